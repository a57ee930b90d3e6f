; ModuleID = 'quick_exit_runs_its_own_ok.c'
source_filename = "quick_exit_runs_its_own_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [56 x i8] c"at_quick_exit(first) == 0 && at_quick_exit(second) == 0\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [29 x i8] c"quick_exit_runs_its_own_ok.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12
@ran = internal global i32 0, align 4, !dbg !18
@.str.2 = private unnamed_addr constant [9 x i8] c"ran == 1\00", align 1, !dbg !22
@__func__.first = private unnamed_addr constant [6 x i8] c"first\00", align 1, !dbg !27
@.str.3 = private unnamed_addr constant [11 x i8] c"ran++ == 0\00", align 1, !dbg !32
@__func__.second = private unnamed_addr constant [7 x i8] c"second\00", align 1, !dbg !37
@.str.4 = private unnamed_addr constant [2 x i8] c"0\00", align 1, !dbg !42
@__func__.never = private unnamed_addr constant [6 x i8] c"never\00", align 1, !dbg !47

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !57 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @at_quick_exit(ptr noundef @first), !dbg !60
  %cmp = icmp eq i32 %call, 0, !dbg !60
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !60

land.lhs.true:                                    ; preds = %entry
  %call1 = call i32 @at_quick_exit(ptr noundef @second), !dbg !60
  %cmp2 = icmp eq i32 %call1, 0, !dbg !60
  br i1 %cmp2, label %cond.true, label %cond.false, !dbg !60

cond.true:                                        ; preds = %land.lhs.true
  br label %cond.end, !dbg !60

cond.false:                                       ; preds = %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 12, ptr noundef @__func__.main) #3, !dbg !60
  unreachable, !dbg !60

0:                                                ; No predecessors!
  br label %cond.end, !dbg !60

cond.end:                                         ; preds = %0, %cond.true
  %call3 = call i32 @atexit(ptr noundef @never), !dbg !61
  call void @quick_exit(i32 noundef 7) #3, !dbg !62
  unreachable, !dbg !62
}

declare i32 @at_quick_exit(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @first() #0 !dbg !63 {
entry:
  %0 = load i32, ptr @ran, align 4, !dbg !66
  %cmp = icmp eq i32 %0, 1, !dbg !66
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !66

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !66

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 8, ptr noundef @__func__.first) #3, !dbg !66
  unreachable, !dbg !66

1:                                                ; No predecessors!
  br label %cond.end, !dbg !66

cond.end:                                         ; preds = %1, %cond.true
  ret void, !dbg !67
}

; Function Attrs: noinline nounwind uwtable
define internal void @second() #0 !dbg !68 {
entry:
  %0 = load i32, ptr @ran, align 4, !dbg !69
  %inc = add nsw i32 %0, 1, !dbg !69
  store i32 %inc, ptr @ran, align 4, !dbg !69
  %cmp = icmp eq i32 %0, 0, !dbg !69
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !69

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !69

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 9, ptr noundef @__func__.second) #3, !dbg !69
  unreachable, !dbg !69

1:                                                ; No predecessors!
  br label %cond.end, !dbg !69

cond.end:                                         ; preds = %1, %cond.true
  ret void, !dbg !70
}

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @atexit(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @never() #0 !dbg !71 {
entry:
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 10, ptr noundef @__func__.never) #3, !dbg !72
  unreachable, !dbg !72
}

; Function Attrs: noreturn
declare void @quick_exit(i32 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "quick_exit_runs_its_own_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "1c7c8a3bb494b6f35020ec97cafb3e87")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 56)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 29)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "ran", scope: !20, file: !2, line: 7, type: !49, isLocal: true, isDefinition: true)
!20 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !21, splitDebugInlining: false, nameTableKind: None)
!21 = !{!0, !7, !12, !22, !27, !18, !32, !37, !42, !47}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 9)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 48, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 6)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 11)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 56, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 7)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 2)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !29, isLocal: true, isDefinition: true)
!49 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!50 = !{i32 7, !"Dwarf Version", i32 5}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 8, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 2}
!56 = !{i32 7, !"frame-pointer", i32 2}
!57 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 11, type: !58, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !20)
!58 = !DISubroutineType(types: !59)
!59 = !{!49}
!60 = !DILocation(line: 12, column: 3, scope: !57)
!61 = !DILocation(line: 13, column: 3, scope: !57)
!62 = !DILocation(line: 14, column: 3, scope: !57)
!63 = distinct !DISubprogram(name: "first", scope: !2, file: !2, line: 8, type: !64, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20)
!64 = !DISubroutineType(types: !65)
!65 = !{null}
!66 = !DILocation(line: 8, column: 27, scope: !63)
!67 = !DILocation(line: 8, column: 45, scope: !63)
!68 = distinct !DISubprogram(name: "second", scope: !2, file: !2, line: 9, type: !64, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20)
!69 = !DILocation(line: 9, column: 28, scope: !68)
!70 = !DILocation(line: 9, column: 48, scope: !68)
!71 = distinct !DISubprogram(name: "never", scope: !2, file: !2, line: 10, type: !64, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20)
!72 = !DILocation(line: 10, column: 27, scope: !71)
