; ModuleID = 'hazard_no_fence.c'
source_filename = "hazard_no_fence.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@y = internal global i32 0, align 4, !dbg !0
@b = internal global i32 0, align 4, !dbg !42
@x = internal global i32 0, align 4, !dbg !35
@a = internal global i32 0, align 4, !dbg !40
@.str = private unnamed_addr constant [35 x i8] c"atomic_load(&a) || atomic_load(&b)\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [18 x i8] c"hazard_no_fence.c\00", align 1, !dbg !24
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp3 = alloca i32, align 4
  %atomic-temp4 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !55, !DIExpression(), !59)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !60
  store i32 1, ptr %.atomictmp, align 4, !dbg !61
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !61
  store atomic i32 %0, ptr @y monotonic, align 4, !dbg !61
  call void @reclaim(), !dbg !62
  %1 = load atomic i32, ptr @x monotonic, align 4, !dbg !63
  store i32 %1, ptr %atomic-temp, align 4, !dbg !63
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !63
  store i32 %2, ptr %.atomictmp1, align 4, !dbg !64
  %3 = load i32, ptr %.atomictmp1, align 4, !dbg !64
  store atomic i32 %3, ptr @b monotonic, align 4, !dbg !64
  %4 = load i64, ptr %thread, align 8, !dbg !65
  %call2 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !66
  %5 = load atomic i32, ptr @a seq_cst, align 4, !dbg !67
  store i32 %5, ptr %atomic-temp3, align 4, !dbg !67
  %6 = load i32, ptr %atomic-temp3, align 4, !dbg !67
  %tobool = icmp ne i32 %6, 0, !dbg !67
  br i1 %tobool, label %cond.true, label %lor.lhs.false, !dbg !67

lor.lhs.false:                                    ; preds = %entry
  %7 = load atomic i32, ptr @b seq_cst, align 4, !dbg !67
  store i32 %7, ptr %atomic-temp4, align 4, !dbg !67
  %8 = load i32, ptr %atomic-temp4, align 4, !dbg !67
  %tobool5 = icmp ne i32 %8, 0, !dbg !67
  br i1 %tobool5, label %cond.true, label %cond.false, !dbg !67

cond.true:                                        ; preds = %lor.lhs.false, %entry
  br label %cond.end, !dbg !67

cond.false:                                       ; preds = %lor.lhs.false
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__func__.main) #4, !dbg !67
  unreachable, !dbg !67

9:                                                ; No predecessors!
  br label %cond.end, !dbg !67

cond.end:                                         ; preds = %9, %cond.true
  ret i32 0, !dbg !68
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %unused) #0 !dbg !69 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !72, !DIExpression(), !73)
  store i32 1, ptr %.atomictmp, align 4, !dbg !74
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !74
  store atomic i32 %0, ptr @x monotonic, align 4, !dbg !74
  call void @reclaim(), !dbg !75
  %1 = load atomic i32, ptr @y monotonic, align 4, !dbg !76
  store i32 %1, ptr %atomic-temp, align 4, !dbg !76
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !76
  store i32 %2, ptr %.atomictmp1, align 4, !dbg !77
  %3 = load i32, ptr %.atomictmp1, align 4, !dbg !77
  store atomic i32 %3, ptr @a monotonic, align 4, !dbg !77
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !78
  ret ptr %4, !dbg !79
}

; Function Attrs: noinline nounwind uwtable
define internal void @reclaim() #0 !dbg !80 {
entry:
  %variable = alloca ptr, align 8
  %hp = alloca ptr, align 8
    #dbg_declare(ptr %variable, !83, !DIExpression(), !86)
  %call = call ptr @malloc(i64 noundef 4) #5, !dbg !87
  store ptr %call, ptr %variable, align 8, !dbg !86
    #dbg_declare(ptr %hp, !88, !DIExpression(), !95)
  %call1 = call ptr @__VERIFIER_hp_alloc(), !dbg !96
  store ptr %call1, ptr %hp, align 8, !dbg !95
  %0 = load ptr, ptr %hp, align 8, !dbg !97
  %call2 = call ptr @__VERIFIER_hp_protect(ptr noundef %0, ptr noundef %variable), !dbg !98
  call void @__VERIFIER_hp_retire(ptr noundef %call2), !dbg !99
  %1 = load ptr, ptr %hp, align 8, !dbg !100
  call void @__VERIFIER_hp_clear(ptr noundef %1), !dbg !101
  ret void, !dbg !102
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #3

declare ptr @__VERIFIER_hp_alloc() #1

declare void @__VERIFIER_hp_retire(ptr noundef) #1

declare ptr @__VERIFIER_hp_protect(ptr noundef, ptr noundef) #1

declare void @__VERIFIER_hp_clear(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn }
attributes #5 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 12, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "hazard_no_fence.c", directory: ".", checksumkind: CSK_MD5, checksum: "ea22ddf061683f22b60d07ec6b359001")
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
!17 = !{!18, !24, !29, !35, !0, !40, !42}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 280, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 35)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 18)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 40, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 5)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 12, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !39)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 12, type: !37, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 12, type: !37, isLocal: true, isDefinition: true)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !52, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!39}
!54 = !{}
!55 = !DILocalVariable(name: "thread", scope: !51, file: !3, line: 26, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !57, line: 35, baseType: !58)
!57 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !DILocation(line: 26, column: 13, scope: !51)
!60 = !DILocation(line: 27, column: 3, scope: !51)
!61 = !DILocation(line: 28, column: 3, scope: !51)
!62 = !DILocation(line: 29, column: 3, scope: !51)
!63 = !DILocation(line: 30, column: 29, scope: !51)
!64 = !DILocation(line: 30, column: 3, scope: !51)
!65 = !DILocation(line: 31, column: 16, scope: !51)
!66 = !DILocation(line: 31, column: 3, scope: !51)
!67 = !DILocation(line: 32, column: 3, scope: !51)
!68 = !DILocation(line: 33, column: 3, scope: !51)
!69 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 19, type: !70, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!70 = !DISubroutineType(types: !71)
!71 = !{!16, !16}
!72 = !DILocalVariable(name: "unused", arg: 1, scope: !69, file: !3, line: 19, type: !16)
!73 = !DILocation(line: 19, column: 25, scope: !69)
!74 = !DILocation(line: 20, column: 3, scope: !69)
!75 = !DILocation(line: 21, column: 3, scope: !69)
!76 = !DILocation(line: 22, column: 29, scope: !69)
!77 = !DILocation(line: 22, column: 3, scope: !69)
!78 = !DILocation(line: 23, column: 10, scope: !69)
!79 = !DILocation(line: 23, column: 3, scope: !69)
!80 = distinct !DISubprogram(name: "reclaim", scope: !3, file: !3, line: 13, type: !81, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!81 = !DISubroutineType(types: !82)
!82 = !{null}
!83 = !DILocalVariable(name: "variable", scope: !80, file: !3, line: 14, type: !84)
!84 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !85)
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!86 = !DILocation(line: 14, column: 18, scope: !80)
!87 = !DILocation(line: 14, column: 29, scope: !80)
!88 = !DILocalVariable(name: "hp", scope: !80, file: !3, line: 15, type: !89)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "__VERIFIER_hp_t", file: !91, line: 58, baseType: !92)
!91 = !DIFile(filename: "../../libc-shim/include/genmc.h", directory: ".", checksumkind: CSK_MD5, checksum: "f791c41b1101e9ce2b9746b7afb76e99")
!92 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !91, line: 56, size: 64, elements: !93)
!93 = !{!94}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !92, file: !91, line: 57, baseType: !16, size: 64)
!95 = !DILocation(line: 15, column: 20, scope: !80)
!96 = !DILocation(line: 15, column: 25, scope: !80)
!97 = !DILocation(line: 16, column: 46, scope: !80)
!98 = !DILocation(line: 16, column: 24, scope: !80)
!99 = !DILocation(line: 16, column: 3, scope: !80)
!100 = !DILocation(line: 17, column: 23, scope: !80)
!101 = !DILocation(line: 17, column: 3, scope: !80)
!102 = !DILocation(line: 18, column: 1, scope: !80)
