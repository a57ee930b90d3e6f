; ModuleID = 'double_width_relaxed.c'
source_filename = "double_width_relaxed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.top = type { ptr, i64 }

@top = internal global %struct.top zeroinitializer, align 16, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [2 x i64], align 16
  %i = alloca i32, align 4
  %end = alloca %struct.top, align 8
  %atomic-temp = alloca %struct.top, align 16
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !39, !DIExpression(), !45)
  %arrayidx = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 0, !dbg !46
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @give, ptr noundef null), !dbg !47
  %arrayidx1 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 1, !dbg !48
  %call2 = call i32 @pthread_create(ptr noundef %arrayidx1, ptr noundef null, ptr noundef @take, ptr noundef null), !dbg !49
    #dbg_declare(ptr %i, !50, !DIExpression(), !52)
  store i32 0, ptr %i, align 4, !dbg !52
  br label %for.cond, !dbg !53

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !54
  %cmp = icmp slt i32 %0, 2, !dbg !56
  br i1 %cmp, label %for.body, label %for.end, !dbg !57

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !58
  %idxprom = sext i32 %1 to i64, !dbg !59
  %arrayidx3 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !59
  %2 = load i64, ptr %arrayidx3, align 8, !dbg !59
  %call4 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !60
  br label %for.inc, !dbg !60

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4, !dbg !61
  %inc = add nsw i32 %3, 1, !dbg !61
  store i32 %inc, ptr %i, align 4, !dbg !61
  br label %for.cond, !dbg !62, !llvm.loop !63

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %end, !66, !DIExpression(), !67)
  %4 = load atomic i128, ptr @top seq_cst, align 16, !dbg !68
  store i128 %4, ptr %atomic-temp, align 16, !dbg !68
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %end, ptr align 16 %atomic-temp, i64 16, i1 false), !dbg !68
  %block = getelementptr inbounds %struct.top, ptr %end, i32 0, i32 0, !dbg !69
  %5 = load ptr, ptr %block, align 8, !dbg !69
  call void @free(ptr noundef %5), !dbg !70
  ret i32 0, !dbg !71
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @give(ptr noundef %unused) #0 !dbg !72 {
entry:
  %retval = alloca ptr, align 8
  %unused.addr = alloca ptr, align 8
  %block = alloca ptr, align 8
  %old = alloca %struct.top, align 8
  %atomic-temp = alloca %struct.top, align 16
  %new = alloca %struct.top, align 8
  %.atomictmp = alloca %struct.top, align 8
  %cmpxchg.bool = alloca i8, align 1
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !75, !DIExpression(), !76)
    #dbg_declare(ptr %block, !77, !DIExpression(), !78)
  %call = call ptr @malloc(i64 noundef 4) #4, !dbg !79
  store ptr %call, ptr %block, align 8, !dbg !78
    #dbg_declare(ptr %old, !80, !DIExpression(), !81)
  %0 = load atomic i128, ptr @top monotonic, align 16, !dbg !82
  store i128 %0, ptr %atomic-temp, align 16, !dbg !82
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %old, ptr align 16 %atomic-temp, i64 16, i1 false), !dbg !82
    #dbg_declare(ptr %new, !83, !DIExpression(), !84)
  %block1 = getelementptr inbounds %struct.top, ptr %new, i32 0, i32 0, !dbg !85
  %1 = load ptr, ptr %block, align 8, !dbg !86
  store ptr %1, ptr %block1, align 8, !dbg !85
  %tag = getelementptr inbounds %struct.top, ptr %new, i32 0, i32 1, !dbg !85
  %tag2 = getelementptr inbounds %struct.top, ptr %old, i32 0, i32 1, !dbg !87
  %2 = load i64, ptr %tag2, align 8, !dbg !87
  %add = add i64 %2, 1, !dbg !88
  store i64 %add, ptr %tag, align 8, !dbg !85
  %3 = load ptr, ptr %block, align 8, !dbg !89
  %tobool = icmp ne ptr %3, null, !dbg !89
  br i1 %tobool, label %if.end, label %if.then, !dbg !91

if.then:                                          ; preds = %entry
  store ptr null, ptr %retval, align 8, !dbg !92
  br label %return, !dbg !92

if.end:                                           ; preds = %entry
  %4 = load ptr, ptr %block, align 8, !dbg !93
  store i32 5, ptr %4, align 4, !dbg !94
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.atomictmp, ptr align 8 %new, i64 16, i1 false), !dbg !95
  %5 = load i128, ptr %old, align 8, !dbg !96
  %6 = load i128, ptr %.atomictmp, align 8, !dbg !96
  %7 = cmpxchg ptr @top, i128 %5, i128 %6 monotonic monotonic, align 16, !dbg !96
  %8 = extractvalue { i128, i1 } %7, 0, !dbg !96
  %9 = extractvalue { i128, i1 } %7, 1, !dbg !96
  br i1 %9, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !96

cmpxchg.store_expected:                           ; preds = %if.end
  store i128 %8, ptr %old, align 8, !dbg !96
  br label %cmpxchg.continue, !dbg !96

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %if.end
  %storedv = zext i1 %9 to i8, !dbg !96
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !96
  %10 = load i8, ptr %cmpxchg.bool, align 1, !dbg !96
  %loadedv = trunc i8 %10 to i1, !dbg !96
  %11 = load ptr, ptr %unused.addr, align 8, !dbg !97
  store ptr %11, ptr %retval, align 8, !dbg !98
  br label %return, !dbg !98

return:                                           ; preds = %cmpxchg.continue, %if.then
  %12 = load ptr, ptr %retval, align 8, !dbg !99
  ret ptr %12, !dbg !99
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @take(ptr noundef %unused) #0 !dbg !100 {
entry:
  %retval = alloca ptr, align 8
  %unused.addr = alloca ptr, align 8
  %now = alloca %struct.top, align 8
  %atomic-temp = alloca %struct.top, align 16
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !101, !DIExpression(), !102)
    #dbg_declare(ptr %now, !103, !DIExpression(), !104)
  %0 = load atomic i128, ptr @top acquire, align 16, !dbg !105
  store i128 %0, ptr %atomic-temp, align 16, !dbg !105
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %now, ptr align 16 %atomic-temp, i64 16, i1 false), !dbg !105
  %block = getelementptr inbounds %struct.top, ptr %now, i32 0, i32 0, !dbg !106
  %1 = load ptr, ptr %block, align 8, !dbg !106
  %tobool = icmp ne ptr %1, null, !dbg !108
  br i1 %tobool, label %if.then, label %if.end, !dbg !109

if.then:                                          ; preds = %entry
  %block1 = getelementptr inbounds %struct.top, ptr %now, i32 0, i32 0, !dbg !110
  %2 = load ptr, ptr %block1, align 8, !dbg !110
  %3 = load i32, ptr %2, align 4, !dbg !111
  %cmp = icmp eq i32 %3, 5, !dbg !112
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !111

cond.true:                                        ; preds = %if.then
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !113
  br label %cond.end, !dbg !111

cond.false:                                       ; preds = %if.then
  br label %cond.end, !dbg !111

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %4, %cond.true ], [ @top, %cond.false ], !dbg !111
  store ptr %cond, ptr %retval, align 8, !dbg !114
  br label %return, !dbg !114

if.end:                                           ; preds = %entry
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !115
  store ptr %5, ptr %retval, align 8, !dbg !116
  br label %return, !dbg !116

return:                                           ; preds = %if.end, %cond.end
  %6 = load ptr, ptr %retval, align 8, !dbg !117
  ret ptr %6, !dbg !117
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare void @free(ptr noundef) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 17, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "double_width_relaxed.c", directory: ".", checksumkind: CSK_MD5, checksum: "d40bf82fcfad932ee4ceea811248957f")
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
!17 = !{!0}
!18 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !19)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "top", file: !3, line: 13, size: 128, elements: !20)
!20 = !{!21, !24}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "block", scope: !19, file: !3, line: 14, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !19, file: !3, line: 15, baseType: !25, size: 64, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !26, line: 47, baseType: !27)
!26 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "78c4f75d05cc47f1c15dc60e3adeca04")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !36, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!23}
!38 = !{}
!39 = !DILocalVariable(name: "threads", scope: !35, file: !3, line: 38, type: !40)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 128, elements: !43)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 75, baseType: !27)
!42 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!43 = !{!44}
!44 = !DISubrange(count: 2)
!45 = !DILocation(line: 38, column: 15, scope: !35)
!46 = !DILocation(line: 39, column: 21, scope: !35)
!47 = !DILocation(line: 39, column: 5, scope: !35)
!48 = !DILocation(line: 40, column: 21, scope: !35)
!49 = !DILocation(line: 40, column: 5, scope: !35)
!50 = !DILocalVariable(name: "i", scope: !51, file: !3, line: 41, type: !23)
!51 = distinct !DILexicalBlock(scope: !35, file: !3, line: 41, column: 5)
!52 = !DILocation(line: 41, column: 14, scope: !51)
!53 = !DILocation(line: 41, column: 10, scope: !51)
!54 = !DILocation(line: 41, column: 21, scope: !55)
!55 = distinct !DILexicalBlock(scope: !51, file: !3, line: 41, column: 5)
!56 = !DILocation(line: 41, column: 23, scope: !55)
!57 = !DILocation(line: 41, column: 5, scope: !51)
!58 = !DILocation(line: 41, column: 54, scope: !55)
!59 = !DILocation(line: 41, column: 46, scope: !55)
!60 = !DILocation(line: 41, column: 33, scope: !55)
!61 = !DILocation(line: 41, column: 29, scope: !55)
!62 = !DILocation(line: 41, column: 5, scope: !55)
!63 = distinct !{!63, !57, !64, !65}
!64 = !DILocation(line: 41, column: 62, scope: !51)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !DILocalVariable(name: "end", scope: !35, file: !3, line: 42, type: !19)
!67 = !DILocation(line: 42, column: 16, scope: !35)
!68 = !DILocation(line: 42, column: 22, scope: !35)
!69 = !DILocation(line: 43, column: 14, scope: !35)
!70 = !DILocation(line: 43, column: 5, scope: !35)
!71 = !DILocation(line: 44, column: 5, scope: !35)
!72 = distinct !DISubprogram(name: "give", scope: !3, file: !3, line: 19, type: !73, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!73 = !DISubroutineType(types: !74)
!74 = !{!16, !16}
!75 = !DILocalVariable(name: "unused", arg: 1, scope: !72, file: !3, line: 19, type: !16)
!76 = !DILocation(line: 19, column: 25, scope: !72)
!77 = !DILocalVariable(name: "block", scope: !72, file: !3, line: 20, type: !22)
!78 = !DILocation(line: 20, column: 10, scope: !72)
!79 = !DILocation(line: 20, column: 18, scope: !72)
!80 = !DILocalVariable(name: "old", scope: !72, file: !3, line: 21, type: !19)
!81 = !DILocation(line: 21, column: 16, scope: !72)
!82 = !DILocation(line: 21, column: 22, scope: !72)
!83 = !DILocalVariable(name: "new", scope: !72, file: !3, line: 22, type: !19)
!84 = !DILocation(line: 22, column: 16, scope: !72)
!85 = !DILocation(line: 22, column: 22, scope: !72)
!86 = !DILocation(line: 22, column: 23, scope: !72)
!87 = !DILocation(line: 22, column: 34, scope: !72)
!88 = !DILocation(line: 22, column: 38, scope: !72)
!89 = !DILocation(line: 23, column: 10, scope: !90)
!90 = distinct !DILexicalBlock(scope: !72, file: !3, line: 23, column: 9)
!91 = !DILocation(line: 23, column: 9, scope: !72)
!92 = !DILocation(line: 23, column: 17, scope: !90)
!93 = !DILocation(line: 25, column: 6, scope: !72)
!94 = !DILocation(line: 25, column: 12, scope: !72)
!95 = !DILocation(line: 26, column: 57, scope: !72)
!96 = !DILocation(line: 26, column: 5, scope: !72)
!97 = !DILocation(line: 28, column: 12, scope: !72)
!98 = !DILocation(line: 28, column: 5, scope: !72)
!99 = !DILocation(line: 29, column: 1, scope: !72)
!100 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 31, type: !73, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!101 = !DILocalVariable(name: "unused", arg: 1, scope: !100, file: !3, line: 31, type: !16)
!102 = !DILocation(line: 31, column: 25, scope: !100)
!103 = !DILocalVariable(name: "now", scope: !100, file: !3, line: 32, type: !19)
!104 = !DILocation(line: 32, column: 16, scope: !100)
!105 = !DILocation(line: 32, column: 22, scope: !100)
!106 = !DILocation(line: 33, column: 13, scope: !107)
!107 = distinct !DILexicalBlock(scope: !100, file: !3, line: 33, column: 9)
!108 = !DILocation(line: 33, column: 9, scope: !107)
!109 = !DILocation(line: 33, column: 9, scope: !100)
!110 = !DILocation(line: 33, column: 32, scope: !107)
!111 = !DILocation(line: 33, column: 27, scope: !107)
!112 = !DILocation(line: 33, column: 38, scope: !107)
!113 = !DILocation(line: 33, column: 45, scope: !107)
!114 = !DILocation(line: 33, column: 20, scope: !107)
!115 = !DILocation(line: 34, column: 12, scope: !100)
!116 = !DILocation(line: 34, column: 5, scope: !100)
!117 = !DILocation(line: 35, column: 1, scope: !100)
