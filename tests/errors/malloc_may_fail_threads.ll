; ModuleID = 'malloc_may_fail_threads.c'
source_filename = "malloc_may_fail_threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@block = dso_local global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !17 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %.atomictmp = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !21, !DIExpression(), !25)
  %call = call ptr @malloc(i64 noundef 4) #3, !dbg !26
  store ptr %call, ptr %.atomictmp, align 8, !dbg !26
  %0 = load i64, ptr %.atomictmp, align 8, !dbg !26
  store atomic i64 %0, ptr @block seq_cst, align 8, !dbg !26
  %call1 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @use, ptr noundef null), !dbg !27
  %1 = load i64, ptr %t, align 8, !dbg !28
  %call2 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !29
  %atomic-load = load atomic ptr, ptr @block seq_cst, align 8, !dbg !30
  call void @free(ptr noundef %atomic-load), !dbg !31
  ret i32 0, !dbg !32
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @use(ptr noundef %unused) #0 !dbg !33 {
entry:
  %unused.addr = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !36, !DIExpression(), !37)
  %0 = load atomic i64, ptr @block seq_cst, align 8, !dbg !38
  store i64 %0, ptr %atomic-temp, align 8, !dbg !38
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !38
  store i32 1, ptr %1, align 4, !dbg !39
  %2 = load ptr, ptr %unused.addr, align 8, !dbg !40
  ret ptr %2, !dbg !41
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "block", scope: !2, file: !3, line: 10, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "malloc_may_fail_threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "6c69ce0f215e8e4e95f271b7b1df79e0")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !18, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!9}
!20 = !{}
!21 = !DILocalVariable(name: "t", scope: !17, file: !3, line: 18, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 35, baseType: !24)
!23 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 18, column: 13, scope: !17)
!26 = !DILocation(line: 19, column: 3, scope: !17)
!27 = !DILocation(line: 20, column: 3, scope: !17)
!28 = !DILocation(line: 21, column: 16, scope: !17)
!29 = !DILocation(line: 21, column: 3, scope: !17)
!30 = !DILocation(line: 22, column: 8, scope: !17)
!31 = !DILocation(line: 22, column: 3, scope: !17)
!32 = !DILocation(line: 23, column: 3, scope: !17)
!33 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 12, type: !34, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!34 = !DISubroutineType(types: !35)
!35 = !{!5, !5}
!36 = !DILocalVariable(name: "unused", arg: 1, scope: !33, file: !3, line: 12, type: !5)
!37 = !DILocation(line: 12, column: 24, scope: !33)
!38 = !DILocation(line: 13, column: 4, scope: !33)
!39 = !DILocation(line: 13, column: 24, scope: !33)
!40 = !DILocation(line: 14, column: 10, scope: !33)
!41 = !DILocation(line: 14, column: 3, scope: !33)
