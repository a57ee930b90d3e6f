; ModuleID = 'atomic_sections_race.c'
source_filename = "atomic_sections_race.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !15 {
entry:
  %t = alloca i64, align 8
    #dbg_declare(ptr %t, !19, !DIExpression(), !23)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !24
  %0 = load i32, ptr @x, align 4, !dbg !25
  %inc = add nsw i32 %0, 1, !dbg !25
  store i32 %inc, ptr @x, align 4, !dbg !25
  %1 = load i64, ptr %t, align 8, !dbg !26
  %call1 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !27
  ret i32 0, !dbg !28
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !29 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !32, !DIExpression(), !33)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !34
  call void @__VERIFIER_atomic_begin(), !dbg !35
  %1 = load i32, ptr @x, align 4, !dbg !36
  %inc = add nsw i32 %1, 1, !dbg !36
  store i32 %inc, ptr @x, align 4, !dbg !36
  call void @__VERIFIER_atomic_end(), !dbg !37
  ret ptr null, !dbg !38
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare void @__VERIFIER_atomic_begin() #1

declare void @__VERIFIER_atomic_end() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomic_sections_race.c", directory: ".", checksumkind: CSK_MD5, checksum: "dac179719cb5dbe5414b431955d06b8f")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!7}
!18 = !{}
!19 = !DILocalVariable(name: "t", scope: !15, file: !3, line: 19, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !21, line: 35, baseType: !22)
!21 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!22 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!23 = !DILocation(line: 19, column: 13, scope: !15)
!24 = !DILocation(line: 20, column: 3, scope: !15)
!25 = !DILocation(line: 20, column: 44, scope: !15)
!26 = !DILocation(line: 21, column: 16, scope: !15)
!27 = !DILocation(line: 21, column: 3, scope: !15)
!28 = !DILocation(line: 22, column: 1, scope: !15)
!29 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 10, type: !30, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !18)
!30 = !DISubroutineType(types: !31)
!31 = !{!5, !5}
!32 = !DILocalVariable(name: "unused", arg: 1, scope: !29, file: !3, line: 10, type: !5)
!33 = !DILocation(line: 10, column: 27, scope: !29)
!34 = !DILocation(line: 11, column: 9, scope: !29)
!35 = !DILocation(line: 12, column: 3, scope: !29)
!36 = !DILocation(line: 13, column: 4, scope: !29)
!37 = !DILocation(line: 14, column: 3, scope: !29)
!38 = !DILocation(line: 15, column: 3, scope: !29)
