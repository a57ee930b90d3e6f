; ModuleID = 'race_in_member.c'
source_filename = "race_in_member.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.queue = type { [2 x %struct.slot], i32, i8, %union.anon, [2 x [3 x i32]] }
%struct.slot = type { i32, double }
%union.anon = type { i32 }

@queue = internal global %struct.queue zeroinitializer, align 8, !dbg !0

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main() local_unnamed_addr #0 !dbg !63 {
entry:
  %thread = alloca i64, align 8, !DIAssignID !73
    #dbg_assign(i1 undef, !67, !DIExpression(), !73, ptr %thread, !DIExpression(), !74)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %thread) #4, !dbg !75
    #dbg_value(double 0.000000e+00, !71, !DIExpression(), !74)
  %call = call i32 @pthread_create(ptr noundef nonnull %thread, ptr noundef null, ptr noundef nonnull @producer, ptr noundef null) #4, !dbg !76
  store atomic i32 -1, ptr getelementptr inbounds (i8, ptr @queue, i64 32) monotonic, align 8, !dbg !77
  store atomic i8 1, ptr getelementptr inbounds (i8, ptr @queue, i64 36) monotonic, align 4, !dbg !78
  store i32 7, ptr getelementptr inbounds (i8, ptr @queue, i64 40), align 8, !dbg !79, !tbaa !80
  %0 = atomicrmw add ptr getelementptr inbounds (i8, ptr @queue, i64 64), i32 1 monotonic, align 4, !dbg !83
  %1 = load atomic i32, ptr getelementptr inbounds (i8, ptr @queue, i64 16) monotonic, align 8, !dbg !84
  %cmp = icmp eq i32 %1, 1, !dbg !85
    #dbg_value(i1 %cmp, !72, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !74)
  %2 = load volatile double, ptr getelementptr inbounds (i8, ptr @queue, i64 24), align 8, !dbg !86, !tbaa !87
    #dbg_value(double %2, !71, !DIExpression(), !74)
  %3 = load i64, ptr %thread, align 8, !dbg !89, !tbaa !90
  %call4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null) #4, !dbg !92
  %cmp5 = fcmp ogt double %2, 2.000000e+00, !dbg !93
  %4 = select i1 %cmp, i1 %cmp5, i1 false, !dbg !93
  %land.ext = zext i1 %4 to i32, !dbg !93
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %thread) #4, !dbg !94
  ret i32 %land.ext, !dbg !95
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !96 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @producer(ptr nocapture readnone %unused) #3 !dbg !130 {
entry:
    #dbg_value(ptr poison, !132, !DIExpression(), !133)
  store double 1.500000e+00, ptr getelementptr inbounds (i8, ptr @queue, i64 24), align 8, !dbg !134, !tbaa !135
  store atomic i32 1, ptr getelementptr inbounds (i8, ptr @queue, i64 16) monotonic, align 8, !dbg !137
  ret ptr null, !dbg !138
}

declare !dbg !139 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!56, !57, !58, !59, !60, !61, !62}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "queue", scope: !2, file: !3, line: 29, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !19, globals: !24, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "race_in_member.c", directory: ".", checksumkind: CSK_MD5, checksum: "ca49f4544c8fe822df40bd247c92b754")
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
!24 = !{!0}
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "queue", file: !3, line: 18, size: 576, elements: !26)
!26 = !{!27, !36, !39, !43, !50}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "slots", scope: !25, file: !3, line: 19, baseType: !28, size: 256)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 256, elements: !34)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "slot", file: !3, line: 13, size: 128, elements: !30)
!30 = !{!31, !33}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "state", scope: !29, file: !3, line: 14, baseType: !32, size: 32)
!32 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !15)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !29, file: !3, line: 15, baseType: !23, size: 64, offset: 64)
!34 = !{!35}
!35 = !DISubrange(count: 2)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !25, file: !3, line: 20, baseType: !37, size: 32, offset: 256)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !6, line: 105, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "is_closed", scope: !25, file: !3, line: 21, baseType: !40, size: 8, offset: 288)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 97, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !42)
!42 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!43 = !DIDerivedType(tag: DW_TAG_member, scope: !25, file: !3, line: 22, baseType: !44, size: 32, offset: 320)
!44 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !25, file: !3, line: 22, size: 32, elements: !45)
!45 = !{!46, !48}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !44, file: !3, line: 23, baseType: !47, size: 32)
!47 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "letter", scope: !44, file: !3, line: 24, baseType: !49, size: 8)
!49 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "counts", scope: !25, file: !3, line: 26, baseType: !51, size: 192, offset: 352)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 192, elements: !54)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !53)
!53 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !47)
!54 = !{!35, !55}
!55 = !DISubrange(count: 3)
!56 = !{i32 7, !"Dwarf Version", i32 5}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 8, !"PIC Level", i32 2}
!60 = !{i32 7, !"PIE Level", i32 2}
!61 = !{i32 7, !"uwtable", i32 2}
!62 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!63 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !64, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !66)
!64 = !DISubroutineType(types: !65)
!65 = !{!47}
!66 = !{!67, !71, !72}
!67 = !DILocalVariable(name: "thread", scope: !63, file: !3, line: 39, type: !68)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !69, line: 35, baseType: !70)
!69 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!70 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!71 = !DILocalVariable(name: "value", scope: !63, file: !3, line: 40, type: !23)
!72 = !DILocalVariable(name: "is_full", scope: !63, file: !3, line: 46, type: !42)
!73 = distinct !DIAssignID()
!74 = !DILocation(line: 0, scope: !63)
!75 = !DILocation(line: 39, column: 3, scope: !63)
!76 = !DILocation(line: 41, column: 3, scope: !63)
!77 = !DILocation(line: 42, column: 3, scope: !63)
!78 = !DILocation(line: 43, column: 3, scope: !63)
!79 = !DILocation(line: 44, column: 16, scope: !63)
!80 = !{!81, !81, i64 0}
!81 = !{!"omnipotent char", !82, i64 0}
!82 = !{!"Simple C/C++ TBAA"}
!83 = !DILocation(line: 45, column: 3, scope: !63)
!84 = !DILocation(line: 46, column: 18, scope: !63)
!85 = !DILocation(line: 46, column: 84, scope: !63)
!86 = !DILocation(line: 47, column: 11, scope: !63)
!87 = !{!88, !88, i64 0}
!88 = !{!"double", !81, i64 0}
!89 = !DILocation(line: 48, column: 16, scope: !63)
!90 = !{!91, !91, i64 0}
!91 = !{!"long", !81, i64 0}
!92 = !DILocation(line: 48, column: 3, scope: !63)
!93 = !DILocation(line: 49, column: 18, scope: !63)
!94 = !DILocation(line: 50, column: 1, scope: !63)
!95 = !DILocation(line: 49, column: 3, scope: !63)
!96 = !DISubprogram(name: "pthread_create", scope: !97, file: !97, line: 53, type: !98, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!97 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!98 = !DISubroutineType(types: !99)
!99 = !{!47, !100, !102, !126, !129}
!100 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !101)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !103)
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !105)
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !69, line: 107, baseType: !106)
!106 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !69, line: 92, size: 448, elements: !107)
!107 = !{!108, !120, !124}
!108 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !106, file: !69, line: 101, baseType: !109, size: 320)
!109 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !106, file: !69, line: 93, size: 320, elements: !110)
!110 = !{!111, !112, !115, !116, !117, !118, !119}
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !109, file: !69, line: 94, baseType: !47, size: 32)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !109, file: !69, line: 95, baseType: !113, size: 64, offset: 64)
!113 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !114, line: 18, baseType: !70)
!114 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!115 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !109, file: !69, line: 96, baseType: !113, size: 64, offset: 128)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !109, file: !69, line: 97, baseType: !47, size: 32, offset: 192)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !109, file: !69, line: 98, baseType: !47, size: 32, offset: 224)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !109, file: !69, line: 99, baseType: !47, size: 32, offset: 256)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !109, file: !69, line: 100, baseType: !47, size: 32, offset: 288)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !106, file: !69, line: 102, baseType: !121, size: 448)
!121 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 448, elements: !122)
!122 = !{!123}
!123 = !DISubrange(count: 56)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !106, file: !69, line: 103, baseType: !125, size: 64)
!125 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!127 = !DISubroutineType(types: !128)
!128 = !{!20, !20}
!129 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !20)
!130 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 31, type: !127, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !131)
!131 = !{!132}
!132 = !DILocalVariable(name: "unused", arg: 1, scope: !130, file: !3, line: 31, type: !20)
!133 = !DILocation(line: 0, scope: !130)
!134 = !DILocation(line: 33, column: 24, scope: !130)
!135 = !{!136, !88, i64 8}
!136 = !{!"slot", !81, i64 0, !88, i64 8}
!137 = !DILocation(line: 34, column: 3, scope: !130)
!138 = !DILocation(line: 35, column: 3, scope: !130)
!139 = !DISubprogram(name: "pthread_join", scope: !97, file: !97, line: 55, type: !140, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!140 = !DISubroutineType(types: !141)
!141 = !{!47, !68, !142}
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
