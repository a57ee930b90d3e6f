; ModuleID = 'malloc_may_fail_realloc_ok.c'
source_filename = "malloc_may_fail_realloc_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@state = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [8 x i8] c"*p == 7\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [29 x i8] c"malloc_may_fail_realloc_ok.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [8 x i8] c"*q == 7\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !34 {
entry:
  %retval = alloca i32, align 4
  %p = alloca ptr, align 8
  %q = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %p, !38, !DIExpression(), !40)
  %call = call ptr @malloc(i64 noundef 4) #5, !dbg !41
  store ptr %call, ptr %p, align 8, !dbg !40
  %0 = load ptr, ptr %p, align 8, !dbg !42
  %cmp = icmp eq ptr %0, null, !dbg !44
  br i1 %cmp, label %if.then, label %if.end, !dbg !45

if.then:                                          ; preds = %entry
  store i32 0, ptr %retval, align 4, !dbg !46
  br label %return, !dbg !46

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %p, align 8, !dbg !47
  store i32 7, ptr %1, align 4, !dbg !48
  store i32 1, ptr @state, align 4, !dbg !49
    #dbg_declare(ptr %q, !50, !DIExpression(), !51)
  %2 = load ptr, ptr %p, align 8, !dbg !52
  %call1 = call ptr @realloc(ptr noundef %2, i64 noundef 64) #6, !dbg !53
  store ptr %call1, ptr %q, align 8, !dbg !51
  %3 = load ptr, ptr %q, align 8, !dbg !54
  %cmp2 = icmp eq ptr %3, null, !dbg !56
  br i1 %cmp2, label %if.then3, label %if.end5, !dbg !57

if.then3:                                         ; preds = %if.end
  %4 = load ptr, ptr %p, align 8, !dbg !58
  %5 = load i32, ptr %4, align 4, !dbg !58
  %cmp4 = icmp eq i32 %5, 7, !dbg !58
  br i1 %cmp4, label %cond.true, label %cond.false, !dbg !58

cond.true:                                        ; preds = %if.then3
  br label %cond.end, !dbg !58

cond.false:                                       ; preds = %if.then3
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__func__.main) #7, !dbg !58
  unreachable, !dbg !58

6:                                                ; No predecessors!
  br label %cond.end, !dbg !58

cond.end:                                         ; preds = %6, %cond.true
  %7 = load ptr, ptr %p, align 8, !dbg !60
  call void @free(ptr noundef %7), !dbg !61
  store i32 0, ptr %retval, align 4, !dbg !62
  br label %return, !dbg !62

if.end5:                                          ; preds = %if.end
  store i32 2, ptr @state, align 4, !dbg !63
  %8 = load ptr, ptr %q, align 8, !dbg !64
  %9 = load i32, ptr %8, align 4, !dbg !64
  %cmp6 = icmp eq i32 %9, 7, !dbg !64
  br i1 %cmp6, label %cond.true7, label %cond.false8, !dbg !64

cond.true7:                                       ; preds = %if.end5
  br label %cond.end9, !dbg !64

cond.false8:                                      ; preds = %if.end5
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__func__.main) #7, !dbg !64
  unreachable, !dbg !64

10:                                               ; No predecessors!
  br label %cond.end9, !dbg !64

cond.end9:                                        ; preds = %10, %cond.true7
  %11 = load ptr, ptr %q, align 8, !dbg !65
  call void @free(ptr noundef %11), !dbg !66
  store i32 0, ptr %retval, align 4, !dbg !67
  br label %return, !dbg !67

return:                                           ; preds = %cond.end9, %cond.end, %if.then
  %12 = load i32, ptr %retval, align 4, !dbg !68
  ret i32 %12, !dbg !68
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

; Function Attrs: allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #2

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare void @free(ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { allocsize(0) }
attributes #6 = { allocsize(1) }
attributes #7 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 8, type: !26, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "malloc_may_fail_realloc_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "2af3dc9b5baf2804444d673e72f1dab3")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 8)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 232, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 29)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !9, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !35, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!26}
!37 = !{}
!38 = !DILocalVariable(name: "p", scope: !34, file: !3, line: 11, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!40 = !DILocation(line: 11, column: 8, scope: !34)
!41 = !DILocation(line: 11, column: 12, scope: !34)
!42 = !DILocation(line: 12, column: 7, scope: !43)
!43 = distinct !DILexicalBlock(scope: !34, file: !3, line: 12, column: 7)
!44 = !DILocation(line: 12, column: 9, scope: !43)
!45 = !DILocation(line: 12, column: 7, scope: !34)
!46 = !DILocation(line: 13, column: 5, scope: !43)
!47 = !DILocation(line: 14, column: 4, scope: !34)
!48 = !DILocation(line: 14, column: 6, scope: !34)
!49 = !DILocation(line: 15, column: 9, scope: !34)
!50 = !DILocalVariable(name: "q", scope: !34, file: !3, line: 16, type: !39)
!51 = !DILocation(line: 16, column: 8, scope: !34)
!52 = !DILocation(line: 16, column: 20, scope: !34)
!53 = !DILocation(line: 16, column: 12, scope: !34)
!54 = !DILocation(line: 17, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !34, file: !3, line: 17, column: 7)
!56 = !DILocation(line: 17, column: 9, scope: !55)
!57 = !DILocation(line: 17, column: 7, scope: !34)
!58 = !DILocation(line: 18, column: 5, scope: !59)
!59 = distinct !DILexicalBlock(scope: !55, file: !3, line: 17, column: 18)
!60 = !DILocation(line: 19, column: 10, scope: !59)
!61 = !DILocation(line: 19, column: 5, scope: !59)
!62 = !DILocation(line: 20, column: 5, scope: !59)
!63 = !DILocation(line: 22, column: 9, scope: !34)
!64 = !DILocation(line: 23, column: 3, scope: !34)
!65 = !DILocation(line: 24, column: 8, scope: !34)
!66 = !DILocation(line: 24, column: 3, scope: !34)
!67 = !DILocation(line: 25, column: 3, scope: !34)
!68 = !DILocation(line: 26, column: 1, scope: !34)
