; ModuleID = 'ISA2.c'
source_filename = "ISA2.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@y = dso_local local_unnamed_addr global i32 0, align 4, !dbg !18
@z = dso_local local_unnamed_addr global i32 0, align 4, !dbg !23
@r0 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !25
@r1 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !27
@r2 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !29

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !38 {
entry:
  %t0 = alloca i64, align 8, !DIAssignID !48
    #dbg_assign(i1 undef, !42, !DIExpression(), !48, ptr %t0, !DIExpression(), !49)
  %t1 = alloca i64, align 8, !DIAssignID !50
    #dbg_assign(i1 undef, !46, !DIExpression(), !50, ptr %t1, !DIExpression(), !49)
  %t2 = alloca i64, align 8, !DIAssignID !51
    #dbg_assign(i1 undef, !47, !DIExpression(), !51, ptr %t2, !DIExpression(), !49)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t0) #4, !dbg !52
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t1) #4, !dbg !52
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t2) #4, !dbg !52
  %call = call i32 @pthread_create(ptr noundef nonnull %t0, ptr noundef null, ptr noundef nonnull @p0, ptr noundef null) #4, !dbg !53
  %call1 = call i32 @pthread_create(ptr noundef nonnull %t1, ptr noundef null, ptr noundef nonnull @p1, ptr noundef null) #4, !dbg !54
  %call2 = call i32 @pthread_create(ptr noundef nonnull %t2, ptr noundef null, ptr noundef nonnull @p2, ptr noundef null) #4, !dbg !55
  %0 = load i64, ptr %t0, align 8, !dbg !56, !tbaa !57
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !61
  %1 = load i64, ptr %t1, align 8, !dbg !62, !tbaa !57
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !63
  %2 = load i64, ptr %t2, align 8, !dbg !64, !tbaa !57
  %call5 = call i32 @pthread_join(i64 noundef %2, ptr noundef null) #4, !dbg !65
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t2) #4, !dbg !66
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t1) #4, !dbg !66
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t0) #4, !dbg !66
  ret i32 0, !dbg !67
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !68 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p0(ptr nocapture readnone %unused) #3 !dbg !103 {
entry:
    #dbg_value(ptr poison, !105, !DIExpression(), !106)
  store atomic i32 1, ptr @x monotonic, align 4, !dbg !107
  store atomic i32 1, ptr @y monotonic, align 4, !dbg !108
  ret ptr null, !dbg !109
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p1(ptr nocapture readnone %unused) #3 !dbg !110 {
entry:
    #dbg_value(ptr poison, !112, !DIExpression(), !114)
  %0 = load atomic i32, ptr @y monotonic, align 4, !dbg !115
    #dbg_value(i32 %0, !113, !DIExpression(), !114)
  store atomic i32 1, ptr @z monotonic, align 4, !dbg !116
  store i32 %0, ptr @r0, align 4, !dbg !117, !tbaa !118
  ret ptr null, !dbg !120
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p2(ptr nocapture readnone %unused) #3 !dbg !121 {
entry:
    #dbg_value(ptr poison, !123, !DIExpression(), !126)
  %0 = load atomic i32, ptr @z monotonic, align 4, !dbg !127
    #dbg_value(i32 %0, !124, !DIExpression(), !126)
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !128
    #dbg_value(i32 %1, !125, !DIExpression(), !126)
  store i32 %0, ptr @r1, align 4, !dbg !129, !tbaa !118
  store i32 %1, ptr @r2, align 4, !dbg !130, !tbaa !118
  ret ptr null, !dbg !131
}

declare !dbg !132 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36, !37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "ISA2.c", directory: ".", checksumkind: CSK_MD5, checksum: "10dd32daa37f1078f8271252bd55e967")
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
!17 = !{!0, !18, !23, !25, !27, !29}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "r0", scope: !2, file: !3, line: 8, type: !22, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 8, type: !22, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 8, type: !22, isLocal: false, isDefinition: true)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 8, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!38 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !39, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!22}
!41 = !{!42, !46, !47}
!42 = !DILocalVariable(name: "t0", scope: !38, file: !3, line: 35, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 35, baseType: !45)
!44 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !DILocalVariable(name: "t1", scope: !38, file: !3, line: 35, type: !43)
!47 = !DILocalVariable(name: "t2", scope: !38, file: !3, line: 35, type: !43)
!48 = distinct !DIAssignID()
!49 = !DILocation(line: 0, scope: !38)
!50 = distinct !DIAssignID()
!51 = distinct !DIAssignID()
!52 = !DILocation(line: 35, column: 3, scope: !38)
!53 = !DILocation(line: 36, column: 3, scope: !38)
!54 = !DILocation(line: 37, column: 3, scope: !38)
!55 = !DILocation(line: 38, column: 3, scope: !38)
!56 = !DILocation(line: 39, column: 16, scope: !38)
!57 = !{!58, !58, i64 0}
!58 = !{!"long", !59, i64 0}
!59 = !{!"omnipotent char", !60, i64 0}
!60 = !{!"Simple C/C++ TBAA"}
!61 = !DILocation(line: 39, column: 3, scope: !38)
!62 = !DILocation(line: 40, column: 16, scope: !38)
!63 = !DILocation(line: 40, column: 3, scope: !38)
!64 = !DILocation(line: 41, column: 16, scope: !38)
!65 = !DILocation(line: 41, column: 3, scope: !38)
!66 = !DILocation(line: 43, column: 1, scope: !38)
!67 = !DILocation(line: 42, column: 3, scope: !38)
!68 = !DISubprogram(name: "pthread_create", scope: !69, file: !69, line: 53, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!69 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!70 = !DISubroutineType(types: !71)
!71 = !{!22, !72, !74, !99, !102}
!72 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !73)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !75)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !77)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !44, line: 106, baseType: !78)
!78 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !44, line: 91, size: 448, elements: !79)
!79 = !{!80, !92, !97}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !78, file: !44, line: 100, baseType: !81, size: 320)
!81 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !78, file: !44, line: 92, size: 320, elements: !82)
!82 = !{!83, !84, !87, !88, !89, !90, !91}
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !81, file: !44, line: 93, baseType: !22, size: 32)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !81, file: !44, line: 94, baseType: !85, size: 64, offset: 64)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !86, line: 18, baseType: !45)
!86 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !81, file: !44, line: 95, baseType: !85, size: 64, offset: 128)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !81, file: !44, line: 96, baseType: !22, size: 32, offset: 192)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !81, file: !44, line: 97, baseType: !22, size: 32, offset: 224)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !81, file: !44, line: 98, baseType: !22, size: 32, offset: 256)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !81, file: !44, line: 99, baseType: !22, size: 32, offset: 288)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !78, file: !44, line: 101, baseType: !93, size: 448)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !94, size: 448, elements: !95)
!94 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!95 = !{!96}
!96 = !DISubrange(count: 56)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !78, file: !44, line: 102, baseType: !98, size: 64)
!98 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!100 = !DISubroutineType(types: !101)
!101 = !{!16, !16}
!102 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!103 = distinct !DISubprogram(name: "p0", scope: !3, file: !3, line: 10, type: !100, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !104)
!104 = !{!105}
!105 = !DILocalVariable(name: "unused", arg: 1, scope: !103, file: !3, line: 10, type: !16)
!106 = !DILocation(line: 0, scope: !103)
!107 = !DILocation(line: 12, column: 3, scope: !103)
!108 = !DILocation(line: 13, column: 3, scope: !103)
!109 = !DILocation(line: 14, column: 3, scope: !103)
!110 = distinct !DISubprogram(name: "p1", scope: !3, file: !3, line: 17, type: !100, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !111)
!111 = !{!112, !113}
!112 = !DILocalVariable(name: "unused", arg: 1, scope: !110, file: !3, line: 17, type: !16)
!113 = !DILocalVariable(name: "a", scope: !110, file: !3, line: 19, type: !22)
!114 = !DILocation(line: 0, scope: !110)
!115 = !DILocation(line: 19, column: 11, scope: !110)
!116 = !DILocation(line: 20, column: 3, scope: !110)
!117 = !DILocation(line: 21, column: 6, scope: !110)
!118 = !{!119, !119, i64 0}
!119 = !{!"int", !59, i64 0}
!120 = !DILocation(line: 22, column: 3, scope: !110)
!121 = distinct !DISubprogram(name: "p2", scope: !3, file: !3, line: 25, type: !100, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !122)
!122 = !{!123, !124, !125}
!123 = !DILocalVariable(name: "unused", arg: 1, scope: !121, file: !3, line: 25, type: !16)
!124 = !DILocalVariable(name: "a", scope: !121, file: !3, line: 27, type: !22)
!125 = !DILocalVariable(name: "b", scope: !121, file: !3, line: 28, type: !22)
!126 = !DILocation(line: 0, scope: !121)
!127 = !DILocation(line: 27, column: 11, scope: !121)
!128 = !DILocation(line: 28, column: 11, scope: !121)
!129 = !DILocation(line: 29, column: 6, scope: !121)
!130 = !DILocation(line: 30, column: 6, scope: !121)
!131 = !DILocation(line: 31, column: 3, scope: !121)
!132 = !DISubprogram(name: "pthread_join", scope: !69, file: !69, line: 55, type: !133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!133 = !DISubroutineType(types: !134)
!134 = !{!22, !43, !135}
!135 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
