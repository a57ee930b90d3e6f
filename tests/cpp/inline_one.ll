; ModuleID = 'inline_one.cpp'
source_filename = "inline_one.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

$_Z7addressv = comdat any

$_Z4nextv = comdat any

$counter = comdat any

$_ZN6SharedIiE5valueE = comdat any

$_ZZ4nextvE6number = comdat any

@counter = linkonce_odr dso_local global i32 1, comdat, align 4
@_ZN6SharedIiE5valueE = linkonce_odr dso_local global i32 0, comdat, align 4
@_ZZ4nextvE6number = linkonce_odr dso_local global i32 0, comdat, align 4

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %0 = load i32, ptr @counter, align 4, !dbg !12
  %inc = add nsw i32 %0, 1, !dbg !12
  store i32 %inc, ptr @counter, align 4, !dbg !12
  %1 = load i32, ptr @_ZN6SharedIiE5valueE, align 4, !dbg !13
  %add = add nsw i32 %1, 2, !dbg !13
  store i32 %add, ptr @_ZN6SharedIiE5valueE, align 4, !dbg !13
  %call = call noundef i32 @_Z5otherv(), !dbg !14
  %call1 = call noundef ptr @_Z7addressv(), !dbg !15
  %cmp = icmp eq ptr %call1, @counter, !dbg !16
  %conv = zext i1 %cmp to i32, !dbg !17
  %add2 = add nsw i32 %call, %conv, !dbg !18
  %call3 = call noundef i32 @_Z4nextv(), !dbg !19
  %add4 = add nsw i32 %add2, %call3, !dbg !20
  ret i32 %add4, !dbg !21
}

declare noundef i32 @_Z5otherv() #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_Z7addressv() #2 comdat !dbg !22 {
entry:
  ret ptr @counter, !dbg !24
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_Z4nextv() #2 comdat !dbg !25 {
entry:
  %0 = load i32, ptr @_ZZ4nextvE6number, align 4, !dbg !26
  %inc = add nsw i32 %0, 1, !dbg !26
  store i32 %inc, ptr @_ZZ4nextvE6number, align 4, !dbg !26
  ret i32 %0, !dbg !27
}

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "inline_one.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "9c5a065dccb7a23e37926d0cd52ba656")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !10, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 11, column: 10, scope: !9)
!13 = !DILocation(line: 12, column: 22, scope: !9)
!14 = !DILocation(line: 13, column: 10, scope: !9)
!15 = !DILocation(line: 13, column: 21, scope: !9)
!16 = !DILocation(line: 13, column: 31, scope: !9)
!17 = !DILocation(line: 13, column: 20, scope: !9)
!18 = !DILocation(line: 13, column: 18, scope: !9)
!19 = !DILocation(line: 13, column: 46, scope: !9)
!20 = !DILocation(line: 13, column: 44, scope: !9)
!21 = !DILocation(line: 13, column: 3, scope: !9)
!22 = distinct !DISubprogram(name: "address", scope: !23, file: !23, line: 2, type: !10, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!23 = !DIFile(filename: "./inline.h", directory: ".", checksumkind: CSK_MD5, checksum: "070446af9bf2ac27e5d9796e059f6984")
!24 = !DILocation(line: 2, column: 25, scope: !22)
!25 = distinct !DISubprogram(name: "next", scope: !23, file: !23, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!26 = !DILocation(line: 5, column: 16, scope: !25)
!27 = !DILocation(line: 5, column: 3, scope: !25)
