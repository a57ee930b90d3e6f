; ModuleID = 'leak_lost.c'
source_filename = "leak_lost.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @f(), !dbg !20
  ret i32 0, !dbg !21
}

; Function Attrs: noinline nounwind uwtable
define internal void @f() #0 !dbg !22 {
entry:
  %copy = alloca ptr, align 8
    #dbg_declare(ptr %copy, !26, !DIExpression(), !28)
  %call = call ptr @strdup(ptr noundef @.str) #2, !dbg !29
  store ptr %call, ptr %copy, align 8, !dbg !28
  %0 = load ptr, ptr %copy, align 8, !dbg !30
  %arrayidx = getelementptr inbounds i8, ptr %0, i64 0, !dbg !30
  store i8 120, ptr %arrayidx, align 1, !dbg !31
  ret void, !dbg !32
}

; Function Attrs: nounwind
declare ptr @strdup(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "leak_lost.c", directory: ".", checksumkind: CSK_MD5, checksum: "95a22e3000846c09baea7a78ac8231da")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 13, type: !17, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DILocation(line: 14, column: 3, scope: !16)
!21 = !DILocation(line: 15, column: 3, scope: !16)
!22 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 8, type: !23, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{null}
!25 = !{}
!26 = !DILocalVariable(name: "copy", scope: !22, file: !2, line: 9, type: !27)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!28 = !DILocation(line: 9, column: 9, scope: !22)
!29 = !DILocation(line: 9, column: 16, scope: !22)
!30 = !DILocation(line: 10, column: 3, scope: !22)
!31 = !DILocation(line: 10, column: 11, scope: !22)
!32 = !DILocation(line: 11, column: 1, scope: !22)
