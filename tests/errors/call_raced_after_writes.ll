; ModuleID = 'call_raced_after_writes.c'
source_filename = "call_raced_after_writes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@go = internal global i32 0, align 4, !dbg !0
@control = internal global i32 0, align 4, !dbg !20
@over = internal global i32 0, align 4, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !33 {
entry:
  %waiter = alloca i64, align 8
  %user = alloca i64, align 8
    #dbg_declare(ptr %waiter, !37, !DIExpression(), !40)
    #dbg_declare(ptr %user, !41, !DIExpression(), !42)
  %call = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @wait, ptr noundef null), !dbg !43
  %call1 = call i32 @pthread_create(ptr noundef %user, ptr noundef null, ptr noundef @use, ptr noundef null), !dbg !44
  %0 = load i64, ptr %waiter, align 8, !dbg !45
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !46
  %1 = load i64, ptr %user, align 8, !dbg !47
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !48
  ret i32 0, !dbg !49
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %unused) #0 !dbg !50 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !54, !DIExpression(), !55)
  br label %while.cond, !dbg !56

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @go monotonic, align 4, !dbg !57
  store i32 %0, ptr %atomic-temp, align 4, !dbg !57
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !57
  %tobool = icmp ne i32 %1, 0, !dbg !58
  %lnot = xor i1 %tobool, true, !dbg !58
  br i1 %lnot, label %while.body, label %while.end, !dbg !56

while.body:                                       ; preds = %while.cond
  store i32 0, ptr @control, align 4, !dbg !59
  br label %while.cond, !dbg !56, !llvm.loop !60

while.end:                                        ; preds = %while.cond
  store i32 1, ptr %.atomictmp, align 4, !dbg !63
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !63
  store atomic i32 %2, ptr @over monotonic, align 4, !dbg !63
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !64
  ret ptr %3, !dbg !65
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @use(ptr noundef %unused) #0 !dbg !66 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !67, !DIExpression(), !68)
  store i32 1, ptr %.atomictmp, align 4, !dbg !69
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !69
  store atomic i32 %0, ptr @go monotonic, align 4, !dbg !69
  %1 = load atomic i32, ptr @over monotonic, align 4, !dbg !70
  store i32 %1, ptr %atomic-temp, align 4, !dbg !70
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !70
  %tobool = icmp ne i32 %2, 0, !dbg !70
  br i1 %tobool, label %if.then, label %if.end, !dbg !72

if.then:                                          ; preds = %entry
  %call = call i32 @pthread_once(ptr noundef @control, ptr noundef @nothing), !dbg !73
  br label %if.end, !dbg !73

if.end:                                           ; preds = %if.then, %entry
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !74
  ret ptr %3, !dbg !75
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_once(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @nothing() #0 !dbg !76 {
entry:
  ret void, !dbg !79
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 11, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "call_raced_after_writes.c", directory: ".", checksumkind: CSK_MD5, checksum: "ddc2d82d9a455fd776a9d7580b914f97")
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
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !17, line: 42, baseType: !18)
!17 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{!0, !20, !22}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "control", scope: !2, file: !3, line: 10, type: !16, isLocal: true, isDefinition: true)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "over", scope: !2, file: !3, line: 11, type: !24, isLocal: true, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
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
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !17, line: 39, baseType: !39)
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 30, column: 13, scope: !33)
!41 = !DILocalVariable(name: "user", scope: !33, file: !3, line: 30, type: !38)
!42 = !DILocation(line: 30, column: 21, scope: !33)
!43 = !DILocation(line: 31, column: 3, scope: !33)
!44 = !DILocation(line: 32, column: 3, scope: !33)
!45 = !DILocation(line: 33, column: 16, scope: !33)
!46 = !DILocation(line: 33, column: 3, scope: !33)
!47 = !DILocation(line: 34, column: 16, scope: !33)
!48 = !DILocation(line: 34, column: 3, scope: !33)
!49 = !DILocation(line: 35, column: 1, scope: !33)
!50 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 15, type: !51, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!51 = !DISubroutineType(types: !52)
!52 = !{!53, !53}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!54 = !DILocalVariable(name: "unused", arg: 1, scope: !50, file: !3, line: 15, type: !53)
!55 = !DILocation(line: 15, column: 25, scope: !50)
!56 = !DILocation(line: 16, column: 3, scope: !50)
!57 = !DILocation(line: 16, column: 11, scope: !50)
!58 = !DILocation(line: 16, column: 10, scope: !50)
!59 = !DILocation(line: 17, column: 13, scope: !50)
!60 = distinct !{!60, !56, !61, !62}
!61 = !DILocation(line: 17, column: 31, scope: !50)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocation(line: 18, column: 3, scope: !50)
!64 = !DILocation(line: 19, column: 10, scope: !50)
!65 = !DILocation(line: 19, column: 3, scope: !50)
!66 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 22, type: !51, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!67 = !DILocalVariable(name: "unused", arg: 1, scope: !66, file: !3, line: 22, type: !53)
!68 = !DILocation(line: 22, column: 24, scope: !66)
!69 = !DILocation(line: 23, column: 3, scope: !66)
!70 = !DILocation(line: 24, column: 7, scope: !71)
!71 = distinct !DILexicalBlock(scope: !66, file: !3, line: 24, column: 7)
!72 = !DILocation(line: 24, column: 7, scope: !66)
!73 = !DILocation(line: 25, column: 5, scope: !71)
!74 = !DILocation(line: 26, column: 10, scope: !66)
!75 = !DILocation(line: 26, column: 3, scope: !66)
!76 = distinct !DISubprogram(name: "nothing", scope: !3, file: !3, line: 13, type: !77, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!77 = !DISubroutineType(types: !78)
!78 = !{null}
!79 = !DILocation(line: 13, column: 28, scope: !76)
