; ModuleID = 'written_between_starts.c'
source_filename = "written_between_starts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@told = internal global ptr null, align 8, !dbg !0
@count = internal global i32 0, align 4, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !30 {
entry:
  %retval = alloca i32, align 4
  %before = alloca i64, align 8
  %after = alloca i64, align 8
  %block = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %before, !34, !DIExpression(), !38)
    #dbg_declare(ptr %after, !39, !DIExpression(), !40)
    #dbg_declare(ptr %block, !41, !DIExpression(), !42)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !43
  store ptr %call, ptr %block, align 8, !dbg !42
  %call1 = call i32 @pthread_create(ptr noundef %before, ptr noundef null, ptr noundef @look, ptr noundef null), !dbg !44
  %0 = load ptr, ptr %block, align 8, !dbg !45
  store i32 5, ptr %0, align 4, !dbg !46
  %call2 = call i32 @pthread_create(ptr noundef %after, ptr noundef null, ptr noundef @look, ptr noundef null), !dbg !47
  %1 = load ptr, ptr %block, align 8, !dbg !48
  store ptr %1, ptr %.atomictmp, align 8, !dbg !49
  %2 = load i64, ptr %.atomictmp, align 8, !dbg !49
  store atomic i64 %2, ptr @told monotonic, align 8, !dbg !49
  %3 = load i64, ptr %before, align 8, !dbg !50
  %call3 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !51
  %4 = load i64, ptr %after, align 8, !dbg !52
  %call4 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !53
  ret i32 0, !dbg !54
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %unused) #0 !dbg !55 {
entry:
  %retval = alloca ptr, align 8
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %block = alloca ptr, align 8
  %atomic-temp1 = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !59, !DIExpression(), !60)
  store i32 1, ptr %.atomictmp, align 4, !dbg !61
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !61
  %1 = atomicrmw add ptr @count, i32 %0 monotonic, align 4, !dbg !61
  store i32 %1, ptr %atomic-temp, align 4, !dbg !61
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !61
  %cmp = icmp eq i32 %2, 1, !dbg !63
  br i1 %cmp, label %if.then, label %if.end, !dbg !64

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %block, !65, !DIExpression(), !67)
  %3 = load atomic i64, ptr @told monotonic, align 8, !dbg !68
  store i64 %3, ptr %atomic-temp1, align 8, !dbg !68
  %4 = load ptr, ptr %atomic-temp1, align 8, !dbg !68
  store ptr %4, ptr %block, align 8, !dbg !67
  %5 = load ptr, ptr %block, align 8, !dbg !69
  %tobool = icmp ne ptr %5, null, !dbg !69
  br i1 %tobool, label %land.lhs.true, label %cond.false, !dbg !70

land.lhs.true:                                    ; preds = %if.then
  %6 = load ptr, ptr %block, align 8, !dbg !71
  %7 = load i32, ptr %6, align 4, !dbg !72
  %tobool2 = icmp ne i32 %7, 0, !dbg !72
  br i1 %tobool2, label %cond.true, label %cond.false, !dbg !69

cond.true:                                        ; preds = %land.lhs.true
  %8 = load ptr, ptr %unused.addr, align 8, !dbg !73
  br label %cond.end, !dbg !69

cond.false:                                       ; preds = %land.lhs.true, %if.then
  br label %cond.end, !dbg !69

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %8, %cond.true ], [ null, %cond.false ], !dbg !69
  store ptr %cond, ptr %retval, align 8, !dbg !74
  br label %return, !dbg !74

if.end:                                           ; preds = %entry
  %9 = load ptr, ptr %unused.addr, align 8, !dbg !75
  store ptr %9, ptr %retval, align 8, !dbg !76
  br label %return, !dbg !76

return:                                           ; preds = %if.end, %cond.end
  %10 = load ptr, ptr %retval, align 8, !dbg !77
  ret ptr %10, !dbg !77
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "told", scope: !2, file: !3, line: 12, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "written_between_starts.c", directory: ".", checksumkind: CSK_MD5, checksum: "9638b5282f67432f507d6b227a1caa5b")
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
!17 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 11, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !31, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!20}
!33 = !{}
!34 = !DILocalVariable(name: "before", scope: !30, file: !3, line: 23, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 39, baseType: !37)
!36 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocation(line: 23, column: 13, scope: !30)
!39 = !DILocalVariable(name: "after", scope: !30, file: !3, line: 23, type: !35)
!40 = !DILocation(line: 23, column: 21, scope: !30)
!41 = !DILocalVariable(name: "block", scope: !30, file: !3, line: 24, type: !22)
!42 = !DILocation(line: 24, column: 8, scope: !30)
!43 = !DILocation(line: 24, column: 16, scope: !30)
!44 = !DILocation(line: 25, column: 3, scope: !30)
!45 = !DILocation(line: 26, column: 4, scope: !30)
!46 = !DILocation(line: 26, column: 10, scope: !30)
!47 = !DILocation(line: 27, column: 3, scope: !30)
!48 = !DILocation(line: 28, column: 32, scope: !30)
!49 = !DILocation(line: 28, column: 3, scope: !30)
!50 = !DILocation(line: 29, column: 16, scope: !30)
!51 = !DILocation(line: 29, column: 3, scope: !30)
!52 = !DILocation(line: 30, column: 16, scope: !30)
!53 = !DILocation(line: 30, column: 3, scope: !30)
!54 = !DILocation(line: 31, column: 3, scope: !30)
!55 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 14, type: !56, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!56 = !DISubroutineType(types: !57)
!57 = !{!58, !58}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!59 = !DILocalVariable(name: "unused", arg: 1, scope: !55, file: !3, line: 14, type: !58)
!60 = !DILocation(line: 14, column: 25, scope: !55)
!61 = !DILocation(line: 15, column: 7, scope: !62)
!62 = distinct !DILexicalBlock(scope: !55, file: !3, line: 15, column: 7)
!63 = !DILocation(line: 15, column: 66, scope: !62)
!64 = !DILocation(line: 15, column: 7, scope: !55)
!65 = !DILocalVariable(name: "block", scope: !66, file: !3, line: 16, type: !22)
!66 = distinct !DILexicalBlock(scope: !62, file: !3, line: 15, column: 72)
!67 = !DILocation(line: 16, column: 10, scope: !66)
!68 = !DILocation(line: 16, column: 18, scope: !66)
!69 = !DILocation(line: 17, column: 12, scope: !66)
!70 = !DILocation(line: 17, column: 18, scope: !66)
!71 = !DILocation(line: 17, column: 22, scope: !66)
!72 = !DILocation(line: 17, column: 21, scope: !66)
!73 = !DILocation(line: 17, column: 30, scope: !66)
!74 = !DILocation(line: 17, column: 5, scope: !66)
!75 = !DILocation(line: 19, column: 10, scope: !55)
!76 = !DILocation(line: 19, column: 3, scope: !55)
!77 = !DILocation(line: 20, column: 1, scope: !55)
