; ModuleID = 'recursive_contended_ok.c'
source_filename = "recursive_contended_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { i64, [32 x i8] }
%union.pthread_mutexattr_t = type { i32 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@n = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [7 x i8] c"n == 4\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [25 x i8] c"recursive_contended_ok.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !53 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %attributes = alloca %union.pthread_mutexattr_t, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !57, !DIExpression(), !60)
    #dbg_declare(ptr %attributes, !61, !DIExpression(), !66)
  %call = call i32 @pthread_mutexattr_init(ptr noundef %attributes), !dbg !67
  %call1 = call i32 @pthread_mutexattr_settype(ptr noundef %attributes, i32 noundef 1), !dbg !68
  %call2 = call i32 @pthread_mutex_init(ptr noundef @mutex, ptr noundef %attributes), !dbg !69
  %call3 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !70
  %call4 = call ptr @worker(ptr noundef null), !dbg !71
  %0 = load i64, ptr %t, align 8, !dbg !72
  %call5 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !73
  %1 = load i32, ptr @n, align 4, !dbg !74
  %cmp = icmp eq i32 %1, 4, !dbg !74
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !74

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !74

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__func__.main) #3, !dbg !74
  unreachable, !dbg !74

2:                                                ; No predecessors!
  br label %cond.end, !dbg !74

cond.end:                                         ; preds = %2, %cond.true
  ret i32 0, !dbg !75
}

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !76 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !79, !DIExpression(), !80)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !81
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !82
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @mutex), !dbg !83
  %1 = load i32, ptr @n, align 4, !dbg !84
  %inc = add nsw i32 %1, 1, !dbg !84
  store i32 %inc, ptr @n, align 4, !dbg !84
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !85
  %2 = load i32, ptr @n, align 4, !dbg !86
  %inc3 = add nsw i32 %2, 1, !dbg !86
  store i32 %inc3, ptr @n, align 4, !dbg !86
  %call4 = call i32 @pthread_mutex_unlock(ptr noundef @mutex), !dbg !87
  ret ptr null, !dbg !88
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 8, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "recursive_contended_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "696897c652eb756155c7f7074a767ba1")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 56, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 7)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 200, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 25)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 9, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !28, line: 52, baseType: !29)
!28 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!29 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !28, line: 40, size: 320, elements: !30)
!30 = !{!31, !40, !44}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !29, file: !28, line: 49, baseType: !32, size: 160)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !29, file: !28, line: 41, size: 160, elements: !33)
!33 = !{!34, !35, !37, !38, !39}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !32, file: !28, line: 42, baseType: !26, size: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !32, file: !28, line: 43, baseType: !36, size: 32, offset: 32)
!36 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !32, file: !28, line: 44, baseType: !26, size: 32, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !32, file: !28, line: 46, baseType: !36, size: 32, offset: 96)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !32, file: !28, line: 48, baseType: !26, size: 32, offset: 128)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !29, file: !28, line: 50, baseType: !41, size: 320)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 40)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !29, file: !28, line: 51, baseType: !45, size: 64)
!45 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !54, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!26}
!56 = !{}
!57 = !DILocalVariable(name: "t", scope: !53, file: !3, line: 23, type: !58)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 35, baseType: !59)
!59 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!60 = !DILocation(line: 23, column: 13, scope: !53)
!61 = !DILocalVariable(name: "attributes", scope: !53, file: !3, line: 24, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !28, line: 56, baseType: !63)
!63 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !28, line: 54, size: 32, elements: !64)
!64 = !{!65}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !63, file: !28, line: 55, baseType: !26, size: 32)
!66 = !DILocation(line: 24, column: 23, scope: !53)
!67 = !DILocation(line: 25, column: 3, scope: !53)
!68 = !DILocation(line: 26, column: 3, scope: !53)
!69 = !DILocation(line: 27, column: 3, scope: !53)
!70 = !DILocation(line: 28, column: 3, scope: !53)
!71 = !DILocation(line: 29, column: 3, scope: !53)
!72 = !DILocation(line: 30, column: 16, scope: !53)
!73 = !DILocation(line: 30, column: 3, scope: !53)
!74 = !DILocation(line: 31, column: 3, scope: !53)
!75 = !DILocation(line: 32, column: 3, scope: !53)
!76 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 11, type: !77, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!77 = !DISubroutineType(types: !78)
!78 = !{!5, !5}
!79 = !DILocalVariable(name: "unused", arg: 1, scope: !76, file: !3, line: 11, type: !5)
!80 = !DILocation(line: 11, column: 27, scope: !76)
!81 = !DILocation(line: 12, column: 9, scope: !76)
!82 = !DILocation(line: 13, column: 3, scope: !76)
!83 = !DILocation(line: 14, column: 3, scope: !76)
!84 = !DILocation(line: 15, column: 4, scope: !76)
!85 = !DILocation(line: 16, column: 3, scope: !76)
!86 = !DILocation(line: 17, column: 4, scope: !76)
!87 = !DILocation(line: 18, column: 3, scope: !76)
!88 = !DILocation(line: 19, column: 3, scope: !76)
