; ModuleID = 'failed_trylock_in_rounds.c'
source_filename = "failed_trylock_in_rounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@go = internal global i32 0, align 4, !dbg !0
@data = internal global i32 0, align 4, !dbg !38
@over = internal global i32 0, align 4, !dbg !40
@lock = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
entry:
  %waiter = alloca i64, align 8
  %writer = alloca i64, align 8
  %holder = alloca i64, align 8
    #dbg_declare(ptr %waiter, !55, !DIExpression(), !58)
    #dbg_declare(ptr %writer, !59, !DIExpression(), !60)
    #dbg_declare(ptr %holder, !61, !DIExpression(), !62)
  %call = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @wait, ptr noundef null), !dbg !63
  %call1 = call i32 @pthread_create(ptr noundef %writer, ptr noundef null, ptr noundef @write, ptr noundef null), !dbg !64
  %call2 = call i32 @pthread_create(ptr noundef %holder, ptr noundef null, ptr noundef @hold, ptr noundef null), !dbg !65
  %0 = load i64, ptr %waiter, align 8, !dbg !66
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !67
  %1 = load i64, ptr %writer, align 8, !dbg !68
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !69
  %2 = load i64, ptr %holder, align 8, !dbg !70
  %call5 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !71
  ret i32 0, !dbg !72
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %unused) #0 !dbg !73 {
entry:
  %retval = alloca ptr, align 8
  %unused.addr = alloca ptr, align 8
  %seen = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !77, !DIExpression(), !78)
    #dbg_declare(ptr %seen, !79, !DIExpression(), !81)
  br label %while.cond, !dbg !82

while.cond:                                       ; preds = %if.end, %entry
  %0 = load atomic i32, ptr @go monotonic, align 4, !dbg !83
  store i32 %0, ptr %atomic-temp, align 4, !dbg !83
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !83
  %tobool = icmp ne i32 %1, 0, !dbg !84
  %lnot = xor i1 %tobool, true, !dbg !84
  br i1 %lnot, label %while.body, label %while.end, !dbg !82

while.body:                                       ; preds = %while.cond
  %call = call i32 @pthread_mutex_trylock(ptr noundef @lock), !dbg !85
  %tobool1 = icmp ne i32 %call, 0, !dbg !85
  br i1 %tobool1, label %if.then, label %if.else, !dbg !88

if.then:                                          ; preds = %while.body
  %2 = load i32, ptr @data, align 4, !dbg !89
  store volatile i32 %2, ptr %seen, align 4, !dbg !90
  br label %if.end, !dbg !91

if.else:                                          ; preds = %while.body
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !92
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !94
  store ptr %3, ptr %retval, align 8, !dbg !95
  br label %return, !dbg !95

if.end:                                           ; preds = %if.then
  br label %while.cond, !dbg !82, !llvm.loop !96

while.end:                                        ; preds = %while.cond
  store i32 1, ptr %.atomictmp, align 4, !dbg !99
  %4 = load i32, ptr %.atomictmp, align 4, !dbg !99
  store atomic i32 %4, ptr @over monotonic, align 4, !dbg !99
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !100
  store ptr %5, ptr %retval, align 8, !dbg !101
  br label %return, !dbg !101

return:                                           ; preds = %while.end, %if.else
  %6 = load ptr, ptr %retval, align 8, !dbg !102
  ret ptr %6, !dbg !102
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @write(ptr noundef %unused) #0 !dbg !103 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !104, !DIExpression(), !105)
  store i32 1, ptr %.atomictmp, align 4, !dbg !106
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !106
  store atomic i32 %0, ptr @go monotonic, align 4, !dbg !106
  %1 = load atomic i32, ptr @over monotonic, align 4, !dbg !107
  store i32 %1, ptr %atomic-temp, align 4, !dbg !107
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !107
  %tobool = icmp ne i32 %2, 0, !dbg !107
  br i1 %tobool, label %if.then, label %if.end, !dbg !109

if.then:                                          ; preds = %entry
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !110
  store i32 1, ptr @data, align 4, !dbg !112
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !113
  br label %if.end, !dbg !114

if.end:                                           ; preds = %if.then, %entry
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !115
  ret ptr %3, !dbg !116
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @hold(ptr noundef %unused) #0 !dbg !117 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !118, !DIExpression(), !119)
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !120
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !121
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !122
  ret ptr %0, !dbg !123
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_trylock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 11, type: !42, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "failed_trylock_in_rounds.c", directory: ".", checksumkind: CSK_MD5, checksum: "ab7294be143b9497f05793c4c9f45646")
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
!15 = !{!0, !16, !38, !40}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 12, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !19, line: 57, baseType: !20)
!19 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!20 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !19, line: 45, size: 320, elements: !21)
!21 = !{!22, !31, !36}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !20, file: !19, line: 54, baseType: !23, size: 160)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !20, file: !19, line: 46, size: 160, elements: !24)
!24 = !{!25, !27, !28, !29, !30}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !23, file: !19, line: 47, baseType: !26, size: 32)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !23, file: !19, line: 48, baseType: !7, size: 32, offset: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !23, file: !19, line: 49, baseType: !26, size: 32, offset: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !23, file: !19, line: 51, baseType: !7, size: 32, offset: 96)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !23, file: !19, line: 53, baseType: !26, size: 32, offset: 128)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !20, file: !19, line: 55, baseType: !32, size: 320)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 320, elements: !34)
!33 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!34 = !{!35}
!35 = !DISubrange(count: 40)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !20, file: !19, line: 56, baseType: !37, size: 64)
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 10, type: !26, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "over", scope: !2, file: !3, line: 11, type: !42, isLocal: true, isDefinition: true)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !26)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 44, type: !52, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!26}
!54 = !{}
!55 = !DILocalVariable(name: "waiter", scope: !51, file: !3, line: 45, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 39, baseType: !57)
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DILocation(line: 45, column: 13, scope: !51)
!59 = !DILocalVariable(name: "writer", scope: !51, file: !3, line: 45, type: !56)
!60 = !DILocation(line: 45, column: 21, scope: !51)
!61 = !DILocalVariable(name: "holder", scope: !51, file: !3, line: 45, type: !56)
!62 = !DILocation(line: 45, column: 29, scope: !51)
!63 = !DILocation(line: 46, column: 3, scope: !51)
!64 = !DILocation(line: 47, column: 3, scope: !51)
!65 = !DILocation(line: 48, column: 3, scope: !51)
!66 = !DILocation(line: 49, column: 16, scope: !51)
!67 = !DILocation(line: 49, column: 3, scope: !51)
!68 = !DILocation(line: 50, column: 16, scope: !51)
!69 = !DILocation(line: 50, column: 3, scope: !51)
!70 = !DILocation(line: 51, column: 16, scope: !51)
!71 = !DILocation(line: 51, column: 3, scope: !51)
!72 = !DILocation(line: 52, column: 1, scope: !51)
!73 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 14, type: !74, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!74 = !DISubroutineType(types: !75)
!75 = !{!76, !76}
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!77 = !DILocalVariable(name: "unused", arg: 1, scope: !73, file: !3, line: 14, type: !76)
!78 = !DILocation(line: 14, column: 25, scope: !73)
!79 = !DILocalVariable(name: "seen", scope: !73, file: !3, line: 15, type: !80)
!80 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !26)
!81 = !DILocation(line: 15, column: 16, scope: !73)
!82 = !DILocation(line: 16, column: 3, scope: !73)
!83 = !DILocation(line: 16, column: 11, scope: !73)
!84 = !DILocation(line: 16, column: 10, scope: !73)
!85 = !DILocation(line: 17, column: 9, scope: !86)
!86 = distinct !DILexicalBlock(scope: !87, file: !3, line: 17, column: 9)
!87 = distinct !DILexicalBlock(scope: !73, file: !3, line: 16, column: 60)
!88 = !DILocation(line: 17, column: 9, scope: !87)
!89 = !DILocation(line: 18, column: 14, scope: !86)
!90 = !DILocation(line: 18, column: 12, scope: !86)
!91 = !DILocation(line: 18, column: 7, scope: !86)
!92 = !DILocation(line: 20, column: 7, scope: !93)
!93 = distinct !DILexicalBlock(scope: !86, file: !3, line: 19, column: 10)
!94 = !DILocation(line: 21, column: 14, scope: !93)
!95 = !DILocation(line: 21, column: 7, scope: !93)
!96 = distinct !{!96, !82, !97, !98}
!97 = !DILocation(line: 23, column: 3, scope: !73)
!98 = !{!"llvm.loop.mustprogress"}
!99 = !DILocation(line: 24, column: 3, scope: !73)
!100 = !DILocation(line: 25, column: 10, scope: !73)
!101 = !DILocation(line: 25, column: 3, scope: !73)
!102 = !DILocation(line: 26, column: 1, scope: !73)
!103 = distinct !DISubprogram(name: "write", scope: !3, file: !3, line: 28, type: !74, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!104 = !DILocalVariable(name: "unused", arg: 1, scope: !103, file: !3, line: 28, type: !76)
!105 = !DILocation(line: 28, column: 26, scope: !103)
!106 = !DILocation(line: 29, column: 3, scope: !103)
!107 = !DILocation(line: 30, column: 7, scope: !108)
!108 = distinct !DILexicalBlock(scope: !103, file: !3, line: 30, column: 7)
!109 = !DILocation(line: 30, column: 7, scope: !103)
!110 = !DILocation(line: 31, column: 5, scope: !111)
!111 = distinct !DILexicalBlock(scope: !108, file: !3, line: 30, column: 58)
!112 = !DILocation(line: 32, column: 10, scope: !111)
!113 = !DILocation(line: 33, column: 5, scope: !111)
!114 = !DILocation(line: 34, column: 3, scope: !111)
!115 = !DILocation(line: 35, column: 10, scope: !103)
!116 = !DILocation(line: 35, column: 3, scope: !103)
!117 = distinct !DISubprogram(name: "hold", scope: !3, file: !3, line: 38, type: !74, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!118 = !DILocalVariable(name: "unused", arg: 1, scope: !117, file: !3, line: 38, type: !76)
!119 = !DILocation(line: 38, column: 25, scope: !117)
!120 = !DILocation(line: 39, column: 3, scope: !117)
!121 = !DILocation(line: 40, column: 3, scope: !117)
!122 = !DILocation(line: 41, column: 10, scope: !117)
!123 = !DILocation(line: 41, column: 3, scope: !117)
