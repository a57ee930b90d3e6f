; ModuleID = 'MP+rel+rlx+acq.c'
source_filename = "MP+rel+rlx+acq.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@y = dso_local local_unnamed_addr global i32 0, align 4, !dbg !18
@r0 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !23
@r1 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !25

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !34 {
entry:
  %t0 = alloca i64, align 8, !DIAssignID !44
    #dbg_assign(i1 undef, !38, !DIExpression(), !44, ptr %t0, !DIExpression(), !45)
  %t1 = alloca i64, align 8, !DIAssignID !46
    #dbg_assign(i1 undef, !42, !DIExpression(), !46, ptr %t1, !DIExpression(), !45)
  %t2 = alloca i64, align 8, !DIAssignID !47
    #dbg_assign(i1 undef, !43, !DIExpression(), !47, ptr %t2, !DIExpression(), !45)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t0) #4, !dbg !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t1) #4, !dbg !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t2) #4, !dbg !48
  %call = call i32 @pthread_create(ptr noundef nonnull %t0, ptr noundef null, ptr noundef nonnull @p0, ptr noundef null) #4, !dbg !49
  %call1 = call i32 @pthread_create(ptr noundef nonnull %t1, ptr noundef null, ptr noundef nonnull @p1, ptr noundef null) #4, !dbg !50
  %call2 = call i32 @pthread_create(ptr noundef nonnull %t2, ptr noundef null, ptr noundef nonnull @p2, ptr noundef null) #4, !dbg !51
  %0 = load i64, ptr %t0, align 8, !dbg !52, !tbaa !53
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !57
  %1 = load i64, ptr %t1, align 8, !dbg !58, !tbaa !53
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !59
  %2 = load i64, ptr %t2, align 8, !dbg !60, !tbaa !53
  %call5 = call i32 @pthread_join(i64 noundef %2, ptr noundef null) #4, !dbg !61
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t2) #4, !dbg !62
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t1) #4, !dbg !62
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t0) #4, !dbg !62
  ret i32 0, !dbg !63
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !64 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p0(ptr nocapture readnone %unused) #3 !dbg !99 {
entry:
    #dbg_value(ptr poison, !101, !DIExpression(), !102)
  store atomic i32 1, ptr @x monotonic, align 4, !dbg !103
  store atomic i32 1, ptr @y release, align 4, !dbg !104
  ret ptr null, !dbg !105
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p1(ptr nocapture readnone %unused) #3 !dbg !106 {
entry:
    #dbg_value(ptr poison, !108, !DIExpression(), !109)
  store atomic i32 2, ptr @y monotonic, align 4, !dbg !110
  ret ptr null, !dbg !111
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p2(ptr nocapture readnone %unused) #3 !dbg !112 {
entry:
    #dbg_value(ptr poison, !114, !DIExpression(), !117)
  %0 = load atomic i32, ptr @y acquire, align 4, !dbg !118
    #dbg_value(i32 %0, !115, !DIExpression(), !117)
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !119
    #dbg_value(i32 %1, !116, !DIExpression(), !117)
  store i32 %0, ptr @r0, align 4, !dbg !120, !tbaa !121
  store i32 %1, ptr @r1, align 4, !dbg !123, !tbaa !121
  ret ptr null, !dbg !124
}

declare !dbg !125 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

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
!3 = !DIFile(filename: "MP+rel+rlx+acq.c", directory: ".", checksumkind: CSK_MD5, checksum: "6efe0101950d0f8b55e457161ed4380f")
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
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !35, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!22}
!37 = !{!38, !42, !43}
!38 = !DILocalVariable(name: "t0", scope: !34, file: !3, line: 34, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 35, baseType: !41)
!40 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocalVariable(name: "t1", scope: !34, file: !3, line: 34, type: !39)
!43 = !DILocalVariable(name: "t2", scope: !34, file: !3, line: 34, type: !39)
!44 = distinct !DIAssignID()
!45 = !DILocation(line: 0, scope: !34)
!46 = distinct !DIAssignID()
!47 = distinct !DIAssignID()
!48 = !DILocation(line: 34, column: 3, scope: !34)
!49 = !DILocation(line: 35, column: 3, scope: !34)
!50 = !DILocation(line: 36, column: 3, scope: !34)
!51 = !DILocation(line: 37, column: 3, scope: !34)
!52 = !DILocation(line: 38, column: 16, scope: !34)
!53 = !{!54, !54, i64 0}
!54 = !{!"long", !55, i64 0}
!55 = !{!"omnipotent char", !56, i64 0}
!56 = !{!"Simple C/C++ TBAA"}
!57 = !DILocation(line: 38, column: 3, scope: !34)
!58 = !DILocation(line: 39, column: 16, scope: !34)
!59 = !DILocation(line: 39, column: 3, scope: !34)
!60 = !DILocation(line: 40, column: 16, scope: !34)
!61 = !DILocation(line: 40, column: 3, scope: !34)
!62 = !DILocation(line: 42, column: 1, scope: !34)
!63 = !DILocation(line: 41, column: 3, scope: !34)
!64 = !DISubprogram(name: "pthread_create", scope: !65, file: !65, line: 53, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!65 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!66 = !DISubroutineType(types: !67)
!67 = !{!22, !68, !70, !95, !98}
!68 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !69)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !71)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !73)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !40, line: 106, baseType: !74)
!74 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !40, line: 91, size: 448, elements: !75)
!75 = !{!76, !88, !93}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !74, file: !40, line: 100, baseType: !77, size: 320)
!77 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !74, file: !40, line: 92, size: 320, elements: !78)
!78 = !{!79, !80, !83, !84, !85, !86, !87}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !77, file: !40, line: 93, baseType: !22, size: 32)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !77, file: !40, line: 94, baseType: !81, size: 64, offset: 64)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !82, line: 18, baseType: !41)
!82 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !77, file: !40, line: 95, baseType: !81, size: 64, offset: 128)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !77, file: !40, line: 96, baseType: !22, size: 32, offset: 192)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !77, file: !40, line: 97, baseType: !22, size: 32, offset: 224)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !77, file: !40, line: 98, baseType: !22, size: 32, offset: 256)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !77, file: !40, line: 99, baseType: !22, size: 32, offset: 288)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !74, file: !40, line: 101, baseType: !89, size: 448)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !90, size: 448, elements: !91)
!90 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!91 = !{!92}
!92 = !DISubrange(count: 56)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !74, file: !40, line: 102, baseType: !94, size: 64)
!94 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = !DISubroutineType(types: !97)
!97 = !{!16, !16}
!98 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!99 = distinct !DISubprogram(name: "p0", scope: !3, file: !3, line: 11, type: !96, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !100)
!100 = !{!101}
!101 = !DILocalVariable(name: "unused", arg: 1, scope: !99, file: !3, line: 11, type: !16)
!102 = !DILocation(line: 0, scope: !99)
!103 = !DILocation(line: 13, column: 3, scope: !99)
!104 = !DILocation(line: 14, column: 3, scope: !99)
!105 = !DILocation(line: 15, column: 3, scope: !99)
!106 = distinct !DISubprogram(name: "p1", scope: !3, file: !3, line: 18, type: !96, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !107)
!107 = !{!108}
!108 = !DILocalVariable(name: "unused", arg: 1, scope: !106, file: !3, line: 18, type: !16)
!109 = !DILocation(line: 0, scope: !106)
!110 = !DILocation(line: 20, column: 3, scope: !106)
!111 = !DILocation(line: 21, column: 3, scope: !106)
!112 = distinct !DISubprogram(name: "p2", scope: !3, file: !3, line: 24, type: !96, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !113)
!113 = !{!114, !115, !116}
!114 = !DILocalVariable(name: "unused", arg: 1, scope: !112, file: !3, line: 24, type: !16)
!115 = !DILocalVariable(name: "a", scope: !112, file: !3, line: 26, type: !22)
!116 = !DILocalVariable(name: "b", scope: !112, file: !3, line: 27, type: !22)
!117 = !DILocation(line: 0, scope: !112)
!118 = !DILocation(line: 26, column: 11, scope: !112)
!119 = !DILocation(line: 27, column: 11, scope: !112)
!120 = !DILocation(line: 28, column: 6, scope: !112)
!121 = !{!122, !122, i64 0}
!122 = !{!"int", !55, i64 0}
!123 = !DILocation(line: 29, column: 6, scope: !112)
!124 = !DILocation(line: 30, column: 3, scope: !112)
!125 = !DISubprogram(name: "pthread_join", scope: !65, file: !65, line: 55, type: !126, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!126 = !DISubroutineType(types: !127)
!127 = !{!22, !39, !128}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
