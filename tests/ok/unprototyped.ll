; ModuleID = 'unprototyped.c'
source_filename = "unprototyped.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [10 x i8] c"%d %d %g\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [12 x i8] c"absent: %d\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [7 x i8] c"absent\00", align 1, !dbg !12
@missing = extern_weak global i32, align 4
@.str.3 = private unnamed_addr constant [6 x i8] c"there\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [8 x i8] c"missing\00", align 1, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !45 {
entry:
  %retval = alloca i32, align 4
  %first = alloca ptr, align 8
  %second = alloca ptr, align 8
  %third = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %first, !49, !DIExpression(), !50)
  store ptr @none, ptr %first, align 8, !dbg !50
    #dbg_declare(ptr %second, !51, !DIExpression(), !52)
  store ptr @twice, ptr %second, align 8, !dbg !52
    #dbg_declare(ptr %third, !53, !DIExpression(), !54)
  store ptr @scaled, ptr %third, align 8, !dbg !54
  %0 = load ptr, ptr %first, align 8, !dbg !55
  %call = call i32 (...) %0(), !dbg !55
  %1 = load ptr, ptr %second, align 8, !dbg !56
  %call1 = call i32 (i32, ...) %1(i32 noundef 21), !dbg !56
  %2 = load ptr, ptr %third, align 8, !dbg !57
  %call2 = call double (double, i32, ...) %2(double noundef 1.500000e+00, i32 noundef 3), !dbg !57
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call, i32 noundef %call1, double noundef %call2), !dbg !58
  %tobool = icmp ne ptr @absent, null, !dbg !59
  br i1 %tobool, label %if.then, label %if.else, !dbg !61

if.then:                                          ; preds = %entry
  %call4 = call i32 @absent(i32 noundef 1), !dbg !62
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call4), !dbg !63
  br label %if.end, !dbg !63

if.else:                                          ; preds = %entry
  %call6 = call i32 @puts(ptr noundef @.str.2), !dbg !64
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %tobool7 = icmp ne ptr @missing, null, !dbg !65
  %3 = zext i1 %tobool7 to i64, !dbg !65
  %cond = select i1 %tobool7, ptr @.str.3, ptr @.str.4, !dbg !65
  %call8 = call i32 @puts(ptr noundef %cond), !dbg !66
  ret i32 0, !dbg !67
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @twice(i32 noundef %x) #0 !dbg !68 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !71, !DIExpression(), !72)
  %0 = load i32, ptr %x.addr, align 4, !dbg !73
  %mul = mul nsw i32 2, %0, !dbg !74
  ret i32 %mul, !dbg !75
}

; Function Attrs: noinline nounwind uwtable
define internal double @scaled(double noundef %x, i32 noundef %n) #0 !dbg !76 {
entry:
  %x.addr = alloca double, align 8
  %n.addr = alloca i32, align 4
  store double %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !79, !DIExpression(), !80)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !81, !DIExpression(), !82)
  %0 = load double, ptr %x.addr, align 8, !dbg !83
  %1 = load i32, ptr %n.addr, align 4, !dbg !84
  %conv = sitofp i32 %1 to double, !dbg !84
  %mul = fmul double %0, %conv, !dbg !85
  ret double %mul, !dbg !86
}

declare i32 @printf(ptr noundef, ...) #1

declare extern_weak i32 @absent(i32 noundef) #1

declare i32 @puts(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @none() #0 !dbg !87 {
entry:
  ret i32 1, !dbg !88
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!27}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "unprototyped.c", directory: ".", checksumkind: CSK_MD5, checksum: "40c875cf077c791111865851aea3c958")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 10)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 12)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 7)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 6)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 8)
!27 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !28, globals: !37, splitDebugInlining: false, nameTableKind: None)
!28 = !{!29, !33}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, null}
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, null}
!36 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!37 = !{!0, !7, !12, !17, !22}
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 13, type: !46, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!32}
!48 = !{}
!49 = !DILocalVariable(name: "first", scope: !45, file: !2, line: 14, type: !29)
!50 = !DILocation(line: 14, column: 9, scope: !45)
!51 = !DILocalVariable(name: "second", scope: !45, file: !2, line: 15, type: !29)
!52 = !DILocation(line: 15, column: 9, scope: !45)
!53 = !DILocalVariable(name: "third", scope: !45, file: !2, line: 16, type: !33)
!54 = !DILocation(line: 16, column: 12, scope: !45)
!55 = !DILocation(line: 17, column: 24, scope: !45)
!56 = !DILocation(line: 17, column: 33, scope: !45)
!57 = !DILocation(line: 17, column: 45, scope: !45)
!58 = !DILocation(line: 17, column: 3, scope: !45)
!59 = !DILocation(line: 18, column: 7, scope: !60)
!60 = distinct !DILexicalBlock(scope: !45, file: !2, line: 18, column: 7)
!61 = !DILocation(line: 18, column: 7, scope: !45)
!62 = !DILocation(line: 19, column: 28, scope: !60)
!63 = !DILocation(line: 19, column: 5, scope: !60)
!64 = !DILocation(line: 21, column: 5, scope: !60)
!65 = !DILocation(line: 22, column: 8, scope: !45)
!66 = !DILocation(line: 22, column: 3, scope: !45)
!67 = !DILocation(line: 23, column: 3, scope: !45)
!68 = distinct !DISubprogram(name: "twice", scope: !2, file: !2, line: 7, type: !69, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !27, retainedNodes: !48)
!69 = !DISubroutineType(types: !70)
!70 = !{!32, !32}
!71 = !DILocalVariable(name: "x", arg: 1, scope: !68, file: !2, line: 7, type: !32)
!72 = !DILocation(line: 7, column: 22, scope: !68)
!73 = !DILocation(line: 7, column: 38, scope: !68)
!74 = !DILocation(line: 7, column: 36, scope: !68)
!75 = !DILocation(line: 7, column: 27, scope: !68)
!76 = distinct !DISubprogram(name: "scaled", scope: !2, file: !2, line: 8, type: !77, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !27, retainedNodes: !48)
!77 = !DISubroutineType(types: !78)
!78 = !{!36, !36, !32}
!79 = !DILocalVariable(name: "x", arg: 1, scope: !76, file: !2, line: 8, type: !36)
!80 = !DILocation(line: 8, column: 29, scope: !76)
!81 = !DILocalVariable(name: "n", arg: 2, scope: !76, file: !2, line: 8, type: !32)
!82 = !DILocation(line: 8, column: 36, scope: !76)
!83 = !DILocation(line: 8, column: 48, scope: !76)
!84 = !DILocation(line: 8, column: 52, scope: !76)
!85 = !DILocation(line: 8, column: 50, scope: !76)
!86 = !DILocation(line: 8, column: 41, scope: !76)
!87 = distinct !DISubprogram(name: "none", scope: !2, file: !2, line: 6, type: !46, scopeLine: 6, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !27)
!88 = !DILocation(line: 6, column: 21, scope: !87)
