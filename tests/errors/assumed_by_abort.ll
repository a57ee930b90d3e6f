; ModuleID = 'assumed_by_abort.c'
source_filename = "assumed_by_abort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [2 x i8] c"0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [19 x i8] c"assumed_by_abort.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [12 x i8] c"b && x == 0\00", align 1, !dbg !24
@__func__.look = private unnamed_addr constant [5 x i8] c"look\00", align 1, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !42 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !46, !DIExpression(), !50)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @look, ptr noundef null), !dbg !51
  store atomic i32 1, ptr @x seq_cst, align 4, !dbg !52
  %atomic-load = load atomic i32, ptr @x seq_cst, align 4, !dbg !53
  %cmp = icmp eq i32 %atomic-load, 2, !dbg !54
  %conv = zext i1 %cmp to i32, !dbg !54
  call void @assume_abort_if_not(i32 noundef %conv), !dbg !55
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__func__.main) #4, !dbg !56
  unreachable, !dbg !56
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %unused) #0 !dbg !57 {
entry:
  %unused.addr = alloca ptr, align 8
  %b = alloca i8, align 1
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !60, !DIExpression(), !61)
    #dbg_declare(ptr %b, !62, !DIExpression(), !64)
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !65
  %storedv = zext i1 %call to i8, !dbg !64
  store i8 %storedv, ptr %b, align 1, !dbg !64
  %0 = load i8, ptr %b, align 1, !dbg !66
  %loadedv = trunc i8 %0 to i1, !dbg !66
  %conv = zext i1 %loadedv to i32, !dbg !66
  call void @assume_abort_if_not(i32 noundef %conv), !dbg !67
  %1 = load i8, ptr %b, align 1, !dbg !68
  %loadedv1 = trunc i8 %1 to i1, !dbg !68
  br i1 %loadedv1, label %land.lhs.true, label %cond.false, !dbg !68

land.lhs.true:                                    ; preds = %entry
  %atomic-load = load atomic i32, ptr @x seq_cst, align 4, !dbg !68
  %cmp = icmp eq i32 %atomic-load, 0, !dbg !68
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !68

cond.true:                                        ; preds = %land.lhs.true
  br label %cond.end, !dbg !68

cond.false:                                       ; preds = %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__func__.look) #4, !dbg !68
  unreachable, !dbg !68

2:                                                ; No predecessors!
  br label %cond.end, !dbg !68

cond.end:                                         ; preds = %2, %cond.true
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !69
  ret ptr %3, !dbg !70
}

; Function Attrs: noinline nounwind uwtable
define internal void @assume_abort_if_not(i32 noundef %condition) #0 !dbg !71 {
entry:
  %condition.addr = alloca i32, align 4
  store i32 %condition, ptr %condition.addr, align 4
    #dbg_declare(ptr %condition.addr, !74, !DIExpression(), !75)
  %0 = load i32, ptr %condition.addr, align 4, !dbg !76
  %tobool = icmp ne i32 %0, 0, !dbg !76
  br i1 %tobool, label %if.end, label %if.then, !dbg !78

if.then:                                          ; preds = %entry
  call void @abort() #5, !dbg !79
  unreachable, !dbg !79

if.end:                                           ; preds = %entry
  ret void, !dbg !80
}

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare zeroext i1 @__VERIFIER_nondet_bool() #1

; Function Attrs: noreturn nounwind
declare void @abort() #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 14, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assumed_by_abort.c", directory: ".", checksumkind: CSK_MD5, checksum: "c563f984b4e31e18df1f7e881fcefbfe")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !29}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 16, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 2)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 152, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 19)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 12)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !20, isLocal: true, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !32, line: 104, baseType: !33)
!32 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!33 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !34)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !43, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!34}
!45 = !{}
!46 = !DILocalVariable(name: "t", scope: !42, file: !3, line: 29, type: !47)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !48, line: 35, baseType: !49)
!48 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!49 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!50 = !DILocation(line: 29, column: 13, scope: !42)
!51 = !DILocation(line: 30, column: 3, scope: !42)
!52 = !DILocation(line: 31, column: 5, scope: !42)
!53 = !DILocation(line: 32, column: 23, scope: !42)
!54 = !DILocation(line: 32, column: 25, scope: !42)
!55 = !DILocation(line: 32, column: 3, scope: !42)
!56 = !DILocation(line: 33, column: 3, scope: !42)
!57 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 21, type: !58, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!58 = !DISubroutineType(types: !59)
!59 = !{!5, !5}
!60 = !DILocalVariable(name: "unused", arg: 1, scope: !57, file: !3, line: 21, type: !5)
!61 = !DILocation(line: 21, column: 25, scope: !57)
!62 = !DILocalVariable(name: "b", scope: !57, file: !3, line: 22, type: !63)
!63 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!64 = !DILocation(line: 22, column: 8, scope: !57)
!65 = !DILocation(line: 22, column: 12, scope: !57)
!66 = !DILocation(line: 23, column: 23, scope: !57)
!67 = !DILocation(line: 23, column: 3, scope: !57)
!68 = !DILocation(line: 24, column: 3, scope: !57)
!69 = !DILocation(line: 25, column: 10, scope: !57)
!70 = !DILocation(line: 25, column: 3, scope: !57)
!71 = distinct !DISubprogram(name: "assume_abort_if_not", scope: !3, file: !3, line: 16, type: !72, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!72 = !DISubroutineType(types: !73)
!73 = !{null, !34}
!74 = !DILocalVariable(name: "condition", arg: 1, scope: !71, file: !3, line: 16, type: !34)
!75 = !DILocation(line: 16, column: 37, scope: !71)
!76 = !DILocation(line: 17, column: 8, scope: !77)
!77 = distinct !DILexicalBlock(scope: !71, file: !3, line: 17, column: 7)
!78 = !DILocation(line: 17, column: 7, scope: !71)
!79 = !DILocation(line: 18, column: 5, scope: !77)
!80 = !DILocation(line: 19, column: 1, scope: !71)
