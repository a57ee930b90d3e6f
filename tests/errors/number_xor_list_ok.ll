; ModuleID = 'number_xor_list_ok.c'
source_filename = "number_xor_list_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { i32, i64 }

@.str = private unnamed_addr constant [12 x i8] c"sum == 1248\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [21 x i8] c"number_xor_list_ok.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
entry:
  %retval = alloca i32, align 4
  %nodes = alloca [4 x ptr], align 16
  %addresses = alloca [6 x i64], align 16
  %i = alloca i32, align 4
  %i7 = alloca i32, align 4
  %sum = alloca i32, align 4
  %before = alloca i64, align 8
  %at = alloca i64, align 8
  %node = alloca ptr, align 8
  %next = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %nodes, !41, !DIExpression(), !45)
    #dbg_declare(ptr %addresses, !46, !DIExpression(), !50)
  call void @llvm.memset.p0.i64(ptr align 16 %addresses, i8 0, i64 48, i1 false), !dbg !50
    #dbg_declare(ptr %i, !51, !DIExpression(), !53)
  store i32 0, ptr %i, align 4, !dbg !53
  br label %for.cond, !dbg !54

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !55
  %cmp = icmp slt i32 %0, 4, !dbg !57
  br i1 %cmp, label %for.body, label %for.end, !dbg !58

for.body:                                         ; preds = %for.cond
  %call = call ptr @malloc(i64 noundef 16) #4, !dbg !59
  %1 = load i32, ptr %i, align 4, !dbg !61
  %idxprom = sext i32 %1 to i64, !dbg !62
  %arrayidx = getelementptr inbounds [4 x ptr], ptr %nodes, i64 0, i64 %idxprom, !dbg !62
  store ptr %call, ptr %arrayidx, align 8, !dbg !63
  %2 = load i32, ptr %i, align 4, !dbg !64
  %shl = shl i32 1, %2, !dbg !65
  %3 = load i32, ptr %i, align 4, !dbg !66
  %idxprom1 = sext i32 %3 to i64, !dbg !67
  %arrayidx2 = getelementptr inbounds [4 x ptr], ptr %nodes, i64 0, i64 %idxprom1, !dbg !67
  %4 = load ptr, ptr %arrayidx2, align 8, !dbg !67
  %value = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 0, !dbg !68
  store i32 %shl, ptr %value, align 8, !dbg !69
  %5 = load i32, ptr %i, align 4, !dbg !70
  %idxprom3 = sext i32 %5 to i64, !dbg !71
  %arrayidx4 = getelementptr inbounds [4 x ptr], ptr %nodes, i64 0, i64 %idxprom3, !dbg !71
  %6 = load ptr, ptr %arrayidx4, align 8, !dbg !71
  %7 = ptrtoint ptr %6 to i64, !dbg !72
  %8 = load i32, ptr %i, align 4, !dbg !73
  %add = add nsw i32 %8, 1, !dbg !74
  %idxprom5 = sext i32 %add to i64, !dbg !75
  %arrayidx6 = getelementptr inbounds [6 x i64], ptr %addresses, i64 0, i64 %idxprom5, !dbg !75
  store i64 %7, ptr %arrayidx6, align 8, !dbg !76
  br label %for.inc, !dbg !77

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %i, align 4, !dbg !78
  %inc = add nsw i32 %9, 1, !dbg !78
  store i32 %inc, ptr %i, align 4, !dbg !78
  br label %for.cond, !dbg !79, !llvm.loop !80

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i7, !83, !DIExpression(), !85)
  store i32 0, ptr %i7, align 4, !dbg !85
  br label %for.cond8, !dbg !86

for.cond8:                                        ; preds = %for.inc18, %for.end
  %10 = load i32, ptr %i7, align 4, !dbg !87
  %cmp9 = icmp slt i32 %10, 4, !dbg !89
  br i1 %cmp9, label %for.body10, label %for.end20, !dbg !90

for.body10:                                       ; preds = %for.cond8
  %11 = load i32, ptr %i7, align 4, !dbg !91
  %idxprom11 = sext i32 %11 to i64, !dbg !92
  %arrayidx12 = getelementptr inbounds [6 x i64], ptr %addresses, i64 0, i64 %idxprom11, !dbg !92
  %12 = load i64, ptr %arrayidx12, align 8, !dbg !92
  %13 = load i32, ptr %i7, align 4, !dbg !93
  %add13 = add nsw i32 %13, 2, !dbg !94
  %idxprom14 = sext i32 %add13 to i64, !dbg !95
  %arrayidx15 = getelementptr inbounds [6 x i64], ptr %addresses, i64 0, i64 %idxprom14, !dbg !95
  %14 = load i64, ptr %arrayidx15, align 8, !dbg !95
  %xor = xor i64 %12, %14, !dbg !96
  %15 = load i32, ptr %i7, align 4, !dbg !97
  %idxprom16 = sext i32 %15 to i64, !dbg !98
  %arrayidx17 = getelementptr inbounds [4 x ptr], ptr %nodes, i64 0, i64 %idxprom16, !dbg !98
  %16 = load ptr, ptr %arrayidx17, align 8, !dbg !98
  %link = getelementptr inbounds %struct.node, ptr %16, i32 0, i32 1, !dbg !99
  store i64 %xor, ptr %link, align 8, !dbg !100
  br label %for.inc18, !dbg !98

for.inc18:                                        ; preds = %for.body10
  %17 = load i32, ptr %i7, align 4, !dbg !101
  %inc19 = add nsw i32 %17, 1, !dbg !101
  store i32 %inc19, ptr %i7, align 4, !dbg !101
  br label %for.cond8, !dbg !102, !llvm.loop !103

for.end20:                                        ; preds = %for.cond8
    #dbg_declare(ptr %sum, !105, !DIExpression(), !106)
  store i32 0, ptr %sum, align 4, !dbg !106
    #dbg_declare(ptr %before, !107, !DIExpression(), !108)
  store i64 0, ptr %before, align 8, !dbg !108
    #dbg_declare(ptr %at, !109, !DIExpression(), !110)
  %arrayidx21 = getelementptr inbounds [6 x i64], ptr %addresses, i64 0, i64 1, !dbg !111
  %18 = load i64, ptr %arrayidx21, align 8, !dbg !111
  store i64 %18, ptr %at, align 8, !dbg !110
  br label %while.cond, !dbg !112

while.cond:                                       ; preds = %while.body, %for.end20
  %19 = load i64, ptr %at, align 8, !dbg !113
  %cmp22 = icmp ne i64 %19, 0, !dbg !114
  br i1 %cmp22, label %while.body, label %while.end, !dbg !112

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %node, !115, !DIExpression(), !117)
  %20 = load i64, ptr %at, align 8, !dbg !118
  %21 = inttoptr i64 %20 to ptr, !dbg !119
  store ptr %21, ptr %node, align 8, !dbg !117
  %22 = load i32, ptr %sum, align 4, !dbg !120
  %mul = mul nsw i32 10, %22, !dbg !121
  %23 = load ptr, ptr %node, align 8, !dbg !122
  %value23 = getelementptr inbounds %struct.node, ptr %23, i32 0, i32 0, !dbg !123
  %24 = load i32, ptr %value23, align 8, !dbg !123
  %add24 = add nsw i32 %mul, %24, !dbg !124
  store i32 %add24, ptr %sum, align 4, !dbg !125
    #dbg_declare(ptr %next, !126, !DIExpression(), !127)
  %25 = load ptr, ptr %node, align 8, !dbg !128
  %link25 = getelementptr inbounds %struct.node, ptr %25, i32 0, i32 1, !dbg !129
  %26 = load i64, ptr %link25, align 8, !dbg !129
  %27 = load i64, ptr %before, align 8, !dbg !130
  %xor26 = xor i64 %26, %27, !dbg !131
  store i64 %xor26, ptr %next, align 8, !dbg !127
  %28 = load i64, ptr %at, align 8, !dbg !132
  store i64 %28, ptr %before, align 8, !dbg !133
  %29 = load i64, ptr %next, align 8, !dbg !134
  store i64 %29, ptr %at, align 8, !dbg !135
  br label %while.cond, !dbg !112, !llvm.loop !136

while.end:                                        ; preds = %while.cond
  %30 = load i32, ptr %sum, align 4, !dbg !138
  %cmp27 = icmp eq i32 %30, 1248, !dbg !138
  br i1 %cmp27, label %cond.true, label %cond.false, !dbg !138

cond.true:                                        ; preds = %while.end
  br label %cond.end, !dbg !138

cond.false:                                       ; preds = %while.end
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__func__.main) #5, !dbg !138
  unreachable, !dbg !138

31:                                               ; No predecessors!
  br label %cond.end, !dbg !138

cond.end:                                         ; preds = %31, %cond.true
  ret i32 0, !dbg !139
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(0) }
attributes #5 = { noreturn }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "number_xor_list_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "6e7f44ad23450d1678b4eff62febe6a6")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 12)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 21)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !29, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20, !23}
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !21, line: 47, baseType: !22)
!21 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "ebc75cd258e1e4e9fcf6eddd6ad2b8ba")
!22 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !2, line: 8, size: 128, elements: !25)
!25 = !{!26, !28}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !24, file: !2, line: 9, baseType: !27, size: 32)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "link", scope: !24, file: !2, line: 10, baseType: !20, size: 64, offset: 64)
!29 = !{!0, !7, !12}
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 13, type: !38, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!27}
!40 = !{}
!41 = !DILocalVariable(name: "nodes", scope: !37, file: !2, line: 14, type: !42)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 256, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 4)
!45 = !DILocation(line: 14, column: 16, scope: !37)
!46 = !DILocalVariable(name: "addresses", scope: !37, file: !2, line: 15, type: !47)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 384, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 6)
!50 = !DILocation(line: 15, column: 13, scope: !37)
!51 = !DILocalVariable(name: "i", scope: !52, file: !2, line: 16, type: !27)
!52 = distinct !DILexicalBlock(scope: !37, file: !2, line: 16, column: 3)
!53 = !DILocation(line: 16, column: 12, scope: !52)
!54 = !DILocation(line: 16, column: 8, scope: !52)
!55 = !DILocation(line: 16, column: 19, scope: !56)
!56 = distinct !DILexicalBlock(scope: !52, file: !2, line: 16, column: 3)
!57 = !DILocation(line: 16, column: 21, scope: !56)
!58 = !DILocation(line: 16, column: 3, scope: !52)
!59 = !DILocation(line: 17, column: 16, scope: !60)
!60 = distinct !DILexicalBlock(scope: !56, file: !2, line: 16, column: 31)
!61 = !DILocation(line: 17, column: 11, scope: !60)
!62 = !DILocation(line: 17, column: 5, scope: !60)
!63 = !DILocation(line: 17, column: 14, scope: !60)
!64 = !DILocation(line: 18, column: 28, scope: !60)
!65 = !DILocation(line: 18, column: 25, scope: !60)
!66 = !DILocation(line: 18, column: 11, scope: !60)
!67 = !DILocation(line: 18, column: 5, scope: !60)
!68 = !DILocation(line: 18, column: 15, scope: !60)
!69 = !DILocation(line: 18, column: 21, scope: !60)
!70 = !DILocation(line: 19, column: 41, scope: !60)
!71 = !DILocation(line: 19, column: 35, scope: !60)
!72 = !DILocation(line: 19, column: 24, scope: !60)
!73 = !DILocation(line: 19, column: 15, scope: !60)
!74 = !DILocation(line: 19, column: 17, scope: !60)
!75 = !DILocation(line: 19, column: 5, scope: !60)
!76 = !DILocation(line: 19, column: 22, scope: !60)
!77 = !DILocation(line: 20, column: 3, scope: !60)
!78 = !DILocation(line: 16, column: 27, scope: !56)
!79 = !DILocation(line: 16, column: 3, scope: !56)
!80 = distinct !{!80, !58, !81, !82}
!81 = !DILocation(line: 20, column: 3, scope: !52)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !DILocalVariable(name: "i", scope: !84, file: !2, line: 21, type: !27)
!84 = distinct !DILexicalBlock(scope: !37, file: !2, line: 21, column: 3)
!85 = !DILocation(line: 21, column: 12, scope: !84)
!86 = !DILocation(line: 21, column: 8, scope: !84)
!87 = !DILocation(line: 21, column: 19, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !2, line: 21, column: 3)
!89 = !DILocation(line: 21, column: 21, scope: !88)
!90 = !DILocation(line: 21, column: 3, scope: !84)
!91 = !DILocation(line: 21, column: 58, scope: !88)
!92 = !DILocation(line: 21, column: 48, scope: !88)
!93 = !DILocation(line: 21, column: 73, scope: !88)
!94 = !DILocation(line: 21, column: 75, scope: !88)
!95 = !DILocation(line: 21, column: 63, scope: !88)
!96 = !DILocation(line: 21, column: 61, scope: !88)
!97 = !DILocation(line: 21, column: 37, scope: !88)
!98 = !DILocation(line: 21, column: 31, scope: !88)
!99 = !DILocation(line: 21, column: 41, scope: !88)
!100 = !DILocation(line: 21, column: 46, scope: !88)
!101 = !DILocation(line: 21, column: 27, scope: !88)
!102 = !DILocation(line: 21, column: 3, scope: !88)
!103 = distinct !{!103, !90, !104, !82}
!104 = !DILocation(line: 21, column: 78, scope: !84)
!105 = !DILocalVariable(name: "sum", scope: !37, file: !2, line: 22, type: !27)
!106 = !DILocation(line: 22, column: 7, scope: !37)
!107 = !DILocalVariable(name: "before", scope: !37, file: !2, line: 23, type: !20)
!108 = !DILocation(line: 23, column: 13, scope: !37)
!109 = !DILocalVariable(name: "at", scope: !37, file: !2, line: 23, type: !20)
!110 = !DILocation(line: 23, column: 25, scope: !37)
!111 = !DILocation(line: 23, column: 30, scope: !37)
!112 = !DILocation(line: 24, column: 3, scope: !37)
!113 = !DILocation(line: 24, column: 10, scope: !37)
!114 = !DILocation(line: 24, column: 13, scope: !37)
!115 = !DILocalVariable(name: "node", scope: !116, file: !2, line: 25, type: !23)
!116 = distinct !DILexicalBlock(scope: !37, file: !2, line: 24, column: 19)
!117 = !DILocation(line: 25, column: 18, scope: !116)
!118 = !DILocation(line: 25, column: 40, scope: !116)
!119 = !DILocation(line: 25, column: 25, scope: !116)
!120 = !DILocation(line: 26, column: 16, scope: !116)
!121 = !DILocation(line: 26, column: 14, scope: !116)
!122 = !DILocation(line: 26, column: 22, scope: !116)
!123 = !DILocation(line: 26, column: 28, scope: !116)
!124 = !DILocation(line: 26, column: 20, scope: !116)
!125 = !DILocation(line: 26, column: 9, scope: !116)
!126 = !DILocalVariable(name: "next", scope: !116, file: !2, line: 27, type: !20)
!127 = !DILocation(line: 27, column: 15, scope: !116)
!128 = !DILocation(line: 27, column: 22, scope: !116)
!129 = !DILocation(line: 27, column: 28, scope: !116)
!130 = !DILocation(line: 27, column: 35, scope: !116)
!131 = !DILocation(line: 27, column: 33, scope: !116)
!132 = !DILocation(line: 28, column: 14, scope: !116)
!133 = !DILocation(line: 28, column: 12, scope: !116)
!134 = !DILocation(line: 29, column: 10, scope: !116)
!135 = !DILocation(line: 29, column: 8, scope: !116)
!136 = distinct !{!136, !112, !137, !82}
!137 = !DILocation(line: 30, column: 3, scope: !37)
!138 = !DILocation(line: 31, column: 3, scope: !37)
!139 = !DILocation(line: 32, column: 3, scope: !37)
