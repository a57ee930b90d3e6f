; ModuleID = 'shared_exchange_fence_ok.c'
source_filename = "shared_exchange_fence_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@barrier = internal global i32 0, align 4, !dbg !42
@y = internal global i32 0, align 4, !dbg !35
@inside = internal global i32 0, align 4, !dbg !40
@.str = private unnamed_addr constant [34 x i8] c"atomic_fetch_add(&inside, 1) == 0\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [27 x i8] c"shared_exchange_fence_ok.c\00", align 1, !dbg !24
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !29
@__func__.second = private unnamed_addr constant [7 x i8] c"second\00", align 1, !dbg !44

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !56 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp2 = alloca i32, align 4
  %.atomictmp3 = alloca i32, align 4
  %atomic-temp4 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !60, !DIExpression(), !64)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @second, ptr noundef null), !dbg !65
  store i32 1, ptr %.atomictmp, align 4, !dbg !66
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !66
  store atomic i32 %0, ptr @x monotonic, align 4, !dbg !66
  store i32 1, ptr %.atomictmp1, align 4, !dbg !67
  %1 = load i32, ptr %.atomictmp1, align 4, !dbg !67
  %2 = atomicrmw xchg ptr @barrier, i32 %1 seq_cst, align 4, !dbg !67
  store i32 %2, ptr %atomic-temp, align 4, !dbg !67
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !67
  %4 = load atomic i32, ptr @y monotonic, align 4, !dbg !68
  store i32 %4, ptr %atomic-temp2, align 4, !dbg !68
  %5 = load i32, ptr %atomic-temp2, align 4, !dbg !68
  %tobool = icmp ne i32 %5, 0, !dbg !68
  br i1 %tobool, label %if.end, label %if.then, !dbg !70

if.then:                                          ; preds = %entry
  store i32 1, ptr %.atomictmp3, align 4, !dbg !71
  %6 = load i32, ptr %.atomictmp3, align 4, !dbg !71
  %7 = atomicrmw add ptr @inside, i32 %6 seq_cst, align 4, !dbg !71
  store i32 %7, ptr %atomic-temp4, align 4, !dbg !71
  %8 = load i32, ptr %atomic-temp4, align 4, !dbg !71
  %cmp = icmp eq i32 %8, 0, !dbg !71
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !71

cond.true:                                        ; preds = %if.then
  br label %cond.end, !dbg !71

cond.false:                                       ; preds = %if.then
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__func__.main) #3, !dbg !71
  unreachable, !dbg !71

9:                                                ; No predecessors!
  br label %cond.end, !dbg !71

cond.end:                                         ; preds = %9, %cond.true
  br label %if.end, !dbg !71

if.end:                                           ; preds = %cond.end, %entry
  %10 = load i64, ptr %t, align 8, !dbg !72
  %call5 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !73
  ret i32 0, !dbg !74
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %unused) #0 !dbg !75 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp2 = alloca i32, align 4
  %.atomictmp3 = alloca i32, align 4
  %atomic-temp4 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !78, !DIExpression(), !79)
  store i32 1, ptr %.atomictmp, align 4, !dbg !80
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !80
  store atomic i32 %0, ptr @y monotonic, align 4, !dbg !80
  store i32 1, ptr %.atomictmp1, align 4, !dbg !81
  %1 = load i32, ptr %.atomictmp1, align 4, !dbg !81
  %2 = atomicrmw xchg ptr @barrier, i32 %1 seq_cst, align 4, !dbg !81
  store i32 %2, ptr %atomic-temp, align 4, !dbg !81
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !81
  %4 = load atomic i32, ptr @x monotonic, align 4, !dbg !82
  store i32 %4, ptr %atomic-temp2, align 4, !dbg !82
  %5 = load i32, ptr %atomic-temp2, align 4, !dbg !82
  %tobool = icmp ne i32 %5, 0, !dbg !82
  br i1 %tobool, label %if.end, label %if.then, !dbg !84

if.then:                                          ; preds = %entry
  store i32 1, ptr %.atomictmp3, align 4, !dbg !85
  %6 = load i32, ptr %.atomictmp3, align 4, !dbg !85
  %7 = atomicrmw add ptr @inside, i32 %6 seq_cst, align 4, !dbg !85
  store i32 %7, ptr %atomic-temp4, align 4, !dbg !85
  %8 = load i32, ptr %atomic-temp4, align 4, !dbg !85
  %cmp = icmp eq i32 %8, 0, !dbg !85
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !85

cond.true:                                        ; preds = %if.then
  br label %cond.end, !dbg !85

cond.false:                                       ; preds = %if.then
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__func__.second) #3, !dbg !85
  unreachable, !dbg !85

9:                                                ; No predecessors!
  br label %cond.end, !dbg !85

cond.end:                                         ; preds = %9, %cond.true
  br label %if.end, !dbg !85

if.end:                                           ; preds = %cond.end, %entry
  %10 = load ptr, ptr %unused.addr, align 8, !dbg !86
  ret ptr %10, !dbg !87
}

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!49, !50, !51, !52, !53, !54, !55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 11, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "shared_exchange_fence_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "75c29351fae76232cc2b032b53dc7003")
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
!17 = !{!18, !24, !29, !0, !35, !40, !42, !44}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 272, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 34)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 216, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 27)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 40, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 5)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 11, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !39)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 11, type: !37, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "barrier", scope: !2, file: !3, line: 11, type: !37, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 56, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 7)
!49 = !{i32 7, !"Dwarf Version", i32 5}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 8, !"PIC Level", i32 2}
!53 = !{i32 7, !"PIE Level", i32 2}
!54 = !{i32 7, !"uwtable", i32 2}
!55 = !{i32 7, !"frame-pointer", i32 2}
!56 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !57, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!57 = !DISubroutineType(types: !58)
!58 = !{!39}
!59 = !{}
!60 = !DILocalVariable(name: "t", scope: !56, file: !3, line: 22, type: !61)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !62, line: 35, baseType: !63)
!62 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!63 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!64 = !DILocation(line: 22, column: 13, scope: !56)
!65 = !DILocation(line: 23, column: 3, scope: !56)
!66 = !DILocation(line: 24, column: 3, scope: !56)
!67 = !DILocation(line: 25, column: 3, scope: !56)
!68 = !DILocation(line: 26, column: 8, scope: !69)
!69 = distinct !DILexicalBlock(scope: !56, file: !3, line: 26, column: 7)
!70 = !DILocation(line: 26, column: 7, scope: !56)
!71 = !DILocation(line: 27, column: 5, scope: !69)
!72 = !DILocation(line: 28, column: 16, scope: !56)
!73 = !DILocation(line: 28, column: 3, scope: !56)
!74 = !DILocation(line: 29, column: 3, scope: !56)
!75 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 13, type: !76, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!76 = !DISubroutineType(types: !77)
!77 = !{!16, !16}
!78 = !DILocalVariable(name: "unused", arg: 1, scope: !75, file: !3, line: 13, type: !16)
!79 = !DILocation(line: 13, column: 27, scope: !75)
!80 = !DILocation(line: 14, column: 3, scope: !75)
!81 = !DILocation(line: 15, column: 3, scope: !75)
!82 = !DILocation(line: 16, column: 8, scope: !83)
!83 = distinct !DILexicalBlock(scope: !75, file: !3, line: 16, column: 7)
!84 = !DILocation(line: 16, column: 7, scope: !75)
!85 = !DILocation(line: 17, column: 5, scope: !83)
!86 = !DILocation(line: 18, column: 10, scope: !75)
!87 = !DILocation(line: 18, column: 3, scope: !75)
