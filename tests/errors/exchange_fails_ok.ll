; ModuleID = 'exchange_fails_ok.c'
source_filename = "exchange_fails_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = internal global i32 1, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"x == 1\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [20 x i8] c"exchange_fails_ok.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [86 x i8] c"!__atomic_compare_exchange_n(&x, &expected, 2, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)\00", align 1, !dbg !24
@__func__.worker = private unnamed_addr constant [7 x i8] c"worker\00", align 1, !dbg !29
@.str.3 = private unnamed_addr constant [14 x i8] c"expected == 1\00", align 1, !dbg !32

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !45 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !49, !DIExpression(), !53)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !54
  %0 = load i32, ptr @x, align 4, !dbg !55
  %cmp = icmp eq i32 %0, 1, !dbg !55
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !55

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !55

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__func__.main) #3, !dbg !55
  unreachable, !dbg !55

1:                                                ; No predecessors!
  br label %cond.end, !dbg !55

cond.end:                                         ; preds = %1, %cond.true
  %2 = load i64, ptr %t, align 8, !dbg !56
  %call1 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !57
  ret i32 0, !dbg !58
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !59 {
entry:
  %unused.addr = alloca ptr, align 8
  %expected = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !62, !DIExpression(), !63)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !64
    #dbg_declare(ptr %expected, !65, !DIExpression(), !66)
  store i32 0, ptr %expected, align 4, !dbg !66
  store i32 2, ptr %.atomictmp, align 4, !dbg !67
  %1 = load i32, ptr %expected, align 4, !dbg !67
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !67
  %3 = cmpxchg ptr @x, i32 %1, i32 %2 acq_rel acquire, align 4, !dbg !67
  %4 = extractvalue { i32, i1 } %3, 0, !dbg !67
  %5 = extractvalue { i32, i1 } %3, 1, !dbg !67
  br i1 %5, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !67

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %4, ptr %expected, align 4, !dbg !67
  br label %cmpxchg.continue, !dbg !67

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %5 to i8, !dbg !67
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !67
  %6 = load i8, ptr %cmpxchg.bool, align 1, !dbg !67
  %loadedv = trunc i8 %6 to i1, !dbg !67
  br i1 %loadedv, label %cond.false, label %cond.true, !dbg !67

cond.true:                                        ; preds = %cmpxchg.continue
  br label %cond.end, !dbg !67

cond.false:                                       ; preds = %cmpxchg.continue
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__func__.worker) #3, !dbg !67
  unreachable, !dbg !67

7:                                                ; No predecessors!
  br label %cond.end, !dbg !67

cond.end:                                         ; preds = %7, %cond.true
  %8 = load i32, ptr %expected, align 4, !dbg !68
  %cmp = icmp eq i32 %8, 1, !dbg !68
  br i1 %cmp, label %cond.true1, label %cond.false2, !dbg !68

cond.true1:                                       ; preds = %cond.end
  br label %cond.end3, !dbg !68

cond.false2:                                      ; preds = %cond.end
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 14, ptr noundef @__func__.worker) #3, !dbg !68
  unreachable, !dbg !68

9:                                                ; No predecessors!
  br label %cond.end3, !dbg !68

cond.end3:                                        ; preds = %9, %cond.true1
  ret ptr null, !dbg !69
}

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exchange_fails_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "369de83cf263e3b2fd22afb8908c0b8e")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !29, !32, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 56, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 7)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 160, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 20)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 688, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 86)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 56, elements: !11)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 112, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 14)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !46, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!37}
!48 = !{}
!49 = !DILocalVariable(name: "t", scope: !45, file: !3, line: 19, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !51, line: 35, baseType: !52)
!51 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DILocation(line: 19, column: 13, scope: !45)
!54 = !DILocation(line: 20, column: 3, scope: !45)
!55 = !DILocation(line: 21, column: 3, scope: !45)
!56 = !DILocation(line: 22, column: 16, scope: !45)
!57 = !DILocation(line: 22, column: 3, scope: !45)
!58 = !DILocation(line: 23, column: 3, scope: !45)
!59 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 10, type: !60, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!60 = !DISubroutineType(types: !61)
!61 = !{!5, !5}
!62 = !DILocalVariable(name: "unused", arg: 1, scope: !59, file: !3, line: 10, type: !5)
!63 = !DILocation(line: 10, column: 27, scope: !59)
!64 = !DILocation(line: 11, column: 9, scope: !59)
!65 = !DILocalVariable(name: "expected", scope: !59, file: !3, line: 12, type: !37)
!66 = !DILocation(line: 12, column: 7, scope: !59)
!67 = !DILocation(line: 13, column: 3, scope: !59)
!68 = !DILocation(line: 14, column: 3, scope: !59)
!69 = !DILocation(line: 15, column: 3, scope: !59)
