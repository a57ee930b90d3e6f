; ModuleID = 'rounds_without_rivals.c'
source_filename = "rounds_without_rivals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }
%struct.job = type { i32, i32, i32, i32 }

@block = internal global ptr null, align 8, !dbg !0
@jobs = internal global [3 x ptr] zeroinitializer, align 16, !dbg !16
@shared = internal global i32 0, align 4, !dbg !31
@lock = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !33

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !62 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [2 x i64], align 16
  %i = alloca i32, align 4
  %i2 = alloca i32, align 4
  %i14 = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %i23 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %i34 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !66, !DIExpression(), !72)
  %call = call ptr @calloc(i64 noundef 1, i64 noundef 4) #3, !dbg !73
  store ptr %call, ptr @block, align 8, !dbg !74
    #dbg_declare(ptr %i, !75, !DIExpression(), !77)
  store i32 0, ptr %i, align 4, !dbg !77
  br label %for.cond, !dbg !78

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !79
  %cmp = icmp slt i32 %0, 3, !dbg !81
  br i1 %cmp, label %for.body, label %for.end, !dbg !82

for.body:                                         ; preds = %for.cond
  %call1 = call ptr @calloc(i64 noundef 1, i64 noundef 16) #3, !dbg !83
  %1 = load i32, ptr %i, align 4, !dbg !84
  %idxprom = sext i32 %1 to i64, !dbg !85
  %arrayidx = getelementptr inbounds [3 x ptr], ptr @jobs, i64 0, i64 %idxprom, !dbg !85
  store ptr %call1, ptr %arrayidx, align 8, !dbg !86
  br label %for.inc, !dbg !85

for.inc:                                          ; preds = %for.body
  %2 = load i32, ptr %i, align 4, !dbg !87
  %inc = add nsw i32 %2, 1, !dbg !87
  store i32 %inc, ptr %i, align 4, !dbg !87
  br label %for.cond, !dbg !88, !llvm.loop !89

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i2, !92, !DIExpression(), !94)
  store i32 0, ptr %i2, align 4, !dbg !94
  br label %for.cond3, !dbg !95

for.cond3:                                        ; preds = %for.inc11, %for.end
  %3 = load i32, ptr %i2, align 4, !dbg !96
  %cmp4 = icmp slt i32 %3, 2, !dbg !98
  br i1 %cmp4, label %for.body5, label %for.end13, !dbg !99

for.body5:                                        ; preds = %for.cond3
  %4 = load i32, ptr %i2, align 4, !dbg !100
  %idxprom6 = sext i32 %4 to i64, !dbg !101
  %arrayidx7 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %idxprom6, !dbg !101
  %5 = load i32, ptr %i2, align 4, !dbg !102
  %idxprom8 = sext i32 %5 to i64, !dbg !103
  %arrayidx9 = getelementptr inbounds [3 x ptr], ptr @jobs, i64 0, i64 %idxprom8, !dbg !103
  %6 = load ptr, ptr %arrayidx9, align 8, !dbg !103
  %call10 = call i32 @pthread_create(ptr noundef %arrayidx7, ptr noundef null, ptr noundef @work, ptr noundef %6), !dbg !104
  br label %for.inc11, !dbg !104

for.inc11:                                        ; preds = %for.body5
  %7 = load i32, ptr %i2, align 4, !dbg !105
  %inc12 = add nsw i32 %7, 1, !dbg !105
  store i32 %inc12, ptr %i2, align 4, !dbg !105
  br label %for.cond3, !dbg !106, !llvm.loop !107

for.end13:                                        ; preds = %for.cond3
    #dbg_declare(ptr %i14, !109, !DIExpression(), !111)
  store i32 0, ptr %i14, align 4, !dbg !111
  br label %for.cond15, !dbg !112

for.cond15:                                       ; preds = %for.inc20, %for.end13
  %8 = load i32, ptr %i14, align 4, !dbg !113
  %cmp16 = icmp slt i32 %8, 2, !dbg !115
  br i1 %cmp16, label %for.body17, label %for.end22, !dbg !116

for.body17:                                       ; preds = %for.cond15
  %9 = load i32, ptr %i14, align 4, !dbg !117
  %idxprom18 = sext i32 %9 to i64, !dbg !118
  %arrayidx19 = getelementptr inbounds [3 x ptr], ptr @jobs, i64 0, i64 %idxprom18, !dbg !118
  %10 = load ptr, ptr %arrayidx19, align 8, !dbg !118
  %go = getelementptr inbounds %struct.job, ptr %10, i32 0, i32 0, !dbg !119
  store i32 1, ptr %.atomictmp, align 4, !dbg !120
  %11 = load i32, ptr %.atomictmp, align 4, !dbg !120
  store atomic i32 %11, ptr %go monotonic, align 4, !dbg !120
  br label %for.inc20, !dbg !120

for.inc20:                                        ; preds = %for.body17
  %12 = load i32, ptr %i14, align 4, !dbg !121
  %inc21 = add nsw i32 %12, 1, !dbg !121
  store i32 %inc21, ptr %i14, align 4, !dbg !121
  br label %for.cond15, !dbg !122, !llvm.loop !123

for.end22:                                        ; preds = %for.cond15
    #dbg_declare(ptr %i23, !125, !DIExpression(), !127)
  store i32 0, ptr %i23, align 4, !dbg !127
  br label %for.cond24, !dbg !128

for.cond24:                                       ; preds = %for.inc29, %for.end22
  %13 = load i32, ptr %i23, align 4, !dbg !129
  %cmp25 = icmp slt i32 %13, 2, !dbg !131
  br i1 %cmp25, label %for.body26, label %for.end31, !dbg !132

for.body26:                                       ; preds = %for.cond24
  br label %while.cond, !dbg !133

while.cond:                                       ; preds = %while.body, %for.body26
  %14 = load i32, ptr %i23, align 4, !dbg !134
  %idxprom27 = sext i32 %14 to i64, !dbg !135
  %arrayidx28 = getelementptr inbounds [3 x ptr], ptr @jobs, i64 0, i64 %idxprom27, !dbg !135
  %15 = load ptr, ptr %arrayidx28, align 8, !dbg !135
  %over = getelementptr inbounds %struct.job, ptr %15, i32 0, i32 1, !dbg !136
  %16 = load atomic i32, ptr %over monotonic, align 4, !dbg !137
  store i32 %16, ptr %atomic-temp, align 4, !dbg !137
  %17 = load i32, ptr %atomic-temp, align 4, !dbg !137
  %tobool = icmp ne i32 %17, 0, !dbg !138
  %lnot = xor i1 %tobool, true, !dbg !138
  br i1 %lnot, label %while.body, label %while.end, !dbg !133

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !133, !llvm.loop !139

while.end:                                        ; preds = %while.cond
  br label %for.inc29, !dbg !133

for.inc29:                                        ; preds = %while.end
  %18 = load i32, ptr %i23, align 4, !dbg !141
  %inc30 = add nsw i32 %18, 1, !dbg !141
  store i32 %inc30, ptr %i23, align 4, !dbg !141
  br label %for.cond24, !dbg !142, !llvm.loop !143

for.end31:                                        ; preds = %for.cond24
  %19 = load ptr, ptr getelementptr inbounds ([3 x ptr], ptr @jobs, i64 0, i64 2), align 16, !dbg !145
  %setting = getelementptr inbounds %struct.job, ptr %19, i32 0, i32 2, !dbg !146
  store i32 1, ptr %setting, align 4, !dbg !147
  %20 = load ptr, ptr @jobs, align 16, !dbg !148
  %result = getelementptr inbounds %struct.job, ptr %20, i32 0, i32 3, !dbg !149
  store i32 1, ptr %result, align 4, !dbg !150
  %call32 = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !151
  store i32 1, ptr @shared, align 4, !dbg !152
  %call33 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !153
  %21 = load ptr, ptr @block, align 8, !dbg !154
  call void @free(ptr noundef %21), !dbg !155
    #dbg_declare(ptr %i34, !156, !DIExpression(), !158)
  store i32 0, ptr %i34, align 4, !dbg !158
  br label %for.cond35, !dbg !159

for.cond35:                                       ; preds = %for.inc41, %for.end31
  %22 = load i32, ptr %i34, align 4, !dbg !160
  %cmp36 = icmp slt i32 %22, 2, !dbg !162
  br i1 %cmp36, label %for.body37, label %for.end43, !dbg !163

for.body37:                                       ; preds = %for.cond35
  %23 = load i32, ptr %i34, align 4, !dbg !164
  %idxprom38 = sext i32 %23 to i64, !dbg !165
  %arrayidx39 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %idxprom38, !dbg !165
  %24 = load i64, ptr %arrayidx39, align 8, !dbg !165
  %call40 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !166
  br label %for.inc41, !dbg !166

for.inc41:                                        ; preds = %for.body37
  %25 = load i32, ptr %i34, align 4, !dbg !167
  %inc42 = add nsw i32 %25, 1, !dbg !167
  store i32 %inc42, ptr %i34, align 4, !dbg !167
  br label %for.cond35, !dbg !168, !llvm.loop !169

for.end43:                                        ; preds = %for.cond35
  ret i32 0, !dbg !171
}

; Function Attrs: allocsize(0,1)
declare ptr @calloc(i64 noundef, i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %given) #0 !dbg !172 {
entry:
  %given.addr = alloca ptr, align 8
  %job = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %given, ptr %given.addr, align 8
    #dbg_declare(ptr %given.addr, !176, !DIExpression(), !177)
    #dbg_declare(ptr %job, !178, !DIExpression(), !179)
  %0 = load ptr, ptr %given.addr, align 8, !dbg !180
  store ptr %0, ptr %job, align 8, !dbg !179
  br label %while.cond, !dbg !181

while.cond:                                       ; preds = %while.body, %entry
  %1 = load ptr, ptr %job, align 8, !dbg !182
  %go = getelementptr inbounds %struct.job, ptr %1, i32 0, i32 0, !dbg !183
  %2 = load atomic i32, ptr %go monotonic, align 4, !dbg !184
  store i32 %2, ptr %atomic-temp, align 4, !dbg !184
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !184
  %tobool = icmp ne i32 %3, 0, !dbg !185
  %lnot = xor i1 %tobool, true, !dbg !185
  br i1 %lnot, label %while.body, label %while.end, !dbg !181

while.body:                                       ; preds = %while.cond
  %4 = load ptr, ptr %job, align 8, !dbg !186
  %setting = getelementptr inbounds %struct.job, ptr %4, i32 0, i32 2, !dbg !188
  %5 = load i32, ptr %setting, align 4, !dbg !188
  call void @look(i32 noundef %5), !dbg !189
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !190
  %6 = load i32, ptr @shared, align 4, !dbg !191
  %7 = load ptr, ptr @block, align 8, !dbg !192
  %8 = load i32, ptr %7, align 4, !dbg !193
  %add = add nsw i32 %6, %8, !dbg !194
  call void @look(i32 noundef %add), !dbg !195
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !196
  br label %while.cond, !dbg !181, !llvm.loop !197

while.end:                                        ; preds = %while.cond
  %9 = load ptr, ptr %job, align 8, !dbg !199
  %over = getelementptr inbounds %struct.job, ptr %9, i32 0, i32 1, !dbg !200
  store i32 1, ptr %.atomictmp, align 4, !dbg !201
  %10 = load i32, ptr %.atomictmp, align 4, !dbg !201
  store atomic i32 %10, ptr %over monotonic, align 4, !dbg !201
  ret ptr null, !dbg !202
}

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare void @free(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @look(i32 noundef %value) #0 !dbg !203 {
entry:
  %value.addr = alloca i32, align 4
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !206, !DIExpression(), !207)
  %0 = load i32, ptr %value.addr, align 4, !dbg !208
  ret void, !dbg !209
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0,1) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!55, !56, !57, !58, !59, !60, !61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "block", scope: !2, file: !3, line: 17, type: !54, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rounds_without_rivals.c", directory: ".", checksumkind: CSK_MD5, checksum: "a8d40589193fc5869423ffa698a36b0a")
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
!15 = !{!16, !31, !0, !33}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "jobs", scope: !2, file: !3, line: 16, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 192, elements: !29)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 10, size: 128, elements: !21)
!21 = !{!22, !26, !27, !28}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "go", scope: !20, file: !3, line: 11, baseType: !23, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "over", scope: !20, file: !3, line: 11, baseType: !23, size: 32, offset: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "setting", scope: !20, file: !3, line: 12, baseType: !25, size: 32, offset: 64)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "result", scope: !20, file: !3, line: 12, baseType: !25, size: 32, offset: 96)
!29 = !{!30}
!30 = !DISubrange(count: 3)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 17, type: !25, isLocal: true, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 15, type: !35, isLocal: true, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !36, line: 57, baseType: !37)
!36 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!37 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !36, line: 45, size: 320, elements: !38)
!38 = !{!39, !47, !52}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !37, file: !36, line: 54, baseType: !40, size: 160)
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !37, file: !36, line: 46, size: 160, elements: !41)
!41 = !{!42, !43, !44, !45, !46}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !40, file: !36, line: 47, baseType: !25, size: 32)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !40, file: !36, line: 48, baseType: !7, size: 32, offset: 32)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !40, file: !36, line: 49, baseType: !25, size: 32, offset: 64)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !40, file: !36, line: 51, baseType: !7, size: 32, offset: 96)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !40, file: !36, line: 53, baseType: !25, size: 32, offset: 128)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !37, file: !36, line: 55, baseType: !48, size: 320)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 320, elements: !50)
!49 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!50 = !{!51}
!51 = !DISubrange(count: 40)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !37, file: !36, line: 56, baseType: !53, size: 64)
!53 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!55 = !{i32 7, !"Dwarf Version", i32 5}
!56 = !{i32 2, !"Debug Info Version", i32 3}
!57 = !{i32 1, !"wchar_size", i32 4}
!58 = !{i32 8, !"PIC Level", i32 2}
!59 = !{i32 7, !"PIE Level", i32 2}
!60 = !{i32 7, !"uwtable", i32 2}
!61 = !{i32 7, !"frame-pointer", i32 2}
!62 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !63, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !65)
!63 = !DISubroutineType(types: !64)
!64 = !{!25}
!65 = !{}
!66 = !DILocalVariable(name: "threads", scope: !62, file: !3, line: 36, type: !67)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !68, size: 128, elements: !70)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 39, baseType: !69)
!69 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!70 = !{!71}
!71 = !DISubrange(count: 2)
!72 = !DILocation(line: 36, column: 13, scope: !62)
!73 = !DILocation(line: 37, column: 11, scope: !62)
!74 = !DILocation(line: 37, column: 9, scope: !62)
!75 = !DILocalVariable(name: "i", scope: !76, file: !3, line: 38, type: !25)
!76 = distinct !DILexicalBlock(scope: !62, file: !3, line: 38, column: 3)
!77 = !DILocation(line: 38, column: 12, scope: !76)
!78 = !DILocation(line: 38, column: 8, scope: !76)
!79 = !DILocation(line: 38, column: 19, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 38, column: 3)
!81 = !DILocation(line: 38, column: 21, scope: !80)
!82 = !DILocation(line: 38, column: 3, scope: !76)
!83 = !DILocation(line: 39, column: 15, scope: !80)
!84 = !DILocation(line: 39, column: 10, scope: !80)
!85 = !DILocation(line: 39, column: 5, scope: !80)
!86 = !DILocation(line: 39, column: 13, scope: !80)
!87 = !DILocation(line: 38, column: 27, scope: !80)
!88 = !DILocation(line: 38, column: 3, scope: !80)
!89 = distinct !{!89, !82, !90, !91}
!90 = !DILocation(line: 39, column: 40, scope: !76)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !DILocalVariable(name: "i", scope: !93, file: !3, line: 40, type: !25)
!93 = distinct !DILexicalBlock(scope: !62, file: !3, line: 40, column: 3)
!94 = !DILocation(line: 40, column: 12, scope: !93)
!95 = !DILocation(line: 40, column: 8, scope: !93)
!96 = !DILocation(line: 40, column: 19, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 40, column: 3)
!98 = !DILocation(line: 40, column: 21, scope: !97)
!99 = !DILocation(line: 40, column: 3, scope: !93)
!100 = !DILocation(line: 41, column: 29, scope: !97)
!101 = !DILocation(line: 41, column: 21, scope: !97)
!102 = !DILocation(line: 41, column: 47, scope: !97)
!103 = !DILocation(line: 41, column: 42, scope: !97)
!104 = !DILocation(line: 41, column: 5, scope: !97)
!105 = !DILocation(line: 40, column: 27, scope: !97)
!106 = !DILocation(line: 40, column: 3, scope: !97)
!107 = distinct !{!107, !99, !108, !91}
!108 = !DILocation(line: 41, column: 49, scope: !93)
!109 = !DILocalVariable(name: "i", scope: !110, file: !3, line: 42, type: !25)
!110 = distinct !DILexicalBlock(scope: !62, file: !3, line: 42, column: 3)
!111 = !DILocation(line: 42, column: 12, scope: !110)
!112 = !DILocation(line: 42, column: 8, scope: !110)
!113 = !DILocation(line: 42, column: 19, scope: !114)
!114 = distinct !DILexicalBlock(scope: !110, file: !3, line: 42, column: 3)
!115 = !DILocation(line: 42, column: 21, scope: !114)
!116 = !DILocation(line: 42, column: 3, scope: !110)
!117 = !DILocation(line: 43, column: 33, scope: !114)
!118 = !DILocation(line: 43, column: 28, scope: !114)
!119 = !DILocation(line: 43, column: 37, scope: !114)
!120 = !DILocation(line: 43, column: 5, scope: !114)
!121 = !DILocation(line: 42, column: 27, scope: !114)
!122 = !DILocation(line: 42, column: 3, scope: !114)
!123 = distinct !{!123, !116, !124, !91}
!124 = !DILocation(line: 43, column: 64, scope: !110)
!125 = !DILocalVariable(name: "i", scope: !126, file: !3, line: 44, type: !25)
!126 = distinct !DILexicalBlock(scope: !62, file: !3, line: 44, column: 3)
!127 = !DILocation(line: 44, column: 12, scope: !126)
!128 = !DILocation(line: 44, column: 8, scope: !126)
!129 = !DILocation(line: 44, column: 19, scope: !130)
!130 = distinct !DILexicalBlock(scope: !126, file: !3, line: 44, column: 3)
!131 = !DILocation(line: 44, column: 21, scope: !130)
!132 = !DILocation(line: 44, column: 3, scope: !126)
!133 = !DILocation(line: 45, column: 5, scope: !130)
!134 = !DILocation(line: 45, column: 40, scope: !130)
!135 = !DILocation(line: 45, column: 35, scope: !130)
!136 = !DILocation(line: 45, column: 44, scope: !130)
!137 = !DILocation(line: 45, column: 13, scope: !130)
!138 = !DILocation(line: 45, column: 12, scope: !130)
!139 = distinct !{!139, !133, !140, !91}
!140 = !DILocation(line: 46, column: 7, scope: !130)
!141 = !DILocation(line: 44, column: 27, scope: !130)
!142 = !DILocation(line: 44, column: 3, scope: !130)
!143 = distinct !{!143, !132, !144, !91}
!144 = !DILocation(line: 46, column: 7, scope: !126)
!145 = !DILocation(line: 47, column: 21, scope: !62)
!146 = !DILocation(line: 47, column: 30, scope: !62)
!147 = !DILocation(line: 47, column: 38, scope: !62)
!148 = !DILocation(line: 47, column: 3, scope: !62)
!149 = !DILocation(line: 47, column: 12, scope: !62)
!150 = !DILocation(line: 47, column: 19, scope: !62)
!151 = !DILocation(line: 48, column: 3, scope: !62)
!152 = !DILocation(line: 49, column: 10, scope: !62)
!153 = !DILocation(line: 50, column: 3, scope: !62)
!154 = !DILocation(line: 51, column: 8, scope: !62)
!155 = !DILocation(line: 51, column: 3, scope: !62)
!156 = !DILocalVariable(name: "i", scope: !157, file: !3, line: 52, type: !25)
!157 = distinct !DILexicalBlock(scope: !62, file: !3, line: 52, column: 3)
!158 = !DILocation(line: 52, column: 12, scope: !157)
!159 = !DILocation(line: 52, column: 8, scope: !157)
!160 = !DILocation(line: 52, column: 19, scope: !161)
!161 = distinct !DILexicalBlock(scope: !157, file: !3, line: 52, column: 3)
!162 = !DILocation(line: 52, column: 21, scope: !161)
!163 = !DILocation(line: 52, column: 3, scope: !157)
!164 = !DILocation(line: 53, column: 26, scope: !161)
!165 = !DILocation(line: 53, column: 18, scope: !161)
!166 = !DILocation(line: 53, column: 5, scope: !161)
!167 = !DILocation(line: 52, column: 27, scope: !161)
!168 = !DILocation(line: 52, column: 3, scope: !161)
!169 = distinct !{!169, !163, !170, !91}
!170 = !DILocation(line: 53, column: 31, scope: !157)
!171 = !DILocation(line: 54, column: 3, scope: !62)
!172 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 23, type: !173, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!173 = !DISubroutineType(types: !174)
!174 = !{!175, !175}
!175 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!176 = !DILocalVariable(name: "given", arg: 1, scope: !172, file: !3, line: 23, type: !175)
!177 = !DILocation(line: 23, column: 25, scope: !172)
!178 = !DILocalVariable(name: "job", scope: !172, file: !3, line: 24, type: !19)
!179 = !DILocation(line: 24, column: 15, scope: !172)
!180 = !DILocation(line: 24, column: 21, scope: !172)
!181 = !DILocation(line: 25, column: 3, scope: !172)
!182 = !DILocation(line: 25, column: 33, scope: !172)
!183 = !DILocation(line: 25, column: 38, scope: !172)
!184 = !DILocation(line: 25, column: 11, scope: !172)
!185 = !DILocation(line: 25, column: 10, scope: !172)
!186 = !DILocation(line: 26, column: 10, scope: !187)
!187 = distinct !DILexicalBlock(scope: !172, file: !3, line: 25, column: 65)
!188 = !DILocation(line: 26, column: 15, scope: !187)
!189 = !DILocation(line: 26, column: 5, scope: !187)
!190 = !DILocation(line: 27, column: 5, scope: !187)
!191 = !DILocation(line: 28, column: 10, scope: !187)
!192 = !DILocation(line: 28, column: 20, scope: !187)
!193 = !DILocation(line: 28, column: 19, scope: !187)
!194 = !DILocation(line: 28, column: 17, scope: !187)
!195 = !DILocation(line: 28, column: 5, scope: !187)
!196 = !DILocation(line: 29, column: 5, scope: !187)
!197 = distinct !{!197, !181, !198, !91}
!198 = !DILocation(line: 30, column: 3, scope: !172)
!199 = !DILocation(line: 31, column: 26, scope: !172)
!200 = !DILocation(line: 31, column: 31, scope: !172)
!201 = !DILocation(line: 31, column: 3, scope: !172)
!202 = !DILocation(line: 32, column: 3, scope: !172)
!203 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 19, type: !204, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!204 = !DISubroutineType(types: !205)
!205 = !{null, !25}
!206 = !DILocalVariable(name: "value", arg: 1, scope: !203, file: !3, line: 19, type: !25)
!207 = !DILocation(line: 19, column: 22, scope: !203)
!208 = !DILocation(line: 20, column: 9, scope: !203)
!209 = !DILocation(line: 21, column: 1, scope: !203)
