; ModuleID = 'optional_ok.c'
source_filename = "optional_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@is_taken = internal global i32 0, align 4, !dbg !0
@inside = internal global i32 0, align 4, !dbg !32
@.str = private unnamed_addr constant [14 x i8] c"inside++ == 0\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [14 x i8] c"optional_ok.c\00", align 1, !dbg !24
@__func__.worker = private unnamed_addr constant [7 x i8] c"worker\00", align 1, !dbg !26

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !44 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [2 x i64], align 16
  %i = alloca i32, align 4
  %i1 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !48, !DIExpression(), !55)
    #dbg_declare(ptr %i, !56, !DIExpression(), !58)
  store i32 0, ptr %i, align 4, !dbg !58
  br label %for.cond, !dbg !59

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !60
  %cmp = icmp slt i32 %0, 2, !dbg !62
  br i1 %cmp, label %for.body, label %for.end, !dbg !63

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !64
  %idxprom = sext i32 %1 to i64, !dbg !65
  %arrayidx = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !65
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !66
  br label %for.inc, !dbg !66

for.inc:                                          ; preds = %for.body
  %2 = load i32, ptr %i, align 4, !dbg !67
  %inc = add nsw i32 %2, 1, !dbg !67
  store i32 %inc, ptr %i, align 4, !dbg !67
  br label %for.cond, !dbg !68, !llvm.loop !69

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i1, !72, !DIExpression(), !74)
  store i32 0, ptr %i1, align 4, !dbg !74
  br label %for.cond2, !dbg !75

for.cond2:                                        ; preds = %for.inc8, %for.end
  %3 = load i32, ptr %i1, align 4, !dbg !76
  %cmp3 = icmp slt i32 %3, 2, !dbg !78
  br i1 %cmp3, label %for.body4, label %for.end10, !dbg !79

for.body4:                                        ; preds = %for.cond2
  %4 = load i32, ptr %i1, align 4, !dbg !80
  %idxprom5 = sext i32 %4 to i64, !dbg !81
  %arrayidx6 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %idxprom5, !dbg !81
  %5 = load i64, ptr %arrayidx6, align 8, !dbg !81
  %call7 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !82
  br label %for.inc8, !dbg !82

for.inc8:                                         ; preds = %for.body4
  %6 = load i32, ptr %i1, align 4, !dbg !83
  %inc9 = add nsw i32 %6, 1, !dbg !83
  store i32 %inc9, ptr %i1, align 4, !dbg !83
  br label %for.cond2, !dbg !84, !llvm.loop !85

for.end10:                                        ; preds = %for.cond2
  ret i32 0, !dbg !87
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !88 {
entry:
  %unused.addr = alloca ptr, align 8
  %is_free = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp3 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !91, !DIExpression(), !92)
  br label %for.cond, !dbg !93

for.cond:                                         ; preds = %if.end2, %entry
  br label %do.body, !dbg !94

do.body:                                          ; preds = %for.cond
  %call = call i32 @__VERIFIER_opt_begin(), !dbg !98
  %tobool = icmp ne i32 %call, 0, !dbg !98
  br i1 %tobool, label %if.then, label %if.end, !dbg !101

if.then:                                          ; preds = %do.body
  call void @await_free(), !dbg !102
  call void @__VERIFIER_assume(i32 noundef 0), !dbg !102
  br label %if.end, !dbg !102

if.end:                                           ; preds = %if.then, %do.body
  br label %do.end, !dbg !101

do.end:                                           ; preds = %if.end
    #dbg_declare(ptr %is_free, !104, !DIExpression(), !105)
  store i32 0, ptr %is_free, align 4, !dbg !105
  store i32 1, ptr %.atomictmp, align 4, !dbg !106
  %0 = load i32, ptr %is_free, align 4, !dbg !106
  %1 = load i32, ptr %.atomictmp, align 4, !dbg !106
  %2 = cmpxchg ptr @is_taken, i32 %0, i32 %1 seq_cst seq_cst, align 4, !dbg !106
  %3 = extractvalue { i32, i1 } %2, 0, !dbg !106
  %4 = extractvalue { i32, i1 } %2, 1, !dbg !106
  br i1 %4, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !106

cmpxchg.store_expected:                           ; preds = %do.end
  store i32 %3, ptr %is_free, align 4, !dbg !106
  br label %cmpxchg.continue, !dbg !106

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %do.end
  %storedv = zext i1 %4 to i8, !dbg !106
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !106
  %5 = load i8, ptr %cmpxchg.bool, align 1, !dbg !106
  %loadedv = trunc i8 %5 to i1, !dbg !106
  br i1 %loadedv, label %if.then1, label %if.end2, !dbg !108

if.then1:                                         ; preds = %cmpxchg.continue
  br label %for.end, !dbg !109

if.end2:                                          ; preds = %cmpxchg.continue
  br label %for.cond, !dbg !110, !llvm.loop !111

for.end:                                          ; preds = %if.then1
  %6 = load i32, ptr @inside, align 4, !dbg !114
  %inc = add nsw i32 %6, 1, !dbg !114
  store i32 %inc, ptr @inside, align 4, !dbg !114
  %cmp = icmp eq i32 %6, 0, !dbg !114
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !114

cond.true:                                        ; preds = %for.end
  br label %cond.end, !dbg !114

cond.false:                                       ; preds = %for.end
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__func__.worker) #3, !dbg !114
  unreachable, !dbg !114

7:                                                ; No predecessors!
  br label %cond.end, !dbg !114

cond.end:                                         ; preds = %7, %cond.true
  %8 = load i32, ptr @inside, align 4, !dbg !115
  %dec = add nsw i32 %8, -1, !dbg !115
  store i32 %dec, ptr @inside, align 4, !dbg !115
  store i32 0, ptr %.atomictmp3, align 4, !dbg !116
  %9 = load i32, ptr %.atomictmp3, align 4, !dbg !116
  store atomic i32 %9, ptr @is_taken release, align 4, !dbg !116
  %10 = load ptr, ptr %unused.addr, align 8, !dbg !117
  ret ptr %10, !dbg !118
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @__VERIFIER_opt_begin() #1

; Function Attrs: noinline nounwind uwtable
define internal void @await_free() #0 !dbg !119 {
entry:
  %atomic-temp = alloca i32, align 4
  br label %while.cond, !dbg !122

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @is_taken monotonic, align 4, !dbg !123
  store i32 %0, ptr %atomic-temp, align 4, !dbg !123
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !123
  %tobool = icmp ne i32 %1, 0, !dbg !122
  br i1 %tobool, label %while.body, label %while.end, !dbg !122

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !122, !llvm.loop !124

while.end:                                        ; preds = %while.cond
  ret void, !dbg !126
}

declare void @__VERIFIER_assume(i32 noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "is_taken", scope: !2, file: !3, line: 10, type: !35, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "optional_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "18d7495614b378ee4700f01a4a925299")
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
!17 = !{!18, !24, !26, !0, !32}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 112, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 14)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !20, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 56, elements: !30)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!30 = !{!31}
!31 = !DISubrange(count: 7)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 11, type: !34, isLocal: true, isDefinition: true)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !34)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !45, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!34}
!47 = !{}
!48 = !DILocalVariable(name: "threads", scope: !44, file: !3, line: 32, type: !49)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !50, size: 128, elements: !53)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !51, line: 35, baseType: !52)
!51 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !{!54}
!54 = !DISubrange(count: 2)
!55 = !DILocation(line: 32, column: 13, scope: !44)
!56 = !DILocalVariable(name: "i", scope: !57, file: !3, line: 33, type: !34)
!57 = distinct !DILexicalBlock(scope: !44, file: !3, line: 33, column: 3)
!58 = !DILocation(line: 33, column: 12, scope: !57)
!59 = !DILocation(line: 33, column: 8, scope: !57)
!60 = !DILocation(line: 33, column: 19, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !3, line: 33, column: 3)
!62 = !DILocation(line: 33, column: 21, scope: !61)
!63 = !DILocation(line: 33, column: 3, scope: !57)
!64 = !DILocation(line: 34, column: 29, scope: !61)
!65 = !DILocation(line: 34, column: 21, scope: !61)
!66 = !DILocation(line: 34, column: 5, scope: !61)
!67 = !DILocation(line: 33, column: 27, scope: !61)
!68 = !DILocation(line: 33, column: 3, scope: !61)
!69 = distinct !{!69, !63, !70, !71}
!70 = !DILocation(line: 34, column: 51, scope: !57)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !DILocalVariable(name: "i", scope: !73, file: !3, line: 35, type: !34)
!73 = distinct !DILexicalBlock(scope: !44, file: !3, line: 35, column: 3)
!74 = !DILocation(line: 35, column: 12, scope: !73)
!75 = !DILocation(line: 35, column: 8, scope: !73)
!76 = !DILocation(line: 35, column: 19, scope: !77)
!77 = distinct !DILexicalBlock(scope: !73, file: !3, line: 35, column: 3)
!78 = !DILocation(line: 35, column: 21, scope: !77)
!79 = !DILocation(line: 35, column: 3, scope: !73)
!80 = !DILocation(line: 36, column: 26, scope: !77)
!81 = !DILocation(line: 36, column: 18, scope: !77)
!82 = !DILocation(line: 36, column: 5, scope: !77)
!83 = !DILocation(line: 35, column: 27, scope: !77)
!84 = !DILocation(line: 35, column: 3, scope: !77)
!85 = distinct !{!85, !79, !86, !71}
!86 = !DILocation(line: 36, column: 34, scope: !73)
!87 = !DILocation(line: 37, column: 3, scope: !44)
!88 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 18, type: !89, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!89 = !DISubroutineType(types: !90)
!90 = !{!16, !16}
!91 = !DILocalVariable(name: "unused", arg: 1, scope: !88, file: !3, line: 18, type: !16)
!92 = !DILocation(line: 18, column: 27, scope: !88)
!93 = !DILocation(line: 19, column: 3, scope: !88)
!94 = !DILocation(line: 20, column: 5, scope: !95)
!95 = distinct !DILexicalBlock(scope: !96, file: !3, line: 19, column: 12)
!96 = distinct !DILexicalBlock(scope: !97, file: !3, line: 19, column: 3)
!97 = distinct !DILexicalBlock(scope: !88, file: !3, line: 19, column: 3)
!98 = !DILocation(line: 20, column: 5, scope: !99)
!99 = distinct !DILexicalBlock(scope: !100, file: !3, line: 20, column: 5)
!100 = distinct !DILexicalBlock(scope: !95, file: !3, line: 20, column: 5)
!101 = !DILocation(line: 20, column: 5, scope: !100)
!102 = !DILocation(line: 20, column: 5, scope: !103)
!103 = distinct !DILexicalBlock(scope: !99, file: !3, line: 20, column: 5)
!104 = !DILocalVariable(name: "is_free", scope: !95, file: !3, line: 21, type: !34)
!105 = !DILocation(line: 21, column: 9, scope: !95)
!106 = !DILocation(line: 22, column: 9, scope: !107)
!107 = distinct !DILexicalBlock(scope: !95, file: !3, line: 22, column: 9)
!108 = !DILocation(line: 22, column: 9, scope: !95)
!109 = !DILocation(line: 23, column: 7, scope: !107)
!110 = !DILocation(line: 19, column: 3, scope: !96)
!111 = distinct !{!111, !112, !113}
!112 = !DILocation(line: 19, column: 3, scope: !97)
!113 = !DILocation(line: 24, column: 3, scope: !97)
!114 = !DILocation(line: 25, column: 3, scope: !88)
!115 = !DILocation(line: 26, column: 9, scope: !88)
!116 = !DILocation(line: 27, column: 3, scope: !88)
!117 = !DILocation(line: 28, column: 10, scope: !88)
!118 = !DILocation(line: 28, column: 3, scope: !88)
!119 = distinct !DISubprogram(name: "await_free", scope: !3, file: !3, line: 13, type: !120, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!120 = !DISubroutineType(types: !121)
!121 = !{null}
!122 = !DILocation(line: 14, column: 3, scope: !119)
!123 = !DILocation(line: 14, column: 10, scope: !119)
!124 = distinct !{!124, !122, !125, !71}
!125 = !DILocation(line: 15, column: 5, scope: !119)
!126 = !DILocation(line: 16, column: 1, scope: !119)
