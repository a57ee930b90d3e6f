; ModuleID = 'wide_exchange_raced_after.c'
source_filename = "wide_exchange_raced_after.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.anon = type { i64 }

@go = internal global i32 0, align 4, !dbg !0
@both = internal global %union.anon zeroinitializer, align 8, !dbg !20

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !44 {
entry:
  %waiter = alloca i64, align 8
  %changer = alloca i64, align 8
    #dbg_declare(ptr %waiter, !48, !DIExpression(), !51)
    #dbg_declare(ptr %changer, !52, !DIExpression(), !53)
  %call = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @wait, ptr noundef null), !dbg !54
  %call1 = call i32 @pthread_create(ptr noundef %changer, ptr noundef null, ptr noundef @change, ptr noundef null), !dbg !55
  %0 = load i64, ptr %waiter, align 8, !dbg !56
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !57
  %1 = load i64, ptr %changer, align 8, !dbg !58
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !59
  ret i32 0, !dbg !60
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %unused) #0 !dbg !61 {
entry:
  %unused.addr = alloca ptr, align 8
  %seen = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !65, !DIExpression(), !66)
    #dbg_declare(ptr %seen, !67, !DIExpression(), !69)
  br label %while.cond, !dbg !70

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @go monotonic, align 4, !dbg !71
  store i32 %0, ptr %atomic-temp, align 4, !dbg !71
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !71
  %tobool = icmp ne i32 %1, 0, !dbg !72
  %lnot = xor i1 %tobool, true, !dbg !72
  br i1 %lnot, label %while.body, label %while.end, !dbg !70

while.body:                                       ; preds = %while.cond
  %2 = load i32, ptr @both, align 8, !dbg !73
  store volatile i32 %2, ptr %seen, align 4, !dbg !75
  br label %while.cond, !dbg !70, !llvm.loop !76

while.end:                                        ; preds = %while.cond
  store i32 1, ptr %.atomictmp, align 4, !dbg !79
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !79
  store atomic i32 %3, ptr getelementptr inbounds ([2 x i32], ptr @both, i64 0, i64 1) monotonic, align 4, !dbg !79
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !80
  ret ptr %4, !dbg !81
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @change(ptr noundef %unused) #0 !dbg !82 {
entry:
  %unused.addr = alloca ptr, align 8
  %expected = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i64, align 8
  %cmpxchg.bool = alloca i8, align 1
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !83, !DIExpression(), !84)
    #dbg_declare(ptr %expected, !85, !DIExpression(), !86)
  store i64 4294967296, ptr %expected, align 8, !dbg !86
  store i32 1, ptr %.atomictmp, align 4, !dbg !87
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !87
  store atomic i32 %0, ptr @go monotonic, align 4, !dbg !87
  store i64 5, ptr %.atomictmp1, align 8, !dbg !88
  %1 = load i64, ptr %expected, align 8, !dbg !88
  %2 = load i64, ptr %.atomictmp1, align 8, !dbg !88
  %3 = cmpxchg ptr @both, i64 %1, i64 %2 monotonic monotonic, align 8, !dbg !88
  %4 = extractvalue { i64, i1 } %3, 0, !dbg !88
  %5 = extractvalue { i64, i1 } %3, 1, !dbg !88
  br i1 %5, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !88

cmpxchg.store_expected:                           ; preds = %entry
  store i64 %4, ptr %expected, align 8, !dbg !88
  br label %cmpxchg.continue, !dbg !88

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %5 to i8, !dbg !88
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !88
  %6 = load i8, ptr %cmpxchg.bool, align 1, !dbg !88
  %loadedv = trunc i8 %6 to i1, !dbg !88
  %7 = load ptr, ptr %unused.addr, align 8, !dbg !89
  ret ptr %7, !dbg !90
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 12, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "wide_exchange_raced_after.c", directory: ".", checksumkind: CSK_MD5, checksum: "6579bd71ad24d6d1e941fb9abd5686ab")
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
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !17, line: 14, baseType: !18)
!17 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "ebc75cd258e1e4e9fcf6eddd6ad2b8ba")
!18 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!19 = !{!0, !20}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "both", scope: !2, file: !3, line: 11, type: !22, isLocal: true, isDefinition: true)
!22 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 11, size: 64, elements: !23)
!23 = !{!24, !26, !32}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !22, file: !3, line: 11, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "halves", scope: !22, file: !3, line: 11, baseType: !27, size: 64)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 64, elements: !30)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !6, line: 105, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!30 = !{!31}
!31 = !DISubrange(count: 2)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "plain", scope: !22, file: !3, line: 11, baseType: !33, size: 64)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !30)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !35)
!35 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !36)
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !45, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!36}
!47 = !{}
!48 = !DILocalVariable(name: "waiter", scope: !44, file: !3, line: 32, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !50, line: 39, baseType: !18)
!50 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!51 = !DILocation(line: 32, column: 13, scope: !44)
!52 = !DILocalVariable(name: "changer", scope: !44, file: !3, line: 32, type: !49)
!53 = !DILocation(line: 32, column: 21, scope: !44)
!54 = !DILocation(line: 33, column: 3, scope: !44)
!55 = !DILocation(line: 34, column: 3, scope: !44)
!56 = !DILocation(line: 35, column: 16, scope: !44)
!57 = !DILocation(line: 35, column: 3, scope: !44)
!58 = !DILocation(line: 36, column: 16, scope: !44)
!59 = !DILocation(line: 36, column: 3, scope: !44)
!60 = !DILocation(line: 37, column: 1, scope: !44)
!61 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 14, type: !62, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!62 = !DISubroutineType(types: !63)
!63 = !{!64, !64}
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!65 = !DILocalVariable(name: "unused", arg: 1, scope: !61, file: !3, line: 14, type: !64)
!66 = !DILocation(line: 14, column: 25, scope: !61)
!67 = !DILocalVariable(name: "seen", scope: !61, file: !3, line: 15, type: !68)
!68 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!69 = !DILocation(line: 15, column: 21, scope: !61)
!70 = !DILocation(line: 16, column: 3, scope: !61)
!71 = !DILocation(line: 16, column: 11, scope: !61)
!72 = !DILocation(line: 16, column: 10, scope: !61)
!73 = !DILocation(line: 17, column: 12, scope: !74)
!74 = distinct !DILexicalBlock(scope: !61, file: !3, line: 16, column: 60)
!75 = !DILocation(line: 17, column: 10, scope: !74)
!76 = distinct !{!76, !70, !77, !78}
!77 = !DILocation(line: 18, column: 3, scope: !61)
!78 = !{!"llvm.loop.mustprogress"}
!79 = !DILocation(line: 19, column: 3, scope: !61)
!80 = !DILocation(line: 20, column: 10, scope: !61)
!81 = !DILocation(line: 20, column: 3, scope: !61)
!82 = distinct !DISubprogram(name: "change", scope: !3, file: !3, line: 23, type: !62, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!83 = !DILocalVariable(name: "unused", arg: 1, scope: !82, file: !3, line: 23, type: !64)
!84 = !DILocation(line: 23, column: 27, scope: !82)
!85 = !DILocalVariable(name: "expected", scope: !82, file: !3, line: 24, type: !16)
!86 = !DILocation(line: 24, column: 12, scope: !82)
!87 = !DILocation(line: 25, column: 3, scope: !82)
!88 = !DILocation(line: 26, column: 3, scope: !82)
!89 = !DILocation(line: 28, column: 10, scope: !82)
!90 = !DILocation(line: 28, column: 3, scope: !82)
