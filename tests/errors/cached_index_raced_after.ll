; ModuleID = 'cached_index_raced_after.c'
source_filename = "cached_index_raced_after.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@go = internal global i32 0, align 4, !dbg !0
@done = internal global i32 0, align 4, !dbg !16
@seen = internal global i32 0, align 4, !dbg !21
@copy = internal global i32 0, align 4, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %waiter = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %waiter, !36, !DIExpression(), !40)
  %call = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @wait, ptr noundef null), !dbg !41
  store i32 1, ptr %.atomictmp, align 4, !dbg !42
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !42
  store atomic i32 %0, ptr @go release, align 4, !dbg !42
  %1 = load atomic i32, ptr @done monotonic, align 4, !dbg !43
  store i32 %1, ptr %atomic-temp, align 4, !dbg !43
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !43
  %tobool = icmp ne i32 %2, 0, !dbg !43
  br i1 %tobool, label %if.then, label %if.end, !dbg !45

if.then:                                          ; preds = %entry
  %3 = load i32, ptr @seen, align 4, !dbg !46
  store i32 %3, ptr @copy, align 4, !dbg !47
  br label %if.end, !dbg !48

if.end:                                           ; preds = %if.then, %entry
  %4 = load i64, ptr %waiter, align 8, !dbg !49
  %call1 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !50
  ret i32 0, !dbg !51
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %unused) #0 !dbg !52 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %same = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !56, !DIExpression(), !57)
  br label %while.cond, !dbg !58

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @go acquire, align 4, !dbg !59
  store i32 %0, ptr %atomic-temp, align 4, !dbg !59
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !59
  %tobool = icmp ne i32 %1, 0, !dbg !60
  %lnot = xor i1 %tobool, true, !dbg !60
  br i1 %lnot, label %while.body, label %while.end, !dbg !58

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %same, !61, !DIExpression(), !63)
  %2 = load i32, ptr @seen, align 4, !dbg !64
  store i32 %2, ptr %same, align 4, !dbg !63
  %3 = load i32, ptr %same, align 4, !dbg !65
  store i32 %3, ptr @seen, align 4, !dbg !66
  br label %while.cond, !dbg !58, !llvm.loop !67

while.end:                                        ; preds = %while.cond
  store i32 1, ptr %.atomictmp, align 4, !dbg !70
  %4 = load i32, ptr %.atomictmp, align 4, !dbg !70
  store atomic i32 %4, ptr @done monotonic, align 4, !dbg !70
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !71
  ret ptr %5, !dbg !72
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 11, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cached_index_raced_after.c", directory: ".", checksumkind: CSK_MD5, checksum: "4ed3da55841fbd3cff3d19d5499a44de")
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
!15 = !{!0, !16, !21, !23}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 11, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 12, type: !20, isLocal: true, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "copy", scope: !2, file: !3, line: 12, type: !20, isLocal: true, isDefinition: true)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !33, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!20}
!35 = !{}
!36 = !DILocalVariable(name: "waiter", scope: !32, file: !3, line: 24, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 39, baseType: !39)
!38 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 24, column: 13, scope: !32)
!41 = !DILocation(line: 25, column: 3, scope: !32)
!42 = !DILocation(line: 26, column: 3, scope: !32)
!43 = !DILocation(line: 27, column: 7, scope: !44)
!44 = distinct !DILexicalBlock(scope: !32, file: !3, line: 27, column: 7)
!45 = !DILocation(line: 27, column: 7, scope: !32)
!46 = !DILocation(line: 28, column: 12, scope: !44)
!47 = !DILocation(line: 28, column: 10, scope: !44)
!48 = !DILocation(line: 28, column: 5, scope: !44)
!49 = !DILocation(line: 29, column: 16, scope: !32)
!50 = !DILocation(line: 29, column: 3, scope: !32)
!51 = !DILocation(line: 30, column: 3, scope: !32)
!52 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 14, type: !53, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !55}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!56 = !DILocalVariable(name: "unused", arg: 1, scope: !52, file: !3, line: 14, type: !55)
!57 = !DILocation(line: 14, column: 25, scope: !52)
!58 = !DILocation(line: 15, column: 3, scope: !52)
!59 = !DILocation(line: 15, column: 11, scope: !52)
!60 = !DILocation(line: 15, column: 10, scope: !52)
!61 = !DILocalVariable(name: "same", scope: !62, file: !3, line: 16, type: !20)
!62 = distinct !DILexicalBlock(scope: !52, file: !3, line: 15, column: 60)
!63 = !DILocation(line: 16, column: 9, scope: !62)
!64 = !DILocation(line: 16, column: 16, scope: !62)
!65 = !DILocation(line: 17, column: 12, scope: !62)
!66 = !DILocation(line: 17, column: 10, scope: !62)
!67 = distinct !{!67, !58, !68, !69}
!68 = !DILocation(line: 18, column: 3, scope: !52)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocation(line: 19, column: 3, scope: !52)
!71 = !DILocation(line: 20, column: 10, scope: !52)
!72 = !DILocation(line: 20, column: 3, scope: !52)
