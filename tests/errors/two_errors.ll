; ModuleID = 'two_errors.c'
source_filename = "two_errors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_rwlock_t = type { %struct.anon, [40 x i8] }
%struct.anon = type { i32, i64 }
%struct.anon.0 = type { i32, i32, i32, i32, i32 }

@lock = internal global %union.pthread_rwlock_t { %struct.anon zeroinitializer, [40 x i8] undef }, align 8, !dbg !0
@mutex = internal global { %struct.anon.0, [20 x i8] } { %struct.anon.0 zeroinitializer, [20 x i8] undef }, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !52 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !56, !DIExpression(), !57)
    #dbg_declare(ptr %u, !58, !DIExpression(), !59)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @unlock, ptr noundef null), !dbg !60
  %call1 = call i32 @pthread_create(ptr noundef %u, ptr noundef null, ptr noundef @destroy, ptr noundef null), !dbg !61
  %call2 = call i32 @pthread_rwlock_destroy(ptr noundef @lock), !dbg !62
  %0 = load i64, ptr %t, align 8, !dbg !63
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !64
  %1 = load i64, ptr %u, align 8, !dbg !65
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !66
  ret i32 0, !dbg !67
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @unlock(ptr noundef %unused) #0 !dbg !68 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !71, !DIExpression(), !72)
  %call = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !73
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !74
  ret ptr %0, !dbg !75
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @destroy(ptr noundef %unused) #0 !dbg !76 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !77, !DIExpression(), !78)
  %call = call i32 @pthread_rwlock_destroy(ptr noundef @lock), !dbg !79
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !80
  ret ptr %0, !dbg !81
}

declare i32 @pthread_rwlock_destroy(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 10, type: !30, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "two_errors.c", directory: ".", checksumkind: CSK_MD5, checksum: "55bd8c57c181c1c868ea10de2246bd14")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 52, baseType: !11)
!10 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 40, size: 320, elements: !12)
!12 = !{!13, !23, !28}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !11, file: !10, line: 49, baseType: !14, size: 160)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !11, file: !10, line: 41, size: 160, elements: !15)
!15 = !{!16, !18, !20, !21, !22}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !14, file: !10, line: 42, baseType: !17, size: 32)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !14, file: !10, line: 43, baseType: !19, size: 32, offset: 32)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !14, file: !10, line: 44, baseType: !17, size: 32, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !14, file: !10, line: 46, baseType: !19, size: 32, offset: 96)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !14, file: !10, line: 48, baseType: !17, size: 32, offset: 128)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !11, file: !10, line: 50, baseType: !24, size: 320)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 320, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 40)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 51, baseType: !29, size: 64)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !10, line: 74, baseType: !31)
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 67, size: 448, elements: !32)
!32 = !{!33, !40, !44}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !31, file: !10, line: 71, baseType: !34, size: 128)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !31, file: !10, line: 68, size: 128, elements: !35)
!35 = !{!36, !37}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__state", scope: !34, file: !10, line: 69, baseType: !17, size: 32)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__writer", scope: !34, file: !10, line: 70, baseType: !38, size: 64, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 35, baseType: !39)
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !31, file: !10, line: 72, baseType: !41, size: 448)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 448, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 56)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !31, file: !10, line: 73, baseType: !29, size: 64)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 2}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !53, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!17}
!55 = !{}
!56 = !DILocalVariable(name: "t", scope: !52, file: !3, line: 23, type: !38)
!57 = !DILocation(line: 23, column: 13, scope: !52)
!58 = !DILocalVariable(name: "u", scope: !52, file: !3, line: 23, type: !38)
!59 = !DILocation(line: 23, column: 16, scope: !52)
!60 = !DILocation(line: 24, column: 3, scope: !52)
!61 = !DILocation(line: 25, column: 3, scope: !52)
!62 = !DILocation(line: 26, column: 3, scope: !52)
!63 = !DILocation(line: 27, column: 16, scope: !52)
!64 = !DILocation(line: 27, column: 3, scope: !52)
!65 = !DILocation(line: 28, column: 16, scope: !52)
!66 = !DILocation(line: 28, column: 3, scope: !52)
!67 = !DILocation(line: 29, column: 3, scope: !52)
!68 = distinct !DISubprogram(name: "unlock", scope: !3, file: !3, line: 12, type: !69, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!69 = !DISubroutineType(types: !70)
!70 = !{!5, !5}
!71 = !DILocalVariable(name: "unused", arg: 1, scope: !68, file: !3, line: 12, type: !5)
!72 = !DILocation(line: 12, column: 27, scope: !68)
!73 = !DILocation(line: 13, column: 3, scope: !68)
!74 = !DILocation(line: 14, column: 10, scope: !68)
!75 = !DILocation(line: 14, column: 3, scope: !68)
!76 = distinct !DISubprogram(name: "destroy", scope: !3, file: !3, line: 17, type: !69, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!77 = !DILocalVariable(name: "unused", arg: 1, scope: !76, file: !3, line: 17, type: !5)
!78 = !DILocation(line: 17, column: 28, scope: !76)
!79 = !DILocation(line: 18, column: 3, scope: !76)
!80 = !DILocation(line: 19, column: 10, scope: !76)
!81 = !DILocation(line: 19, column: 3, scope: !76)
