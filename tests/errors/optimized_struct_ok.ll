; ModuleID = 'optimized_struct_ok.c'
source_filename = "optimized_struct_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Pair = type { i32, i32 }

@data = dso_local local_unnamed_addr global %struct.Pair zeroinitializer, align 4, !dbg !0
@flag = internal unnamed_addr global i32 0, align 4, !dbg !18

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !34 {
entry:
  %thread = alloca i64, align 8, !DIAssignID !42
    #dbg_assign(i1 undef, !38, !DIExpression(), !42, ptr %thread, !DIExpression(), !43)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %thread) #5, !dbg !44
  %call = call i32 @pthread_create(ptr noundef nonnull %thread, ptr noundef null, ptr noundef nonnull @writer, ptr noundef null) #5, !dbg !45
    #dbg_value(i32 0, !46, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !51)
    #dbg_value(i32 0, !46, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !51)
  %0 = load atomic i32, ptr @flag acquire, align 4, !dbg !53
  %tobool.not.i = icmp eq i32 %0, 0, !dbg !53
  %mine.sroa.0.0.copyload.i = load i32, ptr @data, align 4, !dbg !55
  %mine.sroa.5.0.copyload.i = load i32, ptr getelementptr inbounds (i8, ptr @data, i64 4), align 4, !dbg !55
  %1 = shl nsw i32 %mine.sroa.0.0.copyload.i, 1, !dbg !55
    #dbg_value(i32 poison, !46, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !51)
    #dbg_value(i32 poison, !46, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !51)
  %2 = icmp eq i32 %1, %mine.sroa.5.0.copyload.i, !dbg !56
  %cmp.not.i = select i1 %tobool.not.i, i1 true, i1 %2, !dbg !56
  br i1 %cmp.not.i, label %reader.exit, label %if.then1.i, !dbg !58

if.then1.i:                                       ; preds = %entry
  call void @abort() #6, !dbg !59
  unreachable, !dbg !59

reader.exit:                                      ; preds = %entry
  %3 = load i64, ptr %thread, align 8, !dbg !60, !tbaa !61
  %call1 = call i32 @pthread_join(i64 noundef %3, ptr noundef null) #5, !dbg !65
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %thread) #5, !dbg !66
  ret i32 0, !dbg !67
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !68 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @writer(ptr nocapture readnone %unused) #3 !dbg !103 {
entry:
    #dbg_value(ptr poison, !105, !DIExpression(), !106)
  store i32 1, ptr @data, align 4, !dbg !107, !tbaa !108
  store i32 2, ptr getelementptr inbounds (i8, ptr @data, i64 4), align 4, !dbg !111, !tbaa !112
  store atomic i32 1, ptr @flag release, align 4, !dbg !113
  ret ptr null, !dbg !114
}

declare !dbg !115 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noreturn nounwind
declare !dbg !119 void @abort() local_unnamed_addr #4

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
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 14, type: !23, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "optimized_struct_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "e791cc969c8e330961ea97e3a8572496")
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
!19 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 13, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !3, line: 10, size: 64, elements: !24)
!24 = !{!25, !26}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !23, file: !3, line: 11, baseType: !22, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !23, file: !3, line: 11, baseType: !22, size: 32, offset: 32)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !35, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!22}
!37 = !{!38}
!38 = !DILocalVariable(name: "thread", scope: !34, file: !3, line: 31, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 35, baseType: !41)
!40 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = distinct !DIAssignID()
!43 = !DILocation(line: 0, scope: !34)
!44 = !DILocation(line: 31, column: 3, scope: !34)
!45 = !DILocation(line: 32, column: 3, scope: !34)
!46 = !DILocalVariable(name: "mine", scope: !47, file: !3, line: 25, type: !23)
!47 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 24, type: !48, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{null}
!50 = !{!46}
!51 = !DILocation(line: 0, scope: !47, inlinedAt: !52)
!52 = distinct !DILocation(line: 33, column: 3, scope: !34)
!53 = !DILocation(line: 26, column: 7, scope: !54, inlinedAt: !52)
!54 = distinct !DILexicalBlock(scope: !47, file: !3, line: 26, column: 7)
!55 = !DILocation(line: 26, column: 7, scope: !47, inlinedAt: !52)
!56 = !DILocation(line: 27, column: 18, scope: !57, inlinedAt: !52)
!57 = distinct !DILexicalBlock(scope: !47, file: !3, line: 27, column: 7)
!58 = !DILocation(line: 27, column: 7, scope: !47, inlinedAt: !52)
!59 = !DILocation(line: 27, column: 29, scope: !57, inlinedAt: !52)
!60 = !DILocation(line: 34, column: 16, scope: !34)
!61 = !{!62, !62, i64 0}
!62 = !{!"long", !63, i64 0}
!63 = !{!"omnipotent char", !64, i64 0}
!64 = !{!"Simple C/C++ TBAA"}
!65 = !DILocation(line: 34, column: 3, scope: !34)
!66 = !DILocation(line: 36, column: 1, scope: !34)
!67 = !DILocation(line: 35, column: 3, scope: !34)
!68 = !DISubprogram(name: "pthread_create", scope: !69, file: !69, line: 53, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!69 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!70 = !DISubroutineType(types: !71)
!71 = !{!22, !72, !74, !99, !102}
!72 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !73)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !75)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !77)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !40, line: 106, baseType: !78)
!78 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !40, line: 91, size: 448, elements: !79)
!79 = !{!80, !92, !97}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !78, file: !40, line: 100, baseType: !81, size: 320)
!81 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !78, file: !40, line: 92, size: 320, elements: !82)
!82 = !{!83, !84, !87, !88, !89, !90, !91}
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !81, file: !40, line: 93, baseType: !22, size: 32)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !81, file: !40, line: 94, baseType: !85, size: 64, offset: 64)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !86, line: 18, baseType: !41)
!86 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !81, file: !40, line: 95, baseType: !85, size: 64, offset: 128)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !81, file: !40, line: 96, baseType: !22, size: 32, offset: 192)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !81, file: !40, line: 97, baseType: !22, size: 32, offset: 224)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !81, file: !40, line: 98, baseType: !22, size: 32, offset: 256)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !81, file: !40, line: 99, baseType: !22, size: 32, offset: 288)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !78, file: !40, line: 101, baseType: !93, size: 448)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !94, size: 448, elements: !95)
!94 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!95 = !{!96}
!96 = !DISubrange(count: 56)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !78, file: !40, line: 102, baseType: !98, size: 64)
!98 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!100 = !DISubroutineType(types: !101)
!101 = !{!16, !16}
!102 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!103 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 16, type: !100, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !104)
!104 = !{!105}
!105 = !DILocalVariable(name: "unused", arg: 1, scope: !103, file: !3, line: 16, type: !16)
!106 = !DILocation(line: 0, scope: !103)
!107 = !DILocation(line: 18, column: 10, scope: !103)
!108 = !{!109, !110, i64 0}
!109 = !{!"Pair", !110, i64 0, !110, i64 4}
!110 = !{!"int", !63, i64 0}
!111 = !DILocation(line: 19, column: 10, scope: !103)
!112 = !{!109, !110, i64 4}
!113 = !DILocation(line: 20, column: 3, scope: !103)
!114 = !DILocation(line: 21, column: 3, scope: !103)
!115 = !DISubprogram(name: "pthread_join", scope: !69, file: !69, line: 55, type: !116, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!116 = !DISubroutineType(types: !117)
!117 = !{!22, !39, !118}
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!119 = !DISubprogram(name: "abort", scope: !120, file: !120, line: 32, type: !48, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!120 = !DIFile(filename: "../../libc-shim/include/stdlib.h", directory: ".", checksumkind: CSK_MD5, checksum: "231e9e25524d02336d40e4830a3317be")
