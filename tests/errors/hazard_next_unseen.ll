; ModuleID = 'hazard_next_unseen.c'
source_filename = "hazard_next_unseen.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { ptr, i32 }

@head = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !36, !DIExpression(), !40)
  %call = call ptr @node(i32 noundef 3, ptr noundef null), !dbg !41
  %call1 = call ptr @node(i32 noundef 2, ptr noundef %call), !dbg !42
  %call2 = call ptr @node(i32 noundef 1, ptr noundef %call1), !dbg !43
  store ptr %call2, ptr @head, align 8, !dbg !44
  %call3 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !45
  call void @remove_first(), !dbg !46
  call void @remove_first(), !dbg !47
  %0 = load i64, ptr %thread, align 8, !dbg !48
  %call4 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !49
  ret i32 0, !dbg !50
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @node(i32 noundef %value, ptr noundef %next) #0 !dbg !51 {
entry:
  %value.addr = alloca i32, align 4
  %next.addr = alloca ptr, align 8
  %new = alloca ptr, align 8
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !54, !DIExpression(), !55)
  store ptr %next, ptr %next.addr, align 8
    #dbg_declare(ptr %next.addr, !56, !DIExpression(), !57)
    #dbg_declare(ptr %new, !58, !DIExpression(), !59)
  %call = call ptr @malloc(i64 noundef 16) #3, !dbg !60
  store ptr %call, ptr %new, align 8, !dbg !59
  %0 = load i32, ptr %value.addr, align 4, !dbg !61
  %1 = load ptr, ptr %new, align 8, !dbg !62
  %value1 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 1, !dbg !63
  store i32 %0, ptr %value1, align 8, !dbg !64
  %2 = load ptr, ptr %new, align 8, !dbg !65
  %next2 = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 0, !dbg !66
  %3 = load ptr, ptr %next.addr, align 8, !dbg !67
  store ptr %3, ptr %next2, align 8, !dbg !68
  %4 = load ptr, ptr %new, align 8, !dbg !69
  ret ptr %4, !dbg !70
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !71 {
entry:
  %unused.addr = alloca ptr, align 8
  %hp_first = alloca ptr, align 8
  %hp_next = alloca ptr, align 8
  %first = alloca ptr, align 8
  %next = alloca ptr, align 8
  %value = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !74, !DIExpression(), !75)
    #dbg_declare(ptr %hp_first, !76, !DIExpression(), !83)
  %call = call ptr @__VERIFIER_hp_alloc(), !dbg !84
  store ptr %call, ptr %hp_first, align 8, !dbg !83
    #dbg_declare(ptr %hp_next, !85, !DIExpression(), !86)
  %call1 = call ptr @__VERIFIER_hp_alloc(), !dbg !87
  store ptr %call1, ptr %hp_next, align 8, !dbg !86
    #dbg_declare(ptr %first, !88, !DIExpression(), !89)
  %0 = load ptr, ptr %hp_first, align 8, !dbg !90
  %call2 = call ptr @__VERIFIER_hp_protect(ptr noundef %0, ptr noundef @head), !dbg !91
  store ptr %call2, ptr %first, align 8, !dbg !89
    #dbg_declare(ptr %next, !92, !DIExpression(), !93)
  %1 = load ptr, ptr %hp_next, align 8, !dbg !94
  %2 = load ptr, ptr %first, align 8, !dbg !95
  %next3 = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 0, !dbg !96
  %call4 = call ptr @__VERIFIER_hp_protect(ptr noundef %1, ptr noundef %next3), !dbg !97
  store ptr %call4, ptr %next, align 8, !dbg !93
    #dbg_declare(ptr %value, !98, !DIExpression(), !99)
  store i32 0, ptr %value, align 4, !dbg !99
  %3 = load ptr, ptr %next, align 8, !dbg !100
  %cmp = icmp ne ptr %3, null, !dbg !102
  br i1 %cmp, label %if.then, label %if.end, !dbg !103

if.then:                                          ; preds = %entry
  %4 = load ptr, ptr %next, align 8, !dbg !104
  %value5 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 1, !dbg !105
  %5 = load i32, ptr %value5, align 8, !dbg !105
  store i32 %5, ptr %value, align 4, !dbg !106
  br label %if.end, !dbg !107

if.end:                                           ; preds = %if.then, %entry
  %6 = load ptr, ptr %hp_first, align 8, !dbg !108
  call void @__VERIFIER_hp_free(ptr noundef %6), !dbg !109
  %7 = load ptr, ptr %hp_next, align 8, !dbg !110
  call void @__VERIFIER_hp_free(ptr noundef %7), !dbg !111
  %8 = load i32, ptr %value, align 4, !dbg !112
  %tobool = icmp ne i32 %8, 0, !dbg !112
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !112

cond.true:                                        ; preds = %if.end
  %9 = load ptr, ptr %unused.addr, align 8, !dbg !113
  br label %cond.end, !dbg !112

cond.false:                                       ; preds = %if.end
  br label %cond.end, !dbg !112

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %9, %cond.true ], [ null, %cond.false ], !dbg !112
  ret ptr %cond, !dbg !114
}

; Function Attrs: noinline nounwind uwtable
define internal void @remove_first() #0 !dbg !115 {
entry:
  %first = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %atomic-temp1 = alloca ptr, align 8
    #dbg_declare(ptr %first, !118, !DIExpression(), !119)
  %0 = load atomic i64, ptr @head seq_cst, align 8, !dbg !120
  store i64 %0, ptr %atomic-temp, align 8, !dbg !120
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !120
  store ptr %1, ptr %first, align 8, !dbg !119
  %2 = load ptr, ptr %first, align 8, !dbg !121
  %next = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 0, !dbg !121
  %3 = load atomic i64, ptr %next seq_cst, align 8, !dbg !121
  store i64 %3, ptr %atomic-temp1, align 8, !dbg !121
  %4 = load ptr, ptr %atomic-temp1, align 8, !dbg !121
  store ptr %4, ptr %.atomictmp, align 8, !dbg !122
  %5 = load i64, ptr %.atomictmp, align 8, !dbg !122
  store atomic i64 %5, ptr @head release, align 8, !dbg !122
  %6 = load ptr, ptr %first, align 8, !dbg !123
  call void @__VERIFIER_hp_retire(ptr noundef %6), !dbg !124
  ret void, !dbg !125
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

declare ptr @__VERIFIER_hp_alloc() #1

declare ptr @__VERIFIER_hp_protect(ptr noundef, ptr noundef) #1

declare void @__VERIFIER_hp_free(ptr noundef) #1

declare void @__VERIFIER_hp_retire(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 12, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "hazard_next_unseen.c", directory: ".", checksumkind: CSK_MD5, checksum: "b5ad91232ea08e15d531f9ae55939947")
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
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 11, size: 128, elements: !21)
!21 = !{!22, !23}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !20, file: !3, line: 11, baseType: !18, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !20, file: !3, line: 11, baseType: !24, size: 32, offset: 64)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !33, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!24}
!35 = !{}
!36 = !DILocalVariable(name: "thread", scope: !32, file: !3, line: 36, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 35, baseType: !39)
!38 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 36, column: 13, scope: !32)
!41 = !DILocation(line: 37, column: 38, scope: !32)
!42 = !DILocation(line: 37, column: 30, scope: !32)
!43 = !DILocation(line: 37, column: 22, scope: !32)
!44 = !DILocation(line: 37, column: 3, scope: !32)
!45 = !DILocation(line: 38, column: 3, scope: !32)
!46 = !DILocation(line: 39, column: 3, scope: !32)
!47 = !DILocation(line: 40, column: 3, scope: !32)
!48 = !DILocation(line: 41, column: 16, scope: !32)
!49 = !DILocation(line: 41, column: 3, scope: !32)
!50 = !DILocation(line: 42, column: 3, scope: !32)
!51 = distinct !DISubprogram(name: "node", scope: !3, file: !3, line: 13, type: !52, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!52 = !DISubroutineType(types: !53)
!53 = !{!19, !24, !19}
!54 = !DILocalVariable(name: "value", arg: 1, scope: !51, file: !3, line: 13, type: !24)
!55 = !DILocation(line: 13, column: 30, scope: !51)
!56 = !DILocalVariable(name: "next", arg: 2, scope: !51, file: !3, line: 13, type: !19)
!57 = !DILocation(line: 13, column: 50, scope: !51)
!58 = !DILocalVariable(name: "new", scope: !51, file: !3, line: 14, type: !19)
!59 = !DILocation(line: 14, column: 16, scope: !51)
!60 = !DILocation(line: 14, column: 22, scope: !51)
!61 = !DILocation(line: 15, column: 16, scope: !51)
!62 = !DILocation(line: 15, column: 3, scope: !51)
!63 = !DILocation(line: 15, column: 8, scope: !51)
!64 = !DILocation(line: 15, column: 14, scope: !51)
!65 = !DILocation(line: 16, column: 16, scope: !51)
!66 = !DILocation(line: 16, column: 21, scope: !51)
!67 = !DILocation(line: 16, column: 27, scope: !51)
!68 = !DILocation(line: 16, column: 3, scope: !51)
!69 = !DILocation(line: 17, column: 10, scope: !51)
!70 = !DILocation(line: 17, column: 3, scope: !51)
!71 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 19, type: !72, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!72 = !DISubroutineType(types: !73)
!73 = !{!16, !16}
!74 = !DILocalVariable(name: "unused", arg: 1, scope: !71, file: !3, line: 19, type: !16)
!75 = !DILocation(line: 19, column: 27, scope: !71)
!76 = !DILocalVariable(name: "hp_first", scope: !71, file: !3, line: 20, type: !77)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "__VERIFIER_hp_t", file: !79, line: 58, baseType: !80)
!79 = !DIFile(filename: "../../libc-shim/include/genmc.h", directory: ".", checksumkind: CSK_MD5, checksum: "f791c41b1101e9ce2b9746b7afb76e99")
!80 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !79, line: 56, size: 64, elements: !81)
!81 = !{!82}
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !80, file: !79, line: 57, baseType: !16, size: 64)
!83 = !DILocation(line: 20, column: 20, scope: !71)
!84 = !DILocation(line: 20, column: 31, scope: !71)
!85 = !DILocalVariable(name: "hp_next", scope: !71, file: !3, line: 20, type: !77)
!86 = !DILocation(line: 20, column: 55, scope: !71)
!87 = !DILocation(line: 20, column: 65, scope: !71)
!88 = !DILocalVariable(name: "first", scope: !71, file: !3, line: 21, type: !19)
!89 = !DILocation(line: 21, column: 16, scope: !71)
!90 = !DILocation(line: 21, column: 46, scope: !71)
!91 = !DILocation(line: 21, column: 24, scope: !71)
!92 = !DILocalVariable(name: "next", scope: !71, file: !3, line: 22, type: !19)
!93 = !DILocation(line: 22, column: 16, scope: !71)
!94 = !DILocation(line: 22, column: 45, scope: !71)
!95 = !DILocation(line: 22, column: 55, scope: !71)
!96 = !DILocation(line: 22, column: 62, scope: !71)
!97 = !DILocation(line: 22, column: 23, scope: !71)
!98 = !DILocalVariable(name: "value", scope: !71, file: !3, line: 23, type: !24)
!99 = !DILocation(line: 23, column: 7, scope: !71)
!100 = !DILocation(line: 24, column: 7, scope: !101)
!101 = distinct !DILexicalBlock(scope: !71, file: !3, line: 24, column: 7)
!102 = !DILocation(line: 24, column: 12, scope: !101)
!103 = !DILocation(line: 24, column: 7, scope: !71)
!104 = !DILocation(line: 25, column: 13, scope: !101)
!105 = !DILocation(line: 25, column: 19, scope: !101)
!106 = !DILocation(line: 25, column: 11, scope: !101)
!107 = !DILocation(line: 25, column: 5, scope: !101)
!108 = !DILocation(line: 26, column: 22, scope: !71)
!109 = !DILocation(line: 26, column: 3, scope: !71)
!110 = !DILocation(line: 27, column: 22, scope: !71)
!111 = !DILocation(line: 27, column: 3, scope: !71)
!112 = !DILocation(line: 28, column: 10, scope: !71)
!113 = !DILocation(line: 28, column: 18, scope: !71)
!114 = !DILocation(line: 28, column: 3, scope: !71)
!115 = distinct !DISubprogram(name: "remove_first", scope: !3, file: !3, line: 30, type: !116, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!116 = !DISubroutineType(types: !117)
!117 = !{null}
!118 = !DILocalVariable(name: "first", scope: !115, file: !3, line: 31, type: !19)
!119 = !DILocation(line: 31, column: 16, scope: !115)
!120 = !DILocation(line: 31, column: 24, scope: !115)
!121 = !DILocation(line: 32, column: 32, scope: !115)
!122 = !DILocation(line: 32, column: 3, scope: !115)
!123 = !DILocation(line: 33, column: 24, scope: !115)
!124 = !DILocation(line: 33, column: 3, scope: !115)
!125 = !DILocation(line: 34, column: 1, scope: !115)
