; ModuleID = 'huge_blocks.c'
source_filename = "huge_blocks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %half = alloca i64, align 8
  %blocks = alloca [4 x ptr], align 16
  %i = alloca i32, align 4
  %small = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %half, !28, !DIExpression(), !32)
  store i64 -9223372036854775808, ptr %half, align 8, !dbg !32
    #dbg_declare(ptr %blocks, !33, !DIExpression(), !37)
  %0 = load i64, ptr %half, align 8, !dbg !38
  %div = udiv i64 %0, 2, !dbg !39
  %call = call ptr @malloc(i64 noundef %div) #5, !dbg !40
  store ptr %call, ptr %blocks, align 8, !dbg !41
  %arrayinit.element = getelementptr inbounds ptr, ptr %blocks, i64 1, !dbg !41
  %call1 = call ptr @malloc(i64 noundef -1) #5, !dbg !42
  store ptr %call1, ptr %arrayinit.element, align 8, !dbg !41
  %arrayinit.element2 = getelementptr inbounds ptr, ptr %blocks, i64 2, !dbg !41
  %1 = load i64, ptr %half, align 8, !dbg !43
  %call3 = call ptr @calloc(i64 noundef %1, i64 noundef 2) #6, !dbg !44
  store ptr %call3, ptr %arrayinit.element2, align 8, !dbg !41
  %arrayinit.element4 = getelementptr inbounds ptr, ptr %blocks, i64 3, !dbg !41
  %2 = load i64, ptr %half, align 8, !dbg !45
  %div5 = udiv i64 %2, 4, !dbg !46
  %call6 = call ptr @calloc(i64 noundef 2, i64 noundef %div5) #6, !dbg !47
  store ptr %call6, ptr %arrayinit.element4, align 8, !dbg !41
    #dbg_declare(ptr %i, !48, !DIExpression(), !50)
  store i32 0, ptr %i, align 4, !dbg !50
  br label %for.cond, !dbg !51

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %i, align 4, !dbg !52
  %cmp = icmp slt i32 %3, 4, !dbg !54
  br i1 %cmp, label %for.body, label %for.end, !dbg !55

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr %i, align 4, !dbg !56
  %idxprom = sext i32 %4 to i64, !dbg !57
  %arrayidx = getelementptr inbounds [4 x ptr], ptr %blocks, i64 0, i64 %idxprom, !dbg !57
  %5 = load ptr, ptr %arrayidx, align 8, !dbg !57
  %cmp7 = icmp eq ptr %5, null, !dbg !58
  %conv = zext i1 %cmp7 to i32, !dbg !58
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv), !dbg !59
  br label %for.inc, !dbg !59

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %i, align 4, !dbg !60
  %inc = add nsw i32 %6, 1, !dbg !60
  store i32 %inc, ptr %i, align 4, !dbg !60
  br label %for.cond, !dbg !61, !llvm.loop !62

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %small, !65, !DIExpression(), !66)
  %call9 = call ptr @malloc(i64 noundef 4) #5, !dbg !67
  store ptr %call9, ptr %small, align 8, !dbg !66
  %7 = load ptr, ptr %small, align 8, !dbg !68
  %8 = load i64, ptr %half, align 8, !dbg !69
  %div10 = udiv i64 %8, 2, !dbg !70
  %call11 = call ptr @realloc(ptr noundef %7, i64 noundef %div10) #7, !dbg !71
  %cmp12 = icmp eq ptr %call11, null, !dbg !72
  %conv13 = zext i1 %cmp12 to i32, !dbg !72
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv13), !dbg !73
  %9 = load ptr, ptr %small, align 8, !dbg !74
  call void @free(ptr noundef %9), !dbg !75
  ret i32 0, !dbg !76
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

; Function Attrs: allocsize(0,1)
declare ptr @calloc(i64 noundef, i64 noundef) #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #4

declare void @free(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { allocsize(0) }
attributes #6 = { allocsize(0,1) }
attributes #7 = { allocsize(1) }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "huge_blocks.c", directory: ".", checksumkind: CSK_MD5, checksum: "c69592514d9217c7ae6179b9210d941b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 3)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 5)
!12 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !13, globals: !15, splitDebugInlining: false, nameTableKind: None)
!13 = !{!14}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!15 = !{!0, !7}
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 8, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 2}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 7, type: !24, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !27)
!24 = !DISubroutineType(types: !25)
!25 = !{!26}
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{}
!28 = !DILocalVariable(name: "half", scope: !23, file: !2, line: 8, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !30, line: 18, baseType: !31)
!30 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!31 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!32 = !DILocation(line: 8, column: 10, scope: !23)
!33 = !DILocalVariable(name: "blocks", scope: !23, file: !2, line: 9, type: !34)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 256, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 4)
!37 = !DILocation(line: 9, column: 9, scope: !23)
!38 = !DILocation(line: 9, column: 29, scope: !23)
!39 = !DILocation(line: 9, column: 34, scope: !23)
!40 = !DILocation(line: 9, column: 22, scope: !23)
!41 = !DILocation(line: 9, column: 20, scope: !23)
!42 = !DILocation(line: 9, column: 40, scope: !23)
!43 = !DILocation(line: 9, column: 65, scope: !23)
!44 = !DILocation(line: 9, column: 58, scope: !23)
!45 = !DILocation(line: 9, column: 85, scope: !23)
!46 = !DILocation(line: 9, column: 90, scope: !23)
!47 = !DILocation(line: 9, column: 75, scope: !23)
!48 = !DILocalVariable(name: "i", scope: !49, file: !2, line: 10, type: !26)
!49 = distinct !DILexicalBlock(scope: !23, file: !2, line: 10, column: 3)
!50 = !DILocation(line: 10, column: 12, scope: !49)
!51 = !DILocation(line: 10, column: 8, scope: !49)
!52 = !DILocation(line: 10, column: 19, scope: !53)
!53 = distinct !DILexicalBlock(scope: !49, file: !2, line: 10, column: 3)
!54 = !DILocation(line: 10, column: 21, scope: !53)
!55 = !DILocation(line: 10, column: 3, scope: !49)
!56 = !DILocation(line: 11, column: 25, scope: !53)
!57 = !DILocation(line: 11, column: 18, scope: !53)
!58 = !DILocation(line: 11, column: 28, scope: !53)
!59 = !DILocation(line: 11, column: 5, scope: !53)
!60 = !DILocation(line: 10, column: 27, scope: !53)
!61 = !DILocation(line: 10, column: 3, scope: !53)
!62 = distinct !{!62, !55, !63, !64}
!63 = !DILocation(line: 11, column: 35, scope: !49)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocalVariable(name: "small", scope: !23, file: !2, line: 12, type: !14)
!66 = !DILocation(line: 12, column: 9, scope: !23)
!67 = !DILocation(line: 12, column: 17, scope: !23)
!68 = !DILocation(line: 13, column: 27, scope: !23)
!69 = !DILocation(line: 13, column: 34, scope: !23)
!70 = !DILocation(line: 13, column: 39, scope: !23)
!71 = !DILocation(line: 13, column: 19, scope: !23)
!72 = !DILocation(line: 13, column: 44, scope: !23)
!73 = !DILocation(line: 13, column: 3, scope: !23)
!74 = !DILocation(line: 14, column: 8, scope: !23)
!75 = !DILocation(line: 14, column: 3, scope: !23)
!76 = !DILocation(line: 15, column: 3, scope: !23)
