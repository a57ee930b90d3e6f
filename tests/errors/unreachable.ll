; ModuleID = 'unreachable.c'
source_filename = "unreachable.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @sign(i32 noundef 0), !dbg !13
  ret i32 %call, !dbg !14
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @sign(i32 noundef %n) #0 !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !19, !DIExpression(), !20)
  %0 = load i32, ptr %n.addr, align 4, !dbg !21
  %cmp = icmp slt i32 %0, 0, !dbg !23
  br i1 %cmp, label %if.then, label %if.end, !dbg !24

if.then:                                          ; preds = %entry
  store i32 -1, ptr %retval, align 4, !dbg !25
  br label %return, !dbg !25

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n.addr, align 4, !dbg !26
  %cmp1 = icmp sgt i32 %1, 0, !dbg !28
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !29

if.then2:                                         ; preds = %if.end
  store i32 1, ptr %retval, align 4, !dbg !30
  br label %return, !dbg !30

if.end3:                                          ; preds = %if.end
  unreachable, !dbg !31

return:                                           ; preds = %if.then2, %if.then
  %2 = load i32, ptr %retval, align 4, !dbg !32
  ret i32 %2, !dbg !32
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "unreachable.c", directory: ".", checksumkind: CSK_MD5, checksum: "e2aae896279ca45e9f099c32bbad5793")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DILocation(line: 13, column: 10, scope: !9)
!14 = !DILocation(line: 13, column: 3, scope: !9)
!15 = distinct !DISubprogram(name: "sign", scope: !1, file: !1, line: 4, type: !16, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!12, !12}
!18 = !{}
!19 = !DILocalVariable(name: "n", arg: 1, scope: !15, file: !1, line: 4, type: !12)
!20 = !DILocation(line: 4, column: 21, scope: !15)
!21 = !DILocation(line: 5, column: 7, scope: !22)
!22 = distinct !DILexicalBlock(scope: !15, file: !1, line: 5, column: 7)
!23 = !DILocation(line: 5, column: 9, scope: !22)
!24 = !DILocation(line: 5, column: 7, scope: !15)
!25 = !DILocation(line: 6, column: 5, scope: !22)
!26 = !DILocation(line: 7, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !15, file: !1, line: 7, column: 7)
!28 = !DILocation(line: 7, column: 9, scope: !27)
!29 = !DILocation(line: 7, column: 7, scope: !15)
!30 = !DILocation(line: 8, column: 5, scope: !27)
!31 = !DILocation(line: 9, column: 3, scope: !15)
!32 = !DILocation(line: 10, column: 1, scope: !15)
