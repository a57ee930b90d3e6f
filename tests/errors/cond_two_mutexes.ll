; ModuleID = 'cond_two_mutexes.c'
source_filename = "cond_two_mutexes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@is_ready = internal global i32 0, align 4, !dbg !0
@first = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !7
@second = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !30
@cond = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !32

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !53 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !57, !DIExpression(), !60)
    #dbg_declare(ptr %u, !61, !DIExpression(), !62)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @waiter, ptr noundef @first), !dbg !63
  %call1 = call i32 @pthread_create(ptr noundef %u, ptr noundef null, ptr noundef @waiter, ptr noundef @second), !dbg !64
  %call2 = call i32 @pthread_mutex_lock(ptr noundef @first), !dbg !65
  %call3 = call i32 @pthread_mutex_lock(ptr noundef @second), !dbg !66
  store atomic i32 1, ptr @is_ready seq_cst, align 4, !dbg !67
  %call4 = call i32 @pthread_cond_broadcast(ptr noundef @cond), !dbg !68
  %call5 = call i32 @pthread_mutex_unlock(ptr noundef @second), !dbg !69
  %call6 = call i32 @pthread_mutex_unlock(ptr noundef @first), !dbg !70
  %0 = load i64, ptr %t, align 8, !dbg !71
  %call7 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !72
  %1 = load i64, ptr %u, align 8, !dbg !73
  %call8 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !74
  ret i32 0, !dbg !75
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %argument) #0 !dbg !76 {
entry:
  %argument.addr = alloca ptr, align 8
  %mutex = alloca ptr, align 8
  store ptr %argument, ptr %argument.addr, align 8
    #dbg_declare(ptr %argument.addr, !79, !DIExpression(), !80)
    #dbg_declare(ptr %mutex, !81, !DIExpression(), !83)
  %0 = load ptr, ptr %argument.addr, align 8, !dbg !84
  store ptr %0, ptr %mutex, align 8, !dbg !83
  %1 = load ptr, ptr %mutex, align 8, !dbg !85
  %call = call i32 @pthread_mutex_lock(ptr noundef %1), !dbg !86
  br label %while.cond, !dbg !87

while.cond:                                       ; preds = %while.body, %entry
  %atomic-load = load atomic i32, ptr @is_ready seq_cst, align 4, !dbg !88
  %tobool = icmp ne i32 %atomic-load, 0, !dbg !89
  %lnot = xor i1 %tobool, true, !dbg !89
  br i1 %lnot, label %while.body, label %while.end, !dbg !87

while.body:                                       ; preds = %while.cond
  %2 = load ptr, ptr %mutex, align 8, !dbg !90
  %call1 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef %2), !dbg !91
  br label %while.cond, !dbg !87, !llvm.loop !92

while.end:                                        ; preds = %while.cond
  %3 = load ptr, ptr %mutex, align 8, !dbg !95
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef %3), !dbg !96
  ret ptr null, !dbg !97
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_broadcast(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "is_ready", scope: !2, file: !3, line: 12, type: !43, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cond_two_mutexes.c", directory: ".", checksumkind: CSK_MD5, checksum: "0e5bdf8434f3c9e03069647c8de2c6a5")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !30, !32}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 52, baseType: !11)
!10 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 40, size: 320, elements: !12)
!12 = !{!13, !23, !28}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !11, file: !10, line: 49, baseType: !14, size: 160)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !11, file: !10, line: 41, size: 160, elements: !15)
!15 = !{!16, !18, !20, !21, !22}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !14, file: !10, line: 42, baseType: !17, size: 32)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !14, file: !10, line: 43, baseType: !19, size: 32, offset: 32)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !14, file: !10, line: 44, baseType: !17, size: 32, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !14, file: !10, line: 46, baseType: !19, size: 32, offset: 96)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !14, file: !10, line: 48, baseType: !17, size: 32, offset: 128)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !11, file: !10, line: 50, baseType: !24, size: 320)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 320, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 40)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 51, baseType: !29, size: 64)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 11, type: !9, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 9, type: !34, isLocal: true, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !10, line: 61, baseType: !35)
!35 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 58, size: 384, elements: !36)
!36 = !{!37, !41}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !35, file: !10, line: 59, baseType: !38, size: 384)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 384, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 12)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !35, file: !10, line: 60, baseType: !42, size: 64)
!42 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !44, line: 104, baseType: !45)
!44 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!45 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !54, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!17}
!56 = !{}
!57 = !DILocalVariable(name: "t", scope: !53, file: !3, line: 24, type: !58)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 35, baseType: !59)
!59 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!60 = !DILocation(line: 24, column: 13, scope: !53)
!61 = !DILocalVariable(name: "u", scope: !53, file: !3, line: 24, type: !58)
!62 = !DILocation(line: 24, column: 16, scope: !53)
!63 = !DILocation(line: 25, column: 3, scope: !53)
!64 = !DILocation(line: 26, column: 3, scope: !53)
!65 = !DILocation(line: 27, column: 3, scope: !53)
!66 = !DILocation(line: 28, column: 3, scope: !53)
!67 = !DILocation(line: 29, column: 12, scope: !53)
!68 = !DILocation(line: 30, column: 3, scope: !53)
!69 = !DILocation(line: 31, column: 3, scope: !53)
!70 = !DILocation(line: 32, column: 3, scope: !53)
!71 = !DILocation(line: 33, column: 16, scope: !53)
!72 = !DILocation(line: 33, column: 3, scope: !53)
!73 = !DILocation(line: 34, column: 16, scope: !53)
!74 = !DILocation(line: 34, column: 3, scope: !53)
!75 = !DILocation(line: 35, column: 3, scope: !53)
!76 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 14, type: !77, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!77 = !DISubroutineType(types: !78)
!78 = !{!5, !5}
!79 = !DILocalVariable(name: "argument", arg: 1, scope: !76, file: !3, line: 14, type: !5)
!80 = !DILocation(line: 14, column: 27, scope: !76)
!81 = !DILocalVariable(name: "mutex", scope: !76, file: !3, line: 15, type: !82)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!83 = !DILocation(line: 15, column: 20, scope: !76)
!84 = !DILocation(line: 15, column: 28, scope: !76)
!85 = !DILocation(line: 16, column: 22, scope: !76)
!86 = !DILocation(line: 16, column: 3, scope: !76)
!87 = !DILocation(line: 17, column: 3, scope: !76)
!88 = !DILocation(line: 17, column: 11, scope: !76)
!89 = !DILocation(line: 17, column: 10, scope: !76)
!90 = !DILocation(line: 18, column: 30, scope: !76)
!91 = !DILocation(line: 18, column: 5, scope: !76)
!92 = distinct !{!92, !87, !93, !94}
!93 = !DILocation(line: 18, column: 35, scope: !76)
!94 = !{!"llvm.loop.mustprogress"}
!95 = !DILocation(line: 19, column: 24, scope: !76)
!96 = !DILocation(line: 19, column: 3, scope: !76)
!97 = !DILocation(line: 20, column: 3, scope: !76)
