; ModuleID = 'pipe_unread.c'
source_filename = "pipe_unread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %ends = alloca [2 x i32], align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %ends, !21, !DIExpression(), !23)
  %arraydecay = getelementptr inbounds [2 x i32], ptr %ends, i64 0, i64 0, !dbg !24
  %call = call i32 @pipe(ptr noundef %arraydecay), !dbg !25
  %arrayidx = getelementptr inbounds [2 x i32], ptr %ends, i64 0, i64 0, !dbg !26
  %0 = load i32, ptr %arrayidx, align 4, !dbg !26
  %call1 = call i32 @close(i32 noundef %0), !dbg !27
  %arrayidx2 = getelementptr inbounds [2 x i32], ptr %ends, i64 0, i64 1, !dbg !28
  %1 = load i32, ptr %arrayidx2, align 4, !dbg !28
  %call3 = call i64 @write(i32 noundef %1, ptr noundef @.str, i64 noundef 1), !dbg !29
  %conv = trunc i64 %call3 to i32, !dbg !30
  %add = add nsw i32 %conv, 1, !dbg !31
  ret i32 %add, !dbg !32
}

declare i32 @pipe(ptr noundef) #1

declare i32 @close(i32 noundef) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "pipe_unread.c", directory: ".", checksumkind: CSK_MD5, checksum: "853db268d6008c5c67ea5020b93acf2d")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !10, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0}
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 6, type: !19, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !20)
!19 = !DISubroutineType(types: !8)
!20 = !{}
!21 = !DILocalVariable(name: "ends", scope: !18, file: !2, line: 7, type: !22)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !5)
!23 = !DILocation(line: 7, column: 7, scope: !18)
!24 = !DILocation(line: 8, column: 8, scope: !18)
!25 = !DILocation(line: 8, column: 3, scope: !18)
!26 = !DILocation(line: 9, column: 9, scope: !18)
!27 = !DILocation(line: 9, column: 3, scope: !18)
!28 = !DILocation(line: 10, column: 21, scope: !18)
!29 = !DILocation(line: 10, column: 15, scope: !18)
!30 = !DILocation(line: 10, column: 10, scope: !18)
!31 = !DILocation(line: 10, column: 38, scope: !18)
!32 = !DILocation(line: 10, column: 3, scope: !18)
