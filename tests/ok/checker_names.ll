; ModuleID = 'checker_names.c'
source_filename = "checker_names.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@.str = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !0
@sum = internal global i32 0, align 4, !dbg !7
@is_ready = internal global i32 0, align 4, !dbg !25
@.str.1 = private unnamed_addr constant [11 x i8] c"joined %d\0A\00", align 1, !dbg !15
@.str.2 = private unnamed_addr constant [16 x i8] c"sums %d and %d\0A\00", align 1, !dbg !20
@guarded = internal global i32 0, align 4, !dbg !30
@lock = internal global { { %struct.anon, [20 x i8] } } { { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef } }, align 8, !dbg !32

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !65 {
entry:
  %retval = alloca i32, align 4
  %two = alloca i32, align 4
  %three = alloca i32, align 4
  %waiting = alloca i64, align 8
  %one = alloca i64, align 8
  %other = alloca i64, align 8
  %result = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %two, !69, !DIExpression(), !70)
  store i32 2, ptr %two, align 4, !dbg !70
    #dbg_declare(ptr %three, !71, !DIExpression(), !72)
  store i32 3, ptr %three, align 4, !dbg !72
  call void @__VERIFIER_method_begin(ptr noundef @.str, i32 noundef 0), !dbg !73
    #dbg_declare(ptr %waiting, !74, !DIExpression(), !77)
  %call = call i64 @__VERIFIER_spawn(ptr noundef @wait, ptr noundef @sum), !dbg !78
  store i64 %call, ptr %waiting, align 8, !dbg !77
    #dbg_declare(ptr %one, !79, !DIExpression(), !80)
  %call1 = call i64 @__VERIFIER_spawn(ptr noundef @add, ptr noundef %two), !dbg !81
  store i64 %call1, ptr %one, align 8, !dbg !80
    #dbg_declare(ptr %other, !82, !DIExpression(), !83)
  %0 = load i64, ptr %one, align 8, !dbg !84
  %call2 = call i64 @__VERIFIER_spawn_symmetric(ptr noundef @add, ptr noundef %three, i64 noundef %0), !dbg !85
  store i64 %call2, ptr %other, align 8, !dbg !83
    #dbg_declare(ptr %result, !86, !DIExpression(), !87)
  %1 = load i64, ptr %one, align 8, !dbg !88
  %call3 = call ptr @__VERIFIER_join(i64 noundef %1), !dbg !89
  store ptr %call3, ptr %result, align 8, !dbg !87
  %2 = load i64, ptr %other, align 8, !dbg !90
  call void @__VERIFIER_join_symmetric(i64 noundef %2), !dbg !91
  br label %do.body, !dbg !92

do.body:                                          ; preds = %entry
  store i32 1, ptr %.atomictmp, align 4, !dbg !93
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !93
  store atomic i32 %3, ptr @is_ready seq_cst, align 4, !dbg !93
  br label %do.end, !dbg !93

do.end:                                           ; preds = %do.body
  %4 = load ptr, ptr %result, align 8, !dbg !95
  %5 = load i32, ptr %4, align 4, !dbg !96
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %5), !dbg !97
  %6 = load i64, ptr %waiting, align 8, !dbg !98
  %call5 = call ptr @__VERIFIER_join(i64 noundef %6), !dbg !99
  %cmp = icmp eq ptr %call5, @sum, !dbg !100
  %conv = zext i1 %cmp to i32, !dbg !100
  call void @__VERIFIER_assert(i32 noundef %conv), !dbg !101
  %7 = load atomic i32, ptr @sum seq_cst, align 4, !dbg !102
  store i32 %7, ptr %atomic-temp, align 4, !dbg !102
  %8 = load i32, ptr %atomic-temp, align 4, !dbg !102
  %9 = load i32, ptr @guarded, align 4, !dbg !103
  %call6 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %8, i32 noundef %9), !dbg !104
  call void @__VERIFIER_method_end(ptr noundef @.str, i32 noundef 0), !dbg !105
  ret i32 0, !dbg !106
}

declare void @__VERIFIER_method_begin(ptr noundef, i32 noundef) #1

declare i64 @__VERIFIER_spawn(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %argument) #0 !dbg !107 {
entry:
  %argument.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %atomic-temp3 = alloca i32, align 4
  store ptr %argument, ptr %argument.addr, align 8
    #dbg_declare(ptr %argument.addr, !110, !DIExpression(), !111)
  call void @__VERIFIER_loop_begin(), !dbg !112
  br label %for.cond, !dbg !112

for.cond:                                         ; preds = %for.inc, %entry
  call void @__VERIFIER_spin_start(), !dbg !114
  %0 = load atomic i32, ptr @is_ready seq_cst, align 4, !dbg !116
  store i32 %0, ptr %atomic-temp, align 4, !dbg !116
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !116
  %tobool = icmp ne i32 %1, 0, !dbg !117
  %lnot = xor i1 %tobool, true, !dbg !117
  br i1 %lnot, label %for.body, label %for.end, !dbg !118

for.body:                                         ; preds = %for.cond
  br label %for.inc, !dbg !118

for.inc:                                          ; preds = %for.body
  %2 = load atomic i32, ptr @is_ready seq_cst, align 4, !dbg !119
  store i32 %2, ptr %atomic-temp1, align 4, !dbg !119
  %3 = load i32, ptr %atomic-temp1, align 4, !dbg !119
  %tobool2 = icmp ne i32 %3, 0, !dbg !119
  call void @__VERIFIER_spin_end(i1 noundef zeroext %tobool2), !dbg !120
  br label %for.cond, !dbg !121, !llvm.loop !122

for.end:                                          ; preds = %for.cond
  %4 = load atomic i32, ptr @sum seq_cst, align 4, !dbg !125
  store i32 %4, ptr %atomic-temp3, align 4, !dbg !125
  %5 = load i32, ptr %atomic-temp3, align 4, !dbg !125
  %cmp = icmp eq i32 %5, 5, !dbg !126
  %conv = zext i1 %cmp to i32, !dbg !126
  call void @__VERIFIER_assume(i32 noundef %conv), !dbg !127
  %6 = load ptr, ptr %argument.addr, align 8, !dbg !128
  ret ptr %6, !dbg !129
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @add(ptr noundef %argument) #0 !dbg !130 {
entry:
  %argument.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  %old = alloca i32, align 4
  %is_done = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store ptr %argument, ptr %argument.addr, align 8
    #dbg_declare(ptr %argument.addr, !131, !DIExpression(), !132)
    #dbg_declare(ptr %n, !133, !DIExpression(), !134)
  %0 = load ptr, ptr %argument.addr, align 8, !dbg !135
  %1 = load i32, ptr %0, align 4, !dbg !136
  store i32 %1, ptr %n, align 4, !dbg !134
    #dbg_declare(ptr %old, !137, !DIExpression(), !138)
    #dbg_declare(ptr %is_done, !139, !DIExpression(), !140)
  br label %do.body, !dbg !141

do.body:                                          ; preds = %do.cond, %entry
  %2 = load atomic i32, ptr @sum seq_cst, align 4, !dbg !142
  store i32 %2, ptr %atomic-temp, align 4, !dbg !142
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !142
  store i32 %3, ptr %old, align 4, !dbg !144
  %4 = load i32, ptr %old, align 4, !dbg !145
  %5 = load i32, ptr %n, align 4, !dbg !145
  %add = add nsw i32 %4, %5, !dbg !145
  store i32 %add, ptr %.atomictmp, align 4, !dbg !145
  %6 = load i32, ptr %old, align 4, !dbg !145
  %7 = load i32, ptr %.atomictmp, align 4, !dbg !145
  %8 = cmpxchg ptr @sum, i32 %6, i32 %7 seq_cst seq_cst, align 4, !dbg !145
  %9 = extractvalue { i32, i1 } %8, 0, !dbg !145
  %10 = extractvalue { i32, i1 } %8, 1, !dbg !145
  br i1 %10, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !145

cmpxchg.store_expected:                           ; preds = %do.body
  store i32 %9, ptr %old, align 4, !dbg !145
  br label %cmpxchg.continue, !dbg !145

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %do.body
  %storedv = zext i1 %10 to i8, !dbg !145
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !145
  %11 = load i8, ptr %cmpxchg.bool, align 1, !dbg !145
  %loadedv = trunc i8 %11 to i1, !dbg !145
  %conv = zext i1 %loadedv to i32, !dbg !145
  store i32 %conv, ptr %is_done, align 4, !dbg !146
  br label %do.cond, !dbg !147

do.cond:                                          ; preds = %cmpxchg.continue
  %12 = load i32, ptr %is_done, align 4, !dbg !148
  %tobool = icmp ne i32 %12, 0, !dbg !149
  %lnot = xor i1 %tobool, true, !dbg !149
  br i1 %lnot, label %do.body, label %do.end, !dbg !147, !llvm.loop !150

do.end:                                           ; preds = %do.cond
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !152
  br label %do.body1, !dbg !153

do.body1:                                         ; preds = %do.end
  %13 = load i32, ptr %n, align 4, !dbg !154
  %14 = load i32, ptr @guarded, align 4, !dbg !154
  %add2 = add nsw i32 %14, %13, !dbg !154
  store i32 %add2, ptr @guarded, align 4, !dbg !154
  br label %do.end4, !dbg !154

do.end4:                                          ; preds = %do.body1
  %call5 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !156
  %15 = load ptr, ptr %argument.addr, align 8, !dbg !157
  ret ptr %15, !dbg !158
}

declare i64 @__VERIFIER_spawn_symmetric(ptr noundef, ptr noundef, i64 noundef) #1

declare ptr @__VERIFIER_join(i64 noundef) #1

declare void @__VERIFIER_join_symmetric(i64 noundef) #1

declare i32 @printf(ptr noundef, ...) #1

declare void @__VERIFIER_assert(i32 noundef) #1

declare void @__VERIFIER_method_end(ptr noundef, i32 noundef) #1

declare void @__VERIFIER_loop_begin() #1

declare void @__VERIFIER_spin_start() #1

declare void @__VERIFIER_spin_end(i1 noundef zeroext) #1

declare void @__VERIFIER_assume(i32 noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!58, !59, !60, !61, !62, !63, !64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "checker_names.c", directory: ".", checksumkind: CSK_MD5, checksum: "2de85bea291a4d31c8db32d193ef5ccb")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 5)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "sum", scope: !9, file: !2, line: 8, type: !27, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !14, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11, !12}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{!0, !15, !20, !7, !25, !30, !32}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 11)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 16)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "is_ready", scope: !9, file: !2, line: 9, type: !27, isLocal: true, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !28, line: 104, baseType: !29)
!28 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !13)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "guarded", scope: !9, file: !2, line: 11, type: !13, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "lock", scope: !9, file: !2, line: 10, type: !34, isLocal: true, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "__VERIFIER_plock_t", file: !35, line: 35, baseType: !36)
!35 = !DIFile(filename: "../../libc-shim/include/genmc.h", directory: ".", checksumkind: CSK_MD5, checksum: "f791c41b1101e9ce2b9746b7afb76e99")
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !35, line: 33, size: 320, elements: !37)
!37 = !{!38}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !36, file: !35, line: 34, baseType: !39, size: 320)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !40, line: 52, baseType: !41)
!40 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!41 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !40, line: 40, size: 320, elements: !42)
!42 = !{!43, !52, !56}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !41, file: !40, line: 49, baseType: !44, size: 160)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !41, file: !40, line: 41, size: 160, elements: !45)
!45 = !{!46, !47, !49, !50, !51}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !44, file: !40, line: 42, baseType: !13, size: 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !44, file: !40, line: 43, baseType: !48, size: 32, offset: 32)
!48 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !44, file: !40, line: 44, baseType: !13, size: 32, offset: 64)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !44, file: !40, line: 46, baseType: !48, size: 32, offset: 96)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !44, file: !40, line: 48, baseType: !13, size: 32, offset: 128)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !41, file: !40, line: 50, baseType: !53, size: 320)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 40)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !41, file: !40, line: 51, baseType: !57, size: 64)
!57 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!58 = !{i32 7, !"Dwarf Version", i32 5}
!59 = !{i32 2, !"Debug Info Version", i32 3}
!60 = !{i32 1, !"wchar_size", i32 4}
!61 = !{i32 8, !"PIC Level", i32 2}
!62 = !{i32 7, !"PIE Level", i32 2}
!63 = !{i32 7, !"uwtable", i32 2}
!64 = !{i32 7, !"frame-pointer", i32 2}
!65 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 32, type: !66, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !68)
!66 = !DISubroutineType(types: !67)
!67 = !{!13}
!68 = !{}
!69 = !DILocalVariable(name: "two", scope: !65, file: !2, line: 33, type: !13)
!70 = !DILocation(line: 33, column: 7, scope: !65)
!71 = !DILocalVariable(name: "three", scope: !65, file: !2, line: 33, type: !13)
!72 = !DILocation(line: 33, column: 16, scope: !65)
!73 = !DILocation(line: 34, column: 3, scope: !65)
!74 = !DILocalVariable(name: "waiting", scope: !65, file: !2, line: 35, type: !75)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "__VERIFIER_thread_t", file: !76, line: 32, baseType: !57)
!76 = !DIFile(filename: "../../libc-shim/include/tresse/verifier.h", directory: ".", checksumkind: CSK_MD5, checksum: "33366e75b90212f12949dfd5a6b283f9")
!77 = !DILocation(line: 35, column: 23, scope: !65)
!78 = !DILocation(line: 35, column: 33, scope: !65)
!79 = !DILocalVariable(name: "one", scope: !65, file: !2, line: 36, type: !75)
!80 = !DILocation(line: 36, column: 23, scope: !65)
!81 = !DILocation(line: 36, column: 29, scope: !65)
!82 = !DILocalVariable(name: "other", scope: !65, file: !2, line: 37, type: !75)
!83 = !DILocation(line: 37, column: 23, scope: !65)
!84 = !DILocation(line: 37, column: 71, scope: !65)
!85 = !DILocation(line: 37, column: 31, scope: !65)
!86 = !DILocalVariable(name: "result", scope: !65, file: !2, line: 38, type: !12)
!87 = !DILocation(line: 38, column: 8, scope: !65)
!88 = !DILocation(line: 38, column: 33, scope: !65)
!89 = !DILocation(line: 38, column: 17, scope: !65)
!90 = !DILocation(line: 39, column: 29, scope: !65)
!91 = !DILocation(line: 39, column: 3, scope: !65)
!92 = !DILocation(line: 40, column: 3, scope: !65)
!93 = !DILocation(line: 40, column: 3, scope: !94)
!94 = distinct !DILexicalBlock(scope: !65, file: !2, line: 40, column: 3)
!95 = !DILocation(line: 41, column: 26, scope: !65)
!96 = !DILocation(line: 41, column: 25, scope: !65)
!97 = !DILocation(line: 41, column: 3, scope: !65)
!98 = !DILocation(line: 42, column: 37, scope: !65)
!99 = !DILocation(line: 42, column: 21, scope: !65)
!100 = !DILocation(line: 42, column: 46, scope: !65)
!101 = !DILocation(line: 42, column: 3, scope: !65)
!102 = !DILocation(line: 43, column: 30, scope: !65)
!103 = !DILocation(line: 43, column: 49, scope: !65)
!104 = !DILocation(line: 43, column: 3, scope: !65)
!105 = !DILocation(line: 44, column: 3, scope: !65)
!106 = !DILocation(line: 45, column: 3, scope: !65)
!107 = distinct !DISubprogram(name: "wait", scope: !2, file: !2, line: 25, type: !108, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !68)
!108 = !DISubroutineType(types: !109)
!109 = !{!11, !11}
!110 = !DILocalVariable(name: "argument", arg: 1, scope: !107, file: !2, line: 25, type: !11)
!111 = !DILocation(line: 25, column: 25, scope: !107)
!112 = !DILocation(line: 26, column: 8, scope: !113)
!113 = distinct !DILexicalBlock(scope: !107, file: !2, line: 26, column: 3)
!114 = !DILocation(line: 26, column: 33, scope: !115)
!115 = distinct !DILexicalBlock(scope: !113, file: !2, line: 26, column: 3)
!116 = !DILocation(line: 26, column: 59, scope: !115)
!117 = !DILocation(line: 26, column: 58, scope: !115)
!118 = !DILocation(line: 26, column: 3, scope: !113)
!119 = !DILocation(line: 26, column: 103, scope: !115)
!120 = !DILocation(line: 26, column: 83, scope: !115)
!121 = !DILocation(line: 26, column: 3, scope: !115)
!122 = distinct !{!122, !118, !123, !124}
!123 = !DILocation(line: 27, column: 5, scope: !113)
!124 = !{!"llvm.loop.mustprogress"}
!125 = !DILocation(line: 28, column: 21, scope: !107)
!126 = !DILocation(line: 28, column: 39, scope: !107)
!127 = !DILocation(line: 28, column: 3, scope: !107)
!128 = !DILocation(line: 29, column: 10, scope: !107)
!129 = !DILocation(line: 29, column: 3, scope: !107)
!130 = distinct !DISubprogram(name: "add", scope: !2, file: !2, line: 13, type: !108, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !68)
!131 = !DILocalVariable(name: "argument", arg: 1, scope: !130, file: !2, line: 13, type: !11)
!132 = !DILocation(line: 13, column: 24, scope: !130)
!133 = !DILocalVariable(name: "n", scope: !130, file: !2, line: 14, type: !13)
!134 = !DILocation(line: 14, column: 7, scope: !130)
!135 = !DILocation(line: 14, column: 19, scope: !130)
!136 = !DILocation(line: 14, column: 11, scope: !130)
!137 = !DILocalVariable(name: "old", scope: !130, file: !2, line: 14, type: !13)
!138 = !DILocation(line: 14, column: 29, scope: !130)
!139 = !DILocalVariable(name: "is_done", scope: !130, file: !2, line: 14, type: !13)
!140 = !DILocation(line: 14, column: 34, scope: !130)
!141 = !DILocation(line: 15, column: 3, scope: !130)
!142 = !DILocation(line: 16, column: 11, scope: !143)
!143 = distinct !DILexicalBlock(scope: !130, file: !2, line: 15, column: 6)
!144 = !DILocation(line: 16, column: 9, scope: !143)
!145 = !DILocation(line: 17, column: 15, scope: !143)
!146 = !DILocation(line: 17, column: 13, scope: !143)
!147 = !DILocation(line: 18, column: 3, scope: !143)
!148 = !DILocation(line: 18, column: 13, scope: !130)
!149 = !DILocation(line: 18, column: 12, scope: !130)
!150 = distinct !{!150, !141, !151, !124}
!151 = !DILocation(line: 18, column: 20, scope: !130)
!152 = !DILocation(line: 19, column: 3, scope: !130)
!153 = !DILocation(line: 20, column: 3, scope: !130)
!154 = !DILocation(line: 20, column: 3, scope: !155)
!155 = distinct !DILexicalBlock(scope: !130, file: !2, line: 20, column: 3)
!156 = !DILocation(line: 21, column: 3, scope: !130)
!157 = !DILocation(line: 22, column: 10, scope: !130)
!158 = !DILocation(line: 22, column: 3, scope: !130)
