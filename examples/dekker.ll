; ModuleID = 'dekker.c'
source_filename = "dekker.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@wants.0 = internal unnamed_addr global i32 0, align 4, !dbg !0
@wants.1 = internal unnamed_addr global i32 0, align 4, !dbg !46
@turn = internal unnamed_addr global i32 0, align 4, !dbg !19
@inside = internal global i32 0, align 4, !dbg !41
@.str = private unnamed_addr constant [65 x i8] c"atomic_fetch_add_explicit(&inside, 1, memory_order_relaxed) == 0\00", align 1, !dbg !24
@.str.1 = private unnamed_addr constant [9 x i8] c"dekker.c\00", align 1, !dbg !30
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
  %0 = load atomic i32, ptr @wants.1 monotonic, align 4, !dbg !130
  %tobool.not16.i = icmp eq i32 %0, 0, !dbg !131
  br i1 %tobool.not16.i, label %enter.exit, label %while.body.i, !dbg !131

while.body.i:                                     ; preds = %entry, %if.end.i
  %1 = load atomic i32, ptr @turn monotonic, align 4, !dbg !132
  %cmp.not.i = icmp eq i32 %1, 0, !dbg !135
  br i1 %cmp.not.i, label %if.end.i, label %if.then.i, !dbg !136

if.then.i:                                        ; preds = %while.body.i
  store atomic i32 0, ptr @wants.0 monotonic, align 4, !dbg !137
  br label %while.cond4.i, !dbg !139

while.cond4.i:                                    ; preds = %while.cond4.i, %if.then.i
  %2 = load atomic i32, ptr @turn monotonic, align 4, !dbg !140
  %cmp6.not.i = icmp eq i32 %2, 0, !dbg !141
  br i1 %cmp6.not.i, label %while.end.i, label %while.cond4.i, !dbg !139, !llvm.loop !142

while.end.i:                                      ; preds = %while.cond4.i
    #dbg_value(i32 0, !124, !DIExpression(), !146)
  store atomic i32 1, ptr @wants.0 monotonic, align 4, !dbg !148
  br label %if.end.i, !dbg !149

if.end.i:                                         ; preds = %while.end.i, %while.body.i
  %3 = load atomic i32, ptr @wants.1 monotonic, align 4, !dbg !130
  %tobool.not.i = icmp eq i32 %3, 0, !dbg !131
  br i1 %tobool.not.i, label %enter.exit, label %while.body.i, !dbg !131, !llvm.loop !150

enter.exit:                                       ; preds = %if.end.i, %entry
  %4 = atomicrmw add ptr @inside, i32 1 monotonic, align 4, !dbg !152
  %cmp.i = icmp eq i32 %4, 0, !dbg !152
  br i1 %cmp.i, label %critical_section.exit, label %cond.false.i, !dbg !152

cond.false.i:                                     ; preds = %enter.exit
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 40, ptr noundef nonnull @__func__.critical_section) #5, !dbg !152
  unreachable, !dbg !152

critical_section.exit:                            ; preds = %enter.exit
  %5 = atomicrmw sub ptr @inside, i32 1 monotonic, align 4, !dbg !157
    #dbg_value(i32 0, !158, !DIExpression(), !161)
  store atomic i32 1, ptr @turn monotonic, align 4, !dbg !163
  store atomic i32 0, ptr @wants.0 monotonic, align 4, !dbg !164
  ret ptr null, !dbg !165
}

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @second(ptr nocapture readnone %unused) #0 !dbg !166 {
entry:
    #dbg_value(ptr poison, !168, !DIExpression(), !169)
    #dbg_value(i32 1, !117, !DIExpression(), !170)
    #dbg_value(i32 1, !124, !DIExpression(), !172)
  store atomic i32 1, ptr @wants.1 monotonic, align 4, !dbg !174
  %0 = load atomic i32, ptr @wants.0 monotonic, align 4, !dbg !175
  %tobool.not16.i = icmp eq i32 %0, 0, !dbg !176
  br i1 %tobool.not16.i, label %enter.exit, label %while.body.i, !dbg !176

while.body.i:                                     ; preds = %entry, %if.end.i
  %1 = load atomic i32, ptr @turn monotonic, align 4, !dbg !177
  %cmp.not.i = icmp eq i32 %1, 1, !dbg !178
  br i1 %cmp.not.i, label %if.end.i, label %if.then.i, !dbg !179

if.then.i:                                        ; preds = %while.body.i
  store atomic i32 0, ptr @wants.1 monotonic, align 4, !dbg !180
  br label %while.cond4.i, !dbg !181

while.cond4.i:                                    ; preds = %while.cond4.i, %if.then.i
  %2 = load atomic i32, ptr @turn monotonic, align 4, !dbg !182
  %cmp6.not.i = icmp eq i32 %2, 1, !dbg !183
  br i1 %cmp6.not.i, label %while.end.i, label %while.cond4.i, !dbg !181, !llvm.loop !184

while.end.i:                                      ; preds = %while.cond4.i
    #dbg_value(i32 1, !124, !DIExpression(), !186)
  store atomic i32 1, ptr @wants.1 monotonic, align 4, !dbg !188
  br label %if.end.i, !dbg !189

if.end.i:                                         ; preds = %while.end.i, %while.body.i
  %3 = load atomic i32, ptr @wants.0 monotonic, align 4, !dbg !175
  %tobool.not.i = icmp eq i32 %3, 0, !dbg !176
  br i1 %tobool.not.i, label %enter.exit, label %while.body.i, !dbg !176, !llvm.loop !190

enter.exit:                                       ; preds = %if.end.i, %entry
  %4 = atomicrmw add ptr @inside, i32 1 monotonic, align 4, !dbg !192
  %cmp.i = icmp eq i32 %4, 0, !dbg !192
  br i1 %cmp.i, label %critical_section.exit, label %cond.false.i, !dbg !192

cond.false.i:                                     ; preds = %enter.exit
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 40, ptr noundef nonnull @__func__.critical_section) #5, !dbg !192
  unreachable, !dbg !192

critical_section.exit:                            ; preds = %enter.exit
  %5 = atomicrmw sub ptr @inside, i32 1 monotonic, align 4, !dbg !194
    #dbg_value(i32 1, !158, !DIExpression(), !195)
  store atomic i32 0, ptr @turn monotonic, align 4, !dbg !197
  store atomic i32 0, ptr @wants.1 monotonic, align 4, !dbg !198
  ret ptr null, !dbg !199
}

declare !dbg !200 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noreturn
declare !dbg !204 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

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
!3 = !DIFile(filename: "dekker.c", directory: ".", checksumkind: CSK_MD5, checksum: "5a0b63312d474f32993b4342aae8855d")
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
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 520, elements: !28)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{!29}
!29 = !DISubrange(count: 65)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 72, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 9)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !37, isLocal: true, isDefinition: true)
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
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 60, type: !55, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!23}
!57 = !{!58, !62}
!58 = !DILocalVariable(name: "a", scope: !54, file: !3, line: 61, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 35, baseType: !61)
!60 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocalVariable(name: "b", scope: !54, file: !3, line: 61, type: !59)
!63 = distinct !DIAssignID()
!64 = !DILocation(line: 0, scope: !54)
!65 = distinct !DIAssignID()
!66 = !DILocation(line: 61, column: 3, scope: !54)
!67 = !DILocation(line: 62, column: 3, scope: !54)
!68 = !DILocation(line: 63, column: 3, scope: !54)
!69 = !DILocation(line: 64, column: 16, scope: !54)
!70 = !{!71, !71, i64 0}
!71 = !{!"long", !72, i64 0}
!72 = !{!"omnipotent char", !73, i64 0}
!73 = !{!"Simple C/C++ TBAA"}
!74 = !DILocation(line: 64, column: 3, scope: !54)
!75 = !DILocation(line: 65, column: 16, scope: !54)
!76 = !DILocation(line: 65, column: 3, scope: !54)
!77 = !DILocation(line: 67, column: 1, scope: !54)
!78 = !DILocation(line: 66, column: 3, scope: !54)
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
!113 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 44, type: !110, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !114)
!114 = !{!115}
!115 = !DILocalVariable(name: "unused", arg: 1, scope: !113, file: !3, line: 44, type: !16)
!116 = !DILocation(line: 0, scope: !113)
!117 = !DILocalVariable(name: "me", arg: 1, scope: !118, file: !3, line: 21, type: !23)
!118 = distinct !DISubprogram(name: "enter", scope: !3, file: !3, line: 21, type: !119, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !121)
!119 = !DISubroutineType(types: !120)
!120 = !{null, !23}
!121 = !{!117}
!122 = !DILocation(line: 0, scope: !118, inlinedAt: !123)
!123 = distinct !DILocation(line: 46, column: 3, scope: !113)
!124 = !DILocalVariable(name: "me", arg: 1, scope: !125, file: !3, line: 17, type: !23)
!125 = distinct !DISubprogram(name: "announce", scope: !3, file: !3, line: 17, type: !119, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !126)
!126 = !{!124}
!127 = !DILocation(line: 0, scope: !125, inlinedAt: !128)
!128 = distinct !DILocation(line: 22, column: 3, scope: !118, inlinedAt: !123)
!129 = !DILocation(line: 18, column: 3, scope: !125, inlinedAt: !128)
!130 = !DILocation(line: 23, column: 10, scope: !118, inlinedAt: !123)
!131 = !DILocation(line: 23, column: 3, scope: !118, inlinedAt: !123)
!132 = !DILocation(line: 24, column: 9, scope: !133, inlinedAt: !123)
!133 = distinct !DILexicalBlock(scope: !134, file: !3, line: 24, column: 9)
!134 = distinct !DILexicalBlock(scope: !118, file: !3, line: 23, column: 70)
!135 = !DILocation(line: 24, column: 59, scope: !133, inlinedAt: !123)
!136 = !DILocation(line: 24, column: 9, scope: !134, inlinedAt: !123)
!137 = !DILocation(line: 25, column: 7, scope: !138, inlinedAt: !123)
!138 = distinct !DILexicalBlock(scope: !133, file: !3, line: 24, column: 66)
!139 = !DILocation(line: 26, column: 7, scope: !138, inlinedAt: !123)
!140 = !DILocation(line: 26, column: 14, scope: !138, inlinedAt: !123)
!141 = !DILocation(line: 26, column: 64, scope: !138, inlinedAt: !123)
!142 = distinct !{!142, !139, !143, !144, !145}
!143 = !DILocation(line: 27, column: 9, scope: !138, inlinedAt: !123)
!144 = !{!"llvm.loop.mustprogress"}
!145 = !{!"llvm.loop.unroll.disable"}
!146 = !DILocation(line: 0, scope: !125, inlinedAt: !147)
!147 = distinct !DILocation(line: 28, column: 7, scope: !138, inlinedAt: !123)
!148 = !DILocation(line: 18, column: 3, scope: !125, inlinedAt: !147)
!149 = !DILocation(line: 29, column: 5, scope: !138, inlinedAt: !123)
!150 = distinct !{!150, !131, !151, !144, !145}
!151 = !DILocation(line: 30, column: 3, scope: !118, inlinedAt: !123)
!152 = !DILocation(line: 40, column: 3, scope: !153, inlinedAt: !156)
!153 = distinct !DISubprogram(name: "critical_section", scope: !3, file: !3, line: 39, type: !154, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!154 = !DISubroutineType(types: !155)
!155 = !{null}
!156 = distinct !DILocation(line: 47, column: 3, scope: !113)
!157 = !DILocation(line: 41, column: 3, scope: !153, inlinedAt: !156)
!158 = !DILocalVariable(name: "me", arg: 1, scope: !159, file: !3, line: 33, type: !23)
!159 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 33, type: !119, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !160)
!160 = !{!158}
!161 = !DILocation(line: 0, scope: !159, inlinedAt: !162)
!162 = distinct !DILocation(line: 48, column: 3, scope: !113)
!163 = !DILocation(line: 34, column: 3, scope: !159, inlinedAt: !162)
!164 = !DILocation(line: 35, column: 3, scope: !159, inlinedAt: !162)
!165 = !DILocation(line: 49, column: 3, scope: !113)
!166 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 52, type: !110, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !167)
!167 = !{!168}
!168 = !DILocalVariable(name: "unused", arg: 1, scope: !166, file: !3, line: 52, type: !16)
!169 = !DILocation(line: 0, scope: !166)
!170 = !DILocation(line: 0, scope: !118, inlinedAt: !171)
!171 = distinct !DILocation(line: 54, column: 3, scope: !166)
!172 = !DILocation(line: 0, scope: !125, inlinedAt: !173)
!173 = distinct !DILocation(line: 22, column: 3, scope: !118, inlinedAt: !171)
!174 = !DILocation(line: 18, column: 3, scope: !125, inlinedAt: !173)
!175 = !DILocation(line: 23, column: 10, scope: !118, inlinedAt: !171)
!176 = !DILocation(line: 23, column: 3, scope: !118, inlinedAt: !171)
!177 = !DILocation(line: 24, column: 9, scope: !133, inlinedAt: !171)
!178 = !DILocation(line: 24, column: 59, scope: !133, inlinedAt: !171)
!179 = !DILocation(line: 24, column: 9, scope: !134, inlinedAt: !171)
!180 = !DILocation(line: 25, column: 7, scope: !138, inlinedAt: !171)
!181 = !DILocation(line: 26, column: 7, scope: !138, inlinedAt: !171)
!182 = !DILocation(line: 26, column: 14, scope: !138, inlinedAt: !171)
!183 = !DILocation(line: 26, column: 64, scope: !138, inlinedAt: !171)
!184 = distinct !{!184, !181, !185, !144, !145}
!185 = !DILocation(line: 27, column: 9, scope: !138, inlinedAt: !171)
!186 = !DILocation(line: 0, scope: !125, inlinedAt: !187)
!187 = distinct !DILocation(line: 28, column: 7, scope: !138, inlinedAt: !171)
!188 = !DILocation(line: 18, column: 3, scope: !125, inlinedAt: !187)
!189 = !DILocation(line: 29, column: 5, scope: !138, inlinedAt: !171)
!190 = distinct !{!190, !176, !191, !144, !145}
!191 = !DILocation(line: 30, column: 3, scope: !118, inlinedAt: !171)
!192 = !DILocation(line: 40, column: 3, scope: !153, inlinedAt: !193)
!193 = distinct !DILocation(line: 55, column: 3, scope: !166)
!194 = !DILocation(line: 41, column: 3, scope: !153, inlinedAt: !193)
!195 = !DILocation(line: 0, scope: !159, inlinedAt: !196)
!196 = distinct !DILocation(line: 56, column: 3, scope: !166)
!197 = !DILocation(line: 34, column: 3, scope: !159, inlinedAt: !196)
!198 = !DILocation(line: 35, column: 3, scope: !159, inlinedAt: !196)
!199 = !DILocation(line: 57, column: 3, scope: !166)
!200 = !DISubprogram(name: "pthread_join", scope: !80, file: !80, line: 55, type: !201, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!201 = !DISubroutineType(types: !202)
!202 = !{!23, !59, !203}
!203 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!204 = !DISubprogram(name: "__assert_fail", scope: !205, file: !205, line: 9, type: !206, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!205 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!206 = !DISubroutineType(types: !207)
!207 = !{null, !208, !208, !7, !208}
!208 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
