; ModuleID = 'queue_of_work.cpp'
source_filename = "queue_of_work.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.4" }
%"struct.std::_Head_base.4" = type { ptr }
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
%union.pthread_mutex_t = type { i64, [32 x i8] }
%"class.std::condition_variable" = type { %"class.std::__condvar" }
%"class.std::__condvar" = type { %union.pthread_cond_t }
%union.pthread_cond_t = type { i64, [40 x i8] }
%"class.std::queue" = type { %"class.std::deque" }
%"class.std::deque" = type { %"class.std::_Deque_base" }
%"class.std::_Deque_base" = type { %"struct.std::_Deque_base<int, std::allocator<int>>::_Deque_impl" }
%"struct.std::_Deque_base<int, std::allocator<int>>::_Deque_impl" = type { %"struct.std::_Deque_base<int, std::allocator<int>>::_Deque_impl_data" }
%"struct.std::_Deque_base<int, std::allocator<int>>::_Deque_impl_data" = type { ptr, i64, %"struct.std::_Deque_iterator", %"struct.std::_Deque_iterator" }
%"struct.std::_Deque_iterator" = type { ptr, ptr, ptr, ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::unique_lock" = type <{ ptr, i8, [7 x i8] }>

$_ZNSt5queueIiSt5dequeIiSaIiEEED2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt11_Deque_baseIiSaIiEE17_M_initialize_mapEm = comdat any

$_ZNSt11_Deque_baseIiSaIiEE15_M_create_nodesEPPiS3_ = comdat any

$_ZNSt11unique_lockISt5mutexED2Ev = comdat any

$_ZNSt5dequeIiSaIiEE16_M_push_back_auxIJRKiEEEvDpOT_ = comdat any

$_ZNSt5dequeIiSaIiEE17_M_reallocate_mapEmb = comdat any

@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str = private unnamed_addr constant [48 x i8] c"cannot create std::deque larger than max_size()\00", align 1

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
entry:
  %agg.tmp.i = alloca %"class.std::unique_ptr", align 8
  %lock = alloca %"class.std::mutex", align 8
  %changed = alloca %"class.std::condition_variable", align 8
  %items = alloca %"class.std::queue", align 8
  %is_over = alloca i8, align 1
  %sum = alloca i32, align 4
  %one = alloca %"class.std::thread", align 8
  %item = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %lock) #15, !dbg !11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %lock, i8 0, i64 20, i1 false), !dbg !12
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %changed) #15, !dbg !18
  call void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48) %changed) #15, !dbg !19
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %items) #15, !dbg !20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %items, i8 0, i64 80, i1 false), !dbg !21
  invoke void @_ZNSt11_Deque_baseIiSaIiEE17_M_initialize_mapEm(ptr noundef nonnull align 8 dereferenceable(80) %items, i64 noundef 0)
          to label %invoke.cont unwind label %lpad, !dbg !34

invoke.cont:                                      ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %is_over) #15, !dbg !35
  store i8 0, ptr %is_over, align 1, !dbg !36, !tbaa !37
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %sum) #15, !dbg !41
  store i32 0, ptr %sum, align 4, !dbg !42, !tbaa !43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %one) #15, !dbg !45
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i), !dbg !46
  store i64 0, ptr %one, align 8, !dbg !46, !tbaa !52
  %call.i29 = invoke noalias noundef nonnull dereferenceable(48) ptr @_Znwm(i64 noundef 48) #16
          to label %call.i.noexc unwind label %lpad1, !dbg !55

call.i.noexc:                                     ; preds = %invoke.cont
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 16), ptr %call.i29, align 8, !dbg !56, !tbaa !59
  %_M_func.i.i = getelementptr inbounds i8, ptr %call.i29, i64 8, !dbg !61
  store ptr %lock, ptr %_M_func.i.i, align 8, !dbg !62, !tbaa !70
  %consume.sroa.5.0._M_func.i.i.sroa_idx = getelementptr inbounds i8, ptr %call.i29, i64 16, !dbg !62
  store ptr %changed, ptr %consume.sroa.5.0._M_func.i.i.sroa_idx, align 8, !dbg !62, !tbaa !70
  %consume.sroa.6.0._M_func.i.i.sroa_idx = getelementptr inbounds i8, ptr %call.i29, i64 24, !dbg !62
  store ptr %is_over, ptr %consume.sroa.6.0._M_func.i.i.sroa_idx, align 8, !dbg !62, !tbaa !70
  %consume.sroa.7.0._M_func.i.i.sroa_idx = getelementptr inbounds i8, ptr %call.i29, i64 32, !dbg !62
  store ptr %items, ptr %consume.sroa.7.0._M_func.i.i.sroa_idx, align 8, !dbg !62, !tbaa !70
  %consume.sroa.8.0._M_func.i.i.sroa_idx = getelementptr inbounds i8, ptr %call.i29, i64 40, !dbg !62
  store ptr %sum, ptr %consume.sroa.8.0._M_func.i.i.sroa_idx, align 8, !dbg !62, !tbaa !70
  store ptr %call.i29, ptr %agg.tmp.i, align 8, !dbg !72, !tbaa !70
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %one, ptr noundef nonnull %agg.tmp.i, ptr noundef null)
          to label %invoke.cont3.i unwind label %lpad2.i, !dbg !80

invoke.cont3.i:                                   ; preds = %call.i.noexc
  %0 = load ptr, ptr %agg.tmp.i, align 8, !dbg !81, !tbaa !70
  %cmp.not.i.i = icmp eq ptr %0, null, !dbg !84
  br i1 %cmp.not.i.i, label %"_ZNSt6threadC2IRZ4mainE3$_0JEvEEOT_DpOT0_.exit", label %delete.notnull.i.i.i, !dbg !81

delete.notnull.i.i.i:                             ; preds = %invoke.cont3.i
  %vtable.i.i.i = load ptr, ptr %0, align 8, !dbg !85, !tbaa !59
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 8, !dbg !85
  %1 = load ptr, ptr %vfn.i.i.i, align 8, !dbg !85
  call void %1(ptr noundef nonnull align 8 dereferenceable(8) %0) #15, !dbg !85
  br label %"_ZNSt6threadC2IRZ4mainE3$_0JEvEEOT_DpOT0_.exit", !dbg !88

lpad2.i:                                          ; preds = %call.i.noexc
  %2 = landingpad { ptr, i32 }
          cleanup, !dbg !89
  %3 = load ptr, ptr %agg.tmp.i, align 8, !dbg !90, !tbaa !70
  %cmp.not.i5.i = icmp eq ptr %3, null, !dbg !92
  br i1 %cmp.not.i5.i, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, label %delete.notnull.i.i6.i, !dbg !90

delete.notnull.i.i6.i:                            ; preds = %lpad2.i
  %vtable.i.i7.i = load ptr, ptr %3, align 8, !dbg !93, !tbaa !59
  %vfn.i.i8.i = getelementptr inbounds i8, ptr %vtable.i.i7.i, i64 8, !dbg !93
  %4 = load ptr, ptr %vfn.i.i8.i, align 8, !dbg !93
  call void %4(ptr noundef nonnull align 8 dereferenceable(8) %3) #15, !dbg !93
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, !dbg !95

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i: ; preds = %delete.notnull.i.i6.i, %lpad2.i
  store ptr null, ptr %agg.tmp.i, align 8, !dbg !96, !tbaa !70
  br label %ehcleanup15

"_ZNSt6threadC2IRZ4mainE3$_0JEvEEOT_DpOT0_.exit": ; preds = %invoke.cont3.i, %delete.notnull.i.i.i
  store ptr null, ptr %agg.tmp.i, align 8, !dbg !97, !tbaa !70
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i), !dbg !89
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %item) #15, !dbg !98
  store i32 1, ptr %item, align 4, !dbg !99, !tbaa !43
  %_M_finish.i.i = getelementptr inbounds i8, ptr %items, i64 48
  %_M_last.i.i = getelementptr inbounds i8, ptr %items, i64 64
  br label %for.body, !dbg !100

for.cond.cleanup:                                 ; preds = %_ZNSt10lock_guardISt5mutexED2Ev.exit
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %item) #15, !dbg !100
  %call1.i.i.i30 = invoke noundef i32 @pthread_mutex_lock(ptr noundef nonnull %lock)
          to label %call1.i.i.i.noexc unwind label %lpad9, !dbg !101

call1.i.i.i.noexc:                                ; preds = %for.cond.cleanup
  %tobool.not.i.i = icmp eq i32 %call1.i.i.i30, 0, !dbg !109
  br i1 %tobool.not.i.i, label %invoke.cont10, label %if.then.i.i, !dbg !109

if.then.i.i:                                      ; preds = %call1.i.i.i.noexc
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i.i.i30) #17
          to label %.noexc unwind label %lpad9, !dbg !110

.noexc:                                           ; preds = %if.then.i.i
  unreachable, !dbg !110

lpad:                                             ; preds = %entry
  %5 = landingpad { ptr, i32 }
          cleanup, !dbg !111
  br label %ehcleanup20, !dbg !111

lpad1:                                            ; preds = %invoke.cont
  %6 = landingpad { ptr, i32 }
          cleanup, !dbg !111
  br label %ehcleanup15, !dbg !111

for.body:                                         ; preds = %"_ZNSt6threadC2IRZ4mainE3$_0JEvEEOT_DpOT0_.exit", %_ZNSt10lock_guardISt5mutexED2Ev.exit
  %call1.i.i.i34 = invoke noundef i32 @pthread_mutex_lock(ptr noundef nonnull %lock)
          to label %call1.i.i.i.noexc33 unwind label %lpad3.loopexit, !dbg !112

call1.i.i.i.noexc33:                              ; preds = %for.body
  %tobool.not.i.i31 = icmp eq i32 %call1.i.i.i34, 0, !dbg !116
  br i1 %tobool.not.i.i31, label %invoke.cont4, label %if.then.i.i32, !dbg !116

if.then.i.i32:                                    ; preds = %call1.i.i.i.noexc33
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i.i.i34) #17
          to label %.noexc35 unwind label %lpad3.loopexit.split-lp, !dbg !117

.noexc35:                                         ; preds = %if.then.i.i32
  unreachable, !dbg !117

invoke.cont4:                                     ; preds = %call1.i.i.i.noexc33
  %7 = load ptr, ptr %_M_finish.i.i, align 8, !dbg !118, !tbaa !123
  %8 = load ptr, ptr %_M_last.i.i, align 8, !dbg !126, !tbaa !127
  %add.ptr.i.i = getelementptr inbounds i8, ptr %8, i64 -4, !dbg !128
  %cmp.not.i.i37 = icmp eq ptr %7, %add.ptr.i.i, !dbg !129
  br i1 %cmp.not.i.i37, label %if.else.i.i, label %if.then.i.i38, !dbg !130

if.then.i.i38:                                    ; preds = %invoke.cont4
  %9 = load i32, ptr %item, align 4, !dbg !131, !tbaa !43
  store i32 %9, ptr %7, align 4, !dbg !138, !tbaa !43
  %incdec.ptr.i.i = getelementptr inbounds i8, ptr %7, i64 4, !dbg !139
  store ptr %incdec.ptr.i.i, ptr %_M_finish.i.i, align 8, !dbg !139, !tbaa !123
  br label %invoke.cont6, !dbg !140

if.else.i.i:                                      ; preds = %invoke.cont4
  invoke void @_ZNSt5dequeIiSaIiEE16_M_push_back_auxIJRKiEEEvDpOT_(ptr noundef nonnull align 8 dereferenceable(80) %items, ptr noundef nonnull align 4 dereferenceable(4) %item)
          to label %invoke.cont6 unwind label %lpad5, !dbg !141

invoke.cont6:                                     ; preds = %if.then.i.i38, %if.else.i.i
  call void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48) %changed) #15, !dbg !142
  %call1.i.i2.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %lock)
          to label %_ZNSt10lock_guardISt5mutexED2Ev.exit unwind label %terminate.lpad.i, !dbg !143

terminate.lpad.i:                                 ; preds = %invoke.cont6
  %10 = landingpad { ptr, i32 }
          catch ptr null, !dbg !150
  %11 = extractvalue { ptr, i32 } %10, 0, !dbg !150
  call void @__clang_call_terminate(ptr %11) #18, !dbg !150
  unreachable, !dbg !150

_ZNSt10lock_guardISt5mutexED2Ev.exit:             ; preds = %invoke.cont6
  %12 = load i32, ptr %item, align 4, !dbg !151, !tbaa !43
  %inc = add nsw i32 %12, 1, !dbg !151
  store i32 %inc, ptr %item, align 4, !dbg !99, !tbaa !43
  %cmp = icmp slt i32 %12, 3, !dbg !152
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !100, !llvm.loop !153

lpad3.loopexit:                                   ; preds = %for.body
  %lpad.loopexit = landingpad { ptr, i32 }
          cleanup, !dbg !111
  br label %ehcleanup, !dbg !111

lpad3.loopexit.split-lp:                          ; preds = %if.then.i.i32
  %lpad.loopexit.split-lp = landingpad { ptr, i32 }
          cleanup, !dbg !111
  br label %ehcleanup, !dbg !111

lpad5:                                            ; preds = %if.else.i.i
  %13 = landingpad { ptr, i32 }
          cleanup, !dbg !111
  %call1.i.i2.i40 = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %lock)
          to label %ehcleanup unwind label %terminate.lpad.i41, !dbg !157

terminate.lpad.i41:                               ; preds = %lpad5
  %14 = landingpad { ptr, i32 }
          catch ptr null, !dbg !161
  %15 = extractvalue { ptr, i32 } %14, 0, !dbg !161
  call void @__clang_call_terminate(ptr %15) #18, !dbg !161
  unreachable, !dbg !161

ehcleanup:                                        ; preds = %lpad3.loopexit, %lpad3.loopexit.split-lp, %lpad5
  %.pn = phi { ptr, i32 } [ %13, %lpad5 ], [ %lpad.loopexit, %lpad3.loopexit ], [ %lpad.loopexit.split-lp, %lpad3.loopexit.split-lp ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %item) #15, !dbg !100
  br label %ehcleanup14, !dbg !100

invoke.cont10:                                    ; preds = %call1.i.i.i.noexc
  store i8 1, ptr %is_over, align 1, !dbg !162, !tbaa !37
  %call1.i.i2.i43 = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %lock)
          to label %_ZNSt10lock_guardISt5mutexED2Ev.exit45 unwind label %terminate.lpad.i44, !dbg !163

terminate.lpad.i44:                               ; preds = %invoke.cont10
  %16 = landingpad { ptr, i32 }
          catch ptr null, !dbg !167
  %17 = extractvalue { ptr, i32 } %16, 0, !dbg !167
  call void @__clang_call_terminate(ptr %17) #18, !dbg !167
  unreachable, !dbg !167

_ZNSt10lock_guardISt5mutexED2Ev.exit45:           ; preds = %invoke.cont10
  call void @_ZNSt18condition_variable10notify_allEv(ptr noundef nonnull align 8 dereferenceable(48) %changed) #15, !dbg !168
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %one)
          to label %invoke.cont13 unwind label %lpad12, !dbg !169

invoke.cont13:                                    ; preds = %_ZNSt10lock_guardISt5mutexED2Ev.exit45
  %18 = load i32, ptr %sum, align 4, !dbg !170, !tbaa !43
  %agg.tmp.sroa.0.0.copyload.i.i = load i64, ptr %one, align 8, !dbg !171, !tbaa !176
  %cmp.i.i.not.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i, 0, !dbg !177
  br i1 %cmp.i.i.not.i, label %_ZNSt6threadD2Ev.exit, label %if.then.i, !dbg !180

if.then.i:                                        ; preds = %invoke.cont13
  call void @_ZSt9terminatev() #18, !dbg !181
  unreachable, !dbg !181

_ZNSt6threadD2Ev.exit:                            ; preds = %invoke.cont13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %one) #15, !dbg !111
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %sum) #15, !dbg !111
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %is_over) #15, !dbg !111
  %19 = load ptr, ptr %items, align 8, !dbg !185, !tbaa !192
  %tobool.not.i.i.i = icmp eq ptr %19, null, !dbg !193
  br i1 %tobool.not.i.i.i, label %_ZNSt5queueIiSt5dequeIiSaIiEEED2Ev.exit, label %if.then.i.i.i, !dbg !193

if.then.i.i.i:                                    ; preds = %_ZNSt6threadD2Ev.exit
  %_M_node5.i.i8.i.i = getelementptr inbounds i8, ptr %items, i64 72, !dbg !194
  %_M_node5.i.i.i.i = getelementptr inbounds i8, ptr %items, i64 40, !dbg !199
  %20 = load ptr, ptr %_M_node5.i.i.i.i, align 8, !dbg !203, !tbaa !204
  %21 = load ptr, ptr %_M_node5.i.i8.i.i, align 8, !dbg !205, !tbaa !206
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %21, i64 8, !dbg !207
  %cmp4.i.i.i.i = icmp ult ptr %20, %add.ptr.i.i.i, !dbg !208
  br i1 %cmp4.i.i.i.i, label %for.body.i.i.i.i, label %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit.i.i.i, !dbg !211

for.body.i.i.i.i:                                 ; preds = %if.then.i.i.i, %for.body.i.i.i.i
  %__n.05.i.i.i.i = phi ptr [ %incdec.ptr.i.i.i.i, %for.body.i.i.i.i ], [ %20, %if.then.i.i.i ]
  %22 = load ptr, ptr %__n.05.i.i.i.i, align 8, !dbg !212, !tbaa !70
  call void @_ZdlPvm(ptr noundef %22, i64 noundef 512) #19, !dbg !213
  %incdec.ptr.i.i.i.i = getelementptr inbounds i8, ptr %__n.05.i.i.i.i, i64 8, !dbg !224
  %cmp.i.i.i.i = icmp ult ptr %__n.05.i.i.i.i, %21, !dbg !208
  br i1 %cmp.i.i.i.i, label %for.body.i.i.i.i, label %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit.i.i.i, !dbg !211, !llvm.loop !225

_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit.i.i.i: ; preds = %for.body.i.i.i.i, %if.then.i.i.i
  %23 = load ptr, ptr %items, align 8, !dbg !227, !tbaa !192
  %_M_map_size.i.i.i = getelementptr inbounds i8, ptr %items, i64 8, !dbg !228
  %24 = load i64, ptr %_M_map_size.i.i.i, align 8, !dbg !228, !tbaa !229
  %mul.i.i.i.i.i.i = shl i64 %24, 3, !dbg !230
  call void @_ZdlPvm(ptr noundef %23, i64 noundef %mul.i.i.i.i.i.i) #19, !dbg !239
  br label %_ZNSt5queueIiSt5dequeIiSaIiEEED2Ev.exit, !dbg !240

_ZNSt5queueIiSt5dequeIiSaIiEEED2Ev.exit:          ; preds = %_ZNSt6threadD2Ev.exit, %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit.i.i.i
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %items) #15, !dbg !111
  call void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %changed) #15, !dbg !111
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %changed) #15, !dbg !111
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %lock) #15, !dbg !111
  ret i32 %18, !dbg !111

lpad9:                                            ; preds = %if.then.i.i, %for.cond.cleanup
  %25 = landingpad { ptr, i32 }
          cleanup, !dbg !111
  br label %ehcleanup14, !dbg !241

lpad12:                                           ; preds = %_ZNSt10lock_guardISt5mutexED2Ev.exit45
  %26 = landingpad { ptr, i32 }
          cleanup, !dbg !111
  br label %ehcleanup14, !dbg !111

ehcleanup14:                                      ; preds = %lpad12, %lpad9, %ehcleanup
  %.pn.pn = phi { ptr, i32 } [ %.pn, %ehcleanup ], [ %26, %lpad12 ], [ %25, %lpad9 ]
  %agg.tmp.sroa.0.0.copyload.i.i46 = load i64, ptr %one, align 8, !dbg !242, !tbaa !176
  %cmp.i.i.not.i47 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i46, 0, !dbg !245
  br i1 %cmp.i.i.not.i47, label %ehcleanup15, label %if.then.i48, !dbg !247

if.then.i48:                                      ; preds = %ehcleanup14
  call void @_ZSt9terminatev() #18, !dbg !248
  unreachable, !dbg !248

ehcleanup15:                                      ; preds = %ehcleanup14, %lpad1, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i
  %.pn.pn.pn = phi { ptr, i32 } [ %6, %lpad1 ], [ %2, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i ], [ %.pn.pn, %ehcleanup14 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %one) #15, !dbg !111
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %sum) #15, !dbg !111
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %is_over) #15, !dbg !111
  call void @_ZNSt5queueIiSt5dequeIiSaIiEEED2Ev(ptr noundef nonnull align 8 dereferenceable(80) %items) #15, !dbg !111
  br label %ehcleanup20, !dbg !111

ehcleanup20:                                      ; preds = %ehcleanup15, %lpad
  %.pn.pn.pn.pn = phi { ptr, i32 } [ %.pn.pn.pn, %ehcleanup15 ], [ %5, %lpad ]
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %items) #15, !dbg !111
  call void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %changed) #15, !dbg !111
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %changed) #15, !dbg !111
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %lock) #15, !dbg !111
  resume { ptr, i32 } %.pn.pn.pn.pn, !dbg !111
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_allEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #2

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #3

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5queueIiSt5dequeIiSaIiEEED2Ev(ptr noundef nonnull align 8 dereferenceable(80) %this) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !190 {
entry:
  %0 = load ptr, ptr %this, align 8, !dbg !250, !tbaa !192
  %tobool.not.i.i = icmp eq ptr %0, null, !dbg !253
  br i1 %tobool.not.i.i, label %_ZNSt5dequeIiSaIiEED2Ev.exit, label %if.then.i.i, !dbg !253

if.then.i.i:                                      ; preds = %entry
  %_M_node5.i.i8.i = getelementptr inbounds i8, ptr %this, i64 72, !dbg !254
  %_M_node5.i.i.i = getelementptr inbounds i8, ptr %this, i64 40, !dbg !257
  %1 = load ptr, ptr %_M_node5.i.i.i, align 8, !dbg !260, !tbaa !204
  %2 = load ptr, ptr %_M_node5.i.i8.i, align 8, !dbg !261, !tbaa !206
  %add.ptr.i.i = getelementptr inbounds i8, ptr %2, i64 8, !dbg !262
  %cmp4.i.i.i = icmp ult ptr %1, %add.ptr.i.i, !dbg !263
  br i1 %cmp4.i.i.i, label %for.body.i.i.i, label %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit.i.i, !dbg !265

for.body.i.i.i:                                   ; preds = %if.then.i.i, %for.body.i.i.i
  %__n.05.i.i.i = phi ptr [ %incdec.ptr.i.i.i, %for.body.i.i.i ], [ %1, %if.then.i.i ]
  %3 = load ptr, ptr %__n.05.i.i.i, align 8, !dbg !266, !tbaa !70
  tail call void @_ZdlPvm(ptr noundef %3, i64 noundef 512) #19, !dbg !267
  %incdec.ptr.i.i.i = getelementptr inbounds i8, ptr %__n.05.i.i.i, i64 8, !dbg !272
  %cmp.i.i.i = icmp ult ptr %__n.05.i.i.i, %2, !dbg !263
  br i1 %cmp.i.i.i, label %for.body.i.i.i, label %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit.i.i, !dbg !265, !llvm.loop !273

_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit.i.i: ; preds = %for.body.i.i.i, %if.then.i.i
  %4 = load ptr, ptr %this, align 8, !dbg !275, !tbaa !192
  %_M_map_size.i.i = getelementptr inbounds i8, ptr %this, i64 8, !dbg !276
  %5 = load i64, ptr %_M_map_size.i.i, align 8, !dbg !276, !tbaa !229
  %mul.i.i.i.i.i = shl i64 %5, 3, !dbg !277
  tail call void @_ZdlPvm(ptr noundef %4, i64 noundef %mul.i.i.i.i.i) #19, !dbg !282
  br label %_ZNSt5dequeIiSaIiEED2Ev.exit, !dbg !283

_ZNSt5dequeIiSaIiEED2Ev.exit:                     ; preds = %entry, %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit.i.i
  ret void, !dbg !284
}

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noreturn nounwind
declare !dbg !285 void @_ZSt9terminatev() local_unnamed_addr #6

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #7 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #15
  tail call void @_ZSt9terminatev() #18
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #8

; Function Attrs: noreturn
declare !dbg !286 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #9

declare !dbg !288 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #3

declare !dbg !290 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt11_Deque_baseIiSaIiEE17_M_initialize_mapEm(ptr noundef nonnull align 8 dereferenceable(80) %this, i64 noundef %__num_elements) local_unnamed_addr #10 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !291 {
entry:
  %div56 = lshr i64 %__num_elements, 7, !dbg !292
  %0 = tail call i64 @llvm.umax.i64(i64 %div56, i64 5), !dbg !293
  %.sroa.speculated = add nuw nsw i64 %0, 3, !dbg !293
  %_M_map_size = getelementptr inbounds i8, ptr %this, i64 8, !dbg !294
  store i64 %.sroa.speculated, ptr %_M_map_size, align 8, !dbg !295, !tbaa !229
  %add = add nuw nsw i64 %div56, 1, !dbg !296
  %mul.i.i.i = shl nuw nsw i64 %.sroa.speculated, 3, !dbg !297
  %call5.i.i.i = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %mul.i.i.i) #16, !dbg !306
  store ptr %call5.i.i.i, ptr %this, align 8, !dbg !307, !tbaa !192
  %sub = sub nsw i64 %.sroa.speculated, %add, !dbg !308
  %div1348 = lshr i64 %sub, 1, !dbg !309
  %add.ptr = getelementptr inbounds ptr, ptr %call5.i.i.i, i64 %div1348, !dbg !310
  %add.ptr14 = getelementptr inbounds ptr, ptr %add.ptr, i64 %add, !dbg !311
  invoke void @_ZNSt11_Deque_baseIiSaIiEE15_M_create_nodesEPPiS3_(ptr noundef nonnull align 8 dereferenceable(80) %this, ptr noundef nonnull %add.ptr, ptr noundef nonnull %add.ptr14)
          to label %try.cont unwind label %lpad, !dbg !312

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null, !dbg !313
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !313
  %3 = tail call ptr @__cxa_begin_catch(ptr %2) #15, !dbg !314
  %4 = load ptr, ptr %this, align 8, !dbg !315, !tbaa !192
  %5 = load i64, ptr %_M_map_size, align 8, !dbg !316, !tbaa !229
  %mul.i.i.i49 = shl i64 %5, 3, !dbg !317
  tail call void @_ZdlPvm(ptr noundef %4, i64 noundef %mul.i.i.i49) #19, !dbg !322
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %this, i8 0, i64 16, i1 false), !dbg !323
  invoke void @__cxa_rethrow() #17
          to label %unreachable unwind label %lpad23, !dbg !324

lpad23:                                           ; preds = %lpad
  %6 = landingpad { ptr, i32 }
          cleanup, !dbg !313
  invoke void @__cxa_end_catch()
          to label %invoke.cont24 unwind label %terminate.lpad, !dbg !325

invoke.cont24:                                    ; preds = %lpad23
  resume { ptr, i32 } %6, !dbg !313

try.cont:                                         ; preds = %entry
  %_M_start = getelementptr inbounds i8, ptr %this, i64 16, !dbg !326
  %_M_node.i = getelementptr inbounds i8, ptr %this, i64 40, !dbg !327
  store ptr %add.ptr, ptr %_M_node.i, align 8, !dbg !330, !tbaa !331
  %7 = load ptr, ptr %add.ptr, align 8, !dbg !332, !tbaa !70
  %_M_first.i = getelementptr inbounds i8, ptr %this, i64 24, !dbg !333
  store ptr %7, ptr %_M_first.i, align 8, !dbg !334, !tbaa !335
  %add.ptr.i = getelementptr inbounds i8, ptr %7, i64 512, !dbg !336
  %_M_last.i = getelementptr inbounds i8, ptr %this, i64 32, !dbg !337
  store ptr %add.ptr.i, ptr %_M_last.i, align 8, !dbg !338, !tbaa !339
  %_M_finish = getelementptr inbounds i8, ptr %this, i64 48, !dbg !340
  %add.ptr27 = getelementptr inbounds i8, ptr %add.ptr14, i64 -8, !dbg !341
  %_M_node.i50 = getelementptr inbounds i8, ptr %this, i64 72, !dbg !342
  store ptr %add.ptr27, ptr %_M_node.i50, align 8, !dbg !344, !tbaa !331
  %8 = load ptr, ptr %add.ptr27, align 8, !dbg !345, !tbaa !70
  %_M_first.i51 = getelementptr inbounds i8, ptr %this, i64 56, !dbg !346
  store ptr %8, ptr %_M_first.i51, align 8, !dbg !347, !tbaa !335
  %add.ptr.i52 = getelementptr inbounds i8, ptr %8, i64 512, !dbg !348
  %_M_last.i53 = getelementptr inbounds i8, ptr %this, i64 64, !dbg !349
  store ptr %add.ptr.i52, ptr %_M_last.i53, align 8, !dbg !350, !tbaa !339
  %_M_first = getelementptr inbounds i8, ptr %this, i64 24, !dbg !351
  %9 = load ptr, ptr %_M_first, align 8, !dbg !351, !tbaa !352
  store ptr %9, ptr %_M_start, align 8, !dbg !353, !tbaa !354
  %_M_first34 = getelementptr inbounds i8, ptr %this, i64 56, !dbg !355
  %10 = load ptr, ptr %_M_first34, align 8, !dbg !355, !tbaa !356
  %rem = and i64 %__num_elements, 127, !dbg !357
  %add.ptr36 = getelementptr inbounds i32, ptr %10, i64 %rem, !dbg !358
  store ptr %add.ptr36, ptr %_M_finish, align 8, !dbg !359, !tbaa !123
  ret void, !dbg !313

terminate.lpad:                                   ; preds = %lpad23
  %11 = landingpad { ptr, i32 }
          catch ptr null, !dbg !325
  %12 = extractvalue { ptr, i32 } %11, 0, !dbg !325
  tail call void @__clang_call_terminate(ptr %12) #18, !dbg !325
  unreachable, !dbg !325

unreachable:                                      ; preds = %lpad
  unreachable
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt11_Deque_baseIiSaIiEE15_M_create_nodesEPPiS3_(ptr noundef nonnull align 8 dereferenceable(80) %this, ptr noundef %__nstart, ptr noundef %__nfinish) local_unnamed_addr #10 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !360 {
entry:
  %cmp12 = icmp ult ptr %__nstart, %__nfinish, !dbg !361
  br i1 %cmp12, label %for.body, label %try.cont, !dbg !362

for.body:                                         ; preds = %entry, %invoke.cont
  %__cur.013 = phi ptr [ %incdec.ptr, %invoke.cont ], [ %__nstart, %entry ]
  %call5.i.i.i10 = invoke noalias noundef nonnull dereferenceable(512) ptr @_Znwm(i64 noundef 512) #16
          to label %invoke.cont unwind label %lpad, !dbg !363

invoke.cont:                                      ; preds = %for.body
  store ptr %call5.i.i.i10, ptr %__cur.013, align 8, !dbg !372, !tbaa !70
  %incdec.ptr = getelementptr inbounds i8, ptr %__cur.013, i64 8, !dbg !373
  %cmp = icmp ult ptr %incdec.ptr, %__nfinish, !dbg !361
  br i1 %cmp, label %for.body, label %try.cont, !dbg !362, !llvm.loop !374

lpad:                                             ; preds = %for.body
  %0 = landingpad { ptr, i32 }
          catch ptr null, !dbg !376
  %1 = extractvalue { ptr, i32 } %0, 0, !dbg !376
  %2 = tail call ptr @__cxa_begin_catch(ptr %1) #15, !dbg !377
  %cmp4.i = icmp ugt ptr %__cur.013, %__nstart, !dbg !378
  br i1 %cmp4.i, label %for.body.i, label %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit, !dbg !380

for.body.i:                                       ; preds = %lpad, %for.body.i
  %__n.05.i = phi ptr [ %incdec.ptr.i, %for.body.i ], [ %__nstart, %lpad ]
  %3 = load ptr, ptr %__n.05.i, align 8, !dbg !381, !tbaa !70
  tail call void @_ZdlPvm(ptr noundef %3, i64 noundef 512) #19, !dbg !382
  %incdec.ptr.i = getelementptr inbounds i8, ptr %__n.05.i, i64 8, !dbg !387
  %cmp.i = icmp ult ptr %incdec.ptr.i, %__cur.013, !dbg !378
  br i1 %cmp.i, label %for.body.i, label %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit, !dbg !380, !llvm.loop !388

_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit: ; preds = %for.body.i, %lpad
  invoke void @__cxa_rethrow() #17
          to label %unreachable unwind label %lpad2, !dbg !390

lpad2:                                            ; preds = %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit
  %4 = landingpad { ptr, i32 }
          cleanup, !dbg !376
  invoke void @__cxa_end_catch()
          to label %invoke.cont3 unwind label %terminate.lpad, !dbg !391

invoke.cont3:                                     ; preds = %lpad2
  resume { ptr, i32 } %4, !dbg !376

try.cont:                                         ; preds = %invoke.cont, %entry
  ret void, !dbg !376

terminate.lpad:                                   ; preds = %lpad2
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !391
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !391
  tail call void @__clang_call_terminate(ptr %6) #18, !dbg !391
  unreachable, !dbg !391

unreachable:                                      ; preds = %_ZNSt11_Deque_baseIiSaIiEE16_M_destroy_nodesEPPiS3_.exit
  unreachable
}

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noreturn
declare !dbg !392 void @_ZSt28__throw_bad_array_new_lengthv() local_unnamed_addr #9

; Function Attrs: noreturn
declare !dbg !393 void @_ZSt17__throw_bad_allocv() local_unnamed_addr #9

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #11

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #2

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr #4 align 2 !dbg !394 {
entry:
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(48) %this) #15, !dbg !395
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 48) #19, !dbg !395
  ret void, !dbg !395
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(48) %this) unnamed_addr #10 align 2 personality ptr @__gxx_personality_v0 !dbg !396 {
entry:
  %guard.i.i.i.i.i = alloca %"class.std::unique_lock", align 8
  %_M_func = getelementptr inbounds i8, ptr %this, i64 8, !dbg !397
  %_M_owns.i.i.i.i.i.i = getelementptr inbounds i8, ptr %guard.i.i.i.i.i, i64 8
  %0 = getelementptr inbounds i8, ptr %this, i64 16
  %1 = getelementptr inbounds i8, ptr %this, i64 24
  %2 = getelementptr inbounds i8, ptr %this, i64 32
  %3 = getelementptr inbounds i8, ptr %this, i64 40
  br label %for.cond.i.i.i.i.i, !dbg !398

for.cond.i.i.i.i.i:                               ; preds = %_ZNSt11unique_lockISt5mutexED2Ev.exit.i.i.i.i.i, %entry
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %guard.i.i.i.i.i) #15, !dbg !410
  %4 = load ptr, ptr %_M_func, align 8, !dbg !411, !tbaa !412
  store ptr %4, ptr %guard.i.i.i.i.i, align 8, !dbg !414, !tbaa !418
  store i8 0, ptr %_M_owns.i.i.i.i.i.i, align 8, !dbg !420, !tbaa !421
  %call1.i.i.i.i.i.i.i.i.i = call noundef i32 @pthread_mutex_lock(ptr noundef nonnull %4), !dbg !422
  %tobool.not.i.i.i.i.i.i.i.i = icmp eq i32 %call1.i.i.i.i.i.i.i.i.i, 0, !dbg !427
  br i1 %tobool.not.i.i.i.i.i.i.i.i, label %_ZNSt11unique_lockISt5mutexEC2ERS0_.exit.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i, !dbg !427

if.then.i.i.i.i.i.i.i.i:                          ; preds = %for.cond.i.i.i.i.i
  call void @_ZSt20__throw_system_errori(i32 noundef %call1.i.i.i.i.i.i.i.i.i) #17, !dbg !428
  unreachable, !dbg !428

_ZNSt11unique_lockISt5mutexEC2ERS0_.exit.i.i.i.i.i: ; preds = %for.cond.i.i.i.i.i
  store i8 1, ptr %_M_owns.i.i.i.i.i.i, align 8, !dbg !429, !tbaa !421
  %5 = load ptr, ptr %0, align 8, !dbg !430, !tbaa !431
  %6 = load ptr, ptr %1, align 8, !dbg !432, !tbaa !433
  %7 = load ptr, ptr %2, align 8, !dbg !432, !tbaa !434
  %_M_finish.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %7, i64 48, !dbg !435
  %_M_start.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %7, i64 16, !dbg !445
  %8 = load i8, ptr %6, align 1, !dbg !446, !tbaa !37, !range !447, !noundef !10
  %loadedv.i2.i.i.i.i.i.i = trunc nuw i8 %8 to i1, !dbg !446
  br i1 %loadedv.i2.i.i.i.i.i.i, label %invoke.cont.i.i.i.i.i, label %lor.rhs.i.i.i.i.i.i.i, !dbg !448

lor.rhs.i.i.i.i.i.i.i:                            ; preds = %_ZNSt11unique_lockISt5mutexEC2ERS0_.exit.i.i.i.i.i, %.noexc.i.i.i.i.i
  %9 = load ptr, ptr %_M_finish.i.i.i.i.i.i.i.i.i, align 8, !dbg !449, !tbaa !452
  %10 = load ptr, ptr %_M_start.i.i.i.i.i.i.i.i.i, align 8, !dbg !453, !tbaa !452
  %cmp.i.i.i.i.not.i.i.i.i.i.i = icmp eq ptr %9, %10, !dbg !454
  br i1 %cmp.i.i.i.i.not.i.i.i.i.i.i, label %while.body.i.i.i.i.i.i, label %invoke.cont.i.i.i.i.i, !dbg !455

while.body.i.i.i.i.i.i:                           ; preds = %lor.rhs.i.i.i.i.i.i.i
  invoke void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48) %5, ptr noundef nonnull align 8 dereferenceable(9) %guard.i.i.i.i.i)
          to label %.noexc.i.i.i.i.i unwind label %lpad.i.i.i.i.i, !dbg !456

.noexc.i.i.i.i.i:                                 ; preds = %while.body.i.i.i.i.i.i
  %11 = load i8, ptr %6, align 1, !dbg !446, !tbaa !37, !range !447, !noundef !10
  %loadedv.i.i.i.i.i.i.i = trunc nuw i8 %11 to i1, !dbg !446
  br i1 %loadedv.i.i.i.i.i.i.i, label %invoke.cont.i.i.i.i.i, label %lor.rhs.i.i.i.i.i.i.i, !dbg !448, !llvm.loop !457

invoke.cont.i.i.i.i.i:                            ; preds = %.noexc.i.i.i.i.i, %lor.rhs.i.i.i.i.i.i.i, %_ZNSt11unique_lockISt5mutexEC2ERS0_.exit.i.i.i.i.i
  %12 = load ptr, ptr %2, align 8, !dbg !459, !tbaa !434
  %_M_finish.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %12, i64 48, !dbg !460
  %_M_start.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %12, i64 16, !dbg !463
  %13 = load ptr, ptr %_M_finish.i.i.i.i.i.i.i, align 8, !dbg !464, !tbaa !452
  %14 = load ptr, ptr %_M_start.i.i.i.i.i.i.i, align 8, !dbg !466, !tbaa !452
  %cmp.i.i.i.not.i.i.i.i.i = icmp eq ptr %13, %14, !dbg !467
  br i1 %cmp.i.i.i.not.i.i.i.i.i, label %cleanup.i.i.i.i.i, label %if.end.i.i.i.i.i, !dbg !459

lpad.i.i.i.i.i:                                   ; preds = %while.body.i.i.i.i.i.i
  %15 = landingpad { ptr, i32 }
          cleanup, !dbg !468
  call void @_ZNSt11unique_lockISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %guard.i.i.i.i.i) #15, !dbg !469
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %guard.i.i.i.i.i) #15, !dbg !469
  resume { ptr, i32 } %15, !dbg !469

if.end.i.i.i.i.i:                                 ; preds = %invoke.cont.i.i.i.i.i
  %16 = load i32, ptr %14, align 4, !dbg !470, !tbaa !43
  %17 = load ptr, ptr %3, align 8, !dbg !471, !tbaa !472
  %18 = load i32, ptr %17, align 4, !dbg !473, !tbaa !43
  %add.i.i.i.i.i = add nsw i32 %18, %16, !dbg !473
  store i32 %add.i.i.i.i.i, ptr %17, align 4, !dbg !473, !tbaa !43
  %_M_last.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %12, i64 32, !dbg !474
  %19 = load ptr, ptr %_M_last.i.i.i.i.i.i.i, align 8, !dbg !474, !tbaa !479
  %add.ptr.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %19, i64 -4, !dbg !480
  %cmp.not.i.i.i.i.i.i.i = icmp eq ptr %14, %add.ptr.i.i.i.i.i.i.i, !dbg !481
  br i1 %cmp.not.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i, !dbg !482

if.then.i.i.i.i.i.i.i:                            ; preds = %if.end.i.i.i.i.i
  %incdec.ptr.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %14, i64 4, !dbg !483
  br label %_ZNSt5queueIiSt5dequeIiSaIiEEE3popEv.exit.i.i.i.i.i, !dbg !484

if.else.i.i.i.i.i.i.i:                            ; preds = %if.end.i.i.i.i.i
  %_M_first.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %12, i64 24, !dbg !485
  %20 = load ptr, ptr %_M_first.i.i.i.i.i.i.i.i, align 8, !dbg !485, !tbaa !352
  call void @_ZdlPvm(ptr noundef %20, i64 noundef 512) #19, !dbg !489
  %_M_node.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %12, i64 40, !dbg !494
  %21 = load ptr, ptr %_M_node.i.i.i.i.i.i.i.i, align 8, !dbg !494, !tbaa !204
  %add.ptr.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %21, i64 8, !dbg !495
  store ptr %add.ptr.i.i.i.i.i.i.i.i, ptr %_M_node.i.i.i.i.i.i.i.i, align 8, !dbg !496, !tbaa !331
  %22 = load ptr, ptr %add.ptr.i.i.i.i.i.i.i.i, align 8, !dbg !498, !tbaa !70
  store ptr %22, ptr %_M_first.i.i.i.i.i.i.i.i, align 8, !dbg !499, !tbaa !335
  %add.ptr.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %22, i64 512, !dbg !500
  store ptr %add.ptr.i.i.i.i.i.i.i.i.i, ptr %_M_last.i.i.i.i.i.i.i, align 8, !dbg !501, !tbaa !339
  br label %_ZNSt5queueIiSt5dequeIiSaIiEEE3popEv.exit.i.i.i.i.i

_ZNSt5queueIiSt5dequeIiSaIiEEE3popEv.exit.i.i.i.i.i: ; preds = %if.else.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i
  %storemerge.i.i.i.i.i.i.i = phi ptr [ %incdec.ptr.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i ], [ %22, %if.else.i.i.i.i.i.i.i ], !dbg !502
  store ptr %storemerge.i.i.i.i.i.i.i, ptr %_M_start.i.i.i.i.i.i.i, align 8, !dbg !502, !tbaa !354
  br label %cleanup.i.i.i.i.i, !dbg !469

cleanup.i.i.i.i.i:                                ; preds = %_ZNSt5queueIiSt5dequeIiSaIiEEE3popEv.exit.i.i.i.i.i, %invoke.cont.i.i.i.i.i
  %23 = load i8, ptr %_M_owns.i.i.i.i.i.i, align 8, !dbg !503, !tbaa !421, !range !447, !noundef !10
  %loadedv.i.i.i.i.i.i = trunc nuw i8 %23 to i1, !dbg !503
  br i1 %loadedv.i.i.i.i.i.i, label %if.else.i.i10.i.i.i.i.i, label %_ZNSt11unique_lockISt5mutexED2Ev.exit.i.i.i.i.i, !dbg !503

if.else.i.i10.i.i.i.i.i:                          ; preds = %cleanup.i.i.i.i.i
  %24 = load ptr, ptr %guard.i.i.i.i.i, align 8, !dbg !506, !tbaa !418
  %tobool.not.i.i.i.i.i.i.i = icmp eq ptr %24, null, !dbg !506
  br i1 %tobool.not.i.i.i.i.i.i.i, label %_ZNSt11unique_lockISt5mutexED2Ev.exit.i.i.i.i.i, label %if.then2.i.i.i.i.i.i.i, !dbg !506

if.then2.i.i.i.i.i.i.i:                           ; preds = %if.else.i.i10.i.i.i.i.i
  %call1.i.i.i2.i.i.i.i.i.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %24)
          to label %call1.i.i.i.noexc.i.i.i.i.i.i unwind label %terminate.lpad.i.i.i.i.i.i, !dbg !509

call1.i.i.i.noexc.i.i.i.i.i.i:                    ; preds = %if.then2.i.i.i.i.i.i.i
  store i8 0, ptr %_M_owns.i.i.i.i.i.i, align 8, !dbg !512, !tbaa !421
  br label %_ZNSt11unique_lockISt5mutexED2Ev.exit.i.i.i.i.i, !dbg !513

terminate.lpad.i.i.i.i.i.i:                       ; preds = %if.then2.i.i.i.i.i.i.i
  %25 = landingpad { ptr, i32 }
          catch ptr null, !dbg !514
  %26 = extractvalue { ptr, i32 } %25, 0, !dbg !514
  call void @__clang_call_terminate(ptr %26) #18, !dbg !514
  unreachable, !dbg !514

_ZNSt11unique_lockISt5mutexED2Ev.exit.i.i.i.i.i:  ; preds = %call1.i.i.i.noexc.i.i.i.i.i.i, %if.else.i.i10.i.i.i.i.i, %cleanup.i.i.i.i.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %guard.i.i.i.i.i) #15, !dbg !469
  br i1 %cmp.i.i.i.not.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit", label %for.cond.i.i.i.i.i

"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit": ; preds = %_ZNSt11unique_lockISt5mutexED2Ev.exit.i.i.i.i.i
  ret void, !dbg !515
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %this) unnamed_addr #12 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !504 {
entry:
  %_M_owns = getelementptr inbounds i8, ptr %this, i64 8, !dbg !516
  %0 = load i8, ptr %_M_owns, align 8, !dbg !516, !tbaa !421, !range !447, !noundef !10
  %loadedv = trunc nuw i8 %0 to i1, !dbg !516
  br i1 %loadedv, label %if.else.i, label %if.end, !dbg !516

if.else.i:                                        ; preds = %entry
  %1 = load ptr, ptr %this, align 8, !dbg !517, !tbaa !418
  %tobool.not.i = icmp eq ptr %1, null, !dbg !517
  br i1 %tobool.not.i, label %if.end, label %if.then2.i, !dbg !517

if.then2.i:                                       ; preds = %if.else.i
  %call1.i.i.i2 = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %1)
          to label %call1.i.i.i.noexc unwind label %terminate.lpad, !dbg !519

call1.i.i.i.noexc:                                ; preds = %if.then2.i
  store i8 0, ptr %_M_owns, align 8, !dbg !522, !tbaa !421
  br label %if.end, !dbg !523

if.end:                                           ; preds = %call1.i.i.i.noexc, %if.else.i, %entry
  ret void, !dbg !524

terminate.lpad:                                   ; preds = %if.then2.i
  %2 = landingpad { ptr, i32 }
          catch ptr null, !dbg !525
  %3 = extractvalue { ptr, i32 } %2, 0, !dbg !525
  tail call void @__clang_call_terminate(ptr %3) #18, !dbg !525
  unreachable, !dbg !525
}

declare void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48), ptr noundef nonnull align 8 dereferenceable(9)) local_unnamed_addr #3

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt5dequeIiSaIiEE16_M_push_back_auxIJRKiEEEvDpOT_(ptr noundef nonnull align 8 dereferenceable(80) %this, ptr noundef nonnull align 4 dereferenceable(4) %__args) local_unnamed_addr #10 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !526 {
entry:
  %_M_finish.i = getelementptr inbounds i8, ptr %this, i64 48, !dbg !527
  %_M_start.i = getelementptr inbounds i8, ptr %this, i64 16, !dbg !530
  %_M_node.i.i = getelementptr inbounds i8, ptr %this, i64 72, !dbg !531
  %0 = load ptr, ptr %_M_node.i.i, align 8, !dbg !531, !tbaa !331
  %_M_node1.i.i = getelementptr inbounds i8, ptr %this, i64 40, !dbg !534
  %1 = load ptr, ptr %_M_node1.i.i, align 8, !dbg !534, !tbaa !331
  %sub.ptr.lhs.cast.i.i = ptrtoint ptr %0 to i64, !dbg !535
  %sub.ptr.rhs.cast.i.i = ptrtoint ptr %1 to i64, !dbg !535
  %sub.ptr.sub.i.i = sub i64 %sub.ptr.lhs.cast.i.i, %sub.ptr.rhs.cast.i.i, !dbg !535
  %sub.ptr.div.i.i = ashr exact i64 %sub.ptr.sub.i.i, 3, !dbg !535
  %tobool.i.i = icmp ne ptr %0, null, !dbg !536
  %conv.neg.i.i = sext i1 %tobool.i.i to i64, !dbg !537
  %sub.i.i = add nsw i64 %sub.ptr.div.i.i, %conv.neg.i.i, !dbg !538
  %mul.i.i = shl nsw i64 %sub.i.i, 7, !dbg !539
  %2 = load ptr, ptr %_M_finish.i, align 8, !dbg !540, !tbaa !452
  %_M_first.i.i = getelementptr inbounds i8, ptr %this, i64 56, !dbg !541
  %3 = load ptr, ptr %_M_first.i.i, align 8, !dbg !541, !tbaa !335
  %sub.ptr.lhs.cast3.i.i = ptrtoint ptr %2 to i64, !dbg !542
  %sub.ptr.rhs.cast4.i.i = ptrtoint ptr %3 to i64, !dbg !542
  %sub.ptr.sub5.i.i = sub i64 %sub.ptr.lhs.cast3.i.i, %sub.ptr.rhs.cast4.i.i, !dbg !542
  %sub.ptr.div6.i.i = ashr exact i64 %sub.ptr.sub5.i.i, 2, !dbg !542
  %add.i.i = add nsw i64 %mul.i.i, %sub.ptr.div6.i.i, !dbg !543
  %_M_last.i.i = getelementptr inbounds i8, ptr %this, i64 32, !dbg !544
  %4 = load ptr, ptr %_M_last.i.i, align 8, !dbg !544, !tbaa !339
  %5 = load ptr, ptr %_M_start.i, align 8, !dbg !545, !tbaa !452
  %sub.ptr.lhs.cast8.i.i = ptrtoint ptr %4 to i64, !dbg !546
  %sub.ptr.rhs.cast9.i.i = ptrtoint ptr %5 to i64, !dbg !546
  %sub.ptr.sub10.i.i = sub i64 %sub.ptr.lhs.cast8.i.i, %sub.ptr.rhs.cast9.i.i, !dbg !546
  %sub.ptr.div11.i.i = ashr exact i64 %sub.ptr.sub10.i.i, 2, !dbg !546
  %add12.i.i = add nsw i64 %add.i.i, %sub.ptr.div11.i.i, !dbg !547
  %cmp = icmp eq i64 %add12.i.i, 4611686018427387903, !dbg !548
  br i1 %cmp, label %if.then, label %if.end, !dbg !549

if.then:                                          ; preds = %entry
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str) #17, !dbg !550
  unreachable, !dbg !550

if.end:                                           ; preds = %entry
  %_M_map_size.i = getelementptr inbounds i8, ptr %this, i64 8, !dbg !551
  %6 = load i64, ptr %_M_map_size.i, align 8, !dbg !551, !tbaa !229
  %7 = load ptr, ptr %this, align 8, !dbg !554, !tbaa !192
  %sub.ptr.rhs.cast.i = ptrtoint ptr %7 to i64, !dbg !555
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i.i, %sub.ptr.rhs.cast.i, !dbg !555
  %sub.ptr.div.i = ashr exact i64 %sub.ptr.sub.i, 3, !dbg !555
  %sub.i = sub i64 %6, %sub.ptr.div.i, !dbg !556
  %cmp.i = icmp ult i64 %sub.i, 2, !dbg !557
  br i1 %cmp.i, label %if.then.i, label %_ZNSt5dequeIiSaIiEE22_M_reserve_map_at_backEm.exit, !dbg !558

if.then.i:                                        ; preds = %if.end
  tail call void @_ZNSt5dequeIiSaIiEE17_M_reallocate_mapEmb(ptr noundef nonnull align 8 dereferenceable(80) %this, i64 noundef 1, i1 noundef zeroext false), !dbg !559
  br label %_ZNSt5dequeIiSaIiEE22_M_reserve_map_at_backEm.exit, !dbg !559

_ZNSt5dequeIiSaIiEE22_M_reserve_map_at_backEm.exit: ; preds = %if.end, %if.then.i
  %call5.i.i.i = tail call noalias noundef nonnull dereferenceable(512) ptr @_Znwm(i64 noundef 512) #16, !dbg !560
  %8 = load ptr, ptr %_M_node.i.i, align 8, !dbg !565, !tbaa !206
  %add.ptr = getelementptr inbounds i8, ptr %8, i64 8, !dbg !566
  store ptr %call5.i.i.i, ptr %add.ptr, align 8, !dbg !567, !tbaa !70
  %9 = load ptr, ptr %_M_finish.i, align 8, !dbg !568, !tbaa !123
  %10 = load i32, ptr %__args, align 4, !dbg !569, !tbaa !43
  store i32 %10, ptr %9, align 4, !dbg !572, !tbaa !43
  %11 = load ptr, ptr %_M_node.i.i, align 8, !dbg !573, !tbaa !206
  %add.ptr12 = getelementptr inbounds i8, ptr %11, i64 8, !dbg !574
  %_M_node.i18 = getelementptr inbounds i8, ptr %this, i64 72, !dbg !575
  store ptr %add.ptr12, ptr %_M_node.i18, align 8, !dbg !577, !tbaa !331
  %12 = load ptr, ptr %add.ptr12, align 8, !dbg !578, !tbaa !70
  %_M_first.i = getelementptr inbounds i8, ptr %this, i64 56, !dbg !579
  store ptr %12, ptr %_M_first.i, align 8, !dbg !580, !tbaa !335
  %add.ptr.i = getelementptr inbounds i8, ptr %12, i64 512, !dbg !581
  %_M_last.i = getelementptr inbounds i8, ptr %this, i64 64, !dbg !582
  store ptr %add.ptr.i, ptr %_M_last.i, align 8, !dbg !583, !tbaa !339
  store ptr %12, ptr %_M_finish.i, align 8, !dbg !584, !tbaa !123
  ret void, !dbg !585
}

; Function Attrs: noreturn
declare !dbg !586 void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt5dequeIiSaIiEE17_M_reallocate_mapEmb(ptr noundef nonnull align 8 dereferenceable(80) %this, i64 noundef %__nodes_to_add, i1 noundef zeroext %__add_at_front) local_unnamed_addr #10 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !587 {
entry:
  %_M_node = getelementptr inbounds i8, ptr %this, i64 72, !dbg !588
  %0 = load ptr, ptr %_M_node, align 8, !dbg !588, !tbaa !206
  %_M_node3 = getelementptr inbounds i8, ptr %this, i64 40, !dbg !589
  %1 = load ptr, ptr %_M_node3, align 8, !dbg !589, !tbaa !204
  %sub.ptr.lhs.cast = ptrtoint ptr %0 to i64, !dbg !590
  %sub.ptr.rhs.cast = ptrtoint ptr %1 to i64, !dbg !590
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !590
  %sub.ptr.div = ashr exact i64 %sub.ptr.sub, 3, !dbg !590
  %add = add nsw i64 %sub.ptr.div, 1, !dbg !591
  %add4 = add i64 %add, %__nodes_to_add, !dbg !592
  %_M_map_size = getelementptr inbounds i8, ptr %this, i64 8, !dbg !593
  %2 = load i64, ptr %_M_map_size, align 8, !dbg !593, !tbaa !176
  %mul = shl i64 %add4, 1, !dbg !594
  %cmp = icmp ugt i64 %2, %mul, !dbg !595
  br i1 %cmp, label %if.then, label %if.else31, !dbg !596

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %this, align 8, !dbg !597, !tbaa !192
  %sub = sub i64 %2, %add4, !dbg !598
  %div88 = lshr i64 %sub, 1, !dbg !599
  %add.ptr = getelementptr inbounds ptr, ptr %3, i64 %div88, !dbg !600
  %cond = select i1 %__add_at_front, i64 %__nodes_to_add, i64 0, !dbg !601
  %add.ptr9 = getelementptr inbounds ptr, ptr %add.ptr, i64 %cond, !dbg !602
  %cmp13 = icmp ult ptr %add.ptr9, %1, !dbg !603
  %add.ptr21 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !604
  %tobool.not.i.i.i.i.i = icmp eq ptr %add.ptr21, %1, !dbg !604
  br i1 %cmp13, label %if.then14, label %if.else, !dbg !605

if.then14:                                        ; preds = %if.then
  br i1 %tobool.not.i.i.i.i.i, label %if.end65, label %if.then.i.i.i.i.i, !dbg !606

if.then.i.i.i.i.i:                                ; preds = %if.then14
  %sub.ptr.lhs.cast.i.i.i.i.i = ptrtoint ptr %add.ptr21 to i64, !dbg !618
  %sub.ptr.sub.i.i.i.i.i = sub i64 %sub.ptr.lhs.cast.i.i.i.i.i, %sub.ptr.rhs.cast, !dbg !618
  tail call void @llvm.memmove.p0.p0.i64(ptr align 8 %add.ptr9, ptr nonnull align 8 %1, i64 %sub.ptr.sub.i.i.i.i.i, i1 false), !dbg !619
  br label %if.end65, !dbg !619

if.else:                                          ; preds = %if.then
  br i1 %tobool.not.i.i.i.i.i, label %if.end65, label %if.then.i.i.i.i.i93, !dbg !620

if.then.i.i.i.i.i93:                              ; preds = %if.else
  %sub.ptr.lhs.cast.i.i.i.i.i89 = ptrtoint ptr %add.ptr21 to i64, !dbg !631
  %sub.ptr.sub.i.i.i.i.i91 = sub i64 %sub.ptr.lhs.cast.i.i.i.i.i89, %sub.ptr.rhs.cast, !dbg !631
  %sub.ptr.div.i.i.i.i.i = ashr exact i64 %sub.ptr.sub.i.i.i.i.i91, 3, !dbg !631
  %add.ptr29 = getelementptr inbounds ptr, ptr %add.ptr9, i64 %add, !dbg !632
  %idx.neg.i.i.i.i.i = sub nsw i64 0, %sub.ptr.div.i.i.i.i.i, !dbg !633
  %add.ptr.i.i.i.i.i94 = getelementptr inbounds ptr, ptr %add.ptr29, i64 %idx.neg.i.i.i.i.i, !dbg !633
  tail call void @llvm.memmove.p0.p0.i64(ptr align 8 %add.ptr.i.i.i.i.i94, ptr align 8 %1, i64 %sub.ptr.sub.i.i.i.i.i91, i1 false), !dbg !634
  br label %if.end65, !dbg !634

if.else31:                                        ; preds = %entry
  %.sroa.speculated = tail call i64 @llvm.umax.i64(i64 %2, i64 %__nodes_to_add), !dbg !635
  %add37 = add i64 %2, 2, !dbg !636
  %add38 = add i64 %add37, %.sroa.speculated, !dbg !637
  %cmp.i.i.i = icmp ugt i64 %add38, 1152921504606846975, !dbg !638
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %_ZNSt11_Deque_baseIiSaIiEE15_M_allocate_mapEm.exit, !dbg !643, !prof !644

if.then.i.i.i:                                    ; preds = %if.else31
  %cmp2.i.i.i = icmp ugt i64 %add38, 2305843009213693951, !dbg !645
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end.i.i.i, !dbg !646

if.then3.i.i.i:                                   ; preds = %if.then.i.i.i
  tail call void @_ZSt28__throw_bad_array_new_lengthv() #17, !dbg !647
  unreachable, !dbg !647

if.end.i.i.i:                                     ; preds = %if.then.i.i.i
  tail call void @_ZSt17__throw_bad_allocv() #17, !dbg !648
  unreachable, !dbg !648

_ZNSt11_Deque_baseIiSaIiEE15_M_allocate_mapEm.exit: ; preds = %if.else31
  %mul.i.i.i = shl nuw nsw i64 %add38, 3, !dbg !649
  %call5.i.i.i = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %mul.i.i.i) #16, !dbg !650
  %sub40 = sub i64 %add38, %add4, !dbg !651
  %div4187 = lshr i64 %sub40, 1, !dbg !652
  %add.ptr42 = getelementptr inbounds ptr, ptr %call5.i.i.i, i64 %div4187, !dbg !653
  %cond47 = select i1 %__add_at_front, i64 %__nodes_to_add, i64 0, !dbg !654
  %add.ptr48 = getelementptr inbounds ptr, ptr %add.ptr42, i64 %cond47, !dbg !655
  %add.ptr55 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !656
  %tobool.not.i.i.i.i.i98 = icmp eq ptr %add.ptr55, %1, !dbg !657
  br i1 %tobool.not.i.i.i.i.i98, label %_ZSt4copyIPPiS1_ET0_T_S3_S2_.exit101, label %if.then.i.i.i.i.i99, !dbg !657

if.then.i.i.i.i.i99:                              ; preds = %_ZNSt11_Deque_baseIiSaIiEE15_M_allocate_mapEm.exit
  %sub.ptr.lhs.cast.i.i.i.i.i95 = ptrtoint ptr %add.ptr55 to i64, !dbg !663
  %sub.ptr.sub.i.i.i.i.i97 = sub i64 %sub.ptr.lhs.cast.i.i.i.i.i95, %sub.ptr.rhs.cast, !dbg !663
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %add.ptr48, ptr align 8 %1, i64 %sub.ptr.sub.i.i.i.i.i97, i1 false), !dbg !664
  br label %_ZSt4copyIPPiS1_ET0_T_S3_S2_.exit101, !dbg !664

_ZSt4copyIPPiS1_ET0_T_S3_S2_.exit101:             ; preds = %_ZNSt11_Deque_baseIiSaIiEE15_M_allocate_mapEm.exit, %if.then.i.i.i.i.i99
  %4 = load ptr, ptr %this, align 8, !dbg !665, !tbaa !192
  %mul.i.i.i102 = shl i64 %2, 3, !dbg !666
  tail call void @_ZdlPvm(ptr noundef %4, i64 noundef %mul.i.i.i102) #19, !dbg !671
  store ptr %call5.i.i.i, ptr %this, align 8, !dbg !672, !tbaa !192
  store i64 %add38, ptr %_M_map_size, align 8, !dbg !673, !tbaa !229
  br label %if.end65

if.end65:                                         ; preds = %if.then.i.i.i.i.i93, %if.else, %if.then.i.i.i.i.i, %if.then14, %_ZSt4copyIPPiS1_ET0_T_S3_S2_.exit101
  %__new_nstart.0 = phi ptr [ %add.ptr48, %_ZSt4copyIPPiS1_ET0_T_S3_S2_.exit101 ], [ %add.ptr9, %if.then14 ], [ %add.ptr9, %if.then.i.i.i.i.i ], [ %add.ptr9, %if.else ], [ %add.ptr9, %if.then.i.i.i.i.i93 ], !dbg !604
  %_M_node.i = getelementptr inbounds i8, ptr %this, i64 40, !dbg !674
  store ptr %__new_nstart.0, ptr %_M_node.i, align 8, !dbg !676, !tbaa !331
  %5 = load ptr, ptr %__new_nstart.0, align 8, !dbg !677, !tbaa !70
  %_M_first.i = getelementptr inbounds i8, ptr %this, i64 24, !dbg !678
  store ptr %5, ptr %_M_first.i, align 8, !dbg !679, !tbaa !335
  %add.ptr.i = getelementptr inbounds i8, ptr %5, i64 512, !dbg !680
  %_M_last.i = getelementptr inbounds i8, ptr %this, i64 32, !dbg !681
  store ptr %add.ptr.i, ptr %_M_last.i, align 8, !dbg !682, !tbaa !339
  %add.ptr70 = getelementptr inbounds ptr, ptr %__new_nstart.0, i64 %add, !dbg !683
  %add.ptr71 = getelementptr inbounds i8, ptr %add.ptr70, i64 -8, !dbg !684
  %_M_node.i103 = getelementptr inbounds i8, ptr %this, i64 72, !dbg !685
  store ptr %add.ptr71, ptr %_M_node.i103, align 8, !dbg !687, !tbaa !331
  %6 = load ptr, ptr %add.ptr71, align 8, !dbg !688, !tbaa !70
  %_M_first.i104 = getelementptr inbounds i8, ptr %this, i64 56, !dbg !689
  store ptr %6, ptr %_M_first.i104, align 8, !dbg !690, !tbaa !335
  %add.ptr.i105 = getelementptr inbounds i8, ptr %6, i64 512, !dbg !691
  %_M_last.i106 = getelementptr inbounds i8, ptr %this, i64 64, !dbg !692
  store ptr %add.ptr.i105, ptr %_M_last.i106, align 8, !dbg !693, !tbaa !339
  ret void, !dbg !694
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #14

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nounwind }
attributes #16 = { builtin allocsize(0) }
attributes #17 = { noreturn }
attributes #18 = { noreturn nounwind }
attributes #19 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.linker.options = !{}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "queue_of_work.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "12a080a17652bbc6f348834478a84333")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !9, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 11, column: 3, scope: !8)
!12 = !DILocation(line: 63, column: 31, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "__mutex_base", scope: !14, file: !14, line: 65, type: !9, scopeLine: 65, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "c++/bits/std_mutex.h", directory: "")
!15 = distinct !DILocation(line: 91, column: 5, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "mutex", scope: !14, file: !14, line: 91, type: !9, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = distinct !DILocation(line: 11, column: 14, scope: !8)
!18 = !DILocation(line: 12, column: 3, scope: !8)
!19 = !DILocation(line: 12, column: 27, scope: !8)
!20 = !DILocation(line: 13, column: 3, scope: !8)
!21 = !DILocation(line: 517, column: 14, scope: !22, inlinedAt: !24)
!22 = distinct !DISubprogram(name: "_Deque_impl_data", scope: !23, file: !23, line: 516, type: !9, scopeLine: 518, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = !DIFile(filename: "c++/bits/stl_deque.h", directory: "", checksumkind: CSK_MD5, checksum: "3dc1cd32df14abc94da494258ef5ae60")
!24 = distinct !DILocation(line: 545, column: 2, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "_Deque_impl", scope: !23, file: !23, line: 545, type: !9, scopeLine: 548, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 459, column: 9, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "_Deque_base", scope: !23, file: !23, line: 458, type: !9, scopeLine: 460, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 855, column: 7, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "deque", scope: !23, file: !23, line: 855, type: !9, scopeLine: 855, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = distinct !DILocation(line: 167, column: 4, scope: !31, inlinedAt: !33)
!31 = distinct !DISubprogram(name: "queue<std::deque<int, std::allocator<int> >, void>", scope: !32, file: !32, line: 166, type: !9, scopeLine: 167, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = !DIFile(filename: "c++/bits/stl_queue.h", directory: "", checksumkind: CSK_MD5, checksum: "7e6a9bfd3a1772b29829e5f721cfd888")
!33 = distinct !DILocation(line: 13, column: 19, scope: !8)
!34 = !DILocation(line: 460, column: 9, scope: !27, inlinedAt: !28)
!35 = !DILocation(line: 14, column: 3, scope: !8)
!36 = !DILocation(line: 14, column: 8, scope: !8)
!37 = !{!38, !38, i64 0}
!38 = !{!"bool", !39, i64 0}
!39 = !{!"omnipotent char", !40, i64 0}
!40 = !{!"Simple C++ TBAA"}
!41 = !DILocation(line: 15, column: 3, scope: !8)
!42 = !DILocation(line: 15, column: 7, scope: !8)
!43 = !{!44, !44, i64 0}
!44 = !{!"int", !39, i64 0}
!45 = !DILocation(line: 25, column: 3, scope: !8)
!46 = !DILocation(line: 85, column: 23, scope: !47, inlinedAt: !49)
!47 = distinct !DISubprogram(name: "id", scope: !48, file: !48, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = !DIFile(filename: "c++/bits/std_thread.h", directory: "")
!49 = distinct !DILocation(line: 126, column: 7, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "thread<(lambda at queue_of_work.cpp:16:18) &, void>", scope: !48, file: !48, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = distinct !DILocation(line: 25, column: 15, scope: !8)
!52 = !{!53, !54, i64 0}
!53 = !{!"_ZTSNSt6thread2idE", !54, i64 0}
!54 = !{!"long", !39, i64 0}
!55 = !DILocation(line: 142, column: 29, scope: !50, inlinedAt: !51)
!56 = !DILocation(line: 207, column: 4, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "_State_impl<(lambda at queue_of_work.cpp:16:18) &>", scope: !48, file: !48, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = distinct !DILocation(line: 142, column: 33, scope: !50, inlinedAt: !51)
!59 = !{!60, !60, i64 0}
!60 = !{!"vtable pointer", !40, i64 0}
!61 = !DILocation(line: 206, column: 6, scope: !57, inlinedAt: !58)
!62 = !DILocation(line: 200, column: 4, scope: !63, inlinedAt: !65)
!63 = distinct !DISubprogram(name: "_Head_base<(lambda at queue_of_work.cpp:16:18) &>", scope: !64, file: !64, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = !DIFile(filename: "c++/tuple", directory: "")
!65 = distinct !DILocation(line: 441, column: 4, scope: !66, inlinedAt: !67)
!66 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at queue_of_work.cpp:16:18) &>", scope: !64, file: !64, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!67 = distinct !DILocation(line: 744, column: 4, scope: !68, inlinedAt: !69)
!68 = distinct !DISubprogram(name: "tuple<(lambda at queue_of_work.cpp:16:18) &, true, true>", scope: !64, file: !64, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!69 = distinct !DILocation(line: 206, column: 14, scope: !57, inlinedAt: !58)
!70 = !{!71, !71, i64 0}
!71 = !{!"any pointer", !39, i64 0}
!72 = !DILocation(line: 168, column: 56, scope: !73, inlinedAt: !75)
!73 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !74, file: !74, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = !DIFile(filename: "c++/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!75 = distinct !DILocation(line: 233, column: 40, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !74, file: !74, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!77 = distinct !DILocation(line: 310, column: 4, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !74, file: !74, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!79 = distinct !DILocation(line: 142, column: 18, scope: !50, inlinedAt: !51)
!80 = !DILocation(line: 142, column: 2, scope: !50, inlinedAt: !51)
!81 = !DILocation(line: 395, column: 6, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "~unique_ptr", scope: !74, file: !74, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = distinct !DILocation(line: 142, column: 2, scope: !50, inlinedAt: !51)
!84 = !DILocation(line: 395, column: 12, scope: !82, inlinedAt: !83)
!85 = !DILocation(line: 95, column: 2, scope: !86, inlinedAt: !87)
!86 = distinct !DISubprogram(name: "operator()", scope: !74, file: !74, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = distinct !DILocation(line: 396, column: 4, scope: !82, inlinedAt: !83)
!88 = !DILocation(line: 396, column: 4, scope: !82, inlinedAt: !83)
!89 = !DILocation(line: 145, column: 7, scope: !50, inlinedAt: !51)
!90 = !DILocation(line: 395, column: 6, scope: !82, inlinedAt: !91)
!91 = distinct !DILocation(line: 142, column: 2, scope: !50, inlinedAt: !51)
!92 = !DILocation(line: 395, column: 12, scope: !82, inlinedAt: !91)
!93 = !DILocation(line: 95, column: 2, scope: !86, inlinedAt: !94)
!94 = distinct !DILocation(line: 396, column: 4, scope: !82, inlinedAt: !91)
!95 = !DILocation(line: 396, column: 4, scope: !82, inlinedAt: !91)
!96 = !DILocation(line: 397, column: 8, scope: !82, inlinedAt: !91)
!97 = !DILocation(line: 397, column: 8, scope: !82, inlinedAt: !83)
!98 = !DILocation(line: 26, column: 8, scope: !8)
!99 = !DILocation(line: 26, scope: !8)
!100 = !DILocation(line: 26, column: 3, scope: !8)
!101 = !DILocation(line: 749, column: 12, scope: !102, inlinedAt: !104)
!102 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !103, file: !103, line: 746, type: !9, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!103 = !DIFile(filename: "c++/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!104 = distinct !DILocation(line: 100, column: 17, scope: !105, inlinedAt: !106)
!105 = distinct !DISubprogram(name: "lock", scope: !14, file: !14, line: 98, type: !9, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!106 = distinct !DILocation(line: 229, column: 19, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "lock_guard", scope: !14, file: !14, line: 228, type: !9, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!108 = distinct !DILocation(line: 32, column: 33, scope: !8)
!109 = !DILocation(line: 103, column: 11, scope: !105, inlinedAt: !106)
!110 = !DILocation(line: 104, column: 2, scope: !105, inlinedAt: !106)
!111 = !DILocation(line: 38, column: 1, scope: !8)
!112 = !DILocation(line: 749, column: 12, scope: !102, inlinedAt: !113)
!113 = distinct !DILocation(line: 100, column: 17, scope: !105, inlinedAt: !114)
!114 = distinct !DILocation(line: 229, column: 19, scope: !107, inlinedAt: !115)
!115 = distinct !DILocation(line: 27, column: 33, scope: !8)
!116 = !DILocation(line: 103, column: 11, scope: !105, inlinedAt: !114)
!117 = !DILocation(line: 104, column: 2, scope: !105, inlinedAt: !114)
!118 = !DILocation(line: 1540, column: 30, scope: !119, inlinedAt: !120)
!119 = distinct !DISubprogram(name: "push_back", scope: !23, file: !23, line: 1538, type: !9, scopeLine: 1539, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!120 = distinct !DILocation(line: 286, column: 11, scope: !121, inlinedAt: !122)
!121 = distinct !DISubprogram(name: "push", scope: !32, file: !32, line: 285, type: !9, scopeLine: 286, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!122 = distinct !DILocation(line: 28, column: 11, scope: !8)
!123 = !{!124, !71, i64 48}
!124 = !{!"_ZTSNSt11_Deque_baseIiSaIiEE16_Deque_impl_dataE", !71, i64 0, !54, i64 8, !125, i64 16, !125, i64 48}
!125 = !{!"_ZTSSt15_Deque_iteratorIiRiPiE", !71, i64 0, !71, i64 8, !71, i64 16, !71, i64 24}
!126 = !DILocation(line: 1541, column: 33, scope: !119, inlinedAt: !120)
!127 = !{!124, !71, i64 64}
!128 = !DILocation(line: 1541, column: 41, scope: !119, inlinedAt: !120)
!129 = !DILocation(line: 1541, column: 6, scope: !119, inlinedAt: !120)
!130 = !DILocation(line: 1540, column: 6, scope: !119, inlinedAt: !120)
!131 = !DILocation(line: 97, column: 43, scope: !132, inlinedAt: !134)
!132 = distinct !DISubprogram(name: "construct_at<int, const int &>", scope: !133, file: !133, line: 94, type: !9, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!133 = !DIFile(filename: "c++/bits/stl_construct.h", directory: "", checksumkind: CSK_MD5, checksum: "ceba413818ae9b0f6742666be9b2ed67")
!134 = distinct !DILocation(line: 518, column: 4, scope: !135, inlinedAt: !137)
!135 = distinct !DISubprogram(name: "construct<int, const int &>", scope: !136, file: !136, line: 511, type: !9, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!136 = !DIFile(filename: "c++/bits/alloc_traits.h", directory: "", checksumkind: CSK_MD5, checksum: "fd441eaab0a8965f7012f98a3edcbb86")
!137 = distinct !DILocation(line: 1543, column: 6, scope: !119, inlinedAt: !120)
!138 = !DILocation(line: 97, column: 14, scope: !132, inlinedAt: !134)
!139 = !DILocation(line: 1545, column: 6, scope: !119, inlinedAt: !120)
!140 = !DILocation(line: 1546, column: 4, scope: !119, inlinedAt: !120)
!141 = !DILocation(line: 1548, column: 4, scope: !119, inlinedAt: !120)
!142 = !DILocation(line: 29, column: 13, scope: !8)
!143 = !DILocation(line: 779, column: 12, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !103, file: !103, line: 776, type: !9, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!145 = distinct !DILocation(line: 118, column: 7, scope: !146, inlinedAt: !147)
!146 = distinct !DISubprogram(name: "unlock", scope: !14, file: !14, line: 115, type: !9, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!147 = distinct !DILocation(line: 235, column: 19, scope: !148, inlinedAt: !149)
!148 = distinct !DISubprogram(name: "~lock_guard", scope: !14, file: !14, line: 234, type: !9, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!149 = distinct !DILocation(line: 30, column: 3, scope: !8)
!150 = !DILocation(line: 235, column: 19, scope: !148, inlinedAt: !149)
!151 = !DILocation(line: 26, column: 37, scope: !8)
!152 = !DILocation(line: 26, column: 27, scope: !8)
!153 = distinct !{!153, !100, !154, !155, !156}
!154 = !DILocation(line: 30, column: 3, scope: !8)
!155 = !{!"llvm.loop.mustprogress"}
!156 = !{!"llvm.loop.unroll.disable"}
!157 = !DILocation(line: 779, column: 12, scope: !144, inlinedAt: !158)
!158 = distinct !DILocation(line: 118, column: 7, scope: !146, inlinedAt: !159)
!159 = distinct !DILocation(line: 235, column: 19, scope: !148, inlinedAt: !160)
!160 = distinct !DILocation(line: 30, column: 3, scope: !8)
!161 = !DILocation(line: 235, column: 19, scope: !148, inlinedAt: !160)
!162 = !DILocation(line: 33, column: 13, scope: !8)
!163 = !DILocation(line: 779, column: 12, scope: !144, inlinedAt: !164)
!164 = distinct !DILocation(line: 118, column: 7, scope: !146, inlinedAt: !165)
!165 = distinct !DILocation(line: 235, column: 19, scope: !148, inlinedAt: !166)
!166 = distinct !DILocation(line: 34, column: 3, scope: !8)
!167 = !DILocation(line: 235, column: 19, scope: !148, inlinedAt: !166)
!168 = !DILocation(line: 35, column: 11, scope: !8)
!169 = !DILocation(line: 36, column: 7, scope: !8)
!170 = !DILocation(line: 37, column: 10, scope: !8)
!171 = !DILocation(line: 175, column: 16, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "joinable", scope: !48, file: !48, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!173 = distinct !DILocation(line: 150, column: 11, scope: !174, inlinedAt: !175)
!174 = distinct !DISubprogram(name: "~thread", scope: !48, file: !48, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!175 = distinct !DILocation(line: 38, column: 1, scope: !8)
!176 = !{!54, !54, i64 0}
!177 = !DILocation(line: 286, column: 26, scope: !178, inlinedAt: !179)
!178 = distinct !DISubprogram(name: "operator==", scope: !48, file: !48, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!179 = distinct !DILocation(line: 175, column: 22, scope: !172, inlinedAt: !173)
!180 = !DILocation(line: 150, column: 11, scope: !174, inlinedAt: !175)
!181 = !DILocation(line: 312, column: 5, scope: !182, inlinedAt: !184)
!182 = distinct !DISubprogram(name: "__terminate", scope: !183, file: !183, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!183 = !DIFile(filename: "c++/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!184 = distinct !DILocation(line: 151, column: 2, scope: !174, inlinedAt: !175)
!185 = !DILocation(line: 620, column: 25, scope: !186, inlinedAt: !187)
!186 = distinct !DISubprogram(name: "~_Deque_base", scope: !23, file: !23, line: 618, type: !9, scopeLine: 619, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!187 = distinct !DILocation(line: 1028, column: 65, scope: !188, inlinedAt: !189)
!188 = distinct !DISubprogram(name: "~deque", scope: !23, file: !23, line: 1027, type: !9, scopeLine: 1028, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!189 = distinct !DILocation(line: 96, column: 11, scope: !190, inlinedAt: !191)
!190 = distinct !DISubprogram(name: "~queue", scope: !32, file: !32, line: 96, type: !9, scopeLine: 96, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!191 = distinct !DILocation(line: 38, column: 1, scope: !8)
!192 = !{!124, !71, i64 0}
!193 = !DILocation(line: 620, column: 11, scope: !186, inlinedAt: !187)
!194 = !DILocation(line: 170, column: 37, scope: !195, inlinedAt: !196)
!195 = distinct !DISubprogram(name: "_Deque_iterator", scope: !23, file: !23, line: 168, type: !9, scopeLine: 170, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!196 = distinct !DILocation(line: 1171, column: 16, scope: !197, inlinedAt: !198)
!197 = distinct !DISubprogram(name: "end", scope: !23, file: !23, line: 1170, type: !9, scopeLine: 1171, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!198 = distinct !DILocation(line: 1028, column: 34, scope: !188, inlinedAt: !189)
!199 = !DILocation(line: 170, column: 37, scope: !195, inlinedAt: !200)
!200 = distinct !DILocation(line: 1152, column: 16, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "begin", scope: !23, file: !23, line: 1151, type: !9, scopeLine: 1152, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!202 = distinct !DILocation(line: 1028, column: 25, scope: !188, inlinedAt: !189)
!203 = !DILocation(line: 622, column: 44, scope: !186, inlinedAt: !187)
!204 = !{!124, !71, i64 40}
!205 = !DILocation(line: 623, column: 31, scope: !186, inlinedAt: !187)
!206 = !{!124, !71, i64 72}
!207 = !DILocation(line: 623, column: 39, scope: !186, inlinedAt: !187)
!208 = !DILocation(line: 699, column: 45, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "_M_destroy_nodes", scope: !23, file: !23, line: 696, type: !9, scopeLine: 698, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!210 = distinct !DILocation(line: 622, column: 4, scope: !186, inlinedAt: !187)
!211 = !DILocation(line: 699, column: 7, scope: !209, inlinedAt: !210)
!212 = !DILocation(line: 700, column: 21, scope: !209, inlinedAt: !210)
!213 = !DILocation(line: 158, column: 2, scope: !214, inlinedAt: !216)
!214 = distinct !DISubprogram(name: "deallocate", scope: !215, file: !215, line: 142, type: !9, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!215 = !DIFile(filename: "c++/bits/new_allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6b069d101319ece6de3732b658fb1d77")
!216 = distinct !DILocation(line: 200, column: 25, scope: !217, inlinedAt: !219)
!217 = distinct !DISubprogram(name: "deallocate", scope: !218, file: !218, line: 193, type: !9, scopeLine: 194, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!218 = !DIFile(filename: "c++/bits/allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6fa856a93062ce2b39cf0c9a3a6a3468")
!219 = distinct !DILocation(line: 496, column: 13, scope: !220, inlinedAt: !221)
!220 = distinct !DISubprogram(name: "deallocate", scope: !136, file: !136, line: 495, type: !9, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!221 = distinct !DILocation(line: 590, column: 2, scope: !222, inlinedAt: !223)
!222 = distinct !DISubprogram(name: "_M_deallocate_node", scope: !23, file: !23, line: 587, type: !9, scopeLine: 588, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!223 = distinct !DILocation(line: 700, column: 2, scope: !209, inlinedAt: !210)
!224 = !DILocation(line: 699, column: 58, scope: !209, inlinedAt: !210)
!225 = distinct !{!225, !211, !226, !155, !156}
!226 = !DILocation(line: 700, column: 25, scope: !209, inlinedAt: !210)
!227 = !DILocation(line: 624, column: 36, scope: !186, inlinedAt: !187)
!228 = !DILocation(line: 624, column: 58, scope: !186, inlinedAt: !187)
!229 = !{!124, !54, i64 8}
!230 = !DILocation(line: 158, column: 27, scope: !231, inlinedAt: !232)
!231 = distinct !DISubprogram(name: "deallocate", scope: !215, file: !215, line: 142, type: !9, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!232 = distinct !DILocation(line: 200, column: 25, scope: !233, inlinedAt: !234)
!233 = distinct !DISubprogram(name: "deallocate", scope: !218, file: !218, line: 193, type: !9, scopeLine: 194, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!234 = distinct !DILocation(line: 496, column: 13, scope: !235, inlinedAt: !236)
!235 = distinct !DISubprogram(name: "deallocate", scope: !136, file: !136, line: 495, type: !9, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!236 = distinct !DILocation(line: 604, column: 2, scope: !237, inlinedAt: !238)
!237 = distinct !DISubprogram(name: "_M_deallocate_map", scope: !23, file: !23, line: 601, type: !9, scopeLine: 602, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!238 = distinct !DILocation(line: 624, column: 4, scope: !186, inlinedAt: !187)
!239 = !DILocation(line: 158, column: 2, scope: !231, inlinedAt: !232)
!240 = !DILocation(line: 625, column: 2, scope: !186, inlinedAt: !187)
!241 = !DILocation(line: 34, column: 3, scope: !8)
!242 = !DILocation(line: 175, column: 16, scope: !172, inlinedAt: !243)
!243 = distinct !DILocation(line: 150, column: 11, scope: !174, inlinedAt: !244)
!244 = distinct !DILocation(line: 38, column: 1, scope: !8)
!245 = !DILocation(line: 286, column: 26, scope: !178, inlinedAt: !246)
!246 = distinct !DILocation(line: 175, column: 22, scope: !172, inlinedAt: !243)
!247 = !DILocation(line: 150, column: 11, scope: !174, inlinedAt: !244)
!248 = !DILocation(line: 312, column: 5, scope: !182, inlinedAt: !249)
!249 = distinct !DILocation(line: 151, column: 2, scope: !174, inlinedAt: !244)
!250 = !DILocation(line: 620, column: 25, scope: !186, inlinedAt: !251)
!251 = distinct !DILocation(line: 1028, column: 65, scope: !188, inlinedAt: !252)
!252 = distinct !DILocation(line: 96, column: 11, scope: !190)
!253 = !DILocation(line: 620, column: 11, scope: !186, inlinedAt: !251)
!254 = !DILocation(line: 170, column: 37, scope: !195, inlinedAt: !255)
!255 = distinct !DILocation(line: 1171, column: 16, scope: !197, inlinedAt: !256)
!256 = distinct !DILocation(line: 1028, column: 34, scope: !188, inlinedAt: !252)
!257 = !DILocation(line: 170, column: 37, scope: !195, inlinedAt: !258)
!258 = distinct !DILocation(line: 1152, column: 16, scope: !201, inlinedAt: !259)
!259 = distinct !DILocation(line: 1028, column: 25, scope: !188, inlinedAt: !252)
!260 = !DILocation(line: 622, column: 44, scope: !186, inlinedAt: !251)
!261 = !DILocation(line: 623, column: 31, scope: !186, inlinedAt: !251)
!262 = !DILocation(line: 623, column: 39, scope: !186, inlinedAt: !251)
!263 = !DILocation(line: 699, column: 45, scope: !209, inlinedAt: !264)
!264 = distinct !DILocation(line: 622, column: 4, scope: !186, inlinedAt: !251)
!265 = !DILocation(line: 699, column: 7, scope: !209, inlinedAt: !264)
!266 = !DILocation(line: 700, column: 21, scope: !209, inlinedAt: !264)
!267 = !DILocation(line: 158, column: 2, scope: !214, inlinedAt: !268)
!268 = distinct !DILocation(line: 200, column: 25, scope: !217, inlinedAt: !269)
!269 = distinct !DILocation(line: 496, column: 13, scope: !220, inlinedAt: !270)
!270 = distinct !DILocation(line: 590, column: 2, scope: !222, inlinedAt: !271)
!271 = distinct !DILocation(line: 700, column: 2, scope: !209, inlinedAt: !264)
!272 = !DILocation(line: 699, column: 58, scope: !209, inlinedAt: !264)
!273 = distinct !{!273, !265, !274, !155, !156}
!274 = !DILocation(line: 700, column: 25, scope: !209, inlinedAt: !264)
!275 = !DILocation(line: 624, column: 36, scope: !186, inlinedAt: !251)
!276 = !DILocation(line: 624, column: 58, scope: !186, inlinedAt: !251)
!277 = !DILocation(line: 158, column: 27, scope: !231, inlinedAt: !278)
!278 = distinct !DILocation(line: 200, column: 25, scope: !233, inlinedAt: !279)
!279 = distinct !DILocation(line: 496, column: 13, scope: !235, inlinedAt: !280)
!280 = distinct !DILocation(line: 604, column: 2, scope: !237, inlinedAt: !281)
!281 = distinct !DILocation(line: 624, column: 4, scope: !186, inlinedAt: !251)
!282 = !DILocation(line: 158, column: 2, scope: !231, inlinedAt: !278)
!283 = !DILocation(line: 625, column: 2, scope: !186, inlinedAt: !251)
!284 = !DILocation(line: 96, column: 11, scope: !190)
!285 = !DISubprogram(name: "terminate", scope: !183, file: !183, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!286 = !DISubprogram(name: "__throw_system_error", scope: !287, file: !287, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!287 = !DIFile(filename: "c++/bits/functexcept.h", directory: "", checksumkind: CSK_MD5, checksum: "a363406ed41198146320f1e077ba3f30")
!288 = !DISubprogram(name: "pthread_mutex_lock", scope: !289, file: !289, line: 91, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!289 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!290 = !DISubprogram(name: "pthread_mutex_unlock", scope: !289, file: !289, line: 97, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!291 = distinct !DISubprogram(name: "_M_initialize_map", scope: !23, file: !23, line: 639, type: !9, scopeLine: 640, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!292 = !DILocation(line: 641, column: 50, scope: !291)
!293 = !DILocation(line: 644, column: 35, scope: !291)
!294 = !DILocation(line: 644, column: 21, scope: !291)
!295 = !DILocation(line: 644, column: 33, scope: !291)
!296 = !DILocation(line: 642, column: 7, scope: !291)
!297 = !DILocation(line: 137, column: 53, scope: !298, inlinedAt: !299)
!298 = distinct !DISubprogram(name: "allocate", scope: !215, file: !215, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!299 = distinct !DILocation(line: 188, column: 32, scope: !300, inlinedAt: !301)
!300 = distinct !DISubprogram(name: "allocate", scope: !218, file: !218, line: 179, type: !9, scopeLine: 180, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!301 = distinct !DILocation(line: 464, column: 20, scope: !302, inlinedAt: !303)
!302 = distinct !DISubprogram(name: "allocate", scope: !136, file: !136, line: 463, type: !9, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!303 = distinct !DILocation(line: 597, column: 9, scope: !304, inlinedAt: !305)
!304 = distinct !DISubprogram(name: "_M_allocate_map", scope: !23, file: !23, line: 594, type: !9, scopeLine: 595, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!305 = distinct !DILocation(line: 646, column: 30, scope: !291)
!306 = !DILocation(line: 137, column: 27, scope: !298, inlinedAt: !299)
!307 = !DILocation(line: 646, column: 28, scope: !291)
!308 = !DILocation(line: 654, column: 40, scope: !291)
!309 = !DILocation(line: 654, column: 55, scope: !291)
!310 = !DILocation(line: 654, column: 11, scope: !291)
!311 = !DILocation(line: 655, column: 41, scope: !291)
!312 = !DILocation(line: 658, column: 4, scope: !291)
!313 = !DILocation(line: 673, column: 5, scope: !291)
!314 = !DILocation(line: 658, column: 42, scope: !291)
!315 = !DILocation(line: 661, column: 36, scope: !291)
!316 = !DILocation(line: 661, column: 58, scope: !291)
!317 = !DILocation(line: 158, column: 27, scope: !231, inlinedAt: !318)
!318 = distinct !DILocation(line: 200, column: 25, scope: !233, inlinedAt: !319)
!319 = distinct !DILocation(line: 496, column: 13, scope: !235, inlinedAt: !320)
!320 = distinct !DILocation(line: 604, column: 2, scope: !237, inlinedAt: !321)
!321 = distinct !DILocation(line: 661, column: 4, scope: !291)
!322 = !DILocation(line: 158, column: 2, scope: !231, inlinedAt: !318)
!323 = !DILocation(line: 663, column: 30, scope: !291)
!324 = !DILocation(line: 664, column: 4, scope: !291)
!325 = !DILocation(line: 665, column: 2, scope: !291)
!326 = !DILocation(line: 667, column: 21, scope: !291)
!327 = !DILocation(line: 265, column: 2, scope: !328, inlinedAt: !329)
!328 = distinct !DISubprogram(name: "_M_set_node", scope: !23, file: !23, line: 263, type: !9, scopeLine: 264, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!329 = distinct !DILocation(line: 667, column: 30, scope: !291)
!330 = !DILocation(line: 265, column: 10, scope: !328, inlinedAt: !329)
!331 = !{!125, !71, i64 24}
!332 = !DILocation(line: 266, column: 13, scope: !328, inlinedAt: !329)
!333 = !DILocation(line: 266, column: 2, scope: !328, inlinedAt: !329)
!334 = !DILocation(line: 266, column: 11, scope: !328, inlinedAt: !329)
!335 = !{!125, !71, i64 8}
!336 = !DILocation(line: 267, column: 21, scope: !328, inlinedAt: !329)
!337 = !DILocation(line: 267, column: 2, scope: !328, inlinedAt: !329)
!338 = !DILocation(line: 267, column: 10, scope: !328, inlinedAt: !329)
!339 = !{!125, !71, i64 16}
!340 = !DILocation(line: 668, column: 21, scope: !291)
!341 = !DILocation(line: 668, column: 53, scope: !291)
!342 = !DILocation(line: 265, column: 2, scope: !328, inlinedAt: !343)
!343 = distinct !DILocation(line: 668, column: 31, scope: !291)
!344 = !DILocation(line: 265, column: 10, scope: !328, inlinedAt: !343)
!345 = !DILocation(line: 266, column: 13, scope: !328, inlinedAt: !343)
!346 = !DILocation(line: 266, column: 2, scope: !328, inlinedAt: !343)
!347 = !DILocation(line: 266, column: 11, scope: !328, inlinedAt: !343)
!348 = !DILocation(line: 267, column: 21, scope: !328, inlinedAt: !343)
!349 = !DILocation(line: 267, column: 2, scope: !328, inlinedAt: !343)
!350 = !DILocation(line: 267, column: 10, scope: !328, inlinedAt: !343)
!351 = !DILocation(line: 669, column: 56, scope: !291)
!352 = !{!124, !71, i64 24}
!353 = !DILocation(line: 669, column: 37, scope: !291)
!354 = !{!124, !71, i64 16}
!355 = !DILocation(line: 670, column: 65, scope: !291)
!356 = !{!124, !71, i64 56}
!357 = !DILocation(line: 672, column: 6, scope: !291)
!358 = !DILocation(line: 671, column: 6, scope: !291)
!359 = !DILocation(line: 670, column: 38, scope: !291)
!360 = distinct !DISubprogram(name: "_M_create_nodes", scope: !23, file: !23, line: 678, type: !9, scopeLine: 679, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!361 = !DILocation(line: 683, column: 33, scope: !360)
!362 = !DILocation(line: 683, column: 4, scope: !360)
!363 = !DILocation(line: 137, column: 27, scope: !364, inlinedAt: !365)
!364 = distinct !DISubprogram(name: "allocate", scope: !215, file: !215, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!365 = distinct !DILocation(line: 188, column: 32, scope: !366, inlinedAt: !367)
!366 = distinct !DISubprogram(name: "allocate", scope: !218, file: !218, line: 179, type: !9, scopeLine: 180, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!367 = distinct !DILocation(line: 464, column: 20, scope: !368, inlinedAt: !369)
!368 = distinct !DISubprogram(name: "allocate", scope: !136, file: !136, line: 463, type: !9, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!369 = distinct !DILocation(line: 583, column: 9, scope: !370, inlinedAt: !371)
!370 = distinct !DISubprogram(name: "_M_allocate_node", scope: !23, file: !23, line: 580, type: !9, scopeLine: 581, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!371 = distinct !DILocation(line: 684, column: 21, scope: !360)
!372 = !DILocation(line: 684, column: 13, scope: !360)
!373 = !DILocation(line: 683, column: 46, scope: !360)
!374 = distinct !{!374, !362, !375, !155, !156}
!375 = !DILocation(line: 684, column: 38, scope: !360)
!376 = !DILocation(line: 691, column: 5, scope: !360)
!377 = !DILocation(line: 685, column: 2, scope: !360)
!378 = !DILocation(line: 699, column: 45, scope: !209, inlinedAt: !379)
!379 = distinct !DILocation(line: 688, column: 4, scope: !360)
!380 = !DILocation(line: 699, column: 7, scope: !209, inlinedAt: !379)
!381 = !DILocation(line: 700, column: 21, scope: !209, inlinedAt: !379)
!382 = !DILocation(line: 158, column: 2, scope: !214, inlinedAt: !383)
!383 = distinct !DILocation(line: 200, column: 25, scope: !217, inlinedAt: !384)
!384 = distinct !DILocation(line: 496, column: 13, scope: !220, inlinedAt: !385)
!385 = distinct !DILocation(line: 590, column: 2, scope: !222, inlinedAt: !386)
!386 = distinct !DILocation(line: 700, column: 2, scope: !209, inlinedAt: !379)
!387 = !DILocation(line: 699, column: 58, scope: !209, inlinedAt: !379)
!388 = distinct !{!388, !380, !389, !155, !156}
!389 = !DILocation(line: 700, column: 25, scope: !209, inlinedAt: !379)
!390 = !DILocation(line: 689, column: 4, scope: !360)
!391 = !DILocation(line: 690, column: 2, scope: !360)
!392 = !DISubprogram(name: "__throw_bad_array_new_length", scope: !287, file: !287, line: 55, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!393 = !DISubprogram(name: "__throw_bad_alloc", scope: !287, file: !287, line: 52, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!394 = distinct !DISubprogram(name: "~_State_impl", scope: !48, file: !48, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!395 = !DILocation(line: 200, column: 14, scope: !394)
!396 = distinct !DISubprogram(name: "_M_run", scope: !48, file: !48, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!397 = !DILocation(line: 210, column: 13, scope: !396)
!398 = !DILocation(line: 17, column: 5, scope: !399, inlinedAt: !400)
!399 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 16, type: !9, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!400 = distinct !DILocation(line: 61, column: 14, scope: !401, inlinedAt: !403)
!401 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at queue_of_work.cpp:16:18)>", scope: !402, file: !402, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!402 = !DIFile(filename: "c++/bits/invoke.h", directory: "")
!403 = distinct !DILocation(line: 96, column: 14, scope: !404, inlinedAt: !405)
!404 = distinct !DISubprogram(name: "__invoke<(lambda at queue_of_work.cpp:16:18)>", scope: !402, file: !402, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!405 = distinct !DILocation(line: 252, column: 13, scope: !406, inlinedAt: !407)
!406 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !48, file: !48, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!407 = distinct !DILocation(line: 259, column: 11, scope: !408, inlinedAt: !409)
!408 = distinct !DISubprogram(name: "operator()", scope: !48, file: !48, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!409 = distinct !DILocation(line: 210, column: 13, scope: !396)
!410 = !DILocation(line: 18, column: 7, scope: !399, inlinedAt: !400)
!411 = !DILocation(line: 18, column: 42, scope: !399, inlinedAt: !400)
!412 = !{!413, !71, i64 0}
!413 = !{!"_ZTSZ4mainE3$_0", !71, i64 0, !71, i64 8, !71, i64 16, !71, i64 24, !71, i64 32}
!414 = !DILocation(line: 67, column: 9, scope: !415, inlinedAt: !417)
!415 = distinct !DISubprogram(name: "unique_lock", scope: !416, file: !416, line: 66, type: !9, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!416 = !DIFile(filename: "c++/bits/unique_lock.h", directory: "")
!417 = distinct !DILocation(line: 18, column: 36, scope: !399, inlinedAt: !400)
!418 = !{!419, !71, i64 0}
!419 = !{!"_ZTSSt11unique_lockISt5mutexE", !71, i64 0, !38, i64 8}
!420 = !DILocation(line: 67, column: 43, scope: !415, inlinedAt: !417)
!421 = !{!419, !38, i64 8}
!422 = !DILocation(line: 749, column: 12, scope: !102, inlinedAt: !423)
!423 = distinct !DILocation(line: 100, column: 17, scope: !105, inlinedAt: !424)
!424 = distinct !DILocation(line: 139, column: 17, scope: !425, inlinedAt: !426)
!425 = distinct !DISubprogram(name: "lock", scope: !416, file: !416, line: 131, type: !9, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!426 = distinct !DILocation(line: 69, column: 2, scope: !415, inlinedAt: !417)
!427 = !DILocation(line: 103, column: 11, scope: !105, inlinedAt: !424)
!428 = !DILocation(line: 104, column: 2, scope: !105, inlinedAt: !424)
!429 = !DILocation(line: 70, column: 10, scope: !415, inlinedAt: !417)
!430 = !DILocation(line: 19, column: 7, scope: !399, inlinedAt: !400)
!431 = !{!413, !71, i64 8}
!432 = !DILocation(line: 19, column: 28, scope: !399, inlinedAt: !400)
!433 = !{!413, !71, i64 16}
!434 = !{!413, !71, i64 24}
!435 = !DILocation(line: 1348, column: 30, scope: !436, inlinedAt: !437)
!436 = distinct !DISubprogram(name: "empty", scope: !23, file: !23, line: 1347, type: !9, scopeLine: 1348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!437 = distinct !DILocation(line: 219, column: 18, scope: !438, inlinedAt: !439)
!438 = distinct !DISubprogram(name: "empty", scope: !32, file: !32, line: 218, type: !9, scopeLine: 219, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!439 = distinct !DILocation(line: 19, column: 58, scope: !440, inlinedAt: !441)
!440 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 19, type: !9, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!441 = distinct !DILocation(line: 101, column: 10, scope: !442, inlinedAt: !444)
!442 = distinct !DISubprogram(name: "wait<(lambda at queue_of_work.cpp:19:27)>", scope: !443, file: !443, line: 99, type: !9, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!443 = !DIFile(filename: "c++/condition_variable", directory: "")
!444 = distinct !DILocation(line: 19, column: 15, scope: !399, inlinedAt: !400)
!445 = !DILocation(line: 1348, column: 57, scope: !436, inlinedAt: !437)
!446 = !DILocation(line: 19, column: 40, scope: !440, inlinedAt: !441)
!447 = !{i8 0, i8 2}
!448 = !DILocation(line: 19, column: 48, scope: !440, inlinedAt: !441)
!449 = !DILocation(line: 273, column: 20, scope: !450, inlinedAt: !451)
!450 = distinct !DISubprogram(name: "operator==", scope: !23, file: !23, line: 272, type: !9, scopeLine: 273, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!451 = distinct !DILocation(line: 1348, column: 40, scope: !436, inlinedAt: !437)
!452 = !{!125, !71, i64 0}
!453 = !DILocation(line: 273, column: 34, scope: !450, inlinedAt: !451)
!454 = !DILocation(line: 273, column: 27, scope: !450, inlinedAt: !451)
!455 = !DILocation(line: 101, column: 2, scope: !442, inlinedAt: !444)
!456 = !DILocation(line: 102, column: 4, scope: !442, inlinedAt: !444)
!457 = distinct !{!457, !455, !458, !155, !156}
!458 = !DILocation(line: 102, column: 15, scope: !442, inlinedAt: !444)
!459 = !DILocation(line: 20, column: 11, scope: !399, inlinedAt: !400)
!460 = !DILocation(line: 1348, column: 30, scope: !436, inlinedAt: !461)
!461 = distinct !DILocation(line: 219, column: 18, scope: !438, inlinedAt: !462)
!462 = distinct !DILocation(line: 20, column: 17, scope: !399, inlinedAt: !400)
!463 = !DILocation(line: 1348, column: 57, scope: !436, inlinedAt: !461)
!464 = !DILocation(line: 273, column: 20, scope: !450, inlinedAt: !465)
!465 = distinct !DILocation(line: 1348, column: 40, scope: !436, inlinedAt: !461)
!466 = !DILocation(line: 273, column: 34, scope: !450, inlinedAt: !465)
!467 = !DILocation(line: 273, column: 27, scope: !450, inlinedAt: !465)
!468 = !DILocation(line: 24, column: 3, scope: !399, inlinedAt: !400)
!469 = !DILocation(line: 23, column: 5, scope: !399, inlinedAt: !400)
!470 = !DILocation(line: 21, column: 20, scope: !399, inlinedAt: !400)
!471 = !DILocation(line: 21, column: 7, scope: !399, inlinedAt: !400)
!472 = !{!413, !71, i64 32}
!473 = !DILocation(line: 21, column: 11, scope: !399, inlinedAt: !400)
!474 = !DILocation(line: 1578, column: 32, scope: !475, inlinedAt: !476)
!475 = distinct !DISubprogram(name: "pop_front", scope: !23, file: !23, line: 1574, type: !9, scopeLine: 1575, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!476 = distinct !DILocation(line: 321, column: 4, scope: !477, inlinedAt: !478)
!477 = distinct !DISubprogram(name: "pop", scope: !32, file: !32, line: 318, type: !9, scopeLine: 319, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!478 = distinct !DILocation(line: 22, column: 13, scope: !399, inlinedAt: !400)
!479 = !{!124, !71, i64 32}
!480 = !DILocation(line: 1578, column: 40, scope: !475, inlinedAt: !476)
!481 = !DILocation(line: 1578, column: 6, scope: !475, inlinedAt: !476)
!482 = !DILocation(line: 1577, column: 6, scope: !475, inlinedAt: !476)
!483 = !DILocation(line: 1582, column: 6, scope: !475, inlinedAt: !476)
!484 = !DILocation(line: 1583, column: 4, scope: !475, inlinedAt: !476)
!485 = !DILocation(line: 581, column: 49, scope: !486, inlinedAt: !488)
!486 = distinct !DISubprogram(name: "_M_pop_front_aux", scope: !487, file: !487, line: 577, type: !9, scopeLine: 578, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!487 = !DIFile(filename: "c++/bits/deque.tcc", directory: "", checksumkind: CSK_MD5, checksum: "eedc4c8df05c6edc00d2429148559730")
!488 = distinct !DILocation(line: 1585, column: 4, scope: !475, inlinedAt: !476)
!489 = !DILocation(line: 158, column: 2, scope: !214, inlinedAt: !490)
!490 = distinct !DILocation(line: 200, column: 25, scope: !217, inlinedAt: !491)
!491 = distinct !DILocation(line: 496, column: 13, scope: !220, inlinedAt: !492)
!492 = distinct !DILocation(line: 590, column: 2, scope: !222, inlinedAt: !493)
!493 = distinct !DILocation(line: 581, column: 7, scope: !486, inlinedAt: !488)
!494 = !DILocation(line: 582, column: 65, scope: !486, inlinedAt: !488)
!495 = !DILocation(line: 582, column: 73, scope: !486, inlinedAt: !488)
!496 = !DILocation(line: 265, column: 10, scope: !328, inlinedAt: !497)
!497 = distinct !DILocation(line: 582, column: 30, scope: !486, inlinedAt: !488)
!498 = !DILocation(line: 266, column: 13, scope: !328, inlinedAt: !497)
!499 = !DILocation(line: 266, column: 11, scope: !328, inlinedAt: !497)
!500 = !DILocation(line: 267, column: 21, scope: !328, inlinedAt: !497)
!501 = !DILocation(line: 267, column: 10, scope: !328, inlinedAt: !497)
!502 = !DILocation(line: 0, scope: !475, inlinedAt: !476)
!503 = !DILocation(line: 103, column: 6, scope: !504, inlinedAt: !505)
!504 = distinct !DISubprogram(name: "~unique_lock", scope: !416, file: !416, line: 101, type: !9, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!505 = distinct !DILocation(line: 23, column: 5, scope: !399, inlinedAt: !400)
!506 = !DILocation(line: 193, column: 11, scope: !507, inlinedAt: !508)
!507 = distinct !DISubprogram(name: "unlock", scope: !416, file: !416, line: 189, type: !9, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!508 = distinct !DILocation(line: 104, column: 4, scope: !504, inlinedAt: !505)
!509 = !DILocation(line: 779, column: 12, scope: !144, inlinedAt: !510)
!510 = distinct !DILocation(line: 118, column: 7, scope: !146, inlinedAt: !511)
!511 = distinct !DILocation(line: 195, column: 17, scope: !507, inlinedAt: !508)
!512 = !DILocation(line: 196, column: 14, scope: !507, inlinedAt: !508)
!513 = !DILocation(line: 197, column: 4, scope: !507, inlinedAt: !508)
!514 = !DILocation(line: 104, column: 4, scope: !504, inlinedAt: !505)
!515 = !DILocation(line: 210, column: 24, scope: !396)
!516 = !DILocation(line: 103, column: 6, scope: !504)
!517 = !DILocation(line: 193, column: 11, scope: !507, inlinedAt: !518)
!518 = distinct !DILocation(line: 104, column: 4, scope: !504)
!519 = !DILocation(line: 779, column: 12, scope: !144, inlinedAt: !520)
!520 = distinct !DILocation(line: 118, column: 7, scope: !146, inlinedAt: !521)
!521 = distinct !DILocation(line: 195, column: 17, scope: !507, inlinedAt: !518)
!522 = !DILocation(line: 196, column: 14, scope: !507, inlinedAt: !518)
!523 = !DILocation(line: 197, column: 4, scope: !507, inlinedAt: !518)
!524 = !DILocation(line: 105, column: 7, scope: !504)
!525 = !DILocation(line: 104, column: 4, scope: !504)
!526 = distinct !DISubprogram(name: "_M_push_back_aux<const int &>", scope: !487, file: !487, line: 485, type: !9, scopeLine: 491, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!527 = !DILocation(line: 1269, column: 30, scope: !528, inlinedAt: !529)
!528 = distinct !DISubprogram(name: "size", scope: !23, file: !23, line: 1268, type: !9, scopeLine: 1269, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!529 = distinct !DILocation(line: 492, column: 6, scope: !526)
!530 = !DILocation(line: 1269, column: 56, scope: !528, inlinedAt: !529)
!531 = !DILocation(line: 373, column: 11, scope: !532, inlinedAt: !533)
!532 = distinct !DISubprogram(name: "operator-", scope: !23, file: !23, line: 370, type: !9, scopeLine: 371, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!533 = distinct !DILocation(line: 1269, column: 40, scope: !528, inlinedAt: !529)
!534 = !DILocation(line: 373, column: 25, scope: !532, inlinedAt: !533)
!535 = !DILocation(line: 373, column: 19, scope: !532, inlinedAt: !533)
!536 = !DILocation(line: 373, column: 40, scope: !532, inlinedAt: !533)
!537 = !DILocation(line: 373, column: 35, scope: !532, inlinedAt: !533)
!538 = !DILocation(line: 373, column: 33, scope: !532, inlinedAt: !533)
!539 = !DILocation(line: 373, column: 4, scope: !532, inlinedAt: !533)
!540 = !DILocation(line: 374, column: 11, scope: !532, inlinedAt: !533)
!541 = !DILocation(line: 374, column: 24, scope: !532, inlinedAt: !533)
!542 = !DILocation(line: 374, column: 18, scope: !532, inlinedAt: !533)
!543 = !DILocation(line: 374, column: 4, scope: !532, inlinedAt: !533)
!544 = !DILocation(line: 375, column: 11, scope: !532, inlinedAt: !533)
!545 = !DILocation(line: 375, column: 25, scope: !532, inlinedAt: !533)
!546 = !DILocation(line: 375, column: 19, scope: !532, inlinedAt: !533)
!547 = !DILocation(line: 375, column: 4, scope: !532, inlinedAt: !533)
!548 = !DILocation(line: 492, column: 13, scope: !526)
!549 = !DILocation(line: 492, column: 6, scope: !526)
!550 = !DILocation(line: 493, column: 4, scope: !526)
!551 = !DILocation(line: 2170, column: 41, scope: !552, inlinedAt: !553)
!552 = distinct !DISubprogram(name: "_M_reserve_map_at_back", scope: !23, file: !23, line: 2168, type: !9, scopeLine: 2169, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!553 = distinct !DILocation(line: 496, column: 2, scope: !526)
!554 = !DILocation(line: 2171, column: 57, scope: !552, inlinedAt: !553)
!555 = !DILocation(line: 2171, column: 41, scope: !552, inlinedAt: !553)
!556 = !DILocation(line: 2171, column: 6, scope: !552, inlinedAt: !553)
!557 = !DILocation(line: 2170, column: 25, scope: !552, inlinedAt: !553)
!558 = !DILocation(line: 2170, column: 6, scope: !552, inlinedAt: !553)
!559 = !DILocation(line: 2172, column: 4, scope: !552, inlinedAt: !553)
!560 = !DILocation(line: 137, column: 27, scope: !364, inlinedAt: !561)
!561 = distinct !DILocation(line: 188, column: 32, scope: !366, inlinedAt: !562)
!562 = distinct !DILocation(line: 464, column: 20, scope: !368, inlinedAt: !563)
!563 = distinct !DILocation(line: 583, column: 9, scope: !370, inlinedAt: !564)
!564 = distinct !DILocation(line: 497, column: 49, scope: !526)
!565 = !DILocation(line: 497, column: 28, scope: !526)
!566 = !DILocation(line: 497, column: 36, scope: !526)
!567 = !DILocation(line: 497, column: 41, scope: !526)
!568 = !DILocation(line: 502, column: 34, scope: !526)
!569 = !DILocation(line: 97, column: 43, scope: !132, inlinedAt: !570)
!570 = distinct !DILocation(line: 518, column: 4, scope: !135, inlinedAt: !571)
!571 = distinct !DILocation(line: 501, column: 6, scope: !526)
!572 = !DILocation(line: 97, column: 14, scope: !132, inlinedAt: !570)
!573 = !DILocation(line: 507, column: 66, scope: !526)
!574 = !DILocation(line: 508, column: 7, scope: !526)
!575 = !DILocation(line: 265, column: 2, scope: !328, inlinedAt: !576)
!576 = distinct !DILocation(line: 507, column: 30, scope: !526)
!577 = !DILocation(line: 265, column: 10, scope: !328, inlinedAt: !576)
!578 = !DILocation(line: 266, column: 13, scope: !328, inlinedAt: !576)
!579 = !DILocation(line: 266, column: 2, scope: !328, inlinedAt: !576)
!580 = !DILocation(line: 266, column: 11, scope: !328, inlinedAt: !576)
!581 = !DILocation(line: 267, column: 21, scope: !328, inlinedAt: !576)
!582 = !DILocation(line: 267, column: 2, scope: !328, inlinedAt: !576)
!583 = !DILocation(line: 267, column: 10, scope: !328, inlinedAt: !576)
!584 = !DILocation(line: 509, column: 37, scope: !526)
!585 = !DILocation(line: 516, column: 7, scope: !526)
!586 = !DISubprogram(name: "__throw_length_error", scope: !287, file: !287, line: 75, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!587 = distinct !DISubprogram(name: "_M_reallocate_map", scope: !487, file: !487, line: 932, type: !9, scopeLine: 933, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!588 = !DILocation(line: 935, column: 28, scope: !587)
!589 = !DILocation(line: 935, column: 61, scope: !587)
!590 = !DILocation(line: 935, column: 36, scope: !587)
!591 = !DILocation(line: 935, column: 69, scope: !587)
!592 = !DILocation(line: 936, column: 57, scope: !587)
!593 = !DILocation(line: 939, column: 25, scope: !587)
!594 = !DILocation(line: 939, column: 41, scope: !587)
!595 = !DILocation(line: 939, column: 37, scope: !587)
!596 = !DILocation(line: 939, column: 11, scope: !587)
!597 = !DILocation(line: 941, column: 33, scope: !587)
!598 = !DILocation(line: 942, column: 7, scope: !587)
!599 = !DILocation(line: 942, column: 26, scope: !587)
!600 = !DILocation(line: 941, column: 40, scope: !587)
!601 = !DILocation(line: 943, column: 8, scope: !587)
!602 = !DILocation(line: 943, column: 5, scope: !587)
!603 = !DILocation(line: 944, column: 21, scope: !587)
!604 = !DILocation(line: 0, scope: !587)
!605 = !DILocation(line: 944, column: 8, scope: !587)
!606 = !DILocation(line: 430, column: 8, scope: !607, inlinedAt: !609)
!607 = distinct !DISubprogram(name: "__copy_m<int *>", scope: !608, file: !608, line: 420, type: !9, scopeLine: 421, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!608 = !DIFile(filename: "c++/bits/stl_algobase.h", directory: "", checksumkind: CSK_MD5, checksum: "acd8696ab950544891c62593445fe486")
!609 = distinct !DILocation(line: 494, column: 14, scope: !610, inlinedAt: !611)
!610 = distinct !DISubprogram(name: "__copy_move_a2<false, int **, int **>", scope: !608, file: !608, line: 486, type: !9, scopeLine: 487, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!611 = distinct !DILocation(line: 522, column: 14, scope: !612, inlinedAt: !613)
!612 = distinct !DISubprogram(name: "__copy_move_a1<false, int **, int **>", scope: !608, file: !608, line: 521, type: !9, scopeLine: 522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!613 = distinct !DILocation(line: 530, column: 3, scope: !614, inlinedAt: !615)
!614 = distinct !DISubprogram(name: "__copy_move_a<false, int **, int **>", scope: !608, file: !608, line: 527, type: !9, scopeLine: 528, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!615 = distinct !DILocation(line: 619, column: 14, scope: !616, inlinedAt: !617)
!616 = distinct !DISubprogram(name: "copy<int **, int **>", scope: !608, file: !608, line: 611, type: !9, scopeLine: 612, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!617 = distinct !DILocation(line: 945, column: 6, scope: !587)
!618 = !DILocation(line: 429, column: 34, scope: !607, inlinedAt: !609)
!619 = !DILocation(line: 431, column: 6, scope: !607, inlinedAt: !609)
!620 = !DILocation(line: 741, column: 8, scope: !621, inlinedAt: !622)
!621 = distinct !DISubprogram(name: "__copy_move_b<int *>", scope: !608, file: !608, line: 731, type: !9, scopeLine: 732, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!622 = distinct !DILocation(line: 758, column: 14, scope: !623, inlinedAt: !624)
!623 = distinct !DISubprogram(name: "__copy_move_backward_a2<false, int **, int **>", scope: !608, file: !608, line: 750, type: !9, scopeLine: 751, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!624 = distinct !DILocation(line: 769, column: 14, scope: !625, inlinedAt: !626)
!625 = distinct !DISubprogram(name: "__copy_move_backward_a1<false, int **, int **>", scope: !608, file: !608, line: 768, type: !9, scopeLine: 769, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!626 = distinct !DILocation(line: 799, column: 3, scope: !627, inlinedAt: !628)
!627 = distinct !DISubprogram(name: "__copy_move_backward_a<false, int **, int **>", scope: !608, file: !608, line: 796, type: !9, scopeLine: 797, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!628 = distinct !DILocation(line: 857, column: 14, scope: !629, inlinedAt: !630)
!629 = distinct !DISubprogram(name: "copy_backward<int **, int **>", scope: !608, file: !608, line: 848, type: !9, scopeLine: 849, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!630 = distinct !DILocation(line: 949, column: 6, scope: !587)
!631 = !DILocation(line: 740, column: 34, scope: !621, inlinedAt: !622)
!632 = !DILocation(line: 951, column: 24, scope: !587)
!633 = !DILocation(line: 742, column: 33, scope: !621, inlinedAt: !622)
!634 = !DILocation(line: 742, column: 6, scope: !621, inlinedAt: !622)
!635 = !DILocation(line: 956, column: 12, scope: !587)
!636 = !DILocation(line: 956, column: 10, scope: !587)
!637 = !DILocation(line: 957, column: 23, scope: !587)
!638 = !DILocation(line: 120, column: 27, scope: !298, inlinedAt: !639)
!639 = distinct !DILocation(line: 188, column: 32, scope: !300, inlinedAt: !640)
!640 = distinct !DILocation(line: 464, column: 20, scope: !302, inlinedAt: !641)
!641 = distinct !DILocation(line: 597, column: 9, scope: !304, inlinedAt: !642)
!642 = distinct !DILocation(line: 959, column: 35, scope: !587)
!643 = !DILocation(line: 120, column: 6, scope: !298, inlinedAt: !639)
!644 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!645 = !DILocation(line: 124, column: 14, scope: !298, inlinedAt: !639)
!646 = !DILocation(line: 124, column: 10, scope: !298, inlinedAt: !639)
!647 = !DILocation(line: 125, column: 8, scope: !298, inlinedAt: !639)
!648 = !DILocation(line: 126, column: 6, scope: !298, inlinedAt: !639)
!649 = !DILocation(line: 137, column: 53, scope: !298, inlinedAt: !639)
!650 = !DILocation(line: 137, column: 27, scope: !298, inlinedAt: !639)
!651 = !DILocation(line: 960, column: 47, scope: !587)
!652 = !DILocation(line: 960, column: 66, scope: !587)
!653 = !DILocation(line: 960, column: 29, scope: !587)
!654 = !DILocation(line: 961, column: 8, scope: !587)
!655 = !DILocation(line: 961, column: 5, scope: !587)
!656 = !DILocation(line: 963, column: 39, scope: !587)
!657 = !DILocation(line: 430, column: 8, scope: !607, inlinedAt: !658)
!658 = distinct !DILocation(line: 494, column: 14, scope: !610, inlinedAt: !659)
!659 = distinct !DILocation(line: 522, column: 14, scope: !612, inlinedAt: !660)
!660 = distinct !DILocation(line: 530, column: 3, scope: !614, inlinedAt: !661)
!661 = distinct !DILocation(line: 619, column: 14, scope: !616, inlinedAt: !662)
!662 = distinct !DILocation(line: 962, column: 4, scope: !587)
!663 = !DILocation(line: 429, column: 34, scope: !607, inlinedAt: !658)
!664 = !DILocation(line: 431, column: 6, scope: !607, inlinedAt: !658)
!665 = !DILocation(line: 965, column: 36, scope: !587)
!666 = !DILocation(line: 158, column: 27, scope: !231, inlinedAt: !667)
!667 = distinct !DILocation(line: 200, column: 25, scope: !233, inlinedAt: !668)
!668 = distinct !DILocation(line: 496, column: 13, scope: !235, inlinedAt: !669)
!669 = distinct !DILocation(line: 604, column: 2, scope: !237, inlinedAt: !670)
!670 = distinct !DILocation(line: 965, column: 4, scope: !587)
!671 = !DILocation(line: 158, column: 2, scope: !231, inlinedAt: !667)
!672 = !DILocation(line: 967, column: 25, scope: !587)
!673 = !DILocation(line: 968, column: 30, scope: !587)
!674 = !DILocation(line: 265, column: 2, scope: !328, inlinedAt: !675)
!675 = distinct !DILocation(line: 971, column: 30, scope: !587)
!676 = !DILocation(line: 265, column: 10, scope: !328, inlinedAt: !675)
!677 = !DILocation(line: 266, column: 13, scope: !328, inlinedAt: !675)
!678 = !DILocation(line: 266, column: 2, scope: !328, inlinedAt: !675)
!679 = !DILocation(line: 266, column: 11, scope: !328, inlinedAt: !675)
!680 = !DILocation(line: 267, column: 21, scope: !328, inlinedAt: !675)
!681 = !DILocation(line: 267, column: 2, scope: !328, inlinedAt: !675)
!682 = !DILocation(line: 267, column: 10, scope: !328, inlinedAt: !675)
!683 = !DILocation(line: 972, column: 56, scope: !587)
!684 = !DILocation(line: 972, column: 74, scope: !587)
!685 = !DILocation(line: 265, column: 2, scope: !328, inlinedAt: !686)
!686 = distinct !DILocation(line: 972, column: 31, scope: !587)
!687 = !DILocation(line: 265, column: 10, scope: !328, inlinedAt: !686)
!688 = !DILocation(line: 266, column: 13, scope: !328, inlinedAt: !686)
!689 = !DILocation(line: 266, column: 2, scope: !328, inlinedAt: !686)
!690 = !DILocation(line: 266, column: 11, scope: !328, inlinedAt: !686)
!691 = !DILocation(line: 267, column: 21, scope: !328, inlinedAt: !686)
!692 = !DILocation(line: 267, column: 2, scope: !328, inlinedAt: !686)
!693 = !DILocation(line: 267, column: 10, scope: !328, inlinedAt: !686)
!694 = !DILocation(line: 973, column: 5, scope: !587)
