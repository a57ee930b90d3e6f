; ModuleID = 'exchange_published_ok.c'
source_filename = "exchange_published_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"x == 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [24 x i8] c"exchange_published_ok.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !36, !DIExpression(), !40)
  %call = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !41
  %0 = load i32, ptr @x, align 4, !dbg !42
  %cmp = icmp eq i32 %0, 0, !dbg !42
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !42

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !42

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__func__.main) #3, !dbg !42
  unreachable, !dbg !42

1:                                                ; No predecessors!
  br label %cond.end, !dbg !42

cond.end:                                         ; preds = %1, %cond.true
  store i32 1, ptr %.atomictmp, align 4, !dbg !43
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !43
  store atomic i32 %2, ptr @x release, align 4, !dbg !43
  %3 = load i64, ptr %t, align 8, !dbg !44
  %call1 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !45
  ret i32 0, !dbg !46
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !47 {
entry:
  %unused.addr = alloca ptr, align 8
  %expected = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !50, !DIExpression(), !51)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !52
    #dbg_declare(ptr %expected, !53, !DIExpression(), !54)
  store i32 1, ptr %expected, align 4, !dbg !54
  store i32 2, ptr %.atomictmp, align 4, !dbg !55
  %1 = load i32, ptr %expected, align 4, !dbg !55
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !55
  %3 = cmpxchg ptr @x, i32 %1, i32 %2 acquire monotonic, align 4, !dbg !55
  %4 = extractvalue { i32, i1 } %3, 0, !dbg !55
  %5 = extractvalue { i32, i1 } %3, 1, !dbg !55
  br i1 %5, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !55

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %4, ptr %expected, align 4, !dbg !55
  br label %cmpxchg.continue, !dbg !55

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %5 to i8, !dbg !55
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !55
  %6 = load i8, ptr %cmpxchg.bool, align 1, !dbg !55
  %loadedv = trunc i8 %6 to i1, !dbg !55
  ret ptr null, !dbg !56
}

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exchange_published_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "4dda8ee5d7fe0ed7e9c7ee2274c259c5")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 56, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 7)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 192, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 24)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !33, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!24}
!35 = !{}
!36 = !DILocalVariable(name: "t", scope: !32, file: !3, line: 18, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 35, baseType: !39)
!38 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 18, column: 13, scope: !32)
!41 = !DILocation(line: 19, column: 3, scope: !32)
!42 = !DILocation(line: 20, column: 3, scope: !32)
!43 = !DILocation(line: 21, column: 3, scope: !32)
!44 = !DILocation(line: 22, column: 16, scope: !32)
!45 = !DILocation(line: 22, column: 3, scope: !32)
!46 = !DILocation(line: 23, column: 3, scope: !32)
!47 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 10, type: !48, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!48 = !DISubroutineType(types: !49)
!49 = !{!5, !5}
!50 = !DILocalVariable(name: "unused", arg: 1, scope: !47, file: !3, line: 10, type: !5)
!51 = !DILocation(line: 10, column: 27, scope: !47)
!52 = !DILocation(line: 11, column: 9, scope: !47)
!53 = !DILocalVariable(name: "expected", scope: !47, file: !3, line: 12, type: !24)
!54 = !DILocation(line: 12, column: 7, scope: !47)
!55 = !DILocation(line: 13, column: 3, scope: !47)
!56 = !DILocation(line: 14, column: 3, scope: !47)
