; ModuleID = 'mutexattr_changed_by_thread.c'
source_filename = "mutexattr_changed_by_thread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutexattr_t = type { i32 }
%union.pthread_mutex_t = type { i64, [32 x i8] }

@attributes = internal global %union.pthread_mutexattr_t zeroinitializer, align 4, !dbg !0
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !41 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !45, !DIExpression(), !48)
  %call = call i32 @pthread_mutexattr_init(ptr noundef @attributes), !dbg !49
  %call1 = call i32 @pthread_mutexattr_settype(ptr noundef @attributes, i32 noundef 1), !dbg !50
  %call2 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @make_normal, ptr noundef null), !dbg !51
  %0 = load i64, ptr %t, align 8, !dbg !52
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !53
  %call4 = call i32 @pthread_mutex_init(ptr noundef @mutex, ptr noundef @attributes), !dbg !54
  %call5 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !55
  %call6 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !56
  ret i32 0, !dbg !57
}

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @make_normal(ptr noundef %unused) #0 !dbg !58 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !61, !DIExpression(), !62)
  %call = call i32 @pthread_mutexattr_settype(ptr noundef @attributes, i32 noundef 0), !dbg !63
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !64
  ret ptr %0, !dbg !65
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!34, !35, !36, !37, !38, !39, !40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "attributes", scope: !2, file: !3, line: 8, type: !30, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mutexattr_changed_by_thread.c", directory: ".", checksumkind: CSK_MD5, checksum: "8a93cbfdab43c15f120afc08a14c0784")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
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
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !10, line: 56, baseType: !31)
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 54, size: 32, elements: !32)
!32 = !{!33}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !31, file: !10, line: 55, baseType: !17, size: 32)
!34 = !{i32 7, !"Dwarf Version", i32 5}
!35 = !{i32 2, !"Debug Info Version", i32 3}
!36 = !{i32 1, !"wchar_size", i32 4}
!37 = !{i32 8, !"PIC Level", i32 2}
!38 = !{i32 7, !"PIE Level", i32 2}
!39 = !{i32 7, !"uwtable", i32 2}
!40 = !{i32 7, !"frame-pointer", i32 2}
!41 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !42, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!17}
!44 = !{}
!45 = !DILocalVariable(name: "t", scope: !41, file: !3, line: 17, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 35, baseType: !47)
!47 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!48 = !DILocation(line: 17, column: 13, scope: !41)
!49 = !DILocation(line: 18, column: 3, scope: !41)
!50 = !DILocation(line: 19, column: 3, scope: !41)
!51 = !DILocation(line: 20, column: 3, scope: !41)
!52 = !DILocation(line: 21, column: 16, scope: !41)
!53 = !DILocation(line: 21, column: 3, scope: !41)
!54 = !DILocation(line: 22, column: 3, scope: !41)
!55 = !DILocation(line: 23, column: 3, scope: !41)
!56 = !DILocation(line: 24, column: 3, scope: !41)
!57 = !DILocation(line: 25, column: 3, scope: !41)
!58 = distinct !DISubprogram(name: "make_normal", scope: !3, file: !3, line: 11, type: !59, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!59 = !DISubroutineType(types: !60)
!60 = !{!5, !5}
!61 = !DILocalVariable(name: "unused", arg: 1, scope: !58, file: !3, line: 11, type: !5)
!62 = !DILocation(line: 11, column: 32, scope: !58)
!63 = !DILocation(line: 12, column: 3, scope: !58)
!64 = !DILocation(line: 13, column: 10, scope: !58)
!65 = !DILocation(line: 13, column: 3, scope: !58)
