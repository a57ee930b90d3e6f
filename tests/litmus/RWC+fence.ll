; ModuleID = 'RWC+fence.c'
source_filename = "RWC+fence.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@y = dso_local local_unnamed_addr global i32 0, align 4, !dbg !18
@r0 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !23
@r1 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !25
@r2 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !27

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !36 {
entry:
  %t0 = alloca i64, align 8, !DIAssignID !46
    #dbg_assign(i1 undef, !40, !DIExpression(), !46, ptr %t0, !DIExpression(), !47)
  %t1 = alloca i64, align 8, !DIAssignID !48
    #dbg_assign(i1 undef, !44, !DIExpression(), !48, ptr %t1, !DIExpression(), !47)
  %t2 = alloca i64, align 8, !DIAssignID !49
    #dbg_assign(i1 undef, !45, !DIExpression(), !49, ptr %t2, !DIExpression(), !47)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t0) #5, !dbg !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t1) #5, !dbg !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t2) #5, !dbg !50
  %call = call i32 @pthread_create(ptr noundef nonnull %t0, ptr noundef null, ptr noundef nonnull @p0, ptr noundef null) #5, !dbg !51
  %call1 = call i32 @pthread_create(ptr noundef nonnull %t1, ptr noundef null, ptr noundef nonnull @p1, ptr noundef null) #5, !dbg !52
  %call2 = call i32 @pthread_create(ptr noundef nonnull %t2, ptr noundef null, ptr noundef nonnull @p2, ptr noundef null) #5, !dbg !53
  %0 = load i64, ptr %t0, align 8, !dbg !54, !tbaa !55
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #5, !dbg !59
  %1 = load i64, ptr %t1, align 8, !dbg !60, !tbaa !55
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #5, !dbg !61
  %2 = load i64, ptr %t2, align 8, !dbg !62, !tbaa !55
  %call5 = call i32 @pthread_join(i64 noundef %2, ptr noundef null) #5, !dbg !63
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t2) #5, !dbg !64
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t1) #5, !dbg !64
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t0) #5, !dbg !64
  ret i32 0, !dbg !65
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !66 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p0(ptr nocapture readnone %unused) #3 !dbg !101 {
entry:
    #dbg_value(ptr poison, !103, !DIExpression(), !104)
  store atomic i32 1, ptr @x monotonic, align 4, !dbg !105
  ret ptr null, !dbg !106
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p1(ptr nocapture readnone %unused) #3 !dbg !107 {
entry:
    #dbg_value(ptr poison, !109, !DIExpression(), !112)
  %0 = load atomic i32, ptr @x monotonic, align 4, !dbg !113
    #dbg_value(i32 %0, !110, !DIExpression(), !112)
  %1 = load atomic i32, ptr @y monotonic, align 4, !dbg !114
    #dbg_value(i32 %1, !111, !DIExpression(), !112)
  store i32 %0, ptr @r0, align 4, !dbg !115, !tbaa !116
  store i32 %1, ptr @r1, align 4, !dbg !118, !tbaa !116
  ret ptr null, !dbg !119
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define internal noalias noundef ptr @p2(ptr nocapture readnone %unused) #4 !dbg !120 {
entry:
    #dbg_value(ptr poison, !122, !DIExpression(), !124)
  store atomic i32 1, ptr @y monotonic, align 4, !dbg !125
  fence seq_cst, !dbg !126
  %0 = load atomic i32, ptr @x monotonic, align 4, !dbg !127
    #dbg_value(i32 %0, !123, !DIExpression(), !124)
  store i32 %0, ptr @r2, align 4, !dbg !128, !tbaa !116
  ret ptr null, !dbg !129
}

declare !dbg !130 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "RWC+fence.c", directory: ".", checksumkind: CSK_MD5, checksum: "7ebafa29d9ff968d425ebad7cc8b1761")
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
!17 = !{!0, !18, !23, !25, !27}
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
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !37, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!22}
!39 = !{!40, !44, !45}
!40 = !DILocalVariable(name: "t0", scope: !36, file: !3, line: 35, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 35, baseType: !43)
!42 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DILocalVariable(name: "t1", scope: !36, file: !3, line: 35, type: !41)
!45 = !DILocalVariable(name: "t2", scope: !36, file: !3, line: 35, type: !41)
!46 = distinct !DIAssignID()
!47 = !DILocation(line: 0, scope: !36)
!48 = distinct !DIAssignID()
!49 = distinct !DIAssignID()
!50 = !DILocation(line: 35, column: 3, scope: !36)
!51 = !DILocation(line: 36, column: 3, scope: !36)
!52 = !DILocation(line: 37, column: 3, scope: !36)
!53 = !DILocation(line: 38, column: 3, scope: !36)
!54 = !DILocation(line: 39, column: 16, scope: !36)
!55 = !{!56, !56, i64 0}
!56 = !{!"long", !57, i64 0}
!57 = !{!"omnipotent char", !58, i64 0}
!58 = !{!"Simple C/C++ TBAA"}
!59 = !DILocation(line: 39, column: 3, scope: !36)
!60 = !DILocation(line: 40, column: 16, scope: !36)
!61 = !DILocation(line: 40, column: 3, scope: !36)
!62 = !DILocation(line: 41, column: 16, scope: !36)
!63 = !DILocation(line: 41, column: 3, scope: !36)
!64 = !DILocation(line: 43, column: 1, scope: !36)
!65 = !DILocation(line: 42, column: 3, scope: !36)
!66 = !DISubprogram(name: "pthread_create", scope: !67, file: !67, line: 53, type: !68, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!67 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!68 = !DISubroutineType(types: !69)
!69 = !{!22, !70, !72, !97, !100}
!70 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !71)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !73)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !75)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !42, line: 106, baseType: !76)
!76 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !42, line: 91, size: 448, elements: !77)
!77 = !{!78, !90, !95}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !76, file: !42, line: 100, baseType: !79, size: 320)
!79 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !76, file: !42, line: 92, size: 320, elements: !80)
!80 = !{!81, !82, !85, !86, !87, !88, !89}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !79, file: !42, line: 93, baseType: !22, size: 32)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !79, file: !42, line: 94, baseType: !83, size: 64, offset: 64)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !84, line: 18, baseType: !43)
!84 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !79, file: !42, line: 95, baseType: !83, size: 64, offset: 128)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !79, file: !42, line: 96, baseType: !22, size: 32, offset: 192)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !79, file: !42, line: 97, baseType: !22, size: 32, offset: 224)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !79, file: !42, line: 98, baseType: !22, size: 32, offset: 256)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !79, file: !42, line: 99, baseType: !22, size: 32, offset: 288)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !76, file: !42, line: 101, baseType: !91, size: 448)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !92, size: 448, elements: !93)
!92 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!93 = !{!94}
!94 = !DISubrange(count: 56)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !76, file: !42, line: 102, baseType: !96, size: 64)
!96 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!98 = !DISubroutineType(types: !99)
!99 = !{!16, !16}
!100 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!101 = distinct !DISubprogram(name: "p0", scope: !3, file: !3, line: 10, type: !98, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !102)
!102 = !{!103}
!103 = !DILocalVariable(name: "unused", arg: 1, scope: !101, file: !3, line: 10, type: !16)
!104 = !DILocation(line: 0, scope: !101)
!105 = !DILocation(line: 12, column: 3, scope: !101)
!106 = !DILocation(line: 13, column: 3, scope: !101)
!107 = distinct !DISubprogram(name: "p1", scope: !3, file: !3, line: 16, type: !98, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !108)
!108 = !{!109, !110, !111}
!109 = !DILocalVariable(name: "unused", arg: 1, scope: !107, file: !3, line: 16, type: !16)
!110 = !DILocalVariable(name: "a", scope: !107, file: !3, line: 18, type: !22)
!111 = !DILocalVariable(name: "b", scope: !107, file: !3, line: 19, type: !22)
!112 = !DILocation(line: 0, scope: !107)
!113 = !DILocation(line: 18, column: 11, scope: !107)
!114 = !DILocation(line: 19, column: 11, scope: !107)
!115 = !DILocation(line: 20, column: 6, scope: !107)
!116 = !{!117, !117, i64 0}
!117 = !{!"int", !57, i64 0}
!118 = !DILocation(line: 21, column: 6, scope: !107)
!119 = !DILocation(line: 22, column: 3, scope: !107)
!120 = distinct !DISubprogram(name: "p2", scope: !3, file: !3, line: 25, type: !98, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !121)
!121 = !{!122, !123}
!122 = !DILocalVariable(name: "unused", arg: 1, scope: !120, file: !3, line: 25, type: !16)
!123 = !DILocalVariable(name: "a", scope: !120, file: !3, line: 29, type: !22)
!124 = !DILocation(line: 0, scope: !120)
!125 = !DILocation(line: 27, column: 3, scope: !120)
!126 = !DILocation(line: 28, column: 3, scope: !120)
!127 = !DILocation(line: 29, column: 11, scope: !120)
!128 = !DILocation(line: 30, column: 6, scope: !120)
!129 = !DILocation(line: 31, column: 3, scope: !120)
!130 = !DISubprogram(name: "pthread_join", scope: !67, file: !67, line: 55, type: !131, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DISubroutineType(types: !132)
!132 = !{!22, !41, !133}
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
