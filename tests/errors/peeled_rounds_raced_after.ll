; ModuleID = 'peeled_rounds_raced_after.c'
source_filename = "peeled_rounds_raced_after.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@first = internal global i32 0, align 4, !dbg !0
@second = internal global i32 0, align 4, !dbg !19
@over = internal global i32 0, align 4, !dbg !23
@data = internal global i32 0, align 4, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %waiter = alloca i64, align 8
  %writer = alloca i64, align 8
    #dbg_declare(ptr %waiter, !36, !DIExpression(), !40)
    #dbg_declare(ptr %writer, !41, !DIExpression(), !42)
  %call = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @wait, ptr noundef null), !dbg !43
  %call1 = call i32 @pthread_create(ptr noundef %writer, ptr noundef null, ptr noundef @write, ptr noundef null), !dbg !44
  %0 = load i64, ptr %waiter, align 8, !dbg !45
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !46
  %1 = load i64, ptr %writer, align 8, !dbg !47
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !48
  ret i32 0, !dbg !49
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %unused) #0 !dbg !50 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !54, !DIExpression(), !55)
  call void @wait_for(ptr noundef @first, i32 noundef 0), !dbg !56
  call void @wait_for(ptr noundef @second, i32 noundef 1), !dbg !57
  store i32 1, ptr %.atomictmp, align 4, !dbg !58
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !58
  store atomic i32 %0, ptr @over monotonic, align 4, !dbg !58
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !59
  ret ptr %1, !dbg !60
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @write(ptr noundef %unused) #0 !dbg !61 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !62, !DIExpression(), !63)
  store i32 1, ptr %.atomictmp, align 4, !dbg !64
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !64
  store atomic i32 %0, ptr @first monotonic, align 4, !dbg !64
  store i32 1, ptr %.atomictmp1, align 4, !dbg !65
  %1 = load i32, ptr %.atomictmp1, align 4, !dbg !65
  store atomic i32 %1, ptr @second monotonic, align 4, !dbg !65
  %2 = load atomic i32, ptr @over monotonic, align 4, !dbg !66
  store i32 %2, ptr %atomic-temp, align 4, !dbg !66
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !66
  %tobool = icmp ne i32 %3, 0, !dbg !66
  br i1 %tobool, label %if.then, label %if.end, !dbg !68

if.then:                                          ; preds = %entry
  store i32 1, ptr @data, align 4, !dbg !69
  br label %if.end, !dbg !70

if.end:                                           ; preds = %if.then, %entry
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !71
  ret ptr %4, !dbg !72
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @wait_for(ptr noundef %flag, i32 noundef %looks) #0 !dbg !73 {
entry:
  %flag.addr = alloca ptr, align 8
  %looks.addr = alloca i32, align 4
  %seen = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  store ptr %flag, ptr %flag.addr, align 8
    #dbg_declare(ptr %flag.addr, !77, !DIExpression(), !78)
  store i32 %looks, ptr %looks.addr, align 4
    #dbg_declare(ptr %looks.addr, !79, !DIExpression(), !80)
    #dbg_declare(ptr %seen, !81, !DIExpression(), !83)
  %0 = load ptr, ptr %flag.addr, align 8, !dbg !84
  %1 = load atomic i32, ptr %0 monotonic, align 4, !dbg !86
  store i32 %1, ptr %atomic-temp, align 4, !dbg !86
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !86
  %tobool = icmp ne i32 %2, 0, !dbg !86
  br i1 %tobool, label %if.then, label %if.end, !dbg !87

if.then:                                          ; preds = %entry
  br label %while.end, !dbg !88

if.end:                                           ; preds = %entry
  br label %while.cond, !dbg !89

while.cond:                                       ; preds = %if.end5, %if.end
  %3 = load ptr, ptr %flag.addr, align 8, !dbg !90
  %4 = load atomic i32, ptr %3 monotonic, align 4, !dbg !91
  store i32 %4, ptr %atomic-temp1, align 4, !dbg !91
  %5 = load i32, ptr %atomic-temp1, align 4, !dbg !91
  %tobool2 = icmp ne i32 %5, 0, !dbg !92
  %lnot = xor i1 %tobool2, true, !dbg !92
  br i1 %lnot, label %while.body, label %while.end, !dbg !89

while.body:                                       ; preds = %while.cond
  %6 = load i32, ptr %looks.addr, align 4, !dbg !93
  %tobool3 = icmp ne i32 %6, 0, !dbg !93
  br i1 %tobool3, label %if.then4, label %if.end5, !dbg !95

if.then4:                                         ; preds = %while.body
  %7 = load i32, ptr @data, align 4, !dbg !96
  store volatile i32 %7, ptr %seen, align 4, !dbg !97
  br label %if.end5, !dbg !98

if.end5:                                          ; preds = %if.then4, %while.body
  br label %while.cond, !dbg !89, !llvm.loop !99

while.end:                                        ; preds = %if.then, %while.cond
  ret void, !dbg !102
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 11, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "peeled_rounds_raced_after.c", directory: ".", checksumkind: CSK_MD5, checksum: "349ecbcd328ef97c4f2f1522f7651118")
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
!15 = !{!16, !0, !19, !23}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 10, type: !18, isLocal: true, isDefinition: true)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 11, type: !21, isLocal: true, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "over", scope: !2, file: !3, line: 11, type: !21, isLocal: true, isDefinition: true)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !33, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!18}
!35 = !{}
!36 = !DILocalVariable(name: "waiter", scope: !32, file: !3, line: 39, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 39, baseType: !39)
!38 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 39, column: 13, scope: !32)
!41 = !DILocalVariable(name: "writer", scope: !32, file: !3, line: 39, type: !37)
!42 = !DILocation(line: 39, column: 21, scope: !32)
!43 = !DILocation(line: 40, column: 3, scope: !32)
!44 = !DILocation(line: 41, column: 3, scope: !32)
!45 = !DILocation(line: 42, column: 16, scope: !32)
!46 = !DILocation(line: 42, column: 3, scope: !32)
!47 = !DILocation(line: 43, column: 16, scope: !32)
!48 = !DILocation(line: 43, column: 3, scope: !32)
!49 = !DILocation(line: 44, column: 1, scope: !32)
!50 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 22, type: !51, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!51 = !DISubroutineType(types: !52)
!52 = !{!53, !53}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!54 = !DILocalVariable(name: "unused", arg: 1, scope: !50, file: !3, line: 22, type: !53)
!55 = !DILocation(line: 22, column: 25, scope: !50)
!56 = !DILocation(line: 23, column: 3, scope: !50)
!57 = !DILocation(line: 24, column: 3, scope: !50)
!58 = !DILocation(line: 25, column: 3, scope: !50)
!59 = !DILocation(line: 26, column: 10, scope: !50)
!60 = !DILocation(line: 26, column: 3, scope: !50)
!61 = distinct !DISubprogram(name: "write", scope: !3, file: !3, line: 29, type: !51, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!62 = !DILocalVariable(name: "unused", arg: 1, scope: !61, file: !3, line: 29, type: !53)
!63 = !DILocation(line: 29, column: 26, scope: !61)
!64 = !DILocation(line: 30, column: 3, scope: !61)
!65 = !DILocation(line: 31, column: 3, scope: !61)
!66 = !DILocation(line: 32, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !61, file: !3, line: 32, column: 7)
!68 = !DILocation(line: 32, column: 7, scope: !61)
!69 = !DILocation(line: 34, column: 10, scope: !67)
!70 = !DILocation(line: 34, column: 5, scope: !67)
!71 = !DILocation(line: 35, column: 10, scope: !61)
!72 = !DILocation(line: 35, column: 3, scope: !61)
!73 = distinct !DISubprogram(name: "wait_for", scope: !3, file: !3, line: 13, type: !74, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!74 = !DISubroutineType(types: !75)
!75 = !{null, !76, !18}
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!77 = !DILocalVariable(name: "flag", arg: 1, scope: !73, file: !3, line: 13, type: !76)
!78 = !DILocation(line: 13, column: 34, scope: !73)
!79 = !DILocalVariable(name: "looks", arg: 2, scope: !73, file: !3, line: 13, type: !18)
!80 = !DILocation(line: 13, column: 44, scope: !73)
!81 = !DILocalVariable(name: "seen", scope: !73, file: !3, line: 14, type: !82)
!82 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!83 = !DILocation(line: 14, column: 16, scope: !73)
!84 = !DILocation(line: 15, column: 28, scope: !85)
!85 = distinct !DILexicalBlock(scope: !73, file: !3, line: 15, column: 7)
!86 = !DILocation(line: 15, column: 7, scope: !85)
!87 = !DILocation(line: 15, column: 7, scope: !73)
!88 = !DILocation(line: 16, column: 5, scope: !85)
!89 = !DILocation(line: 17, column: 3, scope: !73)
!90 = !DILocation(line: 17, column: 32, scope: !73)
!91 = !DILocation(line: 17, column: 11, scope: !73)
!92 = !DILocation(line: 17, column: 10, scope: !73)
!93 = !DILocation(line: 18, column: 9, scope: !94)
!94 = distinct !DILexicalBlock(scope: !73, file: !3, line: 18, column: 9)
!95 = !DILocation(line: 18, column: 9, scope: !73)
!96 = !DILocation(line: 19, column: 14, scope: !94)
!97 = !DILocation(line: 19, column: 12, scope: !94)
!98 = !DILocation(line: 19, column: 7, scope: !94)
!99 = distinct !{!99, !89, !100, !101}
!100 = !DILocation(line: 19, column: 14, scope: !73)
!101 = !{!"llvm.loop.mustprogress"}
!102 = !DILocation(line: 20, column: 1, scope: !73)
