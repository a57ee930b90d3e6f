; ModuleID = 'relative_timeouts_ok.c'
source_filename = "relative_timeouts_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timeval = type { i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.pollfd = type { i32, i16, i16 }
%struct.set = type { [16 x i64] }

@__const.main.waits = private unnamed_addr constant [3 x ptr] [ptr @poll_it, ptr @select_it, ptr @wait_at_word], align 16
@ends = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [16 x i8] c"pipe(ends) == 0\00", align 1, !dbg !15
@.str.1 = private unnamed_addr constant [23 x i8] c"relative_timeouts_ok.c\00", align 1, !dbg !21
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !26
@.str.2 = private unnamed_addr constant [24 x i8] c"now() - begin >= 5 * MS\00", align 1, !dbg !32
@.str.3 = private unnamed_addr constant [21 x i8] c"poll(&at, 1, 5) == 0\00", align 1, !dbg !37
@__func__.poll_it = private unnamed_addr constant [8 x i8] c"poll_it\00", align 1, !dbg !42
@__const.select_it.length = private unnamed_addr constant %struct.timeval { i64 0, i64 5000 }, align 8
@.str.4 = private unnamed_addr constant [52 x i8] c"select(ends[0] + 1, &set, NULL, NULL, &length) == 0\00", align 1, !dbg !47
@__func__.select_it = private unnamed_addr constant [10 x i8] c"select_it\00", align 1, !dbg !52
@wait_at_word.word = internal global i32 0, align 4, !dbg !57
@__const.wait_at_word.length = private unnamed_addr constant %struct.timespec { i64 0, i64 5000000 }, align 8
@.str.5 = private unnamed_addr constant [59 x i8] c"syscall(SYS_futex, &word, WAIT, 0, &length, NULL, 0) == -1\00", align 1, !dbg !64
@__func__.wait_at_word = private unnamed_addr constant [13 x i8] c"wait_at_word\00", align 1, !dbg !69

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !84 {
entry:
  %retval = alloca i32, align 4
  %waits = alloca [3 x ptr], align 16
  %round = alloca i32, align 4
  %i = alloca i32, align 4
  %begin = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %waits, !87, !DIExpression(), !92)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %waits, ptr align 16 @__const.main.waits, i64 24, i1 false), !dbg !92
  %call = call i32 @pipe(ptr noundef @ends), !dbg !93
  %cmp = icmp eq i32 %call, 0, !dbg !93
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !93

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !93

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__func__.main) #5, !dbg !93
  unreachable, !dbg !93

0:                                                ; No predecessors!
  br label %cond.end, !dbg !93

cond.end:                                         ; preds = %0, %cond.true
    #dbg_declare(ptr %round, !94, !DIExpression(), !96)
  store i32 0, ptr %round, align 4, !dbg !96
  br label %for.cond, !dbg !97

for.cond:                                         ; preds = %for.inc13, %cond.end
  %1 = load i32, ptr %round, align 4, !dbg !98
  %cmp1 = icmp slt i32 %1, 2, !dbg !100
  br i1 %cmp1, label %for.body, label %for.end15, !dbg !101

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %i, !102, !DIExpression(), !105)
  store i32 0, ptr %i, align 4, !dbg !105
  br label %for.cond2, !dbg !106

for.cond2:                                        ; preds = %for.inc, %for.body
  %2 = load i32, ptr %i, align 4, !dbg !107
  %conv = zext i32 %2 to i64, !dbg !107
  %cmp3 = icmp ult i64 %conv, 3, !dbg !109
  br i1 %cmp3, label %for.body5, label %for.end, !dbg !110

for.body5:                                        ; preds = %for.cond2
    #dbg_declare(ptr %begin, !111, !DIExpression(), !114)
  %call6 = call i64 @now(), !dbg !115
  store i64 %call6, ptr %begin, align 8, !dbg !114
  %3 = load i32, ptr %i, align 4, !dbg !116
  %idxprom = zext i32 %3 to i64, !dbg !117
  %arrayidx = getelementptr inbounds [3 x ptr], ptr %waits, i64 0, i64 %idxprom, !dbg !117
  %4 = load ptr, ptr %arrayidx, align 8, !dbg !117
  call void %4(), !dbg !117
  %call7 = call i64 @now(), !dbg !118
  %5 = load i64, ptr %begin, align 8, !dbg !118
  %sub = sub nsw i64 %call7, %5, !dbg !118
  %cmp8 = icmp sge i64 %sub, 5000000, !dbg !118
  br i1 %cmp8, label %cond.true10, label %cond.false11, !dbg !118

cond.true10:                                      ; preds = %for.body5
  br label %cond.end12, !dbg !118

cond.false11:                                     ; preds = %for.body5
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 54, ptr noundef @__func__.main) #5, !dbg !118
  unreachable, !dbg !118

6:                                                ; No predecessors!
  br label %cond.end12, !dbg !118

cond.end12:                                       ; preds = %6, %cond.true10
  br label %for.inc, !dbg !119

for.inc:                                          ; preds = %cond.end12
  %7 = load i32, ptr %i, align 4, !dbg !120
  %inc = add i32 %7, 1, !dbg !120
  store i32 %inc, ptr %i, align 4, !dbg !120
  br label %for.cond2, !dbg !121, !llvm.loop !122

for.end:                                          ; preds = %for.cond2
  br label %for.inc13, !dbg !125

for.inc13:                                        ; preds = %for.end
  %8 = load i32, ptr %round, align 4, !dbg !126
  %inc14 = add nsw i32 %8, 1, !dbg !126
  store i32 %inc14, ptr %round, align 4, !dbg !126
  br label %for.cond, !dbg !127, !llvm.loop !128

for.end15:                                        ; preds = %for.cond
  %9 = load i32, ptr %retval, align 4, !dbg !130
  ret i32 %9, !dbg !130
}

; Function Attrs: noinline nounwind uwtable
define internal void @poll_it() #0 !dbg !131 {
entry:
  %at = alloca %struct.pollfd, align 4
    #dbg_declare(ptr %at, !132, !DIExpression(), !139)
  %fd = getelementptr inbounds %struct.pollfd, ptr %at, i32 0, i32 0, !dbg !140
  %0 = load i32, ptr @ends, align 4, !dbg !141
  store i32 %0, ptr %fd, align 4, !dbg !140
  %events = getelementptr inbounds %struct.pollfd, ptr %at, i32 0, i32 1, !dbg !140
  store i16 1, ptr %events, align 4, !dbg !140
  %revents = getelementptr inbounds %struct.pollfd, ptr %at, i32 0, i32 2, !dbg !140
  store i16 0, ptr %revents, align 2, !dbg !140
  %call = call i32 @poll(ptr noundef %at, i64 noundef 1, i32 noundef 5), !dbg !142
  %cmp = icmp eq i32 %call, 0, !dbg !142
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !142

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !142

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__func__.poll_it) #5, !dbg !142
  unreachable, !dbg !142

1:                                                ; No predecessors!
  br label %cond.end, !dbg !142

cond.end:                                         ; preds = %1, %cond.true
  ret void, !dbg !143
}

; Function Attrs: noinline nounwind uwtable
define internal void @select_it() #0 !dbg !144 {
entry:
  %length = alloca %struct.timeval, align 8
  %set = alloca %struct.set, align 8
    #dbg_declare(ptr %length, !145, !DIExpression(), !154)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %length, ptr align 8 @__const.select_it.length, i64 16, i1 false), !dbg !154
    #dbg_declare(ptr %set, !155, !DIExpression(), !160)
  call void @llvm.memset.p0.i64(ptr align 8 %set, i8 0, i64 128, i1 false), !dbg !160
  %words = getelementptr inbounds %struct.set, ptr %set, i32 0, i32 0, !dbg !161
  %0 = load i32, ptr @ends, align 4, !dbg !162
  %sh_prom = zext i32 %0 to i64, !dbg !163
  %shl = shl i64 1, %sh_prom, !dbg !163
  store i64 %shl, ptr %words, align 8, !dbg !164
  %1 = load i32, ptr @ends, align 4, !dbg !165
  %add = add nsw i32 %1, 1, !dbg !165
  %call = call i32 @select(i32 noundef %add, ptr noundef %set, ptr noundef null, ptr noundef null, ptr noundef %length), !dbg !165
  %cmp = icmp eq i32 %call, 0, !dbg !165
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !165

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !165

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__func__.select_it) #5, !dbg !165
  unreachable, !dbg !165

2:                                                ; No predecessors!
  br label %cond.end, !dbg !165

cond.end:                                         ; preds = %2, %cond.true
  ret void, !dbg !166
}

; Function Attrs: noinline nounwind uwtable
define internal void @wait_at_word() #0 !dbg !59 {
entry:
  %length = alloca %struct.timespec, align 8
    #dbg_declare(ptr %length, !167, !DIExpression(), !172)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %length, ptr align 8 @__const.wait_at_word.length, i64 16, i1 false), !dbg !172
  %call = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef @wait_at_word.word, i32 noundef 0, i32 noundef 0, ptr noundef %length, ptr noundef null, i32 noundef 0), !dbg !173
  %cmp = icmp eq i64 %call, -1, !dbg !173
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !173

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !173

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__func__.wait_at_word) #5, !dbg !173
  unreachable, !dbg !173

0:                                                ; No predecessors!
  br label %cond.end, !dbg !173

cond.end:                                         ; preds = %0, %cond.true
  ret void, !dbg !174
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @pipe(ptr noundef) #2

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i64 @now() #0 !dbg !175 {
entry:
  %t = alloca %struct.timespec, align 8
    #dbg_declare(ptr %t, !178, !DIExpression(), !179)
  %call = call i32 @clock_gettime(i32 noundef 1, ptr noundef %t), !dbg !180
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 0, !dbg !181
  %0 = load i64, ptr %tv_sec, align 8, !dbg !181
  %mul = mul nsw i64 %0, 1000, !dbg !182
  %mul1 = mul nsw i64 %mul, 1000000, !dbg !183
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 1, !dbg !184
  %1 = load i64, ptr %tv_nsec, align 8, !dbg !184
  %add = add nsw i64 %mul1, %1, !dbg !185
  ret i64 %add, !dbg !186
}

declare i32 @poll(ptr noundef, i64 noundef, i32 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

declare i32 @select(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i64 @syscall(i64 noundef, ...) #2

declare i32 @clock_gettime(i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!77, !78, !79, !80, !81, !82, !83}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ends", scope: !2, file: !3, line: 28, type: !74, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !12, globals: !14, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "relative_timeouts_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "441ca7b8865405735ef4106f94737a9e")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 17, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10, !11}
!8 = !DIEnumerator(name: "MS", value: 1000000)
!9 = !DIEnumerator(name: "POLLIN", value: 1)
!10 = !DIEnumerator(name: "SYS_futex", value: 202)
!11 = !DIEnumerator(name: "WAIT", value: 0)
!12 = !{!13}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!14 = !{!15, !21, !26, !32, !0, !37, !42, !47, !52, !57, !64, !69}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 128, elements: !19)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 16)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 184, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 23)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 40, elements: !30)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!30 = !{!31}
!31 = !DISubrange(count: 5)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 54, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 192, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 24)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 168, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 21)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 64, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 8)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 416, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 52)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 80, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 10)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "word", scope: !59, file: !3, line: 42, type: !63, isLocal: true, isDefinition: true)
!59 = distinct !DISubprogram(name: "wait_at_word", scope: !3, file: !3, line: 41, type: !60, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!60 = !DISubroutineType(types: !61)
!61 = !{null}
!62 = !{}
!63 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !66, isLocal: true, isDefinition: true)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 472, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 59)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 104, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 13)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !63, size: 64, elements: !75)
!75 = !{!76}
!76 = !DISubrange(count: 2)
!77 = !{i32 7, !"Dwarf Version", i32 5}
!78 = !{i32 2, !"Debug Info Version", i32 3}
!79 = !{i32 1, !"wchar_size", i32 4}
!80 = !{i32 8, !"PIC Level", i32 2}
!81 = !{i32 7, !"PIE Level", i32 2}
!82 = !{i32 7, !"uwtable", i32 2}
!83 = !{i32 7, !"frame-pointer", i32 2}
!84 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 47, type: !85, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!85 = !DISubroutineType(types: !86)
!86 = !{!63}
!87 = !DILocalVariable(name: "waits", scope: !84, file: !3, line: 48, type: !88)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !89, size: 192, elements: !90)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!90 = !{!91}
!91 = !DISubrange(count: 3)
!92 = !DILocation(line: 48, column: 10, scope: !84)
!93 = !DILocation(line: 49, column: 3, scope: !84)
!94 = !DILocalVariable(name: "round", scope: !95, file: !3, line: 50, type: !63)
!95 = distinct !DILexicalBlock(scope: !84, file: !3, line: 50, column: 3)
!96 = !DILocation(line: 50, column: 12, scope: !95)
!97 = !DILocation(line: 50, column: 8, scope: !95)
!98 = !DILocation(line: 50, column: 23, scope: !99)
!99 = distinct !DILexicalBlock(scope: !95, file: !3, line: 50, column: 3)
!100 = !DILocation(line: 50, column: 29, scope: !99)
!101 = !DILocation(line: 50, column: 3, scope: !95)
!102 = !DILocalVariable(name: "i", scope: !103, file: !3, line: 51, type: !6)
!103 = distinct !DILexicalBlock(scope: !104, file: !3, line: 51, column: 5)
!104 = distinct !DILexicalBlock(scope: !99, file: !3, line: 50, column: 43)
!105 = !DILocation(line: 51, column: 19, scope: !103)
!106 = !DILocation(line: 51, column: 10, scope: !103)
!107 = !DILocation(line: 51, column: 26, scope: !108)
!108 = distinct !DILexicalBlock(scope: !103, file: !3, line: 51, column: 5)
!109 = !DILocation(line: 51, column: 28, scope: !108)
!110 = !DILocation(line: 51, column: 5, scope: !103)
!111 = !DILocalVariable(name: "begin", scope: !112, file: !3, line: 52, type: !113)
!112 = distinct !DILexicalBlock(scope: !108, file: !3, line: 51, column: 65)
!113 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!114 = !DILocation(line: 52, column: 12, scope: !112)
!115 = !DILocation(line: 52, column: 20, scope: !112)
!116 = !DILocation(line: 53, column: 13, scope: !112)
!117 = !DILocation(line: 53, column: 7, scope: !112)
!118 = !DILocation(line: 54, column: 7, scope: !112)
!119 = !DILocation(line: 55, column: 5, scope: !112)
!120 = !DILocation(line: 51, column: 61, scope: !108)
!121 = !DILocation(line: 51, column: 5, scope: !108)
!122 = distinct !{!122, !110, !123, !124}
!123 = !DILocation(line: 55, column: 5, scope: !103)
!124 = !{!"llvm.loop.mustprogress"}
!125 = !DILocation(line: 56, column: 3, scope: !104)
!126 = !DILocation(line: 50, column: 39, scope: !99)
!127 = !DILocation(line: 50, column: 3, scope: !99)
!128 = distinct !{!128, !101, !129, !124}
!129 = !DILocation(line: 56, column: 3, scope: !95)
!130 = !DILocation(line: 57, column: 1, scope: !84)
!131 = distinct !DISubprogram(name: "poll_it", scope: !3, file: !3, line: 30, type: !60, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!132 = !DILocalVariable(name: "at", scope: !131, file: !3, line: 31, type: !133)
!133 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pollfd", file: !3, line: 10, size: 64, elements: !134)
!134 = !{!135, !136, !138}
!135 = !DIDerivedType(tag: DW_TAG_member, name: "fd", scope: !133, file: !3, line: 11, baseType: !63, size: 32)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "events", scope: !133, file: !3, line: 12, baseType: !137, size: 16, offset: 32)
!137 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "revents", scope: !133, file: !3, line: 12, baseType: !137, size: 16, offset: 48)
!139 = !DILocation(line: 31, column: 17, scope: !131)
!140 = !DILocation(line: 31, column: 22, scope: !131)
!141 = !DILocation(line: 31, column: 24, scope: !131)
!142 = !DILocation(line: 32, column: 3, scope: !131)
!143 = !DILocation(line: 33, column: 1, scope: !131)
!144 = distinct !DISubprogram(name: "select_it", scope: !3, file: !3, line: 35, type: !60, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!145 = !DILocalVariable(name: "length", scope: !144, file: !3, line: 36, type: !146)
!146 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timeval", file: !147, line: 16, size: 128, elements: !148)
!147 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "f515e855ce64e54435ef824cdbf07bf8")
!148 = !{!149, !152}
!149 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !146, file: !147, line: 17, baseType: !150, size: 64)
!150 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !151, line: 46, baseType: !113)
!151 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!152 = !DIDerivedType(tag: DW_TAG_member, name: "tv_usec", scope: !146, file: !147, line: 18, baseType: !153, size: 64, offset: 64)
!153 = !DIDerivedType(tag: DW_TAG_typedef, name: "suseconds_t", file: !151, line: 50, baseType: !113)
!154 = !DILocation(line: 36, column: 18, scope: !144)
!155 = !DILocalVariable(name: "set", scope: !144, file: !3, line: 37, type: !156)
!156 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "set", file: !3, line: 14, size: 1024, elements: !157)
!157 = !{!158}
!158 = !DIDerivedType(tag: DW_TAG_member, name: "words", scope: !156, file: !3, line: 15, baseType: !159, size: 1024)
!159 = !DICompositeType(tag: DW_TAG_array_type, baseType: !113, size: 1024, elements: !19)
!160 = !DILocation(line: 37, column: 14, scope: !144)
!161 = !DILocation(line: 37, column: 20, scope: !144)
!162 = !DILocation(line: 37, column: 30, scope: !144)
!163 = !DILocation(line: 37, column: 27, scope: !144)
!164 = !DILocation(line: 37, column: 22, scope: !144)
!165 = !DILocation(line: 38, column: 3, scope: !144)
!166 = !DILocation(line: 39, column: 1, scope: !144)
!167 = !DILocalVariable(name: "length", scope: !59, file: !3, line: 43, type: !168)
!168 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !147, line: 8, size: 128, elements: !169)
!169 = !{!170, !171}
!170 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !168, file: !147, line: 9, baseType: !150, size: 64)
!171 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !168, file: !147, line: 10, baseType: !113, size: 64, offset: 64)
!172 = !DILocation(line: 43, column: 19, scope: !59)
!173 = !DILocation(line: 44, column: 3, scope: !59)
!174 = !DILocation(line: 45, column: 1, scope: !59)
!175 = distinct !DISubprogram(name: "now", scope: !3, file: !3, line: 22, type: !176, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!176 = !DISubroutineType(types: !177)
!177 = !{!113}
!178 = !DILocalVariable(name: "t", scope: !175, file: !3, line: 23, type: !168)
!179 = !DILocation(line: 23, column: 19, scope: !175)
!180 = !DILocation(line: 24, column: 3, scope: !175)
!181 = !DILocation(line: 25, column: 12, scope: !175)
!182 = !DILocation(line: 25, column: 19, scope: !175)
!183 = !DILocation(line: 25, column: 27, scope: !175)
!184 = !DILocation(line: 25, column: 36, scope: !175)
!185 = !DILocation(line: 25, column: 32, scope: !175)
!186 = !DILocation(line: 25, column: 3, scope: !175)
