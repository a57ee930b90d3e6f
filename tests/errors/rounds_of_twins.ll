; ModuleID = 'rounds_of_twins.c'
source_filename = "rounds_of_twins.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@block = internal global ptr null, align 8, !dbg !0
@stop = internal global i32 0, align 4, !dbg !33
@count = internal global i32 0, align 4, !dbg !38
@.str = private unnamed_addr constant [11 x i8] c"count == 2\00", align 1, !dbg !16
@.str.1 = private unnamed_addr constant [18 x i8] c"rounds_of_twins.c\00", align 1, !dbg !22
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !27
@lock = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !40

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !68 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [2 x i64], align 16
  %i = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %i2 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !72, !DIExpression(), !78)
  %call = call ptr @malloc(i64 noundef 8) #5, !dbg !79
  store ptr %call, ptr @block, align 8, !dbg !80
    #dbg_declare(ptr %i, !81, !DIExpression(), !83)
  store i32 0, ptr %i, align 4, !dbg !83
  br label %for.cond, !dbg !84

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !85
  %cmp = icmp slt i32 %0, 2, !dbg !87
  br i1 %cmp, label %for.body, label %for.end, !dbg !88

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !89
  %idxprom = sext i32 %1 to i64, !dbg !90
  %arrayidx = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !90
  %call1 = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !91
  br label %for.inc, !dbg !91

for.inc:                                          ; preds = %for.body
  %2 = load i32, ptr %i, align 4, !dbg !92
  %inc = add nsw i32 %2, 1, !dbg !92
  store i32 %inc, ptr %i, align 4, !dbg !92
  br label %for.cond, !dbg !93, !llvm.loop !94

for.end:                                          ; preds = %for.cond
  store i32 1, ptr %.atomictmp, align 4, !dbg !97
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !97
  store atomic i32 %3, ptr @stop release, align 4, !dbg !97
    #dbg_declare(ptr %i2, !98, !DIExpression(), !100)
  store i32 0, ptr %i2, align 4, !dbg !100
  br label %for.cond3, !dbg !101

for.cond3:                                        ; preds = %for.inc9, %for.end
  %4 = load i32, ptr %i2, align 4, !dbg !102
  %cmp4 = icmp slt i32 %4, 2, !dbg !104
  br i1 %cmp4, label %for.body5, label %for.end11, !dbg !105

for.body5:                                        ; preds = %for.cond3
  %5 = load i32, ptr %i2, align 4, !dbg !106
  %idxprom6 = sext i32 %5 to i64, !dbg !107
  %arrayidx7 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %idxprom6, !dbg !107
  %6 = load i64, ptr %arrayidx7, align 8, !dbg !107
  %call8 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !108
  br label %for.inc9, !dbg !108

for.inc9:                                         ; preds = %for.body5
  %7 = load i32, ptr %i2, align 4, !dbg !109
  %inc10 = add nsw i32 %7, 1, !dbg !109
  store i32 %inc10, ptr %i2, align 4, !dbg !109
  br label %for.cond3, !dbg !110, !llvm.loop !111

for.end11:                                        ; preds = %for.cond3
  %8 = load i32, ptr @count, align 4, !dbg !113
  %cmp12 = icmp eq i32 %8, 2, !dbg !113
  br i1 %cmp12, label %cond.true, label %cond.false, !dbg !113

cond.true:                                        ; preds = %for.end11
  br label %cond.end, !dbg !113

cond.false:                                       ; preds = %for.end11
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__func__.main) #6, !dbg !113
  unreachable, !dbg !113

9:                                                ; No predecessors!
  br label %cond.end, !dbg !113

cond.end:                                         ; preds = %9, %cond.true
  %10 = load ptr, ptr @block, align 8, !dbg !114
  call void @free(ptr noundef %10), !dbg !115
  ret i32 0, !dbg !116
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %unused) #0 !dbg !117 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !121, !DIExpression(), !122)
  br label %while.cond, !dbg !123

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @stop acquire, align 4, !dbg !124
  store i32 %0, ptr %atomic-temp, align 4, !dbg !124
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !124
  %tobool = icmp ne i32 %1, 0, !dbg !125
  %lnot = xor i1 %tobool, true, !dbg !125
  br i1 %lnot, label %while.body, label %while.end, !dbg !123

while.body:                                       ; preds = %while.cond
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !126
  %2 = load i32, ptr @count, align 4, !dbg !128
  %3 = load ptr, ptr @block, align 8, !dbg !129
  %call1 = call i64 @malloc_usable_size(ptr noundef %3), !dbg !130
  %cmp = icmp ugt i64 %call1, 8, !dbg !131
  %conv = zext i1 %cmp to i32, !dbg !131
  %add = add nsw i32 %2, %conv, !dbg !132
  call void @look(i32 noundef %add), !dbg !133
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !134
  br label %while.cond, !dbg !123, !llvm.loop !135

while.end:                                        ; preds = %while.cond
  %call3 = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !137
  %4 = load i32, ptr @count, align 4, !dbg !138
  %inc = add nsw i32 %4, 1, !dbg !138
  store i32 %inc, ptr @count, align 4, !dbg !138
  %5 = load ptr, ptr @block, align 8, !dbg !139
  %call4 = call ptr @realloc(ptr noundef %5, i64 noundef 64) #7, !dbg !140
  store ptr %call4, ptr @block, align 8, !dbg !141
  %call5 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !142
  %6 = load ptr, ptr %unused.addr, align 8, !dbg !143
  ret ptr %6, !dbg !144
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare void @free(ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @look(i32 noundef %value) #0 !dbg !145 {
entry:
  %value.addr = alloca i32, align 4
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !148, !DIExpression(), !149)
  %0 = load i32, ptr %value.addr, align 4, !dbg !150
  ret void, !dbg !151
}

declare i64 @malloc_usable_size(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { allocsize(0) }
attributes #6 = { noreturn }
attributes #7 = { allocsize(1) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!61, !62, !63, !64, !65, !66, !67}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "block", scope: !2, file: !3, line: 16, type: !60, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rounds_of_twins.c", directory: ".", checksumkind: CSK_MD5, checksum: "23e7ad29d456de52333d6fe4f64df574")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !22, !27, !33, !38, !0, !40}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 88, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 11)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 144, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 18)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 40, elements: !31)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!31 = !{!32}
!32 = !DISubrange(count: 5)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 14, type: !35, isLocal: true, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 15, type: !37, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 13, type: !42, isLocal: true, isDefinition: true)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !43, line: 57, baseType: !44)
!43 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!44 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !43, line: 45, size: 320, elements: !45)
!45 = !{!46, !54, !58}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !44, file: !43, line: 54, baseType: !47, size: 160)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !44, file: !43, line: 46, size: 160, elements: !48)
!48 = !{!49, !50, !51, !52, !53}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !47, file: !43, line: 47, baseType: !37, size: 32)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !47, file: !43, line: 48, baseType: !7, size: 32, offset: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !47, file: !43, line: 49, baseType: !37, size: 32, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !47, file: !43, line: 51, baseType: !7, size: 32, offset: 96)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !47, file: !43, line: 53, baseType: !37, size: 32, offset: 128)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !44, file: !43, line: 55, baseType: !55, size: 320)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 320, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 40)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !44, file: !43, line: 56, baseType: !59, size: 64)
!59 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!61 = !{i32 7, !"Dwarf Version", i32 5}
!62 = !{i32 2, !"Debug Info Version", i32 3}
!63 = !{i32 1, !"wchar_size", i32 4}
!64 = !{i32 8, !"PIC Level", i32 2}
!65 = !{i32 7, !"PIE Level", i32 2}
!66 = !{i32 7, !"uwtable", i32 2}
!67 = !{i32 7, !"frame-pointer", i32 2}
!68 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !69, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !71)
!69 = !DISubroutineType(types: !70)
!70 = !{!37}
!71 = !{}
!72 = !DILocalVariable(name: "threads", scope: !68, file: !3, line: 36, type: !73)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !74, size: 128, elements: !76)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 39, baseType: !75)
!75 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!76 = !{!77}
!77 = !DISubrange(count: 2)
!78 = !DILocation(line: 36, column: 13, scope: !68)
!79 = !DILocation(line: 37, column: 11, scope: !68)
!80 = !DILocation(line: 37, column: 9, scope: !68)
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 38, type: !37)
!82 = distinct !DILexicalBlock(scope: !68, file: !3, line: 38, column: 3)
!83 = !DILocation(line: 38, column: 12, scope: !82)
!84 = !DILocation(line: 38, column: 8, scope: !82)
!85 = !DILocation(line: 38, column: 19, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 38, column: 3)
!87 = !DILocation(line: 38, column: 21, scope: !86)
!88 = !DILocation(line: 38, column: 3, scope: !82)
!89 = !DILocation(line: 39, column: 29, scope: !86)
!90 = !DILocation(line: 39, column: 21, scope: !86)
!91 = !DILocation(line: 39, column: 5, scope: !86)
!92 = !DILocation(line: 38, column: 27, scope: !86)
!93 = !DILocation(line: 38, column: 3, scope: !86)
!94 = distinct !{!94, !88, !95, !96}
!95 = !DILocation(line: 39, column: 43, scope: !82)
!96 = !{!"llvm.loop.mustprogress"}
!97 = !DILocation(line: 40, column: 3, scope: !68)
!98 = !DILocalVariable(name: "i", scope: !99, file: !3, line: 41, type: !37)
!99 = distinct !DILexicalBlock(scope: !68, file: !3, line: 41, column: 3)
!100 = !DILocation(line: 41, column: 12, scope: !99)
!101 = !DILocation(line: 41, column: 8, scope: !99)
!102 = !DILocation(line: 41, column: 19, scope: !103)
!103 = distinct !DILexicalBlock(scope: !99, file: !3, line: 41, column: 3)
!104 = !DILocation(line: 41, column: 21, scope: !103)
!105 = !DILocation(line: 41, column: 3, scope: !99)
!106 = !DILocation(line: 42, column: 26, scope: !103)
!107 = !DILocation(line: 42, column: 18, scope: !103)
!108 = !DILocation(line: 42, column: 5, scope: !103)
!109 = !DILocation(line: 41, column: 27, scope: !103)
!110 = !DILocation(line: 41, column: 3, scope: !103)
!111 = distinct !{!111, !105, !112, !96}
!112 = !DILocation(line: 42, column: 31, scope: !99)
!113 = !DILocation(line: 43, column: 3, scope: !68)
!114 = !DILocation(line: 44, column: 8, scope: !68)
!115 = !DILocation(line: 44, column: 3, scope: !68)
!116 = !DILocation(line: 45, column: 3, scope: !68)
!117 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 22, type: !118, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !71)
!118 = !DISubroutineType(types: !119)
!119 = !{!120, !120}
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!121 = !DILocalVariable(name: "unused", arg: 1, scope: !117, file: !3, line: 22, type: !120)
!122 = !DILocation(line: 22, column: 25, scope: !117)
!123 = !DILocation(line: 23, column: 3, scope: !117)
!124 = !DILocation(line: 23, column: 11, scope: !117)
!125 = !DILocation(line: 23, column: 10, scope: !117)
!126 = !DILocation(line: 24, column: 5, scope: !127)
!127 = distinct !DILexicalBlock(scope: !117, file: !3, line: 23, column: 62)
!128 = !DILocation(line: 25, column: 10, scope: !127)
!129 = !DILocation(line: 25, column: 38, scope: !127)
!130 = !DILocation(line: 25, column: 19, scope: !127)
!131 = !DILocation(line: 25, column: 45, scope: !127)
!132 = !DILocation(line: 25, column: 16, scope: !127)
!133 = !DILocation(line: 25, column: 5, scope: !127)
!134 = !DILocation(line: 26, column: 5, scope: !127)
!135 = distinct !{!135, !123, !136, !96}
!136 = !DILocation(line: 27, column: 3, scope: !117)
!137 = !DILocation(line: 28, column: 3, scope: !117)
!138 = !DILocation(line: 29, column: 8, scope: !117)
!139 = !DILocation(line: 30, column: 19, scope: !117)
!140 = !DILocation(line: 30, column: 11, scope: !117)
!141 = !DILocation(line: 30, column: 9, scope: !117)
!142 = !DILocation(line: 31, column: 3, scope: !117)
!143 = !DILocation(line: 32, column: 10, scope: !117)
!144 = !DILocation(line: 32, column: 3, scope: !117)
!145 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 18, type: !146, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !71)
!146 = !DISubroutineType(types: !147)
!147 = !{null, !37}
!148 = !DILocalVariable(name: "value", arg: 1, scope: !145, file: !3, line: 18, type: !37)
!149 = !DILocation(line: 18, column: 22, scope: !145)
!150 = !DILocation(line: 19, column: 9, scope: !145)
!151 = !DILocation(line: 20, column: 1, scope: !145)
