; ModuleID = 'call_raced_after_round.c'
source_filename = "call_raced_after_round.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.anon = type { %union.sem_t, [32 x i8] }
%union.sem_t = type { i64, [24 x i8] }

@both = internal global %union.anon zeroinitializer, align 8, !dbg !0
@go = internal global i32 0, align 4, !dbg !16
@over = internal global i32 0, align 4, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !49 {
entry:
  %waiter = alloca i64, align 8
  %poster = alloca i64, align 8
    #dbg_declare(ptr %waiter, !53, !DIExpression(), !57)
    #dbg_declare(ptr %poster, !58, !DIExpression(), !59)
  %call = call i32 @sem_init(ptr noundef @both, i32 noundef 0, i32 noundef 1), !dbg !60
  %call1 = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @wait, ptr noundef null), !dbg !61
  %call2 = call i32 @pthread_create(ptr noundef %poster, ptr noundef null, ptr noundef @post, ptr noundef null), !dbg !62
  %0 = load i64, ptr %waiter, align 8, !dbg !63
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !64
  %1 = load i64, ptr %poster, align 8, !dbg !65
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !66
  ret i32 0, !dbg !67
}

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %unused) #0 !dbg !68 {
entry:
  %unused.addr = alloca ptr, align 8
  %seen = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !72, !DIExpression(), !73)
    #dbg_declare(ptr %seen, !74, !DIExpression(), !76)
  br label %while.cond, !dbg !77

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @go monotonic, align 4, !dbg !78
  store i32 %0, ptr %atomic-temp, align 4, !dbg !78
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !78
  %tobool = icmp ne i32 %1, 0, !dbg !79
  %lnot = xor i1 %tobool, true, !dbg !79
  br i1 %lnot, label %while.body, label %while.end, !dbg !77

while.body:                                       ; preds = %while.cond
  %2 = load i32, ptr @both, align 8, !dbg !80
  store volatile i32 %2, ptr %seen, align 4, !dbg !81
  br label %while.cond, !dbg !77, !llvm.loop !82

while.end:                                        ; preds = %while.cond
  store i32 1, ptr %.atomictmp, align 4, !dbg !85
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !85
  store atomic i32 %3, ptr @over monotonic, align 4, !dbg !85
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !86
  ret ptr %4, !dbg !87
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @post(ptr noundef %unused) #0 !dbg !88 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !89, !DIExpression(), !90)
  store i32 1, ptr %.atomictmp, align 4, !dbg !91
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !91
  store atomic i32 %0, ptr @go monotonic, align 4, !dbg !91
  %1 = load atomic i32, ptr @over monotonic, align 4, !dbg !92
  store i32 %1, ptr %atomic-temp, align 4, !dbg !92
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !92
  %tobool = icmp ne i32 %2, 0, !dbg !92
  br i1 %tobool, label %if.then, label %if.end, !dbg !94

if.then:                                          ; preds = %entry
  %call = call i32 @sem_post(ptr noundef @both), !dbg !95
  br label %if.end, !dbg !95

if.end:                                           ; preds = %if.then, %entry
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !96
  ret ptr %3, !dbg !97
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @sem_post(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "both", scope: !2, file: !3, line: 10, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "call_raced_after_round.c", directory: ".", checksumkind: CSK_MD5, checksum: "a289da3845aab0ffd708ae4268abce2c")
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
!15 = !{!0, !16, !21}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 11, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "over", scope: !2, file: !3, line: 11, type: !18, isLocal: true, isDefinition: true)
!23 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 10, size: 512, elements: !24)
!24 = !{!25, !38}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "semaphore", scope: !23, file: !3, line: 10, baseType: !26, size: 256)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !27, line: 11, baseType: !28)
!27 = !DIFile(filename: "../../libc-shim/include/semaphore.h", directory: ".", checksumkind: CSK_MD5, checksum: "82374f60a482038d1bb9c53a7d9b0cc7")
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 7, size: 256, elements: !29)
!29 = !{!30, !31, !36}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !28, file: !27, line: 8, baseType: !7, size: 32)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !28, file: !27, line: 9, baseType: !32, size: 256)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 256, elements: !34)
!33 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!34 = !{!35}
!35 = !DISubrange(count: 32)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !27, line: 10, baseType: !37, size: 64)
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "words", scope: !23, file: !3, line: 10, baseType: !39, size: 512)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 512, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 16)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !50, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{!20}
!52 = !{}
!53 = !DILocalVariable(name: "waiter", scope: !49, file: !3, line: 29, type: !54)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !55, line: 39, baseType: !56)
!55 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DILocation(line: 29, column: 13, scope: !49)
!58 = !DILocalVariable(name: "poster", scope: !49, file: !3, line: 29, type: !54)
!59 = !DILocation(line: 29, column: 21, scope: !49)
!60 = !DILocation(line: 30, column: 3, scope: !49)
!61 = !DILocation(line: 31, column: 3, scope: !49)
!62 = !DILocation(line: 32, column: 3, scope: !49)
!63 = !DILocation(line: 33, column: 16, scope: !49)
!64 = !DILocation(line: 33, column: 3, scope: !49)
!65 = !DILocation(line: 34, column: 16, scope: !49)
!66 = !DILocation(line: 34, column: 3, scope: !49)
!67 = !DILocation(line: 35, column: 1, scope: !49)
!68 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 13, type: !69, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!69 = !DISubroutineType(types: !70)
!70 = !{!71, !71}
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!72 = !DILocalVariable(name: "unused", arg: 1, scope: !68, file: !3, line: 13, type: !71)
!73 = !DILocation(line: 13, column: 25, scope: !68)
!74 = !DILocalVariable(name: "seen", scope: !68, file: !3, line: 14, type: !75)
!75 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!76 = !DILocation(line: 14, column: 21, scope: !68)
!77 = !DILocation(line: 15, column: 3, scope: !68)
!78 = !DILocation(line: 15, column: 11, scope: !68)
!79 = !DILocation(line: 15, column: 10, scope: !68)
!80 = !DILocation(line: 16, column: 12, scope: !68)
!81 = !DILocation(line: 16, column: 10, scope: !68)
!82 = distinct !{!82, !77, !83, !84}
!83 = !DILocation(line: 16, column: 24, scope: !68)
!84 = !{!"llvm.loop.mustprogress"}
!85 = !DILocation(line: 17, column: 3, scope: !68)
!86 = !DILocation(line: 18, column: 10, scope: !68)
!87 = !DILocation(line: 18, column: 3, scope: !68)
!88 = distinct !DISubprogram(name: "post", scope: !3, file: !3, line: 21, type: !69, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!89 = !DILocalVariable(name: "unused", arg: 1, scope: !88, file: !3, line: 21, type: !71)
!90 = !DILocation(line: 21, column: 25, scope: !88)
!91 = !DILocation(line: 22, column: 3, scope: !88)
!92 = !DILocation(line: 23, column: 7, scope: !93)
!93 = distinct !DILexicalBlock(scope: !88, file: !3, line: 23, column: 7)
!94 = !DILocation(line: 23, column: 7, scope: !88)
!95 = !DILocation(line: 24, column: 5, scope: !93)
!96 = !DILocation(line: 25, column: 10, scope: !88)
!97 = !DILocation(line: 25, column: 3, scope: !88)
