; ModuleID = 'poison_write.c'
source_filename = "poison_write.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %c = alloca i8, align 1
  %n = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %c, !17, !DIExpression(), !18)
  store i8 97, ptr %c, align 1, !dbg !18
    #dbg_declare(ptr %n, !19, !DIExpression(), !20)
  store i32 40, ptr %n, align 4, !dbg !20
  %0 = load i8, ptr %c, align 1, !dbg !21
  %conv = zext i8 %0 to i32, !dbg !22
  %1 = load i32, ptr %n, align 4, !dbg !23
  %shl = shl i32 %conv, %1, !dbg !24
  %conv1 = trunc i32 %shl to i8, !dbg !25
  store i8 %conv1, ptr %c, align 1, !dbg !26
  %call = call i64 @write(i32 noundef 1, ptr noundef %c, i64 noundef 1), !dbg !27
  ret i32 0, !dbg !28
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "poison_write.c", directory: ".", checksumkind: CSK_MD5, checksum: "17b5db5d914b4465c37d8a6d3cce95cb")
!2 = !{!3, !4}
!3 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 8, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 2}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !13, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "c", scope: !12, file: !1, line: 7, type: !3)
!18 = !DILocation(line: 7, column: 17, scope: !12)
!19 = !DILocalVariable(name: "n", scope: !12, file: !1, line: 8, type: !15)
!20 = !DILocation(line: 8, column: 7, scope: !12)
!21 = !DILocation(line: 9, column: 33, scope: !12)
!22 = !DILocation(line: 9, column: 23, scope: !12)
!23 = !DILocation(line: 9, column: 38, scope: !12)
!24 = !DILocation(line: 9, column: 35, scope: !12)
!25 = !DILocation(line: 9, column: 7, scope: !12)
!26 = !DILocation(line: 9, column: 5, scope: !12)
!27 = !DILocation(line: 10, column: 3, scope: !12)
!28 = !DILocation(line: 11, column: 3, scope: !12)
