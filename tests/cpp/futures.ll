; ModuleID = 'futures.cpp'
source_filename = "futures.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"struct.std::__basic_future<int>::_Reset" = type { ptr }
%"class.std::unique_ptr.33" = type { %"struct.std::__uniq_ptr_data.34" }
%"struct.std::__uniq_ptr_data.34" = type { %"class.std::__uniq_ptr_impl.35" }
%"class.std::__uniq_ptr_impl.35" = type { %"class.std::tuple.36" }
%"class.std::tuple.36" = type { %"struct.std::_Tuple_impl.37" }
%"struct.std::_Tuple_impl.37" = type { %"struct.std::_Head_base.40" }
%"struct.std::_Head_base.40" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::shared_ptr" = type { %"class.std::__shared_ptr" }
%"class.std::__shared_ptr" = type { ptr, %"class.std::__shared_count" }
%"class.std::__shared_count" = type { ptr }
%"class.std::error_condition" = type { i32, ptr }
%"class.std::future" = type { %"class.std::__basic_future" }
%"class.std::__basic_future" = type { %"class.std::shared_ptr" }
%"class.std::promise" = type { %"class.std::shared_ptr", %"class.std::unique_ptr" }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%"class.std::packaged_task" = type { %"class.std::shared_ptr.2" }
%"class.std::shared_ptr.2" = type { %"class.std::__shared_ptr.3" }
%"class.std::__shared_ptr.3" = type { ptr, %"class.std::__shared_count" }
%"class.std::function" = type { %"class.std::_Function_base", ptr }
%"class.std::_Function_base" = type { %"union.std::_Any_data", ptr }
%"union.std::_Any_data" = type { %"union.std::_Nocopy_types" }
%"union.std::_Nocopy_types" = type { { i64, i64 } }
%"class.std::unique_ptr.14" = type { %"struct.std::__uniq_ptr_data.15" }
%"struct.std::__uniq_ptr_data.15" = type { %"class.std::__uniq_ptr_impl.16" }
%"class.std::__uniq_ptr_impl.16" = type { %"class.std::tuple.17" }
%"class.std::tuple.17" = type { %"struct.std::_Tuple_impl.18" }
%"struct.std::_Tuple_impl.18" = type { %"struct.std::_Head_base.19" }
%"struct.std::_Head_base.19" = type { ptr }
%class.anon.48 = type { ptr, ptr }
%class.anon.26 = type { ptr, ptr, ptr, ptr }
%"class.std::__exception_ptr::exception_ptr" = type { ptr }
%"class.std::future_error" = type { %"class.std::logic_error", %"class.std::error_code" }
%"class.std::logic_error" = type { %"class.std::exception", %"struct.std::__cow_string" }
%"class.std::exception" = type { ptr }
%"struct.std::__cow_string" = type { %union.anon }
%union.anon = type { ptr }
%"class.std::error_code" = type { i32, ptr }
%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon.32 }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { ptr }
%union.anon.32 = type { i64, [8 x i8] }
%class.anon.81 = type { ptr, ptr }
%class.anon.83 = type { ptr, ptr }
%"class.std::weak_ptr" = type { %"class.std::__weak_ptr" }
%"class.std::__weak_ptr" = type { ptr, %"class.std::__weak_count" }
%"class.std::__weak_count" = type { ptr }
%"class.std::unique_ptr.85" = type { %"struct.std::__uniq_ptr_data.86" }
%"struct.std::__uniq_ptr_data.86" = type { %"class.std::__uniq_ptr_impl.87" }
%"class.std::__uniq_ptr_impl.87" = type { %"class.std::tuple.88" }
%"class.std::tuple.88" = type { %"struct.std::_Tuple_impl.89" }
%"struct.std::_Tuple_impl.89" = type { %"struct.std::_Head_base.92" }
%"struct.std::_Head_base.92" = type { ptr }

$_ZNSt7promiseIiE9set_valueEOi = comdat any

$_ZNSt13packaged_taskIFiiEE10get_futureEv = comdat any

$_ZNSt14__basic_futureIiED2Ev = comdat any

$_ZNSt13packaged_taskIFiiEED2Ev = comdat any

$_ZNSt7promiseIiED2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZSteqRKSt10error_codeRKSt15error_condition = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev = comdat any

$_ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv = comdat any

$_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv = comdat any

$_ZNSt13__future_base21_Async_state_commonV2D2Ev = comdat any

$_ZNSt13__future_base21_Async_state_commonV2D0Ev = comdat any

$_ZNSt13__future_base13_State_baseV2D2Ev = comdat any

$_ZNSt13__future_base13_State_baseV2D0Ev = comdat any

$_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv = comdat any

$_ZNSt13__future_base7_ResultIiE10_M_destroyEv = comdat any

$_ZNSt13__future_base7_ResultIiED2Ev = comdat any

$_ZNSt13__future_base7_ResultIiED0Ev = comdat any

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

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info = comdat any

$_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE9_M_invokeERKSt9_Any_data = comdat any

$_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation = comdat any

$_ZNSt13__future_base16_Task_state_baseIFiiEED2Ev = comdat any

$_ZNSt13__future_base16_Task_state_baseIFiiEED0Ev = comdat any

$_ZNSt13__future_base13_State_baseV221_M_set_delayed_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEESt8weak_ptrIS0_E = comdat any

$_ZNSt10unique_ptrINSt13__future_base13_State_baseV211_Make_readyESt14default_deleteIS2_EED2Ev = comdat any

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

$_ZTVNSt13__future_base7_ResultIiEE = comdat any

$_ZTSNSt13__future_base7_ResultIiEE = comdat any

$_ZTINSt13__future_base7_ResultIiEE = comdat any

$_ZTSSt19_Sp_make_shared_tag = comdat any

$_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = comdat any

$_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSNSt13__future_base13_State_baseV27_SetterIiOiEE = comdat any

$_ZTINSt13__future_base13_State_baseV27_SetterIiOiEE = comdat any

$_ZTSNSt13__future_base16_Task_state_baseIFiiEEE = comdat any

$_ZTINSt13__future_base16_Task_state_baseIFiiEEE = comdat any

$_ZTVNSt13__future_base16_Task_state_baseIFiiEEE = comdat any

@__libc_single_threaded = external local_unnamed_addr global i8, align 1
@_ZTISt12system_error = external constant ptr
@"_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE" = internal unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @"_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE", ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@"_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE" = internal constant [150 x i8] c"St23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE\00", align 1
@_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [52 x i8] c"St16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [47 x i8] c"St11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@"_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE", ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE }, align 8
@_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @__cxa_pure_virtual, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @__cxa_pure_virtual] }, comdat, align 8
@"_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE" = internal unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr @"_ZTINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE", ptr @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiED2Ev", ptr @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiED0Ev", ptr @_ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv, ptr @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv] }, align 8
@"_ZTSNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE" = internal constant [87 x i8] c"NSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE\00", align 1
@_ZTSNSt13__future_base21_Async_state_commonV2E = linkonce_odr dso_local constant [43 x i8] c"NSt13__future_base21_Async_state_commonV2E\00", comdat, align 1
@_ZTSNSt13__future_base13_State_baseV2E = linkonce_odr dso_local constant [35 x i8] c"NSt13__future_base13_State_baseV2E\00", comdat, align 1
@_ZTINSt13__future_base13_State_baseV2E = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base13_State_baseV2E }, comdat, align 8
@_ZTINSt13__future_base21_Async_state_commonV2E = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base21_Async_state_commonV2E, ptr @_ZTINSt13__future_base13_State_baseV2E }, comdat, align 8
@"_ZTINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE", ptr @_ZTINSt13__future_base21_Async_state_commonV2E }, align 8
@_ZTVNSt13__future_base21_Async_state_commonV2E = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr @_ZTINSt13__future_base21_Async_state_commonV2E, ptr @_ZNSt13__future_base21_Async_state_commonV2D2Ev, ptr @_ZNSt13__future_base21_Async_state_commonV2D0Ev, ptr @_ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv, ptr @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv] }, comdat, align 8
@_ZTVNSt13__future_base13_State_baseV2E = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr @_ZTINSt13__future_base13_State_baseV2E, ptr @_ZNSt13__future_base13_State_baseV2D2Ev, ptr @_ZNSt13__future_base13_State_baseV2D0Ev, ptr @_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv, ptr @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv] }, comdat, align 8
@_ZTVNSt13__future_base7_ResultIiEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt13__future_base7_ResultIiEE, ptr @_ZNSt13__future_base7_ResultIiE10_M_destroyEv, ptr @_ZNSt13__future_base7_ResultIiED2Ev, ptr @_ZNSt13__future_base7_ResultIiED0Ev] }, comdat, align 8
@_ZTSNSt13__future_base7_ResultIiEE = linkonce_odr dso_local constant [31 x i8] c"NSt13__future_base7_ResultIiEE\00", comdat, align 1
@_ZTINSt13__future_base12_Result_baseE = external constant ptr
@_ZTINSt13__future_base7_ResultIiEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base7_ResultIiEE, ptr @_ZTINSt13__future_base12_Result_baseE }, comdat, align 8
@_ZTIN10__cxxabiv115__forced_unwindE = external constant ptr
@_ZSt15__once_callable = external thread_local local_unnamed_addr global ptr, align 8
@_ZSt11__once_call = external thread_local local_unnamed_addr global ptr, align 8
@"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE" = internal constant [140 x i8] c"NSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE\00", align 1
@"_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE" = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE" }, align 8
@_ZTISt12future_error = external constant ptr
@_ZTVSt12future_error = external unnamed_addr constant { [5 x ptr] }, align 8
@.str = private unnamed_addr constant [20 x i8] c"std::future_error: \00", align 1
@.str.2 = private unnamed_addr constant [25 x i8] c"basic_string::_M_replace\00", align 1
@.str.3 = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_0EEEEiEEFvvEPS8_EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_0EEEEiEEFvvEPS8_EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_0EEEEiEEFvvEPS8_EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_0EEEEiEEFvvEPS8_EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_0EEEEiEEFvvEPS8_EEEEEE" = internal constant [129 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_0EEEEiEEFvvEPS8_EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_0EEEEiEEFvvEPS8_EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_0EEEEiEEFvvEPS8_EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@_ZTSSt19_Sp_make_shared_tag = linkonce_odr dso_local constant [24 x i8] c"St19_Sp_make_shared_tag\00", comdat, align 1
@_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = linkonce_odr dso_local constant [16 x i8] zeroinitializer, comdat, align 8
@"_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE" = internal unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @"_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE", ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info"] }, align 8
@"_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE" = internal constant [148 x i8] c"St23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE\00", align 1
@"_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE", ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE }, align 8
@"_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE" = internal unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr @"_ZTINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE", ptr @"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiED2Ev", ptr @"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiED0Ev", ptr @"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiE17_M_complete_asyncEv", ptr @"_ZNKSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiE21_M_is_deferred_futureEv"] }, align 8
@"_ZTSNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE" = internal constant [85 x i8] c"NSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE\00", align 1
@"_ZTINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE", ptr @_ZTINSt13__future_base13_State_baseV2E }, align 8
@_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info] }, comdat, align 8
@_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [98 x i8] c"St23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTSNSt13__future_base13_State_baseV27_SetterIiOiEE = linkonce_odr dso_local constant [48 x i8] c"NSt13__future_base13_State_baseV27_SetterIiOiEE\00", comdat, align 1
@_ZTINSt13__future_base13_State_baseV27_SetterIiOiEE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base13_State_baseV27_SetterIiOiEE }, comdat, align 8
@"_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE" = internal unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @"_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EED2Ev", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EED0Ev", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info"] }, align 8
@"_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE" = internal constant [116 x i8] c"St23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE\00", align 1
@"_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE", ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE }, align 8
@"_ZTVNSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEE" = internal unnamed_addr constant { [9 x ptr] } { [9 x ptr] [ptr null, ptr @"_ZTINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEE", ptr @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEED2Ev", ptr @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEED0Ev", ptr @_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv, ptr @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv, ptr @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEE6_M_runEOi", ptr @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EE", ptr @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEE8_M_resetEv"] }, align 8
@"_ZTSNSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEE" = internal constant [55 x i8] c"NSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEE\00", align 1
@_ZTSNSt13__future_base16_Task_state_baseIFiiEEE = linkonce_odr dso_local constant [44 x i8] c"NSt13__future_base16_Task_state_baseIFiiEEE\00", comdat, align 1
@_ZTINSt13__future_base16_Task_state_baseIFiiEEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base16_Task_state_baseIFiiEEE, ptr @_ZTINSt13__future_base13_State_baseV2E }, comdat, align 8
@"_ZTINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEE", ptr @_ZTINSt13__future_base16_Task_state_baseIFiiEEE }, align 8
@_ZTVNSt13__future_base16_Task_state_baseIFiiEEE = linkonce_odr dso_local unnamed_addr constant { [9 x ptr] } { [9 x ptr] [ptr null, ptr @_ZTINSt13__future_base16_Task_state_baseIFiiEEE, ptr @_ZNSt13__future_base16_Task_state_baseIFiiEED2Ev, ptr @_ZNSt13__future_base16_Task_state_baseIFiiEED0Ev, ptr @_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv, ptr @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv, ptr @__cxa_pure_virtual, ptr @__cxa_pure_virtual, ptr @__cxa_pure_virtual] }, comdat, align 8
@"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_1SaIiEFiiEE6_M_runEOiEUlvE_iEE" = internal constant [150 x i8] c"NSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_1SaIiEFiiEE6_M_runEOiEUlvE_iEE\00", align 1
@"_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_1SaIiEFiiEE6_M_runEOiEUlvE_iEE" = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_1SaIiEFiiEE6_M_runEOiEUlvE_iEE" }, align 8
@"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_1SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EEEUlvE_iEE" = internal constant [191 x i8] c"NSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_1SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EEEUlvE_iEE\00", align 1
@"_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_1SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EEEUlvE_iEE" = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_1SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EEEUlvE_iEE" }, align 8

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
entry:
  %__reset.i120 = alloca %"struct.std::__basic_future<int>::_Reset", align 8
  %__reset.i87 = alloca %"struct.std::__basic_future<int>::_Reset", align 8
  %__reset.i = alloca %"struct.std::__basic_future<int>::_Reset", align 8
  %__args.addr.i = alloca i32, align 4
  %agg.tmp.i.i.i.i.i.i.i.i.i.i = alloca %"class.std::unique_ptr.33", align 8
  %ref.tmp.i.i.i.i.i.i.i.i.i = alloca %"class.std::thread", align 8
  %__state.i = alloca %"class.std::shared_ptr", align 8
  %ref.tmp3.i = alloca %"class.std::error_condition", align 8
  %one = alloca %"class.std::future", align 8
  %promise = alloca %"class.std::promise", align 8
  %two = alloca %"class.std::future", align 8
  %ref.tmp3 = alloca i32, align 4
  %task = alloca %"class.std::packaged_task", align 8
  %three = alloca %"class.std::future", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %one) #25
  tail call void @llvm.experimental.noalias.scope.decl(metadata !4)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %__state.i) #25, !noalias !4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %__state.i, i8 0, i64 16, i1 false), !noalias !4
  %call5.i.i.i.i.i.i.i32.i = invoke noalias noundef nonnull dereferenceable(80) ptr @_Znwm(i64 noundef 80) #26
          to label %call5.i.i.i.i.i.i.i.noexc.i unwind label %lpad.i, !noalias !4

call5.i.i.i.i.i.i.i.noexc.i:                      ; preds = %entry
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i.i.i.i.i32.i, align 8, !tbaa !7, !noalias !10
  %_M_use_count.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i32.i, i64 8
  store i32 1, ptr %_M_use_count.i.i.i.i.i.i.i, align 8, !tbaa !13, !noalias !10
  %_M_weak_count.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i32.i, i64 12
  store i32 1, ptr %_M_weak_count.i.i.i.i.i.i.i, align 4, !tbaa !17, !noalias !10
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @"_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE", i64 16), ptr %call5.i.i.i.i.i.i.i32.i, align 8, !tbaa !7, !noalias !10
  %_M_impl.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i32.i, i64 16
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %_M_impl.i.i.i.i.i.i.i, align 8, !tbaa !7, !noalias !10
  %_M_result.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i32.i, i64 24
  %_M_once.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i32.i, i64 40
  store i32 0, ptr %_M_once.i.i.i.i.i.i.i.i.i.i.i, align 4, !tbaa !18, !noalias !10
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(13) %_M_result.i.i.i.i.i.i.i.i.i.i.i, i8 0, i64 13, i1 false), !noalias !10
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base21_Async_state_commonV2E, i64 16), ptr %_M_impl.i.i.i.i.i.i.i, align 8, !tbaa !7, !noalias !10
  %_M_thread.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i32.i, i64 48
  store i64 0, ptr %_M_thread.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !20, !noalias !10
  %_M_once.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i32.i, i64 56
  store i32 0, ptr %_M_once.i.i.i.i.i.i.i.i.i.i, align 4, !tbaa !18, !noalias !10
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @"_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE", i64 16), ptr %_M_impl.i.i.i.i.i.i.i, align 8, !tbaa !7, !noalias !10
  %_M_result.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i32.i, i64 64
  %call.i.i.i.i.i.i.i.i.i = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #26
          to label %invoke.cont.i.i.i.i.i.i.i.i.i unwind label %lpad.i.i.i.i.i.i.i.i.i, !noalias !10

invoke.cont.i.i.i.i.i.i.i.i.i:                    ; preds = %call5.i.i.i.i.i.i.i.noexc.i
  invoke void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %call.i.i.i.i.i.i.i.i.i)
          to label %_ZNSt13__future_base7_ResultIiEC2Ev.exit.i.i.i.i.i.i.i.i.i unwind label %terminate.lpad.i.i.i.i.i.i.i.i.i.i, !noalias !10

terminate.lpad.i.i.i.i.i.i.i.i.i.i:               ; preds = %invoke.cont.i.i.i.i.i.i.i.i.i
  %0 = landingpad { ptr, i32 }
          catch ptr null
  %1 = extractvalue { ptr, i32 } %0, 0
  tail call void @__clang_call_terminate(ptr %1) #27
  unreachable

_ZNSt13__future_base7_ResultIiEC2Ev.exit.i.i.i.i.i.i.i.i.i: ; preds = %invoke.cont.i.i.i.i.i.i.i.i.i
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 16), ptr %call.i.i.i.i.i.i.i.i.i, align 8, !tbaa !7, !noalias !10
  %_M_initialized.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call.i.i.i.i.i.i.i.i.i, i64 20
  store i8 0, ptr %_M_initialized.i.i.i.i.i.i.i.i.i.i, align 4, !tbaa !23, !noalias !10
  store ptr %call.i.i.i.i.i.i.i.i.i, ptr %_M_result.i.i.i.i.i.i.i.i.i, align 8, !tbaa !30, !noalias !10
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp.i.i.i.i.i.i.i.i.i) #25, !noalias !10
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i.i.i.i.i.i.i.i.i.i), !noalias !10
  store i64 0, ptr %ref.tmp.i.i.i.i.i.i.i.i.i, align 8, !tbaa !20, !noalias !10
  %call.i9.i.i.i.i.i.i.i.i.i = invoke noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #26
          to label %call.i.noexc.i.i.i.i.i.i.i.i.i unwind label %lpad4.i.i.i.i.i.i.i.i.i, !noalias !10

call.i.noexc.i.i.i.i.i.i.i.i.i:                   ; preds = %_ZNSt13__future_base7_ResultIiEC2Ev.exit.i.i.i.i.i.i.i.i.i
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_0EEEEiEEFvvEPS8_EEEEEE", i64 16), ptr %call.i9.i.i.i.i.i.i.i.i.i, align 8, !tbaa !7, !noalias !10
  %_M_func.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call.i9.i.i.i.i.i.i.i.i.i, i64 8
  store ptr %_M_impl.i.i.i.i.i.i.i, ptr %_M_func.i.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !31, !noalias !10
  %2 = getelementptr inbounds i8, ptr %call.i9.i.i.i.i.i.i.i.i.i, i64 16
  store i64 ptrtoint (ptr @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiE6_M_runEv" to i64), ptr %2, align 8, !tbaa !33, !noalias !10
  %this.repack4.i.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call.i9.i.i.i.i.i.i.i.i.i, i64 24
  store i64 0, ptr %this.repack4.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !33, !noalias !10
  store ptr %call.i9.i.i.i.i.i.i.i.i.i, ptr %agg.tmp.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !30, !noalias !10
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp.i.i.i.i.i.i.i.i.i, ptr noundef nonnull %agg.tmp.i.i.i.i.i.i.i.i.i.i, ptr noundef null)
          to label %invoke.cont3.i.i.i.i.i.i.i.i.i.i unwind label %lpad2.i.i.i.i.i.i.i.i.i.i, !noalias !10

invoke.cont3.i.i.i.i.i.i.i.i.i.i:                 ; preds = %call.i.noexc.i.i.i.i.i.i.i.i.i
  %3 = load ptr, ptr %agg.tmp.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !30, !noalias !10
  %cmp.not.i.i.i.i.i.i.i.i.i.i.i = icmp eq ptr %3, null
  br i1 %cmp.not.i.i.i.i.i.i.i.i.i.i.i, label %"_ZNSt6threadC2IMNSt13__future_base17_Async_state_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEFvvEJPS8_EvEEOT_DpOT0_.exit.i.i.i.i.i.i.i.i.i", label %delete.notnull.i.i.i.i.i.i.i.i.i.i.i.i

delete.notnull.i.i.i.i.i.i.i.i.i.i.i.i:           ; preds = %invoke.cont3.i.i.i.i.i.i.i.i.i.i
  %vtable.i.i.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %3, align 8, !tbaa !7, !noalias !10
  %vfn.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i.i.i.i.i.i, i64 8
  %4 = load ptr, ptr %vfn.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !10
  call void %4(ptr noundef nonnull align 8 dereferenceable(8) %3) #25, !noalias !10
  br label %"_ZNSt6threadC2IMNSt13__future_base17_Async_state_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEFvvEJPS8_EvEEOT_DpOT0_.exit.i.i.i.i.i.i.i.i.i"

lpad2.i.i.i.i.i.i.i.i.i.i:                        ; preds = %call.i.noexc.i.i.i.i.i.i.i.i.i
  %5 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  %6 = load ptr, ptr %agg.tmp.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !30, !noalias !10
  %cmp.not.i5.i.i.i.i.i.i.i.i.i.i = icmp eq ptr %6, null
  br i1 %cmp.not.i5.i.i.i.i.i.i.i.i.i.i, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i.i.i.i.i.i.i.i, label %delete.notnull.i.i6.i.i.i.i.i.i.i.i.i.i

delete.notnull.i.i6.i.i.i.i.i.i.i.i.i.i:          ; preds = %lpad2.i.i.i.i.i.i.i.i.i.i
  %vtable.i.i7.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %6, align 8, !tbaa !7, !noalias !10
  %vfn.i.i8.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i7.i.i.i.i.i.i.i.i.i.i, i64 8
  %7 = load ptr, ptr %vfn.i.i8.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !10
  call void %7(ptr noundef nonnull align 8 dereferenceable(8) %6) #25, !noalias !10
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i.i.i.i.i.i.i.i

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i.i.i.i.i.i.i.i: ; preds = %delete.notnull.i.i6.i.i.i.i.i.i.i.i.i.i, %lpad2.i.i.i.i.i.i.i.i.i.i
  store ptr null, ptr %agg.tmp.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !30, !noalias !10
  br label %lpad4.body.i.i.i.i.i.i.i.i.i

"_ZNSt6threadC2IMNSt13__future_base17_Async_state_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEFvvEJPS8_EvEEOT_DpOT0_.exit.i.i.i.i.i.i.i.i.i": ; preds = %delete.notnull.i.i.i.i.i.i.i.i.i.i.i.i, %invoke.cont3.i.i.i.i.i.i.i.i.i.i
  store ptr null, ptr %agg.tmp.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !30, !noalias !10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i.i.i.i.i.i.i.i.i.i), !noalias !10
  %agg.tmp.sroa.0.0.copyload.i.i.i.i.i.i.i.i.i.i.i = load i64, ptr %_M_thread.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !35, !noalias !10
  %cmp.i.i.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i.i.i.i.i.i.i.i.i.i, 0
  br i1 %cmp.i.i.not.i.i.i.i.i.i.i.i.i.i, label %"_ZSt11make_sharedINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEJS5_EESt10shared_ptrIT_EDpOT0_.exit.i", label %if.then.i.i.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i.i.i:                      ; preds = %"_ZNSt6threadC2IMNSt13__future_base17_Async_state_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEFvvEJPS8_EvEEOT_DpOT0_.exit.i.i.i.i.i.i.i.i.i"
  call void @_ZSt9terminatev() #27, !noalias !10
  unreachable

lpad.i.i.i.i.i.i.i.i.i:                           ; preds = %call5.i.i.i.i.i.i.i.noexc.i
  %8 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  br label %ehcleanup.i.i.i.i.i.i.i.i.i

lpad4.i.i.i.i.i.i.i.i.i:                          ; preds = %_ZNSt13__future_base7_ResultIiEC2Ev.exit.i.i.i.i.i.i.i.i.i
  %9 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  br label %lpad4.body.i.i.i.i.i.i.i.i.i

lpad4.body.i.i.i.i.i.i.i.i.i:                     ; preds = %lpad4.i.i.i.i.i.i.i.i.i, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i.i.i.i.i.i.i.i
  %eh.lpad-body.i.i.i.i.i.i.i.i.i = phi { ptr, i32 } [ %9, %lpad4.i.i.i.i.i.i.i.i.i ], [ %5, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i.i.i.i.i.i.i.i ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp.i.i.i.i.i.i.i.i.i) #25, !noalias !10
  call void @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %_M_result.i.i.i.i.i.i.i.i.i) #25, !noalias !10
  br label %ehcleanup.i.i.i.i.i.i.i.i.i

ehcleanup.i.i.i.i.i.i.i.i.i:                      ; preds = %lpad4.body.i.i.i.i.i.i.i.i.i, %lpad.i.i.i.i.i.i.i.i.i
  %.pn.i.i.i.i.i.i.i.i.i = phi { ptr, i32 } [ %eh.lpad-body.i.i.i.i.i.i.i.i.i, %lpad4.body.i.i.i.i.i.i.i.i.i ], [ %8, %lpad.i.i.i.i.i.i.i.i.i ]
  call void @_ZNSt13__future_base21_Async_state_commonV2D2Ev(ptr noundef nonnull align 8 dereferenceable(44) %_M_impl.i.i.i.i.i.i.i) #25, !noalias !10
  call void @_ZdlPvm(ptr noundef %call5.i.i.i.i.i.i.i32.i, i64 noundef 80) #28, !noalias !10
  br label %lpad.body.i

"_ZSt11make_sharedINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEJS5_EESt10shared_ptrIT_EDpOT0_.exit.i": ; preds = %"_ZNSt6threadC2IMNSt13__future_base17_Async_state_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEFvvEJPS8_EvEEOT_DpOT0_.exit.i.i.i.i.i.i.i.i.i"
  %10 = load i64, ptr %ref.tmp.i.i.i.i.i.i.i.i.i, align 8, !tbaa !35, !noalias !10
  store i64 %10, ptr %_M_thread.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !35, !noalias !10
  store i64 %agg.tmp.sroa.0.0.copyload.i.i.i.i.i.i.i.i.i.i.i, ptr %ref.tmp.i.i.i.i.i.i.i.i.i, align 8, !tbaa !35, !noalias !10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp.i.i.i.i.i.i.i.i.i) #25, !noalias !10
  store ptr %_M_impl.i.i.i.i.i.i.i, ptr %__state.i, align 8, !tbaa !30, !noalias !4
  %_M_refcount3.i.i.i.i = getelementptr inbounds i8, ptr %__state.i, i64 8
  %11 = load ptr, ptr %_M_refcount3.i.i.i.i, align 8, !tbaa !36, !noalias !4
  store ptr %call5.i.i.i.i.i.i.i32.i, ptr %_M_refcount3.i.i.i.i, align 8, !tbaa !36, !noalias !4
  %cmp.not.i.i.i.i.i = icmp eq ptr %11, null
  br i1 %cmp.not.i.i.i.i.i, label %if.end12.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %"_ZSt11make_sharedINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEJS5_EESt10shared_ptrIT_EDpOT0_.exit.i"
  %_M_use_count.i.i.i.i.i.i = getelementptr inbounds i8, ptr %11, i64 8
  %12 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38, !noalias !4
  %tobool.i.not.i.i.i.i.i.i = icmp eq i8 %12, 0
  br i1 %tobool.i.not.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i:                            ; preds = %if.then.i.i.i.i.i
  %13 = load i32, ptr %_M_use_count.i.i.i.i.i.i, align 4, !tbaa !39, !noalias !4
  %add.i.i.i.i.i.i.i = add nsw i32 %13, -1
  store i32 %add.i.i.i.i.i.i.i, ptr %_M_use_count.i.i.i.i.i.i, align 4, !tbaa !39, !noalias !4
  br label %invoke.cont.i.i.i.i.i.i

if.else.i.i.i.i.i.i.i:                            ; preds = %if.then.i.i.i.i.i
  %14 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i, i32 -1 acq_rel, align 4, !noalias !4
  br label %invoke.cont.i.i.i.i.i.i

invoke.cont.i.i.i.i.i.i:                          ; preds = %if.else.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i.i = phi i32 [ %13, %if.then.i.i.i.i.i.i.i ], [ %14, %if.else.i.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i, label %if.end12.i

if.then.i.i.i.i.i.i:                              ; preds = %invoke.cont.i.i.i.i.i.i
  %vtable.i.i.i.i.i.i.i = load ptr, ptr %11, align 8, !tbaa !7, !noalias !4
  %vfn.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i, i64 16
  %15 = load ptr, ptr %vfn.i.i.i.i.i.i.i, align 8, !noalias !4
  call void %15(ptr noundef nonnull align 8 dereferenceable(16) %11) #25, !noalias !4
  %_M_weak_count.i.i.i.i.i.i33.i = getelementptr inbounds i8, ptr %11, i64 12
  %16 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38, !noalias !4
  %tobool.i.not.i.i.i.i.i.i.i = icmp eq i8 %16, 0
  br i1 %tobool.i.not.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i:                          ; preds = %if.then.i.i.i.i.i.i
  %17 = load i32, ptr %_M_weak_count.i.i.i.i.i.i33.i, align 4, !tbaa !39, !noalias !4
  %add.i.i.i.i.i.i.i.i = add nsw i32 %17, -1
  store i32 %add.i.i.i.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i.i.i33.i, align 4, !tbaa !39, !noalias !4
  br label %invoke.cont.i.i.i.i.i.i.i

if.else.i.i.i.i.i.i.i.i:                          ; preds = %if.then.i.i.i.i.i.i
  %18 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i33.i, i32 -1 acq_rel, align 4, !noalias !4
  br label %invoke.cont.i.i.i.i.i.i.i

invoke.cont.i.i.i.i.i.i.i:                        ; preds = %if.else.i.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i.i.i = phi i32 [ %17, %if.then.i.i.i.i.i.i.i.i ], [ %18, %if.else.i.i.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i.i.i, label %if.then.i2.i.i.i.i.i.i, label %if.end12.i

if.then.i2.i.i.i.i.i.i:                           ; preds = %invoke.cont.i.i.i.i.i.i.i
  %vtable2.i.i.i.i.i.i.i = load ptr, ptr %11, align 8, !tbaa !7, !noalias !4
  %vfn3.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i.i, i64 24
  %19 = load ptr, ptr %vfn3.i.i.i.i.i.i.i, align 8, !noalias !4
  call void %19(ptr noundef nonnull align 8 dereferenceable(16) %11) #25, !noalias !4
  br label %if.end12.i

lpad.i:                                           ; preds = %entry
  %20 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  br label %lpad.body.i

lpad.body.i:                                      ; preds = %lpad.i, %ehcleanup.i.i.i.i.i.i.i.i.i
  %eh.lpad-body.i = phi { ptr, i32 } [ %20, %lpad.i ], [ %.pn.i.i.i.i.i.i.i.i.i, %ehcleanup.i.i.i.i.i.i.i.i.i ]
  %21 = extractvalue { ptr, i32 } %eh.lpad-body.i, 1
  %22 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12system_error) #25
  %matches.i = icmp eq i32 %21, %22
  br i1 %matches.i, label %catch.i, label %ehcleanup23.i

catch.i:                                          ; preds = %lpad.body.i
  %23 = extractvalue { ptr, i32 } %eh.lpad-body.i, 0
  %24 = call ptr @__cxa_begin_catch(ptr %23) #25
  %_M_code.i.i = getelementptr inbounds i8, ptr %24, i64 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp3.i) #25, !noalias !4
  %call.i.i.i = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3_V216generic_categoryEv() #29
  store i32 11, ptr %ref.tmp3.i, align 8, !tbaa !39, !noalias !4
  %ref.tmp.sroa.42.0.this1.sroa_idx.i.i = getelementptr inbounds i8, ptr %ref.tmp3.i, i64 8
  store ptr %call.i.i.i, ptr %ref.tmp.sroa.42.0.this1.sroa_idx.i.i, align 8, !tbaa !30, !noalias !4
  %call4.i = call noundef zeroext i1 @_ZSteqRKSt10error_codeRKSt15error_condition(ptr noundef nonnull align 8 dereferenceable(16) %_M_code.i.i, ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp3.i) #25, !noalias !4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp3.i) #25, !noalias !4
  invoke void @__cxa_rethrow() #30
          to label %unreachable.i unwind label %lpad8.i, !noalias !4

lpad8.i:                                          ; preds = %catch.i
  %25 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %ehcleanup23.i unwind label %terminate.lpad.i, !noalias !4

if.end12.i:                                       ; preds = %if.then.i2.i.i.i.i.i.i, %invoke.cont.i.i.i.i.i.i.i, %invoke.cont.i.i.i.i.i.i, %"_ZSt11make_sharedINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEJS5_EESt10shared_ptrIT_EDpOT0_.exit.i"
  %26 = load ptr, ptr %__state.i, align 8, !tbaa !40, !noalias !4
  %cmp.i.not.i = icmp eq ptr %26, null
  br i1 %cmp.i.not.i, label %if.then14.i, label %if.end20.i

if.then14.i:                                      ; preds = %if.end12.i
  %call5.i.i.i.i.i.i.i48.i = invoke noalias noundef nonnull dereferenceable(64) ptr @_Znwm(i64 noundef 64) #26
          to label %call5.i.i.i.i.i.i.i.noexc47.i unwind label %lpad16.i, !noalias !4

call5.i.i.i.i.i.i.i.noexc47.i:                    ; preds = %if.then14.i
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i.i.i.i.i48.i, align 8, !tbaa !7, !noalias !42
  %_M_use_count.i.i.i.i.i.i36.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i48.i, i64 8
  store i32 1, ptr %_M_use_count.i.i.i.i.i.i36.i, align 8, !tbaa !13, !noalias !42
  %_M_weak_count.i.i.i.i.i.i37.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i48.i, i64 12
  store i32 1, ptr %_M_weak_count.i.i.i.i.i.i37.i, align 4, !tbaa !17, !noalias !42
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @"_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE", i64 16), ptr %call5.i.i.i.i.i.i.i48.i, align 8, !tbaa !7, !noalias !42
  %_M_impl.i.i.i.i.i.i38.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i48.i, i64 16
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %_M_impl.i.i.i.i.i.i38.i, align 8, !tbaa !7, !noalias !42
  %_M_result.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i48.i, i64 24
  %_M_once.i.i.i.i.i.i.i.i.i39.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i48.i, i64 40
  store i32 0, ptr %_M_once.i.i.i.i.i.i.i.i.i39.i, align 4, !tbaa !18, !noalias !42
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(13) %_M_result.i.i.i.i.i.i.i.i.i.i, i8 0, i64 13, i1 false), !noalias !42
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @"_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE", i64 16), ptr %_M_impl.i.i.i.i.i.i38.i, align 8, !tbaa !7, !noalias !42
  %call.i.i.i.i.i.i.i.i40.i = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #26
          to label %invoke.cont.i.i.i.i.i.i.i.i42.i unwind label %lpad.i.i.i.i.i.i.i.i41.i, !noalias !42

invoke.cont.i.i.i.i.i.i.i.i42.i:                  ; preds = %call5.i.i.i.i.i.i.i.noexc47.i
  invoke void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %call.i.i.i.i.i.i.i.i40.i)
          to label %"_ZSt11make_sharedINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEJS5_EESt10shared_ptrIT_EDpOT0_.exit.i" unwind label %terminate.lpad.i.i.i.i.i.i.i.i.i43.i, !noalias !42

terminate.lpad.i.i.i.i.i.i.i.i.i43.i:             ; preds = %invoke.cont.i.i.i.i.i.i.i.i42.i
  %27 = landingpad { ptr, i32 }
          catch ptr null
  %28 = extractvalue { ptr, i32 } %27, 0
  call void @__clang_call_terminate(ptr %28) #27
  unreachable

lpad.i.i.i.i.i.i.i.i41.i:                         ; preds = %call5.i.i.i.i.i.i.i.noexc47.i
  %29 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt13__future_base13_State_baseV2D2Ev(ptr noundef nonnull align 8 dereferenceable(28) %_M_impl.i.i.i.i.i.i38.i) #25, !noalias !42
  call void @_ZdlPvm(ptr noundef %call5.i.i.i.i.i.i.i48.i, i64 noundef 64) #28, !noalias !42
  br label %ehcleanup23.i

"_ZSt11make_sharedINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEJS5_EESt10shared_ptrIT_EDpOT0_.exit.i": ; preds = %invoke.cont.i.i.i.i.i.i.i.i42.i
  %_M_result.i.i.i.i.i.i.i.i45.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i48.i, i64 48
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 16), ptr %call.i.i.i.i.i.i.i.i40.i, align 8, !tbaa !7, !noalias !42
  %_M_initialized.i.i.i.i.i.i.i.i.i46.i = getelementptr inbounds i8, ptr %call.i.i.i.i.i.i.i.i40.i, i64 20
  store i8 0, ptr %_M_initialized.i.i.i.i.i.i.i.i.i46.i, align 4, !tbaa !23, !noalias !42
  store ptr %call.i.i.i.i.i.i.i.i40.i, ptr %_M_result.i.i.i.i.i.i.i.i45.i, align 8, !tbaa !30, !noalias !42
  store ptr %_M_impl.i.i.i.i.i.i38.i, ptr %__state.i, align 8, !tbaa !30, !noalias !4
  %30 = load ptr, ptr %_M_refcount3.i.i.i.i, align 8, !tbaa !36, !noalias !4
  store ptr %call5.i.i.i.i.i.i.i48.i, ptr %_M_refcount3.i.i.i.i, align 8, !tbaa !36, !noalias !4
  %cmp.not.i.i.i.i52.i = icmp eq ptr %30, null
  br i1 %cmp.not.i.i.i.i52.i, label %if.end20.i, label %if.then.i.i.i.i53.i

if.then.i.i.i.i53.i:                              ; preds = %"_ZSt11make_sharedINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEJS5_EESt10shared_ptrIT_EDpOT0_.exit.i"
  %_M_use_count.i.i.i.i.i54.i = getelementptr inbounds i8, ptr %30, i64 8
  %31 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38, !noalias !4
  %tobool.i.not.i.i.i.i.i55.i = icmp eq i8 %31, 0
  br i1 %tobool.i.not.i.i.i.i.i55.i, label %if.else.i.i.i.i.i.i75.i, label %if.then.i.i.i.i.i.i56.i

if.then.i.i.i.i.i.i56.i:                          ; preds = %if.then.i.i.i.i53.i
  %32 = load i32, ptr %_M_use_count.i.i.i.i.i54.i, align 4, !tbaa !39, !noalias !4
  %add.i.i.i.i.i.i57.i = add nsw i32 %32, -1
  store i32 %add.i.i.i.i.i.i57.i, ptr %_M_use_count.i.i.i.i.i54.i, align 4, !tbaa !39, !noalias !4
  br label %invoke.cont.i.i.i.i.i58.i

if.else.i.i.i.i.i.i75.i:                          ; preds = %if.then.i.i.i.i53.i
  %33 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i54.i, i32 -1 acq_rel, align 4, !noalias !4
  br label %invoke.cont.i.i.i.i.i58.i

invoke.cont.i.i.i.i.i58.i:                        ; preds = %if.else.i.i.i.i.i.i75.i, %if.then.i.i.i.i.i.i56.i
  %retval.0.i.i.i.i.i.i59.i = phi i32 [ %32, %if.then.i.i.i.i.i.i56.i ], [ %33, %if.else.i.i.i.i.i.i75.i ]
  %cmp.i.i.i.i.i60.i = icmp eq i32 %retval.0.i.i.i.i.i.i59.i, 1
  br i1 %cmp.i.i.i.i.i60.i, label %if.then.i.i.i.i.i61.i, label %if.end20.i

if.then.i.i.i.i.i61.i:                            ; preds = %invoke.cont.i.i.i.i.i58.i
  %vtable.i.i.i.i.i.i62.i = load ptr, ptr %30, align 8, !tbaa !7, !noalias !4
  %vfn.i.i.i.i.i.i63.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i62.i, i64 16
  %34 = load ptr, ptr %vfn.i.i.i.i.i.i63.i, align 8, !noalias !4
  call void %34(ptr noundef nonnull align 8 dereferenceable(16) %30) #25, !noalias !4
  %_M_weak_count.i.i.i.i.i.i64.i = getelementptr inbounds i8, ptr %30, i64 12
  %35 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38, !noalias !4
  %tobool.i.not.i.i.i.i.i.i65.i = icmp eq i8 %35, 0
  br i1 %tobool.i.not.i.i.i.i.i.i65.i, label %if.else.i.i.i.i.i.i.i74.i, label %if.then.i.i.i.i.i.i.i66.i

if.then.i.i.i.i.i.i.i66.i:                        ; preds = %if.then.i.i.i.i.i61.i
  %36 = load i32, ptr %_M_weak_count.i.i.i.i.i.i64.i, align 4, !tbaa !39, !noalias !4
  %add.i.i.i.i.i.i.i67.i = add nsw i32 %36, -1
  store i32 %add.i.i.i.i.i.i.i67.i, ptr %_M_weak_count.i.i.i.i.i.i64.i, align 4, !tbaa !39, !noalias !4
  br label %invoke.cont.i.i.i.i.i.i68.i

if.else.i.i.i.i.i.i.i74.i:                        ; preds = %if.then.i.i.i.i.i61.i
  %37 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i64.i, i32 -1 acq_rel, align 4, !noalias !4
  br label %invoke.cont.i.i.i.i.i.i68.i

invoke.cont.i.i.i.i.i.i68.i:                      ; preds = %if.else.i.i.i.i.i.i.i74.i, %if.then.i.i.i.i.i.i.i66.i
  %retval.0.i.i.i.i.i.i.i69.i = phi i32 [ %36, %if.then.i.i.i.i.i.i.i66.i ], [ %37, %if.else.i.i.i.i.i.i.i74.i ]
  %cmp.i.i.i.i.i.i70.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i69.i, 1
  br i1 %cmp.i.i.i.i.i.i70.i, label %if.then.i2.i.i.i.i.i71.i, label %if.end20.i

if.then.i2.i.i.i.i.i71.i:                         ; preds = %invoke.cont.i.i.i.i.i.i68.i
  %vtable2.i.i.i.i.i.i72.i = load ptr, ptr %30, align 8, !tbaa !7, !noalias !4
  %vfn3.i.i.i.i.i.i73.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i72.i, i64 24
  %38 = load ptr, ptr %vfn3.i.i.i.i.i.i73.i, align 8, !noalias !4
  call void %38(ptr noundef nonnull align 8 dereferenceable(16) %30) #25, !noalias !4
  br label %if.end20.i

lpad16.i:                                         ; preds = %if.then14.i
  %39 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup23.i

if.end20.i:                                       ; preds = %if.then.i2.i.i.i.i.i71.i, %invoke.cont.i.i.i.i.i.i68.i, %invoke.cont.i.i.i.i.i58.i, %"_ZSt11make_sharedINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEJS5_EESt10shared_ptrIT_EDpOT0_.exit.i", %if.end12.i
  %40 = load ptr, ptr %__state.i, align 8, !tbaa !40, !noalias !4
  store ptr %40, ptr %one, align 8, !tbaa !40, !alias.scope !4
  %_M_refcount.i.i.i.i.i = getelementptr inbounds i8, ptr %one, i64 8
  %41 = load ptr, ptr %_M_refcount3.i.i.i.i, align 8, !tbaa !36, !noalias !4
  store ptr %41, ptr %_M_refcount.i.i.i.i.i, align 8, !tbaa !36, !alias.scope !4
  %cmp.not.i.i.i.i.i.i = icmp eq ptr %41, null
  br i1 %cmp.not.i.i.i.i.i.i, label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i, label %if.then.i.i.i.i.i101.i

if.then.i.i.i.i.i101.i:                           ; preds = %if.end20.i
  %_M_use_count.i.i.i.i.i.i102.i = getelementptr inbounds i8, ptr %41, i64 8
  %42 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38, !noalias !4
  %tobool.i.i.not.i.i.i.i.i.i.i = icmp eq i8 %42, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i107.i, label %if.then.i.i.i.i.i.i.i103.i

if.then.i.i.i.i.i.i.i103.i:                       ; preds = %if.then.i.i.i.i.i101.i
  %43 = load i32, ptr %_M_use_count.i.i.i.i.i.i102.i, align 4, !tbaa !39, !noalias !4
  %add.i.i.i.i.i.i.i104.i = add nsw i32 %43, 1
  store i32 %add.i.i.i.i.i.i.i104.i, ptr %_M_use_count.i.i.i.i.i.i102.i, align 4, !tbaa !39, !noalias !4
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i

if.else.i.i.i.i.i.i.i107.i:                       ; preds = %if.then.i.i.i.i.i101.i
  %44 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i102.i, i32 1 acq_rel, align 4, !noalias !4
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i

_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i: ; preds = %if.else.i.i.i.i.i.i.i107.i, %if.then.i.i.i.i.i.i.i103.i, %if.end20.i
  %45 = load ptr, ptr %one, align 8, !tbaa !40, !alias.scope !4
  %cmp.i.not.i.i.i.i = icmp eq ptr %45, null
  br i1 %cmp.i.not.i.i.i.i, label %if.then.i6.i.i.i.invoke, label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i
  %_M_retrieved.i.i.i.i = getelementptr inbounds i8, ptr %45, i64 20
  %46 = atomicrmw xchg ptr %_M_retrieved.i.i.i.i, i8 1 seq_cst, align 1, !noalias !4
  %tobool.i.not.i.i.i105.i = icmp eq i8 %46, 0
  br i1 %tobool.i.not.i.i.i105.i, label %invoke.cont22.i, label %if.then.i6.i.i.i.invoke

if.then.i6.i.i.i.invoke:                          ; preds = %invoke.cont.i.i.i, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i
  %47 = phi i32 [ 3, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i ], [ 1, %invoke.cont.i.i.i ]
  invoke void @_ZSt20__throw_future_errori(i32 noundef %47) #30
          to label %if.then.i6.i.i.i.cont unwind label %lpad.i.i.i, !noalias !4

if.then.i6.i.i.i.cont:                            ; preds = %if.then.i6.i.i.i.invoke
  unreachable

lpad.i.i.i:                                       ; preds = %if.then.i6.i.i.i.invoke
  %48 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %one) #25
  br label %ehcleanup23.i

invoke.cont22.i:                                  ; preds = %invoke.cont.i.i.i
  %49 = load ptr, ptr %_M_refcount3.i.i.i.i, align 8, !tbaa !36, !noalias !4
  %cmp.not.i.i110.i = icmp eq ptr %49, null
  br i1 %cmp.not.i.i110.i, label %"_ZSt5asyncIZ4mainE3$_0JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit", label %if.then.i.i111.i

if.then.i.i111.i:                                 ; preds = %invoke.cont22.i
  %_M_use_count.i.i.i112.i = getelementptr inbounds i8, ptr %49, i64 8
  %50 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38, !noalias !4
  %tobool.i.not.i.i.i113.i = icmp eq i8 %50, 0
  br i1 %tobool.i.not.i.i.i113.i, label %if.else.i.i.i.i133.i, label %if.then.i.i.i.i114.i

if.then.i.i.i.i114.i:                             ; preds = %if.then.i.i111.i
  %51 = load i32, ptr %_M_use_count.i.i.i112.i, align 4, !tbaa !39, !noalias !4
  %add.i.i.i.i115.i = add nsw i32 %51, -1
  store i32 %add.i.i.i.i115.i, ptr %_M_use_count.i.i.i112.i, align 4, !tbaa !39, !noalias !4
  br label %invoke.cont.i.i.i116.i

if.else.i.i.i.i133.i:                             ; preds = %if.then.i.i111.i
  %52 = atomicrmw volatile add ptr %_M_use_count.i.i.i112.i, i32 -1 acq_rel, align 4, !noalias !4
  br label %invoke.cont.i.i.i116.i

invoke.cont.i.i.i116.i:                           ; preds = %if.else.i.i.i.i133.i, %if.then.i.i.i.i114.i
  %retval.0.i.i.i.i117.i = phi i32 [ %51, %if.then.i.i.i.i114.i ], [ %52, %if.else.i.i.i.i133.i ]
  %cmp.i.i.i118.i = icmp eq i32 %retval.0.i.i.i.i117.i, 1
  br i1 %cmp.i.i.i118.i, label %if.then.i.i.i119.i, label %"_ZSt5asyncIZ4mainE3$_0JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit"

if.then.i.i.i119.i:                               ; preds = %invoke.cont.i.i.i116.i
  %vtable.i.i.i.i120.i = load ptr, ptr %49, align 8, !tbaa !7, !noalias !4
  %vfn.i.i.i.i121.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i120.i, i64 16
  %53 = load ptr, ptr %vfn.i.i.i.i121.i, align 8, !noalias !4
  call void %53(ptr noundef nonnull align 8 dereferenceable(16) %49) #25, !noalias !4
  %_M_weak_count.i.i.i.i122.i = getelementptr inbounds i8, ptr %49, i64 12
  %54 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38, !noalias !4
  %tobool.i.not.i.i.i.i123.i = icmp eq i8 %54, 0
  br i1 %tobool.i.not.i.i.i.i123.i, label %if.else.i.i.i.i.i132.i, label %if.then.i.i.i.i.i124.i

if.then.i.i.i.i.i124.i:                           ; preds = %if.then.i.i.i119.i
  %55 = load i32, ptr %_M_weak_count.i.i.i.i122.i, align 4, !tbaa !39, !noalias !4
  %add.i.i.i.i.i125.i = add nsw i32 %55, -1
  store i32 %add.i.i.i.i.i125.i, ptr %_M_weak_count.i.i.i.i122.i, align 4, !tbaa !39, !noalias !4
  br label %invoke.cont.i.i.i.i126.i

if.else.i.i.i.i.i132.i:                           ; preds = %if.then.i.i.i119.i
  %56 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i122.i, i32 -1 acq_rel, align 4, !noalias !4
  br label %invoke.cont.i.i.i.i126.i

invoke.cont.i.i.i.i126.i:                         ; preds = %if.else.i.i.i.i.i132.i, %if.then.i.i.i.i.i124.i
  %retval.0.i.i.i.i.i127.i = phi i32 [ %55, %if.then.i.i.i.i.i124.i ], [ %56, %if.else.i.i.i.i.i132.i ]
  %cmp.i.i.i.i128.i = icmp eq i32 %retval.0.i.i.i.i.i127.i, 1
  br i1 %cmp.i.i.i.i128.i, label %if.then.i2.i.i.i129.i, label %"_ZSt5asyncIZ4mainE3$_0JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit"

if.then.i2.i.i.i129.i:                            ; preds = %invoke.cont.i.i.i.i126.i
  %vtable2.i.i.i.i130.i = load ptr, ptr %49, align 8, !tbaa !7, !noalias !4
  %vfn3.i.i.i.i131.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i130.i, i64 24
  %57 = load ptr, ptr %vfn3.i.i.i.i131.i, align 8, !noalias !4
  call void %57(ptr noundef nonnull align 8 dereferenceable(16) %49) #25, !noalias !4
  br label %"_ZSt5asyncIZ4mainE3$_0JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit"

common.resume:                                    ; preds = %ehcleanup24, %ehcleanup23.i
  %common.resume.op = phi { ptr, i32 } [ %lpad.val27.merged.i, %ehcleanup23.i ], [ %.pn.pn.pn.pn.pn, %ehcleanup24 ]
  resume { ptr, i32 } %common.resume.op

ehcleanup23.i:                                    ; preds = %lpad.i.i.i, %lpad16.i, %lpad.i.i.i.i.i.i.i.i41.i, %lpad8.i, %lpad.body.i
  %lpad.val27.merged.i = phi { ptr, i32 } [ %48, %lpad.i.i.i ], [ %eh.lpad-body.i, %lpad.body.i ], [ %25, %lpad8.i ], [ %39, %lpad16.i ], [ %29, %lpad.i.i.i.i.i.i.i.i41.i ]
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %__state.i) #25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__state.i) #25, !noalias !4
  br label %common.resume

terminate.lpad.i:                                 ; preds = %lpad8.i
  %58 = landingpad { ptr, i32 }
          catch ptr null
  %59 = extractvalue { ptr, i32 } %58, 0
  call void @__clang_call_terminate(ptr %59) #27
  unreachable

unreachable.i:                                    ; preds = %catch.i
  unreachable

"_ZSt5asyncIZ4mainE3$_0JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit": ; preds = %invoke.cont22.i, %invoke.cont.i.i.i116.i, %invoke.cont.i.i.i.i126.i, %if.then.i2.i.i.i129.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__state.i) #25, !noalias !4
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %promise) #25
  call void @llvm.experimental.noalias.scope.decl(metadata !45)
  store ptr null, ptr %promise, align 8, !tbaa !40, !alias.scope !45
  %_M_refcount.i.i.i.i = getelementptr inbounds i8, ptr %promise, i64 8
  %call5.i.i.i.i.i.i.i.i38 = invoke noalias noundef nonnull dereferenceable(48) ptr @_Znwm(i64 noundef 48) #26
          to label %call5.i.i.i.i.i.i.i.i.noexc unwind label %lpad

call5.i.i.i.i.i.i.i.i.noexc:                      ; preds = %"_ZSt5asyncIZ4mainE3$_0JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit"
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i.i.i.i.i.i38, align 8, !tbaa !7, !noalias !45
  %_M_use_count.i.i.i.i.i.i.i33 = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i.i38, i64 8
  store i32 1, ptr %_M_use_count.i.i.i.i.i.i.i33, align 8, !tbaa !13, !noalias !45
  %_M_weak_count.i.i.i.i.i.i.i34 = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i.i38, i64 12
  store i32 1, ptr %_M_weak_count.i.i.i.i.i.i.i34, align 4, !tbaa !17, !noalias !45
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i.i.i.i.i.i38, align 8, !tbaa !7, !noalias !45
  %_M_impl.i.i.i.i.i.i.i35 = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i.i38, i64 16
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %_M_impl.i.i.i.i.i.i.i35, align 8, !tbaa !7, !noalias !45
  %_M_result.i.i.i.i.i.i.i.i.i36 = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i.i38, i64 24
  %_M_once.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i.i38, i64 40
  store i32 0, ptr %_M_once.i.i.i.i.i.i.i.i.i, align 4, !tbaa !18, !noalias !45
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(13) %_M_result.i.i.i.i.i.i.i.i.i36, i8 0, i64 13, i1 false), !noalias !45
  store ptr %call5.i.i.i.i.i.i.i.i38, ptr %_M_refcount.i.i.i.i, align 8, !tbaa !36, !alias.scope !45
  store ptr %_M_impl.i.i.i.i.i.i.i35, ptr %promise, align 8, !tbaa !30, !alias.scope !45
  %call.i = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #26
          to label %invoke.cont.i unwind label %lpad.i37

invoke.cont.i:                                    ; preds = %call5.i.i.i.i.i.i.i.i.noexc
  invoke void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %call.i)
          to label %_ZNSt7promiseIiEC2Ev.exit unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %invoke.cont.i
  %60 = landingpad { ptr, i32 }
          catch ptr null
  %61 = extractvalue { ptr, i32 } %60, 0
  call void @__clang_call_terminate(ptr %61) #27
  unreachable

lpad.i37:                                         ; preds = %call5.i.i.i.i.i.i.i.i.noexc
  %62 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %promise) #25
  br label %ehcleanup24

_ZNSt7promiseIiEC2Ev.exit:                        ; preds = %invoke.cont.i
  %_M_storage.i = getelementptr inbounds i8, ptr %promise, i64 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 16), ptr %call.i, align 8, !tbaa !7
  %_M_initialized.i.i = getelementptr inbounds i8, ptr %call.i, i64 20
  store i8 0, ptr %_M_initialized.i.i, align 4, !tbaa !23
  store ptr %call.i, ptr %_M_storage.i, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %two) #25
  call void @llvm.experimental.noalias.scope.decl(metadata !48)
  %63 = load ptr, ptr %promise, align 8, !tbaa !40, !noalias !48
  store ptr %63, ptr %two, align 8, !tbaa !40, !alias.scope !48
  %_M_refcount.i.i.i.i.i39 = getelementptr inbounds i8, ptr %two, i64 8
  %64 = load ptr, ptr %_M_refcount.i.i.i.i, align 8, !tbaa !36, !noalias !48
  store ptr %64, ptr %_M_refcount.i.i.i.i.i39, align 8, !tbaa !36, !alias.scope !48
  %cmp.not.i.i.i.i.i.i41 = icmp eq ptr %64, null
  br i1 %cmp.not.i.i.i.i.i.i41, label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i47, label %if.then.i.i.i.i.i.i42

if.then.i.i.i.i.i.i42:                            ; preds = %_ZNSt7promiseIiEC2Ev.exit
  %_M_use_count.i.i.i.i.i.i.i43 = getelementptr inbounds i8, ptr %64, i64 8
  %65 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38, !noalias !48
  %tobool.i.i.not.i.i.i.i.i.i.i44 = icmp eq i8 %65, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i.i44, label %if.else.i.i.i.i.i.i.i.i55, label %if.then.i.i.i.i.i.i.i.i45

if.then.i.i.i.i.i.i.i.i45:                        ; preds = %if.then.i.i.i.i.i.i42
  %66 = load i32, ptr %_M_use_count.i.i.i.i.i.i.i43, align 4, !tbaa !39, !noalias !48
  %add.i.i.i.i.i.i.i.i46 = add nsw i32 %66, 1
  store i32 %add.i.i.i.i.i.i.i.i46, ptr %_M_use_count.i.i.i.i.i.i.i43, align 4, !tbaa !39, !noalias !48
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i47

if.else.i.i.i.i.i.i.i.i55:                        ; preds = %if.then.i.i.i.i.i.i42
  %67 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i.i43, i32 1 acq_rel, align 4, !noalias !48
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i47

_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i47: ; preds = %if.else.i.i.i.i.i.i.i.i55, %if.then.i.i.i.i.i.i.i.i45, %_ZNSt7promiseIiEC2Ev.exit
  %68 = load ptr, ptr %two, align 8, !tbaa !40, !alias.scope !48
  %cmp.i.not.i.i.i.i48 = icmp eq ptr %68, null
  br i1 %cmp.i.not.i.i.i.i48, label %if.then.i6.i.i.i51.invoke, label %invoke.cont.i.i.i49

invoke.cont.i.i.i49:                              ; preds = %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i47
  %_M_retrieved.i.i.i.i50 = getelementptr inbounds i8, ptr %68, i64 20
  %69 = atomicrmw xchg ptr %_M_retrieved.i.i.i.i50, i8 1 seq_cst, align 1, !noalias !48
  %tobool.i.not.i.i.i.i = icmp eq i8 %69, 0
  br i1 %tobool.i.not.i.i.i.i, label %invoke.cont2, label %if.then.i6.i.i.i51.invoke

if.then.i6.i.i.i51.invoke:                        ; preds = %invoke.cont.i.i.i49, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i47
  %70 = phi i32 [ 3, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i47 ], [ 1, %invoke.cont.i.i.i49 ]
  invoke void @_ZSt20__throw_future_errori(i32 noundef %70) #30
          to label %if.then.i6.i.i.i51.cont unwind label %lpad.i.i.i52, !noalias !48

if.then.i6.i.i.i51.cont:                          ; preds = %if.then.i6.i.i.i51.invoke
  unreachable

lpad.i.i.i52:                                     ; preds = %if.then.i6.i.i.i51.invoke
  %71 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %two) #25
  br label %ehcleanup22

invoke.cont2:                                     ; preds = %invoke.cont.i.i.i49
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %ref.tmp3) #25
  store i32 10, ptr %ref.tmp3, align 4, !tbaa !39
  invoke void @_ZNSt7promiseIiE9set_valueEOi(ptr noundef nonnull align 8 dereferenceable(24) %promise, ptr noundef nonnull align 4 dereferenceable(4) %ref.tmp3)
          to label %invoke.cont5 unwind label %lpad4

invoke.cont5:                                     ; preds = %invoke.cont2
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %ref.tmp3) #25
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %task) #25
  invoke fastcc void @"_ZStL19__create_task_stateIFiiEZ4mainE3$_1SaIiEESt10shared_ptrINSt13__future_base16_Task_state_baseIT_EEEOT0_RKT1_"(ptr dead_on_unwind nonnull writable sret(%"class.std::shared_ptr.2") align 8 %task)
          to label %"_ZNSt13packaged_taskIFiiEEC2IZ4mainE3$_1vEEOT_.exit" unwind label %lpad7

"_ZNSt13packaged_taskIFiiEEC2IZ4mainE3$_1vEEOT_.exit": ; preds = %invoke.cont5
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %three) #25
  invoke void @_ZNSt13packaged_taskIFiiEE10get_futureEv(ptr dead_on_unwind nonnull writable sret(%"class.std::future") align 8 %three, ptr noundef nonnull align 8 dereferenceable(16) %task)
          to label %invoke.cont10 unwind label %lpad9

invoke.cont10:                                    ; preds = %"_ZNSt13packaged_taskIFiiEEC2IZ4mainE3$_1vEEOT_.exit"
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %__args.addr.i)
  store i32 1, ptr %__args.addr.i, align 4, !tbaa !39
  %72 = load ptr, ptr %task, align 8, !tbaa !51
  %cmp.i.not.i.i = icmp eq ptr %72, null
  br i1 %cmp.i.not.i.i, label %if.then.i.i, label %_ZNSt13__future_base13_State_baseV28_S_checkINS_16_Task_state_baseIFiiEEEEEvRKSt10shared_ptrIT_E.exit.i

if.then.i.i:                                      ; preds = %invoke.cont10
  invoke void @_ZSt20__throw_future_errori(i32 noundef 3) #30
          to label %.noexc unwind label %lpad11

.noexc:                                           ; preds = %if.then.i.i
  unreachable

_ZNSt13__future_base13_State_baseV28_S_checkINS_16_Task_state_baseIFiiEEEEEvRKSt10shared_ptrIT_E.exit.i: ; preds = %invoke.cont10
  %vtable.i = load ptr, ptr %72, align 8, !tbaa !7
  %vfn.i = getelementptr inbounds i8, ptr %vtable.i, i64 32
  %73 = load ptr, ptr %vfn.i, align 8
  invoke void %73(ptr noundef nonnull align 8 dereferenceable(40) %72, ptr noundef nonnull align 4 dereferenceable(4) %__args.addr.i)
          to label %_ZNSt13packaged_taskIFiiEEclEi.exit unwind label %lpad11

_ZNSt13packaged_taskIFiiEEclEi.exit:              ; preds = %_ZNSt13__future_base13_State_baseV28_S_checkINS_16_Task_state_baseIFiiEEEEEvRKSt10shared_ptrIT_E.exit.i
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %__args.addr.i)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__reset.i) #25
  store ptr %one, ptr %__reset.i, align 8, !tbaa !30
  %call.i58 = invoke noundef nonnull align 8 dereferenceable(21) ptr @_ZNKSt14__basic_futureIiE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %one)
          to label %invoke.cont.i60 unwind label %lpad.i59

invoke.cont.i60:                                  ; preds = %_ZNSt13packaged_taskIFiiEEclEi.exit
  %_M_storage.i.i = getelementptr inbounds i8, ptr %call.i58, i64 16
  %74 = load i32, ptr %_M_storage.i.i, align 8, !tbaa !39
  %75 = load ptr, ptr %__reset.i, align 8, !tbaa !53
  store ptr null, ptr %75, align 8, !tbaa !30
  %_M_refcount3.i.i.i.i61 = getelementptr inbounds i8, ptr %75, i64 8
  %76 = load ptr, ptr %_M_refcount3.i.i.i.i61, align 8, !tbaa !36
  store ptr null, ptr %_M_refcount3.i.i.i.i61, align 8, !tbaa !36
  %cmp.not.i.i.i.i.i62 = icmp eq ptr %76, null
  br i1 %cmp.not.i.i.i.i.i62, label %_ZNSt6futureIiE3getEv.exit, label %if.then.i.i.i.i.i63

if.then.i.i.i.i.i63:                              ; preds = %invoke.cont.i60
  %_M_use_count.i.i.i.i.i.i64 = getelementptr inbounds i8, ptr %76, i64 8
  %77 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i.i.i65 = icmp eq i8 %77, 0
  br i1 %tobool.i.not.i.i.i.i.i.i65, label %if.else.i.i.i.i.i.i.i85, label %if.then.i.i.i.i.i.i.i66

if.then.i.i.i.i.i.i.i66:                          ; preds = %if.then.i.i.i.i.i63
  %78 = load i32, ptr %_M_use_count.i.i.i.i.i.i64, align 4, !tbaa !39
  %add.i.i.i.i.i.i.i67 = add nsw i32 %78, -1
  store i32 %add.i.i.i.i.i.i.i67, ptr %_M_use_count.i.i.i.i.i.i64, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i.i.i68

if.else.i.i.i.i.i.i.i85:                          ; preds = %if.then.i.i.i.i.i63
  %79 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i64, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i68

invoke.cont.i.i.i.i.i.i68:                        ; preds = %if.else.i.i.i.i.i.i.i85, %if.then.i.i.i.i.i.i.i66
  %retval.0.i.i.i.i.i.i.i69 = phi i32 [ %78, %if.then.i.i.i.i.i.i.i66 ], [ %79, %if.else.i.i.i.i.i.i.i85 ]
  %cmp.i.i.i.i.i.i70 = icmp eq i32 %retval.0.i.i.i.i.i.i.i69, 1
  br i1 %cmp.i.i.i.i.i.i70, label %if.then.i.i.i.i.i.i71, label %_ZNSt6futureIiE3getEv.exit

if.then.i.i.i.i.i.i71:                            ; preds = %invoke.cont.i.i.i.i.i.i68
  %vtable.i.i.i.i.i.i.i72 = load ptr, ptr %76, align 8, !tbaa !7
  %vfn.i.i.i.i.i.i.i73 = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i72, i64 16
  %80 = load ptr, ptr %vfn.i.i.i.i.i.i.i73, align 8
  call void %80(ptr noundef nonnull align 8 dereferenceable(16) %76) #25
  %_M_weak_count.i.i.i.i.i.i.i74 = getelementptr inbounds i8, ptr %76, i64 12
  %81 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i.i.i.i75 = icmp eq i8 %81, 0
  br i1 %tobool.i.not.i.i.i.i.i.i.i75, label %if.else.i.i.i.i.i.i.i.i84, label %if.then.i.i.i.i.i.i.i.i76

if.then.i.i.i.i.i.i.i.i76:                        ; preds = %if.then.i.i.i.i.i.i71
  %82 = load i32, ptr %_M_weak_count.i.i.i.i.i.i.i74, align 4, !tbaa !39
  %add.i.i.i.i.i.i.i.i77 = add nsw i32 %82, -1
  store i32 %add.i.i.i.i.i.i.i.i77, ptr %_M_weak_count.i.i.i.i.i.i.i74, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i.i.i.i78

if.else.i.i.i.i.i.i.i.i84:                        ; preds = %if.then.i.i.i.i.i.i71
  %83 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i.i74, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i.i78

invoke.cont.i.i.i.i.i.i.i78:                      ; preds = %if.else.i.i.i.i.i.i.i.i84, %if.then.i.i.i.i.i.i.i.i76
  %retval.0.i.i.i.i.i.i.i.i79 = phi i32 [ %82, %if.then.i.i.i.i.i.i.i.i76 ], [ %83, %if.else.i.i.i.i.i.i.i.i84 ]
  %cmp.i.i.i.i.i.i.i80 = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i79, 1
  br i1 %cmp.i.i.i.i.i.i.i80, label %if.then.i2.i.i.i.i.i.i81, label %_ZNSt6futureIiE3getEv.exit

if.then.i2.i.i.i.i.i.i81:                         ; preds = %invoke.cont.i.i.i.i.i.i.i78
  %vtable2.i.i.i.i.i.i.i82 = load ptr, ptr %76, align 8, !tbaa !7
  %vfn3.i.i.i.i.i.i.i83 = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i.i82, i64 24
  %84 = load ptr, ptr %vfn3.i.i.i.i.i.i.i83, align 8
  call void %84(ptr noundef nonnull align 8 dereferenceable(16) %76) #25
  br label %_ZNSt6futureIiE3getEv.exit

lpad.i59:                                         ; preds = %_ZNSt13packaged_taskIFiiEEclEi.exit
  %85 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %__reset.i) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__reset.i) #25
  br label %lpad11.body

_ZNSt6futureIiE3getEv.exit:                       ; preds = %invoke.cont.i60, %invoke.cont.i.i.i.i.i.i68, %invoke.cont.i.i.i.i.i.i.i78, %if.then.i2.i.i.i.i.i.i81
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__reset.i) #25
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__reset.i87) #25
  store ptr %two, ptr %__reset.i87, align 8, !tbaa !30
  %call.i88 = invoke noundef nonnull align 8 dereferenceable(21) ptr @_ZNKSt14__basic_futureIiE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %two)
          to label %invoke.cont.i90 unwind label %lpad.i89

invoke.cont.i90:                                  ; preds = %_ZNSt6futureIiE3getEv.exit
  %_M_storage.i.i91 = getelementptr inbounds i8, ptr %call.i88, i64 16
  %86 = load i32, ptr %_M_storage.i.i91, align 8, !tbaa !39
  %87 = load ptr, ptr %__reset.i87, align 8, !tbaa !53
  store ptr null, ptr %87, align 8, !tbaa !30
  %_M_refcount3.i.i.i.i92 = getelementptr inbounds i8, ptr %87, i64 8
  %88 = load ptr, ptr %_M_refcount3.i.i.i.i92, align 8, !tbaa !36
  store ptr null, ptr %_M_refcount3.i.i.i.i92, align 8, !tbaa !36
  %cmp.not.i.i.i.i.i93 = icmp eq ptr %88, null
  br i1 %cmp.not.i.i.i.i.i93, label %_ZNSt6futureIiE3getEv.exit119, label %if.then.i.i.i.i.i94

if.then.i.i.i.i.i94:                              ; preds = %invoke.cont.i90
  %_M_use_count.i.i.i.i.i.i95 = getelementptr inbounds i8, ptr %88, i64 8
  %89 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i.i.i96 = icmp eq i8 %89, 0
  br i1 %tobool.i.not.i.i.i.i.i.i96, label %if.else.i.i.i.i.i.i.i116, label %if.then.i.i.i.i.i.i.i97

if.then.i.i.i.i.i.i.i97:                          ; preds = %if.then.i.i.i.i.i94
  %90 = load i32, ptr %_M_use_count.i.i.i.i.i.i95, align 4, !tbaa !39
  %add.i.i.i.i.i.i.i98 = add nsw i32 %90, -1
  store i32 %add.i.i.i.i.i.i.i98, ptr %_M_use_count.i.i.i.i.i.i95, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i.i.i99

if.else.i.i.i.i.i.i.i116:                         ; preds = %if.then.i.i.i.i.i94
  %91 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i95, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i99

invoke.cont.i.i.i.i.i.i99:                        ; preds = %if.else.i.i.i.i.i.i.i116, %if.then.i.i.i.i.i.i.i97
  %retval.0.i.i.i.i.i.i.i100 = phi i32 [ %90, %if.then.i.i.i.i.i.i.i97 ], [ %91, %if.else.i.i.i.i.i.i.i116 ]
  %cmp.i.i.i.i.i.i101 = icmp eq i32 %retval.0.i.i.i.i.i.i.i100, 1
  br i1 %cmp.i.i.i.i.i.i101, label %if.then.i.i.i.i.i.i102, label %_ZNSt6futureIiE3getEv.exit119

if.then.i.i.i.i.i.i102:                           ; preds = %invoke.cont.i.i.i.i.i.i99
  %vtable.i.i.i.i.i.i.i103 = load ptr, ptr %88, align 8, !tbaa !7
  %vfn.i.i.i.i.i.i.i104 = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i103, i64 16
  %92 = load ptr, ptr %vfn.i.i.i.i.i.i.i104, align 8
  call void %92(ptr noundef nonnull align 8 dereferenceable(16) %88) #25
  %_M_weak_count.i.i.i.i.i.i.i105 = getelementptr inbounds i8, ptr %88, i64 12
  %93 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i.i.i.i106 = icmp eq i8 %93, 0
  br i1 %tobool.i.not.i.i.i.i.i.i.i106, label %if.else.i.i.i.i.i.i.i.i115, label %if.then.i.i.i.i.i.i.i.i107

if.then.i.i.i.i.i.i.i.i107:                       ; preds = %if.then.i.i.i.i.i.i102
  %94 = load i32, ptr %_M_weak_count.i.i.i.i.i.i.i105, align 4, !tbaa !39
  %add.i.i.i.i.i.i.i.i108 = add nsw i32 %94, -1
  store i32 %add.i.i.i.i.i.i.i.i108, ptr %_M_weak_count.i.i.i.i.i.i.i105, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i.i.i.i109

if.else.i.i.i.i.i.i.i.i115:                       ; preds = %if.then.i.i.i.i.i.i102
  %95 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i.i105, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i.i109

invoke.cont.i.i.i.i.i.i.i109:                     ; preds = %if.else.i.i.i.i.i.i.i.i115, %if.then.i.i.i.i.i.i.i.i107
  %retval.0.i.i.i.i.i.i.i.i110 = phi i32 [ %94, %if.then.i.i.i.i.i.i.i.i107 ], [ %95, %if.else.i.i.i.i.i.i.i.i115 ]
  %cmp.i.i.i.i.i.i.i111 = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i110, 1
  br i1 %cmp.i.i.i.i.i.i.i111, label %if.then.i2.i.i.i.i.i.i112, label %_ZNSt6futureIiE3getEv.exit119

if.then.i2.i.i.i.i.i.i112:                        ; preds = %invoke.cont.i.i.i.i.i.i.i109
  %vtable2.i.i.i.i.i.i.i113 = load ptr, ptr %88, align 8, !tbaa !7
  %vfn3.i.i.i.i.i.i.i114 = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i.i113, i64 24
  %96 = load ptr, ptr %vfn3.i.i.i.i.i.i.i114, align 8
  call void %96(ptr noundef nonnull align 8 dereferenceable(16) %88) #25
  br label %_ZNSt6futureIiE3getEv.exit119

lpad.i89:                                         ; preds = %_ZNSt6futureIiE3getEv.exit
  %97 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %__reset.i87) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__reset.i87) #25
  br label %lpad11.body

_ZNSt6futureIiE3getEv.exit119:                    ; preds = %invoke.cont.i90, %invoke.cont.i.i.i.i.i.i99, %invoke.cont.i.i.i.i.i.i.i109, %if.then.i2.i.i.i.i.i.i112
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__reset.i87) #25
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__reset.i120) #25
  store ptr %three, ptr %__reset.i120, align 8, !tbaa !30
  %call.i121 = invoke noundef nonnull align 8 dereferenceable(21) ptr @_ZNKSt14__basic_futureIiE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %three)
          to label %invoke.cont.i123 unwind label %lpad.i122

invoke.cont.i123:                                 ; preds = %_ZNSt6futureIiE3getEv.exit119
  %_M_storage.i.i124 = getelementptr inbounds i8, ptr %call.i121, i64 16
  %98 = load i32, ptr %_M_storage.i.i124, align 8, !tbaa !39
  %99 = load ptr, ptr %__reset.i120, align 8, !tbaa !53
  store ptr null, ptr %99, align 8, !tbaa !30
  %_M_refcount3.i.i.i.i125 = getelementptr inbounds i8, ptr %99, i64 8
  %100 = load ptr, ptr %_M_refcount3.i.i.i.i125, align 8, !tbaa !36
  store ptr null, ptr %_M_refcount3.i.i.i.i125, align 8, !tbaa !36
  %cmp.not.i.i.i.i.i126 = icmp eq ptr %100, null
  br i1 %cmp.not.i.i.i.i.i126, label %_ZNSt6futureIiE3getEv.exit152, label %if.then.i.i.i.i.i127

if.then.i.i.i.i.i127:                             ; preds = %invoke.cont.i123
  %_M_use_count.i.i.i.i.i.i128 = getelementptr inbounds i8, ptr %100, i64 8
  %101 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i.i.i129 = icmp eq i8 %101, 0
  br i1 %tobool.i.not.i.i.i.i.i.i129, label %if.else.i.i.i.i.i.i.i149, label %if.then.i.i.i.i.i.i.i130

if.then.i.i.i.i.i.i.i130:                         ; preds = %if.then.i.i.i.i.i127
  %102 = load i32, ptr %_M_use_count.i.i.i.i.i.i128, align 4, !tbaa !39
  %add.i.i.i.i.i.i.i131 = add nsw i32 %102, -1
  store i32 %add.i.i.i.i.i.i.i131, ptr %_M_use_count.i.i.i.i.i.i128, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i.i.i132

if.else.i.i.i.i.i.i.i149:                         ; preds = %if.then.i.i.i.i.i127
  %103 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i128, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i132

invoke.cont.i.i.i.i.i.i132:                       ; preds = %if.else.i.i.i.i.i.i.i149, %if.then.i.i.i.i.i.i.i130
  %retval.0.i.i.i.i.i.i.i133 = phi i32 [ %102, %if.then.i.i.i.i.i.i.i130 ], [ %103, %if.else.i.i.i.i.i.i.i149 ]
  %cmp.i.i.i.i.i.i134 = icmp eq i32 %retval.0.i.i.i.i.i.i.i133, 1
  br i1 %cmp.i.i.i.i.i.i134, label %if.then.i.i.i.i.i.i135, label %_ZNSt6futureIiE3getEv.exit152

if.then.i.i.i.i.i.i135:                           ; preds = %invoke.cont.i.i.i.i.i.i132
  %vtable.i.i.i.i.i.i.i136 = load ptr, ptr %100, align 8, !tbaa !7
  %vfn.i.i.i.i.i.i.i137 = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i136, i64 16
  %104 = load ptr, ptr %vfn.i.i.i.i.i.i.i137, align 8
  call void %104(ptr noundef nonnull align 8 dereferenceable(16) %100) #25
  %_M_weak_count.i.i.i.i.i.i.i138 = getelementptr inbounds i8, ptr %100, i64 12
  %105 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i.i.i.i139 = icmp eq i8 %105, 0
  br i1 %tobool.i.not.i.i.i.i.i.i.i139, label %if.else.i.i.i.i.i.i.i.i148, label %if.then.i.i.i.i.i.i.i.i140

if.then.i.i.i.i.i.i.i.i140:                       ; preds = %if.then.i.i.i.i.i.i135
  %106 = load i32, ptr %_M_weak_count.i.i.i.i.i.i.i138, align 4, !tbaa !39
  %add.i.i.i.i.i.i.i.i141 = add nsw i32 %106, -1
  store i32 %add.i.i.i.i.i.i.i.i141, ptr %_M_weak_count.i.i.i.i.i.i.i138, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i.i.i.i142

if.else.i.i.i.i.i.i.i.i148:                       ; preds = %if.then.i.i.i.i.i.i135
  %107 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i.i138, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i.i142

invoke.cont.i.i.i.i.i.i.i142:                     ; preds = %if.else.i.i.i.i.i.i.i.i148, %if.then.i.i.i.i.i.i.i.i140
  %retval.0.i.i.i.i.i.i.i.i143 = phi i32 [ %106, %if.then.i.i.i.i.i.i.i.i140 ], [ %107, %if.else.i.i.i.i.i.i.i.i148 ]
  %cmp.i.i.i.i.i.i.i144 = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i143, 1
  br i1 %cmp.i.i.i.i.i.i.i144, label %if.then.i2.i.i.i.i.i.i145, label %_ZNSt6futureIiE3getEv.exit152

if.then.i2.i.i.i.i.i.i145:                        ; preds = %invoke.cont.i.i.i.i.i.i.i142
  %vtable2.i.i.i.i.i.i.i146 = load ptr, ptr %100, align 8, !tbaa !7
  %vfn3.i.i.i.i.i.i.i147 = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i.i146, i64 24
  %108 = load ptr, ptr %vfn3.i.i.i.i.i.i.i147, align 8
  call void %108(ptr noundef nonnull align 8 dereferenceable(16) %100) #25
  br label %_ZNSt6futureIiE3getEv.exit152

lpad.i122:                                        ; preds = %_ZNSt6futureIiE3getEv.exit119
  %109 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %__reset.i120) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__reset.i120) #25
  br label %lpad11.body

_ZNSt6futureIiE3getEv.exit152:                    ; preds = %invoke.cont.i123, %invoke.cont.i.i.i.i.i.i132, %invoke.cont.i.i.i.i.i.i.i142, %if.then.i2.i.i.i.i.i.i145
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__reset.i120) #25
  %_M_refcount.i.i = getelementptr inbounds i8, ptr %three, i64 8
  %110 = load ptr, ptr %_M_refcount.i.i, align 8, !tbaa !36
  %cmp.not.i.i.i = icmp eq ptr %110, null
  br i1 %cmp.not.i.i.i, label %_ZNSt14__basic_futureIiED2Ev.exit, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %_ZNSt6futureIiE3getEv.exit152
  %_M_use_count.i.i.i.i = getelementptr inbounds i8, ptr %110, i64 8
  %111 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i153 = icmp eq i8 %111, 0
  br i1 %tobool.i.not.i.i.i.i153, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i154

if.then.i.i.i.i.i154:                             ; preds = %if.then.i.i.i
  %112 = load i32, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !39
  %add.i.i.i.i.i = add nsw i32 %112, -1
  store i32 %add.i.i.i.i.i, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %113 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i, %if.then.i.i.i.i.i154
  %retval.0.i.i.i.i.i = phi i32 [ %112, %if.then.i.i.i.i.i154 ], [ %113, %if.else.i.i.i.i.i ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i155, label %_ZNSt14__basic_futureIiED2Ev.exit

if.then.i.i.i.i155:                               ; preds = %invoke.cont.i.i.i.i
  %vtable.i.i.i.i.i = load ptr, ptr %110, align 8, !tbaa !7
  %vfn.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i, i64 16
  %114 = load ptr, ptr %vfn.i.i.i.i.i, align 8
  call void %114(ptr noundef nonnull align 8 dereferenceable(16) %110) #25
  %_M_weak_count.i.i.i.i.i = getelementptr inbounds i8, ptr %110, i64 12
  %115 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i.i = icmp eq i8 %115, 0
  br i1 %tobool.i.not.i.i.i.i.i, label %if.else.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i156

if.then.i.i.i.i.i.i156:                           ; preds = %if.then.i.i.i.i155
  %116 = load i32, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !39
  %add.i.i.i.i.i.i = add nsw i32 %116, -1
  store i32 %add.i.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i.i

if.else.i.i.i.i.i.i:                              ; preds = %if.then.i.i.i.i155
  %117 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i

invoke.cont.i.i.i.i.i:                            ; preds = %if.else.i.i.i.i.i.i, %if.then.i.i.i.i.i.i156
  %retval.0.i.i.i.i.i.i = phi i32 [ %116, %if.then.i.i.i.i.i.i156 ], [ %117, %if.else.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i, label %if.then.i2.i.i.i.i, label %_ZNSt14__basic_futureIiED2Ev.exit

if.then.i2.i.i.i.i:                               ; preds = %invoke.cont.i.i.i.i.i
  %vtable2.i.i.i.i.i = load ptr, ptr %110, align 8, !tbaa !7
  %vfn3.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i, i64 24
  %118 = load ptr, ptr %vfn3.i.i.i.i.i, align 8
  call void %118(ptr noundef nonnull align 8 dereferenceable(16) %110) #25
  br label %_ZNSt14__basic_futureIiED2Ev.exit

_ZNSt14__basic_futureIiED2Ev.exit:                ; preds = %_ZNSt6futureIiE3getEv.exit152, %invoke.cont.i.i.i.i, %invoke.cont.i.i.i.i.i, %if.then.i2.i.i.i.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %three) #25
  call void @_ZNSt13packaged_taskIFiiEED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %task) #25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %task) #25
  %119 = load ptr, ptr %_M_refcount.i.i.i.i.i39, align 8, !tbaa !36
  %cmp.not.i.i.i158 = icmp eq ptr %119, null
  br i1 %cmp.not.i.i.i158, label %_ZNSt14__basic_futureIiED2Ev.exit182, label %if.then.i.i.i159

if.then.i.i.i159:                                 ; preds = %_ZNSt14__basic_futureIiED2Ev.exit
  %_M_use_count.i.i.i.i160 = getelementptr inbounds i8, ptr %119, i64 8
  %120 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i161 = icmp eq i8 %120, 0
  br i1 %tobool.i.not.i.i.i.i161, label %if.else.i.i.i.i.i181, label %if.then.i.i.i.i.i162

if.then.i.i.i.i.i162:                             ; preds = %if.then.i.i.i159
  %121 = load i32, ptr %_M_use_count.i.i.i.i160, align 4, !tbaa !39
  %add.i.i.i.i.i163 = add nsw i32 %121, -1
  store i32 %add.i.i.i.i.i163, ptr %_M_use_count.i.i.i.i160, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i164

if.else.i.i.i.i.i181:                             ; preds = %if.then.i.i.i159
  %122 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i160, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i164

invoke.cont.i.i.i.i164:                           ; preds = %if.else.i.i.i.i.i181, %if.then.i.i.i.i.i162
  %retval.0.i.i.i.i.i165 = phi i32 [ %121, %if.then.i.i.i.i.i162 ], [ %122, %if.else.i.i.i.i.i181 ]
  %cmp.i.i.i.i166 = icmp eq i32 %retval.0.i.i.i.i.i165, 1
  br i1 %cmp.i.i.i.i166, label %if.then.i.i.i.i167, label %_ZNSt14__basic_futureIiED2Ev.exit182

if.then.i.i.i.i167:                               ; preds = %invoke.cont.i.i.i.i164
  %vtable.i.i.i.i.i168 = load ptr, ptr %119, align 8, !tbaa !7
  %vfn.i.i.i.i.i169 = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i168, i64 16
  %123 = load ptr, ptr %vfn.i.i.i.i.i169, align 8
  call void %123(ptr noundef nonnull align 8 dereferenceable(16) %119) #25
  %_M_weak_count.i.i.i.i.i170 = getelementptr inbounds i8, ptr %119, i64 12
  %124 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i.i171 = icmp eq i8 %124, 0
  br i1 %tobool.i.not.i.i.i.i.i171, label %if.else.i.i.i.i.i.i180, label %if.then.i.i.i.i.i.i172

if.then.i.i.i.i.i.i172:                           ; preds = %if.then.i.i.i.i167
  %125 = load i32, ptr %_M_weak_count.i.i.i.i.i170, align 4, !tbaa !39
  %add.i.i.i.i.i.i173 = add nsw i32 %125, -1
  store i32 %add.i.i.i.i.i.i173, ptr %_M_weak_count.i.i.i.i.i170, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i.i174

if.else.i.i.i.i.i.i180:                           ; preds = %if.then.i.i.i.i167
  %126 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i170, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i174

invoke.cont.i.i.i.i.i174:                         ; preds = %if.else.i.i.i.i.i.i180, %if.then.i.i.i.i.i.i172
  %retval.0.i.i.i.i.i.i175 = phi i32 [ %125, %if.then.i.i.i.i.i.i172 ], [ %126, %if.else.i.i.i.i.i.i180 ]
  %cmp.i.i.i.i.i176 = icmp eq i32 %retval.0.i.i.i.i.i.i175, 1
  br i1 %cmp.i.i.i.i.i176, label %if.then.i2.i.i.i.i177, label %_ZNSt14__basic_futureIiED2Ev.exit182

if.then.i2.i.i.i.i177:                            ; preds = %invoke.cont.i.i.i.i.i174
  %vtable2.i.i.i.i.i178 = load ptr, ptr %119, align 8, !tbaa !7
  %vfn3.i.i.i.i.i179 = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i178, i64 24
  %127 = load ptr, ptr %vfn3.i.i.i.i.i179, align 8
  call void %127(ptr noundef nonnull align 8 dereferenceable(16) %119) #25
  br label %_ZNSt14__basic_futureIiED2Ev.exit182

_ZNSt14__basic_futureIiED2Ev.exit182:             ; preds = %_ZNSt14__basic_futureIiED2Ev.exit, %invoke.cont.i.i.i.i164, %invoke.cont.i.i.i.i.i174, %if.then.i2.i.i.i.i177
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %two) #25
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %promise) #25
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %promise) #25
  %128 = load ptr, ptr %_M_refcount.i.i.i.i.i, align 8, !tbaa !36
  %cmp.not.i.i.i184 = icmp eq ptr %128, null
  br i1 %cmp.not.i.i.i184, label %_ZNSt14__basic_futureIiED2Ev.exit208, label %if.then.i.i.i185

if.then.i.i.i185:                                 ; preds = %_ZNSt14__basic_futureIiED2Ev.exit182
  %_M_use_count.i.i.i.i186 = getelementptr inbounds i8, ptr %128, i64 8
  %129 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i187 = icmp eq i8 %129, 0
  br i1 %tobool.i.not.i.i.i.i187, label %if.else.i.i.i.i.i207, label %if.then.i.i.i.i.i188

if.then.i.i.i.i.i188:                             ; preds = %if.then.i.i.i185
  %130 = load i32, ptr %_M_use_count.i.i.i.i186, align 4, !tbaa !39
  %add.i.i.i.i.i189 = add nsw i32 %130, -1
  store i32 %add.i.i.i.i.i189, ptr %_M_use_count.i.i.i.i186, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i190

if.else.i.i.i.i.i207:                             ; preds = %if.then.i.i.i185
  %131 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i186, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i190

invoke.cont.i.i.i.i190:                           ; preds = %if.else.i.i.i.i.i207, %if.then.i.i.i.i.i188
  %retval.0.i.i.i.i.i191 = phi i32 [ %130, %if.then.i.i.i.i.i188 ], [ %131, %if.else.i.i.i.i.i207 ]
  %cmp.i.i.i.i192 = icmp eq i32 %retval.0.i.i.i.i.i191, 1
  br i1 %cmp.i.i.i.i192, label %if.then.i.i.i.i193, label %_ZNSt14__basic_futureIiED2Ev.exit208

if.then.i.i.i.i193:                               ; preds = %invoke.cont.i.i.i.i190
  %vtable.i.i.i.i.i194 = load ptr, ptr %128, align 8, !tbaa !7
  %vfn.i.i.i.i.i195 = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i194, i64 16
  %132 = load ptr, ptr %vfn.i.i.i.i.i195, align 8
  call void %132(ptr noundef nonnull align 8 dereferenceable(16) %128) #25
  %_M_weak_count.i.i.i.i.i196 = getelementptr inbounds i8, ptr %128, i64 12
  %133 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i.i197 = icmp eq i8 %133, 0
  br i1 %tobool.i.not.i.i.i.i.i197, label %if.else.i.i.i.i.i.i206, label %if.then.i.i.i.i.i.i198

if.then.i.i.i.i.i.i198:                           ; preds = %if.then.i.i.i.i193
  %134 = load i32, ptr %_M_weak_count.i.i.i.i.i196, align 4, !tbaa !39
  %add.i.i.i.i.i.i199 = add nsw i32 %134, -1
  store i32 %add.i.i.i.i.i.i199, ptr %_M_weak_count.i.i.i.i.i196, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i.i200

if.else.i.i.i.i.i.i206:                           ; preds = %if.then.i.i.i.i193
  %135 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i196, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i200

invoke.cont.i.i.i.i.i200:                         ; preds = %if.else.i.i.i.i.i.i206, %if.then.i.i.i.i.i.i198
  %retval.0.i.i.i.i.i.i201 = phi i32 [ %134, %if.then.i.i.i.i.i.i198 ], [ %135, %if.else.i.i.i.i.i.i206 ]
  %cmp.i.i.i.i.i202 = icmp eq i32 %retval.0.i.i.i.i.i.i201, 1
  br i1 %cmp.i.i.i.i.i202, label %if.then.i2.i.i.i.i203, label %_ZNSt14__basic_futureIiED2Ev.exit208

if.then.i2.i.i.i.i203:                            ; preds = %invoke.cont.i.i.i.i.i200
  %vtable2.i.i.i.i.i204 = load ptr, ptr %128, align 8, !tbaa !7
  %vfn3.i.i.i.i.i205 = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i204, i64 24
  %136 = load ptr, ptr %vfn3.i.i.i.i.i205, align 8
  call void %136(ptr noundef nonnull align 8 dereferenceable(16) %128) #25
  br label %_ZNSt14__basic_futureIiED2Ev.exit208

_ZNSt14__basic_futureIiED2Ev.exit208:             ; preds = %_ZNSt14__basic_futureIiED2Ev.exit182, %invoke.cont.i.i.i.i190, %invoke.cont.i.i.i.i.i200, %if.then.i2.i.i.i.i203
  %add = add nsw i32 %86, %74
  %add18 = add nsw i32 %add, %98
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %one) #25
  ret i32 %add18

lpad:                                             ; preds = %"_ZSt5asyncIZ4mainE3$_0JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit"
  %137 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup24

lpad4:                                            ; preds = %invoke.cont2
  %138 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %ref.tmp3) #25
  br label %ehcleanup21

lpad7:                                            ; preds = %invoke.cont5
  %139 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup20

lpad9:                                            ; preds = %"_ZNSt13packaged_taskIFiiEEC2IZ4mainE3$_1vEEOT_.exit"
  %140 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup

lpad11:                                           ; preds = %_ZNSt13__future_base13_State_baseV28_S_checkINS_16_Task_state_baseIFiiEEEEEvRKSt10shared_ptrIT_E.exit.i, %if.then.i.i
  %141 = landingpad { ptr, i32 }
          cleanup
  br label %lpad11.body

lpad11.body:                                      ; preds = %lpad.i89, %lpad.i122, %lpad11, %lpad.i59
  %eh.lpad-body86 = phi { ptr, i32 } [ %85, %lpad.i59 ], [ %97, %lpad.i89 ], [ %141, %lpad11 ], [ %109, %lpad.i122 ]
  call void @_ZNSt14__basic_futureIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %three) #25
  br label %ehcleanup

ehcleanup:                                        ; preds = %lpad11.body, %lpad9
  %.pn = phi { ptr, i32 } [ %eh.lpad-body86, %lpad11.body ], [ %140, %lpad9 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %three) #25
  call void @_ZNSt13packaged_taskIFiiEED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %task) #25
  br label %ehcleanup20

ehcleanup20:                                      ; preds = %ehcleanup, %lpad7
  %.pn.pn = phi { ptr, i32 } [ %.pn, %ehcleanup ], [ %139, %lpad7 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %task) #25
  br label %ehcleanup21

ehcleanup21:                                      ; preds = %ehcleanup20, %lpad4
  %.pn.pn.pn = phi { ptr, i32 } [ %.pn.pn, %ehcleanup20 ], [ %138, %lpad4 ]
  call void @_ZNSt14__basic_futureIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %two) #25
  br label %ehcleanup22

ehcleanup22:                                      ; preds = %ehcleanup21, %lpad.i.i.i52
  %.pn.pn.pn.pn = phi { ptr, i32 } [ %.pn.pn.pn, %ehcleanup21 ], [ %71, %lpad.i.i.i52 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %two) #25
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %promise) #25
  br label %ehcleanup24

ehcleanup24:                                      ; preds = %lpad, %lpad.i37, %ehcleanup22
  %.pn.pn.pn.pn.pn = phi { ptr, i32 } [ %.pn.pn.pn.pn, %ehcleanup22 ], [ %137, %lpad ], [ %62, %lpad.i37 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %promise) #25
  call void @_ZNSt14__basic_futureIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %one) #25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %one) #25
  br label %common.resume
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt7promiseIiE9set_valueEOi(ptr noundef nonnull align 8 dereferenceable(24) %this, ptr noundef nonnull align 4 dereferenceable(4) %__r) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp = alloca %"class.std::function", align 8
  %0 = load ptr, ptr %this, align 8, !tbaa !40
  %cmp.i.not.i.i = icmp eq ptr %0, null
  br i1 %cmp.i.not.i.i, label %if.then.i.i, label %_ZNSt7promiseIiE8_M_stateEv.exit

if.then.i.i:                                      ; preds = %entry
  tail call void @_ZSt20__throw_future_errori(i32 noundef 3) #30
  unreachable

_ZNSt7promiseIiE8_M_stateEv.exit:                 ; preds = %entry
  %_M_manager.i.i = getelementptr inbounds i8, ptr %agg.tmp, i64 16
  %_M_invoker.i = getelementptr inbounds i8, ptr %agg.tmp, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %agg.tmp, i8 0, i64 32, i1 false)
  store ptr %this, ptr %agg.tmp, align 8, !tbaa !30
  %ref.tmp.sroa.5.0.agg.tmp.sroa_idx = getelementptr inbounds i8, ptr %agg.tmp, i64 8
  store ptr %__r, ptr %ref.tmp.sroa.5.0.agg.tmp.sroa_idx, align 8, !tbaa !30
  store ptr @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE9_M_invokeERKSt9_Any_data, ptr %_M_invoker.i, align 8, !tbaa !55
  store ptr @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation, ptr %_M_manager.i.i, align 8, !tbaa !58
  invoke void @_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef nonnull %agg.tmp, i1 noundef zeroext false)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %_ZNSt7promiseIiE8_M_stateEv.exit
  %1 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !58
  %tobool.not.i = icmp eq ptr %1, null
  br i1 %tobool.not.i, label %_ZNSt14_Function_baseD2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %invoke.cont
  %call.i = invoke noundef zeroext i1 %1(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  call void @__clang_call_terminate(ptr %3) #27
  unreachable

_ZNSt14_Function_baseD2Ev.exit:                   ; preds = %invoke.cont, %if.then.i
  ret void

lpad:                                             ; preds = %_ZNSt7promiseIiE8_M_stateEv.exit
  %4 = landingpad { ptr, i32 }
          cleanup
  %5 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !58
  %tobool.not.i5 = icmp eq ptr %5, null
  br i1 %tobool.not.i5, label %_ZNSt14_Function_baseD2Ev.exit9, label %if.then.i6

if.then.i6:                                       ; preds = %lpad
  %call.i7 = invoke noundef zeroext i1 %5(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit9 unwind label %terminate.lpad.i8

terminate.lpad.i8:                                ; preds = %if.then.i6
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  call void @__clang_call_terminate(ptr %7) #27
  unreachable

_ZNSt14_Function_baseD2Ev.exit9:                  ; preds = %lpad, %if.then.i6
  resume { ptr, i32 } %4
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt13packaged_taskIFiiEE10get_futureEv(ptr dead_on_unwind noalias writable sret(%"class.std::future") align 8 %agg.result, ptr noundef nonnull align 8 dereferenceable(16) %this) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %ref.tmp = alloca %"class.std::shared_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp) #25
  %0 = load ptr, ptr %this, align 8, !tbaa !51
  store ptr %0, ptr %ref.tmp, align 8, !tbaa !40
  %_M_refcount.i.i = getelementptr inbounds i8, ptr %ref.tmp, i64 8
  %_M_refcount3.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %1 = load ptr, ptr %_M_refcount3.i.i, align 8, !tbaa !36
  store ptr %1, ptr %_M_refcount.i.i, align 8, !tbaa !36
  %cmp.not.i.i.i = icmp eq ptr %1, null
  br i1 %cmp.not.i.i.i, label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2INS0_16_Task_state_baseIFiiEEEvEERKS_IT_E.exit, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %entry
  %_M_use_count.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 8
  %2 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.i.not.i.i.i.i = icmp eq i8 %2, 0
  br i1 %tobool.i.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %3 = load i32, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !39
  %add.i.i.i.i.i = add nsw i32 %3, 1
  store i32 %add.i.i.i.i.i, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !39
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2INS0_16_Task_state_baseIFiiEEEvEERKS_IT_E.exit

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %4 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i, i32 1 acq_rel, align 4
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2INS0_16_Task_state_baseIFiiEEEvEERKS_IT_E.exit

_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2INS0_16_Task_state_baseIFiiEEEvEERKS_IT_E.exit: ; preds = %entry, %if.then.i.i.i.i.i, %if.else.i.i.i.i.i
  %5 = load ptr, ptr %ref.tmp, align 8, !tbaa !40
  store ptr %5, ptr %agg.result, align 8, !tbaa !40
  %_M_refcount.i.i.i.i = getelementptr inbounds i8, ptr %agg.result, i64 8
  %6 = load ptr, ptr %_M_refcount.i.i, align 8, !tbaa !36
  store ptr %6, ptr %_M_refcount.i.i.i.i, align 8, !tbaa !36
  %cmp.not.i.i.i.i.i = icmp eq ptr %6, null
  br i1 %cmp.not.i.i.i.i.i, label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i, label %if.then.i.i.i.i.i3

if.then.i.i.i.i.i3:                               ; preds = %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2INS0_16_Task_state_baseIFiiEEEvEERKS_IT_E.exit
  %_M_use_count.i.i.i.i.i.i = getelementptr inbounds i8, ptr %6, i64 8
  %7 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.i.not.i.i.i.i.i.i = icmp eq i8 %7, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i:                            ; preds = %if.then.i.i.i.i.i3
  %8 = load i32, ptr %_M_use_count.i.i.i.i.i.i, align 4, !tbaa !39
  %add.i.i.i.i.i.i.i = add nsw i32 %8, 1
  store i32 %add.i.i.i.i.i.i.i, ptr %_M_use_count.i.i.i.i.i.i, align 4, !tbaa !39
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i

if.else.i.i.i.i.i.i.i:                            ; preds = %if.then.i.i.i.i.i3
  %9 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i, i32 1 acq_rel, align 4
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i

_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i: ; preds = %if.else.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2INS0_16_Task_state_baseIFiiEEEvEERKS_IT_E.exit
  %10 = load ptr, ptr %agg.result, align 8, !tbaa !40
  %cmp.i.not.i.i.i = icmp eq ptr %10, null
  br i1 %cmp.i.not.i.i.i, label %if.then.i6.i.i.invoke, label %invoke.cont.i.i

invoke.cont.i.i:                                  ; preds = %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i
  %_M_retrieved.i.i.i = getelementptr inbounds i8, ptr %10, i64 20
  %11 = atomicrmw xchg ptr %_M_retrieved.i.i.i, i8 1 seq_cst, align 1
  %tobool.i.not.i.i.i = icmp eq i8 %11, 0
  br i1 %tobool.i.not.i.i.i, label %invoke.cont, label %if.then.i6.i.i.invoke

if.then.i6.i.i.invoke:                            ; preds = %invoke.cont.i.i, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i
  %12 = phi i32 [ 3, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i ], [ 1, %invoke.cont.i.i ]
  invoke void @_ZSt20__throw_future_errori(i32 noundef %12) #30
          to label %if.then.i6.i.i.cont unwind label %lpad.i.i

if.then.i6.i.i.cont:                              ; preds = %if.then.i6.i.i.invoke
  unreachable

lpad.i.i:                                         ; preds = %if.then.i6.i.i.invoke
  %13 = landingpad { ptr, i32 }
          cleanup
  tail call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %agg.result) #25
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp) #25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp) #25
  resume { ptr, i32 } %13

invoke.cont:                                      ; preds = %invoke.cont.i.i
  %14 = load ptr, ptr %_M_refcount.i.i, align 8, !tbaa !36
  %cmp.not.i.i = icmp eq ptr %14, null
  br i1 %cmp.not.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %invoke.cont
  %_M_use_count.i.i.i = getelementptr inbounds i8, ptr %14, i64 8
  %15 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i5 = icmp eq i8 %15, 0
  br i1 %tobool.i.not.i.i.i5, label %if.else.i.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %16 = load i32, ptr %_M_use_count.i.i.i, align 4, !tbaa !39
  %add.i.i.i.i = add nsw i32 %16, -1
  store i32 %add.i.i.i.i, ptr %_M_use_count.i.i.i, align 4, !tbaa !39
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %17 = atomicrmw volatile add ptr %_M_use_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %16, %if.then.i.i.i.i ], [ %17, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i.i.i6, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i.i6:                                   ; preds = %invoke.cont.i.i.i
  %vtable.i.i.i.i = load ptr, ptr %14, align 8, !tbaa !7
  %vfn.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i, i64 16
  %18 = load ptr, ptr %vfn.i.i.i.i, align 8
  tail call void %18(ptr noundef nonnull align 8 dereferenceable(16) %14) #25
  %_M_weak_count.i.i.i.i = getelementptr inbounds i8, ptr %14, i64 12
  %19 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i = icmp eq i8 %19, 0
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i.i.i.i9, label %if.then.i.i.i.i.i7

if.then.i.i.i.i.i7:                               ; preds = %if.then.i.i.i6
  %20 = load i32, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !39
  %add.i.i.i.i.i8 = add nsw i32 %20, -1
  store i32 %add.i.i.i.i.i8, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i9:                               ; preds = %if.then.i.i.i6
  %21 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i9, %if.then.i.i.i.i.i7
  %retval.0.i.i.i.i.i = phi i32 [ %20, %if.then.i.i.i.i.i7 ], [ %21, %if.else.i.i.i.i.i9 ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i2.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i2.i.i.i:                                 ; preds = %invoke.cont.i.i.i.i
  %vtable2.i.i.i.i = load ptr, ptr %14, align 8, !tbaa !7
  %vfn3.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i, i64 24
  %22 = load ptr, ptr %vfn3.i.i.i.i, align 8
  tail call void %22(ptr noundef nonnull align 8 dereferenceable(16) %14) #25
  br label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %invoke.cont, %invoke.cont.i.i.i, %invoke.cont.i.i.i.i, %if.then.i2.i.i.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp) #25
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__basic_futureIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_refcount.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_refcount.i, align 8, !tbaa !36
  %cmp.not.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %entry
  %_M_use_count.i.i.i = getelementptr inbounds i8, ptr %0, i64 8
  %1 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i = icmp eq i8 %1, 0
  br i1 %tobool.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %2 = load i32, ptr %_M_use_count.i.i.i, align 4, !tbaa !39
  %add.i.i.i.i = add nsw i32 %2, -1
  store i32 %add.i.i.i.i, ptr %_M_use_count.i.i.i, align 4, !tbaa !39
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %3 = atomicrmw volatile add ptr %_M_use_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %2, %if.then.i.i.i.i ], [ %3, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i.i:                                    ; preds = %invoke.cont.i.i.i
  %vtable.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !7
  %vfn.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i, i64 16
  %4 = load ptr, ptr %vfn.i.i.i.i, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #25
  %_M_weak_count.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i = icmp eq i8 %5, 0
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %6 = load i32, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !39
  %add.i.i.i.i.i = add nsw i32 %6, -1
  store i32 %add.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %7 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i, %if.then.i.i.i.i.i
  %retval.0.i.i.i.i.i = phi i32 [ %6, %if.then.i.i.i.i.i ], [ %7, %if.else.i.i.i.i.i ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i2.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i2.i.i.i:                                 ; preds = %invoke.cont.i.i.i.i
  %vtable2.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !7
  %vfn3.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i, i64 24
  %8 = load ptr, ptr %vfn3.i.i.i.i, align 8
  tail call void %8(ptr noundef nonnull align 8 dereferenceable(16) %0) #25
  br label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %entry, %invoke.cont.i.i.i, %invoke.cont.i.i.i.i, %if.then.i2.i.i.i
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13packaged_taskIFiiEED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp = alloca %"class.std::unique_ptr.14", align 8
  %0 = load ptr, ptr %this, align 8, !tbaa !51
  %cmp.i.not = icmp eq ptr %0, null
  br i1 %cmp.i.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %_M_refcount.i = getelementptr inbounds i8, ptr %this, i64 8
  %1 = load ptr, ptr %_M_refcount.i, align 8, !tbaa !36
  %tobool.not.i.i.i = icmp eq ptr %1, null
  br i1 %tobool.not.i.i.i, label %if.then, label %cond.true.i.i.i

cond.true.i.i.i:                                  ; preds = %land.lhs.true
  %_M_use_count.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 8
  %2 = load atomic i32, ptr %_M_use_count.i.i.i.i monotonic, align 8
  %3 = icmp eq i32 %2, 1
  br i1 %3, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true, %cond.true.i.i.i
  %_M_result = getelementptr inbounds i8, ptr %0, i64 32
  %4 = load ptr, ptr %_M_result, align 8, !tbaa !30
  store ptr null, ptr %_M_result, align 8, !tbaa !30
  store ptr %4, ptr %agg.tmp, align 8, !tbaa !59
  invoke void @_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef nonnull %agg.tmp)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %if.then
  %5 = load ptr, ptr %agg.tmp, align 8, !tbaa !30
  %cmp.not.i = icmp eq ptr %5, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %invoke.cont
  %vtable.i.i = load ptr, ptr %5, align 8, !tbaa !7
  %6 = load ptr, ptr %vtable.i.i, align 8
  invoke void %6(ptr noundef nonnull align 8 dereferenceable(16) %5)
          to label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %7 = landingpad { ptr, i32 }
          catch ptr null
  %8 = extractvalue { ptr, i32 } %7, 0
  call void @__clang_call_terminate(ptr %8) #27
  unreachable

_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit: ; preds = %invoke.cont, %if.then.i
  store ptr null, ptr %agg.tmp, align 8, !tbaa !30
  br label %if.end

if.end:                                           ; preds = %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, %cond.true.i.i.i, %entry
  %_M_refcount.i9 = getelementptr inbounds i8, ptr %this, i64 8
  %9 = load ptr, ptr %_M_refcount.i9, align 8, !tbaa !36
  %cmp.not.i.i = icmp eq ptr %9, null
  br i1 %cmp.not.i.i, label %_ZNSt12__shared_ptrINSt13__future_base16_Task_state_baseIFiiEEELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %if.end
  %_M_use_count.i.i.i = getelementptr inbounds i8, ptr %9, i64 8
  %10 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i = icmp eq i8 %10, 0
  br i1 %tobool.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %11 = load i32, ptr %_M_use_count.i.i.i, align 4, !tbaa !39
  %add.i.i.i.i = add nsw i32 %11, -1
  store i32 %add.i.i.i.i, ptr %_M_use_count.i.i.i, align 4, !tbaa !39
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %12 = atomicrmw volatile add ptr %_M_use_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %11, %if.then.i.i.i.i ], [ %12, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base16_Task_state_baseIFiiEEELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i.i:                                    ; preds = %invoke.cont.i.i.i
  %vtable.i.i.i.i = load ptr, ptr %9, align 8, !tbaa !7
  %vfn.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i, i64 16
  %13 = load ptr, ptr %vfn.i.i.i.i, align 8
  call void %13(ptr noundef nonnull align 8 dereferenceable(16) %9) #25
  %_M_weak_count.i.i.i.i = getelementptr inbounds i8, ptr %9, i64 12
  %14 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i = icmp eq i8 %14, 0
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %15 = load i32, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !39
  %add.i.i.i.i.i = add nsw i32 %15, -1
  store i32 %add.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %16 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i, %if.then.i.i.i.i.i
  %retval.0.i.i.i.i.i = phi i32 [ %15, %if.then.i.i.i.i.i ], [ %16, %if.else.i.i.i.i.i ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i2.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base16_Task_state_baseIFiiEEELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i2.i.i.i:                                 ; preds = %invoke.cont.i.i.i.i
  %vtable2.i.i.i.i = load ptr, ptr %9, align 8, !tbaa !7
  %vfn3.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i, i64 24
  %17 = load ptr, ptr %vfn3.i.i.i.i, align 8
  call void %17(ptr noundef nonnull align 8 dereferenceable(16) %9) #25
  br label %_ZNSt12__shared_ptrINSt13__future_base16_Task_state_baseIFiiEEELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt12__shared_ptrINSt13__future_base16_Task_state_baseIFiiEEELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %if.end, %invoke.cont.i.i.i, %invoke.cont.i.i.i.i, %if.then.i2.i.i.i
  ret void

terminate.lpad:                                   ; preds = %if.then
  %18 = landingpad { ptr, i32 }
          catch ptr null
  %19 = extractvalue { ptr, i32 } %18, 0
  call void @__clang_call_terminate(ptr %19) #27
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp = alloca %"class.std::unique_ptr.14", align 8
  %0 = load ptr, ptr %this, align 8, !tbaa !40
  %cmp.i.not = icmp eq ptr %0, null
  br i1 %cmp.i.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %_M_refcount.i = getelementptr inbounds i8, ptr %this, i64 8
  %1 = load ptr, ptr %_M_refcount.i, align 8, !tbaa !36
  %tobool.not.i.i.i = icmp eq ptr %1, null
  br i1 %tobool.not.i.i.i, label %if.then, label %cond.true.i.i.i

cond.true.i.i.i:                                  ; preds = %land.lhs.true
  %_M_use_count.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 8
  %2 = load atomic i32, ptr %_M_use_count.i.i.i.i monotonic, align 8
  %3 = icmp eq i32 %2, 1
  br i1 %3, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true, %cond.true.i.i.i
  %_M_storage = getelementptr inbounds i8, ptr %this, i64 16
  %4 = load ptr, ptr %_M_storage, align 8, !tbaa !30
  store ptr null, ptr %_M_storage, align 8, !tbaa !30
  store ptr %4, ptr %agg.tmp, align 8, !tbaa !59
  invoke void @_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef nonnull %agg.tmp)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %if.then
  %5 = load ptr, ptr %agg.tmp, align 8, !tbaa !30
  %cmp.not.i = icmp eq ptr %5, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %invoke.cont
  %vtable.i.i = load ptr, ptr %5, align 8, !tbaa !7
  %6 = load ptr, ptr %vtable.i.i, align 8
  invoke void %6(ptr noundef nonnull align 8 dereferenceable(16) %5)
          to label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %7 = landingpad { ptr, i32 }
          catch ptr null
  %8 = extractvalue { ptr, i32 } %7, 0
  call void @__clang_call_terminate(ptr %8) #27
  unreachable

_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit: ; preds = %invoke.cont, %if.then.i
  store ptr null, ptr %agg.tmp, align 8, !tbaa !30
  br label %if.end

if.end:                                           ; preds = %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, %cond.true.i.i.i, %entry
  %_M_storage6 = getelementptr inbounds i8, ptr %this, i64 16
  %9 = load ptr, ptr %_M_storage6, align 8, !tbaa !30
  %cmp.not.i8 = icmp eq ptr %9, null
  br i1 %cmp.not.i8, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit, label %if.then.i9

if.then.i9:                                       ; preds = %if.end
  %vtable.i.i10 = load ptr, ptr %9, align 8, !tbaa !7
  %10 = load ptr, ptr %vtable.i.i10, align 8
  invoke void %10(ptr noundef nonnull align 8 dereferenceable(16) %9)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit unwind label %terminate.lpad.i11

terminate.lpad.i11:                               ; preds = %if.then.i9
  %11 = landingpad { ptr, i32 }
          catch ptr null
  %12 = extractvalue { ptr, i32 } %11, 0
  call void @__clang_call_terminate(ptr %12) #27
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit: ; preds = %if.end, %if.then.i9
  store ptr null, ptr %_M_storage6, align 8, !tbaa !30
  %_M_refcount.i12 = getelementptr inbounds i8, ptr %this, i64 8
  %13 = load ptr, ptr %_M_refcount.i12, align 8, !tbaa !36
  %cmp.not.i.i = icmp eq ptr %13, null
  br i1 %cmp.not.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit
  %_M_use_count.i.i.i = getelementptr inbounds i8, ptr %13, i64 8
  %14 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i = icmp eq i8 %14, 0
  br i1 %tobool.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %15 = load i32, ptr %_M_use_count.i.i.i, align 4, !tbaa !39
  %add.i.i.i.i = add nsw i32 %15, -1
  store i32 %add.i.i.i.i, ptr %_M_use_count.i.i.i, align 4, !tbaa !39
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %16 = atomicrmw volatile add ptr %_M_use_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %15, %if.then.i.i.i.i ], [ %16, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i.i:                                    ; preds = %invoke.cont.i.i.i
  %vtable.i.i.i.i = load ptr, ptr %13, align 8, !tbaa !7
  %vfn.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i, i64 16
  %17 = load ptr, ptr %vfn.i.i.i.i, align 8
  call void %17(ptr noundef nonnull align 8 dereferenceable(16) %13) #25
  %_M_weak_count.i.i.i.i = getelementptr inbounds i8, ptr %13, i64 12
  %18 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i = icmp eq i8 %18, 0
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %19 = load i32, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !39
  %add.i.i.i.i.i = add nsw i32 %19, -1
  store i32 %add.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %20 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i, %if.then.i.i.i.i.i
  %retval.0.i.i.i.i.i = phi i32 [ %19, %if.then.i.i.i.i.i ], [ %20, %if.else.i.i.i.i.i ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i2.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i2.i.i.i:                                 ; preds = %invoke.cont.i.i.i.i
  %vtable2.i.i.i.i = load ptr, ptr %13, align 8, !tbaa !7
  %vfn3.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i, i64 24
  %21 = load ptr, ptr %vfn3.i.i.i.i, align 8
  call void %21(ptr noundef nonnull align 8 dereferenceable(16) %13) #25
  br label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit, %invoke.cont.i.i.i, %invoke.cont.i.i.i.i, %if.then.i2.i.i.i
  ret void

terminate.lpad:                                   ; preds = %if.then
  %22 = landingpad { ptr, i32 }
          catch ptr null
  %23 = extractvalue { ptr, i32 } %22, 0
  call void @__clang_call_terminate(ptr %23) #27
  unreachable
}

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #5 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #25
  tail call void @_ZSt9terminatev() #27
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #6

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqRKSt10error_codeRKSt15error_condition(ptr noundef nonnull align 8 dereferenceable(16) %__lhs, ptr noundef nonnull align 8 dereferenceable(16) %__rhs) local_unnamed_addr #3 comdat {
entry:
  %_M_cat.i = getelementptr inbounds i8, ptr %__lhs, i64 8
  %0 = load ptr, ptr %_M_cat.i, align 8, !tbaa !61
  %1 = load i32, ptr %__lhs, align 8, !tbaa !63
  %vtable = load ptr, ptr %0, align 8, !tbaa !7
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 48
  %2 = load ptr, ptr %vfn, align 8
  %call2 = tail call noundef zeroext i1 %2(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1, ptr noundef nonnull align 8 dereferenceable(16) %__rhs) #25
  br i1 %call2, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %_M_cat.i12 = getelementptr inbounds i8, ptr %__rhs, i64 8
  %3 = load ptr, ptr %_M_cat.i12, align 8, !tbaa !64
  %4 = load i32, ptr %__rhs, align 8, !tbaa !66
  %vtable5 = load ptr, ptr %3, align 8, !tbaa !7
  %vfn6 = getelementptr inbounds i8, ptr %vtable5, i64 56
  %5 = load ptr, ptr %vfn6, align 8
  %call7 = tail call noundef zeroext i1 %5(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(16) %__lhs, i32 noundef %4) #25
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %6 = phi i1 [ true, %entry ], [ %call7, %lor.rhs ]
  ret i1 %6
}

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: noreturn
declare void @_ZSt17__throw_bad_allocv() local_unnamed_addr #8

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev"(ptr noundef nonnull align 8 dereferenceable(80) %this) unnamed_addr #4 align 2 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 80) #28
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv"(ptr noundef nonnull align 8 dereferenceable(80) %this) unnamed_addr #4 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  tail call void @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiED2Ev"(ptr noundef nonnull align 8 dereferenceable(64) %_M_impl.i) #25
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv"(ptr noundef nonnull align 8 dereferenceable(80) %this) unnamed_addr #4 align 2 personality ptr @__gxx_personality_v0 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 80) #28
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define internal noundef ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info"(ptr noundef nonnull readnone align 8 dereferenceable(80) %this, ptr noundef nonnull readonly align 8 dereferenceable(16) %__ti) unnamed_addr #10 align 2 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  %cmp = icmp eq ptr %__ti, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag
  br i1 %cmp, label %cleanup, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %__name.i = getelementptr inbounds i8, ptr %__ti, i64 8
  %0 = load ptr, ptr %__name.i, align 8, !tbaa !67
  %cmp.i = icmp eq ptr %0, @_ZTSSt19_Sp_make_shared_tag
  br i1 %cmp.i, label %cleanup, label %if.end.i

if.end.i:                                         ; preds = %lor.lhs.false
  %1 = load i8, ptr %0, align 1, !tbaa !38
  %cmp4.not.i = icmp eq i8 %1, 42
  br i1 %cmp4.not.i, label %cleanup, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call6.i = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #25
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
  tail call void @llvm.trap() #27
  unreachable
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #4 comdat align 2 {
entry:
  %vtable = load ptr, ptr %this, align 8, !tbaa !7
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 8
  %0 = load ptr, ptr %vfn, align 8
  tail call void %0(ptr noundef nonnull align 8 dereferenceable(16) %this) #25
  ret void
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #11

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiE6_M_runEv"(ptr noundef nonnull align 8 dereferenceable(64) %this) #2 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp = alloca %"class.std::function", align 8
  %agg.tmp6 = alloca %"class.std::unique_ptr.14", align 8
  %_M_result = getelementptr inbounds i8, ptr %this, i64 48
  %0 = getelementptr inbounds i8, ptr %this, i64 56
  %_M_manager.i.i = getelementptr inbounds i8, ptr %agg.tmp, i64 16
  %_M_invoker.i = getelementptr inbounds i8, ptr %agg.tmp, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %agg.tmp, i8 0, i64 32, i1 false)
  store ptr %_M_result, ptr %agg.tmp, align 8, !tbaa !30
  %ref.tmp.sroa.5.0.agg.tmp.sroa_idx = getelementptr inbounds i8, ptr %agg.tmp, i64 8
  store ptr %0, ptr %ref.tmp.sroa.5.0.agg.tmp.sroa_idx, align 8, !tbaa !30
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEE9_M_invokeERKSt9_Any_data", ptr %_M_invoker.i, align 8, !tbaa !55
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation", ptr %_M_manager.i.i, align 8, !tbaa !58
  invoke void @_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef nonnull %agg.tmp, i1 noundef zeroext false)
          to label %invoke.cont3 unwind label %lpad2

invoke.cont3:                                     ; preds = %entry
  %1 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !58
  %tobool.not.i = icmp eq ptr %1, null
  br i1 %tobool.not.i, label %_ZNSt14_Function_baseD2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %invoke.cont3
  %call.i = invoke noundef zeroext i1 %1(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  call void @__clang_call_terminate(ptr %3) #27
  unreachable

_ZNSt14_Function_baseD2Ev.exit:                   ; preds = %invoke.cont3, %if.then.i
  ret void

lpad2:                                            ; preds = %entry
  %4 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIN10__cxxabiv115__forced_unwindE
  %5 = extractvalue { ptr, i32 } %4, 1
  %6 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !58
  %tobool.not.i21 = icmp eq ptr %6, null
  br i1 %tobool.not.i21, label %_ZNSt14_Function_baseD2Ev.exit25, label %if.then.i22

if.then.i22:                                      ; preds = %lpad2
  %call.i23 = invoke noundef zeroext i1 %6(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit25 unwind label %terminate.lpad.i24

terminate.lpad.i24:                               ; preds = %if.then.i22
  %7 = landingpad { ptr, i32 }
          catch ptr null
  %8 = extractvalue { ptr, i32 } %7, 0
  call void @__clang_call_terminate(ptr %8) #27
  unreachable

_ZNSt14_Function_baseD2Ev.exit25:                 ; preds = %lpad2, %if.then.i22
  %9 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN10__cxxabiv115__forced_unwindE) #25
  %matches = icmp eq i32 %5, %9
  br i1 %matches, label %catch, label %eh.resume

catch:                                            ; preds = %_ZNSt14_Function_baseD2Ev.exit25
  %10 = extractvalue { ptr, i32 } %4, 0
  %11 = call ptr @__cxa_begin_catch(ptr %10) #25
  %12 = load ptr, ptr %_M_result, align 8, !tbaa !30
  %cmp.i.not = icmp eq ptr %12, null
  br i1 %cmp.i.not, label %if.end, label %if.then

if.then:                                          ; preds = %catch
  store ptr null, ptr %_M_result, align 8, !tbaa !30
  store ptr %12, ptr %agg.tmp6, align 8, !tbaa !59
  invoke void @_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef nonnull %agg.tmp6)
          to label %invoke.cont9 unwind label %lpad8

invoke.cont9:                                     ; preds = %if.then
  %13 = load ptr, ptr %agg.tmp6, align 8, !tbaa !30
  %cmp.not.i = icmp eq ptr %13, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, label %if.then.i26

if.then.i26:                                      ; preds = %invoke.cont9
  %vtable.i.i = load ptr, ptr %13, align 8, !tbaa !7
  %14 = load ptr, ptr %vtable.i.i, align 8
  invoke void %14(ptr noundef nonnull align 8 dereferenceable(16) %13)
          to label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit unwind label %terminate.lpad.i27

terminate.lpad.i27:                               ; preds = %if.then.i26
  %15 = landingpad { ptr, i32 }
          catch ptr null
  %16 = extractvalue { ptr, i32 } %15, 0
  call void @__clang_call_terminate(ptr %16) #27
  unreachable

_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit: ; preds = %invoke.cont9, %if.then.i26
  store ptr null, ptr %agg.tmp6, align 8, !tbaa !30
  br label %if.end

lpad8:                                            ; preds = %if.then
  %17 = landingpad { ptr, i32 }
          cleanup
  %18 = load ptr, ptr %agg.tmp6, align 8, !tbaa !30
  %cmp.not.i28 = icmp eq ptr %18, null
  br i1 %cmp.not.i28, label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit32, label %if.then.i29

if.then.i29:                                      ; preds = %lpad8
  %vtable.i.i30 = load ptr, ptr %18, align 8, !tbaa !7
  %19 = load ptr, ptr %vtable.i.i30, align 8
  invoke void %19(ptr noundef nonnull align 8 dereferenceable(16) %18)
          to label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit32 unwind label %terminate.lpad.i31

terminate.lpad.i31:                               ; preds = %if.then.i29
  %20 = landingpad { ptr, i32 }
          catch ptr null
  %21 = extractvalue { ptr, i32 } %20, 0
  call void @__clang_call_terminate(ptr %21) #27
  unreachable

_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit32: ; preds = %lpad8, %if.then.i29
  store ptr null, ptr %agg.tmp6, align 8, !tbaa !30
  br label %ehcleanup12

if.end:                                           ; preds = %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, %catch
  invoke void @__cxa_rethrow() #30
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
  call void @__clang_call_terminate(ptr %24) #27
  unreachable

unreachable:                                      ; preds = %if.end
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load ptr, ptr %this, align 8, !tbaa !30
  %cmp.not = icmp eq ptr %0, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %vtable.i = load ptr, ptr %0, align 8, !tbaa !7
  %1 = load ptr, ptr %vtable.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %if.end unwind label %terminate.lpad

if.end:                                           ; preds = %if.then, %entry
  store ptr null, ptr %this, align 8, !tbaa !30
  ret void

terminate.lpad:                                   ; preds = %if.then
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #27
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiED2Ev"(ptr noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #4 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_thread = getelementptr inbounds i8, ptr %this, i64 32
  %agg.tmp.sroa.0.0.copyload.i = load i64, ptr %_M_thread, align 8, !tbaa !35
  %cmp.i.i.not = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i, 0
  br i1 %cmp.i.i.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %_M_thread)
          to label %if.end unwind label %terminate.lpad

if.end:                                           ; preds = %if.then, %entry
  %_M_result = getelementptr inbounds i8, ptr %this, i64 48
  %0 = load ptr, ptr %_M_result, align 8, !tbaa !30
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %if.end
  %vtable.i.i = load ptr, ptr %0, align 8, !tbaa !7
  %1 = load ptr, ptr %vtable.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #27
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit: ; preds = %if.end, %if.then.i
  store ptr null, ptr %_M_result, align 8, !tbaa !30
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base21_Async_state_commonV2E, i64 16), ptr %this, align 8, !tbaa !7
  %agg.tmp.sroa.0.0.copyload.i.i.i = load i64, ptr %_M_thread, align 8, !tbaa !35
  %cmp.i.i.not.i.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i.i, 0
  br i1 %cmp.i.i.not.i.i, label %_ZNSt6threadD2Ev.exit.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit
  tail call void @_ZSt9terminatev() #27
  unreachable

_ZNSt6threadD2Ev.exit.i:                          ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !7
  %_M_result.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %4 = load ptr, ptr %_M_result.i.i, align 8, !tbaa !30
  %cmp.not.i.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i.i, label %_ZNSt13__future_base21_Async_state_commonV2D2Ev.exit, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %_ZNSt6threadD2Ev.exit.i
  %vtable.i.i.i.i = load ptr, ptr %4, align 8, !tbaa !7
  %5 = load ptr, ptr %vtable.i.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %_ZNSt13__future_base21_Async_state_commonV2D2Ev.exit unwind label %terminate.lpad.i.i.i

terminate.lpad.i.i.i:                             ; preds = %if.then.i.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #27
  unreachable

_ZNSt13__future_base21_Async_state_commonV2D2Ev.exit: ; preds = %_ZNSt6threadD2Ev.exit.i, %if.then.i.i.i
  store ptr null, ptr %_M_result.i.i, align 8, !tbaa !30
  ret void

terminate.lpad:                                   ; preds = %if.then
  %8 = landingpad { ptr, i32 }
          catch ptr null
  %9 = extractvalue { ptr, i32 } %8, 0
  tail call void @__clang_call_terminate(ptr %9) #27
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiED0Ev"(ptr noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #4 align 2 {
entry:
  tail call void @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiED2Ev"(ptr noundef nonnull align 8 dereferenceable(64) %this) #25
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 64) #28
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv(ptr noundef nonnull align 8 dereferenceable(44) %this) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__callable.i.i = alloca %class.anon.48, align 8
  %ref.tmp.i = alloca { i64, i64 }, align 8
  %ref.tmp2.i = alloca ptr, align 8
  %_M_once.i = getelementptr inbounds i8, ptr %this, i64 40
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp.i) #25
  store i64 ptrtoint (ptr @_ZNSt6thread4joinEv to i64), ptr %ref.tmp.i, align 8, !tbaa !38
  %.fca.1.gep.i = getelementptr inbounds i8, ptr %ref.tmp.i, i64 8
  store i64 0, ptr %.fca.1.gep.i, align 8, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp2.i) #25
  %_M_thread.i = getelementptr inbounds i8, ptr %this, i64 32
  store ptr %_M_thread.i, ptr %ref.tmp2.i, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %__callable.i.i) #25
  store ptr %ref.tmp.i, ptr %__callable.i.i, align 8, !tbaa !30
  %0 = getelementptr inbounds i8, ptr %__callable.i.i, i64 8
  store ptr %ref.tmp2.i, ptr %0, align 8, !tbaa !30
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  store ptr %__callable.i.i, ptr %1, align 8, !tbaa !30
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  store ptr @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENUlvE_8__invokeEv, ptr %2, align 8, !tbaa !30
  %call1.i4.i.i = invoke noundef i32 @pthread_once(ptr noundef nonnull %_M_once.i, ptr noundef nonnull @__once_proxy)
          to label %invoke.cont.i.i unwind label %lpad.i.i

invoke.cont.i.i:                                  ; preds = %entry
  %tobool.not.i.i = icmp eq i32 %call1.i4.i.i, 0
  br i1 %tobool.not.i.i, label %_ZNSt13__future_base21_Async_state_commonV27_M_joinEv.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %invoke.cont.i.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i4.i.i) #30
          to label %invoke.cont1.i.i unwind label %lpad.i.i

invoke.cont1.i.i:                                 ; preds = %if.then.i.i
  unreachable

lpad.i.i:                                         ; preds = %if.then.i.i, %entry
  %3 = landingpad { ptr, i32 }
          cleanup
  store ptr null, ptr %1, align 8, !tbaa !30
  store ptr null, ptr %2, align 8, !tbaa !30
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__callable.i.i) #25
  resume { ptr, i32 } %3

_ZNSt13__future_base21_Async_state_commonV27_M_joinEv.exit: ; preds = %invoke.cont.i.i
  store ptr null, ptr %1, align 8, !tbaa !30
  store ptr null, ptr %2, align 8, !tbaa !30
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__callable.i.i) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp2.i) #25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp.i) #25
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
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base21_Async_state_commonV2E, i64 16), ptr %this, align 8, !tbaa !7
  %_M_thread = getelementptr inbounds i8, ptr %this, i64 32
  %agg.tmp.sroa.0.0.copyload.i.i = load i64, ptr %_M_thread, align 8, !tbaa !35
  %cmp.i.i.not.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i, 0
  br i1 %cmp.i.i.not.i, label %_ZNSt6threadD2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt9terminatev() #27
  unreachable

_ZNSt6threadD2Ev.exit:                            ; preds = %entry
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !7
  %_M_result.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_result.i, align 8, !tbaa !30
  %cmp.not.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i, label %_ZNSt13__future_base13_State_baseV2D2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %_ZNSt6threadD2Ev.exit
  %vtable.i.i.i = load ptr, ptr %0, align 8, !tbaa !7
  %1 = load ptr, ptr %vtable.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt13__future_base13_State_baseV2D2Ev.exit unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %if.then.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #27
  unreachable

_ZNSt13__future_base13_State_baseV2D2Ev.exit:     ; preds = %_ZNSt6threadD2Ev.exit, %if.then.i.i
  store ptr null, ptr %_M_result.i, align 8, !tbaa !30
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base21_Async_state_commonV2D0Ev(ptr noundef nonnull align 8 dereferenceable(44) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base21_Async_state_commonV2E, i64 16), ptr %this, align 8, !tbaa !7
  %_M_thread.i = getelementptr inbounds i8, ptr %this, i64 32
  %agg.tmp.sroa.0.0.copyload.i.i.i = load i64, ptr %_M_thread.i, align 8, !tbaa !35
  %cmp.i.i.not.i.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i.i, 0
  br i1 %cmp.i.i.not.i.i, label %_ZNSt6threadD2Ev.exit.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %entry
  tail call void @_ZSt9terminatev() #27
  unreachable

_ZNSt6threadD2Ev.exit.i:                          ; preds = %entry
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !7
  %_M_result.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_result.i.i, align 8, !tbaa !30
  %cmp.not.i.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i.i, label %_ZNSt13__future_base21_Async_state_commonV2D2Ev.exit, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %_ZNSt6threadD2Ev.exit.i
  %vtable.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !7
  %1 = load ptr, ptr %vtable.i.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt13__future_base21_Async_state_commonV2D2Ev.exit unwind label %terminate.lpad.i.i.i

terminate.lpad.i.i.i:                             ; preds = %if.then.i.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #27
  unreachable

_ZNSt13__future_base21_Async_state_commonV2D2Ev.exit: ; preds = %_ZNSt6threadD2Ev.exit.i, %if.then.i.i.i
  store ptr null, ptr %_M_result.i.i, align 8, !tbaa !30
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 48) #28
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV2D2Ev(ptr noundef nonnull align 8 dereferenceable(28) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !7
  %_M_result = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_result, align 8, !tbaa !30
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  %vtable.i.i = load ptr, ptr %0, align 8, !tbaa !7
  %1 = load ptr, ptr %vtable.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #27
  unreachable

_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit: ; preds = %entry, %if.then.i
  store ptr null, ptr %_M_result, align 8, !tbaa !30
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV2D0Ev(ptr noundef nonnull align 8 dereferenceable(28) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !7
  %_M_result.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_result.i, align 8, !tbaa !30
  %cmp.not.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i, label %_ZNSt13__future_base13_State_baseV2D2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %entry
  %vtable.i.i.i = load ptr, ptr %0, align 8, !tbaa !7
  %1 = load ptr, ptr %vtable.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt13__future_base13_State_baseV2D2Ev.exit unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %if.then.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #27
  unreachable

_ZNSt13__future_base13_State_baseV2D2Ev.exit:     ; preds = %entry, %if.then.i.i
  store ptr null, ptr %_M_result.i, align 8, !tbaa !30
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 32) #28
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv(ptr noundef nonnull align 8 dereferenceable(28) %this) unnamed_addr #4 comdat align 2 {
entry:
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #12

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #13

declare void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #14

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(21) %this) unnamed_addr #4 comdat align 2 {
entry:
  %vtable = load ptr, ptr %this, align 8, !tbaa !7
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 16
  %0 = load ptr, ptr %vfn, align 8
  tail call void %0(ptr noundef nonnull align 8 dereferenceable(21) %this) #25
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiED2Ev(ptr noundef nonnull align 8 dereferenceable(21) %this) unnamed_addr #4 comdat align 2 {
entry:
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 16), ptr %this, align 8, !tbaa !7
  tail call void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) #25
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiED0Ev(ptr noundef nonnull align 8 dereferenceable(21) %this) unnamed_addr #4 comdat align 2 {
entry:
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 16), ptr %this, align 8, !tbaa !7
  tail call void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) #25
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 24) #28
  ret void
}

; Function Attrs: nounwind
declare void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #15

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef %__res, i1 noundef zeroext %__ignore_failure) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__callable.i = alloca %class.anon.26, align 8
  %__did_set = alloca i8, align 1
  %ref.tmp = alloca { i64, i64 }, align 8
  %ref.tmp2 = alloca ptr, align 8
  %ref.tmp3 = alloca ptr, align 8
  %ref.tmp4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__did_set) #25
  store i8 0, ptr %__did_set, align 1, !tbaa !69
  %_M_once = getelementptr inbounds i8, ptr %this, i64 24
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp) #25
  store i64 ptrtoint (ptr @_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb to i64), ptr %ref.tmp, align 8, !tbaa !38
  %.fca.1.gep = getelementptr inbounds i8, ptr %ref.tmp, i64 8
  store i64 0, ptr %.fca.1.gep, align 8, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp2) #25
  store ptr %this, ptr %ref.tmp2, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp3) #25
  store ptr %__res, ptr %ref.tmp3, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp4) #25
  store ptr %__did_set, ptr %ref.tmp4, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %__callable.i) #25
  store ptr %ref.tmp, ptr %__callable.i, align 8, !tbaa !30
  %0 = getelementptr inbounds i8, ptr %__callable.i, i64 8
  store ptr %ref.tmp2, ptr %0, align 8, !tbaa !30
  %1 = getelementptr inbounds i8, ptr %__callable.i, i64 16
  store ptr %ref.tmp3, ptr %1, align 8, !tbaa !30
  %2 = getelementptr inbounds i8, ptr %__callable.i, i64 24
  store ptr %ref.tmp4, ptr %2, align 8, !tbaa !30
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  store ptr %__callable.i, ptr %3, align 8, !tbaa !30
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  store ptr @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv, ptr %4, align 8, !tbaa !30
  %call1.i8.i = invoke noundef i32 @pthread_once(ptr noundef nonnull %_M_once, ptr noundef nonnull @__once_proxy)
          to label %invoke.cont.i unwind label %lpad.i

invoke.cont.i:                                    ; preds = %entry
  %tobool.not.i8 = icmp eq i32 %call1.i8.i, 0
  br i1 %tobool.not.i8, label %_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit, label %if.then.i9

if.then.i9:                                       ; preds = %invoke.cont.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i8.i) #30
          to label %invoke.cont5.i unwind label %lpad.i

invoke.cont5.i:                                   ; preds = %if.then.i9
  unreachable

lpad.i:                                           ; preds = %if.then.i9, %entry
  %5 = landingpad { ptr, i32 }
          cleanup
  store ptr null, ptr %3, align 8, !tbaa !30
  store ptr null, ptr %4, align 8, !tbaa !30
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__callable.i) #25
  resume { ptr, i32 } %5

_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit: ; preds = %invoke.cont.i
  store ptr null, ptr %3, align 8, !tbaa !30
  store ptr null, ptr %4, align 8, !tbaa !30
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__callable.i) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp4) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp3) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp2) #25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp) #25
  %6 = load i8, ptr %__did_set, align 1, !tbaa !69, !range !70, !noundef !71
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
  call void @_ZSt20__throw_future_errori(i32 noundef 2) #30
  unreachable

if.end7:                                          ; preds = %if.then.i, %if.then, %if.else
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__did_set) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef %__res) local_unnamed_addr #2 comdat align 2 {
entry:
  %ref.tmp.i = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %ref.tmp = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %agg.tmp = alloca %"class.std::future_error", align 8
  %0 = load ptr, ptr %__res, align 8, !tbaa !30
  %cmp.i.not = icmp eq ptr %0, null
  br i1 %cmp.i.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp) #25
  %call.i.i = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt15future_categoryv() #25
  call void @_ZNSt12future_errorC2ESt10error_code(ptr noundef nonnull align 8 dereferenceable(32) %agg.tmp, i32 4, ptr nonnull %call.i.i)
  %call.i = call ptr @__cxa_allocate_exception(i64 noundef 32) #25, !noalias !72
  %call1.i = call ptr @__cxa_init_primary_exception(ptr noundef %call.i, ptr noundef nonnull @_ZTISt12future_error, ptr noundef nonnull @_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv) #25, !noalias !72
  call void @_ZNSt11logic_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16) %call.i, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp) #25, !noalias !72
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12future_error, i64 16), ptr %call.i, align 8, !tbaa !7, !noalias !72
  %_M_code.i.i = getelementptr inbounds i8, ptr %call.i, i64 16
  %_M_code2.i.i = getelementptr inbounds i8, ptr %agg.tmp, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_M_code.i.i, ptr noundef nonnull align 8 dereferenceable(16) %_M_code2.i.i, i64 16, i1 false), !tbaa.struct !75, !noalias !72
  call void @_ZNSt15__exception_ptr13exception_ptrC1EPv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, ptr noundef nonnull %call.i) #25
  %1 = load ptr, ptr %__res, align 8, !tbaa !30
  %_M_error = getelementptr inbounds i8, ptr %1, i64 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp.i) #25
  %2 = load ptr, ptr %ref.tmp, align 8, !tbaa !76
  store ptr %2, ptr %ref.tmp.i, align 8, !tbaa !76
  store ptr null, ptr %ref.tmp, align 8, !tbaa !76
  %3 = load ptr, ptr %_M_error, align 8, !tbaa !76
  store ptr %3, ptr %ref.tmp.i, align 8, !tbaa !76
  store ptr %2, ptr %_M_error, align 8, !tbaa !76
  %tobool.not.i.i = icmp eq ptr %3, null
  br i1 %tobool.not.i.i, label %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %if.then
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp.i) #25
  br label %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit

_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit: ; preds = %if.then, %if.then.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp.i) #25
  %4 = load ptr, ptr %ref.tmp, align 8, !tbaa !76
  %tobool.not.i4 = icmp eq ptr %4, null
  br i1 %tobool.not.i4, label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit, label %if.then.i5

if.then.i5:                                       ; preds = %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp) #25
  br label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit

_ZNSt15__exception_ptr13exception_ptrD2Ev.exit:   ; preds = %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit, %if.then.i5
  call void @_ZNSt12future_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %agg.tmp) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp) #25
  %_M_result = getelementptr inbounds i8, ptr %this, i64 8
  %5 = load ptr, ptr %_M_result, align 8, !tbaa !30
  %6 = load ptr, ptr %__res, align 8, !tbaa !30
  store ptr %6, ptr %_M_result, align 8, !tbaa !30
  store ptr %5, ptr %__res, align 8, !tbaa !30
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
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef %__f, ptr noundef %__did_set) #2 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__res = alloca %"class.std::unique_ptr.14", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__res) #25
  %_M_manager.i.i = getelementptr inbounds i8, ptr %__f, i64 16
  %0 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !58, !noalias !77
  %tobool.not.i.i = icmp eq ptr %0, null
  br i1 %tobool.not.i.i, label %if.then.i, label %_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv.exit

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt25__throw_bad_function_callv() #30, !noalias !77
  unreachable

_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv.exit: ; preds = %entry
  %_M_invoker.i = getelementptr inbounds i8, ptr %__f, i64 24
  %1 = load ptr, ptr %_M_invoker.i, align 8, !tbaa !55, !noalias !77
  call void %1(ptr dead_on_unwind nonnull writable sret(%"class.std::unique_ptr.14") align 8 %__res, ptr noundef nonnull align 8 dereferenceable(16) %__f)
  store i8 1, ptr %__did_set, align 1, !tbaa !69
  %_M_result = getelementptr inbounds i8, ptr %this, i64 8
  %2 = load ptr, ptr %_M_result, align 8, !tbaa !30
  %3 = load ptr, ptr %__res, align 8, !tbaa !30
  store ptr %3, ptr %_M_result, align 8, !tbaa !30
  store ptr %2, ptr %__res, align 8, !tbaa !30
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, label %if.then.i2

if.then.i2:                                       ; preds = %_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv.exit
  %vtable.i.i = load ptr, ptr %2, align 8, !tbaa !7
  %4 = load ptr, ptr %vtable.i.i, align 8
  invoke void %4(ptr noundef nonnull align 8 dereferenceable(16) %2)
          to label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i2
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  call void @__clang_call_terminate(ptr %6) #27
  unreachable

_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit: ; preds = %_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv.exit, %if.then.i2
  store ptr null, ptr %__res, align 8, !tbaa !30
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__res) #25
  ret void
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_future_errori(i32 noundef) local_unnamed_addr #8

declare void @__once_proxy() #14

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #16

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv() #17 comdat align 2 {
entry:
  %0 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  %1 = load ptr, ptr %0, align 8, !tbaa !30
  %2 = load ptr, ptr %1, align 8, !tbaa !80
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !82
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !83
  %7 = getelementptr inbounds i8, ptr %1, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !84
  %9 = load ptr, ptr %4, align 8, !tbaa !30
  %.unpack.i.i.i.i = load i64, ptr %2, align 8, !tbaa !38
  %.elt3.i.i.i.i = getelementptr inbounds i8, ptr %2, i64 8
  %.unpack4.i.i.i.i = load i64, ptr %.elt3.i.i.i.i, align 8, !tbaa !38
  %10 = getelementptr inbounds i8, ptr %9, i64 %.unpack4.i.i.i.i
  %11 = and i64 %.unpack.i.i.i.i, 1
  %memptr.isvirtual.not.i.i.i.i = icmp eq i64 %11, 0
  br i1 %memptr.isvirtual.not.i.i.i.i, label %memptr.nonvirtual.i.i.i.i, label %memptr.virtual.i.i.i.i

memptr.virtual.i.i.i.i:                           ; preds = %entry
  %vtable.i.i.i.i = load ptr, ptr %10, align 8, !tbaa !7
  %12 = getelementptr i8, ptr %vtable.i.i.i.i, i64 %.unpack.i.i.i.i
  %13 = getelementptr i8, ptr %12, i64 -1
  %memptr.virtualfn.i.i.i.i = load ptr, ptr %13, align 8, !nosanitize !71
  br label %_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENKUlvE_clEv.exit

memptr.nonvirtual.i.i.i.i:                        ; preds = %entry
  %memptr.nonvirtualfn.i.i.i.i = inttoptr i64 %.unpack.i.i.i.i to ptr
  br label %_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENKUlvE_clEv.exit

_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENKUlvE_clEv.exit: ; preds = %memptr.virtual.i.i.i.i, %memptr.nonvirtual.i.i.i.i
  %14 = phi ptr [ %memptr.virtualfn.i.i.i.i, %memptr.virtual.i.i.i.i ], [ %memptr.nonvirtualfn.i.i.i.i, %memptr.nonvirtual.i.i.i.i ]
  %15 = load ptr, ptr %6, align 8, !tbaa !30
  %16 = load ptr, ptr %8, align 8, !tbaa !30
  tail call void %14(ptr noundef nonnull align 8 dereferenceable(28) %10, ptr noundef %15, ptr noundef %16)
  ret void
}

declare i32 @pthread_once(ptr noundef, ptr noundef) local_unnamed_addr #14

; Function Attrs: noreturn
declare void @_ZSt25__throw_bad_function_callv() local_unnamed_addr #8

declare void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef) local_unnamed_addr #14

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal void @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEE9_M_invokeERKSt9_Any_data"(ptr dead_on_unwind noalias nocapture writable writeonly sret(%"class.std::unique_ptr.14") align 8 %agg.result, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %__functor) #18 align 2 personality ptr @__gxx_personality_v0 {
entry:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !85)
  %0 = load ptr, ptr %__functor, align 8, !tbaa !88, !noalias !90
  %1 = load ptr, ptr %0, align 8, !tbaa !30, !noalias !90
  %_M_storage.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 16
  store i32 30, ptr %_M_storage.i.i.i.i, align 4, !tbaa !39, !noalias !90
  %_M_initialized.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 20
  store i8 1, ptr %_M_initialized.i.i.i.i, align 4, !tbaa !23, !noalias !90
  store ptr null, ptr %0, align 8, !tbaa !30, !noalias !90
  store ptr %1, ptr %agg.result, align 8, !tbaa !59, !alias.scope !85
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal noundef zeroext i1 @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %__dest, ptr noundef nonnull align 8 dereferenceable(16) %__source, i32 noundef %__op) #19 align 2 personality ptr @__gxx_personality_v0 {
entry:
  switch i32 %__op, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb4.i
  ]

sw.bb:                                            ; preds = %entry
  store ptr @"_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE", ptr %__dest, align 8, !tbaa !30
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  store ptr %__source, ptr %__dest, align 8, !tbaa !30
  br label %sw.epilog

sw.bb4.i:                                         ; preds = %entry
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %__dest, ptr noundef nonnull readonly align 8 dereferenceable(16) %__source, i64 16, i1 false), !tbaa.struct !95
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.bb4.i, %entry, %sw.bb1, %sw.bb
  ret i1 false
}

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #15

; Function Attrs: nounwind
declare void @_ZNSt12future_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #15

; Function Attrs: nounwind
declare ptr @__cxa_allocate_exception(i64 noundef) local_unnamed_addr #15

; Function Attrs: nounwind
declare ptr @__cxa_init_primary_exception(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #15

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv(ptr noundef %__x) #3 comdat {
entry:
  %vtable = load ptr, ptr %__x, align 8, !tbaa !7
  %0 = load ptr, ptr %vtable, align 8
  tail call void %0(ptr noundef nonnull align 8 dereferenceable(32) %__x) #25
  ret void
}

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptrC1EPv(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef) unnamed_addr #15

; Function Attrs: nounwind
declare void @_ZNSt11logic_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #15

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt12future_errorC2ESt10error_code(ptr noundef nonnull align 8 dereferenceable(32) %this, i32 %__ec.coerce0, ptr %__ec.coerce1) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %ref.tmp = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp2 = alloca %"class.std::__cxx11::basic_string", align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp) #25
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp2) #25
  %vtable.i = load ptr, ptr %__ec.coerce1, align 8, !tbaa !7, !noalias !96
  %vfn.i = getelementptr inbounds i8, ptr %vtable.i, i64 32
  %0 = load ptr, ptr %vfn.i, align 8, !noalias !96
  call void %0(ptr dead_on_unwind nonnull writable sret(%"class.std::__cxx11::basic_string") align 8 %ref.tmp2, ptr noundef nonnull align 8 dereferenceable(8) %__ec.coerce1, i32 noundef %__ec.coerce0)
  %call3.i.i.i9 = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp2, i64 noundef 0, i64 noundef 0, ptr noundef nonnull @.str, i64 noundef 19)
          to label %call3.i.i.i.noexc unwind label %lpad

call3.i.i.i.noexc:                                ; preds = %entry
  %1 = getelementptr inbounds i8, ptr %ref.tmp, i64 16
  store ptr %1, ptr %ref.tmp, align 8, !tbaa !99, !alias.scope !101
  %2 = load ptr, ptr %call3.i.i.i9, align 8, !tbaa !104
  %3 = getelementptr inbounds i8, ptr %call3.i.i.i9, i64 16
  %cmp.i.i.i = icmp eq ptr %2, %3
  br i1 %cmp.i.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %call3.i.i.i.noexc
  %_M_string_length.i.i.i = getelementptr inbounds i8, ptr %call3.i.i.i9, i64 8
  %4 = load i64, ptr %_M_string_length.i.i.i, align 8, !tbaa !106
  %add.i.i = add i64 %4, 1
  %cmp.i23.i.i = icmp eq i64 %add.i.i, 0
  br i1 %cmp.i23.i.i, label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit, label %if.end.i.i.i

if.end.i.i.i:                                     ; preds = %if.then.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %1, ptr nonnull align 8 %3, i64 %add.i.i, i1 false)
  br label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit

if.else.i.i:                                      ; preds = %call3.i.i.i.noexc
  store ptr %2, ptr %ref.tmp, align 8, !tbaa !104, !alias.scope !101
  %5 = load i64, ptr %3, align 8, !tbaa !38
  store i64 %5, ptr %1, align 8, !tbaa !38, !alias.scope !101
  br label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit

_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit: ; preds = %if.then.i.i, %if.end.i.i.i, %if.else.i.i
  %_M_string_length.i24.i.i = getelementptr inbounds i8, ptr %call3.i.i.i9, i64 8
  %6 = load i64, ptr %_M_string_length.i24.i.i, align 8, !tbaa !106
  %_M_string_length.i25.i.i = getelementptr inbounds i8, ptr %ref.tmp, i64 8
  store i64 %6, ptr %_M_string_length.i25.i.i, align 8, !tbaa !106, !alias.scope !101
  store ptr %3, ptr %call3.i.i.i9, align 8, !tbaa !104
  store i64 0, ptr %_M_string_length.i24.i.i, align 8, !tbaa !106
  store i8 0, ptr %3, align 8, !tbaa !38
  invoke void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp)
          to label %invoke.cont4 unwind label %lpad3

invoke.cont4:                                     ; preds = %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit
  %7 = load ptr, ptr %ref.tmp, align 8, !tbaa !104
  %cmp.i.i.i10 = icmp eq ptr %7, %1
  br i1 %cmp.i.i.i10, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit, label %if.then.i.i11

if.then.i.i11:                                    ; preds = %invoke.cont4
  %8 = load i64, ptr %1, align 8, !tbaa !38
  %add.i.i.i = add i64 %8, 1
  call void @_ZdlPvm(ptr noundef %7, i64 noundef %add.i.i.i) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit: ; preds = %invoke.cont4, %if.then.i.i11
  %9 = load ptr, ptr %ref.tmp2, align 8, !tbaa !104
  %10 = getelementptr inbounds i8, ptr %ref.tmp2, i64 16
  %cmp.i.i.i12 = icmp eq ptr %9, %10
  br i1 %cmp.i.i.i12, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit15, label %if.then.i.i13

if.then.i.i13:                                    ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit
  %11 = load i64, ptr %10, align 8, !tbaa !38
  %add.i.i.i14 = add i64 %11, 1
  call void @_ZdlPvm(ptr noundef %9, i64 noundef %add.i.i.i14) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit15

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit15: ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit, %if.then.i.i13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp2) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp) #25
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12future_error, i64 16), ptr %this, align 8, !tbaa !7
  %_M_code = getelementptr inbounds i8, ptr %this, i64 16
  store i32 %__ec.coerce0, ptr %_M_code, align 8, !tbaa !39
  %__ec.sroa.324.0._M_code.sroa_idx = getelementptr inbounds i8, ptr %this, i64 24
  store ptr %__ec.coerce1, ptr %__ec.sroa.324.0._M_code.sroa_idx, align 8, !tbaa !30
  ret void

lpad:                                             ; preds = %entry
  %12 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup

lpad3:                                            ; preds = %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit
  %13 = landingpad { ptr, i32 }
          cleanup
  %14 = load ptr, ptr %ref.tmp, align 8, !tbaa !104
  %cmp.i.i.i16 = icmp eq ptr %14, %1
  br i1 %cmp.i.i.i16, label %ehcleanup, label %if.then.i.i17

if.then.i.i17:                                    ; preds = %lpad3
  %15 = load i64, ptr %1, align 8, !tbaa !38
  %add.i.i.i18 = add i64 %15, 1
  call void @_ZdlPvm(ptr noundef %14, i64 noundef %add.i.i.i18) #28
  br label %ehcleanup

ehcleanup:                                        ; preds = %if.then.i.i17, %lpad3, %lpad
  %.pn = phi { ptr, i32 } [ %12, %lpad ], [ %13, %lpad3 ], [ %13, %if.then.i.i17 ]
  %16 = load ptr, ptr %ref.tmp2, align 8, !tbaa !104
  %17 = getelementptr inbounds i8, ptr %ref.tmp2, i64 16
  %cmp.i.i.i20 = icmp eq ptr %16, %17
  br i1 %cmp.i.i.i20, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit23, label %if.then.i.i21

if.then.i.i21:                                    ; preds = %ehcleanup
  %18 = load i64, ptr %17, align 8, !tbaa !38
  %add.i.i.i22 = add i64 %18, 1
  call void @_ZdlPvm(ptr noundef %16, i64 noundef %add.i.i.i22) #28
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit23

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit23: ; preds = %ehcleanup, %if.then.i.i21
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp2) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp) #25
  resume { ptr, i32 } %.pn
}

; Function Attrs: nounwind
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZSt15future_categoryv() local_unnamed_addr #15

declare void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #14

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i64 noundef %__len1, ptr noundef %__s, i64 noundef %__len2) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_string_length.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load i64, ptr %_M_string_length.i.i, align 8
  %sub.neg.i = add i64 %__len1, 9223372036854775807
  %sub3.i = sub i64 %sub.neg.i, %0
  %cmp.i = icmp ult i64 %sub3.i, %__len2
  br i1 %cmp.i, label %if.then.i, label %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.2) #30
  unreachable

_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit: ; preds = %entry
  %add = sub i64 %__len2, %__len1
  %sub = add i64 %add, %0
  %1 = load ptr, ptr %this, align 8, !tbaa !104
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
  %6 = load i8, ptr %add.ptr11, align 1, !tbaa !38
  store i8 %6, ptr %add.ptr10, align 1, !tbaa !38
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
  %7 = load i8, ptr %__s, align 1, !tbaa !38
  store i8 %7, ptr %add.ptr, align 1, !tbaa !38
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
  %9 = load i8, ptr %__s, align 1, !tbaa !38
  store i8 %9, ptr %add.ptr, align 1, !tbaa !38
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
  %10 = load i8, ptr %add.ptr25, align 1, !tbaa !38
  store i8 %10, ptr %add.ptr24, align 1, !tbaa !38
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
  %11 = load i8, ptr %__s, align 1, !tbaa !38
  store i8 %11, ptr %add.ptr, align 1, !tbaa !38
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
  %13 = load i8, ptr %add.ptr39, align 1, !tbaa !38
  store i8 %13, ptr %add.ptr, align 1, !tbaa !38
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
  %14 = load i8, ptr %__s, align 1, !tbaa !38
  store i8 %14, ptr %add.ptr, align 1, !tbaa !38
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
  %15 = load i8, ptr %add.ptr46, align 1, !tbaa !38
  store i8 %15, ptr %add.ptr45, align 1, !tbaa !38
  br label %if.end53

if.end.i.i141:                                    ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm.exit139
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr45, ptr nonnull align 1 %add.ptr46, i64 %sub47, i1 false)
  br label %if.end53

if.else52:                                        ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i64 noundef %__len1, ptr noundef %__s, i64 noundef %__len2)
  br label %if.end53

if.end53:                                         ; preds = %if.end.i.i141, %if.then.i140, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm.exit139, %if.end.i.i135, %if.then.i134, %if.then36, %if.end.i.i132, %if.then.i131, %if.then32, %if.end.i.i124, %if.then.i123, %if.end, %if.end26, %if.else52
  store i64 %sub, ptr %_M_string_length.i.i, align 8, !tbaa !106
  %16 = load ptr, ptr %this, align 8, !tbaa !104
  %arrayidx.i = getelementptr inbounds i8, ptr %16, i64 %sub
  store i8 0, ptr %arrayidx.i, align 1, !tbaa !38
  ret ptr %this
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i64 noundef %__len1, ptr noundef %__s, i64 noundef %__len2) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_string_length.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load i64, ptr %_M_string_length.i, align 8, !tbaa !106
  %1 = add i64 %__len1, %__pos
  %sub2 = sub i64 %0, %1
  %add = sub i64 %__len2, %__len1
  %sub4 = add i64 %add, %0
  %2 = load ptr, ptr %this, align 8, !tbaa !104
  %3 = getelementptr inbounds i8, ptr %this, i64 16
  %cmp.i.i = icmp eq ptr %2, %3
  %4 = load i64, ptr %3, align 8
  %cond.i = select i1 %cmp.i.i, i64 15, i64 %4
  %cmp.i = icmp slt i64 %sub4, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.3) #30
  unreachable

if.end.i:                                         ; preds = %entry
  %cmp2.i = icmp ugt i64 %sub4, %cond.i
  br i1 %cmp2.i, label %land.lhs.true.i, label %if.end11.i

land.lhs.true.i:                                  ; preds = %if.end.i
  %mul.i = shl i64 %cond.i, 1
  %cmp3.i = icmp ult i64 %sub4, %mul.i
  br i1 %cmp3.i, label %if.then4.i, label %if.end11.i

if.then4.i:                                       ; preds = %land.lhs.true.i
  %spec.store.select.i = tail call i64 @llvm.umin.i64(i64 %mul.i, i64 9223372036854775807)
  br label %if.end11.i

if.end11.i:                                       ; preds = %if.then4.i, %land.lhs.true.i, %if.end.i
  %__new_capacity.0 = phi i64 [ %spec.store.select.i, %if.then4.i ], [ %sub4, %land.lhs.true.i ], [ %sub4, %if.end.i ]
  %add.i = add nuw i64 %__new_capacity.0, 1
  %cmp.i.i.i = icmp slt i64 %add.i, 0
  br i1 %cmp.i.i.i, label %if.end.i.i.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit, !prof !107

if.end.i.i.i:                                     ; preds = %if.end11.i
  tail call void @_ZSt17__throw_bad_allocv() #30
  unreachable

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit: ; preds = %if.end11.i
  %call5.i.i.i = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %add.i) #26
  switch i64 %__pos, label %if.end.i.i [
    i64 0, label %if.end
    i64 1, label %if.then.i37
  ]

if.then.i37:                                      ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit
  %5 = load i8, ptr %2, align 1, !tbaa !38
  store i8 %5, ptr %call5.i.i.i, align 1, !tbaa !38
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
  %6 = load i8, ptr %__s, align 1, !tbaa !38
  store i8 %6, ptr %add.ptr, align 1, !tbaa !38
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
  %7 = load i8, ptr %add.ptr18, align 1, !tbaa !38
  store i8 %7, ptr %add.ptr15, align 1, !tbaa !38
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
  store ptr %call5.i.i.i, ptr %this, align 8, !tbaa !104
  store i64 %__new_capacity.0, ptr %3, align 8, !tbaa !38
  ret void
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #7

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #14

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #15

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_0EEEEiEEFvvEPS8_EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #3 align 2 {
entry:
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %this) #25
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 32) #28
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_0EEEEiEEFvvEPS8_EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %this) unnamed_addr #2 align 2 {
entry:
  %_M_func = getelementptr inbounds i8, ptr %this, i64 8
  %add.ptr.i.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %0 = load ptr, ptr %_M_func, align 8, !tbaa !30
  %.unpack.i.i.i.i = load i64, ptr %add.ptr.i.i.i.i.i, align 8, !tbaa !38
  %.elt1.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 24
  %.unpack2.i.i.i.i = load i64, ptr %.elt1.i.i.i.i, align 8, !tbaa !38
  %1 = getelementptr inbounds i8, ptr %0, i64 %.unpack2.i.i.i.i
  %2 = and i64 %.unpack.i.i.i.i, 1
  %memptr.isvirtual.not.i.i.i.i = icmp eq i64 %2, 0
  br i1 %memptr.isvirtual.not.i.i.i.i, label %memptr.nonvirtual.i.i.i.i, label %memptr.virtual.i.i.i.i

memptr.virtual.i.i.i.i:                           ; preds = %entry
  %vtable.i.i.i.i = load ptr, ptr %1, align 8, !tbaa !7
  %3 = getelementptr i8, ptr %vtable.i.i.i.i, i64 %.unpack.i.i.i.i
  %4 = getelementptr i8, ptr %3, i64 -1
  %memptr.virtualfn.i.i.i.i = load ptr, ptr %4, align 8, !nosanitize !71
  br label %"_ZNSt6thread8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS0_IS1_IJZ4mainE3$_0EEEEiEEFvvEPS7_EEEclEv.exit"

memptr.nonvirtual.i.i.i.i:                        ; preds = %entry
  %memptr.nonvirtualfn.i.i.i.i = inttoptr i64 %.unpack.i.i.i.i to ptr
  br label %"_ZNSt6thread8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS0_IS1_IJZ4mainE3$_0EEEEiEEFvvEPS7_EEEclEv.exit"

"_ZNSt6thread8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS0_IS1_IJZ4mainE3$_0EEEEiEEFvvEPS7_EEEclEv.exit": ; preds = %memptr.virtual.i.i.i.i, %memptr.nonvirtual.i.i.i.i
  %5 = phi ptr [ %memptr.virtualfn.i.i.i.i, %memptr.virtual.i.i.i.i ], [ %memptr.nonvirtualfn.i.i.i.i, %memptr.nonvirtual.i.i.i.i ]
  tail call void %5(ptr noundef nonnull align 8 dereferenceable(64) %1)
  ret void
}

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) #14

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENUlvE_8__invokeEv() #17 comdat align 2 {
entry:
  %0 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  %1 = load ptr, ptr %0, align 8, !tbaa !30
  %2 = load ptr, ptr %1, align 8, !tbaa !108
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !110
  %5 = load ptr, ptr %4, align 8, !tbaa !30
  %.unpack.i.i.i.i = load i64, ptr %2, align 8, !tbaa !38
  %.elt1.i.i.i.i = getelementptr inbounds i8, ptr %2, i64 8
  %.unpack2.i.i.i.i = load i64, ptr %.elt1.i.i.i.i, align 8, !tbaa !38
  %6 = getelementptr inbounds i8, ptr %5, i64 %.unpack2.i.i.i.i
  %7 = and i64 %.unpack.i.i.i.i, 1
  %memptr.isvirtual.not.i.i.i.i = icmp eq i64 %7, 0
  br i1 %memptr.isvirtual.not.i.i.i.i, label %memptr.nonvirtual.i.i.i.i, label %memptr.virtual.i.i.i.i

memptr.virtual.i.i.i.i:                           ; preds = %entry
  %vtable.i.i.i.i = load ptr, ptr %6, align 8, !tbaa !7
  %8 = getelementptr i8, ptr %vtable.i.i.i.i, i64 %.unpack.i.i.i.i
  %9 = getelementptr i8, ptr %8, i64 -1
  %memptr.virtualfn.i.i.i.i = load ptr, ptr %9, align 8, !nosanitize !71
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
declare i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #20

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_refcount = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_refcount, align 8, !tbaa !36
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  %_M_use_count.i.i = getelementptr inbounds i8, ptr %0, i64 8
  %1 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i = icmp eq i8 %1, 0
  br i1 %tobool.i.not.i.i, label %if.else.i.i.i, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %if.then.i
  %2 = load i32, ptr %_M_use_count.i.i, align 4, !tbaa !39
  %add.i.i.i = add nsw i32 %2, -1
  store i32 %add.i.i.i, ptr %_M_use_count.i.i, align 4, !tbaa !39
  br label %invoke.cont.i.i

if.else.i.i.i:                                    ; preds = %if.then.i
  %3 = atomicrmw volatile add ptr %_M_use_count.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i

invoke.cont.i.i:                                  ; preds = %if.else.i.i.i, %if.then.i.i.i
  %retval.0.i.i.i = phi i32 [ %2, %if.then.i.i.i ], [ %3, %if.else.i.i.i ]
  %cmp.i.i = icmp eq i32 %retval.0.i.i.i, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i:                                      ; preds = %invoke.cont.i.i
  %vtable.i.i.i = load ptr, ptr %0, align 8, !tbaa !7
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 16
  %4 = load ptr, ptr %vfn.i.i.i, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #25
  %_M_weak_count.i.i.i = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i = icmp eq i8 %5, 0
  br i1 %tobool.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %6 = load i32, ptr %_M_weak_count.i.i.i, align 4, !tbaa !39
  %add.i.i.i.i = add nsw i32 %6, -1
  store i32 %add.i.i.i.i, ptr %_M_weak_count.i.i.i, align 4, !tbaa !39
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %7 = atomicrmw volatile add ptr %_M_weak_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %6, %if.then.i.i.i.i ], [ %7, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i2.i.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i2.i.i:                                   ; preds = %invoke.cont.i.i.i
  %vtable2.i.i.i = load ptr, ptr %0, align 8, !tbaa !7
  %vfn3.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i, i64 24
  %8 = load ptr, ptr %vfn3.i.i.i, align 8
  tail call void %8(ptr noundef nonnull align 8 dereferenceable(16) %0) #25
  br label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %entry, %invoke.cont.i.i, %invoke.cont.i.i.i, %if.then.i2.i.i
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3_V216generic_categoryEv() local_unnamed_addr #21

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev"(ptr noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #4 align 2 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 64) #28
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv"(ptr nocapture noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #4 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  %_M_result.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 48
  %0 = load ptr, ptr %_M_result.i.i.i.i, align 8, !tbaa !30
  %cmp.not.i.i.i.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i.i.i.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %entry
  %vtable.i.i.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !7
  %1 = load ptr, ptr %vtable.i.i.i.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i.i unwind label %terminate.lpad.i.i.i.i.i

terminate.lpad.i.i.i.i.i:                         ; preds = %if.then.i.i.i.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #27
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i.i: ; preds = %if.then.i.i.i.i.i, %entry
  store ptr null, ptr %_M_result.i.i.i.i, align 8, !tbaa !30
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %_M_impl.i, align 8, !tbaa !7
  %_M_result.i.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 24
  %4 = load ptr, ptr %_M_result.i.i.i.i.i, align 8, !tbaa !30
  %cmp.not.i.i.i.i.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i.i.i.i.i, label %"_ZNSt16allocator_traitsISaIvEE7destroyINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEEEvRS0_PT_.exit", label %if.then.i.i.i.i.i.i

if.then.i.i.i.i.i.i:                              ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i.i
  %vtable.i.i.i.i.i.i.i = load ptr, ptr %4, align 8, !tbaa !7
  %5 = load ptr, ptr %vtable.i.i.i.i.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %"_ZNSt16allocator_traitsISaIvEE7destroyINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEEEvRS0_PT_.exit" unwind label %terminate.lpad.i.i.i.i.i.i

terminate.lpad.i.i.i.i.i.i:                       ; preds = %if.then.i.i.i.i.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #27
  unreachable

"_ZNSt16allocator_traitsISaIvEE7destroyINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEEEvRS0_PT_.exit": ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i.i, %if.then.i.i.i.i.i.i
  store ptr null, ptr %_M_result.i.i.i.i.i, align 8, !tbaa !30
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv"(ptr noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #4 align 2 personality ptr @__gxx_personality_v0 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 64) #28
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define internal noundef ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info"(ptr noundef nonnull readnone align 8 dereferenceable(64) %this, ptr noundef nonnull readonly align 8 dereferenceable(16) %__ti) unnamed_addr #10 align 2 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  %cmp = icmp eq ptr %__ti, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag
  br i1 %cmp, label %cleanup, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %__name.i = getelementptr inbounds i8, ptr %__ti, i64 8
  %0 = load ptr, ptr %__name.i, align 8, !tbaa !67
  %cmp.i = icmp eq ptr %0, @_ZTSSt19_Sp_make_shared_tag
  br i1 %cmp.i, label %cleanup, label %if.end.i

if.end.i:                                         ; preds = %lor.lhs.false
  %1 = load i8, ptr %0, align 1, !tbaa !38
  %cmp4.not.i = icmp eq i8 %1, 42
  br i1 %cmp4.not.i, label %cleanup, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call6.i = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #25
  %cmp7.i = icmp eq i32 %call6.i, 0
  %2 = select i1 %cmp7.i, ptr %_M_impl.i, ptr null
  br label %cleanup

cleanup:                                          ; preds = %land.rhs.i, %if.end.i, %lor.lhs.false, %entry
  %retval.0 = phi ptr [ %_M_impl.i, %entry ], [ %_M_impl.i, %lor.lhs.false ], [ null, %if.end.i ], [ %2, %land.rhs.i ]
  ret ptr %retval.0
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiED2Ev"(ptr nocapture noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #3 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_result = getelementptr inbounds i8, ptr %this, i64 32
  %0 = load ptr, ptr %_M_result, align 8, !tbaa !30
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  %vtable.i.i = load ptr, ptr %0, align 8, !tbaa !7
  %1 = load ptr, ptr %vtable.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #27
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit: ; preds = %entry, %if.then.i
  store ptr null, ptr %_M_result, align 8, !tbaa !30
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !7
  %_M_result.i = getelementptr inbounds i8, ptr %this, i64 8
  %4 = load ptr, ptr %_M_result.i, align 8, !tbaa !30
  %cmp.not.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i, label %_ZNSt13__future_base13_State_baseV2D2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit
  %vtable.i.i.i = load ptr, ptr %4, align 8, !tbaa !7
  %5 = load ptr, ptr %vtable.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %_ZNSt13__future_base13_State_baseV2D2Ev.exit unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %if.then.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #27
  unreachable

_ZNSt13__future_base13_State_baseV2D2Ev.exit:     ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit, %if.then.i.i
  store ptr null, ptr %_M_result.i, align 8, !tbaa !30
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiED0Ev"(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #3 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_result.i = getelementptr inbounds i8, ptr %this, i64 32
  %0 = load ptr, ptr %_M_result.i, align 8, !tbaa !30
  %cmp.not.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %entry
  %vtable.i.i.i = load ptr, ptr %0, align 8, !tbaa !7
  %1 = load ptr, ptr %vtable.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %if.then.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #27
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i: ; preds = %if.then.i.i, %entry
  store ptr null, ptr %_M_result.i, align 8, !tbaa !30
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !7
  %_M_result.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %4 = load ptr, ptr %_M_result.i.i, align 8, !tbaa !30
  %cmp.not.i.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i.i, label %"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiED2Ev.exit", label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i
  %vtable.i.i.i.i = load ptr, ptr %4, align 8, !tbaa !7
  %5 = load ptr, ptr %vtable.i.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiED2Ev.exit" unwind label %terminate.lpad.i.i.i

terminate.lpad.i.i.i:                             ; preds = %if.then.i.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #27
  unreachable

"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiED2Ev.exit": ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i, %if.then.i.i.i
  store ptr null, ptr %_M_result.i.i, align 8, !tbaa !30
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 48) #28
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiE17_M_complete_asyncEv"(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #2 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__callable.i.i = alloca %class.anon.26, align 8
  %__did_set.i = alloca i8, align 1
  %ref.tmp.i = alloca { i64, i64 }, align 8
  %ref.tmp2.i = alloca ptr, align 8
  %ref.tmp3.i = alloca ptr, align 8
  %ref.tmp4.i = alloca ptr, align 8
  %agg.tmp = alloca %"class.std::function", align 8
  %_M_result = getelementptr inbounds i8, ptr %this, i64 32
  %0 = getelementptr inbounds i8, ptr %this, i64 40
  %_M_manager.i.i = getelementptr inbounds i8, ptr %agg.tmp, i64 16
  %_M_invoker.i = getelementptr inbounds i8, ptr %agg.tmp, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %agg.tmp, i8 0, i64 32, i1 false)
  store ptr %_M_result, ptr %agg.tmp, align 8, !tbaa !30
  %ref.tmp.sroa.5.0.agg.tmp.sroa_idx = getelementptr inbounds i8, ptr %agg.tmp, i64 8
  store ptr %0, ptr %ref.tmp.sroa.5.0.agg.tmp.sroa_idx, align 8, !tbaa !30
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEE9_M_invokeERKSt9_Any_data", ptr %_M_invoker.i, align 8, !tbaa !55
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation", ptr %_M_manager.i.i, align 8, !tbaa !58
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__did_set.i) #25
  store i8 0, ptr %__did_set.i, align 1, !tbaa !69
  %_M_once.i = getelementptr inbounds i8, ptr %this, i64 24
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp.i) #25
  store i64 ptrtoint (ptr @_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb to i64), ptr %ref.tmp.i, align 8, !tbaa !38
  %.fca.1.gep.i = getelementptr inbounds i8, ptr %ref.tmp.i, i64 8
  store i64 0, ptr %.fca.1.gep.i, align 8, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp2.i) #25
  store ptr %this, ptr %ref.tmp2.i, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp3.i) #25
  store ptr %agg.tmp, ptr %ref.tmp3.i, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp4.i) #25
  store ptr %__did_set.i, ptr %ref.tmp4.i, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %__callable.i.i) #25
  store ptr %ref.tmp.i, ptr %__callable.i.i, align 8, !tbaa !30
  %1 = getelementptr inbounds i8, ptr %__callable.i.i, i64 8
  store ptr %ref.tmp2.i, ptr %1, align 8, !tbaa !30
  %2 = getelementptr inbounds i8, ptr %__callable.i.i, i64 16
  store ptr %ref.tmp3.i, ptr %2, align 8, !tbaa !30
  %3 = getelementptr inbounds i8, ptr %__callable.i.i, i64 24
  store ptr %ref.tmp4.i, ptr %3, align 8, !tbaa !30
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  store ptr %__callable.i.i, ptr %4, align 8, !tbaa !30
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  store ptr @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv, ptr %5, align 8, !tbaa !30
  %call1.i8.i.i = invoke noundef i32 @pthread_once(ptr noundef nonnull %_M_once.i, ptr noundef nonnull @__once_proxy)
          to label %invoke.cont.i.i unwind label %lpad.i.i

invoke.cont.i.i:                                  ; preds = %entry
  %tobool.not.i8.i = icmp eq i32 %call1.i8.i.i, 0
  br i1 %tobool.not.i8.i, label %_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit.i, label %if.then.i9.i

if.then.i9.i:                                     ; preds = %invoke.cont.i.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i8.i.i) #30
          to label %invoke.cont5.i.i unwind label %lpad.i.i

invoke.cont5.i.i:                                 ; preds = %if.then.i9.i
  unreachable

lpad.i.i:                                         ; preds = %if.then.i9.i, %entry
  %6 = landingpad { ptr, i32 }
          cleanup
  store ptr null, ptr %4, align 8, !tbaa !30
  store ptr null, ptr %5, align 8, !tbaa !30
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__callable.i.i) #25
  br label %lpad.body

_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit.i: ; preds = %invoke.cont.i.i
  store ptr null, ptr %4, align 8, !tbaa !30
  store ptr null, ptr %5, align 8, !tbaa !30
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__callable.i.i) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp4.i) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp3.i) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp2.i) #25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp.i) #25
  %7 = load i8, ptr %__did_set.i, align 1, !tbaa !69, !range !70, !noundef !71
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
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__did_set.i) #25
  %9 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !58
  %tobool.not.i = icmp eq ptr %9, null
  br i1 %tobool.not.i, label %_ZNSt14_Function_baseD2Ev.exit, label %if.then.i3

if.then.i3:                                       ; preds = %_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb.exit
  %call.i = invoke noundef zeroext i1 %9(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i3
  %10 = landingpad { ptr, i32 }
          catch ptr null
  %11 = extractvalue { ptr, i32 } %10, 0
  call void @__clang_call_terminate(ptr %11) #27
  unreachable

_ZNSt14_Function_baseD2Ev.exit:                   ; preds = %_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb.exit, %if.then.i3
  ret void

lpad:                                             ; preds = %if.then.i.i
  %12 = landingpad { ptr, i32 }
          cleanup
  br label %lpad.body

lpad.body:                                        ; preds = %lpad.i.i, %lpad
  %eh.lpad-body = phi { ptr, i32 } [ %12, %lpad ], [ %6, %lpad.i.i ]
  %13 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !58
  %tobool.not.i5 = icmp eq ptr %13, null
  br i1 %tobool.not.i5, label %_ZNSt14_Function_baseD2Ev.exit9, label %if.then.i6

if.then.i6:                                       ; preds = %lpad.body
  %call.i7 = invoke noundef zeroext i1 %13(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit9 unwind label %terminate.lpad.i8

terminate.lpad.i8:                                ; preds = %if.then.i6
  %14 = landingpad { ptr, i32 }
          catch ptr null
  %15 = extractvalue { ptr, i32 } %14, 0
  call void @__clang_call_terminate(ptr %15) #27
  unreachable

_ZNSt14_Function_baseD2Ev.exit9:                  ; preds = %lpad.body, %if.then.i6
  resume { ptr, i32 } %eh.lpad-body
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef zeroext i1 @"_ZNKSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiE21_M_is_deferred_futureEv"(ptr nocapture nonnull readnone align 8 %this) unnamed_addr #22 align 2 {
entry:
  ret i1 true
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #4 comdat align 2 {
entry:
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #4 comdat align 2 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 48) #28
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  %vtable.i.i.i = load ptr, ptr %_M_impl.i, align 8, !tbaa !7
  %0 = load ptr, ptr %vtable.i.i.i, align 8
  tail call void %0(ptr noundef nonnull align 8 dereferenceable(28) %_M_impl.i) #25
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 48) #28
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
  %0 = load ptr, ptr %__name.i, align 8, !tbaa !67
  %cmp.i = icmp eq ptr %0, @_ZTSSt19_Sp_make_shared_tag
  br i1 %cmp.i, label %cleanup, label %if.end.i

if.end.i:                                         ; preds = %lor.lhs.false
  %1 = load i8, ptr %0, align 1, !tbaa !38
  %cmp4.not.i = icmp eq i8 %1, 42
  br i1 %cmp4.not.i, label %cleanup, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call6.i = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #25
  %cmp7.i = icmp eq i32 %call6.i, 0
  %2 = select i1 %cmp7.i, ptr %_M_impl.i, ptr null
  br label %cleanup

cleanup:                                          ; preds = %land.rhs.i, %if.end.i, %lor.lhs.false, %entry
  %retval.0 = phi ptr [ %_M_impl.i, %entry ], [ %_M_impl.i, %lor.lhs.false ], [ null, %if.end.i ], [ %2, %land.rhs.i ]
  ret ptr %retval.0
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE9_M_invokeERKSt9_Any_data(ptr dead_on_unwind noalias writable sret(%"class.std::unique_ptr.14") align 8 %agg.result, ptr noundef nonnull align 8 dereferenceable(16) %__functor) #2 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !111)
  %0 = load ptr, ptr %__functor, align 8, !tbaa !114, !noalias !116
  %_M_storage.i.i.i = getelementptr inbounds i8, ptr %0, i64 16
  %1 = load ptr, ptr %_M_storage.i.i.i, align 8, !tbaa !30, !noalias !116
  %_M_arg.i.i.i = getelementptr inbounds i8, ptr %__functor, i64 8
  %2 = load ptr, ptr %_M_arg.i.i.i, align 8, !tbaa !121, !noalias !116
  %_M_storage.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 16
  %3 = load i32, ptr %2, align 4, !tbaa !39, !noalias !116
  store i32 %3, ptr %_M_storage.i.i.i.i, align 4, !tbaa !39, !noalias !116
  %_M_initialized.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 20
  store i8 1, ptr %_M_initialized.i.i.i.i, align 4, !tbaa !23, !noalias !116
  %4 = load i64, ptr %_M_storage.i.i.i, align 8, !tbaa !30, !noalias !116
  %5 = inttoptr i64 %4 to ptr
  store ptr null, ptr %_M_storage.i.i.i, align 8, !tbaa !30, !noalias !116
  store ptr %5, ptr %agg.result, align 8, !tbaa !59, !alias.scope !111
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation(ptr noundef nonnull align 8 dereferenceable(16) %__dest, ptr noundef nonnull align 8 dereferenceable(16) %__source, i32 noundef %__op) #2 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  switch i32 %__op, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb4.i
  ]

sw.bb:                                            ; preds = %entry
  store ptr @_ZTINSt13__future_base13_State_baseV27_SetterIiOiEE, ptr %__dest, align 8, !tbaa !30
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  store ptr %__source, ptr %__dest, align 8, !tbaa !30
  br label %sw.epilog

sw.bb4.i:                                         ; preds = %entry
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %__dest, ptr noundef nonnull align 8 dereferenceable(16) %__source, i64 16, i1 false), !tbaa.struct !95
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.bb4.i, %entry, %sw.bb1, %sw.bb
  ret i1 false
}

; Function Attrs: mustprogress uwtable
define internal fastcc void @"_ZStL19__create_task_stateIFiiEZ4mainE3$_1SaIiEESt10shared_ptrINSt13__future_base16_Task_state_baseIT_EEEOT0_RKT1_"(ptr dead_on_unwind noalias nocapture writable writeonly sret(%"class.std::shared_ptr.2") align 8 %agg.result) unnamed_addr #2 personality ptr @__gxx_personality_v0 {
entry:
  %call5.i.i.i.i.i.i.i = tail call noalias noundef nonnull dereferenceable(64) ptr @_Znwm(i64 noundef 64) #26, !noalias !122
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i.i.i.i.i, align 8, !tbaa !7, !noalias !127
  %_M_use_count.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i, i64 8
  store i32 1, ptr %_M_use_count.i.i.i.i.i.i, align 8, !tbaa !13, !noalias !127
  %_M_weak_count.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i, i64 12
  store i32 1, ptr %_M_weak_count.i.i.i.i.i.i, align 4, !tbaa !17, !noalias !127
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @"_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE", i64 16), ptr %call5.i.i.i.i.i.i.i, align 8, !tbaa !7, !noalias !127
  %_M_impl.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i, i64 16
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %_M_impl.i.i.i.i.i.i, align 8, !tbaa !7, !noalias !127
  %_M_result.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i, i64 24
  %_M_once.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i, i64 40
  store i32 0, ptr %_M_once.i.i.i.i.i.i.i.i.i.i, align 4, !tbaa !18, !noalias !127
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(13) %_M_result.i.i.i.i.i.i.i.i.i.i, i8 0, i64 13, i1 false), !noalias !127
  store ptr getelementptr inbounds inrange(-16, 56) (i8, ptr @_ZTVNSt13__future_base16_Task_state_baseIFiiEEE, i64 16), ptr %_M_impl.i.i.i.i.i.i, align 8, !tbaa !7, !noalias !127
  tail call void @llvm.experimental.noalias.scope.decl(metadata !128)
  %call.i3.i.i.i.i.i.i.i.i.i = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #26
          to label %call.i.noexc.i.i.i.i.i.i.i.i.i unwind label %lpad.i.i.i.i.i.i.i.i.i, !noalias !127

call.i.noexc.i.i.i.i.i.i.i.i.i:                   ; preds = %entry
  invoke void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %call.i3.i.i.i.i.i.i.i.i.i)
          to label %"_ZSt15allocate_sharedINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_JS2_RKS3_EESt10shared_ptrIT_ERKT0_DpOT1_.exit" unwind label %terminate.lpad.i.i.i.i.i.i.i.i.i.i.i, !noalias !131

terminate.lpad.i.i.i.i.i.i.i.i.i.i.i:             ; preds = %call.i.noexc.i.i.i.i.i.i.i.i.i
  %0 = landingpad { ptr, i32 }
          catch ptr null
  %1 = extractvalue { ptr, i32 } %0, 0
  tail call void @__clang_call_terminate(ptr %1) #27
  unreachable

lpad.i.i.i.i.i.i.i.i.i:                           ; preds = %entry
  %2 = landingpad { ptr, i32 }
          cleanup
  tail call void @_ZNSt13__future_base13_State_baseV2D2Ev(ptr noundef nonnull align 8 dereferenceable(28) %_M_impl.i.i.i.i.i.i) #25, !noalias !127
  tail call void @_ZdlPvm(ptr noundef %call5.i.i.i.i.i.i.i, i64 noundef 64) #28, !noalias !127
  resume { ptr, i32 } %2

"_ZSt15allocate_sharedINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_JS2_RKS3_EESt10shared_ptrIT_ERKT0_DpOT1_.exit": ; preds = %call.i.noexc.i.i.i.i.i.i.i.i.i
  %_M_result.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i, i64 48
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 16), ptr %call.i3.i.i.i.i.i.i.i.i.i, align 8, !tbaa !7, !noalias !131
  %_M_initialized.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call.i3.i.i.i.i.i.i.i.i.i, i64 20
  store i8 0, ptr %_M_initialized.i.i.i.i.i.i.i.i.i.i.i, align 4, !tbaa !23, !noalias !131
  store ptr %call.i3.i.i.i.i.i.i.i.i.i, ptr %_M_result.i.i.i.i.i.i.i.i.i, align 8, !tbaa !30, !alias.scope !128, !noalias !127
  store ptr getelementptr inbounds inrange(-16, 56) (i8, ptr @"_ZTVNSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEE", i64 16), ptr %_M_impl.i.i.i.i.i.i, align 8, !tbaa !7, !noalias !127
  store ptr %_M_impl.i.i.i.i.i.i, ptr %agg.result, align 8, !tbaa !51
  %_M_refcount.i.i = getelementptr inbounds i8, ptr %agg.result, i64 8
  store ptr %call5.i.i.i.i.i.i.i, ptr %_M_refcount.i.i, align 8, !tbaa !36
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EED2Ev"(ptr nocapture nonnull readnone align 8 %this) unnamed_addr #22 align 2 {
entry:
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EED0Ev"(ptr noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #4 align 2 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 64) #28
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv"(ptr nocapture noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #4 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  store ptr getelementptr inbounds inrange(-16, 56) (i8, ptr @_ZTVNSt13__future_base16_Task_state_baseIFiiEEE, i64 16), ptr %_M_impl.i, align 8, !tbaa !7
  %_M_result.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 48
  %0 = load ptr, ptr %_M_result.i.i.i.i, align 8, !tbaa !30
  %cmp.not.i.i.i.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i.i.i.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %entry
  %vtable.i.i.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !7
  %1 = load ptr, ptr %vtable.i.i.i.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i.i unwind label %terminate.lpad.i.i.i.i.i

terminate.lpad.i.i.i.i.i:                         ; preds = %if.then.i.i.i.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #27
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i.i: ; preds = %if.then.i.i.i.i.i, %entry
  store ptr null, ptr %_M_result.i.i.i.i, align 8, !tbaa !30
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %_M_impl.i, align 8, !tbaa !7
  %_M_result.i.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 24
  %4 = load ptr, ptr %_M_result.i.i.i.i.i, align 8, !tbaa !30
  %cmp.not.i.i.i.i.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i.i.i.i.i, label %"_ZNSt16allocator_traitsISaIiEE7destroyINSt13__future_base11_Task_stateIZ4mainE3$_1S0_FiiEEEEEvRS0_PT_.exit", label %if.then.i.i.i.i.i.i

if.then.i.i.i.i.i.i:                              ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i.i
  %vtable.i.i.i.i.i.i.i = load ptr, ptr %4, align 8, !tbaa !7
  %5 = load ptr, ptr %vtable.i.i.i.i.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %"_ZNSt16allocator_traitsISaIiEE7destroyINSt13__future_base11_Task_stateIZ4mainE3$_1S0_FiiEEEEEvRS0_PT_.exit" unwind label %terminate.lpad.i.i.i.i.i.i

terminate.lpad.i.i.i.i.i.i:                       ; preds = %if.then.i.i.i.i.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #27
  unreachable

"_ZNSt16allocator_traitsISaIiEE7destroyINSt13__future_base11_Task_stateIZ4mainE3$_1S0_FiiEEEEEvRS0_PT_.exit": ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i.i, %if.then.i.i.i.i.i.i
  store ptr null, ptr %_M_result.i.i.i.i.i, align 8, !tbaa !30
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv"(ptr noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #4 align 2 personality ptr @__gxx_personality_v0 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 64) #28
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define internal noundef ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info"(ptr noundef nonnull readnone align 8 dereferenceable(64) %this, ptr noundef nonnull readonly align 8 dereferenceable(16) %__ti) unnamed_addr #10 align 2 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  %cmp = icmp eq ptr %__ti, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag
  br i1 %cmp, label %cleanup, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %__name.i = getelementptr inbounds i8, ptr %__ti, i64 8
  %0 = load ptr, ptr %__name.i, align 8, !tbaa !67
  %cmp.i = icmp eq ptr %0, @_ZTSSt19_Sp_make_shared_tag
  br i1 %cmp.i, label %cleanup, label %if.end.i

if.end.i:                                         ; preds = %lor.lhs.false
  %1 = load i8, ptr %0, align 1, !tbaa !38
  %cmp4.not.i = icmp eq i8 %1, 42
  br i1 %cmp4.not.i, label %cleanup, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call6.i = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #25
  %cmp7.i = icmp eq i32 %call6.i, 0
  %2 = select i1 %cmp7.i, ptr %_M_impl.i, ptr null
  br label %cleanup

cleanup:                                          ; preds = %land.rhs.i, %if.end.i, %lor.lhs.false, %entry
  %retval.0 = phi ptr [ %_M_impl.i, %entry ], [ %_M_impl.i, %lor.lhs.false ], [ null, %if.end.i ], [ %2, %land.rhs.i ]
  ret ptr %retval.0
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEED2Ev"(ptr nocapture noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #3 align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 56) (i8, ptr @_ZTVNSt13__future_base16_Task_state_baseIFiiEEE, i64 16), ptr %this, align 8, !tbaa !7
  %_M_result.i = getelementptr inbounds i8, ptr %this, i64 32
  %0 = load ptr, ptr %_M_result.i, align 8, !tbaa !30
  %cmp.not.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %entry
  %vtable.i.i.i = load ptr, ptr %0, align 8, !tbaa !7
  %1 = load ptr, ptr %vtable.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %if.then.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #27
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i: ; preds = %if.then.i.i, %entry
  store ptr null, ptr %_M_result.i, align 8, !tbaa !30
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !7
  %_M_result.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %4 = load ptr, ptr %_M_result.i.i, align 8, !tbaa !30
  %cmp.not.i.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i.i, label %_ZNSt13__future_base16_Task_state_baseIFiiEED2Ev.exit, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i
  %vtable.i.i.i.i = load ptr, ptr %4, align 8, !tbaa !7
  %5 = load ptr, ptr %vtable.i.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %_ZNSt13__future_base16_Task_state_baseIFiiEED2Ev.exit unwind label %terminate.lpad.i.i.i

terminate.lpad.i.i.i:                             ; preds = %if.then.i.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #27
  unreachable

_ZNSt13__future_base16_Task_state_baseIFiiEED2Ev.exit: ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i, %if.then.i.i.i
  store ptr null, ptr %_M_result.i.i, align 8, !tbaa !30
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEED0Ev"(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #3 align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 56) (i8, ptr @_ZTVNSt13__future_base16_Task_state_baseIFiiEEE, i64 16), ptr %this, align 8, !tbaa !7
  %_M_result.i.i = getelementptr inbounds i8, ptr %this, i64 32
  %0 = load ptr, ptr %_M_result.i.i, align 8, !tbaa !30
  %cmp.not.i.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %entry
  %vtable.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !7
  %1 = load ptr, ptr %vtable.i.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i unwind label %terminate.lpad.i.i.i

terminate.lpad.i.i.i:                             ; preds = %if.then.i.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #27
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i: ; preds = %if.then.i.i.i, %entry
  store ptr null, ptr %_M_result.i.i, align 8, !tbaa !30
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !7
  %_M_result.i.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %4 = load ptr, ptr %_M_result.i.i.i, align 8, !tbaa !30
  %cmp.not.i.i.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i.i.i, label %"_ZNSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEED2Ev.exit", label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i
  %vtable.i.i.i.i.i = load ptr, ptr %4, align 8, !tbaa !7
  %5 = load ptr, ptr %vtable.i.i.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %"_ZNSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEED2Ev.exit" unwind label %terminate.lpad.i.i.i.i

terminate.lpad.i.i.i.i:                           ; preds = %if.then.i.i.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #27
  unreachable

"_ZNSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEED2Ev.exit": ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i, %if.then.i.i.i.i
  store ptr null, ptr %_M_result.i.i.i, align 8, !tbaa !30
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 48) #28
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEE6_M_runEOi"(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef nonnull align 4 dereferenceable(4) %__args) unnamed_addr #2 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__boundfn = alloca %class.anon.81, align 8
  %agg.tmp = alloca %"class.std::function", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %__boundfn) #25
  store ptr %this, ptr %__boundfn, align 8, !tbaa !132
  %0 = getelementptr inbounds i8, ptr %__boundfn, i64 8
  store ptr %__args, ptr %0, align 8, !tbaa !30
  %_M_result = getelementptr inbounds i8, ptr %this, i64 32
  %_M_manager.i.i = getelementptr inbounds i8, ptr %agg.tmp, i64 16
  %_M_invoker.i = getelementptr inbounds i8, ptr %agg.tmp, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %agg.tmp, i8 0, i64 32, i1 false)
  store ptr %_M_result, ptr %agg.tmp, align 8, !tbaa !30
  %ref.tmp.sroa.5.0.agg.tmp.sroa_idx = getelementptr inbounds i8, ptr %agg.tmp, i64 8
  store ptr %__boundfn, ptr %ref.tmp.sroa.5.0.agg.tmp.sroa_idx, align 8, !tbaa !30
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_1SaIiEFiiEE6_M_runEOiEUlvE_iEEE9_M_invokeERKSt9_Any_data", ptr %_M_invoker.i, align 8, !tbaa !55
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_1SaIiEFiiEE6_M_runEOiEUlvE_iEEE10_M_managerERSt9_Any_dataRKSJ_St18_Manager_operation", ptr %_M_manager.i.i, align 8, !tbaa !58
  invoke void @_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef nonnull %agg.tmp, i1 noundef zeroext false)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  %1 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !58
  %tobool.not.i = icmp eq ptr %1, null
  br i1 %tobool.not.i, label %_ZNSt14_Function_baseD2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %invoke.cont
  %call.i = invoke noundef zeroext i1 %1(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  call void @__clang_call_terminate(ptr %3) #27
  unreachable

_ZNSt14_Function_baseD2Ev.exit:                   ; preds = %invoke.cont, %if.then.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__boundfn) #25
  ret void

lpad:                                             ; preds = %entry
  %4 = landingpad { ptr, i32 }
          cleanup
  %5 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !58
  %tobool.not.i4 = icmp eq ptr %5, null
  br i1 %tobool.not.i4, label %_ZNSt14_Function_baseD2Ev.exit8, label %if.then.i5

if.then.i5:                                       ; preds = %lpad
  %call.i6 = invoke noundef zeroext i1 %5(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit8 unwind label %terminate.lpad.i7

terminate.lpad.i7:                                ; preds = %if.then.i5
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  call void @__clang_call_terminate(ptr %7) #27
  unreachable

_ZNSt14_Function_baseD2Ev.exit8:                  ; preds = %lpad, %if.then.i5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__boundfn) #25
  resume { ptr, i32 } %4
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EE"(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef nonnull align 4 dereferenceable(4) %__args, ptr nocapture noundef %__self) unnamed_addr #2 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__boundfn = alloca %class.anon.83, align 8
  %agg.tmp = alloca %"class.std::function", align 8
  %agg.tmp2 = alloca %"class.std::weak_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %__boundfn) #25
  store ptr %this, ptr %__boundfn, align 8, !tbaa !134
  %0 = getelementptr inbounds i8, ptr %__boundfn, i64 8
  store ptr %__args, ptr %0, align 8, !tbaa !30
  %_M_result = getelementptr inbounds i8, ptr %this, i64 32
  %_M_manager.i.i = getelementptr inbounds i8, ptr %agg.tmp, i64 16
  %_M_invoker.i = getelementptr inbounds i8, ptr %agg.tmp, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %agg.tmp, i8 0, i64 32, i1 false)
  store ptr %_M_result, ptr %agg.tmp, align 8, !tbaa !30
  %ref.tmp.sroa.5.0.agg.tmp.sroa_idx = getelementptr inbounds i8, ptr %agg.tmp, i64 8
  store ptr %__boundfn, ptr %ref.tmp.sroa.5.0.agg.tmp.sroa_idx, align 8, !tbaa !30
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_1SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS1_13_State_baseV2EEEUlvE_iEEE9_M_invokeERKSt9_Any_data", ptr %_M_invoker.i, align 8, !tbaa !55
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_1SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS1_13_State_baseV2EEEUlvE_iEEE10_M_managerERSt9_Any_dataRKSM_St18_Manager_operation", ptr %_M_manager.i.i, align 8, !tbaa !58
  %1 = load ptr, ptr %__self, align 8, !tbaa !136
  store ptr %1, ptr %agg.tmp2, align 8, !tbaa !136
  %_M_refcount.i.i = getelementptr inbounds i8, ptr %agg.tmp2, i64 8
  %_M_refcount3.i.i = getelementptr inbounds i8, ptr %__self, i64 8
  %2 = load ptr, ptr %_M_refcount3.i.i, align 8, !tbaa !139
  store ptr %2, ptr %_M_refcount.i.i, align 8, !tbaa !139
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %__self, i8 0, i64 16, i1 false)
  invoke void @_ZNSt13__future_base13_State_baseV221_M_set_delayed_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEESt8weak_ptrIS0_E(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef nonnull %agg.tmp, ptr noundef nonnull %agg.tmp2)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  %3 = load ptr, ptr %_M_refcount.i.i, align 8, !tbaa !139
  %cmp.not.i.i = icmp eq ptr %3, null
  br i1 %cmp.not.i.i, label %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %invoke.cont
  %_M_weak_count.i.i.i = getelementptr inbounds i8, ptr %3, i64 12
  %4 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i = icmp eq i8 %4, 0
  br i1 %tobool.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %5 = load i32, ptr %_M_weak_count.i.i.i, align 4, !tbaa !39
  %add.i.i.i.i = add nsw i32 %5, -1
  store i32 %add.i.i.i.i, ptr %_M_weak_count.i.i.i, align 4, !tbaa !39
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %6 = atomicrmw volatile add ptr %_M_weak_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %5, %if.then.i.i.i.i ], [ %6, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i.i:                                    ; preds = %invoke.cont.i.i.i
  %vtable.i.i.i = load ptr, ptr %3, align 8, !tbaa !7
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 24
  %7 = load ptr, ptr %vfn.i.i.i, align 8
  call void %7(ptr noundef nonnull align 8 dereferenceable(16) %3) #25
  br label %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %invoke.cont, %invoke.cont.i.i.i, %if.then.i.i.i
  %8 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !58
  %tobool.not.i = icmp eq ptr %8, null
  br i1 %tobool.not.i, label %_ZNSt14_Function_baseD2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit
  %call.i = invoke noundef zeroext i1 %8(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %9 = landingpad { ptr, i32 }
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  call void @__clang_call_terminate(ptr %10) #27
  unreachable

_ZNSt14_Function_baseD2Ev.exit:                   ; preds = %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, %if.then.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__boundfn) #25
  ret void

lpad:                                             ; preds = %entry
  %11 = landingpad { ptr, i32 }
          cleanup
  %12 = load ptr, ptr %_M_refcount.i.i, align 8, !tbaa !139
  %cmp.not.i.i5 = icmp eq ptr %12, null
  br i1 %cmp.not.i.i5, label %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit18, label %if.then.i.i6

if.then.i.i6:                                     ; preds = %lpad
  %_M_weak_count.i.i.i7 = getelementptr inbounds i8, ptr %12, i64 12
  %13 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i8 = icmp eq i8 %13, 0
  br i1 %tobool.i.not.i.i.i8, label %if.else.i.i.i.i17, label %if.then.i.i.i.i9

if.then.i.i.i.i9:                                 ; preds = %if.then.i.i6
  %14 = load i32, ptr %_M_weak_count.i.i.i7, align 4, !tbaa !39
  %add.i.i.i.i10 = add nsw i32 %14, -1
  store i32 %add.i.i.i.i10, ptr %_M_weak_count.i.i.i7, align 4, !tbaa !39
  br label %invoke.cont.i.i.i11

if.else.i.i.i.i17:                                ; preds = %if.then.i.i6
  %15 = atomicrmw volatile add ptr %_M_weak_count.i.i.i7, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i11

invoke.cont.i.i.i11:                              ; preds = %if.else.i.i.i.i17, %if.then.i.i.i.i9
  %retval.0.i.i.i.i12 = phi i32 [ %14, %if.then.i.i.i.i9 ], [ %15, %if.else.i.i.i.i17 ]
  %cmp.i.i.i13 = icmp eq i32 %retval.0.i.i.i.i12, 1
  br i1 %cmp.i.i.i13, label %if.then.i.i.i14, label %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit18

if.then.i.i.i14:                                  ; preds = %invoke.cont.i.i.i11
  %vtable.i.i.i15 = load ptr, ptr %12, align 8, !tbaa !7
  %vfn.i.i.i16 = getelementptr inbounds i8, ptr %vtable.i.i.i15, i64 24
  %16 = load ptr, ptr %vfn.i.i.i16, align 8
  call void %16(ptr noundef nonnull align 8 dereferenceable(16) %12) #25
  br label %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit18

_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit18: ; preds = %lpad, %invoke.cont.i.i.i11, %if.then.i.i.i14
  %17 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !58
  %tobool.not.i20 = icmp eq ptr %17, null
  br i1 %tobool.not.i20, label %_ZNSt14_Function_baseD2Ev.exit24, label %if.then.i21

if.then.i21:                                      ; preds = %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit18
  %call.i22 = invoke noundef zeroext i1 %17(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit24 unwind label %terminate.lpad.i23

terminate.lpad.i23:                               ; preds = %if.then.i21
  %18 = landingpad { ptr, i32 }
          catch ptr null
  %19 = extractvalue { ptr, i32 } %18, 0
  call void @__clang_call_terminate(ptr %19) #27
  unreachable

_ZNSt14_Function_baseD2Ev.exit24:                 ; preds = %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit18, %if.then.i21
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__boundfn) #25
  resume { ptr, i32 } %11
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEE8_M_resetEv"(ptr dead_on_unwind noalias nocapture writable writeonly sret(%"class.std::shared_ptr.2") align 8 %agg.result, ptr nocapture noundef nonnull readnone align 8 dereferenceable(48) %this) unnamed_addr #2 align 2 {
entry:
  tail call fastcc void @"_ZStL19__create_task_stateIFiiEZ4mainE3$_1SaIiEESt10shared_ptrINSt13__future_base16_Task_state_baseIT_EEEOT0_RKT1_"(ptr dead_on_unwind writable sret(%"class.std::shared_ptr.2") align 8 %agg.result)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base16_Task_state_baseIFiiEED2Ev(ptr noundef nonnull align 8 dereferenceable(40) %this) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 56) (i8, ptr @_ZTVNSt13__future_base16_Task_state_baseIFiiEEE, i64 16), ptr %this, align 8, !tbaa !7
  %_M_result = getelementptr inbounds i8, ptr %this, i64 32
  %0 = load ptr, ptr %_M_result, align 8, !tbaa !30
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  %vtable.i.i = load ptr, ptr %0, align 8, !tbaa !7
  %1 = load ptr, ptr %vtable.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #27
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit: ; preds = %entry, %if.then.i
  store ptr null, ptr %_M_result, align 8, !tbaa !30
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !7
  %_M_result.i = getelementptr inbounds i8, ptr %this, i64 8
  %4 = load ptr, ptr %_M_result.i, align 8, !tbaa !30
  %cmp.not.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i, label %_ZNSt13__future_base13_State_baseV2D2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit
  %vtable.i.i.i = load ptr, ptr %4, align 8, !tbaa !7
  %5 = load ptr, ptr %vtable.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %_ZNSt13__future_base13_State_baseV2D2Ev.exit unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %if.then.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #27
  unreachable

_ZNSt13__future_base13_State_baseV2D2Ev.exit:     ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit, %if.then.i.i
  store ptr null, ptr %_M_result.i, align 8, !tbaa !30
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base16_Task_state_baseIFiiEED0Ev(ptr noundef nonnull align 8 dereferenceable(40) %this) unnamed_addr #3 comdat align 2 {
entry:
  tail call void @llvm.trap() #27
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal void @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_1SaIiEFiiEE6_M_runEOiEUlvE_iEEE9_M_invokeERKSt9_Any_data"(ptr dead_on_unwind noalias nocapture writable writeonly sret(%"class.std::unique_ptr.14") align 8 %agg.result, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %__functor) #18 align 2 personality ptr @__gxx_personality_v0 {
entry:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !140)
  %0 = load ptr, ptr %__functor, align 8, !tbaa !143, !noalias !145
  %1 = load ptr, ptr %0, align 8, !tbaa !30, !noalias !145
  %_M_fn.i.i.i = getelementptr inbounds i8, ptr %__functor, i64 8
  %2 = load ptr, ptr %_M_fn.i.i.i, align 8, !tbaa !150, !noalias !145
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !151, !noalias !145
  %5 = load i32, ptr %4, align 4, !tbaa !39, !noalias !145
  %add.i.i.i.i.i.i.i = add nsw i32 %5, 1
  %_M_storage.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 16
  store i32 %add.i.i.i.i.i.i.i, ptr %_M_storage.i.i.i.i, align 4, !tbaa !39, !noalias !145
  %_M_initialized.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 20
  store i8 1, ptr %_M_initialized.i.i.i.i, align 4, !tbaa !23, !noalias !145
  %6 = load i64, ptr %0, align 8, !tbaa !30, !noalias !145
  %7 = inttoptr i64 %6 to ptr
  store ptr null, ptr %0, align 8, !tbaa !30, !noalias !145
  store ptr %7, ptr %agg.result, align 8, !tbaa !59, !alias.scope !140
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal noundef zeroext i1 @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_1SaIiEFiiEE6_M_runEOiEUlvE_iEEE10_M_managerERSt9_Any_dataRKSJ_St18_Manager_operation"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %__dest, ptr noundef nonnull align 8 dereferenceable(16) %__source, i32 noundef %__op) #19 align 2 personality ptr @__gxx_personality_v0 {
entry:
  switch i32 %__op, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb4.i
  ]

sw.bb:                                            ; preds = %entry
  store ptr @"_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_1SaIiEFiiEE6_M_runEOiEUlvE_iEE", ptr %__dest, align 8, !tbaa !30
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  store ptr %__source, ptr %__dest, align 8, !tbaa !30
  br label %sw.epilog

sw.bb4.i:                                         ; preds = %entry
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %__dest, ptr noundef nonnull readonly align 8 dereferenceable(16) %__source, i64 16, i1 false), !tbaa.struct !95
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.bb4.i, %entry, %sw.bb1, %sw.bb
  ret i1 false
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV221_M_set_delayed_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEESt8weak_ptrIS0_E(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef %__res, ptr noundef %__self) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__callable.i = alloca %class.anon.26, align 8
  %__did_set = alloca i8, align 1
  %__mr = alloca %"class.std::unique_ptr.85", align 8
  %ref.tmp = alloca { i64, i64 }, align 8
  %ref.tmp2 = alloca ptr, align 8
  %ref.tmp3 = alloca ptr, align 8
  %ref.tmp4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__did_set) #25
  store i8 0, ptr %__did_set, align 1, !tbaa !69
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__mr) #25
  %call = tail call noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #26
  %_M_shared_state.i = getelementptr inbounds i8, ptr %call, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_M_shared_state.i, i8 0, i64 16, i1 false)
  store ptr %call, ptr %__mr, align 8, !tbaa !30
  %_M_once = getelementptr inbounds i8, ptr %this, i64 24
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp) #25
  store i64 ptrtoint (ptr @_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb to i64), ptr %ref.tmp, align 8, !tbaa !38
  %.fca.1.gep = getelementptr inbounds i8, ptr %ref.tmp, i64 8
  store i64 0, ptr %.fca.1.gep, align 8, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp2) #25
  store ptr %this, ptr %ref.tmp2, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp3) #25
  store ptr %__res, ptr %ref.tmp3, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp4) #25
  store ptr %__did_set, ptr %ref.tmp4, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %__callable.i) #25
  store ptr %ref.tmp, ptr %__callable.i, align 8, !tbaa !30
  %0 = getelementptr inbounds i8, ptr %__callable.i, i64 8
  store ptr %ref.tmp2, ptr %0, align 8, !tbaa !30
  %1 = getelementptr inbounds i8, ptr %__callable.i, i64 16
  store ptr %ref.tmp3, ptr %1, align 8, !tbaa !30
  %2 = getelementptr inbounds i8, ptr %__callable.i, i64 24
  store ptr %ref.tmp4, ptr %2, align 8, !tbaa !30
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  store ptr %__callable.i, ptr %3, align 8, !tbaa !30
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  store ptr @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv, ptr %4, align 8, !tbaa !30
  %call1.i8.i = invoke noundef i32 @pthread_once(ptr noundef nonnull %_M_once, ptr noundef nonnull @__once_proxy)
          to label %invoke.cont.i unwind label %lpad.i

invoke.cont.i:                                    ; preds = %entry
  %tobool.not.i = icmp eq i32 %call1.i8.i, 0
  br i1 %tobool.not.i, label %_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit, label %if.then.i

if.then.i:                                        ; preds = %invoke.cont.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i8.i) #30
          to label %invoke.cont5.i unwind label %lpad.i

invoke.cont5.i:                                   ; preds = %if.then.i
  unreachable

lpad.i:                                           ; preds = %if.then.i, %entry
  %5 = landingpad { ptr, i32 }
          cleanup
  store ptr null, ptr %3, align 8, !tbaa !30
  store ptr null, ptr %4, align 8, !tbaa !30
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__callable.i) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp4) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp3) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp2) #25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp) #25
  br label %ehcleanup

_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit: ; preds = %invoke.cont.i
  store ptr null, ptr %3, align 8, !tbaa !30
  store ptr null, ptr %4, align 8, !tbaa !30
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__callable.i) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp4) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp3) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp2) #25
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp) #25
  %6 = load i8, ptr %__did_set, align 1, !tbaa !69, !range !70, !noundef !71
  %loadedv = trunc nuw i8 %6 to i1
  br i1 %loadedv, label %if.end, label %if.then

if.then:                                          ; preds = %_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit
  invoke void @_ZSt20__throw_future_errori(i32 noundef 2) #30
          to label %invoke.cont6 unwind label %lpad5

invoke.cont6:                                     ; preds = %if.then
  unreachable

lpad5:                                            ; preds = %_ZNSt8weak_ptrINSt13__future_base13_State_baseV2EEaSEOS2_.exit, %if.then
  %7 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup

if.end:                                           ; preds = %_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit
  %8 = load ptr, ptr %__mr, align 8, !tbaa !30
  %_M_shared_state = getelementptr inbounds i8, ptr %8, i64 16
  %9 = load ptr, ptr %__self, align 8, !tbaa !136
  store ptr %9, ptr %_M_shared_state, align 8, !tbaa !136
  %_M_refcount3.i.i = getelementptr inbounds i8, ptr %8, i64 24
  %10 = load ptr, ptr %_M_refcount3.i.i, align 8, !tbaa !139
  %cmp.not.i.i.i = icmp eq ptr %10, null
  br i1 %cmp.not.i.i.i, label %_ZNSt8weak_ptrINSt13__future_base13_State_baseV2EEaSEOS2_.exit, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %if.end
  %_M_weak_count.i.i.i.i = getelementptr inbounds i8, ptr %10, i64 12
  %11 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i = icmp eq i8 %11, 0
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %12 = load i32, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !39
  %add.i.i.i.i.i = add nsw i32 %12, -1
  store i32 %add.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %13 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i, %if.then.i.i.i.i.i
  %retval.0.i.i.i.i.i = phi i32 [ %12, %if.then.i.i.i.i.i ], [ %13, %if.else.i.i.i.i.i ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i, label %_ZNSt8weak_ptrINSt13__future_base13_State_baseV2EEaSEOS2_.exit

if.then.i.i.i.i:                                  ; preds = %invoke.cont.i.i.i.i
  %vtable.i.i.i.i = load ptr, ptr %10, align 8, !tbaa !7
  %vfn.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i, i64 24
  %14 = load ptr, ptr %vfn.i.i.i.i, align 8
  call void %14(ptr noundef nonnull align 8 dereferenceable(16) %10) #25
  br label %_ZNSt8weak_ptrINSt13__future_base13_State_baseV2EEaSEOS2_.exit

_ZNSt8weak_ptrINSt13__future_base13_State_baseV2EEaSEOS2_.exit: ; preds = %if.end, %invoke.cont.i.i.i.i, %if.then.i.i.i.i
  %_M_refcount.i.i = getelementptr inbounds i8, ptr %__self, i64 8
  %15 = load ptr, ptr %_M_refcount.i.i, align 8, !tbaa !139
  store ptr %15, ptr %_M_refcount3.i.i, align 8, !tbaa !139
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %__self, i8 0, i64 16, i1 false)
  %16 = load ptr, ptr %__mr, align 8, !tbaa !30
  invoke void @_ZNSt13__future_base13_State_baseV211_Make_ready6_M_setEv(ptr noundef nonnull align 8 dereferenceable(32) %16)
          to label %invoke.cont10 unwind label %lpad5

invoke.cont10:                                    ; preds = %_ZNSt8weak_ptrINSt13__future_base13_State_baseV2EEaSEOS2_.exit
  store ptr null, ptr %__mr, align 8, !tbaa !30
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__mr) #25
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__did_set) #25
  ret void

ehcleanup:                                        ; preds = %lpad5, %lpad.i
  %.pn = phi { ptr, i32 } [ %7, %lpad5 ], [ %5, %lpad.i ]
  call void @_ZNSt10unique_ptrINSt13__future_base13_State_baseV211_Make_readyESt14default_deleteIS2_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %__mr) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__mr) #25
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__did_set) #25
  resume { ptr, i32 } %.pn
}

declare void @_ZNSt13__future_base13_State_baseV211_Make_ready6_M_setEv(ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #14

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt13__future_base13_State_baseV211_Make_readyESt14default_deleteIS2_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load ptr, ptr %this, align 8, !tbaa !30
  %cmp.not = icmp eq ptr %0, null
  br i1 %cmp.not, label %if.end, label %delete.notnull.i

delete.notnull.i:                                 ; preds = %entry
  %_M_refcount.i.i.i = getelementptr inbounds i8, ptr %0, i64 24
  %1 = load ptr, ptr %_M_refcount.i.i.i, align 8, !tbaa !139
  %cmp.not.i.i.i.i = icmp eq ptr %1, null
  br i1 %cmp.not.i.i.i.i, label %_ZNSt13__future_base13_State_baseV211_Make_readyD2Ev.exit.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %delete.notnull.i
  %_M_weak_count.i.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 12
  %2 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i.i = icmp eq i8 %2, 0
  br i1 %tobool.i.not.i.i.i.i.i, label %if.else.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i

if.then.i.i.i.i.i.i:                              ; preds = %if.then.i.i.i.i
  %3 = load i32, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !39
  %add.i.i.i.i.i.i = add nsw i32 %3, -1
  store i32 %add.i.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i.i

if.else.i.i.i.i.i.i:                              ; preds = %if.then.i.i.i.i
  %4 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i

invoke.cont.i.i.i.i.i:                            ; preds = %if.else.i.i.i.i.i.i, %if.then.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i = phi i32 [ %3, %if.then.i.i.i.i.i.i ], [ %4, %if.else.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i, label %if.then.i.i.i.i.i, label %_ZNSt13__future_base13_State_baseV211_Make_readyD2Ev.exit.i

if.then.i.i.i.i.i:                                ; preds = %invoke.cont.i.i.i.i.i
  %vtable.i.i.i.i.i = load ptr, ptr %1, align 8, !tbaa !7
  %vfn.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i, i64 24
  %5 = load ptr, ptr %vfn.i.i.i.i.i, align 8
  tail call void %5(ptr noundef nonnull align 8 dereferenceable(16) %1) #25
  br label %_ZNSt13__future_base13_State_baseV211_Make_readyD2Ev.exit.i

_ZNSt13__future_base13_State_baseV211_Make_readyD2Ev.exit.i: ; preds = %if.then.i.i.i.i.i, %invoke.cont.i.i.i.i.i, %delete.notnull.i
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 32) #28
  br label %if.end

if.end:                                           ; preds = %_ZNSt13__future_base13_State_baseV211_Make_readyD2Ev.exit.i, %entry
  store ptr null, ptr %this, align 8, !tbaa !30
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal void @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_1SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS1_13_State_baseV2EEEUlvE_iEEE9_M_invokeERKSt9_Any_data"(ptr dead_on_unwind noalias nocapture writable writeonly sret(%"class.std::unique_ptr.14") align 8 %agg.result, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %__functor) #18 align 2 personality ptr @__gxx_personality_v0 {
entry:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !152)
  %0 = load ptr, ptr %__functor, align 8, !tbaa !155, !noalias !157
  %1 = load ptr, ptr %0, align 8, !tbaa !30, !noalias !157
  %_M_fn.i.i.i = getelementptr inbounds i8, ptr %__functor, i64 8
  %2 = load ptr, ptr %_M_fn.i.i.i, align 8, !tbaa !162, !noalias !157
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !163, !noalias !157
  %5 = load i32, ptr %4, align 4, !tbaa !39, !noalias !157
  %add.i.i.i.i.i.i.i = add nsw i32 %5, 1
  %_M_storage.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 16
  store i32 %add.i.i.i.i.i.i.i, ptr %_M_storage.i.i.i.i, align 4, !tbaa !39, !noalias !157
  %_M_initialized.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 20
  store i8 1, ptr %_M_initialized.i.i.i.i, align 4, !tbaa !23, !noalias !157
  %6 = load i64, ptr %0, align 8, !tbaa !30, !noalias !157
  %7 = inttoptr i64 %6 to ptr
  store ptr null, ptr %0, align 8, !tbaa !30, !noalias !157
  store ptr %7, ptr %agg.result, align 8, !tbaa !59, !alias.scope !152
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal noundef zeroext i1 @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_1SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS1_13_State_baseV2EEEUlvE_iEEE10_M_managerERSt9_Any_dataRKSM_St18_Manager_operation"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %__dest, ptr noundef nonnull align 8 dereferenceable(16) %__source, i32 noundef %__op) #19 align 2 personality ptr @__gxx_personality_v0 {
entry:
  switch i32 %__op, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb4.i
  ]

sw.bb:                                            ; preds = %entry
  store ptr @"_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_1SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EEEUlvE_iEE", ptr %__dest, align 8, !tbaa !30
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  store ptr %__source, ptr %__dest, align 8, !tbaa !30
  br label %sw.epilog

sw.bb4.i:                                         ; preds = %entry
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %__dest, ptr noundef nonnull readonly align 8 dereferenceable(16) %__source, i64 16, i1 false), !tbaa.struct !95
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.bb4.i, %entry, %sw.bb1, %sw.bb
  ret i1 false
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(21) ptr @_ZNKSt14__basic_futureIiE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %this) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %0 = load ptr, ptr %this, align 8, !tbaa !40
  %cmp.i.not.i = icmp eq ptr %0, null
  br i1 %cmp.i.not.i, label %if.then.i, label %_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E.exit

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt20__throw_future_errori(i32 noundef 3) #30
  unreachable

_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E.exit: ; preds = %entry
  %vtable.i = load ptr, ptr %0, align 8, !tbaa !7
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
  %6 = load ptr, ptr %_M_result.i, align 8, !tbaa !30
  %_M_error = getelementptr inbounds i8, ptr %6, i64 8
  %7 = load ptr, ptr %_M_error, align 8, !tbaa !76
  %cmp.i = icmp eq ptr %7, null
  br i1 %cmp.i, label %if.end, label %if.then

if.then:                                          ; preds = %_ZNSt13__future_base13_State_baseV24waitEv.exit
  %8 = load ptr, ptr %_M_error, align 8, !tbaa !76
  store ptr %8, ptr %agg.tmp, align 8, !tbaa !76
  %tobool.not.i10 = icmp eq ptr %8, null
  br i1 %tobool.not.i10, label %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit, label %if.then.i11

if.then.i11:                                      ; preds = %if.then
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp) #25
  br label %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit

_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit: ; preds = %if.then, %if.then.i11
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef nonnull %agg.tmp) #30
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit
  unreachable

lpad:                                             ; preds = %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit
  %9 = landingpad { ptr, i32 }
          cleanup
  %10 = load ptr, ptr %agg.tmp, align 8, !tbaa !76
  %tobool.not.i12 = icmp eq ptr %10, null
  br i1 %tobool.not.i12, label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit14, label %if.then.i13

if.then.i13:                                      ; preds = %lpad
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp) #25
  br label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit14

_ZNSt15__exception_ptr13exception_ptrD2Ev.exit14: ; preds = %lpad, %if.then.i13
  resume { ptr, i32 } %9

if.end:                                           ; preds = %_ZNSt13__future_base13_State_baseV24waitEv.exit
  ret ptr %6
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load ptr, ptr %this, align 8, !tbaa !53
  store ptr null, ptr %0, align 8, !tbaa !30
  %_M_refcount3.i.i = getelementptr inbounds i8, ptr %0, i64 8
  %1 = load ptr, ptr %_M_refcount3.i.i, align 8, !tbaa !36
  store ptr null, ptr %_M_refcount3.i.i, align 8, !tbaa !36
  %cmp.not.i.i.i = icmp eq ptr %1, null
  br i1 %cmp.not.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %entry
  %_M_use_count.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 8
  %2 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i = icmp eq i8 %2, 0
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %3 = load i32, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !39
  %add.i.i.i.i.i = add nsw i32 %3, -1
  store i32 %add.i.i.i.i.i, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %4 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i, %if.then.i.i.i.i.i
  %retval.0.i.i.i.i.i = phi i32 [ %3, %if.then.i.i.i.i.i ], [ %4, %if.else.i.i.i.i.i ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit

if.then.i.i.i.i:                                  ; preds = %invoke.cont.i.i.i.i
  %vtable.i.i.i.i.i = load ptr, ptr %1, align 8, !tbaa !7
  %vfn.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i, i64 16
  %5 = load ptr, ptr %vfn.i.i.i.i.i, align 8
  tail call void %5(ptr noundef nonnull align 8 dereferenceable(16) %1) #25
  %_M_weak_count.i.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 12
  %6 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !38
  %tobool.i.not.i.i.i.i.i = icmp eq i8 %6, 0
  br i1 %tobool.i.not.i.i.i.i.i, label %if.else.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i

if.then.i.i.i.i.i.i:                              ; preds = %if.then.i.i.i.i
  %7 = load i32, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !39
  %add.i.i.i.i.i.i = add nsw i32 %7, -1
  store i32 %add.i.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !39
  br label %invoke.cont.i.i.i.i.i

if.else.i.i.i.i.i.i:                              ; preds = %if.then.i.i.i.i
  %8 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i

invoke.cont.i.i.i.i.i:                            ; preds = %if.else.i.i.i.i.i.i, %if.then.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i = phi i32 [ %7, %if.then.i.i.i.i.i.i ], [ %8, %if.else.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i, label %if.then.i2.i.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit

if.then.i2.i.i.i.i:                               ; preds = %invoke.cont.i.i.i.i.i
  %vtable2.i.i.i.i.i = load ptr, ptr %1, align 8, !tbaa !7
  %vfn3.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i, i64 24
  %9 = load ptr, ptr %vfn3.i.i.i.i.i, align 8
  tail call void %9(ptr noundef nonnull align 8 dereferenceable(16) %1) #25
  br label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit

_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit: ; preds = %entry, %invoke.cont.i.i.i.i, %invoke.cont.i.i.i.i.i, %if.then.i2.i.i.i.i
  ret void
}

; Function Attrs: noreturn
declare void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef) local_unnamed_addr #8

declare noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef nonnull align 1 dereferenceable(1), ptr noundef, i32 noundef, i1 noundef zeroext, i64, i64) local_unnamed_addr #14

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #15

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #23

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #24

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind memory(none) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #13 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { mustprogress nofree norecurse nosync nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #19 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #23 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #24 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #25 = { nounwind }
attributes #26 = { builtin allocsize(0) }
attributes #27 = { noreturn nounwind }
attributes #28 = { builtin nounwind }
attributes #29 = { nounwind willreturn memory(none) }
attributes #30 = { noreturn }

!llvm.linker.options = !{}
!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_ZSt5asyncIZ4mainE3$_0JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_: %agg.result"}
!6 = distinct !{!6, !"_ZSt5asyncIZ4mainE3$_0JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_"}
!7 = !{!8, !8, i64 0}
!8 = !{!"vtable pointer", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{!11, !5}
!11 = distinct !{!11, !12, !"_ZSt11make_sharedINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEJS5_EESt10shared_ptrIT_EDpOT0_: %agg.result"}
!12 = distinct !{!12, !"_ZSt11make_sharedINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEJS5_EESt10shared_ptrIT_EDpOT0_"}
!13 = !{!14, !15, i64 8}
!14 = !{!"_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE", !15, i64 8, !15, i64 12}
!15 = !{!"int", !16, i64 0}
!16 = !{!"omnipotent char", !9, i64 0}
!17 = !{!14, !15, i64 12}
!18 = !{!19, !15, i64 0}
!19 = !{!"_ZTSSt9once_flag", !15, i64 0}
!20 = !{!21, !22, i64 0}
!21 = !{!"_ZTSNSt6thread2idE", !22, i64 0}
!22 = !{!"long", !16, i64 0}
!23 = !{!24, !29, i64 20}
!24 = !{!"_ZTSNSt13__future_base7_ResultIiEE", !25, i64 0, !28, i64 16, !29, i64 20}
!25 = !{!"_ZTSNSt13__future_base12_Result_baseE", !26, i64 8}
!26 = !{!"_ZTSNSt15__exception_ptr13exception_ptrE", !27, i64 0}
!27 = !{!"any pointer", !16, i64 0}
!28 = !{!"_ZTSN9__gnu_cxx16__aligned_bufferIiEE", !16, i64 0}
!29 = !{!"bool", !16, i64 0}
!30 = !{!27, !27, i64 0}
!31 = !{!32, !27, i64 0}
!32 = !{!"_ZTSSt10_Head_baseILm1EPNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEELb0EE", !27, i64 0}
!33 = !{!34, !16, i64 0}
!34 = !{!"_ZTSSt10_Head_baseILm0EMNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEFvvELb0EE", !16, i64 0}
!35 = !{!22, !22, i64 0}
!36 = !{!37, !27, i64 0}
!37 = !{!"_ZTSSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE", !27, i64 0}
!38 = !{!16, !16, i64 0}
!39 = !{!15, !15, i64 0}
!40 = !{!41, !27, i64 0}
!41 = !{!"_ZTSSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE", !27, i64 0, !37, i64 8}
!42 = !{!43, !5}
!43 = distinct !{!43, !44, !"_ZSt11make_sharedINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEJS5_EESt10shared_ptrIT_EDpOT0_: %agg.result"}
!44 = distinct !{!44, !"_ZSt11make_sharedINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEJS5_EESt10shared_ptrIT_EDpOT0_"}
!45 = !{!46}
!46 = distinct !{!46, !47, !"_ZSt11make_sharedINSt13__future_base13_State_baseV2EJEESt10shared_ptrIT_EDpOT0_: %agg.result"}
!47 = distinct !{!47, !"_ZSt11make_sharedINSt13__future_base13_State_baseV2EJEESt10shared_ptrIT_EDpOT0_"}
!48 = !{!49}
!49 = distinct !{!49, !50, !"_ZNSt7promiseIiE10get_futureEv: %agg.result"}
!50 = distinct !{!50, !"_ZNSt7promiseIiE10get_futureEv"}
!51 = !{!52, !27, i64 0}
!52 = !{!"_ZTSSt12__shared_ptrINSt13__future_base16_Task_state_baseIFiiEEELN9__gnu_cxx12_Lock_policyE2EE", !27, i64 0, !37, i64 8}
!53 = !{!54, !27, i64 0}
!54 = !{!"_ZTSNSt14__basic_futureIiE6_ResetE", !27, i64 0}
!55 = !{!56, !27, i64 24}
!56 = !{!"_ZTSSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEE", !57, i64 0, !27, i64 24}
!57 = !{!"_ZTSSt14_Function_base", !16, i64 0, !27, i64 16}
!58 = !{!57, !27, i64 16}
!59 = !{!60, !27, i64 0}
!60 = !{!"_ZTSSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EE", !27, i64 0}
!61 = !{!62, !27, i64 8}
!62 = !{!"_ZTSSt10error_code", !15, i64 0, !27, i64 8}
!63 = !{!62, !15, i64 0}
!64 = !{!65, !27, i64 8}
!65 = !{!"_ZTSSt15error_condition", !15, i64 0, !27, i64 8}
!66 = !{!65, !15, i64 0}
!67 = !{!68, !27, i64 8}
!68 = !{!"_ZTSSt9type_info", !27, i64 8}
!69 = !{!29, !29, i64 0}
!70 = !{i8 0, i8 2}
!71 = !{}
!72 = !{!73}
!73 = distinct !{!73, !74, !"_ZSt18make_exception_ptrISt12future_errorENSt15__exception_ptr13exception_ptrET_: %agg.result"}
!74 = distinct !{!74, !"_ZSt18make_exception_ptrISt12future_errorENSt15__exception_ptr13exception_ptrET_"}
!75 = !{i64 0, i64 4, !39, i64 8, i64 8, !30}
!76 = !{!26, !27, i64 0}
!77 = !{!78}
!78 = distinct !{!78, !79, !"_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv: %agg.result"}
!79 = distinct !{!79, !"_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv"}
!80 = !{!81, !27, i64 0}
!81 = !{!"_ZTSZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_EUlvE_", !27, i64 0, !27, i64 8, !27, i64 16, !27, i64 24}
!82 = !{!81, !27, i64 8}
!83 = !{!81, !27, i64 16}
!84 = !{!81, !27, i64 24}
!85 = !{!86}
!86 = distinct !{!86, !87, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESI_E4typeEOSJ_DpOSK_: %agg.result"}
!87 = distinct !{!87, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESI_E4typeEOSJ_DpOSK_"}
!88 = !{!89, !27, i64 0}
!89 = !{!"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEE", !27, i64 0, !27, i64 8}
!90 = !{!91, !93, !86}
!91 = distinct !{!91, !92, !"_ZNKSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEclEv: %agg.result"}
!92 = distinct !{!92, !"_ZNKSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEclEv"}
!93 = distinct !{!93, !94, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_12_Task_setterIS6_NSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEJEET_St14__invoke_otherOT0_DpOT1_: %agg.result"}
!94 = distinct !{!94, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_12_Task_setterIS6_NSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEEiEEJEET_St14__invoke_otherOT0_DpOT1_"}
!95 = !{i64 0, i64 8, !30, i64 8, i64 8, !30}
!96 = !{!97}
!97 = distinct !{!97, !98, !"_ZNKSt10error_code7messageB5cxx11Ev: %agg.result"}
!98 = distinct !{!98, !"_ZNKSt10error_code7messageB5cxx11Ev"}
!99 = !{!100, !27, i64 0}
!100 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !27, i64 0}
!101 = !{!102}
!102 = distinct !{!102, !103, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_: %agg.result"}
!103 = distinct !{!103, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_"}
!104 = !{!105, !27, i64 0}
!105 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !100, i64 0, !22, i64 8, !16, i64 16}
!106 = !{!105, !22, i64 8}
!107 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!108 = !{!109, !27, i64 0}
!109 = !{!"_ZTSZSt9call_onceIMSt6threadFvvEJPS0_EEvRSt9once_flagOT_DpOT0_EUlvE_", !27, i64 0, !27, i64 8}
!110 = !{!109, !27, i64 8}
!111 = !{!112}
!112 = distinct !{!112, !113, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_13_State_baseV27_SetterIiOiEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESB_E4typeEOSC_DpOSD_: %agg.result"}
!113 = distinct !{!113, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_13_State_baseV27_SetterIiOiEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESB_E4typeEOSC_DpOSD_"}
!114 = !{!115, !27, i64 0}
!115 = !{!"_ZTSNSt13__future_base13_State_baseV27_SetterIiOiEE", !27, i64 0, !27, i64 8}
!116 = !{!117, !119, !112}
!117 = distinct !{!117, !118, !"_ZNKSt13__future_base13_State_baseV27_SetterIiOiEclEv: %agg.result"}
!118 = distinct !{!118, !"_ZNKSt13__future_base13_State_baseV27_SetterIiOiEclEv"}
!119 = distinct !{!119, !120, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_13_State_baseV27_SetterIiOiEEJEET_St14__invoke_otherOT0_DpOT1_: %agg.result"}
!120 = distinct !{!120, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_13_State_baseV27_SetterIiOiEEJEET_St14__invoke_otherOT0_DpOT1_"}
!121 = !{!115, !27, i64 8}
!122 = !{!123, !125}
!123 = distinct !{!123, !124, !"_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES4_LN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERSC_: %agg.result"}
!124 = distinct !{!124, !"_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES4_LN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERSC_"}
!125 = distinct !{!125, !126, !"_ZSt15allocate_sharedINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_JS2_RKS3_EESt10shared_ptrIT_ERKT0_DpOT1_: %agg.result"}
!126 = distinct !{!126, !"_ZSt15allocate_sharedINSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEEES3_JS2_RKS3_EESt10shared_ptrIT_ERKT0_DpOT1_"}
!127 = !{!125}
!128 = !{!129}
!129 = distinct !{!129, !130, !"_ZNSt13__future_base18_S_allocate_resultIiiEESt10unique_ptrINS_7_ResultIT_EENS_12_Result_base8_DeleterEERKSaIT0_E: %agg.result"}
!130 = distinct !{!130, !"_ZNSt13__future_base18_S_allocate_resultIiiEESt10unique_ptrINS_7_ResultIT_EENS_12_Result_base8_DeleterEERKSaIT0_E"}
!131 = !{!129, !125}
!132 = !{!133, !27, i64 0}
!133 = !{!"_ZTSZNSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEE6_M_runEOiEUlvE_", !27, i64 0, !27, i64 8}
!134 = !{!135, !27, i64 0}
!135 = !{!"_ZTSZNSt13__future_base11_Task_stateIZ4mainE3$_1SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EEEUlvE_", !27, i64 0, !27, i64 8}
!136 = !{!137, !27, i64 0}
!137 = !{!"_ZTSSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE", !27, i64 0, !138, i64 8}
!138 = !{!"_ZTSSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EE", !27, i64 0}
!139 = !{!138, !27, i64 0}
!140 = !{!141}
!141 = distinct !{!141, !142, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_1SaIiEFiiEE6_M_runEOiEUlvE_iEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESJ_E4typeEOSK_DpOSL_: %agg.result"}
!142 = distinct !{!142, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_1SaIiEFiiEE6_M_runEOiEUlvE_iEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESJ_E4typeEOSK_DpOSL_"}
!143 = !{!144, !27, i64 0}
!144 = !{!"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_1SaIiEFiiEE6_M_runEOiEUlvE_iEE", !27, i64 0, !27, i64 8}
!145 = !{!146, !148, !141}
!146 = distinct !{!146, !147, !"_ZNKSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_1SaIiEFiiEE6_M_runEOiEUlvE_iEclEv: %agg.result"}
!147 = distinct !{!147, !"_ZNKSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_1SaIiEFiiEE6_M_runEOiEUlvE_iEclEv"}
!148 = distinct !{!148, !149, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_12_Task_setterIS6_ZNS1_11_Task_stateIZ4mainE3$_1SaIiEFiiEE6_M_runEOiEUlvE_iEEJEET_St14__invoke_otherOT0_DpOT1_: %agg.result"}
!149 = distinct !{!149, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_12_Task_setterIS6_ZNS1_11_Task_stateIZ4mainE3$_1SaIiEFiiEE6_M_runEOiEUlvE_iEEJEET_St14__invoke_otherOT0_DpOT1_"}
!150 = !{!144, !27, i64 8}
!151 = !{!133, !27, i64 8}
!152 = !{!153}
!153 = distinct !{!153, !154, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_1SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS1_13_State_baseV2EEEUlvE_iEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESM_E4typeEOSN_DpOSO_: %agg.result"}
!154 = distinct !{!154, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_1SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS1_13_State_baseV2EEEUlvE_iEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESM_E4typeEOSN_DpOSO_"}
!155 = !{!156, !27, i64 0}
!156 = !{!"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_1SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EEEUlvE_iEE", !27, i64 0, !27, i64 8}
!157 = !{!158, !160, !153}
!158 = distinct !{!158, !159, !"_ZNKSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_1SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EEEUlvE_iEclEv: %agg.result"}
!159 = distinct !{!159, !"_ZNKSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_1SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EEEUlvE_iEclEv"}
!160 = distinct !{!160, !161, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_12_Task_setterIS6_ZNS1_11_Task_stateIZ4mainE3$_1SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS1_13_State_baseV2EEEUlvE_iEEJEET_St14__invoke_otherOT0_DpOT1_: %agg.result"}
!161 = distinct !{!161, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_12_Task_setterIS6_ZNS1_11_Task_stateIZ4mainE3$_1SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS1_13_State_baseV2EEEUlvE_iEEJEET_St14__invoke_otherOT0_DpOT1_"}
!162 = !{!156, !27, i64 8}
!163 = !{!135, !27, i64 8}
