; ModuleID = 'signals_in_any_order.c'
source_filename = "signals_in_any_order.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__sigset_t = type { [16 x i64] }

@first = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [17 x i8] c"first == SIGUSR1\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [23 x i8] c"signals_in_any_order.c\00", align 1, !dbg !11
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !30 {
entry:
  %retval = alloca i32, align 4
  %set = alloca %struct.__sigset_t, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %set, !34, !DIExpression(), !45)
  %call = call ptr @signal(i32 noundef 10, ptr noundef @handle), !dbg !46
  %call1 = call ptr @signal(i32 noundef 12, ptr noundef @handle), !dbg !47
  %call2 = call i32 @sigemptyset(ptr noundef %set), !dbg !48
  %call3 = call i32 @sigaddset(ptr noundef %set, i32 noundef 10), !dbg !49
  %call4 = call i32 @sigaddset(ptr noundef %set, i32 noundef 12), !dbg !50
  %call5 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef %set, ptr noundef null), !dbg !51
  %call6 = call i32 @raise(i32 noundef 10), !dbg !52
  %call7 = call i32 @raise(i32 noundef 12), !dbg !53
  %call8 = call i32 @pthread_sigmask(i32 noundef 1, ptr noundef %set, ptr noundef null), !dbg !54
  %0 = load i32, ptr @first, align 4, !dbg !55
  %cmp = icmp eq i32 %0, 10, !dbg !55
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !55

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !55

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__func__.main) #3, !dbg !55
  unreachable, !dbg !55

1:                                                ; No predecessors!
  br label %cond.end, !dbg !55

cond.end:                                         ; preds = %1, %cond.true
  ret i32 0, !dbg !56
}

declare ptr @signal(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @handle(i32 noundef %number) #0 !dbg !57 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !60, !DIExpression(), !61)
  %0 = load i32, ptr @first, align 4, !dbg !62
  %cmp = icmp eq i32 %0, 0, !dbg !64
  br i1 %cmp, label %if.then, label %if.end, !dbg !65

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %number.addr, align 4, !dbg !66
  store i32 %1, ptr @first, align 4, !dbg !67
  br label %if.end, !dbg !68

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !69
}

declare i32 @sigemptyset(ptr noundef) #1

declare i32 @sigaddset(ptr noundef, i32 noundef) #1

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) #1

declare i32 @raise(i32 noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 7, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signals_in_any_order.c", directory: ".", checksumkind: CSK_MD5, checksum: "a071c7bff757039a9c0b682b18776147")
!4 = !{!5, !11, !16, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 136, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 17)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 184, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 23)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 40, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 5)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !31, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!22}
!33 = !{}
!34 = !DILocalVariable(name: "set", scope: !30, file: !3, line: 12, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !36, line: 77, baseType: !37)
!36 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "be54901a530ae01086d6c160e27136b6")
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !36, line: 73, baseType: !38)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !36, line: 71, size: 1024, elements: !39)
!39 = !{!40}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !38, file: !36, line: 72, baseType: !41, size: 1024)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 1024, elements: !43)
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !{!44}
!44 = !DISubrange(count: 16)
!45 = !DILocation(line: 12, column: 12, scope: !30)
!46 = !DILocation(line: 13, column: 3, scope: !30)
!47 = !DILocation(line: 14, column: 3, scope: !30)
!48 = !DILocation(line: 15, column: 3, scope: !30)
!49 = !DILocation(line: 16, column: 3, scope: !30)
!50 = !DILocation(line: 17, column: 3, scope: !30)
!51 = !DILocation(line: 18, column: 3, scope: !30)
!52 = !DILocation(line: 19, column: 3, scope: !30)
!53 = !DILocation(line: 20, column: 3, scope: !30)
!54 = !DILocation(line: 21, column: 3, scope: !30)
!55 = !DILocation(line: 22, column: 3, scope: !30)
!56 = !DILocation(line: 23, column: 3, scope: !30)
!57 = distinct !DISubprogram(name: "handle", scope: !3, file: !3, line: 8, type: !58, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!58 = !DISubroutineType(types: !59)
!59 = !{null, !22}
!60 = !DILocalVariable(name: "number", arg: 1, scope: !57, file: !3, line: 8, type: !22)
!61 = !DILocation(line: 8, column: 24, scope: !57)
!62 = !DILocation(line: 9, column: 7, scope: !63)
!63 = distinct !DILexicalBlock(scope: !57, file: !3, line: 9, column: 7)
!64 = !DILocation(line: 9, column: 13, scope: !63)
!65 = !DILocation(line: 9, column: 7, scope: !57)
!66 = !DILocation(line: 9, column: 27, scope: !63)
!67 = !DILocation(line: 9, column: 25, scope: !63)
!68 = !DILocation(line: 9, column: 19, scope: !63)
!69 = !DILocation(line: 10, column: 1, scope: !57)
