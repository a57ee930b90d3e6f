; ModuleID = 'thread_of_double.c'
source_filename = "thread_of_double.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !14 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !19, !DIExpression(), !23)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @half, ptr noundef null), !dbg !24
  %0 = load i64, ptr %t, align 8, !dbg !25
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !26
  ret i32 0, !dbg !27
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal double @half(double noundef %x) #0 !dbg !28 {
entry:
  %x.addr = alloca double, align 8
  store double %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !32, !DIExpression(), !33)
  %0 = load double, ptr %x.addr, align 8, !dbg !34
  %div = fdiv double %0, 2.000000e+00, !dbg !35
  ret double %div, !dbg !36
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12, !13}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "thread_of_double.c", directory: ".", checksumkind: CSK_MD5, checksum: "e9726e7a1f670ee0bb437d96e165ab8b")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 8, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 2}
!13 = !{i32 7, !"frame-pointer", i32 2}
!14 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !15, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!15 = !DISubroutineType(types: !16)
!16 = !{!17}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "t", scope: !14, file: !1, line: 11, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !21, line: 35, baseType: !22)
!21 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!22 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!23 = !DILocation(line: 11, column: 13, scope: !14)
!24 = !DILocation(line: 12, column: 3, scope: !14)
!25 = !DILocation(line: 13, column: 16, scope: !14)
!26 = !DILocation(line: 13, column: 3, scope: !14)
!27 = !DILocation(line: 14, column: 3, scope: !14)
!28 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 7, type: !29, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !18)
!29 = !DISubroutineType(types: !30)
!30 = !{!31, !31}
!31 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!32 = !DILocalVariable(name: "x", arg: 1, scope: !28, file: !1, line: 7, type: !31)
!33 = !DILocation(line: 7, column: 27, scope: !28)
!34 = !DILocation(line: 8, column: 10, scope: !28)
!35 = !DILocation(line: 8, column: 12, scope: !28)
!36 = !DILocation(line: 8, column: 3, scope: !28)
