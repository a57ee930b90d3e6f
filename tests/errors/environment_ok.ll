; ModuleID = 'environment_ok.c'
source_filename = "environment_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"b\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [2 x i8] c"c\00", align 1, !dbg !9
@.str.3 = private unnamed_addr constant [22 x i8] c"getenv(\22A\22)[0] == 'c'\00", align 1, !dbg !11
@.str.4 = private unnamed_addr constant [17 x i8] c"environment_ok.c\00", align 1, !dbg !16
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !21
@.str.5 = private unnamed_addr constant [2 x i8] c"C\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [45 x i8] c"getenv(\22A\22)[0] == 'b' && getenv(\22C\22) == NULL\00", align 1, !dbg !29
@__func__.look = private unnamed_addr constant [5 x i8] c"look\00", align 1, !dbg !34

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
entry:
  %retval = alloca i32, align 4
  %one = alloca i64, align 8
  %other = alloca i64, align 8
  store i32 0, ptr %retval, align 4
  %call = call i32 @setenv(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 1), !dbg !52
    #dbg_declare(ptr %one, !53, !DIExpression(), !57)
    #dbg_declare(ptr %other, !58, !DIExpression(), !59)
  %call1 = call i32 @pthread_create(ptr noundef %one, ptr noundef null, ptr noundef @look, ptr noundef null), !dbg !60
  %call2 = call i32 @pthread_create(ptr noundef %other, ptr noundef null, ptr noundef @look, ptr noundef null), !dbg !61
  %0 = load i64, ptr %one, align 8, !dbg !62
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !63
  %1 = load i64, ptr %other, align 8, !dbg !64
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !65
  %call5 = call i32 @setenv(ptr noundef @.str, ptr noundef @.str.2, i32 noundef 1), !dbg !66
  %call6 = call ptr @getenv(ptr noundef @.str), !dbg !67
  %arrayidx = getelementptr inbounds i8, ptr %call6, i64 0, !dbg !67
  %2 = load i8, ptr %arrayidx, align 1, !dbg !67
  %conv = sext i8 %2 to i32, !dbg !67
  %cmp = icmp eq i32 %conv, 99, !dbg !67
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !67

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !67

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.4, i32 noundef 21, ptr noundef @__func__.main) #3, !dbg !67
  unreachable, !dbg !67

3:                                                ; No predecessors!
  br label %cond.end, !dbg !67

cond.end:                                         ; preds = %3, %cond.true
  ret i32 0, !dbg !68
}

declare i32 @setenv(ptr noundef, ptr noundef, i32 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %p) #0 !dbg !69 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !72, !DIExpression(), !73)
  %call = call ptr @getenv(ptr noundef @.str), !dbg !74
  %arrayidx = getelementptr inbounds i8, ptr %call, i64 0, !dbg !74
  %0 = load i8, ptr %arrayidx, align 1, !dbg !74
  %conv = sext i8 %0 to i32, !dbg !74
  %cmp = icmp eq i32 %conv, 98, !dbg !74
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !74

land.lhs.true:                                    ; preds = %entry
  %call2 = call ptr @getenv(ptr noundef @.str.5), !dbg !74
  %cmp3 = icmp eq ptr %call2, null, !dbg !74
  br i1 %cmp3, label %cond.true, label %cond.false, !dbg !74

cond.true:                                        ; preds = %land.lhs.true
  br label %cond.end, !dbg !74

cond.false:                                       ; preds = %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.4, i32 noundef 9, ptr noundef @__func__.look) #3, !dbg !74
  unreachable, !dbg !74

1:                                                ; No predecessors!
  br label %cond.end, !dbg !74

cond.end:                                         ; preds = %1, %cond.true
  %2 = load ptr, ptr %p.addr, align 8, !dbg !75
  ret ptr %2, !dbg !76
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare ptr @getenv(ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!36}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "environment_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "7496f5fc4963d378a451561dc0d96742")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !3, isLocal: true, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 22)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 17)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 40, elements: !25)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!25 = !{!26}
!26 = !DISubrange(count: 5)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !3, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 360, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 45)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !23, isLocal: true, isDefinition: true)
!36 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !37, globals: !39, splitDebugInlining: false, nameTableKind: None)
!37 = !{!38}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!39 = !{!0, !7, !9, !11, !16, !21, !27, !29, !34}
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 13, type: !48, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !36, retainedNodes: !51)
!48 = !DISubroutineType(types: !49)
!49 = !{!50}
!50 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!51 = !{}
!52 = !DILocation(line: 14, column: 3, scope: !47)
!53 = !DILocalVariable(name: "one", scope: !47, file: !2, line: 15, type: !54)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !55, line: 35, baseType: !56)
!55 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DILocation(line: 15, column: 13, scope: !47)
!58 = !DILocalVariable(name: "other", scope: !47, file: !2, line: 15, type: !54)
!59 = !DILocation(line: 15, column: 18, scope: !47)
!60 = !DILocation(line: 16, column: 3, scope: !47)
!61 = !DILocation(line: 17, column: 3, scope: !47)
!62 = !DILocation(line: 18, column: 16, scope: !47)
!63 = !DILocation(line: 18, column: 3, scope: !47)
!64 = !DILocation(line: 19, column: 16, scope: !47)
!65 = !DILocation(line: 19, column: 3, scope: !47)
!66 = !DILocation(line: 20, column: 3, scope: !47)
!67 = !DILocation(line: 21, column: 3, scope: !47)
!68 = !DILocation(line: 22, column: 3, scope: !47)
!69 = distinct !DISubprogram(name: "look", scope: !2, file: !2, line: 8, type: !70, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !36, retainedNodes: !51)
!70 = !DISubroutineType(types: !71)
!71 = !{!38, !38}
!72 = !DILocalVariable(name: "p", arg: 1, scope: !69, file: !2, line: 8, type: !38)
!73 = !DILocation(line: 8, column: 25, scope: !69)
!74 = !DILocation(line: 9, column: 3, scope: !69)
!75 = !DILocation(line: 10, column: 10, scope: !69)
!76 = !DILocation(line: 10, column: 3, scope: !69)
