; ModuleID = 'poll_reads_freed.c'
source_filename = "poll_reads_freed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@work = internal global ptr null, align 8, !dbg !0
@lock = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !38 {
entry:
  %first = alloca i64, align 8
  %second = alloca i64, align 8
    #dbg_declare(ptr %first, !42, !DIExpression(), !45)
    #dbg_declare(ptr %second, !46, !DIExpression(), !47)
  %call = call ptr @calloc(i64 noundef 1, i64 noundef 4) #3, !dbg !48
  store ptr %call, ptr @work, align 8, !dbg !49
  %call1 = call i32 @pthread_create(ptr noundef %first, ptr noundef null, ptr noundef @poll, ptr noundef null), !dbg !50
  %call2 = call i32 @pthread_create(ptr noundef %second, ptr noundef null, ptr noundef @shut_down, ptr noundef null), !dbg !51
  %0 = load i64, ptr %first, align 8, !dbg !52
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !53
  %1 = load i64, ptr %second, align 8, !dbg !54
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !55
  ret i32 0, !dbg !56
}

; Function Attrs: allocsize(0,1)
declare ptr @calloc(i64 noundef, i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @poll(ptr noundef %unused) #0 !dbg !57 {
entry:
  %unused.addr = alloca ptr, align 8
  %found = alloca ptr, align 8
  %seen = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !60, !DIExpression(), !61)
    #dbg_declare(ptr %found, !62, !DIExpression(), !63)
  store ptr null, ptr %found, align 8, !dbg !63
    #dbg_declare(ptr %seen, !64, !DIExpression(), !65)
  store i32 0, ptr %seen, align 4, !dbg !65
  br label %for.cond, !dbg !66

for.cond:                                         ; preds = %if.end, %entry
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !67
  %0 = load ptr, ptr @work, align 8, !dbg !71
  store ptr %0, ptr %found, align 8, !dbg !72
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !73
  %1 = load ptr, ptr %found, align 8, !dbg !74
  %cmp = icmp eq ptr %1, null, !dbg !76
  br i1 %cmp, label %if.then, label %if.end, !dbg !77

if.then:                                          ; preds = %for.cond
  br label %for.end, !dbg !78

if.end:                                           ; preds = %for.cond
  %2 = load ptr, ptr %found, align 8, !dbg !79
  %3 = load i32, ptr %2, align 4, !dbg !80
  store i32 %3, ptr %seen, align 4, !dbg !81
  br label %for.cond, !dbg !82, !llvm.loop !83

for.end:                                          ; preds = %if.then
  %4 = load i32, ptr %seen, align 4, !dbg !86
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !87
  ret ptr %5, !dbg !88
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @shut_down(ptr noundef %unused) #0 !dbg !89 {
entry:
  %unused.addr = alloca ptr, align 8
  %last = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !90, !DIExpression(), !91)
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !92
    #dbg_declare(ptr %last, !93, !DIExpression(), !94)
  %0 = load ptr, ptr @work, align 8, !dbg !95
  store ptr %0, ptr %last, align 8, !dbg !94
  store ptr null, ptr @work, align 8, !dbg !96
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !97
  %1 = load ptr, ptr %last, align 8, !dbg !98
  call void @free(ptr noundef %1), !dbg !99
  %2 = load ptr, ptr %unused.addr, align 8, !dbg !100
  ret ptr %2, !dbg !101
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0,1) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36, !37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "work", scope: !2, file: !3, line: 9, type: !30, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "poll_reads_freed.c", directory: ".", checksumkind: CSK_MD5, checksum: "2f3fa085994e43ebdb7ba9a74e733875")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 53, baseType: !11)
!10 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 41, size: 320, elements: !12)
!12 = !{!13, !23, !28}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !11, file: !10, line: 50, baseType: !14, size: 160)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !11, file: !10, line: 42, size: 160, elements: !15)
!15 = !{!16, !18, !20, !21, !22}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !14, file: !10, line: 43, baseType: !17, size: 32)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !14, file: !10, line: 44, baseType: !19, size: 32, offset: 32)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !14, file: !10, line: 45, baseType: !17, size: 32, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !14, file: !10, line: 47, baseType: !19, size: 32, offset: 96)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !14, file: !10, line: 49, baseType: !17, size: 32, offset: 128)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !11, file: !10, line: 51, baseType: !24, size: 320)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 320, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 40)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 52, baseType: !29, size: 64)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 8, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !39, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!17}
!41 = !{}
!42 = !DILocalVariable(name: "first", scope: !38, file: !3, line: 35, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 35, baseType: !44)
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !DILocation(line: 35, column: 13, scope: !38)
!46 = !DILocalVariable(name: "second", scope: !38, file: !3, line: 35, type: !43)
!47 = !DILocation(line: 35, column: 20, scope: !38)
!48 = !DILocation(line: 36, column: 10, scope: !38)
!49 = !DILocation(line: 36, column: 8, scope: !38)
!50 = !DILocation(line: 37, column: 3, scope: !38)
!51 = !DILocation(line: 38, column: 3, scope: !38)
!52 = !DILocation(line: 39, column: 16, scope: !38)
!53 = !DILocation(line: 39, column: 3, scope: !38)
!54 = !DILocation(line: 40, column: 16, scope: !38)
!55 = !DILocation(line: 40, column: 3, scope: !38)
!56 = !DILocation(line: 41, column: 1, scope: !38)
!57 = distinct !DISubprogram(name: "poll", scope: !3, file: !3, line: 11, type: !58, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!58 = !DISubroutineType(types: !59)
!59 = !{!5, !5}
!60 = !DILocalVariable(name: "unused", arg: 1, scope: !57, file: !3, line: 11, type: !5)
!61 = !DILocation(line: 11, column: 25, scope: !57)
!62 = !DILocalVariable(name: "found", scope: !57, file: !3, line: 12, type: !30)
!63 = !DILocation(line: 12, column: 8, scope: !57)
!64 = !DILocalVariable(name: "seen", scope: !57, file: !3, line: 12, type: !17)
!65 = !DILocation(line: 12, column: 22, scope: !57)
!66 = !DILocation(line: 13, column: 3, scope: !57)
!67 = !DILocation(line: 14, column: 5, scope: !68)
!68 = distinct !DILexicalBlock(scope: !69, file: !3, line: 13, column: 12)
!69 = distinct !DILexicalBlock(scope: !70, file: !3, line: 13, column: 3)
!70 = distinct !DILexicalBlock(scope: !57, file: !3, line: 13, column: 3)
!71 = !DILocation(line: 15, column: 13, scope: !68)
!72 = !DILocation(line: 15, column: 11, scope: !68)
!73 = !DILocation(line: 16, column: 5, scope: !68)
!74 = !DILocation(line: 17, column: 9, scope: !75)
!75 = distinct !DILexicalBlock(scope: !68, file: !3, line: 17, column: 9)
!76 = !DILocation(line: 17, column: 15, scope: !75)
!77 = !DILocation(line: 17, column: 9, scope: !68)
!78 = !DILocation(line: 18, column: 7, scope: !75)
!79 = !DILocation(line: 19, column: 13, scope: !68)
!80 = !DILocation(line: 19, column: 12, scope: !68)
!81 = !DILocation(line: 19, column: 10, scope: !68)
!82 = !DILocation(line: 13, column: 3, scope: !69)
!83 = distinct !{!83, !84, !85}
!84 = !DILocation(line: 13, column: 3, scope: !70)
!85 = !DILocation(line: 20, column: 3, scope: !70)
!86 = !DILocation(line: 21, column: 9, scope: !57)
!87 = !DILocation(line: 22, column: 10, scope: !57)
!88 = !DILocation(line: 22, column: 3, scope: !57)
!89 = distinct !DISubprogram(name: "shut_down", scope: !3, file: !3, line: 25, type: !58, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!90 = !DILocalVariable(name: "unused", arg: 1, scope: !89, file: !3, line: 25, type: !5)
!91 = !DILocation(line: 25, column: 30, scope: !89)
!92 = !DILocation(line: 26, column: 3, scope: !89)
!93 = !DILocalVariable(name: "last", scope: !89, file: !3, line: 27, type: !30)
!94 = !DILocation(line: 27, column: 8, scope: !89)
!95 = !DILocation(line: 27, column: 15, scope: !89)
!96 = !DILocation(line: 28, column: 8, scope: !89)
!97 = !DILocation(line: 29, column: 3, scope: !89)
!98 = !DILocation(line: 30, column: 8, scope: !89)
!99 = !DILocation(line: 30, column: 3, scope: !89)
!100 = !DILocation(line: 31, column: 10, scope: !89)
!101 = !DILocation(line: 31, column: 3, scope: !89)
