; ModuleID = 'scopes_optimised.c'
source_filename = "scopes_optimised.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.work = type { i32, i32, %union.pthread_mutex_t }
%union.pthread_mutex_t = type { i64, [32 x i8] }

@known = internal unnamed_addr global ptr null, align 8, !dbg !0
@taken = internal unnamed_addr global i32 0, align 4, !dbg !33
@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !19
@.str.1 = private unnamed_addr constant [6 x i8] c"three\00", align 1, !dbg !26
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !31

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !45 {
entry:
  %work = alloca %struct.work, align 8, !DIAssignID !101
    #dbg_assign(i1 undef, !52, !DIExpression(), !101, ptr %work, !DIExpression(), !102)
  %id = alloca i64, align 8, !DIAssignID !103
    #dbg_assign(i1 undef, !78, !DIExpression(), !103, ptr %id, !DIExpression(), !102)
  %id4 = alloca i64, align 8, !DIAssignID !104
    #dbg_assign(i1 undef, !81, !DIExpression(), !104, ptr %id4, !DIExpression(), !105)
  %offered = alloca i32, align 4, !DIAssignID !106
    #dbg_assign(i1 undef, !84, !DIExpression(), !106, ptr %offered, !DIExpression(), !107)
  %buffer = alloca [32 x i8], align 16, !DIAssignID !108
    #dbg_assign(i1 undef, !89, !DIExpression(), !108, ptr %buffer, !DIExpression(), !109)
    #dbg_value(i32 0, !49, !DIExpression(), !105)
    #dbg_value(i32 0, !50, !DIExpression(), !110)
  %square2 = getelementptr inbounds i8, ptr %work, i64 4
  br label %for.body, !dbg !111

for.cond.cleanup:                                 ; preds = %for.body
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %id4) #8, !dbg !112
  %call5 = call i32 @pthread_create(ptr noundef nonnull %id4, ptr noundef null, ptr noundef nonnull @take, ptr noundef null) #8, !dbg !113
    #dbg_value(i32 1, !82, !DIExpression(), !114)
  %0 = ptrtoint ptr %offered to i64
    #dbg_value(i32 1, !82, !DIExpression(), !114)
  br label %for.body10, !dbg !115

for.body:                                         ; preds = %entry, %for.body
  %sum.051 = phi i32 [ 0, %entry ], [ %add3, %for.body ]
  %i.050 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
    #dbg_value(i32 %sum.051, !49, !DIExpression(), !105)
    #dbg_value(i32 %i.050, !50, !DIExpression(), !110)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %work) #8, !dbg !116
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %work, i8 0, i64 48, i1 false), !dbg !117, !DIAssignID !118
    #dbg_assign(i8 0, !52, !DIExpression(), !118, ptr %work, !DIExpression(), !102)
  %add = or disjoint i32 %i.050, 2, !dbg !119
  store i32 %add, ptr %work, align 8, !dbg !120, !tbaa !121, !DIAssignID !126
    #dbg_assign(i32 %add, !52, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !126, ptr %work, !DIExpression(), !102)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %id) #8, !dbg !127
  %call = call i32 @pthread_create(ptr noundef nonnull %id, ptr noundef null, ptr noundef nonnull @square, ptr noundef nonnull %work) #8, !dbg !128
  %1 = load i64, ptr %id, align 8, !dbg !129, !tbaa !130
  %call1 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #8, !dbg !132
  %2 = load i32, ptr %square2, align 4, !dbg !133, !tbaa !134
  %add3 = add nsw i32 %2, %sum.051, !dbg !135
    #dbg_value(i32 %add3, !49, !DIExpression(), !105)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %id) #8, !dbg !136
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %work) #8, !dbg !136
  %inc = add nuw nsw i32 %i.050, 1, !dbg !137
    #dbg_value(i32 %inc, !50, !DIExpression(), !110)
  %cmp = icmp eq i32 %i.050, 0, !dbg !138
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !111, !llvm.loop !139

for.cond.cleanup9:                                ; preds = %while.end
  %3 = load i64, ptr %id4, align 8, !dbg !143, !tbaa !130
  %call15 = call i32 @pthread_join(i64 noundef %3, ptr noundef null) #8, !dbg !144
    #dbg_value(i32 0, !87, !DIExpression(), !145)
    #dbg_value(i32 %add3, !49, !DIExpression(), !105)
  br label %for.body20, !dbg !146

for.body10:                                       ; preds = %for.cond.cleanup, %while.end
  %i6.052 = phi i32 [ 1, %for.cond.cleanup ], [ %inc13, %while.end ]
    #dbg_value(i32 %i6.052, !82, !DIExpression(), !114)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %offered) #8, !dbg !147
  %mul = mul nuw nsw i32 %i6.052, 10, !dbg !148
  store i32 %mul, ptr %offered, align 4, !dbg !149, !tbaa !150, !DIAssignID !151
    #dbg_assign(i32 %mul, !84, !DIExpression(), !151, ptr %offered, !DIExpression(), !107)
  store atomic i64 %0, ptr @known release, align 8, !dbg !152
  br label %while.cond, !dbg !153

while.cond:                                       ; preds = %while.cond, %for.body10
  %4 = load atomic i32, ptr @taken acquire, align 4, !dbg !154
  %5 = load i32, ptr %offered, align 4, !dbg !155, !tbaa !150
  %cmp11.not = icmp eq i32 %4, %5, !dbg !156
  br i1 %cmp11.not, label %while.end, label %while.cond, !dbg !153, !llvm.loop !157

while.end:                                        ; preds = %while.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %offered) #8, !dbg !159
  %inc13 = add nuw nsw i32 %i6.052, 1, !dbg !160
    #dbg_value(i32 %inc13, !82, !DIExpression(), !114)
  %exitcond.not = icmp eq i32 %inc13, 3, !dbg !161
  br i1 %exitcond.not, label %for.cond.cleanup9, label %for.body10, !dbg !115, !llvm.loop !162

for.body20:                                       ; preds = %for.cond.cleanup9, %for.inc31
  %sum.154 = phi i32 [ %add3, %for.cond.cleanup9 ], [ %sum.2, %for.inc31 ]
  %i16.053 = phi i32 [ 0, %for.cond.cleanup9 ], [ %inc32, %for.inc31 ]
    #dbg_value(i32 %sum.154, !49, !DIExpression(), !105)
    #dbg_value(i32 %i16.053, !87, !DIExpression(), !145)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %buffer) #8, !dbg !164
  %cmp21 = icmp eq i32 %i16.053, 1, !dbg !165
  br i1 %cmp21, label %cleanup30, label %if.end, !dbg !167

if.end:                                           ; preds = %for.body20
  %cmp22 = icmp eq i32 %i16.053, 0, !dbg !168
  %cond = select i1 %cmp22, ptr @.str, ptr @.str.1, !dbg !169
    #dbg_value(ptr %buffer, !170, !DIExpression(), !179)
    #dbg_value(ptr %cond, !178, !DIExpression(), !179)
  %call.i = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %buffer, ptr noundef nonnull readonly dereferenceable(1) %cond) #8, !dbg !181
  %call1.i = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %buffer) #8, !dbg !182
  %conv.i = trunc i64 %call1.i to i32, !dbg !183
    #dbg_value(i32 poison, !49, !DIExpression(), !105)
    #dbg_value(i32 %i16.053, !96, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !184)
    #dbg_value(i32 %i16.053, !96, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !184)
    #dbg_value(i32 %i16.053, !96, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !184)
    #dbg_value(ptr undef, !95, !DIExpression(), !109)
  %add24 = add i32 %sum.154, %i16.053, !dbg !185
  %add26 = add i32 %add24, %conv.i, !dbg !186
    #dbg_value(i32 %add26, !49, !DIExpression(), !105)
  %cmp27 = icmp eq i32 %i16.053, 2, !dbg !187
  %. = select i1 %cmp27, i32 10, i32 0, !dbg !189
  br label %cleanup30

cleanup30:                                        ; preds = %for.body20, %if.end
  %cleanup.dest.slot.1 = phi i32 [ %., %if.end ], [ 12, %for.body20 ]
  %sum.2 = phi i32 [ %add26, %if.end ], [ %sum.154, %for.body20 ], !dbg !105
    #dbg_value(i32 %sum.2, !49, !DIExpression(), !105)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %buffer) #8, !dbg !190
  switch i32 %cleanup.dest.slot.1, label %cleanup33 [
    i32 0, label %for.inc31
    i32 12, label %for.inc31
  ]

for.inc31:                                        ; preds = %cleanup30, %cleanup30
  %inc32 = add nuw nsw i32 %i16.053, 1, !dbg !191
    #dbg_value(i32 %sum.2, !49, !DIExpression(), !105)
    #dbg_value(i32 %inc32, !87, !DIExpression(), !145)
  %exitcond55.not = icmp eq i32 %inc32, 4, !dbg !192
  br i1 %exitcond55.not, label %cleanup33, label %for.body20, !dbg !146, !llvm.loop !193

cleanup33:                                        ; preds = %for.inc31, %cleanup30
    #dbg_value(i32 %sum.2, !49, !DIExpression(), !105)
  %call35 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %sum.2), !dbg !195
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %id4) #8, !dbg !196
  ret i32 0, !dbg !196
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare !dbg !197 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @square(ptr noundef %given) #0 !dbg !232 {
entry:
    #dbg_value(ptr %given, !234, !DIExpression(), !237)
    #dbg_value(ptr %given, !235, !DIExpression(), !237)
  %lock = getelementptr inbounds i8, ptr %given, i64 8, !dbg !238
  %call = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %lock) #8, !dbg !239
  %0 = load i32, ptr %given, align 8, !dbg !240, !tbaa !121
  %mul = mul nsw i32 %0, %0, !dbg !241
  %square = getelementptr inbounds i8, ptr %given, i64 4, !dbg !242
  store i32 %mul, ptr %square, align 4, !dbg !243, !tbaa !134
  %call3 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %lock) #8, !dbg !244
  ret ptr null, !dbg !245
}

declare !dbg !246 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none) uwtable
define internal noundef ptr @take(ptr noundef readnone returned %unused) #4 !dbg !250 {
entry:
    #dbg_value(ptr %unused, !252, !DIExpression(), !259)
    #dbg_value(i32 0, !253, !DIExpression(), !260)
  br label %while.cond.preheader, !dbg !261

while.cond.preheader:                             ; preds = %entry, %while.end
  %i.03 = phi i32 [ 0, %entry ], [ %inc, %while.end ]
    #dbg_value(i32 %i.03, !253, !DIExpression(), !260)
  br label %while.cond, !dbg !262

for.cond.cleanup:                                 ; preds = %while.end
  ret ptr %unused, !dbg !263

while.cond:                                       ; preds = %while.cond.preheader, %while.cond
  %0 = load atomic i64, ptr @known acquire, align 8, !dbg !264
    #dbg_value(i64 %0, !255, !DIExpression(), !265)
  %tobool.not = icmp eq i64 %0, 0, !dbg !266
  br i1 %tobool.not, label %while.cond, label %while.end, !dbg !262, !llvm.loop !267

while.end:                                        ; preds = %while.cond
  %1 = inttoptr i64 %0 to ptr, !dbg !264
    #dbg_value(ptr %1, !255, !DIExpression(), !265)
  store atomic i64 0, ptr @known monotonic, align 8, !dbg !269
  %2 = load i32, ptr %1, align 4, !dbg !270, !tbaa !150
    #dbg_value(i32 %2, !258, !DIExpression(), !265)
  store atomic i32 %2, ptr @taken release, align 4, !dbg !271
  %inc = add nuw nsw i32 %i.03, 1, !dbg !272
    #dbg_value(i32 %inc, !253, !DIExpression(), !260)
  %cmp = icmp eq i32 %i.03, 0, !dbg !273
  br i1 %cmp, label %while.cond.preheader, label %for.cond.cleanup, !dbg !261, !llvm.loop !274
}

; Function Attrs: nofree nounwind
declare !dbg !276 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

declare !dbg !281 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #3

declare !dbg !285 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite)
declare !dbg !286 ptr @strcpy(ptr noalias noundef returned writeonly, ptr noalias nocapture noundef readonly) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !291 i64 @strlen(ptr nocapture noundef) local_unnamed_addr #7

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
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "known", scope: !2, file: !21, line: 14, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "scopes_optimised.c", directory: ".", checksumkind: CSK_MD5, checksum: "521ac0920bf4115b8571070b9da433eb")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!19, !26, !31, !0, !33}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !21, line: 64, type: !22, isLocal: true, isDefinition: true)
!21 = !DIFile(filename: "./scopes.c", directory: ".", checksumkind: CSK_MD5, checksum: "7fdf3174f3e5a7186b78f528672ff605")
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 32, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 4)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !21, line: 64, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 48, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 6)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !21, line: 74, type: !22, isLocal: true, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !21, line: 15, type: !35, isLocal: true, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!37 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!45 = distinct !DISubprogram(name: "main", scope: !21, file: !21, line: 42, type: !46, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!17}
!48 = !{!49, !50, !52, !78, !81, !82, !84, !87, !89, !95, !96}
!49 = !DILocalVariable(name: "sum", scope: !45, file: !21, line: 43, type: !17)
!50 = !DILocalVariable(name: "i", scope: !51, file: !21, line: 44, type: !17)
!51 = distinct !DILexicalBlock(scope: !45, file: !21, line: 44, column: 3)
!52 = !DILocalVariable(name: "work", scope: !53, file: !21, line: 45, type: !55)
!53 = distinct !DILexicalBlock(scope: !54, file: !21, line: 44, column: 31)
!54 = distinct !DILexicalBlock(scope: !51, file: !21, line: 44, column: 3)
!55 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "work", file: !21, line: 9, size: 384, elements: !56)
!56 = !{!57, !58, !59}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !55, file: !21, line: 10, baseType: !17, size: 32)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "square", scope: !55, file: !21, line: 11, baseType: !17, size: 32, offset: 32)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !55, file: !21, line: 12, baseType: !60, size: 320, offset: 64)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !61, line: 93, baseType: !62)
!61 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!62 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !61, line: 81, size: 320, elements: !63)
!63 = !{!64, !72, !76}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !62, file: !61, line: 90, baseType: !65, size: 160)
!65 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !62, file: !61, line: 82, size: 160, elements: !66)
!66 = !{!67, !68, !69, !70, !71}
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !65, file: !61, line: 83, baseType: !17, size: 32)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !65, file: !61, line: 84, baseType: !7, size: 32, offset: 32)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !65, file: !61, line: 85, baseType: !17, size: 32, offset: 64)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !65, file: !61, line: 87, baseType: !7, size: 32, offset: 96)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !65, file: !61, line: 89, baseType: !17, size: 32, offset: 128)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !62, file: !61, line: 91, baseType: !73, size: 320)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 320, elements: !74)
!74 = !{!75}
!75 = !DISubrange(count: 40)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !62, file: !61, line: 92, baseType: !77, size: 64)
!77 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!78 = !DILocalVariable(name: "id", scope: !53, file: !21, line: 46, type: !79)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !61, line: 75, baseType: !80)
!80 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!81 = !DILocalVariable(name: "id", scope: !45, file: !21, line: 51, type: !79)
!82 = !DILocalVariable(name: "i", scope: !83, file: !21, line: 53, type: !17)
!83 = distinct !DILexicalBlock(scope: !45, file: !21, line: 53, column: 3)
!84 = !DILocalVariable(name: "offered", scope: !85, file: !21, line: 54, type: !17)
!85 = distinct !DILexicalBlock(scope: !86, file: !21, line: 53, column: 31)
!86 = distinct !DILexicalBlock(scope: !83, file: !21, line: 53, column: 3)
!87 = !DILocalVariable(name: "i", scope: !88, file: !21, line: 60, type: !17)
!88 = distinct !DILexicalBlock(scope: !45, file: !21, line: 60, column: 3)
!89 = !DILocalVariable(name: "buffer", scope: !90, file: !21, line: 61, type: !92)
!90 = distinct !DILexicalBlock(scope: !91, file: !21, line: 60, column: 31)
!91 = distinct !DILexicalBlock(scope: !88, file: !21, line: 60, column: 3)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 256, elements: !93)
!93 = !{!94}
!94 = !DISubrange(count: 32)
!95 = !DILocalVariable(name: "far", scope: !90, file: !21, line: 65, type: !16)
!96 = !DILocalVariable(name: "near", scope: !97, file: !21, line: 67, type: !98)
!97 = distinct !DILexicalBlock(scope: !90, file: !21, line: 66, column: 5)
!98 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 96, elements: !99)
!99 = !{!100}
!100 = !DISubrange(count: 3)
!101 = distinct !DIAssignID()
!102 = !DILocation(line: 0, scope: !53)
!103 = distinct !DIAssignID()
!104 = distinct !DIAssignID()
!105 = !DILocation(line: 0, scope: !45)
!106 = distinct !DIAssignID()
!107 = !DILocation(line: 0, scope: !85)
!108 = distinct !DIAssignID()
!109 = !DILocation(line: 0, scope: !90)
!110 = !DILocation(line: 0, scope: !51)
!111 = !DILocation(line: 44, column: 3, scope: !51)
!112 = !DILocation(line: 51, column: 3, scope: !45)
!113 = !DILocation(line: 52, column: 3, scope: !45)
!114 = !DILocation(line: 0, scope: !83)
!115 = !DILocation(line: 53, column: 3, scope: !83)
!116 = !DILocation(line: 45, column: 5, scope: !53)
!117 = !DILocation(line: 45, column: 17, scope: !53)
!118 = distinct !DIAssignID()
!119 = !DILocation(line: 45, column: 27, scope: !53)
!120 = !DILocation(line: 45, column: 24, scope: !53)
!121 = !{!122, !123, i64 0}
!122 = !{!"work", !123, i64 0, !123, i64 4, !124, i64 8}
!123 = !{!"int", !124, i64 0}
!124 = !{!"omnipotent char", !125, i64 0}
!125 = !{!"Simple C/C++ TBAA"}
!126 = distinct !DIAssignID()
!127 = !DILocation(line: 46, column: 5, scope: !53)
!128 = !DILocation(line: 47, column: 5, scope: !53)
!129 = !DILocation(line: 48, column: 18, scope: !53)
!130 = !{!131, !131, i64 0}
!131 = !{!"long", !124, i64 0}
!132 = !DILocation(line: 48, column: 5, scope: !53)
!133 = !DILocation(line: 49, column: 17, scope: !53)
!134 = !{!122, !123, i64 4}
!135 = !DILocation(line: 49, column: 9, scope: !53)
!136 = !DILocation(line: 50, column: 3, scope: !54)
!137 = !DILocation(line: 44, column: 27, scope: !54)
!138 = !DILocation(line: 44, column: 21, scope: !54)
!139 = distinct !{!139, !111, !140, !141, !142}
!140 = !DILocation(line: 50, column: 3, scope: !51)
!141 = !{!"llvm.loop.mustprogress"}
!142 = !{!"llvm.loop.unroll.disable"}
!143 = !DILocation(line: 59, column: 16, scope: !45)
!144 = !DILocation(line: 59, column: 3, scope: !45)
!145 = !DILocation(line: 0, scope: !88)
!146 = !DILocation(line: 60, column: 3, scope: !88)
!147 = !DILocation(line: 54, column: 5, scope: !85)
!148 = !DILocation(line: 54, column: 22, scope: !85)
!149 = !DILocation(line: 54, column: 9, scope: !85)
!150 = !{!123, !123, i64 0}
!151 = distinct !DIAssignID()
!152 = !DILocation(line: 55, column: 5, scope: !85)
!153 = !DILocation(line: 56, column: 5, scope: !85)
!154 = !DILocation(line: 56, column: 12, scope: !85)
!155 = !DILocation(line: 56, column: 66, scope: !85)
!156 = !DILocation(line: 56, column: 63, scope: !85)
!157 = distinct !{!157, !153, !158, !141, !142}
!158 = !DILocation(line: 57, column: 7, scope: !85)
!159 = !DILocation(line: 58, column: 3, scope: !86)
!160 = !DILocation(line: 53, column: 27, scope: !86)
!161 = !DILocation(line: 53, column: 21, scope: !86)
!162 = distinct !{!162, !115, !163, !141, !142}
!163 = !DILocation(line: 58, column: 3, scope: !83)
!164 = !DILocation(line: 61, column: 5, scope: !90)
!165 = !DILocation(line: 62, column: 11, scope: !166)
!166 = distinct !DILexicalBlock(scope: !90, file: !21, line: 62, column: 9)
!167 = !DILocation(line: 62, column: 9, scope: !90)
!168 = !DILocation(line: 64, column: 29, scope: !90)
!169 = !DILocation(line: 64, column: 27, scope: !90)
!170 = !DILocalVariable(name: "buffer", arg: 1, scope: !171, file: !21, line: 37, type: !174)
!171 = distinct !DISubprogram(name: "length", scope: !21, file: !21, line: 37, type: !172, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !177)
!172 = !DISubroutineType(types: !173)
!173 = !{!17, !174, !175}
!174 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!175 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !176, size: 64)
!176 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!177 = !{!170, !178}
!178 = !DILocalVariable(name: "text", arg: 2, scope: !171, file: !21, line: 37, type: !175)
!179 = !DILocation(line: 0, scope: !171, inlinedAt: !180)
!180 = distinct !DILocation(line: 64, column: 12, scope: !90)
!181 = !DILocation(line: 38, column: 3, scope: !171, inlinedAt: !180)
!182 = !DILocation(line: 39, column: 15, scope: !171, inlinedAt: !180)
!183 = !DILocation(line: 39, column: 10, scope: !171, inlinedAt: !180)
!184 = !DILocation(line: 0, scope: !97)
!185 = !DILocation(line: 64, column: 9, scope: !90)
!186 = !DILocation(line: 69, column: 11, scope: !97)
!187 = !DILocation(line: 71, column: 11, scope: !188)
!188 = distinct !DILexicalBlock(scope: !90, file: !21, line: 71, column: 9)
!189 = !DILocation(line: 0, scope: !91)
!190 = !DILocation(line: 73, column: 3, scope: !91)
!191 = !DILocation(line: 60, column: 27, scope: !91)
!192 = !DILocation(line: 60, column: 21, scope: !91)
!193 = distinct !{!193, !146, !194, !141, !142}
!194 = !DILocation(line: 73, column: 3, scope: !88)
!195 = !DILocation(line: 74, column: 3, scope: !45)
!196 = !DILocation(line: 75, column: 1, scope: !45)
!197 = !DISubprogram(name: "pthread_create", scope: !198, file: !198, line: 60, type: !199, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!198 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "83b47baa7c47b52bd45051ff153e725e")
!199 = !DISubroutineType(types: !200)
!200 = !{!17, !201, !203, !228, !231}
!201 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !202)
!202 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!203 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !204)
!204 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !205, size: 64)
!205 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !206)
!206 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !61, line: 148, baseType: !207)
!207 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !61, line: 132, size: 448, elements: !208)
!208 = !{!209, !223, !227}
!209 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !207, file: !61, line: 142, baseType: !210, size: 384)
!210 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !207, file: !61, line: 133, size: 384, elements: !211)
!211 = !{!212, !213, !216, !217, !218, !219, !220, !221}
!212 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !210, file: !61, line: 134, baseType: !17, size: 32)
!213 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !210, file: !61, line: 135, baseType: !214, size: 64, offset: 64)
!214 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !215, line: 18, baseType: !80)
!215 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!216 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !210, file: !61, line: 136, baseType: !214, size: 64, offset: 128)
!217 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !210, file: !61, line: 137, baseType: !17, size: 32, offset: 192)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !210, file: !61, line: 138, baseType: !17, size: 32, offset: 224)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !210, file: !61, line: 139, baseType: !17, size: 32, offset: 256)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !210, file: !61, line: 140, baseType: !17, size: 32, offset: 288)
!221 = !DIDerivedType(tag: DW_TAG_member, name: "__stack", scope: !210, file: !61, line: 141, baseType: !222, size: 64, offset: 320)
!222 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!223 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !207, file: !61, line: 143, baseType: !224, size: 448)
!224 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 448, elements: !225)
!225 = !{!226}
!226 = !DISubrange(count: 56)
!227 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !207, file: !61, line: 144, baseType: !77, size: 64)
!228 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !229, size: 64)
!229 = !DISubroutineType(types: !230)
!230 = !{!222, !222}
!231 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !222)
!232 = distinct !DISubprogram(name: "square", scope: !21, file: !21, line: 17, type: !229, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !233)
!233 = !{!234, !235}
!234 = !DILocalVariable(name: "given", arg: 1, scope: !232, file: !21, line: 17, type: !222)
!235 = !DILocalVariable(name: "work", scope: !232, file: !21, line: 18, type: !236)
!236 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!237 = !DILocation(line: 0, scope: !232)
!238 = !DILocation(line: 19, column: 29, scope: !232)
!239 = !DILocation(line: 19, column: 3, scope: !232)
!240 = !DILocation(line: 20, column: 24, scope: !232)
!241 = !DILocation(line: 20, column: 31, scope: !232)
!242 = !DILocation(line: 20, column: 9, scope: !232)
!243 = !DILocation(line: 20, column: 16, scope: !232)
!244 = !DILocation(line: 21, column: 3, scope: !232)
!245 = !DILocation(line: 22, column: 3, scope: !232)
!246 = !DISubprogram(name: "pthread_join", scope: !198, file: !198, line: 62, type: !247, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!247 = !DISubroutineType(types: !248)
!248 = !{!17, !79, !249}
!249 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !222, size: 64)
!250 = distinct !DISubprogram(name: "take", scope: !21, file: !21, line: 25, type: !229, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !251)
!251 = !{!252, !253, !255, !258}
!252 = !DILocalVariable(name: "unused", arg: 1, scope: !250, file: !21, line: 25, type: !222)
!253 = !DILocalVariable(name: "i", scope: !254, file: !21, line: 26, type: !17)
!254 = distinct !DILexicalBlock(scope: !250, file: !21, line: 26, column: 3)
!255 = !DILocalVariable(name: "there", scope: !256, file: !21, line: 27, type: !16)
!256 = distinct !DILexicalBlock(scope: !257, file: !21, line: 26, column: 31)
!257 = distinct !DILexicalBlock(scope: !254, file: !21, line: 26, column: 3)
!258 = !DILocalVariable(name: "seen", scope: !256, file: !21, line: 31, type: !17)
!259 = !DILocation(line: 0, scope: !250)
!260 = !DILocation(line: 0, scope: !254)
!261 = !DILocation(line: 26, column: 3, scope: !254)
!262 = !DILocation(line: 28, column: 5, scope: !256)
!263 = !DILocation(line: 34, column: 3, scope: !250)
!264 = !DILocation(line: 28, column: 22, scope: !256)
!265 = !DILocation(line: 0, scope: !256)
!266 = !DILocation(line: 28, column: 12, scope: !256)
!267 = distinct !{!267, !262, !268, !141, !142}
!268 = !DILocation(line: 29, column: 7, scope: !256)
!269 = !DILocation(line: 30, column: 5, scope: !256)
!270 = !DILocation(line: 31, column: 16, scope: !256)
!271 = !DILocation(line: 32, column: 5, scope: !256)
!272 = !DILocation(line: 26, column: 27, scope: !257)
!273 = !DILocation(line: 26, column: 21, scope: !257)
!274 = distinct !{!274, !261, !275, !141, !142}
!275 = !DILocation(line: 33, column: 3, scope: !254)
!276 = !DISubprogram(name: "printf", scope: !277, file: !277, line: 44, type: !278, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!277 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "95640981e1d5ca3302488a345fdefe87")
!278 = !DISubroutineType(types: !279)
!279 = !{!17, !280, null}
!280 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !175)
!281 = !DISubprogram(name: "pthread_mutex_lock", scope: !198, file: !198, line: 116, type: !282, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!282 = !DISubroutineType(types: !283)
!283 = !{!17, !284}
!284 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!285 = !DISubprogram(name: "pthread_mutex_unlock", scope: !198, file: !198, line: 122, type: !282, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!286 = !DISubprogram(name: "strcpy", scope: !287, file: !287, line: 27, type: !288, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!287 = !DIFile(filename: "../../libc-shim/include/string.h", directory: ".", checksumkind: CSK_MD5, checksum: "f5bf904c68a45b0868003cb2d7d2e15a")
!288 = !DISubroutineType(types: !289)
!289 = !{!174, !290, !280}
!290 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !174)
!291 = !DISubprogram(name: "strlen", scope: !287, file: !287, line: 21, type: !292, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!292 = !DISubroutineType(types: !293)
!293 = !{!80, !175}
