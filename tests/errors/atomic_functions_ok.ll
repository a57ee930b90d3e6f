; ModuleID = 'atomic_functions_ok.c'
source_filename = "atomic_functions_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [30 x i8] c"__VERIFIER_atomic_both() >= 1\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [22 x i8] c"atomic_functions_ok.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12
@x = internal global i32 0, align 4, !dbg !18
@y = internal global i32 0, align 4, !dbg !29
@.str.2 = private unnamed_addr constant [27 x i8] c"x == 3 && y >= 1 && y <= 3\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !39 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !43, !DIExpression(), !47)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !48
  %call1 = call i32 @__VERIFIER_atomic_both(), !dbg !49
  %cmp = icmp sge i32 %call1, 1, !dbg !49
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !49

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !49

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__func__.main) #3, !dbg !49
  unreachable, !dbg !49

0:                                                ; No predecessors!
  br label %cond.end, !dbg !49

cond.end:                                         ; preds = %0, %cond.true
  %1 = load i64, ptr %t, align 8, !dbg !50
  %call2 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !51
  %2 = load i32, ptr @x, align 4, !dbg !52
  %cmp3 = icmp eq i32 %2, 3, !dbg !52
  br i1 %cmp3, label %land.lhs.true, label %cond.false8, !dbg !52

land.lhs.true:                                    ; preds = %cond.end
  %3 = load i32, ptr @y, align 4, !dbg !52
  %cmp4 = icmp sge i32 %3, 1, !dbg !52
  br i1 %cmp4, label %land.lhs.true5, label %cond.false8, !dbg !52

land.lhs.true5:                                   ; preds = %land.lhs.true
  %4 = load i32, ptr @y, align 4, !dbg !52
  %cmp6 = icmp sle i32 %4, 3, !dbg !52
  br i1 %cmp6, label %cond.true7, label %cond.false8, !dbg !52

cond.true7:                                       ; preds = %land.lhs.true5
  br label %cond.end9, !dbg !52

cond.false8:                                      ; preds = %land.lhs.true5, %land.lhs.true, %cond.end
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__func__.main) #3, !dbg !52
  unreachable, !dbg !52

5:                                                ; No predecessors!
  br label %cond.end9, !dbg !52

cond.end9:                                        ; preds = %5, %cond.true7
  %6 = load i32, ptr %retval, align 4, !dbg !53
  ret i32 %6, !dbg !53
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !54 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !57, !DIExpression(), !58)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !59
  call void @__VERIFIER_atomic_add(i32 noundef 1), !dbg !60
  %call = call i32 @__VERIFIER_atomic_both(), !dbg !61
  ret ptr null, !dbg !62
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @__VERIFIER_atomic_both() #0 !dbg !63 {
entry:
  call void @__VERIFIER_atomic_add(i32 noundef 1), !dbg !64
  %0 = load i32, ptr @x, align 4, !dbg !65
  store i32 %0, ptr @y, align 4, !dbg !66
  %1 = load i32, ptr @y, align 4, !dbg !67
  ret i32 %1, !dbg !68
}

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @__VERIFIER_atomic_add(i32 noundef %n) #0 !dbg !69 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !72, !DIExpression(), !73)
  %0 = load i32, ptr %n.addr, align 4, !dbg !74
  %1 = load i32, ptr @x, align 4, !dbg !75
  %add = add nsw i32 %1, %0, !dbg !75
  store i32 %add, ptr @x, align 4, !dbg !75
  ret void, !dbg !76
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "atomic_functions_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "cd038fd1133933bca86afaf5347e8866")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 240, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 30)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 22)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "x", scope: !20, file: !2, line: 8, type: !31, isLocal: true, isDefinition: true)
!20 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !21, globals: !23, splitDebugInlining: false, nameTableKind: None)
!21 = !{!22}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!23 = !{!0, !7, !12, !24, !18, !29}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 216, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 27)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "y", scope: !20, file: !2, line: 8, type: !31, isLocal: true, isDefinition: true)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 25, type: !40, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !20, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!31}
!42 = !{}
!43 = !DILocalVariable(name: "t", scope: !39, file: !2, line: 26, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !45, line: 35, baseType: !46)
!45 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DILocation(line: 26, column: 13, scope: !39)
!48 = !DILocation(line: 27, column: 3, scope: !39)
!49 = !DILocation(line: 28, column: 3, scope: !39)
!50 = !DILocation(line: 29, column: 16, scope: !39)
!51 = !DILocation(line: 29, column: 3, scope: !39)
!52 = !DILocation(line: 30, column: 3, scope: !39)
!53 = !DILocation(line: 31, column: 1, scope: !39)
!54 = distinct !DISubprogram(name: "worker", scope: !2, file: !2, line: 18, type: !55, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !42)
!55 = !DISubroutineType(types: !56)
!56 = !{!22, !22}
!57 = !DILocalVariable(name: "unused", arg: 1, scope: !54, file: !2, line: 18, type: !22)
!58 = !DILocation(line: 18, column: 27, scope: !54)
!59 = !DILocation(line: 19, column: 9, scope: !54)
!60 = !DILocation(line: 20, column: 3, scope: !54)
!61 = !DILocation(line: 21, column: 3, scope: !54)
!62 = !DILocation(line: 22, column: 3, scope: !54)
!63 = distinct !DISubprogram(name: "__VERIFIER_atomic_both", scope: !2, file: !2, line: 12, type: !40, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20)
!64 = !DILocation(line: 13, column: 3, scope: !63)
!65 = !DILocation(line: 14, column: 7, scope: !63)
!66 = !DILocation(line: 14, column: 5, scope: !63)
!67 = !DILocation(line: 15, column: 10, scope: !63)
!68 = !DILocation(line: 15, column: 3, scope: !63)
!69 = distinct !DISubprogram(name: "__VERIFIER_atomic_add", scope: !2, file: !2, line: 10, type: !70, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !42)
!70 = !DISubroutineType(types: !71)
!71 = !{null, !31}
!72 = !DILocalVariable(name: "n", arg: 1, scope: !69, file: !2, line: 10, type: !31)
!73 = !DILocation(line: 10, column: 39, scope: !69)
!74 = !DILocation(line: 10, column: 49, scope: !69)
!75 = !DILocation(line: 10, column: 46, scope: !69)
!76 = !DILocation(line: 10, column: 52, scope: !69)
