; ModuleID = 'exchange_retried_with_write.c'
source_filename = "exchange_retried_with_write.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@taken = internal global i32 0, align 4, !dbg !0
@told = internal global ptr @taken, align 8, !dbg !36
@.str = private unnamed_addr constant [12 x i8] c"*block == 1\00", align 1, !dbg !19
@.str.1 = private unnamed_addr constant [30 x i8] c"exchange_retried_with_write.c\00", align 1, !dbg !25
@__func__.look = private unnamed_addr constant [5 x i8] c"look\00", align 1, !dbg !30

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !46 {
entry:
  %retval = alloca i32, align 4
  %publisher = alloca i64, align 8
  %looker = alloca i64, align 8
  %now = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %cmpxchg.bool = alloca i8, align 1
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %publisher, !50, !DIExpression(), !54)
    #dbg_declare(ptr %looker, !55, !DIExpression(), !56)
    #dbg_declare(ptr %now, !57, !DIExpression(), !58)
  store ptr @taken, ptr %now, align 8, !dbg !58
  %call = call i32 @pthread_create(ptr noundef %publisher, ptr noundef null, ptr noundef @publish, ptr noundef null), !dbg !59
  %call1 = call i32 @pthread_create(ptr noundef %looker, ptr noundef null, ptr noundef @look, ptr noundef null), !dbg !60
  store ptr null, ptr %.atomictmp, align 8, !dbg !61
  %0 = load i64, ptr %now, align 8, !dbg !61
  %1 = load i64, ptr %.atomictmp, align 8, !dbg !61
  %2 = cmpxchg ptr @told, i64 %0, i64 %1 seq_cst seq_cst, align 8, !dbg !61
  %3 = extractvalue { i64, i1 } %2, 0, !dbg !61
  %4 = extractvalue { i64, i1 } %2, 1, !dbg !61
  br i1 %4, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !61

cmpxchg.store_expected:                           ; preds = %entry
  store i64 %3, ptr %now, align 8, !dbg !61
  br label %cmpxchg.continue, !dbg !61

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %4 to i8, !dbg !61
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !61
  %5 = load i8, ptr %cmpxchg.bool, align 1, !dbg !61
  %loadedv = trunc i8 %5 to i1, !dbg !61
  %6 = load i64, ptr %publisher, align 8, !dbg !62
  %call2 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !63
  %7 = load i64, ptr %looker, align 8, !dbg !64
  %call3 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !65
  ret i32 0, !dbg !66
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @publish(ptr noundef %unused) #0 !dbg !67 {
entry:
  %unused.addr = alloca ptr, align 8
  %block = alloca ptr, align 8
  %nobody = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %cmpxchg.bool = alloca i8, align 1
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !71, !DIExpression(), !72)
    #dbg_declare(ptr %block, !73, !DIExpression(), !74)
  %call = call ptr @malloc(i64 noundef 4) #4, !dbg !75
  store ptr %call, ptr %block, align 8, !dbg !74
    #dbg_declare(ptr %nobody, !76, !DIExpression(), !77)
  store ptr null, ptr %nobody, align 8, !dbg !77
  %0 = load ptr, ptr %block, align 8, !dbg !78
  store i32 1, ptr %0, align 4, !dbg !79
  br label %while.cond, !dbg !80

while.cond:                                       ; preds = %while.body, %entry
  %1 = load ptr, ptr %block, align 8, !dbg !81
  store ptr %1, ptr %.atomictmp, align 8, !dbg !81
  %2 = load i64, ptr %nobody, align 8, !dbg !81
  %3 = load i64, ptr %.atomictmp, align 8, !dbg !81
  %4 = cmpxchg ptr @told, i64 %2, i64 %3 seq_cst seq_cst, align 8, !dbg !81
  %5 = extractvalue { i64, i1 } %4, 0, !dbg !81
  %6 = extractvalue { i64, i1 } %4, 1, !dbg !81
  br i1 %6, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !81

cmpxchg.store_expected:                           ; preds = %while.cond
  store i64 %5, ptr %nobody, align 8, !dbg !81
  br label %cmpxchg.continue, !dbg !81

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %while.cond
  %storedv = zext i1 %6 to i8, !dbg !81
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !81
  %7 = load i8, ptr %cmpxchg.bool, align 1, !dbg !81
  %loadedv = trunc i8 %7 to i1, !dbg !81
  %lnot = xor i1 %loadedv, true, !dbg !82
  br i1 %lnot, label %while.body, label %while.end, !dbg !80

while.body:                                       ; preds = %cmpxchg.continue
  store ptr null, ptr %nobody, align 8, !dbg !83
  %8 = load ptr, ptr %block, align 8, !dbg !84
  store i32 1, ptr %8, align 4, !dbg !85
  br label %while.cond, !dbg !80, !llvm.loop !86

while.end:                                        ; preds = %cmpxchg.continue
  %9 = load ptr, ptr %block, align 8, !dbg !89
  store i32 2, ptr %9, align 4, !dbg !90
  %10 = load ptr, ptr %unused.addr, align 8, !dbg !91
  ret ptr %10, !dbg !92
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %unused) #0 !dbg !93 {
entry:
  %unused.addr = alloca ptr, align 8
  %block = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !94, !DIExpression(), !95)
    #dbg_declare(ptr %block, !96, !DIExpression(), !97)
  %0 = load atomic i64, ptr @told acquire, align 8, !dbg !98
  store i64 %0, ptr %atomic-temp, align 8, !dbg !98
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !98
  store ptr %1, ptr %block, align 8, !dbg !97
  %2 = load ptr, ptr %block, align 8, !dbg !99
  %tobool = icmp ne ptr %2, null, !dbg !99
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !101

land.lhs.true:                                    ; preds = %entry
  %3 = load ptr, ptr %block, align 8, !dbg !102
  %cmp = icmp ne ptr %3, @taken, !dbg !103
  br i1 %cmp, label %if.then, label %if.end, !dbg !104

if.then:                                          ; preds = %land.lhs.true
  %4 = load ptr, ptr %block, align 8, !dbg !105
  %5 = load i32, ptr %4, align 4, !dbg !105
  %cmp1 = icmp eq i32 %5, 1, !dbg !105
  br i1 %cmp1, label %cond.true, label %cond.false, !dbg !105

cond.true:                                        ; preds = %if.then
  br label %cond.end, !dbg !105

cond.false:                                       ; preds = %if.then
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__func__.look) #5, !dbg !105
  unreachable, !dbg !105

6:                                                ; No predecessors!
  br label %cond.end, !dbg !105

cond.end:                                         ; preds = %6, %cond.true
  br label %if.end, !dbg !105

if.end:                                           ; preds = %cond.end, %land.lhs.true, %entry
  %7 = load ptr, ptr %unused.addr, align 8, !dbg !106
  ret ptr %7, !dbg !107
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(0) }
attributes #5 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 10, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exchange_retried_with_write.c", directory: ".", checksumkind: CSK_MD5, checksum: "5aa24cc966dd3c5d0f8b32fd4a71a72d")
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
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!0, !19, !25, !30, !36}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 96, elements: !23)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24}
!24 = !DISubrange(count: 12)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 240, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 30)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 40, elements: !34)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!34 = !{!35}
!35 = !DISubrange(count: 5)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "told", scope: !2, file: !3, line: 11, type: !38, isLocal: true, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !47, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!17}
!49 = !{}
!50 = !DILocalVariable(name: "publisher", scope: !46, file: !3, line: 30, type: !51)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !52, line: 39, baseType: !53)
!52 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!53 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!54 = !DILocation(line: 30, column: 13, scope: !46)
!55 = !DILocalVariable(name: "looker", scope: !46, file: !3, line: 30, type: !51)
!56 = !DILocation(line: 30, column: 24, scope: !46)
!57 = !DILocalVariable(name: "now", scope: !46, file: !3, line: 31, type: !16)
!58 = !DILocation(line: 31, column: 8, scope: !46)
!59 = !DILocation(line: 32, column: 3, scope: !46)
!60 = !DILocation(line: 33, column: 3, scope: !46)
!61 = !DILocation(line: 34, column: 3, scope: !46)
!62 = !DILocation(line: 35, column: 16, scope: !46)
!63 = !DILocation(line: 35, column: 3, scope: !46)
!64 = !DILocation(line: 36, column: 16, scope: !46)
!65 = !DILocation(line: 36, column: 3, scope: !46)
!66 = !DILocation(line: 37, column: 3, scope: !46)
!67 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 13, type: !68, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!68 = !DISubroutineType(types: !69)
!69 = !{!70, !70}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!71 = !DILocalVariable(name: "unused", arg: 1, scope: !67, file: !3, line: 13, type: !70)
!72 = !DILocation(line: 13, column: 28, scope: !67)
!73 = !DILocalVariable(name: "block", scope: !67, file: !3, line: 14, type: !16)
!74 = !DILocation(line: 14, column: 8, scope: !67)
!75 = !DILocation(line: 14, column: 16, scope: !67)
!76 = !DILocalVariable(name: "nobody", scope: !67, file: !3, line: 14, type: !16)
!77 = !DILocation(line: 14, column: 40, scope: !67)
!78 = !DILocation(line: 15, column: 4, scope: !67)
!79 = !DILocation(line: 15, column: 10, scope: !67)
!80 = !DILocation(line: 16, column: 3, scope: !67)
!81 = !DILocation(line: 16, column: 11, scope: !67)
!82 = !DILocation(line: 16, column: 10, scope: !67)
!83 = !DILocation(line: 17, column: 12, scope: !67)
!84 = !DILocation(line: 17, column: 18, scope: !67)
!85 = !DILocation(line: 17, column: 24, scope: !67)
!86 = distinct !{!86, !80, !87, !88}
!87 = !DILocation(line: 17, column: 26, scope: !67)
!88 = !{!"llvm.loop.mustprogress"}
!89 = !DILocation(line: 18, column: 4, scope: !67)
!90 = !DILocation(line: 18, column: 10, scope: !67)
!91 = !DILocation(line: 19, column: 10, scope: !67)
!92 = !DILocation(line: 19, column: 3, scope: !67)
!93 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 22, type: !68, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!94 = !DILocalVariable(name: "unused", arg: 1, scope: !93, file: !3, line: 22, type: !70)
!95 = !DILocation(line: 22, column: 25, scope: !93)
!96 = !DILocalVariable(name: "block", scope: !93, file: !3, line: 23, type: !16)
!97 = !DILocation(line: 23, column: 8, scope: !93)
!98 = !DILocation(line: 23, column: 16, scope: !93)
!99 = !DILocation(line: 24, column: 7, scope: !100)
!100 = distinct !DILexicalBlock(scope: !93, file: !3, line: 24, column: 7)
!101 = !DILocation(line: 24, column: 13, scope: !100)
!102 = !DILocation(line: 24, column: 16, scope: !100)
!103 = !DILocation(line: 24, column: 22, scope: !100)
!104 = !DILocation(line: 24, column: 7, scope: !93)
!105 = !DILocation(line: 25, column: 5, scope: !100)
!106 = !DILocation(line: 26, column: 10, scope: !93)
!107 = !DILocation(line: 26, column: 3, scope: !93)
