; ModuleID = 'hazard_relaxed.c'
source_filename = "hazard_relaxed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@shared = internal global ptr null, align 8, !dbg !0
@removed = internal global ptr null, align 8, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !30 {
entry:
  %retval = alloca i32, align 4
  %one = alloca i64, align 8
  %other = alloca i64, align 8
  %block = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %one, !34, !DIExpression(), !38)
    #dbg_declare(ptr %other, !39, !DIExpression(), !40)
    #dbg_declare(ptr %block, !41, !DIExpression(), !42)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !43
  store ptr %call, ptr %block, align 8, !dbg !42
  %0 = load ptr, ptr %block, align 8, !dbg !44
  store i32 1, ptr %0, align 4, !dbg !45
  %1 = load ptr, ptr %block, align 8, !dbg !46
  store ptr %1, ptr @shared, align 8, !dbg !47
  %call1 = call i32 @pthread_create(ptr noundef %one, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !48
  %call2 = call i32 @pthread_create(ptr noundef %other, ptr noundef null, ptr noundef @remover, ptr noundef null), !dbg !49
  %2 = load atomic i64, ptr @removed seq_cst, align 8, !dbg !50
  store i64 %2, ptr %atomic-temp, align 8, !dbg !50
  %3 = load ptr, ptr %atomic-temp, align 8, !dbg !50
  store ptr %3, ptr %block, align 8, !dbg !51
  %4 = load ptr, ptr %block, align 8, !dbg !52
  %tobool = icmp ne ptr %4, null, !dbg !52
  br i1 %tobool, label %if.then, label %if.end, !dbg !54

if.then:                                          ; preds = %entry
  %5 = load ptr, ptr %block, align 8, !dbg !55
  call void @__VERIFIER_hp_retire(ptr noundef %5), !dbg !56
  br label %if.end, !dbg !56

if.end:                                           ; preds = %if.then, %entry
  %6 = load i64, ptr %one, align 8, !dbg !57
  %call3 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !58
  %7 = load i64, ptr %other, align 8, !dbg !59
  %call4 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !60
  ret i32 0, !dbg !61
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !62 {
entry:
  %unused.addr = alloca ptr, align 8
  %hp = alloca ptr, align 8
  %block = alloca ptr, align 8
  %value = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !65, !DIExpression(), !66)
    #dbg_declare(ptr %hp, !67, !DIExpression(), !74)
  %call = call ptr @__VERIFIER_hp_alloc(), !dbg !75
  store ptr %call, ptr %hp, align 8, !dbg !74
    #dbg_declare(ptr %block, !76, !DIExpression(), !77)
  %0 = load ptr, ptr %hp, align 8, !dbg !78
  %call1 = call ptr @__VERIFIER_hp_protect(ptr noundef %0, ptr noundef @shared), !dbg !79
  store ptr %call1, ptr %block, align 8, !dbg !77
    #dbg_declare(ptr %value, !80, !DIExpression(), !81)
  %1 = load ptr, ptr %block, align 8, !dbg !82
  %tobool = icmp ne ptr %1, null, !dbg !82
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !82

cond.true:                                        ; preds = %entry
  %2 = load ptr, ptr %block, align 8, !dbg !83
  %3 = load i32, ptr %2, align 4, !dbg !84
  br label %cond.end, !dbg !82

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !82

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %cond.false ], !dbg !82
  store i32 %cond, ptr %value, align 4, !dbg !81
  %4 = load ptr, ptr %hp, align 8, !dbg !85
  call void @__VERIFIER_hp_free(ptr noundef %4), !dbg !86
  %5 = load i32, ptr %value, align 4, !dbg !87
  %tobool2 = icmp ne i32 %5, 0, !dbg !87
  br i1 %tobool2, label %cond.true3, label %cond.false4, !dbg !87

cond.true3:                                       ; preds = %cond.end
  %6 = load ptr, ptr %unused.addr, align 8, !dbg !88
  br label %cond.end5, !dbg !87

cond.false4:                                      ; preds = %cond.end
  br label %cond.end5, !dbg !87

cond.end5:                                        ; preds = %cond.false4, %cond.true3
  %cond6 = phi ptr [ %6, %cond.true3 ], [ null, %cond.false4 ], !dbg !87
  ret ptr %cond6, !dbg !89
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @remover(ptr noundef %unused) #0 !dbg !90 {
entry:
  %unused.addr = alloca ptr, align 8
  %block = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %.atomictmp1 = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !91, !DIExpression(), !92)
    #dbg_declare(ptr %block, !93, !DIExpression(), !94)
  %0 = load atomic i64, ptr @shared seq_cst, align 8, !dbg !95
  store i64 %0, ptr %atomic-temp, align 8, !dbg !95
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !95
  store ptr %1, ptr %block, align 8, !dbg !94
  store ptr null, ptr %.atomictmp, align 8, !dbg !96
  %2 = load i64, ptr %.atomictmp, align 8, !dbg !96
  store atomic i64 %2, ptr @shared monotonic, align 8, !dbg !96
  %3 = load ptr, ptr %block, align 8, !dbg !97
  store ptr %3, ptr %.atomictmp1, align 8, !dbg !98
  %4 = load i64, ptr %.atomictmp1, align 8, !dbg !98
  store atomic i64 %4, ptr @removed monotonic, align 8, !dbg !98
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !99
  ret ptr %5, !dbg !100
}

declare void @__VERIFIER_hp_retire(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare ptr @__VERIFIER_hp_alloc() #2

declare ptr @__VERIFIER_hp_protect(ptr noundef, ptr noundef) #2

declare void @__VERIFIER_hp_free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 12, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "hazard_relaxed.c", directory: ".", checksumkind: CSK_MD5, checksum: "f98ba549a4e8597e7469f6f9380b058c")
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
!19 = distinct !DIGlobalVariable(name: "removed", scope: !2, file: !3, line: 12, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !31, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!22}
!33 = !{}
!34 = !DILocalVariable(name: "one", scope: !30, file: !3, line: 27, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 35, baseType: !37)
!36 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocation(line: 27, column: 13, scope: !30)
!39 = !DILocalVariable(name: "other", scope: !30, file: !3, line: 27, type: !35)
!40 = !DILocation(line: 27, column: 18, scope: !30)
!41 = !DILocalVariable(name: "block", scope: !30, file: !3, line: 28, type: !21)
!42 = !DILocation(line: 28, column: 8, scope: !30)
!43 = !DILocation(line: 28, column: 16, scope: !30)
!44 = !DILocation(line: 29, column: 4, scope: !30)
!45 = !DILocation(line: 29, column: 10, scope: !30)
!46 = !DILocation(line: 30, column: 24, scope: !30)
!47 = !DILocation(line: 30, column: 3, scope: !30)
!48 = !DILocation(line: 31, column: 3, scope: !30)
!49 = !DILocation(line: 32, column: 3, scope: !30)
!50 = !DILocation(line: 33, column: 11, scope: !30)
!51 = !DILocation(line: 33, column: 9, scope: !30)
!52 = !DILocation(line: 34, column: 7, scope: !53)
!53 = distinct !DILexicalBlock(scope: !30, file: !3, line: 34, column: 7)
!54 = !DILocation(line: 34, column: 7, scope: !30)
!55 = !DILocation(line: 35, column: 26, scope: !53)
!56 = !DILocation(line: 35, column: 5, scope: !53)
!57 = !DILocation(line: 36, column: 16, scope: !30)
!58 = !DILocation(line: 36, column: 3, scope: !30)
!59 = !DILocation(line: 37, column: 16, scope: !30)
!60 = !DILocation(line: 37, column: 3, scope: !30)
!61 = !DILocation(line: 38, column: 3, scope: !30)
!62 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 13, type: !63, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!63 = !DISubroutineType(types: !64)
!64 = !{!16, !16}
!65 = !DILocalVariable(name: "unused", arg: 1, scope: !62, file: !3, line: 13, type: !16)
!66 = !DILocation(line: 13, column: 27, scope: !62)
!67 = !DILocalVariable(name: "hp", scope: !62, file: !3, line: 14, type: !68)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "__VERIFIER_hp_t", file: !70, line: 58, baseType: !71)
!70 = !DIFile(filename: "../../libc-shim/include/genmc.h", directory: ".", checksumkind: CSK_MD5, checksum: "f791c41b1101e9ce2b9746b7afb76e99")
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !70, line: 56, size: 64, elements: !72)
!72 = !{!73}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !71, file: !70, line: 57, baseType: !16, size: 64)
!74 = !DILocation(line: 14, column: 20, scope: !62)
!75 = !DILocation(line: 14, column: 25, scope: !62)
!76 = !DILocalVariable(name: "block", scope: !62, file: !3, line: 15, type: !21)
!77 = !DILocation(line: 15, column: 8, scope: !62)
!78 = !DILocation(line: 15, column: 38, scope: !62)
!79 = !DILocation(line: 15, column: 16, scope: !62)
!80 = !DILocalVariable(name: "value", scope: !62, file: !3, line: 16, type: !22)
!81 = !DILocation(line: 16, column: 7, scope: !62)
!82 = !DILocation(line: 16, column: 15, scope: !62)
!83 = !DILocation(line: 16, column: 24, scope: !62)
!84 = !DILocation(line: 16, column: 23, scope: !62)
!85 = !DILocation(line: 17, column: 22, scope: !62)
!86 = !DILocation(line: 17, column: 3, scope: !62)
!87 = !DILocation(line: 18, column: 10, scope: !62)
!88 = !DILocation(line: 18, column: 18, scope: !62)
!89 = !DILocation(line: 18, column: 3, scope: !62)
!90 = distinct !DISubprogram(name: "remover", scope: !3, file: !3, line: 20, type: !63, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!91 = !DILocalVariable(name: "unused", arg: 1, scope: !90, file: !3, line: 20, type: !16)
!92 = !DILocation(line: 20, column: 28, scope: !90)
!93 = !DILocalVariable(name: "block", scope: !90, file: !3, line: 21, type: !21)
!94 = !DILocation(line: 21, column: 8, scope: !90)
!95 = !DILocation(line: 21, column: 16, scope: !90)
!96 = !DILocation(line: 22, column: 3, scope: !90)
!97 = !DILocation(line: 23, column: 35, scope: !90)
!98 = !DILocation(line: 23, column: 3, scope: !90)
!99 = !DILocation(line: 24, column: 10, scope: !90)
!100 = !DILocation(line: 24, column: 3, scope: !90)
