; ModuleID = 'null_field.c'
source_filename = "null_field.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { i32, ptr }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %n, !14, !DIExpression(), !20)
  store ptr null, ptr %n, align 8, !dbg !20
  %0 = load ptr, ptr %n, align 8, !dbg !21
  %next = getelementptr inbounds %struct.node, ptr %0, i32 0, i32 1, !dbg !22
  %1 = load ptr, ptr %next, align 8, !dbg !22
  %cmp = icmp eq ptr %1, null, !dbg !23
  %conv = zext i1 %cmp to i32, !dbg !23
  ret i32 %conv, !dbg !24
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "null_field.c", directory: ".", checksumkind: CSK_MD5, checksum: "8c1ab9947b7f7596da34891d3c11664f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 10, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 4, size: 128, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !16, file: !1, line: 5, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 6, baseType: !15, size: 64, offset: 64)
!20 = !DILocation(line: 10, column: 16, scope: !9)
!21 = !DILocation(line: 11, column: 10, scope: !9)
!22 = !DILocation(line: 11, column: 13, scope: !9)
!23 = !DILocation(line: 11, column: 18, scope: !9)
!24 = !DILocation(line: 11, column: 3, scope: !9)
