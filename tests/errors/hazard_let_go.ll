; ModuleID = 'hazard_let_go.c'
source_filename = "hazard_let_go.c"
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
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @keeper, ptr noundef null), !dbg !44
  store ptr null, ptr %.atomictmp, align 8, !dbg !45
  %2 = load i64, ptr %.atomictmp, align 8, !dbg !45
  store atomic i64 %2, ptr @shared release, align 8, !dbg !45
  %3 = load ptr, ptr %block, align 8, !dbg !46
  call void @__VERIFIER_hp_retire(ptr noundef %3), !dbg !47
  %4 = load i64, ptr %thread, align 8, !dbg !48
  %call2 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !49
  ret i32 0, !dbg !50
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @keeper(ptr noundef %unused) #0 !dbg !51 {
entry:
  %unused.addr = alloca ptr, align 8
  %hp = alloca ptr, align 8
  %block = alloca ptr, align 8
  %thread = alloca i64, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !54, !DIExpression(), !55)
    #dbg_declare(ptr %hp, !56, !DIExpression(), !63)
  %call = call ptr @__VERIFIER_hp_alloc(), !dbg !64
  store ptr %call, ptr %hp, align 8, !dbg !63
    #dbg_declare(ptr %block, !65, !DIExpression(), !66)
  %0 = load ptr, ptr %hp, align 8, !dbg !67
  %call1 = call ptr @__VERIFIER_hp_protect(ptr noundef %0, ptr noundef @shared), !dbg !68
  store ptr %call1, ptr %block, align 8, !dbg !66
  %1 = load ptr, ptr %block, align 8, !dbg !69
  %cmp = icmp ne ptr %1, null, !dbg !71
  br i1 %cmp, label %if.then, label %if.end, !dbg !72

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %thread, !73, !DIExpression(), !75)
  %2 = load ptr, ptr %block, align 8, !dbg !76
  %call2 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @reader, ptr noundef %2), !dbg !77
  br label %if.end, !dbg !78

if.end:                                           ; preds = %if.then, %entry
  %3 = load ptr, ptr %hp, align 8, !dbg !79
  call void @__VERIFIER_hp_free(ptr noundef %3), !dbg !80
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !81
  ret ptr %4, !dbg !82
}

declare void @__VERIFIER_hp_retire(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare ptr @__VERIFIER_hp_alloc() #2

declare ptr @__VERIFIER_hp_protect(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %block) #0 !dbg !83 {
entry:
  %block.addr = alloca ptr, align 8
  store ptr %block, ptr %block.addr, align 8
    #dbg_declare(ptr %block.addr, !84, !DIExpression(), !85)
  %0 = load ptr, ptr %block.addr, align 8, !dbg !86
  %1 = load i32, ptr %0, align 4, !dbg !87
  %tobool = icmp ne i32 %1, 0, !dbg !87
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !87

cond.true:                                        ; preds = %entry
  %2 = load ptr, ptr %block.addr, align 8, !dbg !88
  br label %cond.end, !dbg !87

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !87

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %2, %cond.true ], [ null, %cond.false ], !dbg !87
  ret ptr %cond, !dbg !89
}

declare void @__VERIFIER_hp_free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "hazard_let_go.c", directory: ".", checksumkind: CSK_MD5, checksum: "49fe86d4908838d8ef65b1a254da7af8")
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
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{!0}
!20 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !29, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!18}
!31 = !{}
!32 = !DILocalVariable(name: "thread", scope: !28, file: !3, line: 25, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 35, baseType: !35)
!34 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DILocation(line: 25, column: 13, scope: !28)
!37 = !DILocalVariable(name: "block", scope: !28, file: !3, line: 26, type: !17)
!38 = !DILocation(line: 26, column: 8, scope: !28)
!39 = !DILocation(line: 26, column: 16, scope: !28)
!40 = !DILocation(line: 27, column: 4, scope: !28)
!41 = !DILocation(line: 27, column: 10, scope: !28)
!42 = !DILocation(line: 28, column: 24, scope: !28)
!43 = !DILocation(line: 28, column: 3, scope: !28)
!44 = !DILocation(line: 29, column: 3, scope: !28)
!45 = !DILocation(line: 30, column: 3, scope: !28)
!46 = !DILocation(line: 31, column: 24, scope: !28)
!47 = !DILocation(line: 31, column: 3, scope: !28)
!48 = !DILocation(line: 32, column: 16, scope: !28)
!49 = !DILocation(line: 32, column: 3, scope: !28)
!50 = !DILocation(line: 33, column: 3, scope: !28)
!51 = distinct !DISubprogram(name: "keeper", scope: !3, file: !3, line: 14, type: !52, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!52 = !DISubroutineType(types: !53)
!53 = !{!16, !16}
!54 = !DILocalVariable(name: "unused", arg: 1, scope: !51, file: !3, line: 14, type: !16)
!55 = !DILocation(line: 14, column: 27, scope: !51)
!56 = !DILocalVariable(name: "hp", scope: !51, file: !3, line: 15, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "__VERIFIER_hp_t", file: !59, line: 58, baseType: !60)
!59 = !DIFile(filename: "../../libc-shim/include/genmc.h", directory: ".", checksumkind: CSK_MD5, checksum: "f791c41b1101e9ce2b9746b7afb76e99")
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !59, line: 56, size: 64, elements: !61)
!61 = !{!62}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !60, file: !59, line: 57, baseType: !16, size: 64)
!63 = !DILocation(line: 15, column: 20, scope: !51)
!64 = !DILocation(line: 15, column: 25, scope: !51)
!65 = !DILocalVariable(name: "block", scope: !51, file: !3, line: 16, type: !17)
!66 = !DILocation(line: 16, column: 8, scope: !51)
!67 = !DILocation(line: 16, column: 38, scope: !51)
!68 = !DILocation(line: 16, column: 16, scope: !51)
!69 = !DILocation(line: 17, column: 7, scope: !70)
!70 = distinct !DILexicalBlock(scope: !51, file: !3, line: 17, column: 7)
!71 = !DILocation(line: 17, column: 13, scope: !70)
!72 = !DILocation(line: 17, column: 7, scope: !51)
!73 = !DILocalVariable(name: "thread", scope: !74, file: !3, line: 18, type: !33)
!74 = distinct !DILexicalBlock(scope: !70, file: !3, line: 17, column: 22)
!75 = !DILocation(line: 18, column: 15, scope: !74)
!76 = !DILocation(line: 19, column: 43, scope: !74)
!77 = !DILocation(line: 19, column: 5, scope: !74)
!78 = !DILocation(line: 20, column: 3, scope: !74)
!79 = !DILocation(line: 21, column: 22, scope: !51)
!80 = !DILocation(line: 21, column: 3, scope: !51)
!81 = !DILocation(line: 22, column: 10, scope: !51)
!82 = !DILocation(line: 22, column: 3, scope: !51)
!83 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 11, type: !52, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!84 = !DILocalVariable(name: "block", arg: 1, scope: !83, file: !3, line: 11, type: !16)
!85 = !DILocation(line: 11, column: 27, scope: !83)
!86 = !DILocation(line: 12, column: 18, scope: !83)
!87 = !DILocation(line: 12, column: 10, scope: !83)
!88 = !DILocation(line: 12, column: 26, scope: !83)
!89 = !DILocation(line: 12, column: 3, scope: !83)
