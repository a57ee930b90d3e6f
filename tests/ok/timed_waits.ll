; ModuleID = 'timed_waits.c'
source_filename = "timed_waits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.anon = type { i32, i32, i32, i32, i32 }

@.str = private unnamed_addr constant [11 x i8] c"alone: %d\0A\00", align 1, !dbg !0
@until = internal global %struct.timespec { i64 1, i64 0 }, align 8, !dbg !7
@full = internal global i32 0, align 4, !dbg !20
@.str.1 = private unnamed_addr constant [10 x i8] c"error %d\0A\00", align 1, !dbg !13
@.str.2 = private unnamed_addr constant [10 x i8] c"item: %d\0A\00", align 1, !dbg !18
@item = internal global i32 0, align 4, !dbg !23
@m = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !25
@c = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !46

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !70 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %error = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @pthread_mutex_lock(ptr noundef @m), !dbg !74
  %call1 = call i32 @pthread_cond_timedwait(ptr noundef @c, ptr noundef @m, ptr noundef @until), !dbg !75
  %cmp = icmp eq i32 %call1, 110, !dbg !76
  %conv = zext i1 %cmp to i32, !dbg !76
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv), !dbg !77
    #dbg_declare(ptr %thread, !78, !DIExpression(), !81)
  %call3 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @produce, ptr noundef null), !dbg !82
  br label %while.cond, !dbg !83

while.cond:                                       ; preds = %if.end, %entry
  %0 = load i32, ptr @full, align 4, !dbg !84
  %tobool = icmp ne i32 %0, 0, !dbg !85
  %lnot = xor i1 %tobool, true, !dbg !85
  br i1 %lnot, label %while.body, label %while.end, !dbg !83

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %error, !86, !DIExpression(), !88)
  %call4 = call i32 @pthread_cond_timedwait(ptr noundef @c, ptr noundef @m, ptr noundef @until), !dbg !89
  store i32 %call4, ptr %error, align 4, !dbg !88
  %1 = load i32, ptr %error, align 4, !dbg !90
  %cmp5 = icmp ne i32 %1, 0, !dbg !92
  br i1 %cmp5, label %land.lhs.true, label %if.end, !dbg !93

land.lhs.true:                                    ; preds = %while.body
  %2 = load i32, ptr %error, align 4, !dbg !94
  %cmp7 = icmp ne i32 %2, 110, !dbg !95
  br i1 %cmp7, label %if.then, label %if.end, !dbg !96

if.then:                                          ; preds = %land.lhs.true
  %3 = load i32, ptr %error, align 4, !dbg !97
  %call9 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %3), !dbg !98
  br label %if.end, !dbg !98

if.end:                                           ; preds = %if.then, %land.lhs.true, %while.body
  br label %while.cond, !dbg !83, !llvm.loop !99

while.end:                                        ; preds = %while.cond
  %4 = load i32, ptr @item, align 4, !dbg !102
  %call10 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %4), !dbg !103
  %call11 = call i32 @pthread_mutex_unlock(ptr noundef @m), !dbg !104
  %5 = load i64, ptr %thread, align 8, !dbg !105
  %call12 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !106
  ret i32 0, !dbg !107
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #1

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @produce(ptr noundef %unused) #0 !dbg !108 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !111, !DIExpression(), !112)
  %call = call i32 @pthread_mutex_lock(ptr noundef @m), !dbg !113
  store i32 7, ptr @item, align 4, !dbg !114
  store i32 1, ptr @full, align 4, !dbg !115
  %call1 = call i32 @pthread_cond_signal(ptr noundef @c), !dbg !116
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @m), !dbg !117
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !118
  ret ptr %0, !dbg !119
}

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_cond_signal(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!63, !64, !65, !66, !67, !68, !69}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "timed_waits.c", directory: ".", checksumkind: CSK_MD5, checksum: "c1f05fca4b5a4b0c4468fd6d35d770c8")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 11)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "until", scope: !9, file: !2, line: 10, type: !57, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !12, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !{!0, !13, !18, !20, !23, !25, !46, !7}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 10)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !15, isLocal: true, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "full", scope: !9, file: !2, line: 11, type: !22, isLocal: true, isDefinition: true)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "item", scope: !9, file: !2, line: 11, type: !22, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "m", scope: !9, file: !2, line: 8, type: !27, isLocal: true, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !28, line: 52, baseType: !29)
!28 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!29 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !28, line: 40, size: 320, elements: !30)
!30 = !{!31, !40, !44}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !29, file: !28, line: 49, baseType: !32, size: 160)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !29, file: !28, line: 41, size: 160, elements: !33)
!33 = !{!34, !35, !37, !38, !39}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !32, file: !28, line: 42, baseType: !22, size: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !32, file: !28, line: 43, baseType: !36, size: 32, offset: 32)
!36 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !32, file: !28, line: 44, baseType: !22, size: 32, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !32, file: !28, line: 46, baseType: !36, size: 32, offset: 96)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !32, file: !28, line: 48, baseType: !22, size: 32, offset: 128)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !29, file: !28, line: 50, baseType: !41, size: 320)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 40)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !29, file: !28, line: 51, baseType: !45, size: 64)
!45 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "c", scope: !9, file: !2, line: 9, type: !48, isLocal: true, isDefinition: true)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !28, line: 61, baseType: !49)
!49 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !28, line: 58, size: 384, elements: !50)
!50 = !{!51, !55}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !49, file: !28, line: 59, baseType: !52, size: 384)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 384, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 12)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !49, file: !28, line: 60, baseType: !56, size: 64)
!56 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!57 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !58, line: 8, size: 128, elements: !59)
!58 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "bf5d7d176456dd20fa64de6e23b5dbd3")
!59 = !{!60, !62}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !57, file: !58, line: 9, baseType: !61, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !28, line: 23, baseType: !45)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !57, file: !58, line: 10, baseType: !45, size: 64, offset: 64)
!63 = !{i32 7, !"Dwarf Version", i32 5}
!64 = !{i32 2, !"Debug Info Version", i32 3}
!65 = !{i32 1, !"wchar_size", i32 4}
!66 = !{i32 8, !"PIC Level", i32 2}
!67 = !{i32 7, !"PIE Level", i32 2}
!68 = !{i32 7, !"uwtable", i32 2}
!69 = !{i32 7, !"frame-pointer", i32 2}
!70 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 22, type: !71, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !73)
!71 = !DISubroutineType(types: !72)
!72 = !{!22}
!73 = !{}
!74 = !DILocation(line: 23, column: 3, scope: !70)
!75 = !DILocation(line: 24, column: 25, scope: !70)
!76 = !DILocation(line: 24, column: 64, scope: !70)
!77 = !DILocation(line: 24, column: 3, scope: !70)
!78 = !DILocalVariable(name: "thread", scope: !70, file: !2, line: 25, type: !79)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 35, baseType: !80)
!80 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!81 = !DILocation(line: 25, column: 13, scope: !70)
!82 = !DILocation(line: 26, column: 3, scope: !70)
!83 = !DILocation(line: 27, column: 3, scope: !70)
!84 = !DILocation(line: 27, column: 11, scope: !70)
!85 = !DILocation(line: 27, column: 10, scope: !70)
!86 = !DILocalVariable(name: "error", scope: !87, file: !2, line: 28, type: !22)
!87 = distinct !DILexicalBlock(scope: !70, file: !2, line: 27, column: 17)
!88 = !DILocation(line: 28, column: 9, scope: !87)
!89 = !DILocation(line: 28, column: 17, scope: !87)
!90 = !DILocation(line: 29, column: 9, scope: !91)
!91 = distinct !DILexicalBlock(scope: !87, file: !2, line: 29, column: 9)
!92 = !DILocation(line: 29, column: 15, scope: !91)
!93 = !DILocation(line: 29, column: 20, scope: !91)
!94 = !DILocation(line: 29, column: 23, scope: !91)
!95 = !DILocation(line: 29, column: 29, scope: !91)
!96 = !DILocation(line: 29, column: 9, scope: !87)
!97 = !DILocation(line: 29, column: 64, scope: !91)
!98 = !DILocation(line: 29, column: 43, scope: !91)
!99 = distinct !{!99, !83, !100, !101}
!100 = !DILocation(line: 30, column: 3, scope: !70)
!101 = !{!"llvm.loop.mustprogress"}
!102 = !DILocation(line: 31, column: 24, scope: !70)
!103 = !DILocation(line: 31, column: 3, scope: !70)
!104 = !DILocation(line: 32, column: 3, scope: !70)
!105 = !DILocation(line: 33, column: 16, scope: !70)
!106 = !DILocation(line: 33, column: 3, scope: !70)
!107 = !DILocation(line: 34, column: 3, scope: !70)
!108 = distinct !DISubprogram(name: "produce", scope: !2, file: !2, line: 13, type: !109, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !73)
!109 = !DISubroutineType(types: !110)
!110 = !{!11, !11}
!111 = !DILocalVariable(name: "unused", arg: 1, scope: !108, file: !2, line: 13, type: !11)
!112 = !DILocation(line: 13, column: 28, scope: !108)
!113 = !DILocation(line: 14, column: 3, scope: !108)
!114 = !DILocation(line: 15, column: 8, scope: !108)
!115 = !DILocation(line: 16, column: 8, scope: !108)
!116 = !DILocation(line: 17, column: 3, scope: !108)
!117 = !DILocation(line: 18, column: 3, scope: !108)
!118 = !DILocation(line: 19, column: 10, scope: !108)
!119 = !DILocation(line: 19, column: 3, scope: !108)
