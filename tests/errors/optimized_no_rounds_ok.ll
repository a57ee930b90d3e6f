; ModuleID = 'optimized_no_rounds_ok.c'
source_filename = "optimized_no_rounds_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@flag = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@data = dso_local local_unnamed_addr global i32 0, align 4, !dbg !18
@sum = dso_local local_unnamed_addr global i32 0, align 4, !dbg !21
@total = dso_local local_unnamed_addr global i32 0, align 4, !dbg !23

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local noundef ptr @reader(ptr noundef readnone returned %unused) #0 !dbg !34 {
entry:
    #dbg_value(ptr %unused, !38, !DIExpression(), !47)
  %0 = load atomic i32, ptr @flag acquire, align 4, !dbg !48
    #dbg_value(i32 %0, !39, !DIExpression(), !47)
    #dbg_value(i32 0, !40, !DIExpression(), !47)
    #dbg_value(i32 0, !41, !DIExpression(), !49)
  %cmp15 = icmp sgt i32 %0, 0, !dbg !50
  %1 = load i32, ptr @data, align 4, !dbg !52
  %2 = mul i32 %0, %1, !dbg !52
  %s.0.lcssa = select i1 %cmp15, i32 %2, i32 0, !dbg !52
  store i32 %s.0.lcssa, ptr @sum, align 4, !dbg !53, !tbaa !54
  %3 = load atomic i32, ptr @flag acquire, align 4, !dbg !58
    #dbg_value(i32 %3, !43, !DIExpression(), !47)
    #dbg_value(i32 0, !44, !DIExpression(), !47)
    #dbg_value(i32 0, !45, !DIExpression(), !59)
  %4 = load i32, ptr @data, align 4, !dbg !60
  %.fr = freeze i32 %4
  %5 = mul i32 %3, %.fr, !dbg !60
  store i32 %5, ptr @total, align 4, !dbg !61, !tbaa !54
  ret ptr %unused, !dbg !62
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 !dbg !63 {
entry:
  %thread = alloca i64, align 8, !DIAssignID !72
    #dbg_assign(i1 undef, !67, !DIExpression(), !72, ptr %thread, !DIExpression(), !73)
  %other = alloca i64, align 8, !DIAssignID !74
    #dbg_assign(i1 undef, !71, !DIExpression(), !74, ptr %other, !DIExpression(), !73)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %thread) #4, !dbg !75
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %other) #4, !dbg !75
  %call = call i32 @pthread_create(ptr noundef nonnull %thread, ptr noundef null, ptr noundef nonnull @writer, ptr noundef null) #4, !dbg !76
  %call1 = call i32 @pthread_create(ptr noundef nonnull %other, ptr noundef null, ptr noundef nonnull @reader, ptr noundef null) #4, !dbg !77
  %0 = load i64, ptr %other, align 8, !dbg !78, !tbaa !79
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !81
  %1 = load i64, ptr %thread, align 8, !dbg !82, !tbaa !79
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !83
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %other) #4, !dbg !84
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %thread) #4, !dbg !84
  ret i32 0, !dbg !85
}

declare !dbg !86 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @writer(ptr nocapture readnone %unused) #0 !dbg !119 {
entry:
    #dbg_value(ptr poison, !121, !DIExpression(), !122)
  store i32 1, ptr @data, align 4, !dbg !123, !tbaa !54
  store atomic i32 1, ptr @flag release, align 4, !dbg !124
  ret ptr null, !dbg !125
}

declare !dbg !126 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 11, type: !25, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "optimized_no_rounds_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "bf5db403d6c34a46659b5559ce3bbe62")
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
!15 = !{!7, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0, !18, !21, !23}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 12, type: !20, isLocal: false, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 13, type: !20, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 14, type: !7, isLocal: false, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !26)
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!34 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 23, type: !35, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!16, !16}
!37 = !{!38, !39, !40, !41, !43, !44, !45}
!38 = !DILocalVariable(name: "unused", arg: 1, scope: !34, file: !3, line: 23, type: !16)
!39 = !DILocalVariable(name: "rounds", scope: !34, file: !3, line: 24, type: !20)
!40 = !DILocalVariable(name: "s", scope: !34, file: !3, line: 25, type: !20)
!41 = !DILocalVariable(name: "i", scope: !42, file: !3, line: 26, type: !20)
!42 = distinct !DILexicalBlock(scope: !34, file: !3, line: 26, column: 3)
!43 = !DILocalVariable(name: "n", scope: !34, file: !3, line: 28, type: !7)
!44 = !DILocalVariable(name: "t", scope: !34, file: !3, line: 28, type: !7)
!45 = !DILocalVariable(name: "i", scope: !46, file: !3, line: 29, type: !7)
!46 = distinct !DILexicalBlock(scope: !34, file: !3, line: 29, column: 3)
!47 = !DILocation(line: 0, scope: !34)
!48 = !DILocation(line: 24, column: 16, scope: !34)
!49 = !DILocation(line: 0, scope: !42)
!50 = !DILocation(line: 26, column: 21, scope: !51)
!51 = distinct !DILexicalBlock(scope: !42, file: !3, line: 26, column: 3)
!52 = !DILocation(line: 26, column: 3, scope: !42)
!53 = !DILocation(line: 27, column: 7, scope: !34)
!54 = !{!55, !55, i64 0}
!55 = !{!"int", !56, i64 0}
!56 = !{!"omnipotent char", !57, i64 0}
!57 = !{!"Simple C/C++ TBAA"}
!58 = !DILocation(line: 28, column: 26, scope: !34)
!59 = !DILocation(line: 0, scope: !46)
!60 = !DILocation(line: 29, column: 3, scope: !46)
!61 = !DILocation(line: 30, column: 9, scope: !34)
!62 = !DILocation(line: 31, column: 3, scope: !34)
!63 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !64, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !66)
!64 = !DISubroutineType(types: !65)
!65 = !{!20}
!66 = !{!67, !71}
!67 = !DILocalVariable(name: "thread", scope: !63, file: !3, line: 35, type: !68)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !69, line: 35, baseType: !70)
!69 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!70 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!71 = !DILocalVariable(name: "other", scope: !63, file: !3, line: 35, type: !68)
!72 = distinct !DIAssignID()
!73 = !DILocation(line: 0, scope: !63)
!74 = distinct !DIAssignID()
!75 = !DILocation(line: 35, column: 3, scope: !63)
!76 = !DILocation(line: 36, column: 3, scope: !63)
!77 = !DILocation(line: 37, column: 3, scope: !63)
!78 = !DILocation(line: 38, column: 16, scope: !63)
!79 = !{!80, !80, i64 0}
!80 = !{!"long", !56, i64 0}
!81 = !DILocation(line: 38, column: 3, scope: !63)
!82 = !DILocation(line: 39, column: 16, scope: !63)
!83 = !DILocation(line: 39, column: 3, scope: !63)
!84 = !DILocation(line: 41, column: 1, scope: !63)
!85 = !DILocation(line: 40, column: 3, scope: !63)
!86 = !DISubprogram(name: "pthread_create", scope: !87, file: !87, line: 53, type: !88, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!87 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!88 = !DISubroutineType(types: !89)
!89 = !{!20, !90, !92, !117, !118}
!90 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !91)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !93)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64)
!94 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !95)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !69, line: 106, baseType: !96)
!96 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !69, line: 91, size: 448, elements: !97)
!97 = !{!98, !110, !115}
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !96, file: !69, line: 100, baseType: !99, size: 320)
!99 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !96, file: !69, line: 92, size: 320, elements: !100)
!100 = !{!101, !102, !105, !106, !107, !108, !109}
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !99, file: !69, line: 93, baseType: !20, size: 32)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !99, file: !69, line: 94, baseType: !103, size: 64, offset: 64)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !104, line: 18, baseType: !70)
!104 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !99, file: !69, line: 95, baseType: !103, size: 64, offset: 128)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !99, file: !69, line: 96, baseType: !20, size: 32, offset: 192)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !99, file: !69, line: 97, baseType: !20, size: 32, offset: 224)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !99, file: !69, line: 98, baseType: !20, size: 32, offset: 256)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !99, file: !69, line: 99, baseType: !20, size: 32, offset: 288)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !96, file: !69, line: 101, baseType: !111, size: 448)
!111 = !DICompositeType(tag: DW_TAG_array_type, baseType: !112, size: 448, elements: !113)
!112 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!113 = !{!114}
!114 = !DISubrange(count: 56)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !96, file: !69, line: 102, baseType: !116, size: 64)
!116 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!118 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!119 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 16, type: !35, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !120)
!120 = !{!121}
!121 = !DILocalVariable(name: "unused", arg: 1, scope: !119, file: !3, line: 16, type: !16)
!122 = !DILocation(line: 0, scope: !119)
!123 = !DILocation(line: 18, column: 8, scope: !119)
!124 = !DILocation(line: 19, column: 3, scope: !119)
!125 = !DILocation(line: 20, column: 3, scope: !119)
!126 = !DISubprogram(name: "pthread_join", scope: !87, file: !87, line: 55, type: !127, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!127 = !DISubroutineType(types: !128)
!128 = !{!20, !68, !129}
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
