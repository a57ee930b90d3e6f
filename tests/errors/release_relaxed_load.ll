; ModuleID = 'release_relaxed_load.c'
source_filename = "release_relaxed_load.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@data = internal global i32 0, align 4, !dbg !0
@is_ready = internal global i32 0, align 4, !dbg !18
@seen = internal global i32 0, align 4, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !36, !DIExpression(), !40)
    #dbg_declare(ptr %u, !41, !DIExpression(), !42)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @writer, ptr noundef null), !dbg !43
  %call1 = call i32 @pthread_create(ptr noundef %u, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !44
  %0 = load i64, ptr %t, align 8, !dbg !45
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !46
  %1 = load i64, ptr %u, align 8, !dbg !47
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !48
  ret i32 0, !dbg !49
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %unused) #0 !dbg !50 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !53, !DIExpression(), !54)
  store i32 1, ptr @data, align 4, !dbg !55
  store i32 1, ptr %.atomictmp, align 4, !dbg !56
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !56
  store atomic i32 %0, ptr @is_ready release, align 4, !dbg !56
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !57
  ret ptr %1, !dbg !58
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !59 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !60, !DIExpression(), !61)
  %0 = load atomic i32, ptr @is_ready monotonic, align 4, !dbg !62
  store i32 %0, ptr %atomic-temp, align 4, !dbg !62
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !62
  %tobool = icmp ne i32 %1, 0, !dbg !62
  br i1 %tobool, label %if.then, label %if.end, !dbg !64

if.then:                                          ; preds = %entry
  %2 = load i32, ptr @data, align 4, !dbg !65
  store i32 %2, ptr @seen, align 4, !dbg !66
  br label %if.end, !dbg !67

if.end:                                           ; preds = %if.then, %entry
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !68
  ret ptr %3, !dbg !69
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 11, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "release_relaxed_load.c", directory: ".", checksumkind: CSK_MD5, checksum: "c9923da39a5c30ec5c56d1d7b1cf69d6")
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
!19 = distinct !DIGlobalVariable(name: "is_ready", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 11, type: !22, isLocal: true, isDefinition: true)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !33, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!22}
!35 = !{}
!36 = !DILocalVariable(name: "t", scope: !32, file: !3, line: 26, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 35, baseType: !39)
!38 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 26, column: 13, scope: !32)
!41 = !DILocalVariable(name: "u", scope: !32, file: !3, line: 26, type: !37)
!42 = !DILocation(line: 26, column: 16, scope: !32)
!43 = !DILocation(line: 27, column: 3, scope: !32)
!44 = !DILocation(line: 28, column: 3, scope: !32)
!45 = !DILocation(line: 29, column: 16, scope: !32)
!46 = !DILocation(line: 29, column: 3, scope: !32)
!47 = !DILocation(line: 30, column: 16, scope: !32)
!48 = !DILocation(line: 30, column: 3, scope: !32)
!49 = !DILocation(line: 31, column: 3, scope: !32)
!50 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 13, type: !51, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!51 = !DISubroutineType(types: !52)
!52 = !{!16, !16}
!53 = !DILocalVariable(name: "unused", arg: 1, scope: !50, file: !3, line: 13, type: !16)
!54 = !DILocation(line: 13, column: 27, scope: !50)
!55 = !DILocation(line: 14, column: 8, scope: !50)
!56 = !DILocation(line: 15, column: 3, scope: !50)
!57 = !DILocation(line: 16, column: 10, scope: !50)
!58 = !DILocation(line: 16, column: 3, scope: !50)
!59 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 19, type: !51, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!60 = !DILocalVariable(name: "unused", arg: 1, scope: !59, file: !3, line: 19, type: !16)
!61 = !DILocation(line: 19, column: 27, scope: !59)
!62 = !DILocation(line: 20, column: 7, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 20, column: 7)
!64 = !DILocation(line: 20, column: 7, scope: !59)
!65 = !DILocation(line: 21, column: 12, scope: !63)
!66 = !DILocation(line: 21, column: 10, scope: !63)
!67 = !DILocation(line: 21, column: 5, scope: !63)
!68 = !DILocation(line: 22, column: 10, scope: !59)
!69 = !DILocation(line: 22, column: 3, scope: !59)
