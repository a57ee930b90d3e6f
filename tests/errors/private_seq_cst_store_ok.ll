; ModuleID = 'private_seq_cst_store_ok.c'
source_filename = "private_seq_cst_store_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0
@y = dso_local global i32 0, align 4, !dbg !33
@first = dso_local global i32 0, align 4, !dbg !38
@second = dso_local global i32 0, align 4, !dbg !40
@.str = private unnamed_addr constant [16 x i8] c"first || second\00", align 1, !dbg !16
@.str.1 = private unnamed_addr constant [27 x i8] c"private_seq_cst_store_ok.c\00", align 1, !dbg !22
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !27

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @a(ptr noundef %unused) #0 !dbg !49 {
entry:
  %unused.addr = alloca ptr, align 8
  %own = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !54, !DIExpression(), !55)
    #dbg_declare(ptr %own, !56, !DIExpression(), !57)
  store i32 0, ptr %own, align 4, !dbg !57
  store i32 1, ptr %.atomictmp, align 4, !dbg !58
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !58
  store atomic i32 %0, ptr @x monotonic, align 4, !dbg !58
  store i32 1, ptr %.atomictmp1, align 4, !dbg !59
  %1 = load i32, ptr %.atomictmp1, align 4, !dbg !59
  store atomic i32 %1, ptr %own seq_cst, align 4, !dbg !59
  %2 = load atomic i32, ptr @y monotonic, align 4, !dbg !60
  store i32 %2, ptr %atomic-temp, align 4, !dbg !60
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !60
  store i32 %3, ptr @first, align 4, !dbg !61
  ret ptr null, !dbg !62
}

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @b(ptr noundef %unused) #0 !dbg !63 {
entry:
  %unused.addr = alloca ptr, align 8
  %own = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !64, !DIExpression(), !65)
    #dbg_declare(ptr %own, !66, !DIExpression(), !67)
  store i32 0, ptr %own, align 4, !dbg !67
  store i32 1, ptr %.atomictmp, align 4, !dbg !68
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !68
  store atomic i32 %0, ptr @y monotonic, align 4, !dbg !68
  store i32 1, ptr %.atomictmp1, align 4, !dbg !69
  %1 = load i32, ptr %.atomictmp1, align 4, !dbg !69
  store atomic i32 %1, ptr %own seq_cst, align 4, !dbg !69
  %2 = load atomic i32, ptr @x monotonic, align 4, !dbg !70
  store i32 %2, ptr %atomic-temp, align 4, !dbg !70
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !70
  store i32 %3, ptr @second, align 4, !dbg !71
  ret ptr null, !dbg !72
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !73 {
entry:
  %retval = alloca i32, align 4
  %one = alloca i64, align 8
  %other = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %one, !76, !DIExpression(), !80)
    #dbg_declare(ptr %other, !81, !DIExpression(), !82)
  %call = call i32 @pthread_create(ptr noundef %one, ptr noundef null, ptr noundef @a, ptr noundef null), !dbg !83
  %call1 = call i32 @pthread_create(ptr noundef %other, ptr noundef null, ptr noundef @b, ptr noundef null), !dbg !84
  %0 = load i64, ptr %one, align 8, !dbg !85
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !86
  %1 = load i64, ptr %other, align 8, !dbg !87
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !88
  %2 = load i32, ptr @first, align 4, !dbg !89
  %tobool = icmp ne i32 %2, 0, !dbg !89
  br i1 %tobool, label %cond.true, label %lor.lhs.false, !dbg !89

lor.lhs.false:                                    ; preds = %entry
  %3 = load i32, ptr @second, align 4, !dbg !89
  %tobool4 = icmp ne i32 %3, 0, !dbg !89
  br i1 %tobool4, label %cond.true, label %cond.false, !dbg !89

cond.true:                                        ; preds = %lor.lhs.false, %entry
  br label %cond.end, !dbg !89

cond.false:                                       ; preds = %lor.lhs.false
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__func__.main) #3, !dbg !89
  unreachable, !dbg !89

4:                                                ; No predecessors!
  br label %cond.end, !dbg !89

cond.end:                                         ; preds = %4, %cond.true
  ret i32 0, !dbg !90
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 12, type: !35, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "private_seq_cst_store_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "fea0423d7df72a401443555c138ee93a")
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
!15 = !{!16, !22, !27, !0, !33, !38, !40}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 128, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 16)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 216, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 27)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 40, elements: !31)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!31 = !{!32}
!32 = !DISubrange(count: 5)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 12, type: !35, isLocal: false, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 13, type: !37, isLocal: false, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 13, type: !37, isLocal: false, isDefinition: true)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = distinct !DISubprogram(name: "a", scope: !3, file: !3, line: 15, type: !50, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!53 = !{}
!54 = !DILocalVariable(name: "unused", arg: 1, scope: !49, file: !3, line: 15, type: !52)
!55 = !DILocation(line: 15, column: 15, scope: !49)
!56 = !DILocalVariable(name: "own", scope: !49, file: !3, line: 16, type: !35)
!57 = !DILocation(line: 16, column: 14, scope: !49)
!58 = !DILocation(line: 17, column: 3, scope: !49)
!59 = !DILocation(line: 18, column: 3, scope: !49)
!60 = !DILocation(line: 19, column: 11, scope: !49)
!61 = !DILocation(line: 19, column: 9, scope: !49)
!62 = !DILocation(line: 20, column: 3, scope: !49)
!63 = distinct !DISubprogram(name: "b", scope: !3, file: !3, line: 22, type: !50, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!64 = !DILocalVariable(name: "unused", arg: 1, scope: !63, file: !3, line: 22, type: !52)
!65 = !DILocation(line: 22, column: 15, scope: !63)
!66 = !DILocalVariable(name: "own", scope: !63, file: !3, line: 23, type: !35)
!67 = !DILocation(line: 23, column: 14, scope: !63)
!68 = !DILocation(line: 24, column: 3, scope: !63)
!69 = !DILocation(line: 25, column: 3, scope: !63)
!70 = !DILocation(line: 26, column: 12, scope: !63)
!71 = !DILocation(line: 26, column: 10, scope: !63)
!72 = !DILocation(line: 27, column: 3, scope: !63)
!73 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !74, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!74 = !DISubroutineType(types: !75)
!75 = !{!37}
!76 = !DILocalVariable(name: "one", scope: !73, file: !3, line: 30, type: !77)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !78, line: 35, baseType: !79)
!78 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!79 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!80 = !DILocation(line: 30, column: 13, scope: !73)
!81 = !DILocalVariable(name: "other", scope: !73, file: !3, line: 30, type: !77)
!82 = !DILocation(line: 30, column: 18, scope: !73)
!83 = !DILocation(line: 31, column: 3, scope: !73)
!84 = !DILocation(line: 32, column: 3, scope: !73)
!85 = !DILocation(line: 33, column: 16, scope: !73)
!86 = !DILocation(line: 33, column: 3, scope: !73)
!87 = !DILocation(line: 34, column: 16, scope: !73)
!88 = !DILocation(line: 34, column: 3, scope: !73)
!89 = !DILocation(line: 35, column: 3, scope: !73)
!90 = !DILocation(line: 36, column: 3, scope: !73)
