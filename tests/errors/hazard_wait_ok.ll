; ModuleID = 'hazard_wait_ok.c'
source_filename = "hazard_wait_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@shared = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !28 {
entry:
  %retval = alloca i32, align 4
  %one = alloca i64, align 8
  %other = alloca i64, align 8
  %.atomictmp = alloca ptr, align 8
  %.atomictmp3 = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %one, !32, !DIExpression(), !36)
    #dbg_declare(ptr %other, !37, !DIExpression(), !38)
  %call = call i32 @pthread_create(ptr noundef %one, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !39
  %call1 = call i32 @pthread_create(ptr noundef %other, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !40
  %call2 = call ptr @new(i32 noundef 1), !dbg !41
  store ptr %call2, ptr %.atomictmp, align 8, !dbg !42
  %0 = load i64, ptr %.atomictmp, align 8, !dbg !42
  store atomic i64 %0, ptr @shared release, align 8, !dbg !42
  %call4 = call ptr @new(i32 noundef 2), !dbg !43
  store ptr %call4, ptr %.atomictmp3, align 8, !dbg !44
  %1 = load i64, ptr %.atomictmp3, align 8, !dbg !44
  %2 = atomicrmw xchg ptr @shared, i64 %1 acq_rel, align 8, !dbg !44
  store i64 %2, ptr %atomic-temp, align 8, !dbg !44
  %3 = load ptr, ptr %atomic-temp, align 8, !dbg !44
  call void @__VERIFIER_hp_retire(ptr noundef %3), !dbg !45
  %4 = load i64, ptr %one, align 8, !dbg !46
  %call5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !47
  %5 = load i64, ptr %other, align 8, !dbg !48
  %call6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !49
  ret i32 0, !dbg !50
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !51 {
entry:
  %unused.addr = alloca ptr, align 8
  %hp = alloca ptr, align 8
  %block = alloca ptr, align 8
  %value = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !54, !DIExpression(), !55)
    #dbg_declare(ptr %hp, !56, !DIExpression(), !63)
  %call = call ptr @__VERIFIER_hp_alloc(), !dbg !64
  store ptr %call, ptr %hp, align 8, !dbg !63
    #dbg_declare(ptr %block, !65, !DIExpression(), !66)
  br label %while.cond, !dbg !67

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %hp, align 8, !dbg !68
  %call1 = call ptr @__VERIFIER_hp_protect(ptr noundef %0, ptr noundef @shared), !dbg !69
  store ptr %call1, ptr %block, align 8, !dbg !70
  %cmp = icmp eq ptr %call1, null, !dbg !71
  br i1 %cmp, label %while.body, label %while.end, !dbg !67

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !67, !llvm.loop !72

while.end:                                        ; preds = %while.cond
    #dbg_declare(ptr %value, !75, !DIExpression(), !76)
  %1 = load ptr, ptr %block, align 8, !dbg !77
  %2 = load i32, ptr %1, align 4, !dbg !78
  store i32 %2, ptr %value, align 4, !dbg !76
  %3 = load ptr, ptr %hp, align 8, !dbg !79
  call void @__VERIFIER_hp_free(ptr noundef %3), !dbg !80
  %4 = load i32, ptr %value, align 4, !dbg !81
  %tobool = icmp ne i32 %4, 0, !dbg !81
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !81

cond.true:                                        ; preds = %while.end
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !82
  br label %cond.end, !dbg !81

cond.false:                                       ; preds = %while.end
  br label %cond.end, !dbg !81

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %5, %cond.true ], [ null, %cond.false ], !dbg !81
  ret ptr %cond, !dbg !83
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @new(i32 noundef %value) #0 !dbg !84 {
entry:
  %value.addr = alloca i32, align 4
  %block = alloca ptr, align 8
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !87, !DIExpression(), !88)
    #dbg_declare(ptr %block, !89, !DIExpression(), !90)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !91
  store ptr %call, ptr %block, align 8, !dbg !90
  %0 = load i32, ptr %value.addr, align 4, !dbg !92
  %1 = load ptr, ptr %block, align 8, !dbg !93
  store i32 %0, ptr %1, align 4, !dbg !94
  %2 = load ptr, ptr %block, align 8, !dbg !95
  ret ptr %2, !dbg !96
}

declare void @__VERIFIER_hp_retire(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare ptr @__VERIFIER_hp_alloc() #1

declare ptr @__VERIFIER_hp_protect(ptr noundef, ptr noundef) #1

declare void @__VERIFIER_hp_free(ptr noundef) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 10, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "hazard_wait_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "a9dceee5878531a4d27370dae1a517fd")
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
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !29, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!20}
!31 = !{}
!32 = !DILocalVariable(name: "one", scope: !28, file: !3, line: 26, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 35, baseType: !35)
!34 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DILocation(line: 26, column: 13, scope: !28)
!37 = !DILocalVariable(name: "other", scope: !28, file: !3, line: 26, type: !33)
!38 = !DILocation(line: 26, column: 18, scope: !28)
!39 = !DILocation(line: 27, column: 3, scope: !28)
!40 = !DILocation(line: 28, column: 3, scope: !28)
!41 = !DILocation(line: 29, column: 34, scope: !28)
!42 = !DILocation(line: 29, column: 3, scope: !28)
!43 = !DILocation(line: 30, column: 58, scope: !28)
!44 = !DILocation(line: 30, column: 24, scope: !28)
!45 = !DILocation(line: 30, column: 3, scope: !28)
!46 = !DILocation(line: 31, column: 16, scope: !28)
!47 = !DILocation(line: 31, column: 3, scope: !28)
!48 = !DILocation(line: 32, column: 16, scope: !28)
!49 = !DILocation(line: 32, column: 3, scope: !28)
!50 = !DILocation(line: 33, column: 3, scope: !28)
!51 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 11, type: !52, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!52 = !DISubroutineType(types: !53)
!53 = !{!16, !16}
!54 = !DILocalVariable(name: "unused", arg: 1, scope: !51, file: !3, line: 11, type: !16)
!55 = !DILocation(line: 11, column: 27, scope: !51)
!56 = !DILocalVariable(name: "hp", scope: !51, file: !3, line: 12, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "__VERIFIER_hp_t", file: !59, line: 58, baseType: !60)
!59 = !DIFile(filename: "../../libc-shim/include/genmc.h", directory: ".", checksumkind: CSK_MD5, checksum: "f791c41b1101e9ce2b9746b7afb76e99")
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !59, line: 56, size: 64, elements: !61)
!61 = !{!62}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !60, file: !59, line: 57, baseType: !16, size: 64)
!63 = !DILocation(line: 12, column: 20, scope: !51)
!64 = !DILocation(line: 12, column: 25, scope: !51)
!65 = !DILocalVariable(name: "block", scope: !51, file: !3, line: 13, type: !19)
!66 = !DILocation(line: 13, column: 8, scope: !51)
!67 = !DILocation(line: 14, column: 3, scope: !51)
!68 = !DILocation(line: 14, column: 41, scope: !51)
!69 = !DILocation(line: 14, column: 19, scope: !51)
!70 = !DILocation(line: 14, column: 17, scope: !51)
!71 = !DILocation(line: 14, column: 55, scope: !51)
!72 = distinct !{!72, !67, !73, !74}
!73 = !DILocation(line: 15, column: 5, scope: !51)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocalVariable(name: "value", scope: !51, file: !3, line: 16, type: !20)
!76 = !DILocation(line: 16, column: 7, scope: !51)
!77 = !DILocation(line: 16, column: 16, scope: !51)
!78 = !DILocation(line: 16, column: 15, scope: !51)
!79 = !DILocation(line: 17, column: 22, scope: !51)
!80 = !DILocation(line: 17, column: 3, scope: !51)
!81 = !DILocation(line: 18, column: 10, scope: !51)
!82 = !DILocation(line: 18, column: 18, scope: !51)
!83 = !DILocation(line: 18, column: 3, scope: !51)
!84 = distinct !DISubprogram(name: "new", scope: !3, file: !3, line: 20, type: !85, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!85 = !DISubroutineType(types: !86)
!86 = !{!19, !20}
!87 = !DILocalVariable(name: "value", arg: 1, scope: !84, file: !3, line: 20, type: !20)
!88 = !DILocation(line: 20, column: 21, scope: !84)
!89 = !DILocalVariable(name: "block", scope: !84, file: !3, line: 21, type: !19)
!90 = !DILocation(line: 21, column: 8, scope: !84)
!91 = !DILocation(line: 21, column: 16, scope: !84)
!92 = !DILocation(line: 22, column: 12, scope: !84)
!93 = !DILocation(line: 22, column: 4, scope: !84)
!94 = !DILocation(line: 22, column: 10, scope: !84)
!95 = !DILocation(line: 23, column: 10, scope: !84)
!96 = !DILocation(line: 23, column: 3, scope: !84)
