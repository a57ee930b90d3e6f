; ModuleID = 'overflow_in_loop.c'
source_filename = "overflow_in_loop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %factor = alloca i32, align 4
  %product = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %factor, !14, !DIExpression(), !15)
  store i32 536870911, ptr %factor, align 4, !dbg !15
    #dbg_declare(ptr %product, !16, !DIExpression(), !17)
  store i32 1, ptr %product, align 4, !dbg !17
    #dbg_declare(ptr %i, !18, !DIExpression(), !20)
  store i32 0, ptr %i, align 4, !dbg !20
  br label %for.cond, !dbg !21

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !22
  %cmp = icmp slt i32 %0, 3, !dbg !24
  br i1 %cmp, label %for.body, label %for.end, !dbg !25

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %product, align 4, !dbg !26
  %2 = load i32, ptr %factor, align 4, !dbg !27
  %mul = mul nsw i32 %1, %2, !dbg !28
  %3 = load i32, ptr %i, align 4, !dbg !29
  %add = add nsw i32 %mul, %3, !dbg !30
  store i32 %add, ptr %product, align 4, !dbg !31
  br label %for.inc, !dbg !32

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %i, align 4, !dbg !33
  %inc = add nsw i32 %4, 1, !dbg !33
  store i32 %inc, ptr %i, align 4, !dbg !33
  br label %for.cond, !dbg !34, !llvm.loop !35

for.end:                                          ; preds = %for.cond
  %5 = load i32, ptr %product, align 4, !dbg !38
  %cmp1 = icmp slt i32 %5, 0, !dbg !39
  %6 = zext i1 %cmp1 to i64, !dbg !38
  %cond = select i1 %cmp1, i32 1, i32 0, !dbg !38
  ret i32 %cond, !dbg !40
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_in_loop.c", directory: ".", checksumkind: CSK_MD5, checksum: "38891ef899bec5cf184773cc5392be6f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "factor", scope: !9, file: !1, line: 8, type: !12)
!15 = !DILocation(line: 8, column: 7, scope: !9)
!16 = !DILocalVariable(name: "product", scope: !9, file: !1, line: 8, type: !12)
!17 = !DILocation(line: 8, column: 29, scope: !9)
!18 = !DILocalVariable(name: "i", scope: !19, file: !1, line: 9, type: !12)
!19 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!20 = !DILocation(line: 9, column: 12, scope: !19)
!21 = !DILocation(line: 9, column: 8, scope: !19)
!22 = !DILocation(line: 9, column: 19, scope: !23)
!23 = distinct !DILexicalBlock(scope: !19, file: !1, line: 9, column: 3)
!24 = !DILocation(line: 9, column: 21, scope: !23)
!25 = !DILocation(line: 9, column: 3, scope: !19)
!26 = !DILocation(line: 10, column: 15, scope: !23)
!27 = !DILocation(line: 10, column: 25, scope: !23)
!28 = !DILocation(line: 10, column: 23, scope: !23)
!29 = !DILocation(line: 10, column: 34, scope: !23)
!30 = !DILocation(line: 10, column: 32, scope: !23)
!31 = !DILocation(line: 10, column: 13, scope: !23)
!32 = !DILocation(line: 10, column: 5, scope: !23)
!33 = !DILocation(line: 9, column: 27, scope: !23)
!34 = !DILocation(line: 9, column: 3, scope: !23)
!35 = distinct !{!35, !25, !36, !37}
!36 = !DILocation(line: 10, column: 34, scope: !19)
!37 = !{!"llvm.loop.mustprogress"}
!38 = !DILocation(line: 11, column: 10, scope: !9)
!39 = !DILocation(line: 11, column: 18, scope: !9)
!40 = !DILocation(line: 11, column: 3, scope: !9)
