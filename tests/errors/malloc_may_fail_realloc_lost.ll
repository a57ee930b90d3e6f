; ModuleID = 'malloc_may_fail_realloc_lost.c'
source_filename = "malloc_may_fail_realloc_lost.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %p = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %p, !16, !DIExpression(), !19)
  %call = call ptr @malloc(i64 noundef 4) #4, !dbg !20
  store ptr %call, ptr %p, align 8, !dbg !19
  %0 = load ptr, ptr %p, align 8, !dbg !21
  %cmp = icmp ne ptr %0, null, !dbg !23
  br i1 %cmp, label %if.then, label %if.end, !dbg !24

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %p, align 8, !dbg !25
  %call1 = call ptr @realloc(ptr noundef %1, i64 noundef 64) #5, !dbg !26
  store ptr %call1, ptr %p, align 8, !dbg !27
  br label %if.end, !dbg !28

if.end:                                           ; preds = %if.then, %entry
  %2 = load ptr, ptr %p, align 8, !dbg !29
  call void @free(ptr noundef %2), !dbg !30
  ret i32 0, !dbg !31
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

; Function Attrs: allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #2

declare void @free(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(0) }
attributes #5 = { allocsize(1) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "malloc_may_fail_realloc_lost.c", directory: ".", checksumkind: CSK_MD5, checksum: "6f802f4513cb5efe87e54dadfe94d0bf")
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
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !DILocation(line: 8, column: 9, scope: !11)
!20 = !DILocation(line: 8, column: 13, scope: !11)
!21 = !DILocation(line: 9, column: 7, scope: !22)
!22 = distinct !DILexicalBlock(scope: !11, file: !1, line: 9, column: 7)
!23 = !DILocation(line: 9, column: 9, scope: !22)
!24 = !DILocation(line: 9, column: 7, scope: !11)
!25 = !DILocation(line: 10, column: 17, scope: !22)
!26 = !DILocation(line: 10, column: 9, scope: !22)
!27 = !DILocation(line: 10, column: 7, scope: !22)
!28 = !DILocation(line: 10, column: 5, scope: !22)
!29 = !DILocation(line: 11, column: 8, scope: !11)
!30 = !DILocation(line: 11, column: 3, scope: !11)
!31 = !DILocation(line: 12, column: 3, scope: !11)
