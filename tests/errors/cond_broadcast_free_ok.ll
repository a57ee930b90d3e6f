; ModuleID = 'cond_broadcast_free_ok.c'
source_filename = "cond_broadcast_free_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@cond = internal global ptr null, align 8, !dbg !0
@is_ready = internal global i32 0, align 4, !dbg !7
@is_waiting = internal global i32 0, align 4, !dbg !10
@mutex = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
  %call = call ptr @malloc(i64 noundef 48) #3, !dbg !55
  store ptr %call, ptr @cond, align 8, !dbg !56
  %0 = load ptr, ptr @cond, align 8, !dbg !57
  %cmp = icmp eq ptr %0, null, !dbg !59
  br i1 %cmp, label %if.then, label %if.end, !dbg !60

if.then:                                          ; preds = %entry
  store i32 0, ptr %retval, align 4, !dbg !61
  br label %return, !dbg !61

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr @cond, align 8, !dbg !62
  %call1 = call i32 @pthread_cond_init(ptr noundef %1, ptr noundef null), !dbg !63
    #dbg_declare(ptr %thread, !64, !DIExpression(), !67)
  %call2 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @waiter, ptr noundef null), !dbg !68
  %call3 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !69
  store i32 1, ptr @is_ready, align 4, !dbg !70
  %2 = load i32, ptr @is_waiting, align 4, !dbg !71
  %tobool = icmp ne i32 %2, 0, !dbg !71
  br i1 %tobool, label %if.then4, label %if.end7, !dbg !73

if.then4:                                         ; preds = %if.end
  %3 = load ptr, ptr @cond, align 8, !dbg !74
  %call5 = call i32 @pthread_cond_broadcast(ptr noundef %3), !dbg !76
  %4 = load ptr, ptr @cond, align 8, !dbg !77
  %call6 = call i32 @pthread_cond_destroy(ptr noundef %4), !dbg !78
  %5 = load ptr, ptr @cond, align 8, !dbg !79
  call void @free(ptr noundef %5), !dbg !80
  br label %if.end7, !dbg !81

if.end7:                                          ; preds = %if.then4, %if.end
  %call8 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !82
  %6 = load i64, ptr %thread, align 8, !dbg !83
  %call9 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !84
  store i32 0, ptr %retval, align 4, !dbg !85
  br label %return, !dbg !85

return:                                           ; preds = %if.end7, %if.then
  %7 = load i32, ptr %retval, align 4, !dbg !86
  ret i32 %7, !dbg !86
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_cond_init(ptr noundef, ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %unused) #0 !dbg !87 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !90, !DIExpression(), !91)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !92
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !93
  store i32 1, ptr @is_waiting, align 4, !dbg !94
  %1 = load i32, ptr @is_ready, align 4, !dbg !95
  %tobool = icmp ne i32 %1, 0, !dbg !95
  br i1 %tobool, label %if.end, label %if.then, !dbg !97

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr @cond, align 8, !dbg !98
  %call1 = call i32 @pthread_cond_wait(ptr noundef %2, ptr noundef @mutex), !dbg !99
  br label %if.end, !dbg !99

if.end:                                           ; preds = %if.then, %entry
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !100
  ret ptr null, !dbg !101
}

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_cond_broadcast(ptr noundef) #2

declare i32 @pthread_cond_destroy(ptr noundef) #2

declare void @free(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 10, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cond_broadcast_free_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "6b2aedc1adc1e59c3840f82b125b9473")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10, !12}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "is_ready", scope: !2, file: !3, line: 11, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "is_waiting", scope: !2, file: !3, line: 11, type: !9, isLocal: true, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 9, type: !14, isLocal: true, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !15, line: 52, baseType: !16)
!15 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 40, size: 320, elements: !17)
!17 = !{!18, !27, !32}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !16, file: !15, line: 49, baseType: !19, size: 160)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !16, file: !15, line: 41, size: 160, elements: !20)
!20 = !{!21, !22, !24, !25, !26}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !19, file: !15, line: 42, baseType: !9, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !19, file: !15, line: 43, baseType: !23, size: 32, offset: 32)
!23 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !19, file: !15, line: 44, baseType: !9, size: 32, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !19, file: !15, line: 46, baseType: !23, size: 32, offset: 96)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !19, file: !15, line: 48, baseType: !9, size: 32, offset: 128)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !16, file: !15, line: 50, baseType: !28, size: 320)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 320, elements: !30)
!29 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!30 = !{!31}
!31 = !DISubrange(count: 40)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !16, file: !15, line: 51, baseType: !33, size: 64)
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !15, line: 61, baseType: !36)
!36 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 58, size: 384, elements: !37)
!37 = !{!38, !42}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !36, file: !15, line: 59, baseType: !39, size: 384)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 384, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 12)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !36, file: !15, line: 60, baseType: !43, size: 64)
!43 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !52, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!9}
!54 = !{}
!55 = !DILocation(line: 24, column: 10, scope: !51)
!56 = !DILocation(line: 24, column: 8, scope: !51)
!57 = !DILocation(line: 25, column: 7, scope: !58)
!58 = distinct !DILexicalBlock(scope: !51, file: !3, line: 25, column: 7)
!59 = !DILocation(line: 25, column: 12, scope: !58)
!60 = !DILocation(line: 25, column: 7, scope: !51)
!61 = !DILocation(line: 26, column: 5, scope: !58)
!62 = !DILocation(line: 27, column: 21, scope: !51)
!63 = !DILocation(line: 27, column: 3, scope: !51)
!64 = !DILocalVariable(name: "thread", scope: !51, file: !3, line: 28, type: !65)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 35, baseType: !66)
!66 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!67 = !DILocation(line: 28, column: 13, scope: !51)
!68 = !DILocation(line: 29, column: 3, scope: !51)
!69 = !DILocation(line: 30, column: 3, scope: !51)
!70 = !DILocation(line: 31, column: 12, scope: !51)
!71 = !DILocation(line: 32, column: 7, scope: !72)
!72 = distinct !DILexicalBlock(scope: !51, file: !3, line: 32, column: 7)
!73 = !DILocation(line: 32, column: 7, scope: !51)
!74 = !DILocation(line: 33, column: 28, scope: !75)
!75 = distinct !DILexicalBlock(scope: !72, file: !3, line: 32, column: 19)
!76 = !DILocation(line: 33, column: 5, scope: !75)
!77 = !DILocation(line: 34, column: 26, scope: !75)
!78 = !DILocation(line: 34, column: 5, scope: !75)
!79 = !DILocation(line: 35, column: 10, scope: !75)
!80 = !DILocation(line: 35, column: 5, scope: !75)
!81 = !DILocation(line: 36, column: 3, scope: !75)
!82 = !DILocation(line: 37, column: 3, scope: !51)
!83 = !DILocation(line: 38, column: 16, scope: !51)
!84 = !DILocation(line: 38, column: 3, scope: !51)
!85 = !DILocation(line: 39, column: 3, scope: !51)
!86 = !DILocation(line: 40, column: 1, scope: !51)
!87 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 13, type: !88, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!88 = !DISubroutineType(types: !89)
!89 = !{!5, !5}
!90 = !DILocalVariable(name: "unused", arg: 1, scope: !87, file: !3, line: 13, type: !5)
!91 = !DILocation(line: 13, column: 27, scope: !87)
!92 = !DILocation(line: 14, column: 9, scope: !87)
!93 = !DILocation(line: 15, column: 3, scope: !87)
!94 = !DILocation(line: 16, column: 14, scope: !87)
!95 = !DILocation(line: 17, column: 8, scope: !96)
!96 = distinct !DILexicalBlock(scope: !87, file: !3, line: 17, column: 7)
!97 = !DILocation(line: 17, column: 7, scope: !87)
!98 = !DILocation(line: 18, column: 23, scope: !96)
!99 = !DILocation(line: 18, column: 5, scope: !96)
!100 = !DILocation(line: 19, column: 3, scope: !87)
!101 = !DILocation(line: 20, column: 3, scope: !87)
