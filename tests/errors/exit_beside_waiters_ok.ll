; ModuleID = 'exit_beside_waiters_ok.c'
source_filename = "exit_beside_waiters_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { i64, [32 x i8] }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %first = alloca i64, align 8
  %second = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %first, !39, !DIExpression(), !42)
    #dbg_declare(ptr %second, !43, !DIExpression(), !44)
  %call = call i32 @pthread_create(ptr noundef %first, ptr noundef null, ptr noundef @waiter, ptr noundef null), !dbg !45
  %call1 = call i32 @pthread_create(ptr noundef %second, ptr noundef null, ptr noundef @leaver, ptr noundef null), !dbg !46
  %0 = load i64, ptr %first, align 8, !dbg !47
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !48
  %1 = load i64, ptr %second, align 8, !dbg !49
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !50
  ret i32 1, !dbg !51
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %unused) #0 !dbg !52 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !55, !DIExpression(), !56)
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !57
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !58
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !59
  ret ptr %0, !dbg !60
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @leaver(ptr noundef %unused) #0 !dbg !61 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !62, !DIExpression(), !63)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !64
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !65
  call void @exit(i32 noundef 0) #3, !dbg !66
  unreachable, !dbg !66
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

; Function Attrs: noreturn
declare void @exit(i32 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exit_beside_waiters_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "1632fec7fc5038d11b9930d42bc6c640")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !8, line: 52, baseType: !9)
!8 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 40, size: 320, elements: !10)
!10 = !{!11, !21, !26}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !9, file: !8, line: 49, baseType: !12, size: 160)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !9, file: !8, line: 41, size: 160, elements: !13)
!13 = !{!14, !16, !18, !19, !20}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !12, file: !8, line: 42, baseType: !15, size: 32)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !12, file: !8, line: 43, baseType: !17, size: 32, offset: 32)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !12, file: !8, line: 44, baseType: !15, size: 32, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !12, file: !8, line: 46, baseType: !17, size: 32, offset: 96)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !12, file: !8, line: 48, baseType: !15, size: 32, offset: 128)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !9, file: !8, line: 50, baseType: !22, size: 320)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 320, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 40)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !9, file: !8, line: 51, baseType: !27, size: 64)
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !36, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!15}
!38 = !{}
!39 = !DILocalVariable(name: "first", scope: !35, file: !3, line: 24, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 35, baseType: !41)
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 24, column: 13, scope: !35)
!43 = !DILocalVariable(name: "second", scope: !35, file: !3, line: 24, type: !40)
!44 = !DILocation(line: 24, column: 20, scope: !35)
!45 = !DILocation(line: 25, column: 3, scope: !35)
!46 = !DILocation(line: 26, column: 3, scope: !35)
!47 = !DILocation(line: 27, column: 16, scope: !35)
!48 = !DILocation(line: 27, column: 3, scope: !35)
!49 = !DILocation(line: 28, column: 16, scope: !35)
!50 = !DILocation(line: 28, column: 3, scope: !35)
!51 = !DILocation(line: 29, column: 3, scope: !35)
!52 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 11, type: !53, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!53 = !DISubroutineType(types: !54)
!54 = !{!5, !5}
!55 = !DILocalVariable(name: "unused", arg: 1, scope: !52, file: !3, line: 11, type: !5)
!56 = !DILocation(line: 11, column: 27, scope: !52)
!57 = !DILocation(line: 12, column: 3, scope: !52)
!58 = !DILocation(line: 13, column: 3, scope: !52)
!59 = !DILocation(line: 14, column: 10, scope: !52)
!60 = !DILocation(line: 14, column: 3, scope: !52)
!61 = distinct !DISubprogram(name: "leaver", scope: !3, file: !3, line: 17, type: !53, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!62 = !DILocalVariable(name: "unused", arg: 1, scope: !61, file: !3, line: 17, type: !5)
!63 = !DILocation(line: 17, column: 27, scope: !61)
!64 = !DILocation(line: 18, column: 9, scope: !61)
!65 = !DILocation(line: 19, column: 3, scope: !61)
!66 = !DILocation(line: 20, column: 3, scope: !61)
