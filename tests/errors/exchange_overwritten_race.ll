; ModuleID = 'exchange_overwritten_race.c'
source_filename = "exchange_overwritten_race.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@y = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  %turn = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %seen = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !24, !DIExpression(), !28)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !29
  store i32 2, ptr %.atomictmp, align 4, !dbg !30
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !30
  store atomic i32 %0, ptr @x seq_cst, align 4, !dbg !30
    #dbg_declare(ptr %turn, !31, !DIExpression(), !32)
  %1 = load atomic i32, ptr @y seq_cst, align 4, !dbg !33
  store i32 %1, ptr %atomic-temp, align 4, !dbg !33
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !33
  store i32 %2, ptr %turn, align 4, !dbg !32
    #dbg_declare(ptr %seen, !34, !DIExpression(), !35)
  %3 = load i32, ptr @x, align 4, !dbg !36
  store i32 %3, ptr %seen, align 4, !dbg !35
  %4 = load i64, ptr %t, align 8, !dbg !37
  %call1 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !38
  %5 = load i32, ptr %seen, align 4, !dbg !39
  %6 = load i32, ptr %turn, align 4, !dbg !40
  %add = add nsw i32 %5, %6, !dbg !41
  %cmp = icmp ne i32 %add, 2, !dbg !42
  %conv = zext i1 %cmp to i32, !dbg !42
  ret i32 %conv, !dbg !43
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !44 {
entry:
  %unused.addr = alloca ptr, align 8
  %expected = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !47, !DIExpression(), !48)
    #dbg_declare(ptr %expected, !49, !DIExpression(), !50)
  store i32 0, ptr %expected, align 4, !dbg !50
  store i32 1, ptr %.atomictmp, align 4, !dbg !51
  %0 = load i32, ptr %expected, align 4, !dbg !51
  %1 = load i32, ptr %.atomictmp, align 4, !dbg !51
  %2 = cmpxchg ptr @x, i32 %0, i32 %1 seq_cst seq_cst, align 4, !dbg !51
  %3 = extractvalue { i32, i1 } %2, 0, !dbg !51
  %4 = extractvalue { i32, i1 } %2, 1, !dbg !51
  br i1 %4, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !51

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %3, ptr %expected, align 4, !dbg !51
  br label %cmpxchg.continue, !dbg !51

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %4 to i8, !dbg !51
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !51
  %5 = load i8, ptr %cmpxchg.bool, align 1, !dbg !51
  %loadedv = trunc i8 %5 to i1, !dbg !51
  %6 = load ptr, ptr %unused.addr, align 8, !dbg !52
  ret ptr %6, !dbg !53
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exchange_overwritten_race.c", directory: ".", checksumkind: CSK_MD5, checksum: "946359c694ae57471fb3a346a628d5b2")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 104, baseType: !11)
!10 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !21, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!12}
!23 = !{}
!24 = !DILocalVariable(name: "t", scope: !20, file: !3, line: 18, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 35, baseType: !27)
!26 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 18, column: 13, scope: !20)
!29 = !DILocation(line: 19, column: 3, scope: !20)
!30 = !DILocation(line: 20, column: 3, scope: !20)
!31 = !DILocalVariable(name: "turn", scope: !20, file: !3, line: 21, type: !12)
!32 = !DILocation(line: 21, column: 7, scope: !20)
!33 = !DILocation(line: 21, column: 14, scope: !20)
!34 = !DILocalVariable(name: "seen", scope: !20, file: !3, line: 22, type: !12)
!35 = !DILocation(line: 22, column: 7, scope: !20)
!36 = !DILocation(line: 22, column: 14, scope: !20)
!37 = !DILocation(line: 23, column: 16, scope: !20)
!38 = !DILocation(line: 23, column: 3, scope: !20)
!39 = !DILocation(line: 24, column: 10, scope: !20)
!40 = !DILocation(line: 24, column: 17, scope: !20)
!41 = !DILocation(line: 24, column: 15, scope: !20)
!42 = !DILocation(line: 24, column: 22, scope: !20)
!43 = !DILocation(line: 24, column: 3, scope: !20)
!44 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 11, type: !45, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!45 = !DISubroutineType(types: !46)
!46 = !{!5, !5}
!47 = !DILocalVariable(name: "unused", arg: 1, scope: !44, file: !3, line: 11, type: !5)
!48 = !DILocation(line: 11, column: 27, scope: !44)
!49 = !DILocalVariable(name: "expected", scope: !44, file: !3, line: 12, type: !12)
!50 = !DILocation(line: 12, column: 7, scope: !44)
!51 = !DILocation(line: 13, column: 3, scope: !44)
!52 = !DILocation(line: 14, column: 10, scope: !44)
!53 = !DILocation(line: 14, column: 3, scope: !44)
