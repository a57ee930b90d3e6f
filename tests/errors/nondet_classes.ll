; ModuleID = 'nondet_classes.c'
source_filename = "nondet_classes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [32 x i8] c"twice(n) + (n == 77777777) != 3\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [17 x i8] c"nondet_classes.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !27 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %n, !32, !DIExpression(), !33)
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !34
  store i32 %call, ptr %n, align 4, !dbg !33
  %0 = load i32, ptr %n, align 4, !dbg !35
  %cmp = icmp slt i32 %0, 5, !dbg !37
  br i1 %cmp, label %if.then, label %if.end, !dbg !38

if.then:                                          ; preds = %entry
  store i32 0, ptr %retval, align 4, !dbg !39
  br label %return, !dbg !39

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !40
  %call1 = call i32 @twice(i32 noundef %1), !dbg !40
  %2 = load i32, ptr %n, align 4, !dbg !40
  %cmp2 = icmp eq i32 %2, 77777777, !dbg !40
  %conv = zext i1 %cmp2 to i32, !dbg !40
  %add = add nsw i32 %call1, %conv, !dbg !40
  %cmp3 = icmp ne i32 %add, 3, !dbg !40
  br i1 %cmp3, label %cond.true, label %cond.false, !dbg !40

cond.true:                                        ; preds = %if.end
  br label %cond.end, !dbg !40

cond.false:                                       ; preds = %if.end
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 12, ptr noundef @__func__.main) #3, !dbg !40
  unreachable, !dbg !40

3:                                                ; No predecessors!
  br label %cond.end, !dbg !40

cond.end:                                         ; preds = %3, %cond.true
  store i32 0, ptr %retval, align 4, !dbg !41
  br label %return, !dbg !41

return:                                           ; preds = %cond.end, %if.then
  %4 = load i32, ptr %retval, align 4, !dbg !42
  ret i32 %4, !dbg !42
}

declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @twice(i32 noundef %n) #0 !dbg !43 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !46, !DIExpression(), !47)
  %0 = load i32, ptr %n.addr, align 4, !dbg !48
  %cmp = icmp sgt i32 %0, 1000000, !dbg !49
  %1 = zext i1 %cmp to i64, !dbg !48
  %cond = select i1 %cmp, i32 2, i32 1, !dbg !48
  ret i32 %cond, !dbg !50
}

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "nondet_classes.c", directory: ".", checksumkind: CSK_MD5, checksum: "4e205c5616abcb8dbb84db91601eb551")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 32)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 17)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !19, splitDebugInlining: false, nameTableKind: None)
!19 = !{!0, !7, !12}
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 8, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 2}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 8, type: !28, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !31)
!28 = !DISubroutineType(types: !29)
!29 = !{!30}
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{}
!32 = !DILocalVariable(name: "n", scope: !27, file: !2, line: 9, type: !30)
!33 = !DILocation(line: 9, column: 7, scope: !27)
!34 = !DILocation(line: 9, column: 11, scope: !27)
!35 = !DILocation(line: 10, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !27, file: !2, line: 10, column: 7)
!37 = !DILocation(line: 10, column: 9, scope: !36)
!38 = !DILocation(line: 10, column: 7, scope: !27)
!39 = !DILocation(line: 11, column: 5, scope: !36)
!40 = !DILocation(line: 12, column: 3, scope: !27)
!41 = !DILocation(line: 13, column: 3, scope: !27)
!42 = !DILocation(line: 14, column: 1, scope: !27)
!43 = distinct !DISubprogram(name: "twice", scope: !2, file: !2, line: 7, type: !44, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !18, retainedNodes: !31)
!44 = !DISubroutineType(types: !45)
!45 = !{!30, !30}
!46 = !DILocalVariable(name: "n", arg: 1, scope: !43, file: !2, line: 7, type: !30)
!47 = !DILocation(line: 7, column: 22, scope: !43)
!48 = !DILocation(line: 7, column: 34, scope: !43)
!49 = !DILocation(line: 7, column: 36, scope: !43)
!50 = !DILocation(line: 7, column: 27, scope: !43)
