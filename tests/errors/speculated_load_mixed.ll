; ModuleID = 'speculated_load_mixed.c'
source_filename = "speculated_load_mixed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@flag = internal unnamed_addr global i32 0, align 4, !dbg !0
@data = internal unnamed_addr global i1 false, align 4, !dbg !25
@other = dso_local local_unnamed_addr global i32 0, align 4, !dbg !21

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !33 {
entry:
  %thread = alloca i64, align 8, !DIAssignID !41
    #dbg_assign(i1 undef, !37, !DIExpression(), !41, ptr %thread, !DIExpression(), !42)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %thread) #5, !dbg !43
  %call = call i32 @pthread_create(ptr noundef nonnull %thread, ptr noundef null, ptr noundef nonnull @writer, ptr noundef null) #5, !dbg !44
  %0 = load atomic i32, ptr @flag acquire, align 4, !dbg !45
  %cmp = icmp ne i32 %0, 1, !dbg !47
  %.b = load i1, ptr @data, align 4
  %or.cond.not = select i1 %cmp, i1 true, i1 %.b, !dbg !48
  br i1 %or.cond.not, label %if.end, label %if.then, !dbg !48

if.then:                                          ; preds = %entry
  call void @abort() #6, !dbg !49
  unreachable, !dbg !49

if.end:                                           ; preds = %entry
  store i32 2, ptr @other, align 4, !dbg !50, !tbaa !51
  %1 = load i64, ptr %thread, align 8, !dbg !55, !tbaa !56
  %call2 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #5, !dbg !58
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %thread) #5, !dbg !59
  ret i32 0, !dbg !60
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !61 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @writer(ptr nocapture readnone %unused) #3 !dbg !96 {
entry:
    #dbg_value(ptr poison, !98, !DIExpression(), !99)
  store i1 true, ptr @data, align 4, !dbg !100
  store atomic i32 1, ptr @flag release, align 4, !dbg !101
  store i32 1, ptr @other, align 4, !dbg !102, !tbaa !51
  ret ptr null, !dbg !103
}

; Function Attrs: noreturn nounwind
declare !dbg !104 void @abort() local_unnamed_addr #4

declare !dbg !108 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 10, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "speculated_load_mixed.c", directory: ".", checksumkind: CSK_MD5, checksum: "39e2a4372b31dfce2abe7bca05c27b25")
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
!19 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 11, type: !20, isLocal: true, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 12, type: !20, isLocal: false, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!25 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression(DW_OP_deref_size, 1, DW_OP_constu, 1, DW_OP_mul, DW_OP_constu, 0, DW_OP_plus, DW_OP_stack_value))
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !34, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!20}
!36 = !{!37}
!37 = !DILocalVariable(name: "thread", scope: !33, file: !3, line: 22, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 35, baseType: !40)
!39 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = distinct !DIAssignID()
!42 = !DILocation(line: 0, scope: !33)
!43 = !DILocation(line: 22, column: 3, scope: !33)
!44 = !DILocation(line: 23, column: 3, scope: !33)
!45 = !DILocation(line: 24, column: 7, scope: !46)
!46 = distinct !DILexicalBlock(scope: !33, file: !3, line: 24, column: 7)
!47 = !DILocation(line: 24, column: 57, scope: !46)
!48 = !DILocation(line: 24, column: 62, scope: !46)
!49 = !DILocation(line: 24, column: 76, scope: !46)
!50 = !DILocation(line: 25, column: 9, scope: !33)
!51 = !{!52, !52, i64 0}
!52 = !{!"int", !53, i64 0}
!53 = !{!"omnipotent char", !54, i64 0}
!54 = !{!"Simple C/C++ TBAA"}
!55 = !DILocation(line: 26, column: 16, scope: !33)
!56 = !{!57, !57, i64 0}
!57 = !{!"long", !53, i64 0}
!58 = !DILocation(line: 26, column: 3, scope: !33)
!59 = !DILocation(line: 28, column: 1, scope: !33)
!60 = !DILocation(line: 27, column: 3, scope: !33)
!61 = !DISubprogram(name: "pthread_create", scope: !62, file: !62, line: 53, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!62 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!63 = !DISubroutineType(types: !64)
!64 = !{!20, !65, !67, !92, !95}
!65 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !66)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !68)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !70)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !39, line: 106, baseType: !71)
!71 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !39, line: 91, size: 448, elements: !72)
!72 = !{!73, !85, !90}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !71, file: !39, line: 100, baseType: !74, size: 320)
!74 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !71, file: !39, line: 92, size: 320, elements: !75)
!75 = !{!76, !77, !80, !81, !82, !83, !84}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !74, file: !39, line: 93, baseType: !20, size: 32)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !74, file: !39, line: 94, baseType: !78, size: 64, offset: 64)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !79, line: 18, baseType: !40)
!79 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !74, file: !39, line: 95, baseType: !78, size: 64, offset: 128)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !74, file: !39, line: 96, baseType: !20, size: 32, offset: 192)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !74, file: !39, line: 97, baseType: !20, size: 32, offset: 224)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !74, file: !39, line: 98, baseType: !20, size: 32, offset: 256)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !74, file: !39, line: 99, baseType: !20, size: 32, offset: 288)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !71, file: !39, line: 101, baseType: !86, size: 448)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 448, elements: !88)
!87 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!88 = !{!89}
!89 = !DISubrange(count: 56)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !71, file: !39, line: 102, baseType: !91, size: 64)
!91 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!93 = !DISubroutineType(types: !94)
!94 = !{!16, !16}
!95 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!96 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 14, type: !93, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !97)
!97 = !{!98}
!98 = !DILocalVariable(name: "unused", arg: 1, scope: !96, file: !3, line: 14, type: !16)
!99 = !DILocation(line: 0, scope: !96)
!100 = !DILocation(line: 16, column: 8, scope: !96)
!101 = !DILocation(line: 17, column: 3, scope: !96)
!102 = !DILocation(line: 17, column: 64, scope: !96)
!103 = !DILocation(line: 18, column: 3, scope: !96)
!104 = !DISubprogram(name: "abort", scope: !105, file: !105, line: 32, type: !106, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!105 = !DIFile(filename: "../../libc-shim/include/stdlib.h", directory: ".", checksumkind: CSK_MD5, checksum: "231e9e25524d02336d40e4830a3317be")
!106 = !DISubroutineType(types: !107)
!107 = !{null}
!108 = !DISubprogram(name: "pthread_join", scope: !62, file: !62, line: 55, type: !109, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DISubroutineType(types: !110)
!110 = !{!20, !38, !111}
!111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
