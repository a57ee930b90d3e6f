; ModuleID = 'MP+rel-rlx+acqf.c'
source_filename = "MP+rel-rlx+acqf.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@y = dso_local local_unnamed_addr global i32 0, align 4, !dbg !18
@r0 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !23
@r1 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !25

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !34 {
entry:
  %t0 = alloca i64, align 8, !DIAssignID !43
    #dbg_assign(i1 undef, !38, !DIExpression(), !43, ptr %t0, !DIExpression(), !44)
  %t1 = alloca i64, align 8, !DIAssignID !45
    #dbg_assign(i1 undef, !42, !DIExpression(), !45, ptr %t1, !DIExpression(), !44)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t0) #5, !dbg !46
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t1) #5, !dbg !46
  %call = call i32 @pthread_create(ptr noundef nonnull %t0, ptr noundef null, ptr noundef nonnull @p0, ptr noundef null) #5, !dbg !47
  %call1 = call i32 @pthread_create(ptr noundef nonnull %t1, ptr noundef null, ptr noundef nonnull @p1, ptr noundef null) #5, !dbg !48
  %0 = load i64, ptr %t0, align 8, !dbg !49, !tbaa !50
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #5, !dbg !54
  %1 = load i64, ptr %t1, align 8, !dbg !55, !tbaa !50
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #5, !dbg !56
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t1) #5, !dbg !57
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t0) #5, !dbg !57
  ret i32 0, !dbg !58
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !59 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p0(ptr nocapture readnone %unused) #3 !dbg !94 {
entry:
    #dbg_value(ptr poison, !96, !DIExpression(), !97)
  store atomic i32 1, ptr @x monotonic, align 4, !dbg !98
  store atomic i32 1, ptr @y release, align 4, !dbg !99
  store atomic i32 2, ptr @y monotonic, align 4, !dbg !100
  ret ptr null, !dbg !101
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define internal noalias noundef ptr @p1(ptr nocapture readnone %unused) #4 !dbg !102 {
entry:
    #dbg_value(ptr poison, !104, !DIExpression(), !107)
  %0 = load atomic i32, ptr @y monotonic, align 4, !dbg !108
    #dbg_value(i32 %0, !105, !DIExpression(), !107)
  fence acquire, !dbg !109
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !110
    #dbg_value(i32 %1, !106, !DIExpression(), !107)
  store i32 %0, ptr @r0, align 4, !dbg !111, !tbaa !112
  store i32 %1, ptr @r1, align 4, !dbg !114, !tbaa !112
  ret ptr null, !dbg !115
}

declare !dbg !116 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "MP+rel-rlx+acqf.c", directory: ".", checksumkind: CSK_MD5, checksum: "b2546f1396b88d4977f8b2544bd3ceab")
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
!19 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "r0", scope: !2, file: !3, line: 8, type: !22, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 8, type: !22, isLocal: false, isDefinition: true)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !35, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!22}
!37 = !{!38, !42}
!38 = !DILocalVariable(name: "t0", scope: !34, file: !3, line: 29, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 35, baseType: !41)
!40 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocalVariable(name: "t1", scope: !34, file: !3, line: 29, type: !39)
!43 = distinct !DIAssignID()
!44 = !DILocation(line: 0, scope: !34)
!45 = distinct !DIAssignID()
!46 = !DILocation(line: 29, column: 3, scope: !34)
!47 = !DILocation(line: 30, column: 3, scope: !34)
!48 = !DILocation(line: 31, column: 3, scope: !34)
!49 = !DILocation(line: 32, column: 16, scope: !34)
!50 = !{!51, !51, i64 0}
!51 = !{!"long", !52, i64 0}
!52 = !{!"omnipotent char", !53, i64 0}
!53 = !{!"Simple C/C++ TBAA"}
!54 = !DILocation(line: 32, column: 3, scope: !34)
!55 = !DILocation(line: 33, column: 16, scope: !34)
!56 = !DILocation(line: 33, column: 3, scope: !34)
!57 = !DILocation(line: 35, column: 1, scope: !34)
!58 = !DILocation(line: 34, column: 3, scope: !34)
!59 = !DISubprogram(name: "pthread_create", scope: !60, file: !60, line: 53, type: !61, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!60 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!61 = !DISubroutineType(types: !62)
!62 = !{!22, !63, !65, !90, !93}
!63 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !66)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !68)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !40, line: 106, baseType: !69)
!69 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !40, line: 91, size: 448, elements: !70)
!70 = !{!71, !83, !88}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !69, file: !40, line: 100, baseType: !72, size: 320)
!72 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !69, file: !40, line: 92, size: 320, elements: !73)
!73 = !{!74, !75, !78, !79, !80, !81, !82}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !72, file: !40, line: 93, baseType: !22, size: 32)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !72, file: !40, line: 94, baseType: !76, size: 64, offset: 64)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !77, line: 18, baseType: !41)
!77 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !72, file: !40, line: 95, baseType: !76, size: 64, offset: 128)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !72, file: !40, line: 96, baseType: !22, size: 32, offset: 192)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !72, file: !40, line: 97, baseType: !22, size: 32, offset: 224)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !72, file: !40, line: 98, baseType: !22, size: 32, offset: 256)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !72, file: !40, line: 99, baseType: !22, size: 32, offset: 288)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !69, file: !40, line: 101, baseType: !84, size: 448)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !85, size: 448, elements: !86)
!85 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!86 = !{!87}
!87 = !DISubrange(count: 56)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !69, file: !40, line: 102, baseType: !89, size: 64)
!89 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !91, size: 64)
!91 = !DISubroutineType(types: !92)
!92 = !{!16, !16}
!93 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!94 = distinct !DISubprogram(name: "p0", scope: !3, file: !3, line: 10, type: !91, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !95)
!95 = !{!96}
!96 = !DILocalVariable(name: "unused", arg: 1, scope: !94, file: !3, line: 10, type: !16)
!97 = !DILocation(line: 0, scope: !94)
!98 = !DILocation(line: 12, column: 3, scope: !94)
!99 = !DILocation(line: 13, column: 3, scope: !94)
!100 = !DILocation(line: 14, column: 3, scope: !94)
!101 = !DILocation(line: 15, column: 3, scope: !94)
!102 = distinct !DISubprogram(name: "p1", scope: !3, file: !3, line: 18, type: !91, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !103)
!103 = !{!104, !105, !106}
!104 = !DILocalVariable(name: "unused", arg: 1, scope: !102, file: !3, line: 18, type: !16)
!105 = !DILocalVariable(name: "a", scope: !102, file: !3, line: 20, type: !22)
!106 = !DILocalVariable(name: "b", scope: !102, file: !3, line: 22, type: !22)
!107 = !DILocation(line: 0, scope: !102)
!108 = !DILocation(line: 20, column: 11, scope: !102)
!109 = !DILocation(line: 21, column: 3, scope: !102)
!110 = !DILocation(line: 22, column: 11, scope: !102)
!111 = !DILocation(line: 23, column: 6, scope: !102)
!112 = !{!113, !113, i64 0}
!113 = !{!"int", !52, i64 0}
!114 = !DILocation(line: 24, column: 6, scope: !102)
!115 = !DILocation(line: 25, column: 3, scope: !102)
!116 = !DISubprogram(name: "pthread_join", scope: !60, file: !60, line: 55, type: !117, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DISubroutineType(types: !118)
!118 = !{!22, !39, !119}
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
