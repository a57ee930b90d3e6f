; ModuleID = 'sleeps_at_once.c'
source_filename = "sleeps_at_once.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [25 x i8] c"now() - start >= 1000000\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [17 x i8] c"sleeps_at_once.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [25 x i8] c"now() - start >= 2000000\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !31 {
entry:
  %retval = alloca i32, align 4
  %start = alloca i64, align 8
  %threads = alloca [2 x i64], align 16
  %i = alloca i32, align 4
  %i2 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %start, !36, !DIExpression(), !38)
  %call = call i64 @now(), !dbg !39
  store i64 %call, ptr %start, align 8, !dbg !38
    #dbg_declare(ptr %threads, !40, !DIExpression(), !47)
    #dbg_declare(ptr %i, !48, !DIExpression(), !50)
  store i32 0, ptr %i, align 4, !dbg !50
  br label %for.cond, !dbg !51

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !52
  %cmp = icmp slt i32 %0, 2, !dbg !54
  br i1 %cmp, label %for.body, label %for.end, !dbg !55

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !56
  %idxprom = sext i32 %1 to i64, !dbg !57
  %arrayidx = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !57
  %call1 = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !58
  br label %for.inc, !dbg !58

for.inc:                                          ; preds = %for.body
  %2 = load i32, ptr %i, align 4, !dbg !59
  %inc = add nsw i32 %2, 1, !dbg !59
  store i32 %inc, ptr %i, align 4, !dbg !59
  br label %for.cond, !dbg !60, !llvm.loop !61

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i2, !64, !DIExpression(), !66)
  store i32 0, ptr %i2, align 4, !dbg !66
  br label %for.cond3, !dbg !67

for.cond3:                                        ; preds = %for.inc9, %for.end
  %3 = load i32, ptr %i2, align 4, !dbg !68
  %cmp4 = icmp slt i32 %3, 2, !dbg !70
  br i1 %cmp4, label %for.body5, label %for.end11, !dbg !71

for.body5:                                        ; preds = %for.cond3
  %4 = load i32, ptr %i2, align 4, !dbg !72
  %idxprom6 = sext i32 %4 to i64, !dbg !73
  %arrayidx7 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %idxprom6, !dbg !73
  %5 = load i64, ptr %arrayidx7, align 8, !dbg !73
  %call8 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !74
  br label %for.inc9, !dbg !74

for.inc9:                                         ; preds = %for.body5
  %6 = load i32, ptr %i2, align 4, !dbg !75
  %inc10 = add nsw i32 %6, 1, !dbg !75
  store i32 %inc10, ptr %i2, align 4, !dbg !75
  br label %for.cond3, !dbg !76, !llvm.loop !77

for.end11:                                        ; preds = %for.cond3
  %call12 = call i64 @now(), !dbg !79
  %7 = load i64, ptr %start, align 8, !dbg !79
  %sub = sub nsw i64 %call12, %7, !dbg !79
  %cmp13 = icmp sge i64 %sub, 1000000, !dbg !79
  br i1 %cmp13, label %cond.true, label %cond.false, !dbg !79

cond.true:                                        ; preds = %for.end11
  br label %cond.end, !dbg !79

cond.false:                                       ; preds = %for.end11
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__func__.main) #3, !dbg !79
  unreachable, !dbg !79

8:                                                ; No predecessors!
  br label %cond.end, !dbg !79

cond.end:                                         ; preds = %8, %cond.true
  %call14 = call i64 @now(), !dbg !80
  %9 = load i64, ptr %start, align 8, !dbg !80
  %sub15 = sub nsw i64 %call14, %9, !dbg !80
  %cmp16 = icmp sge i64 %sub15, 2000000, !dbg !80
  br i1 %cmp16, label %cond.true17, label %cond.false18, !dbg !80

cond.true17:                                      ; preds = %cond.end
  br label %cond.end19, !dbg !80

cond.false18:                                     ; preds = %cond.end
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__func__.main) #3, !dbg !80
  unreachable, !dbg !80

10:                                               ; No predecessors!
  br label %cond.end19, !dbg !80

cond.end19:                                       ; preds = %10, %cond.true17
  ret i32 0, !dbg !81
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @now() #0 !dbg !82 {
entry:
  %t = alloca %struct.timespec, align 8
    #dbg_declare(ptr %t, !85, !DIExpression(), !93)
  %call = call i32 @clock_gettime(i32 noundef 1, ptr noundef %t), !dbg !94
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 0, !dbg !95
  %0 = load i64, ptr %tv_sec, align 8, !dbg !95
  %mul = mul nsw i64 %0, 1000000000, !dbg !96
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 1, !dbg !97
  %1 = load i64, ptr %tv_nsec, align 8, !dbg !97
  %add = add nsw i64 %mul, %1, !dbg !98
  ret i64 %add, !dbg !99
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %p) #0 !dbg !100 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !103, !DIExpression(), !104)
  %call = call i32 @usleep(i32 noundef 1000), !dbg !105
  %0 = load ptr, ptr %p.addr, align 8, !dbg !106
  ret ptr %0, !dbg !107
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @clock_gettime(i32 noundef, ptr noundef) #1

declare i32 @usleep(i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "sleeps_at_once.c", directory: ".", checksumkind: CSK_MD5, checksum: "04286773d803c2830c001e4c1f902c79")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 25)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 17)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !3, isLocal: true, isDefinition: true)
!20 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !21, globals: !23, splitDebugInlining: false, nameTableKind: None)
!21 = !{!22}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!23 = !{!0, !7, !12, !18}
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 8, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 22, type: !32, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !20, retainedNodes: !35)
!32 = !DISubroutineType(types: !33)
!33 = !{!34}
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !{}
!36 = !DILocalVariable(name: "start", scope: !31, file: !2, line: 23, type: !37)
!37 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!38 = !DILocation(line: 23, column: 13, scope: !31)
!39 = !DILocation(line: 23, column: 21, scope: !31)
!40 = !DILocalVariable(name: "threads", scope: !31, file: !2, line: 24, type: !41)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 128, elements: !45)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 75, baseType: !44)
!43 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !{!46}
!46 = !DISubrange(count: 2)
!47 = !DILocation(line: 24, column: 13, scope: !31)
!48 = !DILocalVariable(name: "i", scope: !49, file: !2, line: 25, type: !34)
!49 = distinct !DILexicalBlock(scope: !31, file: !2, line: 25, column: 3)
!50 = !DILocation(line: 25, column: 12, scope: !49)
!51 = !DILocation(line: 25, column: 8, scope: !49)
!52 = !DILocation(line: 25, column: 19, scope: !53)
!53 = distinct !DILexicalBlock(scope: !49, file: !2, line: 25, column: 3)
!54 = !DILocation(line: 25, column: 21, scope: !53)
!55 = !DILocation(line: 25, column: 3, scope: !49)
!56 = !DILocation(line: 26, column: 29, scope: !53)
!57 = !DILocation(line: 26, column: 21, scope: !53)
!58 = !DILocation(line: 26, column: 5, scope: !53)
!59 = !DILocation(line: 25, column: 27, scope: !53)
!60 = !DILocation(line: 25, column: 3, scope: !53)
!61 = distinct !{!61, !55, !62, !63}
!62 = !DILocation(line: 26, column: 49, scope: !49)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !DILocalVariable(name: "i", scope: !65, file: !2, line: 27, type: !34)
!65 = distinct !DILexicalBlock(scope: !31, file: !2, line: 27, column: 3)
!66 = !DILocation(line: 27, column: 12, scope: !65)
!67 = !DILocation(line: 27, column: 8, scope: !65)
!68 = !DILocation(line: 27, column: 19, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !2, line: 27, column: 3)
!70 = !DILocation(line: 27, column: 21, scope: !69)
!71 = !DILocation(line: 27, column: 3, scope: !65)
!72 = !DILocation(line: 28, column: 26, scope: !69)
!73 = !DILocation(line: 28, column: 18, scope: !69)
!74 = !DILocation(line: 28, column: 5, scope: !69)
!75 = !DILocation(line: 27, column: 27, scope: !69)
!76 = !DILocation(line: 27, column: 3, scope: !69)
!77 = distinct !{!77, !71, !78, !63}
!78 = !DILocation(line: 28, column: 34, scope: !65)
!79 = !DILocation(line: 29, column: 3, scope: !31)
!80 = !DILocation(line: 30, column: 3, scope: !31)
!81 = !DILocation(line: 31, column: 3, scope: !31)
!82 = distinct !DISubprogram(name: "now", scope: !2, file: !2, line: 11, type: !83, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !35)
!83 = !DISubroutineType(types: !84)
!84 = !{!37}
!85 = !DILocalVariable(name: "t", scope: !82, file: !2, line: 12, type: !86)
!86 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !87, line: 8, size: 128, elements: !88)
!87 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "f515e855ce64e54435ef824cdbf07bf8")
!88 = !{!89, !92}
!89 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !86, file: !87, line: 9, baseType: !90, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !43, line: 46, baseType: !91)
!91 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !86, file: !87, line: 10, baseType: !91, size: 64, offset: 64)
!93 = !DILocation(line: 12, column: 19, scope: !82)
!94 = !DILocation(line: 13, column: 3, scope: !82)
!95 = !DILocation(line: 14, column: 12, scope: !82)
!96 = !DILocation(line: 14, column: 19, scope: !82)
!97 = !DILocation(line: 14, column: 38, scope: !82)
!98 = !DILocation(line: 14, column: 34, scope: !82)
!99 = !DILocation(line: 14, column: 3, scope: !82)
!100 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 17, type: !101, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !35)
!101 = !DISubroutineType(types: !102)
!102 = !{!22, !22}
!103 = !DILocalVariable(name: "p", arg: 1, scope: !100, file: !2, line: 17, type: !22)
!104 = !DILocation(line: 17, column: 25, scope: !100)
!105 = !DILocation(line: 18, column: 3, scope: !100)
!106 = !DILocation(line: 19, column: 10, scope: !100)
!107 = !DILocation(line: 19, column: 3, scope: !100)
