; ModuleID = 'rwlock_reader_again_ok.c'
source_filename = "rwlock_reader_again_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_rwlock_t = type { %struct.anon, [40 x i8] }
%struct.anon = type { i32, i64 }

@n = internal global i32 0, align 4, !dbg !0
@lock = internal global %union.pthread_rwlock_t { %struct.anon zeroinitializer, [40 x i8] undef }, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !39, !DIExpression(), !40)
    #dbg_declare(ptr %u, !41, !DIExpression(), !42)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !43
  %call1 = call i32 @pthread_create(ptr noundef %u, ptr noundef null, ptr noundef @writer, ptr noundef null), !dbg !44
  %0 = load i64, ptr %t, align 8, !dbg !45
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !46
  %1 = load i64, ptr %u, align 8, !dbg !47
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !48
  %2 = load i32, ptr @n, align 4, !dbg !49
  %sub = sub nsw i32 %2, 1, !dbg !50
  ret i32 %sub, !dbg !51
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !52 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !55, !DIExpression(), !56)
  %call = call i32 @pthread_rwlock_rdlock(ptr noundef @lock), !dbg !57
  %call1 = call i32 @pthread_rwlock_rdlock(ptr noundef @lock), !dbg !58
  %call2 = call i32 @pthread_rwlock_unlock(ptr noundef @lock), !dbg !59
  %call3 = call i32 @pthread_rwlock_unlock(ptr noundef @lock), !dbg !60
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !61
  ret ptr %0, !dbg !62
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %unused) #0 !dbg !63 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !64, !DIExpression(), !65)
  %call = call i32 @pthread_rwlock_wrlock(ptr noundef @lock), !dbg !66
  store i32 1, ptr @n, align 4, !dbg !67
  %call1 = call i32 @pthread_rwlock_unlock(ptr noundef @lock), !dbg !68
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !69
  ret ptr %0, !dbg !70
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_rwlock_rdlock(ptr noundef) #1

declare i32 @pthread_rwlock_unlock(ptr noundef) #1

declare i32 @pthread_rwlock_wrlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 9, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rwlock_reader_again_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "8b8fb85306485ebead10190528065143")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !10, line: 74, baseType: !11)
!10 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 67, size: 448, elements: !12)
!12 = !{!13, !21, !26}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !11, file: !10, line: 71, baseType: !14, size: 128)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !11, file: !10, line: 68, size: 128, elements: !15)
!15 = !{!16, !18}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__state", scope: !14, file: !10, line: 69, baseType: !17, size: 32)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__writer", scope: !14, file: !10, line: 70, baseType: !19, size: 64, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 35, baseType: !20)
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !11, file: !10, line: 72, baseType: !22, size: 448)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 448, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 56)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 73, baseType: !27, size: 64)
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !36, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!17}
!38 = !{}
!39 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 27, type: !19)
!40 = !DILocation(line: 27, column: 13, scope: !35)
!41 = !DILocalVariable(name: "u", scope: !35, file: !3, line: 27, type: !19)
!42 = !DILocation(line: 27, column: 16, scope: !35)
!43 = !DILocation(line: 28, column: 3, scope: !35)
!44 = !DILocation(line: 29, column: 3, scope: !35)
!45 = !DILocation(line: 30, column: 16, scope: !35)
!46 = !DILocation(line: 30, column: 3, scope: !35)
!47 = !DILocation(line: 31, column: 16, scope: !35)
!48 = !DILocation(line: 31, column: 3, scope: !35)
!49 = !DILocation(line: 32, column: 10, scope: !35)
!50 = !DILocation(line: 32, column: 12, scope: !35)
!51 = !DILocation(line: 32, column: 3, scope: !35)
!52 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 11, type: !53, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!53 = !DISubroutineType(types: !54)
!54 = !{!5, !5}
!55 = !DILocalVariable(name: "unused", arg: 1, scope: !52, file: !3, line: 11, type: !5)
!56 = !DILocation(line: 11, column: 27, scope: !52)
!57 = !DILocation(line: 12, column: 3, scope: !52)
!58 = !DILocation(line: 13, column: 3, scope: !52)
!59 = !DILocation(line: 14, column: 3, scope: !52)
!60 = !DILocation(line: 15, column: 3, scope: !52)
!61 = !DILocation(line: 16, column: 10, scope: !52)
!62 = !DILocation(line: 16, column: 3, scope: !52)
!63 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 19, type: !53, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!64 = !DILocalVariable(name: "unused", arg: 1, scope: !63, file: !3, line: 19, type: !5)
!65 = !DILocation(line: 19, column: 27, scope: !63)
!66 = !DILocation(line: 20, column: 3, scope: !63)
!67 = !DILocation(line: 21, column: 5, scope: !63)
!68 = !DILocation(line: 22, column: 3, scope: !63)
!69 = !DILocation(line: 23, column: 10, scope: !63)
!70 = !DILocation(line: 23, column: 3, scope: !63)
