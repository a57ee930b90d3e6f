; ModuleID = 'heap_read_out_of_bounds.c'
source_filename = "heap_read_out_of_bounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %a = alloca ptr, align 8
  %i = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !14, !DIExpression(), !16)
  %call = call ptr @calloc(i64 noundef 4, i64 noundef 4) #2, !dbg !17
  store ptr %call, ptr %a, align 8, !dbg !16
    #dbg_declare(ptr %i, !18, !DIExpression(), !19)
  store i32 4, ptr %i, align 4, !dbg !19
  %0 = load ptr, ptr %a, align 8, !dbg !20
  %1 = load i32, ptr %i, align 4, !dbg !21
  %idxprom = sext i32 %1 to i64, !dbg !20
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 %idxprom, !dbg !20
  %2 = load i32, ptr %arrayidx, align 4, !dbg !20
  ret i32 %2, !dbg !22
}

; Function Attrs: allocsize(0,1)
declare ptr @calloc(i64 noundef, i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0,1) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "heap_read_out_of_bounds.c", directory: ".", checksumkind: CSK_MD5, checksum: "1c3a68667c50dbb4cf39dc590f833d7a")
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
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!16 = !DILocation(line: 8, column: 8, scope: !9)
!17 = !DILocation(line: 8, column: 12, scope: !9)
!18 = !DILocalVariable(name: "i", scope: !9, file: !1, line: 9, type: !12)
!19 = !DILocation(line: 9, column: 7, scope: !9)
!20 = !DILocation(line: 10, column: 10, scope: !9)
!21 = !DILocation(line: 10, column: 12, scope: !9)
!22 = !DILocation(line: 10, column: 3, scope: !9)
