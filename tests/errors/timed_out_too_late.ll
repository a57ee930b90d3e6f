; ModuleID = 'timed_out_too_late.c'
source_filename = "timed_out_too_late.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }
%struct.timespec = type { i64, i64 }

@full = internal global i32 0, align 4, !dbg !0
@m = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !7
@c = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !30
@__const.consume.until = private unnamed_addr constant %struct.timespec { i64 1, i64 0 }, align 8
@.str = private unnamed_addr constant [6 x i8] c"!full\00", align 1, !dbg !41
@.str.3 = private unnamed_addr constant [21 x i8] c"timed_out_too_late.c\00", align 1, !dbg !46
@__func__.consume = private unnamed_addr constant [8 x i8] c"consume\00", align 1, !dbg !51

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !64 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [2 x i64], align 16
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !68, !DIExpression(), !74)
  %arrayidx = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 0, !dbg !75
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @produce, ptr noundef null), !dbg !76
  %arrayidx1 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 1, !dbg !77
  %call2 = call i32 @pthread_create(ptr noundef %arrayidx1, ptr noundef null, ptr noundef @consume, ptr noundef null), !dbg !78
  %arrayidx3 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 0, !dbg !79
  %0 = load i64, ptr %arrayidx3, align 16, !dbg !79
  %call4 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !80
  %arrayidx5 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 1, !dbg !81
  %1 = load i64, ptr %arrayidx5, align 8, !dbg !81
  %call6 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !82
  ret i32 0, !dbg !83
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @produce(ptr noundef %unused) #0 !dbg !84 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !87, !DIExpression(), !88)
  %call = call i32 @pthread_mutex_lock(ptr noundef @m), !dbg !89
  store i32 1, ptr @full, align 4, !dbg !90
  %call1 = call i32 @pthread_cond_signal(ptr noundef @c), !dbg !91
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @m), !dbg !92
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !93
  ret ptr %0, !dbg !94
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consume(ptr noundef %unused) #0 !dbg !95 {
entry:
  %unused.addr = alloca ptr, align 8
  %until = alloca %struct.timespec, align 8
  %error = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !96, !DIExpression(), !97)
    #dbg_declare(ptr %until, !98, !DIExpression(), !105)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %until, ptr align 8 @__const.consume.until, i64 16, i1 false), !dbg !105
    #dbg_declare(ptr %error, !106, !DIExpression(), !107)
  store i32 0, ptr %error, align 4, !dbg !107
  %call = call i32 @pthread_mutex_lock(ptr noundef @m), !dbg !108
  br label %while.cond, !dbg !109

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, ptr @full, align 4, !dbg !110
  %tobool = icmp ne i32 %0, 0, !dbg !110
  br i1 %tobool, label %land.end, label %land.rhs, !dbg !111

land.rhs:                                         ; preds = %while.cond
  %1 = load i32, ptr %error, align 4, !dbg !112
  %cmp = icmp eq i32 %1, 0, !dbg !113
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %2 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ], !dbg !114
  br i1 %2, label %while.body, label %while.end, !dbg !109

while.body:                                       ; preds = %land.end
  %call1 = call i32 @pthread_cond_timedwait(ptr noundef @c, ptr noundef @m, ptr noundef %until), !dbg !115
  store i32 %call1, ptr %error, align 4, !dbg !116
  br label %while.cond, !dbg !109, !llvm.loop !117

while.end:                                        ; preds = %land.end
  %3 = load i32, ptr %error, align 4, !dbg !120
  %cmp2 = icmp eq i32 %3, 110, !dbg !122
  br i1 %cmp2, label %if.then, label %if.end, !dbg !123

if.then:                                          ; preds = %while.end
  %4 = load i32, ptr @full, align 4, !dbg !124
  %tobool3 = icmp ne i32 %4, 0, !dbg !124
  br i1 %tobool3, label %cond.false, label %cond.true, !dbg !124

cond.true:                                        ; preds = %if.then
  br label %cond.end, !dbg !124

cond.false:                                       ; preds = %if.then
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.3, i32 noundef 27, ptr noundef @__func__.consume) #4, !dbg !124
  unreachable, !dbg !124

5:                                                ; No predecessors!
  br label %cond.end, !dbg !124

cond.end:                                         ; preds = %5, %cond.true
  br label %if.end, !dbg !124

if.end:                                           ; preds = %cond.end, %while.end
  %call4 = call i32 @pthread_mutex_unlock(ptr noundef @m), !dbg !125
  %6 = load ptr, ptr %unused.addr, align 8, !dbg !126
  ret ptr %6, !dbg !127
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_signal(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!57, !58, !59, !60, !61, !62, !63}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "full", scope: !2, file: !3, line: 12, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "timed_out_too_late.c", directory: ".", checksumkind: CSK_MD5, checksum: "c4f3e49a8f90c973efb16a0122daf4b0")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !30, !41, !46, !51}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
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
!31 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 11, type: !32, isLocal: true, isDefinition: true)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !10, line: 61, baseType: !33)
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 58, size: 384, elements: !34)
!34 = !{!35, !39}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !33, file: !10, line: 59, baseType: !36, size: 384)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 384, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 12)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !33, file: !10, line: 60, baseType: !40, size: 64)
!40 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 48, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 6)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 168, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 21)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !53, isLocal: true, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 64, elements: !55)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!55 = !{!56}
!56 = !DISubrange(count: 8)
!57 = !{i32 7, !"Dwarf Version", i32 5}
!58 = !{i32 2, !"Debug Info Version", i32 3}
!59 = !{i32 1, !"wchar_size", i32 4}
!60 = !{i32 8, !"PIC Level", i32 2}
!61 = !{i32 7, !"PIE Level", i32 2}
!62 = !{i32 7, !"uwtable", i32 2}
!63 = !{i32 7, !"frame-pointer", i32 2}
!64 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !65, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !67)
!65 = !DISubroutineType(types: !66)
!66 = !{!17}
!67 = !{}
!68 = !DILocalVariable(name: "threads", scope: !64, file: !3, line: 33, type: !69)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !70, size: 128, elements: !72)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 35, baseType: !71)
!71 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!72 = !{!73}
!73 = !DISubrange(count: 2)
!74 = !DILocation(line: 33, column: 13, scope: !64)
!75 = !DILocation(line: 34, column: 19, scope: !64)
!76 = !DILocation(line: 34, column: 3, scope: !64)
!77 = !DILocation(line: 35, column: 19, scope: !64)
!78 = !DILocation(line: 35, column: 3, scope: !64)
!79 = !DILocation(line: 36, column: 16, scope: !64)
!80 = !DILocation(line: 36, column: 3, scope: !64)
!81 = !DILocation(line: 37, column: 16, scope: !64)
!82 = !DILocation(line: 37, column: 3, scope: !64)
!83 = !DILocation(line: 38, column: 3, scope: !64)
!84 = distinct !DISubprogram(name: "produce", scope: !3, file: !3, line: 14, type: !85, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!85 = !DISubroutineType(types: !86)
!86 = !{!5, !5}
!87 = !DILocalVariable(name: "unused", arg: 1, scope: !84, file: !3, line: 14, type: !5)
!88 = !DILocation(line: 14, column: 28, scope: !84)
!89 = !DILocation(line: 15, column: 3, scope: !84)
!90 = !DILocation(line: 16, column: 8, scope: !84)
!91 = !DILocation(line: 17, column: 3, scope: !84)
!92 = !DILocation(line: 18, column: 3, scope: !84)
!93 = !DILocation(line: 19, column: 10, scope: !84)
!94 = !DILocation(line: 19, column: 3, scope: !84)
!95 = distinct !DISubprogram(name: "consume", scope: !3, file: !3, line: 22, type: !85, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !67)
!96 = !DILocalVariable(name: "unused", arg: 1, scope: !95, file: !3, line: 22, type: !5)
!97 = !DILocation(line: 22, column: 28, scope: !95)
!98 = !DILocalVariable(name: "until", scope: !95, file: !3, line: 23, type: !99)
!99 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !100, line: 8, size: 128, elements: !101)
!100 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "bf5d7d176456dd20fa64de6e23b5dbd3")
!101 = !{!102, !104}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !99, file: !100, line: 9, baseType: !103, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !10, line: 23, baseType: !29)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !99, file: !100, line: 10, baseType: !29, size: 64, offset: 64)
!105 = !DILocation(line: 23, column: 19, scope: !95)
!106 = !DILocalVariable(name: "error", scope: !95, file: !3, line: 24, type: !17)
!107 = !DILocation(line: 24, column: 7, scope: !95)
!108 = !DILocation(line: 25, column: 3, scope: !95)
!109 = !DILocation(line: 26, column: 3, scope: !95)
!110 = !DILocation(line: 26, column: 11, scope: !95)
!111 = !DILocation(line: 26, column: 16, scope: !95)
!112 = !DILocation(line: 26, column: 19, scope: !95)
!113 = !DILocation(line: 26, column: 25, scope: !95)
!114 = !DILocation(line: 0, scope: !95)
!115 = !DILocation(line: 26, column: 39, scope: !95)
!116 = !DILocation(line: 26, column: 37, scope: !95)
!117 = distinct !{!117, !109, !118, !119}
!118 = !DILocation(line: 26, column: 76, scope: !95)
!119 = !{!"llvm.loop.mustprogress"}
!120 = !DILocation(line: 27, column: 7, scope: !121)
!121 = distinct !DILexicalBlock(scope: !95, file: !3, line: 27, column: 7)
!122 = !DILocation(line: 27, column: 13, scope: !121)
!123 = !DILocation(line: 27, column: 7, scope: !95)
!124 = !DILocation(line: 27, column: 27, scope: !121)
!125 = !DILocation(line: 28, column: 3, scope: !95)
!126 = !DILocation(line: 29, column: 10, scope: !95)
!127 = !DILocation(line: 29, column: 3, scope: !95)
