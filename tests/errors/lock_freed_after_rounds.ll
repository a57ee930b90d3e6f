; ModuleID = 'lock_freed_after_rounds.c'
source_filename = "lock_freed_after_rounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@lock = internal global ptr null, align 8, !dbg !0
@go = internal global i32 0, align 4, !dbg !16
@over = internal global i32 0, align 4, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !50 {
entry:
  %retval = alloca i32, align 4
  %waiter = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %waiter, !54, !DIExpression(), !57)
  %call = call ptr @calloc(i64 noundef 1, i64 noundef 40) #3, !dbg !58
  store ptr %call, ptr @lock, align 8, !dbg !59
  %call1 = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @wait, ptr noundef null), !dbg !60
  store i32 1, ptr %.atomictmp, align 4, !dbg !61
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !61
  store atomic i32 %0, ptr @go monotonic, align 4, !dbg !61
  %1 = load atomic i32, ptr @over monotonic, align 4, !dbg !62
  store i32 %1, ptr %atomic-temp, align 4, !dbg !62
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !62
  %tobool = icmp ne i32 %2, 0, !dbg !62
  br i1 %tobool, label %if.then, label %if.end, !dbg !64

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr @lock, align 8, !dbg !65
  call void @free(ptr noundef %3), !dbg !66
  br label %if.end, !dbg !66

if.end:                                           ; preds = %if.then, %entry
  %4 = load i64, ptr %waiter, align 8, !dbg !67
  %call2 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !68
  ret i32 0, !dbg !69
}

; Function Attrs: allocsize(0,1)
declare ptr @calloc(i64 noundef, i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %unused) #0 !dbg !70 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !74, !DIExpression(), !75)
  br label %while.cond, !dbg !76

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @go monotonic, align 4, !dbg !77
  store i32 %0, ptr %atomic-temp, align 4, !dbg !77
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !77
  %tobool = icmp ne i32 %1, 0, !dbg !78
  %lnot = xor i1 %tobool, true, !dbg !78
  br i1 %lnot, label %while.body, label %while.end, !dbg !76

while.body:                                       ; preds = %while.cond
  %2 = load ptr, ptr @lock, align 8, !dbg !79
  %call = call i32 @pthread_mutex_lock(ptr noundef %2), !dbg !81
  %3 = load ptr, ptr @lock, align 8, !dbg !82
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef %3), !dbg !83
  br label %while.cond, !dbg !76, !llvm.loop !84

while.end:                                        ; preds = %while.cond
  store i32 1, ptr %.atomictmp, align 4, !dbg !87
  %4 = load i32, ptr %.atomictmp, align 4, !dbg !87
  store atomic i32 %4, ptr @over monotonic, align 4, !dbg !87
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !88
  ret ptr %5, !dbg !89
}

declare void @free(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0,1) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 12, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lock_freed_after_rounds.c", directory: ".", checksumkind: CSK_MD5, checksum: "1a764688a99228acd36ac718edd5166a")
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
!22 = distinct !DIGlobalVariable(name: "over", scope: !2, file: !3, line: 11, type: !18, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !25, line: 57, baseType: !26)
!25 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!26 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !25, line: 45, size: 320, elements: !27)
!27 = !{!28, !36, !41}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !26, file: !25, line: 54, baseType: !29, size: 160)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !26, file: !25, line: 46, size: 160, elements: !30)
!30 = !{!31, !32, !33, !34, !35}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !29, file: !25, line: 47, baseType: !20, size: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !29, file: !25, line: 48, baseType: !7, size: 32, offset: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !29, file: !25, line: 49, baseType: !20, size: 32, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !29, file: !25, line: 51, baseType: !7, size: 32, offset: 96)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !29, file: !25, line: 53, baseType: !20, size: 32, offset: 128)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !26, file: !25, line: 55, baseType: !37, size: 320)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 320, elements: !39)
!38 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!39 = !{!40}
!40 = !DISubrange(count: 40)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !26, file: !25, line: 56, baseType: !42, size: 64)
!42 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !51, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!20}
!53 = !{}
!54 = !DILocalVariable(name: "waiter", scope: !50, file: !3, line: 24, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 39, baseType: !56)
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DILocation(line: 24, column: 13, scope: !50)
!58 = !DILocation(line: 25, column: 10, scope: !50)
!59 = !DILocation(line: 25, column: 8, scope: !50)
!60 = !DILocation(line: 26, column: 3, scope: !50)
!61 = !DILocation(line: 27, column: 3, scope: !50)
!62 = !DILocation(line: 28, column: 7, scope: !63)
!63 = distinct !DILexicalBlock(scope: !50, file: !3, line: 28, column: 7)
!64 = !DILocation(line: 28, column: 7, scope: !50)
!65 = !DILocation(line: 29, column: 10, scope: !63)
!66 = !DILocation(line: 29, column: 5, scope: !63)
!67 = !DILocation(line: 30, column: 16, scope: !50)
!68 = !DILocation(line: 30, column: 3, scope: !50)
!69 = !DILocation(line: 31, column: 3, scope: !50)
!70 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 14, type: !71, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!71 = !DISubroutineType(types: !72)
!72 = !{!73, !73}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!74 = !DILocalVariable(name: "unused", arg: 1, scope: !70, file: !3, line: 14, type: !73)
!75 = !DILocation(line: 14, column: 25, scope: !70)
!76 = !DILocation(line: 15, column: 3, scope: !70)
!77 = !DILocation(line: 15, column: 11, scope: !70)
!78 = !DILocation(line: 15, column: 10, scope: !70)
!79 = !DILocation(line: 16, column: 24, scope: !80)
!80 = distinct !DILexicalBlock(scope: !70, file: !3, line: 15, column: 60)
!81 = !DILocation(line: 16, column: 5, scope: !80)
!82 = !DILocation(line: 17, column: 26, scope: !80)
!83 = !DILocation(line: 17, column: 5, scope: !80)
!84 = distinct !{!84, !76, !85, !86}
!85 = !DILocation(line: 18, column: 3, scope: !70)
!86 = !{!"llvm.loop.mustprogress"}
!87 = !DILocation(line: 19, column: 3, scope: !70)
!88 = !DILocation(line: 20, column: 10, scope: !70)
!89 = !DILocation(line: 20, column: 3, scope: !70)
