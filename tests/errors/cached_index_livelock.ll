; ModuleID = 'cached_index_livelock.c'
source_filename = "cached_index_livelock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@other = internal global i32 0, align 4, !dbg !0
@seen = internal global i32 0, align 4, !dbg !16
@there = internal global i32 0, align 4, !dbg !19

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !30 {
entry:
  %retval = alloca i32, align 4
  %waiter = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %waiter, !34, !DIExpression(), !38)
  %call = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @wait, ptr noundef null), !dbg !39
  store i32 1, ptr %.atomictmp, align 4, !dbg !40
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !40
  store atomic i32 %0, ptr @other seq_cst, align 4, !dbg !40
  %1 = load i64, ptr %waiter, align 8, !dbg !41
  %call1 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !42
  ret i32 0, !dbg !43
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %unused) #0 !dbg !44 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !48, !DIExpression(), !49)
  br label %while.cond, !dbg !50

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, ptr @seen, align 4, !dbg !51
  %tobool = icmp ne i32 %0, 0, !dbg !52
  %lnot = xor i1 %tobool, true, !dbg !52
  br i1 %lnot, label %while.body, label %while.end, !dbg !50

while.body:                                       ; preds = %while.cond
  fence acquire, !dbg !53
  %1 = load atomic i32, ptr @there acquire, align 4, !dbg !55
  store i32 %1, ptr %atomic-temp, align 4, !dbg !55
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !55
  store i32 %2, ptr @seen, align 4, !dbg !56
  br label %while.cond, !dbg !50, !llvm.loop !57

while.end:                                        ; preds = %while.cond
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !60
  ret ptr %3, !dbg !61
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 10, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cached_index_livelock.c", directory: ".", checksumkind: CSK_MD5, checksum: "b36efb830ae811a82922f582360aa33e")
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
!15 = !{!0, !16, !19}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 9, type: !18, isLocal: true, isDefinition: true)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "there", scope: !2, file: !3, line: 8, type: !21, isLocal: true, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !31, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!18}
!33 = !{}
!34 = !DILocalVariable(name: "waiter", scope: !30, file: !3, line: 21, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 39, baseType: !37)
!36 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocation(line: 21, column: 13, scope: !30)
!39 = !DILocation(line: 22, column: 3, scope: !30)
!40 = !DILocation(line: 23, column: 3, scope: !30)
!41 = !DILocation(line: 24, column: 16, scope: !30)
!42 = !DILocation(line: 24, column: 3, scope: !30)
!43 = !DILocation(line: 25, column: 3, scope: !30)
!44 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 12, type: !45, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !47}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!48 = !DILocalVariable(name: "unused", arg: 1, scope: !44, file: !3, line: 12, type: !47)
!49 = !DILocation(line: 12, column: 25, scope: !44)
!50 = !DILocation(line: 13, column: 3, scope: !44)
!51 = !DILocation(line: 13, column: 11, scope: !44)
!52 = !DILocation(line: 13, column: 10, scope: !44)
!53 = !DILocation(line: 14, column: 5, scope: !54)
!54 = distinct !DILexicalBlock(scope: !44, file: !3, line: 13, column: 17)
!55 = !DILocation(line: 15, column: 12, scope: !54)
!56 = !DILocation(line: 15, column: 10, scope: !54)
!57 = distinct !{!57, !50, !58, !59}
!58 = !DILocation(line: 16, column: 3, scope: !44)
!59 = !{!"llvm.loop.mustprogress"}
!60 = !DILocation(line: 17, column: 10, scope: !44)
!61 = !DILocation(line: 17, column: 3, scope: !44)
