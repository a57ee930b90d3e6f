; ModuleID = 'uninit_bit.c'
source_filename = "uninit_bit.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.flags = type { i8, [3 x i8] }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %f = alloca %struct.flags, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %f, !14, !DIExpression(), !20)
  %bf.load = load i8, ptr %f, align 4, !dbg !21
  %bf.clear = and i8 %bf.load, -2, !dbg !21
  %bf.set = or i8 %bf.clear, 1, !dbg !21
  store i8 %bf.set, ptr %f, align 4, !dbg !21
  %bf.load1 = load i8, ptr %f, align 4, !dbg !22
  %bf.lshr = lshr i8 %bf.load1, 1, !dbg !22
  %bf.clear2 = and i8 %bf.lshr, 1, !dbg !22
  %bf.cast = zext i8 %bf.clear2 to i32, !dbg !22
  %tobool = icmp ne i32 %bf.cast, 0, !dbg !24
  br i1 %tobool, label %if.then, label %if.end, !dbg !25

if.then:                                          ; preds = %entry
  store i32 1, ptr %retval, align 4, !dbg !26
  br label %return, !dbg !26

if.end:                                           ; preds = %entry
  store i32 0, ptr %retval, align 4, !dbg !27
  br label %return, !dbg !27

return:                                           ; preds = %if.end, %if.then
  %0 = load i32, ptr %retval, align 4, !dbg !28
  ret i32 %0, !dbg !28
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "uninit_bit.c", directory: ".", checksumkind: CSK_MD5, checksum: "a3017d79ad816aa364b69aed1232280f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "f", scope: !9, file: !1, line: 10, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !1, line: 4, size: 32, elements: !16)
!16 = !{!17, !19}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "is_open", scope: !15, file: !1, line: 5, baseType: !18, size: 1, flags: DIFlagBitField, extraData: i64 0)
!18 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "is_dirty", scope: !15, file: !1, line: 6, baseType: !18, size: 1, offset: 1, flags: DIFlagBitField, extraData: i64 0)
!20 = !DILocation(line: 10, column: 16, scope: !9)
!21 = !DILocation(line: 11, column: 13, scope: !9)
!22 = !DILocation(line: 12, column: 9, scope: !23)
!23 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 7)
!24 = !DILocation(line: 12, column: 7, scope: !23)
!25 = !DILocation(line: 12, column: 7, scope: !9)
!26 = !DILocation(line: 13, column: 5, scope: !23)
!27 = !DILocation(line: 14, column: 3, scope: !9)
!28 = !DILocation(line: 15, column: 1, scope: !9)
