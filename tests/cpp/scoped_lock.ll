; ModuleID = 'scoped_lock.cpp'
source_filename = "scoped_lock.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple.3" }
%"class.std::tuple.3" = type { %"struct.std::_Tuple_impl.4" }
%"struct.std::_Tuple_impl.4" = type { %"struct.std::_Head_base.7" }
%"struct.std::_Head_base.7" = type { ptr }
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
%union.pthread_mutex_t = type { i64, [32 x i8] }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::unique_lock" = type <{ ptr, i8, [7 x i8] }>

$_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_ = comdat any

$__clang_call_terminate = comdat any

@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
entry:
  %agg.tmp.i = alloca %"class.std::unique_ptr", align 8
  %left = alloca %"class.std::mutex", align 8
  %right = alloca %"class.std::mutex", align 8
  %count = alloca i32, align 4
  %one = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %left) #12, !dbg !11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %left, i8 0, i64 20, i1 false), !dbg !12
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %right) #12, !dbg !11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %right, i8 0, i64 20, i1 false), !dbg !18
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %count) #12, !dbg !21
  store i32 0, ptr %count, align 4, !dbg !22, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %one) #12, !dbg !27
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i), !dbg !28
  store i64 0, ptr %one, align 8, !dbg !28, !tbaa !34
  %call.i = tail call noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #13, !dbg !37
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 16), ptr %call.i, align 8, !dbg !38, !tbaa !41
  %_M_func.i.i = getelementptr inbounds i8, ptr %call.i, i64 8, !dbg !43
  store ptr %left, ptr %_M_func.i.i, align 8, !dbg !44, !tbaa !52
  %ref.tmp.sroa.4.0._M_func.i.i.sroa_idx = getelementptr inbounds i8, ptr %call.i, i64 16, !dbg !44
  store ptr %right, ptr %ref.tmp.sroa.4.0._M_func.i.i.sroa_idx, align 8, !dbg !44, !tbaa !52
  %ref.tmp.sroa.5.0._M_func.i.i.sroa_idx = getelementptr inbounds i8, ptr %call.i, i64 24, !dbg !44
  store ptr %count, ptr %ref.tmp.sroa.5.0._M_func.i.i.sroa_idx, align 8, !dbg !44, !tbaa !52
  store ptr %call.i, ptr %agg.tmp.i, align 8, !dbg !54, !tbaa !52
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %one, ptr noundef nonnull %agg.tmp.i, ptr noundef null)
          to label %invoke.cont3.i unwind label %lpad2.i, !dbg !62

invoke.cont3.i:                                   ; preds = %entry
  %0 = load ptr, ptr %agg.tmp.i, align 8, !dbg !63, !tbaa !52
  %cmp.not.i.i = icmp eq ptr %0, null, !dbg !66
  br i1 %cmp.not.i.i, label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", label %delete.notnull.i.i.i, !dbg !63

delete.notnull.i.i.i:                             ; preds = %invoke.cont3.i
  %vtable.i.i.i = load ptr, ptr %0, align 8, !dbg !67, !tbaa !41
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 8, !dbg !67
  %1 = load ptr, ptr %vfn.i.i.i, align 8, !dbg !67
  call void %1(ptr noundef nonnull align 8 dereferenceable(8) %0) #12, !dbg !67
  br label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", !dbg !70

lpad2.i:                                          ; preds = %entry
  %2 = landingpad { ptr, i32 }
          cleanup, !dbg !71
  %3 = load ptr, ptr %agg.tmp.i, align 8, !dbg !72, !tbaa !52
  %cmp.not.i5.i = icmp eq ptr %3, null, !dbg !74
  br i1 %cmp.not.i5.i, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, label %delete.notnull.i.i6.i, !dbg !72

delete.notnull.i.i6.i:                            ; preds = %lpad2.i
  %vtable.i.i7.i = load ptr, ptr %3, align 8, !dbg !75, !tbaa !41
  %vfn.i.i8.i = getelementptr inbounds i8, ptr %vtable.i.i7.i, i64 8, !dbg !75
  %4 = load ptr, ptr %vfn.i.i8.i, align 8, !dbg !75
  call void %4(ptr noundef nonnull align 8 dereferenceable(8) %3) #12, !dbg !75
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, !dbg !77

common.resume:                                    ; preds = %_ZNSt6threadD2Ev.exit12, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i
  %common.resume.op = phi { ptr, i32 } [ %2, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i ], [ %.pn, %_ZNSt6threadD2Ev.exit12 ]
  resume { ptr, i32 } %common.resume.op, !dbg !78

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i: ; preds = %delete.notnull.i.i6.i, %lpad2.i
  store ptr null, ptr %agg.tmp.i, align 8, !dbg !79, !tbaa !52
  br label %common.resume, !dbg !71

"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit":  ; preds = %invoke.cont3.i, %delete.notnull.i.i.i
  store ptr null, ptr %agg.tmp.i, align 8, !dbg !80, !tbaa !52
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i), !dbg !71
  invoke void @_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_(ptr noundef nonnull align 8 dereferenceable(40) %right, ptr noundef nonnull align 8 dereferenceable(40) %left)
          to label %invoke.cont unwind label %lpad, !dbg !81

invoke.cont:                                      ; preds = %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"
  %5 = load i32, ptr %count, align 4, !dbg !85, !tbaa !23
  %inc = add nsw i32 %5, 1, !dbg !85
  store i32 %inc, ptr %count, align 4, !dbg !85, !tbaa !23
  %call1.i.i.i.i.i.i.i2.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %right)
          to label %call1.i.i.i.i.i.i.i.noexc.i unwind label %terminate.lpad.i, !dbg !86

call1.i.i.i.i.i.i.i.noexc.i:                      ; preds = %invoke.cont
  %call1.i.i4.i.i.i.i.i3.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %left)
          to label %_ZNSt11scoped_lockIJSt5mutexS0_EED2Ev.exit unwind label %terminate.lpad.i, !dbg !105

terminate.lpad.i:                                 ; preds = %call1.i.i.i.i.i.i.i.noexc.i, %invoke.cont
  %6 = landingpad { ptr, i32 }
          catch ptr null, !dbg !108
  %7 = extractvalue { ptr, i32 } %6, 0, !dbg !108
  call void @__clang_call_terminate(ptr %7) #14, !dbg !108
  unreachable, !dbg !108

_ZNSt11scoped_lockIJSt5mutexS0_EED2Ev.exit:       ; preds = %call1.i.i.i.i.i.i.i.noexc.i
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %one)
          to label %invoke.cont2 unwind label %lpad1, !dbg !109

invoke.cont2:                                     ; preds = %_ZNSt11scoped_lockIJSt5mutexS0_EED2Ev.exit
  %agg.tmp.sroa.0.0.copyload.i.i = load i64, ptr %one, align 8, !dbg !110, !tbaa !115
  %cmp.i.i.not.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i, 0, !dbg !116
  br i1 %cmp.i.i.not.i, label %_ZNSt6threadD2Ev.exit, label %if.then.i, !dbg !119

if.then.i:                                        ; preds = %invoke.cont2
  call void @_ZSt9terminatev() #14, !dbg !120
  unreachable, !dbg !120

_ZNSt6threadD2Ev.exit:                            ; preds = %invoke.cont2
  %8 = load i32, ptr %count, align 4, !dbg !124, !tbaa !23
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %one) #12, !dbg !125
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %count) #12, !dbg !125
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %right) #12, !dbg !125
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %left) #12, !dbg !125
  ret i32 %8, !dbg !125

lpad:                                             ; preds = %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"
  %9 = landingpad { ptr, i32 }
          cleanup, !dbg !125
  br label %ehcleanup, !dbg !126

lpad1:                                            ; preds = %_ZNSt11scoped_lockIJSt5mutexS0_EED2Ev.exit
  %10 = landingpad { ptr, i32 }
          cleanup, !dbg !125
  br label %ehcleanup, !dbg !125

ehcleanup:                                        ; preds = %lpad1, %lpad
  %.pn = phi { ptr, i32 } [ %10, %lpad1 ], [ %9, %lpad ]
  %agg.tmp.sroa.0.0.copyload.i.i9 = load i64, ptr %one, align 8, !dbg !127, !tbaa !115
  %cmp.i.i.not.i10 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i9, 0, !dbg !130
  br i1 %cmp.i.i.not.i10, label %_ZNSt6threadD2Ev.exit12, label %if.then.i11, !dbg !132

if.then.i11:                                      ; preds = %ehcleanup
  call void @_ZSt9terminatev() #14, !dbg !133
  unreachable, !dbg !133

_ZNSt6threadD2Ev.exit12:                          ; preds = %ehcleanup
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %one) #12, !dbg !125
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %count) #12, !dbg !125
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %right) #12, !dbg !125
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %left) #12, !dbg !125
  br label %common.resume, !dbg !125
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noreturn nounwind
declare !dbg !135 void @_ZSt9terminatev() local_unnamed_addr #4

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_(ptr noundef nonnull align 8 dereferenceable(40) %__l1, ptr noundef nonnull align 8 dereferenceable(40) %__l2) local_unnamed_addr #5 comdat personality ptr @__gxx_personality_v0 !dbg !136 {
entry:
  %__locks = alloca [2 x %"class.std::unique_lock"], align 16
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %__locks) #12, !dbg !137
  store ptr %__l1, ptr %__locks, align 16, !dbg !138, !tbaa !142
  %_M_owns.i = getelementptr inbounds i8, ptr %__locks, i64 8, !dbg !145
  store i8 0, ptr %_M_owns.i, align 8, !dbg !145, !tbaa !146
  %arrayinit.element = getelementptr inbounds i8, ptr %__locks, i64 16, !dbg !147
  store ptr %__l2, ptr %arrayinit.element, align 16, !dbg !148, !tbaa !142
  %_M_owns.i60 = getelementptr inbounds i8, ptr %__locks, i64 24, !dbg !150
  store i8 0, ptr %_M_owns.i60, align 8, !dbg !150, !tbaa !146
  br label %do.body, !dbg !151

do.body:                                          ; preds = %cleanup17, %entry
  %__first.0 = phi i32 [ 0, %entry ], [ %__first.3, %cleanup17 ], !dbg !152
  %idxprom = zext nneg i32 %__first.0 to i64, !dbg !153
  %arrayidx = getelementptr inbounds [2 x %"class.std::unique_lock"], ptr %__locks, i64 0, i64 %idxprom, !dbg !153
  %0 = load ptr, ptr %arrayidx, align 16, !dbg !154, !tbaa !142
  %tobool.not.i = icmp eq ptr %0, null, !dbg !154
  br i1 %tobool.not.i, label %if.then.i.invoke, label %if.else.i, !dbg !157

if.then.i.invoke:                                 ; preds = %call1.i.i.i.noexc, %if.else.i, %do.body
  %1 = phi i32 [ 1, %do.body ], [ 35, %if.else.i ], [ %call1.i.i.i63, %call1.i.i.i.noexc ]
  invoke void @_ZSt20__throw_system_errori(i32 noundef %1) #15
          to label %if.then.i.cont unwind label %lpad.loopexit.split-lp100, !dbg !158

if.then.i.cont:                                   ; preds = %if.then.i.invoke
  unreachable

if.else.i:                                        ; preds = %do.body
  %_M_owns.i61 = getelementptr inbounds i8, ptr %arrayidx, i64 8, !dbg !159
  %2 = load i8, ptr %_M_owns.i61, align 8, !dbg !159, !tbaa !146, !range !160, !noundef !10
  %loadedv.i = trunc nuw i8 %2 to i1, !dbg !159
  br i1 %loadedv.i, label %if.then.i.invoke, label %if.else3.i, !dbg !159

if.else3.i:                                       ; preds = %if.else.i
  %call1.i.i.i63 = invoke noundef i32 @pthread_mutex_lock(ptr noundef nonnull %0)
          to label %call1.i.i.i.noexc unwind label %lpad.loopexit99, !dbg !161

call1.i.i.i.noexc:                                ; preds = %if.else3.i
  %tobool.not.i.i = icmp eq i32 %call1.i.i.i63, 0, !dbg !166
  br i1 %tobool.not.i.i, label %_ZNSt11unique_lockISt5mutexE4lockEv.exit, label %if.then.i.invoke, !dbg !166

_ZNSt11unique_lockISt5mutexE4lockEv.exit:         ; preds = %call1.i.i.i.noexc
  store i8 1, ptr %_M_owns.i61, align 8, !dbg !167, !tbaa !146
  br label %for.cond, !dbg !168

for.cond:                                         ; preds = %_ZNSt11unique_lockISt5mutexE4lockEv.exit, %cleanup
  %cmp = phi i1 [ true, %_ZNSt11unique_lockISt5mutexE4lockEv.exit ], [ false, %cleanup ], !dbg !169
  %__first.1 = phi i32 [ %__first.0, %_ZNSt11unique_lockISt5mutexE4lockEv.exit ], [ %__first.2, %cleanup ], !dbg !152
  br i1 %cmp, label %for.body, label %cleanup17, !dbg !170

lpad.loopexit99:                                  ; preds = %if.else3.i
  %lpad.loopexit101 = landingpad { ptr, i32 }
          cleanup, !dbg !171
  br label %ehcleanup34, !dbg !171

lpad.loopexit.split-lp100:                        ; preds = %if.then.i.invoke
  %lpad.loopexit.split-lp102 = landingpad { ptr, i32 }
          cleanup, !dbg !171
  br label %ehcleanup34, !dbg !171

for.body:                                         ; preds = %for.cond
  %3 = and i32 %__first.1, 1, !dbg !172
  %rem = xor i32 %3, 1, !dbg !172
  %idxprom2 = zext nneg i32 %rem to i64, !dbg !173
  %arrayidx3 = getelementptr inbounds [2 x %"class.std::unique_lock"], ptr %__locks, i64 0, i64 %idxprom2, !dbg !173
  %4 = load ptr, ptr %arrayidx3, align 16, !dbg !174, !tbaa !142
  %tobool.not.i65 = icmp eq ptr %4, null, !dbg !174
  br i1 %tobool.not.i65, label %if.then2.i71.invoke, label %if.else.i66, !dbg !177

if.else.i66:                                      ; preds = %for.body
  %_M_owns.i67 = getelementptr inbounds i8, ptr %arrayidx3, i64 8, !dbg !178
  %5 = load i8, ptr %_M_owns.i67, align 8, !dbg !178, !tbaa !146, !range !160, !noundef !10
  %loadedv.i68 = trunc nuw i8 %5 to i1, !dbg !178
  br i1 %loadedv.i68, label %if.then2.i71.invoke, label %if.else3.i69, !dbg !178

if.then2.i71.invoke:                              ; preds = %if.else.i66, %for.body
  %6 = phi i32 [ 1, %for.body ], [ 35, %if.else.i66 ]
  invoke void @_ZSt20__throw_system_errori(i32 noundef %6) #15
          to label %if.then2.i71.cont unwind label %lpad4, !dbg !179

if.then2.i71.cont:                                ; preds = %if.then2.i71.invoke
  unreachable

if.else3.i69:                                     ; preds = %if.else.i66
  %call1.i2.i.i = invoke noundef i32 @pthread_mutex_trylock(ptr noundef nonnull %4)
          to label %_ZNSt11unique_lockISt5mutexE8try_lockEv.exit unwind label %terminate.lpad.i.i, !dbg !180

terminate.lpad.i.i:                               ; preds = %if.else3.i69
  %7 = landingpad { ptr, i32 }
          catch ptr null, !dbg !185
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !185
  tail call void @__clang_call_terminate(ptr %8) #14, !dbg !185
  unreachable, !dbg !185

_ZNSt11unique_lockISt5mutexE8try_lockEv.exit:     ; preds = %if.else3.i69
  %tobool.not.i.i70 = icmp eq i32 %call1.i2.i.i, 0, !dbg !185
  %storedv.i = zext i1 %tobool.not.i.i70 to i8, !dbg !186
  store i8 %storedv.i, ptr %_M_owns.i67, align 8, !dbg !186, !tbaa !146
  br i1 %tobool.not.i.i70, label %cleanup, label %for.body9, !dbg !187

lpad4:                                            ; preds = %if.then2.i71.invoke
  %9 = landingpad { ptr, i32 }
          cleanup, !dbg !171
  br label %ehcleanup34, !dbg !171

for.body9:                                        ; preds = %_ZNSt11unique_lockISt5mutexE8try_lockEv.exit
  %rem11 = and i32 %__first.1, 1, !dbg !188
  %idxprom12 = zext nneg i32 %rem11 to i64, !dbg !189
  %arrayidx13 = getelementptr inbounds [2 x %"class.std::unique_lock"], ptr %__locks, i64 0, i64 %idxprom12, !dbg !189
  %_M_owns.i75 = getelementptr inbounds i8, ptr %arrayidx13, i64 8, !dbg !190
  %10 = load i8, ptr %_M_owns.i75, align 8, !dbg !190, !tbaa !146, !range !160, !noundef !10
  %loadedv.i76 = trunc nuw i8 %10 to i1, !dbg !190
  br i1 %loadedv.i76, label %if.else.i78, label %if.then.i77, !dbg !193

if.then.i77:                                      ; preds = %for.body9
  invoke void @_ZSt20__throw_system_errori(i32 noundef 1) #15
          to label %.noexc81 unwind label %lpad14.loopexit.split-lp, !dbg !194

.noexc81:                                         ; preds = %if.then.i77
  unreachable, !dbg !194

if.else.i78:                                      ; preds = %for.body9
  %11 = load ptr, ptr %arrayidx13, align 16, !dbg !195, !tbaa !142
  %tobool.not.i79 = icmp eq ptr %11, null, !dbg !195
  br i1 %tobool.not.i79, label %cleanup, label %if.then2.i80, !dbg !195

if.then2.i80:                                     ; preds = %if.else.i78
  %call1.i.i.i83 = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %11)
          to label %call1.i.i.i.noexc82 unwind label %lpad14.loopexit, !dbg !196

call1.i.i.i.noexc82:                              ; preds = %if.then2.i80
  store i8 0, ptr %_M_owns.i75, align 8, !dbg !199, !tbaa !146
  br label %cleanup, !dbg !200

lpad14.loopexit:                                  ; preds = %if.then2.i80
  %lpad.loopexit = landingpad { ptr, i32 }
          cleanup, !dbg !171
  br label %ehcleanup34, !dbg !171

lpad14.loopexit.split-lp:                         ; preds = %if.then.i77
  %lpad.loopexit.split-lp = landingpad { ptr, i32 }
          cleanup, !dbg !171
  br label %ehcleanup34, !dbg !171

cleanup:                                          ; preds = %call1.i.i.i.noexc82, %if.else.i78, %_ZNSt11unique_lockISt5mutexE8try_lockEv.exit
  %__first.2 = phi i32 [ %__first.1, %_ZNSt11unique_lockISt5mutexE8try_lockEv.exit ], [ %rem, %if.else.i78 ], [ %rem, %call1.i.i.i.noexc82 ], !dbg !201
  br i1 %tobool.not.i.i70, label %for.cond, label %cleanup17, !llvm.loop !202

cleanup17:                                        ; preds = %for.cond, %cleanup
  %__first.3 = phi i32 [ %__first.2, %cleanup ], [ %__first.1, %for.cond ], !dbg !152
  %idxprom20 = zext nneg i32 %__first.3 to i64, !dbg !206
  %_M_owns.i84 = getelementptr inbounds [2 x %"class.std::unique_lock"], ptr %__locks, i64 0, i64 %idxprom20, i32 1, !dbg !207
  %12 = load i8, ptr %_M_owns.i84, align 8, !dbg !207, !tbaa !146, !range !160, !noundef !10
  %loadedv.i85 = trunc nuw i8 %12 to i1, !dbg !207
  br i1 %loadedv.i85, label %for.body27, label %do.body, !dbg !210, !llvm.loop !211

for.body27:                                       ; preds = %cleanup17, %for.body27
  %__begin0.0.idx110 = phi i64 [ %__begin0.0.add, %for.body27 ], [ 0, %cleanup17 ]
  %__begin0.0.ptr = getelementptr inbounds i8, ptr %__locks, i64 %__begin0.0.idx110, !dbg !213
  store ptr null, ptr %__begin0.0.ptr, align 16, !dbg !214, !tbaa !142
  %_M_owns.i86 = getelementptr inbounds i8, ptr %__begin0.0.ptr, i64 8, !dbg !217
  store i8 0, ptr %_M_owns.i86, align 8, !dbg !218, !tbaa !146
  %__begin0.0.add = add nuw nsw i64 %__begin0.0.idx110, 16, !dbg !213
  %cmp25.not = icmp eq i64 %__begin0.0.add, 32, !dbg !213
  br i1 %cmp25.not, label %arraydestroy.body.preheader, label %for.body27, !dbg !213, !llvm.loop !219

arraydestroy.body.preheader:                      ; preds = %for.body27
  %add.ptr = getelementptr inbounds i8, ptr %__locks, i64 32, !dbg !213
  br label %arraydestroy.body, !dbg !222

arraydestroy.body:                                ; preds = %arraydestroy.body.preheader, %_ZNSt11unique_lockISt5mutexED2Ev.exit
  %arraydestroy.elementPast = phi ptr [ %arraydestroy.element, %_ZNSt11unique_lockISt5mutexED2Ev.exit ], [ %add.ptr, %arraydestroy.body.preheader ], !dbg !225
  %arraydestroy.element = getelementptr inbounds i8, ptr %arraydestroy.elementPast, i64 -16, !dbg !225
  %_M_owns.i87 = getelementptr inbounds i8, ptr %arraydestroy.elementPast, i64 -8, !dbg !222
  %13 = load i8, ptr %_M_owns.i87, align 8, !dbg !222, !tbaa !146, !range !160, !noundef !10
  %loadedv.i88 = trunc nuw i8 %13 to i1, !dbg !222
  br i1 %loadedv.i88, label %if.else.i.i, label %_ZNSt11unique_lockISt5mutexED2Ev.exit, !dbg !222

if.else.i.i:                                      ; preds = %arraydestroy.body
  %14 = load ptr, ptr %arraydestroy.element, align 8, !dbg !226, !tbaa !142
  %tobool.not.i.i89 = icmp eq ptr %14, null, !dbg !226
  br i1 %tobool.not.i.i89, label %_ZNSt11unique_lockISt5mutexED2Ev.exit, label %if.then2.i.i, !dbg !226

if.then2.i.i:                                     ; preds = %if.else.i.i
  %call1.i.i.i2.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %14)
          to label %call1.i.i.i.noexc.i unwind label %terminate.lpad.i, !dbg !228

call1.i.i.i.noexc.i:                              ; preds = %if.then2.i.i
  store i8 0, ptr %_M_owns.i87, align 8, !dbg !231, !tbaa !146
  br label %_ZNSt11unique_lockISt5mutexED2Ev.exit, !dbg !232

terminate.lpad.i:                                 ; preds = %if.then2.i.i
  %15 = landingpad { ptr, i32 }
          catch ptr null, !dbg !233
  %16 = extractvalue { ptr, i32 } %15, 0, !dbg !233
  call void @__clang_call_terminate(ptr %16) #14, !dbg !233
  unreachable, !dbg !233

_ZNSt11unique_lockISt5mutexED2Ev.exit:            ; preds = %arraydestroy.body, %if.else.i.i, %call1.i.i.i.noexc.i
  %arraydestroy.done = icmp eq ptr %arraydestroy.element, %__locks, !dbg !225
  br i1 %arraydestroy.done, label %arraydestroy.done35, label %arraydestroy.body, !dbg !225

arraydestroy.done35:                              ; preds = %_ZNSt11unique_lockISt5mutexED2Ev.exit
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__locks) #12, !dbg !225
  ret void, !dbg !171

ehcleanup34:                                      ; preds = %lpad14.loopexit, %lpad14.loopexit.split-lp, %lpad.loopexit99, %lpad.loopexit.split-lp100, %lpad4
  %.pn.pn = phi { ptr, i32 } [ %9, %lpad4 ], [ %lpad.loopexit101, %lpad.loopexit99 ], [ %lpad.loopexit.split-lp102, %lpad.loopexit.split-lp100 ], [ %lpad.loopexit, %lpad14.loopexit ], [ %lpad.loopexit.split-lp, %lpad14.loopexit.split-lp ]
  %17 = getelementptr inbounds i8, ptr %__locks, i64 32, !dbg !225
  br label %arraydestroy.body38, !dbg !225

arraydestroy.body38:                              ; preds = %_ZNSt11unique_lockISt5mutexED2Ev.exit98, %ehcleanup34
  %arraydestroy.elementPast39 = phi ptr [ %17, %ehcleanup34 ], [ %arraydestroy.element40, %_ZNSt11unique_lockISt5mutexED2Ev.exit98 ], !dbg !225
  %arraydestroy.element40 = getelementptr inbounds i8, ptr %arraydestroy.elementPast39, i64 -16, !dbg !225
  %_M_owns.i90 = getelementptr inbounds i8, ptr %arraydestroy.elementPast39, i64 -8, !dbg !234
  %18 = load i8, ptr %_M_owns.i90, align 8, !dbg !234, !tbaa !146, !range !160, !noundef !10
  %loadedv.i91 = trunc nuw i8 %18 to i1, !dbg !234
  br i1 %loadedv.i91, label %if.else.i.i92, label %_ZNSt11unique_lockISt5mutexED2Ev.exit98, !dbg !234

if.else.i.i92:                                    ; preds = %arraydestroy.body38
  %19 = load ptr, ptr %arraydestroy.element40, align 8, !dbg !236, !tbaa !142
  %tobool.not.i.i93 = icmp eq ptr %19, null, !dbg !236
  br i1 %tobool.not.i.i93, label %_ZNSt11unique_lockISt5mutexED2Ev.exit98, label %if.then2.i.i94, !dbg !236

if.then2.i.i94:                                   ; preds = %if.else.i.i92
  %call1.i.i.i2.i95 = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %19)
          to label %call1.i.i.i.noexc.i97 unwind label %terminate.lpad.i96, !dbg !238

call1.i.i.i.noexc.i97:                            ; preds = %if.then2.i.i94
  store i8 0, ptr %_M_owns.i90, align 8, !dbg !241, !tbaa !146
  br label %_ZNSt11unique_lockISt5mutexED2Ev.exit98, !dbg !242

terminate.lpad.i96:                               ; preds = %if.then2.i.i94
  %20 = landingpad { ptr, i32 }
          catch ptr null, !dbg !243
  %21 = extractvalue { ptr, i32 } %20, 0, !dbg !243
  call void @__clang_call_terminate(ptr %21) #14, !dbg !243
  unreachable, !dbg !243

_ZNSt11unique_lockISt5mutexED2Ev.exit98:          ; preds = %arraydestroy.body38, %if.else.i.i92, %call1.i.i.i.noexc.i97
  %arraydestroy.done41 = icmp eq ptr %arraydestroy.element40, %__locks, !dbg !225
  br i1 %arraydestroy.done41, label %arraydestroy.done42, label %arraydestroy.body38, !dbg !225

arraydestroy.done42:                              ; preds = %_ZNSt11unique_lockISt5mutexED2Ev.exit98
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %__locks) #12, !dbg !225
  resume { ptr, i32 } %.pn.pn, !dbg !225
}

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #6 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #12
  tail call void @_ZSt9terminatev() #14
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: noreturn
declare !dbg !244 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #7

declare !dbg !246 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare !dbg !248 i32 @pthread_mutex_trylock(ptr noundef) local_unnamed_addr #2

declare !dbg !249 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #8

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #10

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #11 align 2 !dbg !250 {
entry:
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %this) #12, !dbg !251
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 32) #16, !dbg !251
  ret void, !dbg !251
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %this) unnamed_addr #5 align 2 personality ptr @__gxx_personality_v0 !dbg !252 {
entry:
  %_M_func = getelementptr inbounds i8, ptr %this, i64 8, !dbg !253
  %0 = load ptr, ptr %_M_func, align 8, !dbg !254, !tbaa !265
  %1 = getelementptr inbounds i8, ptr %this, i64 16, !dbg !267
  %2 = load ptr, ptr %1, align 8, !dbg !267, !tbaa !268
  tail call void @_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(40) %2), !dbg !269
  %3 = getelementptr inbounds i8, ptr %this, i64 24, !dbg !271
  %4 = load ptr, ptr %3, align 8, !dbg !271, !tbaa !272
  %5 = load i32, ptr %4, align 4, !dbg !273, !tbaa !23
  %inc.i.i.i.i.i = add nsw i32 %5, 1, !dbg !273
  store i32 %inc.i.i.i.i.i, ptr %4, align 4, !dbg !273, !tbaa !23
  %call1.i.i.i.i.i.i.i2.i.i.i.i.i.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %0)
          to label %call1.i.i.i.i.i.i.i.noexc.i.i.i.i.i.i unwind label %terminate.lpad.i.i.i.i.i.i, !dbg !274

call1.i.i.i.i.i.i.i.noexc.i.i.i.i.i.i:            ; preds = %entry
  %call1.i.i4.i.i.i.i.i3.i.i.i.i.i.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %2)
          to label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit" unwind label %terminate.lpad.i.i.i.i.i.i, !dbg !283

terminate.lpad.i.i.i.i.i.i:                       ; preds = %call1.i.i.i.i.i.i.i.noexc.i.i.i.i.i.i, %entry
  %6 = landingpad { ptr, i32 }
          catch ptr null, !dbg !286
  %7 = extractvalue { ptr, i32 } %6, 0, !dbg !286
  tail call void @__clang_call_terminate(ptr %7) #14, !dbg !286
  unreachable, !dbg !286

"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit": ; preds = %call1.i.i.i.i.i.i.i.noexc.i.i.i.i.i.i
  ret void, !dbg !287
}

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { noreturn nounwind }
attributes #15 = { noreturn }
attributes #16 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.linker.options = !{}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scoped_lock.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "e21467fbf33c42ac5ebe4a8f189d4cf6")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !9, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 9, column: 3, scope: !8)
!12 = !DILocation(line: 63, column: 31, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "__mutex_base", scope: !14, file: !14, line: 65, type: !9, scopeLine: 65, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "c++/bits/std_mutex.h", directory: "")
!15 = distinct !DILocation(line: 91, column: 5, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "mutex", scope: !14, file: !14, line: 91, type: !9, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = distinct !DILocation(line: 9, column: 14, scope: !8)
!18 = !DILocation(line: 63, column: 31, scope: !13, inlinedAt: !19)
!19 = distinct !DILocation(line: 91, column: 5, scope: !16, inlinedAt: !20)
!20 = distinct !DILocation(line: 9, column: 20, scope: !8)
!21 = !DILocation(line: 10, column: 3, scope: !8)
!22 = !DILocation(line: 10, column: 7, scope: !8)
!23 = !{!24, !24, i64 0}
!24 = !{!"int", !25, i64 0}
!25 = !{!"omnipotent char", !26, i64 0}
!26 = !{!"Simple C++ TBAA"}
!27 = !DILocation(line: 11, column: 3, scope: !8)
!28 = !DILocation(line: 85, column: 23, scope: !29, inlinedAt: !31)
!29 = distinct !DISubprogram(name: "id", scope: !30, file: !30, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = !DIFile(filename: "c++/bits/std_thread.h", directory: "")
!31 = distinct !DILocation(line: 126, column: 7, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "thread<(lambda at scoped_lock.cpp:11:19), void>", scope: !30, file: !30, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = distinct !DILocation(line: 11, column: 15, scope: !8)
!34 = !{!35, !36, i64 0}
!35 = !{!"_ZTSNSt6thread2idE", !36, i64 0}
!36 = !{!"long", !25, i64 0}
!37 = !DILocation(line: 142, column: 29, scope: !32, inlinedAt: !33)
!38 = !DILocation(line: 207, column: 4, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "_State_impl<(lambda at scoped_lock.cpp:11:19)>", scope: !30, file: !30, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = distinct !DILocation(line: 142, column: 33, scope: !32, inlinedAt: !33)
!41 = !{!42, !42, i64 0}
!42 = !{!"vtable pointer", !26, i64 0}
!43 = !DILocation(line: 206, column: 6, scope: !39, inlinedAt: !40)
!44 = !DILocation(line: 200, column: 4, scope: !45, inlinedAt: !47)
!45 = distinct !DISubprogram(name: "_Head_base<(lambda at scoped_lock.cpp:11:19)>", scope: !46, file: !46, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!46 = !DIFile(filename: "c++/tuple", directory: "")
!47 = distinct !DILocation(line: 441, column: 4, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at scoped_lock.cpp:11:19)>", scope: !46, file: !46, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!49 = distinct !DILocation(line: 744, column: 4, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "tuple<(lambda at scoped_lock.cpp:11:19), true, true>", scope: !46, file: !46, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = distinct !DILocation(line: 206, column: 14, scope: !39, inlinedAt: !40)
!52 = !{!53, !53, i64 0}
!53 = !{!"any pointer", !25, i64 0}
!54 = !DILocation(line: 168, column: 56, scope: !55, inlinedAt: !57)
!55 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !56, file: !56, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!56 = !DIFile(filename: "c++/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!57 = distinct !DILocation(line: 233, column: 40, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !56, file: !56, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!59 = distinct !DILocation(line: 310, column: 4, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !56, file: !56, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = distinct !DILocation(line: 142, column: 18, scope: !32, inlinedAt: !33)
!62 = !DILocation(line: 142, column: 2, scope: !32, inlinedAt: !33)
!63 = !DILocation(line: 395, column: 6, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "~unique_ptr", scope: !56, file: !56, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = distinct !DILocation(line: 142, column: 2, scope: !32, inlinedAt: !33)
!66 = !DILocation(line: 395, column: 12, scope: !64, inlinedAt: !65)
!67 = !DILocation(line: 95, column: 2, scope: !68, inlinedAt: !69)
!68 = distinct !DISubprogram(name: "operator()", scope: !56, file: !56, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!69 = distinct !DILocation(line: 396, column: 4, scope: !64, inlinedAt: !65)
!70 = !DILocation(line: 396, column: 4, scope: !64, inlinedAt: !65)
!71 = !DILocation(line: 145, column: 7, scope: !32, inlinedAt: !33)
!72 = !DILocation(line: 395, column: 6, scope: !64, inlinedAt: !73)
!73 = distinct !DILocation(line: 142, column: 2, scope: !32, inlinedAt: !33)
!74 = !DILocation(line: 395, column: 12, scope: !64, inlinedAt: !73)
!75 = !DILocation(line: 95, column: 2, scope: !68, inlinedAt: !76)
!76 = distinct !DILocation(line: 396, column: 4, scope: !64, inlinedAt: !73)
!77 = !DILocation(line: 396, column: 4, scope: !64, inlinedAt: !73)
!78 = !DILocation(line: 0, scope: !8)
!79 = !DILocation(line: 397, column: 8, scope: !64, inlinedAt: !73)
!80 = !DILocation(line: 397, column: 8, scope: !64, inlinedAt: !65)
!81 = !DILocation(line: 696, column: 9, scope: !82, inlinedAt: !84)
!82 = distinct !DISubprogram(name: "scoped_lock", scope: !83, file: !83, line: 695, type: !9, scopeLine: 696, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = !DIFile(filename: "c++/mutex", directory: "")
!84 = distinct !DILocation(line: 16, column: 22, scope: !8)
!85 = !DILocation(line: 17, column: 10, scope: !8)
!86 = !DILocation(line: 779, column: 12, scope: !87, inlinedAt: !89)
!87 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !88, file: !88, line: 776, type: !9, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!88 = !DIFile(filename: "c++/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!89 = distinct !DILocation(line: 118, column: 7, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "unlock", scope: !14, file: !14, line: 115, type: !9, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = distinct !DILocation(line: 703, column: 44, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "operator()<std::mutex, std::mutex>", scope: !83, file: !83, line: 703, type: !9, scopeLine: 703, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!93 = distinct !DILocation(line: 61, column: 14, scope: !94, inlinedAt: !96)
!94 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at c++/mutex:703:20), std::mutex &, std::mutex &>", scope: !95, file: !95, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = !DIFile(filename: "c++/bits/invoke.h", directory: "")
!96 = distinct !DILocation(line: 96, column: 14, scope: !97, inlinedAt: !98)
!97 = distinct !DISubprogram(name: "__invoke<(lambda at c++/mutex:703:20), std::mutex &, std::mutex &>", scope: !95, file: !95, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!98 = distinct !DILocation(line: 1852, column: 14, scope: !99, inlinedAt: !100)
!99 = distinct !DISubprogram(name: "__apply_impl<(lambda at c++/mutex:703:20), std::tuple<std::mutex &, std::mutex &> &, 0UL, 1UL>", scope: !46, file: !46, line: 1850, type: !9, scopeLine: 1851, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!100 = distinct !DILocation(line: 1863, column: 14, scope: !101, inlinedAt: !102)
!101 = distinct !DISubprogram(name: "apply<(lambda at c++/mutex:703:20), std::tuple<std::mutex &, std::mutex &> &>", scope: !46, file: !46, line: 1858, type: !9, scopeLine: 1860, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!102 = distinct !DILocation(line: 703, column: 9, scope: !103, inlinedAt: !104)
!103 = distinct !DISubprogram(name: "~scoped_lock", scope: !83, file: !83, line: 702, type: !9, scopeLine: 703, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!104 = distinct !DILocation(line: 18, column: 3, scope: !8)
!105 = !DILocation(line: 779, column: 12, scope: !87, inlinedAt: !106)
!106 = distinct !DILocation(line: 118, column: 7, scope: !90, inlinedAt: !107)
!107 = distinct !DILocation(line: 703, column: 44, scope: !92, inlinedAt: !93)
!108 = !DILocation(line: 703, column: 9, scope: !103, inlinedAt: !104)
!109 = !DILocation(line: 19, column: 7, scope: !8)
!110 = !DILocation(line: 175, column: 16, scope: !111, inlinedAt: !112)
!111 = distinct !DISubprogram(name: "joinable", scope: !30, file: !30, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!112 = distinct !DILocation(line: 150, column: 11, scope: !113, inlinedAt: !114)
!113 = distinct !DISubprogram(name: "~thread", scope: !30, file: !30, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!114 = distinct !DILocation(line: 21, column: 1, scope: !8)
!115 = !{!36, !36, i64 0}
!116 = !DILocation(line: 286, column: 26, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "operator==", scope: !30, file: !30, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!118 = distinct !DILocation(line: 175, column: 22, scope: !111, inlinedAt: !112)
!119 = !DILocation(line: 150, column: 11, scope: !113, inlinedAt: !114)
!120 = !DILocation(line: 312, column: 5, scope: !121, inlinedAt: !123)
!121 = distinct !DISubprogram(name: "__terminate", scope: !122, file: !122, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!122 = !DIFile(filename: "c++/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!123 = distinct !DILocation(line: 151, column: 2, scope: !113, inlinedAt: !114)
!124 = !DILocation(line: 20, column: 10, scope: !8)
!125 = !DILocation(line: 21, column: 1, scope: !8)
!126 = !DILocation(line: 18, column: 3, scope: !8)
!127 = !DILocation(line: 175, column: 16, scope: !111, inlinedAt: !128)
!128 = distinct !DILocation(line: 150, column: 11, scope: !113, inlinedAt: !129)
!129 = distinct !DILocation(line: 21, column: 1, scope: !8)
!130 = !DILocation(line: 286, column: 26, scope: !117, inlinedAt: !131)
!131 = distinct !DILocation(line: 175, column: 22, scope: !111, inlinedAt: !128)
!132 = !DILocation(line: 150, column: 11, scope: !113, inlinedAt: !129)
!133 = !DILocation(line: 312, column: 5, scope: !121, inlinedAt: !134)
!134 = distinct !DILocation(line: 151, column: 2, scope: !113, inlinedAt: !129)
!135 = !DISubprogram(name: "terminate", scope: !122, file: !122, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!136 = distinct !DISubprogram(name: "lock<std::mutex, std::mutex>", scope: !83, file: !83, line: 648, type: !9, scopeLine: 649, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!137 = !DILocation(line: 654, column: 4, scope: !136)
!138 = !DILocation(line: 74, column: 9, scope: !139, inlinedAt: !141)
!139 = distinct !DISubprogram(name: "unique_lock", scope: !140, file: !140, line: 73, type: !9, scopeLine: 75, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!140 = !DIFile(filename: "c++/bits/unique_lock.h", directory: "")
!141 = distinct !DILocation(line: 655, column: 8, scope: !136)
!142 = !{!143, !53, i64 0}
!143 = !{!"_ZTSSt11unique_lockISt5mutexE", !53, i64 0, !144, i64 8}
!144 = !{!"bool", !25, i64 0}
!145 = !DILocation(line: 74, column: 43, scope: !139, inlinedAt: !141)
!146 = !{!143, !144, i64 8}
!147 = !DILocation(line: 654, column: 33, scope: !136)
!148 = !DILocation(line: 74, column: 9, scope: !139, inlinedAt: !149)
!149 = distinct !DILocation(line: 655, column: 28, scope: !136)
!150 = !DILocation(line: 74, column: 43, scope: !139, inlinedAt: !149)
!151 = !DILocation(line: 658, column: 4, scope: !136)
!152 = !DILocation(line: 657, column: 8, scope: !136)
!153 = !DILocation(line: 659, column: 6, scope: !136)
!154 = !DILocation(line: 133, column: 7, scope: !155, inlinedAt: !156)
!155 = distinct !DISubprogram(name: "lock", scope: !140, file: !140, line: 131, type: !9, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!156 = distinct !DILocation(line: 659, column: 23, scope: !136)
!157 = !DILocation(line: 133, column: 6, scope: !155, inlinedAt: !156)
!158 = !DILocation(line: 0, scope: !155, inlinedAt: !156)
!159 = !DILocation(line: 135, column: 11, scope: !155, inlinedAt: !156)
!160 = !{i8 0, i8 2}
!161 = !DILocation(line: 749, column: 12, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !88, file: !88, line: 746, type: !9, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!163 = distinct !DILocation(line: 100, column: 17, scope: !164, inlinedAt: !165)
!164 = distinct !DISubprogram(name: "lock", scope: !14, file: !14, line: 98, type: !9, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!165 = distinct !DILocation(line: 139, column: 17, scope: !155, inlinedAt: !156)
!166 = !DILocation(line: 103, column: 11, scope: !164, inlinedAt: !165)
!167 = !DILocation(line: 140, column: 14, scope: !155, inlinedAt: !156)
!168 = !DILocation(line: 142, column: 7, scope: !155, inlinedAt: !156)
!169 = !DILocation(line: 660, scope: !136)
!170 = !DILocation(line: 660, column: 6, scope: !136)
!171 = !DILocation(line: 682, column: 5, scope: !136)
!172 = !DILocation(line: 662, column: 37, scope: !136)
!173 = !DILocation(line: 663, column: 8, scope: !136)
!174 = !DILocation(line: 147, column: 7, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "try_lock", scope: !140, file: !140, line: 145, type: !9, scopeLine: 146, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!176 = distinct !DILocation(line: 663, column: 23, scope: !136)
!177 = !DILocation(line: 147, column: 6, scope: !175, inlinedAt: !176)
!178 = !DILocation(line: 149, column: 11, scope: !175, inlinedAt: !176)
!179 = !DILocation(line: 0, scope: !175, inlinedAt: !176)
!180 = !DILocation(line: 758, column: 12, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "__gthread_mutex_trylock", scope: !88, file: !88, line: 755, type: !9, scopeLine: 756, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!182 = distinct !DILocation(line: 111, column: 15, scope: !183, inlinedAt: !184)
!183 = distinct !DISubprogram(name: "try_lock", scope: !14, file: !14, line: 108, type: !9, scopeLine: 109, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!184 = distinct !DILocation(line: 153, column: 27, scope: !175, inlinedAt: !176)
!185 = !DILocation(line: 111, column: 15, scope: !183, inlinedAt: !184)
!186 = !DILocation(line: 153, column: 14, scope: !175, inlinedAt: !176)
!187 = !DILocation(line: 663, column: 7, scope: !136)
!188 = !DILocation(line: 666, column: 37, scope: !136)
!189 = !DILocation(line: 666, column: 9, scope: !136)
!190 = !DILocation(line: 191, column: 7, scope: !191, inlinedAt: !192)
!191 = distinct !DISubprogram(name: "unlock", scope: !140, file: !140, line: 189, type: !9, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!192 = distinct !DILocation(line: 666, column: 44, scope: !136)
!193 = !DILocation(line: 191, column: 6, scope: !191, inlinedAt: !192)
!194 = !DILocation(line: 192, column: 4, scope: !191, inlinedAt: !192)
!195 = !DILocation(line: 193, column: 11, scope: !191, inlinedAt: !192)
!196 = !DILocation(line: 779, column: 12, scope: !87, inlinedAt: !197)
!197 = distinct !DILocation(line: 118, column: 7, scope: !90, inlinedAt: !198)
!198 = distinct !DILocation(line: 195, column: 17, scope: !191, inlinedAt: !192)
!199 = !DILocation(line: 196, column: 14, scope: !191, inlinedAt: !192)
!200 = !DILocation(line: 197, column: 4, scope: !191, inlinedAt: !192)
!201 = !DILocation(line: 0, scope: !136)
!202 = distinct !{!202, !170, !203, !204, !205}
!203 = !DILocation(line: 670, column: 8, scope: !136)
!204 = !{!"llvm.loop.mustprogress"}
!205 = !{!"llvm.loop.unroll.disable"}
!206 = !DILocation(line: 671, column: 14, scope: !136)
!207 = !DILocation(line: 218, column: 16, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "owns_lock", scope: !140, file: !140, line: 217, type: !9, scopeLine: 218, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!209 = distinct !DILocation(line: 671, column: 31, scope: !136)
!210 = !DILocation(line: 671, column: 4, scope: !136)
!211 = distinct !{!211, !151, !212, !204, !205}
!212 = !DILocation(line: 671, column: 42, scope: !136)
!213 = !DILocation(line: 673, column: 19, scope: !136)
!214 = !DILocation(line: 211, column: 12, scope: !215, inlinedAt: !216)
!215 = distinct !DISubprogram(name: "release", scope: !140, file: !140, line: 208, type: !9, scopeLine: 209, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!216 = distinct !DILocation(line: 674, column: 10, scope: !136)
!217 = !DILocation(line: 212, column: 2, scope: !215, inlinedAt: !216)
!218 = !DILocation(line: 212, column: 10, scope: !215, inlinedAt: !216)
!219 = distinct !{!219, !220, !221, !205}
!220 = !DILocation(line: 673, column: 4, scope: !136)
!221 = !DILocation(line: 674, column: 18, scope: !136)
!222 = !DILocation(line: 103, column: 6, scope: !223, inlinedAt: !224)
!223 = distinct !DISubprogram(name: "~unique_lock", scope: !140, file: !140, line: 101, type: !9, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!224 = distinct !DILocation(line: 675, column: 2, scope: !136)
!225 = !DILocation(line: 675, column: 2, scope: !136)
!226 = !DILocation(line: 193, column: 11, scope: !191, inlinedAt: !227)
!227 = distinct !DILocation(line: 104, column: 4, scope: !223, inlinedAt: !224)
!228 = !DILocation(line: 779, column: 12, scope: !87, inlinedAt: !229)
!229 = distinct !DILocation(line: 118, column: 7, scope: !90, inlinedAt: !230)
!230 = distinct !DILocation(line: 195, column: 17, scope: !191, inlinedAt: !227)
!231 = !DILocation(line: 196, column: 14, scope: !191, inlinedAt: !227)
!232 = !DILocation(line: 197, column: 4, scope: !191, inlinedAt: !227)
!233 = !DILocation(line: 104, column: 4, scope: !223, inlinedAt: !224)
!234 = !DILocation(line: 103, column: 6, scope: !223, inlinedAt: !235)
!235 = distinct !DILocation(line: 675, column: 2, scope: !136)
!236 = !DILocation(line: 193, column: 11, scope: !191, inlinedAt: !237)
!237 = distinct !DILocation(line: 104, column: 4, scope: !223, inlinedAt: !235)
!238 = !DILocation(line: 779, column: 12, scope: !87, inlinedAt: !239)
!239 = distinct !DILocation(line: 118, column: 7, scope: !90, inlinedAt: !240)
!240 = distinct !DILocation(line: 195, column: 17, scope: !191, inlinedAt: !237)
!241 = !DILocation(line: 196, column: 14, scope: !191, inlinedAt: !237)
!242 = !DILocation(line: 197, column: 4, scope: !191, inlinedAt: !237)
!243 = !DILocation(line: 104, column: 4, scope: !223, inlinedAt: !235)
!244 = !DISubprogram(name: "__throw_system_error", scope: !245, file: !245, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!245 = !DIFile(filename: "c++/bits/functexcept.h", directory: "", checksumkind: CSK_MD5, checksum: "a363406ed41198146320f1e077ba3f30")
!246 = !DISubprogram(name: "pthread_mutex_lock", scope: !247, file: !247, line: 91, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!247 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!248 = !DISubprogram(name: "pthread_mutex_trylock", scope: !247, file: !247, line: 92, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!249 = !DISubprogram(name: "pthread_mutex_unlock", scope: !247, file: !247, line: 97, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!250 = distinct !DISubprogram(name: "~_State_impl", scope: !30, file: !30, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!251 = !DILocation(line: 200, column: 14, scope: !250)
!252 = distinct !DISubprogram(name: "_M_run", scope: !30, file: !30, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!253 = !DILocation(line: 210, column: 13, scope: !252)
!254 = !DILocation(line: 12, column: 27, scope: !255, inlinedAt: !256)
!255 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 11, type: !9, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!256 = distinct !DILocation(line: 61, column: 14, scope: !257, inlinedAt: !258)
!257 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at scoped_lock.cpp:11:19)>", scope: !95, file: !95, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!258 = distinct !DILocation(line: 96, column: 14, scope: !259, inlinedAt: !260)
!259 = distinct !DISubprogram(name: "__invoke<(lambda at scoped_lock.cpp:11:19)>", scope: !95, file: !95, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!260 = distinct !DILocation(line: 252, column: 13, scope: !261, inlinedAt: !262)
!261 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !30, file: !30, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!262 = distinct !DILocation(line: 259, column: 11, scope: !263, inlinedAt: !264)
!263 = distinct !DISubprogram(name: "operator()", scope: !30, file: !30, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!264 = distinct !DILocation(line: 210, column: 13, scope: !252)
!265 = !{!266, !53, i64 0}
!266 = !{!"_ZTSZ4mainE3$_0", !53, i64 0, !53, i64 8, !53, i64 16}
!267 = !DILocation(line: 12, column: 33, scope: !255, inlinedAt: !256)
!268 = !{!266, !53, i64 8}
!269 = !DILocation(line: 696, column: 9, scope: !82, inlinedAt: !270)
!270 = distinct !DILocation(line: 12, column: 22, scope: !255, inlinedAt: !256)
!271 = !DILocation(line: 13, column: 5, scope: !255, inlinedAt: !256)
!272 = !{!266, !53, i64 16}
!273 = !DILocation(line: 13, column: 10, scope: !255, inlinedAt: !256)
!274 = !DILocation(line: 779, column: 12, scope: !87, inlinedAt: !275)
!275 = distinct !DILocation(line: 118, column: 7, scope: !90, inlinedAt: !276)
!276 = distinct !DILocation(line: 703, column: 44, scope: !92, inlinedAt: !277)
!277 = distinct !DILocation(line: 61, column: 14, scope: !94, inlinedAt: !278)
!278 = distinct !DILocation(line: 96, column: 14, scope: !97, inlinedAt: !279)
!279 = distinct !DILocation(line: 1852, column: 14, scope: !99, inlinedAt: !280)
!280 = distinct !DILocation(line: 1863, column: 14, scope: !101, inlinedAt: !281)
!281 = distinct !DILocation(line: 703, column: 9, scope: !103, inlinedAt: !282)
!282 = distinct !DILocation(line: 14, column: 3, scope: !255, inlinedAt: !256)
!283 = !DILocation(line: 779, column: 12, scope: !87, inlinedAt: !284)
!284 = distinct !DILocation(line: 118, column: 7, scope: !90, inlinedAt: !285)
!285 = distinct !DILocation(line: 703, column: 44, scope: !92, inlinedAt: !277)
!286 = !DILocation(line: 703, column: 9, scope: !103, inlinedAt: !282)
!287 = !DILocation(line: 210, column: 24, scope: !252)
