; ModuleID = 'barriers.c'
source_filename = "barriers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }

@.str = private unnamed_addr constant [13 x i8] c"count 0: %s\0A\00", align 1, !dbg !0
@barrier = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !7
@.str.1 = private unnamed_addr constant [7 x i8] c"EINVAL\00", align 1, !dbg !21
@.str.2 = private unnamed_addr constant [2 x i8] c"?\00", align 1, !dbg !26
@.str.3 = private unnamed_addr constant [11 x i8] c"alone: %d\0A\00", align 1, !dbg !31
@.str.4 = private unnamed_addr constant [13 x i8] c"destroy: %d\0A\00", align 1, !dbg !36
@.str.5 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !38
@sums = internal global [4 x [3 x i32]] zeroinitializer, align 16, !dbg !48
@.str.6 = private unnamed_addr constant [12 x i8] c"serial: %d\0A\00", align 1, !dbg !43
@serial = internal global i32 0, align 4, !dbg !54

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !75 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [3 x i64], align 16
  %i = alloca i64, align 8
  %i12 = alloca i32, align 4
  %round = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !79, !DIExpression(), !84)
  %call = call i32 @pthread_barrier_init(ptr noundef @barrier, ptr noundef null, i32 noundef 0), !dbg !85
  %cmp = icmp eq i32 %call, 22, !dbg !86
  %0 = zext i1 %cmp to i64, !dbg !85
  %cond = select i1 %cmp, ptr @.str.1, ptr @.str.2, !dbg !85
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %cond), !dbg !87
  %call2 = call i32 @pthread_barrier_init(ptr noundef @barrier, ptr noundef null, i32 noundef 1), !dbg !88
  %call3 = call i32 @pthread_barrier_wait(ptr noundef @barrier), !dbg !89
  %cmp4 = icmp eq i32 %call3, -1, !dbg !90
  %conv = zext i1 %cmp4 to i32, !dbg !90
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %conv), !dbg !91
  %call6 = call i32 @pthread_barrier_destroy(ptr noundef @barrier), !dbg !92
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %call6), !dbg !93
  %call8 = call i32 @pthread_barrier_init(ptr noundef @barrier, ptr noundef null, i32 noundef 3), !dbg !94
    #dbg_declare(ptr %i, !95, !DIExpression(), !97)
  store i64 0, ptr %i, align 8, !dbg !97
  br label %for.cond, !dbg !98

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i64, ptr %i, align 8, !dbg !99
  %cmp9 = icmp slt i64 %1, 3, !dbg !101
  br i1 %cmp9, label %for.body, label %for.end, !dbg !102

for.body:                                         ; preds = %for.cond
  %2 = load i64, ptr %i, align 8, !dbg !103
  %arrayidx = getelementptr inbounds [3 x i64], ptr %threads, i64 0, i64 %2, !dbg !104
  %3 = load i64, ptr %i, align 8, !dbg !105
  %4 = inttoptr i64 %3 to ptr, !dbg !106
  %call11 = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @work, ptr noundef %4), !dbg !107
  br label %for.inc, !dbg !107

for.inc:                                          ; preds = %for.body
  %5 = load i64, ptr %i, align 8, !dbg !108
  %inc = add nsw i64 %5, 1, !dbg !108
  store i64 %inc, ptr %i, align 8, !dbg !108
  br label %for.cond, !dbg !109, !llvm.loop !110

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i12, !113, !DIExpression(), !115)
  store i32 0, ptr %i12, align 4, !dbg !115
  br label %for.cond13, !dbg !116

for.cond13:                                       ; preds = %for.inc19, %for.end
  %6 = load i32, ptr %i12, align 4, !dbg !117
  %cmp14 = icmp slt i32 %6, 3, !dbg !119
  br i1 %cmp14, label %for.body16, label %for.end21, !dbg !120

for.body16:                                       ; preds = %for.cond13
  %7 = load i32, ptr %i12, align 4, !dbg !121
  %idxprom = sext i32 %7 to i64, !dbg !122
  %arrayidx17 = getelementptr inbounds [3 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !122
  %8 = load i64, ptr %arrayidx17, align 8, !dbg !122
  %call18 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !123
  br label %for.inc19, !dbg !123

for.inc19:                                        ; preds = %for.body16
  %9 = load i32, ptr %i12, align 4, !dbg !124
  %inc20 = add nsw i32 %9, 1, !dbg !124
  store i32 %inc20, ptr %i12, align 4, !dbg !124
  br label %for.cond13, !dbg !125, !llvm.loop !126

for.end21:                                        ; preds = %for.cond13
  %call22 = call i32 @pthread_barrier_destroy(ptr noundef @barrier), !dbg !128
    #dbg_declare(ptr %round, !129, !DIExpression(), !131)
  store i32 0, ptr %round, align 4, !dbg !131
  br label %for.cond23, !dbg !132

for.cond23:                                       ; preds = %for.inc37, %for.end21
  %10 = load i32, ptr %round, align 4, !dbg !133
  %cmp24 = icmp slt i32 %10, 4, !dbg !135
  br i1 %cmp24, label %for.body26, label %for.end39, !dbg !136

for.body26:                                       ; preds = %for.cond23
  %11 = load i32, ptr %round, align 4, !dbg !137
  %idxprom27 = sext i32 %11 to i64, !dbg !138
  %arrayidx28 = getelementptr inbounds [4 x [3 x i32]], ptr @sums, i64 0, i64 %idxprom27, !dbg !138
  %arrayidx29 = getelementptr inbounds [3 x i32], ptr %arrayidx28, i64 0, i64 0, !dbg !138
  %12 = load i32, ptr %arrayidx29, align 4, !dbg !138
  %13 = load i32, ptr %round, align 4, !dbg !139
  %idxprom30 = sext i32 %13 to i64, !dbg !140
  %arrayidx31 = getelementptr inbounds [4 x [3 x i32]], ptr @sums, i64 0, i64 %idxprom30, !dbg !140
  %arrayidx32 = getelementptr inbounds [3 x i32], ptr %arrayidx31, i64 0, i64 1, !dbg !140
  %14 = load i32, ptr %arrayidx32, align 4, !dbg !140
  %15 = load i32, ptr %round, align 4, !dbg !141
  %idxprom33 = sext i32 %15 to i64, !dbg !142
  %arrayidx34 = getelementptr inbounds [4 x [3 x i32]], ptr @sums, i64 0, i64 %idxprom33, !dbg !142
  %arrayidx35 = getelementptr inbounds [3 x i32], ptr %arrayidx34, i64 0, i64 2, !dbg !142
  %16 = load i32, ptr %arrayidx35, align 4, !dbg !142
  %call36 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %12, i32 noundef %14, i32 noundef %16), !dbg !143
  br label %for.inc37, !dbg !143

for.inc37:                                        ; preds = %for.body26
  %17 = load i32, ptr %round, align 4, !dbg !144
  %inc38 = add nsw i32 %17, 1, !dbg !144
  store i32 %inc38, ptr %round, align 4, !dbg !144
  br label %for.cond23, !dbg !145, !llvm.loop !146

for.end39:                                        ; preds = %for.cond23
  %atomic-load = load atomic i32, ptr @serial seq_cst, align 4, !dbg !148
  %call40 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %atomic-load), !dbg !149
  ret i32 0, !dbg !150
}

declare i32 @printf(ptr noundef, ...) #1

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #1

declare i32 @pthread_barrier_wait(ptr noundef) #1

declare i32 @pthread_barrier_destroy(ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %argument) #0 !dbg !151 {
entry:
  %argument.addr = alloca ptr, align 8
  %me = alloca i32, align 4
  %value = alloca i32, align 4
  %round = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %argument, ptr %argument.addr, align 8
    #dbg_declare(ptr %argument.addr, !154, !DIExpression(), !155)
    #dbg_declare(ptr %me, !156, !DIExpression(), !157)
  %0 = load ptr, ptr %argument.addr, align 8, !dbg !158
  %1 = ptrtoint ptr %0 to i64, !dbg !159
  %conv = trunc i64 %1 to i32, !dbg !160
  store i32 %conv, ptr %me, align 4, !dbg !157
    #dbg_declare(ptr %value, !161, !DIExpression(), !162)
  %2 = load i32, ptr %me, align 4, !dbg !163
  %add = add nsw i32 %2, 1, !dbg !164
  store i32 %add, ptr %value, align 4, !dbg !162
    #dbg_declare(ptr %round, !165, !DIExpression(), !167)
  store i32 0, ptr %round, align 4, !dbg !167
  br label %for.cond, !dbg !168

for.cond:                                         ; preds = %for.inc16, %entry
  %3 = load i32, ptr %round, align 4, !dbg !169
  %cmp = icmp slt i32 %3, 4, !dbg !171
  br i1 %cmp, label %for.body, label %for.end18, !dbg !172

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr %value, align 4, !dbg !173
  %5 = load i32, ptr %round, align 4, !dbg !175
  %idxprom = sext i32 %5 to i64, !dbg !176
  %arrayidx = getelementptr inbounds [4 x [3 x i32]], ptr @sums, i64 0, i64 %idxprom, !dbg !176
  %6 = load i32, ptr %me, align 4, !dbg !177
  %idxprom2 = sext i32 %6 to i64, !dbg !176
  %arrayidx3 = getelementptr inbounds [3 x i32], ptr %arrayidx, i64 0, i64 %idxprom2, !dbg !176
  store i32 %4, ptr %arrayidx3, align 4, !dbg !178
  %call = call i32 @pthread_barrier_wait(ptr noundef @barrier), !dbg !179
  %cmp4 = icmp eq i32 %call, -1, !dbg !181
  br i1 %cmp4, label %if.then, label %if.end, !dbg !182

if.then:                                          ; preds = %for.body
  %7 = atomicrmw add ptr @serial, i32 1 seq_cst, align 4, !dbg !183
  br label %if.end, !dbg !184

if.end:                                           ; preds = %if.then, %for.body
  store i32 0, ptr %value, align 4, !dbg !185
    #dbg_declare(ptr %i, !186, !DIExpression(), !188)
  store i32 0, ptr %i, align 4, !dbg !188
  br label %for.cond6, !dbg !189

for.cond6:                                        ; preds = %for.inc, %if.end
  %8 = load i32, ptr %i, align 4, !dbg !190
  %cmp7 = icmp slt i32 %8, 3, !dbg !192
  br i1 %cmp7, label %for.body9, label %for.end, !dbg !193

for.body9:                                        ; preds = %for.cond6
  %9 = load i32, ptr %round, align 4, !dbg !194
  %idxprom10 = sext i32 %9 to i64, !dbg !195
  %arrayidx11 = getelementptr inbounds [4 x [3 x i32]], ptr @sums, i64 0, i64 %idxprom10, !dbg !195
  %10 = load i32, ptr %i, align 4, !dbg !196
  %idxprom12 = sext i32 %10 to i64, !dbg !195
  %arrayidx13 = getelementptr inbounds [3 x i32], ptr %arrayidx11, i64 0, i64 %idxprom12, !dbg !195
  %11 = load i32, ptr %arrayidx13, align 4, !dbg !195
  %12 = load i32, ptr %value, align 4, !dbg !197
  %add14 = add nsw i32 %12, %11, !dbg !197
  store i32 %add14, ptr %value, align 4, !dbg !197
  br label %for.inc, !dbg !198

for.inc:                                          ; preds = %for.body9
  %13 = load i32, ptr %i, align 4, !dbg !199
  %inc = add nsw i32 %13, 1, !dbg !199
  store i32 %inc, ptr %i, align 4, !dbg !199
  br label %for.cond6, !dbg !200, !llvm.loop !201

for.end:                                          ; preds = %for.cond6
  %14 = load i32, ptr %me, align 4, !dbg !203
  %15 = load i32, ptr %value, align 4, !dbg !204
  %add15 = add nsw i32 %15, %14, !dbg !204
  store i32 %add15, ptr %value, align 4, !dbg !204
  br label %for.inc16, !dbg !205

for.inc16:                                        ; preds = %for.end
  %16 = load i32, ptr %round, align 4, !dbg !206
  %inc17 = add nsw i32 %16, 1, !dbg !206
  store i32 %inc17, ptr %round, align 4, !dbg !206
  br label %for.cond, !dbg !207, !llvm.loop !208

for.end18:                                        ; preds = %for.cond
  ret ptr null, !dbg !210
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!68, !69, !70, !71, !72, !73, !74}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "barriers.c", directory: ".", checksumkind: CSK_MD5, checksum: "508fdcad8eae42036d53017932973ad6")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 13)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "barrier", scope: !9, file: !2, line: 10, type: !59, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !10, retainedTypes: !16, globals: !20, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 8, baseType: !12, size: 32, elements: !13)
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !{!14, !15}
!14 = !DIEnumerator(name: "THREADS", value: 3)
!15 = !DIEnumerator(name: "ROUNDS", value: 4)
!16 = !{!17, !18, !19}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !{!0, !21, !26, !31, !36, !38, !43, !7, !48, !54}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 7)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 2)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 11)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 10)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 12)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "sums", scope: !9, file: !2, line: 11, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 384, elements: !51)
!51 = !{!52, !53}
!52 = !DISubrange(count: 4)
!53 = !DISubrange(count: 3)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "serial", scope: !9, file: !2, line: 12, type: !56, isLocal: true, isDefinition: true)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !57, line: 104, baseType: !58)
!57 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!58 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !60, line: 85, baseType: !61)
!60 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!61 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !60, line: 82, size: 256, elements: !62)
!62 = !{!63, !67}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !61, file: !60, line: 83, baseType: !64, size: 256)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 32)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !61, file: !60, line: 84, baseType: !19, size: 64)
!68 = !{i32 7, !"Dwarf Version", i32 5}
!69 = !{i32 2, !"Debug Info Version", i32 3}
!70 = !{i32 1, !"wchar_size", i32 4}
!71 = !{i32 8, !"PIC Level", i32 2}
!72 = !{i32 7, !"PIE Level", i32 2}
!73 = !{i32 7, !"uwtable", i32 2}
!74 = !{i32 7, !"frame-pointer", i32 2}
!75 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 27, type: !76, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !78)
!76 = !DISubroutineType(types: !77)
!77 = !{!18}
!78 = !{}
!79 = !DILocalVariable(name: "threads", scope: !75, file: !2, line: 28, type: !80)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !81, size: 192, elements: !83)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 35, baseType: !82)
!82 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!83 = !{!53}
!84 = !DILocation(line: 28, column: 13, scope: !75)
!85 = !DILocation(line: 29, column: 27, scope: !75)
!86 = !DILocation(line: 29, column: 67, scope: !75)
!87 = !DILocation(line: 29, column: 3, scope: !75)
!88 = !DILocation(line: 30, column: 3, scope: !75)
!89 = !DILocation(line: 31, column: 25, scope: !75)
!90 = !DILocation(line: 31, column: 56, scope: !75)
!91 = !DILocation(line: 31, column: 3, scope: !75)
!92 = !DILocation(line: 32, column: 27, scope: !75)
!93 = !DILocation(line: 32, column: 3, scope: !75)
!94 = !DILocation(line: 33, column: 3, scope: !75)
!95 = !DILocalVariable(name: "i", scope: !96, file: !2, line: 34, type: !19)
!96 = distinct !DILexicalBlock(scope: !75, file: !2, line: 34, column: 3)
!97 = !DILocation(line: 34, column: 13, scope: !96)
!98 = !DILocation(line: 34, column: 8, scope: !96)
!99 = !DILocation(line: 34, column: 20, scope: !100)
!100 = distinct !DILexicalBlock(scope: !96, file: !2, line: 34, column: 3)
!101 = !DILocation(line: 34, column: 22, scope: !100)
!102 = !DILocation(line: 34, column: 3, scope: !96)
!103 = !DILocation(line: 34, column: 62, scope: !100)
!104 = !DILocation(line: 34, column: 54, scope: !100)
!105 = !DILocation(line: 34, column: 86, scope: !100)
!106 = !DILocation(line: 34, column: 78, scope: !100)
!107 = !DILocation(line: 34, column: 38, scope: !100)
!108 = !DILocation(line: 34, column: 34, scope: !100)
!109 = !DILocation(line: 34, column: 3, scope: !100)
!110 = distinct !{!110, !102, !111, !112}
!111 = !DILocation(line: 34, column: 87, scope: !96)
!112 = !{!"llvm.loop.mustprogress"}
!113 = !DILocalVariable(name: "i", scope: !114, file: !2, line: 35, type: !18)
!114 = distinct !DILexicalBlock(scope: !75, file: !2, line: 35, column: 3)
!115 = !DILocation(line: 35, column: 12, scope: !114)
!116 = !DILocation(line: 35, column: 8, scope: !114)
!117 = !DILocation(line: 35, column: 19, scope: !118)
!118 = distinct !DILexicalBlock(scope: !114, file: !2, line: 35, column: 3)
!119 = !DILocation(line: 35, column: 21, scope: !118)
!120 = !DILocation(line: 35, column: 3, scope: !114)
!121 = !DILocation(line: 35, column: 58, scope: !118)
!122 = !DILocation(line: 35, column: 50, scope: !118)
!123 = !DILocation(line: 35, column: 37, scope: !118)
!124 = !DILocation(line: 35, column: 33, scope: !118)
!125 = !DILocation(line: 35, column: 3, scope: !118)
!126 = distinct !{!126, !120, !127, !112}
!127 = !DILocation(line: 35, column: 66, scope: !114)
!128 = !DILocation(line: 36, column: 3, scope: !75)
!129 = !DILocalVariable(name: "round", scope: !130, file: !2, line: 37, type: !18)
!130 = distinct !DILexicalBlock(scope: !75, file: !2, line: 37, column: 3)
!131 = !DILocation(line: 37, column: 12, scope: !130)
!132 = !DILocation(line: 37, column: 8, scope: !130)
!133 = !DILocation(line: 37, column: 23, scope: !134)
!134 = distinct !DILexicalBlock(scope: !130, file: !2, line: 37, column: 3)
!135 = !DILocation(line: 37, column: 29, scope: !134)
!136 = !DILocation(line: 37, column: 3, scope: !130)
!137 = !DILocation(line: 37, column: 74, scope: !134)
!138 = !DILocation(line: 37, column: 69, scope: !134)
!139 = !DILocation(line: 37, column: 90, scope: !134)
!140 = !DILocation(line: 37, column: 85, scope: !134)
!141 = !DILocation(line: 37, column: 106, scope: !134)
!142 = !DILocation(line: 37, column: 101, scope: !134)
!143 = !DILocation(line: 37, column: 48, scope: !134)
!144 = !DILocation(line: 37, column: 44, scope: !134)
!145 = !DILocation(line: 37, column: 3, scope: !134)
!146 = distinct !{!146, !136, !147, !112}
!147 = !DILocation(line: 37, column: 115, scope: !130)
!148 = !DILocation(line: 38, column: 26, scope: !75)
!149 = !DILocation(line: 38, column: 3, scope: !75)
!150 = !DILocation(line: 39, column: 3, scope: !75)
!151 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 14, type: !152, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !78)
!152 = !DISubroutineType(types: !153)
!153 = !{!17, !17}
!154 = !DILocalVariable(name: "argument", arg: 1, scope: !151, file: !2, line: 14, type: !17)
!155 = !DILocation(line: 14, column: 25, scope: !151)
!156 = !DILocalVariable(name: "me", scope: !151, file: !2, line: 15, type: !18)
!157 = !DILocation(line: 15, column: 7, scope: !151)
!158 = !DILocation(line: 15, column: 23, scope: !151)
!159 = !DILocation(line: 15, column: 17, scope: !151)
!160 = !DILocation(line: 15, column: 12, scope: !151)
!161 = !DILocalVariable(name: "value", scope: !151, file: !2, line: 16, type: !18)
!162 = !DILocation(line: 16, column: 7, scope: !151)
!163 = !DILocation(line: 16, column: 15, scope: !151)
!164 = !DILocation(line: 16, column: 18, scope: !151)
!165 = !DILocalVariable(name: "round", scope: !166, file: !2, line: 17, type: !18)
!166 = distinct !DILexicalBlock(scope: !151, file: !2, line: 17, column: 3)
!167 = !DILocation(line: 17, column: 12, scope: !166)
!168 = !DILocation(line: 17, column: 8, scope: !166)
!169 = !DILocation(line: 17, column: 23, scope: !170)
!170 = distinct !DILexicalBlock(scope: !166, file: !2, line: 17, column: 3)
!171 = !DILocation(line: 17, column: 29, scope: !170)
!172 = !DILocation(line: 17, column: 3, scope: !166)
!173 = !DILocation(line: 18, column: 23, scope: !174)
!174 = distinct !DILexicalBlock(scope: !170, file: !2, line: 17, column: 48)
!175 = !DILocation(line: 18, column: 10, scope: !174)
!176 = !DILocation(line: 18, column: 5, scope: !174)
!177 = !DILocation(line: 18, column: 17, scope: !174)
!178 = !DILocation(line: 18, column: 21, scope: !174)
!179 = !DILocation(line: 19, column: 9, scope: !180)
!180 = distinct !DILexicalBlock(scope: !174, file: !2, line: 19, column: 9)
!181 = !DILocation(line: 19, column: 40, scope: !180)
!182 = !DILocation(line: 19, column: 9, scope: !174)
!183 = !DILocation(line: 19, column: 80, scope: !180)
!184 = !DILocation(line: 19, column: 74, scope: !180)
!185 = !DILocation(line: 20, column: 11, scope: !174)
!186 = !DILocalVariable(name: "i", scope: !187, file: !2, line: 21, type: !18)
!187 = distinct !DILexicalBlock(scope: !174, file: !2, line: 21, column: 5)
!188 = !DILocation(line: 21, column: 14, scope: !187)
!189 = !DILocation(line: 21, column: 10, scope: !187)
!190 = !DILocation(line: 21, column: 21, scope: !191)
!191 = distinct !DILexicalBlock(scope: !187, file: !2, line: 21, column: 5)
!192 = !DILocation(line: 21, column: 23, scope: !191)
!193 = !DILocation(line: 21, column: 5, scope: !187)
!194 = !DILocation(line: 21, column: 53, scope: !191)
!195 = !DILocation(line: 21, column: 48, scope: !191)
!196 = !DILocation(line: 21, column: 60, scope: !191)
!197 = !DILocation(line: 21, column: 45, scope: !191)
!198 = !DILocation(line: 21, column: 39, scope: !191)
!199 = !DILocation(line: 21, column: 35, scope: !191)
!200 = !DILocation(line: 21, column: 5, scope: !191)
!201 = distinct !{!201, !193, !202, !112}
!202 = !DILocation(line: 21, column: 61, scope: !187)
!203 = !DILocation(line: 22, column: 14, scope: !174)
!204 = !DILocation(line: 22, column: 11, scope: !174)
!205 = !DILocation(line: 23, column: 3, scope: !174)
!206 = !DILocation(line: 17, column: 44, scope: !170)
!207 = !DILocation(line: 17, column: 3, scope: !170)
!208 = distinct !{!208, !172, !209, !112}
!209 = !DILocation(line: 23, column: 3, scope: !166)
!210 = !DILocation(line: 24, column: 3, scope: !151)
