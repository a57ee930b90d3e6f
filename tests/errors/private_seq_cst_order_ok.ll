; ModuleID = 'private_seq_cst_order_ok.c'
source_filename = "private_seq_cst_order_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0
@y = dso_local global i32 0, align 4, !dbg !33
@second = dso_local global i32 0, align 4, !dbg !40
@first = dso_local global i32 0, align 4, !dbg !38
@third = dso_local global i32 0, align 4, !dbg !42
@.str = private unnamed_addr constant [56 x i8] c"!(first == 1 && second == 1 && last == 2 && third == 0)\00", align 1, !dbg !16
@.str.1 = private unnamed_addr constant [27 x i8] c"private_seq_cst_order_ok.c\00", align 1, !dbg !22
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !27

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @a(ptr noundef %unused) #0 !dbg !51 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !56, !DIExpression(), !57)
  store i32 1, ptr %.atomictmp, align 4, !dbg !58
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !58
  store atomic i32 %0, ptr @x seq_cst, align 4, !dbg !58
  store i32 1, ptr %.atomictmp1, align 4, !dbg !59
  %1 = load i32, ptr %.atomictmp1, align 4, !dbg !59
  store atomic i32 %1, ptr @y release, align 4, !dbg !59
  ret ptr null, !dbg !60
}

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @b(ptr noundef %unused) #0 !dbg !61 {
entry:
  %unused.addr = alloca ptr, align 8
  %own = alloca i32, align 4
  %read = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !62, !DIExpression(), !63)
    #dbg_declare(ptr %own, !64, !DIExpression(), !65)
  store i32 0, ptr %own, align 4, !dbg !65
    #dbg_declare(ptr %read, !66, !DIExpression(), !67)
  %0 = load atomic i32, ptr @y acquire, align 4, !dbg !68
  store i32 %0, ptr %atomic-temp, align 4, !dbg !68
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !68
  store i32 %1, ptr %read, align 4, !dbg !67
  store i32 1, ptr %.atomictmp, align 4, !dbg !69
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !69
  store atomic i32 %2, ptr %own seq_cst, align 4, !dbg !69
  %3 = load atomic i32, ptr @y seq_cst, align 4, !dbg !70
  store i32 %3, ptr %atomic-temp1, align 4, !dbg !70
  %4 = load i32, ptr %atomic-temp1, align 4, !dbg !70
  store i32 %4, ptr @second, align 4, !dbg !71
  %5 = load i32, ptr %read, align 4, !dbg !72
  store i32 %5, ptr @first, align 4, !dbg !73
  ret ptr null, !dbg !74
}

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @c(ptr noundef %unused) #0 !dbg !75 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !76, !DIExpression(), !77)
  store i32 2, ptr %.atomictmp, align 4, !dbg !78
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !78
  store atomic i32 %0, ptr @y seq_cst, align 4, !dbg !78
  %1 = load atomic i32, ptr @x seq_cst, align 4, !dbg !79
  store i32 %1, ptr %atomic-temp, align 4, !dbg !79
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !79
  store i32 %2, ptr @third, align 4, !dbg !80
  ret ptr null, !dbg !81
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !82 {
entry:
  %retval = alloca i32, align 4
  %t = alloca [3 x i64], align 16
  %i = alloca i32, align 4
  %last = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !85, !DIExpression(), !92)
  %arrayidx = getelementptr inbounds [3 x i64], ptr %t, i64 0, i64 0, !dbg !93
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @a, ptr noundef null), !dbg !94
  %arrayidx1 = getelementptr inbounds [3 x i64], ptr %t, i64 0, i64 1, !dbg !95
  %call2 = call i32 @pthread_create(ptr noundef %arrayidx1, ptr noundef null, ptr noundef @b, ptr noundef null), !dbg !96
  %arrayidx3 = getelementptr inbounds [3 x i64], ptr %t, i64 0, i64 2, !dbg !97
  %call4 = call i32 @pthread_create(ptr noundef %arrayidx3, ptr noundef null, ptr noundef @c, ptr noundef null), !dbg !98
    #dbg_declare(ptr %i, !99, !DIExpression(), !101)
  store i32 0, ptr %i, align 4, !dbg !101
  br label %for.cond, !dbg !102

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !103
  %cmp = icmp slt i32 %0, 3, !dbg !105
  br i1 %cmp, label %for.body, label %for.end, !dbg !106

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !107
  %idxprom = sext i32 %1 to i64, !dbg !108
  %arrayidx5 = getelementptr inbounds [3 x i64], ptr %t, i64 0, i64 %idxprom, !dbg !108
  %2 = load i64, ptr %arrayidx5, align 8, !dbg !108
  %call6 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !109
  br label %for.inc, !dbg !109

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4, !dbg !110
  %inc = add nsw i32 %3, 1, !dbg !110
  store i32 %inc, ptr %i, align 4, !dbg !110
  br label %for.cond, !dbg !111, !llvm.loop !112

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %last, !115, !DIExpression(), !116)
  %4 = load atomic i32, ptr @y monotonic, align 4, !dbg !117
  store i32 %4, ptr %atomic-temp, align 4, !dbg !117
  %5 = load i32, ptr %atomic-temp, align 4, !dbg !117
  store i32 %5, ptr %last, align 4, !dbg !116
  %6 = load i32, ptr @first, align 4, !dbg !118
  %cmp7 = icmp eq i32 %6, 1, !dbg !118
  br i1 %cmp7, label %land.lhs.true, label %cond.true, !dbg !118

land.lhs.true:                                    ; preds = %for.end
  %7 = load i32, ptr @second, align 4, !dbg !118
  %cmp8 = icmp eq i32 %7, 1, !dbg !118
  br i1 %cmp8, label %land.lhs.true9, label %cond.true, !dbg !118

land.lhs.true9:                                   ; preds = %land.lhs.true
  %8 = load i32, ptr %last, align 4, !dbg !118
  %cmp10 = icmp eq i32 %8, 2, !dbg !118
  br i1 %cmp10, label %land.lhs.true11, label %cond.true, !dbg !118

land.lhs.true11:                                  ; preds = %land.lhs.true9
  %9 = load i32, ptr @third, align 4, !dbg !118
  %cmp12 = icmp eq i32 %9, 0, !dbg !118
  br i1 %cmp12, label %cond.false, label %cond.true, !dbg !118

cond.true:                                        ; preds = %land.lhs.true11, %land.lhs.true9, %land.lhs.true, %for.end
  br label %cond.end, !dbg !118

cond.false:                                       ; preds = %land.lhs.true11
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__func__.main) #3, !dbg !118
  unreachable, !dbg !118

10:                                               ; No predecessors!
  br label %cond.end, !dbg !118

cond.end:                                         ; preds = %10, %cond.true
  ret i32 0, !dbg !119
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 12, type: !35, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "private_seq_cst_order_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "9b9d5c7ad757c53afeb7800bdf353ec6")
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
!15 = !{!16, !22, !27, !0, !33, !38, !40, !42}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 448, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 56)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 216, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 27)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 40, elements: !31)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!31 = !{!32}
!32 = !DISubrange(count: 5)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 12, type: !35, isLocal: false, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 13, type: !37, isLocal: false, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 13, type: !37, isLocal: false, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "third", scope: !2, file: !3, line: 13, type: !37, isLocal: false, isDefinition: true)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = distinct !DISubprogram(name: "a", scope: !3, file: !3, line: 15, type: !52, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!55 = !{}
!56 = !DILocalVariable(name: "unused", arg: 1, scope: !51, file: !3, line: 15, type: !54)
!57 = !DILocation(line: 15, column: 15, scope: !51)
!58 = !DILocation(line: 16, column: 3, scope: !51)
!59 = !DILocation(line: 17, column: 3, scope: !51)
!60 = !DILocation(line: 18, column: 3, scope: !51)
!61 = distinct !DISubprogram(name: "b", scope: !3, file: !3, line: 21, type: !52, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!62 = !DILocalVariable(name: "unused", arg: 1, scope: !61, file: !3, line: 21, type: !54)
!63 = !DILocation(line: 21, column: 15, scope: !61)
!64 = !DILocalVariable(name: "own", scope: !61, file: !3, line: 22, type: !35)
!65 = !DILocation(line: 22, column: 14, scope: !61)
!66 = !DILocalVariable(name: "read", scope: !61, file: !3, line: 23, type: !37)
!67 = !DILocation(line: 23, column: 7, scope: !61)
!68 = !DILocation(line: 23, column: 14, scope: !61)
!69 = !DILocation(line: 24, column: 3, scope: !61)
!70 = !DILocation(line: 25, column: 12, scope: !61)
!71 = !DILocation(line: 25, column: 10, scope: !61)
!72 = !DILocation(line: 26, column: 11, scope: !61)
!73 = !DILocation(line: 26, column: 9, scope: !61)
!74 = !DILocation(line: 27, column: 3, scope: !61)
!75 = distinct !DISubprogram(name: "c", scope: !3, file: !3, line: 30, type: !52, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!76 = !DILocalVariable(name: "unused", arg: 1, scope: !75, file: !3, line: 30, type: !54)
!77 = !DILocation(line: 30, column: 15, scope: !75)
!78 = !DILocation(line: 31, column: 3, scope: !75)
!79 = !DILocation(line: 32, column: 11, scope: !75)
!80 = !DILocation(line: 32, column: 9, scope: !75)
!81 = !DILocation(line: 33, column: 3, scope: !75)
!82 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !83, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!83 = !DISubroutineType(types: !84)
!84 = !{!37}
!85 = !DILocalVariable(name: "t", scope: !82, file: !3, line: 37, type: !86)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 192, elements: !90)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !88, line: 35, baseType: !89)
!88 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!89 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!90 = !{!91}
!91 = !DISubrange(count: 3)
!92 = !DILocation(line: 37, column: 13, scope: !82)
!93 = !DILocation(line: 38, column: 19, scope: !82)
!94 = !DILocation(line: 38, column: 3, scope: !82)
!95 = !DILocation(line: 39, column: 19, scope: !82)
!96 = !DILocation(line: 39, column: 3, scope: !82)
!97 = !DILocation(line: 40, column: 19, scope: !82)
!98 = !DILocation(line: 40, column: 3, scope: !82)
!99 = !DILocalVariable(name: "i", scope: !100, file: !3, line: 41, type: !37)
!100 = distinct !DILexicalBlock(scope: !82, file: !3, line: 41, column: 3)
!101 = !DILocation(line: 41, column: 12, scope: !100)
!102 = !DILocation(line: 41, column: 8, scope: !100)
!103 = !DILocation(line: 41, column: 19, scope: !104)
!104 = distinct !DILexicalBlock(scope: !100, file: !3, line: 41, column: 3)
!105 = !DILocation(line: 41, column: 21, scope: !104)
!106 = !DILocation(line: 41, column: 3, scope: !100)
!107 = !DILocation(line: 42, column: 20, scope: !104)
!108 = !DILocation(line: 42, column: 18, scope: !104)
!109 = !DILocation(line: 42, column: 5, scope: !104)
!110 = !DILocation(line: 41, column: 27, scope: !104)
!111 = !DILocation(line: 41, column: 3, scope: !104)
!112 = distinct !{!112, !106, !113, !114}
!113 = !DILocation(line: 42, column: 25, scope: !100)
!114 = !{!"llvm.loop.mustprogress"}
!115 = !DILocalVariable(name: "last", scope: !82, file: !3, line: 43, type: !37)
!116 = !DILocation(line: 43, column: 7, scope: !82)
!117 = !DILocation(line: 43, column: 14, scope: !82)
!118 = !DILocation(line: 44, column: 3, scope: !82)
!119 = !DILocation(line: 45, column: 3, scope: !82)
