; ModuleID = 'race_in_member.c'
source_filename = "race_in_member.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.queue = type { [2 x %struct.slot], i32, i8, %union.anon, [2 x [3 x i32]] }
%struct.slot = type { i32, double }
%union.anon = type { i32 }

@queue = internal global %struct.queue zeroinitializer, align 8, !dbg !0
@where = dso_local local_unnamed_addr global ptr null, align 8, !dbg !25

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main() local_unnamed_addr #0 !dbg !67 {
entry:
  %thread = alloca i64, align 8, !DIAssignID !77
    #dbg_assign(i1 undef, !71, !DIExpression(), !77, ptr %thread, !DIExpression(), !78)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %thread) #4, !dbg !79
    #dbg_value(double 0.000000e+00, !75, !DIExpression(), !78)
  %call = call i32 @pthread_create(ptr noundef nonnull %thread, ptr noundef null, ptr noundef nonnull @producer, ptr noundef null) #4, !dbg !80
  store atomic i32 -1, ptr getelementptr inbounds (i8, ptr @queue, i64 32) monotonic, align 8, !dbg !81
  store atomic i64 ptrtoint (ptr getelementptr inbounds (i8, ptr @queue, i64 32) to i64), ptr @where monotonic, align 8, !dbg !82
  store atomic i8 1, ptr getelementptr inbounds (i8, ptr @queue, i64 36) monotonic, align 4, !dbg !83
  store i32 7, ptr getelementptr inbounds (i8, ptr @queue, i64 40), align 8, !dbg !84, !tbaa !85
  %0 = atomicrmw add ptr getelementptr inbounds (i8, ptr @queue, i64 64), i32 1 monotonic, align 4, !dbg !88
  %1 = load atomic i32, ptr getelementptr inbounds (i8, ptr @queue, i64 16) monotonic, align 8, !dbg !89
  %cmp = icmp eq i32 %1, 1, !dbg !90
    #dbg_value(i1 %cmp, !76, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !78)
  %2 = load volatile double, ptr getelementptr inbounds (i8, ptr @queue, i64 24), align 8, !dbg !91, !tbaa !92
    #dbg_value(double %2, !75, !DIExpression(), !78)
  %3 = load i64, ptr %thread, align 8, !dbg !94, !tbaa !95
  %call5 = call i32 @pthread_join(i64 noundef %3, ptr noundef null) #4, !dbg !97
  %cmp6 = fcmp ogt double %2, 2.000000e+00, !dbg !98
  %4 = select i1 %cmp, i1 %cmp6, i1 false, !dbg !98
  %land.ext = zext i1 %4 to i32, !dbg !98
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %thread) #4, !dbg !99
  ret i32 %land.ext, !dbg !100
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !101 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @producer(ptr nocapture readnone %unused) #3 !dbg !135 {
entry:
    #dbg_value(ptr poison, !137, !DIExpression(), !138)
  store double 1.500000e+00, ptr getelementptr inbounds (i8, ptr @queue, i64 24), align 8, !dbg !139, !tbaa !140
  store atomic i32 1, ptr getelementptr inbounds (i8, ptr @queue, i64 16) monotonic, align 8, !dbg !142
  ret ptr null, !dbg !143
}

declare !dbg !144 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!60, !61, !62, !63, !64, !65, !66}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "queue", scope: !2, file: !3, line: 29, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !19, globals: !24, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "race_in_member.c", directory: ".", checksumkind: CSK_MD5, checksum: "6986acfc030ccd7b23b2481442cd9e9f")
!4 = !{!5, !15}
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
!15 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "state", file: !3, line: 11, baseType: !7, size: 32, elements: !16)
!16 = !{!17, !18}
!17 = !DIEnumerator(name: "EMPTY", value: 0)
!18 = !DIEnumerator(name: "FULL", value: 1)
!19 = !{!20, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !23)
!23 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!24 = !{!0, !25}
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "where", scope: !2, file: !3, line: 30, type: !27, isLocal: false, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !28)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !6, line: 105, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "queue", file: !3, line: 18, size: 576, elements: !32)
!32 = !{!33, !42, !43, !47, !54}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "slots", scope: !31, file: !3, line: 19, baseType: !34, size: 256)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 256, elements: !40)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "slot", file: !3, line: 13, size: 128, elements: !36)
!36 = !{!37, !39}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "state", scope: !35, file: !3, line: 14, baseType: !38, size: 32)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !15)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !35, file: !3, line: 15, baseType: !23, size: 64, offset: 64)
!40 = !{!41}
!41 = !DISubrange(count: 2)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !31, file: !3, line: 20, baseType: !29, size: 32, offset: 256)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "is_closed", scope: !31, file: !3, line: 21, baseType: !44, size: 8, offset: 288)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 97, baseType: !45)
!45 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !46)
!46 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!47 = !DIDerivedType(tag: DW_TAG_member, scope: !31, file: !3, line: 22, baseType: !48, size: 32, offset: 320)
!48 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !31, file: !3, line: 22, size: 32, elements: !49)
!49 = !{!50, !52}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !48, file: !3, line: 23, baseType: !51, size: 32)
!51 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "letter", scope: !48, file: !3, line: 24, baseType: !53, size: 8)
!53 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "counts", scope: !31, file: !3, line: 26, baseType: !55, size: 192, offset: 352)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 192, elements: !58)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !57)
!57 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !51)
!58 = !{!41, !59}
!59 = !DISubrange(count: 3)
!60 = !{i32 7, !"Dwarf Version", i32 5}
!61 = !{i32 2, !"Debug Info Version", i32 3}
!62 = !{i32 1, !"wchar_size", i32 4}
!63 = !{i32 8, !"PIC Level", i32 2}
!64 = !{i32 7, !"PIE Level", i32 2}
!65 = !{i32 7, !"uwtable", i32 2}
!66 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!67 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !68, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !70)
!68 = !DISubroutineType(types: !69)
!69 = !{!51}
!70 = !{!71, !75, !76}
!71 = !DILocalVariable(name: "thread", scope: !67, file: !3, line: 40, type: !72)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !73, line: 35, baseType: !74)
!73 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!74 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!75 = !DILocalVariable(name: "value", scope: !67, file: !3, line: 41, type: !23)
!76 = !DILocalVariable(name: "is_full", scope: !67, file: !3, line: 48, type: !46)
!77 = distinct !DIAssignID()
!78 = !DILocation(line: 0, scope: !67)
!79 = !DILocation(line: 40, column: 3, scope: !67)
!80 = !DILocation(line: 42, column: 3, scope: !67)
!81 = !DILocation(line: 43, column: 3, scope: !67)
!82 = !DILocation(line: 44, column: 3, scope: !67)
!83 = !DILocation(line: 45, column: 3, scope: !67)
!84 = !DILocation(line: 46, column: 16, scope: !67)
!85 = !{!86, !86, i64 0}
!86 = !{!"omnipotent char", !87, i64 0}
!87 = !{!"Simple C/C++ TBAA"}
!88 = !DILocation(line: 47, column: 3, scope: !67)
!89 = !DILocation(line: 48, column: 18, scope: !67)
!90 = !DILocation(line: 48, column: 84, scope: !67)
!91 = !DILocation(line: 49, column: 11, scope: !67)
!92 = !{!93, !93, i64 0}
!93 = !{!"double", !86, i64 0}
!94 = !DILocation(line: 50, column: 16, scope: !67)
!95 = !{!96, !96, i64 0}
!96 = !{!"long", !86, i64 0}
!97 = !DILocation(line: 50, column: 3, scope: !67)
!98 = !DILocation(line: 51, column: 18, scope: !67)
!99 = !DILocation(line: 52, column: 1, scope: !67)
!100 = !DILocation(line: 51, column: 3, scope: !67)
!101 = !DISubprogram(name: "pthread_create", scope: !102, file: !102, line: 53, type: !103, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!102 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!103 = !DISubroutineType(types: !104)
!104 = !{!51, !105, !107, !131, !134}
!105 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !106)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !108)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !110)
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !73, line: 107, baseType: !111)
!111 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !73, line: 92, size: 448, elements: !112)
!112 = !{!113, !125, !129}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !111, file: !73, line: 101, baseType: !114, size: 320)
!114 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !111, file: !73, line: 93, size: 320, elements: !115)
!115 = !{!116, !117, !120, !121, !122, !123, !124}
!116 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !114, file: !73, line: 94, baseType: !51, size: 32)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !114, file: !73, line: 95, baseType: !118, size: 64, offset: 64)
!118 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !119, line: 18, baseType: !74)
!119 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!120 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !114, file: !73, line: 96, baseType: !118, size: 64, offset: 128)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !114, file: !73, line: 97, baseType: !51, size: 32, offset: 192)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !114, file: !73, line: 98, baseType: !51, size: 32, offset: 224)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !114, file: !73, line: 99, baseType: !51, size: 32, offset: 256)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !114, file: !73, line: 100, baseType: !51, size: 32, offset: 288)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !111, file: !73, line: 102, baseType: !126, size: 448)
!126 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 448, elements: !127)
!127 = !{!128}
!128 = !DISubrange(count: 56)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !111, file: !73, line: 103, baseType: !130, size: 64)
!130 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !132, size: 64)
!132 = !DISubroutineType(types: !133)
!133 = !{!20, !20}
!134 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !20)
!135 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 32, type: !132, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !136)
!136 = !{!137}
!137 = !DILocalVariable(name: "unused", arg: 1, scope: !135, file: !3, line: 32, type: !20)
!138 = !DILocation(line: 0, scope: !135)
!139 = !DILocation(line: 34, column: 24, scope: !135)
!140 = !{!141, !93, i64 8}
!141 = !{!"slot", !86, i64 0, !93, i64 8}
!142 = !DILocation(line: 35, column: 3, scope: !135)
!143 = !DILocation(line: 36, column: 3, scope: !135)
!144 = !DISubprogram(name: "pthread_join", scope: !102, file: !102, line: 55, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = !DISubroutineType(types: !146)
!146 = !{!51, !72, !147}
!147 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
