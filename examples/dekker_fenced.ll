; ModuleID = 'dekker_fenced.c'
source_filename = "dekker_fenced.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@wants.0 = internal unnamed_addr global i32 0, align 4, !dbg !0
@wants.1 = internal unnamed_addr global i32 0, align 4, !dbg !46
@turn = internal unnamed_addr global i32 0, align 4, !dbg !19
@inside = internal global i32 0, align 4, !dbg !41
@.str = private unnamed_addr constant [65 x i8] c"atomic_fetch_add_explicit(&inside, 1, memory_order_relaxed) == 0\00", align 1, !dbg !24
@.str.1 = private unnamed_addr constant [16 x i8] c"dekker_fenced.c\00", align 1, !dbg !30
@__func__.critical_section = private unnamed_addr constant [17 x i8] c"critical_section\00", align 1, !dbg !35

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !54 {
entry:
  %a = alloca i64, align 8, !DIAssignID !63
    #dbg_assign(i1 undef, !58, !DIExpression(), !63, ptr %a, !DIExpression(), !64)
  %b = alloca i64, align 8, !DIAssignID !65
    #dbg_assign(i1 undef, !62, !DIExpression(), !65, ptr %b, !DIExpression(), !64)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #4, !dbg !66
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #4, !dbg !66
  %call = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @first, ptr noundef null) #4, !dbg !67
  %call1 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @second, ptr noundef null) #4, !dbg !68
  %0 = load i64, ptr %a, align 8, !dbg !69, !tbaa !70
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !74
  %1 = load i64, ptr %b, align 8, !dbg !75, !tbaa !70
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !76
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #4, !dbg !77
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #4, !dbg !77
  ret i32 0, !dbg !78
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !79 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @first(ptr nocapture readnone %unused) #0 !dbg !113 {
entry:
    #dbg_value(ptr poison, !115, !DIExpression(), !116)
    #dbg_value(i32 0, !117, !DIExpression(), !122)
    #dbg_value(i32 0, !124, !DIExpression(), !127)
  store atomic i32 1, ptr @wants.0 monotonic, align 4, !dbg !129
  fence seq_cst, !dbg !130
  %0 = load atomic i32, ptr @wants.1 monotonic, align 4, !dbg !131
  %tobool.not16.i = icmp eq i32 %0, 0, !dbg !132
  br i1 %tobool.not16.i, label %enter.exit, label %while.body.i, !dbg !132

while.body.i:                                     ; preds = %entry, %if.end.i
  %1 = load atomic i32, ptr @turn monotonic, align 4, !dbg !133
  %cmp.not.i = icmp eq i32 %1, 0, !dbg !136
  br i1 %cmp.not.i, label %if.end.i, label %if.then.i, !dbg !137

if.then.i:                                        ; preds = %while.body.i
  store atomic i32 0, ptr @wants.0 monotonic, align 4, !dbg !138
  br label %while.cond4.i, !dbg !140

while.cond4.i:                                    ; preds = %while.cond4.i, %if.then.i
  %2 = load atomic i32, ptr @turn monotonic, align 4, !dbg !141
  %cmp6.not.i = icmp eq i32 %2, 0, !dbg !142
  br i1 %cmp6.not.i, label %while.end.i, label %while.cond4.i, !dbg !140, !llvm.loop !143

while.end.i:                                      ; preds = %while.cond4.i
    #dbg_value(i32 0, !124, !DIExpression(), !147)
  store atomic i32 1, ptr @wants.0 monotonic, align 4, !dbg !149
  fence seq_cst, !dbg !150
  br label %if.end.i, !dbg !151

if.end.i:                                         ; preds = %while.end.i, %while.body.i
  %3 = load atomic i32, ptr @wants.1 monotonic, align 4, !dbg !131
  %tobool.not.i = icmp eq i32 %3, 0, !dbg !132
  br i1 %tobool.not.i, label %enter.exit, label %while.body.i, !dbg !132, !llvm.loop !152

enter.exit:                                       ; preds = %if.end.i, %entry
  %4 = atomicrmw add ptr @inside, i32 1 monotonic, align 4, !dbg !154
  %cmp.i = icmp eq i32 %4, 0, !dbg !154
  br i1 %cmp.i, label %critical_section.exit, label %cond.false.i, !dbg !154

cond.false.i:                                     ; preds = %enter.exit
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 41, ptr noundef nonnull @__func__.critical_section) #5, !dbg !154
  unreachable, !dbg !154

critical_section.exit:                            ; preds = %enter.exit
  %5 = atomicrmw sub ptr @inside, i32 1 monotonic, align 4, !dbg !159
    #dbg_value(i32 0, !160, !DIExpression(), !163)
  store atomic i32 1, ptr @turn monotonic, align 4, !dbg !165
  store atomic i32 0, ptr @wants.0 monotonic, align 4, !dbg !166
  ret ptr null, !dbg !167
}

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @second(ptr nocapture readnone %unused) #0 !dbg !168 {
entry:
    #dbg_value(ptr poison, !170, !DIExpression(), !171)
    #dbg_value(i32 1, !117, !DIExpression(), !172)
    #dbg_value(i32 1, !124, !DIExpression(), !174)
  store atomic i32 1, ptr @wants.1 monotonic, align 4, !dbg !176
  fence seq_cst, !dbg !177
  %0 = load atomic i32, ptr @wants.0 monotonic, align 4, !dbg !178
  %tobool.not16.i = icmp eq i32 %0, 0, !dbg !179
  br i1 %tobool.not16.i, label %enter.exit, label %while.body.i, !dbg !179

while.body.i:                                     ; preds = %entry, %if.end.i
  %1 = load atomic i32, ptr @turn monotonic, align 4, !dbg !180
  %cmp.not.i = icmp eq i32 %1, 1, !dbg !181
  br i1 %cmp.not.i, label %if.end.i, label %if.then.i, !dbg !182

if.then.i:                                        ; preds = %while.body.i
  store atomic i32 0, ptr @wants.1 monotonic, align 4, !dbg !183
  br label %while.cond4.i, !dbg !184

while.cond4.i:                                    ; preds = %while.cond4.i, %if.then.i
  %2 = load atomic i32, ptr @turn monotonic, align 4, !dbg !185
  %cmp6.not.i = icmp eq i32 %2, 1, !dbg !186
  br i1 %cmp6.not.i, label %while.end.i, label %while.cond4.i, !dbg !184, !llvm.loop !187

while.end.i:                                      ; preds = %while.cond4.i
    #dbg_value(i32 1, !124, !DIExpression(), !189)
  store atomic i32 1, ptr @wants.1 monotonic, align 4, !dbg !191
  fence seq_cst, !dbg !192
  br label %if.end.i, !dbg !193

if.end.i:                                         ; preds = %while.end.i, %while.body.i
  %3 = load atomic i32, ptr @wants.0 monotonic, align 4, !dbg !178
  %tobool.not.i = icmp eq i32 %3, 0, !dbg !179
  br i1 %tobool.not.i, label %enter.exit, label %while.body.i, !dbg !179, !llvm.loop !194

enter.exit:                                       ; preds = %if.end.i, %entry
  %4 = atomicrmw add ptr @inside, i32 1 monotonic, align 4, !dbg !196
  %cmp.i = icmp eq i32 %4, 0, !dbg !196
  br i1 %cmp.i, label %critical_section.exit, label %cond.false.i, !dbg !196

cond.false.i:                                     ; preds = %enter.exit
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 41, ptr noundef nonnull @__func__.critical_section) #5, !dbg !196
  unreachable, !dbg !196

critical_section.exit:                            ; preds = %enter.exit
  %5 = atomicrmw sub ptr @inside, i32 1 monotonic, align 4, !dbg !198
    #dbg_value(i32 1, !160, !DIExpression(), !199)
  store atomic i32 0, ptr @turn monotonic, align 4, !dbg !201
  store atomic i32 0, ptr @wants.1 monotonic, align 4, !dbg !202
  ret ptr null, !dbg !203
}

declare !dbg !204 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noreturn
declare !dbg !208 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
!1 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 13, type: !43, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "dekker_fenced.c", directory: ".", checksumkind: CSK_MD5, checksum: "f23a3d50c0f6b92a969ec450ab517000")
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
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !19, !24, !30, !35, !41}
!18 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 14, type: !21, isLocal: true, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !23)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 520, elements: !28)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{!29}
!29 = !DISubrange(count: 65)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 128, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 16)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 136, elements: !39)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!39 = !{!40}
!40 = !DISubrange(count: 17)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 15, type: !21, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 64, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 2)
!46 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_LLVM_fragment, 32, 32))
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 2}
!53 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 61, type: !55, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!23}
!57 = !{!58, !62}
!58 = !DILocalVariable(name: "a", scope: !54, file: !3, line: 62, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 35, baseType: !61)
!60 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocalVariable(name: "b", scope: !54, file: !3, line: 62, type: !59)
!63 = distinct !DIAssignID()
!64 = !DILocation(line: 0, scope: !54)
!65 = distinct !DIAssignID()
!66 = !DILocation(line: 62, column: 3, scope: !54)
!67 = !DILocation(line: 63, column: 3, scope: !54)
!68 = !DILocation(line: 64, column: 3, scope: !54)
!69 = !DILocation(line: 65, column: 16, scope: !54)
!70 = !{!71, !71, i64 0}
!71 = !{!"long", !72, i64 0}
!72 = !{!"omnipotent char", !73, i64 0}
!73 = !{!"Simple C/C++ TBAA"}
!74 = !DILocation(line: 65, column: 3, scope: !54)
!75 = !DILocation(line: 66, column: 16, scope: !54)
!76 = !DILocation(line: 66, column: 3, scope: !54)
!77 = !DILocation(line: 68, column: 1, scope: !54)
!78 = !DILocation(line: 67, column: 3, scope: !54)
!79 = !DISubprogram(name: "pthread_create", scope: !80, file: !80, line: 53, type: !81, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!81 = !DISubroutineType(types: !82)
!82 = !{!23, !83, !85, !109, !112}
!83 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !84)
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !86)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !88)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !60, line: 106, baseType: !89)
!89 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !60, line: 91, size: 448, elements: !90)
!90 = !{!91, !103, !107}
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !89, file: !60, line: 100, baseType: !92, size: 320)
!92 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !89, file: !60, line: 92, size: 320, elements: !93)
!93 = !{!94, !95, !98, !99, !100, !101, !102}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !92, file: !60, line: 93, baseType: !23, size: 32)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !92, file: !60, line: 94, baseType: !96, size: 64, offset: 64)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !97, line: 18, baseType: !61)
!97 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !92, file: !60, line: 95, baseType: !96, size: 64, offset: 128)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !92, file: !60, line: 96, baseType: !23, size: 32, offset: 192)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !92, file: !60, line: 97, baseType: !23, size: 32, offset: 224)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !92, file: !60, line: 98, baseType: !23, size: 32, offset: 256)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !92, file: !60, line: 99, baseType: !23, size: 32, offset: 288)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !89, file: !60, line: 101, baseType: !104, size: 448)
!104 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 448, elements: !105)
!105 = !{!106}
!106 = !DISubrange(count: 56)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !89, file: !60, line: 102, baseType: !108, size: 64)
!108 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!110 = !DISubroutineType(types: !111)
!111 = !{!16, !16}
!112 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!113 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 45, type: !110, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !114)
!114 = !{!115}
!115 = !DILocalVariable(name: "unused", arg: 1, scope: !113, file: !3, line: 45, type: !16)
!116 = !DILocation(line: 0, scope: !113)
!117 = !DILocalVariable(name: "me", arg: 1, scope: !118, file: !3, line: 22, type: !23)
!118 = distinct !DISubprogram(name: "enter", scope: !3, file: !3, line: 22, type: !119, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !121)
!119 = !DISubroutineType(types: !120)
!120 = !{null, !23}
!121 = !{!117}
!122 = !DILocation(line: 0, scope: !118, inlinedAt: !123)
!123 = distinct !DILocation(line: 47, column: 3, scope: !113)
!124 = !DILocalVariable(name: "me", arg: 1, scope: !125, file: !3, line: 17, type: !23)
!125 = distinct !DISubprogram(name: "announce", scope: !3, file: !3, line: 17, type: !119, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !126)
!126 = !{!124}
!127 = !DILocation(line: 0, scope: !125, inlinedAt: !128)
!128 = distinct !DILocation(line: 23, column: 3, scope: !118, inlinedAt: !123)
!129 = !DILocation(line: 18, column: 3, scope: !125, inlinedAt: !128)
!130 = !DILocation(line: 19, column: 3, scope: !125, inlinedAt: !128)
!131 = !DILocation(line: 24, column: 10, scope: !118, inlinedAt: !123)
!132 = !DILocation(line: 24, column: 3, scope: !118, inlinedAt: !123)
!133 = !DILocation(line: 25, column: 9, scope: !134, inlinedAt: !123)
!134 = distinct !DILexicalBlock(scope: !135, file: !3, line: 25, column: 9)
!135 = distinct !DILexicalBlock(scope: !118, file: !3, line: 24, column: 70)
!136 = !DILocation(line: 25, column: 59, scope: !134, inlinedAt: !123)
!137 = !DILocation(line: 25, column: 9, scope: !135, inlinedAt: !123)
!138 = !DILocation(line: 26, column: 7, scope: !139, inlinedAt: !123)
!139 = distinct !DILexicalBlock(scope: !134, file: !3, line: 25, column: 66)
!140 = !DILocation(line: 27, column: 7, scope: !139, inlinedAt: !123)
!141 = !DILocation(line: 27, column: 14, scope: !139, inlinedAt: !123)
!142 = !DILocation(line: 27, column: 64, scope: !139, inlinedAt: !123)
!143 = distinct !{!143, !140, !144, !145, !146}
!144 = !DILocation(line: 28, column: 9, scope: !139, inlinedAt: !123)
!145 = !{!"llvm.loop.mustprogress"}
!146 = !{!"llvm.loop.unroll.disable"}
!147 = !DILocation(line: 0, scope: !125, inlinedAt: !148)
!148 = distinct !DILocation(line: 29, column: 7, scope: !139, inlinedAt: !123)
!149 = !DILocation(line: 18, column: 3, scope: !125, inlinedAt: !148)
!150 = !DILocation(line: 19, column: 3, scope: !125, inlinedAt: !148)
!151 = !DILocation(line: 30, column: 5, scope: !139, inlinedAt: !123)
!152 = distinct !{!152, !132, !153, !145, !146}
!153 = !DILocation(line: 31, column: 3, scope: !118, inlinedAt: !123)
!154 = !DILocation(line: 41, column: 3, scope: !155, inlinedAt: !158)
!155 = distinct !DISubprogram(name: "critical_section", scope: !3, file: !3, line: 40, type: !156, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!156 = !DISubroutineType(types: !157)
!157 = !{null}
!158 = distinct !DILocation(line: 48, column: 3, scope: !113)
!159 = !DILocation(line: 42, column: 3, scope: !155, inlinedAt: !158)
!160 = !DILocalVariable(name: "me", arg: 1, scope: !161, file: !3, line: 34, type: !23)
!161 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 34, type: !119, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !162)
!162 = !{!160}
!163 = !DILocation(line: 0, scope: !161, inlinedAt: !164)
!164 = distinct !DILocation(line: 49, column: 3, scope: !113)
!165 = !DILocation(line: 35, column: 3, scope: !161, inlinedAt: !164)
!166 = !DILocation(line: 36, column: 3, scope: !161, inlinedAt: !164)
!167 = !DILocation(line: 50, column: 3, scope: !113)
!168 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 53, type: !110, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !169)
!169 = !{!170}
!170 = !DILocalVariable(name: "unused", arg: 1, scope: !168, file: !3, line: 53, type: !16)
!171 = !DILocation(line: 0, scope: !168)
!172 = !DILocation(line: 0, scope: !118, inlinedAt: !173)
!173 = distinct !DILocation(line: 55, column: 3, scope: !168)
!174 = !DILocation(line: 0, scope: !125, inlinedAt: !175)
!175 = distinct !DILocation(line: 23, column: 3, scope: !118, inlinedAt: !173)
!176 = !DILocation(line: 18, column: 3, scope: !125, inlinedAt: !175)
!177 = !DILocation(line: 19, column: 3, scope: !125, inlinedAt: !175)
!178 = !DILocation(line: 24, column: 10, scope: !118, inlinedAt: !173)
!179 = !DILocation(line: 24, column: 3, scope: !118, inlinedAt: !173)
!180 = !DILocation(line: 25, column: 9, scope: !134, inlinedAt: !173)
!181 = !DILocation(line: 25, column: 59, scope: !134, inlinedAt: !173)
!182 = !DILocation(line: 25, column: 9, scope: !135, inlinedAt: !173)
!183 = !DILocation(line: 26, column: 7, scope: !139, inlinedAt: !173)
!184 = !DILocation(line: 27, column: 7, scope: !139, inlinedAt: !173)
!185 = !DILocation(line: 27, column: 14, scope: !139, inlinedAt: !173)
!186 = !DILocation(line: 27, column: 64, scope: !139, inlinedAt: !173)
!187 = distinct !{!187, !184, !188, !145, !146}
!188 = !DILocation(line: 28, column: 9, scope: !139, inlinedAt: !173)
!189 = !DILocation(line: 0, scope: !125, inlinedAt: !190)
!190 = distinct !DILocation(line: 29, column: 7, scope: !139, inlinedAt: !173)
!191 = !DILocation(line: 18, column: 3, scope: !125, inlinedAt: !190)
!192 = !DILocation(line: 19, column: 3, scope: !125, inlinedAt: !190)
!193 = !DILocation(line: 30, column: 5, scope: !139, inlinedAt: !173)
!194 = distinct !{!194, !179, !195, !145, !146}
!195 = !DILocation(line: 31, column: 3, scope: !118, inlinedAt: !173)
!196 = !DILocation(line: 41, column: 3, scope: !155, inlinedAt: !197)
!197 = distinct !DILocation(line: 56, column: 3, scope: !168)
!198 = !DILocation(line: 42, column: 3, scope: !155, inlinedAt: !197)
!199 = !DILocation(line: 0, scope: !161, inlinedAt: !200)
!200 = distinct !DILocation(line: 57, column: 3, scope: !168)
!201 = !DILocation(line: 35, column: 3, scope: !161, inlinedAt: !200)
!202 = !DILocation(line: 36, column: 3, scope: !161, inlinedAt: !200)
!203 = !DILocation(line: 58, column: 3, scope: !168)
!204 = !DISubprogram(name: "pthread_join", scope: !80, file: !80, line: 55, type: !205, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!205 = !DISubroutineType(types: !206)
!206 = !{!23, !59, !207}
!207 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!208 = !DISubprogram(name: "__assert_fail", scope: !209, file: !209, line: 9, type: !210, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!209 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!210 = !DISubroutineType(types: !211)
!211 = !{null, !212, !212, !7, !212}
!212 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
