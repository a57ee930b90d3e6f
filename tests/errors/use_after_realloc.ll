; ModuleID = 'use_after_realloc.c'
source_filename = "use_after_realloc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %p = alloca ptr, align 8
  %q = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %p, !16, !DIExpression(), !18)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !19
  store ptr %call, ptr %p, align 8, !dbg !18
  %0 = load ptr, ptr %p, align 8, !dbg !20
  store i32 7, ptr %0, align 4, !dbg !21
    #dbg_declare(ptr %q, !22, !DIExpression(), !23)
  %1 = load ptr, ptr %p, align 8, !dbg !24
  %call1 = call ptr @realloc(ptr noundef %1, i64 noundef 8) #4, !dbg !25
  store ptr %call1, ptr %q, align 8, !dbg !23
  %2 = load ptr, ptr %q, align 8, !dbg !26
  %cmp = icmp eq ptr %2, null, !dbg !28
  br i1 %cmp, label %if.then, label %if.end, !dbg !29

if.then:                                          ; preds = %entry
  store i32 0, ptr %retval, align 4, !dbg !30
  br label %return, !dbg !30

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr %p, align 8, !dbg !31
  %4 = load i32, ptr %3, align 4, !dbg !32
  store i32 %4, ptr %retval, align 4, !dbg !33
  br label %return, !dbg !33

return:                                           ; preds = %if.end, %if.then
  %5 = load i32, ptr %retval, align 4, !dbg !34
  ret i32 %5, !dbg !34
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

; Function Attrs: allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }
attributes #4 = { allocsize(1) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "use_after_realloc.c", directory: ".", checksumkind: CSK_MD5, checksum: "35fd137edb7b69396116a9bba98656f1")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DILocalVariable(name: "p", scope: !11, file: !1, line: 8, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!18 = !DILocation(line: 8, column: 8, scope: !11)
!19 = !DILocation(line: 8, column: 12, scope: !11)
!20 = !DILocation(line: 9, column: 4, scope: !11)
!21 = !DILocation(line: 9, column: 6, scope: !11)
!22 = !DILocalVariable(name: "q", scope: !11, file: !1, line: 10, type: !17)
!23 = !DILocation(line: 10, column: 8, scope: !11)
!24 = !DILocation(line: 10, column: 20, scope: !11)
!25 = !DILocation(line: 10, column: 12, scope: !11)
!26 = !DILocation(line: 11, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !11, file: !1, line: 11, column: 7)
!28 = !DILocation(line: 11, column: 9, scope: !27)
!29 = !DILocation(line: 11, column: 7, scope: !11)
!30 = !DILocation(line: 12, column: 5, scope: !27)
!31 = !DILocation(line: 13, column: 11, scope: !11)
!32 = !DILocation(line: 13, column: 10, scope: !11)
!33 = !DILocation(line: 13, column: 3, scope: !11)
!34 = !DILocation(line: 14, column: 1, scope: !11)
