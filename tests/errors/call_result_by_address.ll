; ModuleID = 'call_result_by_address.c'
source_filename = "call_result_by_address.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.big = type { [5 x i64] }

@constinit = private constant [5 x i64] [i64 1, i64 2, i64 3, i64 4, i64 5], align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !22 {
entry:
  %retval = alloca i32, align 4
  %b = alloca %struct.big, align 8
  %f = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %b, !26, !DIExpression(), !27)
    #dbg_declare(ptr %f, !28, !DIExpression(), !30)
  store volatile ptr @make, ptr %f, align 8, !dbg !30
  %0 = load volatile ptr, ptr %f, align 8, !dbg !31
  call void %0(ptr noundef %b), !dbg !31
  %words = getelementptr inbounds %struct.big, ptr %b, i32 0, i32 0, !dbg !32
  %arrayidx = getelementptr inbounds [5 x i64], ptr %words, i64 0, i64 0, !dbg !33
  %1 = load i64, ptr %arrayidx, align 8, !dbg !33
  %conv = trunc i64 %1 to i32, !dbg !34
  ret i32 %conv, !dbg !35
}

; Function Attrs: noinline nounwind uwtable
define internal void @make(ptr dead_on_unwind noalias writable sret(%struct.big) align 8 %agg.result) #0 !dbg !36 {
entry:
  %words = getelementptr inbounds %struct.big, ptr %agg.result, i32 0, i32 0, !dbg !39
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %words, ptr align 8 @constinit, i64 40, i1 false), !dbg !40
  ret void, !dbg !41
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "call_result_by_address.c", directory: ".", checksumkind: CSK_MD5, checksum: "d8ac372661b625e0bf076c8ab2abb4e8")
!2 = !{!3, !14}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !1, line: 5, size: 320, elements: !8)
!8 = !{!9}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "words", scope: !7, file: !1, line: 6, baseType: !10, size: 320)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 320, elements: !12)
!11 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!12 = !{!13}
!13 = !DISubrange(count: 5)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !23, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!14}
!25 = !{}
!26 = !DILocalVariable(name: "b", scope: !22, file: !1, line: 14, type: !7)
!27 = !DILocation(line: 14, column: 14, scope: !22)
!28 = !DILocalVariable(name: "f", scope: !22, file: !1, line: 15, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !3)
!30 = !DILocation(line: 15, column: 19, scope: !22)
!31 = !DILocation(line: 16, column: 3, scope: !22)
!32 = !DILocation(line: 17, column: 17, scope: !22)
!33 = !DILocation(line: 17, column: 15, scope: !22)
!34 = !DILocation(line: 17, column: 10, scope: !22)
!35 = !DILocation(line: 17, column: 3, scope: !22)
!36 = distinct !DISubprogram(name: "make", scope: !1, file: !1, line: 9, type: !37, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!37 = !DISubroutineType(types: !38)
!38 = !{!7}
!39 = !DILocation(line: 10, column: 22, scope: !36)
!40 = !DILocation(line: 10, column: 24, scope: !36)
!41 = !DILocation(line: 10, column: 3, scope: !36)
