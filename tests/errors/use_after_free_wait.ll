; ModuleID = 'use_after_free_wait.c'
source_filename = "use_after_free_wait.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@mutex = internal global ptr null, align 8, !dbg !0
@is_ready = internal global i32 0, align 4, !dbg !7
@cond = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !10

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !49 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !53, !DIExpression(), !56)
  %call = call ptr @malloc(i64 noundef 40) #3, !dbg !57
  store ptr %call, ptr @mutex, align 8, !dbg !58
  %0 = load ptr, ptr @mutex, align 8, !dbg !59
  %call1 = call i32 @pthread_mutex_init(ptr noundef %0, ptr noundef null), !dbg !60
  %call2 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @waiter, ptr noundef null), !dbg !61
  %1 = load ptr, ptr @mutex, align 8, !dbg !62
  %call3 = call i32 @pthread_mutex_lock(ptr noundef %1), !dbg !63
  store i32 1, ptr @is_ready, align 4, !dbg !64
  %call4 = call i32 @pthread_cond_signal(ptr noundef @cond), !dbg !65
  %2 = load ptr, ptr @mutex, align 8, !dbg !66
  %call5 = call i32 @pthread_mutex_unlock(ptr noundef %2), !dbg !67
  %3 = load ptr, ptr @mutex, align 8, !dbg !68
  call void @free(ptr noundef %3), !dbg !69
  %4 = load i64, ptr %t, align 8, !dbg !70
  %call6 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !71
  ret i32 0, !dbg !72
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %unused) #0 !dbg !73 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !76, !DIExpression(), !77)
  %0 = load ptr, ptr @mutex, align 8, !dbg !78
  %call = call i32 @pthread_mutex_lock(ptr noundef %0), !dbg !79
  br label %while.cond, !dbg !80

while.cond:                                       ; preds = %while.body, %entry
  %1 = load i32, ptr @is_ready, align 4, !dbg !81
  %tobool = icmp ne i32 %1, 0, !dbg !82
  %lnot = xor i1 %tobool, true, !dbg !82
  br i1 %lnot, label %while.body, label %while.end, !dbg !80

while.body:                                       ; preds = %while.cond
  %2 = load ptr, ptr @mutex, align 8, !dbg !83
  %call1 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef %2), !dbg !84
  br label %while.cond, !dbg !80, !llvm.loop !85

while.end:                                        ; preds = %while.cond
  %3 = load ptr, ptr @mutex, align 8, !dbg !88
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef %3), !dbg !89
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !90
  ret ptr %4, !dbg !91
}

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_cond_signal(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare void @free(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 9, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "use_after_free_wait.c", directory: ".", checksumkind: CSK_MD5, checksum: "852c7de0a082ae1f68ef083a16f9654a")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "is_ready", scope: !2, file: !3, line: 11, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 10, type: !12, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !13, line: 61, baseType: !14)
!13 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!14 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 58, size: 384, elements: !15)
!15 = !{!16, !21}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !14, file: !13, line: 59, baseType: !17, size: 384)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 384, elements: !19)
!18 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!19 = !{!20}
!20 = !DISubrange(count: 12)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !14, file: !13, line: 60, baseType: !22, size: 64)
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !13, line: 52, baseType: !25)
!25 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 40, size: 320, elements: !26)
!26 = !{!27, !35, !40}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !25, file: !13, line: 49, baseType: !28, size: 160)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !25, file: !13, line: 41, size: 160, elements: !29)
!29 = !{!30, !31, !32, !33, !34}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !28, file: !13, line: 42, baseType: !9, size: 32)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !28, file: !13, line: 43, baseType: !18, size: 32, offset: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !28, file: !13, line: 44, baseType: !9, size: 32, offset: 64)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !28, file: !13, line: 46, baseType: !18, size: 32, offset: 96)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !28, file: !13, line: 48, baseType: !9, size: 32, offset: 128)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !25, file: !13, line: 50, baseType: !36, size: 320)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 320, elements: !38)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{!39}
!39 = !DISubrange(count: 40)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !25, file: !13, line: 51, baseType: !41, size: 64)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !50, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{!9}
!52 = !{}
!53 = !DILocalVariable(name: "t", scope: !49, file: !3, line: 22, type: !54)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !13, line: 35, baseType: !55)
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !DILocation(line: 22, column: 13, scope: !49)
!57 = !DILocation(line: 23, column: 11, scope: !49)
!58 = !DILocation(line: 23, column: 9, scope: !49)
!59 = !DILocation(line: 24, column: 22, scope: !49)
!60 = !DILocation(line: 24, column: 3, scope: !49)
!61 = !DILocation(line: 25, column: 3, scope: !49)
!62 = !DILocation(line: 26, column: 22, scope: !49)
!63 = !DILocation(line: 26, column: 3, scope: !49)
!64 = !DILocation(line: 27, column: 12, scope: !49)
!65 = !DILocation(line: 28, column: 3, scope: !49)
!66 = !DILocation(line: 29, column: 24, scope: !49)
!67 = !DILocation(line: 29, column: 3, scope: !49)
!68 = !DILocation(line: 30, column: 8, scope: !49)
!69 = !DILocation(line: 30, column: 3, scope: !49)
!70 = !DILocation(line: 31, column: 16, scope: !49)
!71 = !DILocation(line: 31, column: 3, scope: !49)
!72 = !DILocation(line: 32, column: 3, scope: !49)
!73 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 13, type: !74, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!74 = !DISubroutineType(types: !75)
!75 = !{!5, !5}
!76 = !DILocalVariable(name: "unused", arg: 1, scope: !73, file: !3, line: 13, type: !5)
!77 = !DILocation(line: 13, column: 27, scope: !73)
!78 = !DILocation(line: 14, column: 22, scope: !73)
!79 = !DILocation(line: 14, column: 3, scope: !73)
!80 = !DILocation(line: 15, column: 3, scope: !73)
!81 = !DILocation(line: 15, column: 11, scope: !73)
!82 = !DILocation(line: 15, column: 10, scope: !73)
!83 = !DILocation(line: 16, column: 30, scope: !73)
!84 = !DILocation(line: 16, column: 5, scope: !73)
!85 = distinct !{!85, !80, !86, !87}
!86 = !DILocation(line: 16, column: 35, scope: !73)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !DILocation(line: 17, column: 24, scope: !73)
!89 = !DILocation(line: 17, column: 3, scope: !73)
!90 = !DILocation(line: 18, column: 10, scope: !73)
!91 = !DILocation(line: 18, column: 3, scope: !73)
