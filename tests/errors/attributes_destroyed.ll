; ModuleID = 'attributes_destroyed.c'
source_filename = "attributes_destroyed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { i64, [32 x i8] }
%union.pthread_mutexattr_t = type { i32 }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %mutex = alloca %union.pthread_mutex_t, align 8
  %kind = alloca %union.pthread_mutexattr_t, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %mutex, !14, !DIExpression(), !35)
    #dbg_declare(ptr %kind, !36, !DIExpression(), !41)
  %call = call i32 @pthread_mutexattr_init(ptr noundef %kind), !dbg !42
  %call1 = call i32 @pthread_mutexattr_settype(ptr noundef %kind, i32 noundef 1), !dbg !43
  %call2 = call i32 @pthread_mutexattr_destroy(ptr noundef %kind), !dbg !44
  %call3 = call i32 @pthread_mutex_init(ptr noundef %mutex, ptr noundef %kind), !dbg !45
  %call4 = call i32 @pthread_mutex_destroy(ptr noundef %mutex), !dbg !46
  ret i32 %call4, !dbg !47
}

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutexattr_destroy(ptr noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_destroy(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "attributes_destroyed.c", directory: ".", checksumkind: CSK_MD5, checksum: "31f83b4111ebaa39a8b85db60b7b7033")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "mutex", scope: !9, file: !1, line: 8, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !16, line: 57, baseType: !17)
!16 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!17 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !16, line: 45, size: 320, elements: !18)
!18 = !{!19, !28, !33}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !17, file: !16, line: 54, baseType: !20, size: 160)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !17, file: !16, line: 46, size: 160, elements: !21)
!21 = !{!22, !23, !25, !26, !27}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !20, file: !16, line: 47, baseType: !12, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !20, file: !16, line: 48, baseType: !24, size: 32, offset: 32)
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !20, file: !16, line: 49, baseType: !12, size: 32, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !20, file: !16, line: 51, baseType: !24, size: 32, offset: 96)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !20, file: !16, line: 53, baseType: !12, size: 32, offset: 128)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !17, file: !16, line: 55, baseType: !29, size: 320)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 320, elements: !31)
!30 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!31 = !{!32}
!32 = !DISubrange(count: 40)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !17, file: !16, line: 56, baseType: !34, size: 64)
!34 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!35 = !DILocation(line: 8, column: 19, scope: !9)
!36 = !DILocalVariable(name: "kind", scope: !9, file: !1, line: 9, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !16, line: 61, baseType: !38)
!38 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !16, line: 59, size: 32, elements: !39)
!39 = !{!40}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !38, file: !16, line: 60, baseType: !12, size: 32)
!41 = !DILocation(line: 9, column: 23, scope: !9)
!42 = !DILocation(line: 10, column: 3, scope: !9)
!43 = !DILocation(line: 11, column: 3, scope: !9)
!44 = !DILocation(line: 12, column: 3, scope: !9)
!45 = !DILocation(line: 13, column: 3, scope: !9)
!46 = !DILocation(line: 14, column: 10, scope: !9)
!47 = !DILocation(line: 14, column: 3, scope: !9)
