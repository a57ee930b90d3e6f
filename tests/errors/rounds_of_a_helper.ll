; ModuleID = 'rounds_of_a_helper.c'
source_filename = "rounds_of_a_helper.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@first_over = internal global i32 0, align 4, !dbg !0
@first = internal global i32 0, align 4, !dbg !16
@seen = internal global i32 0, align 4, !dbg !19
@begun = internal global i32 0, align 4, !dbg !23
@second_over = internal global i32 0, align 4, !dbg !25
@second = internal global i32 0, align 4, !dbg !27

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !36 {
entry:
  %looks = alloca i64, align 8
  %writes = alloca i64, align 8
    #dbg_declare(ptr %looks, !40, !DIExpression(), !44)
    #dbg_declare(ptr %writes, !45, !DIExpression(), !46)
  %call = call i32 @pthread_create(ptr noundef %looks, ptr noundef null, ptr noundef @look, ptr noundef null), !dbg !47
  %call1 = call i32 @pthread_create(ptr noundef %writes, ptr noundef null, ptr noundef @write, ptr noundef null), !dbg !48
  %0 = load i64, ptr %looks, align 8, !dbg !49
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !50
  %1 = load i64, ptr %writes, align 8, !dbg !51
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !52
  ret i32 0, !dbg !53
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %unused) #0 !dbg !54 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !58, !DIExpression(), !59)
  %call = call i32 @wait(ptr noundef @first_over, ptr noundef @first), !dbg !60
  store i32 1, ptr %.atomictmp, align 4, !dbg !61
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !61
  store atomic i32 %0, ptr @seen monotonic, align 4, !dbg !61
  br label %while.cond, !dbg !62

while.cond:                                       ; preds = %while.body, %entry
  %1 = load atomic i32, ptr @begun acquire, align 4, !dbg !63
  store i32 %1, ptr %atomic-temp, align 4, !dbg !63
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !63
  %tobool = icmp ne i32 %2, 0, !dbg !64
  %lnot = xor i1 %tobool, true, !dbg !64
  br i1 %lnot, label %while.body, label %while.end, !dbg !62

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !62, !llvm.loop !65

while.end:                                        ; preds = %while.cond
  %call1 = call i32 @wait(ptr noundef @second_over, ptr noundef @second), !dbg !68
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !69
  ret ptr %3, !dbg !70
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @write(ptr noundef %unused) #0 !dbg !71 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %.atomictmp2 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !72, !DIExpression(), !73)
  store i32 1, ptr %.atomictmp, align 4, !dbg !74
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !74
  store atomic i32 %0, ptr @first_over monotonic, align 4, !dbg !74
  br label %while.cond, !dbg !75

while.cond:                                       ; preds = %while.body, %entry
  %1 = load atomic i32, ptr @seen monotonic, align 4, !dbg !76
  store i32 %1, ptr %atomic-temp, align 4, !dbg !76
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !76
  %tobool = icmp ne i32 %2, 0, !dbg !77
  %lnot = xor i1 %tobool, true, !dbg !77
  br i1 %lnot, label %while.body, label %while.end, !dbg !75

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !75, !llvm.loop !78

while.end:                                        ; preds = %while.cond
  store i32 5, ptr @second, align 4, !dbg !80
  store i32 1, ptr %.atomictmp1, align 4, !dbg !81
  %3 = load i32, ptr %.atomictmp1, align 4, !dbg !81
  store atomic i32 %3, ptr @begun release, align 4, !dbg !81
  store i32 1, ptr %.atomictmp2, align 4, !dbg !82
  %4 = load i32, ptr %.atomictmp2, align 4, !dbg !82
  store atomic i32 %4, ptr @second_over monotonic, align 4, !dbg !82
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !83
  ret ptr %5, !dbg !84
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @wait(ptr noundef %over, ptr noundef %data) #0 !dbg !85 {
entry:
  %over.addr = alloca ptr, align 8
  %data.addr = alloca ptr, align 8
  %value = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %over, ptr %over.addr, align 8
    #dbg_declare(ptr %over.addr, !90, !DIExpression(), !91)
  store ptr %data, ptr %data.addr, align 8
    #dbg_declare(ptr %data.addr, !92, !DIExpression(), !93)
    #dbg_declare(ptr %value, !94, !DIExpression(), !96)
  store volatile i32 0, ptr %value, align 4, !dbg !96
  br label %while.cond, !dbg !97

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %over.addr, align 8, !dbg !98
  %1 = load atomic i32, ptr %0 monotonic, align 4, !dbg !99
  store i32 %1, ptr %atomic-temp, align 4, !dbg !99
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !99
  %tobool = icmp ne i32 %2, 0, !dbg !100
  %lnot = xor i1 %tobool, true, !dbg !100
  br i1 %lnot, label %while.body, label %while.end, !dbg !97

while.body:                                       ; preds = %while.cond
  %3 = load ptr, ptr %data.addr, align 8, !dbg !101
  %4 = load i32, ptr %3, align 4, !dbg !102
  store volatile i32 %4, ptr %value, align 4, !dbg !103
  br label %while.cond, !dbg !97, !llvm.loop !104

while.end:                                        ; preds = %while.cond
  %5 = load volatile i32, ptr %value, align 4, !dbg !105
  ret i32 %5, !dbg !106
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first_over", scope: !2, file: !3, line: 10, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rounds_of_a_helper.c", directory: ".", checksumkind: CSK_MD5, checksum: "b40ba1ba2b0c9d98e507eec83e4dd273")
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
!15 = !{!0, !16, !19, !23, !25, !27}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 9, type: !18, isLocal: true, isDefinition: true)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 10, type: !21, isLocal: true, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "begun", scope: !2, file: !3, line: 10, type: !21, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "second_over", scope: !2, file: !3, line: 10, type: !21, isLocal: true, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 9, type: !18, isLocal: true, isDefinition: true)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !37, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!18}
!39 = !{}
!40 = !DILocalVariable(name: "looks", scope: !36, file: !3, line: 39, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 39, baseType: !43)
!42 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DILocation(line: 39, column: 13, scope: !36)
!45 = !DILocalVariable(name: "writes", scope: !36, file: !3, line: 39, type: !41)
!46 = !DILocation(line: 39, column: 20, scope: !36)
!47 = !DILocation(line: 40, column: 3, scope: !36)
!48 = !DILocation(line: 41, column: 3, scope: !36)
!49 = !DILocation(line: 42, column: 16, scope: !36)
!50 = !DILocation(line: 42, column: 3, scope: !36)
!51 = !DILocation(line: 43, column: 16, scope: !36)
!52 = !DILocation(line: 43, column: 3, scope: !36)
!53 = !DILocation(line: 44, column: 1, scope: !36)
!54 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 19, type: !55, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!55 = !DISubroutineType(types: !56)
!56 = !{!57, !57}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!58 = !DILocalVariable(name: "unused", arg: 1, scope: !54, file: !3, line: 19, type: !57)
!59 = !DILocation(line: 19, column: 25, scope: !54)
!60 = !DILocation(line: 20, column: 3, scope: !54)
!61 = !DILocation(line: 21, column: 3, scope: !54)
!62 = !DILocation(line: 22, column: 3, scope: !54)
!63 = !DILocation(line: 22, column: 11, scope: !54)
!64 = !DILocation(line: 22, column: 10, scope: !54)
!65 = distinct !{!65, !62, !66, !67}
!66 = !DILocation(line: 23, column: 5, scope: !54)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !DILocation(line: 24, column: 3, scope: !54)
!69 = !DILocation(line: 25, column: 10, scope: !54)
!70 = !DILocation(line: 25, column: 3, scope: !54)
!71 = distinct !DISubprogram(name: "write", scope: !3, file: !3, line: 28, type: !55, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!72 = !DILocalVariable(name: "unused", arg: 1, scope: !71, file: !3, line: 28, type: !57)
!73 = !DILocation(line: 28, column: 26, scope: !71)
!74 = !DILocation(line: 29, column: 3, scope: !71)
!75 = !DILocation(line: 30, column: 3, scope: !71)
!76 = !DILocation(line: 30, column: 11, scope: !71)
!77 = !DILocation(line: 30, column: 10, scope: !71)
!78 = distinct !{!78, !75, !79, !67}
!79 = !DILocation(line: 31, column: 5, scope: !71)
!80 = !DILocation(line: 32, column: 10, scope: !71)
!81 = !DILocation(line: 33, column: 3, scope: !71)
!82 = !DILocation(line: 34, column: 3, scope: !71)
!83 = !DILocation(line: 35, column: 10, scope: !71)
!84 = !DILocation(line: 35, column: 3, scope: !71)
!85 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 12, type: !86, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!86 = !DISubroutineType(types: !87)
!87 = !{!18, !88, !89}
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!90 = !DILocalVariable(name: "over", arg: 1, scope: !85, file: !3, line: 12, type: !88)
!91 = !DILocation(line: 12, column: 29, scope: !85)
!92 = !DILocalVariable(name: "data", arg: 2, scope: !85, file: !3, line: 12, type: !89)
!93 = !DILocation(line: 12, column: 40, scope: !85)
!94 = !DILocalVariable(name: "value", scope: !85, file: !3, line: 13, type: !95)
!95 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!96 = !DILocation(line: 13, column: 16, scope: !85)
!97 = !DILocation(line: 14, column: 3, scope: !85)
!98 = !DILocation(line: 14, column: 32, scope: !85)
!99 = !DILocation(line: 14, column: 11, scope: !85)
!100 = !DILocation(line: 14, column: 10, scope: !85)
!101 = !DILocation(line: 15, column: 14, scope: !85)
!102 = !DILocation(line: 15, column: 13, scope: !85)
!103 = !DILocation(line: 15, column: 11, scope: !85)
!104 = distinct !{!104, !97, !101, !67}
!105 = !DILocation(line: 16, column: 10, scope: !85)
!106 = !DILocation(line: 16, column: 3, scope: !85)
