; ModuleID = 'cancelled_once.c'
source_filename = "cancelled_once.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@calls = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"calls == 2\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [17 x i8] c"cancelled_once.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@once = internal global i32 0, align 4, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !36 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !40, !DIExpression(), !43)
    #dbg_declare(ptr %b, !44, !DIExpression(), !45)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @call_once_more, ptr noundef null), !dbg !46
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @call_once_more, ptr noundef null), !dbg !47
  %0 = load i64, ptr %a, align 8, !dbg !48
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !49
  %1 = load i64, ptr %b, align 8, !dbg !50
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !51
  %2 = load i32, ptr @calls, align 4, !dbg !52
  %cmp = icmp eq i32 %2, 2, !dbg !52
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !52

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !52

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__func__.main) #3, !dbg !52
  unreachable, !dbg !52

3:                                                ; No predecessors!
  br label %cond.end, !dbg !52

cond.end:                                         ; preds = %3, %cond.true
  %4 = load i32, ptr %retval, align 4, !dbg !53
  ret i32 %4, !dbg !53
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @call_once_more(ptr noundef %unused) #0 !dbg !54 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !57, !DIExpression(), !58)
  %call = call i32 @pthread_once(ptr noundef @once, ptr noundef @initialise), !dbg !59
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !60
  ret ptr %0, !dbg !61
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_once(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @initialise() #0 !dbg !62 {
entry:
  %0 = load i32, ptr @calls, align 4, !dbg !65
  %inc = add nsw i32 %0, 1, !dbg !65
  store i32 %inc, ptr @calls, align 4, !dbg !65
  %cmp = icmp eq i32 %inc, 1, !dbg !67
  br i1 %cmp, label %if.then, label %if.end, !dbg !68

if.then:                                          ; preds = %entry
  %call = call i64 @pthread_self(), !dbg !69
  %call1 = call i32 @pthread_cancel(i64 noundef %call), !dbg !71
  call void @pthread_testcancel(), !dbg !72
  br label %if.end, !dbg !73

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !74
}

declare i32 @pthread_cancel(i64 noundef) #1

declare i64 @pthread_self() #1

declare void @pthread_testcancel() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "calls", scope: !2, file: !3, line: 8, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cancelled_once.c", directory: ".", checksumkind: CSK_MD5, checksum: "0af2a472ee620da32a44a55f0d2cf4b0")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 88, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 11)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 17)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "once", scope: !2, file: !3, line: 7, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !27, line: 78, baseType: !28)
!27 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !37, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!28}
!39 = !{}
!40 = !DILocalVariable(name: "a", scope: !36, file: !3, line: 23, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 75, baseType: !42)
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 23, column: 13, scope: !36)
!44 = !DILocalVariable(name: "b", scope: !36, file: !3, line: 23, type: !41)
!45 = !DILocation(line: 23, column: 16, scope: !36)
!46 = !DILocation(line: 24, column: 3, scope: !36)
!47 = !DILocation(line: 25, column: 3, scope: !36)
!48 = !DILocation(line: 26, column: 16, scope: !36)
!49 = !DILocation(line: 26, column: 3, scope: !36)
!50 = !DILocation(line: 27, column: 16, scope: !36)
!51 = !DILocation(line: 27, column: 3, scope: !36)
!52 = !DILocation(line: 28, column: 3, scope: !36)
!53 = !DILocation(line: 29, column: 1, scope: !36)
!54 = distinct !DISubprogram(name: "call_once_more", scope: !3, file: !3, line: 17, type: !55, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!55 = !DISubroutineType(types: !56)
!56 = !{!5, !5}
!57 = !DILocalVariable(name: "unused", arg: 1, scope: !54, file: !3, line: 17, type: !5)
!58 = !DILocation(line: 17, column: 35, scope: !54)
!59 = !DILocation(line: 18, column: 3, scope: !54)
!60 = !DILocation(line: 19, column: 10, scope: !54)
!61 = !DILocation(line: 19, column: 3, scope: !54)
!62 = distinct !DISubprogram(name: "initialise", scope: !3, file: !3, line: 10, type: !63, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!63 = !DISubroutineType(types: !64)
!64 = !{null}
!65 = !DILocation(line: 11, column: 7, scope: !66)
!66 = distinct !DILexicalBlock(scope: !62, file: !3, line: 11, column: 7)
!67 = !DILocation(line: 11, column: 15, scope: !66)
!68 = !DILocation(line: 11, column: 7, scope: !62)
!69 = !DILocation(line: 12, column: 20, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !3, line: 11, column: 21)
!71 = !DILocation(line: 12, column: 5, scope: !70)
!72 = !DILocation(line: 13, column: 5, scope: !70)
!73 = !DILocation(line: 14, column: 3, scope: !70)
!74 = !DILocation(line: 15, column: 1, scope: !62)
