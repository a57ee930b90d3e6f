; ModuleID = 'sleeps_at_once.c'
source_filename = "sleeps_at_once.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [17 x i8] c"now() >= 1000000\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [17 x i8] c"sleeps_at_once.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !9
@.str.2 = private unnamed_addr constant [17 x i8] c"now() >= 2000000\00", align 1, !dbg !15

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !28 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [2 x i64], align 16
  %i = alloca i32, align 4
  %i1 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !33, !DIExpression(), !40)
    #dbg_declare(ptr %i, !41, !DIExpression(), !43)
  store i32 0, ptr %i, align 4, !dbg !43
  br label %for.cond, !dbg !44

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !45
  %cmp = icmp slt i32 %0, 2, !dbg !47
  br i1 %cmp, label %for.body, label %for.end, !dbg !48

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !49
  %idxprom = sext i32 %1 to i64, !dbg !50
  %arrayidx = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !50
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !51
  br label %for.inc, !dbg !51

for.inc:                                          ; preds = %for.body
  %2 = load i32, ptr %i, align 4, !dbg !52
  %inc = add nsw i32 %2, 1, !dbg !52
  store i32 %inc, ptr %i, align 4, !dbg !52
  br label %for.cond, !dbg !53, !llvm.loop !54

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i1, !57, !DIExpression(), !59)
  store i32 0, ptr %i1, align 4, !dbg !59
  br label %for.cond2, !dbg !60

for.cond2:                                        ; preds = %for.inc8, %for.end
  %3 = load i32, ptr %i1, align 4, !dbg !61
  %cmp3 = icmp slt i32 %3, 2, !dbg !63
  br i1 %cmp3, label %for.body4, label %for.end10, !dbg !64

for.body4:                                        ; preds = %for.cond2
  %4 = load i32, ptr %i1, align 4, !dbg !65
  %idxprom5 = sext i32 %4 to i64, !dbg !66
  %arrayidx6 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %idxprom5, !dbg !66
  %5 = load i64, ptr %arrayidx6, align 8, !dbg !66
  %call7 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !67
  br label %for.inc8, !dbg !67

for.inc8:                                         ; preds = %for.body4
  %6 = load i32, ptr %i1, align 4, !dbg !68
  %inc9 = add nsw i32 %6, 1, !dbg !68
  store i32 %inc9, ptr %i1, align 4, !dbg !68
  br label %for.cond2, !dbg !69, !llvm.loop !70

for.end10:                                        ; preds = %for.cond2
  %call11 = call i64 @now(), !dbg !72
  %cmp12 = icmp sge i64 %call11, 1000000, !dbg !72
  br i1 %cmp12, label %cond.true, label %cond.false, !dbg !72

cond.true:                                        ; preds = %for.end10
  br label %cond.end, !dbg !72

cond.false:                                       ; preds = %for.end10
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__func__.main) #3, !dbg !72
  unreachable, !dbg !72

7:                                                ; No predecessors!
  br label %cond.end, !dbg !72

cond.end:                                         ; preds = %7, %cond.true
  %call13 = call i64 @now(), !dbg !73
  %cmp14 = icmp sge i64 %call13, 2000000, !dbg !73
  br i1 %cmp14, label %cond.true15, label %cond.false16, !dbg !73

cond.true15:                                      ; preds = %cond.end
  br label %cond.end17, !dbg !73

cond.false16:                                     ; preds = %cond.end
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__func__.main) #3, !dbg !73
  unreachable, !dbg !73

8:                                                ; No predecessors!
  br label %cond.end17, !dbg !73

cond.end17:                                       ; preds = %8, %cond.true15
  ret i32 0, !dbg !74
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %p) #0 !dbg !75 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !78, !DIExpression(), !79)
  %call = call i32 @usleep(i32 noundef 1000), !dbg !80
  %0 = load ptr, ptr %p.addr, align 8, !dbg !81
  ret ptr %0, !dbg !82
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @now() #0 !dbg !83 {
entry:
  %t = alloca %struct.timespec, align 8
    #dbg_declare(ptr %t, !87, !DIExpression(), !95)
  %call = call i32 @clock_gettime(i32 noundef 1, ptr noundef %t), !dbg !96
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 0, !dbg !97
  %0 = load i64, ptr %tv_sec, align 8, !dbg !97
  %mul = mul nsw i64 %0, 1000000000, !dbg !98
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 1, !dbg !99
  %1 = load i64, ptr %tv_nsec, align 8, !dbg !99
  %add = add nsw i64 %mul, %1, !dbg !100
  ret i64 %add, !dbg !101
}

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @usleep(i32 noundef) #1

declare i32 @clock_gettime(i32 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "sleeps_at_once.c", directory: ".", checksumkind: CSK_MD5, checksum: "63247585664e81d25592d77a81b22c04")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 17)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 40, elements: !13)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!13 = !{!14}
!14 = !DISubrange(count: 5)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !3, isLocal: true, isDefinition: true)
!17 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !18, globals: !20, splitDebugInlining: false, nameTableKind: None)
!18 = !{!19}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!20 = !{!0, !7, !9, !15}
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 22, type: !29, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17, retainedNodes: !32)
!29 = !DISubroutineType(types: !30)
!30 = !{!31}
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !{}
!33 = !DILocalVariable(name: "threads", scope: !28, file: !2, line: 23, type: !34)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 128, elements: !38)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 35, baseType: !37)
!36 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !{!39}
!39 = !DISubrange(count: 2)
!40 = !DILocation(line: 23, column: 13, scope: !28)
!41 = !DILocalVariable(name: "i", scope: !42, file: !2, line: 24, type: !31)
!42 = distinct !DILexicalBlock(scope: !28, file: !2, line: 24, column: 3)
!43 = !DILocation(line: 24, column: 12, scope: !42)
!44 = !DILocation(line: 24, column: 8, scope: !42)
!45 = !DILocation(line: 24, column: 19, scope: !46)
!46 = distinct !DILexicalBlock(scope: !42, file: !2, line: 24, column: 3)
!47 = !DILocation(line: 24, column: 21, scope: !46)
!48 = !DILocation(line: 24, column: 3, scope: !42)
!49 = !DILocation(line: 25, column: 29, scope: !46)
!50 = !DILocation(line: 25, column: 21, scope: !46)
!51 = !DILocation(line: 25, column: 5, scope: !46)
!52 = !DILocation(line: 24, column: 27, scope: !46)
!53 = !DILocation(line: 24, column: 3, scope: !46)
!54 = distinct !{!54, !48, !55, !56}
!55 = !DILocation(line: 25, column: 49, scope: !42)
!56 = !{!"llvm.loop.mustprogress"}
!57 = !DILocalVariable(name: "i", scope: !58, file: !2, line: 26, type: !31)
!58 = distinct !DILexicalBlock(scope: !28, file: !2, line: 26, column: 3)
!59 = !DILocation(line: 26, column: 12, scope: !58)
!60 = !DILocation(line: 26, column: 8, scope: !58)
!61 = !DILocation(line: 26, column: 19, scope: !62)
!62 = distinct !DILexicalBlock(scope: !58, file: !2, line: 26, column: 3)
!63 = !DILocation(line: 26, column: 21, scope: !62)
!64 = !DILocation(line: 26, column: 3, scope: !58)
!65 = !DILocation(line: 27, column: 26, scope: !62)
!66 = !DILocation(line: 27, column: 18, scope: !62)
!67 = !DILocation(line: 27, column: 5, scope: !62)
!68 = !DILocation(line: 26, column: 27, scope: !62)
!69 = !DILocation(line: 26, column: 3, scope: !62)
!70 = distinct !{!70, !64, !71, !56}
!71 = !DILocation(line: 27, column: 34, scope: !58)
!72 = !DILocation(line: 28, column: 3, scope: !28)
!73 = !DILocation(line: 29, column: 3, scope: !28)
!74 = !DILocation(line: 30, column: 3, scope: !28)
!75 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 17, type: !76, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !32)
!76 = !DISubroutineType(types: !77)
!77 = !{!19, !19}
!78 = !DILocalVariable(name: "p", arg: 1, scope: !75, file: !2, line: 17, type: !19)
!79 = !DILocation(line: 17, column: 25, scope: !75)
!80 = !DILocation(line: 18, column: 3, scope: !75)
!81 = !DILocation(line: 19, column: 10, scope: !75)
!82 = !DILocation(line: 19, column: 3, scope: !75)
!83 = distinct !DISubprogram(name: "now", scope: !2, file: !2, line: 11, type: !84, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !32)
!84 = !DISubroutineType(types: !85)
!85 = !{!86}
!86 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!87 = !DILocalVariable(name: "t", scope: !83, file: !2, line: 12, type: !88)
!88 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !89, line: 8, size: 128, elements: !90)
!89 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "bf5d7d176456dd20fa64de6e23b5dbd3")
!90 = !{!91, !94}
!91 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !88, file: !89, line: 9, baseType: !92, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !36, line: 23, baseType: !93)
!93 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !88, file: !89, line: 10, baseType: !93, size: 64, offset: 64)
!95 = !DILocation(line: 12, column: 19, scope: !83)
!96 = !DILocation(line: 13, column: 3, scope: !83)
!97 = !DILocation(line: 14, column: 12, scope: !83)
!98 = !DILocation(line: 14, column: 19, scope: !83)
!99 = !DILocation(line: 14, column: 38, scope: !83)
!100 = !DILocation(line: 14, column: 34, scope: !83)
!101 = !DILocation(line: 14, column: 3, scope: !83)
