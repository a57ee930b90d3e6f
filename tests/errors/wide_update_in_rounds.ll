; ModuleID = 'wide_update_in_rounds.c'
source_filename = "wide_update_in_rounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.anon = type { i64 }

@both = internal global %union.anon zeroinitializer, align 8, !dbg !0
@go = internal global i32 0, align 4, !dbg !21
@over = internal global i32 0, align 4, !dbg !26

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !48 {
entry:
  %waiter = alloca i64, align 8
  %looker = alloca i64, align 8
    #dbg_declare(ptr %waiter, !52, !DIExpression(), !55)
    #dbg_declare(ptr %looker, !56, !DIExpression(), !57)
  %call = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @wait, ptr noundef null), !dbg !58
  %call1 = call i32 @pthread_create(ptr noundef %looker, ptr noundef null, ptr noundef @look, ptr noundef null), !dbg !59
  %0 = load i64, ptr %waiter, align 8, !dbg !60
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !61
  %1 = load i64, ptr %looker, align 8, !dbg !62
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !63
  ret i32 0, !dbg !64
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %unused) #0 !dbg !65 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %.atomictmp = alloca i64, align 8
  %atomic-temp2 = alloca i64, align 8
  %.atomictmp3 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !68, !DIExpression(), !69)
  %0 = load atomic i32, ptr getelementptr inbounds ([2 x i32], ptr @both, i64 0, i64 1) monotonic, align 4, !dbg !70
  store i32 %0, ptr %atomic-temp, align 4, !dbg !70
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !70
  br label %while.cond, !dbg !71

while.cond:                                       ; preds = %while.body, %entry
  %2 = load atomic i32, ptr @go monotonic, align 4, !dbg !72
  store i32 %2, ptr %atomic-temp1, align 4, !dbg !72
  %3 = load i32, ptr %atomic-temp1, align 4, !dbg !72
  %tobool = icmp ne i32 %3, 0, !dbg !73
  %lnot = xor i1 %tobool, true, !dbg !73
  br i1 %lnot, label %while.body, label %while.end, !dbg !71

while.body:                                       ; preds = %while.cond
  store i64 0, ptr %.atomictmp, align 8, !dbg !74
  %4 = load i64, ptr %.atomictmp, align 8, !dbg !74
  %5 = atomicrmw or ptr @both, i64 %4 monotonic, align 8, !dbg !74
  store i64 %5, ptr %atomic-temp2, align 8, !dbg !74
  %6 = load i64, ptr %atomic-temp2, align 8, !dbg !74
  br label %while.cond, !dbg !71, !llvm.loop !75

while.end:                                        ; preds = %while.cond
  store i32 1, ptr %.atomictmp3, align 4, !dbg !78
  %7 = load i32, ptr %.atomictmp3, align 4, !dbg !78
  store atomic i32 %7, ptr @over monotonic, align 4, !dbg !78
  %8 = load ptr, ptr %unused.addr, align 8, !dbg !79
  ret ptr %8, !dbg !80
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %unused) #0 !dbg !81 {
entry:
  %retval = alloca ptr, align 8
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !82, !DIExpression(), !83)
  store i32 1, ptr %.atomictmp, align 4, !dbg !84
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !84
  store atomic i32 %0, ptr @go monotonic, align 4, !dbg !84
  %1 = load atomic i32, ptr @over monotonic, align 4, !dbg !85
  store i32 %1, ptr %atomic-temp, align 4, !dbg !85
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !85
  %tobool = icmp ne i32 %2, 0, !dbg !85
  br i1 %tobool, label %if.then, label %if.end, !dbg !87

if.then:                                          ; preds = %entry
  %3 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @both, i64 0, i64 1), align 4, !dbg !88
  %conv = zext i32 %3 to i64, !dbg !89
  %4 = inttoptr i64 %conv to ptr, !dbg !90
  store ptr %4, ptr %retval, align 8, !dbg !91
  br label %return, !dbg !91

if.end:                                           ; preds = %entry
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !92
  store ptr %5, ptr %retval, align 8, !dbg !93
  br label %return, !dbg !93

return:                                           ; preds = %if.end, %if.then
  %6 = load ptr, ptr %retval, align 8, !dbg !94
  ret ptr %6, !dbg !94
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "both", scope: !2, file: !3, line: 11, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "wide_update_in_rounds.c", directory: ".", checksumkind: CSK_MD5, checksum: "94c14e402fd3f231e7540fe31c481c76")
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
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !18, line: 47, baseType: !19)
!18 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "ebc75cd258e1e4e9fcf6eddd6ad2b8ba")
!19 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!20 = !{!0, !21, !26}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 12, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "over", scope: !2, file: !3, line: 12, type: !23, isLocal: true, isDefinition: true)
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 11, size: 64, elements: !29)
!29 = !{!30, !33, !39}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !28, file: !3, line: 11, baseType: !31, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !32)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !18, line: 14, baseType: !19)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "halves", scope: !28, file: !3, line: 11, baseType: !34, size: 64)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 64, elements: !37)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !6, line: 105, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!37 = !{!38}
!38 = !DISubrange(count: 2)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "plain", scope: !28, file: !3, line: 11, baseType: !40, size: 64)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !37)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !49, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!25}
!51 = !{}
!52 = !DILocalVariable(name: "waiter", scope: !48, file: !3, line: 31, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 39, baseType: !19)
!54 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!55 = !DILocation(line: 31, column: 13, scope: !48)
!56 = !DILocalVariable(name: "looker", scope: !48, file: !3, line: 31, type: !53)
!57 = !DILocation(line: 31, column: 21, scope: !48)
!58 = !DILocation(line: 32, column: 3, scope: !48)
!59 = !DILocation(line: 33, column: 3, scope: !48)
!60 = !DILocation(line: 34, column: 16, scope: !48)
!61 = !DILocation(line: 34, column: 3, scope: !48)
!62 = !DILocation(line: 35, column: 16, scope: !48)
!63 = !DILocation(line: 35, column: 3, scope: !48)
!64 = !DILocation(line: 36, column: 1, scope: !48)
!65 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 14, type: !66, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!66 = !DISubroutineType(types: !67)
!67 = !{!16, !16}
!68 = !DILocalVariable(name: "unused", arg: 1, scope: !65, file: !3, line: 14, type: !16)
!69 = !DILocation(line: 14, column: 25, scope: !65)
!70 = !DILocation(line: 16, column: 3, scope: !65)
!71 = !DILocation(line: 17, column: 3, scope: !65)
!72 = !DILocation(line: 17, column: 11, scope: !65)
!73 = !DILocation(line: 17, column: 10, scope: !65)
!74 = !DILocation(line: 18, column: 5, scope: !65)
!75 = distinct !{!75, !71, !76, !77}
!76 = !DILocation(line: 18, column: 66, scope: !65)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !DILocation(line: 19, column: 3, scope: !65)
!79 = !DILocation(line: 20, column: 10, scope: !65)
!80 = !DILocation(line: 20, column: 3, scope: !65)
!81 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 23, type: !66, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!82 = !DILocalVariable(name: "unused", arg: 1, scope: !81, file: !3, line: 23, type: !16)
!83 = !DILocation(line: 23, column: 25, scope: !81)
!84 = !DILocation(line: 24, column: 3, scope: !81)
!85 = !DILocation(line: 25, column: 7, scope: !86)
!86 = distinct !DILexicalBlock(scope: !81, file: !3, line: 25, column: 7)
!87 = !DILocation(line: 25, column: 7, scope: !81)
!88 = !DILocation(line: 26, column: 31, scope: !86)
!89 = !DILocation(line: 26, column: 20, scope: !86)
!90 = !DILocation(line: 26, column: 12, scope: !86)
!91 = !DILocation(line: 26, column: 5, scope: !86)
!92 = !DILocation(line: 27, column: 10, scope: !81)
!93 = !DILocation(line: 27, column: 3, scope: !81)
!94 = !DILocation(line: 28, column: 1, scope: !81)
