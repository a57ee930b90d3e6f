; ModuleID = 'inline_two.cpp'
source_filename = "inline_two.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

$_Z4nextv = comdat any

$counter = comdat any

$_ZN6SharedIiE5valueE = comdat any

$_ZZ4nextvE6number = comdat any

@counter = linkonce_odr dso_local global i32 1, comdat, align 4
@_ZN6SharedIiE5valueE = linkonce_odr dso_local global i32 0, comdat, align 4
@_ZZ4nextvE6number = linkonce_odr dso_local global i32 0, comdat, align 4

; Function Attrs: mustprogress noinline uwtable
define dso_local noundef i32 @_Z5otherv() #0 !dbg !9 {
entry:
  %0 = load i32, ptr @counter, align 4, !dbg !12
  %inc = add nsw i32 %0, 1, !dbg !12
  store i32 %inc, ptr @counter, align 4, !dbg !12
  %1 = load i32, ptr @_ZN6SharedIiE5valueE, align 4, !dbg !13
  %inc1 = add nsw i32 %1, 1, !dbg !13
  store i32 %inc1, ptr @_ZN6SharedIiE5valueE, align 4, !dbg !13
  %2 = load i32, ptr @counter, align 4, !dbg !14
  %3 = load i32, ptr @_ZN6SharedIiE5valueE, align 4, !dbg !15
  %add = add nsw i32 %2, %3, !dbg !16
  %call = call noundef i32 @_Z4nextv(), !dbg !17
  %add2 = add nsw i32 %add, %call, !dbg !18
  ret i32 %add2, !dbg !19
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_Z4nextv() #1 comdat !dbg !20 {
entry:
  %0 = load i32, ptr @_ZZ4nextvE6number, align 4, !dbg !22
  %inc = add nsw i32 %0, 1, !dbg !22
  store i32 %inc, ptr @_ZZ4nextvE6number, align 4, !dbg !22
  ret i32 %0, !dbg !23
}

attributes #0 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "inline_two.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "032784bd4f170e41c357eeb3adbcaa31")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "other", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 6, column: 10, scope: !9)
!13 = !DILocation(line: 7, column: 21, scope: !9)
!14 = !DILocation(line: 8, column: 10, scope: !9)
!15 = !DILocation(line: 8, column: 20, scope: !9)
!16 = !DILocation(line: 8, column: 18, scope: !9)
!17 = !DILocation(line: 8, column: 41, scope: !9)
!18 = !DILocation(line: 8, column: 39, scope: !9)
!19 = !DILocation(line: 8, column: 3, scope: !9)
!20 = distinct !DISubprogram(name: "next", scope: !21, file: !21, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DIFile(filename: "./inline.h", directory: ".", checksumkind: CSK_MD5, checksum: "070446af9bf2ac27e5d9796e059f6984")
!22 = !DILocation(line: 5, column: 16, scope: !20)
!23 = !DILocation(line: 5, column: 3, scope: !20)
