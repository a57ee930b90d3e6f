; ModuleID = 'atomic_sections_ok.c'
source_filename = "atomic_sections_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@y = internal global i32 0, align 4, !dbg !26
@.str = private unnamed_addr constant [7 x i8] c"x == y\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [21 x i8] c"atomic_sections_ok.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@steps = internal global i32 0, align 4, !dbg !29
@.str.2 = private unnamed_addr constant [21 x i8] c"x == 1 && steps == 1\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !41 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !45, !DIExpression(), !49)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !50
  call void @__VERIFIER_atomic_begin(), !dbg !51
  %0 = load i32, ptr @x, align 4, !dbg !52
  %1 = load i32, ptr @y, align 4, !dbg !52
  %cmp = icmp eq i32 %0, %1, !dbg !52
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !52

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !52

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__func__.main) #3, !dbg !52
  unreachable, !dbg !52

2:                                                ; No predecessors!
  br label %cond.end, !dbg !52

cond.end:                                         ; preds = %2, %cond.true
  call void @__VERIFIER_atomic_end(), !dbg !53
  %3 = load i64, ptr %t, align 8, !dbg !54
  %call1 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !55
  %4 = load i32, ptr @x, align 4, !dbg !56
  %cmp2 = icmp eq i32 %4, 1, !dbg !56
  br i1 %cmp2, label %land.lhs.true, label %cond.false5, !dbg !56

land.lhs.true:                                    ; preds = %cond.end
  %atomic-load = load atomic i32, ptr @steps seq_cst, align 4, !dbg !56
  %cmp3 = icmp eq i32 %atomic-load, 1, !dbg !56
  br i1 %cmp3, label %cond.true4, label %cond.false5, !dbg !56

cond.true4:                                       ; preds = %land.lhs.true
  br label %cond.end6, !dbg !56

cond.false5:                                      ; preds = %land.lhs.true, %cond.end
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__func__.main) #3, !dbg !56
  unreachable, !dbg !56

5:                                                ; No predecessors!
  br label %cond.end6, !dbg !56

cond.end6:                                        ; preds = %5, %cond.true4
  %6 = load i32, ptr %retval, align 4, !dbg !57
  ret i32 %6, !dbg !57
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !58 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !61, !DIExpression(), !62)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !63
  call void @__VERIFIER_atomic_begin(), !dbg !64
  store i32 1, ptr @x, align 4, !dbg !65
  store i32 1, ptr %.atomictmp, align 4, !dbg !66
  %1 = load i32, ptr %.atomictmp, align 4, !dbg !66
  %2 = atomicrmw add ptr @steps, i32 %1 seq_cst, align 4, !dbg !66
  store i32 %2, ptr %atomic-temp, align 4, !dbg !66
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !66
  store i32 1, ptr @y, align 4, !dbg !67
  call void @__VERIFIER_atomic_end(), !dbg !68
  ret ptr null, !dbg !69
}

declare void @__VERIFIER_atomic_begin() #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare void @__VERIFIER_atomic_end() #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!34, !35, !36, !37, !38, !39, !40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 10, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomic_sections_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "538c9a05d1f51998d2ec928eccc43168")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0, !26, !29}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 56, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 7)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 168, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 21)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !15, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 10, type: !28, isLocal: true, isDefinition: true)
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "steps", scope: !2, file: !3, line: 11, type: !31, isLocal: true, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !32, line: 104, baseType: !33)
!32 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!33 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !28)
!34 = !{i32 7, !"Dwarf Version", i32 5}
!35 = !{i32 2, !"Debug Info Version", i32 3}
!36 = !{i32 1, !"wchar_size", i32 4}
!37 = !{i32 8, !"PIC Level", i32 2}
!38 = !{i32 7, !"PIE Level", i32 2}
!39 = !{i32 7, !"uwtable", i32 2}
!40 = !{i32 7, !"frame-pointer", i32 2}
!41 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !42, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!28}
!44 = !{}
!45 = !DILocalVariable(name: "t", scope: !41, file: !3, line: 24, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !47, line: 35, baseType: !48)
!47 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!48 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!49 = !DILocation(line: 24, column: 13, scope: !41)
!50 = !DILocation(line: 25, column: 3, scope: !41)
!51 = !DILocation(line: 26, column: 3, scope: !41)
!52 = !DILocation(line: 27, column: 3, scope: !41)
!53 = !DILocation(line: 28, column: 3, scope: !41)
!54 = !DILocation(line: 29, column: 16, scope: !41)
!55 = !DILocation(line: 29, column: 3, scope: !41)
!56 = !DILocation(line: 30, column: 3, scope: !41)
!57 = !DILocation(line: 31, column: 1, scope: !41)
!58 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 13, type: !59, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!59 = !DISubroutineType(types: !60)
!60 = !{!5, !5}
!61 = !DILocalVariable(name: "unused", arg: 1, scope: !58, file: !3, line: 13, type: !5)
!62 = !DILocation(line: 13, column: 27, scope: !58)
!63 = !DILocation(line: 14, column: 9, scope: !58)
!64 = !DILocation(line: 15, column: 3, scope: !58)
!65 = !DILocation(line: 16, column: 5, scope: !58)
!66 = !DILocation(line: 17, column: 3, scope: !58)
!67 = !DILocation(line: 18, column: 5, scope: !58)
!68 = !DILocation(line: 19, column: 3, scope: !58)
!69 = !DILocation(line: 20, column: 3, scope: !58)
