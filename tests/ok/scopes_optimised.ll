; ModuleID = 'scopes_optimised.c'
source_filename = "scopes_optimised.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.work = type { i32, i32, %union.pthread_mutex_t }
%union.pthread_mutex_t = type { i64, [32 x i8] }

@known = internal unnamed_addr global ptr null, align 8, !dbg !0
@taken = internal unnamed_addr global i32 0, align 4, !dbg !32
@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !19
@.str.1 = private unnamed_addr constant [6 x i8] c"three\00", align 1, !dbg !25
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !30

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !44 {
entry:
  %work = alloca %struct.work, align 8, !DIAssignID !100
    #dbg_assign(i1 undef, !51, !DIExpression(), !100, ptr %work, !DIExpression(), !101)
  %id = alloca i64, align 8, !DIAssignID !102
    #dbg_assign(i1 undef, !77, !DIExpression(), !102, ptr %id, !DIExpression(), !101)
  %id4 = alloca i64, align 8, !DIAssignID !103
    #dbg_assign(i1 undef, !80, !DIExpression(), !103, ptr %id4, !DIExpression(), !104)
  %offered = alloca i32, align 4, !DIAssignID !105
    #dbg_assign(i1 undef, !83, !DIExpression(), !105, ptr %offered, !DIExpression(), !106)
  %buffer = alloca [32 x i8], align 16, !DIAssignID !107
    #dbg_assign(i1 undef, !88, !DIExpression(), !107, ptr %buffer, !DIExpression(), !108)
    #dbg_value(i32 0, !48, !DIExpression(), !104)
    #dbg_value(i32 0, !49, !DIExpression(), !109)
  %square2 = getelementptr inbounds i8, ptr %work, i64 4
  br label %for.body, !dbg !110

for.cond.cleanup:                                 ; preds = %for.body
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %id4) #8, !dbg !111
  %call5 = call i32 @pthread_create(ptr noundef nonnull %id4, ptr noundef null, ptr noundef nonnull @take, ptr noundef null) #8, !dbg !112
    #dbg_value(i32 1, !81, !DIExpression(), !113)
  %0 = ptrtoint ptr %offered to i64
    #dbg_value(i32 1, !81, !DIExpression(), !113)
  br label %for.body10, !dbg !114

for.body:                                         ; preds = %entry, %for.body
  %sum.051 = phi i32 [ 0, %entry ], [ %add3, %for.body ]
  %i.050 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
    #dbg_value(i32 %sum.051, !48, !DIExpression(), !104)
    #dbg_value(i32 %i.050, !49, !DIExpression(), !109)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %work) #8, !dbg !115
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %work, i8 0, i64 48, i1 false), !dbg !116, !DIAssignID !117
    #dbg_assign(i8 0, !51, !DIExpression(), !117, ptr %work, !DIExpression(), !101)
  %add = or disjoint i32 %i.050, 2, !dbg !118
  store i32 %add, ptr %work, align 8, !dbg !119, !tbaa !120, !DIAssignID !125
    #dbg_assign(i32 %add, !51, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !125, ptr %work, !DIExpression(), !101)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %id) #8, !dbg !126
  %call = call i32 @pthread_create(ptr noundef nonnull %id, ptr noundef null, ptr noundef nonnull @square, ptr noundef nonnull %work) #8, !dbg !127
  %1 = load i64, ptr %id, align 8, !dbg !128, !tbaa !129
  %call1 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #8, !dbg !131
  %2 = load i32, ptr %square2, align 4, !dbg !132, !tbaa !133
  %add3 = add nsw i32 %2, %sum.051, !dbg !134
    #dbg_value(i32 %add3, !48, !DIExpression(), !104)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %id) #8, !dbg !135
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %work) #8, !dbg !135
  %inc = add nuw nsw i32 %i.050, 1, !dbg !136
    #dbg_value(i32 %inc, !49, !DIExpression(), !109)
  %cmp = icmp eq i32 %i.050, 0, !dbg !137
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !110, !llvm.loop !138

for.cond.cleanup9:                                ; preds = %while.end
  %3 = load i64, ptr %id4, align 8, !dbg !142, !tbaa !129
  %call15 = call i32 @pthread_join(i64 noundef %3, ptr noundef null) #8, !dbg !143
    #dbg_value(i32 0, !86, !DIExpression(), !144)
    #dbg_value(i32 %add3, !48, !DIExpression(), !104)
  br label %for.body20, !dbg !145

for.body10:                                       ; preds = %for.cond.cleanup, %while.end
  %i6.052 = phi i32 [ 1, %for.cond.cleanup ], [ %inc13, %while.end ]
    #dbg_value(i32 %i6.052, !81, !DIExpression(), !113)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %offered) #8, !dbg !146
  %mul = mul nuw nsw i32 %i6.052, 10, !dbg !147
  store i32 %mul, ptr %offered, align 4, !dbg !148, !tbaa !149, !DIAssignID !150
    #dbg_assign(i32 %mul, !83, !DIExpression(), !150, ptr %offered, !DIExpression(), !106)
  store atomic i64 %0, ptr @known release, align 8, !dbg !151
  br label %while.cond, !dbg !152

while.cond:                                       ; preds = %while.cond, %for.body10
  %4 = load atomic i32, ptr @taken acquire, align 4, !dbg !153
  %5 = load i32, ptr %offered, align 4, !dbg !154, !tbaa !149
  %cmp11.not = icmp eq i32 %4, %5, !dbg !155
  br i1 %cmp11.not, label %while.end, label %while.cond, !dbg !152, !llvm.loop !156

while.end:                                        ; preds = %while.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %offered) #8, !dbg !158
  %inc13 = add nuw nsw i32 %i6.052, 1, !dbg !159
    #dbg_value(i32 %inc13, !81, !DIExpression(), !113)
  %exitcond.not = icmp eq i32 %inc13, 3, !dbg !160
  br i1 %exitcond.not, label %for.cond.cleanup9, label %for.body10, !dbg !114, !llvm.loop !161

for.body20:                                       ; preds = %for.cond.cleanup9, %for.inc31
  %sum.154 = phi i32 [ %add3, %for.cond.cleanup9 ], [ %sum.2, %for.inc31 ]
  %i16.053 = phi i32 [ 0, %for.cond.cleanup9 ], [ %inc32, %for.inc31 ]
    #dbg_value(i32 %sum.154, !48, !DIExpression(), !104)
    #dbg_value(i32 %i16.053, !86, !DIExpression(), !144)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %buffer) #8, !dbg !163
  %cmp21 = icmp eq i32 %i16.053, 1, !dbg !164
  br i1 %cmp21, label %cleanup30, label %if.end, !dbg !166

if.end:                                           ; preds = %for.body20
  %cmp22 = icmp eq i32 %i16.053, 0, !dbg !167
  %cond = select i1 %cmp22, ptr @.str, ptr @.str.1, !dbg !168
    #dbg_value(ptr %buffer, !169, !DIExpression(), !178)
    #dbg_value(ptr %cond, !177, !DIExpression(), !178)
  %call.i = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %buffer, ptr noundef nonnull readonly dereferenceable(1) %cond) #8, !dbg !180
  %call1.i = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %buffer) #8, !dbg !181
  %conv.i = trunc i64 %call1.i to i32, !dbg !182
    #dbg_value(i32 poison, !48, !DIExpression(), !104)
    #dbg_value(i32 %i16.053, !95, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !183)
    #dbg_value(i32 %i16.053, !95, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !183)
    #dbg_value(i32 %i16.053, !95, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !183)
    #dbg_value(ptr undef, !94, !DIExpression(), !108)
  %add24 = add i32 %sum.154, %i16.053, !dbg !184
  %add26 = add i32 %add24, %conv.i, !dbg !185
    #dbg_value(i32 %add26, !48, !DIExpression(), !104)
  %cmp27 = icmp eq i32 %i16.053, 2, !dbg !186
  %. = select i1 %cmp27, i32 10, i32 0, !dbg !188
  br label %cleanup30

cleanup30:                                        ; preds = %for.body20, %if.end
  %cleanup.dest.slot.1 = phi i32 [ %., %if.end ], [ 12, %for.body20 ]
  %sum.2 = phi i32 [ %add26, %if.end ], [ %sum.154, %for.body20 ], !dbg !104
    #dbg_value(i32 %sum.2, !48, !DIExpression(), !104)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %buffer) #8, !dbg !189
  switch i32 %cleanup.dest.slot.1, label %cleanup33 [
    i32 0, label %for.inc31
    i32 12, label %for.inc31
  ]

for.inc31:                                        ; preds = %cleanup30, %cleanup30
  %inc32 = add nuw nsw i32 %i16.053, 1, !dbg !190
    #dbg_value(i32 %sum.2, !48, !DIExpression(), !104)
    #dbg_value(i32 %inc32, !86, !DIExpression(), !144)
  %exitcond55.not = icmp eq i32 %inc32, 4, !dbg !191
  br i1 %exitcond55.not, label %cleanup33, label %for.body20, !dbg !145, !llvm.loop !192

cleanup33:                                        ; preds = %for.inc31, %cleanup30
    #dbg_value(i32 %sum.2, !48, !DIExpression(), !104)
  %call35 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %sum.2), !dbg !194
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %id4) #8, !dbg !195
  ret i32 0, !dbg !195
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare !dbg !196 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @square(ptr noundef %given) #0 !dbg !231 {
entry:
    #dbg_value(ptr %given, !233, !DIExpression(), !236)
    #dbg_value(ptr %given, !234, !DIExpression(), !236)
  %lock = getelementptr inbounds i8, ptr %given, i64 8, !dbg !237
  %call = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %lock) #8, !dbg !238
  %0 = load i32, ptr %given, align 8, !dbg !239, !tbaa !120
  %mul = mul nsw i32 %0, %0, !dbg !240
  %square = getelementptr inbounds i8, ptr %given, i64 4, !dbg !241
  store i32 %mul, ptr %square, align 4, !dbg !242, !tbaa !133
  %call3 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %lock) #8, !dbg !243
  ret ptr null, !dbg !244
}

declare !dbg !245 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none) uwtable
define internal noundef ptr @take(ptr noundef readnone returned %unused) #4 !dbg !249 {
entry:
    #dbg_value(ptr %unused, !251, !DIExpression(), !258)
    #dbg_value(i32 0, !252, !DIExpression(), !259)
  br label %while.cond.preheader, !dbg !260

while.cond.preheader:                             ; preds = %entry, %while.end
  %i.03 = phi i32 [ 0, %entry ], [ %inc, %while.end ]
    #dbg_value(i32 %i.03, !252, !DIExpression(), !259)
  br label %while.cond, !dbg !261

for.cond.cleanup:                                 ; preds = %while.end
  ret ptr %unused, !dbg !262

while.cond:                                       ; preds = %while.cond.preheader, %while.cond
  %0 = load atomic i64, ptr @known acquire, align 8, !dbg !263
    #dbg_value(i64 %0, !254, !DIExpression(), !264)
  %tobool.not = icmp eq i64 %0, 0, !dbg !265
  br i1 %tobool.not, label %while.cond, label %while.end, !dbg !261, !llvm.loop !266

while.end:                                        ; preds = %while.cond
  %1 = inttoptr i64 %0 to ptr, !dbg !263
    #dbg_value(ptr %1, !254, !DIExpression(), !264)
  store atomic i64 0, ptr @known monotonic, align 8, !dbg !268
  %2 = load i32, ptr %1, align 4, !dbg !269, !tbaa !149
    #dbg_value(i32 %2, !257, !DIExpression(), !264)
  store atomic i32 %2, ptr @taken release, align 4, !dbg !270
  %inc = add nuw nsw i32 %i.03, 1, !dbg !271
    #dbg_value(i32 %inc, !252, !DIExpression(), !259)
  %cmp = icmp eq i32 %i.03, 0, !dbg !272
  br i1 %cmp, label %while.cond.preheader, label %for.cond.cleanup, !dbg !260, !llvm.loop !273
}

; Function Attrs: nofree nounwind
declare !dbg !275 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

declare !dbg !280 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #3

declare !dbg !284 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite)
declare !dbg !285 ptr @strcpy(ptr noalias noundef returned writeonly, ptr noalias nocapture noundef readonly) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !290 i64 @strlen(ptr nocapture noundef) local_unnamed_addr #7

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
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "known", scope: !2, file: !3, line: 14, type: !36, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "scopes_optimised.c", directory: ".", checksumkind: CSK_MD5, checksum: "d03a770f9bb3f4867265a3855fe6dfbe")
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
!18 = !{!19, !25, !30, !0, !32}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 64, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 32, elements: !23)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24}
!24 = !DISubrange(count: 4)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 64, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 48, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 6)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 74, type: !21, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 15, type: !34, isLocal: true, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !35)
!35 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !45, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!17}
!47 = !{!48, !49, !51, !77, !80, !81, !83, !86, !88, !94, !95}
!48 = !DILocalVariable(name: "sum", scope: !44, file: !3, line: 43, type: !17)
!49 = !DILocalVariable(name: "i", scope: !50, file: !3, line: 44, type: !17)
!50 = distinct !DILexicalBlock(scope: !44, file: !3, line: 44, column: 3)
!51 = !DILocalVariable(name: "work", scope: !52, file: !3, line: 45, type: !54)
!52 = distinct !DILexicalBlock(scope: !53, file: !3, line: 44, column: 31)
!53 = distinct !DILexicalBlock(scope: !50, file: !3, line: 44, column: 3)
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "work", file: !3, line: 9, size: 384, elements: !55)
!55 = !{!56, !57, !58}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !54, file: !3, line: 10, baseType: !17, size: 32)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "square", scope: !54, file: !3, line: 11, baseType: !17, size: 32, offset: 32)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !54, file: !3, line: 12, baseType: !59, size: 320, offset: 64)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !60, line: 93, baseType: !61)
!60 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!61 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !60, line: 81, size: 320, elements: !62)
!62 = !{!63, !71, !75}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !61, file: !60, line: 90, baseType: !64, size: 160)
!64 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !61, file: !60, line: 82, size: 160, elements: !65)
!65 = !{!66, !67, !68, !69, !70}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !64, file: !60, line: 83, baseType: !17, size: 32)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !64, file: !60, line: 84, baseType: !7, size: 32, offset: 32)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !64, file: !60, line: 85, baseType: !17, size: 32, offset: 64)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !64, file: !60, line: 87, baseType: !7, size: 32, offset: 96)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !64, file: !60, line: 89, baseType: !17, size: 32, offset: 128)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !61, file: !60, line: 91, baseType: !72, size: 320)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 320, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 40)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !61, file: !60, line: 92, baseType: !76, size: 64)
!76 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!77 = !DILocalVariable(name: "id", scope: !52, file: !3, line: 46, type: !78)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 75, baseType: !79)
!79 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!80 = !DILocalVariable(name: "id", scope: !44, file: !3, line: 51, type: !78)
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 53, type: !17)
!82 = distinct !DILexicalBlock(scope: !44, file: !3, line: 53, column: 3)
!83 = !DILocalVariable(name: "offered", scope: !84, file: !3, line: 54, type: !17)
!84 = distinct !DILexicalBlock(scope: !85, file: !3, line: 53, column: 31)
!85 = distinct !DILexicalBlock(scope: !82, file: !3, line: 53, column: 3)
!86 = !DILocalVariable(name: "i", scope: !87, file: !3, line: 60, type: !17)
!87 = distinct !DILexicalBlock(scope: !44, file: !3, line: 60, column: 3)
!88 = !DILocalVariable(name: "buffer", scope: !89, file: !3, line: 61, type: !91)
!89 = distinct !DILexicalBlock(scope: !90, file: !3, line: 60, column: 31)
!90 = distinct !DILexicalBlock(scope: !87, file: !3, line: 60, column: 3)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 256, elements: !92)
!92 = !{!93}
!93 = !DISubrange(count: 32)
!94 = !DILocalVariable(name: "far", scope: !89, file: !3, line: 65, type: !16)
!95 = !DILocalVariable(name: "near", scope: !96, file: !3, line: 67, type: !97)
!96 = distinct !DILexicalBlock(scope: !89, file: !3, line: 66, column: 5)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 96, elements: !98)
!98 = !{!99}
!99 = !DISubrange(count: 3)
!100 = distinct !DIAssignID()
!101 = !DILocation(line: 0, scope: !52)
!102 = distinct !DIAssignID()
!103 = distinct !DIAssignID()
!104 = !DILocation(line: 0, scope: !44)
!105 = distinct !DIAssignID()
!106 = !DILocation(line: 0, scope: !84)
!107 = distinct !DIAssignID()
!108 = !DILocation(line: 0, scope: !89)
!109 = !DILocation(line: 0, scope: !50)
!110 = !DILocation(line: 44, column: 3, scope: !50)
!111 = !DILocation(line: 51, column: 3, scope: !44)
!112 = !DILocation(line: 52, column: 3, scope: !44)
!113 = !DILocation(line: 0, scope: !82)
!114 = !DILocation(line: 53, column: 3, scope: !82)
!115 = !DILocation(line: 45, column: 5, scope: !52)
!116 = !DILocation(line: 45, column: 17, scope: !52)
!117 = distinct !DIAssignID()
!118 = !DILocation(line: 45, column: 27, scope: !52)
!119 = !DILocation(line: 45, column: 24, scope: !52)
!120 = !{!121, !122, i64 0}
!121 = !{!"work", !122, i64 0, !122, i64 4, !123, i64 8}
!122 = !{!"int", !123, i64 0}
!123 = !{!"omnipotent char", !124, i64 0}
!124 = !{!"Simple C/C++ TBAA"}
!125 = distinct !DIAssignID()
!126 = !DILocation(line: 46, column: 5, scope: !52)
!127 = !DILocation(line: 47, column: 5, scope: !52)
!128 = !DILocation(line: 48, column: 18, scope: !52)
!129 = !{!130, !130, i64 0}
!130 = !{!"long", !123, i64 0}
!131 = !DILocation(line: 48, column: 5, scope: !52)
!132 = !DILocation(line: 49, column: 17, scope: !52)
!133 = !{!121, !122, i64 4}
!134 = !DILocation(line: 49, column: 9, scope: !52)
!135 = !DILocation(line: 50, column: 3, scope: !53)
!136 = !DILocation(line: 44, column: 27, scope: !53)
!137 = !DILocation(line: 44, column: 21, scope: !53)
!138 = distinct !{!138, !110, !139, !140, !141}
!139 = !DILocation(line: 50, column: 3, scope: !50)
!140 = !{!"llvm.loop.mustprogress"}
!141 = !{!"llvm.loop.unroll.disable"}
!142 = !DILocation(line: 59, column: 16, scope: !44)
!143 = !DILocation(line: 59, column: 3, scope: !44)
!144 = !DILocation(line: 0, scope: !87)
!145 = !DILocation(line: 60, column: 3, scope: !87)
!146 = !DILocation(line: 54, column: 5, scope: !84)
!147 = !DILocation(line: 54, column: 22, scope: !84)
!148 = !DILocation(line: 54, column: 9, scope: !84)
!149 = !{!122, !122, i64 0}
!150 = distinct !DIAssignID()
!151 = !DILocation(line: 55, column: 5, scope: !84)
!152 = !DILocation(line: 56, column: 5, scope: !84)
!153 = !DILocation(line: 56, column: 12, scope: !84)
!154 = !DILocation(line: 56, column: 66, scope: !84)
!155 = !DILocation(line: 56, column: 63, scope: !84)
!156 = distinct !{!156, !152, !157, !140, !141}
!157 = !DILocation(line: 57, column: 7, scope: !84)
!158 = !DILocation(line: 58, column: 3, scope: !85)
!159 = !DILocation(line: 53, column: 27, scope: !85)
!160 = !DILocation(line: 53, column: 21, scope: !85)
!161 = distinct !{!161, !114, !162, !140, !141}
!162 = !DILocation(line: 58, column: 3, scope: !82)
!163 = !DILocation(line: 61, column: 5, scope: !89)
!164 = !DILocation(line: 62, column: 11, scope: !165)
!165 = distinct !DILexicalBlock(scope: !89, file: !3, line: 62, column: 9)
!166 = !DILocation(line: 62, column: 9, scope: !89)
!167 = !DILocation(line: 64, column: 29, scope: !89)
!168 = !DILocation(line: 64, column: 27, scope: !89)
!169 = !DILocalVariable(name: "buffer", arg: 1, scope: !170, file: !3, line: 37, type: !173)
!170 = distinct !DISubprogram(name: "length", scope: !3, file: !3, line: 37, type: !171, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !176)
!171 = !DISubroutineType(types: !172)
!172 = !{!17, !173, !174}
!173 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!174 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !175, size: 64)
!175 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!176 = !{!169, !177}
!177 = !DILocalVariable(name: "text", arg: 2, scope: !170, file: !3, line: 37, type: !174)
!178 = !DILocation(line: 0, scope: !170, inlinedAt: !179)
!179 = distinct !DILocation(line: 64, column: 12, scope: !89)
!180 = !DILocation(line: 38, column: 3, scope: !170, inlinedAt: !179)
!181 = !DILocation(line: 39, column: 15, scope: !170, inlinedAt: !179)
!182 = !DILocation(line: 39, column: 10, scope: !170, inlinedAt: !179)
!183 = !DILocation(line: 0, scope: !96)
!184 = !DILocation(line: 64, column: 9, scope: !89)
!185 = !DILocation(line: 69, column: 11, scope: !96)
!186 = !DILocation(line: 71, column: 11, scope: !187)
!187 = distinct !DILexicalBlock(scope: !89, file: !3, line: 71, column: 9)
!188 = !DILocation(line: 0, scope: !90)
!189 = !DILocation(line: 73, column: 3, scope: !90)
!190 = !DILocation(line: 60, column: 27, scope: !90)
!191 = !DILocation(line: 60, column: 21, scope: !90)
!192 = distinct !{!192, !145, !193, !140, !141}
!193 = !DILocation(line: 73, column: 3, scope: !87)
!194 = !DILocation(line: 74, column: 3, scope: !44)
!195 = !DILocation(line: 75, column: 1, scope: !44)
!196 = !DISubprogram(name: "pthread_create", scope: !197, file: !197, line: 60, type: !198, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!197 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "83b47baa7c47b52bd45051ff153e725e")
!198 = !DISubroutineType(types: !199)
!199 = !{!17, !200, !202, !227, !230}
!200 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !201)
!201 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!202 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !203)
!203 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !204, size: 64)
!204 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !205)
!205 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !60, line: 148, baseType: !206)
!206 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !60, line: 132, size: 448, elements: !207)
!207 = !{!208, !222, !226}
!208 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !206, file: !60, line: 142, baseType: !209, size: 384)
!209 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !206, file: !60, line: 133, size: 384, elements: !210)
!210 = !{!211, !212, !215, !216, !217, !218, !219, !220}
!211 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !209, file: !60, line: 134, baseType: !17, size: 32)
!212 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !209, file: !60, line: 135, baseType: !213, size: 64, offset: 64)
!213 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !214, line: 18, baseType: !79)
!214 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!215 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !209, file: !60, line: 136, baseType: !213, size: 64, offset: 128)
!216 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !209, file: !60, line: 137, baseType: !17, size: 32, offset: 192)
!217 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !209, file: !60, line: 138, baseType: !17, size: 32, offset: 224)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !209, file: !60, line: 139, baseType: !17, size: 32, offset: 256)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !209, file: !60, line: 140, baseType: !17, size: 32, offset: 288)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "__stack", scope: !209, file: !60, line: 141, baseType: !221, size: 64, offset: 320)
!221 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!222 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !206, file: !60, line: 143, baseType: !223, size: 448)
!223 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 448, elements: !224)
!224 = !{!225}
!225 = !DISubrange(count: 56)
!226 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !206, file: !60, line: 144, baseType: !76, size: 64)
!227 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !228, size: 64)
!228 = !DISubroutineType(types: !229)
!229 = !{!221, !221}
!230 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !221)
!231 = distinct !DISubprogram(name: "square", scope: !3, file: !3, line: 17, type: !228, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !232)
!232 = !{!233, !234}
!233 = !DILocalVariable(name: "given", arg: 1, scope: !231, file: !3, line: 17, type: !221)
!234 = !DILocalVariable(name: "work", scope: !231, file: !3, line: 18, type: !235)
!235 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!236 = !DILocation(line: 0, scope: !231)
!237 = !DILocation(line: 19, column: 29, scope: !231)
!238 = !DILocation(line: 19, column: 3, scope: !231)
!239 = !DILocation(line: 20, column: 24, scope: !231)
!240 = !DILocation(line: 20, column: 31, scope: !231)
!241 = !DILocation(line: 20, column: 9, scope: !231)
!242 = !DILocation(line: 20, column: 16, scope: !231)
!243 = !DILocation(line: 21, column: 3, scope: !231)
!244 = !DILocation(line: 22, column: 3, scope: !231)
!245 = !DISubprogram(name: "pthread_join", scope: !197, file: !197, line: 62, type: !246, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!246 = !DISubroutineType(types: !247)
!247 = !{!17, !78, !248}
!248 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !221, size: 64)
!249 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 25, type: !228, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !250)
!250 = !{!251, !252, !254, !257}
!251 = !DILocalVariable(name: "unused", arg: 1, scope: !249, file: !3, line: 25, type: !221)
!252 = !DILocalVariable(name: "i", scope: !253, file: !3, line: 26, type: !17)
!253 = distinct !DILexicalBlock(scope: !249, file: !3, line: 26, column: 3)
!254 = !DILocalVariable(name: "there", scope: !255, file: !3, line: 27, type: !16)
!255 = distinct !DILexicalBlock(scope: !256, file: !3, line: 26, column: 31)
!256 = distinct !DILexicalBlock(scope: !253, file: !3, line: 26, column: 3)
!257 = !DILocalVariable(name: "seen", scope: !255, file: !3, line: 31, type: !17)
!258 = !DILocation(line: 0, scope: !249)
!259 = !DILocation(line: 0, scope: !253)
!260 = !DILocation(line: 26, column: 3, scope: !253)
!261 = !DILocation(line: 28, column: 5, scope: !255)
!262 = !DILocation(line: 34, column: 3, scope: !249)
!263 = !DILocation(line: 28, column: 22, scope: !255)
!264 = !DILocation(line: 0, scope: !255)
!265 = !DILocation(line: 28, column: 12, scope: !255)
!266 = distinct !{!266, !261, !267, !140, !141}
!267 = !DILocation(line: 29, column: 7, scope: !255)
!268 = !DILocation(line: 30, column: 5, scope: !255)
!269 = !DILocation(line: 31, column: 16, scope: !255)
!270 = !DILocation(line: 32, column: 5, scope: !255)
!271 = !DILocation(line: 26, column: 27, scope: !256)
!272 = !DILocation(line: 26, column: 21, scope: !256)
!273 = distinct !{!273, !260, !274, !140, !141}
!274 = !DILocation(line: 33, column: 3, scope: !253)
!275 = !DISubprogram(name: "printf", scope: !276, file: !276, line: 44, type: !277, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!276 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "95640981e1d5ca3302488a345fdefe87")
!277 = !DISubroutineType(types: !278)
!278 = !{!17, !279, null}
!279 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !174)
!280 = !DISubprogram(name: "pthread_mutex_lock", scope: !197, file: !197, line: 116, type: !281, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!281 = !DISubroutineType(types: !282)
!282 = !{!17, !283}
!283 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!284 = !DISubprogram(name: "pthread_mutex_unlock", scope: !197, file: !197, line: 122, type: !281, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!285 = !DISubprogram(name: "strcpy", scope: !286, file: !286, line: 27, type: !287, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!286 = !DIFile(filename: "../../libc-shim/include/string.h", directory: ".", checksumkind: CSK_MD5, checksum: "f5bf904c68a45b0868003cb2d7d2e15a")
!287 = !DISubroutineType(types: !288)
!288 = !{!173, !289, !279}
!289 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !173)
!290 = !DISubprogram(name: "strlen", scope: !286, file: !286, line: 21, type: !291, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!291 = !DISubroutineType(types: !292)
!292 = !{!79, !174}
