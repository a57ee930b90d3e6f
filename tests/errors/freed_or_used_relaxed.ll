; ModuleID = 'freed_or_used_relaxed.c'
source_filename = "freed_or_used_relaxed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@block = internal global ptr null, align 8, !dbg !0
@done = internal global i32 0, align 4, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !29 {
entry:
  %retval = alloca i32, align 4
  %one = alloca i64, align 8
  %other = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %one, !33, !DIExpression(), !37)
    #dbg_declare(ptr %other, !38, !DIExpression(), !39)
  %call = call ptr @malloc(i64 noundef 8) #3, !dbg !40
  store ptr %call, ptr @block, align 8, !dbg !41
  %call1 = call i32 @pthread_create(ptr noundef %one, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !42
  %call2 = call i32 @pthread_create(ptr noundef %other, ptr noundef null, ptr noundef @clean, ptr noundef null), !dbg !43
  %0 = load i64, ptr %one, align 8, !dbg !44
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !45
  %1 = load i64, ptr %other, align 8, !dbg !46
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !47
  ret i32 0, !dbg !48
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %unused) #0 !dbg !49 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !53, !DIExpression(), !54)
  %0 = load ptr, ptr @block, align 8, !dbg !55
  store i32 3, ptr %0, align 4, !dbg !56
  store i32 1, ptr %.atomictmp, align 4, !dbg !57
  %1 = load i32, ptr %.atomictmp, align 4, !dbg !57
  store atomic i32 %1, ptr @done monotonic, align 4, !dbg !57
  ret ptr null, !dbg !58
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @clean(ptr noundef %unused) #0 !dbg !59 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !60, !DIExpression(), !61)
  %0 = load atomic i32, ptr @done acquire, align 4, !dbg !62
  store i32 %0, ptr %atomic-temp, align 4, !dbg !62
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !62
  %tobool = icmp ne i32 %1, 0, !dbg !62
  br i1 %tobool, label %if.then, label %if.end, !dbg !64

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr @block, align 8, !dbg !65
  call void @free(ptr noundef %2), !dbg !66
  br label %if.end, !dbg !66

if.end:                                           ; preds = %if.then, %entry
  ret ptr null, !dbg !67
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "block", scope: !2, file: !3, line: 11, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "freed_or_used_relaxed.c", directory: ".", checksumkind: CSK_MD5, checksum: "eed9136dcedef7bbd77995ebccf5c4ee")
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
!15 = !{!0, !16}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 10, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 8, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 2}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !30, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!20}
!32 = !{}
!33 = !DILocalVariable(name: "one", scope: !29, file: !3, line: 22, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 35, baseType: !36)
!35 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!36 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!37 = !DILocation(line: 22, column: 13, scope: !29)
!38 = !DILocalVariable(name: "other", scope: !29, file: !3, line: 22, type: !34)
!39 = !DILocation(line: 22, column: 18, scope: !29)
!40 = !DILocation(line: 23, column: 11, scope: !29)
!41 = !DILocation(line: 23, column: 9, scope: !29)
!42 = !DILocation(line: 24, column: 3, scope: !29)
!43 = !DILocation(line: 25, column: 3, scope: !29)
!44 = !DILocation(line: 26, column: 16, scope: !29)
!45 = !DILocation(line: 26, column: 3, scope: !29)
!46 = !DILocation(line: 27, column: 16, scope: !29)
!47 = !DILocation(line: 27, column: 3, scope: !29)
!48 = !DILocation(line: 28, column: 3, scope: !29)
!49 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 12, type: !50, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!53 = !DILocalVariable(name: "unused", arg: 1, scope: !49, file: !3, line: 12, type: !52)
!54 = !DILocation(line: 12, column: 25, scope: !49)
!55 = !DILocation(line: 13, column: 4, scope: !49)
!56 = !DILocation(line: 13, column: 10, scope: !49)
!57 = !DILocation(line: 14, column: 3, scope: !49)
!58 = !DILocation(line: 15, column: 3, scope: !49)
!59 = distinct !DISubprogram(name: "clean", scope: !3, file: !3, line: 17, type: !50, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!60 = !DILocalVariable(name: "unused", arg: 1, scope: !59, file: !3, line: 17, type: !52)
!61 = !DILocation(line: 17, column: 26, scope: !59)
!62 = !DILocation(line: 18, column: 7, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 18, column: 7)
!64 = !DILocation(line: 18, column: 7, scope: !59)
!65 = !DILocation(line: 18, column: 63, scope: !63)
!66 = !DILocation(line: 18, column: 58, scope: !63)
!67 = !DILocation(line: 19, column: 3, scope: !59)
