; ModuleID = '2+2W.c'
source_filename = "2+2W.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@y = dso_local local_unnamed_addr global i32 0, align 4, !dbg !18

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !30 {
entry:
  %t0 = alloca i64, align 8, !DIAssignID !39
    #dbg_assign(i1 undef, !34, !DIExpression(), !39, ptr %t0, !DIExpression(), !40)
  %t1 = alloca i64, align 8, !DIAssignID !41
    #dbg_assign(i1 undef, !38, !DIExpression(), !41, ptr %t1, !DIExpression(), !40)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t0) #4, !dbg !42
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t1) #4, !dbg !42
  %call = call i32 @pthread_create(ptr noundef nonnull %t0, ptr noundef null, ptr noundef nonnull @p0, ptr noundef null) #4, !dbg !43
  %call1 = call i32 @pthread_create(ptr noundef nonnull %t1, ptr noundef null, ptr noundef nonnull @p1, ptr noundef null) #4, !dbg !44
  %0 = load i64, ptr %t0, align 8, !dbg !45, !tbaa !46
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !50
  %1 = load i64, ptr %t1, align 8, !dbg !51, !tbaa !46
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !52
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t1) #4, !dbg !53
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t0) #4, !dbg !53
  ret i32 0, !dbg !54
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !55 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p0(ptr nocapture readnone %unused) #3 !dbg !90 {
entry:
    #dbg_value(ptr poison, !92, !DIExpression(), !93)
  store atomic i32 1, ptr @x monotonic, align 4, !dbg !94
  store atomic i32 2, ptr @y monotonic, align 4, !dbg !95
  ret ptr null, !dbg !96
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p1(ptr nocapture readnone %unused) #3 !dbg !97 {
entry:
    #dbg_value(ptr poison, !99, !DIExpression(), !100)
  store atomic i32 1, ptr @y monotonic, align 4, !dbg !101
  store atomic i32 2, ptr @x monotonic, align 4, !dbg !102
  ret ptr null, !dbg !103
}

declare !dbg !104 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "2+2W.c", directory: ".", checksumkind: CSK_MD5, checksum: "b42c00d78b37ef9260fac6f9806d20de")
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
!17 = !{!0, !18}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !31, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!22}
!33 = !{!34, !38}
!34 = !DILocalVariable(name: "t0", scope: !30, file: !3, line: 24, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 35, baseType: !37)
!36 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocalVariable(name: "t1", scope: !30, file: !3, line: 24, type: !35)
!39 = distinct !DIAssignID()
!40 = !DILocation(line: 0, scope: !30)
!41 = distinct !DIAssignID()
!42 = !DILocation(line: 24, column: 3, scope: !30)
!43 = !DILocation(line: 25, column: 3, scope: !30)
!44 = !DILocation(line: 26, column: 3, scope: !30)
!45 = !DILocation(line: 27, column: 16, scope: !30)
!46 = !{!47, !47, i64 0}
!47 = !{!"long", !48, i64 0}
!48 = !{!"omnipotent char", !49, i64 0}
!49 = !{!"Simple C/C++ TBAA"}
!50 = !DILocation(line: 27, column: 3, scope: !30)
!51 = !DILocation(line: 28, column: 16, scope: !30)
!52 = !DILocation(line: 28, column: 3, scope: !30)
!53 = !DILocation(line: 30, column: 1, scope: !30)
!54 = !DILocation(line: 29, column: 3, scope: !30)
!55 = !DISubprogram(name: "pthread_create", scope: !56, file: !56, line: 53, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!56 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!57 = !DISubroutineType(types: !58)
!58 = !{!22, !59, !61, !86, !89}
!59 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !60)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !62)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !64)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !36, line: 106, baseType: !65)
!65 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !36, line: 91, size: 448, elements: !66)
!66 = !{!67, !79, !84}
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !65, file: !36, line: 100, baseType: !68, size: 320)
!68 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !65, file: !36, line: 92, size: 320, elements: !69)
!69 = !{!70, !71, !74, !75, !76, !77, !78}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !68, file: !36, line: 93, baseType: !22, size: 32)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !68, file: !36, line: 94, baseType: !72, size: 64, offset: 64)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !73, line: 18, baseType: !37)
!73 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !68, file: !36, line: 95, baseType: !72, size: 64, offset: 128)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !68, file: !36, line: 96, baseType: !22, size: 32, offset: 192)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !68, file: !36, line: 97, baseType: !22, size: 32, offset: 224)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !68, file: !36, line: 98, baseType: !22, size: 32, offset: 256)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !68, file: !36, line: 99, baseType: !22, size: 32, offset: 288)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !65, file: !36, line: 101, baseType: !80, size: 448)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !81, size: 448, elements: !82)
!81 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!82 = !{!83}
!83 = !DISubrange(count: 56)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !65, file: !36, line: 102, baseType: !85, size: 64)
!85 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!87 = !DISubroutineType(types: !88)
!88 = !{!16, !16}
!89 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!90 = distinct !DISubprogram(name: "p0", scope: !3, file: !3, line: 9, type: !87, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !91)
!91 = !{!92}
!92 = !DILocalVariable(name: "unused", arg: 1, scope: !90, file: !3, line: 9, type: !16)
!93 = !DILocation(line: 0, scope: !90)
!94 = !DILocation(line: 11, column: 3, scope: !90)
!95 = !DILocation(line: 12, column: 3, scope: !90)
!96 = !DILocation(line: 13, column: 3, scope: !90)
!97 = distinct !DISubprogram(name: "p1", scope: !3, file: !3, line: 16, type: !87, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !98)
!98 = !{!99}
!99 = !DILocalVariable(name: "unused", arg: 1, scope: !97, file: !3, line: 16, type: !16)
!100 = !DILocation(line: 0, scope: !97)
!101 = !DILocation(line: 18, column: 3, scope: !97)
!102 = !DILocation(line: 19, column: 3, scope: !97)
!103 = !DILocation(line: 20, column: 3, scope: !97)
!104 = !DISubprogram(name: "pthread_join", scope: !56, file: !56, line: 55, type: !105, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DISubroutineType(types: !106)
!106 = !{!22, !35, !107}
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
