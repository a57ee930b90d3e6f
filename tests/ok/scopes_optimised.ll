; ModuleID = 'scopes_optimised.c'
source_filename = "scopes_optimised.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.work = type { i32, i32, %union.pthread_mutex_t }
%union.pthread_mutex_t = type { i64, [32 x i8] }

@known = internal global ptr null, align 8, !dbg !0
@taken = internal unnamed_addr global i32 0, align 4, !dbg !21
@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !8
@.str.1 = private unnamed_addr constant [6 x i8] c"three\00", align 1, !dbg !14
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !19

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !34 {
entry:
  %work = alloca %struct.work, align 8, !DIAssignID !91
    #dbg_assign(i1 undef, !41, !DIExpression(), !91, ptr %work, !DIExpression(), !92)
  %id = alloca i64, align 8, !DIAssignID !93
    #dbg_assign(i1 undef, !68, !DIExpression(), !93, ptr %id, !DIExpression(), !92)
  %id4 = alloca i64, align 8, !DIAssignID !94
    #dbg_assign(i1 undef, !71, !DIExpression(), !94, ptr %id4, !DIExpression(), !95)
  %offered = alloca i32, align 4, !DIAssignID !96
    #dbg_assign(i1 undef, !74, !DIExpression(), !96, ptr %offered, !DIExpression(), !97)
  %buffer = alloca [32 x i8], align 16, !DIAssignID !98
    #dbg_assign(i1 undef, !79, !DIExpression(), !98, ptr %buffer, !DIExpression(), !99)
    #dbg_value(i32 0, !38, !DIExpression(), !95)
    #dbg_value(i32 0, !39, !DIExpression(), !100)
  %square2 = getelementptr inbounds i8, ptr %work, i64 4
  br label %for.body, !dbg !101

for.cond.cleanup:                                 ; preds = %for.body
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %id4) #8, !dbg !102
  %call5 = call i32 @pthread_create(ptr noundef nonnull %id4, ptr noundef null, ptr noundef nonnull @take, ptr noundef null) #8, !dbg !103
    #dbg_value(i32 1, !72, !DIExpression(), !104)
  %0 = ptrtoint ptr %offered to i64
    #dbg_value(i32 1, !72, !DIExpression(), !104)
  br label %for.body10, !dbg !105

for.body:                                         ; preds = %entry, %for.body
  %sum.051 = phi i32 [ 0, %entry ], [ %add3, %for.body ]
  %i.050 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
    #dbg_value(i32 %sum.051, !38, !DIExpression(), !95)
    #dbg_value(i32 %i.050, !39, !DIExpression(), !100)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %work) #8, !dbg !106
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %work, i8 0, i64 48, i1 false), !dbg !107, !DIAssignID !108
    #dbg_assign(i8 0, !41, !DIExpression(), !108, ptr %work, !DIExpression(), !92)
  %add = or disjoint i32 %i.050, 2, !dbg !109
  store i32 %add, ptr %work, align 8, !dbg !110, !tbaa !111, !DIAssignID !116
    #dbg_assign(i32 %add, !41, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !116, ptr %work, !DIExpression(), !92)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %id) #8, !dbg !117
  %call = call i32 @pthread_create(ptr noundef nonnull %id, ptr noundef null, ptr noundef nonnull @square, ptr noundef nonnull %work) #8, !dbg !118
  %1 = load i64, ptr %id, align 8, !dbg !119, !tbaa !120
  %call1 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #8, !dbg !122
  %2 = load i32, ptr %square2, align 4, !dbg !123, !tbaa !124
  %add3 = add nsw i32 %2, %sum.051, !dbg !125
    #dbg_value(i32 %add3, !38, !DIExpression(), !95)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %id) #8, !dbg !126
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %work) #8, !dbg !126
  %inc = add nuw nsw i32 %i.050, 1, !dbg !127
    #dbg_value(i32 %inc, !39, !DIExpression(), !100)
  %cmp = icmp eq i32 %i.050, 0, !dbg !128
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !101, !llvm.loop !129

for.cond.cleanup9:                                ; preds = %while.end
  %3 = load i64, ptr %id4, align 8, !dbg !133, !tbaa !120
  %call15 = call i32 @pthread_join(i64 noundef %3, ptr noundef null) #8, !dbg !134
    #dbg_value(i32 0, !77, !DIExpression(), !135)
    #dbg_value(i32 %add3, !38, !DIExpression(), !95)
  br label %for.body20, !dbg !136

for.body10:                                       ; preds = %for.cond.cleanup, %while.end
  %i6.052 = phi i32 [ 1, %for.cond.cleanup ], [ %inc13, %while.end ]
    #dbg_value(i32 %i6.052, !72, !DIExpression(), !104)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %offered) #8, !dbg !137
  %mul = mul nuw nsw i32 %i6.052, 10, !dbg !138
  store i32 %mul, ptr %offered, align 4, !dbg !139, !tbaa !140, !DIAssignID !141
    #dbg_assign(i32 %mul, !74, !DIExpression(), !141, ptr %offered, !DIExpression(), !97)
  store atomic i64 %0, ptr @known seq_cst, align 8, !dbg !142
  br label %while.cond, !dbg !143

while.cond:                                       ; preds = %while.cond, %for.body10
  %4 = load atomic i32, ptr @taken seq_cst, align 4, !dbg !144
  %5 = load i32, ptr %offered, align 4, !dbg !145, !tbaa !140
  %cmp11.not = icmp eq i32 %4, %5, !dbg !146
  br i1 %cmp11.not, label %while.end, label %while.cond, !dbg !143, !llvm.loop !147

while.end:                                        ; preds = %while.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %offered) #8, !dbg !149
  %inc13 = add nuw nsw i32 %i6.052, 1, !dbg !150
    #dbg_value(i32 %inc13, !72, !DIExpression(), !104)
  %exitcond.not = icmp eq i32 %inc13, 3, !dbg !151
  br i1 %exitcond.not, label %for.cond.cleanup9, label %for.body10, !dbg !105, !llvm.loop !152

for.body20:                                       ; preds = %for.cond.cleanup9, %for.inc31
  %sum.154 = phi i32 [ %add3, %for.cond.cleanup9 ], [ %sum.2, %for.inc31 ]
  %i16.053 = phi i32 [ 0, %for.cond.cleanup9 ], [ %inc32, %for.inc31 ]
    #dbg_value(i32 %sum.154, !38, !DIExpression(), !95)
    #dbg_value(i32 %i16.053, !77, !DIExpression(), !135)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %buffer) #8, !dbg !154
  %cmp21 = icmp eq i32 %i16.053, 1, !dbg !155
  br i1 %cmp21, label %cleanup30, label %if.end, !dbg !157

if.end:                                           ; preds = %for.body20
  %cmp22 = icmp eq i32 %i16.053, 0, !dbg !158
  %cond = select i1 %cmp22, ptr @.str, ptr @.str.1, !dbg !159
    #dbg_value(ptr %buffer, !160, !DIExpression(), !169)
    #dbg_value(ptr %cond, !168, !DIExpression(), !169)
  %call.i = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %buffer, ptr noundef nonnull readonly dereferenceable(1) %cond) #8, !dbg !171
  %call1.i = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %buffer) #8, !dbg !172
  %conv.i = trunc i64 %call1.i to i32, !dbg !173
    #dbg_value(i32 poison, !38, !DIExpression(), !95)
    #dbg_value(i32 %i16.053, !86, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !174)
    #dbg_value(i32 %i16.053, !86, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !174)
    #dbg_value(i32 %i16.053, !86, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !174)
    #dbg_value(ptr undef, !85, !DIExpression(), !99)
  %add24 = add i32 %sum.154, %i16.053, !dbg !175
  %add26 = add i32 %add24, %conv.i, !dbg !176
    #dbg_value(i32 %add26, !38, !DIExpression(), !95)
  %cmp27 = icmp eq i32 %i16.053, 2, !dbg !177
  %. = select i1 %cmp27, i32 10, i32 0, !dbg !179
  br label %cleanup30

cleanup30:                                        ; preds = %for.body20, %if.end
  %cleanup.dest.slot.1 = phi i32 [ %., %if.end ], [ 12, %for.body20 ]
  %sum.2 = phi i32 [ %add26, %if.end ], [ %sum.154, %for.body20 ], !dbg !95
    #dbg_value(i32 %sum.2, !38, !DIExpression(), !95)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %buffer) #8, !dbg !180
  switch i32 %cleanup.dest.slot.1, label %cleanup33 [
    i32 0, label %for.inc31
    i32 12, label %for.inc31
  ]

for.inc31:                                        ; preds = %cleanup30, %cleanup30
  %inc32 = add nuw nsw i32 %i16.053, 1, !dbg !181
    #dbg_value(i32 %sum.2, !38, !DIExpression(), !95)
    #dbg_value(i32 %inc32, !77, !DIExpression(), !135)
  %exitcond55.not = icmp eq i32 %inc32, 4, !dbg !182
  br i1 %exitcond55.not, label %cleanup33, label %for.body20, !dbg !136, !llvm.loop !183

cleanup33:                                        ; preds = %for.inc31, %cleanup30
    #dbg_value(i32 %sum.2, !38, !DIExpression(), !95)
  %call35 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %sum.2), !dbg !185
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %id4) #8, !dbg !186
  ret i32 0, !dbg !186
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare !dbg !187 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @square(ptr noundef %given) #0 !dbg !222 {
entry:
    #dbg_value(ptr %given, !224, !DIExpression(), !227)
    #dbg_value(ptr %given, !225, !DIExpression(), !227)
  %lock = getelementptr inbounds i8, ptr %given, i64 8, !dbg !228
  %call = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %lock) #8, !dbg !229
  %0 = load i32, ptr %given, align 8, !dbg !230, !tbaa !111
  %mul = mul nsw i32 %0, %0, !dbg !231
  %square = getelementptr inbounds i8, ptr %given, i64 4, !dbg !232
  store i32 %mul, ptr %square, align 4, !dbg !233, !tbaa !124
  %call3 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %lock) #8, !dbg !234
  ret ptr null, !dbg !235
}

declare !dbg !236 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none) uwtable
define internal noundef ptr @take(ptr noundef readnone returned %unused) #4 !dbg !240 {
entry:
    #dbg_value(ptr %unused, !242, !DIExpression(), !249)
    #dbg_value(i32 0, !243, !DIExpression(), !250)
  br label %while.cond.preheader, !dbg !251

while.cond.preheader:                             ; preds = %entry, %while.end
  %i.03 = phi i32 [ 0, %entry ], [ %inc, %while.end ]
    #dbg_value(i32 %i.03, !243, !DIExpression(), !250)
  br label %while.cond, !dbg !252

for.cond.cleanup:                                 ; preds = %while.end
  ret ptr %unused, !dbg !253

while.cond:                                       ; preds = %while.cond.preheader, %while.cond
  %0 = atomicrmw xchg ptr @known, i64 0 seq_cst, align 8, !dbg !254
    #dbg_value(i64 %0, !245, !DIExpression(), !255)
  %tobool.not = icmp eq i64 %0, 0, !dbg !256
  br i1 %tobool.not, label %while.cond, label %while.end, !dbg !252, !llvm.loop !257

while.end:                                        ; preds = %while.cond
  %1 = inttoptr i64 %0 to ptr, !dbg !254
    #dbg_value(ptr %1, !245, !DIExpression(), !255)
  %2 = load i32, ptr %1, align 4, !dbg !259, !tbaa !140
    #dbg_value(i32 %2, !248, !DIExpression(), !255)
  store atomic i32 %2, ptr @taken seq_cst, align 4, !dbg !260
  %inc = add nuw nsw i32 %i.03, 1, !dbg !261
    #dbg_value(i32 %inc, !243, !DIExpression(), !250)
  %cmp = icmp eq i32 %i.03, 0, !dbg !262
  br i1 %cmp, label %while.cond.preheader, label %for.cond.cleanup, !dbg !251, !llvm.loop !263
}

; Function Attrs: nofree nounwind
declare !dbg !265 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

declare !dbg !270 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #3

declare !dbg !274 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite)
declare !dbg !275 ptr @strcpy(ptr noalias noundef returned writeonly, ptr noalias nocapture noundef readonly) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !280 i64 @strlen(ptr nocapture noundef) local_unnamed_addr #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "known", scope: !2, file: !3, line: 14, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "scopes_optimised.c", directory: ".", checksumkind: CSK_MD5, checksum: "66c97cf6cf269592529d391fb5d472ad")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !14, !19, !0, !21}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 63, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 32, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 4)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 63, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 48, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 6)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 73, type: !10, isLocal: true, isDefinition: true)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 15, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !24, line: 104, baseType: !25)
!24 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !5)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !35, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!6}
!37 = !{!38, !39, !41, !68, !71, !72, !74, !77, !79, !85, !86}
!38 = !DILocalVariable(name: "sum", scope: !34, file: !3, line: 42, type: !6)
!39 = !DILocalVariable(name: "i", scope: !40, file: !3, line: 43, type: !6)
!40 = distinct !DILexicalBlock(scope: !34, file: !3, line: 43, column: 3)
!41 = !DILocalVariable(name: "work", scope: !42, file: !3, line: 44, type: !44)
!42 = distinct !DILexicalBlock(scope: !43, file: !3, line: 43, column: 31)
!43 = distinct !DILexicalBlock(scope: !40, file: !3, line: 43, column: 3)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "work", file: !3, line: 9, size: 384, elements: !45)
!45 = !{!46, !47, !48}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !44, file: !3, line: 10, baseType: !6, size: 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "square", scope: !44, file: !3, line: 11, baseType: !6, size: 32, offset: 32)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !44, file: !3, line: 12, baseType: !49, size: 320, offset: 64)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !50, line: 93, baseType: !51)
!50 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!51 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !50, line: 81, size: 320, elements: !52)
!52 = !{!53, !62, !66}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !51, file: !50, line: 90, baseType: !54, size: 160)
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !51, file: !50, line: 82, size: 160, elements: !55)
!55 = !{!56, !57, !59, !60, !61}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !54, file: !50, line: 83, baseType: !6, size: 32)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !54, file: !50, line: 84, baseType: !58, size: 32, offset: 32)
!58 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !54, file: !50, line: 85, baseType: !6, size: 32, offset: 64)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !54, file: !50, line: 87, baseType: !58, size: 32, offset: 96)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !54, file: !50, line: 89, baseType: !6, size: 32, offset: 128)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !51, file: !50, line: 91, baseType: !63, size: 320)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 320, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 40)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !51, file: !50, line: 92, baseType: !67, size: 64)
!67 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!68 = !DILocalVariable(name: "id", scope: !42, file: !3, line: 45, type: !69)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !50, line: 75, baseType: !70)
!70 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!71 = !DILocalVariable(name: "id", scope: !34, file: !3, line: 50, type: !69)
!72 = !DILocalVariable(name: "i", scope: !73, file: !3, line: 52, type: !6)
!73 = distinct !DILexicalBlock(scope: !34, file: !3, line: 52, column: 3)
!74 = !DILocalVariable(name: "offered", scope: !75, file: !3, line: 53, type: !6)
!75 = distinct !DILexicalBlock(scope: !76, file: !3, line: 52, column: 31)
!76 = distinct !DILexicalBlock(scope: !73, file: !3, line: 52, column: 3)
!77 = !DILocalVariable(name: "i", scope: !78, file: !3, line: 59, type: !6)
!78 = distinct !DILexicalBlock(scope: !34, file: !3, line: 59, column: 3)
!79 = !DILocalVariable(name: "buffer", scope: !80, file: !3, line: 60, type: !82)
!80 = distinct !DILexicalBlock(scope: !81, file: !3, line: 59, column: 31)
!81 = distinct !DILexicalBlock(scope: !78, file: !3, line: 59, column: 3)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 256, elements: !83)
!83 = !{!84}
!84 = !DISubrange(count: 32)
!85 = !DILocalVariable(name: "far", scope: !80, file: !3, line: 64, type: !5)
!86 = !DILocalVariable(name: "near", scope: !87, file: !3, line: 66, type: !88)
!87 = distinct !DILexicalBlock(scope: !80, file: !3, line: 65, column: 5)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 96, elements: !89)
!89 = !{!90}
!90 = !DISubrange(count: 3)
!91 = distinct !DIAssignID()
!92 = !DILocation(line: 0, scope: !42)
!93 = distinct !DIAssignID()
!94 = distinct !DIAssignID()
!95 = !DILocation(line: 0, scope: !34)
!96 = distinct !DIAssignID()
!97 = !DILocation(line: 0, scope: !75)
!98 = distinct !DIAssignID()
!99 = !DILocation(line: 0, scope: !80)
!100 = !DILocation(line: 0, scope: !40)
!101 = !DILocation(line: 43, column: 3, scope: !40)
!102 = !DILocation(line: 50, column: 3, scope: !34)
!103 = !DILocation(line: 51, column: 3, scope: !34)
!104 = !DILocation(line: 0, scope: !73)
!105 = !DILocation(line: 52, column: 3, scope: !73)
!106 = !DILocation(line: 44, column: 5, scope: !42)
!107 = !DILocation(line: 44, column: 17, scope: !42)
!108 = distinct !DIAssignID()
!109 = !DILocation(line: 44, column: 27, scope: !42)
!110 = !DILocation(line: 44, column: 24, scope: !42)
!111 = !{!112, !113, i64 0}
!112 = !{!"work", !113, i64 0, !113, i64 4, !114, i64 8}
!113 = !{!"int", !114, i64 0}
!114 = !{!"omnipotent char", !115, i64 0}
!115 = !{!"Simple C/C++ TBAA"}
!116 = distinct !DIAssignID()
!117 = !DILocation(line: 45, column: 5, scope: !42)
!118 = !DILocation(line: 46, column: 5, scope: !42)
!119 = !DILocation(line: 47, column: 18, scope: !42)
!120 = !{!121, !121, i64 0}
!121 = !{!"long", !114, i64 0}
!122 = !DILocation(line: 47, column: 5, scope: !42)
!123 = !DILocation(line: 48, column: 17, scope: !42)
!124 = !{!112, !113, i64 4}
!125 = !DILocation(line: 48, column: 9, scope: !42)
!126 = !DILocation(line: 49, column: 3, scope: !43)
!127 = !DILocation(line: 43, column: 27, scope: !43)
!128 = !DILocation(line: 43, column: 21, scope: !43)
!129 = distinct !{!129, !101, !130, !131, !132}
!130 = !DILocation(line: 49, column: 3, scope: !40)
!131 = !{!"llvm.loop.mustprogress"}
!132 = !{!"llvm.loop.unroll.disable"}
!133 = !DILocation(line: 58, column: 16, scope: !34)
!134 = !DILocation(line: 58, column: 3, scope: !34)
!135 = !DILocation(line: 0, scope: !78)
!136 = !DILocation(line: 59, column: 3, scope: !78)
!137 = !DILocation(line: 53, column: 5, scope: !75)
!138 = !DILocation(line: 53, column: 22, scope: !75)
!139 = !DILocation(line: 53, column: 9, scope: !75)
!140 = !{!113, !113, i64 0}
!141 = distinct !DIAssignID()
!142 = !DILocation(line: 54, column: 5, scope: !75)
!143 = !DILocation(line: 55, column: 5, scope: !75)
!144 = !DILocation(line: 55, column: 12, scope: !75)
!145 = !DILocation(line: 55, column: 35, scope: !75)
!146 = !DILocation(line: 55, column: 32, scope: !75)
!147 = distinct !{!147, !143, !148, !131, !132}
!148 = !DILocation(line: 56, column: 7, scope: !75)
!149 = !DILocation(line: 57, column: 3, scope: !76)
!150 = !DILocation(line: 52, column: 27, scope: !76)
!151 = !DILocation(line: 52, column: 21, scope: !76)
!152 = distinct !{!152, !105, !153, !131, !132}
!153 = !DILocation(line: 57, column: 3, scope: !73)
!154 = !DILocation(line: 60, column: 5, scope: !80)
!155 = !DILocation(line: 61, column: 11, scope: !156)
!156 = distinct !DILexicalBlock(scope: !80, file: !3, line: 61, column: 9)
!157 = !DILocation(line: 61, column: 9, scope: !80)
!158 = !DILocation(line: 63, column: 29, scope: !80)
!159 = !DILocation(line: 63, column: 27, scope: !80)
!160 = !DILocalVariable(name: "buffer", arg: 1, scope: !161, file: !3, line: 36, type: !164)
!161 = distinct !DISubprogram(name: "length", scope: !3, file: !3, line: 36, type: !162, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !167)
!162 = !DISubroutineType(types: !163)
!163 = !{!6, !164, !165}
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!165 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !166, size: 64)
!166 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!167 = !{!160, !168}
!168 = !DILocalVariable(name: "text", arg: 2, scope: !161, file: !3, line: 36, type: !165)
!169 = !DILocation(line: 0, scope: !161, inlinedAt: !170)
!170 = distinct !DILocation(line: 63, column: 12, scope: !80)
!171 = !DILocation(line: 37, column: 3, scope: !161, inlinedAt: !170)
!172 = !DILocation(line: 38, column: 15, scope: !161, inlinedAt: !170)
!173 = !DILocation(line: 38, column: 10, scope: !161, inlinedAt: !170)
!174 = !DILocation(line: 0, scope: !87)
!175 = !DILocation(line: 63, column: 9, scope: !80)
!176 = !DILocation(line: 68, column: 11, scope: !87)
!177 = !DILocation(line: 70, column: 11, scope: !178)
!178 = distinct !DILexicalBlock(scope: !80, file: !3, line: 70, column: 9)
!179 = !DILocation(line: 0, scope: !81)
!180 = !DILocation(line: 72, column: 3, scope: !81)
!181 = !DILocation(line: 59, column: 27, scope: !81)
!182 = !DILocation(line: 59, column: 21, scope: !81)
!183 = distinct !{!183, !136, !184, !131, !132}
!184 = !DILocation(line: 72, column: 3, scope: !78)
!185 = !DILocation(line: 73, column: 3, scope: !34)
!186 = !DILocation(line: 74, column: 1, scope: !34)
!187 = !DISubprogram(name: "pthread_create", scope: !188, file: !188, line: 60, type: !189, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!188 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "83b47baa7c47b52bd45051ff153e725e")
!189 = !DISubroutineType(types: !190)
!190 = !{!6, !191, !193, !218, !221}
!191 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !192)
!192 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!193 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !194)
!194 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !195, size: 64)
!195 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !196)
!196 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !50, line: 148, baseType: !197)
!197 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !50, line: 132, size: 448, elements: !198)
!198 = !{!199, !213, !217}
!199 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !197, file: !50, line: 142, baseType: !200, size: 384)
!200 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !197, file: !50, line: 133, size: 384, elements: !201)
!201 = !{!202, !203, !206, !207, !208, !209, !210, !211}
!202 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !200, file: !50, line: 134, baseType: !6, size: 32)
!203 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !200, file: !50, line: 135, baseType: !204, size: 64, offset: 64)
!204 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !205, line: 18, baseType: !70)
!205 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!206 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !200, file: !50, line: 136, baseType: !204, size: 64, offset: 128)
!207 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !200, file: !50, line: 137, baseType: !6, size: 32, offset: 192)
!208 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !200, file: !50, line: 138, baseType: !6, size: 32, offset: 224)
!209 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !200, file: !50, line: 139, baseType: !6, size: 32, offset: 256)
!210 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !200, file: !50, line: 140, baseType: !6, size: 32, offset: 288)
!211 = !DIDerivedType(tag: DW_TAG_member, name: "__stack", scope: !200, file: !50, line: 141, baseType: !212, size: 64, offset: 320)
!212 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!213 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !197, file: !50, line: 143, baseType: !214, size: 448)
!214 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 448, elements: !215)
!215 = !{!216}
!216 = !DISubrange(count: 56)
!217 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !197, file: !50, line: 144, baseType: !67, size: 64)
!218 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !219, size: 64)
!219 = !DISubroutineType(types: !220)
!220 = !{!212, !212}
!221 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !212)
!222 = distinct !DISubprogram(name: "square", scope: !3, file: !3, line: 17, type: !219, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !223)
!223 = !{!224, !225}
!224 = !DILocalVariable(name: "given", arg: 1, scope: !222, file: !3, line: 17, type: !212)
!225 = !DILocalVariable(name: "work", scope: !222, file: !3, line: 18, type: !226)
!226 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!227 = !DILocation(line: 0, scope: !222)
!228 = !DILocation(line: 19, column: 29, scope: !222)
!229 = !DILocation(line: 19, column: 3, scope: !222)
!230 = !DILocation(line: 20, column: 24, scope: !222)
!231 = !DILocation(line: 20, column: 31, scope: !222)
!232 = !DILocation(line: 20, column: 9, scope: !222)
!233 = !DILocation(line: 20, column: 16, scope: !222)
!234 = !DILocation(line: 21, column: 3, scope: !222)
!235 = !DILocation(line: 22, column: 3, scope: !222)
!236 = !DISubprogram(name: "pthread_join", scope: !188, file: !188, line: 62, type: !237, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!237 = !DISubroutineType(types: !238)
!238 = !{!6, !69, !239}
!239 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !212, size: 64)
!240 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 25, type: !219, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !241)
!241 = !{!242, !243, !245, !248}
!242 = !DILocalVariable(name: "unused", arg: 1, scope: !240, file: !3, line: 25, type: !212)
!243 = !DILocalVariable(name: "i", scope: !244, file: !3, line: 26, type: !6)
!244 = distinct !DILexicalBlock(scope: !240, file: !3, line: 26, column: 3)
!245 = !DILocalVariable(name: "there", scope: !246, file: !3, line: 27, type: !5)
!246 = distinct !DILexicalBlock(scope: !247, file: !3, line: 26, column: 31)
!247 = distinct !DILexicalBlock(scope: !244, file: !3, line: 26, column: 3)
!248 = !DILocalVariable(name: "seen", scope: !246, file: !3, line: 30, type: !6)
!249 = !DILocation(line: 0, scope: !240)
!250 = !DILocation(line: 0, scope: !244)
!251 = !DILocation(line: 26, column: 3, scope: !244)
!252 = !DILocation(line: 28, column: 5, scope: !246)
!253 = !DILocation(line: 33, column: 3, scope: !240)
!254 = !DILocation(line: 28, column: 22, scope: !246)
!255 = !DILocation(line: 0, scope: !246)
!256 = !DILocation(line: 28, column: 12, scope: !246)
!257 = distinct !{!257, !252, !258, !131, !132}
!258 = !DILocation(line: 29, column: 7, scope: !246)
!259 = !DILocation(line: 30, column: 16, scope: !246)
!260 = !DILocation(line: 31, column: 5, scope: !246)
!261 = !DILocation(line: 26, column: 27, scope: !247)
!262 = !DILocation(line: 26, column: 21, scope: !247)
!263 = distinct !{!263, !251, !264, !131, !132}
!264 = !DILocation(line: 32, column: 3, scope: !244)
!265 = !DISubprogram(name: "printf", scope: !266, file: !266, line: 44, type: !267, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!266 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "95640981e1d5ca3302488a345fdefe87")
!267 = !DISubroutineType(types: !268)
!268 = !{!6, !269, null}
!269 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !165)
!270 = !DISubprogram(name: "pthread_mutex_lock", scope: !188, file: !188, line: 116, type: !271, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!271 = !DISubroutineType(types: !272)
!272 = !{!6, !273}
!273 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!274 = !DISubprogram(name: "pthread_mutex_unlock", scope: !188, file: !188, line: 122, type: !271, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!275 = !DISubprogram(name: "strcpy", scope: !276, file: !276, line: 27, type: !277, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!276 = !DIFile(filename: "../../libc-shim/include/string.h", directory: ".", checksumkind: CSK_MD5, checksum: "f5bf904c68a45b0868003cb2d7d2e15a")
!277 = !DISubroutineType(types: !278)
!278 = !{!164, !279, !269}
!279 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !164)
!280 = !DISubprogram(name: "strlen", scope: !276, file: !276, line: 21, type: !281, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!281 = !DISubroutineType(types: !282)
!282 = !{!70, !165}
