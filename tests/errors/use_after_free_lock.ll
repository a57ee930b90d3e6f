; ModuleID = 'use_after_free_lock.c'
source_filename = "use_after_free_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %mutex = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !14, !DIExpression(), !18)
    #dbg_declare(ptr %mutex, !19, !DIExpression(), !40)
  %call = call ptr @malloc(i64 noundef 40) #3, !dbg !41
  store ptr %call, ptr %mutex, align 8, !dbg !40
  %0 = load ptr, ptr %mutex, align 8, !dbg !42
  %call1 = call i32 @pthread_mutex_init(ptr noundef %0, ptr noundef null), !dbg !43
  %1 = load ptr, ptr %mutex, align 8, !dbg !44
  %call2 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @idle, ptr noundef %1), !dbg !45
  %2 = load i64, ptr %t, align 8, !dbg !46
  %call3 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !47
  %3 = load ptr, ptr %mutex, align 8, !dbg !48
  call void @free(ptr noundef %3), !dbg !49
  %4 = load ptr, ptr %mutex, align 8, !dbg !50
  %call4 = call i32 @pthread_mutex_lock(ptr noundef %4), !dbg !51
  ret i32 0, !dbg !52
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @idle(ptr noundef %argument) #0 !dbg !53 {
entry:
  %argument.addr = alloca ptr, align 8
  store ptr %argument, ptr %argument.addr, align 8
    #dbg_declare(ptr %argument.addr, !57, !DIExpression(), !58)
  %0 = load ptr, ptr %argument.addr, align 8, !dbg !59
  ret ptr %0, !dbg !60
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @free(ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "use_after_free_lock.c", directory: ".", checksumkind: CSK_MD5, checksum: "1ca5f9a18801e552656c3374771857a9")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "t", scope: !9, file: !1, line: 13, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !16, line: 35, baseType: !17)
!16 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!17 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!18 = !DILocation(line: 13, column: 13, scope: !9)
!19 = !DILocalVariable(name: "mutex", scope: !9, file: !1, line: 14, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !16, line: 52, baseType: !22)
!22 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !16, line: 40, size: 320, elements: !23)
!23 = !{!24, !33, !38}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !22, file: !16, line: 49, baseType: !25, size: 160)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !22, file: !16, line: 41, size: 160, elements: !26)
!26 = !{!27, !28, !30, !31, !32}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !25, file: !16, line: 42, baseType: !12, size: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !25, file: !16, line: 43, baseType: !29, size: 32, offset: 32)
!29 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !25, file: !16, line: 44, baseType: !12, size: 32, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !25, file: !16, line: 46, baseType: !29, size: 32, offset: 96)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !25, file: !16, line: 48, baseType: !12, size: 32, offset: 128)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !22, file: !16, line: 50, baseType: !34, size: 320)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 320, elements: !36)
!35 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!36 = !{!37}
!37 = !DISubrange(count: 40)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !22, file: !16, line: 51, baseType: !39, size: 64)
!39 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!40 = !DILocation(line: 14, column: 20, scope: !9)
!41 = !DILocation(line: 14, column: 28, scope: !9)
!42 = !DILocation(line: 15, column: 22, scope: !9)
!43 = !DILocation(line: 15, column: 3, scope: !9)
!44 = !DILocation(line: 16, column: 34, scope: !9)
!45 = !DILocation(line: 16, column: 3, scope: !9)
!46 = !DILocation(line: 17, column: 16, scope: !9)
!47 = !DILocation(line: 17, column: 3, scope: !9)
!48 = !DILocation(line: 18, column: 8, scope: !9)
!49 = !DILocation(line: 18, column: 3, scope: !9)
!50 = !DILocation(line: 19, column: 22, scope: !9)
!51 = !DILocation(line: 19, column: 3, scope: !9)
!52 = !DILocation(line: 20, column: 3, scope: !9)
!53 = distinct !DISubprogram(name: "idle", scope: !1, file: !1, line: 8, type: !54, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!54 = !DISubroutineType(types: !55)
!55 = !{!56, !56}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!57 = !DILocalVariable(name: "argument", arg: 1, scope: !53, file: !1, line: 8, type: !56)
!58 = !DILocation(line: 8, column: 25, scope: !53)
!59 = !DILocation(line: 9, column: 10, scope: !53)
!60 = !DILocation(line: 9, column: 3, scope: !53)
