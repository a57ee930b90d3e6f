; ModuleID = 'heap_neighbour.c'
source_filename = "heap_neighbour.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %a = alloca ptr, align 8
  %b = alloca ptr, align 8
  %end = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !14, !DIExpression(), !17)
  %call = call ptr @malloc(i64 noundef 16) #2, !dbg !18
  store ptr %call, ptr %a, align 8, !dbg !17
    #dbg_declare(ptr %b, !19, !DIExpression(), !20)
  %call1 = call ptr @malloc(i64 noundef 16) #2, !dbg !21
  store ptr %call1, ptr %b, align 8, !dbg !20
  %0 = load ptr, ptr %b, align 8, !dbg !22
  %arrayidx = getelementptr inbounds i8, ptr %0, i64 0, !dbg !22
  store i8 0, ptr %arrayidx, align 1, !dbg !23
  %1 = load ptr, ptr %a, align 8, !dbg !24
  %arrayidx2 = getelementptr inbounds i8, ptr %1, i64 0, !dbg !24
  store i8 0, ptr %arrayidx2, align 1, !dbg !25
    #dbg_declare(ptr %end, !26, !DIExpression(), !27)
  %2 = load ptr, ptr %a, align 8, !dbg !28
  %add.ptr = getelementptr inbounds i8, ptr %2, i64 16, !dbg !29
  store ptr %add.ptr, ptr %end, align 8, !dbg !27
  %3 = load ptr, ptr %end, align 8, !dbg !30
  store i8 1, ptr %3, align 1, !dbg !31
  ret i32 0, !dbg !32
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "heap_neighbour.c", directory: ".", checksumkind: CSK_MD5, checksum: "e7b53175143b2300ca9f62bff62cdcbc")
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
!14 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 8, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !DILocation(line: 8, column: 9, scope: !9)
!18 = !DILocation(line: 8, column: 13, scope: !9)
!19 = !DILocalVariable(name: "b", scope: !9, file: !1, line: 8, type: !15)
!20 = !DILocation(line: 8, column: 26, scope: !9)
!21 = !DILocation(line: 8, column: 30, scope: !9)
!22 = !DILocation(line: 9, column: 10, scope: !9)
!23 = !DILocation(line: 9, column: 15, scope: !9)
!24 = !DILocation(line: 9, column: 3, scope: !9)
!25 = !DILocation(line: 9, column: 8, scope: !9)
!26 = !DILocalVariable(name: "end", scope: !9, file: !1, line: 10, type: !15)
!27 = !DILocation(line: 10, column: 9, scope: !9)
!28 = !DILocation(line: 10, column: 15, scope: !9)
!29 = !DILocation(line: 10, column: 17, scope: !9)
!30 = !DILocation(line: 11, column: 4, scope: !9)
!31 = !DILocation(line: 11, column: 8, scope: !9)
!32 = !DILocation(line: 12, column: 3, scope: !9)
