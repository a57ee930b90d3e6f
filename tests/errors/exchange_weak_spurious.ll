; ModuleID = 'exchange_weak_spurious.c'
source_filename = "exchange_weak_spurious.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0
@y = dso_local global i32 0, align 4, !dbg !18
@expected = dso_local global i32 0, align 4, !dbg !23
@is_exchanged = dso_local global i32 0, align 4, !dbg !25
@seen = dso_local global i32 0, align 4, !dbg !27

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !36 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !40, !DIExpression(), !44)
    #dbg_declare(ptr %u, !45, !DIExpression(), !46)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @exchanger, ptr noundef null), !dbg !47
  %call1 = call i32 @pthread_create(ptr noundef %u, ptr noundef null, ptr noundef @other, ptr noundef null), !dbg !48
  %0 = load i64, ptr %t, align 8, !dbg !49
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !50
  %1 = load i64, ptr %u, align 8, !dbg !51
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !52
  ret i32 0, !dbg !53
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @exchanger(ptr noundef %unused) #0 !dbg !54 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !57, !DIExpression(), !58)
  store i32 1, ptr %.atomictmp, align 4, !dbg !59
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !59
  store atomic i32 %0, ptr @x release, align 4, !dbg !59
  store i32 1, ptr %.atomictmp1, align 4, !dbg !60
  %1 = load i32, ptr @expected, align 4, !dbg !60
  %2 = load i32, ptr %.atomictmp1, align 4, !dbg !60
  %3 = cmpxchg weak ptr @y, i32 %1, i32 %2 seq_cst acquire, align 4, !dbg !60
  %4 = extractvalue { i32, i1 } %3, 0, !dbg !60
  %5 = extractvalue { i32, i1 } %3, 1, !dbg !60
  br i1 %5, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !60

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %4, ptr @expected, align 4, !dbg !60
  br label %cmpxchg.continue, !dbg !60

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %5 to i8, !dbg !60
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !60
  %6 = load i8, ptr %cmpxchg.bool, align 1, !dbg !60
  %loadedv = trunc i8 %6 to i1, !dbg !60
  %conv = zext i1 %loadedv to i32, !dbg !60
  store i32 %conv, ptr @is_exchanged, align 4, !dbg !61
  %7 = load ptr, ptr %unused.addr, align 8, !dbg !62
  ret ptr %7, !dbg !63
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @other(ptr noundef %unused) #0 !dbg !64 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !65, !DIExpression(), !66)
  store i32 2, ptr %.atomictmp, align 4, !dbg !67
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !67
  store atomic i32 %0, ptr @y release, align 4, !dbg !67
  %1 = load atomic i32, ptr @x seq_cst, align 4, !dbg !68
  store i32 %1, ptr %atomic-temp, align 4, !dbg !68
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !68
  store i32 %2, ptr @seen, align 4, !dbg !69
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !70
  ret ptr %3, !dbg !71
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 14, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exchange_weak_spurious.c", directory: ".", checksumkind: CSK_MD5, checksum: "952b9101912e9c807a1aeff7a73a2746")
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
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0, !18, !23, !25, !27}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 14, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "expected", scope: !2, file: !3, line: 15, type: !22, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "is_exchanged", scope: !2, file: !3, line: 15, type: !22, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 15, type: !22, isLocal: false, isDefinition: true)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !37, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!22}
!39 = !{}
!40 = !DILocalVariable(name: "t", scope: !36, file: !3, line: 31, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 35, baseType: !43)
!42 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DILocation(line: 31, column: 13, scope: !36)
!45 = !DILocalVariable(name: "u", scope: !36, file: !3, line: 31, type: !41)
!46 = !DILocation(line: 31, column: 16, scope: !36)
!47 = !DILocation(line: 32, column: 3, scope: !36)
!48 = !DILocation(line: 33, column: 3, scope: !36)
!49 = !DILocation(line: 34, column: 16, scope: !36)
!50 = !DILocation(line: 34, column: 3, scope: !36)
!51 = !DILocation(line: 35, column: 16, scope: !36)
!52 = !DILocation(line: 35, column: 3, scope: !36)
!53 = !DILocation(line: 36, column: 3, scope: !36)
!54 = distinct !DISubprogram(name: "exchanger", scope: !3, file: !3, line: 17, type: !55, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!55 = !DISubroutineType(types: !56)
!56 = !{!16, !16}
!57 = !DILocalVariable(name: "unused", arg: 1, scope: !54, file: !3, line: 17, type: !16)
!58 = !DILocation(line: 17, column: 30, scope: !54)
!59 = !DILocation(line: 18, column: 3, scope: !54)
!60 = !DILocation(line: 19, column: 18, scope: !54)
!61 = !DILocation(line: 19, column: 16, scope: !54)
!62 = !DILocation(line: 21, column: 10, scope: !54)
!63 = !DILocation(line: 21, column: 3, scope: !54)
!64 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 24, type: !55, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!65 = !DILocalVariable(name: "unused", arg: 1, scope: !64, file: !3, line: 24, type: !16)
!66 = !DILocation(line: 24, column: 26, scope: !64)
!67 = !DILocation(line: 25, column: 3, scope: !64)
!68 = !DILocation(line: 26, column: 10, scope: !64)
!69 = !DILocation(line: 26, column: 8, scope: !64)
!70 = !DILocation(line: 27, column: 10, scope: !64)
!71 = !DILocation(line: 27, column: 3, scope: !64)
