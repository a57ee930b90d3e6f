; ModuleID = 'use_after_free_destructor.c'
source_filename = "use_after_free_destructor.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@mutex = internal global ptr null, align 8, !dbg !0
@key = internal global i32 0, align 4, !dbg !7
@is_set = internal global i32 0, align 4, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !44 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !48, !DIExpression(), !51)
  %call = call ptr @malloc(i64 noundef 40) #3, !dbg !52
  store ptr %call, ptr @mutex, align 8, !dbg !53
  %0 = load ptr, ptr @mutex, align 8, !dbg !54
  %call1 = call i32 @pthread_mutex_init(ptr noundef %0, ptr noundef null), !dbg !55
  %call2 = call i32 @pthread_key_create(ptr noundef @key, ptr noundef @destructor), !dbg !56
  %call3 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !57
  %atomic-load = load atomic i32, ptr @is_set seq_cst, align 4, !dbg !58
  %tobool = icmp ne i32 %atomic-load, 0, !dbg !58
  br i1 %tobool, label %if.then, label %if.end, !dbg !60

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr @mutex, align 8, !dbg !61
  call void @free(ptr noundef %1), !dbg !62
  br label %if.end, !dbg !62

if.end:                                           ; preds = %if.then, %entry
  %2 = load i64, ptr %t, align 8, !dbg !63
  %call4 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !64
  ret i32 0, !dbg !65
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

declare i32 @pthread_key_create(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @destructor(ptr noundef %unused) #0 !dbg !66 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !69, !DIExpression(), !70)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !71
  %1 = load ptr, ptr @mutex, align 8, !dbg !72
  %call = call i32 @pthread_mutex_lock(ptr noundef %1), !dbg !73
  %2 = load ptr, ptr @mutex, align 8, !dbg !74
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef %2), !dbg !75
  ret void, !dbg !76
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !77 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !80, !DIExpression(), !81)
  %0 = load i32, ptr @key, align 4, !dbg !82
  %call = call i32 @pthread_setspecific(i32 noundef %0, ptr noundef @is_set), !dbg !83
  store atomic i32 1, ptr @is_set seq_cst, align 4, !dbg !84
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !85
  ret ptr %1, !dbg !86
}

declare void @free(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_setspecific(i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 10, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "use_after_free_destructor.c", directory: ".", checksumkind: CSK_MD5, checksum: "59e0d9845dd848986edec82188a78f62")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !12}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "key", scope: !2, file: !3, line: 11, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_key_t", file: !10, line: 36, baseType: !11)
!10 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "is_set", scope: !2, file: !3, line: 12, type: !14, isLocal: true, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 104, baseType: !16)
!15 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!16 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 52, baseType: !20)
!20 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 40, size: 320, elements: !21)
!21 = !{!22, !30, !35}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !20, file: !10, line: 49, baseType: !23, size: 160)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !20, file: !10, line: 41, size: 160, elements: !24)
!24 = !{!25, !26, !27, !28, !29}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !23, file: !10, line: 42, baseType: !17, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !23, file: !10, line: 43, baseType: !11, size: 32, offset: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !23, file: !10, line: 44, baseType: !17, size: 32, offset: 64)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !23, file: !10, line: 46, baseType: !11, size: 32, offset: 96)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !23, file: !10, line: 48, baseType: !17, size: 32, offset: 128)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !20, file: !10, line: 50, baseType: !31, size: 320)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 320, elements: !33)
!32 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!33 = !{!34}
!34 = !DISubrange(count: 40)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !20, file: !10, line: 51, baseType: !36, size: 64)
!36 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !45, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!17}
!47 = !{}
!48 = !DILocalVariable(name: "t", scope: !44, file: !3, line: 27, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 35, baseType: !50)
!50 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!51 = !DILocation(line: 27, column: 13, scope: !44)
!52 = !DILocation(line: 28, column: 11, scope: !44)
!53 = !DILocation(line: 28, column: 9, scope: !44)
!54 = !DILocation(line: 29, column: 22, scope: !44)
!55 = !DILocation(line: 29, column: 3, scope: !44)
!56 = !DILocation(line: 30, column: 3, scope: !44)
!57 = !DILocation(line: 31, column: 3, scope: !44)
!58 = !DILocation(line: 32, column: 7, scope: !59)
!59 = distinct !DILexicalBlock(scope: !44, file: !3, line: 32, column: 7)
!60 = !DILocation(line: 32, column: 7, scope: !44)
!61 = !DILocation(line: 33, column: 10, scope: !59)
!62 = !DILocation(line: 33, column: 5, scope: !59)
!63 = !DILocation(line: 34, column: 16, scope: !44)
!64 = !DILocation(line: 34, column: 3, scope: !44)
!65 = !DILocation(line: 35, column: 3, scope: !44)
!66 = distinct !DISubprogram(name: "destructor", scope: !3, file: !3, line: 14, type: !67, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!67 = !DISubroutineType(types: !68)
!68 = !{null, !5}
!69 = !DILocalVariable(name: "unused", arg: 1, scope: !66, file: !3, line: 14, type: !5)
!70 = !DILocation(line: 14, column: 30, scope: !66)
!71 = !DILocation(line: 15, column: 9, scope: !66)
!72 = !DILocation(line: 16, column: 22, scope: !66)
!73 = !DILocation(line: 16, column: 3, scope: !66)
!74 = !DILocation(line: 17, column: 24, scope: !66)
!75 = !DILocation(line: 17, column: 3, scope: !66)
!76 = !DILocation(line: 18, column: 1, scope: !66)
!77 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 20, type: !78, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!78 = !DISubroutineType(types: !79)
!79 = !{!5, !5}
!80 = !DILocalVariable(name: "unused", arg: 1, scope: !77, file: !3, line: 20, type: !5)
!81 = !DILocation(line: 20, column: 27, scope: !77)
!82 = !DILocation(line: 21, column: 23, scope: !77)
!83 = !DILocation(line: 21, column: 3, scope: !77)
!84 = !DILocation(line: 22, column: 10, scope: !77)
!85 = !DILocation(line: 23, column: 10, scope: !77)
!86 = !DILocation(line: 23, column: 3, scope: !77)
