; ModuleID = 'hazard_round_clears.c'
source_filename = "hazard_round_clears.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { i32 }

@a = internal global ptr null, align 8, !dbg !0
@b = internal global ptr null, align 8, !dbg !7
@flag = internal global i32 0, align 4, !dbg !15
@seen = internal global i32 0, align 4, !dbg !20

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !29 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  store i32 0, ptr %retval, align 4
  %call = call ptr @calloc(i64 noundef 1, i64 noundef 4) #3, !dbg !33
  store atomic ptr %call, ptr @a seq_cst, align 8, !dbg !34
  %call1 = call ptr @calloc(i64 noundef 1, i64 noundef 4) #3, !dbg !35
  store atomic ptr %call1, ptr @b seq_cst, align 8, !dbg !36
    #dbg_declare(ptr %t, !37, !DIExpression(), !41)
    #dbg_declare(ptr %u, !42, !DIExpression(), !43)
  %call2 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !44
  %call3 = call i32 @pthread_create(ptr noundef %u, ptr noundef null, ptr noundef @writer, ptr noundef null), !dbg !45
  %0 = load i64, ptr %t, align 8, !dbg !46
  %call4 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !47
  %1 = load i64, ptr %u, align 8, !dbg !48
  %call5 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !49
  ret i32 0, !dbg !50
}

; Function Attrs: allocsize(0,1)
declare ptr @calloc(i64 noundef, i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !51 {
entry:
  %unused.addr = alloca ptr, align 8
  %hp = alloca ptr, align 8
  %node = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !54, !DIExpression(), !55)
    #dbg_declare(ptr %hp, !56, !DIExpression(), !63)
  %call = call ptr @__VERIFIER_hp_alloc(), !dbg !64
  store ptr %call, ptr %hp, align 8, !dbg !63
    #dbg_declare(ptr %node, !65, !DIExpression(), !66)
  %0 = load ptr, ptr %hp, align 8, !dbg !67
  %call1 = call ptr @__VERIFIER_hp_protect(ptr noundef %0, ptr noundef @a), !dbg !68
  store ptr %call1, ptr %node, align 8, !dbg !66
  br label %while.cond, !dbg !69

while.cond:                                       ; preds = %while.body, %entry
  %atomic-load = load atomic i32, ptr @flag seq_cst, align 4, !dbg !70
  %tobool = icmp ne i32 %atomic-load, 0, !dbg !71
  %lnot = xor i1 %tobool, true, !dbg !71
  br i1 %lnot, label %while.body, label %while.end, !dbg !69

while.body:                                       ; preds = %while.cond
  %1 = load ptr, ptr %hp, align 8, !dbg !72
  call void @__VERIFIER_hp_clear(ptr noundef %1), !dbg !73
  br label %while.cond, !dbg !69, !llvm.loop !74

while.end:                                        ; preds = %while.cond
  %2 = load ptr, ptr %node, align 8, !dbg !77
  %tobool2 = icmp ne ptr %2, null, !dbg !77
  br i1 %tobool2, label %if.then, label %if.end, !dbg !79

if.then:                                          ; preds = %while.end
  %3 = load ptr, ptr %node, align 8, !dbg !80
  %value = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 0, !dbg !81
  %4 = load i32, ptr %value, align 4, !dbg !81
  store i32 %4, ptr @seen, align 4, !dbg !82
  br label %if.end, !dbg !83

if.end:                                           ; preds = %if.then, %while.end
  ret ptr null, !dbg !84
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %unused) #0 !dbg !85 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !86, !DIExpression(), !87)
  store ptr null, ptr %.atomictmp, align 8, !dbg !88
  %0 = load i64, ptr %.atomictmp, align 8, !dbg !88
  %1 = atomicrmw xchg ptr @a, i64 %0 seq_cst, align 8, !dbg !88
  store i64 %1, ptr %atomic-temp, align 8, !dbg !88
  %2 = load ptr, ptr %atomic-temp, align 8, !dbg !88
  call void @__VERIFIER_hp_retire(ptr noundef %2), !dbg !89
  store atomic i32 1, ptr @flag seq_cst, align 4, !dbg !90
  ret ptr null, !dbg !91
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare ptr @__VERIFIER_hp_alloc() #2

declare ptr @__VERIFIER_hp_protect(ptr noundef, ptr noundef) #2

declare void @__VERIFIER_hp_clear(ptr noundef) #2

declare void @__VERIFIER_hp_retire(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0,1) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 11, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "hazard_round_clears.c", directory: ".", checksumkind: CSK_MD5, checksum: "1fb58f520f9ae5f2a9cec6dd9aa99788")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !15, !20}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 11, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 10, size: 32, elements: !12)
!12 = !{!13}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !11, file: !3, line: 10, baseType: !14, size: 32)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 12, type: !17, isLocal: true, isDefinition: true)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !18, line: 104, baseType: !19)
!18 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !14)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 13, type: !14, isLocal: true, isDefinition: true)
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 8, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 2}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !30, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!14}
!32 = !{}
!33 = !DILocation(line: 29, column: 7, scope: !29)
!34 = !DILocation(line: 29, column: 5, scope: !29)
!35 = !DILocation(line: 30, column: 7, scope: !29)
!36 = !DILocation(line: 30, column: 5, scope: !29)
!37 = !DILocalVariable(name: "t", scope: !29, file: !3, line: 31, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 35, baseType: !40)
!39 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 31, column: 13, scope: !29)
!42 = !DILocalVariable(name: "u", scope: !29, file: !3, line: 31, type: !38)
!43 = !DILocation(line: 31, column: 16, scope: !29)
!44 = !DILocation(line: 32, column: 3, scope: !29)
!45 = !DILocation(line: 33, column: 3, scope: !29)
!46 = !DILocation(line: 34, column: 16, scope: !29)
!47 = !DILocation(line: 34, column: 3, scope: !29)
!48 = !DILocation(line: 35, column: 16, scope: !29)
!49 = !DILocation(line: 35, column: 3, scope: !29)
!50 = !DILocation(line: 36, column: 3, scope: !29)
!51 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 14, type: !52, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!52 = !DISubroutineType(types: !53)
!53 = !{!5, !5}
!54 = !DILocalVariable(name: "unused", arg: 1, scope: !51, file: !3, line: 14, type: !5)
!55 = !DILocation(line: 14, column: 27, scope: !51)
!56 = !DILocalVariable(name: "hp", scope: !51, file: !3, line: 15, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "__VERIFIER_hp_t", file: !59, line: 58, baseType: !60)
!59 = !DIFile(filename: "../../libc-shim/include/genmc.h", directory: ".", checksumkind: CSK_MD5, checksum: "f791c41b1101e9ce2b9746b7afb76e99")
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !59, line: 56, size: 64, elements: !61)
!61 = !{!62}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !60, file: !59, line: 57, baseType: !5, size: 64)
!63 = !DILocation(line: 15, column: 20, scope: !51)
!64 = !DILocation(line: 15, column: 25, scope: !51)
!65 = !DILocalVariable(name: "node", scope: !51, file: !3, line: 16, type: !10)
!66 = !DILocation(line: 16, column: 16, scope: !51)
!67 = !DILocation(line: 16, column: 45, scope: !51)
!68 = !DILocation(line: 16, column: 23, scope: !51)
!69 = !DILocation(line: 17, column: 3, scope: !51)
!70 = !DILocation(line: 17, column: 11, scope: !51)
!71 = !DILocation(line: 17, column: 10, scope: !51)
!72 = !DILocation(line: 18, column: 25, scope: !51)
!73 = !DILocation(line: 18, column: 5, scope: !51)
!74 = distinct !{!74, !69, !75, !76}
!75 = !DILocation(line: 18, column: 27, scope: !51)
!76 = !{!"llvm.loop.mustprogress"}
!77 = !DILocation(line: 19, column: 7, scope: !78)
!78 = distinct !DILexicalBlock(scope: !51, file: !3, line: 19, column: 7)
!79 = !DILocation(line: 19, column: 7, scope: !51)
!80 = !DILocation(line: 20, column: 12, scope: !78)
!81 = !DILocation(line: 20, column: 18, scope: !78)
!82 = !DILocation(line: 20, column: 10, scope: !78)
!83 = !DILocation(line: 20, column: 5, scope: !78)
!84 = !DILocation(line: 21, column: 3, scope: !51)
!85 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 23, type: !52, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!86 = !DILocalVariable(name: "unused", arg: 1, scope: !85, file: !3, line: 23, type: !5)
!87 = !DILocation(line: 23, column: 27, scope: !85)
!88 = !DILocation(line: 24, column: 24, scope: !85)
!89 = !DILocation(line: 24, column: 3, scope: !85)
!90 = !DILocation(line: 25, column: 8, scope: !85)
!91 = !DILocation(line: 26, column: 3, scope: !85)
