; ModuleID = 'assume_beside_assert.c'
source_filename = "assume_beside_assert.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [21 x i8] c"atomic_load(&x) != 1\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [23 x i8] c"assume_beside_assert.c\00", align 1, !dbg !11
@__func__.look = private unnamed_addr constant [5 x i8] c"look\00", align 1, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !33 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !37, !DIExpression(), !41)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @look, ptr noundef null), !dbg !42
  store i32 1, ptr %.atomictmp, align 4, !dbg !43
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !43
  store atomic i32 %0, ptr @x seq_cst, align 4, !dbg !43
  call void @__VERIFIER_assume(i32 noundef 0), !dbg !44
  ret i32 0, !dbg !45
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %arg) #0 !dbg !46 {
entry:
  %arg.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !50, !DIExpression(), !51)
  %0 = load atomic i32, ptr @x seq_cst, align 4, !dbg !52
  store i32 %0, ptr %atomic-temp, align 4, !dbg !52
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !52
  %cmp = icmp ne i32 %1, 1, !dbg !52
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !52

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !52

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 10, ptr noundef @__func__.look) #3, !dbg !52
  unreachable, !dbg !52

2:                                                ; No predecessors!
  br label %cond.end, !dbg !52

cond.end:                                         ; preds = %2, %cond.true
  %3 = load ptr, ptr %arg.addr, align 8, !dbg !53
  ret ptr %3, !dbg !54
}

declare void @__VERIFIER_assume(i32 noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 9, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assume_beside_assert.c", directory: ".", checksumkind: CSK_MD5, checksum: "a20a01c87fa6d23bf3c2673ff60f191e")
!4 = !{!0, !5, !11, !16}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 10, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 168, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 21)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 10, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 184, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 23)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 10, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 40, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 5)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !23, line: 104, baseType: !24)
!23 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !34, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!25}
!36 = !{}
!37 = !DILocalVariable(name: "thread", scope: !33, file: !3, line: 12, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 35, baseType: !40)
!39 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 12, column: 13, scope: !33)
!42 = !DILocation(line: 13, column: 3, scope: !33)
!43 = !DILocation(line: 14, column: 3, scope: !33)
!44 = !DILocation(line: 15, column: 3, scope: !33)
!45 = !DILocation(line: 16, column: 3, scope: !33)
!46 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 10, type: !47, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !49}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!50 = !DILocalVariable(name: "arg", arg: 1, scope: !46, file: !3, line: 10, type: !49)
!51 = !DILocation(line: 10, column: 25, scope: !46)
!52 = !DILocation(line: 10, column: 32, scope: !46)
!53 = !DILocation(line: 10, column: 69, scope: !46)
!54 = !DILocation(line: 10, column: 62, scope: !46)
