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
@.str = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [7 x i8] c"%d %d \00", align 1, !dbg !11
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !16
@.str.3 = private unnamed_addr constant [4 x i8] c"%d \00", align 1, !dbg !21
@.str.4 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !23
@.str.5 = private unnamed_addr constant [7 x i8] c"worker\00", align 1, !dbg !25
@.str.6 = private unnamed_addr constant [24 x i8] c"a name that is too long\00", align 1, !dbg !27
@.str.7 = private unnamed_addr constant [10 x i8] c"%d %s %d\0A\00", align 1, !dbg !32
@.str.8 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1, !dbg !34

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !49 {
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
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %attr, !54, !DIExpression(), !80)
    #dbg_declare(ptr %kind, !81, !DIExpression(), !86)
    #dbg_declare(ptr %mutex, !87, !DIExpression(), !105)
    #dbg_declare(ptr %base, !106, !DIExpression(), !107)
    #dbg_declare(ptr %size, !108, !DIExpression(), !109)
    #dbg_declare(ptr %value, !110, !DIExpression(), !111)
    #dbg_declare(ptr %old, !112, !DIExpression(), !113)
    #dbg_declare(ptr %name, !114, !DIExpression(), !118)
    #dbg_declare(ptr %clock, !119, !DIExpression(), !121)
  %call = call i32 @pthread_attr_init(ptr noundef %attr), !dbg !122
  %call1 = call i32 @pthread_attr_setstack(ptr noundef %attr, ptr noundef @stack, i64 noundef 65536), !dbg !123
  %call2 = call i32 @pthread_attr_getstack(ptr noundef %attr, ptr noundef %base, ptr noundef %size), !dbg !124
  %0 = load ptr, ptr %base, align 8, !dbg !125
  %cmp = icmp eq ptr %0, @stack, !dbg !126
  %conv = zext i1 %cmp to i32, !dbg !126
  %1 = load i64, ptr %size, align 8, !dbg !127
  %cmp3 = icmp eq i64 %1, 65536, !dbg !128
  %conv4 = zext i1 %cmp3 to i32, !dbg !128
  %call5 = call i32 @pthread_attr_setstack(ptr noundef %attr, ptr noundef @stack, i64 noundef 1), !dbg !129
  %cmp6 = icmp eq i32 %call5, 22, !dbg !130
  %conv7 = zext i1 %cmp6 to i32, !dbg !130
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv, i32 noundef %conv4, i32 noundef %conv7), !dbg !131
  %call9 = call i32 @pthread_mutexattr_init(ptr noundef %kind), !dbg !132
  %call10 = call i32 @pthread_mutexattr_settype(ptr noundef %kind, i32 noundef 1), !dbg !133
    #dbg_declare(ptr %protocol, !134, !DIExpression(), !136)
  store i32 0, ptr %protocol, align 4, !dbg !136
  br label %for.cond, !dbg !137

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %protocol, align 4, !dbg !138
  %cmp11 = icmp sle i32 %2, 2, !dbg !140
  br i1 %cmp11, label %for.body, label %for.end, !dbg !141

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %error, !142, !DIExpression(), !144)
  %3 = load i32, ptr %protocol, align 4, !dbg !145
  %call13 = call i32 @pthread_mutexattr_setprotocol(ptr noundef %kind, i32 noundef %3), !dbg !146
  store i32 %call13, ptr %error, align 4, !dbg !144
  %call14 = call i32 @pthread_mutexattr_getprotocol(ptr noundef %kind, ptr noundef %value), !dbg !147
  %4 = load i32, ptr %error, align 4, !dbg !148
  %5 = load i32, ptr %value, align 4, !dbg !149
  %call15 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %4, i32 noundef %5), !dbg !150
  br label %for.inc, !dbg !151

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %protocol, align 4, !dbg !152
  %inc = add nsw i32 %6, 1, !dbg !152
  store i32 %inc, ptr %protocol, align 4, !dbg !152
  br label %for.cond, !dbg !153, !llvm.loop !154

for.end:                                          ; preds = %for.cond
  %call16 = call i32 @pthread_mutexattr_setprotocol(ptr noundef %kind, i32 noundef 77), !dbg !157
  %cmp17 = icmp ne i32 %call16, 0, !dbg !158
  %conv18 = zext i1 %cmp17 to i32, !dbg !158
  %call19 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %conv18), !dbg !159
  %call20 = call i32 @pthread_mutexattr_setprioceiling(ptr noundef %kind, i32 noundef 12), !dbg !160
  %call21 = call i32 @pthread_mutexattr_setprioceiling(ptr noundef %kind, i32 noundef 1000), !dbg !161
  %cmp22 = icmp eq i32 %call21, 22, !dbg !162
  %conv23 = zext i1 %cmp22 to i32, !dbg !162
  %call24 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call20, i32 noundef %conv23), !dbg !163
  %call25 = call i32 @pthread_mutexattr_getprioceiling(ptr noundef %kind, ptr noundef %value), !dbg !164
  %7 = load i32, ptr %value, align 4, !dbg !165
  %call26 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %7), !dbg !166
  %call27 = call i32 @pthread_mutexattr_gettype(ptr noundef %kind, ptr noundef %value), !dbg !167
  %8 = load i32, ptr %value, align 4, !dbg !168
  %cmp28 = icmp eq i32 %8, 1, !dbg !169
  %conv29 = zext i1 %cmp28 to i32, !dbg !169
  %call30 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %conv29), !dbg !170
  %call31 = call i32 @pthread_mutex_init(ptr noundef %mutex, ptr noundef %kind), !dbg !171
  %call32 = call i32 @pthread_mutex_getprioceiling(ptr noundef %mutex, ptr noundef %value), !dbg !172
  %9 = load i32, ptr %value, align 4, !dbg !173
  %call33 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %call32, i32 noundef %9), !dbg !174
  %call34 = call i32 @pthread_mutex_init(ptr noundef %mutex, ptr noundef null), !dbg !175
  %call35 = call i32 @pthread_mutex_getprioceiling(ptr noundef %mutex, ptr noundef %value), !dbg !176
  %cmp36 = icmp eq i32 %call35, 22, !dbg !177
  %conv37 = zext i1 %cmp36 to i32, !dbg !177
  %call38 = call i32 @pthread_mutex_setprioceiling(ptr noundef %mutex, i32 noundef 3, ptr noundef %old), !dbg !178
  %cmp39 = icmp eq i32 %call38, 22, !dbg !179
  %conv40 = zext i1 %cmp39 to i32, !dbg !179
  %call41 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv37, i32 noundef %conv40), !dbg !180
  %call42 = call i64 @pthread_self(), !dbg !181
  %call43 = call i32 @pthread_setname_np(i64 noundef %call42, ptr noundef @.str.5), !dbg !182
  %call44 = call i64 @pthread_self(), !dbg !183
  %call45 = call i32 @pthread_setname_np(i64 noundef %call44, ptr noundef @.str.6), !dbg !184
  %cmp46 = icmp eq i32 %call45, 34, !dbg !185
  %conv47 = zext i1 %cmp46 to i32, !dbg !185
  %call48 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %call43, i32 noundef %conv47), !dbg !186
  %call49 = call i64 @pthread_self(), !dbg !187
  %arraydecay = getelementptr inbounds [16 x i8], ptr %name, i64 0, i64 0, !dbg !188
  %call50 = call i32 @pthread_getname_np(i64 noundef %call49, ptr noundef %arraydecay, i64 noundef 16), !dbg !189
  %arraydecay51 = getelementptr inbounds [16 x i8], ptr %name, i64 0, i64 0, !dbg !190
  %call52 = call i64 @pthread_self(), !dbg !191
  %arraydecay53 = getelementptr inbounds [16 x i8], ptr %name, i64 0, i64 0, !dbg !192
  %call54 = call i32 @pthread_getname_np(i64 noundef %call52, ptr noundef %arraydecay53, i64 noundef 3), !dbg !193
  %cmp55 = icmp eq i32 %call54, 34, !dbg !194
  %conv56 = zext i1 %cmp55 to i32, !dbg !194
  %call57 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %call50, ptr noundef %arraydecay51, i32 noundef %conv56), !dbg !195
  %call58 = call i32 @sched_get_priority_min(i32 noundef 1), !dbg !196
  %call59 = call i32 @sched_get_priority_max(i32 noundef 2), !dbg !197
  %call60 = call i32 @sched_get_priority_max(i32 noundef 0), !dbg !198
  %call61 = call i32 @sched_get_priority_min(i32 noundef 1000), !dbg !199
  %call62 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %call58, i32 noundef %call59, i32 noundef %call60, i32 noundef %call61), !dbg !200
    #dbg_declare(ptr %param, !201, !DIExpression(), !206)
  call void @llvm.memset.p0.i64(ptr align 4 %param, i8 0, i64 4, i1 false), !dbg !206
    #dbg_declare(ptr %error63, !207, !DIExpression(), !208)
  %call64 = call i64 @pthread_self(), !dbg !209
  %call65 = call i32 @pthread_getschedparam(i64 noundef %call64, ptr noundef %value, ptr noundef %param), !dbg !210
  store i32 %call65, ptr %error63, align 4, !dbg !208
  %10 = load i32, ptr %error63, align 4, !dbg !211
  %11 = load i32, ptr %value, align 4, !dbg !212
  %cmp66 = icmp eq i32 %11, 0, !dbg !213
  %conv67 = zext i1 %cmp66 to i32, !dbg !213
  %sched_priority = getelementptr inbounds %struct.sched_param, ptr %param, i32 0, i32 0, !dbg !214
  %12 = load i32, ptr %sched_priority, align 4, !dbg !214
  %call68 = call i64 @pthread_self(), !dbg !215
  %call69 = call i32 @pthread_setschedparam(i64 noundef %call68, i32 noundef 1000, ptr noundef %param), !dbg !216
  %cmp70 = icmp eq i32 %call69, 22, !dbg !217
  %conv71 = zext i1 %cmp70 to i32, !dbg !217
  %call72 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %10, i32 noundef %conv67, i32 noundef %12, i32 noundef %conv71), !dbg !218
  %call73 = call i64 @pthread_self(), !dbg !219
  %call74 = call i32 @pthread_getcpuclockid(i64 noundef %call73, ptr noundef %clock), !dbg !220
  %call75 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %call74), !dbg !221
  %call76 = call i64 @sysconf(i32 noundef 67), !dbg !222
  %cmp77 = icmp sgt i64 %call76, 0, !dbg !223
  %conv78 = zext i1 %cmp77 to i32, !dbg !223
  %call79 = call i64 @sysconf(i32 noundef 75), !dbg !224
  %cmp80 = icmp sgt i64 %call79, 0, !dbg !225
  %conv81 = zext i1 %cmp80 to i32, !dbg !225
  %call82 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv78, i32 noundef %conv81), !dbg !226
  %13 = load i32, ptr %retval, align 4, !dbg !227
  ret i32 %13, !dbg !227
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

declare i32 @pthread_getcpuclockid(i64 noundef, ptr noundef) #1

declare i64 @sysconf(i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "stack", scope: !2, file: !3, line: 12, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread_attributes.c", directory: ".", checksumkind: CSK_MD5, checksum: "1a680b051db8094b696a91519ef2970d")
!4 = !{!5, !11, !16, !21, !23, !25, !27, !32, !34, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 80, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 10)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 56, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 7)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 4)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !18, isLocal: true, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !13, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !13, isLocal: true, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 192, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 24)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !7, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 104, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 13)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 524288, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 65536)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !50, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!50 = !DISubroutineType(types: !51)
!51 = !{!52}
!52 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!53 = !{}
!54 = !DILocalVariable(name: "attr", scope: !49, file: !3, line: 15, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !56, line: 112, baseType: !57)
!56 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!57 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !56, line: 96, size: 448, elements: !58)
!58 = !{!59, !74, !78}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !57, file: !56, line: 106, baseType: !60, size: 384)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !57, file: !56, line: 97, size: 384, elements: !61)
!61 = !{!62, !63, !67, !68, !69, !70, !71, !72}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !60, file: !56, line: 98, baseType: !52, size: 32)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !60, file: !56, line: 99, baseType: !64, size: 64, offset: 64)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !65, line: 18, baseType: !66)
!65 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!66 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !60, file: !56, line: 100, baseType: !64, size: 64, offset: 128)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !60, file: !56, line: 101, baseType: !52, size: 32, offset: 192)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !60, file: !56, line: 102, baseType: !52, size: 32, offset: 224)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !60, file: !56, line: 103, baseType: !52, size: 32, offset: 256)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !60, file: !56, line: 104, baseType: !52, size: 32, offset: 288)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__stack", scope: !60, file: !56, line: 105, baseType: !73, size: 64, offset: 320)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !57, file: !56, line: 107, baseType: !75, size: 448)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 448, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 56)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !57, file: !56, line: 108, baseType: !79, size: 64)
!79 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!80 = !DILocation(line: 15, column: 18, scope: !49)
!81 = !DILocalVariable(name: "kind", scope: !49, file: !3, line: 16, type: !82)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !56, line: 61, baseType: !83)
!83 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !56, line: 59, size: 32, elements: !84)
!84 = !{!85}
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !83, file: !56, line: 60, baseType: !52, size: 32)
!86 = !DILocation(line: 16, column: 23, scope: !49)
!87 = !DILocalVariable(name: "mutex", scope: !49, file: !3, line: 17, type: !88)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !56, line: 57, baseType: !89)
!89 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !56, line: 45, size: 320, elements: !90)
!90 = !{!91, !100, !104}
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !89, file: !56, line: 54, baseType: !92, size: 160)
!92 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !89, file: !56, line: 46, size: 160, elements: !93)
!93 = !{!94, !95, !97, !98, !99}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !92, file: !56, line: 47, baseType: !52, size: 32)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !92, file: !56, line: 48, baseType: !96, size: 32, offset: 32)
!96 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !92, file: !56, line: 49, baseType: !52, size: 32, offset: 64)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !92, file: !56, line: 51, baseType: !96, size: 32, offset: 96)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !92, file: !56, line: 53, baseType: !52, size: 32, offset: 128)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !89, file: !56, line: 55, baseType: !101, size: 320)
!101 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 320, elements: !102)
!102 = !{!103}
!103 = !DISubrange(count: 40)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !89, file: !56, line: 56, baseType: !79, size: 64)
!105 = !DILocation(line: 17, column: 19, scope: !49)
!106 = !DILocalVariable(name: "base", scope: !49, file: !3, line: 18, type: !73)
!107 = !DILocation(line: 18, column: 9, scope: !49)
!108 = !DILocalVariable(name: "size", scope: !49, file: !3, line: 19, type: !64)
!109 = !DILocation(line: 19, column: 10, scope: !49)
!110 = !DILocalVariable(name: "value", scope: !49, file: !3, line: 20, type: !52)
!111 = !DILocation(line: 20, column: 7, scope: !49)
!112 = !DILocalVariable(name: "old", scope: !49, file: !3, line: 20, type: !52)
!113 = !DILocation(line: 20, column: 14, scope: !49)
!114 = !DILocalVariable(name: "name", scope: !49, file: !3, line: 21, type: !115)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !116)
!116 = !{!117}
!117 = !DISubrange(count: 16)
!118 = !DILocation(line: 21, column: 8, scope: !49)
!119 = !DILocalVariable(name: "clock", scope: !49, file: !3, line: 22, type: !120)
!120 = !DIDerivedType(tag: DW_TAG_typedef, name: "clockid_t", file: !56, line: 27, baseType: !52)
!121 = !DILocation(line: 22, column: 13, scope: !49)
!122 = !DILocation(line: 23, column: 3, scope: !49)
!123 = !DILocation(line: 24, column: 3, scope: !49)
!124 = !DILocation(line: 25, column: 3, scope: !49)
!125 = !DILocation(line: 26, column: 24, scope: !49)
!126 = !DILocation(line: 26, column: 29, scope: !49)
!127 = !DILocation(line: 26, column: 39, scope: !49)
!128 = !DILocation(line: 26, column: 44, scope: !49)
!129 = !DILocation(line: 27, column: 10, scope: !49)
!130 = !DILocation(line: 27, column: 49, scope: !49)
!131 = !DILocation(line: 26, column: 3, scope: !49)
!132 = !DILocation(line: 28, column: 3, scope: !49)
!133 = !DILocation(line: 29, column: 3, scope: !49)
!134 = !DILocalVariable(name: "protocol", scope: !135, file: !3, line: 30, type: !52)
!135 = distinct !DILexicalBlock(scope: !49, file: !3, line: 30, column: 3)
!136 = !DILocation(line: 30, column: 12, scope: !135)
!137 = !DILocation(line: 30, column: 8, scope: !135)
!138 = !DILocation(line: 30, column: 42, scope: !139)
!139 = distinct !DILexicalBlock(scope: !135, file: !3, line: 30, column: 3)
!140 = !DILocation(line: 30, column: 51, scope: !139)
!141 = !DILocation(line: 30, column: 3, scope: !135)
!142 = !DILocalVariable(name: "error", scope: !143, file: !3, line: 31, type: !52)
!143 = distinct !DILexicalBlock(scope: !139, file: !3, line: 30, column: 88)
!144 = !DILocation(line: 31, column: 9, scope: !143)
!145 = !DILocation(line: 31, column: 54, scope: !143)
!146 = !DILocation(line: 31, column: 17, scope: !143)
!147 = !DILocation(line: 32, column: 5, scope: !143)
!148 = !DILocation(line: 33, column: 22, scope: !143)
!149 = !DILocation(line: 33, column: 29, scope: !143)
!150 = !DILocation(line: 33, column: 5, scope: !143)
!151 = !DILocation(line: 34, column: 3, scope: !143)
!152 = !DILocation(line: 30, column: 84, scope: !139)
!153 = !DILocation(line: 30, column: 3, scope: !139)
!154 = distinct !{!154, !141, !155, !156}
!155 = !DILocation(line: 34, column: 3, scope: !135)
!156 = !{!"llvm.loop.mustprogress"}
!157 = !DILocation(line: 35, column: 18, scope: !49)
!158 = !DILocation(line: 35, column: 59, scope: !49)
!159 = !DILocation(line: 35, column: 3, scope: !49)
!160 = !DILocation(line: 36, column: 20, scope: !49)
!161 = !DILocation(line: 37, column: 10, scope: !49)
!162 = !DILocation(line: 37, column: 56, scope: !49)
!163 = !DILocation(line: 36, column: 3, scope: !49)
!164 = !DILocation(line: 38, column: 3, scope: !49)
!165 = !DILocation(line: 39, column: 17, scope: !49)
!166 = !DILocation(line: 39, column: 3, scope: !49)
!167 = !DILocation(line: 40, column: 3, scope: !49)
!168 = !DILocation(line: 41, column: 18, scope: !49)
!169 = !DILocation(line: 41, column: 24, scope: !49)
!170 = !DILocation(line: 41, column: 3, scope: !49)
!171 = !DILocation(line: 42, column: 3, scope: !49)
!172 = !DILocation(line: 43, column: 21, scope: !49)
!173 = !DILocation(line: 43, column: 67, scope: !49)
!174 = !DILocation(line: 43, column: 3, scope: !49)
!175 = !DILocation(line: 44, column: 3, scope: !49)
!176 = !DILocation(line: 45, column: 21, scope: !49)
!177 = !DILocation(line: 45, column: 66, scope: !49)
!178 = !DILocation(line: 46, column: 10, scope: !49)
!179 = !DILocation(line: 46, column: 56, scope: !49)
!180 = !DILocation(line: 45, column: 3, scope: !49)
!181 = !DILocation(line: 47, column: 40, scope: !49)
!182 = !DILocation(line: 47, column: 21, scope: !49)
!183 = !DILocation(line: 48, column: 29, scope: !49)
!184 = !DILocation(line: 48, column: 10, scope: !49)
!185 = !DILocation(line: 48, column: 72, scope: !49)
!186 = !DILocation(line: 47, column: 3, scope: !49)
!187 = !DILocation(line: 49, column: 43, scope: !49)
!188 = !DILocation(line: 49, column: 59, scope: !49)
!189 = !DILocation(line: 49, column: 24, scope: !49)
!190 = !DILocation(line: 49, column: 79, scope: !49)
!191 = !DILocation(line: 50, column: 29, scope: !49)
!192 = !DILocation(line: 50, column: 45, scope: !49)
!193 = !DILocation(line: 50, column: 10, scope: !49)
!194 = !DILocation(line: 50, column: 54, scope: !49)
!195 = !DILocation(line: 49, column: 3, scope: !49)
!196 = !DILocation(line: 51, column: 27, scope: !49)
!197 = !DILocation(line: 51, column: 63, scope: !49)
!198 = !DILocation(line: 52, column: 10, scope: !49)
!199 = !DILocation(line: 52, column: 47, scope: !49)
!200 = !DILocation(line: 51, column: 3, scope: !49)
!201 = !DILocalVariable(name: "param", scope: !49, file: !3, line: 53, type: !202)
!202 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sched_param", file: !203, line: 18, size: 32, elements: !204)
!203 = !DIFile(filename: "../../libc-shim/include/sched.h", directory: ".", checksumkind: CSK_MD5, checksum: "c66aeb71103beb67b5fa9ec10bb8f0fc")
!204 = !{!205}
!205 = !DIDerivedType(tag: DW_TAG_member, name: "sched_priority", scope: !202, file: !203, line: 19, baseType: !52, size: 32)
!206 = !DILocation(line: 53, column: 22, scope: !49)
!207 = !DILocalVariable(name: "error", scope: !49, file: !3, line: 54, type: !52)
!208 = !DILocation(line: 54, column: 7, scope: !49)
!209 = !DILocation(line: 54, column: 37, scope: !49)
!210 = !DILocation(line: 54, column: 15, scope: !49)
!211 = !DILocation(line: 55, column: 27, scope: !49)
!212 = !DILocation(line: 55, column: 34, scope: !49)
!213 = !DILocation(line: 55, column: 40, scope: !49)
!214 = !DILocation(line: 55, column: 62, scope: !49)
!215 = !DILocation(line: 56, column: 32, scope: !49)
!216 = !DILocation(line: 56, column: 10, scope: !49)
!217 = !DILocation(line: 56, column: 62, scope: !49)
!218 = !DILocation(line: 55, column: 3, scope: !49)
!219 = !DILocation(line: 57, column: 40, scope: !49)
!220 = !DILocation(line: 57, column: 18, scope: !49)
!221 = !DILocation(line: 57, column: 3, scope: !49)
!222 = !DILocation(line: 58, column: 21, scope: !49)
!223 = !DILocation(line: 58, column: 42, scope: !49)
!224 = !DILocation(line: 58, column: 47, scope: !49)
!225 = !DILocation(line: 58, column: 77, scope: !49)
!226 = !DILocation(line: 58, column: 3, scope: !49)
!227 = !DILocation(line: 59, column: 1, scope: !49)
