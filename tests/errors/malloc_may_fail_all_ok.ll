; ModuleID = 'malloc_may_fail_all_ok.c'
source_filename = "malloc_may_fail_all_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [35 x i8] c"cleared == NULL || cleared[1] == 0\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [25 x i8] c"malloc_may_fail_all_ok.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [4 x i8] c"abc\00", align 1, !dbg !18
@failed = dso_local global i32 0, align 4, !dbg !23
@.str.3 = private unnamed_addr constant [16 x i8] c"errno == ENOMEM\00", align 1, !dbg !29
@__func__.look = private unnamed_addr constant [5 x i8] c"look\00", align 1, !dbg !34

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !44 {
entry:
  %retval = alloca i32, align 4
  %cleared = alloca ptr, align 8
  %block = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
  %call = call ptr @malloc(i64 noundef 8) #8, !dbg !48
  call void @look(i32 noundef 0, ptr noundef %call), !dbg !49
    #dbg_declare(ptr %cleared, !50, !DIExpression(), !52)
  %call1 = call ptr @calloc(i64 noundef 2, i64 noundef 4) #9, !dbg !53
  store ptr %call1, ptr %cleared, align 8, !dbg !52
  %0 = load ptr, ptr %cleared, align 8, !dbg !54
  %cmp = icmp eq ptr %0, null, !dbg !54
  br i1 %cmp, label %cond.true, label %lor.lhs.false, !dbg !54

lor.lhs.false:                                    ; preds = %entry
  %1 = load ptr, ptr %cleared, align 8, !dbg !54
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 1, !dbg !54
  %2 = load i32, ptr %arrayidx, align 4, !dbg !54
  %cmp2 = icmp eq i32 %2, 0, !dbg !54
  br i1 %cmp2, label %cond.true, label %cond.false, !dbg !54

cond.true:                                        ; preds = %lor.lhs.false, %entry
  br label %cond.end, !dbg !54

cond.false:                                       ; preds = %lor.lhs.false
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__func__.main) #10, !dbg !54
  unreachable, !dbg !54

3:                                                ; No predecessors!
  br label %cond.end, !dbg !54

cond.end:                                         ; preds = %3, %cond.true
  %4 = load ptr, ptr %cleared, align 8, !dbg !55
  call void @look(i32 noundef 1, ptr noundef %4), !dbg !56
  %call3 = call align 16 ptr @aligned_alloc(i64 noundef 16, i64 noundef 16) #11, !dbg !57
  call void @look(i32 noundef 2, ptr noundef %call3), !dbg !58
  %call4 = call ptr @strdup(ptr noundef @.str.2) #12, !dbg !59
  call void @look(i32 noundef 3, ptr noundef %call4), !dbg !60
  %call5 = call ptr @realloc(ptr noundef null, i64 noundef 4) #11, !dbg !61
  call void @look(i32 noundef 4, ptr noundef %call5), !dbg !62
    #dbg_declare(ptr %block, !63, !DIExpression(), !64)
  %call6 = call i32 @posix_memalign(ptr noundef %block, i64 noundef 16, i64 noundef 32), !dbg !65
  %cmp7 = icmp eq i32 %call6, 12, !dbg !67
  br i1 %cmp7, label %if.then, label %if.else, !dbg !68

if.then:                                          ; preds = %cond.end
  %5 = load i32, ptr @failed, align 4, !dbg !69
  %or = or i32 %5, 32, !dbg !69
  store i32 %or, ptr @failed, align 4, !dbg !69
  br label %if.end, !dbg !70

if.else:                                          ; preds = %cond.end
  %6 = load ptr, ptr %block, align 8, !dbg !71
  call void @free(ptr noundef %6), !dbg !72
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret i32 0, !dbg !73
}

; Function Attrs: noinline nounwind uwtable
define internal void @look(i32 noundef %number, ptr noundef %block) #0 !dbg !74 {
entry:
  %number.addr = alloca i32, align 4
  %block.addr = alloca ptr, align 8
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !77, !DIExpression(), !78)
  store ptr %block, ptr %block.addr, align 8
    #dbg_declare(ptr %block.addr, !79, !DIExpression(), !80)
  %0 = load ptr, ptr %block.addr, align 8, !dbg !81
  %cmp = icmp eq ptr %0, null, !dbg !83
  br i1 %cmp, label %if.then, label %if.end, !dbg !84

if.then:                                          ; preds = %entry
  %call = call ptr @__errno_location() #13, !dbg !85
  %1 = load i32, ptr %call, align 4, !dbg !85
  %cmp1 = icmp eq i32 %1, 12, !dbg !85
  br i1 %cmp1, label %cond.true, label %cond.false, !dbg !85

cond.true:                                        ; preds = %if.then
  br label %cond.end, !dbg !85

cond.false:                                       ; preds = %if.then
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 15, ptr noundef @__func__.look) #10, !dbg !85
  unreachable, !dbg !85

2:                                                ; No predecessors!
  br label %cond.end, !dbg !85

cond.end:                                         ; preds = %2, %cond.true
  %3 = load i32, ptr %number.addr, align 4, !dbg !87
  %shl = shl i32 1, %3, !dbg !88
  %4 = load i32, ptr @failed, align 4, !dbg !89
  %or = or i32 %4, %shl, !dbg !89
  store i32 %or, ptr @failed, align 4, !dbg !89
  br label %if.end, !dbg !90

if.end:                                           ; preds = %cond.end, %entry
  %call2 = call ptr @__errno_location() #13, !dbg !91
  store i32 0, ptr %call2, align 4, !dbg !92
  %5 = load ptr, ptr %block.addr, align 8, !dbg !93
  call void @free(ptr noundef %5), !dbg !94
  ret void, !dbg !95
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

; Function Attrs: allocsize(0,1)
declare ptr @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: allocsize(1)
declare ptr @aligned_alloc(i64 noundef, i64 noundef) #4

; Function Attrs: nounwind
declare ptr @strdup(ptr noundef) #5

; Function Attrs: allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #4

declare i32 @posix_memalign(ptr noundef, i64 noundef, i64 noundef) #6

declare void @free(ptr noundef) #6

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #7

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { allocsize(0) }
attributes #9 = { allocsize(0,1) }
attributes #10 = { noreturn }
attributes #11 = { allocsize(1) }
attributes #12 = { nounwind }
attributes #13 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!25}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "malloc_may_fail_all_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "0cbb8df2a5f61fd49ed878e57adc7b03")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 280, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 35)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 25)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 4)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "failed", scope: !25, file: !2, line: 11, type: !36, isLocal: false, isDefinition: true)
!25 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !26, globals: !28, splitDebugInlining: false, nameTableKind: None)
!26 = !{!27}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!28 = !{!0, !7, !12, !18, !23, !29, !34}
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 16)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !14, isLocal: true, isDefinition: true)
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 22, type: !45, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!36}
!47 = !{}
!48 = !DILocation(line: 23, column: 11, scope: !44)
!49 = !DILocation(line: 23, column: 3, scope: !44)
!50 = !DILocalVariable(name: "cleared", scope: !44, file: !2, line: 24, type: !51)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!52 = !DILocation(line: 24, column: 8, scope: !44)
!53 = !DILocation(line: 24, column: 18, scope: !44)
!54 = !DILocation(line: 25, column: 3, scope: !44)
!55 = !DILocation(line: 26, column: 11, scope: !44)
!56 = !DILocation(line: 26, column: 3, scope: !44)
!57 = !DILocation(line: 27, column: 11, scope: !44)
!58 = !DILocation(line: 27, column: 3, scope: !44)
!59 = !DILocation(line: 28, column: 11, scope: !44)
!60 = !DILocation(line: 28, column: 3, scope: !44)
!61 = !DILocation(line: 29, column: 11, scope: !44)
!62 = !DILocation(line: 29, column: 3, scope: !44)
!63 = !DILocalVariable(name: "block", scope: !44, file: !2, line: 30, type: !27)
!64 = !DILocation(line: 30, column: 9, scope: !44)
!65 = !DILocation(line: 31, column: 7, scope: !66)
!66 = distinct !DILexicalBlock(scope: !44, file: !2, line: 31, column: 7)
!67 = !DILocation(line: 31, column: 38, scope: !66)
!68 = !DILocation(line: 31, column: 7, scope: !44)
!69 = !DILocation(line: 32, column: 12, scope: !66)
!70 = !DILocation(line: 32, column: 5, scope: !66)
!71 = !DILocation(line: 34, column: 10, scope: !66)
!72 = !DILocation(line: 34, column: 5, scope: !66)
!73 = !DILocation(line: 35, column: 3, scope: !44)
!74 = distinct !DISubprogram(name: "look", scope: !2, file: !2, line: 13, type: !75, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !47)
!75 = !DISubroutineType(types: !76)
!76 = !{null, !36, !27}
!77 = !DILocalVariable(name: "number", arg: 1, scope: !74, file: !2, line: 13, type: !36)
!78 = !DILocation(line: 13, column: 22, scope: !74)
!79 = !DILocalVariable(name: "block", arg: 2, scope: !74, file: !2, line: 13, type: !27)
!80 = !DILocation(line: 13, column: 36, scope: !74)
!81 = !DILocation(line: 14, column: 7, scope: !82)
!82 = distinct !DILexicalBlock(scope: !74, file: !2, line: 14, column: 7)
!83 = !DILocation(line: 14, column: 13, scope: !82)
!84 = !DILocation(line: 14, column: 7, scope: !74)
!85 = !DILocation(line: 15, column: 5, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !2, line: 14, column: 22)
!87 = !DILocation(line: 16, column: 20, scope: !86)
!88 = !DILocation(line: 16, column: 17, scope: !86)
!89 = !DILocation(line: 16, column: 12, scope: !86)
!90 = !DILocation(line: 17, column: 3, scope: !86)
!91 = !DILocation(line: 18, column: 3, scope: !74)
!92 = !DILocation(line: 18, column: 9, scope: !74)
!93 = !DILocation(line: 19, column: 8, scope: !74)
!94 = !DILocation(line: 19, column: 3, scope: !74)
!95 = !DILocation(line: 20, column: 1, scope: !74)
