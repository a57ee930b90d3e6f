; ModuleID = 'local_ends_unordered.c'
source_filename = "local_ends_unordered.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@given = internal global ptr null, align 8, !dbg !0
@is_done = internal global i32 0, align 4, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !36, !DIExpression(), !40)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @user, ptr noundef null), !dbg !41
  call void @give(), !dbg !42
  %0 = load i64, ptr %thread, align 8, !dbg !43
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !44
  ret i32 0, !dbg !45
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @user(ptr noundef %unused) #0 !dbg !46 {
entry:
  %unused.addr = alloca ptr, align 8
  %work = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !49, !DIExpression(), !50)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !51
    #dbg_declare(ptr %work, !52, !DIExpression(), !53)
  br label %while.cond, !dbg !54

while.cond:                                       ; preds = %while.body, %entry
  %1 = load atomic i64, ptr @given acquire, align 8, !dbg !55
  store i64 %1, ptr %atomic-temp, align 8, !dbg !55
  %2 = load ptr, ptr %atomic-temp, align 8, !dbg !55
  store ptr %2, ptr %work, align 8, !dbg !56
  %cmp = icmp eq ptr %2, null, !dbg !57
  br i1 %cmp, label %while.body, label %while.end, !dbg !54

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !54, !llvm.loop !58

while.end:                                        ; preds = %while.cond
  %3 = load ptr, ptr %work, align 8, !dbg !61
  store i32 5, ptr %3, align 4, !dbg !62
  store i32 1, ptr %.atomictmp, align 4, !dbg !63
  %4 = load i32, ptr %.atomictmp, align 4, !dbg !63
  store atomic i32 %4, ptr @is_done monotonic, align 4, !dbg !63
  ret ptr null, !dbg !64
}

; Function Attrs: noinline nounwind uwtable
define internal void @give() #0 !dbg !65 {
entry:
  %local = alloca i32, align 4
  %.atomictmp = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
    #dbg_declare(ptr %local, !68, !DIExpression(), !69)
  store i32 1, ptr %local, align 4, !dbg !69
  store ptr %local, ptr %.atomictmp, align 8, !dbg !70
  %0 = load i64, ptr %.atomictmp, align 8, !dbg !70
  store atomic i64 %0, ptr @given release, align 8, !dbg !70
  br label %while.cond, !dbg !71

while.cond:                                       ; preds = %while.body, %entry
  %1 = load atomic i32, ptr @is_done monotonic, align 4, !dbg !72
  store i32 %1, ptr %atomic-temp, align 4, !dbg !72
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !72
  %tobool = icmp ne i32 %2, 0, !dbg !73
  %lnot = xor i1 %tobool, true, !dbg !73
  br i1 %lnot, label %while.body, label %while.end, !dbg !71

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !71, !llvm.loop !74

while.end:                                        ; preds = %while.cond
  ret void, !dbg !76
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "given", scope: !2, file: !3, line: 9, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "local_ends_unordered.c", directory: ".", checksumkind: CSK_MD5, checksum: "e9b60d684d459ed9c7f83a73425575b4")
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
!17 = !{!0, !18}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "is_done", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !33, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!22}
!35 = !{}
!36 = !DILocalVariable(name: "thread", scope: !32, file: !3, line: 30, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 75, baseType: !39)
!38 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 30, column: 15, scope: !32)
!41 = !DILocation(line: 31, column: 5, scope: !32)
!42 = !DILocation(line: 32, column: 5, scope: !32)
!43 = !DILocation(line: 33, column: 18, scope: !32)
!44 = !DILocation(line: 33, column: 5, scope: !32)
!45 = !DILocation(line: 34, column: 5, scope: !32)
!46 = distinct !DISubprogram(name: "user", scope: !3, file: !3, line: 12, type: !47, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!47 = !DISubroutineType(types: !48)
!48 = !{!16, !16}
!49 = !DILocalVariable(name: "unused", arg: 1, scope: !46, file: !3, line: 12, type: !16)
!50 = !DILocation(line: 12, column: 25, scope: !46)
!51 = !DILocation(line: 13, column: 11, scope: !46)
!52 = !DILocalVariable(name: "work", scope: !46, file: !3, line: 14, type: !24)
!53 = !DILocation(line: 14, column: 10, scope: !46)
!54 = !DILocation(line: 15, column: 5, scope: !46)
!55 = !DILocation(line: 15, column: 20, scope: !46)
!56 = !DILocation(line: 15, column: 18, scope: !46)
!57 = !DILocation(line: 15, column: 72, scope: !46)
!58 = distinct !{!58, !54, !59, !60}
!59 = !DILocation(line: 16, column: 5, scope: !46)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !DILocation(line: 17, column: 6, scope: !46)
!62 = !DILocation(line: 17, column: 11, scope: !46)
!63 = !DILocation(line: 18, column: 5, scope: !46)
!64 = !DILocation(line: 19, column: 5, scope: !46)
!65 = distinct !DISubprogram(name: "give", scope: !3, file: !3, line: 22, type: !66, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!66 = !DISubroutineType(types: !67)
!67 = !{null}
!68 = !DILocalVariable(name: "local", scope: !65, file: !3, line: 23, type: !22)
!69 = !DILocation(line: 23, column: 9, scope: !65)
!70 = !DILocation(line: 24, column: 5, scope: !65)
!71 = !DILocation(line: 25, column: 5, scope: !65)
!72 = !DILocation(line: 25, column: 13, scope: !65)
!73 = !DILocation(line: 25, column: 12, scope: !65)
!74 = distinct !{!74, !71, !75, !60}
!75 = !DILocation(line: 26, column: 5, scope: !65)
!76 = !DILocation(line: 27, column: 1, scope: !65)
