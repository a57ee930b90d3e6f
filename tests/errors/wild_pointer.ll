; ModuleID = 'wild_pointer.c'
source_filename = "wild_pointer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %address = alloca i64, align 8
  %p = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %address, !16, !DIExpression(), !18)
  store i64 100, ptr %address, align 8, !dbg !18
    #dbg_declare(ptr %p, !19, !DIExpression(), !20)
  %0 = load i64, ptr %address, align 8, !dbg !21
  %1 = inttoptr i64 %0 to ptr, !dbg !22
  store ptr %1, ptr %p, align 8, !dbg !20
  %2 = load ptr, ptr %p, align 8, !dbg !23
  store i32 42, ptr %2, align 4, !dbg !24
  ret i32 0, !dbg !25
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "wild_pointer.c", directory: ".", checksumkind: CSK_MD5, checksum: "436d47e0519f13b75f150a1a0d2ab2be")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 8, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 2}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!13 = !DISubroutineType(types: !14)
!14 = !{!4}
!15 = !{}
!16 = !DILocalVariable(name: "address", scope: !12, file: !1, line: 5, type: !17)
!17 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!18 = !DILocation(line: 5, column: 17, scope: !12)
!19 = !DILocalVariable(name: "p", scope: !12, file: !1, line: 6, type: !3)
!20 = !DILocation(line: 6, column: 8, scope: !12)
!21 = !DILocation(line: 6, column: 19, scope: !12)
!22 = !DILocation(line: 6, column: 12, scope: !12)
!23 = !DILocation(line: 7, column: 4, scope: !12)
!24 = !DILocation(line: 7, column: 6, scope: !12)
!25 = !DILocation(line: 8, column: 3, scope: !12)
