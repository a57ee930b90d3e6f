; ModuleID = 'strcpy_out_of_bounds.c'
source_filename = "strcpy_out_of_bounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"four\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %to = alloca [4 x i8], align 1
  %from = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %to, !21, !DIExpression(), !25)
    #dbg_declare(ptr %from, !26, !DIExpression(), !29)
  store ptr @.str, ptr %from, align 8, !dbg !29
  %arraydecay = getelementptr inbounds [4 x i8], ptr %to, i64 0, i64 0, !dbg !30
  %0 = load ptr, ptr %from, align 8, !dbg !31
  %call = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef %0) #2, !dbg !32
  %arrayidx = getelementptr inbounds [4 x i8], ptr %to, i64 0, i64 0, !dbg !33
  %1 = load i8, ptr %arrayidx, align 1, !dbg !33
  %conv = sext i8 %1 to i32, !dbg !33
  ret i32 %conv, !dbg !34
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "strcpy_out_of_bounds.c", directory: ".", checksumkind: CSK_MD5, checksum: "b49b06053df37a0029b3cb3b7d1301c9")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 5)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 6, type: !17, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !20)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{}
!21 = !DILocalVariable(name: "to", scope: !16, file: !2, line: 7, type: !22)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 4)
!25 = !DILocation(line: 7, column: 8, scope: !16)
!26 = !DILocalVariable(name: "from", scope: !16, file: !2, line: 8, type: !27)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!29 = !DILocation(line: 8, column: 15, scope: !16)
!30 = !DILocation(line: 9, column: 10, scope: !16)
!31 = !DILocation(line: 9, column: 14, scope: !16)
!32 = !DILocation(line: 9, column: 3, scope: !16)
!33 = !DILocation(line: 10, column: 10, scope: !16)
!34 = !DILocation(line: 10, column: 3, scope: !16)
