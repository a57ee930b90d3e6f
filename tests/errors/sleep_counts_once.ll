; ModuleID = 'sleep_counts_once.c'
source_filename = "sleep_counts_once.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [25 x i8] c"first - start >= 1000000\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [20 x i8] c"sleep_counts_once.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [25 x i8] c"now() - first >= 1000000\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !31 {
entry:
  %retval = alloca i32, align 4
  %start = alloca i64, align 8
  %thread = alloca i64, align 8
  %first = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %start, !36, !DIExpression(), !38)
  %call = call i64 @now(), !dbg !39
  store i64 %call, ptr %start, align 8, !dbg !38
    #dbg_declare(ptr %thread, !40, !DIExpression(), !44)
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !45
  %0 = load i64, ptr %thread, align 8, !dbg !46
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !47
    #dbg_declare(ptr %first, !48, !DIExpression(), !49)
  %call3 = call i64 @now(), !dbg !50
  store i64 %call3, ptr %first, align 8, !dbg !49
  %1 = load i64, ptr %first, align 8, !dbg !51
  %2 = load i64, ptr %start, align 8, !dbg !51
  %sub = sub nsw i64 %1, %2, !dbg !51
  %cmp = icmp sge i64 %sub, 1000000, !dbg !51
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !51

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !51

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__func__.main) #3, !dbg !51
  unreachable, !dbg !51

3:                                                ; No predecessors!
  br label %cond.end, !dbg !51

cond.end:                                         ; preds = %3, %cond.true
  %call4 = call i64 @now(), !dbg !52
  %4 = load i64, ptr %first, align 8, !dbg !52
  %sub5 = sub nsw i64 %call4, %4, !dbg !52
  %cmp6 = icmp sge i64 %sub5, 1000000, !dbg !52
  br i1 %cmp6, label %cond.true7, label %cond.false8, !dbg !52

cond.true7:                                       ; preds = %cond.end
  br label %cond.end9, !dbg !52

cond.false8:                                      ; preds = %cond.end
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__func__.main) #3, !dbg !52
  unreachable, !dbg !52

5:                                                ; No predecessors!
  br label %cond.end9, !dbg !52

cond.end9:                                        ; preds = %5, %cond.true7
  ret i32 0, !dbg !53
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @now() #0 !dbg !54 {
entry:
  %t = alloca %struct.timespec, align 8
    #dbg_declare(ptr %t, !57, !DIExpression(), !65)
  %call = call i32 @clock_gettime(i32 noundef 1, ptr noundef %t), !dbg !66
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 0, !dbg !67
  %0 = load i64, ptr %tv_sec, align 8, !dbg !67
  %mul = mul nsw i64 %0, 1000000000, !dbg !68
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 1, !dbg !69
  %1 = load i64, ptr %tv_nsec, align 8, !dbg !69
  %add = add nsw i64 %mul, %1, !dbg !70
  ret i64 %add, !dbg !71
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %p) #0 !dbg !72 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !75, !DIExpression(), !76)
  %call = call i32 @usleep(i32 noundef 1000), !dbg !77
  %0 = load ptr, ptr %p.addr, align 8, !dbg !78
  ret ptr %0, !dbg !79
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @clock_gettime(i32 noundef, ptr noundef) #1

declare i32 @usleep(i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "sleep_counts_once.c", directory: ".", checksumkind: CSK_MD5, checksum: "0aee39677b98db55c1be4dfdd47bba06")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 25)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 20)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !3, isLocal: true, isDefinition: true)
!20 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !21, globals: !23, splitDebugInlining: false, nameTableKind: None)
!21 = !{!22}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!23 = !{!0, !7, !12, !18}
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 8, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 21, type: !32, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !20, retainedNodes: !35)
!32 = !DISubroutineType(types: !33)
!33 = !{!34}
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !{}
!36 = !DILocalVariable(name: "start", scope: !31, file: !2, line: 22, type: !37)
!37 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!38 = !DILocation(line: 22, column: 13, scope: !31)
!39 = !DILocation(line: 22, column: 21, scope: !31)
!40 = !DILocalVariable(name: "thread", scope: !31, file: !2, line: 23, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 75, baseType: !43)
!42 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DILocation(line: 23, column: 13, scope: !31)
!45 = !DILocation(line: 24, column: 3, scope: !31)
!46 = !DILocation(line: 25, column: 16, scope: !31)
!47 = !DILocation(line: 25, column: 3, scope: !31)
!48 = !DILocalVariable(name: "first", scope: !31, file: !2, line: 26, type: !37)
!49 = !DILocation(line: 26, column: 13, scope: !31)
!50 = !DILocation(line: 26, column: 21, scope: !31)
!51 = !DILocation(line: 27, column: 3, scope: !31)
!52 = !DILocation(line: 28, column: 3, scope: !31)
!53 = !DILocation(line: 29, column: 3, scope: !31)
!54 = distinct !DISubprogram(name: "now", scope: !2, file: !2, line: 10, type: !55, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !35)
!55 = !DISubroutineType(types: !56)
!56 = !{!37}
!57 = !DILocalVariable(name: "t", scope: !54, file: !2, line: 11, type: !58)
!58 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !59, line: 8, size: 128, elements: !60)
!59 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "f515e855ce64e54435ef824cdbf07bf8")
!60 = !{!61, !64}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !58, file: !59, line: 9, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !42, line: 46, baseType: !63)
!63 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !58, file: !59, line: 10, baseType: !63, size: 64, offset: 64)
!65 = !DILocation(line: 11, column: 19, scope: !54)
!66 = !DILocation(line: 12, column: 3, scope: !54)
!67 = !DILocation(line: 13, column: 12, scope: !54)
!68 = !DILocation(line: 13, column: 19, scope: !54)
!69 = !DILocation(line: 13, column: 38, scope: !54)
!70 = !DILocation(line: 13, column: 34, scope: !54)
!71 = !DILocation(line: 13, column: 3, scope: !54)
!72 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 16, type: !73, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !35)
!73 = !DISubroutineType(types: !74)
!74 = !{!22, !22}
!75 = !DILocalVariable(name: "p", arg: 1, scope: !72, file: !2, line: 16, type: !22)
!76 = !DILocation(line: 16, column: 25, scope: !72)
!77 = !DILocation(line: 17, column: 3, scope: !72)
!78 = !DILocation(line: 18, column: 10, scope: !72)
!79 = !DILocation(line: 18, column: 3, scope: !72)
