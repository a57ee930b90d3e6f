; ModuleID = 'streams_unlocked.c'
source_filename = "streams_unlocked.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"b\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
entry:
  %a = alloca i64, align 8
    #dbg_declare(ptr %a, !23, !DIExpression(), !27)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @print, ptr noundef null), !dbg !28
  %call1 = call i32 @puts(ptr noundef @.str), !dbg !29
  %0 = load i64, ptr %a, align 8, !dbg !30
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !31
  ret i32 0, !dbg !32
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @print(ptr noundef %unused) #0 !dbg !33 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !36, !DIExpression(), !37)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !38
  %call = call i32 @putchar_unlocked(i32 noundef 97), !dbg !39
  ret ptr null, !dbg !40
}

declare i32 @puts(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @putchar_unlocked(i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "streams_unlocked.c", directory: ".", checksumkind: CSK_MD5, checksum: "105f957465b3bab7c01bebfdce174cdb")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !10, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!10 = !{!0}
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 13, type: !19, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !22)
!19 = !DISubroutineType(types: !20)
!20 = !{!21}
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{}
!23 = !DILocalVariable(name: "a", scope: !18, file: !2, line: 14, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 75, baseType: !26)
!25 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 14, column: 13, scope: !18)
!28 = !DILocation(line: 15, column: 3, scope: !18)
!29 = !DILocation(line: 16, column: 3, scope: !18)
!30 = !DILocation(line: 17, column: 16, scope: !18)
!31 = !DILocation(line: 17, column: 3, scope: !18)
!32 = !DILocation(line: 18, column: 1, scope: !18)
!33 = distinct !DISubprogram(name: "print", scope: !2, file: !2, line: 7, type: !34, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !22)
!34 = !DISubroutineType(types: !35)
!35 = !{!9, !9}
!36 = !DILocalVariable(name: "unused", arg: 1, scope: !33, file: !2, line: 7, type: !9)
!37 = !DILocation(line: 7, column: 26, scope: !33)
!38 = !DILocation(line: 8, column: 9, scope: !33)
!39 = !DILocation(line: 9, column: 3, scope: !33)
!40 = !DILocation(line: 10, column: 3, scope: !33)
