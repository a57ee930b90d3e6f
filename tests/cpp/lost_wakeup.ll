; ModuleID = 'lost_wakeup.cpp'
source_filename = "lost_wakeup.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
%union.pthread_mutex_t = type { i64, [32 x i8] }
%"class.std::condition_variable" = type { %"class.std::__condvar" }
%"class.std::__condvar" = type { %union.pthread_cond_t }
%union.pthread_cond_t = type { i64, [40 x i8] }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::unique_lock" = type <{ ptr, i8, [7 x i8] }>

$__clang_call_terminate = comdat any

$_ZNSt11unique_lockISt5mutexED2Ev = comdat any

@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
entry:
  %agg.tmp.i = alloca %"class.std::unique_ptr", align 8
  %lock = alloca %"class.std::mutex", align 8
  %ready = alloca %"class.std::condition_variable", align 8
  %waiter = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %lock) #13, !dbg !11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %lock, i8 0, i64 20, i1 false), !dbg !12
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %ready) #13, !dbg !18
  call void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48) %ready) #13, !dbg !19
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %waiter) #13, !dbg !20
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i), !dbg !21
  store i64 0, ptr %waiter, align 8, !dbg !21, !tbaa !27
  %call.i12 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #14
          to label %call.i.noexc unwind label %lpad, !dbg !32

call.i.noexc:                                     ; preds = %entry
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 16), ptr %call.i12, align 8, !dbg !33, !tbaa !36
  %_M_func.i.i = getelementptr inbounds i8, ptr %call.i12, i64 8, !dbg !38
  store ptr %lock, ptr %_M_func.i.i, align 8, !dbg !39, !tbaa !47
  %ref.tmp.sroa.5.0._M_func.i.i.sroa_idx = getelementptr inbounds i8, ptr %call.i12, i64 16, !dbg !39
  store ptr %ready, ptr %ref.tmp.sroa.5.0._M_func.i.i.sroa_idx, align 8, !dbg !39, !tbaa !47
  store ptr %call.i12, ptr %agg.tmp.i, align 8, !dbg !49, !tbaa !47
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %waiter, ptr noundef nonnull %agg.tmp.i, ptr noundef null)
          to label %invoke.cont3.i unwind label %lpad2.i, !dbg !57

invoke.cont3.i:                                   ; preds = %call.i.noexc
  %0 = load ptr, ptr %agg.tmp.i, align 8, !dbg !58, !tbaa !47
  %cmp.not.i.i = icmp eq ptr %0, null, !dbg !61
  br i1 %cmp.not.i.i, label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", label %delete.notnull.i.i.i, !dbg !58

delete.notnull.i.i.i:                             ; preds = %invoke.cont3.i
  %vtable.i.i.i = load ptr, ptr %0, align 8, !dbg !62, !tbaa !36
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 8, !dbg !62
  %1 = load ptr, ptr %vfn.i.i.i, align 8, !dbg !62
  call void %1(ptr noundef nonnull align 8 dereferenceable(8) %0) #13, !dbg !62
  br label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", !dbg !65

lpad2.i:                                          ; preds = %call.i.noexc
  %2 = landingpad { ptr, i32 }
          cleanup, !dbg !66
  %3 = load ptr, ptr %agg.tmp.i, align 8, !dbg !67, !tbaa !47
  %cmp.not.i5.i = icmp eq ptr %3, null, !dbg !69
  br i1 %cmp.not.i5.i, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, label %delete.notnull.i.i6.i, !dbg !67

delete.notnull.i.i6.i:                            ; preds = %lpad2.i
  %vtable.i.i7.i = load ptr, ptr %3, align 8, !dbg !70, !tbaa !36
  %vfn.i.i8.i = getelementptr inbounds i8, ptr %vtable.i.i7.i, i64 8, !dbg !70
  %4 = load ptr, ptr %vfn.i.i8.i, align 8, !dbg !70
  call void %4(ptr noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !70
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, !dbg !72

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i: ; preds = %delete.notnull.i.i6.i, %lpad2.i
  store ptr null, ptr %agg.tmp.i, align 8, !dbg !73, !tbaa !47
  br label %ehcleanup5

"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit":  ; preds = %invoke.cont3.i, %delete.notnull.i.i.i
  store ptr null, ptr %agg.tmp.i, align 8, !dbg !74, !tbaa !47
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i), !dbg !66
  %call1.i.i.i13 = invoke noundef i32 @pthread_mutex_lock(ptr noundef nonnull %lock)
          to label %call1.i.i.i.noexc unwind label %lpad1, !dbg !75

call1.i.i.i.noexc:                                ; preds = %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"
  %tobool.not.i.i = icmp eq i32 %call1.i.i.i13, 0, !dbg !83
  br i1 %tobool.not.i.i, label %invoke.cont2, label %if.then.i.i, !dbg !83

if.then.i.i:                                      ; preds = %call1.i.i.i.noexc
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i.i.i13) #15
          to label %.noexc unwind label %lpad1, !dbg !84

.noexc:                                           ; preds = %if.then.i.i
  unreachable, !dbg !84

invoke.cont2:                                     ; preds = %call1.i.i.i.noexc
  call void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48) %ready) #13, !dbg !85
  %call1.i.i2.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %lock)
          to label %_ZNSt10lock_guardISt5mutexED2Ev.exit unwind label %terminate.lpad.i, !dbg !86

terminate.lpad.i:                                 ; preds = %invoke.cont2
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !93
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !93
  call void @__clang_call_terminate(ptr %6) #16, !dbg !93
  unreachable, !dbg !93

_ZNSt10lock_guardISt5mutexED2Ev.exit:             ; preds = %invoke.cont2
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %waiter)
          to label %invoke.cont4 unwind label %lpad3, !dbg !94

invoke.cont4:                                     ; preds = %_ZNSt10lock_guardISt5mutexED2Ev.exit
  %agg.tmp.sroa.0.0.copyload.i.i = load i64, ptr %waiter, align 8, !dbg !95, !tbaa !100
  %cmp.i.i.not.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i, 0, !dbg !101
  br i1 %cmp.i.i.not.i, label %_ZNSt6threadD2Ev.exit, label %if.then.i, !dbg !104

if.then.i:                                        ; preds = %invoke.cont4
  call void @_ZSt9terminatev() #16, !dbg !105
  unreachable, !dbg !105

_ZNSt6threadD2Ev.exit:                            ; preds = %invoke.cont4
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %waiter) #13, !dbg !109
  call void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %ready) #13, !dbg !109
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %ready) #13, !dbg !109
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %lock) #13, !dbg !109
  ret i32 0, !dbg !109

lpad:                                             ; preds = %entry
  %7 = landingpad { ptr, i32 }
          cleanup, !dbg !109
  br label %ehcleanup5, !dbg !110

lpad1:                                            ; preds = %if.then.i.i, %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"
  %8 = landingpad { ptr, i32 }
          cleanup, !dbg !109
  br label %ehcleanup, !dbg !111

lpad3:                                            ; preds = %_ZNSt10lock_guardISt5mutexED2Ev.exit
  %9 = landingpad { ptr, i32 }
          cleanup, !dbg !109
  br label %ehcleanup, !dbg !109

ehcleanup:                                        ; preds = %lpad3, %lpad1
  %.pn = phi { ptr, i32 } [ %9, %lpad3 ], [ %8, %lpad1 ]
  %agg.tmp.sroa.0.0.copyload.i.i14 = load i64, ptr %waiter, align 8, !dbg !112, !tbaa !100
  %cmp.i.i.not.i15 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i14, 0, !dbg !115
  br i1 %cmp.i.i.not.i15, label %ehcleanup5, label %if.then.i16, !dbg !117

if.then.i16:                                      ; preds = %ehcleanup
  call void @_ZSt9terminatev() #16, !dbg !118
  unreachable, !dbg !118

ehcleanup5:                                       ; preds = %ehcleanup, %lpad, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i
  %.pn.pn = phi { ptr, i32 } [ %7, %lpad ], [ %2, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i ], [ %.pn, %ehcleanup ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %waiter) #13, !dbg !109
  call void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %ready) #13, !dbg !109
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %ready) #13, !dbg !109
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %lock) #13, !dbg !109
  resume { ptr, i32 } %.pn.pn, !dbg !109
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #2

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #3

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: noreturn nounwind
declare !dbg !120 void @_ZSt9terminatev() local_unnamed_addr #5

; Function Attrs: noreturn
declare !dbg !121 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #6

declare !dbg !123 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #3

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #7 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #13
  tail call void @_ZSt9terminatev() #16
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare !dbg !125 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #3

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #8

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #2

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #10 align 2 !dbg !126 {
entry:
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) #13, !dbg !127
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 24) #17, !dbg !127
  ret void, !dbg !127
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(24) %this) unnamed_addr #11 align 2 personality ptr @__gxx_personality_v0 !dbg !128 {
entry:
  %guard.i.i.i.i.i = alloca %"class.std::unique_lock", align 8
  %_M_func = getelementptr inbounds i8, ptr %this, i64 8, !dbg !129
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %guard.i.i.i.i.i) #13, !dbg !130
  %0 = load ptr, ptr %_M_func, align 8, !dbg !142, !tbaa !143
  store ptr %0, ptr %guard.i.i.i.i.i, align 8, !dbg !145, !tbaa !149
  %_M_owns.i.i.i.i.i.i = getelementptr inbounds i8, ptr %guard.i.i.i.i.i, i64 8, !dbg !152
  store i8 0, ptr %_M_owns.i.i.i.i.i.i, align 8, !dbg !152, !tbaa !153
  %call1.i.i.i.i.i.i.i.i.i = tail call noundef i32 @pthread_mutex_lock(ptr noundef nonnull %0), !dbg !154
  %tobool.not.i.i.i.i.i.i.i.i = icmp eq i32 %call1.i.i.i.i.i.i.i.i.i, 0, !dbg !159
  br i1 %tobool.not.i.i.i.i.i.i.i.i, label %_ZNSt11unique_lockISt5mutexEC2ERS0_.exit.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i, !dbg !159

if.then.i.i.i.i.i.i.i.i:                          ; preds = %entry
  tail call void @_ZSt20__throw_system_errori(i32 noundef %call1.i.i.i.i.i.i.i.i.i) #15, !dbg !160
  unreachable, !dbg !160

_ZNSt11unique_lockISt5mutexEC2ERS0_.exit.i.i.i.i.i: ; preds = %entry
  store i8 1, ptr %_M_owns.i.i.i.i.i.i, align 8, !dbg !161, !tbaa !153
  %1 = getelementptr inbounds i8, ptr %this, i64 16, !dbg !162
  %2 = load ptr, ptr %1, align 8, !dbg !162, !tbaa !163
  invoke void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48) %2, ptr noundef nonnull align 8 dereferenceable(9) %guard.i.i.i.i.i)
          to label %invoke.cont.i.i.i.i.i unwind label %lpad.i.i.i.i.i, !dbg !164

invoke.cont.i.i.i.i.i:                            ; preds = %_ZNSt11unique_lockISt5mutexEC2ERS0_.exit.i.i.i.i.i
  %3 = load i8, ptr %_M_owns.i.i.i.i.i.i, align 8, !dbg !165, !tbaa !153, !range !168, !noundef !10
  %loadedv.i.i.i.i.i.i = trunc nuw i8 %3 to i1, !dbg !165
  br i1 %loadedv.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit", !dbg !165

if.else.i.i.i.i.i.i.i:                            ; preds = %invoke.cont.i.i.i.i.i
  %4 = load ptr, ptr %guard.i.i.i.i.i, align 8, !dbg !169, !tbaa !149
  %tobool.not.i.i.i.i.i.i.i = icmp eq ptr %4, null, !dbg !169
  br i1 %tobool.not.i.i.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit", label %if.then2.i.i.i.i.i.i.i, !dbg !169

if.then2.i.i.i.i.i.i.i:                           ; preds = %if.else.i.i.i.i.i.i.i
  %call1.i.i.i2.i.i.i.i.i.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %4)
          to label %call1.i.i.i.noexc.i.i.i.i.i.i unwind label %terminate.lpad.i.i.i.i.i.i, !dbg !172

call1.i.i.i.noexc.i.i.i.i.i.i:                    ; preds = %if.then2.i.i.i.i.i.i.i
  store i8 0, ptr %_M_owns.i.i.i.i.i.i, align 8, !dbg !175, !tbaa !153
  br label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit", !dbg !176

terminate.lpad.i.i.i.i.i.i:                       ; preds = %if.then2.i.i.i.i.i.i.i
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !177
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !177
  call void @__clang_call_terminate(ptr %6) #16, !dbg !177
  unreachable, !dbg !177

lpad.i.i.i.i.i:                                   ; preds = %_ZNSt11unique_lockISt5mutexEC2ERS0_.exit.i.i.i.i.i
  %7 = landingpad { ptr, i32 }
          cleanup, !dbg !178
  call void @_ZNSt11unique_lockISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %guard.i.i.i.i.i) #13, !dbg !178
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %guard.i.i.i.i.i) #13, !dbg !178
  resume { ptr, i32 } %7, !dbg !178

"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit": ; preds = %invoke.cont.i.i.i.i.i, %if.else.i.i.i.i.i.i.i, %call1.i.i.i.noexc.i.i.i.i.i.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %guard.i.i.i.i.i) #13, !dbg !178
  ret void, !dbg !179
}

declare void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48), ptr noundef nonnull align 8 dereferenceable(9)) local_unnamed_addr #3

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %this) unnamed_addr #12 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !166 {
entry:
  %_M_owns = getelementptr inbounds i8, ptr %this, i64 8, !dbg !180
  %0 = load i8, ptr %_M_owns, align 8, !dbg !180, !tbaa !153, !range !168, !noundef !10
  %loadedv = trunc nuw i8 %0 to i1, !dbg !180
  br i1 %loadedv, label %if.else.i, label %if.end, !dbg !180

if.else.i:                                        ; preds = %entry
  %1 = load ptr, ptr %this, align 8, !dbg !181, !tbaa !149
  %tobool.not.i = icmp eq ptr %1, null, !dbg !181
  br i1 %tobool.not.i, label %if.end, label %if.then2.i, !dbg !181

if.then2.i:                                       ; preds = %if.else.i
  %call1.i.i.i2 = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %1)
          to label %call1.i.i.i.noexc unwind label %terminate.lpad, !dbg !183

call1.i.i.i.noexc:                                ; preds = %if.then2.i
  store i8 0, ptr %_M_owns, align 8, !dbg !186, !tbaa !153
  br label %if.end, !dbg !187

if.end:                                           ; preds = %call1.i.i.i.noexc, %if.else.i, %entry
  ret void, !dbg !188

terminate.lpad:                                   ; preds = %if.then2.i
  %2 = landingpad { ptr, i32 }
          catch ptr null, !dbg !189
  %3 = extractvalue { ptr, i32 } %2, 0, !dbg !189
  tail call void @__clang_call_terminate(ptr %3) #16, !dbg !189
  unreachable, !dbg !189
}

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind }
attributes #14 = { builtin allocsize(0) }
attributes #15 = { noreturn }
attributes #16 = { noreturn nounwind }
attributes #17 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.linker.options = !{}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "lost_wakeup.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "178a9c265bae850b697aec60dd107e3a")
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
!18 = !DILocation(line: 10, column: 3, scope: !8)
!19 = !DILocation(line: 10, column: 27, scope: !8)
!20 = !DILocation(line: 11, column: 3, scope: !8)
!21 = !DILocation(line: 85, column: 23, scope: !22, inlinedAt: !24)
!22 = distinct !DISubprogram(name: "id", scope: !23, file: !23, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = !DIFile(filename: "c++/bits/std_thread.h", directory: "")
!24 = distinct !DILocation(line: 126, column: 7, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "thread<(lambda at lost_wakeup.cpp:11:22), void>", scope: !23, file: !23, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 11, column: 15, scope: !8)
!27 = !{!28, !29, i64 0}
!28 = !{!"_ZTSNSt6thread2idE", !29, i64 0}
!29 = !{!"long", !30, i64 0}
!30 = !{!"omnipotent char", !31, i64 0}
!31 = !{!"Simple C++ TBAA"}
!32 = !DILocation(line: 142, column: 29, scope: !25, inlinedAt: !26)
!33 = !DILocation(line: 207, column: 4, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "_State_impl<(lambda at lost_wakeup.cpp:11:22)>", scope: !23, file: !23, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = distinct !DILocation(line: 142, column: 33, scope: !25, inlinedAt: !26)
!36 = !{!37, !37, i64 0}
!37 = !{!"vtable pointer", !31, i64 0}
!38 = !DILocation(line: 206, column: 6, scope: !34, inlinedAt: !35)
!39 = !DILocation(line: 200, column: 4, scope: !40, inlinedAt: !42)
!40 = distinct !DISubprogram(name: "_Head_base<(lambda at lost_wakeup.cpp:11:22)>", scope: !41, file: !41, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = !DIFile(filename: "c++/tuple", directory: "")
!42 = distinct !DILocation(line: 441, column: 4, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at lost_wakeup.cpp:11:22)>", scope: !41, file: !41, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = distinct !DILocation(line: 744, column: 4, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "tuple<(lambda at lost_wakeup.cpp:11:22), true, true>", scope: !41, file: !41, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!46 = distinct !DILocation(line: 206, column: 14, scope: !34, inlinedAt: !35)
!47 = !{!48, !48, i64 0}
!48 = !{!"any pointer", !30, i64 0}
!49 = !DILocation(line: 168, column: 56, scope: !50, inlinedAt: !52)
!50 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !51, file: !51, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = !DIFile(filename: "c++/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!52 = distinct !DILocation(line: 233, column: 40, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !51, file: !51, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!54 = distinct !DILocation(line: 310, column: 4, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !51, file: !51, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!56 = distinct !DILocation(line: 142, column: 18, scope: !25, inlinedAt: !26)
!57 = !DILocation(line: 142, column: 2, scope: !25, inlinedAt: !26)
!58 = !DILocation(line: 395, column: 6, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "~unique_ptr", scope: !51, file: !51, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!60 = distinct !DILocation(line: 142, column: 2, scope: !25, inlinedAt: !26)
!61 = !DILocation(line: 395, column: 12, scope: !59, inlinedAt: !60)
!62 = !DILocation(line: 95, column: 2, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "operator()", scope: !51, file: !51, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = distinct !DILocation(line: 396, column: 4, scope: !59, inlinedAt: !60)
!65 = !DILocation(line: 396, column: 4, scope: !59, inlinedAt: !60)
!66 = !DILocation(line: 145, column: 7, scope: !25, inlinedAt: !26)
!67 = !DILocation(line: 395, column: 6, scope: !59, inlinedAt: !68)
!68 = distinct !DILocation(line: 142, column: 2, scope: !25, inlinedAt: !26)
!69 = !DILocation(line: 395, column: 12, scope: !59, inlinedAt: !68)
!70 = !DILocation(line: 95, column: 2, scope: !63, inlinedAt: !71)
!71 = distinct !DILocation(line: 396, column: 4, scope: !59, inlinedAt: !68)
!72 = !DILocation(line: 396, column: 4, scope: !59, inlinedAt: !68)
!73 = !DILocation(line: 397, column: 8, scope: !59, inlinedAt: !68)
!74 = !DILocation(line: 397, column: 8, scope: !59, inlinedAt: !60)
!75 = !DILocation(line: 749, column: 12, scope: !76, inlinedAt: !78)
!76 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !77, file: !77, line: 746, type: !9, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!77 = !DIFile(filename: "c++/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!78 = distinct !DILocation(line: 100, column: 17, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "lock", scope: !14, file: !14, line: 98, type: !9, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = distinct !DILocation(line: 229, column: 19, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "lock_guard", scope: !14, file: !14, line: 228, type: !9, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!82 = distinct !DILocation(line: 16, column: 33, scope: !8)
!83 = !DILocation(line: 103, column: 11, scope: !79, inlinedAt: !80)
!84 = !DILocation(line: 104, column: 2, scope: !79, inlinedAt: !80)
!85 = !DILocation(line: 17, column: 11, scope: !8)
!86 = !DILocation(line: 779, column: 12, scope: !87, inlinedAt: !88)
!87 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !77, file: !77, line: 776, type: !9, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!88 = distinct !DILocation(line: 118, column: 7, scope: !89, inlinedAt: !90)
!89 = distinct !DISubprogram(name: "unlock", scope: !14, file: !14, line: 115, type: !9, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!90 = distinct !DILocation(line: 235, column: 19, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "~lock_guard", scope: !14, file: !14, line: 234, type: !9, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!92 = distinct !DILocation(line: 18, column: 3, scope: !8)
!93 = !DILocation(line: 235, column: 19, scope: !91, inlinedAt: !92)
!94 = !DILocation(line: 19, column: 10, scope: !8)
!95 = !DILocation(line: 175, column: 16, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "joinable", scope: !23, file: !23, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!97 = distinct !DILocation(line: 150, column: 11, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "~thread", scope: !23, file: !23, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = distinct !DILocation(line: 21, column: 1, scope: !8)
!100 = !{!29, !29, i64 0}
!101 = !DILocation(line: 286, column: 26, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "operator==", scope: !23, file: !23, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!103 = distinct !DILocation(line: 175, column: 22, scope: !96, inlinedAt: !97)
!104 = !DILocation(line: 150, column: 11, scope: !98, inlinedAt: !99)
!105 = !DILocation(line: 312, column: 5, scope: !106, inlinedAt: !108)
!106 = distinct !DISubprogram(name: "__terminate", scope: !107, file: !107, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!107 = !DIFile(filename: "c++/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!108 = distinct !DILocation(line: 151, column: 2, scope: !98, inlinedAt: !99)
!109 = !DILocation(line: 21, column: 1, scope: !8)
!110 = !DILocation(line: 11, column: 15, scope: !8)
!111 = !DILocation(line: 18, column: 3, scope: !8)
!112 = !DILocation(line: 175, column: 16, scope: !96, inlinedAt: !113)
!113 = distinct !DILocation(line: 150, column: 11, scope: !98, inlinedAt: !114)
!114 = distinct !DILocation(line: 21, column: 1, scope: !8)
!115 = !DILocation(line: 286, column: 26, scope: !102, inlinedAt: !116)
!116 = distinct !DILocation(line: 175, column: 22, scope: !96, inlinedAt: !113)
!117 = !DILocation(line: 150, column: 11, scope: !98, inlinedAt: !114)
!118 = !DILocation(line: 312, column: 5, scope: !106, inlinedAt: !119)
!119 = distinct !DILocation(line: 151, column: 2, scope: !98, inlinedAt: !114)
!120 = !DISubprogram(name: "terminate", scope: !107, file: !107, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!121 = !DISubprogram(name: "__throw_system_error", scope: !122, file: !122, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!122 = !DIFile(filename: "c++/bits/functexcept.h", directory: "", checksumkind: CSK_MD5, checksum: "a363406ed41198146320f1e077ba3f30")
!123 = !DISubprogram(name: "pthread_mutex_lock", scope: !124, file: !124, line: 91, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!124 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!125 = !DISubprogram(name: "pthread_mutex_unlock", scope: !124, file: !124, line: 97, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!126 = distinct !DISubprogram(name: "~_State_impl", scope: !23, file: !23, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!127 = !DILocation(line: 200, column: 14, scope: !126)
!128 = distinct !DISubprogram(name: "_M_run", scope: !23, file: !23, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = !DILocation(line: 210, column: 13, scope: !128)
!130 = !DILocation(line: 12, column: 5, scope: !131, inlinedAt: !132)
!131 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 11, type: !9, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!132 = distinct !DILocation(line: 61, column: 14, scope: !133, inlinedAt: !135)
!133 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at lost_wakeup.cpp:11:22)>", scope: !134, file: !134, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!134 = !DIFile(filename: "c++/bits/invoke.h", directory: "")
!135 = distinct !DILocation(line: 96, column: 14, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "__invoke<(lambda at lost_wakeup.cpp:11:22)>", scope: !134, file: !134, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!137 = distinct !DILocation(line: 252, column: 13, scope: !138, inlinedAt: !139)
!138 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !23, file: !23, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!139 = distinct !DILocation(line: 259, column: 11, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "operator()", scope: !23, file: !23, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!141 = distinct !DILocation(line: 210, column: 13, scope: !128)
!142 = !DILocation(line: 12, column: 40, scope: !131, inlinedAt: !132)
!143 = !{!144, !48, i64 0}
!144 = !{!"_ZTSZ4mainE3$_0", !48, i64 0, !48, i64 8}
!145 = !DILocation(line: 67, column: 9, scope: !146, inlinedAt: !148)
!146 = distinct !DISubprogram(name: "unique_lock", scope: !147, file: !147, line: 66, type: !9, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!147 = !DIFile(filename: "c++/bits/unique_lock.h", directory: "")
!148 = distinct !DILocation(line: 12, column: 34, scope: !131, inlinedAt: !132)
!149 = !{!150, !48, i64 0}
!150 = !{!"_ZTSSt11unique_lockISt5mutexE", !48, i64 0, !151, i64 8}
!151 = !{!"bool", !30, i64 0}
!152 = !DILocation(line: 67, column: 43, scope: !146, inlinedAt: !148)
!153 = !{!150, !151, i64 8}
!154 = !DILocation(line: 749, column: 12, scope: !76, inlinedAt: !155)
!155 = distinct !DILocation(line: 100, column: 17, scope: !79, inlinedAt: !156)
!156 = distinct !DILocation(line: 139, column: 17, scope: !157, inlinedAt: !158)
!157 = distinct !DISubprogram(name: "lock", scope: !147, file: !147, line: 131, type: !9, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!158 = distinct !DILocation(line: 69, column: 2, scope: !146, inlinedAt: !148)
!159 = !DILocation(line: 103, column: 11, scope: !79, inlinedAt: !156)
!160 = !DILocation(line: 104, column: 2, scope: !79, inlinedAt: !156)
!161 = !DILocation(line: 70, column: 10, scope: !146, inlinedAt: !148)
!162 = !DILocation(line: 13, column: 5, scope: !131, inlinedAt: !132)
!163 = !{!144, !48, i64 8}
!164 = !DILocation(line: 13, column: 11, scope: !131, inlinedAt: !132)
!165 = !DILocation(line: 103, column: 6, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "~unique_lock", scope: !147, file: !147, line: 101, type: !9, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!167 = distinct !DILocation(line: 14, column: 3, scope: !131, inlinedAt: !132)
!168 = !{i8 0, i8 2}
!169 = !DILocation(line: 193, column: 11, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "unlock", scope: !147, file: !147, line: 189, type: !9, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!171 = distinct !DILocation(line: 104, column: 4, scope: !166, inlinedAt: !167)
!172 = !DILocation(line: 779, column: 12, scope: !87, inlinedAt: !173)
!173 = distinct !DILocation(line: 118, column: 7, scope: !89, inlinedAt: !174)
!174 = distinct !DILocation(line: 195, column: 17, scope: !170, inlinedAt: !171)
!175 = !DILocation(line: 196, column: 14, scope: !170, inlinedAt: !171)
!176 = !DILocation(line: 197, column: 4, scope: !170, inlinedAt: !171)
!177 = !DILocation(line: 104, column: 4, scope: !166, inlinedAt: !167)
!178 = !DILocation(line: 14, column: 3, scope: !131, inlinedAt: !132)
!179 = !DILocation(line: 210, column: 24, scope: !128)
!180 = !DILocation(line: 103, column: 6, scope: !166)
!181 = !DILocation(line: 193, column: 11, scope: !170, inlinedAt: !182)
!182 = distinct !DILocation(line: 104, column: 4, scope: !166)
!183 = !DILocation(line: 779, column: 12, scope: !87, inlinedAt: !184)
!184 = distinct !DILocation(line: 118, column: 7, scope: !89, inlinedAt: !185)
!185 = distinct !DILocation(line: 195, column: 17, scope: !170, inlinedAt: !182)
!186 = !DILocation(line: 196, column: 14, scope: !170, inlinedAt: !182)
!187 = !DILocation(line: 197, column: 4, scope: !170, inlinedAt: !182)
!188 = !DILocation(line: 105, column: 7, scope: !166)
!189 = !DILocation(line: 104, column: 4, scope: !166)
