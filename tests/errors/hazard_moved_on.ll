; ModuleID = 'hazard_moved_on.c'
source_filename = "hazard_moved_on.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { i32, ptr }

@top = internal global ptr null, align 8, !dbg !0
@pop.other = internal global ptr null, align 8, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !38 {
entry:
  %retval = alloca i32, align 4
  %one = alloca i64, align 8
  %other = alloca i64, align 8
  %atomic-temp = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %one, !39, !DIExpression(), !43)
    #dbg_declare(ptr %other, !44, !DIExpression(), !45)
  call void @push(i32 noundef 1), !dbg !46
  call void @push(i32 noundef 2), !dbg !47
  %call = call i32 @pthread_create(ptr noundef %one, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !48
  %call1 = call i32 @pthread_create(ptr noundef %other, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !49
  %0 = load i64, ptr %one, align 8, !dbg !50
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !51
  %1 = load i64, ptr %other, align 8, !dbg !52
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !53
  %2 = load atomic i64, ptr @top seq_cst, align 8, !dbg !54
  store i64 %2, ptr %atomic-temp, align 8, !dbg !54
  %3 = load ptr, ptr %atomic-temp, align 8, !dbg !54
  %cmp = icmp ne ptr %3, null, !dbg !55
  %conv = zext i1 %cmp to i32, !dbg !55
  ret i32 %conv, !dbg !56
}

; Function Attrs: noinline nounwind uwtable
define internal void @push(i32 noundef %value) #0 !dbg !57 {
entry:
  %value.addr = alloca i32, align 4
  %node = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !60, !DIExpression(), !61)
    #dbg_declare(ptr %node, !62, !DIExpression(), !63)
  %call = call ptr @malloc(i64 noundef 16) #3, !dbg !64
  store ptr %call, ptr %node, align 8, !dbg !63
  %0 = load i32, ptr %value.addr, align 4, !dbg !65
  %1 = load ptr, ptr %node, align 8, !dbg !66
  %value1 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !67
  store i32 %0, ptr %value1, align 8, !dbg !68
  %2 = load atomic i64, ptr @top monotonic, align 8, !dbg !69
  store i64 %2, ptr %atomic-temp, align 8, !dbg !69
  %3 = load ptr, ptr %atomic-temp, align 8, !dbg !69
  %4 = load ptr, ptr %node, align 8, !dbg !70
  %next = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 1, !dbg !71
  store ptr %3, ptr %next, align 8, !dbg !72
  %5 = load ptr, ptr %node, align 8, !dbg !73
  store ptr %5, ptr %.atomictmp, align 8, !dbg !74
  %6 = load i64, ptr %.atomictmp, align 8, !dbg !74
  store atomic i64 %6, ptr @top release, align 8, !dbg !74
  ret void, !dbg !75
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %unused) #0 !dbg !76 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !79, !DIExpression(), !80)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !81
  %call = call i32 @pop(), !dbg !82
  ret ptr null, !dbg !83
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @pop() #0 !dbg !20 {
entry:
  %value = alloca i32, align 4
  %old = alloca ptr, align 8
  %next = alloca ptr, align 8
  %hp = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %cmpxchg.bool = alloca i8, align 1
    #dbg_declare(ptr %value, !84, !DIExpression(), !85)
  store i32 0, ptr %value, align 4, !dbg !85
    #dbg_declare(ptr %old, !86, !DIExpression(), !87)
    #dbg_declare(ptr %next, !88, !DIExpression(), !89)
    #dbg_declare(ptr %hp, !90, !DIExpression(), !97)
  %call = call ptr @__VERIFIER_hp_alloc(), !dbg !98
  store ptr %call, ptr %hp, align 8, !dbg !97
  br label %do.body, !dbg !99

do.body:                                          ; preds = %cmpxchg.continue, %entry
  %0 = load ptr, ptr %hp, align 8, !dbg !100
  %call1 = call ptr @__VERIFIER_hp_protect(ptr noundef %0, ptr noundef @top), !dbg !102
  store ptr %call1, ptr %old, align 8, !dbg !103
  %1 = load ptr, ptr %hp, align 8, !dbg !104
  %call2 = call ptr @__VERIFIER_hp_protect(ptr noundef %1, ptr noundef @pop.other), !dbg !105
  %2 = load ptr, ptr %old, align 8, !dbg !106
  %next3 = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 1, !dbg !107
  %3 = load ptr, ptr %next3, align 8, !dbg !107
  store ptr %3, ptr %next, align 8, !dbg !108
  br label %do.cond, !dbg !109

do.cond:                                          ; preds = %do.body
  %4 = load ptr, ptr %next, align 8, !dbg !110
  store ptr %4, ptr %.atomictmp, align 8, !dbg !111
  %5 = load i64, ptr %old, align 8, !dbg !111
  %6 = load i64, ptr %.atomictmp, align 8, !dbg !111
  %7 = cmpxchg ptr @top, i64 %5, i64 %6 acq_rel monotonic, align 8, !dbg !111
  %8 = extractvalue { i64, i1 } %7, 0, !dbg !111
  %9 = extractvalue { i64, i1 } %7, 1, !dbg !111
  br i1 %9, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !111

cmpxchg.store_expected:                           ; preds = %do.cond
  store i64 %8, ptr %old, align 8, !dbg !111
  br label %cmpxchg.continue, !dbg !111

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %do.cond
  %storedv = zext i1 %9 to i8, !dbg !111
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !111
  %10 = load i8, ptr %cmpxchg.bool, align 1, !dbg !111
  %loadedv = trunc i8 %10 to i1, !dbg !111
  %lnot = xor i1 %loadedv, true, !dbg !112
  br i1 %lnot, label %do.body, label %do.end, !dbg !109, !llvm.loop !113

do.end:                                           ; preds = %cmpxchg.continue
  %11 = load ptr, ptr %old, align 8, !dbg !116
  call void @__VERIFIER_hp_retire(ptr noundef %11), !dbg !117
  %12 = load ptr, ptr %hp, align 8, !dbg !118
  call void @__VERIFIER_hp_free(ptr noundef %12), !dbg !119
  %13 = load i32, ptr %value, align 4, !dbg !120
  ret i32 %13, !dbg !121
}

declare ptr @__VERIFIER_hp_alloc() #1

declare ptr @__VERIFIER_hp_protect(ptr noundef, ptr noundef) #1

declare void @__VERIFIER_hp_retire(ptr noundef) #1

declare void @__VERIFIER_hp_free(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36, !37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 11, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "hazard_moved_on.c", directory: ".", checksumkind: CSK_MD5, checksum: "7758aaf4579d09b86a9a787533aff52d")
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
!17 = !{!0, !18}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "other", scope: !20, file: !3, line: 21, type: !25, isLocal: true, isDefinition: true)
!20 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 18, type: !21, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!21 = !DISubroutineType(types: !22)
!22 = !{!23}
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !{}
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !26)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 10, size: 128, elements: !28)
!28 = !{!29, !30}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !27, file: !3, line: 10, baseType: !23, size: 32)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !27, file: !3, line: 10, baseType: !26, size: 64, offset: 64)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 8, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !21, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!39 = !DILocalVariable(name: "one", scope: !38, file: !3, line: 39, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 35, baseType: !42)
!41 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 39, column: 13, scope: !38)
!44 = !DILocalVariable(name: "other", scope: !38, file: !3, line: 39, type: !40)
!45 = !DILocation(line: 39, column: 18, scope: !38)
!46 = !DILocation(line: 40, column: 3, scope: !38)
!47 = !DILocation(line: 41, column: 3, scope: !38)
!48 = !DILocation(line: 42, column: 3, scope: !38)
!49 = !DILocation(line: 43, column: 3, scope: !38)
!50 = !DILocation(line: 44, column: 16, scope: !38)
!51 = !DILocation(line: 44, column: 3, scope: !38)
!52 = !DILocation(line: 45, column: 16, scope: !38)
!53 = !DILocation(line: 45, column: 3, scope: !38)
!54 = !DILocation(line: 46, column: 10, scope: !38)
!55 = !DILocation(line: 46, column: 28, scope: !38)
!56 = !DILocation(line: 46, column: 3, scope: !38)
!57 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 12, type: !58, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!58 = !DISubroutineType(types: !59)
!59 = !{null, !23}
!60 = !DILocalVariable(name: "value", arg: 1, scope: !57, file: !3, line: 12, type: !23)
!61 = !DILocation(line: 12, column: 22, scope: !57)
!62 = !DILocalVariable(name: "node", scope: !57, file: !3, line: 13, type: !26)
!63 = !DILocation(line: 13, column: 16, scope: !57)
!64 = !DILocation(line: 13, column: 23, scope: !57)
!65 = !DILocation(line: 14, column: 17, scope: !57)
!66 = !DILocation(line: 14, column: 3, scope: !57)
!67 = !DILocation(line: 14, column: 9, scope: !57)
!68 = !DILocation(line: 14, column: 15, scope: !57)
!69 = !DILocation(line: 15, column: 16, scope: !57)
!70 = !DILocation(line: 15, column: 3, scope: !57)
!71 = !DILocation(line: 15, column: 9, scope: !57)
!72 = !DILocation(line: 15, column: 14, scope: !57)
!73 = !DILocation(line: 16, column: 31, scope: !57)
!74 = !DILocation(line: 16, column: 3, scope: !57)
!75 = !DILocation(line: 17, column: 1, scope: !57)
!76 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 33, type: !77, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!77 = !DISubroutineType(types: !78)
!78 = !{!16, !16}
!79 = !DILocalVariable(name: "unused", arg: 1, scope: !76, file: !3, line: 33, type: !16)
!80 = !DILocation(line: 33, column: 25, scope: !76)
!81 = !DILocation(line: 34, column: 9, scope: !76)
!82 = !DILocation(line: 35, column: 3, scope: !76)
!83 = !DILocation(line: 36, column: 3, scope: !76)
!84 = !DILocalVariable(name: "value", scope: !20, file: !3, line: 19, type: !23)
!85 = !DILocation(line: 19, column: 7, scope: !20)
!86 = !DILocalVariable(name: "old", scope: !20, file: !3, line: 20, type: !26)
!87 = !DILocation(line: 20, column: 16, scope: !20)
!88 = !DILocalVariable(name: "next", scope: !20, file: !3, line: 20, type: !26)
!89 = !DILocation(line: 20, column: 22, scope: !20)
!90 = !DILocalVariable(name: "hp", scope: !20, file: !3, line: 22, type: !91)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "__VERIFIER_hp_t", file: !93, line: 58, baseType: !94)
!93 = !DIFile(filename: "../../libc-shim/include/genmc.h", directory: ".", checksumkind: CSK_MD5, checksum: "f791c41b1101e9ce2b9746b7afb76e99")
!94 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !93, line: 56, size: 64, elements: !95)
!95 = !{!96}
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !94, file: !93, line: 57, baseType: !16, size: 64)
!97 = !DILocation(line: 22, column: 20, scope: !20)
!98 = !DILocation(line: 22, column: 25, scope: !20)
!99 = !DILocation(line: 23, column: 3, scope: !20)
!100 = !DILocation(line: 24, column: 33, scope: !101)
!101 = distinct !DILexicalBlock(scope: !20, file: !3, line: 23, column: 6)
!102 = !DILocation(line: 24, column: 11, scope: !101)
!103 = !DILocation(line: 24, column: 9, scope: !101)
!104 = !DILocation(line: 25, column: 27, scope: !101)
!105 = !DILocation(line: 25, column: 5, scope: !101)
!106 = !DILocation(line: 26, column: 12, scope: !101)
!107 = !DILocation(line: 26, column: 17, scope: !101)
!108 = !DILocation(line: 26, column: 10, scope: !101)
!109 = !DILocation(line: 27, column: 3, scope: !101)
!110 = !DILocation(line: 27, column: 65, scope: !20)
!111 = !DILocation(line: 27, column: 13, scope: !20)
!112 = !DILocation(line: 27, column: 12, scope: !20)
!113 = distinct !{!113, !99, !114, !115}
!114 = !DILocation(line: 28, column: 74, scope: !20)
!115 = !{!"llvm.loop.mustprogress"}
!116 = !DILocation(line: 29, column: 24, scope: !20)
!117 = !DILocation(line: 29, column: 3, scope: !20)
!118 = !DILocation(line: 30, column: 22, scope: !20)
!119 = !DILocation(line: 30, column: 3, scope: !20)
!120 = !DILocation(line: 31, column: 10, scope: !20)
!121 = !DILocation(line: 31, column: 3, scope: !20)
