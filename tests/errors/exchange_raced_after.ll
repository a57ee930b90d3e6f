; ModuleID = 'exchange_raced_after.c'
source_filename = "exchange_raced_after.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@go = internal global i32 0, align 4, !dbg !0
@state = internal global i32 0, align 4, !dbg !19

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !30 {
entry:
  %retval = alloca i32, align 4
  %waiter = alloca i64, align 8
  %changer = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %waiter, !34, !DIExpression(), !38)
    #dbg_declare(ptr %changer, !39, !DIExpression(), !40)
  %call = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @wait, ptr noundef null), !dbg !41
  %call1 = call i32 @pthread_create(ptr noundef %changer, ptr noundef null, ptr noundef @change, ptr noundef null), !dbg !42
  %0 = load i64, ptr %waiter, align 8, !dbg !43
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !44
  %1 = load i64, ptr %changer, align 8, !dbg !45
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !46
  ret i32 0, !dbg !47
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %unused) #0 !dbg !48 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !52, !DIExpression(), !53)
  br label %while.cond, !dbg !54

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @go monotonic, align 4, !dbg !55
  store i32 %0, ptr %atomic-temp, align 4, !dbg !55
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !55
  %tobool = icmp ne i32 %1, 0, !dbg !56
  %lnot = xor i1 %tobool, true, !dbg !56
  br i1 %lnot, label %while.body, label %while.end, !dbg !54

while.body:                                       ; preds = %while.cond
  %2 = load i32, ptr @state, align 4, !dbg !57
  call void @look(i32 noundef %2), !dbg !58
  br label %while.cond, !dbg !54, !llvm.loop !59

while.end:                                        ; preds = %while.cond
  store i32 1, ptr %.atomictmp, align 4, !dbg !62
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !62
  store atomic i32 %3, ptr @state monotonic, align 4, !dbg !62
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !63
  ret ptr %4, !dbg !64
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @change(ptr noundef %unused) #0 !dbg !65 {
entry:
  %unused.addr = alloca ptr, align 8
  %is_over = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !66, !DIExpression(), !67)
    #dbg_declare(ptr %is_over, !68, !DIExpression(), !69)
  store i32 1, ptr %is_over, align 4, !dbg !69
  store i32 1, ptr %.atomictmp, align 4, !dbg !70
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !70
  store atomic i32 %0, ptr @go monotonic, align 4, !dbg !70
  store i32 2, ptr %.atomictmp1, align 4, !dbg !71
  %1 = load i32, ptr %is_over, align 4, !dbg !71
  %2 = load i32, ptr %.atomictmp1, align 4, !dbg !71
  %3 = cmpxchg ptr @state, i32 %1, i32 %2 monotonic monotonic, align 4, !dbg !71
  %4 = extractvalue { i32, i1 } %3, 0, !dbg !71
  %5 = extractvalue { i32, i1 } %3, 1, !dbg !71
  br i1 %5, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !71

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %4, ptr %is_over, align 4, !dbg !71
  br label %cmpxchg.continue, !dbg !71

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %5 to i8, !dbg !71
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !71
  %6 = load i8, ptr %cmpxchg.bool, align 1, !dbg !71
  %loadedv = trunc i8 %6 to i1, !dbg !71
  %7 = load ptr, ptr %unused.addr, align 8, !dbg !72
  ret ptr %7, !dbg !73
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @look(i32 noundef %value) #0 !dbg !74 {
entry:
  %value.addr = alloca i32, align 4
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !77, !DIExpression(), !78)
  %0 = load i32, ptr %value.addr, align 4, !dbg !79
  ret void, !dbg !80
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 10, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exchange_raced_after.c", directory: ".", checksumkind: CSK_MD5, checksum: "e54bb8acbc64727a1544ceef43acf5f6")
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
!18 = !{!0, !19}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 10, type: !21, isLocal: true, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !31, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!17}
!33 = !{}
!34 = !DILocalVariable(name: "waiter", scope: !30, file: !3, line: 33, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 39, baseType: !37)
!36 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocation(line: 33, column: 13, scope: !30)
!39 = !DILocalVariable(name: "changer", scope: !30, file: !3, line: 33, type: !35)
!40 = !DILocation(line: 33, column: 21, scope: !30)
!41 = !DILocation(line: 34, column: 3, scope: !30)
!42 = !DILocation(line: 35, column: 3, scope: !30)
!43 = !DILocation(line: 36, column: 16, scope: !30)
!44 = !DILocation(line: 36, column: 3, scope: !30)
!45 = !DILocation(line: 37, column: 16, scope: !30)
!46 = !DILocation(line: 37, column: 3, scope: !30)
!47 = !DILocation(line: 38, column: 3, scope: !30)
!48 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 16, type: !49, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!49 = !DISubroutineType(types: !50)
!50 = !{!51, !51}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!52 = !DILocalVariable(name: "unused", arg: 1, scope: !48, file: !3, line: 16, type: !51)
!53 = !DILocation(line: 16, column: 25, scope: !48)
!54 = !DILocation(line: 17, column: 3, scope: !48)
!55 = !DILocation(line: 17, column: 11, scope: !48)
!56 = !DILocation(line: 17, column: 10, scope: !48)
!57 = !DILocation(line: 19, column: 9, scope: !48)
!58 = !DILocation(line: 18, column: 5, scope: !48)
!59 = distinct !{!59, !54, !60, !61}
!60 = !DILocation(line: 19, column: 23, scope: !48)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !DILocation(line: 20, column: 3, scope: !48)
!63 = !DILocation(line: 21, column: 10, scope: !48)
!64 = !DILocation(line: 21, column: 3, scope: !48)
!65 = distinct !DISubprogram(name: "change", scope: !3, file: !3, line: 24, type: !49, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!66 = !DILocalVariable(name: "unused", arg: 1, scope: !65, file: !3, line: 24, type: !51)
!67 = !DILocation(line: 24, column: 27, scope: !65)
!68 = !DILocalVariable(name: "is_over", scope: !65, file: !3, line: 25, type: !17)
!69 = !DILocation(line: 25, column: 7, scope: !65)
!70 = !DILocation(line: 26, column: 3, scope: !65)
!71 = !DILocation(line: 27, column: 3, scope: !65)
!72 = !DILocation(line: 29, column: 10, scope: !65)
!73 = !DILocation(line: 29, column: 3, scope: !65)
!74 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 12, type: !75, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!75 = !DISubroutineType(types: !76)
!76 = !{null, !17}
!77 = !DILocalVariable(name: "value", arg: 1, scope: !74, file: !3, line: 12, type: !17)
!78 = !DILocation(line: 12, column: 22, scope: !74)
!79 = !DILocation(line: 13, column: 9, scope: !74)
!80 = !DILocation(line: 14, column: 1, scope: !74)
