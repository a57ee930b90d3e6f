; ModuleID = 'field_of_whole.c'
source_filename = "field_of_whole.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pair = type { i32, i32 }

@is_there = internal unnamed_addr global i32 0, align 4, !dbg !0
@pair = internal unnamed_addr global %struct.pair zeroinitializer, align 8, !dbg !38
@.str = private unnamed_addr constant [11 x i8] c"first == 1\00", align 1, !dbg !16
@.str.1 = private unnamed_addr constant [17 x i8] c"field_of_whole.c\00", align 1, !dbg !22
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !27
@is_read = internal unnamed_addr global i32 0, align 4, !dbg !45
@was_read = internal unnamed_addr global i32 0, align 4, !dbg !49
@.str.2 = private unnamed_addr constant [10 x i8] c"!was_read\00", align 1, !dbg !33

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !58 {
entry:
  %writer = alloca i64, align 8, !DIAssignID !69
    #dbg_assign(i1 undef, !62, !DIExpression(), !69, ptr %writer, !DIExpression(), !70)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %writer) #5, !dbg !71
  %call = call i32 @pthread_create(ptr noundef nonnull %writer, ptr noundef null, ptr noundef nonnull @write_pair, ptr noundef null) #5, !dbg !72
  %0 = load atomic i32, ptr @is_there acquire, align 4, !dbg !73
  %tobool.not = icmp eq i32 %0, 0, !dbg !73
  br i1 %tobool.not, label %if.end, label %if.then, !dbg !74

if.then:                                          ; preds = %entry
  %1 = load i32, ptr @pair, align 4, !dbg !75, !tbaa !76
    #dbg_value(i32 %1, !66, !DIExpression(), !81)
  %cmp = icmp eq i32 %1, 1, !dbg !82
  br i1 %cmp, label %cond.end, label %cond.false, !dbg !82

cond.false:                                       ; preds = %if.then
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 31, ptr noundef nonnull @__func__.main) #6, !dbg !82
  unreachable, !dbg !82

cond.end:                                         ; preds = %if.then
  store atomic i32 1, ptr @is_read release, align 4, !dbg !83
  br label %if.end, !dbg !84

if.end:                                           ; preds = %cond.end, %entry
  %2 = load i64, ptr %writer, align 8, !dbg !85, !tbaa !86
  %call1 = call i32 @pthread_join(i64 noundef %2, ptr noundef null) #5, !dbg !88
  %3 = load i32, ptr @was_read, align 4, !dbg !89, !tbaa !90
  %tobool2.not = icmp eq i32 %3, 0, !dbg !89
  br i1 %tobool2.not, label %cond.end5, label %cond.false4, !dbg !89

cond.false4:                                      ; preds = %if.end
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 35, ptr noundef nonnull @__func__.main) #6, !dbg !89
  unreachable, !dbg !89

cond.end5:                                        ; preds = %if.end
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %writer) #5, !dbg !91
  ret i32 0, !dbg !92
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !93 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noundef ptr @write_pair(ptr noundef readnone returned %unused) #3 !dbg !129 {
entry:
    #dbg_assign(i1 undef, !132, !DIExpression(), !133, ptr poison, !DIExpression(), !134)
    #dbg_value(ptr %unused, !131, !DIExpression(), !134)
    #dbg_assign(i1 undef, !132, !DIExpression(), !135, ptr poison, !DIExpression(), !134)
  store i64 8589934593, ptr @pair, align 8, !dbg !136
  store atomic i32 1, ptr @is_there release, align 4, !dbg !137
  %0 = load atomic i32, ptr @is_read acquire, align 4, !dbg !138
  store i32 %0, ptr @was_read, align 4, !dbg !139, !tbaa !90
  ret ptr %unused, !dbg !140
}

; Function Attrs: noreturn
declare !dbg !141 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !146 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!51, !52, !53, !54, !55, !56, !57}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "is_there", scope: !2, file: !3, line: 15, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "field_of_whole.c", directory: ".", checksumkind: CSK_MD5, checksum: "c97273bcd87e373fd96797920693b9a6")
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
!15 = !{!16, !22, !27, !33, !38, !0, !45, !49}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 88, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 11)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 136, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 17)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 40, elements: !31)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!31 = !{!32}
!32 = !DISubrange(count: 5)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 80, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 10)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "pair", scope: !2, file: !3, line: 14, type: !40, isLocal: true, isDefinition: true)
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 10, size: 64, elements: !41)
!41 = !{!42, !44}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !40, file: !3, line: 11, baseType: !43, size: 32)
!43 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !40, file: !3, line: 11, baseType: !43, size: 32, offset: 32)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "is_read", scope: !2, file: !3, line: 15, type: !47, isLocal: true, isDefinition: true)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !48)
!48 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !43)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "was_read", scope: !2, file: !3, line: 16, type: !43, isLocal: true, isDefinition: true)
!51 = !{i32 7, !"Dwarf Version", i32 5}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 8, !"PIC Level", i32 2}
!55 = !{i32 7, !"PIE Level", i32 2}
!56 = !{i32 7, !"uwtable", i32 2}
!57 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!58 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !59, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !61)
!59 = !DISubroutineType(types: !60)
!60 = !{!43}
!61 = !{!62, !66}
!62 = !DILocalVariable(name: "writer", scope: !58, file: !3, line: 27, type: !63)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !64, line: 39, baseType: !65)
!64 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!65 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!66 = !DILocalVariable(name: "first", scope: !67, file: !3, line: 30, type: !43)
!67 = distinct !DILexicalBlock(scope: !68, file: !3, line: 29, column: 62)
!68 = distinct !DILexicalBlock(scope: !58, file: !3, line: 29, column: 7)
!69 = distinct !DIAssignID()
!70 = !DILocation(line: 0, scope: !58)
!71 = !DILocation(line: 27, column: 3, scope: !58)
!72 = !DILocation(line: 28, column: 3, scope: !58)
!73 = !DILocation(line: 29, column: 7, scope: !68)
!74 = !DILocation(line: 29, column: 7, scope: !58)
!75 = !DILocation(line: 30, column: 22, scope: !67)
!76 = !{!77, !78, i64 0}
!77 = !{!"pair", !78, i64 0, !78, i64 4}
!78 = !{!"int", !79, i64 0}
!79 = !{!"omnipotent char", !80, i64 0}
!80 = !{!"Simple C/C++ TBAA"}
!81 = !DILocation(line: 0, scope: !67)
!82 = !DILocation(line: 31, column: 5, scope: !67)
!83 = !DILocation(line: 32, column: 5, scope: !67)
!84 = !DILocation(line: 33, column: 3, scope: !67)
!85 = !DILocation(line: 34, column: 16, scope: !58)
!86 = !{!87, !87, i64 0}
!87 = !{!"long", !79, i64 0}
!88 = !DILocation(line: 34, column: 3, scope: !58)
!89 = !DILocation(line: 35, column: 3, scope: !58)
!90 = !{!78, !78, i64 0}
!91 = !DILocation(line: 37, column: 1, scope: !58)
!92 = !DILocation(line: 36, column: 3, scope: !58)
!93 = !DISubprogram(name: "pthread_create", scope: !94, file: !94, line: 56, type: !95, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!94 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "75f9e3a6fd4edaecf2f803e50b9972aa")
!95 = !DISubroutineType(types: !96)
!96 = !{!43, !97, !99, !125, !128}
!97 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !98)
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!99 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !100)
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !101, size: 64)
!101 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !102)
!102 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !64, line: 112, baseType: !103)
!103 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !64, line: 96, size: 448, elements: !104)
!104 = !{!105, !119, !123}
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !103, file: !64, line: 106, baseType: !106, size: 384)
!106 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !103, file: !64, line: 97, size: 384, elements: !107)
!107 = !{!108, !109, !112, !113, !114, !115, !116, !117}
!108 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !106, file: !64, line: 98, baseType: !43, size: 32)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !106, file: !64, line: 99, baseType: !110, size: 64, offset: 64)
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !111, line: 18, baseType: !65)
!111 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!112 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !106, file: !64, line: 100, baseType: !110, size: 64, offset: 128)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !106, file: !64, line: 101, baseType: !43, size: 32, offset: 192)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !106, file: !64, line: 102, baseType: !43, size: 32, offset: 224)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !106, file: !64, line: 103, baseType: !43, size: 32, offset: 256)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !106, file: !64, line: 104, baseType: !43, size: 32, offset: 288)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "__stack", scope: !106, file: !64, line: 105, baseType: !118, size: 64, offset: 320)
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !103, file: !64, line: 107, baseType: !120, size: 448)
!120 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 448, elements: !121)
!121 = !{!122}
!122 = !DISubrange(count: 56)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !103, file: !64, line: 108, baseType: !124, size: 64)
!124 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !126, size: 64)
!126 = !DISubroutineType(types: !127)
!127 = !{!118, !118}
!128 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !118)
!129 = distinct !DISubprogram(name: "write_pair", scope: !3, file: !3, line: 18, type: !126, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !130)
!130 = !{!131, !132}
!131 = !DILocalVariable(name: "unused", arg: 1, scope: !129, file: !3, line: 18, type: !118)
!132 = !DILocalVariable(name: "both", scope: !129, file: !3, line: 19, type: !40)
!133 = distinct !DIAssignID()
!134 = !DILocation(line: 0, scope: !129)
!135 = distinct !DIAssignID()
!136 = !DILocation(line: 20, column: 10, scope: !129)
!137 = !DILocation(line: 21, column: 3, scope: !129)
!138 = !DILocation(line: 22, column: 14, scope: !129)
!139 = !DILocation(line: 22, column: 12, scope: !129)
!140 = !DILocation(line: 23, column: 3, scope: !129)
!141 = !DISubprogram(name: "__assert_fail", scope: !142, file: !142, line: 9, type: !143, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!142 = !DIFile(filename: "../../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!143 = !DISubroutineType(types: !144)
!144 = !{null, !145, !145, !7, !145}
!145 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!146 = !DISubprogram(name: "pthread_join", scope: !94, file: !94, line: 58, type: !147, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!147 = !DISubroutineType(types: !148)
!148 = !{!43, !63, !149}
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !118, size: 64)
