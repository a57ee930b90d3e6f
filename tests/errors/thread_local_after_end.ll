; ModuleID = 'thread_local_after_end.c'
source_filename = "thread_local_after_end.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@own = internal thread_local global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %result = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !20, !DIExpression(), !24)
    #dbg_declare(ptr %result, !25, !DIExpression(), !26)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !27
  %0 = load i64, ptr %t, align 8, !dbg !28
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef %result), !dbg !29
  %1 = load ptr, ptr %result, align 8, !dbg !30
  %2 = load i32, ptr %1, align 4, !dbg !31
  %sub = sub nsw i32 %2, 3, !dbg !32
  ret i32 %sub, !dbg !33
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !34 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !37, !DIExpression(), !38)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !39
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !40
  store i32 3, ptr %1, align 4, !dbg !41
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !42
  ret ptr %2, !dbg !43
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread_local_after_end.c", directory: ".", checksumkind: CSK_MD5, checksum: "cb4f11525e3cedcc5febcfee4e067915")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !17, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!7}
!19 = !{}
!20 = !DILocalVariable(name: "t", scope: !16, file: !3, line: 16, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 35, baseType: !23)
!22 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 16, column: 13, scope: !16)
!25 = !DILocalVariable(name: "result", scope: !16, file: !3, line: 17, type: !5)
!26 = !DILocation(line: 17, column: 9, scope: !16)
!27 = !DILocation(line: 18, column: 3, scope: !16)
!28 = !DILocation(line: 19, column: 16, scope: !16)
!29 = !DILocation(line: 19, column: 3, scope: !16)
!30 = !DILocation(line: 20, column: 18, scope: !16)
!31 = !DILocation(line: 20, column: 10, scope: !16)
!32 = !DILocation(line: 20, column: 25, scope: !16)
!33 = !DILocation(line: 20, column: 3, scope: !16)
!34 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 9, type: !35, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!35 = !DISubroutineType(types: !36)
!36 = !{!5, !5}
!37 = !DILocalVariable(name: "unused", arg: 1, scope: !34, file: !3, line: 9, type: !5)
!38 = !DILocation(line: 9, column: 27, scope: !34)
!39 = !DILocation(line: 10, column: 9, scope: !34)
!40 = !DILocation(line: 11, column: 3, scope: !34)
!41 = !DILocation(line: 11, column: 7, scope: !34)
!42 = !DILocation(line: 12, column: 11, scope: !34)
!43 = !DILocation(line: 12, column: 3, scope: !34)
