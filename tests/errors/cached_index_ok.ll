; ModuleID = 'cached_index_ok.c'
source_filename = "cached_index_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [18 x i8] c"consume() == item\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [18 x i8] c"cached_index_ok.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !9
@write_index = internal global i64 0, align 8, !dbg !15
@seen_read = internal global i64 0, align 8, !dbg !34
@read_index = internal global i64 0, align 8, !dbg !37
@slots = internal global [2 x i32] zeroinitializer, align 4, !dbg !41
@seen_write = internal global i64 0, align 8, !dbg !47

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !56 {
entry:
  %retval = alloca i32, align 4
  %producer = alloca i64, align 8
  %item = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %producer, !60, !DIExpression(), !64)
  %call = call i32 @pthread_create(ptr noundef %producer, ptr noundef null, ptr noundef @produce, ptr noundef null), !dbg !65
    #dbg_declare(ptr %item, !66, !DIExpression(), !68)
  store i32 1, ptr %item, align 4, !dbg !68
  br label %for.cond, !dbg !69

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %item, align 4, !dbg !70
  %cmp = icmp sle i32 %0, 3, !dbg !72
  br i1 %cmp, label %for.body, label %for.end, !dbg !73

for.body:                                         ; preds = %for.cond
  %call1 = call i32 @consume(), !dbg !74
  %1 = load i32, ptr %item, align 4, !dbg !74
  %cmp2 = icmp eq i32 %call1, %1, !dbg !74
  br i1 %cmp2, label %cond.true, label %cond.false, !dbg !74

cond.true:                                        ; preds = %for.body
  br label %cond.end, !dbg !74

cond.false:                                       ; preds = %for.body
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__func__.main) #3, !dbg !74
  unreachable, !dbg !74

2:                                                ; No predecessors!
  br label %cond.end, !dbg !74

cond.end:                                         ; preds = %2, %cond.true
  br label %for.inc, !dbg !74

for.inc:                                          ; preds = %cond.end
  %3 = load i32, ptr %item, align 4, !dbg !75
  %inc = add nsw i32 %3, 1, !dbg !75
  store i32 %inc, ptr %item, align 4, !dbg !75
  br label %for.cond, !dbg !76, !llvm.loop !77

for.end:                                          ; preds = %for.cond
  %4 = load i64, ptr %producer, align 8, !dbg !80
  %call3 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !81
  ret i32 0, !dbg !82
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @produce(ptr noundef %unused) #0 !dbg !83 {
entry:
  %unused.addr = alloca ptr, align 8
  %item = alloca i32, align 4
  %at = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %next = alloca i64, align 8
  %atomic-temp2 = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !87, !DIExpression(), !88)
    #dbg_declare(ptr %item, !89, !DIExpression(), !91)
  store i32 1, ptr %item, align 4, !dbg !91
  br label %for.cond, !dbg !92

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %item, align 4, !dbg !93
  %cmp = icmp sle i32 %0, 3, !dbg !95
  br i1 %cmp, label %for.body, label %for.end, !dbg !96

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %at, !97, !DIExpression(), !99)
  %1 = load atomic i64, ptr @write_index monotonic, align 8, !dbg !100
  store i64 %1, ptr %atomic-temp, align 8, !dbg !100
  %2 = load i64, ptr %atomic-temp, align 8, !dbg !100
  store i64 %2, ptr %at, align 8, !dbg !99
    #dbg_declare(ptr %next, !101, !DIExpression(), !102)
  %3 = load i64, ptr %at, align 8, !dbg !103
  %add = add nsw i64 %3, 1, !dbg !104
  %rem = srem i64 %add, 2, !dbg !105
  store i64 %rem, ptr %next, align 8, !dbg !102
  br label %while.cond, !dbg !106

while.cond:                                       ; preds = %while.body, %for.body
  %4 = load i64, ptr %next, align 8, !dbg !107
  %5 = load i64, ptr @seen_read, align 8, !dbg !108
  %cmp1 = icmp eq i64 %4, %5, !dbg !109
  br i1 %cmp1, label %while.body, label %while.end, !dbg !106

while.body:                                       ; preds = %while.cond
  %6 = load atomic i64, ptr @read_index acquire, align 8, !dbg !110
  store i64 %6, ptr %atomic-temp2, align 8, !dbg !110
  %7 = load i64, ptr %atomic-temp2, align 8, !dbg !110
  store i64 %7, ptr @seen_read, align 8, !dbg !111
  br label %while.cond, !dbg !106, !llvm.loop !112

while.end:                                        ; preds = %while.cond
  %8 = load i32, ptr %item, align 4, !dbg !114
  %9 = load i64, ptr %at, align 8, !dbg !115
  %arrayidx = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %9, !dbg !116
  store i32 %8, ptr %arrayidx, align 4, !dbg !117
  %10 = load i64, ptr %next, align 8, !dbg !118
  store i64 %10, ptr %.atomictmp, align 8, !dbg !119
  %11 = load i64, ptr %.atomictmp, align 8, !dbg !119
  store atomic i64 %11, ptr @write_index release, align 8, !dbg !119
  br label %for.inc, !dbg !120

for.inc:                                          ; preds = %while.end
  %12 = load i32, ptr %item, align 4, !dbg !121
  %inc = add nsw i32 %12, 1, !dbg !121
  store i32 %inc, ptr %item, align 4, !dbg !121
  br label %for.cond, !dbg !122, !llvm.loop !123

for.end:                                          ; preds = %for.cond
  %13 = load ptr, ptr %unused.addr, align 8, !dbg !125
  ret ptr %13, !dbg !126
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @consume() #0 !dbg !127 {
entry:
  %at = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %atomic-temp1 = alloca i64, align 8
  %item = alloca i32, align 4
  %.atomictmp = alloca i64, align 8
    #dbg_declare(ptr %at, !128, !DIExpression(), !129)
  %0 = load atomic i64, ptr @read_index monotonic, align 8, !dbg !130
  store i64 %0, ptr %atomic-temp, align 8, !dbg !130
  %1 = load i64, ptr %atomic-temp, align 8, !dbg !130
  store i64 %1, ptr %at, align 8, !dbg !129
  br label %while.cond, !dbg !131

while.cond:                                       ; preds = %while.body, %entry
  %2 = load i64, ptr %at, align 8, !dbg !132
  %3 = load i64, ptr @seen_write, align 8, !dbg !133
  %cmp = icmp eq i64 %2, %3, !dbg !134
  br i1 %cmp, label %while.body, label %while.end, !dbg !131

while.body:                                       ; preds = %while.cond
  %4 = load atomic i64, ptr @write_index acquire, align 8, !dbg !135
  store i64 %4, ptr %atomic-temp1, align 8, !dbg !135
  %5 = load i64, ptr %atomic-temp1, align 8, !dbg !135
  store i64 %5, ptr @seen_write, align 8, !dbg !136
  br label %while.cond, !dbg !131, !llvm.loop !137

while.end:                                        ; preds = %while.cond
    #dbg_declare(ptr %item, !139, !DIExpression(), !140)
  %6 = load i64, ptr %at, align 8, !dbg !141
  %arrayidx = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %6, !dbg !142
  %7 = load i32, ptr %arrayidx, align 4, !dbg !142
  store i32 %7, ptr %item, align 4, !dbg !140
  %8 = load i64, ptr %at, align 8, !dbg !143
  %add = add nsw i64 %8, 1, !dbg !144
  %rem = srem i64 %add, 2, !dbg !145
  store i64 %rem, ptr %.atomictmp, align 8, !dbg !146
  %9 = load i64, ptr %.atomictmp, align 8, !dbg !146
  store atomic i64 %9, ptr @read_index release, align 8, !dbg !146
  %10 = load i32, ptr %item, align 4, !dbg !147
  ret i32 %10, !dbg !148
}

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!49, !50, !51, !52, !53, !54, !55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "cached_index_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "47a0f726ed82c96cfc782ff6e67e4c9d")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 18)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 40, elements: !13)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!13 = !{!14}
!14 = !DISubrange(count: 5)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "write_index", scope: !17, file: !2, line: 12, type: !39, isLocal: true, isDefinition: true)
!17 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !18, globals: !33, splitDebugInlining: false, nameTableKind: None)
!18 = !{!19, !24}
!19 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 10, baseType: !20, size: 32, elements: !21)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !{!22, !23}
!22 = !DIEnumerator(name: "SIZE", value: 2)
!23 = !DIEnumerator(name: "ITEMS", value: 3)
!24 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !25, line: 68, baseType: !20, size: 32, elements: !26)
!25 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!26 = !{!27, !28, !29, !30, !31, !32}
!27 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!28 = !DIEnumerator(name: "memory_order_consume", value: 1)
!29 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!30 = !DIEnumerator(name: "memory_order_release", value: 3)
!31 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!32 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!33 = !{!0, !7, !9, !15, !34, !37, !41, !47}
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "seen_read", scope: !17, file: !2, line: 13, type: !36, isLocal: true, isDefinition: true)
!36 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "read_index", scope: !17, file: !2, line: 12, type: !39, isLocal: true, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_long", file: !25, line: 106, baseType: !40)
!40 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !36)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "slots", scope: !17, file: !2, line: 14, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 64, elements: !45)
!44 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!45 = !{!46}
!46 = !DISubrange(count: 2)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "seen_write", scope: !17, file: !2, line: 13, type: !36, isLocal: true, isDefinition: true)
!49 = !{i32 7, !"Dwarf Version", i32 5}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 8, !"PIC Level", i32 2}
!53 = !{i32 7, !"PIE Level", i32 2}
!54 = !{i32 7, !"uwtable", i32 2}
!55 = !{i32 7, !"frame-pointer", i32 2}
!56 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 37, type: !57, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17, retainedNodes: !59)
!57 = !DISubroutineType(types: !58)
!58 = !{!44}
!59 = !{}
!60 = !DILocalVariable(name: "producer", scope: !56, file: !2, line: 38, type: !61)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !62, line: 39, baseType: !63)
!62 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!63 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!64 = !DILocation(line: 38, column: 13, scope: !56)
!65 = !DILocation(line: 39, column: 3, scope: !56)
!66 = !DILocalVariable(name: "item", scope: !67, file: !2, line: 40, type: !44)
!67 = distinct !DILexicalBlock(scope: !56, file: !2, line: 40, column: 3)
!68 = !DILocation(line: 40, column: 12, scope: !67)
!69 = !DILocation(line: 40, column: 8, scope: !67)
!70 = !DILocation(line: 40, column: 22, scope: !71)
!71 = distinct !DILexicalBlock(scope: !67, file: !2, line: 40, column: 3)
!72 = !DILocation(line: 40, column: 27, scope: !71)
!73 = !DILocation(line: 40, column: 3, scope: !67)
!74 = !DILocation(line: 41, column: 5, scope: !71)
!75 = !DILocation(line: 40, column: 41, scope: !71)
!76 = !DILocation(line: 40, column: 3, scope: !71)
!77 = distinct !{!77, !73, !78, !79}
!78 = !DILocation(line: 41, column: 5, scope: !67)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocation(line: 42, column: 16, scope: !56)
!81 = !DILocation(line: 42, column: 3, scope: !56)
!82 = !DILocation(line: 43, column: 3, scope: !56)
!83 = distinct !DISubprogram(name: "produce", scope: !2, file: !2, line: 16, type: !84, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !59)
!84 = !DISubroutineType(types: !85)
!85 = !{!86, !86}
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!87 = !DILocalVariable(name: "unused", arg: 1, scope: !83, file: !2, line: 16, type: !86)
!88 = !DILocation(line: 16, column: 28, scope: !83)
!89 = !DILocalVariable(name: "item", scope: !90, file: !2, line: 17, type: !44)
!90 = distinct !DILexicalBlock(scope: !83, file: !2, line: 17, column: 3)
!91 = !DILocation(line: 17, column: 12, scope: !90)
!92 = !DILocation(line: 17, column: 8, scope: !90)
!93 = !DILocation(line: 17, column: 22, scope: !94)
!94 = distinct !DILexicalBlock(scope: !90, file: !2, line: 17, column: 3)
!95 = !DILocation(line: 17, column: 27, scope: !94)
!96 = !DILocation(line: 17, column: 3, scope: !90)
!97 = !DILocalVariable(name: "at", scope: !98, file: !2, line: 18, type: !36)
!98 = distinct !DILexicalBlock(scope: !94, file: !2, line: 17, column: 45)
!99 = !DILocation(line: 18, column: 10, scope: !98)
!100 = !DILocation(line: 18, column: 15, scope: !98)
!101 = !DILocalVariable(name: "next", scope: !98, file: !2, line: 19, type: !36)
!102 = !DILocation(line: 19, column: 10, scope: !98)
!103 = !DILocation(line: 19, column: 18, scope: !98)
!104 = !DILocation(line: 19, column: 21, scope: !98)
!105 = !DILocation(line: 19, column: 26, scope: !98)
!106 = !DILocation(line: 20, column: 5, scope: !98)
!107 = !DILocation(line: 20, column: 12, scope: !98)
!108 = !DILocation(line: 20, column: 20, scope: !98)
!109 = !DILocation(line: 20, column: 17, scope: !98)
!110 = !DILocation(line: 21, column: 19, scope: !98)
!111 = !DILocation(line: 21, column: 17, scope: !98)
!112 = distinct !{!112, !106, !113, !79}
!113 = !DILocation(line: 21, column: 73, scope: !98)
!114 = !DILocation(line: 22, column: 17, scope: !98)
!115 = !DILocation(line: 22, column: 11, scope: !98)
!116 = !DILocation(line: 22, column: 5, scope: !98)
!117 = !DILocation(line: 22, column: 15, scope: !98)
!118 = !DILocation(line: 23, column: 41, scope: !98)
!119 = !DILocation(line: 23, column: 5, scope: !98)
!120 = !DILocation(line: 24, column: 3, scope: !98)
!121 = !DILocation(line: 17, column: 41, scope: !94)
!122 = !DILocation(line: 17, column: 3, scope: !94)
!123 = distinct !{!123, !96, !124, !79}
!124 = !DILocation(line: 24, column: 3, scope: !90)
!125 = !DILocation(line: 25, column: 10, scope: !83)
!126 = !DILocation(line: 25, column: 3, scope: !83)
!127 = distinct !DISubprogram(name: "consume", scope: !2, file: !2, line: 28, type: !57, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !59)
!128 = !DILocalVariable(name: "at", scope: !127, file: !2, line: 29, type: !36)
!129 = !DILocation(line: 29, column: 8, scope: !127)
!130 = !DILocation(line: 29, column: 13, scope: !127)
!131 = !DILocation(line: 30, column: 3, scope: !127)
!132 = !DILocation(line: 30, column: 10, scope: !127)
!133 = !DILocation(line: 30, column: 16, scope: !127)
!134 = !DILocation(line: 30, column: 13, scope: !127)
!135 = !DILocation(line: 31, column: 18, scope: !127)
!136 = !DILocation(line: 31, column: 16, scope: !127)
!137 = distinct !{!137, !131, !138, !79}
!138 = !DILocation(line: 31, column: 73, scope: !127)
!139 = !DILocalVariable(name: "item", scope: !127, file: !2, line: 32, type: !44)
!140 = !DILocation(line: 32, column: 7, scope: !127)
!141 = !DILocation(line: 32, column: 20, scope: !127)
!142 = !DILocation(line: 32, column: 14, scope: !127)
!143 = !DILocation(line: 33, column: 39, scope: !127)
!144 = !DILocation(line: 33, column: 42, scope: !127)
!145 = !DILocation(line: 33, column: 47, scope: !127)
!146 = !DILocation(line: 33, column: 3, scope: !127)
!147 = !DILocation(line: 34, column: 10, scope: !127)
!148 = !DILocation(line: 34, column: 3, scope: !127)
