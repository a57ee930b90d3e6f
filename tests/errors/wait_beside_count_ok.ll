; ModuleID = 'wait_beside_count_ok.c'
source_filename = "wait_beside_count_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }
%struct.timespec = type { i64, i64 }

@count = internal global i32 0, align 4, !dbg !0
@outer = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !18
@__const.waits.late = private unnamed_addr constant %struct.timespec { i64 1, i64 0 }, align 8
@cond = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !40
@mutex = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !51

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !62 {
entry:
  %retval = alloca i32, align 4
  %first = alloca i64, align 8
  %second = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %first, !66, !DIExpression(), !69)
    #dbg_declare(ptr %second, !70, !DIExpression(), !71)
  %call = call i32 @pthread_create(ptr noundef %first, ptr noundef null, ptr noundef @looks, ptr noundef null), !dbg !72
  %call1 = call i32 @pthread_create(ptr noundef %second, ptr noundef null, ptr noundef @waits, ptr noundef null), !dbg !73
  %call2 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !74
  store i32 1, ptr %.atomictmp, align 4, !dbg !75
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !75
  %1 = atomicrmw add ptr @count, i32 %0 monotonic, align 4, !dbg !75
  store i32 %1, ptr %atomic-temp, align 4, !dbg !75
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !75
  %call3 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !76
  %3 = load i64, ptr %first, align 8, !dbg !77
  %call4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !78
  %4 = load i64, ptr %second, align 8, !dbg !79
  %call5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !80
  ret i32 0, !dbg !81
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @looks(ptr noundef %unused) #0 !dbg !82 {
entry:
  %unused.addr = alloca ptr, align 8
  %seen = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !85, !DIExpression(), !86)
    #dbg_declare(ptr %seen, !87, !DIExpression(), !88)
  store i32 0, ptr %seen, align 4, !dbg !88
  br label %while.cond, !dbg !89

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, ptr %seen, align 4, !dbg !90
  %tobool = icmp ne i32 %0, 0, !dbg !91
  %lnot = xor i1 %tobool, true, !dbg !91
  br i1 %lnot, label %while.body, label %while.end, !dbg !89

while.body:                                       ; preds = %while.cond
  %call = call i32 @pthread_mutex_lock(ptr noundef @outer), !dbg !92
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !94
  %1 = load atomic i32, ptr @count monotonic, align 4, !dbg !95
  store i32 %1, ptr %atomic-temp, align 4, !dbg !95
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !95
  store i32 %2, ptr %seen, align 4, !dbg !96
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !97
  %call3 = call i32 @pthread_mutex_unlock(ptr noundef @outer), !dbg !98
  br label %while.cond, !dbg !89, !llvm.loop !99

while.end:                                        ; preds = %while.cond
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !102
  ret ptr %3, !dbg !103
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @waits(ptr noundef %unused) #0 !dbg !104 {
entry:
  %unused.addr = alloca ptr, align 8
  %late = alloca %struct.timespec, align 8
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !105, !DIExpression(), !106)
    #dbg_declare(ptr %late, !107, !DIExpression(), !114)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %late, ptr align 8 @__const.waits.late, i64 16, i1 false), !dbg !114
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !115
  br label %while.cond, !dbg !116

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @count monotonic, align 4, !dbg !117
  store i32 %0, ptr %atomic-temp, align 4, !dbg !117
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !117
  %tobool = icmp ne i32 %1, 0, !dbg !118
  %lnot = xor i1 %tobool, true, !dbg !118
  br i1 %lnot, label %while.body, label %while.end, !dbg !116

while.body:                                       ; preds = %while.cond
  %call1 = call i32 @pthread_cond_timedwait(ptr noundef @cond, ptr noundef @mutex, ptr noundef %late), !dbg !119
  br label %while.cond, !dbg !116, !llvm.loop !120

while.end:                                        ; preds = %while.cond
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !122
  %2 = load ptr, ptr %unused.addr, align 8, !dbg !123
  ret ptr %2, !dbg !124
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!55, !56, !57, !58, !59, !60, !61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 12, type: !53, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "wait_beside_count_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "6e4f9eb39ffb2e4a340ff4420eacd0ce")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0, !18, !40, !51}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "outer", scope: !2, file: !3, line: 9, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !21, line: 57, baseType: !22)
!21 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!22 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !21, line: 45, size: 320, elements: !23)
!23 = !{!24, !33, !38}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !22, file: !21, line: 54, baseType: !25, size: 160)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !22, file: !21, line: 46, size: 160, elements: !26)
!26 = !{!27, !29, !30, !31, !32}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !25, file: !21, line: 47, baseType: !28, size: 32)
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !25, file: !21, line: 48, baseType: !7, size: 32, offset: 32)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !25, file: !21, line: 49, baseType: !28, size: 32, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !25, file: !21, line: 51, baseType: !7, size: 32, offset: 96)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !25, file: !21, line: 53, baseType: !28, size: 32, offset: 128)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !22, file: !21, line: 55, baseType: !34, size: 320)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 320, elements: !36)
!35 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!36 = !{!37}
!37 = !DISubrange(count: 40)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !22, file: !21, line: 56, baseType: !39, size: 64)
!39 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 11, type: !42, isLocal: true, isDefinition: true)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !21, line: 66, baseType: !43)
!43 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !21, line: 63, size: 384, elements: !44)
!44 = !{!45, !49}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !43, file: !21, line: 64, baseType: !46, size: 384)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 384, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 12)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !43, file: !21, line: 65, baseType: !50, size: 64)
!50 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !54)
!54 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !28)
!55 = !{i32 7, !"Dwarf Version", i32 5}
!56 = !{i32 2, !"Debug Info Version", i32 3}
!57 = !{i32 1, !"wchar_size", i32 4}
!58 = !{i32 8, !"PIC Level", i32 2}
!59 = !{i32 7, !"PIE Level", i32 2}
!60 = !{i32 7, !"uwtable", i32 2}
!61 = !{i32 7, !"frame-pointer", i32 2}
!62 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !63, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !65)
!63 = !DISubroutineType(types: !64)
!64 = !{!28}
!65 = !{}
!66 = !DILocalVariable(name: "first", scope: !62, file: !3, line: 33, type: !67)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !21, line: 39, baseType: !68)
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DILocation(line: 33, column: 13, scope: !62)
!70 = !DILocalVariable(name: "second", scope: !62, file: !3, line: 33, type: !67)
!71 = !DILocation(line: 33, column: 20, scope: !62)
!72 = !DILocation(line: 34, column: 3, scope: !62)
!73 = !DILocation(line: 35, column: 3, scope: !62)
!74 = !DILocation(line: 36, column: 3, scope: !62)
!75 = !DILocation(line: 37, column: 3, scope: !62)
!76 = !DILocation(line: 38, column: 3, scope: !62)
!77 = !DILocation(line: 39, column: 16, scope: !62)
!78 = !DILocation(line: 39, column: 3, scope: !62)
!79 = !DILocation(line: 40, column: 16, scope: !62)
!80 = !DILocation(line: 40, column: 3, scope: !62)
!81 = !DILocation(line: 41, column: 3, scope: !62)
!82 = distinct !DISubprogram(name: "looks", scope: !3, file: !3, line: 13, type: !83, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!83 = !DISubroutineType(types: !84)
!84 = !{!16, !16}
!85 = !DILocalVariable(name: "unused", arg: 1, scope: !82, file: !3, line: 13, type: !16)
!86 = !DILocation(line: 13, column: 26, scope: !82)
!87 = !DILocalVariable(name: "seen", scope: !82, file: !3, line: 14, type: !28)
!88 = !DILocation(line: 14, column: 7, scope: !82)
!89 = !DILocation(line: 15, column: 3, scope: !82)
!90 = !DILocation(line: 15, column: 11, scope: !82)
!91 = !DILocation(line: 15, column: 10, scope: !82)
!92 = !DILocation(line: 16, column: 5, scope: !93)
!93 = distinct !DILexicalBlock(scope: !82, file: !3, line: 15, column: 17)
!94 = !DILocation(line: 17, column: 5, scope: !93)
!95 = !DILocation(line: 18, column: 12, scope: !93)
!96 = !DILocation(line: 18, column: 10, scope: !93)
!97 = !DILocation(line: 19, column: 5, scope: !93)
!98 = !DILocation(line: 20, column: 5, scope: !93)
!99 = distinct !{!99, !89, !100, !101}
!100 = !DILocation(line: 21, column: 3, scope: !82)
!101 = !{!"llvm.loop.mustprogress"}
!102 = !DILocation(line: 22, column: 10, scope: !82)
!103 = !DILocation(line: 22, column: 3, scope: !82)
!104 = distinct !DISubprogram(name: "waits", scope: !3, file: !3, line: 24, type: !83, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!105 = !DILocalVariable(name: "unused", arg: 1, scope: !104, file: !3, line: 24, type: !16)
!106 = !DILocation(line: 24, column: 26, scope: !104)
!107 = !DILocalVariable(name: "late", scope: !104, file: !3, line: 25, type: !108)
!108 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !109, line: 8, size: 128, elements: !110)
!109 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "d39ec06182267c165bc5ae32a6941cfd")
!110 = !{!111, !113}
!111 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !108, file: !109, line: 9, baseType: !112, size: 64)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !21, line: 23, baseType: !39)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !108, file: !109, line: 10, baseType: !39, size: 64, offset: 64)
!114 = !DILocation(line: 25, column: 19, scope: !104)
!115 = !DILocation(line: 26, column: 3, scope: !104)
!116 = !DILocation(line: 27, column: 3, scope: !104)
!117 = !DILocation(line: 27, column: 11, scope: !104)
!118 = !DILocation(line: 27, column: 10, scope: !104)
!119 = !DILocation(line: 28, column: 5, scope: !104)
!120 = distinct !{!120, !116, !121, !101}
!121 = !DILocation(line: 28, column: 48, scope: !104)
!122 = !DILocation(line: 29, column: 3, scope: !104)
!123 = !DILocation(line: 30, column: 10, scope: !104)
!124 = !DILocation(line: 30, column: 3, scope: !104)
