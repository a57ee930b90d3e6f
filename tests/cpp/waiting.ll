; ModuleID = 'waiting.cpp'
source_filename = "waiting.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"struct.std::__detail::__waiter_pool_base" = type { i32, [60 x i8], i32, [60 x i8] }
%"struct.std::__detail::__waiter.1" = type { %"struct.std::__detail::__waiter_base" }
%"struct.std::__detail::__waiter_base" = type { ptr, ptr }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.4" }
%"struct.std::_Head_base.4" = type { ptr }
%"class.std::counting_semaphore" = type { %"struct.std::__atomic_semaphore" }
%"struct.std::__atomic_semaphore" = type { i32 }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::latch" = type { i32 }

$__clang_call_terminate = comdat any

$_ZNSt8__detail8__waiterISt17integral_constantIbLb1EEE10_M_do_waitIZNKSt5latch4waitEvEUlvE_EEvT_ = comdat any

$_ZSt26__atomic_wait_address_bareIZNSt18__atomic_semaphore10_M_acquireEvEUlvE_EvPKiT_ = comdat any

$_ZZNSt8__detail18__waiter_pool_base6_S_forEPKvE3__w = comdat any

@_ZZNSt8__detail18__waiter_pool_base6_S_forEPKvE3__w = linkonce_odr dso_local global [16 x %"struct.std::__detail::__waiter_pool_base"] [%"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }, %"struct.std::__detail::__waiter_pool_base" { i32 0, [60 x i8] undef, i32 0, [60 x i8] undef }], comdat, align 64
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
entry:
  %__w.i = alloca %"struct.std::__detail::__waiter.1", align 8
  %agg.tmp.i = alloca %"class.std::unique_ptr", align 8
  %shared = alloca i32, align 4
  %is_there = alloca %"class.std::counting_semaphore", align 4
  %giver = alloca %"class.std::thread", align 8
  %all = alloca %"class.std::latch", align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %shared) #5, !dbg !11
  store i32 0, ptr %shared, align 4, !dbg !12, !tbaa !13
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %is_there) #5, !dbg !17
  store i32 0, ptr %is_there, align 4, !dbg !18, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %giver) #5, !dbg !27
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i), !dbg !28
  store i64 0, ptr %giver, align 8, !dbg !28, !tbaa !34
  %call.i = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #12, !dbg !37
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 16), ptr %call.i, align 8, !dbg !38, !tbaa !41
  %_M_func.i.i = getelementptr inbounds i8, ptr %call.i, i64 8, !dbg !43
  store ptr %shared, ptr %_M_func.i.i, align 8, !dbg !44, !tbaa !52
  %ref.tmp.sroa.4.0._M_func.i.i.sroa_idx = getelementptr inbounds i8, ptr %call.i, i64 16, !dbg !44
  store ptr %is_there, ptr %ref.tmp.sroa.4.0._M_func.i.i.sroa_idx, align 8, !dbg !44, !tbaa !52
  store ptr %call.i, ptr %agg.tmp.i, align 8, !dbg !54, !tbaa !52
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %giver, ptr noundef nonnull %agg.tmp.i, ptr noundef null)
          to label %invoke.cont3.i unwind label %lpad2.i, !dbg !62

invoke.cont3.i:                                   ; preds = %entry
  %0 = load ptr, ptr %agg.tmp.i, align 8, !dbg !63, !tbaa !52
  %cmp.not.i.i = icmp eq ptr %0, null, !dbg !66
  br i1 %cmp.not.i.i, label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", label %delete.notnull.i.i.i, !dbg !63

delete.notnull.i.i.i:                             ; preds = %invoke.cont3.i
  %vtable.i.i.i = load ptr, ptr %0, align 8, !dbg !67, !tbaa !41
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 8, !dbg !67
  %1 = load ptr, ptr %vfn.i.i.i, align 8, !dbg !67
  call void %1(ptr noundef nonnull align 8 dereferenceable(8) %0) #5, !dbg !67
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
  call void %4(ptr noundef nonnull align 8 dereferenceable(8) %3) #5, !dbg !75
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, !dbg !77

common.resume:                                    ; preds = %_ZNSt6threadD2Ev.exit10, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i
  %common.resume.op = phi { ptr, i32 } [ %2, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i ], [ %16, %_ZNSt6threadD2Ev.exit10 ]
  resume { ptr, i32 } %common.resume.op, !dbg !78

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i: ; preds = %delete.notnull.i.i6.i, %lpad2.i
  store ptr null, ptr %agg.tmp.i, align 8, !dbg !79, !tbaa !52
  br label %common.resume, !dbg !71

"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit":  ; preds = %invoke.cont3.i, %delete.notnull.i.i.i
  store ptr null, ptr %agg.tmp.i, align 8, !dbg !80, !tbaa !52
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i), !dbg !71
  call void @_ZSt26__atomic_wait_address_bareIZNSt18__atomic_semaphore10_M_acquireEvEUlvE_EvPKiT_(ptr noundef nonnull %is_there, ptr nonnull %is_there) #5, !dbg !81
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %all) #5, !dbg !86
  store i32 1, ptr %all, align 4, !dbg !87, !tbaa !91
  %5 = load i32, ptr %shared, align 4, !dbg !93, !tbaa !13
  %6 = atomicrmw sub ptr %all, i32 1 release, align 4, !dbg !94
  %cmp.i = icmp eq i32 %6, 1, !dbg !100
  br i1 %cmp.i, label %if.then.i, label %_ZNSt5latch10count_downEl.exit, !dbg !101

if.then.i:                                        ; preds = %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"
  %7 = ptrtoint ptr %all to i64, !dbg !102
  %shr.i.i.i.i.i = lshr exact i64 %7, 2, !dbg !116
  %rem.i.i.i.i.i = and i64 %shr.i.i.i.i.i, 15, !dbg !117
  %arrayidx.i.i.i.i.i = getelementptr inbounds [16 x %"struct.std::__detail::__waiter_pool_base"], ptr @_ZZNSt8__detail18__waiter_pool_base6_S_forEPKvE3__w, i64 0, i64 %rem.i.i.i.i.i, !dbg !118
  %_M_ver.i.i.i = getelementptr inbounds i8, ptr %arrayidx.i.i.i.i.i, i64 64, !dbg !119
  %cmp.i.i.i = icmp eq ptr %_M_ver.i.i.i, %all, !dbg !124
  br i1 %cmp.i.i.i, label %if.then.i.i, label %if.end.i.i, !dbg !125

if.then.i.i:                                      ; preds = %if.then.i
  %8 = atomicrmw add ptr %all, i32 1 seq_cst, align 4, !dbg !126
  br label %if.end.i.i, !dbg !127

if.end.i.i:                                       ; preds = %if.then.i.i, %if.then.i
  %9 = load atomic i32, ptr %arrayidx.i.i.i.i.i seq_cst, align 64, !dbg !128
  %cmp.i.not.i.i.i = icmp eq i32 %9, 0, !dbg !133
  br i1 %cmp.i.not.i.i.i, label %_ZNSt5latch10count_downEl.exit, label %if.end.i.i.i, !dbg !134

if.end.i.i.i:                                     ; preds = %if.end.i.i
  %call.i.i.i.i = invoke i64 @__tresse_futex(i64 noundef 202, ptr noundef nonnull %all, i32 noundef 1, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef -1)
          to label %_ZNSt5latch10count_downEl.exit unwind label %terminate.lpad.i.i.i.i, !dbg !135

terminate.lpad.i.i.i.i:                           ; preds = %if.end.i.i.i
  %10 = landingpad { ptr, i32 }
          catch ptr null, !dbg !135
  %11 = extractvalue { ptr, i32 } %10, 0, !dbg !135
  call void @__clang_call_terminate(ptr %11) #13, !dbg !135
  unreachable, !dbg !135

_ZNSt5latch10count_downEl.exit:                   ; preds = %if.end.i.i.i, %if.end.i.i, %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %__w.i) #5, !dbg !138
  %12 = ptrtoint ptr %all to i64, !dbg !143
  %shr.i.i.i.i.i3 = lshr exact i64 %12, 2, !dbg !149
  %rem.i.i.i.i.i4 = and i64 %shr.i.i.i.i.i3, 15, !dbg !150
  %arrayidx.i.i.i.i.i5 = getelementptr inbounds [16 x %"struct.std::__detail::__waiter_pool_base"], ptr @_ZZNSt8__detail18__waiter_pool_base6_S_forEPKvE3__w, i64 0, i64 %rem.i.i.i.i.i4, !dbg !151
  store ptr %arrayidx.i.i.i.i.i5, ptr %__w.i, align 8, !dbg !152, !tbaa !52
  %_M_addr.i.i.i = getelementptr inbounds i8, ptr %__w.i, i64 8, !dbg !153
  store ptr %all, ptr %_M_addr.i.i.i, align 8, !dbg !153, !tbaa !154
  %13 = atomicrmw add ptr %arrayidx.i.i.i.i.i5, i32 1 seq_cst, align 64, !dbg !156
  call void @_ZNSt8__detail8__waiterISt17integral_constantIbLb1EEE10_M_do_waitIZNKSt5latch4waitEvEUlvE_EEvT_(ptr noundef nonnull align 8 dereferenceable(16) %__w.i, ptr nonnull %all) #5, !dbg !159
  %14 = load ptr, ptr %__w.i, align 8, !dbg !160, !tbaa !163
  %15 = atomicrmw sub ptr %14, i32 1 release, align 64, !dbg !164
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %__w.i) #5, !dbg !167
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %giver)
          to label %invoke.cont1 unwind label %lpad, !dbg !168

invoke.cont1:                                     ; preds = %_ZNSt5latch10count_downEl.exit
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %all) #5, !dbg !169
  %agg.tmp.sroa.0.0.copyload.i.i = load i64, ptr %giver, align 8, !dbg !170, !tbaa !175
  %cmp.i.i.not.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i, 0, !dbg !176
  br i1 %cmp.i.i.not.i, label %_ZNSt6threadD2Ev.exit, label %if.then.i6, !dbg !179

if.then.i6:                                       ; preds = %invoke.cont1
  call void @_ZSt9terminatev() #13, !dbg !180
  unreachable, !dbg !180

_ZNSt6threadD2Ev.exit:                            ; preds = %invoke.cont1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %giver) #5, !dbg !169
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %is_there) #5, !dbg !169
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %shared) #5, !dbg !169
  ret i32 %5, !dbg !169

lpad:                                             ; preds = %_ZNSt5latch10count_downEl.exit
  %16 = landingpad { ptr, i32 }
          cleanup, !dbg !169
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %all) #5, !dbg !169
  %agg.tmp.sroa.0.0.copyload.i.i7 = load i64, ptr %giver, align 8, !dbg !184, !tbaa !175
  %cmp.i.i.not.i8 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i7, 0, !dbg !187
  br i1 %cmp.i.i.not.i8, label %_ZNSt6threadD2Ev.exit10, label %if.then.i9, !dbg !189

if.then.i9:                                       ; preds = %lpad
  call void @_ZSt9terminatev() #13, !dbg !190
  unreachable, !dbg !190

_ZNSt6threadD2Ev.exit10:                          ; preds = %lpad
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %giver) #5, !dbg !169
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %is_there) #5, !dbg !169
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %shared) #5, !dbg !169
  br label %common.resume, !dbg !169
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #3 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #5
  tail call void @_ZSt9terminatev() #13
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare !dbg !192 void @_ZSt9terminatev() local_unnamed_addr

declare !dbg !193 i64 @__tresse_futex(i64 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt8__detail8__waiterISt17integral_constantIbLb1EEE10_M_do_waitIZNKSt5latch4waitEvEUlvE_EEvT_(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr %__pred.coerce) local_unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !195 {
entry:
  %_M_addr.i = getelementptr inbounds i8, ptr %this, i64 8
  br label %do.body, !dbg !196

do.body:                                          ; preds = %do.cond, %entry
  %0 = load ptr, ptr %_M_addr.i, align 8, !dbg !197, !tbaa !154
  %1 = load atomic i32, ptr %0 acquire, align 4, !dbg !200
  %2 = load atomic i32, ptr %__pred.coerce acquire, align 4, !dbg !203
  %cmp.i.i.i1.i.i = icmp eq i32 %2, 0, !dbg !212
  br i1 %cmp.i.i.i1.i.i, label %invoke.cont, label %if.end.i.i.i, !dbg !213

for.body.i.i.i:                                   ; preds = %for.inc.i.i.i
  %3 = load atomic i32, ptr %__pred.coerce acquire, align 4, !dbg !203
  %cmp.i.i.i.i.i = icmp eq i32 %3, 0, !dbg !212
  br i1 %cmp.i.i.i.i.i, label %_ZNSt8__detail13__waiter_baseINS_13__waiter_poolEE10_S_do_spinIZNKSt5latch4waitEvEUlvE_NS_21__default_spin_policyEEEbPKiT_RiT0_.exit.loopexit.i, label %if.end.i.i.i, !dbg !213, !llvm.loop !214

if.end.i.i.i:                                     ; preds = %do.body, %for.body.i.i.i
  %__i.014.i2.i.i = phi i32 [ %inc.i.i.i, %for.body.i.i.i ], [ 0, %do.body ]
  %cmp1.i.i.i = icmp ult i32 %__i.014.i2.i.i, 12, !dbg !219
  br i1 %cmp1.i.i.i, label %if.then2.i.i.i, label %if.else.i.i.i, !dbg !220

if.then2.i.i.i:                                   ; preds = %if.end.i.i.i
  tail call void @llvm.x86.sse2.pause(), !dbg !221
  br label %for.inc.i.i.i, !dbg !224

if.else.i.i.i:                                    ; preds = %if.end.i.i.i
  %call.i1.i.i.i.i = invoke noundef i32 @sched_yield()
          to label %for.inc.i.i.i unwind label %terminate.lpad.i.i.i.i, !dbg !225

terminate.lpad.i.i.i.i:                           ; preds = %if.else.i.i.i
  %4 = landingpad { ptr, i32 }
          catch ptr null, !dbg !231
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !231
  tail call void @__clang_call_terminate(ptr %5) #13, !dbg !231
  unreachable, !dbg !231

for.inc.i.i.i:                                    ; preds = %if.else.i.i.i, %if.then2.i.i.i
  %inc.i.i.i = add nuw nsw i32 %__i.014.i2.i.i, 1, !dbg !232
  %exitcond.not.i.i.i = icmp eq i32 %inc.i.i.i, 16, !dbg !233
  br i1 %exitcond.not.i.i.i, label %_ZNSt8__detail13__waiter_baseINS_13__waiter_poolEE10_S_do_spinIZNKSt5latch4waitEvEUlvE_NS_21__default_spin_policyEEEbPKiT_RiT0_.exit.loopexit.i, label %for.body.i.i.i, !dbg !215, !llvm.loop !234

_ZNSt8__detail13__waiter_baseINS_13__waiter_poolEE10_S_do_spinIZNKSt5latch4waitEvEUlvE_NS_21__default_spin_policyEEEbPKiT_RiT0_.exit.loopexit.i: ; preds = %for.inc.i.i.i, %for.body.i.i.i
  %__i.014.i2.i.lcssa4.i = phi i32 [ 15, %for.inc.i.i.i ], [ %__i.014.i2.i.i, %for.body.i.i.i ]
  %cmp.i.i.le.i = icmp ult i32 %__i.014.i2.i.lcssa4.i, 15
  br label %invoke.cont, !dbg !235

invoke.cont:                                      ; preds = %_ZNSt8__detail13__waiter_baseINS_13__waiter_poolEE10_S_do_spinIZNKSt5latch4waitEvEUlvE_NS_21__default_spin_policyEEEbPKiT_RiT0_.exit.loopexit.i, %do.body
  %cmp.lcssa.i.i.i = phi i1 [ true, %do.body ], [ %cmp.i.i.le.i, %_ZNSt8__detail13__waiter_baseINS_13__waiter_poolEE10_S_do_spinIZNKSt5latch4waitEvEUlvE_NS_21__default_spin_policyEEEbPKiT_RiT0_.exit.loopexit.i ], !dbg !233
  br i1 %cmp.lcssa.i.i.i, label %do.end, label %if.end, !dbg !236

if.end:                                           ; preds = %invoke.cont
  %6 = load ptr, ptr %_M_addr.i, align 8, !dbg !237, !tbaa !154
  %call.i.i = invoke i64 @__tresse_futex(i64 noundef 202, ptr noundef %6, i32 noundef 0, i32 noundef %1, ptr noundef null, ptr noundef null, i32 noundef -1)
          to label %invoke.cont.i.i unwind label %terminate.lpad.i.i.loopexit, !dbg !238

invoke.cont.i.i:                                  ; preds = %if.end
  %tobool.not.i.i = icmp eq i64 %call.i.i, 0, !dbg !243
  br i1 %tobool.not.i.i, label %cleanup, label %lor.lhs.false.i.i, !dbg !244

lor.lhs.false.i.i:                                ; preds = %invoke.cont.i.i
  %call1.i.i = tail call ptr @__errno_location() #14, !dbg !245
  %7 = load i32, ptr %call1.i.i, align 4, !dbg !245, !tbaa !13
  switch i32 %7, label %if.then4.i.i [
    i32 11, label %cleanup
    i32 4, label %cleanup
  ], !dbg !246

if.then4.i.i:                                     ; preds = %lor.lhs.false.i.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef %7) #15
          to label %invoke.cont6.i.i unwind label %terminate.lpad.i.i.loopexit.split-lp, !dbg !247

invoke.cont6.i.i:                                 ; preds = %if.then4.i.i
  unreachable, !dbg !247

terminate.lpad.i.i.loopexit:                      ; preds = %if.end
  %lpad.loopexit = landingpad { ptr, i32 }
          catch ptr null, !dbg !238
  br label %terminate.lpad.i.i, !dbg !238

terminate.lpad.i.i.loopexit.split-lp:             ; preds = %if.then4.i.i
  %lpad.loopexit.split-lp = landingpad { ptr, i32 }
          catch ptr null, !dbg !238
  br label %terminate.lpad.i.i, !dbg !238

terminate.lpad.i.i:                               ; preds = %terminate.lpad.i.i.loopexit.split-lp, %terminate.lpad.i.i.loopexit
  %lpad.phi = phi { ptr, i32 } [ %lpad.loopexit, %terminate.lpad.i.i.loopexit ], [ %lpad.loopexit.split-lp, %terminate.lpad.i.i.loopexit.split-lp ]
  %8 = extractvalue { ptr, i32 } %lpad.phi, 0, !dbg !238
  tail call void @__clang_call_terminate(ptr %8) #13, !dbg !238
  unreachable, !dbg !238

cleanup:                                          ; preds = %lor.lhs.false.i.i, %lor.lhs.false.i.i, %invoke.cont.i.i
  br i1 %cmp.lcssa.i.i.i, label %do.end, label %do.cond

do.cond:                                          ; preds = %cleanup
  %9 = load atomic i32, ptr %__pred.coerce acquire, align 4, !dbg !248
  %cmp.i.i = icmp eq i32 %9, 0, !dbg !252
  br i1 %cmp.i.i, label %do.end, label %do.body, !dbg !253, !llvm.loop !254

do.end:                                           ; preds = %invoke.cont, %cleanup, %do.cond
  ret void, !dbg !256
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #5

declare !dbg !257 i32 @sched_yield() local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !259 ptr @__errno_location() local_unnamed_addr #6

; Function Attrs: noreturn
declare !dbg !261 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZSt26__atomic_wait_address_bareIZNSt18__atomic_semaphore10_M_acquireEvEUlvE_EvPKiT_(ptr noundef %__addr, ptr %__pred.coerce) local_unnamed_addr #4 comdat personality ptr @__gxx_personality_v0 !dbg !263 {
entry:
  br label %do.body, !dbg !264

do.body:                                          ; preds = %do.body.backedge, %entry
  %0 = load atomic i32, ptr %__addr acquire, align 4, !dbg !265
  br label %for.body.i.i, !dbg !268

for.body.i.i:                                     ; preds = %for.inc.i.i, %do.body
  %cmp19.i.i = phi i1 [ true, %do.body ], [ %cmp.i.i, %for.inc.i.i ]
  %__i.018.i.i = phi i32 [ 0, %do.body ], [ %inc.i.i, %for.inc.i.i ]
  %1 = load atomic i32, ptr %__pred.coerce acquire, align 4, !dbg !271
  %cmp.i.i.i.i = icmp eq i32 %1, 0, !dbg !277
  br i1 %cmp.i.i.i.i, label %if.end.i.i, label %if.end.i.i.i.i, !dbg !278

if.end.i.i.i.i:                                   ; preds = %for.body.i.i
  %sub.i.i.i.i = add nsw i32 %1, -1, !dbg !279
  %2 = cmpxchg ptr %__pred.coerce, i32 %1, i32 %sub.i.i.i.i acquire monotonic, align 4, !dbg !280
  %3 = extractvalue { i32, i1 } %2, 1, !dbg !280
  br i1 %3, label %_ZNSt8__detail13__waiter_baseINS_13__waiter_poolEE10_S_do_spinIZNSt18__atomic_semaphore10_M_acquireEvEUlvE_NS_21__default_spin_policyEEEbPKiT_RiT0_.exit, label %if.end.i.i, !dbg !283

if.end.i.i:                                       ; preds = %if.end.i.i.i.i, %for.body.i.i
  %cmp1.i.i = icmp ult i32 %__i.018.i.i, 12, !dbg !284
  br i1 %cmp1.i.i, label %if.then2.i.i, label %if.else.i.i, !dbg !285

if.then2.i.i:                                     ; preds = %if.end.i.i
  tail call void @llvm.x86.sse2.pause(), !dbg !286
  br label %for.inc.i.i, !dbg !288

if.else.i.i:                                      ; preds = %if.end.i.i
  %call.i1.i.i.i = invoke noundef i32 @sched_yield()
          to label %for.inc.i.i unwind label %terminate.lpad.i.i.i, !dbg !289

terminate.lpad.i.i.i:                             ; preds = %if.else.i.i
  %4 = landingpad { ptr, i32 }
          catch ptr null, !dbg !292
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !292
  tail call void @__clang_call_terminate(ptr %5) #13, !dbg !292
  unreachable, !dbg !292

for.inc.i.i:                                      ; preds = %if.else.i.i, %if.then2.i.i
  %inc.i.i = add nuw nsw i32 %__i.018.i.i, 1, !dbg !293
  %cmp.i.i = icmp ult i32 %__i.018.i.i, 15, !dbg !294
  %exitcond.not.i.i = icmp eq i32 %inc.i.i, 16, !dbg !294
  br i1 %exitcond.not.i.i, label %_ZNSt8__detail13__waiter_baseINS_13__waiter_poolEE10_S_do_spinIZNSt18__atomic_semaphore10_M_acquireEvEUlvE_NS_21__default_spin_policyEEEbPKiT_RiT0_.exit, label %for.body.i.i, !dbg !268, !llvm.loop !295

_ZNSt8__detail13__waiter_baseINS_13__waiter_poolEE10_S_do_spinIZNSt18__atomic_semaphore10_M_acquireEvEUlvE_NS_21__default_spin_policyEEEbPKiT_RiT0_.exit: ; preds = %if.end.i.i.i.i, %for.inc.i.i
  %cmp.lcssa.i.i = phi i1 [ %cmp19.i.i, %if.end.i.i.i.i ], [ %cmp.i.i, %for.inc.i.i ], !dbg !294
  br i1 %cmp.lcssa.i.i, label %do.end, label %if.end, !dbg !297

if.end:                                           ; preds = %_ZNSt8__detail13__waiter_baseINS_13__waiter_poolEE10_S_do_spinIZNSt18__atomic_semaphore10_M_acquireEvEUlvE_NS_21__default_spin_policyEEEbPKiT_RiT0_.exit
  %call.i = invoke i64 @__tresse_futex(i64 noundef 202, ptr noundef nonnull %__addr, i32 noundef 0, i32 noundef %0, ptr noundef null, ptr noundef null, i32 noundef -1)
          to label %invoke.cont.i unwind label %terminate.lpad.i.loopexit, !dbg !298

invoke.cont.i:                                    ; preds = %if.end
  %tobool.not.i = icmp eq i64 %call.i, 0, !dbg !300
  br i1 %tobool.not.i, label %cleanup, label %lor.lhs.false.i, !dbg !301

lor.lhs.false.i:                                  ; preds = %invoke.cont.i
  %call1.i = tail call ptr @__errno_location() #14, !dbg !302
  %6 = load i32, ptr %call1.i, align 4, !dbg !302, !tbaa !13
  switch i32 %6, label %if.then4.i [
    i32 11, label %cleanup
    i32 4, label %cleanup
  ], !dbg !303

if.then4.i:                                       ; preds = %lor.lhs.false.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef %6) #15
          to label %invoke.cont6.i unwind label %terminate.lpad.i.loopexit.split-lp, !dbg !304

invoke.cont6.i:                                   ; preds = %if.then4.i
  unreachable, !dbg !304

terminate.lpad.i.loopexit:                        ; preds = %if.end
  %lpad.loopexit = landingpad { ptr, i32 }
          catch ptr null, !dbg !298
  br label %terminate.lpad.i, !dbg !298

terminate.lpad.i.loopexit.split-lp:               ; preds = %if.then4.i
  %lpad.loopexit.split-lp = landingpad { ptr, i32 }
          catch ptr null, !dbg !298
  br label %terminate.lpad.i, !dbg !298

terminate.lpad.i:                                 ; preds = %terminate.lpad.i.loopexit.split-lp, %terminate.lpad.i.loopexit
  %lpad.phi = phi { ptr, i32 } [ %lpad.loopexit, %terminate.lpad.i.loopexit ], [ %lpad.loopexit.split-lp, %terminate.lpad.i.loopexit.split-lp ]
  %7 = extractvalue { ptr, i32 } %lpad.phi, 0, !dbg !298
  tail call void @__clang_call_terminate(ptr %7) #13, !dbg !298
  unreachable, !dbg !298

cleanup:                                          ; preds = %lor.lhs.false.i, %lor.lhs.false.i, %invoke.cont.i
  br i1 %cmp.lcssa.i.i, label %do.end, label %do.cond

do.cond:                                          ; preds = %cleanup
  %8 = load atomic i32, ptr %__pred.coerce acquire, align 4, !dbg !305
  %cmp.i.i6 = icmp eq i32 %8, 0, !dbg !309
  br i1 %cmp.i.i6, label %do.body.backedge, label %if.end.i.i7, !dbg !310

if.end.i.i7:                                      ; preds = %do.cond
  %sub.i.i = add nsw i32 %8, -1, !dbg !311
  %9 = cmpxchg ptr %__pred.coerce, i32 %8, i32 %sub.i.i acquire monotonic, align 4, !dbg !312
  %10 = extractvalue { i32, i1 } %9, 1, !dbg !312
  br i1 %10, label %do.end, label %do.body.backedge, !dbg !314

do.body.backedge:                                 ; preds = %if.end.i.i7, %do.cond
  br label %do.body, !dbg !265, !llvm.loop !315

do.end:                                           ; preds = %_ZNSt8__detail13__waiter_baseINS_13__waiter_poolEE10_S_do_spinIZNSt18__atomic_semaphore10_M_acquireEvEUlvE_NS_21__default_spin_policyEEEbPKiT_RiT0_.exit, %cleanup, %if.end.i.i7
  ret void, !dbg !317
}

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #8

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #10

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #11 align 2 !dbg !318 {
entry:
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) #5, !dbg !319
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 24) #16, !dbg !319
  ret void, !dbg !319
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(24) %this) unnamed_addr #4 align 2 personality ptr @__gxx_personality_v0 !dbg !320 {
entry:
  %_M_func = getelementptr inbounds i8, ptr %this, i64 8, !dbg !321
  %0 = load ptr, ptr %_M_func, align 8, !dbg !322, !tbaa !334
  store i32 7, ptr %0, align 4, !dbg !336, !tbaa !13
  %1 = getelementptr inbounds i8, ptr %this, i64 16, !dbg !337
  %2 = load ptr, ptr %1, align 8, !dbg !337, !tbaa !338
  %3 = atomicrmw add ptr %2, i32 1 release, align 4, !dbg !339
  %cmp.i.i.i.i.i.i.i = icmp sgt i32 %3, 0, !dbg !346
  br i1 %cmp.i.i.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit", label %if.end.i.i.i.i.i.i.i, !dbg !347

if.end.i.i.i.i.i.i.i:                             ; preds = %entry
  %call.i.i2.i.i.i.i.i.i = invoke i64 @__tresse_futex(i64 noundef 202, ptr noundef nonnull %2, i32 noundef 1, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef -1)
          to label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit" unwind label %terminate.lpad.i.i3.i.i.i.i.i.i, !dbg !348

terminate.lpad.i.i3.i.i.i.i.i.i:                  ; preds = %if.end.i.i.i.i.i.i.i
  %4 = landingpad { ptr, i32 }
          catch ptr null, !dbg !348
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !348
  tail call void @__clang_call_terminate(ptr %5) #13, !dbg !348
  unreachable, !dbg !348

"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit": ; preds = %entry, %if.end.i.i.i.i.i.i.i
  ret void, !dbg !352
}

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { builtin allocsize(0) }
attributes #13 = { noreturn nounwind }
attributes #14 = { nounwind willreturn memory(none) }
attributes #15 = { noreturn }
attributes #16 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.linker.options = !{}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "waiting.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "b8cfb61bcc5b15028f6d8ffddece397e")
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
!12 = !DILocation(line: 11, column: 7, scope: !8)
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = !DILocation(line: 12, column: 3, scope: !8)
!18 = !DILocation(line: 189, column: 9, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "__atomic_semaphore", scope: !20, file: !20, line: 188, type: !9, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = !DIFile(filename: "c++/bits/semaphore_base.h", directory: "")
!21 = distinct !DILocation(line: 54, column: 4, scope: !22, inlinedAt: !24)
!22 = distinct !DISubprogram(name: "counting_semaphore", scope: !23, file: !23, line: 53, type: !9, scopeLine: 55, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = !DIFile(filename: "c++/semaphore", directory: "")
!24 = distinct !DILocation(line: 12, column: 25, scope: !8)
!25 = !{!26, !14, i64 0}
!26 = !{!"_ZTSSt18__atomic_semaphore", !14, i64 0}
!27 = !DILocation(line: 13, column: 3, scope: !8)
!28 = !DILocation(line: 85, column: 23, scope: !29, inlinedAt: !31)
!29 = distinct !DISubprogram(name: "id", scope: !30, file: !30, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = !DIFile(filename: "c++/bits/std_thread.h", directory: "")
!31 = distinct !DILocation(line: 126, column: 7, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "thread<(lambda at waiting.cpp:13:21), void>", scope: !30, file: !30, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = distinct !DILocation(line: 13, column: 15, scope: !8)
!34 = !{!35, !36, i64 0}
!35 = !{!"_ZTSNSt6thread2idE", !36, i64 0}
!36 = !{!"long", !15, i64 0}
!37 = !DILocation(line: 142, column: 29, scope: !32, inlinedAt: !33)
!38 = !DILocation(line: 207, column: 4, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "_State_impl<(lambda at waiting.cpp:13:21)>", scope: !30, file: !30, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = distinct !DILocation(line: 142, column: 33, scope: !32, inlinedAt: !33)
!41 = !{!42, !42, i64 0}
!42 = !{!"vtable pointer", !16, i64 0}
!43 = !DILocation(line: 206, column: 6, scope: !39, inlinedAt: !40)
!44 = !DILocation(line: 200, column: 4, scope: !45, inlinedAt: !47)
!45 = distinct !DISubprogram(name: "_Head_base<(lambda at waiting.cpp:13:21)>", scope: !46, file: !46, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!46 = !DIFile(filename: "c++/tuple", directory: "")
!47 = distinct !DILocation(line: 441, column: 4, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at waiting.cpp:13:21)>", scope: !46, file: !46, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!49 = distinct !DILocation(line: 744, column: 4, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "tuple<(lambda at waiting.cpp:13:21), true, true>", scope: !46, file: !46, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = distinct !DILocation(line: 206, column: 14, scope: !39, inlinedAt: !40)
!52 = !{!53, !53, i64 0}
!53 = !{!"any pointer", !15, i64 0}
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
!81 = !DILocation(line: 215, column: 7, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "_M_acquire", scope: !20, file: !20, line: 211, type: !9, scopeLine: 212, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = distinct !DILocation(line: 72, column: 16, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "acquire", scope: !23, file: !23, line: 71, type: !9, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!85 = distinct !DILocation(line: 17, column: 12, scope: !8)
!86 = !DILocation(line: 18, column: 3, scope: !8)
!87 = !DILocation(line: 54, column: 9, scope: !88, inlinedAt: !90)
!88 = distinct !DISubprogram(name: "latch", scope: !89, file: !89, line: 53, type: !9, scopeLine: 54, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!89 = !DIFile(filename: "c++/latch", directory: "")
!90 = distinct !DILocation(line: 18, column: 14, scope: !8)
!91 = !{!92, !14, i64 0}
!92 = !{!"_ZTSSt5latch", !14, i64 0}
!93 = !DILocation(line: 19, column: 14, scope: !8)
!94 = !DILocation(line: 1045, column: 16, scope: !95, inlinedAt: !97)
!95 = distinct !DISubprogram(name: "fetch_sub<int>", scope: !96, file: !96, line: 1044, type: !9, scopeLine: 1045, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = !DIFile(filename: "c++/bits/atomic_base.h", directory: "")
!97 = distinct !DILocation(line: 63, column: 26, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "count_down", scope: !89, file: !89, line: 61, type: !9, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = distinct !DILocation(line: 20, column: 7, scope: !8)
!100 = !DILocation(line: 65, column: 17, scope: !98, inlinedAt: !99)
!101 = !DILocation(line: 65, column: 11, scope: !98, inlinedAt: !99)
!102 = !DILocation(line: 244, column: 16, scope: !103, inlinedAt: !105)
!103 = distinct !DISubprogram(name: "_S_for", scope: !104, file: !104, line: 240, type: !9, scopeLine: 241, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!104 = !DIFile(filename: "c++/bits/atomic_wait.h", directory: "")
!105 = distinct !DILocation(line: 290, column: 16, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "_S_for", scope: !104, file: !104, line: 287, type: !9, scopeLine: 288, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!107 = distinct !DILocation(line: 296, column: 13, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "__waiter_base<int>", scope: !104, file: !104, line: 295, type: !9, scopeLine: 298, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!109 = distinct !DILocation(line: 372, column: 8, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "__waiter<int>", scope: !104, file: !104, line: 371, type: !9, scopeLine: 373, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!111 = distinct !DILocation(line: 459, column: 29, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "__atomic_notify_address<int>", scope: !104, file: !104, line: 457, type: !9, scopeLine: 458, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!113 = distinct !DILocation(line: 1032, column: 9, scope: !114, inlinedAt: !115)
!114 = distinct !DISubprogram(name: "notify_all<int>", scope: !96, file: !96, line: 1031, type: !9, scopeLine: 1032, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!115 = distinct !DILocation(line: 66, column: 2, scope: !98, inlinedAt: !99)
!116 = !DILocation(line: 244, column: 34, scope: !103, inlinedAt: !105)
!117 = !DILocation(line: 244, column: 40, scope: !103, inlinedAt: !105)
!118 = !DILocation(line: 245, column: 9, scope: !103, inlinedAt: !105)
!119 = !DILocation(line: 302, column: 28, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "_M_laundered", scope: !104, file: !104, line: 301, type: !9, scopeLine: 302, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!121 = distinct !DILocation(line: 307, column: 8, scope: !122, inlinedAt: !123)
!122 = distinct !DISubprogram(name: "_M_notify", scope: !104, file: !104, line: 305, type: !9, scopeLine: 306, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!123 = distinct !DILocation(line: 460, column: 11, scope: !112, inlinedAt: !113)
!124 = !DILocation(line: 302, column: 19, scope: !120, inlinedAt: !121)
!125 = !DILocation(line: 307, column: 8, scope: !122, inlinedAt: !123)
!126 = !DILocation(line: 309, column: 8, scope: !122, inlinedAt: !123)
!127 = !DILocation(line: 311, column: 6, scope: !122, inlinedAt: !123)
!128 = !DILocation(line: 219, column: 2, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "_M_waiting", scope: !104, file: !104, line: 216, type: !9, scopeLine: 217, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!130 = distinct !DILocation(line: 226, column: 18, scope: !131, inlinedAt: !132)
!131 = distinct !DISubprogram(name: "_M_notify", scope: !104, file: !104, line: 224, type: !9, scopeLine: 225, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!132 = distinct !DILocation(line: 312, column: 9, scope: !122, inlinedAt: !123)
!133 = !DILocation(line: 220, column: 15, scope: !129, inlinedAt: !130)
!134 = !DILocation(line: 226, column: 6, scope: !131, inlinedAt: !132)
!135 = !DILocation(line: 121, column: 2, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "__platform_notify<int>", scope: !104, file: !104, line: 119, type: !9, scopeLine: 120, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!137 = distinct !DILocation(line: 230, column: 2, scope: !131, inlinedAt: !132)
!138 = !DILocation(line: 430, column: 7, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "__atomic_wait_address<int, (lambda at c++/latch:76:27)>", scope: !104, file: !104, line: 428, type: !9, scopeLine: 429, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!140 = distinct !DILocation(line: 77, column: 7, scope: !141, inlinedAt: !142)
!141 = distinct !DISubprogram(name: "wait", scope: !89, file: !89, line: 74, type: !9, scopeLine: 75, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!142 = distinct !DILocation(line: 21, column: 7, scope: !8)
!143 = !DILocation(line: 244, column: 16, scope: !103, inlinedAt: !144)
!144 = distinct !DILocation(line: 290, column: 16, scope: !106, inlinedAt: !145)
!145 = distinct !DILocation(line: 296, column: 13, scope: !108, inlinedAt: !146)
!146 = distinct !DILocation(line: 372, column: 8, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "__waiter<int>", scope: !104, file: !104, line: 371, type: !9, scopeLine: 373, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!148 = distinct !DILocation(line: 430, column: 31, scope: !139, inlinedAt: !140)
!149 = !DILocation(line: 244, column: 34, scope: !103, inlinedAt: !144)
!150 = !DILocation(line: 244, column: 40, scope: !103, inlinedAt: !144)
!151 = !DILocation(line: 245, column: 9, scope: !103, inlinedAt: !144)
!152 = !DILocation(line: 296, column: 8, scope: !108, inlinedAt: !146)
!153 = !DILocation(line: 297, column: 8, scope: !108, inlinedAt: !146)
!154 = !{!155, !53, i64 8}
!155 = !{!"_ZTSNSt8__detail13__waiter_baseINS_13__waiter_poolEEE", !53, i64 0, !53, i64 8}
!156 = !DILocation(line: 209, column: 9, scope: !157, inlinedAt: !158)
!157 = distinct !DISubprogram(name: "_M_enter_wait", scope: !104, file: !104, line: 208, type: !9, scopeLine: 209, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!158 = distinct !DILocation(line: 375, column: 13, scope: !147, inlinedAt: !148)
!159 = !DILocation(line: 431, column: 11, scope: !139, inlinedAt: !140)
!160 = !DILocation(line: 381, column: 6, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "~__waiter", scope: !104, file: !104, line: 378, type: !9, scopeLine: 379, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!162 = distinct !DILocation(line: 432, column: 5, scope: !139, inlinedAt: !140)
!163 = !{!155, !53, i64 0}
!164 = !DILocation(line: 213, column: 9, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "_M_leave_wait", scope: !104, file: !104, line: 212, type: !9, scopeLine: 213, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!166 = distinct !DILocation(line: 381, column: 11, scope: !161, inlinedAt: !162)
!167 = !DILocation(line: 432, column: 5, scope: !139, inlinedAt: !140)
!168 = !DILocation(line: 22, column: 9, scope: !8)
!169 = !DILocation(line: 24, column: 1, scope: !8)
!170 = !DILocation(line: 175, column: 16, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "joinable", scope: !30, file: !30, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!172 = distinct !DILocation(line: 150, column: 11, scope: !173, inlinedAt: !174)
!173 = distinct !DISubprogram(name: "~thread", scope: !30, file: !30, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!174 = distinct !DILocation(line: 24, column: 1, scope: !8)
!175 = !{!36, !36, i64 0}
!176 = !DILocation(line: 286, column: 26, scope: !177, inlinedAt: !178)
!177 = distinct !DISubprogram(name: "operator==", scope: !30, file: !30, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!178 = distinct !DILocation(line: 175, column: 22, scope: !171, inlinedAt: !172)
!179 = !DILocation(line: 150, column: 11, scope: !173, inlinedAt: !174)
!180 = !DILocation(line: 312, column: 5, scope: !181, inlinedAt: !183)
!181 = distinct !DISubprogram(name: "__terminate", scope: !182, file: !182, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!182 = !DIFile(filename: "c++/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!183 = distinct !DILocation(line: 151, column: 2, scope: !173, inlinedAt: !174)
!184 = !DILocation(line: 175, column: 16, scope: !171, inlinedAt: !185)
!185 = distinct !DILocation(line: 150, column: 11, scope: !173, inlinedAt: !186)
!186 = distinct !DILocation(line: 24, column: 1, scope: !8)
!187 = !DILocation(line: 286, column: 26, scope: !177, inlinedAt: !188)
!188 = distinct !DILocation(line: 175, column: 22, scope: !171, inlinedAt: !185)
!189 = !DILocation(line: 150, column: 11, scope: !173, inlinedAt: !186)
!190 = !DILocation(line: 312, column: 5, scope: !181, inlinedAt: !191)
!191 = distinct !DILocation(line: 151, column: 2, scope: !173, inlinedAt: !186)
!192 = !DISubprogram(name: "terminate", scope: !182, file: !182, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!193 = !DISubprogram(name: "__tresse_futex", scope: !194, file: !194, line: 8, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!194 = !DIFile(filename: "../../libc-shim/include/c++/bits/atomic_wait.h", directory: ".")
!195 = distinct !DISubprogram(name: "_M_do_wait<(lambda at c++/latch:76:27)>", scope: !104, file: !104, line: 400, type: !9, scopeLine: 401, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!196 = !DILocation(line: 402, column: 6, scope: !195)
!197 = !DILocation(line: 362, column: 24, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "_M_do_spin<(lambda at c++/latch:76:27), std::__detail::__default_spin_policy>", scope: !104, file: !104, line: 360, type: !9, scopeLine: 362, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!199 = distinct !DILocation(line: 405, column: 20, scope: !195)
!200 = !DILocation(line: 353, column: 6, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "_S_do_spin<(lambda at c++/latch:76:27), std::__detail::__default_spin_policy>", scope: !104, file: !104, line: 348, type: !9, scopeLine: 352, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!202 = distinct !DILocation(line: 362, column: 13, scope: !198, inlinedAt: !199)
!203 = !DILocation(line: 970, column: 2, scope: !204, inlinedAt: !205)
!204 = distinct !DISubprogram(name: "load<int>", scope: !96, file: !96, line: 966, type: !9, scopeLine: 967, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!205 = distinct !DILocation(line: 71, column: 14, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "try_wait", scope: !89, file: !89, line: 70, type: !9, scopeLine: 71, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!207 = distinct !DILocation(line: 76, column: 49, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "operator()", scope: !89, file: !89, line: 76, type: !9, scopeLine: 76, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!209 = distinct !DILocation(line: 162, column: 10, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "__atomic_spin<(lambda at c++/latch:76:27), std::__detail::__default_spin_policy>", scope: !104, file: !104, line: 158, type: !9, scopeLine: 159, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!211 = distinct !DILocation(line: 354, column: 13, scope: !201, inlinedAt: !202)
!212 = !DILocation(line: 71, column: 64, scope: !206, inlinedAt: !207)
!213 = !DILocation(line: 162, column: 10, scope: !210, inlinedAt: !211)
!214 = distinct !{!214, !215, !216, !217, !218}
!215 = !DILocation(line: 160, column: 2, scope: !210, inlinedAt: !211)
!216 = !DILocation(line: 169, column: 4, scope: !210, inlinedAt: !211)
!217 = !{!"llvm.loop.mustprogress"}
!218 = !{!"llvm.loop.unroll.disable"}
!219 = !DILocation(line: 165, column: 14, scope: !210, inlinedAt: !211)
!220 = !DILocation(line: 165, column: 10, scope: !210, inlinedAt: !211)
!221 = !DILocation(line: 139, column: 7, scope: !222, inlinedAt: !223)
!222 = distinct !DISubprogram(name: "__thread_relax", scope: !104, file: !104, line: 136, type: !9, scopeLine: 137, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!223 = distinct !DILocation(line: 166, column: 8, scope: !210, inlinedAt: !211)
!224 = !DILocation(line: 166, column: 8, scope: !210, inlinedAt: !211)
!225 = !DILocation(line: 693, column: 10, scope: !226, inlinedAt: !228)
!226 = distinct !DISubprogram(name: "__gthread_yield", scope: !227, file: !227, line: 691, type: !9, scopeLine: 692, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!227 = !DIFile(filename: "c++/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!228 = distinct !DILocation(line: 131, column: 6, scope: !229, inlinedAt: !230)
!229 = distinct !DISubprogram(name: "__thread_yield", scope: !104, file: !104, line: 128, type: !9, scopeLine: 129, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!230 = distinct !DILocation(line: 168, column: 8, scope: !210, inlinedAt: !211)
!231 = !DILocation(line: 131, column: 6, scope: !229, inlinedAt: !230)
!232 = !DILocation(line: 160, column: 48, scope: !210, inlinedAt: !211)
!233 = !DILocation(line: 160, column: 25, scope: !210, inlinedAt: !211)
!234 = distinct !{!234, !215, !216, !217, !218}
!235 = !DILocation(line: 362, column: 6, scope: !198, inlinedAt: !199)
!236 = !DILocation(line: 405, column: 7, scope: !195)
!237 = !DILocation(line: 407, column: 45, scope: !195)
!238 = !DILocation(line: 108, column: 13, scope: !239, inlinedAt: !240)
!239 = distinct !DISubprogram(name: "__platform_wait<int>", scope: !104, file: !104, line: 106, type: !9, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!240 = distinct !DILocation(line: 255, column: 2, scope: !241, inlinedAt: !242)
!241 = distinct !DISubprogram(name: "_M_do_wait", scope: !104, file: !104, line: 252, type: !9, scopeLine: 253, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!242 = distinct !DILocation(line: 407, column: 21, scope: !195)
!243 = !DILocation(line: 111, column: 7, scope: !239, inlinedAt: !240)
!244 = !DILocation(line: 111, column: 11, scope: !239, inlinedAt: !240)
!245 = !DILocation(line: 111, column: 14, scope: !239, inlinedAt: !240)
!246 = !DILocation(line: 111, column: 6, scope: !239, inlinedAt: !240)
!247 = !DILocation(line: 114, column: 4, scope: !239, inlinedAt: !240)
!248 = !DILocation(line: 970, column: 2, scope: !204, inlinedAt: !249)
!249 = distinct !DILocation(line: 71, column: 14, scope: !206, inlinedAt: !250)
!250 = distinct !DILocation(line: 76, column: 49, scope: !208, inlinedAt: !251)
!251 = distinct !DILocation(line: 409, column: 14, scope: !195)
!252 = !DILocation(line: 71, column: 64, scope: !206, inlinedAt: !250)
!253 = !DILocation(line: 408, column: 8, scope: !195)
!254 = distinct !{!254, !196, !255, !217, !218}
!255 = !DILocation(line: 409, column: 22, scope: !195)
!256 = !DILocation(line: 410, column: 4, scope: !195)
!257 = !DISubprogram(name: "sched_yield", scope: !258, file: !258, line: 31, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!258 = !DIFile(filename: "../../libc-shim/include/sched.h", directory: ".", checksumkind: CSK_MD5, checksum: "ec4c55cb248dc0e0121ef0e7763f9d68")
!259 = !DISubprogram(name: "__errno_location", scope: !260, file: !260, line: 7, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!260 = !DIFile(filename: "../../libc-shim/include/errno.h", directory: ".", checksumkind: CSK_MD5, checksum: "5e61ae415f64f97df9f91729dbc17f22")
!261 = !DISubprogram(name: "__throw_system_error", scope: !262, file: !262, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!262 = !DIFile(filename: "c++/bits/functexcept.h", directory: "", checksumkind: CSK_MD5, checksum: "a363406ed41198146320f1e077ba3f30")
!263 = distinct !DISubprogram(name: "__atomic_wait_address_bare<(lambda at c++/bits/semaphore_base.h:214:2)>", scope: !104, file: !104, line: 437, type: !9, scopeLine: 439, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!264 = !DILocation(line: 441, column: 7, scope: !263)
!265 = !DILocation(line: 353, column: 6, scope: !266, inlinedAt: !267)
!266 = distinct !DISubprogram(name: "_S_do_spin<(lambda at c++/bits/semaphore_base.h:214:2), std::__detail::__default_spin_policy>", scope: !104, file: !104, line: 348, type: !9, scopeLine: 352, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!267 = distinct !DILocation(line: 444, column: 8, scope: !263)
!268 = !DILocation(line: 160, column: 2, scope: !269, inlinedAt: !270)
!269 = distinct !DISubprogram(name: "__atomic_spin<(lambda at c++/bits/semaphore_base.h:214:2), std::__detail::__default_spin_policy>", scope: !104, file: !104, line: 158, type: !9, scopeLine: 159, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!270 = distinct !DILocation(line: 354, column: 13, scope: !266, inlinedAt: !267)
!271 = !DILocation(line: 970, column: 2, scope: !204, inlinedAt: !272)
!272 = distinct !DILocation(line: 200, column: 20, scope: !273, inlinedAt: !274)
!273 = distinct !DISubprogram(name: "_S_do_try_acquire", scope: !20, file: !20, line: 198, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!274 = distinct !DILocation(line: 214, column: 18, scope: !275, inlinedAt: !276)
!275 = distinct !DISubprogram(name: "operator()", scope: !20, file: !20, line: 214, type: !9, scopeLine: 214, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!276 = distinct !DILocation(line: 162, column: 10, scope: !269, inlinedAt: !270)
!277 = !DILocation(line: 201, column: 17, scope: !273, inlinedAt: !274)
!278 = !DILocation(line: 201, column: 11, scope: !273, inlinedAt: !274)
!279 = !DILocation(line: 205, column: 24, scope: !273, inlinedAt: !274)
!280 = !DILocation(line: 1005, column: 9, scope: !281, inlinedAt: !282)
!281 = distinct !DISubprogram(name: "compare_exchange_strong<int>", scope: !96, file: !96, line: 999, type: !9, scopeLine: 1002, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!282 = distinct !DILocation(line: 204, column: 14, scope: !273, inlinedAt: !274)
!283 = !DILocation(line: 162, column: 10, scope: !269, inlinedAt: !270)
!284 = !DILocation(line: 165, column: 14, scope: !269, inlinedAt: !270)
!285 = !DILocation(line: 165, column: 10, scope: !269, inlinedAt: !270)
!286 = !DILocation(line: 139, column: 7, scope: !222, inlinedAt: !287)
!287 = distinct !DILocation(line: 166, column: 8, scope: !269, inlinedAt: !270)
!288 = !DILocation(line: 166, column: 8, scope: !269, inlinedAt: !270)
!289 = !DILocation(line: 693, column: 10, scope: !226, inlinedAt: !290)
!290 = distinct !DILocation(line: 131, column: 6, scope: !229, inlinedAt: !291)
!291 = distinct !DILocation(line: 168, column: 8, scope: !269, inlinedAt: !270)
!292 = !DILocation(line: 131, column: 6, scope: !229, inlinedAt: !291)
!293 = !DILocation(line: 160, column: 48, scope: !269, inlinedAt: !270)
!294 = !DILocation(line: 160, column: 25, scope: !269, inlinedAt: !270)
!295 = distinct !{!295, !268, !296, !217, !218}
!296 = !DILocation(line: 169, column: 4, scope: !269, inlinedAt: !270)
!297 = !DILocation(line: 444, column: 8, scope: !263)
!298 = !DILocation(line: 108, column: 13, scope: !239, inlinedAt: !299)
!299 = distinct !DILocation(line: 446, column: 4, scope: !263)
!300 = !DILocation(line: 111, column: 7, scope: !239, inlinedAt: !299)
!301 = !DILocation(line: 111, column: 11, scope: !239, inlinedAt: !299)
!302 = !DILocation(line: 111, column: 14, scope: !239, inlinedAt: !299)
!303 = !DILocation(line: 111, column: 6, scope: !239, inlinedAt: !299)
!304 = !DILocation(line: 114, column: 4, scope: !239, inlinedAt: !299)
!305 = !DILocation(line: 970, column: 2, scope: !204, inlinedAt: !306)
!306 = distinct !DILocation(line: 200, column: 20, scope: !273, inlinedAt: !307)
!307 = distinct !DILocation(line: 214, column: 18, scope: !275, inlinedAt: !308)
!308 = distinct !DILocation(line: 448, column: 15, scope: !263)
!309 = !DILocation(line: 201, column: 17, scope: !273, inlinedAt: !307)
!310 = !DILocation(line: 201, column: 11, scope: !273, inlinedAt: !307)
!311 = !DILocation(line: 205, column: 24, scope: !273, inlinedAt: !307)
!312 = !DILocation(line: 1005, column: 9, scope: !281, inlinedAt: !313)
!313 = distinct !DILocation(line: 204, column: 14, scope: !273, inlinedAt: !307)
!314 = !DILocation(line: 447, column: 2, scope: !263)
!315 = distinct !{!315, !264, !316, !217, !218}
!316 = !DILocation(line: 448, column: 23, scope: !263)
!317 = !DILocation(line: 453, column: 5, scope: !263)
!318 = distinct !DISubprogram(name: "~_State_impl", scope: !30, file: !30, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!319 = !DILocation(line: 200, column: 14, scope: !318)
!320 = distinct !DISubprogram(name: "_M_run", scope: !30, file: !30, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!321 = !DILocation(line: 210, column: 13, scope: !320)
!322 = !DILocation(line: 14, column: 5, scope: !323, inlinedAt: !324)
!323 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 13, type: !9, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!324 = distinct !DILocation(line: 61, column: 14, scope: !325, inlinedAt: !327)
!325 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at waiting.cpp:13:21)>", scope: !326, file: !326, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!326 = !DIFile(filename: "c++/bits/invoke.h", directory: "")
!327 = distinct !DILocation(line: 96, column: 14, scope: !328, inlinedAt: !329)
!328 = distinct !DISubprogram(name: "__invoke<(lambda at waiting.cpp:13:21)>", scope: !326, file: !326, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!329 = distinct !DILocation(line: 252, column: 13, scope: !330, inlinedAt: !331)
!330 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !30, file: !30, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!331 = distinct !DILocation(line: 259, column: 11, scope: !332, inlinedAt: !333)
!332 = distinct !DISubprogram(name: "operator()", scope: !30, file: !30, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!333 = distinct !DILocation(line: 210, column: 13, scope: !320)
!334 = !{!335, !53, i64 0}
!335 = !{!"_ZTSZ4mainE3$_0", !53, i64 0, !53, i64 8}
!336 = !DILocation(line: 14, column: 12, scope: !323, inlinedAt: !324)
!337 = !DILocation(line: 15, column: 5, scope: !323, inlinedAt: !324)
!338 = !{!335, !53, i64 8}
!339 = !DILocation(line: 1040, column: 16, scope: !340, inlinedAt: !341)
!340 = distinct !DISubprogram(name: "fetch_add<int>", scope: !96, file: !96, line: 1039, type: !9, scopeLine: 1040, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!341 = distinct !DILocation(line: 251, column: 15, scope: !342, inlinedAt: !343)
!342 = distinct !DISubprogram(name: "_M_release", scope: !20, file: !20, line: 249, type: !9, scopeLine: 250, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!343 = distinct !DILocation(line: 68, column: 16, scope: !344, inlinedAt: !345)
!344 = distinct !DISubprogram(name: "release", scope: !23, file: !23, line: 67, type: !9, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!345 = distinct !DILocation(line: 15, column: 14, scope: !323, inlinedAt: !324)
!346 = !DILocation(line: 251, column: 13, scope: !342, inlinedAt: !343)
!347 = !DILocation(line: 251, column: 11, scope: !342, inlinedAt: !343)
!348 = !DILocation(line: 121, column: 2, scope: !136, inlinedAt: !349)
!349 = distinct !DILocation(line: 469, column: 5, scope: !350, inlinedAt: !351)
!350 = distinct !DISubprogram(name: "__atomic_notify_address_bare", scope: !104, file: !104, line: 465, type: !9, scopeLine: 467, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!351 = distinct !DILocation(line: 256, column: 2, scope: !342, inlinedAt: !343)
!352 = !DILocation(line: 210, column: 24, scope: !320)
