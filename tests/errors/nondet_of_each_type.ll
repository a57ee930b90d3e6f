; ModuleID = 'nondet_of_each_type.c'
source_filename = "nondet_of_each_type.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"n != 8\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [22 x i8] c"nondet_of_each_type.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !27 {
entry:
  %retval = alloca i32, align 4
  %is = alloca [8 x i32], align 16
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %is, !32, !DIExpression(), !36)
  %call = call i32 @__VERIFIER_nondet_unsigned(), !dbg !37
  %tobool = icmp ne i32 %call, 0, !dbg !38
  %lnot = xor i1 %tobool, true, !dbg !38
  %lnot1 = xor i1 %lnot, true, !dbg !39
  %lnot.ext = zext i1 %lnot1 to i32, !dbg !39
  store i32 %lnot.ext, ptr %is, align 4, !dbg !40
  %arrayinit.element = getelementptr inbounds i32, ptr %is, i64 1, !dbg !40
  %call2 = call i64 @__VERIFIER_nondet_longlong(), !dbg !41
  %tobool3 = icmp ne i64 %call2, 0, !dbg !42
  %lnot4 = xor i1 %tobool3, true, !dbg !42
  %lnot6 = xor i1 %lnot4, true, !dbg !43
  %lnot.ext7 = zext i1 %lnot6 to i32, !dbg !43
  store i32 %lnot.ext7, ptr %arrayinit.element, align 4, !dbg !40
  %arrayinit.element8 = getelementptr inbounds i32, ptr %is, i64 2, !dbg !40
  %call9 = call i64 @__VERIFIER_nondet_ulonglong(), !dbg !44
  %tobool10 = icmp ne i64 %call9, 0, !dbg !45
  %lnot11 = xor i1 %tobool10, true, !dbg !45
  %lnot13 = xor i1 %lnot11, true, !dbg !46
  %lnot.ext14 = zext i1 %lnot13 to i32, !dbg !46
  store i32 %lnot.ext14, ptr %arrayinit.element8, align 4, !dbg !40
  %arrayinit.element15 = getelementptr inbounds i32, ptr %is, i64 3, !dbg !40
  %call16 = call i64 @__VERIFIER_nondet_size_t(), !dbg !47
  %tobool17 = icmp ne i64 %call16, 0, !dbg !48
  %lnot18 = xor i1 %tobool17, true, !dbg !48
  %lnot20 = xor i1 %lnot18, true, !dbg !49
  %lnot.ext21 = zext i1 %lnot20 to i32, !dbg !49
  store i32 %lnot.ext21, ptr %arrayinit.element15, align 4, !dbg !40
  %arrayinit.element22 = getelementptr inbounds i32, ptr %is, i64 4, !dbg !40
  %call23 = call zeroext i8 @__VERIFIER_nondet_u8(), !dbg !50
  %tobool24 = icmp ne i8 %call23, 0, !dbg !51
  %lnot25 = xor i1 %tobool24, true, !dbg !51
  %lnot27 = xor i1 %lnot25, true, !dbg !52
  %lnot.ext28 = zext i1 %lnot27 to i32, !dbg !52
  store i32 %lnot.ext28, ptr %arrayinit.element22, align 4, !dbg !40
  %arrayinit.element29 = getelementptr inbounds i32, ptr %is, i64 5, !dbg !40
  %call30 = call zeroext i16 @__VERIFIER_nondet_u16(), !dbg !53
  %tobool31 = icmp ne i16 %call30, 0, !dbg !54
  %lnot32 = xor i1 %tobool31, true, !dbg !54
  %lnot34 = xor i1 %lnot32, true, !dbg !55
  %lnot.ext35 = zext i1 %lnot34 to i32, !dbg !55
  store i32 %lnot.ext35, ptr %arrayinit.element29, align 4, !dbg !40
  %arrayinit.element36 = getelementptr inbounds i32, ptr %is, i64 6, !dbg !40
  %call37 = call i32 @__VERIFIER_nondet_u32(), !dbg !56
  %tobool38 = icmp ne i32 %call37, 0, !dbg !57
  %lnot39 = xor i1 %tobool38, true, !dbg !57
  %lnot41 = xor i1 %lnot39, true, !dbg !58
  %lnot.ext42 = zext i1 %lnot41 to i32, !dbg !58
  store i32 %lnot.ext42, ptr %arrayinit.element36, align 4, !dbg !40
  %arrayinit.element43 = getelementptr inbounds i32, ptr %is, i64 7, !dbg !40
  %call44 = call i64 @__VERIFIER_nondet_u64(), !dbg !59
  %tobool45 = icmp ne i64 %call44, 0, !dbg !60
  %lnot46 = xor i1 %tobool45, true, !dbg !60
  %lnot48 = xor i1 %lnot46, true, !dbg !61
  %lnot.ext49 = zext i1 %lnot48 to i32, !dbg !61
  store i32 %lnot.ext49, ptr %arrayinit.element43, align 4, !dbg !40
    #dbg_declare(ptr %n, !62, !DIExpression(), !63)
  store i32 0, ptr %n, align 4, !dbg !63
    #dbg_declare(ptr %i, !64, !DIExpression(), !67)
  store i32 0, ptr %i, align 4, !dbg !67
  br label %for.cond, !dbg !68

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !69
  %conv = zext i32 %0 to i64, !dbg !69
  %cmp = icmp ult i64 %conv, 8, !dbg !71
  br i1 %cmp, label %for.body, label %for.end, !dbg !72

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !73
  %idxprom = zext i32 %1 to i64, !dbg !74
  %arrayidx = getelementptr inbounds [8 x i32], ptr %is, i64 0, i64 %idxprom, !dbg !74
  %2 = load i32, ptr %arrayidx, align 4, !dbg !74
  %3 = load i32, ptr %n, align 4, !dbg !75
  %add = add nsw i32 %3, %2, !dbg !75
  store i32 %add, ptr %n, align 4, !dbg !75
  br label %for.inc, !dbg !76

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %i, align 4, !dbg !77
  %inc = add i32 %4, 1, !dbg !77
  store i32 %inc, ptr %i, align 4, !dbg !77
  br label %for.cond, !dbg !78, !llvm.loop !79

for.end:                                          ; preds = %for.cond
  %5 = load i32, ptr %n, align 4, !dbg !82
  %cmp51 = icmp ne i32 %5, 8, !dbg !82
  br i1 %cmp51, label %cond.true, label %cond.false, !dbg !82

cond.true:                                        ; preds = %for.end
  br label %cond.end, !dbg !82

cond.false:                                       ; preds = %for.end
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 15, ptr noundef @__func__.main) #3, !dbg !82
  unreachable, !dbg !82

6:                                                ; No predecessors!
  br label %cond.end, !dbg !82

cond.end:                                         ; preds = %6, %cond.true
  ret i32 0, !dbg !83
}

declare i32 @__VERIFIER_nondet_unsigned() #1

declare i64 @__VERIFIER_nondet_longlong() #1

declare i64 @__VERIFIER_nondet_ulonglong() #1

declare i64 @__VERIFIER_nondet_size_t() #1

declare zeroext i8 @__VERIFIER_nondet_u8() #1

declare zeroext i16 @__VERIFIER_nondet_u16() #1

declare i32 @__VERIFIER_nondet_u32() #1

declare i64 @__VERIFIER_nondet_u64() #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "nondet_of_each_type.c", directory: ".", checksumkind: CSK_MD5, checksum: "beede65645741d54fbc27024680b9320")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 22)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !14, isLocal: true, isDefinition: true)
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
!32 = !DILocalVariable(name: "is", scope: !27, file: !2, line: 9, type: !33)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 256, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 8)
!36 = !DILocation(line: 9, column: 7, scope: !27)
!37 = !DILocation(line: 9, column: 18, scope: !27)
!38 = !DILocation(line: 9, column: 17, scope: !27)
!39 = !DILocation(line: 9, column: 16, scope: !27)
!40 = !DILocation(line: 9, column: 14, scope: !27)
!41 = !DILocation(line: 9, column: 50, scope: !27)
!42 = !DILocation(line: 9, column: 49, scope: !27)
!43 = !DILocation(line: 9, column: 48, scope: !27)
!44 = !DILocation(line: 9, column: 82, scope: !27)
!45 = !DILocation(line: 9, column: 81, scope: !27)
!46 = !DILocation(line: 9, column: 80, scope: !27)
!47 = !DILocation(line: 10, column: 18, scope: !27)
!48 = !DILocation(line: 10, column: 17, scope: !27)
!49 = !DILocation(line: 10, column: 16, scope: !27)
!50 = !DILocation(line: 10, column: 48, scope: !27)
!51 = !DILocation(line: 10, column: 47, scope: !27)
!52 = !DILocation(line: 10, column: 46, scope: !27)
!53 = !DILocation(line: 10, column: 74, scope: !27)
!54 = !DILocation(line: 10, column: 73, scope: !27)
!55 = !DILocation(line: 10, column: 72, scope: !27)
!56 = !DILocation(line: 11, column: 18, scope: !27)
!57 = !DILocation(line: 11, column: 17, scope: !27)
!58 = !DILocation(line: 11, column: 16, scope: !27)
!59 = !DILocation(line: 11, column: 45, scope: !27)
!60 = !DILocation(line: 11, column: 44, scope: !27)
!61 = !DILocation(line: 11, column: 43, scope: !27)
!62 = !DILocalVariable(name: "n", scope: !27, file: !2, line: 12, type: !30)
!63 = !DILocation(line: 12, column: 7, scope: !27)
!64 = !DILocalVariable(name: "i", scope: !65, file: !2, line: 13, type: !66)
!65 = distinct !DILexicalBlock(scope: !27, file: !2, line: 13, column: 3)
!66 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!67 = !DILocation(line: 13, column: 17, scope: !65)
!68 = !DILocation(line: 13, column: 8, scope: !65)
!69 = !DILocation(line: 13, column: 24, scope: !70)
!70 = distinct !DILexicalBlock(scope: !65, file: !2, line: 13, column: 3)
!71 = !DILocation(line: 13, column: 26, scope: !70)
!72 = !DILocation(line: 13, column: 3, scope: !65)
!73 = !DILocation(line: 14, column: 13, scope: !70)
!74 = !DILocation(line: 14, column: 10, scope: !70)
!75 = !DILocation(line: 14, column: 7, scope: !70)
!76 = !DILocation(line: 14, column: 5, scope: !70)
!77 = !DILocation(line: 13, column: 53, scope: !70)
!78 = !DILocation(line: 13, column: 3, scope: !70)
!79 = distinct !{!79, !72, !80, !81}
!80 = !DILocation(line: 14, column: 14, scope: !65)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocation(line: 15, column: 3, scope: !27)
!83 = !DILocation(line: 16, column: 3, scope: !27)
