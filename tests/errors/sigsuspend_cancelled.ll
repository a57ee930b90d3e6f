; ModuleID = 'sigsuspend_cancelled.c'
source_filename = "sigsuspend_cancelled.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__sigset_t = type { [16 x i64] }

@has_run = internal global i32 0, align 4, !dbg !0
@is_back = internal global i32 0, align 4, !dbg !34
@.str = private unnamed_addr constant [20 x i8] c"!has_run || is_back\00", align 1, !dbg !17
@.str.1 = private unnamed_addr constant [23 x i8] c"sigsuspend_cancelled.c\00", align 1, !dbg !23
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !28

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !44 {
entry:
  %retval = alloca i32, align 4
  %first = alloca %struct.__sigset_t, align 8
  %none = alloca %struct.__sigset_t, align 8
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %first, !48, !DIExpression(), !49)
    #dbg_declare(ptr %none, !50, !DIExpression(), !51)
  %call = call i32 @sigemptyset(ptr noundef %none), !dbg !52
  %call1 = call i32 @sigemptyset(ptr noundef %first), !dbg !53
  %call2 = call i32 @sigaddset(ptr noundef %first, i32 noundef 34), !dbg !54
  %call3 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef %first, ptr noundef null), !dbg !55
  %call4 = call ptr @signal(i32 noundef 34, ptr noundef @note), !dbg !56
    #dbg_declare(ptr %thread, !57, !DIExpression(), !60)
  %call5 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @waiter, ptr noundef %none), !dbg !61
  %0 = load i64, ptr %thread, align 8, !dbg !62
  %call6 = call i32 @pthread_kill(i64 noundef %0, i32 noundef 34), !dbg !63
  %1 = load i64, ptr %thread, align 8, !dbg !64
  %call7 = call i32 @pthread_cancel(i64 noundef %1), !dbg !65
  %2 = load i64, ptr %thread, align 8, !dbg !66
  %call8 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !67
  %3 = load i32, ptr @has_run, align 4, !dbg !68
  %tobool = icmp ne i32 %3, 0, !dbg !68
  br i1 %tobool, label %lor.lhs.false, label %cond.true, !dbg !68

lor.lhs.false:                                    ; preds = %entry
  %4 = load i32, ptr @is_back, align 4, !dbg !68
  %tobool9 = icmp ne i32 %4, 0, !dbg !68
  br i1 %tobool9, label %cond.true, label %cond.false, !dbg !68

cond.true:                                        ; preds = %lor.lhs.false, %entry
  br label %cond.end, !dbg !68

cond.false:                                       ; preds = %lor.lhs.false
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__func__.main) #3, !dbg !68
  unreachable, !dbg !68

5:                                                ; No predecessors!
  br label %cond.end, !dbg !68

cond.end:                                         ; preds = %5, %cond.true
  ret i32 0, !dbg !69
}

declare i32 @sigemptyset(ptr noundef) #1

declare i32 @sigaddset(ptr noundef, i32 noundef) #1

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) #1

declare ptr @signal(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @note(i32 noundef %number) #0 !dbg !70 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !73, !DIExpression(), !74)
  %0 = load i32, ptr %number.addr, align 4, !dbg !75
  store i32 1, ptr @has_run, align 4, !dbg !76
  ret void, !dbg !77
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %none) #0 !dbg !78 {
entry:
  %none.addr = alloca ptr, align 8
  store ptr %none, ptr %none.addr, align 8
    #dbg_declare(ptr %none.addr, !82, !DIExpression(), !83)
  %0 = load ptr, ptr %none.addr, align 8, !dbg !84
  %call = call i32 @sigsuspend(ptr noundef %0), !dbg !85
  store i32 1, ptr @is_back, align 4, !dbg !86
  ret ptr null, !dbg !87
}

declare i32 @pthread_kill(i64 noundef, i32 noundef) #1

declare i32 @pthread_cancel(i64 noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @sigsuspend(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "has_run", scope: !2, file: !3, line: 9, type: !36, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !16, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sigsuspend_cancelled.c", directory: ".", checksumkind: CSK_MD5, checksum: "93b1879c480d5cbf3208a3350785e98e")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !7, line: 89, baseType: !8)
!7 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "c7b6cd9018a698e0adb86d32183bf039")
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !7, line: 85, baseType: !9)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !7, line: 83, size: 1024, elements: !10)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !9, file: !7, line: 84, baseType: !12, size: 1024)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 1024, elements: !14)
!13 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!14 = !{!15}
!15 = !DISubrange(count: 16)
!16 = !{!17, !23, !28, !0, !34}
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 160, elements: !21)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !{!22}
!22 = !DISubrange(count: 20)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 184, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 23)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 40, elements: !32)
!31 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!32 = !{!33}
!33 = !DISubrange(count: 5)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "is_back", scope: !2, file: !3, line: 9, type: !36, isLocal: true, isDefinition: true)
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !45, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!36}
!47 = !{}
!48 = !DILocalVariable(name: "first", scope: !44, file: !3, line: 23, type: !6)
!49 = !DILocation(line: 23, column: 14, scope: !44)
!50 = !DILocalVariable(name: "none", scope: !44, file: !3, line: 23, type: !6)
!51 = !DILocation(line: 23, column: 21, scope: !44)
!52 = !DILocation(line: 24, column: 5, scope: !44)
!53 = !DILocation(line: 25, column: 5, scope: !44)
!54 = !DILocation(line: 26, column: 5, scope: !44)
!55 = !DILocation(line: 27, column: 5, scope: !44)
!56 = !DILocation(line: 28, column: 5, scope: !44)
!57 = !DILocalVariable(name: "thread", scope: !44, file: !3, line: 29, type: !58)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !59, line: 75, baseType: !13)
!59 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!60 = !DILocation(line: 29, column: 15, scope: !44)
!61 = !DILocation(line: 30, column: 5, scope: !44)
!62 = !DILocation(line: 31, column: 18, scope: !44)
!63 = !DILocation(line: 31, column: 5, scope: !44)
!64 = !DILocation(line: 32, column: 20, scope: !44)
!65 = !DILocation(line: 32, column: 5, scope: !44)
!66 = !DILocation(line: 33, column: 18, scope: !44)
!67 = !DILocation(line: 33, column: 5, scope: !44)
!68 = !DILocation(line: 34, column: 5, scope: !44)
!69 = !DILocation(line: 35, column: 5, scope: !44)
!70 = distinct !DISubprogram(name: "note", scope: !3, file: !3, line: 11, type: !71, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!71 = !DISubroutineType(types: !72)
!72 = !{null, !36}
!73 = !DILocalVariable(name: "number", arg: 1, scope: !70, file: !3, line: 11, type: !36)
!74 = !DILocation(line: 11, column: 22, scope: !70)
!75 = !DILocation(line: 12, column: 11, scope: !70)
!76 = !DILocation(line: 13, column: 13, scope: !70)
!77 = !DILocation(line: 14, column: 1, scope: !70)
!78 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 16, type: !79, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!79 = !DISubroutineType(types: !80)
!80 = !{!81, !81}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!82 = !DILocalVariable(name: "none", arg: 1, scope: !78, file: !3, line: 16, type: !81)
!83 = !DILocation(line: 16, column: 27, scope: !78)
!84 = !DILocation(line: 17, column: 28, scope: !78)
!85 = !DILocation(line: 17, column: 5, scope: !78)
!86 = !DILocation(line: 18, column: 13, scope: !78)
!87 = !DILocation(line: 19, column: 5, scope: !78)
