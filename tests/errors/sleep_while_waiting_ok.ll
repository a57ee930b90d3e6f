; ModuleID = 'sleep_while_waiting_ok.c'
source_filename = "sleep_while_waiting_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }

@is_done = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [28 x i8] c"now() - first >= 2000000005\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [25 x i8] c"sleep_while_waiting_ok.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@__const.work.length = private unnamed_addr constant %struct.timespec { i64 2, i64 5 }, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %first = alloca i64, align 8
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %first, !39, !DIExpression(), !41)
  %call = call i64 @now(), !dbg !42
  store i64 %call, ptr %first, align 8, !dbg !41
    #dbg_declare(ptr %thread, !43, !DIExpression(), !47)
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !48
  br label %while.cond, !dbg !49

while.cond:                                       ; preds = %while.body, %entry
  %atomic-load = load atomic i32, ptr @is_done seq_cst, align 4, !dbg !50
  %tobool = icmp ne i32 %atomic-load, 0, !dbg !51
  %lnot = xor i1 %tobool, true, !dbg !51
  br i1 %lnot, label %while.body, label %while.end, !dbg !49

while.body:                                       ; preds = %while.cond
  %call2 = call i32 @usleep(i32 noundef 1), !dbg !52
  br label %while.cond, !dbg !49, !llvm.loop !53

while.end:                                        ; preds = %while.cond
  %call3 = call i64 @now(), !dbg !56
  %0 = load i64, ptr %first, align 8, !dbg !56
  %sub = sub nsw i64 %call3, %0, !dbg !56
  %cmp = icmp sge i64 %sub, 2000000005, !dbg !56
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !56

cond.true:                                        ; preds = %while.end
  br label %cond.end, !dbg !56

cond.false:                                       ; preds = %while.end
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__func__.main) #4, !dbg !56
  unreachable, !dbg !56

1:                                                ; No predecessors!
  br label %cond.end, !dbg !56

cond.end:                                         ; preds = %1, %cond.true
  %2 = load i64, ptr %thread, align 8, !dbg !57
  %call4 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !58
  ret i32 0, !dbg !59
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @now() #0 !dbg !60 {
entry:
  %t = alloca %struct.timespec, align 8
    #dbg_declare(ptr %t, !63, !DIExpression(), !71)
  %call = call i32 @clock_gettime(i32 noundef 1, ptr noundef %t), !dbg !72
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 0, !dbg !73
  %0 = load i64, ptr %tv_sec, align 8, !dbg !73
  %mul = mul nsw i64 %0, 1000000000, !dbg !74
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %t, i32 0, i32 1, !dbg !75
  %1 = load i64, ptr %tv_nsec, align 8, !dbg !75
  %add = add nsw i64 %mul, %1, !dbg !76
  ret i64 %add, !dbg !77
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %p) #0 !dbg !78 {
entry:
  %p.addr = alloca ptr, align 8
  %length = alloca %struct.timespec, align 8
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !81, !DIExpression(), !82)
    #dbg_declare(ptr %length, !83, !DIExpression(), !84)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %length, ptr align 8 @__const.work.length, i64 16, i1 false), !dbg !84
  %call = call i32 @nanosleep(ptr noundef %length, ptr noundef null), !dbg !85
  store atomic i32 1, ptr @is_done seq_cst, align 4, !dbg !86
  %0 = load ptr, ptr %p.addr, align 8, !dbg !87
  ret ptr %0, !dbg !88
}

declare i32 @usleep(i32 noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @clock_gettime(i32 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i32 @nanosleep(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "is_done", scope: !2, file: !3, line: 11, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sleep_while_waiting_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "e397fec78be6e92f88b6d85ce9c58bf6")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 224, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 28)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 200, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 25)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !20, isLocal: true, isDefinition: true)
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
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !36, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!27}
!38 = !{}
!39 = !DILocalVariable(name: "first", scope: !35, file: !3, line: 27, type: !40)
!40 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!41 = !DILocation(line: 27, column: 13, scope: !35)
!42 = !DILocation(line: 27, column: 21, scope: !35)
!43 = !DILocalVariable(name: "thread", scope: !35, file: !3, line: 28, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !45, line: 35, baseType: !46)
!45 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DILocation(line: 28, column: 13, scope: !35)
!48 = !DILocation(line: 29, column: 3, scope: !35)
!49 = !DILocation(line: 30, column: 3, scope: !35)
!50 = !DILocation(line: 30, column: 11, scope: !35)
!51 = !DILocation(line: 30, column: 10, scope: !35)
!52 = !DILocation(line: 31, column: 5, scope: !35)
!53 = distinct !{!53, !49, !54, !55}
!54 = !DILocation(line: 31, column: 13, scope: !35)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !DILocation(line: 32, column: 3, scope: !35)
!57 = !DILocation(line: 33, column: 16, scope: !35)
!58 = !DILocation(line: 33, column: 3, scope: !35)
!59 = !DILocation(line: 34, column: 3, scope: !35)
!60 = distinct !DISubprogram(name: "now", scope: !3, file: !3, line: 13, type: !61, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!61 = !DISubroutineType(types: !62)
!62 = !{!40}
!63 = !DILocalVariable(name: "t", scope: !60, file: !3, line: 14, type: !64)
!64 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !65, line: 8, size: 128, elements: !66)
!65 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "bf5d7d176456dd20fa64de6e23b5dbd3")
!66 = !{!67, !70}
!67 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !64, file: !65, line: 9, baseType: !68, size: 64)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !45, line: 23, baseType: !69)
!69 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !64, file: !65, line: 10, baseType: !69, size: 64, offset: 64)
!71 = !DILocation(line: 14, column: 19, scope: !60)
!72 = !DILocation(line: 15, column: 3, scope: !60)
!73 = !DILocation(line: 16, column: 12, scope: !60)
!74 = !DILocation(line: 16, column: 19, scope: !60)
!75 = !DILocation(line: 16, column: 38, scope: !60)
!76 = !DILocation(line: 16, column: 34, scope: !60)
!77 = !DILocation(line: 16, column: 3, scope: !60)
!78 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 19, type: !79, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!79 = !DISubroutineType(types: !80)
!80 = !{!5, !5}
!81 = !DILocalVariable(name: "p", arg: 1, scope: !78, file: !3, line: 19, type: !5)
!82 = !DILocation(line: 19, column: 25, scope: !78)
!83 = !DILocalVariable(name: "length", scope: !78, file: !3, line: 20, type: !64)
!84 = !DILocation(line: 20, column: 19, scope: !78)
!85 = !DILocation(line: 21, column: 3, scope: !78)
!86 = !DILocation(line: 22, column: 11, scope: !78)
!87 = !DILocation(line: 23, column: 10, scope: !78)
!88 = !DILocation(line: 23, column: 3, scope: !78)
