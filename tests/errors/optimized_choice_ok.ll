; ModuleID = 'optimized_choice_ok.c'
source_filename = "optimized_choice_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@data = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@chosen = dso_local local_unnamed_addr global i32 0, align 4, !dbg !18
@both = dso_local local_unnamed_addr global i32 0, align 4, !dbg !21
@flag = internal unnamed_addr global i32 0, align 4, !dbg !23

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !34 {
entry:
  %thread = alloca i64, align 8, !DIAssignID !42
    #dbg_assign(i1 undef, !38, !DIExpression(), !42, ptr %thread, !DIExpression(), !43)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %thread) #5, !dbg !44
  %call = call i32 @pthread_create(ptr noundef nonnull %thread, ptr noundef null, ptr noundef nonnull @writer, ptr noundef null) #5, !dbg !45
  %0 = load atomic i32, ptr @flag acquire, align 4, !dbg !46
  %tobool.not.i = icmp eq i32 %0, 0, !dbg !53
  %1 = load i32, ptr @data, align 4, !dbg !53
  %cond.i = select i1 %tobool.not.i, i32 0, i32 %1, !dbg !53
  store i32 %cond.i, ptr @chosen, align 4, !dbg !54, !tbaa !55
  %2 = load atomic i32, ptr @flag acquire, align 4, !dbg !59
  %tobool2.not.i = icmp eq i32 %2, 0, !dbg !62
  %3 = load i32, ptr @data, align 4, !dbg !63
  %sub.i = add nsw i32 %3, -3, !dbg !63
  %storemerge.i = select i1 %tobool2.not.i, i32 7, i32 %sub.i, !dbg !63
  store i32 %storemerge.i, ptr @both, align 4, !dbg !64, !tbaa !55
  %4 = load atomic i32, ptr @flag acquire, align 4, !dbg !65
  %tobool4.i = icmp ne i32 %4, 0, !dbg !68
  %5 = load i32, ptr @data, align 4
  %cmp.i = icmp ne i32 %5, 1
  %or.cond.i = select i1 %tobool4.i, i1 %cmp.i, i1 false, !dbg !69
  br i1 %or.cond.i, label %if.then5.i, label %reader.exit, !dbg !69

if.then5.i:                                       ; preds = %entry
  call void @abort() #6, !dbg !70
  unreachable, !dbg !70

reader.exit:                                      ; preds = %entry
  %6 = load i64, ptr %thread, align 8, !dbg !71, !tbaa !72
  %call1 = call i32 @pthread_join(i64 noundef %6, ptr noundef null) #5, !dbg !74
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %thread) #5, !dbg !75
  ret i32 0, !dbg !76
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !77 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @writer(ptr nocapture readnone %unused) #3 !dbg !112 {
entry:
    #dbg_value(ptr poison, !114, !DIExpression(), !115)
  store i32 1, ptr @data, align 4, !dbg !116, !tbaa !55
  store atomic i32 1, ptr @flag release, align 4, !dbg !117
  ret ptr null, !dbg !118
}

declare !dbg !119 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noreturn nounwind
declare !dbg !123 void @abort() local_unnamed_addr #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 12, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "optimized_choice_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "dd52a75ab86241ccb4399b4d3dde50d2")
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
!19 = distinct !DIGlobalVariable(name: "chosen", scope: !2, file: !3, line: 13, type: !20, isLocal: false, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "both", scope: !2, file: !3, line: 13, type: !20, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 11, type: !25, isLocal: true, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !26)
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !35, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!20}
!37 = !{!38}
!38 = !DILocalVariable(name: "thread", scope: !34, file: !3, line: 36, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 35, baseType: !41)
!40 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = distinct !DIAssignID()
!43 = !DILocation(line: 0, scope: !34)
!44 = !DILocation(line: 36, column: 3, scope: !34)
!45 = !DILocation(line: 37, column: 3, scope: !34)
!46 = !DILocation(line: 22, column: 32, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "seen", scope: !3, file: !3, line: 22, type: !35, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!48 = distinct !DILocation(line: 25, column: 12, scope: !49, inlinedAt: !52)
!49 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 24, type: !50, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!50 = !DISubroutineType(types: !51)
!51 = !{null}
!52 = distinct !DILocation(line: 38, column: 3, scope: !34)
!53 = !DILocation(line: 25, column: 12, scope: !49, inlinedAt: !52)
!54 = !DILocation(line: 25, column: 10, scope: !49, inlinedAt: !52)
!55 = !{!56, !56, i64 0}
!56 = !{!"int", !57, i64 0}
!57 = !{!"omnipotent char", !58, i64 0}
!58 = !{!"Simple C/C++ TBAA"}
!59 = !DILocation(line: 22, column: 32, scope: !47, inlinedAt: !60)
!60 = distinct !DILocation(line: 28, column: 7, scope: !61, inlinedAt: !52)
!61 = distinct !DILexicalBlock(scope: !49, file: !3, line: 28, column: 7)
!62 = !DILocation(line: 28, column: 7, scope: !61, inlinedAt: !52)
!63 = !DILocation(line: 28, column: 7, scope: !49, inlinedAt: !52)
!64 = !DILocation(line: 0, scope: !61, inlinedAt: !52)
!65 = !DILocation(line: 22, column: 32, scope: !47, inlinedAt: !66)
!66 = distinct !DILocation(line: 32, column: 7, scope: !67, inlinedAt: !52)
!67 = distinct !DILexicalBlock(scope: !49, file: !3, line: 32, column: 7)
!68 = !DILocation(line: 32, column: 7, scope: !67, inlinedAt: !52)
!69 = !DILocation(line: 32, column: 14, scope: !67, inlinedAt: !52)
!70 = !DILocation(line: 32, column: 28, scope: !67, inlinedAt: !52)
!71 = !DILocation(line: 39, column: 16, scope: !34)
!72 = !{!73, !73, i64 0}
!73 = !{!"long", !57, i64 0}
!74 = !DILocation(line: 39, column: 3, scope: !34)
!75 = !DILocation(line: 41, column: 1, scope: !34)
!76 = !DILocation(line: 40, column: 3, scope: !34)
!77 = !DISubprogram(name: "pthread_create", scope: !78, file: !78, line: 53, type: !79, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!78 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!79 = !DISubroutineType(types: !80)
!80 = !{!20, !81, !83, !108, !111}
!81 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !82)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !84)
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !86)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !40, line: 106, baseType: !87)
!87 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !40, line: 91, size: 448, elements: !88)
!88 = !{!89, !101, !106}
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !87, file: !40, line: 100, baseType: !90, size: 320)
!90 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !87, file: !40, line: 92, size: 320, elements: !91)
!91 = !{!92, !93, !96, !97, !98, !99, !100}
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !90, file: !40, line: 93, baseType: !20, size: 32)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !90, file: !40, line: 94, baseType: !94, size: 64, offset: 64)
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !95, line: 18, baseType: !41)
!95 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !90, file: !40, line: 95, baseType: !94, size: 64, offset: 128)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !90, file: !40, line: 96, baseType: !20, size: 32, offset: 192)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !90, file: !40, line: 97, baseType: !20, size: 32, offset: 224)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !90, file: !40, line: 98, baseType: !20, size: 32, offset: 256)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !90, file: !40, line: 99, baseType: !20, size: 32, offset: 288)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !87, file: !40, line: 101, baseType: !102, size: 448)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !103, size: 448, elements: !104)
!103 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!104 = !{!105}
!105 = !DISubrange(count: 56)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !87, file: !40, line: 102, baseType: !107, size: 64)
!107 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!109 = !DISubroutineType(types: !110)
!110 = !{!16, !16}
!111 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!112 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 15, type: !109, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !113)
!113 = !{!114}
!114 = !DILocalVariable(name: "unused", arg: 1, scope: !112, file: !3, line: 15, type: !16)
!115 = !DILocation(line: 0, scope: !112)
!116 = !DILocation(line: 17, column: 8, scope: !112)
!117 = !DILocation(line: 18, column: 3, scope: !112)
!118 = !DILocation(line: 19, column: 3, scope: !112)
!119 = !DISubprogram(name: "pthread_join", scope: !78, file: !78, line: 55, type: !120, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!120 = !DISubroutineType(types: !121)
!121 = !{!20, !39, !122}
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!123 = !DISubprogram(name: "abort", scope: !124, file: !124, line: 32, type: !50, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!124 = !DIFile(filename: "../../libc-shim/include/stdlib.h", directory: ".", checksumkind: CSK_MD5, checksum: "231e9e25524d02336d40e4830a3317be")
