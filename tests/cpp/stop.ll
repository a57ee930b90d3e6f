; ModuleID = 'stop.cpp'
source_filename = "stop.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.3" }
%"struct.std::_Head_base.3" = type { ptr }
%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { i32 }
%"class.std::jthread" = type { %"class.std::stop_source", %"class.std::thread" }
%"class.std::stop_source" = type { %"struct.std::stop_token::_Stop_state_ref" }
%"struct.std::stop_token::_Stop_state_ref" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }

$_ZNSt7jthreadD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt11stop_sourceD2Ev = comdat any

$_ZNSt10stop_token13_Stop_state_t15_M_request_stopEv = comdat any

@__libc_single_threaded = external local_unnamed_addr global i8, align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEEEE", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEEED2Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEEEE" = internal constant [79 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
entry:
  %agg.tmp.i.i.i = alloca %"class.std::unique_ptr", align 8
  %ended = alloca %"struct.std::atomic", align 4
  %worker = alloca %"class.std::jthread", align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %ended) #4, !dbg !11
  store i32 0, ptr %ended, align 4, !dbg !12, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %worker) #4, !dbg !24
  %call.i.i.i = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #12, !dbg !25
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %call.i.i.i, i8 0, i64 24, i1 false), !dbg !34
  store i32 1, ptr %call.i.i.i, align 4, !dbg !35, !tbaa !42
  %_M_value.i.i.i.i = getelementptr inbounds i8, ptr %call.i.i.i, i64 4, !dbg !44
  store i32 4, ptr %_M_value.i.i.i.i, align 4, !dbg !45, !tbaa !42
  %_M_head.i.i.i.i = getelementptr inbounds i8, ptr %call.i.i.i, i64 8, !dbg !48
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_M_head.i.i.i.i, i8 0, i64 16, i1 false), !dbg !49
  store ptr %call.i.i.i, ptr %worker, align 8, !dbg !53, !tbaa !54
  %_M_thread.i = getelementptr inbounds i8, ptr %worker, i64 8, !dbg !57
  tail call void @llvm.experimental.noalias.scope.decl(metadata !58), !dbg !61
  %0 = atomicrmw add ptr %call.i.i.i, i32 1 monotonic, align 4, !dbg !62, !noalias !75
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i.i.i), !dbg !78, !noalias !58
  store i64 0, ptr %_M_thread.i, align 8, !dbg !78, !tbaa !82, !alias.scope !58
  %call.i2.i.i = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #12
          to label %call.i.noexc.i.i unwind label %lpad.i.i, !dbg !85, !noalias !58

call.i.noexc.i.i:                                 ; preds = %entry
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEEEE", i64 16), ptr %call.i2.i.i, align 8, !dbg !86, !tbaa !89, !noalias !58
  %_M_func.i.i.i.i = getelementptr inbounds i8, ptr %call.i2.i.i, i64 8, !dbg !91
  store ptr %call.i.i.i, ptr %_M_func.i.i.i.i, align 8, !dbg !92, !tbaa !54, !noalias !58
  %1 = getelementptr inbounds i8, ptr %call.i2.i.i, i64 16, !dbg !106
  %2 = ptrtoint ptr %ended to i64, !dbg !107
  store i64 %2, ptr %1, align 8, !dbg !107, !tbaa !110, !noalias !58
  store ptr %call.i2.i.i, ptr %agg.tmp.i.i.i, align 8, !dbg !111, !tbaa !110, !noalias !58
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %_M_thread.i, ptr noundef nonnull %agg.tmp.i.i.i, ptr noundef null)
          to label %invoke.cont3.i.i.i unwind label %lpad2.i.i.i, !dbg !119

invoke.cont3.i.i.i:                               ; preds = %call.i.noexc.i.i
  %3 = load ptr, ptr %agg.tmp.i.i.i, align 8, !dbg !120, !tbaa !110, !noalias !58
  %cmp.not.i.i.i.i = icmp eq ptr %3, null, !dbg !123
  br i1 %cmp.not.i.i.i.i, label %"_ZNSt7jthreadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", label %delete.notnull.i.i.i.i.i, !dbg !120

delete.notnull.i.i.i.i.i:                         ; preds = %invoke.cont3.i.i.i
  %vtable.i.i.i.i.i = load ptr, ptr %3, align 8, !dbg !124, !tbaa !89
  %vfn.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i, i64 8, !dbg !124
  %4 = load ptr, ptr %vfn.i.i.i.i.i, align 8, !dbg !124
  call void %4(ptr noundef nonnull align 8 dereferenceable(8) %3) #4, !dbg !124
  br label %"_ZNSt7jthreadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", !dbg !127

lpad2.i.i.i:                                      ; preds = %call.i.noexc.i.i
  %5 = landingpad { ptr, i32 }
          cleanup, !dbg !128
  %6 = load ptr, ptr %agg.tmp.i.i.i, align 8, !dbg !129, !tbaa !110, !noalias !58
  %cmp.not.i5.i.i.i = icmp eq ptr %6, null, !dbg !131
  br i1 %cmp.not.i5.i.i.i, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i, label %delete.notnull.i.i6.i.i.i, !dbg !129

delete.notnull.i.i6.i.i.i:                        ; preds = %lpad2.i.i.i
  %vtable.i.i7.i.i.i = load ptr, ptr %6, align 8, !dbg !132, !tbaa !89
  %vfn.i.i8.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i7.i.i.i, i64 8, !dbg !132
  %7 = load ptr, ptr %vfn.i.i8.i.i.i, align 8, !dbg !132
  call void %7(ptr noundef nonnull align 8 dereferenceable(8) %6) #4, !dbg !132
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i, !dbg !134

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i: ; preds = %delete.notnull.i.i6.i.i.i, %lpad2.i.i.i
  store ptr null, ptr %agg.tmp.i.i.i, align 8, !dbg !135, !tbaa !110, !noalias !58
  br label %lpad.body.i.i

lpad.i.i:                                         ; preds = %entry
  %8 = landingpad { ptr, i32 }
          cleanup, !dbg !136
  br label %lpad.body.i.i, !dbg !137

lpad.body.i.i:                                    ; preds = %lpad.i.i, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i
  %ref.tmp.sroa.0.0.i.i = phi ptr [ null, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i ], [ %call.i.i.i, %lpad.i.i ], !dbg !138
  %eh.lpad-body.i.i = phi { ptr, i32 } [ %5, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i.i.i ], [ %8, %lpad.i.i ]
  %tobool.not.i.i4.i.i = icmp eq ptr %ref.tmp.sroa.0.0.i.i, null, !dbg !139
  br i1 %tobool.not.i.i4.i.i, label %lpad.body.i, label %if.then.i.i5.i.i, !dbg !139

if.then.i.i5.i.i:                                 ; preds = %lpad.body.i.i
  %9 = atomicrmw sub ptr %ref.tmp.sroa.0.0.i.i, i32 1 acq_rel, align 4, !dbg !144
  %cmp.not.i.i.i6.i.i = icmp eq i32 %9, 1, !dbg !149
  br i1 %cmp.not.i.i.i6.i.i, label %delete.notnull.i.i.i7.i.i, label %lpad.body.i, !dbg !150

delete.notnull.i.i.i7.i.i:                        ; preds = %if.then.i.i5.i.i
  call void @_ZdlPvm(ptr noundef %ref.tmp.sroa.0.0.i.i, i64 noundef 24) #13, !dbg !151
  br label %lpad.body.i, !dbg !151

lpad.body.i:                                      ; preds = %delete.notnull.i.i.i7.i.i, %if.then.i.i5.i.i, %lpad.body.i.i
  call void @_ZNSt11stop_sourceD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %worker) #4, !dbg !152
  resume { ptr, i32 } %eh.lpad-body.i.i, !dbg !152

"_ZNSt7jthreadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit": ; preds = %invoke.cont3.i.i.i, %delete.notnull.i.i.i.i.i
  store ptr null, ptr %agg.tmp.i.i.i, align 8, !dbg !153, !tbaa !110, !noalias !58
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i.i.i), !dbg !128, !noalias !58
  call void @_ZNSt7jthreadD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %worker) #4, !dbg !154
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %worker) #4, !dbg !154
  %10 = load atomic i32, ptr %ended seq_cst, align 4, !dbg !155
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %ended) #4, !dbg !160
  ret i32 %10, !dbg !161
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7jthreadD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !162 {
entry:
  %_M_thread.i = getelementptr inbounds i8, ptr %this, i64 8, !dbg !163
  %agg.tmp.sroa.0.0.copyload.i.i = load i64, ptr %_M_thread.i, align 8, !dbg !166, !tbaa !169
  %cmp.i.i.i.not = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i, 0, !dbg !170
  br i1 %cmp.i.i.i.not, label %if.end, label %if.then, !dbg !173

if.then:                                          ; preds = %entry
  %0 = load ptr, ptr %this, align 8, !dbg !174, !tbaa !54
  %cmp.i.i.not.i.i = icmp eq ptr %0, null, !dbg !183
  br i1 %cmp.i.i.not.i.i, label %_ZNSt7jthread12request_stopEv.exit, label %if.then.i.i, !dbg !184

if.then.i.i:                                      ; preds = %if.then
  %call3.i.i = tail call noundef zeroext i1 @_ZNSt10stop_token13_Stop_state_t15_M_request_stopEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #4, !dbg !185
  br label %_ZNSt7jthread12request_stopEv.exit, !dbg !186

_ZNSt7jthread12request_stopEv.exit:               ; preds = %if.then, %if.then.i.i
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %_M_thread.i)
          to label %if.end unwind label %terminate.lpad, !dbg !187

if.end:                                           ; preds = %_ZNSt7jthread12request_stopEv.exit, %entry
  %agg.tmp.sroa.0.0.copyload.i.i4 = load i64, ptr %_M_thread.i, align 8, !dbg !190, !tbaa !169
  %cmp.i.i.not.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i4, 0, !dbg !194
  br i1 %cmp.i.i.not.i, label %_ZNSt6threadD2Ev.exit, label %if.then.i, !dbg !196

if.then.i:                                        ; preds = %if.end
  tail call void @_ZSt9terminatev() #14, !dbg !197
  unreachable, !dbg !197

_ZNSt6threadD2Ev.exit:                            ; preds = %if.end
  %1 = load ptr, ptr %this, align 8, !dbg !201, !tbaa !54
  %cmp.i.not.i = icmp eq ptr %1, null, !dbg !205
  br i1 %cmp.i.not.i, label %if.end.i, label %if.then.i5, !dbg !206

if.then.i5:                                       ; preds = %_ZNSt6threadD2Ev.exit
  %_M_value.i.i = getelementptr inbounds i8, ptr %1, i64 4, !dbg !207
  %2 = atomicrmw sub ptr %_M_value.i.i, i32 4 release, align 4, !dbg !210
  br label %if.end.i, !dbg !212

if.end.i:                                         ; preds = %if.then.i5, %_ZNSt6threadD2Ev.exit
  %3 = load ptr, ptr %this, align 8, !dbg !213, !tbaa !54
  %tobool.not.i.i = icmp eq ptr %3, null, !dbg !213
  br i1 %tobool.not.i.i, label %_ZNSt11stop_sourceD2Ev.exit, label %if.then.i.i6, !dbg !213

if.then.i.i6:                                     ; preds = %if.end.i
  %4 = atomicrmw sub ptr %3, i32 1 acq_rel, align 4, !dbg !215
  %cmp.not.i.i.i = icmp eq i32 %4, 1, !dbg !218
  br i1 %cmp.not.i.i.i, label %delete.notnull.i.i.i, label %_ZNSt11stop_sourceD2Ev.exit, !dbg !219

delete.notnull.i.i.i:                             ; preds = %if.then.i.i6
  tail call void @_ZdlPvm(ptr noundef %3, i64 noundef 24) #13, !dbg !220
  br label %_ZNSt11stop_sourceD2Ev.exit, !dbg !220

_ZNSt11stop_sourceD2Ev.exit:                      ; preds = %if.end.i, %if.then.i.i6, %delete.notnull.i.i.i
  ret void, !dbg !221

terminate.lpad:                                   ; preds = %_ZNSt7jthread12request_stopEv.exit
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !222
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !222
  tail call void @__clang_call_terminate(ptr %6) #14, !dbg !222
  unreachable, !dbg !222
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #3 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #4
  tail call void @_ZSt9terminatev() #14
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare !dbg !223 void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11stop_sourceD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #2 comdat align 2 !dbg !203 {
entry:
  %0 = load ptr, ptr %this, align 8, !dbg !224, !tbaa !54
  %cmp.i.not = icmp eq ptr %0, null, !dbg !226
  br i1 %cmp.i.not, label %if.end, label %if.then, !dbg !227

if.then:                                          ; preds = %entry
  %_M_value.i = getelementptr inbounds i8, ptr %0, i64 4, !dbg !228
  %1 = atomicrmw sub ptr %_M_value.i, i32 4 release, align 4, !dbg !230
  br label %if.end, !dbg !232

if.end:                                           ; preds = %if.then, %entry
  %2 = load ptr, ptr %this, align 8, !dbg !233, !tbaa !54
  %tobool.not.i = icmp eq ptr %2, null, !dbg !233
  br i1 %tobool.not.i, label %_ZNSt10stop_token15_Stop_state_refD2Ev.exit, label %if.then.i, !dbg !233

if.then.i:                                        ; preds = %if.end
  %3 = atomicrmw sub ptr %2, i32 1 acq_rel, align 4, !dbg !235
  %cmp.not.i.i = icmp eq i32 %3, 1, !dbg !238
  br i1 %cmp.not.i.i, label %delete.notnull.i.i, label %_ZNSt10stop_token15_Stop_state_refD2Ev.exit, !dbg !239

delete.notnull.i.i:                               ; preds = %if.then.i
  tail call void @_ZdlPvm(ptr noundef %2, i64 noundef 24) #13, !dbg !240
  br label %_ZNSt10stop_token15_Stop_state_refD2Ev.exit, !dbg !240

_ZNSt10stop_token15_Stop_state_refD2Ev.exit:      ; preds = %if.end, %if.then.i, %delete.notnull.i.i
  ret void, !dbg !241
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt10stop_token13_Stop_state_t15_M_request_stopEv(ptr noundef nonnull align 8 dereferenceable(24) %this) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !242 {
entry:
  %__destroyed = alloca i8, align 1
  %_M_value = getelementptr inbounds i8, ptr %this, i64 4, !dbg !243
  %0 = load atomic i32, ptr %_M_value acquire, align 4, !dbg !244
  br label %do.body, !dbg !247

do.body:                                          ; preds = %_ZNSt10stop_token13_Stop_state_t20_M_try_lock_and_stopERj.exit, %entry
  %__old.0 = phi i32 [ %0, %entry ], [ %__old.1, %_ZNSt10stop_token13_Stop_state_t20_M_try_lock_and_stopERj.exit ], !dbg !248
  %and = and i32 %__old.0, 1, !dbg !249
  %tobool.not = icmp eq i32 %and, 0, !dbg !250
  br i1 %tobool.not, label %do.cond, label %cleanup24, !dbg !250

do.cond:                                          ; preds = %do.body
  %and.i.i = and i32 %__old.0, 2, !dbg !251
  %tobool.not.i.i = icmp eq i32 %and.i.i, 0, !dbg !256
  br i1 %tobool.not.i.i, label %if.end.i.i, label %if.then.i.i, !dbg !256

if.then.i.i:                                      ; preds = %do.cond
  tail call void @llvm.x86.sse2.pause(), !dbg !257
  %call.i1.i.i.i.i = invoke noundef i32 @sched_yield()
          to label %_ZNSt10stop_token8_S_yieldEv.exit.i.i unwind label %terminate.lpad.i.i.i.i, !dbg !260

terminate.lpad.i.i.i.i:                           ; preds = %if.then.i.i
  %1 = landingpad { ptr, i32 }
          catch ptr null, !dbg !266
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !266
  tail call void @__clang_call_terminate(ptr %2) #14, !dbg !266
  unreachable, !dbg !266

_ZNSt10stop_token8_S_yieldEv.exit.i.i:            ; preds = %if.then.i.i
  %3 = load atomic i32, ptr %_M_value acquire, align 4, !dbg !267
  br label %_ZNSt10stop_token13_Stop_state_t20_M_try_lock_and_stopERj.exit, !dbg !269

if.end.i.i:                                       ; preds = %do.cond
  %or3.i.i = or disjoint i32 %__old.0, 3, !dbg !270
  %4 = cmpxchg weak ptr %_M_value, i32 %__old.0, i32 %or3.i.i acq_rel acquire, align 4, !dbg !271
  %5 = extractvalue { i32, i1 } %4, 1, !dbg !271
  %6 = extractvalue { i32, i1 } %4, 0
  br label %_ZNSt10stop_token13_Stop_state_t20_M_try_lock_and_stopERj.exit, !dbg !271

_ZNSt10stop_token13_Stop_state_t20_M_try_lock_and_stopERj.exit: ; preds = %if.end.i.i, %_ZNSt10stop_token8_S_yieldEv.exit.i.i
  %__old.1 = phi i32 [ %3, %_ZNSt10stop_token8_S_yieldEv.exit.i.i ], [ %6, %if.end.i.i ], !dbg !274
  %retval.0.i.i = phi i1 [ false, %_ZNSt10stop_token8_S_yieldEv.exit.i.i ], [ %5, %if.end.i.i ], !dbg !275
  br i1 %retval.0.i.i, label %do.end, label %do.body, !dbg !276, !llvm.loop !277

do.end:                                           ; preds = %_ZNSt10stop_token13_Stop_state_t20_M_try_lock_and_stopERj.exit
  %call.i = invoke i64 @pthread_self()
          to label %_ZNSt11this_thread6get_idEv.exit unwind label %terminate.lpad.i, !dbg !281

terminate.lpad.i:                                 ; preds = %do.end
  %7 = landingpad { ptr, i32 }
          catch ptr null, !dbg !281
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !281
  tail call void @__clang_call_terminate(ptr %8) #14, !dbg !281
  unreachable, !dbg !281

_ZNSt11this_thread6get_idEv.exit:                 ; preds = %do.end
  %_M_requester = getelementptr inbounds i8, ptr %this, i64 16, !dbg !284
  store i64 %call.i, ptr %_M_requester, align 8, !dbg !285, !tbaa !169
  %_M_head = getelementptr inbounds i8, ptr %this, i64 8
  %9 = load ptr, ptr %_M_head, align 8, !dbg !286, !tbaa !287
  %tobool4.not37 = icmp eq ptr %9, null, !dbg !286
  br i1 %tobool4.not37, label %while.end, label %while.body, !dbg !290

while.body:                                       ; preds = %_ZNSt11this_thread6get_idEv.exit, %_ZNSt10stop_token13_Stop_state_t7_M_lockEv.exit
  %10 = phi ptr [ %26, %_ZNSt10stop_token13_Stop_state_t7_M_lockEv.exit ], [ %9, %_ZNSt11this_thread6get_idEv.exit ]
  %_M_next = getelementptr inbounds i8, ptr %10, i64 16, !dbg !291
  %11 = load ptr, ptr %_M_next, align 8, !dbg !291, !tbaa !292
  store ptr %11, ptr %_M_head, align 8, !dbg !296, !tbaa !287
  %tobool9.not.not = icmp eq ptr %11, null, !dbg !297
  br i1 %tobool9.not.not, label %if.end12, label %if.then10, !dbg !297

if.then10:                                        ; preds = %while.body
  %_M_prev = getelementptr inbounds i8, ptr %11, i64 8, !dbg !298
  store ptr null, ptr %_M_prev, align 8, !dbg !299, !tbaa !300
  br label %if.end12, !dbg !301

if.end12:                                         ; preds = %while.body, %if.then10
  %12 = atomicrmw sub ptr %_M_value, i32 2 release, align 4, !dbg !302
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__destroyed) #4, !dbg !306
  store i8 0, ptr %__destroyed, align 1, !dbg !307, !tbaa !308
  %_M_destroyed = getelementptr inbounds i8, ptr %10, i64 24, !dbg !310
  store ptr %__destroyed, ptr %_M_destroyed, align 8, !dbg !311, !tbaa !312
  %13 = load ptr, ptr %10, align 8, !dbg !313, !tbaa !316
  call void %13(ptr noundef nonnull %10) #4, !dbg !313
  %14 = load i8, ptr %__destroyed, align 1, !dbg !317, !tbaa !308, !range !318, !noundef !10
  %loadedv = trunc nuw i8 %14 to i1, !dbg !317
  br i1 %loadedv, label %if.end18, label %if.then13, !dbg !319

if.then13:                                        ; preds = %if.end12
  store ptr null, ptr %_M_destroyed, align 8, !dbg !320, !tbaa !312
  %15 = load i8, ptr @__libc_single_threaded, align 1, !dbg !321, !tbaa !325
  %tobool.i.not = icmp eq i8 %15, 0, !dbg !321
  br i1 %tobool.i.not, label %if.then16, label %if.end18, !dbg !326

if.then16:                                        ; preds = %if.then13
  %_M_done = getelementptr inbounds i8, ptr %10, i64 32, !dbg !327
  %16 = atomicrmw add ptr %_M_done, i32 1 release, align 4, !dbg !328
  %cmp.i.i = icmp sgt i32 %16, 0, !dbg !337
  br i1 %cmp.i.i, label %if.end18, label %if.end.i.i29, !dbg !338

if.end.i.i29:                                     ; preds = %if.then16
  %call.i.i2.i = invoke i64 @__tresse_futex(i64 noundef 202, ptr noundef nonnull %_M_done, i32 noundef 1, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef -1)
          to label %if.end18 unwind label %terminate.lpad.i.i3.i, !dbg !339

terminate.lpad.i.i3.i:                            ; preds = %if.end.i.i29
  %17 = landingpad { ptr, i32 }
          catch ptr null, !dbg !339
  %18 = extractvalue { ptr, i32 } %17, 0, !dbg !339
  call void @__clang_call_terminate(ptr %18) #14, !dbg !339
  unreachable, !dbg !339

if.end18:                                         ; preds = %if.end.i.i29, %if.then16, %if.then13, %if.end12
  br i1 %tobool9.not.not, label %cleanup24.critedge, label %if.end21, !dbg !345

if.end21:                                         ; preds = %if.end18
  %19 = load atomic i32, ptr %_M_value monotonic, align 4, !dbg !346
  br label %while.cond.i, !dbg !350

while.cond.i:                                     ; preds = %_ZNSt10stop_token13_Stop_state_t11_M_try_lockERjSt12memory_order.exit.i, %if.end21
  %__old.0.i = phi i32 [ %19, %if.end21 ], [ %__old.1.i, %_ZNSt10stop_token13_Stop_state_t11_M_try_lockERjSt12memory_order.exit.i ], !dbg !351
  %and.i.i.i = and i32 %__old.0.i, 2, !dbg !352
  %tobool.not.i.i.i = icmp eq i32 %and.i.i.i, 0, !dbg !356
  br i1 %tobool.not.i.i.i, label %if.end.i.i.i, label %if.then.i.i.i, !dbg !356

if.then.i.i.i:                                    ; preds = %while.cond.i
  call void @llvm.x86.sse2.pause(), !dbg !357
  %call.i1.i.i.i.i.i = invoke noundef i32 @sched_yield()
          to label %_ZNSt10stop_token8_S_yieldEv.exit.i.i.i unwind label %terminate.lpad.i.i.i.i.i, !dbg !359

terminate.lpad.i.i.i.i.i:                         ; preds = %if.then.i.i.i
  %20 = landingpad { ptr, i32 }
          catch ptr null, !dbg !362
  %21 = extractvalue { ptr, i32 } %20, 0, !dbg !362
  call void @__clang_call_terminate(ptr %21) #14, !dbg !362
  unreachable, !dbg !362

_ZNSt10stop_token8_S_yieldEv.exit.i.i.i:          ; preds = %if.then.i.i.i
  %22 = load atomic i32, ptr %_M_value monotonic, align 4, !dbg !363
  br label %_ZNSt10stop_token13_Stop_state_t11_M_try_lockERjSt12memory_order.exit.i, !dbg !365

if.end.i.i.i:                                     ; preds = %while.cond.i
  %or3.i.i.i = or disjoint i32 %__old.0.i, 2, !dbg !366
  %23 = cmpxchg weak ptr %_M_value, i32 %__old.0.i, i32 %or3.i.i.i acquire monotonic, align 4, !dbg !367
  %24 = extractvalue { i32, i1 } %23, 1, !dbg !367
  %25 = extractvalue { i32, i1 } %23, 0
  br label %_ZNSt10stop_token13_Stop_state_t11_M_try_lockERjSt12memory_order.exit.i, !dbg !367

_ZNSt10stop_token13_Stop_state_t11_M_try_lockERjSt12memory_order.exit.i: ; preds = %if.end.i.i.i, %_ZNSt10stop_token8_S_yieldEv.exit.i.i.i
  %__old.1.i = phi i32 [ %22, %_ZNSt10stop_token8_S_yieldEv.exit.i.i.i ], [ %25, %if.end.i.i.i ], !dbg !369
  %retval.0.i.i.i = phi i1 [ false, %_ZNSt10stop_token8_S_yieldEv.exit.i.i.i ], [ %24, %if.end.i.i.i ], !dbg !370
  br i1 %retval.0.i.i.i, label %_ZNSt10stop_token13_Stop_state_t7_M_lockEv.exit, label %while.cond.i, !dbg !350, !llvm.loop !371

_ZNSt10stop_token13_Stop_state_t7_M_lockEv.exit:  ; preds = %_ZNSt10stop_token13_Stop_state_t11_M_try_lockERjSt12memory_order.exit.i
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__destroyed) #4, !dbg !373
  %26 = load ptr, ptr %_M_head, align 8, !dbg !286, !tbaa !287
  %tobool4.not = icmp eq ptr %26, null, !dbg !286
  br i1 %tobool4.not, label %while.end, label %while.body, !dbg !290, !llvm.loop !374

while.end:                                        ; preds = %_ZNSt10stop_token13_Stop_state_t7_M_lockEv.exit, %_ZNSt11this_thread6get_idEv.exit
  %27 = atomicrmw sub ptr %_M_value, i32 2 release, align 4, !dbg !375
  br label %cleanup24, !dbg !378

cleanup24.critedge:                               ; preds = %if.end18
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__destroyed) #4, !dbg !373
  br label %cleanup24

cleanup24:                                        ; preds = %do.body, %cleanup24.critedge, %while.end
  ret i1 %tobool.not, !dbg !379
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #4

declare !dbg !380 i32 @sched_yield() local_unnamed_addr #5

declare !dbg !382 i64 @pthread_self() local_unnamed_addr #5

declare !dbg !384 i64 @__tresse_futex(i64 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #5

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #5

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #8

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEEED2Ev"(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #9 align 2 !dbg !386 {
entry:
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEEEE", i64 16), ptr %this, align 8, !dbg !387, !tbaa !89
  %_M_func = getelementptr inbounds i8, ptr %this, i64 8, !dbg !387
  %0 = load ptr, ptr %_M_func, align 8, !dbg !388, !tbaa !54
  %tobool.not.i.i.i.i = icmp eq ptr %0, null, !dbg !388
  br i1 %tobool.not.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEED2Ev.exit", label %if.then.i.i.i.i, !dbg !388

if.then.i.i.i.i:                                  ; preds = %entry
  %1 = atomicrmw sub ptr %0, i32 1 acq_rel, align 4, !dbg !395
  %cmp.not.i.i.i.i.i = icmp eq i32 %1, 1, !dbg !398
  br i1 %cmp.not.i.i.i.i.i, label %delete.notnull.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEED2Ev.exit", !dbg !399

delete.notnull.i.i.i.i.i:                         ; preds = %if.then.i.i.i.i
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 24) #13, !dbg !400
  br label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEED2Ev.exit", !dbg !400

"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEED2Ev.exit": ; preds = %entry, %if.then.i.i.i.i, %delete.notnull.i.i.i.i.i
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) #4, !dbg !387
  ret void, !dbg !387
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #9 align 2 !dbg !401 {
entry:
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEEEE", i64 16), ptr %this, align 8, !dbg !402, !tbaa !89
  %_M_func.i = getelementptr inbounds i8, ptr %this, i64 8, !dbg !402
  %0 = load ptr, ptr %_M_func.i, align 8, !dbg !404, !tbaa !54
  %tobool.not.i.i.i.i.i = icmp eq ptr %0, null, !dbg !404
  br i1 %tobool.not.i.i.i.i.i, label %"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEEED2Ev.exit", label %if.then.i.i.i.i.i, !dbg !404

if.then.i.i.i.i.i:                                ; preds = %entry
  %1 = atomicrmw sub ptr %0, i32 1 acq_rel, align 4, !dbg !409
  %cmp.not.i.i.i.i.i.i = icmp eq i32 %1, 1, !dbg !412
  br i1 %cmp.not.i.i.i.i.i.i, label %delete.notnull.i.i.i.i.i.i, label %"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEEED2Ev.exit", !dbg !413

delete.notnull.i.i.i.i.i.i:                       ; preds = %if.then.i.i.i.i.i
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 24) #13, !dbg !414
  br label %"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEEED2Ev.exit", !dbg !414

"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEEED2Ev.exit": ; preds = %entry, %if.then.i.i.i.i.i, %delete.notnull.i.i.i.i.i.i
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) #4, !dbg !402
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 24) #13, !dbg !415
  ret void, !dbg !415
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEEE6_M_runEv"(ptr nocapture noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #2 align 2 personality ptr @__gxx_personality_v0 !dbg !416 {
entry:
  %_M_func = getelementptr inbounds i8, ptr %this, i64 8, !dbg !417
  %add.ptr.i.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 16, !dbg !418
  %0 = load ptr, ptr %_M_func, align 8, !dbg !429, !tbaa !54
  store ptr null, ptr %_M_func, align 8, !dbg !437, !tbaa !54
  %cmp.i.not.i.i.i.i.i.i = icmp eq ptr %0, null
  %_M_value.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 4
  br label %while.cond.i.i.i.i.i, !dbg !438

while.cond.i.i.i.i.i:                             ; preds = %while.body.i.i.i.i.i, %entry
  br i1 %cmp.i.not.i.i.i.i.i.i, label %while.body.i.i.i.i.i, label %land.rhs.i.i.i.i.i.i, !dbg !441

land.rhs.i.i.i.i.i.i:                             ; preds = %while.cond.i.i.i.i.i
  %1 = load atomic i32, ptr %_M_value.i.i.i.i.i.i.i acquire, align 4, !dbg !444
  %and.i.i.i.i.i.i.i = and i32 %1, 1, !dbg !448
  %tobool.i.i.not.i.i.i.i.i = icmp eq i32 %and.i.i.i.i.i.i.i, 0, !dbg !449
  br i1 %tobool.i.i.not.i.i.i.i.i, label %while.body.i.i.i.i.i, label %"_ZZ4mainENK3$_0clESt10stop_token.exit.i.i.i.i", !dbg !438

while.body.i.i.i.i.i:                             ; preds = %land.rhs.i.i.i.i.i.i, %while.cond.i.i.i.i.i
  %call.i1.i.i.i.i.i.i = invoke noundef i32 @sched_yield()
          to label %while.cond.i.i.i.i.i unwind label %terminate.lpad.i.i.i.i.i.i, !dbg !450, !llvm.loop !453

terminate.lpad.i.i.i.i.i.i:                       ; preds = %while.body.i.i.i.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr null, !dbg !455
  %3 = extractvalue { ptr, i32 } %2, 0, !dbg !455
  tail call void @__clang_call_terminate(ptr %3) #14, !dbg !455
  unreachable, !dbg !455

"_ZZ4mainENK3$_0clESt10stop_token.exit.i.i.i.i":  ; preds = %land.rhs.i.i.i.i.i.i
  %4 = load ptr, ptr %add.ptr.i.i.i.i.i, align 8, !dbg !456, !tbaa !457
  store atomic i32 1, ptr %4 seq_cst, align 4, !dbg !459
  %5 = atomicrmw sub ptr %0, i32 1 acq_rel, align 4, !dbg !464
  %cmp.not.i.i.i.i.i.i.i = icmp eq i32 %5, 1, !dbg !469
  br i1 %cmp.not.i.i.i.i.i.i.i, label %delete.notnull.i.i.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEclEv.exit", !dbg !470

delete.notnull.i.i.i.i.i.i.i:                     ; preds = %"_ZZ4mainENK3$_0clESt10stop_token.exit.i.i.i.i"
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 24) #13, !dbg !471
  br label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEclEv.exit", !dbg !471

"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0St10stop_tokenEEEclEv.exit": ; preds = %"_ZZ4mainENK3$_0clESt10stop_token.exit.i.i.i.i", %delete.notnull.i.i.i.i.i.i.i
  ret void, !dbg !472
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #11

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { builtin allocsize(0) }
attributes #13 = { builtin nounwind }
attributes #14 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.linker.options = !{}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "stop.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "84064e782fc0c32200a4a9d7e9ca0dcb")
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
!12 = !DILocation(line: 345, column: 58, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "__atomic_base", scope: !14, file: !14, line: 345, type: !9, scopeLine: 345, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "c++/bits/atomic_base.h", directory: "")
!15 = distinct !DILocation(line: 835, column: 56, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "atomic", scope: !17, file: !17, line: 835, type: !9, scopeLine: 835, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "c++/atomic", directory: "")
!18 = distinct !DILocation(line: 9, column: 28, scope: !8)
!19 = !{!20, !21, i64 0}
!20 = !{!"_ZTSSt13__atomic_baseIiE", !21, i64 0}
!21 = !{!"int", !22, i64 0}
!22 = !{!"omnipotent char", !23, i64 0}
!23 = !{!"Simple C++ TBAA"}
!24 = !DILocation(line: 11, column: 5, scope: !8)
!25 = !DILocation(line: 398, column: 16, scope: !26, inlinedAt: !28)
!26 = distinct !DISubprogram(name: "_Stop_state_ref", scope: !27, file: !27, line: 397, type: !9, scopeLine: 399, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = !DIFile(filename: "c++/stop_token", directory: "", checksumkind: CSK_MD5, checksum: "f609fb95e3bb7dc792c160642e325745")
!28 = distinct !DILocation(line: 480, column: 21, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "stop_source", scope: !27, file: !27, line: 480, type: !9, scopeLine: 481, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = distinct !DILocation(line: 127, column: 7, scope: !31, inlinedAt: !33)
!31 = distinct !DISubprogram(name: "jthread<(lambda at stop.cpp:11:25), void>", scope: !32, file: !32, line: 127, type: !9, scopeLine: 130, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = !DIFile(filename: "c++/thread", directory: "")
!33 = distinct !DILocation(line: 11, column: 18, scope: !8)
!34 = !DILocation(line: 398, column: 20, scope: !26, inlinedAt: !28)
!35 = !DILocation(line: 345, column: 58, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "__atomic_base", scope: !14, file: !14, line: 345, type: !9, scopeLine: 345, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = distinct !DILocation(line: 858, column: 56, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "atomic", scope: !17, file: !17, line: 858, type: !9, scopeLine: 858, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = distinct !DILocation(line: 157, column: 40, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "_Stop_state_t", scope: !27, file: !27, line: 162, type: !9, scopeLine: 162, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = distinct !DILocation(line: 398, column: 20, scope: !26, inlinedAt: !28)
!42 = !{!43, !21, i64 0}
!43 = !{!"_ZTSSt13__atomic_baseIjE", !21, i64 0}
!44 = !DILocation(line: 158, column: 31, scope: !40, inlinedAt: !41)
!45 = !DILocation(line: 345, column: 58, scope: !36, inlinedAt: !46)
!46 = distinct !DILocation(line: 858, column: 56, scope: !38, inlinedAt: !47)
!47 = distinct !DILocation(line: 158, column: 39, scope: !40, inlinedAt: !41)
!48 = !DILocation(line: 159, column: 17, scope: !40, inlinedAt: !41)
!49 = !DILocation(line: 85, column: 23, scope: !50, inlinedAt: !52)
!50 = distinct !DISubprogram(name: "id", scope: !51, file: !51, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = !DIFile(filename: "c++/bits/std_thread.h", directory: "")
!52 = distinct !DILocation(line: 162, column: 7, scope: !40, inlinedAt: !41)
!53 = !DILocation(line: 398, column: 9, scope: !26, inlinedAt: !28)
!54 = !{!55, !56, i64 0}
!55 = !{!"_ZTSNSt10stop_token15_Stop_state_refE", !56, i64 0}
!56 = !{!"any pointer", !22, i64 0}
!57 = !DILocation(line: 128, column: 9, scope: !31, inlinedAt: !33)
!58 = !{!59}
!59 = distinct !{!59, !60, !"_ZNSt7jthread9_S_createIZ4mainE3$_0JEEESt6threadRSt11stop_sourceOT_DpOT0_: %agg.result"}
!60 = distinct !{!60, !"_ZNSt7jthread9_S_createIZ4mainE3$_0JEEESt6threadRSt11stop_sourceOT_DpOT0_"}
!61 = !DILocation(line: 128, column: 19, scope: !31, inlinedAt: !33)
!62 = !DILocation(line: 618, column: 16, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "fetch_add", scope: !14, file: !14, line: 616, type: !9, scopeLine: 618, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = distinct !DILocation(line: 181, column: 12, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "_M_add_owner", scope: !27, file: !27, line: 179, type: !9, scopeLine: 180, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = distinct !DILocation(line: 405, column: 12, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "_Stop_state_ref", scope: !27, file: !27, line: 401, type: !9, scopeLine: 403, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = distinct !DILocation(line: 472, column: 7, scope: !69, inlinedAt: !70)
!69 = distinct !DISubprogram(name: "stop_token", scope: !27, file: !27, line: 471, type: !9, scopeLine: 473, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!70 = distinct !DILocation(line: 543, column: 14, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "get_token", scope: !27, file: !27, line: 541, type: !9, scopeLine: 542, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!72 = distinct !DILocation(line: 231, column: 55, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "_S_create<(lambda at stop.cpp:11:25)>", scope: !32, file: !32, line: 222, type: !9, scopeLine: 223, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = distinct !DILocation(line: 128, column: 19, scope: !31, inlinedAt: !33)
!75 = !{!76, !59}
!76 = distinct !{!76, !77, !"_ZNKSt11stop_source9get_tokenEv: %agg.result"}
!77 = distinct !{!77, !"_ZNKSt11stop_source9get_tokenEv"}
!78 = !DILocation(line: 85, column: 23, scope: !50, inlinedAt: !79)
!79 = distinct !DILocation(line: 126, column: 7, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "thread<(lambda at stop.cpp:11:25), std::stop_token, void>", scope: !51, file: !51, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!81 = distinct !DILocation(line: 231, column: 11, scope: !73, inlinedAt: !74)
!82 = !{!83, !84, i64 0}
!83 = !{!"_ZTSNSt6thread2idE", !84, i64 0}
!84 = !{!"long", !22, i64 0}
!85 = !DILocation(line: 142, column: 29, scope: !80, inlinedAt: !81)
!86 = !DILocation(line: 207, column: 4, scope: !87, inlinedAt: !88)
!87 = distinct !DISubprogram(name: "_State_impl<(lambda at stop.cpp:11:25), std::stop_token>", scope: !51, file: !51, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!88 = distinct !DILocation(line: 142, column: 33, scope: !80, inlinedAt: !81)
!89 = !{!90, !90, i64 0}
!90 = !{!"vtable pointer", !23, i64 0}
!91 = !DILocation(line: 206, column: 6, scope: !87, inlinedAt: !88)
!92 = !DILocation(line: 409, column: 9, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "_Stop_state_ref", scope: !27, file: !27, line: 408, type: !9, scopeLine: 410, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = distinct !DILocation(line: 58, column: 5, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "stop_token", scope: !27, file: !27, line: 58, type: !9, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = distinct !DILocation(line: 200, column: 4, scope: !97, inlinedAt: !99)
!97 = distinct !DISubprogram(name: "_Head_base<std::stop_token>", scope: !98, file: !98, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!98 = !DIFile(filename: "c++/tuple", directory: "")
!99 = distinct !DILocation(line: 441, column: 4, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "_Tuple_impl<std::stop_token>", scope: !98, file: !98, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!101 = distinct !DILocation(line: 291, column: 4, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at stop.cpp:11:25), std::stop_token, void>", scope: !98, file: !98, line: 290, type: !9, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!103 = distinct !DILocation(line: 1079, column: 4, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "tuple<(lambda at stop.cpp:11:25), std::stop_token, true>", scope: !98, file: !98, line: 1077, type: !9, scopeLine: 1079, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!105 = distinct !DILocation(line: 206, column: 14, scope: !87, inlinedAt: !88)
!106 = !DILocation(line: 293, column: 2, scope: !102, inlinedAt: !103)
!107 = !DILocation(line: 200, column: 4, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "_Head_base<(lambda at stop.cpp:11:25)>", scope: !98, file: !98, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!109 = distinct !DILocation(line: 292, column: 4, scope: !102, inlinedAt: !103)
!110 = !{!56, !56, i64 0}
!111 = !DILocation(line: 168, column: 56, scope: !112, inlinedAt: !114)
!112 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !113, file: !113, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!113 = !DIFile(filename: "c++/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!114 = distinct !DILocation(line: 233, column: 40, scope: !115, inlinedAt: !116)
!115 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !113, file: !113, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!116 = distinct !DILocation(line: 310, column: 4, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !113, file: !113, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!118 = distinct !DILocation(line: 142, column: 18, scope: !80, inlinedAt: !81)
!119 = !DILocation(line: 142, column: 2, scope: !80, inlinedAt: !81)
!120 = !DILocation(line: 395, column: 6, scope: !121, inlinedAt: !122)
!121 = distinct !DISubprogram(name: "~unique_ptr", scope: !113, file: !113, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!122 = distinct !DILocation(line: 142, column: 2, scope: !80, inlinedAt: !81)
!123 = !DILocation(line: 395, column: 12, scope: !121, inlinedAt: !122)
!124 = !DILocation(line: 95, column: 2, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "operator()", scope: !113, file: !113, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!126 = distinct !DILocation(line: 396, column: 4, scope: !121, inlinedAt: !122)
!127 = !DILocation(line: 396, column: 4, scope: !121, inlinedAt: !122)
!128 = !DILocation(line: 145, column: 7, scope: !80, inlinedAt: !81)
!129 = !DILocation(line: 395, column: 6, scope: !121, inlinedAt: !130)
!130 = distinct !DILocation(line: 142, column: 2, scope: !80, inlinedAt: !81)
!131 = !DILocation(line: 395, column: 12, scope: !121, inlinedAt: !130)
!132 = !DILocation(line: 95, column: 2, scope: !125, inlinedAt: !133)
!133 = distinct !DILocation(line: 396, column: 4, scope: !121, inlinedAt: !130)
!134 = !DILocation(line: 396, column: 4, scope: !121, inlinedAt: !130)
!135 = !DILocation(line: 397, column: 8, scope: !121, inlinedAt: !130)
!136 = !DILocation(line: 242, column: 7, scope: !73, inlinedAt: !74)
!137 = !DILocation(line: 231, column: 4, scope: !73, inlinedAt: !74)
!138 = !DILocation(line: 231, scope: !73, inlinedAt: !74)
!139 = !DILocation(line: 437, column: 6, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "~_Stop_state_ref", scope: !27, file: !27, line: 435, type: !9, scopeLine: 436, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!141 = distinct !DILocation(line: 60, column: 27, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "~stop_token", scope: !27, file: !27, line: 60, type: !9, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!143 = distinct !DILocation(line: 231, column: 4, scope: !73, inlinedAt: !74)
!144 = !DILocation(line: 628, column: 16, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "fetch_sub", scope: !14, file: !14, line: 626, type: !9, scopeLine: 628, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!146 = distinct !DILocation(line: 187, column: 16, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "_M_release_ownership", scope: !27, file: !27, line: 185, type: !9, scopeLine: 186, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!148 = distinct !DILocation(line: 438, column: 12, scope: !140, inlinedAt: !141)
!149 = !DILocation(line: 187, column: 52, scope: !147, inlinedAt: !148)
!150 = !DILocation(line: 187, column: 6, scope: !147, inlinedAt: !148)
!151 = !DILocation(line: 188, column: 4, scope: !147, inlinedAt: !148)
!152 = !DILocation(line: 130, column: 9, scope: !31, inlinedAt: !33)
!153 = !DILocation(line: 397, column: 8, scope: !121, inlinedAt: !122)
!154 = !DILocation(line: 15, column: 3, scope: !8)
!155 = !DILocation(line: 488, column: 9, scope: !156, inlinedAt: !157)
!156 = distinct !DISubprogram(name: "load", scope: !14, file: !14, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!157 = distinct !DILocation(line: 348, column: 16, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "operator int", scope: !14, file: !14, line: 347, type: !9, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!159 = distinct !DILocation(line: 16, column: 10, scope: !8)
!160 = !DILocation(line: 17, column: 1, scope: !8)
!161 = !DILocation(line: 16, column: 3, scope: !8)
!162 = distinct !DISubprogram(name: "~jthread", scope: !32, file: !32, line: 135, type: !9, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!163 = !DILocation(line: 164, column: 14, scope: !164, inlinedAt: !165)
!164 = distinct !DISubprogram(name: "joinable", scope: !32, file: !32, line: 162, type: !9, scopeLine: 163, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!165 = distinct !DILocation(line: 137, column: 11, scope: !162)
!166 = !DILocation(line: 175, column: 16, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "joinable", scope: !51, file: !51, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!168 = distinct !DILocation(line: 164, column: 24, scope: !164, inlinedAt: !165)
!169 = !{!84, !84, i64 0}
!170 = !DILocation(line: 286, column: 26, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "operator==", scope: !51, file: !51, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!172 = distinct !DILocation(line: 175, column: 22, scope: !167, inlinedAt: !168)
!173 = !DILocation(line: 137, column: 11, scope: !162)
!174 = !DILocation(line: 445, column: 56, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "operator bool", scope: !27, file: !27, line: 445, type: !9, scopeLine: 445, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!176 = distinct !DILocation(line: 521, column: 32, scope: !177, inlinedAt: !178)
!177 = distinct !DISubprogram(name: "stop_possible", scope: !27, file: !27, line: 519, type: !9, scopeLine: 520, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!178 = distinct !DILocation(line: 534, column: 11, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "request_stop", scope: !27, file: !27, line: 532, type: !9, scopeLine: 533, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!180 = distinct !DILocation(line: 211, column: 29, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "request_stop", scope: !32, file: !32, line: 209, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!182 = distinct !DILocation(line: 139, column: 11, scope: !162)
!183 = !DILocation(line: 445, column: 63, scope: !175, inlinedAt: !176)
!184 = !DILocation(line: 534, column: 11, scope: !179, inlinedAt: !180)
!185 = !DILocation(line: 535, column: 26, scope: !179, inlinedAt: !180)
!186 = !DILocation(line: 535, column: 9, scope: !179, inlinedAt: !180)
!187 = !DILocation(line: 170, column: 17, scope: !188, inlinedAt: !189)
!188 = distinct !DISubprogram(name: "join", scope: !32, file: !32, line: 168, type: !9, scopeLine: 169, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!189 = distinct !DILocation(line: 140, column: 11, scope: !162)
!190 = !DILocation(line: 175, column: 16, scope: !167, inlinedAt: !191)
!191 = distinct !DILocation(line: 150, column: 11, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "~thread", scope: !51, file: !51, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!193 = distinct !DILocation(line: 142, column: 5, scope: !162)
!194 = !DILocation(line: 286, column: 26, scope: !171, inlinedAt: !195)
!195 = distinct !DILocation(line: 175, column: 22, scope: !167, inlinedAt: !191)
!196 = !DILocation(line: 150, column: 11, scope: !192, inlinedAt: !193)
!197 = !DILocation(line: 312, column: 5, scope: !198, inlinedAt: !200)
!198 = distinct !DISubprogram(name: "__terminate", scope: !199, file: !199, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!199 = !DIFile(filename: "c++/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!200 = distinct !DILocation(line: 151, column: 2, scope: !192, inlinedAt: !193)
!201 = !DILocation(line: 445, column: 56, scope: !175, inlinedAt: !202)
!202 = distinct !DILocation(line: 513, column: 11, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "~stop_source", scope: !27, file: !27, line: 511, type: !9, scopeLine: 512, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!204 = distinct !DILocation(line: 142, column: 5, scope: !162)
!205 = !DILocation(line: 445, column: 63, scope: !175, inlinedAt: !202)
!206 = !DILocation(line: 513, column: 11, scope: !203, inlinedAt: !204)
!207 = !DILocation(line: 200, column: 2, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "_M_sub_ssrc", scope: !27, file: !27, line: 198, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!209 = distinct !DILocation(line: 514, column: 12, scope: !203, inlinedAt: !204)
!210 = !DILocation(line: 628, column: 16, scope: !145, inlinedAt: !211)
!211 = distinct !DILocation(line: 200, column: 11, scope: !208, inlinedAt: !209)
!212 = !DILocation(line: 514, column: 2, scope: !203, inlinedAt: !204)
!213 = !DILocation(line: 437, column: 6, scope: !140, inlinedAt: !214)
!214 = distinct !DILocation(line: 515, column: 5, scope: !203, inlinedAt: !204)
!215 = !DILocation(line: 628, column: 16, scope: !145, inlinedAt: !216)
!216 = distinct !DILocation(line: 187, column: 16, scope: !147, inlinedAt: !217)
!217 = distinct !DILocation(line: 438, column: 12, scope: !140, inlinedAt: !214)
!218 = !DILocation(line: 187, column: 52, scope: !147, inlinedAt: !217)
!219 = !DILocation(line: 187, column: 6, scope: !147, inlinedAt: !217)
!220 = !DILocation(line: 188, column: 4, scope: !147, inlinedAt: !217)
!221 = !DILocation(line: 142, column: 5, scope: !162)
!222 = !DILocation(line: 140, column: 11, scope: !162)
!223 = !DISubprogram(name: "terminate", scope: !199, file: !199, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!224 = !DILocation(line: 445, column: 56, scope: !175, inlinedAt: !225)
!225 = distinct !DILocation(line: 513, column: 11, scope: !203)
!226 = !DILocation(line: 445, column: 63, scope: !175, inlinedAt: !225)
!227 = !DILocation(line: 513, column: 11, scope: !203)
!228 = !DILocation(line: 200, column: 2, scope: !208, inlinedAt: !229)
!229 = distinct !DILocation(line: 514, column: 12, scope: !203)
!230 = !DILocation(line: 628, column: 16, scope: !145, inlinedAt: !231)
!231 = distinct !DILocation(line: 200, column: 11, scope: !208, inlinedAt: !229)
!232 = !DILocation(line: 514, column: 2, scope: !203)
!233 = !DILocation(line: 437, column: 6, scope: !140, inlinedAt: !234)
!234 = distinct !DILocation(line: 515, column: 5, scope: !203)
!235 = !DILocation(line: 628, column: 16, scope: !145, inlinedAt: !236)
!236 = distinct !DILocation(line: 187, column: 16, scope: !147, inlinedAt: !237)
!237 = distinct !DILocation(line: 438, column: 12, scope: !140, inlinedAt: !234)
!238 = !DILocation(line: 187, column: 52, scope: !147, inlinedAt: !237)
!239 = !DILocation(line: 187, column: 6, scope: !147, inlinedAt: !237)
!240 = !DILocation(line: 188, column: 4, scope: !147, inlinedAt: !237)
!241 = !DILocation(line: 515, column: 5, scope: !203)
!242 = distinct !DISubprogram(name: "_M_request_stop", scope: !27, file: !27, line: 222, type: !9, scopeLine: 223, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!243 = !DILocation(line: 225, column: 15, scope: !242)
!244 = !DILocation(line: 488, column: 9, scope: !245, inlinedAt: !246)
!245 = distinct !DISubprogram(name: "load", scope: !14, file: !14, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!246 = distinct !DILocation(line: 225, column: 24, scope: !242)
!247 = !DILocation(line: 226, column: 2, scope: !242)
!248 = !DILocation(line: 225, column: 7, scope: !242)
!249 = !DILocation(line: 228, column: 16, scope: !242)
!250 = !DILocation(line: 228, column: 10, scope: !242)
!251 = !DILocation(line: 380, column: 15, scope: !252, inlinedAt: !253)
!252 = distinct !DISubprogram(name: "_M_do_try_lock", scope: !27, file: !27, line: 377, type: !9, scopeLine: 379, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!253 = distinct !DILocation(line: 372, column: 9, scope: !254, inlinedAt: !255)
!254 = distinct !DISubprogram(name: "_M_try_lock_and_stop", scope: !27, file: !27, line: 370, type: !9, scopeLine: 371, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!255 = distinct !DILocation(line: 231, column: 10, scope: !242)
!256 = !DILocation(line: 380, column: 6, scope: !252, inlinedAt: !253)
!257 = !DILocation(line: 104, column: 7, scope: !258, inlinedAt: !259)
!258 = distinct !DISubprogram(name: "_S_yield", scope: !27, file: !27, line: 101, type: !9, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!259 = distinct !DILocation(line: 382, column: 6, scope: !252, inlinedAt: !253)
!260 = !DILocation(line: 693, column: 10, scope: !261, inlinedAt: !263)
!261 = distinct !DISubprogram(name: "__gthread_yield", scope: !262, file: !262, line: 691, type: !9, scopeLine: 692, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!262 = !DIFile(filename: "c++/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!263 = distinct !DILocation(line: 322, column: 7, scope: !264, inlinedAt: !265)
!264 = distinct !DISubprogram(name: "yield", scope: !51, file: !51, line: 319, type: !9, scopeLine: 320, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!265 = distinct !DILocation(line: 106, column: 7, scope: !258, inlinedAt: !259)
!266 = !DILocation(line: 322, column: 7, scope: !264, inlinedAt: !265)
!267 = !DILocation(line: 488, column: 9, scope: !245, inlinedAt: !268)
!268 = distinct !DILocation(line: 383, column: 26, scope: !252, inlinedAt: !253)
!269 = !DILocation(line: 384, column: 6, scope: !252, inlinedAt: !253)
!270 = !DILocation(line: 387, column: 59, scope: !252, inlinedAt: !253)
!271 = !DILocation(line: 523, column: 9, scope: !272, inlinedAt: !273)
!272 = distinct !DISubprogram(name: "compare_exchange_weak", scope: !14, file: !14, line: 518, type: !9, scopeLine: 520, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!273 = distinct !DILocation(line: 387, column: 18, scope: !252, inlinedAt: !253)
!274 = !DILocation(line: 0, scope: !242)
!275 = !DILocation(line: 0, scope: !252, inlinedAt: !253)
!276 = !DILocation(line: 230, column: 4, scope: !242)
!277 = distinct !{!277, !247, !278, !279, !280}
!278 = !DILocation(line: 231, column: 37, scope: !242)
!279 = !{!"llvm.loop.mustprogress"}
!280 = !{!"llvm.loop.unroll.disable"}
!281 = !DILocation(line: 311, column: 25, scope: !282, inlinedAt: !283)
!282 = distinct !DISubprogram(name: "get_id", scope: !51, file: !51, line: 306, type: !9, scopeLine: 307, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!283 = distinct !DILocation(line: 233, column: 17, scope: !242)
!284 = !DILocation(line: 233, column: 2, scope: !242)
!285 = !DILocation(line: 233, column: 15, scope: !242)
!286 = !DILocation(line: 235, column: 9, scope: !242)
!287 = !{!288, !56, i64 8}
!288 = !{!"_ZTSNSt10stop_token13_Stop_state_tE", !289, i64 0, !289, i64 4, !56, i64 8, !83, i64 16}
!289 = !{!"_ZTSSt6atomicIjE", !43, i64 0}
!290 = !DILocation(line: 235, column: 2, scope: !242)
!291 = !DILocation(line: 239, column: 25, scope: !242)
!292 = !{!293, !56, i64 16}
!293 = !{!"_ZTSNSt10stop_token8_Stop_cbE", !56, i64 0, !56, i64 8, !56, i64 16, !56, i64 24, !294, i64 32}
!294 = !{!"_ZTSSt18counting_semaphoreILl1EE", !295, i64 0}
!295 = !{!"_ZTSSt18__atomic_semaphore", !21, i64 0}
!296 = !DILocation(line: 239, column: 14, scope: !242)
!297 = !DILocation(line: 240, column: 10, scope: !242)
!298 = !DILocation(line: 242, column: 12, scope: !242)
!299 = !DILocation(line: 242, column: 20, scope: !242)
!300 = !{!293, !56, i64 8}
!301 = !DILocation(line: 244, column: 8, scope: !242)
!302 = !DILocation(line: 628, column: 16, scope: !145, inlinedAt: !303)
!303 = distinct !DILocation(line: 218, column: 11, scope: !304, inlinedAt: !305)
!304 = distinct !DISubprogram(name: "_M_unlock", scope: !27, file: !27, line: 216, type: !9, scopeLine: 217, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!305 = distinct !DILocation(line: 249, column: 6, scope: !242)
!306 = !DILocation(line: 251, column: 6, scope: !242)
!307 = !DILocation(line: 251, column: 11, scope: !242)
!308 = !{!309, !309, i64 0}
!309 = !{!"bool", !22, i64 0}
!310 = !DILocation(line: 252, column: 12, scope: !242)
!311 = !DILocation(line: 252, column: 25, scope: !242)
!312 = !{!293, !56, i64 24}
!313 = !DILocation(line: 147, column: 32, scope: !314, inlinedAt: !315)
!314 = distinct !DISubprogram(name: "_M_run", scope: !27, file: !27, line: 147, type: !9, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!315 = distinct !DILocation(line: 255, column: 12, scope: !242)
!316 = !{!293, !56, i64 0}
!317 = !DILocation(line: 257, column: 11, scope: !242)
!318 = !{i8 0, i8 2}
!319 = !DILocation(line: 257, column: 10, scope: !242)
!320 = !DILocation(line: 259, column: 22, scope: !242)
!321 = !DILocation(line: 52, column: 12, scope: !322, inlinedAt: !324)
!322 = distinct !DISubprogram(name: "__is_single_threaded", scope: !323, file: !323, line: 47, type: !9, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!323 = !DIFile(filename: "c++/ext/atomicity.h", directory: "")
!324 = distinct !DILocation(line: 262, column: 8, scope: !242)
!325 = !{!22, !22, i64 0}
!326 = !DILocation(line: 262, column: 7, scope: !242)
!327 = !DILocation(line: 263, column: 11, scope: !242)
!328 = !DILocation(line: 1040, column: 16, scope: !329, inlinedAt: !330)
!329 = distinct !DISubprogram(name: "fetch_add<int>", scope: !14, file: !14, line: 1039, type: !9, scopeLine: 1040, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!330 = distinct !DILocation(line: 251, column: 15, scope: !331, inlinedAt: !333)
!331 = distinct !DISubprogram(name: "_M_release", scope: !332, file: !332, line: 249, type: !9, scopeLine: 250, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!332 = !DIFile(filename: "c++/bits/semaphore_base.h", directory: "")
!333 = distinct !DILocation(line: 68, column: 16, scope: !334, inlinedAt: !336)
!334 = distinct !DISubprogram(name: "release", scope: !335, file: !335, line: 67, type: !9, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!335 = !DIFile(filename: "c++/semaphore", directory: "")
!336 = distinct !DILocation(line: 263, column: 19, scope: !242)
!337 = !DILocation(line: 251, column: 13, scope: !331, inlinedAt: !333)
!338 = !DILocation(line: 251, column: 11, scope: !331, inlinedAt: !333)
!339 = !DILocation(line: 121, column: 2, scope: !340, inlinedAt: !342)
!340 = distinct !DISubprogram(name: "__platform_notify<int>", scope: !341, file: !341, line: 119, type: !9, scopeLine: 120, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!341 = !DIFile(filename: "c++/bits/atomic_wait.h", directory: "")
!342 = distinct !DILocation(line: 469, column: 5, scope: !343, inlinedAt: !344)
!343 = distinct !DISubprogram(name: "__atomic_notify_address_bare", scope: !341, file: !341, line: 465, type: !9, scopeLine: 467, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!344 = distinct !DILocation(line: 256, column: 2, scope: !331, inlinedAt: !333)
!345 = !DILocation(line: 267, column: 10, scope: !242)
!346 = !DILocation(line: 488, column: 9, scope: !245, inlinedAt: !347)
!347 = distinct !DILocation(line: 209, column: 24, scope: !348, inlinedAt: !349)
!348 = distinct !DISubprogram(name: "_M_lock", scope: !27, file: !27, line: 205, type: !9, scopeLine: 206, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!349 = distinct !DILocation(line: 270, column: 6, scope: !242)
!350 = !DILocation(line: 210, column: 2, scope: !348, inlinedAt: !349)
!351 = !DILocation(line: 209, column: 7, scope: !348, inlinedAt: !349)
!352 = !DILocation(line: 380, column: 15, scope: !252, inlinedAt: !353)
!353 = distinct !DILocation(line: 360, column: 9, scope: !354, inlinedAt: !355)
!354 = distinct !DISubprogram(name: "_M_try_lock", scope: !27, file: !27, line: 357, type: !9, scopeLine: 359, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!355 = distinct !DILocation(line: 210, column: 10, scope: !348, inlinedAt: !349)
!356 = !DILocation(line: 380, column: 6, scope: !252, inlinedAt: !353)
!357 = !DILocation(line: 104, column: 7, scope: !258, inlinedAt: !358)
!358 = distinct !DILocation(line: 382, column: 6, scope: !252, inlinedAt: !353)
!359 = !DILocation(line: 693, column: 10, scope: !261, inlinedAt: !360)
!360 = distinct !DILocation(line: 322, column: 7, scope: !264, inlinedAt: !361)
!361 = distinct !DILocation(line: 106, column: 7, scope: !258, inlinedAt: !358)
!362 = !DILocation(line: 322, column: 7, scope: !264, inlinedAt: !361)
!363 = !DILocation(line: 488, column: 9, scope: !245, inlinedAt: !364)
!364 = distinct !DILocation(line: 383, column: 26, scope: !252, inlinedAt: !353)
!365 = !DILocation(line: 384, column: 6, scope: !252, inlinedAt: !353)
!366 = !DILocation(line: 387, column: 59, scope: !252, inlinedAt: !353)
!367 = !DILocation(line: 523, column: 9, scope: !272, inlinedAt: !368)
!368 = distinct !DILocation(line: 387, column: 18, scope: !252, inlinedAt: !353)
!369 = !DILocation(line: 0, scope: !348, inlinedAt: !349)
!370 = !DILocation(line: 0, scope: !252, inlinedAt: !353)
!371 = distinct !{!371, !350, !372, !279, !280}
!372 = !DILocation(line: 211, column: 6, scope: !348, inlinedAt: !349)
!373 = !DILocation(line: 271, column: 4, scope: !242)
!374 = distinct !{!374, !290, !373, !279, !280}
!375 = !DILocation(line: 628, column: 16, scope: !145, inlinedAt: !376)
!376 = distinct !DILocation(line: 218, column: 11, scope: !304, inlinedAt: !377)
!377 = distinct !DILocation(line: 273, column: 2, scope: !242)
!378 = !DILocation(line: 274, column: 2, scope: !242)
!379 = !DILocation(line: 275, column: 7, scope: !242)
!380 = !DISubprogram(name: "sched_yield", scope: !381, file: !381, line: 31, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!381 = !DIFile(filename: "../../libc-shim/include/sched.h", directory: ".", checksumkind: CSK_MD5, checksum: "ec4c55cb248dc0e0121ef0e7763f9d68")
!382 = !DISubprogram(name: "pthread_self", scope: !383, file: !383, line: 58, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!383 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!384 = !DISubprogram(name: "__tresse_futex", scope: !385, file: !385, line: 8, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!385 = !DIFile(filename: "../../libc-shim/include/c++/bits/atomic_wait.h", directory: ".")
!386 = distinct !DISubprogram(name: "~_State_impl", scope: !51, file: !51, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!387 = !DILocation(line: 200, column: 14, scope: !386)
!388 = !DILocation(line: 437, column: 6, scope: !140, inlinedAt: !389)
!389 = distinct !DILocation(line: 60, column: 27, scope: !142, inlinedAt: !390)
!390 = distinct !DILocation(line: 74, column: 12, scope: !391, inlinedAt: !392)
!391 = distinct !DISubprogram(name: "~_Head_base", scope: !98, file: !98, line: 74, type: !9, scopeLine: 74, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!392 = distinct !DILocation(line: 238, column: 14, scope: !393, inlinedAt: !394)
!393 = distinct !DISubprogram(name: "~_Invoker", scope: !51, file: !51, line: 238, type: !9, scopeLine: 238, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!394 = distinct !DILocation(line: 200, column: 14, scope: !386)
!395 = !DILocation(line: 628, column: 16, scope: !145, inlinedAt: !396)
!396 = distinct !DILocation(line: 187, column: 16, scope: !147, inlinedAt: !397)
!397 = distinct !DILocation(line: 438, column: 12, scope: !140, inlinedAt: !389)
!398 = !DILocation(line: 187, column: 52, scope: !147, inlinedAt: !397)
!399 = !DILocation(line: 187, column: 6, scope: !147, inlinedAt: !397)
!400 = !DILocation(line: 188, column: 4, scope: !147, inlinedAt: !397)
!401 = distinct !DISubprogram(name: "~_State_impl", scope: !51, file: !51, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!402 = !DILocation(line: 200, column: 14, scope: !386, inlinedAt: !403)
!403 = distinct !DILocation(line: 200, column: 14, scope: !401)
!404 = !DILocation(line: 437, column: 6, scope: !140, inlinedAt: !405)
!405 = distinct !DILocation(line: 60, column: 27, scope: !142, inlinedAt: !406)
!406 = distinct !DILocation(line: 74, column: 12, scope: !391, inlinedAt: !407)
!407 = distinct !DILocation(line: 238, column: 14, scope: !393, inlinedAt: !408)
!408 = distinct !DILocation(line: 200, column: 14, scope: !386, inlinedAt: !403)
!409 = !DILocation(line: 628, column: 16, scope: !145, inlinedAt: !410)
!410 = distinct !DILocation(line: 187, column: 16, scope: !147, inlinedAt: !411)
!411 = distinct !DILocation(line: 438, column: 12, scope: !140, inlinedAt: !405)
!412 = !DILocation(line: 187, column: 52, scope: !147, inlinedAt: !411)
!413 = !DILocation(line: 187, column: 6, scope: !147, inlinedAt: !411)
!414 = !DILocation(line: 188, column: 4, scope: !147, inlinedAt: !411)
!415 = !DILocation(line: 200, column: 14, scope: !401)
!416 = distinct !DISubprogram(name: "_M_run", scope: !51, file: !51, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!417 = !DILocation(line: 210, column: 13, scope: !416)
!418 = !DILocation(line: 268, column: 66, scope: !419, inlinedAt: !420)
!419 = distinct !DISubprogram(name: "_M_head", scope: !98, file: !98, line: 268, type: !9, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!420 = distinct !DILocation(line: 1365, column: 14, scope: !421, inlinedAt: !422)
!421 = distinct !DISubprogram(name: "__get_helper<0UL, (lambda at stop.cpp:11:25), std::stop_token>", scope: !98, file: !98, line: 1364, type: !9, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!422 = distinct !DILocation(line: 1395, column: 43, scope: !423, inlinedAt: !424)
!423 = distinct !DISubprogram(name: "get<0UL, (lambda at stop.cpp:11:25), std::stop_token>", scope: !98, file: !98, line: 1392, type: !9, scopeLine: 1393, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!424 = distinct !DILocation(line: 252, column: 27, scope: !425, inlinedAt: !426)
!425 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL>", scope: !51, file: !51, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!426 = distinct !DILocation(line: 259, column: 11, scope: !427, inlinedAt: !428)
!427 = distinct !DISubprogram(name: "operator()", scope: !51, file: !51, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!428 = distinct !DILocation(line: 210, column: 13, scope: !416)
!429 = !DILocation(line: 409, column: 24, scope: !93, inlinedAt: !430)
!430 = distinct !DILocation(line: 58, column: 5, scope: !95, inlinedAt: !431)
!431 = distinct !DILocation(line: 61, column: 37, scope: !432, inlinedAt: !434)
!432 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at stop.cpp:11:25), std::stop_token>", scope: !433, file: !433, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!433 = !DIFile(filename: "c++/bits/invoke.h", directory: "")
!434 = distinct !DILocation(line: 96, column: 14, scope: !435, inlinedAt: !436)
!435 = distinct !DISubprogram(name: "__invoke<(lambda at stop.cpp:11:25), std::stop_token>", scope: !433, file: !433, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!436 = distinct !DILocation(line: 252, column: 13, scope: !425, inlinedAt: !426)
!437 = !DILocation(line: 411, column: 17, scope: !93, inlinedAt: !430)
!438 = !DILocation(line: 12, column: 7, scope: !439, inlinedAt: !440)
!439 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 11, type: !9, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!440 = distinct !DILocation(line: 61, column: 14, scope: !432, inlinedAt: !434)
!441 = !DILocation(line: 79, column: 42, scope: !442, inlinedAt: !443)
!442 = distinct !DISubprogram(name: "stop_requested", scope: !27, file: !27, line: 77, type: !9, scopeLine: 78, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!443 = distinct !DILocation(line: 12, column: 20, scope: !439, inlinedAt: !440)
!444 = !DILocation(line: 488, column: 9, scope: !245, inlinedAt: !445)
!445 = distinct !DILocation(line: 175, column: 18, scope: !446, inlinedAt: !447)
!446 = distinct !DISubprogram(name: "_M_stop_requested", scope: !27, file: !27, line: 173, type: !9, scopeLine: 174, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!447 = distinct !DILocation(line: 79, column: 55, scope: !442, inlinedAt: !443)
!448 = !DILocation(line: 175, column: 46, scope: !446, inlinedAt: !447)
!449 = !DILocation(line: 175, column: 9, scope: !446, inlinedAt: !447)
!450 = !DILocation(line: 693, column: 10, scope: !261, inlinedAt: !451)
!451 = distinct !DILocation(line: 322, column: 7, scope: !264, inlinedAt: !452)
!452 = distinct !DILocation(line: 12, column: 38, scope: !439, inlinedAt: !440)
!453 = distinct !{!453, !438, !454, !279, !280}
!454 = !DILocation(line: 12, column: 62, scope: !439, inlinedAt: !440)
!455 = !DILocation(line: 322, column: 7, scope: !264, inlinedAt: !452)
!456 = !DILocation(line: 13, column: 7, scope: !439, inlinedAt: !440)
!457 = !{!458, !56, i64 0}
!458 = !{!"_ZTSZ4mainE3$_0", !56, i64 0}
!459 = !DILocation(line: 464, column: 2, scope: !460, inlinedAt: !461)
!460 = distinct !DISubprogram(name: "store", scope: !14, file: !14, line: 456, type: !9, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!461 = distinct !DILocation(line: 356, column: 2, scope: !462, inlinedAt: !463)
!462 = distinct !DISubprogram(name: "operator=", scope: !14, file: !14, line: 354, type: !9, scopeLine: 355, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!463 = distinct !DILocation(line: 13, column: 13, scope: !439, inlinedAt: !440)
!464 = !DILocation(line: 628, column: 16, scope: !145, inlinedAt: !465)
!465 = distinct !DILocation(line: 187, column: 16, scope: !147, inlinedAt: !466)
!466 = distinct !DILocation(line: 438, column: 12, scope: !140, inlinedAt: !467)
!467 = distinct !DILocation(line: 60, column: 27, scope: !142, inlinedAt: !468)
!468 = distinct !DILocation(line: 61, column: 7, scope: !432, inlinedAt: !434)
!469 = !DILocation(line: 187, column: 52, scope: !147, inlinedAt: !466)
!470 = !DILocation(line: 187, column: 6, scope: !147, inlinedAt: !466)
!471 = !DILocation(line: 188, column: 4, scope: !147, inlinedAt: !466)
!472 = !DILocation(line: 210, column: 24, scope: !416)
