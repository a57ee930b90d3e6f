; ModuleID = 'sleep_of_one_choice.c'
source_filename = "sleep_of_one_choice.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }

@x = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [26 x i8] c"now() - start < 400000000\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [22 x i8] c"sleep_of_one_choice.c\00", align 1, !dbg !13
@__func__.check = private unnamed_addr constant [6 x i8] c"check\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %start = alloca i64, align 8
  %thread = alloca i64, align 8
  %others = alloca [2 x i64], align 16
  %i = alloca i32, align 4
  %i4 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %start, !39, !DIExpression(), !41)
  %call = call i64 @now(), !dbg !42
  store i64 %call, ptr %start, align 8, !dbg !41
    #dbg_declare(ptr %thread, !43, !DIExpression(), !47)
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !48
  %0 = load i64, ptr %thread, align 8, !dbg !49
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !50
    #dbg_declare(ptr %others, !51, !DIExpression(), !55)
    #dbg_declare(ptr %i, !56, !DIExpression(), !58)
  store i32 0, ptr %i, align 4, !dbg !58
  br label %for.cond, !dbg !59

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !60
  %cmp = icmp slt i32 %1, 2, !dbg !62
  br i1 %cmp, label %for.body, label %for.end, !dbg !63

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %i, align 4, !dbg !64
  %idxprom = sext i32 %2 to i64, !dbg !65
  %arrayidx = getelementptr inbounds [2 x i64], ptr %others, i64 0, i64 %idxprom, !dbg !65
  %call3 = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @store, ptr noundef null), !dbg !66
  br label %for.inc, !dbg !66

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4, !dbg !67
  %inc = add nsw i32 %3, 1, !dbg !67
  store i32 %inc, ptr %i, align 4, !dbg !67
  br label %for.cond, !dbg !68, !llvm.loop !69

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i4, !72, !DIExpression(), !74)
  store i32 0, ptr %i4, align 4, !dbg !74
  br label %for.cond5, !dbg !75

for.cond5:                                        ; preds = %for.inc11, %for.end
  %4 = load i32, ptr %i4, align 4, !dbg !76
  %cmp6 = icmp slt i32 %4, 2, !dbg !78
  br i1 %cmp6, label %for.body7, label %for.end13, !dbg !79

for.body7:                                        ; preds = %for.cond5
  %5 = load i32, ptr %i4, align 4, !dbg !80
  %idxprom8 = sext i32 %5 to i64, !dbg !81
  %arrayidx9 = getelementptr inbounds [2 x i64], ptr %others, i64 0, i64 %idxprom8, !dbg !81
  %6 = load i64, ptr %arrayidx9, align 8, !dbg !81
  %call10 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !82
  br label %for.inc11, !dbg !82

for.inc11:                                        ; preds = %for.body7
  %7 = load i32, ptr %i4, align 4, !dbg !83
  %inc12 = add nsw i32 %7, 1, !dbg !83
  store i32 %inc12, ptr %i4, align 4, !dbg !83
  br label %for.cond5, !dbg !84, !llvm.loop !85

for.end13:                                        ; preds = %for.cond5
  %8 = load i64, ptr %start, align 8, !dbg !87
  call void @check(i64 noundef %8), !dbg !88
  ret i32 0, !dbg !89
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @now() #0 !dbg !90 {
entry:
  %t = alloca %struct.timespec, align 8
    #dbg_declare(ptr %t, !93, !DIExpression(), !101)
  %call = call i32 @clock_gettime(i32 noundef 1, ptr noundef %t), !dbg !102
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 0, !dbg !103
  %0 = load i64, ptr %tv_sec, align 8, !dbg !103
  %mul = mul nsw i64 %0, 1000000000, !dbg !104
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 1, !dbg !105
  %1 = load i64, ptr %tv_nsec, align 8, !dbg !105
  %add = add nsw i64 %mul, %1, !dbg !106
  ret i64 %add, !dbg !107
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %p) #0 !dbg !108 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !111, !DIExpression(), !112)
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !113
  br i1 %call, label %if.then, label %if.end, !dbg !115

if.then:                                          ; preds = %entry
  %call1 = call i32 @usleep(i32 noundef 500000), !dbg !116
  br label %if.end, !dbg !116

if.end:                                           ; preds = %if.then, %entry
  %0 = load ptr, ptr %p.addr, align 8, !dbg !117
  ret ptr %0, !dbg !118
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @store(ptr noundef %p) #0 !dbg !119 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !120, !DIExpression(), !121)
  store atomic i32 1, ptr @x seq_cst, align 4, !dbg !122
  %0 = load ptr, ptr %p.addr, align 8, !dbg !123
  ret ptr %0, !dbg !124
}

; Function Attrs: noinline nounwind uwtable
define internal void @check(i64 noundef %start) #0 !dbg !125 {
entry:
  %start.addr = alloca i64, align 8
  store i64 %start, ptr %start.addr, align 8
    #dbg_declare(ptr %start.addr, !128, !DIExpression(), !129)
  %call = call i64 @now(), !dbg !130
  %0 = load i64, ptr %start.addr, align 8, !dbg !130
  %sub = sub nsw i64 %call, %0, !dbg !130
  %cmp = icmp slt i64 %sub, 400000000, !dbg !130
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !130

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !130

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__func__.check) #3, !dbg !130
  unreachable, !dbg !130

1:                                                ; No predecessors!
  br label %cond.end, !dbg !130

cond.end:                                         ; preds = %1, %cond.true
  ret void, !dbg !131
}

declare i32 @clock_gettime(i32 noundef, ptr noundef) #1

declare zeroext i1 @__VERIFIER_nondet_bool() #1

declare i32 @usleep(i32 noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 26, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sleep_of_one_choice.c", directory: ".", checksumkind: CSK_MD5, checksum: "285ca76fc1537e7aa51c4c394e00765b")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 208, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 26)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 176, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 22)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 48, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 6)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !25, line: 104, baseType: !26)
!25 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !27)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !36, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!27}
!38 = !{}
!39 = !DILocalVariable(name: "start", scope: !35, file: !3, line: 39, type: !40)
!40 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!41 = !DILocation(line: 39, column: 13, scope: !35)
!42 = !DILocation(line: 39, column: 21, scope: !35)
!43 = !DILocalVariable(name: "thread", scope: !35, file: !3, line: 40, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !45, line: 35, baseType: !46)
!45 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DILocation(line: 40, column: 13, scope: !35)
!48 = !DILocation(line: 41, column: 3, scope: !35)
!49 = !DILocation(line: 42, column: 16, scope: !35)
!50 = !DILocation(line: 42, column: 3, scope: !35)
!51 = !DILocalVariable(name: "others", scope: !35, file: !3, line: 43, type: !52)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 128, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 2)
!55 = !DILocation(line: 43, column: 13, scope: !35)
!56 = !DILocalVariable(name: "i", scope: !57, file: !3, line: 44, type: !27)
!57 = distinct !DILexicalBlock(scope: !35, file: !3, line: 44, column: 3)
!58 = !DILocation(line: 44, column: 12, scope: !57)
!59 = !DILocation(line: 44, column: 8, scope: !57)
!60 = !DILocation(line: 44, column: 19, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !3, line: 44, column: 3)
!62 = !DILocation(line: 44, column: 21, scope: !61)
!63 = !DILocation(line: 44, column: 3, scope: !57)
!64 = !DILocation(line: 45, column: 28, scope: !61)
!65 = !DILocation(line: 45, column: 21, scope: !61)
!66 = !DILocation(line: 45, column: 5, scope: !61)
!67 = !DILocation(line: 44, column: 27, scope: !61)
!68 = !DILocation(line: 44, column: 3, scope: !61)
!69 = distinct !{!69, !63, !70, !71}
!70 = !DILocation(line: 45, column: 49, scope: !57)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !DILocalVariable(name: "i", scope: !73, file: !3, line: 46, type: !27)
!73 = distinct !DILexicalBlock(scope: !35, file: !3, line: 46, column: 3)
!74 = !DILocation(line: 46, column: 12, scope: !73)
!75 = !DILocation(line: 46, column: 8, scope: !73)
!76 = !DILocation(line: 46, column: 19, scope: !77)
!77 = distinct !DILexicalBlock(scope: !73, file: !3, line: 46, column: 3)
!78 = !DILocation(line: 46, column: 21, scope: !77)
!79 = !DILocation(line: 46, column: 3, scope: !73)
!80 = !DILocation(line: 47, column: 25, scope: !77)
!81 = !DILocation(line: 47, column: 18, scope: !77)
!82 = !DILocation(line: 47, column: 5, scope: !77)
!83 = !DILocation(line: 46, column: 27, scope: !77)
!84 = !DILocation(line: 46, column: 3, scope: !77)
!85 = distinct !{!85, !79, !86, !71}
!86 = !DILocation(line: 47, column: 33, scope: !73)
!87 = !DILocation(line: 48, column: 9, scope: !35)
!88 = !DILocation(line: 48, column: 3, scope: !35)
!89 = !DILocation(line: 49, column: 3, scope: !35)
!90 = distinct !DISubprogram(name: "now", scope: !3, file: !3, line: 14, type: !91, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!91 = !DISubroutineType(types: !92)
!92 = !{!40}
!93 = !DILocalVariable(name: "t", scope: !90, file: !3, line: 15, type: !94)
!94 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !95, line: 8, size: 128, elements: !96)
!95 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "bf5d7d176456dd20fa64de6e23b5dbd3")
!96 = !{!97, !100}
!97 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !94, file: !95, line: 9, baseType: !98, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !45, line: 23, baseType: !99)
!99 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !94, file: !95, line: 10, baseType: !99, size: 64, offset: 64)
!101 = !DILocation(line: 15, column: 19, scope: !90)
!102 = !DILocation(line: 16, column: 3, scope: !90)
!103 = !DILocation(line: 17, column: 12, scope: !90)
!104 = !DILocation(line: 17, column: 19, scope: !90)
!105 = !DILocation(line: 17, column: 38, scope: !90)
!106 = !DILocation(line: 17, column: 34, scope: !90)
!107 = !DILocation(line: 17, column: 3, scope: !90)
!108 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 20, type: !109, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!109 = !DISubroutineType(types: !110)
!110 = !{!5, !5}
!111 = !DILocalVariable(name: "p", arg: 1, scope: !108, file: !3, line: 20, type: !5)
!112 = !DILocation(line: 20, column: 25, scope: !108)
!113 = !DILocation(line: 21, column: 7, scope: !114)
!114 = distinct !DILexicalBlock(scope: !108, file: !3, line: 21, column: 7)
!115 = !DILocation(line: 21, column: 7, scope: !108)
!116 = !DILocation(line: 22, column: 5, scope: !114)
!117 = !DILocation(line: 23, column: 10, scope: !108)
!118 = !DILocation(line: 23, column: 3, scope: !108)
!119 = distinct !DISubprogram(name: "store", scope: !3, file: !3, line: 28, type: !109, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!120 = !DILocalVariable(name: "p", arg: 1, scope: !119, file: !3, line: 28, type: !5)
!121 = !DILocation(line: 28, column: 26, scope: !119)
!122 = !DILocation(line: 29, column: 5, scope: !119)
!123 = !DILocation(line: 30, column: 10, scope: !119)
!124 = !DILocation(line: 30, column: 3, scope: !119)
!125 = distinct !DISubprogram(name: "check", scope: !3, file: !3, line: 33, type: !126, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!126 = !DISubroutineType(types: !127)
!127 = !{null, !40}
!128 = !DILocalVariable(name: "start", arg: 1, scope: !125, file: !3, line: 33, type: !40)
!129 = !DILocation(line: 33, column: 29, scope: !125)
!130 = !DILocation(line: 35, column: 3, scope: !125)
!131 = !DILocation(line: 36, column: 1, scope: !125)
