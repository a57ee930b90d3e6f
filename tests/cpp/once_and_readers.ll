; ModuleID = 'once_and_readers.cpp'
source_filename = "once_and_readers.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%class.anon.2 = type { ptr }
%class.anon.1 = type { ptr, ptr }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.5" }
%"struct.std::_Head_base.5" = type { ptr }
%"struct.std::once_flag" = type { i32 }
%"class.std::shared_mutex" = type { %"class.std::__shared_mutex_pthread" }
%"class.std::__shared_mutex_pthread" = type { %union.pthread_rwlock_t }
%union.pthread_rwlock_t = type { %struct.anon, [40 x i8] }
%struct.anon = type { i32, i64 }
%class.anon = type { ptr, ptr, ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }

$__clang_call_terminate = comdat any

@_ZSt15__once_callable = external thread_local local_unnamed_addr global ptr, align 8
@_ZSt11__once_call = external thread_local local_unnamed_addr global ptr, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
entry:
  %__callable.i.i = alloca %class.anon.2, align 8
  %ref.tmp.i = alloca %class.anon.1, align 8
  %agg.tmp.i = alloca %"class.std::unique_ptr", align 8
  %once = alloca %"struct.std::once_flag", align 4
  %lock = alloca %"class.std::shared_mutex", align 8
  %value = alloca i32, align 4
  %work = alloca %class.anon, align 8
  %there = alloca i32, align 4
  %one = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %once) #12, !dbg !11
  store i32 0, ptr %once, align 4, !dbg !12, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %lock) #12, !dbg !21
  store i32 0, ptr %lock, align 8, !dbg !22, !tbaa !28
  %__writer.i.i = getelementptr inbounds i8, ptr %lock, i64 8, !dbg !22
  store i64 0, ptr %__writer.i.i, align 8, !dbg !22, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %value) #12, !dbg !32
  store i32 0, ptr %value, align 4, !dbg !33, !tbaa !34
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %work) #12, !dbg !35
  store ptr %once, ptr %work, align 8, !dbg !36, !tbaa !37
  %0 = getelementptr inbounds i8, ptr %work, i64 8, !dbg !36
  store ptr %lock, ptr %0, align 8, !dbg !36, !tbaa !37
  %1 = getelementptr inbounds i8, ptr %work, i64 16, !dbg !36
  store ptr %value, ptr %1, align 8, !dbg !36, !tbaa !37
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %there) #12, !dbg !39
  store i32 0, ptr %there, align 4, !dbg !40, !tbaa !34
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %one) #12, !dbg !41
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i), !dbg !42
  store i64 0, ptr %one, align 8, !dbg !42, !tbaa !48
  %call.i = call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #13, !dbg !50
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 16), ptr %call.i, align 8, !dbg !51, !tbaa !54
  %_M_func.i.i = getelementptr inbounds i8, ptr %call.i, i64 8, !dbg !56
  store ptr %there, ptr %_M_func.i.i, align 8, !dbg !57, !tbaa !37
  %ref.tmp.sroa.4.0._M_func.i.i.sroa_idx = getelementptr inbounds i8, ptr %call.i, i64 16, !dbg !57
  store ptr %work, ptr %ref.tmp.sroa.4.0._M_func.i.i.sroa_idx, align 8, !dbg !57, !tbaa !37
  store ptr %call.i, ptr %agg.tmp.i, align 8, !dbg !65, !tbaa !37
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %one, ptr noundef nonnull %agg.tmp.i, ptr noundef null)
          to label %invoke.cont3.i unwind label %lpad2.i, !dbg !73

invoke.cont3.i:                                   ; preds = %entry
  %2 = load ptr, ptr %agg.tmp.i, align 8, !dbg !74, !tbaa !37
  %cmp.not.i.i = icmp eq ptr %2, null, !dbg !77
  br i1 %cmp.not.i.i, label %"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit", label %delete.notnull.i.i.i, !dbg !74

delete.notnull.i.i.i:                             ; preds = %invoke.cont3.i
  %vtable.i.i.i = load ptr, ptr %2, align 8, !dbg !78, !tbaa !54
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 8, !dbg !78
  %3 = load ptr, ptr %vfn.i.i.i, align 8, !dbg !78
  call void %3(ptr noundef nonnull align 8 dereferenceable(8) %2) #12, !dbg !78
  br label %"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit", !dbg !81

lpad2.i:                                          ; preds = %entry
  %4 = landingpad { ptr, i32 }
          cleanup, !dbg !82
  %5 = load ptr, ptr %agg.tmp.i, align 8, !dbg !83, !tbaa !37
  %cmp.not.i5.i = icmp eq ptr %5, null, !dbg !85
  br i1 %cmp.not.i5.i, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, label %delete.notnull.i.i6.i, !dbg !83

delete.notnull.i.i6.i:                            ; preds = %lpad2.i
  %vtable.i.i7.i = load ptr, ptr %5, align 8, !dbg !86, !tbaa !54
  %vfn.i.i8.i = getelementptr inbounds i8, ptr %vtable.i.i7.i, i64 8, !dbg !86
  %6 = load ptr, ptr %vfn.i.i8.i, align 8, !dbg !86
  call void %6(ptr noundef nonnull align 8 dereferenceable(8) %5) #12, !dbg !86
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, !dbg !88

common.resume:                                    ; preds = %_ZNSt6threadD2Ev.exit8, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i
  %common.resume.op = phi { ptr, i32 } [ %4, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i ], [ %eh.lpad-body, %_ZNSt6threadD2Ev.exit8 ]
  resume { ptr, i32 } %common.resume.op, !dbg !89

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i: ; preds = %delete.notnull.i.i6.i, %lpad2.i
  store ptr null, ptr %agg.tmp.i, align 8, !dbg !90, !tbaa !37
  br label %common.resume, !dbg !82

"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit":  ; preds = %invoke.cont3.i, %delete.notnull.i.i.i
  store ptr null, ptr %agg.tmp.i, align 8, !dbg !91, !tbaa !37
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i), !dbg !82
  %7 = load ptr, ptr %work, align 8, !dbg !92, !tbaa !95
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp.i) #12, !dbg !97
  %8 = load ptr, ptr %0, align 8, !dbg !98, !tbaa !99
  store ptr %8, ptr %ref.tmp.i, align 8, !dbg !97, !tbaa !37
  %9 = getelementptr inbounds i8, ptr %ref.tmp.i, i64 8, !dbg !97
  %10 = load ptr, ptr %1, align 8, !dbg !98, !tbaa !100
  store ptr %10, ptr %9, align 8, !dbg !97, !tbaa !37
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__callable.i.i) #12, !dbg !101
  store ptr %ref.tmp.i, ptr %__callable.i.i, align 8, !dbg !104, !tbaa !37
  %11 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable), !dbg !105
  store ptr %__callable.i.i, ptr %11, align 8, !dbg !108, !tbaa !37
  %12 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call), !dbg !109
  store ptr @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZZ4mainENK3$_0clEvEUlvE_JEEvRS_OT_DpOT0_EUlvE_EERS6_ENUlvE_8__invokeEv", ptr %12, align 8, !dbg !110, !tbaa !37
  %call1.i4.i.i = invoke noundef i32 @pthread_once(ptr noundef nonnull %7, ptr noundef nonnull @__once_proxy)
          to label %invoke.cont.i.i unwind label %lpad.i.i, !dbg !111

invoke.cont.i.i:                                  ; preds = %"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit"
  %tobool.not.i.i = icmp eq i32 %call1.i4.i.i, 0, !dbg !115
  br i1 %tobool.not.i.i, label %"_ZSt9call_onceIZZ4mainENK3$_0clEvEUlvE_JEEvRSt9once_flagOT_DpOT0_.exit.i", label %if.then.i.i, !dbg !115

if.then.i.i:                                      ; preds = %invoke.cont.i.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i4.i.i) #14
          to label %invoke.cont1.i.i unwind label %lpad.i.i, !dbg !116

invoke.cont1.i.i:                                 ; preds = %if.then.i.i
  unreachable, !dbg !116

lpad.i.i:                                         ; preds = %if.then.i.i, %"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit"
  %13 = landingpad { ptr, i32 }
          cleanup, !dbg !117
  store ptr null, ptr %11, align 8, !dbg !118, !tbaa !37
  store ptr null, ptr %12, align 8, !dbg !121, !tbaa !37
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__callable.i.i) #12, !dbg !117
  br label %lpad.body

"_ZSt9call_onceIZZ4mainENK3$_0clEvEUlvE_JEEvRSt9once_flagOT_DpOT0_.exit.i": ; preds = %invoke.cont.i.i
  store ptr null, ptr %11, align 8, !dbg !122, !tbaa !37
  store ptr null, ptr %12, align 8, !dbg !124, !tbaa !37
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__callable.i.i) #12, !dbg !117
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp.i) #12, !dbg !125
  %14 = load ptr, ptr %0, align 8, !dbg !126, !tbaa !99
  br label %do.body.i.i.i.i, !dbg !127

do.body.i.i.i.i:                                  ; preds = %call1.i.i.i.i.i.noexc, %"_ZSt9call_onceIZZ4mainENK3$_0clEvEUlvE_JEEvRSt9once_flagOT_DpOT0_.exit.i"
  %call1.i.i.i.i.i4 = invoke noundef i32 @pthread_rwlock_rdlock(ptr noundef nonnull %14)
          to label %call1.i.i.i.i.i.noexc unwind label %lpad.loopexit, !dbg !134

call1.i.i.i.i.i.noexc:                            ; preds = %do.body.i.i.i.i
  switch i32 %call1.i.i.i.i.i4, label %_ZNSt11shared_lockISt12shared_mutexEC2ERS0_.exit.i [
    i32 11, label %do.body.i.i.i.i
    i32 35, label %if.then.i.i.i.i
  ], !dbg !137

if.then.i.i.i.i:                                  ; preds = %call1.i.i.i.i.i.noexc
  invoke void @_ZSt20__throw_system_errori(i32 noundef 35) #14
          to label %.noexc unwind label %lpad.loopexit.split-lp, !dbg !138

.noexc:                                           ; preds = %if.then.i.i.i.i
  unreachable, !dbg !138

_ZNSt11shared_lockISt12shared_mutexEC2ERS0_.exit.i: ; preds = %call1.i.i.i.i.i.noexc
  %15 = load ptr, ptr %1, align 8, !dbg !139, !tbaa !100
  %16 = load i32, ptr %15, align 4, !dbg !139, !tbaa !34
  %call1.i.i.i.i2.i.i = invoke noundef i32 @pthread_rwlock_unlock(ptr noundef nonnull %14)
          to label %invoke.cont unwind label %terminate.lpad.i.i, !dbg !140

terminate.lpad.i.i:                               ; preds = %_ZNSt11shared_lockISt12shared_mutexEC2ERS0_.exit.i
  %17 = landingpad { ptr, i32 }
          catch ptr null, !dbg !151
  %18 = extractvalue { ptr, i32 } %17, 0, !dbg !151
  call void @__clang_call_terminate(ptr %18) #15, !dbg !151
  unreachable, !dbg !151

invoke.cont:                                      ; preds = %_ZNSt11shared_lockISt12shared_mutexEC2ERS0_.exit.i
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %one)
          to label %invoke.cont1 unwind label %lpad.loopexit.split-lp, !dbg !152

invoke.cont1:                                     ; preds = %invoke.cont
  %agg.tmp.sroa.0.0.copyload.i.i = load i64, ptr %one, align 8, !dbg !153, !tbaa !158
  %cmp.i.i.not.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i, 0, !dbg !159
  br i1 %cmp.i.i.not.i, label %_ZNSt6threadD2Ev.exit, label %if.then.i, !dbg !162

if.then.i:                                        ; preds = %invoke.cont1
  call void @_ZSt9terminatev() #15, !dbg !163
  unreachable, !dbg !163

_ZNSt6threadD2Ev.exit:                            ; preds = %invoke.cont1
  %19 = load i32, ptr %there, align 4, !dbg !167, !tbaa !34
  %cmp = icmp eq i32 %16, %19, !dbg !168
  %cond = select i1 %cmp, i32 %16, i32 0, !dbg !169
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %one) #12, !dbg !170
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %there) #12, !dbg !170
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %work) #12, !dbg !170
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %value) #12, !dbg !170
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %lock) #12, !dbg !170
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %once) #12, !dbg !170
  ret i32 %cond, !dbg !170

lpad.loopexit:                                    ; preds = %do.body.i.i.i.i
  %lpad.loopexit9 = landingpad { ptr, i32 }
          cleanup, !dbg !170
  br label %lpad.body, !dbg !170

lpad.loopexit.split-lp:                           ; preds = %invoke.cont, %if.then.i.i.i.i
  %lpad.loopexit.split-lp10 = landingpad { ptr, i32 }
          cleanup, !dbg !170
  br label %lpad.body, !dbg !170

lpad.body:                                        ; preds = %lpad.loopexit, %lpad.loopexit.split-lp, %lpad.i.i
  %eh.lpad-body = phi { ptr, i32 } [ %13, %lpad.i.i ], [ %lpad.loopexit9, %lpad.loopexit ], [ %lpad.loopexit.split-lp10, %lpad.loopexit.split-lp ]
  %agg.tmp.sroa.0.0.copyload.i.i5 = load i64, ptr %one, align 8, !dbg !171, !tbaa !158
  %cmp.i.i.not.i6 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i5, 0, !dbg !174
  br i1 %cmp.i.i.not.i6, label %_ZNSt6threadD2Ev.exit8, label %if.then.i7, !dbg !176

if.then.i7:                                       ; preds = %lpad.body
  call void @_ZSt9terminatev() #15, !dbg !177
  unreachable, !dbg !177

_ZNSt6threadD2Ev.exit8:                           ; preds = %lpad.body
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %one) #12, !dbg !170
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %there) #12, !dbg !170
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %work) #12, !dbg !170
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %value) #12, !dbg !170
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %lock) #12, !dbg !170
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %once) #12, !dbg !170
  br label %common.resume, !dbg !170
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

declare void @__once_proxy() #2

; Function Attrs: noreturn
declare !dbg !179 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZZ4mainENK3$_0clEvEUlvE_JEEvRS_OT_DpOT0_EUlvE_EERS6_ENUlvE_8__invokeEv"() #5 align 2 personality ptr @__gxx_personality_v0 !dbg !181 {
entry:
  %0 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable), !dbg !182
  %1 = load ptr, ptr %0, align 8, !dbg !182, !tbaa !37
  %2 = load ptr, ptr %1, align 8, !dbg !185, !tbaa !188
  %3 = load ptr, ptr %2, align 8, !dbg !190, !tbaa !198
  %call1.i.i.i.i.i.i.i.i.i.i = tail call noundef i32 @pthread_rwlock_wrlock(ptr noundef nonnull %3), !dbg !200
  %cmp.i.i.i.i.i.i.i.i.i = icmp eq i32 %call1.i.i.i.i.i.i.i.i.i.i, 35, !dbg !212
  br i1 %cmp.i.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i.i, label %_ZNSt11unique_lockISt12shared_mutexEC2ERS0_.exit.i.i.i.i.i, !dbg !213

if.then.i.i.i.i.i.i.i.i.i:                        ; preds = %entry
  tail call void @_ZSt20__throw_system_errori(i32 noundef 35) #14, !dbg !214
  unreachable, !dbg !214

_ZNSt11unique_lockISt12shared_mutexEC2ERS0_.exit.i.i.i.i.i: ; preds = %entry
  %4 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !215
  %5 = load ptr, ptr %4, align 8, !dbg !215, !tbaa !216
  store i32 5, ptr %5, align 4, !dbg !217, !tbaa !34
  %tobool.not.i.i.i.i.i.i.i = icmp eq ptr %3, null, !dbg !218
  br i1 %tobool.not.i.i.i.i.i.i.i, label %"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZZ4mainENK3$_0clEvEUlvE_JEEvRS_OT_DpOT0_EUlvE_EERS6_ENKUlvE_clEv.exit", label %if.then2.i.i.i.i.i.i.i, !dbg !218

if.then2.i.i.i.i.i.i.i:                           ; preds = %_ZNSt11unique_lockISt12shared_mutexEC2ERS0_.exit.i.i.i.i.i
  %call1.i.i.i.i2.i.i.i.i.i.i = invoke noundef i32 @pthread_rwlock_unlock(ptr noundef nonnull %3)
          to label %"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZZ4mainENK3$_0clEvEUlvE_JEEvRS_OT_DpOT0_EUlvE_EERS6_ENKUlvE_clEv.exit" unwind label %terminate.lpad.i.i.i.i.i.i, !dbg !223

terminate.lpad.i.i.i.i.i.i:                       ; preds = %if.then2.i.i.i.i.i.i.i
  %6 = landingpad { ptr, i32 }
          catch ptr null, !dbg !228
  %7 = extractvalue { ptr, i32 } %6, 0, !dbg !228
  tail call void @__clang_call_terminate(ptr %7) #15, !dbg !228
  unreachable, !dbg !228

"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZZ4mainENK3$_0clEvEUlvE_JEEvRS_OT_DpOT0_EUlvE_EERS6_ENKUlvE_clEv.exit": ; preds = %_ZNSt11unique_lockISt12shared_mutexEC2ERS0_.exit.i.i.i.i.i, %if.then2.i.i.i.i.i.i.i
  ret void, !dbg !229
}

declare !dbg !230 i32 @pthread_rwlock_wrlock(ptr noundef) local_unnamed_addr #2

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #6 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #12
  tail call void @_ZSt9terminatev() #15
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare !dbg !232 void @_ZSt9terminatev() local_unnamed_addr

declare !dbg !233 i32 @pthread_rwlock_unlock(ptr noundef) local_unnamed_addr #2

declare !dbg !234 i32 @pthread_once(ptr noundef, ptr noundef) local_unnamed_addr #2

declare !dbg !235 i32 @pthread_rwlock_rdlock(ptr noundef) local_unnamed_addr #2

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #7

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #9

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #10 align 2 !dbg !236 {
entry:
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) #12, !dbg !237
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 24) #16, !dbg !237
  ret void, !dbg !237
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(24) %this) unnamed_addr #11 align 2 personality ptr @__gxx_personality_v0 !dbg !238 {
entry:
  %__callable.i.i.i.i.i.i.i = alloca %class.anon.2, align 8
  %ref.tmp.i.i.i.i.i.i = alloca %class.anon.1, align 8
  %0 = getelementptr inbounds i8, ptr %this, i64 16, !dbg !239
  %1 = load ptr, ptr %0, align 8, !dbg !239, !tbaa !250
  %2 = load ptr, ptr %1, align 8, !dbg !252, !tbaa !95
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp.i.i.i.i.i.i) #12, !dbg !254
  %3 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !255
  %4 = load ptr, ptr %3, align 8, !dbg !255, !tbaa !99
  store ptr %4, ptr %ref.tmp.i.i.i.i.i.i, align 8, !dbg !254, !tbaa !37
  %5 = getelementptr inbounds i8, ptr %ref.tmp.i.i.i.i.i.i, i64 8, !dbg !254
  %6 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !255
  %7 = load ptr, ptr %6, align 8, !dbg !255, !tbaa !100
  store ptr %7, ptr %5, align 8, !dbg !254, !tbaa !37
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__callable.i.i.i.i.i.i.i) #12, !dbg !256
  store ptr %ref.tmp.i.i.i.i.i.i, ptr %__callable.i.i.i.i.i.i.i, align 8, !dbg !258, !tbaa !37
  %8 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable), !dbg !259
  store ptr %__callable.i.i.i.i.i.i.i, ptr %8, align 8, !dbg !261, !tbaa !37
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call), !dbg !262
  store ptr @"_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIZZ4mainENK3$_0clEvEUlvE_JEEvRS_OT_DpOT0_EUlvE_EERS6_ENUlvE_8__invokeEv", ptr %9, align 8, !dbg !263, !tbaa !37
  %call1.i4.i.i.i.i.i.i.i = invoke noundef i32 @pthread_once(ptr noundef nonnull %2, ptr noundef nonnull @__once_proxy)
          to label %invoke.cont.i.i.i.i.i.i.i unwind label %lpad.i.i.i.i.i.i.i, !dbg !264

invoke.cont.i.i.i.i.i.i.i:                        ; preds = %entry
  %tobool.not.i.i.i.i.i.i.i = icmp eq i32 %call1.i4.i.i.i.i.i.i.i, 0, !dbg !266
  br i1 %tobool.not.i.i.i.i.i.i.i, label %"_ZSt9call_onceIZZ4mainENK3$_0clEvEUlvE_JEEvRSt9once_flagOT_DpOT0_.exit.i.i.i.i.i.i", label %if.then.i.i.i.i.i.i.i, !dbg !266

if.then.i.i.i.i.i.i.i:                            ; preds = %invoke.cont.i.i.i.i.i.i.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i4.i.i.i.i.i.i.i) #14
          to label %invoke.cont1.i.i.i.i.i.i.i unwind label %lpad.i.i.i.i.i.i.i, !dbg !267

invoke.cont1.i.i.i.i.i.i.i:                       ; preds = %if.then.i.i.i.i.i.i.i
  unreachable, !dbg !267

lpad.i.i.i.i.i.i.i:                               ; preds = %if.then.i.i.i.i.i.i.i, %entry
  %10 = landingpad { ptr, i32 }
          cleanup, !dbg !268
  store ptr null, ptr %8, align 8, !dbg !269, !tbaa !37
  store ptr null, ptr %9, align 8, !dbg !271, !tbaa !37
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__callable.i.i.i.i.i.i.i) #12, !dbg !268
  resume { ptr, i32 } %10, !dbg !268

"_ZSt9call_onceIZZ4mainENK3$_0clEvEUlvE_JEEvRSt9once_flagOT_DpOT0_.exit.i.i.i.i.i.i": ; preds = %invoke.cont.i.i.i.i.i.i.i
  store ptr null, ptr %8, align 8, !dbg !272, !tbaa !37
  store ptr null, ptr %9, align 8, !dbg !274, !tbaa !37
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__callable.i.i.i.i.i.i.i) #12, !dbg !268
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp.i.i.i.i.i.i) #12, !dbg !275
  %11 = load ptr, ptr %3, align 8, !dbg !276, !tbaa !99
  br label %do.body.i.i.i.i.i.i.i.i.i, !dbg !277

do.body.i.i.i.i.i.i.i.i.i:                        ; preds = %do.body.i.i.i.i.i.i.i.i.i, %"_ZSt9call_onceIZZ4mainENK3$_0clEvEUlvE_JEEvRSt9once_flagOT_DpOT0_.exit.i.i.i.i.i.i"
  %call1.i.i.i.i.i.i.i.i.i.i = call noundef i32 @pthread_rwlock_rdlock(ptr noundef nonnull %11), !dbg !281
  switch i32 %call1.i.i.i.i.i.i.i.i.i.i, label %_ZNSt11shared_lockISt12shared_mutexEC2ERS0_.exit.i.i.i.i.i.i [
    i32 11, label %do.body.i.i.i.i.i.i.i.i.i
    i32 35, label %if.then.i.i.i.i.i.i.i.i.i
  ], !dbg !283

if.then.i.i.i.i.i.i.i.i.i:                        ; preds = %do.body.i.i.i.i.i.i.i.i.i
  call void @_ZSt20__throw_system_errori(i32 noundef 35) #14, !dbg !284
  unreachable, !dbg !284

_ZNSt11shared_lockISt12shared_mutexEC2ERS0_.exit.i.i.i.i.i.i: ; preds = %do.body.i.i.i.i.i.i.i.i.i
  %12 = load ptr, ptr %6, align 8, !dbg !285, !tbaa !100
  %13 = load i32, ptr %12, align 4, !dbg !285, !tbaa !34
  %call1.i.i.i.i2.i.i.i.i.i.i.i = invoke noundef i32 @pthread_rwlock_unlock(ptr noundef nonnull %11)
          to label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv.exit" unwind label %terminate.lpad.i.i.i.i.i.i.i, !dbg !286

terminate.lpad.i.i.i.i.i.i.i:                     ; preds = %_ZNSt11shared_lockISt12shared_mutexEC2ERS0_.exit.i.i.i.i.i.i
  %14 = landingpad { ptr, i32 }
          catch ptr null, !dbg !292
  %15 = extractvalue { ptr, i32 } %14, 0, !dbg !292
  call void @__clang_call_terminate(ptr %15) #15, !dbg !292
  unreachable, !dbg !292

"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv.exit": ; preds = %_ZNSt11shared_lockISt12shared_mutexEC2ERS0_.exit.i.i.i.i.i.i
  %_M_func = getelementptr inbounds i8, ptr %this, i64 8, !dbg !293
  %16 = load ptr, ptr %_M_func, align 8, !dbg !294, !tbaa !295
  store i32 %13, ptr %16, align 4, !dbg !296, !tbaa !34
  ret void, !dbg !297
}

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { noreturn }
attributes #15 = { noreturn nounwind }
attributes #16 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.linker.options = !{}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "once_and_readers.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "d0a3c7a7c2d9b3b580694f7e3773fe76")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !9, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 10, column: 3, scope: !8)
!12 = !DILocation(line: 762, column: 22, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "once_flag", scope: !14, file: !14, line: 752, type: !9, scopeLine: 752, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "c++/mutex", directory: "")
!15 = distinct !DILocation(line: 10, column: 18, scope: !8)
!16 = !{!17, !18, i64 0}
!17 = !{!"_ZTSSt9once_flag", !18, i64 0}
!18 = !{!"int", !19, i64 0}
!19 = !{!"omnipotent char", !20, i64 0}
!20 = !{!"Simple C++ TBAA"}
!21 = !DILocation(line: 11, column: 3, scope: !8)
!22 = !DILocation(line: 157, column: 34, scope: !23, inlinedAt: !25)
!23 = distinct !DISubprogram(name: "__shared_mutex_pthread", scope: !24, file: !24, line: 160, type: !9, scopeLine: 160, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = !DIFile(filename: "c++/shared_mutex", directory: "")
!25 = distinct !DILocation(line: 412, column: 5, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "shared_mutex", scope: !24, file: !24, line: 412, type: !9, scopeLine: 412, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 11, column: 21, scope: !8)
!28 = !{!29, !18, i64 0}
!29 = !{!"_ZTSN16pthread_rwlock_tUt_E", !18, i64 0, !30, i64 8}
!30 = !{!"long", !19, i64 0}
!31 = !{!29, !30, i64 8}
!32 = !DILocation(line: 12, column: 3, scope: !8)
!33 = !DILocation(line: 12, column: 7, scope: !8)
!34 = !{!18, !18, i64 0}
!35 = !DILocation(line: 13, column: 3, scope: !8)
!36 = !DILocation(line: 13, column: 15, scope: !8)
!37 = !{!38, !38, i64 0}
!38 = !{!"any pointer", !19, i64 0}
!39 = !DILocation(line: 21, column: 3, scope: !8)
!40 = !DILocation(line: 21, column: 7, scope: !8)
!41 = !DILocation(line: 22, column: 3, scope: !8)
!42 = !DILocation(line: 85, column: 23, scope: !43, inlinedAt: !45)
!43 = distinct !DISubprogram(name: "id", scope: !44, file: !44, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = !DIFile(filename: "c++/bits/std_thread.h", directory: "")
!45 = distinct !DILocation(line: 126, column: 7, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "thread<(lambda at once_and_readers.cpp:22:19), void>", scope: !44, file: !44, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = distinct !DILocation(line: 22, column: 15, scope: !8)
!48 = !{!49, !30, i64 0}
!49 = !{!"_ZTSNSt6thread2idE", !30, i64 0}
!50 = !DILocation(line: 142, column: 29, scope: !46, inlinedAt: !47)
!51 = !DILocation(line: 207, column: 4, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "_State_impl<(lambda at once_and_readers.cpp:22:19)>", scope: !44, file: !44, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!53 = distinct !DILocation(line: 142, column: 33, scope: !46, inlinedAt: !47)
!54 = !{!55, !55, i64 0}
!55 = !{!"vtable pointer", !20, i64 0}
!56 = !DILocation(line: 206, column: 6, scope: !52, inlinedAt: !53)
!57 = !DILocation(line: 200, column: 4, scope: !58, inlinedAt: !60)
!58 = distinct !DISubprogram(name: "_Head_base<(lambda at once_and_readers.cpp:22:19)>", scope: !59, file: !59, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!59 = !DIFile(filename: "c++/tuple", directory: "")
!60 = distinct !DILocation(line: 441, column: 4, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at once_and_readers.cpp:22:19)>", scope: !59, file: !59, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!62 = distinct !DILocation(line: 744, column: 4, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "tuple<(lambda at once_and_readers.cpp:22:19), true, true>", scope: !59, file: !59, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = distinct !DILocation(line: 206, column: 14, scope: !52, inlinedAt: !53)
!65 = !DILocation(line: 168, column: 56, scope: !66, inlinedAt: !68)
!66 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !67, file: !67, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!67 = !DIFile(filename: "c++/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!68 = distinct !DILocation(line: 233, column: 40, scope: !69, inlinedAt: !70)
!69 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !67, file: !67, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!70 = distinct !DILocation(line: 310, column: 4, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !67, file: !67, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!72 = distinct !DILocation(line: 142, column: 18, scope: !46, inlinedAt: !47)
!73 = !DILocation(line: 142, column: 2, scope: !46, inlinedAt: !47)
!74 = !DILocation(line: 395, column: 6, scope: !75, inlinedAt: !76)
!75 = distinct !DISubprogram(name: "~unique_ptr", scope: !67, file: !67, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!76 = distinct !DILocation(line: 142, column: 2, scope: !46, inlinedAt: !47)
!77 = !DILocation(line: 395, column: 12, scope: !75, inlinedAt: !76)
!78 = !DILocation(line: 95, column: 2, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "operator()", scope: !67, file: !67, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = distinct !DILocation(line: 396, column: 4, scope: !75, inlinedAt: !76)
!81 = !DILocation(line: 396, column: 4, scope: !75, inlinedAt: !76)
!82 = !DILocation(line: 145, column: 7, scope: !46, inlinedAt: !47)
!83 = !DILocation(line: 395, column: 6, scope: !75, inlinedAt: !84)
!84 = distinct !DILocation(line: 142, column: 2, scope: !46, inlinedAt: !47)
!85 = !DILocation(line: 395, column: 12, scope: !75, inlinedAt: !84)
!86 = !DILocation(line: 95, column: 2, scope: !79, inlinedAt: !87)
!87 = distinct !DILocation(line: 396, column: 4, scope: !75, inlinedAt: !84)
!88 = !DILocation(line: 396, column: 4, scope: !75, inlinedAt: !84)
!89 = !DILocation(line: 0, scope: !8)
!90 = !DILocation(line: 397, column: 8, scope: !75, inlinedAt: !84)
!91 = !DILocation(line: 397, column: 8, scope: !75, inlinedAt: !76)
!92 = !DILocation(line: 14, column: 20, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 13, type: !9, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = distinct !DILocation(line: 23, column: 14, scope: !8)
!95 = !{!96, !38, i64 0}
!96 = !{!"_ZTSZ4mainE3$_0", !38, i64 0, !38, i64 8, !38, i64 16}
!97 = !DILocation(line: 14, column: 26, scope: !93, inlinedAt: !94)
!98 = !DILocation(line: 14, column: 27, scope: !93, inlinedAt: !94)
!99 = !{!96, !38, i64 8}
!100 = !{!96, !38, i64 16}
!101 = !DILocation(line: 851, column: 7, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "call_once<(lambda at once_and_readers.cpp:14:26)>", scope: !14, file: !14, line: 848, type: !9, scopeLine: 849, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!103 = distinct !DILocation(line: 14, column: 5, scope: !93, inlinedAt: !94)
!104 = !DILocation(line: 851, column: 25, scope: !102, inlinedAt: !103)
!105 = !DILocation(line: 786, column: 2, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "_Prepare_execution<(lambda at c++/mutex:851:25)>", scope: !14, file: !14, line: 783, type: !9, scopeLine: 784, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!107 = distinct !DILocation(line: 856, column: 37, scope: !102, inlinedAt: !103)
!108 = !DILocation(line: 786, column: 18, scope: !106, inlinedAt: !107)
!109 = !DILocation(line: 788, column: 2, scope: !106, inlinedAt: !107)
!110 = !DILocation(line: 788, column: 14, scope: !106, inlinedAt: !107)
!111 = !DILocation(line: 700, column: 12, scope: !112, inlinedAt: !114)
!112 = distinct !DISubprogram(name: "__gthread_once", scope: !113, file: !113, line: 697, type: !9, scopeLine: 698, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!113 = !DIFile(filename: "c++/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!114 = distinct !DILocation(line: 859, column: 21, scope: !102, inlinedAt: !103)
!115 = !DILocation(line: 859, column: 15, scope: !102, inlinedAt: !103)
!116 = !DILocation(line: 860, column: 2, scope: !102, inlinedAt: !103)
!117 = !DILocation(line: 861, column: 5, scope: !102, inlinedAt: !103)
!118 = !DILocation(line: 794, column: 23, scope: !119, inlinedAt: !120)
!119 = distinct !DISubprogram(name: "~_Prepare_execution", scope: !14, file: !14, line: 791, type: !9, scopeLine: 792, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!120 = distinct !DILocation(line: 861, column: 5, scope: !102, inlinedAt: !103)
!121 = !DILocation(line: 795, column: 19, scope: !119, inlinedAt: !120)
!122 = !DILocation(line: 794, column: 23, scope: !119, inlinedAt: !123)
!123 = distinct !DILocation(line: 861, column: 5, scope: !102, inlinedAt: !103)
!124 = !DILocation(line: 795, column: 19, scope: !119, inlinedAt: !123)
!125 = !DILocation(line: 14, column: 5, scope: !93, inlinedAt: !94)
!126 = !DILocation(line: 18, column: 47, scope: !93, inlinedAt: !94)
!127 = !DILocation(line: 228, column: 7, scope: !128, inlinedAt: !129)
!128 = distinct !DISubprogram(name: "lock_shared", scope: !24, file: !24, line: 221, type: !9, scopeLine: 222, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = distinct !DILocation(line: 426, column: 34, scope: !130, inlinedAt: !131)
!130 = distinct !DISubprogram(name: "lock_shared", scope: !24, file: !24, line: 426, type: !9, scopeLine: 426, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!131 = distinct !DILocation(line: 727, column: 13, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "shared_lock", scope: !24, file: !24, line: 725, type: !9, scopeLine: 727, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!133 = distinct !DILocation(line: 18, column: 41, scope: !93, inlinedAt: !94)
!134 = !DILocation(line: 78, column: 3, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "__glibcxx_rwlock_rdlock", scope: !24, file: !24, line: 78, type: !9, scopeLine: 78, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!136 = distinct !DILocation(line: 229, column: 10, scope: !128, inlinedAt: !129)
!137 = !DILocation(line: 229, column: 2, scope: !128, inlinedAt: !129)
!138 = !DILocation(line: 232, column: 2, scope: !128, inlinedAt: !129)
!139 = !DILocation(line: 19, column: 12, scope: !93, inlinedAt: !94)
!140 = !DILocation(line: 82, column: 3, scope: !141, inlinedAt: !142)
!141 = distinct !DISubprogram(name: "__glibcxx_rwlock_unlock", scope: !24, file: !24, line: 82, type: !9, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!142 = distinct !DILocation(line: 213, column: 45, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "unlock", scope: !24, file: !24, line: 211, type: !9, scopeLine: 212, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!144 = distinct !DILocation(line: 253, column: 7, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "unlock_shared", scope: !24, file: !24, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!146 = distinct !DILocation(line: 428, column: 36, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "unlock_shared", scope: !24, file: !24, line: 428, type: !9, scopeLine: 428, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!148 = distinct !DILocation(line: 753, column: 11, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "~shared_lock", scope: !24, file: !24, line: 750, type: !9, scopeLine: 751, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!150 = distinct !DILocation(line: 20, column: 3, scope: !93, inlinedAt: !94)
!151 = !DILocation(line: 753, column: 11, scope: !149, inlinedAt: !150)
!152 = !DILocation(line: 24, column: 7, scope: !8)
!153 = !DILocation(line: 175, column: 16, scope: !154, inlinedAt: !155)
!154 = distinct !DISubprogram(name: "joinable", scope: !44, file: !44, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!155 = distinct !DILocation(line: 150, column: 11, scope: !156, inlinedAt: !157)
!156 = distinct !DISubprogram(name: "~thread", scope: !44, file: !44, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!157 = distinct !DILocation(line: 26, column: 1, scope: !8)
!158 = !{!30, !30, i64 0}
!159 = !DILocation(line: 286, column: 26, scope: !160, inlinedAt: !161)
!160 = distinct !DISubprogram(name: "operator==", scope: !44, file: !44, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!161 = distinct !DILocation(line: 175, column: 22, scope: !154, inlinedAt: !155)
!162 = !DILocation(line: 150, column: 11, scope: !156, inlinedAt: !157)
!163 = !DILocation(line: 312, column: 5, scope: !164, inlinedAt: !166)
!164 = distinct !DISubprogram(name: "__terminate", scope: !165, file: !165, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!165 = !DIFile(filename: "c++/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!166 = distinct !DILocation(line: 151, column: 2, scope: !156, inlinedAt: !157)
!167 = !DILocation(line: 25, column: 18, scope: !8)
!168 = !DILocation(line: 25, column: 15, scope: !8)
!169 = !DILocation(line: 25, column: 10, scope: !8)
!170 = !DILocation(line: 26, column: 1, scope: !8)
!171 = !DILocation(line: 175, column: 16, scope: !154, inlinedAt: !172)
!172 = distinct !DILocation(line: 150, column: 11, scope: !156, inlinedAt: !173)
!173 = distinct !DILocation(line: 26, column: 1, scope: !8)
!174 = !DILocation(line: 286, column: 26, scope: !160, inlinedAt: !175)
!175 = distinct !DILocation(line: 175, column: 22, scope: !154, inlinedAt: !172)
!176 = !DILocation(line: 150, column: 11, scope: !156, inlinedAt: !173)
!177 = !DILocation(line: 312, column: 5, scope: !164, inlinedAt: !178)
!178 = distinct !DILocation(line: 151, column: 2, scope: !156, inlinedAt: !173)
!179 = !DISubprogram(name: "__throw_system_error", scope: !180, file: !180, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!180 = !DIFile(filename: "c++/bits/functexcept.h", directory: "", checksumkind: CSK_MD5, checksum: "a363406ed41198146320f1e077ba3f30")
!181 = distinct !DISubprogram(name: "__invoke", scope: !14, file: !14, line: 788, type: !9, scopeLine: 788, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!182 = !DILocation(line: 788, column: 47, scope: !183, inlinedAt: !184)
!183 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 788, type: !9, scopeLine: 788, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!184 = distinct !DILocation(line: 788, column: 16, scope: !181)
!185 = !DILocation(line: 852, column: 42, scope: !186, inlinedAt: !187)
!186 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 851, type: !9, scopeLine: 851, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!187 = distinct !DILocation(line: 788, column: 21, scope: !183, inlinedAt: !184)
!188 = !{!189, !38, i64 0}
!189 = !{!"_ZTSZSt9call_onceIZZ4mainENK3$_0clEvEUlvE_JEEvRSt9once_flagOT_DpOT0_EUlvE_", !38, i64 0}
!190 = !DILocation(line: 15, column: 49, scope: !191, inlinedAt: !192)
!191 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 14, type: !9, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!192 = distinct !DILocation(line: 61, column: 14, scope: !193, inlinedAt: !195)
!193 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at once_and_readers.cpp:14:26)>", scope: !194, file: !194, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!194 = !DIFile(filename: "c++/bits/invoke.h", directory: "")
!195 = distinct !DILocation(line: 96, column: 14, scope: !196, inlinedAt: !197)
!196 = distinct !DISubprogram(name: "__invoke<(lambda at once_and_readers.cpp:14:26)>", scope: !194, file: !194, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!197 = distinct !DILocation(line: 852, column: 4, scope: !186, inlinedAt: !187)
!198 = !{!199, !38, i64 0}
!199 = !{!"_ZTSZZ4mainENK3$_0clEvEUlvE_", !38, i64 0, !38, i64 8}
!200 = !DILocation(line: 80, column: 3, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "__glibcxx_rwlock_wrlock", scope: !24, file: !24, line: 80, type: !9, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!202 = distinct !DILocation(line: 193, column: 19, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "lock", scope: !24, file: !24, line: 191, type: !9, scopeLine: 192, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!204 = distinct !DILocation(line: 420, column: 27, scope: !205, inlinedAt: !206)
!205 = distinct !DISubprogram(name: "lock", scope: !24, file: !24, line: 420, type: !9, scopeLine: 420, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!206 = distinct !DILocation(line: 139, column: 17, scope: !207, inlinedAt: !209)
!207 = distinct !DISubprogram(name: "lock", scope: !208, file: !208, line: 131, type: !9, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!208 = !DIFile(filename: "c++/bits/unique_lock.h", directory: "")
!209 = distinct !DILocation(line: 69, column: 2, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "unique_lock", scope: !208, file: !208, line: 66, type: !9, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!211 = distinct !DILocation(line: 15, column: 43, scope: !191, inlinedAt: !192)
!212 = !DILocation(line: 194, column: 17, scope: !203, inlinedAt: !204)
!213 = !DILocation(line: 194, column: 11, scope: !203, inlinedAt: !204)
!214 = !DILocation(line: 195, column: 2, scope: !203, inlinedAt: !204)
!215 = !DILocation(line: 16, column: 7, scope: !191, inlinedAt: !192)
!216 = !{!199, !38, i64 8}
!217 = !DILocation(line: 16, column: 13, scope: !191, inlinedAt: !192)
!218 = !DILocation(line: 193, column: 11, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "unlock", scope: !208, file: !208, line: 189, type: !9, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!220 = distinct !DILocation(line: 104, column: 4, scope: !221, inlinedAt: !222)
!221 = distinct !DISubprogram(name: "~unique_lock", scope: !208, file: !208, line: 101, type: !9, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!222 = distinct !DILocation(line: 17, column: 5, scope: !191, inlinedAt: !192)
!223 = !DILocation(line: 82, column: 3, scope: !141, inlinedAt: !224)
!224 = distinct !DILocation(line: 213, column: 45, scope: !143, inlinedAt: !225)
!225 = distinct !DILocation(line: 422, column: 29, scope: !226, inlinedAt: !227)
!226 = distinct !DISubprogram(name: "unlock", scope: !24, file: !24, line: 422, type: !9, scopeLine: 422, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!227 = distinct !DILocation(line: 195, column: 17, scope: !219, inlinedAt: !220)
!228 = !DILocation(line: 104, column: 4, scope: !221, inlinedAt: !222)
!229 = !DILocation(line: 788, column: 16, scope: !181)
!230 = !DISubprogram(name: "pthread_rwlock_wrlock", scope: !231, file: !231, line: 135, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!231 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!232 = !DISubprogram(name: "terminate", scope: !165, file: !165, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!233 = !DISubprogram(name: "pthread_rwlock_unlock", scope: !231, file: !231, line: 145, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!234 = !DISubprogram(name: "pthread_once", scope: !231, file: !231, line: 171, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!235 = !DISubprogram(name: "pthread_rwlock_rdlock", scope: !231, file: !231, line: 133, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!236 = distinct !DISubprogram(name: "~_State_impl", scope: !44, file: !44, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!237 = !DILocation(line: 200, column: 14, scope: !236)
!238 = distinct !DISubprogram(name: "_M_run", scope: !44, file: !44, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!239 = !DILocation(line: 22, column: 33, scope: !240, inlinedAt: !241)
!240 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 22, type: !9, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!241 = distinct !DILocation(line: 61, column: 14, scope: !242, inlinedAt: !243)
!242 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at once_and_readers.cpp:22:19)>", scope: !194, file: !194, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!243 = distinct !DILocation(line: 96, column: 14, scope: !244, inlinedAt: !245)
!244 = distinct !DISubprogram(name: "__invoke<(lambda at once_and_readers.cpp:22:19)>", scope: !194, file: !194, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!245 = distinct !DILocation(line: 252, column: 13, scope: !246, inlinedAt: !247)
!246 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !44, file: !44, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!247 = distinct !DILocation(line: 259, column: 11, scope: !248, inlinedAt: !249)
!248 = distinct !DISubprogram(name: "operator()", scope: !44, file: !44, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!249 = distinct !DILocation(line: 210, column: 13, scope: !238)
!250 = !{!251, !38, i64 8}
!251 = !{!"_ZTSZ4mainE3$_1", !38, i64 0, !38, i64 8}
!252 = !DILocation(line: 14, column: 20, scope: !93, inlinedAt: !253)
!253 = distinct !DILocation(line: 22, column: 33, scope: !240, inlinedAt: !241)
!254 = !DILocation(line: 14, column: 26, scope: !93, inlinedAt: !253)
!255 = !DILocation(line: 14, column: 27, scope: !93, inlinedAt: !253)
!256 = !DILocation(line: 851, column: 7, scope: !102, inlinedAt: !257)
!257 = distinct !DILocation(line: 14, column: 5, scope: !93, inlinedAt: !253)
!258 = !DILocation(line: 851, column: 25, scope: !102, inlinedAt: !257)
!259 = !DILocation(line: 786, column: 2, scope: !106, inlinedAt: !260)
!260 = distinct !DILocation(line: 856, column: 37, scope: !102, inlinedAt: !257)
!261 = !DILocation(line: 786, column: 18, scope: !106, inlinedAt: !260)
!262 = !DILocation(line: 788, column: 2, scope: !106, inlinedAt: !260)
!263 = !DILocation(line: 788, column: 14, scope: !106, inlinedAt: !260)
!264 = !DILocation(line: 700, column: 12, scope: !112, inlinedAt: !265)
!265 = distinct !DILocation(line: 859, column: 21, scope: !102, inlinedAt: !257)
!266 = !DILocation(line: 859, column: 15, scope: !102, inlinedAt: !257)
!267 = !DILocation(line: 860, column: 2, scope: !102, inlinedAt: !257)
!268 = !DILocation(line: 861, column: 5, scope: !102, inlinedAt: !257)
!269 = !DILocation(line: 794, column: 23, scope: !119, inlinedAt: !270)
!270 = distinct !DILocation(line: 861, column: 5, scope: !102, inlinedAt: !257)
!271 = !DILocation(line: 795, column: 19, scope: !119, inlinedAt: !270)
!272 = !DILocation(line: 794, column: 23, scope: !119, inlinedAt: !273)
!273 = distinct !DILocation(line: 861, column: 5, scope: !102, inlinedAt: !257)
!274 = !DILocation(line: 795, column: 19, scope: !119, inlinedAt: !273)
!275 = !DILocation(line: 14, column: 5, scope: !93, inlinedAt: !253)
!276 = !DILocation(line: 18, column: 47, scope: !93, inlinedAt: !253)
!277 = !DILocation(line: 228, column: 7, scope: !128, inlinedAt: !278)
!278 = distinct !DILocation(line: 426, column: 34, scope: !130, inlinedAt: !279)
!279 = distinct !DILocation(line: 727, column: 13, scope: !132, inlinedAt: !280)
!280 = distinct !DILocation(line: 18, column: 41, scope: !93, inlinedAt: !253)
!281 = !DILocation(line: 78, column: 3, scope: !135, inlinedAt: !282)
!282 = distinct !DILocation(line: 229, column: 10, scope: !128, inlinedAt: !278)
!283 = !DILocation(line: 229, column: 2, scope: !128, inlinedAt: !278)
!284 = !DILocation(line: 232, column: 2, scope: !128, inlinedAt: !278)
!285 = !DILocation(line: 19, column: 12, scope: !93, inlinedAt: !253)
!286 = !DILocation(line: 82, column: 3, scope: !141, inlinedAt: !287)
!287 = distinct !DILocation(line: 213, column: 45, scope: !143, inlinedAt: !288)
!288 = distinct !DILocation(line: 253, column: 7, scope: !145, inlinedAt: !289)
!289 = distinct !DILocation(line: 428, column: 36, scope: !147, inlinedAt: !290)
!290 = distinct !DILocation(line: 753, column: 11, scope: !149, inlinedAt: !291)
!291 = distinct !DILocation(line: 20, column: 3, scope: !93, inlinedAt: !253)
!292 = !DILocation(line: 753, column: 11, scope: !149, inlinedAt: !291)
!293 = !DILocation(line: 210, column: 13, scope: !238)
!294 = !DILocation(line: 22, column: 25, scope: !240, inlinedAt: !241)
!295 = !{!251, !38, i64 0}
!296 = !DILocation(line: 22, column: 31, scope: !240, inlinedAt: !241)
!297 = !DILocation(line: 210, column: 24, scope: !238)
