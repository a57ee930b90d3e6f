; ModuleID = 'timed_join_of_main.c'
source_filename = "timed_join_of_main.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }

@first = internal global i64 0, align 8, !dbg !0
@__const.joins.until = private unnamed_addr constant %struct.timespec { i64 1, i64 0 }, align 8
@.str = private unnamed_addr constant [19 x i8] c"error != ETIMEDOUT\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [21 x i8] c"timed_join_of_main.c\00", align 1, !dbg !13
@__func__.joins = private unnamed_addr constant [6 x i8] c"joins\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !34 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !39, !DIExpression(), !40)
  %call = call i64 @pthread_self(), !dbg !41
  store i64 %call, ptr @first, align 8, !dbg !42
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @joins, ptr noundef null), !dbg !43
  call void @pthread_exit(ptr noundef null) #4, !dbg !44
  unreachable, !dbg !44
}

declare i64 @pthread_self() #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @joins(ptr noundef %unused) #0 !dbg !45 {
entry:
  %unused.addr = alloca ptr, align 8
  %until = alloca %struct.timespec, align 8
  %error = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !48, !DIExpression(), !49)
    #dbg_declare(ptr %until, !50, !DIExpression(), !58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %until, ptr align 8 @__const.joins.until, i64 16, i1 false), !dbg !58
    #dbg_declare(ptr %error, !59, !DIExpression(), !60)
  %0 = load i64, ptr @first, align 8, !dbg !61
  %call = call i32 @pthread_timedjoin_np(i64 noundef %0, ptr noundef null, ptr noundef %until), !dbg !62
  store i32 %call, ptr %error, align 4, !dbg !60
  %1 = load i32, ptr %error, align 4, !dbg !63
  %cmp = icmp ne i32 %1, 110, !dbg !63
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !63

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !63

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 14, ptr noundef @__func__.joins) #4, !dbg !63
  unreachable, !dbg !63

2:                                                ; No predecessors!
  br label %cond.end, !dbg !63

cond.end:                                         ; preds = %2, %cond.true
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !64
  ret ptr %3, !dbg !65
}

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i32 @pthread_timedjoin_np(i64 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 9, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "timed_join_of_main.c", directory: ".", checksumkind: CSK_MD5, checksum: "8b692490e3bc76ea6a8d6b765502572e")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 152, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 19)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 168, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 21)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 48, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 6)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 75, baseType: !26)
!25 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !35, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!35 = !DISubroutineType(types: !36)
!36 = !{!37}
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !{}
!39 = !DILocalVariable(name: "thread", scope: !34, file: !3, line: 19, type: !24)
!40 = !DILocation(line: 19, column: 13, scope: !34)
!41 = !DILocation(line: 20, column: 11, scope: !34)
!42 = !DILocation(line: 20, column: 9, scope: !34)
!43 = !DILocation(line: 21, column: 3, scope: !34)
!44 = !DILocation(line: 22, column: 3, scope: !34)
!45 = distinct !DISubprogram(name: "joins", scope: !3, file: !3, line: 11, type: !46, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!46 = !DISubroutineType(types: !47)
!47 = !{!5, !5}
!48 = !DILocalVariable(name: "unused", arg: 1, scope: !45, file: !3, line: 11, type: !5)
!49 = !DILocation(line: 11, column: 26, scope: !45)
!50 = !DILocalVariable(name: "until", scope: !45, file: !3, line: 12, type: !51)
!51 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !52, line: 8, size: 128, elements: !53)
!52 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "f515e855ce64e54435ef824cdbf07bf8")
!53 = !{!54, !57}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !51, file: !52, line: 9, baseType: !55, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !25, line: 46, baseType: !56)
!56 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !51, file: !52, line: 10, baseType: !56, size: 64, offset: 64)
!58 = !DILocation(line: 12, column: 19, scope: !45)
!59 = !DILocalVariable(name: "error", scope: !45, file: !3, line: 13, type: !37)
!60 = !DILocation(line: 13, column: 7, scope: !45)
!61 = !DILocation(line: 13, column: 36, scope: !45)
!62 = !DILocation(line: 13, column: 15, scope: !45)
!63 = !DILocation(line: 14, column: 3, scope: !45)
!64 = !DILocation(line: 15, column: 10, scope: !45)
!65 = !DILocation(line: 15, column: 3, scope: !45)
