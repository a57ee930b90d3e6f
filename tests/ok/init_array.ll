; ModuleID = 'init_array.c'
source_filename = "init_array.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@in_third = internal global ptr @third, section ".init_array", align 8, !dbg !0
@in_second = internal global ptr @second, section ".init_array.00200", align 8, !dbg !7
@in_first = internal global ptr @first, section ".init_array.00101", align 8, !dbg !12
@in_last = internal global ptr @last, section ".fini_array", align 8, !dbg !21
@.str = private unnamed_addr constant [9 x i8] c"main %d\0A\00", align 1, !dbg !23
@seen = internal global i32 0, align 4, !dbg !28
@.str.1 = private unnamed_addr constant [13 x i8] c"first %d %d\0A\00", align 1, !dbg !30
@.str.2 = private unnamed_addr constant [9 x i8] c"last %d\0A\00", align 1, !dbg !35
@llvm.compiler.used = appending global [4 x ptr] [ptr @in_third, ptr @in_second, ptr @in_first, ptr @in_last], section "llvm.metadata"

; Function Attrs: noinline nounwind uwtable
define internal void @third(i32 noundef %argc) #0 !dbg !47 {
entry:
  %argc.addr = alloca i32, align 4
  store i32 %argc, ptr %argc.addr, align 4
    #dbg_declare(ptr %argc.addr, !49, !DIExpression(), !50)
  %0 = load i32, ptr @seen, align 4, !dbg !51
  %mul = mul nsw i32 %0, 10, !dbg !52
  %add = add nsw i32 %mul, 2, !dbg !53
  %1 = load i32, ptr %argc.addr, align 4, !dbg !54
  %add1 = add nsw i32 %add, %1, !dbg !55
  store i32 %add1, ptr @seen, align 4, !dbg !56
  ret void, !dbg !57
}

; Function Attrs: noinline nounwind uwtable
define internal void @second() #0 !dbg !58 {
entry:
  %0 = load i32, ptr @seen, align 4, !dbg !59
  %mul = mul nsw i32 %0, 10, !dbg !60
  %add = add nsw i32 %mul, 2, !dbg !61
  store i32 %add, ptr @seen, align 4, !dbg !62
  ret void, !dbg !63
}

; Function Attrs: noinline nounwind uwtable
define internal void @first(i32 noundef %argc, ptr noundef %argv) #0 !dbg !64 {
entry:
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  store i32 %argc, ptr %argc.addr, align 4
    #dbg_declare(ptr %argc.addr, !65, !DIExpression(), !66)
  store ptr %argv, ptr %argv.addr, align 8
    #dbg_declare(ptr %argv.addr, !67, !DIExpression(), !68)
  %0 = load i32, ptr %argc.addr, align 4, !dbg !69
  %1 = load ptr, ptr %argv.addr, align 8, !dbg !70
  %2 = load i32, ptr %argc.addr, align 4, !dbg !71
  %idxprom = sext i32 %2 to i64, !dbg !70
  %arrayidx = getelementptr inbounds ptr, ptr %1, i64 %idxprom, !dbg !70
  %3 = load ptr, ptr %arrayidx, align 8, !dbg !70
  %cmp = icmp eq ptr %3, null, !dbg !72
  %conv = zext i1 %cmp to i32, !dbg !72
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %0, i32 noundef %conv), !dbg !73
  %4 = load i32, ptr @seen, align 4, !dbg !74
  %mul = mul nsw i32 %4, 10, !dbg !75
  %add = add nsw i32 %mul, 1, !dbg !76
  store i32 %add, ptr @seen, align 4, !dbg !77
  ret void, !dbg !78
}

; Function Attrs: noinline nounwind uwtable
define internal void @last() #0 !dbg !79 {
entry:
  %0 = load i32, ptr @seen, align 4, !dbg !80
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %0), !dbg !81
  ret void, !dbg !82
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !83 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %0 = load i32, ptr @seen, align 4, !dbg !86
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %0), !dbg !87
  ret i32 0, !dbg !88
}

declare i32 @printf(ptr noundef, ...) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "in_third", scope: !2, file: !3, line: 16, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "init_array.c", directory: ".", checksumkind: CSK_MD5, checksum: "3e3fefd63d6d4dd8759f266c76e16a08")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !12, !21, !23, !28, !30, !35}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "in_second", scope: !2, file: !3, line: 17, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DISubroutineType(types: !11)
!11 = !{null}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "in_first", scope: !2, file: !3, line: 18, type: !14, isLocal: true, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DISubroutineType(types: !16)
!16 = !{null, !17, !18}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "in_last", scope: !2, file: !3, line: 19, type: !9, isLocal: true, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 72, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 9)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 5, type: !17, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 8, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 104, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 13)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !25, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DISubroutineType(types: !39)
!39 = !{null, !17}
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "third", scope: !3, file: !3, line: 13, type: !38, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!48 = !{}
!49 = !DILocalVariable(name: "argc", arg: 1, scope: !47, file: !3, line: 13, type: !17)
!50 = !DILocation(line: 13, column: 23, scope: !47)
!51 = !DILocation(line: 13, column: 38, scope: !47)
!52 = !DILocation(line: 13, column: 43, scope: !47)
!53 = !DILocation(line: 13, column: 48, scope: !47)
!54 = !DILocation(line: 13, column: 54, scope: !47)
!55 = !DILocation(line: 13, column: 52, scope: !47)
!56 = !DILocation(line: 13, column: 36, scope: !47)
!57 = !DILocation(line: 13, column: 60, scope: !47)
!58 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!59 = !DILocation(line: 12, column: 35, scope: !58)
!60 = !DILocation(line: 12, column: 40, scope: !58)
!61 = !DILocation(line: 12, column: 45, scope: !58)
!62 = !DILocation(line: 12, column: 33, scope: !58)
!63 = !DILocation(line: 12, column: 50, scope: !58)
!64 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!65 = !DILocalVariable(name: "argc", arg: 1, scope: !64, file: !3, line: 7, type: !17)
!66 = !DILocation(line: 7, column: 23, scope: !64)
!67 = !DILocalVariable(name: "argv", arg: 2, scope: !64, file: !3, line: 7, type: !18)
!68 = !DILocation(line: 7, column: 36, scope: !64)
!69 = !DILocation(line: 8, column: 27, scope: !64)
!70 = !DILocation(line: 8, column: 33, scope: !64)
!71 = !DILocation(line: 8, column: 38, scope: !64)
!72 = !DILocation(line: 8, column: 44, scope: !64)
!73 = !DILocation(line: 8, column: 3, scope: !64)
!74 = !DILocation(line: 9, column: 10, scope: !64)
!75 = !DILocation(line: 9, column: 15, scope: !64)
!76 = !DILocation(line: 9, column: 20, scope: !64)
!77 = !DILocation(line: 9, column: 8, scope: !64)
!78 = !DILocation(line: 10, column: 1, scope: !64)
!79 = distinct !DISubprogram(name: "last", scope: !3, file: !3, line: 14, type: !10, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!80 = !DILocation(line: 14, column: 46, scope: !79)
!81 = !DILocation(line: 14, column: 26, scope: !79)
!82 = !DILocation(line: 14, column: 53, scope: !79)
!83 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !84, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!84 = !DISubroutineType(types: !85)
!85 = !{!17}
!86 = !DILocation(line: 22, column: 23, scope: !83)
!87 = !DILocation(line: 22, column: 3, scope: !83)
!88 = !DILocation(line: 23, column: 3, scope: !83)
