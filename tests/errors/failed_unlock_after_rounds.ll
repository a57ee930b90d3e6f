; ModuleID = 'failed_unlock_after_rounds.c'
source_filename = "failed_unlock_after_rounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { i64, [32 x i8] }
%union.pthread_mutexattr_t = type { i32 }

@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@go = internal global i32 0, align 4, !dbg !16
@data = internal global i32 0, align 4, !dbg !21
@over = internal global i32 0, align 4, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
entry:
  %waiter = alloca i64, align 8
  %writer = alloca i64, align 8
  %kind = alloca %union.pthread_mutexattr_t, align 4
    #dbg_declare(ptr %waiter, !55, !DIExpression(), !58)
    #dbg_declare(ptr %writer, !59, !DIExpression(), !60)
    #dbg_declare(ptr %kind, !61, !DIExpression(), !66)
  %call = call i32 @pthread_mutexattr_init(ptr noundef %kind), !dbg !67
  %call1 = call i32 @pthread_mutexattr_settype(ptr noundef %kind, i32 noundef 1), !dbg !68
  %call2 = call i32 @pthread_mutex_init(ptr noundef @lock, ptr noundef %kind), !dbg !69
  %call3 = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @wait, ptr noundef null), !dbg !70
  %call4 = call i32 @pthread_create(ptr noundef %writer, ptr noundef null, ptr noundef @write, ptr noundef null), !dbg !71
  %0 = load i64, ptr %waiter, align 8, !dbg !72
  %call5 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !73
  %1 = load i64, ptr %writer, align 8, !dbg !74
  %call6 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !75
  ret i32 0, !dbg !76
}

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %unused) #0 !dbg !77 {
entry:
  %unused.addr = alloca ptr, align 8
  %seen = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !81, !DIExpression(), !82)
    #dbg_declare(ptr %seen, !83, !DIExpression(), !85)
  br label %while.cond, !dbg !86

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @go monotonic, align 4, !dbg !87
  store i32 %0, ptr %atomic-temp, align 4, !dbg !87
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !87
  %tobool = icmp ne i32 %1, 0, !dbg !88
  %lnot = xor i1 %tobool, true, !dbg !88
  br i1 %lnot, label %while.body, label %while.end, !dbg !86

while.body:                                       ; preds = %while.cond
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !89
  %2 = load i32, ptr @data, align 4, !dbg !91
  store volatile i32 %2, ptr %seen, align 4, !dbg !92
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !93
  br label %while.cond, !dbg !86, !llvm.loop !94

while.end:                                        ; preds = %while.cond
  store i32 1, ptr %.atomictmp, align 4, !dbg !97
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !97
  store atomic i32 %3, ptr @over monotonic, align 4, !dbg !97
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !98
  ret ptr %4, !dbg !99
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @write(ptr noundef %unused) #0 !dbg !100 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !101, !DIExpression(), !102)
  store i32 1, ptr %.atomictmp, align 4, !dbg !103
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !103
  store atomic i32 %0, ptr @go monotonic, align 4, !dbg !103
  %1 = load atomic i32, ptr @over monotonic, align 4, !dbg !104
  store i32 %1, ptr %atomic-temp, align 4, !dbg !104
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !104
  %tobool = icmp ne i32 %2, 0, !dbg !104
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !106

land.lhs.true:                                    ; preds = %entry
  %call = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !107
  %cmp = icmp eq i32 %call, 1, !dbg !108
  br i1 %cmp, label %if.then, label %if.end, !dbg !109

if.then:                                          ; preds = %land.lhs.true
  store i32 1, ptr @data, align 4, !dbg !110
  br label %if.end, !dbg !111

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !112
  ret ptr %3, !dbg !113
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 14, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "failed_unlock_after_rounds.c", directory: ".", checksumkind: CSK_MD5, checksum: "701257204e0fbbe9dc44fc398359f3d2")
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
!15 = !{!0, !16, !21, !23}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 13, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 12, type: !20, isLocal: true, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "over", scope: !2, file: !3, line: 13, type: !18, isLocal: true, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !26, line: 57, baseType: !27)
!26 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!27 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !26, line: 45, size: 320, elements: !28)
!28 = !{!29, !37, !42}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !27, file: !26, line: 54, baseType: !30, size: 160)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !27, file: !26, line: 46, size: 160, elements: !31)
!31 = !{!32, !33, !34, !35, !36}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !30, file: !26, line: 47, baseType: !20, size: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !30, file: !26, line: 48, baseType: !7, size: 32, offset: 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !30, file: !26, line: 49, baseType: !20, size: 32, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !30, file: !26, line: 51, baseType: !7, size: 32, offset: 96)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !30, file: !26, line: 53, baseType: !20, size: 32, offset: 128)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !27, file: !26, line: 55, baseType: !38, size: 320)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 320, elements: !40)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{!41}
!41 = !DISubrange(count: 40)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !27, file: !26, line: 56, baseType: !43, size: 64)
!43 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !52, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!20}
!54 = !{}
!55 = !DILocalVariable(name: "waiter", scope: !51, file: !3, line: 36, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 39, baseType: !57)
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DILocation(line: 36, column: 13, scope: !51)
!59 = !DILocalVariable(name: "writer", scope: !51, file: !3, line: 36, type: !56)
!60 = !DILocation(line: 36, column: 21, scope: !51)
!61 = !DILocalVariable(name: "kind", scope: !51, file: !3, line: 37, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !26, line: 61, baseType: !63)
!63 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !26, line: 59, size: 32, elements: !64)
!64 = !{!65}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !63, file: !26, line: 60, baseType: !20, size: 32)
!66 = !DILocation(line: 37, column: 23, scope: !51)
!67 = !DILocation(line: 38, column: 3, scope: !51)
!68 = !DILocation(line: 39, column: 3, scope: !51)
!69 = !DILocation(line: 40, column: 3, scope: !51)
!70 = !DILocation(line: 41, column: 3, scope: !51)
!71 = !DILocation(line: 42, column: 3, scope: !51)
!72 = !DILocation(line: 43, column: 16, scope: !51)
!73 = !DILocation(line: 43, column: 3, scope: !51)
!74 = !DILocation(line: 44, column: 16, scope: !51)
!75 = !DILocation(line: 44, column: 3, scope: !51)
!76 = !DILocation(line: 45, column: 1, scope: !51)
!77 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 16, type: !78, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!78 = !DISubroutineType(types: !79)
!79 = !{!80, !80}
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!81 = !DILocalVariable(name: "unused", arg: 1, scope: !77, file: !3, line: 16, type: !80)
!82 = !DILocation(line: 16, column: 25, scope: !77)
!83 = !DILocalVariable(name: "seen", scope: !77, file: !3, line: 17, type: !84)
!84 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !20)
!85 = !DILocation(line: 17, column: 16, scope: !77)
!86 = !DILocation(line: 18, column: 3, scope: !77)
!87 = !DILocation(line: 18, column: 11, scope: !77)
!88 = !DILocation(line: 18, column: 10, scope: !77)
!89 = !DILocation(line: 19, column: 5, scope: !90)
!90 = distinct !DILexicalBlock(scope: !77, file: !3, line: 18, column: 60)
!91 = !DILocation(line: 20, column: 12, scope: !90)
!92 = !DILocation(line: 20, column: 10, scope: !90)
!93 = !DILocation(line: 21, column: 5, scope: !90)
!94 = distinct !{!94, !86, !95, !96}
!95 = !DILocation(line: 22, column: 3, scope: !77)
!96 = !{!"llvm.loop.mustprogress"}
!97 = !DILocation(line: 23, column: 3, scope: !77)
!98 = !DILocation(line: 24, column: 10, scope: !77)
!99 = !DILocation(line: 24, column: 3, scope: !77)
!100 = distinct !DISubprogram(name: "write", scope: !3, file: !3, line: 27, type: !78, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!101 = !DILocalVariable(name: "unused", arg: 1, scope: !100, file: !3, line: 27, type: !80)
!102 = !DILocation(line: 27, column: 26, scope: !100)
!103 = !DILocation(line: 28, column: 3, scope: !100)
!104 = !DILocation(line: 29, column: 7, scope: !105)
!105 = distinct !DILexicalBlock(scope: !100, file: !3, line: 29, column: 7)
!106 = !DILocation(line: 30, column: 7, scope: !105)
!107 = !DILocation(line: 30, column: 10, scope: !105)
!108 = !DILocation(line: 30, column: 38, scope: !105)
!109 = !DILocation(line: 29, column: 7, scope: !100)
!110 = !DILocation(line: 31, column: 10, scope: !105)
!111 = !DILocation(line: 31, column: 5, scope: !105)
!112 = !DILocation(line: 32, column: 10, scope: !100)
!113 = !DILocation(line: 32, column: 3, scope: !100)
