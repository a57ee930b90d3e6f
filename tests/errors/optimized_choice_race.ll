; ModuleID = 'optimized_choice_race.c'
source_filename = "optimized_choice_race.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@data = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@out = dso_local local_unnamed_addr global i32 0, align 4, !dbg !18
@flag = internal unnamed_addr global i32 0, align 4, !dbg !21

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !32 {
entry:
  %thread = alloca i64, align 8, !DIAssignID !40
    #dbg_assign(i1 undef, !36, !DIExpression(), !40, ptr %thread, !DIExpression(), !41)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %thread) #4, !dbg !42
  %call = call i32 @pthread_create(ptr noundef nonnull %thread, ptr noundef null, ptr noundef nonnull @writer, ptr noundef null) #4, !dbg !43
  %0 = load atomic i32, ptr @flag acquire, align 4, !dbg !44
  %tobool.not.i = icmp eq i32 %0, 0, !dbg !44
  %1 = load i32, ptr @data, align 4, !dbg !44
  %and.i = and i32 %1, 7, !dbg !44
  %cond.i = select i1 %tobool.not.i, i32 %and.i, i32 0, !dbg !44
  store i32 %cond.i, ptr @out, align 4, !dbg !49, !tbaa !50
  %2 = load i64, ptr %thread, align 8, !dbg !54, !tbaa !55
  %call1 = call i32 @pthread_join(i64 noundef %2, ptr noundef null) #4, !dbg !57
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %thread) #4, !dbg !58
  ret i32 0, !dbg !59
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !60 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @writer(ptr nocapture readnone %unused) #3 !dbg !95 {
entry:
    #dbg_value(ptr poison, !97, !DIExpression(), !98)
  store i32 1, ptr @data, align 4, !dbg !99, !tbaa !50
  store atomic i32 1, ptr @flag release, align 4, !dbg !100
  ret ptr null, !dbg !101
}

declare !dbg !102 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

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
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 11, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "optimized_choice_race.c", directory: ".", checksumkind: CSK_MD5, checksum: "28ea0aa95000a1bfc2f99a6e322a6082")
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
!17 = !{!0, !18, !21}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "out", scope: !2, file: !3, line: 12, type: !20, isLocal: false, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 10, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !33, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!20}
!35 = !{!36}
!36 = !DILocalVariable(name: "thread", scope: !32, file: !3, line: 26, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 35, baseType: !39)
!38 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = distinct !DIAssignID()
!41 = !DILocation(line: 0, scope: !32)
!42 = !DILocation(line: 26, column: 3, scope: !32)
!43 = !DILocation(line: 27, column: 3, scope: !32)
!44 = !DILocation(line: 22, column: 9, scope: !45, inlinedAt: !48)
!45 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 21, type: !46, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!46 = !DISubroutineType(types: !47)
!47 = !{null}
!48 = distinct !DILocation(line: 28, column: 3, scope: !32)
!49 = !DILocation(line: 22, column: 7, scope: !45, inlinedAt: !48)
!50 = !{!51, !51, i64 0}
!51 = !{!"int", !52, i64 0}
!52 = !{!"omnipotent char", !53, i64 0}
!53 = !{!"Simple C/C++ TBAA"}
!54 = !DILocation(line: 29, column: 16, scope: !32)
!55 = !{!56, !56, i64 0}
!56 = !{!"long", !52, i64 0}
!57 = !DILocation(line: 29, column: 3, scope: !32)
!58 = !DILocation(line: 31, column: 1, scope: !32)
!59 = !DILocation(line: 30, column: 3, scope: !32)
!60 = !DISubprogram(name: "pthread_create", scope: !61, file: !61, line: 53, type: !62, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!61 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!62 = !DISubroutineType(types: !63)
!63 = !{!20, !64, !66, !91, !94}
!64 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !65)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !67)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!68 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !69)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !38, line: 106, baseType: !70)
!70 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !38, line: 91, size: 448, elements: !71)
!71 = !{!72, !84, !89}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !70, file: !38, line: 100, baseType: !73, size: 320)
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !70, file: !38, line: 92, size: 320, elements: !74)
!74 = !{!75, !76, !79, !80, !81, !82, !83}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !73, file: !38, line: 93, baseType: !20, size: 32)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !73, file: !38, line: 94, baseType: !77, size: 64, offset: 64)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !78, line: 18, baseType: !39)
!78 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !73, file: !38, line: 95, baseType: !77, size: 64, offset: 128)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !73, file: !38, line: 96, baseType: !20, size: 32, offset: 192)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !73, file: !38, line: 97, baseType: !20, size: 32, offset: 224)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !73, file: !38, line: 98, baseType: !20, size: 32, offset: 256)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !73, file: !38, line: 99, baseType: !20, size: 32, offset: 288)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !70, file: !38, line: 101, baseType: !85, size: 448)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !86, size: 448, elements: !87)
!86 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!87 = !{!88}
!88 = !DISubrange(count: 56)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !70, file: !38, line: 102, baseType: !90, size: 64)
!90 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!92 = !DISubroutineType(types: !93)
!93 = !{!16, !16}
!94 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!95 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 14, type: !92, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !96)
!96 = !{!97}
!97 = !DILocalVariable(name: "unused", arg: 1, scope: !95, file: !3, line: 14, type: !16)
!98 = !DILocation(line: 0, scope: !95)
!99 = !DILocation(line: 16, column: 8, scope: !95)
!100 = !DILocation(line: 17, column: 3, scope: !95)
!101 = !DILocation(line: 18, column: 3, scope: !95)
!102 = !DISubprogram(name: "pthread_join", scope: !61, file: !61, line: 55, type: !103, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DISubroutineType(types: !104)
!104 = !{!20, !37, !105}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
