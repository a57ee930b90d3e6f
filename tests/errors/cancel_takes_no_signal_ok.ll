; ModuleID = 'cancel_takes_no_signal_ok.c'
source_filename = "cancel_takes_no_signal_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__tresse_cleanup = type { ptr, ptr, ptr }
%struct.anon = type { i32, i32, i32, i32, i32 }

@waiting = internal global i32 0, align 4, !dbg !0
@__const.waiter.__handler = private unnamed_addr constant %struct.__tresse_cleanup { ptr @unlock, ptr null, ptr null }, align 8
@mutex = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !7
@cond = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !30

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !48 {
entry:
  %retval = alloca i32, align 4
  %one = alloca i64, align 8
  %other = alloca i64, align 8
  %result = alloca ptr, align 8
  %cancelled = alloca ptr, align 8
  %seen = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %one, !52, !DIExpression(), !55)
    #dbg_declare(ptr %other, !56, !DIExpression(), !57)
    #dbg_declare(ptr %result, !58, !DIExpression(), !59)
    #dbg_declare(ptr %cancelled, !60, !DIExpression(), !61)
  %call = call i32 @pthread_create(ptr noundef %one, ptr noundef null, ptr noundef @waiter, ptr noundef null), !dbg !62
  %call1 = call i32 @pthread_create(ptr noundef %other, ptr noundef null, ptr noundef @waiter, ptr noundef null), !dbg !63
    #dbg_declare(ptr %seen, !64, !DIExpression(), !66)
  store i32 0, ptr %seen, align 4, !dbg !66
  br label %for.cond, !dbg !67

for.cond:                                         ; preds = %for.body, %entry
  %0 = load i32, ptr %seen, align 4, !dbg !68
  %cmp = icmp slt i32 %0, 2, !dbg !70
  br i1 %cmp, label %for.body, label %for.end, !dbg !71

for.body:                                         ; preds = %for.cond
  %call2 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !72
  %1 = load i32, ptr @waiting, align 4, !dbg !74
  store i32 %1, ptr %seen, align 4, !dbg !75
  %call3 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !76
  br label %for.cond, !dbg !77, !llvm.loop !78

for.end:                                          ; preds = %for.cond
  %2 = load i64, ptr %one, align 8, !dbg !81
  %call4 = call i32 @pthread_cancel(i64 noundef %2), !dbg !82
  %call5 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !83
  %call6 = call i32 @pthread_cond_signal(ptr noundef @cond), !dbg !84
  %call7 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !85
  %3 = load i64, ptr %other, align 8, !dbg !86
  %call8 = call i32 @pthread_join(i64 noundef %3, ptr noundef %result), !dbg !87
  %4 = load i64, ptr %one, align 8, !dbg !88
  %call9 = call i32 @pthread_join(i64 noundef %4, ptr noundef %cancelled), !dbg !89
  %5 = load ptr, ptr %cancelled, align 8, !dbg !90
  %cmp10 = icmp eq ptr %5, inttoptr (i64 -1 to ptr), !dbg !91
  br i1 %cmp10, label %land.rhs, label %land.end, !dbg !92

land.rhs:                                         ; preds = %for.end
  %6 = load ptr, ptr %result, align 8, !dbg !93
  %cmp11 = icmp eq ptr %6, null, !dbg !94
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.end
  %7 = phi i1 [ false, %for.end ], [ %cmp11, %land.rhs ], !dbg !95
  %8 = zext i1 %7 to i64, !dbg !90
  %cond = select i1 %7, i32 7, i32 1, !dbg !90
  ret i32 %cond, !dbg !96
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %unused) #0 !dbg !97 {
entry:
  %unused.addr = alloca ptr, align 8
  %__handler = alloca %struct.__tresse_cleanup, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !100, !DIExpression(), !101)
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !102
  br label %do.body, !dbg !103

do.body:                                          ; preds = %entry
    #dbg_declare(ptr %__handler, !104, !DIExpression(), !116)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %__handler, ptr align 8 @__const.waiter.__handler, i64 24, i1 false), !dbg !116
  call void @__tresse_cleanup_push(ptr noundef %__handler), !dbg !116
  br label %do.body1, !dbg !116

do.body1:                                         ; preds = %do.body
  %0 = load i32, ptr @waiting, align 4, !dbg !117
  %inc = add nsw i32 %0, 1, !dbg !117
  store i32 %inc, ptr @waiting, align 4, !dbg !117
  %call2 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !119
  br label %do.end, !dbg !120

do.end:                                           ; preds = %do.body1
  call void @__tresse_cleanup_pop(ptr noundef %__handler), !dbg !121
  %__run = getelementptr inbounds %struct.__tresse_cleanup, ptr %__handler, i32 0, i32 0, !dbg !122
  %1 = load ptr, ptr %__run, align 8, !dbg !122
  %__argument = getelementptr inbounds %struct.__tresse_cleanup, ptr %__handler, i32 0, i32 1, !dbg !122
  %2 = load ptr, ptr %__argument, align 8, !dbg !122
  call void %1(ptr noundef %2), !dbg !122
  br label %do.end3, !dbg !121

do.end3:                                          ; preds = %do.end
  ret ptr null, !dbg !124
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_cancel(i64 noundef) #1

declare i32 @pthread_cond_signal(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @unlock(ptr noundef %unused) #0 !dbg !125 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !126, !DIExpression(), !127)
  %call = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !128
  ret void, !dbg !129
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare void @__tresse_cleanup_push(ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #1

declare void @__tresse_cleanup_pop(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "waiting", scope: !2, file: !3, line: 8, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cancel_takes_no_signal_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "20389ae9db2033234bc2cd1d2eed8e18")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !30}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 6, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 57, baseType: !11)
!10 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 45, size: 320, elements: !12)
!12 = !{!13, !23, !28}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !11, file: !10, line: 54, baseType: !14, size: 160)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !11, file: !10, line: 46, size: 160, elements: !15)
!15 = !{!16, !18, !20, !21, !22}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !14, file: !10, line: 47, baseType: !17, size: 32)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !14, file: !10, line: 48, baseType: !19, size: 32, offset: 32)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !14, file: !10, line: 49, baseType: !17, size: 32, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !14, file: !10, line: 51, baseType: !19, size: 32, offset: 96)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !14, file: !10, line: 53, baseType: !17, size: 32, offset: 128)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !11, file: !10, line: 55, baseType: !24, size: 320)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 320, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 40)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 56, baseType: !29, size: 64)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 7, type: !32, isLocal: true, isDefinition: true)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !10, line: 66, baseType: !33)
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 63, size: 384, elements: !34)
!34 = !{!35, !39}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !33, file: !10, line: 64, baseType: !36, size: 384)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 384, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 12)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !33, file: !10, line: 65, baseType: !40, size: 64)
!40 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !49, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!17}
!51 = !{}
!52 = !DILocalVariable(name: "one", scope: !48, file: !3, line: 19, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 39, baseType: !54)
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 19, column: 13, scope: !48)
!56 = !DILocalVariable(name: "other", scope: !48, file: !3, line: 19, type: !53)
!57 = !DILocation(line: 19, column: 18, scope: !48)
!58 = !DILocalVariable(name: "result", scope: !48, file: !3, line: 20, type: !5)
!59 = !DILocation(line: 20, column: 9, scope: !48)
!60 = !DILocalVariable(name: "cancelled", scope: !48, file: !3, line: 20, type: !5)
!61 = !DILocation(line: 20, column: 18, scope: !48)
!62 = !DILocation(line: 21, column: 3, scope: !48)
!63 = !DILocation(line: 22, column: 3, scope: !48)
!64 = !DILocalVariable(name: "seen", scope: !65, file: !3, line: 23, type: !17)
!65 = distinct !DILexicalBlock(scope: !48, file: !3, line: 23, column: 3)
!66 = !DILocation(line: 23, column: 12, scope: !65)
!67 = !DILocation(line: 23, column: 8, scope: !65)
!68 = !DILocation(line: 23, column: 22, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 23, column: 3)
!70 = !DILocation(line: 23, column: 27, scope: !69)
!71 = !DILocation(line: 23, column: 3, scope: !65)
!72 = !DILocation(line: 24, column: 5, scope: !73)
!73 = distinct !DILexicalBlock(scope: !69, file: !3, line: 23, column: 33)
!74 = !DILocation(line: 25, column: 12, scope: !73)
!75 = !DILocation(line: 25, column: 10, scope: !73)
!76 = !DILocation(line: 26, column: 5, scope: !73)
!77 = !DILocation(line: 23, column: 3, scope: !69)
!78 = distinct !{!78, !71, !79, !80}
!79 = !DILocation(line: 27, column: 3, scope: !65)
!80 = !{!"llvm.loop.mustprogress"}
!81 = !DILocation(line: 28, column: 18, scope: !48)
!82 = !DILocation(line: 28, column: 3, scope: !48)
!83 = !DILocation(line: 29, column: 3, scope: !48)
!84 = !DILocation(line: 30, column: 3, scope: !48)
!85 = !DILocation(line: 31, column: 3, scope: !48)
!86 = !DILocation(line: 32, column: 16, scope: !48)
!87 = !DILocation(line: 32, column: 3, scope: !48)
!88 = !DILocation(line: 33, column: 16, scope: !48)
!89 = !DILocation(line: 33, column: 3, scope: !48)
!90 = !DILocation(line: 34, column: 10, scope: !48)
!91 = !DILocation(line: 34, column: 20, scope: !48)
!92 = !DILocation(line: 34, column: 40, scope: !48)
!93 = !DILocation(line: 34, column: 43, scope: !48)
!94 = !DILocation(line: 34, column: 50, scope: !48)
!95 = !DILocation(line: 0, scope: !48)
!96 = !DILocation(line: 34, column: 3, scope: !48)
!97 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 10, type: !98, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!98 = !DISubroutineType(types: !99)
!99 = !{!5, !5}
!100 = !DILocalVariable(name: "unused", arg: 1, scope: !97, file: !3, line: 10, type: !5)
!101 = !DILocation(line: 10, column: 27, scope: !97)
!102 = !DILocation(line: 11, column: 3, scope: !97)
!103 = !DILocation(line: 12, column: 3, scope: !97)
!104 = !DILocalVariable(name: "__handler", scope: !105, file: !3, line: 12, type: !106)
!105 = distinct !DILexicalBlock(scope: !97, file: !3, line: 12, column: 3)
!106 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__tresse_cleanup", file: !107, line: 218, size: 192, elements: !108)
!107 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "75f9e3a6fd4edaecf2f803e50b9972aa")
!108 = !{!109, !113, !114}
!109 = !DIDerivedType(tag: DW_TAG_member, name: "__run", scope: !106, file: !107, line: 219, baseType: !110, size: 64)
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64)
!111 = !DISubroutineType(types: !112)
!112 = !{null, !5}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__argument", scope: !106, file: !107, line: 220, baseType: !5, size: 64, offset: 64)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "__outer", scope: !106, file: !107, line: 221, baseType: !115, size: 64, offset: 128)
!115 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!116 = !DILocation(line: 12, column: 3, scope: !105)
!117 = !DILocation(line: 13, column: 10, scope: !118)
!118 = distinct !DILexicalBlock(scope: !105, file: !3, line: 12, column: 3)
!119 = !DILocation(line: 14, column: 3, scope: !118)
!120 = !DILocation(line: 15, column: 3, scope: !118)
!121 = !DILocation(line: 15, column: 3, scope: !105)
!122 = !DILocation(line: 15, column: 3, scope: !123)
!123 = distinct !DILexicalBlock(scope: !105, file: !3, line: 15, column: 3)
!124 = !DILocation(line: 16, column: 3, scope: !97)
!125 = distinct !DISubprogram(name: "unlock", scope: !3, file: !3, line: 9, type: !111, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!126 = !DILocalVariable(name: "unused", arg: 1, scope: !125, file: !3, line: 9, type: !5)
!127 = !DILocation(line: 9, column: 26, scope: !125)
!128 = !DILocation(line: 9, column: 36, scope: !125)
!129 = !DILocation(line: 9, column: 66, scope: !125)
