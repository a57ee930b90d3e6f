; ModuleID = 'mutexattr_in_once_ok.c'
source_filename = "mutexattr_in_once_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { i64, [32 x i8] }
%union.pthread_mutexattr_t = type { i32 }

@n = internal global i32 0, align 4, !dbg !0
@once = internal global i32 0, align 4, !dbg !7
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !18
@attributes = internal global %union.pthread_mutexattr_t zeroinitializer, align 4, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !46 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !50, !DIExpression(), !53)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @count, ptr noundef null), !dbg !54
  %call1 = call ptr @count(ptr noundef null), !dbg !55
  %0 = load i64, ptr %t, align 8, !dbg !56
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !57
  %1 = load i32, ptr @n, align 4, !dbg !58
  %sub = sub nsw i32 %1, 2, !dbg !59
  ret i32 %sub, !dbg !60
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @count(ptr noundef %unused) #0 !dbg !61 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !64, !DIExpression(), !65)
  %call = call i32 @pthread_once(ptr noundef @once, ptr noundef @initialise), !dbg !66
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !67
  %call2 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !68
  %0 = load i32, ptr @n, align 4, !dbg !69
  %inc = add nsw i32 %0, 1, !dbg !69
  store i32 %inc, ptr @n, align 4, !dbg !69
  %call3 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !70
  %call4 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !71
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !72
  ret ptr %1, !dbg !73
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_once(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @initialise() #0 !dbg !74 {
entry:
  %call = call i32 @pthread_mutexattr_init(ptr noundef @attributes), !dbg !77
  %call1 = call i32 @pthread_mutexattr_settype(ptr noundef @attributes, i32 noundef 1), !dbg !78
  %call2 = call i32 @pthread_mutex_init(ptr noundef @mutex, ptr noundef @attributes), !dbg !79
  ret void, !dbg !80
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 11, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mutexattr_in_once_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "0a4aef3d5958d66c30387a0d7a69dbd1")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !12, !18}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "once", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !10, line: 37, baseType: !11)
!10 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "attributes", scope: !2, file: !3, line: 9, type: !14, isLocal: true, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !10, line: 56, baseType: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 54, size: 32, elements: !16)
!16 = !{!17}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !15, file: !10, line: 55, baseType: !11, size: 32)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 52, baseType: !21)
!21 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 40, size: 320, elements: !22)
!22 = !{!23, !32, !37}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !21, file: !10, line: 49, baseType: !24, size: 160)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !21, file: !10, line: 41, size: 160, elements: !25)
!25 = !{!26, !27, !29, !30, !31}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !24, file: !10, line: 42, baseType: !11, size: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !24, file: !10, line: 43, baseType: !28, size: 32, offset: 32)
!28 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !24, file: !10, line: 44, baseType: !11, size: 32, offset: 64)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !24, file: !10, line: 46, baseType: !28, size: 32, offset: 96)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !24, file: !10, line: 48, baseType: !11, size: 32, offset: 128)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !21, file: !10, line: 50, baseType: !33, size: 320)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 320, elements: !35)
!34 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!35 = !{!36}
!36 = !DISubrange(count: 40)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !21, file: !10, line: 51, baseType: !38, size: 64)
!38 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !47, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!11}
!49 = !{}
!50 = !DILocalVariable(name: "t", scope: !46, file: !3, line: 30, type: !51)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 35, baseType: !52)
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DILocation(line: 30, column: 13, scope: !46)
!54 = !DILocation(line: 31, column: 3, scope: !46)
!55 = !DILocation(line: 32, column: 3, scope: !46)
!56 = !DILocation(line: 33, column: 16, scope: !46)
!57 = !DILocation(line: 33, column: 3, scope: !46)
!58 = !DILocation(line: 34, column: 10, scope: !46)
!59 = !DILocation(line: 34, column: 12, scope: !46)
!60 = !DILocation(line: 34, column: 3, scope: !46)
!61 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 19, type: !62, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!62 = !DISubroutineType(types: !63)
!63 = !{!5, !5}
!64 = !DILocalVariable(name: "unused", arg: 1, scope: !61, file: !3, line: 19, type: !5)
!65 = !DILocation(line: 19, column: 26, scope: !61)
!66 = !DILocation(line: 20, column: 3, scope: !61)
!67 = !DILocation(line: 21, column: 3, scope: !61)
!68 = !DILocation(line: 22, column: 3, scope: !61)
!69 = !DILocation(line: 23, column: 4, scope: !61)
!70 = !DILocation(line: 24, column: 3, scope: !61)
!71 = !DILocation(line: 25, column: 3, scope: !61)
!72 = !DILocation(line: 26, column: 10, scope: !61)
!73 = !DILocation(line: 26, column: 3, scope: !61)
!74 = distinct !DISubprogram(name: "initialise", scope: !3, file: !3, line: 13, type: !75, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!75 = !DISubroutineType(types: !76)
!76 = !{null}
!77 = !DILocation(line: 14, column: 3, scope: !74)
!78 = !DILocation(line: 15, column: 3, scope: !74)
!79 = !DILocation(line: 16, column: 3, scope: !74)
!80 = !DILocation(line: 17, column: 1, scope: !74)
