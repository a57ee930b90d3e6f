; ModuleID = 'exceptions_in_threads.cpp'
source_filename = "exceptions_in_threads.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"struct.std::__basic_future<int>::_Reset" = type { ptr }
%"class.std::unique_ptr.26" = type { %"struct.std::__uniq_ptr_data.27" }
%"struct.std::__uniq_ptr_data.27" = type { %"class.std::__uniq_ptr_impl.28" }
%"class.std::__uniq_ptr_impl.28" = type { %"class.std::tuple.29" }
%"class.std::tuple.29" = type { %"struct.std::_Tuple_impl.30" }
%"struct.std::_Tuple_impl.30" = type { %"struct.std::_Head_base.33" }
%"struct.std::_Head_base.33" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::shared_ptr" = type { %"class.std::__shared_ptr" }
%"class.std::__shared_ptr" = type { ptr, %"class.std::__shared_count" }
%"class.std::__shared_count" = type { ptr }
%"class.std::error_condition" = type { i32, ptr }
%"class.std::promise" = type { %"class.std::shared_ptr", %"class.std::unique_ptr" }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%"class.std::future" = type { %"class.std::__basic_future" }
%"class.std::__basic_future" = type { %"class.std::shared_ptr" }
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
%union.pthread_mutex_t = type { i64, [32 x i8] }
%"class.std::unique_lock" = type <{ ptr, i8, [7 x i8] }>
%"class.std::packaged_task" = type { %"class.std::shared_ptr.4" }
%"class.std::shared_ptr.4" = type { %"class.std::__shared_ptr.5" }
%"class.std::__shared_ptr.5" = type { ptr, %"class.std::__shared_count" }
%"class.std::unique_ptr.20" = type { %"struct.std::__uniq_ptr_data.21" }
%"struct.std::__uniq_ptr_data.21" = type { %"class.std::__uniq_ptr_impl.22" }
%"class.std::__uniq_ptr_impl.22" = type { %"class.std::tuple.23" }
%"class.std::tuple.23" = type { %"struct.std::_Tuple_impl.24" }
%"struct.std::_Tuple_impl.24" = type { %"struct.std::_Head_base.25" }
%"struct.std::_Head_base.25" = type { ptr }
%"class.std::__exception_ptr::exception_ptr" = type { ptr }
%"class.std::future_error" = type { %"class.std::logic_error", %"class.std::error_code" }
%"class.std::logic_error" = type { %"class.std::exception", %"struct.std::__cow_string" }
%"class.std::exception" = type { ptr }
%"struct.std::__cow_string" = type { %union.anon }
%union.anon = type { ptr }
%"class.std::error_code" = type { i32, ptr }
%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon.3 }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { ptr }
%union.anon.3 = type { i64, [8 x i8] }
%"class.std::function" = type { %"class.std::_Function_base", ptr }
%"class.std::_Function_base" = type { %"union.std::_Any_data", ptr }
%"union.std::_Any_data" = type { %"union.std::_Nocopy_types" }
%"union.std::_Nocopy_types" = type { { i64, i64 } }
%class.anon.37 = type { ptr, ptr, ptr, ptr }
%class.anon.67 = type { ptr, ptr }
%class.anon.94 = type { ptr, ptr }
%class.anon.96 = type { ptr, ptr }
%"class.std::weak_ptr.92" = type { %"class.std::__weak_ptr.93" }
%"class.std::__weak_ptr.93" = type { ptr, %"class.std::__weak_count" }
%"class.std::__weak_count" = type { ptr }
%"class.std::unique_ptr.98" = type { %"struct.std::__uniq_ptr_data.99" }
%"struct.std::__uniq_ptr_data.99" = type { %"class.std::__uniq_ptr_impl.100" }
%"class.std::__uniq_ptr_impl.100" = type { %"class.std::tuple.101" }
%"class.std::tuple.101" = type { %"struct.std::_Tuple_impl.102" }
%"struct.std::_Tuple_impl.102" = type { %"struct.std::_Head_base.105" }
%"struct.std::_Head_base.105" = type { ptr }

$__clang_call_terminate = comdat any

$_ZNSt7promiseIiED2Ev = comdat any

$_ZNSt11unique_lockISt5mutexED2Ev = comdat any

$_ZSteqRKSt10error_codeRKSt15error_condition = comdat any

$_ZNSt13packaged_taskIFiiEE10get_futureEv = comdat any

$_ZNSt14__basic_futureIiED2Ev = comdat any

$_ZNSt13packaged_taskIFiiEED2Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt13__future_base13_State_baseV2D2Ev = comdat any

$_ZNSt13__future_base13_State_baseV2D0Ev = comdat any

$_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv = comdat any

$_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv = comdat any

$_ZNSt13__future_base7_ResultIiE10_M_destroyEv = comdat any

$_ZNSt13__future_base7_ResultIiED2Ev = comdat any

$_ZNSt13__future_base7_ResultIiED0Ev = comdat any

$_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE = comdat any

$_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev = comdat any

$_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv = comdat any

$_ZNSt12future_errorC2ESt10error_code = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm = comdat any

$_ZNSt7promiseIiE13set_exceptionENSt15__exception_ptr13exception_ptrE = comdat any

$_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb = comdat any

$_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb = comdat any

$_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv = comdat any

$_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiNS6_19__exception_ptr_tagEEEE9_M_invokeERKSt9_Any_data = comdat any

$_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiNS6_19__exception_ptr_tagEEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation = comdat any

$_ZNKSt14__basic_futureIiE13_M_get_resultEv = comdat any

$_ZNSt14__basic_futureIiE6_ResetD2Ev = comdat any

$_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZStneRKSt10error_codeRKSt15error_condition = comdat any

$_ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv = comdat any

$_ZNSt13__future_base21_Async_state_commonV2D2Ev = comdat any

$_ZNSt13__future_base21_Async_state_commonV2D0Ev = comdat any

$_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENUlvE_8__invokeEv = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt13__future_base16_Task_state_baseIFiiEED2Ev = comdat any

$_ZNSt13__future_base16_Task_state_baseIFiiEED0Ev = comdat any

$_ZNSt13__future_base13_State_baseV221_M_set_delayed_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEESt8weak_ptrIS0_E = comdat any

$_ZNSt10unique_ptrINSt13__future_base13_State_baseV211_Make_readyESt14default_deleteIS2_EED2Ev = comdat any

$_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = comdat any

$_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = comdat any

$_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTVNSt13__future_base13_State_baseV2E = comdat any

$_ZTSNSt13__future_base13_State_baseV2E = comdat any

$_ZTINSt13__future_base13_State_baseV2E = comdat any

$_ZTSSt19_Sp_make_shared_tag = comdat any

$_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = comdat any

$_ZTVNSt13__future_base7_ResultIiEE = comdat any

$_ZTSNSt13__future_base7_ResultIiEE = comdat any

$_ZTINSt13__future_base7_ResultIiEE = comdat any

$_ZTSNSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEE = comdat any

$_ZTINSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEE = comdat any

$_ZTSNSt13__future_base21_Async_state_commonV2E = comdat any

$_ZTINSt13__future_base21_Async_state_commonV2E = comdat any

$_ZTVNSt13__future_base21_Async_state_commonV2E = comdat any

$_ZTSNSt13__future_base16_Task_state_baseIFiiEEE = comdat any

$_ZTINSt13__future_base16_Task_state_baseIFiiEEE = comdat any

$_ZTVNSt13__future_base16_Task_state_baseIFiiEEE = comdat any

@_ZTISt9exception = external constant ptr
@_ZTISt12future_error = external constant ptr
@.str.1 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1
@_ZTISt12system_error = external constant ptr
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = linkonce_odr dso_local constant [53 x i8] c"NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE\00", comdat, align 1
@_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE }, comdat, align 8
@_ZTIi = external constant ptr
@.str.3 = private unnamed_addr constant [8 x i8] c"int %d\0A\00", align 1
@_ZTISt12bad_weak_ptr = external constant ptr
@__libc_single_threaded = external local_unnamed_addr global i8, align 1
@_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [98 x i8] c"St23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [52 x i8] c"St16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [47 x i8] c"St11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @__cxa_pure_virtual, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @__cxa_pure_virtual] }, comdat, align 8
@_ZTVNSt13__future_base13_State_baseV2E = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr @_ZTINSt13__future_base13_State_baseV2E, ptr @_ZNSt13__future_base13_State_baseV2D2Ev, ptr @_ZNSt13__future_base13_State_baseV2D0Ev, ptr @_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv, ptr @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv] }, comdat, align 8
@_ZTSNSt13__future_base13_State_baseV2E = linkonce_odr dso_local constant [35 x i8] c"NSt13__future_base13_State_baseV2E\00", comdat, align 1
@_ZTINSt13__future_base13_State_baseV2E = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base13_State_baseV2E }, comdat, align 8
@_ZTSSt19_Sp_make_shared_tag = linkonce_odr dso_local constant [24 x i8] c"St19_Sp_make_shared_tag\00", comdat, align 1
@_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = linkonce_odr dso_local constant [16 x i8] zeroinitializer, comdat, align 8
@_ZTVNSt13__future_base7_ResultIiEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt13__future_base7_ResultIiEE, ptr @_ZNSt13__future_base7_ResultIiE10_M_destroyEv, ptr @_ZNSt13__future_base7_ResultIiED2Ev, ptr @_ZNSt13__future_base7_ResultIiED0Ev] }, comdat, align 8
@_ZTSNSt13__future_base7_ResultIiEE = linkonce_odr dso_local constant [31 x i8] c"NSt13__future_base7_ResultIiEE\00", comdat, align 1
@_ZTINSt13__future_base12_Result_baseE = external constant ptr
@_ZTINSt13__future_base7_ResultIiEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base7_ResultIiEE, ptr @_ZTINSt13__future_base12_Result_baseE }, comdat, align 8
@_ZTVSt12future_error = external unnamed_addr constant { [5 x ptr] }, align 8
@.str.4 = private unnamed_addr constant [20 x i8] c"std::future_error: \00", align 1
@.str.6 = private unnamed_addr constant [25 x i8] c"basic_string::_M_replace\00", align 1
@.str.7 = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.9 = private unnamed_addr constant [14 x i8] c"from a thread\00", align 1
@_ZTISt13runtime_error = external constant ptr
@_ZSt15__once_callable = external thread_local local_unnamed_addr global ptr, align 8
@_ZSt11__once_call = external thread_local local_unnamed_addr global ptr, align 8
@_ZTSNSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEE = linkonce_odr dso_local constant [72 x i8] c"NSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEE\00", comdat, align 1
@_ZTINSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEE }, comdat, align 8
@"_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE" = internal unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @"_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE", ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info"] }, align 8
@"_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE" = internal constant [150 x i8] c"St23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE\00", align 1
@"_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE", ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE }, align 8
@"_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE" = internal unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr @"_ZTINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE", ptr @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiED2Ev", ptr @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiED0Ev", ptr @_ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv, ptr @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv] }, align 8
@"_ZTSNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE" = internal constant [87 x i8] c"NSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE\00", align 1
@_ZTSNSt13__future_base21_Async_state_commonV2E = linkonce_odr dso_local constant [43 x i8] c"NSt13__future_base21_Async_state_commonV2E\00", comdat, align 1
@_ZTINSt13__future_base21_Async_state_commonV2E = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base21_Async_state_commonV2E, ptr @_ZTINSt13__future_base13_State_baseV2E }, comdat, align 8
@"_ZTINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE", ptr @_ZTINSt13__future_base21_Async_state_commonV2E }, align 8
@_ZTVNSt13__future_base21_Async_state_commonV2E = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr @_ZTINSt13__future_base21_Async_state_commonV2E, ptr @_ZNSt13__future_base21_Async_state_commonV2D2Ev, ptr @_ZNSt13__future_base21_Async_state_commonV2D0Ev, ptr @_ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv, ptr @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv] }, comdat, align 8
@_ZTIN10__cxxabiv115__forced_unwindE = external constant ptr
@.str.10 = private unnamed_addr constant [6 x i8] c"async\00", align 1
@"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE" = internal constant [140 x i8] c"NSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE\00", align 1
@"_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE" = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE" }, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_1EEEEiEEFvvEPS8_EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_1EEEEiEEFvvEPS8_EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_1EEEEiEEFvvEPS8_EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_1EEEEiEEFvvEPS8_EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_1EEEEiEEFvvEPS8_EEEEEE" = internal constant [129 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_1EEEEiEEFvvEPS8_EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_1EEEEiEEFvvEPS8_EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_1EEEEiEEFvvEPS8_EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@"_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE" = internal unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @"_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE", ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info"] }, align 8
@"_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE" = internal constant [148 x i8] c"St23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE\00", align 1
@"_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE", ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE }, align 8
@"_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE" = internal unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr @"_ZTINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE", ptr @"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiED2Ev", ptr @"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiED0Ev", ptr @"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiE17_M_complete_asyncEv", ptr @"_ZNKSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiE21_M_is_deferred_futureEv"] }, align 8
@"_ZTSNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE" = internal constant [85 x i8] c"NSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE\00", align 1
@"_ZTINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE", ptr @_ZTINSt13__future_base13_State_baseV2E }, align 8
@"_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE" = internal unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @"_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EED2Ev", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EED0Ev", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv", ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info"] }, align 8
@"_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE" = internal constant [116 x i8] c"St23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE\00", align 1
@"_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE", ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE }, align 8
@"_ZTVNSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEE" = internal unnamed_addr constant { [9 x ptr] } { [9 x ptr] [ptr null, ptr @"_ZTINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEE", ptr @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEED2Ev", ptr @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEED0Ev", ptr @_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv, ptr @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv, ptr @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOi", ptr @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EE", ptr @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEE8_M_resetEv"] }, align 8
@"_ZTSNSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEE" = internal constant [55 x i8] c"NSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEE\00", align 1
@_ZTSNSt13__future_base16_Task_state_baseIFiiEEE = linkonce_odr dso_local constant [44 x i8] c"NSt13__future_base16_Task_state_baseIFiiEEE\00", comdat, align 1
@_ZTINSt13__future_base16_Task_state_baseIFiiEEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base16_Task_state_baseIFiiEEE, ptr @_ZTINSt13__future_base13_State_baseV2E }, comdat, align 8
@"_ZTINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEE", ptr @_ZTINSt13__future_base16_Task_state_baseIFiiEEE }, align 8
@_ZTVNSt13__future_base16_Task_state_baseIFiiEEE = linkonce_odr dso_local unnamed_addr constant { [9 x ptr] } { [9 x ptr] [ptr null, ptr @_ZTINSt13__future_base16_Task_state_baseIFiiEEE, ptr @_ZNSt13__future_base16_Task_state_baseIFiiEED2Ev, ptr @_ZNSt13__future_base16_Task_state_baseIFiiEED0Ev, ptr @_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv, ptr @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv, ptr @__cxa_pure_virtual, ptr @__cxa_pure_virtual, ptr @__cxa_pure_virtual] }, comdat, align 8
@"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_iEE" = internal constant [150 x i8] c"NSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_iEE\00", align 1
@"_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_iEE" = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_iEE" }, align 8
@"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EEEUlvE_iEE" = internal constant [191 x i8] c"NSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EEEUlvE_iEE\00", align 1
@"_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EEEUlvE_iEE" = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EEEUlvE_iEE" }, align 8
@_ZTVSt12bad_weak_ptr = external unnamed_addr constant { [5 x ptr] }, align 8

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
entry:
  %__reset.i378 = alloca %"struct.std::__basic_future<int>::_Reset", align 8
  %__args.addr.i = alloca i32, align 4
  %__reset.i342 = alloca %"struct.std::__basic_future<int>::_Reset", align 8
  %agg.tmp.i.i.i.i.i.i.i.i.i.i = alloca %"class.std::unique_ptr.26", align 8
  %ref.tmp.i.i.i.i.i.i.i.i.i = alloca %"class.std::thread", align 8
  %__state.i = alloca %"class.std::shared_ptr", align 8
  %ref.tmp3.i = alloca %"class.std::error_condition", align 8
  %__reset.i250 = alloca %"struct.std::__basic_future<int>::_Reset", align 8
  %__reset.i = alloca %"struct.std::__basic_future<int>::_Reset", align 8
  %agg.tmp.i = alloca %"class.std::unique_ptr.26", align 8
  %promise = alloca %"class.std::promise", align 8
  %value = alloca %"class.std::future", align 8
  %thread = alloca %"class.std::thread", align 8
  %broken = alloca %"class.std::future", align 8
  %ref.tmp14 = alloca %"class.std::promise", align 8
  %ref.tmp46 = alloca %"class.std::thread", align 8
  %mutex = alloca %"class.std::mutex", align 8
  %lock = alloca %"class.std::unique_lock", align 8
  %ref.tmp82 = alloca %"class.std::error_condition", align 8
  %task = alloca %"class.std::future", align 8
  %packaged = alloca %"class.std::packaged_task", align 8
  %result = alloca %"class.std::future", align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %promise) #26
  tail call void @llvm.experimental.noalias.scope.decl(metadata !4)
  store ptr null, ptr %promise, align 8, !tbaa !7, !alias.scope !4
  %_M_refcount.i.i.i.i = getelementptr inbounds i8, ptr %promise, i64 8
  %call5.i.i.i16.i.i.i.i.i = tail call noalias noundef nonnull dereferenceable(48) ptr @_Znwm(i64 noundef 48) #27, !noalias !4
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i16.i.i.i.i.i, align 8, !tbaa !13, !noalias !4
  %_M_use_count.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i, i64 8
  store i32 1, ptr %_M_use_count.i.i.i.i.i.i.i, align 8, !tbaa !15, !noalias !4
  %_M_weak_count.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i, i64 12
  store i32 1, ptr %_M_weak_count.i.i.i.i.i.i.i, align 4, !tbaa !18, !noalias !4
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i16.i.i.i.i.i, align 8, !tbaa !13, !noalias !4
  %_M_impl.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i, i64 16
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %_M_impl.i.i.i.i.i.i.i, align 8, !tbaa !13, !noalias !4
  %_M_result.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i, i64 24
  %_M_once.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i, i64 40
  store i32 0, ptr %_M_once.i.i.i.i.i.i.i.i.i, align 4, !tbaa !19, !noalias !4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(13) %_M_result.i.i.i.i.i.i.i.i.i, i8 0, i64 13, i1 false), !noalias !4
  store ptr %call5.i.i.i16.i.i.i.i.i, ptr %_M_refcount.i.i.i.i, align 8, !tbaa !21, !alias.scope !4
  store ptr %_M_impl.i.i.i.i.i.i.i, ptr %promise, align 8, !tbaa !22, !alias.scope !4
  %call.i = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #27
          to label %invoke.cont.i unwind label %lpad.i

invoke.cont.i:                                    ; preds = %entry
  invoke void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %call.i)
          to label %_ZNSt7promiseIiEC2Ev.exit unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %invoke.cont.i
  %0 = landingpad { ptr, i32 }
          catch ptr null
  %1 = extractvalue { ptr, i32 } %0, 0
  tail call void @__clang_call_terminate(ptr %1) #28
  unreachable

common.resume:                                    ; preds = %ehcleanup175, %lpad.i
  %common.resume.op = phi { ptr, i32 } [ %2, %lpad.i ], [ %lpad.val180, %ehcleanup175 ]
  resume { ptr, i32 } %common.resume.op

lpad.i:                                           ; preds = %entry
  %2 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %promise) #26
  br label %common.resume

_ZNSt7promiseIiEC2Ev.exit:                        ; preds = %invoke.cont.i
  %_M_storage.i = getelementptr inbounds i8, ptr %promise, i64 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 16), ptr %call.i, align 8, !tbaa !13
  %_M_initialized.i.i = getelementptr inbounds i8, ptr %call.i, i64 20
  store i8 0, ptr %_M_initialized.i.i, align 4, !tbaa !23
  store ptr %call.i, ptr %_M_storage.i, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %value) #26
  tail call void @llvm.experimental.noalias.scope.decl(metadata !29)
  %3 = load ptr, ptr %promise, align 8, !tbaa !7, !noalias !29
  store ptr %3, ptr %value, align 8, !tbaa !7, !alias.scope !29
  %_M_refcount.i.i.i.i.i = getelementptr inbounds i8, ptr %value, i64 8
  %4 = load ptr, ptr %_M_refcount.i.i.i.i, align 8, !tbaa !21, !noalias !29
  store ptr %4, ptr %_M_refcount.i.i.i.i.i, align 8, !tbaa !21, !alias.scope !29
  %cmp.not.i.i.i.i.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i.i.i.i.i, label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i, label %if.then.i.i.i.i.i.i

if.then.i.i.i.i.i.i:                              ; preds = %_ZNSt7promiseIiEC2Ev.exit
  %_M_use_count.i.i.i.i.i.i.i200 = getelementptr inbounds i8, ptr %4, i64 8
  %5 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32, !noalias !29
  %tobool.i.i.not.i.i.i.i.i.i.i = icmp eq i8 %5, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i:                          ; preds = %if.then.i.i.i.i.i.i
  %6 = load i32, ptr %_M_use_count.i.i.i.i.i.i.i200, align 4, !tbaa !33, !noalias !29
  %add.i.i.i.i.i.i.i.i = add nsw i32 %6, 1
  store i32 %add.i.i.i.i.i.i.i.i, ptr %_M_use_count.i.i.i.i.i.i.i200, align 4, !tbaa !33, !noalias !29
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i

if.else.i.i.i.i.i.i.i.i:                          ; preds = %if.then.i.i.i.i.i.i
  %7 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i.i200, i32 1 acq_rel, align 4, !noalias !29
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i

_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i: ; preds = %if.else.i.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i.i, %_ZNSt7promiseIiEC2Ev.exit
  %8 = load ptr, ptr %value, align 8, !tbaa !7, !alias.scope !29
  %cmp.i.not.i.i.i.i = icmp eq ptr %8, null
  br i1 %cmp.i.not.i.i.i.i, label %if.then.i6.i.i.i.invoke, label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i
  %_M_retrieved.i.i.i.i = getelementptr inbounds i8, ptr %8, i64 20
  %9 = atomicrmw xchg ptr %_M_retrieved.i.i.i.i, i8 1 seq_cst, align 1, !noalias !29
  %tobool.i.not.i.i.i.i = icmp eq i8 %9, 0
  br i1 %tobool.i.not.i.i.i.i, label %invoke.cont, label %if.then.i6.i.i.i.invoke

if.then.i6.i.i.i.invoke:                          ; preds = %invoke.cont.i.i.i, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i
  %10 = phi i32 [ 3, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i ], [ 1, %invoke.cont.i.i.i ]
  invoke void @_ZSt20__throw_future_errori(i32 noundef %10) #29
          to label %if.then.i6.i.i.i.cont unwind label %lpad.i.i.i, !noalias !29

if.then.i6.i.i.i.cont:                            ; preds = %if.then.i6.i.i.i.invoke
  unreachable

lpad.i.i.i:                                       ; preds = %if.then.i6.i.i.i.invoke
  %11 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %value) #26
  %12 = extractvalue { ptr, i32 } %11, 0
  %13 = extractvalue { ptr, i32 } %11, 1
  br label %ehcleanup175

invoke.cont:                                      ; preds = %invoke.cont.i.i.i
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %thread) #26
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i)
  store i64 0, ptr %thread, align 8, !tbaa !34
  %call.i201202 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #27
          to label %call.i201.noexc unwind label %lpad1

call.i201.noexc:                                  ; preds = %invoke.cont
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 16), ptr %call.i201202, align 8, !tbaa !13
  %_M_func.i.i = getelementptr inbounds i8, ptr %call.i201202, i64 8
  %14 = ptrtoint ptr %promise to i64
  store i64 %14, ptr %_M_func.i.i, align 8, !tbaa !22
  store ptr %call.i201202, ptr %agg.tmp.i, align 8, !tbaa !22
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %thread, ptr noundef nonnull %agg.tmp.i, ptr noundef null)
          to label %invoke.cont3.i unwind label %lpad2.i

invoke.cont3.i:                                   ; preds = %call.i201.noexc
  %15 = load ptr, ptr %agg.tmp.i, align 8, !tbaa !22
  %cmp.not.i.i = icmp eq ptr %15, null
  br i1 %cmp.not.i.i, label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", label %delete.notnull.i.i.i

delete.notnull.i.i.i:                             ; preds = %invoke.cont3.i
  %vtable.i.i.i = load ptr, ptr %15, align 8, !tbaa !13
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 8
  %16 = load ptr, ptr %vfn.i.i.i, align 8
  call void %16(ptr noundef nonnull align 8 dereferenceable(8) %15) #26
  br label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"

lpad2.i:                                          ; preds = %call.i201.noexc
  %17 = landingpad { ptr, i32 }
          cleanup
  %18 = load ptr, ptr %agg.tmp.i, align 8, !tbaa !22
  %cmp.not.i5.i = icmp eq ptr %18, null
  br i1 %cmp.not.i5.i, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, label %delete.notnull.i.i6.i

delete.notnull.i.i6.i:                            ; preds = %lpad2.i
  %vtable.i.i7.i = load ptr, ptr %18, align 8, !tbaa !13
  %vfn.i.i8.i = getelementptr inbounds i8, ptr %vtable.i.i7.i, i64 8
  %19 = load ptr, ptr %vfn.i.i8.i, align 8
  call void %19(ptr noundef nonnull align 8 dereferenceable(8) %18) #26
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i: ; preds = %delete.notnull.i.i6.i, %lpad2.i
  store ptr null, ptr %agg.tmp.i, align 8, !tbaa !22
  br label %lpad1.body

"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit":  ; preds = %invoke.cont3.i, %delete.notnull.i.i.i
  store ptr null, ptr %agg.tmp.i, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__reset.i) #26
  store ptr %value, ptr %__reset.i, align 8, !tbaa !22
  %call.i204 = invoke noundef nonnull align 8 dereferenceable(21) ptr @_ZNKSt14__basic_futureIiE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %value)
          to label %invoke.cont.i206 unwind label %lpad.i205

invoke.cont.i206:                                 ; preds = %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"
  %20 = load ptr, ptr %__reset.i, align 8, !tbaa !37
  store ptr null, ptr %20, align 8, !tbaa !22
  %_M_refcount3.i.i.i.i = getelementptr inbounds i8, ptr %20, i64 8
  %21 = load ptr, ptr %_M_refcount3.i.i.i.i, align 8, !tbaa !21
  store ptr null, ptr %_M_refcount3.i.i.i.i, align 8, !tbaa !21
  %cmp.not.i.i.i.i.i = icmp eq ptr %21, null
  br i1 %cmp.not.i.i.i.i.i, label %_ZNSt6futureIiE3getEv.exit, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %invoke.cont.i206
  %_M_use_count.i.i.i.i.i.i = getelementptr inbounds i8, ptr %21, i64 8
  %22 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i.i.i = icmp eq i8 %22, 0
  br i1 %tobool.i.not.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i:                            ; preds = %if.then.i.i.i.i.i
  %23 = load i32, ptr %_M_use_count.i.i.i.i.i.i, align 4, !tbaa !33
  %add.i.i.i.i.i.i.i = add nsw i32 %23, -1
  store i32 %add.i.i.i.i.i.i.i, ptr %_M_use_count.i.i.i.i.i.i, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i.i.i

if.else.i.i.i.i.i.i.i:                            ; preds = %if.then.i.i.i.i.i
  %24 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i

invoke.cont.i.i.i.i.i.i:                          ; preds = %if.else.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i.i = phi i32 [ %23, %if.then.i.i.i.i.i.i.i ], [ %24, %if.else.i.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i207, label %_ZNSt6futureIiE3getEv.exit

if.then.i.i.i.i.i.i207:                           ; preds = %invoke.cont.i.i.i.i.i.i
  %vtable.i.i.i.i.i.i.i = load ptr, ptr %21, align 8, !tbaa !13
  %vfn.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i, i64 16
  %25 = load ptr, ptr %vfn.i.i.i.i.i.i.i, align 8
  call void %25(ptr noundef nonnull align 8 dereferenceable(16) %21) #26
  %_M_weak_count.i.i.i.i.i.i.i208 = getelementptr inbounds i8, ptr %21, i64 12
  %26 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i.i.i.i = icmp eq i8 %26, 0
  br i1 %tobool.i.not.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i.i211, label %if.then.i.i.i.i.i.i.i.i209

if.then.i.i.i.i.i.i.i.i209:                       ; preds = %if.then.i.i.i.i.i.i207
  %27 = load i32, ptr %_M_weak_count.i.i.i.i.i.i.i208, align 4, !tbaa !33
  %add.i.i.i.i.i.i.i.i210 = add nsw i32 %27, -1
  store i32 %add.i.i.i.i.i.i.i.i210, ptr %_M_weak_count.i.i.i.i.i.i.i208, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i.i.i.i

if.else.i.i.i.i.i.i.i.i211:                       ; preds = %if.then.i.i.i.i.i.i207
  %28 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i.i208, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i.i

invoke.cont.i.i.i.i.i.i.i:                        ; preds = %if.else.i.i.i.i.i.i.i.i211, %if.then.i.i.i.i.i.i.i.i209
  %retval.0.i.i.i.i.i.i.i.i = phi i32 [ %27, %if.then.i.i.i.i.i.i.i.i209 ], [ %28, %if.else.i.i.i.i.i.i.i.i211 ]
  %cmp.i.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i.i.i, label %if.then.i2.i.i.i.i.i.i, label %_ZNSt6futureIiE3getEv.exit

if.then.i2.i.i.i.i.i.i:                           ; preds = %invoke.cont.i.i.i.i.i.i.i
  %vtable2.i.i.i.i.i.i.i = load ptr, ptr %21, align 8, !tbaa !13
  %vfn3.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i.i, i64 24
  %29 = load ptr, ptr %vfn3.i.i.i.i.i.i.i, align 8
  call void %29(ptr noundef nonnull align 8 dereferenceable(16) %21) #26
  br label %_ZNSt6futureIiE3getEv.exit

lpad.i205:                                        ; preds = %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"
  %30 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt9exception
  call void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %__reset.i) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__reset.i) #26
  %31 = extractvalue { ptr, i32 } %30, 0
  %32 = extractvalue { ptr, i32 } %30, 1
  %33 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #26
  %matches = icmp eq i32 %32, %33
  br i1 %matches, label %catch, label %ehcleanup172

_ZNSt6futureIiE3getEv.exit:                       ; preds = %invoke.cont.i206, %invoke.cont.i.i.i.i.i.i, %invoke.cont.i.i.i.i.i.i.i, %if.then.i2.i.i.i.i.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__reset.i) #26
  br label %try.cont

lpad1:                                            ; preds = %invoke.cont
  %34 = landingpad { ptr, i32 }
          cleanup
  br label %lpad1.body

lpad1.body:                                       ; preds = %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, %lpad1
  %eh.lpad-body203 = phi { ptr, i32 } [ %34, %lpad1 ], [ %17, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i ]
  %35 = extractvalue { ptr, i32 } %eh.lpad-body203, 0
  %36 = extractvalue { ptr, i32 } %eh.lpad-body203, 1
  br label %ehcleanup173

catch:                                            ; preds = %lpad.i205
  %37 = call ptr @__cxa_begin_catch(ptr %31) #26
  %vtable = load ptr, ptr %37, align 8, !tbaa !13
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 16
  %38 = load ptr, ptr %vfn, align 8
  %call5 = call noundef ptr %38(ptr noundef nonnull align 8 dereferenceable(8) %37) #26
  %puts = call i32 @puts(ptr nonnull dereferenceable(1) %call5)
  invoke void @__cxa_end_catch()
          to label %try.cont unwind label %lpad9

try.cont:                                         ; preds = %_ZNSt6futureIiE3getEv.exit, %catch
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %thread)
          to label %invoke.cont13 unwind label %lpad12

invoke.cont13:                                    ; preds = %try.cont
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %broken) #26
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %ref.tmp14) #26
  call void @llvm.experimental.noalias.scope.decl(metadata !39)
  store ptr null, ptr %ref.tmp14, align 8, !tbaa !7, !alias.scope !39
  %_M_refcount.i.i.i.i213 = getelementptr inbounds i8, ptr %ref.tmp14, i64 8
  %call5.i.i.i16.i.i.i.i.i214226 = invoke noalias noundef nonnull dereferenceable(48) ptr @_Znwm(i64 noundef 48) #27
          to label %call5.i.i.i16.i.i.i.i.i214.noexc unwind label %lpad15

call5.i.i.i16.i.i.i.i.i214.noexc:                 ; preds = %invoke.cont13
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i16.i.i.i.i.i214226, align 8, !tbaa !13, !noalias !39
  %_M_use_count.i.i.i.i.i.i.i215 = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i214226, i64 8
  store i32 1, ptr %_M_use_count.i.i.i.i.i.i.i215, align 8, !tbaa !15, !noalias !39
  %_M_weak_count.i.i.i.i.i.i.i216 = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i214226, i64 12
  store i32 1, ptr %_M_weak_count.i.i.i.i.i.i.i216, align 4, !tbaa !18, !noalias !39
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i16.i.i.i.i.i214226, align 8, !tbaa !13, !noalias !39
  %_M_impl.i.i.i.i.i.i.i217 = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i214226, i64 16
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %_M_impl.i.i.i.i.i.i.i217, align 8, !tbaa !13, !noalias !39
  %_M_result.i.i.i.i.i.i.i.i.i218 = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i214226, i64 24
  %_M_once.i.i.i.i.i.i.i.i.i219 = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i214226, i64 40
  store i32 0, ptr %_M_once.i.i.i.i.i.i.i.i.i219, align 4, !tbaa !19, !noalias !39
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(13) %_M_result.i.i.i.i.i.i.i.i.i218, i8 0, i64 13, i1 false), !noalias !39
  store ptr %call5.i.i.i16.i.i.i.i.i214226, ptr %_M_refcount.i.i.i.i213, align 8, !tbaa !21, !alias.scope !39
  store ptr %_M_impl.i.i.i.i.i.i.i217, ptr %ref.tmp14, align 8, !tbaa !22, !alias.scope !39
  %call.i220 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #27
          to label %invoke.cont.i222 unwind label %lpad.i221

invoke.cont.i222:                                 ; preds = %call5.i.i.i16.i.i.i.i.i214.noexc
  invoke void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %call.i220)
          to label %_ZNSt7promiseIiEC2Ev.exit228 unwind label %terminate.lpad.i.i223

terminate.lpad.i.i223:                            ; preds = %invoke.cont.i222
  %39 = landingpad { ptr, i32 }
          catch ptr null
  %40 = extractvalue { ptr, i32 } %39, 0
  call void @__clang_call_terminate(ptr %40) #28
  unreachable

lpad.i221:                                        ; preds = %call5.i.i.i16.i.i.i.i.i214.noexc
  %41 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp14) #26
  br label %ehcleanup20

_ZNSt7promiseIiEC2Ev.exit228:                     ; preds = %invoke.cont.i222
  %_M_storage.i224 = getelementptr inbounds i8, ptr %ref.tmp14, i64 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 16), ptr %call.i220, align 8, !tbaa !13
  %_M_initialized.i.i225 = getelementptr inbounds i8, ptr %call.i220, i64 20
  store i8 0, ptr %_M_initialized.i.i225, align 4, !tbaa !23
  store ptr %call.i220, ptr %_M_storage.i224, align 8, !tbaa !22
  call void @llvm.experimental.noalias.scope.decl(metadata !42)
  %42 = load ptr, ptr %ref.tmp14, align 8, !tbaa !7, !noalias !42
  store ptr %42, ptr %broken, align 8, !tbaa !7, !alias.scope !42
  %_M_refcount.i.i.i.i.i229 = getelementptr inbounds i8, ptr %broken, i64 8
  %43 = load ptr, ptr %_M_refcount.i.i.i.i213, align 8, !tbaa !21, !noalias !42
  store ptr %43, ptr %_M_refcount.i.i.i.i.i229, align 8, !tbaa !21, !alias.scope !42
  %cmp.not.i.i.i.i.i.i231 = icmp eq ptr %43, null
  br i1 %cmp.not.i.i.i.i.i.i231, label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i237, label %if.then.i.i.i.i.i.i232

if.then.i.i.i.i.i.i232:                           ; preds = %_ZNSt7promiseIiEC2Ev.exit228
  %_M_use_count.i.i.i.i.i.i.i233 = getelementptr inbounds i8, ptr %43, i64 8
  %44 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32, !noalias !42
  %tobool.i.i.not.i.i.i.i.i.i.i234 = icmp eq i8 %44, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i.i234, label %if.else.i.i.i.i.i.i.i.i247, label %if.then.i.i.i.i.i.i.i.i235

if.then.i.i.i.i.i.i.i.i235:                       ; preds = %if.then.i.i.i.i.i.i232
  %45 = load i32, ptr %_M_use_count.i.i.i.i.i.i.i233, align 4, !tbaa !33, !noalias !42
  %add.i.i.i.i.i.i.i.i236 = add nsw i32 %45, 1
  store i32 %add.i.i.i.i.i.i.i.i236, ptr %_M_use_count.i.i.i.i.i.i.i233, align 4, !tbaa !33, !noalias !42
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i237

if.else.i.i.i.i.i.i.i.i247:                       ; preds = %if.then.i.i.i.i.i.i232
  %46 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i.i233, i32 1 acq_rel, align 4, !noalias !42
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i237

_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i237: ; preds = %if.else.i.i.i.i.i.i.i.i247, %if.then.i.i.i.i.i.i.i.i235, %_ZNSt7promiseIiEC2Ev.exit228
  %47 = load ptr, ptr %broken, align 8, !tbaa !7, !alias.scope !42
  %cmp.i.not.i.i.i.i238 = icmp eq ptr %47, null
  br i1 %cmp.i.not.i.i.i.i238, label %if.then.i6.i.i.i242.invoke, label %invoke.cont.i.i.i239

invoke.cont.i.i.i239:                             ; preds = %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i237
  %_M_retrieved.i.i.i.i240 = getelementptr inbounds i8, ptr %47, i64 20
  %48 = atomicrmw xchg ptr %_M_retrieved.i.i.i.i240, i8 1 seq_cst, align 1, !noalias !42
  %tobool.i.not.i.i.i.i241 = icmp eq i8 %48, 0
  br i1 %tobool.i.not.i.i.i.i241, label %invoke.cont18, label %if.then.i6.i.i.i242.invoke

if.then.i6.i.i.i242.invoke:                       ; preds = %invoke.cont.i.i.i239, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i237
  %49 = phi i32 [ 3, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i237 ], [ 1, %invoke.cont.i.i.i239 ]
  invoke void @_ZSt20__throw_future_errori(i32 noundef %49) #29
          to label %if.then.i6.i.i.i242.cont unwind label %lpad.i.i.i243, !noalias !42

if.then.i6.i.i.i242.cont:                         ; preds = %if.then.i6.i.i.i242.invoke
  unreachable

lpad.i.i.i243:                                    ; preds = %if.then.i6.i.i.i242.invoke
  %50 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %broken) #26
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %ref.tmp14) #26
  br label %ehcleanup20

invoke.cont18:                                    ; preds = %invoke.cont.i.i.i239
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %ref.tmp14) #26
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %ref.tmp14) #26
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__reset.i250) #26
  store ptr %broken, ptr %__reset.i250, align 8, !tbaa !22
  %call.i251 = invoke noundef nonnull align 8 dereferenceable(21) ptr @_ZNKSt14__basic_futureIiE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %broken)
          to label %invoke.cont.i253 unwind label %lpad.i252

invoke.cont.i253:                                 ; preds = %invoke.cont18
  %51 = load ptr, ptr %__reset.i250, align 8, !tbaa !37
  store ptr null, ptr %51, align 8, !tbaa !22
  %_M_refcount3.i.i.i.i255 = getelementptr inbounds i8, ptr %51, i64 8
  %52 = load ptr, ptr %_M_refcount3.i.i.i.i255, align 8, !tbaa !21
  store ptr null, ptr %_M_refcount3.i.i.i.i255, align 8, !tbaa !21
  %cmp.not.i.i.i.i.i256 = icmp eq ptr %52, null
  br i1 %cmp.not.i.i.i.i.i256, label %_ZNSt6futureIiE3getEv.exit281, label %if.then.i.i.i.i.i257

if.then.i.i.i.i.i257:                             ; preds = %invoke.cont.i253
  %_M_use_count.i.i.i.i.i.i258 = getelementptr inbounds i8, ptr %52, i64 8
  %53 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i.i.i259 = icmp eq i8 %53, 0
  br i1 %tobool.i.not.i.i.i.i.i.i259, label %if.else.i.i.i.i.i.i.i279, label %if.then.i.i.i.i.i.i.i260

if.then.i.i.i.i.i.i.i260:                         ; preds = %if.then.i.i.i.i.i257
  %54 = load i32, ptr %_M_use_count.i.i.i.i.i.i258, align 4, !tbaa !33
  %add.i.i.i.i.i.i.i261 = add nsw i32 %54, -1
  store i32 %add.i.i.i.i.i.i.i261, ptr %_M_use_count.i.i.i.i.i.i258, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i.i.i262

if.else.i.i.i.i.i.i.i279:                         ; preds = %if.then.i.i.i.i.i257
  %55 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i258, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i262

invoke.cont.i.i.i.i.i.i262:                       ; preds = %if.else.i.i.i.i.i.i.i279, %if.then.i.i.i.i.i.i.i260
  %retval.0.i.i.i.i.i.i.i263 = phi i32 [ %54, %if.then.i.i.i.i.i.i.i260 ], [ %55, %if.else.i.i.i.i.i.i.i279 ]
  %cmp.i.i.i.i.i.i264 = icmp eq i32 %retval.0.i.i.i.i.i.i.i263, 1
  br i1 %cmp.i.i.i.i.i.i264, label %if.then.i.i.i.i.i.i265, label %_ZNSt6futureIiE3getEv.exit281

if.then.i.i.i.i.i.i265:                           ; preds = %invoke.cont.i.i.i.i.i.i262
  %vtable.i.i.i.i.i.i.i266 = load ptr, ptr %52, align 8, !tbaa !13
  %vfn.i.i.i.i.i.i.i267 = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i266, i64 16
  %56 = load ptr, ptr %vfn.i.i.i.i.i.i.i267, align 8
  call void %56(ptr noundef nonnull align 8 dereferenceable(16) %52) #26
  %_M_weak_count.i.i.i.i.i.i.i268 = getelementptr inbounds i8, ptr %52, i64 12
  %57 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i.i.i.i269 = icmp eq i8 %57, 0
  br i1 %tobool.i.not.i.i.i.i.i.i.i269, label %if.else.i.i.i.i.i.i.i.i278, label %if.then.i.i.i.i.i.i.i.i270

if.then.i.i.i.i.i.i.i.i270:                       ; preds = %if.then.i.i.i.i.i.i265
  %58 = load i32, ptr %_M_weak_count.i.i.i.i.i.i.i268, align 4, !tbaa !33
  %add.i.i.i.i.i.i.i.i271 = add nsw i32 %58, -1
  store i32 %add.i.i.i.i.i.i.i.i271, ptr %_M_weak_count.i.i.i.i.i.i.i268, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i.i.i.i272

if.else.i.i.i.i.i.i.i.i278:                       ; preds = %if.then.i.i.i.i.i.i265
  %59 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i.i268, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i.i272

invoke.cont.i.i.i.i.i.i.i272:                     ; preds = %if.else.i.i.i.i.i.i.i.i278, %if.then.i.i.i.i.i.i.i.i270
  %retval.0.i.i.i.i.i.i.i.i273 = phi i32 [ %58, %if.then.i.i.i.i.i.i.i.i270 ], [ %59, %if.else.i.i.i.i.i.i.i.i278 ]
  %cmp.i.i.i.i.i.i.i274 = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i273, 1
  br i1 %cmp.i.i.i.i.i.i.i274, label %if.then.i2.i.i.i.i.i.i275, label %_ZNSt6futureIiE3getEv.exit281

if.then.i2.i.i.i.i.i.i275:                        ; preds = %invoke.cont.i.i.i.i.i.i.i272
  %vtable2.i.i.i.i.i.i.i276 = load ptr, ptr %52, align 8, !tbaa !13
  %vfn3.i.i.i.i.i.i.i277 = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i.i276, i64 24
  %60 = load ptr, ptr %vfn3.i.i.i.i.i.i.i277, align 8
  call void %60(ptr noundef nonnull align 8 dereferenceable(16) %52) #26
  br label %_ZNSt6futureIiE3getEv.exit281

lpad.i252:                                        ; preds = %invoke.cont18
  %61 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12future_error
  call void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %__reset.i250) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__reset.i250) #26
  %62 = extractvalue { ptr, i32 } %61, 0
  %63 = extractvalue { ptr, i32 } %61, 1
  %64 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12future_error) #26
  %matches26 = icmp eq i32 %63, %64
  br i1 %matches26, label %catch27, label %ehcleanup170

_ZNSt6futureIiE3getEv.exit281:                    ; preds = %invoke.cont.i253, %invoke.cont.i.i.i.i.i.i262, %invoke.cont.i.i.i.i.i.i.i272, %if.then.i2.i.i.i.i.i.i275
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__reset.i250) #26
  br label %try.cont45

lpad9:                                            ; preds = %catch
  %65 = landingpad { ptr, i32 }
          cleanup
  %66 = extractvalue { ptr, i32 } %65, 0
  %67 = extractvalue { ptr, i32 } %65, 1
  br label %ehcleanup172

lpad12:                                           ; preds = %try.cont
  %68 = landingpad { ptr, i32 }
          cleanup
  %69 = extractvalue { ptr, i32 } %68, 0
  %70 = extractvalue { ptr, i32 } %68, 1
  br label %ehcleanup172

lpad15:                                           ; preds = %invoke.cont13
  %71 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup20

ehcleanup20:                                      ; preds = %lpad15, %lpad.i221, %lpad.i.i.i243
  %.pn = phi { ptr, i32 } [ %50, %lpad.i.i.i243 ], [ %71, %lpad15 ], [ %41, %lpad.i221 ]
  %exn.slot.0 = extractvalue { ptr, i32 } %.pn, 0
  %ehselector.slot.0 = extractvalue { ptr, i32 } %.pn, 1
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %ref.tmp14) #26
  br label %ehcleanup171

catch27:                                          ; preds = %lpad.i252
  %72 = call ptr @__cxa_begin_catch(ptr %62) #26
  %vtable30 = load ptr, ptr %72, align 8, !tbaa !13
  %vfn31 = getelementptr inbounds i8, ptr %vtable30, i64 16
  %73 = load ptr, ptr %vfn31, align 8
  %call32 = call noundef ptr %73(ptr noundef nonnull align 8 dereferenceable(32) %72) #26
  %_M_code.i = getelementptr inbounds i8, ptr %72, i64 16
  %call.i.i = call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt15future_categoryv() #26
  %_M_cat.i.i = getelementptr inbounds i8, ptr %72, i64 24
  %74 = load ptr, ptr %_M_cat.i.i, align 8, !tbaa !45
  %cmp.i.i = icmp eq ptr %74, %call.i.i
  %75 = load i32, ptr %_M_code.i, align 8
  %cmp.i = icmp eq i32 %75, 4
  %76 = select i1 %cmp.i.i, i1 %cmp.i, i1 false
  %conv = zext i1 %76 to i32
  %call38 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, ptr noundef %call32, i32 noundef %conv)
  invoke void @__cxa_end_catch()
          to label %try.cont45 unwind label %lpad40

try.cont45:                                       ; preds = %_ZNSt6futureIiE3getEv.exit281, %catch27
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp46) #26
  store i64 0, ptr %ref.tmp46, align 8, !tbaa !34
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp46)
          to label %invoke.cont48 unwind label %lpad47

invoke.cont48:                                    ; preds = %try.cont45
  %agg.tmp.sroa.0.0.copyload.i.i = load i64, ptr %ref.tmp46, align 8, !tbaa !47
  %cmp.i.i.not.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i, 0
  br i1 %cmp.i.i.not.i, label %_ZNSt6threadD2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %invoke.cont48
  call void @_ZSt9terminatev() #28
  unreachable

_ZNSt6threadD2Ev.exit:                            ; preds = %invoke.cont48
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp46) #26
  br label %try.cont68

lpad40:                                           ; preds = %catch27
  %77 = landingpad { ptr, i32 }
          cleanup
  %78 = extractvalue { ptr, i32 } %77, 0
  %79 = extractvalue { ptr, i32 } %77, 1
  br label %ehcleanup170

lpad47:                                           ; preds = %try.cont45
  %80 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  %81 = extractvalue { ptr, i32 } %80, 0
  %agg.tmp.sroa.0.0.copyload.i.i282 = load i64, ptr %ref.tmp46, align 8, !tbaa !47
  %cmp.i.i.not.i283 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i282, 0
  br i1 %cmp.i.i.not.i283, label %_ZNSt6threadD2Ev.exit285, label %if.then.i284

if.then.i284:                                     ; preds = %lpad47
  call void @_ZSt9terminatev() #28
  unreachable

_ZNSt6threadD2Ev.exit285:                         ; preds = %lpad47
  %82 = extractvalue { ptr, i32 } %80, 1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp46) #26
  %83 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12system_error) #26
  %matches53 = icmp eq i32 %82, %83
  br i1 %matches53, label %catch54, label %ehcleanup170

catch54:                                          ; preds = %_ZNSt6threadD2Ev.exit285
  %84 = call ptr @__cxa_begin_catch(ptr %81) #26
  %vtable57 = load ptr, ptr %84, align 8, !tbaa !13
  %vfn58 = getelementptr inbounds i8, ptr %vtable57, i64 16
  %85 = load ptr, ptr %vfn58, align 8
  %call59 = call noundef ptr %85(ptr noundef nonnull align 8 dereferenceable(16) %84) #26
  %puts195 = call i32 @puts(ptr nonnull dereferenceable(1) %call59)
  invoke void @__cxa_end_catch()
          to label %try.cont68 unwind label %lpad63

try.cont68:                                       ; preds = %catch54, %_ZNSt6threadD2Ev.exit
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %mutex) #26
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %mutex, i8 0, i64 20, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %lock) #26
  store ptr %mutex, ptr %lock, align 8, !tbaa !48
  %_M_owns.i = getelementptr inbounds i8, ptr %lock, i64 8
  store i8 0, ptr %_M_owns.i, align 8, !tbaa !50
  %call1.i.i.i.i286 = invoke noundef i32 @pthread_mutex_lock(ptr noundef nonnull %mutex)
          to label %call1.i.i.i.i.noexc unwind label %lpad69

call1.i.i.i.i.noexc:                              ; preds = %try.cont68
  %tobool.not.i.i.i = icmp eq i32 %call1.i.i.i.i286, 0
  br i1 %tobool.not.i.i.i, label %_ZNSt11unique_lockISt5mutexEC2ERS0_.exit, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %call1.i.i.i.i.noexc
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i.i.i.i286) #29
          to label %.noexc unwind label %lpad69

.noexc:                                           ; preds = %if.then.i.i.i
  unreachable

_ZNSt11unique_lockISt5mutexEC2ERS0_.exit:         ; preds = %call1.i.i.i.i.noexc
  store i8 1, ptr %_M_owns.i, align 8, !tbaa !50
  %86 = load ptr, ptr %lock, align 8, !tbaa !48
  %tobool.not.i = icmp eq ptr %86, null
  %. = select i1 %tobool.not.i, i32 1, i32 35
  invoke void @_ZSt20__throw_system_errori(i32 noundef %.) #29
          to label %if.then2.i.cont unwind label %lpad71

if.then2.i.cont:                                  ; preds = %_ZNSt11unique_lockISt5mutexEC2ERS0_.exit
  unreachable

lpad63:                                           ; preds = %catch54
  %87 = landingpad { ptr, i32 }
          cleanup
  %88 = extractvalue { ptr, i32 } %87, 0
  %89 = extractvalue { ptr, i32 } %87, 1
  br label %ehcleanup170

lpad69:                                           ; preds = %if.then.i.i.i, %try.cont68
  %90 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  br label %ehcleanup74

lpad71:                                           ; preds = %_ZNSt11unique_lockISt5mutexEC2ERS0_.exit
  %91 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  call void @_ZNSt11unique_lockISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %lock) #26
  br label %ehcleanup74

ehcleanup74:                                      ; preds = %lpad71, %lpad69
  %.pn196 = phi { ptr, i32 } [ %91, %lpad71 ], [ %90, %lpad69 ]
  %exn.slot.1 = extractvalue { ptr, i32 } %.pn196, 0
  %ehselector.slot.1 = extractvalue { ptr, i32 } %.pn196, 1
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %lock) #26
  %92 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12system_error) #26
  %matches77 = icmp eq i32 %ehselector.slot.1, %92
  br i1 %matches77, label %catch78, label %ehcleanup169

catch78:                                          ; preds = %ehcleanup74
  %93 = call ptr @__cxa_begin_catch(ptr %exn.slot.1) #26
  %_M_code.i296 = getelementptr inbounds i8, ptr %93, i64 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp82) #26
  %call.i.i297 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3_V216generic_categoryEv() #30
  store i32 35, ptr %ref.tmp82, align 8, !tbaa !33
  %ref.tmp.sroa.42.0.this1.sroa_idx.i298 = getelementptr inbounds i8, ptr %ref.tmp82, i64 8
  store ptr %call.i.i297, ptr %ref.tmp.sroa.42.0.this1.sroa_idx.i298, align 8, !tbaa !22
  %call83 = call noundef zeroext i1 @_ZSteqRKSt10error_codeRKSt15error_condition(ptr noundef nonnull align 8 dereferenceable(16) %_M_code.i296, ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp82) #26
  %conv84 = zext i1 %call83 to i32
  %call87 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %conv84)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp82) #26
  invoke void @__cxa_end_catch()
          to label %try.cont94 unwind label %lpad89

try.cont94:                                       ; preds = %catch78
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %task) #26
  call void @llvm.experimental.noalias.scope.decl(metadata !51)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %__state.i) #26, !noalias !51
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %__state.i, i8 0, i64 16, i1 false), !noalias !51
  %call5.i.i.i17.i.i.i.i32.i = invoke noalias noundef nonnull dereferenceable(80) ptr @_Znwm(i64 noundef 80) #27
          to label %call5.i.i.i17.i.i.i.i.noexc.i unwind label %lpad.i299, !noalias !51

call5.i.i.i17.i.i.i.i.noexc.i:                    ; preds = %try.cont94
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i17.i.i.i.i32.i, align 8, !tbaa !13, !noalias !54
  %_M_use_count.i.i.i.i.i.i.i301 = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i32.i, i64 8
  store i32 1, ptr %_M_use_count.i.i.i.i.i.i.i301, align 8, !tbaa !15, !noalias !54
  %_M_weak_count.i.i.i.i.i.i.i302 = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i32.i, i64 12
  store i32 1, ptr %_M_weak_count.i.i.i.i.i.i.i302, align 4, !tbaa !18, !noalias !54
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @"_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE", i64 16), ptr %call5.i.i.i17.i.i.i.i32.i, align 8, !tbaa !13, !noalias !54
  %_M_impl.i.i.i.i.i.i.i303 = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i32.i, i64 16
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %_M_impl.i.i.i.i.i.i.i303, align 8, !tbaa !13, !noalias !54
  %_M_result.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i32.i, i64 24
  %_M_once.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i32.i, i64 40
  store i32 0, ptr %_M_once.i.i.i.i.i.i.i.i.i.i.i, align 4, !tbaa !19, !noalias !54
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(13) %_M_result.i.i.i.i.i.i.i.i.i.i.i, i8 0, i64 13, i1 false), !noalias !54
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base21_Async_state_commonV2E, i64 16), ptr %_M_impl.i.i.i.i.i.i.i303, align 8, !tbaa !13, !noalias !54
  %_M_thread.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i32.i, i64 48
  store i64 0, ptr %_M_thread.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !34, !noalias !54
  %_M_once.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i32.i, i64 56
  store i32 0, ptr %_M_once.i.i.i.i.i.i.i.i.i.i, align 4, !tbaa !19, !noalias !54
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @"_ZTVNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE", i64 16), ptr %_M_impl.i.i.i.i.i.i.i303, align 8, !tbaa !13, !noalias !54
  %_M_result.i.i.i.i.i.i.i.i.i304 = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i32.i, i64 64
  %call.i.i.i.i.i.i.i.i.i = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #27
          to label %invoke.cont.i.i.i.i.i.i.i.i.i unwind label %lpad.i.i.i.i.i.i.i.i.i, !noalias !54

invoke.cont.i.i.i.i.i.i.i.i.i:                    ; preds = %call5.i.i.i17.i.i.i.i.noexc.i
  invoke void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %call.i.i.i.i.i.i.i.i.i)
          to label %_ZNSt13__future_base7_ResultIiEC2Ev.exit.i.i.i.i.i.i.i.i.i unwind label %terminate.lpad.i.i.i.i.i.i.i.i.i.i, !noalias !54

terminate.lpad.i.i.i.i.i.i.i.i.i.i:               ; preds = %invoke.cont.i.i.i.i.i.i.i.i.i
  %94 = landingpad { ptr, i32 }
          catch ptr null
  %95 = extractvalue { ptr, i32 } %94, 0
  call void @__clang_call_terminate(ptr %95) #28
  unreachable

_ZNSt13__future_base7_ResultIiEC2Ev.exit.i.i.i.i.i.i.i.i.i: ; preds = %invoke.cont.i.i.i.i.i.i.i.i.i
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 16), ptr %call.i.i.i.i.i.i.i.i.i, align 8, !tbaa !13, !noalias !54
  %_M_initialized.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call.i.i.i.i.i.i.i.i.i, i64 20
  store i8 0, ptr %_M_initialized.i.i.i.i.i.i.i.i.i.i, align 4, !tbaa !23, !noalias !54
  store ptr %call.i.i.i.i.i.i.i.i.i, ptr %_M_result.i.i.i.i.i.i.i.i.i304, align 8, !tbaa !22, !noalias !54
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp.i.i.i.i.i.i.i.i.i) #26, !noalias !54
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i.i.i.i.i.i.i.i.i.i), !noalias !54
  store i64 0, ptr %ref.tmp.i.i.i.i.i.i.i.i.i, align 8, !tbaa !34, !noalias !54
  %call.i9.i.i.i.i.i.i.i.i.i = invoke noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #27
          to label %call.i.noexc.i.i.i.i.i.i.i.i.i unwind label %lpad4.i.i.i.i.i.i.i.i.i, !noalias !54

call.i.noexc.i.i.i.i.i.i.i.i.i:                   ; preds = %_ZNSt13__future_base7_ResultIiEC2Ev.exit.i.i.i.i.i.i.i.i.i
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_1EEEEiEEFvvEPS8_EEEEEE", i64 16), ptr %call.i9.i.i.i.i.i.i.i.i.i, align 8, !tbaa !13, !noalias !54
  %_M_func.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call.i9.i.i.i.i.i.i.i.i.i, i64 8
  store ptr %_M_impl.i.i.i.i.i.i.i303, ptr %_M_func.i.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !57, !noalias !54
  %96 = getelementptr inbounds i8, ptr %call.i9.i.i.i.i.i.i.i.i.i, i64 16
  store i64 ptrtoint (ptr @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiE6_M_runEv" to i64), ptr %96, align 8, !tbaa !59, !noalias !54
  %this.repack4.i.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call.i9.i.i.i.i.i.i.i.i.i, i64 24
  store i64 0, ptr %this.repack4.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !59, !noalias !54
  store ptr %call.i9.i.i.i.i.i.i.i.i.i, ptr %agg.tmp.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !22, !noalias !54
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp.i.i.i.i.i.i.i.i.i, ptr noundef nonnull %agg.tmp.i.i.i.i.i.i.i.i.i.i, ptr noundef null)
          to label %invoke.cont3.i.i.i.i.i.i.i.i.i.i unwind label %lpad2.i.i.i.i.i.i.i.i.i.i, !noalias !54

invoke.cont3.i.i.i.i.i.i.i.i.i.i:                 ; preds = %call.i.noexc.i.i.i.i.i.i.i.i.i
  %97 = load ptr, ptr %agg.tmp.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !22, !noalias !54
  %cmp.not.i.i.i.i.i.i.i.i.i.i.i = icmp eq ptr %97, null
  br i1 %cmp.not.i.i.i.i.i.i.i.i.i.i.i, label %"_ZNSt6threadC2IMNSt13__future_base17_Async_state_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEFvvEJPS8_EvEEOT_DpOT0_.exit.i.i.i.i.i.i.i.i.i", label %delete.notnull.i.i.i.i.i.i.i.i.i.i.i.i

delete.notnull.i.i.i.i.i.i.i.i.i.i.i.i:           ; preds = %invoke.cont3.i.i.i.i.i.i.i.i.i.i
  %vtable.i.i.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %97, align 8, !tbaa !13, !noalias !54
  %vfn.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i.i.i.i.i.i, i64 8
  %98 = load ptr, ptr %vfn.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !54
  call void %98(ptr noundef nonnull align 8 dereferenceable(8) %97) #26, !noalias !54
  br label %"_ZNSt6threadC2IMNSt13__future_base17_Async_state_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEFvvEJPS8_EvEEOT_DpOT0_.exit.i.i.i.i.i.i.i.i.i"

lpad2.i.i.i.i.i.i.i.i.i.i:                        ; preds = %call.i.noexc.i.i.i.i.i.i.i.i.i
  %99 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  %100 = load ptr, ptr %agg.tmp.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !22, !noalias !54
  %cmp.not.i5.i.i.i.i.i.i.i.i.i.i = icmp eq ptr %100, null
  br i1 %cmp.not.i5.i.i.i.i.i.i.i.i.i.i, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i.i.i.i.i.i.i.i, label %delete.notnull.i.i6.i.i.i.i.i.i.i.i.i.i

delete.notnull.i.i6.i.i.i.i.i.i.i.i.i.i:          ; preds = %lpad2.i.i.i.i.i.i.i.i.i.i
  %vtable.i.i7.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %100, align 8, !tbaa !13, !noalias !54
  %vfn.i.i8.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i7.i.i.i.i.i.i.i.i.i.i, i64 8
  %101 = load ptr, ptr %vfn.i.i8.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !54
  call void %101(ptr noundef nonnull align 8 dereferenceable(8) %100) #26, !noalias !54
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i.i.i.i.i.i.i.i

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i.i.i.i.i.i.i.i: ; preds = %delete.notnull.i.i6.i.i.i.i.i.i.i.i.i.i, %lpad2.i.i.i.i.i.i.i.i.i.i
  store ptr null, ptr %agg.tmp.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !22, !noalias !54
  br label %lpad4.body.i.i.i.i.i.i.i.i.i

"_ZNSt6threadC2IMNSt13__future_base17_Async_state_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEFvvEJPS8_EvEEOT_DpOT0_.exit.i.i.i.i.i.i.i.i.i": ; preds = %delete.notnull.i.i.i.i.i.i.i.i.i.i.i.i, %invoke.cont3.i.i.i.i.i.i.i.i.i.i
  store ptr null, ptr %agg.tmp.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !22, !noalias !54
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i.i.i.i.i.i.i.i.i.i), !noalias !54
  %agg.tmp.sroa.0.0.copyload.i.i.i.i.i.i.i.i.i.i.i = load i64, ptr %_M_thread.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !47, !noalias !54
  %cmp.i.i.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i.i.i.i.i.i.i.i.i.i, 0
  br i1 %cmp.i.i.not.i.i.i.i.i.i.i.i.i.i, label %"_ZSt11make_sharedINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_.exit.i", label %if.then.i.i.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i.i.i:                      ; preds = %"_ZNSt6threadC2IMNSt13__future_base17_Async_state_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEFvvEJPS8_EvEEOT_DpOT0_.exit.i.i.i.i.i.i.i.i.i"
  call void @_ZSt9terminatev() #28, !noalias !54
  unreachable

lpad.i.i.i.i.i.i.i.i.i:                           ; preds = %call5.i.i.i17.i.i.i.i.noexc.i
  %102 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  br label %ehcleanup.i.i.i.i.i.i.i.i.i

lpad4.i.i.i.i.i.i.i.i.i:                          ; preds = %_ZNSt13__future_base7_ResultIiEC2Ev.exit.i.i.i.i.i.i.i.i.i
  %103 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  br label %lpad4.body.i.i.i.i.i.i.i.i.i

lpad4.body.i.i.i.i.i.i.i.i.i:                     ; preds = %lpad4.i.i.i.i.i.i.i.i.i, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i.i.i.i.i.i.i.i
  %eh.lpad-body.i.i.i.i.i.i.i.i.i = phi { ptr, i32 } [ %103, %lpad4.i.i.i.i.i.i.i.i.i ], [ %99, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i.i.i.i.i.i.i.i ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp.i.i.i.i.i.i.i.i.i) #26, !noalias !54
  call void @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %_M_result.i.i.i.i.i.i.i.i.i304) #26, !noalias !54
  br label %ehcleanup.i.i.i.i.i.i.i.i.i

ehcleanup.i.i.i.i.i.i.i.i.i:                      ; preds = %lpad4.body.i.i.i.i.i.i.i.i.i, %lpad.i.i.i.i.i.i.i.i.i
  %.pn.i.i.i.i.i.i.i.i.i = phi { ptr, i32 } [ %eh.lpad-body.i.i.i.i.i.i.i.i.i, %lpad4.body.i.i.i.i.i.i.i.i.i ], [ %102, %lpad.i.i.i.i.i.i.i.i.i ]
  call void @_ZNSt13__future_base21_Async_state_commonV2D2Ev(ptr noundef nonnull align 8 dereferenceable(44) %_M_impl.i.i.i.i.i.i.i303) #26, !noalias !54
  call void @_ZdlPvm(ptr noundef %call5.i.i.i17.i.i.i.i32.i, i64 noundef 80) #31, !noalias !54
  br label %lpad.body.i

"_ZSt11make_sharedINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_.exit.i": ; preds = %"_ZNSt6threadC2IMNSt13__future_base17_Async_state_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEFvvEJPS8_EvEEOT_DpOT0_.exit.i.i.i.i.i.i.i.i.i"
  %104 = load i64, ptr %ref.tmp.i.i.i.i.i.i.i.i.i, align 8, !tbaa !47, !noalias !54
  store i64 %104, ptr %_M_thread.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !47, !noalias !54
  store i64 %agg.tmp.sroa.0.0.copyload.i.i.i.i.i.i.i.i.i.i.i, ptr %ref.tmp.i.i.i.i.i.i.i.i.i, align 8, !tbaa !47, !noalias !54
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp.i.i.i.i.i.i.i.i.i) #26, !noalias !54
  store ptr %_M_impl.i.i.i.i.i.i.i303, ptr %__state.i, align 8, !tbaa !22, !noalias !51
  %_M_refcount3.i.i.i.i305 = getelementptr inbounds i8, ptr %__state.i, i64 8
  %105 = load ptr, ptr %_M_refcount3.i.i.i.i305, align 8, !tbaa !21, !noalias !51
  store ptr %call5.i.i.i17.i.i.i.i32.i, ptr %_M_refcount3.i.i.i.i305, align 8, !tbaa !21, !noalias !51
  %cmp.not.i.i.i.i.i306 = icmp eq ptr %105, null
  br i1 %cmp.not.i.i.i.i.i306, label %if.end12.i, label %if.then.i.i.i.i.i307

if.then.i.i.i.i.i307:                             ; preds = %"_ZSt11make_sharedINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_.exit.i"
  %_M_use_count.i.i.i.i.i.i308 = getelementptr inbounds i8, ptr %105, i64 8
  %106 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32, !noalias !51
  %tobool.i.not.i.i.i.i.i.i309 = icmp eq i8 %106, 0
  br i1 %tobool.i.not.i.i.i.i.i.i309, label %if.else.i.i.i.i.i.i.i340, label %if.then.i.i.i.i.i.i.i310

if.then.i.i.i.i.i.i.i310:                         ; preds = %if.then.i.i.i.i.i307
  %107 = load i32, ptr %_M_use_count.i.i.i.i.i.i308, align 4, !tbaa !33, !noalias !51
  %add.i.i.i.i.i.i.i311 = add nsw i32 %107, -1
  store i32 %add.i.i.i.i.i.i.i311, ptr %_M_use_count.i.i.i.i.i.i308, align 4, !tbaa !33, !noalias !51
  br label %invoke.cont.i.i.i.i.i.i312

if.else.i.i.i.i.i.i.i340:                         ; preds = %if.then.i.i.i.i.i307
  %108 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i308, i32 -1 acq_rel, align 4, !noalias !51
  br label %invoke.cont.i.i.i.i.i.i312

invoke.cont.i.i.i.i.i.i312:                       ; preds = %if.else.i.i.i.i.i.i.i340, %if.then.i.i.i.i.i.i.i310
  %retval.0.i.i.i.i.i.i.i313 = phi i32 [ %107, %if.then.i.i.i.i.i.i.i310 ], [ %108, %if.else.i.i.i.i.i.i.i340 ]
  %cmp.i.i.i.i.i.i314 = icmp eq i32 %retval.0.i.i.i.i.i.i.i313, 1
  br i1 %cmp.i.i.i.i.i.i314, label %if.then.i.i.i.i.i.i327, label %if.end12.i

if.then.i.i.i.i.i.i327:                           ; preds = %invoke.cont.i.i.i.i.i.i312
  %vtable.i.i.i.i.i.i.i328 = load ptr, ptr %105, align 8, !tbaa !13, !noalias !51
  %vfn.i.i.i.i.i.i.i329 = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i328, i64 16
  %109 = load ptr, ptr %vfn.i.i.i.i.i.i.i329, align 8, !noalias !51
  call void %109(ptr noundef nonnull align 8 dereferenceable(16) %105) #26, !noalias !51
  %_M_weak_count.i.i.i.i.i.i33.i = getelementptr inbounds i8, ptr %105, i64 12
  %110 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32, !noalias !51
  %tobool.i.not.i.i.i.i.i.i.i330 = icmp eq i8 %110, 0
  br i1 %tobool.i.not.i.i.i.i.i.i.i330, label %if.else.i.i.i.i.i.i.i.i339, label %if.then.i.i.i.i.i.i.i.i331

if.then.i.i.i.i.i.i.i.i331:                       ; preds = %if.then.i.i.i.i.i.i327
  %111 = load i32, ptr %_M_weak_count.i.i.i.i.i.i33.i, align 4, !tbaa !33, !noalias !51
  %add.i.i.i.i.i.i.i.i332 = add nsw i32 %111, -1
  store i32 %add.i.i.i.i.i.i.i.i332, ptr %_M_weak_count.i.i.i.i.i.i33.i, align 4, !tbaa !33, !noalias !51
  br label %invoke.cont.i.i.i.i.i.i.i333

if.else.i.i.i.i.i.i.i.i339:                       ; preds = %if.then.i.i.i.i.i.i327
  %112 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i33.i, i32 -1 acq_rel, align 4, !noalias !51
  br label %invoke.cont.i.i.i.i.i.i.i333

invoke.cont.i.i.i.i.i.i.i333:                     ; preds = %if.else.i.i.i.i.i.i.i.i339, %if.then.i.i.i.i.i.i.i.i331
  %retval.0.i.i.i.i.i.i.i.i334 = phi i32 [ %111, %if.then.i.i.i.i.i.i.i.i331 ], [ %112, %if.else.i.i.i.i.i.i.i.i339 ]
  %cmp.i.i.i.i.i.i.i335 = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i334, 1
  br i1 %cmp.i.i.i.i.i.i.i335, label %if.then.i2.i.i.i.i.i.i336, label %if.end12.i

if.then.i2.i.i.i.i.i.i336:                        ; preds = %invoke.cont.i.i.i.i.i.i.i333
  %vtable2.i.i.i.i.i.i.i337 = load ptr, ptr %105, align 8, !tbaa !13, !noalias !51
  %vfn3.i.i.i.i.i.i.i338 = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i.i337, i64 24
  %113 = load ptr, ptr %vfn3.i.i.i.i.i.i.i338, align 8, !noalias !51
  call void %113(ptr noundef nonnull align 8 dereferenceable(16) %105) #26, !noalias !51
  br label %if.end12.i

lpad.i299:                                        ; preds = %try.cont94
  %114 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
  br label %lpad.body.i

lpad.body.i:                                      ; preds = %lpad.i299, %ehcleanup.i.i.i.i.i.i.i.i.i
  %eh.lpad-body.i = phi { ptr, i32 } [ %114, %lpad.i299 ], [ %.pn.i.i.i.i.i.i.i.i.i, %ehcleanup.i.i.i.i.i.i.i.i.i ]
  %115 = extractvalue { ptr, i32 } %eh.lpad-body.i, 1
  %116 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12system_error) #26
  %matches.i = icmp eq i32 %115, %116
  br i1 %matches.i, label %catch.i, label %ehcleanup23.i

catch.i:                                          ; preds = %lpad.body.i
  %117 = extractvalue { ptr, i32 } %eh.lpad-body.i, 0
  %118 = call ptr @__cxa_begin_catch(ptr %117) #26
  %_M_code.i.i = getelementptr inbounds i8, ptr %118, i64 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp3.i) #26, !noalias !51
  %call.i.i.i = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3_V216generic_categoryEv() #30
  store i32 11, ptr %ref.tmp3.i, align 8, !tbaa !33, !noalias !51
  %ref.tmp.sroa.42.0.this1.sroa_idx.i.i = getelementptr inbounds i8, ptr %ref.tmp3.i, i64 8
  store ptr %call.i.i.i, ptr %ref.tmp.sroa.42.0.this1.sroa_idx.i.i, align 8, !tbaa !22, !noalias !51
  %call4.i = call noundef zeroext i1 @_ZStneRKSt10error_codeRKSt15error_condition(ptr noundef nonnull align 8 dereferenceable(16) %_M_code.i.i, ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp3.i) #26, !noalias !51
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp3.i) #26, !noalias !51
  invoke void @__cxa_rethrow() #29
          to label %unreachable.i unwind label %lpad8.i, !noalias !51

lpad8.i:                                          ; preds = %catch.i
  %119 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %ehcleanup23.i unwind label %terminate.lpad.i300, !noalias !51

if.end12.i:                                       ; preds = %if.then.i2.i.i.i.i.i.i336, %invoke.cont.i.i.i.i.i.i.i333, %invoke.cont.i.i.i.i.i.i312, %"_ZSt11make_sharedINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_.exit.i"
  %120 = load ptr, ptr %__state.i, align 8, !tbaa !7, !noalias !51
  %cmp.i.not.i = icmp eq ptr %120, null
  br i1 %cmp.i.not.i, label %if.then14.i, label %if.end20.i

if.then14.i:                                      ; preds = %if.end12.i
  %call5.i.i.i17.i.i.i.i48.i = invoke noalias noundef nonnull dereferenceable(64) ptr @_Znwm(i64 noundef 64) #27
          to label %call5.i.i.i17.i.i.i.i.noexc47.i unwind label %lpad16.i, !noalias !51

call5.i.i.i17.i.i.i.i.noexc47.i:                  ; preds = %if.then14.i
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i17.i.i.i.i48.i, align 8, !tbaa !13, !noalias !61
  %_M_use_count.i.i.i.i.i.i36.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i48.i, i64 8
  store i32 1, ptr %_M_use_count.i.i.i.i.i.i36.i, align 8, !tbaa !15, !noalias !61
  %_M_weak_count.i.i.i.i.i.i37.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i48.i, i64 12
  store i32 1, ptr %_M_weak_count.i.i.i.i.i.i37.i, align 4, !tbaa !18, !noalias !61
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @"_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE", i64 16), ptr %call5.i.i.i17.i.i.i.i48.i, align 8, !tbaa !13, !noalias !61
  %_M_impl.i.i.i.i.i.i38.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i48.i, i64 16
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %_M_impl.i.i.i.i.i.i38.i, align 8, !tbaa !13, !noalias !61
  %_M_result.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i48.i, i64 24
  %_M_once.i.i.i.i.i.i.i.i.i39.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i48.i, i64 40
  store i32 0, ptr %_M_once.i.i.i.i.i.i.i.i.i39.i, align 4, !tbaa !19, !noalias !61
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(13) %_M_result.i.i.i.i.i.i.i.i.i.i, i8 0, i64 13, i1 false), !noalias !61
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @"_ZTVNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE", i64 16), ptr %_M_impl.i.i.i.i.i.i38.i, align 8, !tbaa !13, !noalias !61
  %call.i.i.i.i.i.i.i.i40.i = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #27
          to label %invoke.cont.i.i.i.i.i.i.i.i42.i unwind label %lpad.i.i.i.i.i.i.i.i41.i, !noalias !61

invoke.cont.i.i.i.i.i.i.i.i42.i:                  ; preds = %call5.i.i.i17.i.i.i.i.noexc47.i
  invoke void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %call.i.i.i.i.i.i.i.i40.i)
          to label %"_ZSt11make_sharedINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_.exit.i" unwind label %terminate.lpad.i.i.i.i.i.i.i.i.i43.i, !noalias !61

terminate.lpad.i.i.i.i.i.i.i.i.i43.i:             ; preds = %invoke.cont.i.i.i.i.i.i.i.i42.i
  %121 = landingpad { ptr, i32 }
          catch ptr null
  %122 = extractvalue { ptr, i32 } %121, 0
  call void @__clang_call_terminate(ptr %122) #28
  unreachable

lpad.i.i.i.i.i.i.i.i41.i:                         ; preds = %call5.i.i.i17.i.i.i.i.noexc47.i
  %123 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt13__future_base13_State_baseV2D2Ev(ptr noundef nonnull align 8 dereferenceable(28) %_M_impl.i.i.i.i.i.i38.i) #26, !noalias !61
  call void @_ZdlPvm(ptr noundef %call5.i.i.i17.i.i.i.i48.i, i64 noundef 64) #31, !noalias !61
  br label %ehcleanup23.i

"_ZSt11make_sharedINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_.exit.i": ; preds = %invoke.cont.i.i.i.i.i.i.i.i42.i
  %_M_result.i.i.i.i.i.i.i.i45.i = getelementptr inbounds i8, ptr %call5.i.i.i17.i.i.i.i48.i, i64 48
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 16), ptr %call.i.i.i.i.i.i.i.i40.i, align 8, !tbaa !13, !noalias !61
  %_M_initialized.i.i.i.i.i.i.i.i.i46.i = getelementptr inbounds i8, ptr %call.i.i.i.i.i.i.i.i40.i, i64 20
  store i8 0, ptr %_M_initialized.i.i.i.i.i.i.i.i.i46.i, align 4, !tbaa !23, !noalias !61
  store ptr %call.i.i.i.i.i.i.i.i40.i, ptr %_M_result.i.i.i.i.i.i.i.i45.i, align 8, !tbaa !22, !noalias !61
  store ptr %_M_impl.i.i.i.i.i.i38.i, ptr %__state.i, align 8, !tbaa !22, !noalias !51
  %124 = load ptr, ptr %_M_refcount3.i.i.i.i305, align 8, !tbaa !21, !noalias !51
  store ptr %call5.i.i.i17.i.i.i.i48.i, ptr %_M_refcount3.i.i.i.i305, align 8, !tbaa !21, !noalias !51
  %cmp.not.i.i.i.i52.i = icmp eq ptr %124, null
  br i1 %cmp.not.i.i.i.i52.i, label %if.end20.i, label %if.then.i.i.i.i53.i

if.then.i.i.i.i53.i:                              ; preds = %"_ZSt11make_sharedINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_.exit.i"
  %_M_use_count.i.i.i.i.i54.i = getelementptr inbounds i8, ptr %124, i64 8
  %125 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32, !noalias !51
  %tobool.i.not.i.i.i.i.i55.i = icmp eq i8 %125, 0
  br i1 %tobool.i.not.i.i.i.i.i55.i, label %if.else.i.i.i.i.i.i75.i, label %if.then.i.i.i.i.i.i56.i

if.then.i.i.i.i.i.i56.i:                          ; preds = %if.then.i.i.i.i53.i
  %126 = load i32, ptr %_M_use_count.i.i.i.i.i54.i, align 4, !tbaa !33, !noalias !51
  %add.i.i.i.i.i.i57.i = add nsw i32 %126, -1
  store i32 %add.i.i.i.i.i.i57.i, ptr %_M_use_count.i.i.i.i.i54.i, align 4, !tbaa !33, !noalias !51
  br label %invoke.cont.i.i.i.i.i58.i

if.else.i.i.i.i.i.i75.i:                          ; preds = %if.then.i.i.i.i53.i
  %127 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i54.i, i32 -1 acq_rel, align 4, !noalias !51
  br label %invoke.cont.i.i.i.i.i58.i

invoke.cont.i.i.i.i.i58.i:                        ; preds = %if.else.i.i.i.i.i.i75.i, %if.then.i.i.i.i.i.i56.i
  %retval.0.i.i.i.i.i.i59.i = phi i32 [ %126, %if.then.i.i.i.i.i.i56.i ], [ %127, %if.else.i.i.i.i.i.i75.i ]
  %cmp.i.i.i.i.i60.i = icmp eq i32 %retval.0.i.i.i.i.i.i59.i, 1
  br i1 %cmp.i.i.i.i.i60.i, label %if.then.i.i.i.i.i61.i, label %if.end20.i

if.then.i.i.i.i.i61.i:                            ; preds = %invoke.cont.i.i.i.i.i58.i
  %vtable.i.i.i.i.i.i62.i = load ptr, ptr %124, align 8, !tbaa !13, !noalias !51
  %vfn.i.i.i.i.i.i63.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i62.i, i64 16
  %128 = load ptr, ptr %vfn.i.i.i.i.i.i63.i, align 8, !noalias !51
  call void %128(ptr noundef nonnull align 8 dereferenceable(16) %124) #26, !noalias !51
  %_M_weak_count.i.i.i.i.i.i64.i = getelementptr inbounds i8, ptr %124, i64 12
  %129 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32, !noalias !51
  %tobool.i.not.i.i.i.i.i.i65.i = icmp eq i8 %129, 0
  br i1 %tobool.i.not.i.i.i.i.i.i65.i, label %if.else.i.i.i.i.i.i.i74.i, label %if.then.i.i.i.i.i.i.i66.i

if.then.i.i.i.i.i.i.i66.i:                        ; preds = %if.then.i.i.i.i.i61.i
  %130 = load i32, ptr %_M_weak_count.i.i.i.i.i.i64.i, align 4, !tbaa !33, !noalias !51
  %add.i.i.i.i.i.i.i67.i = add nsw i32 %130, -1
  store i32 %add.i.i.i.i.i.i.i67.i, ptr %_M_weak_count.i.i.i.i.i.i64.i, align 4, !tbaa !33, !noalias !51
  br label %invoke.cont.i.i.i.i.i.i68.i

if.else.i.i.i.i.i.i.i74.i:                        ; preds = %if.then.i.i.i.i.i61.i
  %131 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i64.i, i32 -1 acq_rel, align 4, !noalias !51
  br label %invoke.cont.i.i.i.i.i.i68.i

invoke.cont.i.i.i.i.i.i68.i:                      ; preds = %if.else.i.i.i.i.i.i.i74.i, %if.then.i.i.i.i.i.i.i66.i
  %retval.0.i.i.i.i.i.i.i69.i = phi i32 [ %130, %if.then.i.i.i.i.i.i.i66.i ], [ %131, %if.else.i.i.i.i.i.i.i74.i ]
  %cmp.i.i.i.i.i.i70.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i69.i, 1
  br i1 %cmp.i.i.i.i.i.i70.i, label %if.then.i2.i.i.i.i.i71.i, label %if.end20.i

if.then.i2.i.i.i.i.i71.i:                         ; preds = %invoke.cont.i.i.i.i.i.i68.i
  %vtable2.i.i.i.i.i.i72.i = load ptr, ptr %124, align 8, !tbaa !13, !noalias !51
  %vfn3.i.i.i.i.i.i73.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i72.i, i64 24
  %132 = load ptr, ptr %vfn3.i.i.i.i.i.i73.i, align 8, !noalias !51
  call void %132(ptr noundef nonnull align 8 dereferenceable(16) %124) #26, !noalias !51
  br label %if.end20.i

lpad16.i:                                         ; preds = %if.then14.i
  %133 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup23.i

if.end20.i:                                       ; preds = %if.then.i2.i.i.i.i.i71.i, %invoke.cont.i.i.i.i.i.i68.i, %invoke.cont.i.i.i.i.i58.i, %"_ZSt11make_sharedINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_.exit.i", %if.end12.i
  %134 = load ptr, ptr %__state.i, align 8, !tbaa !7, !noalias !51
  store ptr %134, ptr %task, align 8, !tbaa !7, !alias.scope !51
  %_M_refcount.i.i.i.i.i315 = getelementptr inbounds i8, ptr %task, i64 8
  %135 = load ptr, ptr %_M_refcount3.i.i.i.i305, align 8, !tbaa !21, !noalias !51
  store ptr %135, ptr %_M_refcount.i.i.i.i.i315, align 8, !tbaa !21, !alias.scope !51
  %cmp.not.i.i.i.i.i.i317 = icmp eq ptr %135, null
  br i1 %cmp.not.i.i.i.i.i.i317, label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i319, label %if.then.i.i.i.i.i101.i

if.then.i.i.i.i.i101.i:                           ; preds = %if.end20.i
  %_M_use_count.i.i.i.i.i.i102.i = getelementptr inbounds i8, ptr %135, i64 8
  %136 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32, !noalias !51
  %tobool.i.i.not.i.i.i.i.i.i.i318 = icmp eq i8 %136, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i.i318, label %if.else.i.i.i.i.i.i.i107.i, label %if.then.i.i.i.i.i.i.i103.i

if.then.i.i.i.i.i.i.i103.i:                       ; preds = %if.then.i.i.i.i.i101.i
  %137 = load i32, ptr %_M_use_count.i.i.i.i.i.i102.i, align 4, !tbaa !33, !noalias !51
  %add.i.i.i.i.i.i.i104.i = add nsw i32 %137, 1
  store i32 %add.i.i.i.i.i.i.i104.i, ptr %_M_use_count.i.i.i.i.i.i102.i, align 4, !tbaa !33, !noalias !51
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i319

if.else.i.i.i.i.i.i.i107.i:                       ; preds = %if.then.i.i.i.i.i101.i
  %138 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i102.i, i32 1 acq_rel, align 4, !noalias !51
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i319

_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i319: ; preds = %if.else.i.i.i.i.i.i.i107.i, %if.then.i.i.i.i.i.i.i103.i, %if.end20.i
  %139 = load ptr, ptr %task, align 8, !tbaa !7, !alias.scope !51
  %cmp.i.not.i.i.i.i320 = icmp eq ptr %139, null
  br i1 %cmp.i.not.i.i.i.i320, label %if.then.i6.i.i.i323.invoke, label %invoke.cont.i.i.i321

invoke.cont.i.i.i321:                             ; preds = %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i319
  %_M_retrieved.i.i.i.i322 = getelementptr inbounds i8, ptr %139, i64 20
  %140 = atomicrmw xchg ptr %_M_retrieved.i.i.i.i322, i8 1 seq_cst, align 1, !noalias !51
  %tobool.i.not.i.i.i105.i = icmp eq i8 %140, 0
  br i1 %tobool.i.not.i.i.i105.i, label %invoke.cont22.i, label %if.then.i6.i.i.i323.invoke

if.then.i6.i.i.i323.invoke:                       ; preds = %invoke.cont.i.i.i321, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i319
  %141 = phi i32 [ 3, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i.i319 ], [ 1, %invoke.cont.i.i.i321 ]
  invoke void @_ZSt20__throw_future_errori(i32 noundef %141) #29
          to label %if.then.i6.i.i.i323.cont unwind label %lpad.i.i.i324, !noalias !51

if.then.i6.i.i.i323.cont:                         ; preds = %if.then.i6.i.i.i323.invoke
  unreachable

lpad.i.i.i324:                                    ; preds = %if.then.i6.i.i.i323.invoke
  %142 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %task) #26
  br label %ehcleanup23.i

invoke.cont22.i:                                  ; preds = %invoke.cont.i.i.i321
  %143 = load ptr, ptr %_M_refcount3.i.i.i.i305, align 8, !tbaa !21, !noalias !51
  %cmp.not.i.i110.i = icmp eq ptr %143, null
  br i1 %cmp.not.i.i110.i, label %"_ZSt5asyncIZ4mainE3$_1JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit", label %if.then.i.i111.i

if.then.i.i111.i:                                 ; preds = %invoke.cont22.i
  %_M_use_count.i.i.i112.i = getelementptr inbounds i8, ptr %143, i64 8
  %144 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32, !noalias !51
  %tobool.i.not.i.i.i113.i = icmp eq i8 %144, 0
  br i1 %tobool.i.not.i.i.i113.i, label %if.else.i.i.i.i133.i, label %if.then.i.i.i.i114.i

if.then.i.i.i.i114.i:                             ; preds = %if.then.i.i111.i
  %145 = load i32, ptr %_M_use_count.i.i.i112.i, align 4, !tbaa !33, !noalias !51
  %add.i.i.i.i115.i = add nsw i32 %145, -1
  store i32 %add.i.i.i.i115.i, ptr %_M_use_count.i.i.i112.i, align 4, !tbaa !33, !noalias !51
  br label %invoke.cont.i.i.i116.i

if.else.i.i.i.i133.i:                             ; preds = %if.then.i.i111.i
  %146 = atomicrmw volatile add ptr %_M_use_count.i.i.i112.i, i32 -1 acq_rel, align 4, !noalias !51
  br label %invoke.cont.i.i.i116.i

invoke.cont.i.i.i116.i:                           ; preds = %if.else.i.i.i.i133.i, %if.then.i.i.i.i114.i
  %retval.0.i.i.i.i117.i = phi i32 [ %145, %if.then.i.i.i.i114.i ], [ %146, %if.else.i.i.i.i133.i ]
  %cmp.i.i.i118.i = icmp eq i32 %retval.0.i.i.i.i117.i, 1
  br i1 %cmp.i.i.i118.i, label %if.then.i.i.i119.i, label %"_ZSt5asyncIZ4mainE3$_1JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit"

if.then.i.i.i119.i:                               ; preds = %invoke.cont.i.i.i116.i
  %vtable.i.i.i.i120.i = load ptr, ptr %143, align 8, !tbaa !13, !noalias !51
  %vfn.i.i.i.i121.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i120.i, i64 16
  %147 = load ptr, ptr %vfn.i.i.i.i121.i, align 8, !noalias !51
  call void %147(ptr noundef nonnull align 8 dereferenceable(16) %143) #26, !noalias !51
  %_M_weak_count.i.i.i.i122.i = getelementptr inbounds i8, ptr %143, i64 12
  %148 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32, !noalias !51
  %tobool.i.not.i.i.i.i123.i = icmp eq i8 %148, 0
  br i1 %tobool.i.not.i.i.i.i123.i, label %if.else.i.i.i.i.i132.i, label %if.then.i.i.i.i.i124.i

if.then.i.i.i.i.i124.i:                           ; preds = %if.then.i.i.i119.i
  %149 = load i32, ptr %_M_weak_count.i.i.i.i122.i, align 4, !tbaa !33, !noalias !51
  %add.i.i.i.i.i125.i = add nsw i32 %149, -1
  store i32 %add.i.i.i.i.i125.i, ptr %_M_weak_count.i.i.i.i122.i, align 4, !tbaa !33, !noalias !51
  br label %invoke.cont.i.i.i.i126.i

if.else.i.i.i.i.i132.i:                           ; preds = %if.then.i.i.i119.i
  %150 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i122.i, i32 -1 acq_rel, align 4, !noalias !51
  br label %invoke.cont.i.i.i.i126.i

invoke.cont.i.i.i.i126.i:                         ; preds = %if.else.i.i.i.i.i132.i, %if.then.i.i.i.i.i124.i
  %retval.0.i.i.i.i.i127.i = phi i32 [ %149, %if.then.i.i.i.i.i124.i ], [ %150, %if.else.i.i.i.i.i132.i ]
  %cmp.i.i.i.i128.i = icmp eq i32 %retval.0.i.i.i.i.i127.i, 1
  br i1 %cmp.i.i.i.i128.i, label %if.then.i2.i.i.i129.i, label %"_ZSt5asyncIZ4mainE3$_1JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit"

if.then.i2.i.i.i129.i:                            ; preds = %invoke.cont.i.i.i.i126.i
  %vtable2.i.i.i.i130.i = load ptr, ptr %143, align 8, !tbaa !13, !noalias !51
  %vfn3.i.i.i.i131.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i130.i, i64 24
  %151 = load ptr, ptr %vfn3.i.i.i.i131.i, align 8, !noalias !51
  call void %151(ptr noundef nonnull align 8 dereferenceable(16) %143) #26, !noalias !51
  br label %"_ZSt5asyncIZ4mainE3$_1JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit"

ehcleanup23.i:                                    ; preds = %lpad.i.i.i324, %lpad16.i, %lpad.i.i.i.i.i.i.i.i41.i, %lpad8.i, %lpad.body.i
  %lpad.val27.merged.i = phi { ptr, i32 } [ %142, %lpad.i.i.i324 ], [ %eh.lpad-body.i, %lpad.body.i ], [ %119, %lpad8.i ], [ %133, %lpad16.i ], [ %123, %lpad.i.i.i.i.i.i.i.i41.i ]
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %__state.i) #26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__state.i) #26, !noalias !51
  %152 = extractvalue { ptr, i32 } %lpad.val27.merged.i, 0
  %153 = extractvalue { ptr, i32 } %lpad.val27.merged.i, 1
  br label %ehcleanup168

terminate.lpad.i300:                              ; preds = %lpad8.i
  %154 = landingpad { ptr, i32 }
          catch ptr null
  %155 = extractvalue { ptr, i32 } %154, 0
  call void @__clang_call_terminate(ptr %155) #28
  unreachable

unreachable.i:                                    ; preds = %catch.i
  unreachable

"_ZSt5asyncIZ4mainE3$_1JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit": ; preds = %invoke.cont22.i, %invoke.cont.i.i.i116.i, %invoke.cont.i.i.i.i126.i, %if.then.i2.i.i.i129.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__state.i) #26, !noalias !51
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__reset.i342) #26
  store ptr %task, ptr %__reset.i342, align 8, !tbaa !22
  %call.i343 = invoke noundef nonnull align 8 dereferenceable(21) ptr @_ZNKSt14__basic_futureIiE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %task)
          to label %invoke.cont.i345 unwind label %lpad.i344

invoke.cont.i345:                                 ; preds = %"_ZSt5asyncIZ4mainE3$_1JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit"
  %156 = load ptr, ptr %__reset.i342, align 8, !tbaa !37
  store ptr null, ptr %156, align 8, !tbaa !22
  %_M_refcount3.i.i.i.i347 = getelementptr inbounds i8, ptr %156, i64 8
  %157 = load ptr, ptr %_M_refcount3.i.i.i.i347, align 8, !tbaa !21
  store ptr null, ptr %_M_refcount3.i.i.i.i347, align 8, !tbaa !21
  %cmp.not.i.i.i.i.i348 = icmp eq ptr %157, null
  br i1 %cmp.not.i.i.i.i.i348, label %_ZNSt6futureIiE3getEv.exit373, label %if.then.i.i.i.i.i349

if.then.i.i.i.i.i349:                             ; preds = %invoke.cont.i345
  %_M_use_count.i.i.i.i.i.i350 = getelementptr inbounds i8, ptr %157, i64 8
  %158 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i.i.i351 = icmp eq i8 %158, 0
  br i1 %tobool.i.not.i.i.i.i.i.i351, label %if.else.i.i.i.i.i.i.i371, label %if.then.i.i.i.i.i.i.i352

if.then.i.i.i.i.i.i.i352:                         ; preds = %if.then.i.i.i.i.i349
  %159 = load i32, ptr %_M_use_count.i.i.i.i.i.i350, align 4, !tbaa !33
  %add.i.i.i.i.i.i.i353 = add nsw i32 %159, -1
  store i32 %add.i.i.i.i.i.i.i353, ptr %_M_use_count.i.i.i.i.i.i350, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i.i.i354

if.else.i.i.i.i.i.i.i371:                         ; preds = %if.then.i.i.i.i.i349
  %160 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i350, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i354

invoke.cont.i.i.i.i.i.i354:                       ; preds = %if.else.i.i.i.i.i.i.i371, %if.then.i.i.i.i.i.i.i352
  %retval.0.i.i.i.i.i.i.i355 = phi i32 [ %159, %if.then.i.i.i.i.i.i.i352 ], [ %160, %if.else.i.i.i.i.i.i.i371 ]
  %cmp.i.i.i.i.i.i356 = icmp eq i32 %retval.0.i.i.i.i.i.i.i355, 1
  br i1 %cmp.i.i.i.i.i.i356, label %if.then.i.i.i.i.i.i357, label %_ZNSt6futureIiE3getEv.exit373

if.then.i.i.i.i.i.i357:                           ; preds = %invoke.cont.i.i.i.i.i.i354
  %vtable.i.i.i.i.i.i.i358 = load ptr, ptr %157, align 8, !tbaa !13
  %vfn.i.i.i.i.i.i.i359 = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i358, i64 16
  %161 = load ptr, ptr %vfn.i.i.i.i.i.i.i359, align 8
  call void %161(ptr noundef nonnull align 8 dereferenceable(16) %157) #26
  %_M_weak_count.i.i.i.i.i.i.i360 = getelementptr inbounds i8, ptr %157, i64 12
  %162 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i.i.i.i361 = icmp eq i8 %162, 0
  br i1 %tobool.i.not.i.i.i.i.i.i.i361, label %if.else.i.i.i.i.i.i.i.i370, label %if.then.i.i.i.i.i.i.i.i362

if.then.i.i.i.i.i.i.i.i362:                       ; preds = %if.then.i.i.i.i.i.i357
  %163 = load i32, ptr %_M_weak_count.i.i.i.i.i.i.i360, align 4, !tbaa !33
  %add.i.i.i.i.i.i.i.i363 = add nsw i32 %163, -1
  store i32 %add.i.i.i.i.i.i.i.i363, ptr %_M_weak_count.i.i.i.i.i.i.i360, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i.i.i.i364

if.else.i.i.i.i.i.i.i.i370:                       ; preds = %if.then.i.i.i.i.i.i357
  %164 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i.i360, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i.i364

invoke.cont.i.i.i.i.i.i.i364:                     ; preds = %if.else.i.i.i.i.i.i.i.i370, %if.then.i.i.i.i.i.i.i.i362
  %retval.0.i.i.i.i.i.i.i.i365 = phi i32 [ %163, %if.then.i.i.i.i.i.i.i.i362 ], [ %164, %if.else.i.i.i.i.i.i.i.i370 ]
  %cmp.i.i.i.i.i.i.i366 = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i365, 1
  br i1 %cmp.i.i.i.i.i.i.i366, label %if.then.i2.i.i.i.i.i.i367, label %_ZNSt6futureIiE3getEv.exit373

if.then.i2.i.i.i.i.i.i367:                        ; preds = %invoke.cont.i.i.i.i.i.i.i364
  %vtable2.i.i.i.i.i.i.i368 = load ptr, ptr %157, align 8, !tbaa !13
  %vfn3.i.i.i.i.i.i.i369 = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i.i368, i64 24
  %165 = load ptr, ptr %vfn3.i.i.i.i.i.i.i369, align 8
  call void %165(ptr noundef nonnull align 8 dereferenceable(16) %157) #26
  br label %_ZNSt6futureIiE3getEv.exit373

lpad.i344:                                        ; preds = %"_ZSt5asyncIZ4mainE3$_1JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_.exit"
  %166 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
  call void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %__reset.i342) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__reset.i342) #26
  %167 = extractvalue { ptr, i32 } %166, 0
  %168 = extractvalue { ptr, i32 } %166, 1
  %169 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE) #26
  %matches104 = icmp eq i32 %168, %169
  br i1 %matches104, label %catch105, label %ehcleanup167

_ZNSt6futureIiE3getEv.exit373:                    ; preds = %invoke.cont.i345, %invoke.cont.i.i.i.i.i.i354, %invoke.cont.i.i.i.i.i.i.i364, %if.then.i2.i.i.i.i.i.i367
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__reset.i342) #26
  br label %try.cont116

lpad89:                                           ; preds = %catch78
  %170 = landingpad { ptr, i32 }
          cleanup
  %171 = extractvalue { ptr, i32 } %170, 0
  %172 = extractvalue { ptr, i32 } %170, 1
  br label %ehcleanup169

catch105:                                         ; preds = %lpad.i344
  %173 = call ptr @__cxa_begin_catch(ptr %167) #26
  %174 = load ptr, ptr %173, align 8, !tbaa !64
  %puts198 = call i32 @puts(ptr nonnull dereferenceable(1) %174)
  invoke void @__cxa_end_catch()
          to label %try.cont116 unwind label %lpad111

try.cont116:                                      ; preds = %_ZNSt6futureIiE3getEv.exit373, %catch105
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %packaged) #26
  invoke fastcc void @"_ZStL19__create_task_stateIFiiEZ4mainE3$_2SaIiEESt10shared_ptrINSt13__future_base16_Task_state_baseIT_EEEOT0_RKT1_"(ptr dead_on_unwind nonnull writable sret(%"class.std::shared_ptr.4") align 8 %packaged)
          to label %"_ZNSt13packaged_taskIFiiEEC2IZ4mainE3$_2vEEOT_.exit" unwind label %lpad118

"_ZNSt13packaged_taskIFiiEEC2IZ4mainE3$_2vEEOT_.exit": ; preds = %try.cont116
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %result) #26
  invoke void @_ZNSt13packaged_taskIFiiEE10get_futureEv(ptr dead_on_unwind nonnull writable sret(%"class.std::future") align 8 %result, ptr noundef nonnull align 8 dereferenceable(16) %packaged)
          to label %invoke.cont122 unwind label %lpad121

invoke.cont122:                                   ; preds = %"_ZNSt13packaged_taskIFiiEEC2IZ4mainE3$_2vEEOT_.exit"
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %__args.addr.i)
  store i32 5, ptr %__args.addr.i, align 4, !tbaa !33
  %175 = load ptr, ptr %packaged, align 8, !tbaa !67
  %cmp.i.not.i.i = icmp eq ptr %175, null
  br i1 %cmp.i.not.i.i, label %if.then.i.i375, label %_ZNSt13__future_base13_State_baseV28_S_checkINS_16_Task_state_baseIFiiEEEEEvRKSt10shared_ptrIT_E.exit.i

if.then.i.i375:                                   ; preds = %invoke.cont122
  invoke void @_ZSt20__throw_future_errori(i32 noundef 3) #29
          to label %.noexc376 unwind label %lpad123

.noexc376:                                        ; preds = %if.then.i.i375
  unreachable

_ZNSt13__future_base13_State_baseV28_S_checkINS_16_Task_state_baseIFiiEEEEEvRKSt10shared_ptrIT_E.exit.i: ; preds = %invoke.cont122
  %vtable.i = load ptr, ptr %175, align 8, !tbaa !13
  %vfn.i = getelementptr inbounds i8, ptr %vtable.i, i64 32
  %176 = load ptr, ptr %vfn.i, align 8
  invoke void %176(ptr noundef nonnull align 8 dereferenceable(40) %175, ptr noundef nonnull align 4 dereferenceable(4) %__args.addr.i)
          to label %_ZNSt13packaged_taskIFiiEEclEi.exit unwind label %lpad123

_ZNSt13packaged_taskIFiiEEclEi.exit:              ; preds = %_ZNSt13__future_base13_State_baseV28_S_checkINS_16_Task_state_baseIFiiEEEEEvRKSt10shared_ptrIT_E.exit.i
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %__args.addr.i)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__reset.i378) #26
  store ptr %result, ptr %__reset.i378, align 8, !tbaa !22
  %call.i379 = invoke noundef nonnull align 8 dereferenceable(21) ptr @_ZNKSt14__basic_futureIiE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %result)
          to label %invoke.cont.i381 unwind label %lpad.i380

invoke.cont.i381:                                 ; preds = %_ZNSt13packaged_taskIFiiEEclEi.exit
  %177 = load ptr, ptr %__reset.i378, align 8, !tbaa !37
  store ptr null, ptr %177, align 8, !tbaa !22
  %_M_refcount3.i.i.i.i383 = getelementptr inbounds i8, ptr %177, i64 8
  %178 = load ptr, ptr %_M_refcount3.i.i.i.i383, align 8, !tbaa !21
  store ptr null, ptr %_M_refcount3.i.i.i.i383, align 8, !tbaa !21
  %cmp.not.i.i.i.i.i384 = icmp eq ptr %178, null
  br i1 %cmp.not.i.i.i.i.i384, label %_ZNSt6futureIiE3getEv.exit409, label %if.then.i.i.i.i.i385

if.then.i.i.i.i.i385:                             ; preds = %invoke.cont.i381
  %_M_use_count.i.i.i.i.i.i386 = getelementptr inbounds i8, ptr %178, i64 8
  %179 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i.i.i387 = icmp eq i8 %179, 0
  br i1 %tobool.i.not.i.i.i.i.i.i387, label %if.else.i.i.i.i.i.i.i407, label %if.then.i.i.i.i.i.i.i388

if.then.i.i.i.i.i.i.i388:                         ; preds = %if.then.i.i.i.i.i385
  %180 = load i32, ptr %_M_use_count.i.i.i.i.i.i386, align 4, !tbaa !33
  %add.i.i.i.i.i.i.i389 = add nsw i32 %180, -1
  store i32 %add.i.i.i.i.i.i.i389, ptr %_M_use_count.i.i.i.i.i.i386, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i.i.i390

if.else.i.i.i.i.i.i.i407:                         ; preds = %if.then.i.i.i.i.i385
  %181 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i386, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i390

invoke.cont.i.i.i.i.i.i390:                       ; preds = %if.else.i.i.i.i.i.i.i407, %if.then.i.i.i.i.i.i.i388
  %retval.0.i.i.i.i.i.i.i391 = phi i32 [ %180, %if.then.i.i.i.i.i.i.i388 ], [ %181, %if.else.i.i.i.i.i.i.i407 ]
  %cmp.i.i.i.i.i.i392 = icmp eq i32 %retval.0.i.i.i.i.i.i.i391, 1
  br i1 %cmp.i.i.i.i.i.i392, label %if.then.i.i.i.i.i.i393, label %_ZNSt6futureIiE3getEv.exit409

if.then.i.i.i.i.i.i393:                           ; preds = %invoke.cont.i.i.i.i.i.i390
  %vtable.i.i.i.i.i.i.i394 = load ptr, ptr %178, align 8, !tbaa !13
  %vfn.i.i.i.i.i.i.i395 = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i394, i64 16
  %182 = load ptr, ptr %vfn.i.i.i.i.i.i.i395, align 8
  call void %182(ptr noundef nonnull align 8 dereferenceable(16) %178) #26
  %_M_weak_count.i.i.i.i.i.i.i396 = getelementptr inbounds i8, ptr %178, i64 12
  %183 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i.i.i.i397 = icmp eq i8 %183, 0
  br i1 %tobool.i.not.i.i.i.i.i.i.i397, label %if.else.i.i.i.i.i.i.i.i406, label %if.then.i.i.i.i.i.i.i.i398

if.then.i.i.i.i.i.i.i.i398:                       ; preds = %if.then.i.i.i.i.i.i393
  %184 = load i32, ptr %_M_weak_count.i.i.i.i.i.i.i396, align 4, !tbaa !33
  %add.i.i.i.i.i.i.i.i399 = add nsw i32 %184, -1
  store i32 %add.i.i.i.i.i.i.i.i399, ptr %_M_weak_count.i.i.i.i.i.i.i396, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i.i.i.i400

if.else.i.i.i.i.i.i.i.i406:                       ; preds = %if.then.i.i.i.i.i.i393
  %185 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i.i396, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i.i400

invoke.cont.i.i.i.i.i.i.i400:                     ; preds = %if.else.i.i.i.i.i.i.i.i406, %if.then.i.i.i.i.i.i.i.i398
  %retval.0.i.i.i.i.i.i.i.i401 = phi i32 [ %184, %if.then.i.i.i.i.i.i.i.i398 ], [ %185, %if.else.i.i.i.i.i.i.i.i406 ]
  %cmp.i.i.i.i.i.i.i402 = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i401, 1
  br i1 %cmp.i.i.i.i.i.i.i402, label %if.then.i2.i.i.i.i.i.i403, label %_ZNSt6futureIiE3getEv.exit409

if.then.i2.i.i.i.i.i.i403:                        ; preds = %invoke.cont.i.i.i.i.i.i.i400
  %vtable2.i.i.i.i.i.i.i404 = load ptr, ptr %178, align 8, !tbaa !13
  %vfn3.i.i.i.i.i.i.i405 = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i.i404, i64 24
  %186 = load ptr, ptr %vfn3.i.i.i.i.i.i.i405, align 8
  call void %186(ptr noundef nonnull align 8 dereferenceable(16) %178) #26
  br label %_ZNSt6futureIiE3getEv.exit409

lpad.i380:                                        ; preds = %_ZNSt13packaged_taskIFiiEEclEi.exit
  %187 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  call void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %__reset.i378) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__reset.i378) #26
  %188 = extractvalue { ptr, i32 } %187, 0
  %189 = extractvalue { ptr, i32 } %187, 1
  %190 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #26
  %matches130 = icmp eq i32 %189, %190
  br i1 %matches130, label %catch131, label %ehcleanup163

_ZNSt6futureIiE3getEv.exit409:                    ; preds = %invoke.cont.i381, %invoke.cont.i.i.i.i.i.i390, %invoke.cont.i.i.i.i.i.i.i400, %if.then.i2.i.i.i.i.i.i403
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__reset.i378) #26
  br label %if.then.i.i.i410

lpad111:                                          ; preds = %catch105
  %191 = landingpad { ptr, i32 }
          cleanup
  %192 = extractvalue { ptr, i32 } %191, 0
  %193 = extractvalue { ptr, i32 } %191, 1
  br label %ehcleanup167

lpad118:                                          ; preds = %try.cont116
  %194 = landingpad { ptr, i32 }
          cleanup
  %195 = extractvalue { ptr, i32 } %194, 0
  %196 = extractvalue { ptr, i32 } %194, 1
  br label %ehcleanup166

lpad121:                                          ; preds = %"_ZNSt13packaged_taskIFiiEEC2IZ4mainE3$_2vEEOT_.exit"
  %197 = landingpad { ptr, i32 }
          cleanup
  %198 = extractvalue { ptr, i32 } %197, 0
  %199 = extractvalue { ptr, i32 } %197, 1
  br label %ehcleanup164

lpad123:                                          ; preds = %_ZNSt13__future_base13_State_baseV28_S_checkINS_16_Task_state_baseIFiiEEEEEvRKSt10shared_ptrIT_E.exit.i, %if.then.i.i375
  %200 = landingpad { ptr, i32 }
          cleanup
  %201 = extractvalue { ptr, i32 } %200, 0
  %202 = extractvalue { ptr, i32 } %200, 1
  br label %ehcleanup163

catch131:                                         ; preds = %lpad.i380
  %203 = call ptr @__cxa_begin_catch(ptr %188) #26
  %204 = load i32, ptr %203, align 4, !tbaa !33
  %call135 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %204)
  call void @__cxa_end_catch() #26
  br label %if.then.i.i.i410

if.then.i.i.i410:                                 ; preds = %catch131, %_ZNSt6futureIiE3getEv.exit409
  %exception.i.i.i.i = call ptr @__cxa_allocate_exception(i64 8) #26
  store i64 0, ptr %exception.i.i.i.i, align 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12bad_weak_ptr, i64 16), ptr %exception.i.i.i.i, align 8, !tbaa !13
  invoke void @__cxa_throw(ptr nonnull %exception.i.i.i.i, ptr nonnull @_ZTISt12bad_weak_ptr, ptr nonnull @_ZNSt12bad_weak_ptrD1Ev) #29
          to label %.noexc411 unwind label %lpad140

.noexc411:                                        ; preds = %if.then.i.i.i410
  unreachable

lpad140:                                          ; preds = %if.then.i.i.i410
  %205 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12bad_weak_ptr
  %206 = extractvalue { ptr, i32 } %205, 0
  %207 = extractvalue { ptr, i32 } %205, 1
  %208 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12bad_weak_ptr) #26
  %matches147 = icmp eq i32 %207, %208
  br i1 %matches147, label %catch148, label %ehcleanup163

catch148:                                         ; preds = %lpad140
  %209 = call ptr @__cxa_begin_catch(ptr %206) #26
  %vtable151 = load ptr, ptr %209, align 8, !tbaa !13
  %vfn152 = getelementptr inbounds i8, ptr %vtable151, i64 16
  %210 = load ptr, ptr %vfn152, align 8
  %call153 = call noundef ptr %210(ptr noundef nonnull align 8 dereferenceable(8) %209) #26
  %puts199 = call i32 @puts(ptr nonnull dereferenceable(1) %call153)
  invoke void @__cxa_end_catch()
          to label %try.cont162 unwind label %lpad157

try.cont162:                                      ; preds = %catch148
  %_M_refcount.i.i449 = getelementptr inbounds i8, ptr %result, i64 8
  %211 = load ptr, ptr %_M_refcount.i.i449, align 8, !tbaa !21
  %cmp.not.i.i.i = icmp eq ptr %211, null
  br i1 %cmp.not.i.i.i, label %_ZNSt14__basic_futureIiED2Ev.exit, label %if.then.i.i.i450

if.then.i.i.i450:                                 ; preds = %try.cont162
  %_M_use_count.i.i.i.i = getelementptr inbounds i8, ptr %211, i64 8
  %212 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i451 = icmp eq i8 %212, 0
  br i1 %tobool.i.not.i.i.i.i451, label %if.else.i.i.i.i.i459, label %if.then.i.i.i.i.i452

if.then.i.i.i.i.i452:                             ; preds = %if.then.i.i.i450
  %213 = load i32, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !33
  %add.i.i.i.i.i453 = add nsw i32 %213, -1
  store i32 %add.i.i.i.i.i453, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i454

if.else.i.i.i.i.i459:                             ; preds = %if.then.i.i.i450
  %214 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i454

invoke.cont.i.i.i.i454:                           ; preds = %if.else.i.i.i.i.i459, %if.then.i.i.i.i.i452
  %retval.0.i.i.i.i.i455 = phi i32 [ %213, %if.then.i.i.i.i.i452 ], [ %214, %if.else.i.i.i.i.i459 ]
  %cmp.i.i.i.i456 = icmp eq i32 %retval.0.i.i.i.i.i455, 1
  br i1 %cmp.i.i.i.i456, label %if.then.i.i.i.i457, label %_ZNSt14__basic_futureIiED2Ev.exit

if.then.i.i.i.i457:                               ; preds = %invoke.cont.i.i.i.i454
  %vtable.i.i.i.i.i = load ptr, ptr %211, align 8, !tbaa !13
  %vfn.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i, i64 16
  %215 = load ptr, ptr %vfn.i.i.i.i.i, align 8
  call void %215(ptr noundef nonnull align 8 dereferenceable(16) %211) #26
  %_M_weak_count.i.i.i.i.i = getelementptr inbounds i8, ptr %211, i64 12
  %216 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i.i = icmp eq i8 %216, 0
  br i1 %tobool.i.not.i.i.i.i.i, label %if.else.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i458

if.then.i.i.i.i.i.i458:                           ; preds = %if.then.i.i.i.i457
  %217 = load i32, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !33
  %add.i.i.i.i.i.i = add nsw i32 %217, -1
  store i32 %add.i.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i.i

if.else.i.i.i.i.i.i:                              ; preds = %if.then.i.i.i.i457
  %218 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i

invoke.cont.i.i.i.i.i:                            ; preds = %if.else.i.i.i.i.i.i, %if.then.i.i.i.i.i.i458
  %retval.0.i.i.i.i.i.i = phi i32 [ %217, %if.then.i.i.i.i.i.i458 ], [ %218, %if.else.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i, label %if.then.i2.i.i.i.i, label %_ZNSt14__basic_futureIiED2Ev.exit

if.then.i2.i.i.i.i:                               ; preds = %invoke.cont.i.i.i.i.i
  %vtable2.i.i.i.i.i = load ptr, ptr %211, align 8, !tbaa !13
  %vfn3.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i, i64 24
  %219 = load ptr, ptr %vfn3.i.i.i.i.i, align 8
  call void %219(ptr noundef nonnull align 8 dereferenceable(16) %211) #26
  br label %_ZNSt14__basic_futureIiED2Ev.exit

_ZNSt14__basic_futureIiED2Ev.exit:                ; preds = %try.cont162, %invoke.cont.i.i.i.i454, %invoke.cont.i.i.i.i.i, %if.then.i2.i.i.i.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %result) #26
  call void @_ZNSt13packaged_taskIFiiEED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %packaged) #26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %packaged) #26
  %220 = load ptr, ptr %_M_refcount.i.i.i.i.i315, align 8, !tbaa !21
  %cmp.not.i.i.i461 = icmp eq ptr %220, null
  br i1 %cmp.not.i.i.i461, label %_ZNSt14__basic_futureIiED2Ev.exit485, label %if.then.i.i.i462

if.then.i.i.i462:                                 ; preds = %_ZNSt14__basic_futureIiED2Ev.exit
  %_M_use_count.i.i.i.i463 = getelementptr inbounds i8, ptr %220, i64 8
  %221 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i464 = icmp eq i8 %221, 0
  br i1 %tobool.i.not.i.i.i.i464, label %if.else.i.i.i.i.i484, label %if.then.i.i.i.i.i465

if.then.i.i.i.i.i465:                             ; preds = %if.then.i.i.i462
  %222 = load i32, ptr %_M_use_count.i.i.i.i463, align 4, !tbaa !33
  %add.i.i.i.i.i466 = add nsw i32 %222, -1
  store i32 %add.i.i.i.i.i466, ptr %_M_use_count.i.i.i.i463, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i467

if.else.i.i.i.i.i484:                             ; preds = %if.then.i.i.i462
  %223 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i463, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i467

invoke.cont.i.i.i.i467:                           ; preds = %if.else.i.i.i.i.i484, %if.then.i.i.i.i.i465
  %retval.0.i.i.i.i.i468 = phi i32 [ %222, %if.then.i.i.i.i.i465 ], [ %223, %if.else.i.i.i.i.i484 ]
  %cmp.i.i.i.i469 = icmp eq i32 %retval.0.i.i.i.i.i468, 1
  br i1 %cmp.i.i.i.i469, label %if.then.i.i.i.i470, label %_ZNSt14__basic_futureIiED2Ev.exit485

if.then.i.i.i.i470:                               ; preds = %invoke.cont.i.i.i.i467
  %vtable.i.i.i.i.i471 = load ptr, ptr %220, align 8, !tbaa !13
  %vfn.i.i.i.i.i472 = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i471, i64 16
  %224 = load ptr, ptr %vfn.i.i.i.i.i472, align 8
  call void %224(ptr noundef nonnull align 8 dereferenceable(16) %220) #26
  %_M_weak_count.i.i.i.i.i473 = getelementptr inbounds i8, ptr %220, i64 12
  %225 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i.i474 = icmp eq i8 %225, 0
  br i1 %tobool.i.not.i.i.i.i.i474, label %if.else.i.i.i.i.i.i483, label %if.then.i.i.i.i.i.i475

if.then.i.i.i.i.i.i475:                           ; preds = %if.then.i.i.i.i470
  %226 = load i32, ptr %_M_weak_count.i.i.i.i.i473, align 4, !tbaa !33
  %add.i.i.i.i.i.i476 = add nsw i32 %226, -1
  store i32 %add.i.i.i.i.i.i476, ptr %_M_weak_count.i.i.i.i.i473, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i.i477

if.else.i.i.i.i.i.i483:                           ; preds = %if.then.i.i.i.i470
  %227 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i473, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i477

invoke.cont.i.i.i.i.i477:                         ; preds = %if.else.i.i.i.i.i.i483, %if.then.i.i.i.i.i.i475
  %retval.0.i.i.i.i.i.i478 = phi i32 [ %226, %if.then.i.i.i.i.i.i475 ], [ %227, %if.else.i.i.i.i.i.i483 ]
  %cmp.i.i.i.i.i479 = icmp eq i32 %retval.0.i.i.i.i.i.i478, 1
  br i1 %cmp.i.i.i.i.i479, label %if.then.i2.i.i.i.i480, label %_ZNSt14__basic_futureIiED2Ev.exit485

if.then.i2.i.i.i.i480:                            ; preds = %invoke.cont.i.i.i.i.i477
  %vtable2.i.i.i.i.i481 = load ptr, ptr %220, align 8, !tbaa !13
  %vfn3.i.i.i.i.i482 = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i481, i64 24
  %228 = load ptr, ptr %vfn3.i.i.i.i.i482, align 8
  call void %228(ptr noundef nonnull align 8 dereferenceable(16) %220) #26
  br label %_ZNSt14__basic_futureIiED2Ev.exit485

_ZNSt14__basic_futureIiED2Ev.exit485:             ; preds = %_ZNSt14__basic_futureIiED2Ev.exit, %invoke.cont.i.i.i.i467, %invoke.cont.i.i.i.i.i477, %if.then.i2.i.i.i.i480
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %task) #26
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %mutex) #26
  %229 = load ptr, ptr %_M_refcount.i.i.i.i.i229, align 8, !tbaa !21
  %cmp.not.i.i.i487 = icmp eq ptr %229, null
  br i1 %cmp.not.i.i.i487, label %_ZNSt14__basic_futureIiED2Ev.exit511, label %if.then.i.i.i488

if.then.i.i.i488:                                 ; preds = %_ZNSt14__basic_futureIiED2Ev.exit485
  %_M_use_count.i.i.i.i489 = getelementptr inbounds i8, ptr %229, i64 8
  %230 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i490 = icmp eq i8 %230, 0
  br i1 %tobool.i.not.i.i.i.i490, label %if.else.i.i.i.i.i510, label %if.then.i.i.i.i.i491

if.then.i.i.i.i.i491:                             ; preds = %if.then.i.i.i488
  %231 = load i32, ptr %_M_use_count.i.i.i.i489, align 4, !tbaa !33
  %add.i.i.i.i.i492 = add nsw i32 %231, -1
  store i32 %add.i.i.i.i.i492, ptr %_M_use_count.i.i.i.i489, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i493

if.else.i.i.i.i.i510:                             ; preds = %if.then.i.i.i488
  %232 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i489, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i493

invoke.cont.i.i.i.i493:                           ; preds = %if.else.i.i.i.i.i510, %if.then.i.i.i.i.i491
  %retval.0.i.i.i.i.i494 = phi i32 [ %231, %if.then.i.i.i.i.i491 ], [ %232, %if.else.i.i.i.i.i510 ]
  %cmp.i.i.i.i495 = icmp eq i32 %retval.0.i.i.i.i.i494, 1
  br i1 %cmp.i.i.i.i495, label %if.then.i.i.i.i496, label %_ZNSt14__basic_futureIiED2Ev.exit511

if.then.i.i.i.i496:                               ; preds = %invoke.cont.i.i.i.i493
  %vtable.i.i.i.i.i497 = load ptr, ptr %229, align 8, !tbaa !13
  %vfn.i.i.i.i.i498 = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i497, i64 16
  %233 = load ptr, ptr %vfn.i.i.i.i.i498, align 8
  call void %233(ptr noundef nonnull align 8 dereferenceable(16) %229) #26
  %_M_weak_count.i.i.i.i.i499 = getelementptr inbounds i8, ptr %229, i64 12
  %234 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i.i500 = icmp eq i8 %234, 0
  br i1 %tobool.i.not.i.i.i.i.i500, label %if.else.i.i.i.i.i.i509, label %if.then.i.i.i.i.i.i501

if.then.i.i.i.i.i.i501:                           ; preds = %if.then.i.i.i.i496
  %235 = load i32, ptr %_M_weak_count.i.i.i.i.i499, align 4, !tbaa !33
  %add.i.i.i.i.i.i502 = add nsw i32 %235, -1
  store i32 %add.i.i.i.i.i.i502, ptr %_M_weak_count.i.i.i.i.i499, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i.i503

if.else.i.i.i.i.i.i509:                           ; preds = %if.then.i.i.i.i496
  %236 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i499, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i503

invoke.cont.i.i.i.i.i503:                         ; preds = %if.else.i.i.i.i.i.i509, %if.then.i.i.i.i.i.i501
  %retval.0.i.i.i.i.i.i504 = phi i32 [ %235, %if.then.i.i.i.i.i.i501 ], [ %236, %if.else.i.i.i.i.i.i509 ]
  %cmp.i.i.i.i.i505 = icmp eq i32 %retval.0.i.i.i.i.i.i504, 1
  br i1 %cmp.i.i.i.i.i505, label %if.then.i2.i.i.i.i506, label %_ZNSt14__basic_futureIiED2Ev.exit511

if.then.i2.i.i.i.i506:                            ; preds = %invoke.cont.i.i.i.i.i503
  %vtable2.i.i.i.i.i507 = load ptr, ptr %229, align 8, !tbaa !13
  %vfn3.i.i.i.i.i508 = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i507, i64 24
  %237 = load ptr, ptr %vfn3.i.i.i.i.i508, align 8
  call void %237(ptr noundef nonnull align 8 dereferenceable(16) %229) #26
  br label %_ZNSt14__basic_futureIiED2Ev.exit511

_ZNSt14__basic_futureIiED2Ev.exit511:             ; preds = %_ZNSt14__basic_futureIiED2Ev.exit485, %invoke.cont.i.i.i.i493, %invoke.cont.i.i.i.i.i503, %if.then.i2.i.i.i.i506
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %broken) #26
  %agg.tmp.sroa.0.0.copyload.i.i512 = load i64, ptr %thread, align 8, !tbaa !47
  %cmp.i.i.not.i513 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i512, 0
  br i1 %cmp.i.i.not.i513, label %_ZNSt6threadD2Ev.exit515, label %if.then.i514

if.then.i514:                                     ; preds = %_ZNSt14__basic_futureIiED2Ev.exit511
  call void @_ZSt9terminatev() #28
  unreachable

_ZNSt6threadD2Ev.exit515:                         ; preds = %_ZNSt14__basic_futureIiED2Ev.exit511
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %thread) #26
  %238 = load ptr, ptr %_M_refcount.i.i.i.i.i, align 8, !tbaa !21
  %cmp.not.i.i.i517 = icmp eq ptr %238, null
  br i1 %cmp.not.i.i.i517, label %_ZNSt14__basic_futureIiED2Ev.exit541, label %if.then.i.i.i518

if.then.i.i.i518:                                 ; preds = %_ZNSt6threadD2Ev.exit515
  %_M_use_count.i.i.i.i519 = getelementptr inbounds i8, ptr %238, i64 8
  %239 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i520 = icmp eq i8 %239, 0
  br i1 %tobool.i.not.i.i.i.i520, label %if.else.i.i.i.i.i540, label %if.then.i.i.i.i.i521

if.then.i.i.i.i.i521:                             ; preds = %if.then.i.i.i518
  %240 = load i32, ptr %_M_use_count.i.i.i.i519, align 4, !tbaa !33
  %add.i.i.i.i.i522 = add nsw i32 %240, -1
  store i32 %add.i.i.i.i.i522, ptr %_M_use_count.i.i.i.i519, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i523

if.else.i.i.i.i.i540:                             ; preds = %if.then.i.i.i518
  %241 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i519, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i523

invoke.cont.i.i.i.i523:                           ; preds = %if.else.i.i.i.i.i540, %if.then.i.i.i.i.i521
  %retval.0.i.i.i.i.i524 = phi i32 [ %240, %if.then.i.i.i.i.i521 ], [ %241, %if.else.i.i.i.i.i540 ]
  %cmp.i.i.i.i525 = icmp eq i32 %retval.0.i.i.i.i.i524, 1
  br i1 %cmp.i.i.i.i525, label %if.then.i.i.i.i526, label %_ZNSt14__basic_futureIiED2Ev.exit541

if.then.i.i.i.i526:                               ; preds = %invoke.cont.i.i.i.i523
  %vtable.i.i.i.i.i527 = load ptr, ptr %238, align 8, !tbaa !13
  %vfn.i.i.i.i.i528 = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i527, i64 16
  %242 = load ptr, ptr %vfn.i.i.i.i.i528, align 8
  call void %242(ptr noundef nonnull align 8 dereferenceable(16) %238) #26
  %_M_weak_count.i.i.i.i.i529 = getelementptr inbounds i8, ptr %238, i64 12
  %243 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i.i530 = icmp eq i8 %243, 0
  br i1 %tobool.i.not.i.i.i.i.i530, label %if.else.i.i.i.i.i.i539, label %if.then.i.i.i.i.i.i531

if.then.i.i.i.i.i.i531:                           ; preds = %if.then.i.i.i.i526
  %244 = load i32, ptr %_M_weak_count.i.i.i.i.i529, align 4, !tbaa !33
  %add.i.i.i.i.i.i532 = add nsw i32 %244, -1
  store i32 %add.i.i.i.i.i.i532, ptr %_M_weak_count.i.i.i.i.i529, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i.i533

if.else.i.i.i.i.i.i539:                           ; preds = %if.then.i.i.i.i526
  %245 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i529, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i533

invoke.cont.i.i.i.i.i533:                         ; preds = %if.else.i.i.i.i.i.i539, %if.then.i.i.i.i.i.i531
  %retval.0.i.i.i.i.i.i534 = phi i32 [ %244, %if.then.i.i.i.i.i.i531 ], [ %245, %if.else.i.i.i.i.i.i539 ]
  %cmp.i.i.i.i.i535 = icmp eq i32 %retval.0.i.i.i.i.i.i534, 1
  br i1 %cmp.i.i.i.i.i535, label %if.then.i2.i.i.i.i536, label %_ZNSt14__basic_futureIiED2Ev.exit541

if.then.i2.i.i.i.i536:                            ; preds = %invoke.cont.i.i.i.i.i533
  %vtable2.i.i.i.i.i537 = load ptr, ptr %238, align 8, !tbaa !13
  %vfn3.i.i.i.i.i538 = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i537, i64 24
  %246 = load ptr, ptr %vfn3.i.i.i.i.i538, align 8
  call void %246(ptr noundef nonnull align 8 dereferenceable(16) %238) #26
  br label %_ZNSt14__basic_futureIiED2Ev.exit541

_ZNSt14__basic_futureIiED2Ev.exit541:             ; preds = %_ZNSt6threadD2Ev.exit515, %invoke.cont.i.i.i.i523, %invoke.cont.i.i.i.i.i533, %if.then.i2.i.i.i.i536
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %value) #26
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %promise) #26
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %promise) #26
  ret i32 0

lpad157:                                          ; preds = %catch148
  %247 = landingpad { ptr, i32 }
          cleanup
  %248 = extractvalue { ptr, i32 } %247, 0
  %249 = extractvalue { ptr, i32 } %247, 1
  br label %ehcleanup163

ehcleanup163:                                     ; preds = %lpad157, %lpad140, %lpad.i380, %lpad123
  %ehselector.slot.2 = phi i32 [ %249, %lpad157 ], [ %207, %lpad140 ], [ %189, %lpad.i380 ], [ %202, %lpad123 ]
  %exn.slot.2 = phi ptr [ %248, %lpad157 ], [ %206, %lpad140 ], [ %188, %lpad.i380 ], [ %201, %lpad123 ]
  call void @_ZNSt14__basic_futureIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %result) #26
  br label %ehcleanup164

ehcleanup164:                                     ; preds = %ehcleanup163, %lpad121
  %ehselector.slot.3 = phi i32 [ %ehselector.slot.2, %ehcleanup163 ], [ %199, %lpad121 ]
  %exn.slot.3 = phi ptr [ %exn.slot.2, %ehcleanup163 ], [ %198, %lpad121 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %result) #26
  call void @_ZNSt13packaged_taskIFiiEED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %packaged) #26
  br label %ehcleanup166

ehcleanup166:                                     ; preds = %ehcleanup164, %lpad118
  %ehselector.slot.4 = phi i32 [ %ehselector.slot.3, %ehcleanup164 ], [ %196, %lpad118 ]
  %exn.slot.4 = phi ptr [ %exn.slot.3, %ehcleanup164 ], [ %195, %lpad118 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %packaged) #26
  br label %ehcleanup167

ehcleanup167:                                     ; preds = %ehcleanup166, %lpad111, %lpad.i344
  %ehselector.slot.5 = phi i32 [ %ehselector.slot.4, %ehcleanup166 ], [ %193, %lpad111 ], [ %168, %lpad.i344 ]
  %exn.slot.5 = phi ptr [ %exn.slot.4, %ehcleanup166 ], [ %192, %lpad111 ], [ %167, %lpad.i344 ]
  call void @_ZNSt14__basic_futureIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %task) #26
  br label %ehcleanup168

ehcleanup168:                                     ; preds = %ehcleanup167, %ehcleanup23.i
  %ehselector.slot.6 = phi i32 [ %ehselector.slot.5, %ehcleanup167 ], [ %153, %ehcleanup23.i ]
  %exn.slot.6 = phi ptr [ %exn.slot.5, %ehcleanup167 ], [ %152, %ehcleanup23.i ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %task) #26
  br label %ehcleanup169

ehcleanup169:                                     ; preds = %ehcleanup168, %lpad89, %ehcleanup74
  %ehselector.slot.7 = phi i32 [ %ehselector.slot.6, %ehcleanup168 ], [ %172, %lpad89 ], [ %ehselector.slot.1, %ehcleanup74 ]
  %exn.slot.7 = phi ptr [ %exn.slot.6, %ehcleanup168 ], [ %171, %lpad89 ], [ %exn.slot.1, %ehcleanup74 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %mutex) #26
  br label %ehcleanup170

ehcleanup170:                                     ; preds = %ehcleanup169, %lpad63, %_ZNSt6threadD2Ev.exit285, %lpad40, %lpad.i252
  %ehselector.slot.8 = phi i32 [ %ehselector.slot.7, %ehcleanup169 ], [ %89, %lpad63 ], [ %82, %_ZNSt6threadD2Ev.exit285 ], [ %79, %lpad40 ], [ %63, %lpad.i252 ]
  %exn.slot.8 = phi ptr [ %exn.slot.7, %ehcleanup169 ], [ %88, %lpad63 ], [ %81, %_ZNSt6threadD2Ev.exit285 ], [ %78, %lpad40 ], [ %62, %lpad.i252 ]
  call void @_ZNSt14__basic_futureIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %broken) #26
  br label %ehcleanup171

ehcleanup171:                                     ; preds = %ehcleanup170, %ehcleanup20
  %ehselector.slot.9 = phi i32 [ %ehselector.slot.8, %ehcleanup170 ], [ %ehselector.slot.0, %ehcleanup20 ]
  %exn.slot.9 = phi ptr [ %exn.slot.8, %ehcleanup170 ], [ %exn.slot.0, %ehcleanup20 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %broken) #26
  br label %ehcleanup172

ehcleanup172:                                     ; preds = %ehcleanup171, %lpad12, %lpad9, %lpad.i205
  %ehselector.slot.10 = phi i32 [ %ehselector.slot.9, %ehcleanup171 ], [ %70, %lpad12 ], [ %67, %lpad9 ], [ %32, %lpad.i205 ]
  %exn.slot.10 = phi ptr [ %exn.slot.9, %ehcleanup171 ], [ %69, %lpad12 ], [ %66, %lpad9 ], [ %31, %lpad.i205 ]
  %agg.tmp.sroa.0.0.copyload.i.i542 = load i64, ptr %thread, align 8, !tbaa !47
  %cmp.i.i.not.i543 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i542, 0
  br i1 %cmp.i.i.not.i543, label %ehcleanup173, label %if.then.i544

if.then.i544:                                     ; preds = %ehcleanup172
  call void @_ZSt9terminatev() #28
  unreachable

ehcleanup173:                                     ; preds = %ehcleanup172, %lpad1.body
  %ehselector.slot.11 = phi i32 [ %36, %lpad1.body ], [ %ehselector.slot.10, %ehcleanup172 ]
  %exn.slot.11 = phi ptr [ %35, %lpad1.body ], [ %exn.slot.10, %ehcleanup172 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %thread) #26
  call void @_ZNSt14__basic_futureIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %value) #26
  br label %ehcleanup175

ehcleanup175:                                     ; preds = %ehcleanup173, %lpad.i.i.i
  %ehselector.slot.12 = phi i32 [ %ehselector.slot.11, %ehcleanup173 ], [ %13, %lpad.i.i.i ]
  %exn.slot.12 = phi ptr [ %exn.slot.11, %ehcleanup173 ], [ %12, %lpad.i.i.i ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %value) #26
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %promise) #26
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %promise) #26
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn.slot.12, 0
  %lpad.val180 = insertvalue { ptr, i32 } %lpad.val, i32 %ehselector.slot.12, 1
  br label %common.resume
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #2

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #4 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #26
  tail call void @_ZSt9terminatev() #28
  unreachable
}

declare void @_ZSt9terminatev() local_unnamed_addr

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) #5

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp = alloca %"class.std::unique_ptr.20", align 8
  %0 = load ptr, ptr %this, align 8, !tbaa !7
  %cmp.i.not = icmp eq ptr %0, null
  br i1 %cmp.i.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %_M_refcount.i = getelementptr inbounds i8, ptr %this, i64 8
  %1 = load ptr, ptr %_M_refcount.i, align 8, !tbaa !21
  %tobool.not.i.i.i = icmp eq ptr %1, null
  br i1 %tobool.not.i.i.i, label %if.then, label %cond.true.i.i.i

cond.true.i.i.i:                                  ; preds = %land.lhs.true
  %_M_use_count.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 8
  %2 = load atomic i32, ptr %_M_use_count.i.i.i.i monotonic, align 8
  %3 = icmp eq i32 %2, 1
  br i1 %3, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true, %cond.true.i.i.i
  %_M_storage = getelementptr inbounds i8, ptr %this, i64 16
  %4 = load ptr, ptr %_M_storage, align 8, !tbaa !22
  store ptr null, ptr %_M_storage, align 8, !tbaa !22
  store ptr %4, ptr %agg.tmp, align 8, !tbaa !69
  invoke void @_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef nonnull %agg.tmp)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %if.then
  %5 = load ptr, ptr %agg.tmp, align 8, !tbaa !22
  %cmp.not.i = icmp eq ptr %5, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %invoke.cont
  %vtable.i.i = load ptr, ptr %5, align 8, !tbaa !13
  %6 = load ptr, ptr %vtable.i.i, align 8
  invoke void %6(ptr noundef nonnull align 8 dereferenceable(16) %5)
          to label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %7 = landingpad { ptr, i32 }
          catch ptr null
  %8 = extractvalue { ptr, i32 } %7, 0
  call void @__clang_call_terminate(ptr %8) #28
  unreachable

_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit: ; preds = %invoke.cont, %if.then.i
  store ptr null, ptr %agg.tmp, align 8, !tbaa !22
  br label %if.end

if.end:                                           ; preds = %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, %cond.true.i.i.i, %entry
  %_M_storage6 = getelementptr inbounds i8, ptr %this, i64 16
  %9 = load ptr, ptr %_M_storage6, align 8, !tbaa !22
  %cmp.not.i8 = icmp eq ptr %9, null
  br i1 %cmp.not.i8, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit, label %if.then.i9

if.then.i9:                                       ; preds = %if.end
  %vtable.i.i10 = load ptr, ptr %9, align 8, !tbaa !13
  %10 = load ptr, ptr %vtable.i.i10, align 8
  invoke void %10(ptr noundef nonnull align 8 dereferenceable(16) %9)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit unwind label %terminate.lpad.i11

terminate.lpad.i11:                               ; preds = %if.then.i9
  %11 = landingpad { ptr, i32 }
          catch ptr null
  %12 = extractvalue { ptr, i32 } %11, 0
  call void @__clang_call_terminate(ptr %12) #28
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit: ; preds = %if.end, %if.then.i9
  store ptr null, ptr %_M_storage6, align 8, !tbaa !22
  %_M_refcount.i12 = getelementptr inbounds i8, ptr %this, i64 8
  %13 = load ptr, ptr %_M_refcount.i12, align 8, !tbaa !21
  %cmp.not.i.i = icmp eq ptr %13, null
  br i1 %cmp.not.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit
  %_M_use_count.i.i.i = getelementptr inbounds i8, ptr %13, i64 8
  %14 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i = icmp eq i8 %14, 0
  br i1 %tobool.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %15 = load i32, ptr %_M_use_count.i.i.i, align 4, !tbaa !33
  %add.i.i.i.i = add nsw i32 %15, -1
  store i32 %add.i.i.i.i, ptr %_M_use_count.i.i.i, align 4, !tbaa !33
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %16 = atomicrmw volatile add ptr %_M_use_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %15, %if.then.i.i.i.i ], [ %16, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i.i:                                    ; preds = %invoke.cont.i.i.i
  %vtable.i.i.i.i = load ptr, ptr %13, align 8, !tbaa !13
  %vfn.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i, i64 16
  %17 = load ptr, ptr %vfn.i.i.i.i, align 8
  call void %17(ptr noundef nonnull align 8 dereferenceable(16) %13) #26
  %_M_weak_count.i.i.i.i = getelementptr inbounds i8, ptr %13, i64 12
  %18 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i = icmp eq i8 %18, 0
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %19 = load i32, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !33
  %add.i.i.i.i.i = add nsw i32 %19, -1
  store i32 %add.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %20 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i, %if.then.i.i.i.i.i
  %retval.0.i.i.i.i.i = phi i32 [ %19, %if.then.i.i.i.i.i ], [ %20, %if.else.i.i.i.i.i ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i2.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i2.i.i.i:                                 ; preds = %invoke.cont.i.i.i.i
  %vtable2.i.i.i.i = load ptr, ptr %13, align 8, !tbaa !13
  %vfn3.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i, i64 24
  %21 = load ptr, ptr %vfn3.i.i.i.i, align 8
  call void %21(ptr noundef nonnull align 8 dereferenceable(16) %13) #26
  br label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit, %invoke.cont.i.i.i, %invoke.cont.i.i.i.i, %if.then.i2.i.i.i
  ret void

terminate.lpad:                                   ; preds = %if.then
  %22 = landingpad { ptr, i32 }
          catch ptr null
  %23 = extractvalue { ptr, i32 } %22, 0
  call void @__clang_call_terminate(ptr %23) #28
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_owns = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load i8, ptr %_M_owns, align 8, !tbaa !50, !range !71, !noundef !72
  %loadedv = trunc nuw i8 %0 to i1
  br i1 %loadedv, label %if.else.i, label %if.end

if.else.i:                                        ; preds = %entry
  %1 = load ptr, ptr %this, align 8, !tbaa !48
  %tobool.not.i = icmp eq ptr %1, null
  br i1 %tobool.not.i, label %if.end, label %if.then2.i

if.then2.i:                                       ; preds = %if.else.i
  %call1.i.i.i2 = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %1)
          to label %call1.i.i.i.noexc unwind label %terminate.lpad

call1.i.i.i.noexc:                                ; preds = %if.then2.i
  store i8 0, ptr %_M_owns, align 8, !tbaa !50
  br label %if.end

if.end:                                           ; preds = %call1.i.i.i.noexc, %if.else.i, %entry
  ret void

terminate.lpad:                                   ; preds = %if.then2.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #28
  unreachable
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqRKSt10error_codeRKSt15error_condition(ptr noundef nonnull align 8 dereferenceable(16) %__lhs, ptr noundef nonnull align 8 dereferenceable(16) %__rhs) local_unnamed_addr #8 comdat {
entry:
  %_M_cat.i = getelementptr inbounds i8, ptr %__lhs, i64 8
  %0 = load ptr, ptr %_M_cat.i, align 8, !tbaa !45
  %1 = load i32, ptr %__lhs, align 8, !tbaa !73
  %vtable = load ptr, ptr %0, align 8, !tbaa !13
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 48
  %2 = load ptr, ptr %vfn, align 8
  %call2 = tail call noundef zeroext i1 %2(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1, ptr noundef nonnull align 8 dereferenceable(16) %__rhs) #26
  br i1 %call2, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %_M_cat.i12 = getelementptr inbounds i8, ptr %__rhs, i64 8
  %3 = load ptr, ptr %_M_cat.i12, align 8, !tbaa !74
  %4 = load i32, ptr %__rhs, align 8, !tbaa !76
  %vtable5 = load ptr, ptr %3, align 8, !tbaa !13
  %vfn6 = getelementptr inbounds i8, ptr %vtable5, i64 56
  %5 = load ptr, ptr %vfn6, align 8
  %call7 = tail call noundef zeroext i1 %5(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(16) %__lhs, i32 noundef %4) #26
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %6 = phi i1 [ true, %entry ], [ %call7, %lor.rhs ]
  ret i1 %6
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt13packaged_taskIFiiEE10get_futureEv(ptr dead_on_unwind noalias writable sret(%"class.std::future") align 8 %agg.result, ptr noundef nonnull align 8 dereferenceable(16) %this) local_unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %ref.tmp = alloca %"class.std::shared_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp) #26
  %0 = load ptr, ptr %this, align 8, !tbaa !67
  store ptr %0, ptr %ref.tmp, align 8, !tbaa !7
  %_M_refcount.i.i = getelementptr inbounds i8, ptr %ref.tmp, i64 8
  %_M_refcount3.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %1 = load ptr, ptr %_M_refcount3.i.i, align 8, !tbaa !21
  store ptr %1, ptr %_M_refcount.i.i, align 8, !tbaa !21
  %cmp.not.i.i.i = icmp eq ptr %1, null
  br i1 %cmp.not.i.i.i, label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2INS0_16_Task_state_baseIFiiEEEvEERKS_IT_E.exit, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %entry
  %_M_use_count.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 8
  %2 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.i.not.i.i.i.i = icmp eq i8 %2, 0
  br i1 %tobool.i.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %3 = load i32, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !33
  %add.i.i.i.i.i = add nsw i32 %3, 1
  store i32 %add.i.i.i.i.i, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !33
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2INS0_16_Task_state_baseIFiiEEEvEERKS_IT_E.exit

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %4 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i, i32 1 acq_rel, align 4
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2INS0_16_Task_state_baseIFiiEEEvEERKS_IT_E.exit

_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2INS0_16_Task_state_baseIFiiEEEvEERKS_IT_E.exit: ; preds = %entry, %if.then.i.i.i.i.i, %if.else.i.i.i.i.i
  %5 = load ptr, ptr %ref.tmp, align 8, !tbaa !7
  store ptr %5, ptr %agg.result, align 8, !tbaa !7
  %_M_refcount.i.i.i.i = getelementptr inbounds i8, ptr %agg.result, i64 8
  %6 = load ptr, ptr %_M_refcount.i.i, align 8, !tbaa !21
  store ptr %6, ptr %_M_refcount.i.i.i.i, align 8, !tbaa !21
  %cmp.not.i.i.i.i.i = icmp eq ptr %6, null
  br i1 %cmp.not.i.i.i.i.i, label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i, label %if.then.i.i.i.i.i3

if.then.i.i.i.i.i3:                               ; preds = %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2INS0_16_Task_state_baseIFiiEEEvEERKS_IT_E.exit
  %_M_use_count.i.i.i.i.i.i = getelementptr inbounds i8, ptr %6, i64 8
  %7 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.i.not.i.i.i.i.i.i = icmp eq i8 %7, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i:                            ; preds = %if.then.i.i.i.i.i3
  %8 = load i32, ptr %_M_use_count.i.i.i.i.i.i, align 4, !tbaa !33
  %add.i.i.i.i.i.i.i = add nsw i32 %8, 1
  store i32 %add.i.i.i.i.i.i.i, ptr %_M_use_count.i.i.i.i.i.i, align 4, !tbaa !33
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i

if.else.i.i.i.i.i.i.i:                            ; preds = %if.then.i.i.i.i.i3
  %9 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i, i32 1 acq_rel, align 4
  br label %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i

_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i: ; preds = %if.else.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2INS0_16_Task_state_baseIFiiEEEvEERKS_IT_E.exit
  %10 = load ptr, ptr %agg.result, align 8, !tbaa !7
  %cmp.i.not.i.i.i = icmp eq ptr %10, null
  br i1 %cmp.i.not.i.i.i, label %if.then.i6.i.i.invoke, label %invoke.cont.i.i

invoke.cont.i.i:                                  ; preds = %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i
  %_M_retrieved.i.i.i = getelementptr inbounds i8, ptr %10, i64 20
  %11 = atomicrmw xchg ptr %_M_retrieved.i.i.i, i8 1 seq_cst, align 1
  %tobool.i.not.i.i.i = icmp eq i8 %11, 0
  br i1 %tobool.i.not.i.i.i, label %invoke.cont, label %if.then.i6.i.i.invoke

if.then.i6.i.i.invoke:                            ; preds = %invoke.cont.i.i, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i
  %12 = phi i32 [ 3, %_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_.exit.i.i ], [ 1, %invoke.cont.i.i ]
  invoke void @_ZSt20__throw_future_errori(i32 noundef %12) #29
          to label %if.then.i6.i.i.cont unwind label %lpad.i.i

if.then.i6.i.i.cont:                              ; preds = %if.then.i6.i.i.invoke
  unreachable

lpad.i.i:                                         ; preds = %if.then.i6.i.i.invoke
  %13 = landingpad { ptr, i32 }
          cleanup
  tail call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %agg.result) #26
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp) #26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp) #26
  resume { ptr, i32 } %13

invoke.cont:                                      ; preds = %invoke.cont.i.i
  %14 = load ptr, ptr %_M_refcount.i.i, align 8, !tbaa !21
  %cmp.not.i.i = icmp eq ptr %14, null
  br i1 %cmp.not.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %invoke.cont
  %_M_use_count.i.i.i = getelementptr inbounds i8, ptr %14, i64 8
  %15 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i5 = icmp eq i8 %15, 0
  br i1 %tobool.i.not.i.i.i5, label %if.else.i.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %16 = load i32, ptr %_M_use_count.i.i.i, align 4, !tbaa !33
  %add.i.i.i.i = add nsw i32 %16, -1
  store i32 %add.i.i.i.i, ptr %_M_use_count.i.i.i, align 4, !tbaa !33
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %17 = atomicrmw volatile add ptr %_M_use_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %16, %if.then.i.i.i.i ], [ %17, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i.i.i6, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i.i6:                                   ; preds = %invoke.cont.i.i.i
  %vtable.i.i.i.i = load ptr, ptr %14, align 8, !tbaa !13
  %vfn.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i, i64 16
  %18 = load ptr, ptr %vfn.i.i.i.i, align 8
  tail call void %18(ptr noundef nonnull align 8 dereferenceable(16) %14) #26
  %_M_weak_count.i.i.i.i = getelementptr inbounds i8, ptr %14, i64 12
  %19 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i = icmp eq i8 %19, 0
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i.i.i.i9, label %if.then.i.i.i.i.i7

if.then.i.i.i.i.i7:                               ; preds = %if.then.i.i.i6
  %20 = load i32, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !33
  %add.i.i.i.i.i8 = add nsw i32 %20, -1
  store i32 %add.i.i.i.i.i8, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i9:                               ; preds = %if.then.i.i.i6
  %21 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i9, %if.then.i.i.i.i.i7
  %retval.0.i.i.i.i.i = phi i32 [ %20, %if.then.i.i.i.i.i7 ], [ %21, %if.else.i.i.i.i.i9 ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i2.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i2.i.i.i:                                 ; preds = %invoke.cont.i.i.i.i
  %vtable2.i.i.i.i = load ptr, ptr %14, align 8, !tbaa !13
  %vfn3.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i, i64 24
  %22 = load ptr, ptr %vfn3.i.i.i.i, align 8
  tail call void %22(ptr noundef nonnull align 8 dereferenceable(16) %14) #26
  br label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %invoke.cont, %invoke.cont.i.i.i, %invoke.cont.i.i.i.i, %if.then.i2.i.i.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp) #26
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__basic_futureIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_refcount.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_refcount.i, align 8, !tbaa !21
  %cmp.not.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %entry
  %_M_use_count.i.i.i = getelementptr inbounds i8, ptr %0, i64 8
  %1 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i = icmp eq i8 %1, 0
  br i1 %tobool.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %2 = load i32, ptr %_M_use_count.i.i.i, align 4, !tbaa !33
  %add.i.i.i.i = add nsw i32 %2, -1
  store i32 %add.i.i.i.i, ptr %_M_use_count.i.i.i, align 4, !tbaa !33
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %3 = atomicrmw volatile add ptr %_M_use_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %2, %if.then.i.i.i.i ], [ %3, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i.i:                                    ; preds = %invoke.cont.i.i.i
  %vtable.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !13
  %vfn.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i, i64 16
  %4 = load ptr, ptr %vfn.i.i.i.i, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #26
  %_M_weak_count.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i = icmp eq i8 %5, 0
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %6 = load i32, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !33
  %add.i.i.i.i.i = add nsw i32 %6, -1
  store i32 %add.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %7 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i, %if.then.i.i.i.i.i
  %retval.0.i.i.i.i.i = phi i32 [ %6, %if.then.i.i.i.i.i ], [ %7, %if.else.i.i.i.i.i ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i2.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i2.i.i.i:                                 ; preds = %invoke.cont.i.i.i.i
  %vtable2.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !13
  %vfn3.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i, i64 24
  %8 = load ptr, ptr %vfn3.i.i.i.i, align 8
  tail call void %8(ptr noundef nonnull align 8 dereferenceable(16) %0) #26
  br label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %entry, %invoke.cont.i.i.i, %invoke.cont.i.i.i.i, %if.then.i2.i.i.i
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13packaged_taskIFiiEED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp = alloca %"class.std::unique_ptr.20", align 8
  %0 = load ptr, ptr %this, align 8, !tbaa !67
  %cmp.i.not = icmp eq ptr %0, null
  br i1 %cmp.i.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %_M_refcount.i = getelementptr inbounds i8, ptr %this, i64 8
  %1 = load ptr, ptr %_M_refcount.i, align 8, !tbaa !21
  %tobool.not.i.i.i = icmp eq ptr %1, null
  br i1 %tobool.not.i.i.i, label %if.then, label %cond.true.i.i.i

cond.true.i.i.i:                                  ; preds = %land.lhs.true
  %_M_use_count.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 8
  %2 = load atomic i32, ptr %_M_use_count.i.i.i.i monotonic, align 8
  %3 = icmp eq i32 %2, 1
  br i1 %3, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true, %cond.true.i.i.i
  %_M_result = getelementptr inbounds i8, ptr %0, i64 32
  %4 = load ptr, ptr %_M_result, align 8, !tbaa !22
  store ptr null, ptr %_M_result, align 8, !tbaa !22
  store ptr %4, ptr %agg.tmp, align 8, !tbaa !69
  invoke void @_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef nonnull %agg.tmp)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %if.then
  %5 = load ptr, ptr %agg.tmp, align 8, !tbaa !22
  %cmp.not.i = icmp eq ptr %5, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %invoke.cont
  %vtable.i.i = load ptr, ptr %5, align 8, !tbaa !13
  %6 = load ptr, ptr %vtable.i.i, align 8
  invoke void %6(ptr noundef nonnull align 8 dereferenceable(16) %5)
          to label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %7 = landingpad { ptr, i32 }
          catch ptr null
  %8 = extractvalue { ptr, i32 } %7, 0
  call void @__clang_call_terminate(ptr %8) #28
  unreachable

_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit: ; preds = %invoke.cont, %if.then.i
  store ptr null, ptr %agg.tmp, align 8, !tbaa !22
  br label %if.end

if.end:                                           ; preds = %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, %cond.true.i.i.i, %entry
  %_M_refcount.i9 = getelementptr inbounds i8, ptr %this, i64 8
  %9 = load ptr, ptr %_M_refcount.i9, align 8, !tbaa !21
  %cmp.not.i.i = icmp eq ptr %9, null
  br i1 %cmp.not.i.i, label %_ZNSt12__shared_ptrINSt13__future_base16_Task_state_baseIFiiEEELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %if.end
  %_M_use_count.i.i.i = getelementptr inbounds i8, ptr %9, i64 8
  %10 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i = icmp eq i8 %10, 0
  br i1 %tobool.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %11 = load i32, ptr %_M_use_count.i.i.i, align 4, !tbaa !33
  %add.i.i.i.i = add nsw i32 %11, -1
  store i32 %add.i.i.i.i, ptr %_M_use_count.i.i.i, align 4, !tbaa !33
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %12 = atomicrmw volatile add ptr %_M_use_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %11, %if.then.i.i.i.i ], [ %12, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base16_Task_state_baseIFiiEEELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i.i:                                    ; preds = %invoke.cont.i.i.i
  %vtable.i.i.i.i = load ptr, ptr %9, align 8, !tbaa !13
  %vfn.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i, i64 16
  %13 = load ptr, ptr %vfn.i.i.i.i, align 8
  call void %13(ptr noundef nonnull align 8 dereferenceable(16) %9) #26
  %_M_weak_count.i.i.i.i = getelementptr inbounds i8, ptr %9, i64 12
  %14 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i = icmp eq i8 %14, 0
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %15 = load i32, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !33
  %add.i.i.i.i.i = add nsw i32 %15, -1
  store i32 %add.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %16 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i, %if.then.i.i.i.i.i
  %retval.0.i.i.i.i.i = phi i32 [ %15, %if.then.i.i.i.i.i ], [ %16, %if.else.i.i.i.i.i ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i2.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base16_Task_state_baseIFiiEEELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i2.i.i.i:                                 ; preds = %invoke.cont.i.i.i.i
  %vtable2.i.i.i.i = load ptr, ptr %9, align 8, !tbaa !13
  %vfn3.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i, i64 24
  %17 = load ptr, ptr %vfn3.i.i.i.i, align 8
  call void %17(ptr noundef nonnull align 8 dereferenceable(16) %9) #26
  br label %_ZNSt12__shared_ptrINSt13__future_base16_Task_state_baseIFiiEEELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt12__shared_ptrINSt13__future_base16_Task_state_baseIFiiEEELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %if.end, %invoke.cont.i.i.i, %invoke.cont.i.i.i.i, %if.then.i2.i.i.i
  ret void

terminate.lpad:                                   ; preds = %if.then
  %18 = landingpad { ptr, i32 }
          catch ptr null
  %19 = extractvalue { ptr, i32 } %18, 0
  call void @__clang_call_terminate(ptr %19) #28
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #10

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #6 comdat align 2 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 48) #31
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  %vtable.i.i = load ptr, ptr %_M_impl.i, align 8, !tbaa !13
  %0 = load ptr, ptr %vtable.i.i, align 8
  tail call void %0(ptr noundef nonnull align 8 dereferenceable(28) %_M_impl.i) #26
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 48) #31
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef nonnull align 8 dereferenceable(16) %__ti) unnamed_addr #6 comdat align 2 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  %cmp = icmp eq ptr %__ti, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag
  br i1 %cmp, label %cleanup, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %__name.i = getelementptr inbounds i8, ptr %__ti, i64 8
  %0 = load ptr, ptr %__name.i, align 8, !tbaa !77
  %cmp.i = icmp eq ptr %0, @_ZTSSt19_Sp_make_shared_tag
  br i1 %cmp.i, label %cleanup, label %if.end.i

if.end.i:                                         ; preds = %lor.lhs.false
  %1 = load i8, ptr %0, align 1, !tbaa !32
  %cmp4.not.i = icmp eq i8 %1, 42
  br i1 %cmp4.not.i, label %cleanup, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call6.i = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #26
  %cmp7.i = icmp eq i32 %call6.i, 0
  %2 = select i1 %cmp7.i, ptr %_M_impl.i, ptr null
  br label %cleanup

cleanup:                                          ; preds = %land.rhs.i, %if.end.i, %lor.lhs.false, %entry
  %retval.0 = phi ptr [ %_M_impl.i, %entry ], [ %_M_impl.i, %lor.lhs.false ], [ null, %if.end.i ], [ %2, %land.rhs.i ]
  ret ptr %retval.0
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #6 comdat align 2 {
entry:
  tail call void @llvm.trap() #28
  unreachable
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #6 comdat align 2 {
entry:
  %vtable = load ptr, ptr %this, align 8, !tbaa !13
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 8
  %0 = load ptr, ptr %vfn, align 8
  tail call void %0(ptr noundef nonnull align 8 dereferenceable(16) %this) #26
  ret void
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #12

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV2D2Ev(ptr noundef nonnull align 8 dereferenceable(28) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !13
  %_M_result = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_result, align 8, !tbaa !22
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  %vtable.i.i = load ptr, ptr %0, align 8, !tbaa !13
  %1 = load ptr, ptr %vtable.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #28
  unreachable

_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit: ; preds = %entry, %if.then.i
  store ptr null, ptr %_M_result, align 8, !tbaa !22
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV2D0Ev(ptr noundef nonnull align 8 dereferenceable(28) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !13
  %_M_result.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_result.i, align 8, !tbaa !22
  %cmp.not.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i, label %_ZNSt13__future_base13_State_baseV2D2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %entry
  %vtable.i.i.i = load ptr, ptr %0, align 8, !tbaa !13
  %1 = load ptr, ptr %vtable.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt13__future_base13_State_baseV2D2Ev.exit unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %if.then.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #28
  unreachable

_ZNSt13__future_base13_State_baseV2D2Ev.exit:     ; preds = %entry, %if.then.i.i
  store ptr null, ptr %_M_result.i, align 8, !tbaa !22
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 32) #31
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv(ptr noundef nonnull align 8 dereferenceable(28) %this) unnamed_addr #6 comdat align 2 {
entry:
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv(ptr noundef nonnull align 8 dereferenceable(28) %this) unnamed_addr #6 comdat align 2 {
entry:
  ret i1 false
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #14

declare void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #5

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(21) %this) unnamed_addr #6 comdat align 2 {
entry:
  %vtable = load ptr, ptr %this, align 8, !tbaa !13
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 16
  %0 = load ptr, ptr %vfn, align 8
  tail call void %0(ptr noundef nonnull align 8 dereferenceable(21) %this) #26
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiED2Ev(ptr noundef nonnull align 8 dereferenceable(21) %this) unnamed_addr #6 comdat align 2 {
entry:
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 16), ptr %this, align 8, !tbaa !13
  tail call void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) #26
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiED0Ev(ptr noundef nonnull align 8 dereferenceable(21) %this) unnamed_addr #6 comdat align 2 {
entry:
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 16), ptr %this, align 8, !tbaa !13
  tail call void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) #26
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 24) #31
  ret void
}

; Function Attrs: nounwind
declare void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #15

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef %__res) local_unnamed_addr #9 comdat align 2 {
entry:
  %ref.tmp.i = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %ref.tmp = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %agg.tmp = alloca %"class.std::future_error", align 8
  %0 = load ptr, ptr %__res, align 8, !tbaa !22
  %cmp.i.not = icmp eq ptr %0, null
  br i1 %cmp.i.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp) #26
  %call.i.i = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt15future_categoryv() #26
  call void @_ZNSt12future_errorC2ESt10error_code(ptr noundef nonnull align 8 dereferenceable(32) %agg.tmp, i32 4, ptr nonnull %call.i.i)
  %call.i = call ptr @__cxa_allocate_exception(i64 noundef 32) #26, !noalias !79
  %call1.i = call ptr @__cxa_init_primary_exception(ptr noundef %call.i, ptr noundef nonnull @_ZTISt12future_error, ptr noundef nonnull @_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv) #26, !noalias !79
  call void @_ZNSt11logic_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16) %call.i, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp) #26, !noalias !79
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12future_error, i64 16), ptr %call.i, align 8, !tbaa !13, !noalias !79
  %_M_code.i.i = getelementptr inbounds i8, ptr %call.i, i64 16
  %_M_code2.i.i = getelementptr inbounds i8, ptr %agg.tmp, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_M_code.i.i, ptr noundef nonnull align 8 dereferenceable(16) %_M_code2.i.i, i64 16, i1 false), !tbaa.struct !82, !noalias !79
  call void @_ZNSt15__exception_ptr13exception_ptrC1EPv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, ptr noundef nonnull %call.i) #26
  %1 = load ptr, ptr %__res, align 8, !tbaa !22
  %_M_error = getelementptr inbounds i8, ptr %1, i64 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp.i) #26
  %2 = load ptr, ptr %ref.tmp, align 8, !tbaa !83
  store ptr %2, ptr %ref.tmp.i, align 8, !tbaa !83
  store ptr null, ptr %ref.tmp, align 8, !tbaa !83
  %3 = load ptr, ptr %_M_error, align 8, !tbaa !83
  store ptr %3, ptr %ref.tmp.i, align 8, !tbaa !83
  store ptr %2, ptr %_M_error, align 8, !tbaa !83
  %tobool.not.i.i = icmp eq ptr %3, null
  br i1 %tobool.not.i.i, label %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %if.then
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp.i) #26
  br label %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit

_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit: ; preds = %if.then, %if.then.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp.i) #26
  %4 = load ptr, ptr %ref.tmp, align 8, !tbaa !83
  %tobool.not.i4 = icmp eq ptr %4, null
  br i1 %tobool.not.i4, label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit, label %if.then.i5

if.then.i5:                                       ; preds = %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp) #26
  br label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit

_ZNSt15__exception_ptr13exception_ptrD2Ev.exit:   ; preds = %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit, %if.then.i5
  call void @_ZNSt12future_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %agg.tmp) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp) #26
  %_M_result = getelementptr inbounds i8, ptr %this, i64 8
  %5 = load ptr, ptr %_M_result, align 8, !tbaa !22
  %6 = load ptr, ptr %__res, align 8, !tbaa !22
  store ptr %6, ptr %_M_result, align 8, !tbaa !22
  store ptr %5, ptr %__res, align 8, !tbaa !22
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

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load ptr, ptr %this, align 8, !tbaa !22
  %cmp.not = icmp eq ptr %0, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %vtable.i = load ptr, ptr %0, align 8, !tbaa !13
  %1 = load ptr, ptr %vtable.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %if.end unwind label %terminate.lpad

if.end:                                           ; preds = %if.then, %entry
  store ptr null, ptr %this, align 8, !tbaa !22
  ret void

terminate.lpad:                                   ; preds = %if.then
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #28
  unreachable
}

; Function Attrs: nounwind
declare void @_ZNSt12future_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #15

; Function Attrs: nounwind
declare ptr @__cxa_allocate_exception(i64 noundef) local_unnamed_addr #15

; Function Attrs: nounwind
declare ptr @__cxa_init_primary_exception(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #15

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv(ptr noundef %__x) #8 comdat {
entry:
  %vtable = load ptr, ptr %__x, align 8, !tbaa !13
  %0 = load ptr, ptr %vtable, align 8
  tail call void %0(ptr noundef nonnull align 8 dereferenceable(32) %__x) #26
  ret void
}

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptrC1EPv(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef) unnamed_addr #15

; Function Attrs: nounwind
declare void @_ZNSt11logic_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #15

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt12future_errorC2ESt10error_code(ptr noundef nonnull align 8 dereferenceable(32) %this, i32 %__ec.coerce0, ptr %__ec.coerce1) unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %ref.tmp = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp2 = alloca %"class.std::__cxx11::basic_string", align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp) #26
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp2) #26
  %vtable.i = load ptr, ptr %__ec.coerce1, align 8, !tbaa !13, !noalias !84
  %vfn.i = getelementptr inbounds i8, ptr %vtable.i, i64 32
  %0 = load ptr, ptr %vfn.i, align 8, !noalias !84
  call void %0(ptr dead_on_unwind nonnull writable sret(%"class.std::__cxx11::basic_string") align 8 %ref.tmp2, ptr noundef nonnull align 8 dereferenceable(8) %__ec.coerce1, i32 noundef %__ec.coerce0)
  %call3.i.i.i9 = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp2, i64 noundef 0, i64 noundef 0, ptr noundef nonnull @.str.4, i64 noundef 19)
          to label %call3.i.i.i.noexc unwind label %lpad

call3.i.i.i.noexc:                                ; preds = %entry
  %1 = getelementptr inbounds i8, ptr %ref.tmp, i64 16
  store ptr %1, ptr %ref.tmp, align 8, !tbaa !87, !alias.scope !88
  %2 = load ptr, ptr %call3.i.i.i9, align 8, !tbaa !64
  %3 = getelementptr inbounds i8, ptr %call3.i.i.i9, i64 16
  %cmp.i.i.i = icmp eq ptr %2, %3
  br i1 %cmp.i.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %call3.i.i.i.noexc
  %_M_string_length.i.i.i = getelementptr inbounds i8, ptr %call3.i.i.i9, i64 8
  %4 = load i64, ptr %_M_string_length.i.i.i, align 8, !tbaa !91
  %add.i.i = add i64 %4, 1
  %cmp.i23.i.i = icmp eq i64 %add.i.i, 0
  br i1 %cmp.i23.i.i, label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit, label %if.end.i.i.i

if.end.i.i.i:                                     ; preds = %if.then.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %1, ptr nonnull align 8 %3, i64 %add.i.i, i1 false)
  br label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit

if.else.i.i:                                      ; preds = %call3.i.i.i.noexc
  store ptr %2, ptr %ref.tmp, align 8, !tbaa !64, !alias.scope !88
  %5 = load i64, ptr %3, align 8, !tbaa !32
  store i64 %5, ptr %1, align 8, !tbaa !32, !alias.scope !88
  br label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit

_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit: ; preds = %if.then.i.i, %if.end.i.i.i, %if.else.i.i
  %_M_string_length.i24.i.i = getelementptr inbounds i8, ptr %call3.i.i.i9, i64 8
  %6 = load i64, ptr %_M_string_length.i24.i.i, align 8, !tbaa !91
  %_M_string_length.i25.i.i = getelementptr inbounds i8, ptr %ref.tmp, i64 8
  store i64 %6, ptr %_M_string_length.i25.i.i, align 8, !tbaa !91, !alias.scope !88
  store ptr %3, ptr %call3.i.i.i9, align 8, !tbaa !64
  store i64 0, ptr %_M_string_length.i24.i.i, align 8, !tbaa !91
  store i8 0, ptr %3, align 8, !tbaa !32
  invoke void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp)
          to label %invoke.cont4 unwind label %lpad3

invoke.cont4:                                     ; preds = %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit
  %7 = load ptr, ptr %ref.tmp, align 8, !tbaa !64
  %cmp.i.i.i10 = icmp eq ptr %7, %1
  br i1 %cmp.i.i.i10, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit, label %if.then.i.i11

if.then.i.i11:                                    ; preds = %invoke.cont4
  %8 = load i64, ptr %1, align 8, !tbaa !32
  %add.i.i.i = add i64 %8, 1
  call void @_ZdlPvm(ptr noundef %7, i64 noundef %add.i.i.i) #31
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit: ; preds = %invoke.cont4, %if.then.i.i11
  %9 = load ptr, ptr %ref.tmp2, align 8, !tbaa !64
  %10 = getelementptr inbounds i8, ptr %ref.tmp2, i64 16
  %cmp.i.i.i12 = icmp eq ptr %9, %10
  br i1 %cmp.i.i.i12, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit15, label %if.then.i.i13

if.then.i.i13:                                    ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit
  %11 = load i64, ptr %10, align 8, !tbaa !32
  %add.i.i.i14 = add i64 %11, 1
  call void @_ZdlPvm(ptr noundef %9, i64 noundef %add.i.i.i14) #31
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit15

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit15: ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit, %if.then.i.i13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp2) #26
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp) #26
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12future_error, i64 16), ptr %this, align 8, !tbaa !13
  %_M_code = getelementptr inbounds i8, ptr %this, i64 16
  store i32 %__ec.coerce0, ptr %_M_code, align 8, !tbaa !33
  %__ec.sroa.324.0._M_code.sroa_idx = getelementptr inbounds i8, ptr %this, i64 24
  store ptr %__ec.coerce1, ptr %__ec.sroa.324.0._M_code.sroa_idx, align 8, !tbaa !22
  ret void

lpad:                                             ; preds = %entry
  %12 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup

lpad3:                                            ; preds = %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit
  %13 = landingpad { ptr, i32 }
          cleanup
  %14 = load ptr, ptr %ref.tmp, align 8, !tbaa !64
  %cmp.i.i.i16 = icmp eq ptr %14, %1
  br i1 %cmp.i.i.i16, label %ehcleanup, label %if.then.i.i17

if.then.i.i17:                                    ; preds = %lpad3
  %15 = load i64, ptr %1, align 8, !tbaa !32
  %add.i.i.i18 = add i64 %15, 1
  call void @_ZdlPvm(ptr noundef %14, i64 noundef %add.i.i.i18) #31
  br label %ehcleanup

ehcleanup:                                        ; preds = %if.then.i.i17, %lpad3, %lpad
  %.pn = phi { ptr, i32 } [ %12, %lpad ], [ %13, %lpad3 ], [ %13, %if.then.i.i17 ]
  %16 = load ptr, ptr %ref.tmp2, align 8, !tbaa !64
  %17 = getelementptr inbounds i8, ptr %ref.tmp2, i64 16
  %cmp.i.i.i20 = icmp eq ptr %16, %17
  br i1 %cmp.i.i.i20, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit23, label %if.then.i.i21

if.then.i.i21:                                    ; preds = %ehcleanup
  %18 = load i64, ptr %17, align 8, !tbaa !32
  %add.i.i.i22 = add i64 %18, 1
  call void @_ZdlPvm(ptr noundef %16, i64 noundef %add.i.i.i22) #31
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit23

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit23: ; preds = %ehcleanup, %if.then.i.i21
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp2) #26
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp) #26
  resume { ptr, i32 } %.pn
}

; Function Attrs: nounwind
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZSt15future_categoryv() local_unnamed_addr #15

declare void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #5

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load ptr, ptr %this, align 8, !tbaa !64
  %1 = getelementptr inbounds i8, ptr %this, i64 16
  %cmp.i.i = icmp eq ptr %0, %1
  br i1 %cmp.i.i, label %invoke.cont, label %if.then.i

if.then.i:                                        ; preds = %entry
  %2 = load i64, ptr %1, align 8, !tbaa !32
  %add.i.i = add i64 %2, 1
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef %add.i.i) #31
  br label %invoke.cont

invoke.cont:                                      ; preds = %if.then.i, %entry
  ret void
}

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
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.6) #29
  unreachable

_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit: ; preds = %entry
  %add = sub i64 %__len2, %__len1
  %sub = add i64 %add, %0
  %1 = load ptr, ptr %this, align 8, !tbaa !64
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
  %6 = load i8, ptr %add.ptr11, align 1, !tbaa !32
  store i8 %6, ptr %add.ptr10, align 1, !tbaa !32
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
  %7 = load i8, ptr %__s, align 1, !tbaa !32
  store i8 %7, ptr %add.ptr, align 1, !tbaa !32
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
  %9 = load i8, ptr %__s, align 1, !tbaa !32
  store i8 %9, ptr %add.ptr, align 1, !tbaa !32
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
  %10 = load i8, ptr %add.ptr25, align 1, !tbaa !32
  store i8 %10, ptr %add.ptr24, align 1, !tbaa !32
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
  %11 = load i8, ptr %__s, align 1, !tbaa !32
  store i8 %11, ptr %add.ptr, align 1, !tbaa !32
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
  %13 = load i8, ptr %add.ptr39, align 1, !tbaa !32
  store i8 %13, ptr %add.ptr, align 1, !tbaa !32
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
  %14 = load i8, ptr %__s, align 1, !tbaa !32
  store i8 %14, ptr %add.ptr, align 1, !tbaa !32
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
  %15 = load i8, ptr %add.ptr46, align 1, !tbaa !32
  store i8 %15, ptr %add.ptr45, align 1, !tbaa !32
  br label %if.end53

if.end.i.i141:                                    ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm.exit139
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr45, ptr nonnull align 1 %add.ptr46, i64 %sub47, i1 false)
  br label %if.end53

if.else52:                                        ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i64 noundef %__len1, ptr noundef %__s, i64 noundef %__len2)
  br label %if.end53

if.end53:                                         ; preds = %if.end.i.i141, %if.then.i140, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm.exit139, %if.end.i.i135, %if.then.i134, %if.then36, %if.end.i.i132, %if.then.i131, %if.then32, %if.end.i.i124, %if.then.i123, %if.end, %if.end26, %if.else52
  store i64 %sub, ptr %_M_string_length.i.i, align 8, !tbaa !91
  %16 = load ptr, ptr %this, align 8, !tbaa !64
  %arrayidx.i = getelementptr inbounds i8, ptr %16, i64 %sub
  store i8 0, ptr %arrayidx.i, align 1, !tbaa !32
  ret ptr %this
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i64 noundef %__len1, ptr noundef %__s, i64 noundef %__len2) local_unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_string_length.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load i64, ptr %_M_string_length.i, align 8, !tbaa !91
  %1 = add i64 %__len1, %__pos
  %sub2 = sub i64 %0, %1
  %add = sub i64 %__len2, %__len1
  %sub4 = add i64 %add, %0
  %2 = load ptr, ptr %this, align 8, !tbaa !64
  %3 = getelementptr inbounds i8, ptr %this, i64 16
  %cmp.i.i = icmp eq ptr %2, %3
  %4 = load i64, ptr %3, align 8
  %cond.i = select i1 %cmp.i.i, i64 15, i64 %4
  %cmp.i = icmp ugt i64 %sub4, 4611686018427387903
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.7) #29
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
  %call5.i.i.i = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %add.i) #27
  switch i64 %__pos, label %if.end.i.i [
    i64 0, label %if.end
    i64 1, label %if.then.i37
  ]

if.then.i37:                                      ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit
  %5 = load i8, ptr %2, align 1, !tbaa !32
  store i8 %5, ptr %call5.i.i.i, align 1, !tbaa !32
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
  %6 = load i8, ptr %__s, align 1, !tbaa !32
  store i8 %6, ptr %add.ptr, align 1, !tbaa !32
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
  %7 = load i8, ptr %add.ptr18, align 1, !tbaa !32
  store i8 %7, ptr %add.ptr15, align 1, !tbaa !32
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
  store ptr %call5.i.i.i, ptr %this, align 8, !tbaa !64
  store i64 %__new_capacity.0, ptr %3, align 8, !tbaa !32
  ret void
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #16

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #10

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #15

declare void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef) local_unnamed_addr #5

; Function Attrs: noreturn
declare void @_ZSt20__throw_future_errori(i32 noundef) local_unnamed_addr #16

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #8 align 2 {
entry:
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) #26
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 16) #31
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %this) unnamed_addr #9 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp.i.i.i.i.i = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %_M_func = getelementptr inbounds i8, ptr %this, i64 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i.i.i.i.i)
  %exception.i.i.i.i.i = tail call ptr @__cxa_allocate_exception(i64 16) #26
  invoke void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %exception.i.i.i.i.i, ptr noundef nonnull @.str.9)
          to label %invoke.cont.i.i.i.i.i unwind label %lpad.i.i.i.i.i

invoke.cont.i.i.i.i.i:                            ; preds = %entry
  invoke void @__cxa_throw(ptr nonnull %exception.i.i.i.i.i, ptr nonnull @_ZTISt13runtime_error, ptr nonnull @_ZNSt13runtime_errorD1Ev) #29
          to label %unreachable.i.i.i.i.i unwind label %lpad2.i.i.i.i.i

lpad.i.i.i.i.i:                                   ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null
  tail call void @__cxa_free_exception(ptr %exception.i.i.i.i.i) #26
  br label %catch.i.i.i.i.i

lpad2.i.i.i.i.i:                                  ; preds = %invoke.cont.i.i.i.i.i
  %1 = landingpad { ptr, i32 }
          catch ptr null
  br label %catch.i.i.i.i.i

catch.i.i.i.i.i:                                  ; preds = %lpad2.i.i.i.i.i, %lpad.i.i.i.i.i
  %.pn.i.i.i.i.i = phi { ptr, i32 } [ %1, %lpad2.i.i.i.i.i ], [ %0, %lpad.i.i.i.i.i ]
  %exn.slot.0.i.i.i.i.i = extractvalue { ptr, i32 } %.pn.i.i.i.i.i, 0
  %2 = tail call ptr @__cxa_begin_catch(ptr %exn.slot.0.i.i.i.i.i) #26
  %3 = load ptr, ptr %_M_func, align 8, !tbaa !92
  call void @_ZSt17current_exceptionv(ptr dead_on_unwind nonnull writable sret(%"class.std::__exception_ptr::exception_ptr") align 8 %agg.tmp.i.i.i.i.i) #26
  invoke void @_ZNSt7promiseIiE13set_exceptionENSt15__exception_ptr13exception_ptrE(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef nonnull %agg.tmp.i.i.i.i.i)
          to label %invoke.cont4.i.i.i.i.i unwind label %lpad3.i.i.i.i.i

invoke.cont4.i.i.i.i.i:                           ; preds = %catch.i.i.i.i.i
  %4 = load ptr, ptr %agg.tmp.i.i.i.i.i, align 8, !tbaa !83
  %tobool.not.i.i.i.i.i.i = icmp eq ptr %4, null
  br i1 %tobool.not.i.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit", label %if.then.i.i.i.i.i.i

if.then.i.i.i.i.i.i:                              ; preds = %invoke.cont4.i.i.i.i.i
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp.i.i.i.i.i) #26
  br label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit"

lpad3.i.i.i.i.i:                                  ; preds = %catch.i.i.i.i.i
  %5 = landingpad { ptr, i32 }
          cleanup
  %6 = load ptr, ptr %agg.tmp.i.i.i.i.i, align 8, !tbaa !83
  %tobool.not.i8.i.i.i.i.i = icmp eq ptr %6, null
  br i1 %tobool.not.i8.i.i.i.i.i, label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit10.i.i.i.i.i, label %if.then.i9.i.i.i.i.i

if.then.i9.i.i.i.i.i:                             ; preds = %lpad3.i.i.i.i.i
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp.i.i.i.i.i) #26
  br label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit10.i.i.i.i.i

_ZNSt15__exception_ptr13exception_ptrD2Ev.exit10.i.i.i.i.i: ; preds = %if.then.i9.i.i.i.i.i, %lpad3.i.i.i.i.i
  invoke void @__cxa_end_catch()
          to label %eh.resume.i.i.i.i.i unwind label %terminate.lpad.i.i.i.i.i

eh.resume.i.i.i.i.i:                              ; preds = %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit10.i.i.i.i.i
  resume { ptr, i32 } %5

terminate.lpad.i.i.i.i.i:                         ; preds = %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit10.i.i.i.i.i
  %7 = landingpad { ptr, i32 }
          catch ptr null
  %8 = extractvalue { ptr, i32 } %7, 0
  call void @__clang_call_terminate(ptr %8) #28
  unreachable

unreachable.i.i.i.i.i:                            ; preds = %invoke.cont.i.i.i.i.i
  unreachable

"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit": ; preds = %invoke.cont4.i.i.i.i.i, %if.then.i.i.i.i.i.i
  call void @__cxa_end_catch()
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i.i.i.i.i)
  ret void
}

declare void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #5

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #15

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt7promiseIiE13set_exceptionENSt15__exception_ptr13exception_ptrE(ptr noundef nonnull align 8 dereferenceable(24) %this, ptr noundef %__p) local_unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp = alloca %"class.std::function", align 8
  %0 = load ptr, ptr %this, align 8, !tbaa !7
  %cmp.i.not.i.i = icmp eq ptr %0, null
  br i1 %cmp.i.not.i.i, label %if.then.i.i, label %_ZNSt7promiseIiE8_M_stateEv.exit

if.then.i.i:                                      ; preds = %entry
  tail call void @_ZSt20__throw_future_errori(i32 noundef 3) #29
  unreachable

_ZNSt7promiseIiE8_M_stateEv.exit:                 ; preds = %entry
  %_M_manager.i.i = getelementptr inbounds i8, ptr %agg.tmp, i64 16
  %_M_invoker.i = getelementptr inbounds i8, ptr %agg.tmp, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %agg.tmp, i8 0, i64 32, i1 false)
  store ptr %this, ptr %agg.tmp, align 8, !tbaa !22
  %ref.tmp.sroa.5.0.agg.tmp.sroa_idx = getelementptr inbounds i8, ptr %agg.tmp, i64 8
  store ptr %__p, ptr %ref.tmp.sroa.5.0.agg.tmp.sroa_idx, align 8, !tbaa !22
  store ptr @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiNS6_19__exception_ptr_tagEEEE9_M_invokeERKSt9_Any_data, ptr %_M_invoker.i, align 8, !tbaa !94
  store ptr @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiNS6_19__exception_ptr_tagEEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation, ptr %_M_manager.i.i, align 8, !tbaa !97
  invoke void @_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef nonnull %agg.tmp, i1 noundef zeroext false)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %_ZNSt7promiseIiE8_M_stateEv.exit
  %1 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !97
  %tobool.not.i = icmp eq ptr %1, null
  br i1 %tobool.not.i, label %_ZNSt14_Function_baseD2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %invoke.cont
  %call.i = invoke noundef zeroext i1 %1(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  call void @__clang_call_terminate(ptr %3) #28
  unreachable

_ZNSt14_Function_baseD2Ev.exit:                   ; preds = %invoke.cont, %if.then.i
  ret void

lpad:                                             ; preds = %_ZNSt7promiseIiE8_M_stateEv.exit
  %4 = landingpad { ptr, i32 }
          cleanup
  %5 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !97
  %tobool.not.i5 = icmp eq ptr %5, null
  br i1 %tobool.not.i5, label %_ZNSt14_Function_baseD2Ev.exit9, label %if.then.i6

if.then.i6:                                       ; preds = %lpad
  %call.i7 = invoke noundef zeroext i1 %5(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit9 unwind label %terminate.lpad.i8

terminate.lpad.i8:                                ; preds = %if.then.i6
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  call void @__clang_call_terminate(ptr %7) #28
  unreachable

_ZNSt14_Function_baseD2Ev.exit9:                  ; preds = %lpad, %if.then.i6
  resume { ptr, i32 } %4
}

; Function Attrs: nounwind
declare void @_ZSt17current_exceptionv(ptr dead_on_unwind writable sret(%"class.std::__exception_ptr::exception_ptr") align 8) local_unnamed_addr #15

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef %__res, i1 noundef zeroext %__ignore_failure) local_unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__callable.i = alloca %class.anon.37, align 8
  %__did_set = alloca i8, align 1
  %ref.tmp = alloca { i64, i64 }, align 8
  %ref.tmp2 = alloca ptr, align 8
  %ref.tmp3 = alloca ptr, align 8
  %ref.tmp4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__did_set) #26
  store i8 0, ptr %__did_set, align 1, !tbaa !98
  %_M_once = getelementptr inbounds i8, ptr %this, i64 24
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp) #26
  store i64 ptrtoint (ptr @_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb to i64), ptr %ref.tmp, align 8, !tbaa !32
  %.fca.1.gep = getelementptr inbounds i8, ptr %ref.tmp, i64 8
  store i64 0, ptr %.fca.1.gep, align 8, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp2) #26
  store ptr %this, ptr %ref.tmp2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp3) #26
  store ptr %__res, ptr %ref.tmp3, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp4) #26
  store ptr %__did_set, ptr %ref.tmp4, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %__callable.i) #26
  store ptr %ref.tmp, ptr %__callable.i, align 8, !tbaa !22
  %0 = getelementptr inbounds i8, ptr %__callable.i, i64 8
  store ptr %ref.tmp2, ptr %0, align 8, !tbaa !22
  %1 = getelementptr inbounds i8, ptr %__callable.i, i64 16
  store ptr %ref.tmp3, ptr %1, align 8, !tbaa !22
  %2 = getelementptr inbounds i8, ptr %__callable.i, i64 24
  store ptr %ref.tmp4, ptr %2, align 8, !tbaa !22
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  store ptr %__callable.i, ptr %3, align 8, !tbaa !22
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  store ptr @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv, ptr %4, align 8, !tbaa !22
  %call1.i8.i = invoke noundef i32 @pthread_once(ptr noundef nonnull %_M_once, ptr noundef nonnull @__once_proxy)
          to label %invoke.cont.i unwind label %lpad.i

invoke.cont.i:                                    ; preds = %entry
  %tobool.not.i8 = icmp eq i32 %call1.i8.i, 0
  br i1 %tobool.not.i8, label %_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit, label %if.then.i9

if.then.i9:                                       ; preds = %invoke.cont.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i8.i) #29
          to label %invoke.cont5.i unwind label %lpad.i

invoke.cont5.i:                                   ; preds = %if.then.i9
  unreachable

lpad.i:                                           ; preds = %if.then.i9, %entry
  %5 = landingpad { ptr, i32 }
          cleanup
  store ptr null, ptr %3, align 8, !tbaa !22
  store ptr null, ptr %4, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__callable.i) #26
  resume { ptr, i32 } %5

_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit: ; preds = %invoke.cont.i
  store ptr null, ptr %3, align 8, !tbaa !22
  store ptr null, ptr %4, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__callable.i) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp4) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp3) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp2) #26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp) #26
  %6 = load i8, ptr %__did_set, align 1, !tbaa !98, !range !71, !noundef !72
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
  call void @_ZSt20__throw_future_errori(i32 noundef 2) #29
  unreachable

if.end7:                                          ; preds = %if.then.i, %if.then, %if.else
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__did_set) #26
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef %__f, ptr noundef %__did_set) #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__res = alloca %"class.std::unique_ptr.20", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__res) #26
  %_M_manager.i.i = getelementptr inbounds i8, ptr %__f, i64 16
  %0 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !97, !noalias !99
  %tobool.not.i.i = icmp eq ptr %0, null
  br i1 %tobool.not.i.i, label %if.then.i, label %_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv.exit

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt25__throw_bad_function_callv() #29, !noalias !99
  unreachable

_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv.exit: ; preds = %entry
  %_M_invoker.i = getelementptr inbounds i8, ptr %__f, i64 24
  %1 = load ptr, ptr %_M_invoker.i, align 8, !tbaa !94, !noalias !99
  call void %1(ptr dead_on_unwind nonnull writable sret(%"class.std::unique_ptr.20") align 8 %__res, ptr noundef nonnull align 8 dereferenceable(16) %__f)
  store i8 1, ptr %__did_set, align 1, !tbaa !98
  %_M_result = getelementptr inbounds i8, ptr %this, i64 8
  %2 = load ptr, ptr %_M_result, align 8, !tbaa !22
  %3 = load ptr, ptr %__res, align 8, !tbaa !22
  store ptr %3, ptr %_M_result, align 8, !tbaa !22
  store ptr %2, ptr %__res, align 8, !tbaa !22
  %cmp.not.i = icmp eq ptr %2, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, label %if.then.i2

if.then.i2:                                       ; preds = %_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv.exit
  %vtable.i.i = load ptr, ptr %2, align 8, !tbaa !13
  %4 = load ptr, ptr %vtable.i.i, align 8
  invoke void %4(ptr noundef nonnull align 8 dereferenceable(16) %2)
          to label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i2
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  call void @__clang_call_terminate(ptr %6) #28
  unreachable

_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit: ; preds = %_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv.exit, %if.then.i2
  store ptr null, ptr %__res, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__res) #26
  ret void
}

declare void @__once_proxy() #5

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #16

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #17

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv() #18 comdat align 2 {
entry:
  %0 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  %1 = load ptr, ptr %0, align 8, !tbaa !22
  %2 = load ptr, ptr %1, align 8, !tbaa !102
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !104
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !105
  %7 = getelementptr inbounds i8, ptr %1, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !106
  %9 = load ptr, ptr %4, align 8, !tbaa !22
  %.unpack.i.i.i.i = load i64, ptr %2, align 8, !tbaa !32
  %.elt3.i.i.i.i = getelementptr inbounds i8, ptr %2, i64 8
  %.unpack4.i.i.i.i = load i64, ptr %.elt3.i.i.i.i, align 8, !tbaa !32
  %10 = getelementptr inbounds i8, ptr %9, i64 %.unpack4.i.i.i.i
  %11 = and i64 %.unpack.i.i.i.i, 1
  %memptr.isvirtual.not.i.i.i.i = icmp eq i64 %11, 0
  br i1 %memptr.isvirtual.not.i.i.i.i, label %memptr.nonvirtual.i.i.i.i, label %memptr.virtual.i.i.i.i

memptr.virtual.i.i.i.i:                           ; preds = %entry
  %vtable.i.i.i.i = load ptr, ptr %10, align 8, !tbaa !13
  %12 = getelementptr i8, ptr %vtable.i.i.i.i, i64 %.unpack.i.i.i.i
  %13 = getelementptr i8, ptr %12, i64 -1
  %memptr.virtualfn.i.i.i.i = load ptr, ptr %13, align 8, !nosanitize !72
  br label %_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENKUlvE_clEv.exit

memptr.nonvirtual.i.i.i.i:                        ; preds = %entry
  %memptr.nonvirtualfn.i.i.i.i = inttoptr i64 %.unpack.i.i.i.i to ptr
  br label %_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENKUlvE_clEv.exit

_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENKUlvE_clEv.exit: ; preds = %memptr.virtual.i.i.i.i, %memptr.nonvirtual.i.i.i.i
  %14 = phi ptr [ %memptr.virtualfn.i.i.i.i, %memptr.virtual.i.i.i.i ], [ %memptr.nonvirtualfn.i.i.i.i, %memptr.nonvirtual.i.i.i.i ]
  %15 = load ptr, ptr %6, align 8, !tbaa !22
  %16 = load ptr, ptr %8, align 8, !tbaa !22
  tail call void %14(ptr noundef nonnull align 8 dereferenceable(28) %10, ptr noundef %15, ptr noundef %16)
  ret void
}

declare i32 @pthread_once(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: noreturn
declare void @_ZSt25__throw_bad_function_callv() local_unnamed_addr #16

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiNS6_19__exception_ptr_tagEEEE9_M_invokeERKSt9_Any_data(ptr dead_on_unwind noalias writable sret(%"class.std::unique_ptr.20") align 8 %agg.result, ptr noundef nonnull align 8 dereferenceable(16) %__functor) #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %ref.tmp.i.i.i.i = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !107)
  %_M_ex.i.i.i = getelementptr inbounds i8, ptr %__functor, i64 8
  %0 = load ptr, ptr %_M_ex.i.i.i, align 8, !tbaa !110, !noalias !112
  %1 = load ptr, ptr %__functor, align 8, !tbaa !117, !noalias !112
  %_M_storage.i.i.i = getelementptr inbounds i8, ptr %1, i64 16
  %2 = load ptr, ptr %_M_storage.i.i.i, align 8, !tbaa !22, !noalias !112
  %_M_error.i.i.i = getelementptr inbounds i8, ptr %2, i64 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp.i.i.i.i) #26, !noalias !112
  %3 = load ptr, ptr %0, align 8, !tbaa !83, !noalias !112
  store ptr %3, ptr %ref.tmp.i.i.i.i, align 8, !tbaa !83, !noalias !112
  %tobool.not.i.i.i.i.i = icmp eq ptr %3, null
  br i1 %tobool.not.i.i.i.i.i, label %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %entry
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp.i.i.i.i) #26, !noalias !112
  br label %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit.i.i.i.i

_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit.i.i.i.i: ; preds = %if.then.i.i.i.i.i, %entry
  %4 = load ptr, ptr %ref.tmp.i.i.i.i, align 8, !tbaa !83, !noalias !112
  %5 = load ptr, ptr %_M_error.i.i.i, align 8, !tbaa !83, !noalias !112
  store ptr %5, ptr %ref.tmp.i.i.i.i, align 8, !tbaa !83, !noalias !112
  store ptr %4, ptr %_M_error.i.i.i, align 8, !tbaa !83, !noalias !112
  %tobool.not.i2.i.i.i.i = icmp eq ptr %5, null
  br i1 %tobool.not.i2.i.i.i.i, label %_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_13_State_baseV27_SetterIiNS5_19__exception_ptr_tagEEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESB_E4typeEOSC_DpOSD_.exit, label %if.then.i3.i.i.i.i

if.then.i3.i.i.i.i:                               ; preds = %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit.i.i.i.i
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp.i.i.i.i) #26, !noalias !112
  br label %_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_13_State_baseV27_SetterIiNS5_19__exception_ptr_tagEEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESB_E4typeEOSC_DpOSD_.exit

_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_13_State_baseV27_SetterIiNS5_19__exception_ptr_tagEEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESB_E4typeEOSC_DpOSD_.exit: ; preds = %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit.i.i.i.i, %if.then.i3.i.i.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp.i.i.i.i) #26, !noalias !112
  %6 = load ptr, ptr %__functor, align 8, !tbaa !117, !noalias !112
  %_M_storage4.i.i.i = getelementptr inbounds i8, ptr %6, i64 16
  %7 = load i64, ptr %_M_storage4.i.i.i, align 8, !tbaa !22, !noalias !112
  %8 = inttoptr i64 %7 to ptr
  store ptr null, ptr %_M_storage4.i.i.i, align 8, !tbaa !22, !noalias !112
  store ptr %8, ptr %agg.result, align 8, !tbaa !69, !alias.scope !107
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiNS6_19__exception_ptr_tagEEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation(ptr noundef nonnull align 8 dereferenceable(16) %__dest, ptr noundef nonnull align 8 dereferenceable(16) %__source, i32 noundef %__op) #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  switch i32 %__op, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb4.i
  ]

sw.bb:                                            ; preds = %entry
  store ptr @_ZTINSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEE, ptr %__dest, align 8, !tbaa !22
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  store ptr %__source, ptr %__dest, align 8, !tbaa !22
  br label %sw.epilog

sw.bb4.i:                                         ; preds = %entry
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %__dest, ptr noundef nonnull align 8 dereferenceable(16) %__source, i64 16, i1 false), !tbaa.struct !118
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.bb4.i, %entry, %sw.bb1, %sw.bb
  ret i1 false
}

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #15

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(21) ptr @_ZNKSt14__basic_futureIiE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %this) local_unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %0 = load ptr, ptr %this, align 8, !tbaa !7
  %cmp.i.not.i = icmp eq ptr %0, null
  br i1 %cmp.i.not.i, label %if.then.i, label %_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E.exit

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt20__throw_future_errori(i32 noundef 3) #29
  unreachable

_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E.exit: ; preds = %entry
  %vtable.i = load ptr, ptr %0, align 8, !tbaa !13
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
  %6 = load ptr, ptr %_M_result.i, align 8, !tbaa !22
  %_M_error = getelementptr inbounds i8, ptr %6, i64 8
  %7 = load ptr, ptr %_M_error, align 8, !tbaa !83
  %cmp.i = icmp eq ptr %7, null
  br i1 %cmp.i, label %if.end, label %if.then

if.then:                                          ; preds = %_ZNSt13__future_base13_State_baseV24waitEv.exit
  %8 = load ptr, ptr %_M_error, align 8, !tbaa !83
  store ptr %8, ptr %agg.tmp, align 8, !tbaa !83
  %tobool.not.i10 = icmp eq ptr %8, null
  br i1 %tobool.not.i10, label %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit, label %if.then.i11

if.then.i11:                                      ; preds = %if.then
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp) #26
  br label %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit

_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit: ; preds = %if.then, %if.then.i11
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef nonnull %agg.tmp) #29
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit
  unreachable

lpad:                                             ; preds = %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit
  %9 = landingpad { ptr, i32 }
          cleanup
  %10 = load ptr, ptr %agg.tmp, align 8, !tbaa !83
  %tobool.not.i12 = icmp eq ptr %10, null
  br i1 %tobool.not.i12, label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit14, label %if.then.i13

if.then.i13:                                      ; preds = %lpad
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp) #26
  br label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit14

_ZNSt15__exception_ptr13exception_ptrD2Ev.exit14: ; preds = %lpad, %if.then.i13
  resume { ptr, i32 } %9

if.end:                                           ; preds = %_ZNSt13__future_base13_State_baseV24waitEv.exit
  ret ptr %6
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load ptr, ptr %this, align 8, !tbaa !37
  store ptr null, ptr %0, align 8, !tbaa !22
  %_M_refcount3.i.i = getelementptr inbounds i8, ptr %0, i64 8
  %1 = load ptr, ptr %_M_refcount3.i.i, align 8, !tbaa !21
  store ptr null, ptr %_M_refcount3.i.i, align 8, !tbaa !21
  %cmp.not.i.i.i = icmp eq ptr %1, null
  br i1 %cmp.not.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %entry
  %_M_use_count.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 8
  %2 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i = icmp eq i8 %2, 0
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %3 = load i32, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !33
  %add.i.i.i.i.i = add nsw i32 %3, -1
  store i32 %add.i.i.i.i.i, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %4 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i, %if.then.i.i.i.i.i
  %retval.0.i.i.i.i.i = phi i32 [ %3, %if.then.i.i.i.i.i ], [ %4, %if.else.i.i.i.i.i ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit

if.then.i.i.i.i:                                  ; preds = %invoke.cont.i.i.i.i
  %vtable.i.i.i.i.i = load ptr, ptr %1, align 8, !tbaa !13
  %vfn.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i, i64 16
  %5 = load ptr, ptr %vfn.i.i.i.i.i, align 8
  tail call void %5(ptr noundef nonnull align 8 dereferenceable(16) %1) #26
  %_M_weak_count.i.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 12
  %6 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i.i = icmp eq i8 %6, 0
  br i1 %tobool.i.not.i.i.i.i.i, label %if.else.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i

if.then.i.i.i.i.i.i:                              ; preds = %if.then.i.i.i.i
  %7 = load i32, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !33
  %add.i.i.i.i.i.i = add nsw i32 %7, -1
  store i32 %add.i.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i.i

if.else.i.i.i.i.i.i:                              ; preds = %if.then.i.i.i.i
  %8 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i

invoke.cont.i.i.i.i.i:                            ; preds = %if.else.i.i.i.i.i.i, %if.then.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i = phi i32 [ %7, %if.then.i.i.i.i.i.i ], [ %8, %if.else.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i, label %if.then.i2.i.i.i.i, label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit

if.then.i2.i.i.i.i:                               ; preds = %invoke.cont.i.i.i.i.i
  %vtable2.i.i.i.i.i = load ptr, ptr %1, align 8, !tbaa !13
  %vfn3.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i, i64 24
  %9 = load ptr, ptr %vfn3.i.i.i.i.i, align 8
  tail call void %9(ptr noundef nonnull align 8 dereferenceable(16) %1) #26
  br label %_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit

_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit: ; preds = %entry, %invoke.cont.i.i.i.i, %invoke.cont.i.i.i.i.i, %if.then.i2.i.i.i.i
  ret void
}

; Function Attrs: noreturn
declare void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef) local_unnamed_addr #16

declare noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef nonnull align 1 dereferenceable(1), ptr noundef, i32 noundef, i1 noundef zeroext, i64, i64) local_unnamed_addr #5

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_refcount = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_refcount, align 8, !tbaa !21
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  %_M_use_count.i.i = getelementptr inbounds i8, ptr %0, i64 8
  %1 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i = icmp eq i8 %1, 0
  br i1 %tobool.i.not.i.i, label %if.else.i.i.i, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %if.then.i
  %2 = load i32, ptr %_M_use_count.i.i, align 4, !tbaa !33
  %add.i.i.i = add nsw i32 %2, -1
  store i32 %add.i.i.i, ptr %_M_use_count.i.i, align 4, !tbaa !33
  br label %invoke.cont.i.i

if.else.i.i.i:                                    ; preds = %if.then.i
  %3 = atomicrmw volatile add ptr %_M_use_count.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i

invoke.cont.i.i:                                  ; preds = %if.else.i.i.i, %if.then.i.i.i
  %retval.0.i.i.i = phi i32 [ %2, %if.then.i.i.i ], [ %3, %if.else.i.i.i ]
  %cmp.i.i = icmp eq i32 %retval.0.i.i.i, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i:                                      ; preds = %invoke.cont.i.i
  %vtable.i.i.i = load ptr, ptr %0, align 8, !tbaa !13
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 16
  %4 = load ptr, ptr %vfn.i.i.i, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #26
  %_M_weak_count.i.i.i = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i = icmp eq i8 %5, 0
  br i1 %tobool.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %6 = load i32, ptr %_M_weak_count.i.i.i, align 4, !tbaa !33
  %add.i.i.i.i = add nsw i32 %6, -1
  store i32 %add.i.i.i.i, ptr %_M_weak_count.i.i.i, align 4, !tbaa !33
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %7 = atomicrmw volatile add ptr %_M_weak_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %6, %if.then.i.i.i.i ], [ %7, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i2.i.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i2.i.i:                                   ; preds = %invoke.cont.i.i.i
  %vtable2.i.i.i = load ptr, ptr %0, align 8, !tbaa !13
  %vfn3.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i, i64 24
  %8 = load ptr, ptr %vfn3.i.i.i, align 8
  tail call void %8(ptr noundef nonnull align 8 dereferenceable(16) %0) #26
  br label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %entry, %invoke.cont.i.i, %invoke.cont.i.i.i, %if.then.i2.i.i
  ret void
}

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #5

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3_V216generic_categoryEv() local_unnamed_addr #19

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZStneRKSt10error_codeRKSt15error_condition(ptr noundef nonnull align 8 dereferenceable(16) %__lhs, ptr noundef nonnull align 8 dereferenceable(16) %__rhs) local_unnamed_addr #8 comdat {
entry:
  %_M_cat.i.i = getelementptr inbounds i8, ptr %__lhs, i64 8
  %0 = load ptr, ptr %_M_cat.i.i, align 8, !tbaa !45
  %1 = load i32, ptr %__lhs, align 8, !tbaa !73
  %vtable.i = load ptr, ptr %0, align 8, !tbaa !13
  %vfn.i = getelementptr inbounds i8, ptr %vtable.i, i64 48
  %2 = load ptr, ptr %vfn.i, align 8
  %call2.i = tail call noundef zeroext i1 %2(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1, ptr noundef nonnull align 8 dereferenceable(16) %__rhs) #26
  br i1 %call2.i, label %_ZSteqRKSt10error_codeRKSt15error_condition.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %entry
  %_M_cat.i12.i = getelementptr inbounds i8, ptr %__rhs, i64 8
  %3 = load ptr, ptr %_M_cat.i12.i, align 8, !tbaa !74
  %4 = load i32, ptr %__rhs, align 8, !tbaa !76
  %vtable5.i = load ptr, ptr %3, align 8, !tbaa !13
  %vfn6.i = getelementptr inbounds i8, ptr %vtable5.i, i64 56
  %5 = load ptr, ptr %vfn6.i, align 8
  %call7.i = tail call noundef zeroext i1 %5(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(16) %__lhs, i32 noundef %4) #26
  %6 = xor i1 %call7.i, true
  br label %_ZSteqRKSt10error_codeRKSt15error_condition.exit

_ZSteqRKSt10error_codeRKSt15error_condition.exit: ; preds = %entry, %lor.rhs.i
  %lnot = phi i1 [ false, %entry ], [ %6, %lor.rhs.i ]
  ret i1 %lnot
}

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev"(ptr noundef nonnull align 8 dereferenceable(80) %this) unnamed_addr #6 align 2 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 80) #31
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv"(ptr noundef nonnull align 8 dereferenceable(80) %this) unnamed_addr #6 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  tail call void @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiED2Ev"(ptr noundef nonnull align 8 dereferenceable(64) %_M_impl.i) #26
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv"(ptr noundef nonnull align 8 dereferenceable(80) %this) unnamed_addr #6 align 2 personality ptr @__gxx_personality_v0 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 80) #31
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define internal noundef ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info"(ptr noundef nonnull readnone align 8 dereferenceable(80) %this, ptr noundef nonnull readonly align 8 dereferenceable(16) %__ti) unnamed_addr #20 align 2 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  %cmp = icmp eq ptr %__ti, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag
  br i1 %cmp, label %cleanup, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %__name.i = getelementptr inbounds i8, ptr %__ti, i64 8
  %0 = load ptr, ptr %__name.i, align 8, !tbaa !77
  %cmp.i = icmp eq ptr %0, @_ZTSSt19_Sp_make_shared_tag
  br i1 %cmp.i, label %cleanup, label %if.end.i

if.end.i:                                         ; preds = %lor.lhs.false
  %1 = load i8, ptr %0, align 1, !tbaa !32
  %cmp4.not.i = icmp eq i8 %1, 42
  br i1 %cmp4.not.i, label %cleanup, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call6.i = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #26
  %cmp7.i = icmp eq i32 %call6.i, 0
  %2 = select i1 %cmp7.i, ptr %_M_impl.i, ptr null
  br label %cleanup

cleanup:                                          ; preds = %land.rhs.i, %if.end.i, %lor.lhs.false, %entry
  %retval.0 = phi ptr [ %_M_impl.i, %entry ], [ %_M_impl.i, %lor.lhs.false ], [ null, %if.end.i ], [ %2, %land.rhs.i ]
  ret ptr %retval.0
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiE6_M_runEv"(ptr noundef nonnull align 8 dereferenceable(64) %this) #9 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp = alloca %"class.std::function", align 8
  %agg.tmp6 = alloca %"class.std::unique_ptr.20", align 8
  %_M_result = getelementptr inbounds i8, ptr %this, i64 48
  %0 = getelementptr inbounds i8, ptr %this, i64 56
  %_M_manager.i.i = getelementptr inbounds i8, ptr %agg.tmp, i64 16
  %_M_invoker.i = getelementptr inbounds i8, ptr %agg.tmp, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %agg.tmp, i8 0, i64 32, i1 false)
  store ptr %_M_result, ptr %agg.tmp, align 8, !tbaa !22
  %ref.tmp.sroa.5.0.agg.tmp.sroa_idx = getelementptr inbounds i8, ptr %agg.tmp, i64 8
  store ptr %0, ptr %ref.tmp.sroa.5.0.agg.tmp.sroa_idx, align 8, !tbaa !22
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEE9_M_invokeERKSt9_Any_data", ptr %_M_invoker.i, align 8, !tbaa !94
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation", ptr %_M_manager.i.i, align 8, !tbaa !97
  invoke void @_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef nonnull %agg.tmp, i1 noundef zeroext false)
          to label %invoke.cont3 unwind label %lpad2

invoke.cont3:                                     ; preds = %entry
  %1 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !97
  %tobool.not.i = icmp eq ptr %1, null
  br i1 %tobool.not.i, label %_ZNSt14_Function_baseD2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %invoke.cont3
  %call.i = invoke noundef zeroext i1 %1(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  call void @__clang_call_terminate(ptr %3) #28
  unreachable

_ZNSt14_Function_baseD2Ev.exit:                   ; preds = %invoke.cont3, %if.then.i
  ret void

lpad2:                                            ; preds = %entry
  %4 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIN10__cxxabiv115__forced_unwindE
  %5 = extractvalue { ptr, i32 } %4, 1
  %6 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !97
  %tobool.not.i21 = icmp eq ptr %6, null
  br i1 %tobool.not.i21, label %_ZNSt14_Function_baseD2Ev.exit25, label %if.then.i22

if.then.i22:                                      ; preds = %lpad2
  %call.i23 = invoke noundef zeroext i1 %6(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit25 unwind label %terminate.lpad.i24

terminate.lpad.i24:                               ; preds = %if.then.i22
  %7 = landingpad { ptr, i32 }
          catch ptr null
  %8 = extractvalue { ptr, i32 } %7, 0
  call void @__clang_call_terminate(ptr %8) #28
  unreachable

_ZNSt14_Function_baseD2Ev.exit25:                 ; preds = %lpad2, %if.then.i22
  %9 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN10__cxxabiv115__forced_unwindE) #26
  %matches = icmp eq i32 %5, %9
  br i1 %matches, label %catch, label %eh.resume

catch:                                            ; preds = %_ZNSt14_Function_baseD2Ev.exit25
  %10 = extractvalue { ptr, i32 } %4, 0
  %11 = call ptr @__cxa_begin_catch(ptr %10) #26
  %12 = load ptr, ptr %_M_result, align 8, !tbaa !22
  %cmp.i.not = icmp eq ptr %12, null
  br i1 %cmp.i.not, label %if.end, label %if.then

if.then:                                          ; preds = %catch
  store ptr null, ptr %_M_result, align 8, !tbaa !22
  store ptr %12, ptr %agg.tmp6, align 8, !tbaa !69
  invoke void @_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef nonnull %agg.tmp6)
          to label %invoke.cont9 unwind label %lpad8

invoke.cont9:                                     ; preds = %if.then
  %13 = load ptr, ptr %agg.tmp6, align 8, !tbaa !22
  %cmp.not.i = icmp eq ptr %13, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, label %if.then.i26

if.then.i26:                                      ; preds = %invoke.cont9
  %vtable.i.i = load ptr, ptr %13, align 8, !tbaa !13
  %14 = load ptr, ptr %vtable.i.i, align 8
  invoke void %14(ptr noundef nonnull align 8 dereferenceable(16) %13)
          to label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit unwind label %terminate.lpad.i27

terminate.lpad.i27:                               ; preds = %if.then.i26
  %15 = landingpad { ptr, i32 }
          catch ptr null
  %16 = extractvalue { ptr, i32 } %15, 0
  call void @__clang_call_terminate(ptr %16) #28
  unreachable

_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit: ; preds = %invoke.cont9, %if.then.i26
  store ptr null, ptr %agg.tmp6, align 8, !tbaa !22
  br label %if.end

lpad8:                                            ; preds = %if.then
  %17 = landingpad { ptr, i32 }
          cleanup
  %18 = load ptr, ptr %agg.tmp6, align 8, !tbaa !22
  %cmp.not.i28 = icmp eq ptr %18, null
  br i1 %cmp.not.i28, label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit32, label %if.then.i29

if.then.i29:                                      ; preds = %lpad8
  %vtable.i.i30 = load ptr, ptr %18, align 8, !tbaa !13
  %19 = load ptr, ptr %vtable.i.i30, align 8
  invoke void %19(ptr noundef nonnull align 8 dereferenceable(16) %18)
          to label %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit32 unwind label %terminate.lpad.i31

terminate.lpad.i31:                               ; preds = %if.then.i29
  %20 = landingpad { ptr, i32 }
          catch ptr null
  %21 = extractvalue { ptr, i32 } %20, 0
  call void @__clang_call_terminate(ptr %21) #28
  unreachable

_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit32: ; preds = %lpad8, %if.then.i29
  store ptr null, ptr %agg.tmp6, align 8, !tbaa !22
  br label %ehcleanup12

if.end:                                           ; preds = %_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev.exit, %catch
  invoke void @__cxa_rethrow() #29
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
  call void @__clang_call_terminate(ptr %24) #28
  unreachable

unreachable:                                      ; preds = %if.end
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiED2Ev"(ptr noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #6 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_thread = getelementptr inbounds i8, ptr %this, i64 32
  %agg.tmp.sroa.0.0.copyload.i = load i64, ptr %_M_thread, align 8, !tbaa !47
  %cmp.i.i.not = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i, 0
  br i1 %cmp.i.i.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %_M_thread)
          to label %if.end unwind label %terminate.lpad

if.end:                                           ; preds = %if.then, %entry
  %_M_result = getelementptr inbounds i8, ptr %this, i64 48
  %0 = load ptr, ptr %_M_result, align 8, !tbaa !22
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %if.end
  %vtable.i.i = load ptr, ptr %0, align 8, !tbaa !13
  %1 = load ptr, ptr %vtable.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #28
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit: ; preds = %if.end, %if.then.i
  store ptr null, ptr %_M_result, align 8, !tbaa !22
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base21_Async_state_commonV2E, i64 16), ptr %this, align 8, !tbaa !13
  %agg.tmp.sroa.0.0.copyload.i.i.i = load i64, ptr %_M_thread, align 8, !tbaa !47
  %cmp.i.i.not.i.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i.i, 0
  br i1 %cmp.i.i.not.i.i, label %_ZNSt6threadD2Ev.exit.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit
  tail call void @_ZSt9terminatev() #28
  unreachable

_ZNSt6threadD2Ev.exit.i:                          ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !13
  %_M_result.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %4 = load ptr, ptr %_M_result.i.i, align 8, !tbaa !22
  %cmp.not.i.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i.i, label %_ZNSt13__future_base21_Async_state_commonV2D2Ev.exit, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %_ZNSt6threadD2Ev.exit.i
  %vtable.i.i.i.i = load ptr, ptr %4, align 8, !tbaa !13
  %5 = load ptr, ptr %vtable.i.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %_ZNSt13__future_base21_Async_state_commonV2D2Ev.exit unwind label %terminate.lpad.i.i.i

terminate.lpad.i.i.i:                             ; preds = %if.then.i.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #28
  unreachable

_ZNSt13__future_base21_Async_state_commonV2D2Ev.exit: ; preds = %_ZNSt6threadD2Ev.exit.i, %if.then.i.i.i
  store ptr null, ptr %_M_result.i.i, align 8, !tbaa !22
  ret void

terminate.lpad:                                   ; preds = %if.then
  %8 = landingpad { ptr, i32 }
          catch ptr null
  %9 = extractvalue { ptr, i32 } %8, 0
  tail call void @__clang_call_terminate(ptr %9) #28
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiED0Ev"(ptr noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #6 align 2 {
entry:
  tail call void @"_ZNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiED2Ev"(ptr noundef nonnull align 8 dereferenceable(64) %this) #26
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 64) #31
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base21_Async_state_commonV217_M_complete_asyncEv(ptr noundef nonnull align 8 dereferenceable(44) %this) unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__callable.i.i = alloca %class.anon.67, align 8
  %ref.tmp.i = alloca { i64, i64 }, align 8
  %ref.tmp2.i = alloca ptr, align 8
  %_M_once.i = getelementptr inbounds i8, ptr %this, i64 40
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp.i) #26
  store i64 ptrtoint (ptr @_ZNSt6thread4joinEv to i64), ptr %ref.tmp.i, align 8, !tbaa !32
  %.fca.1.gep.i = getelementptr inbounds i8, ptr %ref.tmp.i, i64 8
  store i64 0, ptr %.fca.1.gep.i, align 8, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp2.i) #26
  %_M_thread.i = getelementptr inbounds i8, ptr %this, i64 32
  store ptr %_M_thread.i, ptr %ref.tmp2.i, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %__callable.i.i) #26
  store ptr %ref.tmp.i, ptr %__callable.i.i, align 8, !tbaa !22
  %0 = getelementptr inbounds i8, ptr %__callable.i.i, i64 8
  store ptr %ref.tmp2.i, ptr %0, align 8, !tbaa !22
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  store ptr %__callable.i.i, ptr %1, align 8, !tbaa !22
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  store ptr @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENUlvE_8__invokeEv, ptr %2, align 8, !tbaa !22
  %call1.i4.i.i = invoke noundef i32 @pthread_once(ptr noundef nonnull %_M_once.i, ptr noundef nonnull @__once_proxy)
          to label %invoke.cont.i.i unwind label %lpad.i.i

invoke.cont.i.i:                                  ; preds = %entry
  %tobool.not.i.i = icmp eq i32 %call1.i4.i.i, 0
  br i1 %tobool.not.i.i, label %_ZNSt13__future_base21_Async_state_commonV27_M_joinEv.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %invoke.cont.i.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i4.i.i) #29
          to label %invoke.cont1.i.i unwind label %lpad.i.i

invoke.cont1.i.i:                                 ; preds = %if.then.i.i
  unreachable

lpad.i.i:                                         ; preds = %if.then.i.i, %entry
  %3 = landingpad { ptr, i32 }
          cleanup
  store ptr null, ptr %1, align 8, !tbaa !22
  store ptr null, ptr %2, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__callable.i.i) #26
  resume { ptr, i32 } %3

_ZNSt13__future_base21_Async_state_commonV27_M_joinEv.exit: ; preds = %invoke.cont.i.i
  store ptr null, ptr %1, align 8, !tbaa !22
  store ptr null, ptr %2, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__callable.i.i) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp2.i) #26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp.i) #26
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base21_Async_state_commonV2D2Ev(ptr noundef nonnull align 8 dereferenceable(44) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base21_Async_state_commonV2E, i64 16), ptr %this, align 8, !tbaa !13
  %_M_thread = getelementptr inbounds i8, ptr %this, i64 32
  %agg.tmp.sroa.0.0.copyload.i.i = load i64, ptr %_M_thread, align 8, !tbaa !47
  %cmp.i.i.not.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i, 0
  br i1 %cmp.i.i.not.i, label %_ZNSt6threadD2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt9terminatev() #28
  unreachable

_ZNSt6threadD2Ev.exit:                            ; preds = %entry
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !13
  %_M_result.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_result.i, align 8, !tbaa !22
  %cmp.not.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i, label %_ZNSt13__future_base13_State_baseV2D2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %_ZNSt6threadD2Ev.exit
  %vtable.i.i.i = load ptr, ptr %0, align 8, !tbaa !13
  %1 = load ptr, ptr %vtable.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt13__future_base13_State_baseV2D2Ev.exit unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %if.then.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #28
  unreachable

_ZNSt13__future_base13_State_baseV2D2Ev.exit:     ; preds = %_ZNSt6threadD2Ev.exit, %if.then.i.i
  store ptr null, ptr %_M_result.i, align 8, !tbaa !22
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base21_Async_state_commonV2D0Ev(ptr noundef nonnull align 8 dereferenceable(44) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base21_Async_state_commonV2E, i64 16), ptr %this, align 8, !tbaa !13
  %_M_thread.i = getelementptr inbounds i8, ptr %this, i64 32
  %agg.tmp.sroa.0.0.copyload.i.i.i = load i64, ptr %_M_thread.i, align 8, !tbaa !47
  %cmp.i.i.not.i.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i.i, 0
  br i1 %cmp.i.i.not.i.i, label %_ZNSt6threadD2Ev.exit.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %entry
  tail call void @_ZSt9terminatev() #28
  unreachable

_ZNSt6threadD2Ev.exit.i:                          ; preds = %entry
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !13
  %_M_result.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_result.i.i, align 8, !tbaa !22
  %cmp.not.i.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i.i, label %_ZNSt13__future_base21_Async_state_commonV2D2Ev.exit, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %_ZNSt6threadD2Ev.exit.i
  %vtable.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !13
  %1 = load ptr, ptr %vtable.i.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt13__future_base21_Async_state_commonV2D2Ev.exit unwind label %terminate.lpad.i.i.i

terminate.lpad.i.i.i:                             ; preds = %if.then.i.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #28
  unreachable

_ZNSt13__future_base21_Async_state_commonV2D2Ev.exit: ; preds = %_ZNSt6threadD2Ev.exit.i, %if.then.i.i.i
  store ptr null, ptr %_M_result.i.i, align 8, !tbaa !22
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 48) #31
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEE9_M_invokeERKSt9_Any_data"(ptr dead_on_unwind noalias nocapture writable writeonly sret(%"class.std::unique_ptr.20") align 8 %agg.result, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %__functor) #9 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %ref.tmp.i.i.i.i = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %ref.tmp4.i.i.i = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !119)
  %exception.i.i.i.i.i.i.i.i = tail call ptr @__cxa_allocate_exception(i64 32) #26, !noalias !122
  %0 = getelementptr inbounds i8, ptr %exception.i.i.i.i.i.i.i.i, i64 16
  store ptr %0, ptr %exception.i.i.i.i.i.i.i.i, align 8, !tbaa !87, !noalias !122
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(5) %0, ptr noundef nonnull align 1 dereferenceable(5) @.str.10, i64 5, i1 false), !noalias !122
  %_M_string_length.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %exception.i.i.i.i.i.i.i.i, i64 8
  store i64 5, ptr %_M_string_length.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !91, !noalias !122
  %arrayidx.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %exception.i.i.i.i.i.i.i.i, i64 21
  store i8 0, ptr %arrayidx.i.i.i.i.i.i.i.i.i.i.i, align 1, !tbaa !32, !noalias !122
  invoke void @__cxa_throw(ptr nonnull %exception.i.i.i.i.i.i.i.i, ptr nonnull @_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE, ptr nonnull @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev) #29
          to label %.noexc.i.i.i unwind label %lpad.i.i.i, !noalias !122

.noexc.i.i.i:                                     ; preds = %entry
  unreachable

lpad.i.i.i:                                       ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr @_ZTIN10__cxxabiv115__forced_unwindE
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  %3 = extractvalue { ptr, i32 } %1, 1
  %4 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN10__cxxabiv115__forced_unwindE) #26
  %matches.i.i.i = icmp eq i32 %3, %4
  %5 = tail call ptr @__cxa_begin_catch(ptr %2) #26
  br i1 %matches.i.i.i, label %catch8.i.i.i, label %catch.i.i.i

catch8.i.i.i:                                     ; preds = %lpad.i.i.i
  invoke void @__cxa_rethrow() #29
          to label %unreachable.i.i.i unwind label %lpad10.i.i.i, !noalias !122

catch.i.i.i:                                      ; preds = %lpad.i.i.i
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp4.i.i.i) #26, !noalias !122
  call void @_ZSt17current_exceptionv(ptr dead_on_unwind nonnull writable sret(%"class.std::__exception_ptr::exception_ptr") align 8 %ref.tmp4.i.i.i) #26, !noalias !122
  %6 = load ptr, ptr %__functor, align 8, !tbaa !127, !noalias !122
  %7 = load ptr, ptr %6, align 8, !tbaa !22, !noalias !122
  %_M_error.i.i.i = getelementptr inbounds i8, ptr %7, i64 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp.i.i.i.i) #26, !noalias !122
  %8 = load ptr, ptr %ref.tmp4.i.i.i, align 8, !tbaa !83, !noalias !122
  store ptr %8, ptr %ref.tmp.i.i.i.i, align 8, !tbaa !83, !noalias !122
  store ptr null, ptr %ref.tmp4.i.i.i, align 8, !tbaa !83, !noalias !122
  %9 = load ptr, ptr %_M_error.i.i.i, align 8, !tbaa !83, !noalias !122
  store ptr %9, ptr %ref.tmp.i.i.i.i, align 8, !tbaa !83, !noalias !122
  store ptr %8, ptr %_M_error.i.i.i, align 8, !tbaa !83, !noalias !122
  %tobool.not.i.i.i.i.i = icmp eq ptr %9, null
  br i1 %tobool.not.i.i.i.i.i, label %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %catch.i.i.i
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp.i.i.i.i) #26, !noalias !122
  br label %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i

_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i: ; preds = %if.then.i.i.i.i.i, %catch.i.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp.i.i.i.i) #26, !noalias !122
  %10 = load ptr, ptr %ref.tmp4.i.i.i, align 8, !tbaa !83, !noalias !122
  %tobool.not.i.i.i.i = icmp eq ptr %10, null
  br i1 %tobool.not.i.i.i.i, label %"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESI_E4typeEOSJ_DpOSK_.exit", label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp4.i.i.i) #26, !noalias !122
  br label %"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESI_E4typeEOSJ_DpOSK_.exit"

lpad10.i.i.i:                                     ; preds = %catch8.i.i.i
  %11 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %invoke.cont11.i.i.i unwind label %terminate.lpad.i.i.i, !noalias !122

invoke.cont11.i.i.i:                              ; preds = %lpad10.i.i.i
  resume { ptr, i32 } %11

terminate.lpad.i.i.i:                             ; preds = %lpad10.i.i.i
  %12 = landingpad { ptr, i32 }
          catch ptr null
  %13 = extractvalue { ptr, i32 } %12, 0
  tail call void @__clang_call_terminate(ptr %13) #28
  unreachable

unreachable.i.i.i:                                ; preds = %catch8.i.i.i
  unreachable

"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESI_E4typeEOSJ_DpOSK_.exit": ; preds = %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i, %if.then.i.i.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp4.i.i.i) #26, !noalias !122
  call void @__cxa_end_catch(), !noalias !122
  %14 = load ptr, ptr %__functor, align 8, !tbaa !127, !noalias !122
  %15 = load i64, ptr %14, align 8, !tbaa !22, !noalias !122
  %16 = inttoptr i64 %15 to ptr
  store ptr null, ptr %14, align 8, !tbaa !22, !noalias !122
  store ptr %16, ptr %agg.result, align 8, !tbaa !69, !alias.scope !119
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal noundef zeroext i1 @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %__dest, ptr noundef nonnull align 8 dereferenceable(16) %__source, i32 noundef %__op) #21 align 2 personality ptr @__gxx_personality_v0 {
entry:
  switch i32 %__op, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb4.i
  ]

sw.bb:                                            ; preds = %entry
  store ptr @"_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE", ptr %__dest, align 8, !tbaa !22
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  store ptr %__source, ptr %__dest, align 8, !tbaa !22
  br label %sw.epilog

sw.bb4.i:                                         ; preds = %entry
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %__dest, ptr noundef nonnull readonly align 8 dereferenceable(16) %__source, i64 16, i1 false), !tbaa.struct !118
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.bb4.i, %entry, %sw.bb1, %sw.bb
  ret i1 false
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #15

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_1EEEEiEEFvvEPS8_EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #8 align 2 {
entry:
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %this) #26
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 32) #31
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS1_IS2_IJZ4mainE3$_1EEEEiEEFvvEPS8_EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %this) unnamed_addr #9 align 2 {
entry:
  %_M_func = getelementptr inbounds i8, ptr %this, i64 8
  %add.ptr.i.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %0 = load ptr, ptr %_M_func, align 8, !tbaa !22
  %.unpack.i.i.i.i = load i64, ptr %add.ptr.i.i.i.i.i, align 8, !tbaa !32
  %.elt1.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 24
  %.unpack2.i.i.i.i = load i64, ptr %.elt1.i.i.i.i, align 8, !tbaa !32
  %1 = getelementptr inbounds i8, ptr %0, i64 %.unpack2.i.i.i.i
  %2 = and i64 %.unpack.i.i.i.i, 1
  %memptr.isvirtual.not.i.i.i.i = icmp eq i64 %2, 0
  br i1 %memptr.isvirtual.not.i.i.i.i, label %memptr.nonvirtual.i.i.i.i, label %memptr.virtual.i.i.i.i

memptr.virtual.i.i.i.i:                           ; preds = %entry
  %vtable.i.i.i.i = load ptr, ptr %1, align 8, !tbaa !13
  %3 = getelementptr i8, ptr %vtable.i.i.i.i, i64 %.unpack.i.i.i.i
  %4 = getelementptr i8, ptr %3, i64 -1
  %memptr.virtualfn.i.i.i.i = load ptr, ptr %4, align 8, !nosanitize !72
  br label %"_ZNSt6thread8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS0_IS1_IJZ4mainE3$_1EEEEiEEFvvEPS7_EEEclEv.exit"

memptr.nonvirtual.i.i.i.i:                        ; preds = %entry
  %memptr.nonvirtualfn.i.i.i.i = inttoptr i64 %.unpack.i.i.i.i to ptr
  br label %"_ZNSt6thread8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS0_IS1_IJZ4mainE3$_1EEEEiEEFvvEPS7_EEEclEv.exit"

"_ZNSt6thread8_InvokerISt5tupleIJMNSt13__future_base17_Async_state_implINS0_IS1_IJZ4mainE3$_1EEEEiEEFvvEPS7_EEEclEv.exit": ; preds = %memptr.virtual.i.i.i.i, %memptr.nonvirtual.i.i.i.i
  %5 = phi ptr [ %memptr.virtualfn.i.i.i.i, %memptr.virtual.i.i.i.i ], [ %memptr.nonvirtualfn.i.i.i.i, %memptr.nonvirtual.i.i.i.i ]
  tail call void %5(ptr noundef nonnull align 8 dereferenceable(64) %1)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENUlvE_8__invokeEv() #18 comdat align 2 {
entry:
  %0 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  %1 = load ptr, ptr %0, align 8, !tbaa !22
  %2 = load ptr, ptr %1, align 8, !tbaa !129
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !131
  %5 = load ptr, ptr %4, align 8, !tbaa !22
  %.unpack.i.i.i.i = load i64, ptr %2, align 8, !tbaa !32
  %.elt1.i.i.i.i = getelementptr inbounds i8, ptr %2, i64 8
  %.unpack2.i.i.i.i = load i64, ptr %.elt1.i.i.i.i, align 8, !tbaa !32
  %6 = getelementptr inbounds i8, ptr %5, i64 %.unpack2.i.i.i.i
  %7 = and i64 %.unpack.i.i.i.i, 1
  %memptr.isvirtual.not.i.i.i.i = icmp eq i64 %7, 0
  br i1 %memptr.isvirtual.not.i.i.i.i, label %memptr.nonvirtual.i.i.i.i, label %memptr.virtual.i.i.i.i

memptr.virtual.i.i.i.i:                           ; preds = %entry
  %vtable.i.i.i.i = load ptr, ptr %6, align 8, !tbaa !13
  %8 = getelementptr i8, ptr %vtable.i.i.i.i, i64 %.unpack.i.i.i.i
  %9 = getelementptr i8, ptr %8, i64 -1
  %memptr.virtualfn.i.i.i.i = load ptr, ptr %9, align 8, !nosanitize !72
  br label %_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENKUlvE_clEv.exit

memptr.nonvirtual.i.i.i.i:                        ; preds = %entry
  %memptr.nonvirtualfn.i.i.i.i = inttoptr i64 %.unpack.i.i.i.i to ptr
  br label %_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENKUlvE_clEv.exit

_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMSt6threadFvvEJPS3_EEvRS_OT_DpOT0_EUlvE_EERS8_ENKUlvE_clEv.exit: ; preds = %memptr.virtual.i.i.i.i, %memptr.nonvirtual.i.i.i.i
  %10 = phi ptr [ %memptr.virtualfn.i.i.i.i, %memptr.virtual.i.i.i.i ], [ %memptr.nonvirtualfn.i.i.i.i, %memptr.nonvirtual.i.i.i.i ]
  tail call void %10(ptr noundef nonnull align 8 dereferenceable(8) %6)
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #6 comdat align 2 {
entry:
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev"(ptr noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #6 align 2 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 64) #31
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv"(ptr nocapture noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #6 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  %_M_result.i.i.i = getelementptr inbounds i8, ptr %this, i64 48
  %0 = load ptr, ptr %_M_result.i.i.i, align 8, !tbaa !22
  %cmp.not.i.i.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i.i.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %entry
  %vtable.i.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !13
  %1 = load ptr, ptr %vtable.i.i.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i unwind label %terminate.lpad.i.i.i.i

terminate.lpad.i.i.i.i:                           ; preds = %if.then.i.i.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #28
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i: ; preds = %if.then.i.i.i.i, %entry
  store ptr null, ptr %_M_result.i.i.i, align 8, !tbaa !22
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %_M_impl.i, align 8, !tbaa !13
  %_M_result.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 24
  %4 = load ptr, ptr %_M_result.i.i.i.i, align 8, !tbaa !22
  %cmp.not.i.i.i.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i.i.i.i, label %"_ZNSt16allocator_traitsISaIvEE7destroyINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEEEvRS0_PT_.exit", label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i
  %vtable.i.i.i.i.i.i = load ptr, ptr %4, align 8, !tbaa !13
  %5 = load ptr, ptr %vtable.i.i.i.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %"_ZNSt16allocator_traitsISaIvEE7destroyINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEEEvRS0_PT_.exit" unwind label %terminate.lpad.i.i.i.i.i

terminate.lpad.i.i.i.i.i:                         ; preds = %if.then.i.i.i.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #28
  unreachable

"_ZNSt16allocator_traitsISaIvEE7destroyINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEEEvRS0_PT_.exit": ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i, %if.then.i.i.i.i.i
  store ptr null, ptr %_M_result.i.i.i.i, align 8, !tbaa !22
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv"(ptr noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #6 align 2 personality ptr @__gxx_personality_v0 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 64) #31
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define internal noundef ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info"(ptr noundef nonnull readnone align 8 dereferenceable(64) %this, ptr noundef nonnull readonly align 8 dereferenceable(16) %__ti) unnamed_addr #20 align 2 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  %cmp = icmp eq ptr %__ti, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag
  br i1 %cmp, label %cleanup, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %__name.i = getelementptr inbounds i8, ptr %__ti, i64 8
  %0 = load ptr, ptr %__name.i, align 8, !tbaa !77
  %cmp.i = icmp eq ptr %0, @_ZTSSt19_Sp_make_shared_tag
  br i1 %cmp.i, label %cleanup, label %if.end.i

if.end.i:                                         ; preds = %lor.lhs.false
  %1 = load i8, ptr %0, align 1, !tbaa !32
  %cmp4.not.i = icmp eq i8 %1, 42
  br i1 %cmp4.not.i, label %cleanup, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call6.i = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #26
  %cmp7.i = icmp eq i32 %call6.i, 0
  %2 = select i1 %cmp7.i, ptr %_M_impl.i, ptr null
  br label %cleanup

cleanup:                                          ; preds = %land.rhs.i, %if.end.i, %lor.lhs.false, %entry
  %retval.0 = phi ptr [ %_M_impl.i, %entry ], [ %_M_impl.i, %lor.lhs.false ], [ null, %if.end.i ], [ %2, %land.rhs.i ]
  ret ptr %retval.0
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiED2Ev"(ptr nocapture noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #8 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_result = getelementptr inbounds i8, ptr %this, i64 32
  %0 = load ptr, ptr %_M_result, align 8, !tbaa !22
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  %vtable.i.i = load ptr, ptr %0, align 8, !tbaa !13
  %1 = load ptr, ptr %vtable.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #28
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit: ; preds = %entry, %if.then.i
  store ptr null, ptr %_M_result, align 8, !tbaa !22
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !13
  %_M_result.i = getelementptr inbounds i8, ptr %this, i64 8
  %4 = load ptr, ptr %_M_result.i, align 8, !tbaa !22
  %cmp.not.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i, label %_ZNSt13__future_base13_State_baseV2D2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit
  %vtable.i.i.i = load ptr, ptr %4, align 8, !tbaa !13
  %5 = load ptr, ptr %vtable.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %_ZNSt13__future_base13_State_baseV2D2Ev.exit unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %if.then.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #28
  unreachable

_ZNSt13__future_base13_State_baseV2D2Ev.exit:     ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit, %if.then.i.i
  store ptr null, ptr %_M_result.i, align 8, !tbaa !22
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiED0Ev"(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #8 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_result.i = getelementptr inbounds i8, ptr %this, i64 32
  %0 = load ptr, ptr %_M_result.i, align 8, !tbaa !22
  %cmp.not.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %entry
  %vtable.i.i.i = load ptr, ptr %0, align 8, !tbaa !13
  %1 = load ptr, ptr %vtable.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %if.then.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #28
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i: ; preds = %if.then.i.i, %entry
  store ptr null, ptr %_M_result.i, align 8, !tbaa !22
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !13
  %_M_result.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %4 = load ptr, ptr %_M_result.i.i, align 8, !tbaa !22
  %cmp.not.i.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i.i, label %"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiED2Ev.exit", label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i
  %vtable.i.i.i.i = load ptr, ptr %4, align 8, !tbaa !13
  %5 = load ptr, ptr %vtable.i.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiED2Ev.exit" unwind label %terminate.lpad.i.i.i

terminate.lpad.i.i.i:                             ; preds = %if.then.i.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #28
  unreachable

"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiED2Ev.exit": ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i, %if.then.i.i.i
  store ptr null, ptr %_M_result.i.i, align 8, !tbaa !22
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 48) #31
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiE17_M_complete_asyncEv"(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #9 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__callable.i.i = alloca %class.anon.37, align 8
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
  store ptr %_M_result, ptr %agg.tmp, align 8, !tbaa !22
  %ref.tmp.sroa.5.0.agg.tmp.sroa_idx = getelementptr inbounds i8, ptr %agg.tmp, i64 8
  store ptr %0, ptr %ref.tmp.sroa.5.0.agg.tmp.sroa_idx, align 8, !tbaa !22
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEE9_M_invokeERKSt9_Any_data", ptr %_M_invoker.i, align 8, !tbaa !94
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEE10_M_managerERSt9_Any_dataRKSI_St18_Manager_operation", ptr %_M_manager.i.i, align 8, !tbaa !97
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__did_set.i) #26
  store i8 0, ptr %__did_set.i, align 1, !tbaa !98
  %_M_once.i = getelementptr inbounds i8, ptr %this, i64 24
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp.i) #26
  store i64 ptrtoint (ptr @_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb to i64), ptr %ref.tmp.i, align 8, !tbaa !32
  %.fca.1.gep.i = getelementptr inbounds i8, ptr %ref.tmp.i, i64 8
  store i64 0, ptr %.fca.1.gep.i, align 8, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp2.i) #26
  store ptr %this, ptr %ref.tmp2.i, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp3.i) #26
  store ptr %agg.tmp, ptr %ref.tmp3.i, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp4.i) #26
  store ptr %__did_set.i, ptr %ref.tmp4.i, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %__callable.i.i) #26
  store ptr %ref.tmp.i, ptr %__callable.i.i, align 8, !tbaa !22
  %1 = getelementptr inbounds i8, ptr %__callable.i.i, i64 8
  store ptr %ref.tmp2.i, ptr %1, align 8, !tbaa !22
  %2 = getelementptr inbounds i8, ptr %__callable.i.i, i64 16
  store ptr %ref.tmp3.i, ptr %2, align 8, !tbaa !22
  %3 = getelementptr inbounds i8, ptr %__callable.i.i, i64 24
  store ptr %ref.tmp4.i, ptr %3, align 8, !tbaa !22
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  store ptr %__callable.i.i, ptr %4, align 8, !tbaa !22
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  store ptr @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv, ptr %5, align 8, !tbaa !22
  %call1.i8.i.i = invoke noundef i32 @pthread_once(ptr noundef nonnull %_M_once.i, ptr noundef nonnull @__once_proxy)
          to label %invoke.cont.i.i unwind label %lpad.i.i

invoke.cont.i.i:                                  ; preds = %entry
  %tobool.not.i8.i = icmp eq i32 %call1.i8.i.i, 0
  br i1 %tobool.not.i8.i, label %_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit.i, label %if.then.i9.i

if.then.i9.i:                                     ; preds = %invoke.cont.i.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i8.i.i) #29
          to label %invoke.cont5.i.i unwind label %lpad.i.i

invoke.cont5.i.i:                                 ; preds = %if.then.i9.i
  unreachable

lpad.i.i:                                         ; preds = %if.then.i9.i, %entry
  %6 = landingpad { ptr, i32 }
          cleanup
  store ptr null, ptr %4, align 8, !tbaa !22
  store ptr null, ptr %5, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__callable.i.i) #26
  br label %lpad.body

_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit.i: ; preds = %invoke.cont.i.i
  store ptr null, ptr %4, align 8, !tbaa !22
  store ptr null, ptr %5, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__callable.i.i) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp4.i) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp3.i) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp2.i) #26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp.i) #26
  %7 = load i8, ptr %__did_set.i, align 1, !tbaa !98, !range !71, !noundef !72
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
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__did_set.i) #26
  %9 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !97
  %tobool.not.i = icmp eq ptr %9, null
  br i1 %tobool.not.i, label %_ZNSt14_Function_baseD2Ev.exit, label %if.then.i3

if.then.i3:                                       ; preds = %_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb.exit
  %call.i = invoke noundef zeroext i1 %9(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i3
  %10 = landingpad { ptr, i32 }
          catch ptr null
  %11 = extractvalue { ptr, i32 } %10, 0
  call void @__clang_call_terminate(ptr %11) #28
  unreachable

_ZNSt14_Function_baseD2Ev.exit:                   ; preds = %_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb.exit, %if.then.i3
  ret void

lpad:                                             ; preds = %if.then.i.i
  %12 = landingpad { ptr, i32 }
          cleanup
  br label %lpad.body

lpad.body:                                        ; preds = %lpad.i.i, %lpad
  %eh.lpad-body = phi { ptr, i32 } [ %12, %lpad ], [ %6, %lpad.i.i ]
  %13 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !97
  %tobool.not.i5 = icmp eq ptr %13, null
  br i1 %tobool.not.i5, label %_ZNSt14_Function_baseD2Ev.exit9, label %if.then.i6

if.then.i6:                                       ; preds = %lpad.body
  %call.i7 = invoke noundef zeroext i1 %13(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit9 unwind label %terminate.lpad.i8

terminate.lpad.i8:                                ; preds = %if.then.i6
  %14 = landingpad { ptr, i32 }
          catch ptr null
  %15 = extractvalue { ptr, i32 } %14, 0
  call void @__clang_call_terminate(ptr %15) #28
  unreachable

_ZNSt14_Function_baseD2Ev.exit9:                  ; preds = %lpad.body, %if.then.i6
  resume { ptr, i32 } %eh.lpad-body
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef zeroext i1 @"_ZNKSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiE21_M_is_deferred_futureEv"(ptr nocapture nonnull readnone align 8 %this) unnamed_addr #22 align 2 {
entry:
  ret i1 true
}

; Function Attrs: mustprogress uwtable
define internal fastcc void @"_ZStL19__create_task_stateIFiiEZ4mainE3$_2SaIiEESt10shared_ptrINSt13__future_base16_Task_state_baseIT_EEEOT0_RKT1_"(ptr dead_on_unwind noalias nocapture writable writeonly sret(%"class.std::shared_ptr.4") align 8 %agg.result) unnamed_addr #9 personality ptr @__gxx_personality_v0 {
entry:
  %call5.i.i.i19.i.i.i.i = tail call noalias noundef nonnull dereferenceable(64) ptr @_Znwm(i64 noundef 64) #27, !noalias !132
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i19.i.i.i.i, align 8, !tbaa !13, !noalias !132
  %_M_use_count.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i19.i.i.i.i, i64 8
  store i32 1, ptr %_M_use_count.i.i.i.i.i.i, align 8, !tbaa !15, !noalias !132
  %_M_weak_count.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i19.i.i.i.i, i64 12
  store i32 1, ptr %_M_weak_count.i.i.i.i.i.i, align 4, !tbaa !18, !noalias !132
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @"_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE", i64 16), ptr %call5.i.i.i19.i.i.i.i, align 8, !tbaa !13, !noalias !132
  %_M_impl.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i19.i.i.i.i, i64 16
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %_M_impl.i.i.i.i.i.i, align 8, !tbaa !13, !noalias !132
  %_M_result.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i19.i.i.i.i, i64 24
  %_M_once.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i19.i.i.i.i, i64 40
  store i32 0, ptr %_M_once.i.i.i.i.i.i.i.i.i.i, align 4, !tbaa !19, !noalias !132
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(13) %_M_result.i.i.i.i.i.i.i.i.i.i, i8 0, i64 13, i1 false), !noalias !132
  store ptr getelementptr inbounds inrange(-16, 56) (i8, ptr @_ZTVNSt13__future_base16_Task_state_baseIFiiEEE, i64 16), ptr %_M_impl.i.i.i.i.i.i, align 8, !tbaa !13, !noalias !132
  tail call void @llvm.experimental.noalias.scope.decl(metadata !135)
  %call.i3.i.i.i.i.i.i.i.i.i = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #27
          to label %call.i.noexc.i.i.i.i.i.i.i.i.i unwind label %lpad.i.i.i.i.i.i.i.i.i, !noalias !132

call.i.noexc.i.i.i.i.i.i.i.i.i:                   ; preds = %entry
  invoke void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %call.i3.i.i.i.i.i.i.i.i.i)
          to label %"_ZSt15allocate_sharedINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_JS2_RKS3_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESA_E4typeEERKT0_DpOT1_.exit" unwind label %terminate.lpad.i.i.i.i.i.i.i.i.i.i.i, !noalias !138

terminate.lpad.i.i.i.i.i.i.i.i.i.i.i:             ; preds = %call.i.noexc.i.i.i.i.i.i.i.i.i
  %0 = landingpad { ptr, i32 }
          catch ptr null
  %1 = extractvalue { ptr, i32 } %0, 0
  tail call void @__clang_call_terminate(ptr %1) #28
  unreachable

lpad.i.i.i.i.i.i.i.i.i:                           ; preds = %entry
  %2 = landingpad { ptr, i32 }
          cleanup
  tail call void @_ZNSt13__future_base13_State_baseV2D2Ev(ptr noundef nonnull align 8 dereferenceable(28) %_M_impl.i.i.i.i.i.i) #26, !noalias !132
  tail call void @_ZdlPvm(ptr noundef %call5.i.i.i19.i.i.i.i, i64 noundef 64) #31, !noalias !132
  resume { ptr, i32 } %2

"_ZSt15allocate_sharedINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_JS2_RKS3_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESA_E4typeEERKT0_DpOT1_.exit": ; preds = %call.i.noexc.i.i.i.i.i.i.i.i.i
  %_M_result.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i19.i.i.i.i, i64 48
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 16), ptr %call.i3.i.i.i.i.i.i.i.i.i, align 8, !tbaa !13, !noalias !138
  %_M_initialized.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call.i3.i.i.i.i.i.i.i.i.i, i64 20
  store i8 0, ptr %_M_initialized.i.i.i.i.i.i.i.i.i.i.i, align 4, !tbaa !23, !noalias !138
  store ptr %call.i3.i.i.i.i.i.i.i.i.i, ptr %_M_result.i.i.i.i.i.i.i.i.i, align 8, !tbaa !22, !alias.scope !135, !noalias !132
  store ptr getelementptr inbounds inrange(-16, 56) (i8, ptr @"_ZTVNSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEE", i64 16), ptr %_M_impl.i.i.i.i.i.i, align 8, !tbaa !13, !noalias !132
  store ptr %_M_impl.i.i.i.i.i.i, ptr %agg.result, align 8, !tbaa !67
  %_M_refcount.i.i = getelementptr inbounds i8, ptr %agg.result, i64 8
  store ptr %call5.i.i.i19.i.i.i.i, ptr %_M_refcount.i.i, align 8, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EED2Ev"(ptr nocapture nonnull readnone align 8 %this) unnamed_addr #22 align 2 {
entry:
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EED0Ev"(ptr noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #6 align 2 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 64) #31
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv"(ptr nocapture noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #6 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  store ptr getelementptr inbounds inrange(-16, 56) (i8, ptr @_ZTVNSt13__future_base16_Task_state_baseIFiiEEE, i64 16), ptr %_M_impl.i, align 8, !tbaa !13
  %_M_result.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 48
  %0 = load ptr, ptr %_M_result.i.i.i.i, align 8, !tbaa !22
  %cmp.not.i.i.i.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i.i.i.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %entry
  %vtable.i.i.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !13
  %1 = load ptr, ptr %vtable.i.i.i.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i.i unwind label %terminate.lpad.i.i.i.i.i

terminate.lpad.i.i.i.i.i:                         ; preds = %if.then.i.i.i.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #28
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i.i: ; preds = %if.then.i.i.i.i.i, %entry
  store ptr null, ptr %_M_result.i.i.i.i, align 8, !tbaa !22
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %_M_impl.i, align 8, !tbaa !13
  %_M_result.i.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 24
  %4 = load ptr, ptr %_M_result.i.i.i.i.i, align 8, !tbaa !22
  %cmp.not.i.i.i.i.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i.i.i.i.i, label %"_ZNSt16allocator_traitsISaIiEE7destroyINSt13__future_base11_Task_stateIZ4mainE3$_2S0_FiiEEEEEvRS0_PT_.exit", label %if.then.i.i.i.i.i.i

if.then.i.i.i.i.i.i:                              ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i.i
  %vtable.i.i.i.i.i.i.i = load ptr, ptr %4, align 8, !tbaa !13
  %5 = load ptr, ptr %vtable.i.i.i.i.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %"_ZNSt16allocator_traitsISaIiEE7destroyINSt13__future_base11_Task_stateIZ4mainE3$_2S0_FiiEEEEEvRS0_PT_.exit" unwind label %terminate.lpad.i.i.i.i.i.i

terminate.lpad.i.i.i.i.i.i:                       ; preds = %if.then.i.i.i.i.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #28
  unreachable

"_ZNSt16allocator_traitsISaIiEE7destroyINSt13__future_base11_Task_stateIZ4mainE3$_2S0_FiiEEEEEvRS0_PT_.exit": ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i.i.i, %if.then.i.i.i.i.i.i
  store ptr null, ptr %_M_result.i.i.i.i.i, align 8, !tbaa !22
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv"(ptr noundef nonnull align 8 dereferenceable(64) %this) unnamed_addr #6 align 2 personality ptr @__gxx_personality_v0 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 64) #31
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define internal noundef ptr @"_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_LN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info"(ptr noundef nonnull readnone align 8 dereferenceable(64) %this, ptr noundef nonnull readonly align 8 dereferenceable(16) %__ti) unnamed_addr #20 align 2 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  %cmp = icmp eq ptr %__ti, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag
  br i1 %cmp, label %cleanup, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %__name.i = getelementptr inbounds i8, ptr %__ti, i64 8
  %0 = load ptr, ptr %__name.i, align 8, !tbaa !77
  %cmp.i = icmp eq ptr %0, @_ZTSSt19_Sp_make_shared_tag
  br i1 %cmp.i, label %cleanup, label %if.end.i

if.end.i:                                         ; preds = %lor.lhs.false
  %1 = load i8, ptr %0, align 1, !tbaa !32
  %cmp4.not.i = icmp eq i8 %1, 42
  br i1 %cmp4.not.i, label %cleanup, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call6.i = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #26
  %cmp7.i = icmp eq i32 %call6.i, 0
  %2 = select i1 %cmp7.i, ptr %_M_impl.i, ptr null
  br label %cleanup

cleanup:                                          ; preds = %land.rhs.i, %if.end.i, %lor.lhs.false, %entry
  %retval.0 = phi ptr [ %_M_impl.i, %entry ], [ %_M_impl.i, %lor.lhs.false ], [ null, %if.end.i ], [ %2, %land.rhs.i ]
  ret ptr %retval.0
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEED2Ev"(ptr nocapture noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #8 align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 56) (i8, ptr @_ZTVNSt13__future_base16_Task_state_baseIFiiEEE, i64 16), ptr %this, align 8, !tbaa !13
  %_M_result.i = getelementptr inbounds i8, ptr %this, i64 32
  %0 = load ptr, ptr %_M_result.i, align 8, !tbaa !22
  %cmp.not.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %entry
  %vtable.i.i.i = load ptr, ptr %0, align 8, !tbaa !13
  %1 = load ptr, ptr %vtable.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %if.then.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #28
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i: ; preds = %if.then.i.i, %entry
  store ptr null, ptr %_M_result.i, align 8, !tbaa !22
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !13
  %_M_result.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %4 = load ptr, ptr %_M_result.i.i, align 8, !tbaa !22
  %cmp.not.i.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i.i, label %_ZNSt13__future_base16_Task_state_baseIFiiEED2Ev.exit, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i
  %vtable.i.i.i.i = load ptr, ptr %4, align 8, !tbaa !13
  %5 = load ptr, ptr %vtable.i.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %_ZNSt13__future_base16_Task_state_baseIFiiEED2Ev.exit unwind label %terminate.lpad.i.i.i

terminate.lpad.i.i.i:                             ; preds = %if.then.i.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #28
  unreachable

_ZNSt13__future_base16_Task_state_baseIFiiEED2Ev.exit: ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i, %if.then.i.i.i
  store ptr null, ptr %_M_result.i.i, align 8, !tbaa !22
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEED0Ev"(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #8 align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 56) (i8, ptr @_ZTVNSt13__future_base16_Task_state_baseIFiiEEE, i64 16), ptr %this, align 8, !tbaa !13
  %_M_result.i.i = getelementptr inbounds i8, ptr %this, i64 32
  %0 = load ptr, ptr %_M_result.i.i, align 8, !tbaa !22
  %cmp.not.i.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %entry
  %vtable.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !13
  %1 = load ptr, ptr %vtable.i.i.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i unwind label %terminate.lpad.i.i.i

terminate.lpad.i.i.i:                             ; preds = %if.then.i.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #28
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i: ; preds = %if.then.i.i.i, %entry
  store ptr null, ptr %_M_result.i.i, align 8, !tbaa !22
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !13
  %_M_result.i.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %4 = load ptr, ptr %_M_result.i.i.i, align 8, !tbaa !22
  %cmp.not.i.i.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i.i.i, label %"_ZNSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEED2Ev.exit", label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i
  %vtable.i.i.i.i.i = load ptr, ptr %4, align 8, !tbaa !13
  %5 = load ptr, ptr %vtable.i.i.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %"_ZNSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEED2Ev.exit" unwind label %terminate.lpad.i.i.i.i

terminate.lpad.i.i.i.i:                           ; preds = %if.then.i.i.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #28
  unreachable

"_ZNSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEED2Ev.exit": ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit.i.i, %if.then.i.i.i.i
  store ptr null, ptr %_M_result.i.i.i, align 8, !tbaa !22
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 48) #31
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOi"(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef nonnull align 4 dereferenceable(4) %__args) unnamed_addr #9 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__boundfn = alloca %class.anon.94, align 8
  %agg.tmp = alloca %"class.std::function", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %__boundfn) #26
  store ptr %this, ptr %__boundfn, align 8, !tbaa !139
  %0 = getelementptr inbounds i8, ptr %__boundfn, i64 8
  store ptr %__args, ptr %0, align 8, !tbaa !22
  %_M_result = getelementptr inbounds i8, ptr %this, i64 32
  %_M_manager.i.i = getelementptr inbounds i8, ptr %agg.tmp, i64 16
  %_M_invoker.i = getelementptr inbounds i8, ptr %agg.tmp, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %agg.tmp, i8 0, i64 32, i1 false)
  store ptr %_M_result, ptr %agg.tmp, align 8, !tbaa !22
  %ref.tmp.sroa.5.0.agg.tmp.sroa_idx = getelementptr inbounds i8, ptr %agg.tmp, i64 8
  store ptr %__boundfn, ptr %ref.tmp.sroa.5.0.agg.tmp.sroa_idx, align 8, !tbaa !22
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_iEEE9_M_invokeERKSt9_Any_data", ptr %_M_invoker.i, align 8, !tbaa !94
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_iEEE10_M_managerERSt9_Any_dataRKSJ_St18_Manager_operation", ptr %_M_manager.i.i, align 8, !tbaa !97
  invoke void @_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef nonnull %agg.tmp, i1 noundef zeroext false)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  %1 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !97
  %tobool.not.i = icmp eq ptr %1, null
  br i1 %tobool.not.i, label %_ZNSt14_Function_baseD2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %invoke.cont
  %call.i = invoke noundef zeroext i1 %1(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  call void @__clang_call_terminate(ptr %3) #28
  unreachable

_ZNSt14_Function_baseD2Ev.exit:                   ; preds = %invoke.cont, %if.then.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__boundfn) #26
  ret void

lpad:                                             ; preds = %entry
  %4 = landingpad { ptr, i32 }
          cleanup
  %5 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !97
  %tobool.not.i4 = icmp eq ptr %5, null
  br i1 %tobool.not.i4, label %_ZNSt14_Function_baseD2Ev.exit8, label %if.then.i5

if.then.i5:                                       ; preds = %lpad
  %call.i6 = invoke noundef zeroext i1 %5(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit8 unwind label %terminate.lpad.i7

terminate.lpad.i7:                                ; preds = %if.then.i5
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  call void @__clang_call_terminate(ptr %7) #28
  unreachable

_ZNSt14_Function_baseD2Ev.exit8:                  ; preds = %lpad, %if.then.i5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__boundfn) #26
  resume { ptr, i32 } %4
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EE"(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef nonnull align 4 dereferenceable(4) %__args, ptr nocapture noundef %__self) unnamed_addr #9 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__boundfn = alloca %class.anon.96, align 8
  %agg.tmp = alloca %"class.std::function", align 8
  %agg.tmp2 = alloca %"class.std::weak_ptr.92", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %__boundfn) #26
  store ptr %this, ptr %__boundfn, align 8, !tbaa !141
  %0 = getelementptr inbounds i8, ptr %__boundfn, i64 8
  store ptr %__args, ptr %0, align 8, !tbaa !22
  %_M_result = getelementptr inbounds i8, ptr %this, i64 32
  %_M_manager.i.i = getelementptr inbounds i8, ptr %agg.tmp, i64 16
  %_M_invoker.i = getelementptr inbounds i8, ptr %agg.tmp, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %agg.tmp, i8 0, i64 32, i1 false)
  store ptr %_M_result, ptr %agg.tmp, align 8, !tbaa !22
  %ref.tmp.sroa.5.0.agg.tmp.sroa_idx = getelementptr inbounds i8, ptr %agg.tmp, i64 8
  store ptr %__boundfn, ptr %ref.tmp.sroa.5.0.agg.tmp.sroa_idx, align 8, !tbaa !22
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS1_13_State_baseV2EEEUlvE_iEEE9_M_invokeERKSt9_Any_data", ptr %_M_invoker.i, align 8, !tbaa !94
  store ptr @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS1_13_State_baseV2EEEUlvE_iEEE10_M_managerERSt9_Any_dataRKSM_St18_Manager_operation", ptr %_M_manager.i.i, align 8, !tbaa !97
  %1 = load ptr, ptr %__self, align 8, !tbaa !143
  store ptr %1, ptr %agg.tmp2, align 8, !tbaa !143
  %_M_refcount.i.i = getelementptr inbounds i8, ptr %agg.tmp2, i64 8
  %_M_refcount3.i.i = getelementptr inbounds i8, ptr %__self, i64 8
  %2 = load ptr, ptr %_M_refcount3.i.i, align 8, !tbaa !146
  store ptr %2, ptr %_M_refcount.i.i, align 8, !tbaa !146
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %__self, i8 0, i64 16, i1 false)
  invoke void @_ZNSt13__future_base13_State_baseV221_M_set_delayed_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEESt8weak_ptrIS0_E(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef nonnull %agg.tmp, ptr noundef nonnull %agg.tmp2)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  %3 = load ptr, ptr %_M_refcount.i.i, align 8, !tbaa !146
  %cmp.not.i.i = icmp eq ptr %3, null
  br i1 %cmp.not.i.i, label %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %invoke.cont
  %_M_weak_count.i.i.i = getelementptr inbounds i8, ptr %3, i64 12
  %4 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i = icmp eq i8 %4, 0
  br i1 %tobool.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %5 = load i32, ptr %_M_weak_count.i.i.i, align 4, !tbaa !33
  %add.i.i.i.i = add nsw i32 %5, -1
  store i32 %add.i.i.i.i, ptr %_M_weak_count.i.i.i, align 4, !tbaa !33
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %6 = atomicrmw volatile add ptr %_M_weak_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %5, %if.then.i.i.i.i ], [ %6, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i.i:                                    ; preds = %invoke.cont.i.i.i
  %vtable.i.i.i = load ptr, ptr %3, align 8, !tbaa !13
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 24
  %7 = load ptr, ptr %vfn.i.i.i, align 8
  call void %7(ptr noundef nonnull align 8 dereferenceable(16) %3) #26
  br label %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %invoke.cont, %invoke.cont.i.i.i, %if.then.i.i.i
  %8 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !97
  %tobool.not.i = icmp eq ptr %8, null
  br i1 %tobool.not.i, label %_ZNSt14_Function_baseD2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit
  %call.i = invoke noundef zeroext i1 %8(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %9 = landingpad { ptr, i32 }
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  call void @__clang_call_terminate(ptr %10) #28
  unreachable

_ZNSt14_Function_baseD2Ev.exit:                   ; preds = %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, %if.then.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__boundfn) #26
  ret void

lpad:                                             ; preds = %entry
  %11 = landingpad { ptr, i32 }
          cleanup
  %12 = load ptr, ptr %_M_refcount.i.i, align 8, !tbaa !146
  %cmp.not.i.i5 = icmp eq ptr %12, null
  br i1 %cmp.not.i.i5, label %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit18, label %if.then.i.i6

if.then.i.i6:                                     ; preds = %lpad
  %_M_weak_count.i.i.i7 = getelementptr inbounds i8, ptr %12, i64 12
  %13 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i8 = icmp eq i8 %13, 0
  br i1 %tobool.i.not.i.i.i8, label %if.else.i.i.i.i17, label %if.then.i.i.i.i9

if.then.i.i.i.i9:                                 ; preds = %if.then.i.i6
  %14 = load i32, ptr %_M_weak_count.i.i.i7, align 4, !tbaa !33
  %add.i.i.i.i10 = add nsw i32 %14, -1
  store i32 %add.i.i.i.i10, ptr %_M_weak_count.i.i.i7, align 4, !tbaa !33
  br label %invoke.cont.i.i.i11

if.else.i.i.i.i17:                                ; preds = %if.then.i.i6
  %15 = atomicrmw volatile add ptr %_M_weak_count.i.i.i7, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i11

invoke.cont.i.i.i11:                              ; preds = %if.else.i.i.i.i17, %if.then.i.i.i.i9
  %retval.0.i.i.i.i12 = phi i32 [ %14, %if.then.i.i.i.i9 ], [ %15, %if.else.i.i.i.i17 ]
  %cmp.i.i.i13 = icmp eq i32 %retval.0.i.i.i.i12, 1
  br i1 %cmp.i.i.i13, label %if.then.i.i.i14, label %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit18

if.then.i.i.i14:                                  ; preds = %invoke.cont.i.i.i11
  %vtable.i.i.i15 = load ptr, ptr %12, align 8, !tbaa !13
  %vfn.i.i.i16 = getelementptr inbounds i8, ptr %vtable.i.i.i15, i64 24
  %16 = load ptr, ptr %vfn.i.i.i16, align 8
  call void %16(ptr noundef nonnull align 8 dereferenceable(16) %12) #26
  br label %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit18

_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit18: ; preds = %lpad, %invoke.cont.i.i.i11, %if.then.i.i.i14
  %17 = load ptr, ptr %_M_manager.i.i, align 8, !tbaa !97
  %tobool.not.i20 = icmp eq ptr %17, null
  br i1 %tobool.not.i20, label %_ZNSt14_Function_baseD2Ev.exit24, label %if.then.i21

if.then.i21:                                      ; preds = %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit18
  %call.i22 = invoke noundef zeroext i1 %17(ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(16) %agg.tmp, i32 noundef 3)
          to label %_ZNSt14_Function_baseD2Ev.exit24 unwind label %terminate.lpad.i23

terminate.lpad.i23:                               ; preds = %if.then.i21
  %18 = landingpad { ptr, i32 }
          catch ptr null
  %19 = extractvalue { ptr, i32 } %18, 0
  call void @__clang_call_terminate(ptr %19) #28
  unreachable

_ZNSt14_Function_baseD2Ev.exit24:                 ; preds = %_ZNSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev.exit18, %if.then.i21
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__boundfn) #26
  resume { ptr, i32 } %11
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEE8_M_resetEv"(ptr dead_on_unwind noalias nocapture writable writeonly sret(%"class.std::shared_ptr.4") align 8 %agg.result, ptr nocapture noundef nonnull readnone align 8 dereferenceable(48) %this) unnamed_addr #9 align 2 {
entry:
  tail call fastcc void @"_ZStL19__create_task_stateIFiiEZ4mainE3$_2SaIiEESt10shared_ptrINSt13__future_base16_Task_state_baseIT_EEEOT0_RKT1_"(ptr dead_on_unwind writable sret(%"class.std::shared_ptr.4") align 8 %agg.result)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base16_Task_state_baseIFiiEED2Ev(ptr noundef nonnull align 8 dereferenceable(40) %this) unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 56) (i8, ptr @_ZTVNSt13__future_base16_Task_state_baseIFiiEEE, i64 16), ptr %this, align 8, !tbaa !13
  %_M_result = getelementptr inbounds i8, ptr %this, i64 32
  %0 = load ptr, ptr %_M_result, align 8, !tbaa !22
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  %vtable.i.i = load ptr, ptr %0, align 8, !tbaa !13
  %1 = load ptr, ptr %vtable.i.i, align 8
  invoke void %1(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %if.then.i
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  tail call void @__clang_call_terminate(ptr %3) #28
  unreachable

_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit: ; preds = %entry, %if.then.i
  store ptr null, ptr %_M_result, align 8, !tbaa !22
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 16), ptr %this, align 8, !tbaa !13
  %_M_result.i = getelementptr inbounds i8, ptr %this, i64 8
  %4 = load ptr, ptr %_M_result.i, align 8, !tbaa !22
  %cmp.not.i.i = icmp eq ptr %4, null
  br i1 %cmp.not.i.i, label %_ZNSt13__future_base13_State_baseV2D2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit
  %vtable.i.i.i = load ptr, ptr %4, align 8, !tbaa !13
  %5 = load ptr, ptr %vtable.i.i.i, align 8
  invoke void %5(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %_ZNSt13__future_base13_State_baseV2D2Ev.exit unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %if.then.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #28
  unreachable

_ZNSt13__future_base13_State_baseV2D2Ev.exit:     ; preds = %_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev.exit, %if.then.i.i
  store ptr null, ptr %_M_result.i, align 8, !tbaa !22
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base16_Task_state_baseIFiiEED0Ev(ptr noundef nonnull align 8 dereferenceable(40) %this) unnamed_addr #8 comdat align 2 {
entry:
  tail call void @llvm.trap() #28
  unreachable
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_iEEE9_M_invokeERKSt9_Any_data"(ptr dead_on_unwind noalias nocapture writable writeonly sret(%"class.std::unique_ptr.20") align 8 %agg.result, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %__functor) #9 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %ref.tmp.i.i.i.i = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %ref.tmp3.i.i.i = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !147)
  %_M_fn.i.i.i = getelementptr inbounds i8, ptr %__functor, i64 8
  %0 = load ptr, ptr %_M_fn.i.i.i, align 8, !tbaa !150, !noalias !152
  %1 = getelementptr inbounds i8, ptr %0, i64 8
  %2 = load ptr, ptr %1, align 8, !tbaa !157, !noalias !152
  %3 = load i32, ptr %2, align 4, !tbaa !33, !noalias !152
  %tobool.not.i.i.i.i.i.i.i = icmp eq i32 %3, 0
  br i1 %tobool.not.i.i.i.i.i.i.i, label %invoke.cont.i.i.i, label %cond.true.i.i.i.i.i.i.i

cond.true.i.i.i.i.i.i.i:                          ; preds = %entry
  %exception.i.i.i.i.i.i.i = tail call ptr @__cxa_allocate_exception(i64 4) #26, !noalias !152
  store i32 %3, ptr %exception.i.i.i.i.i.i.i, align 16, !tbaa !33, !noalias !152
  invoke void @__cxa_throw(ptr nonnull %exception.i.i.i.i.i.i.i, ptr nonnull @_ZTIi, ptr null) #29
          to label %.noexc.i.i.i unwind label %lpad.i.i.i, !noalias !152

.noexc.i.i.i:                                     ; preds = %cond.true.i.i.i.i.i.i.i
  unreachable

invoke.cont.i.i.i:                                ; preds = %entry
  %4 = load ptr, ptr %__functor, align 8, !tbaa !158, !noalias !152
  %5 = load ptr, ptr %4, align 8, !tbaa !22, !noalias !152
  %_M_storage.i.i.i.i = getelementptr inbounds i8, ptr %5, i64 16
  store i32 0, ptr %_M_storage.i.i.i.i, align 4, !tbaa !33, !noalias !152
  %_M_initialized.i.i.i.i = getelementptr inbounds i8, ptr %5, i64 20
  store i8 1, ptr %_M_initialized.i.i.i.i, align 4, !tbaa !23, !noalias !152
  br label %"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_iEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESJ_E4typeEOSK_DpOSL_.exit"

lpad.i.i.i:                                       ; preds = %cond.true.i.i.i.i.i.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr @_ZTIN10__cxxabiv115__forced_unwindE
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  %8 = extractvalue { ptr, i32 } %6, 1
  %9 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN10__cxxabiv115__forced_unwindE) #26
  %matches.i.i.i = icmp eq i32 %8, %9
  %10 = tail call ptr @__cxa_begin_catch(ptr %7) #26
  br i1 %matches.i.i.i, label %catch7.i.i.i, label %catch.i.i.i

catch7.i.i.i:                                     ; preds = %lpad.i.i.i
  invoke void @__cxa_rethrow() #29
          to label %unreachable.i.i.i unwind label %lpad9.i.i.i, !noalias !152

catch.i.i.i:                                      ; preds = %lpad.i.i.i
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp3.i.i.i) #26, !noalias !152
  call void @_ZSt17current_exceptionv(ptr dead_on_unwind nonnull writable sret(%"class.std::__exception_ptr::exception_ptr") align 8 %ref.tmp3.i.i.i) #26, !noalias !152
  %11 = load ptr, ptr %__functor, align 8, !tbaa !158, !noalias !152
  %12 = load ptr, ptr %11, align 8, !tbaa !22, !noalias !152
  %_M_error.i.i.i = getelementptr inbounds i8, ptr %12, i64 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp.i.i.i.i) #26, !noalias !152
  %13 = load ptr, ptr %ref.tmp3.i.i.i, align 8, !tbaa !83, !noalias !152
  store ptr %13, ptr %ref.tmp.i.i.i.i, align 8, !tbaa !83, !noalias !152
  store ptr null, ptr %ref.tmp3.i.i.i, align 8, !tbaa !83, !noalias !152
  %14 = load ptr, ptr %_M_error.i.i.i, align 8, !tbaa !83, !noalias !152
  store ptr %14, ptr %ref.tmp.i.i.i.i, align 8, !tbaa !83, !noalias !152
  store ptr %13, ptr %_M_error.i.i.i, align 8, !tbaa !83, !noalias !152
  %tobool.not.i.i.i.i.i = icmp eq ptr %14, null
  br i1 %tobool.not.i.i.i.i.i, label %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %catch.i.i.i
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp.i.i.i.i) #26, !noalias !152
  br label %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i

_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i: ; preds = %if.then.i.i.i.i.i, %catch.i.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp.i.i.i.i) #26, !noalias !152
  %15 = load ptr, ptr %ref.tmp3.i.i.i, align 8, !tbaa !83, !noalias !152
  %tobool.not.i.i.i.i = icmp eq ptr %15, null
  br i1 %tobool.not.i.i.i.i, label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp3.i.i.i) #26, !noalias !152
  br label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit.i.i.i

_ZNSt15__exception_ptr13exception_ptrD2Ev.exit.i.i.i: ; preds = %if.then.i.i.i.i, %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp3.i.i.i) #26, !noalias !152
  call void @__cxa_end_catch(), !noalias !152
  br label %"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_iEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESJ_E4typeEOSK_DpOSL_.exit"

lpad9.i.i.i:                                      ; preds = %catch7.i.i.i
  %16 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %invoke.cont10.i.i.i unwind label %terminate.lpad.i.i.i, !noalias !152

invoke.cont10.i.i.i:                              ; preds = %lpad9.i.i.i
  resume { ptr, i32 } %16

terminate.lpad.i.i.i:                             ; preds = %lpad9.i.i.i
  %17 = landingpad { ptr, i32 }
          catch ptr null
  %18 = extractvalue { ptr, i32 } %17, 0
  tail call void @__clang_call_terminate(ptr %18) #28
  unreachable

unreachable.i.i.i:                                ; preds = %catch7.i.i.i
  unreachable

"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_iEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESJ_E4typeEOSK_DpOSL_.exit": ; preds = %invoke.cont.i.i.i, %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit.i.i.i
  %19 = load ptr, ptr %__functor, align 8, !tbaa !158, !noalias !152
  %20 = load i64, ptr %19, align 8, !tbaa !22, !noalias !152
  %21 = inttoptr i64 %20 to ptr
  store ptr null, ptr %19, align 8, !tbaa !22, !noalias !152
  store ptr %21, ptr %agg.result, align 8, !tbaa !69, !alias.scope !147
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal noundef zeroext i1 @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_iEEE10_M_managerERSt9_Any_dataRKSJ_St18_Manager_operation"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %__dest, ptr noundef nonnull align 8 dereferenceable(16) %__source, i32 noundef %__op) #21 align 2 personality ptr @__gxx_personality_v0 {
entry:
  switch i32 %__op, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb4.i
  ]

sw.bb:                                            ; preds = %entry
  store ptr @"_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_iEE", ptr %__dest, align 8, !tbaa !22
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  store ptr %__source, ptr %__dest, align 8, !tbaa !22
  br label %sw.epilog

sw.bb4.i:                                         ; preds = %entry
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %__dest, ptr noundef nonnull readonly align 8 dereferenceable(16) %__source, i64 16, i1 false), !tbaa.struct !118
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.bb4.i, %entry, %sw.bb1, %sw.bb
  ret i1 false
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV221_M_set_delayed_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEESt8weak_ptrIS0_E(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef %__res, ptr noundef %__self) local_unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__callable.i = alloca %class.anon.37, align 8
  %__did_set = alloca i8, align 1
  %__mr = alloca %"class.std::unique_ptr.98", align 8
  %ref.tmp = alloca { i64, i64 }, align 8
  %ref.tmp2 = alloca ptr, align 8
  %ref.tmp3 = alloca ptr, align 8
  %ref.tmp4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__did_set) #26
  store i8 0, ptr %__did_set, align 1, !tbaa !98
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__mr) #26
  %call = tail call noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #27
  %_M_shared_state.i = getelementptr inbounds i8, ptr %call, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_M_shared_state.i, i8 0, i64 16, i1 false)
  store ptr %call, ptr %__mr, align 8, !tbaa !22
  %_M_once = getelementptr inbounds i8, ptr %this, i64 24
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp) #26
  store i64 ptrtoint (ptr @_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb to i64), ptr %ref.tmp, align 8, !tbaa !32
  %.fca.1.gep = getelementptr inbounds i8, ptr %ref.tmp, i64 8
  store i64 0, ptr %.fca.1.gep, align 8, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp2) #26
  store ptr %this, ptr %ref.tmp2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp3) #26
  store ptr %__res, ptr %ref.tmp3, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp4) #26
  store ptr %__did_set, ptr %ref.tmp4, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %__callable.i) #26
  store ptr %ref.tmp, ptr %__callable.i, align 8, !tbaa !22
  %0 = getelementptr inbounds i8, ptr %__callable.i, i64 8
  store ptr %ref.tmp2, ptr %0, align 8, !tbaa !22
  %1 = getelementptr inbounds i8, ptr %__callable.i, i64 16
  store ptr %ref.tmp3, ptr %1, align 8, !tbaa !22
  %2 = getelementptr inbounds i8, ptr %__callable.i, i64 24
  store ptr %ref.tmp4, ptr %2, align 8, !tbaa !22
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable)
  store ptr %__callable.i, ptr %3, align 8, !tbaa !22
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  store ptr @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv, ptr %4, align 8, !tbaa !22
  %call1.i8.i = invoke noundef i32 @pthread_once(ptr noundef nonnull %_M_once, ptr noundef nonnull @__once_proxy)
          to label %invoke.cont.i unwind label %lpad.i

invoke.cont.i:                                    ; preds = %entry
  %tobool.not.i = icmp eq i32 %call1.i8.i, 0
  br i1 %tobool.not.i, label %_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit, label %if.then.i

if.then.i:                                        ; preds = %invoke.cont.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i8.i) #29
          to label %invoke.cont5.i unwind label %lpad.i

invoke.cont5.i:                                   ; preds = %if.then.i
  unreachable

lpad.i:                                           ; preds = %if.then.i, %entry
  %5 = landingpad { ptr, i32 }
          cleanup
  store ptr null, ptr %3, align 8, !tbaa !22
  store ptr null, ptr %4, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__callable.i) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp4) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp3) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp2) #26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp) #26
  br label %ehcleanup

_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit: ; preds = %invoke.cont.i
  store ptr null, ptr %3, align 8, !tbaa !22
  store ptr null, ptr %4, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__callable.i) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp4) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp3) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp2) #26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp) #26
  %6 = load i8, ptr %__did_set, align 1, !tbaa !98, !range !71, !noundef !72
  %loadedv = trunc nuw i8 %6 to i1
  br i1 %loadedv, label %if.end, label %if.then

if.then:                                          ; preds = %_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit
  invoke void @_ZSt20__throw_future_errori(i32 noundef 2) #29
          to label %invoke.cont6 unwind label %lpad5

invoke.cont6:                                     ; preds = %if.then
  unreachable

lpad5:                                            ; preds = %_ZNSt8weak_ptrINSt13__future_base13_State_baseV2EEaSEOS2_.exit, %if.then
  %7 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup

if.end:                                           ; preds = %_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_.exit
  %8 = load ptr, ptr %__mr, align 8, !tbaa !22
  %_M_shared_state = getelementptr inbounds i8, ptr %8, i64 16
  %9 = load ptr, ptr %__self, align 8, !tbaa !143
  store ptr %9, ptr %_M_shared_state, align 8, !tbaa !143
  %_M_refcount3.i.i = getelementptr inbounds i8, ptr %8, i64 24
  %10 = load ptr, ptr %_M_refcount3.i.i, align 8, !tbaa !146
  %cmp.not.i.i.i = icmp eq ptr %10, null
  br i1 %cmp.not.i.i.i, label %_ZNSt8weak_ptrINSt13__future_base13_State_baseV2EEaSEOS2_.exit, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %if.end
  %_M_weak_count.i.i.i.i = getelementptr inbounds i8, ptr %10, i64 12
  %11 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i = icmp eq i8 %11, 0
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %12 = load i32, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !33
  %add.i.i.i.i.i = add nsw i32 %12, -1
  store i32 %add.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %13 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i, %if.then.i.i.i.i.i
  %retval.0.i.i.i.i.i = phi i32 [ %12, %if.then.i.i.i.i.i ], [ %13, %if.else.i.i.i.i.i ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i, label %_ZNSt8weak_ptrINSt13__future_base13_State_baseV2EEaSEOS2_.exit

if.then.i.i.i.i:                                  ; preds = %invoke.cont.i.i.i.i
  %vtable.i.i.i.i = load ptr, ptr %10, align 8, !tbaa !13
  %vfn.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i, i64 24
  %14 = load ptr, ptr %vfn.i.i.i.i, align 8
  call void %14(ptr noundef nonnull align 8 dereferenceable(16) %10) #26
  br label %_ZNSt8weak_ptrINSt13__future_base13_State_baseV2EEaSEOS2_.exit

_ZNSt8weak_ptrINSt13__future_base13_State_baseV2EEaSEOS2_.exit: ; preds = %if.end, %invoke.cont.i.i.i.i, %if.then.i.i.i.i
  %_M_refcount.i.i = getelementptr inbounds i8, ptr %__self, i64 8
  %15 = load ptr, ptr %_M_refcount.i.i, align 8, !tbaa !146
  store ptr %15, ptr %_M_refcount3.i.i, align 8, !tbaa !146
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %__self, i8 0, i64 16, i1 false)
  %16 = load ptr, ptr %__mr, align 8, !tbaa !22
  invoke void @_ZNSt13__future_base13_State_baseV211_Make_ready6_M_setEv(ptr noundef nonnull align 8 dereferenceable(32) %16)
          to label %invoke.cont10 unwind label %lpad5

invoke.cont10:                                    ; preds = %_ZNSt8weak_ptrINSt13__future_base13_State_baseV2EEaSEOS2_.exit
  store ptr null, ptr %__mr, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__mr) #26
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__did_set) #26
  ret void

ehcleanup:                                        ; preds = %lpad5, %lpad.i
  %.pn = phi { ptr, i32 } [ %7, %lpad5 ], [ %5, %lpad.i ]
  call void @_ZNSt10unique_ptrINSt13__future_base13_State_baseV211_Make_readyESt14default_deleteIS2_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %__mr) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__mr) #26
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__did_set) #26
  resume { ptr, i32 } %.pn
}

declare void @_ZNSt13__future_base13_State_baseV211_Make_ready6_M_setEv(ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #5

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt13__future_base13_State_baseV211_Make_readyESt14default_deleteIS2_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load ptr, ptr %this, align 8, !tbaa !22
  %cmp.not = icmp eq ptr %0, null
  br i1 %cmp.not, label %if.end, label %delete.notnull.i

delete.notnull.i:                                 ; preds = %entry
  %_M_refcount.i.i.i = getelementptr inbounds i8, ptr %0, i64 24
  %1 = load ptr, ptr %_M_refcount.i.i.i, align 8, !tbaa !146
  %cmp.not.i.i.i.i = icmp eq ptr %1, null
  br i1 %cmp.not.i.i.i.i, label %_ZNSt13__future_base13_State_baseV211_Make_readyD2Ev.exit.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %delete.notnull.i
  %_M_weak_count.i.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 12
  %2 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !32
  %tobool.i.not.i.i.i.i.i = icmp eq i8 %2, 0
  br i1 %tobool.i.not.i.i.i.i.i, label %if.else.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i

if.then.i.i.i.i.i.i:                              ; preds = %if.then.i.i.i.i
  %3 = load i32, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !33
  %add.i.i.i.i.i.i = add nsw i32 %3, -1
  store i32 %add.i.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !33
  br label %invoke.cont.i.i.i.i.i

if.else.i.i.i.i.i.i:                              ; preds = %if.then.i.i.i.i
  %4 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i

invoke.cont.i.i.i.i.i:                            ; preds = %if.else.i.i.i.i.i.i, %if.then.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i = phi i32 [ %3, %if.then.i.i.i.i.i.i ], [ %4, %if.else.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i, label %if.then.i.i.i.i.i, label %_ZNSt13__future_base13_State_baseV211_Make_readyD2Ev.exit.i

if.then.i.i.i.i.i:                                ; preds = %invoke.cont.i.i.i.i.i
  %vtable.i.i.i.i.i = load ptr, ptr %1, align 8, !tbaa !13
  %vfn.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i, i64 24
  %5 = load ptr, ptr %vfn.i.i.i.i.i, align 8
  tail call void %5(ptr noundef nonnull align 8 dereferenceable(16) %1) #26
  br label %_ZNSt13__future_base13_State_baseV211_Make_readyD2Ev.exit.i

_ZNSt13__future_base13_State_baseV211_Make_readyD2Ev.exit.i: ; preds = %if.then.i.i.i.i.i, %invoke.cont.i.i.i.i.i, %delete.notnull.i
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 32) #31
  br label %if.end

if.end:                                           ; preds = %_ZNSt13__future_base13_State_baseV211_Make_readyD2Ev.exit.i, %entry
  store ptr null, ptr %this, align 8, !tbaa !22
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS1_13_State_baseV2EEEUlvE_iEEE9_M_invokeERKSt9_Any_data"(ptr dead_on_unwind noalias nocapture writable writeonly sret(%"class.std::unique_ptr.20") align 8 %agg.result, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %__functor) #9 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %ref.tmp.i.i.i.i = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %ref.tmp3.i.i.i = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !159)
  %_M_fn.i.i.i = getelementptr inbounds i8, ptr %__functor, i64 8
  %0 = load ptr, ptr %_M_fn.i.i.i, align 8, !tbaa !162, !noalias !164
  %1 = getelementptr inbounds i8, ptr %0, i64 8
  %2 = load ptr, ptr %1, align 8, !tbaa !169, !noalias !164
  %3 = load i32, ptr %2, align 4, !tbaa !33, !noalias !164
  %tobool.not.i.i.i.i.i.i.i = icmp eq i32 %3, 0
  br i1 %tobool.not.i.i.i.i.i.i.i, label %invoke.cont.i.i.i, label %cond.true.i.i.i.i.i.i.i

cond.true.i.i.i.i.i.i.i:                          ; preds = %entry
  %exception.i.i.i.i.i.i.i = tail call ptr @__cxa_allocate_exception(i64 4) #26, !noalias !164
  store i32 %3, ptr %exception.i.i.i.i.i.i.i, align 16, !tbaa !33, !noalias !164
  invoke void @__cxa_throw(ptr nonnull %exception.i.i.i.i.i.i.i, ptr nonnull @_ZTIi, ptr null) #29
          to label %.noexc.i.i.i unwind label %lpad.i.i.i, !noalias !164

.noexc.i.i.i:                                     ; preds = %cond.true.i.i.i.i.i.i.i
  unreachable

invoke.cont.i.i.i:                                ; preds = %entry
  %4 = load ptr, ptr %__functor, align 8, !tbaa !170, !noalias !164
  %5 = load ptr, ptr %4, align 8, !tbaa !22, !noalias !164
  %_M_storage.i.i.i.i = getelementptr inbounds i8, ptr %5, i64 16
  store i32 0, ptr %_M_storage.i.i.i.i, align 4, !tbaa !33, !noalias !164
  %_M_initialized.i.i.i.i = getelementptr inbounds i8, ptr %5, i64 20
  store i8 1, ptr %_M_initialized.i.i.i.i, align 4, !tbaa !23, !noalias !164
  br label %"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS1_13_State_baseV2EEEUlvE_iEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESM_E4typeEOSN_DpOSO_.exit"

lpad.i.i.i:                                       ; preds = %cond.true.i.i.i.i.i.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr @_ZTIN10__cxxabiv115__forced_unwindE
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  %8 = extractvalue { ptr, i32 } %6, 1
  %9 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIN10__cxxabiv115__forced_unwindE) #26
  %matches.i.i.i = icmp eq i32 %8, %9
  %10 = tail call ptr @__cxa_begin_catch(ptr %7) #26
  br i1 %matches.i.i.i, label %catch7.i.i.i, label %catch.i.i.i

catch7.i.i.i:                                     ; preds = %lpad.i.i.i
  invoke void @__cxa_rethrow() #29
          to label %unreachable.i.i.i unwind label %lpad9.i.i.i, !noalias !164

catch.i.i.i:                                      ; preds = %lpad.i.i.i
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp3.i.i.i) #26, !noalias !164
  call void @_ZSt17current_exceptionv(ptr dead_on_unwind nonnull writable sret(%"class.std::__exception_ptr::exception_ptr") align 8 %ref.tmp3.i.i.i) #26, !noalias !164
  %11 = load ptr, ptr %__functor, align 8, !tbaa !170, !noalias !164
  %12 = load ptr, ptr %11, align 8, !tbaa !22, !noalias !164
  %_M_error.i.i.i = getelementptr inbounds i8, ptr %12, i64 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp.i.i.i.i) #26, !noalias !164
  %13 = load ptr, ptr %ref.tmp3.i.i.i, align 8, !tbaa !83, !noalias !164
  store ptr %13, ptr %ref.tmp.i.i.i.i, align 8, !tbaa !83, !noalias !164
  store ptr null, ptr %ref.tmp3.i.i.i, align 8, !tbaa !83, !noalias !164
  %14 = load ptr, ptr %_M_error.i.i.i, align 8, !tbaa !83, !noalias !164
  store ptr %14, ptr %ref.tmp.i.i.i.i, align 8, !tbaa !83, !noalias !164
  store ptr %13, ptr %_M_error.i.i.i, align 8, !tbaa !83, !noalias !164
  %tobool.not.i.i.i.i.i = icmp eq ptr %14, null
  br i1 %tobool.not.i.i.i.i.i, label %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %catch.i.i.i
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp.i.i.i.i) #26, !noalias !164
  br label %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i

_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i: ; preds = %if.then.i.i.i.i.i, %catch.i.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp.i.i.i.i) #26, !noalias !164
  %15 = load ptr, ptr %ref.tmp3.i.i.i, align 8, !tbaa !83, !noalias !164
  %tobool.not.i.i.i.i = icmp eq ptr %15, null
  br i1 %tobool.not.i.i.i.i, label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp3.i.i.i) #26, !noalias !164
  br label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit.i.i.i

_ZNSt15__exception_ptr13exception_ptrD2Ev.exit.i.i.i: ; preds = %if.then.i.i.i.i, %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp3.i.i.i) #26, !noalias !164
  call void @__cxa_end_catch(), !noalias !164
  br label %"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS1_13_State_baseV2EEEUlvE_iEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESM_E4typeEOSN_DpOSO_.exit"

lpad9.i.i.i:                                      ; preds = %catch7.i.i.i
  %16 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %invoke.cont10.i.i.i unwind label %terminate.lpad.i.i.i, !noalias !164

invoke.cont10.i.i.i:                              ; preds = %lpad9.i.i.i
  resume { ptr, i32 } %16

terminate.lpad.i.i.i:                             ; preds = %lpad9.i.i.i
  %17 = landingpad { ptr, i32 }
          catch ptr null
  %18 = extractvalue { ptr, i32 } %17, 0
  tail call void @__clang_call_terminate(ptr %18) #28
  unreachable

unreachable.i.i.i:                                ; preds = %catch7.i.i.i
  unreachable

"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS1_13_State_baseV2EEEUlvE_iEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESM_E4typeEOSN_DpOSO_.exit": ; preds = %invoke.cont.i.i.i, %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit.i.i.i
  %19 = load ptr, ptr %__functor, align 8, !tbaa !170, !noalias !164
  %20 = load i64, ptr %19, align 8, !tbaa !22, !noalias !164
  %21 = inttoptr i64 %20 to ptr
  store ptr null, ptr %19, align 8, !tbaa !22, !noalias !164
  store ptr %21, ptr %agg.result, align 8, !tbaa !69, !alias.scope !159
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal noundef zeroext i1 @"_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS1_13_State_baseV2EEEUlvE_iEEE10_M_managerERSt9_Any_dataRKSM_St18_Manager_operation"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %__dest, ptr noundef nonnull align 8 dereferenceable(16) %__source, i32 noundef %__op) #21 align 2 personality ptr @__gxx_personality_v0 {
entry:
  switch i32 %__op, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb4.i
  ]

sw.bb:                                            ; preds = %entry
  store ptr @"_ZTINSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EEEUlvE_iEE", ptr %__dest, align 8, !tbaa !22
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  store ptr %__source, ptr %__dest, align 8, !tbaa !22
  br label %sw.epilog

sw.bb4.i:                                         ; preds = %entry
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %__dest, ptr noundef nonnull readonly align 8 dereferenceable(16) %__source, i64 16, i1 false), !tbaa.struct !118
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.bb4.i, %entry, %sw.bb1, %sw.bb
  ret i1 false
}

; Function Attrs: nounwind
declare void @_ZNSt12bad_weak_ptrD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #15

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #23

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #24

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #25

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nosync nounwind memory(none) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #13 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #19 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #23 = { nofree nounwind }
attributes #24 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #25 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #26 = { nounwind }
attributes #27 = { builtin allocsize(0) }
attributes #28 = { noreturn nounwind }
attributes #29 = { noreturn }
attributes #30 = { nounwind willreturn memory(none) }
attributes #31 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_ZSt11make_sharedINSt13__future_base13_State_baseV2EJEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES4_E4typeEEDpOT0_: %agg.result"}
!6 = distinct !{!6, !"_ZSt11make_sharedINSt13__future_base13_State_baseV2EJEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES4_E4typeEEDpOT0_"}
!7 = !{!8, !9, i64 0}
!8 = !{!"_ZTSSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE", !9, i64 0, !12, i64 8}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!"_ZTSSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE", !9, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"vtable pointer", !11, i64 0}
!15 = !{!16, !17, i64 8}
!16 = !{!"_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE", !17, i64 8, !17, i64 12}
!17 = !{!"int", !10, i64 0}
!18 = !{!16, !17, i64 12}
!19 = !{!20, !17, i64 0}
!20 = !{!"_ZTSSt9once_flag", !17, i64 0}
!21 = !{!12, !9, i64 0}
!22 = !{!9, !9, i64 0}
!23 = !{!24, !28, i64 20}
!24 = !{!"_ZTSNSt13__future_base7_ResultIiEE", !25, i64 0, !27, i64 16, !28, i64 20}
!25 = !{!"_ZTSNSt13__future_base12_Result_baseE", !26, i64 8}
!26 = !{!"_ZTSNSt15__exception_ptr13exception_ptrE", !9, i64 0}
!27 = !{!"_ZTSN9__gnu_cxx16__aligned_bufferIiEE", !10, i64 0}
!28 = !{!"bool", !10, i64 0}
!29 = !{!30}
!30 = distinct !{!30, !31, !"_ZNSt7promiseIiE10get_futureEv: %agg.result"}
!31 = distinct !{!31, !"_ZNSt7promiseIiE10get_futureEv"}
!32 = !{!10, !10, i64 0}
!33 = !{!17, !17, i64 0}
!34 = !{!35, !36, i64 0}
!35 = !{!"_ZTSNSt6thread2idE", !36, i64 0}
!36 = !{!"long", !10, i64 0}
!37 = !{!38, !9, i64 0}
!38 = !{!"_ZTSNSt14__basic_futureIiE6_ResetE", !9, i64 0}
!39 = !{!40}
!40 = distinct !{!40, !41, !"_ZSt11make_sharedINSt13__future_base13_State_baseV2EJEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES4_E4typeEEDpOT0_: %agg.result"}
!41 = distinct !{!41, !"_ZSt11make_sharedINSt13__future_base13_State_baseV2EJEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES4_E4typeEEDpOT0_"}
!42 = !{!43}
!43 = distinct !{!43, !44, !"_ZNSt7promiseIiE10get_futureEv: %agg.result"}
!44 = distinct !{!44, !"_ZNSt7promiseIiE10get_futureEv"}
!45 = !{!46, !9, i64 8}
!46 = !{!"_ZTSSt10error_code", !17, i64 0, !9, i64 8}
!47 = !{!36, !36, i64 0}
!48 = !{!49, !9, i64 0}
!49 = !{!"_ZTSSt11unique_lockISt5mutexE", !9, i64 0, !28, i64 8}
!50 = !{!49, !28, i64 8}
!51 = !{!52}
!52 = distinct !{!52, !53, !"_ZSt5asyncIZ4mainE3$_1JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_: %agg.result"}
!53 = distinct !{!53, !"_ZSt5asyncIZ4mainE3$_1JEESt6futureINSt15__invoke_resultINSt5decayIT_E4typeEJDpNS3_IT0_E4typeEEE4typeEESt6launchOS4_DpOS7_"}
!54 = !{!55, !52}
!55 = distinct !{!55, !56, !"_ZSt11make_sharedINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_: %agg.result"}
!56 = distinct !{!56, !"_ZSt11make_sharedINSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_"}
!57 = !{!58, !9, i64 0}
!58 = !{!"_ZTSSt10_Head_baseILm1EPNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEELb0EE", !9, i64 0}
!59 = !{!60, !10, i64 0}
!60 = !{!"_ZTSSt10_Head_baseILm0EMNSt13__future_base17_Async_state_implINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEFvvELb0EE", !10, i64 0}
!61 = !{!62, !52}
!62 = distinct !{!62, !63, !"_ZSt11make_sharedINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_: %agg.result"}
!63 = distinct !{!63, !"_ZSt11make_sharedINSt13__future_base15_Deferred_stateINSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEJS5_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESB_E4typeEEDpOT0_"}
!64 = !{!65, !9, i64 0}
!65 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !66, i64 0, !36, i64 8, !10, i64 16}
!66 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !9, i64 0}
!67 = !{!68, !9, i64 0}
!68 = !{!"_ZTSSt12__shared_ptrINSt13__future_base16_Task_state_baseIFiiEEELN9__gnu_cxx12_Lock_policyE2EE", !9, i64 0, !12, i64 8}
!69 = !{!70, !9, i64 0}
!70 = !{!"_ZTSSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EE", !9, i64 0}
!71 = !{i8 0, i8 2}
!72 = !{}
!73 = !{!46, !17, i64 0}
!74 = !{!75, !9, i64 8}
!75 = !{!"_ZTSSt15error_condition", !17, i64 0, !9, i64 8}
!76 = !{!75, !17, i64 0}
!77 = !{!78, !9, i64 8}
!78 = !{!"_ZTSSt9type_info", !9, i64 8}
!79 = !{!80}
!80 = distinct !{!80, !81, !"_ZSt18make_exception_ptrISt12future_errorENSt15__exception_ptr13exception_ptrET_: %agg.result"}
!81 = distinct !{!81, !"_ZSt18make_exception_ptrISt12future_errorENSt15__exception_ptr13exception_ptrET_"}
!82 = !{i64 0, i64 4, !33, i64 8, i64 8, !22}
!83 = !{!26, !9, i64 0}
!84 = !{!85}
!85 = distinct !{!85, !86, !"_ZNKSt10error_code7messageB5cxx11Ev: %agg.result"}
!86 = distinct !{!86, !"_ZNKSt10error_code7messageB5cxx11Ev"}
!87 = !{!66, !9, i64 0}
!88 = !{!89}
!89 = distinct !{!89, !90, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_: %agg.result"}
!90 = distinct !{!90, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_"}
!91 = !{!65, !36, i64 8}
!92 = !{!93, !9, i64 0}
!93 = !{!"_ZTSZ4mainE3$_0", !9, i64 0}
!94 = !{!95, !9, i64 24}
!95 = !{!"_ZTSSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEE", !96, i64 0, !9, i64 24}
!96 = !{!"_ZTSSt14_Function_base", !10, i64 0, !9, i64 16}
!97 = !{!96, !9, i64 16}
!98 = !{!28, !28, i64 0}
!99 = !{!100}
!100 = distinct !{!100, !101, !"_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv: %agg.result"}
!101 = distinct !{!101, !"_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv"}
!102 = !{!103, !9, i64 0}
!103 = !{!"_ZTSZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_EUlvE_", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24}
!104 = !{!103, !9, i64 8}
!105 = !{!103, !9, i64 16}
!106 = !{!103, !9, i64 24}
!107 = !{!108}
!108 = distinct !{!108, !109, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_13_State_baseV27_SetterIiNS5_19__exception_ptr_tagEEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESB_E4typeEOSC_DpOSD_: %agg.result"}
!109 = distinct !{!109, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_13_State_baseV27_SetterIiNS5_19__exception_ptr_tagEEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESB_E4typeEOSC_DpOSD_"}
!110 = !{!111, !9, i64 8}
!111 = !{!"_ZTSNSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEE", !9, i64 0, !9, i64 8}
!112 = !{!113, !115, !108}
!113 = distinct !{!113, !114, !"_ZNKSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEclEv: %agg.result"}
!114 = distinct !{!114, !"_ZNKSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEclEv"}
!115 = distinct !{!115, !116, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_13_State_baseV27_SetterIiNS7_19__exception_ptr_tagEEEJEET_St14__invoke_otherOT0_DpOT1_: %agg.result"}
!116 = distinct !{!116, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_13_State_baseV27_SetterIiNS7_19__exception_ptr_tagEEEJEET_St14__invoke_otherOT0_DpOT1_"}
!117 = !{!111, !9, i64 0}
!118 = !{i64 0, i64 8, !22, i64 8, i64 8, !22}
!119 = !{!120}
!120 = distinct !{!120, !121, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESI_E4typeEOSJ_DpOSK_: %agg.result"}
!121 = distinct !{!121, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_ENSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESI_E4typeEOSJ_DpOSK_"}
!122 = !{!123, !125, !120}
!123 = distinct !{!123, !124, !"_ZNKSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEclEv: %agg.result"}
!124 = distinct !{!124, !"_ZNKSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEclEv"}
!125 = distinct !{!125, !126, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_12_Task_setterIS6_NSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEJEET_St14__invoke_otherOT0_DpOT1_: %agg.result"}
!126 = distinct !{!126, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_12_Task_setterIS6_NSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEEJEET_St14__invoke_otherOT0_DpOT1_"}
!127 = !{!128, !9, i64 0}
!128 = !{!"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEENSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEEiEE", !9, i64 0, !9, i64 8}
!129 = !{!130, !9, i64 0}
!130 = !{!"_ZTSZSt9call_onceIMSt6threadFvvEJPS0_EEvRSt9once_flagOT_DpOT0_EUlvE_", !9, i64 0, !9, i64 8}
!131 = !{!130, !9, i64 8}
!132 = !{!133}
!133 = distinct !{!133, !134, !"_ZSt15allocate_sharedINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_JS2_RKS3_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESA_E4typeEERKT0_DpOT1_: %agg.result"}
!134 = distinct !{!134, !"_ZSt15allocate_sharedINSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEEES3_JS2_RKS3_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueESA_E4typeEERKT0_DpOT1_"}
!135 = !{!136}
!136 = distinct !{!136, !137, !"_ZNSt13__future_base18_S_allocate_resultIiiEESt10unique_ptrINS_7_ResultIT_EENS_12_Result_base8_DeleterEERKSaIT0_E: %agg.result"}
!137 = distinct !{!137, !"_ZNSt13__future_base18_S_allocate_resultIiiEESt10unique_ptrINS_7_ResultIT_EENS_12_Result_base8_DeleterEERKSaIT0_E"}
!138 = !{!136, !133}
!139 = !{!140, !9, i64 0}
!140 = !{!"_ZTSZNSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_", !9, i64 0, !9, i64 8}
!141 = !{!142, !9, i64 0}
!142 = !{!"_ZTSZNSt13__future_base11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EEEUlvE_", !9, i64 0, !9, i64 8}
!143 = !{!144, !9, i64 0}
!144 = !{!"_ZTSSt10__weak_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE", !9, i64 0, !145, i64 8}
!145 = !{!"_ZTSSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EE", !9, i64 0}
!146 = !{!145, !9, i64 0}
!147 = !{!148}
!148 = distinct !{!148, !149, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_iEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESJ_E4typeEOSK_DpOSL_: %agg.result"}
!149 = distinct !{!149, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_iEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESJ_E4typeEOSK_DpOSL_"}
!150 = !{!151, !9, i64 8}
!151 = !{!"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_iEE", !9, i64 0, !9, i64 8}
!152 = !{!153, !155, !148}
!153 = distinct !{!153, !154, !"_ZNKSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_iEclEv: %agg.result"}
!154 = distinct !{!154, !"_ZNKSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_iEclEv"}
!155 = distinct !{!155, !156, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_12_Task_setterIS6_ZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_iEEJEET_St14__invoke_otherOT0_DpOT1_: %agg.result"}
!156 = distinct !{!156, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_12_Task_setterIS6_ZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE6_M_runEOiEUlvE_iEEJEET_St14__invoke_otherOT0_DpOT1_"}
!157 = !{!140, !9, i64 8}
!158 = !{!151, !9, i64 0}
!159 = !{!160}
!160 = distinct !{!160, !161, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS1_13_State_baseV2EEEUlvE_iEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESM_E4typeEOSN_DpOSO_: %agg.result"}
!161 = distinct !{!161, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_12_Task_setterIS0_INS1_7_ResultIiEES3_EZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS1_13_State_baseV2EEEUlvE_iEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESM_E4typeEOSN_DpOSO_"}
!162 = !{!163, !9, i64 8}
!163 = !{!"_ZTSNSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EEEUlvE_iEE", !9, i64 0, !9, i64 8}
!164 = !{!165, !167, !160}
!165 = distinct !{!165, !166, !"_ZNKSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EEEUlvE_iEclEv: %agg.result"}
!166 = distinct !{!166, !"_ZNKSt13__future_base12_Task_setterISt10unique_ptrINS_7_ResultIiEENS_12_Result_base8_DeleterEEZNS_11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS_13_State_baseV2EEEUlvE_iEclEv"}
!167 = distinct !{!167, !168, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_12_Task_setterIS6_ZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS1_13_State_baseV2EEEUlvE_iEEJEET_St14__invoke_otherOT0_DpOT1_: %agg.result"}
!168 = distinct !{!168, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_12_Task_setterIS6_ZNS1_11_Task_stateIZ4mainE3$_2SaIiEFiiEE14_M_run_delayedEOiSt8weak_ptrINS1_13_State_baseV2EEEUlvE_iEEJEET_St14__invoke_otherOT0_DpOT1_"}
!169 = !{!142, !9, i64 8}
!170 = !{!163, !9, i64 0}
