; ModuleID = 'clock_goes_on_ok.c'
source_filename = "clock_goes_on_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }

@seen = internal global i64 0, align 8, !dbg !0
@.str = private unnamed_addr constant [14 x i8] c"now() >= seen\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [19 x i8] c"clock_goes_on_ok.c\00", align 1, !dbg !13
@__func__.look = private unnamed_addr constant [5 x i8] c"look\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %t = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %t, !37, !DIExpression(), !41)
  %call = call i64 @now(), !dbg !42
  %call1 = call i64 @now(), !dbg !43
  %call2 = call i64 @now(), !dbg !44
  store i64 %call2, ptr @seen, align 8, !dbg !45
  %call3 = call i32 @pthread_create(ptr noundef %t, ptr noundef null, ptr noundef @look, ptr noundef null), !dbg !46
  %0 = load i64, ptr %t, align 8, !dbg !47
  %call4 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !48
  ret i32 0, !dbg !49
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @now() #0 !dbg !50 {
entry:
  %time = alloca %struct.timespec, align 8
    #dbg_declare(ptr %time, !53, !DIExpression(), !60)
  %call = call i32 @clock_gettime(i32 noundef 1, ptr noundef %time), !dbg !61
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %time, i32 0, i32 0, !dbg !62
  %0 = load i64, ptr %tv_sec, align 8, !dbg !62
  %mul = mul nsw i64 %0, 1000000000, !dbg !63
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %time, i32 0, i32 1, !dbg !64
  %1 = load i64, ptr %tv_nsec, align 8, !dbg !64
  %add = add nsw i64 %mul, %1, !dbg !65
  ret i64 %add, !dbg !66
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %unused) #0 !dbg !67 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !70, !DIExpression(), !71)
  %call = call i64 @now(), !dbg !72
  %0 = load i64, ptr @seen, align 8, !dbg !72
  %cmp = icmp sge i64 %call, %0, !dbg !72
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !72

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !72

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__func__.look) #3, !dbg !72
  unreachable, !dbg !72

1:                                                ; No predecessors!
  br label %cond.end, !dbg !72

cond.end:                                         ; preds = %1, %cond.true
  %2 = load ptr, ptr %unused.addr, align 8, !dbg !73
  ret ptr %2, !dbg !74
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @clock_gettime(i32 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 10, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "clock_goes_on_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "0b1e8f08ef1a6b04f9ff84fa6de5a499")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 112, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 14)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 152, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 19)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !33, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!33 = !DISubroutineType(types: !34)
!34 = !{!35}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !{}
!37 = !DILocalVariable(name: "t", scope: !32, file: !3, line: 24, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 35, baseType: !40)
!39 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 24, column: 13, scope: !32)
!42 = !DILocation(line: 25, column: 3, scope: !32)
!43 = !DILocation(line: 26, column: 3, scope: !32)
!44 = !DILocation(line: 27, column: 10, scope: !32)
!45 = !DILocation(line: 27, column: 8, scope: !32)
!46 = !DILocation(line: 28, column: 3, scope: !32)
!47 = !DILocation(line: 29, column: 16, scope: !32)
!48 = !DILocation(line: 29, column: 3, scope: !32)
!49 = !DILocation(line: 30, column: 3, scope: !32)
!50 = distinct !DISubprogram(name: "now", scope: !3, file: !3, line: 12, type: !51, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!51 = !DISubroutineType(types: !52)
!52 = !{!24}
!53 = !DILocalVariable(name: "time", scope: !50, file: !3, line: 13, type: !54)
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !55, line: 8, size: 128, elements: !56)
!55 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "bf5d7d176456dd20fa64de6e23b5dbd3")
!56 = !{!57, !59}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !54, file: !55, line: 9, baseType: !58, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !39, line: 23, baseType: !24)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !54, file: !55, line: 10, baseType: !24, size: 64, offset: 64)
!60 = !DILocation(line: 13, column: 19, scope: !50)
!61 = !DILocation(line: 14, column: 3, scope: !50)
!62 = !DILocation(line: 15, column: 15, scope: !50)
!63 = !DILocation(line: 15, column: 22, scope: !50)
!64 = !DILocation(line: 15, column: 42, scope: !50)
!65 = !DILocation(line: 15, column: 35, scope: !50)
!66 = !DILocation(line: 15, column: 3, scope: !50)
!67 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 18, type: !68, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!68 = !DISubroutineType(types: !69)
!69 = !{!5, !5}
!70 = !DILocalVariable(name: "unused", arg: 1, scope: !67, file: !3, line: 18, type: !5)
!71 = !DILocation(line: 18, column: 25, scope: !67)
!72 = !DILocation(line: 19, column: 3, scope: !67)
!73 = !DILocation(line: 20, column: 10, scope: !67)
!74 = !DILocation(line: 20, column: 3, scope: !67)
