; ModuleID = 'unlock_not_owner_deadlock.c'
source_filename = "unlock_not_owner_deadlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { i64, [32 x i8] }
%union.pthread_mutexattr_t = type { i32 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  %attributes = alloca %union.pthread_mutexattr_t, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !39, !DIExpression(), !42)
    #dbg_declare(ptr %u, !43, !DIExpression(), !44)
    #dbg_declare(ptr %attributes, !45, !DIExpression(), !50)
  %call = call i32 @pthread_mutexattr_init(ptr noundef %attributes), !dbg !51
  %call1 = call i32 @pthread_mutexattr_settype(ptr noundef %attributes, i32 noundef 2), !dbg !52
  %call2 = call i32 @pthread_mutex_init(ptr noundef @mutex, ptr noundef %attributes), !dbg !53
  %call3 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @waiter, ptr noundef null), !dbg !54
  %call4 = call i32 @pthread_create(ptr noundef %u, ptr noundef null, ptr noundef @holder, ptr noundef null), !dbg !55
  %0 = load i64, ptr %t, align 8, !dbg !56
  %call5 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !57
  %1 = load i64, ptr %u, align 8, !dbg !58
  %call6 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !59
  ret i32 0, !dbg !60
}

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %unused) #0 !dbg !61 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !64, !DIExpression(), !65)
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !66
  call void @__VERIFIER_assume(i32 noundef 0), !dbg !67
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !68
  ret ptr %0, !dbg !69
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @holder(ptr noundef %unused) #0 !dbg !70 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !71, !DIExpression(), !72)
  %call = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !73
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !74
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !75
  ret ptr %0, !dbg !76
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare void @__VERIFIER_assume(i32 noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "unlock_not_owner_deadlock.c", directory: ".", checksumkind: CSK_MD5, checksum: "d1f485a18423c0bb0fd44d700fcd24fb")
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
!39 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 24, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 35, baseType: !41)
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 24, column: 13, scope: !35)
!43 = !DILocalVariable(name: "u", scope: !35, file: !3, line: 24, type: !40)
!44 = !DILocation(line: 24, column: 16, scope: !35)
!45 = !DILocalVariable(name: "attributes", scope: !35, file: !3, line: 25, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !8, line: 56, baseType: !47)
!47 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 54, size: 32, elements: !48)
!48 = !{!49}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !47, file: !8, line: 55, baseType: !15, size: 32)
!50 = !DILocation(line: 25, column: 23, scope: !35)
!51 = !DILocation(line: 26, column: 3, scope: !35)
!52 = !DILocation(line: 27, column: 3, scope: !35)
!53 = !DILocation(line: 28, column: 3, scope: !35)
!54 = !DILocation(line: 29, column: 3, scope: !35)
!55 = !DILocation(line: 30, column: 3, scope: !35)
!56 = !DILocation(line: 31, column: 16, scope: !35)
!57 = !DILocation(line: 31, column: 3, scope: !35)
!58 = !DILocation(line: 32, column: 16, scope: !35)
!59 = !DILocation(line: 32, column: 3, scope: !35)
!60 = !DILocation(line: 33, column: 3, scope: !35)
!61 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 11, type: !62, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!62 = !DISubroutineType(types: !63)
!63 = !{!5, !5}
!64 = !DILocalVariable(name: "unused", arg: 1, scope: !61, file: !3, line: 11, type: !5)
!65 = !DILocation(line: 11, column: 27, scope: !61)
!66 = !DILocation(line: 12, column: 3, scope: !61)
!67 = !DILocation(line: 13, column: 3, scope: !61)
!68 = !DILocation(line: 14, column: 10, scope: !61)
!69 = !DILocation(line: 14, column: 3, scope: !61)
!70 = distinct !DISubprogram(name: "holder", scope: !3, file: !3, line: 17, type: !62, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!71 = !DILocalVariable(name: "unused", arg: 1, scope: !70, file: !3, line: 17, type: !5)
!72 = !DILocation(line: 17, column: 27, scope: !70)
!73 = !DILocation(line: 18, column: 3, scope: !70)
!74 = !DILocation(line: 19, column: 3, scope: !70)
!75 = !DILocation(line: 20, column: 10, scope: !70)
!76 = !DILocation(line: 20, column: 3, scope: !70)
