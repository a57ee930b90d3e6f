; ModuleID = 'uninit_heap_branch.c'
source_filename = "uninit_heap_branch.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %p = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %p, !14, !DIExpression(), !17)
  %call = call ptr @malloc(i64 noundef 2) #2, !dbg !18
  store ptr %call, ptr %p, align 8, !dbg !17
  %0 = load ptr, ptr %p, align 8, !dbg !19
  %arrayidx = getelementptr inbounds i8, ptr %0, i64 0, !dbg !19
  store i8 0, ptr %arrayidx, align 1, !dbg !20
  %1 = load ptr, ptr %p, align 8, !dbg !21
  %arrayidx1 = getelementptr inbounds i8, ptr %1, i64 1, !dbg !21
  %2 = load i8, ptr %arrayidx1, align 1, !dbg !21
  %tobool = icmp ne i8 %2, 0, !dbg !21
  br i1 %tobool, label %if.then, label %if.end, !dbg !23

if.then:                                          ; preds = %entry
  store i32 1, ptr %retval, align 4, !dbg !24
  br label %return, !dbg !24

if.end:                                           ; preds = %entry
  store i32 0, ptr %retval, align 4, !dbg !25
  br label %return, !dbg !25

return:                                           ; preds = %if.end, %if.then
  %3 = load i32, ptr %retval, align 4, !dbg !26
  ret i32 %3, !dbg !26
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "uninit_heap_branch.c", directory: ".", checksumkind: CSK_MD5, checksum: "bf892d9073783d99aa3f09982a5d6d80")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 8, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !DILocation(line: 8, column: 9, scope: !9)
!18 = !DILocation(line: 8, column: 13, scope: !9)
!19 = !DILocation(line: 9, column: 3, scope: !9)
!20 = !DILocation(line: 9, column: 8, scope: !9)
!21 = !DILocation(line: 10, column: 7, scope: !22)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!23 = !DILocation(line: 10, column: 7, scope: !9)
!24 = !DILocation(line: 11, column: 5, scope: !22)
!25 = !DILocation(line: 12, column: 3, scope: !9)
!26 = !DILocation(line: 13, column: 1, scope: !9)
