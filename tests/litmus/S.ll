; ModuleID = 'S.c'
source_filename = "S.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@y = dso_local local_unnamed_addr global i32 0, align 4, !dbg !18
@r0 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !23

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !32 {
entry:
  %t0 = alloca i64, align 8, !DIAssignID !41
    #dbg_assign(i1 undef, !36, !DIExpression(), !41, ptr %t0, !DIExpression(), !42)
  %t1 = alloca i64, align 8, !DIAssignID !43
    #dbg_assign(i1 undef, !40, !DIExpression(), !43, ptr %t1, !DIExpression(), !42)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t0) #4, !dbg !44
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t1) #4, !dbg !44
  %call = call i32 @pthread_create(ptr noundef nonnull %t0, ptr noundef null, ptr noundef nonnull @p0, ptr noundef null) #4, !dbg !45
  %call1 = call i32 @pthread_create(ptr noundef nonnull %t1, ptr noundef null, ptr noundef nonnull @p1, ptr noundef null) #4, !dbg !46
  %0 = load i64, ptr %t0, align 8, !dbg !47, !tbaa !48
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !52
  %1 = load i64, ptr %t1, align 8, !dbg !53, !tbaa !48
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !54
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t1) #4, !dbg !55
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t0) #4, !dbg !55
  ret i32 0, !dbg !56
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !57 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p0(ptr nocapture readnone %unused) #3 !dbg !92 {
entry:
    #dbg_value(ptr poison, !94, !DIExpression(), !95)
  store atomic i32 2, ptr @x monotonic, align 4, !dbg !96
  store atomic i32 1, ptr @y monotonic, align 4, !dbg !97
  ret ptr null, !dbg !98
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p1(ptr nocapture readnone %unused) #3 !dbg !99 {
entry:
    #dbg_value(ptr poison, !101, !DIExpression(), !103)
  %0 = load atomic i32, ptr @y monotonic, align 4, !dbg !104
    #dbg_value(i32 %0, !102, !DIExpression(), !103)
  store atomic i32 1, ptr @x monotonic, align 4, !dbg !105
  store i32 %0, ptr @r0, align 4, !dbg !106, !tbaa !107
  ret ptr null, !dbg !109
}

declare !dbg !110 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "S.c", directory: ".", checksumkind: CSK_MD5, checksum: "02e4661543ef5e046eb6e155693267d2")
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
!17 = !{!0, !18, !23}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "r0", scope: !2, file: !3, line: 8, type: !22, isLocal: false, isDefinition: true)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !33, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!22}
!35 = !{!36, !40}
!36 = !DILocalVariable(name: "t0", scope: !32, file: !3, line: 26, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 35, baseType: !39)
!38 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocalVariable(name: "t1", scope: !32, file: !3, line: 26, type: !37)
!41 = distinct !DIAssignID()
!42 = !DILocation(line: 0, scope: !32)
!43 = distinct !DIAssignID()
!44 = !DILocation(line: 26, column: 3, scope: !32)
!45 = !DILocation(line: 27, column: 3, scope: !32)
!46 = !DILocation(line: 28, column: 3, scope: !32)
!47 = !DILocation(line: 29, column: 16, scope: !32)
!48 = !{!49, !49, i64 0}
!49 = !{!"long", !50, i64 0}
!50 = !{!"omnipotent char", !51, i64 0}
!51 = !{!"Simple C/C++ TBAA"}
!52 = !DILocation(line: 29, column: 3, scope: !32)
!53 = !DILocation(line: 30, column: 16, scope: !32)
!54 = !DILocation(line: 30, column: 3, scope: !32)
!55 = !DILocation(line: 32, column: 1, scope: !32)
!56 = !DILocation(line: 31, column: 3, scope: !32)
!57 = !DISubprogram(name: "pthread_create", scope: !58, file: !58, line: 53, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!58 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!59 = !DISubroutineType(types: !60)
!60 = !{!22, !61, !63, !88, !91}
!61 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !62)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !66)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !38, line: 106, baseType: !67)
!67 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !38, line: 91, size: 448, elements: !68)
!68 = !{!69, !81, !86}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !67, file: !38, line: 100, baseType: !70, size: 320)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !67, file: !38, line: 92, size: 320, elements: !71)
!71 = !{!72, !73, !76, !77, !78, !79, !80}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !70, file: !38, line: 93, baseType: !22, size: 32)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !70, file: !38, line: 94, baseType: !74, size: 64, offset: 64)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !75, line: 18, baseType: !39)
!75 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !70, file: !38, line: 95, baseType: !74, size: 64, offset: 128)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !70, file: !38, line: 96, baseType: !22, size: 32, offset: 192)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !70, file: !38, line: 97, baseType: !22, size: 32, offset: 224)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !70, file: !38, line: 98, baseType: !22, size: 32, offset: 256)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !70, file: !38, line: 99, baseType: !22, size: 32, offset: 288)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !67, file: !38, line: 101, baseType: !82, size: 448)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !83, size: 448, elements: !84)
!83 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!84 = !{!85}
!85 = !DISubrange(count: 56)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !67, file: !38, line: 102, baseType: !87, size: 64)
!87 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!89 = !DISubroutineType(types: !90)
!90 = !{!16, !16}
!91 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!92 = distinct !DISubprogram(name: "p0", scope: !3, file: !3, line: 10, type: !89, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!93 = !{!94}
!94 = !DILocalVariable(name: "unused", arg: 1, scope: !92, file: !3, line: 10, type: !16)
!95 = !DILocation(line: 0, scope: !92)
!96 = !DILocation(line: 12, column: 3, scope: !92)
!97 = !DILocation(line: 13, column: 3, scope: !92)
!98 = !DILocation(line: 14, column: 3, scope: !92)
!99 = distinct !DISubprogram(name: "p1", scope: !3, file: !3, line: 17, type: !89, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !100)
!100 = !{!101, !102}
!101 = !DILocalVariable(name: "unused", arg: 1, scope: !99, file: !3, line: 17, type: !16)
!102 = !DILocalVariable(name: "a", scope: !99, file: !3, line: 19, type: !22)
!103 = !DILocation(line: 0, scope: !99)
!104 = !DILocation(line: 19, column: 11, scope: !99)
!105 = !DILocation(line: 20, column: 3, scope: !99)
!106 = !DILocation(line: 21, column: 6, scope: !99)
!107 = !{!108, !108, i64 0}
!108 = !{!"int", !50, i64 0}
!109 = !DILocation(line: 22, column: 3, scope: !99)
!110 = !DISubprogram(name: "pthread_join", scope: !58, file: !58, line: 55, type: !111, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = !DISubroutineType(types: !112)
!112 = !{!22, !37, !113}
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
