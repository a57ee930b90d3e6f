; ModuleID = 'attributes_set_after_destroy.c'
source_filename = "attributes_set_after_destroy.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_rwlock_t = type { %struct.anon, [40 x i8] }
%struct.anon = type { i32, i64 }
%union.pthread_rwlockattr_t = type { i64 }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %lock = alloca %union.pthread_rwlock_t, align 8
  %kind = alloca %union.pthread_rwlockattr_t, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %lock, !14, !DIExpression(), !33)
    #dbg_declare(ptr %kind, !34, !DIExpression(), !44)
  %call = call i32 @pthread_rwlockattr_init(ptr noundef %kind), !dbg !45
  %call1 = call i32 @pthread_rwlockattr_destroy(ptr noundef %kind), !dbg !46
  %call2 = call i32 @pthread_rwlockattr_setpshared(ptr noundef %kind, i32 noundef 0), !dbg !47
  %call3 = call i32 @pthread_rwlock_init(ptr noundef %lock, ptr noundef %kind), !dbg !48
  %call4 = call i32 @pthread_rwlock_destroy(ptr noundef %lock), !dbg !49
  ret i32 %call4, !dbg !50
}

declare i32 @pthread_rwlockattr_init(ptr noundef) #1

declare i32 @pthread_rwlockattr_destroy(ptr noundef) #1

declare i32 @pthread_rwlockattr_setpshared(ptr noundef, i32 noundef) #1

declare i32 @pthread_rwlock_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_rwlock_destroy(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "attributes_set_after_destroy.c", directory: ".", checksumkind: CSK_MD5, checksum: "02b5a710aa2d49101c1eb4ba93d6264e")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "lock", scope: !9, file: !1, line: 7, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !16, line: 79, baseType: !17)
!16 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!17 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !16, line: 72, size: 448, elements: !18)
!18 = !{!19, !26, !31}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !17, file: !16, line: 76, baseType: !20, size: 128)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !17, file: !16, line: 73, size: 128, elements: !21)
!21 = !{!22, !23}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__state", scope: !20, file: !16, line: 74, baseType: !12, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__writer", scope: !20, file: !16, line: 75, baseType: !24, size: 64, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !16, line: 39, baseType: !25)
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !17, file: !16, line: 77, baseType: !27, size: 448)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 448, elements: !29)
!28 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!29 = !{!30}
!30 = !DISubrange(count: 56)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !17, file: !16, line: 78, baseType: !32, size: 64)
!32 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!33 = !DILocation(line: 7, column: 20, scope: !9)
!34 = !DILocalVariable(name: "kind", scope: !9, file: !1, line: 8, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlockattr_t", file: !16, line: 85, baseType: !36)
!36 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !16, line: 81, size: 64, elements: !37)
!37 = !{!38, !39, !43}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !36, file: !16, line: 82, baseType: !12, size: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !36, file: !16, line: 83, baseType: !40, size: 64)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 64, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 8)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !36, file: !16, line: 84, baseType: !32, size: 64)
!44 = !DILocation(line: 8, column: 24, scope: !9)
!45 = !DILocation(line: 9, column: 3, scope: !9)
!46 = !DILocation(line: 10, column: 3, scope: !9)
!47 = !DILocation(line: 11, column: 3, scope: !9)
!48 = !DILocation(line: 12, column: 3, scope: !9)
!49 = !DILocation(line: 13, column: 10, scope: !9)
!50 = !DILocation(line: 13, column: 3, scope: !9)
