; ModuleID = 'leak_mapping_ok.c'
source_filename = "leak_mapping_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !21 {
entry:
  %memory = alloca ptr, align 8
    #dbg_declare(ptr %memory, !26, !DIExpression(), !28)
  %call = call ptr @mmap(ptr noundef null, i64 noundef 8, i32 noundef 3, i32 noundef 34, i32 noundef -1, i64 noundef 0), !dbg !29
  store ptr %call, ptr %memory, align 8, !dbg !28
  %call1 = call ptr @malloc(i64 noundef 1) #3, !dbg !30
  %0 = load ptr, ptr %memory, align 8, !dbg !31
  %arrayidx = getelementptr inbounds ptr, ptr %0, i64 0, !dbg !31
  store ptr %call1, ptr %arrayidx, align 8, !dbg !32
  store ptr null, ptr %memory, align 8, !dbg !33
  ret i32 0, !dbg !34
}

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !12, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "leak_mapping_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "1a0373fa12dac10de98b2363fa862931")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !4, line: 4, baseType: !5, size: 32, elements: !6)
!4 = !DIFile(filename: "./../mman.h", directory: ".", checksumkind: CSK_MD5, checksum: "7d6004efc8143a70cdea2f1e6eaf969f")
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !{!7, !8, !9, !10, !11}
!7 = !DIEnumerator(name: "PROT_READ", value: 1)
!8 = !DIEnumerator(name: "PROT_WRITE", value: 2)
!9 = !DIEnumerator(name: "MAP_SHARED", value: 1)
!10 = !DIEnumerator(name: "MAP_PRIVATE", value: 2)
!11 = !DIEnumerator(name: "MAP_ANONYMOUS", value: 32)
!12 = !{!13}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !22, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !25)
!22 = !DISubroutineType(types: !23)
!23 = !{!24}
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{}
!26 = !DILocalVariable(name: "memory", scope: !21, file: !1, line: 10, type: !27)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!28 = !DILocation(line: 10, column: 10, scope: !21)
!29 = !DILocation(line: 10, column: 19, scope: !21)
!30 = !DILocation(line: 11, column: 15, scope: !21)
!31 = !DILocation(line: 11, column: 3, scope: !21)
!32 = !DILocation(line: 11, column: 13, scope: !21)
!33 = !DILocation(line: 12, column: 10, scope: !21)
!34 = !DILocation(line: 13, column: 1, scope: !21)
