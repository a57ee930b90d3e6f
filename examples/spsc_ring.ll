; ModuleID = 'spsc_ring.c'
source_filename = "spsc_ring.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@written = internal unnamed_addr global i32 0, align 4, !dbg !0
@taken = internal unnamed_addr global i32 0, align 4, !dbg !22
@slot = internal unnamed_addr global [2 x i32] zeroinitializer, align 4, !dbg !26
@.str = private unnamed_addr constant [11 x i8] c"value == i\00", align 1, !dbg !32
@.str.1 = private unnamed_addr constant [12 x i8] c"spsc_ring.c\00", align 1, !dbg !38
@__func__.consumer = private unnamed_addr constant [9 x i8] c"consumer\00", align 1, !dbg !43

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !56 {
entry:
  %p = alloca i64, align 8, !DIAssignID !65
    #dbg_assign(i1 undef, !60, !DIExpression(), !65, ptr %p, !DIExpression(), !66)
  %c = alloca i64, align 8, !DIAssignID !67
    #dbg_assign(i1 undef, !64, !DIExpression(), !67, ptr %c, !DIExpression(), !66)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %p) #5, !dbg !68
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %c) #5, !dbg !68
  %call = call i32 @pthread_create(ptr noundef nonnull %p, ptr noundef null, ptr noundef nonnull @producer, ptr noundef null) #5, !dbg !69
  %call1 = call i32 @pthread_create(ptr noundef nonnull %c, ptr noundef null, ptr noundef nonnull @consumer, ptr noundef null) #5, !dbg !70
  %0 = load i64, ptr %p, align 8, !dbg !71, !tbaa !72
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #5, !dbg !76
  %1 = load i64, ptr %c, align 8, !dbg !77, !tbaa !72
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #5, !dbg !78
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %c) #5, !dbg !79
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %p) #5, !dbg !79
  ret i32 0, !dbg !80
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !81 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @producer(ptr nocapture readnone %unused) #3 !dbg !115 {
entry:
    #dbg_value(ptr poison, !117, !DIExpression(), !120)
    #dbg_value(i32 1, !118, !DIExpression(), !121)
  br label %while.cond.preheader, !dbg !122

while.cond.preheader:                             ; preds = %entry, %if.end.i
  %i.03 = phi i32 [ 1, %entry ], [ %inc, %if.end.i ]
    #dbg_value(i32 %i.03, !118, !DIExpression(), !121)
  br label %while.cond, !dbg !123

for.cond.cleanup:                                 ; preds = %if.end.i
  ret ptr null, !dbg !133

while.cond:                                       ; preds = %while.cond.preheader, %while.cond
    #dbg_value(i32 %i.03, !129, !DIExpression(), !134)
  %0 = load atomic i32, ptr @written monotonic, align 4, !dbg !135
    #dbg_value(i32 %0, !130, !DIExpression(), !134)
  %1 = load atomic i32, ptr @taken acquire, align 4, !dbg !136
  %sub.i = sub i32 %0, %1, !dbg !138
  %cmp.i.not = icmp eq i32 %sub.i, 2, !dbg !139
  br i1 %cmp.i.not, label %while.cond, label %if.end.i, !dbg !123

if.end.i:                                         ; preds = %while.cond
  %rem.i = and i32 %0, 1, !dbg !140
  %idxprom.i = zext nneg i32 %rem.i to i64, !dbg !141
  %arrayidx.i = getelementptr inbounds [2 x i32], ptr @slot, i64 0, i64 %idxprom.i, !dbg !141
  store i32 %i.03, ptr %arrayidx.i, align 4, !dbg !142, !tbaa !143
  %add.i = add i32 %0, 1, !dbg !145
  store atomic i32 %add.i, ptr @written release, align 4, !dbg !146
  %inc = add nuw nsw i32 %i.03, 1, !dbg !147
    #dbg_value(i32 %inc, !118, !DIExpression(), !121)
  %exitcond.not = icmp eq i32 %inc, 4, !dbg !148
  br i1 %exitcond.not, label %for.cond.cleanup, label %while.cond.preheader, !dbg !122, !llvm.loop !149
}

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @consumer(ptr nocapture readnone %unused) #0 !dbg !153 {
entry:
    #dbg_value(ptr poison, !155, !DIExpression(), !161)
    #dbg_value(i32 1, !156, !DIExpression(), !162)
    #dbg_value(i32 undef, !158, !DIExpression(), !163)
  br label %while.cond.preheader, !dbg !164

for.cond:                                         ; preds = %while.end
  %inc = add nuw nsw i32 %i.05, 1, !dbg !165
    #dbg_value(i32 %inc, !156, !DIExpression(), !162)
    #dbg_value(i32 %value.2, !158, !DIExpression(), !163)
    #dbg_value(i32 %inc, !156, !DIExpression(), !162)
  %exitcond.not = icmp eq i32 %inc, 4, !dbg !166
  br i1 %exitcond.not, label %for.cond.cleanup, label %while.cond.preheader, !dbg !164, !llvm.loop !167

while.cond.preheader:                             ; preds = %entry, %for.cond
  %i.05 = phi i32 [ 1, %entry ], [ %inc, %for.cond ]
  %value.04 = phi i32 [ undef, %entry ], [ %value.2, %for.cond ]
    #dbg_value(i32 %i.05, !156, !DIExpression(), !162)
    #dbg_value(i32 %value.04, !158, !DIExpression(), !163)
  br label %while.cond, !dbg !169

for.cond.cleanup:                                 ; preds = %for.cond
  ret ptr null, !dbg !170

while.cond:                                       ; preds = %while.cond.preheader, %get.exit
  %value.1 = phi i32 [ %value.2, %get.exit ], [ %value.04, %while.cond.preheader ]
    #dbg_value(i32 %value.1, !158, !DIExpression(), !163)
    #dbg_value(ptr undef, !171, !DIExpression(), !178)
  %0 = load atomic i32, ptr @taken monotonic, align 4, !dbg !180
    #dbg_value(i32 %0, !177, !DIExpression(), !178)
  %1 = load atomic i32, ptr @written acquire, align 4, !dbg !181
  %cmp.i.not = icmp eq i32 %1, %0, !dbg !183
  br i1 %cmp.i.not, label %get.exit, label %if.end.i, !dbg !184

if.end.i:                                         ; preds = %while.cond
  %rem.i = and i32 %0, 1, !dbg !185
  %idxprom.i = zext nneg i32 %rem.i to i64, !dbg !186
  %arrayidx.i = getelementptr inbounds [2 x i32], ptr @slot, i64 0, i64 %idxprom.i, !dbg !186
  %2 = load i32, ptr %arrayidx.i, align 4, !dbg !186, !tbaa !143
    #dbg_value(i32 %2, !158, !DIExpression(), !163)
  %add.i = add i32 %0, 1, !dbg !187
  store atomic i32 %add.i, ptr @taken release, align 4, !dbg !188
  br label %get.exit, !dbg !189

get.exit:                                         ; preds = %while.cond, %if.end.i
  %value.2 = phi i32 [ %2, %if.end.i ], [ %value.1, %while.cond ]
    #dbg_value(i32 %value.2, !158, !DIExpression(), !163)
  br i1 %cmp.i.not, label %while.cond, label %while.end, !dbg !169, !llvm.loop !190

while.end:                                        ; preds = %get.exit
  %cmp1 = icmp eq i32 %value.2, %i.05, !dbg !192
    #dbg_value(i32 %i.05, !156, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !162)
  br i1 %cmp1, label %for.cond, label %cond.false, !dbg !192

cond.false:                                       ; preds = %while.end
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 52, ptr noundef nonnull @__func__.consumer) #6, !dbg !192
  unreachable, !dbg !192
}

declare !dbg !193 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noreturn
declare !dbg !197 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!49, !50, !51, !52, !53, !54, !55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "written", scope: !2, file: !3, line: 17, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !19, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spsc_ring.c", directory: ".", checksumkind: CSK_MD5, checksum: "337c598666d41bb8fd68adff5de0b4e4")
!4 = !{!5, !10}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 14, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9}
!8 = !DIEnumerator(name: "SIZE", value: 2)
!9 = !DIEnumerator(name: "ITEMS", value: 3)
!10 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !11, line: 68, baseType: !6, size: 32, elements: !12)
!11 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!12 = !{!13, !14, !15, !16, !17, !18}
!13 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!14 = !DIEnumerator(name: "memory_order_consume", value: 1)
!15 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!16 = !DIEnumerator(name: "memory_order_release", value: 3)
!17 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!18 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!19 = !{!20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !{!0, !22, !26, !32, !38, !43}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 18, type: !24, isLocal: true, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !11, line: 105, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "slot", scope: !2, file: !3, line: 16, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 64, elements: !30)
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !{!31}
!31 = !DISubrange(count: 2)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 88, elements: !36)
!35 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!36 = !{!37}
!37 = !DISubrange(count: 11)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 96, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 12)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 72, elements: !47)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!47 = !{!48}
!48 = !DISubrange(count: 9)
!49 = !{i32 7, !"Dwarf Version", i32 5}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 8, !"PIC Level", i32 2}
!53 = !{i32 7, !"PIE Level", i32 2}
!54 = !{i32 7, !"uwtable", i32 2}
!55 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!56 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 57, type: !57, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !59)
!57 = !DISubroutineType(types: !58)
!58 = !{!29}
!59 = !{!60, !64}
!60 = !DILocalVariable(name: "p", scope: !56, file: !3, line: 58, type: !61)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !62, line: 35, baseType: !63)
!62 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!63 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!64 = !DILocalVariable(name: "c", scope: !56, file: !3, line: 58, type: !61)
!65 = distinct !DIAssignID()
!66 = !DILocation(line: 0, scope: !56)
!67 = distinct !DIAssignID()
!68 = !DILocation(line: 58, column: 3, scope: !56)
!69 = !DILocation(line: 59, column: 3, scope: !56)
!70 = !DILocation(line: 60, column: 3, scope: !56)
!71 = !DILocation(line: 61, column: 16, scope: !56)
!72 = !{!73, !73, i64 0}
!73 = !{!"long", !74, i64 0}
!74 = !{!"omnipotent char", !75, i64 0}
!75 = !{!"Simple C/C++ TBAA"}
!76 = !DILocation(line: 61, column: 3, scope: !56)
!77 = !DILocation(line: 62, column: 16, scope: !56)
!78 = !DILocation(line: 62, column: 3, scope: !56)
!79 = !DILocation(line: 64, column: 1, scope: !56)
!80 = !DILocation(line: 63, column: 3, scope: !56)
!81 = !DISubprogram(name: "pthread_create", scope: !82, file: !82, line: 53, type: !83, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!82 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!83 = !DISubroutineType(types: !84)
!84 = !{!29, !85, !87, !111, !114}
!85 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !86)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !88)
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !90)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !62, line: 106, baseType: !91)
!91 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !62, line: 91, size: 448, elements: !92)
!92 = !{!93, !105, !109}
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !91, file: !62, line: 100, baseType: !94, size: 320)
!94 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !91, file: !62, line: 92, size: 320, elements: !95)
!95 = !{!96, !97, !100, !101, !102, !103, !104}
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !94, file: !62, line: 93, baseType: !29, size: 32)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !94, file: !62, line: 94, baseType: !98, size: 64, offset: 64)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !99, line: 18, baseType: !63)
!99 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !94, file: !62, line: 95, baseType: !98, size: 64, offset: 128)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !94, file: !62, line: 96, baseType: !29, size: 32, offset: 192)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !94, file: !62, line: 97, baseType: !29, size: 32, offset: 224)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !94, file: !62, line: 98, baseType: !29, size: 32, offset: 256)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !94, file: !62, line: 99, baseType: !29, size: 32, offset: 288)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !91, file: !62, line: 101, baseType: !106, size: 448)
!106 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 448, elements: !107)
!107 = !{!108}
!108 = !DISubrange(count: 56)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !91, file: !62, line: 102, baseType: !110, size: 64)
!110 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !112, size: 64)
!112 = !DISubroutineType(types: !113)
!113 = !{!20, !20}
!114 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !20)
!115 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 38, type: !112, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !116)
!116 = !{!117, !118}
!117 = !DILocalVariable(name: "unused", arg: 1, scope: !115, file: !3, line: 38, type: !20)
!118 = !DILocalVariable(name: "i", scope: !119, file: !3, line: 40, type: !29)
!119 = distinct !DILexicalBlock(scope: !115, file: !3, line: 40, column: 3)
!120 = !DILocation(line: 0, scope: !115)
!121 = !DILocation(line: 0, scope: !119)
!122 = !DILocation(line: 40, column: 3, scope: !119)
!123 = !DILocation(line: 22, column: 7, scope: !124, inlinedAt: !131)
!124 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 20, type: !125, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !128)
!125 = !DISubroutineType(types: !126)
!126 = !{!127, !29}
!127 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!128 = !{!129, !130}
!129 = !DILocalVariable(name: "value", arg: 1, scope: !124, file: !3, line: 20, type: !29)
!130 = !DILocalVariable(name: "w", scope: !124, file: !3, line: 21, type: !6)
!131 = distinct !DILocation(line: 41, column: 13, scope: !132)
!132 = distinct !DILexicalBlock(scope: !119, file: !3, line: 40, column: 3)
!133 = !DILocation(line: 43, column: 3, scope: !115)
!134 = !DILocation(line: 0, scope: !124, inlinedAt: !131)
!135 = !DILocation(line: 21, column: 16, scope: !124, inlinedAt: !131)
!136 = !DILocation(line: 22, column: 11, scope: !137, inlinedAt: !131)
!137 = distinct !DILexicalBlock(scope: !124, file: !3, line: 22, column: 7)
!138 = !DILocation(line: 22, column: 9, scope: !137, inlinedAt: !131)
!139 = !DILocation(line: 22, column: 62, scope: !137, inlinedAt: !131)
!140 = !DILocation(line: 24, column: 10, scope: !124, inlinedAt: !131)
!141 = !DILocation(line: 24, column: 3, scope: !124, inlinedAt: !131)
!142 = !DILocation(line: 24, column: 18, scope: !124, inlinedAt: !131)
!143 = !{!144, !144, i64 0}
!144 = !{!"int", !74, i64 0}
!145 = !DILocation(line: 25, column: 37, scope: !124, inlinedAt: !131)
!146 = !DILocation(line: 25, column: 3, scope: !124, inlinedAt: !131)
!147 = !DILocation(line: 40, column: 32, scope: !132)
!148 = !DILocation(line: 40, column: 21, scope: !132)
!149 = distinct !{!149, !122, !150, !151, !152}
!150 = !DILocation(line: 42, column: 7, scope: !119)
!151 = !{!"llvm.loop.mustprogress"}
!152 = !{!"llvm.loop.unroll.disable"}
!153 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 46, type: !112, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !154)
!154 = !{!155, !156, !158}
!155 = !DILocalVariable(name: "unused", arg: 1, scope: !153, file: !3, line: 46, type: !20)
!156 = !DILocalVariable(name: "i", scope: !157, file: !3, line: 48, type: !29)
!157 = distinct !DILexicalBlock(scope: !153, file: !3, line: 48, column: 3)
!158 = !DILocalVariable(name: "value", scope: !159, file: !3, line: 49, type: !29)
!159 = distinct !DILexicalBlock(scope: !160, file: !3, line: 48, column: 36)
!160 = distinct !DILexicalBlock(scope: !157, file: !3, line: 48, column: 3)
!161 = !DILocation(line: 0, scope: !153)
!162 = !DILocation(line: 0, scope: !157)
!163 = !DILocation(line: 0, scope: !159)
!164 = !DILocation(line: 48, column: 3, scope: !157)
!165 = !DILocation(line: 48, column: 32, scope: !160)
!166 = !DILocation(line: 48, column: 21, scope: !160)
!167 = distinct !{!167, !164, !168, !151, !152}
!168 = !DILocation(line: 53, column: 3, scope: !157)
!169 = !DILocation(line: 50, column: 5, scope: !159)
!170 = !DILocation(line: 54, column: 3, scope: !153)
!171 = !DILocalVariable(name: "value", arg: 1, scope: !172, file: !3, line: 29, type: !175)
!172 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 29, type: !173, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !176)
!173 = !DISubroutineType(types: !174)
!174 = !{!127, !175}
!175 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!176 = !{!171, !177}
!177 = !DILocalVariable(name: "t", scope: !172, file: !3, line: 30, type: !6)
!178 = !DILocation(line: 0, scope: !172, inlinedAt: !179)
!179 = distinct !DILocation(line: 50, column: 13, scope: !159)
!180 = !DILocation(line: 30, column: 16, scope: !172, inlinedAt: !179)
!181 = !DILocation(line: 31, column: 7, scope: !182, inlinedAt: !179)
!182 = distinct !DILexicalBlock(scope: !172, file: !3, line: 31, column: 7)
!183 = !DILocation(line: 31, column: 60, scope: !182, inlinedAt: !179)
!184 = !DILocation(line: 31, column: 7, scope: !172, inlinedAt: !179)
!185 = !DILocation(line: 33, column: 19, scope: !172, inlinedAt: !179)
!186 = !DILocation(line: 33, column: 12, scope: !172, inlinedAt: !179)
!187 = !DILocation(line: 34, column: 35, scope: !172, inlinedAt: !179)
!188 = !DILocation(line: 34, column: 3, scope: !172, inlinedAt: !179)
!189 = !DILocation(line: 35, column: 3, scope: !172, inlinedAt: !179)
!190 = distinct !{!190, !169, !191, !151, !152}
!191 = !DILocation(line: 51, column: 7, scope: !159)
!192 = !DILocation(line: 52, column: 5, scope: !159)
!193 = !DISubprogram(name: "pthread_join", scope: !82, file: !82, line: 55, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!194 = !DISubroutineType(types: !195)
!195 = !{!29, !61, !196}
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!197 = !DISubprogram(name: "__assert_fail", scope: !198, file: !198, line: 9, type: !199, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!198 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!199 = !DISubroutineType(types: !200)
!200 = !{null, !201, !201, !6, !201}
!201 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
