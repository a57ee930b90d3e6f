; ModuleID = 'clock_start.c'
source_filename = "clock_start.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%struct.timespec = type { i64, i64 }
%union.pthread_mutex_t = type { i64, [32 x i8] }
%union.pthread_cond_t = type { i64, [40 x i8] }
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }

@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !28 {
entry:
  %retval = alloca i32, align 4
  %day = alloca i32, align 4
  %.compoundliteral = alloca i64, align 8
  %none = alloca %union.sem_t, align 8
  %before = alloca double, align 8
  %result = alloca i32, align 4
  %.compoundliteral22 = alloca %struct.timespec, align 8
  %lock = alloca %union.pthread_mutex_t, align 8
  %cond = alloca %union.pthread_cond_t, align 8
  %until = alloca %struct.timespec, align 8
  %waited = alloca double, align 8
  store i32 0, ptr %retval, align 4
  %call = call i64 @time(ptr noundef null), !dbg !33
  %cmp = icmp sgt i64 %call, 60, !dbg !34
  %conv = zext i1 %cmp to i32, !dbg !34
  %call1 = call double @seconds(i32 noundef 0), !dbg !35
  %cmp2 = fcmp ogt double %call1, 6.000000e+01, !dbg !36
  %conv3 = zext i1 %cmp2 to i32, !dbg !36
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv, i32 noundef %conv3), !dbg !37
  %call5 = call i64 @clock(), !dbg !38
  %cmp6 = icmp slt i64 %call5, 60000000, !dbg !39
  %conv7 = zext i1 %cmp6 to i32, !dbg !39
  %call8 = call double @seconds(i32 noundef 2), !dbg !40
  %cmp9 = fcmp olt double %call8, 6.000000e+01, !dbg !41
  %conv10 = zext i1 %cmp9 to i32, !dbg !41
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv7, i32 noundef %conv10), !dbg !42
    #dbg_declare(ptr %day, !43, !DIExpression(), !44)
  %call12 = call i64 @time(ptr noundef null), !dbg !45
  store i64 %call12, ptr %.compoundliteral, align 8, !dbg !46
  %call13 = call ptr @localtime(ptr noundef %.compoundliteral), !dbg !47
  %tm_yday = getelementptr inbounds %struct.tm, ptr %call13, i32 0, i32 7, !dbg !48
  %0 = load i32, ptr %tm_yday, align 4, !dbg !48
  store i32 %0, ptr %day, align 4, !dbg !44
  %1 = load i32, ptr %day, align 4, !dbg !49
  %cmp14 = icmp sge i32 %1, 0, !dbg !50
  br i1 %cmp14, label %land.rhs, label %land.end, !dbg !51

land.rhs:                                         ; preds = %entry
  %2 = load i32, ptr %day, align 4, !dbg !52
  %cmp16 = icmp slt i32 %2, 366, !dbg !53
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %3 = phi i1 [ false, %entry ], [ %cmp16, %land.rhs ], !dbg !54
  %land.ext = zext i1 %3 to i32, !dbg !51
  %call18 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %land.ext), !dbg !55
    #dbg_declare(ptr %none, !56, !DIExpression(), !69)
  %call19 = call i32 @sem_init(ptr noundef %none, i32 noundef 0, i32 noundef 0), !dbg !70
    #dbg_declare(ptr %before, !71, !DIExpression(), !72)
  %call20 = call double @seconds(i32 noundef 0), !dbg !73
  store double %call20, ptr %before, align 8, !dbg !72
  %call21 = call ptr @__errno_location() #4, !dbg !74
  store i32 0, ptr %call21, align 4, !dbg !75
    #dbg_declare(ptr %result, !76, !DIExpression(), !77)
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %.compoundliteral22, i32 0, i32 0, !dbg !78
  store i64 5, ptr %tv_sec, align 8, !dbg !78
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %.compoundliteral22, i32 0, i32 1, !dbg !78
  store i64 0, ptr %tv_nsec, align 8, !dbg !78
  %call23 = call i32 @sem_timedwait(ptr noundef %none, ptr noundef %.compoundliteral22), !dbg !79
  store i32 %call23, ptr %result, align 4, !dbg !77
  %4 = load i32, ptr %result, align 4, !dbg !80
  %call24 = call ptr @__errno_location() #4, !dbg !81
  %5 = load i32, ptr %call24, align 4, !dbg !81
  %cmp25 = icmp eq i32 %5, 110, !dbg !82
  %conv26 = zext i1 %cmp25 to i32, !dbg !82
  %call27 = call double @seconds(i32 noundef 0), !dbg !83
  %6 = load double, ptr %before, align 8, !dbg !84
  %add = fadd double %6, 6.000000e+01, !dbg !85
  %cmp28 = fcmp olt double %call27, %add, !dbg !86
  %conv29 = zext i1 %cmp28 to i32, !dbg !86
  %call30 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %4, i32 noundef %conv26, i32 noundef %conv29), !dbg !87
    #dbg_declare(ptr %lock, !88, !DIExpression(), !106)
  call void @llvm.memset.p0.i64(ptr align 8 %lock, i8 0, i64 40, i1 false), !dbg !106
    #dbg_declare(ptr %cond, !107, !DIExpression(), !117)
  call void @llvm.memset.p0.i64(ptr align 8 %cond, i8 0, i64 48, i1 false), !dbg !117
  %call31 = call i32 @pthread_mutex_lock(ptr noundef %lock), !dbg !118
    #dbg_declare(ptr %until, !119, !DIExpression(), !126)
  %call32 = call i32 @clock_gettime(i32 noundef 0, ptr noundef %until), !dbg !127
  %tv_nsec33 = getelementptr inbounds %struct.timespec, ptr %until, i32 0, i32 1, !dbg !128
  %7 = load i64, ptr %tv_nsec33, align 8, !dbg !129
  %add34 = add nsw i64 %7, 20000000, !dbg !129
  store i64 %add34, ptr %tv_nsec33, align 8, !dbg !129
  %tv_nsec35 = getelementptr inbounds %struct.timespec, ptr %until, i32 0, i32 1, !dbg !130
  %8 = load i64, ptr %tv_nsec35, align 8, !dbg !130
  %cmp36 = icmp sge i64 %8, 1000000000, !dbg !132
  br i1 %cmp36, label %if.then, label %if.end, !dbg !133

if.then:                                          ; preds = %land.end
  %tv_sec38 = getelementptr inbounds %struct.timespec, ptr %until, i32 0, i32 0, !dbg !134
  %9 = load i64, ptr %tv_sec38, align 8, !dbg !136
  %inc = add nsw i64 %9, 1, !dbg !136
  store i64 %inc, ptr %tv_sec38, align 8, !dbg !136
  %tv_nsec39 = getelementptr inbounds %struct.timespec, ptr %until, i32 0, i32 1, !dbg !137
  %10 = load i64, ptr %tv_nsec39, align 8, !dbg !138
  %sub = sub nsw i64 %10, 1000000000, !dbg !138
  store i64 %sub, ptr %tv_nsec39, align 8, !dbg !138
  br label %if.end, !dbg !139

if.end:                                           ; preds = %if.then, %land.end
  %call40 = call double @seconds(i32 noundef 0), !dbg !140
  store double %call40, ptr %before, align 8, !dbg !141
  br label %do.body, !dbg !142

do.body:                                          ; preds = %do.cond, %if.end
  %call41 = call i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %lock, ptr noundef %until), !dbg !143
  store i32 %call41, ptr %result, align 4, !dbg !145
  br label %do.cond, !dbg !146

do.cond:                                          ; preds = %do.body
  %11 = load i32, ptr %result, align 4, !dbg !147
  %cmp42 = icmp eq i32 %11, 0, !dbg !148
  br i1 %cmp42, label %do.body, label %do.end, !dbg !146, !llvm.loop !149

do.end:                                           ; preds = %do.cond
  %call44 = call i32 @pthread_mutex_unlock(ptr noundef %lock), !dbg !152
    #dbg_declare(ptr %waited, !153, !DIExpression(), !154)
  %call45 = call double @seconds(i32 noundef 0), !dbg !155
  %12 = load double, ptr %before, align 8, !dbg !156
  %sub46 = fsub double %call45, %12, !dbg !157
  store double %sub46, ptr %waited, align 8, !dbg !154
  %13 = load i32, ptr %result, align 4, !dbg !158
  %cmp47 = icmp eq i32 %13, 110, !dbg !159
  %conv48 = zext i1 %cmp47 to i32, !dbg !159
  %14 = load double, ptr %waited, align 8, !dbg !160
  %cmp49 = fcmp ogt double %14, 1.000000e-02, !dbg !161
  br i1 %cmp49, label %land.rhs51, label %land.end54, !dbg !162

land.rhs51:                                       ; preds = %do.end
  %15 = load double, ptr %waited, align 8, !dbg !163
  %cmp52 = fcmp olt double %15, 6.000000e+01, !dbg !164
  br label %land.end54

land.end54:                                       ; preds = %land.rhs51, %do.end
  %16 = phi i1 [ false, %do.end ], [ %cmp52, %land.rhs51 ], !dbg !54
  %land.ext55 = zext i1 %16 to i32, !dbg !162
  %call56 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv48, i32 noundef %land.ext55), !dbg !165
  %call57 = call i32 @clock_gettime(i32 noundef 1, ptr noundef %until), !dbg !166
  %call58 = call double @seconds(i32 noundef 1), !dbg !167
  store double %call58, ptr %before, align 8, !dbg !168
  %tv_sec59 = getelementptr inbounds %struct.timespec, ptr %until, i32 0, i32 0, !dbg !169
  %17 = load i64, ptr %tv_sec59, align 8, !dbg !170
  %sub60 = sub nsw i64 %17, 5, !dbg !170
  store i64 %sub60, ptr %tv_sec59, align 8, !dbg !170
  %tv_sec61 = getelementptr inbounds %struct.timespec, ptr %until, i32 0, i32 0, !dbg !171
  %18 = load i64, ptr %tv_sec61, align 8, !dbg !171
  %cmp62 = icmp sge i64 %18, 0, !dbg !173
  br i1 %cmp62, label %if.then64, label %if.end66, !dbg !174

if.then64:                                        ; preds = %land.end54
  %call65 = call i32 @clock_nanosleep(i32 noundef 1, i32 noundef 1, ptr noundef %until, ptr noundef null), !dbg !175
  br label %if.end66, !dbg !175

if.end66:                                         ; preds = %if.then64, %land.end54
  %call67 = call double @seconds(i32 noundef 1), !dbg !176
  %19 = load double, ptr %before, align 8, !dbg !177
  %sub68 = fsub double %call67, %19, !dbg !178
  %cmp69 = fcmp olt double %sub68, 4.000000e+00, !dbg !179
  %conv70 = zext i1 %cmp69 to i32, !dbg !179
  %call71 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv70), !dbg !180
  ret i32 0, !dbg !181
}

declare i32 @printf(ptr noundef, ...) #1

declare i64 @time(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal double @seconds(i32 noundef %clock) #0 !dbg !182 {
entry:
  %clock.addr = alloca i32, align 4
  %now = alloca %struct.timespec, align 8
  store i32 %clock, ptr %clock.addr, align 4
    #dbg_declare(ptr %clock.addr, !186, !DIExpression(), !187)
    #dbg_declare(ptr %now, !188, !DIExpression(), !189)
  %0 = load i32, ptr %clock.addr, align 4, !dbg !190
  %call = call i32 @clock_gettime(i32 noundef %0, ptr noundef %now), !dbg !191
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %now, i32 0, i32 0, !dbg !192
  %1 = load i64, ptr %tv_sec, align 8, !dbg !192
  %conv = sitofp i64 %1 to double, !dbg !193
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %now, i32 0, i32 1, !dbg !194
  %2 = load i64, ptr %tv_nsec, align 8, !dbg !194
  %conv1 = sitofp i64 %2 to double, !dbg !195
  %div = fdiv double %conv1, 1.000000e+09, !dbg !196
  %add = fadd double %conv, %div, !dbg !197
  ret double %add, !dbg !198
}

declare i64 @clock() #1

declare ptr @localtime(ptr noundef) #1

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #2

declare i32 @sem_timedwait(ptr noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @clock_gettime(i32 noundef, ptr noundef) #1

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @clock_nanosleep(i32 noundef, i32 noundef, ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "clock_start.c", directory: ".", checksumkind: CSK_MD5, checksum: "d38ab1da130bdf6fc99fd98de9bc0885")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 4)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 10)
!17 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !18, globals: !20, splitDebugInlining: false, nameTableKind: None)
!18 = !{!19}
!19 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!20 = !{!0, !7, !12}
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 16, type: !29, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17, retainedNodes: !32)
!29 = !DISubroutineType(types: !30)
!30 = !{!31}
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !{}
!33 = !DILocation(line: 17, column: 23, scope: !28)
!34 = !DILocation(line: 17, column: 34, scope: !28)
!35 = !DILocation(line: 17, column: 40, scope: !28)
!36 = !DILocation(line: 17, column: 64, scope: !28)
!37 = !DILocation(line: 17, column: 5, scope: !28)
!38 = !DILocation(line: 18, column: 23, scope: !28)
!39 = !DILocation(line: 18, column: 31, scope: !28)
!40 = !DILocation(line: 18, column: 54, scope: !28)
!41 = !DILocation(line: 18, column: 88, scope: !28)
!42 = !DILocation(line: 18, column: 5, scope: !28)
!43 = !DILocalVariable(name: "day", scope: !28, file: !2, line: 19, type: !31)
!44 = !DILocation(line: 19, column: 9, scope: !28)
!45 = !DILocation(line: 19, column: 36, scope: !28)
!46 = !DILocation(line: 19, column: 26, scope: !28)
!47 = !DILocation(line: 19, column: 15, scope: !28)
!48 = !DILocation(line: 19, column: 51, scope: !28)
!49 = !DILocation(line: 20, column: 20, scope: !28)
!50 = !DILocation(line: 20, column: 24, scope: !28)
!51 = !DILocation(line: 20, column: 29, scope: !28)
!52 = !DILocation(line: 20, column: 32, scope: !28)
!53 = !DILocation(line: 20, column: 36, scope: !28)
!54 = !DILocation(line: 0, scope: !28)
!55 = !DILocation(line: 20, column: 5, scope: !28)
!56 = !DILocalVariable(name: "none", scope: !28, file: !2, line: 22, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !58, line: 11, baseType: !59)
!58 = !DIFile(filename: "../../libc-shim/include/semaphore.h", directory: ".", checksumkind: CSK_MD5, checksum: "82374f60a482038d1bb9c53a7d9b0cc7")
!59 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !58, line: 7, size: 256, elements: !60)
!60 = !{!61, !63, !67}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !59, file: !58, line: 8, baseType: !62, size: 32)
!62 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !59, file: !58, line: 9, baseType: !64, size: 256)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 32)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !59, file: !58, line: 10, baseType: !68, size: 64)
!68 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!69 = !DILocation(line: 22, column: 11, scope: !28)
!70 = !DILocation(line: 23, column: 5, scope: !28)
!71 = !DILocalVariable(name: "before", scope: !28, file: !2, line: 24, type: !19)
!72 = !DILocation(line: 24, column: 12, scope: !28)
!73 = !DILocation(line: 24, column: 21, scope: !28)
!74 = !DILocation(line: 25, column: 5, scope: !28)
!75 = !DILocation(line: 25, column: 11, scope: !28)
!76 = !DILocalVariable(name: "result", scope: !28, file: !2, line: 26, type: !31)
!77 = !DILocation(line: 26, column: 9, scope: !28)
!78 = !DILocation(line: 26, column: 57, scope: !28)
!79 = !DILocation(line: 26, column: 18, scope: !28)
!80 = !DILocation(line: 27, column: 26, scope: !28)
!81 = !DILocation(line: 27, column: 34, scope: !28)
!82 = !DILocation(line: 27, column: 40, scope: !28)
!83 = !DILocation(line: 27, column: 54, scope: !28)
!84 = !DILocation(line: 27, column: 80, scope: !28)
!85 = !DILocation(line: 27, column: 87, scope: !28)
!86 = !DILocation(line: 27, column: 78, scope: !28)
!87 = !DILocation(line: 27, column: 5, scope: !28)
!88 = !DILocalVariable(name: "lock", scope: !28, file: !2, line: 29, type: !89)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !90, line: 93, baseType: !91)
!90 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!91 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !90, line: 81, size: 320, elements: !92)
!92 = !{!93, !101, !105}
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !91, file: !90, line: 90, baseType: !94, size: 160)
!94 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !91, file: !90, line: 82, size: 160, elements: !95)
!95 = !{!96, !97, !98, !99, !100}
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !94, file: !90, line: 83, baseType: !31, size: 32)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !94, file: !90, line: 84, baseType: !62, size: 32, offset: 32)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !94, file: !90, line: 85, baseType: !31, size: 32, offset: 64)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !94, file: !90, line: 87, baseType: !62, size: 32, offset: 96)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !94, file: !90, line: 89, baseType: !31, size: 32, offset: 128)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !91, file: !90, line: 91, baseType: !102, size: 320)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !103)
!103 = !{!104}
!104 = !DISubrange(count: 40)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !91, file: !90, line: 92, baseType: !68, size: 64)
!106 = !DILocation(line: 29, column: 21, scope: !28)
!107 = !DILocalVariable(name: "cond", scope: !28, file: !2, line: 30, type: !108)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !90, line: 102, baseType: !109)
!109 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !90, line: 99, size: 384, elements: !110)
!110 = !{!111, !115}
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !109, file: !90, line: 100, baseType: !112, size: 384)
!112 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 384, elements: !113)
!113 = !{!114}
!114 = !DISubrange(count: 12)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !109, file: !90, line: 101, baseType: !116, size: 64)
!116 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!117 = !DILocation(line: 30, column: 20, scope: !28)
!118 = !DILocation(line: 31, column: 5, scope: !28)
!119 = !DILocalVariable(name: "until", scope: !28, file: !2, line: 32, type: !120)
!120 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !121, line: 8, size: 128, elements: !122)
!121 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "f515e855ce64e54435ef824cdbf07bf8")
!122 = !{!123, !125}
!123 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !120, file: !121, line: 9, baseType: !124, size: 64)
!124 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !90, line: 46, baseType: !68)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !120, file: !121, line: 10, baseType: !68, size: 64, offset: 64)
!126 = !DILocation(line: 32, column: 21, scope: !28)
!127 = !DILocation(line: 33, column: 5, scope: !28)
!128 = !DILocation(line: 34, column: 11, scope: !28)
!129 = !DILocation(line: 34, column: 19, scope: !28)
!130 = !DILocation(line: 35, column: 15, scope: !131)
!131 = distinct !DILexicalBlock(scope: !28, file: !2, line: 35, column: 9)
!132 = !DILocation(line: 35, column: 23, scope: !131)
!133 = !DILocation(line: 35, column: 9, scope: !28)
!134 = !DILocation(line: 36, column: 15, scope: !135)
!135 = distinct !DILexicalBlock(scope: !131, file: !2, line: 35, column: 38)
!136 = !DILocation(line: 36, column: 21, scope: !135)
!137 = !DILocation(line: 37, column: 15, scope: !135)
!138 = !DILocation(line: 37, column: 23, scope: !135)
!139 = !DILocation(line: 38, column: 5, scope: !135)
!140 = !DILocation(line: 39, column: 14, scope: !28)
!141 = !DILocation(line: 39, column: 12, scope: !28)
!142 = !DILocation(line: 40, column: 5, scope: !28)
!143 = !DILocation(line: 41, column: 18, scope: !144)
!144 = distinct !DILexicalBlock(scope: !28, file: !2, line: 40, column: 8)
!145 = !DILocation(line: 41, column: 16, scope: !144)
!146 = !DILocation(line: 42, column: 5, scope: !144)
!147 = !DILocation(line: 42, column: 14, scope: !28)
!148 = !DILocation(line: 42, column: 21, scope: !28)
!149 = distinct !{!149, !142, !150, !151}
!150 = !DILocation(line: 42, column: 25, scope: !28)
!151 = !{!"llvm.loop.mustprogress"}
!152 = !DILocation(line: 43, column: 5, scope: !28)
!153 = !DILocalVariable(name: "waited", scope: !28, file: !2, line: 44, type: !19)
!154 = !DILocation(line: 44, column: 12, scope: !28)
!155 = !DILocation(line: 44, column: 21, scope: !28)
!156 = !DILocation(line: 44, column: 47, scope: !28)
!157 = !DILocation(line: 44, column: 45, scope: !28)
!158 = !DILocation(line: 45, column: 23, scope: !28)
!159 = !DILocation(line: 45, column: 30, scope: !28)
!160 = !DILocation(line: 45, column: 44, scope: !28)
!161 = !DILocation(line: 45, column: 51, scope: !28)
!162 = !DILocation(line: 45, column: 58, scope: !28)
!163 = !DILocation(line: 45, column: 61, scope: !28)
!164 = !DILocation(line: 45, column: 68, scope: !28)
!165 = !DILocation(line: 45, column: 5, scope: !28)
!166 = !DILocation(line: 47, column: 5, scope: !28)
!167 = !DILocation(line: 48, column: 14, scope: !28)
!168 = !DILocation(line: 48, column: 12, scope: !28)
!169 = !DILocation(line: 49, column: 11, scope: !28)
!170 = !DILocation(line: 49, column: 18, scope: !28)
!171 = !DILocation(line: 50, column: 15, scope: !172)
!172 = distinct !DILexicalBlock(scope: !28, file: !2, line: 50, column: 9)
!173 = !DILocation(line: 50, column: 22, scope: !172)
!174 = !DILocation(line: 50, column: 9, scope: !28)
!175 = !DILocation(line: 51, column: 9, scope: !172)
!176 = !DILocation(line: 52, column: 20, scope: !28)
!177 = !DILocation(line: 52, column: 47, scope: !28)
!178 = !DILocation(line: 52, column: 45, scope: !28)
!179 = !DILocation(line: 52, column: 54, scope: !28)
!180 = !DILocation(line: 52, column: 5, scope: !28)
!181 = !DILocation(line: 53, column: 5, scope: !28)
!182 = distinct !DISubprogram(name: "seconds", scope: !2, file: !2, line: 10, type: !183, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !32)
!183 = !DISubroutineType(types: !184)
!184 = !{!19, !185}
!185 = !DIDerivedType(tag: DW_TAG_typedef, name: "clockid_t", file: !90, line: 62, baseType: !31)
!186 = !DILocalVariable(name: "clock", arg: 1, scope: !182, file: !2, line: 10, type: !185)
!187 = !DILocation(line: 10, column: 33, scope: !182)
!188 = !DILocalVariable(name: "now", scope: !182, file: !2, line: 11, type: !120)
!189 = !DILocation(line: 11, column: 21, scope: !182)
!190 = !DILocation(line: 12, column: 19, scope: !182)
!191 = !DILocation(line: 12, column: 5, scope: !182)
!192 = !DILocation(line: 13, column: 24, scope: !182)
!193 = !DILocation(line: 13, column: 12, scope: !182)
!194 = !DILocation(line: 13, column: 45, scope: !182)
!195 = !DILocation(line: 13, column: 33, scope: !182)
!196 = !DILocation(line: 13, column: 53, scope: !182)
!197 = !DILocation(line: 13, column: 31, scope: !182)
!198 = !DILocation(line: 13, column: 5, scope: !182)
