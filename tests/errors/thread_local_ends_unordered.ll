; ModuleID = 'thread_local_ends_unordered.c'
source_filename = "thread_local_ends_unordered.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@given = internal global ptr null, align 8, !dbg !0
@is_done = internal global i32 0, align 4, !dbg !18
@local = internal thread_local global i32 1, align 4, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !34 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %work = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !38, !DIExpression(), !42)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @giver, ptr noundef null), !dbg !43
    #dbg_declare(ptr %work, !44, !DIExpression(), !45)
  br label %while.cond, !dbg !46

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i64, ptr @given acquire, align 8, !dbg !47
  store i64 %0, ptr %atomic-temp, align 8, !dbg !47
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !47
  store ptr %1, ptr %work, align 8, !dbg !48
  %cmp = icmp eq ptr %1, null, !dbg !49
  br i1 %cmp, label %while.body, label %while.end, !dbg !46

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !46, !llvm.loop !50

while.end:                                        ; preds = %while.cond
  %2 = load ptr, ptr %work, align 8, !dbg !53
  store i32 5, ptr %2, align 4, !dbg !54
  store i32 1, ptr %.atomictmp, align 4, !dbg !55
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !55
  store atomic i32 %3, ptr @is_done monotonic, align 4, !dbg !55
  %4 = load i64, ptr %thread, align 8, !dbg !56
  %call1 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !57
  ret i32 0, !dbg !58
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @giver(ptr noundef %unused) #0 !dbg !59 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !62, !DIExpression(), !63)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !64
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @local), !dbg !65
  store ptr %1, ptr %.atomictmp, align 8, !dbg !66
  %2 = load i64, ptr %.atomictmp, align 8, !dbg !66
  store atomic i64 %2, ptr @given release, align 8, !dbg !66
  br label %while.cond, !dbg !67

while.cond:                                       ; preds = %while.body, %entry
  %3 = load atomic i32, ptr @is_done monotonic, align 4, !dbg !68
  store i32 %3, ptr %atomic-temp, align 4, !dbg !68
  %4 = load i32, ptr %atomic-temp, align 4, !dbg !68
  %tobool = icmp ne i32 %4, 0, !dbg !69
  %lnot = xor i1 %tobool, true, !dbg !69
  br i1 %lnot, label %while.body, label %while.end, !dbg !67

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !67, !llvm.loop !70

while.end:                                        ; preds = %while.cond
  ret ptr null, !dbg !72
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "given", scope: !2, file: !3, line: 10, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread_local_ends_unordered.c", directory: ".", checksumkind: CSK_MD5, checksum: "efb518dc81ca16facc6507fe1bc74be6")
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
!17 = !{!0, !18, !23}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "is_done", scope: !2, file: !3, line: 11, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "local", scope: !2, file: !3, line: 9, type: !22, isLocal: true, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !26)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !35, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!22}
!37 = !{}
!38 = !DILocalVariable(name: "thread", scope: !34, file: !3, line: 22, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 75, baseType: !41)
!40 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 22, column: 15, scope: !34)
!43 = !DILocation(line: 23, column: 5, scope: !34)
!44 = !DILocalVariable(name: "work", scope: !34, file: !3, line: 24, type: !26)
!45 = !DILocation(line: 24, column: 10, scope: !34)
!46 = !DILocation(line: 25, column: 5, scope: !34)
!47 = !DILocation(line: 25, column: 20, scope: !34)
!48 = !DILocation(line: 25, column: 18, scope: !34)
!49 = !DILocation(line: 25, column: 72, scope: !34)
!50 = distinct !{!50, !46, !51, !52}
!51 = !DILocation(line: 26, column: 5, scope: !34)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !DILocation(line: 27, column: 6, scope: !34)
!54 = !DILocation(line: 27, column: 11, scope: !34)
!55 = !DILocation(line: 28, column: 5, scope: !34)
!56 = !DILocation(line: 29, column: 18, scope: !34)
!57 = !DILocation(line: 29, column: 5, scope: !34)
!58 = !DILocation(line: 30, column: 5, scope: !34)
!59 = distinct !DISubprogram(name: "giver", scope: !3, file: !3, line: 13, type: !60, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!60 = !DISubroutineType(types: !61)
!61 = !{!16, !16}
!62 = !DILocalVariable(name: "unused", arg: 1, scope: !59, file: !3, line: 13, type: !16)
!63 = !DILocation(line: 13, column: 26, scope: !59)
!64 = !DILocation(line: 14, column: 11, scope: !59)
!65 = !DILocation(line: 15, column: 36, scope: !59)
!66 = !DILocation(line: 15, column: 5, scope: !59)
!67 = !DILocation(line: 16, column: 5, scope: !59)
!68 = !DILocation(line: 16, column: 13, scope: !59)
!69 = !DILocation(line: 16, column: 12, scope: !59)
!70 = distinct !{!70, !67, !71, !52}
!71 = !DILocation(line: 17, column: 5, scope: !59)
!72 = !DILocation(line: 18, column: 5, scope: !59)
