; ModuleID = 'optional_error_after.c'
source_filename = "optional_error_after.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [24 x i8] c"atomic_load(&flag) == 1\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [23 x i8] c"optional_error_after.c\00", align 1, !dbg !13
@__func__.reader = private unnamed_addr constant [7 x i8] c"reader\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !39, !DIExpression(), !43)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !44
  store i32 1, ptr %.atomictmp, align 4, !dbg !45
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !45
  store atomic i32 %0, ptr @flag seq_cst, align 4, !dbg !45
  %1 = load i64, ptr %thread, align 8, !dbg !46
  %call1 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !47
  ret i32 0, !dbg !48
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !49 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !52, !DIExpression(), !53)
  br label %do.body, !dbg !54

do.body:                                          ; preds = %entry
  %call = call i32 @__VERIFIER_opt_begin(), !dbg !55
  %tobool = icmp ne i32 %call, 0, !dbg !55
  br i1 %tobool, label %if.then, label %if.end, !dbg !58

if.then:                                          ; preds = %do.body
  call void @await(), !dbg !59
  call void @__VERIFIER_assume(i32 noundef 0), !dbg !59
  br label %if.end, !dbg !59

if.end:                                           ; preds = %if.then, %do.body
  br label %do.end, !dbg !58

do.end:                                           ; preds = %if.end
  %0 = load atomic i32, ptr @flag seq_cst, align 4, !dbg !61
  store i32 %0, ptr %atomic-temp, align 4, !dbg !61
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !61
  %cmp = icmp eq i32 %1, 1, !dbg !61
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !61

cond.true:                                        ; preds = %do.end
  br label %cond.end, !dbg !61

cond.false:                                       ; preds = %do.end
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__func__.reader) #3, !dbg !61
  unreachable, !dbg !61

2:                                                ; No predecessors!
  br label %cond.end, !dbg !61

cond.end:                                         ; preds = %2, %cond.true
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !62
  ret ptr %3, !dbg !63
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @__VERIFIER_opt_begin() #1

; Function Attrs: noinline nounwind uwtable
define internal void @await() #0 !dbg !64 {
entry:
  %atomic-temp = alloca i32, align 4
  br label %while.cond, !dbg !67

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @flag seq_cst, align 4, !dbg !68
  store i32 %0, ptr %atomic-temp, align 4, !dbg !68
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !68
  %cmp = icmp eq i32 %1, 0, !dbg !69
  br i1 %cmp, label %while.body, label %while.end, !dbg !67

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !67, !llvm.loop !70

while.end:                                        ; preds = %while.cond
  ret void, !dbg !73
}

declare void @__VERIFIER_assume(i32 noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 10, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "optional_error_after.c", directory: ".", checksumkind: CSK_MD5, checksum: "3eaf01d66caae78c28515da3715d544f")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 192, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 24)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 184, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 23)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 56, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 7)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !25, line: 104, baseType: !26)
!25 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !27)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !36, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!27}
!38 = !{}
!39 = !DILocalVariable(name: "thread", scope: !35, file: !3, line: 23, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 35, baseType: !42)
!41 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 23, column: 13, scope: !35)
!44 = !DILocation(line: 24, column: 3, scope: !35)
!45 = !DILocation(line: 25, column: 3, scope: !35)
!46 = !DILocation(line: 26, column: 16, scope: !35)
!47 = !DILocation(line: 26, column: 3, scope: !35)
!48 = !DILocation(line: 27, column: 3, scope: !35)
!49 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 17, type: !50, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!50 = !DISubroutineType(types: !51)
!51 = !{!5, !5}
!52 = !DILocalVariable(name: "unused", arg: 1, scope: !49, file: !3, line: 17, type: !5)
!53 = !DILocation(line: 17, column: 27, scope: !49)
!54 = !DILocation(line: 18, column: 3, scope: !49)
!55 = !DILocation(line: 18, column: 3, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 18, column: 3)
!57 = distinct !DILexicalBlock(scope: !49, file: !3, line: 18, column: 3)
!58 = !DILocation(line: 18, column: 3, scope: !57)
!59 = !DILocation(line: 18, column: 3, scope: !60)
!60 = distinct !DILexicalBlock(scope: !56, file: !3, line: 18, column: 3)
!61 = !DILocation(line: 18, column: 33, scope: !49)
!62 = !DILocation(line: 19, column: 10, scope: !49)
!63 = !DILocation(line: 19, column: 3, scope: !49)
!64 = distinct !DISubprogram(name: "await", scope: !3, file: !3, line: 12, type: !65, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!65 = !DISubroutineType(types: !66)
!66 = !{null}
!67 = !DILocation(line: 13, column: 3, scope: !64)
!68 = !DILocation(line: 13, column: 10, scope: !64)
!69 = !DILocation(line: 13, column: 29, scope: !64)
!70 = distinct !{!70, !67, !71, !72}
!71 = !DILocation(line: 14, column: 5, scope: !64)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocation(line: 15, column: 1, scope: !64)
