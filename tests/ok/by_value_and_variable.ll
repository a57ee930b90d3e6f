; ModuleID = 'by_value_and_variable.c'
source_filename = "by_value_and_variable.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.three = type { double, double, double }

@.str = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !7

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %argc, ptr nocapture noundef readnone %argv) local_unnamed_addr #0 !dbg !18 {
entry:
  %.compoundliteral = alloca %struct.three, align 8
    #dbg_value(i32 %argc, !25, !DIExpression(), !27)
    #dbg_value(ptr %argv, !26, !DIExpression(), !27)
  store double 1.000000e+00, ptr %.compoundliteral, align 8, !dbg !28, !tbaa !29
  %second = getelementptr inbounds i8, ptr %.compoundliteral, i64 8, !dbg !28
  store double 2.000000e+00, ptr %second, align 8, !dbg !28, !tbaa !34
  %third = getelementptr inbounds i8, ptr %.compoundliteral, i64 16, !dbg !28
  store double 3.000000e+00, ptr %third, align 8, !dbg !28, !tbaa !35
  tail call fastcc void @show(ptr noundef nonnull byval(%struct.three) align 8 %.compoundliteral, i32 noundef %argc), !dbg !36
  ret i32 0, !dbg !37
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @show(ptr nocapture noundef readonly byval(%struct.three) align 8 %values, i32 noundef %number) unnamed_addr #1 !dbg !38 {
entry:
    #dbg_declare(ptr %values, !48, !DIExpression(), !50)
    #dbg_value(i32 %number, !49, !DIExpression(), !51)
  %second = getelementptr inbounds i8, ptr %values, i64 8, !dbg !52
  %0 = load double, ptr %second, align 8, !dbg !52, !tbaa !34
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %0), !dbg !53
  %call1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %number), !dbg !54
  ret void, !dbg !55
}

; Function Attrs: nofree nounwind
declare !dbg !56 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "by_value_and_variable.c", directory: ".", checksumkind: CSK_MD5, checksum: "422fde667fa79bfce80ba4e5c191bc9b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !3, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !7}
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!18 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 15, type: !19, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !24)
!19 = !DISubroutineType(types: !20)
!20 = !{!21, !21, !22}
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!24 = !{!25, !26}
!25 = !DILocalVariable(name: "argc", arg: 1, scope: !18, file: !2, line: 15, type: !21)
!26 = !DILocalVariable(name: "argv", arg: 2, scope: !18, file: !2, line: 15, type: !22)
!27 = !DILocation(line: 0, scope: !18)
!28 = !DILocation(line: 17, column: 22, scope: !18)
!29 = !{!30, !31, i64 0}
!30 = !{!"three", !31, i64 0, !31, i64 8, !31, i64 16}
!31 = !{!"double", !32, i64 0}
!32 = !{!"omnipotent char", !33, i64 0}
!33 = !{!"Simple C/C++ TBAA"}
!34 = !{!30, !31, i64 8}
!35 = !{!30, !31, i64 16}
!36 = !DILocation(line: 17, column: 3, scope: !18)
!37 = !DILocation(line: 18, column: 3, scope: !18)
!38 = distinct !DISubprogram(name: "show", scope: !2, file: !2, line: 10, type: !39, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !47)
!39 = !DISubroutineType(types: !40)
!40 = !{null, !41, !21}
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "three", file: !2, line: 6, size: 192, elements: !42)
!42 = !{!43, !45, !46}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !41, file: !2, line: 7, baseType: !44, size: 64)
!44 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !41, file: !2, line: 7, baseType: !44, size: 64, offset: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "third", scope: !41, file: !2, line: 7, baseType: !44, size: 64, offset: 128)
!47 = !{!48, !49}
!48 = !DILocalVariable(name: "values", arg: 1, scope: !38, file: !2, line: 10, type: !41)
!49 = !DILocalVariable(name: "number", arg: 2, scope: !38, file: !2, line: 10, type: !21)
!50 = !DILocation(line: 10, column: 57, scope: !38)
!51 = !DILocation(line: 0, scope: !38)
!52 = !DILocation(line: 11, column: 25, scope: !38)
!53 = !DILocation(line: 11, column: 3, scope: !38)
!54 = !DILocation(line: 12, column: 3, scope: !38)
!55 = !DILocation(line: 13, column: 1, scope: !38)
!56 = !DISubprogram(name: "printf", scope: !57, file: !57, line: 40, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!57 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "2dc48d7104d13af71dbea278e7156d00")
!58 = !DISubroutineType(types: !59)
!59 = !{!21, !60, null}
!60 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !61)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
