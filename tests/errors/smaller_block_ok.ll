; ModuleID = 'smaller_block_ok.c'
source_filename = "smaller_block_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0
@place = internal global ptr null, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !22 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %is_small = alloca i32, align 4
  %block = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !26, !DIExpression(), !30)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @run, ptr noundef null), !dbg !31
    #dbg_declare(ptr %is_small, !32, !DIExpression(), !33)
  %atomic-load = load atomic i32, ptr @flag seq_cst, align 4, !dbg !34
  store i32 %atomic-load, ptr %is_small, align 4, !dbg !33
    #dbg_declare(ptr %block, !35, !DIExpression(), !36)
  %0 = load i32, ptr %is_small, align 4, !dbg !37
  %tobool = icmp ne i32 %0, 0, !dbg !37
  %1 = zext i1 %tobool to i64, !dbg !37
  %cond = select i1 %tobool, i32 80, i32 512, !dbg !37
  %conv = sext i32 %cond to i64, !dbg !37
  %call1 = call ptr @calloc(i64 noundef 1, i64 noundef %conv) #3, !dbg !38
  store ptr %call1, ptr %block, align 8, !dbg !36
  %2 = load i32, ptr %is_small, align 4, !dbg !39
  %tobool2 = icmp ne i32 %2, 0, !dbg !39
  br i1 %tobool2, label %cond.true, label %cond.false, !dbg !39

cond.true:                                        ; preds = %entry
  %3 = load ptr, ptr %block, align 8, !dbg !40
  br label %cond.end, !dbg !39

cond.false:                                       ; preds = %entry
  %4 = load ptr, ptr %block, align 8, !dbg !41
  %add.ptr = getelementptr inbounds i32, ptr %4, i64 112, !dbg !42
  br label %cond.end, !dbg !39

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond3 = phi ptr [ %3, %cond.true ], [ %add.ptr, %cond.false ], !dbg !39
  store atomic ptr %cond3, ptr @place seq_cst, align 8, !dbg !43
  %5 = load i64, ptr %thread, align 8, !dbg !44
  %call4 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !45
  %6 = load ptr, ptr %block, align 8, !dbg !46
  call void @free(ptr noundef %6), !dbg !47
  ret i32 0, !dbg !48
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %unused) #0 !dbg !49 {
entry:
  %unused.addr = alloca ptr, align 8
  %found = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !52, !DIExpression(), !53)
  store atomic i32 1, ptr @flag seq_cst, align 4, !dbg !54
    #dbg_declare(ptr %found, !55, !DIExpression(), !56)
  %atomic-load = load atomic ptr, ptr @place seq_cst, align 8, !dbg !57
  store ptr %atomic-load, ptr %found, align 8, !dbg !56
  %0 = load ptr, ptr %found, align 8, !dbg !58
  %tobool = icmp ne ptr %0, null, !dbg !58
  br i1 %tobool, label %if.then, label %if.end, !dbg !60

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %found, align 8, !dbg !61
  %2 = atomicrmw add ptr %1, i32 1 seq_cst, align 4, !dbg !62
  br label %if.end, !dbg !63

if.end:                                           ; preds = %if.then, %entry
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !64
  ret ptr %3, !dbg !65
}

; Function Attrs: allocsize(0,1)
declare ptr @calloc(i64 noundef, i64 noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare void @free(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0,1) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 9, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "smaller_block_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "81abdf5cbc0a839fd0c8e2ab63cfb3c5")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "place", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !12, line: 104, baseType: !13)
!12 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!13 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !14)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !23, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!14}
!25 = !{}
!26 = !DILocalVariable(name: "thread", scope: !22, file: !3, line: 21, type: !27)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 35, baseType: !29)
!28 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!29 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!30 = !DILocation(line: 21, column: 13, scope: !22)
!31 = !DILocation(line: 22, column: 3, scope: !22)
!32 = !DILocalVariable(name: "is_small", scope: !22, file: !3, line: 23, type: !14)
!33 = !DILocation(line: 23, column: 7, scope: !22)
!34 = !DILocation(line: 23, column: 18, scope: !22)
!35 = !DILocalVariable(name: "block", scope: !22, file: !3, line: 24, type: !10)
!36 = !DILocation(line: 24, column: 15, scope: !22)
!37 = !DILocation(line: 24, column: 33, scope: !22)
!38 = !DILocation(line: 24, column: 23, scope: !22)
!39 = !DILocation(line: 25, column: 11, scope: !22)
!40 = !DILocation(line: 25, column: 22, scope: !22)
!41 = !DILocation(line: 25, column: 30, scope: !22)
!42 = !DILocation(line: 25, column: 36, scope: !22)
!43 = !DILocation(line: 25, column: 9, scope: !22)
!44 = !DILocation(line: 26, column: 16, scope: !22)
!45 = !DILocation(line: 26, column: 3, scope: !22)
!46 = !DILocation(line: 27, column: 8, scope: !22)
!47 = !DILocation(line: 27, column: 3, scope: !22)
!48 = !DILocation(line: 28, column: 3, scope: !22)
!49 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 12, type: !50, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!50 = !DISubroutineType(types: !51)
!51 = !{!5, !5}
!52 = !DILocalVariable(name: "unused", arg: 1, scope: !49, file: !3, line: 12, type: !5)
!53 = !DILocation(line: 12, column: 24, scope: !49)
!54 = !DILocation(line: 13, column: 8, scope: !49)
!55 = !DILocalVariable(name: "found", scope: !49, file: !3, line: 14, type: !10)
!56 = !DILocation(line: 14, column: 15, scope: !49)
!57 = !DILocation(line: 14, column: 23, scope: !49)
!58 = !DILocation(line: 15, column: 7, scope: !59)
!59 = distinct !DILexicalBlock(scope: !49, file: !3, line: 15, column: 7)
!60 = !DILocation(line: 15, column: 7, scope: !49)
!61 = !DILocation(line: 16, column: 7, scope: !59)
!62 = !DILocation(line: 16, column: 13, scope: !59)
!63 = !DILocation(line: 16, column: 5, scope: !59)
!64 = !DILocation(line: 17, column: 10, scope: !49)
!65 = !DILocation(line: 17, column: 3, scope: !49)
