; ModuleID = 'static_local.cpp'
source_filename = "static_local.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Log = type { i32 }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%class.anon = type { ptr }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.2" }
%"class.std::tuple.2" = type { %"struct.std::_Tuple_impl.3" }
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Head_base.4" }
%"struct.std::_Head_base.4" = type { %class.anon }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }

$_ZN3LogC2Ev = comdat any

$_ZN3LogD2Ev = comdat any

$_ZNSt6threadD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

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

@_ZZ3logvE4only = internal global %struct.Log zeroinitializer, align 4
@_ZGVZ3logvE4only = internal global i64 0, align 8
@__dso_handle = external hidden global i8
@_ZL5first = internal global %struct.Log zeroinitializer, align 4
@.str = private unnamed_addr constant [13 x i8] c"%d %d of %d\0A\00", align 1
@_ZL4made = internal global i32 0, align 4
@.str.1 = private unnamed_addr constant [11 x i8] c"end of %d\0A\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x ptr] }, align 8
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_static_local.cpp, ptr null }]

; Function Attrs: mustprogress noinline uwtable
define dso_local noundef nonnull align 4 dereferenceable(4) ptr @_Z3logv() #0 personality ptr @__gxx_personality_v0 !dbg !9 {
entry:
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = load atomic i8, ptr @_ZGVZ3logvE4only acquire, align 8, !dbg !12
  %guard.uninitialized = icmp eq i8 %0, 0, !dbg !12
  br i1 %guard.uninitialized, label %init.check, label %init.end, !dbg !12, !prof !13

init.check:                                       ; preds = %entry
  %1 = call i32 @__cxa_guard_acquire(ptr @_ZGVZ3logvE4only) #1, !dbg !12
  %tobool = icmp ne i32 %1, 0, !dbg !12
  br i1 %tobool, label %init, label %init.end, !dbg !12

init:                                             ; preds = %init.check
  invoke void @_ZN3LogC2Ev(ptr noundef nonnull align 4 dereferenceable(4) @_ZZ3logvE4only)
          to label %invoke.cont unwind label %lpad, !dbg !14

invoke.cont:                                      ; preds = %init
  %2 = call i32 @__cxa_atexit(ptr @_ZN3LogD2Ev, ptr @_ZZ3logvE4only, ptr @__dso_handle) #1, !dbg !12
  call void @__cxa_guard_release(ptr @_ZGVZ3logvE4only) #1, !dbg !12
  br label %init.end, !dbg !12

init.end:                                         ; preds = %invoke.cont, %init.check, %entry
  ret ptr @_ZZ3logvE4only, !dbg !15

lpad:                                             ; preds = %init
  %3 = landingpad { ptr, i32 }
          cleanup, !dbg !16
  %4 = extractvalue { ptr, i32 } %3, 0, !dbg !16
  store ptr %4, ptr %exn.slot, align 8, !dbg !16
  %5 = extractvalue { ptr, i32 } %3, 1, !dbg !16
  store i32 %5, ptr %ehselector.slot, align 4, !dbg !16
  call void @__cxa_guard_abort(ptr @_ZGVZ3logvE4only) #1, !dbg !12
  br label %eh.resume, !dbg !12

eh.resume:                                        ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !12
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !12
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !12
  %lpad.val1 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !12
  resume { ptr, i32 } %lpad.val1, !dbg !12
}

; Function Attrs: nounwind
declare i32 @__cxa_guard_acquire(ptr) #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN3LogC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %this) unnamed_addr #2 comdat align 2 !dbg !17 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %number = getelementptr inbounds %struct.Log, ptr %this1, i32 0, i32 0, !dbg !18
  %0 = load i32, ptr @_ZL4made, align 4, !dbg !19
  %inc = add nsw i32 %0, 1, !dbg !19
  store i32 %inc, ptr @_ZL4made, align 4, !dbg !19
  store i32 %inc, ptr %number, align 4, !dbg !18
  ret void, !dbg !20
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN3LogD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %this) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !21 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %number = getelementptr inbounds %struct.Log, ptr %this1, i32 0, i32 0, !dbg !22
  %0 = load i32, ptr %number, align 4, !dbg !22
  %call = invoke i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %0)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !23

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !24

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null, !dbg !23
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !23
  call void @__clang_call_terminate(ptr %2) #11, !dbg !23
  unreachable, !dbg !23
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) #1

; Function Attrs: nounwind
declare void @__cxa_guard_abort(ptr) #1

; Function Attrs: nounwind
declare void @__cxa_guard_release(ptr) #1

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #3 section ".text.startup" !dbg !25 {
entry:
  call void @_ZN3LogC2Ev(ptr noundef nonnull align 4 dereferenceable(4) @_ZL5first), !dbg !26
  %0 = call i32 @__cxa_atexit(ptr @_ZN3LogD2Ev, ptr @_ZL5first, ptr @__dso_handle) #1, !dbg !27
  ret void, !dbg !26
}

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #4 personality ptr @__gxx_personality_v0 !dbg !28 {
entry:
  %retval = alloca i32, align 4
  %seen = alloca i32, align 4
  %one = alloca %"class.std::thread", align 8
  %ref.tmp = alloca %class.anon, align 8
  %here = alloca i32, align 4
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  store i32 0, ptr %seen, align 4, !dbg !29
  %0 = getelementptr inbounds %class.anon, ptr %ref.tmp, i32 0, i32 0, !dbg !30
  store ptr %seen, ptr %0, align 8, !dbg !30
  call void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(8) %one, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp), !dbg !31
  %call = invoke noundef nonnull align 4 dereferenceable(4) ptr @_Z3logv()
          to label %invoke.cont unwind label %lpad, !dbg !32

invoke.cont:                                      ; preds = %entry
  %number = getelementptr inbounds %struct.Log, ptr %call, i32 0, i32 0, !dbg !33
  %1 = load i32, ptr %number, align 4, !dbg !33
  store i32 %1, ptr %here, align 4, !dbg !34
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %one)
          to label %invoke.cont1 unwind label %lpad, !dbg !35

invoke.cont1:                                     ; preds = %invoke.cont
  %2 = load i32, ptr %here, align 4, !dbg !36
  %3 = load i32, ptr %seen, align 4, !dbg !37
  %4 = load i32, ptr @_ZL4made, align 4, !dbg !38
  %call3 = invoke i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %2, i32 noundef %3, i32 noundef %4)
          to label %invoke.cont2 unwind label %lpad, !dbg !39

invoke.cont2:                                     ; preds = %invoke.cont1
  store i32 0, ptr %retval, align 4, !dbg !40
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %one) #1, !dbg !41
  %5 = load i32, ptr %retval, align 4, !dbg !41
  ret i32 %5, !dbg !41

lpad:                                             ; preds = %invoke.cont1, %invoke.cont, %entry
  %6 = landingpad { ptr, i32 }
          cleanup, !dbg !41
  %7 = extractvalue { ptr, i32 } %6, 0, !dbg !41
  store ptr %7, ptr %exn.slot, align 8, !dbg !41
  %8 = extractvalue { ptr, i32 } %6, 1, !dbg !41
  store i32 %8, ptr %ehselector.slot, align 4, !dbg !41
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %one) #1, !dbg !41
  br label %eh.resume, !dbg !41

eh.resume:                                        ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !41
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !41
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !41
  %lpad.val4 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !41
  resume { ptr, i32 } %lpad.val4, !dbg !41
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %__f) unnamed_addr #0 align 2 personality ptr @__gxx_personality_v0 !dbg !42 {
entry:
  %this.addr = alloca ptr, align 8
  %__f.addr = alloca ptr, align 8
  %__depend = alloca ptr, align 8
  %agg.tmp = alloca %"class.std::unique_ptr", align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
  store ptr %__f, ptr %__f.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_id = getelementptr inbounds %"class.std::thread", ptr %this1, i32 0, i32 0, !dbg !44
  call void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %_M_id) #1, !dbg !44
  store ptr null, ptr %__depend, align 8, !dbg !45
  %call = call noalias noundef nonnull ptr @_Znwm(i64 noundef 16) #12, !dbg !46
  %0 = load ptr, ptr %__f.addr, align 8, !dbg !47
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(16) %call, ptr noundef nonnull align 8 dereferenceable(8) %0)
          to label %invoke.cont unwind label %lpad, !dbg !48

invoke.cont:                                      ; preds = %entry
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp, ptr noundef %call) #1, !dbg !49
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %this1, ptr noundef %agg.tmp, ptr noundef null)
          to label %invoke.cont3 unwind label %lpad2, !dbg !50

invoke.cont3:                                     ; preds = %invoke.cont
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp) #1, !dbg !50
  ret void, !dbg !51

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          cleanup, !dbg !51
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !51
  store ptr %2, ptr %exn.slot, align 8, !dbg !51
  %3 = extractvalue { ptr, i32 } %1, 1, !dbg !51
  store i32 %3, ptr %ehselector.slot, align 4, !dbg !51
  call void @_ZdlPvm(ptr noundef %call, i64 noundef 16) #13, !dbg !46
  br label %eh.resume, !dbg !46

lpad2:                                            ; preds = %invoke.cont
  %4 = landingpad { ptr, i32 }
          cleanup, !dbg !51
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !51
  store ptr %5, ptr %exn.slot, align 8, !dbg !51
  %6 = extractvalue { ptr, i32 } %4, 1, !dbg !51
  store i32 %6, ptr %ehselector.slot, align 4, !dbg !51
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp) #1, !dbg !50
  br label %eh.resume, !dbg !50

eh.resume:                                        ; preds = %lpad2, %lpad
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !46
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !46
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !46
  %lpad.val4 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !46
  resume { ptr, i32 } %lpad.val4, !dbg !46
}

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) #5

declare i32 @printf(ptr noundef, ...) #5

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #2 comdat align 2 !dbg !52 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(ptr noundef nonnull align 8 dereferenceable(8) %this1) #1, !dbg !53
  br i1 %call, label %if.then, label %if.end, !dbg !53

if.then:                                          ; preds = %entry
  call void @_ZSt9terminatev() #11, !dbg !54
  unreachable, !dbg !54

_ZSt11__terminatev.exit:                          ; No predecessors!
  unreachable, !dbg !58

if.end:                                           ; preds = %entry
  ret void, !dbg !59
}

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #6 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #1
  call void @_ZSt9terminatev() #11
  unreachable
}

declare ptr @__cxa_begin_catch(ptr)

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(ptr noundef nonnull align 8 dereferenceable(8) %this) #2 comdat align 2 !dbg !60 {
entry:
  %this.addr = alloca ptr, align 8
  %agg.tmp = alloca %"class.std::thread::id", align 8
  %agg.tmp2 = alloca %"class.std::thread::id", align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_id = getelementptr inbounds %"class.std::thread", ptr %this1, i32 0, i32 0, !dbg !61
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp, ptr align 8 %_M_id, i64 8, i1 false), !dbg !61
  call void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp2) #1, !dbg !62
  %coerce.dive = getelementptr inbounds %"class.std::thread::id", ptr %agg.tmp, i32 0, i32 0, !dbg !63
  %0 = load i64, ptr %coerce.dive, align 8, !dbg !63
  %coerce.dive3 = getelementptr inbounds %"class.std::thread::id", ptr %agg.tmp2, i32 0, i32 0, !dbg !63
  %1 = load i64, ptr %coerce.dive3, align 8, !dbg !63
  %call = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #1, !dbg !63
  %lnot = xor i1 %call, true, !dbg !64
  ret i1 %lnot, !dbg !65
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %__x.coerce, i64 %__y.coerce) #2 comdat !dbg !66 {
entry:
  %__x = alloca %"class.std::thread::id", align 8
  %__y = alloca %"class.std::thread::id", align 8
  %coerce.dive = getelementptr inbounds %"class.std::thread::id", ptr %__x, i32 0, i32 0
  store i64 %__x.coerce, ptr %coerce.dive, align 8
  %coerce.dive1 = getelementptr inbounds %"class.std::thread::id", ptr %__y, i32 0, i32 0
  store i64 %__y.coerce, ptr %coerce.dive1, align 8
  %_M_thread = getelementptr inbounds %"class.std::thread::id", ptr %__x, i32 0, i32 0, !dbg !67
  %0 = load i64, ptr %_M_thread, align 8, !dbg !67
  %_M_thread2 = getelementptr inbounds %"class.std::thread::id", ptr %__y, i32 0, i32 0, !dbg !68
  %1 = load i64, ptr %_M_thread2, align 8, !dbg !68
  %cmp = icmp eq i64 %0, %1, !dbg !69
  ret i1 %cmp, !dbg !70
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #2 comdat align 2 !dbg !71 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_thread = getelementptr inbounds %"class.std::thread::id", ptr %this1, i32 0, i32 0, !dbg !72
  store i64 0, ptr %_M_thread, align 8, !dbg !72
  ret void, !dbg !73
}

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) #5

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #8

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef nonnull align 8 dereferenceable(8) %__args) unnamed_addr #2 align 2 !dbg !74 {
entry:
  %this.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNSt6thread6_StateC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1) #1, !dbg !75
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !76
  %_M_func = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %this1, i32 0, i32 1, !dbg !77
  %_M_t = getelementptr inbounds %"struct.std::thread::_Invoker", ptr %_M_func, i32 0, i32 0, !dbg !78
  %0 = load ptr, ptr %__args.addr, align 8, !dbg !79
  call void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ETnNSt9enable_ifIXclsr4_TCCIXT0_EEE29__is_implicitly_constructibleIDpT_EEEbE4typeELb1EEEDpOS4_"(ptr noundef nonnull align 8 dereferenceable(8) %_M_t, ptr noundef nonnull align 8 dereferenceable(8) %0) #1, !dbg !80
  ret void, !dbg !81
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #9

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef %__p) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !82 {
entry:
  %this.addr = alloca ptr, align 8
  %__p.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__p, ptr %__p.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::unique_ptr", ptr %this1, i32 0, i32 0, !dbg !84
  %0 = load ptr, ptr %__p.addr, align 8, !dbg !85
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %_M_t, ptr noundef %0)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !84

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !86

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null, !dbg !84
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !84
  call void @__clang_call_terminate(ptr %2) #11, !dbg !84
  unreachable, !dbg !84
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !87 {
entry:
  %this.addr = alloca ptr, align 8
  %__ptr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::unique_ptr", ptr %this1, i32 0, i32 0, !dbg !88
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %_M_t) #1, !dbg !89
  store ptr %call, ptr %__ptr, align 8, !dbg !90
  %0 = load ptr, ptr %__ptr, align 8, !dbg !91
  %1 = load ptr, ptr %0, align 8, !dbg !91
  %cmp = icmp ne ptr %1, null, !dbg !92
  br i1 %cmp, label %if.then, label %if.end, !dbg !91

if.then:                                          ; preds = %entry
  %call2 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %this1) #1, !dbg !93
  %2 = load ptr, ptr %__ptr, align 8, !dbg !94
  %3 = load ptr, ptr %2, align 8, !dbg !95
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(ptr noundef nonnull align 1 dereferenceable(1) %call2, ptr noundef %3)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !93

invoke.cont:                                      ; preds = %if.then
  br label %if.end, !dbg !93

if.end:                                           ; preds = %invoke.cont, %entry
  %4 = load ptr, ptr %__ptr, align 8, !dbg !96
  store ptr null, ptr %4, align 8, !dbg !97
  ret void, !dbg !98

terminate.lpad:                                   ; preds = %if.then
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !93
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !93
  call void @__clang_call_terminate(ptr %6) #11, !dbg !93
  unreachable, !dbg !93
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #2 comdat align 2 !dbg !99 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTVNSt6thread6_StateE, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !100
  ret void, !dbg !100
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ETnNSt9enable_ifIXclsr4_TCCIXT0_EEE29__is_implicitly_constructibleIDpT_EEEbE4typeELb1EEEDpOS4_"(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %__elements) unnamed_addr #2 align 2 personality ptr @__gxx_personality_v0 !dbg !101 {
entry:
  %this.addr = alloca ptr, align 8
  %__elements.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__elements, ptr %__elements.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__elements.addr, align 8, !dbg !103
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(8) %this1, ptr noundef nonnull align 8 dereferenceable(8) %0)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !104

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !105

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null, !dbg !104
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !104
  call void @__clang_call_terminate(ptr %2) #11, !dbg !104
  unreachable, !dbg !104
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #2 align 2 !dbg !106 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1) #1, !dbg !107
  ret void, !dbg !107
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #2 align 2 !dbg !108 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(ptr noundef nonnull align 8 dereferenceable(16) %this1) #1, !dbg !109
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 16) #13, !dbg !109
  ret void, !dbg !109
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #0 align 2 !dbg !110 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_func = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %this1, i32 0, i32 1, !dbg !111
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(ptr noundef nonnull align 8 dereferenceable(8) %_M_func), !dbg !111
  ret void, !dbg !112
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %__head) unnamed_addr #0 align 2 !dbg !113 {
entry:
  %this.addr = alloca ptr, align 8
  %__head.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__head, ptr %__head.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__head.addr, align 8, !dbg !114
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(8) %this1, ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !115
  ret void, !dbg !116
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %__h) unnamed_addr #2 align 2 !dbg !117 {
entry:
  %this.addr = alloca ptr, align 8
  %__h.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__h, ptr %__h.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.4", ptr %this1, i32 0, i32 0, !dbg !118
  %0 = load ptr, ptr %__h.addr, align 8, !dbg !119
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_M_head_impl, ptr align 8 %0, i64 8, i1 false), !dbg !118
  ret void, !dbg !120
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #10

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(ptr noundef nonnull align 8 dereferenceable(8) %this) #0 align 2 !dbg !121 {
entry:
  %this.addr = alloca ptr, align 8
  %agg.tmp = alloca %"struct.std::_Index_tuple", align 1
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(ptr noundef nonnull align 8 dereferenceable(8) %this1), !dbg !122
  ret void, !dbg !123
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(ptr noundef nonnull align 8 dereferenceable(8) %this) #0 align 2 !dbg !124 {
entry:
  %0 = alloca %"struct.std::_Index_tuple", align 1
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"struct.std::thread::_Invoker", ptr %this1, i32 0, i32 0, !dbg !125
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(ptr noundef nonnull align 8 dereferenceable(8) %_M_t) #1, !dbg !126
  call void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(ptr noundef nonnull align 8 dereferenceable(8) %call), !dbg !127
  ret void, !dbg !128
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(ptr noundef nonnull align 8 dereferenceable(8) %__fn) #0 !dbg !129 {
entry:
  %__fn.addr = alloca ptr, align 8
  %agg.tmp = alloca %"struct.std::__invoke_other", align 1
  store ptr %__fn, ptr %__fn.addr, align 8
  %0 = load ptr, ptr %__fn.addr, align 8, !dbg !131
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !132
  ret void, !dbg !133
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef nonnull align 8 dereferenceable(8) ptr @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(ptr noundef nonnull align 8 dereferenceable(8) %__t) #2 !dbg !134 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !135
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(ptr noundef nonnull align 8 dereferenceable(8) %0) #1, !dbg !136
  ret ptr %call, !dbg !137
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(ptr noundef nonnull align 8 dereferenceable(8) %__f) #0 !dbg !138 {
entry:
  %0 = alloca %"struct.std::__invoke_other", align 1
  %__f.addr = alloca ptr, align 8
  store ptr %__f, ptr %__f.addr, align 8
  %1 = load ptr, ptr %__f.addr, align 8, !dbg !139
  call void @"_ZZ4mainENK3$_0clEv"(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !140
  ret void, !dbg !141
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZZ4mainENK3$_0clEv"(ptr noundef nonnull align 8 dereferenceable(8) %this) #0 align 2 !dbg !142 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_Z3logv(), !dbg !143
  %number = getelementptr inbounds %struct.Log, ptr %call, i32 0, i32 0, !dbg !144
  %0 = load i32, ptr %number, align 4, !dbg !144
  %1 = getelementptr inbounds %class.anon, ptr %this1, i32 0, i32 0, !dbg !145
  %2 = load ptr, ptr %1, align 8, !dbg !145
  store i32 %0, ptr %2, align 4, !dbg !146
  ret void, !dbg !147
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef nonnull align 8 dereferenceable(8) ptr @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(ptr noundef nonnull align 8 dereferenceable(8) %__t) #2 !dbg !148 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !149
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(ptr noundef nonnull align 8 dereferenceable(8) %0) #1, !dbg !150
  ret ptr %call, !dbg !151
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef nonnull align 8 dereferenceable(8) ptr @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(ptr noundef nonnull align 8 dereferenceable(8) %__t) #2 align 2 !dbg !152 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !153
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EE7_M_headERS1_"(ptr noundef nonnull align 8 dereferenceable(8) %0) #1, !dbg !154
  ret ptr %call, !dbg !155
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef nonnull align 8 dereferenceable(8) ptr @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EE7_M_headERS1_"(ptr noundef nonnull align 8 dereferenceable(8) %__b) #2 align 2 !dbg !156 {
entry:
  %__b.addr = alloca ptr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !157
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.4", ptr %0, i32 0, i32 0, !dbg !158
  ret ptr %_M_head_impl, !dbg !159
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef %0) unnamed_addr #0 comdat align 2 !dbg !160 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %1 = load ptr, ptr %.addr, align 8, !dbg !161
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %this1, ptr noundef %1), !dbg !161
  ret void, !dbg !161
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef %__p) unnamed_addr #2 comdat align 2 !dbg !162 {
entry:
  %this.addr = alloca ptr, align 8
  %__p.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__p, ptr %__p.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::__uniq_ptr_impl", ptr %this1, i32 0, i32 0, !dbg !163
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ETnNSt9enable_ifIXclsr17_TupleConstraintsIXT_ES2_S4_EE37__is_implicitly_default_constructibleEEbE4typeELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %_M_t) #1, !dbg !163
  %0 = load ptr, ptr %__p.addr, align 8, !dbg !164
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %this1) #1, !dbg !165
  store ptr %0, ptr %call, align 8, !dbg !166
  ret void, !dbg !167
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ETnNSt9enable_ifIXclsr17_TupleConstraintsIXT_ES2_S4_EE37__is_implicitly_default_constructibleEEbE4typeELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !168 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !169

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !170

terminate.lpad:                                   ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null, !dbg !169
  %1 = extractvalue { ptr, i32 } %0, 0, !dbg !169
  call void @__clang_call_terminate(ptr %1) #11, !dbg !169
  unreachable, !dbg !169
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %this) #2 comdat align 2 !dbg !171 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::__uniq_ptr_impl", ptr %this1, i32 0, i32 0, !dbg !172
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %_M_t) #1, !dbg !173
  ret ptr %call, !dbg !174
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 comdat align 2 !dbg !175 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this1), !dbg !176
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1), !dbg !177
  ret void, !dbg !178
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #0 comdat align 2 !dbg !179 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this1), !dbg !180
  ret void, !dbg !181
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #2 comdat align 2 !dbg !182 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.1", ptr %this1, i32 0, i32 0, !dbg !183
  store ptr null, ptr %_M_head_impl, align 8, !dbg !183
  ret void, !dbg !184
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #2 comdat align 2 !dbg !185 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  ret void, !dbg !186
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %__t) #2 comdat !dbg !187 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !188
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #1, !dbg !189
  ret ptr %call, !dbg !190
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %__t) #2 comdat !dbg !191 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !192
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(ptr noundef nonnull align 8 dereferenceable(8) %0) #1, !dbg !193
  ret ptr %call, !dbg !194
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(ptr noundef nonnull align 8 dereferenceable(8) %__t) #2 comdat align 2 !dbg !195 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !196
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) #1, !dbg !197
  ret ptr %call, !dbg !198
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %__b) #2 comdat align 2 !dbg !199 {
entry:
  %__b.addr = alloca ptr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !200
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.1", ptr %0, i32 0, i32 0, !dbg !201
  ret ptr %_M_head_impl, !dbg !202
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %this) #2 comdat align 2 !dbg !203 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::unique_ptr", ptr %this1, i32 0, i32 0, !dbg !204
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %_M_t) #1, !dbg !205
  ret ptr %call, !dbg !206
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef %__ptr) #2 comdat align 2 !dbg !207 {
entry:
  %this.addr = alloca ptr, align 8
  %__ptr.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__ptr, ptr %__ptr.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__ptr.addr, align 8, !dbg !208
  %isnull = icmp eq ptr %0, null, !dbg !209
  br i1 %isnull, label %delete.end, label %delete.notnull, !dbg !209

delete.notnull:                                   ; preds = %entry
  %vtable = load ptr, ptr %0, align 8, !dbg !209
  %vfn = getelementptr inbounds ptr, ptr %vtable, i64 1, !dbg !209
  %1 = load ptr, ptr %vfn, align 8, !dbg !209
  call void %1(ptr noundef nonnull align 8 dereferenceable(8) %0) #1, !dbg !209
  br label %delete.end, !dbg !209

delete.end:                                       ; preds = %delete.notnull, %entry
  ret void, !dbg !210
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %this) #2 comdat align 2 !dbg !211 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::__uniq_ptr_impl", ptr %this1, i32 0, i32 0, !dbg !212
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %_M_t) #1, !dbg !213
  ret ptr %call, !dbg !214
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %__t) #2 comdat !dbg !215 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !216
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) #1, !dbg !217
  ret ptr %call, !dbg !218
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %__t) #2 comdat !dbg !219 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !220
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) #1, !dbg !221
  ret ptr %call, !dbg !222
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %__t) #2 comdat align 2 !dbg !223 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !224
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) #1, !dbg !225
  ret ptr %call, !dbg !226
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %__b) #2 comdat align 2 !dbg !227 {
entry:
  %__b.addr = alloca ptr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !228
  ret ptr %0, !dbg !229
}

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_static_local.cpp() #3 section ".text.startup" !dbg !230 {
entry:
  call void @__cxx_global_var_init(), !dbg !231
  ret void
}

attributes #0 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind }
attributes #2 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn nounwind }
attributes #12 = { builtin allocsize(0) }
attributes #13 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "static_local.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "7e33ac237bde967c8daf89e6917200c8")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "log", scope: !1, file: !1, line: 16, type: !10, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 17, column: 3, scope: !9)
!13 = !{!"branch_weights", i32 1, i32 1048575}
!14 = !DILocation(line: 17, column: 14, scope: !9)
!15 = !DILocation(line: 18, column: 3, scope: !9)
!16 = !DILocation(line: 19, column: 1, scope: !9)
!17 = distinct !DISubprogram(name: "Log", scope: !1, file: !1, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 12, column: 11, scope: !17)
!19 = !DILocation(line: 12, column: 18, scope: !17)
!20 = !DILocation(line: 12, column: 27, scope: !17)
!21 = distinct !DISubprogram(name: "~Log", scope: !1, file: !1, line: 13, type: !10, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 13, column: 39, scope: !21)
!23 = !DILocation(line: 13, column: 12, scope: !21)
!24 = !DILocation(line: 13, column: 48, scope: !21)
!25 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !1, file: !1, type: !10, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!26 = !DILocation(line: 21, column: 12, scope: !25)
!27 = !DILocation(line: 0, scope: !25)
!28 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 23, type: !10, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 24, column: 7, scope: !28)
!30 = !DILocation(line: 25, column: 19, scope: !28)
!31 = !DILocation(line: 25, column: 15, scope: !28)
!32 = !DILocation(line: 26, column: 14, scope: !28)
!33 = !DILocation(line: 26, column: 20, scope: !28)
!34 = !DILocation(line: 26, column: 7, scope: !28)
!35 = !DILocation(line: 27, column: 7, scope: !28)
!36 = !DILocation(line: 28, column: 32, scope: !28)
!37 = !DILocation(line: 28, column: 38, scope: !28)
!38 = !DILocation(line: 28, column: 44, scope: !28)
!39 = !DILocation(line: 28, column: 3, scope: !28)
!40 = !DILocation(line: 29, column: 3, scope: !28)
!41 = !DILocation(line: 30, column: 1, scope: !28)
!42 = distinct !DISubprogram(name: "thread<(lambda at static_local.cpp:25:19), void>", scope: !43, file: !43, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!43 = !DIFile(filename: "c++/bits/std_thread.h", directory: "")
!44 = !DILocation(line: 126, column: 7, scope: !42)
!45 = !DILocation(line: 137, column: 7, scope: !42)
!46 = !DILocation(line: 142, column: 29, scope: !42)
!47 = !DILocation(line: 143, column: 32, scope: !42)
!48 = !DILocation(line: 142, column: 33, scope: !42)
!49 = !DILocation(line: 142, column: 18, scope: !42)
!50 = !DILocation(line: 142, column: 2, scope: !42)
!51 = !DILocation(line: 145, column: 7, scope: !42)
!52 = distinct !DISubprogram(name: "~thread", scope: !43, file: !43, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!53 = !DILocation(line: 150, column: 11, scope: !52)
!54 = !DILocation(line: 312, column: 5, scope: !55, inlinedAt: !57)
!55 = distinct !DISubprogram(name: "__terminate", scope: !56, file: !56, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!56 = !DIFile(filename: "c++/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!57 = distinct !DILocation(line: 151, column: 2, scope: !52)
!58 = !DILocation(line: 151, column: 2, scope: !52)
!59 = !DILocation(line: 152, column: 5, scope: !52)
!60 = distinct !DISubprogram(name: "joinable", scope: !43, file: !43, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!61 = !DILocation(line: 175, column: 16, scope: !60)
!62 = !DILocation(line: 175, column: 25, scope: !60)
!63 = !DILocation(line: 175, column: 22, scope: !60)
!64 = !DILocation(line: 175, column: 14, scope: !60)
!65 = !DILocation(line: 175, column: 7, scope: !60)
!66 = distinct !DISubprogram(name: "operator==", scope: !43, file: !43, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!67 = !DILocation(line: 286, column: 16, scope: !66)
!68 = !DILocation(line: 286, column: 33, scope: !66)
!69 = !DILocation(line: 286, column: 26, scope: !66)
!70 = !DILocation(line: 286, column: 5, scope: !66)
!71 = distinct !DISubprogram(name: "id", scope: !43, file: !43, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!72 = !DILocation(line: 85, column: 23, scope: !71)
!73 = !DILocation(line: 85, column: 37, scope: !71)
!74 = distinct !DISubprogram(name: "_State_impl<(lambda at static_local.cpp:25:19)>", scope: !43, file: !43, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!75 = !DILocation(line: 205, column: 4, scope: !74)
!76 = !DILocation(line: 207, column: 4, scope: !74)
!77 = !DILocation(line: 206, column: 6, scope: !74)
!78 = !DILocation(line: 206, column: 13, scope: !74)
!79 = !DILocation(line: 206, column: 35, scope: !74)
!80 = !DILocation(line: 206, column: 14, scope: !74)
!81 = !DILocation(line: 207, column: 6, scope: !74)
!82 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !83, file: !83, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!83 = !DIFile(filename: "c++/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!84 = !DILocation(line: 310, column: 4, scope: !82)
!85 = !DILocation(line: 310, column: 9, scope: !82)
!86 = !DILocation(line: 311, column: 11, scope: !82)
!87 = distinct !DISubprogram(name: "~unique_ptr", scope: !83, file: !83, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!88 = !DILocation(line: 394, column: 16, scope: !87)
!89 = !DILocation(line: 394, column: 21, scope: !87)
!90 = !DILocation(line: 394, column: 8, scope: !87)
!91 = !DILocation(line: 395, column: 6, scope: !87)
!92 = !DILocation(line: 395, column: 12, scope: !87)
!93 = !DILocation(line: 396, column: 4, scope: !87)
!94 = !DILocation(line: 396, column: 28, scope: !87)
!95 = !DILocation(line: 396, column: 18, scope: !87)
!96 = !DILocation(line: 397, column: 2, scope: !87)
!97 = !DILocation(line: 397, column: 8, scope: !87)
!98 = !DILocation(line: 398, column: 7, scope: !87)
!99 = distinct !DISubprogram(name: "_State", scope: !43, file: !43, line: 67, type: !10, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!100 = !DILocation(line: 67, column: 12, scope: !99)
!101 = distinct !DISubprogram(name: "tuple<(lambda at static_local.cpp:25:19), true, true>", scope: !102, file: !102, line: 742, type: !10, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!102 = !DIFile(filename: "c++/tuple", directory: "")
!103 = !DILocation(line: 744, column: 40, scope: !101)
!104 = !DILocation(line: 744, column: 4, scope: !101)
!105 = !DILocation(line: 744, column: 58, scope: !101)
!106 = distinct !DISubprogram(name: "~_State_impl", scope: !43, file: !43, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!107 = !DILocation(line: 200, column: 14, scope: !106)
!108 = distinct !DISubprogram(name: "~_State_impl", scope: !43, file: !43, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!109 = !DILocation(line: 200, column: 14, scope: !108)
!110 = distinct !DISubprogram(name: "_M_run", scope: !43, file: !43, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!111 = !DILocation(line: 210, column: 13, scope: !110)
!112 = !DILocation(line: 210, column: 24, scope: !110)
!113 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at static_local.cpp:25:19)>", scope: !102, file: !102, line: 440, type: !10, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!114 = !DILocation(line: 441, column: 31, scope: !113)
!115 = !DILocation(line: 441, column: 4, scope: !113)
!116 = !DILocation(line: 442, column: 4, scope: !113)
!117 = distinct !DISubprogram(name: "_Head_base<(lambda at static_local.cpp:25:19)>", scope: !102, file: !102, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!118 = !DILocation(line: 200, column: 4, scope: !117)
!119 = !DILocation(line: 200, column: 38, scope: !117)
!120 = !DILocation(line: 200, column: 46, scope: !117)
!121 = distinct !DISubprogram(name: "operator()", scope: !43, file: !43, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!122 = !DILocation(line: 259, column: 11, scope: !121)
!123 = !DILocation(line: 259, column: 4, scope: !121)
!124 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !43, file: !43, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!125 = !DILocation(line: 252, column: 52, scope: !124)
!126 = !DILocation(line: 252, column: 27, scope: !124)
!127 = !DILocation(line: 252, column: 13, scope: !124)
!128 = !DILocation(line: 252, column: 6, scope: !124)
!129 = distinct !DISubprogram(name: "__invoke<(lambda at static_local.cpp:25:19)>", scope: !130, file: !130, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!130 = !DIFile(filename: "c++/bits/invoke.h", directory: "")
!131 = !DILocation(line: 96, column: 74, scope: !129)
!132 = !DILocation(line: 96, column: 14, scope: !129)
!133 = !DILocation(line: 96, column: 7, scope: !129)
!134 = distinct !DISubprogram(name: "get<0UL, (lambda at static_local.cpp:25:19)>", scope: !102, file: !102, line: 1392, type: !10, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!135 = !DILocation(line: 1395, column: 66, scope: !134)
!136 = !DILocation(line: 1395, column: 43, scope: !134)
!137 = !DILocation(line: 1395, column: 7, scope: !134)
!138 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at static_local.cpp:25:19)>", scope: !130, file: !130, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!139 = !DILocation(line: 61, column: 32, scope: !138)
!140 = !DILocation(line: 61, column: 14, scope: !138)
!141 = !DILocation(line: 61, column: 7, scope: !138)
!142 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 25, type: !10, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!143 = !DILocation(line: 25, column: 32, scope: !142)
!144 = !DILocation(line: 25, column: 38, scope: !142)
!145 = !DILocation(line: 25, column: 25, scope: !142)
!146 = !DILocation(line: 25, column: 30, scope: !142)
!147 = !DILocation(line: 25, column: 46, scope: !142)
!148 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at static_local.cpp:25:19)>", scope: !102, file: !102, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!149 = !DILocation(line: 1365, column: 57, scope: !148)
!150 = !DILocation(line: 1365, column: 14, scope: !148)
!151 = !DILocation(line: 1365, column: 7, scope: !148)
!152 = distinct !DISubprogram(name: "_M_head", scope: !102, file: !102, line: 424, type: !10, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!153 = !DILocation(line: 424, column: 66, scope: !152)
!154 = !DILocation(line: 424, column: 51, scope: !152)
!155 = !DILocation(line: 424, column: 44, scope: !152)
!156 = distinct !DISubprogram(name: "_M_head", scope: !102, file: !102, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!157 = !DILocation(line: 233, column: 50, scope: !156)
!158 = !DILocation(line: 233, column: 54, scope: !156)
!159 = !DILocation(line: 233, column: 43, scope: !156)
!160 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !83, file: !83, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!161 = !DILocation(line: 233, column: 40, scope: !160)
!162 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !83, file: !83, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!163 = !DILocation(line: 168, column: 38, scope: !162)
!164 = !DILocation(line: 168, column: 58, scope: !162)
!165 = !DILocation(line: 168, column: 47, scope: !162)
!166 = !DILocation(line: 168, column: 56, scope: !162)
!167 = !DILocation(line: 168, column: 63, scope: !162)
!168 = distinct !DISubprogram(name: "tuple<true, true>", scope: !102, file: !102, line: 1049, type: !10, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!169 = !DILocation(line: 1051, column: 4, scope: !168)
!170 = !DILocation(line: 1051, column: 19, scope: !168)
!171 = distinct !DISubprogram(name: "_M_ptr", scope: !83, file: !83, line: 189, type: !10, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!172 = !DILocation(line: 189, column: 57, scope: !171)
!173 = !DILocation(line: 189, column: 45, scope: !171)
!174 = !DILocation(line: 189, column: 38, scope: !171)
!175 = distinct !DISubprogram(name: "_Tuple_impl", scope: !102, file: !102, line: 279, type: !10, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!176 = !DILocation(line: 280, column: 9, scope: !175)
!177 = !DILocation(line: 280, column: 23, scope: !175)
!178 = !DILocation(line: 280, column: 33, scope: !175)
!179 = distinct !DISubprogram(name: "_Tuple_impl", scope: !102, file: !102, line: 430, type: !10, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!180 = !DILocation(line: 431, column: 9, scope: !179)
!181 = !DILocation(line: 431, column: 19, scope: !179)
!182 = distinct !DISubprogram(name: "_Head_base", scope: !102, file: !102, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!183 = !DILocation(line: 190, column: 9, scope: !182)
!184 = !DILocation(line: 190, column: 26, scope: !182)
!185 = distinct !DISubprogram(name: "_Head_base", scope: !102, file: !102, line: 80, type: !10, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!186 = !DILocation(line: 81, column: 26, scope: !185)
!187 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !102, file: !102, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!188 = !DILocation(line: 1381, column: 37, scope: !187)
!189 = !DILocation(line: 1381, column: 14, scope: !187)
!190 = !DILocation(line: 1381, column: 7, scope: !187)
!191 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !102, file: !102, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!192 = !DILocation(line: 1365, column: 57, scope: !191)
!193 = !DILocation(line: 1365, column: 14, scope: !191)
!194 = !DILocation(line: 1365, column: 7, scope: !191)
!195 = distinct !DISubprogram(name: "_M_head", scope: !102, file: !102, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!196 = !DILocation(line: 268, column: 66, scope: !195)
!197 = !DILocation(line: 268, column: 51, scope: !195)
!198 = !DILocation(line: 268, column: 44, scope: !195)
!199 = distinct !DISubprogram(name: "_M_head", scope: !102, file: !102, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!200 = !DILocation(line: 233, column: 50, scope: !199)
!201 = !DILocation(line: 233, column: 54, scope: !199)
!202 = !DILocation(line: 233, column: 43, scope: !199)
!203 = distinct !DISubprogram(name: "get_deleter", scope: !83, file: !83, line: 467, type: !10, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!204 = !DILocation(line: 468, column: 16, scope: !203)
!205 = !DILocation(line: 468, column: 21, scope: !203)
!206 = !DILocation(line: 468, column: 9, scope: !203)
!207 = distinct !DISubprogram(name: "operator()", scope: !83, file: !83, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!208 = !DILocation(line: 95, column: 9, scope: !207)
!209 = !DILocation(line: 95, column: 2, scope: !207)
!210 = !DILocation(line: 96, column: 7, scope: !207)
!211 = distinct !DISubprogram(name: "_M_deleter", scope: !83, file: !83, line: 193, type: !10, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!212 = !DILocation(line: 193, column: 61, scope: !211)
!213 = !DILocation(line: 193, column: 49, scope: !211)
!214 = !DILocation(line: 193, column: 42, scope: !211)
!215 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !102, file: !102, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!216 = !DILocation(line: 1381, column: 37, scope: !215)
!217 = !DILocation(line: 1381, column: 14, scope: !215)
!218 = !DILocation(line: 1381, column: 7, scope: !215)
!219 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !102, file: !102, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!220 = !DILocation(line: 1365, column: 57, scope: !219)
!221 = !DILocation(line: 1365, column: 14, scope: !219)
!222 = !DILocation(line: 1365, column: 7, scope: !219)
!223 = distinct !DISubprogram(name: "_M_head", scope: !102, file: !102, line: 424, type: !10, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!224 = !DILocation(line: 424, column: 66, scope: !223)
!225 = !DILocation(line: 424, column: 51, scope: !223)
!226 = !DILocation(line: 424, column: 44, scope: !223)
!227 = distinct !DISubprogram(name: "_M_head", scope: !102, file: !102, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!228 = !DILocation(line: 124, column: 50, scope: !227)
!229 = !DILocation(line: 124, column: 43, scope: !227)
!230 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_static_local.cpp", scope: !1, file: !1, type: !10, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!231 = !DILocation(line: 0, scope: !230)
