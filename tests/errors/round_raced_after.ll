; ModuleID = 'round_raced_after.c'
source_filename = "round_raced_after.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.work = type { i32, i32 }

@go = internal global i32 0, align 4, !dbg !0
@done = internal global i32 0, align 4, !dbg !16
@work = internal global %struct.work zeroinitializer, align 4, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !34 {
entry:
  %retval = alloca i32, align 4
  %waiter = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %waiter, !38, !DIExpression(), !42)
  %call = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @wait, ptr noundef null), !dbg !43
  store i32 1, ptr %.atomictmp, align 4, !dbg !44
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !44
  store atomic i32 %0, ptr @go release, align 4, !dbg !44
  %1 = load atomic i32, ptr @done monotonic, align 4, !dbg !45
  store i32 %1, ptr %atomic-temp, align 4, !dbg !45
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !45
  %tobool = icmp ne i32 %2, 0, !dbg !45
  br i1 %tobool, label %if.then, label %if.end, !dbg !47

if.then:                                          ; preds = %entry
  store i32 5, ptr getelementptr inbounds (%struct.work, ptr @work, i32 0, i32 1), align 4, !dbg !48
  br label %if.end, !dbg !49

if.end:                                           ; preds = %if.then, %entry
  %3 = load i64, ptr %waiter, align 8, !dbg !50
  %call1 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !51
  ret i32 0, !dbg !52
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %unused) #0 !dbg !53 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !57, !DIExpression(), !58)
  br label %while.cond, !dbg !59

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @go acquire, align 4, !dbg !60
  store i32 %0, ptr %atomic-temp, align 4, !dbg !60
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !60
  %tobool = icmp ne i32 %1, 0, !dbg !61
  %lnot = xor i1 %tobool, true, !dbg !61
  br i1 %lnot, label %while.body, label %while.end, !dbg !59

while.body:                                       ; preds = %while.cond
  %2 = load i32, ptr getelementptr inbounds (%struct.work, ptr @work, i32 0, i32 1), align 4, !dbg !62
  call void @look(i32 noundef %2), !dbg !63
  br label %while.cond, !dbg !59, !llvm.loop !64

while.end:                                        ; preds = %while.cond
  store i32 1, ptr %.atomictmp, align 4, !dbg !67
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !67
  store atomic i32 %3, ptr @done monotonic, align 4, !dbg !67
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !68
  ret ptr %4, !dbg !69
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @look(i32 noundef %value) #0 !dbg !70 {
entry:
  %value.addr = alloca i32, align 4
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !73, !DIExpression(), !74)
  %0 = load i32, ptr %value.addr, align 4, !dbg !75
  ret void, !dbg !76
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 14, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "round_raced_after.c", directory: ".", checksumkind: CSK_MD5, checksum: "cbdc0dd18259d7bbb3881f1a20cdf496")
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
!15 = !{!0, !16, !21}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 14, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "work", scope: !2, file: !3, line: 15, type: !23, isLocal: true, isDefinition: true)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "work", file: !3, line: 10, size: 64, elements: !24)
!24 = !{!25, !26}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !23, file: !3, line: 11, baseType: !20, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "limit", scope: !23, file: !3, line: 11, baseType: !20, size: 32, offset: 32)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !35, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!20}
!37 = !{}
!38 = !DILocalVariable(name: "waiter", scope: !34, file: !3, line: 29, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 39, baseType: !41)
!40 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 29, column: 13, scope: !34)
!43 = !DILocation(line: 30, column: 3, scope: !34)
!44 = !DILocation(line: 31, column: 3, scope: !34)
!45 = !DILocation(line: 32, column: 7, scope: !46)
!46 = distinct !DILexicalBlock(scope: !34, file: !3, line: 32, column: 7)
!47 = !DILocation(line: 32, column: 7, scope: !34)
!48 = !DILocation(line: 33, column: 16, scope: !46)
!49 = !DILocation(line: 33, column: 5, scope: !46)
!50 = !DILocation(line: 34, column: 16, scope: !34)
!51 = !DILocation(line: 34, column: 3, scope: !34)
!52 = !DILocation(line: 35, column: 3, scope: !34)
!53 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 21, type: !54, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!54 = !DISubroutineType(types: !55)
!55 = !{!56, !56}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!57 = !DILocalVariable(name: "unused", arg: 1, scope: !53, file: !3, line: 21, type: !56)
!58 = !DILocation(line: 21, column: 25, scope: !53)
!59 = !DILocation(line: 22, column: 3, scope: !53)
!60 = !DILocation(line: 22, column: 11, scope: !53)
!61 = !DILocation(line: 22, column: 10, scope: !53)
!62 = !DILocation(line: 23, column: 15, scope: !53)
!63 = !DILocation(line: 23, column: 5, scope: !53)
!64 = distinct !{!64, !59, !65, !66}
!65 = !DILocation(line: 23, column: 20, scope: !53)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !DILocation(line: 24, column: 3, scope: !53)
!68 = !DILocation(line: 25, column: 10, scope: !53)
!69 = !DILocation(line: 25, column: 3, scope: !53)
!70 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 17, type: !71, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!71 = !DISubroutineType(types: !72)
!72 = !{null, !20}
!73 = !DILocalVariable(name: "value", arg: 1, scope: !70, file: !3, line: 17, type: !20)
!74 = !DILocation(line: 17, column: 22, scope: !70)
!75 = !DILocation(line: 18, column: 9, scope: !70)
!76 = !DILocation(line: 19, column: 1, scope: !70)
