; ModuleID = 'hazard_cleared.c'
source_filename = "hazard_cleared.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { i32, ptr }

@top = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %one = alloca i64, align 8
  %other = alloca i64, align 8
  %atomic-temp = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %one, !36, !DIExpression(), !40)
    #dbg_declare(ptr %other, !41, !DIExpression(), !42)
  call void @push(i32 noundef 1), !dbg !43
  call void @push(i32 noundef 2), !dbg !44
  %call = call i32 @pthread_create(ptr noundef %one, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !45
  %call1 = call i32 @pthread_create(ptr noundef %other, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !46
  %0 = load i64, ptr %one, align 8, !dbg !47
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !48
  %1 = load i64, ptr %other, align 8, !dbg !49
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !50
  %2 = load atomic i64, ptr @top seq_cst, align 8, !dbg !51
  store i64 %2, ptr %atomic-temp, align 8, !dbg !51
  %3 = load ptr, ptr %atomic-temp, align 8, !dbg !51
  %cmp = icmp ne ptr %3, null, !dbg !52
  %conv = zext i1 %cmp to i32, !dbg !52
  ret i32 %conv, !dbg !53
}

; Function Attrs: noinline nounwind uwtable
define internal void @push(i32 noundef %value) #0 !dbg !54 {
entry:
  %value.addr = alloca i32, align 4
  %node = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !57, !DIExpression(), !58)
    #dbg_declare(ptr %node, !59, !DIExpression(), !60)
  %call = call ptr @malloc(i64 noundef 16) #3, !dbg !61
  store ptr %call, ptr %node, align 8, !dbg !60
  %0 = load i32, ptr %value.addr, align 4, !dbg !62
  %1 = load ptr, ptr %node, align 8, !dbg !63
  %value1 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !64
  store i32 %0, ptr %value1, align 8, !dbg !65
  %2 = load atomic i64, ptr @top monotonic, align 8, !dbg !66
  store i64 %2, ptr %atomic-temp, align 8, !dbg !66
  %3 = load ptr, ptr %atomic-temp, align 8, !dbg !66
  %4 = load ptr, ptr %node, align 8, !dbg !67
  %next = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 1, !dbg !68
  store ptr %3, ptr %next, align 8, !dbg !69
  %5 = load ptr, ptr %node, align 8, !dbg !70
  store ptr %5, ptr %.atomictmp, align 8, !dbg !71
  %6 = load i64, ptr %.atomictmp, align 8, !dbg !71
  store atomic i64 %6, ptr @top release, align 8, !dbg !71
  ret void, !dbg !72
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %unused) #0 !dbg !73 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !76, !DIExpression(), !77)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !78
  %call = call i32 @pop(), !dbg !79
  ret ptr null, !dbg !80
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @pop() #0 !dbg !81 {
entry:
  %value = alloca i32, align 4
  %old = alloca ptr, align 8
  %next = alloca ptr, align 8
  %hp = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %cmpxchg.bool = alloca i8, align 1
    #dbg_declare(ptr %value, !82, !DIExpression(), !83)
  store i32 0, ptr %value, align 4, !dbg !83
    #dbg_declare(ptr %old, !84, !DIExpression(), !85)
    #dbg_declare(ptr %next, !86, !DIExpression(), !87)
    #dbg_declare(ptr %hp, !88, !DIExpression(), !95)
  %call = call ptr @__VERIFIER_hp_alloc(), !dbg !96
  store ptr %call, ptr %hp, align 8, !dbg !95
  br label %do.body, !dbg !97

do.body:                                          ; preds = %cmpxchg.continue, %entry
  %0 = load ptr, ptr %hp, align 8, !dbg !98
  %call1 = call ptr @__VERIFIER_hp_protect(ptr noundef %0, ptr noundef @top), !dbg !100
  store ptr %call1, ptr %old, align 8, !dbg !101
  %1 = load ptr, ptr %hp, align 8, !dbg !102
  call void @__VERIFIER_hp_clear(ptr noundef %1), !dbg !103
  %2 = load ptr, ptr %old, align 8, !dbg !104
  %next2 = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 1, !dbg !105
  %3 = load ptr, ptr %next2, align 8, !dbg !105
  store ptr %3, ptr %next, align 8, !dbg !106
  br label %do.cond, !dbg !107

do.cond:                                          ; preds = %do.body
  %4 = load ptr, ptr %next, align 8, !dbg !108
  store ptr %4, ptr %.atomictmp, align 8, !dbg !109
  %5 = load i64, ptr %old, align 8, !dbg !109
  %6 = load i64, ptr %.atomictmp, align 8, !dbg !109
  %7 = cmpxchg ptr @top, i64 %5, i64 %6 acq_rel monotonic, align 8, !dbg !109
  %8 = extractvalue { i64, i1 } %7, 0, !dbg !109
  %9 = extractvalue { i64, i1 } %7, 1, !dbg !109
  br i1 %9, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !109

cmpxchg.store_expected:                           ; preds = %do.cond
  store i64 %8, ptr %old, align 8, !dbg !109
  br label %cmpxchg.continue, !dbg !109

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %do.cond
  %storedv = zext i1 %9 to i8, !dbg !109
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !109
  %10 = load i8, ptr %cmpxchg.bool, align 1, !dbg !109
  %loadedv = trunc i8 %10 to i1, !dbg !109
  %lnot = xor i1 %loadedv, true, !dbg !110
  br i1 %lnot, label %do.body, label %do.end, !dbg !107, !llvm.loop !111

do.end:                                           ; preds = %cmpxchg.continue
  %11 = load ptr, ptr %old, align 8, !dbg !114
  call void @__VERIFIER_hp_retire(ptr noundef %11), !dbg !115
  %12 = load ptr, ptr %hp, align 8, !dbg !116
  call void @__VERIFIER_hp_free(ptr noundef %12), !dbg !117
  %13 = load i32, ptr %value, align 4, !dbg !118
  ret i32 %13, !dbg !119
}

declare ptr @__VERIFIER_hp_alloc() #1

declare ptr @__VERIFIER_hp_protect(ptr noundef, ptr noundef) #1

declare void @__VERIFIER_hp_clear(ptr noundef) #1

declare void @__VERIFIER_hp_retire(ptr noundef) #1

declare void @__VERIFIER_hp_free(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 11, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "hazard_cleared.c", directory: ".", checksumkind: CSK_MD5, checksum: "daa90406984deaff608caaa275c0d8d2")
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
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 10, size: 128, elements: !21)
!21 = !{!22, !24}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !20, file: !3, line: 10, baseType: !23, size: 32)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !20, file: !3, line: 10, baseType: !19, size: 64, offset: 64)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !33, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!23}
!35 = !{}
!36 = !DILocalVariable(name: "one", scope: !32, file: !3, line: 38, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 35, baseType: !39)
!38 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 38, column: 13, scope: !32)
!41 = !DILocalVariable(name: "other", scope: !32, file: !3, line: 38, type: !37)
!42 = !DILocation(line: 38, column: 18, scope: !32)
!43 = !DILocation(line: 39, column: 3, scope: !32)
!44 = !DILocation(line: 40, column: 3, scope: !32)
!45 = !DILocation(line: 41, column: 3, scope: !32)
!46 = !DILocation(line: 42, column: 3, scope: !32)
!47 = !DILocation(line: 43, column: 16, scope: !32)
!48 = !DILocation(line: 43, column: 3, scope: !32)
!49 = !DILocation(line: 44, column: 16, scope: !32)
!50 = !DILocation(line: 44, column: 3, scope: !32)
!51 = !DILocation(line: 45, column: 10, scope: !32)
!52 = !DILocation(line: 45, column: 28, scope: !32)
!53 = !DILocation(line: 45, column: 3, scope: !32)
!54 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 12, type: !55, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!55 = !DISubroutineType(types: !56)
!56 = !{null, !23}
!57 = !DILocalVariable(name: "value", arg: 1, scope: !54, file: !3, line: 12, type: !23)
!58 = !DILocation(line: 12, column: 22, scope: !54)
!59 = !DILocalVariable(name: "node", scope: !54, file: !3, line: 13, type: !19)
!60 = !DILocation(line: 13, column: 16, scope: !54)
!61 = !DILocation(line: 13, column: 23, scope: !54)
!62 = !DILocation(line: 14, column: 17, scope: !54)
!63 = !DILocation(line: 14, column: 3, scope: !54)
!64 = !DILocation(line: 14, column: 9, scope: !54)
!65 = !DILocation(line: 14, column: 15, scope: !54)
!66 = !DILocation(line: 15, column: 16, scope: !54)
!67 = !DILocation(line: 15, column: 3, scope: !54)
!68 = !DILocation(line: 15, column: 9, scope: !54)
!69 = !DILocation(line: 15, column: 14, scope: !54)
!70 = !DILocation(line: 16, column: 31, scope: !54)
!71 = !DILocation(line: 16, column: 3, scope: !54)
!72 = !DILocation(line: 17, column: 1, scope: !54)
!73 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 32, type: !74, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!74 = !DISubroutineType(types: !75)
!75 = !{!16, !16}
!76 = !DILocalVariable(name: "unused", arg: 1, scope: !73, file: !3, line: 32, type: !16)
!77 = !DILocation(line: 32, column: 25, scope: !73)
!78 = !DILocation(line: 33, column: 9, scope: !73)
!79 = !DILocation(line: 34, column: 3, scope: !73)
!80 = !DILocation(line: 35, column: 3, scope: !73)
!81 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 18, type: !33, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!82 = !DILocalVariable(name: "value", scope: !81, file: !3, line: 19, type: !23)
!83 = !DILocation(line: 19, column: 7, scope: !81)
!84 = !DILocalVariable(name: "old", scope: !81, file: !3, line: 20, type: !19)
!85 = !DILocation(line: 20, column: 16, scope: !81)
!86 = !DILocalVariable(name: "next", scope: !81, file: !3, line: 20, type: !19)
!87 = !DILocation(line: 20, column: 22, scope: !81)
!88 = !DILocalVariable(name: "hp", scope: !81, file: !3, line: 21, type: !89)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "__VERIFIER_hp_t", file: !91, line: 58, baseType: !92)
!91 = !DIFile(filename: "../../libc-shim/include/genmc.h", directory: ".", checksumkind: CSK_MD5, checksum: "f791c41b1101e9ce2b9746b7afb76e99")
!92 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !91, line: 56, size: 64, elements: !93)
!93 = !{!94}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !92, file: !91, line: 57, baseType: !16, size: 64)
!95 = !DILocation(line: 21, column: 20, scope: !81)
!96 = !DILocation(line: 21, column: 25, scope: !81)
!97 = !DILocation(line: 22, column: 3, scope: !81)
!98 = !DILocation(line: 23, column: 33, scope: !99)
!99 = distinct !DILexicalBlock(scope: !81, file: !3, line: 22, column: 6)
!100 = !DILocation(line: 23, column: 11, scope: !99)
!101 = !DILocation(line: 23, column: 9, scope: !99)
!102 = !DILocation(line: 24, column: 25, scope: !99)
!103 = !DILocation(line: 24, column: 5, scope: !99)
!104 = !DILocation(line: 25, column: 12, scope: !99)
!105 = !DILocation(line: 25, column: 17, scope: !99)
!106 = !DILocation(line: 25, column: 10, scope: !99)
!107 = !DILocation(line: 26, column: 3, scope: !99)
!108 = !DILocation(line: 26, column: 65, scope: !81)
!109 = !DILocation(line: 26, column: 13, scope: !81)
!110 = !DILocation(line: 26, column: 12, scope: !81)
!111 = distinct !{!111, !97, !112, !113}
!112 = !DILocation(line: 27, column: 74, scope: !81)
!113 = !{!"llvm.loop.mustprogress"}
!114 = !DILocation(line: 28, column: 24, scope: !81)
!115 = !DILocation(line: 28, column: 3, scope: !81)
!116 = !DILocation(line: 29, column: 22, scope: !81)
!117 = !DILocation(line: 29, column: 3, scope: !81)
!118 = !DILocation(line: 30, column: 10, scope: !81)
!119 = !DILocation(line: 30, column: 3, scope: !81)
