; ModuleID = 'number_through_control_ok.c'
source_filename = "number_through_control_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@number = internal global i64 0, align 8, !dbg !0
@.str = private unnamed_addr constant [8 x i8] c"*p == 8\00", align 1, !dbg !12
@.str.1 = private unnamed_addr constant [28 x i8] c"number_through_control_ok.c\00", align 1, !dbg !18
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !23
@.str.2 = private unnamed_addr constant [8 x i8] c"*p == 7\00", align 1, !dbg !29
@__func__.worker = private unnamed_addr constant [7 x i8] c"worker\00", align 1, !dbg !31

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !43 {
entry:
  %retval = alloca i32, align 4
  %p = alloca ptr, align 8
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %p, !47, !DIExpression(), !48)
  %call = call ptr @malloc(i64 noundef 4) #4, !dbg !49
  store ptr %call, ptr %p, align 8, !dbg !48
  %0 = load ptr, ptr %p, align 8, !dbg !50
  store i32 7, ptr %0, align 4, !dbg !51
  %1 = load ptr, ptr %p, align 8, !dbg !52
  %2 = ptrtoint ptr %1 to i64, !dbg !53
  store i64 %2, ptr @number, align 8, !dbg !54
    #dbg_declare(ptr %t, !55, !DIExpression(), !58)
  %call1 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !59
  %3 = load i64, ptr %t, align 8, !dbg !60
  %call2 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !61
  %4 = load ptr, ptr %p, align 8, !dbg !62
  %5 = load i32, ptr %4, align 4, !dbg !62
  %cmp = icmp eq i32 %5, 8, !dbg !62
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !62

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !62

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__func__.main) #5, !dbg !62
  unreachable, !dbg !62

6:                                                ; No predecessors!
  br label %cond.end, !dbg !62

cond.end:                                         ; preds = %6, %cond.true
  %7 = load ptr, ptr %p, align 8, !dbg !63
  call void @free(ptr noundef %7), !dbg !64
  ret i32 0, !dbg !65
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !66 {
entry:
  %unused.addr = alloca ptr, align 8
  %given = alloca i64, align 8
  %copy = alloca i64, align 8
  %i = alloca i32, align 4
  %p = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !69, !DIExpression(), !70)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !71
    #dbg_declare(ptr %given, !72, !DIExpression(), !73)
  %1 = load i64, ptr @number, align 8, !dbg !74
  store i64 %1, ptr %given, align 8, !dbg !73
    #dbg_declare(ptr %copy, !75, !DIExpression(), !76)
  store i64 0, ptr %copy, align 8, !dbg !76
    #dbg_declare(ptr %i, !77, !DIExpression(), !79)
  store i32 0, ptr %i, align 4, !dbg !79
  br label %for.cond, !dbg !80

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4, !dbg !81
  %cmp = icmp slt i32 %2, 64, !dbg !83
  br i1 %cmp, label %for.body, label %for.end, !dbg !84

for.body:                                         ; preds = %for.cond
  %3 = load i64, ptr %given, align 8, !dbg !85
  %4 = load i32, ptr %i, align 4, !dbg !87
  %sh_prom = zext i32 %4 to i64, !dbg !88
  %shr = lshr i64 %3, %sh_prom, !dbg !88
  %and = and i64 %shr, 1, !dbg !89
  %tobool = icmp ne i64 %and, 0, !dbg !89
  br i1 %tobool, label %if.then, label %if.end, !dbg !90

if.then:                                          ; preds = %for.body
  %5 = load i32, ptr %i, align 4, !dbg !91
  %sh_prom1 = zext i32 %5 to i64, !dbg !92
  %shl = shl i64 1, %sh_prom1, !dbg !92
  %6 = load i64, ptr %copy, align 8, !dbg !93
  %or = or i64 %6, %shl, !dbg !93
  store i64 %or, ptr %copy, align 8, !dbg !93
  br label %if.end, !dbg !94

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc, !dbg !95

for.inc:                                          ; preds = %if.end
  %7 = load i32, ptr %i, align 4, !dbg !96
  %inc = add nsw i32 %7, 1, !dbg !96
  store i32 %inc, ptr %i, align 4, !dbg !96
  br label %for.cond, !dbg !97, !llvm.loop !98

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %p, !101, !DIExpression(), !102)
  %8 = load i64, ptr %copy, align 8, !dbg !103
  %9 = inttoptr i64 %8 to ptr, !dbg !104
  store ptr %9, ptr %p, align 8, !dbg !102
  %10 = load ptr, ptr %p, align 8, !dbg !105
  %11 = load i32, ptr %10, align 4, !dbg !105
  %cmp2 = icmp eq i32 %11, 7, !dbg !105
  br i1 %cmp2, label %cond.true, label %cond.false, !dbg !105

cond.true:                                        ; preds = %for.end
  br label %cond.end, !dbg !105

cond.false:                                       ; preds = %for.end
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__func__.worker) #5, !dbg !105
  unreachable, !dbg !105

12:                                               ; No predecessors!
  br label %cond.end, !dbg !105

cond.end:                                         ; preds = %12, %cond.true
  %13 = load ptr, ptr %p, align 8, !dbg !106
  store i32 8, ptr %13, align 4, !dbg !107
  ret ptr null, !dbg !108
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(0) }
attributes #5 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "number", scope: !2, file: !3, line: 9, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "number_through_control_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "d8101588c5b539813b4ec53773ad709d")
!4 = !{!5, !8, !9}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 47, baseType: !7)
!6 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "ebc75cd258e1e4e9fcf6eddd6ad2b8ba")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12, !18, !23, !0, !29, !31}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 64, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 8)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 224, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 28)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 40, elements: !27)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!27 = !{!28}
!28 = !DISubrange(count: 5)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !14, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 56, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 7)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 8, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 2}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !44, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !46)
!44 = !DISubroutineType(types: !45)
!45 = !{!10}
!46 = !{}
!47 = !DILocalVariable(name: "p", scope: !43, file: !3, line: 23, type: !9)
!48 = !DILocation(line: 23, column: 8, scope: !43)
!49 = !DILocation(line: 23, column: 12, scope: !43)
!50 = !DILocation(line: 24, column: 4, scope: !43)
!51 = !DILocation(line: 24, column: 6, scope: !43)
!52 = !DILocation(line: 25, column: 23, scope: !43)
!53 = !DILocation(line: 25, column: 12, scope: !43)
!54 = !DILocation(line: 25, column: 10, scope: !43)
!55 = !DILocalVariable(name: "t", scope: !43, file: !3, line: 26, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !57, line: 35, baseType: !7)
!57 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!58 = !DILocation(line: 26, column: 13, scope: !43)
!59 = !DILocation(line: 27, column: 3, scope: !43)
!60 = !DILocation(line: 28, column: 16, scope: !43)
!61 = !DILocation(line: 28, column: 3, scope: !43)
!62 = !DILocation(line: 29, column: 3, scope: !43)
!63 = !DILocation(line: 30, column: 8, scope: !43)
!64 = !DILocation(line: 30, column: 3, scope: !43)
!65 = !DILocation(line: 31, column: 3, scope: !43)
!66 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 11, type: !67, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!67 = !DISubroutineType(types: !68)
!68 = !{!8, !8}
!69 = !DILocalVariable(name: "unused", arg: 1, scope: !66, file: !3, line: 11, type: !8)
!70 = !DILocation(line: 11, column: 27, scope: !66)
!71 = !DILocation(line: 12, column: 9, scope: !66)
!72 = !DILocalVariable(name: "given", scope: !66, file: !3, line: 13, type: !5)
!73 = !DILocation(line: 13, column: 13, scope: !66)
!74 = !DILocation(line: 13, column: 21, scope: !66)
!75 = !DILocalVariable(name: "copy", scope: !66, file: !3, line: 13, type: !5)
!76 = !DILocation(line: 13, column: 29, scope: !66)
!77 = !DILocalVariable(name: "i", scope: !78, file: !3, line: 14, type: !10)
!78 = distinct !DILexicalBlock(scope: !66, file: !3, line: 14, column: 3)
!79 = !DILocation(line: 14, column: 12, scope: !78)
!80 = !DILocation(line: 14, column: 8, scope: !78)
!81 = !DILocation(line: 14, column: 19, scope: !82)
!82 = distinct !DILexicalBlock(scope: !78, file: !3, line: 14, column: 3)
!83 = !DILocation(line: 14, column: 21, scope: !82)
!84 = !DILocation(line: 14, column: 3, scope: !78)
!85 = !DILocation(line: 15, column: 9, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 15, column: 9)
!87 = !DILocation(line: 15, column: 18, scope: !86)
!88 = !DILocation(line: 15, column: 15, scope: !86)
!89 = !DILocation(line: 15, column: 20, scope: !86)
!90 = !DILocation(line: 15, column: 9, scope: !82)
!91 = !DILocation(line: 15, column: 49, scope: !86)
!92 = !DILocation(line: 15, column: 46, scope: !86)
!93 = !DILocation(line: 15, column: 30, scope: !86)
!94 = !DILocation(line: 15, column: 25, scope: !86)
!95 = !DILocation(line: 15, column: 22, scope: !86)
!96 = !DILocation(line: 14, column: 28, scope: !82)
!97 = !DILocation(line: 14, column: 3, scope: !82)
!98 = distinct !{!98, !84, !99, !100}
!99 = !DILocation(line: 15, column: 49, scope: !78)
!100 = !{!"llvm.loop.mustprogress"}
!101 = !DILocalVariable(name: "p", scope: !66, file: !3, line: 16, type: !9)
!102 = !DILocation(line: 16, column: 8, scope: !66)
!103 = !DILocation(line: 16, column: 19, scope: !66)
!104 = !DILocation(line: 16, column: 12, scope: !66)
!105 = !DILocation(line: 17, column: 3, scope: !66)
!106 = !DILocation(line: 18, column: 4, scope: !66)
!107 = !DILocation(line: 18, column: 6, scope: !66)
!108 = !DILocation(line: 19, column: 3, scope: !66)
