; ModuleID = 'release_sequence_update_ok.c'
source_filename = "release_sequence_update_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@data = internal global i32 0, align 4, !dbg !0
@flag = internal global i32 0, align 4, !dbg !18
@seen = internal global i32 0, align 4, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !36, !DIExpression(), !40)
    #dbg_declare(ptr %b, !41, !DIExpression(), !42)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @sends, ptr noundef null), !dbg !43
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @receives, ptr noundef null), !dbg !44
  %0 = load i64, ptr %a, align 8, !dbg !45
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !46
  %1 = load i64, ptr %b, align 8, !dbg !47
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !48
  ret i32 0, !dbg !49
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @sends(ptr noundef %unused) #0 !dbg !50 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !53, !DIExpression(), !54)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !55
  store i32 1, ptr @data, align 4, !dbg !56
  store i32 1, ptr %.atomictmp, align 4, !dbg !57
  %1 = load i32, ptr %.atomictmp, align 4, !dbg !57
  store atomic i32 %1, ptr @flag release, align 4, !dbg !57
  store i32 1, ptr %.atomictmp1, align 4, !dbg !58
  %2 = load i32, ptr %.atomictmp1, align 4, !dbg !58
  %3 = atomicrmw add ptr @flag, i32 %2 monotonic, align 4, !dbg !58
  store i32 %3, ptr %atomic-temp, align 4, !dbg !58
  %4 = load i32, ptr %atomic-temp, align 4, !dbg !58
  ret ptr null, !dbg !59
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @receives(ptr noundef %unused) #0 !dbg !60 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !61, !DIExpression(), !62)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !63
  %1 = load atomic i32, ptr @flag acquire, align 4, !dbg !64
  store i32 %1, ptr %atomic-temp, align 4, !dbg !64
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !64
  %cmp = icmp eq i32 %2, 2, !dbg !66
  br i1 %cmp, label %if.then, label %if.end, !dbg !67

if.then:                                          ; preds = %entry
  %3 = load i32, ptr @data, align 4, !dbg !68
  store i32 %3, ptr @seen, align 4, !dbg !69
  br label %if.end, !dbg !70

if.end:                                           ; preds = %if.then, %entry
  ret ptr null, !dbg !71
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 10, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "release_sequence_update_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "3d50d6d2710e63224d127b23bc25f467")
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
!19 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 11, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 10, type: !22, isLocal: true, isDefinition: true)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !33, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!22}
!35 = !{}
!36 = !DILocalVariable(name: "a", scope: !32, file: !3, line: 29, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 35, baseType: !39)
!38 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 29, column: 13, scope: !32)
!41 = !DILocalVariable(name: "b", scope: !32, file: !3, line: 29, type: !37)
!42 = !DILocation(line: 29, column: 16, scope: !32)
!43 = !DILocation(line: 30, column: 3, scope: !32)
!44 = !DILocation(line: 31, column: 3, scope: !32)
!45 = !DILocation(line: 32, column: 16, scope: !32)
!46 = !DILocation(line: 32, column: 3, scope: !32)
!47 = !DILocation(line: 33, column: 16, scope: !32)
!48 = !DILocation(line: 33, column: 3, scope: !32)
!49 = !DILocation(line: 34, column: 3, scope: !32)
!50 = distinct !DISubprogram(name: "sends", scope: !3, file: !3, line: 13, type: !51, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!51 = !DISubroutineType(types: !52)
!52 = !{!16, !16}
!53 = !DILocalVariable(name: "unused", arg: 1, scope: !50, file: !3, line: 13, type: !16)
!54 = !DILocation(line: 13, column: 26, scope: !50)
!55 = !DILocation(line: 14, column: 9, scope: !50)
!56 = !DILocation(line: 15, column: 8, scope: !50)
!57 = !DILocation(line: 16, column: 3, scope: !50)
!58 = !DILocation(line: 17, column: 3, scope: !50)
!59 = !DILocation(line: 18, column: 3, scope: !50)
!60 = distinct !DISubprogram(name: "receives", scope: !3, file: !3, line: 21, type: !51, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!61 = !DILocalVariable(name: "unused", arg: 1, scope: !60, file: !3, line: 21, type: !16)
!62 = !DILocation(line: 21, column: 29, scope: !60)
!63 = !DILocation(line: 22, column: 9, scope: !60)
!64 = !DILocation(line: 23, column: 7, scope: !65)
!65 = distinct !DILexicalBlock(scope: !60, file: !3, line: 23, column: 7)
!66 = !DILocation(line: 23, column: 57, scope: !65)
!67 = !DILocation(line: 23, column: 7, scope: !60)
!68 = !DILocation(line: 24, column: 12, scope: !65)
!69 = !DILocation(line: 24, column: 10, scope: !65)
!70 = !DILocation(line: 24, column: 5, scope: !65)
!71 = !DILocation(line: 25, column: 3, scope: !60)
