; ModuleID = 'noreturn_returns.c'
source_filename = "noreturn_returns.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @stop(i32 noundef 0) #2, !dbg !13
  unreachable, !dbg !13
}

; Function Attrs: noinline noreturn nounwind uwtable
define internal void @stop(i32 noundef %really) #1 !dbg !14 {
entry:
  %really.addr = alloca i32, align 4
  store i32 %really, ptr %really.addr, align 4
    #dbg_declare(ptr %really.addr, !18, !DIExpression(), !19)
  br label %while.cond, !dbg !20

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, ptr %really.addr, align 4, !dbg !21
  %tobool = icmp ne i32 %0, 0, !dbg !20
  br i1 %tobool, label %while.body, label %while.end, !dbg !20

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !20, !llvm.loop !22

while.end:                                        ; preds = %while.cond
  ret void, !dbg !25
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "noreturn_returns.c", directory: ".", checksumkind: CSK_MD5, checksum: "78b45d8f4e0d31f0e36fa58295a58557")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DILocation(line: 10, column: 3, scope: !9)
!14 = distinct !DISubprogram(name: "stop", scope: !1, file: !1, line: 4, type: !15, scopeLine: 4, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{null, !12}
!17 = !{}
!18 = !DILocalVariable(name: "really", arg: 1, scope: !14, file: !1, line: 4, type: !12)
!19 = !DILocation(line: 4, column: 32, scope: !14)
!20 = !DILocation(line: 5, column: 3, scope: !14)
!21 = !DILocation(line: 5, column: 10, scope: !14)
!22 = distinct !{!22, !20, !23, !24}
!23 = !DILocation(line: 6, column: 5, scope: !14)
!24 = !{!"llvm.loop.mustprogress"}
!25 = !DILocation(line: 7, column: 1, scope: !14)
