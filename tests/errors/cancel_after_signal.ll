; ModuleID = 'cancel_after_signal.c'
source_filename = "cancel_after_signal.c"
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
  %result = alloca ptr, align 8
  %is_waiting = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %one, !52, !DIExpression(), !55)
    #dbg_declare(ptr %result, !56, !DIExpression(), !57)
  %call = call i32 @pthread_create(ptr noundef %one, ptr noundef null, ptr noundef @waiter, ptr noundef null), !dbg !58
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !59
    #dbg_declare(ptr %is_waiting, !60, !DIExpression(), !61)
  %0 = load i32, ptr @waiting, align 4, !dbg !62
  store i32 %0, ptr %is_waiting, align 4, !dbg !61
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !63
  %1 = load i32, ptr %is_waiting, align 4, !dbg !64
  %tobool = icmp ne i32 %1, 0, !dbg !64
  br i1 %tobool, label %if.end, label %if.then, !dbg !66

if.then:                                          ; preds = %entry
  %2 = load i64, ptr %one, align 8, !dbg !67
  %call3 = call i32 @pthread_cancel(i64 noundef %2), !dbg !69
  %3 = load i64, ptr %one, align 8, !dbg !70
  %call4 = call i32 @pthread_join(i64 noundef %3, ptr noundef %result), !dbg !71
  %4 = load ptr, ptr %result, align 8, !dbg !72
  %cmp = icmp eq ptr %4, inttoptr (i64 -1 to ptr), !dbg !73
  %5 = zext i1 %cmp to i64, !dbg !72
  %cond = select i1 %cmp, i32 1, i32 3, !dbg !72
  store i32 %cond, ptr %retval, align 4, !dbg !74
  br label %return, !dbg !74

if.end:                                           ; preds = %entry
  %call5 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !75
  %call6 = call i32 @pthread_cond_signal(ptr noundef @cond), !dbg !76
  %call7 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !77
  %6 = load i64, ptr %one, align 8, !dbg !78
  %call8 = call i32 @pthread_cancel(i64 noundef %6), !dbg !79
  %7 = load i64, ptr %one, align 8, !dbg !80
  %call9 = call i32 @pthread_join(i64 noundef %7, ptr noundef %result), !dbg !81
  %8 = load ptr, ptr %result, align 8, !dbg !82
  %cmp10 = icmp eq ptr %8, null, !dbg !83
  %9 = zext i1 %cmp10 to i64, !dbg !82
  %cond11 = select i1 %cmp10, i32 2, i32 4, !dbg !82
  store i32 %cond11, ptr %retval, align 4, !dbg !84
  br label %return, !dbg !84

return:                                           ; preds = %if.end, %if.then
  %10 = load i32, ptr %retval, align 4, !dbg !85
  ret i32 %10, !dbg !85
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %unused) #0 !dbg !86 {
entry:
  %unused.addr = alloca ptr, align 8
  %__handler = alloca %struct.__tresse_cleanup, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !89, !DIExpression(), !90)
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !91
  br label %do.body, !dbg !92

do.body:                                          ; preds = %entry
    #dbg_declare(ptr %__handler, !93, !DIExpression(), !105)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %__handler, ptr align 8 @__const.waiter.__handler, i64 24, i1 false), !dbg !105
  call void @__tresse_cleanup_push(ptr noundef %__handler), !dbg !105
  br label %do.body1, !dbg !105

do.body1:                                         ; preds = %do.body
  %0 = load i32, ptr @waiting, align 4, !dbg !106
  %inc = add nsw i32 %0, 1, !dbg !106
  store i32 %inc, ptr @waiting, align 4, !dbg !106
  %call2 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !108
  br label %do.end, !dbg !109

do.end:                                           ; preds = %do.body1
  call void @__tresse_cleanup_pop(ptr noundef %__handler), !dbg !110
  %__run = getelementptr inbounds %struct.__tresse_cleanup, ptr %__handler, i32 0, i32 0, !dbg !111
  %1 = load ptr, ptr %__run, align 8, !dbg !111
  %__argument = getelementptr inbounds %struct.__tresse_cleanup, ptr %__handler, i32 0, i32 1, !dbg !111
  %2 = load ptr, ptr %__argument, align 8, !dbg !111
  call void %1(ptr noundef %2), !dbg !111
  br label %do.end3, !dbg !110

do.end3:                                          ; preds = %do.end
  ret ptr null, !dbg !113
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_cancel(i64 noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_cond_signal(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @unlock(ptr noundef %unused) #0 !dbg !114 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !115, !DIExpression(), !116)
  %call = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !117
  ret void, !dbg !118
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
!1 = distinct !DIGlobalVariable(name: "waiting", scope: !2, file: !3, line: 7, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cancel_after_signal.c", directory: ".", checksumkind: CSK_MD5, checksum: "dc6125aedaad2f47c71efc9673a8c862")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !30}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 5, type: !9, isLocal: true, isDefinition: true)
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
!31 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 6, type: !32, isLocal: true, isDefinition: true)
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
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !49, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!17}
!51 = !{}
!52 = !DILocalVariable(name: "one", scope: !48, file: !3, line: 18, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 39, baseType: !54)
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 18, column: 13, scope: !48)
!56 = !DILocalVariable(name: "result", scope: !48, file: !3, line: 19, type: !5)
!57 = !DILocation(line: 19, column: 9, scope: !48)
!58 = !DILocation(line: 20, column: 3, scope: !48)
!59 = !DILocation(line: 21, column: 3, scope: !48)
!60 = !DILocalVariable(name: "is_waiting", scope: !48, file: !3, line: 22, type: !17)
!61 = !DILocation(line: 22, column: 7, scope: !48)
!62 = !DILocation(line: 22, column: 20, scope: !48)
!63 = !DILocation(line: 23, column: 3, scope: !48)
!64 = !DILocation(line: 24, column: 8, scope: !65)
!65 = distinct !DILexicalBlock(scope: !48, file: !3, line: 24, column: 7)
!66 = !DILocation(line: 24, column: 7, scope: !48)
!67 = !DILocation(line: 25, column: 20, scope: !68)
!68 = distinct !DILexicalBlock(scope: !65, file: !3, line: 24, column: 20)
!69 = !DILocation(line: 25, column: 5, scope: !68)
!70 = !DILocation(line: 26, column: 18, scope: !68)
!71 = !DILocation(line: 26, column: 5, scope: !68)
!72 = !DILocation(line: 27, column: 12, scope: !68)
!73 = !DILocation(line: 27, column: 19, scope: !68)
!74 = !DILocation(line: 27, column: 5, scope: !68)
!75 = !DILocation(line: 29, column: 3, scope: !48)
!76 = !DILocation(line: 30, column: 3, scope: !48)
!77 = !DILocation(line: 31, column: 3, scope: !48)
!78 = !DILocation(line: 32, column: 18, scope: !48)
!79 = !DILocation(line: 32, column: 3, scope: !48)
!80 = !DILocation(line: 33, column: 16, scope: !48)
!81 = !DILocation(line: 33, column: 3, scope: !48)
!82 = !DILocation(line: 34, column: 10, scope: !48)
!83 = !DILocation(line: 34, column: 17, scope: !48)
!84 = !DILocation(line: 34, column: 3, scope: !48)
!85 = !DILocation(line: 35, column: 1, scope: !48)
!86 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 9, type: !87, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!87 = !DISubroutineType(types: !88)
!88 = !{!5, !5}
!89 = !DILocalVariable(name: "unused", arg: 1, scope: !86, file: !3, line: 9, type: !5)
!90 = !DILocation(line: 9, column: 27, scope: !86)
!91 = !DILocation(line: 10, column: 3, scope: !86)
!92 = !DILocation(line: 11, column: 3, scope: !86)
!93 = !DILocalVariable(name: "__handler", scope: !94, file: !3, line: 11, type: !95)
!94 = distinct !DILexicalBlock(scope: !86, file: !3, line: 11, column: 3)
!95 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__tresse_cleanup", file: !96, line: 218, size: 192, elements: !97)
!96 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "1cde8452f9f43dbfd3ed6dc1758ff438")
!97 = !{!98, !102, !103}
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__run", scope: !95, file: !96, line: 219, baseType: !99, size: 64)
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!100 = !DISubroutineType(types: !101)
!101 = !{null, !5}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__argument", scope: !95, file: !96, line: 220, baseType: !5, size: 64, offset: 64)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__outer", scope: !95, file: !96, line: 221, baseType: !104, size: 64, offset: 128)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!105 = !DILocation(line: 11, column: 3, scope: !94)
!106 = !DILocation(line: 12, column: 10, scope: !107)
!107 = distinct !DILexicalBlock(scope: !94, file: !3, line: 11, column: 3)
!108 = !DILocation(line: 13, column: 3, scope: !107)
!109 = !DILocation(line: 14, column: 3, scope: !107)
!110 = !DILocation(line: 14, column: 3, scope: !94)
!111 = !DILocation(line: 14, column: 3, scope: !112)
!112 = distinct !DILexicalBlock(scope: !94, file: !3, line: 14, column: 3)
!113 = !DILocation(line: 15, column: 3, scope: !86)
!114 = distinct !DISubprogram(name: "unlock", scope: !3, file: !3, line: 8, type: !100, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!115 = !DILocalVariable(name: "unused", arg: 1, scope: !114, file: !3, line: 8, type: !5)
!116 = !DILocation(line: 8, column: 26, scope: !114)
!117 = !DILocation(line: 8, column: 36, scope: !114)
!118 = !DILocation(line: 8, column: 66, scope: !114)
