; ModuleID = 'leak_list.c'
source_filename = "leak_list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { ptr, ptr }

@list = dso_local global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !17 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call ptr @make(), !dbg !21
  store ptr %call, ptr @list, align 8, !dbg !22
  %call1 = call ptr @make(), !dbg !23
  %0 = load ptr, ptr @list, align 8, !dbg !24
  %next = getelementptr inbounds %struct.node, ptr %0, i32 0, i32 0, !dbg !25
  store ptr %call1, ptr %next, align 8, !dbg !26
  %1 = load ptr, ptr @list, align 8, !dbg !27
  %2 = load ptr, ptr @list, align 8, !dbg !28
  %next2 = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 0, !dbg !29
  %3 = load ptr, ptr %next2, align 8, !dbg !29
  %first = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !30
  store ptr %1, ptr %first, align 8, !dbg !31
  store ptr null, ptr @list, align 8, !dbg !32
  ret i32 0, !dbg !33
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @make() #0 !dbg !34 {
entry:
  %call = call ptr @calloc(i64 noundef 1, i64 noundef 16) #2, !dbg !37
  ret ptr %call, !dbg !38
}

; Function Attrs: allocsize(0,1)
declare ptr @calloc(i64 noundef, i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0,1) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "list", scope: !2, file: !3, line: 11, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leak_list.c", directory: ".", checksumkind: CSK_MD5, checksum: "23596555174db1b30685b310749af63e")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 7, size: 128, elements: !7)
!7 = !{!8, !9}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 8, baseType: !5, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !6, file: !3, line: 8, baseType: !5, size: 64, offset: 64)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !18, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DILocation(line: 18, column: 10, scope: !17)
!22 = !DILocation(line: 18, column: 8, scope: !17)
!23 = !DILocation(line: 19, column: 16, scope: !17)
!24 = !DILocation(line: 19, column: 3, scope: !17)
!25 = !DILocation(line: 19, column: 9, scope: !17)
!26 = !DILocation(line: 19, column: 14, scope: !17)
!27 = !DILocation(line: 20, column: 23, scope: !17)
!28 = !DILocation(line: 20, column: 3, scope: !17)
!29 = !DILocation(line: 20, column: 9, scope: !17)
!30 = !DILocation(line: 20, column: 15, scope: !17)
!31 = !DILocation(line: 20, column: 21, scope: !17)
!32 = !DILocation(line: 21, column: 8, scope: !17)
!33 = !DILocation(line: 22, column: 3, scope: !17)
!34 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 13, type: !35, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!35 = !DISubroutineType(types: !36)
!36 = !{!5}
!37 = !DILocation(line: 14, column: 10, scope: !34)
!38 = !DILocation(line: 14, column: 3, scope: !34)
