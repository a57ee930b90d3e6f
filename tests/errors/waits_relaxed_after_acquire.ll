; ModuleID = 'waits_relaxed_after_acquire.c'
source_filename = "waits_relaxed_after_acquire.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@data = internal global i32 0, align 4, !dbg !0
@flag = internal global i32 0, align 4, !dbg !18
@.str = private unnamed_addr constant [55 x i8] c"atomic_load_explicit(&data, memory_order_relaxed) == 1\00", align 1, !dbg !23
@.str.1 = private unnamed_addr constant [30 x i8] c"waits_relaxed_after_acquire.c\00", align 1, !dbg !29
@__func__.reader = private unnamed_addr constant [7 x i8] c"reader\00", align 1, !dbg !34

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !51, !DIExpression(), !55)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !56
  store i32 1, ptr %.atomictmp, align 4, !dbg !57
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !57
  store atomic i32 %0, ptr @data monotonic, align 4, !dbg !57
  store i32 1, ptr %.atomictmp1, align 4, !dbg !58
  %1 = load i32, ptr %.atomictmp1, align 4, !dbg !58
  store atomic i32 %1, ptr @flag release, align 4, !dbg !58
  %2 = load i64, ptr %thread, align 8, !dbg !59
  %call2 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !60
  ret i32 0, !dbg !61
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !62 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %atomic-temp3 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !65, !DIExpression(), !66)
  %0 = load atomic i32, ptr @flag acquire, align 4, !dbg !67
  store i32 %0, ptr %atomic-temp, align 4, !dbg !67
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !67
  %tobool = icmp ne i32 %1, 0, !dbg !67
  br i1 %tobool, label %if.end, label %if.then, !dbg !69

if.then:                                          ; preds = %entry
  br label %while.cond, !dbg !70

while.cond:                                       ; preds = %while.body, %if.then
  %2 = load atomic i32, ptr @flag monotonic, align 4, !dbg !71
  store i32 %2, ptr %atomic-temp1, align 4, !dbg !71
  %3 = load i32, ptr %atomic-temp1, align 4, !dbg !71
  %tobool2 = icmp ne i32 %3, 0, !dbg !72
  %lnot = xor i1 %tobool2, true, !dbg !72
  br i1 %lnot, label %while.body, label %while.end, !dbg !70

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !70, !llvm.loop !73

while.end:                                        ; preds = %while.cond
  br label %if.end, !dbg !70

if.end:                                           ; preds = %while.end, %entry
  %4 = load atomic i32, ptr @data monotonic, align 4, !dbg !76
  store i32 %4, ptr %atomic-temp3, align 4, !dbg !76
  %5 = load i32, ptr %atomic-temp3, align 4, !dbg !76
  %cmp = icmp eq i32 %5, 1, !dbg !76
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !76

cond.true:                                        ; preds = %if.end
  br label %cond.end, !dbg !76

cond.false:                                       ; preds = %if.end
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__func__.reader) #3, !dbg !76
  unreachable, !dbg !76

6:                                                ; No predecessors!
  br label %cond.end, !dbg !76

cond.end:                                         ; preds = %6, %cond.true
  %7 = load ptr, ptr %unused.addr, align 8, !dbg !77
  ret ptr %7, !dbg !78
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 9, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "waits_relaxed_after_acquire.c", directory: ".", checksumkind: CSK_MD5, checksum: "3ad201f07bbc98ef96fedeab859852e8")
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
!17 = !{!18, !0, !23, !29, !34}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 9, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 440, elements: !27)
!26 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!27 = !{!28}
!28 = !DISubrange(count: 55)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 240, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 30)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 56, elements: !38)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!38 = !{!39}
!39 = !DISubrange(count: 7)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !48, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!22}
!50 = !{}
!51 = !DILocalVariable(name: "thread", scope: !47, file: !3, line: 17, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 35, baseType: !54)
!53 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 17, column: 13, scope: !47)
!56 = !DILocation(line: 18, column: 3, scope: !47)
!57 = !DILocation(line: 19, column: 3, scope: !47)
!58 = !DILocation(line: 20, column: 3, scope: !47)
!59 = !DILocation(line: 21, column: 16, scope: !47)
!60 = !DILocation(line: 21, column: 3, scope: !47)
!61 = !DILocation(line: 22, column: 3, scope: !47)
!62 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 10, type: !63, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!63 = !DISubroutineType(types: !64)
!64 = !{!16, !16}
!65 = !DILocalVariable(name: "unused", arg: 1, scope: !62, file: !3, line: 10, type: !16)
!66 = !DILocation(line: 10, column: 27, scope: !62)
!67 = !DILocation(line: 11, column: 8, scope: !68)
!68 = distinct !DILexicalBlock(scope: !62, file: !3, line: 11, column: 7)
!69 = !DILocation(line: 11, column: 7, scope: !62)
!70 = !DILocation(line: 12, column: 5, scope: !68)
!71 = !DILocation(line: 12, column: 13, scope: !68)
!72 = !DILocation(line: 12, column: 12, scope: !68)
!73 = distinct !{!73, !70, !74, !75}
!74 = !DILocation(line: 12, column: 63, scope: !68)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !DILocation(line: 13, column: 3, scope: !62)
!77 = !DILocation(line: 14, column: 10, scope: !62)
!78 = !DILocation(line: 14, column: 3, scope: !62)
