; ModuleID = 'MP+rel+rmws+acq.c'
source_filename = "MP+rel+rmws+acq.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@y = dso_local global i32 0, align 4, !dbg !18
@r0 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !23
@r1 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !25

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !34 {
entry:
  %t0 = alloca i64, align 8, !DIAssignID !45
    #dbg_assign(i1 undef, !38, !DIExpression(), !45, ptr %t0, !DIExpression(), !46)
  %t1 = alloca i64, align 8, !DIAssignID !47
    #dbg_assign(i1 undef, !42, !DIExpression(), !47, ptr %t1, !DIExpression(), !46)
  %t2 = alloca i64, align 8, !DIAssignID !48
    #dbg_assign(i1 undef, !43, !DIExpression(), !48, ptr %t2, !DIExpression(), !46)
  %t3 = alloca i64, align 8, !DIAssignID !49
    #dbg_assign(i1 undef, !44, !DIExpression(), !49, ptr %t3, !DIExpression(), !46)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t0) #4, !dbg !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t1) #4, !dbg !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t2) #4, !dbg !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t3) #4, !dbg !50
  %call = call i32 @pthread_create(ptr noundef nonnull %t0, ptr noundef null, ptr noundef nonnull @p0, ptr noundef null) #4, !dbg !51
  %call1 = call i32 @pthread_create(ptr noundef nonnull %t1, ptr noundef null, ptr noundef nonnull @p1, ptr noundef null) #4, !dbg !52
  %call2 = call i32 @pthread_create(ptr noundef nonnull %t2, ptr noundef null, ptr noundef nonnull @p2, ptr noundef null) #4, !dbg !53
  %call3 = call i32 @pthread_create(ptr noundef nonnull %t3, ptr noundef null, ptr noundef nonnull @p3, ptr noundef null) #4, !dbg !54
  %0 = load i64, ptr %t0, align 8, !dbg !55, !tbaa !56
  %call4 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !60
  %1 = load i64, ptr %t1, align 8, !dbg !61, !tbaa !56
  %call5 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !62
  %2 = load i64, ptr %t2, align 8, !dbg !63, !tbaa !56
  %call6 = call i32 @pthread_join(i64 noundef %2, ptr noundef null) #4, !dbg !64
  %3 = load i64, ptr %t3, align 8, !dbg !65, !tbaa !56
  %call7 = call i32 @pthread_join(i64 noundef %3, ptr noundef null) #4, !dbg !66
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t3) #4, !dbg !67
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t2) #4, !dbg !67
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t1) #4, !dbg !67
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t0) #4, !dbg !67
  ret i32 0, !dbg !68
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !69 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p0(ptr nocapture readnone %unused) #3 !dbg !104 {
entry:
    #dbg_value(ptr poison, !106, !DIExpression(), !107)
  store atomic i32 1, ptr @x monotonic, align 4, !dbg !108
  store atomic i32 10, ptr @y release, align 4, !dbg !109
  ret ptr null, !dbg !110
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p1(ptr nocapture readnone %unused) #3 !dbg !111 {
entry:
    #dbg_value(ptr poison, !113, !DIExpression(), !114)
  %0 = atomicrmw add ptr @y, i32 1 monotonic, align 4, !dbg !115
  ret ptr null, !dbg !116
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p2(ptr nocapture readnone %unused) #3 !dbg !117 {
entry:
    #dbg_value(ptr poison, !119, !DIExpression(), !120)
  %0 = atomicrmw add ptr @y, i32 2 monotonic, align 4, !dbg !121
  ret ptr null, !dbg !122
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p3(ptr nocapture readnone %unused) #3 !dbg !123 {
entry:
    #dbg_value(ptr poison, !125, !DIExpression(), !128)
  %0 = load atomic i32, ptr @y acquire, align 4, !dbg !129
    #dbg_value(i32 %0, !126, !DIExpression(), !128)
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !130
    #dbg_value(i32 %1, !127, !DIExpression(), !128)
  store i32 %0, ptr @r0, align 4, !dbg !131, !tbaa !132
  store i32 %1, ptr @r1, align 4, !dbg !134, !tbaa !132
  ret ptr null, !dbg !135
}

declare !dbg !136 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "MP+rel+rmws+acq.c", directory: ".", checksumkind: CSK_MD5, checksum: "2b1baeda718ef348712646ef89b7635d")
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
!17 = !{!0, !18, !23, !25}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 8, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "r0", scope: !2, file: !3, line: 9, type: !22, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 9, type: !22, isLocal: false, isDefinition: true)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !35, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!22}
!37 = !{!38, !42, !43, !44}
!38 = !DILocalVariable(name: "t0", scope: !34, file: !3, line: 40, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 35, baseType: !41)
!40 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocalVariable(name: "t1", scope: !34, file: !3, line: 40, type: !39)
!43 = !DILocalVariable(name: "t2", scope: !34, file: !3, line: 40, type: !39)
!44 = !DILocalVariable(name: "t3", scope: !34, file: !3, line: 40, type: !39)
!45 = distinct !DIAssignID()
!46 = !DILocation(line: 0, scope: !34)
!47 = distinct !DIAssignID()
!48 = distinct !DIAssignID()
!49 = distinct !DIAssignID()
!50 = !DILocation(line: 40, column: 3, scope: !34)
!51 = !DILocation(line: 41, column: 3, scope: !34)
!52 = !DILocation(line: 42, column: 3, scope: !34)
!53 = !DILocation(line: 43, column: 3, scope: !34)
!54 = !DILocation(line: 44, column: 3, scope: !34)
!55 = !DILocation(line: 45, column: 16, scope: !34)
!56 = !{!57, !57, i64 0}
!57 = !{!"long", !58, i64 0}
!58 = !{!"omnipotent char", !59, i64 0}
!59 = !{!"Simple C/C++ TBAA"}
!60 = !DILocation(line: 45, column: 3, scope: !34)
!61 = !DILocation(line: 46, column: 16, scope: !34)
!62 = !DILocation(line: 46, column: 3, scope: !34)
!63 = !DILocation(line: 47, column: 16, scope: !34)
!64 = !DILocation(line: 47, column: 3, scope: !34)
!65 = !DILocation(line: 48, column: 16, scope: !34)
!66 = !DILocation(line: 48, column: 3, scope: !34)
!67 = !DILocation(line: 50, column: 1, scope: !34)
!68 = !DILocation(line: 49, column: 3, scope: !34)
!69 = !DISubprogram(name: "pthread_create", scope: !70, file: !70, line: 53, type: !71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!70 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!71 = !DISubroutineType(types: !72)
!72 = !{!22, !73, !75, !100, !103}
!73 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !74)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !76)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !78)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !40, line: 106, baseType: !79)
!79 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !40, line: 91, size: 448, elements: !80)
!80 = !{!81, !93, !98}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !79, file: !40, line: 100, baseType: !82, size: 320)
!82 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !79, file: !40, line: 92, size: 320, elements: !83)
!83 = !{!84, !85, !88, !89, !90, !91, !92}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !82, file: !40, line: 93, baseType: !22, size: 32)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !82, file: !40, line: 94, baseType: !86, size: 64, offset: 64)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !87, line: 18, baseType: !41)
!87 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !82, file: !40, line: 95, baseType: !86, size: 64, offset: 128)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !82, file: !40, line: 96, baseType: !22, size: 32, offset: 192)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !82, file: !40, line: 97, baseType: !22, size: 32, offset: 224)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !82, file: !40, line: 98, baseType: !22, size: 32, offset: 256)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !82, file: !40, line: 99, baseType: !22, size: 32, offset: 288)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !79, file: !40, line: 101, baseType: !94, size: 448)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !95, size: 448, elements: !96)
!95 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!96 = !{!97}
!97 = !DISubrange(count: 56)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !79, file: !40, line: 102, baseType: !99, size: 64)
!99 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !101, size: 64)
!101 = !DISubroutineType(types: !102)
!102 = !{!16, !16}
!103 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!104 = distinct !DISubprogram(name: "p0", scope: !3, file: !3, line: 11, type: !101, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !105)
!105 = !{!106}
!106 = !DILocalVariable(name: "unused", arg: 1, scope: !104, file: !3, line: 11, type: !16)
!107 = !DILocation(line: 0, scope: !104)
!108 = !DILocation(line: 13, column: 3, scope: !104)
!109 = !DILocation(line: 14, column: 3, scope: !104)
!110 = !DILocation(line: 15, column: 3, scope: !104)
!111 = distinct !DISubprogram(name: "p1", scope: !3, file: !3, line: 18, type: !101, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !112)
!112 = !{!113}
!113 = !DILocalVariable(name: "unused", arg: 1, scope: !111, file: !3, line: 18, type: !16)
!114 = !DILocation(line: 0, scope: !111)
!115 = !DILocation(line: 20, column: 3, scope: !111)
!116 = !DILocation(line: 21, column: 3, scope: !111)
!117 = distinct !DISubprogram(name: "p2", scope: !3, file: !3, line: 24, type: !101, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !118)
!118 = !{!119}
!119 = !DILocalVariable(name: "unused", arg: 1, scope: !117, file: !3, line: 24, type: !16)
!120 = !DILocation(line: 0, scope: !117)
!121 = !DILocation(line: 26, column: 3, scope: !117)
!122 = !DILocation(line: 27, column: 3, scope: !117)
!123 = distinct !DISubprogram(name: "p3", scope: !3, file: !3, line: 30, type: !101, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !124)
!124 = !{!125, !126, !127}
!125 = !DILocalVariable(name: "unused", arg: 1, scope: !123, file: !3, line: 30, type: !16)
!126 = !DILocalVariable(name: "a", scope: !123, file: !3, line: 32, type: !22)
!127 = !DILocalVariable(name: "b", scope: !123, file: !3, line: 33, type: !22)
!128 = !DILocation(line: 0, scope: !123)
!129 = !DILocation(line: 32, column: 11, scope: !123)
!130 = !DILocation(line: 33, column: 11, scope: !123)
!131 = !DILocation(line: 34, column: 6, scope: !123)
!132 = !{!133, !133, i64 0}
!133 = !{!"int", !58, i64 0}
!134 = !DILocation(line: 35, column: 6, scope: !123)
!135 = !DILocation(line: 36, column: 3, scope: !123)
!136 = !DISubprogram(name: "pthread_join", scope: !70, file: !70, line: 55, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!137 = !DISubroutineType(types: !138)
!138 = !{!22, !39, !139}
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
