; ModuleID = 'use_after_free_mutex.c'
source_filename = "use_after_free_mutex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@mutex = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !36 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !40, !DIExpression(), !43)
  %call = call ptr @malloc(i64 noundef 40) #3, !dbg !44
  store ptr %call, ptr @mutex, align 8, !dbg !45
  %0 = load ptr, ptr @mutex, align 8, !dbg !46
  %call1 = call i32 @pthread_mutex_init(ptr noundef %0, ptr noundef null), !dbg !47
  %call2 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !48
  %1 = load ptr, ptr @mutex, align 8, !dbg !49
  call void @free(ptr noundef %1), !dbg !50
  %2 = load i64, ptr %t, align 8, !dbg !51
  %call3 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !52
  ret i32 0, !dbg !53
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !54 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !57, !DIExpression(), !58)
  %0 = load ptr, ptr @mutex, align 8, !dbg !59
  %call = call i32 @pthread_mutex_lock(ptr noundef %0), !dbg !60
  %1 = load ptr, ptr @mutex, align 8, !dbg !61
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef %1), !dbg !62
  %2 = load ptr, ptr %unused.addr, align 8, !dbg !63
  ret ptr %2, !dbg !64
}

declare void @free(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "use_after_free_mutex.c", directory: ".", checksumkind: CSK_MD5, checksum: "cd222e43be888ac64501a44c4690adf2")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !9, line: 52, baseType: !10)
!9 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!10 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !9, line: 40, size: 320, elements: !11)
!11 = !{!12, !22, !27}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !10, file: !9, line: 49, baseType: !13, size: 160)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !10, file: !9, line: 41, size: 160, elements: !14)
!14 = !{!15, !17, !19, !20, !21}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !13, file: !9, line: 42, baseType: !16, size: 32)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !13, file: !9, line: 43, baseType: !18, size: 32, offset: 32)
!18 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !13, file: !9, line: 44, baseType: !16, size: 32, offset: 64)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !13, file: !9, line: 46, baseType: !18, size: 32, offset: 96)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !13, file: !9, line: 48, baseType: !16, size: 32, offset: 128)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !10, file: !9, line: 50, baseType: !23, size: 320)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 320, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 40)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !10, file: !9, line: 51, baseType: !28, size: 64)
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !37, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!16}
!39 = !{}
!40 = !DILocalVariable(name: "t", scope: !36, file: !3, line: 18, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !9, line: 35, baseType: !42)
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 18, column: 13, scope: !36)
!44 = !DILocation(line: 19, column: 11, scope: !36)
!45 = !DILocation(line: 19, column: 9, scope: !36)
!46 = !DILocation(line: 20, column: 22, scope: !36)
!47 = !DILocation(line: 20, column: 3, scope: !36)
!48 = !DILocation(line: 21, column: 3, scope: !36)
!49 = !DILocation(line: 22, column: 8, scope: !36)
!50 = !DILocation(line: 22, column: 3, scope: !36)
!51 = !DILocation(line: 23, column: 16, scope: !36)
!52 = !DILocation(line: 23, column: 3, scope: !36)
!53 = !DILocation(line: 24, column: 3, scope: !36)
!54 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 11, type: !55, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!55 = !DISubroutineType(types: !56)
!56 = !{!5, !5}
!57 = !DILocalVariable(name: "unused", arg: 1, scope: !54, file: !3, line: 11, type: !5)
!58 = !DILocation(line: 11, column: 27, scope: !54)
!59 = !DILocation(line: 12, column: 22, scope: !54)
!60 = !DILocation(line: 12, column: 3, scope: !54)
!61 = !DILocation(line: 13, column: 24, scope: !54)
!62 = !DILocation(line: 13, column: 3, scope: !54)
!63 = !DILocation(line: 14, column: 10, scope: !54)
!64 = !DILocation(line: 14, column: 3, scope: !54)
