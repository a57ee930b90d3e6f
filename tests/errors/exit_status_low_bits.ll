; ModuleID = 'exit_status_low_bits.c'
source_filename = "exit_status_low_bits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %x = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !14, !DIExpression(), !18)
    #dbg_declare(ptr %x, !19, !DIExpression(), !24)
  %call = call ptr @calloc(i64 noundef 1, i64 noundef 4) #3, !dbg !25
  store ptr %call, ptr %x, align 8, !dbg !24
  %0 = load ptr, ptr %x, align 8, !dbg !26
  %call1 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @count, ptr noundef %0), !dbg !27
  %1 = load ptr, ptr %x, align 8, !dbg !28
  %atomic-load = load atomic i32, ptr %1 seq_cst, align 4, !dbg !29
  %cmp = icmp eq i32 %atomic-load, 2, !dbg !30
  %2 = zext i1 %cmp to i64, !dbg !29
  %cond = select i1 %cmp, i32 300, i32 301, !dbg !29
  ret i32 %cond, !dbg !31
}

; Function Attrs: allocsize(0,1)
declare ptr @calloc(i64 noundef, i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @count(ptr noundef %argument) #0 !dbg !32 {
entry:
  %argument.addr = alloca ptr, align 8
  %x = alloca ptr, align 8
  store ptr %argument, ptr %argument.addr, align 8
    #dbg_declare(ptr %argument.addr, !36, !DIExpression(), !37)
    #dbg_declare(ptr %x, !38, !DIExpression(), !39)
  %0 = load ptr, ptr %argument.addr, align 8, !dbg !40
  store ptr %0, ptr %x, align 8, !dbg !39
  %1 = load ptr, ptr %x, align 8, !dbg !41
  store atomic i32 1, ptr %1 seq_cst, align 4, !dbg !42
  %2 = load ptr, ptr %x, align 8, !dbg !43
  store atomic i32 2, ptr %2 seq_cst, align 4, !dbg !44
  %3 = load ptr, ptr %argument.addr, align 8, !dbg !45
  ret ptr %3, !dbg !46
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0,1) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exit_status_low_bits.c", directory: ".", checksumkind: CSK_MD5, checksum: "c8997fc62b75f9b18b07523506bf72e3")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 18, type: !10, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "t", scope: !9, file: !1, line: 19, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !16, line: 35, baseType: !17)
!16 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!17 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!18 = !DILocation(line: 19, column: 13, scope: !9)
!19 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 20, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !22, line: 104, baseType: !23)
!22 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!24 = !DILocation(line: 20, column: 15, scope: !9)
!25 = !DILocation(line: 20, column: 19, scope: !9)
!26 = !DILocation(line: 21, column: 35, scope: !9)
!27 = !DILocation(line: 21, column: 3, scope: !9)
!28 = !DILocation(line: 22, column: 11, scope: !9)
!29 = !DILocation(line: 22, column: 10, scope: !9)
!30 = !DILocation(line: 22, column: 13, scope: !9)
!31 = !DILocation(line: 22, column: 3, scope: !9)
!32 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 11, type: !33, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !35}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!36 = !DILocalVariable(name: "argument", arg: 1, scope: !32, file: !1, line: 11, type: !35)
!37 = !DILocation(line: 11, column: 26, scope: !32)
!38 = !DILocalVariable(name: "x", scope: !32, file: !1, line: 12, type: !20)
!39 = !DILocation(line: 12, column: 15, scope: !32)
!40 = !DILocation(line: 12, column: 19, scope: !32)
!41 = !DILocation(line: 13, column: 4, scope: !32)
!42 = !DILocation(line: 13, column: 6, scope: !32)
!43 = !DILocation(line: 14, column: 4, scope: !32)
!44 = !DILocation(line: 14, column: 6, scope: !32)
!45 = !DILocation(line: 15, column: 10, scope: !32)
!46 = !DILocation(line: 15, column: 3, scope: !32)
