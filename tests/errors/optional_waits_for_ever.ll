; ModuleID = 'optional_waits_for_ever.c'
source_filename = "optional_waits_for_ever.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !22, !DIExpression(), !26)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @waiter, ptr noundef null), !dbg !27
  %0 = load i64, ptr %thread, align 8, !dbg !28
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !29
  ret i32 0, !dbg !30
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %unused) #0 !dbg !31 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !34, !DIExpression(), !35)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !36
  br label %do.body, !dbg !37

do.body:                                          ; preds = %entry
  %call = call i32 @__VERIFIER_opt_begin(), !dbg !38
  %tobool = icmp ne i32 %call, 0, !dbg !38
  br i1 %tobool, label %if.then, label %if.end, !dbg !41

if.then:                                          ; preds = %do.body
  br label %while.cond, !dbg !42

while.cond:                                       ; preds = %while.body, %if.then
  %1 = load atomic i32, ptr @flag seq_cst, align 4, !dbg !42
  store i32 %1, ptr %atomic-temp, align 4, !dbg !42
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !42
  %cmp = icmp eq i32 %2, 0, !dbg !42
  br i1 %cmp, label %while.body, label %while.end, !dbg !42

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !42, !llvm.loop !44

while.end:                                        ; preds = %while.cond
  call void @__VERIFIER_assume(i32 noundef 0), !dbg !42
  br label %if.end, !dbg !42

if.end:                                           ; preds = %while.end, %do.body
  br label %do.end, !dbg !41

do.end:                                           ; preds = %if.end
  ret ptr null, !dbg !46
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @__VERIFIER_opt_begin() #1

declare void @__VERIFIER_assume(i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "optional_waits_for_ever.c", directory: ".", checksumkind: CSK_MD5, checksum: "2418c5fb783435550b8b34424272139b")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 104, baseType: !9)
!8 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !19, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!10}
!21 = !{}
!22 = !DILocalVariable(name: "thread", scope: !18, file: !3, line: 18, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 35, baseType: !25)
!24 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 18, column: 13, scope: !18)
!27 = !DILocation(line: 19, column: 3, scope: !18)
!28 = !DILocation(line: 20, column: 16, scope: !18)
!29 = !DILocation(line: 20, column: 3, scope: !18)
!30 = !DILocation(line: 21, column: 3, scope: !18)
!31 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 11, type: !32, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!32 = !DISubroutineType(types: !33)
!33 = !{!5, !5}
!34 = !DILocalVariable(name: "unused", arg: 1, scope: !31, file: !3, line: 11, type: !5)
!35 = !DILocation(line: 11, column: 27, scope: !31)
!36 = !DILocation(line: 12, column: 9, scope: !31)
!37 = !DILocation(line: 13, column: 3, scope: !31)
!38 = !DILocation(line: 13, column: 3, scope: !39)
!39 = distinct !DILexicalBlock(scope: !40, file: !3, line: 13, column: 3)
!40 = distinct !DILexicalBlock(scope: !31, file: !3, line: 13, column: 3)
!41 = !DILocation(line: 13, column: 3, scope: !40)
!42 = !DILocation(line: 13, column: 3, scope: !43)
!43 = distinct !DILexicalBlock(scope: !39, file: !3, line: 13, column: 3)
!44 = distinct !{!44, !42, !42, !45}
!45 = !{!"llvm.loop.mustprogress"}
!46 = !DILocation(line: 14, column: 3, scope: !31)
