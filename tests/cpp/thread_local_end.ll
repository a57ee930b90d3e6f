; ModuleID = 'thread_local_end.cpp'
source_filename = "thread_local_end.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Named = type { ptr }
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

$_ZN5NamedC2EPKc = comdat any

$_ZN5NamedD2Ev = comdat any

$_ZTW3one = comdat any

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

$_ZTW5count = comdat any

@_ZL6global = internal global %struct.Named zeroinitializer, align 8
@.str = private unnamed_addr constant [7 x i8] c"global\00", align 1
@__dso_handle = external hidden global i8
@one = dso_local thread_local global %struct.Named zeroinitializer, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@count = dso_local thread_local global i32 5, align 4
@_ZZ5touchvE3two = internal thread_local global %struct.Named zeroinitializer, align 8
@_ZGVZ5touchvE3two = internal thread_local global i8 0, align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"main's one\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [11 x i8] c"end of %s\0A\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x ptr] }, align 8
@__tls_guard = internal thread_local global i8 0, align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_thread_local_end.cpp, ptr null }]

@_ZTH3one = dso_local alias void (), ptr @__tls_init

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !9 {
entry:
  call void @_ZN5NamedC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) @_ZL6global, ptr noundef @.str), !dbg !12
  %0 = call i32 @__cxa_atexit(ptr @_ZN5NamedD2Ev, ptr @_ZL6global, ptr @__dso_handle) #2, !dbg !13
  ret void, !dbg !14
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5NamedC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef %name) unnamed_addr #1 comdat align 2 !dbg !15 {
entry:
  %this.addr = alloca ptr, align 8
  %name.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %name, ptr %name.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %name2 = getelementptr inbounds %struct.Named, ptr %this1, i32 0, i32 0, !dbg !16
  %0 = load ptr, ptr %name.addr, align 8, !dbg !17
  store ptr %0, ptr %name2, align 8, !dbg !16
  ret void, !dbg !18
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !19 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %name = getelementptr inbounds %struct.Named, ptr %this1, i32 0, i32 0, !dbg !20
  %0 = load ptr, ptr %name, align 8, !dbg !20
  %call = invoke i32 (ptr, ...) @printf(ptr noundef @.str.6, ptr noundef %0)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !21

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !22

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null, !dbg !21
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !21
  call void @__clang_call_terminate(ptr %2) #13, !dbg !21
  unreachable, !dbg !21
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) #2

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init.1() #0 section ".text.startup" !dbg !23 {
entry:
  call void @_ZN5NamedC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) @one, ptr noundef @.str.2), !dbg !24
  %0 = call i32 @__cxa_thread_atexit(ptr @_ZN5NamedD2Ev, ptr @one, ptr @__dso_handle) #2, !dbg !25
  ret void, !dbg !26
}

; Function Attrs: nounwind
declare i32 @__cxa_thread_atexit(ptr, ptr, ptr) #2

; Function Attrs: mustprogress noinline uwtable
define dso_local noundef i32 @_Z5touchv() #3 !dbg !27 {
entry:
  %0 = load i8, ptr @_ZGVZ5touchvE3two, align 1, !dbg !28
  %guard.uninitialized = icmp eq i8 %0, 0, !dbg !28
  br i1 %guard.uninitialized, label %init.check, label %init.end, !dbg !28, !prof !29

init.check:                                       ; preds = %entry
  call void @_ZN5NamedC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) @_ZZ5touchvE3two, ptr noundef @.str.3), !dbg !30
  %1 = call i32 @__cxa_thread_atexit(ptr @_ZN5NamedD2Ev, ptr @_ZZ5touchvE3two, ptr @__dso_handle) #2, !dbg !28
  store i8 1, ptr @_ZGVZ5touchvE3two, align 1, !dbg !28
  br label %init.end, !dbg !28

init.end:                                         ; preds = %init.check, %entry
  %2 = call ptr @_ZTW3one(), !dbg !31
  %name = getelementptr inbounds %struct.Named, ptr %2, i32 0, i32 0, !dbg !32
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZZ5touchvE3two), !dbg !33
  %name1 = getelementptr inbounds %struct.Named, ptr %3, i32 0, i32 0, !dbg !34
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @count), !dbg !35
  %5 = load i32, ptr %4, align 4, !dbg !36
  %inc = add nsw i32 %5, 1, !dbg !36
  store i32 %inc, ptr %4, align 4, !dbg !36
  ret i32 %inc, !dbg !37
}

; Function Attrs: noinline uwtable
define weak_odr hidden noundef ptr @_ZTW3one() #4 comdat {
  call void @_ZTH3one()
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @one)
  ret ptr %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #5

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #6 personality ptr @__gxx_personality_v0 !dbg !38 {
entry:
  %retval = alloca i32, align 4
  %there = alloca i32, align 4
  %ref.tmp = alloca %"class.std::thread", align 8
  %ref.tmp1 = alloca %class.anon, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  store i32 0, ptr %there, align 4, !dbg !39
  %0 = getelementptr inbounds %class.anon, ptr %ref.tmp1, i32 0, i32 0, !dbg !40
  store ptr %there, ptr %0, align 8, !dbg !40
  call void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp1), !dbg !41
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
          to label %invoke.cont unwind label %lpad, !dbg !42

invoke.cont:                                      ; preds = %entry
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp) #2, !dbg !41
  %1 = call ptr @_ZTW3one(), !dbg !43
  %name = getelementptr inbounds %struct.Named, ptr %1, i32 0, i32 0, !dbg !44
  store ptr @.str.4, ptr %name, align 8, !dbg !45
  %2 = load i32, ptr %there, align 4, !dbg !46
  %call = call noundef i32 @_Z5touchv(), !dbg !47
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %2, i32 noundef %call), !dbg !48
  ret i32 0, !dbg !49

lpad:                                             ; preds = %entry
  %3 = landingpad { ptr, i32 }
          cleanup, !dbg !50
  %4 = extractvalue { ptr, i32 } %3, 0, !dbg !50
  store ptr %4, ptr %exn.slot, align 8, !dbg !50
  %5 = extractvalue { ptr, i32 } %3, 1, !dbg !50
  store i32 %5, ptr %ehselector.slot, align 4, !dbg !50
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp) #2, !dbg !41
  br label %eh.resume, !dbg !41

eh.resume:                                        ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !41
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !41
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !41
  %lpad.val3 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !41
  resume { ptr, i32 } %lpad.val3, !dbg !41
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %__f) unnamed_addr #3 align 2 personality ptr @__gxx_personality_v0 !dbg !51 {
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
  %_M_id = getelementptr inbounds %"class.std::thread", ptr %this1, i32 0, i32 0, !dbg !53
  call void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %_M_id) #2, !dbg !53
  store ptr null, ptr %__depend, align 8, !dbg !54
  %call = call noalias noundef nonnull ptr @_Znwm(i64 noundef 16) #14, !dbg !55
  %0 = load ptr, ptr %__f.addr, align 8, !dbg !56
  invoke void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(16) %call, ptr noundef nonnull align 8 dereferenceable(8) %0)
          to label %invoke.cont unwind label %lpad, !dbg !57

invoke.cont:                                      ; preds = %entry
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp, ptr noundef %call) #2, !dbg !58
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %this1, ptr noundef %agg.tmp, ptr noundef null)
          to label %invoke.cont3 unwind label %lpad2, !dbg !59

invoke.cont3:                                     ; preds = %invoke.cont
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp) #2, !dbg !59
  ret void, !dbg !60

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          cleanup, !dbg !60
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !60
  store ptr %2, ptr %exn.slot, align 8, !dbg !60
  %3 = extractvalue { ptr, i32 } %1, 1, !dbg !60
  store i32 %3, ptr %ehselector.slot, align 4, !dbg !60
  call void @_ZdlPvm(ptr noundef %call, i64 noundef 16) #15, !dbg !55
  br label %eh.resume, !dbg !55

lpad2:                                            ; preds = %invoke.cont
  %4 = landingpad { ptr, i32 }
          cleanup, !dbg !60
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !60
  store ptr %5, ptr %exn.slot, align 8, !dbg !60
  %6 = extractvalue { ptr, i32 } %4, 1, !dbg !60
  store i32 %6, ptr %ehselector.slot, align 4, !dbg !60
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp) #2, !dbg !59
  br label %eh.resume, !dbg !59

eh.resume:                                        ; preds = %lpad2, %lpad
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !55
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !55
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !55
  %lpad.val4 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !55
  resume { ptr, i32 } %lpad.val4, !dbg !55
}

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) #7

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !61 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(ptr noundef nonnull align 8 dereferenceable(8) %this1) #2, !dbg !62
  br i1 %call, label %if.then, label %if.end, !dbg !62

if.then:                                          ; preds = %entry
  call void @_ZSt9terminatev() #13, !dbg !63
  unreachable, !dbg !63

_ZSt11__terminatev.exit:                          ; No predecessors!
  unreachable, !dbg !67

if.end:                                           ; preds = %entry
  ret void, !dbg !68
}

declare i32 @printf(ptr noundef, ...) #7

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #8 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #2
  call void @_ZSt9terminatev() #13
  unreachable
}

declare ptr @__cxa_begin_catch(ptr)

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(ptr noundef nonnull align 8 dereferenceable(8) %this) #1 comdat align 2 !dbg !69 {
entry:
  %this.addr = alloca ptr, align 8
  %agg.tmp = alloca %"class.std::thread::id", align 8
  %agg.tmp2 = alloca %"class.std::thread::id", align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_id = getelementptr inbounds %"class.std::thread", ptr %this1, i32 0, i32 0, !dbg !70
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp, ptr align 8 %_M_id, i64 8, i1 false), !dbg !70
  call void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp2) #2, !dbg !71
  %coerce.dive = getelementptr inbounds %"class.std::thread::id", ptr %agg.tmp, i32 0, i32 0, !dbg !72
  %0 = load i64, ptr %coerce.dive, align 8, !dbg !72
  %coerce.dive3 = getelementptr inbounds %"class.std::thread::id", ptr %agg.tmp2, i32 0, i32 0, !dbg !72
  %1 = load i64, ptr %coerce.dive3, align 8, !dbg !72
  %call = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) #2, !dbg !72
  %lnot = xor i1 %call, true, !dbg !73
  ret i1 %lnot, !dbg !74
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %__x.coerce, i64 %__y.coerce) #1 comdat !dbg !75 {
entry:
  %__x = alloca %"class.std::thread::id", align 8
  %__y = alloca %"class.std::thread::id", align 8
  %coerce.dive = getelementptr inbounds %"class.std::thread::id", ptr %__x, i32 0, i32 0
  store i64 %__x.coerce, ptr %coerce.dive, align 8
  %coerce.dive1 = getelementptr inbounds %"class.std::thread::id", ptr %__y, i32 0, i32 0
  store i64 %__y.coerce, ptr %coerce.dive1, align 8
  %_M_thread = getelementptr inbounds %"class.std::thread::id", ptr %__x, i32 0, i32 0, !dbg !76
  %0 = load i64, ptr %_M_thread, align 8, !dbg !76
  %_M_thread2 = getelementptr inbounds %"class.std::thread::id", ptr %__y, i32 0, i32 0, !dbg !77
  %1 = load i64, ptr %_M_thread2, align 8, !dbg !77
  %cmp = icmp eq i64 %0, %1, !dbg !78
  ret i1 %cmp, !dbg !79
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #9

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !80 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_thread = getelementptr inbounds %"class.std::thread::id", ptr %this1, i32 0, i32 0, !dbg !81
  store i64 0, ptr %_M_thread, align 8, !dbg !81
  ret void, !dbg !82
}

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) #7

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #10

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef nonnull align 8 dereferenceable(8) %__args) unnamed_addr #1 align 2 !dbg !83 {
entry:
  %this.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNSt6thread6_StateC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1) #2, !dbg !84
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !85
  %_M_func = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %this1, i32 0, i32 1, !dbg !86
  %_M_t = getelementptr inbounds %"struct.std::thread::_Invoker", ptr %_M_func, i32 0, i32 0, !dbg !87
  %0 = load ptr, ptr %__args.addr, align 8, !dbg !88
  call void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ETnNSt9enable_ifIXclsr4_TCCIXT0_EEE29__is_implicitly_constructibleIDpT_EEEbE4typeELb1EEEDpOS4_"(ptr noundef nonnull align 8 dereferenceable(8) %_M_t, ptr noundef nonnull align 8 dereferenceable(8) %0) #2, !dbg !89
  ret void, !dbg !90
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #11

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef %__p) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !91 {
entry:
  %this.addr = alloca ptr, align 8
  %__p.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__p, ptr %__p.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::unique_ptr", ptr %this1, i32 0, i32 0, !dbg !93
  %0 = load ptr, ptr %__p.addr, align 8, !dbg !94
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %_M_t, ptr noundef %0)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !93

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !95

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null, !dbg !93
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !93
  call void @__clang_call_terminate(ptr %2) #13, !dbg !93
  unreachable, !dbg !93
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !96 {
entry:
  %this.addr = alloca ptr, align 8
  %__ptr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::unique_ptr", ptr %this1, i32 0, i32 0, !dbg !97
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %_M_t) #2, !dbg !98
  store ptr %call, ptr %__ptr, align 8, !dbg !99
  %0 = load ptr, ptr %__ptr, align 8, !dbg !100
  %1 = load ptr, ptr %0, align 8, !dbg !100
  %cmp = icmp ne ptr %1, null, !dbg !101
  br i1 %cmp, label %if.then, label %if.end, !dbg !100

if.then:                                          ; preds = %entry
  %call2 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %this1) #2, !dbg !102
  %2 = load ptr, ptr %__ptr, align 8, !dbg !103
  %3 = load ptr, ptr %2, align 8, !dbg !104
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(ptr noundef nonnull align 1 dereferenceable(1) %call2, ptr noundef %3)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !102

invoke.cont:                                      ; preds = %if.then
  br label %if.end, !dbg !102

if.end:                                           ; preds = %invoke.cont, %entry
  %4 = load ptr, ptr %__ptr, align 8, !dbg !105
  store ptr null, ptr %4, align 8, !dbg !106
  ret void, !dbg !107

terminate.lpad:                                   ; preds = %if.then
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !102
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !102
  call void @__clang_call_terminate(ptr %6) #13, !dbg !102
  unreachable, !dbg !102
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !108 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTVNSt6thread6_StateE, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !109
  ret void, !dbg !109
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ETnNSt9enable_ifIXclsr4_TCCIXT0_EEE29__is_implicitly_constructibleIDpT_EEEbE4typeELb1EEEDpOS4_"(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %__elements) unnamed_addr #1 align 2 personality ptr @__gxx_personality_v0 !dbg !110 {
entry:
  %this.addr = alloca ptr, align 8
  %__elements.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__elements, ptr %__elements.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__elements.addr, align 8, !dbg !112
  invoke void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(8) %this1, ptr noundef nonnull align 8 dereferenceable(8) %0)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !113

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !114

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null, !dbg !113
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !113
  call void @__clang_call_terminate(ptr %2) #13, !dbg !113
  unreachable, !dbg !113
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #1 align 2 !dbg !115 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1) #2, !dbg !116
  ret void, !dbg !116
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #1 align 2 !dbg !117 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(ptr noundef nonnull align 8 dereferenceable(16) %this1) #2, !dbg !118
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 16) #15, !dbg !118
  ret void, !dbg !118
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #3 align 2 !dbg !119 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_func = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %this1, i32 0, i32 1, !dbg !120
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(ptr noundef nonnull align 8 dereferenceable(8) %_M_func), !dbg !120
  ret void, !dbg !121
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %__head) unnamed_addr #3 align 2 !dbg !122 {
entry:
  %this.addr = alloca ptr, align 8
  %__head.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__head, ptr %__head.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__head.addr, align 8, !dbg !123
  call void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(8) %this1, ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !124
  ret void, !dbg !125
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %__h) unnamed_addr #1 align 2 !dbg !126 {
entry:
  %this.addr = alloca ptr, align 8
  %__h.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__h, ptr %__h.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.4", ptr %this1, i32 0, i32 0, !dbg !127
  %0 = load ptr, ptr %__h.addr, align 8, !dbg !128
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_M_head_impl, ptr align 8 %0, i64 8, i1 false), !dbg !127
  ret void, !dbg !129
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #12

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(ptr noundef nonnull align 8 dereferenceable(8) %this) #3 align 2 !dbg !130 {
entry:
  %this.addr = alloca ptr, align 8
  %agg.tmp = alloca %"struct.std::_Index_tuple", align 1
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(ptr noundef nonnull align 8 dereferenceable(8) %this1), !dbg !131
  ret void, !dbg !132
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(ptr noundef nonnull align 8 dereferenceable(8) %this) #3 align 2 !dbg !133 {
entry:
  %0 = alloca %"struct.std::_Index_tuple", align 1
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"struct.std::thread::_Invoker", ptr %this1, i32 0, i32 0, !dbg !134
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(ptr noundef nonnull align 8 dereferenceable(8) %_M_t) #2, !dbg !135
  call void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(ptr noundef nonnull align 8 dereferenceable(8) %call), !dbg !136
  ret void, !dbg !137
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(ptr noundef nonnull align 8 dereferenceable(8) %__fn) #3 !dbg !138 {
entry:
  %__fn.addr = alloca ptr, align 8
  %agg.tmp = alloca %"struct.std::__invoke_other", align 1
  store ptr %__fn, ptr %__fn.addr, align 8
  %0 = load ptr, ptr %__fn.addr, align 8, !dbg !140
  call void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !141
  ret void, !dbg !142
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef nonnull align 8 dereferenceable(8) ptr @"_ZSt3getILm0EJZ4mainE3$_0EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_"(ptr noundef nonnull align 8 dereferenceable(8) %__t) #1 !dbg !143 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !144
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(ptr noundef nonnull align 8 dereferenceable(8) %0) #2, !dbg !145
  ret ptr %call, !dbg !146
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(ptr noundef nonnull align 8 dereferenceable(8) %__f) #3 !dbg !147 {
entry:
  %0 = alloca %"struct.std::__invoke_other", align 1
  %__f.addr = alloca ptr, align 8
  store ptr %__f, ptr %__f.addr, align 8
  %1 = load ptr, ptr %__f.addr, align 8, !dbg !148
  call void @"_ZZ4mainENK3$_0clEv"(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !149
  ret void, !dbg !150
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZZ4mainENK3$_0clEv"(ptr noundef nonnull align 8 dereferenceable(8) %this) #3 align 2 !dbg !151 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %call = call noundef i32 @_Z5touchv(), !dbg !152
  %0 = getelementptr inbounds %class.anon, ptr %this1, i32 0, i32 0, !dbg !153
  %1 = load ptr, ptr %0, align 8, !dbg !153
  store i32 %call, ptr %1, align 4, !dbg !154
  ret void, !dbg !155
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef nonnull align 8 dereferenceable(8) ptr @"_ZSt12__get_helperILm0EZ4mainE3$_0JEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE"(ptr noundef nonnull align 8 dereferenceable(8) %__t) #1 !dbg !156 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !157
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(ptr noundef nonnull align 8 dereferenceable(8) %0) #2, !dbg !158
  ret ptr %call, !dbg !159
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef nonnull align 8 dereferenceable(8) ptr @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EE7_M_headERS1_"(ptr noundef nonnull align 8 dereferenceable(8) %__t) #1 align 2 !dbg !160 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !161
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EE7_M_headERS1_"(ptr noundef nonnull align 8 dereferenceable(8) %0) #2, !dbg !162
  ret ptr %call, !dbg !163
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef nonnull align 8 dereferenceable(8) ptr @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EE7_M_headERS1_"(ptr noundef nonnull align 8 dereferenceable(8) %__b) #1 align 2 !dbg !164 {
entry:
  %__b.addr = alloca ptr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !165
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.4", ptr %0, i32 0, i32 0, !dbg !166
  ret ptr %_M_head_impl, !dbg !167
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef %0) unnamed_addr #3 comdat align 2 !dbg !168 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %1 = load ptr, ptr %.addr, align 8, !dbg !169
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %this1, ptr noundef %1), !dbg !169
  ret void, !dbg !169
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef %__p) unnamed_addr #1 comdat align 2 !dbg !170 {
entry:
  %this.addr = alloca ptr, align 8
  %__p.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__p, ptr %__p.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::__uniq_ptr_impl", ptr %this1, i32 0, i32 0, !dbg !171
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ETnNSt9enable_ifIXclsr17_TupleConstraintsIXT_ES2_S4_EE37__is_implicitly_default_constructibleEEbE4typeELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %_M_t) #2, !dbg !171
  %0 = load ptr, ptr %__p.addr, align 8, !dbg !172
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %this1) #2, !dbg !173
  store ptr %0, ptr %call, align 8, !dbg !174
  ret void, !dbg !175
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ETnNSt9enable_ifIXclsr17_TupleConstraintsIXT_ES2_S4_EE37__is_implicitly_default_constructibleEEbE4typeELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !176 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !177

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !178

terminate.lpad:                                   ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null, !dbg !177
  %1 = extractvalue { ptr, i32 } %0, 0, !dbg !177
  call void @__clang_call_terminate(ptr %1) #13, !dbg !177
  unreachable, !dbg !177
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %this) #1 comdat align 2 !dbg !179 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::__uniq_ptr_impl", ptr %this1, i32 0, i32 0, !dbg !180
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %_M_t) #2, !dbg !181
  ret ptr %call, !dbg !182
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #3 comdat align 2 !dbg !183 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this1), !dbg !184
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this1), !dbg !185
  ret void, !dbg !186
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #3 comdat align 2 !dbg !187 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this1), !dbg !188
  ret void, !dbg !189
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !190 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.1", ptr %this1, i32 0, i32 0, !dbg !191
  store ptr null, ptr %_M_head_impl, align 8, !dbg !191
  ret void, !dbg !192
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #1 comdat align 2 !dbg !193 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  ret void, !dbg !194
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %__t) #1 comdat !dbg !195 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !196
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #2, !dbg !197
  ret ptr %call, !dbg !198
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %__t) #1 comdat !dbg !199 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !200
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(ptr noundef nonnull align 8 dereferenceable(8) %0) #2, !dbg !201
  ret ptr %call, !dbg !202
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(ptr noundef nonnull align 8 dereferenceable(8) %__t) #1 comdat align 2 !dbg !203 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !204
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) #2, !dbg !205
  ret ptr %call, !dbg !206
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %__b) #1 comdat align 2 !dbg !207 {
entry:
  %__b.addr = alloca ptr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !208
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.1", ptr %0, i32 0, i32 0, !dbg !209
  ret ptr %_M_head_impl, !dbg !210
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %this) #1 comdat align 2 !dbg !211 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::unique_ptr", ptr %this1, i32 0, i32 0, !dbg !212
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %_M_t) #2, !dbg !213
  ret ptr %call, !dbg !214
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef %__ptr) #1 comdat align 2 !dbg !215 {
entry:
  %this.addr = alloca ptr, align 8
  %__ptr.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__ptr, ptr %__ptr.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__ptr.addr, align 8, !dbg !216
  %isnull = icmp eq ptr %0, null, !dbg !217
  br i1 %isnull, label %delete.end, label %delete.notnull, !dbg !217

delete.notnull:                                   ; preds = %entry
  %vtable = load ptr, ptr %0, align 8, !dbg !217
  %vfn = getelementptr inbounds ptr, ptr %vtable, i64 1, !dbg !217
  %1 = load ptr, ptr %vfn, align 8, !dbg !217
  call void %1(ptr noundef nonnull align 8 dereferenceable(8) %0) #2, !dbg !217
  br label %delete.end, !dbg !217

delete.end:                                       ; preds = %delete.notnull, %entry
  ret void, !dbg !218
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %this) #1 comdat align 2 !dbg !219 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::__uniq_ptr_impl", ptr %this1, i32 0, i32 0, !dbg !220
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %_M_t) #2, !dbg !221
  ret ptr %call, !dbg !222
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %__t) #1 comdat !dbg !223 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !224
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) #2, !dbg !225
  ret ptr %call, !dbg !226
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %__t) #1 comdat !dbg !227 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !228
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) #2, !dbg !229
  ret ptr %call, !dbg !230
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %__t) #1 comdat align 2 !dbg !231 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !232
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) #2, !dbg !233
  ret ptr %call, !dbg !234
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %__b) #1 comdat align 2 !dbg !235 {
entry:
  %__b.addr = alloca ptr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !236
  ret ptr %0, !dbg !237
}

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_thread_local_end.cpp() #0 section ".text.startup" !dbg !238 {
entry:
  call void @__cxx_global_var_init(), !dbg !239
  ret void
}

; Function Attrs: noinline uwtable
define internal void @__tls_init() #0 !dbg !240 {
entry:
  %0 = load i8, ptr @__tls_guard, align 1, !dbg !241
  %guard.uninitialized = icmp eq i8 %0, 0, !dbg !241
  br i1 %guard.uninitialized, label %init, label %exit, !dbg !241, !prof !29

init:                                             ; preds = %entry
  store i8 1, ptr @__tls_guard, align 1, !dbg !241
  call void @__cxx_global_var_init.1(), !dbg !241
  br label %exit, !dbg !241

exit:                                             ; preds = %init, %entry
  ret void
}

; Function Attrs: noinline uwtable
define weak_odr hidden noundef ptr @_ZTW5count() #4 comdat {
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @count)
  ret ptr %1
}

attributes #0 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }
attributes #3 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { noreturn nounwind }
attributes #14 = { builtin allocsize(0) }
attributes #15 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "thread_local_end.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "afd3a60bfbb2ba4592fffcd966a59285")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !1, file: !1, type: !10, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 15, column: 14, scope: !9)
!13 = !DILocation(line: 0, scope: !9)
!14 = !DILocation(line: 15, column: 21, scope: !9)
!15 = distinct !DISubprogram(name: "Named", scope: !1, file: !1, line: 11, type: !10, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!16 = !DILocation(line: 11, column: 38, scope: !15)
!17 = !DILocation(line: 11, column: 43, scope: !15)
!18 = !DILocation(line: 11, column: 50, scope: !15)
!19 = distinct !DISubprogram(name: "~Named", scope: !1, file: !1, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 12, column: 41, scope: !19)
!21 = !DILocation(line: 12, column: 14, scope: !19)
!22 = !DILocation(line: 12, column: 48, scope: !19)
!23 = distinct !DISubprogram(name: "__cxx_global_var_init.1", scope: !1, file: !1, type: !10, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!24 = !DILocation(line: 16, column: 20, scope: !23)
!25 = !DILocation(line: 0, scope: !23)
!26 = !DILocation(line: 16, column: 24, scope: !23)
!27 = distinct !DISubprogram(name: "touch", scope: !1, file: !1, line: 19, type: !10, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 20, column: 3, scope: !27)
!29 = !{!"branch_weights", i32 1, i32 1023}
!30 = !DILocation(line: 20, column: 22, scope: !27)
!31 = !DILocation(line: 21, column: 9, scope: !27)
!32 = !DILocation(line: 21, column: 13, scope: !27)
!33 = !DILocation(line: 22, column: 9, scope: !27)
!34 = !DILocation(line: 22, column: 13, scope: !27)
!35 = !DILocation(line: 23, column: 12, scope: !27)
!36 = !DILocation(line: 23, column: 10, scope: !27)
!37 = !DILocation(line: 23, column: 3, scope: !27)
!38 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 26, type: !10, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!39 = !DILocation(line: 27, column: 7, scope: !38)
!40 = !DILocation(line: 28, column: 15, scope: !38)
!41 = !DILocation(line: 28, column: 3, scope: !38)
!42 = !DILocation(line: 28, column: 41, scope: !38)
!43 = !DILocation(line: 29, column: 3, scope: !38)
!44 = !DILocation(line: 29, column: 7, scope: !38)
!45 = !DILocation(line: 29, column: 12, scope: !38)
!46 = !DILocation(line: 30, column: 26, scope: !38)
!47 = !DILocation(line: 30, column: 33, scope: !38)
!48 = !DILocation(line: 30, column: 3, scope: !38)
!49 = !DILocation(line: 31, column: 3, scope: !38)
!50 = !DILocation(line: 32, column: 1, scope: !38)
!51 = distinct !DISubprogram(name: "thread<(lambda at thread_local_end.cpp:28:15), void>", scope: !52, file: !52, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!52 = !DIFile(filename: "c++/bits/std_thread.h", directory: "")
!53 = !DILocation(line: 126, column: 7, scope: !51)
!54 = !DILocation(line: 137, column: 7, scope: !51)
!55 = !DILocation(line: 142, column: 29, scope: !51)
!56 = !DILocation(line: 143, column: 32, scope: !51)
!57 = !DILocation(line: 142, column: 33, scope: !51)
!58 = !DILocation(line: 142, column: 18, scope: !51)
!59 = !DILocation(line: 142, column: 2, scope: !51)
!60 = !DILocation(line: 145, column: 7, scope: !51)
!61 = distinct !DISubprogram(name: "~thread", scope: !52, file: !52, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!62 = !DILocation(line: 150, column: 11, scope: !61)
!63 = !DILocation(line: 312, column: 5, scope: !64, inlinedAt: !66)
!64 = distinct !DISubprogram(name: "__terminate", scope: !65, file: !65, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!65 = !DIFile(filename: "c++/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!66 = distinct !DILocation(line: 151, column: 2, scope: !61)
!67 = !DILocation(line: 151, column: 2, scope: !61)
!68 = !DILocation(line: 152, column: 5, scope: !61)
!69 = distinct !DISubprogram(name: "joinable", scope: !52, file: !52, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!70 = !DILocation(line: 175, column: 16, scope: !69)
!71 = !DILocation(line: 175, column: 25, scope: !69)
!72 = !DILocation(line: 175, column: 22, scope: !69)
!73 = !DILocation(line: 175, column: 14, scope: !69)
!74 = !DILocation(line: 175, column: 7, scope: !69)
!75 = distinct !DISubprogram(name: "operator==", scope: !52, file: !52, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!76 = !DILocation(line: 286, column: 16, scope: !75)
!77 = !DILocation(line: 286, column: 33, scope: !75)
!78 = !DILocation(line: 286, column: 26, scope: !75)
!79 = !DILocation(line: 286, column: 5, scope: !75)
!80 = distinct !DISubprogram(name: "id", scope: !52, file: !52, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!81 = !DILocation(line: 85, column: 23, scope: !80)
!82 = !DILocation(line: 85, column: 37, scope: !80)
!83 = distinct !DISubprogram(name: "_State_impl<(lambda at thread_local_end.cpp:28:15)>", scope: !52, file: !52, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!84 = !DILocation(line: 205, column: 4, scope: !83)
!85 = !DILocation(line: 207, column: 4, scope: !83)
!86 = !DILocation(line: 206, column: 6, scope: !83)
!87 = !DILocation(line: 206, column: 13, scope: !83)
!88 = !DILocation(line: 206, column: 35, scope: !83)
!89 = !DILocation(line: 206, column: 14, scope: !83)
!90 = !DILocation(line: 207, column: 6, scope: !83)
!91 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !92, file: !92, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!92 = !DIFile(filename: "c++/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!93 = !DILocation(line: 310, column: 4, scope: !91)
!94 = !DILocation(line: 310, column: 9, scope: !91)
!95 = !DILocation(line: 311, column: 11, scope: !91)
!96 = distinct !DISubprogram(name: "~unique_ptr", scope: !92, file: !92, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!97 = !DILocation(line: 394, column: 16, scope: !96)
!98 = !DILocation(line: 394, column: 21, scope: !96)
!99 = !DILocation(line: 394, column: 8, scope: !96)
!100 = !DILocation(line: 395, column: 6, scope: !96)
!101 = !DILocation(line: 395, column: 12, scope: !96)
!102 = !DILocation(line: 396, column: 4, scope: !96)
!103 = !DILocation(line: 396, column: 28, scope: !96)
!104 = !DILocation(line: 396, column: 18, scope: !96)
!105 = !DILocation(line: 397, column: 2, scope: !96)
!106 = !DILocation(line: 397, column: 8, scope: !96)
!107 = !DILocation(line: 398, column: 7, scope: !96)
!108 = distinct !DISubprogram(name: "_State", scope: !52, file: !52, line: 67, type: !10, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!109 = !DILocation(line: 67, column: 12, scope: !108)
!110 = distinct !DISubprogram(name: "tuple<(lambda at thread_local_end.cpp:28:15), true, true>", scope: !111, file: !111, line: 742, type: !10, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!111 = !DIFile(filename: "c++/tuple", directory: "")
!112 = !DILocation(line: 744, column: 40, scope: !110)
!113 = !DILocation(line: 744, column: 4, scope: !110)
!114 = !DILocation(line: 744, column: 58, scope: !110)
!115 = distinct !DISubprogram(name: "~_State_impl", scope: !52, file: !52, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!116 = !DILocation(line: 200, column: 14, scope: !115)
!117 = distinct !DISubprogram(name: "~_State_impl", scope: !52, file: !52, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!118 = !DILocation(line: 200, column: 14, scope: !117)
!119 = distinct !DISubprogram(name: "_M_run", scope: !52, file: !52, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!120 = !DILocation(line: 210, column: 13, scope: !119)
!121 = !DILocation(line: 210, column: 24, scope: !119)
!122 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at thread_local_end.cpp:28:15)>", scope: !111, file: !111, line: 440, type: !10, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!123 = !DILocation(line: 441, column: 31, scope: !122)
!124 = !DILocation(line: 441, column: 4, scope: !122)
!125 = !DILocation(line: 442, column: 4, scope: !122)
!126 = distinct !DISubprogram(name: "_Head_base<(lambda at thread_local_end.cpp:28:15)>", scope: !111, file: !111, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!127 = !DILocation(line: 200, column: 4, scope: !126)
!128 = !DILocation(line: 200, column: 38, scope: !126)
!129 = !DILocation(line: 200, column: 46, scope: !126)
!130 = distinct !DISubprogram(name: "operator()", scope: !52, file: !52, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!131 = !DILocation(line: 259, column: 11, scope: !130)
!132 = !DILocation(line: 259, column: 4, scope: !130)
!133 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !52, file: !52, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!134 = !DILocation(line: 252, column: 52, scope: !133)
!135 = !DILocation(line: 252, column: 27, scope: !133)
!136 = !DILocation(line: 252, column: 13, scope: !133)
!137 = !DILocation(line: 252, column: 6, scope: !133)
!138 = distinct !DISubprogram(name: "__invoke<(lambda at thread_local_end.cpp:28:15)>", scope: !139, file: !139, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!139 = !DIFile(filename: "c++/bits/invoke.h", directory: "")
!140 = !DILocation(line: 96, column: 74, scope: !138)
!141 = !DILocation(line: 96, column: 14, scope: !138)
!142 = !DILocation(line: 96, column: 7, scope: !138)
!143 = distinct !DISubprogram(name: "get<0UL, (lambda at thread_local_end.cpp:28:15)>", scope: !111, file: !111, line: 1392, type: !10, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!144 = !DILocation(line: 1395, column: 66, scope: !143)
!145 = !DILocation(line: 1395, column: 43, scope: !143)
!146 = !DILocation(line: 1395, column: 7, scope: !143)
!147 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at thread_local_end.cpp:28:15)>", scope: !139, file: !139, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!148 = !DILocation(line: 61, column: 32, scope: !147)
!149 = !DILocation(line: 61, column: 14, scope: !147)
!150 = !DILocation(line: 61, column: 7, scope: !147)
!151 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 28, type: !10, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!152 = !DILocation(line: 28, column: 29, scope: !151)
!153 = !DILocation(line: 28, column: 21, scope: !151)
!154 = !DILocation(line: 28, column: 27, scope: !151)
!155 = !DILocation(line: 28, column: 38, scope: !151)
!156 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at thread_local_end.cpp:28:15)>", scope: !111, file: !111, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!157 = !DILocation(line: 1365, column: 57, scope: !156)
!158 = !DILocation(line: 1365, column: 14, scope: !156)
!159 = !DILocation(line: 1365, column: 7, scope: !156)
!160 = distinct !DISubprogram(name: "_M_head", scope: !111, file: !111, line: 424, type: !10, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!161 = !DILocation(line: 424, column: 66, scope: !160)
!162 = !DILocation(line: 424, column: 51, scope: !160)
!163 = !DILocation(line: 424, column: 44, scope: !160)
!164 = distinct !DISubprogram(name: "_M_head", scope: !111, file: !111, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!165 = !DILocation(line: 233, column: 50, scope: !164)
!166 = !DILocation(line: 233, column: 54, scope: !164)
!167 = !DILocation(line: 233, column: 43, scope: !164)
!168 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !92, file: !92, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!169 = !DILocation(line: 233, column: 40, scope: !168)
!170 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !92, file: !92, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!171 = !DILocation(line: 168, column: 38, scope: !170)
!172 = !DILocation(line: 168, column: 58, scope: !170)
!173 = !DILocation(line: 168, column: 47, scope: !170)
!174 = !DILocation(line: 168, column: 56, scope: !170)
!175 = !DILocation(line: 168, column: 63, scope: !170)
!176 = distinct !DISubprogram(name: "tuple<true, true>", scope: !111, file: !111, line: 1049, type: !10, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!177 = !DILocation(line: 1051, column: 4, scope: !176)
!178 = !DILocation(line: 1051, column: 19, scope: !176)
!179 = distinct !DISubprogram(name: "_M_ptr", scope: !92, file: !92, line: 189, type: !10, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!180 = !DILocation(line: 189, column: 57, scope: !179)
!181 = !DILocation(line: 189, column: 45, scope: !179)
!182 = !DILocation(line: 189, column: 38, scope: !179)
!183 = distinct !DISubprogram(name: "_Tuple_impl", scope: !111, file: !111, line: 279, type: !10, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!184 = !DILocation(line: 280, column: 9, scope: !183)
!185 = !DILocation(line: 280, column: 23, scope: !183)
!186 = !DILocation(line: 280, column: 33, scope: !183)
!187 = distinct !DISubprogram(name: "_Tuple_impl", scope: !111, file: !111, line: 430, type: !10, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!188 = !DILocation(line: 431, column: 9, scope: !187)
!189 = !DILocation(line: 431, column: 19, scope: !187)
!190 = distinct !DISubprogram(name: "_Head_base", scope: !111, file: !111, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!191 = !DILocation(line: 190, column: 9, scope: !190)
!192 = !DILocation(line: 190, column: 26, scope: !190)
!193 = distinct !DISubprogram(name: "_Head_base", scope: !111, file: !111, line: 80, type: !10, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!194 = !DILocation(line: 81, column: 26, scope: !193)
!195 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !111, file: !111, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!196 = !DILocation(line: 1381, column: 37, scope: !195)
!197 = !DILocation(line: 1381, column: 14, scope: !195)
!198 = !DILocation(line: 1381, column: 7, scope: !195)
!199 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !111, file: !111, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!200 = !DILocation(line: 1365, column: 57, scope: !199)
!201 = !DILocation(line: 1365, column: 14, scope: !199)
!202 = !DILocation(line: 1365, column: 7, scope: !199)
!203 = distinct !DISubprogram(name: "_M_head", scope: !111, file: !111, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!204 = !DILocation(line: 268, column: 66, scope: !203)
!205 = !DILocation(line: 268, column: 51, scope: !203)
!206 = !DILocation(line: 268, column: 44, scope: !203)
!207 = distinct !DISubprogram(name: "_M_head", scope: !111, file: !111, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!208 = !DILocation(line: 233, column: 50, scope: !207)
!209 = !DILocation(line: 233, column: 54, scope: !207)
!210 = !DILocation(line: 233, column: 43, scope: !207)
!211 = distinct !DISubprogram(name: "get_deleter", scope: !92, file: !92, line: 467, type: !10, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!212 = !DILocation(line: 468, column: 16, scope: !211)
!213 = !DILocation(line: 468, column: 21, scope: !211)
!214 = !DILocation(line: 468, column: 9, scope: !211)
!215 = distinct !DISubprogram(name: "operator()", scope: !92, file: !92, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!216 = !DILocation(line: 95, column: 9, scope: !215)
!217 = !DILocation(line: 95, column: 2, scope: !215)
!218 = !DILocation(line: 96, column: 7, scope: !215)
!219 = distinct !DISubprogram(name: "_M_deleter", scope: !92, file: !92, line: 193, type: !10, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!220 = !DILocation(line: 193, column: 61, scope: !219)
!221 = !DILocation(line: 193, column: 49, scope: !219)
!222 = !DILocation(line: 193, column: 42, scope: !219)
!223 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !111, file: !111, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!224 = !DILocation(line: 1381, column: 37, scope: !223)
!225 = !DILocation(line: 1381, column: 14, scope: !223)
!226 = !DILocation(line: 1381, column: 7, scope: !223)
!227 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !111, file: !111, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!228 = !DILocation(line: 1365, column: 57, scope: !227)
!229 = !DILocation(line: 1365, column: 14, scope: !227)
!230 = !DILocation(line: 1365, column: 7, scope: !227)
!231 = distinct !DISubprogram(name: "_M_head", scope: !111, file: !111, line: 424, type: !10, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!232 = !DILocation(line: 424, column: 66, scope: !231)
!233 = !DILocation(line: 424, column: 51, scope: !231)
!234 = !DILocation(line: 424, column: 44, scope: !231)
!235 = distinct !DISubprogram(name: "_M_head", scope: !111, file: !111, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!236 = !DILocation(line: 124, column: 50, scope: !235)
!237 = !DILocation(line: 124, column: 43, scope: !235)
!238 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_thread_local_end.cpp", scope: !1, file: !1, type: !10, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!239 = !DILocation(line: 0, scope: !238)
!240 = distinct !DISubprogram(linkageName: "__tls_init", scope: !1, file: !1, type: !10, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!241 = !DILocation(line: 0, scope: !240)
