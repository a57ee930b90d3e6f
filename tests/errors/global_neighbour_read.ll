; ModuleID = 'global_neighbour_read.c'
source_filename = "global_neighbour_read.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@word = dso_local global [4 x i8] c"word", align 1, !dbg !0
@next = dso_local global [4 x i8] c"end\00", align 1, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %length = alloca i32, align 4
  %p = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %length, !23, !DIExpression(), !24)
  store i32 0, ptr %length, align 4, !dbg !24
    #dbg_declare(ptr %p, !25, !DIExpression(), !28)
  store ptr @word, ptr %p, align 8, !dbg !28
  br label %for.cond, !dbg !29

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load ptr, ptr %p, align 8, !dbg !30
  %1 = load i8, ptr %0, align 1, !dbg !32
  %tobool = icmp ne i8 %1, 0, !dbg !33
  br i1 %tobool, label %for.body, label %for.end, !dbg !33

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %length, align 4, !dbg !34
  %inc = add nsw i32 %2, 1, !dbg !34
  store i32 %inc, ptr %length, align 4, !dbg !34
  br label %for.inc, !dbg !35

for.inc:                                          ; preds = %for.body
  %3 = load ptr, ptr %p, align 8, !dbg !36
  %incdec.ptr = getelementptr inbounds i8, ptr %3, i32 1, !dbg !36
  store ptr %incdec.ptr, ptr %p, align 8, !dbg !36
  br label %for.cond, !dbg !37, !llvm.loop !38

for.end:                                          ; preds = %for.cond
  %4 = load i32, ptr %length, align 4, !dbg !41
  %5 = load i8, ptr @next, align 1, !dbg !42
  %conv = sext i8 %5 to i32, !dbg !42
  %add = add nsw i32 %4, %conv, !dbg !43
  ret i32 %add, !dbg !44
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "word", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "global_neighbour_read.c", directory: ".", checksumkind: CSK_MD5, checksum: "6f3eb39639dda53cba39cea432193c2d")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "next", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 4)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !19, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!19 = !DISubroutineType(types: !20)
!20 = !{!21}
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{}
!23 = !DILocalVariable(name: "length", scope: !18, file: !3, line: 8, type: !21)
!24 = !DILocation(line: 8, column: 7, scope: !18)
!25 = !DILocalVariable(name: "p", scope: !26, file: !3, line: 9, type: !27)
!26 = distinct !DILexicalBlock(scope: !18, file: !3, line: 9, column: 3)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!28 = !DILocation(line: 9, column: 14, scope: !26)
!29 = !DILocation(line: 9, column: 8, scope: !26)
!30 = !DILocation(line: 9, column: 25, scope: !31)
!31 = distinct !DILexicalBlock(scope: !26, file: !3, line: 9, column: 3)
!32 = !DILocation(line: 9, column: 24, scope: !31)
!33 = !DILocation(line: 9, column: 3, scope: !26)
!34 = !DILocation(line: 10, column: 11, scope: !31)
!35 = !DILocation(line: 10, column: 5, scope: !31)
!36 = !DILocation(line: 9, column: 29, scope: !31)
!37 = !DILocation(line: 9, column: 3, scope: !31)
!38 = distinct !{!38, !33, !39, !40}
!39 = !DILocation(line: 10, column: 11, scope: !26)
!40 = !{!"llvm.loop.mustprogress"}
!41 = !DILocation(line: 11, column: 10, scope: !18)
!42 = !DILocation(line: 11, column: 19, scope: !18)
!43 = !DILocation(line: 11, column: 17, scope: !18)
!44 = !DILocation(line: 11, column: 3, scope: !18)
