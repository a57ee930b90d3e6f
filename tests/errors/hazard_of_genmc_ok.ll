; ModuleID = 'hazard_of_genmc_ok.c'
source_filename = "hazard_of_genmc_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@shared = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !28 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %block = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !32, !DIExpression(), !36)
    #dbg_declare(ptr %block, !37, !DIExpression(), !38)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !39
  store ptr %call, ptr %block, align 8, !dbg !38
  %0 = load ptr, ptr %block, align 8, !dbg !40
  store i32 1, ptr %0, align 4, !dbg !41
  %1 = load ptr, ptr %block, align 8, !dbg !42
  store ptr %1, ptr @shared, align 8, !dbg !43
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !44
  store ptr null, ptr %.atomictmp, align 8, !dbg !45
  %2 = load i64, ptr %.atomictmp, align 8, !dbg !45
  store atomic i64 %2, ptr @shared release, align 8, !dbg !45
  %3 = load ptr, ptr %block, align 8, !dbg !46
  call void @__VERIFIER_hazptr_retire(ptr noundef %3), !dbg !47
  %4 = load i64, ptr %thread, align 8, !dbg !48
  %call2 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !49
  ret i32 0, !dbg !50
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !51 {
entry:
  %unused.addr = alloca ptr, align 8
  %hp = alloca ptr, align 8
  %block = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %value = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !54, !DIExpression(), !55)
    #dbg_declare(ptr %hp, !56, !DIExpression(), !63)
  %call = call ptr @__VERIFIER_hazptr_alloc(), !dbg !64
  store ptr %call, ptr %hp, align 8, !dbg !63
    #dbg_declare(ptr %block, !65, !DIExpression(), !66)
  %0 = load atomic i64, ptr @shared acquire, align 8, !dbg !67
  store i64 %0, ptr %atomic-temp, align 8, !dbg !67
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !67
  store ptr %1, ptr %block, align 8, !dbg !66
  %2 = load ptr, ptr %hp, align 8, !dbg !68
  %3 = load ptr, ptr %block, align 8, !dbg !69
  call void @__VERIFIER_hazptr_protect(ptr noundef %2, ptr noundef %3), !dbg !70
    #dbg_declare(ptr %value, !71, !DIExpression(), !72)
  %4 = load ptr, ptr %block, align 8, !dbg !73
  %tobool = icmp ne ptr %4, null, !dbg !73
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !73

cond.true:                                        ; preds = %entry
  %5 = load ptr, ptr %block, align 8, !dbg !74
  %6 = load i32, ptr %5, align 4, !dbg !75
  br label %cond.end, !dbg !73

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !73

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %6, %cond.true ], [ 0, %cond.false ], !dbg !73
  store i32 %cond, ptr %value, align 4, !dbg !72
  %7 = load ptr, ptr %hp, align 8, !dbg !76
  call void @__VERIFIER_hazptr_free(ptr noundef %7), !dbg !77
  %8 = load i32, ptr %value, align 4, !dbg !78
  %tobool1 = icmp ne i32 %8, 0, !dbg !78
  br i1 %tobool1, label %cond.true2, label %cond.false3, !dbg !78

cond.true2:                                       ; preds = %cond.end
  %9 = load ptr, ptr %unused.addr, align 8, !dbg !79
  br label %cond.end4, !dbg !78

cond.false3:                                      ; preds = %cond.end
  br label %cond.end4, !dbg !78

cond.end4:                                        ; preds = %cond.false3, %cond.true2
  %cond5 = phi ptr [ %9, %cond.true2 ], [ null, %cond.false3 ], !dbg !78
  ret ptr %cond5, !dbg !80
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
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 10, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "hazard_of_genmc_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "0b54d326d5d95c868ea5e8faeaf50189")
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
!28 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !29, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!20}
!31 = !{}
!32 = !DILocalVariable(name: "thread", scope: !28, file: !3, line: 20, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 35, baseType: !35)
!34 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DILocation(line: 20, column: 13, scope: !28)
!37 = !DILocalVariable(name: "block", scope: !28, file: !3, line: 21, type: !19)
!38 = !DILocation(line: 21, column: 8, scope: !28)
!39 = !DILocation(line: 21, column: 16, scope: !28)
!40 = !DILocation(line: 22, column: 4, scope: !28)
!41 = !DILocation(line: 22, column: 10, scope: !28)
!42 = !DILocation(line: 23, column: 24, scope: !28)
!43 = !DILocation(line: 23, column: 3, scope: !28)
!44 = !DILocation(line: 24, column: 3, scope: !28)
!45 = !DILocation(line: 25, column: 3, scope: !28)
!46 = !DILocation(line: 26, column: 28, scope: !28)
!47 = !DILocation(line: 26, column: 3, scope: !28)
!48 = !DILocation(line: 27, column: 16, scope: !28)
!49 = !DILocation(line: 27, column: 3, scope: !28)
!50 = !DILocation(line: 28, column: 3, scope: !28)
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
!67 = !DILocation(line: 13, column: 16, scope: !51)
!68 = !DILocation(line: 14, column: 29, scope: !51)
!69 = !DILocation(line: 14, column: 33, scope: !51)
!70 = !DILocation(line: 14, column: 3, scope: !51)
!71 = !DILocalVariable(name: "value", scope: !51, file: !3, line: 15, type: !20)
!72 = !DILocation(line: 15, column: 7, scope: !51)
!73 = !DILocation(line: 15, column: 15, scope: !51)
!74 = !DILocation(line: 15, column: 24, scope: !51)
!75 = !DILocation(line: 15, column: 23, scope: !51)
!76 = !DILocation(line: 16, column: 26, scope: !51)
!77 = !DILocation(line: 16, column: 3, scope: !51)
!78 = !DILocation(line: 17, column: 10, scope: !51)
!79 = !DILocation(line: 17, column: 18, scope: !51)
!80 = !DILocation(line: 17, column: 3, scope: !51)
