; ModuleID = 'pointer_before_array.c'
source_filename = "pointer_before_array.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@last = internal global [4 x i32] zeroinitializer, align 16, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %by = alloca i32, align 4
  %before = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %by, !20, !DIExpression(), !21)
  store i32 1, ptr %by, align 4, !dbg !21
    #dbg_declare(ptr %before, !22, !DIExpression(), !25)
  %0 = load i32, ptr %by, align 4, !dbg !26
  %idx.ext = sext i32 %0 to i64, !dbg !27
  %idx.neg = sub i64 0, %idx.ext, !dbg !27
  %add.ptr = getelementptr inbounds i32, ptr @last, i64 %idx.neg, !dbg !27
  store ptr %add.ptr, ptr %before, align 8, !dbg !25
  %1 = load ptr, ptr %before, align 8, !dbg !28
  %call = call i32 @sum(ptr noundef %1), !dbg !29
  ret i32 %call, !dbg !30
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @sum(ptr noundef %next) #0 !dbg !31 {
entry:
  %next.addr = alloca ptr, align 8
  %all = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %next, ptr %next.addr, align 8
    #dbg_declare(ptr %next.addr, !34, !DIExpression(), !35)
    #dbg_declare(ptr %all, !36, !DIExpression(), !37)
  store i32 0, ptr %all, align 4, !dbg !37
    #dbg_declare(ptr %i, !38, !DIExpression(), !40)
  store i32 0, ptr %i, align 4, !dbg !40
  br label %for.cond, !dbg !41

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !42
  %cmp = icmp slt i32 %0, 4, !dbg !44
  br i1 %cmp, label %for.body, label %for.end, !dbg !45

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %next.addr, align 8, !dbg !46
  %incdec.ptr = getelementptr inbounds i32, ptr %1, i32 1, !dbg !46
  store ptr %incdec.ptr, ptr %next.addr, align 8, !dbg !46
  %2 = load i32, ptr %incdec.ptr, align 4, !dbg !47
  %3 = load i32, ptr %all, align 4, !dbg !48
  %add = add nsw i32 %3, %2, !dbg !48
  store i32 %add, ptr %all, align 4, !dbg !48
  br label %for.inc, !dbg !49

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %i, align 4, !dbg !50
  %inc = add nsw i32 %4, 1, !dbg !50
  store i32 %inc, ptr %i, align 4, !dbg !50
  br label %for.cond, !dbg !51, !llvm.loop !52

for.end:                                          ; preds = %for.cond
  %5 = load i32, ptr %all, align 4, !dbg !55
  ret i32 %5, !dbg !56
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pointer_before_array.c", directory: ".", checksumkind: CSK_MD5, checksum: "9f7d6ce5f344ac325a3298b46266a3c8")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !7)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8}
!8 = !DISubrange(count: 4)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !17, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!6}
!19 = !{}
!20 = !DILocalVariable(name: "by", scope: !16, file: !3, line: 15, type: !6)
!21 = !DILocation(line: 15, column: 7, scope: !16)
!22 = !DILocalVariable(name: "before", scope: !16, file: !3, line: 16, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!25 = !DILocation(line: 16, column: 14, scope: !16)
!26 = !DILocation(line: 16, column: 30, scope: !16)
!27 = !DILocation(line: 16, column: 28, scope: !16)
!28 = !DILocation(line: 17, column: 14, scope: !16)
!29 = !DILocation(line: 17, column: 10, scope: !16)
!30 = !DILocation(line: 17, column: 3, scope: !16)
!31 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 7, type: !32, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!32 = !DISubroutineType(types: !33)
!33 = !{!6, !23}
!34 = !DILocalVariable(name: "next", arg: 1, scope: !31, file: !3, line: 7, type: !23)
!35 = !DILocation(line: 7, column: 27, scope: !31)
!36 = !DILocalVariable(name: "all", scope: !31, file: !3, line: 8, type: !6)
!37 = !DILocation(line: 8, column: 7, scope: !31)
!38 = !DILocalVariable(name: "i", scope: !39, file: !3, line: 9, type: !6)
!39 = distinct !DILexicalBlock(scope: !31, file: !3, line: 9, column: 3)
!40 = !DILocation(line: 9, column: 12, scope: !39)
!41 = !DILocation(line: 9, column: 8, scope: !39)
!42 = !DILocation(line: 9, column: 19, scope: !43)
!43 = distinct !DILexicalBlock(scope: !39, file: !3, line: 9, column: 3)
!44 = !DILocation(line: 9, column: 21, scope: !43)
!45 = !DILocation(line: 9, column: 3, scope: !39)
!46 = !DILocation(line: 10, column: 13, scope: !43)
!47 = !DILocation(line: 10, column: 12, scope: !43)
!48 = !DILocation(line: 10, column: 9, scope: !43)
!49 = !DILocation(line: 10, column: 5, scope: !43)
!50 = !DILocation(line: 9, column: 27, scope: !43)
!51 = !DILocation(line: 9, column: 3, scope: !43)
!52 = distinct !{!52, !45, !53, !54}
!53 = !DILocation(line: 10, column: 15, scope: !39)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocation(line: 11, column: 10, scope: !31)
!56 = !DILocation(line: 11, column: 3, scope: !31)
