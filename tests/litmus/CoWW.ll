; ModuleID = 'CoWW.c'
source_filename = "CoWW.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !28 {
entry:
  %t0 = alloca i64, align 8, !DIAssignID !36
    #dbg_assign(i1 undef, !32, !DIExpression(), !36, ptr %t0, !DIExpression(), !37)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t0) #4, !dbg !38
  %call = call i32 @pthread_create(ptr noundef nonnull %t0, ptr noundef null, ptr noundef nonnull @p0, ptr noundef null) #4, !dbg !39
  %0 = load i64, ptr %t0, align 8, !dbg !40, !tbaa !41
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !45
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t0) #4, !dbg !46
  ret i32 0, !dbg !47
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !48 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @p0(ptr nocapture readnone %unused) #3 !dbg !83 {
entry:
    #dbg_value(ptr poison, !85, !DIExpression(), !86)
  store atomic i32 1, ptr @x monotonic, align 4, !dbg !87
  store atomic i32 2, ptr @x monotonic, align 4, !dbg !88
  ret ptr null, !dbg !89
}

declare !dbg !90 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "CoWW.c", directory: ".", checksumkind: CSK_MD5, checksum: "7aa0892bcfc8aa42ce7cd8a30d933197")
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
!17 = !{!0}
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!28 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !29, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!20}
!31 = !{!32}
!32 = !DILocalVariable(name: "t0", scope: !28, file: !3, line: 17, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 35, baseType: !35)
!34 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = distinct !DIAssignID()
!37 = !DILocation(line: 0, scope: !28)
!38 = !DILocation(line: 17, column: 3, scope: !28)
!39 = !DILocation(line: 18, column: 3, scope: !28)
!40 = !DILocation(line: 19, column: 16, scope: !28)
!41 = !{!42, !42, i64 0}
!42 = !{!"long", !43, i64 0}
!43 = !{!"omnipotent char", !44, i64 0}
!44 = !{!"Simple C/C++ TBAA"}
!45 = !DILocation(line: 19, column: 3, scope: !28)
!46 = !DILocation(line: 21, column: 1, scope: !28)
!47 = !DILocation(line: 20, column: 3, scope: !28)
!48 = !DISubprogram(name: "pthread_create", scope: !49, file: !49, line: 53, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!49 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!50 = !DISubroutineType(types: !51)
!51 = !{!20, !52, !54, !79, !82}
!52 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !53)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !55)
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !34, line: 106, baseType: !58)
!58 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !34, line: 91, size: 448, elements: !59)
!59 = !{!60, !72, !77}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !58, file: !34, line: 100, baseType: !61, size: 320)
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !58, file: !34, line: 92, size: 320, elements: !62)
!62 = !{!63, !64, !67, !68, !69, !70, !71}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !61, file: !34, line: 93, baseType: !20, size: 32)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !61, file: !34, line: 94, baseType: !65, size: 64, offset: 64)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !66, line: 18, baseType: !35)
!66 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !61, file: !34, line: 95, baseType: !65, size: 64, offset: 128)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !61, file: !34, line: 96, baseType: !20, size: 32, offset: 192)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !61, file: !34, line: 97, baseType: !20, size: 32, offset: 224)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !61, file: !34, line: 98, baseType: !20, size: 32, offset: 256)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !61, file: !34, line: 99, baseType: !20, size: 32, offset: 288)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !58, file: !34, line: 101, baseType: !73, size: 448)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !74, size: 448, elements: !75)
!74 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!75 = !{!76}
!76 = !DISubrange(count: 56)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !58, file: !34, line: 102, baseType: !78, size: 64)
!78 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!80 = !DISubroutineType(types: !81)
!81 = !{!16, !16}
!82 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!83 = distinct !DISubprogram(name: "p0", scope: !3, file: !3, line: 9, type: !80, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !84)
!84 = !{!85}
!85 = !DILocalVariable(name: "unused", arg: 1, scope: !83, file: !3, line: 9, type: !16)
!86 = !DILocation(line: 0, scope: !83)
!87 = !DILocation(line: 11, column: 3, scope: !83)
!88 = !DILocation(line: 12, column: 3, scope: !83)
!89 = !DILocation(line: 13, column: 3, scope: !83)
!90 = !DISubprogram(name: "pthread_join", scope: !49, file: !49, line: 55, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!91 = !DISubroutineType(types: !92)
!92 = !{!20, !33, !93}
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
