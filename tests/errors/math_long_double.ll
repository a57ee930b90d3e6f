; ModuleID = 'math_long_double.c'
source_filename = "math_long_double.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca x86_fp80, align 16
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %x, !14, !DIExpression(), !17)
  store volatile x86_fp80 0xK3FFF8000000000000000, ptr %x, align 16, !dbg !17
  %0 = load volatile x86_fp80, ptr %x, align 16, !dbg !18
  %call = call x86_fp80 @sinl(x86_fp80 noundef %0) #2, !dbg !19
  %cmp = fcmp ogt x86_fp80 %call, 0xK3FFF8000000000000000, !dbg !20
  %conv = zext i1 %cmp to i32, !dbg !20
  ret i32 %conv, !dbg !21
}

; Function Attrs: nounwind
declare x86_fp80 @sinl(x86_fp80 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "math_long_double.c", directory: ".", checksumkind: CSK_MD5, checksum: "f712ba4172b5198dc44566767a3dfde8")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 8, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !16)
!16 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!17 = !DILocation(line: 8, column: 24, scope: !9)
!18 = !DILocation(line: 9, column: 15, scope: !9)
!19 = !DILocation(line: 9, column: 10, scope: !9)
!20 = !DILocation(line: 9, column: 18, scope: !9)
!21 = !DILocation(line: 9, column: 3, scope: !9)
