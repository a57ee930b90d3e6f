; ModuleID = 'assembly_writes_memory_input.c'
source_filename = "assembly_writes_memory_input.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@count = internal global i32 5, align 4, !dbg !0

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main() local_unnamed_addr #0 !dbg !13 {
entry:
  %0 = load i32, ptr @count, align 4, !dbg !16, !tbaa !21
    #dbg_value(i32 %0, !19, !DIExpression(), !25)
  tail call void asm sideeffect "lock; incl $0", "*m,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) @count) #1, !dbg !26, !srcloc !27
  %1 = load i32, ptr @count, align 4, !dbg !28, !tbaa !21
  %add.i = add nsw i32 %1, %0, !dbg !29
  %cmp = icmp ne i32 %add.i, 11, !dbg !30
  %conv = zext i1 %cmp to i32, !dbg !30
  ret i32 %conv, !dbg !31
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assembly_writes_memory_input.c", directory: ".", checksumkind: CSK_MD5, checksum: "dae3e91cc6b386c943d79b48f60b3df6")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!13 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !14, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !DILocation(line: 8, column: 16, scope: !17, inlinedAt: !20)
!17 = distinct !DISubprogram(name: "up", scope: !3, file: !3, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !18)
!18 = !{!19}
!19 = !DILocalVariable(name: "before", scope: !17, file: !3, line: 8, type: !5)
!20 = distinct !DILocation(line: 14, column: 10, scope: !13)
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !23, i64 0}
!23 = !{!"omnipotent char", !24, i64 0}
!24 = !{!"Simple C/C++ TBAA"}
!25 = !DILocation(line: 0, scope: !17, inlinedAt: !20)
!26 = !DILocation(line: 9, column: 3, scope: !17, inlinedAt: !20)
!27 = !{i64 299}
!28 = !DILocation(line: 10, column: 19, scope: !17, inlinedAt: !20)
!29 = !DILocation(line: 10, column: 17, scope: !17, inlinedAt: !20)
!30 = !DILocation(line: 14, column: 15, scope: !13)
!31 = !DILocation(line: 14, column: 3, scope: !13)
