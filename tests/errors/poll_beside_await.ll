; ModuleID = 'poll_beside_await.c'
source_filename = "poll_beside_await.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0
@seen = internal global i32 0, align 4, !dbg !35
@.str = private unnamed_addr constant [10 x i8] c"seen != 3\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [20 x i8] c"poll_beside_await.c\00", align 1, !dbg !24
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !29
@written = internal global i32 0, align 4, !dbg !38

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !49 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [2 x i64], align 16
  %.atomictmp = alloca i32, align 4
  %.atomictmp3 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !53, !DIExpression(), !60)
  %arrayidx = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 0, !dbg !61
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @poller, ptr noundef null), !dbg !62
  %arrayidx1 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 1, !dbg !63
  %call2 = call i32 @pthread_create(ptr noundef %arrayidx1, ptr noundef null, ptr noundef @waiter, ptr noundef null), !dbg !64
  store i32 2, ptr %.atomictmp, align 4, !dbg !65
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !65
  store atomic i32 %0, ptr @flag release, align 4, !dbg !65
  store i32 0, ptr %.atomictmp3, align 4, !dbg !66
  %1 = load i32, ptr %.atomictmp3, align 4, !dbg !66
  store atomic i32 %1, ptr @flag release, align 4, !dbg !66
  %arrayidx4 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 0, !dbg !67
  %2 = load i64, ptr %arrayidx4, align 16, !dbg !67
  %call5 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !68
  %arrayidx6 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 1, !dbg !69
  %3 = load i64, ptr %arrayidx6, align 8, !dbg !69
  %call7 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !70
  %4 = load i32, ptr @seen, align 4, !dbg !71
  %cmp = icmp ne i32 %4, 3, !dbg !71
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !71

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !71

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__func__.main) #3, !dbg !71
  unreachable, !dbg !71

5:                                                ; No predecessors!
  br label %cond.end, !dbg !71

cond.end:                                         ; preds = %5, %cond.true
  ret i32 0, !dbg !72
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @poller(ptr noundef %unused) #0 !dbg !73 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !76, !DIExpression(), !77)
  br label %while.cond, !dbg !78

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @flag seq_cst, align 4, !dbg !79
  store i32 %0, ptr %atomic-temp, align 4, !dbg !79
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !79
  %cmp = icmp eq i32 %1, 0, !dbg !80
  br i1 %cmp, label %while.body, label %while.end, !dbg !78

while.body:                                       ; preds = %while.cond
  store i32 3, ptr @written, align 4, !dbg !81
  br label %while.cond, !dbg !78, !llvm.loop !82

while.end:                                        ; preds = %while.cond
  %2 = load atomic i32, ptr @flag monotonic, align 4, !dbg !85
  store i32 %2, ptr %atomic-temp1, align 4, !dbg !85
  %3 = load i32, ptr %atomic-temp1, align 4, !dbg !85
  %cmp2 = icmp eq i32 %3, 1, !dbg !87
  br i1 %cmp2, label %if.then, label %if.end, !dbg !88

if.then:                                          ; preds = %while.end
  %4 = load i32, ptr @written, align 4, !dbg !89
  store i32 %4, ptr @seen, align 4, !dbg !90
  br label %if.end, !dbg !91

if.end:                                           ; preds = %if.then, %while.end
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !92
  ret ptr %5, !dbg !93
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %unused) #0 !dbg !94 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !95, !DIExpression(), !96)
  br label %while.cond, !dbg !97

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @flag monotonic, align 4, !dbg !98
  store i32 %0, ptr %atomic-temp, align 4, !dbg !98
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !98
  %cmp = icmp eq i32 %1, 0, !dbg !99
  br i1 %cmp, label %while.body, label %while.end, !dbg !97

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !97, !llvm.loop !100

while.end:                                        ; preds = %while.cond
  store i32 1, ptr %.atomictmp, align 4, !dbg !102
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !102
  store atomic i32 %2, ptr @flag release, align 4, !dbg !102
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !103
  ret ptr %3, !dbg !104
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 10, type: !40, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "poll_beside_await.c", directory: ".", checksumkind: CSK_MD5, checksum: "09cf59a9df51f36871dd7110407c801f")
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
!17 = !{!18, !24, !29, !0, !35, !38}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 80, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 10)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 160, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 20)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 40, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 5)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 11, type: !37, isLocal: true, isDefinition: true)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "written", scope: !2, file: !3, line: 11, type: !37, isLocal: true, isDefinition: true)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !50, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{!37}
!52 = !{}
!53 = !DILocalVariable(name: "threads", scope: !49, file: !3, line: 29, type: !54)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 128, elements: !58)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !56, line: 35, baseType: !57)
!56 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !{!59}
!59 = !DISubrange(count: 2)
!60 = !DILocation(line: 29, column: 13, scope: !49)
!61 = !DILocation(line: 30, column: 19, scope: !49)
!62 = !DILocation(line: 30, column: 3, scope: !49)
!63 = !DILocation(line: 31, column: 19, scope: !49)
!64 = !DILocation(line: 31, column: 3, scope: !49)
!65 = !DILocation(line: 32, column: 3, scope: !49)
!66 = !DILocation(line: 33, column: 3, scope: !49)
!67 = !DILocation(line: 34, column: 16, scope: !49)
!68 = !DILocation(line: 34, column: 3, scope: !49)
!69 = !DILocation(line: 35, column: 16, scope: !49)
!70 = !DILocation(line: 35, column: 3, scope: !49)
!71 = !DILocation(line: 37, column: 3, scope: !49)
!72 = !DILocation(line: 38, column: 3, scope: !49)
!73 = distinct !DISubprogram(name: "poller", scope: !3, file: !3, line: 13, type: !74, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!74 = !DISubroutineType(types: !75)
!75 = !{!16, !16}
!76 = !DILocalVariable(name: "unused", arg: 1, scope: !73, file: !3, line: 13, type: !16)
!77 = !DILocation(line: 13, column: 27, scope: !73)
!78 = !DILocation(line: 14, column: 3, scope: !73)
!79 = !DILocation(line: 14, column: 10, scope: !73)
!80 = !DILocation(line: 14, column: 29, scope: !73)
!81 = !DILocation(line: 15, column: 13, scope: !73)
!82 = distinct !{!82, !78, !83, !84}
!83 = !DILocation(line: 15, column: 15, scope: !73)
!84 = !{!"llvm.loop.mustprogress"}
!85 = !DILocation(line: 16, column: 7, scope: !86)
!86 = distinct !DILexicalBlock(scope: !73, file: !3, line: 16, column: 7)
!87 = !DILocation(line: 16, column: 57, scope: !86)
!88 = !DILocation(line: 16, column: 7, scope: !73)
!89 = !DILocation(line: 17, column: 12, scope: !86)
!90 = !DILocation(line: 17, column: 10, scope: !86)
!91 = !DILocation(line: 17, column: 5, scope: !86)
!92 = !DILocation(line: 18, column: 10, scope: !73)
!93 = !DILocation(line: 18, column: 3, scope: !73)
!94 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 21, type: !74, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!95 = !DILocalVariable(name: "unused", arg: 1, scope: !94, file: !3, line: 21, type: !16)
!96 = !DILocation(line: 21, column: 27, scope: !94)
!97 = !DILocation(line: 22, column: 3, scope: !94)
!98 = !DILocation(line: 22, column: 10, scope: !94)
!99 = !DILocation(line: 22, column: 60, scope: !94)
!100 = distinct !{!100, !97, !101, !84}
!101 = !DILocation(line: 23, column: 3, scope: !94)
!102 = !DILocation(line: 24, column: 3, scope: !94)
!103 = !DILocation(line: 25, column: 10, scope: !94)
!104 = !DILocation(line: 25, column: 3, scope: !94)
