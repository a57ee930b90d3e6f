; ModuleID = 'poll_reads_beside_lock.c'
source_filename = "poll_reads_beside_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@is_done = internal global i32 0, align 4, !dbg !0
@other = internal global i32 0, align 4, !dbg !30
@lock = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !39 {
entry:
  %first = alloca i64, align 8
  %second = alloca i64, align 8
    #dbg_declare(ptr %first, !43, !DIExpression(), !46)
    #dbg_declare(ptr %second, !47, !DIExpression(), !48)
  %call = call i32 @pthread_create(ptr noundef %first, ptr noundef null, ptr noundef @poll, ptr noundef null), !dbg !49
  %call1 = call i32 @pthread_create(ptr noundef %second, ptr noundef null, ptr noundef @finish, ptr noundef null), !dbg !50
  %0 = load i64, ptr %first, align 8, !dbg !51
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !52
  %1 = load i64, ptr %second, align 8, !dbg !53
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !54
  ret i32 0, !dbg !55
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @poll(ptr noundef %unused) #0 !dbg !56 {
entry:
  %unused.addr = alloca ptr, align 8
  %found = alloca i32, align 4
  %seen = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !59, !DIExpression(), !60)
    #dbg_declare(ptr %found, !61, !DIExpression(), !62)
  store i32 0, ptr %found, align 4, !dbg !62
    #dbg_declare(ptr %seen, !63, !DIExpression(), !64)
  store i32 0, ptr %seen, align 4, !dbg !64
  br label %for.cond, !dbg !65

for.cond:                                         ; preds = %if.end, %entry
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !66
  %0 = load i32, ptr @is_done, align 4, !dbg !70
  store i32 %0, ptr %found, align 4, !dbg !71
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !72
  %1 = load i32, ptr %found, align 4, !dbg !73
  %tobool = icmp ne i32 %1, 0, !dbg !73
  br i1 %tobool, label %if.then, label %if.end, !dbg !75

if.then:                                          ; preds = %for.cond
  br label %for.end, !dbg !76

if.end:                                           ; preds = %for.cond
  %2 = load i32, ptr @other, align 4, !dbg !77
  store i32 %2, ptr %seen, align 4, !dbg !78
  br label %for.cond, !dbg !79, !llvm.loop !80

for.end:                                          ; preds = %if.then
  %3 = load i32, ptr %seen, align 4, !dbg !83
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !84
  ret ptr %4, !dbg !85
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @finish(ptr noundef %unused) #0 !dbg !86 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !87, !DIExpression(), !88)
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !89
  store i32 1, ptr @is_done, align 4, !dbg !90
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !91
  store i32 1, ptr @other, align 4, !dbg !92
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !93
  ret ptr %0, !dbg !94
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "is_done", scope: !2, file: !3, line: 9, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "poll_reads_beside_lock.c", directory: ".", checksumkind: CSK_MD5, checksum: "0256c7c74faca6d7a034520e3e3499b1")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !30}
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
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 9, type: !17, isLocal: true, isDefinition: true)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !40, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!17}
!42 = !{}
!43 = !DILocalVariable(name: "first", scope: !39, file: !3, line: 34, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 35, baseType: !45)
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !DILocation(line: 34, column: 13, scope: !39)
!47 = !DILocalVariable(name: "second", scope: !39, file: !3, line: 34, type: !44)
!48 = !DILocation(line: 34, column: 20, scope: !39)
!49 = !DILocation(line: 35, column: 3, scope: !39)
!50 = !DILocation(line: 36, column: 3, scope: !39)
!51 = !DILocation(line: 37, column: 16, scope: !39)
!52 = !DILocation(line: 37, column: 3, scope: !39)
!53 = !DILocation(line: 38, column: 16, scope: !39)
!54 = !DILocation(line: 38, column: 3, scope: !39)
!55 = !DILocation(line: 39, column: 1, scope: !39)
!56 = distinct !DISubprogram(name: "poll", scope: !3, file: !3, line: 11, type: !57, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!57 = !DISubroutineType(types: !58)
!58 = !{!5, !5}
!59 = !DILocalVariable(name: "unused", arg: 1, scope: !56, file: !3, line: 11, type: !5)
!60 = !DILocation(line: 11, column: 25, scope: !56)
!61 = !DILocalVariable(name: "found", scope: !56, file: !3, line: 12, type: !17)
!62 = !DILocation(line: 12, column: 7, scope: !56)
!63 = !DILocalVariable(name: "seen", scope: !56, file: !3, line: 12, type: !17)
!64 = !DILocation(line: 12, column: 18, scope: !56)
!65 = !DILocation(line: 13, column: 3, scope: !56)
!66 = !DILocation(line: 14, column: 5, scope: !67)
!67 = distinct !DILexicalBlock(scope: !68, file: !3, line: 13, column: 12)
!68 = distinct !DILexicalBlock(scope: !69, file: !3, line: 13, column: 3)
!69 = distinct !DILexicalBlock(scope: !56, file: !3, line: 13, column: 3)
!70 = !DILocation(line: 15, column: 13, scope: !67)
!71 = !DILocation(line: 15, column: 11, scope: !67)
!72 = !DILocation(line: 16, column: 5, scope: !67)
!73 = !DILocation(line: 17, column: 9, scope: !74)
!74 = distinct !DILexicalBlock(scope: !67, file: !3, line: 17, column: 9)
!75 = !DILocation(line: 17, column: 9, scope: !67)
!76 = !DILocation(line: 18, column: 7, scope: !74)
!77 = !DILocation(line: 19, column: 12, scope: !67)
!78 = !DILocation(line: 19, column: 10, scope: !67)
!79 = !DILocation(line: 13, column: 3, scope: !68)
!80 = distinct !{!80, !81, !82}
!81 = !DILocation(line: 13, column: 3, scope: !69)
!82 = !DILocation(line: 20, column: 3, scope: !69)
!83 = !DILocation(line: 21, column: 9, scope: !56)
!84 = !DILocation(line: 22, column: 10, scope: !56)
!85 = !DILocation(line: 22, column: 3, scope: !56)
!86 = distinct !DISubprogram(name: "finish", scope: !3, file: !3, line: 25, type: !57, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!87 = !DILocalVariable(name: "unused", arg: 1, scope: !86, file: !3, line: 25, type: !5)
!88 = !DILocation(line: 25, column: 27, scope: !86)
!89 = !DILocation(line: 26, column: 3, scope: !86)
!90 = !DILocation(line: 27, column: 11, scope: !86)
!91 = !DILocation(line: 28, column: 3, scope: !86)
!92 = !DILocation(line: 29, column: 9, scope: !86)
!93 = !DILocation(line: 30, column: 10, scope: !86)
!94 = !DILocation(line: 30, column: 3, scope: !86)
