; ModuleID = 'cond_signal_init_ok.c'
source_filename = "cond_signal_init_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@is_ready = internal global i32 0, align 4, !dbg !0
@is_waiting = internal global i32 0, align 4, !dbg !7
@mutex = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !10
@cond = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !32

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !50 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %was_waiting = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !54, !DIExpression(), !57)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @waiter, ptr noundef null), !dbg !58
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !59
  store i32 1, ptr @is_ready, align 4, !dbg !60
    #dbg_declare(ptr %was_waiting, !61, !DIExpression(), !62)
  %0 = load i32, ptr @is_waiting, align 4, !dbg !63
  store i32 %0, ptr %was_waiting, align 4, !dbg !62
  %call2 = call i32 @pthread_cond_signal(ptr noundef @cond), !dbg !64
  %call3 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !65
  %1 = load i32, ptr %was_waiting, align 4, !dbg !66
  %tobool = icmp ne i32 %1, 0, !dbg !66
  br i1 %tobool, label %if.then, label %if.end, !dbg !68

if.then:                                          ; preds = %entry
  %call4 = call i32 @pthread_cond_destroy(ptr noundef @cond), !dbg !69
  %call5 = call i32 @pthread_cond_init(ptr noundef @cond, ptr noundef null), !dbg !71
  br label %if.end, !dbg !72

if.end:                                           ; preds = %if.then, %entry
  %2 = load i64, ptr %thread, align 8, !dbg !73
  %call6 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !74
  ret i32 0, !dbg !75
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %unused) #0 !dbg !76 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !79, !DIExpression(), !80)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !81
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !82
  store i32 1, ptr @is_waiting, align 4, !dbg !83
  %1 = load i32, ptr @is_ready, align 4, !dbg !84
  %tobool = icmp ne i32 %1, 0, !dbg !84
  br i1 %tobool, label %if.end, label %if.then, !dbg !86

if.then:                                          ; preds = %entry
  %call1 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !87
  br label %if.end, !dbg !87

if.end:                                           ; preds = %if.then, %entry
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !88
  ret ptr null, !dbg !89
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_signal(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_cond_destroy(ptr noundef) #1

declare i32 @pthread_cond_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "is_ready", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cond_signal_init_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "06fab3bb2b8bb9150698f4d3abbac308")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10, !32}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "is_waiting", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 8, type: !12, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !13, line: 52, baseType: !14)
!13 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!14 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 40, size: 320, elements: !15)
!15 = !{!16, !25, !30}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !14, file: !13, line: 49, baseType: !17, size: 160)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !14, file: !13, line: 41, size: 160, elements: !18)
!18 = !{!19, !20, !22, !23, !24}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !17, file: !13, line: 42, baseType: !9, size: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !17, file: !13, line: 43, baseType: !21, size: 32, offset: 32)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !17, file: !13, line: 44, baseType: !9, size: 32, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !17, file: !13, line: 46, baseType: !21, size: 32, offset: 96)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !17, file: !13, line: 48, baseType: !9, size: 32, offset: 128)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !14, file: !13, line: 50, baseType: !26, size: 320)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 320, elements: !28)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{!29}
!29 = !DISubrange(count: 40)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !14, file: !13, line: 51, baseType: !31, size: 64)
!31 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 9, type: !34, isLocal: true, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !13, line: 61, baseType: !35)
!35 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 58, size: 384, elements: !36)
!36 = !{!37, !41}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !35, file: !13, line: 59, baseType: !38, size: 384)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 384, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 12)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !35, file: !13, line: 60, baseType: !42, size: 64)
!42 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !51, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!9}
!53 = !{}
!54 = !DILocalVariable(name: "thread", scope: !50, file: !3, line: 23, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !13, line: 35, baseType: !56)
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DILocation(line: 23, column: 13, scope: !50)
!58 = !DILocation(line: 24, column: 3, scope: !50)
!59 = !DILocation(line: 25, column: 3, scope: !50)
!60 = !DILocation(line: 26, column: 12, scope: !50)
!61 = !DILocalVariable(name: "was_waiting", scope: !50, file: !3, line: 27, type: !9)
!62 = !DILocation(line: 27, column: 7, scope: !50)
!63 = !DILocation(line: 27, column: 21, scope: !50)
!64 = !DILocation(line: 28, column: 3, scope: !50)
!65 = !DILocation(line: 29, column: 3, scope: !50)
!66 = !DILocation(line: 30, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !50, file: !3, line: 30, column: 7)
!68 = !DILocation(line: 30, column: 7, scope: !50)
!69 = !DILocation(line: 31, column: 5, scope: !70)
!70 = distinct !DILexicalBlock(scope: !67, file: !3, line: 30, column: 20)
!71 = !DILocation(line: 32, column: 5, scope: !70)
!72 = !DILocation(line: 33, column: 3, scope: !70)
!73 = !DILocation(line: 34, column: 16, scope: !50)
!74 = !DILocation(line: 34, column: 3, scope: !50)
!75 = !DILocation(line: 35, column: 3, scope: !50)
!76 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 12, type: !77, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!77 = !DISubroutineType(types: !78)
!78 = !{!5, !5}
!79 = !DILocalVariable(name: "unused", arg: 1, scope: !76, file: !3, line: 12, type: !5)
!80 = !DILocation(line: 12, column: 27, scope: !76)
!81 = !DILocation(line: 13, column: 9, scope: !76)
!82 = !DILocation(line: 14, column: 3, scope: !76)
!83 = !DILocation(line: 15, column: 14, scope: !76)
!84 = !DILocation(line: 16, column: 8, scope: !85)
!85 = distinct !DILexicalBlock(scope: !76, file: !3, line: 16, column: 7)
!86 = !DILocation(line: 16, column: 7, scope: !76)
!87 = !DILocation(line: 17, column: 5, scope: !85)
!88 = !DILocation(line: 18, column: 3, scope: !76)
!89 = !DILocation(line: 19, column: 3, scope: !76)
