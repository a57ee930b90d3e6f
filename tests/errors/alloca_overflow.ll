; ModuleID = 'alloca_overflow.c'
source_filename = "alloca_overflow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %p = alloca ptr, align 8
  %i = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %n, !14, !DIExpression(), !15)
  store i32 5, ptr %n, align 4, !dbg !15
    #dbg_declare(ptr %p, !16, !DIExpression(), !19)
  %0 = load i32, ptr %n, align 4, !dbg !20
  %conv = sext i32 %0 to i64, !dbg !20
  %1 = alloca i8, i64 %conv, align 16, !dbg !21
  store ptr %1, ptr %p, align 8, !dbg !19
    #dbg_declare(ptr %i, !22, !DIExpression(), !24)
  store i32 0, ptr %i, align 4, !dbg !24
  br label %for.cond, !dbg !25

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4, !dbg !26
  %3 = load i32, ptr %n, align 4, !dbg !28
  %cmp = icmp sle i32 %2, %3, !dbg !29
  br i1 %cmp, label %for.body, label %for.end, !dbg !30

for.body:                                         ; preds = %for.cond
  %4 = load ptr, ptr %p, align 8, !dbg !31
  %5 = load i32, ptr %i, align 4, !dbg !32
  %idxprom = sext i32 %5 to i64, !dbg !31
  %arrayidx = getelementptr inbounds i8, ptr %4, i64 %idxprom, !dbg !31
  store i8 0, ptr %arrayidx, align 1, !dbg !33
  br label %for.inc, !dbg !31

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %i, align 4, !dbg !34
  %inc = add nsw i32 %6, 1, !dbg !34
  store i32 %inc, ptr %i, align 4, !dbg !34
  br label %for.cond, !dbg !35, !llvm.loop !36

for.end:                                          ; preds = %for.cond
  ret i32 0, !dbg !39
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "alloca_overflow.c", directory: ".", checksumkind: CSK_MD5, checksum: "59fa30092f4deb3fe38900c0e391ccc3")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 5, type: !12)
!15 = !DILocation(line: 5, column: 7, scope: !9)
!16 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 6, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !DILocation(line: 6, column: 9, scope: !9)
!20 = !DILocation(line: 6, column: 30, scope: !9)
!21 = !DILocation(line: 6, column: 13, scope: !9)
!22 = !DILocalVariable(name: "i", scope: !23, file: !1, line: 7, type: !12)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 3)
!24 = !DILocation(line: 7, column: 12, scope: !23)
!25 = !DILocation(line: 7, column: 8, scope: !23)
!26 = !DILocation(line: 7, column: 19, scope: !27)
!27 = distinct !DILexicalBlock(scope: !23, file: !1, line: 7, column: 3)
!28 = !DILocation(line: 7, column: 24, scope: !27)
!29 = !DILocation(line: 7, column: 21, scope: !27)
!30 = !DILocation(line: 7, column: 3, scope: !23)
!31 = !DILocation(line: 8, column: 5, scope: !27)
!32 = !DILocation(line: 8, column: 7, scope: !27)
!33 = !DILocation(line: 8, column: 10, scope: !27)
!34 = !DILocation(line: 7, column: 28, scope: !27)
!35 = !DILocation(line: 7, column: 3, scope: !27)
!36 = distinct !{!36, !30, !37, !38}
!37 = !DILocation(line: 8, column: 12, scope: !23)
!38 = !{!"llvm.loop.mustprogress"}
!39 = !DILocation(line: 9, column: 3, scope: !9)
