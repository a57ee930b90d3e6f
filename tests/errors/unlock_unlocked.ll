; ModuleID = 'unlock_unlocked.c'
source_filename = "unlock_unlocked.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@m = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !33 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @pthread_mutex_unlock(ptr noundef @m), !dbg !36
  ret i32 0, !dbg !37
}

declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 6, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "unlock_unlocked.c", directory: ".", checksumkind: CSK_MD5, checksum: "f43d05b326efd8c5a947b6dd07a9702f")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !6, line: 52, baseType: !7)
!6 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!7 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !6, line: 40, size: 320, elements: !8)
!8 = !{!9, !19, !24}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !7, file: !6, line: 49, baseType: !10, size: 160)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !7, file: !6, line: 41, size: 160, elements: !11)
!11 = !{!12, !14, !16, !17, !18}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !10, file: !6, line: 42, baseType: !13, size: 32)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !10, file: !6, line: 43, baseType: !15, size: 32, offset: 32)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !10, file: !6, line: 44, baseType: !13, size: 32, offset: 64)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !10, file: !6, line: 46, baseType: !15, size: 32, offset: 96)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !10, file: !6, line: 48, baseType: !13, size: 32, offset: 128)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !7, file: !6, line: 50, baseType: !20, size: 320)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 320, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 40)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !7, file: !6, line: 51, baseType: !25, size: 64)
!25 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !34, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!34 = !DISubroutineType(types: !35)
!35 = !{!13}
!36 = !DILocation(line: 9, column: 3, scope: !33)
!37 = !DILocation(line: 10, column: 3, scope: !33)
