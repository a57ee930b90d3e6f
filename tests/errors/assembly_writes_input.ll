; ModuleID = 'assembly_writes_input.c'
source_filename = "assembly_writes_input.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local range(i32 -2147483646, -2147483648) i32 @main() local_unnamed_addr #0 !dbg !9 {
entry:
  %at = alloca i32, align 4, !DIAssignID !15
    #dbg_assign(i1 undef, !14, !DIExpression(), !15, ptr %at, !DIExpression(), !16)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %at) #2, !dbg !17
  store i32 1, ptr %at, align 4, !dbg !18, !tbaa !19, !DIAssignID !23
    #dbg_assign(i32 1, !14, !DIExpression(), !23, ptr %at, !DIExpression(), !16)
    #dbg_value(ptr %at, !24, !DIExpression(), !32)
    #dbg_value(i32 2, !30, !DIExpression(), !32)
    #dbg_value(i32 2, !31, !DIExpression(), !32)
  call void asm sideeffect "xchgl $1, $0", "=*m,r,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %at, i32 2, ptr nonnull elementtype(i32) %at) #2, !dbg !34, !srcloc !35
  %0 = load i32, ptr %at, align 4, !dbg !36, !tbaa !19
  %add = add nsw i32 %0, 2, !dbg !37
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %at) #2, !dbg !38
  ret i32 %add, !dbg !39
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "assembly_writes_input.c", directory: ".", checksumkind: CSK_MD5, checksum: "beb61d8a8b14760f22cfae1c05434ffc")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "at", scope: !9, file: !1, line: 13, type: !12)
!15 = distinct !DIAssignID()
!16 = !DILocation(line: 0, scope: !9)
!17 = !DILocation(line: 13, column: 3, scope: !9)
!18 = !DILocation(line: 13, column: 7, scope: !9)
!19 = !{!20, !20, i64 0}
!20 = !{!"int", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C/C++ TBAA"}
!23 = distinct !DIAssignID()
!24 = !DILocalVariable(name: "at", arg: 1, scope: !25, file: !1, line: 6, type: !28)
!25 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 6, type: !26, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !29)
!26 = !DISubroutineType(types: !27)
!27 = !{!12, !28, !12}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!29 = !{!24, !30, !31}
!30 = !DILocalVariable(name: "new", arg: 2, scope: !25, file: !1, line: 6, type: !12)
!31 = !DILocalVariable(name: "old", scope: !25, file: !1, line: 7, type: !12)
!32 = !DILocation(line: 0, scope: !25, inlinedAt: !33)
!33 = distinct !DILocation(line: 14, column: 10, scope: !9)
!34 = !DILocation(line: 8, column: 3, scope: !25, inlinedAt: !33)
!35 = !{i64 244}
!36 = !DILocation(line: 14, column: 29, scope: !9)
!37 = !DILocation(line: 14, column: 27, scope: !9)
!38 = !DILocation(line: 15, column: 1, scope: !9)
!39 = !DILocation(line: 14, column: 3, scope: !9)
