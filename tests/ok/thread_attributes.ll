; ModuleID = 'thread_attributes.c'
source_filename = "thread_attributes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_attr_t = type { %struct.anon, [8 x i8] }
%struct.anon = type { i32, i64, i64, i32, i32, i32, i32, ptr }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_mutex_t = type { i64, [32 x i8] }
%struct.sched_param = type { i32 }

@stack = internal global [65536 x i8] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [7 x i8] c"%d %d \00", align 1, !dbg !13
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !18
@.str.3 = private unnamed_addr constant [4 x i8] c"%d \00", align 1, !dbg !23
@.str.4 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !25
@.str.5 = private unnamed_addr constant [7 x i8] c"worker\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [24 x i8] c"a name that is too long\00", align 1, !dbg !29
@.str.7 = private unnamed_addr constant [10 x i8] c"%d %s %d\0A\00", align 1, !dbg !34
@.str.8 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1, !dbg !36

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
entry:
  %retval = alloca i32, align 4
  %attr = alloca %union.pthread_attr_t, align 8
  %kind = alloca %union.pthread_mutexattr_t, align 4
  %mutex = alloca %union.pthread_mutex_t, align 8
  %base = alloca ptr, align 8
  %size = alloca i64, align 8
  %value = alloca i32, align 4
  %old = alloca i32, align 4
  %name = alloca [16 x i8], align 16
  %clock = alloca i32, align 4
  %protocol = alloca i32, align 4
  %error = alloca i32, align 4
  %param = alloca %struct.sched_param, align 4
  %error63 = alloca i32, align 4
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %attr, !56, !DIExpression(), !81)
    #dbg_declare(ptr %kind, !82, !DIExpression(), !87)
    #dbg_declare(ptr %mutex, !88, !DIExpression(), !106)
    #dbg_declare(ptr %base, !107, !DIExpression(), !108)
    #dbg_declare(ptr %size, !109, !DIExpression(), !110)
    #dbg_declare(ptr %value, !111, !DIExpression(), !112)
    #dbg_declare(ptr %old, !113, !DIExpression(), !114)
    #dbg_declare(ptr %name, !115, !DIExpression(), !119)
    #dbg_declare(ptr %clock, !120, !DIExpression(), !122)
  %call = call i32 @pthread_attr_init(ptr noundef %attr), !dbg !123
  %call1 = call i32 @pthread_attr_setstack(ptr noundef %attr, ptr noundef @stack, i64 noundef 65536), !dbg !124
  %call2 = call i32 @pthread_attr_getstack(ptr noundef %attr, ptr noundef %base, ptr noundef %size), !dbg !125
  %0 = load ptr, ptr %base, align 8, !dbg !126
  %cmp = icmp eq ptr %0, @stack, !dbg !127
  %conv = zext i1 %cmp to i32, !dbg !127
  %1 = load i64, ptr %size, align 8, !dbg !128
  %cmp3 = icmp eq i64 %1, 65536, !dbg !129
  %conv4 = zext i1 %cmp3 to i32, !dbg !129
  %call5 = call i32 @pthread_attr_setstack(ptr noundef %attr, ptr noundef @stack, i64 noundef 1), !dbg !130
  %cmp6 = icmp eq i32 %call5, 22, !dbg !131
  %conv7 = zext i1 %cmp6 to i32, !dbg !131
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv, i32 noundef %conv4, i32 noundef %conv7), !dbg !132
  %call9 = call i32 @pthread_mutexattr_init(ptr noundef %kind), !dbg !133
  %call10 = call i32 @pthread_mutexattr_settype(ptr noundef %kind, i32 noundef 1), !dbg !134
    #dbg_declare(ptr %protocol, !135, !DIExpression(), !137)
  store i32 0, ptr %protocol, align 4, !dbg !137
  br label %for.cond, !dbg !138

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %protocol, align 4, !dbg !139
  %cmp11 = icmp sle i32 %2, 2, !dbg !141
  br i1 %cmp11, label %for.body, label %for.end, !dbg !142

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %error, !143, !DIExpression(), !145)
  %3 = load i32, ptr %protocol, align 4, !dbg !146
  %call13 = call i32 @pthread_mutexattr_setprotocol(ptr noundef %kind, i32 noundef %3), !dbg !147
  store i32 %call13, ptr %error, align 4, !dbg !145
  %call14 = call i32 @pthread_mutexattr_getprotocol(ptr noundef %kind, ptr noundef %value), !dbg !148
  %4 = load i32, ptr %error, align 4, !dbg !149
  %5 = load i32, ptr %value, align 4, !dbg !150
  %call15 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %4, i32 noundef %5), !dbg !151
  br label %for.inc, !dbg !152

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %protocol, align 4, !dbg !153
  %inc = add nsw i32 %6, 1, !dbg !153
  store i32 %inc, ptr %protocol, align 4, !dbg !153
  br label %for.cond, !dbg !154, !llvm.loop !155

for.end:                                          ; preds = %for.cond
  %call16 = call i32 @pthread_mutexattr_setprotocol(ptr noundef %kind, i32 noundef 77), !dbg !158
  %cmp17 = icmp ne i32 %call16, 0, !dbg !159
  %conv18 = zext i1 %cmp17 to i32, !dbg !159
  %call19 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %conv18), !dbg !160
  %call20 = call i32 @pthread_mutexattr_setprioceiling(ptr noundef %kind, i32 noundef 12), !dbg !161
  %call21 = call i32 @pthread_mutexattr_setprioceiling(ptr noundef %kind, i32 noundef 1000), !dbg !162
  %cmp22 = icmp eq i32 %call21, 22, !dbg !163
  %conv23 = zext i1 %cmp22 to i32, !dbg !163
  %call24 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call20, i32 noundef %conv23), !dbg !164
  %call25 = call i32 @pthread_mutexattr_getprioceiling(ptr noundef %kind, ptr noundef %value), !dbg !165
  %7 = load i32, ptr %value, align 4, !dbg !166
  %call26 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %7), !dbg !167
  %call27 = call i32 @pthread_mutexattr_gettype(ptr noundef %kind, ptr noundef %value), !dbg !168
  %8 = load i32, ptr %value, align 4, !dbg !169
  %cmp28 = icmp eq i32 %8, 1, !dbg !170
  %conv29 = zext i1 %cmp28 to i32, !dbg !170
  %call30 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %conv29), !dbg !171
  %call31 = call i32 @pthread_mutex_init(ptr noundef %mutex, ptr noundef %kind), !dbg !172
  %call32 = call i32 @pthread_mutex_getprioceiling(ptr noundef %mutex, ptr noundef %value), !dbg !173
  %9 = load i32, ptr %value, align 4, !dbg !174
  %call33 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %call32, i32 noundef %9), !dbg !175
  %call34 = call i32 @pthread_mutex_init(ptr noundef %mutex, ptr noundef null), !dbg !176
  %call35 = call i32 @pthread_mutex_getprioceiling(ptr noundef %mutex, ptr noundef %value), !dbg !177
  %cmp36 = icmp eq i32 %call35, 22, !dbg !178
  %conv37 = zext i1 %cmp36 to i32, !dbg !178
  %call38 = call i32 @pthread_mutex_setprioceiling(ptr noundef %mutex, i32 noundef 3, ptr noundef %old), !dbg !179
  %cmp39 = icmp eq i32 %call38, 22, !dbg !180
  %conv40 = zext i1 %cmp39 to i32, !dbg !180
  %call41 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv37, i32 noundef %conv40), !dbg !181
  %call42 = call i64 @pthread_self(), !dbg !182
  %call43 = call i32 @pthread_setname_np(i64 noundef %call42, ptr noundef @.str.5), !dbg !183
  %call44 = call i64 @pthread_self(), !dbg !184
  %call45 = call i32 @pthread_setname_np(i64 noundef %call44, ptr noundef @.str.6), !dbg !185
  %cmp46 = icmp eq i32 %call45, 34, !dbg !186
  %conv47 = zext i1 %cmp46 to i32, !dbg !186
  %call48 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %call43, i32 noundef %conv47), !dbg !187
  %call49 = call i64 @pthread_self(), !dbg !188
  %arraydecay = getelementptr inbounds [16 x i8], ptr %name, i64 0, i64 0, !dbg !189
  %call50 = call i32 @pthread_getname_np(i64 noundef %call49, ptr noundef %arraydecay, i64 noundef 16), !dbg !190
  %arraydecay51 = getelementptr inbounds [16 x i8], ptr %name, i64 0, i64 0, !dbg !191
  %call52 = call i64 @pthread_self(), !dbg !192
  %arraydecay53 = getelementptr inbounds [16 x i8], ptr %name, i64 0, i64 0, !dbg !193
  %call54 = call i32 @pthread_getname_np(i64 noundef %call52, ptr noundef %arraydecay53, i64 noundef 3), !dbg !194
  %cmp55 = icmp eq i32 %call54, 34, !dbg !195
  %conv56 = zext i1 %cmp55 to i32, !dbg !195
  %call57 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %call50, ptr noundef %arraydecay51, i32 noundef %conv56), !dbg !196
  %call58 = call i32 @sched_get_priority_min(i32 noundef 1), !dbg !197
  %call59 = call i32 @sched_get_priority_max(i32 noundef 2), !dbg !198
  %call60 = call i32 @sched_get_priority_max(i32 noundef 0), !dbg !199
  %call61 = call i32 @sched_get_priority_min(i32 noundef 1000), !dbg !200
  %call62 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %call58, i32 noundef %call59, i32 noundef %call60, i32 noundef %call61), !dbg !201
    #dbg_declare(ptr %param, !202, !DIExpression(), !207)
  call void @llvm.memset.p0.i64(ptr align 4 %param, i8 0, i64 4, i1 false), !dbg !207
    #dbg_declare(ptr %error63, !208, !DIExpression(), !209)
  %call64 = call i64 @pthread_self(), !dbg !210
  %call65 = call i32 @pthread_getschedparam(i64 noundef %call64, ptr noundef %value, ptr noundef %param), !dbg !211
  store i32 %call65, ptr %error63, align 4, !dbg !209
  %10 = load i32, ptr %error63, align 4, !dbg !212
  %11 = load i32, ptr %value, align 4, !dbg !213
  %cmp66 = icmp eq i32 %11, 0, !dbg !214
  %conv67 = zext i1 %cmp66 to i32, !dbg !214
  %sched_priority = getelementptr inbounds %struct.sched_param, ptr %param, i32 0, i32 0, !dbg !215
  %12 = load i32, ptr %sched_priority, align 4, !dbg !215
  %call68 = call i64 @pthread_self(), !dbg !216
  %call69 = call i32 @pthread_setschedparam(i64 noundef %call68, i32 noundef 1000, ptr noundef %param), !dbg !217
  %cmp70 = icmp eq i32 %call69, 22, !dbg !218
  %conv71 = zext i1 %cmp70 to i32, !dbg !218
  %call72 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %10, i32 noundef %conv67, i32 noundef %12, i32 noundef %conv71), !dbg !219
  %call73 = call i32 @pthread_attr_init(ptr noundef %attr), !dbg !220
  %sched_priority74 = getelementptr inbounds %struct.sched_param, ptr %param, i32 0, i32 0, !dbg !221
  store i32 1, ptr %sched_priority74, align 4, !dbg !222
  %call75 = call i32 @pthread_attr_setschedparam(ptr noundef %attr, ptr noundef %param), !dbg !223
  %cmp76 = icmp eq i32 %call75, 22, !dbg !224
  %conv77 = zext i1 %cmp76 to i32, !dbg !224
  %call78 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %conv77), !dbg !225
  %call79 = call i32 @pthread_attr_setschedpolicy(ptr noundef %attr, i32 noundef 1), !dbg !226
  %call80 = call i32 @pthread_attr_setinheritsched(ptr noundef %attr, i32 noundef 1), !dbg !227
    #dbg_declare(ptr %thread, !228, !DIExpression(), !230)
  %call81 = call i32 @pthread_create(ptr noundef %thread, ptr noundef %attr, ptr noundef @never, ptr noundef null), !dbg !231
  %cmp82 = icmp eq i32 %call81, 22, !dbg !232
  %conv83 = zext i1 %cmp82 to i32, !dbg !232
  %call84 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %conv83), !dbg !233
  %call85 = call i64 @pthread_self(), !dbg !234
  %call86 = call i32 @pthread_getcpuclockid(i64 noundef %call85, ptr noundef %clock), !dbg !235
  %call87 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %call86), !dbg !236
  %call88 = call i64 @sysconf(i32 noundef 67), !dbg !237
  %cmp89 = icmp sgt i64 %call88, 0, !dbg !238
  %conv90 = zext i1 %cmp89 to i32, !dbg !238
  %call91 = call i64 @sysconf(i32 noundef 75), !dbg !239
  %cmp92 = icmp sgt i64 %call91, 0, !dbg !240
  %conv93 = zext i1 %cmp92 to i32, !dbg !240
  %call94 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv90, i32 noundef %conv93), !dbg !241
  %13 = load i32, ptr %retval, align 4, !dbg !242
  ret i32 %13, !dbg !242
}

declare i32 @pthread_attr_init(ptr noundef) #1

declare i32 @pthread_attr_setstack(ptr noundef, ptr noundef, i64 noundef) #1

declare i32 @pthread_attr_getstack(ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #1

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutexattr_setprotocol(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutexattr_getprotocol(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutexattr_setprioceiling(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutexattr_getprioceiling(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutexattr_gettype(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_getprioceiling(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_setprioceiling(ptr noundef, i32 noundef, ptr noundef) #1

declare i32 @pthread_setname_np(i64 noundef, ptr noundef) #1

declare i64 @pthread_self() #1

declare i32 @pthread_getname_np(i64 noundef, ptr noundef, i64 noundef) #1

declare i32 @sched_get_priority_min(i32 noundef) #1

declare i32 @sched_get_priority_max(i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare i32 @pthread_getschedparam(i64 noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_setschedparam(i64 noundef, i32 noundef, ptr noundef) #1

declare i32 @pthread_attr_setschedparam(ptr noundef, ptr noundef) #1

declare i32 @pthread_attr_setschedpolicy(ptr noundef, i32 noundef) #1

declare i32 @pthread_attr_setinheritsched(ptr noundef, i32 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @never(ptr noundef %unused) #0 !dbg !243 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !246, !DIExpression(), !247)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !248
  ret ptr %0, !dbg !249
}

declare i32 @pthread_getcpuclockid(i64 noundef, ptr noundef) #1

declare i64 @sysconf(i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "stack", scope: !2, file: !3, line: 12, type: !41, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread_attributes.c", directory: ".", checksumkind: CSK_MD5, checksum: "60a42b0b7bcca5672bcc5510ae35d2aa")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !23, !25, !27, !29, !34, !36, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 80, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 10)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 56, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 7)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 32, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 4)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !20, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 45, type: !15, isLocal: true, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !15, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 50, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 192, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 24)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !9, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 104, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 13)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 524288, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 65536)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !52, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!52 = !DISubroutineType(types: !53)
!53 = !{!54}
!54 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!55 = !{}
!56 = !DILocalVariable(name: "attr", scope: !51, file: !3, line: 17, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !58, line: 112, baseType: !59)
!58 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!59 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !58, line: 96, size: 448, elements: !60)
!60 = !{!61, !75, !79}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !59, file: !58, line: 106, baseType: !62, size: 384)
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !59, file: !58, line: 97, size: 384, elements: !63)
!63 = !{!64, !65, !69, !70, !71, !72, !73, !74}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !62, file: !58, line: 98, baseType: !54, size: 32)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !62, file: !58, line: 99, baseType: !66, size: 64, offset: 64)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !67, line: 18, baseType: !68)
!67 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !62, file: !58, line: 100, baseType: !66, size: 64, offset: 128)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !62, file: !58, line: 101, baseType: !54, size: 32, offset: 192)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !62, file: !58, line: 102, baseType: !54, size: 32, offset: 224)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !62, file: !58, line: 103, baseType: !54, size: 32, offset: 256)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !62, file: !58, line: 104, baseType: !54, size: 32, offset: 288)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__stack", scope: !62, file: !58, line: 105, baseType: !5, size: 64, offset: 320)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !59, file: !58, line: 107, baseType: !76, size: 448)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 56)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !59, file: !58, line: 108, baseType: !80, size: 64)
!80 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!81 = !DILocation(line: 17, column: 18, scope: !51)
!82 = !DILocalVariable(name: "kind", scope: !51, file: !3, line: 18, type: !83)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !58, line: 61, baseType: !84)
!84 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !58, line: 59, size: 32, elements: !85)
!85 = !{!86}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !84, file: !58, line: 60, baseType: !54, size: 32)
!87 = !DILocation(line: 18, column: 23, scope: !51)
!88 = !DILocalVariable(name: "mutex", scope: !51, file: !3, line: 19, type: !89)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !58, line: 57, baseType: !90)
!90 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !58, line: 45, size: 320, elements: !91)
!91 = !{!92, !101, !105}
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !90, file: !58, line: 54, baseType: !93, size: 160)
!93 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !90, file: !58, line: 46, size: 160, elements: !94)
!94 = !{!95, !96, !98, !99, !100}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !93, file: !58, line: 47, baseType: !54, size: 32)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !93, file: !58, line: 48, baseType: !97, size: 32, offset: 32)
!97 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !93, file: !58, line: 49, baseType: !54, size: 32, offset: 64)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !93, file: !58, line: 51, baseType: !97, size: 32, offset: 96)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !93, file: !58, line: 53, baseType: !54, size: 32, offset: 128)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !90, file: !58, line: 55, baseType: !102, size: 320)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !103)
!103 = !{!104}
!104 = !DISubrange(count: 40)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !90, file: !58, line: 56, baseType: !80, size: 64)
!106 = !DILocation(line: 19, column: 19, scope: !51)
!107 = !DILocalVariable(name: "base", scope: !51, file: !3, line: 20, type: !5)
!108 = !DILocation(line: 20, column: 9, scope: !51)
!109 = !DILocalVariable(name: "size", scope: !51, file: !3, line: 21, type: !66)
!110 = !DILocation(line: 21, column: 10, scope: !51)
!111 = !DILocalVariable(name: "value", scope: !51, file: !3, line: 22, type: !54)
!112 = !DILocation(line: 22, column: 7, scope: !51)
!113 = !DILocalVariable(name: "old", scope: !51, file: !3, line: 22, type: !54)
!114 = !DILocation(line: 22, column: 14, scope: !51)
!115 = !DILocalVariable(name: "name", scope: !51, file: !3, line: 23, type: !116)
!116 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !117)
!117 = !{!118}
!118 = !DISubrange(count: 16)
!119 = !DILocation(line: 23, column: 8, scope: !51)
!120 = !DILocalVariable(name: "clock", scope: !51, file: !3, line: 24, type: !121)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "clockid_t", file: !58, line: 27, baseType: !54)
!122 = !DILocation(line: 24, column: 13, scope: !51)
!123 = !DILocation(line: 25, column: 3, scope: !51)
!124 = !DILocation(line: 26, column: 3, scope: !51)
!125 = !DILocation(line: 27, column: 3, scope: !51)
!126 = !DILocation(line: 28, column: 24, scope: !51)
!127 = !DILocation(line: 28, column: 29, scope: !51)
!128 = !DILocation(line: 28, column: 39, scope: !51)
!129 = !DILocation(line: 28, column: 44, scope: !51)
!130 = !DILocation(line: 29, column: 10, scope: !51)
!131 = !DILocation(line: 29, column: 49, scope: !51)
!132 = !DILocation(line: 28, column: 3, scope: !51)
!133 = !DILocation(line: 30, column: 3, scope: !51)
!134 = !DILocation(line: 31, column: 3, scope: !51)
!135 = !DILocalVariable(name: "protocol", scope: !136, file: !3, line: 32, type: !54)
!136 = distinct !DILexicalBlock(scope: !51, file: !3, line: 32, column: 3)
!137 = !DILocation(line: 32, column: 12, scope: !136)
!138 = !DILocation(line: 32, column: 8, scope: !136)
!139 = !DILocation(line: 32, column: 42, scope: !140)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 32, column: 3)
!141 = !DILocation(line: 32, column: 51, scope: !140)
!142 = !DILocation(line: 32, column: 3, scope: !136)
!143 = !DILocalVariable(name: "error", scope: !144, file: !3, line: 33, type: !54)
!144 = distinct !DILexicalBlock(scope: !140, file: !3, line: 32, column: 88)
!145 = !DILocation(line: 33, column: 9, scope: !144)
!146 = !DILocation(line: 33, column: 54, scope: !144)
!147 = !DILocation(line: 33, column: 17, scope: !144)
!148 = !DILocation(line: 34, column: 5, scope: !144)
!149 = !DILocation(line: 35, column: 22, scope: !144)
!150 = !DILocation(line: 35, column: 29, scope: !144)
!151 = !DILocation(line: 35, column: 5, scope: !144)
!152 = !DILocation(line: 36, column: 3, scope: !144)
!153 = !DILocation(line: 32, column: 84, scope: !140)
!154 = !DILocation(line: 32, column: 3, scope: !140)
!155 = distinct !{!155, !142, !156, !157}
!156 = !DILocation(line: 36, column: 3, scope: !136)
!157 = !{!"llvm.loop.mustprogress"}
!158 = !DILocation(line: 37, column: 18, scope: !51)
!159 = !DILocation(line: 37, column: 59, scope: !51)
!160 = !DILocation(line: 37, column: 3, scope: !51)
!161 = !DILocation(line: 38, column: 20, scope: !51)
!162 = !DILocation(line: 39, column: 10, scope: !51)
!163 = !DILocation(line: 39, column: 56, scope: !51)
!164 = !DILocation(line: 38, column: 3, scope: !51)
!165 = !DILocation(line: 40, column: 3, scope: !51)
!166 = !DILocation(line: 41, column: 17, scope: !51)
!167 = !DILocation(line: 41, column: 3, scope: !51)
!168 = !DILocation(line: 42, column: 3, scope: !51)
!169 = !DILocation(line: 43, column: 18, scope: !51)
!170 = !DILocation(line: 43, column: 24, scope: !51)
!171 = !DILocation(line: 43, column: 3, scope: !51)
!172 = !DILocation(line: 44, column: 3, scope: !51)
!173 = !DILocation(line: 45, column: 21, scope: !51)
!174 = !DILocation(line: 45, column: 67, scope: !51)
!175 = !DILocation(line: 45, column: 3, scope: !51)
!176 = !DILocation(line: 46, column: 3, scope: !51)
!177 = !DILocation(line: 47, column: 21, scope: !51)
!178 = !DILocation(line: 47, column: 66, scope: !51)
!179 = !DILocation(line: 48, column: 10, scope: !51)
!180 = !DILocation(line: 48, column: 56, scope: !51)
!181 = !DILocation(line: 47, column: 3, scope: !51)
!182 = !DILocation(line: 49, column: 40, scope: !51)
!183 = !DILocation(line: 49, column: 21, scope: !51)
!184 = !DILocation(line: 50, column: 29, scope: !51)
!185 = !DILocation(line: 50, column: 10, scope: !51)
!186 = !DILocation(line: 50, column: 72, scope: !51)
!187 = !DILocation(line: 49, column: 3, scope: !51)
!188 = !DILocation(line: 51, column: 43, scope: !51)
!189 = !DILocation(line: 51, column: 59, scope: !51)
!190 = !DILocation(line: 51, column: 24, scope: !51)
!191 = !DILocation(line: 51, column: 79, scope: !51)
!192 = !DILocation(line: 52, column: 29, scope: !51)
!193 = !DILocation(line: 52, column: 45, scope: !51)
!194 = !DILocation(line: 52, column: 10, scope: !51)
!195 = !DILocation(line: 52, column: 54, scope: !51)
!196 = !DILocation(line: 51, column: 3, scope: !51)
!197 = !DILocation(line: 53, column: 27, scope: !51)
!198 = !DILocation(line: 53, column: 63, scope: !51)
!199 = !DILocation(line: 54, column: 10, scope: !51)
!200 = !DILocation(line: 54, column: 47, scope: !51)
!201 = !DILocation(line: 53, column: 3, scope: !51)
!202 = !DILocalVariable(name: "param", scope: !51, file: !3, line: 55, type: !203)
!203 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sched_param", file: !204, line: 18, size: 32, elements: !205)
!204 = !DIFile(filename: "../../libc-shim/include/sched.h", directory: ".", checksumkind: CSK_MD5, checksum: "c66aeb71103beb67b5fa9ec10bb8f0fc")
!205 = !{!206}
!206 = !DIDerivedType(tag: DW_TAG_member, name: "sched_priority", scope: !203, file: !204, line: 19, baseType: !54, size: 32)
!207 = !DILocation(line: 55, column: 22, scope: !51)
!208 = !DILocalVariable(name: "error", scope: !51, file: !3, line: 56, type: !54)
!209 = !DILocation(line: 56, column: 7, scope: !51)
!210 = !DILocation(line: 56, column: 37, scope: !51)
!211 = !DILocation(line: 56, column: 15, scope: !51)
!212 = !DILocation(line: 57, column: 27, scope: !51)
!213 = !DILocation(line: 57, column: 34, scope: !51)
!214 = !DILocation(line: 57, column: 40, scope: !51)
!215 = !DILocation(line: 57, column: 62, scope: !51)
!216 = !DILocation(line: 58, column: 32, scope: !51)
!217 = !DILocation(line: 58, column: 10, scope: !51)
!218 = !DILocation(line: 58, column: 62, scope: !51)
!219 = !DILocation(line: 57, column: 3, scope: !51)
!220 = !DILocation(line: 59, column: 3, scope: !51)
!221 = !DILocation(line: 60, column: 9, scope: !51)
!222 = !DILocation(line: 60, column: 24, scope: !51)
!223 = !DILocation(line: 61, column: 17, scope: !51)
!224 = !DILocation(line: 61, column: 59, scope: !51)
!225 = !DILocation(line: 61, column: 3, scope: !51)
!226 = !DILocation(line: 62, column: 3, scope: !51)
!227 = !DILocation(line: 63, column: 3, scope: !51)
!228 = !DILocalVariable(name: "thread", scope: !51, file: !3, line: 64, type: !229)
!229 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !58, line: 39, baseType: !68)
!230 = !DILocation(line: 64, column: 13, scope: !51)
!231 = !DILocation(line: 65, column: 18, scope: !51)
!232 = !DILocation(line: 65, column: 62, scope: !51)
!233 = !DILocation(line: 65, column: 3, scope: !51)
!234 = !DILocation(line: 66, column: 40, scope: !51)
!235 = !DILocation(line: 66, column: 18, scope: !51)
!236 = !DILocation(line: 66, column: 3, scope: !51)
!237 = !DILocation(line: 67, column: 21, scope: !51)
!238 = !DILocation(line: 67, column: 42, scope: !51)
!239 = !DILocation(line: 67, column: 47, scope: !51)
!240 = !DILocation(line: 67, column: 77, scope: !51)
!241 = !DILocation(line: 67, column: 3, scope: !51)
!242 = !DILocation(line: 68, column: 1, scope: !51)
!243 = distinct !DISubprogram(name: "never", scope: !3, file: !3, line: 14, type: !244, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!244 = !DISubroutineType(types: !245)
!245 = !{!5, !5}
!246 = !DILocalVariable(name: "unused", arg: 1, scope: !243, file: !3, line: 14, type: !5)
!247 = !DILocation(line: 14, column: 26, scope: !243)
!248 = !DILocation(line: 14, column: 43, scope: !243)
!249 = !DILocation(line: 14, column: 36, scope: !243)
