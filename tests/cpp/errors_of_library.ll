; ModuleID = 'errors_of_library.cpp'
source_filename = "errors_of_library.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Hard = type { i8 }
%"struct.std::__basic_future<int>::_Reset" = type { ptr }
%"struct.std::__basic_future<void>::_Reset" = type { ptr }
%"class.std::unique_ptr.67" = type { %"struct.std::__uniq_ptr_data.68" }
%"struct.std::__uniq_ptr_data.68" = type { %"class.std::__uniq_ptr_impl.69" }
%"class.std::__uniq_ptr_impl.69" = type { %"class.std::tuple.70" }
%"class.std::tuple.70" = type { %"struct.std::_Tuple_impl.71" }
%"struct.std::_Tuple_impl.71" = type { %"struct.std::_Head_base.74" }
%"struct.std::_Head_base.74" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::shared_ptr" = type { %"class.std::__shared_ptr" }
%"class.std::__shared_ptr" = type { ptr, %"class.std::__shared_count" }
%"class.std::__shared_count" = type { ptr }
%"class.std::error_condition" = type { i32, ptr }
%"class.std::function" = type { %"class.std::_Function_base", ptr }
%"class.std::_Function_base" = type { %"union.std::_Any_data", ptr }
%"union.std::_Any_data" = type { %"union.std::_Nocopy_types" }
%"union.std::_Nocopy_types" = type { { i64, i64 } }
%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon.30 }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { ptr }
%union.anon.30 = type { i64, [8 x i8] }
%"class.std::vector" = type { %"struct.std::_Vector_base" }
%"struct.std::_Vector_base" = type { %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl" }
%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl" = type { %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data" }
%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data" = type { ptr, ptr, ptr }
%"class.std::map" = type { %"class.std::_Rb_tree" }
%"class.std::_Rb_tree" = type { %"struct.std::_Rb_tree<int, std::pair<const int, int>, std::_Select1st<std::pair<const int, int>>, std::less<int>>::_Rb_tree_impl" }
%"struct.std::_Rb_tree<int, std::pair<const int, int>, std::_Select1st<std::pair<const int, int>>, std::less<int>>::_Rb_tree_impl" = type { [8 x i8], %"struct.std::_Rb_tree_header" }
%"struct.std::_Rb_tree_header" = type { %"struct.std::_Rb_tree_node_base", i64 }
%"struct.std::_Rb_tree_node_base" = type { i32, ptr, ptr, ptr }
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
%union.pthread_mutex_t = type { i64, [32 x i8] }
%"class.std::future" = type { %"class.std::__basic_future" }
%"class.std::__basic_future" = type { %"class.std::shared_ptr" }
%"class.std::future.19" = type { %"class.std::__basic_future.20" }
%"class.std::__basic_future.20" = type { %"class.std::shared_ptr" }
%"class.std::promise" = type { %"class.std::shared_ptr", %"class.std::unique_ptr" }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.22" }
%"struct.std::_Head_base.22" = type { ptr }
%"class.std::unique_ptr.45" = type { %"struct.std::__uniq_ptr_data.46" }
%"struct.std::__uniq_ptr_data.46" = type { %"class.std::__uniq_ptr_impl.47" }
%"class.std::__uniq_ptr_impl.47" = type { %"class.std::tuple.48" }
%"class.std::tuple.48" = type { %"struct.std::_Tuple_impl.49" }
%"struct.std::_Tuple_impl.49" = type { %"struct.std::_Head_base.50" }
%"struct.std::_Head_base.50" = type { ptr }
%"class.std::function.60" = type { %"class.std::_Function_base", ptr }
%class.anon.82 = type { ptr, ptr }
%class.anon.62 = type { ptr, ptr, ptr, ptr }
%"class.std::__exception_ptr::exception_ptr" = type { ptr }
%"class.std::future_error" = type { %"class.std::logic_error", %"class.std::error_code" }
%"class.std::logic_error" = type { %"class.std::exception", %"struct.std::__cow_string" }
%"class.std::exception" = type { ptr }
%"struct.std::__cow_string" = type { %union.anon }
%union.anon = type { ptr }
%"class.std::error_code" = type { i32, ptr }

$_ZNSt14__basic_futureIiED2Ev = comdat any

$_ZNSt7promiseIiED2Ev = comdat any

$_ZNSt14__basic_futureIvED2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZN4HardC2Ev = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E = comdat any

$_ZNSt6vectorIiSaIiEE17_M_default_appendEm = comdat any

$_ZStneRKSt10error_codeRKSt15error_condition = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev = comdat any

$_ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv = comdat any

$_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv = comdat any

$_ZNSt13__future_base21_Async_state_commonV2D2Ev = comdat any

$_ZNSt13__future_base21_Async_state_commonV2D0Ev = comdat any

$_ZNSt13__future_base13_State_baseV2D2Ev = comdat any

$_ZNSt13__future_base13_State_baseV2D0Ev = comdat any

$_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv = comdat any

$_ZNSt13__future_base7_ResultIvE10_M_destroyEv = comdat any

$_ZNSt13__future_base7_ResultIvED0Ev = comdat any

$_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb = comdat any

$_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE = comdat any

$_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb = comdat any

$_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv = comdat any

$_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv = comdat any

$_ZNSt12future_errorC2ESt10error_code = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm = comdat any

$_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENUlvE_8__invokeEv = comdat any

$_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNKSt14__basic_futureIvE13_M_get_resultEv = comdat any

$_ZNSt14__basic_futureIvE6_ResetD2Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info = comdat any

$_ZNSt13__future_base7_ResultIiE10_M_destroyEv = comdat any

$_ZNSt13__future_base7_ResultIiED2Ev = comdat any

$_ZNSt13__future_base7_ResultIiED0Ev = comdat any

$_ZNKSt14__basic_futureIiE13_M_get_resultEv = comdat any

$_ZNSt14__basic_futureIiE6_ResetD2Ev = comdat any

$_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSNSt13__future_base21_Async_state_commonV2E = comdat any

$_ZTSNSt13__future_base13_State_baseV2E = comdat any

$_ZTINSt13__future_base13_State_baseV2E = comdat any

$_ZTINSt13__future_base21_Async_state_commonV2E = comdat any

$_ZTVNSt13__future_base21_Async_state_commonV2E = comdat any

$_ZTVNSt13__future_base13_State_baseV2E = comdat any

$_ZTVNSt13__future_base7_ResultIvEE = comdat any

$_ZTSNSt13__future_base7_ResultIvEE = comdat any

$_ZTINSt13__future_base7_ResultIvEE = comdat any

$_ZTSSt19_Sp_make_shared_tag = comdat any

$_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = comdat any

$_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTVNSt13__future_base7_ResultIiEE = comdat any

$_ZTSNSt13__future_base7_ResultIiEE = comdat any

$_ZTINSt13__future_base7_ResultIiEE = comdat any

@.str = private unnamed_addr constant [7 x i8] c"vector\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"map\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"string\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"resize\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"stoi\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"join\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"function\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"weak\00", align 1
@.str.8 = private unnamed_addr constant [13 x i8] c"locked twice\00", align 1
@.str.9 = private unnamed_addr constant [9 x i8] c"unlocked\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"async\00", align 1
@.str.12 = private unnamed_addr constant [8 x i8] c"promise\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"static\00", align 1
@__libc_single_threaded = external local_unnamed_addr global i8, align 1
@_ZZL9make_hardvE4hard = internal global %struct.Hard zeroinitializer, align 1
@_ZGVZL9make_hardvE4hard = internal global i64 0, align 8
@_ZL5tries = internal unnamed_addr global i32 0, align 4
@.str.15 = private unnamed_addr constant [10 x i8] c"first try\00", align 1
@_ZTISt13runtime_error = external constant ptr
@_ZTISt12out_of_range = external constant ptr
@.str.16 = private unnamed_addr constant [13 x i8] c"%s: nothing\0A\00", align 1
@.str.17 = private unnamed_addr constant [8 x i8] c"%s: %s\0A\00", align 1
@.str.19 = private unnamed_addr constant [74 x i8] c"vector::_M_range_check: __n (which is %zu) >= this->size() (which is %zu)\00", align 1
@.str.20 = private unnamed_addr constant [8 x i8] c"map::at\00", align 1
@.str.21 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.23 = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1
@.str.24 = private unnamed_addr constant [21 x i8] c"basic_string::substr\00", align 1
@.str.25 = private unnamed_addr constant [55 x i8] c"%s: __pos (which is %zu) > this->size() (which is %zu)\00", align 1
@_ZTISt12length_error = external constant ptr
@.str.27 = private unnamed_addr constant [26 x i8] c"vector::_M_default_append\00", align 1
@_ZTISt16invalid_argument = external constant ptr
@_ZTISt12system_error = external constant ptr
@_ZTISt17bad_function_call = external constant ptr
@_ZTISt12bad_weak_ptr = external constant ptr
@_ZTVSt12bad_weak_ptr = external unnamed_addr constant { [5 x ptr] }, align 8
@.str.29 = private unnamed_addr constant [11 x i8] c"on the way\00", align 1
@"_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE" = internal unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @"_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE", ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@"_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE" = internal constant [151 x i8] c"St23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE\00", align 1
@_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [52 x i8] c"St16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [47 x i8] c"St11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@"_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE", ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE }, align 8
@_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @__cxa_pure_virtual, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @__cxa_pure_virtual] }, comdat, align 8
@"_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE" = internal unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr @"_ZTINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE", ptr @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvED2Ev", ptr @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvED0Ev", ptr @_ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv, ptr @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv] }, align 8
@"_ZTSNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE" = internal constant [88 x i8] c"NSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE\00", align 1
@_ZTSNSt13__future_base21_Async_state_commonV2E = linkonce_odr dso_local constant [43 x i8] c"NSt13__future_base21_Async_state_commonV2E\00", comdat, align 1
@_ZTSNSt13__future_base13_State_baseV2E = linkonce_odr dso_local constant [35 x i8] c"NSt13__future_base13_State_baseV2E\00", comdat, align 1
@_ZTINSt13__future_base13_State_baseV2E = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base13_State_baseV2E }, comdat, align 8
@_ZTINSt13__future_base21_Async_state_commonV2E = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base21_Async_state_commonV2E, ptr @_ZTINSt13__future_base13_State_baseV2E }, comdat, align 8
@"_ZTINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE", ptr @_ZTINSt13__future_base21_Async_state_commonV2E }, align 8
@_ZTVNSt13__future_base21_Async_state_commonV2E = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr @_ZTINSt13__future_base21_Async_state_commonV2E, ptr @_ZNSt13__future_base21_Async_state_commonV2D2Ev, ptr @_ZNSt13__future_base21_Async_state_commonV2D0Ev, ptr @_ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv, ptr @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv] }, comdat, align 8
@_ZTVNSt13__future_base13_State_baseV2E = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr @_ZTINSt13__future_base13_State_baseV2E, ptr @_ZNSt13__future_base13_State_baseV2D2Ev, ptr @_ZNSt13__future_base13_State_baseV2D0Ev, ptr @_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv, ptr @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv] }, comdat, align 8
@_ZTVNSt13__future_base7_ResultIvEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt13__future_base7_ResultIvEE, ptr @_ZNSt13__future_base7_ResultIvE10_M_destroyEv, ptr @_ZNSt13__future_base12_Result_baseD2Ev, ptr @_ZNSt13__future_base7_ResultIvED0Ev] }, comdat, align 8
@_ZTSNSt13__future_base7_ResultIvEE = linkonce_odr dso_local constant [31 x i8] c"NSt13__future_base7_ResultIvEE\00", comdat, align 1
@_ZTINSt13__future_base12_Result_baseE = external constant ptr
@_ZTINSt13__future_base7_ResultIvEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base7_ResultIvEE, ptr @_ZTINSt13__future_base12_Result_baseE }, comdat, align 8
@_ZTIN10__cxxabiv115__forced_unwindE = external constant ptr
@_ZSt15__once_callable = external thread_local local_unnamed_addr global ptr, align 8
@_ZSt11__once_call = external thread_local local_unnamed_addr global ptr, align 8
@.str.30 = private unnamed_addr constant [12 x i8] c"in a thread\00", align 1
@_ZTISt11logic_error = external constant ptr
@"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIvEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE" = internal constant [141 x i8] c"NSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIvEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE\00", align 1
@"_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIvEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE" = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIvEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE" }, align 8
@_ZTISt12future_error = external constant ptr
@_ZTVSt12future_error = external unnamed_addr constant { [5 x ptr] }, align 8
@.str.31 = private unnamed_addr constant [20 x i8] c"std::future_error: \00", align 1
@.str.33 = private unnamed_addr constant [25 x i8] c"basic_string::_M_replace\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE4$_10EEEEvEEFvvEPS8_EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE4$_10EEEEvEEFvvEPS8_EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE4$_10EEEEvEEFvvEPS8_EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE4$_10EEEEvEEFvvEPS8_EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE4$_10EEEEvEEFvvEPS8_EEEEEE" = internal constant [130 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE4$_10EEEEvEEFvvEPS8_EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE4$_10EEEEvEEFvvEPS8_EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE4$_10EEEEvEEFvvEPS8_EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@_ZTSSt19_Sp_make_shared_tag = linkonce_odr dso_local constant [24 x i8] c"St19_Sp_make_shared_tag\00", comdat, align 1
@_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = linkonce_odr dso_local constant [16 x i8] zeroinitializer, comdat, align 8
@"_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE" = internal unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @"_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE", ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info"] }, align 8
@"_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE" = internal constant [149 x i8] c"St23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE\00", align 1
@"_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE", ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE }, align 8
@"_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE" = internal unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr @"_ZTINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE", ptr @"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvED2Ev", ptr @"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvED0Ev", ptr @"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvE17_M_complete_asyncEv", ptr @"_ZNKSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvE21_M_is_deferred_futureEv"] }, align 8
@"_ZTSNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE" = internal constant [86 x i8] c"NSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE\00", align 1
@"_ZTINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE", ptr @_ZTINSt13__future_base13_State_baseV2E }, align 8
@_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info] }, comdat, align 8
@_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [98 x i8] c"St23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTVNSt13__future_base7_ResultIiEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt13__future_base7_ResultIiEE, ptr @_ZNSt13__future_base7_ResultIiE10_M_destroyEv, ptr @_ZNSt13__future_base7_ResultIiED2Ev, ptr @_ZNSt13__future_base7_ResultIiED0Ev] }, comdat, align 8
@_ZTSNSt13__future_base7_ResultIiEE = linkonce_odr dso_local constant [31 x i8] c"NSt13__future_base7_ResultIiEE\00", comdat, align 1
@_ZTINSt13__future_base7_ResultIiEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base7_ResultIiEE, ptr @_ZTINSt13__future_base12_Result_baseE }, comdat, align 8
@str = private unnamed_addr constant [5 x i8] c"made\00", align 1

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
entry:
  %__reset.i.i.i207 = alloca %"struct.std::__basic_future<int>::_Reset", align 8
  %__reset.i.i.i = alloca %"struct.std::__basic_future<void>::_Reset", align 8
  %agg.tmp.i.i.i.i.i.i.i.i.i.i = alloca %"class.std::unique_ptr.67", align 8
  %ref.tmp.i.i.i.i.i.i.i.i.i = alloca %"class.std::thread", align 8
  %__state.i = alloca %"class.std::shared_ptr", align 8
  %ref.tmp3.i = alloca %"class.std::error_condition", align 8
  %ref.tmp.i.i81 = alloca %"class.std::function", align 8
  %ref.tmp.i.i69 = alloca %"class.std::thread", align 8
  %__endptr.i.i.i.i = alloca ptr, align 8
  %ref.tmp.i.i57 = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp.i.i49 = alloca %"class.std::vector", align 8
  %ref.tmp.i.i42 = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp.i.i = alloca %"class.std::map", align 8
  %lock = alloca %"class.std::mutex", align 8
  %failed = alloca %"class.std::future", align 8
  %left = alloca %"class.std::future.19", align 8
  %promise = alloca %"class.std::promise", align 8
  %ref.tmp16 = alloca %"class.std::future.19", align 8
  invoke void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef nonnull @.str.19, i64 noundef 5, i64 noundef 2) #28
          to label %.noexc.i unwind label %lpad.i

.noexc.i:                                         ; preds = %entry
  unreachable

lpad.i:                                           ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr @_ZTISt12out_of_range
  %1 = extractvalue { ptr, i32 } %0, 1
  %2 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12out_of_range) #29
  %matches.i = icmp eq i32 %1, %2
  br i1 %matches.i, label %"_ZL6expectISt12out_of_rangeZ4mainE3$_0EvPKcT0_.exit", label %common.resume

common.resume:                                    ; preds = %lpad.body.i120, %lpad.body.i, %lpad.i95, %_ZNSt14_Function_baseD2Ev.exit12.i.i, %_ZNSt6threadD2Ev.exit6.i.i, %ehcleanup.i.i61, %_ZNSt6vectorIiSaIiEED2Ev.exit12.i.i, %ehcleanup.i.i, %_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev.exit.i, %lpad.i, %ehcleanup28, %ehcleanup23.i
  %common.resume.op = phi { ptr, i32 } [ %lpad.val27.merged.i, %ehcleanup23.i ], [ %.pn33.pn, %ehcleanup28 ], [ %0, %lpad.i ], [ %7, %_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev.exit.i ], [ %16, %ehcleanup.i.i ], [ %26, %_ZNSt6vectorIiSaIiEED2Ev.exit12.i.i ], [ %37, %ehcleanup.i.i61 ], [ %51, %_ZNSt6threadD2Ev.exit6.i.i ], [ %62, %_ZNSt14_Function_baseD2Ev.exit12.i.i ], [ %71, %lpad.i95 ], [ %eh.lpad-body.i, %lpad.body.i ], [ %eh.lpad-body.i121, %lpad.body.i120 ]
  resume { ptr, i32 } %common.resume.op

"_ZL6expectISt12out_of_rangeZ4mainE3$_0EvPKcT0_.exit": ; preds = %lpad.i
  %3 = extractvalue { ptr, i32 } %0, 0
  %4 = tail call ptr @__cxa_begin_catch(ptr %3) #29
  %vtable.i = load ptr, ptr %4, align 8, !tbaa !4
  %vfn.i = getelementptr inbounds i8, ptr %vtable.i, i64 16
  %5 = load ptr, ptr %vfn.i, align 8
  %call2.i = tail call noundef ptr %5(ptr noundef nonnull align 8 dereferenceable(16) %4) #29
  %call5.i = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str, ptr noundef %call2.i)
  tail call void @__cxa_end_catch()
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %ref.tmp.i.i) #29
  %6 = getelementptr inbounds i8, ptr %ref.tmp.i.i, i64 8
  %_M_left.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %ref.tmp.i.i, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %ref.tmp.i.i, i8 0, i64 48, i1 false)
  store ptr %6, ptr %_M_left.i.i.i.i.i.i.i, align 8, !tbaa !7
  %_M_right.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %ref.tmp.i.i, i64 32
  store ptr %6, ptr %_M_right.i.i.i.i.i.i.i, align 8, !tbaa !14
  %_M_node_count.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %ref.tmp.i.i, i64 40
  store i64 0, ptr %_M_node_count.i.i.i.i.i.i.i, align 8, !tbaa !15
  invoke void @_ZSt20__throw_out_of_rangePKc(ptr noundef nonnull @.str.20) #28
          to label %.noexc.i.i unwind label %lpad.i.i

.noexc.i.i:                                       ; preds = %"_ZL6expectISt12out_of_rangeZ4mainE3$_0EvPKcT0_.exit"
  unreachable

lpad.i.i:                                         ; preds = %"_ZL6expectISt12out_of_rangeZ4mainE3$_0EvPKcT0_.exit"
  %7 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
  %_M_parent.i.i.i.i.i = getelementptr inbounds i8, ptr %ref.tmp.i.i, i64 16
  %8 = load ptr, ptr %_M_parent.i.i.i.i.i, align 8, !tbaa !16
  invoke void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %ref.tmp.i.i, ptr noundef %8)
          to label %_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev.exit.i unwind label %terminate.lpad.i.i.i

terminate.lpad.i.i.i:                             ; preds = %lpad.i.i
  %9 = landingpad { ptr, i32 }
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  call void @__clang_call_terminate(ptr %10) #30
  unreachable

_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev.exit.i: ; preds = %lpad.i.i
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %ref.tmp.i.i) #29
  %11 = extractvalue { ptr, i32 } %7, 1
  %matches.i36 = icmp eq i32 %11, %2
  br i1 %matches.i36, label %"_ZL6expectISt12out_of_rangeZ4mainE3$_1EvPKcT0_.exit", label %common.resume

"_ZL6expectISt12out_of_rangeZ4mainE3$_1EvPKcT0_.exit": ; preds = %_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev.exit.i
  %12 = extractvalue { ptr, i32 } %7, 0
  %13 = call ptr @__cxa_begin_catch(ptr %12) #29
  %vtable.i38 = load ptr, ptr %13, align 8, !tbaa !4
  %vfn.i39 = getelementptr inbounds i8, ptr %vtable.i38, i64 16
  %14 = load ptr, ptr %vfn.i39, align 8
  %call2.i40 = call noundef ptr %14(ptr noundef nonnull align 8 dereferenceable(16) %13) #29
  %call5.i41 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.1, ptr noundef %call2.i40)
  call void @__cxa_end_catch()
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp.i.i42) #29
  %15 = getelementptr inbounds i8, ptr %ref.tmp.i.i42, i64 16
  store ptr %15, ptr %ref.tmp.i.i42, align 8, !tbaa !17
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(3) %15, ptr noundef nonnull align 1 dereferenceable(3) @.str.21, i64 3, i1 false)
  %_M_string_length.i.i.i.i.i.i = getelementptr inbounds i8, ptr %ref.tmp.i.i42, i64 8
  store i64 3, ptr %_M_string_length.i.i.i.i.i.i, align 8, !tbaa !19
  %arrayidx.i.i.i.i.i = getelementptr inbounds i8, ptr %ref.tmp.i.i42, i64 19
  store i8 0, ptr %arrayidx.i.i.i.i.i, align 1, !tbaa !21
  invoke void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef nonnull @.str.25, ptr noundef nonnull @.str.24, i64 noundef 9, i64 noundef 3) #28
          to label %.noexc13.i.i unwind label %lpad3.i.i

.noexc13.i.i:                                     ; preds = %"_ZL6expectISt12out_of_rangeZ4mainE3$_1EvPKcT0_.exit"
  unreachable

lpad3.i.i:                                        ; preds = %"_ZL6expectISt12out_of_rangeZ4mainE3$_1EvPKcT0_.exit"
  %16 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range
  %17 = load ptr, ptr %ref.tmp.i.i42, align 8, !tbaa !22
  %cmp.i.i.i23.i.i = icmp eq ptr %17, %15
  br i1 %cmp.i.i.i23.i.i, label %ehcleanup.i.i, label %if.then.i.i24.i.i

if.then.i.i24.i.i:                                ; preds = %lpad3.i.i
  %18 = load i64, ptr %15, align 8, !tbaa !21
  %add.i.i.i25.i.i = add i64 %18, 1
  call void @_ZdlPvm(ptr noundef %17, i64 noundef %add.i.i.i25.i.i) #31
  br label %ehcleanup.i.i

ehcleanup.i.i:                                    ; preds = %if.then.i.i24.i.i, %lpad3.i.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp.i.i42) #29
  %19 = extractvalue { ptr, i32 } %16, 1
  %matches.i43 = icmp eq i32 %19, %2
  br i1 %matches.i43, label %"_ZL6expectISt12out_of_rangeZ4mainE3$_2EvPKcT0_.exit", label %common.resume

"_ZL6expectISt12out_of_rangeZ4mainE3$_2EvPKcT0_.exit": ; preds = %ehcleanup.i.i
  %20 = extractvalue { ptr, i32 } %16, 0
  %21 = call ptr @__cxa_begin_catch(ptr %20) #29
  %vtable.i45 = load ptr, ptr %21, align 8, !tbaa !4
  %vfn.i46 = getelementptr inbounds i8, ptr %vtable.i45, i64 16
  %22 = load ptr, ptr %vfn.i46, align 8
  %call2.i47 = call noundef ptr %22(ptr noundef nonnull align 8 dereferenceable(16) %21) #29
  %call5.i48 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.2, ptr noundef %call2.i47)
  call void @__cxa_end_catch()
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %ref.tmp.i.i49) #29
  %_M_finish.i.i.i.i = getelementptr inbounds i8, ptr %ref.tmp.i.i49, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %ref.tmp.i.i49, i8 0, i64 24, i1 false)
  %23 = load ptr, ptr %_M_finish.i.i.i.i, align 8, !tbaa !23
  %cmp.i.not.i.i = icmp eq ptr %23, inttoptr (i64 -4 to ptr)
  br i1 %cmp.i.not.i.i, label %invoke.cont.i.i, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %"_ZL6expectISt12out_of_rangeZ4mainE3$_2EvPKcT0_.exit"
  %sub.ptr.lhs.cast.i.i.i.i = ptrtoint ptr %23 to i64
  %sub.ptr.div.i.i.i.i = ashr exact i64 %sub.ptr.lhs.cast.i.i.i.i, 2
  %sub.i.i.i = xor i64 %sub.ptr.div.i.i.i.i, -1
  invoke void @_ZNSt6vectorIiSaIiEE17_M_default_appendEm(ptr noundef nonnull align 8 dereferenceable(24) %ref.tmp.i.i49, i64 noundef %sub.i.i.i)
          to label %invoke.cont.i.i unwind label %lpad.i.i50

invoke.cont.i.i:                                  ; preds = %if.then.i.i.i, %"_ZL6expectISt12out_of_rangeZ4mainE3$_2EvPKcT0_.exit"
  %24 = load ptr, ptr %ref.tmp.i.i49, align 8, !tbaa !25
  %tobool.not.i.i.i.i.i = icmp eq ptr %24, null
  br i1 %tobool.not.i.i.i.i.i, label %"_ZZ4mainENK3$_3clEv.exit.i", label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %invoke.cont.i.i
  %_M_end_of_storage.i.i.i.i = getelementptr inbounds i8, ptr %ref.tmp.i.i49, i64 16
  %25 = load ptr, ptr %_M_end_of_storage.i.i.i.i, align 8, !tbaa !26
  %sub.ptr.lhs.cast.i.i3.i.i = ptrtoint ptr %25 to i64
  %sub.ptr.rhs.cast.i.i4.i.i = ptrtoint ptr %24 to i64
  %sub.ptr.sub.i.i5.i.i = sub i64 %sub.ptr.lhs.cast.i.i3.i.i, %sub.ptr.rhs.cast.i.i4.i.i
  call void @_ZdlPvm(ptr noundef %24, i64 noundef %sub.ptr.sub.i.i5.i.i) #31
  br label %"_ZZ4mainENK3$_3clEv.exit.i"

lpad.i.i50:                                       ; preds = %if.then.i.i.i
  %26 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12length_error
  %27 = load ptr, ptr %ref.tmp.i.i49, align 8, !tbaa !25
  %tobool.not.i.i.i6.i.i = icmp eq ptr %27, null
  br i1 %tobool.not.i.i.i6.i.i, label %_ZNSt6vectorIiSaIiEED2Ev.exit12.i.i, label %if.then.i.i.i7.i.i

if.then.i.i.i7.i.i:                               ; preds = %lpad.i.i50
  %_M_end_of_storage.i.i8.i.i = getelementptr inbounds i8, ptr %ref.tmp.i.i49, i64 16
  %28 = load ptr, ptr %_M_end_of_storage.i.i8.i.i, align 8, !tbaa !26
  %sub.ptr.lhs.cast.i.i9.i.i = ptrtoint ptr %28 to i64
  %sub.ptr.rhs.cast.i.i10.i.i = ptrtoint ptr %27 to i64
  %sub.ptr.sub.i.i11.i.i = sub i64 %sub.ptr.lhs.cast.i.i9.i.i, %sub.ptr.rhs.cast.i.i10.i.i
  call void @_ZdlPvm(ptr noundef %27, i64 noundef %sub.ptr.sub.i.i11.i.i) #31
  br label %_ZNSt6vectorIiSaIiEED2Ev.exit12.i.i

_ZNSt6vectorIiSaIiEED2Ev.exit12.i.i:              ; preds = %if.then.i.i.i7.i.i, %lpad.i.i50
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %ref.tmp.i.i49) #29
  %29 = extractvalue { ptr, i32 } %26, 1
  %30 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12length_error) #29
  %matches.i51 = icmp eq i32 %29, %30
  br i1 %matches.i51, label %catch.i, label %common.resume

"_ZZ4mainENK3$_3clEv.exit.i":                     ; preds = %if.then.i.i.i.i.i, %invoke.cont.i.i
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %ref.tmp.i.i49) #29
  %call.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, ptr noundef nonnull @.str.3)
  br label %"_ZL6expectISt12length_errorZ4mainE3$_3EvPKcT0_.exit"

catch.i:                                          ; preds = %_ZNSt6vectorIiSaIiEED2Ev.exit12.i.i
  %31 = extractvalue { ptr, i32 } %26, 0
  %32 = call ptr @__cxa_begin_catch(ptr %31) #29
  %vtable.i53 = load ptr, ptr %32, align 8, !tbaa !4
  %vfn.i54 = getelementptr inbounds i8, ptr %vtable.i53, i64 16
  %33 = load ptr, ptr %vfn.i54, align 8
  %call2.i55 = call noundef ptr %33(ptr noundef nonnull align 8 dereferenceable(16) %32) #29
  %call5.i56 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.3, ptr noundef %call2.i55)
  call void @__cxa_end_catch()
  br label %"_ZL6expectISt12length_errorZ4mainE3$_3EvPKcT0_.exit"

"_ZL6expectISt12length_errorZ4mainE3$_3EvPKcT0_.exit": ; preds = %"_ZZ4mainENK3$_3clEv.exit.i", %catch.i
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp.i.i57) #29
  %34 = getelementptr inbounds i8, ptr %ref.tmp.i.i57, i64 16
  store ptr %34, ptr %ref.tmp.i.i57, align 8, !tbaa !17
  store i8 120, ptr %34, align 8, !tbaa !21
  %_M_string_length.i.i.i.i.i.i58 = getelementptr inbounds i8, ptr %ref.tmp.i.i57, i64 8
  store i64 1, ptr %_M_string_length.i.i.i.i.i.i58, align 8, !tbaa !19
  %arrayidx.i.i.i.i.i59 = getelementptr inbounds i8, ptr %ref.tmp.i.i57, i64 17
  store i8 0, ptr %arrayidx.i.i.i.i.i59, align 1, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__endptr.i.i.i.i) #29
  %call.i.i.i.i.i = tail call ptr @__errno_location() #32
  %35 = load i32, ptr %call.i.i.i.i.i, align 4, !tbaa !27
  store i32 0, ptr %call.i.i.i.i.i, align 4, !tbaa !27
  %call.i.i10.i.i = call noundef i64 @strtol(ptr noundef nonnull %34, ptr noundef nonnull %__endptr.i.i.i.i, i32 noundef 10)
  %36 = load ptr, ptr %__endptr.i.i.i.i, align 8, !tbaa !29
  %cmp.i.i11.i.i = icmp eq ptr %36, %34
  br i1 %cmp.i.i11.i.i, label %if.then.i.i14.i.i, label %if.else.i.i.i.i

if.then.i.i14.i.i:                                ; preds = %"_ZL6expectISt12length_errorZ4mainE3$_3EvPKcT0_.exit"
  invoke void @_ZSt24__throw_invalid_argumentPKc(ptr noundef nonnull @.str.4) #28
          to label %invoke.cont1.i.i.i.i unwind label %lpad.i.i.i.i

invoke.cont1.i.i.i.i:                             ; preds = %if.then.i.i14.i.i
  unreachable

lpad.i.i.i.i:                                     ; preds = %if.then7.i.i.i.i, %if.then.i.i14.i.i
  %37 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt16invalid_argument
  %38 = load i32, ptr %call.i.i.i.i.i, align 4, !tbaa !27
  %cmp.i.i.i12.i.i = icmp eq i32 %38, 0
  br i1 %cmp.i.i.i12.i.i, label %if.then.i.i.i13.i.i, label %_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i.i

if.then.i.i.i13.i.i:                              ; preds = %lpad.i.i.i.i
  store i32 %35, ptr %call.i.i.i.i.i, align 4, !tbaa !27
  br label %_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i.i

_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i.i: ; preds = %if.then.i.i.i13.i.i, %lpad.i.i.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__endptr.i.i.i.i) #29
  %39 = load ptr, ptr %ref.tmp.i.i57, align 8, !tbaa !22
  %cmp.i.i.i18.i.i = icmp eq ptr %39, %34
  br i1 %cmp.i.i.i18.i.i, label %ehcleanup.i.i61, label %if.then.i.i19.i.i

if.else.i.i.i.i:                                  ; preds = %"_ZL6expectISt12length_errorZ4mainE3$_3EvPKcT0_.exit"
  %40 = load i32, ptr %call.i.i.i.i.i, align 4, !tbaa !27
  %cmp3.i.i.i.i = icmp eq i32 %40, 34
  %41 = add i64 %call.i.i10.i.i, -2147483648
  %42 = icmp ult i64 %41, -4294967296
  %or.cond.i.i.i.i = or i1 %42, %cmp3.i.i.i.i
  br i1 %or.cond.i.i.i.i, label %if.then7.i.i.i.i, label %if.else9.i.i.i.i

if.then7.i.i.i.i:                                 ; preds = %if.else.i.i.i.i
  invoke void @_ZSt20__throw_out_of_rangePKc(ptr noundef nonnull @.str.4) #28
          to label %invoke.cont8.i.i.i.i unwind label %lpad.i.i.i.i

invoke.cont8.i.i.i.i:                             ; preds = %if.then7.i.i.i.i
  unreachable

if.else9.i.i.i.i:                                 ; preds = %if.else.i.i.i.i
  %cmp.i25.i.i.i.i = icmp eq i32 %40, 0
  br i1 %cmp.i25.i.i.i.i, label %if.then.i26.i.i.i.i, label %_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i.i

if.then.i26.i.i.i.i:                              ; preds = %if.else9.i.i.i.i
  store i32 %35, ptr %call.i.i.i.i.i, align 4, !tbaa !27
  br label %_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i.i

_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i.i: ; preds = %if.then.i26.i.i.i.i, %if.else9.i.i.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__endptr.i.i.i.i) #29
  %43 = load ptr, ptr %ref.tmp.i.i57, align 8, !tbaa !22
  %cmp.i.i.i15.i.i = icmp eq ptr %43, %34
  br i1 %cmp.i.i.i15.i.i, label %"_ZZ4mainENK3$_4clEv.exit.i", label %if.then.i.i16.i.i

if.then.i.i16.i.i:                                ; preds = %_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i.i
  %44 = load i64, ptr %34, align 8, !tbaa !21
  %add.i.i.i17.i.i = add i64 %44, 1
  call void @_ZdlPvm(ptr noundef %43, i64 noundef %add.i.i.i17.i.i) #31
  br label %"_ZZ4mainENK3$_4clEv.exit.i"

if.then.i.i19.i.i:                                ; preds = %_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i.i
  %45 = load i64, ptr %34, align 8, !tbaa !21
  %add.i.i.i20.i.i = add i64 %45, 1
  call void @_ZdlPvm(ptr noundef %39, i64 noundef %add.i.i.i20.i.i) #31
  br label %ehcleanup.i.i61

ehcleanup.i.i61:                                  ; preds = %if.then.i.i19.i.i, %_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp.i.i57) #29
  %46 = extractvalue { ptr, i32 } %37, 1
  %47 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt16invalid_argument) #29
  %matches.i62 = icmp eq i32 %46, %47
  br i1 %matches.i62, label %catch.i64, label %common.resume

"_ZZ4mainENK3$_4clEv.exit.i":                     ; preds = %if.then.i.i16.i.i, %_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp.i.i57) #29
  %call.i60 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, ptr noundef nonnull @.str.4)
  br label %"_ZL6expectISt16invalid_argumentZ4mainE3$_4EvPKcT0_.exit"

catch.i64:                                        ; preds = %ehcleanup.i.i61
  %48 = extractvalue { ptr, i32 } %37, 0
  %49 = call ptr @__cxa_begin_catch(ptr %48) #29
  %vtable.i65 = load ptr, ptr %49, align 8, !tbaa !4
  %vfn.i66 = getelementptr inbounds i8, ptr %vtable.i65, i64 16
  %50 = load ptr, ptr %vfn.i66, align 8
  %call2.i67 = call noundef ptr %50(ptr noundef nonnull align 8 dereferenceable(16) %49) #29
  %call5.i68 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.4, ptr noundef %call2.i67)
  call void @__cxa_end_catch()
  br label %"_ZL6expectISt16invalid_argumentZ4mainE3$_4EvPKcT0_.exit"

"_ZL6expectISt16invalid_argumentZ4mainE3$_4EvPKcT0_.exit": ; preds = %"_ZZ4mainENK3$_4clEv.exit.i", %catch.i64
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp.i.i69) #29
  store i64 0, ptr %ref.tmp.i.i69, align 8, !tbaa !30
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp.i.i69)
          to label %invoke.cont.i.i78 unwind label %lpad.i.i70

invoke.cont.i.i78:                                ; preds = %"_ZL6expectISt16invalid_argumentZ4mainE3$_4EvPKcT0_.exit"
  %agg.tmp.sroa.0.0.copyload.i.i.i.i = load i64, ptr %ref.tmp.i.i69, align 8, !tbaa !32
  %cmp.i.i.not.i.i.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i.i.i, 0
  br i1 %cmp.i.i.not.i.i.i, label %"_ZZ4mainENK3$_5clEv.exit.i", label %if.then.i.i.i79

if.then.i.i.i79:                                  ; preds = %invoke.cont.i.i78
  call void @_ZSt9terminatev() #30
  unreachable

lpad.i.i70:                                       ; preds = %"_ZL6expectISt16invalid_argumentZ4mainE3$_4EvPKcT0_.exit"
  %51 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  %agg.tmp.sroa.0.0.copyload.i.i3.i.i = load i64, ptr %ref.tmp.i.i69, align 8, !tbaa !32
  %cmp.i.i.not.i4.i.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i3.i.i, 0
  br i1 %cmp.i.i.not.i4.i.i, label %_ZNSt6threadD2Ev.exit6.i.i, label %if.then.i5.i.i

if.then.i5.i.i:                                   ; preds = %lpad.i.i70
  call void @_ZSt9terminatev() #30
  unreachable

_ZNSt6threadD2Ev.exit6.i.i:                       ; preds = %lpad.i.i70
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp.i.i69) #29
  %52 = extractvalue { ptr, i32 } %51, 1
  %53 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12system_error) #29
  %matches.i71 = icmp eq i32 %52, %53
  br i1 %matches.i71, label %catch.i73, label %common.resume

"_ZZ4mainENK3$_5clEv.exit.i":                     ; preds = %invoke.cont.i.i78
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp.i.i69) #29
  %call.i80 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, ptr noundef nonnull @.str.5)
  br label %"_ZL6expectISt12system_errorZ4mainE3$_5EvPKcT0_.exit"

catch.i73:                                        ; preds = %_ZNSt6threadD2Ev.exit6.i.i
  %54 = extractvalue { ptr, i32 } %51, 0
  %55 = call ptr @__cxa_begin_catch(ptr %54) #29
  %vtable.i74 = load ptr, ptr %55, align 8, !tbaa !4
  %vfn.i75 = getelementptr inbounds i8, ptr %vtable.i74, i64 16
  %56 = load ptr, ptr %vfn.i75, align 8
  %call2.i76 = call noundef ptr %56(ptr noundef nonnull align 8 dereferenceable(16) %55) #29
  %call5.i77 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.5, ptr noundef %call2.i76)
  call void @__cxa_end_catch()
  br label %"_ZL6expectISt12system_errorZ4mainE3$_5EvPKcT0_.exit"

"_ZL6expectISt12system_errorZ4mainE3$_5EvPKcT0_.exit": ; preds = %"_ZZ4mainENK3$_5clEv.exit.i", %catch.i73
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp.i.i81) #29
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp.i.i81, i8 0, i64 32, i1 false)
  %_M_manager.i.i.i.i = getelementptr inbounds i8, ptr %ref.tmp.i.i81, i64 16
  %57 = load ptr, ptr %_M_manager.i.i.i.i, align 8, !tbaa !33
  %tobool.not.i.i.i.i = icmp eq ptr %57, null
  br i1 %tobool.not.i.i.i.i, label %if.then.i.i.i93, label %if.end.i.i.i

if.then.i.i.i93:                                  ; preds = %"_ZL6expectISt12system_errorZ4mainE3$_5EvPKcT0_.exit"
  invoke void @_ZSt25__throw_bad_function_callv() #28
          to label %.noexc.i.i94 unwind label %lpad.i.i82

.noexc.i.i94:                                     ; preds = %if.then.i.i.i93
  unreachable

if.end.i.i.i:                                     ; preds = %"_ZL6expectISt12system_errorZ4mainE3$_5EvPKcT0_.exit"
  %_M_invoker.i.i.i = getelementptr inbounds i8, ptr %ref.tmp.i.i81, i64 24
  %58 = load ptr, ptr %_M_invoker.i.i.i, align 8, !tbaa !35
  invoke void %58(ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp.i.i81)
          to label %invoke.cont.i.i90 unwind label %lpad.i.i82

invoke.cont.i.i90:                                ; preds = %if.end.i.i.i
  %59 = load ptr, ptr %_M_manager.i.i.i.i, align 8, !tbaa !33
  %tobool.not.i.i.i = icmp eq ptr %59, null
  br i1 %tobool.not.i.i.i, label %"_ZZ4mainENK3$_6clEv.exit.i", label %if.then.i4.i.i

if.then.i4.i.i:                                   ; preds = %invoke.cont.i.i90
  %call.i.i.i = invoke noundef zeroext i1 %59(ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp.i.i81, ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp.i.i81, i32 noundef 3)
          to label %"_ZZ4mainENK3$_6clEv.exit.i" unwind label %terminate.lpad.i.i.i91

terminate.lpad.i.i.i91:                           ; preds = %if.then.i4.i.i
  %60 = landingpad { ptr, i32 }
          catch ptr null
  %61 = extractvalue { ptr, i32 } %60, 0
  call void @__clang_call_terminate(ptr %61) #30
  unreachable

lpad.i.i82:                                       ; preds = %if.end.i.i.i, %if.then.i.i.i93
  %62 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt17bad_function_call
  %63 = load ptr, ptr %_M_manager.i.i.i.i, align 8, !tbaa !33
  %tobool.not.i7.i.i = icmp eq ptr %63, null
  br i1 %tobool.not.i7.i.i, label %_ZNSt14_Function_baseD2Ev.exit12.i.i, label %if.then.i8.i.i

if.then.i8.i.i:                                   ; preds = %lpad.i.i82
  %call.i9.i.i = invoke noundef zeroext i1 %63(ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp.i.i81, ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp.i.i81, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit12.i.i unwind label %terminate.lpad.i10.i.i

terminate.lpad.i10.i.i:                           ; preds = %if.then.i8.i.i
  %64 = landingpad { ptr, i32 }
          catch ptr null
  %65 = extractvalue { ptr, i32 } %64, 0
  call void @__clang_call_terminate(ptr %65) #30
  unreachable

_ZNSt14_Function_baseD2Ev.exit12.i.i:             ; preds = %if.then.i8.i.i, %lpad.i.i82
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp.i.i81) #29
  %66 = extractvalue { ptr, i32 } %62, 1
  %67 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt17bad_function_call) #29
  %matches.i83 = icmp eq i32 %66, %67
  br i1 %matches.i83, label %catch.i85, label %common.resume

"_ZZ4mainENK3$_6clEv.exit.i":                     ; preds = %if.then.i4.i.i, %invoke.cont.i.i90
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp.i.i81) #29
  %call.i92 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, ptr noundef nonnull @.str.6)
  br label %"_ZL6expectISt17bad_function_callZ4mainE3$_6EvPKcT0_.exit"

catch.i85:                                        ; preds = %_ZNSt14_Function_baseD2Ev.exit12.i.i
  %68 = extractvalue { ptr, i32 } %62, 0
  %69 = call ptr @__cxa_begin_catch(ptr %68) #29
  %vtable.i86 = load ptr, ptr %69, align 8, !tbaa !4
  %vfn.i87 = getelementptr inbounds i8, ptr %vtable.i86, i64 16
  %70 = load ptr, ptr %vfn.i87, align 8
  %call2.i88 = call noundef ptr %70(ptr noundef nonnull align 8 dereferenceable(8) %69) #29
  %call5.i89 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.6, ptr noundef %call2.i88)
  call void @__cxa_end_catch()
  br label %"_ZL6expectISt17bad_function_callZ4mainE3$_6EvPKcT0_.exit"

"_ZL6expectISt17bad_function_callZ4mainE3$_6EvPKcT0_.exit": ; preds = %"_ZZ4mainENK3$_6clEv.exit.i", %catch.i85
  %exception.i.i.i.i.i.i = call ptr @__cxa_allocate_exception(i64 8) #29
  store i64 0, ptr %exception.i.i.i.i.i.i, align 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12bad_weak_ptr, i64 16), ptr %exception.i.i.i.i.i.i, align 8, !tbaa !4
  invoke void @__cxa_throw(ptr nonnull %exception.i.i.i.i.i.i, ptr nonnull @_ZTISt12bad_weak_ptr, ptr nonnull @_ZNSt12bad_weak_ptrD1Ev) #28
          to label %.noexc.i103 unwind label %lpad.i95

.noexc.i103:                                      ; preds = %"_ZL6expectISt17bad_function_callZ4mainE3$_6EvPKcT0_.exit"
  unreachable

lpad.i95:                                         ; preds = %"_ZL6expectISt17bad_function_callZ4mainE3$_6EvPKcT0_.exit"
  %71 = landingpad { ptr, i32 }
          catch ptr @_ZTISt12bad_weak_ptr
  %72 = extractvalue { ptr, i32 } %71, 1
  %73 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12bad_weak_ptr) #29
  %matches.i96 = icmp eq i32 %72, %73
  br i1 %matches.i96, label %"_ZL6expectISt12bad_weak_ptrZ4mainE3$_7EvPKcT0_.exit", label %common.resume

"_ZL6expectISt12bad_weak_ptrZ4mainE3$_7EvPKcT0_.exit": ; preds = %lpad.i95
  %74 = extractvalue { ptr, i32 } %71, 0
  %75 = call ptr @__cxa_begin_catch(ptr %74) #29
  %vtable.i99 = load ptr, ptr %75, align 8, !tbaa !4
  %vfn.i100 = getelementptr inbounds i8, ptr %vtable.i99, i64 16
  %76 = load ptr, ptr %vfn.i100, align 8
  %call2.i101 = call noundef ptr %76(ptr noundef nonnull align 8 dereferenceable(8) %75) #29
  %call5.i102 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.7, ptr noundef %call2.i101)
  call void @__cxa_end_catch()
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %lock) #29
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %lock, i8 0, i64 20, i1 false)
  %call1.i.i.i.i.i12.i = invoke noundef i32 @pthread_mutex_lock(ptr noundef nonnull %lock)
          to label %call1.i.i.i.i.i.noexc.i unwind label %lpad.i104

call1.i.i.i.i.i.noexc.i:                          ; preds = %"_ZL6expectISt12bad_weak_ptrZ4mainE3$_7EvPKcT0_.exit"
  %tobool.not.i.i.i.i.i112 = icmp eq i32 %call1.i.i.i.i.i12.i, 0
  br i1 %tobool.not.i.i.i.i.i112, label %_ZNSt11unique_lockISt5mutexEC2ERS0_.exit.i.i, label %if.then.i.i.i.i.i113

if.then.i.i.i.i.i113:                             ; preds = %call1.i.i.i.i.i.noexc.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i.i.i.i.i12.i) #28
          to label %.noexc.i114 unwind label %lpad.i104

.noexc.i114:                                      ; preds = %if.then.i.i.i.i.i113
  unreachable

_ZNSt11unique_lockISt5mutexEC2ERS0_.exit.i.i:     ; preds = %call1.i.i.i.i.i.noexc.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef 35) #28
          to label %.noexc4.i.i unwind label %lpad.i.i116

.noexc4.i.i:                                      ; preds = %_ZNSt11unique_lockISt5mutexEC2ERS0_.exit.i.i
  unreachable

lpad.i.i116:                                      ; preds = %_ZNSt11unique_lockISt5mutexEC2ERS0_.exit.i.i
  %77 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  %call1.i.i.i2.i.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %lock)
          to label %lpad.body.i unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %lpad.i.i116
  %78 = landingpad { ptr, i32 }
          catch ptr null
  %79 = extractvalue { ptr, i32 } %78, 0
  call void @__clang_call_terminate(ptr %79) #30
  unreachable

lpad.i104:                                        ; preds = %if.then.i.i.i.i.i113, %"_ZL6expectISt12bad_weak_ptrZ4mainE3$_7EvPKcT0_.exit"
  %80 = landingpad { ptr, i32 }
          catch ptr @_ZTISt12system_error
  br label %lpad.body.i

lpad.body.i:                                      ; preds = %lpad.i104, %lpad.i.i116
  %eh.lpad-body.i = phi { ptr, i32 } [ %80, %lpad.i104 ], [ %77, %lpad.i.i116 ]
  %81 = extractvalue { ptr, i32 } %eh.lpad-body.i, 1
  %82 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12system_error) #29
  %matches.i105 = icmp eq i32 %81, %82
  br i1 %matches.i105, label %"_ZL6expectISt12system_errorZ4mainE3$_8EvPKcT0_.exit", label %common.resume

"_ZL6expectISt12system_errorZ4mainE3$_8EvPKcT0_.exit": ; preds = %lpad.body.i
  %83 = extractvalue { ptr, i32 } %eh.lpad-body.i, 0
  %84 = call ptr @__cxa_begin_catch(ptr %83) #29
  %vtable.i108 = load ptr, ptr %84, align 8, !tbaa !4
  %vfn.i109 = getelementptr inbounds i8, ptr %vtable.i108, i64 16
  %85 = load ptr, ptr %vfn.i109, align 8
  %call2.i110 = call noundef ptr %85(ptr noundef nonnull align 8 dereferenceable(16) %84) #29
  %call5.i111 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.8, ptr noundef %call2.i110)
  call void @__cxa_end_catch()
  %call1.i.i.i.i12.i = invoke noundef i32 @pthread_mutex_lock(ptr noundef nonnull %lock)
          to label %call1.i.i.i.i.noexc.i unwind label %lpad.i119

call1.i.i.i.i.noexc.i:                            ; preds = %"_ZL6expectISt12system_errorZ4mainE3$_8EvPKcT0_.exit"
  %tobool.not.i.i.i.i129 = icmp eq i32 %call1.i.i.i.i12.i, 0
  br i1 %tobool.not.i.i.i.i129, label %_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %call1.i.i.i.i.noexc.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i.i.i.i12.i) #28
          to label %.noexc.i130 unwind label %lpad.i119

.noexc.i130:                                      ; preds = %if.then.i.i.i.i
  unreachable

_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i.i:      ; preds = %call1.i.i.i.i.noexc.i
  %exception.i.i = call ptr @__cxa_allocate_exception(i64 16) #29
  invoke void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %exception.i.i, ptr noundef nonnull @.str.29)
          to label %invoke.cont.i.i134 unwind label %lpad.i.i131

invoke.cont.i.i134:                               ; preds = %_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i.i
  invoke void @__cxa_throw(ptr nonnull %exception.i.i, ptr nonnull @_ZTISt13runtime_error, ptr nonnull @_ZNSt13runtime_errorD1Ev) #28
          to label %unreachable.i.i unwind label %lpad2.i.i

lpad.i.i131:                                      ; preds = %_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i.i
  %86 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt13runtime_error
  call void @__cxa_free_exception(ptr %exception.i.i) #29
  br label %ehcleanup.i.i132

lpad2.i.i:                                        ; preds = %invoke.cont.i.i134
  %87 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt13runtime_error
  br label %ehcleanup.i.i132

ehcleanup.i.i132:                                 ; preds = %lpad2.i.i, %lpad.i.i131
  %.pn.i.i = phi { ptr, i32 } [ %87, %lpad2.i.i ], [ %86, %lpad.i.i131 ]
  %call1.i.i2.i.i.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %lock)
          to label %lpad.body.i120 unwind label %terminate.lpad.i.i.i133

terminate.lpad.i.i.i133:                          ; preds = %ehcleanup.i.i132
  %88 = landingpad { ptr, i32 }
          catch ptr null
  %89 = extractvalue { ptr, i32 } %88, 0
  call void @__clang_call_terminate(ptr %89) #30
  unreachable

unreachable.i.i:                                  ; preds = %invoke.cont.i.i134
  unreachable

lpad.i119:                                        ; preds = %if.then.i.i.i.i, %"_ZL6expectISt12system_errorZ4mainE3$_8EvPKcT0_.exit"
  %90 = landingpad { ptr, i32 }
          catch ptr @_ZTISt13runtime_error
  br label %lpad.body.i120

lpad.body.i120:                                   ; preds = %lpad.i119, %ehcleanup.i.i132
  %eh.lpad-body.i121 = phi { ptr, i32 } [ %90, %lpad.i119 ], [ %.pn.i.i, %ehcleanup.i.i132 ]
  %91 = extractvalue { ptr, i32 } %eh.lpad-body.i121, 1
  %92 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #29
  %matches.i122 = icmp eq i32 %91, %92
  br i1 %matches.i122, label %"_ZL6expectISt13runtime_errorZ4mainE3$_9EvPKcT0_.exit", label %common.resume

"_ZL6expectISt13runtime_errorZ4mainE3$_9EvPKcT0_.exit": ; preds = %lpad.body.i120
  %93 = extractvalue { ptr, i32 } %eh.lpad-body.i121, 0
  %94 = call ptr @__cxa_begin_catch(ptr %93) #29
  %vtable.i125 = load ptr, ptr %94, align 8, !tbaa !4
  %vfn.i126 = getelementptr inbounds i8, ptr %vtable.i125, i64 16
  %95 = load ptr, ptr %vfn.i126, align 8
  %call2.i127 = call noundef ptr %95(ptr noundef nonnull align 8 dereferenceable(16) %94) #29
  %call5.i128 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.9, ptr noundef %call2.i127)
  call void @__cxa_end_catch()
  %call1.i2.i = invoke noundef i32 @pthread_mutex_trylock(ptr noundef nonnull %lock)
          to label %_ZNSt5mutex8try_lockEv.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %"_ZL6expectISt13runtime_errorZ4mainE3$_9EvPKcT0_.exit"
  %96 = landingpad { ptr, i32 }
          catch ptr null
  %97 = extractvalue { ptr, i32 } %96, 0
  call void @__clang_call_terminate(ptr %97) #30
  unreachable

_ZNSt5mutex8try_lockEv.exit:                      ; preds = %"_ZL6expectISt13runtime_errorZ4mainE3$_9EvPKcT0_.exit"
  %tobool.not.i = icmp eq i32 %call1.i2.i, 0
  %conv = zext i1 %tobool.not.i to i32
  %call11 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %conv)
  %call1.i.i = call noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %lock)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %failed) #29
  call void @llvm.experimental.noalias.scope.decl(metadata !37)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %__state.i) #29, !noalias !37
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %__state.i, i8 0, i64 16, i1 false), !noalias !37
  %call5.i.i.i17.i.i.i.i32.i = invoke noalias noundef nonnull dereferenceable(80) ptr @_Znwm(i64 noundef 80) #33
          to label %call5.i.i.i17.i.i.i.i.noexc.i unwind label %lpad.i135, !noalias !37

call5.i.i.i17.i.i.i.i.noexc.i:                    ; preds = %_ZNSt5mutex8try_lockEv.exit
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i17.i.i.i.i32.i, align 8, !tbaa !4, !noalias !40
  %_M_use_count.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i32.i, i64 8
  store i32 1, ptr %_M_use_count.i.i.i.i.i.i.i, align 8, !tbaa !43, !noalias !40
  %_M_weak_count.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i32.i, i64 12
  store i32 1, ptr %_M_weak_count.i.i.i.i.i.i.i, align 4, !tbaa !45, !noalias !40
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @"_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE", i64 16), ptr %call5.i.i.i17.i.i.i.i32.i, align 8, !tbaa !4, !noalias !40
  %_M_impl.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i32.i, i64 16
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %_M_impl.i.i.i.i.i.i.i, align 8, !tbaa !4, !noalias !40
  %_M_result.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i32.i, i64 24
  %_M_once.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i32.i, i64 40
  store i32 0, ptr %_M_once.i.i.i.i.i.i.i.i.i.i.i, align 4, !tbaa !46, !noalias !40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(13) %_M_result.i.i.i.i.i.i.i.i.i.i.i, i8 0, i64 13, i1 false), !noalias !40
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base21_Async_state_commonV2E, i64 16), ptr %_M_impl.i.i.i.i.i.i.i, align 8, !tbaa !4, !noalias !40
  %_M_thread.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i32.i, i64 48
  store i64 0, ptr %_M_thread.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !30, !noalias !40
  %_M_once.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i32.i, i64 56
  store i32 0, ptr %_M_once.i.i.i.i.i.i.i.i.i.i, align 4, !tbaa !46, !noalias !40
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @"_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE", i64 16), ptr %_M_impl.i.i.i.i.i.i.i, align 8, !tbaa !4, !noalias !40
  %_M_result.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i32.i, i64 64
  %call.i.i.i.i.i.i.i.i.i = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #33
          to label %invoke.cont.i.i.i.i.i.i.i.i.i unwind label %lpad.i.i.i.i.i.i.i.i.i, !noalias !40

invoke.cont.i.i.i.i.i.i.i.i.i:                    ; preds = %call5.i.i.i17.i.i.i.i.noexc.i
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %call.i.i.i.i.i.i.i.i.i, i8 0, i64 16, i1 false), !noalias !40
  invoke void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %call.i.i.i.i.i.i.i.i.i)
          to label %_ZNSt13__future_base7_ResultIvEC2Ev.exit.i.i.i.i.i.i.i.i.i unwind label %lpad2.i.i.i.i.i.i.i.i.i, !noalias !40

_ZNSt13__future_base7_ResultIvEC2Ev.exit.i.i.i.i.i.i.i.i.i: ; preds = %invoke.cont.i.i.i.i.i.i.i.i.i
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base7_ResultIvEE, i64 16), ptr %call.i.i.i.i.i.i.i.i.i, align 8, !tbaa !4, !noalias !40
  store ptr %call.i.i.i.i.i.i.i.i.i, ptr %_M_result.i.i.i.i.i.i.i.i.i, align 8, !tbaa !29, !noalias !40
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp.i.i.i.i.i.i.i.i.i) #29, !noalias !40
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i.i.i.i.i.i.i.i.i.i), !noalias !40
  store i64 0, ptr %ref.tmp.i.i.i.i.i.i.i.i.i, align 8, !tbaa !30, !noalias !40
  %call.i11.i.i.i.i.i.i.i.i.i = invoke noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #33
          to label %call.i.noexc.i.i.i.i.i.i.i.i.i unwind label %lpad6.i.i.i.i.i.i.i.i.i, !noalias !40

call.i.noexc.i.i.i.i.i.i.i.i.i:                   ; preds = %_ZNSt13__future_base7_ResultIvEC2Ev.exit.i.i.i.i.i.i.i.i.i
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE4$_10EEEEvEEFvvEPS8_EEEEEE", i64 16), ptr %call.i11.i.i.i.i.i.i.i.i.i, align 8, !tbaa !4, !noalias !40
  %_M_func.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call.i11.i.i.i.i.i.i.i.i.i, i64 8
  store ptr %_M_impl.i.i.i.i.i.i.i, ptr %_M_func.i.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !48, !noalias !40
  %98 = getelementptr inbounds i8, ptr %call.i11.i.i.i.i.i.i.i.i.i, i64 16
  store i64 ptrtoint (ptr @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvE6_M_runEv" to i64), ptr %98, align 8, !tbaa !50, !noalias !40
  %this.repack4.i.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call.i11.i.i.i.i.i.i.i.i.i, i64 24
  store i64 0, ptr %this.repack4.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !50, !noalias !40
  store ptr %call.i11.i.i.i.i.i.i.i.i.i, ptr %agg.tmp.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !29, !noalias !40
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp.i.i.i.i.i.i.i.i.i, ptr noundef nonnull %agg.tmp.i.i.i.i.i.i.i.i.i.i, ptr noundef null)
          to label %invoke.cont3.i.i.i.i.i.i.i.i.i.i unwind label %lpad2.i.i.i.i.i.i.i.i.i.i, !noalias !40

invoke.cont3.i.i.i.i.i.i.i.i.i.i:                 ; preds = %call.i.noexc.i.i.i.i.i.i.i.i.i
  %99 = load ptr, ptr %agg.tmp.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !29, !noalias !40
  %cmp.not.i.i.i.i.i.i.i.i.i.i.i = icmp eq ptr %99, null
  br i1 %cmp.not.i.i.i.i.i.i.i.i.i.i.i, label %"_ZNSt6threadC2IMNSt13__future_base17_Async_state_implINS_8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEFvvEJPS8_EvEEOT_DpOT0_.exit.i.i.i.i.i.i.i.i.i", label %delete.notnull.i.i.i.i.i.i.i.i.i.i.i.i

delete.notnull.i.i.i.i.i.i.i.i.i.i.i.i:           ; preds = %invoke.cont3.i.i.i.i.i.i.i.i.i.i
  %vtable.i.i.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %99, align 8, !tbaa !4, !noalias !40
  %vfn.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i.i.i.i.i.i, i64 8
  %100 = load ptr, ptr %vfn.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !40
  call void %100(ptr noundef nonnull align 8 dereferenceable(8) %99) #29, !noalias !40
  br label %"_ZNSt6threadC2IMNSt13__future_base17_Async_state_implINS_8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEFvvEJPS8_EvEEOT_DpOT0_.exit.i.i.i.i.i.i.i.i.i"

lpad2.i.i.i.i.i.i.i.i.i.i:                        ; preds = %call.i.noexc.i.i.i.i.i.i.i.i.i
  %101 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  %102 = load ptr, ptr %agg.tmp.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !29, !noalias !40
  %cmp.not.i5.i.i.i.i.i.i.i.i.i.i = icmp eq ptr %102, null
  br i1 %cmp.not.i5.i.i.i.i.i.i.i.i.i.i, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i.i.i.i.i.i.i.i, label %delete.notnull.i.i6.i.i.i.i.i.i.i.i.i.i

delete.notnull.i.i6.i.i.i.i.i.i.i.i.i.i:          ; preds = %lpad2.i.i.i.i.i.i.i.i.i.i
  %vtable.i.i7.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %102, align 8, !tbaa !4, !noalias !40
  %vfn.i.i8.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i7.i.i.i.i.i.i.i.i.i.i, i64 8
  %103 = load ptr, ptr %vfn.i.i8.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !40
  call void %103(ptr noundef nonnull align 8 dereferenceable(8) %102) #29, !noalias !40
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i.i.i.i.i.i.i.i

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i.i.i.i.i.i.i.i: ; preds = %delete.notnull.i.i6.i.i.i.i.i.i.i.i.i.i, %lpad2.i.i.i.i.i.i.i.i.i.i
  store ptr null, ptr %agg.tmp.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !29, !noalias !40
  br label %lpad6.body.i.i.i.i.i.i.i.i.i

"_ZNSt6threadC2IMNSt13__future_base17_Async_state_implINS_8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEFvvEJPS8_EvEEOT_DpOT0_.exit.i.i.i.i.i.i.i.i.i": ; preds = %delete.notnull.i.i.i.i.i.i.i.i.i.i.i.i, %invoke.cont3.i.i.i.i.i.i.i.i.i.i
  store ptr null, ptr %agg.tmp.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !29, !noalias !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i.i.i.i.i.i.i.i.i.i), !noalias !40
  %agg.tmp.sroa.0.0.copyload.i.i.i.i.i.i.i.i.i.i.i = load i64, ptr %_M_thread.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !32, !noalias !40
  %cmp.i.i.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i.i.i.i.i.i.i.i.i.i, 0
  br i1 %cmp.i.i.not.i.i.i.i.i.i.i.i.i.i, label %"_ZSt11make_sharedINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_.exit.i", label %if.then.i.i.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i.i.i:                      ; preds = %"_ZNSt6threadC2IMNSt13__future_base17_Async_state_implINS_8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEFvvEJPS8_EvEEOT_DpOT0_.exit.i.i.i.i.i.i.i.i.i"
  call void @_ZSt9terminatev() #30, !noalias !40
  unreachable

lpad.i.i.i.i.i.i.i.i.i:                           ; preds = %call5.i.i.i17.i.i.i.i.noexc.i
  %104 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  br label %ehcleanup.i.i.i.i.i.i.i.i.i

lpad2.i.i.i.i.i.i.i.i.i:                          ; preds = %invoke.cont.i.i.i.i.i.i.i.i.i
  %105 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  call void @_ZdlPvm(ptr noundef %call.i.i.i.i.i.i.i.i.i, i64 noundef 16) #31, !noalias !40
  br label %ehcleanup.i.i.i.i.i.i.i.i.i

lpad6.i.i.i.i.i.i.i.i.i:                          ; preds = %_ZNSt13__future_base7_ResultIvEC2Ev.exit.i.i.i.i.i.i.i.i.i
  %106 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  br label %lpad6.body.i.i.i.i.i.i.i.i.i

lpad6.body.i.i.i.i.i.i.i.i.i:                     ; preds = %lpad6.i.i.i.i.i.i.i.i.i, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i.i.i.i.i.i.i.i
  %eh.lpad-body.i.i.i.i.i.i.i.i.i = phi { ptr, i32 } [ %106, %lpad6.i.i.i.i.i.i.i.i.i ], [ %101, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i.i.i.i.i.i.i.i ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp.i.i.i.i.i.i.i.i.i) #29, !noalias !40
  call void @_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %_M_result.i.i.i.i.i.i.i.i.i) #29, !noalias !40
  br label %ehcleanup.i.i.i.i.i.i.i.i.i

ehcleanup.i.i.i.i.i.i.i.i.i:                      ; preds = %lpad6.body.i.i.i.i.i.i.i.i.i, %lpad2.i.i.i.i.i.i.i.i.i, %lpad.i.i.i.i.i.i.i.i.i
  %.pn.i.i.i.i.i.i.i.i.i = phi { ptr, i32 } [ %eh.lpad-body.i.i.i.i.i.i.i.i.i, %lpad6.body.i.i.i.i.i.i.i.i.i ], [ %105, %lpad2.i.i.i.i.i.i.i.i.i ], [ %104, %lpad.i.i.i.i.i.i.i.i.i ]
  call void @_ZNSt13__future_base21_Async_state_commonV2D2Ev(ptr noundef nonnull align 8 dereferenceable(44) %_M_impl.i.i.i.i.i.i.i) #29, !noalias !40
  call void @_ZdlPvm(ptr noundef %call5.i.i.i17.i.i.i.i32.i, i64 noundef 80) #31, !noalias !40
  br label %lpad.body.i136

"_ZSt11make_sharedINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_.exit.i": ; preds = %"_ZNSt6threadC2IMNSt13__future_base17_Async_state_implINS_8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEFvvEJPS8_EvEEOT_DpOT0_.exit.i.i.i.i.i.i.i.i.i"
  %107 = load i64, ptr %ref.tmp.i.i.i.i.i.i.i.i.i, align 8, !tbaa !32, !noalias !40
  store i64 %107, ptr %_M_thread.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !32, !noalias !40
  store i64 %agg.tmp.sroa.0.0.copyload.i.i.i.i.i.i.i.i.i.i.i, ptr %ref.tmp.i.i.i.i.i.i.i.i.i, align 8, !tbaa !32, !noalias !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp.i.i.i.i.i.i.i.i.i) #29, !noalias !40
  store ptr %_M_impl.i.i.i.i.i.i.i, ptr %__state.i, align 8, !tbaa !29, !noalias !37
  %_M_refcount3.i.i.i.i = getelementptr inbounds i8, ptr %__state.i, i64 8
  %108 = load ptr, ptr %_M_refcount3.i.i.i.i, align 8, !tbaa !52, !noalias !37
  store ptr %call5.i.i.i17.i.i.i.i32.i, ptr %_M_refcount3.i.i.i.i, align 8, !tbaa !52, !noalias !37
  %cmp.not.i.i.i.i.i = icmp eq ptr %108, null
  br i1 %cmp.not.i.i.i.i.i, label %if.end12.i, label %if.then.i.i.i.i.i142

if.then.i.i.i.i.i142:                             ; preds = %"_ZSt11make_sharedINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_.exit.i"
  %_M_use_count.i.i.i.i.i.i = getelementptr inbounds i8, ptr %108, i64 8
  %109 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21, !noalias !37
  %tobool.i.not.i.i.i.i.i.i = icmp eq i8 %109, 0
  br i1 %tobool.i.not.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i:                            ; preds = %if.then.i.i.i.i.i142
  %110 = load i32, ptr %_M_use_count.i.i.i.i.i.i, align 4, !tbaa !27, !noalias !37
  %add.i.i.i.i.i.i.i = add nsw i32 %110, -1
  store i32 %add.i.i.i.i.i.i.i, ptr %_M_use_count.i.i.i.i.i.i, align 4, !tbaa !27, !noalias !37
  br label %invoke.cont.i.i.i.i.i.i

if.else.i.i.i.i.i.i.i:                            ; preds = %if.then.i.i.i.i.i142
  %111 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i, i32 -1 acq_rel, align 4, !noalias !37
  br label %invoke.cont.i.i.i.i.i.i

invoke.cont.i.i.i.i.i.i:                          ; preds = %if.else.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i.i = phi i32 [ %110, %if.then.i.i.i.i.i.i.i ], [ %111, %if.else.i.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i, label %if.end12.i

if.then.i.i.i.i.i.i:                              ; preds = %invoke.cont.i.i.i.i.i.i
  %vtable.i.i.i.i.i.i.i = load ptr, ptr %108, align 8, !tbaa !4, !noalias !37
  %vfn.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i, i64 16
  %112 = load ptr, ptr %vfn.i.i.i.i.i.i.i, align 8, !noalias !37
  call void %112(ptr noundef nonnull align 8 dereferenceable(16) %108) #29, !noalias !37
  %_M_weak_count.i.i.i.i.i.i33.i = getelementptr inbounds i8, ptr %108, i64 12
  %113 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21, !noalias !37
  %tobool.i.not.i.i.i.i.i.i.i = icmp eq i8 %113, 0
  br i1 %tobool.i.not.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i:                          ; preds = %if.then.i.i.i.i.i.i
  %114 = load i32, ptr %_M_weak_count.i.i.i.i.i.i33.i, align 4, !tbaa !27, !noalias !37
  %add.i.i.i.i.i.i.i.i = add nsw i32 %114, -1
  store i32 %add.i.i.i.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i.i.i33.i, align 4, !tbaa !27, !noalias !37
  br label %invoke.cont.i.i.i.i.i.i.i

if.else.i.i.i.i.i.i.i.i:                          ; preds = %if.then.i.i.i.i.i.i
  %115 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i33.i, i32 -1 acq_rel, align 4, !noalias !37
  br label %invoke.cont.i.i.i.i.i.i.i

invoke.cont.i.i.i.i.i.i.i:                        ; preds = %if.else.i.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i.i.i = phi i32 [ %114, %if.then.i.i.i.i.i.i.i.i ], [ %115, %if.else.i.i.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i.i.i, label %if.then.i2.i.i.i.i.i.i, label %if.end12.i

if.then.i2.i.i.i.i.i.i:                           ; preds = %invoke.cont.i.i.i.i.i.i.i
  %vtable2.i.i.i.i.i.i.i = load ptr, ptr %108, align 8, !tbaa !4, !noalias !37
  %vfn3.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i.i, i64 24
  %116 = load ptr, ptr %vfn3.i.i.i.i.i.i.i, align 8, !noalias !37
  call void %116(ptr noundef nonnull align 8 dereferenceable(16) %108) #29, !noalias !37
  br label %if.end12.i

lpad.i135:                                        ; preds = %_ZNSt5mutex8try_lockEv.exit
  %117 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  br label %lpad.body.i136

lpad.body.i136:                                   ; preds = %lpad.i135, %ehcleanup.i.i.i.i.i.i.i.i.i
  %eh.lpad-body.i137 = phi { ptr, i32 } [ %117, %lpad.i135 ], [ %.pn.i.i.i.i.i.i.i.i.i, %ehcleanup.i.i.i.i.i.i.i.i.i ]
  %118 = extractvalue { ptr, i32 } %eh.lpad-body.i137, 1
  %matches.i138 = icmp eq i32 %118, %82
  br i1 %matches.i138, label %catch.i139, label %ehcleanup23.i

catch.i139:                                       ; preds = %lpad.body.i136
  %119 = extractvalue { ptr, i32 } %eh.lpad-body.i137, 0
  %120 = call ptr @__cxa_begin_catch(ptr %119) #29
  %_M_code.i.i = getelementptr inbounds i8, ptr %120, i64 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp3.i) #29, !noalias !37
  %call.i.i.i140 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3_V216generic_categoryEv() #32
  store i32 11, ptr %ref.tmp3.i, align 8, !tbaa !27, !noalias !37
  %ref.tmp.sroa.42.0.this1.sroa_idx.i.i = getelementptr inbounds i8, ptr %ref.tmp3.i, i64 8
  store ptr %call.i.i.i140, ptr %ref.tmp.sroa.42.0.this1.sroa_idx.i.i, align 8, !tbaa !29, !noalias !37
  %call4.i = call noundef zeroext i1 @_ZStneRKSt10error_codeRKSt15error_condition(ptr noundef nonnull align 8 dereferenceable(16) %_M_code.i.i, ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp3.i) #29, !noalias !37
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp3.i) #29, !noalias !37
  invoke void @__cxa_rethrow() #28
          to label %unreachable.i unwind label %lpad8.i, !noalias !37

lpad8.i:                                          ; preds = %catch.i139
  %121 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %ehcleanup23.i unwind label %terminate.lpad.i141, !noalias !37

if.end12.i:                                       ; preds = %if.then.i2.i.i.i.i.i.i, %invoke.cont.i.i.i.i.i.i.i, %invoke.cont.i.i.i.i.i.i, %"_ZSt11make_sharedINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_.exit.i"
  %122 = load ptr, ptr %__state.i, align 8, !tbaa !54, !noalias !37
  %cmp.i.not.i = icmp eq ptr %122, null
  br i1 %cmp.i.not.i, label %if.then14.i, label %if.end20.i

if.then14.i:                                      ; preds = %if.end12.i
  %call5.i.i.i17.i.i.i.i49.i = invoke noalias noundef nonnull dereferenceable(64) ptr @_Znwm(i64 noundef 64) #33
          to label %call5.i.i.i17.i.i.i.i.noexc48.i unwind label %lpad16.i, !noalias !37

call5.i.i.i17.i.i.i.i.noexc48.i:                  ; preds = %if.then14.i
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i17.i.i.i.i49.i, align 8, !tbaa !4, !noalias !56
  %_M_use_count.i.i.i.i.i.i36.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i49.i, i64 8
  store i32 1, ptr %_M_use_count.i.i.i.i.i.i36.i, align 8, !tbaa !43, !noalias !56
  %_M_weak_count.i.i.i.i.i.i37.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i49.i, i64 12
  store i32 1, ptr %_M_weak_count.i.i.i.i.i.i37.i, align 4, !tbaa !45, !noalias !56
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @"_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE", i64 16), ptr %call5.i.i.i17.i.i.i.i49.i, align 8, !tbaa !4, !noalias !56
  %_M_impl.i.i.i.i.i.i38.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i49.i, i64 16
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %_M_impl.i.i.i.i.i.i38.i, align 8, !tbaa !4, !noalias !56
  %_M_result.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i49.i, i64 24
  %_M_once.i.i.i.i.i.i.i.i.i39.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i49.i, i64 40
  store i32 0, ptr %_M_once.i.i.i.i.i.i.i.i.i39.i, align 4, !tbaa !46, !noalias !56
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(13) %_M_result.i.i.i.i.i.i.i.i.i.i, i8 0, i64 13, i1 false), !noalias !56
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @"_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE", i64 16), ptr %_M_impl.i.i.i.i.i.i38.i, align 8, !tbaa !4, !noalias !56
  %call.i.i.i.i.i.i.i.i40.i = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #33
          to label %invoke.cont.i.i.i.i.i.i.i.i44.i unwind label %lpad.i.i.i.i.i.i.i.i41.i, !noalias !56

invoke.cont.i.i.i.i.i.i.i.i44.i:                  ; preds = %call5.i.i.i17.i.i.i.i.noexc48.i
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %call.i.i.i.i.i.i.i.i40.i, i8 0, i64 16, i1 false), !noalias !56
  invoke void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %call.i.i.i.i.i.i.i.i40.i)
          to label %"_ZSt11make_sharedINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_.exit.i" unwind label %lpad2.i.i.i.i.i.i.i.i45.i, !noalias !56

lpad.i.i.i.i.i.i.i.i41.i:                         ; preds = %call5.i.i.i17.i.i.i.i.noexc48.i
  %123 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup.i.i.i.i.i.i.i.i42.i

lpad2.i.i.i.i.i.i.i.i45.i:                        ; preds = %invoke.cont.i.i.i.i.i.i.i.i44.i
  %124 = landingpad { ptr, i32 }
          cleanup
  call void @_ZdlPvm(ptr noundef %call.i.i.i.i.i.i.i.i40.i, i64 noundef 16) #31, !noalias !56
  br label %ehcleanup.i.i.i.i.i.i.i.i42.i

ehcleanup.i.i.i.i.i.i.i.i42.i:                    ; preds = %lpad2.i.i.i.i.i.i.i.i45.i, %lpad.i.i.i.i.i.i.i.i41.i
  %.pn.i.i.i.i.i.i.i.i43.i = phi { ptr, i32 } [ %124, %lpad2.i.i.i.i.i.i.i.i45.i ], [ %123, %lpad.i.i.i.i.i.i.i.i41.i ]
  call void @_ZNSt13__future_base13_State_baseV2D2Ev(ptr noundef nonnull align 8 dereferenceable(28) %_M_impl.i.i.i.i.i.i38.i) #29, !noalias !56
  call void @_ZdlPvm(ptr noundef %call5.i.i.i17.i.i.i.i49.i, i64 noundef 64) #31, !noalias !56
  br label %ehcleanup23.i

"_ZSt11make_sharedINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_.exit.i": ; preds = %invoke.cont.i.i.i.i.i.i.i.i44.i
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base7_ResultIvEE, i64 16), ptr %call.i.i.i.i.i.i.i.i40.i, align 8, !tbaa !4, !noalias !56
  %_M_result.i.i.i.i.i.i.i.i47.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i49.i, i64 48
  store ptr %call.i.i.i.i.i.i.i.i40.i, ptr %_M_result.i.i.i.i.i.i.i.i47.i, align 8, !tbaa !29, !noalias !56
  store ptr %_M_impl.i.i.i.i.i.i38.i, ptr %__state.i, align 8, !tbaa !29, !noalias !37
  %125 = load ptr, ptr %_M_refcount3.i.i.i.i, align 8, !tbaa !52, !noalias !37
  store ptr %call5.i.i.i17.i.i.i.i49.i, ptr %_M_refcount3.i.i.i.i, align 8, !tbaa !52, !noalias !37
  %cmp.not.i.i.i.i53.i = icmp eq ptr %125, null
  br i1 %cmp.not.i.i.i.i53.i, label %if.end20.i, label %if.then.i.i.i.i54.i

if.then.i.i.i.i54.i:                              ; preds = %"_ZSt11make_sharedINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_.exit.i"
  %_M_use_count.i.i.i.i.i55.i = getelementptr inbounds i8, ptr %125, i64 8
  %126 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21, !noalias !37
  %tobool.i.not.i.i.i.i.i56.i = icmp eq i8 %126, 0
  br i1 %tobool.i.not.i.i.i.i.i56.i, label %if.else.i.i.i.i.i.i76.i, label %if.then.i.i.i.i.i.i57.i

if.then.i.i.i.i.i.i57.i:                          ; preds = %if.then.i.i.i.i54.i
  %127 = load i32, ptr %_M_use_count.i.i.i.i.i55.i, align 4, !tbaa !27, !noalias !37
  %add.i.i.i.i.i.i58.i = add nsw i32 %127, -1
  store i32 %add.i.i.i.i.i.i58.i, ptr %_M_use_count.i.i.i.i.i55.i, align 4, !tbaa !27, !noalias !37
  br label %invoke.cont.i.i.i.i.i59.i

if.else.i.i.i.i.i.i76.i:                          ; preds = %if.then.i.i.i.i54.i
  %128 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i55.i, i32 -1 acq_rel, align 4, !noalias !37
  br label %invoke.cont.i.i.i.i.i59.i

invoke.cont.i.i.i.i.i59.i:                        ; preds = %if.else.i.i.i.i.i.i76.i, %if.then.i.i.i.i.i.i57.i
  %retval.0.i.i.i.i.i.i60.i = phi i32 [ %127, %if.then.i.i.i.i.i.i57.i ], [ %128, %if.else.i.i.i.i.i.i76.i ]
  %cmp.i.i.i.i.i61.i = icmp eq i32 %retval.0.i.i.i.i.i.i60.i, 1
  br i1 %cmp.i.i.i.i.i61.i, label %if.then.i.i.i.i.i62.i, label %if.end20.i

if.then.i.i.i.i.i62.i:                            ; preds = %invoke.cont.i.i.i.i.i59.i
  %vtable.i.i.i.i.i.i63.i = load ptr, ptr %125, align 8, !tbaa !4, !noalias !37
  %vfn.i.i.i.i.i.i64.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i63.i, i64 16
  %129 = load ptr, ptr %vfn.i.i.i.i.i.i64.i, align 8, !noalias !37
  call void %129(ptr noundef nonnull align 8 dereferenceable(16) %125) #29, !noalias !37
  %_M_weak_count.i.i.i.i.i.i65.i = getelementptr inbounds i8, ptr %125, i64 12
  %130 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21, !noalias !37
  %tobool.i.not.i.i.i.i.i.i66.i = icmp eq i8 %130, 0
  br i1 %tobool.i.not.i.i.i.i.i.i66.i, label %if.else.i.i.i.i.i.i.i75.i, label %if.then.i.i.i.i.i.i.i67.i

if.then.i.i.i.i.i.i.i67.i:                        ; preds = %if.then.i.i.i.i.i62.i
  %131 = load i32, ptr %_M_weak_count.i.i.i.i.i.i65.i, align 4, !tbaa !27, !noalias !37
  %add.i.i.i.i.i.i.i68.i = add nsw i32 %131, -1
  store i32 %add.i.i.i.i.i.i.i68.i, ptr %_M_weak_count.i.i.i.i.i.i65.i, align 4, !tbaa !27, !noalias !37
  br label %invoke.cont.i.i.i.i.i.i69.i

if.else.i.i.i.i.i.i.i75.i:                        ; preds = %if.then.i.i.i.i.i62.i
  %132 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i65.i, i32 -1 acq_rel, align 4, !noalias !37
  br label %invoke.cont.i.i.i.i.i.i69.i

invoke.cont.i.i.i.i.i.i69.i:                      ; preds = %if.else.i.i.i.i.i.i.i75.i, %if.then.i.i.i.i.i.i.i67.i
  %retval.0.i.i.i.i.i.i.i70.i = phi i32 [ %131, %if.then.i.i.i.i.i.i.i67.i ], [ %132, %if.else.i.i.i.i.i.i.i75.i ]
  %cmp.i.i.i.i.i.i71.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i70.i, 1
  br i1 %cmp.i.i.i.i.i.i71.i, label %if.then.i2.i.i.i.i.i72.i, label %if.end20.i

if.then.i2.i.i.i.i.i72.i:                         ; preds = %invoke.cont.i.i.i.i.i.i69.i
  %vtable2.i.i.i.i.i.i73.i = load ptr, ptr %125, align 8, !tbaa !4, !noalias !37
  %vfn3.i.i.i.i.i.i74.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i73.i, i64 24
  %133 = load ptr, ptr %vfn3.i.i.i.i.i.i74.i, align 8, !noalias !37
  call void %133(ptr noundef nonnull align 8 dereferenceable(16) %125) #29, !noalias !37
  br label %if.end20.i

lpad16.i:                                         ; preds = %if.then14.i
  %134 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup23.i

if.end20.i:                                       ; preds = %if.then.i2.i.i.i.i.i72.i, %invoke.cont.i.i.i.i.i.i69.i, %invoke.cont.i.i.i.i.i59.i, %"_ZSt11make_sharedINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_.exit.i", %if.end12.i
  %135 = load ptr, ptr %__state.i, align 8, !tbaa !54, !noalias !37
  store ptr %135, ptr %failed, align 8, !tbaa !54, !alias.scope !37
  %_M_refcount.i.i.i.i.i = getelementptr inbounds i8, ptr %failed, i64 8
  %136 = load ptr, ptr %_M_refcount3.i.i.i.i, align 8, !tbaa !52, !noalias !37
  store ptr %136, ptr %_M_refcount.i.i.i.i.i, align 8, !tbaa !52, !alias.scope !37
  %cmp.not.i.i.i.i.i.i = icmp eq ptr %136, null
  br i1 %cmp.not.i.i.i.i.i.i, label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i, label %if.then.i.i.i.i.i102.i

if.then.i.i.i.i.i102.i:                           ; preds = %if.end20.i
  %_M_use_count.i.i.i.i.i.i103.i = getelementptr inbounds i8, ptr %136, i64 8
  %137 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21, !noalias !37
  %tobool.i.i.not.i.i.i.i.i.i.i = icmp eq i8 %137, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i108.i, label %if.then.i.i.i.i.i.i.i104.i

if.then.i.i.i.i.i.i.i104.i:                       ; preds = %if.then.i.i.i.i.i102.i
  %138 = load i32, ptr %_M_use_count.i.i.i.i.i.i103.i, align 4, !tbaa !27, !noalias !37
  %add.i.i.i.i.i.i.i105.i = add nsw i32 %138, 1
  store i32 %add.i.i.i.i.i.i.i105.i, ptr %_M_use_count.i.i.i.i.i.i103.i, align 4, !tbaa !27, !noalias !37
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i

if.else.i.i.i.i.i.i.i108.i:                       ; preds = %if.then.i.i.i.i.i102.i
  %139 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i103.i, i32 1 acq_rel, align 4, !noalias !37
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i

_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i: ; preds = %if.else.i.i.i.i.i.i.i108.i, %if.then.i.i.i.i.i.i.i104.i, %if.end20.i
  %140 = load ptr, ptr %failed, align 8, !tbaa !54, !alias.scope !37
  %cmp.i.not.i.i.i.i = icmp eq ptr %140, null
  br i1 %cmp.i.not.i.i.i.i, label %if.then.i6.i.i.i.invoke, label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i
  %_M_retrieved.i.i.i.i = getelementptr inbounds i8, ptr %140, i64 20
  %141 = atomicrmw xchg ptr %_M_retrieved.i.i.i.i, i8 1 seq_cst, align 1, !noalias !37
  %tobool.i.not.i.i.i106.i = icmp eq i8 %141, 0
  br i1 %tobool.i.not.i.i.i106.i, label %invoke.cont22.i, label %if.then.i6.i.i.i.invoke

if.then.i6.i.i.i.invoke:                          ; preds = %invoke.cont.i.i.i, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i
  %142 = phi i32 [ 3, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i ], [ 1, %invoke.cont.i.i.i ]
  invoke void @_ZSt20__throw_future_errori(i32 noundef %142) #28
          to label %if.then.i6.i.i.i.cont unwind label %lpad.i.i.i, !noalias !37

if.then.i6.i.i.i.cont:                            ; preds = %if.then.i6.i.i.i.invoke
  unreachable

lpad.i.i.i:                                       ; preds = %if.then.i6.i.i.i.invoke
  %143 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %failed) #29
  br label %ehcleanup23.i

invoke.cont22.i:                                  ; preds = %invoke.cont.i.i.i
  %144 = load ptr, ptr %_M_refcount3.i.i.i.i, align 8, !tbaa !52, !noalias !37
  %cmp.not.i.i111.i = icmp eq ptr %144, null
  br i1 %cmp.not.i.i111.i, label %"_ZSt5asyncIZ4mainE4$_10JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit", label %if.then.i.i112.i

if.then.i.i112.i:                                 ; preds = %invoke.cont22.i
  %_M_use_count.i.i.i113.i = getelementptr inbounds i8, ptr %144, i64 8
  %145 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21, !noalias !37
  %tobool.i.not.i.i.i114.i = icmp eq i8 %145, 0
  br i1 %tobool.i.not.i.i.i114.i, label %if.else.i.i.i.i134.i, label %if.then.i.i.i.i115.i

if.then.i.i.i.i115.i:                             ; preds = %if.then.i.i112.i
  %146 = load i32, ptr %_M_use_count.i.i.i113.i, align 4, !tbaa !27, !noalias !37
  %add.i.i.i.i116.i = add nsw i32 %146, -1
  store i32 %add.i.i.i.i116.i, ptr %_M_use_count.i.i.i113.i, align 4, !tbaa !27, !noalias !37
  br label %invoke.cont.i.i.i117.i

if.else.i.i.i.i134.i:                             ; preds = %if.then.i.i112.i
  %147 = atomicrmw volatile add ptr %_M_use_count.i.i.i113.i, i32 -1 acq_rel, align 4, !noalias !37
  br label %invoke.cont.i.i.i117.i

invoke.cont.i.i.i117.i:                           ; preds = %if.else.i.i.i.i134.i, %if.then.i.i.i.i115.i
  %retval.0.i.i.i.i118.i = phi i32 [ %146, %if.then.i.i.i.i115.i ], [ %147, %if.else.i.i.i.i134.i ]
  %cmp.i.i.i119.i = icmp eq i32 %retval.0.i.i.i.i118.i, 1
  br i1 %cmp.i.i.i119.i, label %if.then.i.i.i120.i, label %"_ZSt5asyncIZ4mainE4$_10JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit"

if.then.i.i.i120.i:                               ; preds = %invoke.cont.i.i.i117.i
  %vtable.i.i.i.i121.i = load ptr, ptr %144, align 8, !tbaa !4, !noalias !37
  %vfn.i.i.i.i122.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i121.i, i64 16
  %148 = load ptr, ptr %vfn.i.i.i.i122.i, align 8, !noalias !37
  call void %148(ptr noundef nonnull align 8 dereferenceable(16) %144) #29, !noalias !37
  %_M_weak_count.i.i.i.i123.i = getelementptr inbounds i8, ptr %144, i64 12
  %149 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21, !noalias !37
  %tobool.i.not.i.i.i.i124.i = icmp eq i8 %149, 0
  br i1 %tobool.i.not.i.i.i.i124.i, label %if.else.i.i.i.i.i133.i, label %if.then.i.i.i.i.i125.i

if.then.i.i.i.i.i125.i:                           ; preds = %if.then.i.i.i120.i
  %150 = load i32, ptr %_M_weak_count.i.i.i.i123.i, align 4, !tbaa !27, !noalias !37
  %add.i.i.i.i.i126.i = add nsw i32 %150, -1
  store i32 %add.i.i.i.i.i126.i, ptr %_M_weak_count.i.i.i.i123.i, align 4, !tbaa !27, !noalias !37
  br label %invoke.cont.i.i.i.i127.i

if.else.i.i.i.i.i133.i:                           ; preds = %if.then.i.i.i120.i
  %151 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i123.i, i32 -1 acq_rel, align 4, !noalias !37
  br label %invoke.cont.i.i.i.i127.i

invoke.cont.i.i.i.i127.i:                         ; preds = %if.else.i.i.i.i.i133.i, %if.then.i.i.i.i.i125.i
  %retval.0.i.i.i.i.i128.i = phi i32 [ %150, %if.then.i.i.i.i.i125.i ], [ %151, %if.else.i.i.i.i.i133.i ]
  %cmp.i.i.i.i129.i = icmp eq i32 %retval.0.i.i.i.i.i128.i, 1
  br i1 %cmp.i.i.i.i129.i, label %if.then.i2.i.i.i130.i, label %"_ZSt5asyncIZ4mainE4$_10JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit"

if.then.i2.i.i.i130.i:                            ; preds = %invoke.cont.i.i.i.i127.i
  %vtable2.i.i.i.i131.i = load ptr, ptr %144, align 8, !tbaa !4, !noalias !37
  %vfn3.i.i.i.i132.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i131.i, i64 24
  %152 = load ptr, ptr %vfn3.i.i.i.i132.i, align 8, !noalias !37
  call void %152(ptr noundef nonnull align 8 dereferenceable(16) %144) #29, !noalias !37
  br label %"_ZSt5asyncIZ4mainE4$_10JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit"

ehcleanup23.i:                                    ; preds = %lpad.i.i.i, %lpad16.i, %ehcleanup.i.i.i.i.i.i.i.i42.i, %lpad8.i, %lpad.body.i136
  %lpad.val27.merged.i = phi { ptr, i32 } [ %143, %lpad.i.i.i ], [ %eh.lpad-body.i137, %lpad.body.i136 ], [ %121, %lpad8.i ], [ %134, %lpad16.i ], [ %.pn.i.i.i.i.i.i.i.i43.i, %ehcleanup.i.i.i.i.i.i.i.i42.i ]
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %__state.i) #29
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__state.i) #29, !noalias !37
  br label %common.resume

terminate.lpad.i141:                              ; preds = %lpad8.i
  %153 = landingpad { ptr, i32 }
          catch ptr null
  %154 = extractvalue { ptr, i32 } %153, 0
  call void @__clang_call_terminate(ptr %154) #30
  unreachable

unreachable.i:                                    ; preds = %catch.i139
  unreachable

"_ZSt5asyncIZ4mainE4$_10JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit": ; preds = %invoke.cont22.i, %invoke.cont.i.i.i117.i, %invoke.cont.i.i.i.i127.i, %if.then.i2.i.i.i130.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__state.i) #29, !noalias !37
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__reset.i.i.i) #29
  store ptr %failed, ptr %__reset.i.i.i, align 8, !tbaa !29
  %call.i.i.i143 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZNKSt14__basic_futureIvE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %failed)
          to label %invoke.cont.i.i.i152 unwind label %lpad.i.i.i144

invoke.cont.i.i.i152:                             ; preds = %"_ZSt5asyncIZ4mainE4$_10JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit"
  %155 = load ptr, ptr %__reset.i.i.i, align 8, !tbaa !59
  store ptr null, ptr %155, align 8, !tbaa !29
  %_M_refcount3.i.i.i.i.i.i = getelementptr inbounds i8, ptr %155, i64 8
  %156 = load ptr, ptr %_M_refcount3.i.i.i.i.i.i, align 8, !tbaa !52
  store ptr null, ptr %_M_refcount3.i.i.i.i.i.i, align 8, !tbaa !52
  %cmp.not.i.i.i.i.i.i.i = icmp eq ptr %156, null
  br i1 %cmp.not.i.i.i.i.i.i.i, label %"_ZZ4mainENK4$_11clEv.exit.i", label %if.then.i.i.i.i.i.i.i153

if.then.i.i.i.i.i.i.i153:                         ; preds = %invoke.cont.i.i.i152
  %_M_use_count.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %156, i64 8
  %157 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i.i.i.i.i.i = icmp eq i8 %157, 0
  br i1 %tobool.i.not.i.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i.i:                        ; preds = %if.then.i.i.i.i.i.i.i153
  %158 = load i32, ptr %_M_use_count.i.i.i.i.i.i.i.i, align 4, !tbaa !27
  %add.i.i.i.i.i.i.i.i.i = add nsw i32 %158, -1
  store i32 %add.i.i.i.i.i.i.i.i.i, ptr %_M_use_count.i.i.i.i.i.i.i.i, align 4, !tbaa !27
  br label %invoke.cont.i.i.i.i.i.i.i.i

if.else.i.i.i.i.i.i.i.i.i:                        ; preds = %if.then.i.i.i.i.i.i.i153
  %159 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i.i.i

invoke.cont.i.i.i.i.i.i.i.i:                      ; preds = %if.else.i.i.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i.i.i.i = phi i32 [ %158, %if.then.i.i.i.i.i.i.i.i.i ], [ %159, %if.else.i.i.i.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i155, label %"_ZZ4mainENK4$_11clEv.exit.i"

if.then.i.i.i.i.i.i.i.i155:                       ; preds = %invoke.cont.i.i.i.i.i.i.i.i
  %vtable.i.i.i.i.i.i.i.i.i = load ptr, ptr %156, align 8, !tbaa !4
  %vfn.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i.i.i, i64 16
  %160 = load ptr, ptr %vfn.i.i.i.i.i.i.i.i.i, align 8
  call void %160(ptr noundef nonnull align 8 dereferenceable(16) %156) #29
  %_M_weak_count.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %156, i64 12
  %161 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i.i.i.i.i.i.i = icmp eq i8 %161, 0
  br i1 %tobool.i.not.i.i.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i.i.i156

if.then.i.i.i.i.i.i.i.i.i.i156:                   ; preds = %if.then.i.i.i.i.i.i.i.i155
  %162 = load i32, ptr %_M_weak_count.i.i.i.i.i.i.i.i.i, align 4, !tbaa !27
  %add.i.i.i.i.i.i.i.i.i.i = add nsw i32 %162, -1
  store i32 %add.i.i.i.i.i.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i.i.i.i.i.i, align 4, !tbaa !27
  br label %invoke.cont.i.i.i.i.i.i.i.i.i157

if.else.i.i.i.i.i.i.i.i.i.i:                      ; preds = %if.then.i.i.i.i.i.i.i.i155
  %163 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i.i.i.i157

invoke.cont.i.i.i.i.i.i.i.i.i157:                 ; preds = %if.else.i.i.i.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i.i.i.i156
  %retval.0.i.i.i.i.i.i.i.i.i.i = phi i32 [ %162, %if.then.i.i.i.i.i.i.i.i.i.i156 ], [ %163, %if.else.i.i.i.i.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i.i.i.i.i, label %if.then.i2.i.i.i.i.i.i.i.i, label %"_ZZ4mainENK4$_11clEv.exit.i"

if.then.i2.i.i.i.i.i.i.i.i:                       ; preds = %invoke.cont.i.i.i.i.i.i.i.i.i157
  %vtable2.i.i.i.i.i.i.i.i.i = load ptr, ptr %156, align 8, !tbaa !4
  %vfn3.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i.i.i.i, i64 24
  %164 = load ptr, ptr %vfn3.i.i.i.i.i.i.i.i.i, align 8
  call void %164(ptr noundef nonnull align 8 dereferenceable(16) %156) #29
  br label %"_ZZ4mainENK4$_11clEv.exit.i"

lpad.i.i.i144:                                    ; preds = %"_ZSt5asyncIZ4mainE4$_10JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit"
  %165 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt11logic_error
  call void @_ZNSt14__basic_futureIvE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %__reset.i.i.i) #29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__reset.i.i.i) #29
  %166 = extractvalue { ptr, i32 } %165, 1
  %167 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #29
  %matches.i145 = icmp eq i32 %166, %167
  br i1 %matches.i145, label %catch.i147, label %ehcleanup28

"_ZZ4mainENK4$_11clEv.exit.i":                    ; preds = %if.then.i2.i.i.i.i.i.i.i.i, %invoke.cont.i.i.i.i.i.i.i.i.i157, %invoke.cont.i.i.i.i.i.i.i.i, %invoke.cont.i.i.i152
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__reset.i.i.i) #29
  %call.i154 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, ptr noundef nonnull @.str.11)
  br label %invoke.cont

catch.i147:                                       ; preds = %lpad.i.i.i144
  %168 = extractvalue { ptr, i32 } %165, 0
  %169 = call ptr @__cxa_begin_catch(ptr %168) #29
  %vtable.i148 = load ptr, ptr %169, align 8, !tbaa !4
  %vfn.i149 = getelementptr inbounds i8, ptr %vtable.i148, i64 16
  %170 = load ptr, ptr %vfn.i149, align 8
  %call2.i150 = call noundef ptr %170(ptr noundef nonnull align 8 dereferenceable(16) %169) #29
  %call5.i151 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.11, ptr noundef %call2.i150)
  invoke void @__cxa_end_catch()
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %"_ZZ4mainENK4$_11clEv.exit.i", %catch.i147
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %left) #29
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %left, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %promise) #29
  call void @llvm.experimental.noalias.scope.decl(metadata !61)
  store ptr null, ptr %promise, align 8, !tbaa !54, !alias.scope !61
  %_M_refcount.i.i.i.i = getelementptr inbounds i8, ptr %promise, i64 8
  %call5.i.i.i16.i.i.i.i.i165 = invoke noalias noundef nonnull dereferenceable(48) ptr @_Znwm(i64 noundef 48) #33
          to label %call5.i.i.i16.i.i.i.i.i.noexc unwind label %lpad14

call5.i.i.i16.i.i.i.i.i.noexc:                    ; preds = %invoke.cont
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i16.i.i.i.i.i165, align 8, !tbaa !4, !noalias !61
  %_M_use_count.i.i.i.i.i.i.i158 = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i165, i64 8
  store i32 1, ptr %_M_use_count.i.i.i.i.i.i.i158, align 8, !tbaa !43, !noalias !61
  %_M_weak_count.i.i.i.i.i.i.i159 = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i165, i64 12
  store i32 1, ptr %_M_weak_count.i.i.i.i.i.i.i159, align 4, !tbaa !45, !noalias !61
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i16.i.i.i.i.i165, align 8, !tbaa !4, !noalias !61
  %_M_impl.i.i.i.i.i.i.i160 = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i165, i64 16
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %_M_impl.i.i.i.i.i.i.i160, align 8, !tbaa !4, !noalias !61
  %_M_result.i.i.i.i.i.i.i.i.i161 = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i165, i64 24
  %_M_once.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i165, i64 40
  store i32 0, ptr %_M_once.i.i.i.i.i.i.i.i.i, align 4, !tbaa !46, !noalias !61
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(13) %_M_result.i.i.i.i.i.i.i.i.i161, i8 0, i64 13, i1 false), !noalias !61
  store ptr %call5.i.i.i16.i.i.i.i.i165, ptr %_M_refcount.i.i.i.i, align 8, !tbaa !52, !alias.scope !61
  store ptr %_M_impl.i.i.i.i.i.i.i160, ptr %promise, align 8, !tbaa !29, !alias.scope !61
  %call.i162 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #33
          to label %invoke.cont.i unwind label %lpad.i163

invoke.cont.i:                                    ; preds = %call5.i.i.i16.i.i.i.i.i.noexc
  invoke void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %call.i162)
          to label %_ZNSt7promiseIiEC2Ev.exit unwind label %terminate.lpad.i.i164

terminate.lpad.i.i164:                            ; preds = %invoke.cont.i
  %171 = landingpad { ptr, i32 }
          catch ptr null
  %172 = extractvalue { ptr, i32 } %171, 0
  call void @__clang_call_terminate(ptr %172) #30
  unreachable

lpad.i163:                                        ; preds = %call5.i.i.i16.i.i.i.i.i.noexc
  %173 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %promise) #29
  br label %ehcleanup

_ZNSt7promiseIiEC2Ev.exit:                        ; preds = %invoke.cont.i
  %_M_storage.i = getelementptr inbounds i8, ptr %promise, i64 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 16), ptr %call.i162, align 8, !tbaa !4
  %_M_initialized.i.i = getelementptr inbounds i8, ptr %call.i162, i64 20
  store i8 0, ptr %_M_initialized.i.i, align 4, !tbaa !64
  store ptr %call.i162, ptr %_M_storage.i, align 8, !tbaa !29
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp16) #29
  call void @llvm.experimental.noalias.scope.decl(metadata !70)
  %174 = load ptr, ptr %promise, align 8, !tbaa !54, !noalias !70
  store ptr %174, ptr %ref.tmp16, align 8, !tbaa !54, !alias.scope !70
  %_M_refcount.i.i.i.i.i167 = getelementptr inbounds i8, ptr %ref.tmp16, i64 8
  %175 = load ptr, ptr %_M_refcount.i.i.i.i, align 8, !tbaa !52, !noalias !70
  store ptr %175, ptr %_M_refcount.i.i.i.i.i167, align 8, !tbaa !52, !alias.scope !70
  %cmp.not.i.i.i.i.i.i169 = icmp eq ptr %175, null
  br i1 %cmp.not.i.i.i.i.i.i169, label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i175, label %if.then.i.i.i.i.i.i170

if.then.i.i.i.i.i.i170:                           ; preds = %_ZNSt7promiseIiEC2Ev.exit
  %_M_use_count.i.i.i.i.i.i.i171 = getelementptr inbounds i8, ptr %175, i64 8
  %176 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21, !noalias !70
  %tobool.i.i.not.i.i.i.i.i.i.i172 = icmp eq i8 %176, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i.i172, label %if.else.i.i.i.i.i.i.i.i184, label %if.then.i.i.i.i.i.i.i.i173

if.then.i.i.i.i.i.i.i.i173:                       ; preds = %if.then.i.i.i.i.i.i170
  %177 = load i32, ptr %_M_use_count.i.i.i.i.i.i.i171, align 4, !tbaa !27, !noalias !70
  %add.i.i.i.i.i.i.i.i174 = add nsw i32 %177, 1
  store i32 %add.i.i.i.i.i.i.i.i174, ptr %_M_use_count.i.i.i.i.i.i.i171, align 4, !tbaa !27, !noalias !70
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i175

if.else.i.i.i.i.i.i.i.i184:                       ; preds = %if.then.i.i.i.i.i.i170
  %178 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i.i171, i32 1 acq_rel, align 4, !noalias !70
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i175

_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i175: ; preds = %if.else.i.i.i.i.i.i.i.i184, %if.then.i.i.i.i.i.i.i.i173, %_ZNSt7promiseIiEC2Ev.exit
  %179 = load ptr, ptr %ref.tmp16, align 8, !tbaa !54, !alias.scope !70
  %cmp.i.not.i.i.i.i176 = icmp eq ptr %179, null
  br i1 %cmp.i.not.i.i.i.i176, label %if.then.i6.i.i.i179.invoke, label %invoke.cont.i.i.i177

invoke.cont.i.i.i177:                             ; preds = %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i175
  %_M_retrieved.i.i.i.i178 = getelementptr inbounds i8, ptr %179, i64 20
  %180 = atomicrmw xchg ptr %_M_retrieved.i.i.i.i178, i8 1 seq_cst, align 1, !noalias !70
  %tobool.i.not.i.i.i.i = icmp eq i8 %180, 0
  br i1 %tobool.i.not.i.i.i.i, label %invoke.cont18, label %if.then.i6.i.i.i179.invoke

if.then.i6.i.i.i179.invoke:                       ; preds = %invoke.cont.i.i.i177, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i175
  %181 = phi i32 [ 3, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i175 ], [ 1, %invoke.cont.i.i.i177 ]
  invoke void @_ZSt20__throw_future_errori(i32 noundef %181) #28
          to label %if.then.i6.i.i.i179.cont unwind label %lpad.i.i.i180, !noalias !70

if.then.i6.i.i.i179.cont:                         ; preds = %if.then.i6.i.i.i179.invoke
  unreachable

lpad.i.i.i180:                                    ; preds = %if.then.i6.i.i.i179.invoke
  %182 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp16) #29
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp16) #29
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %promise) #29
  br label %ehcleanup

invoke.cont18:                                    ; preds = %invoke.cont.i.i.i177
  %183 = load ptr, ptr %ref.tmp16, align 8, !tbaa !54
  %184 = load ptr, ptr %_M_refcount.i.i.i.i.i167, align 8, !tbaa !52
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp16, i8 0, i64 16, i1 false)
  store ptr %183, ptr %left, align 8, !tbaa !29
  %_M_refcount3.i.i.i = getelementptr inbounds i8, ptr %left, i64 8
  %185 = load ptr, ptr %_M_refcount3.i.i.i, align 8, !tbaa !52
  store ptr %184, ptr %_M_refcount3.i.i.i, align 8, !tbaa !52
  %cmp.not.i.i.i.i = icmp eq ptr %185, null
  br i1 %cmp.not.i.i.i.i, label %_ZNSt6futureIiEaSEOS0_.exit, label %if.then.i.i.i.i186

if.then.i.i.i.i186:                               ; preds = %invoke.cont18
  %_M_use_count.i.i.i.i.i = getelementptr inbounds i8, ptr %185, i64 8
  %186 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i.i.i = icmp eq i8 %186, 0
  br i1 %tobool.i.not.i.i.i.i.i, label %if.else.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i187

if.then.i.i.i.i.i.i187:                           ; preds = %if.then.i.i.i.i186
  %187 = load i32, ptr %_M_use_count.i.i.i.i.i, align 4, !tbaa !27
  %add.i.i.i.i.i.i = add nsw i32 %187, -1
  store i32 %add.i.i.i.i.i.i, ptr %_M_use_count.i.i.i.i.i, align 4, !tbaa !27
  br label %invoke.cont.i.i.i.i.i

if.else.i.i.i.i.i.i:                              ; preds = %if.then.i.i.i.i186
  %188 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i

invoke.cont.i.i.i.i.i:                            ; preds = %if.else.i.i.i.i.i.i, %if.then.i.i.i.i.i.i187
  %retval.0.i.i.i.i.i.i = phi i32 [ %187, %if.then.i.i.i.i.i.i187 ], [ %188, %if.else.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i, label %if.then.i.i.i.i.i188, label %_ZNSt6futureIiEaSEOS0_.exit

if.then.i.i.i.i.i188:                             ; preds = %invoke.cont.i.i.i.i.i
  %vtable.i.i.i.i.i.i = load ptr, ptr %185, align 8, !tbaa !4
  %vfn.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i, i64 16
  %189 = load ptr, ptr %vfn.i.i.i.i.i.i, align 8
  call void %189(ptr noundef nonnull align 8 dereferenceable(16) %185) #29
  %_M_weak_count.i.i.i.i.i.i = getelementptr inbounds i8, ptr %185, i64 12
  %190 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i.i.i.i189 = icmp eq i8 %190, 0
  br i1 %tobool.i.not.i.i.i.i.i.i189, label %if.else.i.i.i.i.i.i.i195, label %if.then.i.i.i.i.i.i.i190

if.then.i.i.i.i.i.i.i190:                         ; preds = %if.then.i.i.i.i.i188
  %191 = load i32, ptr %_M_weak_count.i.i.i.i.i.i, align 4, !tbaa !27
  %add.i.i.i.i.i.i.i191 = add nsw i32 %191, -1
  store i32 %add.i.i.i.i.i.i.i191, ptr %_M_weak_count.i.i.i.i.i.i, align 4, !tbaa !27
  br label %invoke.cont.i.i.i.i.i.i192

if.else.i.i.i.i.i.i.i195:                         ; preds = %if.then.i.i.i.i.i188
  %192 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i192

invoke.cont.i.i.i.i.i.i192:                       ; preds = %if.else.i.i.i.i.i.i.i195, %if.then.i.i.i.i.i.i.i190
  %retval.0.i.i.i.i.i.i.i193 = phi i32 [ %191, %if.then.i.i.i.i.i.i.i190 ], [ %192, %if.else.i.i.i.i.i.i.i195 ]
  %cmp.i.i.i.i.i.i194 = icmp eq i32 %retval.0.i.i.i.i.i.i.i193, 1
  br i1 %cmp.i.i.i.i.i.i194, label %if.then.i2.i.i.i.i.i, label %_ZNSt6futureIiEaSEOS0_.exit

if.then.i2.i.i.i.i.i:                             ; preds = %invoke.cont.i.i.i.i.i.i192
  %vtable2.i.i.i.i.i.i = load ptr, ptr %185, align 8, !tbaa !4
  %vfn3.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i, i64 24
  %193 = load ptr, ptr %vfn3.i.i.i.i.i.i, align 8
  call void %193(ptr noundef nonnull align 8 dereferenceable(16) %185) #29
  br label %_ZNSt6futureIiEaSEOS0_.exit

_ZNSt6futureIiEaSEOS0_.exit:                      ; preds = %invoke.cont18, %invoke.cont.i.i.i.i.i, %invoke.cont.i.i.i.i.i.i192, %if.then.i2.i.i.i.i.i
  %194 = load ptr, ptr %_M_refcount.i.i.i.i.i167, align 8, !tbaa !52
  %cmp.not.i.i.i = icmp eq ptr %194, null
  br i1 %cmp.not.i.i.i, label %_ZNSt14__basic_futureIiED2Ev.exit, label %if.then.i.i.i196

if.then.i.i.i196:                                 ; preds = %_ZNSt6futureIiEaSEOS0_.exit
  %_M_use_count.i.i.i.i = getelementptr inbounds i8, ptr %194, i64 8
  %195 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i.i197 = icmp eq i8 %195, 0
  br i1 %tobool.i.not.i.i.i.i197, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i198

if.then.i.i.i.i.i198:                             ; preds = %if.then.i.i.i196
  %196 = load i32, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !27
  %add.i.i.i.i.i = add nsw i32 %196, -1
  store i32 %add.i.i.i.i.i, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !27
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i196
  %197 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i, %if.then.i.i.i.i.i198
  %retval.0.i.i.i.i.i = phi i32 [ %196, %if.then.i.i.i.i.i198 ], [ %197, %if.else.i.i.i.i.i ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i199, label %_ZNSt14__basic_futureIiED2Ev.exit

if.then.i.i.i.i199:                               ; preds = %invoke.cont.i.i.i.i
  %vtable.i.i.i.i.i = load ptr, ptr %194, align 8, !tbaa !4
  %vfn.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i, i64 16
  %198 = load ptr, ptr %vfn.i.i.i.i.i, align 8
  call void %198(ptr noundef nonnull align 8 dereferenceable(16) %194) #29
  %_M_weak_count.i.i.i.i.i = getelementptr inbounds i8, ptr %194, i64 12
  %199 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i.i.i200 = icmp eq i8 %199, 0
  br i1 %tobool.i.not.i.i.i.i.i200, label %if.else.i.i.i.i.i.i206, label %if.then.i.i.i.i.i.i201

if.then.i.i.i.i.i.i201:                           ; preds = %if.then.i.i.i.i199
  %200 = load i32, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !27
  %add.i.i.i.i.i.i202 = add nsw i32 %200, -1
  store i32 %add.i.i.i.i.i.i202, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !27
  br label %invoke.cont.i.i.i.i.i203

if.else.i.i.i.i.i.i206:                           ; preds = %if.then.i.i.i.i199
  %201 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i203

invoke.cont.i.i.i.i.i203:                         ; preds = %if.else.i.i.i.i.i.i206, %if.then.i.i.i.i.i.i201
  %retval.0.i.i.i.i.i.i204 = phi i32 [ %200, %if.then.i.i.i.i.i.i201 ], [ %201, %if.else.i.i.i.i.i.i206 ]
  %cmp.i.i.i.i.i205 = icmp eq i32 %retval.0.i.i.i.i.i.i204, 1
  br i1 %cmp.i.i.i.i.i205, label %if.then.i2.i.i.i.i, label %_ZNSt14__basic_futureIiED2Ev.exit

if.then.i2.i.i.i.i:                               ; preds = %invoke.cont.i.i.i.i.i203
  %vtable2.i.i.i.i.i = load ptr, ptr %194, align 8, !tbaa !4
  %vfn3.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i, i64 24
  %202 = load ptr, ptr %vfn3.i.i.i.i.i, align 8
  call void %202(ptr noundef nonnull align 8 dereferenceable(16) %194) #29
  br label %_ZNSt14__basic_futureIiED2Ev.exit

_ZNSt14__basic_futureIiED2Ev.exit:                ; preds = %_ZNSt6futureIiEaSEOS0_.exit, %invoke.cont.i.i.i.i, %invoke.cont.i.i.i.i.i203, %if.then.i2.i.i.i.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp16) #29
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %promise) #29
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %promise) #29
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__reset.i.i.i207) #29
  store ptr %left, ptr %__reset.i.i.i207, align 8, !tbaa !29
  %call.i.i.i208 = invoke noundef nonnull align 8 dereferenceable(21) ptr @_ZNKSt14__basic_futureIiE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %left)
          to label %invoke.cont.i.i.i217 unwind label %lpad.i.i.i209

invoke.cont.i.i.i217:                             ; preds = %_ZNSt14__basic_futureIiED2Ev.exit
  %203 = load ptr, ptr %__reset.i.i.i207, align 8, !tbaa !73
  store ptr null, ptr %203, align 8, !tbaa !29
  %_M_refcount3.i.i.i.i.i.i218 = getelementptr inbounds i8, ptr %203, i64 8
  %204 = load ptr, ptr %_M_refcount3.i.i.i.i.i.i218, align 8, !tbaa !52
  store ptr null, ptr %_M_refcount3.i.i.i.i.i.i218, align 8, !tbaa !52
  %cmp.not.i.i.i.i.i.i.i219 = icmp eq ptr %204, null
  br i1 %cmp.not.i.i.i.i.i.i.i219, label %"_ZZ4mainENK4$_12clEv.exit.i", label %if.then.i.i.i.i.i.i.i220

if.then.i.i.i.i.i.i.i220:                         ; preds = %invoke.cont.i.i.i217
  %_M_use_count.i.i.i.i.i.i.i.i221 = getelementptr inbounds i8, ptr %204, i64 8
  %205 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i.i.i.i.i.i222 = icmp eq i8 %205, 0
  br i1 %tobool.i.not.i.i.i.i.i.i.i.i222, label %if.else.i.i.i.i.i.i.i.i.i243, label %if.then.i.i.i.i.i.i.i.i.i223

if.then.i.i.i.i.i.i.i.i.i223:                     ; preds = %if.then.i.i.i.i.i.i.i220
  %206 = load i32, ptr %_M_use_count.i.i.i.i.i.i.i.i221, align 4, !tbaa !27
  %add.i.i.i.i.i.i.i.i.i224 = add nsw i32 %206, -1
  store i32 %add.i.i.i.i.i.i.i.i.i224, ptr %_M_use_count.i.i.i.i.i.i.i.i221, align 4, !tbaa !27
  br label %invoke.cont.i.i.i.i.i.i.i.i225

if.else.i.i.i.i.i.i.i.i.i243:                     ; preds = %if.then.i.i.i.i.i.i.i220
  %207 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i.i.i221, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i.i.i225

invoke.cont.i.i.i.i.i.i.i.i225:                   ; preds = %if.else.i.i.i.i.i.i.i.i.i243, %if.then.i.i.i.i.i.i.i.i.i223
  %retval.0.i.i.i.i.i.i.i.i.i226 = phi i32 [ %206, %if.then.i.i.i.i.i.i.i.i.i223 ], [ %207, %if.else.i.i.i.i.i.i.i.i.i243 ]
  %cmp.i.i.i.i.i.i.i.i227 = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i.i226, 1
  br i1 %cmp.i.i.i.i.i.i.i.i227, label %if.then.i.i.i.i.i.i.i.i229, label %"_ZZ4mainENK4$_12clEv.exit.i"

if.then.i.i.i.i.i.i.i.i229:                       ; preds = %invoke.cont.i.i.i.i.i.i.i.i225
  %vtable.i.i.i.i.i.i.i.i.i230 = load ptr, ptr %204, align 8, !tbaa !4
  %vfn.i.i.i.i.i.i.i.i.i231 = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i.i.i230, i64 16
  %208 = load ptr, ptr %vfn.i.i.i.i.i.i.i.i.i231, align 8
  call void %208(ptr noundef nonnull align 8 dereferenceable(16) %204) #29
  %_M_weak_count.i.i.i.i.i.i.i.i.i232 = getelementptr inbounds i8, ptr %204, i64 12
  %209 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i.i.i.i.i.i.i233 = icmp eq i8 %209, 0
  br i1 %tobool.i.not.i.i.i.i.i.i.i.i.i233, label %if.else.i.i.i.i.i.i.i.i.i.i242, label %if.then.i.i.i.i.i.i.i.i.i.i234

if.then.i.i.i.i.i.i.i.i.i.i234:                   ; preds = %if.then.i.i.i.i.i.i.i.i229
  %210 = load i32, ptr %_M_weak_count.i.i.i.i.i.i.i.i.i232, align 4, !tbaa !27
  %add.i.i.i.i.i.i.i.i.i.i235 = add nsw i32 %210, -1
  store i32 %add.i.i.i.i.i.i.i.i.i.i235, ptr %_M_weak_count.i.i.i.i.i.i.i.i.i232, align 4, !tbaa !27
  br label %invoke.cont.i.i.i.i.i.i.i.i.i236

if.else.i.i.i.i.i.i.i.i.i.i242:                   ; preds = %if.then.i.i.i.i.i.i.i.i229
  %211 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i.i.i.i232, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i.i.i.i236

invoke.cont.i.i.i.i.i.i.i.i.i236:                 ; preds = %if.else.i.i.i.i.i.i.i.i.i.i242, %if.then.i.i.i.i.i.i.i.i.i.i234
  %retval.0.i.i.i.i.i.i.i.i.i.i237 = phi i32 [ %210, %if.then.i.i.i.i.i.i.i.i.i.i234 ], [ %211, %if.else.i.i.i.i.i.i.i.i.i.i242 ]
  %cmp.i.i.i.i.i.i.i.i.i238 = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i.i.i237, 1
  br i1 %cmp.i.i.i.i.i.i.i.i.i238, label %if.then.i2.i.i.i.i.i.i.i.i239, label %"_ZZ4mainENK4$_12clEv.exit.i"

if.then.i2.i.i.i.i.i.i.i.i239:                    ; preds = %invoke.cont.i.i.i.i.i.i.i.i.i236
  %vtable2.i.i.i.i.i.i.i.i.i240 = load ptr, ptr %204, align 8, !tbaa !4
  %vfn3.i.i.i.i.i.i.i.i.i241 = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i.i.i.i240, i64 24
  %212 = load ptr, ptr %vfn3.i.i.i.i.i.i.i.i.i241, align 8
  call void %212(ptr noundef nonnull align 8 dereferenceable(16) %204) #29
  br label %"_ZZ4mainENK4$_12clEv.exit.i"

lpad.i.i.i209:                                    ; preds = %_ZNSt14__basic_futureIiED2Ev.exit
  %213 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12future_error
  call void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %__reset.i.i.i207) #29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__reset.i.i.i207) #29
  %214 = extractvalue { ptr, i32 } %213, 1
  %215 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12future_error) #29
  %matches.i210 = icmp eq i32 %214, %215
  br i1 %matches.i210, label %catch.i212, label %ehcleanup26

"_ZZ4mainENK4$_12clEv.exit.i":                    ; preds = %if.then.i2.i.i.i.i.i.i.i.i239, %invoke.cont.i.i.i.i.i.i.i.i.i236, %invoke.cont.i.i.i.i.i.i.i.i225, %invoke.cont.i.i.i217
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__reset.i.i.i207) #29
  %call.i228 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, ptr noundef nonnull @.str.12)
  br label %invoke.cont23

catch.i212:                                       ; preds = %lpad.i.i.i209
  %216 = extractvalue { ptr, i32 } %213, 0
  %217 = call ptr @__cxa_begin_catch(ptr %216) #29
  %vtable.i213 = load ptr, ptr %217, align 8, !tbaa !4
  %vfn.i214 = getelementptr inbounds i8, ptr %vtable.i213, i64 16
  %218 = load ptr, ptr %vfn.i214, align 8
  %call2.i215 = call noundef ptr %218(ptr noundef nonnull align 8 dereferenceable(32) %217) #29
  %call5.i216 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.12, ptr noundef %call2.i215)
  invoke void @__cxa_end_catch()
          to label %invoke.cont23 unwind label %lpad22

invoke.cont23:                                    ; preds = %"_ZZ4mainENK4$_12clEv.exit.i", %catch.i212
  invoke fastcc void @_ZL6expectISt13runtime_errorPFvvEEvPKcT0_()
          to label %invoke.cont24 unwind label %lpad22

invoke.cont24:                                    ; preds = %invoke.cont23
  invoke fastcc void @_ZL6expectISt13runtime_errorPFvvEEvPKcT0_()
          to label %invoke.cont25 unwind label %lpad22

invoke.cont25:                                    ; preds = %invoke.cont24
  %219 = load ptr, ptr %_M_refcount3.i.i.i, align 8, !tbaa !52
  %cmp.not.i.i.i247 = icmp eq ptr %219, null
  br i1 %cmp.not.i.i.i247, label %_ZNSt14__basic_futureIiED2Ev.exit271, label %if.then.i.i.i248

if.then.i.i.i248:                                 ; preds = %invoke.cont25
  %_M_use_count.i.i.i.i249 = getelementptr inbounds i8, ptr %219, i64 8
  %220 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i.i250 = icmp eq i8 %220, 0
  br i1 %tobool.i.not.i.i.i.i250, label %if.else.i.i.i.i.i270, label %if.then.i.i.i.i.i251

if.then.i.i.i.i.i251:                             ; preds = %if.then.i.i.i248
  %221 = load i32, ptr %_M_use_count.i.i.i.i249, align 4, !tbaa !27
  %add.i.i.i.i.i252 = add nsw i32 %221, -1
  store i32 %add.i.i.i.i.i252, ptr %_M_use_count.i.i.i.i249, align 4, !tbaa !27
  br label %invoke.cont.i.i.i.i253

if.else.i.i.i.i.i270:                             ; preds = %if.then.i.i.i248
  %222 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i249, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i253

invoke.cont.i.i.i.i253:                           ; preds = %if.else.i.i.i.i.i270, %if.then.i.i.i.i.i251
  %retval.0.i.i.i.i.i254 = phi i32 [ %221, %if.then.i.i.i.i.i251 ], [ %222, %if.else.i.i.i.i.i270 ]
  %cmp.i.i.i.i255 = icmp eq i32 %retval.0.i.i.i.i.i254, 1
  br i1 %cmp.i.i.i.i255, label %if.then.i.i.i.i256, label %_ZNSt14__basic_futureIiED2Ev.exit271

if.then.i.i.i.i256:                               ; preds = %invoke.cont.i.i.i.i253
  %vtable.i.i.i.i.i257 = load ptr, ptr %219, align 8, !tbaa !4
  %vfn.i.i.i.i.i258 = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i257, i64 16
  %223 = load ptr, ptr %vfn.i.i.i.i.i258, align 8
  call void %223(ptr noundef nonnull align 8 dereferenceable(16) %219) #29
  %_M_weak_count.i.i.i.i.i259 = getelementptr inbounds i8, ptr %219, i64 12
  %224 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i.i.i260 = icmp eq i8 %224, 0
  br i1 %tobool.i.not.i.i.i.i.i260, label %if.else.i.i.i.i.i.i269, label %if.then.i.i.i.i.i.i261

if.then.i.i.i.i.i.i261:                           ; preds = %if.then.i.i.i.i256
  %225 = load i32, ptr %_M_weak_count.i.i.i.i.i259, align 4, !tbaa !27
  %add.i.i.i.i.i.i262 = add nsw i32 %225, -1
  store i32 %add.i.i.i.i.i.i262, ptr %_M_weak_count.i.i.i.i.i259, align 4, !tbaa !27
  br label %invoke.cont.i.i.i.i.i263

if.else.i.i.i.i.i.i269:                           ; preds = %if.then.i.i.i.i256
  %226 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i259, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i263

invoke.cont.i.i.i.i.i263:                         ; preds = %if.else.i.i.i.i.i.i269, %if.then.i.i.i.i.i.i261
  %retval.0.i.i.i.i.i.i264 = phi i32 [ %225, %if.then.i.i.i.i.i.i261 ], [ %226, %if.else.i.i.i.i.i.i269 ]
  %cmp.i.i.i.i.i265 = icmp eq i32 %retval.0.i.i.i.i.i.i264, 1
  br i1 %cmp.i.i.i.i.i265, label %if.then.i2.i.i.i.i266, label %_ZNSt14__basic_futureIiED2Ev.exit271

if.then.i2.i.i.i.i266:                            ; preds = %invoke.cont.i.i.i.i.i263
  %vtable2.i.i.i.i.i267 = load ptr, ptr %219, align 8, !tbaa !4
  %vfn3.i.i.i.i.i268 = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i267, i64 24
  %227 = load ptr, ptr %vfn3.i.i.i.i.i268, align 8
  call void %227(ptr noundef nonnull align 8 dereferenceable(16) %219) #29
  br label %_ZNSt14__basic_futureIiED2Ev.exit271

_ZNSt14__basic_futureIiED2Ev.exit271:             ; preds = %invoke.cont25, %invoke.cont.i.i.i.i253, %invoke.cont.i.i.i.i.i263, %if.then.i2.i.i.i.i266
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %left) #29
  %228 = load ptr, ptr %_M_refcount.i.i.i.i.i, align 8, !tbaa !52
  %cmp.not.i.i.i273 = icmp eq ptr %228, null
  br i1 %cmp.not.i.i.i273, label %_ZNSt14__basic_futureIvED2Ev.exit, label %if.then.i.i.i274

if.then.i.i.i274:                                 ; preds = %_ZNSt14__basic_futureIiED2Ev.exit271
  %_M_use_count.i.i.i.i275 = getelementptr inbounds i8, ptr %228, i64 8
  %229 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i.i276 = icmp eq i8 %229, 0
  br i1 %tobool.i.not.i.i.i.i276, label %if.else.i.i.i.i.i296, label %if.then.i.i.i.i.i277

if.then.i.i.i.i.i277:                             ; preds = %if.then.i.i.i274
  %230 = load i32, ptr %_M_use_count.i.i.i.i275, align 4, !tbaa !27
  %add.i.i.i.i.i278 = add nsw i32 %230, -1
  store i32 %add.i.i.i.i.i278, ptr %_M_use_count.i.i.i.i275, align 4, !tbaa !27
  br label %invoke.cont.i.i.i.i279

if.else.i.i.i.i.i296:                             ; preds = %if.then.i.i.i274
  %231 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i275, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i279

invoke.cont.i.i.i.i279:                           ; preds = %if.else.i.i.i.i.i296, %if.then.i.i.i.i.i277
  %retval.0.i.i.i.i.i280 = phi i32 [ %230, %if.then.i.i.i.i.i277 ], [ %231, %if.else.i.i.i.i.i296 ]
  %cmp.i.i.i.i281 = icmp eq i32 %retval.0.i.i.i.i.i280, 1
  br i1 %cmp.i.i.i.i281, label %if.then.i.i.i.i282, label %_ZNSt14__basic_futureIvED2Ev.exit

if.then.i.i.i.i282:                               ; preds = %invoke.cont.i.i.i.i279
  %vtable.i.i.i.i.i283 = load ptr, ptr %228, align 8, !tbaa !4
  %vfn.i.i.i.i.i284 = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i283, i64 16
  %232 = load ptr, ptr %vfn.i.i.i.i.i284, align 8
  call void %232(ptr noundef nonnull align 8 dereferenceable(16) %228) #29
  %_M_weak_count.i.i.i.i.i285 = getelementptr inbounds i8, ptr %228, i64 12
  %233 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i.i.i286 = icmp eq i8 %233, 0
  br i1 %tobool.i.not.i.i.i.i.i286, label %if.else.i.i.i.i.i.i295, label %if.then.i.i.i.i.i.i287

if.then.i.i.i.i.i.i287:                           ; preds = %if.then.i.i.i.i282
  %234 = load i32, ptr %_M_weak_count.i.i.i.i.i285, align 4, !tbaa !27
  %add.i.i.i.i.i.i288 = add nsw i32 %234, -1
  store i32 %add.i.i.i.i.i.i288, ptr %_M_weak_count.i.i.i.i.i285, align 4, !tbaa !27
  br label %invoke.cont.i.i.i.i.i289

if.else.i.i.i.i.i.i295:                           ; preds = %if.then.i.i.i.i282
  %235 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i285, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i289

invoke.cont.i.i.i.i.i289:                         ; preds = %if.else.i.i.i.i.i.i295, %if.then.i.i.i.i.i.i287
  %retval.0.i.i.i.i.i.i290 = phi i32 [ %234, %if.then.i.i.i.i.i.i287 ], [ %235, %if.else.i.i.i.i.i.i295 ]
  %cmp.i.i.i.i.i291 = icmp eq i32 %retval.0.i.i.i.i.i.i290, 1
  br i1 %cmp.i.i.i.i.i291, label %if.then.i2.i.i.i.i292, label %_ZNSt14__basic_futureIvED2Ev.exit

if.then.i2.i.i.i.i292:                            ; preds = %invoke.cont.i.i.i.i.i289
  %vtable2.i.i.i.i.i293 = load ptr, ptr %228, align 8, !tbaa !4
  %vfn3.i.i.i.i.i294 = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i293, i64 24
  %236 = load ptr, ptr %vfn3.i.i.i.i.i294, align 8
  call void %236(ptr noundef nonnull align 8 dereferenceable(16) %228) #29
  br label %_ZNSt14__basic_futureIvED2Ev.exit

_ZNSt14__basic_futureIvED2Ev.exit:                ; preds = %_ZNSt14__basic_futureIiED2Ev.exit271, %invoke.cont.i.i.i.i279, %invoke.cont.i.i.i.i.i289, %if.then.i2.i.i.i.i292
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %failed) #29
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %lock) #29
  ret i32 0

lpad:                                             ; preds = %catch.i147
  %237 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup28

lpad14:                                           ; preds = %invoke.cont
  %238 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup

ehcleanup:                                        ; preds = %lpad14, %lpad.i163, %lpad.i.i.i180
  %.pn = phi { ptr, i32 } [ %182, %lpad.i.i.i180 ], [ %238, %lpad14 ], [ %173, %lpad.i163 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %promise) #29
  br label %ehcleanup26

lpad22:                                           ; preds = %invoke.cont23, %invoke.cont24, %catch.i212
  %239 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup26

ehcleanup26:                                      ; preds = %lpad22, %lpad.i.i.i209, %ehcleanup
  %.pn33 = phi { ptr, i32 } [ %.pn, %ehcleanup ], [ %239, %lpad22 ], [ %213, %lpad.i.i.i209 ]
  call void @_ZNSt14__basic_futureIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %left) #29
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %left) #29
  br label %ehcleanup28

ehcleanup28:                                      ; preds = %lpad, %lpad.i.i.i144, %ehcleanup26
  %.pn33.pn = phi { ptr, i32 } [ %.pn33, %ehcleanup26 ], [ %237, %lpad ], [ %165, %lpad.i.i.i144 ]
  call void @_ZNSt14__basic_futureIvED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %failed) #29
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %failed) #29
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %lock) #29
  br label %common.resume
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__basic_futureIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_refcount.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_refcount.i, align 8, !tbaa !52
  %cmp.not.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %entry
  %_M_use_count.i.i.i = getelementptr inbounds i8, ptr %0, i64 8
  %1 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i = icmp eq i8 %1, 0
  br i1 %tobool.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %2 = load i32, ptr %_M_use_count.i.i.i, align 4, !tbaa !27
  %add.i.i.i.i = add nsw i32 %2, -1
  store i32 %add.i.i.i.i, ptr %_M_use_count.i.i.i, align 4, !tbaa !27
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %3 = atomicrmw volatile add ptr %_M_use_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %2, %if.then.i.i.i.i ], [ %3, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i.i:                                    ; preds = %invoke.cont.i.i.i
  %vtable.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !4
  %vfn.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i, i64 16
  %4 = load ptr, ptr %vfn.i.i.i.i, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #29
  %_M_weak_count.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i.i = icmp eq i8 %5, 0
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %6 = load i32, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !27
  %add.i.i.i.i.i = add nsw i32 %6, -1
  store i32 %add.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !27
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %7 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i, %if.then.i.i.i.i.i
  %retval.0.i.i.i.i.i = phi i32 [ %6, %if.then.i.i.i.i.i ], [ %7, %if.else.i.i.i.i.i ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i2.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i2.i.i.i:                                 ; preds = %invoke.cont.i.i.i.i
  %vtable2.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !4
  %vfn3.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i, i64 24
  %8 = load ptr, ptr %vfn3.i.i.i.i, align 8
  tail call void %8(ptr noundef nonnull align 8 dereferenceable(16) %0) #29
  br label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %entry, %invoke.cont.i.i.i, %invoke.cont.i.i.i.i, %if.then.i2.i.i.i
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp = alloca %"class.std::unique_ptr.45", align 8
  %0 = load ptr, ptr %this, align 8, !tbaa !54
  %cmp.i.not = icmp eq ptr %0, null
  br i1 %cmp.i.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %_M_refcount.i = getelementptr inbounds i8, ptr %this, i64 8
  %1 = load ptr, ptr %_M_refcount.i, align 8, !tbaa !52
  %tobool.not.i.i.i = icmp eq ptr %1, null
  br i1 %tobool.not.i.i.i, label %if.then, label %cond.true.i.i.i

cond.true.i.i.i:                                  ; preds = %land.lhs.true
  %_M_use_count.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 8
  %2 = load atomic i32, ptr %_M_use_count.i.i.i.i monotonic, align 8
  %3 = icmp eq i32 %2, 1
  br i1 %3, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true, %cond.true.i.i.i
  %_M_storage = getelementptr inbounds i8, ptr %this, i64 16
  %4 = load ptr, ptr %_M_storage, align 8, !tbaa !29
  store ptr null, ptr %_M_storage, align 8, !tbaa !29
  store ptr %4, ptr %agg.tmp, align 8, !tbaa !75
  invoke void @_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef nonnull %agg.tmp)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %if.then
  %5 = load ptr, ptr %agg.tmp, align 8, !tbaa !29
  %cmp.not.i = icmp eq ptr %5, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %invoke.cont
  %vtable.i.i = load ptr, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %vtable.i.i, align 8
  invoke void %6(ptr noundef nonnull align 8 dereferenceable(16) %5)
          to label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %7 = landingpad { ptr, i32 }
          catch ptr null
  %8 = extractvalue { ptr, i32 } %7, 0
  call void @__clang_call_terminate(ptr %8) #30
  unreachable

_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit: ; preds = %invoke.cont, %if.then.i
  store ptr null, ptr %agg.tmp, align 8, !tbaa !29
  br label %if.end

if.end:                                           ; preds = %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, %cond.true.i.i.i, %entry
  %_M_storage6 = getelementptr inbounds i8, ptr %this, i64 16
  %9 = load ptr, ptr %_M_storage6, align 8, !tbaa !29
  %cmp.not.i8 = icmp eq ptr %9, null
  br i1 %cmp.not.i8, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit, label %if.then.i9

if.then.i9:                                       ; preds = %if.end
  %vtable.i.i10 = load ptr, ptr %9, align 8, !tbaa !4
  %10 = load ptr, ptr %vtable.i.i10, align 8
  invoke void %10(ptr noundef nonnull align 8 dereferenceable(16) %9)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit unwind label %terminate.lpad.i11

terminate.lpad.i11:                               ; preds = %if.then.i9
  %11 = landingpad { ptr, i32 }
          catch ptr null
  %12 = extractvalue { ptr, i32 } %11, 0
  call void @__clang_call_terminate(ptr %12) #30
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit: ; preds = %if.end, %if.then.i9
  store ptr null, ptr %_M_storage6, align 8, !tbaa !29
  %_M_refcount.i12 = getelementptr inbounds i8, ptr %this, i64 8
  %13 = load ptr, ptr %_M_refcount.i12, align 8, !tbaa !52
  %cmp.not.i.i = icmp eq ptr %13, null
  br i1 %cmp.not.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit
  %_M_use_count.i.i.i = getelementptr inbounds i8, ptr %13, i64 8
  %14 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i = icmp eq i8 %14, 0
  br i1 %tobool.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %15 = load i32, ptr %_M_use_count.i.i.i, align 4, !tbaa !27
  %add.i.i.i.i = add nsw i32 %15, -1
  store i32 %add.i.i.i.i, ptr %_M_use_count.i.i.i, align 4, !tbaa !27
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %16 = atomicrmw volatile add ptr %_M_use_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %15, %if.then.i.i.i.i ], [ %16, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i.i:                                    ; preds = %invoke.cont.i.i.i
  %vtable.i.i.i.i = load ptr, ptr %13, align 8, !tbaa !4
  %vfn.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i, i64 16
  %17 = load ptr, ptr %vfn.i.i.i.i, align 8
  call void %17(ptr noundef nonnull align 8 dereferenceable(16) %13) #29
  %_M_weak_count.i.i.i.i = getelementptr inbounds i8, ptr %13, i64 12
  %18 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i.i = icmp eq i8 %18, 0
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %19 = load i32, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !27
  %add.i.i.i.i.i = add nsw i32 %19, -1
  store i32 %add.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !27
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %20 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i, %if.then.i.i.i.i.i
  %retval.0.i.i.i.i.i = phi i32 [ %19, %if.then.i.i.i.i.i ], [ %20, %if.else.i.i.i.i.i ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i2.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i2.i.i.i:                                 ; preds = %invoke.cont.i.i.i.i
  %vtable2.i.i.i.i = load ptr, ptr %13, align 8, !tbaa !4
  %vfn3.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i, i64 24
  %21 = load ptr, ptr %vfn3.i.i.i.i, align 8
  call void %21(ptr noundef nonnull align 8 dereferenceable(16) %13) #29
  br label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit, %invoke.cont.i.i.i, %invoke.cont.i.i.i.i, %if.then.i2.i.i.i
  ret void

terminate.lpad:                                   ; preds = %if.then
  %22 = landingpad { ptr, i32 }
          catch ptr null
  %23 = extractvalue { ptr, i32 } %22, 0
  call void @__clang_call_terminate(ptr %23) #30
  unreachable
}

; Function Attrs: mustprogress norecurse uwtable
define internal fastcc void @_ZL6expectISt13runtime_errorPFvvEEvPKcT0_() unnamed_addr #0 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load atomic i8, ptr @_ZGVZL9make_hardvE4hard acquire, align 8
  %guard.uninitialized.i = icmp eq i8 %0, 0
  br i1 %guard.uninitialized.i, label %init.check.i, label %_ZL9make_hardv.exit, !prof !77

init.check.i:                                     ; preds = %entry
  %1 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZL9make_hardvE4hard) #29
  %tobool.not.i = icmp eq i32 %1, 0
  br i1 %tobool.not.i, label %_ZL9make_hardv.exit, label %init.i

init.i:                                           ; preds = %init.check.i
  invoke void @_ZN4HardC2Ev(ptr noundef nonnull align 1 dereferenceable(1) @_ZZL9make_hardvE4hard)
          to label %invoke.cont.i unwind label %lpad.i

invoke.cont.i:                                    ; preds = %init.i
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZL9make_hardvE4hard) #29
  br label %_ZL9make_hardv.exit

lpad.i:                                           ; preds = %init.i
  %2 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt13runtime_error
  tail call void @__cxa_guard_abort(ptr nonnull @_ZGVZL9make_hardvE4hard) #29
  %3 = extractvalue { ptr, i32 } %2, 1
  %4 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #29
  %matches = icmp eq i32 %3, %4
  br i1 %matches, label %catch, label %eh.resume

_ZL9make_hardv.exit:                              ; preds = %entry, %init.check.i, %invoke.cont.i
  %puts.i = tail call i32 @puts(ptr nonnull dereferenceable(1) @str)
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, ptr noundef nonnull @.str.13)
  br label %try.cont

catch:                                            ; preds = %lpad.i
  %5 = extractvalue { ptr, i32 } %2, 0
  %6 = tail call ptr @__cxa_begin_catch(ptr %5) #29
  %vtable = load ptr, ptr %6, align 8, !tbaa !4
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 16
  %7 = load ptr, ptr %vfn, align 8
  %call2 = tail call noundef ptr %7(ptr noundef nonnull align 8 dereferenceable(16) %6) #29
  %call5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.13, ptr noundef %call2)
  tail call void @__cxa_end_catch()
  br label %try.cont

try.cont:                                         ; preds = %catch, %_ZL9make_hardv.exit
  ret void

eh.resume:                                        ; preds = %lpad.i
  resume { ptr, i32 } %2
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__basic_futureIvED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_refcount.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_refcount.i, align 8, !tbaa !52
  %cmp.not.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %entry
  %_M_use_count.i.i.i = getelementptr inbounds i8, ptr %0, i64 8
  %1 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i = icmp eq i8 %1, 0
  br i1 %tobool.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %2 = load i32, ptr %_M_use_count.i.i.i, align 4, !tbaa !27
  %add.i.i.i.i = add nsw i32 %2, -1
  store i32 %add.i.i.i.i, ptr %_M_use_count.i.i.i, align 4, !tbaa !27
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %3 = atomicrmw volatile add ptr %_M_use_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %2, %if.then.i.i.i.i ], [ %3, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i.i:                                    ; preds = %invoke.cont.i.i.i
  %vtable.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !4
  %vfn.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i, i64 16
  %4 = load ptr, ptr %vfn.i.i.i.i, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #29
  %_M_weak_count.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i.i = icmp eq i8 %5, 0
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %6 = load i32, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !27
  %add.i.i.i.i.i = add nsw i32 %6, -1
  store i32 %add.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !27
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %7 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i, %if.then.i.i.i.i.i
  %retval.0.i.i.i.i.i = phi i32 [ %6, %if.then.i.i.i.i.i ], [ %7, %if.else.i.i.i.i.i ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i2.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i2.i.i.i:                                 ; preds = %invoke.cont.i.i.i.i
  %vtable2.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !4
  %vfn3.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i, i64 24
  %8 = load ptr, ptr %vfn3.i.i.i.i, align 8
  tail call void %8(ptr noundef nonnull align 8 dereferenceable(16) %0) #29
  br label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %entry, %invoke.cont.i.i.i, %invoke.cont.i.i.i.i, %if.then.i2.i.i.i
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #6 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #29
  tail call void @_ZSt9terminatev() #30
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @_ZSt9terminatev() local_unnamed_addr

declare i32 @pthread_mutex_trylock(ptr noundef) local_unnamed_addr #7

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #7

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(ptr) local_unnamed_addr #8

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZN4HardC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load i32, ptr @_ZL5tries, align 4, !tbaa !27
  %inc = add nsw i32 %0, 1
  store i32 %inc, ptr @_ZL5tries, align 4, !tbaa !27
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %exception = tail call ptr @__cxa_allocate_exception(i64 16) #29
  invoke void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %exception, ptr noundef nonnull @.str.15)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %if.then
  tail call void @__cxa_throw(ptr nonnull %exception, ptr nonnull @_ZTISt13runtime_error, ptr nonnull @_ZNSt13runtime_errorD1Ev) #28
  unreachable

lpad:                                             ; preds = %if.then
  %1 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_free_exception(ptr %exception) #29
  resume { ptr, i32 } %1

if.end:                                           ; preds = %entry
  ret void
}

; Function Attrs: nofree nounwind
declare void @__cxa_guard_abort(ptr) local_unnamed_addr #8

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(ptr) local_unnamed_addr #8

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #7

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #10

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #11

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #12

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #13

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #14

; Function Attrs: noreturn
declare void @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef, ...) local_unnamed_addr #12

; Function Attrs: noreturn
declare void @_ZSt20__throw_out_of_rangePKc(ptr noundef) local_unnamed_addr #12

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef %__x) local_unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %cmp.not6 = icmp eq ptr %__x, null
  br i1 %cmp.not6, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %while.body
  %__x.addr.07 = phi ptr [ %1, %while.body ], [ %__x, %entry ]
  %_M_right.i = getelementptr inbounds i8, ptr %__x.addr.07, i64 24
  %0 = load ptr, ptr %_M_right.i, align 8, !tbaa !78
  tail call void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef %0)
  %_M_left.i = getelementptr inbounds i8, ptr %__x.addr.07, i64 16
  %1 = load ptr, ptr %_M_left.i, align 8, !tbaa !79
  tail call void @_ZdlPvm(ptr noundef %__x.addr.07, i64 noundef 40) #31
  %cmp.not = icmp eq ptr %1, null
  br i1 %cmp.not, label %while.end, label %while.body, !llvm.loop !80

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #15

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEE17_M_default_appendEm(ptr noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__n) local_unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %cmp.not = icmp eq i64 %__n, 0
  br i1 %cmp.not, label %if.end48, label %if.then

if.then:                                          ; preds = %entry
  %_M_finish.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_finish.i, align 8, !tbaa !23
  %1 = load ptr, ptr %this, align 8, !tbaa !25
  %sub.ptr.lhs.cast.i = ptrtoint ptr %0 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %1 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %sub.ptr.div.i = ashr exact i64 %sub.ptr.sub.i, 2
  %_M_end_of_storage = getelementptr inbounds i8, ptr %this, i64 16
  %2 = load ptr, ptr %_M_end_of_storage, align 8, !tbaa !26
  %sub.ptr.lhs.cast = ptrtoint ptr %2 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.lhs.cast.i
  %sub.ptr.div = ashr exact i64 %sub.ptr.sub, 2
  %cmp4 = icmp ult i64 %sub.ptr.div.i, 2305843009213693952
  tail call void @llvm.assume(i1 %cmp4)
  %sub = xor i64 %sub.ptr.div.i, 2305843009213693951
  %cmp6 = icmp ule i64 %sub.ptr.div, %sub
  tail call void @llvm.assume(i1 %cmp6)
  %cmp8.not = icmp ult i64 %sub.ptr.div, %__n
  br i1 %cmp8.not, label %if.else, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %if.then
  store i32 0, ptr %0, align 4, !tbaa !27
  %incdec.ptr.i.i.i = getelementptr i8, ptr %0, i64 4
  %cmp.i.i.i.i.i = icmp eq i64 %__n, 1
  br i1 %cmp.i.i.i.i.i, label %_ZSt27__uninitialized_default_n_aIPimiET_S1_T0_RSaIT1_E.exit, label %if.end.i.i.i.i.i

if.end.i.i.i.i.i:                                 ; preds = %if.then.i.i.i
  %3 = shl i64 %__n, 2
  %4 = add i64 %3, -4
  tail call void @llvm.memset.p0.i64(ptr align 4 %incdec.ptr.i.i.i, i8 0, i64 %4, i1 false), !tbaa !27
  %add.ptr.i.i.i.i.i = getelementptr i32, ptr %0, i64 %__n
  br label %_ZSt27__uninitialized_default_n_aIPimiET_S1_T0_RSaIT1_E.exit

_ZSt27__uninitialized_default_n_aIPimiET_S1_T0_RSaIT1_E.exit: ; preds = %if.then.i.i.i, %if.end.i.i.i.i.i
  %__first.addr.0.i.i.i = phi ptr [ %incdec.ptr.i.i.i, %if.then.i.i.i ], [ %add.ptr.i.i.i.i.i, %if.end.i.i.i.i.i ]
  store ptr %__first.addr.0.i.i.i, ptr %_M_finish.i, align 8, !tbaa !23
  br label %if.end48

if.else:                                          ; preds = %if.then
  %cmp.i = icmp ult i64 %sub, %__n
  br i1 %cmp.i, label %if.then.i, label %_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit

if.then.i:                                        ; preds = %if.else
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.27) #28
  unreachable

_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit:    ; preds = %if.else
  %.sroa.speculated.i = tail call i64 @llvm.umax.i64(i64 %sub.ptr.div.i, i64 %__n)
  %add.i = add i64 %.sroa.speculated.i, %sub.ptr.div.i
  %cmp7.i = icmp ult i64 %add.i, %sub.ptr.div.i
  %5 = tail call i64 @llvm.umin.i64(i64 %add.i, i64 2305843009213693951)
  %cond.i = select i1 %cmp7.i, i64 2305843009213693951, i64 %5
  %cmp.not.i = icmp eq i64 %cond.i, 0
  br i1 %cmp.not.i, label %_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm.exit, label %cond.true.i

cond.true.i:                                      ; preds = %_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit
  %mul.i.i.i = shl nuw nsw i64 %cond.i, 2
  %call5.i.i.i = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %mul.i.i.i) #33
  br label %_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm.exit

_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm.exit:  ; preds = %_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit, %cond.true.i
  %cond.i67 = phi ptr [ %call5.i.i.i, %cond.true.i ], [ null, %_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit ]
  %add.ptr = getelementptr inbounds i32, ptr %cond.i67, i64 %sub.ptr.div.i
  store i32 0, ptr %add.ptr, align 4, !tbaa !27
  %cmp.i.i.i.i.i72 = icmp eq i64 %__n, 1
  br i1 %cmp.i.i.i.i.i72, label %try.cont, label %if.end.i.i.i.i.i73

if.end.i.i.i.i.i73:                               ; preds = %_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm.exit
  %incdec.ptr.i.i.i71 = getelementptr i8, ptr %add.ptr, i64 4
  %6 = shl i64 %__n, 2
  %7 = add i64 %6, -4
  tail call void @llvm.memset.p0.i64(ptr align 4 %incdec.ptr.i.i.i71, i8 0, i64 %7, i1 false), !tbaa !27
  br label %try.cont

try.cont:                                         ; preds = %if.end.i.i.i.i.i73, %_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm.exit
  %cmp.i.i.i = icmp sgt i64 %sub.ptr.sub.i, 0
  br i1 %cmp.i.i.i, label %if.then.i.i.i79, label %_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_.exit

if.then.i.i.i79:                                  ; preds = %try.cont
  tail call void @llvm.memmove.p0.p0.i64(ptr align 4 %cond.i67, ptr align 4 %1, i64 %sub.ptr.sub.i, i1 false)
  br label %_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_.exit

_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_.exit: ; preds = %try.cont, %if.then.i.i.i79
  %tobool.not.i80 = icmp eq ptr %1, null
  br i1 %tobool.not.i80, label %_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim.exit83, label %if.then.i81

if.then.i81:                                      ; preds = %_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_.exit
  %sub.ptr.sub36 = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast.i
  tail call void @_ZdlPvm(ptr noundef %1, i64 noundef %sub.ptr.sub36) #31
  br label %_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim.exit83

_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim.exit83: ; preds = %_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_.exit, %if.then.i81
  store ptr %cond.i67, ptr %this, align 8, !tbaa !25
  %add.ptr41 = getelementptr inbounds i32, ptr %add.ptr, i64 %__n
  store ptr %add.ptr41, ptr %_M_finish.i, align 8, !tbaa !23
  %add.ptr44 = getelementptr inbounds i32, ptr %cond.i67, i64 %cond.i
  store ptr %add.ptr44, ptr %_M_end_of_storage, align 8, !tbaa !26
  br label %if.end48

if.end48:                                         ; preds = %_ZSt27__uninitialized_default_n_aIPimiET_S1_T0_RSaIT1_E.exit, %_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim.exit83, %entry
  ret void
}

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #15

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #16

; Function Attrs: noreturn
declare void @_ZSt24__throw_invalid_argumentPKc(ptr noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__errno_location() local_unnamed_addr #17

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) #7

; Function Attrs: noreturn
declare void @_ZSt25__throw_bad_function_callv() local_unnamed_addr #12

; Function Attrs: nounwind
declare void @_ZNSt12bad_weak_ptrD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #10

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #12

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #7

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZStneRKSt10error_codeRKSt15error_condition(ptr noundef nonnull align 8 dereferenceable(16) %__lhs, ptr noundef nonnull align 8 dereferenceable(16) %__rhs) local_unnamed_addr #3 comdat {
entry:
  %_M_cat.i.i = getelementptr inbounds i8, ptr %__lhs, i64 8
  %0 = load ptr, ptr %_M_cat.i.i, align 8, !tbaa !83
  %1 = load i32, ptr %__lhs, align 8, !tbaa !85
  %vtable.i = load ptr, ptr %0, align 8, !tbaa !4
  %vfn.i = getelementptr inbounds i8, ptr %vtable.i, i64 48
  %2 = load ptr, ptr %vfn.i, align 8
  %call2.i = tail call noundef zeroext i1 %2(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1, ptr noundef nonnull align 8 dereferenceable(16) %__rhs) #29
  br i1 %call2.i, label %_ZSteqRKSt10error_codeRKSt15error_condition.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %entry
  %_M_cat.i12.i = getelementptr inbounds i8, ptr %__rhs, i64 8
  %3 = load ptr, ptr %_M_cat.i12.i, align 8, !tbaa !86
  %4 = load i32, ptr %__rhs, align 8, !tbaa !88
  %vtable5.i = load ptr, ptr %3, align 8, !tbaa !4
  %vfn6.i = getelementptr inbounds i8, ptr %vtable5.i, i64 56
  %5 = load ptr, ptr %vfn6.i, align 8
  %call7.i = tail call noundef zeroext i1 %5(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(16) %__lhs, i32 noundef %4) #29
  %6 = xor i1 %call7.i, true
  br label %_ZSteqRKSt10error_codeRKSt15error_condition.exit

_ZSteqRKSt10error_codeRKSt15error_condition.exit: ; preds = %entry, %lor.rhs.i
  %lnot = phi i1 [ false, %entry ], [ %6, %lor.rhs.i ]
  ret i1 %lnot
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev"(ptr noundef nonnull align 8 dereferenceable(80) %this) unnamed_addr #4 align 2 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 80) #31
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv"(ptr noundef nonnull align 8 dereferenceable(80) %this) unnamed_addr #4 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  tail call void @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvED2Ev"(ptr noundef nonnull align 8 dereferenceable(64) %_M_impl.i) #29
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv"(ptr noundef nonnull align 8 dereferenceable(80) %this) unnamed_addr #4 align 2 personality ptr @__gxx_personality_v0 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 80) #31
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define internal noundef ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info"(ptr noundef nonnull readnone align 8 dereferenceable(80) %this, ptr noundef nonnull readonly align 8 dereferenceable(16) %__ti) unnamed_addr #18 align 2 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  %cmp = icmp eq ptr %__ti, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag
  br i1 %cmp, label %cleanup, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %__name.i = getelementptr inbounds i8, ptr %__ti, i64 8
  %0 = load ptr, ptr %__name.i, align 8, !tbaa !89
  %cmp.i = icmp eq ptr %0, @_ZTSSt19_Sp_make_shared_tag
  br i1 %cmp.i, label %cleanup, label %if.end.i

if.end.i:                                         ; preds = %lor.lhs.false
  %1 = load i8, ptr %0, align 1, !tbaa !21
  %cmp4.not.i = icmp eq i8 %1, 42
  br i1 %cmp4.not.i, label %cleanup, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call6.i = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #29
  %cmp7.i = icmp eq i32 %call6.i, 0
  %2 = select i1 %cmp7.i, ptr %_M_impl.i, ptr null
  br label %cleanup

cleanup:                                          ; preds = %land.rhs.i, %if.end.i, %lor.lhs.false, %entry
  %retval.0 = phi ptr [ %_M_impl.i, %entry ], [ %_M_impl.i, %lor.lhs.false ], [ null, %if.end.i ], [ %2, %land.rhs.i ]
  ret ptr %retval.0
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #4 comdat align 2 {
entry:
  tail call void @llvm.trap() #30
  unreachable
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #4 comdat align 2 {
entry:
  %vtable = load ptr, ptr %this, align 8, !tbaa !4
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 8
  %0 = load ptr, ptr %vfn, align 8
  tail call void %0(ptr noundef nonnull align 8 dereferenceable(16) %this) #29
  ret void
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #19

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvE6_M_runEv"(ptr noundef nonnull align 8 dereferenceable(64) %this) #9 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp = alloca %"class.std::function.60", align 8
  %agg.tmp6 = alloca %"class.std::unique_ptr.45", align 8
  %_M_result = getelementptr inbounds i8, ptr %this, i64 48
  %0 = getelementptr inbounds i8, ptr %this, i64 56
  %_M_manager.i.i = getelementptr inbounds i8, ptr %agg.tmp, i64 16
  %_M_invoker.i = getelementptr inbounds i8, ptr %agg.tmp, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %agg.tmp, i8 0, i64 32, i1 false)
  store ptr %_M_result, ptr %agg.tmp, align 8, !tbaa !29
  %ref.tmp.sroa.5.0.agg.tmp.sroa_idx = getelementptr inbounds i8, ptr %agg.tmp, i64 8
  store ptr %0, ptr %ref.tmp.sroa.5.0.agg.tmp.sroa_idx, align 8, !tbaa !29
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIvEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEE9_M_invokeERKSt9_Any_data", ptr %_M_invoker.i, align 8, !tbaa !91
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIvEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation", ptr %_M_manager.i.i, align 8, !tbaa !33
  invoke void @_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef nonnull %agg.tmp, i1 noundef zeroext false)
          to label %invoke.cont3 unwind label %lpad2

invoke.cont3:                                     ; preds = %entry
  %1 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !33
  %tobool.not.i = icmp eq ptr %1, null
  br i1 %tobool.not.i, label %_ZNSt14_Function_baseD2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %invoke.cont3
  %call.i = invoke noundef zeroext i1 %1(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  call void @__clang_call_terminate(ptr %3) #30
  unreachable

_ZNSt14_Function_baseD2Ev.exit:                   ; preds = %invoke.cont3, %if.then.i
  ret void

lpad2:                                            ; preds = %entry
  %4 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIN10__cxxabiv115__forced_unwindE
  %5 = extractvalue { ptr, i32 } %4, 1
  %6 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !33
  %tobool.not.i21 = icmp eq ptr %6, null
  br i1 %tobool.not.i21, label %_ZNSt14_Function_baseD2Ev.exit25, label %if.then.i22

if.then.i22:                                      ; preds = %lpad2
  %call.i23 = invoke noundef zeroext i1 %6(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit25 unwind label %terminate.lpad.i24

terminate.lpad.i24:                               ; preds = %if.then.i22
  %7 = landingpad { ptr, i32 }
          catch ptr null
  %8 = extractvalue { ptr, i32 } %7, 0
  call void @__clang_call_terminate(ptr %8) #30
  unreachable

_ZNSt14_Function_baseD2Ev.exit25:                 ; preds = %lpad2, %if.then.i22
  %9 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN10__cxxabiv115__forced_unwindE) #29
  %matches = icmp eq i32 %5, %9
  br i1 %matches, label %catch, label %eh.resume

catch:                                            ; preds = %_ZNSt14_Function_baseD2Ev.exit25
  %10 = extractvalue { ptr, i32 } %4, 0
  %11 = call ptr @__cxa_begin_catch(ptr %10) #29
  %12 = load ptr, ptr %_M_result, align 8, !tbaa !29
  %cmp.i.not = icmp eq ptr %12, null
  br i1 %cmp.i.not, label %if.end, label %if.then

if.then:                                          ; preds = %catch
  store ptr null, ptr %_M_result, align 8, !tbaa !29
  store ptr %12, ptr %agg.tmp6, align 8, !tbaa !75
  invoke void @_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef nonnull %agg.tmp6)
          to label %invoke.cont9 unwind label %lpad8

invoke.cont9:                                     ; preds = %if.then
  %13 = load ptr, ptr %agg.tmp6, align 8, !tbaa !29
  %cmp.not.i = icmp eq ptr %13, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, label %if.then.i26

if.then.i26:                                      ; preds = %invoke.cont9
  %vtable.i.i = load ptr, ptr %13, align 8, !tbaa !4
  %14 = load ptr, ptr %vtable.i.i, align 8
  invoke void %14(ptr noundef nonnull align 8 dereferenceable(16) %13)
          to label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit unwind label %terminate.lpad.i27

terminate.lpad.i27:                               ; preds = %if.then.i26
  %15 = landingpad { ptr, i32 }
          catch ptr null
  %16 = extractvalue { ptr, i32 } %15, 0
  call void @__clang_call_terminate(ptr %16) #30
  unreachable

_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit: ; preds = %invoke.cont9, %if.then.i26
  store ptr null, ptr %agg.tmp6, align 8, !tbaa !29
  br label %if.end

lpad8:                                            ; preds = %if.then
  %17 = landingpad { ptr, i32 }
          cleanup
  %18 = load ptr, ptr %agg.tmp6, align 8, !tbaa !29
  %cmp.not.i28 = icmp eq ptr %18, null
  br i1 %cmp.not.i28, label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit32, label %if.then.i29

if.then.i29:                                      ; preds = %lpad8
  %vtable.i.i30 = load ptr, ptr %18, align 8, !tbaa !4
  %19 = load ptr, ptr %vtable.i.i30, align 8
  invoke void %19(ptr noundef nonnull align 8 dereferenceable(16) %18)
          to label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit32 unwind label %terminate.lpad.i31

terminate.lpad.i31:                               ; preds = %if.then.i29
  %20 = landingpad { ptr, i32 }
          catch ptr null
  %21 = extractvalue { ptr, i32 } %20, 0
  call void @__clang_call_terminate(ptr %21) #30
  unreachable

_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit32: ; preds = %lpad8, %if.then.i29
  store ptr null, ptr %agg.tmp6, align 8, !tbaa !29
  br label %ehcleanup12

if.end:                                           ; preds = %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, %catch
  invoke void @__cxa_rethrow() #28
          to label %unreachable unwind label %lpad11

lpad11:                                           ; preds = %if.end
  %22 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup12

ehcleanup12:                                      ; preds = %lpad11, %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit32
  %.pn = phi { ptr, i32 } [ %22, %lpad11 ], [ %17, %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit32 ]
  invoke void @__cxa_end_catch()
          to label %eh.resume unwind label %terminate.lpad

eh.resume:                                        ; preds = %ehcleanup12, %_ZNSt14_Function_baseD2Ev.exit25
  %lpad.val17.merged = phi { ptr, i32 } [ %4, %_ZNSt14_Function_baseD2Ev.exit25 ], [ %.pn, %ehcleanup12 ]
  resume { ptr, i32 } %lpad.val17.merged

terminate.lpad:                                   ; preds = %ehcleanup12
  %23 = landingpad { ptr, i32 }
          catch ptr null
  %24 = extractvalue { ptr, i32 } %23, 0
  call void @__clang_call_terminate(ptr %24) #30
  unreachable

unreachable:                                      ; preds = %if.end
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load ptr, ptr %this, align 8, !tbaa !29
  %cmp.not = icmp eq ptr %0, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %vtable.i = load ptr, ptr %0, align 8, !tbaa !4
  %1 = load ptr, ptr %vtable.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %if.end unwind label %terminate.lpad

if.end:                                           ; preds = %if.then, %entry
  store ptr null, ptr %this, align 8, !tbaa !29
  ret void

terminate.lpad:                                   ; preds = %if.then
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #30
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvED2Ev"(ptr noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #4 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_thread = getelementptr inbounds i8, ptr %this, i64 32
  %agg.tmp.sroa.0.0.copyload.i = load i64, ptr %_M_thread, align 8, !tbaa !32
  %cmp.i.i.not = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i, 0
  br i1 %cmp.i.i.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %_M_thread)
          to label %if.end unwind label %terminate.lpad

if.end:                                           ; preds = %if.then, %entry
  %_M_result = getelementptr inbounds i8, ptr %this, i64 48
  %0 = load ptr, ptr %_M_result, align 8, !tbaa !29
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %if.end
  %vtable.i.i = load ptr, ptr %0, align 8, !tbaa !4
  %1 = load ptr, ptr %vtable.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #30
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit: ; preds = %if.end, %if.then.i
  store ptr null, ptr %_M_result, align 8, !tbaa !29
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base21_Async_state_commonV2E, i64 16), ptr %this, align 8, !tbaa !4
  %agg.tmp.sroa.0.0.copyload.i.i.i = load i64, ptr %_M_thread, align 8, !tbaa !32
  %cmp.i.i.not.i.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i.i, 0
  br i1 %cmp.i.i.not.i.i, label %_ZNSt6threadD2Ev.exit.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit
  tail call void @_ZSt9terminatev() #30
  unreachable

_ZNSt6threadD2Ev.exit.i:                          ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !4
  %_M_result.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %4 = load ptr, ptr %_M_result.i.i, align 8, !tbaa !29
  %cmp.not.i.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i.i, label %_ZNSt13__future_base21_Async_state_commonV2D2Ev.exit, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %_ZNSt6threadD2Ev.exit.i
  %vtable.i.i.i.i = load ptr, ptr %4, align 8, !tbaa !4
  %5 = load ptr, ptr %vtable.i.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %_ZNSt13__future_base21_Async_state_commonV2D2Ev.exit unwind label %terminate.lpad.i.i.i

terminate.lpad.i.i.i:                             ; preds = %if.then.i.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #30
  unreachable

_ZNSt13__future_base21_Async_state_commonV2D2Ev.exit: ; preds = %_ZNSt6threadD2Ev.exit.i, %if.then.i.i.i
  store ptr null, ptr %_M_result.i.i, align 8, !tbaa !29
  ret void

terminate.lpad:                                   ; preds = %if.then
  %8 = landingpad { ptr, i32 }
          catch ptr null
  %9 = extractvalue { ptr, i32 } %8, 0
  tail call void @__clang_call_terminate(ptr %9) #30
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvED0Ev"(ptr noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #4 align 2 {
entry:
  tail call void @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvED2Ev"(ptr noundef nonnull align 8 dereferenceable(64) %this) #29
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 64) #31
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv(ptr noundef nonnull align 8 dereferenceable(44) %this) unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__callable.i.i = alloca %class.anon.82, align 8
  %ref.tmp.i = alloca { i64, i64 }, align 8
  %ref.tmp2.i = alloca ptr, align 8
  %_M_once.i = getelementptr inbounds i8, ptr %this, i64 40
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp.i) #29
  store i64 ptrtoint (ptr @_ZNSt6thread4joinEv to i64), ptr %ref.tmp.i, align 8, !tbaa !21
  %.fca.1.gep.i = getelementptr inbounds i8, ptr %ref.tmp.i, i64 8
  store i64 0, ptr %.fca.1.gep.i, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp2.i) #29
  %_M_thread.i = getelementptr inbounds i8, ptr %this, i64 32
  store ptr %_M_thread.i, ptr %ref.tmp2.i, align 8, !tbaa !29
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %__callable.i.i) #29
  store ptr %ref.tmp.i, ptr %__callable.i.i, align 8, !tbaa !29
  %0 = getelementptr inbounds i8, ptr %__callable.i.i, i64 8
  store ptr %ref.tmp2.i, ptr %0, align 8, !tbaa !29
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  store ptr %__callable.i.i, ptr %1, align 8, !tbaa !29
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  store ptr @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENUlvE_8__invokeEv, ptr %2, align 8, !tbaa !29
  %call1.i4.i.i = invoke noundef i32 @pthread_once(ptr noundef nonnull %_M_once.i, ptr noundef nonnull @__once_proxy)
          to label %invoke.cont.i.i unwind label %lpad.i.i

invoke.cont.i.i:                                  ; preds = %entry
  %tobool.not.i.i = icmp eq i32 %call1.i4.i.i, 0
  br i1 %tobool.not.i.i, label %_ZNSt13__future_base21_Async_state_commonV27_M_joinEv.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %invoke.cont.i.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i4.i.i) #28
          to label %invoke.cont1.i.i unwind label %lpad.i.i

invoke.cont1.i.i:                                 ; preds = %if.then.i.i
  unreachable

lpad.i.i:                                         ; preds = %if.then.i.i, %entry
  %3 = landingpad { ptr, i32 }
          cleanup
  store ptr null, ptr %1, align 8, !tbaa !29
  store ptr null, ptr %2, align 8, !tbaa !29
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__callable.i.i) #29
  resume { ptr, i32 } %3

_ZNSt13__future_base21_Async_state_commonV27_M_joinEv.exit: ; preds = %invoke.cont.i.i
  store ptr null, ptr %1, align 8, !tbaa !29
  store ptr null, ptr %2, align 8, !tbaa !29
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__callable.i.i) #29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp2.i) #29
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp.i) #29
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv(ptr noundef nonnull align 8 dereferenceable(28) %this) unnamed_addr #4 comdat align 2 {
entry:
  ret i1 false
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base21_Async_state_commonV2D2Ev(ptr noundef nonnull align 8 dereferenceable(44) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base21_Async_state_commonV2E, i64 16), ptr %this, align 8, !tbaa !4
  %_M_thread = getelementptr inbounds i8, ptr %this, i64 32
  %agg.tmp.sroa.0.0.copyload.i.i = load i64, ptr %_M_thread, align 8, !tbaa !32
  %cmp.i.i.not.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i, 0
  br i1 %cmp.i.i.not.i, label %_ZNSt6threadD2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt9terminatev() #30
  unreachable

_ZNSt6threadD2Ev.exit:                            ; preds = %entry
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !4
  %_M_result.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_result.i, align 8, !tbaa !29
  %cmp.not.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i, label %_ZNSt13__future_base13_State_baseV2D2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %_ZNSt6threadD2Ev.exit
  %vtable.i.i.i = load ptr, ptr %0, align 8, !tbaa !4
  %1 = load ptr, ptr %vtable.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt13__future_base13_State_baseV2D2Ev.exit unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %if.then.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #30
  unreachable

_ZNSt13__future_base13_State_baseV2D2Ev.exit:     ; preds = %_ZNSt6threadD2Ev.exit, %if.then.i.i
  store ptr null, ptr %_M_result.i, align 8, !tbaa !29
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base21_Async_state_commonV2D0Ev(ptr noundef nonnull align 8 dereferenceable(44) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base21_Async_state_commonV2E, i64 16), ptr %this, align 8, !tbaa !4
  %_M_thread.i = getelementptr inbounds i8, ptr %this, i64 32
  %agg.tmp.sroa.0.0.copyload.i.i.i = load i64, ptr %_M_thread.i, align 8, !tbaa !32
  %cmp.i.i.not.i.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i.i, 0
  br i1 %cmp.i.i.not.i.i, label %_ZNSt6threadD2Ev.exit.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %entry
  tail call void @_ZSt9terminatev() #30
  unreachable

_ZNSt6threadD2Ev.exit.i:                          ; preds = %entry
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !4
  %_M_result.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_result.i.i, align 8, !tbaa !29
  %cmp.not.i.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i.i, label %_ZNSt13__future_base21_Async_state_commonV2D2Ev.exit, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %_ZNSt6threadD2Ev.exit.i
  %vtable.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !4
  %1 = load ptr, ptr %vtable.i.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt13__future_base21_Async_state_commonV2D2Ev.exit unwind label %terminate.lpad.i.i.i

terminate.lpad.i.i.i:                             ; preds = %if.then.i.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #30
  unreachable

_ZNSt13__future_base21_Async_state_commonV2D2Ev.exit: ; preds = %_ZNSt6threadD2Ev.exit.i, %if.then.i.i.i
  store ptr null, ptr %_M_result.i.i, align 8, !tbaa !29
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 48) #31
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV2D2Ev(ptr noundef nonnull align 8 dereferenceable(28) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !4
  %_M_result = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_result, align 8, !tbaa !29
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  %vtable.i.i = load ptr, ptr %0, align 8, !tbaa !4
  %1 = load ptr, ptr %vtable.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #30
  unreachable

_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit: ; preds = %entry, %if.then.i
  store ptr null, ptr %_M_result, align 8, !tbaa !29
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV2D0Ev(ptr noundef nonnull align 8 dereferenceable(28) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !4
  %_M_result.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_result.i, align 8, !tbaa !29
  %cmp.not.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i, label %_ZNSt13__future_base13_State_baseV2D2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %entry
  %vtable.i.i.i = load ptr, ptr %0, align 8, !tbaa !4
  %1 = load ptr, ptr %vtable.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt13__future_base13_State_baseV2D2Ev.exit unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %if.then.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #30
  unreachable

_ZNSt13__future_base13_State_baseV2D2Ev.exit:     ; preds = %entry, %if.then.i.i
  store ptr null, ptr %_M_result.i, align 8, !tbaa !29
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 32) #31
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv(ptr noundef nonnull align 8 dereferenceable(28) %this) unnamed_addr #4 comdat align 2 {
entry:
  ret void
}

declare void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #7

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIvE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #4 comdat align 2 {
entry:
  %vtable = load ptr, ptr %this, align 8, !tbaa !4
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 16
  %0 = load ptr, ptr %vfn, align 8
  tail call void %0(ptr noundef nonnull align 8 dereferenceable(16) %this) #29
  ret void
}

; Function Attrs: nounwind
declare void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #10

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIvED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #3 comdat align 2 {
entry:
  tail call void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) #29
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 16) #31
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef %__res, i1 noundef zeroext %__ignore_failure) local_unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__callable.i = alloca %class.anon.62, align 8
  %__did_set = alloca i8, align 1
  %ref.tmp = alloca { i64, i64 }, align 8
  %ref.tmp2 = alloca ptr, align 8
  %ref.tmp3 = alloca ptr, align 8
  %ref.tmp4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__did_set) #29
  store i8 0, ptr %__did_set, align 1, !tbaa !93
  %_M_once = getelementptr inbounds i8, ptr %this, i64 24
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp) #29
  store i64 ptrtoint (ptr @_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb to i64), ptr %ref.tmp, align 8, !tbaa !21
  %.fca.1.gep = getelementptr inbounds i8, ptr %ref.tmp, i64 8
  store i64 0, ptr %.fca.1.gep, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp2) #29
  store ptr %this, ptr %ref.tmp2, align 8, !tbaa !29
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp3) #29
  store ptr %__res, ptr %ref.tmp3, align 8, !tbaa !29
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp4) #29
  store ptr %__did_set, ptr %ref.tmp4, align 8, !tbaa !29
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %__callable.i) #29
  store ptr %ref.tmp, ptr %__callable.i, align 8, !tbaa !29
  %0 = getelementptr inbounds i8, ptr %__callable.i, i64 8
  store ptr %ref.tmp2, ptr %0, align 8, !tbaa !29
  %1 = getelementptr inbounds i8, ptr %__callable.i, i64 16
  store ptr %ref.tmp3, ptr %1, align 8, !tbaa !29
  %2 = getelementptr inbounds i8, ptr %__callable.i, i64 24
  store ptr %ref.tmp4, ptr %2, align 8, !tbaa !29
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  store ptr %__callable.i, ptr %3, align 8, !tbaa !29
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  store ptr @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv, ptr %4, align 8, !tbaa !29
  %call1.i8.i = invoke noundef i32 @pthread_once(ptr noundef nonnull %_M_once, ptr noundef nonnull @__once_proxy)
          to label %invoke.cont.i unwind label %lpad.i

invoke.cont.i:                                    ; preds = %entry
  %tobool.not.i8 = icmp eq i32 %call1.i8.i, 0
  br i1 %tobool.not.i8, label %_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit, label %if.then.i9

if.then.i9:                                       ; preds = %invoke.cont.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i8.i) #28
          to label %invoke.cont5.i unwind label %lpad.i

invoke.cont5.i:                                   ; preds = %if.then.i9
  unreachable

lpad.i:                                           ; preds = %if.then.i9, %entry
  %5 = landingpad { ptr, i32 }
          cleanup
  store ptr null, ptr %3, align 8, !tbaa !29
  store ptr null, ptr %4, align 8, !tbaa !29
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__callable.i) #29
  resume { ptr, i32 } %5

_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit: ; preds = %invoke.cont.i
  store ptr null, ptr %3, align 8, !tbaa !29
  store ptr null, ptr %4, align 8, !tbaa !29
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__callable.i) #29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp4) #29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp3) #29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp2) #29
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp) #29
  %6 = load i8, ptr %__did_set, align 1, !tbaa !93, !range !94, !noundef !95
  %loadedv = trunc nuw i8 %6 to i1
  br i1 %loadedv, label %if.then, label %if.else

if.then:                                          ; preds = %_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit
  %_M_status = getelementptr inbounds i8, ptr %this, i64 16
  %7 = atomicrmw xchg ptr %_M_status, i32 1 release, align 4
  %tobool.not.i = icmp sgt i32 %7, -1
  br i1 %tobool.not.i, label %if.end7, label %if.then.i

if.then.i:                                        ; preds = %if.then
  call void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef nonnull %_M_status)
  br label %if.end7

if.else:                                          ; preds = %_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit
  br i1 %__ignore_failure, label %if.end7, label %if.then6

if.then6:                                         ; preds = %if.else
  call void @_ZSt20__throw_future_errori(i32 noundef 2) #28
  unreachable

if.end7:                                          ; preds = %if.then.i, %if.then, %if.else
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__did_set) #29
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef %__res) local_unnamed_addr #9 comdat align 2 {
entry:
  %ref.tmp.i = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %ref.tmp = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %agg.tmp = alloca %"class.std::future_error", align 8
  %0 = load ptr, ptr %__res, align 8, !tbaa !29
  %cmp.i.not = icmp eq ptr %0, null
  br i1 %cmp.i.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp) #29
  %call.i.i = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt15future_categoryv() #29
  call void @_ZNSt12future_errorC2ESt10error_code(ptr noundef nonnull align 8 dereferenceable(32) %agg.tmp, i32 4, ptr nonnull %call.i.i)
  %call.i = call ptr @__cxa_allocate_exception(i64 noundef 32) #29, !noalias !96
  %call1.i = call ptr @__cxa_init_primary_exception(ptr noundef %call.i, ptr noundef nonnull @_ZTISt12future_error, ptr noundef nonnull @_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv) #29, !noalias !96
  call void @_ZNSt11logic_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16) %call.i, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp) #29, !noalias !96
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12future_error, i64 16), ptr %call.i, align 8, !tbaa !4, !noalias !96
  %_M_code.i.i = getelementptr inbounds i8, ptr %call.i, i64 16
  %_M_code2.i.i = getelementptr inbounds i8, ptr %agg.tmp, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_M_code.i.i, ptr noundef nonnull align 8 dereferenceable(16) %_M_code2.i.i, i64 16, i1 false), !tbaa.struct !99, !noalias !96
  call void @_ZNSt15__exception_ptr13exception_ptrC1EPv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, ptr noundef nonnull %call.i) #29
  %1 = load ptr, ptr %__res, align 8, !tbaa !29
  %_M_error = getelementptr inbounds i8, ptr %1, i64 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp.i) #29
  %2 = load ptr, ptr %ref.tmp, align 8, !tbaa !100
  store ptr %2, ptr %ref.tmp.i, align 8, !tbaa !100
  store ptr null, ptr %ref.tmp, align 8, !tbaa !100
  %3 = load ptr, ptr %_M_error, align 8, !tbaa !100
  store ptr %3, ptr %ref.tmp.i, align 8, !tbaa !100
  store ptr %2, ptr %_M_error, align 8, !tbaa !100
  %tobool.not.i.i = icmp eq ptr %3, null
  br i1 %tobool.not.i.i, label %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %if.then
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp.i) #29
  br label %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit

_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit: ; preds = %if.then, %if.then.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp.i) #29
  %4 = load ptr, ptr %ref.tmp, align 8, !tbaa !100
  %tobool.not.i4 = icmp eq ptr %4, null
  br i1 %tobool.not.i4, label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit, label %if.then.i5

if.then.i5:                                       ; preds = %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp) #29
  br label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit

_ZNSt15__exception_ptr13exception_ptrD2Ev.exit:   ; preds = %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit, %if.then.i5
  call void @_ZNSt12future_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %agg.tmp) #29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp) #29
  %_M_result = getelementptr inbounds i8, ptr %this, i64 8
  %5 = load ptr, ptr %_M_result, align 8, !tbaa !29
  %6 = load ptr, ptr %__res, align 8, !tbaa !29
  store ptr %6, ptr %_M_result, align 8, !tbaa !29
  store ptr %5, ptr %__res, align 8, !tbaa !29
  %_M_status = getelementptr inbounds i8, ptr %this, i64 16
  %7 = atomicrmw xchg ptr %_M_status, i32 1 release, align 4
  %tobool.not.i = icmp sgt i32 %7, -1
  br i1 %tobool.not.i, label %if.end, label %if.then.i

if.then.i:                                        ; preds = %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit
  call void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef nonnull %_M_status)
  br label %if.end

if.end:                                           ; preds = %if.then.i, %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit, %entry
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef %__f, ptr noundef %__did_set) #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__res = alloca %"class.std::unique_ptr.45", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__res) #29
  %_M_manager.i.i = getelementptr inbounds i8, ptr %__f, i64 16
  %0 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !33, !noalias !101
  %tobool.not.i.i = icmp eq ptr %0, null
  br i1 %tobool.not.i.i, label %if.then.i, label %_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv.exit

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt25__throw_bad_function_callv() #28, !noalias !101
  unreachable

_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv.exit: ; preds = %entry
  %_M_invoker.i = getelementptr inbounds i8, ptr %__f, i64 24
  %1 = load ptr, ptr %_M_invoker.i, align 8, !tbaa !91, !noalias !101
  call void %1(ptr dead_on_unwind nonnull writable sret(%"class.std::unique_ptr.45") align 8 %__res, ptr noundef nonnull align 8 dereferenceable(16) %__f)
  store i8 1, ptr %__did_set, align 1, !tbaa !93
  %_M_result = getelementptr inbounds i8, ptr %this, i64 8
  %2 = load ptr, ptr %_M_result, align 8, !tbaa !29
  %3 = load ptr, ptr %__res, align 8, !tbaa !29
  store ptr %3, ptr %_M_result, align 8, !tbaa !29
  store ptr %2, ptr %__res, align 8, !tbaa !29
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, label %if.then.i2

if.then.i2:                                       ; preds = %_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv.exit
  %vtable.i.i = load ptr, ptr %2, align 8, !tbaa !4
  %4 = load ptr, ptr %vtable.i.i, align 8
  invoke void %4(ptr noundef nonnull align 8 dereferenceable(16) %2)
          to label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i2
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  call void @__clang_call_terminate(ptr %6) #30
  unreachable

_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit: ; preds = %_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv.exit, %if.then.i2
  store ptr null, ptr %__res, align 8, !tbaa !29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__res) #29
  ret void
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_future_errori(i32 noundef) local_unnamed_addr #12

declare void @__once_proxy() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #20

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv() #21 comdat align 2 {
entry:
  %0 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  %1 = load ptr, ptr %0, align 8, !tbaa !29
  %2 = load ptr, ptr %1, align 8, !tbaa !104
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !106
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !107
  %7 = getelementptr inbounds i8, ptr %1, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !108
  %9 = load ptr, ptr %4, align 8, !tbaa !29
  %.unpack.i.i.i.i = load i64, ptr %2, align 8, !tbaa !21
  %.elt3.i.i.i.i = getelementptr inbounds i8, ptr %2, i64 8
  %.unpack4.i.i.i.i = load i64, ptr %.elt3.i.i.i.i, align 8, !tbaa !21
  %10 = getelementptr inbounds i8, ptr %9, i64 %.unpack4.i.i.i.i
  %11 = and i64 %.unpack.i.i.i.i, 1
  %memptr.isvirtual.not.i.i.i.i = icmp eq i64 %11, 0
  br i1 %memptr.isvirtual.not.i.i.i.i, label %memptr.nonvirtual.i.i.i.i, label %memptr.virtual.i.i.i.i

memptr.virtual.i.i.i.i:                           ; preds = %entry
  %vtable.i.i.i.i = load ptr, ptr %10, align 8, !tbaa !4
  %12 = getelementptr i8, ptr %vtable.i.i.i.i, i64 %.unpack.i.i.i.i
  %13 = getelementptr i8, ptr %12, i64 -1
  %memptr.virtualfn.i.i.i.i = load ptr, ptr %13, align 8, !nosanitize !95
  br label %_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENKUlvE_clEv.exit

memptr.nonvirtual.i.i.i.i:                        ; preds = %entry
  %memptr.nonvirtualfn.i.i.i.i = inttoptr i64 %.unpack.i.i.i.i to ptr
  br label %_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENKUlvE_clEv.exit

_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENKUlvE_clEv.exit: ; preds = %memptr.virtual.i.i.i.i, %memptr.nonvirtual.i.i.i.i
  %14 = phi ptr [ %memptr.virtualfn.i.i.i.i, %memptr.virtual.i.i.i.i ], [ %memptr.nonvirtualfn.i.i.i.i, %memptr.nonvirtual.i.i.i.i ]
  %15 = load ptr, ptr %6, align 8, !tbaa !29
  %16 = load ptr, ptr %8, align 8, !tbaa !29
  tail call void %14(ptr noundef nonnull align 8 dereferenceable(28) %10, ptr noundef %15, ptr noundef %16)
  ret void
}

declare i32 @pthread_once(ptr noundef, ptr noundef) local_unnamed_addr #7

declare void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef) local_unnamed_addr #7

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIvEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEE9_M_invokeERKSt9_Any_data"(ptr dead_on_unwind noalias nocapture writable writeonly sret(%"class.std::unique_ptr.45") align 8 %agg.result, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %__functor) #9 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %ref.tmp.i.i.i.i = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %ref.tmp.i.i.i = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !109)
  %exception.i.i.i.i.i.i.i.i = tail call ptr @__cxa_allocate_exception(i64 16) #29, !noalias !112
  invoke void @_ZNSt11logic_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %exception.i.i.i.i.i.i.i.i, ptr noundef nonnull @.str.30)
          to label %invoke.cont.i.i.i.i.i.i.i.i unwind label %lpad.i.i.i.i.i.i.i.i, !noalias !112

invoke.cont.i.i.i.i.i.i.i.i:                      ; preds = %entry
  invoke void @__cxa_throw(ptr nonnull %exception.i.i.i.i.i.i.i.i, ptr nonnull @_ZTISt11logic_error, ptr nonnull @_ZNSt11logic_errorD1Ev) #28
          to label %.noexc.i.i.i unwind label %lpad.i.i.i, !noalias !112

.noexc.i.i.i:                                     ; preds = %invoke.cont.i.i.i.i.i.i.i.i
  unreachable

lpad.i.i.i.i.i.i.i.i:                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr @_ZTIN10__cxxabiv115__forced_unwindE
          catch ptr null
  tail call void @__cxa_free_exception(ptr %exception.i.i.i.i.i.i.i.i) #29, !noalias !112
  br label %lpad.body.i.i.i

lpad.i.i.i:                                       ; preds = %invoke.cont.i.i.i.i.i.i.i.i
  %1 = landingpad { ptr, i32 }
          catch ptr @_ZTIN10__cxxabiv115__forced_unwindE
          catch ptr null
  br label %lpad.body.i.i.i

lpad.body.i.i.i:                                  ; preds = %lpad.i.i.i, %lpad.i.i.i.i.i.i.i.i
  %eh.lpad-body.i.i.i = phi { ptr, i32 } [ %1, %lpad.i.i.i ], [ %0, %lpad.i.i.i.i.i.i.i.i ]
  %2 = extractvalue { ptr, i32 } %eh.lpad-body.i.i.i, 0
  %3 = extractvalue { ptr, i32 } %eh.lpad-body.i.i.i, 1
  %4 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN10__cxxabiv115__forced_unwindE) #29
  %matches.i.i.i = icmp eq i32 %3, %4
  %5 = tail call ptr @__cxa_begin_catch(ptr %2) #29
  br i1 %matches.i.i.i, label %catch3.i.i.i, label %catch.i.i.i

catch3.i.i.i:                                     ; preds = %lpad.body.i.i.i
  invoke void @__cxa_rethrow() #28
          to label %unreachable.i.i.i unwind label %lpad5.i.i.i, !noalias !112

catch.i.i.i:                                      ; preds = %lpad.body.i.i.i
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp.i.i.i) #29, !noalias !112
  call void @_ZSt17current_exceptionv(ptr dead_on_unwind nonnull writable sret(%"class.std::__exception_ptr::exception_ptr") align 8 %ref.tmp.i.i.i) #29, !noalias !112
  %6 = load ptr, ptr %__functor, align 8, !tbaa !117, !noalias !112
  %7 = load ptr, ptr %6, align 8, !tbaa !29, !noalias !112
  %_M_error.i.i.i = getelementptr inbounds i8, ptr %7, i64 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp.i.i.i.i) #29, !noalias !112
  %8 = load ptr, ptr %ref.tmp.i.i.i, align 8, !tbaa !100, !noalias !112
  store ptr %8, ptr %ref.tmp.i.i.i.i, align 8, !tbaa !100, !noalias !112
  store ptr null, ptr %ref.tmp.i.i.i, align 8, !tbaa !100, !noalias !112
  %9 = load ptr, ptr %_M_error.i.i.i, align 8, !tbaa !100, !noalias !112
  store ptr %9, ptr %ref.tmp.i.i.i.i, align 8, !tbaa !100, !noalias !112
  store ptr %8, ptr %_M_error.i.i.i, align 8, !tbaa !100, !noalias !112
  %tobool.not.i.i.i.i.i = icmp eq ptr %9, null
  br i1 %tobool.not.i.i.i.i.i, label %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %catch.i.i.i
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp.i.i.i.i) #29, !noalias !112
  br label %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i

_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i: ; preds = %if.then.i.i.i.i.i, %catch.i.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp.i.i.i.i) #29, !noalias !112
  %10 = load ptr, ptr %ref.tmp.i.i.i, align 8, !tbaa !100, !noalias !112
  %tobool.not.i.i.i.i = icmp eq ptr %10, null
  br i1 %tobool.not.i.i.i.i, label %"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIvEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESI_E4typeEOSJ_DpOSK_.exit", label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp.i.i.i) #29, !noalias !112
  br label %"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIvEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESI_E4typeEOSJ_DpOSK_.exit"

lpad5.i.i.i:                                      ; preds = %catch3.i.i.i
  %11 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %invoke.cont6.i.i.i unwind label %terminate.lpad.i.i.i, !noalias !112

invoke.cont6.i.i.i:                               ; preds = %lpad5.i.i.i
  resume { ptr, i32 } %11

terminate.lpad.i.i.i:                             ; preds = %lpad5.i.i.i
  %12 = landingpad { ptr, i32 }
          catch ptr null
  %13 = extractvalue { ptr, i32 } %12, 0
  tail call void @__clang_call_terminate(ptr %13) #30
  unreachable

unreachable.i.i.i:                                ; preds = %catch3.i.i.i
  unreachable

"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIvEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESI_E4typeEOSJ_DpOSK_.exit": ; preds = %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i, %if.then.i.i.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp.i.i.i) #29, !noalias !112
  call void @__cxa_end_catch(), !noalias !112
  %14 = load ptr, ptr %__functor, align 8, !tbaa !117, !noalias !112
  %15 = load i64, ptr %14, align 8, !tbaa !29, !noalias !112
  %16 = inttoptr i64 %15 to ptr
  store ptr null, ptr %14, align 8, !tbaa !29, !noalias !112
  store ptr %16, ptr %agg.result, align 8, !tbaa !75, !alias.scope !109
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal noundef zeroext i1 @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIvEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %__dest, ptr noundef nonnull align 8 dereferenceable(16) %__source, i32 noundef %__op) #22 align 2 personality ptr @__gxx_personality_v0 {
entry:
  switch i32 %__op, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb4.i
  ]

sw.bb:                                            ; preds = %entry
  store ptr @"_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIvEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE", ptr %__dest, align 8, !tbaa !29
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  store ptr %__source, ptr %__dest, align 8, !tbaa !29
  br label %sw.epilog

sw.bb4.i:                                         ; preds = %entry
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %__dest, ptr noundef nonnull readonly align 8 dereferenceable(16) %__source, i64 16, i1 false), !tbaa.struct !119
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.bb4.i, %entry, %sw.bb1, %sw.bb
  ret i1 false
}

; Function Attrs: nounwind
declare void @_ZSt17current_exceptionv(ptr dead_on_unwind writable sret(%"class.std::__exception_ptr::exception_ptr") align 8) local_unnamed_addr #10

declare void @_ZNSt11logic_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #7

; Function Attrs: nounwind
declare void @_ZNSt11logic_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #10

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #10

; Function Attrs: nounwind
declare void @_ZNSt12future_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #10

; Function Attrs: nounwind
declare ptr @__cxa_init_primary_exception(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #10

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv(ptr noundef %__x) #3 comdat {
entry:
  %vtable = load ptr, ptr %__x, align 8, !tbaa !4
  %0 = load ptr, ptr %vtable, align 8
  tail call void %0(ptr noundef nonnull align 8 dereferenceable(32) %__x) #29
  ret void
}

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptrC1EPv(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef) unnamed_addr #10

; Function Attrs: nounwind
declare void @_ZNSt11logic_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #10

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt12future_errorC2ESt10error_code(ptr noundef nonnull align 8 dereferenceable(32) %this, i32 %__ec.coerce0, ptr %__ec.coerce1) unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %ref.tmp = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp2 = alloca %"class.std::__cxx11::basic_string", align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp) #29
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp2) #29
  %vtable.i = load ptr, ptr %__ec.coerce1, align 8, !tbaa !4, !noalias !120
  %vfn.i = getelementptr inbounds i8, ptr %vtable.i, i64 32
  %0 = load ptr, ptr %vfn.i, align 8, !noalias !120
  call void %0(ptr dead_on_unwind nonnull writable sret(%"class.std::__cxx11::basic_string") align 8 %ref.tmp2, ptr noundef nonnull align 8 dereferenceable(8) %__ec.coerce1, i32 noundef %__ec.coerce0)
  %call3.i.i.i9 = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp2, i64 noundef 0, i64 noundef 0, ptr noundef nonnull @.str.31, i64 noundef 19)
          to label %call3.i.i.i.noexc unwind label %lpad

call3.i.i.i.noexc:                                ; preds = %entry
  %1 = getelementptr inbounds i8, ptr %ref.tmp, i64 16
  store ptr %1, ptr %ref.tmp, align 8, !tbaa !17, !alias.scope !123
  %2 = load ptr, ptr %call3.i.i.i9, align 8, !tbaa !22
  %3 = getelementptr inbounds i8, ptr %call3.i.i.i9, i64 16
  %cmp.i.i.i = icmp eq ptr %2, %3
  br i1 %cmp.i.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %call3.i.i.i.noexc
  %_M_string_length.i.i.i = getelementptr inbounds i8, ptr %call3.i.i.i9, i64 8
  %4 = load i64, ptr %_M_string_length.i.i.i, align 8, !tbaa !19
  %add.i.i = add i64 %4, 1
  %cmp.i21.i.i = icmp eq i64 %add.i.i, 0
  br i1 %cmp.i21.i.i, label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit, label %if.end.i.i.i

if.end.i.i.i:                                     ; preds = %if.then.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %1, ptr nonnull align 8 %3, i64 %add.i.i, i1 false)
  br label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit

if.else.i.i:                                      ; preds = %call3.i.i.i.noexc
  store ptr %2, ptr %ref.tmp, align 8, !tbaa !22, !alias.scope !123
  %5 = load i64, ptr %3, align 8, !tbaa !21
  store i64 %5, ptr %1, align 8, !tbaa !21, !alias.scope !123
  br label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit

_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit: ; preds = %if.then.i.i, %if.end.i.i.i, %if.else.i.i
  %_M_string_length.i22.i.i = getelementptr inbounds i8, ptr %call3.i.i.i9, i64 8
  %6 = load i64, ptr %_M_string_length.i22.i.i, align 8, !tbaa !19
  %_M_string_length.i23.i.i = getelementptr inbounds i8, ptr %ref.tmp, i64 8
  store i64 %6, ptr %_M_string_length.i23.i.i, align 8, !tbaa !19, !alias.scope !123
  store ptr %3, ptr %call3.i.i.i9, align 8, !tbaa !22
  store i64 0, ptr %_M_string_length.i22.i.i, align 8, !tbaa !19
  store i8 0, ptr %3, align 8, !tbaa !21
  invoke void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp)
          to label %invoke.cont4 unwind label %lpad3

invoke.cont4:                                     ; preds = %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit
  %7 = load ptr, ptr %ref.tmp, align 8, !tbaa !22
  %cmp.i.i.i10 = icmp eq ptr %7, %1
  br i1 %cmp.i.i.i10, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit, label %if.then.i.i11

if.then.i.i11:                                    ; preds = %invoke.cont4
  %8 = load i64, ptr %1, align 8, !tbaa !21
  %add.i.i.i = add i64 %8, 1
  call void @_ZdlPvm(ptr noundef %7, i64 noundef %add.i.i.i) #31
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit: ; preds = %invoke.cont4, %if.then.i.i11
  %9 = load ptr, ptr %ref.tmp2, align 8, !tbaa !22
  %10 = getelementptr inbounds i8, ptr %ref.tmp2, i64 16
  %cmp.i.i.i12 = icmp eq ptr %9, %10
  br i1 %cmp.i.i.i12, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit15, label %if.then.i.i13

if.then.i.i13:                                    ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit
  %11 = load i64, ptr %10, align 8, !tbaa !21
  %add.i.i.i14 = add i64 %11, 1
  call void @_ZdlPvm(ptr noundef %9, i64 noundef %add.i.i.i14) #31
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit15

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit15: ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit, %if.then.i.i13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp2) #29
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp) #29
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12future_error, i64 16), ptr %this, align 8, !tbaa !4
  %_M_code = getelementptr inbounds i8, ptr %this, i64 16
  store i32 %__ec.coerce0, ptr %_M_code, align 8, !tbaa !27
  %__ec.sroa.324.0._M_code.sroa_idx = getelementptr inbounds i8, ptr %this, i64 24
  store ptr %__ec.coerce1, ptr %__ec.sroa.324.0._M_code.sroa_idx, align 8, !tbaa !29
  ret void

lpad:                                             ; preds = %entry
  %12 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup

lpad3:                                            ; preds = %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit
  %13 = landingpad { ptr, i32 }
          cleanup
  %14 = load ptr, ptr %ref.tmp, align 8, !tbaa !22
  %cmp.i.i.i16 = icmp eq ptr %14, %1
  br i1 %cmp.i.i.i16, label %ehcleanup, label %if.then.i.i17

if.then.i.i17:                                    ; preds = %lpad3
  %15 = load i64, ptr %1, align 8, !tbaa !21
  %add.i.i.i18 = add i64 %15, 1
  call void @_ZdlPvm(ptr noundef %14, i64 noundef %add.i.i.i18) #31
  br label %ehcleanup

ehcleanup:                                        ; preds = %if.then.i.i17, %lpad3, %lpad
  %.pn = phi { ptr, i32 } [ %12, %lpad ], [ %13, %lpad3 ], [ %13, %if.then.i.i17 ]
  %16 = load ptr, ptr %ref.tmp2, align 8, !tbaa !22
  %17 = getelementptr inbounds i8, ptr %ref.tmp2, i64 16
  %cmp.i.i.i20 = icmp eq ptr %16, %17
  br i1 %cmp.i.i.i20, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit23, label %if.then.i.i21

if.then.i.i21:                                    ; preds = %ehcleanup
  %18 = load i64, ptr %17, align 8, !tbaa !21
  %add.i.i.i22 = add i64 %18, 1
  call void @_ZdlPvm(ptr noundef %16, i64 noundef %add.i.i.i22) #31
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit23

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit23: ; preds = %ehcleanup, %if.then.i.i21
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp2) #29
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp) #29
  resume { ptr, i32 } %.pn
}

; Function Attrs: nounwind
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZSt15future_categoryv() local_unnamed_addr #10

declare void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #7

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i64 noundef %__len1, ptr noundef %__s, i64 noundef %__len2) local_unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_string_length.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load i64, ptr %_M_string_length.i.i, align 8
  %sub.neg.i = add i64 %__len1, 4611686018427387903
  %sub3.i = sub i64 %sub.neg.i, %0
  %cmp.i = icmp ult i64 %sub3.i, %__len2
  br i1 %cmp.i, label %if.then.i, label %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.33) #28
  unreachable

_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit: ; preds = %entry
  %add = sub i64 %__len2, %__len1
  %sub = add i64 %add, %0
  %1 = load ptr, ptr %this, align 8, !tbaa !22
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
  store i64 %sub, ptr %_M_string_length.i.i, align 8, !tbaa !19
  %16 = load ptr, ptr %this, align 8, !tbaa !22
  %arrayidx.i = getelementptr inbounds i8, ptr %16, i64 %sub
  store i8 0, ptr %arrayidx.i, align 1, !tbaa !21
  ret ptr %this
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i64 noundef %__len1, ptr noundef %__s, i64 noundef %__len2) local_unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_string_length.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load i64, ptr %_M_string_length.i, align 8, !tbaa !19
  %1 = add i64 %__len1, %__pos
  %sub2 = sub i64 %0, %1
  %add = sub i64 %__len2, %__len1
  %sub4 = add i64 %add, %0
  %2 = load ptr, ptr %this, align 8, !tbaa !22
  %3 = getelementptr inbounds i8, ptr %this, i64 16
  %cmp.i.i = icmp eq ptr %2, %3
  %4 = load i64, ptr %3, align 8
  %cond.i = select i1 %cmp.i.i, i64 15, i64 %4
  %cmp.i = icmp ugt i64 %sub4, 4611686018427387903
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.23) #28
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
  %call5.i.i.i = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %add.i) #33
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
  tail call void @_ZdlPvm(ptr noundef %2, i64 noundef %add.i.i) #31
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv.exit: ; preds = %if.end19, %if.then.i47
  store ptr %call5.i.i.i, ptr %this, align 8, !tbaa !22
  store i64 %__new_capacity.0, ptr %3, align 8, !tbaa !21
  ret void
}

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #10

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE4$_10EEEEvEEFvvEPS8_EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #3 align 2 {
entry:
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %this) #29
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 32) #31
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE4$_10EEEEvEEFvvEPS8_EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %this) unnamed_addr #9 align 2 {
entry:
  %_M_func = getelementptr inbounds i8, ptr %this, i64 8
  %add.ptr.i.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %0 = load ptr, ptr %_M_func, align 8, !tbaa !29
  %.unpack.i.i.i.i = load i64, ptr %add.ptr.i.i.i.i.i, align 8, !tbaa !21
  %.elt1.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 24
  %.unpack2.i.i.i.i = load i64, ptr %.elt1.i.i.i.i, align 8, !tbaa !21
  %1 = getelementptr inbounds i8, ptr %0, i64 %.unpack2.i.i.i.i
  %2 = and i64 %.unpack.i.i.i.i, 1
  %memptr.isvirtual.not.i.i.i.i = icmp eq i64 %2, 0
  br i1 %memptr.isvirtual.not.i.i.i.i, label %memptr.nonvirtual.i.i.i.i, label %memptr.virtual.i.i.i.i

memptr.virtual.i.i.i.i:                           ; preds = %entry
  %vtable.i.i.i.i = load ptr, ptr %1, align 8, !tbaa !4
  %3 = getelementptr i8, ptr %vtable.i.i.i.i, i64 %.unpack.i.i.i.i
  %4 = getelementptr i8, ptr %3, i64 -1
  %memptr.virtualfn.i.i.i.i = load ptr, ptr %4, align 8, !nosanitize !95
  br label %"_ZNSt6thread8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS0_IS1_IJZ4mainE4$_10EEEEvEEFvvEPS7_EEEclEv.exit"

memptr.nonvirtual.i.i.i.i:                        ; preds = %entry
  %memptr.nonvirtualfn.i.i.i.i = inttoptr i64 %.unpack.i.i.i.i to ptr
  br label %"_ZNSt6thread8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS0_IS1_IJZ4mainE4$_10EEEEvEEFvvEPS7_EEEclEv.exit"

"_ZNSt6thread8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS0_IS1_IJZ4mainE4$_10EEEEvEEFvvEPS7_EEEclEv.exit": ; preds = %memptr.virtual.i.i.i.i, %memptr.nonvirtual.i.i.i.i
  %5 = phi ptr [ %memptr.virtualfn.i.i.i.i, %memptr.virtual.i.i.i.i ], [ %memptr.nonvirtualfn.i.i.i.i, %memptr.nonvirtual.i.i.i.i ]
  tail call void %5(ptr noundef nonnull align 8 dereferenceable(64) %1)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENUlvE_8__invokeEv() #21 comdat align 2 {
entry:
  %0 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  %1 = load ptr, ptr %0, align 8, !tbaa !29
  %2 = load ptr, ptr %1, align 8, !tbaa !126
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !128
  %5 = load ptr, ptr %4, align 8, !tbaa !29
  %.unpack.i.i.i.i = load i64, ptr %2, align 8, !tbaa !21
  %.elt1.i.i.i.i = getelementptr inbounds i8, ptr %2, i64 8
  %.unpack2.i.i.i.i = load i64, ptr %.elt1.i.i.i.i, align 8, !tbaa !21
  %6 = getelementptr inbounds i8, ptr %5, i64 %.unpack2.i.i.i.i
  %7 = and i64 %.unpack.i.i.i.i, 1
  %memptr.isvirtual.not.i.i.i.i = icmp eq i64 %7, 0
  br i1 %memptr.isvirtual.not.i.i.i.i, label %memptr.nonvirtual.i.i.i.i, label %memptr.virtual.i.i.i.i

memptr.virtual.i.i.i.i:                           ; preds = %entry
  %vtable.i.i.i.i = load ptr, ptr %6, align 8, !tbaa !4
  %8 = getelementptr i8, ptr %vtable.i.i.i.i, i64 %.unpack.i.i.i.i
  %9 = getelementptr i8, ptr %8, i64 -1
  %memptr.virtualfn.i.i.i.i = load ptr, ptr %9, align 8, !nosanitize !95
  br label %_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENKUlvE_clEv.exit

memptr.nonvirtual.i.i.i.i:                        ; preds = %entry
  %memptr.nonvirtualfn.i.i.i.i = inttoptr i64 %.unpack.i.i.i.i to ptr
  br label %_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENKUlvE_clEv.exit

_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENKUlvE_clEv.exit: ; preds = %memptr.virtual.i.i.i.i, %memptr.nonvirtual.i.i.i.i
  %10 = phi ptr [ %memptr.virtualfn.i.i.i.i, %memptr.virtual.i.i.i.i ], [ %memptr.nonvirtualfn.i.i.i.i, %memptr.nonvirtual.i.i.i.i ]
  tail call void %10(ptr noundef nonnull align 8 dereferenceable(8) %6)
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #23

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_refcount = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_refcount, align 8, !tbaa !52
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  %_M_use_count.i.i = getelementptr inbounds i8, ptr %0, i64 8
  %1 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i = icmp eq i8 %1, 0
  br i1 %tobool.i.not.i.i, label %if.else.i.i.i, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %if.then.i
  %2 = load i32, ptr %_M_use_count.i.i, align 4, !tbaa !27
  %add.i.i.i = add nsw i32 %2, -1
  store i32 %add.i.i.i, ptr %_M_use_count.i.i, align 4, !tbaa !27
  br label %invoke.cont.i.i

if.else.i.i.i:                                    ; preds = %if.then.i
  %3 = atomicrmw volatile add ptr %_M_use_count.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i

invoke.cont.i.i:                                  ; preds = %if.else.i.i.i, %if.then.i.i.i
  %retval.0.i.i.i = phi i32 [ %2, %if.then.i.i.i ], [ %3, %if.else.i.i.i ]
  %cmp.i.i = icmp eq i32 %retval.0.i.i.i, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i:                                      ; preds = %invoke.cont.i.i
  %vtable.i.i.i = load ptr, ptr %0, align 8, !tbaa !4
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 16
  %4 = load ptr, ptr %vfn.i.i.i, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #29
  %_M_weak_count.i.i.i = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i = icmp eq i8 %5, 0
  br i1 %tobool.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %6 = load i32, ptr %_M_weak_count.i.i.i, align 4, !tbaa !27
  %add.i.i.i.i = add nsw i32 %6, -1
  store i32 %add.i.i.i.i, ptr %_M_weak_count.i.i.i, align 4, !tbaa !27
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %7 = atomicrmw volatile add ptr %_M_weak_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %6, %if.then.i.i.i.i ], [ %7, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i2.i.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i2.i.i:                                   ; preds = %invoke.cont.i.i.i
  %vtable2.i.i.i = load ptr, ptr %0, align 8, !tbaa !4
  %vfn3.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i, i64 24
  %8 = load ptr, ptr %vfn3.i.i.i, align 8
  tail call void %8(ptr noundef nonnull align 8 dereferenceable(16) %0) #29
  br label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %entry, %invoke.cont.i.i, %invoke.cont.i.i.i, %if.then.i2.i.i
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3_V216generic_categoryEv() local_unnamed_addr #17

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev"(ptr noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #4 align 2 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 64) #31
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv"(ptr nocapture noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #4 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  %_M_result.i.i.i = getelementptr inbounds i8, ptr %this, i64 48
  %0 = load ptr, ptr %_M_result.i.i.i, align 8, !tbaa !29
  %cmp.not.i.i.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i.i.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %entry
  %vtable.i.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !4
  %1 = load ptr, ptr %vtable.i.i.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i unwind label %terminate.lpad.i.i.i.i

terminate.lpad.i.i.i.i:                           ; preds = %if.then.i.i.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #30
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i: ; preds = %if.then.i.i.i.i, %entry
  store ptr null, ptr %_M_result.i.i.i, align 8, !tbaa !29
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %_M_impl.i, align 8, !tbaa !4
  %_M_result.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 24
  %4 = load ptr, ptr %_M_result.i.i.i.i, align 8, !tbaa !29
  %cmp.not.i.i.i.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i.i.i.i, label %"_ZNSt16allocator_traitsISaIvEE7destroyINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEEEvRS0_PT_.exit", label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i
  %vtable.i.i.i.i.i.i = load ptr, ptr %4, align 8, !tbaa !4
  %5 = load ptr, ptr %vtable.i.i.i.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %"_ZNSt16allocator_traitsISaIvEE7destroyINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEEEvRS0_PT_.exit" unwind label %terminate.lpad.i.i.i.i.i

terminate.lpad.i.i.i.i.i:                         ; preds = %if.then.i.i.i.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #30
  unreachable

"_ZNSt16allocator_traitsISaIvEE7destroyINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEEEvRS0_PT_.exit": ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i, %if.then.i.i.i.i.i
  store ptr null, ptr %_M_result.i.i.i.i, align 8, !tbaa !29
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv"(ptr noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #4 align 2 personality ptr @__gxx_personality_v0 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 64) #31
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define internal noundef ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info"(ptr noundef nonnull readnone align 8 dereferenceable(64) %this, ptr noundef nonnull readonly align 8 dereferenceable(16) %__ti) unnamed_addr #18 align 2 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  %cmp = icmp eq ptr %__ti, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag
  br i1 %cmp, label %cleanup, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %__name.i = getelementptr inbounds i8, ptr %__ti, i64 8
  %0 = load ptr, ptr %__name.i, align 8, !tbaa !89
  %cmp.i = icmp eq ptr %0, @_ZTSSt19_Sp_make_shared_tag
  br i1 %cmp.i, label %cleanup, label %if.end.i

if.end.i:                                         ; preds = %lor.lhs.false
  %1 = load i8, ptr %0, align 1, !tbaa !21
  %cmp4.not.i = icmp eq i8 %1, 42
  br i1 %cmp4.not.i, label %cleanup, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call6.i = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #29
  %cmp7.i = icmp eq i32 %call6.i, 0
  %2 = select i1 %cmp7.i, ptr %_M_impl.i, ptr null
  br label %cleanup

cleanup:                                          ; preds = %land.rhs.i, %if.end.i, %lor.lhs.false, %entry
  %retval.0 = phi ptr [ %_M_impl.i, %entry ], [ %_M_impl.i, %lor.lhs.false ], [ null, %if.end.i ], [ %2, %land.rhs.i ]
  ret ptr %retval.0
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvED2Ev"(ptr nocapture noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #3 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_result = getelementptr inbounds i8, ptr %this, i64 32
  %0 = load ptr, ptr %_M_result, align 8, !tbaa !29
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  %vtable.i.i = load ptr, ptr %0, align 8, !tbaa !4
  %1 = load ptr, ptr %vtable.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #30
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit: ; preds = %entry, %if.then.i
  store ptr null, ptr %_M_result, align 8, !tbaa !29
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !4
  %_M_result.i = getelementptr inbounds i8, ptr %this, i64 8
  %4 = load ptr, ptr %_M_result.i, align 8, !tbaa !29
  %cmp.not.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i, label %_ZNSt13__future_base13_State_baseV2D2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit
  %vtable.i.i.i = load ptr, ptr %4, align 8, !tbaa !4
  %5 = load ptr, ptr %vtable.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %_ZNSt13__future_base13_State_baseV2D2Ev.exit unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %if.then.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #30
  unreachable

_ZNSt13__future_base13_State_baseV2D2Ev.exit:     ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit, %if.then.i.i
  store ptr null, ptr %_M_result.i, align 8, !tbaa !29
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvED0Ev"(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #3 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_result.i = getelementptr inbounds i8, ptr %this, i64 32
  %0 = load ptr, ptr %_M_result.i, align 8, !tbaa !29
  %cmp.not.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %entry
  %vtable.i.i.i = load ptr, ptr %0, align 8, !tbaa !4
  %1 = load ptr, ptr %vtable.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit.i unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %if.then.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #30
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit.i: ; preds = %if.then.i.i, %entry
  store ptr null, ptr %_M_result.i, align 8, !tbaa !29
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !4
  %_M_result.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %4 = load ptr, ptr %_M_result.i.i, align 8, !tbaa !29
  %cmp.not.i.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i.i, label %"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvED2Ev.exit", label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit.i
  %vtable.i.i.i.i = load ptr, ptr %4, align 8, !tbaa !4
  %5 = load ptr, ptr %vtable.i.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvED2Ev.exit" unwind label %terminate.lpad.i.i.i

terminate.lpad.i.i.i:                             ; preds = %if.then.i.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #30
  unreachable

"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvED2Ev.exit": ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIvEENS0_12_Result_base8_DeleterEED2Ev.exit.i, %if.then.i.i.i
  store ptr null, ptr %_M_result.i.i, align 8, !tbaa !29
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 48) #31
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvE17_M_complete_asyncEv"(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #9 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__callable.i.i = alloca %class.anon.62, align 8
  %__did_set.i = alloca i8, align 1
  %ref.tmp.i = alloca { i64, i64 }, align 8
  %ref.tmp2.i = alloca ptr, align 8
  %ref.tmp3.i = alloca ptr, align 8
  %ref.tmp4.i = alloca ptr, align 8
  %agg.tmp = alloca %"class.std::function.60", align 8
  %_M_result = getelementptr inbounds i8, ptr %this, i64 32
  %0 = getelementptr inbounds i8, ptr %this, i64 40
  %_M_manager.i.i = getelementptr inbounds i8, ptr %agg.tmp, i64 16
  %_M_invoker.i = getelementptr inbounds i8, ptr %agg.tmp, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %agg.tmp, i8 0, i64 32, i1 false)
  store ptr %_M_result, ptr %agg.tmp, align 8, !tbaa !29
  %ref.tmp.sroa.5.0.agg.tmp.sroa_idx = getelementptr inbounds i8, ptr %agg.tmp, i64 8
  store ptr %0, ptr %ref.tmp.sroa.5.0.agg.tmp.sroa_idx, align 8, !tbaa !29
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIvEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEE9_M_invokeERKSt9_Any_data", ptr %_M_invoker.i, align 8, !tbaa !91
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIvEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation", ptr %_M_manager.i.i, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__did_set.i) #29
  store i8 0, ptr %__did_set.i, align 1, !tbaa !93
  %_M_once.i = getelementptr inbounds i8, ptr %this, i64 24
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp.i) #29
  store i64 ptrtoint (ptr @_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb to i64), ptr %ref.tmp.i, align 8, !tbaa !21
  %.fca.1.gep.i = getelementptr inbounds i8, ptr %ref.tmp.i, i64 8
  store i64 0, ptr %.fca.1.gep.i, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp2.i) #29
  store ptr %this, ptr %ref.tmp2.i, align 8, !tbaa !29
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp3.i) #29
  store ptr %agg.tmp, ptr %ref.tmp3.i, align 8, !tbaa !29
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp4.i) #29
  store ptr %__did_set.i, ptr %ref.tmp4.i, align 8, !tbaa !29
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %__callable.i.i) #29
  store ptr %ref.tmp.i, ptr %__callable.i.i, align 8, !tbaa !29
  %1 = getelementptr inbounds i8, ptr %__callable.i.i, i64 8
  store ptr %ref.tmp2.i, ptr %1, align 8, !tbaa !29
  %2 = getelementptr inbounds i8, ptr %__callable.i.i, i64 16
  store ptr %ref.tmp3.i, ptr %2, align 8, !tbaa !29
  %3 = getelementptr inbounds i8, ptr %__callable.i.i, i64 24
  store ptr %ref.tmp4.i, ptr %3, align 8, !tbaa !29
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  store ptr %__callable.i.i, ptr %4, align 8, !tbaa !29
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  store ptr @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv, ptr %5, align 8, !tbaa !29
  %call1.i8.i.i = invoke noundef i32 @pthread_once(ptr noundef nonnull %_M_once.i, ptr noundef nonnull @__once_proxy)
          to label %invoke.cont.i.i unwind label %lpad.i.i

invoke.cont.i.i:                                  ; preds = %entry
  %tobool.not.i8.i = icmp eq i32 %call1.i8.i.i, 0
  br i1 %tobool.not.i8.i, label %_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit.i, label %if.then.i9.i

if.then.i9.i:                                     ; preds = %invoke.cont.i.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i8.i.i) #28
          to label %invoke.cont5.i.i unwind label %lpad.i.i

invoke.cont5.i.i:                                 ; preds = %if.then.i9.i
  unreachable

lpad.i.i:                                         ; preds = %if.then.i9.i, %entry
  %6 = landingpad { ptr, i32 }
          cleanup
  store ptr null, ptr %4, align 8, !tbaa !29
  store ptr null, ptr %5, align 8, !tbaa !29
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__callable.i.i) #29
  br label %lpad.body

_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit.i: ; preds = %invoke.cont.i.i
  store ptr null, ptr %4, align 8, !tbaa !29
  store ptr null, ptr %5, align 8, !tbaa !29
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__callable.i.i) #29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp4.i) #29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp3.i) #29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp2.i) #29
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp.i) #29
  %7 = load i8, ptr %__did_set.i, align 1, !tbaa !93, !range !94, !noundef !95
  %loadedv.i = trunc nuw i8 %7 to i1
  br i1 %loadedv.i, label %if.then.i, label %_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb.exit

if.then.i:                                        ; preds = %_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit.i
  %_M_status.i = getelementptr inbounds i8, ptr %this, i64 16
  %8 = atomicrmw xchg ptr %_M_status.i, i32 1 release, align 4
  %tobool.not.i.i = icmp sgt i32 %8, -1
  br i1 %tobool.not.i.i, label %_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %if.then.i
  invoke void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef nonnull %_M_status.i)
          to label %_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb.exit unwind label %lpad

_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb.exit: ; preds = %_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit.i, %if.then.i.i, %if.then.i
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__did_set.i) #29
  %9 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !33
  %tobool.not.i = icmp eq ptr %9, null
  br i1 %tobool.not.i, label %_ZNSt14_Function_baseD2Ev.exit, label %if.then.i3

if.then.i3:                                       ; preds = %_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb.exit
  %call.i = invoke noundef zeroext i1 %9(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i3
  %10 = landingpad { ptr, i32 }
          catch ptr null
  %11 = extractvalue { ptr, i32 } %10, 0
  call void @__clang_call_terminate(ptr %11) #30
  unreachable

_ZNSt14_Function_baseD2Ev.exit:                   ; preds = %_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb.exit, %if.then.i3
  ret void

lpad:                                             ; preds = %if.then.i.i
  %12 = landingpad { ptr, i32 }
          cleanup
  br label %lpad.body

lpad.body:                                        ; preds = %lpad.i.i, %lpad
  %eh.lpad-body = phi { ptr, i32 } [ %12, %lpad ], [ %6, %lpad.i.i ]
  %13 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !33
  %tobool.not.i5 = icmp eq ptr %13, null
  br i1 %tobool.not.i5, label %_ZNSt14_Function_baseD2Ev.exit9, label %if.then.i6

if.then.i6:                                       ; preds = %lpad.body
  %call.i7 = invoke noundef zeroext i1 %13(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit9 unwind label %terminate.lpad.i8

terminate.lpad.i8:                                ; preds = %if.then.i6
  %14 = landingpad { ptr, i32 }
          catch ptr null
  %15 = extractvalue { ptr, i32 } %14, 0
  call void @__clang_call_terminate(ptr %15) #30
  unreachable

_ZNSt14_Function_baseD2Ev.exit9:                  ; preds = %lpad.body, %if.then.i6
  resume { ptr, i32 } %eh.lpad-body
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef zeroext i1 @"_ZNKSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvE21_M_is_deferred_futureEv"(ptr nocapture nonnull readnone align 8 %this) unnamed_addr #24 align 2 {
entry:
  ret i1 true
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNKSt14__basic_futureIvE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %this) local_unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %0 = load ptr, ptr %this, align 8, !tbaa !54
  %cmp.i.not.i = icmp eq ptr %0, null
  br i1 %cmp.i.not.i, label %if.then.i, label %_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E.exit

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt20__throw_future_errori(i32 noundef 3) #28
  unreachable

_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E.exit: ; preds = %entry
  %vtable.i = load ptr, ptr %0, align 8, !tbaa !4
  %vfn.i = getelementptr inbounds i8, ptr %vtable.i, i64 16
  %1 = load ptr, ptr %vfn.i, align 8
  tail call void %1(ptr noundef nonnull align 8 dereferenceable(28) %0)
  %_M_status.i = getelementptr inbounds i8, ptr %0, i64 16
  %2 = load atomic i32, ptr %_M_status.i acquire, align 4
  %and.i3.i = and i32 %2, 2147483647
  %cmp.i.i = icmp eq i32 %and.i3.i, 1
  br i1 %cmp.i.i, label %_ZNSt13__future_base13_State_baseV24waitEv.exit, label %for.cond.i.i.i

for.cond.i.i.i:                                   ; preds = %_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E.exit, %for.cond.i.i.i
  %__assumed.addr.0.i.i.i = phi i32 [ %and.i.i.i.i, %for.cond.i.i.i ], [ %and.i3.i, %_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E.exit ]
  %3 = atomicrmw or ptr %_M_status.i, i32 -2147483648 monotonic, align 4
  %or.i.i.i = or disjoint i32 %__assumed.addr.0.i.i.i, -2147483648
  %call8.i.i.i = tail call noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef nonnull align 1 dereferenceable(1) %_M_status.i, ptr noundef nonnull %_M_status.i, i32 noundef %or.i.i.i, i1 noundef zeroext false, i64 0, i64 0)
  %4 = load atomic i32, ptr %_M_status.i acquire, align 4
  %and.i.i.i.i = and i32 %4, 2147483647
  %5 = icmp ne i32 %and.i.i.i.i, 1
  %or.cond.not.i.i.i = and i1 %call8.i.i.i, %5
  br i1 %or.cond.not.i.i.i, label %for.cond.i.i.i, label %_ZNSt13__future_base13_State_baseV24waitEv.exit

_ZNSt13__future_base13_State_baseV24waitEv.exit:  ; preds = %for.cond.i.i.i, %_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E.exit
  %_M_result.i = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %_M_result.i, align 8, !tbaa !29
  %_M_error = getelementptr inbounds i8, ptr %6, i64 8
  %7 = load ptr, ptr %_M_error, align 8, !tbaa !100
  %cmp.i = icmp eq ptr %7, null
  br i1 %cmp.i, label %if.end, label %if.then

if.then:                                          ; preds = %_ZNSt13__future_base13_State_baseV24waitEv.exit
  %8 = load ptr, ptr %_M_error, align 8, !tbaa !100
  store ptr %8, ptr %agg.tmp, align 8, !tbaa !100
  %tobool.not.i10 = icmp eq ptr %8, null
  br i1 %tobool.not.i10, label %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit, label %if.then.i11

if.then.i11:                                      ; preds = %if.then
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp) #29
  br label %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit

_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit: ; preds = %if.then, %if.then.i11
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef nonnull %agg.tmp) #28
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit
  unreachable

lpad:                                             ; preds = %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit
  %9 = landingpad { ptr, i32 }
          cleanup
  %10 = load ptr, ptr %agg.tmp, align 8, !tbaa !100
  %tobool.not.i12 = icmp eq ptr %10, null
  br i1 %tobool.not.i12, label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit14, label %if.then.i13

if.then.i13:                                      ; preds = %lpad
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp) #29
  br label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit14

_ZNSt15__exception_ptr13exception_ptrD2Ev.exit14: ; preds = %lpad, %if.then.i13
  resume { ptr, i32 } %9

if.end:                                           ; preds = %_ZNSt13__future_base13_State_baseV24waitEv.exit
  ret ptr %6
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__basic_futureIvE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load ptr, ptr %this, align 8, !tbaa !59
  store ptr null, ptr %0, align 8, !tbaa !29
  %_M_refcount3.i.i = getelementptr inbounds i8, ptr %0, i64 8
  %1 = load ptr, ptr %_M_refcount3.i.i, align 8, !tbaa !52
  store ptr null, ptr %_M_refcount3.i.i, align 8, !tbaa !52
  %cmp.not.i.i.i = icmp eq ptr %1, null
  br i1 %cmp.not.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %entry
  %_M_use_count.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 8
  %2 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i.i = icmp eq i8 %2, 0
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %3 = load i32, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !27
  %add.i.i.i.i.i = add nsw i32 %3, -1
  store i32 %add.i.i.i.i.i, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !27
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %4 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i, %if.then.i.i.i.i.i
  %retval.0.i.i.i.i.i = phi i32 [ %3, %if.then.i.i.i.i.i ], [ %4, %if.else.i.i.i.i.i ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit

if.then.i.i.i.i:                                  ; preds = %invoke.cont.i.i.i.i
  %vtable.i.i.i.i.i = load ptr, ptr %1, align 8, !tbaa !4
  %vfn.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i, i64 16
  %5 = load ptr, ptr %vfn.i.i.i.i.i, align 8
  tail call void %5(ptr noundef nonnull align 8 dereferenceable(16) %1) #29
  %_M_weak_count.i.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 12
  %6 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i.i.i = icmp eq i8 %6, 0
  br i1 %tobool.i.not.i.i.i.i.i, label %if.else.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i

if.then.i.i.i.i.i.i:                              ; preds = %if.then.i.i.i.i
  %7 = load i32, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !27
  %add.i.i.i.i.i.i = add nsw i32 %7, -1
  store i32 %add.i.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !27
  br label %invoke.cont.i.i.i.i.i

if.else.i.i.i.i.i.i:                              ; preds = %if.then.i.i.i.i
  %8 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i

invoke.cont.i.i.i.i.i:                            ; preds = %if.else.i.i.i.i.i.i, %if.then.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i = phi i32 [ %7, %if.then.i.i.i.i.i.i ], [ %8, %if.else.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i, label %if.then.i2.i.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit

if.then.i2.i.i.i.i:                               ; preds = %invoke.cont.i.i.i.i.i
  %vtable2.i.i.i.i.i = load ptr, ptr %1, align 8, !tbaa !4
  %vfn3.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i, i64 24
  %9 = load ptr, ptr %vfn3.i.i.i.i.i, align 8
  tail call void %9(ptr noundef nonnull align 8 dereferenceable(16) %1) #29
  br label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit

_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit: ; preds = %entry, %invoke.cont.i.i.i.i, %invoke.cont.i.i.i.i.i, %if.then.i2.i.i.i.i
  ret void
}

; Function Attrs: noreturn
declare void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef) local_unnamed_addr #12

declare noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef nonnull align 1 dereferenceable(1), ptr noundef, i32 noundef, i1 noundef zeroext, i64, i64) local_unnamed_addr #7

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #10

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #4 comdat align 2 {
entry:
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #4 comdat align 2 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 48) #31
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  %vtable.i.i = load ptr, ptr %_M_impl.i, align 8, !tbaa !4
  %0 = load ptr, ptr %vtable.i.i, align 8
  tail call void %0(ptr noundef nonnull align 8 dereferenceable(28) %_M_impl.i) #29
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 48) #31
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef nonnull align 8 dereferenceable(16) %__ti) unnamed_addr #4 comdat align 2 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  %cmp = icmp eq ptr %__ti, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag
  br i1 %cmp, label %cleanup, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %__name.i = getelementptr inbounds i8, ptr %__ti, i64 8
  %0 = load ptr, ptr %__name.i, align 8, !tbaa !89
  %cmp.i = icmp eq ptr %0, @_ZTSSt19_Sp_make_shared_tag
  br i1 %cmp.i, label %cleanup, label %if.end.i

if.end.i:                                         ; preds = %lor.lhs.false
  %1 = load i8, ptr %0, align 1, !tbaa !21
  %cmp4.not.i = icmp eq i8 %1, 42
  br i1 %cmp4.not.i, label %cleanup, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call6.i = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #29
  %cmp7.i = icmp eq i32 %call6.i, 0
  %2 = select i1 %cmp7.i, ptr %_M_impl.i, ptr null
  br label %cleanup

cleanup:                                          ; preds = %land.rhs.i, %if.end.i, %lor.lhs.false, %entry
  %retval.0 = phi ptr [ %_M_impl.i, %entry ], [ %_M_impl.i, %lor.lhs.false ], [ null, %if.end.i ], [ %2, %land.rhs.i ]
  ret ptr %retval.0
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(21) %this) unnamed_addr #4 comdat align 2 {
entry:
  %vtable = load ptr, ptr %this, align 8, !tbaa !4
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 16
  %0 = load ptr, ptr %vfn, align 8
  tail call void %0(ptr noundef nonnull align 8 dereferenceable(21) %this) #29
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiED2Ev(ptr noundef nonnull align 8 dereferenceable(21) %this) unnamed_addr #4 comdat align 2 {
entry:
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 16), ptr %this, align 8, !tbaa !4
  tail call void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) #29
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiED0Ev(ptr noundef nonnull align 8 dereferenceable(21) %this) unnamed_addr #4 comdat align 2 {
entry:
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 16), ptr %this, align 8, !tbaa !4
  tail call void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) #29
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 24) #31
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(21) ptr @_ZNKSt14__basic_futureIiE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %this) local_unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %0 = load ptr, ptr %this, align 8, !tbaa !54
  %cmp.i.not.i = icmp eq ptr %0, null
  br i1 %cmp.i.not.i, label %if.then.i, label %_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E.exit

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt20__throw_future_errori(i32 noundef 3) #28
  unreachable

_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E.exit: ; preds = %entry
  %vtable.i = load ptr, ptr %0, align 8, !tbaa !4
  %vfn.i = getelementptr inbounds i8, ptr %vtable.i, i64 16
  %1 = load ptr, ptr %vfn.i, align 8
  tail call void %1(ptr noundef nonnull align 8 dereferenceable(28) %0)
  %_M_status.i = getelementptr inbounds i8, ptr %0, i64 16
  %2 = load atomic i32, ptr %_M_status.i acquire, align 4
  %and.i3.i = and i32 %2, 2147483647
  %cmp.i.i = icmp eq i32 %and.i3.i, 1
  br i1 %cmp.i.i, label %_ZNSt13__future_base13_State_baseV24waitEv.exit, label %for.cond.i.i.i

for.cond.i.i.i:                                   ; preds = %_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E.exit, %for.cond.i.i.i
  %__assumed.addr.0.i.i.i = phi i32 [ %and.i.i.i.i, %for.cond.i.i.i ], [ %and.i3.i, %_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E.exit ]
  %3 = atomicrmw or ptr %_M_status.i, i32 -2147483648 monotonic, align 4
  %or.i.i.i = or disjoint i32 %__assumed.addr.0.i.i.i, -2147483648
  %call8.i.i.i = tail call noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef nonnull align 1 dereferenceable(1) %_M_status.i, ptr noundef nonnull %_M_status.i, i32 noundef %or.i.i.i, i1 noundef zeroext false, i64 0, i64 0)
  %4 = load atomic i32, ptr %_M_status.i acquire, align 4
  %and.i.i.i.i = and i32 %4, 2147483647
  %5 = icmp ne i32 %and.i.i.i.i, 1
  %or.cond.not.i.i.i = and i1 %call8.i.i.i, %5
  br i1 %or.cond.not.i.i.i, label %for.cond.i.i.i, label %_ZNSt13__future_base13_State_baseV24waitEv.exit

_ZNSt13__future_base13_State_baseV24waitEv.exit:  ; preds = %for.cond.i.i.i, %_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E.exit
  %_M_result.i = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %_M_result.i, align 8, !tbaa !29
  %_M_error = getelementptr inbounds i8, ptr %6, i64 8
  %7 = load ptr, ptr %_M_error, align 8, !tbaa !100
  %cmp.i = icmp eq ptr %7, null
  br i1 %cmp.i, label %if.end, label %if.then

if.then:                                          ; preds = %_ZNSt13__future_base13_State_baseV24waitEv.exit
  %8 = load ptr, ptr %_M_error, align 8, !tbaa !100
  store ptr %8, ptr %agg.tmp, align 8, !tbaa !100
  %tobool.not.i10 = icmp eq ptr %8, null
  br i1 %tobool.not.i10, label %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit, label %if.then.i11

if.then.i11:                                      ; preds = %if.then
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp) #29
  br label %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit

_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit: ; preds = %if.then, %if.then.i11
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef nonnull %agg.tmp) #28
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit
  unreachable

lpad:                                             ; preds = %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit
  %9 = landingpad { ptr, i32 }
          cleanup
  %10 = load ptr, ptr %agg.tmp, align 8, !tbaa !100
  %tobool.not.i12 = icmp eq ptr %10, null
  br i1 %tobool.not.i12, label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit14, label %if.then.i13

if.then.i13:                                      ; preds = %lpad
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp) #29
  br label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit14

_ZNSt15__exception_ptr13exception_ptrD2Ev.exit14: ; preds = %lpad, %if.then.i13
  resume { ptr, i32 } %9

if.end:                                           ; preds = %_ZNSt13__future_base13_State_baseV24waitEv.exit
  ret ptr %6
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load ptr, ptr %this, align 8, !tbaa !73
  store ptr null, ptr %0, align 8, !tbaa !29
  %_M_refcount3.i.i = getelementptr inbounds i8, ptr %0, i64 8
  %1 = load ptr, ptr %_M_refcount3.i.i, align 8, !tbaa !52
  store ptr null, ptr %_M_refcount3.i.i, align 8, !tbaa !52
  %cmp.not.i.i.i = icmp eq ptr %1, null
  br i1 %cmp.not.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %entry
  %_M_use_count.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 8
  %2 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i.i = icmp eq i8 %2, 0
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %3 = load i32, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !27
  %add.i.i.i.i.i = add nsw i32 %3, -1
  store i32 %add.i.i.i.i.i, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !27
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %4 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i, %if.then.i.i.i.i.i
  %retval.0.i.i.i.i.i = phi i32 [ %3, %if.then.i.i.i.i.i ], [ %4, %if.else.i.i.i.i.i ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit

if.then.i.i.i.i:                                  ; preds = %invoke.cont.i.i.i.i
  %vtable.i.i.i.i.i = load ptr, ptr %1, align 8, !tbaa !4
  %vfn.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i, i64 16
  %5 = load ptr, ptr %vfn.i.i.i.i.i, align 8
  tail call void %5(ptr noundef nonnull align 8 dereferenceable(16) %1) #29
  %_M_weak_count.i.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 12
  %6 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !21
  %tobool.i.not.i.i.i.i.i = icmp eq i8 %6, 0
  br i1 %tobool.i.not.i.i.i.i.i, label %if.else.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i

if.then.i.i.i.i.i.i:                              ; preds = %if.then.i.i.i.i
  %7 = load i32, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !27
  %add.i.i.i.i.i.i = add nsw i32 %7, -1
  store i32 %add.i.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !27
  br label %invoke.cont.i.i.i.i.i

if.else.i.i.i.i.i.i:                              ; preds = %if.then.i.i.i.i
  %8 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i

invoke.cont.i.i.i.i.i:                            ; preds = %if.else.i.i.i.i.i.i, %if.then.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i = phi i32 [ %7, %if.then.i.i.i.i.i.i ], [ %8, %if.else.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i, label %if.then.i2.i.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit

if.then.i2.i.i.i.i:                               ; preds = %invoke.cont.i.i.i.i.i
  %vtable2.i.i.i.i.i = load ptr, ptr %1, align 8, !tbaa !4
  %vfn3.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i, i64 24
  %9 = load ptr, ptr %vfn3.i.i.i.i.i, align 8
  tail call void %9(ptr noundef nonnull align 8 dereferenceable(16) %1) #29
  br label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit

_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit: ; preds = %entry, %invoke.cont.i.i.i.i, %invoke.cont.i.i.i.i.i, %if.then.i2.i.i.i.i
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #25

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #26

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #27

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #26

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nounwind }
attributes #9 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree nosync nounwind memory(none) }
attributes #12 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #16 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #19 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #20 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #21 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #23 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #24 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #25 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #26 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #27 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #28 = { noreturn }
attributes #29 = { nounwind }
attributes #30 = { noreturn nounwind }
attributes #31 = { builtin nounwind }
attributes #32 = { nounwind willreturn memory(none) }
attributes #33 = { builtin allocsize(0) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"vtable pointer", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !12, i64 16}
!8 = !{!"_ZTSSt15_Rb_tree_header", !9, i64 0, !13, i64 32}
!9 = !{!"_ZTSSt18_Rb_tree_node_base", !10, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!10 = !{!"_ZTSSt14_Rb_tree_color", !11, i64 0}
!11 = !{!"omnipotent char", !6, i64 0}
!12 = !{!"any pointer", !11, i64 0}
!13 = !{!"long", !11, i64 0}
!14 = !{!8, !12, i64 24}
!15 = !{!8, !13, i64 32}
!16 = !{!8, !12, i64 8}
!17 = !{!18, !12, i64 0}
!18 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !12, i64 0}
!19 = !{!20, !13, i64 8}
!20 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !18, i64 0, !13, i64 8, !11, i64 16}
!21 = !{!11, !11, i64 0}
!22 = !{!20, !12, i64 0}
!23 = !{!24, !12, i64 8}
!24 = !{!"_ZTSNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataE", !12, i64 0, !12, i64 8, !12, i64 16}
!25 = !{!24, !12, i64 0}
!26 = !{!24, !12, i64 16}
!27 = !{!28, !28, i64 0}
!28 = !{!"int", !11, i64 0}
!29 = !{!12, !12, i64 0}
!30 = !{!31, !13, i64 0}
!31 = !{!"_ZTSNSt6thread2idE", !13, i64 0}
!32 = !{!13, !13, i64 0}
!33 = !{!34, !12, i64 16}
!34 = !{!"_ZTSSt14_Function_base", !11, i64 0, !12, i64 16}
!35 = !{!36, !12, i64 24}
!36 = !{!"_ZTSSt8functionIFvvEE", !34, i64 0, !12, i64 24}
!37 = !{!38}
!38 = distinct !{!38, !39, !"_ZSt5asyncIZ4mainE4$_10JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_: %agg.result"}
!39 = distinct !{!39, !"_ZSt5asyncIZ4mainE4$_10JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_"}
!40 = !{!41, !38}
!41 = distinct !{!41, !42, !"_ZSt11make_sharedINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_: %agg.result"}
!42 = distinct !{!42, !"_ZSt11make_sharedINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_"}
!43 = !{!44, !28, i64 8}
!44 = !{!"_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE", !28, i64 8, !28, i64 12}
!45 = !{!44, !28, i64 12}
!46 = !{!47, !28, i64 0}
!47 = !{!"_ZTSSt9once_flag", !28, i64 0}
!48 = !{!49, !12, i64 0}
!49 = !{!"_ZTSSt10_Head_baseILm1EPNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEELb0EE", !12, i64 0}
!50 = !{!51, !11, i64 0}
!51 = !{!"_ZTSSt10_Head_baseILm0EMNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEFvvELb0EE", !11, i64 0}
!52 = !{!53, !12, i64 0}
!53 = !{!"_ZTSSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE", !12, i64 0}
!54 = !{!55, !12, i64 0}
!55 = !{!"_ZTSSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE", !12, i64 0, !53, i64 8}
!56 = !{!57, !38}
!57 = distinct !{!57, !58, !"_ZSt11make_sharedINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_: %agg.result"}
!58 = distinct !{!58, !"_ZSt11make_sharedINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_"}
!59 = !{!60, !12, i64 0}
!60 = !{!"_ZTSNSt14__basic_futureIvE6_ResetE", !12, i64 0}
!61 = !{!62}
!62 = distinct !{!62, !63, !"_ZSt11make_sharedINSt13__future_base13_State_baseV2EJEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES4_E4typeEEDpOT0_: %agg.result"}
!63 = distinct !{!63, !"_ZSt11make_sharedINSt13__future_base13_State_baseV2EJEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES4_E4typeEEDpOT0_"}
!64 = !{!65, !69, i64 20}
!65 = !{!"_ZTSNSt13__future_base7_ResultIiEE", !66, i64 0, !68, i64 16, !69, i64 20}
!66 = !{!"_ZTSNSt13__future_base12_Result_baseE", !67, i64 8}
!67 = !{!"_ZTSNSt15__exception_ptr13exception_ptrE", !12, i64 0}
!68 = !{!"_ZTSN9__gnu_cxx16__aligned_bufferIiEE", !11, i64 0}
!69 = !{!"bool", !11, i64 0}
!70 = !{!71}
!71 = distinct !{!71, !72, !"_ZNSt7promiseIiE10get_futureEv: %agg.result"}
!72 = distinct !{!72, !"_ZNSt7promiseIiE10get_futureEv"}
!73 = !{!74, !12, i64 0}
!74 = !{!"_ZTSNSt14__basic_futureIiE6_ResetE", !12, i64 0}
!75 = !{!76, !12, i64 0}
!76 = !{!"_ZTSSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EE", !12, i64 0}
!77 = !{!"branch_weights", i32 1, i32 1048575}
!78 = !{!9, !12, i64 24}
!79 = !{!9, !12, i64 16}
!80 = distinct !{!80, !81, !82}
!81 = !{!"llvm.loop.mustprogress"}
!82 = !{!"llvm.loop.unroll.disable"}
!83 = !{!84, !12, i64 8}
!84 = !{!"_ZTSSt10error_code", !28, i64 0, !12, i64 8}
!85 = !{!84, !28, i64 0}
!86 = !{!87, !12, i64 8}
!87 = !{!"_ZTSSt15error_condition", !28, i64 0, !12, i64 8}
!88 = !{!87, !28, i64 0}
!89 = !{!90, !12, i64 8}
!90 = !{!"_ZTSSt9type_info", !12, i64 8}
!91 = !{!92, !12, i64 24}
!92 = !{!"_ZTSSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEE", !34, i64 0, !12, i64 24}
!93 = !{!69, !69, i64 0}
!94 = !{i8 0, i8 2}
!95 = !{}
!96 = !{!97}
!97 = distinct !{!97, !98, !"_ZSt18make_exception_ptrISt12future_errorENSt15__exception_ptr13exception_ptrET_: %agg.result"}
!98 = distinct !{!98, !"_ZSt18make_exception_ptrISt12future_errorENSt15__exception_ptr13exception_ptrET_"}
!99 = !{i64 0, i64 4, !27, i64 8, i64 8, !29}
!100 = !{!67, !12, i64 0}
!101 = !{!102}
!102 = distinct !{!102, !103, !"_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv: %agg.result"}
!103 = distinct !{!103, !"_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv"}
!104 = !{!105, !12, i64 0}
!105 = !{!"_ZTSZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_EUlvE_", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!106 = !{!105, !12, i64 8}
!107 = !{!105, !12, i64 16}
!108 = !{!105, !12, i64 24}
!109 = !{!110}
!110 = distinct !{!110, !111, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIvEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESI_E4typeEOSJ_DpOSK_: %agg.result"}
!111 = distinct !{!111, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIvEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESI_E4typeEOSJ_DpOSK_"}
!112 = !{!113, !115, !110}
!113 = distinct !{!113, !114, !"_ZNKSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIvEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEclEv: %agg.result"}
!114 = distinct !{!114, !"_ZNKSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIvEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEclEv"}
!115 = distinct !{!115, !116, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIvEENS1_12_Result_base8_DeleterEERNS1_12_Task_setterIS6_NSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEJEET_St14__invoke_otherOT0_DpOT1_: %agg.result"}
!116 = distinct !{!116, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIvEENS1_12_Result_base8_DeleterEERNS1_12_Task_setterIS6_NSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEEJEET_St14__invoke_otherOT0_DpOT1_"}
!117 = !{!118, !12, i64 0}
!118 = !{!"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIvEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE4$_10EEEEvEE", !12, i64 0, !12, i64 8}
!119 = !{i64 0, i64 8, !29, i64 8, i64 8, !29}
!120 = !{!121}
!121 = distinct !{!121, !122, !"_ZNKSt10error_code7messageB5cxx11Ev: %agg.result"}
!122 = distinct !{!122, !"_ZNKSt10error_code7messageB5cxx11Ev"}
!123 = !{!124}
!124 = distinct !{!124, !125, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_: %agg.result"}
!125 = distinct !{!125, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_"}
!126 = !{!127, !12, i64 0}
!127 = !{!"_ZTSZSt9call_onceIMSt6threadFvvEJPS0_EEvRSt9once_flagOT_DpOT0_EUlvE_", !12, i64 0, !12, i64 8}
!128 = !{!127, !12, i64 8}
