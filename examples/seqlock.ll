; ModuleID = 'seqlock.c'
source_filename = "seqlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@seen_x = internal unnamed_addr global i32 0, align 4, !dbg !0
@seen_y = internal unnamed_addr global i32 0, align 4, !dbg !35
@.str = private unnamed_addr constant [17 x i8] c"seen_x == seen_y\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [10 x i8] c"seqlock.c\00", align 1, !dbg !24
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !29
@version = internal unnamed_addr global i32 0, align 4, !dbg !38
@x = internal unnamed_addr global i32 0, align 4, !dbg !42
@y = internal unnamed_addr global i32 0, align 4, !dbg !46

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !55 {
entry:
  %w = alloca i64, align 8, !DIAssignID !64
    #dbg_assign(i1 undef, !59, !DIExpression(), !64, ptr %w, !DIExpression(), !65)
  %r = alloca i64, align 8, !DIAssignID !66
    #dbg_assign(i1 undef, !63, !DIExpression(), !66, ptr %r, !DIExpression(), !65)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %w) #6, !dbg !67
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %r) #6, !dbg !67
  %call = call i32 @pthread_create(ptr noundef nonnull %w, ptr noundef null, ptr noundef nonnull @writer, ptr noundef null) #6, !dbg !68
  %call1 = call i32 @pthread_create(ptr noundef nonnull %r, ptr noundef null, ptr noundef nonnull @reader, ptr noundef null) #6, !dbg !69
  %0 = load i64, ptr %w, align 8, !dbg !70, !tbaa !71
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #6, !dbg !75
  %1 = load i64, ptr %r, align 8, !dbg !76, !tbaa !71
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #6, !dbg !77
  %2 = load i32, ptr @seen_x, align 4, !dbg !78, !tbaa !79
  %3 = load i32, ptr @seen_y, align 4, !dbg !78, !tbaa !79
  %cmp = icmp eq i32 %2, %3, !dbg !78
  br i1 %cmp, label %cond.end, label %cond.false, !dbg !78

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 51, ptr noundef nonnull @__func__.main) #7, !dbg !78
  unreachable, !dbg !78

cond.end:                                         ; preds = %entry
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %r) #6, !dbg !81
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %w) #6, !dbg !81
  ret i32 0, !dbg !82
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !83 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define internal noalias noundef ptr @writer(ptr nocapture readnone %unused) #3 !dbg !117 {
entry:
    #dbg_value(ptr poison, !119, !DIExpression(), !121)
  %0 = load atomic i32, ptr @version monotonic, align 4, !dbg !122
    #dbg_value(i32 %0, !120, !DIExpression(), !121)
  %add = add i32 %0, 1, !dbg !123
  store atomic i32 %add, ptr @version monotonic, align 4, !dbg !124
  fence release, !dbg !125
  store atomic i32 7, ptr @x monotonic, align 4, !dbg !126
  store atomic i32 7, ptr @y monotonic, align 4, !dbg !127
  %add4 = add i32 %0, 2, !dbg !128
  store atomic i32 %add4, ptr @version release, align 4, !dbg !129
  ret ptr null, !dbg !130
}

; Function Attrs: nofree norecurse nounwind uwtable
define internal noalias noundef ptr @reader(ptr nocapture readnone %unused) #4 !dbg !131 {
entry:
    #dbg_value(ptr poison, !133, !DIExpression(), !138)
  br label %do.body, !dbg !139

do.body:                                          ; preds = %do.body, %entry
  %0 = load atomic i32, ptr @version acquire, align 4, !dbg !140
    #dbg_value(i32 %0, !134, !DIExpression(), !138)
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !142
    #dbg_value(i32 %1, !136, !DIExpression(), !138)
  %2 = load atomic i32, ptr @y monotonic, align 4, !dbg !143
    #dbg_value(i32 %2, !137, !DIExpression(), !138)
  fence acquire, !dbg !144
  %3 = load atomic i32, ptr @version monotonic, align 4, !dbg !145
    #dbg_value(i32 %3, !135, !DIExpression(), !138)
  %cmp = icmp ne i32 %0, %3, !dbg !146
  %rem = and i32 %0, 1, !dbg !147
  %cmp4 = icmp ne i32 %rem, 0, !dbg !147
  %4 = or i1 %cmp4, %cmp, !dbg !147
  br i1 %4, label %do.body, label %do.end, !dbg !148, !llvm.loop !149

do.end:                                           ; preds = %do.body
  store i32 %1, ptr @seen_x, align 4, !dbg !153, !tbaa !79
  store i32 %2, ptr @seen_y, align 4, !dbg !154, !tbaa !79
  ret ptr null, !dbg !155
}

declare !dbg !156 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !160 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53, !54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen_x", scope: !2, file: !3, line: 27, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "seqlock.c", directory: ".", checksumkind: CSK_MD5, checksum: "086beda76115600f0d79d25d5ad46412")
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
!17 = !{!18, !24, !29, !0, !35, !38, !42, !46}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 136, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 17)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 80, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 10)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 40, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 5)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "seen_y", scope: !2, file: !3, line: 27, type: !37, isLocal: true, isDefinition: true)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "version", scope: !2, file: !3, line: 13, type: !40, isLocal: true, isDefinition: true)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !6, line: 105, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 14, type: !44, isLocal: true, isDefinition: true)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !45)
!45 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 14, type: !44, isLocal: true, isDefinition: true)
!48 = !{i32 7, !"Dwarf Version", i32 5}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 8, !"PIC Level", i32 2}
!52 = !{i32 7, !"PIE Level", i32 2}
!53 = !{i32 7, !"uwtable", i32 2}
!54 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !56, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!37}
!58 = !{!59, !63}
!59 = !DILocalVariable(name: "w", scope: !55, file: !3, line: 46, type: !60)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !61, line: 35, baseType: !62)
!61 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!62 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!63 = !DILocalVariable(name: "r", scope: !55, file: !3, line: 46, type: !60)
!64 = distinct !DIAssignID()
!65 = !DILocation(line: 0, scope: !55)
!66 = distinct !DIAssignID()
!67 = !DILocation(line: 46, column: 3, scope: !55)
!68 = !DILocation(line: 47, column: 3, scope: !55)
!69 = !DILocation(line: 48, column: 3, scope: !55)
!70 = !DILocation(line: 49, column: 16, scope: !55)
!71 = !{!72, !72, i64 0}
!72 = !{!"long", !73, i64 0}
!73 = !{!"omnipotent char", !74, i64 0}
!74 = !{!"Simple C/C++ TBAA"}
!75 = !DILocation(line: 49, column: 3, scope: !55)
!76 = !DILocation(line: 50, column: 16, scope: !55)
!77 = !DILocation(line: 50, column: 3, scope: !55)
!78 = !DILocation(line: 51, column: 3, scope: !55)
!79 = !{!80, !80, i64 0}
!80 = !{!"int", !73, i64 0}
!81 = !DILocation(line: 53, column: 1, scope: !55)
!82 = !DILocation(line: 52, column: 3, scope: !55)
!83 = !DISubprogram(name: "pthread_create", scope: !84, file: !84, line: 53, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!84 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!85 = !DISubroutineType(types: !86)
!86 = !{!37, !87, !89, !113, !116}
!87 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !88)
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !90)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !91, size: 64)
!91 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !92)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !61, line: 106, baseType: !93)
!93 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !61, line: 91, size: 448, elements: !94)
!94 = !{!95, !107, !111}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !93, file: !61, line: 100, baseType: !96, size: 320)
!96 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !93, file: !61, line: 92, size: 320, elements: !97)
!97 = !{!98, !99, !102, !103, !104, !105, !106}
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !96, file: !61, line: 93, baseType: !37, size: 32)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !96, file: !61, line: 94, baseType: !100, size: 64, offset: 64)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !101, line: 18, baseType: !62)
!101 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !96, file: !61, line: 95, baseType: !100, size: 64, offset: 128)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !96, file: !61, line: 96, baseType: !37, size: 32, offset: 192)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !96, file: !61, line: 97, baseType: !37, size: 32, offset: 224)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !96, file: !61, line: 98, baseType: !37, size: 32, offset: 256)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !96, file: !61, line: 99, baseType: !37, size: 32, offset: 288)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !93, file: !61, line: 101, baseType: !108, size: 448)
!108 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 448, elements: !109)
!109 = !{!110}
!110 = !DISubrange(count: 56)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !93, file: !61, line: 102, baseType: !112, size: 64)
!112 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64)
!114 = !DISubroutineType(types: !115)
!115 = !{!16, !16}
!116 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!117 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 16, type: !114, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !118)
!118 = !{!119, !120}
!119 = !DILocalVariable(name: "unused", arg: 1, scope: !117, file: !3, line: 16, type: !16)
!120 = !DILocalVariable(name: "v", scope: !117, file: !3, line: 18, type: !7)
!121 = !DILocation(line: 0, scope: !117)
!122 = !DILocation(line: 18, column: 16, scope: !117)
!123 = !DILocation(line: 19, column: 37, scope: !117)
!124 = !DILocation(line: 19, column: 3, scope: !117)
!125 = !DILocation(line: 20, column: 3, scope: !117)
!126 = !DILocation(line: 21, column: 3, scope: !117)
!127 = !DILocation(line: 22, column: 3, scope: !117)
!128 = !DILocation(line: 23, column: 37, scope: !117)
!129 = !DILocation(line: 23, column: 3, scope: !117)
!130 = !DILocation(line: 24, column: 3, scope: !117)
!131 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 29, type: !114, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !132)
!132 = !{!133, !134, !135, !136, !137}
!133 = !DILocalVariable(name: "unused", arg: 1, scope: !131, file: !3, line: 29, type: !16)
!134 = !DILocalVariable(name: "before", scope: !131, file: !3, line: 31, type: !7)
!135 = !DILocalVariable(name: "after", scope: !131, file: !3, line: 31, type: !7)
!136 = !DILocalVariable(name: "a", scope: !131, file: !3, line: 32, type: !37)
!137 = !DILocalVariable(name: "b", scope: !131, file: !3, line: 32, type: !37)
!138 = !DILocation(line: 0, scope: !131)
!139 = !DILocation(line: 33, column: 3, scope: !131)
!140 = !DILocation(line: 34, column: 14, scope: !141)
!141 = distinct !DILexicalBlock(scope: !131, file: !3, line: 33, column: 6)
!142 = !DILocation(line: 35, column: 9, scope: !141)
!143 = !DILocation(line: 36, column: 9, scope: !141)
!144 = !DILocation(line: 37, column: 5, scope: !141)
!145 = !DILocation(line: 38, column: 13, scope: !141)
!146 = !DILocation(line: 39, column: 19, scope: !131)
!147 = !DILocation(line: 39, column: 28, scope: !131)
!148 = !DILocation(line: 39, column: 3, scope: !141)
!149 = distinct !{!149, !139, !150, !151, !152}
!150 = !DILocation(line: 39, column: 46, scope: !131)
!151 = !{!"llvm.loop.mustprogress"}
!152 = !{!"llvm.loop.unroll.disable"}
!153 = !DILocation(line: 40, column: 10, scope: !131)
!154 = !DILocation(line: 41, column: 10, scope: !131)
!155 = !DILocation(line: 42, column: 3, scope: !131)
!156 = !DISubprogram(name: "pthread_join", scope: !84, file: !84, line: 55, type: !157, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!157 = !DISubroutineType(types: !158)
!158 = !{!37, !60, !159}
!159 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!160 = !DISubprogram(name: "__assert_fail", scope: !161, file: !161, line: 9, type: !162, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!161 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!162 = !DISubroutineType(types: !163)
!163 = !{null, !164, !164, !7, !164}
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
