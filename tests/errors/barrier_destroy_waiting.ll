; ModuleID = 'barrier_destroy_waiting.c'
source_filename = "barrier_destroy_waiting.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }

@b = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !25 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !30, !DIExpression(), !33)
  %call = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 2), !dbg !34
  %call1 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @arrive, ptr noundef null), !dbg !35
  %call2 = call i32 @pthread_barrier_destroy(ptr noundef @b), !dbg !36
  %0 = load i64, ptr %t, align 8, !dbg !37
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !38
  ret i32 0, !dbg !39
}

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @arrive(ptr noundef %unused) #0 !dbg !40 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !43, !DIExpression(), !44)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !45
  %call = call i32 @pthread_barrier_wait(ptr noundef @b), !dbg !46
  ret ptr null, !dbg !47
}

declare i32 @pthread_barrier_destroy(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_barrier_wait(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23, !24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "barrier_destroy_waiting.c", directory: ".", checksumkind: CSK_MD5, checksum: "4268c3d01a58bbe1b4dde10e5fcde732")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !8, line: 85, baseType: !9)
!8 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 82, size: 256, elements: !10)
!10 = !{!11, !16}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !9, file: !8, line: 83, baseType: !12, size: 256)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 256, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 32)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !9, file: !8, line: 84, baseType: !17, size: 64)
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 8, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 2}
!24 = !{i32 7, !"frame-pointer", i32 2}
!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !26, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !29)
!26 = !DISubroutineType(types: !27)
!27 = !{!28}
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !{}
!30 = !DILocalVariable(name: "t", scope: !25, file: !3, line: 16, type: !31)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 35, baseType: !32)
!32 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!33 = !DILocation(line: 16, column: 13, scope: !25)
!34 = !DILocation(line: 17, column: 3, scope: !25)
!35 = !DILocation(line: 18, column: 3, scope: !25)
!36 = !DILocation(line: 19, column: 3, scope: !25)
!37 = !DILocation(line: 20, column: 16, scope: !25)
!38 = !DILocation(line: 20, column: 3, scope: !25)
!39 = !DILocation(line: 21, column: 3, scope: !25)
!40 = distinct !DISubprogram(name: "arrive", scope: !3, file: !3, line: 9, type: !41, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!41 = !DISubroutineType(types: !42)
!42 = !{!5, !5}
!43 = !DILocalVariable(name: "unused", arg: 1, scope: !40, file: !3, line: 9, type: !5)
!44 = !DILocation(line: 9, column: 27, scope: !40)
!45 = !DILocation(line: 10, column: 9, scope: !40)
!46 = !DILocation(line: 11, column: 3, scope: !40)
!47 = !DILocation(line: 12, column: 3, scope: !40)
