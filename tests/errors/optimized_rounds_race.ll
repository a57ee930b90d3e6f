; ModuleID = 'optimized_rounds_race.c'
source_filename = "optimized_rounds_race.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@rounds = dso_local local_unnamed_addr global i32 2, align 4, !dbg !0
@data = dso_local local_unnamed_addr global i32 0, align 4, !dbg !23
@total = dso_local local_unnamed_addr global i32 0, align 4, !dbg !25
@flag = dso_local local_unnamed_addr global i32 0, align 4, !dbg !18

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local noundef ptr @reader(ptr noundef readnone returned %unused) #0 !dbg !36 {
entry:
    #dbg_value(ptr %unused, !40, !DIExpression(), !45)
  %0 = load atomic i32, ptr @rounds monotonic, align 4, !dbg !46
    #dbg_value(i32 %0, !41, !DIExpression(), !45)
    #dbg_value(i32 0, !42, !DIExpression(), !45)
    #dbg_value(i32 0, !43, !DIExpression(), !47)
  %1 = load i32, ptr @data, align 4, !dbg !48
  %.fr = freeze i32 %1
  %2 = mul i32 %0, %.fr, !dbg !48
  store i32 %2, ptr @total, align 4, !dbg !49, !tbaa !50
  ret ptr %unused, !dbg !54
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 !dbg !55 {
entry:
  %thread = alloca i64, align 8, !DIAssignID !64
    #dbg_assign(i1 undef, !59, !DIExpression(), !64, ptr %thread, !DIExpression(), !65)
  %other = alloca i64, align 8, !DIAssignID !66
    #dbg_assign(i1 undef, !63, !DIExpression(), !66, ptr %other, !DIExpression(), !65)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %thread) #4, !dbg !67
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %other) #4, !dbg !67
  %call = call i32 @pthread_create(ptr noundef nonnull %thread, ptr noundef null, ptr noundef nonnull @writer, ptr noundef null) #4, !dbg !68
  %call1 = call i32 @pthread_create(ptr noundef nonnull %other, ptr noundef null, ptr noundef nonnull @reader, ptr noundef null) #4, !dbg !69
  %0 = load i64, ptr %other, align 8, !dbg !70, !tbaa !71
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !73
  %1 = load i64, ptr %thread, align 8, !dbg !74, !tbaa !71
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !75
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %other) #4, !dbg !76
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %thread) #4, !dbg !76
  ret i32 0, !dbg !77
}

declare !dbg !78 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @writer(ptr nocapture readnone %unused) #0 !dbg !111 {
entry:
    #dbg_value(ptr poison, !113, !DIExpression(), !114)
  store i32 1, ptr @data, align 4, !dbg !115, !tbaa !50
  store atomic i32 1, ptr @flag release, align 4, !dbg !116
  ret ptr null, !dbg !117
}

declare !dbg !118 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "rounds", scope: !2, file: !3, line: 12, type: !27, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "optimized_rounds_race.c", directory: ".", checksumkind: CSK_MD5, checksum: "f8425ca70515396cd2a43721476b3864")
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
!17 = !{!0, !18, !23, !25}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 11, type: !22, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 13, type: !7, isLocal: false, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !6, line: 105, baseType: !28)
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!36 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 22, type: !37, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!16, !16}
!39 = !{!40, !41, !42, !43}
!40 = !DILocalVariable(name: "unused", arg: 1, scope: !36, file: !3, line: 22, type: !16)
!41 = !DILocalVariable(name: "n", scope: !36, file: !3, line: 23, type: !7)
!42 = !DILocalVariable(name: "t", scope: !36, file: !3, line: 23, type: !7)
!43 = !DILocalVariable(name: "i", scope: !44, file: !3, line: 24, type: !7)
!44 = distinct !DILexicalBlock(scope: !36, file: !3, line: 24, column: 3)
!45 = !DILocation(line: 0, scope: !36)
!46 = !DILocation(line: 23, column: 16, scope: !36)
!47 = !DILocation(line: 0, scope: !44)
!48 = !DILocation(line: 24, column: 3, scope: !44)
!49 = !DILocation(line: 25, column: 9, scope: !36)
!50 = !{!51, !51, i64 0}
!51 = !{!"int", !52, i64 0}
!52 = !{!"omnipotent char", !53, i64 0}
!53 = !{!"Simple C/C++ TBAA"}
!54 = !DILocation(line: 26, column: 3, scope: !36)
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !56, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!22}
!58 = !{!59, !63}
!59 = !DILocalVariable(name: "thread", scope: !55, file: !3, line: 30, type: !60)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !61, line: 35, baseType: !62)
!61 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!62 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!63 = !DILocalVariable(name: "other", scope: !55, file: !3, line: 30, type: !60)
!64 = distinct !DIAssignID()
!65 = !DILocation(line: 0, scope: !55)
!66 = distinct !DIAssignID()
!67 = !DILocation(line: 30, column: 3, scope: !55)
!68 = !DILocation(line: 31, column: 3, scope: !55)
!69 = !DILocation(line: 32, column: 3, scope: !55)
!70 = !DILocation(line: 33, column: 16, scope: !55)
!71 = !{!72, !72, i64 0}
!72 = !{!"long", !52, i64 0}
!73 = !DILocation(line: 33, column: 3, scope: !55)
!74 = !DILocation(line: 34, column: 16, scope: !55)
!75 = !DILocation(line: 34, column: 3, scope: !55)
!76 = !DILocation(line: 36, column: 1, scope: !55)
!77 = !DILocation(line: 35, column: 3, scope: !55)
!78 = !DISubprogram(name: "pthread_create", scope: !79, file: !79, line: 53, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!79 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!80 = !DISubroutineType(types: !81)
!81 = !{!22, !82, !84, !109, !110}
!82 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !83)
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!84 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !85)
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!86 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !87)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !61, line: 106, baseType: !88)
!88 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !61, line: 91, size: 448, elements: !89)
!89 = !{!90, !102, !107}
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !88, file: !61, line: 100, baseType: !91, size: 320)
!91 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !88, file: !61, line: 92, size: 320, elements: !92)
!92 = !{!93, !94, !97, !98, !99, !100, !101}
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !91, file: !61, line: 93, baseType: !22, size: 32)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !91, file: !61, line: 94, baseType: !95, size: 64, offset: 64)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !96, line: 18, baseType: !62)
!96 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !91, file: !61, line: 95, baseType: !95, size: 64, offset: 128)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !91, file: !61, line: 96, baseType: !22, size: 32, offset: 192)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !91, file: !61, line: 97, baseType: !22, size: 32, offset: 224)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !91, file: !61, line: 98, baseType: !22, size: 32, offset: 256)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !91, file: !61, line: 99, baseType: !22, size: 32, offset: 288)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !88, file: !61, line: 101, baseType: !103, size: 448)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !104, size: 448, elements: !105)
!104 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!105 = !{!106}
!106 = !DISubrange(count: 56)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !88, file: !61, line: 102, baseType: !108, size: 64)
!108 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!110 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!111 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 15, type: !37, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !112)
!112 = !{!113}
!113 = !DILocalVariable(name: "unused", arg: 1, scope: !111, file: !3, line: 15, type: !16)
!114 = !DILocation(line: 0, scope: !111)
!115 = !DILocation(line: 17, column: 8, scope: !111)
!116 = !DILocation(line: 18, column: 3, scope: !111)
!117 = !DILocation(line: 19, column: 3, scope: !111)
!118 = !DISubprogram(name: "pthread_join", scope: !79, file: !79, line: 55, type: !119, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!119 = !DISubroutineType(types: !120)
!120 = !{!22, !60, !121}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
