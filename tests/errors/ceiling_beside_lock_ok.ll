; ModuleID = 'ceiling_beside_lock_ok.c'
source_filename = "ceiling_beside_lock_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { i64, [32 x i8] }
%union.pthread_mutexattr_t = type { i32 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [69 x i8] c"pthread_mutex_setprioceiling(&mutex, 9, &before) == 0 && before == 7\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [25 x i8] c"ceiling_beside_lock_ok.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [55 x i8] c"pthread_mutex_getprioceiling(plain, &before) == EINVAL\00", align 1, !dbg !24
@.str.3 = private unnamed_addr constant [86 x i8] c"pthread_mutex_getprioceiling(&mutex, &ceiling) == 0 && (ceiling == 7 || ceiling == 9)\00", align 1, !dbg !29
@__func__.looks = private unnamed_addr constant [6 x i8] c"looks\00", align 1, !dbg !34

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !66 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %before = alloca i32, align 4
  %attributes = alloca %union.pthread_mutexattr_t, align 4
  %plain = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !70, !DIExpression(), !73)
    #dbg_declare(ptr %before, !74, !DIExpression(), !75)
    #dbg_declare(ptr %attributes, !76, !DIExpression(), !81)
  %call = call i32 @pthread_mutexattr_init(ptr noundef %attributes), !dbg !82
  %call1 = call i32 @pthread_mutexattr_setprotocol(ptr noundef %attributes, i32 noundef 2), !dbg !83
  %call2 = call i32 @pthread_mutexattr_setprioceiling(ptr noundef %attributes, i32 noundef 7), !dbg !84
  %call3 = call i32 @pthread_mutex_init(ptr noundef @mutex, ptr noundef %attributes), !dbg !85
  %call4 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @looks, ptr noundef null), !dbg !86
  %call5 = call i32 @pthread_mutex_setprioceiling(ptr noundef @mutex, i32 noundef 9, ptr noundef %before), !dbg !87
  %cmp = icmp eq i32 %call5, 0, !dbg !87
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !87

land.lhs.true:                                    ; preds = %entry
  %0 = load i32, ptr %before, align 4, !dbg !87
  %cmp6 = icmp eq i32 %0, 7, !dbg !87
  br i1 %cmp6, label %cond.true, label %cond.false, !dbg !87

cond.true:                                        ; preds = %land.lhs.true
  br label %cond.end, !dbg !87

cond.false:                                       ; preds = %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__func__.main) #4, !dbg !87
  unreachable, !dbg !87

1:                                                ; No predecessors!
  br label %cond.end, !dbg !87

cond.end:                                         ; preds = %1, %cond.true
  %2 = load i64, ptr %thread, align 8, !dbg !88
  %call7 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !89
    #dbg_declare(ptr %plain, !90, !DIExpression(), !92)
  %call8 = call ptr @malloc(i64 noundef 40) #5, !dbg !93
  store ptr %call8, ptr %plain, align 8, !dbg !92
  %3 = load ptr, ptr %plain, align 8, !dbg !94
  %call9 = call i32 @pthread_mutex_init(ptr noundef %3, ptr noundef null), !dbg !95
  %4 = load ptr, ptr %plain, align 8, !dbg !96
  %call10 = call i32 @pthread_mutex_getprioceiling(ptr noundef %4, ptr noundef %before), !dbg !96
  %cmp11 = icmp eq i32 %call10, 22, !dbg !96
  br i1 %cmp11, label %cond.true12, label %cond.false13, !dbg !96

cond.true12:                                      ; preds = %cond.end
  br label %cond.end14, !dbg !96

cond.false13:                                     ; preds = %cond.end
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__func__.main) #4, !dbg !96
  unreachable, !dbg !96

5:                                                ; No predecessors!
  br label %cond.end14, !dbg !96

cond.end14:                                       ; preds = %5, %cond.true12
  %6 = load ptr, ptr %plain, align 8, !dbg !97
  call void @free(ptr noundef %6), !dbg !98
  ret i32 0, !dbg !99
}

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_setprotocol(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutexattr_setprioceiling(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @looks(ptr noundef %unused) #0 !dbg !100 {
entry:
  %unused.addr = alloca ptr, align 8
  %ceiling = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !103, !DIExpression(), !104)
    #dbg_declare(ptr %ceiling, !105, !DIExpression(), !106)
  %call = call i32 @pthread_mutex_getprioceiling(ptr noundef @mutex, ptr noundef %ceiling), !dbg !107
  %cmp = icmp eq i32 %call, 0, !dbg !107
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !107

land.lhs.true:                                    ; preds = %entry
  %0 = load i32, ptr %ceiling, align 4, !dbg !107
  %cmp1 = icmp eq i32 %0, 7, !dbg !107
  br i1 %cmp1, label %cond.true, label %lor.lhs.false, !dbg !107

lor.lhs.false:                                    ; preds = %land.lhs.true
  %1 = load i32, ptr %ceiling, align 4, !dbg !107
  %cmp2 = icmp eq i32 %1, 9, !dbg !107
  br i1 %cmp2, label %cond.true, label %cond.false, !dbg !107

cond.true:                                        ; preds = %lor.lhs.false, %land.lhs.true
  br label %cond.end, !dbg !107

cond.false:                                       ; preds = %lor.lhs.false, %entry
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 11, ptr noundef @__func__.looks) #4, !dbg !107
  unreachable, !dbg !107

2:                                                ; No predecessors!
  br label %cond.end, !dbg !107

cond.end:                                         ; preds = %2, %cond.true
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !108
  ret ptr %3, !dbg !109
}

declare i32 @pthread_mutex_setprioceiling(ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #3

declare i32 @pthread_mutex_getprioceiling(ptr noundef, ptr noundef) #1

declare void @free(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn }
attributes #5 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!59, !60, !61, !62, !63, !64, !65}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 8, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "ceiling_beside_lock_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "4ce9f4e1b7355c347c0fa4156dfbe36f")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0, !29, !34}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 552, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 69)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 200, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 25)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 440, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 55)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 11, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 688, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 86)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 11, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 48, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 6)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !40, line: 57, baseType: !41)
!40 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!41 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !40, line: 45, size: 320, elements: !42)
!42 = !{!43, !53, !57}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !41, file: !40, line: 54, baseType: !44, size: 160)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !41, file: !40, line: 46, size: 160, elements: !45)
!45 = !{!46, !48, !50, !51, !52}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !44, file: !40, line: 47, baseType: !47, size: 32)
!47 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !44, file: !40, line: 48, baseType: !49, size: 32, offset: 32)
!49 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !44, file: !40, line: 49, baseType: !47, size: 32, offset: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !44, file: !40, line: 51, baseType: !49, size: 32, offset: 96)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !44, file: !40, line: 53, baseType: !47, size: 32, offset: 128)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !41, file: !40, line: 55, baseType: !54, size: 320)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 40)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !41, file: !40, line: 56, baseType: !58, size: 64)
!58 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!59 = !{i32 7, !"Dwarf Version", i32 5}
!60 = !{i32 2, !"Debug Info Version", i32 3}
!61 = !{i32 1, !"wchar_size", i32 4}
!62 = !{i32 8, !"PIC Level", i32 2}
!63 = !{i32 7, !"PIE Level", i32 2}
!64 = !{i32 7, !"uwtable", i32 2}
!65 = !{i32 7, !"frame-pointer", i32 2}
!66 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !67, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!67 = !DISubroutineType(types: !68)
!68 = !{!47}
!69 = !{}
!70 = !DILocalVariable(name: "thread", scope: !66, file: !3, line: 15, type: !71)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 39, baseType: !72)
!72 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!73 = !DILocation(line: 15, column: 13, scope: !66)
!74 = !DILocalVariable(name: "before", scope: !66, file: !3, line: 16, type: !47)
!75 = !DILocation(line: 16, column: 7, scope: !66)
!76 = !DILocalVariable(name: "attributes", scope: !66, file: !3, line: 17, type: !77)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !40, line: 61, baseType: !78)
!78 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !40, line: 59, size: 32, elements: !79)
!79 = !{!80}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !78, file: !40, line: 60, baseType: !47, size: 32)
!81 = !DILocation(line: 17, column: 23, scope: !66)
!82 = !DILocation(line: 18, column: 3, scope: !66)
!83 = !DILocation(line: 19, column: 3, scope: !66)
!84 = !DILocation(line: 20, column: 3, scope: !66)
!85 = !DILocation(line: 21, column: 3, scope: !66)
!86 = !DILocation(line: 22, column: 3, scope: !66)
!87 = !DILocation(line: 23, column: 3, scope: !66)
!88 = !DILocation(line: 24, column: 16, scope: !66)
!89 = !DILocation(line: 24, column: 3, scope: !66)
!90 = !DILocalVariable(name: "plain", scope: !66, file: !3, line: 25, type: !91)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!92 = !DILocation(line: 25, column: 20, scope: !66)
!93 = !DILocation(line: 25, column: 28, scope: !66)
!94 = !DILocation(line: 26, column: 22, scope: !66)
!95 = !DILocation(line: 26, column: 3, scope: !66)
!96 = !DILocation(line: 27, column: 3, scope: !66)
!97 = !DILocation(line: 28, column: 8, scope: !66)
!98 = !DILocation(line: 28, column: 3, scope: !66)
!99 = !DILocation(line: 29, column: 3, scope: !66)
!100 = distinct !DISubprogram(name: "looks", scope: !3, file: !3, line: 9, type: !101, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!101 = !DISubroutineType(types: !102)
!102 = !{!5, !5}
!103 = !DILocalVariable(name: "unused", arg: 1, scope: !100, file: !3, line: 9, type: !5)
!104 = !DILocation(line: 9, column: 26, scope: !100)
!105 = !DILocalVariable(name: "ceiling", scope: !100, file: !3, line: 10, type: !47)
!106 = !DILocation(line: 10, column: 7, scope: !100)
!107 = !DILocation(line: 11, column: 3, scope: !100)
!108 = !DILocation(line: 12, column: 10, scope: !100)
!109 = !DILocation(line: 12, column: 3, scope: !100)
