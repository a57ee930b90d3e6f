; ModuleID = 'optimized_condition_race.c'
source_filename = "optimized_condition_race.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@data = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@other = dso_local local_unnamed_addr global i32 0, align 4, !dbg !18
@out = dso_local local_unnamed_addr global i32 0, align 4, !dbg !21

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !34 {
entry:
  %thread = alloca i64, align 8, !DIAssignID !42
    #dbg_assign(i1 undef, !38, !DIExpression(), !42, ptr %thread, !DIExpression(), !43)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %thread) #4, !dbg !44
  %call = call i32 @pthread_create(ptr noundef nonnull %thread, ptr noundef null, ptr noundef nonnull @writer, ptr noundef null) #4, !dbg !45
  %0 = load i32, ptr @other, align 4, !dbg !46, !tbaa !53
    #dbg_value(i32 %0, !51, !DIExpression(), !57)
  %1 = load i32, ptr @data, align 4, !dbg !58, !tbaa !53
  %tobool.not.i = icmp eq i32 %1, 0, !dbg !58
  %cond.i = select i1 %tobool.not.i, i32 4, i32 %0, !dbg !58
  store i32 %cond.i, ptr @out, align 4, !dbg !59, !tbaa !53
  %2 = load i64, ptr %thread, align 8, !dbg !60, !tbaa !61
  %call1 = call i32 @pthread_join(i64 noundef %2, ptr noundef null) #4, !dbg !63
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %thread) #4, !dbg !64
  ret i32 0, !dbg !65
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !66 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @writer(ptr nocapture readnone %unused) #3 !dbg !101 {
entry:
    #dbg_value(ptr poison, !103, !DIExpression(), !104)
  store i32 1, ptr @data, align 4, !dbg !105, !tbaa !53
  ret ptr null, !dbg !106
}

declare !dbg !107 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 11, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "optimized_condition_race.c", directory: ".", checksumkind: CSK_MD5, checksum: "c10f470fe331a556142539f19e2061b0")
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
!17 = !{!0, !18, !21, !23}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 12, type: !20, isLocal: false, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "out", scope: !2, file: !3, line: 12, type: !20, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 10, type: !25, isLocal: true, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !26)
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !35, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!20}
!37 = !{!38}
!38 = !DILocalVariable(name: "thread", scope: !34, file: !3, line: 27, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 35, baseType: !41)
!40 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = distinct !DIAssignID()
!43 = !DILocation(line: 0, scope: !34)
!44 = !DILocation(line: 27, column: 3, scope: !34)
!45 = !DILocation(line: 28, column: 3, scope: !34)
!46 = !DILocation(line: 22, column: 14, scope: !47, inlinedAt: !52)
!47 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 21, type: !48, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{null}
!50 = !{!51}
!51 = !DILocalVariable(name: "mine", scope: !47, file: !3, line: 22, type: !20)
!52 = distinct !DILocation(line: 29, column: 3, scope: !34)
!53 = !{!54, !54, i64 0}
!54 = !{!"int", !55, i64 0}
!55 = !{!"omnipotent char", !56, i64 0}
!56 = !{!"Simple C/C++ TBAA"}
!57 = !DILocation(line: 0, scope: !47, inlinedAt: !52)
!58 = !DILocation(line: 23, column: 9, scope: !47, inlinedAt: !52)
!59 = !DILocation(line: 23, column: 7, scope: !47, inlinedAt: !52)
!60 = !DILocation(line: 30, column: 16, scope: !34)
!61 = !{!62, !62, i64 0}
!62 = !{!"long", !55, i64 0}
!63 = !DILocation(line: 30, column: 3, scope: !34)
!64 = !DILocation(line: 32, column: 1, scope: !34)
!65 = !DILocation(line: 31, column: 3, scope: !34)
!66 = !DISubprogram(name: "pthread_create", scope: !67, file: !67, line: 53, type: !68, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!67 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!68 = !DISubroutineType(types: !69)
!69 = !{!20, !70, !72, !97, !100}
!70 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !71)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !73)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !75)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !40, line: 106, baseType: !76)
!76 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !40, line: 91, size: 448, elements: !77)
!77 = !{!78, !90, !95}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !76, file: !40, line: 100, baseType: !79, size: 320)
!79 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !76, file: !40, line: 92, size: 320, elements: !80)
!80 = !{!81, !82, !85, !86, !87, !88, !89}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !79, file: !40, line: 93, baseType: !20, size: 32)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !79, file: !40, line: 94, baseType: !83, size: 64, offset: 64)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !84, line: 18, baseType: !41)
!84 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !79, file: !40, line: 95, baseType: !83, size: 64, offset: 128)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !79, file: !40, line: 96, baseType: !20, size: 32, offset: 192)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !79, file: !40, line: 97, baseType: !20, size: 32, offset: 224)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !79, file: !40, line: 98, baseType: !20, size: 32, offset: 256)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !79, file: !40, line: 99, baseType: !20, size: 32, offset: 288)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !76, file: !40, line: 101, baseType: !91, size: 448)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !92, size: 448, elements: !93)
!92 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!93 = !{!94}
!94 = !DISubrange(count: 56)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !76, file: !40, line: 102, baseType: !96, size: 64)
!96 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!98 = !DISubroutineType(types: !99)
!99 = !{!16, !16}
!100 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!101 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 14, type: !98, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !102)
!102 = !{!103}
!103 = !DILocalVariable(name: "unused", arg: 1, scope: !101, file: !3, line: 14, type: !16)
!104 = !DILocation(line: 0, scope: !101)
!105 = !DILocation(line: 16, column: 8, scope: !101)
!106 = !DILocation(line: 18, column: 3, scope: !101)
!107 = !DISubprogram(name: "pthread_join", scope: !67, file: !67, line: 55, type: !108, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!108 = !DISubroutineType(types: !109)
!109 = !{!20, !39, !110}
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
