; ModuleID = 'counted_after_round.c'
source_filename = "counted_after_round.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@over = internal global i32 0, align 4, !dbg !0
@count = internal global i32 0, align 4, !dbg !19
@go = internal global i32 0, align 4, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %waiter = alloca i64, align 8
  %starter = alloca i64, align 8
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp2 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %waiter, !36, !DIExpression(), !40)
    #dbg_declare(ptr %starter, !41, !DIExpression(), !42)
  %call = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @wait, ptr noundef null), !dbg !43
  %call1 = call i32 @pthread_create(ptr noundef %starter, ptr noundef null, ptr noundef @start, ptr noundef null), !dbg !44
  %0 = load atomic i32, ptr @over monotonic, align 4, !dbg !45
  store i32 %0, ptr %atomic-temp, align 4, !dbg !45
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !45
  %tobool = icmp ne i32 %1, 0, !dbg !45
  br i1 %tobool, label %if.then, label %if.end, !dbg !47

if.then:                                          ; preds = %entry
  store i32 1, ptr %.atomictmp, align 4, !dbg !48
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !48
  %3 = atomicrmw add ptr @count, i32 %2 monotonic, align 4, !dbg !48
  store i32 %3, ptr %atomic-temp2, align 4, !dbg !48
  %4 = load i32, ptr %atomic-temp2, align 4, !dbg !48
  br label %if.end, !dbg !48

if.end:                                           ; preds = %if.then, %entry
  %5 = load i64, ptr %waiter, align 8, !dbg !49
  %call3 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !50
  %6 = load i64, ptr %starter, align 8, !dbg !51
  %call4 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !52
  ret i32 0, !dbg !53
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %unused) #0 !dbg !54 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !58, !DIExpression(), !59)
  br label %while.cond, !dbg !60

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @go monotonic, align 4, !dbg !61
  store i32 %0, ptr %atomic-temp, align 4, !dbg !61
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !61
  %tobool = icmp ne i32 %1, 0, !dbg !62
  %lnot = xor i1 %tobool, true, !dbg !62
  br i1 %lnot, label %while.body, label %while.end, !dbg !60

while.body:                                       ; preds = %while.cond
  %2 = load i32, ptr @count, align 4, !dbg !63
  call void @look(i32 noundef %2), !dbg !64
  br label %while.cond, !dbg !60, !llvm.loop !65

while.end:                                        ; preds = %while.cond
  store i32 1, ptr %.atomictmp, align 4, !dbg !68
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !68
  store atomic i32 %3, ptr @over monotonic, align 4, !dbg !68
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !69
  ret ptr %4, !dbg !70
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @start(ptr noundef %unused) #0 !dbg !71 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !72, !DIExpression(), !73)
  store i32 1, ptr %.atomictmp, align 4, !dbg !74
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !74
  store atomic i32 %0, ptr @go monotonic, align 4, !dbg !74
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !75
  ret ptr %1, !dbg !76
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @look(i32 noundef %value) #0 !dbg !77 {
entry:
  %value.addr = alloca i32, align 4
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !80, !DIExpression(), !81)
  %0 = load i32, ptr %value.addr, align 4, !dbg !82
  ret void, !dbg !83
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "over", scope: !2, file: !3, line: 10, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "counted_after_round.c", directory: ".", checksumkind: CSK_MD5, checksum: "2d30b550f15db950449ef633c8954b84")
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
!18 = !{!0, !19, !23}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 10, type: !21, isLocal: true, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 10, type: !21, isLocal: true, isDefinition: true)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !33, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!17}
!35 = !{}
!36 = !DILocalVariable(name: "waiter", scope: !32, file: !3, line: 29, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 39, baseType: !39)
!38 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 29, column: 13, scope: !32)
!41 = !DILocalVariable(name: "starter", scope: !32, file: !3, line: 29, type: !37)
!42 = !DILocation(line: 29, column: 21, scope: !32)
!43 = !DILocation(line: 30, column: 3, scope: !32)
!44 = !DILocation(line: 31, column: 3, scope: !32)
!45 = !DILocation(line: 32, column: 7, scope: !46)
!46 = distinct !DILexicalBlock(scope: !32, file: !3, line: 32, column: 7)
!47 = !DILocation(line: 32, column: 7, scope: !32)
!48 = !DILocation(line: 33, column: 5, scope: !46)
!49 = !DILocation(line: 34, column: 16, scope: !32)
!50 = !DILocation(line: 34, column: 3, scope: !32)
!51 = !DILocation(line: 35, column: 16, scope: !32)
!52 = !DILocation(line: 35, column: 3, scope: !32)
!53 = !DILocation(line: 36, column: 3, scope: !32)
!54 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 16, type: !55, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!55 = !DISubroutineType(types: !56)
!56 = !{!57, !57}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!58 = !DILocalVariable(name: "unused", arg: 1, scope: !54, file: !3, line: 16, type: !57)
!59 = !DILocation(line: 16, column: 25, scope: !54)
!60 = !DILocation(line: 17, column: 3, scope: !54)
!61 = !DILocation(line: 17, column: 11, scope: !54)
!62 = !DILocation(line: 17, column: 10, scope: !54)
!63 = !DILocation(line: 18, column: 10, scope: !54)
!64 = !DILocation(line: 18, column: 5, scope: !54)
!65 = distinct !{!65, !60, !66, !67}
!66 = !DILocation(line: 18, column: 24, scope: !54)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !DILocation(line: 19, column: 3, scope: !54)
!69 = !DILocation(line: 20, column: 10, scope: !54)
!70 = !DILocation(line: 20, column: 3, scope: !54)
!71 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 23, type: !55, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!72 = !DILocalVariable(name: "unused", arg: 1, scope: !71, file: !3, line: 23, type: !57)
!73 = !DILocation(line: 23, column: 26, scope: !71)
!74 = !DILocation(line: 24, column: 3, scope: !71)
!75 = !DILocation(line: 25, column: 10, scope: !71)
!76 = !DILocation(line: 25, column: 3, scope: !71)
!77 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 12, type: !78, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!78 = !DISubroutineType(types: !79)
!79 = !{null, !17}
!80 = !DILocalVariable(name: "value", arg: 1, scope: !77, file: !3, line: 12, type: !17)
!81 = !DILocation(line: 12, column: 22, scope: !77)
!82 = !DILocation(line: 13, column: 9, scope: !77)
!83 = !DILocation(line: 14, column: 1, scope: !77)
