; ModuleID = 'spsc.cpp'
source_filename = "spsc.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%class.Ring = type { %"struct.std::array", %"struct.std::atomic", %"struct.std::atomic" }
%"struct.std::array" = type { [2 x i32] }
%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { i64 }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }

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
  %ring = alloca %class.Ring, align 8
  %producer = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %ring) #10, !dbg !12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %ring, i8 0, i64 24, i1 false), !dbg !13
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %producer) #10, !dbg !22
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i), !dbg !23
  store i64 0, ptr %producer, align 8, !dbg !23, !tbaa !29
  %call.i = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #11, !dbg !34
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 16), ptr %call.i, align 8, !dbg !35, !tbaa !38
  %_M_func.i.i = getelementptr inbounds i8, ptr %call.i, i64 8, !dbg !40
  %0 = ptrtoint ptr %ring to i64, !dbg !41
  store i64 %0, ptr %_M_func.i.i, align 8, !dbg !41, !tbaa !49
  store ptr %call.i, ptr %agg.tmp.i, align 8, !dbg !51, !tbaa !49
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %producer, ptr noundef nonnull %agg.tmp.i, ptr noundef null)
          to label %invoke.cont3.i unwind label %lpad2.i, !dbg !59

invoke.cont3.i:                                   ; preds = %entry
  %1 = load ptr, ptr %agg.tmp.i, align 8, !dbg !60, !tbaa !49
  %cmp.not.i.i = icmp eq ptr %1, null, !dbg !63
  br i1 %cmp.not.i.i, label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", label %delete.notnull.i.i.i, !dbg !60

delete.notnull.i.i.i:                             ; preds = %invoke.cont3.i
  %vtable.i.i.i = load ptr, ptr %1, align 8, !dbg !64, !tbaa !38
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 8, !dbg !64
  %2 = load ptr, ptr %vfn.i.i.i, align 8, !dbg !64
  call void %2(ptr noundef nonnull align 8 dereferenceable(8) %1) #10, !dbg !64
  br label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", !dbg !67

lpad2.i:                                          ; preds = %entry
  %3 = landingpad { ptr, i32 }
          cleanup, !dbg !68
  %4 = load ptr, ptr %agg.tmp.i, align 8, !dbg !69, !tbaa !49
  %cmp.not.i5.i = icmp eq ptr %4, null, !dbg !71
  br i1 %cmp.not.i5.i, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, label %delete.notnull.i.i6.i, !dbg !69

delete.notnull.i.i6.i:                            ; preds = %lpad2.i
  %vtable.i.i7.i = load ptr, ptr %4, align 8, !dbg !72, !tbaa !38
  %vfn.i.i8.i = getelementptr inbounds i8, ptr %vtable.i.i7.i, i64 8, !dbg !72
  %5 = load ptr, ptr %vfn.i.i8.i, align 8, !dbg !72
  call void %5(ptr noundef nonnull align 8 dereferenceable(8) %4) #10, !dbg !72
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, !dbg !74

common.resume:                                    ; preds = %_ZNSt6threadD2Ev.exit17, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i
  %common.resume.op = phi { ptr, i32 } [ %3, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i ], [ %11, %_ZNSt6threadD2Ev.exit17 ]
  resume { ptr, i32 } %common.resume.op, !dbg !75

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i: ; preds = %delete.notnull.i.i6.i, %lpad2.i
  store ptr null, ptr %agg.tmp.i, align 8, !dbg !76, !tbaa !49
  br label %common.resume, !dbg !68

"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit":  ; preds = %invoke.cont3.i, %delete.notnull.i.i.i
  store ptr null, ptr %agg.tmp.i, align 8, !dbg !77, !tbaa !49
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i), !dbg !68
  %head.i = getelementptr inbounds i8, ptr %ring, i64 8
  %tail.i = getelementptr inbounds i8, ptr %ring, i64 16
  br label %for.body, !dbg !78

for.cond.cleanup:                                 ; preds = %if.end
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %producer)
          to label %invoke.cont5 unwind label %lpad4, !dbg !79

for.body:                                         ; preds = %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", %if.end
  %sum.020 = phi i32 [ 0, %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit" ], [ %sum.1, %if.end ]
  %n.019 = phi i32 [ 0, %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit" ], [ %n.1, %if.end ]
  %6 = load atomic i64, ptr %head.i monotonic, align 8, !dbg !80
  %7 = load atomic i64, ptr %tail.i acquire, align 8, !dbg !85
  %cmp.i.not = icmp eq i64 %6, %7, !dbg !87
  br i1 %cmp.i.not, label %_ZN4RingIiLm2EE3popEv.exit, label %if.end.i, !dbg !88

if.end.i:                                         ; preds = %for.body
  %rem.i = and i64 %6, 1, !dbg !89
  %arrayidx.i.i.i = getelementptr inbounds [2 x i32], ptr %ring, i64 0, i64 %rem.i, !dbg !90
  %8 = load i32, ptr %arrayidx.i.i.i, align 4, !dbg !96, !tbaa !97
  %add.i = add i64 %6, 1, !dbg !99
  store atomic i64 %add.i, ptr %head.i release, align 8, !dbg !100
  br label %_ZN4RingIiLm2EE3popEv.exit

_ZN4RingIiLm2EE3popEv.exit:                       ; preds = %for.body, %if.end.i
  %retval.sroa.0.0.i = phi i32 [ %8, %if.end.i ], [ 0, %for.body ]
  br i1 %cmp.i.not, label %if.else, label %if.then, !dbg !103

if.then:                                          ; preds = %_ZN4RingIiLm2EE3popEv.exit
  %mul = mul nsw i32 %sum.020, 10, !dbg !104
  %add = add nsw i32 %retval.sroa.0.0.i, %mul, !dbg !105
  %inc = add nsw i32 %n.019, 1, !dbg !106
  br label %if.end, !dbg !107

if.else:                                          ; preds = %_ZN4RingIiLm2EE3popEv.exit
  %call.i1.i = invoke noundef i32 @sched_yield()
          to label %if.end unwind label %terminate.lpad.i, !dbg !108

terminate.lpad.i:                                 ; preds = %if.else
  %9 = landingpad { ptr, i32 }
          catch ptr null, !dbg !114
  %10 = extractvalue { ptr, i32 } %9, 0, !dbg !114
  call void @__clang_call_terminate(ptr %10) #12, !dbg !114
  unreachable, !dbg !114

if.end:                                           ; preds = %if.else, %if.then
  %n.1 = phi i32 [ %inc, %if.then ], [ %n.019, %if.else ], !dbg !75
  %sum.1 = phi i32 [ %add, %if.then ], [ %sum.020, %if.else ], !dbg !75
  %cmp = icmp slt i32 %n.1, 3, !dbg !115
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !78, !llvm.loop !116

invoke.cont5:                                     ; preds = %for.cond.cleanup
  %agg.tmp.sroa.0.0.copyload.i.i = load i64, ptr %producer, align 8, !dbg !120, !tbaa !125
  %cmp.i.i.not.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i, 0, !dbg !126
  br i1 %cmp.i.i.not.i, label %_ZNSt6threadD2Ev.exit, label %if.then.i, !dbg !129

if.then.i:                                        ; preds = %invoke.cont5
  call void @_ZSt9terminatev() #12, !dbg !130
  unreachable, !dbg !130

_ZNSt6threadD2Ev.exit:                            ; preds = %invoke.cont5
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %producer) #10, !dbg !134
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %ring) #10, !dbg !134
  ret i32 %sum.1, !dbg !134

lpad4:                                            ; preds = %for.cond.cleanup
  %11 = landingpad { ptr, i32 }
          cleanup, !dbg !134
  %agg.tmp.sroa.0.0.copyload.i.i13 = load i64, ptr %producer, align 8, !dbg !135, !tbaa !125
  %cmp.i.i.not.i14 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i13, 0, !dbg !138
  br i1 %cmp.i.i.not.i14, label %_ZNSt6threadD2Ev.exit17, label %if.then.i15, !dbg !140

if.then.i15:                                      ; preds = %lpad4
  call void @_ZSt9terminatev() #12, !dbg !141
  unreachable, !dbg !141

_ZNSt6threadD2Ev.exit17:                          ; preds = %lpad4
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %producer) #10, !dbg !134
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %ring) #10, !dbg !134
  br label %common.resume, !dbg !134
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #4 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #10
  tail call void @_ZSt9terminatev() #12
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare !dbg !143 void @_ZSt9terminatev() local_unnamed_addr

declare !dbg !144 i32 @sched_yield() local_unnamed_addr #2

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #5

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #7

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #8 align 2 !dbg !146 {
entry:
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) #10, !dbg !147
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 16) #13, !dbg !147
  ret void, !dbg !147
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %this) unnamed_addr #9 align 2 personality ptr @__gxx_personality_v0 !dbg !148 {
entry:
  %_M_func = getelementptr inbounds i8, ptr %this, i64 8, !dbg !149
  br label %while.cond.preheader.i.i.i.i.i, !dbg !150

while.cond.preheader.i.i.i.i.i:                   ; preds = %if.end.i.i.i.i.i.i, %entry
  %item.09.i.i.i.i.i = phi i32 [ 1, %entry ], [ %inc.i.i.i.i.i, %if.end.i.i.i.i.i.i ]
  br label %while.cond.i.i.i.i.i, !dbg !162

while.cond.i.i.i.i.i:                             ; preds = %while.body.i.i.i.i.i, %while.cond.preheader.i.i.i.i.i
  %0 = load ptr, ptr %_M_func, align 8, !dbg !163, !tbaa !164
  %tail.i.i.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 16, !dbg !166
  %1 = load atomic i64, ptr %tail.i.i.i.i.i.i monotonic, align 8, !dbg !169
  %head.i.i.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 8, !dbg !171
  %2 = load atomic i64, ptr %head.i.i.i.i.i.i acquire, align 8, !dbg !172
  %sub.i.i.i.i.i.i = sub i64 %1, %2, !dbg !174
  %cmp.i.not.i.i.i.i.i = icmp eq i64 %sub.i.i.i.i.i.i, 2, !dbg !175
  br i1 %cmp.i.not.i.i.i.i.i, label %while.body.i.i.i.i.i, label %if.end.i.i.i.i.i.i, !dbg !176

if.end.i.i.i.i.i.i:                               ; preds = %while.cond.i.i.i.i.i
  %tail.i.i.i.i.i.i.le = getelementptr inbounds i8, ptr %0, i64 16
  %rem.i.i.i.i.i.i = and i64 %1, 1, !dbg !177
  %arrayidx.i.i.i.i.i.i.i.i = getelementptr inbounds [2 x i32], ptr %0, i64 0, i64 %rem.i.i.i.i.i.i, !dbg !178
  store i32 %item.09.i.i.i.i.i, ptr %arrayidx.i.i.i.i.i.i.i.i, align 4, !dbg !181, !tbaa !97
  %add.i.i.i.i.i.i = add i64 %1, 1, !dbg !182
  store atomic i64 %add.i.i.i.i.i.i, ptr %tail.i.i.i.i.i.i.le release, align 8, !dbg !183
  %inc.i.i.i.i.i = add nuw nsw i32 %item.09.i.i.i.i.i, 1, !dbg !185
  %exitcond.not.i.i.i.i.i = icmp eq i32 %inc.i.i.i.i.i, 4, !dbg !186
  br i1 %exitcond.not.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit", label %while.cond.preheader.i.i.i.i.i, !dbg !150, !llvm.loop !187

while.body.i.i.i.i.i:                             ; preds = %while.cond.i.i.i.i.i
  %call.i1.i.i.i.i.i.i = invoke noundef i32 @sched_yield()
          to label %while.cond.i.i.i.i.i unwind label %terminate.lpad.i.i.i.i.i.i, !dbg !189, !llvm.loop !192

terminate.lpad.i.i.i.i.i.i:                       ; preds = %while.body.i.i.i.i.i
  %3 = landingpad { ptr, i32 }
          catch ptr null, !dbg !193
  %4 = extractvalue { ptr, i32 } %3, 0, !dbg !193
  tail call void @__clang_call_terminate(ptr %4) #12, !dbg !193
  unreachable, !dbg !193

"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit": ; preds = %if.end.i.i.i.i.i.i
  ret void, !dbg !194
}

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
attributes #11 = { builtin allocsize(0) }
attributes #12 = { noreturn nounwind }
attributes #13 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.linker.options = !{}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "spsc.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "f78d99294a48e28605b7712938f43fd3")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !9, file: !9, line: 31, type: !10, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!9 = !DIFile(filename: "./spsc_body.h", directory: ".", checksumkind: CSK_MD5, checksum: "45adb026061b99c098b3460580947152")
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 32, column: 3, scope: !8)
!13 = !DILocation(line: 345, column: 58, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "__atomic_base", scope: !15, file: !15, line: 345, type: !10, scopeLine: 345, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "c++/bits/atomic_base.h", directory: "")
!16 = distinct !DILocation(line: 904, column: 56, scope: !17, inlinedAt: !19)
!17 = distinct !DISubprogram(name: "atomic", scope: !18, file: !18, line: 904, type: !10, scopeLine: 904, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!18 = !DIFile(filename: "c++/atomic", directory: "")
!19 = distinct !DILocation(line: 12, column: 32, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "Ring", scope: !9, file: !9, line: 10, type: !10, scopeLine: 10, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 32, column: 16, scope: !8)
!22 = !DILocation(line: 33, column: 3, scope: !8)
!23 = !DILocation(line: 85, column: 23, scope: !24, inlinedAt: !26)
!24 = distinct !DISubprogram(name: "id", scope: !25, file: !25, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = !DIFile(filename: "c++/bits/std_thread.h", directory: "")
!26 = distinct !DILocation(line: 126, column: 7, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "thread<(lambda at ./spsc_body.h:33:24), void>", scope: !25, file: !25, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 33, column: 15, scope: !8)
!29 = !{!30, !31, i64 0}
!30 = !{!"_ZTSNSt6thread2idE", !31, i64 0}
!31 = !{!"long", !32, i64 0}
!32 = !{!"omnipotent char", !33, i64 0}
!33 = !{!"Simple C++ TBAA"}
!34 = !DILocation(line: 142, column: 29, scope: !27, inlinedAt: !28)
!35 = !DILocation(line: 207, column: 4, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "_State_impl<(lambda at ./spsc_body.h:33:24)>", scope: !25, file: !25, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = distinct !DILocation(line: 142, column: 33, scope: !27, inlinedAt: !28)
!38 = !{!39, !39, i64 0}
!39 = !{!"vtable pointer", !33, i64 0}
!40 = !DILocation(line: 206, column: 6, scope: !36, inlinedAt: !37)
!41 = !DILocation(line: 200, column: 4, scope: !42, inlinedAt: !44)
!42 = distinct !DISubprogram(name: "_Head_base<(lambda at ./spsc_body.h:33:24)>", scope: !43, file: !43, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = !DIFile(filename: "c++/tuple", directory: "")
!44 = distinct !DILocation(line: 441, column: 4, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at ./spsc_body.h:33:24)>", scope: !43, file: !43, line: 440, type: !10, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!46 = distinct !DILocation(line: 744, column: 4, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "tuple<(lambda at ./spsc_body.h:33:24), true, true>", scope: !43, file: !43, line: 742, type: !10, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = distinct !DILocation(line: 206, column: 14, scope: !36, inlinedAt: !37)
!49 = !{!50, !50, i64 0}
!50 = !{!"any pointer", !32, i64 0}
!51 = !DILocation(line: 168, column: 56, scope: !52, inlinedAt: !54)
!52 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !53, file: !53, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!53 = !DIFile(filename: "c++/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!54 = distinct !DILocation(line: 233, column: 40, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !53, file: !53, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!56 = distinct !DILocation(line: 310, column: 4, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !53, file: !53, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = distinct !DILocation(line: 142, column: 18, scope: !27, inlinedAt: !28)
!59 = !DILocation(line: 142, column: 2, scope: !27, inlinedAt: !28)
!60 = !DILocation(line: 395, column: 6, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "~unique_ptr", scope: !53, file: !53, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!62 = distinct !DILocation(line: 142, column: 2, scope: !27, inlinedAt: !28)
!63 = !DILocation(line: 395, column: 12, scope: !61, inlinedAt: !62)
!64 = !DILocation(line: 95, column: 2, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "operator()", scope: !53, file: !53, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = distinct !DILocation(line: 396, column: 4, scope: !61, inlinedAt: !62)
!67 = !DILocation(line: 396, column: 4, scope: !61, inlinedAt: !62)
!68 = !DILocation(line: 145, column: 7, scope: !27, inlinedAt: !28)
!69 = !DILocation(line: 395, column: 6, scope: !61, inlinedAt: !70)
!70 = distinct !DILocation(line: 142, column: 2, scope: !27, inlinedAt: !28)
!71 = !DILocation(line: 395, column: 12, scope: !61, inlinedAt: !70)
!72 = !DILocation(line: 95, column: 2, scope: !65, inlinedAt: !73)
!73 = distinct !DILocation(line: 396, column: 4, scope: !61, inlinedAt: !70)
!74 = !DILocation(line: 396, column: 4, scope: !61, inlinedAt: !70)
!75 = !DILocation(line: 0, scope: !8)
!76 = !DILocation(line: 397, column: 8, scope: !61, inlinedAt: !70)
!77 = !DILocation(line: 397, column: 8, scope: !61, inlinedAt: !62)
!78 = !DILocation(line: 38, column: 3, scope: !8)
!79 = !DILocation(line: 46, column: 12, scope: !8)
!80 = !DILocation(line: 488, column: 9, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "load", scope: !15, file: !15, line: 481, type: !10, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!82 = distinct !DILocation(line: 23, column: 27, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "pop", scope: !9, file: !9, line: 22, type: !10, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = distinct !DILocation(line: 39, column: 26, scope: !8)
!85 = !DILocation(line: 488, column: 9, scope: !81, inlinedAt: !86)
!86 = distinct !DILocation(line: 24, column: 20, scope: !83, inlinedAt: !84)
!87 = !DILocation(line: 24, column: 12, scope: !83, inlinedAt: !84)
!88 = !DILocation(line: 24, column: 9, scope: !83, inlinedAt: !84)
!89 = !DILocation(line: 25, column: 23, scope: !83, inlinedAt: !84)
!90 = !DILocation(line: 61, column: 33, scope: !91, inlinedAt: !93)
!91 = distinct !DISubprogram(name: "_S_ref", scope: !92, file: !92, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!92 = !DIFile(filename: "c++/array", directory: "")
!93 = distinct !DILocation(line: 209, column: 9, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "operator[]", scope: !92, file: !92, line: 206, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = distinct !DILocation(line: 25, column: 14, scope: !83, inlinedAt: !84)
!96 = !DILocation(line: 25, column: 14, scope: !83, inlinedAt: !84)
!97 = !{!98, !98, i64 0}
!98 = !{!"int", !32, i64 0}
!99 = !DILocation(line: 26, column: 19, scope: !83, inlinedAt: !84)
!100 = !DILocation(line: 464, column: 2, scope: !101, inlinedAt: !102)
!101 = distinct !DISubprogram(name: "store", scope: !15, file: !15, line: 456, type: !10, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!102 = distinct !DILocation(line: 26, column: 10, scope: !83, inlinedAt: !84)
!103 = !DILocation(line: 39, column: 14, scope: !8)
!104 = !DILocation(line: 40, column: 17, scope: !8)
!105 = !DILocation(line: 40, column: 22, scope: !8)
!106 = !DILocation(line: 41, column: 8, scope: !8)
!107 = !DILocation(line: 42, column: 5, scope: !8)
!108 = !DILocation(line: 693, column: 10, scope: !109, inlinedAt: !111)
!109 = distinct !DISubprogram(name: "__gthread_yield", scope: !110, file: !110, line: 691, type: !10, scopeLine: 692, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!110 = !DIFile(filename: "c++/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!111 = distinct !DILocation(line: 322, column: 7, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "yield", scope: !25, file: !25, line: 319, type: !10, scopeLine: 320, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!113 = distinct !DILocation(line: 43, column: 7, scope: !8)
!114 = !DILocation(line: 322, column: 7, scope: !112, inlinedAt: !113)
!115 = !DILocation(line: 38, column: 21, scope: !8)
!116 = distinct !{!116, !78, !117, !118, !119}
!117 = !DILocation(line: 45, column: 3, scope: !8)
!118 = !{!"llvm.loop.mustprogress"}
!119 = !{!"llvm.loop.unroll.disable"}
!120 = !DILocation(line: 175, column: 16, scope: !121, inlinedAt: !122)
!121 = distinct !DISubprogram(name: "joinable", scope: !25, file: !25, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!122 = distinct !DILocation(line: 150, column: 11, scope: !123, inlinedAt: !124)
!123 = distinct !DISubprogram(name: "~thread", scope: !25, file: !25, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!124 = distinct !DILocation(line: 48, column: 1, scope: !8)
!125 = !{!31, !31, i64 0}
!126 = !DILocation(line: 286, column: 26, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "operator==", scope: !25, file: !25, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!128 = distinct !DILocation(line: 175, column: 22, scope: !121, inlinedAt: !122)
!129 = !DILocation(line: 150, column: 11, scope: !123, inlinedAt: !124)
!130 = !DILocation(line: 312, column: 5, scope: !131, inlinedAt: !133)
!131 = distinct !DISubprogram(name: "__terminate", scope: !132, file: !132, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!132 = !DIFile(filename: "c++/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!133 = distinct !DILocation(line: 151, column: 2, scope: !123, inlinedAt: !124)
!134 = !DILocation(line: 48, column: 1, scope: !8)
!135 = !DILocation(line: 175, column: 16, scope: !121, inlinedAt: !136)
!136 = distinct !DILocation(line: 150, column: 11, scope: !123, inlinedAt: !137)
!137 = distinct !DILocation(line: 48, column: 1, scope: !8)
!138 = !DILocation(line: 286, column: 26, scope: !127, inlinedAt: !139)
!139 = distinct !DILocation(line: 175, column: 22, scope: !121, inlinedAt: !136)
!140 = !DILocation(line: 150, column: 11, scope: !123, inlinedAt: !137)
!141 = !DILocation(line: 312, column: 5, scope: !131, inlinedAt: !142)
!142 = distinct !DILocation(line: 151, column: 2, scope: !123, inlinedAt: !137)
!143 = !DISubprogram(name: "terminate", scope: !132, file: !132, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!144 = !DISubprogram(name: "sched_yield", scope: !145, file: !145, line: 31, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = !DIFile(filename: "../../libc-shim/include/sched.h", directory: ".", checksumkind: CSK_MD5, checksum: "ec4c55cb248dc0e0121ef0e7763f9d68")
!146 = distinct !DISubprogram(name: "~_State_impl", scope: !25, file: !25, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!147 = !DILocation(line: 200, column: 14, scope: !146)
!148 = distinct !DISubprogram(name: "_M_run", scope: !25, file: !25, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!149 = !DILocation(line: 210, column: 13, scope: !148)
!150 = !DILocation(line: 34, column: 5, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "operator()", scope: !9, file: !9, line: 33, type: !10, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!152 = distinct !DILocation(line: 61, column: 14, scope: !153, inlinedAt: !155)
!153 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at ./spsc_body.h:33:24)>", scope: !154, file: !154, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!154 = !DIFile(filename: "c++/bits/invoke.h", directory: "")
!155 = distinct !DILocation(line: 96, column: 14, scope: !156, inlinedAt: !157)
!156 = distinct !DISubprogram(name: "__invoke<(lambda at ./spsc_body.h:33:24)>", scope: !154, file: !154, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!157 = distinct !DILocation(line: 252, column: 13, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !25, file: !25, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!159 = distinct !DILocation(line: 259, column: 11, scope: !160, inlinedAt: !161)
!160 = distinct !DISubprogram(name: "operator()", scope: !25, file: !25, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!161 = distinct !DILocation(line: 210, column: 13, scope: !148)
!162 = !DILocation(line: 35, column: 7, scope: !151, inlinedAt: !152)
!163 = !DILocation(line: 35, column: 15, scope: !151, inlinedAt: !152)
!164 = !{!165, !50, i64 0}
!165 = !{!"_ZTSZ4mainE3$_0", !50, i64 0}
!166 = !DILocation(line: 16, column: 22, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "push", scope: !9, file: !9, line: 15, type: !10, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!168 = distinct !DILocation(line: 35, column: 20, scope: !151, inlinedAt: !152)
!169 = !DILocation(line: 488, column: 9, scope: !81, inlinedAt: !170)
!170 = distinct !DILocation(line: 16, column: 27, scope: !167, inlinedAt: !168)
!171 = !DILocation(line: 17, column: 14, scope: !167, inlinedAt: !168)
!172 = !DILocation(line: 488, column: 9, scope: !81, inlinedAt: !173)
!173 = distinct !DILocation(line: 17, column: 19, scope: !167, inlinedAt: !168)
!174 = !DILocation(line: 17, column: 12, scope: !167, inlinedAt: !168)
!175 = !DILocation(line: 17, column: 51, scope: !167, inlinedAt: !168)
!176 = !DILocation(line: 17, column: 9, scope: !167, inlinedAt: !168)
!177 = !DILocation(line: 18, column: 14, scope: !167, inlinedAt: !168)
!178 = !DILocation(line: 61, column: 33, scope: !91, inlinedAt: !179)
!179 = distinct !DILocation(line: 209, column: 9, scope: !94, inlinedAt: !180)
!180 = distinct !DILocation(line: 18, column: 5, scope: !167, inlinedAt: !168)
!181 = !DILocation(line: 18, column: 19, scope: !167, inlinedAt: !168)
!182 = !DILocation(line: 19, column: 19, scope: !167, inlinedAt: !168)
!183 = !DILocation(line: 464, column: 2, scope: !101, inlinedAt: !184)
!184 = distinct !DILocation(line: 19, column: 10, scope: !167, inlinedAt: !168)
!185 = !DILocation(line: 34, column: 39, scope: !151, inlinedAt: !152)
!186 = !DILocation(line: 34, column: 29, scope: !151, inlinedAt: !152)
!187 = distinct !{!187, !150, !188, !118, !119}
!188 = !DILocation(line: 35, column: 56, scope: !151, inlinedAt: !152)
!189 = !DILocation(line: 693, column: 10, scope: !109, inlinedAt: !190)
!190 = distinct !DILocation(line: 322, column: 7, scope: !112, inlinedAt: !191)
!191 = distinct !DILocation(line: 35, column: 32, scope: !151, inlinedAt: !152)
!192 = distinct !{!192, !162, !188, !118, !119}
!193 = !DILocation(line: 322, column: 7, scope: !112, inlinedAt: !191)
!194 = !DILocation(line: 210, column: 24, scope: !148)
