; ModuleID = 'signed_overflow.c'
source_filename = "signed_overflow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !14, !DIExpression(), !15)
  store i32 2147483647, ptr %a, align 4, !dbg !15
    #dbg_declare(ptr %b, !16, !DIExpression(), !17)
  %0 = load i32, ptr %a, align 4, !dbg !18
  %add = add nsw i32 %0, 1, !dbg !19
  store i32 %add, ptr %b, align 4, !dbg !17
  %1 = load i32, ptr %b, align 4, !dbg !20
  %2 = load i32, ptr %a, align 4, !dbg !22
  %cmp = icmp slt i32 %1, %2, !dbg !23
  br i1 %cmp, label %if.then, label %if.end, !dbg !24

if.then:                                          ; preds = %entry
  store i32 1, ptr %retval, align 4, !dbg !25
  br label %return, !dbg !25

if.end:                                           ; preds = %entry
  store i32 0, ptr %retval, align 4, !dbg !26
  br label %return, !dbg !26

return:                                           ; preds = %if.end, %if.then
  %3 = load i32, ptr %retval, align 4, !dbg !27
  ret i32 %3, !dbg !27
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "signed_overflow.c", directory: ".", checksumkind: CSK_MD5, checksum: "33b2eb7600322be67c72f5a705498c78")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 7, type: !12)
!15 = !DILocation(line: 7, column: 7, scope: !9)
!16 = !DILocalVariable(name: "b", scope: !9, file: !1, line: 8, type: !12)
!17 = !DILocation(line: 8, column: 7, scope: !9)
!18 = !DILocation(line: 8, column: 11, scope: !9)
!19 = !DILocation(line: 8, column: 13, scope: !9)
!20 = !DILocation(line: 9, column: 7, scope: !21)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!22 = !DILocation(line: 9, column: 11, scope: !21)
!23 = !DILocation(line: 9, column: 9, scope: !21)
!24 = !DILocation(line: 9, column: 7, scope: !9)
!25 = !DILocation(line: 10, column: 5, scope: !21)
!26 = !DILocation(line: 11, column: 3, scope: !9)
!27 = !DILocation(line: 12, column: 1, scope: !9)
