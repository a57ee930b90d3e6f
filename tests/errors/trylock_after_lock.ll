; ModuleID = 'trylock_after_lock.c'
source_filename = "trylock_after_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@locked = internal global i32 0, align 4, !dbg !0
@tried = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [29 x i8] c"!(locked == 1 && tried == 2)\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [21 x i8] c"trylock_after_lock.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@n = internal global i32 0, align 4, !dbg !27
@mutex = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !57 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !61, !DIExpression(), !64)
    #dbg_declare(ptr %u, !65, !DIExpression(), !66)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @tries, ptr noundef null), !dbg !67
  %call1 = call i32 @pthread_create(ptr noundef %u, ptr noundef null, ptr noundef @locks, ptr noundef null), !dbg !68
  %call2 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !69
  %0 = load i32, ptr @locked, align 4, !dbg !70
  %cmp = icmp eq i32 %0, 1, !dbg !70
  br i1 %cmp, label %land.lhs.true, label %cond.true, !dbg !70

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, ptr @tried, align 4, !dbg !70
  %cmp3 = icmp eq i32 %1, 2, !dbg !70
  br i1 %cmp3, label %cond.false, label %cond.true, !dbg !70

cond.true:                                        ; preds = %land.lhs.true, %entry
  br label %cond.end, !dbg !70

cond.false:                                       ; preds = %land.lhs.true
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__func__.main) #3, !dbg !70
  unreachable, !dbg !70

2:                                                ; No predecessors!
  br label %cond.end, !dbg !70

cond.end:                                         ; preds = %2, %cond.true
  %call4 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !71
  ret i32 0, !dbg !72
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @tries(ptr noundef %unused) #0 !dbg !73 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !76, !DIExpression(), !77)
  %call = call i32 @pthread_mutex_trylock(ptr noundef @mutex), !dbg !78
  %cmp = icmp eq i32 %call, 0, !dbg !80
  br i1 %cmp, label %if.then, label %if.end, !dbg !81

if.then:                                          ; preds = %entry
  %0 = load i32, ptr @n, align 4, !dbg !82
  %inc = add nsw i32 %0, 1, !dbg !82
  store i32 %inc, ptr @n, align 4, !dbg !82
  store i32 %inc, ptr @tried, align 4, !dbg !84
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !85
  br label %if.end, !dbg !86

if.end:                                           ; preds = %if.then, %entry
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !87
  ret ptr %1, !dbg !88
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @locks(ptr noundef %unused) #0 !dbg !89 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !90, !DIExpression(), !91)
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !92
  %0 = load i32, ptr @n, align 4, !dbg !93
  %inc = add nsw i32 %0, 1, !dbg !93
  store i32 %inc, ptr @n, align 4, !dbg !93
  store i32 %inc, ptr @locked, align 4, !dbg !94
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !95
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !96
  ret ptr %1, !dbg !97
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_mutex_trylock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "locked", scope: !2, file: !3, line: 10, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "trylock_after_lock.c", directory: ".", checksumkind: CSK_MD5, checksum: "3bc2f99a9b69088b5f54e1ea09857a7d")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0, !27, !29}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 232, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 29)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 168, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 21)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "tried", scope: !2, file: !3, line: 10, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 10, type: !26, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 9, type: !31, isLocal: true, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !32, line: 52, baseType: !33)
!32 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !32, line: 40, size: 320, elements: !34)
!34 = !{!35, !44, !48}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !33, file: !32, line: 49, baseType: !36, size: 160)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !33, file: !32, line: 41, size: 160, elements: !37)
!37 = !{!38, !39, !41, !42, !43}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !36, file: !32, line: 42, baseType: !26, size: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !36, file: !32, line: 43, baseType: !40, size: 32, offset: 32)
!40 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !36, file: !32, line: 44, baseType: !26, size: 32, offset: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !36, file: !32, line: 46, baseType: !40, size: 32, offset: 96)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !36, file: !32, line: 48, baseType: !26, size: 32, offset: 128)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !33, file: !32, line: 50, baseType: !45, size: 320)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 40)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !33, file: !32, line: 51, baseType: !49, size: 64)
!49 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!50 = !{i32 7, !"Dwarf Version", i32 5}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 8, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 2}
!56 = !{i32 7, !"frame-pointer", i32 2}
!57 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !58, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!26}
!60 = !{}
!61 = !DILocalVariable(name: "t", scope: !57, file: !3, line: 28, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !32, line: 35, baseType: !63)
!63 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!64 = !DILocation(line: 28, column: 13, scope: !57)
!65 = !DILocalVariable(name: "u", scope: !57, file: !3, line: 28, type: !62)
!66 = !DILocation(line: 28, column: 16, scope: !57)
!67 = !DILocation(line: 29, column: 3, scope: !57)
!68 = !DILocation(line: 30, column: 3, scope: !57)
!69 = !DILocation(line: 31, column: 3, scope: !57)
!70 = !DILocation(line: 32, column: 3, scope: !57)
!71 = !DILocation(line: 33, column: 3, scope: !57)
!72 = !DILocation(line: 34, column: 3, scope: !57)
!73 = distinct !DISubprogram(name: "tries", scope: !3, file: !3, line: 12, type: !74, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!74 = !DISubroutineType(types: !75)
!75 = !{!5, !5}
!76 = !DILocalVariable(name: "unused", arg: 1, scope: !73, file: !3, line: 12, type: !5)
!77 = !DILocation(line: 12, column: 26, scope: !73)
!78 = !DILocation(line: 13, column: 7, scope: !79)
!79 = distinct !DILexicalBlock(scope: !73, file: !3, line: 13, column: 7)
!80 = !DILocation(line: 13, column: 37, scope: !79)
!81 = !DILocation(line: 13, column: 7, scope: !73)
!82 = !DILocation(line: 14, column: 13, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 13, column: 43)
!84 = !DILocation(line: 14, column: 11, scope: !83)
!85 = !DILocation(line: 15, column: 5, scope: !83)
!86 = !DILocation(line: 16, column: 3, scope: !83)
!87 = !DILocation(line: 17, column: 10, scope: !73)
!88 = !DILocation(line: 17, column: 3, scope: !73)
!89 = distinct !DISubprogram(name: "locks", scope: !3, file: !3, line: 20, type: !74, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!90 = !DILocalVariable(name: "unused", arg: 1, scope: !89, file: !3, line: 20, type: !5)
!91 = !DILocation(line: 20, column: 26, scope: !89)
!92 = !DILocation(line: 21, column: 3, scope: !89)
!93 = !DILocation(line: 22, column: 12, scope: !89)
!94 = !DILocation(line: 22, column: 10, scope: !89)
!95 = !DILocation(line: 23, column: 3, scope: !89)
!96 = !DILocation(line: 24, column: 10, scope: !89)
!97 = !DILocation(line: 24, column: 3, scope: !89)
