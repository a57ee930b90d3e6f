; ModuleID = 'nested_rounds_raced_after.c'
source_filename = "nested_rounds_raced_after.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@outer = internal global i32 0, align 4, !dbg !0
@inner = internal global i32 0, align 4, !dbg !16
@data = internal global i32 0, align 4, !dbg !21
@over = internal global i32 0, align 4, !dbg !23

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
  %seen = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp2 = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !54, !DIExpression(), !55)
    #dbg_declare(ptr %seen, !56, !DIExpression(), !58)
  br label %while.cond, !dbg !59

while.cond:                                       ; preds = %while.end, %entry
  %0 = load atomic i32, ptr @outer monotonic, align 4, !dbg !60
  store i32 %0, ptr %atomic-temp, align 4, !dbg !60
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !60
  %tobool = icmp ne i32 %1, 0, !dbg !61
  %lnot = xor i1 %tobool, true, !dbg !61
  br i1 %lnot, label %while.body, label %while.end6, !dbg !59

while.body:                                       ; preds = %while.cond
  br label %while.cond1, !dbg !62

while.cond1:                                      ; preds = %while.body5, %while.body
  %2 = load atomic i32, ptr @inner monotonic, align 4, !dbg !63
  store i32 %2, ptr %atomic-temp2, align 4, !dbg !63
  %3 = load i32, ptr %atomic-temp2, align 4, !dbg !63
  %tobool3 = icmp ne i32 %3, 0, !dbg !64
  %lnot4 = xor i1 %tobool3, true, !dbg !64
  br i1 %lnot4, label %while.body5, label %while.end, !dbg !62

while.body5:                                      ; preds = %while.cond1
  %4 = load i32, ptr @data, align 4, !dbg !65
  store volatile i32 %4, ptr %seen, align 4, !dbg !66
  br label %while.cond1, !dbg !62, !llvm.loop !67

while.end:                                        ; preds = %while.cond1
  br label %while.cond, !dbg !59, !llvm.loop !69

while.end6:                                       ; preds = %while.cond
  store i32 1, ptr %.atomictmp, align 4, !dbg !70
  %5 = load i32, ptr %.atomictmp, align 4, !dbg !70
  store atomic i32 %5, ptr @over monotonic, align 4, !dbg !70
  %6 = load ptr, ptr %unused.addr, align 8, !dbg !71
  ret ptr %6, !dbg !72
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @write(ptr noundef %unused) #0 !dbg !73 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !74, !DIExpression(), !75)
  store i32 1, ptr %.atomictmp, align 4, !dbg !76
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !76
  store atomic i32 %0, ptr @outer monotonic, align 4, !dbg !76
  store i32 1, ptr %.atomictmp1, align 4, !dbg !77
  %1 = load i32, ptr %.atomictmp1, align 4, !dbg !77
  store atomic i32 %1, ptr @inner monotonic, align 4, !dbg !77
  %2 = load atomic i32, ptr @over monotonic, align 4, !dbg !78
  store i32 %2, ptr %atomic-temp, align 4, !dbg !78
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !78
  %tobool = icmp ne i32 %3, 0, !dbg !78
  br i1 %tobool, label %if.then, label %if.end, !dbg !80

if.then:                                          ; preds = %entry
  store i32 1, ptr @data, align 4, !dbg !81
  br label %if.end, !dbg !82

if.end:                                           ; preds = %if.then, %entry
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !83
  ret ptr %4, !dbg !84
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "outer", scope: !2, file: !3, line: 11, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "nested_rounds_raced_after.c", directory: ".", checksumkind: CSK_MD5, checksum: "f766600bbd5dd1a40ba3a97fe3c4f768")
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
!17 = distinct !DIGlobalVariable(name: "inner", scope: !2, file: !3, line: 11, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "over", scope: !2, file: !3, line: 11, type: !18, isLocal: true, isDefinition: true)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !33, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!20}
!35 = !{}
!36 = !DILocalVariable(name: "waiter", scope: !32, file: !3, line: 32, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 39, baseType: !39)
!38 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 32, column: 13, scope: !32)
!41 = !DILocalVariable(name: "writer", scope: !32, file: !3, line: 32, type: !37)
!42 = !DILocation(line: 32, column: 21, scope: !32)
!43 = !DILocation(line: 33, column: 3, scope: !32)
!44 = !DILocation(line: 34, column: 3, scope: !32)
!45 = !DILocation(line: 35, column: 16, scope: !32)
!46 = !DILocation(line: 35, column: 3, scope: !32)
!47 = !DILocation(line: 36, column: 16, scope: !32)
!48 = !DILocation(line: 36, column: 3, scope: !32)
!49 = !DILocation(line: 37, column: 1, scope: !32)
!50 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 13, type: !51, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!51 = !DISubroutineType(types: !52)
!52 = !{!53, !53}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!54 = !DILocalVariable(name: "unused", arg: 1, scope: !50, file: !3, line: 13, type: !53)
!55 = !DILocation(line: 13, column: 25, scope: !50)
!56 = !DILocalVariable(name: "seen", scope: !50, file: !3, line: 14, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !20)
!58 = !DILocation(line: 14, column: 16, scope: !50)
!59 = !DILocation(line: 15, column: 3, scope: !50)
!60 = !DILocation(line: 15, column: 11, scope: !50)
!61 = !DILocation(line: 15, column: 10, scope: !50)
!62 = !DILocation(line: 16, column: 5, scope: !50)
!63 = !DILocation(line: 16, column: 13, scope: !50)
!64 = !DILocation(line: 16, column: 12, scope: !50)
!65 = !DILocation(line: 17, column: 14, scope: !50)
!66 = !DILocation(line: 17, column: 12, scope: !50)
!67 = distinct !{!67, !62, !65, !68}
!68 = !{!"llvm.loop.mustprogress"}
!69 = distinct !{!69, !59, !65, !68}
!70 = !DILocation(line: 18, column: 3, scope: !50)
!71 = !DILocation(line: 19, column: 10, scope: !50)
!72 = !DILocation(line: 19, column: 3, scope: !50)
!73 = distinct !DISubprogram(name: "write", scope: !3, file: !3, line: 22, type: !51, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!74 = !DILocalVariable(name: "unused", arg: 1, scope: !73, file: !3, line: 22, type: !53)
!75 = !DILocation(line: 22, column: 26, scope: !73)
!76 = !DILocation(line: 23, column: 3, scope: !73)
!77 = !DILocation(line: 24, column: 3, scope: !73)
!78 = !DILocation(line: 25, column: 7, scope: !79)
!79 = distinct !DILexicalBlock(scope: !73, file: !3, line: 25, column: 7)
!80 = !DILocation(line: 25, column: 7, scope: !73)
!81 = !DILocation(line: 27, column: 10, scope: !79)
!82 = !DILocation(line: 27, column: 5, scope: !79)
!83 = !DILocation(line: 28, column: 10, scope: !73)
!84 = !DILocation(line: 28, column: 3, scope: !73)
