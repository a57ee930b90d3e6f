; ModuleID = 'join_oneself_in_time.c'
source_filename = "join_oneself_in_time.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }

@__const.main.until = private unnamed_addr constant %struct.timespec { i64 1, i64 0 }, align 8
@__const.main.late = private unnamed_addr constant %struct.timespec { i64 4000000000, i64 0 }, align 8
@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %until = alloca %struct.timespec, align 8
  %late = alloca %struct.timespec, align 8
  %oneself = alloca i32, align 4
  %by_clock = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %until, !28, !DIExpression(), !37)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %until, ptr align 8 @__const.main.until, i64 16, i1 false), !dbg !37
    #dbg_declare(ptr %late, !38, !DIExpression(), !39)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %late, ptr align 8 @__const.main.late, i64 16, i1 false), !dbg !39
    #dbg_declare(ptr %oneself, !40, !DIExpression(), !41)
  %call = call i64 @pthread_self(), !dbg !42
  %call1 = call i32 @pthread_timedjoin_np(i64 noundef %call, ptr noundef null, ptr noundef %until), !dbg !43
  store i32 %call1, ptr %oneself, align 4, !dbg !41
    #dbg_declare(ptr %by_clock, !44, !DIExpression(), !45)
  %call2 = call i64 @pthread_self(), !dbg !46
  %call3 = call i32 @pthread_clockjoin_np(i64 noundef %call2, ptr noundef null, i32 noundef 1, ptr noundef %until), !dbg !47
  store i32 %call3, ptr %by_clock, align 4, !dbg !45
  %0 = load i32, ptr %oneself, align 4, !dbg !48
  %cmp = icmp eq i32 %0, 35, !dbg !49
  %conv = zext i1 %cmp to i32, !dbg !49
  %1 = load i32, ptr %by_clock, align 4, !dbg !50
  %cmp4 = icmp eq i32 %1, 35, !dbg !51
  %conv5 = zext i1 %cmp4 to i32, !dbg !51
  %call6 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv, i32 noundef %conv5), !dbg !52
  %call7 = call i64 @pthread_self(), !dbg !53
  %call8 = call i32 @pthread_tryjoin_np(i64 noundef %call7, ptr noundef null), !dbg !54
  %cmp9 = icmp eq i32 %call8, 16, !dbg !55
  %conv10 = zext i1 %cmp9 to i32, !dbg !55
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv10), !dbg !56
    #dbg_declare(ptr %thread, !57, !DIExpression(), !60)
  %call12 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @worker, ptr noundef null), !dbg !61
  %2 = load i64, ptr %thread, align 8, !dbg !62
  %call13 = call i32 @pthread_timedjoin_np(i64 noundef %2, ptr noundef null, ptr noundef %late), !dbg !63
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call13), !dbg !64
  ret i32 0, !dbg !65
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @pthread_timedjoin_np(i64 noundef, ptr noundef, ptr noundef) #2

declare i64 @pthread_self() #2

declare i32 @pthread_clockjoin_np(i64 noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #2

declare i32 @pthread_tryjoin_np(i64 noundef, ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %unused) #0 !dbg !66 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !69, !DIExpression(), !70)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !71
  ret ptr %0, !dbg !72
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "join_oneself_in_time.c", directory: ".", checksumkind: CSK_MD5, checksum: "f46a8e53c92b55d15a143b6ea74a5558")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 4)
!12 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !13, globals: !15, splitDebugInlining: false, nameTableKind: None)
!13 = !{!14}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!15 = !{!0, !7}
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 8, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 2}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 11, type: !24, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !27)
!24 = !DISubroutineType(types: !25)
!25 = !{!26}
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{}
!28 = !DILocalVariable(name: "until", scope: !23, file: !2, line: 12, type: !29)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !30, line: 8, size: 128, elements: !31)
!30 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "f515e855ce64e54435ef824cdbf07bf8")
!31 = !{!32, !36}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !29, file: !30, line: 9, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !34, line: 46, baseType: !35)
!34 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!35 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !29, file: !30, line: 10, baseType: !35, size: 64, offset: 64)
!37 = !DILocation(line: 12, column: 19, scope: !23)
!38 = !DILocalVariable(name: "late", scope: !23, file: !2, line: 12, type: !29)
!39 = !DILocation(line: 12, column: 37, scope: !23)
!40 = !DILocalVariable(name: "oneself", scope: !23, file: !2, line: 13, type: !26)
!41 = !DILocation(line: 13, column: 7, scope: !23)
!42 = !DILocation(line: 13, column: 38, scope: !23)
!43 = !DILocation(line: 13, column: 17, scope: !23)
!44 = !DILocalVariable(name: "by_clock", scope: !23, file: !2, line: 14, type: !26)
!45 = !DILocation(line: 14, column: 7, scope: !23)
!46 = !DILocation(line: 14, column: 39, scope: !23)
!47 = !DILocation(line: 14, column: 18, scope: !23)
!48 = !DILocation(line: 15, column: 21, scope: !23)
!49 = !DILocation(line: 15, column: 29, scope: !23)
!50 = !DILocation(line: 15, column: 41, scope: !23)
!51 = !DILocation(line: 15, column: 50, scope: !23)
!52 = !DILocation(line: 15, column: 3, scope: !23)
!53 = !DILocation(line: 16, column: 37, scope: !23)
!54 = !DILocation(line: 16, column: 18, scope: !23)
!55 = !DILocation(line: 16, column: 59, scope: !23)
!56 = !DILocation(line: 16, column: 3, scope: !23)
!57 = !DILocalVariable(name: "thread", scope: !23, file: !2, line: 17, type: !58)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 75, baseType: !59)
!59 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!60 = !DILocation(line: 17, column: 13, scope: !23)
!61 = !DILocation(line: 18, column: 3, scope: !23)
!62 = !DILocation(line: 19, column: 39, scope: !23)
!63 = !DILocation(line: 19, column: 18, scope: !23)
!64 = !DILocation(line: 19, column: 3, scope: !23)
!65 = !DILocation(line: 20, column: 3, scope: !23)
!66 = distinct !DISubprogram(name: "worker", scope: !2, file: !2, line: 9, type: !67, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !12, retainedNodes: !27)
!67 = !DISubroutineType(types: !68)
!68 = !{!14, !14}
!69 = !DILocalVariable(name: "unused", arg: 1, scope: !66, file: !2, line: 9, type: !14)
!70 = !DILocation(line: 9, column: 27, scope: !66)
!71 = !DILocation(line: 9, column: 44, scope: !66)
!72 = !DILocation(line: 9, column: 37, scope: !66)
