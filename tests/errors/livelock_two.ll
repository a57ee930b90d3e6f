; ModuleID = 'livelock_two.c'
source_filename = "livelock_two.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@second = internal global i32 0, align 4, !dbg !0
@first = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !24, !DIExpression(), !28)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @other, ptr noundef null), !dbg !29
  br label %while.cond, !dbg !30

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @second seq_cst, align 4, !dbg !31
  store i32 %0, ptr %atomic-temp, align 4, !dbg !31
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !31
  %cmp = icmp eq i32 %1, 0, !dbg !32
  br i1 %cmp, label %while.body, label %while.end, !dbg !30

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !30, !llvm.loop !33

while.end:                                        ; preds = %while.cond
  store i32 1, ptr %.atomictmp, align 4, !dbg !36
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !36
  store atomic i32 %2, ptr @first seq_cst, align 4, !dbg !36
  %3 = load i64, ptr %t, align 8, !dbg !37
  %call1 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !38
  ret i32 0, !dbg !39
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @other(ptr noundef %unused) #0 !dbg !40 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !43, !DIExpression(), !44)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !45
  br label %while.cond, !dbg !46

while.cond:                                       ; preds = %while.body, %entry
  %1 = load atomic i32, ptr @first seq_cst, align 4, !dbg !47
  store i32 %1, ptr %atomic-temp, align 4, !dbg !47
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !47
  %cmp = icmp eq i32 %2, 0, !dbg !48
  br i1 %cmp, label %while.body, label %while.end, !dbg !46

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !46, !llvm.loop !49

while.end:                                        ; preds = %while.cond
  store i32 1, ptr %.atomictmp, align 4, !dbg !51
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !51
  store atomic i32 %3, ptr @second seq_cst, align 4, !dbg !51
  ret ptr null, !dbg !52
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "livelock_two.c", directory: ".", checksumkind: CSK_MD5, checksum: "6b753c9bbfa9ecff8cb517574cb4e917")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 104, baseType: !11)
!10 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !21, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!12}
!23 = !{}
!24 = !DILocalVariable(name: "t", scope: !20, file: !3, line: 19, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 35, baseType: !27)
!26 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 19, column: 13, scope: !20)
!29 = !DILocation(line: 20, column: 3, scope: !20)
!30 = !DILocation(line: 21, column: 3, scope: !20)
!31 = !DILocation(line: 21, column: 10, scope: !20)
!32 = !DILocation(line: 21, column: 31, scope: !20)
!33 = distinct !{!33, !30, !34, !35}
!34 = !DILocation(line: 22, column: 5, scope: !20)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !DILocation(line: 23, column: 3, scope: !20)
!37 = !DILocation(line: 24, column: 16, scope: !20)
!38 = !DILocation(line: 24, column: 3, scope: !20)
!39 = !DILocation(line: 25, column: 3, scope: !20)
!40 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 10, type: !41, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!41 = !DISubroutineType(types: !42)
!42 = !{!5, !5}
!43 = !DILocalVariable(name: "unused", arg: 1, scope: !40, file: !3, line: 10, type: !5)
!44 = !DILocation(line: 10, column: 26, scope: !40)
!45 = !DILocation(line: 11, column: 9, scope: !40)
!46 = !DILocation(line: 12, column: 3, scope: !40)
!47 = !DILocation(line: 12, column: 10, scope: !40)
!48 = !DILocation(line: 12, column: 30, scope: !40)
!49 = distinct !{!49, !46, !50, !35}
!50 = !DILocation(line: 13, column: 5, scope: !40)
!51 = !DILocation(line: 14, column: 3, scope: !40)
!52 = !DILocation(line: 15, column: 3, scope: !40)
