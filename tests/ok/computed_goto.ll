; ModuleID = 'computed_goto.c'
source_filename = "computed_goto.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.sum = internal constant [7 x i32] [i32 0, i32 20, i32 0, i32 22, i32 1, i32 7, i32 8], align 16, !dbg !0
@main.power = internal constant [15 x i32] [i32 0, i32 1, i32 0, i32 10, i32 6, i32 0, i32 2, i32 2, i32 6, i32 4, i32 5, i32 4, i32 6, i32 7, i32 8], align 16, !dbg !9
@interpret.labels = internal constant [9 x ptr] [ptr blockaddress(@interpret, %push), ptr blockaddress(@interpret, %add), ptr blockaddress(@interpret, %multiply), ptr blockaddress(@interpret, %duplicate), ptr blockaddress(@interpret, %decrement), ptr blockaddress(@interpret, %jump_if), ptr blockaddress(@interpret, %swap), ptr blockaddress(@interpret, %print), ptr blockaddress(@interpret, %stop)], align 16, !dbg !15
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !28

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !2 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @interpret(ptr noundef @main.sum), !dbg !44
  call void @interpret(ptr noundef @main.power), !dbg !45
  ret i32 0, !dbg !46
}

; Function Attrs: noinline nounwind uwtable
define internal void @interpret(ptr noundef %code) #0 !dbg !17 {
entry:
  %code.addr = alloca ptr, align 8
  %stack = alloca [16 x i32], align 16
  %top = alloca i32, align 4
  %at = alloca ptr, align 8
  %to = alloca i32, align 4
  %t = alloca i32, align 4
  store ptr %code, ptr %code.addr, align 8
    #dbg_declare(ptr %code.addr, !47, !DIExpression(), !48)
    #dbg_declare(ptr %stack, !49, !DIExpression(), !53)
    #dbg_declare(ptr %top, !54, !DIExpression(), !55)
  store i32 0, ptr %top, align 4, !dbg !55
    #dbg_declare(ptr %at, !56, !DIExpression(), !57)
  %0 = load ptr, ptr %code.addr, align 8, !dbg !58
  store ptr %0, ptr %at, align 8, !dbg !57
  %1 = load ptr, ptr %at, align 8, !dbg !59
  %incdec.ptr = getelementptr inbounds i32, ptr %1, i32 1, !dbg !59
  store ptr %incdec.ptr, ptr %at, align 8, !dbg !59
  %2 = load i32, ptr %1, align 4, !dbg !59
  %idxprom = sext i32 %2 to i64, !dbg !59
  %arrayidx = getelementptr inbounds [9 x ptr], ptr @interpret.labels, i64 0, i64 %idxprom, !dbg !59
  %3 = load ptr, ptr %arrayidx, align 8, !dbg !59
  br label %indirectgoto, !dbg !59

push:                                             ; preds = %indirectgoto
    #dbg_label(!60, !61)
  %4 = load ptr, ptr %at, align 8, !dbg !62
  %incdec.ptr1 = getelementptr inbounds i32, ptr %4, i32 1, !dbg !62
  store ptr %incdec.ptr1, ptr %at, align 8, !dbg !62
  %5 = load i32, ptr %4, align 4, !dbg !63
  %6 = load i32, ptr %top, align 4, !dbg !64
  %inc = add nsw i32 %6, 1, !dbg !64
  store i32 %inc, ptr %top, align 4, !dbg !64
  %idxprom2 = sext i32 %6 to i64, !dbg !65
  %arrayidx3 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom2, !dbg !65
  store i32 %5, ptr %arrayidx3, align 4, !dbg !66
  %7 = load ptr, ptr %at, align 8, !dbg !67
  %incdec.ptr4 = getelementptr inbounds i32, ptr %7, i32 1, !dbg !67
  store ptr %incdec.ptr4, ptr %at, align 8, !dbg !67
  %8 = load i32, ptr %7, align 4, !dbg !67
  %idxprom5 = sext i32 %8 to i64, !dbg !67
  %arrayidx6 = getelementptr inbounds [9 x ptr], ptr @interpret.labels, i64 0, i64 %idxprom5, !dbg !67
  %9 = load ptr, ptr %arrayidx6, align 8, !dbg !67
  br label %indirectgoto, !dbg !67

add:                                              ; preds = %indirectgoto
    #dbg_label(!68, !69)
  %10 = load i32, ptr %top, align 4, !dbg !70
  %dec = add nsw i32 %10, -1, !dbg !70
  store i32 %dec, ptr %top, align 4, !dbg !70
  %11 = load i32, ptr %top, align 4, !dbg !71
  %idxprom7 = sext i32 %11 to i64, !dbg !72
  %arrayidx8 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom7, !dbg !72
  %12 = load i32, ptr %arrayidx8, align 4, !dbg !72
  %13 = load i32, ptr %top, align 4, !dbg !73
  %sub = sub nsw i32 %13, 1, !dbg !74
  %idxprom9 = sext i32 %sub to i64, !dbg !75
  %arrayidx10 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom9, !dbg !75
  %14 = load i32, ptr %arrayidx10, align 4, !dbg !76
  %add11 = add nsw i32 %14, %12, !dbg !76
  store i32 %add11, ptr %arrayidx10, align 4, !dbg !76
  %15 = load ptr, ptr %at, align 8, !dbg !77
  %incdec.ptr12 = getelementptr inbounds i32, ptr %15, i32 1, !dbg !77
  store ptr %incdec.ptr12, ptr %at, align 8, !dbg !77
  %16 = load i32, ptr %15, align 4, !dbg !77
  %idxprom13 = sext i32 %16 to i64, !dbg !77
  %arrayidx14 = getelementptr inbounds [9 x ptr], ptr @interpret.labels, i64 0, i64 %idxprom13, !dbg !77
  %17 = load ptr, ptr %arrayidx14, align 8, !dbg !77
  br label %indirectgoto, !dbg !77

multiply:                                         ; preds = %indirectgoto
    #dbg_label(!78, !79)
  %18 = load i32, ptr %top, align 4, !dbg !80
  %dec15 = add nsw i32 %18, -1, !dbg !80
  store i32 %dec15, ptr %top, align 4, !dbg !80
  %19 = load i32, ptr %top, align 4, !dbg !81
  %idxprom16 = sext i32 %19 to i64, !dbg !82
  %arrayidx17 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom16, !dbg !82
  %20 = load i32, ptr %arrayidx17, align 4, !dbg !82
  %21 = load i32, ptr %top, align 4, !dbg !83
  %sub18 = sub nsw i32 %21, 1, !dbg !84
  %idxprom19 = sext i32 %sub18 to i64, !dbg !85
  %arrayidx20 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom19, !dbg !85
  %22 = load i32, ptr %arrayidx20, align 4, !dbg !86
  %mul = mul nsw i32 %22, %20, !dbg !86
  store i32 %mul, ptr %arrayidx20, align 4, !dbg !86
  %23 = load ptr, ptr %at, align 8, !dbg !87
  %incdec.ptr21 = getelementptr inbounds i32, ptr %23, i32 1, !dbg !87
  store ptr %incdec.ptr21, ptr %at, align 8, !dbg !87
  %24 = load i32, ptr %23, align 4, !dbg !87
  %idxprom22 = sext i32 %24 to i64, !dbg !87
  %arrayidx23 = getelementptr inbounds [9 x ptr], ptr @interpret.labels, i64 0, i64 %idxprom22, !dbg !87
  %25 = load ptr, ptr %arrayidx23, align 8, !dbg !87
  br label %indirectgoto, !dbg !87

duplicate:                                        ; preds = %indirectgoto
    #dbg_label(!88, !89)
  %26 = load i32, ptr %top, align 4, !dbg !90
  %sub24 = sub nsw i32 %26, 1, !dbg !91
  %idxprom25 = sext i32 %sub24 to i64, !dbg !92
  %arrayidx26 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom25, !dbg !92
  %27 = load i32, ptr %arrayidx26, align 4, !dbg !92
  %28 = load i32, ptr %top, align 4, !dbg !93
  %idxprom27 = sext i32 %28 to i64, !dbg !94
  %arrayidx28 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom27, !dbg !94
  store i32 %27, ptr %arrayidx28, align 4, !dbg !95
  %29 = load i32, ptr %top, align 4, !dbg !96
  %inc29 = add nsw i32 %29, 1, !dbg !96
  store i32 %inc29, ptr %top, align 4, !dbg !96
  %30 = load ptr, ptr %at, align 8, !dbg !97
  %incdec.ptr30 = getelementptr inbounds i32, ptr %30, i32 1, !dbg !97
  store ptr %incdec.ptr30, ptr %at, align 8, !dbg !97
  %31 = load i32, ptr %30, align 4, !dbg !97
  %idxprom31 = sext i32 %31 to i64, !dbg !97
  %arrayidx32 = getelementptr inbounds [9 x ptr], ptr @interpret.labels, i64 0, i64 %idxprom31, !dbg !97
  %32 = load ptr, ptr %arrayidx32, align 8, !dbg !97
  br label %indirectgoto, !dbg !97

decrement:                                        ; preds = %indirectgoto
    #dbg_label(!98, !99)
  %33 = load i32, ptr %top, align 4, !dbg !100
  %sub33 = sub nsw i32 %33, 1, !dbg !101
  %idxprom34 = sext i32 %sub33 to i64, !dbg !102
  %arrayidx35 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom34, !dbg !102
  %34 = load i32, ptr %arrayidx35, align 4, !dbg !103
  %dec36 = add nsw i32 %34, -1, !dbg !103
  store i32 %dec36, ptr %arrayidx35, align 4, !dbg !103
  %35 = load ptr, ptr %at, align 8, !dbg !104
  %incdec.ptr37 = getelementptr inbounds i32, ptr %35, i32 1, !dbg !104
  store ptr %incdec.ptr37, ptr %at, align 8, !dbg !104
  %36 = load i32, ptr %35, align 4, !dbg !104
  %idxprom38 = sext i32 %36 to i64, !dbg !104
  %arrayidx39 = getelementptr inbounds [9 x ptr], ptr @interpret.labels, i64 0, i64 %idxprom38, !dbg !104
  %37 = load ptr, ptr %arrayidx39, align 8, !dbg !104
  br label %indirectgoto, !dbg !104

jump_if:                                          ; preds = %indirectgoto
    #dbg_label(!105, !106)
    #dbg_declare(ptr %to, !107, !DIExpression(), !109)
  %38 = load ptr, ptr %at, align 8, !dbg !110
  %incdec.ptr40 = getelementptr inbounds i32, ptr %38, i32 1, !dbg !110
  store ptr %incdec.ptr40, ptr %at, align 8, !dbg !110
  %39 = load i32, ptr %38, align 4, !dbg !111
  store i32 %39, ptr %to, align 4, !dbg !109
  %40 = load i32, ptr %top, align 4, !dbg !112
  %sub41 = sub nsw i32 %40, 1, !dbg !114
  %idxprom42 = sext i32 %sub41 to i64, !dbg !115
  %arrayidx43 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom42, !dbg !115
  %41 = load i32, ptr %arrayidx43, align 4, !dbg !115
  %tobool = icmp ne i32 %41, 0, !dbg !115
  br i1 %tobool, label %if.then, label %if.end, !dbg !116

if.then:                                          ; preds = %jump_if
  %42 = load ptr, ptr %code.addr, align 8, !dbg !117
  %43 = load i32, ptr %to, align 4, !dbg !118
  %idx.ext = sext i32 %43 to i64, !dbg !119
  %add.ptr = getelementptr inbounds i32, ptr %42, i64 %idx.ext, !dbg !119
  store ptr %add.ptr, ptr %at, align 8, !dbg !120
  br label %if.end, !dbg !121

if.end:                                           ; preds = %if.then, %jump_if
  %44 = load ptr, ptr %at, align 8, !dbg !122
  %incdec.ptr44 = getelementptr inbounds i32, ptr %44, i32 1, !dbg !122
  store ptr %incdec.ptr44, ptr %at, align 8, !dbg !122
  %45 = load i32, ptr %44, align 4, !dbg !122
  %idxprom45 = sext i32 %45 to i64, !dbg !122
  %arrayidx46 = getelementptr inbounds [9 x ptr], ptr @interpret.labels, i64 0, i64 %idxprom45, !dbg !122
  %46 = load ptr, ptr %arrayidx46, align 8, !dbg !122
  br label %indirectgoto, !dbg !122

swap:                                             ; preds = %indirectgoto
    #dbg_label(!123, !124)
    #dbg_declare(ptr %t, !125, !DIExpression(), !127)
  %47 = load i32, ptr %top, align 4, !dbg !128
  %sub47 = sub nsw i32 %47, 1, !dbg !129
  %idxprom48 = sext i32 %sub47 to i64, !dbg !130
  %arrayidx49 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom48, !dbg !130
  %48 = load i32, ptr %arrayidx49, align 4, !dbg !130
  store i32 %48, ptr %t, align 4, !dbg !127
  %49 = load i32, ptr %top, align 4, !dbg !131
  %sub50 = sub nsw i32 %49, 2, !dbg !132
  %idxprom51 = sext i32 %sub50 to i64, !dbg !133
  %arrayidx52 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom51, !dbg !133
  %50 = load i32, ptr %arrayidx52, align 4, !dbg !133
  %51 = load i32, ptr %top, align 4, !dbg !134
  %sub53 = sub nsw i32 %51, 1, !dbg !135
  %idxprom54 = sext i32 %sub53 to i64, !dbg !136
  %arrayidx55 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom54, !dbg !136
  store i32 %50, ptr %arrayidx55, align 4, !dbg !137
  %52 = load i32, ptr %t, align 4, !dbg !138
  %53 = load i32, ptr %top, align 4, !dbg !139
  %sub56 = sub nsw i32 %53, 2, !dbg !140
  %idxprom57 = sext i32 %sub56 to i64, !dbg !141
  %arrayidx58 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom57, !dbg !141
  store i32 %52, ptr %arrayidx58, align 4, !dbg !142
  %54 = load ptr, ptr %at, align 8, !dbg !143
  %incdec.ptr59 = getelementptr inbounds i32, ptr %54, i32 1, !dbg !143
  store ptr %incdec.ptr59, ptr %at, align 8, !dbg !143
  %55 = load i32, ptr %54, align 4, !dbg !143
  %idxprom60 = sext i32 %55 to i64, !dbg !143
  %arrayidx61 = getelementptr inbounds [9 x ptr], ptr @interpret.labels, i64 0, i64 %idxprom60, !dbg !143
  %56 = load ptr, ptr %arrayidx61, align 8, !dbg !143
  br label %indirectgoto, !dbg !143

print:                                            ; preds = %indirectgoto
    #dbg_label(!144, !145)
  %57 = load i32, ptr %top, align 4, !dbg !146
  %dec62 = add nsw i32 %57, -1, !dbg !146
  store i32 %dec62, ptr %top, align 4, !dbg !146
  %idxprom63 = sext i32 %dec62 to i64, !dbg !147
  %arrayidx64 = getelementptr inbounds [16 x i32], ptr %stack, i64 0, i64 %idxprom63, !dbg !147
  %58 = load i32, ptr %arrayidx64, align 4, !dbg !147
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %58), !dbg !148
  %59 = load ptr, ptr %at, align 8, !dbg !149
  %incdec.ptr65 = getelementptr inbounds i32, ptr %59, i32 1, !dbg !149
  store ptr %incdec.ptr65, ptr %at, align 8, !dbg !149
  %60 = load i32, ptr %59, align 4, !dbg !149
  %idxprom66 = sext i32 %60 to i64, !dbg !149
  %arrayidx67 = getelementptr inbounds [9 x ptr], ptr @interpret.labels, i64 0, i64 %idxprom66, !dbg !149
  %61 = load ptr, ptr %arrayidx67, align 8, !dbg !149
  br label %indirectgoto, !dbg !149

stop:                                             ; preds = %indirectgoto
    #dbg_label(!150, !151)
  ret void, !dbg !152

indirectgoto:                                     ; preds = %print, %swap, %if.end, %decrement, %duplicate, %multiply, %add, %push, %entry
  %indirect.goto.dest = phi ptr [ %3, %entry ], [ %9, %push ], [ %17, %add ], [ %25, %multiply ], [ %32, %duplicate ], [ %37, %decrement ], [ %46, %if.end ], [ %56, %swap ], [ %61, %print ]
  indirectbr ptr %indirect.goto.dest, [label %push, label %add, label %multiply, label %duplicate, label %decrement, label %jump_if, label %swap, label %print, label %stop]
}

declare i32 @printf(ptr noundef, ...) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 53, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 52, type: !4, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7)
!3 = !DIFile(filename: "computed_goto.c", directory: ".", checksumkind: CSK_MD5, checksum: "88a68ae5be709ae2d9e75cc5e4e2f1b5")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0, !9, !15, !28}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "power", scope: !2, file: !3, line: 56, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 480, elements: !13)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!13 = !{!14}
!14 = !DISubrange(count: 15)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "labels", scope: !17, file: !3, line: 8, type: !22, isLocal: true, isDefinition: true)
!17 = distinct !DISubprogram(name: "interpret", scope: !3, file: !3, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!21 = !{}
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 576, elements: !26)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!26 = !{!27}
!27 = !DISubrange(count: 9)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 32, elements: !32)
!31 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!32 = !{!33}
!33 = !DISubrange(count: 4)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 224, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 7)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = !DILocation(line: 54, column: 3, scope: !2)
!45 = !DILocation(line: 58, column: 3, scope: !2)
!46 = !DILocation(line: 59, column: 3, scope: !2)
!47 = !DILocalVariable(name: "code", arg: 1, scope: !17, file: !3, line: 7, type: !20)
!48 = !DILocation(line: 7, column: 34, scope: !17)
!49 = !DILocalVariable(name: "stack", scope: !17, file: !3, line: 11, type: !50)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 512, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 16)
!53 = !DILocation(line: 11, column: 7, scope: !17)
!54 = !DILocalVariable(name: "top", scope: !17, file: !3, line: 11, type: !6)
!55 = !DILocation(line: 11, column: 18, scope: !17)
!56 = !DILocalVariable(name: "at", scope: !17, file: !3, line: 12, type: !20)
!57 = !DILocation(line: 12, column: 14, scope: !17)
!58 = !DILocation(line: 12, column: 19, scope: !17)
!59 = !DILocation(line: 14, column: 3, scope: !17)
!60 = !DILabel(scope: !17, name: "push", file: !3, line: 15)
!61 = !DILocation(line: 15, column: 1, scope: !17)
!62 = !DILocation(line: 16, column: 21, scope: !17)
!63 = !DILocation(line: 16, column: 18, scope: !17)
!64 = !DILocation(line: 16, column: 12, scope: !17)
!65 = !DILocation(line: 16, column: 3, scope: !17)
!66 = !DILocation(line: 16, column: 16, scope: !17)
!67 = !DILocation(line: 17, column: 3, scope: !17)
!68 = !DILabel(scope: !17, name: "add", file: !3, line: 18)
!69 = !DILocation(line: 18, column: 1, scope: !17)
!70 = !DILocation(line: 19, column: 6, scope: !17)
!71 = !DILocation(line: 20, column: 27, scope: !17)
!72 = !DILocation(line: 20, column: 21, scope: !17)
!73 = !DILocation(line: 20, column: 9, scope: !17)
!74 = !DILocation(line: 20, column: 13, scope: !17)
!75 = !DILocation(line: 20, column: 3, scope: !17)
!76 = !DILocation(line: 20, column: 18, scope: !17)
!77 = !DILocation(line: 21, column: 3, scope: !17)
!78 = !DILabel(scope: !17, name: "multiply", file: !3, line: 22)
!79 = !DILocation(line: 22, column: 1, scope: !17)
!80 = !DILocation(line: 23, column: 6, scope: !17)
!81 = !DILocation(line: 24, column: 27, scope: !17)
!82 = !DILocation(line: 24, column: 21, scope: !17)
!83 = !DILocation(line: 24, column: 9, scope: !17)
!84 = !DILocation(line: 24, column: 13, scope: !17)
!85 = !DILocation(line: 24, column: 3, scope: !17)
!86 = !DILocation(line: 24, column: 18, scope: !17)
!87 = !DILocation(line: 25, column: 3, scope: !17)
!88 = !DILabel(scope: !17, name: "duplicate", file: !3, line: 26)
!89 = !DILocation(line: 26, column: 1, scope: !17)
!90 = !DILocation(line: 27, column: 22, scope: !17)
!91 = !DILocation(line: 27, column: 26, scope: !17)
!92 = !DILocation(line: 27, column: 16, scope: !17)
!93 = !DILocation(line: 27, column: 9, scope: !17)
!94 = !DILocation(line: 27, column: 3, scope: !17)
!95 = !DILocation(line: 27, column: 14, scope: !17)
!96 = !DILocation(line: 28, column: 6, scope: !17)
!97 = !DILocation(line: 29, column: 3, scope: !17)
!98 = !DILabel(scope: !17, name: "decrement", file: !3, line: 30)
!99 = !DILocation(line: 30, column: 1, scope: !17)
!100 = !DILocation(line: 31, column: 9, scope: !17)
!101 = !DILocation(line: 31, column: 13, scope: !17)
!102 = !DILocation(line: 31, column: 3, scope: !17)
!103 = !DILocation(line: 31, column: 17, scope: !17)
!104 = !DILocation(line: 32, column: 3, scope: !17)
!105 = !DILabel(scope: !17, name: "jump_if", file: !3, line: 33)
!106 = !DILocation(line: 33, column: 1, scope: !17)
!107 = !DILocalVariable(name: "to", scope: !108, file: !3, line: 34, type: !6)
!108 = distinct !DILexicalBlock(scope: !17, file: !3, line: 33, column: 10)
!109 = !DILocation(line: 34, column: 7, scope: !108)
!110 = !DILocation(line: 34, column: 15, scope: !108)
!111 = !DILocation(line: 34, column: 12, scope: !108)
!112 = !DILocation(line: 35, column: 13, scope: !113)
!113 = distinct !DILexicalBlock(scope: !108, file: !3, line: 35, column: 7)
!114 = !DILocation(line: 35, column: 17, scope: !113)
!115 = !DILocation(line: 35, column: 7, scope: !113)
!116 = !DILocation(line: 35, column: 7, scope: !108)
!117 = !DILocation(line: 36, column: 10, scope: !113)
!118 = !DILocation(line: 36, column: 17, scope: !113)
!119 = !DILocation(line: 36, column: 15, scope: !113)
!120 = !DILocation(line: 36, column: 8, scope: !113)
!121 = !DILocation(line: 36, column: 5, scope: !113)
!122 = !DILocation(line: 38, column: 3, scope: !17)
!123 = !DILabel(scope: !17, name: "swap", file: !3, line: 39)
!124 = !DILocation(line: 39, column: 1, scope: !17)
!125 = !DILocalVariable(name: "t", scope: !126, file: !3, line: 40, type: !6)
!126 = distinct !DILexicalBlock(scope: !17, file: !3, line: 39, column: 7)
!127 = !DILocation(line: 40, column: 7, scope: !126)
!128 = !DILocation(line: 40, column: 17, scope: !126)
!129 = !DILocation(line: 40, column: 21, scope: !126)
!130 = !DILocation(line: 40, column: 11, scope: !126)
!131 = !DILocation(line: 41, column: 26, scope: !126)
!132 = !DILocation(line: 41, column: 30, scope: !126)
!133 = !DILocation(line: 41, column: 20, scope: !126)
!134 = !DILocation(line: 41, column: 9, scope: !126)
!135 = !DILocation(line: 41, column: 13, scope: !126)
!136 = !DILocation(line: 41, column: 3, scope: !126)
!137 = !DILocation(line: 41, column: 18, scope: !126)
!138 = !DILocation(line: 42, column: 20, scope: !126)
!139 = !DILocation(line: 42, column: 9, scope: !126)
!140 = !DILocation(line: 42, column: 13, scope: !126)
!141 = !DILocation(line: 42, column: 3, scope: !126)
!142 = !DILocation(line: 42, column: 18, scope: !126)
!143 = !DILocation(line: 44, column: 3, scope: !17)
!144 = !DILabel(scope: !17, name: "print", file: !3, line: 45)
!145 = !DILocation(line: 45, column: 1, scope: !17)
!146 = !DILocation(line: 46, column: 24, scope: !17)
!147 = !DILocation(line: 46, column: 18, scope: !17)
!148 = !DILocation(line: 46, column: 3, scope: !17)
!149 = !DILocation(line: 47, column: 3, scope: !17)
!150 = !DILabel(scope: !17, name: "stop", file: !3, line: 48)
!151 = !DILocation(line: 48, column: 1, scope: !17)
!152 = !DILocation(line: 49, column: 3, scope: !17)
