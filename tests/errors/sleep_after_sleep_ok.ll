; ModuleID = 'sleep_after_sleep_ok.c'
source_filename = "sleep_after_sleep_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [25 x i8] c"now() - start >= 3000000\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [23 x i8] c"sleep_after_sleep_ok.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !29 {
entry:
  %retval = alloca i32, align 4
  %start = alloca i64, align 8
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %start, !34, !DIExpression(), !36)
  %call = call i64 @now(), !dbg !37
  store i64 %call, ptr %start, align 8, !dbg !36
    #dbg_declare(ptr %thread, !38, !DIExpression(), !42)
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @first, ptr noundef null), !dbg !43
  %0 = load i64, ptr %thread, align 8, !dbg !44
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !45
  %call3 = call i32 @usleep(i32 noundef 1000), !dbg !46
  %call4 = call i64 @now(), !dbg !47
  %1 = load i64, ptr %start, align 8, !dbg !47
  %sub = sub nsw i64 %call4, %1, !dbg !47
  %cmp = icmp sge i64 %sub, 3000000, !dbg !47
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !47

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !47

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__func__.main) #3, !dbg !47
  unreachable, !dbg !47

2:                                                ; No predecessors!
  br label %cond.end, !dbg !47

cond.end:                                         ; preds = %2, %cond.true
  ret i32 0, !dbg !48
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @now() #0 !dbg !49 {
entry:
  %t = alloca %struct.timespec, align 8
    #dbg_declare(ptr %t, !52, !DIExpression(), !60)
  %call = call i32 @clock_gettime(i32 noundef 1, ptr noundef %t), !dbg !61
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 0, !dbg !62
  %0 = load i64, ptr %tv_sec, align 8, !dbg !62
  %mul = mul nsw i64 %0, 1000000000, !dbg !63
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 1, !dbg !64
  %1 = load i64, ptr %tv_nsec, align 8, !dbg !64
  %add = add nsw i64 %mul, %1, !dbg !65
  ret i64 %add, !dbg !66
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %p) #0 !dbg !67 {
entry:
  %p.addr = alloca ptr, align 8
  %thread = alloca i64, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !70, !DIExpression(), !71)
  %call = call i32 @usleep(i32 noundef 1000), !dbg !72
    #dbg_declare(ptr %thread, !73, !DIExpression(), !74)
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @second, ptr noundef null), !dbg !75
  %0 = load i64, ptr %thread, align 8, !dbg !76
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !77
  %1 = load ptr, ptr %p.addr, align 8, !dbg !78
  ret ptr %1, !dbg !79
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @usleep(i32 noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @clock_gettime(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %p) #0 !dbg !80 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !81, !DIExpression(), !82)
  %call = call i32 @usleep(i32 noundef 1000), !dbg !83
  %0 = load ptr, ptr %p.addr, align 8, !dbg !84
  ret ptr %0, !dbg !85
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "sleep_after_sleep_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "1acd54ffa4deb99a989c98a9c86cfdf7")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 25)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 23)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !21, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !{!0, !7, !12}
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 8, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 2}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 29, type: !30, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !33)
!30 = !DISubroutineType(types: !31)
!31 = !{!32}
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !{}
!34 = !DILocalVariable(name: "start", scope: !29, file: !2, line: 30, type: !35)
!35 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!36 = !DILocation(line: 30, column: 13, scope: !29)
!37 = !DILocation(line: 30, column: 21, scope: !29)
!38 = !DILocalVariable(name: "thread", scope: !29, file: !2, line: 31, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 35, baseType: !41)
!40 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 31, column: 13, scope: !29)
!43 = !DILocation(line: 32, column: 3, scope: !29)
!44 = !DILocation(line: 33, column: 16, scope: !29)
!45 = !DILocation(line: 33, column: 3, scope: !29)
!46 = !DILocation(line: 34, column: 3, scope: !29)
!47 = !DILocation(line: 35, column: 3, scope: !29)
!48 = !DILocation(line: 36, column: 3, scope: !29)
!49 = distinct !DISubprogram(name: "now", scope: !2, file: !2, line: 10, type: !50, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !18, retainedNodes: !33)
!50 = !DISubroutineType(types: !51)
!51 = !{!35}
!52 = !DILocalVariable(name: "t", scope: !49, file: !2, line: 11, type: !53)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !54, line: 8, size: 128, elements: !55)
!54 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "bf5d7d176456dd20fa64de6e23b5dbd3")
!55 = !{!56, !59}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !53, file: !54, line: 9, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !40, line: 23, baseType: !58)
!58 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !53, file: !54, line: 10, baseType: !58, size: 64, offset: 64)
!60 = !DILocation(line: 11, column: 19, scope: !49)
!61 = !DILocation(line: 12, column: 3, scope: !49)
!62 = !DILocation(line: 13, column: 12, scope: !49)
!63 = !DILocation(line: 13, column: 19, scope: !49)
!64 = !DILocation(line: 13, column: 38, scope: !49)
!65 = !DILocation(line: 13, column: 34, scope: !49)
!66 = !DILocation(line: 13, column: 3, scope: !49)
!67 = distinct !DISubprogram(name: "first", scope: !2, file: !2, line: 21, type: !68, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !18, retainedNodes: !33)
!68 = !DISubroutineType(types: !69)
!69 = !{!20, !20}
!70 = !DILocalVariable(name: "p", arg: 1, scope: !67, file: !2, line: 21, type: !20)
!71 = !DILocation(line: 21, column: 26, scope: !67)
!72 = !DILocation(line: 22, column: 3, scope: !67)
!73 = !DILocalVariable(name: "thread", scope: !67, file: !2, line: 23, type: !39)
!74 = !DILocation(line: 23, column: 13, scope: !67)
!75 = !DILocation(line: 24, column: 3, scope: !67)
!76 = !DILocation(line: 25, column: 16, scope: !67)
!77 = !DILocation(line: 25, column: 3, scope: !67)
!78 = !DILocation(line: 26, column: 10, scope: !67)
!79 = !DILocation(line: 26, column: 3, scope: !67)
!80 = distinct !DISubprogram(name: "second", scope: !2, file: !2, line: 16, type: !68, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !18, retainedNodes: !33)
!81 = !DILocalVariable(name: "p", arg: 1, scope: !80, file: !2, line: 16, type: !20)
!82 = !DILocation(line: 16, column: 27, scope: !80)
!83 = !DILocation(line: 17, column: 3, scope: !80)
!84 = !DILocation(line: 18, column: 10, scope: !80)
!85 = !DILocation(line: 18, column: 3, scope: !80)
