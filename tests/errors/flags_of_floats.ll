; ModuleID = 'flags_of_floats.c'
source_filename = "flags_of_floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !14 {
entry:
  %retval = alloca i32, align 4
  %x = alloca double, align 8
  %y = alloca double, align 8
  %z = alloca double, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %x, !19, !DIExpression(), !22)
  store volatile double 1.000000e+00, ptr %x, align 8, !dbg !22
    #dbg_declare(ptr %y, !23, !DIExpression(), !24)
  store volatile double 0.000000e+00, ptr %y, align 8, !dbg !24
    #dbg_declare(ptr %z, !25, !DIExpression(), !26)
  %0 = load volatile double, ptr %x, align 8, !dbg !27
  %1 = load volatile double, ptr %y, align 8, !dbg !28
  %div = fdiv double %0, %1, !dbg !29
  store volatile double %div, ptr %z, align 8, !dbg !26
  %call = call i32 @fetestexcept(i32 noundef 4), !dbg !30
  %cmp = icmp eq i32 %call, 0, !dbg !31
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !32

land.rhs:                                         ; preds = %entry
  %2 = load volatile double, ptr %z, align 8, !dbg !33
  %cmp1 = fcmp ogt double %2, 0.000000e+00, !dbg !34
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %3 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ], !dbg !35
  %land.ext = zext i1 %3 to i32, !dbg !32
  ret i32 %land.ext, !dbg !36
}

declare i32 @fetestexcept(i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12, !13}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "flags_of_floats.c", directory: ".", checksumkind: CSK_MD5, checksum: "85f13c4bbe563b8372fedb3d625a39bb")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !1, line: 4, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !{!6}
!6 = !DIEnumerator(name: "FE_DIVBYZERO", value: 4)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 8, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 2}
!13 = !{i32 7, !"frame-pointer", i32 2}
!14 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!15 = !DISubroutineType(types: !16)
!16 = !{!17}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "x", scope: !14, file: !1, line: 8, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !21)
!21 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!22 = !DILocation(line: 8, column: 19, scope: !14)
!23 = !DILocalVariable(name: "y", scope: !14, file: !1, line: 8, type: !20)
!24 = !DILocation(line: 8, column: 26, scope: !14)
!25 = !DILocalVariable(name: "z", scope: !14, file: !1, line: 8, type: !20)
!26 = !DILocation(line: 8, column: 33, scope: !14)
!27 = !DILocation(line: 8, column: 37, scope: !14)
!28 = !DILocation(line: 8, column: 41, scope: !14)
!29 = !DILocation(line: 8, column: 39, scope: !14)
!30 = !DILocation(line: 9, column: 10, scope: !14)
!31 = !DILocation(line: 9, column: 37, scope: !14)
!32 = !DILocation(line: 9, column: 42, scope: !14)
!33 = !DILocation(line: 9, column: 45, scope: !14)
!34 = !DILocation(line: 9, column: 47, scope: !14)
!35 = !DILocation(line: 0, scope: !14)
!36 = !DILocation(line: 9, column: 3, scope: !14)
