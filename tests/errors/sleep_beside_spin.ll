; ModuleID = 'sleep_beside_spin.c'
source_filename = "sleep_beside_spin.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }

@is_done = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [26 x i8] c"now() - start < 100000000\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [20 x i8] c"sleep_beside_spin.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %start = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !39, !DIExpression(), !43)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !44
    #dbg_declare(ptr %start, !45, !DIExpression(), !47)
  %call1 = call i64 @now(), !dbg !48
  store i64 %call1, ptr %start, align 8, !dbg !47
  br label %while.cond, !dbg !49

while.cond:                                       ; preds = %while.body, %entry
  %atomic-load = load atomic i32, ptr @is_done seq_cst, align 4, !dbg !50
  %tobool = icmp ne i32 %atomic-load, 0, !dbg !51
  %lnot = xor i1 %tobool, true, !dbg !51
  br i1 %lnot, label %while.body, label %while.end, !dbg !49

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !49, !llvm.loop !52

while.end:                                        ; preds = %while.cond
  %call2 = call i64 @now(), !dbg !55
  %0 = load i64, ptr %start, align 8, !dbg !55
  %sub = sub nsw i64 %call2, %0, !dbg !55
  %cmp = icmp slt i64 %sub, 100000000, !dbg !55
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !55

cond.true:                                        ; preds = %while.end
  br label %cond.end, !dbg !55

cond.false:                                       ; preds = %while.end
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__func__.main) #3, !dbg !55
  unreachable, !dbg !55

1:                                                ; No predecessors!
  br label %cond.end, !dbg !55

cond.end:                                         ; preds = %1, %cond.true
  %2 = load i64, ptr %thread, align 8, !dbg !56
  %call3 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !57
  ret i32 0, !dbg !58
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %p) #0 !dbg !59 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !62, !DIExpression(), !63)
  %call = call i32 @usleep(i32 noundef 300000), !dbg !64
  store atomic i32 1, ptr @is_done seq_cst, align 4, !dbg !65
  %0 = load ptr, ptr %p.addr, align 8, !dbg !66
  ret ptr %0, !dbg !67
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @now() #0 !dbg !68 {
entry:
  %t = alloca %struct.timespec, align 8
    #dbg_declare(ptr %t, !71, !DIExpression(), !79)
  %call = call i32 @clock_gettime(i32 noundef 1, ptr noundef %t), !dbg !80
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 0, !dbg !81
  %0 = load i64, ptr %tv_sec, align 8, !dbg !81
  %mul = mul nsw i64 %0, 1000000000, !dbg !82
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 1, !dbg !83
  %1 = load i64, ptr %tv_nsec, align 8, !dbg !83
  %add = add nsw i64 %mul, %1, !dbg !84
  ret i64 %add, !dbg !85
}

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @usleep(i32 noundef) #1

declare i32 @clock_gettime(i32 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "is_done", scope: !2, file: !3, line: 16, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sleep_beside_spin.c", directory: ".", checksumkind: CSK_MD5, checksum: "039e7849d0bb384a46ebff1b03d3c2b2")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 208, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 26)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 160, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 20)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !25, line: 104, baseType: !26)
!25 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !27)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !36, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!27}
!38 = !{}
!39 = !DILocalVariable(name: "thread", scope: !35, file: !3, line: 25, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 35, baseType: !42)
!41 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 25, column: 13, scope: !35)
!44 = !DILocation(line: 26, column: 3, scope: !35)
!45 = !DILocalVariable(name: "start", scope: !35, file: !3, line: 27, type: !46)
!46 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!47 = !DILocation(line: 27, column: 13, scope: !35)
!48 = !DILocation(line: 27, column: 21, scope: !35)
!49 = !DILocation(line: 28, column: 3, scope: !35)
!50 = !DILocation(line: 28, column: 11, scope: !35)
!51 = !DILocation(line: 28, column: 10, scope: !35)
!52 = distinct !{!52, !49, !53, !54}
!53 = !DILocation(line: 29, column: 5, scope: !35)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocation(line: 30, column: 3, scope: !35)
!56 = !DILocation(line: 31, column: 16, scope: !35)
!57 = !DILocation(line: 31, column: 3, scope: !35)
!58 = !DILocation(line: 32, column: 3, scope: !35)
!59 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 18, type: !60, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!60 = !DISubroutineType(types: !61)
!61 = !{!5, !5}
!62 = !DILocalVariable(name: "p", arg: 1, scope: !59, file: !3, line: 18, type: !5)
!63 = !DILocation(line: 18, column: 25, scope: !59)
!64 = !DILocation(line: 19, column: 3, scope: !59)
!65 = !DILocation(line: 20, column: 11, scope: !59)
!66 = !DILocation(line: 21, column: 10, scope: !59)
!67 = !DILocation(line: 21, column: 3, scope: !59)
!68 = distinct !DISubprogram(name: "now", scope: !3, file: !3, line: 10, type: !69, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!69 = !DISubroutineType(types: !70)
!70 = !{!46}
!71 = !DILocalVariable(name: "t", scope: !68, file: !3, line: 11, type: !72)
!72 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !73, line: 8, size: 128, elements: !74)
!73 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "bf5d7d176456dd20fa64de6e23b5dbd3")
!74 = !{!75, !78}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !72, file: !73, line: 9, baseType: !76, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !41, line: 23, baseType: !77)
!77 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !72, file: !73, line: 10, baseType: !77, size: 64, offset: 64)
!79 = !DILocation(line: 11, column: 19, scope: !68)
!80 = !DILocation(line: 12, column: 3, scope: !68)
!81 = !DILocation(line: 13, column: 12, scope: !68)
!82 = !DILocation(line: 13, column: 19, scope: !68)
!83 = !DILocation(line: 13, column: 38, scope: !68)
!84 = !DILocation(line: 13, column: 34, scope: !68)
!85 = !DILocation(line: 13, column: 3, scope: !68)
