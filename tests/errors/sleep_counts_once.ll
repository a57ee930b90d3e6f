; ModuleID = 'sleep_counts_once.c'
source_filename = "sleep_counts_once.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [17 x i8] c"first >= 1000000\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [20 x i8] c"sleep_counts_once.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [25 x i8] c"now() - first >= 1000000\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !34 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %first = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !39, !DIExpression(), !43)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !44
  %0 = load i64, ptr %thread, align 8, !dbg !45
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !46
    #dbg_declare(ptr %first, !47, !DIExpression(), !49)
  %call2 = call i64 @now(), !dbg !50
  store i64 %call2, ptr %first, align 8, !dbg !49
  %1 = load i64, ptr %first, align 8, !dbg !51
  %cmp = icmp sge i64 %1, 1000000, !dbg !51
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !51

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !51

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__func__.main) #3, !dbg !51
  unreachable, !dbg !51

2:                                                ; No predecessors!
  br label %cond.end, !dbg !51

cond.end:                                         ; preds = %2, %cond.true
  %call3 = call i64 @now(), !dbg !52
  %3 = load i64, ptr %first, align 8, !dbg !52
  %sub = sub nsw i64 %call3, %3, !dbg !52
  %cmp4 = icmp sge i64 %sub, 1000000, !dbg !52
  br i1 %cmp4, label %cond.true5, label %cond.false6, !dbg !52

cond.true5:                                       ; preds = %cond.end
  br label %cond.end7, !dbg !52

cond.false6:                                      ; preds = %cond.end
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__func__.main) #3, !dbg !52
  unreachable, !dbg !52

4:                                                ; No predecessors!
  br label %cond.end7, !dbg !52

cond.end7:                                        ; preds = %4, %cond.true5
  ret i32 0, !dbg !53
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %p) #0 !dbg !54 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !57, !DIExpression(), !58)
  %call = call i32 @usleep(i32 noundef 1000), !dbg !59
  %0 = load ptr, ptr %p.addr, align 8, !dbg !60
  ret ptr %0, !dbg !61
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @now() #0 !dbg !62 {
entry:
  %t = alloca %struct.timespec, align 8
    #dbg_declare(ptr %t, !65, !DIExpression(), !73)
  %call = call i32 @clock_gettime(i32 noundef 1, ptr noundef %t), !dbg !74
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 0, !dbg !75
  %0 = load i64, ptr %tv_sec, align 8, !dbg !75
  %mul = mul nsw i64 %0, 1000000000, !dbg !76
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 1, !dbg !77
  %1 = load i64, ptr %tv_nsec, align 8, !dbg !77
  %add = add nsw i64 %mul, %1, !dbg !78
  ret i64 %add, !dbg !79
}

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @usleep(i32 noundef) #1

declare i32 @clock_gettime(i32 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!23}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "sleep_counts_once.c", directory: ".", checksumkind: CSK_MD5, checksum: "755a850bb646a1940e910006771c8aaa")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 17)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 20)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 25)
!23 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !24, globals: !26, splitDebugInlining: false, nameTableKind: None)
!24 = !{!25}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!26 = !{!0, !7, !12, !18}
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 21, type: !35, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !23, retainedNodes: !38)
!35 = !DISubroutineType(types: !36)
!36 = !{!37}
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !{}
!39 = !DILocalVariable(name: "thread", scope: !34, file: !2, line: 22, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 35, baseType: !42)
!41 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 22, column: 13, scope: !34)
!44 = !DILocation(line: 23, column: 3, scope: !34)
!45 = !DILocation(line: 24, column: 16, scope: !34)
!46 = !DILocation(line: 24, column: 3, scope: !34)
!47 = !DILocalVariable(name: "first", scope: !34, file: !2, line: 25, type: !48)
!48 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!49 = !DILocation(line: 25, column: 13, scope: !34)
!50 = !DILocation(line: 25, column: 21, scope: !34)
!51 = !DILocation(line: 26, column: 3, scope: !34)
!52 = !DILocation(line: 27, column: 3, scope: !34)
!53 = !DILocation(line: 28, column: 3, scope: !34)
!54 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 16, type: !55, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !23, retainedNodes: !38)
!55 = !DISubroutineType(types: !56)
!56 = !{!25, !25}
!57 = !DILocalVariable(name: "p", arg: 1, scope: !54, file: !2, line: 16, type: !25)
!58 = !DILocation(line: 16, column: 25, scope: !54)
!59 = !DILocation(line: 17, column: 3, scope: !54)
!60 = !DILocation(line: 18, column: 10, scope: !54)
!61 = !DILocation(line: 18, column: 3, scope: !54)
!62 = distinct !DISubprogram(name: "now", scope: !2, file: !2, line: 10, type: !63, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !23, retainedNodes: !38)
!63 = !DISubroutineType(types: !64)
!64 = !{!48}
!65 = !DILocalVariable(name: "t", scope: !62, file: !2, line: 11, type: !66)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !67, line: 8, size: 128, elements: !68)
!67 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "bf5d7d176456dd20fa64de6e23b5dbd3")
!68 = !{!69, !72}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !66, file: !67, line: 9, baseType: !70, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !41, line: 23, baseType: !71)
!71 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !66, file: !67, line: 10, baseType: !71, size: 64, offset: 64)
!73 = !DILocation(line: 11, column: 19, scope: !62)
!74 = !DILocation(line: 12, column: 3, scope: !62)
!75 = !DILocation(line: 13, column: 12, scope: !62)
!76 = !DILocation(line: 13, column: 19, scope: !62)
!77 = !DILocation(line: 13, column: 38, scope: !62)
!78 = !DILocation(line: 13, column: 34, scope: !62)
!79 = !DILocation(line: 13, column: 3, scope: !62)
