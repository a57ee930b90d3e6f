; ModuleID = 'exchange_race.c'
source_filename = "exchange_race.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = internal global i32 1, align 4, !dbg !0
@which = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  %seen = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !24, !DIExpression(), !28)
    #dbg_declare(ptr %b, !29, !DIExpression(), !30)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @exchange, ptr noundef null), !dbg !31
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @choose, ptr noundef null), !dbg !32
    #dbg_declare(ptr %seen, !33, !DIExpression(), !34)
  %0 = load i32, ptr @x, align 4, !dbg !35
  store i32 %0, ptr %seen, align 4, !dbg !34
  %1 = load i64, ptr %a, align 8, !dbg !36
  %call2 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !37
  %2 = load i64, ptr %b, align 8, !dbg !38
  %call3 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !39
  %3 = load i32, ptr %seen, align 4, !dbg !40
  %cmp = icmp sgt i32 %3, 2, !dbg !41
  %conv = zext i1 %cmp to i32, !dbg !41
  ret i32 %conv, !dbg !42
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @exchange(ptr noundef %unused) #0 !dbg !43 {
entry:
  %unused.addr = alloca ptr, align 8
  %expected = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !46, !DIExpression(), !47)
    #dbg_declare(ptr %expected, !48, !DIExpression(), !49)
  %0 = load atomic i32, ptr @which seq_cst, align 4, !dbg !50
  store i32 %0, ptr %atomic-temp, align 4, !dbg !50
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !50
  store i32 %1, ptr %expected, align 4, !dbg !49
  store i32 2, ptr %.atomictmp, align 4, !dbg !51
  %2 = load i32, ptr %expected, align 4, !dbg !51
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !51
  %4 = cmpxchg ptr @x, i32 %2, i32 %3 seq_cst seq_cst, align 4, !dbg !51
  %5 = extractvalue { i32, i1 } %4, 0, !dbg !51
  %6 = extractvalue { i32, i1 } %4, 1, !dbg !51
  br i1 %6, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !51

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %5, ptr %expected, align 4, !dbg !51
  br label %cmpxchg.continue, !dbg !51

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %6 to i8, !dbg !51
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !51
  %7 = load i8, ptr %cmpxchg.bool, align 1, !dbg !51
  %loadedv = trunc i8 %7 to i1, !dbg !51
  %8 = load ptr, ptr %unused.addr, align 8, !dbg !52
  ret ptr %8, !dbg !53
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @choose(ptr noundef %unused) #0 !dbg !54 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !55, !DIExpression(), !56)
  store i32 1, ptr %.atomictmp, align 4, !dbg !57
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !57
  store atomic i32 %0, ptr @which seq_cst, align 4, !dbg !57
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !58
  ret ptr %1, !dbg !59
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exchange_race.c", directory: ".", checksumkind: CSK_MD5, checksum: "f504b38d2219ab8166611e219fe7e7fd")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "which", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
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
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !21, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!12}
!23 = !{}
!24 = !DILocalVariable(name: "a", scope: !20, file: !3, line: 23, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 35, baseType: !27)
!26 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 23, column: 13, scope: !20)
!29 = !DILocalVariable(name: "b", scope: !20, file: !3, line: 23, type: !25)
!30 = !DILocation(line: 23, column: 16, scope: !20)
!31 = !DILocation(line: 24, column: 3, scope: !20)
!32 = !DILocation(line: 25, column: 3, scope: !20)
!33 = !DILocalVariable(name: "seen", scope: !20, file: !3, line: 26, type: !12)
!34 = !DILocation(line: 26, column: 7, scope: !20)
!35 = !DILocation(line: 26, column: 14, scope: !20)
!36 = !DILocation(line: 27, column: 16, scope: !20)
!37 = !DILocation(line: 27, column: 3, scope: !20)
!38 = !DILocation(line: 28, column: 16, scope: !20)
!39 = !DILocation(line: 28, column: 3, scope: !20)
!40 = !DILocation(line: 29, column: 10, scope: !20)
!41 = !DILocation(line: 29, column: 15, scope: !20)
!42 = !DILocation(line: 29, column: 3, scope: !20)
!43 = distinct !DISubprogram(name: "exchange", scope: !3, file: !3, line: 11, type: !44, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!44 = !DISubroutineType(types: !45)
!45 = !{!5, !5}
!46 = !DILocalVariable(name: "unused", arg: 1, scope: !43, file: !3, line: 11, type: !5)
!47 = !DILocation(line: 11, column: 29, scope: !43)
!48 = !DILocalVariable(name: "expected", scope: !43, file: !3, line: 12, type: !12)
!49 = !DILocation(line: 12, column: 7, scope: !43)
!50 = !DILocation(line: 12, column: 18, scope: !43)
!51 = !DILocation(line: 13, column: 3, scope: !43)
!52 = !DILocation(line: 14, column: 10, scope: !43)
!53 = !DILocation(line: 14, column: 3, scope: !43)
!54 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 17, type: !44, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!55 = !DILocalVariable(name: "unused", arg: 1, scope: !54, file: !3, line: 17, type: !5)
!56 = !DILocation(line: 17, column: 27, scope: !54)
!57 = !DILocation(line: 18, column: 3, scope: !54)
!58 = !DILocation(line: 19, column: 10, scope: !54)
!59 = !DILocation(line: 19, column: 3, scope: !54)
