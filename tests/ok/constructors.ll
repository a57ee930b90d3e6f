; ModuleID = 'constructors.c'
source_filename = "constructors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@order = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [19 x i8] c"second constructor\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [18 x i8] c"third constructor\00", align 1, !dbg !13
@.str.2 = private unnamed_addr constant [18 x i8] c"first constructor\00", align 1, !dbg !18
@.str.3 = private unnamed_addr constant [21 x i8] c"last destructor, %d\0A\00", align 1, !dbg !20
@.str.4 = private unnamed_addr constant [17 x i8] c"first destructor\00", align 1, !dbg !25
@.str.5 = private unnamed_addr constant [18 x i8] c"second destructor\00", align 1, !dbg !30
@.str.6 = private unnamed_addr constant [14 x i8] c"main, %d, %d\0A\00", align 1, !dbg !32
@.str.7 = private unnamed_addr constant [19 x i8] c"function of atexit\00", align 1, !dbg !37
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 200, ptr @second, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @third, ptr null }, { i32, ptr, ptr } { i32 101, ptr @first, ptr null }]
@llvm.global_dtors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 101, ptr @last, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @before_others, ptr null }, { i32, ptr, ptr } { i32 200, ptr @before_last, ptr null }]

; Function Attrs: noinline nounwind uwtable
define internal void @second() #0 !dbg !47 {
entry:
  %0 = load i32, ptr @order, align 4, !dbg !50
  %mul = mul nsw i32 %0, 10, !dbg !51
  %add = add nsw i32 %mul, 2, !dbg !52
  store i32 %add, ptr @order, align 4, !dbg !53
  %call = call i32 @puts(ptr noundef @.str), !dbg !54
  ret void, !dbg !55
}

declare i32 @puts(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @third() #0 !dbg !56 {
entry:
  %thread = alloca i64, align 8
    #dbg_declare(ptr %thread, !58, !DIExpression(), !62)
  %0 = load i32, ptr @order, align 4, !dbg !63
  %mul = mul nsw i32 %0, 10, !dbg !64
  %add = add nsw i32 %mul, 3, !dbg !65
  store i32 %add, ptr @order, align 4, !dbg !66
  %call = call i32 @atexit(ptr noundef @at_exit), !dbg !67
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @run, ptr noundef null), !dbg !68
  %1 = load i64, ptr %thread, align 8, !dbg !69
  %call2 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !70
  %call3 = call i32 @puts(ptr noundef @.str.1), !dbg !71
  ret void, !dbg !72
}

declare i32 @atexit(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @at_exit() #0 !dbg !73 {
entry:
  %call = call i32 @puts(ptr noundef @.str.7), !dbg !74
  ret void, !dbg !75
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %unused) #0 !dbg !76 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !79, !DIExpression(), !80)
  %0 = load i32, ptr @order, align 4, !dbg !81
  %mul = mul nsw i32 %0, 10, !dbg !82
  %add = add nsw i32 %mul, 4, !dbg !83
  store i32 %add, ptr @order, align 4, !dbg !84
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !85
  ret ptr %1, !dbg !86
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @first() #0 !dbg !87 {
entry:
  %0 = load i32, ptr @order, align 4, !dbg !88
  %mul = mul nsw i32 %0, 10, !dbg !89
  %add = add nsw i32 %mul, 1, !dbg !90
  store i32 %add, ptr @order, align 4, !dbg !91
  %call = call i32 @puts(ptr noundef @.str.2), !dbg !92
  ret void, !dbg !93
}

; Function Attrs: noinline nounwind uwtable
define internal void @last() #0 !dbg !94 {
entry:
  %0 = load i32, ptr @order, align 4, !dbg !95
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %0), !dbg !96
  ret void, !dbg !97
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal void @before_others() #0 !dbg !98 {
entry:
  %call = call i32 @puts(ptr noundef @.str.4), !dbg !99
  ret void, !dbg !100
}

; Function Attrs: noinline nounwind uwtable
define internal void @before_last() #0 !dbg !101 {
entry:
  %call = call i32 @puts(ptr noundef @.str.5), !dbg !102
  ret void, !dbg !103
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 !dbg !104 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
  store i32 %argc, ptr %argc.addr, align 4
    #dbg_declare(ptr %argc.addr, !109, !DIExpression(), !110)
  store ptr %argv, ptr %argv.addr, align 8
    #dbg_declare(ptr %argv.addr, !111, !DIExpression(), !112)
  %0 = load i32, ptr %argc.addr, align 4, !dbg !113
  %1 = load ptr, ptr %argv.addr, align 8, !dbg !114
  %arrayidx = getelementptr inbounds ptr, ptr %1, i64 0, !dbg !114
  %2 = load ptr, ptr %arrayidx, align 8, !dbg !114
  %cmp = icmp ne ptr %2, null, !dbg !115
  %conv = zext i1 %cmp to i32, !dbg !115
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %0, i32 noundef %conv), !dbg !116
  %3 = load i32, ptr @order, align 4, !dbg !117
  %mul = mul nsw i32 %3, 10, !dbg !118
  %add = add nsw i32 %mul, 5, !dbg !119
  store i32 %add, ptr @order, align 4, !dbg !120
  %4 = load i32, ptr @order, align 4, !dbg !121
  %cmp1 = icmp ne i32 %4, 12345, !dbg !122
  %conv2 = zext i1 %cmp1 to i32, !dbg !122
  ret i32 %conv2, !dbg !123
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "order", scope: !2, file: !3, line: 7, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "constructors.c", directory: ".", checksumkind: CSK_MD5, checksum: "ce692ba0a40ed2d35a4d97f244010feb")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !20, !25, !30, !32, !0, !37}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 152, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 19)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 144, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 18)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !15, isLocal: true, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 168, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 21)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 17)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !15, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 112, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 14)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 16, type: !48, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!48 = !DISubroutineType(types: !49)
!49 = !{null}
!50 = !DILocation(line: 17, column: 11, scope: !47)
!51 = !DILocation(line: 17, column: 17, scope: !47)
!52 = !DILocation(line: 17, column: 22, scope: !47)
!53 = !DILocation(line: 17, column: 9, scope: !47)
!54 = !DILocation(line: 18, column: 3, scope: !47)
!55 = !DILocation(line: 19, column: 1, scope: !47)
!56 = distinct !DISubprogram(name: "third", scope: !3, file: !3, line: 21, type: !48, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!57 = !{}
!58 = !DILocalVariable(name: "thread", scope: !56, file: !3, line: 22, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 35, baseType: !61)
!60 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocation(line: 22, column: 13, scope: !56)
!63 = !DILocation(line: 23, column: 11, scope: !56)
!64 = !DILocation(line: 23, column: 17, scope: !56)
!65 = !DILocation(line: 23, column: 22, scope: !56)
!66 = !DILocation(line: 23, column: 9, scope: !56)
!67 = !DILocation(line: 24, column: 3, scope: !56)
!68 = !DILocation(line: 25, column: 3, scope: !56)
!69 = !DILocation(line: 26, column: 16, scope: !56)
!70 = !DILocation(line: 26, column: 3, scope: !56)
!71 = !DILocation(line: 27, column: 3, scope: !56)
!72 = !DILocation(line: 28, column: 1, scope: !56)
!73 = distinct !DISubprogram(name: "at_exit", scope: !3, file: !3, line: 9, type: !48, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!74 = !DILocation(line: 9, column: 29, scope: !73)
!75 = !DILocation(line: 9, column: 57, scope: !73)
!76 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 11, type: !77, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!77 = !DISubroutineType(types: !78)
!78 = !{!5, !5}
!79 = !DILocalVariable(name: "unused", arg: 1, scope: !76, file: !3, line: 11, type: !5)
!80 = !DILocation(line: 11, column: 24, scope: !76)
!81 = !DILocation(line: 12, column: 11, scope: !76)
!82 = !DILocation(line: 12, column: 17, scope: !76)
!83 = !DILocation(line: 12, column: 22, scope: !76)
!84 = !DILocation(line: 12, column: 9, scope: !76)
!85 = !DILocation(line: 13, column: 10, scope: !76)
!86 = !DILocation(line: 13, column: 3, scope: !76)
!87 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 30, type: !48, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!88 = !DILocation(line: 31, column: 11, scope: !87)
!89 = !DILocation(line: 31, column: 17, scope: !87)
!90 = !DILocation(line: 31, column: 22, scope: !87)
!91 = !DILocation(line: 31, column: 9, scope: !87)
!92 = !DILocation(line: 32, column: 3, scope: !87)
!93 = !DILocation(line: 33, column: 1, scope: !87)
!94 = distinct !DISubprogram(name: "last", scope: !3, file: !3, line: 35, type: !48, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!95 = !DILocation(line: 35, column: 91, scope: !94)
!96 = !DILocation(line: 35, column: 59, scope: !94)
!97 = !DILocation(line: 35, column: 99, scope: !94)
!98 = distinct !DISubprogram(name: "before_others", scope: !3, file: !3, line: 37, type: !48, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!99 = !DILocation(line: 37, column: 63, scope: !98)
!100 = !DILocation(line: 37, column: 89, scope: !98)
!101 = distinct !DISubprogram(name: "before_last", scope: !3, file: !3, line: 39, type: !48, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!102 = !DILocation(line: 39, column: 66, scope: !101)
!103 = !DILocation(line: 39, column: 93, scope: !101)
!104 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !105, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!105 = !DISubroutineType(types: !106)
!106 = !{!39, !39, !107}
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!109 = !DILocalVariable(name: "argc", arg: 1, scope: !104, file: !3, line: 41, type: !39)
!110 = !DILocation(line: 41, column: 14, scope: !104)
!111 = !DILocalVariable(name: "argv", arg: 2, scope: !104, file: !3, line: 41, type: !107)
!112 = !DILocation(line: 41, column: 27, scope: !104)
!113 = !DILocation(line: 42, column: 28, scope: !104)
!114 = !DILocation(line: 42, column: 34, scope: !104)
!115 = !DILocation(line: 42, column: 42, scope: !104)
!116 = !DILocation(line: 42, column: 3, scope: !104)
!117 = !DILocation(line: 43, column: 11, scope: !104)
!118 = !DILocation(line: 43, column: 17, scope: !104)
!119 = !DILocation(line: 43, column: 22, scope: !104)
!120 = !DILocation(line: 43, column: 9, scope: !104)
!121 = !DILocation(line: 44, column: 10, scope: !104)
!122 = !DILocation(line: 44, column: 16, scope: !104)
!123 = !DILocation(line: 44, column: 3, scope: !104)
