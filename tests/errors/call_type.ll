; ModuleID = 'call_type.c'
source_filename = "call_type.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !24 {
entry:
  %retval = alloca i32, align 4
  %f = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %f, !28, !DIExpression(), !29)
  store ptr @twice, ptr %f, align 8, !dbg !29
  %0 = load ptr, ptr %f, align 8, !dbg !30
  %call = call i32 %0(ptr noundef @.str, i32 noundef 1), !dbg !30
  ret i32 %call, !dbg !31
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @twice(i32 noundef %n) #0 !dbg !32 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !35, !DIExpression(), !36)
  %0 = load i32, ptr %n.addr, align 4, !dbg !37
  %mul = mul nsw i32 2, %0, !dbg !38
  ret i32 %mul, !dbg !39
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "call_type.c", directory: ".", checksumkind: CSK_MD5, checksum: "5ad25a70e471abcf288fac75699cf667")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 1)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !16, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9, !15}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !13, !12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!16 = !{!0}
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 8, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 8, type: !25, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!12}
!27 = !{}
!28 = !DILocalVariable(name: "f", scope: !24, file: !2, line: 9, type: !9)
!29 = !DILocation(line: 9, column: 9, scope: !24)
!30 = !DILocation(line: 10, column: 10, scope: !24)
!31 = !DILocation(line: 10, column: 3, scope: !24)
!32 = distinct !DISubprogram(name: "twice", scope: !2, file: !2, line: 4, type: !33, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !27)
!33 = !DISubroutineType(types: !34)
!34 = !{!12, !12}
!35 = !DILocalVariable(name: "n", arg: 1, scope: !32, file: !2, line: 4, type: !12)
!36 = !DILocation(line: 4, column: 22, scope: !32)
!37 = !DILocation(line: 5, column: 14, scope: !32)
!38 = !DILocation(line: 5, column: 12, scope: !32)
!39 = !DILocation(line: 5, column: 3, scope: !32)
