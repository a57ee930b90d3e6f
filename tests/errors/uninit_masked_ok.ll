; ModuleID = 'uninit_masked_ok.c'
source_filename = "uninit_masked_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %p = alloca ptr, align 8
  %word = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %p, !17, !DIExpression(), !20)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !21
  store ptr %call, ptr %p, align 8, !dbg !20
  %0 = load ptr, ptr %p, align 8, !dbg !22
  %arrayidx = getelementptr inbounds i8, ptr %0, i64 0, !dbg !22
  store i8 33, ptr %arrayidx, align 1, !dbg !23
    #dbg_declare(ptr %word, !24, !DIExpression(), !25)
  %1 = load ptr, ptr %p, align 8, !dbg !26
  %2 = load i32, ptr %1, align 4, !dbg !27
  store i32 %2, ptr %word, align 4, !dbg !25
  %3 = load i32, ptr %word, align 4, !dbg !28
  %and = and i32 %3, 255, !dbg !30
  %cmp = icmp ne i32 %and, 33, !dbg !31
  br i1 %cmp, label %if.then, label %if.end, !dbg !32

if.then:                                          ; preds = %entry
  store i32 1, ptr %retval, align 4, !dbg !33
  br label %return, !dbg !33

if.end:                                           ; preds = %entry
  %4 = load i32, ptr %word, align 4, !dbg !34
  %shl = shl i32 %4, 24, !dbg !36
  %cmp1 = icmp ne i32 %shl, 553648128, !dbg !37
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !38

if.then2:                                         ; preds = %if.end
  store i32 2, ptr %retval, align 4, !dbg !39
  br label %return, !dbg !39

if.end3:                                          ; preds = %if.end
  %5 = load i32, ptr %word, align 4, !dbg !40
  %or = or i32 %5, -256, !dbg !42
  %cmp4 = icmp ne i32 %or, -223, !dbg !43
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !44

if.then5:                                         ; preds = %if.end3
  store i32 3, ptr %retval, align 4, !dbg !45
  br label %return, !dbg !45

if.end6:                                          ; preds = %if.end3
  %6 = load ptr, ptr %p, align 8, !dbg !46
  call void @free(ptr noundef %6), !dbg !47
  store i32 0, ptr %retval, align 4, !dbg !48
  br label %return, !dbg !48

return:                                           ; preds = %if.end6, %if.then5, %if.then2, %if.then
  %7 = load i32, ptr %retval, align 4, !dbg !49
  ret i32 %7, !dbg !49
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "uninit_masked_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "1ffd797a4084c10c4ca8b6d2418df0b6")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 8, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 2}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !13, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "p", scope: !12, file: !1, line: 8, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!20 = !DILocation(line: 8, column: 18, scope: !12)
!21 = !DILocation(line: 8, column: 22, scope: !12)
!22 = !DILocation(line: 9, column: 3, scope: !12)
!23 = !DILocation(line: 9, column: 8, scope: !12)
!24 = !DILocalVariable(name: "word", scope: !12, file: !1, line: 10, type: !4)
!25 = !DILocation(line: 10, column: 12, scope: !12)
!26 = !DILocation(line: 10, column: 32, scope: !12)
!27 = !DILocation(line: 10, column: 19, scope: !12)
!28 = !DILocation(line: 11, column: 8, scope: !29)
!29 = distinct !DILexicalBlock(scope: !12, file: !1, line: 11, column: 7)
!30 = !DILocation(line: 11, column: 13, scope: !29)
!31 = !DILocation(line: 11, column: 21, scope: !29)
!32 = !DILocation(line: 11, column: 7, scope: !12)
!33 = !DILocation(line: 12, column: 5, scope: !29)
!34 = !DILocation(line: 13, column: 7, scope: !35)
!35 = distinct !DILexicalBlock(scope: !12, file: !1, line: 13, column: 7)
!36 = !DILocation(line: 13, column: 12, scope: !35)
!37 = !DILocation(line: 13, column: 18, scope: !35)
!38 = !DILocation(line: 13, column: 7, scope: !12)
!39 = !DILocation(line: 14, column: 5, scope: !35)
!40 = !DILocation(line: 15, column: 8, scope: !41)
!41 = distinct !DILexicalBlock(scope: !12, file: !1, line: 15, column: 7)
!42 = !DILocation(line: 15, column: 13, scope: !41)
!43 = !DILocation(line: 15, column: 28, scope: !41)
!44 = !DILocation(line: 15, column: 7, scope: !12)
!45 = !DILocation(line: 16, column: 5, scope: !41)
!46 = !DILocation(line: 17, column: 8, scope: !12)
!47 = !DILocation(line: 17, column: 3, scope: !12)
!48 = !DILocation(line: 18, column: 3, scope: !12)
!49 = !DILocation(line: 19, column: 1, scope: !12)
