; ModuleID = 'fence_private_update.c'
source_filename = "fence_private_update.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@first = internal global i32 0, align 4, !dbg !0
@second = internal global i32 0, align 4, !dbg !18
@x = internal global i32 0, align 4, !dbg !21
@y = internal global i32 0, align 4, !dbg !25

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !34 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !38, !DIExpression(), !42)
    #dbg_declare(ptr %b, !43, !DIExpression(), !44)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @one, ptr noundef null), !dbg !45
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @two, ptr noundef null), !dbg !46
  %0 = load i64, ptr %a, align 8, !dbg !47
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !48
  %1 = load i64, ptr %b, align 8, !dbg !49
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !50
  %2 = load i32, ptr @first, align 4, !dbg !51
  %cmp = icmp eq i32 %2, 0, !dbg !53
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !54

land.lhs.true:                                    ; preds = %entry
  %3 = load i32, ptr @second, align 4, !dbg !55
  %cmp4 = icmp eq i32 %3, 0, !dbg !56
  br i1 %cmp4, label %if.then, label %if.end, !dbg !57

if.then:                                          ; preds = %land.lhs.true
  call void @abort() #3, !dbg !58
  unreachable, !dbg !58

if.end:                                           ; preds = %land.lhs.true, %entry
  ret i32 0, !dbg !59
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @one(ptr noundef %arg) #0 !dbg !60 {
entry:
  %arg.addr = alloca ptr, align 8
  %own = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp2 = alloca i32, align 4
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !63, !DIExpression(), !64)
    #dbg_declare(ptr %own, !65, !DIExpression(), !66)
  store i32 0, ptr %own, align 4, !dbg !66
  store i32 1, ptr %.atomictmp, align 4, !dbg !67
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !67
  store atomic i32 %0, ptr @x monotonic, align 4, !dbg !67
  store i32 1, ptr %.atomictmp1, align 4, !dbg !68
  %1 = load i32, ptr %.atomictmp1, align 4, !dbg !68
  %2 = atomicrmw add ptr %own, i32 %1 seq_cst, align 4, !dbg !68
  store i32 %2, ptr %atomic-temp, align 4, !dbg !68
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !68
  %4 = load atomic i32, ptr @y monotonic, align 4, !dbg !69
  store i32 %4, ptr %atomic-temp2, align 4, !dbg !69
  %5 = load i32, ptr %atomic-temp2, align 4, !dbg !69
  store i32 %5, ptr @first, align 4, !dbg !70
  %6 = load ptr, ptr %arg.addr, align 8, !dbg !71
  ret ptr %6, !dbg !72
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @two(ptr noundef %arg) #0 !dbg !73 {
entry:
  %arg.addr = alloca ptr, align 8
  %own = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %expected = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %atomic-temp = alloca i32, align 4
  store ptr %arg, ptr %arg.addr, align 8
    #dbg_declare(ptr %arg.addr, !74, !DIExpression(), !75)
    #dbg_declare(ptr %own, !76, !DIExpression(), !77)
  store i32 0, ptr %own, align 4, !dbg !77
  store i32 1, ptr %.atomictmp, align 4, !dbg !78
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !78
  store atomic i32 %0, ptr @y monotonic, align 4, !dbg !78
    #dbg_declare(ptr %expected, !79, !DIExpression(), !80)
  store i32 0, ptr %expected, align 4, !dbg !80
  store i32 1, ptr %.atomictmp1, align 4, !dbg !81
  %1 = load i32, ptr %expected, align 4, !dbg !81
  %2 = load i32, ptr %.atomictmp1, align 4, !dbg !81
  %3 = cmpxchg ptr %own, i32 %1, i32 %2 seq_cst seq_cst, align 4, !dbg !81
  %4 = extractvalue { i32, i1 } %3, 0, !dbg !81
  %5 = extractvalue { i32, i1 } %3, 1, !dbg !81
  br i1 %5, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !81

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %4, ptr %expected, align 4, !dbg !81
  br label %cmpxchg.continue, !dbg !81

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %5 to i8, !dbg !81
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !81
  %6 = load i8, ptr %cmpxchg.bool, align 1, !dbg !81
  %loadedv = trunc i8 %6 to i1, !dbg !81
  %7 = load atomic i32, ptr @x monotonic, align 4, !dbg !82
  store i32 %7, ptr %atomic-temp, align 4, !dbg !82
  %8 = load i32, ptr %atomic-temp, align 4, !dbg !82
  store i32 %8, ptr @second, align 4, !dbg !83
  %9 = load ptr, ptr %arg.addr, align 8, !dbg !84
  ret ptr %9, !dbg !85
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @abort() #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 12, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "fence_private_update.c", directory: ".", checksumkind: CSK_MD5, checksum: "31e10b29c5beefe94d4658cacdb1a3e4")
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
!17 = !{!0, !18, !21, !25}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 12, type: !20, isLocal: true, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 11, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 11, type: !23, isLocal: true, isDefinition: true)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !35, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!20}
!37 = !{}
!38 = !DILocalVariable(name: "a", scope: !34, file: !3, line: 32, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 35, baseType: !41)
!40 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 32, column: 15, scope: !34)
!43 = !DILocalVariable(name: "b", scope: !34, file: !3, line: 32, type: !39)
!44 = !DILocation(line: 32, column: 18, scope: !34)
!45 = !DILocation(line: 33, column: 5, scope: !34)
!46 = !DILocation(line: 34, column: 5, scope: !34)
!47 = !DILocation(line: 35, column: 18, scope: !34)
!48 = !DILocation(line: 35, column: 5, scope: !34)
!49 = !DILocation(line: 36, column: 18, scope: !34)
!50 = !DILocation(line: 36, column: 5, scope: !34)
!51 = !DILocation(line: 37, column: 9, scope: !52)
!52 = distinct !DILexicalBlock(scope: !34, file: !3, line: 37, column: 9)
!53 = !DILocation(line: 37, column: 15, scope: !52)
!54 = !DILocation(line: 37, column: 20, scope: !52)
!55 = !DILocation(line: 37, column: 23, scope: !52)
!56 = !DILocation(line: 37, column: 30, scope: !52)
!57 = !DILocation(line: 37, column: 9, scope: !34)
!58 = !DILocation(line: 38, column: 9, scope: !52)
!59 = !DILocation(line: 39, column: 5, scope: !34)
!60 = distinct !DISubprogram(name: "one", scope: !3, file: !3, line: 14, type: !61, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!61 = !DISubroutineType(types: !62)
!62 = !{!16, !16}
!63 = !DILocalVariable(name: "arg", arg: 1, scope: !60, file: !3, line: 14, type: !16)
!64 = !DILocation(line: 14, column: 24, scope: !60)
!65 = !DILocalVariable(name: "own", scope: !60, file: !3, line: 15, type: !23)
!66 = !DILocation(line: 15, column: 16, scope: !60)
!67 = !DILocation(line: 16, column: 5, scope: !60)
!68 = !DILocation(line: 17, column: 5, scope: !60)
!69 = !DILocation(line: 18, column: 13, scope: !60)
!70 = !DILocation(line: 18, column: 11, scope: !60)
!71 = !DILocation(line: 19, column: 12, scope: !60)
!72 = !DILocation(line: 19, column: 5, scope: !60)
!73 = distinct !DISubprogram(name: "two", scope: !3, file: !3, line: 22, type: !61, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!74 = !DILocalVariable(name: "arg", arg: 1, scope: !73, file: !3, line: 22, type: !16)
!75 = !DILocation(line: 22, column: 24, scope: !73)
!76 = !DILocalVariable(name: "own", scope: !73, file: !3, line: 23, type: !23)
!77 = !DILocation(line: 23, column: 16, scope: !73)
!78 = !DILocation(line: 24, column: 5, scope: !73)
!79 = !DILocalVariable(name: "expected", scope: !73, file: !3, line: 25, type: !20)
!80 = !DILocation(line: 25, column: 9, scope: !73)
!81 = !DILocation(line: 26, column: 5, scope: !73)
!82 = !DILocation(line: 27, column: 14, scope: !73)
!83 = !DILocation(line: 27, column: 12, scope: !73)
!84 = !DILocation(line: 28, column: 12, scope: !73)
!85 = !DILocation(line: 28, column: 5, scope: !73)
