; ModuleID = 'sleep_and_clock_ok.c'
source_filename = "sleep_and_clock_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [25 x i8] c"first - start >= 1500000\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [21 x i8] c"sleep_and_clock_ok.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12
@__const.main.until = private unnamed_addr constant %struct.timespec { i64 1, i64 0 }, align 8
@.str.2 = private unnamed_addr constant [20 x i8] c"now() >= 1000000000\00", align 1, !dbg !18
@is_done = internal global i32 0, align 4, !dbg !23
@.str.3 = private unnamed_addr constant [28 x i8] c"now() - first >= 2000000005\00", align 1, !dbg !29
@__const.work.length = private unnamed_addr constant %struct.timespec { i64 2, i64 5 }, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !45 {
entry:
  %retval = alloca i32, align 4
  %start = alloca i64, align 8
  %first = alloca i64, align 8
  %until = alloca %struct.timespec, align 8
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %start, !49, !DIExpression(), !51)
  %call = call i64 @now(), !dbg !52
  store i64 %call, ptr %start, align 8, !dbg !51
  %call1 = call i32 @usleep(i32 noundef 1500), !dbg !53
    #dbg_declare(ptr %first, !54, !DIExpression(), !55)
  %call2 = call i64 @now(), !dbg !56
  store i64 %call2, ptr %first, align 8, !dbg !55
  %0 = load i64, ptr %first, align 8, !dbg !57
  %1 = load i64, ptr %start, align 8, !dbg !57
  %sub = sub nsw i64 %0, %1, !dbg !57
  %cmp = icmp sge i64 %sub, 1500000, !dbg !57
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !57

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !57

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__func__.main) #4, !dbg !57
  unreachable, !dbg !57

2:                                                ; No predecessors!
  br label %cond.end, !dbg !57

cond.end:                                         ; preds = %2, %cond.true
    #dbg_declare(ptr %until, !58, !DIExpression(), !67)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %until, ptr align 8 @__const.main.until, i64 16, i1 false), !dbg !67
  %call3 = call i32 @clock_nanosleep(i32 noundef 1, i32 noundef 1, ptr noundef %until, ptr noundef null), !dbg !68
  %call4 = call i64 @now(), !dbg !69
  %cmp5 = icmp sge i64 %call4, 1000000000, !dbg !69
  br i1 %cmp5, label %cond.true6, label %cond.false7, !dbg !69

cond.true6:                                       ; preds = %cond.end
  br label %cond.end8, !dbg !69

cond.false7:                                      ; preds = %cond.end
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__func__.main) #4, !dbg !69
  unreachable, !dbg !69

3:                                                ; No predecessors!
  br label %cond.end8, !dbg !69

cond.end8:                                        ; preds = %3, %cond.true6
    #dbg_declare(ptr %thread, !70, !DIExpression(), !73)
  %call9 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !74
  br label %while.cond, !dbg !75

while.cond:                                       ; preds = %while.body, %cond.end8
  %atomic-load = load atomic i32, ptr @is_done seq_cst, align 4, !dbg !76
  %tobool = icmp ne i32 %atomic-load, 0, !dbg !77
  %lnot = xor i1 %tobool, true, !dbg !77
  br i1 %lnot, label %while.body, label %while.end, !dbg !75

while.body:                                       ; preds = %while.cond
  %call10 = call i32 @usleep(i32 noundef 1), !dbg !78
  br label %while.cond, !dbg !75, !llvm.loop !79

while.end:                                        ; preds = %while.cond
  %call11 = call i64 @now(), !dbg !82
  %4 = load i64, ptr %first, align 8, !dbg !82
  %sub12 = sub nsw i64 %call11, %4, !dbg !82
  %cmp13 = icmp sge i64 %sub12, 2000000005, !dbg !82
  br i1 %cmp13, label %cond.true14, label %cond.false15, !dbg !82

cond.true14:                                      ; preds = %while.end
  br label %cond.end16, !dbg !82

cond.false15:                                     ; preds = %while.end
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__func__.main) #4, !dbg !82
  unreachable, !dbg !82

5:                                                ; No predecessors!
  br label %cond.end16, !dbg !82

cond.end16:                                       ; preds = %5, %cond.true14
  %6 = load i64, ptr %thread, align 8, !dbg !83
  %call17 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !84
  ret i32 0, !dbg !85
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @now() #0 !dbg !86 {
entry:
  %t = alloca %struct.timespec, align 8
    #dbg_declare(ptr %t, !89, !DIExpression(), !90)
  %call = call i32 @clock_gettime(i32 noundef 1, ptr noundef %t), !dbg !91
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 0, !dbg !92
  %0 = load i64, ptr %tv_sec, align 8, !dbg !92
  %mul = mul nsw i64 %0, 1000000000, !dbg !93
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 1, !dbg !94
  %1 = load i64, ptr %tv_nsec, align 8, !dbg !94
  %add = add nsw i64 %mul, %1, !dbg !95
  ret i64 %add, !dbg !96
}

declare i32 @usleep(i32 noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i32 @clock_nanosleep(i32 noundef, i32 noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %p) #0 !dbg !97 {
entry:
  %p.addr = alloca ptr, align 8
  %length = alloca %struct.timespec, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !100, !DIExpression(), !101)
    #dbg_declare(ptr %length, !102, !DIExpression(), !103)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %length, ptr align 8 @__const.work.length, i64 16, i1 false), !dbg !103
  %call = call i32 @nanosleep(ptr noundef %length, ptr noundef null), !dbg !104
  store atomic i32 1, ptr @is_done seq_cst, align 4, !dbg !105
  %0 = load ptr, ptr %p.addr, align 8, !dbg !106
  ret ptr %0, !dbg !107
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @clock_gettime(i32 noundef, ptr noundef) #1

declare i32 @nanosleep(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!25}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "sleep_and_clock_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "1ce4e9393109702120e99dd795670b49")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 25)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 21)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 20)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "is_done", scope: !25, file: !2, line: 13, type: !34, isLocal: true, isDefinition: true)
!25 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !26, globals: !28, splitDebugInlining: false, nameTableKind: None)
!26 = !{!27}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!28 = !{!0, !7, !12, !18, !29, !23}
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 224, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 28)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !35, line: 104, baseType: !36)
!35 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 28, type: !46, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!37}
!48 = !{}
!49 = !DILocalVariable(name: "start", scope: !45, file: !2, line: 29, type: !50)
!50 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!51 = !DILocation(line: 29, column: 13, scope: !45)
!52 = !DILocation(line: 29, column: 21, scope: !45)
!53 = !DILocation(line: 30, column: 3, scope: !45)
!54 = !DILocalVariable(name: "first", scope: !45, file: !2, line: 31, type: !50)
!55 = !DILocation(line: 31, column: 13, scope: !45)
!56 = !DILocation(line: 31, column: 21, scope: !45)
!57 = !DILocation(line: 32, column: 3, scope: !45)
!58 = !DILocalVariable(name: "until", scope: !45, file: !2, line: 33, type: !59)
!59 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !60, line: 8, size: 128, elements: !61)
!60 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "bf5d7d176456dd20fa64de6e23b5dbd3")
!61 = !{!62, !66}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !59, file: !60, line: 9, baseType: !63, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !64, line: 23, baseType: !65)
!64 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!65 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !59, file: !60, line: 10, baseType: !65, size: 64, offset: 64)
!67 = !DILocation(line: 33, column: 19, scope: !45)
!68 = !DILocation(line: 34, column: 3, scope: !45)
!69 = !DILocation(line: 35, column: 3, scope: !45)
!70 = !DILocalVariable(name: "thread", scope: !45, file: !2, line: 36, type: !71)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !64, line: 35, baseType: !72)
!72 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!73 = !DILocation(line: 36, column: 13, scope: !45)
!74 = !DILocation(line: 37, column: 3, scope: !45)
!75 = !DILocation(line: 38, column: 3, scope: !45)
!76 = !DILocation(line: 38, column: 11, scope: !45)
!77 = !DILocation(line: 38, column: 10, scope: !45)
!78 = !DILocation(line: 39, column: 5, scope: !45)
!79 = distinct !{!79, !75, !80, !81}
!80 = !DILocation(line: 39, column: 13, scope: !45)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocation(line: 40, column: 3, scope: !45)
!83 = !DILocation(line: 41, column: 16, scope: !45)
!84 = !DILocation(line: 41, column: 3, scope: !45)
!85 = !DILocation(line: 42, column: 3, scope: !45)
!86 = distinct !DISubprogram(name: "now", scope: !2, file: !2, line: 15, type: !87, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !48)
!87 = !DISubroutineType(types: !88)
!88 = !{!50}
!89 = !DILocalVariable(name: "t", scope: !86, file: !2, line: 16, type: !59)
!90 = !DILocation(line: 16, column: 19, scope: !86)
!91 = !DILocation(line: 17, column: 3, scope: !86)
!92 = !DILocation(line: 18, column: 12, scope: !86)
!93 = !DILocation(line: 18, column: 19, scope: !86)
!94 = !DILocation(line: 18, column: 38, scope: !86)
!95 = !DILocation(line: 18, column: 34, scope: !86)
!96 = !DILocation(line: 18, column: 3, scope: !86)
!97 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 21, type: !98, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !48)
!98 = !DISubroutineType(types: !99)
!99 = !{!27, !27}
!100 = !DILocalVariable(name: "p", arg: 1, scope: !97, file: !2, line: 21, type: !27)
!101 = !DILocation(line: 21, column: 25, scope: !97)
!102 = !DILocalVariable(name: "length", scope: !97, file: !2, line: 22, type: !59)
!103 = !DILocation(line: 22, column: 19, scope: !97)
!104 = !DILocation(line: 23, column: 3, scope: !97)
!105 = !DILocation(line: 24, column: 11, scope: !97)
!106 = !DILocation(line: 25, column: 10, scope: !97)
!107 = !DILocation(line: 25, column: 3, scope: !97)
