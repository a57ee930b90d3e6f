; ModuleID = 'sleep_and_clock_ok.c'
source_filename = "sleep_and_clock_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [25 x i8] c"first - start >= 1500000\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [21 x i8] c"sleep_and_clock_ok.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [28 x i8] c"now() - first >= 1000000000\00", align 1, !dbg !18
@is_done = internal global i32 0, align 4, !dbg !23
@.str.3 = private unnamed_addr constant [39 x i8] c"is_done && now() - first >= 2000000005\00", align 1, !dbg !29
@.str.4 = private unnamed_addr constant [29 x i8] c"now() - second >= 2000000005\00", align 1, !dbg !34
@__const.work.length = private unnamed_addr constant %struct.timespec { i64 2, i64 5 }, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !50 {
entry:
  %retval = alloca i32, align 4
  %start = alloca i64, align 8
  %first = alloca i64, align 8
  %until = alloca %struct.timespec, align 8
  %thread = alloca i64, align 8
  %second = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %start, !54, !DIExpression(), !56)
  %call = call i64 @now(), !dbg !57
  store i64 %call, ptr %start, align 8, !dbg !56
  %call1 = call i32 @usleep(i32 noundef 1500), !dbg !58
    #dbg_declare(ptr %first, !59, !DIExpression(), !60)
  %call2 = call i64 @now(), !dbg !61
  store i64 %call2, ptr %first, align 8, !dbg !60
  %0 = load i64, ptr %first, align 8, !dbg !62
  %1 = load i64, ptr %start, align 8, !dbg !62
  %sub = sub nsw i64 %0, %1, !dbg !62
  %cmp = icmp sge i64 %sub, 1500000, !dbg !62
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !62

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !62

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__func__.main) #4, !dbg !62
  unreachable, !dbg !62

2:                                                ; No predecessors!
  br label %cond.end, !dbg !62

cond.end:                                         ; preds = %2, %cond.true
    #dbg_declare(ptr %until, !63, !DIExpression(), !72)
  %call3 = call i32 @clock_gettime(i32 noundef 1, ptr noundef %until), !dbg !73
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %until, i32 0, i32 0, !dbg !74
  %3 = load i64, ptr %tv_sec, align 8, !dbg !75
  %inc = add nsw i64 %3, 1, !dbg !75
  store i64 %inc, ptr %tv_sec, align 8, !dbg !75
  %call4 = call i32 @clock_nanosleep(i32 noundef 1, i32 noundef 1, ptr noundef %until, ptr noundef null), !dbg !76
  %call5 = call i64 @now(), !dbg !77
  %4 = load i64, ptr %first, align 8, !dbg !77
  %sub6 = sub nsw i64 %call5, %4, !dbg !77
  %cmp7 = icmp sge i64 %sub6, 1000000000, !dbg !77
  br i1 %cmp7, label %cond.true8, label %cond.false9, !dbg !77

cond.true8:                                       ; preds = %cond.end
  br label %cond.end10, !dbg !77

cond.false9:                                      ; preds = %cond.end
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__func__.main) #4, !dbg !77
  unreachable, !dbg !77

5:                                                ; No predecessors!
  br label %cond.end10, !dbg !77

cond.end10:                                       ; preds = %5, %cond.true8
    #dbg_declare(ptr %thread, !78, !DIExpression(), !81)
  %call11 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !82
  %6 = load i64, ptr %thread, align 8, !dbg !83
  %call12 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !84
  %atomic-load = load atomic i32, ptr @is_done seq_cst, align 4, !dbg !85
  %tobool = icmp ne i32 %atomic-load, 0, !dbg !85
  br i1 %tobool, label %land.lhs.true, label %cond.false17, !dbg !85

land.lhs.true:                                    ; preds = %cond.end10
  %call13 = call i64 @now(), !dbg !85
  %7 = load i64, ptr %first, align 8, !dbg !85
  %sub14 = sub nsw i64 %call13, %7, !dbg !85
  %cmp15 = icmp sge i64 %sub14, 2000000005, !dbg !85
  br i1 %cmp15, label %cond.true16, label %cond.false17, !dbg !85

cond.true16:                                      ; preds = %land.lhs.true
  br label %cond.end18, !dbg !85

cond.false17:                                     ; preds = %land.lhs.true, %cond.end10
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__func__.main) #4, !dbg !85
  unreachable, !dbg !85

8:                                                ; No predecessors!
  br label %cond.end18, !dbg !85

cond.end18:                                       ; preds = %8, %cond.true16
    #dbg_declare(ptr %second, !86, !DIExpression(), !87)
  %call19 = call i64 @now(), !dbg !88
  store i64 %call19, ptr %second, align 8, !dbg !87
  %call20 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !89
  %9 = load i64, ptr %thread, align 8, !dbg !90
  %call21 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !91
  %call22 = call i64 @now(), !dbg !92
  %10 = load i64, ptr %second, align 8, !dbg !92
  %sub23 = sub nsw i64 %call22, %10, !dbg !92
  %cmp24 = icmp sge i64 %sub23, 2000000005, !dbg !92
  br i1 %cmp24, label %cond.true25, label %cond.false26, !dbg !92

cond.true25:                                      ; preds = %cond.end18
  br label %cond.end27, !dbg !92

cond.false26:                                     ; preds = %cond.end18
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__func__.main) #4, !dbg !92
  unreachable, !dbg !92

11:                                               ; No predecessors!
  br label %cond.end27, !dbg !92

cond.end27:                                       ; preds = %11, %cond.true25
  ret i32 0, !dbg !93
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @now() #0 !dbg !94 {
entry:
  %t = alloca %struct.timespec, align 8
    #dbg_declare(ptr %t, !97, !DIExpression(), !98)
  %call = call i32 @clock_gettime(i32 noundef 1, ptr noundef %t), !dbg !99
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 0, !dbg !100
  %0 = load i64, ptr %tv_sec, align 8, !dbg !100
  %mul = mul nsw i64 %0, 1000000000, !dbg !101
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 1, !dbg !102
  %1 = load i64, ptr %tv_nsec, align 8, !dbg !102
  %add = add nsw i64 %mul, %1, !dbg !103
  ret i64 %add, !dbg !104
}

declare i32 @usleep(i32 noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @clock_gettime(i32 noundef, ptr noundef) #1

declare i32 @clock_nanosleep(i32 noundef, i32 noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %p) #0 !dbg !105 {
entry:
  %p.addr = alloca ptr, align 8
  %length = alloca %struct.timespec, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !108, !DIExpression(), !109)
    #dbg_declare(ptr %length, !110, !DIExpression(), !111)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %length, ptr align 8 @__const.work.length, i64 16, i1 false), !dbg !111
  %call = call i32 @nanosleep(ptr noundef %length, ptr noundef null), !dbg !112
  store atomic i32 1, ptr @is_done seq_cst, align 4, !dbg !113
  %0 = load ptr, ptr %p.addr, align 8, !dbg !114
  ret ptr %0, !dbg !115
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i32 @nanosleep(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!25}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "sleep_and_clock_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "09ef32e10fc7952935417f0bdb12efce")
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
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 224, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 28)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "is_done", scope: !25, file: !2, line: 12, type: !39, isLocal: true, isDefinition: true)
!25 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !26, globals: !28, splitDebugInlining: false, nameTableKind: None)
!26 = !{!27}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!28 = !{!0, !7, !12, !18, !29, !34, !23}
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 312, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 39)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 29)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !40, line: 104, baseType: !41)
!40 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!41 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !42)
!42 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 28, type: !51, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!42}
!53 = !{}
!54 = !DILocalVariable(name: "start", scope: !50, file: !2, line: 29, type: !55)
!55 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!56 = !DILocation(line: 29, column: 13, scope: !50)
!57 = !DILocation(line: 29, column: 21, scope: !50)
!58 = !DILocation(line: 30, column: 3, scope: !50)
!59 = !DILocalVariable(name: "first", scope: !50, file: !2, line: 31, type: !55)
!60 = !DILocation(line: 31, column: 13, scope: !50)
!61 = !DILocation(line: 31, column: 21, scope: !50)
!62 = !DILocation(line: 32, column: 3, scope: !50)
!63 = !DILocalVariable(name: "until", scope: !50, file: !2, line: 33, type: !64)
!64 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !65, line: 8, size: 128, elements: !66)
!65 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "f515e855ce64e54435ef824cdbf07bf8")
!66 = !{!67, !71}
!67 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !64, file: !65, line: 9, baseType: !68, size: 64)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !69, line: 46, baseType: !70)
!69 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!70 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !64, file: !65, line: 10, baseType: !70, size: 64, offset: 64)
!72 = !DILocation(line: 33, column: 19, scope: !50)
!73 = !DILocation(line: 34, column: 3, scope: !50)
!74 = !DILocation(line: 35, column: 9, scope: !50)
!75 = !DILocation(line: 35, column: 15, scope: !50)
!76 = !DILocation(line: 36, column: 3, scope: !50)
!77 = !DILocation(line: 37, column: 3, scope: !50)
!78 = !DILocalVariable(name: "thread", scope: !50, file: !2, line: 38, type: !79)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !69, line: 75, baseType: !80)
!80 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!81 = !DILocation(line: 38, column: 13, scope: !50)
!82 = !DILocation(line: 39, column: 3, scope: !50)
!83 = !DILocation(line: 40, column: 16, scope: !50)
!84 = !DILocation(line: 40, column: 3, scope: !50)
!85 = !DILocation(line: 41, column: 3, scope: !50)
!86 = !DILocalVariable(name: "second", scope: !50, file: !2, line: 43, type: !55)
!87 = !DILocation(line: 43, column: 13, scope: !50)
!88 = !DILocation(line: 43, column: 22, scope: !50)
!89 = !DILocation(line: 44, column: 3, scope: !50)
!90 = !DILocation(line: 45, column: 16, scope: !50)
!91 = !DILocation(line: 45, column: 3, scope: !50)
!92 = !DILocation(line: 46, column: 3, scope: !50)
!93 = !DILocation(line: 47, column: 3, scope: !50)
!94 = distinct !DISubprogram(name: "now", scope: !2, file: !2, line: 14, type: !95, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !53)
!95 = !DISubroutineType(types: !96)
!96 = !{!55}
!97 = !DILocalVariable(name: "t", scope: !94, file: !2, line: 15, type: !64)
!98 = !DILocation(line: 15, column: 19, scope: !94)
!99 = !DILocation(line: 16, column: 3, scope: !94)
!100 = !DILocation(line: 17, column: 12, scope: !94)
!101 = !DILocation(line: 17, column: 19, scope: !94)
!102 = !DILocation(line: 17, column: 38, scope: !94)
!103 = !DILocation(line: 17, column: 34, scope: !94)
!104 = !DILocation(line: 17, column: 3, scope: !94)
!105 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 21, type: !106, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !53)
!106 = !DISubroutineType(types: !107)
!107 = !{!27, !27}
!108 = !DILocalVariable(name: "p", arg: 1, scope: !105, file: !2, line: 21, type: !27)
!109 = !DILocation(line: 21, column: 25, scope: !105)
!110 = !DILocalVariable(name: "length", scope: !105, file: !2, line: 22, type: !64)
!111 = !DILocation(line: 22, column: 19, scope: !105)
!112 = !DILocation(line: 23, column: 3, scope: !105)
!113 = !DILocation(line: 24, column: 11, scope: !105)
!114 = !DILocation(line: 25, column: 10, scope: !105)
!115 = !DILocation(line: 25, column: 3, scope: !105)
