; ModuleID = 'fence_alone_ok.c'
source_filename = "fence_alone_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"x == 1\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [17 x i8] c"fence_alone_ok.c\00", align 1, !dbg !24
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !29
@y = internal global i32 0, align 4, !dbg !39
@.str.2 = private unnamed_addr constant [17 x i8] c"x == 2 && y == 1\00", align 1, !dbg !35
@.str.3 = private unnamed_addr constant [7 x i8] c"x == 3\00", align 1, !dbg !37
@__func__.worker = private unnamed_addr constant [7 x i8] c"worker\00", align 1, !dbg !42

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !54 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !58, !DIExpression(), !62)
  fence release, !dbg !63
  store atomic i32 1, ptr @x seq_cst, align 4, !dbg !64
  %atomic-load = load atomic i32, ptr @x seq_cst, align 4, !dbg !65
  %cmp = icmp eq i32 %atomic-load, 1, !dbg !65
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !65

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !65

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__func__.main) #3, !dbg !65
  unreachable, !dbg !65

0:                                                ; No predecessors!
  br label %cond.end, !dbg !65

cond.end:                                         ; preds = %0, %cond.true
  %atomic-load1 = load atomic i32, ptr @x seq_cst, align 4, !dbg !66
  store i32 %atomic-load1, ptr @y, align 4, !dbg !67
  fence seq_cst, !dbg !68
  store atomic i32 2, ptr @x seq_cst, align 4, !dbg !69
  %atomic-load2 = load atomic i32, ptr @x seq_cst, align 4, !dbg !70
  %cmp3 = icmp eq i32 %atomic-load2, 2, !dbg !70
  br i1 %cmp3, label %land.lhs.true, label %cond.false6, !dbg !70

land.lhs.true:                                    ; preds = %cond.end
  %1 = load i32, ptr @y, align 4, !dbg !70
  %cmp4 = icmp eq i32 %1, 1, !dbg !70
  br i1 %cmp4, label %cond.true5, label %cond.false6, !dbg !70

cond.true5:                                       ; preds = %land.lhs.true
  br label %cond.end7, !dbg !70

cond.false6:                                      ; preds = %land.lhs.true, %cond.end
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__func__.main) #3, !dbg !70
  unreachable, !dbg !70

2:                                                ; No predecessors!
  br label %cond.end7, !dbg !70

cond.end7:                                        ; preds = %2, %cond.true5
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !71
  %3 = load i64, ptr %t, align 8, !dbg !72
  %call8 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !73
  %atomic-load9 = load atomic i32, ptr @x seq_cst, align 4, !dbg !74
  %cmp10 = icmp eq i32 %atomic-load9, 3, !dbg !74
  br i1 %cmp10, label %cond.true11, label %cond.false12, !dbg !74

cond.true11:                                      ; preds = %cond.end7
  br label %cond.end13, !dbg !74

cond.false12:                                     ; preds = %cond.end7
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__func__.main) #3, !dbg !74
  unreachable, !dbg !74

4:                                                ; No predecessors!
  br label %cond.end13, !dbg !74

cond.end13:                                       ; preds = %4, %cond.true11
  ret i32 0, !dbg !75
}

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !76 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !79, !DIExpression(), !80)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !81
  %atomic-load = load atomic i32, ptr @x seq_cst, align 4, !dbg !82
  %cmp = icmp eq i32 %atomic-load, 2, !dbg !82
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !82

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, ptr @y, align 4, !dbg !82
  %cmp1 = icmp eq i32 %1, 1, !dbg !82
  br i1 %cmp1, label %cond.true, label %cond.false, !dbg !82

cond.true:                                        ; preds = %land.lhs.true
  br label %cond.end, !dbg !82

cond.false:                                       ; preds = %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 14, ptr noundef @__func__.worker) #3, !dbg !82
  unreachable, !dbg !82

2:                                                ; No predecessors!
  br label %cond.end, !dbg !82

cond.end:                                         ; preds = %2, %cond.true
  store atomic i32 3, ptr @x seq_cst, align 4, !dbg !83
  ret ptr null, !dbg !84
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 9, type: !45, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "fence_alone_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "79df8ba76f06fa4b00054611820d13c9")
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
!17 = !{!18, !24, !29, !35, !37, !0, !39, !42}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 56, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 7)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 136, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 17)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 40, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 5)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !26, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !20, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 10, type: !41, isLocal: true, isDefinition: true)
!41 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 56, elements: !22)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !46)
!46 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !41)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 2}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !55, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!41}
!57 = !{}
!58 = !DILocalVariable(name: "t", scope: !54, file: !3, line: 20, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 35, baseType: !61)
!60 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocation(line: 20, column: 13, scope: !54)
!63 = !DILocation(line: 21, column: 3, scope: !54)
!64 = !DILocation(line: 22, column: 5, scope: !54)
!65 = !DILocation(line: 23, column: 3, scope: !54)
!66 = !DILocation(line: 24, column: 7, scope: !54)
!67 = !DILocation(line: 24, column: 5, scope: !54)
!68 = !DILocation(line: 25, column: 3, scope: !54)
!69 = !DILocation(line: 26, column: 5, scope: !54)
!70 = !DILocation(line: 27, column: 3, scope: !54)
!71 = !DILocation(line: 28, column: 3, scope: !54)
!72 = !DILocation(line: 29, column: 16, scope: !54)
!73 = !DILocation(line: 29, column: 3, scope: !54)
!74 = !DILocation(line: 30, column: 3, scope: !54)
!75 = !DILocation(line: 31, column: 3, scope: !54)
!76 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 12, type: !77, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!77 = !DISubroutineType(types: !78)
!78 = !{!16, !16}
!79 = !DILocalVariable(name: "unused", arg: 1, scope: !76, file: !3, line: 12, type: !16)
!80 = !DILocation(line: 12, column: 27, scope: !76)
!81 = !DILocation(line: 13, column: 9, scope: !76)
!82 = !DILocation(line: 14, column: 3, scope: !76)
!83 = !DILocation(line: 15, column: 5, scope: !76)
!84 = !DILocation(line: 16, column: 3, scope: !76)
