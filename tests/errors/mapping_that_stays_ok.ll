; ModuleID = 'mapping_that_stays_ok.c'
source_filename = "mapping_that_stays_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@shared = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [12 x i8] c"*zeros == 0\00", align 1, !dbg !26
@.str.1 = private unnamed_addr constant [24 x i8] c"mapping_that_stays_ok.c\00", align 1, !dbg !32
@__func__.look = private unnamed_addr constant [5 x i8] c"look\00", align 1, !dbg !37

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !53 {
entry:
  %thread = alloca i64, align 8
  %zeros = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
    #dbg_declare(ptr %thread, !57, !DIExpression(), !61)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @look, ptr noundef null), !dbg !62
    #dbg_declare(ptr %zeros, !63, !DIExpression(), !64)
  %call1 = call ptr @mmap(ptr noundef null, i64 noundef 4096, i32 noundef 3, i32 noundef 34, i32 noundef -1, i64 noundef 0), !dbg !65
  store ptr %call1, ptr %zeros, align 8, !dbg !64
  %0 = load ptr, ptr %zeros, align 8, !dbg !66
  store ptr %0, ptr %.atomictmp, align 8, !dbg !67
  %1 = load i64, ptr %.atomictmp, align 8, !dbg !67
  store atomic i64 %1, ptr @shared release, align 8, !dbg !67
  %2 = load i64, ptr %thread, align 8, !dbg !68
  %call2 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !69
  ret i32 0, !dbg !70
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %_) #0 !dbg !71 {
entry:
  %_.addr = alloca ptr, align 8
  %zeros = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store ptr %_, ptr %_.addr, align 8
    #dbg_declare(ptr %_.addr, !74, !DIExpression(), !75)
    #dbg_declare(ptr %zeros, !76, !DIExpression(), !77)
  %0 = load atomic i64, ptr @shared acquire, align 8, !dbg !78
  store i64 %0, ptr %atomic-temp, align 8, !dbg !78
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !78
  store ptr %1, ptr %zeros, align 8, !dbg !77
  %2 = load ptr, ptr %zeros, align 8, !dbg !79
  %tobool = icmp ne ptr %2, null, !dbg !79
  br i1 %tobool, label %if.then, label %if.end, !dbg !81

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %zeros, align 8, !dbg !82
  %4 = load i32, ptr %3, align 4, !dbg !82
  %cmp = icmp eq i32 %4, 0, !dbg !82
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !82

cond.true:                                        ; preds = %if.then
  br label %cond.end, !dbg !82

cond.false:                                       ; preds = %if.then
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 15, ptr noundef @__func__.look) #3, !dbg !82
  unreachable, !dbg !82

5:                                                ; No predecessors!
  br label %cond.end, !dbg !82

cond.end:                                         ; preds = %5, %cond.true
  br label %if.end, !dbg !82

if.end:                                           ; preds = %cond.end, %entry
  %6 = load ptr, ptr %_.addr, align 8, !dbg !83
  ret ptr %6, !dbg !84
}

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 10, type: !43, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mapping_that_stays_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "05563a4667fc41fde019642a5ccb9c7a")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 4, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "./../mman.h", directory: ".", checksumkind: CSK_MD5, checksum: "7d6004efc8143a70cdea2f1e6eaf969f")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13}
!9 = !DIEnumerator(name: "PROT_READ", value: 1)
!10 = !DIEnumerator(name: "PROT_WRITE", value: 2)
!11 = !DIEnumerator(name: "MAP_SHARED", value: 1)
!12 = !DIEnumerator(name: "MAP_PRIVATE", value: 2)
!13 = !DIEnumerator(name: "MAP_ANONYMOUS", value: 32)
!14 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !15, line: 68, baseType: !7, size: 32, elements: !16)
!15 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!16 = !{!17, !18, !19, !20, !21, !22}
!17 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!18 = !DIEnumerator(name: "memory_order_consume", value: 1)
!19 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!20 = !DIEnumerator(name: "memory_order_release", value: 3)
!21 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!22 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!23 = !{!24}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!25 = !{!0, !26, !32, !37}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 96, elements: !30)
!29 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!30 = !{!31}
!31 = !DISubrange(count: 12)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 192, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 24)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 40, elements: !41)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!41 = !{!42}
!42 = !DISubrange(count: 5)
!43 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !44)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !54, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!45}
!56 = !{}
!57 = !DILocalVariable(name: "thread", scope: !53, file: !3, line: 20, type: !58)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !59, line: 75, baseType: !60)
!59 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!60 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!61 = !DILocation(line: 20, column: 13, scope: !53)
!62 = !DILocation(line: 21, column: 3, scope: !53)
!63 = !DILocalVariable(name: "zeros", scope: !53, file: !3, line: 22, type: !44)
!64 = !DILocation(line: 22, column: 8, scope: !53)
!65 = !DILocation(line: 22, column: 16, scope: !53)
!66 = !DILocation(line: 23, column: 34, scope: !53)
!67 = !DILocation(line: 23, column: 3, scope: !53)
!68 = !DILocation(line: 24, column: 16, scope: !53)
!69 = !DILocation(line: 24, column: 3, scope: !53)
!70 = !DILocation(line: 25, column: 1, scope: !53)
!71 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 12, type: !72, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!72 = !DISubroutineType(types: !73)
!73 = !{!24, !24}
!74 = !DILocalVariable(name: "_", arg: 1, scope: !71, file: !3, line: 12, type: !24)
!75 = !DILocation(line: 12, column: 25, scope: !71)
!76 = !DILocalVariable(name: "zeros", scope: !71, file: !3, line: 13, type: !44)
!77 = !DILocation(line: 13, column: 8, scope: !71)
!78 = !DILocation(line: 13, column: 16, scope: !71)
!79 = !DILocation(line: 14, column: 7, scope: !80)
!80 = distinct !DILexicalBlock(scope: !71, file: !3, line: 14, column: 7)
!81 = !DILocation(line: 14, column: 7, scope: !71)
!82 = !DILocation(line: 15, column: 5, scope: !80)
!83 = !DILocation(line: 16, column: 10, scope: !71)
!84 = !DILocation(line: 16, column: 3, scope: !71)
