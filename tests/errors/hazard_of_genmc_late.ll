; ModuleID = 'hazard_of_genmc_late.c'
source_filename = "hazard_of_genmc_late.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@shared = internal global ptr null, align 8, !dbg !0
@seen = internal global i32 0, align 4, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %block = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !36, !DIExpression(), !40)
    #dbg_declare(ptr %block, !41, !DIExpression(), !42)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !43
  store ptr %call, ptr %block, align 8, !dbg !42
  %0 = load ptr, ptr %block, align 8, !dbg !44
  store i32 1, ptr %0, align 4, !dbg !45
  %1 = load ptr, ptr %block, align 8, !dbg !46
  store ptr %1, ptr @shared, align 8, !dbg !47
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !48
  store ptr null, ptr %.atomictmp, align 8, !dbg !49
  %2 = load i64, ptr %.atomictmp, align 8, !dbg !49
  store atomic i64 %2, ptr @shared release, align 8, !dbg !49
  %3 = load ptr, ptr %block, align 8, !dbg !50
  call void @__VERIFIER_hazptr_retire(ptr noundef %3), !dbg !51
  %4 = load i64, ptr %thread, align 8, !dbg !52
  %call2 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !53
  ret i32 0, !dbg !54
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !55 {
entry:
  %unused.addr = alloca ptr, align 8
  %hp = alloca ptr, align 8
  %block = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %value = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !58, !DIExpression(), !59)
    #dbg_declare(ptr %hp, !60, !DIExpression(), !67)
  %call = call ptr @__VERIFIER_hazptr_alloc(), !dbg !68
  store ptr %call, ptr %hp, align 8, !dbg !67
    #dbg_declare(ptr %block, !69, !DIExpression(), !70)
  %0 = load atomic i64, ptr @shared acquire, align 8, !dbg !71
  store i64 %0, ptr %atomic-temp, align 8, !dbg !71
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !71
  store ptr %1, ptr %block, align 8, !dbg !70
  store i32 1, ptr %.atomictmp, align 4, !dbg !72
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !72
  store atomic i32 %2, ptr @seen seq_cst, align 4, !dbg !72
  %3 = load ptr, ptr %hp, align 8, !dbg !73
  %4 = load ptr, ptr %block, align 8, !dbg !74
  call void @__VERIFIER_hazptr_protect(ptr noundef %3, ptr noundef %4), !dbg !75
    #dbg_declare(ptr %value, !76, !DIExpression(), !77)
  %5 = load ptr, ptr %block, align 8, !dbg !78
  %tobool = icmp ne ptr %5, null, !dbg !78
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !78

cond.true:                                        ; preds = %entry
  %6 = load ptr, ptr %block, align 8, !dbg !79
  %7 = load i32, ptr %6, align 4, !dbg !80
  br label %cond.end, !dbg !78

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !78

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %7, %cond.true ], [ 0, %cond.false ], !dbg !78
  store i32 %cond, ptr %value, align 4, !dbg !77
  %8 = load ptr, ptr %hp, align 8, !dbg !81
  call void @__VERIFIER_hazptr_free(ptr noundef %8), !dbg !82
  %9 = load i32, ptr %value, align 4, !dbg !83
  %tobool1 = icmp ne i32 %9, 0, !dbg !83
  br i1 %tobool1, label %cond.true2, label %cond.false3, !dbg !83

cond.true2:                                       ; preds = %cond.end
  %10 = load ptr, ptr %unused.addr, align 8, !dbg !84
  br label %cond.end4, !dbg !83

cond.false3:                                      ; preds = %cond.end
  br label %cond.end4, !dbg !83

cond.end4:                                        ; preds = %cond.false3, %cond.true2
  %cond5 = phi ptr [ %10, %cond.true2 ], [ null, %cond.false3 ], !dbg !83
  ret ptr %cond5, !dbg !85
}

declare void @__VERIFIER_hazptr_retire(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare ptr @__VERIFIER_hazptr_alloc() #2

declare void @__VERIFIER_hazptr_protect(ptr noundef, ptr noundef) #2

declare void @__VERIFIER_hazptr_free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 11, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "hazard_of_genmc_late.c", directory: ".", checksumkind: CSK_MD5, checksum: "b500f5cde6293310fcca902683a66cfc")
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
!19 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !33, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!22}
!35 = !{}
!36 = !DILocalVariable(name: "thread", scope: !32, file: !3, line: 22, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 35, baseType: !39)
!38 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 22, column: 13, scope: !32)
!41 = !DILocalVariable(name: "block", scope: !32, file: !3, line: 23, type: !24)
!42 = !DILocation(line: 23, column: 8, scope: !32)
!43 = !DILocation(line: 23, column: 16, scope: !32)
!44 = !DILocation(line: 24, column: 4, scope: !32)
!45 = !DILocation(line: 24, column: 10, scope: !32)
!46 = !DILocation(line: 25, column: 24, scope: !32)
!47 = !DILocation(line: 25, column: 3, scope: !32)
!48 = !DILocation(line: 26, column: 3, scope: !32)
!49 = !DILocation(line: 27, column: 3, scope: !32)
!50 = !DILocation(line: 28, column: 28, scope: !32)
!51 = !DILocation(line: 28, column: 3, scope: !32)
!52 = !DILocation(line: 29, column: 16, scope: !32)
!53 = !DILocation(line: 29, column: 3, scope: !32)
!54 = !DILocation(line: 30, column: 3, scope: !32)
!55 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 12, type: !56, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!56 = !DISubroutineType(types: !57)
!57 = !{!16, !16}
!58 = !DILocalVariable(name: "unused", arg: 1, scope: !55, file: !3, line: 12, type: !16)
!59 = !DILocation(line: 12, column: 27, scope: !55)
!60 = !DILocalVariable(name: "hp", scope: !55, file: !3, line: 13, type: !61)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "__VERIFIER_hp_t", file: !63, line: 58, baseType: !64)
!63 = !DIFile(filename: "../../libc-shim/include/genmc.h", directory: ".", checksumkind: CSK_MD5, checksum: "f791c41b1101e9ce2b9746b7afb76e99")
!64 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !63, line: 56, size: 64, elements: !65)
!65 = !{!66}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !64, file: !63, line: 57, baseType: !16, size: 64)
!67 = !DILocation(line: 13, column: 20, scope: !55)
!68 = !DILocation(line: 13, column: 25, scope: !55)
!69 = !DILocalVariable(name: "block", scope: !55, file: !3, line: 14, type: !24)
!70 = !DILocation(line: 14, column: 8, scope: !55)
!71 = !DILocation(line: 14, column: 16, scope: !55)
!72 = !DILocation(line: 15, column: 3, scope: !55)
!73 = !DILocation(line: 16, column: 29, scope: !55)
!74 = !DILocation(line: 16, column: 33, scope: !55)
!75 = !DILocation(line: 16, column: 3, scope: !55)
!76 = !DILocalVariable(name: "value", scope: !55, file: !3, line: 17, type: !22)
!77 = !DILocation(line: 17, column: 7, scope: !55)
!78 = !DILocation(line: 17, column: 15, scope: !55)
!79 = !DILocation(line: 17, column: 24, scope: !55)
!80 = !DILocation(line: 17, column: 23, scope: !55)
!81 = !DILocation(line: 18, column: 26, scope: !55)
!82 = !DILocation(line: 18, column: 3, scope: !55)
!83 = !DILocation(line: 19, column: 10, scope: !55)
!84 = !DILocation(line: 19, column: 18, scope: !55)
!85 = !DILocation(line: 19, column: 3, scope: !55)
