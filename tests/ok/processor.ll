; ModuleID = 'processor.c'
source_filename = "processor.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !0
@__cpu_model = external dso_local local_unnamed_addr global { i32, i32, i32, [1 x i32] }

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !10 {
entry:
    #dbg_value(i32 0, !30, !DIExpression(), !37)
    #dbg_value(ptr undef, !36, !DIExpression(), !37)
  %0 = tail call { i32, i32, i32, i32 } asm "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #2, !dbg !39, !srcloc !40
  %asmresult.i = extractvalue { i32, i32, i32, i32 } %0, 0, !dbg !39
    #dbg_value(i32 %asmresult.i, !15, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !41)
    #dbg_value(i32 poison, !15, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !41)
    #dbg_value(i32 poison, !15, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !41)
    #dbg_value(i32 poison, !15, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !41)
  %cmp.i = icmp ne i32 %asmresult.i, 0, !dbg !42
  %conv.i = zext i1 %cmp.i to i32, !dbg !42
  %call1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %conv.i), !dbg !43
    #dbg_value(i32 1, !44, !DIExpression(), !48)
    #dbg_value(ptr undef, !47, !DIExpression(), !48)
  %1 = tail call { i32, i32, i32, i32 } asm "  xchgq  %rbx,${1:q}\0A  cpuid\0A  xchgq  %rbx,${1:q}", "={ax},=r,={cx},={dx},0,~{dirflag},~{fpsr},~{flags}"(i32 1) #2, !dbg !50, !srcloc !51
  %asmresult.i24 = extractvalue { i32, i32, i32, i32 } %1, 0, !dbg !50
  %asmresult6.i27 = extractvalue { i32, i32, i32, i32 } %1, 3, !dbg !50
    #dbg_value(i32 %asmresult.i24, !15, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !41)
    #dbg_value(i32 poison, !15, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !41)
    #dbg_value(i32 poison, !15, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !41)
    #dbg_value(i32 %asmresult6.i27, !15, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !41)
  %cmp.i28 = icmp ne i32 %asmresult.i24, 0, !dbg !52
  %conv.i29 = zext i1 %cmp.i28 to i32, !dbg !52
  %call4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %conv.i29), !dbg !53
  %and = and i32 %asmresult6.i27, 100663296, !dbg !54
  %cmp = icmp eq i32 %and, 100663296, !dbg !55
  %conv = zext i1 %cmp to i32, !dbg !55
  %call5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %conv), !dbg !56
    #dbg_value(i32 -2147483648, !30, !DIExpression(), !57)
    #dbg_value(ptr undef, !36, !DIExpression(), !57)
  %2 = tail call { i32, i32, i32, i32 } asm "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 -2147483648, i32 0) #2, !dbg !59, !srcloc !40
  %asmresult.i33 = extractvalue { i32, i32, i32, i32 } %2, 0, !dbg !59
    #dbg_value(i32 %asmresult.i33, !15, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !41)
    #dbg_value(i32 poison, !15, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !41)
    #dbg_value(i32 poison, !15, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !41)
    #dbg_value(i32 poison, !15, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !41)
  %cmp9 = icmp ugt i32 %asmresult.i33, -2147483648, !dbg !60
  %conv10 = zext i1 %cmp9 to i32, !dbg !60
  %call11 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %conv10), !dbg !61
    #dbg_value(i32 -2147483647, !44, !DIExpression(), !62)
    #dbg_value(ptr undef, !47, !DIExpression(), !62)
  %3 = tail call { i32, i32, i32, i32 } asm "  xchgq  %rbx,${1:q}\0A  cpuid\0A  xchgq  %rbx,${1:q}", "={ax},=r,={cx},={dx},0,~{dirflag},~{fpsr},~{flags}"(i32 -2147483647) #2, !dbg !64, !srcloc !51
  %asmresult6.i45 = extractvalue { i32, i32, i32, i32 } %3, 3, !dbg !64
    #dbg_value(i32 poison, !15, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !41)
    #dbg_value(i32 poison, !15, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !41)
    #dbg_value(i32 poison, !15, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !41)
    #dbg_value(i32 %asmresult6.i45, !15, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !41)
  %and15 = lshr i32 %asmresult6.i45, 29, !dbg !65
  %and15.lobit = and i32 %and15, 1, !dbg !65
  %call18 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %and15.lobit), !dbg !66
  %4 = load i32, ptr getelementptr inbounds (i8, ptr @__cpu_model, i64 12), align 4, !dbg !67
  %5 = lshr i32 %4, 4, !dbg !68
  %.lobit = and i32 %5, 1, !dbg !68
  %call20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %.lobit), !dbg !69
  ret i32 0, !dbg !70
}

; Function Attrs: nofree nounwind
declare !dbg !71 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind memory(none) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "processor.c", directory: ".", checksumkind: CSK_MD5, checksum: "43016f987d575c753e7a346b60de603d")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !8, globals: !22, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !10, file: !2, line: 21, baseType: !17, size: 32, elements: !18)
!10 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 20, type: !11, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{!15}
!15 = !DILocalVariable(name: "registers", scope: !10, file: !2, line: 22, type: !16)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 128, elements: !5)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !{!19, !20, !21}
!19 = !DIEnumerator(name: "SSE", value: 33554432)
!20 = !DIEnumerator(name: "SSE2", value: 67108864)
!21 = !DIEnumerator(name: "LONG_MODE", value: 536870912)
!22 = !{!0}
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!30 = !DILocalVariable(name: "leaf", arg: 1, scope: !31, file: !2, line: 5, type: !17)
!31 = distinct !DISubprogram(name: "ask", scope: !2, file: !2, line: 5, type: !32, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !35)
!32 = !DISubroutineType(types: !33)
!33 = !{!13, !17, !34}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!35 = !{!30, !36}
!36 = !DILocalVariable(name: "registers", arg: 2, scope: !31, file: !2, line: 5, type: !34)
!37 = !DILocation(line: 0, scope: !31, inlinedAt: !38)
!38 = distinct !DILocation(line: 23, column: 18, scope: !10)
!39 = !DILocation(line: 6, column: 3, scope: !31, inlinedAt: !38)
!40 = !{i64 208}
!41 = !DILocation(line: 0, scope: !10)
!42 = !DILocation(line: 9, column: 23, scope: !31, inlinedAt: !38)
!43 = !DILocation(line: 23, column: 3, scope: !10)
!44 = !DILocalVariable(name: "leaf", arg: 1, scope: !45, file: !2, line: 13, type: !17)
!45 = distinct !DISubprogram(name: "ask_beside_rbx", scope: !2, file: !2, line: 13, type: !32, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !46)
!46 = !{!44, !47}
!47 = !DILocalVariable(name: "registers", arg: 2, scope: !45, file: !2, line: 13, type: !34)
!48 = !DILocation(line: 0, scope: !45, inlinedAt: !49)
!49 = distinct !DILocation(line: 24, column: 18, scope: !10)
!50 = !DILocation(line: 14, column: 3, scope: !45, inlinedAt: !49)
!51 = !{i64 491, i64 512, i64 521}
!52 = !DILocation(line: 17, column: 23, scope: !45, inlinedAt: !49)
!53 = !DILocation(line: 24, column: 3, scope: !10)
!54 = !DILocation(line: 25, column: 32, scope: !10)
!55 = !DILocation(line: 25, column: 48, scope: !10)
!56 = !DILocation(line: 25, column: 3, scope: !10)
!57 = !DILocation(line: 0, scope: !31, inlinedAt: !58)
!58 = distinct !DILocation(line: 26, column: 3, scope: !10)
!59 = !DILocation(line: 6, column: 3, scope: !31, inlinedAt: !58)
!60 = !DILocation(line: 27, column: 31, scope: !10)
!61 = !DILocation(line: 27, column: 3, scope: !10)
!62 = !DILocation(line: 0, scope: !45, inlinedAt: !63)
!63 = distinct !DILocation(line: 28, column: 3, scope: !10)
!64 = !DILocation(line: 14, column: 3, scope: !45, inlinedAt: !63)
!65 = !DILocation(line: 29, column: 45, scope: !10)
!66 = !DILocation(line: 29, column: 3, scope: !10)
!67 = !DILocation(line: 30, column: 20, scope: !10)
!68 = !DILocation(line: 30, column: 18, scope: !10)
!69 = !DILocation(line: 30, column: 3, scope: !10)
!70 = !DILocation(line: 31, column: 3, scope: !10)
!71 = !DISubprogram(name: "printf", scope: !72, file: !72, line: 40, type: !73, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!72 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "6e8bd40d5b60fc062877c4ce3eeb8808")
!73 = !DISubroutineType(types: !74)
!74 = !{!13, !75, null}
!75 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !76)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
