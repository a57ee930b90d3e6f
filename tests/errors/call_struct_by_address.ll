; ModuleID = 'call_struct_by_address.c'
source_filename = "call_struct_by_address.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.big = type { [5 x i64] }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !21 {
entry:
  %retval = alloca i32, align 4
  %b = alloca %struct.big, align 8
  %f = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %b, !25, !DIExpression(), !26)
  call void @llvm.memset.p0.i64(ptr align 8 %b, i8 0, i64 40, i1 false), !dbg !26
  %0 = getelementptr inbounds %struct.big, ptr %b, i32 0, i32 0, !dbg !26
  %1 = getelementptr inbounds [5 x i64], ptr %0, i32 0, i32 0, !dbg !26
  store i64 1, ptr %1, align 8, !dbg !26
  %2 = getelementptr inbounds [5 x i64], ptr %0, i32 0, i32 1, !dbg !26
  store i64 2, ptr %2, align 8, !dbg !26
  %3 = getelementptr inbounds [5 x i64], ptr %0, i32 0, i32 2, !dbg !26
  store i64 3, ptr %3, align 8, !dbg !26
  %4 = getelementptr inbounds [5 x i64], ptr %0, i32 0, i32 3, !dbg !26
  store i64 4, ptr %4, align 8, !dbg !26
  %5 = getelementptr inbounds [5 x i64], ptr %0, i32 0, i32 4, !dbg !26
  store i64 5, ptr %5, align 8, !dbg !26
    #dbg_declare(ptr %f, !27, !DIExpression(), !29)
  store volatile ptr @second, ptr %f, align 8, !dbg !29
  %6 = load volatile ptr, ptr %f, align 8, !dbg !30
  %call = call i64 %6(ptr noundef byval(%struct.big) align 8 %b), !dbg !30
  %conv = trunc i64 %call to i32, !dbg !31
  ret i32 %conv, !dbg !32
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @second(ptr noundef %b) #0 !dbg !33 {
entry:
  %b.addr = alloca ptr, align 8
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !37, !DIExpression(), !38)
  %0 = load ptr, ptr %b.addr, align 8, !dbg !39
  %words = getelementptr inbounds %struct.big, ptr %0, i32 0, i32 0, !dbg !40
  %arrayidx = getelementptr inbounds [5 x i64], ptr %words, i64 0, i64 1, !dbg !39
  %1 = load i64, ptr %arrayidx, align 8, !dbg !39
  ret i64 %1, !dbg !41
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "call_struct_by_address.c", directory: ".", checksumkind: CSK_MD5, checksum: "47626a01a15df3fa10b54c46c7831517")
!2 = !{!3, !13}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !7}
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !1, line: 5, size: 320, elements: !8)
!8 = !{!9}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "words", scope: !7, file: !1, line: 6, baseType: !10, size: 320)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 320, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 5)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !22, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!13}
!24 = !{}
!25 = !DILocalVariable(name: "b", scope: !21, file: !1, line: 12, type: !7)
!26 = !DILocation(line: 12, column: 14, scope: !21)
!27 = !DILocalVariable(name: "f", scope: !21, file: !1, line: 13, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !3)
!29 = !DILocation(line: 13, column: 19, scope: !21)
!30 = !DILocation(line: 14, column: 15, scope: !21)
!31 = !DILocation(line: 14, column: 10, scope: !21)
!32 = !DILocation(line: 14, column: 3, scope: !21)
!33 = distinct !DISubprogram(name: "second", scope: !1, file: !1, line: 9, type: !34, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !24)
!34 = !DISubroutineType(types: !35)
!35 = !{!6, !36}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!37 = !DILocalVariable(name: "b", arg: 1, scope: !33, file: !1, line: 9, type: !36)
!38 = !DILocation(line: 9, column: 32, scope: !33)
!39 = !DILocation(line: 9, column: 44, scope: !33)
!40 = !DILocation(line: 9, column: 47, scope: !33)
!41 = !DILocation(line: 9, column: 37, scope: !33)
