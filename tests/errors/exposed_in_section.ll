; ModuleID = 'exposed_in_section.c'
source_filename = "exposed_in_section.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, [60 x i8] }
%struct.anon.0 = type { i32, i32, i32, i32, i32 }

@first = internal global %struct.anon { i32 1, [60 x i8] undef }, align 64, !dbg !0
@second = internal global %struct.anon { i32 2, [60 x i8] undef }, align 64, !dbg !11
@seen = internal global i32 0, align 4, !dbg !38
@lock = internal global { %struct.anon.0, [20 x i8] } { %struct.anon.0 zeroinitializer, [20 x i8] undef }, align 8, !dbg !16
@found = internal global i32 0, align 4, !dbg !40

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sum() #0 !dbg !49 {
entry:
  %0 = load i32, ptr @first, align 64, !dbg !52
  %1 = load i32, ptr @second, align 64, !dbg !53
  %add = add nsw i32 %0, %1, !dbg !54
  ret i32 %add, !dbg !55
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !56 {
entry:
  %retval = alloca i32, align 4
  %exposer = alloca i64, align 8
  %looker = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %exposer, !58, !DIExpression(), !60)
    #dbg_declare(ptr %looker, !61, !DIExpression(), !62)
  %call = call i32 @pthread_create(ptr noundef %exposer, ptr noundef null, ptr noundef @expose, ptr noundef null), !dbg !63
  %call1 = call i32 @pthread_create(ptr noundef %looker, ptr noundef null, ptr noundef @look, ptr noundef null), !dbg !64
  %0 = load i64, ptr %exposer, align 8, !dbg !65
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !66
  %1 = load i64, ptr %looker, align 8, !dbg !67
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !68
  ret i32 0, !dbg !69
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @expose(ptr noundef %unused) #0 !dbg !70 {
entry:
  %unused.addr = alloca ptr, align 8
  %at = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !74, !DIExpression(), !75)
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !76
    #dbg_declare(ptr %at, !77, !DIExpression(), !79)
  store volatile ptr @first, ptr %at, align 8, !dbg !79
  %0 = load volatile ptr, ptr %at, align 8, !dbg !80
  %1 = ptrtoint ptr %0 to i64, !dbg !81
  %cmp = icmp ne i64 %1, 0, !dbg !82
  %conv = zext i1 %cmp to i32, !dbg !82
  store i32 %conv, ptr @seen, align 4, !dbg !83
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !84
  %2 = load ptr, ptr %unused.addr, align 8, !dbg !85
  ret ptr %2, !dbg !86
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %unused) #0 !dbg !87 {
entry:
  %unused.addr = alloca ptr, align 8
  %at = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !88, !DIExpression(), !89)
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !90
    #dbg_declare(ptr %at, !91, !DIExpression(), !92)
  store volatile ptr @second, ptr %at, align 8, !dbg !92
  %0 = load volatile ptr, ptr %at, align 8, !dbg !93
  %1 = ptrtoint ptr %0 to i64, !dbg !94
  %sub = sub i64 %1, 128, !dbg !95
  %2 = inttoptr i64 %sub to ptr, !dbg !96
  %3 = load i32, ptr %2, align 4, !dbg !97
  store i32 %3, ptr @found, align 4, !dbg !98
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !99
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !100
  ret ptr %4, !dbg !101
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 11, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exposed_in_section.c", directory: ".", checksumkind: CSK_MD5, checksum: "45eea6f32db112bf920c8d806ea7b2b9")
!4 = !{!5, !8}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 47, baseType: !7)
!6 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "ebc75cd258e1e4e9fcf6eddd6ad2b8ba")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !16, !38, !40}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 11, type: !13, isLocal: true, isDefinition: true)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 9, size: 512, elements: !14)
!14 = !{!15}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !13, file: !3, line: 10, baseType: !9, size: 32, align: 512)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 8, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !19, line: 57, baseType: !20)
!19 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!20 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !19, line: 45, size: 320, elements: !21)
!21 = !{!22, !31, !36}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !20, file: !19, line: 54, baseType: !23, size: 160)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !20, file: !19, line: 46, size: 160, elements: !24)
!24 = !{!25, !26, !28, !29, !30}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !23, file: !19, line: 47, baseType: !9, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !23, file: !19, line: 48, baseType: !27, size: 32, offset: 32)
!27 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !23, file: !19, line: 49, baseType: !9, size: 32, offset: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !23, file: !19, line: 51, baseType: !27, size: 32, offset: 96)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !23, file: !19, line: 53, baseType: !9, size: 32, offset: 128)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !20, file: !19, line: 55, baseType: !32, size: 320)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 320, elements: !34)
!33 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!34 = !{!35}
!35 = !DISubrange(count: 40)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !20, file: !19, line: 56, baseType: !37, size: 64)
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "found", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 15, type: !50, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!50 = !DISubroutineType(types: !51)
!51 = !{!9}
!52 = !DILocation(line: 15, column: 30, scope: !49)
!53 = !DILocation(line: 15, column: 45, scope: !49)
!54 = !DILocation(line: 15, column: 36, scope: !49)
!55 = !DILocation(line: 15, column: 17, scope: !49)
!56 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !50, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!57 = !{}
!58 = !DILocalVariable(name: "exposer", scope: !56, file: !3, line: 34, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 39, baseType: !7)
!60 = !DILocation(line: 34, column: 13, scope: !56)
!61 = !DILocalVariable(name: "looker", scope: !56, file: !3, line: 34, type: !59)
!62 = !DILocation(line: 34, column: 22, scope: !56)
!63 = !DILocation(line: 35, column: 3, scope: !56)
!64 = !DILocation(line: 36, column: 3, scope: !56)
!65 = !DILocation(line: 37, column: 16, scope: !56)
!66 = !DILocation(line: 37, column: 3, scope: !56)
!67 = !DILocation(line: 38, column: 16, scope: !56)
!68 = !DILocation(line: 38, column: 3, scope: !56)
!69 = !DILocation(line: 39, column: 3, scope: !56)
!70 = distinct !DISubprogram(name: "expose", scope: !3, file: !3, line: 17, type: !71, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!71 = !DISubroutineType(types: !72)
!72 = !{!73, !73}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!74 = !DILocalVariable(name: "unused", arg: 1, scope: !70, file: !3, line: 17, type: !73)
!75 = !DILocation(line: 17, column: 27, scope: !70)
!76 = !DILocation(line: 18, column: 3, scope: !70)
!77 = !DILocalVariable(name: "at", scope: !70, file: !3, line: 19, type: !78)
!78 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !73)
!79 = !DILocation(line: 19, column: 18, scope: !70)
!80 = !DILocation(line: 20, column: 21, scope: !70)
!81 = !DILocation(line: 20, column: 10, scope: !70)
!82 = !DILocation(line: 20, column: 24, scope: !70)
!83 = !DILocation(line: 20, column: 8, scope: !70)
!84 = !DILocation(line: 21, column: 3, scope: !70)
!85 = !DILocation(line: 22, column: 10, scope: !70)
!86 = !DILocation(line: 22, column: 3, scope: !70)
!87 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 25, type: !71, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!88 = !DILocalVariable(name: "unused", arg: 1, scope: !87, file: !3, line: 25, type: !73)
!89 = !DILocation(line: 25, column: 25, scope: !87)
!90 = !DILocation(line: 26, column: 3, scope: !87)
!91 = !DILocalVariable(name: "at", scope: !87, file: !3, line: 27, type: !78)
!92 = !DILocation(line: 27, column: 18, scope: !87)
!93 = !DILocation(line: 28, column: 31, scope: !87)
!94 = !DILocation(line: 28, column: 20, scope: !87)
!95 = !DILocation(line: 28, column: 34, scope: !87)
!96 = !DILocation(line: 28, column: 12, scope: !87)
!97 = !DILocation(line: 28, column: 11, scope: !87)
!98 = !DILocation(line: 28, column: 9, scope: !87)
!99 = !DILocation(line: 29, column: 3, scope: !87)
!100 = !DILocation(line: 30, column: 10, scope: !87)
!101 = !DILocation(line: 30, column: 3, scope: !87)
