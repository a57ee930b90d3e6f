; ModuleID = 'poison_of_the_side_taken.c'
source_filename = "poison_of_the_side_taken.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@first = internal unnamed_addr global [4 x i32] zeroinitializer, align 16, !dbg !0
@second = internal unnamed_addr global [4 x i32] zeroinitializer, align 16, !dbg !5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none) uwtable
define dso_local i32 @main(i32 noundef %argc, ptr nocapture noundef readnone %argv) local_unnamed_addr #0 !dbg !18 {
entry:
    #dbg_value(i32 %argc, !25, !DIExpression(), !27)
    #dbg_value(ptr %argv, !26, !DIExpression(), !27)
  %sub = add nsw i32 %argc, -1, !dbg !28
  %mul = mul nsw i32 %argc, 10, !dbg !29
  %mul1 = mul nsw i32 %argc, 20, !dbg !30
  tail call fastcc void @put(i32 noundef %sub, i32 noundef %mul, i32 noundef %mul1), !dbg !31
  %0 = load i32, ptr @first, align 16, !dbg !32, !tbaa !33
  %1 = load i32, ptr @second, align 16, !dbg !37, !tbaa !33
  %add = add nsw i32 %1, %0, !dbg !38
  ret i32 %add, !dbg !39
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none) uwtable
define internal fastcc void @put(i32 noundef %chosen, i32 noundef %i, i32 noundef %j) unnamed_addr #1 !dbg !40 {
entry:
    #dbg_value(i32 %chosen, !44, !DIExpression(), !52)
    #dbg_value(i32 %i, !45, !DIExpression(), !52)
    #dbg_value(i32 %j, !46, !DIExpression(), !52)
  %idx.ext = sext i32 %i to i64, !dbg !53
  %add.ptr = getelementptr inbounds i32, ptr @first, i64 %idx.ext, !dbg !53
    #dbg_value(ptr %add.ptr, !47, !DIExpression(), !52)
  %idx.ext1 = sext i32 %j to i64, !dbg !54
  %add.ptr2 = getelementptr inbounds i32, ptr @second, i64 %idx.ext1, !dbg !54
    #dbg_value(ptr %add.ptr2, !49, !DIExpression(), !52)
  %add = add nsw i32 %i, 2147483647, !dbg !55
    #dbg_value(i32 %add, !50, !DIExpression(), !52)
  %tobool.not = icmp eq i32 %chosen, 0, !dbg !56
  %cond = select i1 %tobool.not, ptr %add.ptr2, ptr %add.ptr, !dbg !56
    #dbg_value(ptr %cond, !51, !DIExpression(), !52)
  store i32 %add, ptr %cond, align 4, !dbg !57, !tbaa !33
  ret void, !dbg !58
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "poison_of_the_side_taken.c", directory: ".", checksumkind: CSK_MD5, checksum: "43dd9adac535c39e0315dd53fcef12fd")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !9)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!10}
!10 = !DISubrange(count: 4)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !19, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !24)
!19 = !DISubroutineType(types: !20)
!20 = !{!8, !8, !21}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25, !26}
!25 = !DILocalVariable(name: "argc", arg: 1, scope: !18, file: !3, line: 17, type: !8)
!26 = !DILocalVariable(name: "argv", arg: 2, scope: !18, file: !3, line: 17, type: !21)
!27 = !DILocation(line: 0, scope: !18)
!28 = !DILocation(line: 18, column: 12, scope: !18)
!29 = !DILocation(line: 18, column: 20, scope: !18)
!30 = !DILocation(line: 18, column: 31, scope: !18)
!31 = !DILocation(line: 18, column: 3, scope: !18)
!32 = !DILocation(line: 19, column: 10, scope: !18)
!33 = !{!34, !34, i64 0}
!34 = !{!"int", !35, i64 0}
!35 = !{!"omnipotent char", !36, i64 0}
!36 = !{!"Simple C/C++ TBAA"}
!37 = !DILocation(line: 19, column: 21, scope: !18)
!38 = !DILocation(line: 19, column: 19, scope: !18)
!39 = !DILocation(line: 19, column: 3, scope: !18)
!40 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 9, type: !41, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{null, !8, !8, !8}
!43 = !{!44, !45, !46, !47, !49, !50, !51}
!44 = !DILocalVariable(name: "chosen", arg: 1, scope: !40, file: !3, line: 9, type: !8)
!45 = !DILocalVariable(name: "i", arg: 2, scope: !40, file: !3, line: 9, type: !8)
!46 = !DILocalVariable(name: "j", arg: 3, scope: !40, file: !3, line: 9, type: !8)
!47 = !DILocalVariable(name: "x", scope: !40, file: !3, line: 10, type: !48)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!49 = !DILocalVariable(name: "y", scope: !40, file: !3, line: 11, type: !48)
!50 = !DILocalVariable(name: "value", scope: !40, file: !3, line: 12, type: !8)
!51 = !DILocalVariable(name: "z", scope: !40, file: !3, line: 13, type: !48)
!52 = !DILocation(line: 0, scope: !40)
!53 = !DILocation(line: 10, column: 18, scope: !40)
!54 = !DILocation(line: 11, column: 19, scope: !40)
!55 = !DILocation(line: 12, column: 23, scope: !40)
!56 = !DILocation(line: 13, column: 12, scope: !40)
!57 = !DILocation(line: 14, column: 6, scope: !40)
!58 = !DILocation(line: 15, column: 1, scope: !40)
