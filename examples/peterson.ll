; ModuleID = 'peterson.c'
source_filename = "peterson.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@counter = internal global i32 0, align 4, !dbg !0
@wants = internal global [2 x i32] zeroinitializer, align 4, !dbg !18
@turn = internal global i32 0, align 4, !dbg !26

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !39, !DIExpression(), !43)
    #dbg_declare(ptr %b, !44, !DIExpression(), !45)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @first, ptr noundef null), !dbg !46
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @second, ptr noundef null), !dbg !47
  %0 = load i64, ptr %a, align 8, !dbg !48
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !49
  %1 = load i64, ptr %b, align 8, !dbg !50
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !51
  ret i32 0, !dbg !52
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %unused) #0 !dbg !53 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !56, !DIExpression(), !57)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !58
  call void @enter(i32 noundef 0), !dbg !59
  %1 = load i32, ptr @counter, align 4, !dbg !60
  %inc = add nsw i32 %1, 1, !dbg !60
  store i32 %inc, ptr @counter, align 4, !dbg !60
  call void @leave(i32 noundef 0), !dbg !61
  ret ptr null, !dbg !62
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %unused) #0 !dbg !63 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !64, !DIExpression(), !65)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !66
  call void @enter(i32 noundef 1), !dbg !67
  %1 = load i32, ptr @counter, align 4, !dbg !68
  %inc = add nsw i32 %1, 1, !dbg !68
  store i32 %inc, ptr @counter, align 4, !dbg !68
  call void @leave(i32 noundef 1), !dbg !69
  ret ptr null, !dbg !70
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @enter(i32 noundef %me) #0 !dbg !71 {
entry:
  %me.addr = alloca i32, align 4
  %other = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp4 = alloca i32, align 4
  store i32 %me, ptr %me.addr, align 4
    #dbg_declare(ptr %me.addr, !74, !DIExpression(), !75)
    #dbg_declare(ptr %other, !76, !DIExpression(), !77)
  %0 = load i32, ptr %me.addr, align 4, !dbg !78
  %sub = sub nsw i32 1, %0, !dbg !79
  store i32 %sub, ptr %other, align 4, !dbg !77
  %1 = load i32, ptr %me.addr, align 4, !dbg !80
  %idxprom = sext i32 %1 to i64, !dbg !81
  %arrayidx = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %idxprom, !dbg !81
  store i32 1, ptr %.atomictmp, align 4, !dbg !82
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !82
  store atomic i32 %2, ptr %arrayidx monotonic, align 4, !dbg !82
  %3 = load i32, ptr %other, align 4, !dbg !83
  store i32 %3, ptr %.atomictmp1, align 4, !dbg !84
  %4 = load i32, ptr %.atomictmp1, align 4, !dbg !84
  store atomic i32 %4, ptr @turn monotonic, align 4, !dbg !84
  br label %while.cond, !dbg !85

while.cond:                                       ; preds = %while.body, %entry
  %5 = load i32, ptr %other, align 4, !dbg !86
  %idxprom2 = sext i32 %5 to i64, !dbg !87
  %arrayidx3 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %idxprom2, !dbg !87
  %6 = load atomic i32, ptr %arrayidx3 monotonic, align 4, !dbg !88
  store i32 %6, ptr %atomic-temp, align 4, !dbg !88
  %7 = load i32, ptr %atomic-temp, align 4, !dbg !88
  %tobool = icmp ne i32 %7, 0, !dbg !88
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !89

land.rhs:                                         ; preds = %while.cond
  %8 = load atomic i32, ptr @turn monotonic, align 4, !dbg !90
  store i32 %8, ptr %atomic-temp4, align 4, !dbg !90
  %9 = load i32, ptr %atomic-temp4, align 4, !dbg !90
  %10 = load i32, ptr %other, align 4, !dbg !91
  %cmp = icmp eq i32 %9, %10, !dbg !92
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %11 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ], !dbg !93
  br i1 %11, label %while.body, label %while.end, !dbg !85

while.body:                                       ; preds = %land.end
  br label %while.cond, !dbg !85, !llvm.loop !94

while.end:                                        ; preds = %land.end
  ret void, !dbg !97
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave(i32 noundef %me) #0 !dbg !98 {
entry:
  %me.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store i32 %me, ptr %me.addr, align 4
    #dbg_declare(ptr %me.addr, !99, !DIExpression(), !100)
  %0 = load i32, ptr %me.addr, align 4, !dbg !101
  %idxprom = sext i32 %0 to i64, !dbg !102
  %arrayidx = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %idxprom, !dbg !102
  store i32 0, ptr %.atomictmp, align 4, !dbg !103
  %1 = load i32, ptr %.atomictmp, align 4, !dbg !103
  store atomic i32 %1, ptr %arrayidx monotonic, align 4, !dbg !103
  ret void, !dbg !104
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 14, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "peterson.c", directory: ".", checksumkind: CSK_MD5, checksum: "25724898b79f564432a8a9a9a2477d68")
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
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !26, !0}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 12, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 64, elements: !24)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !23)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !{!25}
!25 = !DISubrange(count: 2)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 13, type: !21, isLocal: true, isDefinition: true)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !36, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!23}
!38 = !{}
!39 = !DILocalVariable(name: "a", scope: !35, file: !3, line: 46, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 35, baseType: !42)
!41 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 46, column: 13, scope: !35)
!44 = !DILocalVariable(name: "b", scope: !35, file: !3, line: 46, type: !40)
!45 = !DILocation(line: 46, column: 16, scope: !35)
!46 = !DILocation(line: 47, column: 3, scope: !35)
!47 = !DILocation(line: 48, column: 3, scope: !35)
!48 = !DILocation(line: 49, column: 16, scope: !35)
!49 = !DILocation(line: 49, column: 3, scope: !35)
!50 = !DILocation(line: 50, column: 16, scope: !35)
!51 = !DILocation(line: 50, column: 3, scope: !35)
!52 = !DILocation(line: 51, column: 3, scope: !35)
!53 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 29, type: !54, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!54 = !DISubroutineType(types: !55)
!55 = !{!16, !16}
!56 = !DILocalVariable(name: "unused", arg: 1, scope: !53, file: !3, line: 29, type: !16)
!57 = !DILocation(line: 29, column: 26, scope: !53)
!58 = !DILocation(line: 30, column: 9, scope: !53)
!59 = !DILocation(line: 31, column: 3, scope: !53)
!60 = !DILocation(line: 32, column: 10, scope: !53)
!61 = !DILocation(line: 33, column: 3, scope: !53)
!62 = !DILocation(line: 34, column: 3, scope: !53)
!63 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 37, type: !54, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!64 = !DILocalVariable(name: "unused", arg: 1, scope: !63, file: !3, line: 37, type: !16)
!65 = !DILocation(line: 37, column: 27, scope: !63)
!66 = !DILocation(line: 38, column: 9, scope: !63)
!67 = !DILocation(line: 39, column: 3, scope: !63)
!68 = !DILocation(line: 40, column: 10, scope: !63)
!69 = !DILocation(line: 41, column: 3, scope: !63)
!70 = !DILocation(line: 42, column: 3, scope: !63)
!71 = distinct !DISubprogram(name: "enter", scope: !3, file: !3, line: 16, type: !72, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!72 = !DISubroutineType(types: !73)
!73 = !{null, !23}
!74 = !DILocalVariable(name: "me", arg: 1, scope: !71, file: !3, line: 16, type: !23)
!75 = !DILocation(line: 16, column: 23, scope: !71)
!76 = !DILocalVariable(name: "other", scope: !71, file: !3, line: 17, type: !23)
!77 = !DILocation(line: 17, column: 7, scope: !71)
!78 = !DILocation(line: 17, column: 19, scope: !71)
!79 = !DILocation(line: 17, column: 17, scope: !71)
!80 = !DILocation(line: 18, column: 32, scope: !71)
!81 = !DILocation(line: 18, column: 26, scope: !71)
!82 = !DILocation(line: 18, column: 3, scope: !71)
!83 = !DILocation(line: 19, column: 32, scope: !71)
!84 = !DILocation(line: 19, column: 3, scope: !71)
!85 = !DILocation(line: 20, column: 3, scope: !71)
!86 = !DILocation(line: 20, column: 38, scope: !71)
!87 = !DILocation(line: 20, column: 32, scope: !71)
!88 = !DILocation(line: 20, column: 10, scope: !71)
!89 = !DILocation(line: 20, column: 68, scope: !71)
!90 = !DILocation(line: 21, column: 10, scope: !71)
!91 = !DILocation(line: 21, column: 63, scope: !71)
!92 = !DILocation(line: 21, column: 60, scope: !71)
!93 = !DILocation(line: 0, scope: !71)
!94 = distinct !{!94, !85, !95, !96}
!95 = !DILocation(line: 22, column: 5, scope: !71)
!96 = !{!"llvm.loop.mustprogress"}
!97 = !DILocation(line: 23, column: 1, scope: !71)
!98 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 25, type: !72, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!99 = !DILocalVariable(name: "me", arg: 1, scope: !98, file: !3, line: 25, type: !23)
!100 = !DILocation(line: 25, column: 23, scope: !98)
!101 = !DILocation(line: 26, column: 32, scope: !98)
!102 = !DILocation(line: 26, column: 26, scope: !98)
!103 = !DILocation(line: 26, column: 3, scope: !98)
!104 = !DILocation(line: 27, column: 1, scope: !98)
