; ModuleID = 'waits_ticket_ok.c'
source_filename = "waits_ticket_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@shared = internal global i32 0, align 4, !dbg !0
@next = internal global i32 0, align 4, !dbg !16
@owner = internal global i32 0, align 4, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !30 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [4 x i64], align 16
  %i = alloca i32, align 4
  %i1 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !34, !DIExpression(), !41)
    #dbg_declare(ptr %i, !42, !DIExpression(), !44)
  store i32 0, ptr %i, align 4, !dbg !44
  br label %for.cond, !dbg !45

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !46
  %cmp = icmp slt i32 %0, 4, !dbg !48
  br i1 %cmp, label %for.body, label %for.end, !dbg !49

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !50
  %idxprom = sext i32 %1 to i64, !dbg !51
  %arrayidx = getelementptr inbounds [4 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !51
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @locker, ptr noundef null), !dbg !52
  br label %for.inc, !dbg !52

for.inc:                                          ; preds = %for.body
  %2 = load i32, ptr %i, align 4, !dbg !53
  %inc = add nsw i32 %2, 1, !dbg !53
  store i32 %inc, ptr %i, align 4, !dbg !53
  br label %for.cond, !dbg !54, !llvm.loop !55

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i1, !58, !DIExpression(), !60)
  store i32 0, ptr %i1, align 4, !dbg !60
  br label %for.cond2, !dbg !61

for.cond2:                                        ; preds = %for.inc8, %for.end
  %3 = load i32, ptr %i1, align 4, !dbg !62
  %cmp3 = icmp slt i32 %3, 4, !dbg !64
  br i1 %cmp3, label %for.body4, label %for.end10, !dbg !65

for.body4:                                        ; preds = %for.cond2
  %4 = load i32, ptr %i1, align 4, !dbg !66
  %idxprom5 = sext i32 %4 to i64, !dbg !67
  %arrayidx6 = getelementptr inbounds [4 x i64], ptr %threads, i64 0, i64 %idxprom5, !dbg !67
  %5 = load i64, ptr %arrayidx6, align 8, !dbg !67
  %call7 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !68
  br label %for.inc8, !dbg !68

for.inc8:                                         ; preds = %for.body4
  %6 = load i32, ptr %i1, align 4, !dbg !69
  %inc9 = add nsw i32 %6, 1, !dbg !69
  store i32 %inc9, ptr %i1, align 4, !dbg !69
  br label %for.cond2, !dbg !70, !llvm.loop !71

for.end10:                                        ; preds = %for.cond2
  %7 = load i32, ptr @shared, align 4, !dbg !73
  %sub = sub nsw i32 %7, 4, !dbg !74
  ret i32 %sub, !dbg !75
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @locker(ptr noundef %unused) #0 !dbg !76 {
entry:
  %unused.addr = alloca ptr, align 8
  %ticket = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %.atomictmp2 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !80, !DIExpression(), !81)
    #dbg_declare(ptr %ticket, !82, !DIExpression(), !83)
  store i32 1, ptr %.atomictmp, align 4, !dbg !84
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !84
  %1 = atomicrmw add ptr @next, i32 %0 monotonic, align 4, !dbg !84
  store i32 %1, ptr %atomic-temp, align 4, !dbg !84
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !84
  store i32 %2, ptr %ticket, align 4, !dbg !83
  br label %while.cond, !dbg !85

while.cond:                                       ; preds = %while.body, %entry
  %3 = load atomic i32, ptr @owner acquire, align 4, !dbg !86
  store i32 %3, ptr %atomic-temp1, align 4, !dbg !86
  %4 = load i32, ptr %atomic-temp1, align 4, !dbg !86
  %5 = load i32, ptr %ticket, align 4, !dbg !87
  %cmp = icmp ne i32 %4, %5, !dbg !88
  br i1 %cmp, label %while.body, label %while.end, !dbg !85

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !85, !llvm.loop !89

while.end:                                        ; preds = %while.cond
  %6 = load i32, ptr @shared, align 4, !dbg !91
  %inc = add nsw i32 %6, 1, !dbg !91
  store i32 %inc, ptr @shared, align 4, !dbg !91
  %7 = load i32, ptr %ticket, align 4, !dbg !92
  %add = add nsw i32 %7, 1, !dbg !93
  store i32 %add, ptr %.atomictmp2, align 4, !dbg !94
  %8 = load i32, ptr %.atomictmp2, align 4, !dbg !94
  store atomic i32 %8, ptr @owner release, align 4, !dbg !94
  %9 = load ptr, ptr %unused.addr, align 8, !dbg !95
  ret ptr %9, !dbg !96
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 9, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "waits_ticket_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "16334152fc63ca20c3dd00144e0d56a8")
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
!15 = !{!0, !16, !21}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "next", scope: !2, file: !3, line: 8, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "owner", scope: !2, file: !3, line: 8, type: !18, isLocal: true, isDefinition: true)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !31, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!20}
!33 = !{}
!34 = !DILocalVariable(name: "threads", scope: !30, file: !3, line: 21, type: !35)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 256, elements: !39)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 35, baseType: !38)
!37 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !{!40}
!40 = !DISubrange(count: 4)
!41 = !DILocation(line: 21, column: 13, scope: !30)
!42 = !DILocalVariable(name: "i", scope: !43, file: !3, line: 22, type: !20)
!43 = distinct !DILexicalBlock(scope: !30, file: !3, line: 22, column: 3)
!44 = !DILocation(line: 22, column: 12, scope: !43)
!45 = !DILocation(line: 22, column: 8, scope: !43)
!46 = !DILocation(line: 22, column: 19, scope: !47)
!47 = distinct !DILexicalBlock(scope: !43, file: !3, line: 22, column: 3)
!48 = !DILocation(line: 22, column: 21, scope: !47)
!49 = !DILocation(line: 22, column: 3, scope: !43)
!50 = !DILocation(line: 23, column: 29, scope: !47)
!51 = !DILocation(line: 23, column: 21, scope: !47)
!52 = !DILocation(line: 23, column: 5, scope: !47)
!53 = !DILocation(line: 22, column: 27, scope: !47)
!54 = !DILocation(line: 22, column: 3, scope: !47)
!55 = distinct !{!55, !49, !56, !57}
!56 = !DILocation(line: 23, column: 45, scope: !43)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocalVariable(name: "i", scope: !59, file: !3, line: 24, type: !20)
!59 = distinct !DILexicalBlock(scope: !30, file: !3, line: 24, column: 3)
!60 = !DILocation(line: 24, column: 12, scope: !59)
!61 = !DILocation(line: 24, column: 8, scope: !59)
!62 = !DILocation(line: 24, column: 19, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 24, column: 3)
!64 = !DILocation(line: 24, column: 21, scope: !63)
!65 = !DILocation(line: 24, column: 3, scope: !59)
!66 = !DILocation(line: 25, column: 26, scope: !63)
!67 = !DILocation(line: 25, column: 18, scope: !63)
!68 = !DILocation(line: 25, column: 5, scope: !63)
!69 = !DILocation(line: 24, column: 27, scope: !63)
!70 = !DILocation(line: 24, column: 3, scope: !63)
!71 = distinct !{!71, !65, !72, !57}
!72 = !DILocation(line: 25, column: 31, scope: !59)
!73 = !DILocation(line: 26, column: 10, scope: !30)
!74 = !DILocation(line: 26, column: 17, scope: !30)
!75 = !DILocation(line: 26, column: 3, scope: !30)
!76 = distinct !DISubprogram(name: "locker", scope: !3, file: !3, line: 11, type: !77, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!77 = !DISubroutineType(types: !78)
!78 = !{!79, !79}
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!80 = !DILocalVariable(name: "unused", arg: 1, scope: !76, file: !3, line: 11, type: !79)
!81 = !DILocation(line: 11, column: 27, scope: !76)
!82 = !DILocalVariable(name: "ticket", scope: !76, file: !3, line: 12, type: !20)
!83 = !DILocation(line: 12, column: 7, scope: !76)
!84 = !DILocation(line: 12, column: 16, scope: !76)
!85 = !DILocation(line: 13, column: 3, scope: !76)
!86 = !DILocation(line: 13, column: 10, scope: !76)
!87 = !DILocation(line: 13, column: 64, scope: !76)
!88 = !DILocation(line: 13, column: 61, scope: !76)
!89 = distinct !{!89, !85, !90, !57}
!90 = !DILocation(line: 14, column: 5, scope: !76)
!91 = !DILocation(line: 15, column: 9, scope: !76)
!92 = !DILocation(line: 16, column: 33, scope: !76)
!93 = !DILocation(line: 16, column: 40, scope: !76)
!94 = !DILocation(line: 16, column: 3, scope: !76)
!95 = !DILocation(line: 17, column: 10, scope: !76)
!96 = !DILocation(line: 17, column: 3, scope: !76)
