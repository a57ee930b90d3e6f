; ModuleID = 'barrier_init_waiting.c'
source_filename = "barrier_init_waiting.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }

@b = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !0
@ready = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !31 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !35, !DIExpression(), !38)
  %call = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 2), !dbg !39
  %call1 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @arrive, ptr noundef null), !dbg !40
  %0 = load atomic i32, ptr @ready seq_cst, align 4, !dbg !41
  store i32 %0, ptr %atomic-temp, align 4, !dbg !41
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !41
  %tobool = icmp ne i32 %1, 0, !dbg !41
  br i1 %tobool, label %if.then, label %if.end, !dbg !43

if.then:                                          ; preds = %entry
  %call2 = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 2), !dbg !44
  br label %if.end, !dbg !44

if.end:                                           ; preds = %if.then, %entry
  %call3 = call i32 @pthread_barrier_wait(ptr noundef @b), !dbg !45
  %2 = load i64, ptr %t, align 8, !dbg !46
  %call4 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !47
  ret i32 0, !dbg !48
}

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @arrive(ptr noundef %unused) #0 !dbg !49 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !52, !DIExpression(), !53)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !54
  store i32 1, ptr %.atomictmp, align 4, !dbg !55
  %1 = load i32, ptr %.atomictmp, align 4, !dbg !55
  store atomic i32 %1, ptr @ready seq_cst, align 4, !dbg !55
  %call = call i32 @pthread_barrier_wait(ptr noundef @b), !dbg !56
  ret ptr null, !dbg !57
}

declare i32 @pthread_barrier_wait(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 8, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "barrier_init_waiting.c", directory: ".", checksumkind: CSK_MD5, checksum: "0634252ba9d3ca966da308a6d45b6a18")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 104, baseType: !11)
!10 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !14, line: 85, baseType: !15)
!14 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!15 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !14, line: 82, size: 256, elements: !16)
!16 = !{!17, !22}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !15, file: !14, line: 83, baseType: !18, size: 256)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 256, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !15, file: !14, line: 84, baseType: !23, size: 64)
!23 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 8, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !32, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!12}
!34 = !{}
!35 = !DILocalVariable(name: "t", scope: !31, file: !3, line: 19, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !14, line: 35, baseType: !37)
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocation(line: 19, column: 13, scope: !31)
!39 = !DILocation(line: 20, column: 3, scope: !31)
!40 = !DILocation(line: 21, column: 3, scope: !31)
!41 = !DILocation(line: 22, column: 7, scope: !42)
!42 = distinct !DILexicalBlock(scope: !31, file: !3, line: 22, column: 7)
!43 = !DILocation(line: 22, column: 7, scope: !31)
!44 = !DILocation(line: 22, column: 28, scope: !42)
!45 = !DILocation(line: 23, column: 3, scope: !31)
!46 = !DILocation(line: 24, column: 16, scope: !31)
!47 = !DILocation(line: 24, column: 3, scope: !31)
!48 = !DILocation(line: 25, column: 3, scope: !31)
!49 = distinct !DISubprogram(name: "arrive", scope: !3, file: !3, line: 11, type: !50, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!50 = !DISubroutineType(types: !51)
!51 = !{!5, !5}
!52 = !DILocalVariable(name: "unused", arg: 1, scope: !49, file: !3, line: 11, type: !5)
!53 = !DILocation(line: 11, column: 27, scope: !49)
!54 = !DILocation(line: 12, column: 9, scope: !49)
!55 = !DILocation(line: 13, column: 3, scope: !49)
!56 = !DILocation(line: 14, column: 3, scope: !49)
!57 = !DILocation(line: 15, column: 3, scope: !49)
