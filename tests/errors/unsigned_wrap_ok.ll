; ModuleID = 'unsigned_wrap_ok.c'
source_filename = "unsigned_wrap_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !14, !DIExpression(), !16)
  store i32 65536, ptr %a, align 4, !dbg !16
    #dbg_declare(ptr %b, !17, !DIExpression(), !18)
  store i32 0, ptr %b, align 4, !dbg !18
  %0 = load i32, ptr %a, align 4, !dbg !19
  %1 = load i32, ptr %a, align 4, !dbg !20
  %mul = mul i32 %0, %1, !dbg !21
  %cmp = icmp eq i32 %mul, 0, !dbg !22
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !23

land.rhs:                                         ; preds = %entry
  %2 = load i32, ptr %b, align 4, !dbg !24
  %sub = sub i32 %2, 1, !dbg !25
  %3 = load i32, ptr %a, align 4, !dbg !26
  %cmp1 = icmp ugt i32 %sub, %3, !dbg !27
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %4 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ], !dbg !28
  %5 = zext i1 %4 to i64, !dbg !19
  %cond = select i1 %4, i32 0, i32 1, !dbg !19
  ret i32 %cond, !dbg !29
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "unsigned_wrap_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "f4b6dde1fc269931ba1fb58cd193b17d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 5, type: !15)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DILocation(line: 5, column: 12, scope: !9)
!17 = !DILocalVariable(name: "b", scope: !9, file: !1, line: 5, type: !15)
!18 = !DILocation(line: 5, column: 23, scope: !9)
!19 = !DILocation(line: 6, column: 10, scope: !9)
!20 = !DILocation(line: 6, column: 14, scope: !9)
!21 = !DILocation(line: 6, column: 12, scope: !9)
!22 = !DILocation(line: 6, column: 16, scope: !9)
!23 = !DILocation(line: 6, column: 21, scope: !9)
!24 = !DILocation(line: 6, column: 24, scope: !9)
!25 = !DILocation(line: 6, column: 26, scope: !9)
!26 = !DILocation(line: 6, column: 32, scope: !9)
!27 = !DILocation(line: 6, column: 30, scope: !9)
!28 = !DILocation(line: 0, scope: !9)
!29 = !DILocation(line: 6, column: 3, scope: !9)
