; ModuleID = 'recursion.c'
source_filename = "recursion.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !11 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @depth(i32 noundef 0), !dbg !15
  ret i32 %call, !dbg !16
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @depth(i32 noundef %n) #0 !dbg !17 {
entry:
  %n.addr = alloca i32, align 4
  %space = alloca [1024 x i8], align 16
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !21, !DIExpression(), !22)
    #dbg_declare(ptr %space, !23, !DIExpression(), !27)
  %0 = load i32, ptr %n.addr, align 4, !dbg !28
  %conv = trunc i32 %0 to i8, !dbg !29
  %arrayidx = getelementptr inbounds [1024 x i8], ptr %space, i64 0, i64 0, !dbg !30
  store i8 %conv, ptr %arrayidx, align 16, !dbg !31
  %1 = load i32, ptr %n.addr, align 4, !dbg !32
  %add = add nsw i32 %1, 1, !dbg !33
  %call = call i32 @depth(i32 noundef %add), !dbg !34
  %arrayidx1 = getelementptr inbounds [1024 x i8], ptr %space, i64 0, i64 0, !dbg !35
  %2 = load i8, ptr %arrayidx1, align 16, !dbg !35
  %conv2 = sext i8 %2 to i32, !dbg !35
  %add3 = add nsw i32 %call, %conv2, !dbg !36
  ret i32 %add3, !dbg !37
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion.c", directory: ".", checksumkind: CSK_MD5, checksum: "b09f28c592c7d332e9574cb06f29cb51")
!2 = !{!3}
!3 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !12, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DILocation(line: 11, column: 10, scope: !11)
!16 = !DILocation(line: 11, column: 3, scope: !11)
!17 = distinct !DISubprogram(name: "depth", scope: !1, file: !1, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!14, !14}
!20 = !{}
!21 = !DILocalVariable(name: "n", arg: 1, scope: !17, file: !1, line: 4, type: !14)
!22 = !DILocation(line: 4, column: 22, scope: !17)
!23 = !DILocalVariable(name: "space", scope: !17, file: !1, line: 5, type: !24)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 8192, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 1024)
!27 = !DILocation(line: 5, column: 8, scope: !17)
!28 = !DILocation(line: 6, column: 20, scope: !17)
!29 = !DILocation(line: 6, column: 14, scope: !17)
!30 = !DILocation(line: 6, column: 3, scope: !17)
!31 = !DILocation(line: 6, column: 12, scope: !17)
!32 = !DILocation(line: 7, column: 16, scope: !17)
!33 = !DILocation(line: 7, column: 18, scope: !17)
!34 = !DILocation(line: 7, column: 10, scope: !17)
!35 = !DILocation(line: 7, column: 25, scope: !17)
!36 = !DILocation(line: 7, column: 23, scope: !17)
!37 = !DILocation(line: 7, column: 3, scope: !17)
