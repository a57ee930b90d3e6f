; ModuleID = 'speculated_load_relaxed.c'
source_filename = "speculated_load_relaxed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@flag = internal unnamed_addr global i32 0, align 4, !dbg !0
@data = internal unnamed_addr global i1 false, align 4, !dbg !23

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !31 {
entry:
  %thread = alloca i64, align 8, !DIAssignID !39
    #dbg_assign(i1 undef, !35, !DIExpression(), !39, ptr %thread, !DIExpression(), !40)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %thread) #5, !dbg !41
  %call = call i32 @pthread_create(ptr noundef nonnull %thread, ptr noundef null, ptr noundef nonnull @writer, ptr noundef null) #5, !dbg !42
  %0 = load atomic i32, ptr @flag monotonic, align 4, !dbg !43
  %cmp = icmp ne i32 %0, 1, !dbg !45
  %.b = load i1, ptr @data, align 4
  %or.cond.not = select i1 %cmp, i1 true, i1 %.b, !dbg !46
  br i1 %or.cond.not, label %if.end, label %if.then, !dbg !46

if.then:                                          ; preds = %entry
  call void @abort() #6, !dbg !47
  unreachable, !dbg !47

if.end:                                           ; preds = %entry
  %1 = load i64, ptr %thread, align 8, !dbg !48, !tbaa !49
  %call2 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #5, !dbg !53
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %thread) #5, !dbg !54
  ret i32 0, !dbg !55
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !56 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @writer(ptr nocapture readnone %unused) #3 !dbg !91 {
entry:
    #dbg_value(ptr poison, !93, !DIExpression(), !94)
  store i1 true, ptr @data, align 4, !dbg !95
  store atomic i32 1, ptr @flag monotonic, align 4, !dbg !96
  ret ptr null, !dbg !97
}

; Function Attrs: noreturn nounwind
declare !dbg !98 void @abort() local_unnamed_addr #4

declare !dbg !102 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

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
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 11, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "speculated_load_relaxed.c", directory: ".", checksumkind: CSK_MD5, checksum: "aa726921d15e5290117017312f4c1188")
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
!19 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 12, type: !20, isLocal: true, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!23 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression(DW_OP_deref_size, 1, DW_OP_constu, 1, DW_OP_mul, DW_OP_constu, 0, DW_OP_plus, DW_OP_stack_value))
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 8, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !32, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!20}
!34 = !{!35}
!35 = !DILocalVariable(name: "thread", scope: !31, file: !3, line: 22, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 35, baseType: !38)
!37 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = distinct !DIAssignID()
!40 = !DILocation(line: 0, scope: !31)
!41 = !DILocation(line: 22, column: 3, scope: !31)
!42 = !DILocation(line: 23, column: 3, scope: !31)
!43 = !DILocation(line: 24, column: 7, scope: !44)
!44 = distinct !DILexicalBlock(scope: !31, file: !3, line: 24, column: 7)
!45 = !DILocation(line: 24, column: 57, scope: !44)
!46 = !DILocation(line: 24, column: 62, scope: !44)
!47 = !DILocation(line: 24, column: 76, scope: !44)
!48 = !DILocation(line: 25, column: 16, scope: !31)
!49 = !{!50, !50, i64 0}
!50 = !{!"long", !51, i64 0}
!51 = !{!"omnipotent char", !52, i64 0}
!52 = !{!"Simple C/C++ TBAA"}
!53 = !DILocation(line: 25, column: 3, scope: !31)
!54 = !DILocation(line: 27, column: 1, scope: !31)
!55 = !DILocation(line: 26, column: 3, scope: !31)
!56 = !DISubprogram(name: "pthread_create", scope: !57, file: !57, line: 53, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!57 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!58 = !DISubroutineType(types: !59)
!59 = !{!20, !60, !62, !87, !90}
!60 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !61)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !63)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !65)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !37, line: 106, baseType: !66)
!66 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !37, line: 91, size: 448, elements: !67)
!67 = !{!68, !80, !85}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !66, file: !37, line: 100, baseType: !69, size: 320)
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !66, file: !37, line: 92, size: 320, elements: !70)
!70 = !{!71, !72, !75, !76, !77, !78, !79}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !69, file: !37, line: 93, baseType: !20, size: 32)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !69, file: !37, line: 94, baseType: !73, size: 64, offset: 64)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !74, line: 18, baseType: !38)
!74 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !69, file: !37, line: 95, baseType: !73, size: 64, offset: 128)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !69, file: !37, line: 96, baseType: !20, size: 32, offset: 192)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !69, file: !37, line: 97, baseType: !20, size: 32, offset: 224)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !69, file: !37, line: 98, baseType: !20, size: 32, offset: 256)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !69, file: !37, line: 99, baseType: !20, size: 32, offset: 288)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !66, file: !37, line: 101, baseType: !81, size: 448)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 448, elements: !83)
!82 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!83 = !{!84}
!84 = !DISubrange(count: 56)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !66, file: !37, line: 102, baseType: !86, size: 64)
!86 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!88 = !DISubroutineType(types: !89)
!89 = !{!16, !16}
!90 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!91 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 14, type: !88, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !92)
!92 = !{!93}
!93 = !DILocalVariable(name: "unused", arg: 1, scope: !91, file: !3, line: 14, type: !16)
!94 = !DILocation(line: 0, scope: !91)
!95 = !DILocation(line: 16, column: 8, scope: !91)
!96 = !DILocation(line: 17, column: 3, scope: !91)
!97 = !DILocation(line: 18, column: 3, scope: !91)
!98 = !DISubprogram(name: "abort", scope: !99, file: !99, line: 32, type: !100, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!99 = !DIFile(filename: "../../libc-shim/include/stdlib.h", directory: ".", checksumkind: CSK_MD5, checksum: "231e9e25524d02336d40e4830a3317be")
!100 = !DISubroutineType(types: !101)
!101 = !{null}
!102 = !DISubprogram(name: "pthread_join", scope: !57, file: !57, line: 55, type: !103, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DISubroutineType(types: !104)
!104 = !{!20, !36, !105}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
