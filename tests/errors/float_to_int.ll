; ModuleID = 'float_to_int.c'
source_filename = "float_to_int.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %d = alloca double, align 8
  %i = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %d, !14, !DIExpression(), !16)
  store double 1.000000e+10, ptr %d, align 8, !dbg !16
    #dbg_declare(ptr %i, !17, !DIExpression(), !18)
  %0 = load double, ptr %d, align 8, !dbg !19
  %conv = fptosi double %0 to i32, !dbg !20
  store i32 %conv, ptr %i, align 4, !dbg !18
  %1 = load i32, ptr %i, align 4, !dbg !21
  %cmp = icmp sgt i32 %1, 0, !dbg !23
  br i1 %cmp, label %if.then, label %if.end, !dbg !24

if.then:                                          ; preds = %entry
  store i32 1, ptr %retval, align 4, !dbg !25
  br label %return, !dbg !25

if.end:                                           ; preds = %entry
  store i32 0, ptr %retval, align 4, !dbg !26
  br label %return, !dbg !26

return:                                           ; preds = %if.end, %if.then
  %2 = load i32, ptr %retval, align 4, !dbg !27
  ret i32 %2, !dbg !27
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "float_to_int.c", directory: ".", checksumkind: CSK_MD5, checksum: "55d1a90ef4e14ffa4a399d5c58cb458d")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!12 = !DISubroutineType(types: !2)
!13 = !{}
!14 = !DILocalVariable(name: "d", scope: !11, file: !1, line: 5, type: !15)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DILocation(line: 5, column: 10, scope: !11)
!17 = !DILocalVariable(name: "i", scope: !11, file: !1, line: 6, type: !3)
!18 = !DILocation(line: 6, column: 7, scope: !11)
!19 = !DILocation(line: 6, column: 16, scope: !11)
!20 = !DILocation(line: 6, column: 11, scope: !11)
!21 = !DILocation(line: 7, column: 7, scope: !22)
!22 = distinct !DILexicalBlock(scope: !11, file: !1, line: 7, column: 7)
!23 = !DILocation(line: 7, column: 9, scope: !22)
!24 = !DILocation(line: 7, column: 7, scope: !11)
!25 = !DILocation(line: 8, column: 5, scope: !22)
!26 = !DILocation(line: 9, column: 3, scope: !11)
!27 = !DILocation(line: 10, column: 1, scope: !11)
