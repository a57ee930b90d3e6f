; ModuleID = 'nondet_classes_ok.c'
source_filename = "nondet_classes_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [18 x i8] c"n < 100 || n > 50\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [20 x i8] c"nondet_classes_ok.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [10 x i8] c"size != 8\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %size = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %n, !37, !DIExpression(), !38)
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !39
  store i32 %call, ptr %n, align 4, !dbg !38
    #dbg_declare(ptr %size, !40, !DIExpression(), !42)
  %call1 = call i64 @__VERIFIER_nondet_ulong(), !dbg !43
  store i64 %call1, ptr %size, align 8, !dbg !42
  br label %while.cond, !dbg !44

while.cond:                                       ; preds = %while.body, %entry
  %call2 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !45
  br i1 %call2, label %land.rhs, label %land.end, !dbg !46

land.rhs:                                         ; preds = %while.cond
  %0 = load i32, ptr %n, align 4, !dbg !47
  %cmp = icmp ne i32 %0, 0, !dbg !48
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %1 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ], !dbg !49
  br i1 %1, label %while.body, label %while.end, !dbg !44

while.body:                                       ; preds = %land.end
  store i32 0, ptr %n, align 4, !dbg !50
  br label %while.cond, !dbg !44, !llvm.loop !51

while.end:                                        ; preds = %land.end
  %2 = load i32, ptr %n, align 4, !dbg !54
  %cmp3 = icmp slt i32 %2, 100, !dbg !54
  br i1 %cmp3, label %cond.true, label %lor.lhs.false, !dbg !54

lor.lhs.false:                                    ; preds = %while.end
  %3 = load i32, ptr %n, align 4, !dbg !54
  %cmp4 = icmp sgt i32 %3, 50, !dbg !54
  br i1 %cmp4, label %cond.true, label %cond.false, !dbg !54

cond.true:                                        ; preds = %lor.lhs.false, %while.end
  br label %cond.end, !dbg !54

cond.false:                                       ; preds = %lor.lhs.false
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 11, ptr noundef @__func__.main) #3, !dbg !54
  unreachable, !dbg !54

4:                                                ; No predecessors!
  br label %cond.end, !dbg !54

cond.end:                                         ; preds = %4, %cond.true
  %5 = load i64, ptr %size, align 8, !dbg !55
  %rem = urem i64 %5, 4, !dbg !57
  %cmp5 = icmp eq i64 %rem, 3, !dbg !58
  br i1 %cmp5, label %if.then, label %if.end, !dbg !59

if.then:                                          ; preds = %cond.end
  %6 = load i64, ptr %size, align 8, !dbg !60
  %cmp6 = icmp ne i64 %6, 8, !dbg !60
  br i1 %cmp6, label %cond.true7, label %cond.false8, !dbg !60

cond.true7:                                       ; preds = %if.then
  br label %cond.end9, !dbg !60

cond.false8:                                      ; preds = %if.then
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__func__.main) #3, !dbg !60
  unreachable, !dbg !60

7:                                                ; No predecessors!
  br label %cond.end9, !dbg !60

cond.end9:                                        ; preds = %7, %cond.true7
  br label %if.end, !dbg !60

if.end:                                           ; preds = %cond.end9, %cond.end
  ret i32 0, !dbg !61
}

declare i32 @__VERIFIER_nondet_int() #1

declare i64 @__VERIFIER_nondet_ulong() #1

declare zeroext i1 @__VERIFIER_nondet_bool() #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!23}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "nondet_classes_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "b800ae85ecd702299437f4075666b5b2")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 18)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 20)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 10)
!23 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !24, splitDebugInlining: false, nameTableKind: None)
!24 = !{!0, !7, !12, !18}
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 6, type: !33, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !23, retainedNodes: !36)
!33 = !DISubroutineType(types: !34)
!34 = !{!35}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !{}
!37 = !DILocalVariable(name: "n", scope: !32, file: !2, line: 7, type: !35)
!38 = !DILocation(line: 7, column: 7, scope: !32)
!39 = !DILocation(line: 7, column: 11, scope: !32)
!40 = !DILocalVariable(name: "size", scope: !32, file: !2, line: 8, type: !41)
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 8, column: 17, scope: !32)
!43 = !DILocation(line: 8, column: 24, scope: !32)
!44 = !DILocation(line: 9, column: 3, scope: !32)
!45 = !DILocation(line: 9, column: 10, scope: !32)
!46 = !DILocation(line: 9, column: 35, scope: !32)
!47 = !DILocation(line: 9, column: 38, scope: !32)
!48 = !DILocation(line: 9, column: 40, scope: !32)
!49 = !DILocation(line: 0, scope: !32)
!50 = !DILocation(line: 10, column: 7, scope: !32)
!51 = distinct !{!51, !44, !52, !53}
!52 = !DILocation(line: 10, column: 9, scope: !32)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 11, column: 3, scope: !32)
!55 = !DILocation(line: 12, column: 7, scope: !56)
!56 = distinct !DILexicalBlock(scope: !32, file: !2, line: 12, column: 7)
!57 = !DILocation(line: 12, column: 12, scope: !56)
!58 = !DILocation(line: 12, column: 16, scope: !56)
!59 = !DILocation(line: 12, column: 7, scope: !32)
!60 = !DILocation(line: 13, column: 5, scope: !56)
!61 = !DILocation(line: 14, column: 3, scope: !32)
