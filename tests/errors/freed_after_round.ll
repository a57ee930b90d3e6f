; ModuleID = 'freed_after_round.c'
source_filename = "freed_after_round.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@load = internal global ptr null, align 8, !dbg !0
@go = internal global i32 0, align 4, !dbg !16
@done = internal global i32 0, align 4, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !31 {
entry:
  %retval = alloca i32, align 4
  %waiter = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call ptr @calloc(i64 noundef 1, i64 noundef 4) #4, !dbg !35
  store ptr %call, ptr @load, align 8, !dbg !36
    #dbg_declare(ptr %waiter, !37, !DIExpression(), !41)
  %call1 = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @wait, ptr noundef null), !dbg !42
  store i32 1, ptr %.atomictmp, align 4, !dbg !43
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !43
  store atomic i32 %0, ptr @go release, align 4, !dbg !43
  %1 = load atomic i32, ptr @done monotonic, align 4, !dbg !44
  store i32 %1, ptr %atomic-temp, align 4, !dbg !44
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !44
  %tobool = icmp ne i32 %2, 0, !dbg !44
  br i1 %tobool, label %if.then, label %if.end, !dbg !46

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr @load, align 8, !dbg !47
  call void @free(ptr noundef %3), !dbg !48
  br label %if.end, !dbg !48

if.end:                                           ; preds = %if.then, %entry
  %4 = load i64, ptr %waiter, align 8, !dbg !49
  %call2 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !50
  ret i32 0, !dbg !51
}

; Function Attrs: allocsize(0,1)
declare ptr @calloc(i64 noundef, i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %unused) #0 !dbg !52 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !56, !DIExpression(), !57)
  br label %while.cond, !dbg !58

while.cond:                                       ; preds = %if.end, %entry
  %0 = load atomic i32, ptr @go acquire, align 4, !dbg !59
  store i32 %0, ptr %atomic-temp, align 4, !dbg !59
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !59
  %tobool = icmp ne i32 %1, 0, !dbg !60
  %lnot = xor i1 %tobool, true, !dbg !60
  br i1 %lnot, label %while.body, label %while.end, !dbg !58

while.body:                                       ; preds = %while.cond
  %2 = load ptr, ptr @load, align 8, !dbg !61
  %3 = load atomic i32, ptr %2 monotonic, align 4, !dbg !64
  store i32 %3, ptr %atomic-temp1, align 4, !dbg !64
  %4 = load i32, ptr %atomic-temp1, align 4, !dbg !64
  %cmp = icmp sgt i32 %4, 8, !dbg !65
  br i1 %cmp, label %if.then, label %if.end, !dbg !66

if.then:                                          ; preds = %while.body
  call void @abort() #5, !dbg !67
  unreachable, !dbg !67

if.end:                                           ; preds = %while.body
  br label %while.cond, !dbg !58, !llvm.loop !68

while.end:                                        ; preds = %while.cond
  store i32 1, ptr %.atomictmp, align 4, !dbg !71
  %5 = load i32, ptr %.atomictmp, align 4, !dbg !71
  store atomic i32 %5, ptr @done monotonic, align 4, !dbg !71
  %6 = load ptr, ptr %unused.addr, align 8, !dbg !72
  ret ptr %6, !dbg !73
}

declare void @free(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @abort() #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(0,1) }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "load", scope: !2, file: !3, line: 12, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "freed_after_round.c", directory: ".", checksumkind: CSK_MD5, checksum: "7a71fea7d396b734f4b5524711b82f86")
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
!15 = !{!16, !21, !0}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 11, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 11, type: !18, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 8, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !32, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!20}
!34 = !{}
!35 = !DILocation(line: 24, column: 10, scope: !31)
!36 = !DILocation(line: 24, column: 8, scope: !31)
!37 = !DILocalVariable(name: "waiter", scope: !31, file: !3, line: 25, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 39, baseType: !40)
!39 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 25, column: 13, scope: !31)
!42 = !DILocation(line: 26, column: 3, scope: !31)
!43 = !DILocation(line: 27, column: 3, scope: !31)
!44 = !DILocation(line: 28, column: 7, scope: !45)
!45 = distinct !DILexicalBlock(scope: !31, file: !3, line: 28, column: 7)
!46 = !DILocation(line: 28, column: 7, scope: !31)
!47 = !DILocation(line: 29, column: 10, scope: !45)
!48 = !DILocation(line: 29, column: 5, scope: !45)
!49 = !DILocation(line: 30, column: 16, scope: !31)
!50 = !DILocation(line: 30, column: 3, scope: !31)
!51 = !DILocation(line: 31, column: 3, scope: !31)
!52 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 14, type: !53, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !55}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!56 = !DILocalVariable(name: "unused", arg: 1, scope: !52, file: !3, line: 14, type: !55)
!57 = !DILocation(line: 14, column: 25, scope: !52)
!58 = !DILocation(line: 15, column: 3, scope: !52)
!59 = !DILocation(line: 15, column: 11, scope: !52)
!60 = !DILocation(line: 15, column: 10, scope: !52)
!61 = !DILocation(line: 16, column: 30, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 16, column: 9)
!63 = distinct !DILexicalBlock(scope: !52, file: !3, line: 15, column: 60)
!64 = !DILocation(line: 16, column: 9, scope: !62)
!65 = !DILocation(line: 16, column: 58, scope: !62)
!66 = !DILocation(line: 16, column: 9, scope: !63)
!67 = !DILocation(line: 17, column: 7, scope: !62)
!68 = distinct !{!68, !58, !69, !70}
!69 = !DILocation(line: 18, column: 3, scope: !52)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !DILocation(line: 19, column: 3, scope: !52)
!72 = !DILocation(line: 20, column: 10, scope: !52)
!73 = !DILocation(line: 20, column: 3, scope: !52)
