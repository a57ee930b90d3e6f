; ModuleID = 'global_out_of_bounds.c'
source_filename = "global_out_of_bounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@first = dso_local global [2 x i32] [i32 1, i32 2], align 4, !dbg !0
@second = dso_local global [2 x i32] [i32 3, i32 4], align 4, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %p = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %p, !22, !DIExpression(), !24)
  store ptr @first, ptr %p, align 8, !dbg !24
  %0 = load ptr, ptr %p, align 8, !dbg !25
  %add.ptr = getelementptr inbounds i32, ptr %0, i64 2, !dbg !25
  store ptr %add.ptr, ptr %p, align 8, !dbg !25
  %1 = load ptr, ptr %p, align 8, !dbg !26
  store i32 5, ptr %1, align 4, !dbg !27
  %2 = load i32, ptr @second, align 4, !dbg !28
  ret i32 %2, !dbg !29
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "global_out_of_bounds.c", directory: ".", checksumkind: CSK_MD5, checksum: "5ba2e0e4c39a31a9cb0b04451dc88014")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 64, elements: !9)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!10}
!10 = !DISubrange(count: 2)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !19, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!8}
!21 = !{}
!22 = !DILocalVariable(name: "p", scope: !18, file: !3, line: 8, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!24 = !DILocation(line: 8, column: 8, scope: !18)
!25 = !DILocation(line: 9, column: 5, scope: !18)
!26 = !DILocation(line: 10, column: 4, scope: !18)
!27 = !DILocation(line: 10, column: 6, scope: !18)
!28 = !DILocation(line: 11, column: 10, scope: !18)
!29 = !DILocation(line: 11, column: 3, scope: !18)
