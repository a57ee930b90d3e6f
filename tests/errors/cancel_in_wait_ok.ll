; ModuleID = 'cancel_in_wait_ok.c'
source_filename = "cancel_in_wait_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__tresse_cleanup = type { ptr, ptr, ptr }
%struct.anon = type { i32, i32, i32, i32, i32 }

@handled = internal global i32 0, align 4, !dbg !0
@__const.waiter.__handler = private unnamed_addr constant %struct.__tresse_cleanup { ptr @give_up, ptr null, ptr null }, align 8
@mutex = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !7
@cond = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !30

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !48 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %result = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !52, !DIExpression(), !55)
    #dbg_declare(ptr %result, !56, !DIExpression(), !57)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @waiter, ptr noundef null), !dbg !58
  %0 = load i64, ptr %thread, align 8, !dbg !59
  %call1 = call i32 @pthread_cancel(i64 noundef %0), !dbg !60
  %1 = load i64, ptr %thread, align 8, !dbg !61
  %call2 = call i32 @pthread_join(i64 noundef %1, ptr noundef %result), !dbg !62
  %2 = load ptr, ptr %result, align 8, !dbg !63
  %cmp = icmp eq ptr %2, inttoptr (i64 -1 to ptr), !dbg !64
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !65

land.rhs:                                         ; preds = %entry
  %3 = load i32, ptr @handled, align 4, !dbg !66
  %tobool = icmp ne i32 %3, 0, !dbg !65
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %4 = phi i1 [ false, %entry ], [ %tobool, %land.rhs ], !dbg !67
  %5 = zext i1 %4 to i64, !dbg !63
  %cond = select i1 %4, i32 7, i32 1, !dbg !63
  ret i32 %cond, !dbg !68
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %unused) #0 !dbg !69 {
entry:
  %unused.addr = alloca ptr, align 8
  %__handler = alloca %struct.__tresse_cleanup, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !72, !DIExpression(), !73)
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !74
  br label %do.body, !dbg !75

do.body:                                          ; preds = %entry
    #dbg_declare(ptr %__handler, !76, !DIExpression(), !88)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %__handler, ptr align 8 @__const.waiter.__handler, i64 24, i1 false), !dbg !88
  call void @__tresse_cleanup_push(ptr noundef %__handler), !dbg !88
  br label %do.body1, !dbg !88

do.body1:                                         ; preds = %do.body
  br label %for.cond, !dbg !89

for.cond:                                         ; preds = %for.cond, %do.body1
  %call2 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !91
  br label %for.cond, !dbg !94, !llvm.loop !95

do.end:                                           ; No predecessors!
  call void @__tresse_cleanup_pop(ptr noundef %__handler), !dbg !98
  %__run = getelementptr inbounds %struct.__tresse_cleanup, ptr %__handler, i32 0, i32 0, !dbg !99
  %0 = load ptr, ptr %__run, align 8, !dbg !99
  %__argument = getelementptr inbounds %struct.__tresse_cleanup, ptr %__handler, i32 0, i32 1, !dbg !99
  %1 = load ptr, ptr %__argument, align 8, !dbg !99
  call void %0(ptr noundef %1), !dbg !99
  br label %do.end3, !dbg !98

do.end3:                                          ; preds = %do.end
  ret ptr null, !dbg !101
}

declare i32 @pthread_cancel(i64 noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @give_up(ptr noundef %unused) #0 !dbg !102 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !103, !DIExpression(), !104)
  store i32 1, ptr @handled, align 4, !dbg !105
  %call = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !106
  ret void, !dbg !107
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare void @__tresse_cleanup_push(ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #1

declare void @__tresse_cleanup_pop(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "handled", scope: !2, file: !3, line: 8, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cancel_in_wait_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "950cc0a67a57e9400dcd87274c5efd24")
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
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !49, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!17}
!51 = !{}
!52 = !DILocalVariable(name: "thread", scope: !48, file: !3, line: 21, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 39, baseType: !54)
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 21, column: 13, scope: !48)
!56 = !DILocalVariable(name: "result", scope: !48, file: !3, line: 22, type: !5)
!57 = !DILocation(line: 22, column: 9, scope: !48)
!58 = !DILocation(line: 23, column: 3, scope: !48)
!59 = !DILocation(line: 24, column: 18, scope: !48)
!60 = !DILocation(line: 24, column: 3, scope: !48)
!61 = !DILocation(line: 25, column: 16, scope: !48)
!62 = !DILocation(line: 25, column: 3, scope: !48)
!63 = !DILocation(line: 26, column: 10, scope: !48)
!64 = !DILocation(line: 26, column: 17, scope: !48)
!65 = !DILocation(line: 26, column: 37, scope: !48)
!66 = !DILocation(line: 26, column: 40, scope: !48)
!67 = !DILocation(line: 0, scope: !48)
!68 = !DILocation(line: 26, column: 3, scope: !48)
!69 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 13, type: !70, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!70 = !DISubroutineType(types: !71)
!71 = !{!5, !5}
!72 = !DILocalVariable(name: "unused", arg: 1, scope: !69, file: !3, line: 13, type: !5)
!73 = !DILocation(line: 13, column: 27, scope: !69)
!74 = !DILocation(line: 14, column: 3, scope: !69)
!75 = !DILocation(line: 15, column: 3, scope: !69)
!76 = !DILocalVariable(name: "__handler", scope: !77, file: !3, line: 15, type: !78)
!77 = distinct !DILexicalBlock(scope: !69, file: !3, line: 15, column: 3)
!78 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__tresse_cleanup", file: !79, line: 218, size: 192, elements: !80)
!79 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "1cde8452f9f43dbfd3ed6dc1758ff438")
!80 = !{!81, !85, !86}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__run", scope: !78, file: !79, line: 219, baseType: !82, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DISubroutineType(types: !84)
!84 = !{null, !5}
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__argument", scope: !78, file: !79, line: 220, baseType: !5, size: 64, offset: 64)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__outer", scope: !78, file: !79, line: 221, baseType: !87, size: 64, offset: 128)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!88 = !DILocation(line: 15, column: 3, scope: !77)
!89 = !DILocation(line: 16, column: 3, scope: !90)
!90 = distinct !DILexicalBlock(scope: !77, file: !3, line: 15, column: 3)
!91 = !DILocation(line: 16, column: 12, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !3, line: 16, column: 3)
!93 = distinct !DILexicalBlock(scope: !90, file: !3, line: 16, column: 3)
!94 = !DILocation(line: 16, column: 3, scope: !92)
!95 = distinct !{!95, !96, !97}
!96 = !DILocation(line: 16, column: 3, scope: !93)
!97 = !DILocation(line: 16, column: 43, scope: !93)
!98 = !DILocation(line: 17, column: 3, scope: !77)
!99 = !DILocation(line: 17, column: 3, scope: !100)
!100 = distinct !DILexicalBlock(scope: !77, file: !3, line: 17, column: 3)
!101 = !DILocation(line: 18, column: 3, scope: !69)
!102 = distinct !DISubprogram(name: "give_up", scope: !3, file: !3, line: 9, type: !83, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!103 = !DILocalVariable(name: "unused", arg: 1, scope: !102, file: !3, line: 9, type: !5)
!104 = !DILocation(line: 9, column: 27, scope: !102)
!105 = !DILocation(line: 10, column: 11, scope: !102)
!106 = !DILocation(line: 11, column: 3, scope: !102)
!107 = !DILocation(line: 12, column: 1, scope: !102)
