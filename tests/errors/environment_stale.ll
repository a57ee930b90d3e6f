; ModuleID = 'environment_stale.c'
source_filename = "environment_stale.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"b\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [2 x i8] c"c\00", align 1, !dbg !9

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
entry:
  %retval = alloca i32, align 4
  %value = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
  %call = call i32 @setenv(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 1), !dbg !25
    #dbg_declare(ptr %value, !26, !DIExpression(), !29)
  %call1 = call ptr @getenv(ptr noundef @.str), !dbg !30
  store ptr %call1, ptr %value, align 8, !dbg !29
  %call2 = call i32 @setenv(ptr noundef @.str, ptr noundef @.str.2, i32 noundef 1), !dbg !31
  %0 = load ptr, ptr %value, align 8, !dbg !32
  %1 = load i8, ptr %0, align 1, !dbg !33
  %conv = sext i8 %1 to i32, !dbg !33
  %cmp = icmp eq i32 %conv, 98, !dbg !34
  %conv3 = zext i1 %cmp to i32, !dbg !34
  ret i32 %conv3, !dbg !35
}

declare i32 @setenv(ptr noundef, ptr noundef, i32 noundef) #1

declare ptr @getenv(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "environment_stale.c", directory: ".", checksumkind: CSK_MD5, checksum: "eb4bd6a42956869c9a56bdaad1182a3f")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !3, isLocal: true, isDefinition: true)
!11 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0, !7, !9}
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 7, type: !21, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !24)
!21 = !DISubroutineType(types: !22)
!22 = !{!23}
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !{}
!25 = !DILocation(line: 8, column: 3, scope: !20)
!26 = !DILocalVariable(name: "value", scope: !20, file: !2, line: 9, type: !27)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!29 = !DILocation(line: 9, column: 15, scope: !20)
!30 = !DILocation(line: 9, column: 23, scope: !20)
!31 = !DILocation(line: 10, column: 3, scope: !20)
!32 = !DILocation(line: 11, column: 11, scope: !20)
!33 = !DILocation(line: 11, column: 10, scope: !20)
!34 = !DILocation(line: 11, column: 17, scope: !20)
!35 = !DILocation(line: 11, column: 3, scope: !20)
