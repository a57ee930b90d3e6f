; ModuleID = 'cancel_after_join.c'
source_filename = "cancel_after_join.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !11 {
entry:
  %thread = alloca i64, align 8
    #dbg_declare(ptr %thread, !16, !DIExpression(), !20)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !21
  %0 = load i64, ptr %thread, align 8, !dbg !22
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !23
  %1 = load i64, ptr %thread, align 8, !dbg !24
  %call2 = call i32 @pthread_cancel(i64 noundef %1), !dbg !25
  ret i32 0, !dbg !26
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !27 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !30, !DIExpression(), !31)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !32
  ret ptr %0, !dbg !33
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_cancel(i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cancel_after_join.c", directory: ".", checksumkind: CSK_MD5, checksum: "5eeb1edc19026d17035b882e4d98dfaf")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DILocalVariable(name: "thread", scope: !11, file: !1, line: 7, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !18, line: 39, baseType: !19)
!18 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!19 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!20 = !DILocation(line: 7, column: 13, scope: !11)
!21 = !DILocation(line: 8, column: 3, scope: !11)
!22 = !DILocation(line: 9, column: 16, scope: !11)
!23 = !DILocation(line: 9, column: 3, scope: !11)
!24 = !DILocation(line: 9, column: 46, scope: !11)
!25 = !DILocation(line: 9, column: 31, scope: !11)
!26 = !DILocation(line: 10, column: 1, scope: !11)
!27 = distinct !DISubprogram(name: "worker", scope: !1, file: !1, line: 5, type: !28, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!28 = !DISubroutineType(types: !29)
!29 = !{!3, !3}
!30 = !DILocalVariable(name: "unused", arg: 1, scope: !27, file: !1, line: 5, type: !3)
!31 = !DILocation(line: 5, column: 27, scope: !27)
!32 = !DILocation(line: 5, column: 44, scope: !27)
!33 = !DILocation(line: 5, column: 37, scope: !27)
