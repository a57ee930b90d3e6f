; ModuleID = 'rwlock_unlock_by_other.c'
source_filename = "rwlock_unlock_by_other.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_rwlock_t = type { %struct.anon, [40 x i8] }
%struct.anon = type { i32, i64 }

@lock = internal global %union.pthread_rwlock_t { %struct.anon zeroinitializer, [40 x i8] undef }, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !33 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !37, !DIExpression(), !38)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !39
  %0 = load i64, ptr %t, align 8, !dbg !40
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !41
  %call2 = call i32 @pthread_rwlock_unlock(ptr noundef @lock), !dbg !42
  ret i32 0, !dbg !43
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !44 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !47, !DIExpression(), !48)
  %call = call i32 @pthread_rwlock_rdlock(ptr noundef @lock), !dbg !49
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !50
  ret ptr %0, !dbg !51
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_rwlock_unlock(ptr noundef) #1

declare i32 @pthread_rwlock_rdlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rwlock_unlock_by_other.c", directory: ".", checksumkind: CSK_MD5, checksum: "5abfb329f843ab3f87dd1445e9e52db8")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !8, line: 74, baseType: !9)
!8 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 67, size: 448, elements: !10)
!10 = !{!11, !19, !24}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !9, file: !8, line: 71, baseType: !12, size: 128)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !9, file: !8, line: 68, size: 128, elements: !13)
!13 = !{!14, !16}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__state", scope: !12, file: !8, line: 69, baseType: !15, size: 32)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__writer", scope: !12, file: !8, line: 70, baseType: !17, size: 64, offset: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 35, baseType: !18)
!18 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !9, file: !8, line: 72, baseType: !20, size: 448)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 448, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 56)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !9, file: !8, line: 73, baseType: !25, size: 64)
!25 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !34, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!15}
!36 = !{}
!37 = !DILocalVariable(name: "t", scope: !33, file: !3, line: 16, type: !17)
!38 = !DILocation(line: 16, column: 13, scope: !33)
!39 = !DILocation(line: 17, column: 3, scope: !33)
!40 = !DILocation(line: 18, column: 16, scope: !33)
!41 = !DILocation(line: 18, column: 3, scope: !33)
!42 = !DILocation(line: 19, column: 3, scope: !33)
!43 = !DILocation(line: 20, column: 3, scope: !33)
!44 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 10, type: !45, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!45 = !DISubroutineType(types: !46)
!46 = !{!5, !5}
!47 = !DILocalVariable(name: "unused", arg: 1, scope: !44, file: !3, line: 10, type: !5)
!48 = !DILocation(line: 10, column: 27, scope: !44)
!49 = !DILocation(line: 11, column: 3, scope: !44)
!50 = !DILocation(line: 12, column: 10, scope: !44)
!51 = !DILocation(line: 12, column: 3, scope: !44)
