; ModuleID = 'use_after_free_lock_private.c'
source_filename = "use_after_free_lock_private.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %mutex = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !16, !DIExpression(), !20)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @idle, ptr noundef null), !dbg !21
    #dbg_declare(ptr %mutex, !22, !DIExpression(), !43)
  %call1 = call ptr @malloc(i64 noundef 40) #3, !dbg !44
  store ptr %call1, ptr %mutex, align 8, !dbg !43
  %0 = load ptr, ptr %mutex, align 8, !dbg !45
  %call2 = call i32 @pthread_mutex_init(ptr noundef %0, ptr noundef null), !dbg !46
  %1 = load i64, ptr %t, align 8, !dbg !47
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !48
  %2 = load ptr, ptr %mutex, align 8, !dbg !49
  call void @free(ptr noundef %2), !dbg !50
  %3 = load ptr, ptr %mutex, align 8, !dbg !51
  %call4 = call i32 @pthread_mutex_lock(ptr noundef %3), !dbg !52
  ret i32 0, !dbg !53
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @idle(ptr noundef %unused) #0 !dbg !54 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !57, !DIExpression(), !58)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !59
  ret ptr %0, !dbg !60
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare void @free(ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "use_after_free_lock_private.c", directory: ".", checksumkind: CSK_MD5, checksum: "c90834ca6d0f12f38eb1afd1a563a4ff")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !12, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DILocalVariable(name: "t", scope: !11, file: !1, line: 13, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !18, line: 35, baseType: !19)
!18 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!19 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!20 = !DILocation(line: 13, column: 13, scope: !11)
!21 = !DILocation(line: 14, column: 3, scope: !11)
!22 = !DILocalVariable(name: "mutex", scope: !11, file: !1, line: 15, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !18, line: 52, baseType: !25)
!25 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !18, line: 40, size: 320, elements: !26)
!26 = !{!27, !36, !41}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !25, file: !18, line: 49, baseType: !28, size: 160)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !25, file: !18, line: 41, size: 160, elements: !29)
!29 = !{!30, !31, !33, !34, !35}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !28, file: !18, line: 42, baseType: !14, size: 32)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !28, file: !18, line: 43, baseType: !32, size: 32, offset: 32)
!32 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !28, file: !18, line: 44, baseType: !14, size: 32, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !28, file: !18, line: 46, baseType: !32, size: 32, offset: 96)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !28, file: !18, line: 48, baseType: !14, size: 32, offset: 128)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !25, file: !18, line: 50, baseType: !37, size: 320)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 320, elements: !39)
!38 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!39 = !{!40}
!40 = !DISubrange(count: 40)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !25, file: !18, line: 51, baseType: !42, size: 64)
!42 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!43 = !DILocation(line: 15, column: 20, scope: !11)
!44 = !DILocation(line: 15, column: 28, scope: !11)
!45 = !DILocation(line: 16, column: 22, scope: !11)
!46 = !DILocation(line: 16, column: 3, scope: !11)
!47 = !DILocation(line: 17, column: 16, scope: !11)
!48 = !DILocation(line: 17, column: 3, scope: !11)
!49 = !DILocation(line: 18, column: 8, scope: !11)
!50 = !DILocation(line: 18, column: 3, scope: !11)
!51 = !DILocation(line: 19, column: 22, scope: !11)
!52 = !DILocation(line: 19, column: 3, scope: !11)
!53 = !DILocation(line: 20, column: 3, scope: !11)
!54 = distinct !DISubprogram(name: "idle", scope: !1, file: !1, line: 8, type: !55, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!55 = !DISubroutineType(types: !56)
!56 = !{!3, !3}
!57 = !DILocalVariable(name: "unused", arg: 1, scope: !54, file: !1, line: 8, type: !3)
!58 = !DILocation(line: 8, column: 25, scope: !54)
!59 = !DILocation(line: 9, column: 10, scope: !54)
!60 = !DILocation(line: 9, column: 3, scope: !54)
