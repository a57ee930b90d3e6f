; ModuleID = 'trylock_after_lock_assumed.c'
source_filename = "trylock_after_lock_assumed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@locked = internal global i32 0, align 4, !dbg !0
@tried = internal global i32 0, align 4, !dbg !21
@.str = private unnamed_addr constant [29 x i8] c"!(locked == 1 && tried == 2)\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [29 x i8] c"trylock_after_lock_assumed.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !15
@is_over = internal global i32 0, align 4, !dbg !24
@n = internal global i32 0, align 4, !dbg !29
@mutex = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !31

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !59 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  %v = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !63, !DIExpression(), !66)
    #dbg_declare(ptr %u, !67, !DIExpression(), !68)
    #dbg_declare(ptr %v, !69, !DIExpression(), !70)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @tries, ptr noundef null), !dbg !71
  %call1 = call i32 @pthread_create(ptr noundef %u, ptr noundef null, ptr noundef @locks, ptr noundef null), !dbg !72
  %call2 = call i32 @pthread_create(ptr noundef %v, ptr noundef null, ptr noundef @assumes, ptr noundef null), !dbg !73
  %call3 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !74
  %0 = load i32, ptr @locked, align 4, !dbg !75
  %cmp = icmp eq i32 %0, 1, !dbg !75
  br i1 %cmp, label %land.lhs.true, label %cond.true, !dbg !75

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, ptr @tried, align 4, !dbg !75
  %cmp4 = icmp eq i32 %1, 2, !dbg !75
  br i1 %cmp4, label %cond.false, label %cond.true, !dbg !75

cond.true:                                        ; preds = %land.lhs.true, %entry
  br label %cond.end, !dbg !75

cond.false:                                       ; preds = %land.lhs.true
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__func__.main) #3, !dbg !75
  unreachable, !dbg !75

2:                                                ; No predecessors!
  br label %cond.end, !dbg !75

cond.end:                                         ; preds = %2, %cond.true
  store atomic i32 1, ptr @is_over seq_cst, align 4, !dbg !76
  %call5 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !77
  ret i32 0, !dbg !78
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @tries(ptr noundef %unused) #0 !dbg !79 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !82, !DIExpression(), !83)
  %call = call i32 @pthread_mutex_trylock(ptr noundef @mutex), !dbg !84
  %cmp = icmp eq i32 %call, 0, !dbg !86
  br i1 %cmp, label %if.then, label %if.end, !dbg !87

if.then:                                          ; preds = %entry
  %0 = load i32, ptr @n, align 4, !dbg !88
  %inc = add nsw i32 %0, 1, !dbg !88
  store i32 %inc, ptr @n, align 4, !dbg !88
  store i32 %inc, ptr @tried, align 4, !dbg !90
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !91
  br label %if.end, !dbg !92

if.end:                                           ; preds = %if.then, %entry
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !93
  ret ptr %1, !dbg !94
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @locks(ptr noundef %unused) #0 !dbg !95 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !96, !DIExpression(), !97)
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !98
  %0 = load i32, ptr @n, align 4, !dbg !99
  %inc = add nsw i32 %0, 1, !dbg !99
  store i32 %inc, ptr @n, align 4, !dbg !99
  store i32 %inc, ptr @locked, align 4, !dbg !100
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !101
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !102
  ret ptr %1, !dbg !103
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @assumes(ptr noundef %unused) #0 !dbg !104 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !105, !DIExpression(), !106)
  %atomic-load = load atomic i32, ptr @is_over seq_cst, align 4, !dbg !107
  %cmp = icmp eq i32 %atomic-load, 1, !dbg !108
  %conv = zext i1 %cmp to i32, !dbg !108
  call void @__VERIFIER_assume(i32 noundef %conv), !dbg !109
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !110
  ret ptr %0, !dbg !111
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_mutex_trylock(ptr noundef) #1

declare void @__VERIFIER_assume(i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!52, !53, !54, !55, !56, !57, !58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "locked", scope: !2, file: !3, line: 12, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "trylock_after_lock_assumed.c", directory: ".", checksumkind: CSK_MD5, checksum: "5482e5b77cef14bad54b1a231edf3547")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !15, !21, !0, !24, !29, !31}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 232, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 29)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !9, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 40, elements: !19)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!19 = !{!20}
!20 = !DISubrange(count: 5)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "tried", scope: !2, file: !3, line: 12, type: !23, isLocal: true, isDefinition: true)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "is_over", scope: !2, file: !3, line: 13, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !27, line: 104, baseType: !28)
!27 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !23)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 12, type: !23, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 11, type: !33, isLocal: true, isDefinition: true)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !34, line: 52, baseType: !35)
!34 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!35 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !34, line: 40, size: 320, elements: !36)
!36 = !{!37, !46, !50}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !35, file: !34, line: 49, baseType: !38, size: 160)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !35, file: !34, line: 41, size: 160, elements: !39)
!39 = !{!40, !41, !43, !44, !45}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !38, file: !34, line: 42, baseType: !23, size: 32)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !38, file: !34, line: 43, baseType: !42, size: 32, offset: 32)
!42 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !38, file: !34, line: 44, baseType: !23, size: 32, offset: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !38, file: !34, line: 46, baseType: !42, size: 32, offset: 96)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !38, file: !34, line: 48, baseType: !23, size: 32, offset: 128)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !35, file: !34, line: 50, baseType: !47, size: 320)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 40)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !35, file: !34, line: 51, baseType: !51, size: 64)
!51 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!52 = !{i32 7, !"Dwarf Version", i32 5}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 8, !"PIC Level", i32 2}
!56 = !{i32 7, !"PIE Level", i32 2}
!57 = !{i32 7, !"uwtable", i32 2}
!58 = !{i32 7, !"frame-pointer", i32 2}
!59 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !60, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!60 = !DISubroutineType(types: !61)
!61 = !{!23}
!62 = !{}
!63 = !DILocalVariable(name: "t", scope: !59, file: !3, line: 36, type: !64)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 35, baseType: !65)
!65 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!66 = !DILocation(line: 36, column: 13, scope: !59)
!67 = !DILocalVariable(name: "u", scope: !59, file: !3, line: 36, type: !64)
!68 = !DILocation(line: 36, column: 16, scope: !59)
!69 = !DILocalVariable(name: "v", scope: !59, file: !3, line: 36, type: !64)
!70 = !DILocation(line: 36, column: 19, scope: !59)
!71 = !DILocation(line: 37, column: 3, scope: !59)
!72 = !DILocation(line: 38, column: 3, scope: !59)
!73 = !DILocation(line: 39, column: 3, scope: !59)
!74 = !DILocation(line: 40, column: 3, scope: !59)
!75 = !DILocation(line: 41, column: 3, scope: !59)
!76 = !DILocation(line: 42, column: 11, scope: !59)
!77 = !DILocation(line: 43, column: 3, scope: !59)
!78 = !DILocation(line: 44, column: 3, scope: !59)
!79 = distinct !DISubprogram(name: "tries", scope: !3, file: !3, line: 15, type: !80, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!80 = !DISubroutineType(types: !81)
!81 = !{!5, !5}
!82 = !DILocalVariable(name: "unused", arg: 1, scope: !79, file: !3, line: 15, type: !5)
!83 = !DILocation(line: 15, column: 26, scope: !79)
!84 = !DILocation(line: 16, column: 7, scope: !85)
!85 = distinct !DILexicalBlock(scope: !79, file: !3, line: 16, column: 7)
!86 = !DILocation(line: 16, column: 37, scope: !85)
!87 = !DILocation(line: 16, column: 7, scope: !79)
!88 = !DILocation(line: 17, column: 13, scope: !89)
!89 = distinct !DILexicalBlock(scope: !85, file: !3, line: 16, column: 43)
!90 = !DILocation(line: 17, column: 11, scope: !89)
!91 = !DILocation(line: 18, column: 5, scope: !89)
!92 = !DILocation(line: 19, column: 3, scope: !89)
!93 = !DILocation(line: 20, column: 10, scope: !79)
!94 = !DILocation(line: 20, column: 3, scope: !79)
!95 = distinct !DISubprogram(name: "locks", scope: !3, file: !3, line: 23, type: !80, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!96 = !DILocalVariable(name: "unused", arg: 1, scope: !95, file: !3, line: 23, type: !5)
!97 = !DILocation(line: 23, column: 26, scope: !95)
!98 = !DILocation(line: 24, column: 3, scope: !95)
!99 = !DILocation(line: 25, column: 12, scope: !95)
!100 = !DILocation(line: 25, column: 10, scope: !95)
!101 = !DILocation(line: 26, column: 3, scope: !95)
!102 = !DILocation(line: 27, column: 10, scope: !95)
!103 = !DILocation(line: 27, column: 3, scope: !95)
!104 = distinct !DISubprogram(name: "assumes", scope: !3, file: !3, line: 30, type: !80, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!105 = !DILocalVariable(name: "unused", arg: 1, scope: !104, file: !3, line: 30, type: !5)
!106 = !DILocation(line: 30, column: 28, scope: !104)
!107 = !DILocation(line: 31, column: 21, scope: !104)
!108 = !DILocation(line: 31, column: 29, scope: !104)
!109 = !DILocation(line: 31, column: 3, scope: !104)
!110 = !DILocation(line: 32, column: 10, scope: !104)
!111 = !DILocation(line: 32, column: 3, scope: !104)
