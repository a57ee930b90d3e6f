; ModuleID = 'waits_retry_ok.c'
source_filename = "waits_retry_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !26 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [3 x i64], align 16
  %i = alloca i32, align 4
  %i1 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !30, !DIExpression(), !37)
    #dbg_declare(ptr %i, !38, !DIExpression(), !40)
  store i32 0, ptr %i, align 4, !dbg !40
  br label %for.cond, !dbg !41

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !42
  %cmp = icmp slt i32 %0, 3, !dbg !44
  br i1 %cmp, label %for.body, label %for.end, !dbg !45

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !46
  %idxprom = sext i32 %1 to i64, !dbg !47
  %arrayidx = getelementptr inbounds [3 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !47
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @adder, ptr noundef null), !dbg !48
  br label %for.inc, !dbg !48

for.inc:                                          ; preds = %for.body
  %2 = load i32, ptr %i, align 4, !dbg !49
  %inc = add nsw i32 %2, 1, !dbg !49
  store i32 %inc, ptr %i, align 4, !dbg !49
  br label %for.cond, !dbg !50, !llvm.loop !51

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i1, !54, !DIExpression(), !56)
  store i32 0, ptr %i1, align 4, !dbg !56
  br label %for.cond2, !dbg !57

for.cond2:                                        ; preds = %for.inc8, %for.end
  %3 = load i32, ptr %i1, align 4, !dbg !58
  %cmp3 = icmp slt i32 %3, 3, !dbg !60
  br i1 %cmp3, label %for.body4, label %for.end10, !dbg !61

for.body4:                                        ; preds = %for.cond2
  %4 = load i32, ptr %i1, align 4, !dbg !62
  %idxprom5 = sext i32 %4 to i64, !dbg !63
  %arrayidx6 = getelementptr inbounds [3 x i64], ptr %threads, i64 0, i64 %idxprom5, !dbg !63
  %5 = load i64, ptr %arrayidx6, align 8, !dbg !63
  %call7 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !64
  br label %for.inc8, !dbg !64

for.inc8:                                         ; preds = %for.body4
  %6 = load i32, ptr %i1, align 4, !dbg !65
  %inc9 = add nsw i32 %6, 1, !dbg !65
  store i32 %inc9, ptr %i1, align 4, !dbg !65
  br label %for.cond2, !dbg !66, !llvm.loop !67

for.end10:                                        ; preds = %for.cond2
  %atomic-load = load atomic i32, ptr @x seq_cst, align 4, !dbg !69
  %sub = sub nsw i32 %atomic-load, 3, !dbg !70
  ret i32 %sub, !dbg !71
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @adder(ptr noundef %unused) #0 !dbg !72 {
entry:
  %unused.addr = alloca ptr, align 8
  %old = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !76, !DIExpression(), !77)
    #dbg_declare(ptr %old, !78, !DIExpression(), !79)
  %0 = load atomic i32, ptr @x monotonic, align 4, !dbg !80
  store i32 %0, ptr %atomic-temp, align 4, !dbg !80
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !80
  store i32 %1, ptr %old, align 4, !dbg !79
  br label %while.cond, !dbg !81

while.cond:                                       ; preds = %while.body, %entry
  %2 = load i32, ptr %old, align 4, !dbg !82
  %add = add nsw i32 %2, 1, !dbg !83
  store i32 %add, ptr %.atomictmp, align 4, !dbg !84
  %3 = load i32, ptr %old, align 4, !dbg !84
  %4 = load i32, ptr %.atomictmp, align 4, !dbg !84
  %5 = cmpxchg ptr @x, i32 %3, i32 %4 acq_rel monotonic, align 4, !dbg !84
  %6 = extractvalue { i32, i1 } %5, 0, !dbg !84
  %7 = extractvalue { i32, i1 } %5, 1, !dbg !84
  br i1 %7, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !84

cmpxchg.store_expected:                           ; preds = %while.cond
  store i32 %6, ptr %old, align 4, !dbg !84
  br label %cmpxchg.continue, !dbg !84

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %while.cond
  %storedv = zext i1 %7 to i8, !dbg !84
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !84
  %8 = load i8, ptr %cmpxchg.bool, align 1, !dbg !84
  %loadedv = trunc i8 %8 to i1, !dbg !84
  %lnot = xor i1 %loadedv, true, !dbg !85
  br i1 %lnot, label %while.body, label %while.end, !dbg !81

while.body:                                       ; preds = %cmpxchg.continue
  br label %while.cond, !dbg !81, !llvm.loop !86

while.end:                                        ; preds = %cmpxchg.continue
  %9 = load ptr, ptr %unused.addr, align 8, !dbg !88
  ret ptr %9, !dbg !89
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !16, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "waits_retry_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "f0f70587a4c5a9af5a5bcc80d4e2de3c")
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
!26 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !27, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !29)
!27 = !DISubroutineType(types: !28)
!28 = !{!18}
!29 = !{}
!30 = !DILocalVariable(name: "threads", scope: !26, file: !3, line: 19, type: !31)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 192, elements: !35)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !33, line: 35, baseType: !34)
!33 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!34 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!35 = !{!36}
!36 = !DISubrange(count: 3)
!37 = !DILocation(line: 19, column: 13, scope: !26)
!38 = !DILocalVariable(name: "i", scope: !39, file: !3, line: 20, type: !18)
!39 = distinct !DILexicalBlock(scope: !26, file: !3, line: 20, column: 3)
!40 = !DILocation(line: 20, column: 12, scope: !39)
!41 = !DILocation(line: 20, column: 8, scope: !39)
!42 = !DILocation(line: 20, column: 19, scope: !43)
!43 = distinct !DILexicalBlock(scope: !39, file: !3, line: 20, column: 3)
!44 = !DILocation(line: 20, column: 21, scope: !43)
!45 = !DILocation(line: 20, column: 3, scope: !39)
!46 = !DILocation(line: 21, column: 29, scope: !43)
!47 = !DILocation(line: 21, column: 21, scope: !43)
!48 = !DILocation(line: 21, column: 5, scope: !43)
!49 = !DILocation(line: 20, column: 27, scope: !43)
!50 = !DILocation(line: 20, column: 3, scope: !43)
!51 = distinct !{!51, !45, !52, !53}
!52 = !DILocation(line: 21, column: 44, scope: !39)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocalVariable(name: "i", scope: !55, file: !3, line: 22, type: !18)
!55 = distinct !DILexicalBlock(scope: !26, file: !3, line: 22, column: 3)
!56 = !DILocation(line: 22, column: 12, scope: !55)
!57 = !DILocation(line: 22, column: 8, scope: !55)
!58 = !DILocation(line: 22, column: 19, scope: !59)
!59 = distinct !DILexicalBlock(scope: !55, file: !3, line: 22, column: 3)
!60 = !DILocation(line: 22, column: 21, scope: !59)
!61 = !DILocation(line: 22, column: 3, scope: !55)
!62 = !DILocation(line: 23, column: 26, scope: !59)
!63 = !DILocation(line: 23, column: 18, scope: !59)
!64 = !DILocation(line: 23, column: 5, scope: !59)
!65 = !DILocation(line: 22, column: 27, scope: !59)
!66 = !DILocation(line: 22, column: 3, scope: !59)
!67 = distinct !{!67, !61, !68, !53}
!68 = !DILocation(line: 23, column: 31, scope: !55)
!69 = !DILocation(line: 24, column: 10, scope: !26)
!70 = !DILocation(line: 24, column: 12, scope: !26)
!71 = !DILocation(line: 24, column: 3, scope: !26)
!72 = distinct !DISubprogram(name: "adder", scope: !3, file: !3, line: 10, type: !73, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!73 = !DISubroutineType(types: !74)
!74 = !{!75, !75}
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!76 = !DILocalVariable(name: "unused", arg: 1, scope: !72, file: !3, line: 10, type: !75)
!77 = !DILocation(line: 10, column: 26, scope: !72)
!78 = !DILocalVariable(name: "old", scope: !72, file: !3, line: 11, type: !18)
!79 = !DILocation(line: 11, column: 7, scope: !72)
!80 = !DILocation(line: 11, column: 13, scope: !72)
!81 = !DILocation(line: 12, column: 3, scope: !72)
!82 = !DILocation(line: 12, column: 61, scope: !72)
!83 = !DILocation(line: 12, column: 65, scope: !72)
!84 = !DILocation(line: 12, column: 11, scope: !72)
!85 = !DILocation(line: 12, column: 10, scope: !72)
!86 = distinct !{!86, !81, !87, !53}
!87 = !DILocation(line: 14, column: 5, scope: !72)
!88 = !DILocation(line: 15, column: 10, scope: !72)
!89 = !DILocation(line: 15, column: 3, scope: !72)
