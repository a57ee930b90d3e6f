; ModuleID = 'last_read_raced_after.c'
source_filename = "last_read_raced_after.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@first = internal global i32 0, align 4, !dbg !0
@second = internal global i32 0, align 4, !dbg !20
@over = internal global i32 0, align 4, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !33 {
entry:
  %waiter = alloca i64, align 8
  %writer = alloca i64, align 8
    #dbg_declare(ptr %waiter, !37, !DIExpression(), !41)
    #dbg_declare(ptr %writer, !42, !DIExpression(), !43)
  %call = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @wait, ptr noundef null), !dbg !44
  %call1 = call i32 @pthread_create(ptr noundef %writer, ptr noundef null, ptr noundef @write, ptr noundef null), !dbg !45
  %0 = load i64, ptr %waiter, align 8, !dbg !46
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !47
  %1 = load i64, ptr %writer, align 8, !dbg !48
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !49
  ret i32 0, !dbg !50
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %unused) #0 !dbg !51 {
entry:
  %retval = alloca ptr, align 8
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !55, !DIExpression(), !56)
  br label %while.cond, !dbg !57

while.cond:                                       ; preds = %if.end, %entry
  %0 = load atomic i32, ptr @first monotonic, align 4, !dbg !58
  store i32 %0, ptr %atomic-temp, align 4, !dbg !58
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !58
  %tobool = icmp ne i32 %1, 0, !dbg !59
  %lnot = xor i1 %tobool, true, !dbg !59
  br i1 %lnot, label %while.body, label %while.end, !dbg !57

while.body:                                       ; preds = %while.cond
  %2 = load atomic i32, ptr @second monotonic, align 4, !dbg !60
  store i32 %2, ptr %atomic-temp1, align 4, !dbg !60
  %3 = load i32, ptr %atomic-temp1, align 4, !dbg !60
  %tobool2 = icmp ne i32 %3, 0, !dbg !60
  br i1 %tobool2, label %if.then, label %if.end, !dbg !62

if.then:                                          ; preds = %while.body
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !63
  store ptr %4, ptr %retval, align 8, !dbg !64
  br label %return, !dbg !64

if.end:                                           ; preds = %while.body
  br label %while.cond, !dbg !57, !llvm.loop !65

while.end:                                        ; preds = %while.cond
  store i32 1, ptr %.atomictmp, align 4, !dbg !68
  %5 = load i32, ptr %.atomictmp, align 4, !dbg !68
  store atomic i32 %5, ptr @over monotonic, align 4, !dbg !68
  %6 = load ptr, ptr %unused.addr, align 8, !dbg !69
  store ptr %6, ptr %retval, align 8, !dbg !70
  br label %return, !dbg !70

return:                                           ; preds = %while.end, %if.then
  %7 = load ptr, ptr %retval, align 8, !dbg !71
  ret ptr %7, !dbg !71
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @write(ptr noundef %unused) #0 !dbg !72 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !73, !DIExpression(), !74)
  store i32 1, ptr %.atomictmp, align 4, !dbg !75
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !75
  store atomic i32 %0, ptr @second monotonic, align 4, !dbg !75
  store i32 1, ptr %.atomictmp1, align 4, !dbg !76
  %1 = load i32, ptr %.atomictmp1, align 4, !dbg !76
  store atomic i32 %1, ptr @first monotonic, align 4, !dbg !76
  %2 = load atomic i32, ptr @over monotonic, align 4, !dbg !77
  store i32 %2, ptr %atomic-temp, align 4, !dbg !77
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !77
  %tobool = icmp ne i32 %3, 0, !dbg !77
  br i1 %tobool, label %if.then, label %if.end, !dbg !79

if.then:                                          ; preds = %entry
  store volatile i32 5, ptr @second, align 4, !dbg !80
  br label %if.end, !dbg !81

if.end:                                           ; preds = %if.then, %entry
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !82
  ret ptr %4, !dbg !83
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 10, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "last_read_raced_after.c", directory: ".", checksumkind: CSK_MD5, checksum: "0e5afbc45698957c8f28cc4015e1df02")
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
!17 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{!0, !20, !24}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 10, type: !22, isLocal: true, isDefinition: true)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !23)
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "over", scope: !2, file: !3, line: 10, type: !22, isLocal: true, isDefinition: true)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !34, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!18}
!36 = !{}
!37 = !DILocalVariable(name: "waiter", scope: !33, file: !3, line: 30, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 39, baseType: !40)
!39 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 30, column: 13, scope: !33)
!42 = !DILocalVariable(name: "writer", scope: !33, file: !3, line: 30, type: !38)
!43 = !DILocation(line: 30, column: 21, scope: !33)
!44 = !DILocation(line: 31, column: 3, scope: !33)
!45 = !DILocation(line: 32, column: 3, scope: !33)
!46 = !DILocation(line: 33, column: 16, scope: !33)
!47 = !DILocation(line: 33, column: 3, scope: !33)
!48 = !DILocation(line: 34, column: 16, scope: !33)
!49 = !DILocation(line: 34, column: 3, scope: !33)
!50 = !DILocation(line: 35, column: 1, scope: !33)
!51 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 12, type: !52, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!55 = !DILocalVariable(name: "unused", arg: 1, scope: !51, file: !3, line: 12, type: !54)
!56 = !DILocation(line: 12, column: 25, scope: !51)
!57 = !DILocation(line: 13, column: 3, scope: !51)
!58 = !DILocation(line: 13, column: 11, scope: !51)
!59 = !DILocation(line: 13, column: 10, scope: !51)
!60 = !DILocation(line: 14, column: 9, scope: !61)
!61 = distinct !DILexicalBlock(scope: !51, file: !3, line: 14, column: 9)
!62 = !DILocation(line: 14, column: 9, scope: !51)
!63 = !DILocation(line: 15, column: 14, scope: !61)
!64 = !DILocation(line: 15, column: 7, scope: !61)
!65 = distinct !{!65, !57, !66, !67}
!66 = !DILocation(line: 15, column: 14, scope: !51)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !DILocation(line: 16, column: 3, scope: !51)
!69 = !DILocation(line: 17, column: 10, scope: !51)
!70 = !DILocation(line: 17, column: 3, scope: !51)
!71 = !DILocation(line: 18, column: 1, scope: !51)
!72 = distinct !DISubprogram(name: "write", scope: !3, file: !3, line: 20, type: !52, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!73 = !DILocalVariable(name: "unused", arg: 1, scope: !72, file: !3, line: 20, type: !54)
!74 = !DILocation(line: 20, column: 26, scope: !72)
!75 = !DILocation(line: 21, column: 3, scope: !72)
!76 = !DILocation(line: 22, column: 3, scope: !72)
!77 = !DILocation(line: 23, column: 7, scope: !78)
!78 = distinct !DILexicalBlock(scope: !72, file: !3, line: 23, column: 7)
!79 = !DILocation(line: 23, column: 7, scope: !72)
!80 = !DILocation(line: 25, column: 30, scope: !78)
!81 = !DILocation(line: 25, column: 5, scope: !78)
!82 = !DILocation(line: 26, column: 10, scope: !72)
!83 = !DILocation(line: 26, column: 3, scope: !72)
