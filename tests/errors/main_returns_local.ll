; ModuleID = 'main_returns_local.c'
source_filename = "main_returns_local.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %local = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %local, !20, !DIExpression(), !21)
  store i32 0, ptr %local, align 4, !dbg !21
    #dbg_declare(ptr %t, !22, !DIExpression(), !26)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @worker, ptr noundef %local), !dbg !27
  ret i32 0, !dbg !28
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %argument) #0 !dbg !29 {
entry:
  %argument.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %argument, ptr %argument.addr, align 8
    #dbg_declare(ptr %argument.addr, !32, !DIExpression(), !33)
  %0 = load ptr, ptr %argument.addr, align 8, !dbg !34
  store i32 1, ptr %.atomictmp, align 4, !dbg !34
  %1 = load i32, ptr %.atomictmp, align 4, !dbg !34
  store atomic i32 %1, ptr %0 seq_cst, align 4, !dbg !34
  ret ptr null, !dbg !35
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "main_returns_local.c", directory: ".", checksumkind: CSK_MD5, checksum: "e5081677e14bfe4dec72d52154c41241")
!2 = !{!3, !8}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !5, line: 104, baseType: !6)
!5 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!6 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !17, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!7}
!19 = !{}
!20 = !DILocalVariable(name: "local", scope: !16, file: !1, line: 15, type: !4)
!21 = !DILocation(line: 15, column: 14, scope: !16)
!22 = !DILocalVariable(name: "t", scope: !16, file: !1, line: 16, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 35, baseType: !25)
!24 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 16, column: 13, scope: !16)
!27 = !DILocation(line: 17, column: 3, scope: !16)
!28 = !DILocation(line: 18, column: 3, scope: !16)
!29 = distinct !DISubprogram(name: "worker", scope: !1, file: !1, line: 9, type: !30, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !19)
!30 = !DISubroutineType(types: !31)
!31 = !{!8, !8}
!32 = !DILocalVariable(name: "argument", arg: 1, scope: !29, file: !1, line: 9, type: !8)
!33 = !DILocation(line: 9, column: 27, scope: !29)
!34 = !DILocation(line: 10, column: 3, scope: !29)
!35 = !DILocation(line: 11, column: 3, scope: !29)
