; ModuleID = 'assembly_without_clobber.c'
source_filename = "assembly_without_clobber.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !0
@sum = internal global i32 5, align 4, !dbg !7

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !19 {
entry:
  %call = tail call fastcc i32 @add(), !dbg !24
    #dbg_value(i32 %call, !23, !DIExpression(), !25)
  %0 = load i32, ptr @sum, align 4, !dbg !26, !tbaa !27
  %call1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %call, i32 noundef %0), !dbg !31
  ret i32 0, !dbg !32
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @add() unnamed_addr #1 !dbg !33 {
entry:
    #dbg_value(i32 50, !37, !DIExpression(), !40)
    #dbg_value(i32 101, !39, !DIExpression(), !40)
  %0 = tail call i32 asm sideeffect "movl $$7, $0\0A\09lock addl $2, $1", "=r,=*m,r,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) @sum, i32 101, ptr nonnull elementtype(i32) @sum) #3, !dbg !41, !srcloc !42
    #dbg_value(i32 %0, !38, !DIExpression(), !40)
  ret i32 %0, !dbg !43
}

; Function Attrs: nofree nounwind
declare !dbg !44 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "assembly_without_clobber.c", directory: ".", checksumkind: CSK_MD5, checksum: "cd67bc9f1440ff925d2eb1418a1cb155")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "sum", scope: !9, file: !2, line: 8, type: !11, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !7}
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 8, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 2}
!18 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!19 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 17, type: !20, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!11}
!22 = !{!23}
!23 = !DILocalVariable(name: "first", scope: !19, file: !2, line: 18, type: !11)
!24 = !DILocation(line: 18, column: 15, scope: !19)
!25 = !DILocation(line: 0, scope: !19)
!26 = !DILocation(line: 19, column: 28, scope: !19)
!27 = !{!28, !28, i64 0}
!28 = !{!"int", !29, i64 0}
!29 = !{!"omnipotent char", !30, i64 0}
!30 = !{!"Simple C/C++ TBAA"}
!31 = !DILocation(line: 19, column: 3, scope: !19)
!32 = !DILocation(line: 20, column: 3, scope: !19)
!33 = distinct !DISubprogram(name: "add", scope: !2, file: !2, line: 11, type: !34, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !36)
!34 = !DISubroutineType(cc: DW_CC_nocall, types: !35)
!35 = !{!11, !11}
!36 = !{!37, !38, !39}
!37 = !DILocalVariable(name: "number", arg: 1, scope: !33, file: !2, line: 11, type: !11)
!38 = !DILocalVariable(name: "first", scope: !33, file: !2, line: 12, type: !11)
!39 = !DILocalVariable(name: "by", scope: !33, file: !2, line: 12, type: !11)
!40 = !DILocation(line: 0, scope: !33)
!41 = !DILocation(line: 13, column: 3, scope: !33)
!42 = !{i64 443, i64 457}
!43 = !DILocation(line: 14, column: 3, scope: !33)
!44 = !DISubprogram(name: "printf", scope: !45, file: !45, line: 40, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!45 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "e77de3fea0906913c8b833fd1ad104ee")
!46 = !DISubroutineType(types: !47)
!47 = !{!11, !48, null}
!48 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !49)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
