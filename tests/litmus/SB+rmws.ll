; ModuleID = 'SB+rmws.c'
source_filename = "SB+rmws.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0
@y = dso_local global i32 0, align 4, !dbg !18
@r0 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !23
@r1 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !25
@r2 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !27
@r3 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !29

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !38 {
entry:
  %t0 = alloca i64, align 8, !DIAssignID !47
    #dbg_assign(i1 undef, !42, !DIExpression(), !47, ptr %t0, !DIExpression(), !48)
  %t1 = alloca i64, align 8, !DIAssignID !49
    #dbg_assign(i1 undef, !46, !DIExpression(), !49, ptr %t1, !DIExpression(), !48)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t0) #4, !dbg !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t1) #4, !dbg !50
  %call = call i32 @pthread_create(ptr noundef nonnull %t0, ptr noundef null, ptr noundef nonnull @p0, ptr noundef null) #4, !dbg !51
  %call1 = call i32 @pthread_create(ptr noundef nonnull %t1, ptr noundef null, ptr noundef nonnull @p1, ptr noundef null) #4, !dbg !52
  %0 = load i64, ptr %t0, align 8, !dbg !53, !tbaa !54
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !58
  %1 = load i64, ptr %t1, align 8, !dbg !59, !tbaa !54
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !60
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t1) #4, !dbg !61
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t0) #4, !dbg !61
  ret i32 0, !dbg !62
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !63 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p0(ptr nocapture readnone %unused) #3 !dbg !98 {
entry:
    #dbg_value(ptr poison, !100, !DIExpression(), !103)
  %0 = atomicrmw xchg ptr @x, i32 1 monotonic, align 4, !dbg !104
    #dbg_value(i32 %0, !101, !DIExpression(), !103)
  %1 = load atomic i32, ptr @y monotonic, align 4, !dbg !105
    #dbg_value(i32 %1, !102, !DIExpression(), !103)
  store i32 %0, ptr @r2, align 4, !dbg !106, !tbaa !107
  store i32 %1, ptr @r0, align 4, !dbg !109, !tbaa !107
  ret ptr null, !dbg !110
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p1(ptr nocapture readnone %unused) #3 !dbg !111 {
entry:
    #dbg_value(ptr poison, !113, !DIExpression(), !116)
  %0 = atomicrmw xchg ptr @y, i32 1 monotonic, align 4, !dbg !117
    #dbg_value(i32 %0, !114, !DIExpression(), !116)
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !118
    #dbg_value(i32 %1, !115, !DIExpression(), !116)
  store i32 %0, ptr @r3, align 4, !dbg !119, !tbaa !107
  store i32 %1, ptr @r1, align 4, !dbg !120, !tbaa !107
  ret ptr null, !dbg !121
}

declare !dbg !122 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

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
!3 = !DIFile(filename: "SB+rmws.c", directory: ".", checksumkind: CSK_MD5, checksum: "9308f98d3503d0cf599641694cbfc0be")
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
!38 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !39, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!22}
!41 = !{!42, !46}
!42 = !DILocalVariable(name: "t0", scope: !38, file: !3, line: 29, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 35, baseType: !45)
!44 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !DILocalVariable(name: "t1", scope: !38, file: !3, line: 29, type: !43)
!47 = distinct !DIAssignID()
!48 = !DILocation(line: 0, scope: !38)
!49 = distinct !DIAssignID()
!50 = !DILocation(line: 29, column: 3, scope: !38)
!51 = !DILocation(line: 30, column: 3, scope: !38)
!52 = !DILocation(line: 31, column: 3, scope: !38)
!53 = !DILocation(line: 32, column: 16, scope: !38)
!54 = !{!55, !55, i64 0}
!55 = !{!"long", !56, i64 0}
!56 = !{!"omnipotent char", !57, i64 0}
!57 = !{!"Simple C/C++ TBAA"}
!58 = !DILocation(line: 32, column: 3, scope: !38)
!59 = !DILocation(line: 33, column: 16, scope: !38)
!60 = !DILocation(line: 33, column: 3, scope: !38)
!61 = !DILocation(line: 35, column: 1, scope: !38)
!62 = !DILocation(line: 34, column: 3, scope: !38)
!63 = !DISubprogram(name: "pthread_create", scope: !64, file: !64, line: 53, type: !65, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!64 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!65 = !DISubroutineType(types: !66)
!66 = !{!22, !67, !69, !94, !97}
!67 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !68)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !70)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !72)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !44, line: 106, baseType: !73)
!73 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !44, line: 91, size: 448, elements: !74)
!74 = !{!75, !87, !92}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !73, file: !44, line: 100, baseType: !76, size: 320)
!76 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !73, file: !44, line: 92, size: 320, elements: !77)
!77 = !{!78, !79, !82, !83, !84, !85, !86}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !76, file: !44, line: 93, baseType: !22, size: 32)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !76, file: !44, line: 94, baseType: !80, size: 64, offset: 64)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !81, line: 18, baseType: !45)
!81 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !76, file: !44, line: 95, baseType: !80, size: 64, offset: 128)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !76, file: !44, line: 96, baseType: !22, size: 32, offset: 192)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !76, file: !44, line: 97, baseType: !22, size: 32, offset: 224)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !76, file: !44, line: 98, baseType: !22, size: 32, offset: 256)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !76, file: !44, line: 99, baseType: !22, size: 32, offset: 288)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !73, file: !44, line: 101, baseType: !88, size: 448)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !89, size: 448, elements: !90)
!89 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!90 = !{!91}
!91 = !DISubrange(count: 56)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !73, file: !44, line: 102, baseType: !93, size: 64)
!93 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!95 = !DISubroutineType(types: !96)
!96 = !{!16, !16}
!97 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!98 = distinct !DISubprogram(name: "p0", scope: !3, file: !3, line: 10, type: !95, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !99)
!99 = !{!100, !101, !102}
!100 = !DILocalVariable(name: "unused", arg: 1, scope: !98, file: !3, line: 10, type: !16)
!101 = !DILocalVariable(name: "a", scope: !98, file: !3, line: 12, type: !22)
!102 = !DILocalVariable(name: "b", scope: !98, file: !3, line: 13, type: !22)
!103 = !DILocation(line: 0, scope: !98)
!104 = !DILocation(line: 12, column: 11, scope: !98)
!105 = !DILocation(line: 13, column: 11, scope: !98)
!106 = !DILocation(line: 14, column: 6, scope: !98)
!107 = !{!108, !108, i64 0}
!108 = !{!"int", !56, i64 0}
!109 = !DILocation(line: 15, column: 6, scope: !98)
!110 = !DILocation(line: 16, column: 3, scope: !98)
!111 = distinct !DISubprogram(name: "p1", scope: !3, file: !3, line: 19, type: !95, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !112)
!112 = !{!113, !114, !115}
!113 = !DILocalVariable(name: "unused", arg: 1, scope: !111, file: !3, line: 19, type: !16)
!114 = !DILocalVariable(name: "a", scope: !111, file: !3, line: 21, type: !22)
!115 = !DILocalVariable(name: "b", scope: !111, file: !3, line: 22, type: !22)
!116 = !DILocation(line: 0, scope: !111)
!117 = !DILocation(line: 21, column: 11, scope: !111)
!118 = !DILocation(line: 22, column: 11, scope: !111)
!119 = !DILocation(line: 23, column: 6, scope: !111)
!120 = !DILocation(line: 24, column: 6, scope: !111)
!121 = !DILocation(line: 25, column: 3, scope: !111)
!122 = !DISubprogram(name: "pthread_join", scope: !64, file: !64, line: 55, type: !123, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!123 = !DISubroutineType(types: !124)
!124 = !{!22, !43, !125}
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
