; ModuleID = 'containers.cpp'
source_filename = "containers.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"struct.std::piecewise_construct_t" = type { i8 }
%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { ptr }
%union.anon = type { i64, [8 x i8] }
%"class.std::__cxx11::list" = type { %"class.std::__cxx11::_List_base" }
%"class.std::__cxx11::_List_base" = type { %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl" }
%"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl" = type { %"struct.std::__detail::_List_node_header" }
%"struct.std::__detail::_List_node_header" = type { %"struct.std::__detail::_List_node_base", i64 }
%"struct.std::__detail::_List_node_base" = type { ptr, ptr }
%"class.std::deque" = type { %"class.std::_Deque_base" }
%"class.std::_Deque_base" = type { %"struct.std::_Deque_base<int, std::allocator<int>>::_Deque_impl" }
%"struct.std::_Deque_base<int, std::allocator<int>>::_Deque_impl" = type { %"struct.std::_Deque_base<int, std::allocator<int>>::_Deque_impl_data" }
%"struct.std::_Deque_base<int, std::allocator<int>>::_Deque_impl_data" = type { ptr, i64, %"struct.std::_Deque_iterator", %"struct.std::_Deque_iterator" }
%"struct.std::_Deque_iterator" = type { ptr, ptr, ptr, ptr }
%"class.std::vector.111" = type { %"struct.std::_Vector_base.112" }
%"struct.std::_Vector_base.112" = type { %"struct.std::_Vector_base<std::__cxx11::basic_string<char>, std::allocator<std::__cxx11::basic_string<char>>>::_Vector_impl" }
%"struct.std::_Vector_base<std::__cxx11::basic_string<char>, std::allocator<std::__cxx11::basic_string<char>>>::_Vector_impl" = type { %"struct.std::_Vector_base<std::__cxx11::basic_string<char>, std::allocator<std::__cxx11::basic_string<char>>>::_Vector_impl_data" }
%"struct.std::_Vector_base<std::__cxx11::basic_string<char>, std::allocator<std::__cxx11::basic_string<char>>>::_Vector_impl_data" = type { ptr, ptr, ptr }
%"class.std::unordered_map" = type { %"class.std::_Hashtable" }
%"class.std::_Hashtable" = type { ptr, i64, %"struct.std::__detail::_Hash_node_base", i64, %"struct.std::__detail::_Prime_rehash_policy", ptr }
%"struct.std::__detail::_Hash_node_base" = type { ptr }
%"struct.std::__detail::_Prime_rehash_policy" = type { float, i64 }
%"class.std::unordered_set" = type { %"class.std::_Hashtable.64" }
%"class.std::_Hashtable.64" = type { ptr, i64, %"struct.std::__detail::_Hash_node_base", i64, %"struct.std::__detail::_Prime_rehash_policy", ptr }
%"struct.std::hash.68" = type { i8 }
%"struct.std::equal_to.71" = type { i8 }
%"class.std::allocator.83" = type { i8 }
%"class.std::tuple.39" = type { %"struct.std::_Tuple_impl.40" }
%"struct.std::_Tuple_impl.40" = type { %"struct.std::_Head_base.41" }
%"struct.std::_Head_base.41" = type { ptr }
%"class.std::tuple.42" = type { i8 }
%"class.std::map" = type { %"class.std::_Rb_tree" }
%"class.std::_Rb_tree" = type { %"struct.std::_Rb_tree<int, std::pair<const int, std::__cxx11::basic_string<char>>, std::_Select1st<std::pair<const int, std::__cxx11::basic_string<char>>>, std::less<int>>::_Rb_tree_impl" }
%"struct.std::_Rb_tree<int, std::pair<const int, std::__cxx11::basic_string<char>>, std::_Select1st<std::pair<const int, std::__cxx11::basic_string<char>>>, std::less<int>>::_Rb_tree_impl" = type { [8 x i8], %"struct.std::_Rb_tree_header" }
%"struct.std::_Rb_tree_header" = type { %"struct.std::_Rb_tree_node_base", i64 }
%"struct.std::_Rb_tree_node_base" = type { i32, ptr, ptr, ptr }
%"class.std::multiset" = type { %"class.std::_Rb_tree.28" }
%"class.std::_Rb_tree.28" = type { %"struct.std::_Rb_tree<std::__cxx11::basic_string<char>, std::__cxx11::basic_string<char>, std::_Identity<std::__cxx11::basic_string<char>>, std::less<std::__cxx11::basic_string<char>>>::_Rb_tree_impl" }
%"struct.std::_Rb_tree<std::__cxx11::basic_string<char>, std::__cxx11::basic_string<char>, std::_Identity<std::__cxx11::basic_string<char>>, std::less<std::__cxx11::basic_string<char>>>::_Rb_tree_impl" = type { [8 x i8], %"struct.std::_Rb_tree_header" }
%"class.std::vector" = type { %"struct.std::_Vector_base" }
%"struct.std::_Vector_base" = type { %"struct.std::_Vector_base<std::unique_ptr<Shape>, std::allocator<std::unique_ptr<Shape>>>::_Vector_impl" }
%"struct.std::_Vector_base<std::unique_ptr<Shape>, std::allocator<std::unique_ptr<Shape>>>::_Vector_impl" = type { %"struct.std::_Vector_base<std::unique_ptr<Shape>, std::allocator<std::unique_ptr<Shape>>>::_Vector_impl_data" }
%"struct.std::_Vector_base<std::unique_ptr<Shape>, std::allocator<std::unique_ptr<Shape>>>::_Vector_impl_data" = type { ptr, ptr, ptr }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%"class.std::function" = type { %"class.std::_Function_base", ptr }
%"class.std::_Function_base" = type { %"union.std::_Any_data", ptr }
%"union.std::_Any_data" = type { %"union.std::_Nocopy_types" }
%"union.std::_Nocopy_types" = type { { i64, i64 } }
%"class.std::variant" = type { %"struct.std::__detail::__variant::_Variant_base.base", [7 x i8] }
%"struct.std::__detail::__variant::_Variant_base.base" = type { %"struct.std::__detail::__variant::_Move_assign_base.base" }
%"struct.std::__detail::__variant::_Move_assign_base.base" = type { %"struct.std::__detail::__variant::_Copy_assign_base.base" }
%"struct.std::__detail::__variant::_Copy_assign_base.base" = type { %"struct.std::__detail::__variant::_Move_ctor_base.base" }
%"struct.std::__detail::__variant::_Move_ctor_base.base" = type { %"struct.std::__detail::__variant::_Copy_ctor_base.base" }
%"struct.std::__detail::__variant::_Copy_ctor_base.base" = type { %"struct.std::__detail::__variant::_Variant_storage.base" }
%"struct.std::__detail::__variant::_Variant_storage.base" = type <{ %"union.std::__detail::__variant::_Variadic_union", i8 }>
%"union.std::__detail::__variant::_Variadic_union" = type { %"struct.std::__detail::__variant::_Uninitialized", [28 x i8] }
%"struct.std::__detail::__variant::_Uninitialized" = type { i32 }
%"struct.std::_Rb_tree<int, std::pair<const int, std::__cxx11::basic_string<char>>, std::_Select1st<std::pair<const int, std::__cxx11::basic_string<char>>>, std::less<int>>::_Auto_node" = type { ptr, ptr }
%"struct.std::_Hashtable<std::__cxx11::basic_string<char>, std::pair<const std::__cxx11::basic_string<char>, int>, std::allocator<std::pair<const std::__cxx11::basic_string<char>, int>>, std::__detail::_Select1st, std::equal_to<std::__cxx11::basic_string<char>>, std::hash<string>, std::__detail::_Mod_range_hashing, std::__detail::_Default_ranged_hash, std::__detail::_Prime_rehash_policy, std::__detail::_Hashtable_traits<true, false, true>>::_Scoped_node" = type { ptr, ptr }
%"struct.std::__detail::_AllocNode" = type { ptr }
%"struct.std::__detail::_Scratch_list" = type { %"struct.std::__detail::_List_node_base" }
%"struct.__gnu_cxx::__ops::_Iter_less_iter" = type { i8 }
%"struct.__gnu_cxx::__ops::_Iter_less_val" = type { i8 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

$_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EED2Ev = comdat any

$_ZNSt8multisetINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIS5_ESaIS5_EED2Ev = comdat any

$_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEED2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOiEESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_ = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS1_ = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE10_Auto_nodeD2Ev = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS8_ESG_ = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE21_M_insert_range_equalIPKS5_EENSt9enable_ifIXsr17__same_value_typeIT_EE5valueEvE4typeESG_SG_ = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EED2Ev = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE28_M_get_insert_hint_equal_posESt23_Rb_tree_const_iteratorIS5_ERKS5_ = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE21_M_insert_equal_lowerIRKS5_EESt17_Rb_tree_iteratorIS5_EOT_ = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE17_M_construct_nodeIJRKS5_EEEvPSt13_Rb_tree_nodeIS5_EDpOT_ = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE8_M_eraseEPSt13_Rb_tree_nodeIS5_E = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE11equal_rangeERKS5_ = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS5_ESD_ = comdat any

$_ZNSt13unordered_setIiSt4hashIiESt8equal_toIiESaIiEED2Ev = comdat any

$_ZNSt13unordered_mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4hashIS5_ESt8equal_toIS5_ESaISt4pairIKS5_iEEED2Ev = comdat any

$_ZNSt8__detail9_Map_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iESaIS9_ENS_10_Select1stESt8equal_toIS6_ESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb1ELb0ELb1EEELb1EEixEOS6_ = comdat any

$_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE21_M_insert_unique_nodeEmmPNSA_10_Hash_nodeIS8_Lb1EEEm = comdat any

$_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_Scoped_nodeD2Ev = comdat any

$_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm = comdat any

$_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE8_M_eraseESt17integral_constantIbLb1EERS7_ = comdat any

$_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE8_M_eraseEmPNSA_15_Hash_node_baseEPNSA_10_Hash_nodeIS8_Lb1EEE = comdat any

$_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEEC2IPKiEET_SG_mRKS6_RKS4_RKS0_St17integral_constantIbLb1EE = comdat any

$_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE16_M_insert_uniqueIRKiSF_NS1_10_AllocNodeISaINS1_10_Hash_nodeIiLb0EEEEEEEESt4pairINS1_14_Node_iteratorIiLb1ELb0EEEbEOT_OT0_RKT1_ = comdat any

$_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE21_M_insert_unique_nodeEmmPNS1_10_Hash_nodeIiLb0EEEm = comdat any

$_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE = comdat any

$_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE4findERS7_ = comdat any

$_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEED2Ev = comdat any

$_ZNSt7__cxx114listIiSaIiEE4sortEv = comdat any

$_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev = comdat any

$_ZNSt5dequeIiSaIiEED2Ev = comdat any

$_ZNSt11_Deque_baseIiSaIiEE17_M_initialize_mapEm = comdat any

$_ZNSt11_Deque_baseIiSaIiEE15_M_create_nodesEPPiS3_ = comdat any

$_ZNSt5dequeIiSaIiEE16_M_push_back_auxIJRKiEEEvDpOT_ = comdat any

$_ZNSt5dequeIiSaIiEE17_M_reallocate_mapEmb = comdat any

$_ZNSt5dequeIiSaIiEE17_M_push_front_auxIJRKiEEEvDpOT_ = comdat any

$_ZSt16__do_uninit_copyIPKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPS5_ET0_T_SA_S9_ = comdat any

$_ZSt8_DestroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvT_S7_ = comdat any

$_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElNS0_5__ops15_Iter_less_iterEEvT_SF_T0_T1_ = comdat any

$_ZSt11__make_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEEvT_SF_RT0_ = comdat any

$_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEEvT_SF_SF_RT0_ = comdat any

$_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElS7_NS0_5__ops15_Iter_less_iterEEvT_T0_SG_T1_T2_ = comdat any

$_ZSt11__push_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElS7_NS0_5__ops14_Iter_less_valEEvT_T0_SG_T1_RT2_ = comdat any

$_ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEEvT_SF_SF_SF_T0_ = comdat any

$_ZSt21__unguarded_partitionIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEET_SF_SF_SF_T0_ = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4swapERS4_ = comdat any

$_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEEvT_SF_T0_ = comdat any

$_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops14_Val_less_iterEEvT_T0_ = comdat any

$_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE13_M_insert_auxIS5_EEvN9__gnu_cxx17__normal_iteratorIPS5_S7_EEOT_ = comdat any

$_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_M_realloc_insertIJS5_EEEvN9__gnu_cxx17__normal_iteratorIPS5_S7_EEDpOT_ = comdat any

$_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE8_M_eraseEN9__gnu_cxx17__normal_iteratorIPS5_S7_EE = comdat any

$_ZN9__gnu_cxx12__to_xstringINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEcEET_PFiPT0_mPKS8_P13__va_list_tagEmSB_z = comdat any

$_ZN6SquareD0Ev = comdat any

$_ZNK6Square4areaEv = comdat any

$_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE17_M_realloc_insertIJS4_EEEvN9__gnu_cxx17__normal_iteratorIPS4_S6_EEDpOT_ = comdat any

$_ZN5ShapeD2Ev = comdat any

$_ZN4DiscD0Ev = comdat any

$_ZNK4Disc4areaEv = comdat any

$_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits = comdat any

$_ZSt19piecewise_construct = comdat any

$_ZTV6Square = comdat any

$_ZTS6Square = comdat any

$_ZTS5Shape = comdat any

$_ZTI5Shape = comdat any

$_ZTI6Square = comdat any

$_ZTV4Disc = comdat any

$_ZTS4Disc = comdat any

$_ZTI4Disc = comdat any

@.str.1 = private unnamed_addr constant [11 x i8] c"%g %zu %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%d:%s \00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.7 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.8 = private unnamed_addr constant [9 x i8] c" %d %zu\0A\00", align 1
@.str.9 = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1
@_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits = linkonce_odr dso_local local_unnamed_addr constant [201 x i8] c"00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899\00", comdat, align 16
@_ZSt19piecewise_construct = linkonce_odr dso_local constant %"struct.std::piecewise_construct_t" zeroinitializer, comdat, align 1
@.str.10 = private unnamed_addr constant [21 x i8] c"basic_string::append\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"name\00", align 1
@.str.12 = private unnamed_addr constant [6 x i8] c"name7\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"%s=%d \00", align 1
@.str.14 = private unnamed_addr constant [13 x i8] c"%zu %zu %zu\0A\00", align 1
@.str.15 = private unnamed_addr constant [6 x i8] c"name8\00", align 1
@.str.16 = private unnamed_addr constant [22 x i8] c"basic_string::replace\00", align 1
@.str.17 = private unnamed_addr constant [25 x i8] c"basic_string::_M_replace\00", align 1
@.str.18 = private unnamed_addr constant [55 x i8] c"%s: __pos (which is %zu) > this->size() (which is %zu)\00", align 1
@.str.19 = private unnamed_addr constant [12 x i8] c"%d %d %zu; \00", align 1
@.str.21 = private unnamed_addr constant [4 x i8] c"fig\00", align 1
@.str.22 = private unnamed_addr constant [6 x i8] c"apple\00", align 1
@.str.23 = private unnamed_addr constant [56 x i8] c"a name that is too long to be kept inside of the string\00", align 1
@.str.24 = private unnamed_addr constant [4 x i8] c"%s,\00", align 1
@.str.25 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1
@.str.26 = private unnamed_addr constant [48 x i8] c"cannot create std::deque larger than max_size()\00", align 1
@.str.28 = private unnamed_addr constant [26 x i8] c"vector::_M_realloc_insert\00", align 1
@.str.29 = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@.str.30 = private unnamed_addr constant [3 x i8] c", \00", align 1
@.str.31 = private unnamed_addr constant [2 x i8] c"J\00", align 1
@.str.32 = private unnamed_addr constant [3 x i8] c"--\00", align 1
@.str.33 = private unnamed_addr constant [18 x i8] c"%s %zu %zu %d %s \00", align 1
@.str.34 = private unnamed_addr constant [3 x i8] c"lo\00", align 1
@.str.35 = private unnamed_addr constant [3 x i8] c"Je\00", align 1
@.str.36 = private unnamed_addr constant [10 x i8] c"%s %d %s\0A\00", align 1
@.str.38 = private unnamed_addr constant [21 x i8] c"basic_string::substr\00", align 1
@.str.40 = private unnamed_addr constant [29 x i8] c"basic_string::_M_replace_aux\00", align 1
@.str.41 = private unnamed_addr constant [20 x i8] c"basic_string::erase\00", align 1
@.str.42 = private unnamed_addr constant [5 x i8] c"stoi\00", align 1
@.str.43 = private unnamed_addr constant [3 x i8] c"%f\00", align 1
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI6Square, ptr @_ZN5ShapeD2Ev, ptr @_ZN6SquareD0Ev, ptr @_ZNK6Square4areaEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS6Square = linkonce_odr dso_local constant [8 x i8] c"6Square\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTI5Shape = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Shape }, comdat, align 8
@_ZTI6Square = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS6Square, ptr @_ZTI5Shape }, comdat, align 8
@_ZTV4Disc = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI4Disc, ptr @_ZN5ShapeD2Ev, ptr @_ZN4DiscD0Ev, ptr @_ZNK4Disc4areaEv] }, comdat, align 8
@_ZTS4Disc = linkonce_odr dso_local constant [6 x i8] c"4Disc\00", comdat, align 1
@_ZTI4Disc = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS4Disc, ptr @_ZTI5Shape }, comdat, align 8
@"_ZTSZ4mainE3$_0" = internal constant [12 x i8] c"Z4mainE3$_0\00", align 1
@"_ZTIZ4mainE3$_0" = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @"_ZTSZ4mainE3$_0" }, align 8

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
entry:
  %__args.addr.i = alloca double, align 8
  %__endptr.i.i.i = alloca ptr, align 8
  %text.i = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp1.i126 = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp2.i = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp25.i = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp38.i = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp45.i = alloca %"class.std::__cxx11::basic_string", align 8
  %list.i = alloca %"class.std::__cxx11::list", align 8
  %ref.tmp.i87 = alloca [3 x i32], align 4
  %other.i = alloca %"class.std::__cxx11::list", align 8
  %ref.tmp4.i = alloca [2 x i32], align 4
  %deque.i = alloca %"class.std::deque", align 8
  %i.i = alloca i32, align 4
  %names.i = alloca %"class.std::vector.111", align 8
  %ref.tmp54.i = alloca [3 x %"class.std::__cxx11::basic_string"], align 8
  %ref.tmp107.i = alloca %"class.std::__cxx11::basic_string", align 8
  %ages.i = alloca %"class.std::unordered_map", align 8
  %ref.tmp.i67 = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp1.i68 = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp7.i = alloca %"class.std::__cxx11::basic_string", align 8
  %numbers.i = alloca %"class.std::unordered_set", align 8
  %ref.tmp43.i = alloca [4 x i32], align 4
  %ref.tmp46.i = alloca %"struct.std::hash.68", align 1
  %ref.tmp47.i = alloca %"struct.std::equal_to.71", align 1
  %ref.tmp48.i = alloca %"class.std::allocator.83", align 1
  %ref.tmp58.i = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp9.i.i = alloca %"class.std::tuple.39", align 8
  %ref.tmp10.i.i = alloca %"class.std::tuple.42", align 1
  %map.i = alloca %"class.std::map", align 8
  %ref.tmp.i = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp1.i = alloca i32, align 4
  %words.i = alloca %"class.std::multiset", align 8
  %ref.tmp49.i = alloca [4 x %"class.std::__cxx11::basic_string"], align 8
  %ref.tmp94.i = alloca %"class.std::__cxx11::basic_string", align 8
  %shapes = alloca %"class.std::vector", align 8
  %ref.tmp = alloca %"class.std::unique_ptr", align 8
  %ref.tmp7 = alloca %"class.std::unique_ptr", align 8
  %doubled = alloca %"class.std::function", align 8
  %either = alloca %"class.std::variant", align 8
  %ref.tmp35 = alloca %"class.std::__cxx11::basic_string", align 8
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %map.i) #26
  %0 = getelementptr inbounds i8, ptr %map.i, i64 8
  store i32 0, ptr %0, align 8, !tbaa !4
  %_M_parent.i.i.i.i.i.i = getelementptr inbounds i8, ptr %map.i, i64 16
  store ptr null, ptr %_M_parent.i.i.i.i.i.i, align 8, !tbaa !12
  %_M_left.i.i.i.i.i.i = getelementptr inbounds i8, ptr %map.i, i64 24
  store ptr %0, ptr %_M_left.i.i.i.i.i.i, align 8, !tbaa !13
  %_M_right.i.i.i.i.i.i = getelementptr inbounds i8, ptr %map.i, i64 32
  store ptr %0, ptr %_M_right.i.i.i.i.i.i, align 8, !tbaa !14
  %_M_node_count.i.i.i.i.i.i = getelementptr inbounds i8, ptr %map.i, i64 40
  store i64 0, ptr %_M_node_count.i.i.i.i.i.i, align 8, !tbaa !15
  %1 = getelementptr inbounds i8, ptr %ref.tmp.i, i64 16
  %_M_string_length.i.i.i.i.i.i = getelementptr inbounds i8, ptr %ref.tmp.i, i64 8
  %arrayidx.i.i.i.i.i = getelementptr inbounds i8, ptr %ref.tmp.i, i64 17
  %retval.0.i.i.i.sroa.sel.v.sroa.gep = getelementptr inbounds i8, ptr %ref.tmp1.i68, i64 18
  %retval.0.i.i.i.sroa.sel.v.sroa.gep296 = getelementptr inbounds i8, ptr %ref.tmp1.i68, i64 17
  br label %for.body.i

for.body.i:                                       ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i, %entry
  %state.0345.i = phi i32 [ 7, %entry ], [ %add.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i ]
  %i.0344.i = phi i32 [ 0, %entry ], [ %inc.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i ]
  %mul.i = mul i32 %state.0345.i, 1103515245
  %add.i = add i32 %mul.i, 12345
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp.i) #26
  %rem.i = urem i32 %i.0344.i, 10
  store ptr %1, ptr %ref.tmp.i, align 8, !tbaa !16, !alias.scope !18
  store i8 45, ptr %1, align 8, !tbaa !21
  store i64 1, ptr %_M_string_length.i.i.i.i.i.i, align 8, !tbaa !22, !alias.scope !18
  store i8 0, ptr %arrayidx.i.i.i.i.i, align 1, !tbaa !21
  %2 = trunc nuw nsw i32 %rem.i to i8
  %conv.i.i.i = or disjoint i8 %2, 48
  store i8 %conv.i.i.i, ptr %1, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %ref.tmp1.i) #26
  %shr.i = lshr i32 %add.i, 16
  %rem2.i = urem i32 %shr.i, 40
  store i32 %rem2.i, ptr %ref.tmp1.i, align 4, !tbaa !24
  %3 = load ptr, ptr %_M_parent.i.i.i.i.i.i, align 8, !tbaa !12
  %cmp.not9.i.i.i.i.i = icmp eq ptr %3, null
  br i1 %cmp.not9.i.i.i.i.i, label %_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEE11lower_boundERS9_.exit.i.i, label %while.body.i.i.i.i.i

while.body.i.i.i.i.i:                             ; preds = %for.body.i, %while.body.i.i.i.i.i
  %__x.addr.011.i.i.i.i.i = phi ptr [ %__x.addr.1.i.i.i.i.i, %while.body.i.i.i.i.i ], [ %3, %for.body.i ]
  %__y.addr.010.i.i.i.i.i = phi ptr [ %__y.addr.1.i.i.i.i.i, %while.body.i.i.i.i.i ], [ %0, %for.body.i ]
  %_M_storage.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__x.addr.011.i.i.i.i.i, i64 32
  %4 = load i32, ptr %_M_storage.i.i.i.i.i.i.i, align 4, !tbaa !24
  %cmp.i.i.i.i.i.i = icmp slt i32 %4, %rem2.i
  %__y.addr.1.i.i.i.i.i = select i1 %cmp.i.i.i.i.i.i, ptr %__y.addr.010.i.i.i.i.i, ptr %__x.addr.011.i.i.i.i.i
  %__x.addr.1.in.v.i.i.i.i.i = select i1 %cmp.i.i.i.i.i.i, i64 24, i64 16
  %__x.addr.1.in.i.i.i.i.i = getelementptr inbounds i8, ptr %__x.addr.011.i.i.i.i.i, i64 %__x.addr.1.in.v.i.i.i.i.i
  %__x.addr.1.i.i.i.i.i = load ptr, ptr %__x.addr.1.in.i.i.i.i.i, align 8, !tbaa !26
  %cmp.not.i.i.i.i.i = icmp eq ptr %__x.addr.1.i.i.i.i.i, null
  br i1 %cmp.not.i.i.i.i.i, label %_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEE11lower_boundERS9_.exit.i.i, label %while.body.i.i.i.i.i, !llvm.loop !27

_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEE11lower_boundERS9_.exit.i.i: ; preds = %while.body.i.i.i.i.i, %for.body.i
  %__y.addr.0.lcssa.i.i.i.i.i = phi ptr [ %0, %for.body.i ], [ %__y.addr.1.i.i.i.i.i, %while.body.i.i.i.i.i ]
  %cmp.i.i176.i = icmp eq ptr %__y.addr.0.lcssa.i.i.i.i.i, %0
  br i1 %cmp.i.i176.i, label %if.then.i.i, label %lor.rhs.i.i

lor.rhs.i.i:                                      ; preds = %_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEE11lower_boundERS9_.exit.i.i
  %_M_storage.i.i.i.i = getelementptr inbounds i8, ptr %__y.addr.0.lcssa.i.i.i.i.i, i64 32
  %5 = load i32, ptr %_M_storage.i.i.i.i, align 4, !tbaa !24
  %cmp.i17.i.i = icmp slt i32 %rem2.i, %5
  br i1 %cmp.i17.i.i, label %if.then.i.i, label %_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEEixEOi.exit.i

if.then.i.i:                                      ; preds = %lor.rhs.i.i, %_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEE11lower_boundERS9_.exit.i.i
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp9.i.i) #26
  store ptr %ref.tmp1.i, ptr %ref.tmp9.i.i, align 8, !tbaa !26, !alias.scope !30
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %ref.tmp10.i.i) #26
  %call12.i177.i = invoke ptr @_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOiEESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) %map.i, ptr %__y.addr.0.lcssa.i.i.i.i.i, ptr noundef nonnull align 1 dereferenceable(1) @_ZSt19piecewise_construct, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp9.i.i, ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp10.i.i)
          to label %call12.i.noexc.i unwind label %lpad.loopexit.i

call12.i.noexc.i:                                 ; preds = %if.then.i.i
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %ref.tmp10.i.i) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp9.i.i) #26
  br label %_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEEixEOi.exit.i

_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEEixEOi.exit.i: ; preds = %call12.i.noexc.i, %lor.rhs.i.i
  %__i.sroa.0.0.i.i = phi ptr [ %call12.i177.i, %call12.i.noexc.i ], [ %__y.addr.0.lcssa.i.i.i.i.i, %lor.rhs.i.i ]
  %second.i.i = getelementptr inbounds i8, ptr %__i.sroa.0.0.i.i, i64 40
  %6 = load ptr, ptr %ref.tmp.i, align 8, !tbaa !33
  %7 = load i64, ptr %_M_string_length.i.i.i.i.i.i, align 8, !tbaa !22
  %_M_string_length.i.i.i.i.i178.i = getelementptr inbounds i8, ptr %__i.sroa.0.0.i.i, i64 48
  %8 = load i64, ptr %_M_string_length.i.i.i.i.i178.i, align 8, !tbaa !22
  %sub3.i.i.i.i.i = sub i64 4611686018427387903, %8
  %cmp.i.i.i.i.i = icmp ult i64 %sub3.i.i.i.i.i, %7
  br i1 %cmp.i.i.i.i.i, label %if.then.i.i.i.i.i, label %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEEixEOi.exit.i
  invoke void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.10) #27
          to label %.noexc.i unwind label %lpad.loopexit.split-lp.i

.noexc.i:                                         ; preds = %if.then.i.i.i.i.i
  unreachable

_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit.i.i.i.i: ; preds = %_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEEixEOi.exit.i
  %add.i.i.i.i179.i = add i64 %8, %7
  %9 = load ptr, ptr %second.i.i, align 8, !tbaa !33
  %10 = getelementptr inbounds i8, ptr %__i.sroa.0.0.i.i, i64 56
  %cmp.i.i.i.i.i.i.i = icmp eq ptr %9, %10
  %11 = load i64, ptr %10, align 8
  %cond.i.i.i.i.i.i = select i1 %cmp.i.i.i.i.i.i.i, i64 15, i64 %11
  %cmp.not.i.i.i.i180.i = icmp ugt i64 %add.i.i.i.i179.i, %cond.i.i.i.i.i.i
  br i1 %cmp.not.i.i.i.i180.i, label %if.else.i.i.i.i.i, label %if.then.i4.i.i.i.i

if.then.i4.i.i.i.i:                               ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit.i.i.i.i
  %tobool.not.i.i.i.i.i = icmp eq i64 %7, 0
  br i1 %tobool.not.i.i.i.i.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_.exit.i, label %if.then3.i.i.i.i.i

if.then3.i.i.i.i.i:                               ; preds = %if.then.i4.i.i.i.i
  %add.ptr.i.i.i.i181.i = getelementptr inbounds i8, ptr %9, i64 %8
  %cond.i.i.i.i.i = icmp eq i64 %7, 1
  br i1 %cond.i.i.i.i.i, label %if.then.i.i.i.i.i.i, label %if.end.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i:                              ; preds = %if.then3.i.i.i.i.i
  %12 = load i8, ptr %6, align 1, !tbaa !21
  store i8 %12, ptr %add.ptr.i.i.i.i181.i, align 1, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_.exit.i

if.end.i.i.i.i.i.i.i:                             ; preds = %if.then3.i.i.i.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr.i.i.i.i181.i, ptr align 1 %6, i64 %7, i1 false)
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_.exit.i

if.else.i.i.i.i.i:                                ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit.i.i.i.i
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %second.i.i, i64 noundef %8, i64 noundef 0, ptr noundef %6, i64 noundef %7)
          to label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_.exit.i unwind label %lpad.loopexit.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_.exit.i: ; preds = %if.else.i.i.i.i.i, %if.end.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i, %if.then.i4.i.i.i.i
  store i64 %add.i.i.i.i179.i, ptr %_M_string_length.i.i.i.i.i178.i, align 8, !tbaa !22
  %13 = load ptr, ptr %second.i.i, align 8, !tbaa !33
  %arrayidx.i.i.i.i.i.i = getelementptr inbounds i8, ptr %13, i64 %add.i.i.i.i179.i
  store i8 0, ptr %arrayidx.i.i.i.i.i.i, align 1, !tbaa !21
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %ref.tmp1.i) #26
  %14 = load ptr, ptr %ref.tmp.i, align 8, !tbaa !33
  %cmp.i.i.i183.i = icmp eq ptr %14, %1
  br i1 %cmp.i.i.i183.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i, label %if.then.i.i184.i

if.then.i.i184.i:                                 ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_.exit.i
  %15 = load i64, ptr %1, align 8, !tbaa !21
  %add.i.i.i.i = add i64 %15, 1
  call void @_ZdlPvm(ptr noundef %14, i64 noundef %add.i.i.i.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i: ; preds = %if.then.i.i184.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_.exit.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp.i) #26
  %inc.i = add nuw nsw i32 %i.0344.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, 60
  br i1 %exitcond.not.i, label %for.body9.i, label %for.body.i, !llvm.loop !34

lpad.loopexit.i:                                  ; preds = %if.else.i.i.i.i.i, %if.then.i.i
  %lpad.loopexit339.i = landingpad { ptr, i32 }
          cleanup
  br label %lpad.i

lpad.loopexit.split-lp.i:                         ; preds = %if.then.i.i.i.i.i
  %lpad.loopexit.split-lp340.i = landingpad { ptr, i32 }
          cleanup
  br label %lpad.i

lpad.i:                                           ; preds = %lpad.loopexit.split-lp.i, %lpad.loopexit.i
  %lpad.phi.i = phi { ptr, i32 } [ %lpad.loopexit339.i, %lpad.loopexit.i ], [ %lpad.loopexit.split-lp340.i, %lpad.loopexit.split-lp.i ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %ref.tmp1.i) #26
  %16 = load ptr, ptr %ref.tmp.i, align 8, !tbaa !33
  %cmp.i.i.i185.i = icmp eq ptr %16, %1
  br i1 %cmp.i.i.i185.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit188.i, label %if.then.i.i186.i

if.then.i.i186.i:                                 ; preds = %lpad.i
  %17 = load i64, ptr %1, align 8, !tbaa !21
  %add.i.i.i187.i = add i64 %17, 1
  call void @_ZdlPvm(ptr noundef %16, i64 noundef %add.i.i.i187.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit188.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit188.i: ; preds = %if.then.i.i186.i, %lpad.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp.i) #26
  br label %ehcleanup151.i

for.cond.cleanup8.i:                              ; preds = %_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEE5eraseERS9_.exit.i
  %18 = load ptr, ptr %_M_left.i.i.i.i.i.i, align 8, !tbaa !13
  %cmp.i.not347.i = icmp eq ptr %18, %0
  br i1 %cmp.i.not347.i, label %for.cond33.preheader.i, label %for.body22.i

for.body9.i:                                      ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i, %_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEE5eraseERS9_.exit.i
  %storemerge346.i = phi i32 [ %add14.i, %_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEE5eraseERS9_.exit.i ], [ 0, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i ]
  %__x.059.i.i.i.i = load ptr, ptr %_M_parent.i.i.i.i.i.i, align 8, !tbaa !26
  %cmp.not60.i.i.i.i = icmp eq ptr %__x.059.i.i.i.i, null
  br i1 %cmp.not60.i.i.i.i, label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE5eraseERS1_.exit.i.i, label %while.body.i.i.i.i

while.body.i.i.i.i:                               ; preds = %for.body9.i, %if.end18.i.i.i.i
  %__x.062.i.i.i.i = phi ptr [ %__x.0.i.i.i.i, %if.end18.i.i.i.i ], [ %__x.059.i.i.i.i, %for.body9.i ]
  %__y.061.i.i.i.i = phi ptr [ %__y.1.i.i.i.i, %if.end18.i.i.i.i ], [ %0, %for.body9.i ]
  %_M_storage.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__x.062.i.i.i.i, i64 32
  %19 = load i32, ptr %_M_storage.i.i.i.i.i.i, align 4, !tbaa !24
  %cmp.i.i.i.i191.i = icmp slt i32 %19, %storemerge346.i
  br i1 %cmp.i.i.i.i191.i, label %if.then.i.i.i205.i, label %if.else.i.i.i.i

if.then.i.i.i205.i:                               ; preds = %while.body.i.i.i.i
  %_M_right.i.i.i.i.i = getelementptr inbounds i8, ptr %__x.062.i.i.i.i, i64 24
  br label %if.end18.i.i.i.i

if.else.i.i.i.i:                                  ; preds = %while.body.i.i.i.i
  %cmp.i39.i.i.i.i = icmp slt i32 %storemerge346.i, %19
  %_M_left.i.i.i.i.i = getelementptr inbounds i8, ptr %__x.062.i.i.i.i, i64 16
  br i1 %cmp.i39.i.i.i.i, label %if.end18.i.i.i.i, label %if.else11.i.i.i.i

if.else11.i.i.i.i:                                ; preds = %if.else.i.i.i.i
  %20 = load ptr, ptr %_M_left.i.i.i.i.i, align 8, !tbaa !35
  %_M_right.i41.i.i.i.i = getelementptr inbounds i8, ptr %__x.062.i.i.i.i, i64 24
  %21 = load ptr, ptr %_M_right.i41.i.i.i.i, align 8, !tbaa !36
  %cmp.not9.i.i.i.i192.i = icmp eq ptr %20, null
  br i1 %cmp.not9.i.i.i.i192.i, label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE14_M_lower_boundEPSt13_Rb_tree_nodeIS8_EPSt18_Rb_tree_node_baseRS1_.exit.i.i.i.i, label %while.body.i.i.i.i193.i

while.body.i.i.i.i193.i:                          ; preds = %if.else11.i.i.i.i, %while.body.i.i.i.i193.i
  %__x.addr.011.i.i.i.i194.i = phi ptr [ %__x.addr.1.i.i.i.i201.i, %while.body.i.i.i.i193.i ], [ %20, %if.else11.i.i.i.i ]
  %__y.addr.010.i.i.i.i195.i = phi ptr [ %__y.addr.1.i.i.i.i198.i, %while.body.i.i.i.i193.i ], [ %__x.062.i.i.i.i, %if.else11.i.i.i.i ]
  %_M_storage.i.i.i.i.i.i196.i = getelementptr inbounds i8, ptr %__x.addr.011.i.i.i.i194.i, i64 32
  %22 = load i32, ptr %_M_storage.i.i.i.i.i.i196.i, align 4, !tbaa !24
  %cmp.i.i.i.i.i197.i = icmp slt i32 %22, %storemerge346.i
  %__y.addr.1.i.i.i.i198.i = select i1 %cmp.i.i.i.i.i197.i, ptr %__y.addr.010.i.i.i.i195.i, ptr %__x.addr.011.i.i.i.i194.i
  %__x.addr.1.in.v.i.i.i.i199.i = select i1 %cmp.i.i.i.i.i197.i, i64 24, i64 16
  %__x.addr.1.in.i.i.i.i200.i = getelementptr inbounds i8, ptr %__x.addr.011.i.i.i.i194.i, i64 %__x.addr.1.in.v.i.i.i.i199.i
  %__x.addr.1.i.i.i.i201.i = load ptr, ptr %__x.addr.1.in.i.i.i.i200.i, align 8, !tbaa !26
  %cmp.not.i.i.i.i202.i = icmp eq ptr %__x.addr.1.i.i.i.i201.i, null
  br i1 %cmp.not.i.i.i.i202.i, label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE14_M_lower_boundEPSt13_Rb_tree_nodeIS8_EPSt18_Rb_tree_node_baseRS1_.exit.i.i.i.i, label %while.body.i.i.i.i193.i, !llvm.loop !27

_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE14_M_lower_boundEPSt13_Rb_tree_nodeIS8_EPSt18_Rb_tree_node_baseRS1_.exit.i.i.i.i: ; preds = %while.body.i.i.i.i193.i, %if.else11.i.i.i.i
  %__y.addr.0.lcssa.i.i.i.i203.i = phi ptr [ %__x.062.i.i.i.i, %if.else11.i.i.i.i ], [ %__y.addr.1.i.i.i.i198.i, %while.body.i.i.i.i193.i ]
  %cmp.not9.i42.i.i.i.i = icmp eq ptr %21, null
  br i1 %cmp.not9.i42.i.i.i.i, label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE5eraseERS1_.exit.i.i, label %while.body.i44.i.i.i.i

while.body.i44.i.i.i.i:                           ; preds = %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE14_M_lower_boundEPSt13_Rb_tree_nodeIS8_EPSt18_Rb_tree_node_baseRS1_.exit.i.i.i.i, %while.body.i44.i.i.i.i
  %__x.addr.011.i45.i.i.i.i = phi ptr [ %__x.addr.1.i52.i.i.i.i, %while.body.i44.i.i.i.i ], [ %21, %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE14_M_lower_boundEPSt13_Rb_tree_nodeIS8_EPSt18_Rb_tree_node_baseRS1_.exit.i.i.i.i ]
  %__y.addr.010.i46.i.i.i.i = phi ptr [ %__y.addr.1.i49.i.i.i.i, %while.body.i44.i.i.i.i ], [ %__y.061.i.i.i.i, %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE14_M_lower_boundEPSt13_Rb_tree_nodeIS8_EPSt18_Rb_tree_node_baseRS1_.exit.i.i.i.i ]
  %_M_storage.i.i.i47.i.i.i.i = getelementptr inbounds i8, ptr %__x.addr.011.i45.i.i.i.i, i64 32
  %23 = load i32, ptr %_M_storage.i.i.i47.i.i.i.i, align 4, !tbaa !24
  %cmp.i.i48.i.i.i.i = icmp slt i32 %storemerge346.i, %23
  %__y.addr.1.i49.i.i.i.i = select i1 %cmp.i.i48.i.i.i.i, ptr %__x.addr.011.i45.i.i.i.i, ptr %__y.addr.010.i46.i.i.i.i
  %__x.addr.1.in.v.i50.i.i.i.i = select i1 %cmp.i.i48.i.i.i.i, i64 16, i64 24
  %__x.addr.1.in.i51.i.i.i.i = getelementptr inbounds i8, ptr %__x.addr.011.i45.i.i.i.i, i64 %__x.addr.1.in.v.i50.i.i.i.i
  %__x.addr.1.i52.i.i.i.i = load ptr, ptr %__x.addr.1.in.i51.i.i.i.i, align 8, !tbaa !26
  %cmp.not.i53.i.i.i.i = icmp eq ptr %__x.addr.1.i52.i.i.i.i, null
  br i1 %cmp.not.i53.i.i.i.i, label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE5eraseERS1_.exit.i.i, label %while.body.i44.i.i.i.i, !llvm.loop !37

if.end18.i.i.i.i:                                 ; preds = %if.else.i.i.i.i, %if.then.i.i.i205.i
  %__y.1.i.i.i.i = phi ptr [ %__y.061.i.i.i.i, %if.then.i.i.i205.i ], [ %__x.062.i.i.i.i, %if.else.i.i.i.i ]
  %__x.1.in.i.i.i.i = phi ptr [ %_M_right.i.i.i.i.i, %if.then.i.i.i205.i ], [ %_M_left.i.i.i.i.i, %if.else.i.i.i.i ]
  %__x.0.i.i.i.i = load ptr, ptr %__x.1.in.i.i.i.i, align 8, !tbaa !26
  %cmp.not.i.i.i.i = icmp eq ptr %__x.0.i.i.i.i, null
  br i1 %cmp.not.i.i.i.i, label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE5eraseERS1_.exit.i.i, label %while.body.i.i.i.i, !llvm.loop !38

_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE5eraseERS1_.exit.i.i: ; preds = %if.end18.i.i.i.i, %while.body.i44.i.i.i.i, %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE14_M_lower_boundEPSt13_Rb_tree_nodeIS8_EPSt18_Rb_tree_node_baseRS1_.exit.i.i.i.i, %for.body9.i
  %retval.sroa.0.0.i.i.i.i = phi ptr [ %__y.addr.0.lcssa.i.i.i.i203.i, %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE14_M_lower_boundEPSt13_Rb_tree_nodeIS8_EPSt18_Rb_tree_node_baseRS1_.exit.i.i.i.i ], [ %0, %for.body9.i ], [ %__y.addr.0.lcssa.i.i.i.i203.i, %while.body.i44.i.i.i.i ], [ %__y.1.i.i.i.i, %if.end18.i.i.i.i ]
  %retval.sroa.3.0.i.i.i.i = phi ptr [ %__y.061.i.i.i.i, %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE14_M_lower_boundEPSt13_Rb_tree_nodeIS8_EPSt18_Rb_tree_node_baseRS1_.exit.i.i.i.i ], [ %0, %for.body9.i ], [ %__y.addr.1.i49.i.i.i.i, %while.body.i44.i.i.i.i ], [ %__y.1.i.i.i.i, %if.end18.i.i.i.i ]
  invoke void @_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS8_ESG_(ptr noundef nonnull align 8 dereferenceable(48) %map.i, ptr %retval.sroa.0.0.i.i.i.i, ptr %retval.sroa.3.0.i.i.i.i)
          to label %_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEE5eraseERS9_.exit.i unwind label %lpad10.i

_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEE5eraseERS9_.exit.i: ; preds = %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE5eraseERS1_.exit.i.i
  %add14.i = add nuw nsw i32 %storemerge346.i, 3
  %cmp7.i = icmp ult i32 %storemerge346.i, 37
  br i1 %cmp7.i, label %for.body9.i, label %for.cond.cleanup8.i, !llvm.loop !39

lpad10.i:                                         ; preds = %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE5eraseERS1_.exit.i.i
  %24 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup151.i

for.cond33.preheader.i:                           ; preds = %for.body22.i, %for.cond.cleanup8.i
  %25 = load ptr, ptr %_M_left.i.i.i.i.i.i, align 8, !tbaa !13, !noalias !40
  %cmp.i.i.i207.not349.i = icmp eq ptr %0, %25
  br i1 %cmp.i.i.i207.not349.i, label %for.cond.cleanup38.i, label %for.body39.i

for.body22.i:                                     ; preds = %for.cond.cleanup8.i, %for.body22.i
  %__begin1.sroa.0.0348.i = phi ptr [ %call.i.i, %for.body22.i ], [ %18, %for.cond.cleanup8.i ]
  %_M_storage.i.i.i = getelementptr inbounds i8, ptr %__begin1.sroa.0.0348.i, i64 32
  %second.i.i.i = getelementptr inbounds i8, ptr %__begin1.sroa.0.0348.i, i64 40
  %26 = load i32, ptr %_M_storage.i.i.i, align 4, !tbaa !24
  %27 = load ptr, ptr %second.i.i.i, align 8, !tbaa !33
  %call29.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %26, ptr noundef %27)
  %call.i.i = call noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %__begin1.sroa.0.0348.i) #29
  %cmp.i.not.i = icmp eq ptr %call.i.i, %0
  br i1 %cmp.i.not.i, label %for.cond33.preheader.i, label %for.body22.i, !llvm.loop !45

for.cond.cleanup38.i:                             ; preds = %for.body39.i, %for.cond33.preheader.i
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %words.i) #26
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %ref.tmp49.i) #26
  %28 = getelementptr inbounds i8, ptr %ref.tmp49.i, i64 16
  store ptr %28, ptr %ref.tmp49.i, align 8, !tbaa !16
  store i8 98, ptr %28, align 8, !tbaa !21
  %_M_string_length.i.i.i.i.i = getelementptr inbounds i8, ptr %ref.tmp49.i, i64 8
  store i64 1, ptr %_M_string_length.i.i.i.i.i, align 8, !tbaa !22
  %arrayidx.i.i.i.i = getelementptr inbounds i8, ptr %ref.tmp49.i, i64 17
  store i8 0, ptr %arrayidx.i.i.i.i, align 1, !tbaa !21
  %arrayinit.element.i = getelementptr inbounds i8, ptr %ref.tmp49.i, i64 32
  %29 = getelementptr inbounds i8, ptr %ref.tmp49.i, i64 48
  store ptr %29, ptr %arrayinit.element.i, align 8, !tbaa !16
  store i8 97, ptr %29, align 8, !tbaa !21
  %_M_string_length.i.i.i.i222.i = getelementptr inbounds i8, ptr %ref.tmp49.i, i64 40
  store i64 1, ptr %_M_string_length.i.i.i.i222.i, align 8, !tbaa !22
  %arrayidx.i.i.i223.i = getelementptr inbounds i8, ptr %ref.tmp49.i, i64 49
  store i8 0, ptr %arrayidx.i.i.i223.i, align 1, !tbaa !21
  %arrayinit.element56.i = getelementptr inbounds i8, ptr %ref.tmp49.i, i64 64
  %30 = getelementptr inbounds i8, ptr %ref.tmp49.i, i64 80
  store ptr %30, ptr %arrayinit.element56.i, align 8, !tbaa !16
  store i8 99, ptr %30, align 8, !tbaa !21
  %_M_string_length.i.i.i.i238.i = getelementptr inbounds i8, ptr %ref.tmp49.i, i64 72
  store i64 1, ptr %_M_string_length.i.i.i.i238.i, align 8, !tbaa !22
  %arrayidx.i.i.i239.i = getelementptr inbounds i8, ptr %ref.tmp49.i, i64 81
  store i8 0, ptr %arrayidx.i.i.i239.i, align 1, !tbaa !21
  %arrayinit.element60.i = getelementptr inbounds i8, ptr %ref.tmp49.i, i64 96
  %31 = getelementptr inbounds i8, ptr %ref.tmp49.i, i64 112
  store ptr %31, ptr %arrayinit.element60.i, align 8, !tbaa !16
  store i8 97, ptr %31, align 8, !tbaa !21
  %_M_string_length.i.i.i.i254.i = getelementptr inbounds i8, ptr %ref.tmp49.i, i64 104
  store i64 1, ptr %_M_string_length.i.i.i.i254.i, align 8, !tbaa !22
  %arrayidx.i.i.i255.i = getelementptr inbounds i8, ptr %ref.tmp49.i, i64 113
  store i8 0, ptr %arrayidx.i.i.i255.i, align 1, !tbaa !21
  %32 = getelementptr inbounds i8, ptr %words.i, i64 8
  store i32 0, ptr %32, align 8, !tbaa !4
  %_M_parent.i.i.i.i.i267.i = getelementptr inbounds i8, ptr %words.i, i64 16
  store ptr null, ptr %_M_parent.i.i.i.i.i267.i, align 8, !tbaa !12
  %_M_left.i.i.i.i.i268.i = getelementptr inbounds i8, ptr %words.i, i64 24
  store ptr %32, ptr %_M_left.i.i.i.i.i268.i, align 8, !tbaa !13
  %_M_right.i.i.i.i.i269.i = getelementptr inbounds i8, ptr %words.i, i64 32
  store ptr %32, ptr %_M_right.i.i.i.i.i269.i, align 8, !tbaa !14
  %_M_node_count.i.i.i.i.i270.i = getelementptr inbounds i8, ptr %words.i, i64 40
  store i64 0, ptr %_M_node_count.i.i.i.i.i270.i, align 8, !tbaa !15
  %add.ptr.i.i271.i = getelementptr inbounds i8, ptr %ref.tmp49.i, i64 128
  invoke void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE21_M_insert_range_equalIPKS5_EENSt9enable_ifIXsr17__same_value_typeIT_EE5valueEvE4typeESG_SG_(ptr noundef nonnull align 8 dereferenceable(48) %words.i, ptr noundef nonnull %ref.tmp49.i, ptr noundef nonnull %add.ptr.i.i271.i)
          to label %arraydestroy.body.i unwind label %lpad4.i.i

for.body39.i:                                     ; preds = %for.cond33.preheader.i, %for.body39.i
  %it.sroa.0.0350.i = phi ptr [ %call.i.i218.i, %for.body39.i ], [ %0, %for.cond33.preheader.i ]
  %call.i.i217.i = call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef %it.sroa.0.0350.i) #29
  %_M_storage.i.i.i.i.i = getelementptr inbounds i8, ptr %call.i.i217.i, i64 32
  %33 = load i32, ptr %_M_storage.i.i.i.i.i, align 8, !tbaa !46
  %call44.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %33)
  %call.i.i218.i = call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef %it.sroa.0.0350.i) #29
  %34 = load ptr, ptr %_M_left.i.i.i.i.i.i, align 8, !tbaa !13, !noalias !40
  %cmp.i.i.i207.not.i = icmp eq ptr %call.i.i218.i, %34
  br i1 %cmp.i.i.i207.not.i, label %for.cond.cleanup38.i, label %for.body39.i, !llvm.loop !48

lpad4.i.i:                                        ; preds = %for.cond.cleanup38.i
  %35 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %words.i) #26
  br label %arraydestroy.body74.i

arraydestroy.body.i:                              ; preds = %for.cond.cleanup38.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit275.i
  %arraydestroy.elementPast.i = phi ptr [ %arraydestroy.element.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit275.i ], [ %add.ptr.i.i271.i, %for.cond.cleanup38.i ]
  %arraydestroy.element.i = getelementptr inbounds i8, ptr %arraydestroy.elementPast.i, i64 -32
  %36 = load ptr, ptr %arraydestroy.element.i, align 8, !tbaa !33
  %37 = getelementptr inbounds i8, ptr %arraydestroy.elementPast.i, i64 -16
  %cmp.i.i.i272.i = icmp eq ptr %36, %37
  br i1 %cmp.i.i.i272.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit275.i, label %if.then.i.i273.i

if.then.i.i273.i:                                 ; preds = %arraydestroy.body.i
  %38 = load i64, ptr %37, align 8, !tbaa !21
  %add.i.i.i274.i = add i64 %38, 1
  call void @_ZdlPvm(ptr noundef %36, i64 noundef %add.i.i.i274.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit275.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit275.i: ; preds = %if.then.i.i273.i, %arraydestroy.body.i
  %arraydestroy.done.i = icmp eq ptr %arraydestroy.element.i, %ref.tmp49.i
  br i1 %arraydestroy.done.i, label %arraydestroy.done71.i, label %arraydestroy.body.i

arraydestroy.done71.i:                            ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit275.i
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %ref.tmp49.i) #26
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp94.i) #26
  %39 = getelementptr inbounds i8, ptr %ref.tmp94.i, i64 16
  store ptr %39, ptr %ref.tmp94.i, align 8, !tbaa !16
  store i8 99, ptr %39, align 8, !tbaa !21
  %_M_string_length.i.i.i.i279.i = getelementptr inbounds i8, ptr %ref.tmp94.i, i64 8
  store i64 1, ptr %_M_string_length.i.i.i.i279.i, align 8, !tbaa !22
  %arrayidx.i.i.i280.i = getelementptr inbounds i8, ptr %ref.tmp94.i, i64 17
  store i8 0, ptr %arrayidx.i.i.i280.i, align 1, !tbaa !21
  %call.i.i292295.i = invoke { ptr, ptr } @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE11equal_rangeERKS5_(ptr noundef nonnull align 8 dereferenceable(48) %words.i, ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp94.i)
          to label %call.i.i292.noexc.i unwind label %lpad98.i

call.i.i292.noexc.i:                              ; preds = %arraydestroy.done71.i
  %40 = extractvalue { ptr, ptr } %call.i.i292295.i, 0
  %41 = extractvalue { ptr, ptr } %call.i.i292295.i, 1
  invoke void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS5_ESD_(ptr noundef nonnull align 8 dereferenceable(48) %words.i, ptr %40, ptr %41)
          to label %_ZNSt8multisetINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIS5_ESaIS5_EE5eraseERKS5_.exit.i unwind label %lpad98.i

_ZNSt8multisetINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIS5_ESaIS5_EE5eraseERKS5_.exit.i: ; preds = %call.i.i292.noexc.i
  %42 = load ptr, ptr %ref.tmp94.i, align 8, !tbaa !33
  %cmp.i.i.i297.i = icmp eq ptr %42, %39
  br i1 %cmp.i.i.i297.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit300.i, label %if.then.i.i298.i

if.then.i.i298.i:                                 ; preds = %_ZNSt8multisetINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIS5_ESaIS5_EE5eraseERKS5_.exit.i
  %43 = load i64, ptr %39, align 8, !tbaa !21
  %add.i.i.i299.i = add i64 %43, 1
  call void @_ZdlPvm(ptr noundef %42, i64 noundef %add.i.i.i299.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit300.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit300.i: ; preds = %if.then.i.i298.i, %_ZNSt8multisetINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIS5_ESaIS5_EE5eraseERKS5_.exit.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp94.i) #26
  %44 = load ptr, ptr %_M_left.i.i.i.i.i268.i, align 8, !tbaa !13
  %cmp.i303.not351.i = icmp eq ptr %44, %32
  br i1 %cmp.i303.not351.i, label %for.cond.cleanup114.i, label %for.body115.i

for.cond.cleanup114.i:                            ; preds = %for.body115.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit300.i
  %45 = load ptr, ptr %_M_parent.i.i.i.i.i.i, align 8, !tbaa !12
  %cmp.not9.i.i.i.i = icmp eq ptr %45, null
  br i1 %cmp.not9.i.i.i.i, label %invoke.cont130.i, label %while.body.i.i.i306.i

while.body.i.i.i306.i:                            ; preds = %for.cond.cleanup114.i, %while.body.i.i.i306.i
  %__x.addr.011.i.i.i.i = phi ptr [ %__x.addr.1.i.i.i.i, %while.body.i.i.i306.i ], [ %45, %for.cond.cleanup114.i ]
  %__y.addr.010.i.i.i.i = phi ptr [ %__y.addr.1.i.i.i.i, %while.body.i.i.i306.i ], [ %0, %for.cond.cleanup114.i ]
  %_M_storage.i.i.i.i.i307.i = getelementptr inbounds i8, ptr %__x.addr.011.i.i.i.i, i64 32
  %46 = load i32, ptr %_M_storage.i.i.i.i.i307.i, align 4, !tbaa !24
  %cmp.i.i.i.i308.i = icmp slt i32 %46, 20
  %__y.addr.1.i.i.i.i = select i1 %cmp.i.i.i.i308.i, ptr %__y.addr.010.i.i.i.i, ptr %__x.addr.011.i.i.i.i
  %__x.addr.1.in.v.i.i.i.i = select i1 %cmp.i.i.i.i308.i, i64 24, i64 16
  %__x.addr.1.in.i.i.i.i = getelementptr inbounds i8, ptr %__x.addr.011.i.i.i.i, i64 %__x.addr.1.in.v.i.i.i.i
  %__x.addr.1.i.i.i.i = load ptr, ptr %__x.addr.1.in.i.i.i.i, align 8, !tbaa !26
  %cmp.not.i.i.i309.i = icmp eq ptr %__x.addr.1.i.i.i.i, null
  br i1 %cmp.not.i.i.i309.i, label %invoke.cont130.i, label %while.body.i.i.i306.i, !llvm.loop !27

arraydestroy.body74.i:                            ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit313.i, %lpad4.i.i
  %arraydestroy.elementPast75.i = phi ptr [ %add.ptr.i.i271.i, %lpad4.i.i ], [ %arraydestroy.element76.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit313.i ]
  %arraydestroy.element76.i = getelementptr inbounds i8, ptr %arraydestroy.elementPast75.i, i64 -32
  %47 = load ptr, ptr %arraydestroy.element76.i, align 8, !tbaa !33
  %48 = getelementptr inbounds i8, ptr %arraydestroy.elementPast75.i, i64 -16
  %cmp.i.i.i310.i = icmp eq ptr %47, %48
  br i1 %cmp.i.i.i310.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit313.i, label %if.then.i.i311.i

if.then.i.i311.i:                                 ; preds = %arraydestroy.body74.i
  %49 = load i64, ptr %48, align 8, !tbaa !21
  %add.i.i.i312.i = add i64 %49, 1
  call void @_ZdlPvm(ptr noundef %47, i64 noundef %add.i.i.i312.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit313.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit313.i: ; preds = %if.then.i.i311.i, %arraydestroy.body74.i
  %arraydestroy.done77.i = icmp eq ptr %arraydestroy.element76.i, %ref.tmp49.i
  br i1 %arraydestroy.done77.i, label %cleanup.done.i, label %arraydestroy.body74.i

cleanup.done.i:                                   ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit313.i
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %ref.tmp49.i) #26
  br label %ehcleanup150.i

lpad98.i:                                         ; preds = %call.i.i292.noexc.i, %arraydestroy.done71.i
  %50 = landingpad { ptr, i32 }
          cleanup
  %51 = load ptr, ptr %ref.tmp94.i, align 8, !tbaa !33
  %cmp.i.i.i318.i = icmp eq ptr %51, %39
  br i1 %cmp.i.i.i318.i, label %ehcleanup102.i, label %if.then.i.i319.i

if.then.i.i319.i:                                 ; preds = %lpad98.i
  %52 = load i64, ptr %39, align 8, !tbaa !21
  %add.i.i.i320.i = add i64 %52, 1
  call void @_ZdlPvm(ptr noundef %51, i64 noundef %add.i.i.i320.i) #28
  br label %ehcleanup102.i

ehcleanup102.i:                                   ; preds = %if.then.i.i319.i, %lpad98.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp94.i) #26
  call void @_ZNSt8multisetINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIS5_ESaIS5_EED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %words.i) #26
  br label %ehcleanup150.i

for.body115.i:                                    ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit300.i, %for.body115.i
  %__begin1106.sroa.0.0352.i = phi ptr [ %call.i323.i, %for.body115.i ], [ %44, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit300.i ]
  %_M_storage.i.i322.i = getelementptr inbounds i8, ptr %__begin1106.sroa.0.0352.i, i64 32
  %53 = load ptr, ptr %_M_storage.i.i322.i, align 8, !tbaa !33
  %call120.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, ptr noundef %53)
  %call.i323.i = call noundef ptr @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr noundef %__begin1106.sroa.0.0352.i) #29
  %cmp.i303.not.i = icmp eq ptr %call.i323.i, %32
  br i1 %cmp.i303.not.i, label %for.cond.cleanup114.i, label %for.body115.i, !llvm.loop !49

invoke.cont130.i:                                 ; preds = %while.body.i.i.i306.i, %for.cond.cleanup114.i
  %__y.addr.0.lcssa.i.i.i.i = phi ptr [ %0, %for.cond.cleanup114.i ], [ %__y.addr.1.i.i.i.i, %while.body.i.i.i306.i ]
  %_M_storage.i.i324.i = getelementptr inbounds i8, ptr %__y.addr.0.lcssa.i.i.i.i, i64 32
  %54 = load i32, ptr %_M_storage.i.i324.i, align 8, !tbaa !46
  %55 = load i64, ptr %_M_node_count.i.i.i.i.i.i, align 8, !tbaa !15
  %call139.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %54, i64 noundef %55)
  %56 = load i64, ptr %_M_node_count.i.i.i.i.i.i, align 8, !tbaa !15
  %cmp.i.i326353.i = icmp eq i64 %56, 0
  br i1 %cmp.i.i326353.i, label %while.end.i, label %while.body.i

while.body.i:                                     ; preds = %invoke.cont130.i, %_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEE5eraseB5cxx11ESt17_Rb_tree_iteratorISA_E.exit.i
  %57 = load ptr, ptr %_M_left.i.i.i.i.i.i, align 8, !tbaa !13
  %call.i4.i.i.i = call noundef ptr @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr noundef %57, ptr noundef nonnull align 8 dereferenceable(32) %0) #26
  %second.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call.i4.i.i.i, i64 40
  %58 = load ptr, ptr %second.i.i.i.i.i.i.i.i.i, align 8, !tbaa !33
  %59 = getelementptr inbounds i8, ptr %call.i4.i.i.i, i64 56
  %cmp.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq ptr %58, %59
  br i1 %cmp.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEE5eraseB5cxx11ESt17_Rb_tree_iteratorISA_E.exit.i, label %if.then.i.i.i.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i.i.i.i:                    ; preds = %while.body.i
  %60 = load i64, ptr %59, align 8, !tbaa !21
  %add.i.i.i.i.i.i.i.i.i.i.i.i = add i64 %60, 1
  call void @_ZdlPvm(ptr noundef %58, i64 noundef %add.i.i.i.i.i.i.i.i.i.i.i.i) #28
  br label %_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEE5eraseB5cxx11ESt17_Rb_tree_iteratorISA_E.exit.i

_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEE5eraseB5cxx11ESt17_Rb_tree_iteratorISA_E.exit.i: ; preds = %if.then.i.i.i.i.i.i.i.i.i.i.i, %while.body.i
  call void @_ZdlPvm(ptr noundef %call.i4.i.i.i, i64 noundef 72) #28
  %61 = load i64, ptr %_M_node_count.i.i.i.i.i.i, align 8, !tbaa !15
  %dec.i.i.i.i = add i64 %61, -1
  store i64 %dec.i.i.i.i, ptr %_M_node_count.i.i.i.i.i.i, align 8, !tbaa !15
  %cmp.i.i326.i = icmp eq i64 %dec.i.i.i.i, 0
  br i1 %cmp.i.i326.i, label %while.end.i, label %while.body.i

while.end.i:                                      ; preds = %_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEE5eraseB5cxx11ESt17_Rb_tree_iteratorISA_E.exit.i, %invoke.cont130.i
  %62 = load ptr, ptr %_M_parent.i.i.i.i.i267.i, align 8, !tbaa !12
  invoke void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE8_M_eraseEPSt13_Rb_tree_nodeIS5_E(ptr noundef nonnull align 8 dereferenceable(48) %words.i, ptr noundef %62)
          to label %_ZNSt8multisetINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIS5_ESaIS5_EED2Ev.exit.i unwind label %terminate.lpad.i.i.i

terminate.lpad.i.i.i:                             ; preds = %while.end.i
  %63 = landingpad { ptr, i32 }
          catch ptr null
  %64 = extractvalue { ptr, i32 } %63, 0
  call void @__clang_call_terminate(ptr %64) #30
  unreachable

_ZNSt8multisetINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIS5_ESaIS5_EED2Ev.exit.i: ; preds = %while.end.i
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %words.i) #26
  %65 = load ptr, ptr %_M_parent.i.i.i.i.i.i, align 8, !tbaa !12
  invoke void @_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E(ptr noundef nonnull align 8 dereferenceable(48) %map.i, ptr noundef %65)
          to label %_ZL5treesv.exit unwind label %terminate.lpad.i.i332.i

terminate.lpad.i.i332.i:                          ; preds = %_ZNSt8multisetINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIS5_ESaIS5_EED2Ev.exit.i
  %66 = landingpad { ptr, i32 }
          catch ptr null
  %67 = extractvalue { ptr, i32 } %66, 0
  call void @__clang_call_terminate(ptr %67) #30
  unreachable

ehcleanup150.i:                                   ; preds = %ehcleanup102.i, %cleanup.done.i
  %.pn167.pn.pn.i = phi { ptr, i32 } [ %50, %ehcleanup102.i ], [ %35, %cleanup.done.i ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %words.i) #26
  br label %ehcleanup151.i

common.resume:                                    ; preds = %ehcleanup56, %ehcleanup59.i, %ehcleanup192.i, %ehcleanup73.i, %ehcleanup151.i
  %common.resume.op = phi { ptr, i32 } [ %.pn173.i, %ehcleanup151.i ], [ %.pn85.pn.i, %ehcleanup73.i ], [ %.pn205.pn.pn.pn.pn.i, %ehcleanup192.i ], [ %.pn63.pn.pn.i, %ehcleanup59.i ], [ %.pn64.pn, %ehcleanup56 ]
  resume { ptr, i32 } %common.resume.op

ehcleanup151.i:                                   ; preds = %ehcleanup150.i, %lpad10.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit188.i
  %.pn173.i = phi { ptr, i32 } [ %lpad.phi.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit188.i ], [ %24, %lpad10.i ], [ %.pn167.pn.pn.i, %ehcleanup150.i ]
  call void @_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %map.i) #26
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %map.i) #26
  br label %common.resume

_ZL5treesv.exit:                                  ; preds = %_ZNSt8multisetINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIS5_ESaIS5_EED2Ev.exit.i
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %map.i) #26
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %ages.i) #26
  %_M_single_bucket.i.i.i = getelementptr inbounds i8, ptr %ages.i, i64 48
  store ptr %_M_single_bucket.i.i.i, ptr %ages.i, align 8, !tbaa !50
  %_M_bucket_count.i.i.i = getelementptr inbounds i8, ptr %ages.i, i64 8
  store i64 1, ptr %_M_bucket_count.i.i.i, align 8, !tbaa !55
  %_M_before_begin.i.i.i = getelementptr inbounds i8, ptr %ages.i, i64 16
  %_M_rehash_policy.i.i.i = getelementptr inbounds i8, ptr %ages.i, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_M_before_begin.i.i.i, i8 0, i64 16, i1 false)
  store float 1.000000e+00, ptr %_M_rehash_policy.i.i.i, align 8, !tbaa !56
  %_M_next_resize.i.i.i.i = getelementptr inbounds i8, ptr %ages.i, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_M_next_resize.i.i.i.i, i8 0, i64 16, i1 false)
  %68 = getelementptr inbounds i8, ptr %ref.tmp1.i68, i64 16
  %_M_string_length.i.i.i.i.i.i69 = getelementptr inbounds i8, ptr %ref.tmp1.i68, i64 8
  %69 = getelementptr inbounds i8, ptr %ref.tmp.i67, i64 16
  %_M_string_length.i23.i.i.i = getelementptr inbounds i8, ptr %ref.tmp.i67, i64 8
  %arrayidx15.i.i.i = getelementptr inbounds i8, ptr %ref.tmp1.i68, i64 17
  br label %for.body.i70

for.cond.cleanup.i:                               ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit107.i
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp7.i) #26
  %70 = getelementptr inbounds i8, ptr %ref.tmp7.i, i64 16
  store ptr %70, ptr %ref.tmp7.i, align 8, !tbaa !16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(5) %70, ptr noundef nonnull align 1 dereferenceable(5) @.str.12, i64 5, i1 false)
  %_M_string_length.i.i.i.i.i76 = getelementptr inbounds i8, ptr %ref.tmp7.i, i64 8
  store i64 5, ptr %_M_string_length.i.i.i.i.i76, align 8, !tbaa !22
  %arrayidx.i.i.i.i77 = getelementptr inbounds i8, ptr %ref.tmp7.i, i64 21
  store i8 0, ptr %arrayidx.i.i.i.i77, align 1, !tbaa !21
  %call.i.i116117.i = invoke noundef i64 @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE8_M_eraseESt17integral_constantIbLb1EERS7_(ptr noundef nonnull align 8 dereferenceable(56) %ages.i, ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp7.i)
          to label %invoke.cont12.i unwind label %lpad11.i

for.body.i70:                                     ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit107.i, %_ZL5treesv.exit
  %indvars.iv.i = phi i64 [ 0, %_ZL5treesv.exit ], [ %indvars.iv.next.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit107.i ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp.i67) #26
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp1.i68) #26
  call void @llvm.experimental.noalias.scope.decl(metadata !57)
  %cmp39.i.i.i = icmp ult i64 %indvars.iv.i, 10
  %retval.0.i.i.i = select i1 %cmp39.i.i.i, i64 1, i64 2
  store ptr %68, ptr %ref.tmp1.i68, align 8, !tbaa !16, !alias.scope !57
  br i1 %cmp39.i.i.i, label %if.then.i7.i.i.i.i, label %if.end.i.i.i.i.i.i

if.then.i7.i.i.i.i:                               ; preds = %for.body.i70
  store i8 45, ptr %68, align 8, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_.exit.i.i

if.end.i.i.i.i.i.i:                               ; preds = %for.body.i70
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %68, i8 45, i64 %retval.0.i.i.i, i1 false)
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_.exit.i.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_.exit.i.i: ; preds = %if.end.i.i.i.i.i.i, %if.then.i7.i.i.i.i
  %retval.0.i.i.i.sroa.sel.v.sroa.phi = phi ptr [ %retval.0.i.i.i.sroa.sel.v.sroa.gep, %if.end.i.i.i.i.i.i ], [ %retval.0.i.i.i.sroa.sel.v.sroa.gep296, %if.then.i7.i.i.i.i ]
  store i64 %retval.0.i.i.i, ptr %_M_string_length.i.i.i.i.i.i69, align 8, !tbaa !22, !alias.scope !57
  store i8 0, ptr %retval.0.i.i.i.sroa.sel.v.sroa.phi, align 1, !tbaa !21
  %cmp9.i.i.i = icmp ugt i64 %indvars.iv.i, 9
  br i1 %cmp9.i.i.i, label %if.then.i.i92.i, label %if.else.i.i.i

if.then.i.i92.i:                                  ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_.exit.i.i
  %71 = shl nuw nsw i64 %indvars.iv.i, 1
  %72 = or disjoint i64 %71, 1
  %arrayidx14.i.i.i = getelementptr inbounds [201 x i8], ptr @_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits, i64 0, i64 %72
  %73 = load i8, ptr %arrayidx14.i.i.i, align 1, !tbaa !21, !noalias !57
  store i8 %73, ptr %arrayidx15.i.i.i, align 1, !tbaa !21
  %arrayidx17.i.i.i = getelementptr inbounds [201 x i8], ptr @_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits, i64 0, i64 %71
  %74 = load i8, ptr %arrayidx17.i.i.i, align 2, !tbaa !21, !noalias !57
  br label %_ZNSt7__cxx119to_stringEi.exit.i

if.else.i.i.i:                                    ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_.exit.i.i
  %75 = trunc nuw i64 %indvars.iv.i to i8
  %conv.i.i.i72 = or disjoint i8 %75, 48
  br label %_ZNSt7__cxx119to_stringEi.exit.i

_ZNSt7__cxx119to_stringEi.exit.i:                 ; preds = %if.else.i.i.i, %if.then.i.i92.i
  %storemerge.i.i.i = phi i8 [ %conv.i.i.i72, %if.else.i.i.i ], [ %74, %if.then.i.i92.i ]
  store i8 %storemerge.i.i.i, ptr %68, align 8, !tbaa !21
  %call3.i.i.i99.i = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp1.i68, i64 noundef 0, i64 noundef 0, ptr noundef nonnull @.str.11, i64 noundef 4)
          to label %call3.i.i.i.noexc.i unwind label %lpad.i73

call3.i.i.i.noexc.i:                              ; preds = %_ZNSt7__cxx119to_stringEi.exit.i
  store ptr %69, ptr %ref.tmp.i67, align 8, !tbaa !16, !alias.scope !60
  %76 = load ptr, ptr %call3.i.i.i99.i, align 8, !tbaa !33
  %77 = getelementptr inbounds i8, ptr %call3.i.i.i99.i, i64 16
  %cmp.i.i.i94.i = icmp eq ptr %76, %77
  br i1 %cmp.i.i.i94.i, label %if.then.i.i96.i, label %if.else.i.i95.i

if.then.i.i96.i:                                  ; preds = %call3.i.i.i.noexc.i
  %_M_string_length.i.i.i.i = getelementptr inbounds i8, ptr %call3.i.i.i99.i, i64 8
  %78 = load i64, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !22
  %add.i.i97.i = add i64 %78, 1
  %cmp.i21.i.i.i = icmp eq i64 %add.i.i97.i, 0
  br i1 %cmp.i21.i.i.i, label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit.i, label %if.end.i.i.i98.i

if.end.i.i.i98.i:                                 ; preds = %if.then.i.i96.i
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %69, ptr nonnull align 8 %77, i64 %add.i.i97.i, i1 false)
  br label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit.i

if.else.i.i95.i:                                  ; preds = %call3.i.i.i.noexc.i
  store ptr %76, ptr %ref.tmp.i67, align 8, !tbaa !33, !alias.scope !60
  %79 = load i64, ptr %77, align 8, !tbaa !21
  store i64 %79, ptr %69, align 8, !tbaa !21, !alias.scope !60
  br label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit.i

_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit.i: ; preds = %if.else.i.i95.i, %if.end.i.i.i98.i, %if.then.i.i96.i
  %_M_string_length.i22.i.i.i = getelementptr inbounds i8, ptr %call3.i.i.i99.i, i64 8
  %80 = load i64, ptr %_M_string_length.i22.i.i.i, align 8, !tbaa !22
  store i64 %80, ptr %_M_string_length.i23.i.i.i, align 8, !tbaa !22, !alias.scope !60
  store ptr %77, ptr %call3.i.i.i99.i, align 8, !tbaa !33
  store i64 0, ptr %_M_string_length.i22.i.i.i, align 8, !tbaa !22
  store i8 0, ptr %77, align 8, !tbaa !21
  %call.i100.i = invoke noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt8__detail9_Map_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iESaIS9_ENS_10_Select1stESt8equal_toIS6_ESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb1ELb0ELb1EEELb1EEixEOS6_(ptr noundef nonnull align 1 dereferenceable(1) %ages.i, ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp.i67)
          to label %invoke.cont3.i unwind label %lpad2.i

invoke.cont3.i:                                   ; preds = %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit.i
  %81 = trunc nuw nsw i64 %indvars.iv.i to i32
  store i32 %81, ptr %call.i100.i, align 4, !tbaa !24
  %82 = load ptr, ptr %ref.tmp.i67, align 8, !tbaa !33
  %cmp.i.i.i101.i = icmp eq ptr %82, %69
  br i1 %cmp.i.i.i101.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i74, label %if.then.i.i102.i

if.then.i.i102.i:                                 ; preds = %invoke.cont3.i
  %83 = load i64, ptr %69, align 8, !tbaa !21
  %add.i.i.i103.i = add i64 %83, 1
  call void @_ZdlPvm(ptr noundef %82, i64 noundef %add.i.i.i103.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i74

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i74: ; preds = %if.then.i.i102.i, %invoke.cont3.i
  %84 = load ptr, ptr %ref.tmp1.i68, align 8, !tbaa !33
  %cmp.i.i.i104.i = icmp eq ptr %84, %68
  br i1 %cmp.i.i.i104.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit107.i, label %if.then.i.i105.i

if.then.i.i105.i:                                 ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i74
  %85 = load i64, ptr %68, align 8, !tbaa !21
  %add.i.i.i106.i = add i64 %85, 1
  call void @_ZdlPvm(ptr noundef %84, i64 noundef %add.i.i.i106.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit107.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit107.i: ; preds = %if.then.i.i105.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i74
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp1.i68) #26
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp.i67) #26
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i75 = icmp eq i64 %indvars.iv.next.i, 40
  br i1 %exitcond.not.i75, label %for.cond.cleanup.i, label %for.body.i70, !llvm.loop !63

lpad.i73:                                         ; preds = %_ZNSt7__cxx119to_stringEi.exit.i
  %86 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup.i

lpad2.i:                                          ; preds = %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit.i
  %87 = landingpad { ptr, i32 }
          cleanup
  %88 = load ptr, ptr %ref.tmp.i67, align 8, !tbaa !33
  %cmp.i.i.i108.i = icmp eq ptr %88, %69
  br i1 %cmp.i.i.i108.i, label %ehcleanup.i, label %if.then.i.i109.i

if.then.i.i109.i:                                 ; preds = %lpad2.i
  %89 = load i64, ptr %69, align 8, !tbaa !21
  %add.i.i.i110.i = add i64 %89, 1
  call void @_ZdlPvm(ptr noundef %88, i64 noundef %add.i.i.i110.i) #28
  br label %ehcleanup.i

ehcleanup.i:                                      ; preds = %if.then.i.i109.i, %lpad2.i, %lpad.i73
  %.pn85.i = phi { ptr, i32 } [ %86, %lpad.i73 ], [ %87, %lpad2.i ], [ %87, %if.then.i.i109.i ]
  %90 = load ptr, ptr %ref.tmp1.i68, align 8, !tbaa !33
  %cmp.i.i.i112.i = icmp eq ptr %90, %68
  br i1 %cmp.i.i.i112.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit115.i, label %if.then.i.i113.i

if.then.i.i113.i:                                 ; preds = %ehcleanup.i
  %91 = load i64, ptr %68, align 8, !tbaa !21
  %add.i.i.i114.i = add i64 %91, 1
  call void @_ZdlPvm(ptr noundef %90, i64 noundef %add.i.i.i114.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit115.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit115.i: ; preds = %if.then.i.i113.i, %ehcleanup.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp1.i68) #26
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp.i67) #26
  br label %ehcleanup73.i

invoke.cont12.i:                                  ; preds = %for.cond.cleanup.i
  %92 = load ptr, ptr %ref.tmp7.i, align 8, !tbaa !33
  %cmp.i.i.i118.i = icmp eq ptr %92, %70
  br i1 %cmp.i.i.i118.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit121.i, label %if.then.i.i119.i

if.then.i.i119.i:                                 ; preds = %invoke.cont12.i
  %93 = load i64, ptr %70, align 8, !tbaa !21
  %add.i.i.i120.i = add i64 %93, 1
  call void @_ZdlPvm(ptr noundef %92, i64 noundef %add.i.i.i120.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit121.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit121.i: ; preds = %if.then.i.i119.i, %invoke.cont12.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp7.i) #26
  %94 = load ptr, ptr %_M_before_begin.i.i.i, align 8, !tbaa !64
  %cmp.i.not170.i = icmp eq ptr %94, null
  br i1 %cmp.i.not170.i, label %for.cond.cleanup25.i, label %for.body26.i

for.cond.cleanup25.i:                             ; preds = %for.body26.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit121.i
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %numbers.i) #26
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp43.i) #26
  store i32 5, ptr %ref.tmp43.i, align 4, !tbaa !24
  %arrayinit.element.i80 = getelementptr inbounds i8, ptr %ref.tmp43.i, i64 4
  store i32 3, ptr %arrayinit.element.i80, align 4, !tbaa !24
  %arrayinit.element44.i = getelementptr inbounds i8, ptr %ref.tmp43.i, i64 8
  store i32 5, ptr %arrayinit.element44.i, align 4, !tbaa !24
  %arrayinit.element45.i = getelementptr inbounds i8, ptr %ref.tmp43.i, i64 12
  store i32 18, ptr %arrayinit.element45.i, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %ref.tmp46.i) #26
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %ref.tmp47.i) #26
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %ref.tmp48.i) #26
  %add.ptr.i.i.i.i = getelementptr inbounds i8, ptr %ref.tmp43.i, i64 16
  invoke void @_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEEC2IPKiEET_SG_mRKS6_RKS4_RKS0_St17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %numbers.i, ptr noundef nonnull %ref.tmp43.i, ptr noundef nonnull %add.ptr.i.i.i.i, i64 noundef 0, ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp46.i, ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp47.i, ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp48.i)
          to label %invoke.cont50.i unwind label %lpad49.i

lpad11.i:                                         ; preds = %for.cond.cleanup.i
  %95 = landingpad { ptr, i32 }
          cleanup
  %96 = load ptr, ptr %ref.tmp7.i, align 8, !tbaa !33
  %cmp.i.i.i123.i = icmp eq ptr %96, %70
  br i1 %cmp.i.i.i123.i, label %ehcleanup15.i, label %if.then.i.i124.i

if.then.i.i124.i:                                 ; preds = %lpad11.i
  %97 = load i64, ptr %70, align 8, !tbaa !21
  %add.i.i.i125.i = add i64 %97, 1
  call void @_ZdlPvm(ptr noundef %96, i64 noundef %add.i.i.i125.i) #28
  br label %ehcleanup15.i

ehcleanup15.i:                                    ; preds = %if.then.i.i124.i, %lpad11.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp7.i) #26
  br label %ehcleanup73.i

for.body26.i:                                     ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit121.i, %for.body26.i
  %__begin1.sroa.0.0171.i = phi ptr [ %100, %for.body26.i ], [ %94, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit121.i ]
  %add.ptr.i.i = getelementptr inbounds i8, ptr %__begin1.sroa.0.0171.i, i64 8
  %second.i.i.i78 = getelementptr inbounds i8, ptr %__begin1.sroa.0.0171.i, i64 40
  %98 = load ptr, ptr %add.ptr.i.i, align 8, !tbaa !33
  %99 = load i32, ptr %second.i.i.i78, align 4, !tbaa !24
  %call33.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, ptr noundef %98, i32 noundef %99)
  %100 = load ptr, ptr %__begin1.sroa.0.0171.i, align 8, !tbaa !65
  %cmp.i.not.i79 = icmp eq ptr %100, null
  br i1 %cmp.i.not.i79, label %for.cond.cleanup25.i, label %for.body26.i, !llvm.loop !66

invoke.cont50.i:                                  ; preds = %for.cond.cleanup25.i
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %ref.tmp48.i) #26
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %ref.tmp47.i) #26
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %ref.tmp46.i) #26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp43.i) #26
  %_M_element_count.i.i.i = getelementptr inbounds i8, ptr %numbers.i, i64 24
  %101 = load i64, ptr %_M_element_count.i.i.i, align 8, !tbaa !67
  %102 = load i64, ptr %_M_bucket_count.i.i.i, align 8, !tbaa !55
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp58.i) #26
  %103 = getelementptr inbounds i8, ptr %ref.tmp58.i, i64 16
  store ptr %103, ptr %ref.tmp58.i, align 8, !tbaa !16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(5) %103, ptr noundef nonnull align 1 dereferenceable(5) @.str.15, i64 5, i1 false)
  %_M_string_length.i.i.i.i131.i = getelementptr inbounds i8, ptr %ref.tmp58.i, i64 8
  store i64 5, ptr %_M_string_length.i.i.i.i131.i, align 8, !tbaa !22
  %arrayidx.i.i.i132.i = getelementptr inbounds i8, ptr %ref.tmp58.i, i64 21
  store i8 0, ptr %arrayidx.i.i.i132.i, align 1, !tbaa !21
  %call.i.i144145.i = invoke ptr @_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE4findERS7_(ptr noundef nonnull align 8 dereferenceable(56) %ages.i, ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp58.i)
          to label %_ZNKSt13unordered_mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4hashIS5_ESt8equal_toIS5_ESaISt4pairIKS5_iEEE5countERSB_.exit.i unwind label %lpad62.i

_ZNKSt13unordered_mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4hashIS5_ESt8equal_toIS5_ESaISt4pairIKS5_iEEE5countERSB_.exit.i: ; preds = %invoke.cont50.i
  %tobool.not.i.i.i = icmp ne ptr %call.i.i144145.i, null
  %..i.i.i = zext i1 %tobool.not.i.i.i to i64
  %call66.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i64 noundef %101, i64 noundef %102, i64 noundef %..i.i.i)
  %104 = load ptr, ptr %ref.tmp58.i, align 8, !tbaa !33
  %cmp.i.i.i146.i = icmp eq ptr %104, %103
  br i1 %cmp.i.i.i146.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit149.i, label %if.then.i.i147.i

if.then.i.i147.i:                                 ; preds = %_ZNKSt13unordered_mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4hashIS5_ESt8equal_toIS5_ESaISt4pairIKS5_iEEE5countERSB_.exit.i
  %105 = load i64, ptr %103, align 8, !tbaa !21
  %add.i.i.i148.i = add i64 %105, 1
  call void @_ZdlPvm(ptr noundef %104, i64 noundef %add.i.i.i148.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit149.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit149.i: ; preds = %if.then.i.i147.i, %_ZNKSt13unordered_mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4hashIS5_ESt8equal_toIS5_ESaISt4pairIKS5_iEEE5countERSB_.exit.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp58.i) #26
  %_M_before_begin.i.i.i.i.i = getelementptr inbounds i8, ptr %numbers.i, i64 16
  %106 = load ptr, ptr %_M_before_begin.i.i.i.i.i, align 8, !tbaa !69
  %tobool.not4.i.i.i.i.i = icmp eq ptr %106, null
  br i1 %tobool.not4.i.i.i.i.i, label %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE5clearEv.exit.i.i.i, label %while.body.i.i.i.i.i81

while.body.i.i.i.i.i81:                           ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit149.i, %while.body.i.i.i.i.i81
  %__n.addr.05.i.i.i.i.i = phi ptr [ %107, %while.body.i.i.i.i.i81 ], [ %106, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit149.i ]
  %107 = load ptr, ptr %__n.addr.05.i.i.i.i.i, align 8, !tbaa !65
  call void @_ZdlPvm(ptr noundef %__n.addr.05.i.i.i.i.i, i64 noundef 16) #28
  %tobool.not.i.i.i.i.i82 = icmp eq ptr %107, null
  br i1 %tobool.not.i.i.i.i.i82, label %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE5clearEv.exit.i.i.i, label %while.body.i.i.i.i.i81, !llvm.loop !70

_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE5clearEv.exit.i.i.i: ; preds = %while.body.i.i.i.i.i81, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit149.i
  %108 = load ptr, ptr %numbers.i, align 8, !tbaa !71
  %_M_bucket_count.i.i.i.i = getelementptr inbounds i8, ptr %numbers.i, i64 8
  %109 = load i64, ptr %_M_bucket_count.i.i.i.i, align 8, !tbaa !72
  %mul.i.i.i.i = shl i64 %109, 3
  call void @llvm.memset.p0.i64(ptr align 8 %108, i8 0, i64 %mul.i.i.i.i, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_M_before_begin.i.i.i.i.i, i8 0, i64 16, i1 false)
  %110 = load ptr, ptr %numbers.i, align 8, !tbaa !71
  %_M_single_bucket.i.i.i.i.i.i = getelementptr inbounds i8, ptr %numbers.i, i64 48
  %cmp.i.i.i.i.i.i83 = icmp eq ptr %_M_single_bucket.i.i.i.i.i.i, %110
  br i1 %cmp.i.i.i.i.i.i83, label %_ZNSt13unordered_setIiSt4hashIiESt8equal_toIiESaIiEED2Ev.exit.i, label %if.end.i.i.i.i.i

if.end.i.i.i.i.i:                                 ; preds = %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE5clearEv.exit.i.i.i
  %111 = load i64, ptr %_M_bucket_count.i.i.i.i, align 8, !tbaa !72
  %mul.i.i.i.i.i.i.i.i = shl i64 %111, 3
  call void @_ZdlPvm(ptr noundef %110, i64 noundef %mul.i.i.i.i.i.i.i.i) #28
  br label %_ZNSt13unordered_setIiSt4hashIiESt8equal_toIiESaIiEED2Ev.exit.i

_ZNSt13unordered_setIiSt4hashIiESt8equal_toIiESaIiEED2Ev.exit.i: ; preds = %if.end.i.i.i.i.i, %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE5clearEv.exit.i.i.i
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %numbers.i) #26
  %112 = load ptr, ptr %_M_before_begin.i.i.i, align 8, !tbaa !64
  %tobool.not4.i.i.i.i151.i = icmp eq ptr %112, null
  br i1 %tobool.not4.i.i.i.i151.i, label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE5clearEv.exit.i.i.i, label %while.body.i.i.i.i152.i

while.body.i.i.i.i152.i:                          ; preds = %_ZNSt13unordered_setIiSt4hashIiESt8equal_toIiESaIiEED2Ev.exit.i, %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE18_M_deallocate_nodeEPSB_.exit.i.i.i.i.i
  %__n.addr.05.i.i.i.i153.i = phi ptr [ %113, %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE18_M_deallocate_nodeEPSB_.exit.i.i.i.i.i ], [ %112, %_ZNSt13unordered_setIiSt4hashIiESt8equal_toIiESaIiEED2Ev.exit.i ]
  %113 = load ptr, ptr %__n.addr.05.i.i.i.i153.i, align 8, !tbaa !65
  %add.ptr.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__n.addr.05.i.i.i.i153.i, i64 8
  %114 = load ptr, ptr %add.ptr.i.i.i.i.i.i, align 8, !tbaa !33
  %115 = getelementptr inbounds i8, ptr %__n.addr.05.i.i.i.i153.i, i64 24
  %cmp.i.i.i.i.i.i.i.i.i.i.i.i84 = icmp eq ptr %114, %115
  br i1 %cmp.i.i.i.i.i.i.i.i.i.i.i.i84, label %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE18_M_deallocate_nodeEPSB_.exit.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i.i.i.i85

if.then.i.i.i.i.i.i.i.i.i.i.i85:                  ; preds = %while.body.i.i.i.i152.i
  %116 = load i64, ptr %115, align 8, !tbaa !21
  %add.i.i.i.i.i.i.i.i.i.i.i.i86 = add i64 %116, 1
  call void @_ZdlPvm(ptr noundef %114, i64 noundef %add.i.i.i.i.i.i.i.i.i.i.i.i86) #28
  br label %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE18_M_deallocate_nodeEPSB_.exit.i.i.i.i.i

_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE18_M_deallocate_nodeEPSB_.exit.i.i.i.i.i: ; preds = %if.then.i.i.i.i.i.i.i.i.i.i.i85, %while.body.i.i.i.i152.i
  call void @_ZdlPvm(ptr noundef %__n.addr.05.i.i.i.i153.i, i64 noundef 56) #28
  %tobool.not.i.i.i.i154.i = icmp eq ptr %113, null
  br i1 %tobool.not.i.i.i.i154.i, label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE5clearEv.exit.i.i.i, label %while.body.i.i.i.i152.i, !llvm.loop !73

_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE5clearEv.exit.i.i.i: ; preds = %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE18_M_deallocate_nodeEPSB_.exit.i.i.i.i.i, %_ZNSt13unordered_setIiSt4hashIiESt8equal_toIiESaIiEED2Ev.exit.i
  %117 = load ptr, ptr %ages.i, align 8, !tbaa !50
  %118 = load i64, ptr %_M_bucket_count.i.i.i, align 8, !tbaa !55
  %mul.i.i.i156.i = shl i64 %118, 3
  call void @llvm.memset.p0.i64(ptr align 8 %117, i8 0, i64 %mul.i.i.i156.i, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_M_before_begin.i.i.i, i8 0, i64 16, i1 false)
  %119 = load ptr, ptr %ages.i, align 8, !tbaa !50
  %cmp.i.i.i.i.i158.i = icmp eq ptr %_M_single_bucket.i.i.i, %119
  br i1 %cmp.i.i.i.i.i158.i, label %_ZL6hashesv.exit, label %if.end.i.i.i.i159.i

if.end.i.i.i.i159.i:                              ; preds = %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE5clearEv.exit.i.i.i
  %120 = load i64, ptr %_M_bucket_count.i.i.i, align 8, !tbaa !55
  %mul.i.i.i.i.i.i.i160.i = shl i64 %120, 3
  call void @_ZdlPvm(ptr noundef %119, i64 noundef %mul.i.i.i.i.i.i.i160.i) #28
  br label %_ZL6hashesv.exit

lpad49.i:                                         ; preds = %for.cond.cleanup25.i
  %121 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %ref.tmp48.i) #26
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %ref.tmp47.i) #26
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %ref.tmp46.i) #26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp43.i) #26
  br label %ehcleanup72.i

lpad62.i:                                         ; preds = %invoke.cont50.i
  %122 = landingpad { ptr, i32 }
          cleanup
  %123 = load ptr, ptr %ref.tmp58.i, align 8, !tbaa !33
  %cmp.i.i.i161.i = icmp eq ptr %123, %103
  br i1 %cmp.i.i.i161.i, label %ehcleanup68.i, label %if.then.i.i162.i

if.then.i.i162.i:                                 ; preds = %lpad62.i
  %124 = load i64, ptr %103, align 8, !tbaa !21
  %add.i.i.i163.i = add i64 %124, 1
  call void @_ZdlPvm(ptr noundef %123, i64 noundef %add.i.i.i163.i) #28
  br label %ehcleanup68.i

ehcleanup68.i:                                    ; preds = %if.then.i.i162.i, %lpad62.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp58.i) #26
  call void @_ZNSt13unordered_setIiSt4hashIiESt8equal_toIiESaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %numbers.i) #26
  br label %ehcleanup72.i

ehcleanup72.i:                                    ; preds = %ehcleanup68.i, %lpad49.i
  %.pn82.pn.i = phi { ptr, i32 } [ %122, %ehcleanup68.i ], [ %121, %lpad49.i ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %numbers.i) #26
  br label %ehcleanup73.i

ehcleanup73.i:                                    ; preds = %ehcleanup72.i, %ehcleanup15.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit115.i
  %.pn85.pn.i = phi { ptr, i32 } [ %.pn85.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit115.i ], [ %.pn82.pn.i, %ehcleanup72.i ], [ %95, %ehcleanup15.i ]
  call void @_ZNSt13unordered_mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4hashIS5_ESt8equal_toIS5_ESaISt4pairIKS5_iEEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %ages.i) #26
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %ages.i) #26
  br label %common.resume

_ZL6hashesv.exit:                                 ; preds = %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE5clearEv.exit.i.i.i, %if.end.i.i.i.i159.i
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %ages.i) #26
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %list.i) #26
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %ref.tmp.i87) #26
  store i32 3, ptr %ref.tmp.i87, align 4, !tbaa !24
  %arrayinit.element.i88 = getelementptr inbounds i8, ptr %ref.tmp.i87, i64 4
  store i32 1, ptr %arrayinit.element.i88, align 4, !tbaa !24
  %arrayinit.element1.i = getelementptr inbounds i8, ptr %ref.tmp.i87, i64 8
  store i32 2, ptr %arrayinit.element1.i, align 4, !tbaa !24
  %_M_prev.i.i.i.i.i.i = getelementptr inbounds i8, ptr %list.i, i64 8
  store ptr %list.i, ptr %_M_prev.i.i.i.i.i.i, align 8, !tbaa !74
  store ptr %list.i, ptr %list.i, align 8, !tbaa !76
  %_M_size.i.i.i.i.i.i = getelementptr inbounds i8, ptr %list.i, i64 16
  store i64 0, ptr %_M_size.i.i.i.i.i.i, align 8, !tbaa !77
  br label %for.body.i.i.i

for.body.i.i.i:                                   ; preds = %call5.i.i.i.i.i.i.i.noexc.i.i, %_ZL6hashesv.exit
  %__first.addr.05.i.i.idx.i = phi i64 [ %__first.addr.05.i.i.add.i, %call5.i.i.i.i.i.i.i.noexc.i.i ], [ 0, %_ZL6hashesv.exit ]
  %call5.i.i.i.i.i.i.i7.i.i = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #31
          to label %call5.i.i.i.i.i.i.i.noexc.i.i unwind label %lpad3.i.i

call5.i.i.i.i.i.i.i.noexc.i.i:                    ; preds = %for.body.i.i.i
  %__first.addr.05.i.i.ptr.i = getelementptr inbounds i8, ptr %ref.tmp.i87, i64 %__first.addr.05.i.i.idx.i
  %_M_storage.i.i.i.i.i.i.i92 = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i7.i.i, i64 16
  %125 = load i32, ptr %__first.addr.05.i.i.ptr.i, align 4, !tbaa !24
  store i32 %125, ptr %_M_storage.i.i.i.i.i.i.i92, align 4, !tbaa !24
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16) %call5.i.i.i.i.i.i.i7.i.i, ptr noundef nonnull %list.i) #26
  %126 = load i64, ptr %_M_size.i.i.i.i.i.i, align 8, !tbaa !79
  %add.i.i.i.i.i.i = add i64 %126, 1
  store i64 %add.i.i.i.i.i.i, ptr %_M_size.i.i.i.i.i.i, align 8, !tbaa !79
  %__first.addr.05.i.i.add.i = add nuw nsw i64 %__first.addr.05.i.i.idx.i, 4
  %cmp.not.i.i.i = icmp eq i64 %__first.addr.05.i.i.add.i, 12
  br i1 %cmp.not.i.i.i, label %invoke.cont.i, label %for.body.i.i.i, !llvm.loop !82

lpad3.i.i:                                        ; preds = %for.body.i.i.i
  %127 = landingpad { ptr, i32 }
          cleanup
  %128 = load ptr, ptr %list.i, align 8, !tbaa !76
  %cmp.not9.i.i.i.i89 = icmp eq ptr %128, %list.i
  br i1 %cmp.not9.i.i.i.i89, label %lpad.body.i, label %while.body.i.i.i.i90

while.body.i.i.i.i90:                             ; preds = %lpad3.i.i, %while.body.i.i.i.i90
  %__cur.010.i.i.i.i = phi ptr [ %129, %while.body.i.i.i.i90 ], [ %128, %lpad3.i.i ]
  %129 = load ptr, ptr %__cur.010.i.i.i.i, align 8, !tbaa !76
  call void @_ZdlPvm(ptr noundef %__cur.010.i.i.i.i, i64 noundef 24) #28
  %cmp.not.i.i.i.i91 = icmp eq ptr %129, %list.i
  br i1 %cmp.not.i.i.i.i91, label %lpad.body.i, label %while.body.i.i.i.i90, !llvm.loop !83

invoke.cont.i:                                    ; preds = %call5.i.i.i.i.i.i.i.noexc.i.i
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %ref.tmp.i87) #26
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %other.i) #26
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp4.i) #26
  store i32 9, ptr %ref.tmp4.i, align 4, !tbaa !24
  %arrayinit.element5.i = getelementptr inbounds i8, ptr %ref.tmp4.i, i64 4
  store i32 8, ptr %arrayinit.element5.i, align 4, !tbaa !24
  %_M_prev.i.i.i.i.i211.i = getelementptr inbounds i8, ptr %other.i, i64 8
  store ptr %other.i, ptr %_M_prev.i.i.i.i.i211.i, align 8, !tbaa !74
  store ptr %other.i, ptr %other.i, align 8, !tbaa !76
  %_M_size.i.i.i.i.i212.i = getelementptr inbounds i8, ptr %other.i, i64 16
  store i64 0, ptr %_M_size.i.i.i.i.i212.i, align 8, !tbaa !77
  br label %for.body.i.i214.i

for.body.i.i214.i:                                ; preds = %call5.i.i.i.i.i.i.i.noexc.i223.i, %invoke.cont.i
  %__first.addr.05.i.i215.idx.i = phi i64 [ %__first.addr.05.i.i215.add.i, %call5.i.i.i.i.i.i.i.noexc.i223.i ], [ 0, %invoke.cont.i ]
  %call5.i.i.i.i.i.i.i7.i216.i = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #31
          to label %call5.i.i.i.i.i.i.i.noexc.i223.i unwind label %lpad3.i217.i

call5.i.i.i.i.i.i.i.noexc.i223.i:                 ; preds = %for.body.i.i214.i
  %__first.addr.05.i.i215.ptr.i = getelementptr inbounds i8, ptr %ref.tmp4.i, i64 %__first.addr.05.i.i215.idx.i
  %_M_storage.i.i.i.i.i.i224.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i7.i216.i, i64 16
  %130 = load i32, ptr %__first.addr.05.i.i215.ptr.i, align 4, !tbaa !24
  store i32 %130, ptr %_M_storage.i.i.i.i.i.i224.i, align 4, !tbaa !24
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16) %call5.i.i.i.i.i.i.i7.i216.i, ptr noundef nonnull %other.i) #26
  %131 = load i64, ptr %_M_size.i.i.i.i.i212.i, align 8, !tbaa !79
  %add.i.i.i.i.i225.i = add i64 %131, 1
  store i64 %add.i.i.i.i.i225.i, ptr %_M_size.i.i.i.i.i212.i, align 8, !tbaa !79
  %__first.addr.05.i.i215.add.i = add nuw nsw i64 %__first.addr.05.i.i215.idx.i, 4
  %cmp.not.i.i227.i = icmp eq i64 %__first.addr.05.i.i215.add.i, 8
  br i1 %cmp.not.i.i227.i, label %invoke.cont10.i, label %for.body.i.i214.i, !llvm.loop !82

lpad3.i217.i:                                     ; preds = %for.body.i.i214.i
  %132 = landingpad { ptr, i32 }
          cleanup
  %133 = load ptr, ptr %other.i, align 8, !tbaa !76
  %cmp.not9.i.i.i218.i = icmp eq ptr %133, %other.i
  br i1 %cmp.not9.i.i.i218.i, label %lpad9.body.i, label %while.body.i.i.i219.i

while.body.i.i.i219.i:                            ; preds = %lpad3.i217.i, %while.body.i.i.i219.i
  %__cur.010.i.i.i220.i = phi ptr [ %134, %while.body.i.i.i219.i ], [ %133, %lpad3.i217.i ]
  %134 = load ptr, ptr %__cur.010.i.i.i220.i, align 8, !tbaa !76
  call void @_ZdlPvm(ptr noundef %__cur.010.i.i.i220.i, i64 noundef 24) #28
  %cmp.not.i.i.i221.i = icmp eq ptr %134, %other.i
  br i1 %cmp.not.i.i.i221.i, label %lpad9.body.i, label %while.body.i.i.i219.i, !llvm.loop !83

invoke.cont10.i:                                  ; preds = %call5.i.i.i.i.i.i.i.noexc.i223.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp4.i) #26
  invoke void @_ZNSt7__cxx114listIiSaIiEE4sortEv(ptr noundef nonnull align 8 dereferenceable(24) %list.i)
          to label %invoke.cont12.i94 unwind label %lpad11.i93

invoke.cont12.i94:                                ; preds = %invoke.cont10.i
  %135 = load ptr, ptr %other.i, align 8, !tbaa !76
  %cmp.i.i.i.i = icmp eq ptr %135, %other.i
  br i1 %cmp.i.i.i.i, label %_ZNSt7__cxx114listIiSaIiEE6spliceESt20_List_const_iteratorIiERS2_.exit.i, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %invoke.cont12.i94
  %136 = load ptr, ptr %list.i, align 8, !tbaa !76
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %136, ptr noundef %135, ptr noundef nonnull %other.i) #26
  %137 = load i64, ptr %_M_size.i.i.i.i.i212.i, align 8, !tbaa !79
  %138 = load i64, ptr %_M_size.i.i.i.i.i.i, align 8, !tbaa !79
  %add.i.i.i.i95 = add i64 %138, %137
  store i64 %add.i.i.i.i95, ptr %_M_size.i.i.i.i.i.i, align 8, !tbaa !79
  store i64 0, ptr %_M_size.i.i.i.i.i212.i, align 8, !tbaa !79
  br label %_ZNSt7__cxx114listIiSaIiEE6spliceESt20_List_const_iteratorIiERS2_.exit.i

_ZNSt7__cxx114listIiSaIiEE6spliceESt20_List_const_iteratorIiERS2_.exit.i: ; preds = %if.then.i.i.i, %invoke.cont12.i94
  call void @_ZNSt8__detail15_List_node_base10_M_reverseEv(ptr noundef nonnull align 8 dereferenceable(16) %list.i) #26
  call void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %other.i, ptr noundef nonnull align 8 dereferenceable(16) %list.i) #26
  %139 = load i64, ptr %_M_size.i.i.i.i.i.i, align 8, !tbaa !79
  %140 = load i64, ptr %_M_size.i.i.i.i.i212.i, align 8, !tbaa !79
  store i64 %140, ptr %_M_size.i.i.i.i.i.i, align 8, !tbaa !79
  store i64 %139, ptr %_M_size.i.i.i.i.i212.i, align 8, !tbaa !79
  %141 = load ptr, ptr %list.i, align 8, !tbaa !76
  %call5.i.i.i.i.i.i232.i = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #31
          to label %_ZNSt7__cxx114listIiSaIiEE10push_frontEOi.exit.i unwind label %lpad17.i

_ZNSt7__cxx114listIiSaIiEE10push_frontEOi.exit.i: ; preds = %_ZNSt7__cxx114listIiSaIiEE6spliceESt20_List_const_iteratorIiERS2_.exit.i
  %_M_storage.i.i.i.i.i96 = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i232.i, i64 16
  store i32 4, ptr %_M_storage.i.i.i.i.i96, align 4, !tbaa !24
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16) %call5.i.i.i.i.i.i232.i, ptr noundef %141) #26
  %142 = load i64, ptr %_M_size.i.i.i.i.i.i, align 8, !tbaa !79
  %add.i.i.i231.i = add i64 %142, 1
  store i64 %add.i.i.i231.i, ptr %_M_size.i.i.i.i.i.i, align 8, !tbaa !79
  %__begin1.sroa.0.0418.i = load ptr, ptr %other.i, align 8, !tbaa !76
  %cmp.i.not419.i = icmp eq ptr %__begin1.sroa.0.0418.i, %other.i
  br i1 %cmp.i.not419.i, label %for.cond.cleanup.i100, label %for.body.i97

for.cond.cleanup.i100:                            ; preds = %for.body.i97, %_ZNSt7__cxx114listIiSaIiEE10push_frontEOi.exit.i
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %deque.i) #26
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %deque.i, i8 0, i64 80, i1 false)
  invoke void @_ZNSt11_Deque_baseIiSaIiEE17_M_initialize_mapEm(ptr noundef nonnull align 8 dereferenceable(80) %deque.i, i64 noundef 0)
          to label %invoke.cont30.i unwind label %lpad29.i

lpad.body.i:                                      ; preds = %while.body.i.i.i.i90, %lpad3.i.i
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %ref.tmp.i87) #26
  br label %ehcleanup192.i

lpad9.body.i:                                     ; preds = %while.body.i.i.i219.i, %lpad3.i217.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp4.i) #26
  br label %ehcleanup190.i

lpad11.i93:                                       ; preds = %invoke.cont10.i
  %143 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup189.i

lpad17.i:                                         ; preds = %_ZNSt7__cxx114listIiSaIiEE6spliceESt20_List_const_iteratorIiERS2_.exit.i
  %144 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup189.i

for.body.i97:                                     ; preds = %_ZNSt7__cxx114listIiSaIiEE10push_frontEOi.exit.i, %for.body.i97
  %__begin1.sroa.0.0420.i = phi ptr [ %__begin1.sroa.0.0.i, %for.body.i97 ], [ %__begin1.sroa.0.0418.i, %_ZNSt7__cxx114listIiSaIiEE10push_frontEOi.exit.i ]
  %_M_storage.i.i.i98 = getelementptr inbounds i8, ptr %__begin1.sroa.0.0420.i, i64 16
  %145 = load i32, ptr %_M_storage.i.i.i98, align 4, !tbaa !24
  %call27.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %145)
  %__begin1.sroa.0.0.i = load ptr, ptr %__begin1.sroa.0.0420.i, align 8, !tbaa !76
  %cmp.i.not.i99 = icmp eq ptr %__begin1.sroa.0.0.i, %other.i
  br i1 %cmp.i.not.i99, label %for.cond.cleanup.i100, label %for.body.i97, !llvm.loop !84

invoke.cont30.i:                                  ; preds = %for.cond.cleanup.i100
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %i.i) #26
  store i32 0, ptr %i.i, align 4, !tbaa !24
  %_M_finish.i.i = getelementptr inbounds i8, ptr %deque.i, i64 48
  %_M_last.i.i = getelementptr inbounds i8, ptr %deque.i, i64 64
  %_M_start.i.i = getelementptr inbounds i8, ptr %deque.i, i64 16
  %_M_first.i.i = getelementptr inbounds i8, ptr %deque.i, i64 24
  br label %for.body33.i

for.cond.cleanup32.i:                             ; preds = %for.inc37.i
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %i.i) #26
  %_M_last.i250.i = getelementptr inbounds i8, ptr %deque.i, i64 32
  %_M_node.i.i257.i = getelementptr inbounds i8, ptr %deque.i, i64 40
  br label %for.body43.i

lpad29.i:                                         ; preds = %for.cond.cleanup.i100
  %146 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup188.i

for.body33.i:                                     ; preds = %for.inc37.i, %invoke.cont30.i
  %storemerge421.i = phi i32 [ 0, %invoke.cont30.i ], [ %inc.i103, %for.inc37.i ]
  %147 = and i32 %storemerge421.i, 1
  %tobool.not.i = icmp eq i32 %147, 0
  br i1 %tobool.not.i, label %cond.false.i, label %cond.true.i

cond.true.i:                                      ; preds = %for.body33.i
  %148 = load ptr, ptr %_M_finish.i.i, align 8, !tbaa !85
  %149 = load ptr, ptr %_M_last.i.i, align 8, !tbaa !88
  %add.ptr.i.i101 = getelementptr inbounds i8, ptr %149, i64 -4
  %cmp.not.i.i = icmp eq ptr %148, %add.ptr.i.i101
  br i1 %cmp.not.i.i, label %if.else.i.i, label %if.then.i.i102

if.then.i.i102:                                   ; preds = %cond.true.i
  store i32 %storemerge421.i, ptr %148, align 4, !tbaa !24
  %incdec.ptr.i.i = getelementptr inbounds i8, ptr %148, i64 4
  store ptr %incdec.ptr.i.i, ptr %_M_finish.i.i, align 8, !tbaa !85
  br label %for.inc37.i

if.else.i.i:                                      ; preds = %cond.true.i
  invoke void @_ZNSt5dequeIiSaIiEE16_M_push_back_auxIJRKiEEEvDpOT_(ptr noundef nonnull align 8 dereferenceable(80) %deque.i, ptr noundef nonnull align 4 dereferenceable(4) %i.i)
          to label %for.inc37.i unwind label %lpad34.i

cond.false.i:                                     ; preds = %for.body33.i
  %150 = load ptr, ptr %_M_start.i.i, align 8, !tbaa !89
  %151 = load ptr, ptr %_M_first.i.i, align 8, !tbaa !90
  %cmp.not.i233.i = icmp eq ptr %150, %151
  br i1 %cmp.not.i233.i, label %if.else.i236.i, label %if.then.i234.i

if.then.i234.i:                                   ; preds = %cond.false.i
  %add.ptr.i235.i = getelementptr inbounds i8, ptr %150, i64 -4
  store i32 %storemerge421.i, ptr %add.ptr.i235.i, align 4, !tbaa !24
  store ptr %add.ptr.i235.i, ptr %_M_start.i.i, align 8, !tbaa !89
  br label %for.inc37.i

if.else.i236.i:                                   ; preds = %cond.false.i
  invoke void @_ZNSt5dequeIiSaIiEE17_M_push_front_auxIJRKiEEEvDpOT_(ptr noundef nonnull align 8 dereferenceable(80) %deque.i, ptr noundef nonnull align 4 dereferenceable(4) %i.i)
          to label %for.inc37.i unwind label %lpad34.i

for.inc37.i:                                      ; preds = %if.else.i236.i, %if.then.i234.i, %if.else.i.i, %if.then.i.i102
  %152 = load i32, ptr %i.i, align 4, !tbaa !24
  %inc.i103 = add nsw i32 %152, 1
  store i32 %inc.i103, ptr %i.i, align 4, !tbaa !24
  %cmp.i = icmp slt i32 %152, 199
  br i1 %cmp.i, label %for.body33.i, label %for.cond.cleanup32.i, !llvm.loop !91

lpad34.i:                                         ; preds = %if.else.i236.i, %if.else.i.i
  %153 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %i.i) #26
  br label %ehcleanup187.i

for.cond.cleanup42.i:                             ; preds = %_ZNSt5dequeIiSaIiEE9pop_frontEv.exit.i
  %154 = load i32, ptr %storemerge.i.i, align 4, !tbaa !24
  %155 = load ptr, ptr %_M_finish.i.i, align 8, !tbaa !92
  %_M_first3.i.i.i.i = getelementptr inbounds i8, ptr %deque.i, i64 56
  %156 = load ptr, ptr %_M_first3.i.i.i.i, align 8, !tbaa !93
  %cmp.i.i.i = icmp eq ptr %155, %156
  br i1 %cmp.i.i.i, label %if.then.i.i239.i, label %_ZNSt5dequeIiSaIiEE4backEv.exit.i

if.then.i.i239.i:                                 ; preds = %for.cond.cleanup42.i
  %_M_node5.i.i.i.i = getelementptr inbounds i8, ptr %deque.i, i64 72
  %157 = load ptr, ptr %_M_node5.i.i.i.i, align 8, !tbaa !94, !noalias !95
  %add.ptr.i.i240.i = getelementptr inbounds i8, ptr %157, i64 -8
  %158 = load ptr, ptr %add.ptr.i.i240.i, align 8, !tbaa !26
  %add.ptr.i.i.i.i125 = getelementptr inbounds i8, ptr %158, i64 512
  br label %_ZNSt5dequeIiSaIiEE4backEv.exit.i

_ZNSt5dequeIiSaIiEE4backEv.exit.i:                ; preds = %if.then.i.i239.i, %for.cond.cleanup42.i
  %__tmp.sroa.0.0.i.i = phi ptr [ %add.ptr.i.i.i.i125, %if.then.i.i239.i ], [ %155, %for.cond.cleanup42.i ]
  %incdec.ptr.i.i238.i = getelementptr inbounds i8, ptr %__tmp.sroa.0.0.i.i, i64 -4
  %159 = load i32, ptr %incdec.ptr.i.i238.i, align 4, !tbaa !24
  %_M_node.i.i.i = getelementptr inbounds i8, ptr %deque.i, i64 72
  %160 = load ptr, ptr %_M_node.i.i.i, align 8, !tbaa !94
  %161 = load ptr, ptr %_M_node.i.i257.i, align 8, !tbaa !94
  %sub.ptr.lhs.cast.i.i.i = ptrtoint ptr %160 to i64
  %sub.ptr.rhs.cast.i.i.i = ptrtoint ptr %161 to i64
  %sub.ptr.sub.i.i.i = sub i64 %sub.ptr.lhs.cast.i.i.i, %sub.ptr.rhs.cast.i.i.i
  %sub.ptr.div.i.i.i = ashr exact i64 %sub.ptr.sub.i.i.i, 3
  %tobool.i.i.i = icmp ne ptr %160, null
  %conv.neg.i.i.i = sext i1 %tobool.i.i.i to i64
  %sub.i.i.i = add nsw i64 %sub.ptr.div.i.i.i, %conv.neg.i.i.i
  %mul.i.i.i = shl nsw i64 %sub.i.i.i, 7
  %sub.ptr.lhs.cast3.i.i.i = ptrtoint ptr %155 to i64
  %sub.ptr.rhs.cast4.i.i.i = ptrtoint ptr %156 to i64
  %sub.ptr.sub5.i.i.i = sub i64 %sub.ptr.lhs.cast3.i.i.i, %sub.ptr.rhs.cast4.i.i.i
  %sub.ptr.div6.i.i.i = ashr exact i64 %sub.ptr.sub5.i.i.i, 2
  %162 = load ptr, ptr %_M_last.i250.i, align 8, !tbaa !98
  %sub.ptr.lhs.cast8.i.i.i = ptrtoint ptr %162 to i64
  %sub.ptr.rhs.cast9.i.i.i = ptrtoint ptr %storemerge.i.i to i64
  %sub.ptr.sub10.i.i.i = sub i64 %sub.ptr.lhs.cast8.i.i.i, %sub.ptr.rhs.cast9.i.i.i
  %sub.ptr.div11.i.i.i = ashr exact i64 %sub.ptr.sub10.i.i.i, 2
  %add.i.i.i = add nsw i64 %sub.ptr.div11.i.i.i, %sub.ptr.div6.i.i.i
  %add12.i.i.i = add i64 %add.i.i.i, %mul.i.i.i
  %call52.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.19, i32 noundef %154, i32 noundef %159, i64 noundef %add12.i.i.i)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %names.i) #26
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %ref.tmp54.i) #26
  %163 = getelementptr inbounds i8, ptr %ref.tmp54.i, i64 16
  store ptr %163, ptr %ref.tmp54.i, align 8, !tbaa !16
  store i32 1918985584, ptr %163, align 8
  %_M_string_length.i.i.i.i.i105 = getelementptr inbounds i8, ptr %ref.tmp54.i, i64 8
  store i64 4, ptr %_M_string_length.i.i.i.i.i105, align 8, !tbaa !22
  %arrayidx.i.i.i.i106 = getelementptr inbounds i8, ptr %ref.tmp54.i, i64 20
  store i8 0, ptr %arrayidx.i.i.i.i106, align 4, !tbaa !21
  %arrayinit.element58.i = getelementptr inbounds i8, ptr %ref.tmp54.i, i64 32
  %164 = getelementptr inbounds i8, ptr %ref.tmp54.i, i64 48
  store ptr %164, ptr %arrayinit.element58.i, align 8, !tbaa !16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(3) %164, ptr noundef nonnull align 1 dereferenceable(3) @.str.21, i64 3, i1 false)
  %_M_string_length.i.i.i.i263.i = getelementptr inbounds i8, ptr %ref.tmp54.i, i64 40
  store i64 3, ptr %_M_string_length.i.i.i.i263.i, align 8, !tbaa !22
  %arrayidx.i.i.i264.i = getelementptr inbounds i8, ptr %ref.tmp54.i, i64 51
  store i8 0, ptr %arrayidx.i.i.i264.i, align 1, !tbaa !21
  %arrayinit.element62.i = getelementptr inbounds i8, ptr %ref.tmp54.i, i64 64
  %165 = getelementptr inbounds i8, ptr %ref.tmp54.i, i64 80
  store ptr %165, ptr %arrayinit.element62.i, align 8, !tbaa !16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(5) %165, ptr noundef nonnull align 1 dereferenceable(5) @.str.22, i64 5, i1 false)
  %_M_string_length.i.i.i.i279.i107 = getelementptr inbounds i8, ptr %ref.tmp54.i, i64 72
  store i64 5, ptr %_M_string_length.i.i.i.i279.i107, align 8, !tbaa !22
  %arrayidx.i.i.i280.i108 = getelementptr inbounds i8, ptr %ref.tmp54.i, i64 85
  store i8 0, ptr %arrayidx.i.i.i280.i108, align 1, !tbaa !21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %names.i, i8 0, i64 24, i1 false)
  %add.ptr.i.i292.i = getelementptr inbounds i8, ptr %ref.tmp54.i, i64 96
  %call5.i.i.i.i5.i.i = invoke noalias noundef nonnull dereferenceable(96) ptr @_Znwm(i64 noundef 96) #31
          to label %_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_M_allocateEm.exit.i.i.i unwind label %lpad.i.i

for.body43.i:                                     ; preds = %_ZNSt5dequeIiSaIiEE9pop_frontEv.exit.i, %for.cond.cleanup32.i
  %i39.0422.i = phi i32 [ 0, %for.cond.cleanup32.i ], [ %inc45.i, %_ZNSt5dequeIiSaIiEE9pop_frontEv.exit.i ]
  %166 = load ptr, ptr %_M_start.i.i, align 8, !tbaa !89
  %167 = load ptr, ptr %_M_last.i250.i, align 8, !tbaa !99
  %add.ptr.i251.i = getelementptr inbounds i8, ptr %167, i64 -4
  %cmp.not.i252.i = icmp eq ptr %166, %add.ptr.i251.i
  br i1 %cmp.not.i252.i, label %if.else.i255.i, label %if.then.i253.i

if.then.i253.i:                                   ; preds = %for.body43.i
  %incdec.ptr.i254.i = getelementptr inbounds i8, ptr %166, i64 4
  br label %_ZNSt5dequeIiSaIiEE9pop_frontEv.exit.i

if.else.i255.i:                                   ; preds = %for.body43.i
  %168 = load ptr, ptr %_M_first.i.i, align 8, !tbaa !90
  call void @_ZdlPvm(ptr noundef %168, i64 noundef 512) #28
  %169 = load ptr, ptr %_M_node.i.i257.i, align 8, !tbaa !100
  %add.ptr.i.i258.i = getelementptr inbounds i8, ptr %169, i64 8
  store ptr %add.ptr.i.i258.i, ptr %_M_node.i.i257.i, align 8, !tbaa !94
  %170 = load ptr, ptr %add.ptr.i.i258.i, align 8, !tbaa !26
  store ptr %170, ptr %_M_first.i.i, align 8, !tbaa !93
  %add.ptr.i.i.i259.i = getelementptr inbounds i8, ptr %170, i64 512
  store ptr %add.ptr.i.i.i259.i, ptr %_M_last.i250.i, align 8, !tbaa !98
  br label %_ZNSt5dequeIiSaIiEE9pop_frontEv.exit.i

_ZNSt5dequeIiSaIiEE9pop_frontEv.exit.i:           ; preds = %if.else.i255.i, %if.then.i253.i
  %storemerge.i.i = phi ptr [ %incdec.ptr.i254.i, %if.then.i253.i ], [ %170, %if.else.i255.i ]
  store ptr %storemerge.i.i, ptr %_M_start.i.i, align 8, !tbaa !89
  %inc45.i = add nuw nsw i32 %i39.0422.i, 1
  %exitcond.not.i104 = icmp eq i32 %inc45.i, 150
  br i1 %exitcond.not.i104, label %for.cond.cleanup42.i, label %for.body43.i, !llvm.loop !101

_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_M_allocateEm.exit.i.i.i: ; preds = %_ZNSt5dequeIiSaIiEE4backEv.exit.i
  store ptr %call5.i.i.i.i5.i.i, ptr %names.i, align 8, !tbaa !102
  %add.ptr.i4.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i5.i.i, i64 96
  %_M_end_of_storage.i.i.i = getelementptr inbounds i8, ptr %names.i, i64 16
  store ptr %add.ptr.i4.i.i, ptr %_M_end_of_storage.i.i.i, align 8, !tbaa !104
  %call.i.i.i.i6.i.i = invoke noundef ptr @_ZSt16__do_uninit_copyIPKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPS5_ET0_T_SA_S9_(ptr noundef nonnull %ref.tmp54.i, ptr noundef nonnull %add.ptr.i.i292.i, ptr noundef nonnull %call5.i.i.i.i5.i.i)
          to label %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC2ESt16initializer_listIS5_ERKS6_.exit.i unwind label %lpad.i.i

lpad.i.i:                                         ; preds = %_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_M_allocateEm.exit.i.i.i, %_ZNSt5dequeIiSaIiEE4backEv.exit.i
  %171 = landingpad { ptr, i32 }
          cleanup
  %172 = load ptr, ptr %names.i, align 8, !tbaa !102
  %tobool.not.i.i.i.i = icmp eq ptr %172, null
  br i1 %tobool.not.i.i.i.i, label %arraydestroy.body73.i.preheader, label %if.then.i.i7.i.i

arraydestroy.body73.i.preheader:                  ; preds = %if.then.i.i7.i.i, %lpad.i.i
  br label %arraydestroy.body73.i

if.then.i.i7.i.i:                                 ; preds = %lpad.i.i
  %_M_end_of_storage.i8.i.i = getelementptr inbounds i8, ptr %names.i, i64 16
  %173 = load ptr, ptr %_M_end_of_storage.i8.i.i, align 8, !tbaa !104
  %sub.ptr.lhs.cast.i.i293.i = ptrtoint ptr %173 to i64
  %sub.ptr.rhs.cast.i.i294.i = ptrtoint ptr %172 to i64
  %sub.ptr.sub.i.i295.i = sub i64 %sub.ptr.lhs.cast.i.i293.i, %sub.ptr.rhs.cast.i.i294.i
  call void @_ZdlPvm(ptr noundef %172, i64 noundef %sub.ptr.sub.i.i295.i) #28
  br label %arraydestroy.body73.i.preheader

_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC2ESt16initializer_listIS5_ERKS6_.exit.i: ; preds = %_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_M_allocateEm.exit.i.i.i
  %_M_finish.i.i296.i = getelementptr inbounds i8, ptr %names.i, i64 8
  store ptr %call.i.i.i.i6.i.i, ptr %_M_finish.i.i296.i, align 8, !tbaa !105
  br label %arraydestroy.body.i110

arraydestroy.body.i110:                           ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i113, %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC2ESt16initializer_listIS5_ERKS6_.exit.i
  %arraydestroy.elementPast.i111 = phi ptr [ %add.ptr.i.i292.i, %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EEC2ESt16initializer_listIS5_ERKS6_.exit.i ], [ %arraydestroy.element.i112, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i113 ]
  %arraydestroy.element.i112 = getelementptr inbounds i8, ptr %arraydestroy.elementPast.i111, i64 -32
  %174 = load ptr, ptr %arraydestroy.element.i112, align 8, !tbaa !33
  %175 = getelementptr inbounds i8, ptr %arraydestroy.elementPast.i111, i64 -16
  %cmp.i.i.i298.i = icmp eq ptr %174, %175
  br i1 %cmp.i.i.i298.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i113, label %if.then.i.i299.i

if.then.i.i299.i:                                 ; preds = %arraydestroy.body.i110
  %176 = load i64, ptr %175, align 8, !tbaa !21
  %add.i.i.i300.i = add i64 %176, 1
  call void @_ZdlPvm(ptr noundef %174, i64 noundef %add.i.i.i300.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i113

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i113: ; preds = %if.then.i.i299.i, %arraydestroy.body.i110
  %arraydestroy.done.i114 = icmp eq ptr %arraydestroy.element.i112, %ref.tmp54.i
  br i1 %arraydestroy.done.i114, label %arraydestroy.done71.i115, label %arraydestroy.body.i110

arraydestroy.done71.i115:                         ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i113
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %ref.tmp54.i) #26
  %177 = load ptr, ptr %names.i, align 8, !tbaa !26
  %178 = load ptr, ptr %_M_finish.i.i296.i, align 8, !tbaa !26
  %cmp.i.not.i.i.i = icmp eq ptr %177, %178
  br i1 %cmp.i.not.i.i.i, label %invoke.cont99.i, label %if.then.i.i302.i

if.then.i.i302.i:                                 ; preds = %arraydestroy.done71.i115
  %sub.ptr.lhs.cast.i.i.i.i = ptrtoint ptr %178 to i64
  %sub.ptr.rhs.cast.i.i.i.i = ptrtoint ptr %177 to i64
  %sub.ptr.sub.i.i.i.i = sub i64 %sub.ptr.lhs.cast.i.i.i.i, %sub.ptr.rhs.cast.i.i.i.i
  %sub.ptr.div.i.i.i.i = ashr exact i64 %sub.ptr.sub.i.i.i.i, 5
  %179 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %sub.ptr.div.i.i.i.i, i1 true)
  %sub.i.i.i.i = shl nuw nsw i64 %179, 1
  %mul.i.i303.i = xor i64 %sub.i.i.i.i, 126
  invoke void @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElNS0_5__ops15_Iter_less_iterEEvT_SF_T0_T1_(ptr %177, ptr %178, i64 noundef %mul.i.i303.i)
          to label %.noexc305.i unwind label %lpad98.loopexit.split-lp.i

.noexc305.i:                                      ; preds = %if.then.i.i302.i
  %cmp.i13.i.i.i = icmp sgt i64 %sub.ptr.sub.i.i.i.i, 512
  br i1 %cmp.i13.i.i.i, label %if.then.i.i.i304.i, label %if.else.i.i.i.i117

if.then.i.i.i304.i:                               ; preds = %.noexc305.i
  %add.ptr.i.i.i.i.i = getelementptr inbounds i8, ptr %177, i64 512
  invoke void @_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEEvT_SF_T0_(ptr %177, ptr nonnull %add.ptr.i.i.i.i.i)
          to label %.noexc306.i unwind label %lpad98.loopexit.split-lp.i

.noexc306.i:                                      ; preds = %if.then.i.i.i304.i
  %cmp.i.not7.i.i.i.i.i = icmp eq ptr %add.ptr.i.i.i.i.i, %178
  br i1 %cmp.i.not7.i.i.i.i.i, label %invoke.cont99.i, label %for.body.i.i.i.i.i

for.body.i.i.i.i.i:                               ; preds = %.noexc306.i, %.noexc307.i
  %__i.sroa.0.08.i.i.i.i.i = phi ptr [ %incdec.ptr.i.i.i.i.i.i, %.noexc307.i ], [ %add.ptr.i.i.i.i.i, %.noexc306.i ]
  invoke void @_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops14_Val_less_iterEEvT_T0_(ptr nonnull %__i.sroa.0.08.i.i.i.i.i)
          to label %.noexc307.i unwind label %lpad98.loopexit.i

.noexc307.i:                                      ; preds = %for.body.i.i.i.i.i
  %incdec.ptr.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__i.sroa.0.08.i.i.i.i.i, i64 32
  %cmp.i.not.i.i.i.i.i = icmp eq ptr %incdec.ptr.i.i.i.i.i.i, %178
  br i1 %cmp.i.not.i.i.i.i.i, label %invoke.cont99.i, label %for.body.i.i.i.i.i, !llvm.loop !106

if.else.i.i.i.i117:                               ; preds = %.noexc305.i
  invoke void @_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEEvT_SF_T0_(ptr %177, ptr %178)
          to label %invoke.cont99.i unwind label %lpad98.loopexit.split-lp.i

invoke.cont99.i:                                  ; preds = %.noexc307.i, %if.else.i.i.i.i117, %.noexc306.i, %arraydestroy.done71.i115
  %180 = load ptr, ptr %names.i, align 8, !tbaa !26
  %add.ptr.i309.i = getelementptr inbounds i8, ptr %180, i64 32
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp107.i) #26
  %181 = getelementptr inbounds i8, ptr %ref.tmp107.i, i64 16
  store ptr %181, ptr %ref.tmp107.i, align 8, !tbaa !16
  %call5.i.i.i.i10.i324.i = invoke noalias noundef nonnull dereferenceable(56) ptr @_Znwm(i64 noundef 56) #31
          to label %call5.i.i.i.i10.i.noexc323.i unwind label %lpad109.i

call5.i.i.i.i10.i.noexc323.i:                     ; preds = %invoke.cont99.i
  store ptr %call5.i.i.i.i10.i324.i, ptr %ref.tmp107.i, align 8, !tbaa !33
  store i64 55, ptr %181, align 8, !tbaa !21
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(55) %call5.i.i.i.i10.i324.i, ptr noundef nonnull align 1 dereferenceable(55) @.str.23, i64 55, i1 false)
  %_M_string_length.i.i.i.i313.i = getelementptr inbounds i8, ptr %ref.tmp107.i, i64 8
  store i64 55, ptr %_M_string_length.i.i.i.i313.i, align 8, !tbaa !22
  %arrayidx.i.i.i314.i = getelementptr inbounds i8, ptr %call5.i.i.i.i10.i324.i, i64 55
  store i8 0, ptr %arrayidx.i.i.i314.i, align 1, !tbaa !21
  %182 = load ptr, ptr %_M_finish.i.i296.i, align 8, !tbaa !26
  %183 = load ptr, ptr %_M_end_of_storage.i.i.i, align 8, !tbaa !104
  %cmp.not.i.i331.i = icmp eq ptr %182, %183
  br i1 %cmp.not.i.i331.i, label %if.else21.i.i.i, label %if.then.i.i332.i

if.then.i.i332.i:                                 ; preds = %call5.i.i.i.i10.i.noexc323.i
  %cmp.i.i.i333.i = icmp eq ptr %182, %add.ptr.i309.i
  br i1 %cmp.i.i.i333.i, label %if.then9.i.i.i, label %if.else.i.i.i118

if.then9.i.i.i:                                   ; preds = %if.then.i.i332.i
  %184 = getelementptr inbounds i8, ptr %182, i64 16
  store ptr %184, ptr %182, align 8, !tbaa !16
  %185 = load ptr, ptr %ref.tmp107.i, align 8, !tbaa !33
  %cmp.i.i.i.i.i.i.i121 = icmp eq ptr %185, %181
  br i1 %cmp.i.i.i.i.i.i.i121, label %if.end.i.i.i.i.i.i.i123, label %if.else.i.i.i.i.i.i

if.end.i.i.i.i.i.i.i123:                          ; preds = %if.then9.i.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %184, ptr noundef nonnull align 8 dereferenceable(56) %181, i64 56, i1 false)
  br label %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit.i.i.i

if.else.i.i.i.i.i.i:                              ; preds = %if.then9.i.i.i
  store ptr %185, ptr %182, align 8, !tbaa !33
  %186 = load i64, ptr %181, align 8, !tbaa !21
  store i64 %186, ptr %184, align 8, !tbaa !21
  br label %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit.i.i.i

_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit.i.i.i: ; preds = %if.else.i.i.i.i.i.i, %if.end.i.i.i.i.i.i.i123
  %_M_string_length.i23.i.i.i.i.i.i = getelementptr inbounds i8, ptr %182, i64 8
  store i64 55, ptr %_M_string_length.i23.i.i.i.i.i.i, align 8, !tbaa !22
  store ptr %181, ptr %ref.tmp107.i, align 8, !tbaa !33
  store i64 0, ptr %_M_string_length.i.i.i.i313.i, align 8, !tbaa !22
  store i8 0, ptr %181, align 8, !tbaa !21
  %incdec.ptr.i.i336.i = getelementptr inbounds i8, ptr %182, i64 32
  store ptr %incdec.ptr.i.i336.i, ptr %_M_finish.i.i296.i, align 8, !tbaa !105
  br label %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE6insertEN9__gnu_cxx17__normal_iteratorIPKS5_S7_EEOS5_.exit.i

if.else.i.i.i118:                                 ; preds = %if.then.i.i332.i
  invoke void @_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE13_M_insert_auxIS5_EEvN9__gnu_cxx17__normal_iteratorIPS5_S7_EEOT_(ptr noundef nonnull align 8 dereferenceable(24) %names.i, ptr nonnull %add.ptr.i309.i, ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp107.i)
          to label %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE6insertEN9__gnu_cxx17__normal_iteratorIPKS5_S7_EEOS5_.exit.i unwind label %lpad112.i

if.else21.i.i.i:                                  ; preds = %call5.i.i.i.i10.i.noexc323.i
  invoke void @_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_M_realloc_insertIJS5_EEEvN9__gnu_cxx17__normal_iteratorIPS5_S7_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %names.i, ptr nonnull %add.ptr.i309.i, ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp107.i)
          to label %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE6insertEN9__gnu_cxx17__normal_iteratorIPKS5_S7_EEOS5_.exit.i unwind label %lpad112.i

_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE6insertEN9__gnu_cxx17__normal_iteratorIPKS5_S7_EEOS5_.exit.i: ; preds = %if.else21.i.i.i, %if.else.i.i.i118, %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit.i.i.i
  %187 = load ptr, ptr %ref.tmp107.i, align 8, !tbaa !33
  %cmp.i.i.i340.i = icmp eq ptr %187, %181
  br i1 %cmp.i.i.i340.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit343.i, label %if.then.i.i341.i

if.then.i.i341.i:                                 ; preds = %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE6insertEN9__gnu_cxx17__normal_iteratorIPKS5_S7_EEOS5_.exit.i
  %188 = load i64, ptr %181, align 8, !tbaa !21
  %add.i.i.i342.i = add i64 %188, 1
  call void @_ZdlPvm(ptr noundef %187, i64 noundef %add.i.i.i342.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit343.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit343.i: ; preds = %if.then.i.i341.i, %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE6insertEN9__gnu_cxx17__normal_iteratorIPKS5_S7_EEOS5_.exit.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp107.i) #26
  %189 = load ptr, ptr %names.i, align 8, !tbaa !26
  %call10.i348.i = invoke ptr @_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE8_M_eraseEN9__gnu_cxx17__normal_iteratorIPS5_S7_EE(ptr noundef nonnull align 8 dereferenceable(24) %names.i, ptr %189)
          to label %invoke.cont128.i unwind label %lpad127.i

invoke.cont128.i:                                 ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit343.i
  %190 = load ptr, ptr %names.i, align 8, !tbaa !26
  %191 = load ptr, ptr %_M_finish.i.i296.i, align 8, !tbaa !26
  %cmp.i350.not423.i = icmp eq ptr %190, %191
  br i1 %cmp.i350.not423.i, label %for.cond.cleanup142.i, label %for.body143.i

for.cond.cleanup142.i:                            ; preds = %for.body143.i, %invoke.cont128.i
  %call5.i.i.i.i4.i.i354.i = invoke noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #31
          to label %_ZNSt6vectorIiSaIiEEC2EmRKS0_.exit.i unwind label %lpad157.i

_ZNSt6vectorIiSaIiEEC2EmRKS0_.exit.i:             ; preds = %for.cond.cleanup142.i
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(40) %call5.i.i.i.i4.i.i354.i, i8 0, i64 40, i1 false)
  br label %for.body.i.i

arraydestroy.body73.i:                            ; preds = %arraydestroy.body73.i.preheader, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit358.i
  %arraydestroy.elementPast74.i = phi ptr [ %arraydestroy.element75.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit358.i ], [ %add.ptr.i.i292.i, %arraydestroy.body73.i.preheader ]
  %arraydestroy.element75.i = getelementptr inbounds i8, ptr %arraydestroy.elementPast74.i, i64 -32
  %192 = load ptr, ptr %arraydestroy.element75.i, align 8, !tbaa !33
  %193 = getelementptr inbounds i8, ptr %arraydestroy.elementPast74.i, i64 -16
  %cmp.i.i.i355.i = icmp eq ptr %192, %193
  br i1 %cmp.i.i.i355.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit358.i, label %if.then.i.i356.i

if.then.i.i356.i:                                 ; preds = %arraydestroy.body73.i
  %194 = load i64, ptr %193, align 8, !tbaa !21
  %add.i.i.i357.i = add i64 %194, 1
  call void @_ZdlPvm(ptr noundef %192, i64 noundef %add.i.i.i357.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit358.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit358.i: ; preds = %if.then.i.i356.i, %arraydestroy.body73.i
  %arraydestroy.done76.i = icmp eq ptr %arraydestroy.element75.i, %ref.tmp54.i
  br i1 %arraydestroy.done76.i, label %cleanup.done.i109, label %arraydestroy.body73.i

cleanup.done.i109:                                ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit358.i
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %ref.tmp54.i) #26
  br label %ehcleanup186.i

lpad98.loopexit.i:                                ; preds = %for.body.i.i.i.i.i
  %lpad.loopexit.i124 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup185.i

lpad98.loopexit.split-lp.i:                       ; preds = %if.else.i.i.i.i117, %if.then.i.i.i304.i, %if.then.i.i302.i
  %lpad.loopexit.split-lp.i116 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup185.i

lpad109.i:                                        ; preds = %invoke.cont99.i
  %195 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup117.i

lpad112.i:                                        ; preds = %if.else21.i.i.i, %if.else.i.i.i118
  %196 = landingpad { ptr, i32 }
          cleanup
  %197 = load ptr, ptr %ref.tmp107.i, align 8, !tbaa !33
  %cmp.i.i.i363.i = icmp eq ptr %197, %181
  br i1 %cmp.i.i.i363.i, label %ehcleanup117.i, label %if.then.i.i364.i

if.then.i.i364.i:                                 ; preds = %lpad112.i
  %198 = load i64, ptr %181, align 8, !tbaa !21
  %add.i.i.i365.i = add i64 %198, 1
  call void @_ZdlPvm(ptr noundef %197, i64 noundef %add.i.i.i365.i) #28
  br label %ehcleanup117.i

ehcleanup117.i:                                   ; preds = %if.then.i.i364.i, %lpad112.i, %lpad109.i
  %.pn200.i = phi { ptr, i32 } [ %195, %lpad109.i ], [ %196, %lpad112.i ], [ %196, %if.then.i.i364.i ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp107.i) #26
  br label %ehcleanup185.i

lpad127.i:                                        ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit343.i
  %199 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup185.i

for.body143.i:                                    ; preds = %invoke.cont128.i, %for.body143.i
  %__begin1134.sroa.0.0424.i = phi ptr [ %incdec.ptr.i367.i, %for.body143.i ], [ %190, %invoke.cont128.i ]
  %200 = load ptr, ptr %__begin1134.sroa.0.0424.i, align 8, !tbaa !33
  %call148.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.24, ptr noundef %200)
  %incdec.ptr.i367.i = getelementptr inbounds i8, ptr %__begin1134.sroa.0.0424.i, i64 32
  %cmp.i350.not.i = icmp eq ptr %incdec.ptr.i367.i, %191
  br i1 %cmp.i350.not.i, label %for.cond.cleanup142.i, label %for.body143.i, !llvm.loop !107

for.body.i.i:                                     ; preds = %for.body.i.i, %_ZNSt6vectorIiSaIiEEC2EmRKS0_.exit.i
  %__value.addr.09.i.i = phi i32 [ %inc.i.i, %for.body.i.i ], [ 1, %_ZNSt6vectorIiSaIiEEC2EmRKS0_.exit.i ]
  %__first.sroa.0.08.i.idx.i = phi i64 [ %__first.sroa.0.08.i.add.i, %for.body.i.i ], [ 0, %_ZNSt6vectorIiSaIiEEC2EmRKS0_.exit.i ]
  %__first.sroa.0.08.i.ptr.i = getelementptr inbounds i8, ptr %call5.i.i.i.i4.i.i354.i, i64 %__first.sroa.0.08.i.idx.i
  store i32 %__value.addr.09.i.i, ptr %__first.sroa.0.08.i.ptr.i, align 4, !tbaa !24
  %inc.i.i = add nuw nsw i32 %__value.addr.09.i.i, 1
  %__first.sroa.0.08.i.add.i = add nuw nsw i64 %__first.sroa.0.08.i.idx.i, 4
  %cmp.i.not.i.i = icmp eq i64 %__first.sroa.0.08.i.add.i, 40
  br i1 %cmp.i.not.i.i, label %for.body.i372.i, label %for.body.i.i, !llvm.loop !108

for.body.i372.i:                                  ; preds = %for.body.i.i, %for.body.i372.i
  %__init.addr.09.i.i = phi i32 [ %add.i.i, %for.body.i372.i ], [ 0, %for.body.i.i ]
  %__first.sroa.0.08.i373.idx.i = phi i64 [ %__first.sroa.0.08.i373.add.i, %for.body.i372.i ], [ 0, %for.body.i.i ]
  %__first.sroa.0.08.i373.ptr.i = getelementptr inbounds i8, ptr %call5.i.i.i.i4.i.i354.i, i64 %__first.sroa.0.08.i373.idx.i
  %201 = load i32, ptr %__first.sroa.0.08.i373.ptr.i, align 4, !tbaa !24
  %add.i.i = add nsw i32 %201, %__init.addr.09.i.i
  %__first.sroa.0.08.i373.add.i = add nuw nsw i64 %__first.sroa.0.08.i373.idx.i, 4
  %cmp.i.not.i375.i = icmp eq i64 %__first.sroa.0.08.i373.add.i, 40
  br i1 %cmp.i.not.i375.i, label %_ZSt10accumulateIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEiET0_T_S8_S7_.exit.i, label %for.body.i372.i, !llvm.loop !109

_ZSt10accumulateIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEiET0_T_S8_S7_.exit.i: ; preds = %for.body.i372.i
  %call182.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, i32 noundef %add.i.i)
  call void @_ZdlPvm(ptr noundef %call5.i.i.i.i4.i.i354.i, i64 noundef 40) #28
  %202 = load ptr, ptr %names.i, align 8, !tbaa !102
  %203 = load ptr, ptr %_M_finish.i.i296.i, align 8, !tbaa !105
  %cmp.not3.i.i.i.i.i = icmp eq ptr %202, %203
  br i1 %cmp.not3.i.i.i.i.i, label %invoke.cont.i.i, label %for.body.i.i.i.i383.i

for.body.i.i.i.i383.i:                            ; preds = %_ZSt10accumulateIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEiET0_T_S8_S7_.exit.i, %_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_.exit.i.i.i.i.i
  %__first.addr.04.i.i.i.i.i = phi ptr [ %incdec.ptr.i.i.i.i.i, %_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_.exit.i.i.i.i.i ], [ %202, %_ZSt10accumulateIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEiET0_T_S8_S7_.exit.i ]
  %204 = load ptr, ptr %__first.addr.04.i.i.i.i.i, align 8, !tbaa !33
  %205 = getelementptr inbounds i8, ptr %__first.addr.04.i.i.i.i.i, i64 16
  %cmp.i.i.i.i.i.i.i.i.i = icmp eq ptr %204, %205
  br i1 %cmp.i.i.i.i.i.i.i.i.i, label %_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_.exit.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i:                          ; preds = %for.body.i.i.i.i383.i
  %206 = load i64, ptr %205, align 8, !tbaa !21
  %add.i.i.i.i.i.i.i.i.i = add i64 %206, 1
  call void @_ZdlPvm(ptr noundef %204, i64 noundef %add.i.i.i.i.i.i.i.i.i) #28
  br label %_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_.exit.i.i.i.i.i

_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_.exit.i.i.i.i.i: ; preds = %if.then.i.i.i.i.i.i.i.i, %for.body.i.i.i.i383.i
  %incdec.ptr.i.i.i.i.i = getelementptr inbounds i8, ptr %__first.addr.04.i.i.i.i.i, i64 32
  %cmp.not.i.i.i.i.i119 = icmp eq ptr %incdec.ptr.i.i.i.i.i, %203
  br i1 %cmp.not.i.i.i.i.i119, label %invoke.cont.i.i, label %for.body.i.i.i.i383.i, !llvm.loop !110

invoke.cont.i.i:                                  ; preds = %_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_.exit.i.i.i.i.i, %_ZSt10accumulateIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEiET0_T_S8_S7_.exit.i
  %207 = load ptr, ptr %names.i, align 8, !tbaa !102
  %tobool.not.i.i.i384.i = icmp eq ptr %207, null
  br i1 %tobool.not.i.i.i384.i, label %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev.exit.i, label %if.then.i.i.i385.i

if.then.i.i.i385.i:                               ; preds = %invoke.cont.i.i
  %208 = load ptr, ptr %_M_end_of_storage.i.i.i, align 8, !tbaa !104
  %sub.ptr.lhs.cast.i.i387.i = ptrtoint ptr %208 to i64
  %sub.ptr.rhs.cast.i.i388.i = ptrtoint ptr %207 to i64
  %sub.ptr.sub.i.i389.i = sub i64 %sub.ptr.lhs.cast.i.i387.i, %sub.ptr.rhs.cast.i.i388.i
  call void @_ZdlPvm(ptr noundef %207, i64 noundef %sub.ptr.sub.i.i389.i) #28
  br label %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev.exit.i

_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev.exit.i: ; preds = %if.then.i.i.i385.i, %invoke.cont.i.i
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %names.i) #26
  %209 = load ptr, ptr %deque.i, align 8, !tbaa !111
  %tobool.not.i.i.i120 = icmp eq ptr %209, null
  br i1 %tobool.not.i.i.i120, label %_ZNSt5dequeIiSaIiEED2Ev.exit.i, label %if.then.i.i391.i

if.then.i.i391.i:                                 ; preds = %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev.exit.i
  %210 = load ptr, ptr %_M_node.i.i257.i, align 8, !tbaa !100
  %211 = load ptr, ptr %_M_node.i.i.i, align 8, !tbaa !112
  %add.ptr.i.i393.i = getelementptr inbounds i8, ptr %211, i64 8
  %cmp4.i.i.i.i = icmp ult ptr %210, %add.ptr.i.i393.i
  br i1 %cmp4.i.i.i.i, label %for.body.i.i.i.i, label %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit.i.i.i

for.body.i.i.i.i:                                 ; preds = %if.then.i.i391.i, %for.body.i.i.i.i
  %__n.05.i.i.i.i = phi ptr [ %incdec.ptr.i.i.i.i, %for.body.i.i.i.i ], [ %210, %if.then.i.i391.i ]
  %212 = load ptr, ptr %__n.05.i.i.i.i, align 8, !tbaa !26
  call void @_ZdlPvm(ptr noundef %212, i64 noundef 512) #28
  %incdec.ptr.i.i.i.i = getelementptr inbounds i8, ptr %__n.05.i.i.i.i, i64 8
  %cmp.i.i.i394.i = icmp ult ptr %__n.05.i.i.i.i, %211
  br i1 %cmp.i.i.i394.i, label %for.body.i.i.i.i, label %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit.i.i.i, !llvm.loop !113

_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit.i.i.i: ; preds = %for.body.i.i.i.i, %if.then.i.i391.i
  %213 = load ptr, ptr %deque.i, align 8, !tbaa !111
  %_M_map_size.i.i.i = getelementptr inbounds i8, ptr %deque.i, i64 8
  %214 = load i64, ptr %_M_map_size.i.i.i, align 8, !tbaa !114
  %mul.i.i.i.i.i.i = shl i64 %214, 3
  call void @_ZdlPvm(ptr noundef %213, i64 noundef %mul.i.i.i.i.i.i) #28
  br label %_ZNSt5dequeIiSaIiEED2Ev.exit.i

_ZNSt5dequeIiSaIiEED2Ev.exit.i:                   ; preds = %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit.i.i.i, %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev.exit.i
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %deque.i) #26
  %215 = load ptr, ptr %other.i, align 8, !tbaa !76
  %cmp.not9.i.i.i = icmp eq ptr %215, %other.i
  br i1 %cmp.not9.i.i.i, label %_ZNSt7__cxx1110_List_baseIiSaIiEED2Ev.exit.i, label %while.body.i.i.i

while.body.i.i.i:                                 ; preds = %_ZNSt5dequeIiSaIiEED2Ev.exit.i, %while.body.i.i.i
  %__cur.010.i.i.i = phi ptr [ %216, %while.body.i.i.i ], [ %215, %_ZNSt5dequeIiSaIiEED2Ev.exit.i ]
  %216 = load ptr, ptr %__cur.010.i.i.i, align 8, !tbaa !76
  call void @_ZdlPvm(ptr noundef %__cur.010.i.i.i, i64 noundef 24) #28
  %cmp.not.i.i395.i = icmp eq ptr %216, %other.i
  br i1 %cmp.not.i.i395.i, label %_ZNSt7__cxx1110_List_baseIiSaIiEED2Ev.exit.i, label %while.body.i.i.i, !llvm.loop !83

_ZNSt7__cxx1110_List_baseIiSaIiEED2Ev.exit.i:     ; preds = %while.body.i.i.i, %_ZNSt5dequeIiSaIiEED2Ev.exit.i
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %other.i) #26
  %217 = load ptr, ptr %list.i, align 8, !tbaa !76
  %cmp.not9.i.i396.i = icmp eq ptr %217, %list.i
  br i1 %cmp.not9.i.i396.i, label %_ZL9sequencesv.exit, label %while.body.i.i397.i

while.body.i.i397.i:                              ; preds = %_ZNSt7__cxx1110_List_baseIiSaIiEED2Ev.exit.i, %while.body.i.i397.i
  %__cur.010.i.i398.i = phi ptr [ %218, %while.body.i.i397.i ], [ %217, %_ZNSt7__cxx1110_List_baseIiSaIiEED2Ev.exit.i ]
  %218 = load ptr, ptr %__cur.010.i.i398.i, align 8, !tbaa !76
  call void @_ZdlPvm(ptr noundef %__cur.010.i.i398.i, i64 noundef 24) #28
  %cmp.not.i.i399.i = icmp eq ptr %218, %list.i
  br i1 %cmp.not.i.i399.i, label %_ZL9sequencesv.exit, label %while.body.i.i397.i, !llvm.loop !83

lpad157.i:                                        ; preds = %for.cond.cleanup142.i
  %219 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup185.i

ehcleanup185.i:                                   ; preds = %lpad157.i, %lpad127.i, %ehcleanup117.i, %lpad98.loopexit.split-lp.i, %lpad98.loopexit.i
  %.pn202.i = phi { ptr, i32 } [ %219, %lpad157.i ], [ %199, %lpad127.i ], [ %.pn200.i, %ehcleanup117.i ], [ %lpad.loopexit.i124, %lpad98.loopexit.i ], [ %lpad.loopexit.split-lp.i116, %lpad98.loopexit.split-lp.i ]
  call void @_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %names.i) #26
  br label %ehcleanup186.i

ehcleanup186.i:                                   ; preds = %ehcleanup185.i, %cleanup.done.i109
  %.pn202.pn.i = phi { ptr, i32 } [ %.pn202.i, %ehcleanup185.i ], [ %171, %cleanup.done.i109 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %names.i) #26
  br label %ehcleanup187.i

ehcleanup187.i:                                   ; preds = %ehcleanup186.i, %lpad34.i
  %.pn205.i = phi { ptr, i32 } [ %153, %lpad34.i ], [ %.pn202.pn.i, %ehcleanup186.i ]
  call void @_ZNSt5dequeIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(80) %deque.i) #26
  br label %ehcleanup188.i

ehcleanup188.i:                                   ; preds = %ehcleanup187.i, %lpad29.i
  %.pn205.pn.i = phi { ptr, i32 } [ %.pn205.i, %ehcleanup187.i ], [ %146, %lpad29.i ]
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %deque.i) #26
  br label %ehcleanup189.i

ehcleanup189.i:                                   ; preds = %ehcleanup188.i, %lpad17.i, %lpad11.i93
  %.pn205.pn.pn.i = phi { ptr, i32 } [ %.pn205.pn.i, %ehcleanup188.i ], [ %144, %lpad17.i ], [ %143, %lpad11.i93 ]
  %220 = load ptr, ptr %other.i, align 8, !tbaa !76
  %cmp.not9.i.i401.i = icmp eq ptr %220, %other.i
  br i1 %cmp.not9.i.i401.i, label %ehcleanup190.i, label %while.body.i.i402.i

while.body.i.i402.i:                              ; preds = %ehcleanup189.i, %while.body.i.i402.i
  %__cur.010.i.i403.i = phi ptr [ %221, %while.body.i.i402.i ], [ %220, %ehcleanup189.i ]
  %221 = load ptr, ptr %__cur.010.i.i403.i, align 8, !tbaa !76
  call void @_ZdlPvm(ptr noundef %__cur.010.i.i403.i, i64 noundef 24) #28
  %cmp.not.i.i404.i = icmp eq ptr %221, %other.i
  br i1 %cmp.not.i.i404.i, label %ehcleanup190.i, label %while.body.i.i402.i, !llvm.loop !83

ehcleanup190.i:                                   ; preds = %while.body.i.i402.i, %ehcleanup189.i, %lpad9.body.i
  %.pn205.pn.pn.pn.i = phi { ptr, i32 } [ %132, %lpad9.body.i ], [ %.pn205.pn.pn.i, %ehcleanup189.i ], [ %.pn205.pn.pn.i, %while.body.i.i402.i ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %other.i) #26
  %222 = load ptr, ptr %list.i, align 8, !tbaa !76
  %cmp.not9.i.i406.i = icmp eq ptr %222, %list.i
  br i1 %cmp.not9.i.i406.i, label %ehcleanup192.i, label %while.body.i.i407.i

while.body.i.i407.i:                              ; preds = %ehcleanup190.i, %while.body.i.i407.i
  %__cur.010.i.i408.i = phi ptr [ %223, %while.body.i.i407.i ], [ %222, %ehcleanup190.i ]
  %223 = load ptr, ptr %__cur.010.i.i408.i, align 8, !tbaa !76
  call void @_ZdlPvm(ptr noundef %__cur.010.i.i408.i, i64 noundef 24) #28
  %cmp.not.i.i409.i = icmp eq ptr %223, %list.i
  br i1 %cmp.not.i.i409.i, label %ehcleanup192.i, label %while.body.i.i407.i, !llvm.loop !83

ehcleanup192.i:                                   ; preds = %while.body.i.i407.i, %ehcleanup190.i, %lpad.body.i
  %.pn205.pn.pn.pn.pn.i = phi { ptr, i32 } [ %127, %lpad.body.i ], [ %.pn205.pn.pn.pn.i, %ehcleanup190.i ], [ %.pn205.pn.pn.pn.i, %while.body.i.i407.i ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %list.i) #26
  br label %common.resume

_ZL9sequencesv.exit:                              ; preds = %while.body.i.i397.i, %_ZNSt7__cxx1110_List_baseIiSaIiEED2Ev.exit.i
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %list.i) #26
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %text.i) #26
  %224 = getelementptr inbounds i8, ptr %text.i, i64 16
  store ptr %224, ptr %text.i, align 8, !tbaa !16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(5) %224, ptr noundef nonnull align 1 dereferenceable(5) @.str.29, i64 5, i1 false)
  %_M_string_length.i.i.i.i.i127 = getelementptr inbounds i8, ptr %text.i, i64 8
  store i64 5, ptr %_M_string_length.i.i.i.i.i127, align 8, !tbaa !22
  %arrayidx.i.i.i.i128 = getelementptr inbounds i8, ptr %text.i, i64 21
  store i8 0, ptr %arrayidx.i.i.i.i128, align 1, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp1.i126) #26
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp2.i) #26
  %225 = getelementptr inbounds i8, ptr %ref.tmp2.i, i64 16
  store ptr %225, ptr %ref.tmp2.i, align 8, !tbaa !16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(3) %225, i8 120, i64 3, i1 false)
  %_M_string_length.i.i.i.i70.i = getelementptr inbounds i8, ptr %ref.tmp2.i, i64 8
  store i64 3, ptr %_M_string_length.i.i.i.i70.i, align 8, !tbaa !22
  %arrayidx.i.i.i71.i = getelementptr inbounds i8, ptr %ref.tmp2.i, i64 19
  store i8 0, ptr %arrayidx.i.i.i71.i, align 1, !tbaa !21
  %call3.i.i.i74.i = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp2.i, i64 noundef 0, i64 noundef 0, ptr noundef nonnull @.str.30, i64 noundef 2)
          to label %call3.i.i.i.noexc.i130 unwind label %lpad6.i

call3.i.i.i.noexc.i130:                           ; preds = %_ZL9sequencesv.exit
  %226 = getelementptr inbounds i8, ptr %ref.tmp1.i126, i64 16
  store ptr %226, ptr %ref.tmp1.i126, align 8, !tbaa !16, !alias.scope !115
  %227 = load ptr, ptr %call3.i.i.i74.i, align 8, !tbaa !33
  %228 = getelementptr inbounds i8, ptr %call3.i.i.i74.i, i64 16
  %cmp.i.i.i72.i = icmp eq ptr %227, %228
  br i1 %cmp.i.i.i72.i, label %if.then.i.i73.i, label %if.else.i.i.i131

if.then.i.i73.i:                                  ; preds = %call3.i.i.i.noexc.i130
  %_M_string_length.i.i.i.i175 = getelementptr inbounds i8, ptr %call3.i.i.i74.i, i64 8
  %229 = load i64, ptr %_M_string_length.i.i.i.i175, align 8, !tbaa !22
  %add.i.i.i176 = add i64 %229, 1
  %cmp.i21.i.i.i177 = icmp eq i64 %add.i.i.i176, 0
  br i1 %cmp.i21.i.i.i177, label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit.i132, label %if.end.i.i.i.i

if.end.i.i.i.i:                                   ; preds = %if.then.i.i73.i
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %226, ptr nonnull align 8 %228, i64 %add.i.i.i176, i1 false)
  br label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit.i132

if.else.i.i.i131:                                 ; preds = %call3.i.i.i.noexc.i130
  store ptr %227, ptr %ref.tmp1.i126, align 8, !tbaa !33, !alias.scope !115
  %230 = load i64, ptr %228, align 8, !tbaa !21
  store i64 %230, ptr %226, align 8, !tbaa !21, !alias.scope !115
  br label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit.i132

_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit.i132: ; preds = %if.else.i.i.i131, %if.end.i.i.i.i, %if.then.i.i73.i
  %_M_string_length.i22.i.i.i133 = getelementptr inbounds i8, ptr %call3.i.i.i74.i, i64 8
  %231 = load i64, ptr %_M_string_length.i22.i.i.i133, align 8, !tbaa !22
  %_M_string_length.i23.i.i.i134 = getelementptr inbounds i8, ptr %ref.tmp1.i126, i64 8
  store i64 %231, ptr %_M_string_length.i23.i.i.i134, align 8, !tbaa !22, !alias.scope !115
  store ptr %228, ptr %call3.i.i.i74.i, align 8, !tbaa !33
  store i64 0, ptr %_M_string_length.i22.i.i.i133, align 8, !tbaa !22
  store i8 0, ptr %228, align 8, !tbaa !21
  %232 = load ptr, ptr %ref.tmp1.i126, align 8, !tbaa !33
  %233 = load i64, ptr %_M_string_length.i23.i.i.i134, align 8, !tbaa !22
  %234 = load i64, ptr %_M_string_length.i.i.i.i.i127, align 8, !tbaa !22
  %sub3.i.i.i.i.i135 = sub i64 4611686018427387903, %234
  %cmp.i.i.i.i.i136 = icmp ult i64 %sub3.i.i.i.i.i135, %233
  br i1 %cmp.i.i.i.i.i136, label %if.then.i.i.i.i76.i, label %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit.i.i.i.i137

if.then.i.i.i.i76.i:                              ; preds = %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit.i132
  invoke void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.10) #27
          to label %.noexc77.i unwind label %lpad8.i

.noexc77.i:                                       ; preds = %if.then.i.i.i.i76.i
  unreachable

_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit.i.i.i.i137: ; preds = %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit.i132
  %add.i.i.i.i.i = add i64 %234, %233
  %235 = load ptr, ptr %text.i, align 8, !tbaa !33
  %cmp.i.i.i.i.i.i.i138 = icmp eq ptr %235, %224
  %236 = load i64, ptr %224, align 8
  %cond.i.i.i.i.i.i139 = select i1 %cmp.i.i.i.i.i.i.i138, i64 15, i64 %236
  %cmp.not.i.i.i.i.i140 = icmp ugt i64 %add.i.i.i.i.i, %cond.i.i.i.i.i.i139
  br i1 %cmp.not.i.i.i.i.i140, label %if.else.i.i.i.i.i174, label %if.then.i4.i.i.i.i141

if.then.i4.i.i.i.i141:                            ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit.i.i.i.i137
  %tobool.not.i.i.i.i.i142 = icmp eq i64 %233, 0
  br i1 %tobool.not.i.i.i.i.i142, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_.exit.i147, label %if.then3.i.i.i.i.i143

if.then3.i.i.i.i.i143:                            ; preds = %if.then.i4.i.i.i.i141
  %add.ptr.i.i.i.i.i144 = getelementptr inbounds i8, ptr %235, i64 %234
  %cond.i.i.i.i.i145 = icmp eq i64 %233, 1
  br i1 %cond.i.i.i.i.i145, label %if.then.i.i.i.i.i.i173, label %if.end.i.i.i.i.i.i.i146

if.then.i.i.i.i.i.i173:                           ; preds = %if.then3.i.i.i.i.i143
  %237 = load i8, ptr %232, align 1, !tbaa !21
  store i8 %237, ptr %add.ptr.i.i.i.i.i144, align 1, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_.exit.i147

if.end.i.i.i.i.i.i.i146:                          ; preds = %if.then3.i.i.i.i.i143
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr.i.i.i.i.i144, ptr align 1 %232, i64 %233, i1 false)
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_.exit.i147

if.else.i.i.i.i.i174:                             ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit.i.i.i.i137
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %text.i, i64 noundef %234, i64 noundef 0, ptr noundef %232, i64 noundef %233)
          to label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_.exit.i147 unwind label %lpad8.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_.exit.i147: ; preds = %if.else.i.i.i.i.i174, %if.end.i.i.i.i.i.i.i146, %if.then.i.i.i.i.i.i173, %if.then.i4.i.i.i.i141
  store i64 %add.i.i.i.i.i, ptr %_M_string_length.i.i.i.i.i127, align 8, !tbaa !22
  %238 = load ptr, ptr %text.i, align 8, !tbaa !33
  %arrayidx.i.i.i.i.i.i148 = getelementptr inbounds i8, ptr %238, i64 %add.i.i.i.i.i
  store i8 0, ptr %arrayidx.i.i.i.i.i.i148, align 1, !tbaa !21
  %239 = load ptr, ptr %ref.tmp1.i126, align 8, !tbaa !33
  %cmp.i.i.i79.i = icmp eq ptr %239, %226
  br i1 %cmp.i.i.i79.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i149, label %if.then.i.i80.i

if.then.i.i80.i:                                  ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_.exit.i147
  %240 = load i64, ptr %226, align 8, !tbaa !21
  %add.i.i.i81.i = add i64 %240, 1
  call void @_ZdlPvm(ptr noundef %239, i64 noundef %add.i.i.i81.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i149

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i149: ; preds = %if.then.i.i80.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLERKS4_.exit.i147
  %241 = load ptr, ptr %ref.tmp2.i, align 8, !tbaa !33
  %cmp.i.i.i82.i = icmp eq ptr %241, %225
  br i1 %cmp.i.i.i82.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit85.i, label %if.then.i.i83.i

if.then.i.i83.i:                                  ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i149
  %242 = load i64, ptr %225, align 8, !tbaa !21
  %add.i.i.i84.i = add i64 %242, 1
  call void @_ZdlPvm(ptr noundef %241, i64 noundef %add.i.i.i84.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit85.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit85.i: ; preds = %if.then.i.i83.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit.i149
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp2.i) #26
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp1.i126) #26
  %243 = load i64, ptr %_M_string_length.i.i.i.i.i127, align 8, !tbaa !22
  %244 = icmp ne i64 %243, 0
  %spec.select.i.i.i.i = zext i1 %244 to i64
  %call3.i.i90.i = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %text.i, i64 noundef 0, i64 noundef %spec.select.i.i.i.i, ptr noundef nonnull @.str.31, i64 noundef 1)
          to label %invoke.cont15.i unwind label %lpad14.i

invoke.cont15.i:                                  ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit85.i
  %_M_string_length.i.i.i.i91.i = getelementptr inbounds i8, ptr %call3.i.i90.i, i64 8
  %245 = load i64, ptr %_M_string_length.i.i.i.i91.i, align 8, !tbaa !22
  %cmp.i.i.i92.i = icmp ult i64 %245, 2
  br i1 %cmp.i.i.i92.i, label %if.then.i.i159.i.invoke, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm.exit.i.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm.exit.i.i: ; preds = %invoke.cont15.i
  %call3.i.i96.i = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %call3.i.i90.i, i64 noundef 2, i64 noundef 0, ptr noundef nonnull @.str.32, i64 noundef 2)
          to label %invoke.cont17.i unwind label %lpad14.i

invoke.cont17.i:                                  ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm.exit.i.i
  %246 = load i64, ptr %_M_string_length.i.i.i.i.i127, align 8, !tbaa !22
  %247 = load ptr, ptr %text.i, align 8, !tbaa !33
  %spec.select.i.i.i = call noundef i64 @llvm.umin.i64(i64 %246, i64 4)
  %_M_string_length.i.i.i.i99.i = getelementptr inbounds i8, ptr %call3.i.i96.i, i64 8
  %248 = load i64, ptr %_M_string_length.i.i.i.i99.i, align 8, !tbaa !22
  %sub3.i.i.i.i = sub i64 4611686018427387903, %248
  %cmp.i.i.i100.i = icmp ult i64 %sub3.i.i.i.i, %spec.select.i.i.i
  br i1 %cmp.i.i.i100.i, label %if.then.i.i.i.i146.i.invoke, label %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit.i.i.i

_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit.i.i.i: ; preds = %invoke.cont17.i
  %add.i.i.i101.i = add i64 %248, %spec.select.i.i.i
  %249 = load ptr, ptr %call3.i.i96.i, align 8, !tbaa !33
  %250 = getelementptr inbounds i8, ptr %call3.i.i96.i, i64 16
  %cmp.i.i.i.i.i.i150 = icmp eq ptr %249, %250
  %251 = load i64, ptr %250, align 8
  %cond.i.i.i.i102.i = select i1 %cmp.i.i.i.i.i.i150, i64 15, i64 %251
  %cmp.not.i.i.i.i151 = icmp ugt i64 %add.i.i.i101.i, %cond.i.i.i.i102.i
  br i1 %cmp.not.i.i.i.i151, label %if.else.i.i.i.i172, label %if.then.i4.i.i.i

if.then.i4.i.i.i:                                 ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit.i.i.i
  %tobool.not.i.i.i.i152 = icmp eq i64 %246, 0
  br i1 %tobool.not.i.i.i.i152, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_mm.exit.i, label %if.then3.i.i.i.i

if.then3.i.i.i.i:                                 ; preds = %if.then.i4.i.i.i
  %add.ptr.i.i.i.i153 = getelementptr inbounds i8, ptr %249, i64 %248
  %cond.i.i.i.i = icmp eq i64 %246, 1
  br i1 %cond.i.i.i.i, label %if.then.i.i.i.i103.i, label %if.end.i.i.i.i.i.i154

if.then.i.i.i.i103.i:                             ; preds = %if.then3.i.i.i.i
  %252 = load i8, ptr %247, align 1, !tbaa !21
  store i8 %252, ptr %add.ptr.i.i.i.i153, align 1, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_mm.exit.i

if.end.i.i.i.i.i.i154:                            ; preds = %if.then3.i.i.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr.i.i.i.i153, ptr align 1 %247, i64 %spec.select.i.i.i, i1 false)
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_mm.exit.i

if.else.i.i.i.i172:                               ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit.i.i.i
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %call3.i.i96.i, i64 noundef %248, i64 noundef 0, ptr noundef %247, i64 noundef %spec.select.i.i.i)
          to label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_mm.exit.i unwind label %lpad14.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_mm.exit.i: ; preds = %if.else.i.i.i.i172, %if.end.i.i.i.i.i.i154, %if.then.i.i.i.i103.i, %if.then.i4.i.i.i
  store i64 %add.i.i.i101.i, ptr %_M_string_length.i.i.i.i99.i, align 8, !tbaa !22
  %253 = load ptr, ptr %call3.i.i96.i, align 8, !tbaa !33
  %arrayidx.i.i.i.i.i155 = getelementptr inbounds i8, ptr %253, i64 %add.i.i.i101.i
  store i8 0, ptr %arrayidx.i.i.i.i.i155, align 1, !tbaa !21
  %254 = load ptr, ptr %text.i, align 8, !tbaa !33
  %255 = load i64, ptr %_M_string_length.i.i.i.i.i127, align 8, !tbaa !22
  %cmp8.not47.i.i.i = icmp ult i64 %255, 2
  br i1 %cmp8.not47.i.i.i, label %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcm.exit.i, label %while.body.lr.ph.i.i.i

while.body.lr.ph.i.i.i:                           ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_mm.exit.i
  %add.ptr7.i.i.i = getelementptr inbounds i8, ptr %254, i64 %255
  %sub.ptr.lhs.cast17.i.i.i = ptrtoint ptr %add.ptr7.i.i.i to i64
  br label %while.body.i.i.i156

while.body.i.i.i156:                              ; preds = %if.end16.i.i.i, %while.body.lr.ph.i.i.i
  %__len.049.i.i.i = phi i64 [ %255, %while.body.lr.ph.i.i.i ], [ %sub.ptr.sub19.i.i.i, %if.end16.i.i.i ]
  %__first.048.i.i.i = phi ptr [ %254, %while.body.lr.ph.i.i.i ], [ %incdec.ptr.i.i.i, %if.end16.i.i.i ]
  %add.i.i112.i = add i64 %__len.049.i.i.i, -1
  %cmp.i.i.i113.i = icmp eq i64 %add.i.i112.i, 0
  br i1 %cmp.i.i.i113.i, label %_ZNSt11char_traitsIcE4findEPKcmRS1_.exit.i.i.i, label %if.end.i.i.i114.i

if.end.i.i.i114.i:                                ; preds = %while.body.i.i.i156
  %call.i.i.i115.i = call ptr @memchr(ptr noundef %__first.048.i.i.i, i32 noundef 108, i64 noundef %add.i.i112.i) #26
  br label %_ZNSt11char_traitsIcE4findEPKcmRS1_.exit.i.i.i

_ZNSt11char_traitsIcE4findEPKcmRS1_.exit.i.i.i:   ; preds = %if.end.i.i.i114.i, %while.body.i.i.i156
  %retval.0.i.i.i.i = phi ptr [ %call.i.i.i115.i, %if.end.i.i.i114.i ], [ null, %while.body.i.i.i156 ]
  %tobool.not.i.i.i157 = icmp eq ptr %retval.0.i.i.i.i, null
  br i1 %tobool.not.i.i.i157, label %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcm.exit.i, label %if.end.i44.i.i.i

if.end.i44.i.i.i:                                 ; preds = %_ZNSt11char_traitsIcE4findEPKcmRS1_.exit.i.i.i
  %bcmp.i.i.i = call i32 @bcmp(ptr noundef nonnull dereferenceable(2) %retval.0.i.i.i.i, ptr noundef nonnull dereferenceable(2) @.str.34, i64 2)
  %cmp14.i.i.i = icmp eq i32 %bcmp.i.i.i, 0
  br i1 %cmp14.i.i.i, label %if.then15.i.i.i, label %if.end16.i.i.i

if.then15.i.i.i:                                  ; preds = %if.end.i44.i.i.i
  %sub.ptr.lhs.cast.i.i.i169 = ptrtoint ptr %retval.0.i.i.i.i to i64
  %sub.ptr.rhs.cast.i.i.i170 = ptrtoint ptr %254 to i64
  %sub.ptr.sub.i.i.i171 = sub i64 %sub.ptr.lhs.cast.i.i.i169, %sub.ptr.rhs.cast.i.i.i170
  br label %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcm.exit.i

if.end16.i.i.i:                                   ; preds = %if.end.i44.i.i.i
  %incdec.ptr.i.i.i = getelementptr inbounds i8, ptr %retval.0.i.i.i.i, i64 1
  %sub.ptr.rhs.cast18.i.i.i = ptrtoint ptr %incdec.ptr.i.i.i to i64
  %sub.ptr.sub19.i.i.i = sub i64 %sub.ptr.lhs.cast17.i.i.i, %sub.ptr.rhs.cast18.i.i.i
  %cmp8.not.i.i.i = icmp ult i64 %sub.ptr.sub19.i.i.i, 2
  br i1 %cmp8.not.i.i.i, label %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcm.exit.i, label %while.body.i.i.i156, !llvm.loop !118

_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcm.exit.i: ; preds = %if.end16.i.i.i, %_ZNSt11char_traitsIcE4findEPKcmRS1_.exit.i.i.i, %if.then15.i.i.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_mm.exit.i
  %retval.1.i.i.i = phi i64 [ -1, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_mm.exit.i ], [ %sub.ptr.sub.i.i.i171, %if.then15.i.i.i ], [ -1, %_ZNSt11char_traitsIcE4findEPKcmRS1_.exit.i.i.i ], [ -1, %if.end16.i.i.i ]
  %cmp.i9.i.i = icmp eq i64 %255, 0
  br i1 %cmp.i9.i.i, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i, label %if.end.i.i118.i

if.end.i.i118.i:                                  ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcm.exit.i
  %.sroa.speculated.i.i = call i64 @llvm.umin.i64(i64 %255, i64 2)
  %call.i10.i.i = call i32 @memcmp(ptr noundef %254, ptr noundef nonnull @.str.35, i64 noundef %.sroa.speculated.i.i) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i:   ; preds = %if.end.i.i118.i, %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcm.exit.i
  %retval.0.i.i.i158 = phi i32 [ %call.i10.i.i, %if.end.i.i118.i ], [ 0, %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcm.exit.i ]
  %tobool.not.i.i = icmp eq i32 %retval.0.i.i.i158, 0
  br i1 %tobool.not.i.i, label %if.then.i.i167, label %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc.exit.i

if.then.i.i167:                                   ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i
  %sub.i.i.i168 = add i64 %255, -2
  %spec.select6.i.i.i = call i64 @llvm.smax.i64(i64 %sub.i.i.i168, i64 -2147483648)
  %retval.07.i.i.i = call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i, i64 2147483647)
  %retval.0.i11.i.i = trunc nsw i64 %retval.07.i.i.i to i32
  br label %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc.exit.i

_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc.exit.i: ; preds = %if.then.i.i167, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i
  %__r.0.i.i = phi i32 [ %retval.0.i.i.i158, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i ], [ %retval.0.i11.i.i, %if.then.i.i167 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp25.i) #26
  %cmp.i.i120.i = icmp ult i64 %255, 3
  br i1 %cmp.i.i120.i, label %if.then.i.i129.i, label %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc.exit.i.i

if.then.i.i129.i:                                 ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc.exit.i
  invoke void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef nonnull @.str.18, ptr noundef nonnull @.str.38, i64 noundef 3, i64 noundef %255) #27
          to label %.noexc130.i unwind label %lpad26.i

.noexc130.i:                                      ; preds = %if.then.i.i129.i
  unreachable

_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc.exit.i.i: ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc.exit.i
  %256 = getelementptr inbounds i8, ptr %ref.tmp25.i, i64 16
  store ptr %256, ptr %ref.tmp25.i, align 8, !tbaa !16, !alias.scope !119
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %254, i64 3
  %sub.i.i.i.i159 = add i64 %255, -3
  %spec.select.i.i.i121.i = call noundef i64 @llvm.umin.i64(i64 %sub.i.i.i.i159, i64 4)
  switch i64 %spec.select.i.i.i121.i, label %if.end.i.i.i8.i.i.i.i [
    i64 1, label %if.then.i.i.i.i.i125.i
    i64 0, label %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6substrEmm.exit.i
  ]

if.then.i.i.i.i.i125.i:                           ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc.exit.i.i
  %257 = load i8, ptr %add.ptr.i.i.i, align 1, !tbaa !21
  store i8 %257, ptr %256, align 8, !tbaa !21
  br label %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6substrEmm.exit.i

if.end.i.i.i8.i.i.i.i:                            ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc.exit.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %256, ptr nonnull align 1 %add.ptr.i.i.i, i64 %spec.select.i.i.i121.i, i1 false)
  br label %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6substrEmm.exit.i

_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6substrEmm.exit.i: ; preds = %if.end.i.i.i8.i.i.i.i, %if.then.i.i.i.i.i125.i, %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc.exit.i.i
  %_M_string_length.i.i.i.i.i123.i = getelementptr inbounds i8, ptr %ref.tmp25.i, i64 8
  store i64 %spec.select.i.i.i121.i, ptr %_M_string_length.i.i.i.i.i123.i, align 8, !tbaa !22, !alias.scope !119
  %arrayidx.i.i.i.i124.i = getelementptr inbounds i8, ptr %256, i64 %spec.select.i.i.i121.i
  store i8 0, ptr %arrayidx.i.i.i.i124.i, align 1, !tbaa !21
  %cmp.i160 = icmp sgt i32 %__r.0.i.i, 0
  %conv.i = zext i1 %cmp.i160 to i32
  %call31.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.33, ptr noundef %254, i64 noundef %255, i64 noundef %retval.1.i.i.i, i32 noundef %conv.i, ptr noundef nonnull %256)
  %258 = load ptr, ptr %ref.tmp25.i, align 8, !tbaa !33
  %cmp.i.i.i131.i = icmp eq ptr %258, %256
  br i1 %cmp.i.i.i131.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit134.i, label %if.then.i.i132.i

if.then.i.i132.i:                                 ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6substrEmm.exit.i
  %259 = load i64, ptr %256, align 8, !tbaa !21
  %add.i.i.i133.i = add i64 %259, 1
  call void @_ZdlPvm(ptr noundef %258, i64 noundef %add.i.i.i133.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit134.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit134.i: ; preds = %if.then.i.i132.i, %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6substrEmm.exit.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp25.i) #26
  %260 = load i64, ptr %_M_string_length.i.i.i.i.i127, align 8, !tbaa !22
  %cmp.i.i = icmp ult i64 %260, 50
  br i1 %cmp.i.i, label %if.then.i136.i, label %if.else.i.i161

if.then.i136.i:                                   ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit134.i
  %sub.i.i = sub nsw i64 50, %260
  %sub3.i.i.i.i137.i = sub nuw nsw i64 4611686018427387903, %260
  %cmp.i.i.i.i138.i = icmp ult i64 %sub3.i.i.i.i137.i, %sub.i.i
  br i1 %cmp.i.i.i.i138.i, label %if.then.i.i.i.i146.i.invoke, label %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit.i.i.i139.i

if.then.i.i.i.i146.i.invoke:                      ; preds = %if.then.i136.i, %invoke.cont17.i
  %261 = phi ptr [ @.str.10, %invoke.cont17.i ], [ @.str.40, %if.then.i136.i ]
  invoke void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull %261) #27
          to label %if.then.i.i.i.i146.i.cont unwind label %lpad14.i

if.then.i.i.i.i146.i.cont:                        ; preds = %if.then.i.i.i.i146.i.invoke
  unreachable

_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit.i.i.i139.i: ; preds = %if.then.i136.i
  %262 = load ptr, ptr %text.i, align 8, !tbaa !33
  %cmp.i.i.i.i.i140.i = icmp eq ptr %262, %224
  %263 = load i64, ptr %224, align 8
  %cmp.not.i.i.i142214.i = icmp ult i64 %263, 50
  %cmp.not.i.i.i142.i = select i1 %cmp.i.i.i.i.i140.i, i1 true, i1 %cmp.not.i.i.i142214.i
  br i1 %cmp.not.i.i.i142.i, label %if.else.i.i.i145.i, label %if.then12.i.i.i.i

if.else.i.i.i145.i:                               ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit.i.i.i139.i
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %text.i, i64 noundef %260, i64 noundef 0, ptr noundef null, i64 noundef %sub.i.i)
          to label %if.then12.i.i.i.i unwind label %lpad14.i

if.then12.i.i.i.i:                                ; preds = %if.else.i.i.i145.i, %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit.i.i.i139.i
  %264 = load ptr, ptr %text.i, align 8, !tbaa !33
  %add.ptr14.i.i.i.i = getelementptr inbounds i8, ptr %264, i64 %260
  %cond.i.i.i143.i = icmp eq i64 %260, 49
  br i1 %cond.i.i.i143.i, label %if.then.i35.i.i.i.i, label %if.end.i.i36.i.i.i.i

if.then.i35.i.i.i.i:                              ; preds = %if.then12.i.i.i.i
  store i8 46, ptr %add.ptr14.i.i.i.i, align 1, !tbaa !21
  br label %invoke.cont34.i.sink.split

if.end.i.i36.i.i.i.i:                             ; preds = %if.then12.i.i.i.i
  call void @llvm.memset.p0.i64(ptr align 1 %add.ptr14.i.i.i.i, i8 46, i64 %sub.i.i, i1 false)
  br label %invoke.cont34.i.sink.split

if.else.i.i161:                                   ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit134.i
  %cmp3.i.not.i = icmp eq i64 %260, 50
  br i1 %cmp3.i.not.i, label %invoke.cont34.i, label %invoke.cont34.i.sink.split

invoke.cont34.i.sink.split:                       ; preds = %if.else.i.i161, %if.then.i35.i.i.i.i, %if.end.i.i36.i.i.i.i
  store i64 50, ptr %_M_string_length.i.i.i.i.i127, align 8, !tbaa !22
  %.sink = load ptr, ptr %text.i, align 8, !tbaa !33
  %arrayidx.i.i.i = getelementptr inbounds i8, ptr %.sink, i64 50
  store i8 0, ptr %arrayidx.i.i.i, align 1, !tbaa !21
  br label %invoke.cont34.i

invoke.cont34.i:                                  ; preds = %invoke.cont34.i.sink.split, %if.else.i.i161
  %265 = load i64, ptr %_M_string_length.i.i.i.i.i127, align 8, !tbaa !22
  %cmp.i.i150.i = icmp ult i64 %265, 5
  br i1 %cmp.i.i150.i, label %if.then.i.i159.i.invoke, label %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc.exit.i151.i

if.then.i.i159.i.invoke:                          ; preds = %invoke.cont34.i, %invoke.cont15.i
  %266 = phi ptr [ @.str.16, %invoke.cont15.i ], [ @.str.41, %invoke.cont34.i ]
  %267 = phi i64 [ 2, %invoke.cont15.i ], [ 5, %invoke.cont34.i ]
  %268 = phi i64 [ %245, %invoke.cont15.i ], [ %265, %invoke.cont34.i ]
  invoke void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef nonnull @.str.18, ptr noundef nonnull %266, i64 noundef %267, i64 noundef %268) #27
          to label %if.then.i.i159.i.cont unwind label %lpad14.i

if.then.i.i159.i.cont:                            ; preds = %if.then.i.i159.i.invoke
  unreachable

_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc.exit.i151.i: ; preds = %invoke.cont34.i
  %sub.i.i152.i = add i64 %265, -5
  %spec.select.i.i153.i = call noundef i64 @llvm.umin.i64(i64 %sub.i.i152.i, i64 30)
  %269 = add nuw nsw i64 %spec.select.i.i153.i, 5
  %tobool.i.i.i162 = icmp ne i64 %265, %269
  %tobool3.i.i.i = icmp ne i64 %sub.i.i152.i, 0
  %or.cond.i.i.i = and i1 %tobool3.i.i.i, %tobool.i.i.i162
  br i1 %or.cond.i.i.i, label %if.then.i14.i.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEmm.exit.i

if.then.i14.i.i:                                  ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc.exit.i151.i
  %sub2.i.i.i = sub i64 %265, %269
  %270 = load ptr, ptr %text.i, align 8, !tbaa !33
  %add.ptr.i.i156.i = getelementptr inbounds i8, ptr %270, i64 5
  %add.ptr7.i.i157.i = getelementptr inbounds i8, ptr %add.ptr.i.i156.i, i64 %spec.select.i.i153.i
  switch i64 %sub2.i.i.i, label %if.end.i.i.i.i.i166 [
    i64 1, label %if.then.i.i.i158.i
    i64 0, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEmm.exit.i
  ]

if.then.i.i.i158.i:                               ; preds = %if.then.i14.i.i
  %271 = load i8, ptr %add.ptr7.i.i157.i, align 1, !tbaa !21
  store i8 %271, ptr %add.ptr.i.i156.i, align 1, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEmm.exit.i

if.end.i.i.i.i.i166:                              ; preds = %if.then.i14.i.i
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %add.ptr.i.i156.i, ptr nonnull align 1 %add.ptr7.i.i157.i, i64 %sub2.i.i.i, i1 false)
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEmm.exit.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEmm.exit.i: ; preds = %if.end.i.i.i.i.i166, %if.then.i.i.i158.i, %if.then.i14.i.i, %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc.exit.i151.i
  %272 = load i64, ptr %_M_string_length.i.i.i.i.i127, align 8, !tbaa !22
  %sub9.i.i154.i = sub i64 %272, %spec.select.i.i153.i
  store i64 %sub9.i.i154.i, ptr %_M_string_length.i.i.i.i.i127, align 8, !tbaa !22
  %273 = load ptr, ptr %text.i, align 8, !tbaa !33
  %arrayidx.i.i.i155.i = getelementptr inbounds i8, ptr %273, i64 %sub9.i.i154.i
  store i8 0, ptr %arrayidx.i.i.i155.i, align 1, !tbaa !21
  %274 = load ptr, ptr %text.i, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp38.i) #26
  %275 = getelementptr inbounds i8, ptr %ref.tmp38.i, i64 16
  store ptr %275, ptr %ref.tmp38.i, align 8, !tbaa !16
  store i16 12852, ptr %275, align 8
  %_M_string_length.i.i.i.i164.i = getelementptr inbounds i8, ptr %ref.tmp38.i, i64 8
  store i64 2, ptr %_M_string_length.i.i.i.i164.i, align 8, !tbaa !22
  %arrayidx.i.i.i165.i = getelementptr inbounds i8, ptr %ref.tmp38.i, i64 18
  store i8 0, ptr %arrayidx.i.i.i165.i, align 2, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__endptr.i.i.i) #26
  %call.i.i.i177.i = tail call ptr @__errno_location() #32
  %276 = load i32, ptr %call.i.i.i177.i, align 4, !tbaa !24
  store i32 0, ptr %call.i.i.i177.i, align 4, !tbaa !24
  %call.i.i178.i = call noundef i64 @strtol(ptr noundef nonnull %275, ptr noundef nonnull %__endptr.i.i.i, i32 noundef 10)
  %277 = load ptr, ptr %__endptr.i.i.i, align 8, !tbaa !26
  %cmp.i.i179.i = icmp eq ptr %277, %275
  br i1 %cmp.i.i179.i, label %if.then.i.i184.i165, label %if.else.i.i180.i

if.then.i.i184.i165:                              ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEmm.exit.i
  invoke void @_ZSt24__throw_invalid_argumentPKc(ptr noundef nonnull @.str.42) #27
          to label %invoke.cont1.i.i.i unwind label %lpad.i.i.i

invoke.cont1.i.i.i:                               ; preds = %if.then.i.i184.i165
  unreachable

lpad.i.i.i:                                       ; preds = %if.then7.i.i.i, %if.then.i.i184.i165
  %278 = landingpad { ptr, i32 }
          cleanup
  %279 = load i32, ptr %call.i.i.i177.i, align 4, !tbaa !24
  %cmp.i.i.i182.i = icmp eq i32 %279, 0
  br i1 %cmp.i.i.i182.i, label %if.then.i.i.i183.i, label %_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i

if.then.i.i.i183.i:                               ; preds = %lpad.i.i.i
  store i32 %276, ptr %call.i.i.i177.i, align 4, !tbaa !24
  br label %_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i

_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i: ; preds = %if.then.i.i.i183.i, %lpad.i.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__endptr.i.i.i) #26
  br label %ehcleanup54.i

if.else.i.i180.i:                                 ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEmm.exit.i
  %280 = load i32, ptr %call.i.i.i177.i, align 4, !tbaa !24
  %cmp3.i.i.i = icmp eq i32 %280, 34
  %281 = add i64 %call.i.i178.i, -2147483648
  %282 = icmp ult i64 %281, -4294967296
  %or.cond.i.i181.i = or i1 %282, %cmp3.i.i.i
  br i1 %or.cond.i.i181.i, label %if.then7.i.i.i, label %if.else9.i.i.i

if.then7.i.i.i:                                   ; preds = %if.else.i.i180.i
  invoke void @_ZSt20__throw_out_of_rangePKc(ptr noundef nonnull @.str.42) #27
          to label %invoke.cont8.i.i.i unwind label %lpad.i.i.i

invoke.cont8.i.i.i:                               ; preds = %if.then7.i.i.i
  unreachable

if.else9.i.i.i:                                   ; preds = %if.else.i.i180.i
  %cmp.i25.i.i.i = icmp eq i32 %280, 0
  br i1 %cmp.i25.i.i.i, label %if.then.i26.i.i.i, label %_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i

if.then.i26.i.i.i:                                ; preds = %if.else9.i.i.i
  store i32 %276, ptr %call.i.i.i177.i, align 4, !tbaa !24
  br label %_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i

_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i: ; preds = %if.then.i26.i.i.i, %if.else9.i.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__endptr.i.i.i) #26
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp45.i) #26
  invoke void (ptr, ptr, i64, ptr, ...) @_ZN9__gnu_cxx12__to_xstringINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEcEET_PFiPT0_mPKS8_P13__va_list_tagEmSB_z(ptr dead_on_unwind nonnull writable sret(%"class.std::__cxx11::basic_string") align 8 %ref.tmp45.i, ptr noundef nonnull @vsnprintf, i64 noundef 328, ptr noundef nonnull @.str.43, double noundef 2.500000e+00)
          to label %invoke.cont47.i unwind label %lpad46.i

invoke.cont47.i:                                  ; preds = %_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i
  %conv.i.i.i163 = trunc i64 %call.i.i178.i to i32
  %add.i164 = add nsw i32 %conv.i.i.i163, 1
  %283 = load ptr, ptr %ref.tmp45.i, align 8, !tbaa !33
  %call51.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.36, ptr noundef %274, i32 noundef %add.i164, ptr noundef %283)
  %284 = load ptr, ptr %ref.tmp45.i, align 8, !tbaa !33
  %285 = getelementptr inbounds i8, ptr %ref.tmp45.i, i64 16
  %cmp.i.i.i186.i = icmp eq ptr %284, %285
  br i1 %cmp.i.i.i186.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit189.i, label %if.then.i.i187.i

if.then.i.i187.i:                                 ; preds = %invoke.cont47.i
  %286 = load i64, ptr %285, align 8, !tbaa !21
  %add.i.i.i188.i = add i64 %286, 1
  call void @_ZdlPvm(ptr noundef %284, i64 noundef %add.i.i.i188.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit189.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit189.i: ; preds = %if.then.i.i187.i, %invoke.cont47.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp45.i) #26
  %287 = load ptr, ptr %ref.tmp38.i, align 8, !tbaa !33
  %cmp.i.i.i190.i = icmp eq ptr %287, %275
  br i1 %cmp.i.i.i190.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit193.i, label %if.then.i.i191.i

if.then.i.i191.i:                                 ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit189.i
  %288 = load i64, ptr %275, align 8, !tbaa !21
  %add.i.i.i192.i = add i64 %288, 1
  call void @_ZdlPvm(ptr noundef %287, i64 noundef %add.i.i.i192.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit193.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit193.i: ; preds = %if.then.i.i191.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit189.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp38.i) #26
  %289 = load ptr, ptr %text.i, align 8, !tbaa !33
  %cmp.i.i.i194.i = icmp eq ptr %289, %224
  br i1 %cmp.i.i.i194.i, label %_ZL7stringsv.exit, label %if.then.i.i195.i

if.then.i.i195.i:                                 ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit193.i
  %290 = load i64, ptr %224, align 8, !tbaa !21
  %add.i.i.i196.i = add i64 %290, 1
  call void @_ZdlPvm(ptr noundef %289, i64 noundef %add.i.i.i196.i) #28
  br label %_ZL7stringsv.exit

lpad6.i:                                          ; preds = %_ZL9sequencesv.exit
  %291 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup.i129

lpad8.i:                                          ; preds = %if.else.i.i.i.i.i174, %if.then.i.i.i.i76.i
  %292 = landingpad { ptr, i32 }
          cleanup
  %293 = load ptr, ptr %ref.tmp1.i126, align 8, !tbaa !33
  %cmp.i.i.i198.i = icmp eq ptr %293, %226
  br i1 %cmp.i.i.i198.i, label %ehcleanup.i129, label %if.then.i.i199.i

if.then.i.i199.i:                                 ; preds = %lpad8.i
  %294 = load i64, ptr %226, align 8, !tbaa !21
  %add.i.i.i200.i = add i64 %294, 1
  call void @_ZdlPvm(ptr noundef %293, i64 noundef %add.i.i.i200.i) #28
  br label %ehcleanup.i129

ehcleanup.i129:                                   ; preds = %if.then.i.i199.i, %lpad8.i, %lpad6.i
  %.pn.i = phi { ptr, i32 } [ %291, %lpad6.i ], [ %292, %lpad8.i ], [ %292, %if.then.i.i199.i ]
  %295 = load ptr, ptr %ref.tmp2.i, align 8, !tbaa !33
  %cmp.i.i.i202.i = icmp eq ptr %295, %225
  br i1 %cmp.i.i.i202.i, label %ehcleanup10.i, label %if.then.i.i203.i

if.then.i.i203.i:                                 ; preds = %ehcleanup.i129
  %296 = load i64, ptr %225, align 8, !tbaa !21
  %add.i.i.i204.i = add i64 %296, 1
  call void @_ZdlPvm(ptr noundef %295, i64 noundef %add.i.i.i204.i) #28
  br label %ehcleanup10.i

ehcleanup10.i:                                    ; preds = %if.then.i.i203.i, %ehcleanup.i129
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp2.i) #26
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp1.i126) #26
  br label %ehcleanup58.i

lpad14.i:                                         ; preds = %if.then.i.i.i.i146.i.invoke, %if.then.i.i159.i.invoke, %if.else.i.i.i145.i, %if.else.i.i.i.i172, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm.exit.i.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit85.i
  %297 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup58.i

lpad26.i:                                         ; preds = %if.then.i.i129.i
  %298 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp25.i) #26
  br label %ehcleanup58.i

lpad46.i:                                         ; preds = %_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i
  %299 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp45.i) #26
  br label %ehcleanup54.i

ehcleanup54.i:                                    ; preds = %lpad46.i, %_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i
  %.pn63.i = phi { ptr, i32 } [ %299, %lpad46.i ], [ %278, %_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i ]
  %300 = load ptr, ptr %ref.tmp38.i, align 8, !tbaa !33
  %cmp.i.i.i206.i = icmp eq ptr %300, %275
  br i1 %cmp.i.i.i206.i, label %ehcleanup55.i, label %if.then.i.i207.i

if.then.i.i207.i:                                 ; preds = %ehcleanup54.i
  %301 = load i64, ptr %275, align 8, !tbaa !21
  %add.i.i.i208.i = add i64 %301, 1
  call void @_ZdlPvm(ptr noundef %300, i64 noundef %add.i.i.i208.i) #28
  br label %ehcleanup55.i

ehcleanup55.i:                                    ; preds = %if.then.i.i207.i, %ehcleanup54.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp38.i) #26
  br label %ehcleanup58.i

ehcleanup58.i:                                    ; preds = %ehcleanup55.i, %lpad26.i, %lpad14.i, %ehcleanup10.i
  %.pn63.pn.pn.i = phi { ptr, i32 } [ %.pn63.i, %ehcleanup55.i ], [ %297, %lpad14.i ], [ %298, %lpad26.i ], [ %.pn.i, %ehcleanup10.i ]
  %302 = load ptr, ptr %text.i, align 8, !tbaa !33
  %cmp.i.i.i210.i = icmp eq ptr %302, %224
  br i1 %cmp.i.i.i210.i, label %ehcleanup59.i, label %if.then.i.i211.i

if.then.i.i211.i:                                 ; preds = %ehcleanup58.i
  %303 = load i64, ptr %224, align 8, !tbaa !21
  %add.i.i.i212.i = add i64 %303, 1
  call void @_ZdlPvm(ptr noundef %302, i64 noundef %add.i.i.i212.i) #28
  br label %ehcleanup59.i

ehcleanup59.i:                                    ; preds = %if.then.i.i211.i, %ehcleanup58.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %text.i) #26
  br label %common.resume

_ZL7stringsv.exit:                                ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit193.i, %if.then.i.i195.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %text.i) #26
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %shapes) #26
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %shapes, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp) #26
  %call.i179 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #31
          to label %_ZSt11make_uniqueI6SquareJiEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_.exit unwind label %lpad

_ZSt11make_uniqueI6SquareJiEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_.exit: ; preds = %_ZL7stringsv.exit
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTV6Square, i64 16), ptr %call.i179, align 8, !tbaa !122, !noalias !124
  %side2.i.i = getelementptr inbounds i8, ptr %call.i179, i64 8
  store double 2.000000e+00, ptr %side2.i.i, align 8, !tbaa !127, !noalias !124
  store ptr %call.i179, ptr %ref.tmp, align 8, !tbaa !131
  %_M_finish.i.i180 = getelementptr inbounds i8, ptr %shapes, i64 8
  %304 = load ptr, ptr %_M_finish.i.i180, align 8, !tbaa !26
  %_M_end_of_storage.i.i = getelementptr inbounds i8, ptr %shapes, i64 16
  %305 = load ptr, ptr %_M_end_of_storage.i.i, align 8, !tbaa !133
  %cmp.not.i.i181 = icmp eq ptr %304, %305
  br i1 %cmp.not.i.i181, label %if.else.i.i184, label %if.then.i.i182

if.then.i.i182:                                   ; preds = %_ZSt11make_uniqueI6SquareJiEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_.exit
  %306 = load i64, ptr %ref.tmp, align 8, !tbaa !26
  store i64 %306, ptr %304, align 8, !tbaa !26
  store ptr null, ptr %ref.tmp, align 8, !tbaa !26
  %307 = load ptr, ptr %_M_finish.i.i180, align 8, !tbaa !135
  %incdec.ptr.i.i183 = getelementptr inbounds i8, ptr %307, i64 8
  store ptr %incdec.ptr.i.i183, ptr %_M_finish.i.i180, align 8, !tbaa !135
  br label %invoke.cont4

if.else.i.i184:                                   ; preds = %_ZSt11make_uniqueI6SquareJiEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_.exit
  invoke void @_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE17_M_realloc_insertIJS4_EEEvN9__gnu_cxx17__normal_iteratorIPS4_S6_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %shapes, ptr %304, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
          to label %invoke.cont4 unwind label %lpad3

invoke.cont4:                                     ; preds = %if.then.i.i182, %if.else.i.i184
  %308 = load ptr, ptr %ref.tmp, align 8, !tbaa !26
  %cmp.not.i = icmp eq ptr %308, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit, label %delete.notnull.i.i

delete.notnull.i.i:                               ; preds = %invoke.cont4
  %vtable.i.i = load ptr, ptr %308, align 8, !tbaa !122
  %vfn.i.i = getelementptr inbounds i8, ptr %vtable.i.i, i64 8
  %309 = load ptr, ptr %vfn.i.i, align 8
  call void %309(ptr noundef nonnull align 8 dereferenceable(8) %308) #26
  br label %_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit

_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit: ; preds = %invoke.cont4, %delete.notnull.i.i
  store ptr null, ptr %ref.tmp, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp) #26
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp7) #26
  %call.i190 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #31
          to label %_ZSt11make_uniqueI4DiscJiEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_.exit unwind label %lpad10

_ZSt11make_uniqueI4DiscJiEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_.exit: ; preds = %_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTV4Disc, i64 16), ptr %call.i190, align 8, !tbaa !122, !noalias !136
  %radius2.i.i = getelementptr inbounds i8, ptr %call.i190, i64 8
  store double 1.000000e+00, ptr %radius2.i.i, align 8, !tbaa !139, !noalias !136
  store ptr %call.i190, ptr %ref.tmp7, align 8, !tbaa !131
  %310 = load ptr, ptr %_M_finish.i.i180, align 8, !tbaa !26
  %311 = load ptr, ptr %_M_end_of_storage.i.i, align 8, !tbaa !133
  %cmp.not.i.i193 = icmp eq ptr %310, %311
  br i1 %cmp.not.i.i193, label %if.else.i.i196, label %if.then.i.i194

if.then.i.i194:                                   ; preds = %_ZSt11make_uniqueI4DiscJiEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_.exit
  %312 = load i64, ptr %ref.tmp7, align 8, !tbaa !26
  store i64 %312, ptr %310, align 8, !tbaa !26
  store ptr null, ptr %ref.tmp7, align 8, !tbaa !26
  %313 = load ptr, ptr %_M_finish.i.i180, align 8, !tbaa !135
  %incdec.ptr.i.i195 = getelementptr inbounds i8, ptr %313, i64 8
  store ptr %incdec.ptr.i.i195, ptr %_M_finish.i.i180, align 8, !tbaa !135
  br label %invoke.cont13

if.else.i.i196:                                   ; preds = %_ZSt11make_uniqueI4DiscJiEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_.exit
  invoke void @_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE17_M_realloc_insertIJS4_EEEvN9__gnu_cxx17__normal_iteratorIPS4_S6_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %shapes, ptr %310, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp7)
          to label %invoke.cont13 unwind label %lpad12

invoke.cont13:                                    ; preds = %if.then.i.i194, %if.else.i.i196
  %314 = load ptr, ptr %ref.tmp7, align 8, !tbaa !26
  %cmp.not.i199 = icmp eq ptr %314, null
  br i1 %cmp.not.i199, label %_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit203, label %delete.notnull.i.i200

delete.notnull.i.i200:                            ; preds = %invoke.cont13
  %vtable.i.i201 = load ptr, ptr %314, align 8, !tbaa !122
  %vfn.i.i202 = getelementptr inbounds i8, ptr %vtable.i.i201, i64 8
  %315 = load ptr, ptr %vfn.i.i202, align 8
  call void %315(ptr noundef nonnull align 8 dereferenceable(8) %314) #26
  br label %_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit203

_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit203: ; preds = %invoke.cont13, %delete.notnull.i.i200
  store ptr null, ptr %ref.tmp7, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp7) #26
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %doubled) #26
  %_M_manager.i.i = getelementptr inbounds i8, ptr %doubled, i64 16
  %_M_invoker.i = getelementptr inbounds i8, ptr %doubled, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %doubled, i8 0, i64 24, i1 false)
  store ptr @"_ZNSt17_Function_handlerIFddEZ4mainE3$_0E9_M_invokeERKSt9_Any_dataOd", ptr %_M_invoker.i, align 8, !tbaa !141
  store ptr @"_ZNSt17_Function_handlerIFddEZ4mainE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation", ptr %_M_manager.i.i, align 8, !tbaa !144
  %316 = load ptr, ptr %shapes, align 8, !tbaa !26
  %317 = load ptr, ptr %_M_finish.i.i180, align 8, !tbaa !26
  %cmp.i208.not280 = icmp eq ptr %316, %317
  br i1 %cmp.i208.not280, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %_ZNKSt8functionIFddEEclEd.exit, %_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit203
  %sum.0.lcssa = phi double [ 0.000000e+00, %_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit203 ], [ %add, %_ZNKSt8functionIFddEEclEd.exit ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %either) #26
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp35) #26
  %318 = getelementptr inbounds i8, ptr %ref.tmp35, i64 16
  store ptr %318, ptr %ref.tmp35, align 8, !tbaa !16
  store i32 1954047348, ptr %318, align 8
  %_M_string_length.i.i.i.i211 = getelementptr inbounds i8, ptr %ref.tmp35, i64 8
  store i64 4, ptr %_M_string_length.i.i.i.i211, align 8, !tbaa !22
  %arrayidx.i.i.i212 = getelementptr inbounds i8, ptr %ref.tmp35, i64 20
  store i8 0, ptr %arrayidx.i.i.i212, align 4, !tbaa !21
  %319 = getelementptr inbounds i8, ptr %either, i64 16
  store ptr %319, ptr %either, align 8, !tbaa !16
  %320 = load ptr, ptr %ref.tmp35, align 8, !tbaa !33
  %cmp.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq ptr %320, %318
  br i1 %cmp.i.i.i.i.i.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i.i.i.i.i.i

lpad:                                             ; preds = %_ZL7stringsv.exit
  %321 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup

lpad3:                                            ; preds = %if.else.i.i184
  %322 = landingpad { ptr, i32 }
          cleanup
  %323 = load ptr, ptr %ref.tmp, align 8, !tbaa !26
  %cmp.not.i219 = icmp eq ptr %323, null
  br i1 %cmp.not.i219, label %_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit223, label %delete.notnull.i.i220

delete.notnull.i.i220:                            ; preds = %lpad3
  %vtable.i.i221 = load ptr, ptr %323, align 8, !tbaa !122
  %vfn.i.i222 = getelementptr inbounds i8, ptr %vtable.i.i221, i64 8
  %324 = load ptr, ptr %vfn.i.i222, align 8
  call void %324(ptr noundef nonnull align 8 dereferenceable(8) %323) #26
  br label %_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit223

_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit223: ; preds = %lpad3, %delete.notnull.i.i220
  store ptr null, ptr %ref.tmp, align 8, !tbaa !26
  br label %ehcleanup

ehcleanup:                                        ; preds = %_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit223, %lpad
  %.pn = phi { ptr, i32 } [ %322, %_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit223 ], [ %321, %lpad ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp) #26
  br label %ehcleanup56

lpad10:                                           ; preds = %_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit
  %325 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup16

lpad12:                                           ; preds = %if.else.i.i196
  %326 = landingpad { ptr, i32 }
          cleanup
  %327 = load ptr, ptr %ref.tmp7, align 8, !tbaa !26
  %cmp.not.i229 = icmp eq ptr %327, null
  br i1 %cmp.not.i229, label %_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit233, label %delete.notnull.i.i230

delete.notnull.i.i230:                            ; preds = %lpad12
  %vtable.i.i231 = load ptr, ptr %327, align 8, !tbaa !122
  %vfn.i.i232 = getelementptr inbounds i8, ptr %vtable.i.i231, i64 8
  %328 = load ptr, ptr %vfn.i.i232, align 8
  call void %328(ptr noundef nonnull align 8 dereferenceable(8) %327) #26
  br label %_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit233

_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit233: ; preds = %lpad12, %delete.notnull.i.i230
  store ptr null, ptr %ref.tmp7, align 8, !tbaa !26
  br label %ehcleanup16

ehcleanup16:                                      ; preds = %_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit233, %lpad10
  %.pn62 = phi { ptr, i32 } [ %326, %_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit233 ], [ %325, %lpad10 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp7) #26
  br label %ehcleanup56

for.body:                                         ; preds = %_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit203, %_ZNKSt8functionIFddEEclEd.exit
  %sum.0282 = phi double [ %add, %_ZNKSt8functionIFddEEclEd.exit ], [ 0.000000e+00, %_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit203 ]
  %__begin1.sroa.0.0281 = phi ptr [ %incdec.ptr.i, %_ZNKSt8functionIFddEEclEd.exit ], [ %316, %_ZNSt10unique_ptrI5ShapeSt14default_deleteIS0_EED2Ev.exit203 ]
  %329 = load ptr, ptr %__begin1.sroa.0.0281, align 8, !tbaa !26
  %vtable = load ptr, ptr %329, align 8, !tbaa !122
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 16
  %330 = load ptr, ptr %vfn, align 8
  %call27 = invoke noundef double %330(ptr noundef nonnull align 8 dereferenceable(8) %329)
          to label %invoke.cont26 unwind label %lpad25.loopexit

invoke.cont26:                                    ; preds = %for.body
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__args.addr.i)
  store double %call27, ptr %__args.addr.i, align 8, !tbaa !145
  %331 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !144
  %tobool.not.i.i240 = icmp eq ptr %331, null
  br i1 %tobool.not.i.i240, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %invoke.cont26
  invoke void @_ZSt25__throw_bad_function_callv() #27
          to label %.noexc242 unwind label %lpad25.loopexit.split-lp

.noexc242:                                        ; preds = %if.then.i
  unreachable

if.end.i:                                         ; preds = %invoke.cont26
  %332 = load ptr, ptr %_M_invoker.i, align 8, !tbaa !141
  %call2.i243 = invoke noundef double %332(ptr noundef nonnull align 8 dereferenceable(16) %doubled, ptr noundef nonnull align 8 dereferenceable(8) %__args.addr.i)
          to label %_ZNKSt8functionIFddEEclEd.exit unwind label %lpad25.loopexit

_ZNKSt8functionIFddEEclEd.exit:                   ; preds = %if.end.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__args.addr.i)
  %add = fadd double %sum.0282, %call2.i243
  %incdec.ptr.i = getelementptr inbounds i8, ptr %__begin1.sroa.0.0281, i64 8
  %cmp.i208.not = icmp eq ptr %incdec.ptr.i, %317
  br i1 %cmp.i208.not, label %for.cond.cleanup, label %for.body, !llvm.loop !146

lpad25.loopexit:                                  ; preds = %for.body, %if.end.i
  %lpad.loopexit = landingpad { ptr, i32 }
          cleanup
  br label %lpad25

lpad25.loopexit.split-lp:                         ; preds = %if.then.i
  %lpad.loopexit.split-lp = landingpad { ptr, i32 }
          cleanup
  br label %lpad25

lpad25:                                           ; preds = %lpad25.loopexit.split-lp, %lpad25.loopexit
  %lpad.phi = phi { ptr, i32 } [ %lpad.loopexit, %lpad25.loopexit ], [ %lpad.loopexit.split-lp, %lpad25.loopexit.split-lp ]
  %333 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !144
  %tobool.not.i262 = icmp eq ptr %333, null
  br i1 %tobool.not.i262, label %_ZNSt14_Function_baseD2Ev.exit267, label %if.then.i263

if.then.i.i.i.i.i.i.i.i.i.i.i.i:                  ; preds = %for.cond.cleanup
  %334 = load i64, ptr %_M_string_length.i.i.i.i211, align 8, !tbaa !22
  %add.i.i.i.i.i.i.i.i.i.i.i.i244 = add i64 %334, 1
  %cmp.i21.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %add.i.i.i.i.i.i.i.i.i.i.i.i244, 0
  br i1 %cmp.i21.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZNSt7variantIJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEC2IS5_vvS5_vEEOT_.exit, label %if.end.i.i.i.i.i.i.i.i.i.i.i.i.i

if.end.i.i.i.i.i.i.i.i.i.i.i.i.i:                 ; preds = %if.then.i.i.i.i.i.i.i.i.i.i.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %319, ptr nonnull align 8 %318, i64 %add.i.i.i.i.i.i.i.i.i.i.i.i244, i1 false)
  br label %_ZNSt7variantIJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEC2IS5_vvS5_vEEOT_.exit

if.else.i.i.i.i.i.i.i.i.i.i.i.i:                  ; preds = %for.cond.cleanup
  store ptr %320, ptr %either, align 8, !tbaa !33
  %335 = load i64, ptr %318, align 8, !tbaa !21
  store i64 %335, ptr %319, align 8, !tbaa !21
  br label %_ZNSt7variantIJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEC2IS5_vvS5_vEEOT_.exit

_ZNSt7variantIJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEC2IS5_vvS5_vEEOT_.exit: ; preds = %if.then.i.i.i.i.i.i.i.i.i.i.i.i, %if.end.i.i.i.i.i.i.i.i.i.i.i.i.i, %if.else.i.i.i.i.i.i.i.i.i.i.i.i
  %336 = load i64, ptr %_M_string_length.i.i.i.i211, align 8, !tbaa !22
  %_M_string_length.i23.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %either, i64 8
  store i64 %336, ptr %_M_string_length.i23.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !22
  store ptr %318, ptr %ref.tmp35, align 8, !tbaa !33
  store i64 0, ptr %_M_string_length.i.i.i.i211, align 8, !tbaa !22
  store i8 0, ptr %318, align 8, !tbaa !21
  %_M_index.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %either, i64 32
  store i8 1, ptr %_M_index.i.i.i.i.i.i.i.i, align 8, !tbaa !147
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp35) #26
  %call48 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %sum.0.lcssa, i64 noundef 1, i32 noundef 4)
  %337 = load i8, ptr %_M_index.i.i.i.i.i.i.i.i, align 8, !tbaa !147
  %switch.i.i.i = icmp eq i8 %337, 0
  br i1 %switch.i.i.i, label %_ZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEED2Ev.exit, label %sw.bb2.i.i.i

sw.bb2.i.i.i:                                     ; preds = %_ZNSt7variantIJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEC2IS5_vvS5_vEEOT_.exit
  %338 = load ptr, ptr %either, align 8, !tbaa !33
  %cmp.i.i.i.i.i.i.i.i.i.i.i = icmp eq ptr %338, %319
  br i1 %cmp.i.i.i.i.i.i.i.i.i.i.i, label %_ZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEED2Ev.exit, label %if.then.i.i.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i.i.i:                      ; preds = %sw.bb2.i.i.i
  %339 = load i64, ptr %319, align 8, !tbaa !21
  %add.i.i.i.i.i.i.i.i.i.i.i = add i64 %339, 1
  call void @_ZdlPvm(ptr noundef %338, i64 noundef %add.i.i.i.i.i.i.i.i.i.i.i) #28
  br label %_ZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEED2Ev.exit

_ZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEED2Ev.exit: ; preds = %_ZNSt7variantIJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEC2IS5_vvS5_vEEOT_.exit, %sw.bb2.i.i.i, %if.then.i.i.i.i.i.i.i.i.i.i
  store i8 -1, ptr %_M_index.i.i.i.i.i.i.i.i, align 8, !tbaa !147
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %either) #26
  %340 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !144
  %tobool.not.i250 = icmp eq ptr %340, null
  br i1 %tobool.not.i250, label %_ZNSt14_Function_baseD2Ev.exit, label %if.then.i251

if.then.i251:                                     ; preds = %_ZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEED2Ev.exit
  %call.i = invoke noundef zeroext i1 %340(ptr noundef nonnull align 8 dereferenceable(16) %doubled, ptr noundef nonnull align 8 dereferenceable(16) %doubled, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i251
  %341 = landingpad { ptr, i32 }
          catch ptr null
  %342 = extractvalue { ptr, i32 } %341, 0
  call void @__clang_call_terminate(ptr %342) #30
  unreachable

_ZNSt14_Function_baseD2Ev.exit:                   ; preds = %_ZNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEED2Ev.exit, %if.then.i251
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %doubled) #26
  %343 = load ptr, ptr %shapes, align 8, !tbaa !149
  %344 = load ptr, ptr %_M_finish.i.i180, align 8, !tbaa !135
  %cmp.not3.i.i.i.i = icmp eq ptr %343, %344
  br i1 %cmp.not3.i.i.i.i, label %invoke.cont.i257, label %for.body.i.i.i.i254

for.body.i.i.i.i254:                              ; preds = %_ZNSt14_Function_baseD2Ev.exit, %_ZSt8_DestroyISt10unique_ptrI5ShapeSt14default_deleteIS1_EEEvPT_.exit.i.i.i.i
  %__first.addr.04.i.i.i.i = phi ptr [ %incdec.ptr.i.i.i.i255, %_ZSt8_DestroyISt10unique_ptrI5ShapeSt14default_deleteIS1_EEEvPT_.exit.i.i.i.i ], [ %343, %_ZNSt14_Function_baseD2Ev.exit ]
  %345 = load ptr, ptr %__first.addr.04.i.i.i.i, align 8, !tbaa !26
  %cmp.not.i.i.i.i.i.i = icmp eq ptr %345, null
  br i1 %cmp.not.i.i.i.i.i.i, label %_ZSt8_DestroyISt10unique_ptrI5ShapeSt14default_deleteIS1_EEEvPT_.exit.i.i.i.i, label %delete.notnull.i.i.i.i.i.i.i

delete.notnull.i.i.i.i.i.i.i:                     ; preds = %for.body.i.i.i.i254
  %vtable.i.i.i.i.i.i.i = load ptr, ptr %345, align 8, !tbaa !122
  %vfn.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i, i64 8
  %346 = load ptr, ptr %vfn.i.i.i.i.i.i.i, align 8
  call void %346(ptr noundef nonnull align 8 dereferenceable(8) %345) #26
  br label %_ZSt8_DestroyISt10unique_ptrI5ShapeSt14default_deleteIS1_EEEvPT_.exit.i.i.i.i

_ZSt8_DestroyISt10unique_ptrI5ShapeSt14default_deleteIS1_EEEvPT_.exit.i.i.i.i: ; preds = %delete.notnull.i.i.i.i.i.i.i, %for.body.i.i.i.i254
  store ptr null, ptr %__first.addr.04.i.i.i.i, align 8, !tbaa !26
  %incdec.ptr.i.i.i.i255 = getelementptr inbounds i8, ptr %__first.addr.04.i.i.i.i, i64 8
  %cmp.not.i.i.i.i256 = icmp eq ptr %incdec.ptr.i.i.i.i255, %344
  br i1 %cmp.not.i.i.i.i256, label %invoke.cont.i257, label %for.body.i.i.i.i254, !llvm.loop !150

invoke.cont.i257:                                 ; preds = %_ZSt8_DestroyISt10unique_ptrI5ShapeSt14default_deleteIS1_EEEvPT_.exit.i.i.i.i, %_ZNSt14_Function_baseD2Ev.exit
  %347 = load ptr, ptr %shapes, align 8, !tbaa !149
  %tobool.not.i.i.i258 = icmp eq ptr %347, null
  br i1 %tobool.not.i.i.i258, label %_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EED2Ev.exit, label %if.then.i.i.i259

if.then.i.i.i259:                                 ; preds = %invoke.cont.i257
  %348 = load ptr, ptr %_M_end_of_storage.i.i, align 8, !tbaa !133
  %sub.ptr.lhs.cast.i.i = ptrtoint ptr %348 to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint ptr %347 to i64
  %sub.ptr.sub.i.i = sub i64 %sub.ptr.lhs.cast.i.i, %sub.ptr.rhs.cast.i.i
  call void @_ZdlPvm(ptr noundef %347, i64 noundef %sub.ptr.sub.i.i) #28
  br label %_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EED2Ev.exit

_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EED2Ev.exit: ; preds = %invoke.cont.i257, %if.then.i.i.i259
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %shapes) #26
  ret i32 0

if.then.i263:                                     ; preds = %lpad25
  %call.i264 = invoke noundef zeroext i1 %333(ptr noundef nonnull align 8 dereferenceable(16) %doubled, ptr noundef nonnull align 8 dereferenceable(16) %doubled, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit267 unwind label %terminate.lpad.i265

terminate.lpad.i265:                              ; preds = %if.then.i263
  %349 = landingpad { ptr, i32 }
          catch ptr null
  %350 = extractvalue { ptr, i32 } %349, 0
  call void @__clang_call_terminate(ptr %350) #30
  unreachable

_ZNSt14_Function_baseD2Ev.exit267:                ; preds = %lpad25, %if.then.i263
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %doubled) #26
  br label %ehcleanup56

ehcleanup56:                                      ; preds = %_ZNSt14_Function_baseD2Ev.exit267, %ehcleanup16, %ehcleanup
  %.pn64.pn = phi { ptr, i32 } [ %lpad.phi, %_ZNSt14_Function_baseD2Ev.exit267 ], [ %.pn62, %ehcleanup16 ], [ %.pn, %ehcleanup ]
  call void @_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %shapes) #26
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %shapes) #26
  br label %common.resume
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load ptr, ptr %this, align 8, !tbaa !149
  %_M_finish = getelementptr inbounds i8, ptr %this, i64 8
  %1 = load ptr, ptr %_M_finish, align 8, !tbaa !135
  %cmp.not3.i.i.i = icmp eq ptr %0, %1
  br i1 %cmp.not3.i.i.i, label %invoke.cont, label %for.body.i.i.i

for.body.i.i.i:                                   ; preds = %entry, %_ZSt8_DestroyISt10unique_ptrI5ShapeSt14default_deleteIS1_EEEvPT_.exit.i.i.i
  %__first.addr.04.i.i.i = phi ptr [ %incdec.ptr.i.i.i, %_ZSt8_DestroyISt10unique_ptrI5ShapeSt14default_deleteIS1_EEEvPT_.exit.i.i.i ], [ %0, %entry ]
  %2 = load ptr, ptr %__first.addr.04.i.i.i, align 8, !tbaa !26
  %cmp.not.i.i.i.i.i = icmp eq ptr %2, null
  br i1 %cmp.not.i.i.i.i.i, label %_ZSt8_DestroyISt10unique_ptrI5ShapeSt14default_deleteIS1_EEEvPT_.exit.i.i.i, label %delete.notnull.i.i.i.i.i.i

delete.notnull.i.i.i.i.i.i:                       ; preds = %for.body.i.i.i
  %vtable.i.i.i.i.i.i = load ptr, ptr %2, align 8, !tbaa !122
  %vfn.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i, i64 8
  %3 = load ptr, ptr %vfn.i.i.i.i.i.i, align 8
  tail call void %3(ptr noundef nonnull align 8 dereferenceable(8) %2) #26
  br label %_ZSt8_DestroyISt10unique_ptrI5ShapeSt14default_deleteIS1_EEEvPT_.exit.i.i.i

_ZSt8_DestroyISt10unique_ptrI5ShapeSt14default_deleteIS1_EEEvPT_.exit.i.i.i: ; preds = %delete.notnull.i.i.i.i.i.i, %for.body.i.i.i
  store ptr null, ptr %__first.addr.04.i.i.i, align 8, !tbaa !26
  %incdec.ptr.i.i.i = getelementptr inbounds i8, ptr %__first.addr.04.i.i.i, i64 8
  %cmp.not.i.i.i = icmp eq ptr %incdec.ptr.i.i.i, %1
  br i1 %cmp.not.i.i.i, label %invoke.cont, label %for.body.i.i.i, !llvm.loop !150

invoke.cont:                                      ; preds = %_ZSt8_DestroyISt10unique_ptrI5ShapeSt14default_deleteIS1_EEEvPT_.exit.i.i.i, %entry
  %4 = load ptr, ptr %this, align 8, !tbaa !149
  %tobool.not.i.i = icmp eq ptr %4, null
  br i1 %tobool.not.i.i, label %_ZNSt12_Vector_baseISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EED2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %invoke.cont
  %_M_end_of_storage.i = getelementptr inbounds i8, ptr %this, i64 16
  %5 = load ptr, ptr %_M_end_of_storage.i, align 8, !tbaa !133
  %sub.ptr.lhs.cast.i = ptrtoint ptr %5 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %4 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  tail call void @_ZdlPvm(ptr noundef %4, i64 noundef %sub.ptr.sub.i) #28
  br label %_ZNSt12_Vector_baseISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EED2Ev.exit

_ZNSt12_Vector_baseISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EED2Ev.exit: ; preds = %invoke.cont, %if.then.i.i
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt8multisetINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIS5_ESaIS5_EED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_parent.i.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %0 = load ptr, ptr %_M_parent.i.i.i, align 8, !tbaa !12
  invoke void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE8_M_eraseEPSt13_Rb_tree_nodeIS5_E(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef %0)
          to label %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  tail call void @__clang_call_terminate(ptr %2) #30
  unreachable

_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EED2Ev.exit: ; preds = %entry
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_parent.i.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %0 = load ptr, ptr %_M_parent.i.i.i, align 8, !tbaa !12
  invoke void @_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef %0)
          to label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  tail call void @__clang_call_terminate(ptr %2) #30
  unreachable

_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EED2Ev.exit: ; preds = %entry
  ret void
}

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #4 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #26
  tail call void @_ZSt9terminatev() #30
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #5

; Function Attrs: noreturn
declare void @_ZSt28__throw_bad_array_new_lengthv() local_unnamed_addr #5

; Function Attrs: noreturn
declare void @_ZSt17__throw_bad_allocv() local_unnamed_addr #5

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local ptr @_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOiEESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr %__pos.coerce, ptr noundef nonnull align 1 dereferenceable(1) %__args, ptr noundef nonnull align 8 dereferenceable(8) %__args1, ptr noundef nonnull align 1 dereferenceable(1) %__args3) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__z = alloca %"struct.std::_Rb_tree<int, std::pair<const int, std::__cxx11::basic_string<char>>, std::_Select1st<std::pair<const int, std::__cxx11::basic_string<char>>>, std::less<int>>::_Auto_node", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %__z) #26
  store ptr %this, ptr %__z, align 8, !tbaa !26
  %_M_node.i = getelementptr inbounds i8, ptr %__z, i64 8
  %call5.i.i.i.i.i = tail call noalias noundef nonnull dereferenceable(72) ptr @_Znwm(i64 noundef 72) #31
  %_M_storage.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i, i64 32
  %0 = load i64, ptr %__args1, align 8, !tbaa !26
  %1 = inttoptr i64 %0 to ptr
  %2 = load i32, ptr %1, align 4, !tbaa !24
  store i32 %2, ptr %_M_storage.i.i.i.i, align 8, !tbaa !46
  %second.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i, i64 40
  %3 = getelementptr inbounds i8, ptr %call5.i.i.i.i.i, i64 56
  store ptr %3, ptr %second.i.i.i.i.i.i.i, align 8, !tbaa !16
  %_M_string_length.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i, i64 48
  store i64 0, ptr %_M_string_length.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !22
  store i8 0, ptr %3, align 1, !tbaa !21
  store ptr %call5.i.i.i.i.i, ptr %_M_node.i, align 8, !tbaa !151
  %call8 = invoke { ptr, ptr } @_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS1_(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr %__pos.coerce, ptr noundef nonnull align 4 dereferenceable(4) %_M_storage.i.i.i.i)
          to label %invoke.cont7 unwind label %lpad

invoke.cont7:                                     ; preds = %entry
  %4 = extractvalue { ptr, ptr } %call8, 0
  %5 = extractvalue { ptr, ptr } %call8, 1
  %tobool.not = icmp eq ptr %5, null
  br i1 %tobool.not, label %cleanup, label %if.then

if.then:                                          ; preds = %invoke.cont7
  %6 = load ptr, ptr %__z, align 8, !tbaa !153
  %7 = load ptr, ptr %_M_node.i, align 8, !tbaa !151
  %cmp.not.i.i = icmp ne ptr %4, null
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %6, i64 8
  %cmp2.i.i = icmp eq ptr %add.ptr.i.i.i, %5
  %or.cond.i.i = select i1 %cmp.not.i.i, i1 true, i1 %cmp2.i.i
  br i1 %or.cond.i.i, label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE10_Auto_node9_M_insertES0_IPSt18_Rb_tree_node_baseSH_E.exit, label %lor.rhs.i.i

lor.rhs.i.i:                                      ; preds = %if.then
  %_M_storage.i.i.i.i19 = getelementptr inbounds i8, ptr %7, i64 32
  %_M_storage.i.i.i.i.i = getelementptr inbounds i8, ptr %5, i64 32
  %8 = load i32, ptr %_M_storage.i.i.i.i19, align 4, !tbaa !24
  %9 = load i32, ptr %_M_storage.i.i.i.i.i, align 4, !tbaa !24
  %cmp.i.i.i = icmp slt i32 %8, %9
  br label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE10_Auto_node9_M_insertES0_IPSt18_Rb_tree_node_baseSH_E.exit

_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE10_Auto_node9_M_insertES0_IPSt18_Rb_tree_node_baseSH_E.exit: ; preds = %if.then, %lor.rhs.i.i
  %10 = phi i1 [ true, %if.then ], [ %cmp.i.i.i, %lor.rhs.i.i ]
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %10, ptr noundef %7, ptr noundef nonnull %5, ptr noundef nonnull align 8 dereferenceable(32) %add.ptr.i.i.i) #26
  %_M_node_count.i.i = getelementptr inbounds i8, ptr %6, i64 40
  %11 = load i64, ptr %_M_node_count.i.i, align 8, !tbaa !15
  %inc.i.i = add i64 %11, 1
  store i64 %inc.i.i, ptr %_M_node_count.i.i, align 8, !tbaa !15
  store ptr null, ptr %_M_node.i, align 8, !tbaa !151
  br label %cleanup

lpad:                                             ; preds = %entry
  %12 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE10_Auto_nodeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %__z) #26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__z) #26
  resume { ptr, i32 } %12

cleanup:                                          ; preds = %invoke.cont7, %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE10_Auto_node9_M_insertES0_IPSt18_Rb_tree_node_baseSH_E.exit
  %retval.sroa.0.0 = phi ptr [ %7, %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE10_Auto_node9_M_insertES0_IPSt18_Rb_tree_node_baseSH_E.exit ], [ %4, %invoke.cont7 ]
  %13 = load ptr, ptr %_M_node.i, align 8, !tbaa !151
  %tobool.not.i = icmp eq ptr %13, null
  br i1 %tobool.not.i, label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE10_Auto_nodeD2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %cleanup
  %second.i.i.i.i.i.i = getelementptr inbounds i8, ptr %13, i64 40
  %14 = load ptr, ptr %second.i.i.i.i.i.i, align 8, !tbaa !33
  %15 = getelementptr inbounds i8, ptr %13, i64 56
  %cmp.i.i.i.i.i.i.i.i.i = icmp eq ptr %14, %15
  br i1 %cmp.i.i.i.i.i.i.i.i.i, label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS8_E.exit.i, label %if.then.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i:                          ; preds = %if.then.i
  %16 = load i64, ptr %15, align 8, !tbaa !21
  %add.i.i.i.i.i.i.i.i.i = add i64 %16, 1
  tail call void @_ZdlPvm(ptr noundef %14, i64 noundef %add.i.i.i.i.i.i.i.i.i) #28
  br label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS8_E.exit.i

_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS8_E.exit.i: ; preds = %if.then.i.i.i.i.i.i.i.i, %if.then.i
  tail call void @_ZdlPvm(ptr noundef %13, i64 noundef 72) #28
  br label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE10_Auto_nodeD2Ev.exit

_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE10_Auto_nodeD2Ev.exit: ; preds = %cleanup, %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS8_E.exit.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__z) #26
  ret ptr %retval.sroa.0.0
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #9

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local { ptr, ptr } @_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS1_(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr %__position.coerce, ptr noundef nonnull align 4 dereferenceable(4) %__k) local_unnamed_addr #8 comdat align 2 {
entry:
  %add.ptr.i = getelementptr inbounds i8, ptr %this, i64 8
  %cmp = icmp eq ptr %add.ptr.i, %__position.coerce
  br i1 %cmp, label %if.then, label %if.else12

if.then:                                          ; preds = %entry
  %_M_node_count.i = getelementptr inbounds i8, ptr %this, i64 40
  %0 = load i64, ptr %_M_node_count.i, align 8, !tbaa !15
  %cmp5.not = icmp eq i64 %0, 0
  br i1 %cmp5.not, label %if.else, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.then
  %_M_right.i = getelementptr inbounds i8, ptr %this, i64 32
  %1 = load ptr, ptr %_M_right.i, align 8, !tbaa !26
  %_M_storage.i.i.i = getelementptr inbounds i8, ptr %1, i64 32
  %2 = load i32, ptr %_M_storage.i.i.i, align 4, !tbaa !24
  %3 = load i32, ptr %__k, align 4, !tbaa !24
  %cmp.i = icmp slt i32 %2, %3
  br i1 %cmp.i, label %cleanup76, label %if.else

if.else:                                          ; preds = %land.lhs.true, %if.then
  %_M_parent.i.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %__x.040.i = load ptr, ptr %_M_parent.i.i.i, align 8, !tbaa !26
  %cmp.not41.i = icmp eq ptr %__x.040.i, null
  br i1 %cmp.not41.i, label %while.end.i, label %while.body.lr.ph.i

while.body.lr.ph.i:                               ; preds = %if.else
  %4 = load i32, ptr %__k, align 4, !tbaa !24
  br label %while.body.i

while.body.i:                                     ; preds = %while.body.i, %while.body.lr.ph.i
  %__x.042.i = phi ptr [ %__x.040.i, %while.body.lr.ph.i ], [ %__x.0.i, %while.body.i ]
  %_M_storage.i.i.i86 = getelementptr inbounds i8, ptr %__x.042.i, i64 32
  %5 = load i32, ptr %_M_storage.i.i.i86, align 4, !tbaa !24
  %cmp.i.i = icmp slt i32 %4, %5
  %cond.in.v.i = select i1 %cmp.i.i, i64 16, i64 24
  %cond.in.i = getelementptr inbounds i8, ptr %__x.042.i, i64 %cond.in.v.i
  %__x.0.i = load ptr, ptr %cond.in.i, align 8, !tbaa !26
  %cmp.not.i = icmp eq ptr %__x.0.i, null
  br i1 %cmp.not.i, label %while.end.i, label %while.body.i, !llvm.loop !154

while.end.i:                                      ; preds = %while.body.i, %if.else
  %__y.0.lcssa.i = phi ptr [ %add.ptr.i, %if.else ], [ %__x.042.i, %while.body.i ]
  %__comp.0.lcssa.i = phi i1 [ true, %if.else ], [ %cmp.i.i, %while.body.i ]
  %__x.0.lcssa.i = phi ptr [ %__x.040.i, %if.else ], [ %__x.0.i, %while.body.i ]
  br i1 %__comp.0.lcssa.i, label %if.then.i, label %if.end12.i

if.then.i:                                        ; preds = %while.end.i
  %_M_left.i25.i = getelementptr inbounds i8, ptr %this, i64 24
  %6 = load ptr, ptr %_M_left.i25.i, align 8, !tbaa !13
  %cmp.i26.i = icmp eq ptr %__y.0.lcssa.i, %6
  br i1 %cmp.i26.i, label %cleanup76, label %if.else.i

if.else.i:                                        ; preds = %if.then.i
  %call.i.i = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %__y.0.lcssa.i) #29
  br label %if.end12.i

if.end12.i:                                       ; preds = %if.else.i, %while.end.i
  %__j.sroa.0.0.i = phi ptr [ %call.i.i, %if.else.i ], [ %__y.0.lcssa.i, %while.end.i ]
  %_M_storage.i.i.i.i = getelementptr inbounds i8, ptr %__j.sroa.0.0.i, i64 32
  %7 = load i32, ptr %_M_storage.i.i.i.i, align 4, !tbaa !24
  %8 = load i32, ptr %__k, align 4, !tbaa !24
  %cmp.i27.i = icmp slt i32 %7, %8
  %__x.0.__j.sroa.0.0.i = select i1 %cmp.i27.i, ptr %__x.0.lcssa.i, ptr %__j.sroa.0.0.i
  %__y.0..i = select i1 %cmp.i27.i, ptr %__y.0.lcssa.i, ptr null
  br label %cleanup76

if.else12:                                        ; preds = %entry
  %_M_storage.i.i.i87 = getelementptr inbounds i8, ptr %__position.coerce, i64 32
  %9 = load i32, ptr %__k, align 4, !tbaa !24
  %10 = load i32, ptr %_M_storage.i.i.i87, align 4, !tbaa !24
  %cmp.i88 = icmp slt i32 %9, %10
  br i1 %cmp.i88, label %if.then17, label %if.else42

if.then17:                                        ; preds = %if.else12
  %_M_left.i = getelementptr inbounds i8, ptr %this, i64 24
  %11 = load ptr, ptr %_M_left.i, align 8, !tbaa !26
  %cmp20 = icmp eq ptr %11, %__position.coerce
  br i1 %cmp20, label %cleanup76, label %if.else24

if.else24:                                        ; preds = %if.then17
  %call.i = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef %__position.coerce) #29
  %_M_storage.i.i.i92 = getelementptr inbounds i8, ptr %call.i, i64 32
  %12 = load i32, ptr %_M_storage.i.i.i92, align 4, !tbaa !24
  %cmp.i93 = icmp slt i32 %12, %9
  br i1 %cmp.i93, label %if.then30, label %if.else40

if.then30:                                        ; preds = %if.else24
  %_M_right.i94 = getelementptr inbounds i8, ptr %call.i, i64 24
  %13 = load ptr, ptr %_M_right.i94, align 8, !tbaa !36
  %cmp33 = icmp eq ptr %13, null
  %.__position.coerce = select i1 %cmp33, ptr null, ptr %__position.coerce
  %call.i.__position.coerce = select i1 %cmp33, ptr %call.i, ptr %__position.coerce
  br label %cleanup76

if.else40:                                        ; preds = %if.else24
  %_M_parent.i.i.i97 = getelementptr inbounds i8, ptr %this, i64 16
  %__x.040.i99 = load ptr, ptr %_M_parent.i.i.i97, align 8, !tbaa !26
  %cmp.not41.i100 = icmp eq ptr %__x.040.i99, null
  br i1 %cmp.not41.i100, label %while.end.i110, label %while.body.i102

while.body.i102:                                  ; preds = %if.else40, %while.body.i102
  %__x.042.i103 = phi ptr [ %__x.0.i108, %while.body.i102 ], [ %__x.040.i99, %if.else40 ]
  %_M_storage.i.i.i104 = getelementptr inbounds i8, ptr %__x.042.i103, i64 32
  %14 = load i32, ptr %_M_storage.i.i.i104, align 4, !tbaa !24
  %cmp.i.i105 = icmp slt i32 %9, %14
  %cond.in.v.i106 = select i1 %cmp.i.i105, i64 16, i64 24
  %cond.in.i107 = getelementptr inbounds i8, ptr %__x.042.i103, i64 %cond.in.v.i106
  %__x.0.i108 = load ptr, ptr %cond.in.i107, align 8, !tbaa !26
  %cmp.not.i109 = icmp eq ptr %__x.0.i108, null
  br i1 %cmp.not.i109, label %while.end.i110, label %while.body.i102, !llvm.loop !154

while.end.i110:                                   ; preds = %while.body.i102, %if.else40
  %__y.0.lcssa.i111 = phi ptr [ %add.ptr.i, %if.else40 ], [ %__x.042.i103, %while.body.i102 ]
  %__comp.0.lcssa.i112 = phi i1 [ true, %if.else40 ], [ %cmp.i.i105, %while.body.i102 ]
  %__x.0.lcssa.i113 = phi ptr [ %__x.040.i99, %if.else40 ], [ %__x.0.i108, %while.body.i102 ]
  br i1 %__comp.0.lcssa.i112, label %if.then.i124, label %if.end12.i114

if.then.i124:                                     ; preds = %while.end.i110
  %cmp.i26.i126 = icmp eq ptr %__y.0.lcssa.i111, %11
  br i1 %cmp.i26.i126, label %cleanup76, label %if.else.i127

if.else.i127:                                     ; preds = %if.then.i124
  %call.i.i128 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %__y.0.lcssa.i111) #29
  br label %if.end12.i114

if.end12.i114:                                    ; preds = %if.else.i127, %while.end.i110
  %__j.sroa.0.0.i115 = phi ptr [ %call.i.i128, %if.else.i127 ], [ %__y.0.lcssa.i111, %while.end.i110 ]
  %_M_storage.i.i.i.i116 = getelementptr inbounds i8, ptr %__j.sroa.0.0.i115, i64 32
  %15 = load i32, ptr %_M_storage.i.i.i.i116, align 4, !tbaa !24
  %cmp.i27.i117 = icmp slt i32 %15, %9
  %__x.0.__j.sroa.0.0.i118 = select i1 %cmp.i27.i117, ptr %__x.0.lcssa.i113, ptr %__j.sroa.0.0.i115
  %__y.0..i119 = select i1 %cmp.i27.i117, ptr %__y.0.lcssa.i111, ptr null
  br label %cleanup76

if.else42:                                        ; preds = %if.else12
  %cmp.i131 = icmp slt i32 %10, %9
  br i1 %cmp.i131, label %if.then47, label %cleanup76

if.then47:                                        ; preds = %if.else42
  %_M_right.i132 = getelementptr inbounds i8, ptr %this, i64 32
  %16 = load ptr, ptr %_M_right.i132, align 8, !tbaa !26
  %cmp50 = icmp eq ptr %16, %__position.coerce
  br i1 %cmp50, label %cleanup76, label %if.else54

if.else54:                                        ; preds = %if.then47
  %call.i135 = tail call noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %__position.coerce) #29
  %_M_storage.i.i.i136 = getelementptr inbounds i8, ptr %call.i135, i64 32
  %17 = load i32, ptr %_M_storage.i.i.i136, align 4, !tbaa !24
  %cmp.i137 = icmp slt i32 %9, %17
  br i1 %cmp.i137, label %if.then60, label %if.else70

if.then60:                                        ; preds = %if.else54
  %_M_right.i138 = getelementptr inbounds i8, ptr %__position.coerce, i64 24
  %18 = load ptr, ptr %_M_right.i138, align 8, !tbaa !36
  %cmp63 = icmp eq ptr %18, null
  %.call.i135 = select i1 %cmp63, ptr null, ptr %call.i135
  %__position.coerce.call.i135 = select i1 %cmp63, ptr %__position.coerce, ptr %call.i135
  br label %cleanup76

if.else70:                                        ; preds = %if.else54
  %_M_parent.i.i.i141 = getelementptr inbounds i8, ptr %this, i64 16
  %__x.040.i143 = load ptr, ptr %_M_parent.i.i.i141, align 8, !tbaa !26
  %cmp.not41.i144 = icmp eq ptr %__x.040.i143, null
  br i1 %cmp.not41.i144, label %while.end.i154, label %while.body.i146

while.body.i146:                                  ; preds = %if.else70, %while.body.i146
  %__x.042.i147 = phi ptr [ %__x.0.i152, %while.body.i146 ], [ %__x.040.i143, %if.else70 ]
  %_M_storage.i.i.i148 = getelementptr inbounds i8, ptr %__x.042.i147, i64 32
  %19 = load i32, ptr %_M_storage.i.i.i148, align 4, !tbaa !24
  %cmp.i.i149 = icmp slt i32 %9, %19
  %cond.in.v.i150 = select i1 %cmp.i.i149, i64 16, i64 24
  %cond.in.i151 = getelementptr inbounds i8, ptr %__x.042.i147, i64 %cond.in.v.i150
  %__x.0.i152 = load ptr, ptr %cond.in.i151, align 8, !tbaa !26
  %cmp.not.i153 = icmp eq ptr %__x.0.i152, null
  br i1 %cmp.not.i153, label %while.end.i154, label %while.body.i146, !llvm.loop !154

while.end.i154:                                   ; preds = %while.body.i146, %if.else70
  %__y.0.lcssa.i155 = phi ptr [ %add.ptr.i, %if.else70 ], [ %__x.042.i147, %while.body.i146 ]
  %__comp.0.lcssa.i156 = phi i1 [ true, %if.else70 ], [ %cmp.i.i149, %while.body.i146 ]
  %__x.0.lcssa.i157 = phi ptr [ %__x.040.i143, %if.else70 ], [ %__x.0.i152, %while.body.i146 ]
  br i1 %__comp.0.lcssa.i156, label %if.then.i168, label %if.end12.i158

if.then.i168:                                     ; preds = %while.end.i154
  %_M_left.i25.i169 = getelementptr inbounds i8, ptr %this, i64 24
  %20 = load ptr, ptr %_M_left.i25.i169, align 8, !tbaa !13
  %cmp.i26.i170 = icmp eq ptr %__y.0.lcssa.i155, %20
  br i1 %cmp.i26.i170, label %cleanup76, label %if.else.i171

if.else.i171:                                     ; preds = %if.then.i168
  %call.i.i172 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %__y.0.lcssa.i155) #29
  br label %if.end12.i158

if.end12.i158:                                    ; preds = %if.else.i171, %while.end.i154
  %__j.sroa.0.0.i159 = phi ptr [ %call.i.i172, %if.else.i171 ], [ %__y.0.lcssa.i155, %while.end.i154 ]
  %_M_storage.i.i.i.i160 = getelementptr inbounds i8, ptr %__j.sroa.0.0.i159, i64 32
  %21 = load i32, ptr %_M_storage.i.i.i.i160, align 4, !tbaa !24
  %cmp.i27.i161 = icmp slt i32 %21, %9
  %__x.0.__j.sroa.0.0.i162 = select i1 %cmp.i27.i161, ptr %__x.0.lcssa.i157, ptr %__j.sroa.0.0.i159
  %__y.0..i163 = select i1 %cmp.i27.i161, ptr %__y.0.lcssa.i155, ptr null
  br label %cleanup76

cleanup76:                                        ; preds = %if.end12.i158, %if.then.i168, %if.end12.i114, %if.then.i124, %if.end12.i, %if.then.i, %if.else42, %if.then47, %if.then60, %if.then17, %if.then30, %land.lhs.true
  %retval.sroa.0.2 = phi ptr [ null, %land.lhs.true ], [ %11, %if.then17 ], [ %.__position.coerce, %if.then30 ], [ null, %if.then47 ], [ %.call.i135, %if.then60 ], [ %__position.coerce, %if.else42 ], [ %__x.0.lcssa.i, %if.then.i ], [ %__x.0.__j.sroa.0.0.i, %if.end12.i ], [ %__x.0.lcssa.i113, %if.then.i124 ], [ %__x.0.__j.sroa.0.0.i118, %if.end12.i114 ], [ %__x.0.lcssa.i157, %if.then.i168 ], [ %__x.0.__j.sroa.0.0.i162, %if.end12.i158 ]
  %retval.sroa.12.2 = phi ptr [ %1, %land.lhs.true ], [ %11, %if.then17 ], [ %call.i.__position.coerce, %if.then30 ], [ %16, %if.then47 ], [ %__position.coerce.call.i135, %if.then60 ], [ null, %if.else42 ], [ %__y.0.lcssa.i, %if.then.i ], [ %__y.0..i, %if.end12.i ], [ %__y.0.lcssa.i111, %if.then.i124 ], [ %__y.0..i119, %if.end12.i114 ], [ %__y.0.lcssa.i155, %if.then.i168 ], [ %__y.0..i163, %if.end12.i158 ]
  %.fca.0.insert = insertvalue { ptr, ptr } poison, ptr %retval.sroa.0.2, 0
  %.fca.1.insert = insertvalue { ptr, ptr } %.fca.0.insert, ptr %retval.sroa.12.2, 1
  ret { ptr, ptr } %.fca.1.insert
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE10_Auto_nodeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_node = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_node, align 8, !tbaa !151
  %tobool.not = icmp eq ptr %0, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %second.i.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 40
  %1 = load ptr, ptr %second.i.i.i.i.i, align 8, !tbaa !33
  %2 = getelementptr inbounds i8, ptr %0, i64 56
  %cmp.i.i.i.i.i.i.i.i = icmp eq ptr %1, %2
  br i1 %cmp.i.i.i.i.i.i.i.i, label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS8_E.exit, label %if.then.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i:                            ; preds = %if.then
  %3 = load i64, ptr %2, align 8, !tbaa !21
  %add.i.i.i.i.i.i.i.i = add i64 %3, 1
  tail call void @_ZdlPvm(ptr noundef %1, i64 noundef %add.i.i.i.i.i.i.i.i) #28
  br label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS8_E.exit

_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS8_E.exit: ; preds = %if.then, %if.then.i.i.i.i.i.i.i
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 72) #28
  br label %if.end

if.end:                                           ; preds = %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS8_E.exit, %entry
  ret void
}

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind
declare void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext, ptr noundef, ptr noundef, ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #12

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i64 noundef %__len1, ptr noundef %__s, i64 noundef %__len2) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_string_length.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load i64, ptr %_M_string_length.i, align 8, !tbaa !22
  %1 = add i64 %__len1, %__pos
  %sub2 = sub i64 %0, %1
  %add = sub i64 %__len2, %__len1
  %sub4 = add i64 %add, %0
  %2 = load ptr, ptr %this, align 8, !tbaa !33
  %3 = getelementptr inbounds i8, ptr %this, i64 16
  %cmp.i.i = icmp eq ptr %2, %3
  %4 = load i64, ptr %3, align 8
  %cond.i = select i1 %cmp.i.i, i64 15, i64 %4
  %cmp.i = icmp ugt i64 %sub4, 4611686018427387903
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.9) #27
  unreachable

if.end.i:                                         ; preds = %entry
  %cmp2.i = icmp ugt i64 %sub4, %cond.i
  br i1 %cmp2.i, label %land.lhs.true.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit

land.lhs.true.i:                                  ; preds = %if.end.i
  %mul.i = shl i64 %cond.i, 1
  %cmp3.i = icmp ult i64 %sub4, %mul.i
  br i1 %cmp3.i, label %if.then4.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit

if.then4.i:                                       ; preds = %land.lhs.true.i
  %spec.store.select.i = tail call i64 @llvm.umin.i64(i64 %mul.i, i64 4611686018427387903)
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit: ; preds = %if.end.i, %land.lhs.true.i, %if.then4.i
  %__new_capacity.0 = phi i64 [ %spec.store.select.i, %if.then4.i ], [ %sub4, %land.lhs.true.i ], [ %sub4, %if.end.i ]
  %add.i = add nuw nsw i64 %__new_capacity.0, 1
  %call5.i.i.i = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %add.i) #31
  switch i64 %__pos, label %if.end.i.i [
    i64 0, label %if.end
    i64 1, label %if.then.i37
  ]

if.then.i37:                                      ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit
  %5 = load i8, ptr %2, align 1, !tbaa !21
  store i8 %5, ptr %call5.i.i.i, align 1, !tbaa !21
  br label %if.end

if.end.i.i:                                       ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %call5.i.i.i, ptr align 1 %2, i64 %__pos, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.end.i.i, %if.then.i37, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit
  %tobool8 = icmp ne ptr %__s, null
  %tobool9 = icmp ne i64 %__len2, 0
  %or.cond = and i1 %tobool8, %tobool9
  br i1 %or.cond, label %if.then10, label %if.end11

if.then10:                                        ; preds = %if.end
  %add.ptr = getelementptr inbounds i8, ptr %call5.i.i.i, i64 %__pos
  switch i64 %__len2, label %if.end.i.i40 [
    i64 1, label %if.then.i39
    i64 0, label %if.end11
  ]

if.then.i39:                                      ; preds = %if.then10
  %6 = load i8, ptr %__s, align 1, !tbaa !21
  store i8 %6, ptr %add.ptr, align 1, !tbaa !21
  br label %if.end11

if.end.i.i40:                                     ; preds = %if.then10
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %add.ptr, ptr nonnull align 1 %__s, i64 %__len2, i1 false)
  br label %if.end11

if.end11:                                         ; preds = %if.end.i.i40, %if.then.i39, %if.then10, %if.end
  %tobool12.not = icmp eq i64 %0, %1
  br i1 %tobool12.not, label %if.end19, label %if.then13

if.then13:                                        ; preds = %if.end11
  %add.ptr14 = getelementptr inbounds i8, ptr %call5.i.i.i, i64 %__pos
  %add.ptr15 = getelementptr inbounds i8, ptr %add.ptr14, i64 %__len2
  %add.ptr17 = getelementptr inbounds i8, ptr %2, i64 %__pos
  %add.ptr18 = getelementptr inbounds i8, ptr %add.ptr17, i64 %__len1
  switch i64 %sub2, label %if.end.i.i44 [
    i64 1, label %if.then.i43
    i64 0, label %if.end19
  ]

if.then.i43:                                      ; preds = %if.then13
  %7 = load i8, ptr %add.ptr18, align 1, !tbaa !21
  store i8 %7, ptr %add.ptr15, align 1, !tbaa !21
  br label %if.end19

if.end.i.i44:                                     ; preds = %if.then13
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %add.ptr15, ptr align 1 %add.ptr18, i64 %sub2, i1 false)
  br label %if.end19

if.end19:                                         ; preds = %if.end.i.i44, %if.then.i43, %if.then13, %if.end11
  br i1 %cmp.i.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv.exit, label %if.then.i47

if.then.i47:                                      ; preds = %if.end19
  %add.i.i = add i64 %4, 1
  tail call void @_ZdlPvm(ptr noundef %2, i64 noundef %add.i.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv.exit: ; preds = %if.end19, %if.then.i47
  store ptr %call5.i.i.i, ptr %this, align 8, !tbaa !33
  store i64 %__new_capacity.0, ptr %3, align 8, !tbaa !21
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS8_ESG_(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr %__first.coerce, ptr %__last.coerce) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_left.i = getelementptr inbounds i8, ptr %this, i64 24
  %0 = load ptr, ptr %_M_left.i, align 8, !tbaa !13
  %cmp.i = icmp eq ptr %0, %__first.coerce
  br i1 %cmp.i, label %land.rhs, label %if.else

land.rhs:                                         ; preds = %entry
  %add.ptr.i = getelementptr inbounds i8, ptr %this, i64 8
  %cmp.i15 = icmp eq ptr %add.ptr.i, %__last.coerce
  br i1 %cmp.i15, label %if.then, label %if.else

if.then:                                          ; preds = %land.rhs
  %_M_parent.i.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %1 = load ptr, ptr %_M_parent.i.i.i, align 8, !tbaa !12
  invoke void @_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef %1)
          to label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE5clearEv.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #30
  unreachable

_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE5clearEv.exit: ; preds = %if.then
  store ptr null, ptr %_M_parent.i.i.i, align 8, !tbaa !12
  store ptr %add.ptr.i, ptr %_M_left.i, align 8, !tbaa !13
  %_M_right.i.i = getelementptr inbounds i8, ptr %this, i64 32
  store ptr %add.ptr.i, ptr %_M_right.i.i, align 8, !tbaa !14
  %_M_node_count.i.i = getelementptr inbounds i8, ptr %this, i64 40
  store i64 0, ptr %_M_node_count.i.i, align 8, !tbaa !15
  br label %if.end

if.else:                                          ; preds = %entry, %land.rhs
  %cmp.i17.not22 = icmp eq ptr %__first.coerce, %__last.coerce
  br i1 %cmp.i17.not22, label %if.end, label %while.body.lr.ph

while.body.lr.ph:                                 ; preds = %if.else
  %add.ptr.i18 = getelementptr inbounds i8, ptr %this, i64 8
  %_M_node_count.i = getelementptr inbounds i8, ptr %this, i64 40
  br label %while.body

while.body:                                       ; preds = %while.body.lr.ph, %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS8_E.exit
  %__first.sroa.0.023 = phi ptr [ %__first.coerce, %while.body.lr.ph ], [ %call.i, %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS8_E.exit ]
  %call.i = tail call noundef ptr @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr noundef %__first.sroa.0.023) #29
  %call.i19 = tail call noundef ptr @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr noundef %__first.sroa.0.023, ptr noundef nonnull align 8 dereferenceable(32) %add.ptr.i18) #26
  %second.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call.i19, i64 40
  %4 = load ptr, ptr %second.i.i.i.i.i.i, align 8, !tbaa !33
  %5 = getelementptr inbounds i8, ptr %call.i19, i64 56
  %cmp.i.i.i.i.i.i.i.i.i = icmp eq ptr %4, %5
  br i1 %cmp.i.i.i.i.i.i.i.i.i, label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS8_E.exit, label %if.then.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i:                          ; preds = %while.body
  %6 = load i64, ptr %5, align 8, !tbaa !21
  %add.i.i.i.i.i.i.i.i.i = add i64 %6, 1
  tail call void @_ZdlPvm(ptr noundef %4, i64 noundef %add.i.i.i.i.i.i.i.i.i) #28
  br label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS8_E.exit

_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS8_E.exit: ; preds = %while.body, %if.then.i.i.i.i.i.i.i.i
  tail call void @_ZdlPvm(ptr noundef %call.i19, i64 noundef 72) #28
  %7 = load i64, ptr %_M_node_count.i, align 8, !tbaa !15
  %dec.i = add i64 %7, -1
  store i64 %dec.i, ptr %_M_node_count.i, align 8, !tbaa !15
  %cmp.i17.not = icmp eq ptr %call.i, %__last.coerce
  br i1 %cmp.i17.not, label %if.end, label %while.body, !llvm.loop !155

if.end:                                           ; preds = %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS8_E.exit, %if.else, %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE5clearEv.exit
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef %__x) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %cmp.not6 = icmp eq ptr %__x, null
  br i1 %cmp.not6, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS8_E.exit
  %__x.addr.07 = phi ptr [ %1, %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS8_E.exit ], [ %__x, %entry ]
  %_M_right.i = getelementptr inbounds i8, ptr %__x.addr.07, i64 24
  %0 = load ptr, ptr %_M_right.i, align 8, !tbaa !36
  tail call void @_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef %0)
  %_M_left.i = getelementptr inbounds i8, ptr %__x.addr.07, i64 16
  %1 = load ptr, ptr %_M_left.i, align 8, !tbaa !35
  %second.i.i.i.i.i = getelementptr inbounds i8, ptr %__x.addr.07, i64 40
  %2 = load ptr, ptr %second.i.i.i.i.i, align 8, !tbaa !33
  %3 = getelementptr inbounds i8, ptr %__x.addr.07, i64 56
  %cmp.i.i.i.i.i.i.i.i = icmp eq ptr %2, %3
  br i1 %cmp.i.i.i.i.i.i.i.i, label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS8_E.exit, label %if.then.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i:                            ; preds = %while.body
  %4 = load i64, ptr %3, align 8, !tbaa !21
  %add.i.i.i.i.i.i.i.i = add i64 %4, 1
  tail call void @_ZdlPvm(ptr noundef %2, i64 noundef %add.i.i.i.i.i.i.i.i) #28
  br label %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS8_E.exit

_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS8_E.exit: ; preds = %while.body, %if.then.i.i.i.i.i.i.i
  tail call void @_ZdlPvm(ptr noundef %__x.addr.07, i64 noundef 72) #28
  %cmp.not = icmp eq ptr %1, null
  br i1 %cmp.not, label %while.end, label %while.body, !llvm.loop !156

while.end:                                        ; preds = %_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS8_E.exit, %entry
  ret void
}

; Function Attrs: nounwind
declare noundef ptr @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr noundef, ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #12

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare noundef ptr @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #11

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE21_M_insert_range_equalIPKS5_EENSt9enable_ifIXsr17__same_value_typeIT_EE5valueEvE4typeESG_SG_(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef %__first, ptr noundef %__last) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %cmp.not8 = icmp eq ptr %__first, %__last
  br i1 %cmp.not8, label %for.end, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %entry
  %add.ptr.i = getelementptr inbounds i8, ptr %this, i64 8
  %_M_node_count.i = getelementptr inbounds i8, ptr %this, i64 40
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE16_M_insert_equal_IRKS5_NSB_11_Alloc_nodeEEESt17_Rb_tree_iteratorIS5_ESt23_Rb_tree_const_iteratorIS5_EOT_RT0_.exit
  %__first.addr.09 = phi ptr [ %__first, %for.body.lr.ph ], [ %incdec.ptr, %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE16_M_insert_equal_IRKS5_NSB_11_Alloc_nodeEEESt17_Rb_tree_iteratorIS5_ESt23_Rb_tree_const_iteratorIS5_EOT_RT0_.exit ]
  %call3.i = tail call { ptr, ptr } @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE28_M_get_insert_hint_equal_posESt23_Rb_tree_const_iteratorIS5_ERKS5_(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr nonnull %add.ptr.i, ptr noundef nonnull align 8 dereferenceable(32) %__first.addr.09)
  %0 = extractvalue { ptr, ptr } %call3.i, 1
  %tobool.not.i = icmp eq ptr %0, null
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %for.body
  %1 = extractvalue { ptr, ptr } %call3.i, 0
  %cmp.not.i = icmp ne ptr %1, null
  %cmp2.i = icmp eq ptr %add.ptr.i, %0
  %or.cond.i = select i1 %cmp.not.i, i1 true, i1 %cmp2.i
  br i1 %or.cond.i, label %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE10_M_insert_IRKS5_NSB_11_Alloc_nodeEEESt17_Rb_tree_iteratorIS5_EPSt18_Rb_tree_node_baseSJ_OT_RT0_.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %if.then.i
  %_M_string_length.i.i.i.i.i = getelementptr inbounds i8, ptr %__first.addr.09, i64 8
  %2 = load i64, ptr %_M_string_length.i.i.i.i.i, align 8, !tbaa !22
  %_M_string_length.i10.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 40
  %3 = load i64, ptr %_M_string_length.i10.i.i.i.i, align 8, !tbaa !22
  %.sroa.speculated.i.i.i.i = tail call i64 @llvm.umin.i64(i64 %3, i64 %2)
  %cmp.i11.i.i.i.i = icmp eq i64 %.sroa.speculated.i.i.i.i, 0
  br i1 %cmp.i11.i.i.i.i, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i, label %if.end.i.i.i.i.i

if.end.i.i.i.i.i:                                 ; preds = %lor.rhs.i
  %_M_storage.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 32
  %4 = load ptr, ptr %_M_storage.i.i.i.i, align 8, !tbaa !33
  %5 = load ptr, ptr %__first.addr.09, align 8, !tbaa !33
  %call.i.i.i.i.i = tail call i32 @memcmp(ptr noundef %5, ptr noundef %4, i64 noundef %.sroa.speculated.i.i.i.i) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i: ; preds = %if.end.i.i.i.i.i, %lor.rhs.i
  %retval.0.i.i.i.i.i = phi i32 [ %call.i.i.i.i.i, %if.end.i.i.i.i.i ], [ 0, %lor.rhs.i ]
  %tobool.not.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 0
  br i1 %tobool.not.i.i.i.i, label %if.then.i.i.i.i, label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i

if.then.i.i.i.i:                                  ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i
  %sub.i.i.i.i.i = sub i64 %2, %3
  %spec.select6.i.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i.i, i64 -2147483648)
  %retval.07.i.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i.i, i64 2147483647)
  %retval.0.i12.i.i.i.i = trunc nsw i64 %retval.07.i.i.i.i.i to i32
  br label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i

_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i: ; preds = %if.then.i.i.i.i, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i
  %__r.0.i.i.i.i = phi i32 [ %retval.0.i.i.i.i.i, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i ], [ %retval.0.i12.i.i.i.i, %if.then.i.i.i.i ]
  %cmp.i.i.i = icmp slt i32 %__r.0.i.i.i.i, 0
  br label %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE10_M_insert_IRKS5_NSB_11_Alloc_nodeEEESt17_Rb_tree_iteratorIS5_EPSt18_Rb_tree_node_baseSJ_OT_RT0_.exit

_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE10_M_insert_IRKS5_NSB_11_Alloc_nodeEEESt17_Rb_tree_iteratorIS5_EPSt18_Rb_tree_node_baseSJ_OT_RT0_.exit: ; preds = %if.then.i, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i
  %6 = phi i1 [ true, %if.then.i ], [ %cmp.i.i.i, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i ]
  %call5.i.i.i.i.i.i = tail call noalias noundef nonnull dereferenceable(64) ptr @_Znwm(i64 noundef 64) #31
  tail call void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE17_M_construct_nodeIJRKS5_EEEvPSt13_Rb_tree_nodeIS5_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef nonnull %call5.i.i.i.i.i.i, ptr noundef nonnull align 8 dereferenceable(32) %__first.addr.09)
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %6, ptr noundef nonnull %call5.i.i.i.i.i.i, ptr noundef nonnull %0, ptr noundef nonnull align 8 dereferenceable(32) %add.ptr.i) #26
  %7 = load i64, ptr %_M_node_count.i, align 8, !tbaa !15
  %inc.i = add i64 %7, 1
  store i64 %inc.i, ptr %_M_node_count.i, align 8, !tbaa !15
  br label %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE16_M_insert_equal_IRKS5_NSB_11_Alloc_nodeEEESt17_Rb_tree_iteratorIS5_ESt23_Rb_tree_const_iteratorIS5_EOT_RT0_.exit

if.end.i:                                         ; preds = %for.body
  %call7.i = tail call ptr @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE21_M_insert_equal_lowerIRKS5_EESt17_Rb_tree_iteratorIS5_EOT_(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef nonnull align 8 dereferenceable(32) %__first.addr.09)
  br label %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE16_M_insert_equal_IRKS5_NSB_11_Alloc_nodeEEESt17_Rb_tree_iteratorIS5_ESt23_Rb_tree_const_iteratorIS5_EOT_RT0_.exit

_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE16_M_insert_equal_IRKS5_NSB_11_Alloc_nodeEEESt17_Rb_tree_iteratorIS5_ESt23_Rb_tree_const_iteratorIS5_EOT_RT0_.exit: ; preds = %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE10_M_insert_IRKS5_NSB_11_Alloc_nodeEEESt17_Rb_tree_iteratorIS5_EPSt18_Rb_tree_node_baseSJ_OT_RT0_.exit, %if.end.i
  %incdec.ptr = getelementptr inbounds i8, ptr %__first.addr.09, i64 32
  %cmp.not = icmp eq ptr %incdec.ptr, %__last
  br i1 %cmp.not, label %for.end, label %for.body, !llvm.loop !157

for.end:                                          ; preds = %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE16_M_insert_equal_IRKS5_NSB_11_Alloc_nodeEEESt17_Rb_tree_iteratorIS5_ESt23_Rb_tree_const_iteratorIS5_EOT_RT0_.exit, %entry
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_parent.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %0 = load ptr, ptr %_M_parent.i.i, align 8, !tbaa !12
  invoke void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE8_M_eraseEPSt13_Rb_tree_nodeIS5_E(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef %0)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  ret void

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  tail call void @__clang_call_terminate(ptr %2) #30
  unreachable
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local { ptr, ptr } @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE28_M_get_insert_hint_equal_posESt23_Rb_tree_const_iteratorIS5_ERKS5_(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr %__position.coerce, ptr noundef nonnull align 8 dereferenceable(32) %__k) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %add.ptr.i = getelementptr inbounds i8, ptr %this, i64 8
  %cmp = icmp eq ptr %add.ptr.i, %__position.coerce
  br i1 %cmp, label %if.then, label %if.else12

if.then:                                          ; preds = %entry
  %_M_node_count.i = getelementptr inbounds i8, ptr %this, i64 40
  %0 = load i64, ptr %_M_node_count.i, align 8, !tbaa !15
  %cmp5.not = icmp eq i64 %0, 0
  br i1 %cmp5.not, label %if.else, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.then
  %_M_right.i = getelementptr inbounds i8, ptr %this, i64 32
  %1 = load ptr, ptr %_M_right.i, align 8, !tbaa !26
  %_M_string_length.i.i.i.i = getelementptr inbounds i8, ptr %__k, i64 8
  %2 = load i64, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !22
  %_M_string_length.i10.i.i.i = getelementptr inbounds i8, ptr %1, i64 40
  %3 = load i64, ptr %_M_string_length.i10.i.i.i, align 8, !tbaa !22
  %.sroa.speculated.i.i.i = tail call i64 @llvm.umin.i64(i64 %3, i64 %2)
  %cmp.i11.i.i.i = icmp eq i64 %.sroa.speculated.i.i.i, 0
  br i1 %cmp.i11.i.i.i, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i, label %if.end.i.i.i.i

if.end.i.i.i.i:                                   ; preds = %land.lhs.true
  %_M_storage.i.i.i = getelementptr inbounds i8, ptr %1, i64 32
  %4 = load ptr, ptr %_M_storage.i.i.i, align 8, !tbaa !33
  %5 = load ptr, ptr %__k, align 8, !tbaa !33
  %call.i.i.i.i = tail call i32 @memcmp(ptr noundef %5, ptr noundef %4, i64 noundef %.sroa.speculated.i.i.i) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i: ; preds = %if.end.i.i.i.i, %land.lhs.true
  %retval.0.i.i.i.i = phi i32 [ %call.i.i.i.i, %if.end.i.i.i.i ], [ 0, %land.lhs.true ]
  %tobool.not.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 0
  br i1 %tobool.not.i.i.i, label %if.then.i.i.i, label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit

if.then.i.i.i:                                    ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i
  %sub.i.i.i.i = sub i64 %2, %3
  %spec.select6.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i, i64 -2147483648)
  %retval.07.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i, i64 2147483647)
  %retval.0.i12.i.i.i = trunc nsw i64 %retval.07.i.i.i.i to i32
  br label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit

_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit: ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i, %if.then.i.i.i
  %__r.0.i.i.i = phi i32 [ %retval.0.i.i.i.i, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i ], [ %retval.0.i12.i.i.i, %if.then.i.i.i ]
  %cmp.i.i = icmp slt i32 %__r.0.i.i.i, 0
  br i1 %cmp.i.i, label %if.else, label %cleanup69

if.else:                                          ; preds = %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit, %if.then
  %_M_parent.i.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %__x.011.i = load ptr, ptr %_M_parent.i.i.i, align 8, !tbaa !26
  %cmp.not12.i = icmp eq ptr %__x.011.i, null
  br i1 %cmp.not12.i, label %cleanup69, label %while.body.lr.ph.i

while.body.lr.ph.i:                               ; preds = %if.else
  %_M_string_length.i.i.i.i.i = getelementptr inbounds i8, ptr %__k, i64 8
  %6 = load i64, ptr %_M_string_length.i.i.i.i.i, align 8, !tbaa !22
  %7 = load ptr, ptr %__k, align 8
  br label %while.body.i

while.body.i:                                     ; preds = %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i, %while.body.lr.ph.i
  %__x.013.i = phi ptr [ %__x.011.i, %while.body.lr.ph.i ], [ %__x.0.i, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i ]
  %_M_string_length.i10.i.i.i.i = getelementptr inbounds i8, ptr %__x.013.i, i64 40
  %8 = load i64, ptr %_M_string_length.i10.i.i.i.i, align 8, !tbaa !22
  %.sroa.speculated.i.i.i.i = tail call i64 @llvm.umin.i64(i64 %8, i64 %6)
  %cmp.i11.i.i.i.i = icmp eq i64 %.sroa.speculated.i.i.i.i, 0
  br i1 %cmp.i11.i.i.i.i, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i, label %if.end.i.i.i.i.i

if.end.i.i.i.i.i:                                 ; preds = %while.body.i
  %_M_storage.i.i.i77 = getelementptr inbounds i8, ptr %__x.013.i, i64 32
  %9 = load ptr, ptr %_M_storage.i.i.i77, align 8, !tbaa !33
  %call.i.i.i.i.i = tail call i32 @memcmp(ptr noundef %7, ptr noundef %9, i64 noundef %.sroa.speculated.i.i.i.i) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i: ; preds = %if.end.i.i.i.i.i, %while.body.i
  %retval.0.i.i.i.i.i = phi i32 [ %call.i.i.i.i.i, %if.end.i.i.i.i.i ], [ 0, %while.body.i ]
  %tobool.not.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 0
  br i1 %tobool.not.i.i.i.i, label %if.then.i.i.i.i, label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i

if.then.i.i.i.i:                                  ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i
  %sub.i.i.i.i.i = sub i64 %6, %8
  %spec.select6.i.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i.i, i64 -2147483648)
  %retval.07.i.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i.i, i64 2147483647)
  %retval.0.i12.i.i.i.i = trunc nsw i64 %retval.07.i.i.i.i.i to i32
  br label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i

_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i: ; preds = %if.then.i.i.i.i, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i
  %__r.0.i.i.i.i = phi i32 [ %retval.0.i.i.i.i.i, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i ], [ %retval.0.i12.i.i.i.i, %if.then.i.i.i.i ]
  %cmp.i.i.i = icmp slt i32 %__r.0.i.i.i.i, 0
  %cond.in.v.i = select i1 %cmp.i.i.i, i64 16, i64 24
  %cond.in.i = getelementptr inbounds i8, ptr %__x.013.i, i64 %cond.in.v.i
  %__x.0.i = load ptr, ptr %cond.in.i, align 8, !tbaa !26
  %cmp.not.i = icmp eq ptr %__x.0.i, null
  br i1 %cmp.not.i, label %cleanup69, label %while.body.i, !llvm.loop !158

if.else12:                                        ; preds = %entry
  %_M_string_length.i.i.i.i79 = getelementptr inbounds i8, ptr %__position.coerce, i64 40
  %10 = load i64, ptr %_M_string_length.i.i.i.i79, align 8, !tbaa !22
  %_M_string_length.i10.i.i.i80 = getelementptr inbounds i8, ptr %__k, i64 8
  %11 = load i64, ptr %_M_string_length.i10.i.i.i80, align 8, !tbaa !22
  %.sroa.speculated.i.i.i81 = tail call i64 @llvm.umin.i64(i64 %11, i64 %10)
  %cmp.i11.i.i.i82 = icmp eq i64 %.sroa.speculated.i.i.i81, 0
  br i1 %cmp.i11.i.i.i82, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i85, label %if.end.i.i.i.i83

if.end.i.i.i.i83:                                 ; preds = %if.else12
  %_M_storage.i.i.i78 = getelementptr inbounds i8, ptr %__position.coerce, i64 32
  %12 = load ptr, ptr %__k, align 8, !tbaa !33
  %13 = load ptr, ptr %_M_storage.i.i.i78, align 8, !tbaa !33
  %call.i.i.i.i84 = tail call i32 @memcmp(ptr noundef %13, ptr noundef %12, i64 noundef %.sroa.speculated.i.i.i81) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i85

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i85: ; preds = %if.end.i.i.i.i83, %if.else12
  %retval.0.i.i.i.i86 = phi i32 [ %call.i.i.i.i84, %if.end.i.i.i.i83 ], [ 0, %if.else12 ]
  %tobool.not.i.i.i87 = icmp eq i32 %retval.0.i.i.i.i86, 0
  br i1 %tobool.not.i.i.i87, label %if.then.i.i.i90, label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit95

if.then.i.i.i90:                                  ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i85
  %sub.i.i.i.i91 = sub i64 %10, %11
  %spec.select6.i.i.i.i92 = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i91, i64 -2147483648)
  %retval.07.i.i.i.i93 = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i92, i64 2147483647)
  %retval.0.i12.i.i.i94 = trunc nsw i64 %retval.07.i.i.i.i93 to i32
  br label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit95

_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit95: ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i85, %if.then.i.i.i90
  %__r.0.i.i.i88 = phi i32 [ %retval.0.i.i.i.i86, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i85 ], [ %retval.0.i12.i.i.i94, %if.then.i.i.i90 ]
  %cmp.i.i89 = icmp slt i32 %__r.0.i.i.i88, 0
  br i1 %cmp.i.i89, label %if.else42, label %if.then17

if.then17:                                        ; preds = %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit95
  %_M_left.i = getelementptr inbounds i8, ptr %this, i64 24
  %14 = load ptr, ptr %_M_left.i, align 8, !tbaa !26
  %cmp20 = icmp eq ptr %14, %__position.coerce
  br i1 %cmp20, label %cleanup69, label %if.else24

if.else24:                                        ; preds = %if.then17
  %call.i = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef %__position.coerce) #29
  %_M_string_length.i10.i.i.i101 = getelementptr inbounds i8, ptr %call.i, i64 40
  %15 = load i64, ptr %_M_string_length.i10.i.i.i101, align 8, !tbaa !22
  %.sroa.speculated.i.i.i102 = tail call i64 @llvm.umin.i64(i64 %15, i64 %11)
  %cmp.i11.i.i.i103 = icmp eq i64 %.sroa.speculated.i.i.i102, 0
  br i1 %cmp.i11.i.i.i103, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i106, label %if.end.i.i.i.i104

if.end.i.i.i.i104:                                ; preds = %if.else24
  %_M_storage.i.i.i99 = getelementptr inbounds i8, ptr %call.i, i64 32
  %16 = load ptr, ptr %_M_storage.i.i.i99, align 8, !tbaa !33
  %17 = load ptr, ptr %__k, align 8, !tbaa !33
  %call.i.i.i.i105 = tail call i32 @memcmp(ptr noundef %17, ptr noundef %16, i64 noundef %.sroa.speculated.i.i.i102) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i106

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i106: ; preds = %if.end.i.i.i.i104, %if.else24
  %retval.0.i.i.i.i107 = phi i32 [ %call.i.i.i.i105, %if.end.i.i.i.i104 ], [ 0, %if.else24 ]
  %tobool.not.i.i.i108 = icmp eq i32 %retval.0.i.i.i.i107, 0
  br i1 %tobool.not.i.i.i108, label %if.then.i.i.i111, label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit116

if.then.i.i.i111:                                 ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i106
  %sub.i.i.i.i112 = sub i64 %11, %15
  %spec.select6.i.i.i.i113 = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i112, i64 -2147483648)
  %retval.07.i.i.i.i114 = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i113, i64 2147483647)
  %retval.0.i12.i.i.i115 = trunc nsw i64 %retval.07.i.i.i.i114 to i32
  br label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit116

_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit116: ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i106, %if.then.i.i.i111
  %__r.0.i.i.i109 = phi i32 [ %retval.0.i.i.i.i107, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i106 ], [ %retval.0.i12.i.i.i115, %if.then.i.i.i111 ]
  %cmp.i.i110 = icmp slt i32 %__r.0.i.i.i109, 0
  br i1 %cmp.i.i110, label %if.else40, label %if.then30

if.then30:                                        ; preds = %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit116
  %_M_right.i117 = getelementptr inbounds i8, ptr %call.i, i64 24
  %18 = load ptr, ptr %_M_right.i117, align 8, !tbaa !36
  %cmp33 = icmp eq ptr %18, null
  %.__position.coerce = select i1 %cmp33, ptr null, ptr %__position.coerce
  %call.i.__position.coerce = select i1 %cmp33, ptr %call.i, ptr %__position.coerce
  br label %cleanup69

if.else40:                                        ; preds = %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit116
  %_M_parent.i.i.i120 = getelementptr inbounds i8, ptr %this, i64 16
  %__x.011.i122 = load ptr, ptr %_M_parent.i.i.i120, align 8, !tbaa !26
  %cmp.not12.i123 = icmp eq ptr %__x.011.i122, null
  br i1 %cmp.not12.i123, label %cleanup69, label %while.body.lr.ph.i124

while.body.lr.ph.i124:                            ; preds = %if.else40
  %19 = load ptr, ptr %__k, align 8
  br label %while.body.i126

while.body.i126:                                  ; preds = %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i137, %while.body.lr.ph.i124
  %__x.013.i127 = phi ptr [ %__x.011.i122, %while.body.lr.ph.i124 ], [ %__x.0.i142, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i137 ]
  %_M_string_length.i10.i.i.i.i128 = getelementptr inbounds i8, ptr %__x.013.i127, i64 40
  %20 = load i64, ptr %_M_string_length.i10.i.i.i.i128, align 8, !tbaa !22
  %.sroa.speculated.i.i.i.i129 = tail call i64 @llvm.umin.i64(i64 %20, i64 %11)
  %cmp.i11.i.i.i.i130 = icmp eq i64 %.sroa.speculated.i.i.i.i129, 0
  br i1 %cmp.i11.i.i.i.i130, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i134, label %if.end.i.i.i.i.i131

if.end.i.i.i.i.i131:                              ; preds = %while.body.i126
  %_M_storage.i.i.i132 = getelementptr inbounds i8, ptr %__x.013.i127, i64 32
  %21 = load ptr, ptr %_M_storage.i.i.i132, align 8, !tbaa !33
  %call.i.i.i.i.i133 = tail call i32 @memcmp(ptr noundef %19, ptr noundef %21, i64 noundef %.sroa.speculated.i.i.i.i129) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i134

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i134: ; preds = %if.end.i.i.i.i.i131, %while.body.i126
  %retval.0.i.i.i.i.i135 = phi i32 [ %call.i.i.i.i.i133, %if.end.i.i.i.i.i131 ], [ 0, %while.body.i126 ]
  %tobool.not.i.i.i.i136 = icmp eq i32 %retval.0.i.i.i.i.i135, 0
  br i1 %tobool.not.i.i.i.i136, label %if.then.i.i.i.i148, label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i137

if.then.i.i.i.i148:                               ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i134
  %sub.i.i.i.i.i149 = sub i64 %11, %20
  %spec.select6.i.i.i.i.i150 = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i.i149, i64 -2147483648)
  %retval.07.i.i.i.i.i151 = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i.i150, i64 2147483647)
  %retval.0.i12.i.i.i.i152 = trunc nsw i64 %retval.07.i.i.i.i.i151 to i32
  br label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i137

_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i137: ; preds = %if.then.i.i.i.i148, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i134
  %__r.0.i.i.i.i138 = phi i32 [ %retval.0.i.i.i.i.i135, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i134 ], [ %retval.0.i12.i.i.i.i152, %if.then.i.i.i.i148 ]
  %cmp.i.i.i139 = icmp slt i32 %__r.0.i.i.i.i138, 0
  %cond.in.v.i140 = select i1 %cmp.i.i.i139, i64 16, i64 24
  %cond.in.i141 = getelementptr inbounds i8, ptr %__x.013.i127, i64 %cond.in.v.i140
  %__x.0.i142 = load ptr, ptr %cond.in.i141, align 8, !tbaa !26
  %cmp.not.i143 = icmp eq ptr %__x.0.i142, null
  br i1 %cmp.not.i143, label %cleanup69, label %while.body.i126, !llvm.loop !158

if.else42:                                        ; preds = %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit95
  %_M_right.i154 = getelementptr inbounds i8, ptr %this, i64 32
  %22 = load ptr, ptr %_M_right.i154, align 8, !tbaa !26
  %cmp45 = icmp eq ptr %22, %__position.coerce
  br i1 %cmp45, label %cleanup69, label %if.else49

if.else49:                                        ; preds = %if.else42
  %call.i157 = tail call noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %__position.coerce) #29
  %_M_string_length.i.i.i.i159 = getelementptr inbounds i8, ptr %call.i157, i64 40
  %23 = load i64, ptr %_M_string_length.i.i.i.i159, align 8, !tbaa !22
  %.sroa.speculated.i.i.i161 = tail call i64 @llvm.umin.i64(i64 %11, i64 %23)
  %cmp.i11.i.i.i162 = icmp eq i64 %.sroa.speculated.i.i.i161, 0
  br i1 %cmp.i11.i.i.i162, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i165, label %if.end.i.i.i.i163

if.end.i.i.i.i163:                                ; preds = %if.else49
  %_M_storage.i.i.i158 = getelementptr inbounds i8, ptr %call.i157, i64 32
  %24 = load ptr, ptr %__k, align 8, !tbaa !33
  %25 = load ptr, ptr %_M_storage.i.i.i158, align 8, !tbaa !33
  %call.i.i.i.i164 = tail call i32 @memcmp(ptr noundef %25, ptr noundef %24, i64 noundef %.sroa.speculated.i.i.i161) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i165

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i165: ; preds = %if.end.i.i.i.i163, %if.else49
  %retval.0.i.i.i.i166 = phi i32 [ %call.i.i.i.i164, %if.end.i.i.i.i163 ], [ 0, %if.else49 ]
  %tobool.not.i.i.i167 = icmp eq i32 %retval.0.i.i.i.i166, 0
  br i1 %tobool.not.i.i.i167, label %if.then.i.i.i170, label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit175

if.then.i.i.i170:                                 ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i165
  %sub.i.i.i.i171 = sub i64 %23, %11
  %spec.select6.i.i.i.i172 = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i171, i64 -2147483648)
  %retval.07.i.i.i.i173 = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i172, i64 2147483647)
  %retval.0.i12.i.i.i174 = trunc nsw i64 %retval.07.i.i.i.i173 to i32
  br label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit175

_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit175: ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i165, %if.then.i.i.i170
  %__r.0.i.i.i168 = phi i32 [ %retval.0.i.i.i.i166, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i165 ], [ %retval.0.i12.i.i.i174, %if.then.i.i.i170 ]
  %cmp.i.i169 = icmp slt i32 %__r.0.i.i.i168, 0
  br i1 %cmp.i.i169, label %cleanup69, label %if.then55

if.then55:                                        ; preds = %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit175
  %_M_right.i176 = getelementptr inbounds i8, ptr %__position.coerce, i64 24
  %26 = load ptr, ptr %_M_right.i176, align 8, !tbaa !36
  %cmp58 = icmp eq ptr %26, null
  %.call.i157 = select i1 %cmp58, ptr null, ptr %call.i157
  %__position.coerce.call.i157 = select i1 %cmp58, ptr %__position.coerce, ptr %call.i157
  br label %cleanup69

cleanup69:                                        ; preds = %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i137, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i, %if.else40, %if.else, %if.else42, %if.then55, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit175, %if.then17, %if.then30, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit
  %retval.sroa.0.2 = phi ptr [ null, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit ], [ %14, %if.then17 ], [ %.__position.coerce, %if.then30 ], [ null, %if.else42 ], [ %.call.i157, %if.then55 ], [ null, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit175 ], [ %__x.011.i, %if.else ], [ %__x.011.i122, %if.else40 ], [ %__x.0.i, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i ], [ %__x.0.i142, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i137 ]
  %retval.sroa.11.2 = phi ptr [ %1, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit ], [ %14, %if.then17 ], [ %call.i.__position.coerce, %if.then30 ], [ %22, %if.else42 ], [ %__position.coerce.call.i157, %if.then55 ], [ null, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit175 ], [ %add.ptr.i, %if.else ], [ %add.ptr.i, %if.else40 ], [ %__x.013.i, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i ], [ %__x.013.i127, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i137 ]
  %.fca.0.insert = insertvalue { ptr, ptr } poison, ptr %retval.sroa.0.2, 0
  %.fca.1.insert = insertvalue { ptr, ptr } %.fca.0.insert, ptr %retval.sroa.11.2, 1
  ret { ptr, ptr } %.fca.1.insert
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local ptr @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE21_M_insert_equal_lowerIRKS5_EESt17_Rb_tree_iteratorIS5_EOT_(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef nonnull align 8 dereferenceable(32) %__v) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_parent.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %add.ptr.i = getelementptr inbounds i8, ptr %this, i64 8
  %__x.015 = load ptr, ptr %_M_parent.i.i, align 8, !tbaa !26
  %cmp.not16 = icmp eq ptr %__x.015, null
  br i1 %cmp.not16, label %while.end, label %while.body.lr.ph

while.body.lr.ph:                                 ; preds = %entry
  %_M_string_length.i10.i.i.i = getelementptr inbounds i8, ptr %__v, i64 8
  %0 = load i64, ptr %_M_string_length.i10.i.i.i, align 8, !tbaa !22
  %1 = load ptr, ptr %__v, align 8
  br label %while.body

while.body:                                       ; preds = %while.body.lr.ph, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit
  %__x.017 = phi ptr [ %__x.015, %while.body.lr.ph ], [ %__x.0, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit ]
  %_M_string_length.i.i.i.i = getelementptr inbounds i8, ptr %__x.017, i64 40
  %2 = load i64, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !22
  %.sroa.speculated.i.i.i = tail call i64 @llvm.umin.i64(i64 %0, i64 %2)
  %cmp.i11.i.i.i = icmp eq i64 %.sroa.speculated.i.i.i, 0
  br i1 %cmp.i11.i.i.i, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i, label %if.end.i.i.i.i

if.end.i.i.i.i:                                   ; preds = %while.body
  %_M_storage.i.i = getelementptr inbounds i8, ptr %__x.017, i64 32
  %3 = load ptr, ptr %_M_storage.i.i, align 8, !tbaa !33
  %call.i.i.i.i = tail call i32 @memcmp(ptr noundef %3, ptr noundef %1, i64 noundef %.sroa.speculated.i.i.i) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i: ; preds = %if.end.i.i.i.i, %while.body
  %retval.0.i.i.i.i = phi i32 [ %call.i.i.i.i, %if.end.i.i.i.i ], [ 0, %while.body ]
  %tobool.not.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 0
  br i1 %tobool.not.i.i.i, label %if.then.i.i.i, label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit

if.then.i.i.i:                                    ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i
  %sub.i.i.i.i = sub i64 %2, %0
  %spec.select6.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i, i64 -2147483648)
  %retval.07.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i, i64 2147483647)
  %retval.0.i12.i.i.i = trunc nsw i64 %retval.07.i.i.i.i to i32
  br label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit

_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit: ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i, %if.then.i.i.i
  %__r.0.i.i.i = phi i32 [ %retval.0.i.i.i.i, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i ], [ %retval.0.i12.i.i.i, %if.then.i.i.i ]
  %cmp.i.i = icmp slt i32 %__r.0.i.i.i, 0
  %cond.in.v = select i1 %cmp.i.i, i64 24, i64 16
  %cond.in = getelementptr inbounds i8, ptr %__x.017, i64 %cond.in.v
  %__x.0 = load ptr, ptr %cond.in, align 8, !tbaa !26
  %cmp.not = icmp eq ptr %__x.0, null
  br i1 %cmp.not, label %while.end, label %while.body, !llvm.loop !159

while.end:                                        ; preds = %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit, %entry
  %__y.0.lcssa = phi ptr [ %add.ptr.i, %entry ], [ %__x.017, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit ]
  %cmp.i = icmp eq ptr %add.ptr.i, %__y.0.lcssa
  br i1 %cmp.i, label %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE15_M_insert_lowerIRKS5_EESt17_Rb_tree_iteratorIS5_EPSt18_Rb_tree_node_baseOT_.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %while.end
  %_M_string_length.i.i.i.i.i = getelementptr inbounds i8, ptr %__y.0.lcssa, i64 40
  %4 = load i64, ptr %_M_string_length.i.i.i.i.i, align 8, !tbaa !22
  %_M_string_length.i10.i.i.i.i = getelementptr inbounds i8, ptr %__v, i64 8
  %5 = load i64, ptr %_M_string_length.i10.i.i.i.i, align 8, !tbaa !22
  %.sroa.speculated.i.i.i.i = tail call i64 @llvm.umin.i64(i64 %5, i64 %4)
  %cmp.i11.i.i.i.i = icmp eq i64 %.sroa.speculated.i.i.i.i, 0
  br i1 %cmp.i11.i.i.i.i, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i, label %if.end.i.i.i.i.i

if.end.i.i.i.i.i:                                 ; preds = %lor.rhs.i
  %_M_storage.i.i.i.i = getelementptr inbounds i8, ptr %__y.0.lcssa, i64 32
  %6 = load ptr, ptr %__v, align 8, !tbaa !33
  %7 = load ptr, ptr %_M_storage.i.i.i.i, align 8, !tbaa !33
  %call.i.i.i.i.i = tail call i32 @memcmp(ptr noundef %7, ptr noundef %6, i64 noundef %.sroa.speculated.i.i.i.i) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i: ; preds = %if.end.i.i.i.i.i, %lor.rhs.i
  %retval.0.i.i.i.i.i = phi i32 [ %call.i.i.i.i.i, %if.end.i.i.i.i.i ], [ 0, %lor.rhs.i ]
  %tobool.not.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 0
  br i1 %tobool.not.i.i.i.i, label %if.then.i.i.i.i, label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i

if.then.i.i.i.i:                                  ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i
  %sub.i.i.i.i.i = sub i64 %4, %5
  %spec.select6.i.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i.i, i64 -2147483648)
  %retval.07.i.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i.i, i64 2147483647)
  %retval.0.i12.i.i.i.i = trunc nsw i64 %retval.07.i.i.i.i.i to i32
  br label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i

_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i: ; preds = %if.then.i.i.i.i, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i
  %__r.0.i.i.i.i = phi i32 [ %retval.0.i.i.i.i.i, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i ], [ %retval.0.i12.i.i.i.i, %if.then.i.i.i.i ]
  %cmp.i.i.i = icmp sgt i32 %__r.0.i.i.i.i, -1
  br label %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE15_M_insert_lowerIRKS5_EESt17_Rb_tree_iteratorIS5_EPSt18_Rb_tree_node_baseOT_.exit

_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE15_M_insert_lowerIRKS5_EESt17_Rb_tree_iteratorIS5_EPSt18_Rb_tree_node_baseOT_.exit: ; preds = %while.end, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i
  %8 = phi i1 [ true, %while.end ], [ %cmp.i.i.i, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i ]
  %call5.i.i.i.i.i = tail call noalias noundef nonnull dereferenceable(64) ptr @_Znwm(i64 noundef 64) #31
  tail call void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE17_M_construct_nodeIJRKS5_EEEvPSt13_Rb_tree_nodeIS5_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef nonnull %call5.i.i.i.i.i, ptr noundef nonnull align 8 dereferenceable(32) %__v)
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %8, ptr noundef nonnull %call5.i.i.i.i.i, ptr noundef nonnull %__y.0.lcssa, ptr noundef nonnull align 8 dereferenceable(32) %add.ptr.i) #26
  %_M_node_count.i = getelementptr inbounds i8, ptr %this, i64 40
  %9 = load i64, ptr %_M_node_count.i, align 8, !tbaa !15
  %inc.i = add i64 %9, 1
  store i64 %inc.i, ptr %_M_node_count.i, align 8, !tbaa !15
  ret ptr %call5.i.i.i.i.i
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @memcmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #13

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE17_M_construct_nodeIJRKS5_EEEvPSt13_Rb_tree_nodeIS5_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef %__node, ptr noundef nonnull align 8 dereferenceable(32) %__args) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_storage.i = getelementptr inbounds i8, ptr %__node, i64 32
  %0 = getelementptr inbounds i8, ptr %__node, i64 48
  store ptr %0, ptr %_M_storage.i, align 8, !tbaa !16
  %1 = load ptr, ptr %__args, align 8, !tbaa !33
  %_M_string_length.i.i.i.i = getelementptr inbounds i8, ptr %__args, i64 8
  %2 = load i64, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !22
  %cmp.i.i.i.i = icmp ugt i64 %2, 15
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i, label %if.end.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %entry
  %cmp.i.i.i.i.i = icmp ugt i64 %2, 4611686018427387903
  br i1 %cmp.i.i.i.i.i, label %if.then.i.i.i.i.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i.i
  invoke void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.9) #27
          to label %.noexc unwind label %lpad

.noexc:                                           ; preds = %if.then.i.i.i.i.i
  unreachable

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit.i.i.i.i: ; preds = %if.then.i.i.i.i
  %add.i.i.i.i.i = add nuw nsw i64 %2, 1
  %call5.i.i.i.i12.i.i.i11 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef %add.i.i.i.i.i) #31
          to label %call5.i.i.i.i12.i.i.i.noexc unwind label %lpad

call5.i.i.i.i12.i.i.i.noexc:                      ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit.i.i.i.i
  store ptr %call5.i.i.i.i12.i.i.i11, ptr %_M_storage.i, align 8, !tbaa !33
  store i64 %2, ptr %0, align 8, !tbaa !21
  br label %if.end.i.i.i.i

if.end.i.i.i.i:                                   ; preds = %call5.i.i.i.i12.i.i.i.noexc, %entry
  %3 = load ptr, ptr %_M_storage.i, align 8, !tbaa !33
  switch i64 %2, label %if.end.i.i.i8.i.i.i.i [
    i64 1, label %if.then.i.i.i.i.i.i
    i64 0, label %_ZNSt16allocator_traitsISaISt13_Rb_tree_nodeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEE9constructIS6_JRKS6_EEEvRS8_PT_DpOT0_.exit
  ]

if.then.i.i.i.i.i.i:                              ; preds = %if.end.i.i.i.i
  %4 = load i8, ptr %1, align 1, !tbaa !21
  store i8 %4, ptr %3, align 1, !tbaa !21
  br label %_ZNSt16allocator_traitsISaISt13_Rb_tree_nodeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEE9constructIS6_JRKS6_EEEvRS8_PT_DpOT0_.exit

if.end.i.i.i8.i.i.i.i:                            ; preds = %if.end.i.i.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %1, i64 %2, i1 false)
  br label %_ZNSt16allocator_traitsISaISt13_Rb_tree_nodeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEE9constructIS6_JRKS6_EEEvRS8_PT_DpOT0_.exit

_ZNSt16allocator_traitsISaISt13_Rb_tree_nodeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEE9constructIS6_JRKS6_EEEvRS8_PT_DpOT0_.exit: ; preds = %if.end.i.i.i.i, %if.then.i.i.i.i.i.i, %if.end.i.i.i8.i.i.i.i
  %_M_string_length.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__node, i64 40
  store i64 %2, ptr %_M_string_length.i.i.i.i.i.i, align 8, !tbaa !22
  %5 = load ptr, ptr %_M_storage.i, align 8, !tbaa !33
  %arrayidx.i.i.i.i.i = getelementptr inbounds i8, ptr %5, i64 %2
  store i8 0, ptr %arrayidx.i.i.i.i.i, align 1, !tbaa !21
  ret void

lpad:                                             ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit.i.i.i.i, %if.then.i.i.i.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  %8 = tail call ptr @__cxa_begin_catch(ptr %7) #26
  tail call void @_ZdlPvm(ptr noundef %__node, i64 noundef 64) #28
  invoke void @__cxa_rethrow() #27
          to label %unreachable unwind label %lpad4

lpad4:                                            ; preds = %lpad
  %9 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %eh.resume unwind label %terminate.lpad

eh.resume:                                        ; preds = %lpad4
  resume { ptr, i32 } %9

terminate.lpad:                                   ; preds = %lpad4
  %10 = landingpad { ptr, i32 }
          catch ptr null
  %11 = extractvalue { ptr, i32 } %10, 0
  tail call void @__clang_call_terminate(ptr %11) #30
  unreachable

unreachable:                                      ; preds = %lpad
  unreachable
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE8_M_eraseEPSt13_Rb_tree_nodeIS5_E(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef %__x) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %cmp.not6 = icmp eq ptr %__x, null
  br i1 %cmp.not6, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS5_E.exit
  %__x.addr.07 = phi ptr [ %1, %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS5_E.exit ], [ %__x, %entry ]
  %_M_right.i = getelementptr inbounds i8, ptr %__x.addr.07, i64 24
  %0 = load ptr, ptr %_M_right.i, align 8, !tbaa !36
  tail call void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE8_M_eraseEPSt13_Rb_tree_nodeIS5_E(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef %0)
  %_M_left.i = getelementptr inbounds i8, ptr %__x.addr.07, i64 16
  %1 = load ptr, ptr %_M_left.i, align 8, !tbaa !35
  %_M_storage.i.i.i = getelementptr inbounds i8, ptr %__x.addr.07, i64 32
  %2 = load ptr, ptr %_M_storage.i.i.i, align 8, !tbaa !33
  %3 = getelementptr inbounds i8, ptr %__x.addr.07, i64 48
  %cmp.i.i.i.i.i.i.i = icmp eq ptr %2, %3
  br i1 %cmp.i.i.i.i.i.i.i, label %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS5_E.exit, label %if.then.i.i.i.i.i.i

if.then.i.i.i.i.i.i:                              ; preds = %while.body
  %4 = load i64, ptr %3, align 8, !tbaa !21
  %add.i.i.i.i.i.i.i = add i64 %4, 1
  tail call void @_ZdlPvm(ptr noundef %2, i64 noundef %add.i.i.i.i.i.i.i) #28
  br label %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS5_E.exit

_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS5_E.exit: ; preds = %while.body, %if.then.i.i.i.i.i.i
  tail call void @_ZdlPvm(ptr noundef %__x.addr.07, i64 noundef 64) #28
  %cmp.not = icmp eq ptr %1, null
  br i1 %cmp.not, label %while.end, label %while.body, !llvm.loop !160

while.end:                                        ; preds = %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS5_E.exit, %entry
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local { ptr, ptr } @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE11equal_rangeERKS5_(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef nonnull align 8 dereferenceable(32) %__k) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_parent.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %add.ptr.i = getelementptr inbounds i8, ptr %this, i64 8
  %__x.091 = load ptr, ptr %_M_parent.i.i, align 8, !tbaa !26
  %cmp.not92 = icmp eq ptr %__x.091, null
  br i1 %cmp.not92, label %cleanup, label %while.body.lr.ph

while.body.lr.ph:                                 ; preds = %entry
  %_M_string_length.i10.i.i.i = getelementptr inbounds i8, ptr %__k, i64 8
  %0 = load i64, ptr %_M_string_length.i10.i.i.i, align 8, !tbaa !22
  %1 = load ptr, ptr %__k, align 8
  br label %while.body

while.body:                                       ; preds = %while.body.lr.ph, %if.end18
  %__x.094 = phi ptr [ %__x.091, %while.body.lr.ph ], [ %__x.0, %if.end18 ]
  %__y.093 = phi ptr [ %add.ptr.i, %while.body.lr.ph ], [ %__y.1, %if.end18 ]
  %_M_storage.i.i = getelementptr inbounds i8, ptr %__x.094, i64 32
  %_M_string_length.i.i.i.i = getelementptr inbounds i8, ptr %__x.094, i64 40
  %2 = load i64, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !22
  %.sroa.speculated.i.i.i = tail call i64 @llvm.umin.i64(i64 %0, i64 %2)
  %cmp.i11.i.i.i = icmp eq i64 %.sroa.speculated.i.i.i, 0
  br i1 %cmp.i11.i.i.i, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i, label %if.end.i.i.i.i

if.end.i.i.i.i:                                   ; preds = %while.body
  %3 = load ptr, ptr %_M_storage.i.i, align 8, !tbaa !33
  %call.i.i.i.i = tail call i32 @memcmp(ptr noundef %3, ptr noundef %1, i64 noundef %.sroa.speculated.i.i.i) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i: ; preds = %if.end.i.i.i.i, %while.body
  %retval.0.i.i.i.i = phi i32 [ %call.i.i.i.i, %if.end.i.i.i.i ], [ 0, %while.body ]
  %tobool.not.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 0
  br i1 %tobool.not.i.i.i, label %if.then.i.i.i, label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit

if.then.i.i.i:                                    ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i
  %sub.i.i.i.i = sub i64 %2, %0
  %spec.select6.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i, i64 -2147483648)
  %retval.07.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i, i64 2147483647)
  %retval.0.i12.i.i.i = trunc nsw i64 %retval.07.i.i.i.i to i32
  br label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit

_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit: ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i, %if.then.i.i.i
  %__r.0.i.i.i = phi i32 [ %retval.0.i.i.i.i, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i ], [ %retval.0.i12.i.i.i, %if.then.i.i.i ]
  %cmp.i.i = icmp slt i32 %__r.0.i.i.i, 0
  br i1 %cmp.i.i, label %if.then, label %if.else

if.then:                                          ; preds = %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit
  %_M_right.i = getelementptr inbounds i8, ptr %__x.094, i64 24
  br label %if.end18

if.else:                                          ; preds = %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit
  br i1 %cmp.i11.i.i.i, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i45, label %if.end.i.i.i.i43

if.end.i.i.i.i43:                                 ; preds = %if.else
  %4 = load ptr, ptr %_M_storage.i.i, align 8, !tbaa !33
  %call.i.i.i.i44 = tail call i32 @memcmp(ptr noundef %1, ptr noundef %4, i64 noundef %.sroa.speculated.i.i.i) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i45

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i45: ; preds = %if.end.i.i.i.i43, %if.else
  %retval.0.i.i.i.i46 = phi i32 [ %call.i.i.i.i44, %if.end.i.i.i.i43 ], [ 0, %if.else ]
  %tobool.not.i.i.i47 = icmp eq i32 %retval.0.i.i.i.i46, 0
  br i1 %tobool.not.i.i.i47, label %if.then.i.i.i50, label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit55

if.then.i.i.i50:                                  ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i45
  %sub.i.i.i.i51 = sub i64 %0, %2
  %spec.select6.i.i.i.i52 = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i51, i64 -2147483648)
  %retval.07.i.i.i.i53 = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i52, i64 2147483647)
  %retval.0.i12.i.i.i54 = trunc nsw i64 %retval.07.i.i.i.i53 to i32
  br label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit55

_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit55: ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i45, %if.then.i.i.i50
  %__r.0.i.i.i48 = phi i32 [ %retval.0.i.i.i.i46, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i45 ], [ %retval.0.i12.i.i.i54, %if.then.i.i.i50 ]
  %cmp.i.i49 = icmp slt i32 %__r.0.i.i.i48, 0
  %_M_left.i = getelementptr inbounds i8, ptr %__x.094, i64 16
  br i1 %cmp.i.i49, label %if.end18, label %if.else11

if.else11:                                        ; preds = %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit55
  %5 = load ptr, ptr %_M_left.i, align 8, !tbaa !35
  %_M_right.i57 = getelementptr inbounds i8, ptr %__x.094, i64 24
  %6 = load ptr, ptr %_M_right.i57, align 8, !tbaa !36
  %cmp.not9.i = icmp eq ptr %5, null
  br i1 %cmp.not9.i, label %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE14_M_lower_boundEPSt13_Rb_tree_nodeIS5_EPSt18_Rb_tree_node_baseRKS5_.exit, label %while.body.lr.ph.i

while.body.lr.ph.i:                               ; preds = %if.else11
  %7 = load ptr, ptr %__k, align 8
  br label %while.body.i

while.body.i:                                     ; preds = %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i, %while.body.lr.ph.i
  %__x.addr.011.i = phi ptr [ %5, %while.body.lr.ph.i ], [ %__x.addr.1.i, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i ]
  %__y.addr.010.i = phi ptr [ %__x.094, %while.body.lr.ph.i ], [ %__y.addr.1.i, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i ]
  %_M_string_length.i.i.i.i.i = getelementptr inbounds i8, ptr %__x.addr.011.i, i64 40
  %8 = load i64, ptr %_M_string_length.i.i.i.i.i, align 8, !tbaa !22
  %.sroa.speculated.i.i.i.i = tail call i64 @llvm.umin.i64(i64 %0, i64 %8)
  %cmp.i11.i.i.i.i = icmp eq i64 %.sroa.speculated.i.i.i.i, 0
  br i1 %cmp.i11.i.i.i.i, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i, label %if.end.i.i.i.i.i

if.end.i.i.i.i.i:                                 ; preds = %while.body.i
  %_M_storage.i.i.i = getelementptr inbounds i8, ptr %__x.addr.011.i, i64 32
  %9 = load ptr, ptr %_M_storage.i.i.i, align 8, !tbaa !33
  %call.i.i.i.i.i = tail call i32 @memcmp(ptr noundef %9, ptr noundef %7, i64 noundef %.sroa.speculated.i.i.i.i) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i: ; preds = %if.end.i.i.i.i.i, %while.body.i
  %retval.0.i.i.i.i.i = phi i32 [ %call.i.i.i.i.i, %if.end.i.i.i.i.i ], [ 0, %while.body.i ]
  %tobool.not.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 0
  br i1 %tobool.not.i.i.i.i, label %if.then.i.i.i.i, label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i

if.then.i.i.i.i:                                  ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i
  %sub.i.i.i.i.i = sub i64 %8, %0
  %spec.select6.i.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i.i, i64 -2147483648)
  %retval.07.i.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i.i, i64 2147483647)
  %retval.0.i12.i.i.i.i = trunc nsw i64 %retval.07.i.i.i.i.i to i32
  br label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i

_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i: ; preds = %if.then.i.i.i.i, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i
  %__r.0.i.i.i.i = phi i32 [ %retval.0.i.i.i.i.i, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i ], [ %retval.0.i12.i.i.i.i, %if.then.i.i.i.i ]
  %cmp.i.i.i = icmp slt i32 %__r.0.i.i.i.i, 0
  %__y.addr.1.i = select i1 %cmp.i.i.i, ptr %__y.addr.010.i, ptr %__x.addr.011.i
  %__x.addr.1.in.v.i = select i1 %cmp.i.i.i, i64 24, i64 16
  %__x.addr.1.in.i = getelementptr inbounds i8, ptr %__x.addr.011.i, i64 %__x.addr.1.in.v.i
  %__x.addr.1.i = load ptr, ptr %__x.addr.1.in.i, align 8, !tbaa !26
  %cmp.not.i = icmp eq ptr %__x.addr.1.i, null
  br i1 %cmp.not.i, label %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE14_M_lower_boundEPSt13_Rb_tree_nodeIS5_EPSt18_Rb_tree_node_baseRKS5_.exit, label %while.body.i, !llvm.loop !161

_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE14_M_lower_boundEPSt13_Rb_tree_nodeIS5_EPSt18_Rb_tree_node_baseRKS5_.exit: ; preds = %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i, %if.else11
  %__y.addr.0.lcssa.i = phi ptr [ %__x.094, %if.else11 ], [ %__y.addr.1.i, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i ]
  %cmp.not9.i58 = icmp eq ptr %6, null
  br i1 %cmp.not9.i58, label %cleanup, label %while.body.lr.ph.i59

while.body.lr.ph.i59:                             ; preds = %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE14_M_lower_boundEPSt13_Rb_tree_nodeIS5_EPSt18_Rb_tree_node_baseRKS5_.exit
  %10 = load ptr, ptr %__k, align 8
  br label %while.body.i61

while.body.i61:                                   ; preds = %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i73, %while.body.lr.ph.i59
  %__x.addr.011.i62 = phi ptr [ %6, %while.body.lr.ph.i59 ], [ %__x.addr.1.i79, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i73 ]
  %__y.addr.010.i63 = phi ptr [ %__y.093, %while.body.lr.ph.i59 ], [ %__y.addr.1.i76, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i73 ]
  %_M_string_length.i10.i.i.i.i64 = getelementptr inbounds i8, ptr %__x.addr.011.i62, i64 40
  %11 = load i64, ptr %_M_string_length.i10.i.i.i.i64, align 8, !tbaa !22
  %.sroa.speculated.i.i.i.i65 = tail call i64 @llvm.umin.i64(i64 %11, i64 %0)
  %cmp.i11.i.i.i.i66 = icmp eq i64 %.sroa.speculated.i.i.i.i65, 0
  br i1 %cmp.i11.i.i.i.i66, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i70, label %if.end.i.i.i.i.i67

if.end.i.i.i.i.i67:                               ; preds = %while.body.i61
  %_M_storage.i.i.i68 = getelementptr inbounds i8, ptr %__x.addr.011.i62, i64 32
  %12 = load ptr, ptr %_M_storage.i.i.i68, align 8, !tbaa !33
  %call.i.i.i.i.i69 = tail call i32 @memcmp(ptr noundef %10, ptr noundef %12, i64 noundef %.sroa.speculated.i.i.i.i65) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i70

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i70: ; preds = %if.end.i.i.i.i.i67, %while.body.i61
  %retval.0.i.i.i.i.i71 = phi i32 [ %call.i.i.i.i.i69, %if.end.i.i.i.i.i67 ], [ 0, %while.body.i61 ]
  %tobool.not.i.i.i.i72 = icmp eq i32 %retval.0.i.i.i.i.i71, 0
  br i1 %tobool.not.i.i.i.i72, label %if.then.i.i.i.i82, label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i73

if.then.i.i.i.i82:                                ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i70
  %sub.i.i.i.i.i83 = sub i64 %0, %11
  %spec.select6.i.i.i.i.i84 = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i.i83, i64 -2147483648)
  %retval.07.i.i.i.i.i85 = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i.i84, i64 2147483647)
  %retval.0.i12.i.i.i.i86 = trunc nsw i64 %retval.07.i.i.i.i.i85 to i32
  br label %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i73

_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i73: ; preds = %if.then.i.i.i.i82, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i70
  %__r.0.i.i.i.i74 = phi i32 [ %retval.0.i.i.i.i.i71, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i70 ], [ %retval.0.i12.i.i.i.i86, %if.then.i.i.i.i82 ]
  %cmp.i.i.i75 = icmp slt i32 %__r.0.i.i.i.i74, 0
  %__y.addr.1.i76 = select i1 %cmp.i.i.i75, ptr %__x.addr.011.i62, ptr %__y.addr.010.i63
  %__x.addr.1.in.v.i77 = select i1 %cmp.i.i.i75, i64 16, i64 24
  %__x.addr.1.in.i78 = getelementptr inbounds i8, ptr %__x.addr.011.i62, i64 %__x.addr.1.in.v.i77
  %__x.addr.1.i79 = load ptr, ptr %__x.addr.1.in.i78, align 8, !tbaa !26
  %cmp.not.i80 = icmp eq ptr %__x.addr.1.i79, null
  br i1 %cmp.not.i80, label %cleanup, label %while.body.i61, !llvm.loop !162

if.end18:                                         ; preds = %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit55, %if.then
  %__y.1 = phi ptr [ %__y.093, %if.then ], [ %__x.094, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit55 ]
  %__x.1.in = phi ptr [ %_M_right.i, %if.then ], [ %_M_left.i, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit55 ]
  %__x.0 = load ptr, ptr %__x.1.in, align 8, !tbaa !26
  %cmp.not = icmp eq ptr %__x.0, null
  br i1 %cmp.not, label %cleanup, label %while.body, !llvm.loop !163

cleanup:                                          ; preds = %if.end18, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i73, %entry, %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE14_M_lower_boundEPSt13_Rb_tree_nodeIS5_EPSt18_Rb_tree_node_baseRKS5_.exit
  %retval.sroa.0.0 = phi ptr [ %__y.addr.0.lcssa.i, %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE14_M_lower_boundEPSt13_Rb_tree_nodeIS5_EPSt18_Rb_tree_node_baseRKS5_.exit ], [ %add.ptr.i, %entry ], [ %__y.addr.0.lcssa.i, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i73 ], [ %__y.1, %if.end18 ]
  %retval.sroa.3.0 = phi ptr [ %__y.093, %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE14_M_lower_boundEPSt13_Rb_tree_nodeIS5_EPSt18_Rb_tree_node_baseRKS5_.exit ], [ %add.ptr.i, %entry ], [ %__y.addr.1.i76, %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i73 ], [ %__y.1, %if.end18 ]
  %.fca.0.insert = insertvalue { ptr, ptr } poison, ptr %retval.sroa.0.0, 0
  %.fca.1.insert = insertvalue { ptr, ptr } %.fca.0.insert, ptr %retval.sroa.3.0, 1
  ret { ptr, ptr } %.fca.1.insert
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS5_ESD_(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr %__first.coerce, ptr %__last.coerce) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_left.i = getelementptr inbounds i8, ptr %this, i64 24
  %0 = load ptr, ptr %_M_left.i, align 8, !tbaa !13
  %cmp.i = icmp eq ptr %0, %__first.coerce
  br i1 %cmp.i, label %land.rhs, label %if.else

land.rhs:                                         ; preds = %entry
  %add.ptr.i = getelementptr inbounds i8, ptr %this, i64 8
  %cmp.i15 = icmp eq ptr %add.ptr.i, %__last.coerce
  br i1 %cmp.i15, label %if.then, label %if.else

if.then:                                          ; preds = %land.rhs
  %_M_parent.i.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %1 = load ptr, ptr %_M_parent.i.i.i, align 8, !tbaa !12
  invoke void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE8_M_eraseEPSt13_Rb_tree_nodeIS5_E(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef %1)
          to label %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE5clearEv.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #30
  unreachable

_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE5clearEv.exit: ; preds = %if.then
  store ptr null, ptr %_M_parent.i.i.i, align 8, !tbaa !12
  store ptr %add.ptr.i, ptr %_M_left.i, align 8, !tbaa !13
  %_M_right.i.i = getelementptr inbounds i8, ptr %this, i64 32
  store ptr %add.ptr.i, ptr %_M_right.i.i, align 8, !tbaa !14
  %_M_node_count.i.i = getelementptr inbounds i8, ptr %this, i64 40
  store i64 0, ptr %_M_node_count.i.i, align 8, !tbaa !15
  br label %if.end

if.else:                                          ; preds = %entry, %land.rhs
  %cmp.i17.not22 = icmp eq ptr %__first.coerce, %__last.coerce
  br i1 %cmp.i17.not22, label %if.end, label %while.body.lr.ph

while.body.lr.ph:                                 ; preds = %if.else
  %add.ptr.i18 = getelementptr inbounds i8, ptr %this, i64 8
  %_M_node_count.i = getelementptr inbounds i8, ptr %this, i64 40
  br label %while.body

while.body:                                       ; preds = %while.body.lr.ph, %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS5_E.exit
  %__first.sroa.0.023 = phi ptr [ %__first.coerce, %while.body.lr.ph ], [ %call.i, %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS5_E.exit ]
  %call.i = tail call noundef ptr @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr noundef %__first.sroa.0.023) #29
  %call.i19 = tail call noundef ptr @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr noundef %__first.sroa.0.023, ptr noundef nonnull align 8 dereferenceable(32) %add.ptr.i18) #26
  %_M_storage.i.i.i.i = getelementptr inbounds i8, ptr %call.i19, i64 32
  %4 = load ptr, ptr %_M_storage.i.i.i.i, align 8, !tbaa !33
  %5 = getelementptr inbounds i8, ptr %call.i19, i64 48
  %cmp.i.i.i.i.i.i.i.i = icmp eq ptr %4, %5
  br i1 %cmp.i.i.i.i.i.i.i.i, label %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS5_E.exit, label %if.then.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i:                            ; preds = %while.body
  %6 = load i64, ptr %5, align 8, !tbaa !21
  %add.i.i.i.i.i.i.i.i = add i64 %6, 1
  tail call void @_ZdlPvm(ptr noundef %4, i64 noundef %add.i.i.i.i.i.i.i.i) #28
  br label %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS5_E.exit

_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS5_E.exit: ; preds = %while.body, %if.then.i.i.i.i.i.i.i
  tail call void @_ZdlPvm(ptr noundef %call.i19, i64 noundef 64) #28
  %7 = load i64, ptr %_M_node_count.i, align 8, !tbaa !15
  %dec.i = add i64 %7, -1
  store i64 %dec.i, ptr %_M_node_count.i, align 8, !tbaa !15
  %cmp.i17.not = icmp eq ptr %call.i, %__last.coerce
  br i1 %cmp.i17.not, label %if.end, label %while.body, !llvm.loop !164

if.end:                                           ; preds = %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS5_E.exit, %if.else, %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_St9_IdentityIS5_ESt4lessIS5_ESaIS5_EE5clearEv.exit
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13unordered_setIiSt4hashIiESt8equal_toIiESaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %this) unnamed_addr #14 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_before_begin.i.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %0 = load ptr, ptr %_M_before_begin.i.i.i, align 8, !tbaa !69
  %tobool.not4.i.i.i = icmp eq ptr %0, null
  br i1 %tobool.not4.i.i.i, label %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE5clearEv.exit.i, label %while.body.i.i.i

while.body.i.i.i:                                 ; preds = %entry, %while.body.i.i.i
  %__n.addr.05.i.i.i = phi ptr [ %1, %while.body.i.i.i ], [ %0, %entry ]
  %1 = load ptr, ptr %__n.addr.05.i.i.i, align 8, !tbaa !65
  tail call void @_ZdlPvm(ptr noundef %__n.addr.05.i.i.i, i64 noundef 16) #28
  %tobool.not.i.i.i = icmp eq ptr %1, null
  br i1 %tobool.not.i.i.i, label %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE5clearEv.exit.i, label %while.body.i.i.i, !llvm.loop !70

_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE5clearEv.exit.i: ; preds = %while.body.i.i.i, %entry
  %2 = load ptr, ptr %this, align 8, !tbaa !71
  %_M_bucket_count.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %3 = load i64, ptr %_M_bucket_count.i.i, align 8, !tbaa !72
  %mul.i.i = shl i64 %3, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %mul.i.i, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_M_before_begin.i.i.i, i8 0, i64 16, i1 false)
  %4 = load ptr, ptr %this, align 8, !tbaa !71
  %_M_single_bucket.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 48
  %cmp.i.i.i.i = icmp eq ptr %_M_single_bucket.i.i.i.i, %4
  br i1 %cmp.i.i.i.i, label %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEED2Ev.exit, label %if.end.i.i.i

if.end.i.i.i:                                     ; preds = %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE5clearEv.exit.i
  %5 = load i64, ptr %_M_bucket_count.i.i, align 8, !tbaa !72
  %mul.i.i.i.i.i.i = shl i64 %5, 3
  tail call void @_ZdlPvm(ptr noundef %4, i64 noundef %mul.i.i.i.i.i.i) #28
  br label %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEED2Ev.exit

_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEED2Ev.exit: ; preds = %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE5clearEv.exit.i, %if.end.i.i.i
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13unordered_mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4hashIS5_ESt8equal_toIS5_ESaISt4pairIKS5_iEEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %this) unnamed_addr #14 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_before_begin.i.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %0 = load ptr, ptr %_M_before_begin.i.i.i, align 8, !tbaa !64
  %tobool.not4.i.i.i = icmp eq ptr %0, null
  br i1 %tobool.not4.i.i.i, label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE5clearEv.exit.i, label %while.body.i.i.i

while.body.i.i.i:                                 ; preds = %entry, %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE18_M_deallocate_nodeEPSB_.exit.i.i.i
  %__n.addr.05.i.i.i = phi ptr [ %1, %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE18_M_deallocate_nodeEPSB_.exit.i.i.i ], [ %0, %entry ]
  %1 = load ptr, ptr %__n.addr.05.i.i.i, align 8, !tbaa !65
  %add.ptr.i.i.i.i = getelementptr inbounds i8, ptr %__n.addr.05.i.i.i, i64 8
  %2 = load ptr, ptr %add.ptr.i.i.i.i, align 8, !tbaa !33
  %3 = getelementptr inbounds i8, ptr %__n.addr.05.i.i.i, i64 24
  %cmp.i.i.i.i.i.i.i.i.i.i = icmp eq ptr %2, %3
  br i1 %cmp.i.i.i.i.i.i.i.i.i.i, label %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE18_M_deallocate_nodeEPSB_.exit.i.i.i, label %if.then.i.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i.i:                        ; preds = %while.body.i.i.i
  %4 = load i64, ptr %3, align 8, !tbaa !21
  %add.i.i.i.i.i.i.i.i.i.i = add i64 %4, 1
  tail call void @_ZdlPvm(ptr noundef %2, i64 noundef %add.i.i.i.i.i.i.i.i.i.i) #28
  br label %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE18_M_deallocate_nodeEPSB_.exit.i.i.i

_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE18_M_deallocate_nodeEPSB_.exit.i.i.i: ; preds = %if.then.i.i.i.i.i.i.i.i.i, %while.body.i.i.i
  tail call void @_ZdlPvm(ptr noundef %__n.addr.05.i.i.i, i64 noundef 56) #28
  %tobool.not.i.i.i = icmp eq ptr %1, null
  br i1 %tobool.not.i.i.i, label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE5clearEv.exit.i, label %while.body.i.i.i, !llvm.loop !73

_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE5clearEv.exit.i: ; preds = %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE18_M_deallocate_nodeEPSB_.exit.i.i.i, %entry
  %5 = load ptr, ptr %this, align 8, !tbaa !50
  %_M_bucket_count.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %6 = load i64, ptr %_M_bucket_count.i.i, align 8, !tbaa !55
  %mul.i.i = shl i64 %6, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 %mul.i.i, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_M_before_begin.i.i.i, i8 0, i64 16, i1 false)
  %7 = load ptr, ptr %this, align 8, !tbaa !50
  %_M_single_bucket.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 48
  %cmp.i.i.i.i = icmp eq ptr %_M_single_bucket.i.i.i.i, %7
  br i1 %cmp.i.i.i.i, label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEED2Ev.exit, label %if.end.i.i.i

if.end.i.i.i:                                     ; preds = %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE5clearEv.exit.i
  %8 = load i64, ptr %_M_bucket_count.i.i, align 8, !tbaa !55
  %mul.i.i.i.i.i.i = shl i64 %8, 3
  tail call void @_ZdlPvm(ptr noundef %7, i64 noundef %mul.i.i.i.i.i.i) #28
  br label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEED2Ev.exit

_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEED2Ev.exit: ; preds = %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE5clearEv.exit.i, %if.end.i.i.i
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt8__detail9_Map_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iESaIS9_ENS_10_Select1stESt8equal_toIS6_ESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb1ELb0ELb1EEELb1EEixEOS6_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 8 dereferenceable(32) %__k) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__node5 = alloca %"struct.std::_Hashtable<std::__cxx11::basic_string<char>, std::pair<const std::__cxx11::basic_string<char>, int>, std::allocator<std::pair<const std::__cxx11::basic_string<char>, int>>, std::__detail::_Select1st, std::equal_to<std::__cxx11::basic_string<char>>, std::hash<string>, std::__detail::_Mod_range_hashing, std::__detail::_Default_ranged_hash, std::__detail::_Prime_rehash_policy, std::__detail::_Hashtable_traits<true, false, true>>::_Scoped_node", align 8
  %0 = load ptr, ptr %__k, align 8, !tbaa !33
  %_M_string_length.i.i.i = getelementptr inbounds i8, ptr %__k, i64 8
  %1 = load i64, ptr %_M_string_length.i.i.i, align 8, !tbaa !22
  %call.i5.i.i = invoke noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr noundef %0, i64 noundef %1, i64 noundef 3339675911)
          to label %_ZNKSt8__detail15_Hash_code_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iENS_10_Select1stESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashELb1EE12_M_hash_codeERS8_.exit unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %entry
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #30
  unreachable

_ZNKSt8__detail15_Hash_code_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iENS_10_Select1stESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashELb1EE12_M_hash_codeERS8_.exit: ; preds = %entry
  %_M_bucket_count.i = getelementptr inbounds i8, ptr %this, i64 8
  %4 = load i64, ptr %_M_bucket_count.i, align 8
  %rem.i.i.i = urem i64 %call.i5.i.i, %4
  %5 = load ptr, ptr %this, align 8, !tbaa !50
  %arrayidx.i.i = getelementptr inbounds ptr, ptr %5, i64 %rem.i.i.i
  %6 = load ptr, ptr %arrayidx.i.i, align 8, !tbaa !26
  %tobool.not.i.i = icmp eq ptr %6, null
  br i1 %tobool.not.i.i, label %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %_ZNKSt8__detail15_Hash_code_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iENS_10_Select1stESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashELb1EE12_M_hash_codeERS8_.exit
  %7 = load ptr, ptr %6, align 8, !tbaa !65
  %8 = load i64, ptr %_M_string_length.i.i.i, align 8
  %cmp.i.i.i.i.i.i.i = icmp eq i64 %8, 0
  %9 = load ptr, ptr %__k, align 8
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %lor.lhs.false.i.i, %if.end.i.i
  %__prev_p.0.i.i = phi ptr [ %6, %if.end.i.i ], [ %__p.0.i.i, %lor.lhs.false.i.i ]
  %__p.0.i.i = phi ptr [ %7, %if.end.i.i ], [ %14, %lor.lhs.false.i.i ]
  %add.ptr.i.i = getelementptr inbounds i8, ptr %__p.0.i.i, i64 8
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %__p.0.i.i, i64 48
  %10 = load i64, ptr %add.ptr.i.i.i, align 8, !tbaa !165
  %cmp.i.i.i.i = icmp eq i64 %10, %call.i5.i.i
  br i1 %cmp.i.i.i.i, label %land.rhs.i.i.i, label %if.end3.i.i

land.rhs.i.i.i:                                   ; preds = %for.cond.i.i
  %_M_string_length.i9.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__p.0.i.i, i64 16
  %11 = load i64, ptr %_M_string_length.i9.i.i.i.i.i.i, align 8, !tbaa !22
  %cmp.i.i.i.i.i.i = icmp eq i64 %8, %11
  br i1 %cmp.i.i.i.i.i.i, label %land.rhs.i.i.i.i.i.i, label %if.end3.i.i

land.rhs.i.i.i.i.i.i:                             ; preds = %land.rhs.i.i.i
  br i1 %cmp.i.i.i.i.i.i.i, label %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit.i, label %if.end.i.i.i.i.i.i.i

if.end.i.i.i.i.i.i.i:                             ; preds = %land.rhs.i.i.i.i.i.i
  %12 = load ptr, ptr %add.ptr.i.i, align 8, !tbaa !33
  %bcmp.i.i.i.i.i.i = tail call i32 @bcmp(ptr %9, ptr %12, i64 %8)
  %13 = icmp eq i32 %bcmp.i.i.i.i.i.i, 0
  br i1 %13, label %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit.i, label %if.end3.i.i

if.end3.i.i:                                      ; preds = %if.end.i.i.i.i.i.i.i, %land.rhs.i.i.i, %for.cond.i.i
  %14 = load ptr, ptr %__p.0.i.i, align 8, !tbaa !65
  %tobool5.not.i.i = icmp eq ptr %14, null
  br i1 %tobool5.not.i.i, label %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit.i, label %lor.lhs.false.i.i

lor.lhs.false.i.i:                                ; preds = %if.end3.i.i
  %add.ptr.i.i.i.i = getelementptr inbounds i8, ptr %14, i64 48
  %15 = load i64, ptr %add.ptr.i.i.i.i, align 8, !tbaa !165
  %rem.i.i.i.i.i = urem i64 %15, %4
  %cmp.not.i.i = icmp eq i64 %rem.i.i.i.i.i, %rem.i.i.i
  br i1 %cmp.not.i.i, label %for.cond.i.i, label %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit.i, !llvm.loop !167

_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit.i: ; preds = %lor.lhs.false.i.i, %if.end3.i.i, %if.end.i.i.i.i.i.i.i, %land.rhs.i.i.i.i.i.i, %_ZNKSt8__detail15_Hash_code_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iENS_10_Select1stESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashELb1EE12_M_hash_codeERS8_.exit
  %retval.1.i.i = phi ptr [ null, %_ZNKSt8__detail15_Hash_code_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iENS_10_Select1stESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashELb1EE12_M_hash_codeERS8_.exit ], [ null, %if.end3.i.i ], [ null, %lor.lhs.false.i.i ], [ %__prev_p.0.i.i, %if.end.i.i.i.i.i.i.i ], [ %__prev_p.0.i.i, %land.rhs.i.i.i.i.i.i ]
  %tobool.not.i = icmp eq ptr %retval.1.i.i, null
  br i1 %tobool.not.i, label %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_M_find_nodeEmRS7_m.exit, label %if.then.i

if.then.i:                                        ; preds = %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit.i
  %16 = load ptr, ptr %retval.1.i.i, align 8, !tbaa !65
  br label %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_M_find_nodeEmRS7_m.exit

_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_M_find_nodeEmRS7_m.exit: ; preds = %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit.i, %if.then.i
  %retval.0.i = phi ptr [ %16, %if.then.i ], [ null, %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit.i ]
  %tobool.not = icmp eq ptr %retval.0.i, null
  %second = getelementptr inbounds i8, ptr %retval.0.i, i64 40
  %retval.0 = select i1 %tobool.not, ptr undef, ptr %second
  br i1 %tobool.not, label %cleanup.cont, label %cleanup15

cleanup.cont:                                     ; preds = %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_M_find_nodeEmRS7_m.exit
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %__node5) #26
  store ptr %this, ptr %__node5, align 8, !tbaa !168
  %call5.i.i.i.i = tail call noalias noundef nonnull dereferenceable(56) ptr @_Znwm(i64 noundef 56) #31
  store ptr null, ptr %call5.i.i.i.i, align 8, !tbaa !65
  %add.ptr.i.i29 = getelementptr inbounds i8, ptr %call5.i.i.i.i, i64 8
  %17 = getelementptr inbounds i8, ptr %call5.i.i.i.i, i64 24
  store ptr %17, ptr %add.ptr.i.i29, align 8, !tbaa !16
  %18 = load ptr, ptr %__k, align 8, !tbaa !33
  %19 = getelementptr inbounds i8, ptr %__k, i64 16
  %cmp.i.i.i.i.i.i.i.i = icmp eq ptr %18, %19
  br i1 %cmp.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i:                            ; preds = %cleanup.cont
  %20 = load i64, ptr %_M_string_length.i.i.i, align 8, !tbaa !22
  %add.i.i.i.i.i.i.i = add i64 %20, 1
  %cmp.i21.i.i.i.i.i.i.i = icmp eq i64 %add.i.i.i.i.i.i.i, 0
  br i1 %cmp.i21.i.i.i.i.i.i.i, label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_Scoped_nodeC2IJRKSt21piecewise_construct_tSt5tupleIJOS5_EESR_IJEEEEEPNSA_16_Hashtable_allocISaINSA_10_Hash_nodeIS8_Lb1EEEEEEDpOT_.exit, label %if.end.i.i.i.i.i.i.i.i

if.end.i.i.i.i.i.i.i.i:                           ; preds = %if.then.i.i.i.i.i.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %17, ptr nonnull align 8 %19, i64 %add.i.i.i.i.i.i.i, i1 false)
  br label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_Scoped_nodeC2IJRKSt21piecewise_construct_tSt5tupleIJOS5_EESR_IJEEEEEPNSA_16_Hashtable_allocISaINSA_10_Hash_nodeIS8_Lb1EEEEEEDpOT_.exit

if.else.i.i.i.i.i.i.i:                            ; preds = %cleanup.cont
  store ptr %18, ptr %add.ptr.i.i29, align 8, !tbaa !33
  %21 = load i64, ptr %19, align 8, !tbaa !21
  store i64 %21, ptr %17, align 8, !tbaa !21
  br label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_Scoped_nodeC2IJRKSt21piecewise_construct_tSt5tupleIJOS5_EESR_IJEEEEEPNSA_16_Hashtable_allocISaINSA_10_Hash_nodeIS8_Lb1EEEEEEDpOT_.exit

_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_Scoped_nodeC2IJRKSt21piecewise_construct_tSt5tupleIJOS5_EESR_IJEEEEEPNSA_16_Hashtable_allocISaINSA_10_Hash_nodeIS8_Lb1EEEEEEDpOT_.exit: ; preds = %if.then.i.i.i.i.i.i.i, %if.end.i.i.i.i.i.i.i.i, %if.else.i.i.i.i.i.i.i
  %_M_node.i = getelementptr inbounds i8, ptr %__node5, i64 8
  %22 = load i64, ptr %_M_string_length.i.i.i, align 8, !tbaa !22
  %_M_string_length.i23.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i, i64 16
  store i64 %22, ptr %_M_string_length.i23.i.i.i.i.i.i.i, align 8, !tbaa !22
  store ptr %19, ptr %__k, align 8, !tbaa !33
  store i64 0, ptr %_M_string_length.i.i.i, align 8, !tbaa !22
  store i8 0, ptr %19, align 8, !tbaa !21
  %second.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i, i64 40
  store i32 0, ptr %second.i.i.i.i.i.i, align 8, !tbaa !170
  store ptr %call5.i.i.i.i, ptr %_M_node.i, align 8, !tbaa !172
  %call7 = invoke ptr @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE21_M_insert_unique_nodeEmmPNSA_10_Hash_nodeIS8_Lb1EEEm(ptr noundef nonnull align 8 dereferenceable(56) %this, i64 noundef %rem.i.i.i, i64 noundef %call.i5.i.i, ptr noundef nonnull %call5.i.i.i.i, i64 noundef 1)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_Scoped_nodeC2IJRKSt21piecewise_construct_tSt5tupleIJOS5_EESR_IJEEEEEPNSA_16_Hashtable_allocISaINSA_10_Hash_nodeIS8_Lb1EEEEEEDpOT_.exit
  store ptr null, ptr %_M_node.i, align 8, !tbaa !172
  %second11 = getelementptr inbounds i8, ptr %call7, i64 40
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__node5) #26
  br label %cleanup15

lpad:                                             ; preds = %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_Scoped_nodeC2IJRKSt21piecewise_construct_tSt5tupleIJOS5_EESR_IJEEEEEPNSA_16_Hashtable_allocISaINSA_10_Hash_nodeIS8_Lb1EEEEEEDpOT_.exit
  %23 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_Scoped_nodeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %__node5) #26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__node5) #26
  resume { ptr, i32 } %23

cleanup15:                                        ; preds = %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_M_find_nodeEmRS7_m.exit, %invoke.cont
  %retval.1 = phi ptr [ %second11, %invoke.cont ], [ %retval.0, %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_M_find_nodeEmRS7_m.exit ]
  ret ptr %retval.1
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local ptr @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE21_M_insert_unique_nodeEmmPNSA_10_Hash_nodeIS8_Lb1EEEm(ptr noundef nonnull align 8 dereferenceable(56) %this, i64 noundef %__bkt, i64 noundef %__code, ptr noundef %__node, i64 noundef %__n_elt) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_rehash_policy = getelementptr inbounds i8, ptr %this, i64 32
  %_M_next_resize.i = getelementptr inbounds i8, ptr %this, i64 40
  %0 = load i64, ptr %_M_next_resize.i, align 8, !tbaa !173
  %_M_bucket_count = getelementptr inbounds i8, ptr %this, i64 8
  %1 = load i64, ptr %_M_bucket_count, align 8, !tbaa !55
  %_M_element_count = getelementptr inbounds i8, ptr %this, i64 24
  %2 = load i64, ptr %_M_element_count, align 8, !tbaa !174
  %call3 = tail call { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr noundef nonnull align 8 dereferenceable(16) %_M_rehash_policy, i64 noundef %1, i64 noundef %2, i64 noundef %__n_elt)
  %3 = extractvalue { i8, i64 } %call3, 0
  %loadedv = trunc i8 %3 to i1
  br i1 %loadedv, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %4 = extractvalue { i8, i64 } %call3, 1
  invoke void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %this, i64 noundef %4)
          to label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE9_M_rehashEmRKm.exit unwind label %lpad.i

lpad.i:                                           ; preds = %if.then
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  %7 = tail call ptr @__cxa_begin_catch(ptr %6) #26
  %_M_next_resize.i.i = getelementptr inbounds i8, ptr %this, i64 40
  store i64 %0, ptr %_M_next_resize.i.i, align 8, !tbaa !173
  invoke void @__cxa_rethrow() #27
          to label %unreachable.i unwind label %lpad2.i

lpad2.i:                                          ; preds = %lpad.i
  %8 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %eh.resume.i unwind label %terminate.lpad.i

eh.resume.i:                                      ; preds = %lpad2.i
  resume { ptr, i32 } %8

terminate.lpad.i:                                 ; preds = %lpad2.i
  %9 = landingpad { ptr, i32 }
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  tail call void @__clang_call_terminate(ptr %10) #30
  unreachable

unreachable.i:                                    ; preds = %lpad.i
  unreachable

_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE9_M_rehashEmRKm.exit: ; preds = %if.then
  %11 = load i64, ptr %_M_bucket_count, align 8, !tbaa !55
  %rem.i.i.i = urem i64 %__code, %11
  br label %if.end

if.end:                                           ; preds = %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE9_M_rehashEmRKm.exit, %entry
  %__bkt.addr.0 = phi i64 [ %rem.i.i.i, %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE9_M_rehashEmRKm.exit ], [ %__bkt, %entry ]
  %add.ptr = getelementptr inbounds i8, ptr %__node, i64 48
  store i64 %__code, ptr %add.ptr, align 8, !tbaa !165
  %12 = load ptr, ptr %this, align 8, !tbaa !50
  %arrayidx.i = getelementptr inbounds ptr, ptr %12, i64 %__bkt.addr.0
  %13 = load ptr, ptr %arrayidx.i, align 8, !tbaa !26
  %tobool.not.i = icmp eq ptr %13, null
  br i1 %tobool.not.i, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %if.end
  %14 = load ptr, ptr %13, align 8, !tbaa !65
  store ptr %14, ptr %__node, align 8, !tbaa !65
  %15 = load ptr, ptr %arrayidx.i, align 8, !tbaa !26
  store ptr %__node, ptr %15, align 8, !tbaa !65
  br label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE22_M_insert_bucket_beginEmPNSA_10_Hash_nodeIS8_Lb1EEE.exit

if.else.i:                                        ; preds = %if.end
  %_M_before_begin.i = getelementptr inbounds i8, ptr %this, i64 16
  %16 = load ptr, ptr %_M_before_begin.i, align 8, !tbaa !64
  store ptr %16, ptr %__node, align 8, !tbaa !65
  store ptr %__node, ptr %_M_before_begin.i, align 8, !tbaa !64
  %17 = load ptr, ptr %__node, align 8, !tbaa !65
  %tobool13.not.i = icmp eq ptr %17, null
  br i1 %tobool13.not.i, label %if.end.i, label %if.then14.i

if.then14.i:                                      ; preds = %if.else.i
  %18 = load i64, ptr %_M_bucket_count, align 8, !tbaa !55
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %17, i64 48
  %19 = load i64, ptr %add.ptr.i.i.i, align 8, !tbaa !165
  %rem.i.i.i.i = urem i64 %19, %18
  %arrayidx17.i = getelementptr inbounds ptr, ptr %12, i64 %rem.i.i.i.i
  store ptr %__node, ptr %arrayidx17.i, align 8, !tbaa !26
  br label %if.end.i

if.end.i:                                         ; preds = %if.then14.i, %if.else.i
  %20 = load ptr, ptr %this, align 8, !tbaa !50
  %arrayidx20.i = getelementptr inbounds ptr, ptr %20, i64 %__bkt.addr.0
  store ptr %_M_before_begin.i, ptr %arrayidx20.i, align 8, !tbaa !26
  br label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE22_M_insert_bucket_beginEmPNSA_10_Hash_nodeIS8_Lb1EEE.exit

_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE22_M_insert_bucket_beginEmPNSA_10_Hash_nodeIS8_Lb1EEE.exit: ; preds = %if.then.i, %if.end.i
  %21 = load i64, ptr %_M_element_count, align 8, !tbaa !174
  %inc = add i64 %21, 1
  store i64 %inc, ptr %_M_element_count, align 8, !tbaa !174
  ret ptr %__node
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_Scoped_nodeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_node = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_node, align 8, !tbaa !172
  %tobool.not = icmp eq ptr %0, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %add.ptr.i = getelementptr inbounds i8, ptr %0, i64 8
  %1 = load ptr, ptr %add.ptr.i, align 8, !tbaa !33
  %2 = getelementptr inbounds i8, ptr %0, i64 24
  %cmp.i.i.i.i.i.i.i = icmp eq ptr %1, %2
  br i1 %cmp.i.i.i.i.i.i.i, label %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE18_M_deallocate_nodeEPSB_.exit, label %if.then.i.i.i.i.i.i

if.then.i.i.i.i.i.i:                              ; preds = %if.then
  %3 = load i64, ptr %2, align 8, !tbaa !21
  %add.i.i.i.i.i.i.i = add i64 %3, 1
  tail call void @_ZdlPvm(ptr noundef %1, i64 noundef %add.i.i.i.i.i.i.i) #28
  br label %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE18_M_deallocate_nodeEPSB_.exit

_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE18_M_deallocate_nodeEPSB_.exit: ; preds = %if.then, %if.then.i.i.i.i.i.i
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 56) #28
  br label %if.end

if.end:                                           ; preds = %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE18_M_deallocate_nodeEPSB_.exit, %entry
  ret void
}

declare noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr #15

declare { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr noundef nonnull align 8 dereferenceable(16), i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #15

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %this, i64 noundef %__bkt_count) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %cmp.i = icmp eq i64 %__bkt_count, 1
  br i1 %cmp.i, label %if.then.i, label %if.end.i, !prof !175

if.then.i:                                        ; preds = %entry
  %_M_single_bucket.i = getelementptr inbounds i8, ptr %this, i64 48
  store ptr null, ptr %_M_single_bucket.i, align 8, !tbaa !176
  br label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_allocate_bucketsEm.exit

if.end.i:                                         ; preds = %entry
  %cmp.i.i.i.i = icmp ugt i64 %__bkt_count, 1152921504606846975
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i, label %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE19_M_allocate_bucketsEm.exit.i, !prof !175

if.then.i.i.i.i:                                  ; preds = %if.end.i
  %cmp2.i.i.i.i = icmp ugt i64 %__bkt_count, 2305843009213693951
  br i1 %cmp2.i.i.i.i, label %if.then3.i.i.i.i, label %if.end.i.i.i.i

if.then3.i.i.i.i:                                 ; preds = %if.then.i.i.i.i
  tail call void @_ZSt28__throw_bad_array_new_lengthv() #27
  unreachable

if.end.i.i.i.i:                                   ; preds = %if.then.i.i.i.i
  tail call void @_ZSt17__throw_bad_allocv() #27
  unreachable

_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE19_M_allocate_bucketsEm.exit.i: ; preds = %if.end.i
  %mul.i.i.i.i = shl nuw nsw i64 %__bkt_count, 3
  %call5.i.i8.i.i = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %mul.i.i.i.i) #31
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %call5.i.i8.i.i, i8 0, i64 %mul.i.i.i.i, i1 false)
  br label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_allocate_bucketsEm.exit

_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_allocate_bucketsEm.exit: ; preds = %if.then.i, %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE19_M_allocate_bucketsEm.exit.i
  %retval.0.i = phi ptr [ %_M_single_bucket.i, %if.then.i ], [ %call5.i.i8.i.i, %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE19_M_allocate_bucketsEm.exit.i ]
  %_M_before_begin.i = getelementptr inbounds i8, ptr %this, i64 16
  %0 = load ptr, ptr %_M_before_begin.i, align 8, !tbaa !64
  store ptr null, ptr %_M_before_begin.i, align 8, !tbaa !64
  %tobool.not42 = icmp eq ptr %0, null
  br i1 %tobool.not42, label %while.end, label %while.body

while.body:                                       ; preds = %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_allocate_bucketsEm.exit, %if.end22
  %__p.044 = phi ptr [ %1, %if.end22 ], [ %0, %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_allocate_bucketsEm.exit ]
  %__bbegin_bkt.043 = phi i64 [ %__bbegin_bkt.1, %if.end22 ], [ 0, %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_allocate_bucketsEm.exit ]
  %1 = load ptr, ptr %__p.044, align 8, !tbaa !65
  %add.ptr.i = getelementptr inbounds i8, ptr %__p.044, i64 48
  %2 = load i64, ptr %add.ptr.i, align 8, !tbaa !165
  %rem.i.i = urem i64 %2, %__bkt_count
  %arrayidx = getelementptr inbounds ptr, ptr %retval.0.i, i64 %rem.i.i
  %3 = load ptr, ptr %arrayidx, align 8, !tbaa !26
  %tobool5.not = icmp eq ptr %3, null
  br i1 %tobool5.not, label %if.then, label %if.else

if.then:                                          ; preds = %while.body
  %4 = load ptr, ptr %_M_before_begin.i, align 8, !tbaa !64
  store ptr %4, ptr %__p.044, align 8, !tbaa !65
  store ptr %__p.044, ptr %_M_before_begin.i, align 8, !tbaa !64
  store ptr %_M_before_begin.i, ptr %arrayidx, align 8, !tbaa !26
  %5 = load ptr, ptr %__p.044, align 8, !tbaa !65
  %tobool14.not = icmp eq ptr %5, null
  br i1 %tobool14.not, label %if.end22, label %if.then15

if.then15:                                        ; preds = %if.then
  %arrayidx16 = getelementptr inbounds ptr, ptr %retval.0.i, i64 %__bbegin_bkt.043
  br label %if.end22.sink.split

if.else:                                          ; preds = %while.body
  %6 = load ptr, ptr %3, align 8, !tbaa !65
  store ptr %6, ptr %__p.044, align 8, !tbaa !65
  %7 = load ptr, ptr %arrayidx, align 8, !tbaa !26
  br label %if.end22.sink.split

if.end22.sink.split:                              ; preds = %if.else, %if.then15
  %arrayidx16.sink = phi ptr [ %arrayidx16, %if.then15 ], [ %7, %if.else ]
  %__bbegin_bkt.1.ph = phi i64 [ %rem.i.i, %if.then15 ], [ %__bbegin_bkt.043, %if.else ]
  store ptr %__p.044, ptr %arrayidx16.sink, align 8, !tbaa !26
  br label %if.end22

if.end22:                                         ; preds = %if.end22.sink.split, %if.then
  %__bbegin_bkt.1 = phi i64 [ %rem.i.i, %if.then ], [ %__bbegin_bkt.1.ph, %if.end22.sink.split ]
  %tobool.not = icmp eq ptr %1, null
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !177

while.end:                                        ; preds = %if.end22, %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_allocate_bucketsEm.exit
  %8 = load ptr, ptr %this, align 8, !tbaa !50
  %_M_single_bucket.i.i.i = getelementptr inbounds i8, ptr %this, i64 48
  %cmp.i.i.i = icmp eq ptr %_M_single_bucket.i.i.i, %8
  br i1 %cmp.i.i.i, label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE21_M_deallocate_bucketsEv.exit, label %if.end.i.i

if.end.i.i:                                       ; preds = %while.end
  %_M_bucket_count.i = getelementptr inbounds i8, ptr %this, i64 8
  %9 = load i64, ptr %_M_bucket_count.i, align 8, !tbaa !55
  %mul.i.i.i.i.i = shl i64 %9, 3
  tail call void @_ZdlPvm(ptr noundef %8, i64 noundef %mul.i.i.i.i.i) #28
  br label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE21_M_deallocate_bucketsEv.exit

_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE21_M_deallocate_bucketsEv.exit: ; preds = %while.end, %if.end.i.i
  %_M_bucket_count = getelementptr inbounds i8, ptr %this, i64 8
  store i64 %__bkt_count, ptr %_M_bucket_count, align 8, !tbaa !55
  store ptr %retval.0.i, ptr %this, align 8, !tbaa !50
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i64 noundef %__len1, ptr noundef %__s, i64 noundef %__len2) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_string_length.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load i64, ptr %_M_string_length.i.i, align 8
  %sub.neg.i = add i64 %__len1, 4611686018427387903
  %sub3.i = sub i64 %sub.neg.i, %0
  %cmp.i = icmp ult i64 %sub3.i, %__len2
  br i1 %cmp.i, label %if.then.i, label %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.17) #27
  unreachable

_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit: ; preds = %entry
  %add = sub i64 %__len2, %__len1
  %sub = add i64 %add, %0
  %1 = load ptr, ptr %this, align 8, !tbaa !33
  %2 = getelementptr inbounds i8, ptr %this, i64 16
  %cmp.i.i = icmp eq ptr %1, %2
  %3 = load i64, ptr %2, align 8
  %cond.i = select i1 %cmp.i.i, i64 15, i64 %3
  %cmp.not = icmp ugt i64 %sub, %cond.i
  br i1 %cmp.not, label %if.else52, label %if.then

if.then:                                          ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit
  %add.ptr = getelementptr inbounds i8, ptr %1, i64 %__pos
  %4 = add i64 %__len1, %__pos
  %sub5 = sub i64 %0, %4
  %cmp.i.i120 = icmp ugt ptr %1, %__s
  %add.ptr.i = getelementptr inbounds i8, ptr %1, i64 %0
  %cmp.i8.i = icmp ult ptr %add.ptr.i, %__s
  %5 = select i1 %cmp.i.i120, i1 true, i1 %cmp.i8.i
  br i1 %5, label %if.then7, label %if.else

if.then7:                                         ; preds = %if.then
  %tobool.not = icmp eq i64 %0, %4
  %cmp8.not = icmp eq i64 %__len1, %__len2
  %or.cond = or i1 %cmp8.not, %tobool.not
  br i1 %or.cond, label %if.end, label %if.then9

if.then9:                                         ; preds = %if.then7
  %add.ptr10 = getelementptr inbounds i8, ptr %add.ptr, i64 %__len2
  %add.ptr11 = getelementptr inbounds i8, ptr %add.ptr, i64 %__len1
  switch i64 %sub5, label %if.end.i.i [
    i64 1, label %if.then.i122
    i64 0, label %if.end
  ]

if.then.i122:                                     ; preds = %if.then9
  %6 = load i8, ptr %add.ptr11, align 1, !tbaa !21
  store i8 %6, ptr %add.ptr10, align 1, !tbaa !21
  br label %if.end

if.end.i.i:                                       ; preds = %if.then9
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr10, ptr align 1 %add.ptr11, i64 %sub5, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.end.i.i, %if.then.i122, %if.then9, %if.then7
  switch i64 %__len2, label %if.end.i.i124 [
    i64 0, label %if.end53
    i64 1, label %if.then.i123
  ]

if.then.i123:                                     ; preds = %if.end
  %7 = load i8, ptr %__s, align 1, !tbaa !21
  store i8 %7, ptr %add.ptr, align 1, !tbaa !21
  br label %if.end53

if.end.i.i124:                                    ; preds = %if.end
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %__s, i64 %__len2, i1 false)
  br label %if.end53

if.else:                                          ; preds = %if.then
  %cmp17.not = icmp ugt i64 %__len2, %__len1
  %8 = add i64 %__len2, -1
  %or.cond118.not = icmp ult i64 %8, %__len1
  br i1 %or.cond118.not, label %if.then18, label %if.end19

if.then18:                                        ; preds = %if.else
  switch i64 %__len2, label %if.end.i.i126 [
    i64 1, label %if.then.i125
    i64 0, label %if.end19
  ]

if.then.i125:                                     ; preds = %if.then18
  %9 = load i8, ptr %__s, align 1, !tbaa !21
  store i8 %9, ptr %add.ptr, align 1, !tbaa !21
  br label %if.end19

if.end.i.i126:                                    ; preds = %if.then18
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %__s, i64 %__len2, i1 false)
  br label %if.end19

if.end19:                                         ; preds = %if.end.i.i126, %if.then.i125, %if.then18, %if.else
  %tobool20.not = icmp eq i64 %0, %4
  %cmp22.not = icmp eq i64 %__len1, %__len2
  %or.cond119 = or i1 %cmp22.not, %tobool20.not
  br i1 %or.cond119, label %if.end26, label %if.then23

if.then23:                                        ; preds = %if.end19
  %add.ptr24 = getelementptr inbounds i8, ptr %add.ptr, i64 %__len2
  %add.ptr25 = getelementptr inbounds i8, ptr %add.ptr, i64 %__len1
  switch i64 %sub5, label %if.end.i.i129 [
    i64 1, label %if.then.i128
    i64 0, label %if.end26
  ]

if.then.i128:                                     ; preds = %if.then23
  %10 = load i8, ptr %add.ptr25, align 1, !tbaa !21
  store i8 %10, ptr %add.ptr24, align 1, !tbaa !21
  br label %if.end26

if.end.i.i129:                                    ; preds = %if.then23
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr24, ptr align 1 %add.ptr25, i64 %sub5, i1 false)
  br label %if.end26

if.end26:                                         ; preds = %if.end.i.i129, %if.then.i128, %if.then23, %if.end19
  br i1 %cmp17.not, label %if.then28, label %if.end53

if.then28:                                        ; preds = %if.end26
  %add.ptr29 = getelementptr inbounds i8, ptr %__s, i64 %__len2
  %add.ptr30 = getelementptr inbounds i8, ptr %add.ptr, i64 %__len1
  %cmp31.not = icmp ugt ptr %add.ptr29, %add.ptr30
  br i1 %cmp31.not, label %if.else33, label %if.then32

if.then32:                                        ; preds = %if.then28
  switch i64 %__len2, label %if.end.i.i132 [
    i64 1, label %if.then.i131
    i64 0, label %if.end53
  ]

if.then.i131:                                     ; preds = %if.then32
  %11 = load i8, ptr %__s, align 1, !tbaa !21
  store i8 %11, ptr %add.ptr, align 1, !tbaa !21
  br label %if.end53

if.end.i.i132:                                    ; preds = %if.then32
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %__s, i64 %__len2, i1 false)
  br label %if.end53

if.else33:                                        ; preds = %if.then28
  %cmp35.not = icmp ugt ptr %add.ptr30, %__s
  br i1 %cmp35.not, label %if.else40, label %if.then36

if.then36:                                        ; preds = %if.else33
  %sub.ptr.lhs.cast = ptrtoint ptr %__s to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %add.ptr to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub37 = sub i64 %__len2, %__len1
  %12 = getelementptr i8, ptr %add.ptr, i64 %sub.ptr.sub
  %add.ptr39 = getelementptr i8, ptr %12, i64 %sub37
  switch i64 %__len2, label %if.end.i.i135 [
    i64 1, label %if.then.i134
    i64 0, label %if.end53
  ]

if.then.i134:                                     ; preds = %if.then36
  %13 = load i8, ptr %add.ptr39, align 1, !tbaa !21
  store i8 %13, ptr %add.ptr, align 1, !tbaa !21
  br label %if.end53

if.end.i.i135:                                    ; preds = %if.then36
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %add.ptr39, i64 %__len2, i1 false)
  br label %if.end53

if.else40:                                        ; preds = %if.else33
  %sub.ptr.lhs.cast42 = ptrtoint ptr %add.ptr30 to i64
  %sub.ptr.rhs.cast43 = ptrtoint ptr %__s to i64
  %sub.ptr.sub44 = sub i64 %sub.ptr.lhs.cast42, %sub.ptr.rhs.cast43
  switch i64 %sub.ptr.sub44, label %if.end.i.i138 [
    i64 1, label %if.then.i137
    i64 0, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm.exit139
  ]

if.then.i137:                                     ; preds = %if.else40
  %14 = load i8, ptr %__s, align 1, !tbaa !21
  store i8 %14, ptr %add.ptr, align 1, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm.exit139

if.end.i.i138:                                    ; preds = %if.else40
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %__s, i64 %sub.ptr.sub44, i1 false)
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm.exit139

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm.exit139: ; preds = %if.else40, %if.then.i137, %if.end.i.i138
  %add.ptr45 = getelementptr inbounds i8, ptr %add.ptr, i64 %sub.ptr.sub44
  %add.ptr46 = getelementptr inbounds i8, ptr %add.ptr, i64 %__len2
  %sub47 = sub i64 %__len2, %sub.ptr.sub44
  switch i64 %sub47, label %if.end.i.i141 [
    i64 1, label %if.then.i140
    i64 0, label %if.end53
  ]

if.then.i140:                                     ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm.exit139
  %15 = load i8, ptr %add.ptr46, align 1, !tbaa !21
  store i8 %15, ptr %add.ptr45, align 1, !tbaa !21
  br label %if.end53

if.end.i.i141:                                    ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm.exit139
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr45, ptr nonnull align 1 %add.ptr46, i64 %sub47, i1 false)
  br label %if.end53

if.else52:                                        ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i64 noundef %__len1, ptr noundef %__s, i64 noundef %__len2)
  br label %if.end53

if.end53:                                         ; preds = %if.end.i.i141, %if.then.i140, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm.exit139, %if.end.i.i135, %if.then.i134, %if.then36, %if.end.i.i132, %if.then.i131, %if.then32, %if.end.i.i124, %if.then.i123, %if.end, %if.end26, %if.else52
  store i64 %sub, ptr %_M_string_length.i.i, align 8, !tbaa !22
  %16 = load ptr, ptr %this, align 8, !tbaa !33
  %arrayidx.i = getelementptr inbounds i8, ptr %16, i64 %sub
  store i8 0, ptr %arrayidx.i, align 1, !tbaa !21
  ret ptr %this
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #9

; Function Attrs: noreturn
declare void @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef, ...) local_unnamed_addr #5

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE8_M_eraseESt17integral_constantIbLb1EERS7_(ptr noundef nonnull align 8 dereferenceable(56) %this, ptr noundef nonnull align 8 dereferenceable(32) %__k) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_element_count.i = getelementptr inbounds i8, ptr %this, i64 24
  %0 = load i64, ptr %_M_element_count.i, align 8, !tbaa !174
  %cmp.not = icmp ugt i64 %0, 20
  br i1 %cmp.not, label %if.else, label %if.then

if.then:                                          ; preds = %entry
  %_M_before_begin.i = getelementptr inbounds i8, ptr %this, i64 16
  %1 = load ptr, ptr %_M_before_begin.i, align 8, !tbaa !65
  %tobool.not.i = icmp eq ptr %1, null
  br i1 %tobool.not.i, label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeERS7_.exit, label %for.cond.preheader.i

for.cond.preheader.i:                             ; preds = %if.then
  %_M_string_length.i.i.i.i.i = getelementptr inbounds i8, ptr %__k, i64 8
  %2 = load i64, ptr %_M_string_length.i.i.i.i.i, align 8, !tbaa !22
  %cmp.i.i.i.i.i = icmp eq i64 %2, 0
  %3 = load ptr, ptr %__k, align 8
  br label %for.body.i

for.body.i:                                       ; preds = %if.end4.i, %for.cond.preheader.i
  %__p.013.i = phi ptr [ %1, %for.cond.preheader.i ], [ %7, %if.end4.i ]
  %__prev_p.012.i = phi ptr [ %_M_before_begin.i, %for.cond.preheader.i ], [ %__p.013.i, %if.end4.i ]
  %add.ptr.i = getelementptr inbounds i8, ptr %__p.013.i, i64 8
  %_M_string_length.i9.i.i.i.i = getelementptr inbounds i8, ptr %__p.013.i, i64 16
  %4 = load i64, ptr %_M_string_length.i9.i.i.i.i, align 8, !tbaa !22
  %cmp.i.i.i.i = icmp eq i64 %2, %4
  br i1 %cmp.i.i.i.i, label %land.rhs.i.i.i.i, label %if.end4.i

land.rhs.i.i.i.i:                                 ; preds = %for.body.i
  br i1 %cmp.i.i.i.i.i, label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeERS7_.exit, label %if.end.i.i.i.i.i

if.end.i.i.i.i.i:                                 ; preds = %land.rhs.i.i.i.i
  %5 = load ptr, ptr %add.ptr.i, align 8, !tbaa !33
  %bcmp.i.i.i.i = tail call i32 @bcmp(ptr %3, ptr %5, i64 %2)
  %6 = icmp eq i32 %bcmp.i.i.i.i, 0
  br i1 %6, label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeERS7_.exit, label %if.end4.i

if.end4.i:                                        ; preds = %if.end.i.i.i.i.i, %for.body.i
  %7 = load ptr, ptr %__p.013.i, align 8, !tbaa !65
  %cmp.not.i = icmp eq ptr %7, null
  br i1 %cmp.not.i, label %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeERS7_.exit, label %for.body.i, !llvm.loop !178

_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeERS7_.exit: ; preds = %land.rhs.i.i.i.i, %if.end.i.i.i.i.i, %if.end4.i, %if.then
  %retval.1.i = phi ptr [ null, %if.then ], [ %__prev_p.012.i, %land.rhs.i.i.i.i ], [ %__prev_p.012.i, %if.end.i.i.i.i.i ], [ null, %if.end4.i ]
  %tobool.not = icmp eq ptr %retval.1.i, null
  br i1 %tobool.not, label %cleanup16, label %if.end

if.end:                                           ; preds = %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeERS7_.exit
  %8 = load ptr, ptr %retval.1.i, align 8, !tbaa !65
  %_M_bucket_count.i = getelementptr inbounds i8, ptr %this, i64 8
  %9 = load i64, ptr %_M_bucket_count.i, align 8, !tbaa !55
  %add.ptr.i.i = getelementptr inbounds i8, ptr %8, i64 48
  %10 = load i64, ptr %add.ptr.i.i, align 8, !tbaa !165
  %rem.i.i.i = urem i64 %10, %9
  br label %if.end13

if.else:                                          ; preds = %entry
  %11 = load ptr, ptr %__k, align 8, !tbaa !33
  %_M_string_length.i.i.i = getelementptr inbounds i8, ptr %__k, i64 8
  %12 = load i64, ptr %_M_string_length.i.i.i, align 8, !tbaa !22
  %call.i5.i.i = invoke noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr noundef %11, i64 noundef %12, i64 noundef 3339675911)
          to label %_ZNKSt8__detail15_Hash_code_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iENS_10_Select1stESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashELb1EE12_M_hash_codeERS8_.exit unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %if.else
  %13 = landingpad { ptr, i32 }
          catch ptr null
  %14 = extractvalue { ptr, i32 } %13, 0
  tail call void @__clang_call_terminate(ptr %14) #30
  unreachable

_ZNKSt8__detail15_Hash_code_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iENS_10_Select1stESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashELb1EE12_M_hash_codeERS8_.exit: ; preds = %if.else
  %_M_bucket_count.i28 = getelementptr inbounds i8, ptr %this, i64 8
  %15 = load i64, ptr %_M_bucket_count.i28, align 8
  %rem.i.i.i29 = urem i64 %call.i5.i.i, %15
  %16 = load ptr, ptr %this, align 8, !tbaa !50
  %arrayidx.i = getelementptr inbounds ptr, ptr %16, i64 %rem.i.i.i29
  %17 = load ptr, ptr %arrayidx.i, align 8, !tbaa !26
  %tobool.not.i30 = icmp eq ptr %17, null
  br i1 %tobool.not.i30, label %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit, label %if.end.i

if.end.i:                                         ; preds = %_ZNKSt8__detail15_Hash_code_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iENS_10_Select1stESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashELb1EE12_M_hash_codeERS8_.exit
  %18 = load ptr, ptr %17, align 8, !tbaa !65
  %19 = load i64, ptr %_M_string_length.i.i.i, align 8
  %cmp.i.i.i.i.i.i = icmp eq i64 %19, 0
  %20 = load ptr, ptr %__k, align 8
  br label %for.cond.i

for.cond.i:                                       ; preds = %lor.lhs.false.i, %if.end.i
  %__prev_p.0.i = phi ptr [ %17, %if.end.i ], [ %__p.0.i, %lor.lhs.false.i ]
  %__p.0.i = phi ptr [ %18, %if.end.i ], [ %25, %lor.lhs.false.i ]
  %add.ptr.i31 = getelementptr inbounds i8, ptr %__p.0.i, i64 8
  %add.ptr.i.i32 = getelementptr inbounds i8, ptr %__p.0.i, i64 48
  %21 = load i64, ptr %add.ptr.i.i32, align 8, !tbaa !165
  %cmp.i.i.i = icmp eq i64 %21, %call.i5.i.i
  br i1 %cmp.i.i.i, label %land.rhs.i.i, label %if.end3.i

land.rhs.i.i:                                     ; preds = %for.cond.i
  %_M_string_length.i9.i.i.i.i.i = getelementptr inbounds i8, ptr %__p.0.i, i64 16
  %22 = load i64, ptr %_M_string_length.i9.i.i.i.i.i, align 8, !tbaa !22
  %cmp.i.i.i.i.i35 = icmp eq i64 %19, %22
  br i1 %cmp.i.i.i.i.i35, label %land.rhs.i.i.i.i.i, label %if.end3.i

land.rhs.i.i.i.i.i:                               ; preds = %land.rhs.i.i
  br i1 %cmp.i.i.i.i.i.i, label %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit, label %if.end.i.i.i.i.i.i

if.end.i.i.i.i.i.i:                               ; preds = %land.rhs.i.i.i.i.i
  %23 = load ptr, ptr %add.ptr.i31, align 8, !tbaa !33
  %bcmp.i.i.i.i.i = tail call i32 @bcmp(ptr %20, ptr %23, i64 %19)
  %24 = icmp eq i32 %bcmp.i.i.i.i.i, 0
  br i1 %24, label %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit, label %if.end3.i

if.end3.i:                                        ; preds = %if.end.i.i.i.i.i.i, %land.rhs.i.i, %for.cond.i
  %25 = load ptr, ptr %__p.0.i, align 8, !tbaa !65
  %tobool5.not.i = icmp eq ptr %25, null
  br i1 %tobool5.not.i, label %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %if.end3.i
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %25, i64 48
  %26 = load i64, ptr %add.ptr.i.i.i, align 8, !tbaa !165
  %rem.i.i.i.i = urem i64 %26, %15
  %cmp.not.i33 = icmp eq i64 %rem.i.i.i.i, %rem.i.i.i29
  br i1 %cmp.not.i33, label %for.cond.i, label %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit, !llvm.loop !167

_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit: ; preds = %land.rhs.i.i.i.i.i, %if.end.i.i.i.i.i.i, %if.end3.i, %lor.lhs.false.i, %_ZNKSt8__detail15_Hash_code_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iENS_10_Select1stESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashELb1EE12_M_hash_codeERS8_.exit
  %retval.1.i34 = phi ptr [ null, %_ZNKSt8__detail15_Hash_code_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iENS_10_Select1stESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashELb1EE12_M_hash_codeERS8_.exit ], [ null, %if.end3.i ], [ null, %lor.lhs.false.i ], [ %__prev_p.0.i, %if.end.i.i.i.i.i.i ], [ %__prev_p.0.i, %land.rhs.i.i.i.i.i ]
  %tobool9.not.not = icmp eq ptr %retval.1.i34, null
  br i1 %tobool9.not.not, label %cleanup, label %if.end11

if.end11:                                         ; preds = %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit
  %27 = load ptr, ptr %retval.1.i34, align 8, !tbaa !65
  br label %cleanup

cleanup:                                          ; preds = %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit, %if.end11
  %__n.0 = phi ptr [ %27, %if.end11 ], [ undef, %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit ]
  br i1 %tobool9.not.not, label %cleanup16, label %if.end13

if.end13:                                         ; preds = %cleanup, %if.end
  %__n.1 = phi ptr [ %8, %if.end ], [ %__n.0, %cleanup ]
  %__bkt.0 = phi i64 [ %rem.i.i.i, %if.end ], [ %rem.i.i.i29, %cleanup ]
  %__prev_n.0 = phi ptr [ %retval.1.i, %if.end ], [ %retval.1.i34, %cleanup ]
  %call14 = tail call ptr @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE8_M_eraseEmPNSA_15_Hash_node_baseEPNSA_10_Hash_nodeIS8_Lb1EEE(ptr noundef nonnull align 8 dereferenceable(56) %this, i64 noundef %__bkt.0, ptr noundef nonnull %__prev_n.0, ptr noundef %__n.1)
  br label %cleanup16

cleanup16:                                        ; preds = %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeERS7_.exit, %cleanup, %if.end13
  %retval.1 = phi i64 [ 1, %if.end13 ], [ 0, %cleanup ], [ 0, %_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeERS7_.exit ]
  ret i64 %retval.1
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local ptr @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE8_M_eraseEmPNSA_15_Hash_node_baseEPNSA_10_Hash_nodeIS8_Lb1EEE(ptr noundef nonnull align 8 dereferenceable(56) %this, i64 noundef %__bkt, ptr noundef %__prev_n, ptr noundef %__n) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load ptr, ptr %this, align 8, !tbaa !50
  %arrayidx = getelementptr inbounds ptr, ptr %0, i64 %__bkt
  %1 = load ptr, ptr %arrayidx, align 8, !tbaa !26
  %cmp = icmp eq ptr %1, %__prev_n
  %2 = load ptr, ptr %__n, align 8, !tbaa !65
  %tobool.not = icmp eq ptr %2, null
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %if.then
  %_M_bucket_count.i = getelementptr inbounds i8, ptr %this, i64 8
  %3 = load i64, ptr %_M_bucket_count.i, align 8, !tbaa !55
  %add.ptr.i.i = getelementptr inbounds i8, ptr %2, i64 48
  %4 = load i64, ptr %add.ptr.i.i, align 8, !tbaa !165
  %rem.i.i.i = urem i64 %4, %3
  br label %cond.end

cond.end:                                         ; preds = %if.then, %cond.true
  %cond = phi i64 [ %rem.i.i.i, %cond.true ], [ 0, %if.then ]
  %tobool.not.i = icmp ne ptr %2, null
  %cmp.not.i = icmp eq i64 %cond, %__bkt
  %or.cond.i = and i1 %tobool.not.i, %cmp.not.i
  br i1 %or.cond.i, label %if.end15, label %if.then.i

if.then.i:                                        ; preds = %cond.end
  br i1 %tobool.not.i, label %if.then3.i, label %if.end.i

if.then3.i:                                       ; preds = %if.then.i
  %arrayidx5.i = getelementptr inbounds ptr, ptr %0, i64 %cond
  store ptr %1, ptr %arrayidx5.i, align 8, !tbaa !26
  br label %if.end.i

if.end.i:                                         ; preds = %if.then3.i, %if.then.i
  %_M_before_begin.i = getelementptr inbounds i8, ptr %this, i64 16
  %5 = load ptr, ptr %this, align 8, !tbaa !50
  %arrayidx7.i = getelementptr inbounds ptr, ptr %5, i64 %__bkt
  %6 = load ptr, ptr %arrayidx7.i, align 8, !tbaa !26
  %cmp8.i = icmp eq ptr %_M_before_begin.i, %6
  br i1 %cmp8.i, label %if.then9.i, label %if.end11.i

if.then9.i:                                       ; preds = %if.end.i
  store ptr %2, ptr %_M_before_begin.i, align 8, !tbaa !64
  br label %if.end11.i

if.end11.i:                                       ; preds = %if.then9.i, %if.end.i
  store ptr null, ptr %arrayidx7.i, align 8, !tbaa !26
  br label %if.end15

if.else:                                          ; preds = %entry
  br i1 %tobool.not, label %if.end15, label %if.then6

if.then6:                                         ; preds = %if.else
  %_M_bucket_count.i32 = getelementptr inbounds i8, ptr %this, i64 8
  %7 = load i64, ptr %_M_bucket_count.i32, align 8, !tbaa !55
  %add.ptr.i.i33 = getelementptr inbounds i8, ptr %2, i64 48
  %8 = load i64, ptr %add.ptr.i.i33, align 8, !tbaa !165
  %rem.i.i.i34 = urem i64 %8, %7
  %cmp10.not = icmp eq i64 %rem.i.i.i34, %__bkt
  br i1 %cmp10.not, label %if.end15, label %if.then11

if.then11:                                        ; preds = %if.then6
  %arrayidx13 = getelementptr inbounds ptr, ptr %0, i64 %rem.i.i.i34
  store ptr %__prev_n, ptr %arrayidx13, align 8, !tbaa !26
  br label %if.end15

if.end15:                                         ; preds = %if.end11.i, %cond.end, %if.then6, %if.then11, %if.else
  %9 = load ptr, ptr %__n, align 8, !tbaa !65
  store ptr %9, ptr %__prev_n, align 8, !tbaa !65
  %10 = load ptr, ptr %__n, align 8, !tbaa !65
  %add.ptr.i = getelementptr inbounds i8, ptr %__n, i64 8
  %11 = load ptr, ptr %add.ptr.i, align 8, !tbaa !33
  %12 = getelementptr inbounds i8, ptr %__n, i64 24
  %cmp.i.i.i.i.i.i.i = icmp eq ptr %11, %12
  br i1 %cmp.i.i.i.i.i.i.i, label %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE18_M_deallocate_nodeEPSB_.exit, label %if.then.i.i.i.i.i.i

if.then.i.i.i.i.i.i:                              ; preds = %if.end15
  %13 = load i64, ptr %12, align 8, !tbaa !21
  %add.i.i.i.i.i.i.i = add i64 %13, 1
  tail call void @_ZdlPvm(ptr noundef %11, i64 noundef %add.i.i.i.i.i.i.i) #28
  br label %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE18_M_deallocate_nodeEPSB_.exit

_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeISt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiELb1EEEEE18_M_deallocate_nodeEPSB_.exit: ; preds = %if.end15, %if.then.i.i.i.i.i.i
  tail call void @_ZdlPvm(ptr noundef %__n, i64 noundef 56) #28
  %_M_element_count = getelementptr inbounds i8, ptr %this, i64 24
  %14 = load i64, ptr %_M_element_count, align 8, !tbaa !174
  %dec = add i64 %14, -1
  store i64 %dec, ptr %_M_element_count, align 8, !tbaa !174
  ret ptr %10
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEEC2IPKiEET_SG_mRKS6_RKS4_RKS0_St17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %this, ptr noundef %__f, ptr noundef %__l, i64 noundef %__bkt_count_hint, ptr noundef nonnull align 1 dereferenceable(1) %__h, ptr noundef nonnull align 1 dereferenceable(1) %__eq, ptr noundef nonnull align 1 dereferenceable(1) %__a) unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__node_gen.i = alloca %"struct.std::__detail::_AllocNode", align 8
  %_M_single_bucket.i.i = getelementptr inbounds i8, ptr %this, i64 48
  store ptr %_M_single_bucket.i.i, ptr %this, align 8, !tbaa !71
  %_M_bucket_count.i.i = getelementptr inbounds i8, ptr %this, i64 8
  store i64 1, ptr %_M_bucket_count.i.i, align 8, !tbaa !72
  %_M_before_begin.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %_M_rehash_policy.i.i = getelementptr inbounds i8, ptr %this, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_M_before_begin.i.i, i8 0, i64 16, i1 false)
  store float 1.000000e+00, ptr %_M_rehash_policy.i.i, align 8, !tbaa !56
  %_M_next_resize.i.i.i = getelementptr inbounds i8, ptr %this, i64 40
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_M_next_resize.i.i.i, i8 0, i64 16, i1 false)
  %call.i = invoke noundef i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(ptr noundef nonnull align 8 dereferenceable(16) %_M_rehash_policy.i.i, i64 noundef %__bkt_count_hint)
          to label %invoke.cont.i unwind label %lpad.i

invoke.cont.i:                                    ; preds = %entry
  %0 = load i64, ptr %_M_bucket_count.i.i, align 8, !tbaa !72
  %cmp.i = icmp ugt i64 %call.i, %0
  br i1 %cmp.i, label %if.then.i, label %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEEC2EmRKS6_RKS4_RKS0_.exit

if.then.i:                                        ; preds = %invoke.cont.i
  %cmp.i.i = icmp eq i64 %call.i, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i, !prof !175

if.then.i.i:                                      ; preds = %if.then.i
  store ptr null, ptr %_M_single_bucket.i.i, align 8, !tbaa !179
  br label %invoke.cont2.i

if.end.i.i:                                       ; preds = %if.then.i
  %cmp.i.i.i.i.i = icmp ugt i64 %call.i, 1152921504606846975
  br i1 %cmp.i.i.i.i.i, label %if.then.i.i.i.i.i, label %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeIiLb0EEEEE19_M_allocate_bucketsEm.exit.i.i, !prof !175

if.then.i.i.i.i.i:                                ; preds = %if.end.i.i
  %cmp2.i.i.i.i.i = icmp ugt i64 %call.i, 2305843009213693951
  br i1 %cmp2.i.i.i.i.i, label %if.then3.i.i.i.i.i, label %if.end.i.i.i.i.i

if.then3.i.i.i.i.i:                               ; preds = %if.then.i.i.i.i.i
  invoke void @_ZSt28__throw_bad_array_new_lengthv() #27
          to label %.noexc.i unwind label %lpad.i

.noexc.i:                                         ; preds = %if.then3.i.i.i.i.i
  unreachable

if.end.i.i.i.i.i:                                 ; preds = %if.then.i.i.i.i.i
  invoke void @_ZSt17__throw_bad_allocv() #27
          to label %.noexc9.i unwind label %lpad.i

.noexc9.i:                                        ; preds = %if.end.i.i.i.i.i
  unreachable

_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeIiLb0EEEEE19_M_allocate_bucketsEm.exit.i.i: ; preds = %if.end.i.i
  %mul.i.i.i.i.i = shl nuw nsw i64 %call.i, 3
  %call5.i.i8.i.i10.i = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef %mul.i.i.i.i.i) #31
          to label %call5.i.i8.i.i.noexc.i unwind label %lpad.i

call5.i.i8.i.i.noexc.i:                           ; preds = %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeIiLb0EEEEE19_M_allocate_bucketsEm.exit.i.i
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %call5.i.i8.i.i10.i, i8 0, i64 %mul.i.i.i.i.i, i1 false)
  br label %invoke.cont2.i

invoke.cont2.i:                                   ; preds = %call5.i.i8.i.i.noexc.i, %if.then.i.i
  %retval.0.i.i = phi ptr [ %_M_single_bucket.i.i, %if.then.i.i ], [ %call5.i.i8.i.i10.i, %call5.i.i8.i.i.noexc.i ]
  store ptr %retval.0.i.i, ptr %this, align 8, !tbaa !71
  store i64 %call.i, ptr %_M_bucket_count.i.i, align 8, !tbaa !72
  br label %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEEC2EmRKS6_RKS4_RKS0_.exit

common.resume:                                    ; preds = %lpad, %lpad.i
  %common.resume.op = phi { ptr, i32 } [ %1, %lpad.i ], [ %2, %lpad ]
  call void @_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %this) #26
  resume { ptr, i32 } %common.resume.op

lpad.i:                                           ; preds = %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeIiLb0EEEEE19_M_allocate_bucketsEm.exit.i.i, %if.end.i.i.i.i.i, %if.then3.i.i.i.i.i, %entry
  %1 = landingpad { ptr, i32 }
          cleanup
  br label %common.resume

_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEEC2EmRKS6_RKS4_RKS0_.exit: ; preds = %invoke.cont.i, %invoke.cont2.i
  %cmp.not6 = icmp eq ptr %__f, %__l
  br i1 %cmp.not6, label %for.end, label %for.body

for.body:                                         ; preds = %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEEC2EmRKS6_RKS4_RKS0_.exit, %_ZNSt8__detail12_Insert_baseIiiSaIiENS_9_IdentityESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb1ELb1EEEE6insertERKi.exit
  %__f.addr.07 = phi ptr [ %incdec.ptr, %_ZNSt8__detail12_Insert_baseIiiSaIiENS_9_IdentityESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb1ELb1EEEE6insertERKi.exit ], [ %__f, %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEEC2EmRKS6_RKS4_RKS0_.exit ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__node_gen.i) #26
  store ptr %this, ptr %__node_gen.i, align 8, !tbaa !26
  %call3.i.i5 = invoke { ptr, i8 } @_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE16_M_insert_uniqueIRKiSF_NS1_10_AllocNodeISaINS1_10_Hash_nodeIiLb0EEEEEEEESt4pairINS1_14_Node_iteratorIiLb1ELb0EEEbEOT_OT0_RKT1_(ptr noundef nonnull align 8 dereferenceable(56) %this, ptr noundef nonnull align 4 dereferenceable(4) %__f.addr.07, ptr noundef nonnull align 4 dereferenceable(4) %__f.addr.07, ptr noundef nonnull align 8 dereferenceable(8) %__node_gen.i)
          to label %_ZNSt8__detail12_Insert_baseIiiSaIiENS_9_IdentityESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb1ELb1EEEE6insertERKi.exit unwind label %lpad

_ZNSt8__detail12_Insert_baseIiiSaIiENS_9_IdentityESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb1ELb1EEEE6insertERKi.exit: ; preds = %for.body
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__node_gen.i) #26
  %incdec.ptr = getelementptr inbounds i8, ptr %__f.addr.07, i64 4
  %cmp.not = icmp eq ptr %incdec.ptr, %__l
  br i1 %cmp.not, label %for.end, label %for.body, !llvm.loop !180

lpad:                                             ; preds = %for.body
  %2 = landingpad { ptr, i32 }
          cleanup
  br label %common.resume

for.end:                                          ; preds = %_ZNSt8__detail12_Insert_baseIiiSaIiENS_9_IdentityESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb1ELb1EEEE6insertERKi.exit, %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEEC2EmRKS6_RKS4_RKS0_.exit
  ret void
}

declare noundef i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(ptr noundef nonnull align 8 dereferenceable(16), i64 noundef) local_unnamed_addr #15

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local { ptr, i8 } @_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE16_M_insert_uniqueIRKiSF_NS1_10_AllocNodeISaINS1_10_Hash_nodeIiLb0EEEEEEEESt4pairINS1_14_Node_iteratorIiLb1ELb0EEEbEOT_OT0_RKT1_(ptr noundef nonnull align 8 dereferenceable(56) %this, ptr noundef nonnull align 4 dereferenceable(4) %__k, ptr noundef nonnull align 4 dereferenceable(4) %__v, ptr noundef nonnull align 8 dereferenceable(8) %__node_gen) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_element_count.i = getelementptr inbounds i8, ptr %this, i64 24
  %0 = load i64, ptr %_M_element_count.i, align 8, !tbaa !67
  %cmp.not.not = icmp eq i64 %0, 0
  br i1 %cmp.not.not, label %if.then, label %if.end13

if.then:                                          ; preds = %entry
  %_M_before_begin.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %1 = load i32, ptr %__k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.body, %if.then
  %__it.sroa.0.0.in = phi ptr [ %_M_before_begin.i.i, %if.then ], [ %__it.sroa.0.0, %for.body ]
  %__it.sroa.0.0 = load ptr, ptr %__it.sroa.0.0.in, align 8, !tbaa !65
  %cmp.i.not = icmp eq ptr %__it.sroa.0.0, null
  br i1 %cmp.i.not, label %if.end13, label %for.body

for.body:                                         ; preds = %for.cond
  %add.ptr = getelementptr inbounds i8, ptr %__it.sroa.0.0, i64 8
  %2 = load i32, ptr %add.ptr, align 4, !tbaa !24
  %cmp.i.i = icmp eq i32 %1, %2
  br i1 %cmp.i.i, label %cleanup, label %for.cond, !llvm.loop !181

cleanup:                                          ; preds = %for.body
  br i1 %cmp.i.not, label %if.end13, label %return

if.end13:                                         ; preds = %for.cond, %cleanup, %entry
  %3 = load i32, ptr %__k, align 4, !tbaa !24
  %conv.i.i = sext i32 %3 to i64
  %_M_bucket_count.i = getelementptr inbounds i8, ptr %this, i64 8
  %4 = load i64, ptr %_M_bucket_count.i, align 8
  %rem.i.i.i = urem i64 %conv.i.i, %4
  br i1 %cmp.not.not, label %if.end27, label %if.then19

if.then19:                                        ; preds = %if.end13
  %5 = load ptr, ptr %this, align 8, !tbaa !71
  %arrayidx.i.i = getelementptr inbounds ptr, ptr %5, i64 %rem.i.i.i
  %6 = load ptr, ptr %arrayidx.i.i, align 8, !tbaa !26
  %tobool.not.i.i = icmp eq ptr %6, null
  br i1 %tobool.not.i.i, label %_ZNKSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE22_M_find_before_node_trIiEEPNS1_15_Hash_node_baseEmRKT_m.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then19
  %7 = load ptr, ptr %6, align 8, !tbaa !65
  %add.ptr20.i.i = getelementptr inbounds i8, ptr %7, i64 8
  %8 = load i32, ptr %add.ptr20.i.i, align 4, !tbaa !24
  %cmp.i.i.i21.i.i = icmp eq i32 %3, %8
  br i1 %cmp.i.i.i21.i.i, label %_ZNKSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE22_M_find_before_node_trIiEEPNS1_15_Hash_node_baseEmRKT_m.exit.i, label %if.end3.i.i

for.cond.i.i:                                     ; preds = %lor.lhs.false.i.i
  %cmp.i.i.i.i.i = icmp eq i32 %3, %10
  br i1 %cmp.i.i.i.i.i, label %_ZNKSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE22_M_find_before_node_trIiEEPNS1_15_Hash_node_baseEmRKT_m.exit.i, label %if.end3.i.i, !llvm.loop !182

if.end3.i.i:                                      ; preds = %if.end.i.i, %for.cond.i.i
  %__p.022.i.i = phi ptr [ %9, %for.cond.i.i ], [ %7, %if.end.i.i ]
  %9 = load ptr, ptr %__p.022.i.i, align 8, !tbaa !65
  %tobool5.not.i.i = icmp eq ptr %9, null
  br i1 %tobool5.not.i.i, label %_ZNKSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE22_M_find_before_node_trIiEEPNS1_15_Hash_node_baseEmRKT_m.exit.i, label %lor.lhs.false.i.i

lor.lhs.false.i.i:                                ; preds = %if.end3.i.i
  %add.ptr7.i.i = getelementptr inbounds i8, ptr %9, i64 8
  %10 = load i32, ptr %add.ptr7.i.i, align 4, !tbaa !24
  %conv.i.i.i.i.i.i = sext i32 %10 to i64
  %rem.i.i.i.i.i = urem i64 %conv.i.i.i.i.i.i, %4
  %cmp.not.i.i = icmp eq i64 %rem.i.i.i.i.i, %rem.i.i.i
  br i1 %cmp.not.i.i, label %for.cond.i.i, label %_ZNKSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE22_M_find_before_node_trIiEEPNS1_15_Hash_node_baseEmRKT_m.exit.i, !llvm.loop !182

_ZNKSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE22_M_find_before_node_trIiEEPNS1_15_Hash_node_baseEmRKT_m.exit.i: ; preds = %lor.lhs.false.i.i, %if.end3.i.i, %for.cond.i.i, %if.end.i.i, %if.then19
  %retval.1.i.i = phi ptr [ null, %if.then19 ], [ %6, %if.end.i.i ], [ %__p.022.i.i, %for.cond.i.i ], [ null, %lor.lhs.false.i.i ], [ null, %if.end3.i.i ]
  %tobool.not.i = icmp eq ptr %retval.1.i.i, null
  br i1 %tobool.not.i, label %_ZNKSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE15_M_find_node_trIiEEPNS1_10_Hash_nodeIiLb0EEEmRKT_m.exit, label %if.then.i

if.then.i:                                        ; preds = %_ZNKSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE22_M_find_before_node_trIiEEPNS1_15_Hash_node_baseEmRKT_m.exit.i
  %11 = load ptr, ptr %retval.1.i.i, align 8, !tbaa !65
  br label %_ZNKSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE15_M_find_node_trIiEEPNS1_10_Hash_nodeIiLb0EEEmRKT_m.exit

_ZNKSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE15_M_find_node_trIiEEPNS1_10_Hash_nodeIiLb0EEEmRKT_m.exit: ; preds = %_ZNKSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE22_M_find_before_node_trIiEEPNS1_15_Hash_node_baseEmRKT_m.exit.i, %if.then.i
  %retval.0.i = phi ptr [ %11, %if.then.i ], [ null, %_ZNKSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE22_M_find_before_node_trIiEEPNS1_15_Hash_node_baseEmRKT_m.exit.i ]
  %tobool.not = icmp eq ptr %retval.0.i, null
  br i1 %tobool.not, label %if.end27, label %return

if.end27:                                         ; preds = %_ZNKSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE15_M_find_node_trIiEEPNS1_10_Hash_nodeIiLb0EEEmRKT_m.exit, %if.end13
  %call5.i.i.i.i.i = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #31
  store ptr null, ptr %call5.i.i.i.i.i, align 8, !tbaa !65
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i, i64 8
  store i32 %3, ptr %add.ptr.i.i.i, align 4, !tbaa !24
  %call30 = invoke ptr @_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE21_M_insert_unique_nodeEmmPNS1_10_Hash_nodeIiLb0EEEm(ptr noundef nonnull align 8 dereferenceable(56) %this, i64 noundef %rem.i.i.i, i64 noundef %conv.i.i, ptr noundef nonnull %call5.i.i.i.i.i, i64 noundef 1)
          to label %return unwind label %lpad

lpad:                                             ; preds = %if.end27
  %12 = landingpad { ptr, i32 }
          cleanup
  tail call void @_ZdlPvm(ptr noundef %call5.i.i.i.i.i, i64 noundef 16) #28
  resume { ptr, i32 } %12

return:                                           ; preds = %if.end27, %_ZNKSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE15_M_find_node_trIiEEPNS1_10_Hash_nodeIiLb0EEEmRKT_m.exit, %cleanup
  %retval.sroa.0.1 = phi ptr [ %__it.sroa.0.0, %cleanup ], [ %retval.0.i, %_ZNKSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE15_M_find_node_trIiEEPNS1_10_Hash_nodeIiLb0EEEmRKT_m.exit ], [ %call30, %if.end27 ]
  %retval.sroa.4.1 = phi i8 [ 0, %cleanup ], [ 0, %_ZNKSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE15_M_find_node_trIiEEPNS1_10_Hash_nodeIiLb0EEEmRKT_m.exit ], [ 1, %if.end27 ]
  %.fca.0.insert = insertvalue { ptr, i8 } poison, ptr %retval.sroa.0.1, 0
  %.fca.1.insert = insertvalue { ptr, i8 } %.fca.0.insert, i8 %retval.sroa.4.1, 1
  ret { ptr, i8 } %.fca.1.insert
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local ptr @_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE21_M_insert_unique_nodeEmmPNS1_10_Hash_nodeIiLb0EEEm(ptr noundef nonnull align 8 dereferenceable(56) %this, i64 noundef %__bkt, i64 noundef %__code, ptr noundef %__node, i64 noundef %__n_elt) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_rehash_policy = getelementptr inbounds i8, ptr %this, i64 32
  %_M_next_resize.i = getelementptr inbounds i8, ptr %this, i64 40
  %0 = load i64, ptr %_M_next_resize.i, align 8, !tbaa !173
  %_M_bucket_count = getelementptr inbounds i8, ptr %this, i64 8
  %1 = load i64, ptr %_M_bucket_count, align 8, !tbaa !72
  %_M_element_count = getelementptr inbounds i8, ptr %this, i64 24
  %2 = load i64, ptr %_M_element_count, align 8, !tbaa !67
  %call3 = tail call { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr noundef nonnull align 8 dereferenceable(16) %_M_rehash_policy, i64 noundef %1, i64 noundef %2, i64 noundef %__n_elt)
  %3 = extractvalue { i8, i64 } %call3, 0
  %loadedv = trunc i8 %3 to i1
  br i1 %loadedv, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %4 = extractvalue { i8, i64 } %call3, 1
  invoke void @_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %this, i64 noundef %4)
          to label %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE9_M_rehashEmRKm.exit unwind label %lpad.i

lpad.i:                                           ; preds = %if.then
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  %7 = tail call ptr @__cxa_begin_catch(ptr %6) #26
  %_M_next_resize.i.i = getelementptr inbounds i8, ptr %this, i64 40
  store i64 %0, ptr %_M_next_resize.i.i, align 8, !tbaa !173
  invoke void @__cxa_rethrow() #27
          to label %unreachable.i unwind label %lpad2.i

lpad2.i:                                          ; preds = %lpad.i
  %8 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %eh.resume.i unwind label %terminate.lpad.i

eh.resume.i:                                      ; preds = %lpad2.i
  resume { ptr, i32 } %8

terminate.lpad.i:                                 ; preds = %lpad2.i
  %9 = landingpad { ptr, i32 }
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  tail call void @__clang_call_terminate(ptr %10) #30
  unreachable

unreachable.i:                                    ; preds = %lpad.i
  unreachable

_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE9_M_rehashEmRKm.exit: ; preds = %if.then
  %11 = load i64, ptr %_M_bucket_count, align 8, !tbaa !72
  %rem.i.i.i = urem i64 %__code, %11
  br label %if.end

if.end:                                           ; preds = %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE9_M_rehashEmRKm.exit, %entry
  %__bkt.addr.0 = phi i64 [ %rem.i.i.i, %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE9_M_rehashEmRKm.exit ], [ %__bkt, %entry ]
  %12 = load ptr, ptr %this, align 8, !tbaa !71
  %arrayidx.i = getelementptr inbounds ptr, ptr %12, i64 %__bkt.addr.0
  %13 = load ptr, ptr %arrayidx.i, align 8, !tbaa !26
  %tobool.not.i = icmp eq ptr %13, null
  br i1 %tobool.not.i, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %if.end
  %14 = load ptr, ptr %13, align 8, !tbaa !65
  store ptr %14, ptr %__node, align 8, !tbaa !65
  %15 = load ptr, ptr %arrayidx.i, align 8, !tbaa !26
  store ptr %__node, ptr %15, align 8, !tbaa !65
  br label %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE22_M_insert_bucket_beginEmPNS1_10_Hash_nodeIiLb0EEE.exit

if.else.i:                                        ; preds = %if.end
  %_M_before_begin.i = getelementptr inbounds i8, ptr %this, i64 16
  %16 = load ptr, ptr %_M_before_begin.i, align 8, !tbaa !69
  store ptr %16, ptr %__node, align 8, !tbaa !65
  store ptr %__node, ptr %_M_before_begin.i, align 8, !tbaa !69
  %17 = load ptr, ptr %__node, align 8, !tbaa !65
  %tobool13.not.i = icmp eq ptr %17, null
  br i1 %tobool13.not.i, label %if.end.i, label %if.then14.i

if.then14.i:                                      ; preds = %if.else.i
  %add.ptr.i = getelementptr inbounds i8, ptr %17, i64 8
  %18 = load i64, ptr %_M_bucket_count, align 8, !tbaa !72
  %19 = load i32, ptr %add.ptr.i, align 4, !tbaa !24
  %conv.i.i.i.i.i = sext i32 %19 to i64
  %rem.i.i.i.i = urem i64 %conv.i.i.i.i.i, %18
  %arrayidx17.i = getelementptr inbounds ptr, ptr %12, i64 %rem.i.i.i.i
  store ptr %__node, ptr %arrayidx17.i, align 8, !tbaa !26
  br label %if.end.i

if.end.i:                                         ; preds = %if.then14.i, %if.else.i
  %20 = load ptr, ptr %this, align 8, !tbaa !71
  %arrayidx20.i = getelementptr inbounds ptr, ptr %20, i64 %__bkt.addr.0
  store ptr %_M_before_begin.i, ptr %arrayidx20.i, align 8, !tbaa !26
  br label %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE22_M_insert_bucket_beginEmPNS1_10_Hash_nodeIiLb0EEE.exit

_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE22_M_insert_bucket_beginEmPNS1_10_Hash_nodeIiLb0EEE.exit: ; preds = %if.then.i, %if.end.i
  %21 = load i64, ptr %_M_element_count, align 8, !tbaa !67
  %inc = add i64 %21, 1
  store i64 %inc, ptr %_M_element_count, align 8, !tbaa !67
  ret ptr %__node
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %this, i64 noundef %__bkt_count) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %cmp.i = icmp eq i64 %__bkt_count, 1
  br i1 %cmp.i, label %if.then.i, label %if.end.i, !prof !175

if.then.i:                                        ; preds = %entry
  %_M_single_bucket.i = getelementptr inbounds i8, ptr %this, i64 48
  store ptr null, ptr %_M_single_bucket.i, align 8, !tbaa !179
  br label %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE19_M_allocate_bucketsEm.exit

if.end.i:                                         ; preds = %entry
  %cmp.i.i.i.i = icmp ugt i64 %__bkt_count, 1152921504606846975
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i, label %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeIiLb0EEEEE19_M_allocate_bucketsEm.exit.i, !prof !175

if.then.i.i.i.i:                                  ; preds = %if.end.i
  %cmp2.i.i.i.i = icmp ugt i64 %__bkt_count, 2305843009213693951
  br i1 %cmp2.i.i.i.i, label %if.then3.i.i.i.i, label %if.end.i.i.i.i

if.then3.i.i.i.i:                                 ; preds = %if.then.i.i.i.i
  tail call void @_ZSt28__throw_bad_array_new_lengthv() #27
  unreachable

if.end.i.i.i.i:                                   ; preds = %if.then.i.i.i.i
  tail call void @_ZSt17__throw_bad_allocv() #27
  unreachable

_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeIiLb0EEEEE19_M_allocate_bucketsEm.exit.i: ; preds = %if.end.i
  %mul.i.i.i.i = shl nuw nsw i64 %__bkt_count, 3
  %call5.i.i8.i.i = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %mul.i.i.i.i) #31
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %call5.i.i8.i.i, i8 0, i64 %mul.i.i.i.i, i1 false)
  br label %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE19_M_allocate_bucketsEm.exit

_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE19_M_allocate_bucketsEm.exit: ; preds = %if.then.i, %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeIiLb0EEEEE19_M_allocate_bucketsEm.exit.i
  %retval.0.i = phi ptr [ %_M_single_bucket.i, %if.then.i ], [ %call5.i.i8.i.i, %_ZNSt8__detail16_Hashtable_allocISaINS_10_Hash_nodeIiLb0EEEEE19_M_allocate_bucketsEm.exit.i ]
  %_M_before_begin.i = getelementptr inbounds i8, ptr %this, i64 16
  %0 = load ptr, ptr %_M_before_begin.i, align 8, !tbaa !69
  store ptr null, ptr %_M_before_begin.i, align 8, !tbaa !69
  %tobool.not42 = icmp eq ptr %0, null
  br i1 %tobool.not42, label %while.end, label %while.body

while.body:                                       ; preds = %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE19_M_allocate_bucketsEm.exit, %if.end22
  %__p.044 = phi ptr [ %1, %if.end22 ], [ %0, %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE19_M_allocate_bucketsEm.exit ]
  %__bbegin_bkt.043 = phi i64 [ %__bbegin_bkt.1, %if.end22 ], [ 0, %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE19_M_allocate_bucketsEm.exit ]
  %1 = load ptr, ptr %__p.044, align 8, !tbaa !65
  %add.ptr = getelementptr inbounds i8, ptr %__p.044, i64 8
  %2 = load i32, ptr %add.ptr, align 4, !tbaa !24
  %conv.i.i.i = sext i32 %2 to i64
  %rem.i.i = urem i64 %conv.i.i.i, %__bkt_count
  %arrayidx = getelementptr inbounds ptr, ptr %retval.0.i, i64 %rem.i.i
  %3 = load ptr, ptr %arrayidx, align 8, !tbaa !26
  %tobool5.not = icmp eq ptr %3, null
  br i1 %tobool5.not, label %if.then, label %if.else

if.then:                                          ; preds = %while.body
  %4 = load ptr, ptr %_M_before_begin.i, align 8, !tbaa !69
  store ptr %4, ptr %__p.044, align 8, !tbaa !65
  store ptr %__p.044, ptr %_M_before_begin.i, align 8, !tbaa !69
  store ptr %_M_before_begin.i, ptr %arrayidx, align 8, !tbaa !26
  %5 = load ptr, ptr %__p.044, align 8, !tbaa !65
  %tobool14.not = icmp eq ptr %5, null
  br i1 %tobool14.not, label %if.end22, label %if.then15

if.then15:                                        ; preds = %if.then
  %arrayidx16 = getelementptr inbounds ptr, ptr %retval.0.i, i64 %__bbegin_bkt.043
  br label %if.end22.sink.split

if.else:                                          ; preds = %while.body
  %6 = load ptr, ptr %3, align 8, !tbaa !65
  store ptr %6, ptr %__p.044, align 8, !tbaa !65
  %7 = load ptr, ptr %arrayidx, align 8, !tbaa !26
  br label %if.end22.sink.split

if.end22.sink.split:                              ; preds = %if.else, %if.then15
  %arrayidx16.sink = phi ptr [ %arrayidx16, %if.then15 ], [ %7, %if.else ]
  %__bbegin_bkt.1.ph = phi i64 [ %rem.i.i, %if.then15 ], [ %__bbegin_bkt.043, %if.else ]
  store ptr %__p.044, ptr %arrayidx16.sink, align 8, !tbaa !26
  br label %if.end22

if.end22:                                         ; preds = %if.end22.sink.split, %if.then
  %__bbegin_bkt.1 = phi i64 [ %rem.i.i, %if.then ], [ %__bbegin_bkt.1.ph, %if.end22.sink.split ]
  %tobool.not = icmp eq ptr %1, null
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !183

while.end:                                        ; preds = %if.end22, %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE19_M_allocate_bucketsEm.exit
  %8 = load ptr, ptr %this, align 8, !tbaa !71
  %_M_single_bucket.i.i.i = getelementptr inbounds i8, ptr %this, i64 48
  %cmp.i.i.i = icmp eq ptr %_M_single_bucket.i.i.i, %8
  br i1 %cmp.i.i.i, label %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE21_M_deallocate_bucketsEv.exit, label %if.end.i.i

if.end.i.i:                                       ; preds = %while.end
  %_M_bucket_count.i = getelementptr inbounds i8, ptr %this, i64 8
  %9 = load i64, ptr %_M_bucket_count.i, align 8, !tbaa !72
  %mul.i.i.i.i.i = shl i64 %9, 3
  tail call void @_ZdlPvm(ptr noundef %8, i64 noundef %mul.i.i.i.i.i) #28
  br label %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE21_M_deallocate_bucketsEv.exit

_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE21_M_deallocate_bucketsEv.exit: ; preds = %while.end, %if.end.i.i
  %_M_bucket_count = getelementptr inbounds i8, ptr %this, i64 8
  store i64 %__bkt_count, ptr %_M_bucket_count, align 8, !tbaa !72
  store ptr %retval.0.i, ptr %this, align 8, !tbaa !71
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local ptr @_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE4findERS7_(ptr noundef nonnull align 8 dereferenceable(56) %this, ptr noundef nonnull align 8 dereferenceable(32) %__k) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_element_count.i = getelementptr inbounds i8, ptr %this, i64 24
  %0 = load i64, ptr %_M_element_count.i, align 8, !tbaa !174
  %cmp.not = icmp ugt i64 %0, 20
  br i1 %cmp.not, label %if.end15, label %if.then

if.then:                                          ; preds = %entry
  %_M_before_begin.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %retval.sroa.0.029 = load ptr, ptr %_M_before_begin.i.i, align 8, !tbaa !65
  %cmp.i.not30 = icmp eq ptr %retval.sroa.0.029, null
  br i1 %cmp.i.not30, label %return, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %if.then
  %_M_string_length.i.i.i.i = getelementptr inbounds i8, ptr %__k, i64 8
  %1 = load i64, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !22
  %cmp.i.i.i.i = icmp eq i64 %1, 0
  %2 = load ptr, ptr %__k, align 8
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.inc
  %retval.sroa.0.031 = phi ptr [ %retval.sroa.0.029, %for.body.lr.ph ], [ %retval.sroa.0.0, %for.inc ]
  %add.ptr = getelementptr inbounds i8, ptr %retval.sroa.0.031, i64 8
  %_M_string_length.i9.i.i.i = getelementptr inbounds i8, ptr %retval.sroa.0.031, i64 16
  %3 = load i64, ptr %_M_string_length.i9.i.i.i, align 8, !tbaa !22
  %cmp.i.i.i = icmp eq i64 %1, %3
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %for.inc

land.rhs.i.i.i:                                   ; preds = %for.body
  br i1 %cmp.i.i.i.i, label %return, label %if.end.i.i.i.i

if.end.i.i.i.i:                                   ; preds = %land.rhs.i.i.i
  %4 = load ptr, ptr %add.ptr, align 8, !tbaa !33
  %bcmp.i.i.i = tail call i32 @bcmp(ptr %2, ptr %4, i64 %1)
  %5 = icmp eq i32 %bcmp.i.i.i, 0
  br i1 %5, label %return, label %for.inc

for.inc:                                          ; preds = %for.body, %if.end.i.i.i.i
  %retval.sroa.0.0 = load ptr, ptr %retval.sroa.0.031, align 8, !tbaa !65
  %cmp.i.not = icmp eq ptr %retval.sroa.0.0, null
  br i1 %cmp.i.not, label %return, label %for.body, !llvm.loop !184

if.end15:                                         ; preds = %entry
  %6 = load ptr, ptr %__k, align 8, !tbaa !33
  %_M_string_length.i.i.i = getelementptr inbounds i8, ptr %__k, i64 8
  %7 = load i64, ptr %_M_string_length.i.i.i, align 8, !tbaa !22
  %call.i5.i.i = invoke noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr noundef %6, i64 noundef %7, i64 noundef 3339675911)
          to label %_ZNKSt8__detail15_Hash_code_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iENS_10_Select1stESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashELb1EE12_M_hash_codeERS8_.exit unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %if.end15
  %8 = landingpad { ptr, i32 }
          catch ptr null
  %9 = extractvalue { ptr, i32 } %8, 0
  tail call void @__clang_call_terminate(ptr %9) #30
  unreachable

_ZNKSt8__detail15_Hash_code_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iENS_10_Select1stESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashELb1EE12_M_hash_codeERS8_.exit: ; preds = %if.end15
  %_M_bucket_count.i = getelementptr inbounds i8, ptr %this, i64 8
  %10 = load i64, ptr %_M_bucket_count.i, align 8
  %rem.i.i.i = urem i64 %call.i5.i.i, %10
  %11 = load ptr, ptr %this, align 8, !tbaa !50
  %arrayidx.i.i = getelementptr inbounds ptr, ptr %11, i64 %rem.i.i.i
  %12 = load ptr, ptr %arrayidx.i.i, align 8, !tbaa !26
  %tobool.not.i.i = icmp eq ptr %12, null
  br i1 %tobool.not.i.i, label %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %_ZNKSt8__detail15_Hash_code_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iENS_10_Select1stESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashELb1EE12_M_hash_codeERS8_.exit
  %13 = load ptr, ptr %12, align 8, !tbaa !65
  %14 = load i64, ptr %_M_string_length.i.i.i, align 8
  %cmp.i.i.i.i.i.i.i = icmp eq i64 %14, 0
  %15 = load ptr, ptr %__k, align 8
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %lor.lhs.false.i.i, %if.end.i.i
  %__prev_p.0.i.i = phi ptr [ %12, %if.end.i.i ], [ %__p.0.i.i, %lor.lhs.false.i.i ]
  %__p.0.i.i = phi ptr [ %13, %if.end.i.i ], [ %20, %lor.lhs.false.i.i ]
  %add.ptr.i.i = getelementptr inbounds i8, ptr %__p.0.i.i, i64 8
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %__p.0.i.i, i64 48
  %16 = load i64, ptr %add.ptr.i.i.i, align 8, !tbaa !165
  %cmp.i.i.i.i24 = icmp eq i64 %16, %call.i5.i.i
  br i1 %cmp.i.i.i.i24, label %land.rhs.i.i.i25, label %if.end3.i.i

land.rhs.i.i.i25:                                 ; preds = %for.cond.i.i
  %_M_string_length.i9.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__p.0.i.i, i64 16
  %17 = load i64, ptr %_M_string_length.i9.i.i.i.i.i.i, align 8, !tbaa !22
  %cmp.i.i.i.i.i.i = icmp eq i64 %14, %17
  br i1 %cmp.i.i.i.i.i.i, label %land.rhs.i.i.i.i.i.i, label %if.end3.i.i

land.rhs.i.i.i.i.i.i:                             ; preds = %land.rhs.i.i.i25
  br i1 %cmp.i.i.i.i.i.i.i, label %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit.i, label %if.end.i.i.i.i.i.i.i

if.end.i.i.i.i.i.i.i:                             ; preds = %land.rhs.i.i.i.i.i.i
  %18 = load ptr, ptr %add.ptr.i.i, align 8, !tbaa !33
  %bcmp.i.i.i.i.i.i = tail call i32 @bcmp(ptr %15, ptr %18, i64 %14)
  %19 = icmp eq i32 %bcmp.i.i.i.i.i.i, 0
  br i1 %19, label %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit.i, label %if.end3.i.i

if.end3.i.i:                                      ; preds = %if.end.i.i.i.i.i.i.i, %land.rhs.i.i.i25, %for.cond.i.i
  %20 = load ptr, ptr %__p.0.i.i, align 8, !tbaa !65
  %tobool5.not.i.i = icmp eq ptr %20, null
  br i1 %tobool5.not.i.i, label %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit.i, label %lor.lhs.false.i.i

lor.lhs.false.i.i:                                ; preds = %if.end3.i.i
  %add.ptr.i.i.i.i = getelementptr inbounds i8, ptr %20, i64 48
  %21 = load i64, ptr %add.ptr.i.i.i.i, align 8, !tbaa !165
  %rem.i.i.i.i.i = urem i64 %21, %10
  %cmp.not.i.i = icmp eq i64 %rem.i.i.i.i.i, %rem.i.i.i
  br i1 %cmp.not.i.i, label %for.cond.i.i, label %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit.i, !llvm.loop !167

_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit.i: ; preds = %lor.lhs.false.i.i, %if.end3.i.i, %if.end.i.i.i.i.i.i.i, %land.rhs.i.i.i.i.i.i, %_ZNKSt8__detail15_Hash_code_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iENS_10_Select1stESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashELb1EE12_M_hash_codeERS8_.exit
  %retval.1.i.i = phi ptr [ null, %_ZNKSt8__detail15_Hash_code_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iENS_10_Select1stESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashELb1EE12_M_hash_codeERS8_.exit ], [ null, %if.end3.i.i ], [ null, %lor.lhs.false.i.i ], [ %__prev_p.0.i.i, %if.end.i.i.i.i.i.i.i ], [ %__prev_p.0.i.i, %land.rhs.i.i.i.i.i.i ]
  %tobool.not.i = icmp eq ptr %retval.1.i.i, null
  br i1 %tobool.not.i, label %return, label %if.then.i

if.then.i:                                        ; preds = %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit.i
  %22 = load ptr, ptr %retval.1.i.i, align 8, !tbaa !65
  br label %return

return:                                           ; preds = %if.end.i.i.i.i, %for.inc, %land.rhs.i.i.i, %if.then, %if.then.i, %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit.i
  %retval.sroa.0.1 = phi ptr [ %22, %if.then.i ], [ null, %_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE19_M_find_before_nodeEmRS7_m.exit.i ], [ null, %if.then ], [ %retval.sroa.0.031, %land.rhs.i.i.i ], [ null, %for.inc ], [ %retval.sroa.0.031, %if.end.i.i.i.i ]
  ret ptr %retval.sroa.0.1
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %this) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_before_begin.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %0 = load ptr, ptr %_M_before_begin.i.i, align 8, !tbaa !69
  %tobool.not4.i.i = icmp eq ptr %0, null
  br i1 %tobool.not4.i.i, label %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE5clearEv.exit, label %while.body.i.i

while.body.i.i:                                   ; preds = %entry, %while.body.i.i
  %__n.addr.05.i.i = phi ptr [ %1, %while.body.i.i ], [ %0, %entry ]
  %1 = load ptr, ptr %__n.addr.05.i.i, align 8, !tbaa !65
  tail call void @_ZdlPvm(ptr noundef %__n.addr.05.i.i, i64 noundef 16) #28
  %tobool.not.i.i = icmp eq ptr %1, null
  br i1 %tobool.not.i.i, label %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE5clearEv.exit, label %while.body.i.i, !llvm.loop !70

_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE5clearEv.exit: ; preds = %while.body.i.i, %entry
  %2 = load ptr, ptr %this, align 8, !tbaa !71
  %_M_bucket_count.i = getelementptr inbounds i8, ptr %this, i64 8
  %3 = load i64, ptr %_M_bucket_count.i, align 8, !tbaa !72
  %mul.i = shl i64 %3, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %mul.i, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_M_before_begin.i.i, i8 0, i64 16, i1 false)
  %4 = load ptr, ptr %this, align 8, !tbaa !71
  %_M_single_bucket.i.i.i = getelementptr inbounds i8, ptr %this, i64 48
  %cmp.i.i.i = icmp eq ptr %_M_single_bucket.i.i.i, %4
  br i1 %cmp.i.i.i, label %invoke.cont, label %if.end.i.i

if.end.i.i:                                       ; preds = %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE5clearEv.exit
  %5 = load i64, ptr %_M_bucket_count.i, align 8, !tbaa !72
  %mul.i.i.i.i.i = shl i64 %5, 3
  tail call void @_ZdlPvm(ptr noundef %4, i64 noundef %mul.i.i.i.i.i) #28
  br label %invoke.cont

invoke.cont:                                      ; preds = %if.end.i.i, %_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE5clearEv.exit
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx114listIiSaIiEE4sortEv(ptr noundef nonnull align 8 dereferenceable(24) %this) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__carry = alloca %"struct.std::__detail::_Scratch_list", align 8
  %__tmp = alloca [64 x %"struct.std::__detail::_Scratch_list"], align 16
  %0 = load ptr, ptr %this, align 8, !tbaa !76
  %cmp.not = icmp eq ptr %0, %this
  br i1 %cmp.not, label %if.end63, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %1 = load ptr, ptr %0, align 8, !tbaa !76
  %cmp10.not = icmp eq ptr %1, %this
  br i1 %cmp10.not, label %if.end63, label %if.then

if.then:                                          ; preds = %land.lhs.true
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %__carry) #26
  %_M_prev.i = getelementptr inbounds i8, ptr %__carry, i64 8
  store ptr %__carry, ptr %_M_prev.i, align 8, !tbaa !74
  store ptr %__carry, ptr %__carry, align 8, !tbaa !76
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %__tmp) #26
  br label %arrayctor.loop

arrayctor.loop:                                   ; preds = %arrayctor.loop, %if.then
  %arrayctor.cur.idx = phi i64 [ 0, %if.then ], [ %arrayctor.cur.add, %arrayctor.loop ]
  %arrayctor.cur.ptr = getelementptr inbounds i8, ptr %__tmp, i64 %arrayctor.cur.idx
  %_M_prev.i82 = getelementptr inbounds i8, ptr %arrayctor.cur.ptr, i64 8
  store ptr %arrayctor.cur.ptr, ptr %_M_prev.i82, align 8, !tbaa !74
  store ptr %arrayctor.cur.ptr, ptr %arrayctor.cur.ptr, align 16, !tbaa !76
  %arrayctor.cur.add = add nuw nsw i64 %arrayctor.cur.idx, 16
  %arrayctor.done = icmp eq i64 %arrayctor.cur.add, 1024
  br i1 %arrayctor.done, label %do.body, label %arrayctor.loop

do.body:                                          ; preds = %arrayctor.loop, %for.end
  %__fill.0.idx = phi i64 [ %__fill.0.add, %for.end ], [ 0, %arrayctor.loop ]
  %__fill.0.ptr = getelementptr inbounds i8, ptr %__tmp, i64 %__fill.0.idx
  %2 = load ptr, ptr %this, align 8, !tbaa !76
  %3 = load ptr, ptr %2, align 8, !tbaa !76
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %__carry, ptr noundef nonnull %2, ptr noundef %3) #26
  %cmp13.not112 = icmp eq i64 %__fill.0.idx, 0
  br i1 %cmp13.not112, label %for.end, label %land.rhs.preheader

land.rhs.preheader:                               ; preds = %do.body
  %4 = load ptr, ptr %__tmp, align 16, !tbaa !76
  %cmp.i125 = icmp eq ptr %4, %__tmp
  br i1 %cmp.i125, label %for.end, label %for.body

land.rhs:                                         ; preds = %invoke.cont17
  %5 = load ptr, ptr %incdec.ptr, align 8, !tbaa !76
  %cmp.i = icmp eq ptr %5, %incdec.ptr
  br i1 %cmp.i, label %for.end, label %for.body, !llvm.loop !185

for.body:                                         ; preds = %land.rhs.preheader, %land.rhs
  %6 = phi ptr [ %5, %land.rhs ], [ %4, %land.rhs.preheader ]
  %__counter.0113126 = phi ptr [ %incdec.ptr, %land.rhs ], [ %__tmp, %land.rhs.preheader ]
  %7 = load ptr, ptr %__carry, align 8, !tbaa !76
  %cmp322.i = icmp ne ptr %7, %__carry
  br i1 %cmp322.i, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %for.body, %if.end.i
  %__first1.024.i = phi ptr [ %__first1.1.i, %if.end.i ], [ %6, %for.body ]
  %__first2.023.i = phi ptr [ %__first2.1.i, %if.end.i ], [ %7, %for.body ]
  %_M_storage.i.i.i.i = getelementptr inbounds i8, ptr %__first2.023.i, i64 16
  %8 = load i32, ptr %_M_storage.i.i.i.i, align 4, !tbaa !24
  %_M_storage.i.i4.i.i = getelementptr inbounds i8, ptr %__first1.024.i, i64 16
  %9 = load i32, ptr %_M_storage.i.i4.i.i, align 4, !tbaa !24
  %cmp.i.i = icmp slt i32 %8, %9
  br i1 %cmp.i.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %while.body.i
  %10 = load ptr, ptr %__first2.023.i, align 8, !tbaa !76
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %__first1.024.i, ptr noundef nonnull %__first2.023.i, ptr noundef %10) #26
  br label %if.end.i

if.else.i:                                        ; preds = %while.body.i
  %11 = load ptr, ptr %__first1.024.i, align 8, !tbaa !76
  br label %if.end.i

if.end.i:                                         ; preds = %if.else.i, %if.then.i
  %__first2.1.i = phi ptr [ %10, %if.then.i ], [ %__first2.023.i, %if.else.i ]
  %__first1.1.i = phi ptr [ %__first1.024.i, %if.then.i ], [ %11, %if.else.i ]
  %cmp.i83 = icmp ne ptr %__first1.1.i, %__counter.0113126
  %cmp3.i = icmp ne ptr %__first2.1.i, %__carry
  %12 = and i1 %cmp3.i, %cmp.i83
  br i1 %12, label %while.body.i, label %while.end.i, !llvm.loop !186

while.end.i:                                      ; preds = %if.end.i, %for.body
  %__first2.0.lcssa.i = phi ptr [ %7, %for.body ], [ %__first2.1.i, %if.end.i ]
  %cmp3.lcssa.i = phi i1 [ %cmp322.i, %for.body ], [ %cmp3.i, %if.end.i ]
  br i1 %cmp3.lcssa.i, label %if.then7.i, label %invoke.cont17

if.then7.i:                                       ; preds = %while.end.i
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %__counter.0113126, ptr noundef %__first2.0.lcssa.i, ptr noundef nonnull %__carry) #26
  br label %invoke.cont17

invoke.cont17:                                    ; preds = %if.then7.i, %while.end.i
  call void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %__carry, ptr noundef nonnull align 8 dereferenceable(16) %__counter.0113126) #26
  %incdec.ptr = getelementptr inbounds i8, ptr %__counter.0113126, i64 16
  %cmp13.not = icmp eq ptr %incdec.ptr, %__fill.0.ptr
  br i1 %cmp13.not, label %for.end, label %land.rhs, !llvm.loop !185

for.end:                                          ; preds = %invoke.cont17, %land.rhs, %land.rhs.preheader, %do.body
  %__counter.0.lcssa = phi ptr [ %__tmp, %do.body ], [ %__tmp, %land.rhs.preheader ], [ %incdec.ptr, %land.rhs ], [ %incdec.ptr, %invoke.cont17 ]
  %cmp13.not.lcssa = phi i1 [ %cmp13.not112, %do.body ], [ %cmp13.not112, %land.rhs.preheader ], [ %cmp13.not, %land.rhs ], [ %cmp13.not, %invoke.cont17 ]
  %spec.select.idx = phi i64 [ 16, %do.body ], [ 0, %land.rhs.preheader ], [ 0, %land.rhs ], [ 16, %invoke.cont17 ]
  call void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %__carry, ptr noundef nonnull align 8 dereferenceable(16) %__counter.0.lcssa) #26
  %__fill.0.add = add nuw nsw i64 %__fill.0.idx, %spec.select.idx
  %13 = load ptr, ptr %this, align 8, !tbaa !76
  %cmp.i87 = icmp eq ptr %13, %this
  br i1 %cmp.i87, label %for.cond26.preheader, label %do.body, !llvm.loop !187

for.cond26.preheader:                             ; preds = %for.end
  %spec.select.ptr.le = getelementptr inbounds i8, ptr %__tmp, i64 %__fill.0.add
  %cmp27.not121 = icmp eq i64 %__fill.0.add, 16
  br i1 %cmp27.not121, label %for.end33, label %for.body28.preheader

for.body28.preheader:                             ; preds = %for.cond26.preheader
  %__counter.1120 = getelementptr inbounds i8, ptr %__tmp, i64 16
  br label %for.body28

for.body28:                                       ; preds = %for.body28.preheader, %_ZNSt8__detail13_Scratch_list5mergeINS0_8_Ptr_cmpISt14_List_iteratorIiEvEEEEvRNS_15_List_node_baseET_.exit107
  %__counter.1123 = phi ptr [ %__counter.1, %_ZNSt8__detail13_Scratch_list5mergeINS0_8_Ptr_cmpISt14_List_iteratorIiEvEEEEvRNS_15_List_node_baseET_.exit107 ], [ %__counter.1120, %for.body28.preheader ]
  %__tmp.pn122 = phi ptr [ %__counter.1123, %_ZNSt8__detail13_Scratch_list5mergeINS0_8_Ptr_cmpISt14_List_iteratorIiEvEEEEvRNS_15_List_node_baseET_.exit107 ], [ %__tmp, %for.body28.preheader ]
  %14 = load ptr, ptr %__counter.1123, align 8, !tbaa !76
  %15 = load ptr, ptr %__tmp.pn122, align 8, !tbaa !76
  %cmp21.i88 = icmp ne ptr %14, %__counter.1123
  %cmp322.i89 = icmp ne ptr %15, %__tmp.pn122
  %16 = select i1 %cmp21.i88, i1 %cmp322.i89, i1 false
  br i1 %16, label %while.body.i94, label %while.end.i90

while.body.i94:                                   ; preds = %for.body28, %if.end.i101
  %__first1.024.i95 = phi ptr [ %__first1.1.i103, %if.end.i101 ], [ %14, %for.body28 ]
  %__first2.023.i96 = phi ptr [ %__first2.1.i102, %if.end.i101 ], [ %15, %for.body28 ]
  %_M_storage.i.i.i.i97 = getelementptr inbounds i8, ptr %__first2.023.i96, i64 16
  %17 = load i32, ptr %_M_storage.i.i.i.i97, align 4, !tbaa !24
  %_M_storage.i.i4.i.i98 = getelementptr inbounds i8, ptr %__first1.024.i95, i64 16
  %18 = load i32, ptr %_M_storage.i.i4.i.i98, align 4, !tbaa !24
  %cmp.i.i99 = icmp slt i32 %17, %18
  br i1 %cmp.i.i99, label %if.then.i106, label %if.else.i100

if.then.i106:                                     ; preds = %while.body.i94
  %19 = load ptr, ptr %__first2.023.i96, align 8, !tbaa !76
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %__first1.024.i95, ptr noundef nonnull %__first2.023.i96, ptr noundef %19) #26
  br label %if.end.i101

if.else.i100:                                     ; preds = %while.body.i94
  %20 = load ptr, ptr %__first1.024.i95, align 8, !tbaa !76
  br label %if.end.i101

if.end.i101:                                      ; preds = %if.else.i100, %if.then.i106
  %__first2.1.i102 = phi ptr [ %19, %if.then.i106 ], [ %__first2.023.i96, %if.else.i100 ]
  %__first1.1.i103 = phi ptr [ %__first1.024.i95, %if.then.i106 ], [ %20, %if.else.i100 ]
  %cmp.i104 = icmp ne ptr %__first1.1.i103, %__counter.1123
  %cmp3.i105 = icmp ne ptr %__first2.1.i102, %__tmp.pn122
  %21 = and i1 %cmp3.i105, %cmp.i104
  br i1 %21, label %while.body.i94, label %while.end.i90, !llvm.loop !186

while.end.i90:                                    ; preds = %if.end.i101, %for.body28
  %__first2.0.lcssa.i91 = phi ptr [ %15, %for.body28 ], [ %__first2.1.i102, %if.end.i101 ]
  %cmp3.lcssa.i92 = phi i1 [ %cmp322.i89, %for.body28 ], [ %cmp3.i105, %if.end.i101 ]
  br i1 %cmp3.lcssa.i92, label %if.then7.i93, label %_ZNSt8__detail13_Scratch_list5mergeINS0_8_Ptr_cmpISt14_List_iteratorIiEvEEEEvRNS_15_List_node_baseET_.exit107

if.then7.i93:                                     ; preds = %while.end.i90
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %__counter.1123, ptr noundef %__first2.0.lcssa.i91, ptr noundef nonnull %__tmp.pn122) #26
  br label %_ZNSt8__detail13_Scratch_list5mergeINS0_8_Ptr_cmpISt14_List_iteratorIiEvEEEEvRNS_15_List_node_baseET_.exit107

_ZNSt8__detail13_Scratch_list5mergeINS0_8_Ptr_cmpISt14_List_iteratorIiEvEEEEvRNS_15_List_node_baseET_.exit107: ; preds = %while.end.i90, %if.then7.i93
  %__counter.1 = getelementptr inbounds i8, ptr %__counter.1123, i64 16
  %cmp27.not = icmp eq ptr %__counter.1, %spec.select.ptr.le
  br i1 %cmp27.not, label %for.end33, label %for.body28

for.end33:                                        ; preds = %_ZNSt8__detail13_Scratch_list5mergeINS0_8_Ptr_cmpISt14_List_iteratorIiEvEEEEvRNS_15_List_node_baseET_.exit107, %for.cond26.preheader
  %spec.select.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx = select i1 %cmp13.not.lcssa, i64 0, i64 -16
  %spec.select.sroa.sel.idx.sroa.sel.idx.sroa.sel = getelementptr inbounds i8, ptr %__fill.0.ptr, i64 %spec.select.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx
  call void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %spec.select.sroa.sel.idx.sroa.sel.idx.sroa.sel, ptr noundef nonnull align 8 dereferenceable(16) %this) #26
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %__tmp) #26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__carry) #26
  br label %if.end63

if.end63:                                         ; preds = %for.end33, %land.lhs.true, %entry
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load ptr, ptr %this, align 8, !tbaa !102
  %_M_finish = getelementptr inbounds i8, ptr %this, i64 8
  %1 = load ptr, ptr %_M_finish, align 8, !tbaa !105
  %cmp.not3.i.i.i = icmp eq ptr %0, %1
  br i1 %cmp.not3.i.i.i, label %invoke.cont, label %for.body.i.i.i

for.body.i.i.i:                                   ; preds = %entry, %_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_.exit.i.i.i
  %__first.addr.04.i.i.i = phi ptr [ %incdec.ptr.i.i.i, %_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_.exit.i.i.i ], [ %0, %entry ]
  %2 = load ptr, ptr %__first.addr.04.i.i.i, align 8, !tbaa !33
  %3 = getelementptr inbounds i8, ptr %__first.addr.04.i.i.i, i64 16
  %cmp.i.i.i.i.i.i.i = icmp eq ptr %2, %3
  br i1 %cmp.i.i.i.i.i.i.i, label %_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_.exit.i.i.i, label %if.then.i.i.i.i.i.i

if.then.i.i.i.i.i.i:                              ; preds = %for.body.i.i.i
  %4 = load i64, ptr %3, align 8, !tbaa !21
  %add.i.i.i.i.i.i.i = add i64 %4, 1
  tail call void @_ZdlPvm(ptr noundef %2, i64 noundef %add.i.i.i.i.i.i.i) #28
  br label %_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_.exit.i.i.i

_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_.exit.i.i.i: ; preds = %if.then.i.i.i.i.i.i, %for.body.i.i.i
  %incdec.ptr.i.i.i = getelementptr inbounds i8, ptr %__first.addr.04.i.i.i, i64 32
  %cmp.not.i.i.i = icmp eq ptr %incdec.ptr.i.i.i, %1
  br i1 %cmp.not.i.i.i, label %invoke.cont, label %for.body.i.i.i, !llvm.loop !110

invoke.cont:                                      ; preds = %_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_.exit.i.i.i, %entry
  %5 = load ptr, ptr %this, align 8, !tbaa !102
  %tobool.not.i.i = icmp eq ptr %5, null
  br i1 %tobool.not.i.i, label %_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %invoke.cont
  %_M_end_of_storage.i = getelementptr inbounds i8, ptr %this, i64 16
  %6 = load ptr, ptr %_M_end_of_storage.i, align 8, !tbaa !104
  %sub.ptr.lhs.cast.i = ptrtoint ptr %6 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %5 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  tail call void @_ZdlPvm(ptr noundef %5, i64 noundef %sub.ptr.sub.i) #28
  br label %_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev.exit

_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EED2Ev.exit: ; preds = %invoke.cont, %if.then.i.i
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5dequeIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(80) %this) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load ptr, ptr %this, align 8, !tbaa !111
  %tobool.not.i = icmp eq ptr %0, null
  br i1 %tobool.not.i, label %_ZNSt11_Deque_baseIiSaIiEED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  %_M_node5.i.i8 = getelementptr inbounds i8, ptr %this, i64 72
  %_M_node5.i.i = getelementptr inbounds i8, ptr %this, i64 40
  %1 = load ptr, ptr %_M_node5.i.i, align 8, !tbaa !100
  %2 = load ptr, ptr %_M_node5.i.i8, align 8, !tbaa !112
  %add.ptr.i = getelementptr inbounds i8, ptr %2, i64 8
  %cmp4.i.i = icmp ult ptr %1, %add.ptr.i
  br i1 %cmp4.i.i, label %for.body.i.i, label %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit.i

for.body.i.i:                                     ; preds = %if.then.i, %for.body.i.i
  %__n.05.i.i = phi ptr [ %incdec.ptr.i.i, %for.body.i.i ], [ %1, %if.then.i ]
  %3 = load ptr, ptr %__n.05.i.i, align 8, !tbaa !26
  tail call void @_ZdlPvm(ptr noundef %3, i64 noundef 512) #28
  %incdec.ptr.i.i = getelementptr inbounds i8, ptr %__n.05.i.i, i64 8
  %cmp.i.i = icmp ult ptr %__n.05.i.i, %2
  br i1 %cmp.i.i, label %for.body.i.i, label %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit.i, !llvm.loop !113

_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit.i: ; preds = %for.body.i.i, %if.then.i
  %4 = load ptr, ptr %this, align 8, !tbaa !111
  %_M_map_size.i = getelementptr inbounds i8, ptr %this, i64 8
  %5 = load i64, ptr %_M_map_size.i, align 8, !tbaa !114
  %mul.i.i.i.i = shl i64 %5, 3
  tail call void @_ZdlPvm(ptr noundef %4, i64 noundef %mul.i.i.i.i) #28
  br label %_ZNSt11_Deque_baseIiSaIiEED2Ev.exit

_ZNSt11_Deque_baseIiSaIiEED2Ev.exit:              ; preds = %entry, %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit.i
  ret void
}

; Function Attrs: nounwind
declare void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) local_unnamed_addr #12

; Function Attrs: nounwind
declare void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef, ptr noundef) local_unnamed_addr #12

; Function Attrs: nounwind
declare void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(16)) local_unnamed_addr #12

; Function Attrs: nounwind
declare void @_ZNSt8__detail15_List_node_base10_M_reverseEv(ptr noundef nonnull align 8 dereferenceable(16)) local_unnamed_addr #12

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt11_Deque_baseIiSaIiEE17_M_initialize_mapEm(ptr noundef nonnull align 8 dereferenceable(80) %this, i64 noundef %__num_elements) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %div56 = lshr i64 %__num_elements, 7
  %0 = tail call i64 @llvm.umax.i64(i64 %div56, i64 5)
  %.sroa.speculated = add nuw nsw i64 %0, 3
  %_M_map_size = getelementptr inbounds i8, ptr %this, i64 8
  store i64 %.sroa.speculated, ptr %_M_map_size, align 8, !tbaa !114
  %add = add nuw nsw i64 %div56, 1
  %mul.i.i.i = shl nuw nsw i64 %.sroa.speculated, 3
  %call5.i.i4.i = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %mul.i.i.i) #31
  store ptr %call5.i.i4.i, ptr %this, align 8, !tbaa !111
  %sub = sub nsw i64 %.sroa.speculated, %add
  %div1348 = lshr i64 %sub, 1
  %add.ptr = getelementptr inbounds ptr, ptr %call5.i.i4.i, i64 %div1348
  %add.ptr14 = getelementptr inbounds ptr, ptr %add.ptr, i64 %add
  invoke void @_ZNSt11_Deque_baseIiSaIiEE15_M_create_nodesEPPiS3_(ptr noundef nonnull align 8 dereferenceable(80) %this, ptr noundef nonnull %add.ptr, ptr noundef nonnull %add.ptr14)
          to label %try.cont unwind label %lpad

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  %3 = tail call ptr @__cxa_begin_catch(ptr %2) #26
  %4 = load ptr, ptr %this, align 8, !tbaa !111
  %5 = load i64, ptr %_M_map_size, align 8, !tbaa !114
  %mul.i.i.i49 = shl i64 %5, 3
  tail call void @_ZdlPvm(ptr noundef %4, i64 noundef %mul.i.i.i49) #28
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %this, i8 0, i64 16, i1 false)
  invoke void @__cxa_rethrow() #27
          to label %unreachable unwind label %lpad23

lpad23:                                           ; preds = %lpad
  %6 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %invoke.cont24 unwind label %terminate.lpad

invoke.cont24:                                    ; preds = %lpad23
  resume { ptr, i32 } %6

try.cont:                                         ; preds = %entry
  %_M_start = getelementptr inbounds i8, ptr %this, i64 16
  %_M_node.i = getelementptr inbounds i8, ptr %this, i64 40
  store ptr %add.ptr, ptr %_M_node.i, align 8, !tbaa !94
  %7 = load ptr, ptr %add.ptr, align 8, !tbaa !26
  %_M_first.i = getelementptr inbounds i8, ptr %this, i64 24
  store ptr %7, ptr %_M_first.i, align 8, !tbaa !93
  %add.ptr.i = getelementptr inbounds i8, ptr %7, i64 512
  %_M_last.i = getelementptr inbounds i8, ptr %this, i64 32
  store ptr %add.ptr.i, ptr %_M_last.i, align 8, !tbaa !98
  %_M_finish = getelementptr inbounds i8, ptr %this, i64 48
  %add.ptr27 = getelementptr inbounds i8, ptr %add.ptr14, i64 -8
  %_M_node.i50 = getelementptr inbounds i8, ptr %this, i64 72
  store ptr %add.ptr27, ptr %_M_node.i50, align 8, !tbaa !94
  %8 = load ptr, ptr %add.ptr27, align 8, !tbaa !26
  %_M_first.i51 = getelementptr inbounds i8, ptr %this, i64 56
  store ptr %8, ptr %_M_first.i51, align 8, !tbaa !93
  %add.ptr.i52 = getelementptr inbounds i8, ptr %8, i64 512
  %_M_last.i53 = getelementptr inbounds i8, ptr %this, i64 64
  store ptr %add.ptr.i52, ptr %_M_last.i53, align 8, !tbaa !98
  %_M_first = getelementptr inbounds i8, ptr %this, i64 24
  %9 = load ptr, ptr %_M_first, align 8, !tbaa !90
  store ptr %9, ptr %_M_start, align 8, !tbaa !89
  %_M_first34 = getelementptr inbounds i8, ptr %this, i64 56
  %10 = load ptr, ptr %_M_first34, align 8, !tbaa !188
  %rem = and i64 %__num_elements, 127
  %add.ptr36 = getelementptr inbounds i32, ptr %10, i64 %rem
  store ptr %add.ptr36, ptr %_M_finish, align 8, !tbaa !85
  ret void

terminate.lpad:                                   ; preds = %lpad23
  %11 = landingpad { ptr, i32 }
          catch ptr null
  %12 = extractvalue { ptr, i32 } %11, 0
  tail call void @__clang_call_terminate(ptr %12) #30
  unreachable

unreachable:                                      ; preds = %lpad
  unreachable
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt11_Deque_baseIiSaIiEE15_M_create_nodesEPPiS3_(ptr noundef nonnull align 8 dereferenceable(80) %this, ptr noundef %__nstart, ptr noundef %__nfinish) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %cmp12 = icmp ult ptr %__nstart, %__nfinish
  br i1 %cmp12, label %for.body, label %try.cont

for.body:                                         ; preds = %entry, %invoke.cont
  %__cur.013 = phi ptr [ %incdec.ptr, %invoke.cont ], [ %__nstart, %entry ]
  %call5.i.i.i10 = invoke noalias noundef nonnull dereferenceable(512) ptr @_Znwm(i64 noundef 512) #31
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %for.body
  store ptr %call5.i.i.i10, ptr %__cur.013, align 8, !tbaa !26
  %incdec.ptr = getelementptr inbounds i8, ptr %__cur.013, i64 8
  %cmp = icmp ult ptr %incdec.ptr, %__nfinish
  br i1 %cmp, label %for.body, label %try.cont, !llvm.loop !189

lpad:                                             ; preds = %for.body
  %0 = landingpad { ptr, i32 }
          catch ptr null
  %1 = extractvalue { ptr, i32 } %0, 0
  %2 = tail call ptr @__cxa_begin_catch(ptr %1) #26
  %cmp4.i = icmp ugt ptr %__cur.013, %__nstart
  br i1 %cmp4.i, label %for.body.i, label %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit

for.body.i:                                       ; preds = %lpad, %for.body.i
  %__n.05.i = phi ptr [ %incdec.ptr.i, %for.body.i ], [ %__nstart, %lpad ]
  %3 = load ptr, ptr %__n.05.i, align 8, !tbaa !26
  tail call void @_ZdlPvm(ptr noundef %3, i64 noundef 512) #28
  %incdec.ptr.i = getelementptr inbounds i8, ptr %__n.05.i, i64 8
  %cmp.i = icmp ult ptr %incdec.ptr.i, %__cur.013
  br i1 %cmp.i, label %for.body.i, label %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit, !llvm.loop !113

_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit: ; preds = %for.body.i, %lpad
  invoke void @__cxa_rethrow() #27
          to label %unreachable unwind label %lpad2

lpad2:                                            ; preds = %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit
  %4 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %invoke.cont3 unwind label %terminate.lpad

invoke.cont3:                                     ; preds = %lpad2
  resume { ptr, i32 } %4

try.cont:                                         ; preds = %invoke.cont, %entry
  ret void

terminate.lpad:                                   ; preds = %lpad2
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6) #30
  unreachable

unreachable:                                      ; preds = %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit
  unreachable
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt5dequeIiSaIiEE16_M_push_back_auxIJRKiEEEvDpOT_(ptr noundef nonnull align 8 dereferenceable(80) %this, ptr noundef nonnull align 4 dereferenceable(4) %__args) local_unnamed_addr #8 comdat align 2 {
entry:
  %_M_finish.i = getelementptr inbounds i8, ptr %this, i64 48
  %_M_start.i = getelementptr inbounds i8, ptr %this, i64 16
  %_M_node.i.i = getelementptr inbounds i8, ptr %this, i64 72
  %0 = load ptr, ptr %_M_node.i.i, align 8, !tbaa !94
  %_M_node1.i.i = getelementptr inbounds i8, ptr %this, i64 40
  %1 = load ptr, ptr %_M_node1.i.i, align 8, !tbaa !94
  %sub.ptr.lhs.cast.i.i = ptrtoint ptr %0 to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint ptr %1 to i64
  %sub.ptr.sub.i.i = sub i64 %sub.ptr.lhs.cast.i.i, %sub.ptr.rhs.cast.i.i
  %sub.ptr.div.i.i = ashr exact i64 %sub.ptr.sub.i.i, 3
  %tobool.i.i = icmp ne ptr %0, null
  %conv.neg.i.i = sext i1 %tobool.i.i to i64
  %sub.i.i = add nsw i64 %sub.ptr.div.i.i, %conv.neg.i.i
  %mul.i.i = shl nsw i64 %sub.i.i, 7
  %2 = load ptr, ptr %_M_finish.i, align 8, !tbaa !92
  %_M_first.i.i = getelementptr inbounds i8, ptr %this, i64 56
  %3 = load ptr, ptr %_M_first.i.i, align 8, !tbaa !93
  %sub.ptr.lhs.cast3.i.i = ptrtoint ptr %2 to i64
  %sub.ptr.rhs.cast4.i.i = ptrtoint ptr %3 to i64
  %sub.ptr.sub5.i.i = sub i64 %sub.ptr.lhs.cast3.i.i, %sub.ptr.rhs.cast4.i.i
  %sub.ptr.div6.i.i = ashr exact i64 %sub.ptr.sub5.i.i, 2
  %add.i.i = add nsw i64 %mul.i.i, %sub.ptr.div6.i.i
  %_M_last.i.i = getelementptr inbounds i8, ptr %this, i64 32
  %4 = load ptr, ptr %_M_last.i.i, align 8, !tbaa !98
  %5 = load ptr, ptr %_M_start.i, align 8, !tbaa !92
  %sub.ptr.lhs.cast8.i.i = ptrtoint ptr %4 to i64
  %sub.ptr.rhs.cast9.i.i = ptrtoint ptr %5 to i64
  %sub.ptr.sub10.i.i = sub i64 %sub.ptr.lhs.cast8.i.i, %sub.ptr.rhs.cast9.i.i
  %sub.ptr.div11.i.i = ashr exact i64 %sub.ptr.sub10.i.i, 2
  %add12.i.i = add nsw i64 %add.i.i, %sub.ptr.div11.i.i
  %cmp = icmp eq i64 %add12.i.i, 2305843009213693951
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.26) #27
  unreachable

if.end:                                           ; preds = %entry
  %_M_map_size.i = getelementptr inbounds i8, ptr %this, i64 8
  %6 = load i64, ptr %_M_map_size.i, align 8, !tbaa !114
  %7 = load ptr, ptr %this, align 8, !tbaa !111
  %sub.ptr.rhs.cast.i = ptrtoint ptr %7 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i.i, %sub.ptr.rhs.cast.i
  %sub.ptr.div.i = ashr exact i64 %sub.ptr.sub.i, 3
  %sub.i = sub i64 %6, %sub.ptr.div.i
  %cmp.i = icmp ult i64 %sub.i, 2
  br i1 %cmp.i, label %if.then.i, label %_ZNSt5dequeIiSaIiEE22_M_reserve_map_at_backEm.exit

if.then.i:                                        ; preds = %if.end
  tail call void @_ZNSt5dequeIiSaIiEE17_M_reallocate_mapEmb(ptr noundef nonnull align 8 dereferenceable(80) %this, i64 noundef 1, i1 noundef zeroext false)
  br label %_ZNSt5dequeIiSaIiEE22_M_reserve_map_at_backEm.exit

_ZNSt5dequeIiSaIiEE22_M_reserve_map_at_backEm.exit: ; preds = %if.end, %if.then.i
  %call5.i.i.i = tail call noalias noundef nonnull dereferenceable(512) ptr @_Znwm(i64 noundef 512) #31
  %8 = load ptr, ptr %_M_node.i.i, align 8, !tbaa !112
  %add.ptr = getelementptr inbounds i8, ptr %8, i64 8
  store ptr %call5.i.i.i, ptr %add.ptr, align 8, !tbaa !26
  %9 = load ptr, ptr %_M_finish.i, align 8, !tbaa !85
  %10 = load i32, ptr %__args, align 4, !tbaa !24
  store i32 %10, ptr %9, align 4, !tbaa !24
  %11 = load ptr, ptr %_M_node.i.i, align 8, !tbaa !112
  %add.ptr12 = getelementptr inbounds i8, ptr %11, i64 8
  %_M_node.i18 = getelementptr inbounds i8, ptr %this, i64 72
  store ptr %add.ptr12, ptr %_M_node.i18, align 8, !tbaa !94
  %12 = load ptr, ptr %add.ptr12, align 8, !tbaa !26
  %_M_first.i = getelementptr inbounds i8, ptr %this, i64 56
  store ptr %12, ptr %_M_first.i, align 8, !tbaa !93
  %add.ptr.i = getelementptr inbounds i8, ptr %12, i64 512
  %_M_last.i = getelementptr inbounds i8, ptr %this, i64 64
  store ptr %add.ptr.i, ptr %_M_last.i, align 8, !tbaa !98
  store ptr %12, ptr %_M_finish.i, align 8, !tbaa !85
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt5dequeIiSaIiEE17_M_reallocate_mapEmb(ptr noundef nonnull align 8 dereferenceable(80) %this, i64 noundef %__nodes_to_add, i1 noundef zeroext %__add_at_front) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_node = getelementptr inbounds i8, ptr %this, i64 72
  %0 = load ptr, ptr %_M_node, align 8, !tbaa !112
  %_M_node3 = getelementptr inbounds i8, ptr %this, i64 40
  %1 = load ptr, ptr %_M_node3, align 8, !tbaa !100
  %sub.ptr.lhs.cast = ptrtoint ptr %0 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %1 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = ashr exact i64 %sub.ptr.sub, 3
  %add = add nsw i64 %sub.ptr.div, 1
  %add4 = add i64 %add, %__nodes_to_add
  %_M_map_size = getelementptr inbounds i8, ptr %this, i64 8
  %2 = load i64, ptr %_M_map_size, align 8, !tbaa !190
  %mul = shl i64 %add4, 1
  %cmp = icmp ugt i64 %2, %mul
  br i1 %cmp, label %if.then, label %if.else31

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %this, align 8, !tbaa !111
  %sub = sub i64 %2, %add4
  %div88 = lshr i64 %sub, 1
  %add.ptr = getelementptr inbounds ptr, ptr %3, i64 %div88
  %cond = select i1 %__add_at_front, i64 %__nodes_to_add, i64 0
  %add.ptr9 = getelementptr inbounds ptr, ptr %add.ptr, i64 %cond
  %cmp13 = icmp ult ptr %add.ptr9, %1
  %add.ptr21 = getelementptr inbounds i8, ptr %0, i64 8
  %tobool.not.i.i.i.i.i = icmp eq ptr %add.ptr21, %1
  br i1 %cmp13, label %if.then14, label %if.else

if.then14:                                        ; preds = %if.then
  br i1 %tobool.not.i.i.i.i.i, label %if.end65, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then14
  %sub.ptr.lhs.cast.i.i.i.i.i = ptrtoint ptr %add.ptr21 to i64
  %sub.ptr.sub.i.i.i.i.i = sub i64 %sub.ptr.lhs.cast.i.i.i.i.i, %sub.ptr.rhs.cast
  tail call void @llvm.memmove.p0.p0.i64(ptr align 8 %add.ptr9, ptr nonnull align 8 %1, i64 %sub.ptr.sub.i.i.i.i.i, i1 false)
  br label %if.end65

if.else:                                          ; preds = %if.then
  br i1 %tobool.not.i.i.i.i.i, label %if.end65, label %if.then.i.i.i.i.i93

if.then.i.i.i.i.i93:                              ; preds = %if.else
  %sub.ptr.lhs.cast.i.i.i.i.i89 = ptrtoint ptr %add.ptr21 to i64
  %sub.ptr.sub.i.i.i.i.i91 = sub i64 %sub.ptr.lhs.cast.i.i.i.i.i89, %sub.ptr.rhs.cast
  %sub.ptr.div.i.i.i.i.i = ashr exact i64 %sub.ptr.sub.i.i.i.i.i91, 3
  %add.ptr29 = getelementptr inbounds ptr, ptr %add.ptr9, i64 %add
  %idx.neg.i.i.i.i.i = sub nsw i64 0, %sub.ptr.div.i.i.i.i.i
  %add.ptr.i.i.i.i.i94 = getelementptr inbounds ptr, ptr %add.ptr29, i64 %idx.neg.i.i.i.i.i
  tail call void @llvm.memmove.p0.p0.i64(ptr align 8 %add.ptr.i.i.i.i.i94, ptr align 8 %1, i64 %sub.ptr.sub.i.i.i.i.i91, i1 false)
  br label %if.end65

if.else31:                                        ; preds = %entry
  %.sroa.speculated = tail call i64 @llvm.umax.i64(i64 %2, i64 %__nodes_to_add)
  %add37 = add i64 %2, 2
  %add38 = add i64 %add37, %.sroa.speculated
  %cmp.i.i.i = icmp ugt i64 %add38, 1152921504606846975
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %_ZNSt11_Deque_baseIiSaIiEE15_M_allocate_mapEm.exit, !prof !175

if.then.i.i.i:                                    ; preds = %if.else31
  %cmp2.i.i.i = icmp ugt i64 %add38, 2305843009213693951
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end.i.i.i

if.then3.i.i.i:                                   ; preds = %if.then.i.i.i
  tail call void @_ZSt28__throw_bad_array_new_lengthv() #27
  unreachable

if.end.i.i.i:                                     ; preds = %if.then.i.i.i
  tail call void @_ZSt17__throw_bad_allocv() #27
  unreachable

_ZNSt11_Deque_baseIiSaIiEE15_M_allocate_mapEm.exit: ; preds = %if.else31
  %mul.i.i.i = shl nuw nsw i64 %add38, 3
  %call5.i.i4.i = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %mul.i.i.i) #31
  %sub40 = sub i64 %add38, %add4
  %div4187 = lshr i64 %sub40, 1
  %add.ptr42 = getelementptr inbounds ptr, ptr %call5.i.i4.i, i64 %div4187
  %cond47 = select i1 %__add_at_front, i64 %__nodes_to_add, i64 0
  %add.ptr48 = getelementptr inbounds ptr, ptr %add.ptr42, i64 %cond47
  %add.ptr55 = getelementptr inbounds i8, ptr %0, i64 8
  %tobool.not.i.i.i.i.i98 = icmp eq ptr %add.ptr55, %1
  br i1 %tobool.not.i.i.i.i.i98, label %_ZSt4copyIPPiS1_ET0_T_S3_S2_.exit101, label %if.then.i.i.i.i.i99

if.then.i.i.i.i.i99:                              ; preds = %_ZNSt11_Deque_baseIiSaIiEE15_M_allocate_mapEm.exit
  %sub.ptr.lhs.cast.i.i.i.i.i95 = ptrtoint ptr %add.ptr55 to i64
  %sub.ptr.sub.i.i.i.i.i97 = sub i64 %sub.ptr.lhs.cast.i.i.i.i.i95, %sub.ptr.rhs.cast
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %add.ptr48, ptr align 8 %1, i64 %sub.ptr.sub.i.i.i.i.i97, i1 false)
  br label %_ZSt4copyIPPiS1_ET0_T_S3_S2_.exit101

_ZSt4copyIPPiS1_ET0_T_S3_S2_.exit101:             ; preds = %_ZNSt11_Deque_baseIiSaIiEE15_M_allocate_mapEm.exit, %if.then.i.i.i.i.i99
  %4 = load ptr, ptr %this, align 8, !tbaa !111
  %mul.i.i.i102 = shl i64 %2, 3
  tail call void @_ZdlPvm(ptr noundef %4, i64 noundef %mul.i.i.i102) #28
  store ptr %call5.i.i4.i, ptr %this, align 8, !tbaa !111
  store i64 %add38, ptr %_M_map_size, align 8, !tbaa !114
  br label %if.end65

if.end65:                                         ; preds = %if.then.i.i.i.i.i93, %if.else, %if.then.i.i.i.i.i, %if.then14, %_ZSt4copyIPPiS1_ET0_T_S3_S2_.exit101
  %__new_nstart.0 = phi ptr [ %add.ptr48, %_ZSt4copyIPPiS1_ET0_T_S3_S2_.exit101 ], [ %add.ptr9, %if.then14 ], [ %add.ptr9, %if.then.i.i.i.i.i ], [ %add.ptr9, %if.else ], [ %add.ptr9, %if.then.i.i.i.i.i93 ]
  %_M_node.i = getelementptr inbounds i8, ptr %this, i64 40
  store ptr %__new_nstart.0, ptr %_M_node.i, align 8, !tbaa !94
  %5 = load ptr, ptr %__new_nstart.0, align 8, !tbaa !26
  %_M_first.i = getelementptr inbounds i8, ptr %this, i64 24
  store ptr %5, ptr %_M_first.i, align 8, !tbaa !93
  %add.ptr.i = getelementptr inbounds i8, ptr %5, i64 512
  %_M_last.i = getelementptr inbounds i8, ptr %this, i64 32
  store ptr %add.ptr.i, ptr %_M_last.i, align 8, !tbaa !98
  %add.ptr70 = getelementptr inbounds ptr, ptr %__new_nstart.0, i64 %add
  %add.ptr71 = getelementptr inbounds i8, ptr %add.ptr70, i64 -8
  %_M_node.i103 = getelementptr inbounds i8, ptr %this, i64 72
  store ptr %add.ptr71, ptr %_M_node.i103, align 8, !tbaa !94
  %6 = load ptr, ptr %add.ptr71, align 8, !tbaa !26
  %_M_first.i104 = getelementptr inbounds i8, ptr %this, i64 56
  store ptr %6, ptr %_M_first.i104, align 8, !tbaa !93
  %add.ptr.i105 = getelementptr inbounds i8, ptr %6, i64 512
  %_M_last.i106 = getelementptr inbounds i8, ptr %this, i64 64
  store ptr %add.ptr.i105, ptr %_M_last.i106, align 8, !tbaa !98
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt5dequeIiSaIiEE17_M_push_front_auxIJRKiEEEvDpOT_(ptr noundef nonnull align 8 dereferenceable(80) %this, ptr noundef nonnull align 4 dereferenceable(4) %__args) local_unnamed_addr #8 comdat align 2 {
entry:
  %_M_finish.i = getelementptr inbounds i8, ptr %this, i64 48
  %_M_start.i = getelementptr inbounds i8, ptr %this, i64 16
  %_M_node.i.i = getelementptr inbounds i8, ptr %this, i64 72
  %0 = load ptr, ptr %_M_node.i.i, align 8, !tbaa !94
  %_M_node1.i.i = getelementptr inbounds i8, ptr %this, i64 40
  %1 = load ptr, ptr %_M_node1.i.i, align 8, !tbaa !94
  %sub.ptr.lhs.cast.i.i = ptrtoint ptr %0 to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint ptr %1 to i64
  %sub.ptr.sub.i.i = sub i64 %sub.ptr.lhs.cast.i.i, %sub.ptr.rhs.cast.i.i
  %sub.ptr.div.i.i = ashr exact i64 %sub.ptr.sub.i.i, 3
  %tobool.i.i = icmp ne ptr %0, null
  %conv.neg.i.i = sext i1 %tobool.i.i to i64
  %sub.i.i = add nsw i64 %sub.ptr.div.i.i, %conv.neg.i.i
  %mul.i.i = shl nsw i64 %sub.i.i, 7
  %2 = load ptr, ptr %_M_finish.i, align 8, !tbaa !92
  %_M_first.i.i = getelementptr inbounds i8, ptr %this, i64 56
  %3 = load ptr, ptr %_M_first.i.i, align 8, !tbaa !93
  %sub.ptr.lhs.cast3.i.i = ptrtoint ptr %2 to i64
  %sub.ptr.rhs.cast4.i.i = ptrtoint ptr %3 to i64
  %sub.ptr.sub5.i.i = sub i64 %sub.ptr.lhs.cast3.i.i, %sub.ptr.rhs.cast4.i.i
  %sub.ptr.div6.i.i = ashr exact i64 %sub.ptr.sub5.i.i, 2
  %add.i.i = add nsw i64 %mul.i.i, %sub.ptr.div6.i.i
  %_M_last.i.i = getelementptr inbounds i8, ptr %this, i64 32
  %4 = load ptr, ptr %_M_last.i.i, align 8, !tbaa !98
  %5 = load ptr, ptr %_M_start.i, align 8, !tbaa !92
  %sub.ptr.lhs.cast8.i.i = ptrtoint ptr %4 to i64
  %sub.ptr.rhs.cast9.i.i = ptrtoint ptr %5 to i64
  %sub.ptr.sub10.i.i = sub i64 %sub.ptr.lhs.cast8.i.i, %sub.ptr.rhs.cast9.i.i
  %sub.ptr.div11.i.i = ashr exact i64 %sub.ptr.sub10.i.i, 2
  %add12.i.i = add nsw i64 %add.i.i, %sub.ptr.div11.i.i
  %cmp = icmp eq i64 %add12.i.i, 2305843009213693951
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.26) #27
  unreachable

if.end:                                           ; preds = %entry
  %6 = load ptr, ptr %this, align 8, !tbaa !111
  %cmp.i = icmp eq ptr %1, %6
  br i1 %cmp.i, label %if.then.i, label %_ZNSt5dequeIiSaIiEE23_M_reserve_map_at_frontEm.exit

if.then.i:                                        ; preds = %if.end
  tail call void @_ZNSt5dequeIiSaIiEE17_M_reallocate_mapEmb(ptr noundef nonnull align 8 dereferenceable(80) %this, i64 noundef 1, i1 noundef zeroext true)
  br label %_ZNSt5dequeIiSaIiEE23_M_reserve_map_at_frontEm.exit

_ZNSt5dequeIiSaIiEE23_M_reserve_map_at_frontEm.exit: ; preds = %if.end, %if.then.i
  %call5.i.i.i = tail call noalias noundef nonnull dereferenceable(512) ptr @_Znwm(i64 noundef 512) #31
  %7 = load ptr, ptr %_M_node1.i.i, align 8, !tbaa !100
  %add.ptr = getelementptr inbounds i8, ptr %7, i64 -8
  store ptr %call5.i.i.i, ptr %add.ptr, align 8, !tbaa !26
  %8 = load ptr, ptr %_M_node1.i.i, align 8, !tbaa !100
  %add.ptr9 = getelementptr inbounds i8, ptr %8, i64 -8
  %_M_node.i19 = getelementptr inbounds i8, ptr %this, i64 40
  store ptr %add.ptr9, ptr %_M_node.i19, align 8, !tbaa !94
  %9 = load ptr, ptr %add.ptr9, align 8, !tbaa !26
  %_M_first.i = getelementptr inbounds i8, ptr %this, i64 24
  store ptr %9, ptr %_M_first.i, align 8, !tbaa !93
  %add.ptr.i = getelementptr inbounds i8, ptr %9, i64 512
  %_M_last.i = getelementptr inbounds i8, ptr %this, i64 32
  store ptr %add.ptr.i, ptr %_M_last.i, align 8, !tbaa !98
  %add.ptr12 = getelementptr inbounds i8, ptr %9, i64 508
  store ptr %add.ptr12, ptr %_M_start.i, align 8, !tbaa !89
  %10 = load i32, ptr %__args, align 4, !tbaa !24
  store i32 %10, ptr %add.ptr12, align 4, !tbaa !24
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef ptr @_ZSt16__do_uninit_copyIPKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPS5_ET0_T_SA_S9_(ptr noundef %__first, ptr noundef %__last, ptr noundef %__result) local_unnamed_addr #8 comdat personality ptr @__gxx_personality_v0 {
entry:
  %cmp.not19 = icmp eq ptr %__first, %__last
  br i1 %cmp.not19, label %for.end, label %for.body

for.body:                                         ; preds = %entry, %_ZSt10_ConstructINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEJRKS5_EEvPT_DpOT0_.exit
  %__cur.021 = phi ptr [ %incdec.ptr1, %_ZSt10_ConstructINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEJRKS5_EEvPT_DpOT0_.exit ], [ %__result, %entry ]
  %__first.addr.020 = phi ptr [ %incdec.ptr, %_ZSt10_ConstructINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEJRKS5_EEvPT_DpOT0_.exit ], [ %__first, %entry ]
  %0 = getelementptr inbounds i8, ptr %__cur.021, i64 16
  store ptr %0, ptr %__cur.021, align 8, !tbaa !16
  %1 = load ptr, ptr %__first.addr.020, align 8, !tbaa !33
  %_M_string_length.i.i.i = getelementptr inbounds i8, ptr %__first.addr.020, i64 8
  %2 = load i64, ptr %_M_string_length.i.i.i, align 8, !tbaa !22
  %cmp.i.i.i = icmp ugt i64 %2, 15
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %if.end.i.i.i

if.then.i.i.i:                                    ; preds = %for.body
  %cmp.i.i.i.i = icmp ugt i64 %2, 4611686018427387903
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i.i
  invoke void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.9) #27
          to label %.noexc unwind label %lpad.loopexit.split-lp

.noexc:                                           ; preds = %if.then.i.i.i.i
  unreachable

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit.i.i.i: ; preds = %if.then.i.i.i
  %add.i.i.i.i = add nuw nsw i64 %2, 1
  %call5.i.i.i.i12.i.i13 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef %add.i.i.i.i) #31
          to label %call5.i.i.i.i12.i.i.noexc unwind label %lpad.loopexit

call5.i.i.i.i12.i.i.noexc:                        ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit.i.i.i
  store ptr %call5.i.i.i.i12.i.i13, ptr %__cur.021, align 8, !tbaa !33
  store i64 %2, ptr %0, align 8, !tbaa !21
  br label %if.end.i.i.i

if.end.i.i.i:                                     ; preds = %call5.i.i.i.i12.i.i.noexc, %for.body
  %3 = load ptr, ptr %__cur.021, align 8, !tbaa !33
  switch i64 %2, label %if.end.i.i.i8.i.i.i [
    i64 1, label %if.then.i.i.i.i.i
    i64 0, label %_ZSt10_ConstructINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEJRKS5_EEvPT_DpOT0_.exit
  ]

if.then.i.i.i.i.i:                                ; preds = %if.end.i.i.i
  %4 = load i8, ptr %1, align 1, !tbaa !21
  store i8 %4, ptr %3, align 1, !tbaa !21
  br label %_ZSt10_ConstructINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEJRKS5_EEvPT_DpOT0_.exit

if.end.i.i.i8.i.i.i:                              ; preds = %if.end.i.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %1, i64 %2, i1 false)
  br label %_ZSt10_ConstructINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEJRKS5_EEvPT_DpOT0_.exit

_ZSt10_ConstructINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEJRKS5_EEvPT_DpOT0_.exit: ; preds = %if.end.i.i.i, %if.then.i.i.i.i.i, %if.end.i.i.i8.i.i.i
  %_M_string_length.i.i.i.i.i = getelementptr inbounds i8, ptr %__cur.021, i64 8
  store i64 %2, ptr %_M_string_length.i.i.i.i.i, align 8, !tbaa !22
  %5 = load ptr, ptr %__cur.021, align 8, !tbaa !33
  %arrayidx.i.i.i.i = getelementptr inbounds i8, ptr %5, i64 %2
  store i8 0, ptr %arrayidx.i.i.i.i, align 1, !tbaa !21
  %incdec.ptr = getelementptr inbounds i8, ptr %__first.addr.020, i64 32
  %incdec.ptr1 = getelementptr inbounds i8, ptr %__cur.021, i64 32
  %cmp.not = icmp eq ptr %incdec.ptr, %__last
  br i1 %cmp.not, label %for.end, label %for.body, !llvm.loop !191

lpad.loopexit:                                    ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit.i.i.i
  %lpad.loopexit14 = landingpad { ptr, i32 }
          catch ptr null
  br label %lpad

lpad.loopexit.split-lp:                           ; preds = %if.then.i.i.i.i
  %lpad.loopexit.split-lp15 = landingpad { ptr, i32 }
          catch ptr null
  br label %lpad

lpad:                                             ; preds = %lpad.loopexit.split-lp, %lpad.loopexit
  %lpad.phi = phi { ptr, i32 } [ %lpad.loopexit14, %lpad.loopexit ], [ %lpad.loopexit.split-lp15, %lpad.loopexit.split-lp ]
  %6 = extractvalue { ptr, i32 } %lpad.phi, 0
  %7 = tail call ptr @__cxa_begin_catch(ptr %6) #26
  invoke void @_ZSt8_DestroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvT_S7_(ptr noundef %__result, ptr noundef nonnull %__cur.021)
          to label %invoke.cont3 unwind label %lpad2

invoke.cont3:                                     ; preds = %lpad
  invoke void @__cxa_rethrow() #27
          to label %unreachable unwind label %lpad2

for.end:                                          ; preds = %_ZSt10_ConstructINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEJRKS5_EEvPT_DpOT0_.exit, %entry
  %__cur.0.lcssa = phi ptr [ %__result, %entry ], [ %incdec.ptr1, %_ZSt10_ConstructINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEJRKS5_EEvPT_DpOT0_.exit ]
  ret ptr %__cur.0.lcssa

lpad2:                                            ; preds = %invoke.cont3, %lpad
  %8 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %invoke.cont4 unwind label %terminate.lpad

invoke.cont4:                                     ; preds = %lpad2
  resume { ptr, i32 } %8

terminate.lpad:                                   ; preds = %lpad2
  %9 = landingpad { ptr, i32 }
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  tail call void @__clang_call_terminate(ptr %10) #30
  unreachable

unreachable:                                      ; preds = %invoke.cont3
  unreachable
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZSt8_DestroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvT_S7_(ptr noundef %__first, ptr noundef %__last) local_unnamed_addr #16 comdat personality ptr @__gxx_personality_v0 {
entry:
  %cmp.not3.i = icmp eq ptr %__first, %__last
  br i1 %cmp.not3.i, label %_ZNSt12_Destroy_auxILb0EE9__destroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEvT_S9_.exit, label %for.body.i

for.body.i:                                       ; preds = %entry, %_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_.exit.i
  %__first.addr.04.i = phi ptr [ %incdec.ptr.i, %_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_.exit.i ], [ %__first, %entry ]
  %0 = load ptr, ptr %__first.addr.04.i, align 8, !tbaa !33
  %1 = getelementptr inbounds i8, ptr %__first.addr.04.i, i64 16
  %cmp.i.i.i.i.i = icmp eq ptr %0, %1
  br i1 %cmp.i.i.i.i.i, label %_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_.exit.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %for.body.i
  %2 = load i64, ptr %1, align 8, !tbaa !21
  %add.i.i.i.i.i = add i64 %2, 1
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef %add.i.i.i.i.i) #28
  br label %_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_.exit.i

_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_.exit.i: ; preds = %if.then.i.i.i.i, %for.body.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %__first.addr.04.i, i64 32
  %cmp.not.i = icmp eq ptr %incdec.ptr.i, %__last
  br i1 %cmp.not.i, label %_ZNSt12_Destroy_auxILb0EE9__destroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEvT_S9_.exit, label %for.body.i, !llvm.loop !110

_ZNSt12_Destroy_auxILb0EE9__destroyIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEvT_S9_.exit: ; preds = %_ZSt8_DestroyINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEvPT_.exit.i, %entry
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElNS0_5__ops15_Iter_less_iterEEvT_SF_T0_T1_(ptr %__first.coerce, ptr %__last.coerce, i64 noundef %__depth_limit) local_unnamed_addr #8 comdat personality ptr @__gxx_personality_v0 {
entry:
  %__comp.i.i = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %__comp.i = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %sub.ptr.rhs.cast.i = ptrtoint ptr %__first.coerce to i64
  %sub.ptr.lhs.cast.i27 = ptrtoint ptr %__last.coerce to i64
  %sub.ptr.sub.i28 = sub i64 %sub.ptr.lhs.cast.i27, %sub.ptr.rhs.cast.i
  %sub.ptr.div.i29 = ashr exact i64 %sub.ptr.sub.i28, 5
  %cmp30 = icmp sgt i64 %sub.ptr.div.i29, 16
  br i1 %cmp30, label %while.body.lr.ph, label %while.end

while.body.lr.ph:                                 ; preds = %entry
  %add.ptr.i28.i = getelementptr inbounds i8, ptr %__first.coerce, i64 32
  %cmp239 = icmp eq i64 %__depth_limit, 0
  br i1 %cmp239, label %if.then, label %if.end

while.body:                                       ; preds = %if.end
  %cmp2 = icmp eq i64 %dec, 0
  br i1 %cmp2, label %if.then, label %if.end, !llvm.loop !192

if.then:                                          ; preds = %while.body, %while.body.lr.ph
  %sub.ptr.sub.i33.lcssa = phi i64 [ %sub.ptr.sub.i28, %while.body.lr.ph ], [ %sub.ptr.sub.i, %while.body ]
  %storemerge31.lcssa = phi ptr [ %__last.coerce, %while.body.lr.ph ], [ %call25.i, %while.body ]
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__comp.i)
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__comp.i.i)
  call void @_ZSt11__make_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEEvT_SF_RT0_(ptr %__first.coerce, ptr %storemerge31.lcssa, ptr noundef nonnull align 1 dereferenceable(1) %__comp.i.i)
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__comp.i.i)
  %cmp11.i.i = icmp sgt i64 %sub.ptr.sub.i33.lcssa, 32
  br i1 %cmp11.i.i, label %while.body.i.i, label %_ZSt14__partial_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEEvT_SF_SF_T0_.exit

while.body.i.i:                                   ; preds = %if.then, %while.body.i.i
  %__last.sroa.0.012.i.i = phi ptr [ %incdec.ptr.i.i13.i, %while.body.i.i ], [ %storemerge31.lcssa, %if.then ]
  %incdec.ptr.i.i13.i = getelementptr inbounds i8, ptr %__last.sroa.0.012.i.i, i64 -32
  call void @_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEEvT_SF_SF_RT0_(ptr %__first.coerce, ptr nonnull %incdec.ptr.i.i13.i, ptr nonnull %incdec.ptr.i.i13.i, ptr noundef nonnull align 1 dereferenceable(1) %__comp.i)
  %sub.ptr.lhs.cast.i.i.i = ptrtoint ptr %incdec.ptr.i.i13.i to i64
  %sub.ptr.sub.i.i.i = sub i64 %sub.ptr.lhs.cast.i.i.i, %sub.ptr.rhs.cast.i
  %cmp.i.i = icmp sgt i64 %sub.ptr.sub.i.i.i, 32
  br i1 %cmp.i.i, label %while.body.i.i, label %_ZSt14__partial_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEEvT_SF_SF_T0_.exit, !llvm.loop !193

_ZSt14__partial_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEEvT_SF_SF_T0_.exit: ; preds = %while.body.i.i, %if.then
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__comp.i)
  br label %while.end

if.end:                                           ; preds = %while.body.lr.ph, %while.body
  %storemerge3142 = phi ptr [ %call25.i, %while.body ], [ %__last.coerce, %while.body.lr.ph ]
  %__depth_limit.addr.03241 = phi i64 [ %dec, %while.body ], [ %__depth_limit, %while.body.lr.ph ]
  %sub.ptr.div.i3440 = phi i64 [ %sub.ptr.div.i, %while.body ], [ %sub.ptr.div.i29, %while.body.lr.ph ]
  %dec = add nsw i64 %__depth_limit.addr.03241, -1
  %div.i23 = lshr i64 %sub.ptr.div.i3440, 1
  %add.ptr.i.i = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %__first.coerce, i64 %div.i23
  %add.ptr.i29.i = getelementptr inbounds i8, ptr %storemerge3142, i64 -32
  tail call void @_ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEEvT_SF_SF_SF_T0_(ptr %__first.coerce, ptr nonnull %add.ptr.i28.i, ptr %add.ptr.i.i, ptr nonnull %add.ptr.i29.i)
  %call25.i = tail call ptr @_ZSt21__unguarded_partitionIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEET_SF_SF_SF_T0_(ptr nonnull %add.ptr.i28.i, ptr %storemerge3142, ptr %__first.coerce)
  tail call void @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElNS0_5__ops15_Iter_less_iterEEvT_SF_T0_T1_(ptr %call25.i, ptr %storemerge3142, i64 noundef %dec)
  %sub.ptr.lhs.cast.i = ptrtoint ptr %call25.i to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %sub.ptr.div.i = ashr exact i64 %sub.ptr.sub.i, 5
  %cmp = icmp sgt i64 %sub.ptr.div.i, 16
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !192

while.end:                                        ; preds = %if.end, %entry, %_ZSt14__partial_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEEvT_SF_SF_T0_.exit
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt11__make_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEEvT_SF_RT0_(ptr %__first.coerce, ptr %__last.coerce, ptr noundef nonnull align 1 dereferenceable(1) %__comp) local_unnamed_addr #8 comdat personality ptr @__gxx_personality_v0 {
entry:
  %__value = alloca %"class.std::__cxx11::basic_string", align 8
  %agg.tmp6 = alloca %"class.std::__cxx11::basic_string", align 8
  %sub.ptr.lhs.cast.i = ptrtoint ptr %__last.coerce to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %__first.coerce to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %sub.ptr.div.i = ashr exact i64 %sub.ptr.sub.i, 5
  %cmp = icmp slt i64 %sub.ptr.div.i, 2
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %sub = add nsw i64 %sub.ptr.div.i, -2
  %div = sdiv i64 %sub, 2
  %0 = getelementptr inbounds i8, ptr %__value, i64 16
  %_M_string_length.i23.i = getelementptr inbounds i8, ptr %__value, i64 8
  %1 = getelementptr inbounds i8, ptr %agg.tmp6, i64 16
  %_M_string_length.i23.i27 = getelementptr inbounds i8, ptr %agg.tmp6, i64 8
  br label %while.cond

while.cond:                                       ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit37, %if.end
  %__parent.0 = phi i64 [ %div, %if.end ], [ %__parent.1, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit37 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %__value) #26
  %add.ptr.i = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %__first.coerce, i64 %__parent.0
  store ptr %0, ptr %__value, align 8, !tbaa !16
  %2 = load ptr, ptr %add.ptr.i, align 8, !tbaa !33
  %3 = getelementptr inbounds i8, ptr %add.ptr.i, i64 16
  %cmp.i.i = icmp eq ptr %2, %3
  br i1 %cmp.i.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %while.cond
  %_M_string_length.i.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 8
  %4 = load i64, ptr %_M_string_length.i.i, align 8, !tbaa !22
  %add.i = add i64 %4, 1
  %cmp.i21.i = icmp eq i64 %add.i, 0
  br i1 %cmp.i21.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %0, ptr nonnull align 8 %3, i64 %add.i, i1 false)
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit

if.else.i:                                        ; preds = %while.cond
  store ptr %2, ptr %__value, align 8, !tbaa !33
  %5 = load i64, ptr %3, align 8, !tbaa !21
  store i64 %5, ptr %0, align 8, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit: ; preds = %if.then.i, %if.end.i.i, %if.else.i
  %_M_string_length.i22.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 8
  %6 = load i64, ptr %_M_string_length.i22.i, align 8, !tbaa !22
  store i64 %6, ptr %_M_string_length.i23.i, align 8, !tbaa !22
  store ptr %3, ptr %add.ptr.i, align 8, !tbaa !33
  store i64 0, ptr %_M_string_length.i22.i, align 8, !tbaa !22
  store i8 0, ptr %3, align 1, !tbaa !21
  store ptr %1, ptr %agg.tmp6, align 8, !tbaa !16
  %7 = load ptr, ptr %__value, align 8, !tbaa !33
  %cmp.i.i24 = icmp eq ptr %7, %0
  br i1 %cmp.i.i24, label %if.then.i28, label %if.else.i25

if.then.i28:                                      ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit
  %add.i30 = add i64 %6, 1
  %cmp.i21.i31 = icmp eq i64 %add.i30, 0
  br i1 %cmp.i21.i31, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit33, label %if.end.i.i32

if.end.i.i32:                                     ; preds = %if.then.i28
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %1, ptr nonnull align 8 %0, i64 %add.i30, i1 false)
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit33

if.else.i25:                                      ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit
  store ptr %7, ptr %agg.tmp6, align 8, !tbaa !33
  %8 = load i64, ptr %0, align 8, !tbaa !21
  store i64 %8, ptr %1, align 8, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit33

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit33: ; preds = %if.then.i28, %if.end.i.i32, %if.else.i25
  store i64 %6, ptr %_M_string_length.i23.i27, align 8, !tbaa !22
  store ptr %0, ptr %__value, align 8, !tbaa !33
  store i64 0, ptr %_M_string_length.i23.i, align 8, !tbaa !22
  store i8 0, ptr %0, align 8, !tbaa !21
  invoke void @_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElS7_NS0_5__ops15_Iter_less_iterEEvT_T0_SG_T1_T2_(ptr %__first.coerce, i64 noundef %__parent.0, i64 noundef %sub.ptr.div.i, ptr noundef nonnull %agg.tmp6)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit33
  %9 = load ptr, ptr %agg.tmp6, align 8, !tbaa !33
  %cmp.i.i.i = icmp eq ptr %9, %1
  br i1 %cmp.i.i.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %invoke.cont
  %10 = load i64, ptr %1, align 8, !tbaa !21
  %add.i.i.i = add i64 %10, 1
  call void @_ZdlPvm(ptr noundef %9, i64 noundef %add.i.i.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit: ; preds = %invoke.cont, %if.then.i.i
  %cmp9.not = icmp eq i64 %__parent.0, 0
  %__parent.1 = call i64 @llvm.usub.sat.i64(i64 %__parent.0, i64 1)
  %11 = load ptr, ptr %__value, align 8, !tbaa !33
  %cmp.i.i.i34 = icmp eq ptr %11, %0
  br i1 %cmp.i.i.i34, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit37, label %if.then.i.i35

if.then.i.i35:                                    ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit
  %12 = load i64, ptr %0, align 8, !tbaa !21
  %add.i.i.i36 = add i64 %12, 1
  call void @_ZdlPvm(ptr noundef %11, i64 noundef %add.i.i.i36) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit37

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit37: ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit, %if.then.i.i35
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__value) #26
  br i1 %cmp9.not, label %return, label %while.cond, !llvm.loop !194

lpad:                                             ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit33
  %13 = landingpad { ptr, i32 }
          cleanup
  %14 = load ptr, ptr %agg.tmp6, align 8, !tbaa !33
  %cmp.i.i.i38 = icmp eq ptr %14, %1
  br i1 %cmp.i.i.i38, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit41, label %if.then.i.i39

if.then.i.i39:                                    ; preds = %lpad
  %15 = load i64, ptr %1, align 8, !tbaa !21
  %add.i.i.i40 = add i64 %15, 1
  call void @_ZdlPvm(ptr noundef %14, i64 noundef %add.i.i.i40) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit41

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit41: ; preds = %lpad, %if.then.i.i39
  %16 = load ptr, ptr %__value, align 8, !tbaa !33
  %cmp.i.i.i42 = icmp eq ptr %16, %0
  br i1 %cmp.i.i.i42, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit45, label %if.then.i.i43

if.then.i.i43:                                    ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit41
  %17 = load i64, ptr %0, align 8, !tbaa !21
  %add.i.i.i44 = add i64 %17, 1
  call void @_ZdlPvm(ptr noundef %16, i64 noundef %add.i.i.i44) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit45

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit45: ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit41, %if.then.i.i43
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__value) #26
  resume { ptr, i32 } %13

return:                                           ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit37, %entry
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEEvT_SF_SF_RT0_(ptr %__first.coerce, ptr %__last.coerce, ptr %__result.coerce, ptr noundef nonnull align 1 dereferenceable(1) %__comp) local_unnamed_addr #16 comdat personality ptr @__gxx_personality_v0 {
entry:
  %__value = alloca %"class.std::__cxx11::basic_string", align 8
  %agg.tmp7 = alloca %"class.std::__cxx11::basic_string", align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %__value) #26
  %0 = getelementptr inbounds i8, ptr %__value, i64 16
  store ptr %0, ptr %__value, align 8, !tbaa !16
  %1 = load ptr, ptr %__result.coerce, align 8, !tbaa !33
  %2 = getelementptr inbounds i8, ptr %__result.coerce, i64 16
  %cmp.i.i = icmp eq ptr %1, %2
  br i1 %cmp.i.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %entry
  %_M_string_length.i.i = getelementptr inbounds i8, ptr %__result.coerce, i64 8
  %3 = load i64, ptr %_M_string_length.i.i, align 8, !tbaa !22
  %add.i = add i64 %3, 1
  %cmp.i21.i = icmp eq i64 %add.i, 0
  br i1 %cmp.i21.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %0, ptr nonnull align 8 %2, i64 %add.i, i1 false)
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit

if.else.i:                                        ; preds = %entry
  store ptr %1, ptr %__value, align 8, !tbaa !33
  %4 = load i64, ptr %2, align 8, !tbaa !21
  store i64 %4, ptr %0, align 8, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit: ; preds = %if.then.i, %if.end.i.i, %if.else.i
  %_M_string_length.i22.i = getelementptr inbounds i8, ptr %__result.coerce, i64 8
  %5 = load i64, ptr %_M_string_length.i22.i, align 8, !tbaa !22
  %_M_string_length.i23.i = getelementptr inbounds i8, ptr %__value, i64 8
  store i64 %5, ptr %_M_string_length.i23.i, align 8, !tbaa !22
  store ptr %2, ptr %__result.coerce, align 8, !tbaa !33
  store i64 0, ptr %_M_string_length.i22.i, align 8, !tbaa !22
  store i8 0, ptr %2, align 1, !tbaa !21
  %6 = load ptr, ptr %__first.coerce, align 8, !tbaa !33
  %7 = getelementptr inbounds i8, ptr %__first.coerce, i64 16
  %cmp.i56.i = icmp eq ptr %6, %7
  br i1 %cmp.i56.i, label %if.then15.i, label %if.else.i11

if.then15.i:                                      ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit
  %cmp.not.i = icmp eq ptr %__first.coerce, %__result.coerce
  br i1 %cmp.not.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit, label %if.then16.i, !prof !175

if.then16.i:                                      ; preds = %if.then15.i
  %_M_string_length.i.i12 = getelementptr inbounds i8, ptr %__first.coerce, i64 8
  %8 = load i64, ptr %_M_string_length.i.i12, align 8, !tbaa !22
  switch i64 %8, label %if.end.i.i.i [
    i64 0, label %if.end24.i
    i64 1, label %if.then.i.i
  ]

if.then.i.i:                                      ; preds = %if.then16.i
  %9 = load i8, ptr %6, align 1, !tbaa !21
  store i8 %9, ptr %2, align 1, !tbaa !21
  br label %if.end24.i

if.end.i.i.i:                                     ; preds = %if.then16.i
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %2, ptr align 1 %6, i64 %8, i1 false)
  br label %if.end24.i

if.end24.i:                                       ; preds = %if.then16.i, %if.end.i.i.i, %if.then.i.i
  %10 = load i64, ptr %_M_string_length.i.i12, align 8, !tbaa !22
  store i64 %10, ptr %_M_string_length.i22.i, align 8, !tbaa !22
  %11 = load ptr, ptr %__result.coerce, align 8, !tbaa !33
  %arrayidx.i.i = getelementptr inbounds i8, ptr %11, i64 %10
  store i8 0, ptr %arrayidx.i.i, align 1, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit

if.else.i11:                                      ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit
  store ptr %6, ptr %__result.coerce, align 8, !tbaa !33
  %_M_string_length.i61.i = getelementptr inbounds i8, ptr %__first.coerce, i64 8
  %12 = load i64, ptr %_M_string_length.i61.i, align 8, !tbaa !22
  store i64 %12, ptr %_M_string_length.i22.i, align 8, !tbaa !22
  %13 = load i64, ptr %7, align 8, !tbaa !21
  store i64 %13, ptr %2, align 8, !tbaa !21
  store ptr %7, ptr %__first.coerce, align 8, !tbaa !33
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit: ; preds = %if.then15.i, %if.end24.i, %if.else.i11
  %_M_string_length.i.i.i.i = getelementptr inbounds i8, ptr %__first.coerce, i64 8
  store i64 0, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !22
  %14 = load ptr, ptr %__first.coerce, align 8, !tbaa !33
  store i8 0, ptr %14, align 1, !tbaa !21
  %sub.ptr.lhs.cast.i = ptrtoint ptr %__last.coerce to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %__first.coerce to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %sub.ptr.div.i = ashr exact i64 %sub.ptr.sub.i, 5
  %15 = getelementptr inbounds i8, ptr %agg.tmp7, i64 16
  store ptr %15, ptr %agg.tmp7, align 8, !tbaa !16
  %16 = load ptr, ptr %__value, align 8, !tbaa !33
  %cmp.i.i13 = icmp eq ptr %16, %0
  br i1 %cmp.i.i13, label %if.then.i17, label %if.else.i14

if.then.i17:                                      ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit
  %17 = load i64, ptr %_M_string_length.i23.i, align 8, !tbaa !22
  %add.i19 = add i64 %17, 1
  %cmp.i21.i20 = icmp eq i64 %add.i19, 0
  br i1 %cmp.i21.i20, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit22, label %if.end.i.i21

if.end.i.i21:                                     ; preds = %if.then.i17
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %15, ptr nonnull align 8 %0, i64 %add.i19, i1 false)
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit22

if.else.i14:                                      ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit
  store ptr %16, ptr %agg.tmp7, align 8, !tbaa !33
  %18 = load i64, ptr %0, align 8, !tbaa !21
  store i64 %18, ptr %15, align 8, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit22

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit22: ; preds = %if.then.i17, %if.end.i.i21, %if.else.i14
  %19 = load i64, ptr %_M_string_length.i23.i, align 8, !tbaa !22
  %_M_string_length.i23.i16 = getelementptr inbounds i8, ptr %agg.tmp7, i64 8
  store i64 %19, ptr %_M_string_length.i23.i16, align 8, !tbaa !22
  store ptr %0, ptr %__value, align 8, !tbaa !33
  store i64 0, ptr %_M_string_length.i23.i, align 8, !tbaa !22
  store i8 0, ptr %0, align 8, !tbaa !21
  invoke void @_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElS7_NS0_5__ops15_Iter_less_iterEEvT_T0_SG_T1_T2_(ptr nonnull %__first.coerce, i64 noundef 0, i64 noundef %sub.ptr.div.i, ptr noundef nonnull %agg.tmp7)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit22
  %20 = load ptr, ptr %agg.tmp7, align 8, !tbaa !33
  %cmp.i.i.i = icmp eq ptr %20, %15
  br i1 %cmp.i.i.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit, label %if.then.i.i23

if.then.i.i23:                                    ; preds = %invoke.cont
  %21 = load i64, ptr %15, align 8, !tbaa !21
  %add.i.i.i = add i64 %21, 1
  call void @_ZdlPvm(ptr noundef %20, i64 noundef %add.i.i.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit: ; preds = %invoke.cont, %if.then.i.i23
  %22 = load ptr, ptr %__value, align 8, !tbaa !33
  %cmp.i.i.i24 = icmp eq ptr %22, %0
  br i1 %cmp.i.i.i24, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit27, label %if.then.i.i25

if.then.i.i25:                                    ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit
  %23 = load i64, ptr %0, align 8, !tbaa !21
  %add.i.i.i26 = add i64 %23, 1
  call void @_ZdlPvm(ptr noundef %22, i64 noundef %add.i.i.i26) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit27

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit27: ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit, %if.then.i.i25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__value) #26
  ret void

lpad:                                             ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit22
  %24 = landingpad { ptr, i32 }
          cleanup
  %25 = load ptr, ptr %agg.tmp7, align 8, !tbaa !33
  %cmp.i.i.i28 = icmp eq ptr %25, %15
  br i1 %cmp.i.i.i28, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit31, label %if.then.i.i29

if.then.i.i29:                                    ; preds = %lpad
  %26 = load i64, ptr %15, align 8, !tbaa !21
  %add.i.i.i30 = add i64 %26, 1
  call void @_ZdlPvm(ptr noundef %25, i64 noundef %add.i.i.i30) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit31

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit31: ; preds = %lpad, %if.then.i.i29
  %27 = load ptr, ptr %__value, align 8, !tbaa !33
  %cmp.i.i.i32 = icmp eq ptr %27, %0
  br i1 %cmp.i.i.i32, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit35, label %if.then.i.i33

if.then.i.i33:                                    ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit31
  %28 = load i64, ptr %0, align 8, !tbaa !21
  %add.i.i.i34 = add i64 %28, 1
  call void @_ZdlPvm(ptr noundef %27, i64 noundef %add.i.i.i34) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit35

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit35: ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit31, %if.then.i.i33
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__value) #26
  resume { ptr, i32 } %24
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElS7_NS0_5__ops15_Iter_less_iterEEvT_T0_SG_T1_T2_(ptr %__first.coerce, i64 noundef %__holeIndex, i64 noundef %__len, ptr noundef %__value) local_unnamed_addr #8 comdat personality ptr @__gxx_personality_v0 {
entry:
  %__cmp = alloca %"struct.__gnu_cxx::__ops::_Iter_less_val", align 1
  %agg.tmp38 = alloca %"class.std::__cxx11::basic_string", align 8
  %sub = add nsw i64 %__len, -1
  %div = sdiv i64 %sub, 2
  %cmp99 = icmp sgt i64 %div, %__holeIndex
  br i1 %cmp99, label %while.body, label %while.end

while.body:                                       ; preds = %entry, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit
  %__holeIndex.addr.0100 = phi i64 [ %spec.select, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit ], [ %__holeIndex, %entry ]
  %add = shl i64 %__holeIndex.addr.0100, 1
  %mul = add i64 %add, 2
  %add.ptr.i = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %__first.coerce, i64 %mul
  %sub3 = or disjoint i64 %add, 1
  %add.ptr.i57 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %__first.coerce, i64 %sub3
  %_M_string_length.i.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 8
  %0 = load i64, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !22
  %_M_string_length.i10.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i57, i64 8
  %1 = load i64, ptr %_M_string_length.i10.i.i.i, align 8, !tbaa !22
  %.sroa.speculated.i.i.i = tail call i64 @llvm.umin.i64(i64 %1, i64 %0)
  %cmp.i11.i.i.i = icmp eq i64 %.sroa.speculated.i.i.i, 0
  br i1 %cmp.i11.i.i.i, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i, label %if.end.i.i.i.i

if.end.i.i.i.i:                                   ; preds = %while.body
  %2 = load ptr, ptr %add.ptr.i57, align 8, !tbaa !33
  %3 = load ptr, ptr %add.ptr.i, align 8, !tbaa !33
  %call.i.i.i.i = tail call i32 @memcmp(ptr noundef %3, ptr noundef %2, i64 noundef %.sroa.speculated.i.i.i) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i: ; preds = %if.end.i.i.i.i, %while.body
  %retval.0.i.i.i.i = phi i32 [ %call.i.i.i.i, %if.end.i.i.i.i ], [ 0, %while.body ]
  %tobool.not.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 0
  br i1 %tobool.not.i.i.i, label %if.then.i.i.i, label %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit

if.then.i.i.i:                                    ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i
  %sub.i.i.i.i = sub i64 %0, %1
  %spec.select6.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i, i64 -2147483648)
  %retval.07.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i, i64 2147483647)
  %retval.0.i12.i.i.i = trunc nsw i64 %retval.07.i.i.i.i to i32
  br label %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit

_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit: ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i, %if.then.i.i.i
  %__r.0.i.i.i = phi i32 [ %retval.0.i.i.i.i, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i ], [ %retval.0.i12.i.i.i, %if.then.i.i.i ]
  %cmp.i.i = icmp slt i32 %__r.0.i.i.i, 0
  %spec.select = select i1 %cmp.i.i, i64 %sub3, i64 %mul
  %add.ptr.i58 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %__first.coerce, i64 %spec.select
  %add.ptr.i59 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %__first.coerce, i64 %__holeIndex.addr.0100
  %4 = load ptr, ptr %add.ptr.i58, align 8, !tbaa !33
  %5 = getelementptr inbounds i8, ptr %add.ptr.i58, i64 16
  %cmp.i56.i = icmp eq ptr %4, %5
  br i1 %cmp.i56.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit
  %cmp.not.i = icmp eq i64 %spec.select, %__holeIndex.addr.0100
  br i1 %cmp.not.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit, label %if.then16.i, !prof !175

if.then16.i:                                      ; preds = %if.then15.i
  %_M_string_length.i.i = getelementptr inbounds i8, ptr %add.ptr.i58, i64 8
  %6 = load i64, ptr %_M_string_length.i.i, align 8, !tbaa !22
  %tobool18.not.i = icmp eq i64 %6, 0
  br i1 %tobool18.not.i, label %if.end24.i, label %if.then19.i

if.then19.i:                                      ; preds = %if.then16.i
  %7 = load ptr, ptr %add.ptr.i59, align 8, !tbaa !33
  %cond.i = icmp eq i64 %6, 1
  br i1 %cond.i, label %if.then.i.i, label %if.end.i.i.i

if.then.i.i:                                      ; preds = %if.then19.i
  %8 = load i8, ptr %4, align 1, !tbaa !21
  store i8 %8, ptr %7, align 1, !tbaa !21
  br label %if.end24.i

if.end.i.i.i:                                     ; preds = %if.then19.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 %4, i64 %6, i1 false)
  br label %if.end24.i

if.end24.i:                                       ; preds = %if.end.i.i.i, %if.then.i.i, %if.then16.i
  %9 = load i64, ptr %_M_string_length.i.i, align 8, !tbaa !22
  %_M_string_length.i.i59.i = getelementptr inbounds i8, ptr %add.ptr.i59, i64 8
  store i64 %9, ptr %_M_string_length.i.i59.i, align 8, !tbaa !22
  %10 = load ptr, ptr %add.ptr.i59, align 8, !tbaa !33
  %arrayidx.i.i = getelementptr inbounds i8, ptr %10, i64 %9
  store i8 0, ptr %arrayidx.i.i, align 1, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit

if.else.i:                                        ; preds = %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit
  %11 = getelementptr inbounds i8, ptr %add.ptr.i59, i64 16
  %12 = load ptr, ptr %add.ptr.i59, align 8, !tbaa !33
  %cmp.i60.i = icmp eq ptr %12, %11
  %13 = load i64, ptr %11, align 8
  store ptr %4, ptr %add.ptr.i59, align 8, !tbaa !33
  %_M_string_length.i61.i = getelementptr inbounds i8, ptr %add.ptr.i58, i64 8
  %14 = load i64, ptr %_M_string_length.i61.i, align 8, !tbaa !22
  %_M_string_length.i62.i = getelementptr inbounds i8, ptr %add.ptr.i59, i64 8
  store i64 %14, ptr %_M_string_length.i62.i, align 8, !tbaa !22
  %15 = load i64, ptr %5, align 8, !tbaa !21
  store i64 %15, ptr %11, align 8, !tbaa !21
  %tobool35.not63.i = icmp eq ptr %12, null
  %tobool35.not.i = or i1 %cmp.i60.i, %tobool35.not63.i
  br i1 %tobool35.not.i, label %if.else37.i, label %if.then36.i

if.then36.i:                                      ; preds = %if.else.i
  store ptr %12, ptr %add.ptr.i58, align 8, !tbaa !33
  store i64 %13, ptr %5, align 8, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit

if.else37.i:                                      ; preds = %if.else.i
  store ptr %5, ptr %add.ptr.i58, align 8, !tbaa !33
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit: ; preds = %if.then15.i, %if.end24.i, %if.then36.i, %if.else37.i
  %_M_string_length.i.i.i.i60 = getelementptr inbounds i8, ptr %add.ptr.i58, i64 8
  store i64 0, ptr %_M_string_length.i.i.i.i60, align 8, !tbaa !22
  %16 = load ptr, ptr %add.ptr.i58, align 8, !tbaa !33
  store i8 0, ptr %16, align 1, !tbaa !21
  %cmp = icmp slt i64 %spec.select, %div
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !195

while.end:                                        ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit, %entry
  %__holeIndex.addr.0.lcssa = phi i64 [ %__holeIndex, %entry ], [ %spec.select, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit ]
  %and = and i64 %__len, 1
  %cmp17 = icmp eq i64 %and, 0
  br i1 %cmp17, label %land.lhs.true, label %if.end35

land.lhs.true:                                    ; preds = %while.end
  %sub18 = add nsw i64 %__len, -2
  %div19 = ashr exact i64 %sub18, 1
  %cmp20 = icmp eq i64 %__holeIndex.addr.0.lcssa, %div19
  br i1 %cmp20, label %if.then21, label %if.end35

if.then21:                                        ; preds = %land.lhs.true
  %add22 = shl i64 %__holeIndex.addr.0.lcssa, 1
  %sub25 = or disjoint i64 %add22, 1
  %add.ptr.i61 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %__first.coerce, i64 %sub25
  %add.ptr.i62 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %__first.coerce, i64 %__holeIndex.addr.0.lcssa
  %17 = load ptr, ptr %add.ptr.i61, align 8, !tbaa !33
  %18 = getelementptr inbounds i8, ptr %add.ptr.i61, i64 16
  %cmp.i56.i63 = icmp eq ptr %17, %18
  br i1 %cmp.i56.i63, label %if.then15.i73, label %if.else.i64

if.then15.i73:                                    ; preds = %if.then21
  %cmp.not.i74 = icmp eq i64 %sub25, %__holeIndex.addr.0.lcssa
  br i1 %cmp.not.i74, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit85, label %if.then16.i75, !prof !175

if.then16.i75:                                    ; preds = %if.then15.i73
  %_M_string_length.i.i76 = getelementptr inbounds i8, ptr %add.ptr.i61, i64 8
  %19 = load i64, ptr %_M_string_length.i.i76, align 8, !tbaa !22
  %tobool18.not.i77 = icmp eq i64 %19, 0
  br i1 %tobool18.not.i77, label %if.end24.i81, label %if.then19.i78

if.then19.i78:                                    ; preds = %if.then16.i75
  %20 = load ptr, ptr %add.ptr.i62, align 8, !tbaa !33
  %cond.i79 = icmp eq i64 %19, 1
  br i1 %cond.i79, label %if.then.i.i84, label %if.end.i.i.i80

if.then.i.i84:                                    ; preds = %if.then19.i78
  %21 = load i8, ptr %17, align 1, !tbaa !21
  store i8 %21, ptr %20, align 1, !tbaa !21
  br label %if.end24.i81

if.end.i.i.i80:                                   ; preds = %if.then19.i78
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %20, ptr align 1 %17, i64 %19, i1 false)
  br label %if.end24.i81

if.end24.i81:                                     ; preds = %if.end.i.i.i80, %if.then.i.i84, %if.then16.i75
  %22 = load i64, ptr %_M_string_length.i.i76, align 8, !tbaa !22
  %_M_string_length.i.i59.i82 = getelementptr inbounds i8, ptr %add.ptr.i62, i64 8
  store i64 %22, ptr %_M_string_length.i.i59.i82, align 8, !tbaa !22
  %23 = load ptr, ptr %add.ptr.i62, align 8, !tbaa !33
  %arrayidx.i.i83 = getelementptr inbounds i8, ptr %23, i64 %22
  store i8 0, ptr %arrayidx.i.i83, align 1, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit85

if.else.i64:                                      ; preds = %if.then21
  %24 = getelementptr inbounds i8, ptr %add.ptr.i62, i64 16
  %25 = load ptr, ptr %add.ptr.i62, align 8, !tbaa !33
  %cmp.i60.i65 = icmp eq ptr %25, %24
  %26 = load i64, ptr %24, align 8
  store ptr %17, ptr %add.ptr.i62, align 8, !tbaa !33
  %_M_string_length.i61.i66 = getelementptr inbounds i8, ptr %add.ptr.i61, i64 8
  %27 = load i64, ptr %_M_string_length.i61.i66, align 8, !tbaa !22
  %_M_string_length.i62.i67 = getelementptr inbounds i8, ptr %add.ptr.i62, i64 8
  store i64 %27, ptr %_M_string_length.i62.i67, align 8, !tbaa !22
  %28 = load i64, ptr %18, align 8, !tbaa !21
  store i64 %28, ptr %24, align 8, !tbaa !21
  %tobool35.not63.i68 = icmp eq ptr %25, null
  %tobool35.not.i69 = or i1 %cmp.i60.i65, %tobool35.not63.i68
  br i1 %tobool35.not.i69, label %if.else37.i72, label %if.then36.i70

if.then36.i70:                                    ; preds = %if.else.i64
  store ptr %25, ptr %add.ptr.i61, align 8, !tbaa !33
  store i64 %26, ptr %18, align 8, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit85

if.else37.i72:                                    ; preds = %if.else.i64
  store ptr %18, ptr %add.ptr.i61, align 8, !tbaa !33
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit85

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit85: ; preds = %if.then15.i73, %if.end24.i81, %if.then36.i70, %if.else37.i72
  %_M_string_length.i.i.i.i71 = getelementptr inbounds i8, ptr %add.ptr.i61, i64 8
  store i64 0, ptr %_M_string_length.i.i.i.i71, align 8, !tbaa !22
  %29 = load ptr, ptr %add.ptr.i61, align 8, !tbaa !33
  store i8 0, ptr %29, align 1, !tbaa !21
  br label %if.end35

if.end35:                                         ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit85, %land.lhs.true, %while.end
  %__holeIndex.addr.1 = phi i64 [ %sub25, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit85 ], [ %__holeIndex.addr.0.lcssa, %land.lhs.true ], [ %__holeIndex.addr.0.lcssa, %while.end ]
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__cmp) #26
  %30 = getelementptr inbounds i8, ptr %agg.tmp38, i64 16
  store ptr %30, ptr %agg.tmp38, align 8, !tbaa !16
  %31 = load ptr, ptr %__value, align 8, !tbaa !33
  %32 = getelementptr inbounds i8, ptr %__value, i64 16
  %cmp.i.i86 = icmp eq ptr %31, %32
  br i1 %cmp.i.i86, label %if.then.i, label %if.else.i87

if.then.i:                                        ; preds = %if.end35
  %_M_string_length.i.i88 = getelementptr inbounds i8, ptr %__value, i64 8
  %33 = load i64, ptr %_M_string_length.i.i88, align 8, !tbaa !22
  %add.i = add i64 %33, 1
  %cmp.i21.i = icmp eq i64 %add.i, 0
  br i1 %cmp.i21.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %30, ptr nonnull align 8 %32, i64 %add.i, i1 false)
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit

if.else.i87:                                      ; preds = %if.end35
  store ptr %31, ptr %agg.tmp38, align 8, !tbaa !33
  %34 = load i64, ptr %32, align 8, !tbaa !21
  store i64 %34, ptr %30, align 8, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit: ; preds = %if.then.i, %if.end.i.i, %if.else.i87
  %_M_string_length.i22.i = getelementptr inbounds i8, ptr %__value, i64 8
  %35 = load i64, ptr %_M_string_length.i22.i, align 8, !tbaa !22
  %_M_string_length.i23.i = getelementptr inbounds i8, ptr %agg.tmp38, i64 8
  store i64 %35, ptr %_M_string_length.i23.i, align 8, !tbaa !22
  store ptr %32, ptr %__value, align 8, !tbaa !33
  store i64 0, ptr %_M_string_length.i22.i, align 8, !tbaa !22
  store i8 0, ptr %32, align 1, !tbaa !21
  invoke void @_ZSt11__push_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElS7_NS0_5__ops14_Iter_less_valEEvT_T0_SG_T1_RT2_(ptr %__first.coerce, i64 noundef %__holeIndex.addr.1, i64 noundef %__holeIndex, ptr noundef nonnull %agg.tmp38, ptr noundef nonnull align 1 dereferenceable(1) %__cmp)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit
  %36 = load ptr, ptr %agg.tmp38, align 8, !tbaa !33
  %cmp.i.i.i = icmp eq ptr %36, %30
  br i1 %cmp.i.i.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit, label %if.then.i.i89

if.then.i.i89:                                    ; preds = %invoke.cont
  %37 = load i64, ptr %30, align 8, !tbaa !21
  %add.i.i.i = add i64 %37, 1
  call void @_ZdlPvm(ptr noundef %36, i64 noundef %add.i.i.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit: ; preds = %invoke.cont, %if.then.i.i89
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__cmp) #26
  ret void

lpad:                                             ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit
  %38 = landingpad { ptr, i32 }
          cleanup
  %39 = load ptr, ptr %agg.tmp38, align 8, !tbaa !33
  %cmp.i.i.i90 = icmp eq ptr %39, %30
  br i1 %cmp.i.i.i90, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit93, label %if.then.i.i91

if.then.i.i91:                                    ; preds = %lpad
  %40 = load i64, ptr %30, align 8, !tbaa !21
  %add.i.i.i92 = add i64 %40, 1
  call void @_ZdlPvm(ptr noundef %39, i64 noundef %add.i.i.i92) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit93

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit93: ; preds = %lpad, %if.then.i.i91
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__cmp) #26
  resume { ptr, i32 } %38
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt11__push_heapIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEElS7_NS0_5__ops14_Iter_less_valEEvT_T0_SG_T1_RT2_(ptr %__first.coerce, i64 noundef %__holeIndex, i64 noundef %__topIndex, ptr noundef %__value, ptr noundef nonnull align 1 dereferenceable(1) %__comp) local_unnamed_addr #8 comdat personality ptr @__gxx_personality_v0 {
entry:
  %cmp57 = icmp sgt i64 %__holeIndex, %__topIndex
  br i1 %cmp57, label %land.rhs.lr.ph, label %while.end

land.rhs.lr.ph:                                   ; preds = %entry
  %_M_string_length.i10.i.i.i = getelementptr inbounds i8, ptr %__value, i64 8
  br label %land.rhs

land.rhs:                                         ; preds = %land.rhs.lr.ph, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit
  %__holeIndex.addr.058 = phi i64 [ %__holeIndex, %land.rhs.lr.ph ], [ %__parent.059, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit ]
  %__parent.059.in = add nsw i64 %__holeIndex.addr.058, -1
  %__parent.059 = sdiv i64 %__parent.059.in, 2
  %add.ptr.i = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %__first.coerce, i64 %__parent.059
  %_M_string_length.i.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 8
  %0 = load i64, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !22
  %1 = load i64, ptr %_M_string_length.i10.i.i.i, align 8, !tbaa !22
  %.sroa.speculated.i.i.i = tail call i64 @llvm.umin.i64(i64 %1, i64 %0)
  %cmp.i11.i.i.i = icmp eq i64 %.sroa.speculated.i.i.i, 0
  br i1 %cmp.i11.i.i.i, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i, label %if.end.i.i.i.i

if.end.i.i.i.i:                                   ; preds = %land.rhs
  %2 = load ptr, ptr %__value, align 8, !tbaa !33
  %3 = load ptr, ptr %add.ptr.i, align 8, !tbaa !33
  %call.i.i.i.i = tail call i32 @memcmp(ptr noundef %3, ptr noundef %2, i64 noundef %.sroa.speculated.i.i.i) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i: ; preds = %if.end.i.i.i.i, %land.rhs
  %retval.0.i.i.i.i = phi i32 [ %call.i.i.i.i, %if.end.i.i.i.i ], [ 0, %land.rhs ]
  %tobool.not.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 0
  br i1 %tobool.not.i.i.i, label %if.then.i.i.i, label %_ZNK9__gnu_cxx5__ops14_Iter_less_valclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEES9_EEbT_RT0_.exit

if.then.i.i.i:                                    ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i
  %sub.i.i.i.i = sub i64 %0, %1
  %spec.select6.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i, i64 -2147483648)
  %retval.07.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i, i64 2147483647)
  %retval.0.i12.i.i.i = trunc nsw i64 %retval.07.i.i.i.i to i32
  br label %_ZNK9__gnu_cxx5__ops14_Iter_less_valclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEES9_EEbT_RT0_.exit

_ZNK9__gnu_cxx5__ops14_Iter_less_valclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEES9_EEbT_RT0_.exit: ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i, %if.then.i.i.i
  %__r.0.i.i.i = phi i32 [ %retval.0.i.i.i.i, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i ], [ %retval.0.i12.i.i.i, %if.then.i.i.i ]
  %cmp.i.i = icmp slt i32 %__r.0.i.i.i, 0
  br i1 %cmp.i.i, label %while.body, label %while.end

while.body:                                       ; preds = %_ZNK9__gnu_cxx5__ops14_Iter_less_valclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEES9_EEbT_RT0_.exit
  %add.ptr.i26 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %__first.coerce, i64 %__holeIndex.addr.058
  %4 = load ptr, ptr %add.ptr.i, align 8, !tbaa !33
  %5 = getelementptr inbounds i8, ptr %add.ptr.i, i64 16
  %cmp.i56.i = icmp eq ptr %4, %5
  br i1 %cmp.i56.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %while.body
  %cmp.not.i = icmp eq i64 %__parent.059, %__holeIndex.addr.058
  br i1 %cmp.not.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit, label %if.then16.i, !prof !175

if.then16.i:                                      ; preds = %if.then15.i
  %tobool18.not.i = icmp eq i64 %0, 0
  br i1 %tobool18.not.i, label %if.end24.i, label %if.then19.i

if.then19.i:                                      ; preds = %if.then16.i
  %6 = load ptr, ptr %add.ptr.i26, align 8, !tbaa !33
  %cond.i = icmp eq i64 %0, 1
  br i1 %cond.i, label %if.then.i.i, label %if.end.i.i.i

if.then.i.i:                                      ; preds = %if.then19.i
  %7 = load i8, ptr %4, align 1, !tbaa !21
  store i8 %7, ptr %6, align 1, !tbaa !21
  br label %if.end24.i

if.end.i.i.i:                                     ; preds = %if.then19.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 1 %4, i64 %0, i1 false)
  br label %if.end24.i

if.end24.i:                                       ; preds = %if.end.i.i.i, %if.then.i.i, %if.then16.i
  %8 = load i64, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !22
  %_M_string_length.i.i59.i = getelementptr inbounds i8, ptr %add.ptr.i26, i64 8
  store i64 %8, ptr %_M_string_length.i.i59.i, align 8, !tbaa !22
  %9 = load ptr, ptr %add.ptr.i26, align 8, !tbaa !33
  %arrayidx.i.i = getelementptr inbounds i8, ptr %9, i64 %8
  store i8 0, ptr %arrayidx.i.i, align 1, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit

if.else.i:                                        ; preds = %while.body
  %10 = getelementptr inbounds i8, ptr %add.ptr.i26, i64 16
  %11 = load ptr, ptr %add.ptr.i26, align 8, !tbaa !33
  %cmp.i60.i = icmp eq ptr %11, %10
  %12 = load i64, ptr %10, align 8
  store ptr %4, ptr %add.ptr.i26, align 8, !tbaa !33
  %_M_string_length.i62.i = getelementptr inbounds i8, ptr %add.ptr.i26, i64 8
  store i64 %0, ptr %_M_string_length.i62.i, align 8, !tbaa !22
  %13 = load i64, ptr %5, align 8, !tbaa !21
  store i64 %13, ptr %10, align 8, !tbaa !21
  %tobool35.not63.i = icmp eq ptr %11, null
  %tobool35.not.i = or i1 %cmp.i60.i, %tobool35.not63.i
  br i1 %tobool35.not.i, label %if.else37.i, label %if.then36.i

if.then36.i:                                      ; preds = %if.else.i
  store ptr %11, ptr %add.ptr.i, align 8, !tbaa !33
  store i64 %12, ptr %5, align 8, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit

if.else37.i:                                      ; preds = %if.else.i
  store ptr %5, ptr %add.ptr.i, align 8, !tbaa !33
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit: ; preds = %if.then15.i, %if.end24.i, %if.then36.i, %if.else37.i
  store i64 0, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !22
  %14 = load ptr, ptr %add.ptr.i, align 8, !tbaa !33
  store i8 0, ptr %14, align 1, !tbaa !21
  %cmp = icmp sgt i64 %__parent.059, %__topIndex
  br i1 %cmp, label %land.rhs, label %while.end, !llvm.loop !196

while.end:                                        ; preds = %_ZNK9__gnu_cxx5__ops14_Iter_less_valclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEES9_EEbT_RT0_.exit, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit, %entry
  %__holeIndex.addr.0.lcssa = phi i64 [ %__holeIndex, %entry ], [ %__holeIndex.addr.058, %_ZNK9__gnu_cxx5__ops14_Iter_less_valclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEES9_EEbT_RT0_.exit ], [ %__parent.059, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit ]
  %add.ptr.i28 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %__first.coerce, i64 %__holeIndex.addr.0.lcssa
  %15 = load ptr, ptr %__value, align 8, !tbaa !33
  %16 = getelementptr inbounds i8, ptr %__value, i64 16
  %cmp.i56.i29 = icmp eq ptr %15, %16
  br i1 %cmp.i56.i29, label %if.then15.i39, label %if.else.i30

if.then15.i39:                                    ; preds = %while.end
  %cmp.not.i40 = icmp eq ptr %add.ptr.i28, %__value
  br i1 %cmp.not.i40, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit51, label %if.then16.i41, !prof !175

if.then16.i41:                                    ; preds = %if.then15.i39
  %_M_string_length.i.i42 = getelementptr inbounds i8, ptr %__value, i64 8
  %17 = load i64, ptr %_M_string_length.i.i42, align 8, !tbaa !22
  %tobool18.not.i43 = icmp eq i64 %17, 0
  br i1 %tobool18.not.i43, label %if.end24.i47, label %if.then19.i44

if.then19.i44:                                    ; preds = %if.then16.i41
  %18 = load ptr, ptr %add.ptr.i28, align 8, !tbaa !33
  %cond.i45 = icmp eq i64 %17, 1
  br i1 %cond.i45, label %if.then.i.i50, label %if.end.i.i.i46

if.then.i.i50:                                    ; preds = %if.then19.i44
  %19 = load i8, ptr %15, align 1, !tbaa !21
  store i8 %19, ptr %18, align 1, !tbaa !21
  br label %if.end24.i47

if.end.i.i.i46:                                   ; preds = %if.then19.i44
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %18, ptr align 1 %15, i64 %17, i1 false)
  br label %if.end24.i47

if.end24.i47:                                     ; preds = %if.end.i.i.i46, %if.then.i.i50, %if.then16.i41
  %20 = load i64, ptr %_M_string_length.i.i42, align 8, !tbaa !22
  %_M_string_length.i.i59.i48 = getelementptr inbounds i8, ptr %add.ptr.i28, i64 8
  store i64 %20, ptr %_M_string_length.i.i59.i48, align 8, !tbaa !22
  %21 = load ptr, ptr %add.ptr.i28, align 8, !tbaa !33
  %arrayidx.i.i49 = getelementptr inbounds i8, ptr %21, i64 %20
  store i8 0, ptr %arrayidx.i.i49, align 1, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit51

if.else.i30:                                      ; preds = %while.end
  %22 = getelementptr inbounds i8, ptr %add.ptr.i28, i64 16
  %23 = load ptr, ptr %add.ptr.i28, align 8, !tbaa !33
  %cmp.i60.i31 = icmp eq ptr %23, %22
  %24 = load i64, ptr %22, align 8
  store ptr %15, ptr %add.ptr.i28, align 8, !tbaa !33
  %_M_string_length.i61.i32 = getelementptr inbounds i8, ptr %__value, i64 8
  %25 = load i64, ptr %_M_string_length.i61.i32, align 8, !tbaa !22
  %_M_string_length.i62.i33 = getelementptr inbounds i8, ptr %add.ptr.i28, i64 8
  store i64 %25, ptr %_M_string_length.i62.i33, align 8, !tbaa !22
  %26 = load i64, ptr %16, align 8, !tbaa !21
  store i64 %26, ptr %22, align 8, !tbaa !21
  %tobool35.not63.i34 = icmp eq ptr %23, null
  %tobool35.not.i35 = or i1 %cmp.i60.i31, %tobool35.not63.i34
  br i1 %tobool35.not.i35, label %if.else37.i38, label %if.then36.i36

if.then36.i36:                                    ; preds = %if.else.i30
  store ptr %23, ptr %__value, align 8, !tbaa !33
  store i64 %24, ptr %16, align 8, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit51

if.else37.i38:                                    ; preds = %if.else.i30
  store ptr %16, ptr %__value, align 8, !tbaa !33
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit51

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit51: ; preds = %if.then15.i39, %if.end24.i47, %if.then36.i36, %if.else37.i38
  %_M_string_length.i.i.i.i37 = getelementptr inbounds i8, ptr %__value, i64 8
  store i64 0, ptr %_M_string_length.i.i.i.i37, align 8, !tbaa !22
  %27 = load ptr, ptr %__value, align 8, !tbaa !33
  store i8 0, ptr %27, align 1, !tbaa !21
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEEvT_SF_SF_SF_T0_(ptr %__result.coerce, ptr %__a.coerce, ptr %__b.coerce, ptr %__c.coerce) local_unnamed_addr #8 comdat personality ptr @__gxx_personality_v0 {
entry:
  %_M_string_length.i.i.i.i = getelementptr inbounds i8, ptr %__a.coerce, i64 8
  %0 = load i64, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !22
  %_M_string_length.i10.i.i.i = getelementptr inbounds i8, ptr %__b.coerce, i64 8
  %1 = load i64, ptr %_M_string_length.i10.i.i.i, align 8, !tbaa !22
  %.sroa.speculated.i.i.i = tail call i64 @llvm.umin.i64(i64 %1, i64 %0)
  %cmp.i11.i.i.i = icmp eq i64 %.sroa.speculated.i.i.i, 0
  br i1 %cmp.i11.i.i.i, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i, label %if.end.i.i.i.i

if.end.i.i.i.i:                                   ; preds = %entry
  %2 = load ptr, ptr %__b.coerce, align 8, !tbaa !33
  %3 = load ptr, ptr %__a.coerce, align 8, !tbaa !33
  %call.i.i.i.i = tail call i32 @memcmp(ptr noundef %3, ptr noundef %2, i64 noundef %.sroa.speculated.i.i.i) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i: ; preds = %if.end.i.i.i.i, %entry
  %retval.0.i.i.i.i = phi i32 [ %call.i.i.i.i, %if.end.i.i.i.i ], [ 0, %entry ]
  %tobool.not.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 0
  br i1 %tobool.not.i.i.i, label %if.then.i.i.i, label %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit

if.then.i.i.i:                                    ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i
  %sub.i.i.i.i = sub i64 %0, %1
  %spec.select6.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i, i64 -2147483648)
  %retval.07.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i, i64 2147483647)
  %retval.0.i12.i.i.i = trunc nsw i64 %retval.07.i.i.i.i to i32
  br label %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit

_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit: ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i, %if.then.i.i.i
  %__r.0.i.i.i = phi i32 [ %retval.0.i.i.i.i, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i ], [ %retval.0.i12.i.i.i, %if.then.i.i.i ]
  %cmp.i.i = icmp slt i32 %__r.0.i.i.i, 0
  %_M_string_length.i10.i.i.i64 = getelementptr inbounds i8, ptr %__c.coerce, i64 8
  %4 = load i64, ptr %_M_string_length.i10.i.i.i64, align 8, !tbaa !22
  br i1 %cmp.i.i, label %if.then, label %if.else33

if.then:                                          ; preds = %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit
  %.sroa.speculated.i.i.i65 = tail call i64 @llvm.umin.i64(i64 %4, i64 %1)
  %cmp.i11.i.i.i66 = icmp eq i64 %.sroa.speculated.i.i.i65, 0
  br i1 %cmp.i11.i.i.i66, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i69, label %if.end.i.i.i.i67

if.end.i.i.i.i67:                                 ; preds = %if.then
  %5 = load ptr, ptr %__c.coerce, align 8, !tbaa !33
  %6 = load ptr, ptr %__b.coerce, align 8, !tbaa !33
  %call.i.i.i.i68 = tail call i32 @memcmp(ptr noundef %6, ptr noundef %5, i64 noundef %.sroa.speculated.i.i.i65) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i69

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i69: ; preds = %if.end.i.i.i.i67, %if.then
  %retval.0.i.i.i.i70 = phi i32 [ %call.i.i.i.i68, %if.end.i.i.i.i67 ], [ 0, %if.then ]
  %tobool.not.i.i.i71 = icmp eq i32 %retval.0.i.i.i.i70, 0
  br i1 %tobool.not.i.i.i71, label %if.then.i.i.i74, label %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit79

if.then.i.i.i74:                                  ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i69
  %sub.i.i.i.i75 = sub i64 %1, %4
  %spec.select6.i.i.i.i76 = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i75, i64 -2147483648)
  %retval.07.i.i.i.i77 = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i76, i64 2147483647)
  %retval.0.i12.i.i.i78 = trunc nsw i64 %retval.07.i.i.i.i77 to i32
  br label %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit79

_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit79: ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i69, %if.then.i.i.i74
  %__r.0.i.i.i72 = phi i32 [ %retval.0.i.i.i.i70, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i69 ], [ %retval.0.i12.i.i.i78, %if.then.i.i.i74 ]
  %cmp.i.i73 = icmp slt i32 %__r.0.i.i.i72, 0
  br i1 %cmp.i.i73, label %if.end62, label %if.else

if.else:                                          ; preds = %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit79
  %.sroa.speculated.i.i.i82 = tail call i64 @llvm.umin.i64(i64 %4, i64 %0)
  %cmp.i11.i.i.i83 = icmp eq i64 %.sroa.speculated.i.i.i82, 0
  br i1 %cmp.i11.i.i.i83, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i86, label %if.end.i.i.i.i84

if.end.i.i.i.i84:                                 ; preds = %if.else
  %7 = load ptr, ptr %__c.coerce, align 8, !tbaa !33
  %8 = load ptr, ptr %__a.coerce, align 8, !tbaa !33
  %call.i.i.i.i85 = tail call i32 @memcmp(ptr noundef %8, ptr noundef %7, i64 noundef %.sroa.speculated.i.i.i82) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i86

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i86: ; preds = %if.end.i.i.i.i84, %if.else
  %retval.0.i.i.i.i87 = phi i32 [ %call.i.i.i.i85, %if.end.i.i.i.i84 ], [ 0, %if.else ]
  %tobool.not.i.i.i88 = icmp eq i32 %retval.0.i.i.i.i87, 0
  br i1 %tobool.not.i.i.i88, label %if.then.i.i.i91, label %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit96

if.then.i.i.i91:                                  ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i86
  %sub.i.i.i.i92 = sub i64 %0, %4
  %spec.select6.i.i.i.i93 = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i92, i64 -2147483648)
  %retval.07.i.i.i.i94 = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i93, i64 2147483647)
  %retval.0.i12.i.i.i95 = trunc nsw i64 %retval.07.i.i.i.i94 to i32
  br label %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit96

_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit96: ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i86, %if.then.i.i.i91
  %__r.0.i.i.i89 = phi i32 [ %retval.0.i.i.i.i87, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i86 ], [ %retval.0.i12.i.i.i95, %if.then.i.i.i91 ]
  %cmp.i.i90 = icmp slt i32 %__r.0.i.i.i89, 0
  %__c.coerce.__a.coerce = select i1 %cmp.i.i90, ptr %__c.coerce, ptr %__a.coerce
  br label %if.end62

if.else33:                                        ; preds = %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit
  %.sroa.speculated.i.i.i99 = tail call i64 @llvm.umin.i64(i64 %4, i64 %0)
  %cmp.i11.i.i.i100 = icmp eq i64 %.sroa.speculated.i.i.i99, 0
  br i1 %cmp.i11.i.i.i100, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i103, label %if.end.i.i.i.i101

if.end.i.i.i.i101:                                ; preds = %if.else33
  %9 = load ptr, ptr %__c.coerce, align 8, !tbaa !33
  %10 = load ptr, ptr %__a.coerce, align 8, !tbaa !33
  %call.i.i.i.i102 = tail call i32 @memcmp(ptr noundef %10, ptr noundef %9, i64 noundef %.sroa.speculated.i.i.i99) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i103

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i103: ; preds = %if.end.i.i.i.i101, %if.else33
  %retval.0.i.i.i.i104 = phi i32 [ %call.i.i.i.i102, %if.end.i.i.i.i101 ], [ 0, %if.else33 ]
  %tobool.not.i.i.i105 = icmp eq i32 %retval.0.i.i.i.i104, 0
  br i1 %tobool.not.i.i.i105, label %if.then.i.i.i108, label %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit113

if.then.i.i.i108:                                 ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i103
  %sub.i.i.i.i109 = sub i64 %0, %4
  %spec.select6.i.i.i.i110 = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i109, i64 -2147483648)
  %retval.07.i.i.i.i111 = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i110, i64 2147483647)
  %retval.0.i12.i.i.i112 = trunc nsw i64 %retval.07.i.i.i.i111 to i32
  br label %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit113

_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit113: ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i103, %if.then.i.i.i108
  %__r.0.i.i.i106 = phi i32 [ %retval.0.i.i.i.i104, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i103 ], [ %retval.0.i12.i.i.i112, %if.then.i.i.i108 ]
  %cmp.i.i107 = icmp slt i32 %__r.0.i.i.i106, 0
  br i1 %cmp.i.i107, label %if.end62, label %if.else44

if.else44:                                        ; preds = %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit113
  %.sroa.speculated.i.i.i116 = tail call i64 @llvm.umin.i64(i64 %4, i64 %1)
  %cmp.i11.i.i.i117 = icmp eq i64 %.sroa.speculated.i.i.i116, 0
  br i1 %cmp.i11.i.i.i117, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i120, label %if.end.i.i.i.i118

if.end.i.i.i.i118:                                ; preds = %if.else44
  %11 = load ptr, ptr %__c.coerce, align 8, !tbaa !33
  %12 = load ptr, ptr %__b.coerce, align 8, !tbaa !33
  %call.i.i.i.i119 = tail call i32 @memcmp(ptr noundef %12, ptr noundef %11, i64 noundef %.sroa.speculated.i.i.i116) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i120

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i120: ; preds = %if.end.i.i.i.i118, %if.else44
  %retval.0.i.i.i.i121 = phi i32 [ %call.i.i.i.i119, %if.end.i.i.i.i118 ], [ 0, %if.else44 ]
  %tobool.not.i.i.i122 = icmp eq i32 %retval.0.i.i.i.i121, 0
  br i1 %tobool.not.i.i.i122, label %if.then.i.i.i125, label %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit130

if.then.i.i.i125:                                 ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i120
  %sub.i.i.i.i126 = sub i64 %1, %4
  %spec.select6.i.i.i.i127 = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i126, i64 -2147483648)
  %retval.07.i.i.i.i128 = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i127, i64 2147483647)
  %retval.0.i12.i.i.i129 = trunc nsw i64 %retval.07.i.i.i.i128 to i32
  br label %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit130

_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit130: ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i120, %if.then.i.i.i125
  %__r.0.i.i.i123 = phi i32 [ %retval.0.i.i.i.i121, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i120 ], [ %retval.0.i12.i.i.i129, %if.then.i.i.i125 ]
  %cmp.i.i124 = icmp slt i32 %__r.0.i.i.i123, 0
  %__c.coerce.__b.coerce = select i1 %cmp.i.i124, ptr %__c.coerce, ptr %__b.coerce
  br label %if.end62

if.end62:                                         ; preds = %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit130, %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit113, %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit96, %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit79
  %__a.coerce.sink = phi ptr [ %__b.coerce, %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit79 ], [ %__c.coerce.__a.coerce, %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit96 ], [ %__a.coerce, %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit113 ], [ %__c.coerce.__b.coerce, %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit130 ]
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4swapERS4_(ptr noundef nonnull align 8 dereferenceable(32) %__result.coerce, ptr noundef nonnull align 8 dereferenceable(32) %__a.coerce.sink) #26
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local ptr @_ZSt21__unguarded_partitionIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEET_SF_SF_SF_T0_(ptr %__first.coerce, ptr %__last.coerce, ptr %__pivot.coerce) local_unnamed_addr #3 comdat personality ptr @__gxx_personality_v0 {
entry:
  %_M_string_length.i10.i.i.i = getelementptr inbounds i8, ptr %__pivot.coerce, i64 8
  br label %while.body

while.body:                                       ; preds = %entry, %if.end
  %__first.sroa.0.0 = phi ptr [ %__first.coerce, %entry ], [ %incdec.ptr.i45, %if.end ]
  %__last.sroa.0.0 = phi ptr [ %__last.coerce, %entry ], [ %__last.sroa.0.1, %if.end ]
  %0 = load i64, ptr %_M_string_length.i10.i.i.i, align 8, !tbaa !22
  br label %while.cond3

while.cond3:                                      ; preds = %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit, %while.body
  %__first.sroa.0.1 = phi ptr [ %__first.sroa.0.0, %while.body ], [ %incdec.ptr.i, %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit ]
  %_M_string_length.i.i.i.i = getelementptr inbounds i8, ptr %__first.sroa.0.1, i64 8
  %1 = load i64, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !22
  %.sroa.speculated.i.i.i = tail call i64 @llvm.umin.i64(i64 %0, i64 %1)
  %cmp.i11.i.i.i = icmp eq i64 %.sroa.speculated.i.i.i, 0
  br i1 %cmp.i11.i.i.i, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i, label %if.end.i.i.i.i

if.end.i.i.i.i:                                   ; preds = %while.cond3
  %2 = load ptr, ptr %__pivot.coerce, align 8, !tbaa !33
  %3 = load ptr, ptr %__first.sroa.0.1, align 8, !tbaa !33
  %call.i.i.i.i = tail call i32 @memcmp(ptr noundef %3, ptr noundef %2, i64 noundef %.sroa.speculated.i.i.i) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i: ; preds = %if.end.i.i.i.i, %while.cond3
  %retval.0.i.i.i.i = phi i32 [ %call.i.i.i.i, %if.end.i.i.i.i ], [ 0, %while.cond3 ]
  %tobool.not.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 0
  br i1 %tobool.not.i.i.i, label %if.then.i.i.i, label %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit

if.then.i.i.i:                                    ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i
  %sub.i.i.i.i = sub i64 %1, %0
  %spec.select6.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i, i64 -2147483648)
  %retval.07.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i, i64 2147483647)
  %retval.0.i12.i.i.i = trunc nsw i64 %retval.07.i.i.i.i to i32
  br label %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit

_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit: ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i, %if.then.i.i.i
  %__r.0.i.i.i = phi i32 [ %retval.0.i.i.i.i, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i ], [ %retval.0.i12.i.i.i, %if.then.i.i.i ]
  %cmp.i.i = icmp slt i32 %__r.0.i.i.i, 0
  %incdec.ptr.i = getelementptr inbounds i8, ptr %__first.sroa.0.1, i64 32
  br i1 %cmp.i.i, label %while.cond3, label %while.cond10, !llvm.loop !197

while.cond10:                                     ; preds = %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit, %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit43
  %__last.sroa.0.0.pn = phi ptr [ %__last.sroa.0.1, %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit43 ], [ %__last.sroa.0.0, %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit ]
  %__last.sroa.0.1 = getelementptr inbounds i8, ptr %__last.sroa.0.0.pn, i64 -32
  %_M_string_length.i10.i.i.i28 = getelementptr inbounds i8, ptr %__last.sroa.0.0.pn, i64 -24
  %4 = load i64, ptr %_M_string_length.i10.i.i.i28, align 8, !tbaa !22
  %.sroa.speculated.i.i.i29 = tail call i64 @llvm.umin.i64(i64 %4, i64 %0)
  %cmp.i11.i.i.i30 = icmp eq i64 %.sroa.speculated.i.i.i29, 0
  br i1 %cmp.i11.i.i.i30, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i33, label %if.end.i.i.i.i31

if.end.i.i.i.i31:                                 ; preds = %while.cond10
  %5 = load ptr, ptr %__last.sroa.0.1, align 8, !tbaa !33
  %6 = load ptr, ptr %__pivot.coerce, align 8, !tbaa !33
  %call.i.i.i.i32 = tail call i32 @memcmp(ptr noundef %6, ptr noundef %5, i64 noundef %.sroa.speculated.i.i.i29) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i33

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i33: ; preds = %if.end.i.i.i.i31, %while.cond10
  %retval.0.i.i.i.i34 = phi i32 [ %call.i.i.i.i32, %if.end.i.i.i.i31 ], [ 0, %while.cond10 ]
  %tobool.not.i.i.i35 = icmp eq i32 %retval.0.i.i.i.i34, 0
  br i1 %tobool.not.i.i.i35, label %if.then.i.i.i38, label %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit43

if.then.i.i.i38:                                  ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i33
  %sub.i.i.i.i39 = sub i64 %0, %4
  %spec.select6.i.i.i.i40 = tail call i64 @llvm.smax.i64(i64 %sub.i.i.i.i39, i64 -2147483648)
  %retval.07.i.i.i.i41 = tail call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i40, i64 2147483647)
  %retval.0.i12.i.i.i42 = trunc nsw i64 %retval.07.i.i.i.i41 to i32
  br label %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit43

_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit43: ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i33, %if.then.i.i.i38
  %__r.0.i.i.i36 = phi i32 [ %retval.0.i.i.i.i34, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i33 ], [ %retval.0.i12.i.i.i42, %if.then.i.i.i38 ]
  %cmp.i.i37 = icmp slt i32 %__r.0.i.i.i36, 0
  br i1 %cmp.i.i37, label %while.cond10, label %while.end18, !llvm.loop !198

while.end18:                                      ; preds = %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit43
  %cmp.i = icmp ult ptr %__first.sroa.0.1, %__last.sroa.0.1
  br i1 %cmp.i, label %if.end, label %if.then

if.then:                                          ; preds = %while.end18
  ret ptr %__first.sroa.0.1

if.end:                                           ; preds = %while.end18
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4swapERS4_(ptr noundef nonnull align 8 dereferenceable(32) %__first.sroa.0.1, ptr noundef nonnull align 8 dereferenceable(32) %__last.sroa.0.1) #26
  %incdec.ptr.i45 = getelementptr inbounds i8, ptr %__first.sroa.0.1, i64 32
  br label %while.body, !llvm.loop !199
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4swapERS4_(ptr noundef nonnull align 8 dereferenceable(32) %this, ptr noundef nonnull align 8 dereferenceable(32) %__s) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__tmp_data = alloca [16 x i8], align 16
  %cmp = icmp eq ptr %this, %__s
  br i1 %cmp, label %return, label %invoke.cont

invoke.cont:                                      ; preds = %entry
  %0 = load ptr, ptr %this, align 8, !tbaa !33
  %1 = getelementptr inbounds i8, ptr %this, i64 16
  %cmp.i = icmp eq ptr %0, %1
  br i1 %cmp.i, label %if.then5, label %if.else59

if.then5:                                         ; preds = %invoke.cont
  %2 = load ptr, ptr %__s, align 8, !tbaa !33
  %3 = getelementptr inbounds i8, ptr %__s, i64 16
  %cmp.i107 = icmp eq ptr %2, %3
  br i1 %cmp.i107, label %if.then8, label %if.else50

if.then8:                                         ; preds = %if.then5
  %_M_string_length.i = getelementptr inbounds i8, ptr %this, i64 8
  %4 = load i64, ptr %_M_string_length.i, align 8, !tbaa !22
  %tobool.not = icmp eq i64 %4, 0
  br i1 %tobool.not, label %if.else, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.then8
  %_M_string_length.i108 = getelementptr inbounds i8, ptr %__s, i64 8
  %5 = load i64, ptr %_M_string_length.i108, align 8, !tbaa !22
  %tobool11.not = icmp eq i64 %5, 0
  br i1 %tobool11.not, label %if.else, label %if.then12

if.then12:                                        ; preds = %land.lhs.true
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %__tmp_data)
  %add = add i64 %5, 1
  %cmp.i110 = icmp eq i64 %add, 0
  br i1 %cmp.i110, label %_ZNSt11char_traitsIcE4copyEPcPKcm.exit, label %if.end.i

if.end.i:                                         ; preds = %if.then12
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %__tmp_data, ptr nonnull align 8 %3, i64 %add, i1 false)
  br label %_ZNSt11char_traitsIcE4copyEPcPKcm.exit

_ZNSt11char_traitsIcE4copyEPcPKcm.exit:           ; preds = %if.then12, %if.end.i
  %add19 = add i64 %4, 1
  %cmp.i112 = icmp eq i64 %add19, 0
  br i1 %cmp.i112, label %_ZNSt11char_traitsIcE4copyEPcPKcm.exit114, label %if.end.i113

if.end.i113:                                      ; preds = %_ZNSt11char_traitsIcE4copyEPcPKcm.exit
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %3, ptr nonnull align 8 %1, i64 %add19, i1 false)
  br label %_ZNSt11char_traitsIcE4copyEPcPKcm.exit114

_ZNSt11char_traitsIcE4copyEPcPKcm.exit114:        ; preds = %_ZNSt11char_traitsIcE4copyEPcPKcm.exit, %if.end.i113
  br i1 %cmp.i110, label %_ZNSt11char_traitsIcE4copyEPcPKcm.exit118, label %if.end.i117

if.end.i117:                                      ; preds = %_ZNSt11char_traitsIcE4copyEPcPKcm.exit114
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %1, ptr nonnull align 16 %__tmp_data, i64 %add, i1 false)
  br label %_ZNSt11char_traitsIcE4copyEPcPKcm.exit118

_ZNSt11char_traitsIcE4copyEPcPKcm.exit118:        ; preds = %_ZNSt11char_traitsIcE4copyEPcPKcm.exit114, %if.end.i117
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__tmp_data)
  br label %if.end75

if.else:                                          ; preds = %land.lhs.true, %if.then8
  %_M_string_length.i119 = getelementptr inbounds i8, ptr %__s, i64 8
  %6 = load i64, ptr %_M_string_length.i119, align 8, !tbaa !22
  %tobool27.not = icmp eq i64 %6, 0
  br i1 %tobool27.not, label %if.else36, label %if.then28

if.then28:                                        ; preds = %if.else
  %add32 = add i64 %6, 1
  %cmp.i121 = icmp eq i64 %add32, 0
  br i1 %cmp.i121, label %_ZNSt11char_traitsIcE4copyEPcPKcm.exit123, label %if.end.i122

if.end.i122:                                      ; preds = %if.then28
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %1, ptr nonnull align 8 %3, i64 %add32, i1 false)
  br label %_ZNSt11char_traitsIcE4copyEPcPKcm.exit123

_ZNSt11char_traitsIcE4copyEPcPKcm.exit123:        ; preds = %if.then28, %if.end.i122
  %7 = load i64, ptr %_M_string_length.i119, align 8, !tbaa !22
  store i64 %7, ptr %_M_string_length.i, align 8, !tbaa !22
  store i64 0, ptr %_M_string_length.i119, align 8, !tbaa !22
  %8 = load ptr, ptr %__s, align 8, !tbaa !33
  store i8 0, ptr %8, align 1, !tbaa !21
  br label %return

if.else36:                                        ; preds = %if.else
  br i1 %tobool.not, label %if.end75, label %if.then39

if.then39:                                        ; preds = %if.else36
  %add43 = add i64 %4, 1
  %cmp.i128 = icmp eq i64 %add43, 0
  br i1 %cmp.i128, label %_ZNSt11char_traitsIcE4copyEPcPKcm.exit130, label %if.end.i129

if.end.i129:                                      ; preds = %if.then39
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %3, ptr nonnull align 8 %1, i64 %add43, i1 false)
  br label %_ZNSt11char_traitsIcE4copyEPcPKcm.exit130

_ZNSt11char_traitsIcE4copyEPcPKcm.exit130:        ; preds = %if.then39, %if.end.i129
  %9 = load i64, ptr %_M_string_length.i, align 8, !tbaa !22
  store i64 %9, ptr %_M_string_length.i119, align 8, !tbaa !22
  store i64 0, ptr %_M_string_length.i, align 8, !tbaa !22
  %10 = load ptr, ptr %this, align 8, !tbaa !33
  store i8 0, ptr %10, align 1, !tbaa !21
  br label %return

if.else50:                                        ; preds = %if.then5
  %11 = load i64, ptr %3, align 8, !tbaa !21
  %_M_string_length.i134 = getelementptr inbounds i8, ptr %this, i64 8
  %12 = load i64, ptr %_M_string_length.i134, align 8, !tbaa !22
  %add54 = add i64 %12, 1
  %cmp.i135 = icmp eq i64 %add54, 0
  br i1 %cmp.i135, label %_ZNSt11char_traitsIcE4copyEPcPKcm.exit137, label %if.end.i136

if.end.i136:                                      ; preds = %if.else50
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %3, ptr nonnull align 8 %1, i64 %add54, i1 false)
  br label %_ZNSt11char_traitsIcE4copyEPcPKcm.exit137

_ZNSt11char_traitsIcE4copyEPcPKcm.exit137:        ; preds = %if.else50, %if.end.i136
  store ptr %2, ptr %this, align 8, !tbaa !33
  store ptr %3, ptr %__s, align 8, !tbaa !33
  store i64 %11, ptr %1, align 8, !tbaa !21
  br label %if.end75

if.else59:                                        ; preds = %invoke.cont
  %13 = load i64, ptr %1, align 8, !tbaa !21
  %14 = load ptr, ptr %__s, align 8, !tbaa !33
  %15 = getelementptr inbounds i8, ptr %__s, i64 16
  %cmp.i138 = icmp eq ptr %14, %15
  br i1 %cmp.i138, label %if.then63, label %if.else71

if.then63:                                        ; preds = %if.else59
  %_M_string_length.i139 = getelementptr inbounds i8, ptr %__s, i64 8
  %16 = load i64, ptr %_M_string_length.i139, align 8, !tbaa !22
  %add67 = add i64 %16, 1
  %cmp.i140 = icmp eq i64 %add67, 0
  br i1 %cmp.i140, label %_ZNSt11char_traitsIcE4copyEPcPKcm.exit142, label %if.end.i141

if.end.i141:                                      ; preds = %if.then63
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %1, ptr nonnull align 8 %15, i64 %add67, i1 false)
  br label %_ZNSt11char_traitsIcE4copyEPcPKcm.exit142

_ZNSt11char_traitsIcE4copyEPcPKcm.exit142:        ; preds = %if.then63, %if.end.i141
  store ptr %0, ptr %__s, align 8, !tbaa !33
  store ptr %1, ptr %this, align 8, !tbaa !33
  br label %if.end74

if.else71:                                        ; preds = %if.else59
  store ptr %14, ptr %this, align 8, !tbaa !33
  store ptr %0, ptr %__s, align 8, !tbaa !33
  %17 = load i64, ptr %15, align 8, !tbaa !21
  store i64 %17, ptr %1, align 8, !tbaa !21
  br label %if.end74

if.end74:                                         ; preds = %if.else71, %_ZNSt11char_traitsIcE4copyEPcPKcm.exit142
  store i64 %13, ptr %15, align 8, !tbaa !21
  br label %if.end75

if.end75:                                         ; preds = %_ZNSt11char_traitsIcE4copyEPcPKcm.exit137, %if.else36, %_ZNSt11char_traitsIcE4copyEPcPKcm.exit118, %if.end74
  %_M_string_length.i143 = getelementptr inbounds i8, ptr %this, i64 8
  %18 = load i64, ptr %_M_string_length.i143, align 8, !tbaa !22
  %_M_string_length.i144 = getelementptr inbounds i8, ptr %__s, i64 8
  %19 = load i64, ptr %_M_string_length.i144, align 8, !tbaa !22
  store i64 %19, ptr %_M_string_length.i143, align 8, !tbaa !22
  store i64 %18, ptr %_M_string_length.i144, align 8, !tbaa !22
  br label %return

return:                                           ; preds = %_ZNSt11char_traitsIcE4copyEPcPKcm.exit130, %_ZNSt11char_traitsIcE4copyEPcPKcm.exit123, %entry, %if.end75
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #17

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops15_Iter_less_iterEEvT_SF_T0_(ptr %__first.coerce, ptr %__last.coerce) local_unnamed_addr #8 comdat personality ptr @__gxx_personality_v0 {
entry:
  %__val = alloca %"class.std::__cxx11::basic_string", align 8
  %cmp.i = icmp eq ptr %__first.coerce, %__last.coerce
  br i1 %cmp.i, label %for.end, label %for.cond.preheader

for.cond.preheader:                               ; preds = %entry
  %__i.sroa.0.047 = getelementptr inbounds i8, ptr %__first.coerce, i64 32
  %cmp.i30.not48 = icmp eq ptr %__i.sroa.0.047, %__last.coerce
  br i1 %cmp.i30.not48, label %for.end, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %_M_string_length.i10.i.i.i = getelementptr inbounds i8, ptr %__first.coerce, i64 8
  %0 = getelementptr inbounds i8, ptr %__val, i64 16
  %_M_string_length.i23.i = getelementptr inbounds i8, ptr %__val, i64 8
  %sub.ptr.rhs.cast.i.i.i.i.i = ptrtoint ptr %__first.coerce to i64
  %1 = getelementptr inbounds i8, ptr %__first.coerce, i64 16
  %cmp.not.i = icmp eq ptr %__val, %__first.coerce
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.inc
  %__i.sroa.0.050 = phi ptr [ %__i.sroa.0.047, %for.body.lr.ph ], [ %__i.sroa.0.0, %for.inc ]
  %__first.coerce.pn49 = phi ptr [ %__first.coerce, %for.body.lr.ph ], [ %__i.sroa.0.050, %for.inc ]
  %_M_string_length.i.i.i.i = getelementptr inbounds i8, ptr %__first.coerce.pn49, i64 40
  %2 = load i64, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !22
  %3 = load i64, ptr %_M_string_length.i10.i.i.i, align 8, !tbaa !22
  %.sroa.speculated.i.i.i = call i64 @llvm.umin.i64(i64 %3, i64 %2)
  %cmp.i11.i.i.i = icmp eq i64 %.sroa.speculated.i.i.i, 0
  br i1 %cmp.i11.i.i.i, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i, label %if.end.i.i.i.i

if.end.i.i.i.i:                                   ; preds = %for.body
  %4 = load ptr, ptr %__first.coerce, align 8, !tbaa !33
  %5 = load ptr, ptr %__i.sroa.0.050, align 8, !tbaa !33
  %call.i.i.i.i = call i32 @memcmp(ptr noundef %5, ptr noundef %4, i64 noundef %.sroa.speculated.i.i.i) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i: ; preds = %if.end.i.i.i.i, %for.body
  %retval.0.i.i.i.i = phi i32 [ %call.i.i.i.i, %if.end.i.i.i.i ], [ 0, %for.body ]
  %tobool.not.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 0
  br i1 %tobool.not.i.i.i, label %if.then.i.i.i, label %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit

if.then.i.i.i:                                    ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i
  %sub.i.i.i.i = sub i64 %2, %3
  %spec.select6.i.i.i.i = call i64 @llvm.smax.i64(i64 %sub.i.i.i.i, i64 -2147483648)
  %retval.07.i.i.i.i = call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i, i64 2147483647)
  %retval.0.i12.i.i.i = trunc nsw i64 %retval.07.i.i.i.i to i32
  br label %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit

_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit: ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i, %if.then.i.i.i
  %__r.0.i.i.i = phi i32 [ %retval.0.i.i.i.i, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i ], [ %retval.0.i12.i.i.i, %if.then.i.i.i ]
  %cmp.i.i = icmp slt i32 %__r.0.i.i.i, 0
  br i1 %cmp.i.i, label %if.then9, label %if.else

if.then9:                                         ; preds = %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %__val) #26
  store ptr %0, ptr %__val, align 8, !tbaa !16
  %6 = load ptr, ptr %__i.sroa.0.050, align 8, !tbaa !33
  %7 = getelementptr inbounds i8, ptr %__first.coerce.pn49, i64 48
  %cmp.i.i31 = icmp eq ptr %6, %7
  br i1 %cmp.i.i31, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %if.then9
  %add.i = add i64 %2, 1
  %cmp.i21.i = icmp eq i64 %add.i, 0
  br i1 %cmp.i21.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %0, ptr nonnull align 8 %7, i64 %add.i, i1 false)
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit

if.else.i:                                        ; preds = %if.then9
  store ptr %6, ptr %__val, align 8, !tbaa !33
  %8 = load i64, ptr %7, align 8, !tbaa !21
  store i64 %8, ptr %0, align 8, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit: ; preds = %if.then.i, %if.end.i.i, %if.else.i
  %9 = load i64, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !22
  store i64 %9, ptr %_M_string_length.i23.i, align 8, !tbaa !22
  store ptr %7, ptr %__i.sroa.0.050, align 8, !tbaa !33
  store i64 0, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !22
  store i8 0, ptr %7, align 1, !tbaa !21
  %sub.ptr.lhs.cast.i.i.i.i.i = ptrtoint ptr %__i.sroa.0.050 to i64
  %sub.ptr.sub.i.i.i.i.i = sub i64 %sub.ptr.lhs.cast.i.i.i.i.i, %sub.ptr.rhs.cast.i.i.i.i.i
  %sub.ptr.div.i.i.i.i.i = ashr exact i64 %sub.ptr.sub.i.i.i.i.i, 5
  %cmp5.i.i.i.i.i = icmp sgt i64 %sub.ptr.div.i.i.i.i.i, 0
  br i1 %cmp5.i.i.i.i.i, label %for.body.i.i.i.i.i.preheader, label %_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_ET0_T_SE_SD_.exit

for.body.i.i.i.i.i.preheader:                     ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit
  %add.ptr.i32 = getelementptr inbounds i8, ptr %__first.coerce.pn49, i64 64
  br label %for.body.i.i.i.i.i

for.body.i.i.i.i.i:                               ; preds = %for.body.i.i.i.i.i.preheader, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i
  %__n.08.i.i.i.i.i = phi i64 [ %dec.i.i.i.i.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i ], [ %sub.ptr.div.i.i.i.i.i, %for.body.i.i.i.i.i.preheader ]
  %__result.addr.07.i.i.i.i.i = phi ptr [ %incdec.ptr1.i.i.i.i.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i ], [ %add.ptr.i32, %for.body.i.i.i.i.i.preheader ]
  %__last.addr.06.i.i.i.i.i = phi ptr [ %incdec.ptr.i.i.i.i.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i ], [ %__i.sroa.0.050, %for.body.i.i.i.i.i.preheader ]
  %incdec.ptr.i.i.i.i.i = getelementptr inbounds i8, ptr %__last.addr.06.i.i.i.i.i, i64 -32
  %incdec.ptr1.i.i.i.i.i = getelementptr inbounds i8, ptr %__result.addr.07.i.i.i.i.i, i64 -32
  %10 = load ptr, ptr %incdec.ptr.i.i.i.i.i, align 8, !tbaa !33
  %11 = getelementptr inbounds i8, ptr %__last.addr.06.i.i.i.i.i, i64 -16
  %cmp.i56.i.i.i.i.i.i = icmp eq ptr %10, %11
  br i1 %cmp.i56.i.i.i.i.i.i, label %if.then16.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i

if.then16.i.i.i.i.i.i:                            ; preds = %for.body.i.i.i.i.i
  %_M_string_length.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__last.addr.06.i.i.i.i.i, i64 -24
  %12 = load i64, ptr %_M_string_length.i.i.i.i.i.i.i, align 8, !tbaa !22
  %tobool18.not.i.i.i.i.i.i = icmp eq i64 %12, 0
  br i1 %tobool18.not.i.i.i.i.i.i, label %if.end24.i.i.i.i.i.i, label %if.then19.i.i.i.i.i.i

if.then19.i.i.i.i.i.i:                            ; preds = %if.then16.i.i.i.i.i.i
  %13 = load ptr, ptr %incdec.ptr1.i.i.i.i.i, align 8, !tbaa !33
  %cond.i.i.i.i.i.i = icmp eq i64 %12, 1
  br i1 %cond.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i, label %if.end.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i:                            ; preds = %if.then19.i.i.i.i.i.i
  %14 = load i8, ptr %10, align 1, !tbaa !21
  store i8 %14, ptr %13, align 1, !tbaa !21
  br label %if.end24.i.i.i.i.i.i

if.end.i.i.i.i.i.i.i.i:                           ; preds = %if.then19.i.i.i.i.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %13, ptr align 1 %10, i64 %12, i1 false)
  br label %if.end24.i.i.i.i.i.i

if.end24.i.i.i.i.i.i:                             ; preds = %if.end.i.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i, %if.then16.i.i.i.i.i.i
  %15 = load i64, ptr %_M_string_length.i.i.i.i.i.i.i, align 8, !tbaa !22
  %_M_string_length.i.i59.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__result.addr.07.i.i.i.i.i, i64 -24
  store i64 %15, ptr %_M_string_length.i.i59.i.i.i.i.i.i, align 8, !tbaa !22
  %16 = load ptr, ptr %incdec.ptr1.i.i.i.i.i, align 8, !tbaa !33
  %arrayidx.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %16, i64 %15
  store i8 0, ptr %arrayidx.i.i.i.i.i.i.i, align 1, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i

if.else.i.i.i.i.i.i:                              ; preds = %for.body.i.i.i.i.i
  %17 = getelementptr inbounds i8, ptr %__result.addr.07.i.i.i.i.i, i64 -16
  %18 = load ptr, ptr %incdec.ptr1.i.i.i.i.i, align 8, !tbaa !33
  %cmp.i60.i.i.i.i.i.i = icmp eq ptr %18, %17
  %19 = load i64, ptr %17, align 8
  store ptr %10, ptr %incdec.ptr1.i.i.i.i.i, align 8, !tbaa !33
  %_M_string_length.i61.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__last.addr.06.i.i.i.i.i, i64 -24
  %20 = load i64, ptr %_M_string_length.i61.i.i.i.i.i.i, align 8, !tbaa !22
  %_M_string_length.i62.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__result.addr.07.i.i.i.i.i, i64 -24
  store i64 %20, ptr %_M_string_length.i62.i.i.i.i.i.i, align 8, !tbaa !22
  %21 = load i64, ptr %11, align 8, !tbaa !21
  store i64 %21, ptr %17, align 8, !tbaa !21
  %tobool35.not63.i.i.i.i.i.i = icmp eq ptr %18, null
  %tobool35.not.i.i.i.i.i.i = or i1 %cmp.i60.i.i.i.i.i.i, %tobool35.not63.i.i.i.i.i.i
  br i1 %tobool35.not.i.i.i.i.i.i, label %if.else37.i.i.i.i.i.i, label %if.then36.i.i.i.i.i.i

if.then36.i.i.i.i.i.i:                            ; preds = %if.else.i.i.i.i.i.i
  store ptr %18, ptr %incdec.ptr.i.i.i.i.i, align 8, !tbaa !33
  store i64 %19, ptr %11, align 8, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i

if.else37.i.i.i.i.i.i:                            ; preds = %if.else.i.i.i.i.i.i
  store ptr %11, ptr %incdec.ptr.i.i.i.i.i, align 8, !tbaa !33
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i: ; preds = %if.else37.i.i.i.i.i.i, %if.then36.i.i.i.i.i.i, %if.end24.i.i.i.i.i.i
  %_M_string_length.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__last.addr.06.i.i.i.i.i, i64 -24
  store i64 0, ptr %_M_string_length.i.i.i.i.i.i.i.i.i, align 8, !tbaa !22
  %22 = load ptr, ptr %incdec.ptr.i.i.i.i.i, align 8, !tbaa !33
  store i8 0, ptr %22, align 1, !tbaa !21
  %dec.i.i.i.i.i = add nsw i64 %__n.08.i.i.i.i.i, -1
  %cmp.i.i.i.i.i = icmp sgt i64 %__n.08.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i, label %for.body.i.i.i.i.i, label %_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_ET0_T_SE_SD_.exit, !llvm.loop !200

_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_ET0_T_SE_SD_.exit: ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit
  %23 = load ptr, ptr %__val, align 8, !tbaa !33
  %cmp.i56.i = icmp eq ptr %23, %0
  br i1 %cmp.i56.i, label %if.then15.i, label %if.else.i33

if.then15.i:                                      ; preds = %_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_ET0_T_SE_SD_.exit
  br i1 %cmp.not.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit, label %if.then16.i, !prof !175

if.then16.i:                                      ; preds = %if.then15.i
  %24 = load i64, ptr %_M_string_length.i23.i, align 8, !tbaa !22
  %tobool18.not.i = icmp eq i64 %24, 0
  br i1 %tobool18.not.i, label %if.end24.i, label %if.then19.i

if.then19.i:                                      ; preds = %if.then16.i
  %25 = load ptr, ptr %__first.coerce, align 8, !tbaa !33
  %cond.i = icmp eq i64 %24, 1
  br i1 %cond.i, label %if.then.i.i, label %if.end.i.i.i

if.then.i.i:                                      ; preds = %if.then19.i
  %26 = load i8, ptr %23, align 1, !tbaa !21
  store i8 %26, ptr %25, align 1, !tbaa !21
  br label %if.end24.i

if.end.i.i.i:                                     ; preds = %if.then19.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %25, ptr align 1 %23, i64 %24, i1 false)
  br label %if.end24.i

if.end24.i:                                       ; preds = %if.end.i.i.i, %if.then.i.i, %if.then16.i
  %27 = load i64, ptr %_M_string_length.i23.i, align 8, !tbaa !22
  store i64 %27, ptr %_M_string_length.i10.i.i.i, align 8, !tbaa !22
  %28 = load ptr, ptr %__first.coerce, align 8, !tbaa !33
  %arrayidx.i.i = getelementptr inbounds i8, ptr %28, i64 %27
  store i8 0, ptr %arrayidx.i.i, align 1, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit

if.else.i33:                                      ; preds = %_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEESC_ET0_T_SE_SD_.exit
  %29 = load ptr, ptr %__first.coerce, align 8, !tbaa !33
  %cmp.i60.i = icmp eq ptr %29, %1
  %30 = load i64, ptr %1, align 8
  store ptr %23, ptr %__first.coerce, align 8, !tbaa !33
  %31 = load i64, ptr %_M_string_length.i23.i, align 8, !tbaa !22
  store i64 %31, ptr %_M_string_length.i10.i.i.i, align 8, !tbaa !22
  %32 = load i64, ptr %0, align 8, !tbaa !21
  store i64 %32, ptr %1, align 8, !tbaa !21
  %tobool35.not63.i = icmp eq ptr %29, null
  %tobool35.not.i = or i1 %cmp.i60.i, %tobool35.not63.i
  br i1 %tobool35.not.i, label %if.else37.i, label %if.then36.i

if.then36.i:                                      ; preds = %if.else.i33
  store ptr %29, ptr %__val, align 8, !tbaa !33
  store i64 %30, ptr %0, align 8, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit

if.else37.i:                                      ; preds = %if.else.i33
  store ptr %0, ptr %__val, align 8, !tbaa !33
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit: ; preds = %if.then15.i, %if.end24.i, %if.then36.i, %if.else37.i
  store i64 0, ptr %_M_string_length.i23.i, align 8, !tbaa !22
  %33 = load ptr, ptr %__val, align 8, !tbaa !33
  store i8 0, ptr %33, align 1, !tbaa !21
  %34 = load ptr, ptr %__val, align 8, !tbaa !33
  %cmp.i.i.i = icmp eq ptr %34, %0
  br i1 %cmp.i.i.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit, label %if.then.i.i36

if.then.i.i36:                                    ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit
  %35 = load i64, ptr %0, align 8, !tbaa !21
  %add.i.i.i = add i64 %35, 1
  call void @_ZdlPvm(ptr noundef %34, i64 noundef %add.i.i.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit: ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit, %if.then.i.i36
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__val) #26
  br label %for.inc

if.else:                                          ; preds = %_ZNK9__gnu_cxx5__ops15_Iter_less_iterclINS_17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS9_SaIS9_EEEESE_EEbT_T0_.exit
  call void @_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops14_Val_less_iterEEvT_T0_(ptr nonnull %__i.sroa.0.050)
  br label %for.inc

for.inc:                                          ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit, %if.else
  %__i.sroa.0.0 = getelementptr inbounds i8, ptr %__i.sroa.0.050, i64 32
  %cmp.i30.not = icmp eq ptr %__i.sroa.0.0, %__last.coerce
  br i1 %cmp.i30.not, label %for.end, label %for.body, !llvm.loop !201

for.end:                                          ; preds = %for.inc, %for.cond.preheader, %entry
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt6vectorIS7_SaIS7_EEEENS0_5__ops14_Val_less_iterEEvT_T0_(ptr %__last.coerce) local_unnamed_addr #8 comdat personality ptr @__gxx_personality_v0 {
entry:
  %__val = alloca %"class.std::__cxx11::basic_string", align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %__val) #26
  %0 = getelementptr inbounds i8, ptr %__val, i64 16
  store ptr %0, ptr %__val, align 8, !tbaa !16
  %1 = load ptr, ptr %__last.coerce, align 8, !tbaa !33
  %2 = getelementptr inbounds i8, ptr %__last.coerce, i64 16
  %cmp.i.i = icmp eq ptr %1, %2
  br i1 %cmp.i.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %entry
  %_M_string_length.i.i = getelementptr inbounds i8, ptr %__last.coerce, i64 8
  %3 = load i64, ptr %_M_string_length.i.i, align 8, !tbaa !22
  %add.i = add i64 %3, 1
  %cmp.i21.i = icmp eq i64 %add.i, 0
  br i1 %cmp.i21.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %0, ptr nonnull align 8 %2, i64 %add.i, i1 false)
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit

if.else.i:                                        ; preds = %entry
  store ptr %1, ptr %__val, align 8, !tbaa !33
  %4 = load i64, ptr %2, align 8, !tbaa !21
  store i64 %4, ptr %0, align 8, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit: ; preds = %if.then.i, %if.end.i.i, %if.else.i
  %_M_string_length.i22.i = getelementptr inbounds i8, ptr %__last.coerce, i64 8
  %5 = load i64, ptr %_M_string_length.i22.i, align 8, !tbaa !22
  %_M_string_length.i23.i = getelementptr inbounds i8, ptr %__val, i64 8
  store i64 %5, ptr %_M_string_length.i23.i, align 8, !tbaa !22
  store ptr %2, ptr %__last.coerce, align 8, !tbaa !33
  store i64 0, ptr %_M_string_length.i22.i, align 8, !tbaa !22
  br label %while.cond

while.cond:                                       ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit
  %.sink = phi ptr [ %20, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit ], [ %2, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit ]
  %__last.sroa.0.0 = phi ptr [ %__next.sroa.0.0, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit ], [ %__last.coerce, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit ]
  store i8 0, ptr %.sink, align 1, !tbaa !21
  %__next.sroa.0.0 = getelementptr inbounds i8, ptr %__last.sroa.0.0, i64 -32
  %6 = load i64, ptr %_M_string_length.i23.i, align 8, !tbaa !22
  %_M_string_length.i10.i.i.i = getelementptr inbounds i8, ptr %__last.sroa.0.0, i64 -24
  %7 = load i64, ptr %_M_string_length.i10.i.i.i, align 8, !tbaa !22
  %.sroa.speculated.i.i.i = call i64 @llvm.umin.i64(i64 %7, i64 %6)
  %cmp.i11.i.i.i = icmp eq i64 %.sroa.speculated.i.i.i, 0
  br i1 %cmp.i11.i.i.i, label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i, label %if.end.i.i.i.i

if.end.i.i.i.i:                                   ; preds = %while.cond
  %8 = load ptr, ptr %__next.sroa.0.0, align 8, !tbaa !33
  %9 = load ptr, ptr %__val, align 8, !tbaa !33
  %call.i.i.i.i = call i32 @memcmp(ptr noundef %9, ptr noundef %8, i64 noundef %.sroa.speculated.i.i.i) #26
  br label %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i

_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i: ; preds = %if.end.i.i.i.i, %while.cond
  %retval.0.i.i.i.i = phi i32 [ %call.i.i.i.i, %if.end.i.i.i.i ], [ 0, %while.cond ]
  %tobool.not.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 0
  br i1 %tobool.not.i.i.i, label %if.then.i.i.i, label %_ZNK9__gnu_cxx5__ops14_Val_less_iterclINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEENS_17__normal_iteratorIPS8_St6vectorIS8_SaIS8_EEEEEEbRT_T0_.exit

if.then.i.i.i:                                    ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i
  %sub.i.i.i.i = sub i64 %6, %7
  %spec.select6.i.i.i.i = call i64 @llvm.smax.i64(i64 %sub.i.i.i.i, i64 -2147483648)
  %retval.07.i.i.i.i = call i64 @llvm.smin.i64(i64 %spec.select6.i.i.i.i, i64 2147483647)
  %retval.0.i12.i.i.i = trunc nsw i64 %retval.07.i.i.i.i to i32
  br label %_ZNK9__gnu_cxx5__ops14_Val_less_iterclINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEENS_17__normal_iteratorIPS8_St6vectorIS8_SaIS8_EEEEEEbRT_T0_.exit

_ZNK9__gnu_cxx5__ops14_Val_less_iterclINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEENS_17__normal_iteratorIPS8_St6vectorIS8_SaIS8_EEEEEEbRT_T0_.exit: ; preds = %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i, %if.then.i.i.i
  %__r.0.i.i.i = phi i32 [ %retval.0.i.i.i.i, %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i ], [ %retval.0.i12.i.i.i, %if.then.i.i.i ]
  %cmp.i.i11 = icmp slt i32 %__r.0.i.i.i, 0
  br i1 %cmp.i.i11, label %while.body, label %while.end

while.body:                                       ; preds = %_ZNK9__gnu_cxx5__ops14_Val_less_iterclINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEENS_17__normal_iteratorIPS8_St6vectorIS8_SaIS8_EEEEEEbRT_T0_.exit
  %10 = load ptr, ptr %__next.sroa.0.0, align 8, !tbaa !33
  %11 = getelementptr inbounds i8, ptr %__last.sroa.0.0, i64 -16
  %cmp.i56.i = icmp eq ptr %10, %11
  br i1 %cmp.i56.i, label %if.then16.i, label %if.else.i12

if.then16.i:                                      ; preds = %while.body
  %tobool18.not.i = icmp eq i64 %7, 0
  br i1 %tobool18.not.i, label %if.end24.i, label %if.then19.i

if.then19.i:                                      ; preds = %if.then16.i
  %12 = load ptr, ptr %__last.sroa.0.0, align 8, !tbaa !33
  %cond.i = icmp eq i64 %7, 1
  br i1 %cond.i, label %if.then.i.i, label %if.end.i.i.i

if.then.i.i:                                      ; preds = %if.then19.i
  %13 = load i8, ptr %10, align 1, !tbaa !21
  store i8 %13, ptr %12, align 1, !tbaa !21
  br label %if.end24.i

if.end.i.i.i:                                     ; preds = %if.then19.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %12, ptr align 1 %10, i64 %7, i1 false)
  br label %if.end24.i

if.end24.i:                                       ; preds = %if.end.i.i.i, %if.then.i.i, %if.then16.i
  %14 = load i64, ptr %_M_string_length.i10.i.i.i, align 8, !tbaa !22
  %_M_string_length.i.i59.i = getelementptr inbounds i8, ptr %__last.sroa.0.0, i64 8
  store i64 %14, ptr %_M_string_length.i.i59.i, align 8, !tbaa !22
  %15 = load ptr, ptr %__last.sroa.0.0, align 8, !tbaa !33
  %arrayidx.i.i = getelementptr inbounds i8, ptr %15, i64 %14
  store i8 0, ptr %arrayidx.i.i, align 1, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit

if.else.i12:                                      ; preds = %while.body
  %16 = getelementptr inbounds i8, ptr %__last.sroa.0.0, i64 16
  %17 = load ptr, ptr %__last.sroa.0.0, align 8, !tbaa !33
  %cmp.i60.i = icmp eq ptr %17, %16
  %18 = load i64, ptr %16, align 8
  store ptr %10, ptr %__last.sroa.0.0, align 8, !tbaa !33
  %_M_string_length.i62.i = getelementptr inbounds i8, ptr %__last.sroa.0.0, i64 8
  store i64 %7, ptr %_M_string_length.i62.i, align 8, !tbaa !22
  %19 = load i64, ptr %11, align 8, !tbaa !21
  store i64 %19, ptr %16, align 8, !tbaa !21
  %tobool35.not63.i = icmp eq ptr %17, null
  %tobool35.not.i = or i1 %cmp.i60.i, %tobool35.not63.i
  br i1 %tobool35.not.i, label %if.else37.i, label %if.then36.i

if.then36.i:                                      ; preds = %if.else.i12
  store ptr %17, ptr %__next.sroa.0.0, align 8, !tbaa !33
  store i64 %18, ptr %11, align 8, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit

if.else37.i:                                      ; preds = %if.else.i12
  store ptr %11, ptr %__next.sroa.0.0, align 8, !tbaa !33
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit: ; preds = %if.end24.i, %if.then36.i, %if.else37.i
  store i64 0, ptr %_M_string_length.i10.i.i.i, align 8, !tbaa !22
  %20 = load ptr, ptr %__next.sroa.0.0, align 8, !tbaa !33
  br label %while.cond, !llvm.loop !202

while.end:                                        ; preds = %_ZNK9__gnu_cxx5__ops14_Val_less_iterclINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEENS_17__normal_iteratorIPS8_St6vectorIS8_SaIS8_EEEEEEbRT_T0_.exit
  %21 = load ptr, ptr %__val, align 8, !tbaa !33
  %cmp.i56.i16 = icmp eq ptr %21, %0
  br i1 %cmp.i56.i16, label %if.then15.i26, label %if.else.i17

if.then15.i26:                                    ; preds = %while.end
  %cmp.not.i27 = icmp eq ptr %__val, %__last.sroa.0.0
  br i1 %cmp.not.i27, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit38, label %if.then16.i28, !prof !175

if.then16.i28:                                    ; preds = %if.then15.i26
  %tobool18.not.i30 = icmp eq i64 %6, 0
  br i1 %tobool18.not.i30, label %if.end24.i34, label %if.then19.i31

if.then19.i31:                                    ; preds = %if.then16.i28
  %22 = load ptr, ptr %__last.sroa.0.0, align 8, !tbaa !33
  %cond.i32 = icmp eq i64 %6, 1
  br i1 %cond.i32, label %if.then.i.i37, label %if.end.i.i.i33

if.then.i.i37:                                    ; preds = %if.then19.i31
  %23 = load i8, ptr %21, align 1, !tbaa !21
  store i8 %23, ptr %22, align 1, !tbaa !21
  br label %if.end24.i34

if.end.i.i.i33:                                   ; preds = %if.then19.i31
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %22, ptr align 1 %21, i64 %6, i1 false)
  br label %if.end24.i34

if.end24.i34:                                     ; preds = %if.end.i.i.i33, %if.then.i.i37, %if.then16.i28
  %24 = load i64, ptr %_M_string_length.i23.i, align 8, !tbaa !22
  %_M_string_length.i.i59.i35 = getelementptr inbounds i8, ptr %__last.sroa.0.0, i64 8
  store i64 %24, ptr %_M_string_length.i.i59.i35, align 8, !tbaa !22
  %25 = load ptr, ptr %__last.sroa.0.0, align 8, !tbaa !33
  %arrayidx.i.i36 = getelementptr inbounds i8, ptr %25, i64 %24
  store i8 0, ptr %arrayidx.i.i36, align 1, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit38

if.else.i17:                                      ; preds = %while.end
  %26 = getelementptr inbounds i8, ptr %__last.sroa.0.0, i64 16
  %27 = load ptr, ptr %__last.sroa.0.0, align 8, !tbaa !33
  %cmp.i60.i18 = icmp eq ptr %27, %26
  %28 = load i64, ptr %26, align 8
  store ptr %21, ptr %__last.sroa.0.0, align 8, !tbaa !33
  %_M_string_length.i62.i20 = getelementptr inbounds i8, ptr %__last.sroa.0.0, i64 8
  store i64 %6, ptr %_M_string_length.i62.i20, align 8, !tbaa !22
  %29 = load i64, ptr %0, align 8, !tbaa !21
  store i64 %29, ptr %26, align 8, !tbaa !21
  %tobool35.not63.i21 = icmp eq ptr %27, null
  %tobool35.not.i22 = or i1 %cmp.i60.i18, %tobool35.not63.i21
  br i1 %tobool35.not.i22, label %if.else37.i25, label %if.then36.i23

if.then36.i23:                                    ; preds = %if.else.i17
  store ptr %27, ptr %__val, align 8, !tbaa !33
  store i64 %28, ptr %0, align 8, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit38

if.else37.i25:                                    ; preds = %if.else.i17
  store ptr %0, ptr %__val, align 8, !tbaa !33
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit38

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit38: ; preds = %if.then15.i26, %if.end24.i34, %if.then36.i23, %if.else37.i25
  store i64 0, ptr %_M_string_length.i23.i, align 8, !tbaa !22
  %30 = load ptr, ptr %__val, align 8, !tbaa !33
  store i8 0, ptr %30, align 1, !tbaa !21
  %31 = load ptr, ptr %__val, align 8, !tbaa !33
  %cmp.i.i.i = icmp eq ptr %31, %0
  br i1 %cmp.i.i.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit, label %if.then.i.i39

if.then.i.i39:                                    ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit38
  %32 = load i64, ptr %0, align 8, !tbaa !21
  %add.i.i.i = add i64 %32, 1
  call void @_ZdlPvm(ptr noundef %31, i64 noundef %add.i.i.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit: ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit38, %if.then.i.i39
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__val) #26
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE13_M_insert_auxIS5_EEvN9__gnu_cxx17__normal_iteratorIPS5_S7_EEOT_(ptr noundef nonnull align 8 dereferenceable(24) %this, ptr %__position.coerce, ptr noundef nonnull align 8 dereferenceable(32) %__arg) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_finish = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_finish, align 8, !tbaa !105
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 -32
  %1 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %1, ptr %0, align 8, !tbaa !16
  %2 = load ptr, ptr %add.ptr, align 8, !tbaa !33
  %3 = getelementptr inbounds i8, ptr %0, i64 -16
  %cmp.i.i.i.i = icmp eq ptr %2, %3
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i, label %if.else.i.i.i

if.then.i.i.i:                                    ; preds = %entry
  %_M_string_length.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 -24
  %4 = load i64, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !22
  %add.i.i.i = add i64 %4, 1
  %cmp.i21.i.i.i = icmp eq i64 %add.i.i.i, 0
  br i1 %cmp.i21.i.i.i, label %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit, label %if.end.i.i.i.i

if.end.i.i.i.i:                                   ; preds = %if.then.i.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %1, ptr nonnull align 8 %3, i64 %add.i.i.i, i1 false)
  br label %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit

if.else.i.i.i:                                    ; preds = %entry
  store ptr %2, ptr %0, align 8, !tbaa !33
  %5 = load i64, ptr %3, align 8, !tbaa !21
  store i64 %5, ptr %1, align 8, !tbaa !21
  br label %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit

_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit: ; preds = %if.then.i.i.i, %if.end.i.i.i.i, %if.else.i.i.i
  %_M_string_length.i22.i.i.i = getelementptr inbounds i8, ptr %0, i64 -24
  %6 = load i64, ptr %_M_string_length.i22.i.i.i, align 8, !tbaa !22
  %_M_string_length.i23.i.i.i = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %6, ptr %_M_string_length.i23.i.i.i, align 8, !tbaa !22
  store ptr %3, ptr %add.ptr, align 8, !tbaa !33
  store i64 0, ptr %_M_string_length.i22.i.i.i, align 8, !tbaa !22
  store i8 0, ptr %3, align 1, !tbaa !21
  %7 = load ptr, ptr %_M_finish, align 8, !tbaa !105
  %incdec.ptr = getelementptr inbounds i8, ptr %7, i64 32
  store ptr %incdec.ptr, ptr %_M_finish, align 8, !tbaa !105
  %add.ptr9 = getelementptr inbounds i8, ptr %7, i64 -32
  %sub.ptr.lhs.cast.i.i.i.i.i = ptrtoint ptr %add.ptr9 to i64
  %sub.ptr.rhs.cast.i.i.i.i.i = ptrtoint ptr %__position.coerce to i64
  %sub.ptr.sub.i.i.i.i.i = sub i64 %sub.ptr.lhs.cast.i.i.i.i.i, %sub.ptr.rhs.cast.i.i.i.i.i
  %sub.ptr.div.i.i.i.i.i = ashr exact i64 %sub.ptr.sub.i.i.i.i.i, 5
  %cmp5.i.i.i.i.i = icmp sgt i64 %sub.ptr.div.i.i.i.i.i, 0
  br i1 %cmp5.i.i.i.i.i, label %for.body.i.i.i.i.i, label %_ZSt13move_backwardIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_ET0_T_S8_S7_.exit

for.body.i.i.i.i.i:                               ; preds = %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i
  %__n.08.i.i.i.i.i = phi i64 [ %dec.i.i.i.i.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i ], [ %sub.ptr.div.i.i.i.i.i, %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit ]
  %__result.addr.07.i.i.i.i.i = phi ptr [ %incdec.ptr1.i.i.i.i.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i ], [ %7, %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit ]
  %__last.addr.06.i.i.i.i.i = phi ptr [ %incdec.ptr.i.i.i.i.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i ], [ %add.ptr9, %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit ]
  %incdec.ptr.i.i.i.i.i = getelementptr inbounds i8, ptr %__last.addr.06.i.i.i.i.i, i64 -32
  %incdec.ptr1.i.i.i.i.i = getelementptr inbounds i8, ptr %__result.addr.07.i.i.i.i.i, i64 -32
  %8 = load ptr, ptr %incdec.ptr.i.i.i.i.i, align 8, !tbaa !33
  %9 = getelementptr inbounds i8, ptr %__last.addr.06.i.i.i.i.i, i64 -16
  %cmp.i56.i.i.i.i.i.i = icmp eq ptr %8, %9
  br i1 %cmp.i56.i.i.i.i.i.i, label %if.then16.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i

if.then16.i.i.i.i.i.i:                            ; preds = %for.body.i.i.i.i.i
  %_M_string_length.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__last.addr.06.i.i.i.i.i, i64 -24
  %10 = load i64, ptr %_M_string_length.i.i.i.i.i.i.i, align 8, !tbaa !22
  %tobool18.not.i.i.i.i.i.i = icmp eq i64 %10, 0
  br i1 %tobool18.not.i.i.i.i.i.i, label %if.end24.i.i.i.i.i.i, label %if.then19.i.i.i.i.i.i

if.then19.i.i.i.i.i.i:                            ; preds = %if.then16.i.i.i.i.i.i
  %11 = load ptr, ptr %incdec.ptr1.i.i.i.i.i, align 8, !tbaa !33
  %cond.i.i.i.i.i.i = icmp eq i64 %10, 1
  br i1 %cond.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i, label %if.end.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i:                            ; preds = %if.then19.i.i.i.i.i.i
  %12 = load i8, ptr %8, align 1, !tbaa !21
  store i8 %12, ptr %11, align 1, !tbaa !21
  br label %if.end24.i.i.i.i.i.i

if.end.i.i.i.i.i.i.i.i:                           ; preds = %if.then19.i.i.i.i.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %11, ptr align 1 %8, i64 %10, i1 false)
  br label %if.end24.i.i.i.i.i.i

if.end24.i.i.i.i.i.i:                             ; preds = %if.end.i.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i, %if.then16.i.i.i.i.i.i
  %13 = load i64, ptr %_M_string_length.i.i.i.i.i.i.i, align 8, !tbaa !22
  %_M_string_length.i.i59.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__result.addr.07.i.i.i.i.i, i64 -24
  store i64 %13, ptr %_M_string_length.i.i59.i.i.i.i.i.i, align 8, !tbaa !22
  %14 = load ptr, ptr %incdec.ptr1.i.i.i.i.i, align 8, !tbaa !33
  %arrayidx.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %14, i64 %13
  store i8 0, ptr %arrayidx.i.i.i.i.i.i.i, align 1, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i

if.else.i.i.i.i.i.i:                              ; preds = %for.body.i.i.i.i.i
  %15 = getelementptr inbounds i8, ptr %__result.addr.07.i.i.i.i.i, i64 -16
  %16 = load ptr, ptr %incdec.ptr1.i.i.i.i.i, align 8, !tbaa !33
  %cmp.i60.i.i.i.i.i.i = icmp eq ptr %16, %15
  %17 = load i64, ptr %15, align 8
  store ptr %8, ptr %incdec.ptr1.i.i.i.i.i, align 8, !tbaa !33
  %_M_string_length.i61.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__last.addr.06.i.i.i.i.i, i64 -24
  %18 = load i64, ptr %_M_string_length.i61.i.i.i.i.i.i, align 8, !tbaa !22
  %_M_string_length.i62.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__result.addr.07.i.i.i.i.i, i64 -24
  store i64 %18, ptr %_M_string_length.i62.i.i.i.i.i.i, align 8, !tbaa !22
  %19 = load i64, ptr %9, align 8, !tbaa !21
  store i64 %19, ptr %15, align 8, !tbaa !21
  %tobool35.not63.i.i.i.i.i.i = icmp eq ptr %16, null
  %tobool35.not.i.i.i.i.i.i = or i1 %cmp.i60.i.i.i.i.i.i, %tobool35.not63.i.i.i.i.i.i
  br i1 %tobool35.not.i.i.i.i.i.i, label %if.else37.i.i.i.i.i.i, label %if.then36.i.i.i.i.i.i

if.then36.i.i.i.i.i.i:                            ; preds = %if.else.i.i.i.i.i.i
  store ptr %16, ptr %incdec.ptr.i.i.i.i.i, align 8, !tbaa !33
  store i64 %17, ptr %9, align 8, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i

if.else37.i.i.i.i.i.i:                            ; preds = %if.else.i.i.i.i.i.i
  store ptr %9, ptr %incdec.ptr.i.i.i.i.i, align 8, !tbaa !33
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i: ; preds = %if.else37.i.i.i.i.i.i, %if.then36.i.i.i.i.i.i, %if.end24.i.i.i.i.i.i
  %_M_string_length.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__last.addr.06.i.i.i.i.i, i64 -24
  store i64 0, ptr %_M_string_length.i.i.i.i.i.i.i.i.i, align 8, !tbaa !22
  %20 = load ptr, ptr %incdec.ptr.i.i.i.i.i, align 8, !tbaa !33
  store i8 0, ptr %20, align 1, !tbaa !21
  %dec.i.i.i.i.i = add nsw i64 %__n.08.i.i.i.i.i, -1
  %cmp.i.i.i.i.i = icmp sgt i64 %__n.08.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i, label %for.body.i.i.i.i.i, label %_ZSt13move_backwardIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_ET0_T_S8_S7_.exit, !llvm.loop !200

_ZSt13move_backwardIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_ET0_T_S8_S7_.exit: ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i, %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit
  %21 = load ptr, ptr %__arg, align 8, !tbaa !33
  %22 = getelementptr inbounds i8, ptr %__arg, i64 16
  %cmp.i56.i = icmp eq ptr %21, %22
  br i1 %cmp.i56.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %_ZSt13move_backwardIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_ET0_T_S8_S7_.exit
  %cmp.not.i = icmp eq ptr %__arg, %__position.coerce
  br i1 %cmp.not.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit, label %if.then16.i, !prof !175

if.then16.i:                                      ; preds = %if.then15.i
  %_M_string_length.i.i = getelementptr inbounds i8, ptr %__arg, i64 8
  %23 = load i64, ptr %_M_string_length.i.i, align 8, !tbaa !22
  %tobool18.not.i = icmp eq i64 %23, 0
  br i1 %tobool18.not.i, label %if.end24.i, label %if.then19.i

if.then19.i:                                      ; preds = %if.then16.i
  %24 = load ptr, ptr %__position.coerce, align 8, !tbaa !33
  %cond.i = icmp eq i64 %23, 1
  br i1 %cond.i, label %if.then.i.i, label %if.end.i.i.i

if.then.i.i:                                      ; preds = %if.then19.i
  %25 = load i8, ptr %21, align 1, !tbaa !21
  store i8 %25, ptr %24, align 1, !tbaa !21
  br label %if.end24.i

if.end.i.i.i:                                     ; preds = %if.then19.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %24, ptr align 1 %21, i64 %23, i1 false)
  br label %if.end24.i

if.end24.i:                                       ; preds = %if.end.i.i.i, %if.then.i.i, %if.then16.i
  %26 = load i64, ptr %_M_string_length.i.i, align 8, !tbaa !22
  %_M_string_length.i.i59.i = getelementptr inbounds i8, ptr %__position.coerce, i64 8
  store i64 %26, ptr %_M_string_length.i.i59.i, align 8, !tbaa !22
  %27 = load ptr, ptr %__position.coerce, align 8, !tbaa !33
  %arrayidx.i.i = getelementptr inbounds i8, ptr %27, i64 %26
  store i8 0, ptr %arrayidx.i.i, align 1, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit

if.else.i:                                        ; preds = %_ZSt13move_backwardIPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_ET0_T_S8_S7_.exit
  %28 = getelementptr inbounds i8, ptr %__position.coerce, i64 16
  %29 = load ptr, ptr %__position.coerce, align 8, !tbaa !33
  %cmp.i60.i = icmp eq ptr %29, %28
  %30 = load i64, ptr %28, align 8
  store ptr %21, ptr %__position.coerce, align 8, !tbaa !33
  %_M_string_length.i61.i = getelementptr inbounds i8, ptr %__arg, i64 8
  %31 = load i64, ptr %_M_string_length.i61.i, align 8, !tbaa !22
  %_M_string_length.i62.i = getelementptr inbounds i8, ptr %__position.coerce, i64 8
  store i64 %31, ptr %_M_string_length.i62.i, align 8, !tbaa !22
  %32 = load i64, ptr %22, align 8, !tbaa !21
  store i64 %32, ptr %28, align 8, !tbaa !21
  %tobool35.not63.i = icmp eq ptr %29, null
  %tobool35.not.i = or i1 %cmp.i60.i, %tobool35.not63.i
  br i1 %tobool35.not.i, label %if.else37.i, label %if.then36.i

if.then36.i:                                      ; preds = %if.else.i
  store ptr %29, ptr %__arg, align 8, !tbaa !33
  store i64 %30, ptr %22, align 8, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit

if.else37.i:                                      ; preds = %if.else.i
  store ptr %22, ptr %__arg, align 8, !tbaa !33
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit: ; preds = %if.then15.i, %if.end24.i, %if.then36.i, %if.else37.i
  %_M_string_length.i.i.i.i16 = getelementptr inbounds i8, ptr %__arg, i64 8
  store i64 0, ptr %_M_string_length.i.i.i.i16, align 8, !tbaa !22
  %33 = load ptr, ptr %__arg, align 8, !tbaa !33
  store i8 0, ptr %33, align 1, !tbaa !21
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_M_realloc_insertIJS5_EEEvN9__gnu_cxx17__normal_iteratorIPS5_S7_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %this, ptr %__position.coerce, ptr noundef nonnull align 8 dereferenceable(32) %__args) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_finish.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_finish.i.i, align 8, !tbaa !105
  %1 = load ptr, ptr %this, align 8, !tbaa !26
  %sub.ptr.lhs.cast.i.i = ptrtoint ptr %0 to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint ptr %1 to i64
  %sub.ptr.sub.i.i = sub i64 %sub.ptr.lhs.cast.i.i, %sub.ptr.rhs.cast.i.i
  %cmp.i = icmp eq i64 %sub.ptr.sub.i.i, 9223372036854775776
  br i1 %cmp.i, label %if.then.i, label %_ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_M_check_lenEmPKc.exit

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.28) #27
  unreachable

_ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_M_check_lenEmPKc.exit: ; preds = %entry
  %sub.ptr.div.i.i = ashr exact i64 %sub.ptr.sub.i.i, 5
  %.sroa.speculated.i = tail call i64 @llvm.umax.i64(i64 %sub.ptr.div.i.i, i64 1)
  %add.i = add i64 %.sroa.speculated.i, %sub.ptr.div.i.i
  %cmp7.i = icmp ult i64 %add.i, %sub.ptr.div.i.i
  %2 = tail call i64 @llvm.umin.i64(i64 %add.i, i64 288230376151711743)
  %cond.i = select i1 %cmp7.i, i64 288230376151711743, i64 %2
  %sub.ptr.lhs.cast.i = ptrtoint ptr %__position.coerce to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i.i
  %sub.ptr.div.i = ashr exact i64 %sub.ptr.sub.i, 5
  %cmp.not.i = icmp eq i64 %cond.i, 0
  br i1 %cmp.not.i, label %_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_M_allocateEm.exit, label %cond.true.i

cond.true.i:                                      ; preds = %_ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_M_check_lenEmPKc.exit
  %mul.i.i.i = shl nuw nsw i64 %cond.i, 5
  %call5.i.i.i = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %mul.i.i.i) #31
  br label %_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_M_allocateEm.exit

_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_M_allocateEm.exit: ; preds = %_ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_M_check_lenEmPKc.exit, %cond.true.i
  %cond.i31 = phi ptr [ %call5.i.i.i, %cond.true.i ], [ null, %_ZNKSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE12_M_check_lenEmPKc.exit ]
  %add.ptr = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %cond.i31, i64 %sub.ptr.div.i
  %3 = getelementptr inbounds i8, ptr %add.ptr, i64 16
  store ptr %3, ptr %add.ptr, align 8, !tbaa !16
  %4 = load ptr, ptr %__args, align 8, !tbaa !33
  %5 = getelementptr inbounds i8, ptr %__args, i64 16
  %cmp.i.i.i.i = icmp eq ptr %4, %5
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i, label %if.else.i.i.i

if.then.i.i.i:                                    ; preds = %_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_M_allocateEm.exit
  %_M_string_length.i.i.i.i = getelementptr inbounds i8, ptr %__args, i64 8
  %6 = load i64, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !22
  %add.i.i.i = add i64 %6, 1
  %cmp.i21.i.i.i = icmp eq i64 %add.i.i.i, 0
  br i1 %cmp.i21.i.i.i, label %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit, label %if.end.i.i.i.i

if.end.i.i.i.i:                                   ; preds = %if.then.i.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %3, ptr nonnull align 8 %5, i64 %add.i.i.i, i1 false)
  br label %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit

if.else.i.i.i:                                    ; preds = %_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_M_allocateEm.exit
  store ptr %4, ptr %add.ptr, align 8, !tbaa !33
  %7 = load i64, ptr %5, align 8, !tbaa !21
  store i64 %7, ptr %3, align 8, !tbaa !21
  br label %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit

_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit: ; preds = %if.then.i.i.i, %if.end.i.i.i.i, %if.else.i.i.i
  %_M_string_length.i22.i.i.i = getelementptr inbounds i8, ptr %__args, i64 8
  %8 = load i64, ptr %_M_string_length.i22.i.i.i, align 8, !tbaa !22
  %_M_string_length.i23.i.i.i = getelementptr inbounds i8, ptr %add.ptr, i64 8
  store i64 %8, ptr %_M_string_length.i23.i.i.i, align 8, !tbaa !22
  store ptr %5, ptr %__args, align 8, !tbaa !33
  store i64 0, ptr %_M_string_length.i22.i.i.i, align 8, !tbaa !22
  store i8 0, ptr %5, align 8, !tbaa !21
  %cmp.not6.i.i.i = icmp eq ptr %1, %__position.coerce
  br i1 %cmp.not6.i.i.i, label %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_.exit, label %for.body.i.i.i

for.body.i.i.i:                                   ; preds = %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit, %_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_.exit.i.i.i
  %__cur.08.i.i.i = phi ptr [ %incdec.ptr1.i.i.i, %_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_.exit.i.i.i ], [ %cond.i31, %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit ]
  %__first.addr.07.i.i.i = phi ptr [ %incdec.ptr.i.i.i, %_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_.exit.i.i.i ], [ %1, %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !203)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !206)
  %9 = getelementptr inbounds i8, ptr %__cur.08.i.i.i, i64 16
  store ptr %9, ptr %__cur.08.i.i.i, align 8, !tbaa !16, !alias.scope !203, !noalias !206
  %10 = load ptr, ptr %__first.addr.07.i.i.i, align 8, !tbaa !33, !alias.scope !206, !noalias !203
  %11 = getelementptr inbounds i8, ptr %__first.addr.07.i.i.i, i64 16
  %cmp.i.i.i.i.i.i.i.i = icmp eq ptr %10, %11
  br i1 %cmp.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i:                            ; preds = %for.body.i.i.i
  %_M_string_length.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__first.addr.07.i.i.i, i64 8
  %12 = load i64, ptr %_M_string_length.i.i.i.i.i.i.i.i, align 8, !tbaa !22, !alias.scope !206, !noalias !203
  %add.i.i.i.i.i.i.i = add i64 %12, 1
  %cmp.i21.i.i.i.i.i.i.i = icmp eq i64 %add.i.i.i.i.i.i.i, 0
  br i1 %cmp.i21.i.i.i.i.i.i.i, label %_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_.exit.i.i.i, label %if.end.i.i.i.i.i.i.i.i

if.end.i.i.i.i.i.i.i.i:                           ; preds = %if.then.i.i.i.i.i.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %9, ptr nonnull align 8 %11, i64 %add.i.i.i.i.i.i.i, i1 false), !alias.scope !208
  br label %_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_.exit.i.i.i

if.else.i.i.i.i.i.i.i:                            ; preds = %for.body.i.i.i
  store ptr %10, ptr %__cur.08.i.i.i, align 8, !tbaa !33, !alias.scope !203, !noalias !206
  %13 = load i64, ptr %11, align 8, !tbaa !21, !alias.scope !206, !noalias !203
  store i64 %13, ptr %9, align 8, !tbaa !21, !alias.scope !203, !noalias !206
  br label %_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_.exit.i.i.i

_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_.exit.i.i.i: ; preds = %if.else.i.i.i.i.i.i.i, %if.end.i.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i
  %_M_string_length.i22.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__first.addr.07.i.i.i, i64 8
  %14 = load i64, ptr %_M_string_length.i22.i.i.i.i.i.i.i, align 8, !tbaa !22, !alias.scope !206, !noalias !203
  %_M_string_length.i23.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__cur.08.i.i.i, i64 8
  store i64 %14, ptr %_M_string_length.i23.i.i.i.i.i.i.i, align 8, !tbaa !22, !alias.scope !203, !noalias !206
  store ptr %11, ptr %__first.addr.07.i.i.i, align 8, !tbaa !33, !alias.scope !206, !noalias !203
  store i64 0, ptr %_M_string_length.i22.i.i.i.i.i.i.i, align 8, !tbaa !22, !alias.scope !206, !noalias !203
  store i8 0, ptr %11, align 1, !tbaa !21, !alias.scope !206, !noalias !203
  %incdec.ptr.i.i.i = getelementptr inbounds i8, ptr %__first.addr.07.i.i.i, i64 32
  %incdec.ptr1.i.i.i = getelementptr inbounds i8, ptr %__cur.08.i.i.i, i64 32
  %cmp.not.i.i.i = icmp eq ptr %incdec.ptr.i.i.i, %__position.coerce
  br i1 %cmp.not.i.i.i, label %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_.exit, label %for.body.i.i.i, !llvm.loop !209

_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_.exit: ; preds = %_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_.exit.i.i.i, %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit
  %__cur.0.lcssa.i.i.i = phi ptr [ %cond.i31, %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE9constructIS5_JS5_EEEvRS6_PT_DpOT0_.exit ], [ %incdec.ptr1.i.i.i, %_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_.exit.i.i.i ]
  %incdec.ptr = getelementptr inbounds i8, ptr %__cur.0.lcssa.i.i.i, i64 32
  %cmp.not6.i.i.i32 = icmp eq ptr %0, %__position.coerce
  br i1 %cmp.not6.i.i.i32, label %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_.exit50, label %for.body.i.i.i33

for.body.i.i.i33:                                 ; preds = %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_.exit, %_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_.exit.i.i.i38
  %__cur.08.i.i.i34 = phi ptr [ %incdec.ptr1.i.i.i42, %_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_.exit.i.i.i38 ], [ %incdec.ptr, %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_.exit ]
  %__first.addr.07.i.i.i35 = phi ptr [ %incdec.ptr.i.i.i41, %_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_.exit.i.i.i38 ], [ %__position.coerce, %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_.exit ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !210)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !213)
  %15 = getelementptr inbounds i8, ptr %__cur.08.i.i.i34, i64 16
  store ptr %15, ptr %__cur.08.i.i.i34, align 8, !tbaa !16, !alias.scope !210, !noalias !213
  %16 = load ptr, ptr %__first.addr.07.i.i.i35, align 8, !tbaa !33, !alias.scope !213, !noalias !210
  %17 = getelementptr inbounds i8, ptr %__first.addr.07.i.i.i35, i64 16
  %cmp.i.i.i.i.i.i.i.i36 = icmp eq ptr %16, %17
  br i1 %cmp.i.i.i.i.i.i.i.i36, label %if.then.i.i.i.i.i.i.i45, label %if.else.i.i.i.i.i.i.i37

if.then.i.i.i.i.i.i.i45:                          ; preds = %for.body.i.i.i33
  %_M_string_length.i.i.i.i.i.i.i.i46 = getelementptr inbounds i8, ptr %__first.addr.07.i.i.i35, i64 8
  %18 = load i64, ptr %_M_string_length.i.i.i.i.i.i.i.i46, align 8, !tbaa !22, !alias.scope !213, !noalias !210
  %add.i.i.i.i.i.i.i47 = add i64 %18, 1
  %cmp.i21.i.i.i.i.i.i.i48 = icmp eq i64 %add.i.i.i.i.i.i.i47, 0
  br i1 %cmp.i21.i.i.i.i.i.i.i48, label %_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_.exit.i.i.i38, label %if.end.i.i.i.i.i.i.i.i49

if.end.i.i.i.i.i.i.i.i49:                         ; preds = %if.then.i.i.i.i.i.i.i45
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %15, ptr nonnull align 8 %17, i64 %add.i.i.i.i.i.i.i47, i1 false), !alias.scope !215
  br label %_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_.exit.i.i.i38

if.else.i.i.i.i.i.i.i37:                          ; preds = %for.body.i.i.i33
  store ptr %16, ptr %__cur.08.i.i.i34, align 8, !tbaa !33, !alias.scope !210, !noalias !213
  %19 = load i64, ptr %17, align 8, !tbaa !21, !alias.scope !213, !noalias !210
  store i64 %19, ptr %15, align 8, !tbaa !21, !alias.scope !210, !noalias !213
  br label %_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_.exit.i.i.i38

_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_.exit.i.i.i38: ; preds = %if.else.i.i.i.i.i.i.i37, %if.end.i.i.i.i.i.i.i.i49, %if.then.i.i.i.i.i.i.i45
  %_M_string_length.i22.i.i.i.i.i.i.i39 = getelementptr inbounds i8, ptr %__first.addr.07.i.i.i35, i64 8
  %20 = load i64, ptr %_M_string_length.i22.i.i.i.i.i.i.i39, align 8, !tbaa !22, !alias.scope !213, !noalias !210
  %_M_string_length.i23.i.i.i.i.i.i.i40 = getelementptr inbounds i8, ptr %__cur.08.i.i.i34, i64 8
  store i64 %20, ptr %_M_string_length.i23.i.i.i.i.i.i.i40, align 8, !tbaa !22, !alias.scope !210, !noalias !213
  store ptr %17, ptr %__first.addr.07.i.i.i35, align 8, !tbaa !33, !alias.scope !213, !noalias !210
  store i64 0, ptr %_M_string_length.i22.i.i.i.i.i.i.i39, align 8, !tbaa !22, !alias.scope !213, !noalias !210
  store i8 0, ptr %17, align 1, !tbaa !21, !alias.scope !213, !noalias !210
  %incdec.ptr.i.i.i41 = getelementptr inbounds i8, ptr %__first.addr.07.i.i.i35, i64 32
  %incdec.ptr1.i.i.i42 = getelementptr inbounds i8, ptr %__cur.08.i.i.i34, i64 32
  %cmp.not.i.i.i43 = icmp eq ptr %incdec.ptr.i.i.i41, %0
  br i1 %cmp.not.i.i.i43, label %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_.exit50, label %for.body.i.i.i33, !llvm.loop !209

_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_.exit50: ; preds = %_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_.exit.i.i.i38, %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_.exit
  %__cur.0.lcssa.i.i.i44 = phi ptr [ %incdec.ptr, %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_.exit ], [ %incdec.ptr1.i.i.i42, %_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_.exit.i.i.i38 ]
  %_M_end_of_storage = getelementptr inbounds i8, ptr %this, i64 16
  %tobool.not.i = icmp eq ptr %1, null
  br i1 %tobool.not.i, label %_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE13_M_deallocateEPS5_m.exit, label %if.then.i51

if.then.i51:                                      ; preds = %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_.exit50
  %21 = load ptr, ptr %_M_end_of_storage, align 8, !tbaa !104
  %sub.ptr.lhs.cast = ptrtoint ptr %21 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast.i.i
  tail call void @_ZdlPvm(ptr noundef %1, i64 noundef %sub.ptr.sub) #28
  br label %_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE13_M_deallocateEPS5_m.exit

_ZNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE13_M_deallocateEPS5_m.exit: ; preds = %_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE11_S_relocateEPS5_S8_S8_RS6_.exit50, %if.then.i51
  store ptr %cond.i31, ptr %this, align 8, !tbaa !102
  store ptr %__cur.0.lcssa.i.i.i44, ptr %_M_finish.i.i, align 8, !tbaa !105
  %add.ptr19 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %cond.i31, i64 %cond.i
  store ptr %add.ptr19, ptr %_M_end_of_storage, align 8, !tbaa !104
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local ptr @_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE8_M_eraseEN9__gnu_cxx17__normal_iteratorIPS5_S7_EE(ptr noundef nonnull align 8 dereferenceable(24) %this, ptr %__position.coerce) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %add.ptr.i = getelementptr inbounds i8, ptr %__position.coerce, i64 32
  %_M_finish.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_finish.i, align 8, !tbaa !26
  %cmp.i.not = icmp eq ptr %add.ptr.i, %0
  br i1 %cmp.i.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %sub.ptr.lhs.cast.i.i.i.i.i = ptrtoint ptr %0 to i64
  %sub.ptr.rhs.cast.i.i.i.i.i = ptrtoint ptr %add.ptr.i to i64
  %sub.ptr.sub.i.i.i.i.i = sub i64 %sub.ptr.lhs.cast.i.i.i.i.i, %sub.ptr.rhs.cast.i.i.i.i.i
  %sub.ptr.div.i.i.i.i.i = ashr exact i64 %sub.ptr.sub.i.i.i.i.i, 5
  %cmp7.i.i.i.i.i = icmp sgt i64 %sub.ptr.div.i.i.i.i.i, 0
  br i1 %cmp7.i.i.i.i.i, label %for.body.i.i.i.i.i, label %if.end

for.body.i.i.i.i.i:                               ; preds = %if.then, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i
  %__n.010.i.i.i.i.i = phi i64 [ %dec.i.i.i.i.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i ], [ %sub.ptr.div.i.i.i.i.i, %if.then ]
  %__result.addr.09.i.i.i.i.i = phi ptr [ %incdec.ptr1.i.i.i.i.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i ], [ %__position.coerce, %if.then ]
  %__first.addr.08.i.i.i.i.i = phi ptr [ %incdec.ptr.i.i.i.i.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i ], [ %add.ptr.i, %if.then ]
  %1 = load ptr, ptr %__first.addr.08.i.i.i.i.i, align 8, !tbaa !33
  %2 = getelementptr inbounds i8, ptr %__first.addr.08.i.i.i.i.i, i64 16
  %cmp.i56.i.i.i.i.i.i = icmp eq ptr %1, %2
  br i1 %cmp.i56.i.i.i.i.i.i, label %if.then16.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i

if.then16.i.i.i.i.i.i:                            ; preds = %for.body.i.i.i.i.i
  %_M_string_length.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__first.addr.08.i.i.i.i.i, i64 8
  %3 = load i64, ptr %_M_string_length.i.i.i.i.i.i.i, align 8, !tbaa !22
  %tobool18.not.i.i.i.i.i.i = icmp eq i64 %3, 0
  br i1 %tobool18.not.i.i.i.i.i.i, label %if.end24.i.i.i.i.i.i, label %if.then19.i.i.i.i.i.i

if.then19.i.i.i.i.i.i:                            ; preds = %if.then16.i.i.i.i.i.i
  %4 = load ptr, ptr %__result.addr.09.i.i.i.i.i, align 8, !tbaa !33
  %cond.i.i.i.i.i.i = icmp eq i64 %3, 1
  br i1 %cond.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i, label %if.end.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i:                            ; preds = %if.then19.i.i.i.i.i.i
  %5 = load i8, ptr %1, align 1, !tbaa !21
  store i8 %5, ptr %4, align 1, !tbaa !21
  br label %if.end24.i.i.i.i.i.i

if.end.i.i.i.i.i.i.i.i:                           ; preds = %if.then19.i.i.i.i.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 %1, i64 %3, i1 false)
  br label %if.end24.i.i.i.i.i.i

if.end24.i.i.i.i.i.i:                             ; preds = %if.end.i.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i, %if.then16.i.i.i.i.i.i
  %6 = load i64, ptr %_M_string_length.i.i.i.i.i.i.i, align 8, !tbaa !22
  %_M_string_length.i.i59.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__result.addr.09.i.i.i.i.i, i64 8
  store i64 %6, ptr %_M_string_length.i.i59.i.i.i.i.i.i, align 8, !tbaa !22
  %7 = load ptr, ptr %__result.addr.09.i.i.i.i.i, align 8, !tbaa !33
  %arrayidx.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %7, i64 %6
  store i8 0, ptr %arrayidx.i.i.i.i.i.i.i, align 1, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i

if.else.i.i.i.i.i.i:                              ; preds = %for.body.i.i.i.i.i
  %8 = getelementptr inbounds i8, ptr %__result.addr.09.i.i.i.i.i, i64 16
  %9 = load ptr, ptr %__result.addr.09.i.i.i.i.i, align 8, !tbaa !33
  %cmp.i60.i.i.i.i.i.i = icmp eq ptr %9, %8
  %10 = load i64, ptr %8, align 8
  store ptr %1, ptr %__result.addr.09.i.i.i.i.i, align 8, !tbaa !33
  %_M_string_length.i61.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__first.addr.08.i.i.i.i.i, i64 8
  %11 = load i64, ptr %_M_string_length.i61.i.i.i.i.i.i, align 8, !tbaa !22
  %_M_string_length.i62.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__result.addr.09.i.i.i.i.i, i64 8
  store i64 %11, ptr %_M_string_length.i62.i.i.i.i.i.i, align 8, !tbaa !22
  %12 = load i64, ptr %2, align 8, !tbaa !21
  store i64 %12, ptr %8, align 8, !tbaa !21
  %tobool35.not63.i.i.i.i.i.i = icmp eq ptr %9, null
  %tobool35.not.i.i.i.i.i.i = or i1 %cmp.i60.i.i.i.i.i.i, %tobool35.not63.i.i.i.i.i.i
  br i1 %tobool35.not.i.i.i.i.i.i, label %if.else37.i.i.i.i.i.i, label %if.then36.i.i.i.i.i.i

if.then36.i.i.i.i.i.i:                            ; preds = %if.else.i.i.i.i.i.i
  store ptr %9, ptr %__first.addr.08.i.i.i.i.i, align 8, !tbaa !33
  store i64 %10, ptr %2, align 8, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i

if.else37.i.i.i.i.i.i:                            ; preds = %if.else.i.i.i.i.i.i
  store ptr %2, ptr %__first.addr.08.i.i.i.i.i, align 8, !tbaa !33
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i: ; preds = %if.else37.i.i.i.i.i.i, %if.then36.i.i.i.i.i.i, %if.end24.i.i.i.i.i.i
  %_M_string_length.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__first.addr.08.i.i.i.i.i, i64 8
  store i64 0, ptr %_M_string_length.i.i.i.i.i.i.i.i.i, align 8, !tbaa !22
  %13 = load ptr, ptr %__first.addr.08.i.i.i.i.i, align 8, !tbaa !33
  store i8 0, ptr %13, align 1, !tbaa !21
  %incdec.ptr.i.i.i.i.i = getelementptr inbounds i8, ptr %__first.addr.08.i.i.i.i.i, i64 32
  %incdec.ptr1.i.i.i.i.i = getelementptr inbounds i8, ptr %__result.addr.09.i.i.i.i.i, i64 32
  %dec.i.i.i.i.i = add nsw i64 %__n.010.i.i.i.i.i, -1
  %cmp.i.i.i.i.i = icmp sgt i64 %__n.010.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i, label %for.body.i.i.i.i.i, label %if.end, !llvm.loop !216

if.end:                                           ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEaSEOS4_.exit.i.i.i.i.i, %if.then, %entry
  %14 = load ptr, ptr %_M_finish.i, align 8, !tbaa !105
  %incdec.ptr = getelementptr inbounds i8, ptr %14, i64 -32
  store ptr %incdec.ptr, ptr %_M_finish.i, align 8, !tbaa !105
  %15 = load ptr, ptr %incdec.ptr, align 8, !tbaa !33
  %16 = getelementptr inbounds i8, ptr %14, i64 -16
  %cmp.i.i.i.i.i24 = icmp eq ptr %15, %16
  br i1 %cmp.i.i.i.i.i24, label %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE7destroyIS5_EEvRS6_PT_.exit, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.end
  %17 = load i64, ptr %16, align 8, !tbaa !21
  %add.i.i.i.i.i = add i64 %17, 1
  tail call void @_ZdlPvm(ptr noundef %15, i64 noundef %add.i.i.i.i.i) #28
  br label %_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE7destroyIS5_EEvRS6_PT_.exit

_ZNSt16allocator_traitsISaINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEE7destroyIS5_EEvRS6_PT_.exit: ; preds = %if.end, %if.then.i.i.i.i
  ret ptr %__position.coerce
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #18

; Function Attrs: noreturn
declare void @_ZSt24__throw_invalid_argumentPKc(ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__errno_location() local_unnamed_addr #19

; Function Attrs: noreturn
declare void @_ZSt20__throw_out_of_rangePKc(ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZN9__gnu_cxx12__to_xstringINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEcEET_PFiPT0_mPKS8_P13__va_list_tagEmSB_z(ptr dead_on_unwind noalias writable sret(%"class.std::__cxx11::basic_string") align 8 %agg.result, ptr noundef %__convf, i64 noundef %__n, ptr noundef %__fmt, ...) local_unnamed_addr #8 comdat personality ptr @__gxx_personality_v0 {
entry:
  %__args = alloca [1 x %struct.__va_list_tag], align 16
  %0 = alloca i8, i64 %__n, align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %__args) #26
  call void @llvm.va_start.p0(ptr nonnull %__args)
  %call = call noundef i32 %__convf(ptr noundef nonnull %0, i64 noundef %__n, ptr noundef %__fmt, ptr noundef nonnull %__args)
  call void @llvm.va_end.p0(ptr %__args)
  %idx.ext = sext i32 %call to i64
  %1 = getelementptr inbounds i8, ptr %agg.result, i64 16
  store ptr %1, ptr %agg.result, align 8, !tbaa !16
  %cmp.i.i = icmp ugt i32 %call, 15
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %entry
  %cmp.i.i.i = icmp slt i32 %call, 0
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit.i.i

if.then.i.i.i:                                    ; preds = %if.then.i.i
  call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.9) #27
  unreachable

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit.i.i: ; preds = %if.then.i.i
  %add.i.i.i = add nuw nsw i64 %idx.ext, 1
  %call5.i.i.i.i3.i7 = call noalias noundef nonnull ptr @_Znwm(i64 noundef %add.i.i.i) #31
  store ptr %call5.i.i.i.i3.i7, ptr %agg.result, align 8, !tbaa !33
  store i64 %idx.ext, ptr %1, align 8, !tbaa !21
  br label %if.end.i.i

if.end.i.i:                                       ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit.i.i, %entry
  %2 = load ptr, ptr %agg.result, align 8, !tbaa !33
  switch i32 %call, label %if.end.i.i.i8.i.i [
    i32 1, label %if.then.i.i.i.i
    i32 0, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IPcvEET_S7_RKS3_.exit
  ]

if.then.i.i.i.i:                                  ; preds = %if.end.i.i
  %3 = load i8, ptr %0, align 16, !tbaa !21
  store i8 %3, ptr %2, align 1, !tbaa !21
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IPcvEET_S7_RKS3_.exit

if.end.i.i.i8.i.i:                                ; preds = %if.end.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr nonnull align 16 %0, i64 %idx.ext, i1 false)
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IPcvEET_S7_RKS3_.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IPcvEET_S7_RKS3_.exit: ; preds = %if.end.i.i, %if.then.i.i.i.i, %if.end.i.i.i8.i.i
  %_M_string_length.i.i.i.i = getelementptr inbounds i8, ptr %agg.result, i64 8
  store i64 %idx.ext, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !22
  %4 = load ptr, ptr %agg.result, align 8, !tbaa !33
  %arrayidx.i.i.i = getelementptr inbounds i8, ptr %4, i64 %idx.ext
  store i8 0, ptr %arrayidx.i.i.i, align 1, !tbaa !21
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %__args) #26
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @vsnprintf(ptr nocapture noundef, i64 noundef, ptr nocapture noundef readonly, ptr noundef) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #20

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #20

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #14 comdat align 2 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 16) #28
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #3 comdat align 2 {
entry:
  %side = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load double, ptr %side, align 8, !tbaa !127
  %mul = fmul double %0, %0
  ret double %mul
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE17_M_realloc_insertIJS4_EEEvN9__gnu_cxx17__normal_iteratorIPS4_S6_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %this, ptr %__position.coerce, ptr noundef nonnull align 8 dereferenceable(8) %__args) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_finish.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_finish.i.i, align 8, !tbaa !135
  %1 = load ptr, ptr %this, align 8, !tbaa !26
  %sub.ptr.lhs.cast.i.i = ptrtoint ptr %0 to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint ptr %1 to i64
  %sub.ptr.sub.i.i = sub i64 %sub.ptr.lhs.cast.i.i, %sub.ptr.rhs.cast.i.i
  %cmp.i = icmp eq i64 %sub.ptr.sub.i.i, 9223372036854775800
  br i1 %cmp.i, label %if.then.i, label %_ZNKSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE12_M_check_lenEmPKc.exit

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.28) #27
  unreachable

_ZNKSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE12_M_check_lenEmPKc.exit: ; preds = %entry
  %sub.ptr.div.i.i = ashr exact i64 %sub.ptr.sub.i.i, 3
  %.sroa.speculated.i = tail call i64 @llvm.umax.i64(i64 %sub.ptr.div.i.i, i64 1)
  %add.i = add i64 %.sroa.speculated.i, %sub.ptr.div.i.i
  %cmp7.i = icmp ult i64 %add.i, %sub.ptr.div.i.i
  %2 = tail call i64 @llvm.umin.i64(i64 %add.i, i64 1152921504606846975)
  %cond.i = select i1 %cmp7.i, i64 1152921504606846975, i64 %2
  %sub.ptr.lhs.cast.i = ptrtoint ptr %__position.coerce to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i.i
  %sub.ptr.div.i = ashr exact i64 %sub.ptr.sub.i, 3
  %cmp.not.i = icmp eq i64 %cond.i, 0
  br i1 %cmp.not.i, label %_ZNSt12_Vector_baseISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_M_allocateEm.exit, label %cond.true.i

cond.true.i:                                      ; preds = %_ZNKSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE12_M_check_lenEmPKc.exit
  %mul.i.i.i = shl nuw nsw i64 %cond.i, 3
  %call5.i.i.i = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %mul.i.i.i) #31
  br label %_ZNSt12_Vector_baseISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_M_allocateEm.exit

_ZNSt12_Vector_baseISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_M_allocateEm.exit: ; preds = %_ZNKSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE12_M_check_lenEmPKc.exit, %cond.true.i
  %cond.i31 = phi ptr [ %call5.i.i.i, %cond.true.i ], [ null, %_ZNKSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE12_M_check_lenEmPKc.exit ]
  %add.ptr = getelementptr inbounds %"class.std::unique_ptr", ptr %cond.i31, i64 %sub.ptr.div.i
  %3 = load i64, ptr %__args, align 8, !tbaa !26
  store i64 %3, ptr %add.ptr, align 8, !tbaa !26
  store ptr null, ptr %__args, align 8, !tbaa !26
  %cmp.not6.i.i.i = icmp eq ptr %1, %__position.coerce
  br i1 %cmp.not6.i.i.i, label %_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_S_relocateEPS4_S7_S7_RS5_.exit, label %for.body.i.i.i

for.body.i.i.i:                                   ; preds = %_ZNSt12_Vector_baseISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_M_allocateEm.exit, %for.body.i.i.i
  %__cur.08.i.i.i = phi ptr [ %incdec.ptr1.i.i.i, %for.body.i.i.i ], [ %cond.i31, %_ZNSt12_Vector_baseISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_M_allocateEm.exit ]
  %__first.addr.07.i.i.i = phi ptr [ %incdec.ptr.i.i.i, %for.body.i.i.i ], [ %1, %_ZNSt12_Vector_baseISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_M_allocateEm.exit ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !217)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !220)
  %4 = load i64, ptr %__first.addr.07.i.i.i, align 8, !tbaa !26, !alias.scope !220, !noalias !217
  store i64 %4, ptr %__cur.08.i.i.i, align 8, !tbaa !26, !alias.scope !217, !noalias !220
  store ptr null, ptr %__first.addr.07.i.i.i, align 8, !tbaa !26, !alias.scope !220, !noalias !217
  %incdec.ptr.i.i.i = getelementptr inbounds i8, ptr %__first.addr.07.i.i.i, i64 8
  %incdec.ptr1.i.i.i = getelementptr inbounds i8, ptr %__cur.08.i.i.i, i64 8
  %cmp.not.i.i.i = icmp eq ptr %incdec.ptr.i.i.i, %__position.coerce
  br i1 %cmp.not.i.i.i, label %_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_S_relocateEPS4_S7_S7_RS5_.exit, label %for.body.i.i.i, !llvm.loop !222

_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_S_relocateEPS4_S7_S7_RS5_.exit: ; preds = %for.body.i.i.i, %_ZNSt12_Vector_baseISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_M_allocateEm.exit
  %__cur.0.lcssa.i.i.i = phi ptr [ %cond.i31, %_ZNSt12_Vector_baseISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_M_allocateEm.exit ], [ %incdec.ptr1.i.i.i, %for.body.i.i.i ]
  %incdec.ptr = getelementptr i8, ptr %__cur.0.lcssa.i.i.i, i64 8
  %cmp.not6.i.i.i32 = icmp eq ptr %0, %__position.coerce
  br i1 %cmp.not6.i.i.i32, label %_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_S_relocateEPS4_S7_S7_RS5_.exit40, label %for.body.i.i.i33

for.body.i.i.i33:                                 ; preds = %_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_S_relocateEPS4_S7_S7_RS5_.exit, %for.body.i.i.i33
  %__cur.08.i.i.i34 = phi ptr [ %incdec.ptr1.i.i.i37, %for.body.i.i.i33 ], [ %incdec.ptr, %_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_S_relocateEPS4_S7_S7_RS5_.exit ]
  %__first.addr.07.i.i.i35 = phi ptr [ %incdec.ptr.i.i.i36, %for.body.i.i.i33 ], [ %__position.coerce, %_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_S_relocateEPS4_S7_S7_RS5_.exit ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !223)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !226)
  %5 = load i64, ptr %__first.addr.07.i.i.i35, align 8, !tbaa !26, !alias.scope !226, !noalias !223
  store i64 %5, ptr %__cur.08.i.i.i34, align 8, !tbaa !26, !alias.scope !223, !noalias !226
  store ptr null, ptr %__first.addr.07.i.i.i35, align 8, !tbaa !26, !alias.scope !226, !noalias !223
  %incdec.ptr.i.i.i36 = getelementptr inbounds i8, ptr %__first.addr.07.i.i.i35, i64 8
  %incdec.ptr1.i.i.i37 = getelementptr inbounds i8, ptr %__cur.08.i.i.i34, i64 8
  %cmp.not.i.i.i38 = icmp eq ptr %incdec.ptr.i.i.i36, %0
  br i1 %cmp.not.i.i.i38, label %_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_S_relocateEPS4_S7_S7_RS5_.exit40, label %for.body.i.i.i33, !llvm.loop !222

_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_S_relocateEPS4_S7_S7_RS5_.exit40: ; preds = %for.body.i.i.i33, %_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_S_relocateEPS4_S7_S7_RS5_.exit
  %__cur.0.lcssa.i.i.i39 = phi ptr [ %incdec.ptr, %_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_S_relocateEPS4_S7_S7_RS5_.exit ], [ %incdec.ptr1.i.i.i37, %for.body.i.i.i33 ]
  %_M_end_of_storage = getelementptr inbounds i8, ptr %this, i64 16
  %tobool.not.i = icmp eq ptr %1, null
  br i1 %tobool.not.i, label %_ZNSt12_Vector_baseISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE13_M_deallocateEPS4_m.exit, label %if.then.i41

if.then.i41:                                      ; preds = %_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_S_relocateEPS4_S7_S7_RS5_.exit40
  %6 = load ptr, ptr %_M_end_of_storage, align 8, !tbaa !133
  %sub.ptr.lhs.cast = ptrtoint ptr %6 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast.i.i
  tail call void @_ZdlPvm(ptr noundef %1, i64 noundef %sub.ptr.sub) #28
  br label %_ZNSt12_Vector_baseISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE13_M_deallocateEPS4_m.exit

_ZNSt12_Vector_baseISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE13_M_deallocateEPS4_m.exit: ; preds = %_ZNSt6vectorISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE11_S_relocateEPS4_S7_S7_RS5_.exit40, %if.then.i41
  store ptr %cond.i31, ptr %this, align 8, !tbaa !149
  store ptr %__cur.0.lcssa.i.i.i39, ptr %_M_finish.i.i, align 8, !tbaa !135
  %add.ptr19 = getelementptr inbounds %"class.std::unique_ptr", ptr %cond.i31, i64 %cond.i
  store ptr %add.ptr19, ptr %_M_end_of_storage, align 8, !tbaa !133
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 {
entry:
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4DiscD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #14 comdat align 2 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 16) #28
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK4Disc4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #3 comdat align 2 {
entry:
  %radius = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load double, ptr %radius, align 8, !tbaa !139
  %mul = fmul double %0, 3.000000e+00
  %mul3 = fmul double %0, %mul
  ret double %mul3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal noundef double @"_ZNSt17_Function_handlerIFddEZ4mainE3$_0E9_M_invokeERKSt9_Any_dataOd"(ptr nocapture nonnull readnone align 8 %__functor, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %__args) #21 align 2 {
entry:
  %0 = load double, ptr %__args, align 8, !tbaa !145
  %mul.i.i.i = fmul double %0, 2.000000e+00
  ret double %mul.i.i.i
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal noundef zeroext i1 @"_ZNSt17_Function_handlerIFddEZ4mainE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %__dest, ptr noundef nonnull align 8 dereferenceable(16) %__source, i32 noundef %__op) #22 align 2 personality ptr @__gxx_personality_v0 {
entry:
  switch i32 %__op, label %sw.epilog [
    i32 0, label %sw.epilog.sink.split
    i32 1, label %sw.bb1
  ]

sw.bb1:                                           ; preds = %entry
  br label %sw.epilog.sink.split

sw.epilog.sink.split:                             ; preds = %entry, %sw.bb1
  %__source.sink = phi ptr [ %__source, %sw.bb1 ], [ @"_ZTIZ4mainE3$_0", %entry ]
  store ptr %__source.sink, ptr %__dest, align 8, !tbaa !26
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.epilog.sink.split, %entry
  ret i1 false
}

; Function Attrs: noreturn
declare void @_ZSt25__throw_bad_function_callv() local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #23

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #24

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #23

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #23

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #25

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #23

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #23

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #19 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #21 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #23 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #24 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #25 = { nofree nounwind willreturn memory(argmem: read) }
attributes #26 = { nounwind }
attributes #27 = { noreturn }
attributes #28 = { builtin nounwind }
attributes #29 = { nounwind willreturn memory(read) }
attributes #30 = { noreturn nounwind }
attributes #31 = { builtin allocsize(0) }
attributes #32 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !7, i64 0}
!5 = !{!"_ZTSSt15_Rb_tree_header", !6, i64 0, !11, i64 32}
!6 = !{!"_ZTSSt18_Rb_tree_node_base", !7, i64 0, !10, i64 8, !10, i64 16, !10, i64 24}
!7 = !{!"_ZTSSt14_Rb_tree_color", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!"long", !8, i64 0}
!12 = !{!5, !10, i64 8}
!13 = !{!5, !10, i64 16}
!14 = !{!5, !10, i64 24}
!15 = !{!5, !11, i64 32}
!16 = !{!17, !10, i64 0}
!17 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !10, i64 0}
!18 = !{!19}
!19 = distinct !{!19, !20, !"_ZNSt7__cxx119to_stringEi: %agg.result"}
!20 = distinct !{!20, !"_ZNSt7__cxx119to_stringEi"}
!21 = !{!8, !8, i64 0}
!22 = !{!23, !11, i64 8}
!23 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !17, i64 0, !11, i64 8, !8, i64 16}
!24 = !{!25, !25, i64 0}
!25 = !{!"int", !8, i64 0}
!26 = !{!10, !10, i64 0}
!27 = distinct !{!27, !28, !29}
!28 = !{!"llvm.loop.mustprogress"}
!29 = !{!"llvm.loop.unroll.disable"}
!30 = !{!31}
!31 = distinct !{!31, !32, !"_ZSt16forward_as_tupleIJiEESt5tupleIJDpOT_EES3_: %agg.result"}
!32 = distinct !{!32, !"_ZSt16forward_as_tupleIJiEESt5tupleIJDpOT_EES3_"}
!33 = !{!23, !10, i64 0}
!34 = distinct !{!34, !28, !29}
!35 = !{!6, !10, i64 16}
!36 = !{!6, !10, i64 24}
!37 = distinct !{!37, !28, !29}
!38 = distinct !{!38, !28, !29}
!39 = distinct !{!39, !28, !29}
!40 = !{!41, !43}
!41 = distinct !{!41, !42, !"_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE4rendEv: %agg.result"}
!42 = distinct !{!42, !"_ZNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE4rendEv"}
!43 = distinct !{!43, !44, !"_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEE4rendEv: %agg.result"}
!44 = distinct !{!44, !"_ZNSt3mapIiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4lessIiESaISt4pairIKiS5_EEE4rendEv"}
!45 = distinct !{!45, !29}
!46 = !{!47, !25, i64 0}
!47 = !{!"_ZTSSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEE", !25, i64 0, !23, i64 8}
!48 = distinct !{!48, !28, !29}
!49 = distinct !{!49, !29}
!50 = !{!51, !10, i64 0}
!51 = !{!"_ZTSSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE", !10, i64 0, !11, i64 8, !52, i64 16, !11, i64 24, !53, i64 32, !10, i64 48}
!52 = !{!"_ZTSNSt8__detail15_Hash_node_baseE", !10, i64 0}
!53 = !{!"_ZTSNSt8__detail20_Prime_rehash_policyE", !54, i64 0, !11, i64 8}
!54 = !{!"float", !8, i64 0}
!55 = !{!51, !11, i64 8}
!56 = !{!53, !54, i64 0}
!57 = !{!58}
!58 = distinct !{!58, !59, !"_ZNSt7__cxx119to_stringEi: %agg.result"}
!59 = distinct !{!59, !"_ZNSt7__cxx119to_stringEi"}
!60 = !{!61}
!61 = distinct !{!61, !62, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_: %agg.result"}
!62 = distinct !{!62, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_"}
!63 = distinct !{!63, !28, !29}
!64 = !{!51, !10, i64 16}
!65 = !{!52, !10, i64 0}
!66 = distinct !{!66, !29}
!67 = !{!68, !11, i64 24}
!68 = !{!"_ZTSSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE", !10, i64 0, !11, i64 8, !52, i64 16, !11, i64 24, !53, i64 32, !10, i64 48}
!69 = !{!68, !10, i64 16}
!70 = distinct !{!70, !28, !29}
!71 = !{!68, !10, i64 0}
!72 = !{!68, !11, i64 8}
!73 = distinct !{!73, !28, !29}
!74 = !{!75, !10, i64 8}
!75 = !{!"_ZTSNSt8__detail15_List_node_baseE", !10, i64 0, !10, i64 8}
!76 = !{!75, !10, i64 0}
!77 = !{!78, !11, i64 16}
!78 = !{!"_ZTSNSt8__detail17_List_node_headerE", !75, i64 0, !11, i64 16}
!79 = !{!80, !11, i64 16}
!80 = !{!"_ZTSNSt7__cxx1110_List_baseIiSaIiEEE", !81, i64 0}
!81 = !{!"_ZTSNSt7__cxx1110_List_baseIiSaIiEE10_List_implE", !78, i64 0}
!82 = distinct !{!82, !28, !29}
!83 = distinct !{!83, !28, !29}
!84 = distinct !{!84, !29}
!85 = !{!86, !10, i64 48}
!86 = !{!"_ZTSNSt11_Deque_baseIiSaIiEE16_Deque_impl_dataE", !10, i64 0, !11, i64 8, !87, i64 16, !87, i64 48}
!87 = !{!"_ZTSSt15_Deque_iteratorIiRiPiE", !10, i64 0, !10, i64 8, !10, i64 16, !10, i64 24}
!88 = !{!86, !10, i64 64}
!89 = !{!86, !10, i64 16}
!90 = !{!86, !10, i64 24}
!91 = distinct !{!91, !28, !29}
!92 = !{!87, !10, i64 0}
!93 = !{!87, !10, i64 8}
!94 = !{!87, !10, i64 24}
!95 = !{!96}
!96 = distinct !{!96, !97, !"_ZNSt5dequeIiSaIiEE3endEv: %agg.result"}
!97 = distinct !{!97, !"_ZNSt5dequeIiSaIiEE3endEv"}
!98 = !{!87, !10, i64 16}
!99 = !{!86, !10, i64 32}
!100 = !{!86, !10, i64 40}
!101 = distinct !{!101, !28, !29}
!102 = !{!103, !10, i64 0}
!103 = !{!"_ZTSNSt12_Vector_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE17_Vector_impl_dataE", !10, i64 0, !10, i64 8, !10, i64 16}
!104 = !{!103, !10, i64 16}
!105 = !{!103, !10, i64 8}
!106 = distinct !{!106, !28, !29}
!107 = distinct !{!107, !29}
!108 = distinct !{!108, !28, !29}
!109 = distinct !{!109, !28, !29}
!110 = distinct !{!110, !28, !29}
!111 = !{!86, !10, i64 0}
!112 = !{!86, !10, i64 72}
!113 = distinct !{!113, !28, !29}
!114 = !{!86, !11, i64 8}
!115 = !{!116}
!116 = distinct !{!116, !117, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_: %agg.result"}
!117 = distinct !{!117, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_"}
!118 = distinct !{!118, !28, !29}
!119 = !{!120}
!120 = distinct !{!120, !121, !"_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6substrEmm: %agg.result"}
!121 = distinct !{!121, !"_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6substrEmm"}
!122 = !{!123, !123, i64 0}
!123 = !{!"vtable pointer", !9, i64 0}
!124 = !{!125}
!125 = distinct !{!125, !126, !"_ZSt11make_uniqueI6SquareJiEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_: %agg.result"}
!126 = distinct !{!126, !"_ZSt11make_uniqueI6SquareJiEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_"}
!127 = !{!128, !130, i64 8}
!128 = !{!"_ZTS6Square", !129, i64 0, !130, i64 8}
!129 = !{!"_ZTS5Shape"}
!130 = !{!"double", !8, i64 0}
!131 = !{!132, !10, i64 0}
!132 = !{!"_ZTSSt10_Head_baseILm0EP5ShapeLb0EE", !10, i64 0}
!133 = !{!134, !10, i64 16}
!134 = !{!"_ZTSNSt12_Vector_baseISt10unique_ptrI5ShapeSt14default_deleteIS1_EESaIS4_EE17_Vector_impl_dataE", !10, i64 0, !10, i64 8, !10, i64 16}
!135 = !{!134, !10, i64 8}
!136 = !{!137}
!137 = distinct !{!137, !138, !"_ZSt11make_uniqueI4DiscJiEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_: %agg.result"}
!138 = distinct !{!138, !"_ZSt11make_uniqueI4DiscJiEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_"}
!139 = !{!140, !130, i64 8}
!140 = !{!"_ZTS4Disc", !129, i64 0, !130, i64 8}
!141 = !{!142, !10, i64 24}
!142 = !{!"_ZTSSt8functionIFddEE", !143, i64 0, !10, i64 24}
!143 = !{!"_ZTSSt14_Function_base", !8, i64 0, !10, i64 16}
!144 = !{!143, !10, i64 16}
!145 = !{!130, !130, i64 0}
!146 = distinct !{!146, !29}
!147 = !{!148, !8, i64 32}
!148 = !{!"_ZTSNSt8__detail9__variant16_Variant_storageILb0EJiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEEE", !8, i64 0, !8, i64 32}
!149 = !{!134, !10, i64 0}
!150 = distinct !{!150, !28, !29}
!151 = !{!152, !10, i64 8}
!152 = !{!"_ZTSNSt8_Rb_treeIiSt4pairIKiNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEESt10_Select1stIS8_ESt4lessIiESaIS8_EE10_Auto_nodeE", !10, i64 0, !10, i64 8}
!153 = !{!152, !10, i64 0}
!154 = distinct !{!154, !28, !29}
!155 = distinct !{!155, !28, !29}
!156 = distinct !{!156, !28, !29}
!157 = distinct !{!157, !28, !29}
!158 = distinct !{!158, !28, !29}
!159 = distinct !{!159, !28, !29}
!160 = distinct !{!160, !28, !29}
!161 = distinct !{!161, !28, !29}
!162 = distinct !{!162, !28, !29}
!163 = distinct !{!163, !28, !29}
!164 = distinct !{!164, !28, !29}
!165 = !{!166, !11, i64 0}
!166 = !{!"_ZTSNSt8__detail21_Hash_node_code_cacheILb1EEE", !11, i64 0}
!167 = distinct !{!167, !28, !29}
!168 = !{!169, !10, i64 0}
!169 = !{!"_ZTSNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_Scoped_nodeE", !10, i64 0, !10, i64 8}
!170 = !{!171, !25, i64 32}
!171 = !{!"_ZTSSt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiE", !23, i64 0, !25, i64 32}
!172 = !{!169, !10, i64 8}
!173 = !{!53, !11, i64 8}
!174 = !{!51, !11, i64 24}
!175 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!176 = !{!51, !10, i64 48}
!177 = distinct !{!177, !28, !29}
!178 = distinct !{!178, !28, !29}
!179 = !{!68, !10, i64 48}
!180 = distinct !{!180, !28, !29}
!181 = distinct !{!181, !28, !29}
!182 = distinct !{!182, !28, !29}
!183 = distinct !{!183, !28, !29}
!184 = distinct !{!184, !28, !29}
!185 = distinct !{!185, !28, !29}
!186 = distinct !{!186, !28, !29}
!187 = distinct !{!187, !28, !29}
!188 = !{!86, !10, i64 56}
!189 = distinct !{!189, !28, !29}
!190 = !{!11, !11, i64 0}
!191 = distinct !{!191, !28, !29}
!192 = distinct !{!192, !28, !29}
!193 = distinct !{!193, !28, !29}
!194 = distinct !{!194, !28, !29}
!195 = distinct !{!195, !28, !29}
!196 = distinct !{!196, !28, !29}
!197 = distinct !{!197, !28, !29}
!198 = distinct !{!198, !28, !29}
!199 = distinct !{!199, !28, !29}
!200 = distinct !{!200, !28, !29}
!201 = distinct !{!201, !28, !29}
!202 = distinct !{!202, !28, !29}
!203 = !{!204}
!204 = distinct !{!204, !205, !"_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_: %__dest"}
!205 = distinct !{!205, !"_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_"}
!206 = !{!207}
!207 = distinct !{!207, !205, !"_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_: %__orig"}
!208 = !{!204, !207}
!209 = distinct !{!209, !28, !29}
!210 = !{!211}
!211 = distinct !{!211, !212, !"_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_: %__dest"}
!212 = distinct !{!212, !"_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_"}
!213 = !{!214}
!214 = distinct !{!214, !212, !"_ZSt19__relocate_object_aINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_EEvPT_PT0_RT1_: %__orig"}
!215 = !{!211, !214}
!216 = distinct !{!216, !28, !29}
!217 = !{!218}
!218 = distinct !{!218, !219, !"_ZSt19__relocate_object_aISt10unique_ptrI5ShapeSt14default_deleteIS1_EES4_SaIS4_EEvPT_PT0_RT1_: %__dest"}
!219 = distinct !{!219, !"_ZSt19__relocate_object_aISt10unique_ptrI5ShapeSt14default_deleteIS1_EES4_SaIS4_EEvPT_PT0_RT1_"}
!220 = !{!221}
!221 = distinct !{!221, !219, !"_ZSt19__relocate_object_aISt10unique_ptrI5ShapeSt14default_deleteIS1_EES4_SaIS4_EEvPT_PT0_RT1_: %__orig"}
!222 = distinct !{!222, !28, !29}
!223 = !{!224}
!224 = distinct !{!224, !225, !"_ZSt19__relocate_object_aISt10unique_ptrI5ShapeSt14default_deleteIS1_EES4_SaIS4_EEvPT_PT0_RT1_: %__dest"}
!225 = distinct !{!225, !"_ZSt19__relocate_object_aISt10unique_ptrI5ShapeSt14default_deleteIS1_EES4_SaIS4_EEvPT_PT0_RT1_"}
!226 = !{!227}
!227 = distinct !{!227, !225, !"_ZSt19__relocate_object_aISt10unique_ptrI5ShapeSt14default_deleteIS1_EES4_SaIS4_EEvPT_PT0_RT1_: %__orig"}
