; ModuleID = 'fence_before_rounds.c'
source_filename = "fence_before_rounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@go = internal global i32 0, align 4, !dbg !0
@told = internal global ptr null, align 8, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !30 {
entry:
  %retval = alloca i32, align 4
  %maker = alloca i64, align 8
  %looker = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %maker, !34, !DIExpression(), !38)
    #dbg_declare(ptr %looker, !39, !DIExpression(), !40)
  %call = call i32 @pthread_create(ptr noundef %maker, ptr noundef null, ptr noundef @make, ptr noundef null), !dbg !41
  %call1 = call i32 @pthread_create(ptr noundef %looker, ptr noundef null, ptr noundef @look, ptr noundef null), !dbg !42
  store i32 1, ptr %.atomictmp, align 4, !dbg !43
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !43
  store atomic i32 %0, ptr @go monotonic, align 4, !dbg !43
  %1 = load i64, ptr %maker, align 8, !dbg !44
  %call2 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !45
  %2 = load i64, ptr %looker, align 8, !dbg !46
  %call3 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !47
  ret i32 0, !dbg !48
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @make(ptr noundef %unused) #0 !dbg !49 {
entry:
  %unused.addr = alloca ptr, align 8
  %block = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !53, !DIExpression(), !54)
    #dbg_declare(ptr %block, !55, !DIExpression(), !56)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !57
  store ptr %call, ptr %block, align 8, !dbg !56
  %0 = load ptr, ptr %block, align 8, !dbg !58
  store i32 5, ptr %0, align 4, !dbg !59
  fence release, !dbg !60
  br label %while.cond, !dbg !61

while.cond:                                       ; preds = %while.body, %entry
  %1 = load atomic i32, ptr @go monotonic, align 4, !dbg !62
  store i32 %1, ptr %atomic-temp, align 4, !dbg !62
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !62
  %tobool = icmp ne i32 %2, 0, !dbg !63
  %lnot = xor i1 %tobool, true, !dbg !63
  br i1 %lnot, label %while.body, label %while.end, !dbg !61

while.body:                                       ; preds = %while.cond
  %3 = load ptr, ptr %block, align 8, !dbg !64
  store i32 5, ptr %3, align 4, !dbg !65
  br label %while.cond, !dbg !61, !llvm.loop !66

while.end:                                        ; preds = %while.cond
  %4 = load ptr, ptr %block, align 8, !dbg !69
  store ptr %4, ptr %.atomictmp, align 8, !dbg !70
  %5 = load i64, ptr %.atomictmp, align 8, !dbg !70
  store atomic i64 %5, ptr @told monotonic, align 8, !dbg !70
  %6 = load ptr, ptr %unused.addr, align 8, !dbg !71
  ret ptr %6, !dbg !72
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %unused) #0 !dbg !73 {
entry:
  %unused.addr = alloca ptr, align 8
  %block = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !74, !DIExpression(), !75)
    #dbg_declare(ptr %block, !76, !DIExpression(), !77)
  %0 = load atomic i64, ptr @told acquire, align 8, !dbg !78
  store i64 %0, ptr %atomic-temp, align 8, !dbg !78
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !78
  store ptr %1, ptr %block, align 8, !dbg !77
  %2 = load ptr, ptr %block, align 8, !dbg !79
  %tobool = icmp ne ptr %2, null, !dbg !79
  br i1 %tobool, label %land.lhs.true, label %cond.false, !dbg !80

land.lhs.true:                                    ; preds = %entry
  %3 = load ptr, ptr %block, align 8, !dbg !81
  %4 = load i32, ptr %3, align 4, !dbg !82
  %tobool1 = icmp ne i32 %4, 0, !dbg !82
  br i1 %tobool1, label %cond.true, label %cond.false, !dbg !79

cond.true:                                        ; preds = %land.lhs.true
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !83
  br label %cond.end, !dbg !79

cond.false:                                       ; preds = %land.lhs.true, %entry
  br label %cond.end, !dbg !79

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %5, %cond.true ], [ null, %cond.false ], !dbg !79
  ret ptr %cond, !dbg !84
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 10, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "fence_before_rounds.c", directory: ".", checksumkind: CSK_MD5, checksum: "613105145b79c4ddaa00fa7364223207")
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
!15 = !{!0, !16}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "told", scope: !2, file: !3, line: 11, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !31, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!20}
!33 = !{}
!34 = !DILocalVariable(name: "maker", scope: !30, file: !3, line: 29, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 39, baseType: !37)
!36 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocation(line: 29, column: 13, scope: !30)
!39 = !DILocalVariable(name: "looker", scope: !30, file: !3, line: 29, type: !35)
!40 = !DILocation(line: 29, column: 20, scope: !30)
!41 = !DILocation(line: 30, column: 3, scope: !30)
!42 = !DILocation(line: 31, column: 3, scope: !30)
!43 = !DILocation(line: 32, column: 3, scope: !30)
!44 = !DILocation(line: 33, column: 16, scope: !30)
!45 = !DILocation(line: 33, column: 3, scope: !30)
!46 = !DILocation(line: 34, column: 16, scope: !30)
!47 = !DILocation(line: 34, column: 3, scope: !30)
!48 = !DILocation(line: 35, column: 3, scope: !30)
!49 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 13, type: !50, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!53 = !DILocalVariable(name: "unused", arg: 1, scope: !49, file: !3, line: 13, type: !52)
!54 = !DILocation(line: 13, column: 25, scope: !49)
!55 = !DILocalVariable(name: "block", scope: !49, file: !3, line: 14, type: !19)
!56 = !DILocation(line: 14, column: 8, scope: !49)
!57 = !DILocation(line: 14, column: 16, scope: !49)
!58 = !DILocation(line: 15, column: 4, scope: !49)
!59 = !DILocation(line: 15, column: 10, scope: !49)
!60 = !DILocation(line: 16, column: 3, scope: !49)
!61 = !DILocation(line: 17, column: 3, scope: !49)
!62 = !DILocation(line: 17, column: 11, scope: !49)
!63 = !DILocation(line: 17, column: 10, scope: !49)
!64 = !DILocation(line: 18, column: 6, scope: !49)
!65 = !DILocation(line: 18, column: 12, scope: !49)
!66 = distinct !{!66, !61, !67, !68}
!67 = !DILocation(line: 18, column: 14, scope: !49)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !DILocation(line: 19, column: 32, scope: !49)
!70 = !DILocation(line: 19, column: 3, scope: !49)
!71 = !DILocation(line: 20, column: 10, scope: !49)
!72 = !DILocation(line: 20, column: 3, scope: !49)
!73 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 23, type: !50, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!74 = !DILocalVariable(name: "unused", arg: 1, scope: !73, file: !3, line: 23, type: !52)
!75 = !DILocation(line: 23, column: 25, scope: !73)
!76 = !DILocalVariable(name: "block", scope: !73, file: !3, line: 24, type: !19)
!77 = !DILocation(line: 24, column: 8, scope: !73)
!78 = !DILocation(line: 24, column: 16, scope: !73)
!79 = !DILocation(line: 25, column: 10, scope: !73)
!80 = !DILocation(line: 25, column: 16, scope: !73)
!81 = !DILocation(line: 25, column: 20, scope: !73)
!82 = !DILocation(line: 25, column: 19, scope: !73)
!83 = !DILocation(line: 25, column: 28, scope: !73)
!84 = !DILocation(line: 25, column: 3, scope: !73)
