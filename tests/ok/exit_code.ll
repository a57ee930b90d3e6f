; ModuleID = 'exit_code.c'
source_filename = "exit_code.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %i, !21, !DIExpression(), !23)
  store i32 0, ptr %i, align 4, !dbg !23
  br label %for.cond, !dbg !24

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !25
  call void @check(i32 noundef %0), !dbg !27
  br label %for.inc, !dbg !27

for.inc:                                          ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !28
  %inc = add nsw i32 %1, 1, !dbg !28
  store i32 %inc, ptr %i, align 4, !dbg !28
  br label %for.cond, !dbg !29, !llvm.loop !30
}

; Function Attrs: noinline nounwind uwtable
define internal void @check(i32 noundef %n) #0 !dbg !33 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !36, !DIExpression(), !37)
  %0 = load i32, ptr %n.addr, align 4, !dbg !38
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %0), !dbg !39
  %1 = load i32, ptr %n.addr, align 4, !dbg !40
  %cmp = icmp eq i32 %1, 3, !dbg !42
  br i1 %cmp, label %if.then, label %if.end, !dbg !43

if.then:                                          ; preds = %entry
  call void @exit(i32 noundef 7) #3, !dbg !44
  unreachable, !dbg !44

if.end:                                           ; preds = %entry
  ret void, !dbg !45
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noreturn
declare void @exit(i32 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "exit_code.c", directory: ".", checksumkind: CSK_MD5, checksum: "1586ee845f491f51bc9c9b1dc33c6b57")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 12, type: !17, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !20)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{}
!21 = !DILocalVariable(name: "i", scope: !22, file: !2, line: 13, type: !19)
!22 = distinct !DILexicalBlock(scope: !16, file: !2, line: 13, column: 3)
!23 = !DILocation(line: 13, column: 12, scope: !22)
!24 = !DILocation(line: 13, column: 8, scope: !22)
!25 = !DILocation(line: 14, column: 11, scope: !26)
!26 = distinct !DILexicalBlock(scope: !22, file: !2, line: 13, column: 3)
!27 = !DILocation(line: 14, column: 5, scope: !26)
!28 = !DILocation(line: 13, column: 21, scope: !26)
!29 = !DILocation(line: 13, column: 3, scope: !26)
!30 = distinct !{!30, !31, !32}
!31 = !DILocation(line: 13, column: 3, scope: !22)
!32 = !DILocation(line: 14, column: 12, scope: !22)
!33 = distinct !DISubprogram(name: "check", scope: !2, file: !2, line: 6, type: !34, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !20)
!34 = !DISubroutineType(types: !35)
!35 = !{null, !19}
!36 = !DILocalVariable(name: "n", arg: 1, scope: !33, file: !2, line: 6, type: !19)
!37 = !DILocation(line: 6, column: 23, scope: !33)
!38 = !DILocation(line: 7, column: 18, scope: !33)
!39 = !DILocation(line: 7, column: 3, scope: !33)
!40 = !DILocation(line: 8, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !33, file: !2, line: 8, column: 7)
!42 = !DILocation(line: 8, column: 9, scope: !41)
!43 = !DILocation(line: 8, column: 7, scope: !33)
!44 = !DILocation(line: 9, column: 5, scope: !41)
!45 = !DILocation(line: 10, column: 1, scope: !33)
