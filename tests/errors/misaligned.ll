; ModuleID = 'misaligned.c'
source_filename = "misaligned.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %bytes = alloca [8 x i8], align 8
  %p = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %bytes, !16, !DIExpression(), !21)
  call void @llvm.memset.p0.i64(ptr align 8 %bytes, i8 0, i64 8, i1 false), !dbg !21
    #dbg_declare(ptr %p, !22, !DIExpression(), !23)
  %arraydecay = getelementptr inbounds [8 x i8], ptr %bytes, i64 0, i64 0, !dbg !24
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay, i64 1, !dbg !25
  store ptr %add.ptr, ptr %p, align 8, !dbg !23
  %0 = load ptr, ptr %p, align 8, !dbg !26
  %1 = load i32, ptr %0, align 4, !dbg !27
  ret i32 %1, !dbg !28
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "misaligned.c", directory: ".", checksumkind: CSK_MD5, checksum: "0f3b6dfef3904a26e85724e95b38e7f7")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 8, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 2}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!13 = !DISubroutineType(types: !14)
!14 = !{!4}
!15 = !{}
!16 = !DILocalVariable(name: "bytes", scope: !12, file: !1, line: 5, type: !17, align: 64)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 64, elements: !19)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 8)
!21 = !DILocation(line: 5, column: 20, scope: !12)
!22 = !DILocalVariable(name: "p", scope: !12, file: !1, line: 6, type: !3)
!23 = !DILocation(line: 6, column: 8, scope: !12)
!24 = !DILocation(line: 6, column: 20, scope: !12)
!25 = !DILocation(line: 6, column: 26, scope: !12)
!26 = !DILocation(line: 7, column: 11, scope: !12)
!27 = !DILocation(line: 7, column: 10, scope: !12)
!28 = !DILocation(line: 7, column: 3, scope: !12)
