; ModuleID = 'waits_peeled_ok.c'
source_filename = "waits_peeled_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !26 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [3 x i64], align 16
  %i = alloca i32, align 4
  %i3 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !30, !DIExpression(), !37)
    #dbg_declare(ptr %i, !38, !DIExpression(), !40)
  store i32 0, ptr %i, align 4, !dbg !40
  br label %for.cond, !dbg !41

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !42
  %cmp = icmp slt i32 %0, 2, !dbg !44
  br i1 %cmp, label %for.body, label %for.end, !dbg !45

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !46
  %idxprom = sext i32 %1 to i64, !dbg !47
  %arrayidx = getelementptr inbounds [3 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !47
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !48
  br label %for.inc, !dbg !48

for.inc:                                          ; preds = %for.body
  %2 = load i32, ptr %i, align 4, !dbg !49
  %inc = add nsw i32 %2, 1, !dbg !49
  store i32 %inc, ptr %i, align 4, !dbg !49
  br label %for.cond, !dbg !50, !llvm.loop !51

for.end:                                          ; preds = %for.cond
  %arrayidx1 = getelementptr inbounds [3 x i64], ptr %threads, i64 0, i64 2, !dbg !54
  %call2 = call i32 @pthread_create(ptr noundef %arrayidx1, ptr noundef null, ptr noundef @writer, ptr noundef null), !dbg !55
    #dbg_declare(ptr %i3, !56, !DIExpression(), !58)
  store i32 0, ptr %i3, align 4, !dbg !58
  br label %for.cond4, !dbg !59

for.cond4:                                        ; preds = %for.inc10, %for.end
  %3 = load i32, ptr %i3, align 4, !dbg !60
  %cmp5 = icmp slt i32 %3, 3, !dbg !62
  br i1 %cmp5, label %for.body6, label %for.end12, !dbg !63

for.body6:                                        ; preds = %for.cond4
  %4 = load i32, ptr %i3, align 4, !dbg !64
  %idxprom7 = sext i32 %4 to i64, !dbg !65
  %arrayidx8 = getelementptr inbounds [3 x i64], ptr %threads, i64 0, i64 %idxprom7, !dbg !65
  %5 = load i64, ptr %arrayidx8, align 8, !dbg !65
  %call9 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !66
  br label %for.inc10, !dbg !66

for.inc10:                                        ; preds = %for.body6
  %6 = load i32, ptr %i3, align 4, !dbg !67
  %inc11 = add nsw i32 %6, 1, !dbg !67
  store i32 %inc11, ptr %i3, align 4, !dbg !67
  br label %for.cond4, !dbg !68, !llvm.loop !69

for.end12:                                        ; preds = %for.cond4
  ret i32 0, !dbg !71
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !72 {
entry:
  %unused.addr = alloca ptr, align 8
  %value = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !76, !DIExpression(), !77)
    #dbg_declare(ptr %value, !78, !DIExpression(), !79)
  %0 = load atomic i32, ptr @x acquire, align 4, !dbg !80
  store i32 %0, ptr %atomic-temp, align 4, !dbg !80
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !80
  store i32 %1, ptr %value, align 4, !dbg !79
  br label %while.cond, !dbg !81

while.cond:                                       ; preds = %while.body, %entry
  %2 = load i32, ptr %value, align 4, !dbg !82
  %cmp = icmp ne i32 %2, 5, !dbg !83
  br i1 %cmp, label %while.body, label %while.end, !dbg !81

while.body:                                       ; preds = %while.cond
  %3 = load atomic i32, ptr @x acquire, align 4, !dbg !84
  store i32 %3, ptr %atomic-temp1, align 4, !dbg !84
  %4 = load i32, ptr %atomic-temp1, align 4, !dbg !84
  store i32 %4, ptr %value, align 4, !dbg !85
  br label %while.cond, !dbg !81, !llvm.loop !86

while.end:                                        ; preds = %while.cond
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !88
  ret ptr %5, !dbg !89
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %unused) #0 !dbg !90 {
entry:
  %unused.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !91, !DIExpression(), !92)
    #dbg_declare(ptr %i, !93, !DIExpression(), !95)
  store i32 1, ptr %i, align 4, !dbg !95
  br label %for.cond, !dbg !96

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !97
  %cmp = icmp sle i32 %0, 5, !dbg !99
  br i1 %cmp, label %for.body, label %for.end, !dbg !100

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !101
  store i32 %1, ptr %.atomictmp, align 4, !dbg !102
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !102
  store atomic i32 %2, ptr @x release, align 4, !dbg !102
  br label %for.inc, !dbg !102

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4, !dbg !103
  %inc = add nsw i32 %3, 1, !dbg !103
  store i32 %inc, ptr %i, align 4, !dbg !103
  br label %for.cond, !dbg !104, !llvm.loop !105

for.end:                                          ; preds = %for.cond
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !107
  ret ptr %4, !dbg !108
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !16, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "waits_peeled_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "4c4d92c55b6db220948b369a69cc0ea7")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!0}
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !17)
!17 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 8, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 2}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !27, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !29)
!27 = !DISubroutineType(types: !28)
!28 = !{!18}
!29 = !{}
!30 = !DILocalVariable(name: "threads", scope: !26, file: !3, line: 24, type: !31)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 192, elements: !35)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !33, line: 35, baseType: !34)
!33 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!34 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!35 = !{!36}
!36 = !DISubrange(count: 3)
!37 = !DILocation(line: 24, column: 13, scope: !26)
!38 = !DILocalVariable(name: "i", scope: !39, file: !3, line: 25, type: !18)
!39 = distinct !DILexicalBlock(scope: !26, file: !3, line: 25, column: 3)
!40 = !DILocation(line: 25, column: 12, scope: !39)
!41 = !DILocation(line: 25, column: 8, scope: !39)
!42 = !DILocation(line: 25, column: 19, scope: !43)
!43 = distinct !DILexicalBlock(scope: !39, file: !3, line: 25, column: 3)
!44 = !DILocation(line: 25, column: 21, scope: !43)
!45 = !DILocation(line: 25, column: 3, scope: !39)
!46 = !DILocation(line: 26, column: 29, scope: !43)
!47 = !DILocation(line: 26, column: 21, scope: !43)
!48 = !DILocation(line: 26, column: 5, scope: !43)
!49 = !DILocation(line: 25, column: 27, scope: !43)
!50 = !DILocation(line: 25, column: 3, scope: !43)
!51 = distinct !{!51, !45, !52, !53}
!52 = !DILocation(line: 26, column: 45, scope: !39)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 27, column: 19, scope: !26)
!55 = !DILocation(line: 27, column: 3, scope: !26)
!56 = !DILocalVariable(name: "i", scope: !57, file: !3, line: 28, type: !18)
!57 = distinct !DILexicalBlock(scope: !26, file: !3, line: 28, column: 3)
!58 = !DILocation(line: 28, column: 12, scope: !57)
!59 = !DILocation(line: 28, column: 8, scope: !57)
!60 = !DILocation(line: 28, column: 19, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !3, line: 28, column: 3)
!62 = !DILocation(line: 28, column: 21, scope: !61)
!63 = !DILocation(line: 28, column: 3, scope: !57)
!64 = !DILocation(line: 29, column: 26, scope: !61)
!65 = !DILocation(line: 29, column: 18, scope: !61)
!66 = !DILocation(line: 29, column: 5, scope: !61)
!67 = !DILocation(line: 28, column: 27, scope: !61)
!68 = !DILocation(line: 28, column: 3, scope: !61)
!69 = distinct !{!69, !63, !70, !53}
!70 = !DILocation(line: 29, column: 31, scope: !57)
!71 = !DILocation(line: 30, column: 3, scope: !26)
!72 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 16, type: !73, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!73 = !DISubroutineType(types: !74)
!74 = !{!75, !75}
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!76 = !DILocalVariable(name: "unused", arg: 1, scope: !72, file: !3, line: 16, type: !75)
!77 = !DILocation(line: 16, column: 27, scope: !72)
!78 = !DILocalVariable(name: "value", scope: !72, file: !3, line: 17, type: !18)
!79 = !DILocation(line: 17, column: 7, scope: !72)
!80 = !DILocation(line: 17, column: 15, scope: !72)
!81 = !DILocation(line: 18, column: 3, scope: !72)
!82 = !DILocation(line: 18, column: 10, scope: !72)
!83 = !DILocation(line: 18, column: 16, scope: !72)
!84 = !DILocation(line: 19, column: 13, scope: !72)
!85 = !DILocation(line: 19, column: 11, scope: !72)
!86 = distinct !{!86, !81, !87, !53}
!87 = !DILocation(line: 19, column: 58, scope: !72)
!88 = !DILocation(line: 20, column: 10, scope: !72)
!89 = !DILocation(line: 20, column: 3, scope: !72)
!90 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 10, type: !73, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!91 = !DILocalVariable(name: "unused", arg: 1, scope: !90, file: !3, line: 10, type: !75)
!92 = !DILocation(line: 10, column: 27, scope: !90)
!93 = !DILocalVariable(name: "i", scope: !94, file: !3, line: 11, type: !18)
!94 = distinct !DILexicalBlock(scope: !90, file: !3, line: 11, column: 3)
!95 = !DILocation(line: 11, column: 12, scope: !94)
!96 = !DILocation(line: 11, column: 8, scope: !94)
!97 = !DILocation(line: 11, column: 19, scope: !98)
!98 = distinct !DILexicalBlock(scope: !94, file: !3, line: 11, column: 3)
!99 = !DILocation(line: 11, column: 21, scope: !98)
!100 = !DILocation(line: 11, column: 3, scope: !94)
!101 = !DILocation(line: 12, column: 31, scope: !98)
!102 = !DILocation(line: 12, column: 5, scope: !98)
!103 = !DILocation(line: 11, column: 28, scope: !98)
!104 = !DILocation(line: 11, column: 3, scope: !98)
!105 = distinct !{!105, !100, !106, !53}
!106 = !DILocation(line: 12, column: 54, scope: !94)
!107 = !DILocation(line: 13, column: 10, scope: !90)
!108 = !DILocation(line: 13, column: 3, scope: !90)
