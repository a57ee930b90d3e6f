; ModuleID = 'IRIW+sc.c'
source_filename = "IRIW+sc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@y = dso_local local_unnamed_addr global i32 0, align 4, !dbg !18
@r0 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !23
@r1 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !25
@r2 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !27
@r3 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !29

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !38 {
entry:
  %t0 = alloca i64, align 8, !DIAssignID !49
    #dbg_assign(i1 undef, !42, !DIExpression(), !49, ptr %t0, !DIExpression(), !50)
  %t1 = alloca i64, align 8, !DIAssignID !51
    #dbg_assign(i1 undef, !46, !DIExpression(), !51, ptr %t1, !DIExpression(), !50)
  %t2 = alloca i64, align 8, !DIAssignID !52
    #dbg_assign(i1 undef, !47, !DIExpression(), !52, ptr %t2, !DIExpression(), !50)
  %t3 = alloca i64, align 8, !DIAssignID !53
    #dbg_assign(i1 undef, !48, !DIExpression(), !53, ptr %t3, !DIExpression(), !50)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t0) #4, !dbg !54
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t1) #4, !dbg !54
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t2) #4, !dbg !54
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t3) #4, !dbg !54
  %call = call i32 @pthread_create(ptr noundef nonnull %t0, ptr noundef null, ptr noundef nonnull @p0, ptr noundef null) #4, !dbg !55
  %call1 = call i32 @pthread_create(ptr noundef nonnull %t1, ptr noundef null, ptr noundef nonnull @p1, ptr noundef null) #4, !dbg !56
  %call2 = call i32 @pthread_create(ptr noundef nonnull %t2, ptr noundef null, ptr noundef nonnull @p2, ptr noundef null) #4, !dbg !57
  %call3 = call i32 @pthread_create(ptr noundef nonnull %t3, ptr noundef null, ptr noundef nonnull @p3, ptr noundef null) #4, !dbg !58
  %0 = load i64, ptr %t0, align 8, !dbg !59, !tbaa !60
  %call4 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !64
  %1 = load i64, ptr %t1, align 8, !dbg !65, !tbaa !60
  %call5 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !66
  %2 = load i64, ptr %t2, align 8, !dbg !67, !tbaa !60
  %call6 = call i32 @pthread_join(i64 noundef %2, ptr noundef null) #4, !dbg !68
  %3 = load i64, ptr %t3, align 8, !dbg !69, !tbaa !60
  %call7 = call i32 @pthread_join(i64 noundef %3, ptr noundef null) #4, !dbg !70
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t3) #4, !dbg !71
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t2) #4, !dbg !71
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t1) #4, !dbg !71
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t0) #4, !dbg !71
  ret i32 0, !dbg !72
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !73 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p0(ptr nocapture readnone %unused) #3 !dbg !108 {
entry:
    #dbg_value(ptr poison, !110, !DIExpression(), !111)
  store atomic i32 1, ptr @x seq_cst, align 4, !dbg !112
  ret ptr null, !dbg !113
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p1(ptr nocapture readnone %unused) #3 !dbg !114 {
entry:
    #dbg_value(ptr poison, !116, !DIExpression(), !117)
  store atomic i32 1, ptr @y seq_cst, align 4, !dbg !118
  ret ptr null, !dbg !119
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p2(ptr nocapture readnone %unused) #3 !dbg !120 {
entry:
    #dbg_value(ptr poison, !122, !DIExpression(), !125)
  %0 = load atomic i32, ptr @x seq_cst, align 4, !dbg !126
    #dbg_value(i32 %0, !123, !DIExpression(), !125)
  %1 = load atomic i32, ptr @y seq_cst, align 4, !dbg !127
    #dbg_value(i32 %1, !124, !DIExpression(), !125)
  store i32 %0, ptr @r0, align 4, !dbg !128, !tbaa !129
  store i32 %1, ptr @r1, align 4, !dbg !131, !tbaa !129
  ret ptr null, !dbg !132
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p3(ptr nocapture readnone %unused) #3 !dbg !133 {
entry:
    #dbg_value(ptr poison, !135, !DIExpression(), !138)
  %0 = load atomic i32, ptr @y seq_cst, align 4, !dbg !139
    #dbg_value(i32 %0, !136, !DIExpression(), !138)
  %1 = load atomic i32, ptr @x seq_cst, align 4, !dbg !140
    #dbg_value(i32 %1, !137, !DIExpression(), !138)
  store i32 %0, ptr @r2, align 4, !dbg !141, !tbaa !129
  store i32 %1, ptr @r3, align 4, !dbg !142, !tbaa !129
  ret ptr null, !dbg !143
}

declare !dbg !144 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

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
!3 = !DIFile(filename: "IRIW+sc.c", directory: ".", checksumkind: CSK_MD5, checksum: "c68de957c63de66c3fa26a7376cd53f7")
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
!24 = distinct !DIGlobalVariable(name: "r0", scope: !2, file: !3, line: 8, type: !22, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 8, type: !22, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 8, type: !22, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "r3", scope: !2, file: !3, line: 8, type: !22, isLocal: false, isDefinition: true)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 8, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!38 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !39, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!22}
!41 = !{!42, !46, !47, !48}
!42 = !DILocalVariable(name: "t0", scope: !38, file: !3, line: 41, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 35, baseType: !45)
!44 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !DILocalVariable(name: "t1", scope: !38, file: !3, line: 41, type: !43)
!47 = !DILocalVariable(name: "t2", scope: !38, file: !3, line: 41, type: !43)
!48 = !DILocalVariable(name: "t3", scope: !38, file: !3, line: 41, type: !43)
!49 = distinct !DIAssignID()
!50 = !DILocation(line: 0, scope: !38)
!51 = distinct !DIAssignID()
!52 = distinct !DIAssignID()
!53 = distinct !DIAssignID()
!54 = !DILocation(line: 41, column: 3, scope: !38)
!55 = !DILocation(line: 42, column: 3, scope: !38)
!56 = !DILocation(line: 43, column: 3, scope: !38)
!57 = !DILocation(line: 44, column: 3, scope: !38)
!58 = !DILocation(line: 45, column: 3, scope: !38)
!59 = !DILocation(line: 46, column: 16, scope: !38)
!60 = !{!61, !61, i64 0}
!61 = !{!"long", !62, i64 0}
!62 = !{!"omnipotent char", !63, i64 0}
!63 = !{!"Simple C/C++ TBAA"}
!64 = !DILocation(line: 46, column: 3, scope: !38)
!65 = !DILocation(line: 47, column: 16, scope: !38)
!66 = !DILocation(line: 47, column: 3, scope: !38)
!67 = !DILocation(line: 48, column: 16, scope: !38)
!68 = !DILocation(line: 48, column: 3, scope: !38)
!69 = !DILocation(line: 49, column: 16, scope: !38)
!70 = !DILocation(line: 49, column: 3, scope: !38)
!71 = !DILocation(line: 51, column: 1, scope: !38)
!72 = !DILocation(line: 50, column: 3, scope: !38)
!73 = !DISubprogram(name: "pthread_create", scope: !74, file: !74, line: 53, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!74 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!75 = !DISubroutineType(types: !76)
!76 = !{!22, !77, !79, !104, !107}
!77 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !78)
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !80)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !82)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !44, line: 106, baseType: !83)
!83 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !44, line: 91, size: 448, elements: !84)
!84 = !{!85, !97, !102}
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !83, file: !44, line: 100, baseType: !86, size: 320)
!86 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !83, file: !44, line: 92, size: 320, elements: !87)
!87 = !{!88, !89, !92, !93, !94, !95, !96}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !86, file: !44, line: 93, baseType: !22, size: 32)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !86, file: !44, line: 94, baseType: !90, size: 64, offset: 64)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !91, line: 18, baseType: !45)
!91 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !86, file: !44, line: 95, baseType: !90, size: 64, offset: 128)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !86, file: !44, line: 96, baseType: !22, size: 32, offset: 192)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !86, file: !44, line: 97, baseType: !22, size: 32, offset: 224)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !86, file: !44, line: 98, baseType: !22, size: 32, offset: 256)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !86, file: !44, line: 99, baseType: !22, size: 32, offset: 288)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !83, file: !44, line: 101, baseType: !98, size: 448)
!98 = !DICompositeType(tag: DW_TAG_array_type, baseType: !99, size: 448, elements: !100)
!99 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!100 = !{!101}
!101 = !DISubrange(count: 56)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !83, file: !44, line: 102, baseType: !103, size: 64)
!103 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!105 = !DISubroutineType(types: !106)
!106 = !{!16, !16}
!107 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!108 = distinct !DISubprogram(name: "p0", scope: !3, file: !3, line: 10, type: !105, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !109)
!109 = !{!110}
!110 = !DILocalVariable(name: "unused", arg: 1, scope: !108, file: !3, line: 10, type: !16)
!111 = !DILocation(line: 0, scope: !108)
!112 = !DILocation(line: 12, column: 3, scope: !108)
!113 = !DILocation(line: 13, column: 3, scope: !108)
!114 = distinct !DISubprogram(name: "p1", scope: !3, file: !3, line: 16, type: !105, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !115)
!115 = !{!116}
!116 = !DILocalVariable(name: "unused", arg: 1, scope: !114, file: !3, line: 16, type: !16)
!117 = !DILocation(line: 0, scope: !114)
!118 = !DILocation(line: 18, column: 3, scope: !114)
!119 = !DILocation(line: 19, column: 3, scope: !114)
!120 = distinct !DISubprogram(name: "p2", scope: !3, file: !3, line: 22, type: !105, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !121)
!121 = !{!122, !123, !124}
!122 = !DILocalVariable(name: "unused", arg: 1, scope: !120, file: !3, line: 22, type: !16)
!123 = !DILocalVariable(name: "a", scope: !120, file: !3, line: 24, type: !22)
!124 = !DILocalVariable(name: "b", scope: !120, file: !3, line: 25, type: !22)
!125 = !DILocation(line: 0, scope: !120)
!126 = !DILocation(line: 24, column: 11, scope: !120)
!127 = !DILocation(line: 25, column: 11, scope: !120)
!128 = !DILocation(line: 26, column: 6, scope: !120)
!129 = !{!130, !130, i64 0}
!130 = !{!"int", !62, i64 0}
!131 = !DILocation(line: 27, column: 6, scope: !120)
!132 = !DILocation(line: 28, column: 3, scope: !120)
!133 = distinct !DISubprogram(name: "p3", scope: !3, file: !3, line: 31, type: !105, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !134)
!134 = !{!135, !136, !137}
!135 = !DILocalVariable(name: "unused", arg: 1, scope: !133, file: !3, line: 31, type: !16)
!136 = !DILocalVariable(name: "a", scope: !133, file: !3, line: 33, type: !22)
!137 = !DILocalVariable(name: "b", scope: !133, file: !3, line: 34, type: !22)
!138 = !DILocation(line: 0, scope: !133)
!139 = !DILocation(line: 33, column: 11, scope: !133)
!140 = !DILocation(line: 34, column: 11, scope: !133)
!141 = !DILocation(line: 35, column: 6, scope: !133)
!142 = !DILocation(line: 36, column: 6, scope: !133)
!143 = !DILocation(line: 37, column: 3, scope: !133)
!144 = !DISubprogram(name: "pthread_join", scope: !74, file: !74, line: 55, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = !DISubroutineType(types: !146)
!146 = !{!22, !43, !147}
!147 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
