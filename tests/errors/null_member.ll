; ModuleID = 'null_member.c'
source_filename = "null_member.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pair = type { i32, i32 }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %none = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %none, !14, !DIExpression(), !20)
  store ptr null, ptr %none, align 8, !dbg !20
  %0 = load ptr, ptr %none, align 8, !dbg !21
  %call = call i32 @second(ptr noundef %0), !dbg !22
  ret i32 %call, !dbg !23
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @second(ptr noundef %pair) #0 !dbg !24 {
entry:
  %pair.addr = alloca ptr, align 8
  %sum = alloca i32, align 4
  store ptr %pair, ptr %pair.addr, align 8
    #dbg_declare(ptr %pair.addr, !29, !DIExpression(), !30)
    #dbg_declare(ptr %sum, !31, !DIExpression(), !32)
  store i32 0, ptr %sum, align 4, !dbg !32
  %0 = load i32, ptr %sum, align 4, !dbg !33
  %1 = load ptr, ptr %pair.addr, align 8, !dbg !34
  %second = getelementptr inbounds %struct.pair, ptr %1, i32 0, i32 1, !dbg !35
  %2 = load i32, ptr %second, align 4, !dbg !35
  %add = add nsw i32 %0, %2, !dbg !36
  ret i32 %add, !dbg !37
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "null_member.c", directory: ".", checksumkind: CSK_MD5, checksum: "a6876aa9e615243dbca0a4123dc42b7b")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "none", scope: !9, file: !1, line: 13, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 5, size: 64, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !16, file: !1, line: 5, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !16, file: !1, line: 5, baseType: !12, size: 32, offset: 32)
!20 = !DILocation(line: 13, column: 16, scope: !9)
!21 = !DILocation(line: 14, column: 17, scope: !9)
!22 = !DILocation(line: 14, column: 10, scope: !9)
!23 = !DILocation(line: 14, column: 3, scope: !9)
!24 = distinct !DISubprogram(name: "second", scope: !1, file: !1, line: 7, type: !25, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!25 = !DISubroutineType(types: !26)
!26 = !{!12, !27}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!29 = !DILocalVariable(name: "pair", arg: 1, scope: !24, file: !1, line: 7, type: !27)
!30 = !DILocation(line: 7, column: 38, scope: !24)
!31 = !DILocalVariable(name: "sum", scope: !24, file: !1, line: 8, type: !12)
!32 = !DILocation(line: 8, column: 7, scope: !24)
!33 = !DILocation(line: 9, column: 10, scope: !24)
!34 = !DILocation(line: 9, column: 16, scope: !24)
!35 = !DILocation(line: 9, column: 22, scope: !24)
!36 = !DILocation(line: 9, column: 14, scope: !24)
!37 = !DILocation(line: 9, column: 3, scope: !24)
