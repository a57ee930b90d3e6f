; ModuleID = 'race_atomic_plain.c'
source_filename = "race_atomic_plain.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@copy = internal global i32 0, align 4, !dbg !9

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !21 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !25, !DIExpression(), !29)
    #dbg_declare(ptr %b, !30, !DIExpression(), !31)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @writer, ptr noundef null), !dbg !32
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !33
  %0 = load i64, ptr %a, align 8, !dbg !34
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !35
  %1 = load i64, ptr %b, align 8, !dbg !36
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !37
  ret i32 0, !dbg !38
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %unused) #0 !dbg !39 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !42, !DIExpression(), !43)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !44
  store i32 1, ptr %.atomictmp, align 4, !dbg !45
  %1 = load i32, ptr %.atomictmp, align 4, !dbg !45
  store atomic i32 %1, ptr @x seq_cst, align 4, !dbg !45
  ret ptr null, !dbg !46
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !47 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !48, !DIExpression(), !49)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !50
  %1 = load i32, ptr @x, align 4, !dbg !51
  store i32 %1, ptr @copy, align 4, !dbg !52
  ret ptr null, !dbg !53
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "race_atomic_plain.c", directory: ".", checksumkind: CSK_MD5, checksum: "855ec5bd55007735f4836daf27fc9ab9")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "copy", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !12, line: 104, baseType: !13)
!12 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!13 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !22, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!7}
!24 = !{}
!25 = !DILocalVariable(name: "a", scope: !21, file: !3, line: 24, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 35, baseType: !28)
!27 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 24, column: 13, scope: !21)
!30 = !DILocalVariable(name: "b", scope: !21, file: !3, line: 24, type: !26)
!31 = !DILocation(line: 24, column: 16, scope: !21)
!32 = !DILocation(line: 25, column: 3, scope: !21)
!33 = !DILocation(line: 26, column: 3, scope: !21)
!34 = !DILocation(line: 27, column: 16, scope: !21)
!35 = !DILocation(line: 27, column: 3, scope: !21)
!36 = !DILocation(line: 28, column: 16, scope: !21)
!37 = !DILocation(line: 28, column: 3, scope: !21)
!38 = !DILocation(line: 29, column: 3, scope: !21)
!39 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 11, type: !40, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!40 = !DISubroutineType(types: !41)
!41 = !{!5, !5}
!42 = !DILocalVariable(name: "unused", arg: 1, scope: !39, file: !3, line: 11, type: !5)
!43 = !DILocation(line: 11, column: 27, scope: !39)
!44 = !DILocation(line: 12, column: 9, scope: !39)
!45 = !DILocation(line: 13, column: 3, scope: !39)
!46 = !DILocation(line: 14, column: 3, scope: !39)
!47 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 17, type: !40, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!48 = !DILocalVariable(name: "unused", arg: 1, scope: !47, file: !3, line: 17, type: !5)
!49 = !DILocation(line: 17, column: 27, scope: !47)
!50 = !DILocation(line: 18, column: 9, scope: !47)
!51 = !DILocation(line: 19, column: 10, scope: !47)
!52 = !DILocation(line: 19, column: 8, scope: !47)
!53 = !DILocation(line: 20, column: 3, scope: !47)
