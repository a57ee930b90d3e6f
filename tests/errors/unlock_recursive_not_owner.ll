; ModuleID = 'unlock_recursive_not_owner.c'
source_filename = "unlock_recursive_not_owner.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { i64, [32 x i8] }
%union.pthread_mutexattr_t = type { i32 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@x = internal global i32 0, align 4, !dbg !7
@.str = private unnamed_addr constant [7 x i8] c"x == 1\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [29 x i8] c"unlock_recursive_not_owner.c\00", align 1, !dbg !16
@__func__.reader = private unnamed_addr constant [7 x i8] c"reader\00", align 1, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  %attributes = alloca %union.pthread_mutexattr_t, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !55, !DIExpression(), !58)
    #dbg_declare(ptr %u, !59, !DIExpression(), !60)
    #dbg_declare(ptr %attributes, !61, !DIExpression(), !66)
  %call = call i32 @pthread_mutexattr_init(ptr noundef %attributes), !dbg !67
  %call1 = call i32 @pthread_mutexattr_settype(ptr noundef %attributes, i32 noundef 1), !dbg !68
  %call2 = call i32 @pthread_mutex_init(ptr noundef @mutex, ptr noundef %attributes), !dbg !69
  %call3 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @writer, ptr noundef null), !dbg !70
  %call4 = call i32 @pthread_create(ptr noundef %u, ptr noundef null, ptr noundef @reader, ptr noundef null), !dbg !71
  %0 = load i64, ptr %t, align 8, !dbg !72
  %call5 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !73
  %1 = load i64, ptr %u, align 8, !dbg !74
  %call6 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !75
  ret i32 0, !dbg !76
}

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %unused) #0 !dbg !77 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !80, !DIExpression(), !81)
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !82
  store i32 1, ptr @x, align 4, !dbg !83
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !84
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !85
  ret ptr %0, !dbg !86
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %unused) #0 !dbg !87 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !88, !DIExpression(), !89)
  %call = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !90
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !91
  %0 = load i32, ptr @x, align 4, !dbg !92
  %cmp = icmp eq i32 %0, 1, !dbg !92
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !92

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !92

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__func__.reader) #3, !dbg !92
  unreachable, !dbg !92

1:                                                ; No predecessors!
  br label %cond.end, !dbg !92

cond.end:                                         ; preds = %1, %cond.true
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !93
  %2 = load ptr, ptr %unused.addr, align 8, !dbg !94
  ret ptr %2, !dbg !95
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 9, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "unlock_recursive_not_owner.c", directory: ".", checksumkind: CSK_MD5, checksum: "6f584e54f23f11837673d7d3d93b928a")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10, !16, !21}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 56, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 7)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 232, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 29)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 56, elements: !14)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !26, line: 52, baseType: !27)
!26 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!27 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !26, line: 40, size: 320, elements: !28)
!28 = !{!29, !38, !42}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !27, file: !26, line: 49, baseType: !30, size: 160)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !27, file: !26, line: 41, size: 160, elements: !31)
!31 = !{!32, !33, !35, !36, !37}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !30, file: !26, line: 42, baseType: !9, size: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !30, file: !26, line: 43, baseType: !34, size: 32, offset: 32)
!34 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !30, file: !26, line: 44, baseType: !9, size: 32, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !30, file: !26, line: 46, baseType: !34, size: 32, offset: 96)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !30, file: !26, line: 48, baseType: !9, size: 32, offset: 128)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !27, file: !26, line: 50, baseType: !39, size: 320)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 320, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 40)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !27, file: !26, line: 51, baseType: !43, size: 64)
!43 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !52, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!9}
!54 = !{}
!55 = !DILocalVariable(name: "t", scope: !51, file: !3, line: 28, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 35, baseType: !57)
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DILocation(line: 28, column: 13, scope: !51)
!59 = !DILocalVariable(name: "u", scope: !51, file: !3, line: 28, type: !56)
!60 = !DILocation(line: 28, column: 16, scope: !51)
!61 = !DILocalVariable(name: "attributes", scope: !51, file: !3, line: 29, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !26, line: 56, baseType: !63)
!63 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !26, line: 54, size: 32, elements: !64)
!64 = !{!65}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !63, file: !26, line: 55, baseType: !9, size: 32)
!66 = !DILocation(line: 29, column: 23, scope: !51)
!67 = !DILocation(line: 30, column: 3, scope: !51)
!68 = !DILocation(line: 31, column: 3, scope: !51)
!69 = !DILocation(line: 32, column: 3, scope: !51)
!70 = !DILocation(line: 33, column: 3, scope: !51)
!71 = !DILocation(line: 34, column: 3, scope: !51)
!72 = !DILocation(line: 35, column: 16, scope: !51)
!73 = !DILocation(line: 35, column: 3, scope: !51)
!74 = !DILocation(line: 36, column: 16, scope: !51)
!75 = !DILocation(line: 36, column: 3, scope: !51)
!76 = !DILocation(line: 37, column: 3, scope: !51)
!77 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 12, type: !78, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!78 = !DISubroutineType(types: !79)
!79 = !{!5, !5}
!80 = !DILocalVariable(name: "unused", arg: 1, scope: !77, file: !3, line: 12, type: !5)
!81 = !DILocation(line: 12, column: 27, scope: !77)
!82 = !DILocation(line: 13, column: 3, scope: !77)
!83 = !DILocation(line: 14, column: 5, scope: !77)
!84 = !DILocation(line: 15, column: 3, scope: !77)
!85 = !DILocation(line: 16, column: 10, scope: !77)
!86 = !DILocation(line: 16, column: 3, scope: !77)
!87 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 19, type: !78, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!88 = !DILocalVariable(name: "unused", arg: 1, scope: !87, file: !3, line: 19, type: !5)
!89 = !DILocation(line: 19, column: 27, scope: !87)
!90 = !DILocation(line: 20, column: 3, scope: !87)
!91 = !DILocation(line: 21, column: 3, scope: !87)
!92 = !DILocation(line: 22, column: 3, scope: !87)
!93 = !DILocation(line: 23, column: 3, scope: !87)
!94 = !DILocation(line: 24, column: 10, scope: !87)
!95 = !DILocation(line: 24, column: 3, scope: !87)
