; ModuleID = 'one_process.c'
source_filename = "one_process.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.utsname = type { [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8] }
%struct.rlimit = type { i64, i64 }
%struct.sched_param = type { i32 }
%struct.tms = type { [4 x i64] }
%struct.rusage = type { %struct.timeval, %struct.timeval, [14 x i64] }
%struct.timeval = type { i64, i64 }

@.str = private unnamed_addr constant [10 x i8] c"%d %s %d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !9
@.str.3 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !14
@.str.4 = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1, !dbg !19
@.str.5 = private unnamed_addr constant [24 x i8] c"a name that is too long\00", align 1, !dbg !24
@.str.6 = private unnamed_addr constant [6 x i8] c"short\00", align 1, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !43 {
entry:
  %retval = alloca i32, align 4
  %names = alloca %struct.utsname, align 1
  %files = alloca %struct.rlimit, align 8
  %param = alloca %struct.sched_param, align 4
  %.compoundliteral = alloca %struct.tms, align 8
  %use = alloca %struct.rusage, align 8
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %names, !48, !DIExpression(), !60)
  %call = call i32 @uname(ptr noundef %names), !dbg !61
  %system = getelementptr inbounds %struct.utsname, ptr %names, i32 0, i32 0, !dbg !62
  %arraydecay = getelementptr inbounds [65 x i8], ptr %system, i64 0, i64 0, !dbg !63
  %release = getelementptr inbounds %struct.utsname, ptr %names, i32 0, i32 2, !dbg !64
  %arraydecay1 = getelementptr inbounds [65 x i8], ptr %release, i64 0, i64 0, !dbg !65
  %call2 = call i64 @strlen(ptr noundef %arraydecay1) #5, !dbg !66
  %cmp = icmp ugt i64 %call2, 0, !dbg !67
  %conv = zext i1 %cmp to i32, !dbg !67
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call, ptr noundef %arraydecay, i32 noundef %conv), !dbg !68
  %call4 = call i32 @getppid(), !dbg !69
  %call5 = call i32 @getpid(), !dbg !70
  %cmp6 = icmp ne i32 %call4, %call5, !dbg !71
  %conv7 = zext i1 %cmp6 to i32, !dbg !71
  %call8 = call i32 @getpgrp(), !dbg !72
  %call9 = call i32 @getpgid(i32 noundef 0), !dbg !73
  %cmp10 = icmp eq i32 %call8, %call9, !dbg !74
  %conv11 = zext i1 %cmp10 to i32, !dbg !74
  %call12 = call i32 @getsid(i32 noundef 0), !dbg !75
  %call13 = call i32 @getpid(), !dbg !76
  %call14 = call i32 @getsid(i32 noundef %call13), !dbg !77
  %cmp15 = icmp eq i32 %call12, %call14, !dbg !78
  %conv16 = zext i1 %cmp15 to i32, !dbg !78
  %call17 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv7, i32 noundef %conv11, i32 noundef %conv16), !dbg !79
    #dbg_declare(ptr %files, !80, !DIExpression(), !86)
  %call18 = call i32 @getrlimit(i32 noundef 7, ptr noundef %files), !dbg !87
  %current = getelementptr inbounds %struct.rlimit, ptr %files, i32 0, i32 0, !dbg !88
  %0 = load i64, ptr %current, align 8, !dbg !88
  %most = getelementptr inbounds %struct.rlimit, ptr %files, i32 0, i32 1, !dbg !89
  %1 = load i64, ptr %most, align 8, !dbg !89
  %cmp19 = icmp ule i64 %0, %1, !dbg !90
  br i1 %cmp19, label %land.rhs, label %land.end, !dbg !91

land.rhs:                                         ; preds = %entry
  %current21 = getelementptr inbounds %struct.rlimit, ptr %files, i32 0, i32 0, !dbg !92
  %2 = load i64, ptr %current21, align 8, !dbg !92
  %cmp22 = icmp ugt i64 %2, 3, !dbg !93
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %3 = phi i1 [ false, %entry ], [ %cmp22, %land.rhs ], !dbg !94
  %land.ext = zext i1 %3 to i32, !dbg !91
  %call24 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %call18, i32 noundef %land.ext), !dbg !95
  %call25 = call i32 @setrlimit(i32 noundef 7, ptr noundef %files), !dbg !96
  %call26 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %call25), !dbg !97
  %call27 = call i32 @getrlimit(i32 noundef 99, ptr noundef %files), !dbg !98
  %call28 = call ptr @__errno_location() #6, !dbg !99
  %4 = load i32, ptr %call28, align 4, !dbg !99
  %cmp29 = icmp eq i32 %4, 22, !dbg !100
  %conv30 = zext i1 %cmp29 to i32, !dbg !100
  %call31 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %call27, i32 noundef %conv30), !dbg !101
    #dbg_declare(ptr %param, !102, !DIExpression(), !107)
  %call32 = call i32 @sched_getscheduler(i32 noundef 0), !dbg !108
  %call33 = call i32 @sched_getparam(i32 noundef 0, ptr noundef %param), !dbg !109
  %sched_priority = getelementptr inbounds %struct.sched_param, ptr %param, i32 0, i32 0, !dbg !110
  %5 = load i32, ptr %sched_priority, align 4, !dbg !110
  %call34 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call32, i32 noundef %call33, i32 noundef %5), !dbg !111
  %call35 = call i32 @sched_setscheduler(i32 noundef 0, i32 noundef 0, ptr noundef %param), !dbg !112
  %call36 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %call35), !dbg !113
  %call37 = call i64 @sysconf(i32 noundef 2), !dbg !114
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral, i8 0, i64 32, i1 false), !dbg !115
  %times = getelementptr inbounds %struct.tms, ptr %.compoundliteral, i32 0, i32 0, !dbg !116
  %call38 = call i64 @times(ptr noundef %.compoundliteral), !dbg !117
  %cmp39 = icmp sge i64 %call38, 0, !dbg !118
  %conv40 = zext i1 %cmp39 to i32, !dbg !118
  %call41 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i64 noundef %call37, i32 noundef %conv40), !dbg !119
    #dbg_declare(ptr %use, !120, !DIExpression(), !138)
  %call42 = call i32 @getrusage(i32 noundef 0, ptr noundef %use), !dbg !139
  %user = getelementptr inbounds %struct.rusage, ptr %use, i32 0, i32 0, !dbg !140
  %tv_sec = getelementptr inbounds %struct.timeval, ptr %user, i32 0, i32 0, !dbg !141
  %6 = load i64, ptr %tv_sec, align 8, !dbg !141
  %cmp43 = icmp sge i64 %6, 0, !dbg !142
  br i1 %cmp43, label %land.rhs45, label %land.end49, !dbg !143

land.rhs45:                                       ; preds = %land.end
  %user46 = getelementptr inbounds %struct.rusage, ptr %use, i32 0, i32 0, !dbg !144
  %tv_usec = getelementptr inbounds %struct.timeval, ptr %user46, i32 0, i32 1, !dbg !145
  %7 = load i64, ptr %tv_usec, align 8, !dbg !145
  %cmp47 = icmp slt i64 %7, 1000000, !dbg !146
  br label %land.end49

land.end49:                                       ; preds = %land.rhs45, %land.end
  %8 = phi i1 [ false, %land.end ], [ %cmp47, %land.rhs45 ], !dbg !94
  %land.ext50 = zext i1 %8 to i32, !dbg !143
  %call51 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %call42, i32 noundef %land.ext50), !dbg !147
  %call52 = call i32 @getrusage(i32 noundef 7, ptr noundef %use), !dbg !148
  %call53 = call ptr @__errno_location() #6, !dbg !149
  %9 = load i32, ptr %call53, align 4, !dbg !149
  %cmp54 = icmp eq i32 %9, 22, !dbg !150
  %conv55 = zext i1 %cmp54 to i32, !dbg !150
  %call56 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %call52, i32 noundef %conv55), !dbg !151
    #dbg_declare(ptr %thread, !152, !DIExpression(), !154)
  %call57 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !155
  %10 = load i64, ptr %thread, align 8, !dbg !156
  %call58 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !157
  %11 = load i32, ptr %retval, align 4, !dbg !158
  ret i32 %11, !dbg !158
}

declare i32 @printf(ptr noundef, ...) #1

declare i32 @uname(ptr noundef) #1

; Function Attrs: nounwind
declare i64 @strlen(ptr noundef) #2

declare i32 @getppid() #1

declare i32 @getpid() #1

declare i32 @getpgrp() #1

declare i32 @getpgid(i32 noundef) #1

declare i32 @getsid(i32 noundef) #1

declare i32 @getrlimit(i32 noundef, ptr noundef) #1

declare i32 @setrlimit(i32 noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

declare i32 @sched_getscheduler(i32 noundef) #1

declare i32 @sched_getparam(i32 noundef, ptr noundef) #1

declare i32 @sched_setscheduler(i32 noundef, i32 noundef, ptr noundef) #1

declare i64 @sysconf(i32 noundef) #1

declare i64 @times(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

declare i32 @getrusage(i32 noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %unused) #0 !dbg !159 {
entry:
  %unused.addr = alloca ptr, align 8
  %name = alloca [16 x i8], align 16
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !163, !DIExpression(), !164)
    #dbg_declare(ptr %name, !165, !DIExpression(), !169)
  %call = call i32 (i32, ...) @prctl(i32 noundef 15, ptr noundef @.str.5), !dbg !170
  %arraydecay = getelementptr inbounds [16 x i8], ptr %name, i64 0, i64 0, !dbg !171
  %call1 = call i32 (i32, ...) @prctl(i32 noundef 16, ptr noundef %arraydecay), !dbg !172
  %arraydecay2 = getelementptr inbounds [16 x i8], ptr %name, i64 0, i64 0, !dbg !173
  %call3 = call i32 @puts(ptr noundef %arraydecay2), !dbg !174
  %call4 = call i64 @pthread_self(), !dbg !175
  %call5 = call i32 @pthread_setname_np(i64 noundef %call4, ptr noundef @.str.6), !dbg !176
  %arraydecay6 = getelementptr inbounds [16 x i8], ptr %name, i64 0, i64 0, !dbg !177
  %call7 = call i32 (i32, ...) @prctl(i32 noundef 16, ptr noundef %arraydecay6), !dbg !178
  %arraydecay8 = getelementptr inbounds [16 x i8], ptr %name, i64 0, i64 0, !dbg !179
  %call9 = call i32 @puts(ptr noundef %arraydecay8), !dbg !180
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !181
  ret ptr %0, !dbg !182
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @prctl(i32 noundef, ...) #1

declare i32 @puts(ptr noundef) #1

declare i32 @pthread_setname_np(i64 noundef, ptr noundef) #1

declare i64 @pthread_self() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }
attributes #6 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!34}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "one_process.c", directory: ".", checksumkind: CSK_MD5, checksum: "e712236d5e50b8704d73f5910e3a96b3")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 10)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !12)
!12 = !{!13}
!13 = !DISubrange(count: 7)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 8)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 24)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 6)
!34 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !35, splitDebugInlining: false, nameTableKind: None)
!35 = !{!0, !7, !9, !14, !19, !24, !29}
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 8, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 2}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 34, type: !44, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !34, retainedNodes: !47)
!44 = !DISubroutineType(types: !45)
!45 = !{!46}
!46 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!47 = !{}
!48 = !DILocalVariable(name: "names", scope: !43, file: !2, line: 35, type: !49)
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "utsname", file: !2, line: 12, size: 3120, elements: !50)
!50 = !{!51, !55, !56, !57, !58, !59}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "system", scope: !49, file: !2, line: 12, baseType: !52, size: 520)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 520, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 65)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "node", scope: !49, file: !2, line: 12, baseType: !52, size: 520, offset: 520)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "release", scope: !49, file: !2, line: 12, baseType: !52, size: 520, offset: 1040)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "version", scope: !49, file: !2, line: 12, baseType: !52, size: 520, offset: 1560)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "machine", scope: !49, file: !2, line: 12, baseType: !52, size: 520, offset: 2080)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "domain", scope: !49, file: !2, line: 12, baseType: !52, size: 520, offset: 2600)
!60 = !DILocation(line: 35, column: 18, scope: !43)
!61 = !DILocation(line: 36, column: 24, scope: !43)
!62 = !DILocation(line: 36, column: 45, scope: !43)
!63 = !DILocation(line: 36, column: 39, scope: !43)
!64 = !DILocation(line: 36, column: 66, scope: !43)
!65 = !DILocation(line: 36, column: 60, scope: !43)
!66 = !DILocation(line: 36, column: 53, scope: !43)
!67 = !DILocation(line: 36, column: 75, scope: !43)
!68 = !DILocation(line: 36, column: 3, scope: !43)
!69 = !DILocation(line: 37, column: 24, scope: !43)
!70 = !DILocation(line: 37, column: 37, scope: !43)
!71 = !DILocation(line: 37, column: 34, scope: !43)
!72 = !DILocation(line: 37, column: 47, scope: !43)
!73 = !DILocation(line: 37, column: 60, scope: !43)
!74 = !DILocation(line: 37, column: 57, scope: !43)
!75 = !DILocation(line: 37, column: 72, scope: !43)
!76 = !DILocation(line: 37, column: 92, scope: !43)
!77 = !DILocation(line: 37, column: 85, scope: !43)
!78 = !DILocation(line: 37, column: 82, scope: !43)
!79 = !DILocation(line: 37, column: 3, scope: !43)
!80 = !DILocalVariable(name: "files", scope: !43, file: !2, line: 38, type: !81)
!81 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "rlimit", file: !2, line: 13, size: 128, elements: !82)
!82 = !{!83, !85}
!83 = !DIDerivedType(tag: DW_TAG_member, name: "current", scope: !81, file: !2, line: 13, baseType: !84, size: 64)
!84 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "most", scope: !81, file: !2, line: 13, baseType: !84, size: 64, offset: 64)
!86 = !DILocation(line: 38, column: 17, scope: !43)
!87 = !DILocation(line: 39, column: 21, scope: !43)
!88 = !DILocation(line: 39, column: 49, scope: !43)
!89 = !DILocation(line: 39, column: 66, scope: !43)
!90 = !DILocation(line: 39, column: 57, scope: !43)
!91 = !DILocation(line: 39, column: 71, scope: !43)
!92 = !DILocation(line: 39, column: 80, scope: !43)
!93 = !DILocation(line: 39, column: 88, scope: !43)
!94 = !DILocation(line: 0, scope: !43)
!95 = !DILocation(line: 39, column: 3, scope: !43)
!96 = !DILocation(line: 40, column: 18, scope: !43)
!97 = !DILocation(line: 40, column: 3, scope: !43)
!98 = !DILocation(line: 41, column: 21, scope: !43)
!99 = !DILocation(line: 41, column: 44, scope: !43)
!100 = !DILocation(line: 41, column: 50, scope: !43)
!101 = !DILocation(line: 41, column: 3, scope: !43)
!102 = !DILocalVariable(name: "param", scope: !43, file: !2, line: 42, type: !103)
!103 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sched_param", file: !104, line: 18, size: 32, elements: !105)
!104 = !DIFile(filename: "../../libc-shim/include/sched.h", directory: ".", checksumkind: CSK_MD5, checksum: "e414d982cc118c45604d27c7dde9aad2")
!105 = !{!106}
!106 = !DIDerivedType(tag: DW_TAG_member, name: "sched_priority", scope: !103, file: !104, line: 19, baseType: !46, size: 32)
!107 = !DILocation(line: 42, column: 22, scope: !43)
!108 = !DILocation(line: 43, column: 24, scope: !43)
!109 = !DILocation(line: 43, column: 47, scope: !43)
!110 = !DILocation(line: 43, column: 80, scope: !43)
!111 = !DILocation(line: 43, column: 3, scope: !43)
!112 = !DILocation(line: 44, column: 18, scope: !43)
!113 = !DILocation(line: 44, column: 3, scope: !43)
!114 = !DILocation(line: 45, column: 22, scope: !43)
!115 = !DILocation(line: 45, column: 51, scope: !43)
!116 = !DILocation(line: 45, column: 63, scope: !43)
!117 = !DILocation(line: 45, column: 44, scope: !43)
!118 = !DILocation(line: 45, column: 74, scope: !43)
!119 = !DILocation(line: 45, column: 3, scope: !43)
!120 = !DILocalVariable(name: "use", scope: !43, file: !2, line: 46, type: !121)
!121 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "rusage", file: !2, line: 14, size: 1152, elements: !122)
!122 = !{!123, !133, !134}
!123 = !DIDerivedType(tag: DW_TAG_member, name: "user", scope: !121, file: !2, line: 14, baseType: !124, size: 128)
!124 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timeval", file: !125, line: 16, size: 128, elements: !126)
!125 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "d39ec06182267c165bc5ae32a6941cfd")
!126 = !{!127, !131}
!127 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !124, file: !125, line: 17, baseType: !128, size: 64)
!128 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !129, line: 23, baseType: !130)
!129 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!130 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "tv_usec", scope: !124, file: !125, line: 18, baseType: !132, size: 64, offset: 64)
!132 = !DIDerivedType(tag: DW_TAG_typedef, name: "suseconds_t", file: !129, line: 24, baseType: !130)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "system", scope: !121, file: !2, line: 14, baseType: !124, size: 128, offset: 128)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "others", scope: !121, file: !2, line: 14, baseType: !135, size: 896, offset: 256)
!135 = !DICompositeType(tag: DW_TAG_array_type, baseType: !130, size: 896, elements: !136)
!136 = !{!137}
!137 = !DISubrange(count: 14)
!138 = !DILocation(line: 46, column: 17, scope: !43)
!139 = !DILocation(line: 47, column: 21, scope: !43)
!140 = !DILocation(line: 47, column: 45, scope: !43)
!141 = !DILocation(line: 47, column: 50, scope: !43)
!142 = !DILocation(line: 47, column: 57, scope: !43)
!143 = !DILocation(line: 47, column: 62, scope: !43)
!144 = !DILocation(line: 47, column: 69, scope: !43)
!145 = !DILocation(line: 47, column: 74, scope: !43)
!146 = !DILocation(line: 47, column: 82, scope: !43)
!147 = !DILocation(line: 47, column: 3, scope: !43)
!148 = !DILocation(line: 48, column: 21, scope: !43)
!149 = !DILocation(line: 48, column: 41, scope: !43)
!150 = !DILocation(line: 48, column: 47, scope: !43)
!151 = !DILocation(line: 48, column: 3, scope: !43)
!152 = !DILocalVariable(name: "thread", scope: !43, file: !2, line: 49, type: !153)
!153 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !129, line: 39, baseType: !84)
!154 = !DILocation(line: 49, column: 13, scope: !43)
!155 = !DILocation(line: 50, column: 3, scope: !43)
!156 = !DILocation(line: 51, column: 16, scope: !43)
!157 = !DILocation(line: 51, column: 3, scope: !43)
!158 = !DILocation(line: 52, column: 1, scope: !43)
!159 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 23, type: !160, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !34, retainedNodes: !47)
!160 = !DISubroutineType(types: !161)
!161 = !{!162, !162}
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!163 = !DILocalVariable(name: "unused", arg: 1, scope: !159, file: !2, line: 23, type: !162)
!164 = !DILocation(line: 23, column: 25, scope: !159)
!165 = !DILocalVariable(name: "name", scope: !159, file: !2, line: 24, type: !166)
!166 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !167)
!167 = !{!168}
!168 = !DISubrange(count: 16)
!169 = !DILocation(line: 24, column: 8, scope: !159)
!170 = !DILocation(line: 25, column: 3, scope: !159)
!171 = !DILocation(line: 26, column: 13, scope: !159)
!172 = !DILocation(line: 26, column: 3, scope: !159)
!173 = !DILocation(line: 27, column: 8, scope: !159)
!174 = !DILocation(line: 27, column: 3, scope: !159)
!175 = !DILocation(line: 28, column: 22, scope: !159)
!176 = !DILocation(line: 28, column: 3, scope: !159)
!177 = !DILocation(line: 29, column: 13, scope: !159)
!178 = !DILocation(line: 29, column: 3, scope: !159)
!179 = !DILocation(line: 30, column: 8, scope: !159)
!180 = !DILocation(line: 30, column: 3, scope: !159)
!181 = !DILocation(line: 31, column: 10, scope: !159)
!182 = !DILocation(line: 31, column: 3, scope: !159)
