; ModuleID = 'streams_reopened.c'
source_filename = "streams_reopened.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"first\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"w\00", align 1, !dbg !7
@stream = internal global ptr null, align 8, !dbg !12
@.str.2 = private unnamed_addr constant [15 x i8] c"stream != NULL\00", align 1, !dbg !18
@.str.3 = private unnamed_addr constant [19 x i8] c"streams_reopened.c\00", align 1, !dbg !23
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !28
@.str.4 = private unnamed_addr constant [7 x i8] c"second\00", align 1, !dbg !34
@.str.5 = private unnamed_addr constant [41 x i8] c"freopen(\22second\22, \22w\22, stream) == stream\00", align 1, !dbg !39
@.str.6 = private unnamed_addr constant [46 x i8] c"length_of(\22first\22) + length_of(\22second\22) == 4\00", align 1, !dbg !44
@.str.7 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !49
@.str.8 = private unnamed_addr constant [2 x i8] c"r\00", align 1, !dbg !52
@.str.9 = private unnamed_addr constant [46 x i8] c"file != NULL && fseek(file, 0, SEEK_END) == 0\00", align 1, !dbg !54
@__func__.length_of = private unnamed_addr constant [10 x i8] c"length_of\00", align 1, !dbg !56

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !72 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !77, !DIExpression(), !81)
  %call = call ptr @fopen(ptr noundef @.str, ptr noundef @.str.1), !dbg !82
  store ptr %call, ptr @stream, align 8, !dbg !83
  %0 = load ptr, ptr @stream, align 8, !dbg !84
  %cmp = icmp ne ptr %0, null, !dbg !84
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !84

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !84

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.3, i32 noundef 27, ptr noundef @__func__.main) #3, !dbg !84
  unreachable, !dbg !84

1:                                                ; No predecessors!
  br label %cond.end, !dbg !84

cond.end:                                         ; preds = %1, %cond.true
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @print, ptr noundef null), !dbg !85
  %2 = load ptr, ptr @stream, align 8, !dbg !86
  %call2 = call ptr @freopen(ptr noundef @.str.4, ptr noundef @.str.1, ptr noundef %2), !dbg !86
  %3 = load ptr, ptr @stream, align 8, !dbg !86
  %cmp3 = icmp eq ptr %call2, %3, !dbg !86
  br i1 %cmp3, label %cond.true4, label %cond.false5, !dbg !86

cond.true4:                                       ; preds = %cond.end
  br label %cond.end6, !dbg !86

cond.false5:                                      ; preds = %cond.end
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.3, i32 noundef 29, ptr noundef @__func__.main) #3, !dbg !86
  unreachable, !dbg !86

4:                                                ; No predecessors!
  br label %cond.end6, !dbg !86

cond.end6:                                        ; preds = %4, %cond.true4
  %5 = load i64, ptr %thread, align 8, !dbg !87
  %call7 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !88
  %6 = load ptr, ptr @stream, align 8, !dbg !89
  %call8 = call i32 @fclose(ptr noundef %6), !dbg !90
  %call9 = call i64 @length_of(ptr noundef @.str), !dbg !91
  %call10 = call i64 @length_of(ptr noundef @.str.4), !dbg !91
  %add = add nsw i64 %call9, %call10, !dbg !91
  %cmp11 = icmp eq i64 %add, 4, !dbg !91
  br i1 %cmp11, label %cond.true12, label %cond.false13, !dbg !91

cond.true12:                                      ; preds = %cond.end6
  br label %cond.end14, !dbg !91

cond.false13:                                     ; preds = %cond.end6
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.3, i32 noundef 32, ptr noundef @__func__.main) #3, !dbg !91
  unreachable, !dbg !91

7:                                                ; No predecessors!
  br label %cond.end14, !dbg !91

cond.end14:                                       ; preds = %7, %cond.true12
  %8 = load i32, ptr %retval, align 4, !dbg !92
  ret i32 %8, !dbg !92
}

declare ptr @fopen(ptr noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @print(ptr noundef %unused) #0 !dbg !93 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !96, !DIExpression(), !97)
  %0 = load ptr, ptr @stream, align 8, !dbg !98
  %call = call i32 @fputs(ptr noundef @.str.7, ptr noundef %0), !dbg !99
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !100
  ret ptr %1, !dbg !101
}

declare ptr @freopen(ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @fclose(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @length_of(ptr noundef %name) #0 !dbg !102 {
entry:
  %name.addr = alloca ptr, align 8
  %file = alloca ptr, align 8
  %length = alloca i64, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !107, !DIExpression(), !108)
    #dbg_declare(ptr %file, !109, !DIExpression(), !110)
  %0 = load ptr, ptr %name.addr, align 8, !dbg !111
  %call = call ptr @fopen(ptr noundef %0, ptr noundef @.str.8), !dbg !112
  store ptr %call, ptr %file, align 8, !dbg !110
  %1 = load ptr, ptr %file, align 8, !dbg !113
  %cmp = icmp ne ptr %1, null, !dbg !113
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !113

land.lhs.true:                                    ; preds = %entry
  %2 = load ptr, ptr %file, align 8, !dbg !113
  %call1 = call i32 @fseek(ptr noundef %2, i64 noundef 0, i32 noundef 2), !dbg !113
  %cmp2 = icmp eq i32 %call1, 0, !dbg !113
  br i1 %cmp2, label %cond.true, label %cond.false, !dbg !113

cond.true:                                        ; preds = %land.lhs.true
  br label %cond.end, !dbg !113

cond.false:                                       ; preds = %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.3, i32 noundef 17, ptr noundef @__func__.length_of) #3, !dbg !113
  unreachable, !dbg !113

3:                                                ; No predecessors!
  br label %cond.end, !dbg !113

cond.end:                                         ; preds = %3, %cond.true
    #dbg_declare(ptr %length, !114, !DIExpression(), !115)
  %4 = load ptr, ptr %file, align 8, !dbg !116
  %call3 = call i64 @ftell(ptr noundef %4), !dbg !117
  store i64 %call3, ptr %length, align 8, !dbg !115
  %5 = load ptr, ptr %file, align 8, !dbg !118
  %call4 = call i32 @fclose(ptr noundef %5), !dbg !119
  %6 = load ptr, ptr %name.addr, align 8, !dbg !120
  %call5 = call i32 @remove(ptr noundef %6), !dbg !121
  %7 = load i64, ptr %length, align 8, !dbg !122
  ret i64 %7, !dbg !123
}

declare i32 @fputs(ptr noundef, ptr noundef) #1

declare i32 @fseek(ptr noundef, i64 noundef, i32 noundef) #1

declare i64 @ftell(ptr noundef) #1

declare i32 @remove(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!65, !66, !67, !68, !69, !70, !71}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "streams_reopened.c", directory: ".", checksumkind: CSK_MD5, checksum: "386e720b2aa89d8de48aa6153085e4a0")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 2)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "stream", scope: !14, file: !2, line: 8, type: !61, isLocal: true, isDefinition: true)
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0, !7, !18, !23, !28, !34, !39, !44, !12, !49, !52, !54, !56}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 15)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 19)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 40, elements: !32)
!31 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!32 = !{!33}
!33 = !DISubrange(count: 5)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 7)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 328, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 41)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 368, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 46)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !32)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !9, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !46, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !58, isLocal: true, isDefinition: true)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 80, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 10)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !63, line: 12, baseType: !64)
!63 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "ead6eea74c339c03b5b1ca631994b452")
!64 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !63, line: 12, flags: DIFlagFwdDecl)
!65 = !{i32 7, !"Dwarf Version", i32 5}
!66 = !{i32 2, !"Debug Info Version", i32 3}
!67 = !{i32 1, !"wchar_size", i32 4}
!68 = !{i32 8, !"PIC Level", i32 2}
!69 = !{i32 7, !"PIE Level", i32 2}
!70 = !{i32 7, !"uwtable", i32 2}
!71 = !{i32 7, !"frame-pointer", i32 2}
!72 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 24, type: !73, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !76)
!73 = !DISubroutineType(types: !74)
!74 = !{!75}
!75 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!76 = !{}
!77 = !DILocalVariable(name: "thread", scope: !72, file: !2, line: 25, type: !78)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !79, line: 75, baseType: !80)
!79 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!80 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!81 = !DILocation(line: 25, column: 13, scope: !72)
!82 = !DILocation(line: 26, column: 12, scope: !72)
!83 = !DILocation(line: 26, column: 10, scope: !72)
!84 = !DILocation(line: 27, column: 3, scope: !72)
!85 = !DILocation(line: 28, column: 3, scope: !72)
!86 = !DILocation(line: 29, column: 3, scope: !72)
!87 = !DILocation(line: 30, column: 16, scope: !72)
!88 = !DILocation(line: 30, column: 3, scope: !72)
!89 = !DILocation(line: 31, column: 10, scope: !72)
!90 = !DILocation(line: 31, column: 3, scope: !72)
!91 = !DILocation(line: 32, column: 3, scope: !72)
!92 = !DILocation(line: 33, column: 1, scope: !72)
!93 = distinct !DISubprogram(name: "print", scope: !2, file: !2, line: 10, type: !94, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !76)
!94 = !DISubroutineType(types: !95)
!95 = !{!16, !16}
!96 = !DILocalVariable(name: "unused", arg: 1, scope: !93, file: !2, line: 10, type: !16)
!97 = !DILocation(line: 10, column: 26, scope: !93)
!98 = !DILocation(line: 11, column: 17, scope: !93)
!99 = !DILocation(line: 11, column: 3, scope: !93)
!100 = !DILocation(line: 12, column: 10, scope: !93)
!101 = !DILocation(line: 12, column: 3, scope: !93)
!102 = distinct !DISubprogram(name: "length_of", scope: !2, file: !2, line: 15, type: !103, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !76)
!103 = !DISubroutineType(types: !104)
!104 = !{!105, !106}
!105 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!107 = !DILocalVariable(name: "name", arg: 1, scope: !102, file: !2, line: 15, type: !106)
!108 = !DILocation(line: 15, column: 35, scope: !102)
!109 = !DILocalVariable(name: "file", scope: !102, file: !2, line: 16, type: !61)
!110 = !DILocation(line: 16, column: 9, scope: !102)
!111 = !DILocation(line: 16, column: 22, scope: !102)
!112 = !DILocation(line: 16, column: 16, scope: !102)
!113 = !DILocation(line: 17, column: 3, scope: !102)
!114 = !DILocalVariable(name: "length", scope: !102, file: !2, line: 18, type: !105)
!115 = !DILocation(line: 18, column: 8, scope: !102)
!116 = !DILocation(line: 18, column: 23, scope: !102)
!117 = !DILocation(line: 18, column: 17, scope: !102)
!118 = !DILocation(line: 19, column: 10, scope: !102)
!119 = !DILocation(line: 19, column: 3, scope: !102)
!120 = !DILocation(line: 20, column: 10, scope: !102)
!121 = !DILocation(line: 20, column: 3, scope: !102)
!122 = !DILocation(line: 21, column: 10, scope: !102)
!123 = !DILocation(line: 21, column: 3, scope: !102)
