; ModuleID = 'optional_livelock.c'
source_filename = "optional_livelock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0
@other = internal global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  br label %while.cond, !dbg !21

while.cond:                                       ; preds = %do.end, %entry
  %0 = load atomic i32, ptr @flag seq_cst, align 4, !dbg !22
  store i32 %0, ptr %atomic-temp, align 4, !dbg !22
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !22
  %cmp = icmp eq i32 %1, 0, !dbg !23
  br i1 %cmp, label %while.body, label %while.end, !dbg !21

while.body:                                       ; preds = %while.cond
  br label %do.body, !dbg !24

do.body:                                          ; preds = %while.body
  %call = call i32 @__VERIFIER_opt_begin(), !dbg !25
  %tobool = icmp ne i32 %call, 0, !dbg !25
  br i1 %tobool, label %if.then, label %if.end, !dbg !28

if.then:                                          ; preds = %do.body
  call void @pause_a_while(), !dbg !29
  call void @__VERIFIER_assume(i32 noundef 0), !dbg !29
  br label %if.end, !dbg !29

if.end:                                           ; preds = %if.then, %do.body
  br label %do.end, !dbg !28

do.end:                                           ; preds = %if.end
  br label %while.cond, !dbg !21, !llvm.loop !31

while.end:                                        ; preds = %while.cond
  ret i32 0, !dbg !33
}

declare i32 @__VERIFIER_opt_begin() #1

; Function Attrs: noinline nounwind uwtable
define internal void @pause_a_while() #0 !dbg !34 {
entry:
  %atomic-temp = alloca i32, align 4
  %0 = load atomic i32, ptr @other seq_cst, align 4, !dbg !37
  store i32 %0, ptr %atomic-temp, align 4, !dbg !37
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !37
  ret void, !dbg !38
}

declare void @__VERIFIER_assume(i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "optional_livelock.c", directory: ".", checksumkind: CSK_MD5, checksum: "29a4dd4afe100e8140ec56fc086f0f30")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
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
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !19, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!19 = !DISubroutineType(types: !20)
!20 = !{!10}
!21 = !DILocation(line: 14, column: 3, scope: !18)
!22 = !DILocation(line: 14, column: 10, scope: !18)
!23 = !DILocation(line: 14, column: 29, scope: !18)
!24 = !DILocation(line: 14, column: 35, scope: !18)
!25 = !DILocation(line: 14, column: 35, scope: !26)
!26 = distinct !DILexicalBlock(scope: !27, file: !3, line: 14, column: 35)
!27 = distinct !DILexicalBlock(scope: !18, file: !3, line: 14, column: 35)
!28 = !DILocation(line: 14, column: 35, scope: !27)
!29 = !DILocation(line: 14, column: 35, scope: !30)
!30 = distinct !DILexicalBlock(scope: !26, file: !3, line: 14, column: 35)
!31 = distinct !{!31, !21, !24, !32}
!32 = !{!"llvm.loop.mustprogress"}
!33 = !DILocation(line: 15, column: 3, scope: !18)
!34 = distinct !DISubprogram(name: "pause_a_while", scope: !3, file: !3, line: 11, type: !35, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!35 = !DISubroutineType(types: !36)
!36 = !{null}
!37 = !DILocation(line: 11, column: 41, scope: !34)
!38 = !DILocation(line: 11, column: 62, scope: !34)
