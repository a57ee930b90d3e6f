; ModuleID = 'big_local.c'
source_filename = "big_local.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @use(i64 noundef 268435456), !dbg !13
  ret i32 %call, !dbg !14
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @use(i64 noundef %n) #0 !dbg !15 {
entry:
  %n.addr = alloca i64, align 8
  %saved_stack = alloca ptr, align 8
  %__vla_expr0 = alloca i64, align 8
  store i64 %n, ptr %n.addr, align 8
    #dbg_declare(ptr %n.addr, !20, !DIExpression(), !21)
  %0 = load i64, ptr %n.addr, align 8, !dbg !22
  %1 = call ptr @llvm.stacksave.p0(), !dbg !23
  store ptr %1, ptr %saved_stack, align 8, !dbg !23
  %vla = alloca i8, i64 %0, align 16, !dbg !23
  store i64 %0, ptr %__vla_expr0, align 8, !dbg !23
    #dbg_declare(ptr %__vla_expr0, !24, !DIExpression(), !25)
    #dbg_declare(ptr %vla, !26, !DIExpression(), !31)
  %arrayidx = getelementptr inbounds i8, ptr %vla, i64 0, !dbg !32
  store i8 1, ptr %arrayidx, align 16, !dbg !33
  %arrayidx1 = getelementptr inbounds i8, ptr %vla, i64 0, !dbg !34
  %2 = load i8, ptr %arrayidx1, align 16, !dbg !34
  %conv = sext i8 %2 to i32, !dbg !34
  %3 = load ptr, ptr %saved_stack, align 8, !dbg !35
  call void @llvm.stackrestore.p0(ptr %3), !dbg !35
  ret i32 %conv, !dbg !35
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
!1 = !DIFile(filename: "big_local.c", directory: ".", checksumkind: CSK_MD5, checksum: "1398befabb96ef30cfb33259f0adc89c")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !10, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DILocation(line: 11, column: 10, scope: !9)
!14 = !DILocation(line: 11, column: 3, scope: !9)
!15 = distinct !DISubprogram(name: "use", scope: !1, file: !1, line: 4, type: !16, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !19)
!16 = !DISubroutineType(types: !17)
!17 = !{!12, !18}
!18 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!19 = !{}
!20 = !DILocalVariable(name: "n", arg: 1, scope: !15, file: !1, line: 4, type: !18)
!21 = !DILocation(line: 4, column: 30, scope: !15)
!22 = !DILocation(line: 5, column: 14, scope: !15)
!23 = !DILocation(line: 5, column: 3, scope: !15)
!24 = !DILocalVariable(name: "__vla_expr0", scope: !15, type: !18, flags: DIFlagArtificial)
!25 = !DILocation(line: 0, scope: !15)
!26 = !DILocalVariable(name: "space", scope: !15, file: !1, line: 5, type: !27)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, elements: !29)
!28 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!29 = !{!30}
!30 = !DISubrange(count: !24)
!31 = !DILocation(line: 5, column: 8, scope: !15)
!32 = !DILocation(line: 6, column: 3, scope: !15)
!33 = !DILocation(line: 6, column: 12, scope: !15)
!34 = !DILocation(line: 7, column: 10, scope: !15)
!35 = !DILocation(line: 8, column: 1, scope: !15)
