; ModuleID = 'sieve.c'
source_filename = "sieve.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@composite = internal global [2001 x i8] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [4 x i8] c"%d \00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [29 x i8] c"\0A%d primes, sum %d, last %d\0A\00", align 1, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %count = alloca i32, align 4
  %sum = alloca i32, align 4
  %last = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %count, !37, !DIExpression(), !38)
  store i32 0, ptr %count, align 4, !dbg !38
    #dbg_declare(ptr %sum, !39, !DIExpression(), !40)
  store i32 0, ptr %sum, align 4, !dbg !40
    #dbg_declare(ptr %last, !41, !DIExpression(), !42)
  store i32 0, ptr %last, align 4, !dbg !42
    #dbg_declare(ptr %i, !43, !DIExpression(), !45)
  store i32 2, ptr %i, align 4, !dbg !45
  br label %for.cond, !dbg !46

for.cond:                                         ; preds = %for.inc11, %entry
  %0 = load i32, ptr %i, align 4, !dbg !47
  %cmp = icmp sle i32 %0, 2000, !dbg !49
  br i1 %cmp, label %for.body, label %for.end13, !dbg !50

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !51
  %idxprom = sext i32 %1 to i64, !dbg !54
  %arrayidx = getelementptr inbounds [2001 x i8], ptr @composite, i64 0, i64 %idxprom, !dbg !54
  %2 = load i8, ptr %arrayidx, align 1, !dbg !54
  %tobool = icmp ne i8 %2, 0, !dbg !54
  br i1 %tobool, label %if.then, label %if.end, !dbg !55

if.then:                                          ; preds = %for.body
  br label %for.inc11, !dbg !56

if.end:                                           ; preds = %for.body
  %3 = load i32, ptr %count, align 4, !dbg !57
  %inc = add nsw i32 %3, 1, !dbg !57
  store i32 %inc, ptr %count, align 4, !dbg !57
  %4 = load i32, ptr %i, align 4, !dbg !58
  %5 = load i32, ptr %sum, align 4, !dbg !59
  %add = add nsw i32 %5, %4, !dbg !59
  store i32 %add, ptr %sum, align 4, !dbg !59
  %6 = load i32, ptr %i, align 4, !dbg !60
  %cmp1 = icmp slt i32 %6, 60, !dbg !62
  br i1 %cmp1, label %if.then3, label %lor.lhs.false, !dbg !63

lor.lhs.false:                                    ; preds = %if.end
  %7 = load i32, ptr %i, align 4, !dbg !64
  %cmp2 = icmp sgt i32 %7, 1970, !dbg !65
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !66

if.then3:                                         ; preds = %lor.lhs.false, %if.end
  %8 = load i32, ptr %i, align 4, !dbg !67
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %8), !dbg !68
  br label %if.end4, !dbg !68

if.end4:                                          ; preds = %if.then3, %lor.lhs.false
  %9 = load i32, ptr %i, align 4, !dbg !69
  store i32 %9, ptr %last, align 4, !dbg !70
    #dbg_declare(ptr %j, !71, !DIExpression(), !73)
  %10 = load i32, ptr %i, align 4, !dbg !74
  %11 = load i32, ptr %i, align 4, !dbg !75
  %mul = mul nsw i32 %10, %11, !dbg !76
  store i32 %mul, ptr %j, align 4, !dbg !73
  br label %for.cond5, !dbg !77

for.cond5:                                        ; preds = %for.inc, %if.end4
  %12 = load i32, ptr %j, align 4, !dbg !78
  %cmp6 = icmp sle i32 %12, 2000, !dbg !80
  br i1 %cmp6, label %for.body7, label %for.end, !dbg !81

for.body7:                                        ; preds = %for.cond5
  %13 = load i32, ptr %j, align 4, !dbg !82
  %idxprom8 = sext i32 %13 to i64, !dbg !83
  %arrayidx9 = getelementptr inbounds [2001 x i8], ptr @composite, i64 0, i64 %idxprom8, !dbg !83
  store i8 1, ptr %arrayidx9, align 1, !dbg !84
  br label %for.inc, !dbg !83

for.inc:                                          ; preds = %for.body7
  %14 = load i32, ptr %i, align 4, !dbg !85
  %15 = load i32, ptr %j, align 4, !dbg !86
  %add10 = add nsw i32 %15, %14, !dbg !86
  store i32 %add10, ptr %j, align 4, !dbg !86
  br label %for.cond5, !dbg !87, !llvm.loop !88

for.end:                                          ; preds = %for.cond5
  br label %for.inc11, !dbg !91

for.inc11:                                        ; preds = %for.end, %if.then
  %16 = load i32, ptr %i, align 4, !dbg !92
  %inc12 = add nsw i32 %16, 1, !dbg !92
  store i32 %inc12, ptr %i, align 4, !dbg !92
  br label %for.cond, !dbg !93, !llvm.loop !94

for.end13:                                        ; preds = %for.cond
  %17 = load i32, ptr %count, align 4, !dbg !96
  %18 = load i32, ptr %sum, align 4, !dbg !97
  %19 = load i32, ptr %last, align 4, !dbg !98
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %17, i32 noundef %18, i32 noundef %19), !dbg !99
  call void @llvm.memset.p0.i64(ptr align 16 @composite, i8 0, i64 2001, i1 false), !dbg !100
  ret i32 0, !dbg !101
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "composite", scope: !2, file: !3, line: 8, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sieve.c", directory: ".", checksumkind: CSK_MD5, checksum: "10e78e5558511e8af06e8b8a98598935")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 6, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8}
!8 = !DIEnumerator(name: "LIMIT", value: 2000)
!9 = !{!10, !16, !0}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 32, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 4)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 232, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 29)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 16008, elements: !23)
!22 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!23 = !{!24}
!24 = !DISubrange(count: 2001)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !33, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!33 = !DISubroutineType(types: !34)
!34 = !{!35}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !{}
!37 = !DILocalVariable(name: "count", scope: !32, file: !3, line: 11, type: !35)
!38 = !DILocation(line: 11, column: 7, scope: !32)
!39 = !DILocalVariable(name: "sum", scope: !32, file: !3, line: 11, type: !35)
!40 = !DILocation(line: 11, column: 18, scope: !32)
!41 = !DILocalVariable(name: "last", scope: !32, file: !3, line: 11, type: !35)
!42 = !DILocation(line: 11, column: 27, scope: !32)
!43 = !DILocalVariable(name: "i", scope: !44, file: !3, line: 12, type: !35)
!44 = distinct !DILexicalBlock(scope: !32, file: !3, line: 12, column: 3)
!45 = !DILocation(line: 12, column: 12, scope: !44)
!46 = !DILocation(line: 12, column: 8, scope: !44)
!47 = !DILocation(line: 12, column: 19, scope: !48)
!48 = distinct !DILexicalBlock(scope: !44, file: !3, line: 12, column: 3)
!49 = !DILocation(line: 12, column: 21, scope: !48)
!50 = !DILocation(line: 12, column: 3, scope: !44)
!51 = !DILocation(line: 13, column: 19, scope: !52)
!52 = distinct !DILexicalBlock(scope: !53, file: !3, line: 13, column: 9)
!53 = distinct !DILexicalBlock(scope: !48, file: !3, line: 12, column: 36)
!54 = !DILocation(line: 13, column: 9, scope: !52)
!55 = !DILocation(line: 13, column: 9, scope: !53)
!56 = !DILocation(line: 14, column: 7, scope: !52)
!57 = !DILocation(line: 15, column: 10, scope: !53)
!58 = !DILocation(line: 16, column: 12, scope: !53)
!59 = !DILocation(line: 16, column: 9, scope: !53)
!60 = !DILocation(line: 17, column: 9, scope: !61)
!61 = distinct !DILexicalBlock(scope: !53, file: !3, line: 17, column: 9)
!62 = !DILocation(line: 17, column: 11, scope: !61)
!63 = !DILocation(line: 17, column: 16, scope: !61)
!64 = !DILocation(line: 17, column: 19, scope: !61)
!65 = !DILocation(line: 17, column: 21, scope: !61)
!66 = !DILocation(line: 17, column: 9, scope: !53)
!67 = !DILocation(line: 18, column: 21, scope: !61)
!68 = !DILocation(line: 18, column: 7, scope: !61)
!69 = !DILocation(line: 19, column: 12, scope: !53)
!70 = !DILocation(line: 19, column: 10, scope: !53)
!71 = !DILocalVariable(name: "j", scope: !72, file: !3, line: 20, type: !35)
!72 = distinct !DILexicalBlock(scope: !53, file: !3, line: 20, column: 5)
!73 = !DILocation(line: 20, column: 14, scope: !72)
!74 = !DILocation(line: 20, column: 18, scope: !72)
!75 = !DILocation(line: 20, column: 22, scope: !72)
!76 = !DILocation(line: 20, column: 20, scope: !72)
!77 = !DILocation(line: 20, column: 10, scope: !72)
!78 = !DILocation(line: 20, column: 25, scope: !79)
!79 = distinct !DILexicalBlock(scope: !72, file: !3, line: 20, column: 5)
!80 = !DILocation(line: 20, column: 27, scope: !79)
!81 = !DILocation(line: 20, column: 5, scope: !72)
!82 = !DILocation(line: 21, column: 17, scope: !79)
!83 = !DILocation(line: 21, column: 7, scope: !79)
!84 = !DILocation(line: 21, column: 20, scope: !79)
!85 = !DILocation(line: 20, column: 42, scope: !79)
!86 = !DILocation(line: 20, column: 39, scope: !79)
!87 = !DILocation(line: 20, column: 5, scope: !79)
!88 = distinct !{!88, !81, !89, !90}
!89 = !DILocation(line: 21, column: 22, scope: !72)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !DILocation(line: 22, column: 3, scope: !53)
!92 = !DILocation(line: 12, column: 32, scope: !48)
!93 = !DILocation(line: 12, column: 3, scope: !48)
!94 = distinct !{!94, !50, !95, !90}
!95 = !DILocation(line: 22, column: 3, scope: !44)
!96 = !DILocation(line: 23, column: 44, scope: !32)
!97 = !DILocation(line: 23, column: 51, scope: !32)
!98 = !DILocation(line: 23, column: 56, scope: !32)
!99 = !DILocation(line: 23, column: 3, scope: !32)
!100 = !DILocation(line: 24, column: 3, scope: !32)
!101 = !DILocation(line: 25, column: 3, scope: !32)
