; ModuleID = 'poison_address.c'
source_filename = "poison_address.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@__const.main.a = private unnamed_addr constant [2 x i32] [i32 1, i32 2], align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [2 x i32], align 4
  %i = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !14, !DIExpression(), !18)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 @__const.main.a, i64 8, i1 false), !dbg !18
    #dbg_declare(ptr %i, !19, !DIExpression(), !20)
  store i32 2147483647, ptr %i, align 4, !dbg !20
  %0 = load i32, ptr %i, align 4, !dbg !21
  %add = add nsw i32 %0, 1, !dbg !22
  store i32 %add, ptr %i, align 4, !dbg !23
  %1 = load i32, ptr %i, align 4, !dbg !24
  %idxprom = sext i32 %1 to i64, !dbg !25
  %arrayidx = getelementptr inbounds [2 x i32], ptr %a, i64 0, i64 %idxprom, !dbg !25
  %2 = load i32, ptr %arrayidx, align 4, !dbg !25
  ret i32 %2, !dbg !26
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "poison_address.c", directory: ".", checksumkind: CSK_MD5, checksum: "92d20e06c085893b0e9e83dc95ad6813")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 7, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 64, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = !DILocation(line: 7, column: 7, scope: !9)
!19 = !DILocalVariable(name: "i", scope: !9, file: !1, line: 8, type: !12)
!20 = !DILocation(line: 8, column: 7, scope: !9)
!21 = !DILocation(line: 9, column: 7, scope: !9)
!22 = !DILocation(line: 9, column: 9, scope: !9)
!23 = !DILocation(line: 9, column: 5, scope: !9)
!24 = !DILocation(line: 10, column: 12, scope: !9)
!25 = !DILocation(line: 10, column: 10, scope: !9)
!26 = !DILocation(line: 10, column: 3, scope: !9)
