; ModuleID = 'exchange_of_same_in_rounds.c'
source_filename = "exchange_of_same_in_rounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@other = internal global i32 0, align 4, !dbg !0
@state = internal global i32 1, align 4, !dbg !21
@over = internal global i32 0, align 4, !dbg !25

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !34 {
entry:
  %waiter = alloca i64, align 8
  %changer = alloca i64, align 8
    #dbg_declare(ptr %waiter, !38, !DIExpression(), !42)
    #dbg_declare(ptr %changer, !43, !DIExpression(), !44)
  %call = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @wait, ptr noundef null), !dbg !45
  %call1 = call i32 @pthread_create(ptr noundef %changer, ptr noundef null, ptr noundef @change, ptr noundef null), !dbg !46
  %0 = load i64, ptr %waiter, align 8, !dbg !47
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !48
  %1 = load i64, ptr %changer, align 8, !dbg !49
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !50
  ret i32 0, !dbg !51
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %unused) #0 !dbg !52 {
entry:
  %unused.addr = alloca ptr, align 8
  %expected = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp1 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !56, !DIExpression(), !57)
    #dbg_declare(ptr %expected, !58, !DIExpression(), !59)
  br label %do.body, !dbg !60

do.body:                                          ; preds = %cmpxchg.continue, %entry
  %0 = load i32, ptr @other, align 4, !dbg !61
  %add = add nsw i32 %0, 1, !dbg !62
  store volatile i32 %add, ptr %expected, align 4, !dbg !63
  br label %do.cond, !dbg !64

do.cond:                                          ; preds = %do.body
  store i32 1, ptr %.atomictmp, align 4, !dbg !65
  %1 = load i32, ptr %expected, align 4, !dbg !65
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !65
  %3 = cmpxchg weak ptr @state, i32 %1, i32 %2 monotonic monotonic, align 4, !dbg !65
  %4 = extractvalue { i32, i1 } %3, 0, !dbg !65
  %5 = extractvalue { i32, i1 } %3, 1, !dbg !65
  br i1 %5, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !65

cmpxchg.store_expected:                           ; preds = %do.cond
  store i32 %4, ptr %expected, align 4, !dbg !65
  br label %cmpxchg.continue, !dbg !65

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %do.cond
  %storedv = zext i1 %5 to i8, !dbg !65
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !65
  %6 = load i8, ptr %cmpxchg.bool, align 1, !dbg !65
  %loadedv = trunc i8 %6 to i1, !dbg !65
  br i1 %loadedv, label %do.body, label %do.end, !dbg !64, !llvm.loop !66

do.end:                                           ; preds = %cmpxchg.continue
  store i32 1, ptr %.atomictmp1, align 4, !dbg !69
  %7 = load i32, ptr %.atomictmp1, align 4, !dbg !69
  store atomic i32 %7, ptr @over monotonic, align 4, !dbg !69
  %8 = load ptr, ptr %unused.addr, align 8, !dbg !70
  ret ptr %8, !dbg !71
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @change(ptr noundef %unused) #0 !dbg !72 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !73, !DIExpression(), !74)
  store i32 2, ptr %.atomictmp, align 4, !dbg !75
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !75
  store atomic i32 %0, ptr @state monotonic, align 4, !dbg !75
  %1 = load atomic i32, ptr @over monotonic, align 4, !dbg !76
  store i32 %1, ptr %atomic-temp, align 4, !dbg !76
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !76
  %tobool = icmp ne i32 %2, 0, !dbg !76
  br i1 %tobool, label %if.then, label %if.end, !dbg !78

if.then:                                          ; preds = %entry
  %3 = load volatile i32, ptr @state, align 4, !dbg !79
  call void @look(i32 noundef %3), !dbg !80
  br label %if.end, !dbg !80

if.end:                                           ; preds = %if.then, %entry
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !81
  ret ptr %4, !dbg !82
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @look(i32 noundef %value) #0 !dbg !83 {
entry:
  %value.addr = alloca i32, align 4
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !86, !DIExpression(), !87)
  %0 = load i32, ptr %value.addr, align 4, !dbg !88
  ret void, !dbg !89
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 10, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exchange_of_same_in_rounds.c", directory: ".", checksumkind: CSK_MD5, checksum: "5511bf07418959e71ab88bfb44dce3f4")
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
!15 = !{!16, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !17)
!20 = !{!0, !21, !25}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 11, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "over", scope: !2, file: !3, line: 11, type: !23, isLocal: true, isDefinition: true)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !35, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!17}
!37 = !{}
!38 = !DILocalVariable(name: "waiter", scope: !34, file: !3, line: 35, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 39, baseType: !41)
!40 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 35, column: 13, scope: !34)
!43 = !DILocalVariable(name: "changer", scope: !34, file: !3, line: 35, type: !39)
!44 = !DILocation(line: 35, column: 21, scope: !34)
!45 = !DILocation(line: 36, column: 3, scope: !34)
!46 = !DILocation(line: 37, column: 3, scope: !34)
!47 = !DILocation(line: 38, column: 16, scope: !34)
!48 = !DILocation(line: 38, column: 3, scope: !34)
!49 = !DILocation(line: 39, column: 16, scope: !34)
!50 = !DILocation(line: 39, column: 3, scope: !34)
!51 = !DILocation(line: 40, column: 1, scope: !34)
!52 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 13, type: !53, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !55}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!56 = !DILocalVariable(name: "unused", arg: 1, scope: !52, file: !3, line: 13, type: !55)
!57 = !DILocation(line: 13, column: 25, scope: !52)
!58 = !DILocalVariable(name: "expected", scope: !52, file: !3, line: 14, type: !19)
!59 = !DILocation(line: 14, column: 16, scope: !52)
!60 = !DILocation(line: 15, column: 3, scope: !52)
!61 = !DILocation(line: 16, column: 16, scope: !52)
!62 = !DILocation(line: 16, column: 22, scope: !52)
!63 = !DILocation(line: 16, column: 14, scope: !52)
!64 = !DILocation(line: 16, column: 5, scope: !52)
!65 = !DILocation(line: 17, column: 10, scope: !52)
!66 = distinct !{!66, !60, !67, !68}
!67 = !DILocation(line: 18, column: 79, scope: !52)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !DILocation(line: 19, column: 3, scope: !52)
!70 = !DILocation(line: 20, column: 10, scope: !52)
!71 = !DILocation(line: 20, column: 3, scope: !52)
!72 = distinct !DISubprogram(name: "change", scope: !3, file: !3, line: 27, type: !53, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!73 = !DILocalVariable(name: "unused", arg: 1, scope: !72, file: !3, line: 27, type: !55)
!74 = !DILocation(line: 27, column: 27, scope: !72)
!75 = !DILocation(line: 28, column: 3, scope: !72)
!76 = !DILocation(line: 29, column: 7, scope: !77)
!77 = distinct !DILexicalBlock(scope: !72, file: !3, line: 29, column: 7)
!78 = !DILocation(line: 29, column: 7, scope: !72)
!79 = !DILocation(line: 30, column: 10, scope: !77)
!80 = !DILocation(line: 30, column: 5, scope: !77)
!81 = !DILocation(line: 31, column: 10, scope: !72)
!82 = !DILocation(line: 31, column: 3, scope: !72)
!83 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 23, type: !84, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!84 = !DISubroutineType(types: !85)
!85 = !{null, !17}
!86 = !DILocalVariable(name: "value", arg: 1, scope: !83, file: !3, line: 23, type: !17)
!87 = !DILocation(line: 23, column: 22, scope: !83)
!88 = !DILocation(line: 24, column: 9, scope: !83)
!89 = !DILocation(line: 25, column: 1, scope: !83)
