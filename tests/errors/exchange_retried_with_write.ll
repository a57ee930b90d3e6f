; ModuleID = 'exchange_retried_with_write.c'
source_filename = "exchange_retried_with_write.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@taken = internal global i32 0, align 4, !dbg !0
@told = internal global ptr null, align 8, !dbg !19
@.str = private unnamed_addr constant [12 x i8] c"*block == 1\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [30 x i8] c"exchange_retried_with_write.c\00", align 1, !dbg !28
@__func__.look = private unnamed_addr constant [5 x i8] c"look\00", align 1, !dbg !33

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !46 {
entry:
  %retval = alloca i32, align 4
  %publisher = alloca i64, align 8
  %looker = alloca i64, align 8
  %giver = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %publisher, !50, !DIExpression(), !54)
    #dbg_declare(ptr %looker, !55, !DIExpression(), !56)
    #dbg_declare(ptr %giver, !57, !DIExpression(), !58)
  store atomic ptr @taken, ptr @told seq_cst, align 8, !dbg !59
  %call = call i32 @pthread_create(ptr noundef %publisher, ptr noundef null, ptr noundef @publish, ptr noundef null), !dbg !60
  %call1 = call i32 @pthread_create(ptr noundef %looker, ptr noundef null, ptr noundef @look, ptr noundef null), !dbg !61
  %call2 = call i32 @pthread_create(ptr noundef %giver, ptr noundef null, ptr noundef @give_way, ptr noundef null), !dbg !62
  %0 = load i64, ptr %publisher, align 8, !dbg !63
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !64
  %1 = load i64, ptr %looker, align 8, !dbg !65
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !66
  %2 = load i64, ptr %giver, align 8, !dbg !67
  %call5 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !68
  ret i32 0, !dbg !69
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @publish(ptr noundef %unused) #0 !dbg !70 {
entry:
  %unused.addr = alloca ptr, align 8
  %block = alloca ptr, align 8
  %nobody = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %cmpxchg.bool = alloca i8, align 1
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !74, !DIExpression(), !75)
    #dbg_declare(ptr %block, !76, !DIExpression(), !77)
  %call = call ptr @malloc(i64 noundef 4) #4, !dbg !78
  store ptr %call, ptr %block, align 8, !dbg !77
    #dbg_declare(ptr %nobody, !79, !DIExpression(), !80)
  store ptr null, ptr %nobody, align 8, !dbg !80
  %0 = load ptr, ptr %block, align 8, !dbg !81
  store i32 1, ptr %0, align 4, !dbg !82
  br label %while.cond, !dbg !83

while.cond:                                       ; preds = %while.body, %entry
  %1 = load ptr, ptr %block, align 8, !dbg !84
  store ptr %1, ptr %.atomictmp, align 8, !dbg !84
  %2 = load i64, ptr %nobody, align 8, !dbg !84
  %3 = load i64, ptr %.atomictmp, align 8, !dbg !84
  %4 = cmpxchg ptr @told, i64 %2, i64 %3 seq_cst seq_cst, align 8, !dbg !84
  %5 = extractvalue { i64, i1 } %4, 0, !dbg !84
  %6 = extractvalue { i64, i1 } %4, 1, !dbg !84
  br i1 %6, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !84

cmpxchg.store_expected:                           ; preds = %while.cond
  store i64 %5, ptr %nobody, align 8, !dbg !84
  br label %cmpxchg.continue, !dbg !84

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %while.cond
  %storedv = zext i1 %6 to i8, !dbg !84
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !84
  %7 = load i8, ptr %cmpxchg.bool, align 1, !dbg !84
  %loadedv = trunc i8 %7 to i1, !dbg !84
  %lnot = xor i1 %loadedv, true, !dbg !85
  br i1 %lnot, label %while.body, label %while.end, !dbg !83

while.body:                                       ; preds = %cmpxchg.continue
  store ptr null, ptr %nobody, align 8, !dbg !86
  %8 = load ptr, ptr %block, align 8, !dbg !88
  store i32 1, ptr %8, align 4, !dbg !89
  br label %while.cond, !dbg !83, !llvm.loop !90

while.end:                                        ; preds = %cmpxchg.continue
  %9 = load ptr, ptr %block, align 8, !dbg !93
  store i32 2, ptr %9, align 4, !dbg !94
  %10 = load ptr, ptr %unused.addr, align 8, !dbg !95
  ret ptr %10, !dbg !96
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %unused) #0 !dbg !97 {
entry:
  %unused.addr = alloca ptr, align 8
  %block = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !98, !DIExpression(), !99)
    #dbg_declare(ptr %block, !100, !DIExpression(), !101)
  %0 = load atomic i64, ptr @told acquire, align 8, !dbg !102
  store i64 %0, ptr %atomic-temp, align 8, !dbg !102
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !102
  store ptr %1, ptr %block, align 8, !dbg !101
  %2 = load ptr, ptr %block, align 8, !dbg !103
  %tobool = icmp ne ptr %2, null, !dbg !103
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !105

land.lhs.true:                                    ; preds = %entry
  %3 = load ptr, ptr %block, align 8, !dbg !106
  %cmp = icmp ne ptr %3, @taken, !dbg !107
  br i1 %cmp, label %if.then, label %if.end, !dbg !108

if.then:                                          ; preds = %land.lhs.true
  %4 = load ptr, ptr %block, align 8, !dbg !109
  %5 = load i32, ptr %4, align 4, !dbg !109
  %cmp1 = icmp eq i32 %5, 1, !dbg !109
  br i1 %cmp1, label %cond.true, label %cond.false, !dbg !109

cond.true:                                        ; preds = %if.then
  br label %cond.end, !dbg !109

cond.false:                                       ; preds = %if.then
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__func__.look) #5, !dbg !109
  unreachable, !dbg !109

6:                                                ; No predecessors!
  br label %cond.end, !dbg !109

cond.end:                                         ; preds = %6, %cond.true
  br label %if.end, !dbg !109

if.end:                                           ; preds = %cond.end, %land.lhs.true, %entry
  %7 = load ptr, ptr %unused.addr, align 8, !dbg !110
  ret ptr %7, !dbg !111
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @give_way(ptr noundef %unused) #0 !dbg !112 {
entry:
  %unused.addr = alloca ptr, align 8
  %now = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %cmpxchg.bool = alloca i8, align 1
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !113, !DIExpression(), !114)
    #dbg_declare(ptr %now, !115, !DIExpression(), !116)
  store ptr @taken, ptr %now, align 8, !dbg !116
  store ptr null, ptr %.atomictmp, align 8, !dbg !117
  %0 = load i64, ptr %now, align 8, !dbg !117
  %1 = load i64, ptr %.atomictmp, align 8, !dbg !117
  %2 = cmpxchg ptr @told, i64 %0, i64 %1 seq_cst seq_cst, align 8, !dbg !117
  %3 = extractvalue { i64, i1 } %2, 0, !dbg !117
  %4 = extractvalue { i64, i1 } %2, 1, !dbg !117
  br i1 %4, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !117

cmpxchg.store_expected:                           ; preds = %entry
  store i64 %3, ptr %now, align 8, !dbg !117
  br label %cmpxchg.continue, !dbg !117

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %4 to i8, !dbg !117
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !117
  %5 = load i8, ptr %cmpxchg.bool, align 1, !dbg !117
  %loadedv = trunc i8 %5 to i1, !dbg !117
  %6 = load ptr, ptr %unused.addr, align 8, !dbg !118
  ret ptr %6, !dbg !119
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
!3 = !DIFile(filename: "exchange_retried_with_write.c", directory: ".", checksumkind: CSK_MD5, checksum: "3707567bc9c284acd044adf0209fb492")
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
!18 = !{!0, !19, !22, !28, !33}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "told", scope: !2, file: !3, line: 11, type: !21, isLocal: true, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 96, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 12)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 240, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 30)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 40, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 5)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !47, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!17}
!49 = !{}
!50 = !DILocalVariable(name: "publisher", scope: !46, file: !3, line: 38, type: !51)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !52, line: 39, baseType: !53)
!52 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!53 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!54 = !DILocation(line: 38, column: 13, scope: !46)
!55 = !DILocalVariable(name: "looker", scope: !46, file: !3, line: 38, type: !51)
!56 = !DILocation(line: 38, column: 24, scope: !46)
!57 = !DILocalVariable(name: "giver", scope: !46, file: !3, line: 38, type: !51)
!58 = !DILocation(line: 38, column: 32, scope: !46)
!59 = !DILocation(line: 39, column: 8, scope: !46)
!60 = !DILocation(line: 40, column: 3, scope: !46)
!61 = !DILocation(line: 41, column: 3, scope: !46)
!62 = !DILocation(line: 42, column: 3, scope: !46)
!63 = !DILocation(line: 43, column: 16, scope: !46)
!64 = !DILocation(line: 43, column: 3, scope: !46)
!65 = !DILocation(line: 44, column: 16, scope: !46)
!66 = !DILocation(line: 44, column: 3, scope: !46)
!67 = !DILocation(line: 45, column: 16, scope: !46)
!68 = !DILocation(line: 45, column: 3, scope: !46)
!69 = !DILocation(line: 46, column: 3, scope: !46)
!70 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 13, type: !71, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!71 = !DISubroutineType(types: !72)
!72 = !{!73, !73}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!74 = !DILocalVariable(name: "unused", arg: 1, scope: !70, file: !3, line: 13, type: !73)
!75 = !DILocation(line: 13, column: 28, scope: !70)
!76 = !DILocalVariable(name: "block", scope: !70, file: !3, line: 14, type: !16)
!77 = !DILocation(line: 14, column: 8, scope: !70)
!78 = !DILocation(line: 14, column: 16, scope: !70)
!79 = !DILocalVariable(name: "nobody", scope: !70, file: !3, line: 14, type: !16)
!80 = !DILocation(line: 14, column: 40, scope: !70)
!81 = !DILocation(line: 15, column: 4, scope: !70)
!82 = !DILocation(line: 15, column: 10, scope: !70)
!83 = !DILocation(line: 16, column: 3, scope: !70)
!84 = !DILocation(line: 16, column: 11, scope: !70)
!85 = !DILocation(line: 16, column: 10, scope: !70)
!86 = !DILocation(line: 17, column: 12, scope: !87)
!87 = distinct !DILexicalBlock(scope: !70, file: !3, line: 16, column: 66)
!88 = !DILocation(line: 18, column: 6, scope: !87)
!89 = !DILocation(line: 18, column: 12, scope: !87)
!90 = distinct !{!90, !83, !91, !92}
!91 = !DILocation(line: 19, column: 3, scope: !70)
!92 = !{!"llvm.loop.mustprogress"}
!93 = !DILocation(line: 20, column: 4, scope: !70)
!94 = !DILocation(line: 20, column: 10, scope: !70)
!95 = !DILocation(line: 21, column: 10, scope: !70)
!96 = !DILocation(line: 21, column: 3, scope: !70)
!97 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 24, type: !71, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!98 = !DILocalVariable(name: "unused", arg: 1, scope: !97, file: !3, line: 24, type: !73)
!99 = !DILocation(line: 24, column: 25, scope: !97)
!100 = !DILocalVariable(name: "block", scope: !97, file: !3, line: 25, type: !16)
!101 = !DILocation(line: 25, column: 8, scope: !97)
!102 = !DILocation(line: 25, column: 16, scope: !97)
!103 = !DILocation(line: 26, column: 7, scope: !104)
!104 = distinct !DILexicalBlock(scope: !97, file: !3, line: 26, column: 7)
!105 = !DILocation(line: 26, column: 13, scope: !104)
!106 = !DILocation(line: 26, column: 16, scope: !104)
!107 = !DILocation(line: 26, column: 22, scope: !104)
!108 = !DILocation(line: 26, column: 7, scope: !97)
!109 = !DILocation(line: 27, column: 5, scope: !104)
!110 = !DILocation(line: 28, column: 10, scope: !97)
!111 = !DILocation(line: 28, column: 3, scope: !97)
!112 = distinct !DISubprogram(name: "give_way", scope: !3, file: !3, line: 31, type: !71, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!113 = !DILocalVariable(name: "unused", arg: 1, scope: !112, file: !3, line: 31, type: !73)
!114 = !DILocation(line: 31, column: 29, scope: !112)
!115 = !DILocalVariable(name: "now", scope: !112, file: !3, line: 32, type: !16)
!116 = !DILocation(line: 32, column: 8, scope: !112)
!117 = !DILocation(line: 33, column: 3, scope: !112)
!118 = !DILocation(line: 34, column: 10, scope: !112)
!119 = !DILocation(line: 34, column: 3, scope: !112)
