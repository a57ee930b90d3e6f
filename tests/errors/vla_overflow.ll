; ModuleID = 'vla_overflow.c'
source_filename = "vla_overflow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @sum(i32 noundef 3), !dbg !13
  ret i32 %call, !dbg !14
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @sum(i32 noundef %n) #0 !dbg !15 {
entry:
  %n.addr = alloca i32, align 4
  %saved_stack = alloca ptr, align 8
  %__vla_expr0 = alloca i64, align 8
  %i = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !19, !DIExpression(), !20)
  %0 = load i32, ptr %n.addr, align 4, !dbg !21
  %1 = zext i32 %0 to i64, !dbg !22
  %2 = call ptr @llvm.stacksave.p0(), !dbg !22
  store ptr %2, ptr %saved_stack, align 8, !dbg !22
  %vla = alloca i32, i64 %1, align 16, !dbg !22
  store i64 %1, ptr %__vla_expr0, align 8, !dbg !22
    #dbg_declare(ptr %__vla_expr0, !23, !DIExpression(), !25)
    #dbg_declare(ptr %vla, !26, !DIExpression(), !30)
    #dbg_declare(ptr %i, !31, !DIExpression(), !33)
  store i32 0, ptr %i, align 4, !dbg !33
  br label %for.cond, !dbg !34

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %i, align 4, !dbg !35
  %4 = load i32, ptr %n.addr, align 4, !dbg !37
  %cmp = icmp sle i32 %3, %4, !dbg !38
  br i1 %cmp, label %for.body, label %for.end, !dbg !39

for.body:                                         ; preds = %for.cond
  %5 = load i32, ptr %i, align 4, !dbg !40
  %6 = load i32, ptr %i, align 4, !dbg !41
  %idxprom = sext i32 %6 to i64, !dbg !42
  %arrayidx = getelementptr inbounds i32, ptr %vla, i64 %idxprom, !dbg !42
  store i32 %5, ptr %arrayidx, align 4, !dbg !43
  br label %for.inc, !dbg !42

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %i, align 4, !dbg !44
  %inc = add nsw i32 %7, 1, !dbg !44
  store i32 %inc, ptr %i, align 4, !dbg !44
  br label %for.cond, !dbg !45, !llvm.loop !46

for.end:                                          ; preds = %for.cond
  %8 = load i32, ptr %n.addr, align 4, !dbg !49
  %sub = sub nsw i32 %8, 1, !dbg !50
  %idxprom1 = sext i32 %sub to i64, !dbg !51
  %arrayidx2 = getelementptr inbounds i32, ptr %vla, i64 %idxprom1, !dbg !51
  %9 = load i32, ptr %arrayidx2, align 4, !dbg !51
  %10 = load ptr, ptr %saved_stack, align 8, !dbg !52
  call void @llvm.stackrestore.p0(ptr %10), !dbg !52
  ret i32 %9, !dbg !52
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vla_overflow.c", directory: ".", checksumkind: CSK_MD5, checksum: "a8d538071554454becdc76578a2681f1")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !10, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DILocation(line: 12, column: 10, scope: !9)
!14 = !DILocation(line: 12, column: 3, scope: !9)
!15 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 4, type: !16, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!12, !12}
!18 = !{}
!19 = !DILocalVariable(name: "n", arg: 1, scope: !15, file: !1, line: 4, type: !12)
!20 = !DILocation(line: 4, column: 20, scope: !15)
!21 = !DILocation(line: 5, column: 9, scope: !15)
!22 = !DILocation(line: 5, column: 3, scope: !15)
!23 = !DILocalVariable(name: "__vla_expr0", scope: !15, type: !24, flags: DIFlagArtificial)
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 0, scope: !15)
!26 = !DILocalVariable(name: "a", scope: !15, file: !1, line: 5, type: !27)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: !23)
!30 = !DILocation(line: 5, column: 7, scope: !15)
!31 = !DILocalVariable(name: "i", scope: !32, file: !1, line: 6, type: !12)
!32 = distinct !DILexicalBlock(scope: !15, file: !1, line: 6, column: 3)
!33 = !DILocation(line: 6, column: 12, scope: !32)
!34 = !DILocation(line: 6, column: 8, scope: !32)
!35 = !DILocation(line: 6, column: 19, scope: !36)
!36 = distinct !DILexicalBlock(scope: !32, file: !1, line: 6, column: 3)
!37 = !DILocation(line: 6, column: 24, scope: !36)
!38 = !DILocation(line: 6, column: 21, scope: !36)
!39 = !DILocation(line: 6, column: 3, scope: !32)
!40 = !DILocation(line: 7, column: 12, scope: !36)
!41 = !DILocation(line: 7, column: 7, scope: !36)
!42 = !DILocation(line: 7, column: 5, scope: !36)
!43 = !DILocation(line: 7, column: 10, scope: !36)
!44 = !DILocation(line: 6, column: 28, scope: !36)
!45 = !DILocation(line: 6, column: 3, scope: !36)
!46 = distinct !{!46, !39, !47, !48}
!47 = !DILocation(line: 7, column: 12, scope: !32)
!48 = !{!"llvm.loop.mustprogress"}
!49 = !DILocation(line: 8, column: 12, scope: !15)
!50 = !DILocation(line: 8, column: 14, scope: !15)
!51 = !DILocation(line: 8, column: 10, scope: !15)
!52 = !DILocation(line: 9, column: 1, scope: !15)
