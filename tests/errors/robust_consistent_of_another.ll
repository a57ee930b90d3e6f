; ModuleID = 'robust_consistent_of_another.c'
source_filename = "robust_consistent_of_another.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { i64, [32 x i8] }
%union.pthread_mutexattr_t = type { i32 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %first = alloca i64, align 8
  %second = alloca i64, align 8
  %attributes = alloca %union.pthread_mutexattr_t, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %first, !39, !DIExpression(), !42)
    #dbg_declare(ptr %second, !43, !DIExpression(), !44)
    #dbg_declare(ptr %attributes, !45, !DIExpression(), !50)
  %call = call i32 @pthread_mutexattr_init(ptr noundef %attributes), !dbg !51
  %call1 = call i32 @pthread_mutexattr_setrobust(ptr noundef %attributes, i32 noundef 1), !dbg !52
  %call2 = call i32 @pthread_mutex_init(ptr noundef @mutex, ptr noundef %attributes), !dbg !53
  %call3 = call i32 @pthread_create(ptr noundef %first, ptr noundef null, ptr noundef @owner, ptr noundef null), !dbg !54
  %0 = load i64, ptr %first, align 8, !dbg !55
  %call4 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !56
  %call5 = call i32 @pthread_create(ptr noundef %second, ptr noundef null, ptr noundef @other, ptr noundef null), !dbg !57
  %call6 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !58
  %1 = load i64, ptr %second, align 8, !dbg !59
  %call7 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !60
  ret i32 0, !dbg !61
}

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_setrobust(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %unused) #0 !dbg !62 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !65, !DIExpression(), !66)
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !67
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !68
  ret ptr %0, !dbg !69
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @other(ptr noundef %unused) #0 !dbg !70 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !71, !DIExpression(), !72)
  %call = call i32 @pthread_mutex_consistent(ptr noundef @mutex), !dbg !73
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !74
  ret ptr %0, !dbg !75
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_consistent(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "robust_consistent_of_another.c", directory: ".", checksumkind: CSK_MD5, checksum: "127c6eeb5a825a96cb047e6f93c9757f")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !8, line: 57, baseType: !9)
!8 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 45, size: 320, elements: !10)
!10 = !{!11, !21, !26}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !9, file: !8, line: 54, baseType: !12, size: 160)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !9, file: !8, line: 46, size: 160, elements: !13)
!13 = !{!14, !16, !18, !19, !20}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !12, file: !8, line: 47, baseType: !15, size: 32)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !12, file: !8, line: 48, baseType: !17, size: 32, offset: 32)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !12, file: !8, line: 49, baseType: !15, size: 32, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !12, file: !8, line: 51, baseType: !17, size: 32, offset: 96)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !12, file: !8, line: 53, baseType: !15, size: 32, offset: 128)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !9, file: !8, line: 55, baseType: !22, size: 320)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 320, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 40)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !9, file: !8, line: 56, baseType: !27, size: 64)
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !36, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!15}
!38 = !{}
!39 = !DILocalVariable(name: "first", scope: !35, file: !3, line: 15, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 39, baseType: !41)
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 15, column: 13, scope: !35)
!43 = !DILocalVariable(name: "second", scope: !35, file: !3, line: 15, type: !40)
!44 = !DILocation(line: 15, column: 20, scope: !35)
!45 = !DILocalVariable(name: "attributes", scope: !35, file: !3, line: 16, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !8, line: 61, baseType: !47)
!47 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 59, size: 32, elements: !48)
!48 = !{!49}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !47, file: !8, line: 60, baseType: !15, size: 32)
!50 = !DILocation(line: 16, column: 23, scope: !35)
!51 = !DILocation(line: 17, column: 3, scope: !35)
!52 = !DILocation(line: 18, column: 3, scope: !35)
!53 = !DILocation(line: 19, column: 3, scope: !35)
!54 = !DILocation(line: 20, column: 3, scope: !35)
!55 = !DILocation(line: 21, column: 16, scope: !35)
!56 = !DILocation(line: 21, column: 3, scope: !35)
!57 = !DILocation(line: 22, column: 3, scope: !35)
!58 = !DILocation(line: 23, column: 3, scope: !35)
!59 = !DILocation(line: 24, column: 16, scope: !35)
!60 = !DILocation(line: 24, column: 3, scope: !35)
!61 = !DILocation(line: 25, column: 3, scope: !35)
!62 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 6, type: !63, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!63 = !DISubroutineType(types: !64)
!64 = !{!5, !5}
!65 = !DILocalVariable(name: "unused", arg: 1, scope: !62, file: !3, line: 6, type: !5)
!66 = !DILocation(line: 6, column: 26, scope: !62)
!67 = !DILocation(line: 7, column: 3, scope: !62)
!68 = !DILocation(line: 8, column: 10, scope: !62)
!69 = !DILocation(line: 8, column: 3, scope: !62)
!70 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 10, type: !63, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!71 = !DILocalVariable(name: "unused", arg: 1, scope: !70, file: !3, line: 10, type: !5)
!72 = !DILocation(line: 10, column: 26, scope: !70)
!73 = !DILocation(line: 11, column: 3, scope: !70)
!74 = !DILocation(line: 12, column: 10, scope: !70)
!75 = !DILocation(line: 12, column: 3, scope: !70)
