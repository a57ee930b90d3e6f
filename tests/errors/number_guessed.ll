; ModuleID = 'number_guessed.c'
source_filename = "number_guessed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@secret = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@known = internal global [2 x i32] zeroinitializer, align 4, !dbg !11

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %number = alloca i64, align 8
  %copy = alloca i64, align 8
  %i = alloca i32, align 4
  %first = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  store i32 1, ptr @secret, align 4, !dbg !27
    #dbg_declare(ptr %number, !28, !DIExpression(), !29)
  store i64 ptrtoint (ptr @known to i64), ptr %number, align 8, !dbg !29
    #dbg_declare(ptr %copy, !30, !DIExpression(), !31)
  store i64 0, ptr %copy, align 8, !dbg !31
    #dbg_declare(ptr %i, !32, !DIExpression(), !34)
  store i32 0, ptr %i, align 4, !dbg !34
  br label %for.cond, !dbg !35

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !36
  %cmp = icmp slt i32 %0, 64, !dbg !38
  br i1 %cmp, label %for.body, label %for.end, !dbg !39

for.body:                                         ; preds = %for.cond
  %1 = load i64, ptr %number, align 8, !dbg !40
  %2 = load i32, ptr %i, align 4, !dbg !42
  %sh_prom = zext i32 %2 to i64, !dbg !43
  %shr = lshr i64 %1, %sh_prom, !dbg !43
  %and = and i64 %shr, 1, !dbg !44
  %tobool = icmp ne i64 %and, 0, !dbg !44
  br i1 %tobool, label %if.then, label %if.end, !dbg !45

if.then:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4, !dbg !46
  %sh_prom1 = zext i32 %3 to i64, !dbg !47
  %shl = shl i64 1, %sh_prom1, !dbg !47
  %4 = load i64, ptr %copy, align 8, !dbg !48
  %or = or i64 %4, %shl, !dbg !48
  store i64 %or, ptr %copy, align 8, !dbg !48
  br label %if.end, !dbg !49

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc, !dbg !50

for.inc:                                          ; preds = %if.end
  %5 = load i32, ptr %i, align 4, !dbg !51
  %inc = add nsw i32 %5, 1, !dbg !51
  store i32 %inc, ptr %i, align 4, !dbg !51
  br label %for.cond, !dbg !52, !llvm.loop !53

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %first, !56, !DIExpression(), !57)
  %6 = load i64, ptr %copy, align 8, !dbg !58
  %7 = inttoptr i64 %6 to ptr, !dbg !59
  %8 = load i32, ptr %7, align 4, !dbg !60
  store i32 %8, ptr %first, align 4, !dbg !57
  %9 = load i32, ptr %first, align 4, !dbg !61
  %10 = load i64, ptr %copy, align 8, !dbg !62
  %add = add i64 %10, 64, !dbg !63
  %11 = inttoptr i64 %add to ptr, !dbg !64
  %12 = load i32, ptr %11, align 4, !dbg !65
  %add2 = add nsw i32 %9, %12, !dbg !66
  %13 = load i64, ptr %copy, align 8, !dbg !67
  %sub = sub i64 %13, 64, !dbg !68
  %14 = inttoptr i64 %sub to ptr, !dbg !69
  %15 = load i32, ptr %14, align 4, !dbg !70
  %add3 = add nsw i32 %add2, %15, !dbg !71
  ret i32 %add3, !dbg !72
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "secret", scope: !2, file: !3, line: 6, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "number_guessed.c", directory: ".", checksumkind: CSK_MD5, checksum: "ff6bb49c8c2970ff7baf87323ecb2e72")
!4 = !{!5, !8}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 47, baseType: !7)
!6 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "ebc75cd258e1e4e9fcf6eddd6ad2b8ba")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "known", scope: !2, file: !3, line: 6, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 2)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 8, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 2}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !24, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!9}
!26 = !{}
!27 = !DILocation(line: 9, column: 13, scope: !23)
!28 = !DILocalVariable(name: "number", scope: !23, file: !3, line: 10, type: !5)
!29 = !DILocation(line: 10, column: 13, scope: !23)
!30 = !DILocalVariable(name: "copy", scope: !23, file: !3, line: 10, type: !5)
!31 = !DILocation(line: 10, column: 40, scope: !23)
!32 = !DILocalVariable(name: "i", scope: !33, file: !3, line: 11, type: !9)
!33 = distinct !DILexicalBlock(scope: !23, file: !3, line: 11, column: 3)
!34 = !DILocation(line: 11, column: 12, scope: !33)
!35 = !DILocation(line: 11, column: 8, scope: !33)
!36 = !DILocation(line: 11, column: 19, scope: !37)
!37 = distinct !DILexicalBlock(scope: !33, file: !3, line: 11, column: 3)
!38 = !DILocation(line: 11, column: 21, scope: !37)
!39 = !DILocation(line: 11, column: 3, scope: !33)
!40 = !DILocation(line: 12, column: 9, scope: !41)
!41 = distinct !DILexicalBlock(scope: !37, file: !3, line: 12, column: 9)
!42 = !DILocation(line: 12, column: 19, scope: !41)
!43 = !DILocation(line: 12, column: 16, scope: !41)
!44 = !DILocation(line: 12, column: 21, scope: !41)
!45 = !DILocation(line: 12, column: 9, scope: !37)
!46 = !DILocation(line: 12, column: 50, scope: !41)
!47 = !DILocation(line: 12, column: 47, scope: !41)
!48 = !DILocation(line: 12, column: 31, scope: !41)
!49 = !DILocation(line: 12, column: 26, scope: !41)
!50 = !DILocation(line: 12, column: 23, scope: !41)
!51 = !DILocation(line: 11, column: 28, scope: !37)
!52 = !DILocation(line: 11, column: 3, scope: !37)
!53 = distinct !{!53, !39, !54, !55}
!54 = !DILocation(line: 12, column: 50, scope: !33)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !DILocalVariable(name: "first", scope: !23, file: !3, line: 13, type: !9)
!57 = !DILocation(line: 13, column: 7, scope: !23)
!58 = !DILocation(line: 13, column: 23, scope: !23)
!59 = !DILocation(line: 13, column: 16, scope: !23)
!60 = !DILocation(line: 13, column: 15, scope: !23)
!61 = !DILocation(line: 14, column: 10, scope: !23)
!62 = !DILocation(line: 14, column: 27, scope: !23)
!63 = !DILocation(line: 14, column: 32, scope: !23)
!64 = !DILocation(line: 14, column: 19, scope: !23)
!65 = !DILocation(line: 14, column: 18, scope: !23)
!66 = !DILocation(line: 14, column: 16, scope: !23)
!67 = !DILocation(line: 14, column: 49, scope: !23)
!68 = !DILocation(line: 14, column: 54, scope: !23)
!69 = !DILocation(line: 14, column: 41, scope: !23)
!70 = !DILocation(line: 14, column: 40, scope: !23)
!71 = !DILocation(line: 14, column: 38, scope: !23)
!72 = !DILocation(line: 14, column: 3, scope: !23)
