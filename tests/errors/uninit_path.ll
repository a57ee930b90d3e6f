; ModuleID = 'uninit_path.c'
source_filename = "uninit_path.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @classify(i32 noundef -1), !dbg !13
  ret i32 %call, !dbg !14
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @classify(i32 noundef %n) #0 !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %n.addr = alloca i32, align 4
  %kind = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !19, !DIExpression(), !20)
    #dbg_declare(ptr %kind, !21, !DIExpression(), !22)
  %0 = load i32, ptr %n.addr, align 4, !dbg !23
  %cmp = icmp sgt i32 %0, 0, !dbg !25
  br i1 %cmp, label %if.then, label %if.end, !dbg !26

if.then:                                          ; preds = %entry
  store i32 1, ptr %kind, align 4, !dbg !27
  br label %if.end, !dbg !28

if.end:                                           ; preds = %if.then, %entry
  %1 = load i32, ptr %kind, align 4, !dbg !29
  switch i32 %1, label %sw.default [
    i32 1, label %sw.bb
  ], !dbg !30

sw.bb:                                            ; preds = %if.end
  store i32 10, ptr %retval, align 4, !dbg !31
  br label %return, !dbg !31

sw.default:                                       ; preds = %if.end
  store i32 20, ptr %retval, align 4, !dbg !33
  br label %return, !dbg !33

return:                                           ; preds = %sw.default, %sw.bb
  %2 = load i32, ptr %retval, align 4, !dbg !34
  ret i32 %2, !dbg !34
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "uninit_path.c", directory: ".", checksumkind: CSK_MD5, checksum: "d598c9ff9a9bad1e375f9e3e42c96a8a")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 16, type: !10, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DILocation(line: 17, column: 10, scope: !9)
!14 = !DILocation(line: 17, column: 3, scope: !9)
!15 = distinct !DISubprogram(name: "classify", scope: !1, file: !1, line: 4, type: !16, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!12, !12}
!18 = !{}
!19 = !DILocalVariable(name: "n", arg: 1, scope: !15, file: !1, line: 4, type: !12)
!20 = !DILocation(line: 4, column: 25, scope: !15)
!21 = !DILocalVariable(name: "kind", scope: !15, file: !1, line: 5, type: !12)
!22 = !DILocation(line: 5, column: 7, scope: !15)
!23 = !DILocation(line: 6, column: 7, scope: !24)
!24 = distinct !DILexicalBlock(scope: !15, file: !1, line: 6, column: 7)
!25 = !DILocation(line: 6, column: 9, scope: !24)
!26 = !DILocation(line: 6, column: 7, scope: !15)
!27 = !DILocation(line: 7, column: 10, scope: !24)
!28 = !DILocation(line: 7, column: 5, scope: !24)
!29 = !DILocation(line: 8, column: 11, scope: !15)
!30 = !DILocation(line: 8, column: 3, scope: !15)
!31 = !DILocation(line: 10, column: 5, scope: !32)
!32 = distinct !DILexicalBlock(scope: !15, file: !1, line: 8, column: 17)
!33 = !DILocation(line: 12, column: 5, scope: !32)
!34 = !DILocation(line: 14, column: 1, scope: !15)
