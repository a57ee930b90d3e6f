; ModuleID = 'freed_thread_local.c'
source_filename = "freed_thread_local.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@pointer = internal global ptr null, align 8, !dbg !0
@own = internal thread_local global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !19 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !23, !DIExpression(), !27)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @run, ptr noundef null), !dbg !28
  %atomic-load = load atomic ptr, ptr @pointer seq_cst, align 8, !dbg !29
  call void @free(ptr noundef %atomic-load), !dbg !30
  %0 = load i64, ptr %thread, align 8, !dbg !31
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !32
  ret i32 0, !dbg !33
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %unused) #0 !dbg !34 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !37, !DIExpression(), !38)
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !39
  store atomic ptr %0, ptr @pointer seq_cst, align 8, !dbg !40
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !41
  ret ptr %1, !dbg !42
}

declare void @free(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "pointer", scope: !2, file: !3, line: 10, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "freed_thread_local.c", directory: ".", checksumkind: CSK_MD5, checksum: "0f035b91ed61d1ee403192659faa5de9")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !11)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 8, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 2}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !20, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!9}
!22 = !{}
!23 = !DILocalVariable(name: "thread", scope: !19, file: !3, line: 18, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 35, baseType: !26)
!25 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 18, column: 13, scope: !19)
!28 = !DILocation(line: 19, column: 3, scope: !19)
!29 = !DILocation(line: 20, column: 8, scope: !19)
!30 = !DILocation(line: 20, column: 3, scope: !19)
!31 = !DILocation(line: 21, column: 16, scope: !19)
!32 = !DILocation(line: 21, column: 3, scope: !19)
!33 = !DILocation(line: 22, column: 3, scope: !19)
!34 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 12, type: !35, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!35 = !DISubroutineType(types: !36)
!36 = !{!5, !5}
!37 = !DILocalVariable(name: "unused", arg: 1, scope: !34, file: !3, line: 12, type: !5)
!38 = !DILocation(line: 12, column: 24, scope: !34)
!39 = !DILocation(line: 13, column: 14, scope: !34)
!40 = !DILocation(line: 13, column: 11, scope: !34)
!41 = !DILocation(line: 14, column: 10, scope: !34)
!42 = !DILocation(line: 14, column: 3, scope: !34)
