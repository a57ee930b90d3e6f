; ModuleID = 'robust_wait_beside_cancel_ok.c'
source_filename = "robust_wait_beside_cancel_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { i64, [32 x i8] }
%union.pthread_barrier_t = type { i64, [24 x i8] }
%union.pthread_mutexattr_t = type { i32 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@meet = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !29
@.str = private unnamed_addr constant [41 x i8] c"pthread_mutex_lock(&mutex) == EOWNERDEAD\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [31 x i8] c"robust_wait_beside_cancel_ok.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [35 x i8] c"pthread_mutex_destroy(&mutex) == 0\00", align 1, !dbg !24
@.str.3 = private unnamed_addr constant [52 x i8] c"pthread_cond_wait(&cond, &mutex) == ENOTRECOVERABLE\00", align 1, !dbg !41
@__func__.waits = private unnamed_addr constant [6 x i8] c"waits\00", align 1, !dbg !46
@cond = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !51

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !87 {
entry:
  %retval = alloca i32, align 4
  %waiter = alloca i64, align 8
  %owner = alloca i64, align 8
  %attributes = alloca %union.pthread_mutexattr_t, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %waiter, !91, !DIExpression(), !94)
    #dbg_declare(ptr %owner, !95, !DIExpression(), !96)
    #dbg_declare(ptr %attributes, !97, !DIExpression(), !102)
  %call = call i32 @pthread_mutexattr_init(ptr noundef %attributes), !dbg !103
  %call1 = call i32 @pthread_mutexattr_setrobust(ptr noundef %attributes, i32 noundef 1), !dbg !104
  %call2 = call i32 @pthread_mutex_init(ptr noundef @mutex, ptr noundef %attributes), !dbg !105
  %call3 = call i32 @pthread_barrier_init(ptr noundef @meet, ptr noundef null, i32 noundef 2), !dbg !106
  %call4 = call i32 @pthread_create(ptr noundef %waiter, ptr noundef null, ptr noundef @waits, ptr noundef null), !dbg !107
  %call5 = call i32 @pthread_create(ptr noundef %owner, ptr noundef null, ptr noundef @ends, ptr noundef null), !dbg !108
  %0 = load i64, ptr %owner, align 8, !dbg !109
  %call6 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !110
  %call7 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !111
  %cmp = icmp eq i32 %call7, 130, !dbg !111
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !111

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !111

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__func__.main) #3, !dbg !111
  unreachable, !dbg !111

1:                                                ; No predecessors!
  br label %cond.end, !dbg !111

cond.end:                                         ; preds = %1, %cond.true
  %call8 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !112
  %call9 = call i32 @pthread_cond_signal(ptr noundef @cond), !dbg !113
  %call10 = call i32 @pthread_barrier_wait(ptr noundef @meet), !dbg !114
  %call11 = call i32 @pthread_mutex_destroy(ptr noundef @mutex), !dbg !115
  %cmp12 = icmp eq i32 %call11, 0, !dbg !115
  br i1 %cmp12, label %cond.true13, label %cond.false14, !dbg !115

cond.true13:                                      ; preds = %cond.end
  br label %cond.end15, !dbg !115

cond.false14:                                     ; preds = %cond.end
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__func__.main) #3, !dbg !115
  unreachable, !dbg !115

2:                                                ; No predecessors!
  br label %cond.end15, !dbg !115

cond.end15:                                       ; preds = %2, %cond.true13
  %3 = load i64, ptr %waiter, align 8, !dbg !116
  %call16 = call i32 @pthread_cancel(i64 noundef %3), !dbg !117
  %call17 = call i32 @pthread_barrier_wait(ptr noundef @meet), !dbg !118
  %4 = load i64, ptr %waiter, align 8, !dbg !119
  %call18 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !120
  ret i32 0, !dbg !121
}

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_setrobust(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waits(ptr noundef %unused) #0 !dbg !122 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !125, !DIExpression(), !126)
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !127
  %call1 = call i32 @pthread_barrier_wait(ptr noundef @meet), !dbg !128
  %call2 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !129
  %cmp = icmp eq i32 %call2, 131, !dbg !129
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !129

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !129

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 14, ptr noundef @__func__.waits) #3, !dbg !129
  unreachable, !dbg !129

0:                                                ; No predecessors!
  br label %cond.end, !dbg !129

cond.end:                                         ; preds = %0, %cond.true
  %call3 = call i32 @pthread_barrier_wait(ptr noundef @meet), !dbg !130
  %call4 = call i32 @pthread_barrier_wait(ptr noundef @meet), !dbg !131
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !132
  ret ptr %1, !dbg !133
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @ends(ptr noundef %unused) #0 !dbg !134 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !135, !DIExpression(), !136)
  %call = call i32 @pthread_barrier_wait(ptr noundef @meet), !dbg !137
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !138
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !139
  ret ptr %0, !dbg !140
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_cond_signal(ptr noundef) #1

declare i32 @pthread_barrier_wait(ptr noundef) #1

declare i32 @pthread_mutex_destroy(ptr noundef) #1

declare i32 @pthread_cancel(i64 noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!80, !81, !82, !83, !84, !85, !86}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 8, type: !63, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "robust_wait_beside_cancel_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "a633c2a057548c88a1e54ef6dc8bf558")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0, !29, !41, !46, !51}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 328, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 41)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 248, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 31)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 280, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 35)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "meet", scope: !2, file: !3, line: 10, type: !31, isLocal: true, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !32, line: 90, baseType: !33)
!32 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !32, line: 87, size: 256, elements: !34)
!34 = !{!35, !39}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !33, file: !32, line: 88, baseType: !36, size: 256)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !33, file: !32, line: 89, baseType: !40, size: 64)
!40 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 416, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 52)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 48, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 6)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 9, type: !53, isLocal: true, isDefinition: true)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !32, line: 66, baseType: !54)
!54 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !32, line: 63, size: 384, elements: !55)
!55 = !{!56, !61}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !54, file: !32, line: 64, baseType: !57, size: 384)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 384, elements: !59)
!58 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!59 = !{!60}
!60 = !DISubrange(count: 12)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !54, file: !32, line: 65, baseType: !62, size: 64)
!62 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !32, line: 57, baseType: !64)
!64 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !32, line: 45, size: 320, elements: !65)
!65 = !{!66, !75, !79}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !64, file: !32, line: 54, baseType: !67, size: 160)
!67 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !64, file: !32, line: 46, size: 160, elements: !68)
!68 = !{!69, !71, !72, !73, !74}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !67, file: !32, line: 47, baseType: !70, size: 32)
!70 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !67, file: !32, line: 48, baseType: !58, size: 32, offset: 32)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !67, file: !32, line: 49, baseType: !70, size: 32, offset: 64)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !67, file: !32, line: 51, baseType: !58, size: 32, offset: 96)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !67, file: !32, line: 53, baseType: !70, size: 32, offset: 128)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !64, file: !32, line: 55, baseType: !76, size: 320)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 40)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !64, file: !32, line: 56, baseType: !40, size: 64)
!80 = !{i32 7, !"Dwarf Version", i32 5}
!81 = !{i32 2, !"Debug Info Version", i32 3}
!82 = !{i32 1, !"wchar_size", i32 4}
!83 = !{i32 8, !"PIC Level", i32 2}
!84 = !{i32 7, !"PIE Level", i32 2}
!85 = !{i32 7, !"uwtable", i32 2}
!86 = !{i32 7, !"frame-pointer", i32 2}
!87 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !88, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !90)
!88 = !DISubroutineType(types: !89)
!89 = !{!70}
!90 = !{}
!91 = !DILocalVariable(name: "waiter", scope: !87, file: !3, line: 25, type: !92)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !32, line: 39, baseType: !93)
!93 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!94 = !DILocation(line: 25, column: 13, scope: !87)
!95 = !DILocalVariable(name: "owner", scope: !87, file: !3, line: 25, type: !92)
!96 = !DILocation(line: 25, column: 21, scope: !87)
!97 = !DILocalVariable(name: "attributes", scope: !87, file: !3, line: 26, type: !98)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !32, line: 61, baseType: !99)
!99 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !32, line: 59, size: 32, elements: !100)
!100 = !{!101}
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !99, file: !32, line: 60, baseType: !70, size: 32)
!102 = !DILocation(line: 26, column: 23, scope: !87)
!103 = !DILocation(line: 27, column: 3, scope: !87)
!104 = !DILocation(line: 28, column: 3, scope: !87)
!105 = !DILocation(line: 29, column: 3, scope: !87)
!106 = !DILocation(line: 30, column: 3, scope: !87)
!107 = !DILocation(line: 31, column: 3, scope: !87)
!108 = !DILocation(line: 32, column: 3, scope: !87)
!109 = !DILocation(line: 33, column: 16, scope: !87)
!110 = !DILocation(line: 33, column: 3, scope: !87)
!111 = !DILocation(line: 34, column: 3, scope: !87)
!112 = !DILocation(line: 35, column: 3, scope: !87)
!113 = !DILocation(line: 36, column: 3, scope: !87)
!114 = !DILocation(line: 37, column: 3, scope: !87)
!115 = !DILocation(line: 38, column: 3, scope: !87)
!116 = !DILocation(line: 39, column: 18, scope: !87)
!117 = !DILocation(line: 39, column: 3, scope: !87)
!118 = !DILocation(line: 40, column: 3, scope: !87)
!119 = !DILocation(line: 41, column: 16, scope: !87)
!120 = !DILocation(line: 41, column: 3, scope: !87)
!121 = !DILocation(line: 42, column: 3, scope: !87)
!122 = distinct !DISubprogram(name: "waits", scope: !3, file: !3, line: 11, type: !123, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !90)
!123 = !DISubroutineType(types: !124)
!124 = !{!5, !5}
!125 = !DILocalVariable(name: "unused", arg: 1, scope: !122, file: !3, line: 11, type: !5)
!126 = !DILocation(line: 11, column: 26, scope: !122)
!127 = !DILocation(line: 12, column: 3, scope: !122)
!128 = !DILocation(line: 13, column: 3, scope: !122)
!129 = !DILocation(line: 14, column: 3, scope: !122)
!130 = !DILocation(line: 15, column: 3, scope: !122)
!131 = !DILocation(line: 16, column: 3, scope: !122)
!132 = !DILocation(line: 17, column: 10, scope: !122)
!133 = !DILocation(line: 17, column: 3, scope: !122)
!134 = distinct !DISubprogram(name: "ends", scope: !3, file: !3, line: 19, type: !123, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !90)
!135 = !DILocalVariable(name: "unused", arg: 1, scope: !134, file: !3, line: 19, type: !5)
!136 = !DILocation(line: 19, column: 25, scope: !134)
!137 = !DILocation(line: 20, column: 3, scope: !134)
!138 = !DILocation(line: 21, column: 3, scope: !134)
!139 = !DILocation(line: 22, column: 10, scope: !134)
!140 = !DILocation(line: 22, column: 3, scope: !134)
