; ModuleID = 'robust_consistent_unlocked.c'
source_filename = "robust_consistent_unlocked.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { i64, [32 x i8] }
%union.pthread_mutexattr_t = type { i32 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [41 x i8] c"pthread_mutex_lock(&mutex) != EOWNERDEAD\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [29 x i8] c"robust_consistent_unlocked.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %attributes = alloca %union.pthread_mutexattr_t, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !55, !DIExpression(), !58)
    #dbg_declare(ptr %attributes, !59, !DIExpression(), !64)
  %call = call i32 @pthread_mutexattr_init(ptr noundef %attributes), !dbg !65
  %call1 = call i32 @pthread_mutexattr_setrobust(ptr noundef %attributes, i32 noundef 1), !dbg !66
  %call2 = call i32 @pthread_mutex_init(ptr noundef @mutex, ptr noundef %attributes), !dbg !67
  %call3 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @owner, ptr noundef null), !dbg !68
  %0 = load i64, ptr %thread, align 8, !dbg !69
  %call4 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !70
  %call5 = call i32 @pthread_mutex_consistent(ptr noundef @mutex), !dbg !71
  %cmp = icmp eq i32 %call5, 22, !dbg !73
  br i1 %cmp, label %if.then, label %if.end, !dbg !74

if.then:                                          ; preds = %entry
  %call6 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !75
  %cmp7 = icmp ne i32 %call6, 130, !dbg !75
  br i1 %cmp7, label %cond.true, label %cond.false, !dbg !75

cond.true:                                        ; preds = %if.then
  br label %cond.end, !dbg !75

cond.false:                                       ; preds = %if.then
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__func__.main) #3, !dbg !75
  unreachable, !dbg !75

1:                                                ; No predecessors!
  br label %cond.end, !dbg !75

cond.end:                                         ; preds = %1, %cond.true
  br label %if.end, !dbg !75

if.end:                                           ; preds = %cond.end, %entry
  ret i32 0, !dbg !76
}

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_setrobust(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %unused) #0 !dbg !77 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !80, !DIExpression(), !81)
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !82
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !83
  ret ptr %0, !dbg !84
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_consistent(ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 8, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "robust_consistent_unlocked.c", directory: ".", checksumkind: CSK_MD5, checksum: "0749479f7764bb931bda8a27f0c7c6c3")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 328, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 41)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 232, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 29)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !25, line: 57, baseType: !26)
!25 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!26 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !25, line: 45, size: 320, elements: !27)
!27 = !{!28, !38, !42}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !26, file: !25, line: 54, baseType: !29, size: 160)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !26, file: !25, line: 46, size: 160, elements: !30)
!30 = !{!31, !33, !35, !36, !37}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !29, file: !25, line: 47, baseType: !32, size: 32)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !29, file: !25, line: 48, baseType: !34, size: 32, offset: 32)
!34 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !29, file: !25, line: 49, baseType: !32, size: 32, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !29, file: !25, line: 51, baseType: !34, size: 32, offset: 96)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !29, file: !25, line: 53, baseType: !32, size: 32, offset: 128)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !26, file: !25, line: 55, baseType: !39, size: 320)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 40)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !26, file: !25, line: 56, baseType: !43, size: 64)
!43 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !52, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!32}
!54 = !{}
!55 = !DILocalVariable(name: "thread", scope: !51, file: !3, line: 14, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 39, baseType: !57)
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DILocation(line: 14, column: 13, scope: !51)
!59 = !DILocalVariable(name: "attributes", scope: !51, file: !3, line: 15, type: !60)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !25, line: 61, baseType: !61)
!61 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !25, line: 59, size: 32, elements: !62)
!62 = !{!63}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !61, file: !25, line: 60, baseType: !32, size: 32)
!64 = !DILocation(line: 15, column: 23, scope: !51)
!65 = !DILocation(line: 16, column: 3, scope: !51)
!66 = !DILocation(line: 17, column: 3, scope: !51)
!67 = !DILocation(line: 18, column: 3, scope: !51)
!68 = !DILocation(line: 19, column: 3, scope: !51)
!69 = !DILocation(line: 20, column: 16, scope: !51)
!70 = !DILocation(line: 20, column: 3, scope: !51)
!71 = !DILocation(line: 21, column: 7, scope: !72)
!72 = distinct !DILexicalBlock(scope: !51, file: !3, line: 21, column: 7)
!73 = !DILocation(line: 21, column: 40, scope: !72)
!74 = !DILocation(line: 21, column: 7, scope: !51)
!75 = !DILocation(line: 22, column: 5, scope: !72)
!76 = !DILocation(line: 23, column: 3, scope: !51)
!77 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 9, type: !78, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!78 = !DISubroutineType(types: !79)
!79 = !{!5, !5}
!80 = !DILocalVariable(name: "unused", arg: 1, scope: !77, file: !3, line: 9, type: !5)
!81 = !DILocation(line: 9, column: 26, scope: !77)
!82 = !DILocation(line: 10, column: 3, scope: !77)
!83 = !DILocation(line: 11, column: 10, scope: !77)
!84 = !DILocation(line: 11, column: 3, scope: !77)
