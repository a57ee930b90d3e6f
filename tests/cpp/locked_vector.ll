; ModuleID = 'locked_vector.cpp'
source_filename = "locked_vector.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
%union.pthread_mutex_t = type { i64, [32 x i8] }
%"class.std::vector" = type { %"struct.std::_Vector_base" }
%"struct.std::_Vector_base" = type { %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl" }
%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl" = type { %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data" }
%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data" = type { ptr, ptr, ptr }
%class.anon = type { ptr, ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%struct.anon = type { i32, i32, i32, i32, i32 }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.2" }
%"class.std::tuple.2" = type { %"struct.std::_Tuple_impl.3" }
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Tuple_impl.4", %"struct.std::_Head_base.6" }
%"struct.std::_Tuple_impl.4" = type { %"struct.std::_Head_base.5" }
%"struct.std::_Head_base.5" = type { i32 }
%"struct.std::_Head_base.6" = type { %class.anon }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"class.std::lock_guard" = type { ptr }
%"class.__gnu_cxx::__normal_iterator" = type { ptr }

$_ZNSt5mutexC2Ev = comdat any

$_ZNSt6vectorIiSaIiEEC2Ev = comdat any

$_ZNSt6vectorIiSaIiEEixEm = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNSt6vectorIiSaIiEED2Ev = comdat any

$_ZNSt12__mutex_baseC2Ev = comdat any

$_ZNSt12_Vector_baseIiSaIiEEC2Ev = comdat any

$_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2Ev = comdat any

$_ZNSaIiEC2Ev = comdat any

$_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev = comdat any

$_ZNSt15__new_allocatorIiEC2Ev = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZSt8_DestroyIPiiEvT_S1_RSaIT0_E = comdat any

$_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv = comdat any

$__clang_call_terminate = comdat any

$_ZNSt12_Vector_baseIiSaIiEED2Ev = comdat any

$_ZSt8_DestroyIPiEvT_S1_ = comdat any

$_ZNSt12_Destroy_auxILb1EE9__destroyIPiEEvT_S3_ = comdat any

$_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim = comdat any

$_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev = comdat any

$_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim = comdat any

$_ZNSt15__new_allocatorIiE10deallocateEPim = comdat any

$_ZNSaIiED2Ev = comdat any

$_ZNSt15__new_allocatorIiED2Ev = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_ = comdat any

$_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_ = comdat any

$_ZNSt10lock_guardISt5mutexEC2ERS0_ = comdat any

$_ZNSt6vectorIiSaIiEE9push_backERKi = comdat any

$_ZNSt10lock_guardISt5mutexED2Ev = comdat any

$_ZNSt5mutex4lockEv = comdat any

$_ZNSt16allocator_traitsISaIiEE9constructIiJRKiEEEvRS0_PT_DpOT0_ = comdat any

$_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJRKiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_ = comdat any

$_ZNSt6vectorIiSaIiEE3endEv = comdat any

$_ZNSt15__new_allocatorIiE9constructIiJRKiEEEvPT_DpOT0_ = comdat any

$_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc = comdat any

$_ZN9__gnu_cxxmiIPiSt6vectorIiSaIiEEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS8_SB_ = comdat any

$_ZNSt6vectorIiSaIiEE5beginEv = comdat any

$_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm = comdat any

$_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_ = comdat any

$_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv = comdat any

$_ZNKSt6vectorIiSaIiEE8max_sizeEv = comdat any

$_ZNKSt6vectorIiSaIiEE4sizeEv = comdat any

$_ZSt3maxImERKT_S2_S2_ = comdat any

$_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_ = comdat any

$_ZNKSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv = comdat any

$_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_ = comdat any

$_ZSt3minImERKT_S2_S2_ = comdat any

$_ZNKSt15__new_allocatorIiE8max_sizeEv = comdat any

$_ZNKSt15__new_allocatorIiE11_M_max_sizeEv = comdat any

$_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEC2ERKS1_ = comdat any

$_ZNSt16allocator_traitsISaIiEE8allocateERS0_m = comdat any

$_ZNSt15__new_allocatorIiE8allocateEmPKv = comdat any

$_ZSt12__relocate_aIPiS0_SaIiEET0_T_S3_S2_RT1_ = comdat any

$_ZSt14__relocate_a_1IiiENSt9enable_ifIXsr3std24__is_bitwise_relocatableIT_EE5valueEPS1_E4typeES2_S2_S2_RSaIT0_E = comdat any

$_ZSt12__niter_baseIPiET_S1_ = comdat any

$_ZNSt5mutex6unlockEv = comdat any

$_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_ = comdat any

$_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_ = comdat any

$_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_ = comdat any

$_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_ = comdat any

$_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ETnNSt9enable_ifIXclsr17_TupleConstraintsIXT_ES2_S4_EE37__is_implicitly_default_constructibleEEbE4typeELb1EEEv = comdat any

$_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv = comdat any

$_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev = comdat any

$_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev = comdat any

$_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev = comdat any

$_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev = comdat any

$_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_ = comdat any

$_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_ = comdat any

$_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv = comdat any

$_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_ = comdat any

$_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv = comdat any

$_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_ = comdat any

$_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_ = comdat any

$_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_ = comdat any

@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEED2Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE" = internal constant [66 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x ptr] }, align 8
@.str = private unnamed_addr constant [26 x i8] c"vector::_M_realloc_insert\00", align 1

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %lock = alloca %"class.std::mutex", align 8
  %items = alloca %"class.std::vector", align 8
  %put = alloca %class.anon, align 8
  %one = alloca %"class.std::thread", align 8
  %ref.tmp = alloca i32, align 4
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %two = alloca %"class.std::thread", align 8
  %ref.tmp1 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @_ZNSt5mutexC2Ev(ptr noundef nonnull align 8 dereferenceable(40) %lock) #12, !dbg !12
  call void @_ZNSt6vectorIiSaIiEEC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %items) #12, !dbg !13
  %0 = getelementptr inbounds %class.anon, ptr %put, i32 0, i32 0, !dbg !14
  store ptr %lock, ptr %0, align 8, !dbg !14
  %1 = getelementptr inbounds %class.anon, ptr %put, i32 0, i32 1, !dbg !14
  store ptr %items, ptr %1, align 8, !dbg !14
  store i32 1, ptr %ref.tmp, align 4, !dbg !15
  invoke void @"_ZNSt6threadC2IRZ4mainE3$_0JiEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(8) %one, ptr noundef nonnull align 8 dereferenceable(16) %put, ptr noundef nonnull align 4 dereferenceable(4) %ref.tmp)
          to label %invoke.cont unwind label %lpad, !dbg !16

invoke.cont:                                      ; preds = %entry
  store i32 2, ptr %ref.tmp1, align 4, !dbg !17
  invoke void @"_ZNSt6threadC2IRZ4mainE3$_0JiEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(8) %two, ptr noundef nonnull align 8 dereferenceable(16) %put, ptr noundef nonnull align 4 dereferenceable(4) %ref.tmp1)
          to label %invoke.cont3 unwind label %lpad2, !dbg !18

invoke.cont3:                                     ; preds = %invoke.cont
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %one)
          to label %invoke.cont5 unwind label %lpad4, !dbg !19

invoke.cont5:                                     ; preds = %invoke.cont3
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %two)
          to label %invoke.cont6 unwind label %lpad4, !dbg !20

invoke.cont6:                                     ; preds = %invoke.cont5
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt6vectorIiSaIiEEixEm(ptr noundef nonnull align 8 dereferenceable(24) %items, i64 noundef 0) #12, !dbg !21
  %2 = load i32, ptr %call, align 4, !dbg !21
  %call7 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt6vectorIiSaIiEEixEm(ptr noundef nonnull align 8 dereferenceable(24) %items, i64 noundef 1) #12, !dbg !22
  %3 = load i32, ptr %call7, align 4, !dbg !22
  %add = add nsw i32 %2, %3, !dbg !23
  store i32 %add, ptr %retval, align 4, !dbg !24
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %two) #12, !dbg !25
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %one) #12, !dbg !25
  call void @_ZNSt6vectorIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %items) #12, !dbg !25
  %4 = load i32, ptr %retval, align 4, !dbg !25
  ret i32 %4, !dbg !25

lpad:                                             ; preds = %entry
  %5 = landingpad { ptr, i32 }
          cleanup, !dbg !25
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !25
  store ptr %6, ptr %exn.slot, align 8, !dbg !25
  %7 = extractvalue { ptr, i32 } %5, 1, !dbg !25
  store i32 %7, ptr %ehselector.slot, align 4, !dbg !25
  br label %ehcleanup8, !dbg !25

lpad2:                                            ; preds = %invoke.cont
  %8 = landingpad { ptr, i32 }
          cleanup, !dbg !25
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !25
  store ptr %9, ptr %exn.slot, align 8, !dbg !25
  %10 = extractvalue { ptr, i32 } %8, 1, !dbg !25
  store i32 %10, ptr %ehselector.slot, align 4, !dbg !25
  br label %ehcleanup, !dbg !25

lpad4:                                            ; preds = %invoke.cont5, %invoke.cont3
  %11 = landingpad { ptr, i32 }
          cleanup, !dbg !25
  %12 = extractvalue { ptr, i32 } %11, 0, !dbg !25
  store ptr %12, ptr %exn.slot, align 8, !dbg !25
  %13 = extractvalue { ptr, i32 } %11, 1, !dbg !25
  store i32 %13, ptr %ehselector.slot, align 4, !dbg !25
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %two) #12, !dbg !25
  br label %ehcleanup, !dbg !25

ehcleanup:                                        ; preds = %lpad4, %lpad2
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %one) #12, !dbg !25
  br label %ehcleanup8, !dbg !25

ehcleanup8:                                       ; preds = %ehcleanup, %lpad
  call void @_ZNSt6vectorIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %items) #12, !dbg !25
  br label %eh.resume, !dbg !25

eh.resume:                                        ; preds = %ehcleanup8
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !25
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !25
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !25
  %lpad.val9 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !25
  resume { ptr, i32 } %lpad.val9, !dbg !25
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5mutexC2Ev(ptr noundef nonnull align 8 dereferenceable(40) %this) unnamed_addr #1 comdat align 2 !dbg !26 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNSt12__mutex_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(40) %this1) #12, !dbg !28
  ret void, !dbg !29
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEEC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #1 comdat align 2 !dbg !30 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNSt12_Vector_baseIiSaIiEEC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this1) #12, !dbg !32
  ret void, !dbg !33
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt6threadC2IRZ4mainE3$_0JiEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(16) %__f, ptr noundef nonnull align 4 dereferenceable(4) %__args) unnamed_addr #2 align 2 personality ptr @__gxx_personality_v0 !dbg !34 {
entry:
  %this.addr = alloca ptr, align 8
  %__f.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__depend = alloca ptr, align 8
  %agg.tmp = alloca %"class.std::unique_ptr", align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
  store ptr %__f, ptr %__f.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_id = getelementptr inbounds %"class.std::thread", ptr %this1, i32 0, i32 0, !dbg !36
  call void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %_M_id) #12, !dbg !36
  store ptr null, ptr %__depend, align 8, !dbg !37
  %call = call noalias noundef nonnull ptr @_Znwm(i64 noundef 32) #13, !dbg !38
  %0 = load ptr, ptr %__f.addr, align 8, !dbg !39
  %1 = load ptr, ptr %__args.addr, align 8, !dbg !40
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEC2IJRS3_iEEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(32) %call, ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(4) %1)
          to label %invoke.cont unwind label %lpad, !dbg !41

invoke.cont:                                      ; preds = %entry
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp, ptr noundef %call) #12, !dbg !42
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %this1, ptr noundef %agg.tmp, ptr noundef null)
          to label %invoke.cont3 unwind label %lpad2, !dbg !43

invoke.cont3:                                     ; preds = %invoke.cont
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp) #12, !dbg !43
  ret void, !dbg !44

lpad:                                             ; preds = %entry
  %2 = landingpad { ptr, i32 }
          cleanup, !dbg !44
  %3 = extractvalue { ptr, i32 } %2, 0, !dbg !44
  store ptr %3, ptr %exn.slot, align 8, !dbg !44
  %4 = extractvalue { ptr, i32 } %2, 1, !dbg !44
  store i32 %4, ptr %ehselector.slot, align 4, !dbg !44
  call void @_ZdlPvm(ptr noundef %call, i64 noundef 32) #14, !dbg !38
  br label %eh.resume, !dbg !38

lpad2:                                            ; preds = %invoke.cont
  %5 = landingpad { ptr, i32 }
          cleanup, !dbg !44
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !44
  store ptr %6, ptr %exn.slot, align 8, !dbg !44
  %7 = extractvalue { ptr, i32 } %5, 1, !dbg !44
  store i32 %7, ptr %ehselector.slot, align 4, !dbg !44
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp) #12, !dbg !43
  br label %eh.resume, !dbg !43

eh.resume:                                        ; preds = %lpad2, %lpad
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !38
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !38
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !38
  %lpad.val4 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !38
  resume { ptr, i32 } %lpad.val4, !dbg !38
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) #3

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt6vectorIiSaIiEEixEm(ptr noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__n) #1 comdat align 2 !dbg !45 {
entry:
  %this.addr = alloca ptr, align 8
  %__n.addr = alloca i64, align 8
  store ptr %this, ptr %this.addr, align 8
  store i64 %__n, ptr %__n.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_impl = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !46
  %_M_start = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl, i32 0, i32 0, !dbg !47
  %0 = load ptr, ptr %_M_start, align 8, !dbg !47
  %1 = load i64, ptr %__n.addr, align 8, !dbg !48
  %add.ptr = getelementptr inbounds i32, ptr %0, i64 %1, !dbg !49
  ret ptr %add.ptr, !dbg !50
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !51 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(ptr noundef nonnull align 8 dereferenceable(8) %this1) #12, !dbg !52
  br i1 %call, label %if.then, label %if.end, !dbg !52

if.then:                                          ; preds = %entry
  call void @_ZSt9terminatev() #15, !dbg !53
  unreachable, !dbg !53

_ZSt11__terminatev.exit:                          ; No predecessors!
  unreachable, !dbg !57

if.end:                                           ; preds = %entry
  ret void, !dbg !58
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !59 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_impl = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !60
  %_M_start = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl, i32 0, i32 0, !dbg !61
  %0 = load ptr, ptr %_M_start, align 8, !dbg !61
  %_M_impl2 = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !62
  %_M_finish = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl2, i32 0, i32 1, !dbg !63
  %1 = load ptr, ptr %_M_finish, align 8, !dbg !63
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(ptr noundef nonnull align 8 dereferenceable(24) %this1) #12, !dbg !64
  invoke void @_ZSt8_DestroyIPiiEvT_S1_RSaIT0_E(ptr noundef %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %call)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !65

invoke.cont:                                      ; preds = %entry
  call void @_ZNSt12_Vector_baseIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this1) #12, !dbg !66
  ret void, !dbg !66

terminate.lpad:                                   ; preds = %entry
  %2 = landingpad { ptr, i32 }
          catch ptr null, !dbg !65
  %3 = extractvalue { ptr, i32 } %2, 0, !dbg !65
  call void @__clang_call_terminate(ptr %3) #15, !dbg !65
  unreachable, !dbg !65
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__mutex_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(40) %this) unnamed_addr #1 comdat align 2 !dbg !67 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_mutex = getelementptr inbounds %"class.std::__mutex_base", ptr %this1, i32 0, i32 0, !dbg !68
  call void @llvm.memset.p0.i64(ptr align 8 %_M_mutex, i8 0, i64 20, i1 false), !dbg !69
  %__lock = getelementptr inbounds %struct.anon, ptr %_M_mutex, i32 0, i32 0, !dbg !69
  %__count = getelementptr inbounds %struct.anon, ptr %_M_mutex, i32 0, i32 1, !dbg !69
  %__owner = getelementptr inbounds %struct.anon, ptr %_M_mutex, i32 0, i32 2, !dbg !69
  %__users = getelementptr inbounds %struct.anon, ptr %_M_mutex, i32 0, i32 3, !dbg !69
  %__kind = getelementptr inbounds %struct.anon, ptr %_M_mutex, i32 0, i32 4, !dbg !69
  ret void, !dbg !70
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEEC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #1 comdat align 2 !dbg !71 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_impl = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !72
  call void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %_M_impl) #12, !dbg !72
  ret void, !dbg !73
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #1 comdat align 2 !dbg !74 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNSaIiEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this1) #12, !dbg !75
  call void @_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this1) #12, !dbg !76
  ret void, !dbg !77
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSaIiEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #1 comdat align 2 !dbg !78 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNSt15__new_allocatorIiEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this1) #12, !dbg !80
  ret void, !dbg !81
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #1 comdat align 2 !dbg !82 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_start = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %this1, i32 0, i32 0, !dbg !83
  store ptr null, ptr %_M_start, align 8, !dbg !83
  %_M_finish = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %this1, i32 0, i32 1, !dbg !84
  store ptr null, ptr %_M_finish, align 8, !dbg !84
  %_M_end_of_storage = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %this1, i32 0, i32 2, !dbg !85
  store ptr null, ptr %_M_end_of_storage, align 8, !dbg !85
  ret void, !dbg !86
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #1 comdat align 2 !dbg !87 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  ret void, !dbg !89
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(ptr noundef nonnull align 8 dereferenceable(8) %this) #1 comdat align 2 !dbg !90 {
entry:
  %this.addr = alloca ptr, align 8
  %agg.tmp = alloca %"class.std::thread::id", align 8
  %agg.tmp2 = alloca %"class.std::thread::id", align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_id = getelementptr inbounds %"class.std::thread", ptr %this1, i32 0, i32 0, !dbg !91
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp, ptr align 8 %_M_id, i64 8, i1 false), !dbg !91
  call void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp2) #12, !dbg !92
  %coerce.dive = getelementptr inbounds %"class.std::thread::id", ptr %agg.tmp, i32 0, i32 0, !dbg !93
  %0 = load i64, ptr %coerce.dive, align 8, !dbg !93
  %coerce.dive3 = getelementptr inbounds %"class.std::thread::id", ptr %agg.tmp2, i32 0, i32 0, !dbg !93
  %1 = load i64, ptr %coerce.dive3, align 8, !dbg !93
  %call = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #12, !dbg !93
  %lnot = xor i1 %call, true, !dbg !94
  ret i1 %lnot, !dbg !95
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %__x.coerce, i64 %__y.coerce) #1 comdat !dbg !96 {
entry:
  %__x = alloca %"class.std::thread::id", align 8
  %__y = alloca %"class.std::thread::id", align 8
  %coerce.dive = getelementptr inbounds %"class.std::thread::id", ptr %__x, i32 0, i32 0
  store i64 %__x.coerce, ptr %coerce.dive, align 8
  %coerce.dive1 = getelementptr inbounds %"class.std::thread::id", ptr %__y, i32 0, i32 0
  store i64 %__y.coerce, ptr %coerce.dive1, align 8
  %_M_thread = getelementptr inbounds %"class.std::thread::id", ptr %__x, i32 0, i32 0, !dbg !97
  %0 = load i64, ptr %_M_thread, align 8, !dbg !97
  %_M_thread2 = getelementptr inbounds %"class.std::thread::id", ptr %__y, i32 0, i32 0, !dbg !98
  %1 = load i64, ptr %_M_thread2, align 8, !dbg !98
  %cmp = icmp eq i64 %0, %1, !dbg !99
  ret i1 %cmp, !dbg !100
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !101 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_thread = getelementptr inbounds %"class.std::thread::id", ptr %this1, i32 0, i32 0, !dbg !102
  store i64 0, ptr %_M_thread, align 8, !dbg !102
  ret void, !dbg !103
}

; Function Attrs: noreturn nounwind
declare void @_ZSt9terminatev() #6

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt8_DestroyIPiiEvT_S1_RSaIT0_E(ptr noundef %__first, ptr noundef %__last, ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat !dbg !104 {
entry:
  %__first.addr = alloca ptr, align 8
  %__last.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %__first, ptr %__first.addr, align 8
  store ptr %__last, ptr %__last.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %1 = load ptr, ptr %__first.addr, align 8, !dbg !106
  %2 = load ptr, ptr %__last.addr, align 8, !dbg !107
  call void @_ZSt8_DestroyIPiEvT_S1_(ptr noundef %1, ptr noundef %2), !dbg !108
  ret void, !dbg !109
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(ptr noundef nonnull align 8 dereferenceable(24) %this) #1 comdat align 2 !dbg !110 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_impl = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !111
  ret ptr %_M_impl, !dbg !112
}

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #7 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #12
  call void @_ZSt9terminatev() #15
  unreachable
}

declare ptr @__cxa_begin_catch(ptr)

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !113 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_impl = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !114
  %_M_start = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl, i32 0, i32 0, !dbg !115
  %0 = load ptr, ptr %_M_start, align 8, !dbg !115
  %_M_impl2 = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !116
  %_M_end_of_storage = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl2, i32 0, i32 2, !dbg !117
  %1 = load ptr, ptr %_M_end_of_storage, align 8, !dbg !117
  %_M_impl3 = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !118
  %_M_start4 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl3, i32 0, i32 0, !dbg !119
  %2 = load ptr, ptr %_M_start4, align 8, !dbg !119
  %sub.ptr.lhs.cast = ptrtoint ptr %1 to i64, !dbg !120
  %sub.ptr.rhs.cast = ptrtoint ptr %2 to i64, !dbg !120
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !120
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4, !dbg !120
  invoke void @_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim(ptr noundef nonnull align 8 dereferenceable(24) %this1, ptr noundef %0, i64 noundef %sub.ptr.div)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !121

invoke.cont:                                      ; preds = %entry
  %_M_impl5 = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !122
  call void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %_M_impl5) #12, !dbg !122
  ret void, !dbg !122

terminate.lpad:                                   ; preds = %entry
  %3 = landingpad { ptr, i32 }
          catch ptr null, !dbg !121
  %4 = extractvalue { ptr, i32 } %3, 0, !dbg !121
  call void @__clang_call_terminate(ptr %4) #15, !dbg !121
  unreachable, !dbg !121
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt8_DestroyIPiEvT_S1_(ptr noundef %__first, ptr noundef %__last) #2 comdat !dbg !123 {
entry:
  %__first.addr = alloca ptr, align 8
  %__last.addr = alloca ptr, align 8
  store ptr %__first, ptr %__first.addr, align 8
  store ptr %__last, ptr %__last.addr, align 8
  %0 = load ptr, ptr %__first.addr, align 8, !dbg !125
  %1 = load ptr, ptr %__last.addr, align 8, !dbg !126
  call void @_ZNSt12_Destroy_auxILb1EE9__destroyIPiEEvT_S3_(ptr noundef %0, ptr noundef %1), !dbg !127
  ret void, !dbg !128
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12_Destroy_auxILb1EE9__destroyIPiEEvT_S3_(ptr noundef %0, ptr noundef %1) #1 comdat align 2 !dbg !129 {
entry:
  %.addr = alloca ptr, align 8
  %.addr1 = alloca ptr, align 8
  store ptr %0, ptr %.addr, align 8
  store ptr %1, ptr %.addr1, align 8
  ret void, !dbg !130
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim(ptr noundef nonnull align 8 dereferenceable(24) %this, ptr noundef %__p, i64 noundef %__n) #2 comdat align 2 !dbg !131 {
entry:
  %this.addr = alloca ptr, align 8
  %__p.addr = alloca ptr, align 8
  %__n.addr = alloca i64, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__p, ptr %__p.addr, align 8
  store i64 %__n, ptr %__n.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__p.addr, align 8, !dbg !132
  %tobool = icmp ne ptr %0, null, !dbg !132
  br i1 %tobool, label %if.then, label %if.end, !dbg !132

if.then:                                          ; preds = %entry
  %_M_impl = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !133
  %1 = load ptr, ptr %__p.addr, align 8, !dbg !134
  %2 = load i64, ptr %__n.addr, align 8, !dbg !135
  call void @_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim(ptr noundef nonnull align 1 dereferenceable(1) %_M_impl, ptr noundef %1, i64 noundef %2), !dbg !136
  br label %if.end, !dbg !136

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !137
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #1 comdat align 2 !dbg !138 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNSaIiED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this1) #12, !dbg !139
  ret void, !dbg !139
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim(ptr noundef nonnull align 1 dereferenceable(1) %__a, ptr noundef %__p, i64 noundef %__n) #2 comdat align 2 !dbg !140 {
entry:
  %__a.addr = alloca ptr, align 8
  %__p.addr = alloca ptr, align 8
  %__n.addr = alloca i64, align 8
  store ptr %__a, ptr %__a.addr, align 8
  store ptr %__p, ptr %__p.addr, align 8
  store i64 %__n, ptr %__n.addr, align 8
  %0 = load ptr, ptr %__a.addr, align 8, !dbg !141
  %1 = load ptr, ptr %__p.addr, align 8, !dbg !142
  %2 = load i64, ptr %__n.addr, align 8, !dbg !143
  call void @_ZNSt15__new_allocatorIiE10deallocateEPim(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2), !dbg !144
  ret void, !dbg !145
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiE10deallocateEPim(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef %__p, i64 noundef %__n) #1 comdat align 2 !dbg !146 {
entry:
  %this.addr = alloca ptr, align 8
  %__p.addr = alloca ptr, align 8
  %__n.addr = alloca i64, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__p, ptr %__p.addr, align 8
  store i64 %__n, ptr %__n.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__p.addr, align 8, !dbg !147
  %1 = load i64, ptr %__n.addr, align 8, !dbg !147
  %mul = mul i64 %1, 4, !dbg !147
  call void @_ZdlPvm(ptr noundef %0, i64 noundef %mul) #14, !dbg !148
  ret void, !dbg !149
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #8

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSaIiED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #1 comdat align 2 !dbg !150 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNSt15__new_allocatorIiED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this1) #12, !dbg !151
  ret void, !dbg !151
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #1 comdat align 2 !dbg !152 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  ret void, !dbg !153
}

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #9

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEC2IJRS3_iEEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(32) %this, ptr noundef nonnull align 8 dereferenceable(16) %__args, ptr noundef nonnull align 4 dereferenceable(4) %__args1) unnamed_addr #1 align 2 !dbg !154 {
entry:
  %this.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__args.addr2 = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  store ptr %__args1, ptr %__args.addr2, align 8
  %this3 = load ptr, ptr %this.addr, align 8
  call void @_ZNSt6thread6_StateC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this3) #12, !dbg !155
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEEE", i32 0, i32 0, i32 2), ptr %this3, align 8, !dbg !156
  %_M_func = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %this3, i32 0, i32 1, !dbg !157
  %_M_t = getelementptr inbounds %"struct.std::thread::_Invoker", ptr %_M_func, i32 0, i32 0, !dbg !158
  %0 = load ptr, ptr %__args.addr, align 8, !dbg !159
  %1 = load ptr, ptr %__args.addr2, align 8, !dbg !159
  call void @"_ZNSt5tupleIJZ4mainE3$_0iEEC2IRS0_iTnNSt9enable_ifIXclsr4_TCCIXntcl14__is_alloc_argIT_EEEEE29__is_implicitly_constructibleIS5_T0_EEEbE4typeELb1EEEOS5_OS6_"(ptr noundef nonnull align 8 dereferenceable(24) %_M_t, ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #12, !dbg !160
  ret void, !dbg !161
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef %__p) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !162 {
entry:
  %this.addr = alloca ptr, align 8
  %__p.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__p, ptr %__p.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::unique_ptr", ptr %this1, i32 0, i32 0, !dbg !164
  %0 = load ptr, ptr %__p.addr, align 8, !dbg !165
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %_M_t, ptr noundef %0)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !164

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !166

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null, !dbg !164
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !164
  call void @__clang_call_terminate(ptr %2) #15, !dbg !164
  unreachable, !dbg !164
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !167 {
entry:
  %this.addr = alloca ptr, align 8
  %__ptr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::unique_ptr", ptr %this1, i32 0, i32 0, !dbg !168
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %_M_t) #12, !dbg !169
  store ptr %call, ptr %__ptr, align 8, !dbg !170
  %0 = load ptr, ptr %__ptr, align 8, !dbg !171
  %1 = load ptr, ptr %0, align 8, !dbg !171
  %cmp = icmp ne ptr %1, null, !dbg !172
  br i1 %cmp, label %if.then, label %if.end, !dbg !171

if.then:                                          ; preds = %entry
  %call2 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %this1) #12, !dbg !173
  %2 = load ptr, ptr %__ptr, align 8, !dbg !174
  %3 = load ptr, ptr %2, align 8, !dbg !175
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(ptr noundef nonnull align 1 dereferenceable(1) %call2, ptr noundef %3)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !173

invoke.cont:                                      ; preds = %if.then
  br label %if.end, !dbg !173

if.end:                                           ; preds = %invoke.cont, %entry
  %4 = load ptr, ptr %__ptr, align 8, !dbg !176
  store ptr null, ptr %4, align 8, !dbg !177
  ret void, !dbg !178

terminate.lpad:                                   ; preds = %if.then
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !173
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !173
  call void @__clang_call_terminate(ptr %6) #15, !dbg !173
  unreachable, !dbg !173
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !179 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTVNSt6thread6_StateE, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !180
  ret void, !dbg !180
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0iEEC2IRS0_iTnNSt9enable_ifIXclsr4_TCCIXntcl14__is_alloc_argIT_EEEEE29__is_implicitly_constructibleIS5_T0_EEEbE4typeELb1EEEOS5_OS6_"(ptr noundef nonnull align 8 dereferenceable(24) %this, ptr noundef nonnull align 8 dereferenceable(16) %__a1, ptr noundef nonnull align 4 dereferenceable(4) %__a2) unnamed_addr #1 align 2 personality ptr @__gxx_personality_v0 !dbg !181 {
entry:
  %this.addr = alloca ptr, align 8
  %__a1.addr = alloca ptr, align 8
  %__a2.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__a1, ptr %__a1.addr, align 8
  store ptr %__a2, ptr %__a2.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__a1.addr, align 8, !dbg !183
  %1 = load ptr, ptr %__a2.addr, align 8, !dbg !184
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0iEEC2IRS0_JiEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(24) %this1, ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(4) %1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !185

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !186

terminate.lpad:                                   ; preds = %entry
  %2 = landingpad { ptr, i32 }
          catch ptr null, !dbg !185
  %3 = extractvalue { ptr, i32 } %2, 0, !dbg !185
  call void @__clang_call_terminate(ptr %3) #15, !dbg !185
  unreachable, !dbg !185
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEED2Ev"(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #1 align 2 !dbg !187 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1) #12, !dbg !188
  ret void, !dbg !188
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #1 align 2 !dbg !189 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEED2Ev"(ptr noundef nonnull align 8 dereferenceable(32) %this1) #12, !dbg !190
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 32) #14, !dbg !190
  ret void, !dbg !190
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0iEEEEE6_M_runEv"(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #2 align 2 !dbg !191 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_func = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %this1, i32 0, i32 1, !dbg !192
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0iEEEclEv"(ptr noundef nonnull align 8 dereferenceable(24) %_M_func), !dbg !192
  ret void, !dbg !193
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0iEEC2IRS0_JiEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(24) %this, ptr noundef nonnull align 8 dereferenceable(16) %__head, ptr noundef nonnull align 4 dereferenceable(4) %__tail) unnamed_addr #2 align 2 !dbg !194 {
entry:
  %this.addr = alloca ptr, align 8
  %__head.addr = alloca ptr, align 8
  %__tail.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__head, ptr %__head.addr, align 8
  store ptr %__tail, ptr %__tail.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__tail.addr, align 8, !dbg !195
  call void @_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_(ptr noundef nonnull align 4 dereferenceable(4) %this1, ptr noundef nonnull align 4 dereferenceable(4) %0), !dbg !196
  %1 = getelementptr inbounds i8, ptr %this1, i64 8, !dbg !197
  %2 = load ptr, ptr %__head.addr, align 8, !dbg !198
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IRS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(16) %2), !dbg !199
  ret void, !dbg !200
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_(ptr noundef nonnull align 4 dereferenceable(4) %this, ptr noundef nonnull align 4 dereferenceable(4) %__head) unnamed_addr #2 comdat align 2 !dbg !201 {
entry:
  %this.addr = alloca ptr, align 8
  %__head.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__head, ptr %__head.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__head.addr, align 8, !dbg !202
  call void @_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_(ptr noundef nonnull align 4 dereferenceable(4) %this1, ptr noundef nonnull align 4 dereferenceable(4) %0), !dbg !203
  ret void, !dbg !204
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IRS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef nonnull align 8 dereferenceable(16) %__h) unnamed_addr #1 align 2 !dbg !205 {
entry:
  %this.addr = alloca ptr, align 8
  %__h.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__h, ptr %__h.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.6", ptr %this1, i32 0, i32 0, !dbg !206
  %0 = load ptr, ptr %__h.addr, align 8, !dbg !207
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_M_head_impl, ptr align 8 %0, i64 16, i1 false), !dbg !206
  ret void, !dbg !208
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_(ptr noundef nonnull align 4 dereferenceable(4) %this, ptr noundef nonnull align 4 dereferenceable(4) %__h) unnamed_addr #1 comdat align 2 !dbg !209 {
entry:
  %this.addr = alloca ptr, align 8
  %__h.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__h, ptr %__h.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.5", ptr %this1, i32 0, i32 0, !dbg !210
  %0 = load ptr, ptr %__h.addr, align 8, !dbg !211
  %1 = load i32, ptr %0, align 4, !dbg !212
  store i32 %1, ptr %_M_head_impl, align 4, !dbg !210
  ret void, !dbg !213
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #10

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0iEEEclEv"(ptr noundef nonnull align 8 dereferenceable(24) %this) #2 align 2 !dbg !214 {
entry:
  %this.addr = alloca ptr, align 8
  %agg.tmp = alloca %"struct.std::_Index_tuple", align 1
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0iEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE"(ptr noundef nonnull align 8 dereferenceable(24) %this1), !dbg !215
  ret void, !dbg !216
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0iEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE"(ptr noundef nonnull align 8 dereferenceable(24) %this) #2 align 2 !dbg !217 {
entry:
  %0 = alloca %"struct.std::_Index_tuple", align 1
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"struct.std::thread::_Invoker", ptr %this1, i32 0, i32 0, !dbg !218
  %call = call noundef nonnull align 8 dereferenceable(16) ptr @"_ZSt3getILm0EJZ4mainE3$_0iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(ptr noundef nonnull align 8 dereferenceable(24) %_M_t) #12, !dbg !219
  %_M_t2 = getelementptr inbounds %"struct.std::thread::_Invoker", ptr %this1, i32 0, i32 0, !dbg !218
  %call3 = call noundef nonnull align 4 dereferenceable(4) ptr @"_ZSt3getILm1EJZ4mainE3$_0iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(ptr noundef nonnull align 8 dereferenceable(24) %_M_t2) #12, !dbg !219
  call void @"_ZSt8__invokeIZ4mainE3$_0JiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(ptr noundef nonnull align 8 dereferenceable(16) %call, ptr noundef nonnull align 4 dereferenceable(4) %call3), !dbg !220
  ret void, !dbg !221
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(ptr noundef nonnull align 8 dereferenceable(16) %__fn, ptr noundef nonnull align 4 dereferenceable(4) %__args) #2 !dbg !222 {
entry:
  %__fn.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %agg.tmp = alloca %"struct.std::__invoke_other", align 1
  store ptr %__fn, ptr %__fn.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  %0 = load ptr, ptr %__fn.addr, align 8, !dbg !224
  %1 = load ptr, ptr %__args.addr, align 8, !dbg !225
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JiEET_St14__invoke_otherOT0_DpOT1_"(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(4) %1), !dbg !226
  ret void, !dbg !227
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef nonnull align 8 dereferenceable(16) ptr @"_ZSt3getILm0EJZ4mainE3$_0iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(ptr noundef nonnull align 8 dereferenceable(24) %__t) #1 !dbg !228 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !229
  %call = call noundef nonnull align 8 dereferenceable(16) ptr @"_ZSt12__get_helperILm0EZ4mainE3$_0JiEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(ptr noundef nonnull align 8 dereferenceable(24) %0) #12, !dbg !230
  ret ptr %call, !dbg !231
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef nonnull align 4 dereferenceable(4) ptr @"_ZSt3getILm1EJZ4mainE3$_0iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(ptr noundef nonnull align 8 dereferenceable(24) %__t) #1 !dbg !232 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !233
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(ptr noundef nonnull align 4 dereferenceable(4) %0) #12, !dbg !234
  ret ptr %call, !dbg !235
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JiEET_St14__invoke_otherOT0_DpOT1_"(ptr noundef nonnull align 8 dereferenceable(16) %__f, ptr noundef nonnull align 4 dereferenceable(4) %__args) #2 !dbg !236 {
entry:
  %0 = alloca %"struct.std::__invoke_other", align 1
  %__f.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  store ptr %__f, ptr %__f.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  %1 = load ptr, ptr %__f.addr, align 8, !dbg !237
  %2 = load ptr, ptr %__args.addr, align 8, !dbg !238
  %3 = load i32, ptr %2, align 4, !dbg !239
  call void @"_ZZ4mainENK3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %3), !dbg !240
  ret void, !dbg !241
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZZ4mainENK3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(16) %this, i32 noundef %item) #2 align 2 personality ptr @__gxx_personality_v0 !dbg !242 {
entry:
  %this.addr = alloca ptr, align 8
  %item.addr = alloca i32, align 4
  %guard = alloca %"class.std::lock_guard", align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
  store i32 %item, ptr %item.addr, align 4
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = getelementptr inbounds %class.anon, ptr %this1, i32 0, i32 0, !dbg !243
  %1 = load ptr, ptr %0, align 8, !dbg !243
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_(ptr noundef nonnull align 8 dereferenceable(8) %guard, ptr noundef nonnull align 8 dereferenceable(40) %1), !dbg !244
  %2 = getelementptr inbounds %class.anon, ptr %this1, i32 0, i32 1, !dbg !245
  %3 = load ptr, ptr %2, align 8, !dbg !245
  invoke void @_ZNSt6vectorIiSaIiEE9push_backERKi(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef nonnull align 4 dereferenceable(4) %item.addr)
          to label %invoke.cont unwind label %lpad, !dbg !246

invoke.cont:                                      ; preds = %entry
  call void @_ZNSt10lock_guardISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %guard) #12, !dbg !247
  ret void, !dbg !247

lpad:                                             ; preds = %entry
  %4 = landingpad { ptr, i32 }
          cleanup, !dbg !247
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !247
  store ptr %5, ptr %exn.slot, align 8, !dbg !247
  %6 = extractvalue { ptr, i32 } %4, 1, !dbg !247
  store i32 %6, ptr %ehselector.slot, align 4, !dbg !247
  call void @_ZNSt10lock_guardISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %guard) #12, !dbg !247
  br label %eh.resume, !dbg !247

eh.resume:                                        ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !247
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !247
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !247
  %lpad.val2 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !247
  resume { ptr, i32 } %lpad.val2, !dbg !247
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexEC2ERS0_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(40) %__m) unnamed_addr #2 comdat align 2 !dbg !248 {
entry:
  %this.addr = alloca ptr, align 8
  %__m.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__m, ptr %__m.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_device = getelementptr inbounds %"class.std::lock_guard", ptr %this1, i32 0, i32 0, !dbg !249
  %0 = load ptr, ptr %__m.addr, align 8, !dbg !250
  store ptr %0, ptr %_M_device, align 8, !dbg !249
  %_M_device2 = getelementptr inbounds %"class.std::lock_guard", ptr %this1, i32 0, i32 0, !dbg !251
  %1 = load ptr, ptr %_M_device2, align 8, !dbg !251
  call void @_ZNSt5mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %1), !dbg !252
  ret void, !dbg !253
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEE9push_backERKi(ptr noundef nonnull align 8 dereferenceable(24) %this, ptr noundef nonnull align 4 dereferenceable(4) %__x) #2 comdat align 2 !dbg !254 {
entry:
  %this.addr = alloca ptr, align 8
  %__x.addr = alloca ptr, align 8
  %agg.tmp = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__x, ptr %__x.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_impl = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !255
  %_M_finish = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl, i32 0, i32 1, !dbg !256
  %0 = load ptr, ptr %_M_finish, align 8, !dbg !256
  %_M_impl2 = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !257
  %_M_end_of_storage = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl2, i32 0, i32 2, !dbg !258
  %1 = load ptr, ptr %_M_end_of_storage, align 8, !dbg !258
  %cmp = icmp ne ptr %0, %1, !dbg !259
  br i1 %cmp, label %if.then, label %if.else, !dbg !260

if.then:                                          ; preds = %entry
  %_M_impl3 = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !261
  %_M_impl4 = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !262
  %_M_finish5 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl4, i32 0, i32 1, !dbg !263
  %2 = load ptr, ptr %_M_finish5, align 8, !dbg !263
  %3 = load ptr, ptr %__x.addr, align 8, !dbg !264
  call void @_ZNSt16allocator_traitsISaIiEE9constructIiJRKiEEEvRS0_PT_DpOT0_(ptr noundef nonnull align 1 dereferenceable(1) %_M_impl3, ptr noundef %2, ptr noundef nonnull align 4 dereferenceable(4) %3) #12, !dbg !265
  %_M_impl6 = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !266
  %_M_finish7 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl6, i32 0, i32 1, !dbg !267
  %4 = load ptr, ptr %_M_finish7, align 8, !dbg !268
  %incdec.ptr = getelementptr inbounds i32, ptr %4, i32 1, !dbg !268
  store ptr %incdec.ptr, ptr %_M_finish7, align 8, !dbg !268
  br label %if.end, !dbg !269

if.else:                                          ; preds = %entry
  %call = call ptr @_ZNSt6vectorIiSaIiEE3endEv(ptr noundef nonnull align 8 dereferenceable(24) %this1) #12, !dbg !270
  %coerce.dive = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %agg.tmp, i32 0, i32 0, !dbg !270
  store ptr %call, ptr %coerce.dive, align 8, !dbg !270
  %5 = load ptr, ptr %__x.addr, align 8, !dbg !271
  %coerce.dive8 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %agg.tmp, i32 0, i32 0, !dbg !272
  %6 = load ptr, ptr %coerce.dive8, align 8, !dbg !272
  call void @_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJRKiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %this1, ptr %6, ptr noundef nonnull align 4 dereferenceable(4) %5), !dbg !272
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret void, !dbg !273
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !274 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_device = getelementptr inbounds %"class.std::lock_guard", ptr %this1, i32 0, i32 0, !dbg !275
  %0 = load ptr, ptr %_M_device, align 8, !dbg !275
  invoke void @_ZNSt5mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %0)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !276

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !277

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null, !dbg !276
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !276
  call void @__clang_call_terminate(ptr %2) #15, !dbg !276
  unreachable, !dbg !276
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt5mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %this) #2 comdat align 2 !dbg !278 {
entry:
  %this.addr = alloca ptr, align 8
  %__e = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_mutex = getelementptr inbounds %"class.std::__mutex_base", ptr %this1, i32 0, i32 0, !dbg !279
  %call = call noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(ptr noundef %_M_mutex), !dbg !280
  store i32 %call, ptr %__e, align 4, !dbg !281
  %0 = load i32, ptr %__e, align 4, !dbg !282
  %tobool = icmp ne i32 %0, 0, !dbg !282
  br i1 %tobool, label %if.then, label %if.end, !dbg !282

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %__e, align 4, !dbg !283
  call void @_ZSt20__throw_system_errori(i32 noundef %1) #16, !dbg !284
  unreachable, !dbg !284

if.end:                                           ; preds = %entry
  ret void, !dbg !285
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(ptr noundef %__mutex) #2 !dbg !286 {
entry:
  %retval = alloca i32, align 4
  %__mutex.addr = alloca ptr, align 8
  store ptr %__mutex, ptr %__mutex.addr, align 8
  %call = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !288
  %tobool = icmp ne i32 %call, 0, !dbg !288
  br i1 %tobool, label %if.then, label %if.else, !dbg !288

if.then:                                          ; preds = %entry
  %0 = load ptr, ptr %__mutex.addr, align 8, !dbg !289
  %call1 = call i32 @pthread_mutex_lock(ptr noundef %0), !dbg !290
  store i32 %call1, ptr %retval, align 4, !dbg !291
  br label %return, !dbg !291

if.else:                                          ; preds = %entry
  store i32 0, ptr %retval, align 4, !dbg !292
  br label %return, !dbg !292

return:                                           ; preds = %if.else, %if.then
  %1 = load i32, ptr %retval, align 4, !dbg !293
  ret i32 %1, !dbg !293
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) #11

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @_ZL18__gthread_active_pv() #1 !dbg !294 {
entry:
  ret i32 1, !dbg !295
}

declare i32 @pthread_mutex_lock(ptr noundef) #3

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIiEE9constructIiJRKiEEEvRS0_PT_DpOT0_(ptr noundef nonnull align 1 dereferenceable(1) %__a, ptr noundef %__p, ptr noundef nonnull align 4 dereferenceable(4) %__args) #1 comdat align 2 !dbg !296 {
entry:
  %__a.addr = alloca ptr, align 8
  %__p.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  store ptr %__a, ptr %__a.addr, align 8
  store ptr %__p, ptr %__p.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  %0 = load ptr, ptr %__a.addr, align 8, !dbg !297
  %1 = load ptr, ptr %__p.addr, align 8, !dbg !298
  %2 = load ptr, ptr %__args.addr, align 8, !dbg !299
  call void @_ZNSt15__new_allocatorIiE9constructIiJRKiEEEvPT_DpOT0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2) #12, !dbg !300
  ret void, !dbg !301
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJRKiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %this, ptr %__position.coerce, ptr noundef nonnull align 4 dereferenceable(4) %__args) #2 comdat align 2 !dbg !302 {
entry:
  %__position = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %this.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__len = alloca i64, align 8
  %__old_start = alloca ptr, align 8
  %__old_finish = alloca ptr, align 8
  %__elems_before = alloca i64, align 8
  %ref.tmp = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %__new_start = alloca ptr, align 8
  %__new_finish = alloca ptr, align 8
  %coerce.dive = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %__position, i32 0, i32 0
  store ptr %__position.coerce, ptr %coerce.dive, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %call = call noundef i64 @_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc(ptr noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef 1, ptr noundef @.str), !dbg !304
  store i64 %call, ptr %__len, align 8, !dbg !305
  %_M_impl = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !306
  %_M_start = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl, i32 0, i32 0, !dbg !307
  %0 = load ptr, ptr %_M_start, align 8, !dbg !307
  store ptr %0, ptr %__old_start, align 8, !dbg !308
  %_M_impl2 = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !309
  %_M_finish = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl2, i32 0, i32 1, !dbg !310
  %1 = load ptr, ptr %_M_finish, align 8, !dbg !310
  store ptr %1, ptr %__old_finish, align 8, !dbg !311
  %call3 = call ptr @_ZNSt6vectorIiSaIiEE5beginEv(ptr noundef nonnull align 8 dereferenceable(24) %this1) #12, !dbg !312
  %coerce.dive4 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %ref.tmp, i32 0, i32 0, !dbg !312
  store ptr %call3, ptr %coerce.dive4, align 8, !dbg !312
  %call5 = call noundef i64 @_ZN9__gnu_cxxmiIPiSt6vectorIiSaIiEEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS8_SB_(ptr noundef nonnull align 8 dereferenceable(8) %__position, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp) #12, !dbg !313
  store i64 %call5, ptr %__elems_before, align 8, !dbg !314
  %2 = load i64, ptr %__len, align 8, !dbg !315
  %call6 = call noundef ptr @_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm(ptr noundef nonnull align 8 dereferenceable(24) %this1, i64 noundef %2), !dbg !316
  store ptr %call6, ptr %__new_start, align 8, !dbg !317
  %3 = load ptr, ptr %__new_start, align 8, !dbg !318
  store ptr %3, ptr %__new_finish, align 8, !dbg !319
  %_M_impl7 = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !320
  %4 = load ptr, ptr %__new_start, align 8, !dbg !321
  %5 = load i64, ptr %__elems_before, align 8, !dbg !322
  %add.ptr = getelementptr inbounds i32, ptr %4, i64 %5, !dbg !323
  %6 = load ptr, ptr %__args.addr, align 8, !dbg !324
  call void @_ZNSt16allocator_traitsISaIiEE9constructIiJRKiEEEvRS0_PT_DpOT0_(ptr noundef nonnull align 1 dereferenceable(1) %_M_impl7, ptr noundef %add.ptr, ptr noundef nonnull align 4 dereferenceable(4) %6) #12, !dbg !325
  store ptr null, ptr %__new_finish, align 8, !dbg !326
  %7 = load ptr, ptr %__old_start, align 8, !dbg !327
  %call8 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(ptr noundef nonnull align 8 dereferenceable(8) %__position) #12, !dbg !328
  %8 = load ptr, ptr %call8, align 8, !dbg !328
  %9 = load ptr, ptr %__new_start, align 8, !dbg !329
  %call9 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(ptr noundef nonnull align 8 dereferenceable(24) %this1) #12, !dbg !330
  %call10 = call noundef ptr @_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_(ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef nonnull align 1 dereferenceable(1) %call9) #12, !dbg !331
  store ptr %call10, ptr %__new_finish, align 8, !dbg !332
  %10 = load ptr, ptr %__new_finish, align 8, !dbg !333
  %incdec.ptr = getelementptr inbounds i32, ptr %10, i32 1, !dbg !333
  store ptr %incdec.ptr, ptr %__new_finish, align 8, !dbg !333
  %call11 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(ptr noundef nonnull align 8 dereferenceable(8) %__position) #12, !dbg !334
  %11 = load ptr, ptr %call11, align 8, !dbg !334
  %12 = load ptr, ptr %__old_finish, align 8, !dbg !335
  %13 = load ptr, ptr %__new_finish, align 8, !dbg !336
  %call12 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(ptr noundef nonnull align 8 dereferenceable(24) %this1) #12, !dbg !337
  %call13 = call noundef ptr @_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_(ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef nonnull align 1 dereferenceable(1) %call12) #12, !dbg !338
  store ptr %call13, ptr %__new_finish, align 8, !dbg !339
  %14 = load ptr, ptr %__old_start, align 8, !dbg !340
  %_M_impl14 = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !341
  %_M_end_of_storage = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl14, i32 0, i32 2, !dbg !342
  %15 = load ptr, ptr %_M_end_of_storage, align 8, !dbg !342
  %16 = load ptr, ptr %__old_start, align 8, !dbg !343
  %sub.ptr.lhs.cast = ptrtoint ptr %15 to i64, !dbg !344
  %sub.ptr.rhs.cast = ptrtoint ptr %16 to i64, !dbg !344
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !344
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4, !dbg !344
  call void @_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim(ptr noundef nonnull align 8 dereferenceable(24) %this1, ptr noundef %14, i64 noundef %sub.ptr.div), !dbg !345
  %17 = load ptr, ptr %__new_start, align 8, !dbg !346
  %_M_impl15 = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !347
  %_M_start16 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl15, i32 0, i32 0, !dbg !348
  store ptr %17, ptr %_M_start16, align 8, !dbg !349
  %18 = load ptr, ptr %__new_finish, align 8, !dbg !350
  %_M_impl17 = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !351
  %_M_finish18 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl17, i32 0, i32 1, !dbg !352
  store ptr %18, ptr %_M_finish18, align 8, !dbg !353
  %19 = load ptr, ptr %__new_start, align 8, !dbg !354
  %20 = load i64, ptr %__len, align 8, !dbg !355
  %add.ptr19 = getelementptr inbounds i32, ptr %19, i64 %20, !dbg !356
  %_M_impl20 = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !357
  %_M_end_of_storage21 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl20, i32 0, i32 2, !dbg !358
  store ptr %add.ptr19, ptr %_M_end_of_storage21, align 8, !dbg !359
  ret void, !dbg !360
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local ptr @_ZNSt6vectorIiSaIiEE3endEv(ptr noundef nonnull align 8 dereferenceable(24) %this) #1 comdat align 2 !dbg !361 {
entry:
  %retval = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_impl = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !362
  %_M_finish = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl, i32 0, i32 1, !dbg !363
  call void @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEC2ERKS1_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 8 dereferenceable(8) %_M_finish) #12, !dbg !364
  %coerce.dive = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %retval, i32 0, i32 0, !dbg !365
  %0 = load ptr, ptr %coerce.dive, align 8, !dbg !365
  ret ptr %0, !dbg !365
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiE9constructIiJRKiEEEvPT_DpOT0_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef %__p, ptr noundef nonnull align 4 dereferenceable(4) %__args) #1 comdat align 2 !dbg !366 {
entry:
  %this.addr = alloca ptr, align 8
  %__p.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__p, ptr %__p.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__p.addr, align 8, !dbg !367
  %1 = load ptr, ptr %__args.addr, align 8, !dbg !368
  %2 = load i32, ptr %1, align 4, !dbg !369
  store i32 %2, ptr %0, align 4, !dbg !370
  ret void, !dbg !371
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc(ptr noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__n, ptr noundef %__s) #2 comdat align 2 !dbg !372 {
entry:
  %this.addr = alloca ptr, align 8
  %__n.addr = alloca i64, align 8
  %__s.addr = alloca ptr, align 8
  %__len = alloca i64, align 8
  %ref.tmp = alloca i64, align 8
  store ptr %this, ptr %this.addr, align 8
  store i64 %__n, ptr %__n.addr, align 8
  store ptr %__s, ptr %__s.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %call = call noundef i64 @_ZNKSt6vectorIiSaIiEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %this1) #12, !dbg !373
  %call2 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %this1) #12, !dbg !374
  %sub = sub i64 %call, %call2, !dbg !375
  %0 = load i64, ptr %__n.addr, align 8, !dbg !376
  %cmp = icmp ult i64 %sub, %0, !dbg !377
  br i1 %cmp, label %if.then, label %if.end, !dbg !373

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %__s.addr, align 8, !dbg !378
  call void @_ZSt20__throw_length_errorPKc(ptr noundef %1) #16, !dbg !379
  unreachable, !dbg !379

if.end:                                           ; preds = %entry
  %call3 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %this1) #12, !dbg !380
  %call4 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %this1) #12, !dbg !381
  store i64 %call4, ptr %ref.tmp, align 8, !dbg !381
  %call5 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3maxImERKT_S2_S2_(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, ptr noundef nonnull align 8 dereferenceable(8) %__n.addr), !dbg !382
  %2 = load i64, ptr %call5, align 8, !dbg !382
  %add = add i64 %call3, %2, !dbg !383
  store i64 %add, ptr %__len, align 8, !dbg !384
  %3 = load i64, ptr %__len, align 8, !dbg !385
  %call6 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %this1) #12, !dbg !386
  %cmp7 = icmp ult i64 %3, %call6, !dbg !387
  br i1 %cmp7, label %cond.true, label %lor.lhs.false, !dbg !388

lor.lhs.false:                                    ; preds = %if.end
  %4 = load i64, ptr %__len, align 8, !dbg !389
  %call8 = call noundef i64 @_ZNKSt6vectorIiSaIiEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %this1) #12, !dbg !390
  %cmp9 = icmp ugt i64 %4, %call8, !dbg !391
  br i1 %cmp9, label %cond.true, label %cond.false, !dbg !392

cond.true:                                        ; preds = %lor.lhs.false, %if.end
  %call10 = call noundef i64 @_ZNKSt6vectorIiSaIiEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %this1) #12, !dbg !393
  br label %cond.end, !dbg !392

cond.false:                                       ; preds = %lor.lhs.false
  %5 = load i64, ptr %__len, align 8, !dbg !394
  br label %cond.end, !dbg !392

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call10, %cond.true ], [ %5, %cond.false ], !dbg !392
  ret i64 %cond, !dbg !395
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZN9__gnu_cxxmiIPiSt6vectorIiSaIiEEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS8_SB_(ptr noundef nonnull align 8 dereferenceable(8) %__lhs, ptr noundef nonnull align 8 dereferenceable(8) %__rhs) #1 comdat !dbg !396 {
entry:
  %__lhs.addr = alloca ptr, align 8
  %__rhs.addr = alloca ptr, align 8
  store ptr %__lhs, ptr %__lhs.addr, align 8
  store ptr %__rhs, ptr %__rhs.addr, align 8
  %0 = load ptr, ptr %__lhs.addr, align 8, !dbg !398
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #12, !dbg !399
  %1 = load ptr, ptr %call, align 8, !dbg !399
  %2 = load ptr, ptr %__rhs.addr, align 8, !dbg !400
  %call1 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #12, !dbg !401
  %3 = load ptr, ptr %call1, align 8, !dbg !401
  %sub.ptr.lhs.cast = ptrtoint ptr %1 to i64, !dbg !402
  %sub.ptr.rhs.cast = ptrtoint ptr %3 to i64, !dbg !402
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !402
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4, !dbg !402
  ret i64 %sub.ptr.div, !dbg !403
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local ptr @_ZNSt6vectorIiSaIiEE5beginEv(ptr noundef nonnull align 8 dereferenceable(24) %this) #1 comdat align 2 !dbg !404 {
entry:
  %retval = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_impl = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !405
  %_M_start = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl, i32 0, i32 0, !dbg !406
  call void @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEC2ERKS1_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 8 dereferenceable(8) %_M_start) #12, !dbg !407
  %coerce.dive = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %retval, i32 0, i32 0, !dbg !408
  %0 = load ptr, ptr %coerce.dive, align 8, !dbg !408
  ret ptr %0, !dbg !408
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm(ptr noundef nonnull align 8 dereferenceable(24) %this, i64 noundef %__n) #2 comdat align 2 !dbg !409 {
entry:
  %this.addr = alloca ptr, align 8
  %__n.addr = alloca i64, align 8
  store ptr %this, ptr %this.addr, align 8
  store i64 %__n, ptr %__n.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i64, ptr %__n.addr, align 8, !dbg !410
  %cmp = icmp ne i64 %0, 0, !dbg !411
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !410

cond.true:                                        ; preds = %entry
  %_M_impl = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !412
  %1 = load i64, ptr %__n.addr, align 8, !dbg !413
  %call = call noundef ptr @_ZNSt16allocator_traitsISaIiEE8allocateERS0_m(ptr noundef nonnull align 1 dereferenceable(1) %_M_impl, i64 noundef %1), !dbg !414
  br label %cond.end, !dbg !410

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !410

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %call, %cond.true ], [ null, %cond.false ], !dbg !410
  ret ptr %cond, !dbg !415
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_(ptr noundef %__first, ptr noundef %__last, ptr noundef %__result, ptr noundef nonnull align 1 dereferenceable(1) %__alloc) #1 comdat align 2 !dbg !416 {
entry:
  %__first.addr = alloca ptr, align 8
  %__last.addr = alloca ptr, align 8
  %__result.addr = alloca ptr, align 8
  %__alloc.addr = alloca ptr, align 8
  store ptr %__first, ptr %__first.addr, align 8
  store ptr %__last, ptr %__last.addr, align 8
  store ptr %__result, ptr %__result.addr, align 8
  store ptr %__alloc, ptr %__alloc.addr, align 8
  %0 = load ptr, ptr %__first.addr, align 8, !dbg !417
  %1 = load ptr, ptr %__last.addr, align 8, !dbg !418
  %2 = load ptr, ptr %__result.addr, align 8, !dbg !419
  %3 = load ptr, ptr %__alloc.addr, align 8, !dbg !420
  %call = call noundef ptr @_ZSt12__relocate_aIPiS0_SaIiEET0_T_S3_S2_RT1_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull align 1 dereferenceable(1) %3) #12, !dbg !421
  ret ptr %call, !dbg !422
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(ptr noundef nonnull align 8 dereferenceable(8) %this) #1 comdat align 2 !dbg !423 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_current = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %this1, i32 0, i32 0, !dbg !424
  ret ptr %_M_current, !dbg !425
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt6vectorIiSaIiEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %this) #1 comdat align 2 !dbg !426 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNKSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(ptr noundef nonnull align 8 dereferenceable(24) %this1) #12, !dbg !427
  %call2 = call noundef i64 @_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %call) #12, !dbg !428
  ret i64 %call2, !dbg !429
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %this) #1 comdat align 2 !dbg !430 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_impl = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !431
  %_M_finish = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl, i32 0, i32 1, !dbg !432
  %0 = load ptr, ptr %_M_finish, align 8, !dbg !432
  %_M_impl2 = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !433
  %_M_start = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %_M_impl2, i32 0, i32 0, !dbg !434
  %1 = load ptr, ptr %_M_start, align 8, !dbg !434
  %sub.ptr.lhs.cast = ptrtoint ptr %0 to i64, !dbg !435
  %sub.ptr.rhs.cast = ptrtoint ptr %1 to i64, !dbg !435
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !435
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4, !dbg !435
  ret i64 %sub.ptr.div, !dbg !436
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) #11

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3maxImERKT_S2_S2_(ptr noundef nonnull align 8 dereferenceable(8) %__a, ptr noundef nonnull align 8 dereferenceable(8) %__b) #1 comdat !dbg !437 {
entry:
  %retval = alloca ptr, align 8
  %__a.addr = alloca ptr, align 8
  %__b.addr = alloca ptr, align 8
  store ptr %__a, ptr %__a.addr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__a.addr, align 8, !dbg !439
  %1 = load i64, ptr %0, align 8, !dbg !439
  %2 = load ptr, ptr %__b.addr, align 8, !dbg !440
  %3 = load i64, ptr %2, align 8, !dbg !440
  %cmp = icmp ult i64 %1, %3, !dbg !441
  br i1 %cmp, label %if.then, label %if.end, !dbg !439

if.then:                                          ; preds = %entry
  %4 = load ptr, ptr %__b.addr, align 8, !dbg !442
  store ptr %4, ptr %retval, align 8, !dbg !443
  br label %return, !dbg !443

if.end:                                           ; preds = %entry
  %5 = load ptr, ptr %__a.addr, align 8, !dbg !444
  store ptr %5, ptr %retval, align 8, !dbg !445
  br label %return, !dbg !445

return:                                           ; preds = %if.end, %if.then
  %6 = load ptr, ptr %retval, align 8, !dbg !446
  ret ptr %6, !dbg !446
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %__a) #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !447 {
entry:
  %__a.addr = alloca ptr, align 8
  %__diffmax = alloca i64, align 8
  %__allocmax = alloca i64, align 8
  store ptr %__a, ptr %__a.addr, align 8
  store i64 2305843009213693951, ptr %__diffmax, align 8, !dbg !448
  %0 = load ptr, ptr %__a.addr, align 8, !dbg !449
  %call = call noundef i64 @_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %0) #12, !dbg !450
  store i64 %call, ptr %__allocmax, align 8, !dbg !451
  %call1 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3minImERKT_S2_S2_(ptr noundef nonnull align 8 dereferenceable(8) %__diffmax, ptr noundef nonnull align 8 dereferenceable(8) %__allocmax)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !452

invoke.cont:                                      ; preds = %entry
  %1 = load i64, ptr %call1, align 8, !dbg !452
  ret i64 %1, !dbg !453

terminate.lpad:                                   ; preds = %entry
  %2 = landingpad { ptr, i32 }
          catch ptr null, !dbg !452
  %3 = extractvalue { ptr, i32 } %2, 0, !dbg !452
  call void @__clang_call_terminate(ptr %3) #15, !dbg !452
  unreachable, !dbg !452
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNKSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(ptr noundef nonnull align 8 dereferenceable(24) %this) #1 comdat align 2 !dbg !454 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_impl = getelementptr inbounds %"struct.std::_Vector_base", ptr %this1, i32 0, i32 0, !dbg !455
  ret ptr %_M_impl, !dbg !456
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %__a) #1 comdat align 2 !dbg !457 {
entry:
  %__a.addr = alloca ptr, align 8
  store ptr %__a, ptr %__a.addr, align 8
  %0 = load ptr, ptr %__a.addr, align 8, !dbg !458
  %call = call noundef i64 @_ZNKSt15__new_allocatorIiE8max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #12, !dbg !459
  ret i64 %call, !dbg !460
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3minImERKT_S2_S2_(ptr noundef nonnull align 8 dereferenceable(8) %__a, ptr noundef nonnull align 8 dereferenceable(8) %__b) #1 comdat !dbg !461 {
entry:
  %retval = alloca ptr, align 8
  %__a.addr = alloca ptr, align 8
  %__b.addr = alloca ptr, align 8
  store ptr %__a, ptr %__a.addr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !462
  %1 = load i64, ptr %0, align 8, !dbg !462
  %2 = load ptr, ptr %__a.addr, align 8, !dbg !463
  %3 = load i64, ptr %2, align 8, !dbg !463
  %cmp = icmp ult i64 %1, %3, !dbg !464
  br i1 %cmp, label %if.then, label %if.end, !dbg !462

if.then:                                          ; preds = %entry
  %4 = load ptr, ptr %__b.addr, align 8, !dbg !465
  store ptr %4, ptr %retval, align 8, !dbg !466
  br label %return, !dbg !466

if.end:                                           ; preds = %entry
  %5 = load ptr, ptr %__a.addr, align 8, !dbg !467
  store ptr %5, ptr %retval, align 8, !dbg !468
  br label %return, !dbg !468

return:                                           ; preds = %if.end, %if.then
  %6 = load ptr, ptr %retval, align 8, !dbg !469
  ret ptr %6, !dbg !469
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorIiE8max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %this) #1 comdat align 2 !dbg !470 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %call = call noundef i64 @_ZNKSt15__new_allocatorIiE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %this1) #12, !dbg !471
  ret i64 %call, !dbg !472
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorIiE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %this) #1 comdat align 2 !dbg !473 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  ret i64 2305843009213693951, !dbg !474
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEC2ERKS1_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %__i) unnamed_addr #1 comdat align 2 !dbg !475 {
entry:
  %this.addr = alloca ptr, align 8
  %__i.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__i, ptr %__i.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_current = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %this1, i32 0, i32 0, !dbg !476
  %0 = load ptr, ptr %__i.addr, align 8, !dbg !477
  %1 = load ptr, ptr %0, align 8, !dbg !477
  store ptr %1, ptr %_M_current, align 8, !dbg !476
  ret void, !dbg !478
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt16allocator_traitsISaIiEE8allocateERS0_m(ptr noundef nonnull align 1 dereferenceable(1) %__a, i64 noundef %__n) #2 comdat align 2 !dbg !479 {
entry:
  %__a.addr = alloca ptr, align 8
  %__n.addr = alloca i64, align 8
  store ptr %__a, ptr %__a.addr, align 8
  store i64 %__n, ptr %__n.addr, align 8
  %0 = load ptr, ptr %__a.addr, align 8, !dbg !480
  %1 = load i64, ptr %__n.addr, align 8, !dbg !481
  %call = call noundef ptr @_ZNSt15__new_allocatorIiE8allocateEmPKv(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, ptr noundef null), !dbg !482
  ret ptr %call, !dbg !483
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt15__new_allocatorIiE8allocateEmPKv(ptr noundef nonnull align 1 dereferenceable(1) %this, i64 noundef %__n, ptr noundef %0) #2 comdat align 2 !dbg !484 {
entry:
  %this.addr = alloca ptr, align 8
  %__n.addr = alloca i64, align 8
  %.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store i64 %__n, ptr %__n.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %1 = load i64, ptr %__n.addr, align 8, !dbg !485
  %call = call noundef i64 @_ZNKSt15__new_allocatorIiE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %this1) #12, !dbg !486
  %cmp = icmp ugt i64 %1, %call, !dbg !487
  br i1 %cmp, label %if.then, label %if.end4, !dbg !488

if.then:                                          ; preds = %entry
  %2 = load i64, ptr %__n.addr, align 8, !dbg !489
  %cmp2 = icmp ugt i64 %2, 4611686018427387903, !dbg !490
  br i1 %cmp2, label %if.then3, label %if.end, !dbg !489

if.then3:                                         ; preds = %if.then
  call void @_ZSt28__throw_bad_array_new_lengthv() #16, !dbg !491
  unreachable, !dbg !491

if.end:                                           ; preds = %if.then
  call void @_ZSt17__throw_bad_allocv() #16, !dbg !492
  unreachable, !dbg !492

if.end4:                                          ; preds = %entry
  %3 = load i64, ptr %__n.addr, align 8, !dbg !493
  %mul = mul i64 %3, 4, !dbg !494
  %call5 = call noalias noundef nonnull ptr @_Znwm(i64 noundef %mul) #13, !dbg !495
  ret ptr %call5, !dbg !496
}

; Function Attrs: noreturn
declare void @_ZSt28__throw_bad_array_new_lengthv() #11

; Function Attrs: noreturn
declare void @_ZSt17__throw_bad_allocv() #11

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZSt12__relocate_aIPiS0_SaIiEET0_T_S3_S2_RT1_(ptr noundef %__first, ptr noundef %__last, ptr noundef %__result, ptr noundef nonnull align 1 dereferenceable(1) %__alloc) #1 comdat !dbg !497 {
entry:
  %__first.addr = alloca ptr, align 8
  %__last.addr = alloca ptr, align 8
  %__result.addr = alloca ptr, align 8
  %__alloc.addr = alloca ptr, align 8
  store ptr %__first, ptr %__first.addr, align 8
  store ptr %__last, ptr %__last.addr, align 8
  store ptr %__result, ptr %__result.addr, align 8
  store ptr %__alloc, ptr %__alloc.addr, align 8
  %0 = load ptr, ptr %__first.addr, align 8, !dbg !499
  %call = call noundef ptr @_ZSt12__niter_baseIPiET_S1_(ptr noundef %0) #12, !dbg !500
  %1 = load ptr, ptr %__last.addr, align 8, !dbg !501
  %call1 = call noundef ptr @_ZSt12__niter_baseIPiET_S1_(ptr noundef %1) #12, !dbg !502
  %2 = load ptr, ptr %__result.addr, align 8, !dbg !503
  %call2 = call noundef ptr @_ZSt12__niter_baseIPiET_S1_(ptr noundef %2) #12, !dbg !504
  %3 = load ptr, ptr %__alloc.addr, align 8, !dbg !505
  %call3 = call noundef ptr @_ZSt14__relocate_a_1IiiENSt9enable_ifIXsr3std24__is_bitwise_relocatableIT_EE5valueEPS1_E4typeES2_S2_S2_RSaIT0_E(ptr noundef %call, ptr noundef %call1, ptr noundef %call2, ptr noundef nonnull align 1 dereferenceable(1) %3) #12, !dbg !506
  ret ptr %call3, !dbg !507
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZSt14__relocate_a_1IiiENSt9enable_ifIXsr3std24__is_bitwise_relocatableIT_EE5valueEPS1_E4typeES2_S2_S2_RSaIT0_E(ptr noundef %__first, ptr noundef %__last, ptr noundef %__result, ptr noundef nonnull align 1 dereferenceable(1) %__alloc) #1 comdat !dbg !508 {
entry:
  %__first.addr = alloca ptr, align 8
  %__last.addr = alloca ptr, align 8
  %__result.addr = alloca ptr, align 8
  %__alloc.addr = alloca ptr, align 8
  %__count = alloca i64, align 8
  store ptr %__first, ptr %__first.addr, align 8
  store ptr %__last, ptr %__last.addr, align 8
  store ptr %__result, ptr %__result.addr, align 8
  store ptr %__alloc, ptr %__alloc.addr, align 8
  %0 = load ptr, ptr %__last.addr, align 8, !dbg !509
  %1 = load ptr, ptr %__first.addr, align 8, !dbg !510
  %sub.ptr.lhs.cast = ptrtoint ptr %0 to i64, !dbg !511
  %sub.ptr.rhs.cast = ptrtoint ptr %1 to i64, !dbg !511
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !511
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4, !dbg !511
  store i64 %sub.ptr.div, ptr %__count, align 8, !dbg !512
  %2 = load i64, ptr %__count, align 8, !dbg !513
  %cmp = icmp sgt i64 %2, 0, !dbg !514
  br i1 %cmp, label %if.then, label %if.end, !dbg !513

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %__result.addr, align 8, !dbg !515
  %4 = load ptr, ptr %__first.addr, align 8, !dbg !516
  %5 = load i64, ptr %__count, align 8, !dbg !517
  %mul = mul i64 %5, 4, !dbg !518
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %3, ptr align 4 %4, i64 %mul, i1 false), !dbg !519
  br label %if.end, !dbg !520

if.end:                                           ; preds = %if.then, %entry
  %6 = load ptr, ptr %__result.addr, align 8, !dbg !521
  %7 = load i64, ptr %__count, align 8, !dbg !522
  %add.ptr = getelementptr inbounds i32, ptr %6, i64 %7, !dbg !523
  ret ptr %add.ptr, !dbg !524
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZSt12__niter_baseIPiET_S1_(ptr noundef %__it) #1 comdat !dbg !525 {
entry:
  %__it.addr = alloca ptr, align 8
  store ptr %__it, ptr %__it.addr, align 8
  %0 = load ptr, ptr %__it.addr, align 8, !dbg !526
  ret ptr %0, !dbg !527
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #5

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt5mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %this) #2 comdat align 2 !dbg !528 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_mutex = getelementptr inbounds %"class.std::__mutex_base", ptr %this1, i32 0, i32 0, !dbg !529
  %call = call noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(ptr noundef %_M_mutex), !dbg !530
  ret void, !dbg !531
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(ptr noundef %__mutex) #2 !dbg !532 {
entry:
  %retval = alloca i32, align 4
  %__mutex.addr = alloca ptr, align 8
  store ptr %__mutex, ptr %__mutex.addr, align 8
  %call = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !533
  %tobool = icmp ne i32 %call, 0, !dbg !533
  br i1 %tobool, label %if.then, label %if.else, !dbg !533

if.then:                                          ; preds = %entry
  %0 = load ptr, ptr %__mutex.addr, align 8, !dbg !534
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef %0), !dbg !535
  store i32 %call1, ptr %retval, align 4, !dbg !536
  br label %return, !dbg !536

if.else:                                          ; preds = %entry
  store i32 0, ptr %retval, align 4, !dbg !537
  br label %return, !dbg !537

return:                                           ; preds = %if.else, %if.then
  %1 = load i32, ptr %retval, align 4, !dbg !538
  ret i32 %1, !dbg !538
}

declare i32 @pthread_mutex_unlock(ptr noundef) #3

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef nonnull align 8 dereferenceable(16) ptr @"_ZSt12__get_helperILm0EZ4mainE3$_0JiEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(ptr noundef nonnull align 8 dereferenceable(24) %__t) #1 !dbg !539 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !540
  %call = call noundef nonnull align 8 dereferenceable(16) ptr @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0iEE7_M_headERS1_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #12, !dbg !541
  ret ptr %call, !dbg !542
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef nonnull align 8 dereferenceable(16) ptr @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0iEE7_M_headERS1_"(ptr noundef nonnull align 8 dereferenceable(24) %__t) #1 align 2 !dbg !543 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !544
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 8, !dbg !544
  %call = call noundef nonnull align 8 dereferenceable(16) ptr @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EE7_M_headERS1_"(ptr noundef nonnull align 8 dereferenceable(16) %add.ptr) #12, !dbg !545
  ret ptr %call, !dbg !546
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef nonnull align 8 dereferenceable(16) ptr @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EE7_M_headERS1_"(ptr noundef nonnull align 8 dereferenceable(16) %__b) #1 align 2 !dbg !547 {
entry:
  %__b.addr = alloca ptr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !548
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.6", ptr %0, i32 0, i32 0, !dbg !549
  ret ptr %_M_head_impl, !dbg !550
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(ptr noundef nonnull align 4 dereferenceable(4) %__t) #1 comdat !dbg !551 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !552
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_(ptr noundef nonnull align 4 dereferenceable(4) %0) #12, !dbg !553
  ret ptr %call, !dbg !554
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_(ptr noundef nonnull align 4 dereferenceable(4) %__t) #1 comdat align 2 !dbg !555 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !556
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_(ptr noundef nonnull align 4 dereferenceable(4) %0) #12, !dbg !557
  ret ptr %call, !dbg !558
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_(ptr noundef nonnull align 4 dereferenceable(4) %__b) #1 comdat align 2 !dbg !559 {
entry:
  %__b.addr = alloca ptr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !560
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.5", ptr %0, i32 0, i32 0, !dbg !561
  ret ptr %_M_head_impl, !dbg !562
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef %0) unnamed_addr #2 comdat align 2 !dbg !563 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %1 = load ptr, ptr %.addr, align 8, !dbg !564
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %this1, ptr noundef %1), !dbg !564
  ret void, !dbg !564
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef %__p) unnamed_addr #1 comdat align 2 !dbg !565 {
entry:
  %this.addr = alloca ptr, align 8
  %__p.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__p, ptr %__p.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::__uniq_ptr_impl", ptr %this1, i32 0, i32 0, !dbg !566
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ETnNSt9enable_ifIXclsr17_TupleConstraintsIXT_ES2_S4_EE37__is_implicitly_default_constructibleEEbE4typeELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %_M_t) #12, !dbg !566
  %0 = load ptr, ptr %__p.addr, align 8, !dbg !567
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %this1) #12, !dbg !568
  store ptr %0, ptr %call, align 8, !dbg !569
  ret void, !dbg !570
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ETnNSt9enable_ifIXclsr17_TupleConstraintsIXT_ES2_S4_EE37__is_implicitly_default_constructibleEEbE4typeELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !571 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !572

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !573

terminate.lpad:                                   ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null, !dbg !572
  %1 = extractvalue { ptr, i32 } %0, 0, !dbg !572
  call void @__clang_call_terminate(ptr %1) #15, !dbg !572
  unreachable, !dbg !572
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %this) #1 comdat align 2 !dbg !574 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::__uniq_ptr_impl", ptr %this1, i32 0, i32 0, !dbg !575
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %_M_t) #12, !dbg !576
  ret ptr %call, !dbg !577
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #2 comdat align 2 !dbg !578 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this1), !dbg !579
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1), !dbg !580
  ret void, !dbg !581
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #2 comdat align 2 !dbg !582 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this1), !dbg !583
  ret void, !dbg !584
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !585 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.1", ptr %this1, i32 0, i32 0, !dbg !586
  store ptr null, ptr %_M_head_impl, align 8, !dbg !586
  ret void, !dbg !587
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #1 comdat align 2 !dbg !588 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  ret void, !dbg !589
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %__t) #1 comdat !dbg !590 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !591
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #12, !dbg !592
  ret ptr %call, !dbg !593
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %__t) #1 comdat !dbg !594 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !595
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(ptr noundef nonnull align 8 dereferenceable(8) %0) #12, !dbg !596
  ret ptr %call, !dbg !597
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(ptr noundef nonnull align 8 dereferenceable(8) %__t) #1 comdat align 2 !dbg !598 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !599
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) #12, !dbg !600
  ret ptr %call, !dbg !601
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %__b) #1 comdat align 2 !dbg !602 {
entry:
  %__b.addr = alloca ptr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !603
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.1", ptr %0, i32 0, i32 0, !dbg !604
  ret ptr %_M_head_impl, !dbg !605
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %this) #1 comdat align 2 !dbg !606 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::unique_ptr", ptr %this1, i32 0, i32 0, !dbg !607
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %_M_t) #12, !dbg !608
  ret ptr %call, !dbg !609
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef %__ptr) #1 comdat align 2 !dbg !610 {
entry:
  %this.addr = alloca ptr, align 8
  %__ptr.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__ptr, ptr %__ptr.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__ptr.addr, align 8, !dbg !611
  %isnull = icmp eq ptr %0, null, !dbg !612
  br i1 %isnull, label %delete.end, label %delete.notnull, !dbg !612

delete.notnull:                                   ; preds = %entry
  %vtable = load ptr, ptr %0, align 8, !dbg !612
  %vfn = getelementptr inbounds ptr, ptr %vtable, i64 1, !dbg !612
  %1 = load ptr, ptr %vfn, align 8, !dbg !612
  call void %1(ptr noundef nonnull align 8 dereferenceable(8) %0) #12, !dbg !612
  br label %delete.end, !dbg !612

delete.end:                                       ; preds = %delete.notnull, %entry
  ret void, !dbg !613
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %this) #1 comdat align 2 !dbg !614 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::__uniq_ptr_impl", ptr %this1, i32 0, i32 0, !dbg !615
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %_M_t) #12, !dbg !616
  ret ptr %call, !dbg !617
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %__t) #1 comdat !dbg !618 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !619
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) #12, !dbg !620
  ret ptr %call, !dbg !621
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %__t) #1 comdat !dbg !622 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !623
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) #12, !dbg !624
  ret ptr %call, !dbg !625
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %__t) #1 comdat align 2 !dbg !626 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !627
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) #12, !dbg !628
  ret ptr %call, !dbg !629
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %__b) #1 comdat align 2 !dbg !630 {
entry:
  %__b.addr = alloca ptr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !631
  ret ptr %0, !dbg !632
}

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { builtin nounwind }
attributes #15 = { noreturn nounwind }
attributes #16 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "locked_vector.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "e95edd456a503eae982edd0690492ac0")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 10, column: 14, scope: !9)
!13 = !DILocation(line: 11, column: 20, scope: !9)
!14 = !DILocation(line: 12, column: 14, scope: !9)
!15 = !DILocation(line: 16, column: 24, scope: !9)
!16 = !DILocation(line: 16, column: 15, scope: !9)
!17 = !DILocation(line: 16, column: 37, scope: !9)
!18 = !DILocation(line: 16, column: 28, scope: !9)
!19 = !DILocation(line: 17, column: 7, scope: !9)
!20 = !DILocation(line: 18, column: 7, scope: !9)
!21 = !DILocation(line: 19, column: 10, scope: !9)
!22 = !DILocation(line: 19, column: 21, scope: !9)
!23 = !DILocation(line: 19, column: 19, scope: !9)
!24 = !DILocation(line: 19, column: 3, scope: !9)
!25 = !DILocation(line: 20, column: 1, scope: !9)
!26 = distinct !DISubprogram(name: "mutex", scope: !27, file: !27, line: 91, type: !10, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!27 = !DIFile(filename: "c++/bits/std_mutex.h", directory: "")
!28 = !DILocation(line: 91, column: 5, scope: !26)
!29 = !DILocation(line: 91, column: 30, scope: !26)
!30 = distinct !DISubprogram(name: "vector", scope: !31, file: !31, line: 526, type: !10, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!31 = !DIFile(filename: "c++/bits/stl_vector.h", directory: "", checksumkind: CSK_MD5, checksum: "8db44c3d22440641ac1ba040d9370a58")
!32 = !DILocation(line: 526, column: 7, scope: !30)
!33 = !DILocation(line: 526, column: 24, scope: !30)
!34 = distinct !DISubprogram(name: "thread<(lambda at locked_vector.cpp:12:14) &, int, void>", scope: !35, file: !35, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!35 = !DIFile(filename: "c++/bits/std_thread.h", directory: "")
!36 = !DILocation(line: 126, column: 7, scope: !34)
!37 = !DILocation(line: 137, column: 7, scope: !34)
!38 = !DILocation(line: 142, column: 29, scope: !34)
!39 = !DILocation(line: 143, column: 32, scope: !34)
!40 = !DILocation(line: 143, column: 58, scope: !34)
!41 = !DILocation(line: 142, column: 33, scope: !34)
!42 = !DILocation(line: 142, column: 18, scope: !34)
!43 = !DILocation(line: 142, column: 2, scope: !34)
!44 = !DILocation(line: 145, column: 7, scope: !34)
!45 = distinct !DISubprogram(name: "operator[]", scope: !31, file: !31, line: 1121, type: !10, scopeLine: 1122, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 1124, column: 17, scope: !45)
!47 = !DILocation(line: 1124, column: 25, scope: !45)
!48 = !DILocation(line: 1124, column: 36, scope: !45)
!49 = !DILocation(line: 1124, column: 34, scope: !45)
!50 = !DILocation(line: 1124, column: 2, scope: !45)
!51 = distinct !DISubprogram(name: "~thread", scope: !35, file: !35, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!52 = !DILocation(line: 150, column: 11, scope: !51)
!53 = !DILocation(line: 312, column: 5, scope: !54, inlinedAt: !56)
!54 = distinct !DISubprogram(name: "__terminate", scope: !55, file: !55, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!55 = !DIFile(filename: "c++/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!56 = distinct !DILocation(line: 151, column: 2, scope: !51)
!57 = !DILocation(line: 151, column: 2, scope: !51)
!58 = !DILocation(line: 152, column: 5, scope: !51)
!59 = distinct !DISubprogram(name: "~vector", scope: !31, file: !31, line: 728, type: !10, scopeLine: 729, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!60 = !DILocation(line: 730, column: 22, scope: !59)
!61 = !DILocation(line: 730, column: 30, scope: !59)
!62 = !DILocation(line: 730, column: 46, scope: !59)
!63 = !DILocation(line: 730, column: 54, scope: !59)
!64 = !DILocation(line: 731, column: 9, scope: !59)
!65 = !DILocation(line: 730, column: 2, scope: !59)
!66 = !DILocation(line: 733, column: 7, scope: !59)
!67 = distinct !DISubprogram(name: "__mutex_base", scope: !27, file: !27, line: 65, type: !10, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!68 = !DILocation(line: 63, column: 20, scope: !67)
!69 = !DILocation(line: 63, column: 31, scope: !67)
!70 = !DILocation(line: 65, column: 47, scope: !67)
!71 = distinct !DISubprogram(name: "_Vector_base", scope: !31, file: !31, line: 312, type: !10, scopeLine: 312, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!72 = !DILocation(line: 312, column: 7, scope: !71)
!73 = !DILocation(line: 312, column: 30, scope: !71)
!74 = distinct !DISubprogram(name: "_Vector_impl", scope: !31, file: !31, line: 137, type: !10, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!75 = !DILocation(line: 139, column: 4, scope: !74)
!76 = !DILocation(line: 137, column: 2, scope: !74)
!77 = !DILocation(line: 140, column: 4, scope: !74)
!78 = distinct !DISubprogram(name: "allocator", scope: !79, file: !79, line: 156, type: !10, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!79 = !DIFile(filename: "c++/bits/allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6fa856a93062ce2b39cf0c9a3a6a3468")
!80 = !DILocation(line: 156, column: 7, scope: !78)
!81 = !DILocation(line: 156, column: 38, scope: !78)
!82 = distinct !DISubprogram(name: "_Vector_impl_data", scope: !31, file: !31, line: 99, type: !10, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!83 = !DILocation(line: 100, column: 4, scope: !82)
!84 = !DILocation(line: 100, column: 16, scope: !82)
!85 = !DILocation(line: 100, column: 29, scope: !82)
!86 = !DILocation(line: 101, column: 4, scope: !82)
!87 = distinct !DISubprogram(name: "__new_allocator", scope: !88, file: !88, line: 80, type: !10, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!88 = !DIFile(filename: "c++/bits/new_allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6b069d101319ece6de3732b658fb1d77")
!89 = !DILocation(line: 80, column: 49, scope: !87)
!90 = distinct !DISubprogram(name: "joinable", scope: !35, file: !35, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!91 = !DILocation(line: 175, column: 16, scope: !90)
!92 = !DILocation(line: 175, column: 25, scope: !90)
!93 = !DILocation(line: 175, column: 22, scope: !90)
!94 = !DILocation(line: 175, column: 14, scope: !90)
!95 = !DILocation(line: 175, column: 7, scope: !90)
!96 = distinct !DISubprogram(name: "operator==", scope: !35, file: !35, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!97 = !DILocation(line: 286, column: 16, scope: !96)
!98 = !DILocation(line: 286, column: 33, scope: !96)
!99 = !DILocation(line: 286, column: 26, scope: !96)
!100 = !DILocation(line: 286, column: 5, scope: !96)
!101 = distinct !DISubprogram(name: "id", scope: !35, file: !35, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!102 = !DILocation(line: 85, column: 23, scope: !101)
!103 = !DILocation(line: 85, column: 37, scope: !101)
!104 = distinct !DISubprogram(name: "_Destroy<int *, int>", scope: !105, file: !105, line: 847, type: !10, scopeLine: 849, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!105 = !DIFile(filename: "c++/bits/alloc_traits.h", directory: "", checksumkind: CSK_MD5, checksum: "fd441eaab0a8965f7012f98a3edcbb86")
!106 = !DILocation(line: 850, column: 16, scope: !104)
!107 = !DILocation(line: 850, column: 25, scope: !104)
!108 = !DILocation(line: 850, column: 7, scope: !104)
!109 = !DILocation(line: 851, column: 5, scope: !104)
!110 = distinct !DISubprogram(name: "_M_get_Tp_allocator", scope: !31, file: !31, line: 298, type: !10, scopeLine: 299, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!111 = !DILocation(line: 299, column: 22, scope: !110)
!112 = !DILocation(line: 299, column: 9, scope: !110)
!113 = distinct !DISubprogram(name: "~_Vector_base", scope: !31, file: !31, line: 364, type: !10, scopeLine: 365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!114 = !DILocation(line: 366, column: 16, scope: !113)
!115 = !DILocation(line: 366, column: 24, scope: !113)
!116 = !DILocation(line: 367, column: 9, scope: !113)
!117 = !DILocation(line: 367, column: 17, scope: !113)
!118 = !DILocation(line: 367, column: 37, scope: !113)
!119 = !DILocation(line: 367, column: 45, scope: !113)
!120 = !DILocation(line: 367, column: 35, scope: !113)
!121 = !DILocation(line: 366, column: 2, scope: !113)
!122 = !DILocation(line: 368, column: 7, scope: !113)
!123 = distinct !DISubprogram(name: "_Destroy<int *>", scope: !124, file: !124, line: 182, type: !10, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!124 = !DIFile(filename: "c++/bits/stl_construct.h", directory: "", checksumkind: CSK_MD5, checksum: "ceba413818ae9b0f6742666be9b2ed67")
!125 = !DILocation(line: 196, column: 12, scope: !123)
!126 = !DILocation(line: 196, column: 21, scope: !123)
!127 = !DILocation(line: 195, column: 7, scope: !123)
!128 = !DILocation(line: 197, column: 5, scope: !123)
!129 = distinct !DISubprogram(name: "__destroy<int *>", scope: !124, file: !124, line: 172, type: !10, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!130 = !DILocation(line: 172, column: 57, scope: !129)
!131 = distinct !DISubprogram(name: "_M_deallocate", scope: !31, file: !31, line: 383, type: !10, scopeLine: 384, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!132 = !DILocation(line: 386, column: 6, scope: !131)
!133 = !DILocation(line: 387, column: 20, scope: !131)
!134 = !DILocation(line: 387, column: 29, scope: !131)
!135 = !DILocation(line: 387, column: 34, scope: !131)
!136 = !DILocation(line: 387, column: 4, scope: !131)
!137 = !DILocation(line: 388, column: 7, scope: !131)
!138 = distinct !DISubprogram(name: "~_Vector_impl", scope: !31, file: !31, line: 133, type: !10, scopeLine: 133, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!139 = !DILocation(line: 133, column: 14, scope: !138)
!140 = distinct !DISubprogram(name: "deallocate", scope: !105, file: !105, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!141 = !DILocation(line: 496, column: 9, scope: !140)
!142 = !DILocation(line: 496, column: 24, scope: !140)
!143 = !DILocation(line: 496, column: 29, scope: !140)
!144 = !DILocation(line: 496, column: 13, scope: !140)
!145 = !DILocation(line: 496, column: 35, scope: !140)
!146 = distinct !DISubprogram(name: "deallocate", scope: !88, file: !88, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!147 = !DILocation(line: 158, column: 27, scope: !146)
!148 = !DILocation(line: 158, column: 2, scope: !146)
!149 = !DILocation(line: 159, column: 7, scope: !146)
!150 = distinct !DISubprogram(name: "~allocator", scope: !79, file: !79, line: 174, type: !10, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!151 = !DILocation(line: 174, column: 39, scope: !150)
!152 = distinct !DISubprogram(name: "~__new_allocator", scope: !88, file: !88, line: 90, type: !10, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!153 = !DILocation(line: 90, column: 50, scope: !152)
!154 = distinct !DISubprogram(name: "_State_impl<(lambda at locked_vector.cpp:12:14) &, int>", scope: !35, file: !35, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!155 = !DILocation(line: 205, column: 4, scope: !154)
!156 = !DILocation(line: 207, column: 4, scope: !154)
!157 = !DILocation(line: 206, column: 6, scope: !154)
!158 = !DILocation(line: 206, column: 13, scope: !154)
!159 = !DILocation(line: 206, column: 35, scope: !154)
!160 = !DILocation(line: 206, column: 14, scope: !154)
!161 = !DILocation(line: 207, column: 6, scope: !154)
!162 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !163, file: !163, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!163 = !DIFile(filename: "c++/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!164 = !DILocation(line: 310, column: 4, scope: !162)
!165 = !DILocation(line: 310, column: 9, scope: !162)
!166 = !DILocation(line: 311, column: 11, scope: !162)
!167 = distinct !DISubprogram(name: "~unique_ptr", scope: !163, file: !163, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!168 = !DILocation(line: 394, column: 16, scope: !167)
!169 = !DILocation(line: 394, column: 21, scope: !167)
!170 = !DILocation(line: 394, column: 8, scope: !167)
!171 = !DILocation(line: 395, column: 6, scope: !167)
!172 = !DILocation(line: 395, column: 12, scope: !167)
!173 = !DILocation(line: 396, column: 4, scope: !167)
!174 = !DILocation(line: 396, column: 28, scope: !167)
!175 = !DILocation(line: 396, column: 18, scope: !167)
!176 = !DILocation(line: 397, column: 2, scope: !167)
!177 = !DILocation(line: 397, column: 8, scope: !167)
!178 = !DILocation(line: 398, column: 7, scope: !167)
!179 = distinct !DISubprogram(name: "_State", scope: !35, file: !35, line: 67, type: !10, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!180 = !DILocation(line: 67, column: 12, scope: !179)
!181 = distinct !DISubprogram(name: "tuple<(lambda at locked_vector.cpp:12:14) &, int, true>", scope: !182, file: !182, line: 1077, type: !10, scopeLine: 1079, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!182 = !DIFile(filename: "c++/tuple", directory: "")
!183 = !DILocation(line: 1079, column: 33, scope: !181)
!184 = !DILocation(line: 1079, column: 58, scope: !181)
!185 = !DILocation(line: 1079, column: 4, scope: !181)
!186 = !DILocation(line: 1079, column: 67, scope: !181)
!187 = distinct !DISubprogram(name: "~_State_impl", scope: !35, file: !35, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!188 = !DILocation(line: 200, column: 14, scope: !187)
!189 = distinct !DISubprogram(name: "~_State_impl", scope: !35, file: !35, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!190 = !DILocation(line: 200, column: 14, scope: !189)
!191 = distinct !DISubprogram(name: "_M_run", scope: !35, file: !35, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!192 = !DILocation(line: 210, column: 13, scope: !191)
!193 = !DILocation(line: 210, column: 24, scope: !191)
!194 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at locked_vector.cpp:12:14) &, int, void>", scope: !182, file: !182, line: 290, type: !10, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!195 = !DILocation(line: 291, column: 36, scope: !194)
!196 = !DILocation(line: 291, column: 4, scope: !194)
!197 = !DILocation(line: 293, column: 2, scope: !194)
!198 = !DILocation(line: 292, column: 31, scope: !194)
!199 = !DILocation(line: 292, column: 4, scope: !194)
!200 = !DILocation(line: 293, column: 4, scope: !194)
!201 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !182, file: !182, line: 440, type: !10, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!202 = !DILocation(line: 441, column: 31, scope: !201)
!203 = !DILocation(line: 441, column: 4, scope: !201)
!204 = !DILocation(line: 442, column: 4, scope: !201)
!205 = distinct !DISubprogram(name: "_Head_base<(lambda at locked_vector.cpp:12:14) &>", scope: !182, file: !182, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!206 = !DILocation(line: 200, column: 4, scope: !205)
!207 = !DILocation(line: 200, column: 38, scope: !205)
!208 = !DILocation(line: 200, column: 46, scope: !205)
!209 = distinct !DISubprogram(name: "_Head_base<int>", scope: !182, file: !182, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!210 = !DILocation(line: 200, column: 4, scope: !209)
!211 = !DILocation(line: 200, column: 38, scope: !209)
!212 = !DILocation(line: 200, column: 17, scope: !209)
!213 = !DILocation(line: 200, column: 46, scope: !209)
!214 = distinct !DISubprogram(name: "operator()", scope: !35, file: !35, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!215 = !DILocation(line: 259, column: 11, scope: !214)
!216 = !DILocation(line: 259, column: 4, scope: !214)
!217 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL>", scope: !35, file: !35, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!218 = !DILocation(line: 252, column: 52, scope: !217)
!219 = !DILocation(line: 252, column: 27, scope: !217)
!220 = !DILocation(line: 252, column: 13, scope: !217)
!221 = !DILocation(line: 252, column: 6, scope: !217)
!222 = distinct !DISubprogram(name: "__invoke<(lambda at locked_vector.cpp:12:14), int>", scope: !223, file: !223, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!223 = !DIFile(filename: "c++/bits/invoke.h", directory: "")
!224 = !DILocation(line: 96, column: 74, scope: !222)
!225 = !DILocation(line: 97, column: 26, scope: !222)
!226 = !DILocation(line: 96, column: 14, scope: !222)
!227 = !DILocation(line: 96, column: 7, scope: !222)
!228 = distinct !DISubprogram(name: "get<0UL, (lambda at locked_vector.cpp:12:14), int>", scope: !182, file: !182, line: 1392, type: !10, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!229 = !DILocation(line: 1395, column: 66, scope: !228)
!230 = !DILocation(line: 1395, column: 43, scope: !228)
!231 = !DILocation(line: 1395, column: 7, scope: !228)
!232 = distinct !DISubprogram(name: "get<1UL, (lambda at locked_vector.cpp:12:14), int>", scope: !182, file: !182, line: 1392, type: !10, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!233 = !DILocation(line: 1395, column: 66, scope: !232)
!234 = !DILocation(line: 1395, column: 43, scope: !232)
!235 = !DILocation(line: 1395, column: 7, scope: !232)
!236 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at locked_vector.cpp:12:14), int>", scope: !223, file: !223, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!237 = !DILocation(line: 61, column: 32, scope: !236)
!238 = !DILocation(line: 61, column: 57, scope: !236)
!239 = !DILocation(line: 61, column: 37, scope: !236)
!240 = !DILocation(line: 61, column: 14, scope: !236)
!241 = !DILocation(line: 61, column: 7, scope: !236)
!242 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!243 = !DILocation(line: 13, column: 39, scope: !242)
!244 = !DILocation(line: 13, column: 33, scope: !242)
!245 = !DILocation(line: 14, column: 5, scope: !242)
!246 = !DILocation(line: 14, column: 11, scope: !242)
!247 = !DILocation(line: 15, column: 3, scope: !242)
!248 = distinct !DISubprogram(name: "lock_guard", scope: !27, file: !27, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!249 = !DILocation(line: 228, column: 46, scope: !248)
!250 = !DILocation(line: 228, column: 56, scope: !248)
!251 = !DILocation(line: 229, column: 9, scope: !248)
!252 = !DILocation(line: 229, column: 19, scope: !248)
!253 = !DILocation(line: 229, column: 27, scope: !248)
!254 = distinct !DISubprogram(name: "push_back", scope: !31, file: !31, line: 1276, type: !10, scopeLine: 1277, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!255 = !DILocation(line: 1278, column: 12, scope: !254)
!256 = !DILocation(line: 1278, column: 20, scope: !254)
!257 = !DILocation(line: 1278, column: 39, scope: !254)
!258 = !DILocation(line: 1278, column: 47, scope: !254)
!259 = !DILocation(line: 1278, column: 30, scope: !254)
!260 = !DILocation(line: 1278, column: 6, scope: !254)
!261 = !DILocation(line: 1281, column: 37, scope: !254)
!262 = !DILocation(line: 1281, column: 52, scope: !254)
!263 = !DILocation(line: 1281, column: 60, scope: !254)
!264 = !DILocation(line: 1282, column: 10, scope: !254)
!265 = !DILocation(line: 1281, column: 6, scope: !254)
!266 = !DILocation(line: 1283, column: 14, scope: !254)
!267 = !DILocation(line: 1283, column: 22, scope: !254)
!268 = !DILocation(line: 1283, column: 6, scope: !254)
!269 = !DILocation(line: 1285, column: 4, scope: !254)
!270 = !DILocation(line: 1287, column: 22, scope: !254)
!271 = !DILocation(line: 1287, column: 29, scope: !254)
!272 = !DILocation(line: 1287, column: 4, scope: !254)
!273 = !DILocation(line: 1288, column: 7, scope: !254)
!274 = distinct !DISubprogram(name: "~lock_guard", scope: !27, file: !27, line: 234, type: !10, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!275 = !DILocation(line: 235, column: 9, scope: !274)
!276 = !DILocation(line: 235, column: 19, scope: !274)
!277 = !DILocation(line: 235, column: 29, scope: !274)
!278 = distinct !DISubprogram(name: "lock", scope: !27, file: !27, line: 98, type: !10, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!279 = !DILocation(line: 100, column: 39, scope: !278)
!280 = !DILocation(line: 100, column: 17, scope: !278)
!281 = !DILocation(line: 100, column: 11, scope: !278)
!282 = !DILocation(line: 103, column: 11, scope: !278)
!283 = !DILocation(line: 104, column: 23, scope: !278)
!284 = !DILocation(line: 104, column: 2, scope: !278)
!285 = !DILocation(line: 105, column: 5, scope: !278)
!286 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !287, file: !287, line: 746, type: !10, scopeLine: 747, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!287 = !DIFile(filename: "c++/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!288 = !DILocation(line: 748, column: 7, scope: !286)
!289 = !DILocation(line: 749, column: 42, scope: !286)
!290 = !DILocation(line: 749, column: 12, scope: !286)
!291 = !DILocation(line: 749, column: 5, scope: !286)
!292 = !DILocation(line: 751, column: 5, scope: !286)
!293 = !DILocation(line: 752, column: 1, scope: !286)
!294 = distinct !DISubprogram(name: "__gthread_active_p", scope: !287, file: !287, line: 300, type: !10, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!295 = !DILocation(line: 302, column: 3, scope: !294)
!296 = distinct !DISubprogram(name: "construct<int, const int &>", scope: !105, file: !105, line: 511, type: !10, scopeLine: 514, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!297 = !DILocation(line: 516, column: 4, scope: !296)
!298 = !DILocation(line: 516, column: 18, scope: !296)
!299 = !DILocation(line: 516, column: 43, scope: !296)
!300 = !DILocation(line: 516, column: 8, scope: !296)
!301 = !DILocation(line: 520, column: 2, scope: !296)
!302 = distinct !DISubprogram(name: "_M_realloc_insert<const int &>", scope: !303, file: !303, line: 440, type: !10, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!303 = !DIFile(filename: "c++/bits/vector.tcc", directory: "", checksumkind: CSK_MD5, checksum: "702d153ab458d0b16d6f5b626a017649")
!304 = !DILocation(line: 449, column: 2, scope: !302)
!305 = !DILocation(line: 448, column: 23, scope: !302)
!306 = !DILocation(line: 450, column: 35, scope: !302)
!307 = !DILocation(line: 450, column: 43, scope: !302)
!308 = !DILocation(line: 450, column: 15, scope: !302)
!309 = !DILocation(line: 451, column: 36, scope: !302)
!310 = !DILocation(line: 451, column: 44, scope: !302)
!311 = !DILocation(line: 451, column: 15, scope: !302)
!312 = !DILocation(line: 452, column: 53, scope: !302)
!313 = !DILocation(line: 452, column: 51, scope: !302)
!314 = !DILocation(line: 452, column: 23, scope: !302)
!315 = !DILocation(line: 453, column: 45, scope: !302)
!316 = !DILocation(line: 453, column: 33, scope: !302)
!317 = !DILocation(line: 453, column: 15, scope: !302)
!318 = !DILocation(line: 454, column: 28, scope: !302)
!319 = !DILocation(line: 454, column: 15, scope: !302)
!320 = !DILocation(line: 462, column: 35, scope: !302)
!321 = !DILocation(line: 463, column: 8, scope: !302)
!322 = !DILocation(line: 463, column: 22, scope: !302)
!323 = !DILocation(line: 463, column: 20, scope: !302)
!324 = !DILocation(line: 465, column: 28, scope: !302)
!325 = !DILocation(line: 462, column: 4, scope: !302)
!326 = !DILocation(line: 469, column: 17, scope: !302)
!327 = !DILocation(line: 474, column: 35, scope: !302)
!328 = !DILocation(line: 474, column: 59, scope: !302)
!329 = !DILocation(line: 475, column: 7, scope: !302)
!330 = !DILocation(line: 475, column: 20, scope: !302)
!331 = !DILocation(line: 474, column: 23, scope: !302)
!332 = !DILocation(line: 474, column: 21, scope: !302)
!333 = !DILocation(line: 477, column: 8, scope: !302)
!334 = !DILocation(line: 479, column: 46, scope: !302)
!335 = !DILocation(line: 479, column: 54, scope: !302)
!336 = !DILocation(line: 480, column: 7, scope: !302)
!337 = !DILocation(line: 480, column: 21, scope: !302)
!338 = !DILocation(line: 479, column: 23, scope: !302)
!339 = !DILocation(line: 479, column: 21, scope: !302)
!340 = !DILocation(line: 513, column: 21, scope: !302)
!341 = !DILocation(line: 514, column: 13, scope: !302)
!342 = !DILocation(line: 514, column: 21, scope: !302)
!343 = !DILocation(line: 514, column: 41, scope: !302)
!344 = !DILocation(line: 514, column: 39, scope: !302)
!345 = !DILocation(line: 513, column: 7, scope: !302)
!346 = !DILocation(line: 515, column: 32, scope: !302)
!347 = !DILocation(line: 515, column: 13, scope: !302)
!348 = !DILocation(line: 515, column: 21, scope: !302)
!349 = !DILocation(line: 515, column: 30, scope: !302)
!350 = !DILocation(line: 516, column: 33, scope: !302)
!351 = !DILocation(line: 516, column: 13, scope: !302)
!352 = !DILocation(line: 516, column: 21, scope: !302)
!353 = !DILocation(line: 516, column: 31, scope: !302)
!354 = !DILocation(line: 517, column: 41, scope: !302)
!355 = !DILocation(line: 517, column: 55, scope: !302)
!356 = !DILocation(line: 517, column: 53, scope: !302)
!357 = !DILocation(line: 517, column: 13, scope: !302)
!358 = !DILocation(line: 517, column: 21, scope: !302)
!359 = !DILocation(line: 517, column: 39, scope: !302)
!360 = !DILocation(line: 518, column: 5, scope: !302)
!361 = distinct !DISubprogram(name: "end", scope: !31, file: !31, line: 888, type: !10, scopeLine: 889, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!362 = !DILocation(line: 889, column: 31, scope: !361)
!363 = !DILocation(line: 889, column: 39, scope: !361)
!364 = !DILocation(line: 889, column: 16, scope: !361)
!365 = !DILocation(line: 889, column: 9, scope: !361)
!366 = distinct !DISubprogram(name: "construct<int, const int &>", scope: !88, file: !88, line: 173, type: !10, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!367 = !DILocation(line: 175, column: 18, scope: !366)
!368 = !DILocation(line: 175, column: 47, scope: !366)
!369 = !DILocation(line: 175, column: 27, scope: !366)
!370 = !DILocation(line: 175, column: 4, scope: !366)
!371 = !DILocation(line: 175, column: 60, scope: !366)
!372 = distinct !DISubprogram(name: "_M_check_len", scope: !31, file: !31, line: 1891, type: !10, scopeLine: 1892, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!373 = !DILocation(line: 1893, column: 6, scope: !372)
!374 = !DILocation(line: 1893, column: 19, scope: !372)
!375 = !DILocation(line: 1893, column: 17, scope: !372)
!376 = !DILocation(line: 1893, column: 28, scope: !372)
!377 = !DILocation(line: 1893, column: 26, scope: !372)
!378 = !DILocation(line: 1894, column: 25, scope: !372)
!379 = !DILocation(line: 1894, column: 4, scope: !372)
!380 = !DILocation(line: 1896, column: 26, scope: !372)
!381 = !DILocation(line: 1896, column: 46, scope: !372)
!382 = !DILocation(line: 1896, column: 35, scope: !372)
!383 = !DILocation(line: 1896, column: 33, scope: !372)
!384 = !DILocation(line: 1896, column: 18, scope: !372)
!385 = !DILocation(line: 1897, column: 10, scope: !372)
!386 = !DILocation(line: 1897, column: 18, scope: !372)
!387 = !DILocation(line: 1897, column: 16, scope: !372)
!388 = !DILocation(line: 1897, column: 25, scope: !372)
!389 = !DILocation(line: 1897, column: 28, scope: !372)
!390 = !DILocation(line: 1897, column: 36, scope: !372)
!391 = !DILocation(line: 1897, column: 34, scope: !372)
!392 = !DILocation(line: 1897, column: 9, scope: !372)
!393 = !DILocation(line: 1897, column: 50, scope: !372)
!394 = !DILocation(line: 1897, column: 63, scope: !372)
!395 = !DILocation(line: 1897, column: 2, scope: !372)
!396 = distinct !DISubprogram(name: "operator-<int *, std::vector<int, std::allocator<int> > >", scope: !397, file: !397, line: 1330, type: !10, scopeLine: 1333, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!397 = !DIFile(filename: "c++/bits/stl_iterator.h", directory: "", checksumkind: CSK_MD5, checksum: "bea55f548d6c981fe14b47f481b3c513")
!398 = !DILocation(line: 1333, column: 14, scope: !396)
!399 = !DILocation(line: 1333, column: 20, scope: !396)
!400 = !DILocation(line: 1333, column: 29, scope: !396)
!401 = !DILocation(line: 1333, column: 35, scope: !396)
!402 = !DILocation(line: 1333, column: 27, scope: !396)
!403 = !DILocation(line: 1333, column: 7, scope: !396)
!404 = distinct !DISubprogram(name: "begin", scope: !31, file: !31, line: 868, type: !10, scopeLine: 869, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!405 = !DILocation(line: 869, column: 31, scope: !404)
!406 = !DILocation(line: 869, column: 39, scope: !404)
!407 = !DILocation(line: 869, column: 16, scope: !404)
!408 = !DILocation(line: 869, column: 9, scope: !404)
!409 = distinct !DISubprogram(name: "_M_allocate", scope: !31, file: !31, line: 375, type: !10, scopeLine: 376, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!410 = !DILocation(line: 378, column: 9, scope: !409)
!411 = !DILocation(line: 378, column: 13, scope: !409)
!412 = !DILocation(line: 378, column: 34, scope: !409)
!413 = !DILocation(line: 378, column: 43, scope: !409)
!414 = !DILocation(line: 378, column: 20, scope: !409)
!415 = !DILocation(line: 378, column: 2, scope: !409)
!416 = distinct !DISubprogram(name: "_S_relocate", scope: !31, file: !31, line: 499, type: !10, scopeLine: 501, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!417 = !DILocation(line: 504, column: 27, scope: !416)
!418 = !DILocation(line: 504, column: 36, scope: !416)
!419 = !DILocation(line: 504, column: 44, scope: !416)
!420 = !DILocation(line: 504, column: 54, scope: !416)
!421 = !DILocation(line: 504, column: 9, scope: !416)
!422 = !DILocation(line: 504, column: 2, scope: !416)
!423 = distinct !DISubprogram(name: "base", scope: !397, file: !397, line: 1158, type: !10, scopeLine: 1159, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!424 = !DILocation(line: 1159, column: 16, scope: !423)
!425 = !DILocation(line: 1159, column: 9, scope: !423)
!426 = distinct !DISubprogram(name: "max_size", scope: !31, file: !31, line: 993, type: !10, scopeLine: 994, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!427 = !DILocation(line: 994, column: 28, scope: !426)
!428 = !DILocation(line: 994, column: 16, scope: !426)
!429 = !DILocation(line: 994, column: 9, scope: !426)
!430 = distinct !DISubprogram(name: "size", scope: !31, file: !31, line: 987, type: !10, scopeLine: 988, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!431 = !DILocation(line: 988, column: 32, scope: !430)
!432 = !DILocation(line: 988, column: 40, scope: !430)
!433 = !DILocation(line: 988, column: 58, scope: !430)
!434 = !DILocation(line: 988, column: 66, scope: !430)
!435 = !DILocation(line: 988, column: 50, scope: !430)
!436 = !DILocation(line: 988, column: 9, scope: !430)
!437 = distinct !DISubprogram(name: "max<unsigned long>", scope: !438, file: !438, line: 254, type: !10, scopeLine: 255, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!438 = !DIFile(filename: "c++/bits/stl_algobase.h", directory: "", checksumkind: CSK_MD5, checksum: "acd8696ab950544891c62593445fe486")
!439 = !DILocation(line: 259, column: 11, scope: !437)
!440 = !DILocation(line: 259, column: 17, scope: !437)
!441 = !DILocation(line: 259, column: 15, scope: !437)
!442 = !DILocation(line: 260, column: 9, scope: !437)
!443 = !DILocation(line: 260, column: 2, scope: !437)
!444 = !DILocation(line: 261, column: 14, scope: !437)
!445 = !DILocation(line: 261, column: 7, scope: !437)
!446 = !DILocation(line: 262, column: 5, scope: !437)
!447 = distinct !DISubprogram(name: "_S_max_size", scope: !31, file: !31, line: 1911, type: !10, scopeLine: 1912, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!448 = !DILocation(line: 1916, column: 15, scope: !447)
!449 = !DILocation(line: 1918, column: 52, scope: !447)
!450 = !DILocation(line: 1918, column: 28, scope: !447)
!451 = !DILocation(line: 1918, column: 15, scope: !447)
!452 = !DILocation(line: 1919, column: 9, scope: !447)
!453 = !DILocation(line: 1919, column: 2, scope: !447)
!454 = distinct !DISubprogram(name: "_M_get_Tp_allocator", scope: !31, file: !31, line: 303, type: !10, scopeLine: 304, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!455 = !DILocation(line: 304, column: 22, scope: !454)
!456 = !DILocation(line: 304, column: 9, scope: !454)
!457 = distinct !DISubprogram(name: "max_size", scope: !105, file: !105, line: 547, type: !10, scopeLine: 548, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!458 = !DILocation(line: 550, column: 9, scope: !457)
!459 = !DILocation(line: 550, column: 13, scope: !457)
!460 = !DILocation(line: 550, column: 2, scope: !457)
!461 = distinct !DISubprogram(name: "min<unsigned long>", scope: !438, file: !438, line: 230, type: !10, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!462 = !DILocation(line: 235, column: 11, scope: !461)
!463 = !DILocation(line: 235, column: 17, scope: !461)
!464 = !DILocation(line: 235, column: 15, scope: !461)
!465 = !DILocation(line: 236, column: 9, scope: !461)
!466 = !DILocation(line: 236, column: 2, scope: !461)
!467 = !DILocation(line: 237, column: 14, scope: !461)
!468 = !DILocation(line: 237, column: 7, scope: !461)
!469 = !DILocation(line: 238, column: 5, scope: !461)
!470 = distinct !DISubprogram(name: "max_size", scope: !88, file: !88, line: 167, type: !10, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!471 = !DILocation(line: 168, column: 16, scope: !470)
!472 = !DILocation(line: 168, column: 9, scope: !470)
!473 = distinct !DISubprogram(name: "_M_max_size", scope: !88, file: !88, line: 210, type: !10, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!474 = !DILocation(line: 213, column: 2, scope: !473)
!475 = distinct !DISubprogram(name: "__normal_iterator", scope: !397, file: !397, line: 1072, type: !10, scopeLine: 1073, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!476 = !DILocation(line: 1073, column: 9, scope: !475)
!477 = !DILocation(line: 1073, column: 20, scope: !475)
!478 = !DILocation(line: 1073, column: 27, scope: !475)
!479 = distinct !DISubprogram(name: "allocate", scope: !105, file: !105, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!480 = !DILocation(line: 464, column: 16, scope: !479)
!481 = !DILocation(line: 464, column: 29, scope: !479)
!482 = !DILocation(line: 464, column: 20, scope: !479)
!483 = !DILocation(line: 464, column: 9, scope: !479)
!484 = distinct !DISubprogram(name: "allocate", scope: !88, file: !88, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!485 = !DILocation(line: 120, column: 23, scope: !484)
!486 = !DILocation(line: 120, column: 35, scope: !484)
!487 = !DILocation(line: 120, column: 27, scope: !484)
!488 = !DILocation(line: 120, column: 6, scope: !484)
!489 = !DILocation(line: 124, column: 10, scope: !484)
!490 = !DILocation(line: 124, column: 14, scope: !484)
!491 = !DILocation(line: 125, column: 8, scope: !484)
!492 = !DILocation(line: 126, column: 6, scope: !484)
!493 = !DILocation(line: 137, column: 49, scope: !484)
!494 = !DILocation(line: 137, column: 53, scope: !484)
!495 = !DILocation(line: 137, column: 27, scope: !484)
!496 = !DILocation(line: 137, column: 2, scope: !484)
!497 = distinct !DISubprogram(name: "__relocate_a<int *, int *, std::allocator<int> >", scope: !498, file: !498, line: 1127, type: !10, scopeLine: 1132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!498 = !DIFile(filename: "c++/bits/stl_uninitialized.h", directory: "", checksumkind: CSK_MD5, checksum: "76b804c7705a952d454f754eea890c01")
!499 = !DILocation(line: 1133, column: 52, scope: !497)
!500 = !DILocation(line: 1133, column: 34, scope: !497)
!501 = !DILocation(line: 1134, column: 24, scope: !497)
!502 = !DILocation(line: 1134, column: 6, scope: !497)
!503 = !DILocation(line: 1135, column: 24, scope: !497)
!504 = !DILocation(line: 1135, column: 6, scope: !497)
!505 = !DILocation(line: 1135, column: 35, scope: !497)
!506 = !DILocation(line: 1133, column: 14, scope: !497)
!507 = !DILocation(line: 1133, column: 7, scope: !497)
!508 = distinct !DISubprogram(name: "__relocate_a_1<int, int>", scope: !498, file: !498, line: 1100, type: !10, scopeLine: 1103, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!509 = !DILocation(line: 1104, column: 27, scope: !508)
!510 = !DILocation(line: 1104, column: 36, scope: !508)
!511 = !DILocation(line: 1104, column: 34, scope: !508)
!512 = !DILocation(line: 1104, column: 17, scope: !508)
!513 = !DILocation(line: 1105, column: 11, scope: !508)
!514 = !DILocation(line: 1105, column: 19, scope: !508)
!515 = !DILocation(line: 1117, column: 22, scope: !508)
!516 = !DILocation(line: 1117, column: 32, scope: !508)
!517 = !DILocation(line: 1117, column: 41, scope: !508)
!518 = !DILocation(line: 1117, column: 49, scope: !508)
!519 = !DILocation(line: 1117, column: 4, scope: !508)
!520 = !DILocation(line: 1118, column: 2, scope: !508)
!521 = !DILocation(line: 1119, column: 14, scope: !508)
!522 = !DILocation(line: 1119, column: 25, scope: !508)
!523 = !DILocation(line: 1119, column: 23, scope: !508)
!524 = !DILocation(line: 1119, column: 7, scope: !508)
!525 = distinct !DISubprogram(name: "__niter_base<int *>", scope: !438, file: !438, line: 313, type: !10, scopeLine: 315, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!526 = !DILocation(line: 315, column: 14, scope: !525)
!527 = !DILocation(line: 315, column: 7, scope: !525)
!528 = distinct !DISubprogram(name: "unlock", scope: !27, file: !27, line: 115, type: !10, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!529 = !DILocation(line: 118, column: 31, scope: !528)
!530 = !DILocation(line: 118, column: 7, scope: !528)
!531 = !DILocation(line: 119, column: 5, scope: !528)
!532 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !287, file: !287, line: 776, type: !10, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!533 = !DILocation(line: 778, column: 7, scope: !532)
!534 = !DILocation(line: 779, column: 44, scope: !532)
!535 = !DILocation(line: 779, column: 12, scope: !532)
!536 = !DILocation(line: 779, column: 5, scope: !532)
!537 = !DILocation(line: 781, column: 5, scope: !532)
!538 = !DILocation(line: 782, column: 1, scope: !532)
!539 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at locked_vector.cpp:12:14), int>", scope: !182, file: !182, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!540 = !DILocation(line: 1365, column: 57, scope: !539)
!541 = !DILocation(line: 1365, column: 14, scope: !539)
!542 = !DILocation(line: 1365, column: 7, scope: !539)
!543 = distinct !DISubprogram(name: "_M_head", scope: !182, file: !182, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!544 = !DILocation(line: 268, column: 66, scope: !543)
!545 = !DILocation(line: 268, column: 51, scope: !543)
!546 = !DILocation(line: 268, column: 44, scope: !543)
!547 = distinct !DISubprogram(name: "_M_head", scope: !182, file: !182, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!548 = !DILocation(line: 233, column: 50, scope: !547)
!549 = !DILocation(line: 233, column: 54, scope: !547)
!550 = !DILocation(line: 233, column: 43, scope: !547)
!551 = distinct !DISubprogram(name: "__get_helper<1UL, int>", scope: !182, file: !182, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!552 = !DILocation(line: 1365, column: 57, scope: !551)
!553 = !DILocation(line: 1365, column: 14, scope: !551)
!554 = !DILocation(line: 1365, column: 7, scope: !551)
!555 = distinct !DISubprogram(name: "_M_head", scope: !182, file: !182, line: 424, type: !10, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!556 = !DILocation(line: 424, column: 66, scope: !555)
!557 = !DILocation(line: 424, column: 51, scope: !555)
!558 = !DILocation(line: 424, column: 44, scope: !555)
!559 = distinct !DISubprogram(name: "_M_head", scope: !182, file: !182, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!560 = !DILocation(line: 233, column: 50, scope: !559)
!561 = !DILocation(line: 233, column: 54, scope: !559)
!562 = !DILocation(line: 233, column: 43, scope: !559)
!563 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !163, file: !163, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!564 = !DILocation(line: 233, column: 40, scope: !563)
!565 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !163, file: !163, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!566 = !DILocation(line: 168, column: 38, scope: !565)
!567 = !DILocation(line: 168, column: 58, scope: !565)
!568 = !DILocation(line: 168, column: 47, scope: !565)
!569 = !DILocation(line: 168, column: 56, scope: !565)
!570 = !DILocation(line: 168, column: 63, scope: !565)
!571 = distinct !DISubprogram(name: "tuple<true, true>", scope: !182, file: !182, line: 1049, type: !10, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!572 = !DILocation(line: 1051, column: 4, scope: !571)
!573 = !DILocation(line: 1051, column: 19, scope: !571)
!574 = distinct !DISubprogram(name: "_M_ptr", scope: !163, file: !163, line: 189, type: !10, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!575 = !DILocation(line: 189, column: 57, scope: !574)
!576 = !DILocation(line: 189, column: 45, scope: !574)
!577 = !DILocation(line: 189, column: 38, scope: !574)
!578 = distinct !DISubprogram(name: "_Tuple_impl", scope: !182, file: !182, line: 279, type: !10, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!579 = !DILocation(line: 280, column: 9, scope: !578)
!580 = !DILocation(line: 280, column: 23, scope: !578)
!581 = !DILocation(line: 280, column: 33, scope: !578)
!582 = distinct !DISubprogram(name: "_Tuple_impl", scope: !182, file: !182, line: 430, type: !10, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!583 = !DILocation(line: 431, column: 9, scope: !582)
!584 = !DILocation(line: 431, column: 19, scope: !582)
!585 = distinct !DISubprogram(name: "_Head_base", scope: !182, file: !182, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!586 = !DILocation(line: 190, column: 9, scope: !585)
!587 = !DILocation(line: 190, column: 26, scope: !585)
!588 = distinct !DISubprogram(name: "_Head_base", scope: !182, file: !182, line: 80, type: !10, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!589 = !DILocation(line: 81, column: 26, scope: !588)
!590 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !182, file: !182, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!591 = !DILocation(line: 1381, column: 37, scope: !590)
!592 = !DILocation(line: 1381, column: 14, scope: !590)
!593 = !DILocation(line: 1381, column: 7, scope: !590)
!594 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !182, file: !182, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!595 = !DILocation(line: 1365, column: 57, scope: !594)
!596 = !DILocation(line: 1365, column: 14, scope: !594)
!597 = !DILocation(line: 1365, column: 7, scope: !594)
!598 = distinct !DISubprogram(name: "_M_head", scope: !182, file: !182, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!599 = !DILocation(line: 268, column: 66, scope: !598)
!600 = !DILocation(line: 268, column: 51, scope: !598)
!601 = !DILocation(line: 268, column: 44, scope: !598)
!602 = distinct !DISubprogram(name: "_M_head", scope: !182, file: !182, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!603 = !DILocation(line: 233, column: 50, scope: !602)
!604 = !DILocation(line: 233, column: 54, scope: !602)
!605 = !DILocation(line: 233, column: 43, scope: !602)
!606 = distinct !DISubprogram(name: "get_deleter", scope: !163, file: !163, line: 467, type: !10, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!607 = !DILocation(line: 468, column: 16, scope: !606)
!608 = !DILocation(line: 468, column: 21, scope: !606)
!609 = !DILocation(line: 468, column: 9, scope: !606)
!610 = distinct !DISubprogram(name: "operator()", scope: !163, file: !163, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!611 = !DILocation(line: 95, column: 9, scope: !610)
!612 = !DILocation(line: 95, column: 2, scope: !610)
!613 = !DILocation(line: 96, column: 7, scope: !610)
!614 = distinct !DISubprogram(name: "_M_deleter", scope: !163, file: !163, line: 193, type: !10, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!615 = !DILocation(line: 193, column: 61, scope: !614)
!616 = !DILocation(line: 193, column: 49, scope: !614)
!617 = !DILocation(line: 193, column: 42, scope: !614)
!618 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !182, file: !182, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!619 = !DILocation(line: 1381, column: 37, scope: !618)
!620 = !DILocation(line: 1381, column: 14, scope: !618)
!621 = !DILocation(line: 1381, column: 7, scope: !618)
!622 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !182, file: !182, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!623 = !DILocation(line: 1365, column: 57, scope: !622)
!624 = !DILocation(line: 1365, column: 14, scope: !622)
!625 = !DILocation(line: 1365, column: 7, scope: !622)
!626 = distinct !DISubprogram(name: "_M_head", scope: !182, file: !182, line: 424, type: !10, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!627 = !DILocation(line: 424, column: 66, scope: !626)
!628 = !DILocation(line: 424, column: 51, scope: !626)
!629 = !DILocation(line: 424, column: 44, scope: !626)
!630 = distinct !DISubprogram(name: "_M_head", scope: !182, file: !182, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!631 = !DILocation(line: 124, column: 50, scope: !630)
!632 = !DILocation(line: 124, column: 43, scope: !630)
