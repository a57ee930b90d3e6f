; ModuleID = 'failed_trylock_after_rounds.c'
source_filename = "failed_trylock_after_rounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@lock = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !0
@go = internal global i32 0, align 4, !dbg !16
@data = internal global i32 0, align 4, !dbg !21
@over = internal global i32 0, align 4, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
entry:
  %waiter = alloca i64, align 8
  %writer = alloca i64, align 8
    #dbg_declare(ptr %waiter, !55, !DIExpression(), !58)
    #dbg_declare(ptr %writer, !59, !DIExpression(), !60)
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !61
  %call1 = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @wait, ptr noundef null), !dbg !62
  %call2 = call i32 @pthread_create(ptr noundef %writer, ptr noundef null, ptr noundef @write, ptr noundef null), !dbg !63
  %0 = load i64, ptr %waiter, align 8, !dbg !64
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !65
  %1 = load i64, ptr %writer, align 8, !dbg !66
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !67
  ret i32 0, !dbg !68
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %unused) #0 !dbg !69 {
entry:
  %unused.addr = alloca ptr, align 8
  %seen = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !73, !DIExpression(), !74)
    #dbg_declare(ptr %seen, !75, !DIExpression(), !77)
  br label %while.cond, !dbg !78

while.cond:                                       ; preds = %if.end, %entry
  %0 = load atomic i32, ptr @go monotonic, align 4, !dbg !79
  store i32 %0, ptr %atomic-temp, align 4, !dbg !79
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !79
  %tobool = icmp ne i32 %1, 0, !dbg !80
  %lnot = xor i1 %tobool, true, !dbg !80
  br i1 %lnot, label %while.body, label %while.end, !dbg !78

while.body:                                       ; preds = %while.cond
  %call = call i32 @pthread_mutex_trylock(ptr noundef @lock), !dbg !81
  %tobool1 = icmp ne i32 %call, 0, !dbg !81
  br i1 %tobool1, label %if.then, label %if.end, !dbg !83

if.then:                                          ; preds = %while.body
  %2 = load i32, ptr @data, align 4, !dbg !84
  store volatile i32 %2, ptr %seen, align 4, !dbg !85
  br label %if.end, !dbg !86

if.end:                                           ; preds = %if.then, %while.body
  br label %while.cond, !dbg !78, !llvm.loop !87

while.end:                                        ; preds = %while.cond
  store i32 1, ptr %.atomictmp, align 4, !dbg !90
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !90
  store atomic i32 %3, ptr @over monotonic, align 4, !dbg !90
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !91
  ret ptr %4, !dbg !92
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @write(ptr noundef %unused) #0 !dbg !93 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !94, !DIExpression(), !95)
  store i32 1, ptr %.atomictmp, align 4, !dbg !96
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !96
  store atomic i32 %0, ptr @go monotonic, align 4, !dbg !96
  %1 = load atomic i32, ptr @over monotonic, align 4, !dbg !97
  store i32 %1, ptr %atomic-temp, align 4, !dbg !97
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !97
  %tobool = icmp ne i32 %2, 0, !dbg !97
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !99

land.lhs.true:                                    ; preds = %entry
  %call = call i32 @pthread_mutex_trylock(ptr noundef @lock), !dbg !100
  %tobool1 = icmp ne i32 %call, 0, !dbg !100
  br i1 %tobool1, label %if.then, label %if.end, !dbg !101

if.then:                                          ; preds = %land.lhs.true
  store i32 1, ptr @data, align 4, !dbg !102
  br label %if.end, !dbg !103

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !104
  ret ptr %3, !dbg !105
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_trylock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 13, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "failed_trylock_after_rounds.c", directory: ".", checksumkind: CSK_MD5, checksum: "0bc701cc52ccee7e698cb2ed2962a982")
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
!17 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 12, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 11, type: !20, isLocal: true, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "over", scope: !2, file: !3, line: 12, type: !18, isLocal: true, isDefinition: true)
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
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !52, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!20}
!54 = !{}
!55 = !DILocalVariable(name: "waiter", scope: !51, file: !3, line: 32, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 39, baseType: !57)
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DILocation(line: 32, column: 13, scope: !51)
!59 = !DILocalVariable(name: "writer", scope: !51, file: !3, line: 32, type: !56)
!60 = !DILocation(line: 32, column: 21, scope: !51)
!61 = !DILocation(line: 33, column: 3, scope: !51)
!62 = !DILocation(line: 34, column: 3, scope: !51)
!63 = !DILocation(line: 35, column: 3, scope: !51)
!64 = !DILocation(line: 36, column: 16, scope: !51)
!65 = !DILocation(line: 36, column: 3, scope: !51)
!66 = !DILocation(line: 37, column: 16, scope: !51)
!67 = !DILocation(line: 37, column: 3, scope: !51)
!68 = !DILocation(line: 38, column: 1, scope: !51)
!69 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 15, type: !70, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!70 = !DISubroutineType(types: !71)
!71 = !{!72, !72}
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!73 = !DILocalVariable(name: "unused", arg: 1, scope: !69, file: !3, line: 15, type: !72)
!74 = !DILocation(line: 15, column: 25, scope: !69)
!75 = !DILocalVariable(name: "seen", scope: !69, file: !3, line: 16, type: !76)
!76 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !20)
!77 = !DILocation(line: 16, column: 16, scope: !69)
!78 = !DILocation(line: 17, column: 3, scope: !69)
!79 = !DILocation(line: 17, column: 11, scope: !69)
!80 = !DILocation(line: 17, column: 10, scope: !69)
!81 = !DILocation(line: 18, column: 9, scope: !82)
!82 = distinct !DILexicalBlock(scope: !69, file: !3, line: 18, column: 9)
!83 = !DILocation(line: 18, column: 9, scope: !69)
!84 = !DILocation(line: 19, column: 14, scope: !82)
!85 = !DILocation(line: 19, column: 12, scope: !82)
!86 = !DILocation(line: 19, column: 7, scope: !82)
!87 = distinct !{!87, !78, !88, !89}
!88 = !DILocation(line: 19, column: 14, scope: !69)
!89 = !{!"llvm.loop.mustprogress"}
!90 = !DILocation(line: 20, column: 3, scope: !69)
!91 = !DILocation(line: 21, column: 10, scope: !69)
!92 = !DILocation(line: 21, column: 3, scope: !69)
!93 = distinct !DISubprogram(name: "write", scope: !3, file: !3, line: 24, type: !70, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!94 = !DILocalVariable(name: "unused", arg: 1, scope: !93, file: !3, line: 24, type: !72)
!95 = !DILocation(line: 24, column: 26, scope: !93)
!96 = !DILocation(line: 25, column: 3, scope: !93)
!97 = !DILocation(line: 26, column: 7, scope: !98)
!98 = distinct !DILexicalBlock(scope: !93, file: !3, line: 26, column: 7)
!99 = !DILocation(line: 26, column: 57, scope: !98)
!100 = !DILocation(line: 26, column: 60, scope: !98)
!101 = !DILocation(line: 26, column: 7, scope: !93)
!102 = !DILocation(line: 27, column: 10, scope: !98)
!103 = !DILocation(line: 27, column: 5, scope: !98)
!104 = !DILocation(line: 28, column: 10, scope: !93)
!105 = !DILocation(line: 28, column: 3, scope: !93)
