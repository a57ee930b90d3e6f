; ModuleID = 'waits_progress.c'
source_filename = "waits_progress.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@progress = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [10 x i8] c"last != 2\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [17 x i8] c"waits_progress.c\00", align 1, !dbg !11
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !33 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %last = alloca i32, align 4
  %now = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !37, !DIExpression(), !41)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @writer, ptr noundef null), !dbg !42
    #dbg_declare(ptr %last, !43, !DIExpression(), !44)
  store i32 0, ptr %last, align 4, !dbg !44
    #dbg_declare(ptr %now, !45, !DIExpression(), !46)
  %0 = load atomic i32, ptr @progress seq_cst, align 4, !dbg !47
  store i32 %0, ptr %atomic-temp, align 4, !dbg !47
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !47
  store i32 %1, ptr %now, align 4, !dbg !46
  br label %while.cond, !dbg !48

while.cond:                                       ; preds = %while.body, %entry
  %2 = load i32, ptr %now, align 4, !dbg !49
  %cmp = icmp ne i32 %2, 3, !dbg !50
  br i1 %cmp, label %while.body, label %while.end, !dbg !48

while.body:                                       ; preds = %while.cond
  %3 = load i32, ptr %now, align 4, !dbg !51
  store i32 %3, ptr %last, align 4, !dbg !53
  %4 = load atomic i32, ptr @progress seq_cst, align 4, !dbg !54
  store i32 %4, ptr %atomic-temp1, align 4, !dbg !54
  %5 = load i32, ptr %atomic-temp1, align 4, !dbg !54
  store i32 %5, ptr %now, align 4, !dbg !55
  br label %while.cond, !dbg !48, !llvm.loop !56

while.end:                                        ; preds = %while.cond
  %6 = load i64, ptr %t, align 8, !dbg !59
  %call2 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !60
  %7 = load i32, ptr %last, align 4, !dbg !61
  %cmp3 = icmp ne i32 %7, 2, !dbg !61
  br i1 %cmp3, label %cond.true, label %cond.false, !dbg !61

cond.true:                                        ; preds = %while.end
  br label %cond.end, !dbg !61

cond.false:                                       ; preds = %while.end
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__func__.main) #3, !dbg !61
  unreachable, !dbg !61

8:                                                ; No predecessors!
  br label %cond.end, !dbg !61

cond.end:                                         ; preds = %8, %cond.true
  %9 = load i32, ptr %retval, align 4, !dbg !62
  ret i32 %9, !dbg !62
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %arg) #0 !dbg !63 {
entry:
  %arg.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !67, !DIExpression(), !68)
    #dbg_declare(ptr %i, !69, !DIExpression(), !71)
  store i32 1, ptr %i, align 4, !dbg !71
  br label %for.cond, !dbg !72

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !73
  %cmp = icmp sle i32 %0, 3, !dbg !75
  br i1 %cmp, label %for.body, label %for.end, !dbg !76

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !77
  store i32 %1, ptr %.atomictmp, align 4, !dbg !77
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !77
  store atomic i32 %2, ptr @progress seq_cst, align 4, !dbg !77
  br label %for.inc, !dbg !77

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4, !dbg !78
  %inc = add nsw i32 %3, 1, !dbg !78
  store i32 %inc, ptr %i, align 4, !dbg !78
  br label %for.cond, !dbg !79, !llvm.loop !80

for.end:                                          ; preds = %for.cond
  %4 = load ptr, ptr %arg.addr, align 8, !dbg !82
  ret ptr %4, !dbg !83
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "progress", scope: !2, file: !3, line: 8, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "waits_progress.c", directory: ".", checksumkind: CSK_MD5, checksum: "e80fc0bf195e2d85e9ed369645134a02")
!4 = !{!5, !11, !16, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 80, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 10)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 136, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 17)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !18, isLocal: true, isDefinition: true)
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
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !34, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!25}
!36 = !{}
!37 = !DILocalVariable(name: "t", scope: !33, file: !3, line: 15, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 35, baseType: !40)
!39 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 15, column: 13, scope: !33)
!42 = !DILocation(line: 16, column: 3, scope: !33)
!43 = !DILocalVariable(name: "last", scope: !33, file: !3, line: 17, type: !25)
!44 = !DILocation(line: 17, column: 7, scope: !33)
!45 = !DILocalVariable(name: "now", scope: !33, file: !3, line: 17, type: !25)
!46 = !DILocation(line: 17, column: 17, scope: !33)
!47 = !DILocation(line: 17, column: 23, scope: !33)
!48 = !DILocation(line: 18, column: 3, scope: !33)
!49 = !DILocation(line: 18, column: 10, scope: !33)
!50 = !DILocation(line: 18, column: 14, scope: !33)
!51 = !DILocation(line: 19, column: 12, scope: !52)
!52 = distinct !DILexicalBlock(scope: !33, file: !3, line: 18, column: 20)
!53 = !DILocation(line: 19, column: 10, scope: !52)
!54 = !DILocation(line: 20, column: 11, scope: !52)
!55 = !DILocation(line: 20, column: 9, scope: !52)
!56 = distinct !{!56, !48, !57, !58}
!57 = !DILocation(line: 21, column: 3, scope: !33)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 22, column: 16, scope: !33)
!60 = !DILocation(line: 22, column: 3, scope: !33)
!61 = !DILocation(line: 23, column: 3, scope: !33)
!62 = !DILocation(line: 24, column: 1, scope: !33)
!63 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 9, type: !64, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!64 = !DISubroutineType(types: !65)
!65 = !{!66, !66}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!67 = !DILocalVariable(name: "arg", arg: 1, scope: !63, file: !3, line: 9, type: !66)
!68 = !DILocation(line: 9, column: 27, scope: !63)
!69 = !DILocalVariable(name: "i", scope: !70, file: !3, line: 10, type: !25)
!70 = distinct !DILexicalBlock(scope: !63, file: !3, line: 10, column: 3)
!71 = !DILocation(line: 10, column: 12, scope: !70)
!72 = !DILocation(line: 10, column: 8, scope: !70)
!73 = !DILocation(line: 10, column: 19, scope: !74)
!74 = distinct !DILexicalBlock(scope: !70, file: !3, line: 10, column: 3)
!75 = !DILocation(line: 10, column: 21, scope: !74)
!76 = !DILocation(line: 10, column: 3, scope: !70)
!77 = !DILocation(line: 11, column: 5, scope: !74)
!78 = !DILocation(line: 10, column: 28, scope: !74)
!79 = !DILocation(line: 10, column: 3, scope: !74)
!80 = distinct !{!80, !76, !81, !58}
!81 = !DILocation(line: 11, column: 5, scope: !70)
!82 = !DILocation(line: 12, column: 10, scope: !63)
!83 = !DILocation(line: 12, column: 3, scope: !63)
