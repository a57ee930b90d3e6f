; ModuleID = 'sleeping_in_order.c'
source_filename = "sleeping_in_order.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%struct.anon = type { i32, i32, i32, i32, i32 }
%struct.timespec = type { i64, i64 }

@nobody_posts = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@late = internal global %union.sem_t zeroinitializer, align 8, !dbg !20
@is_awake = internal global i32 0, align 4, !dbg !33
@.str = private unnamed_addr constant [7 x i8] c"awake\0A\00", align 1, !dbg !14
@__const.sleeps.steps = private unnamed_addr constant [3 x i32] [i32 5, i32 1, i32 3], align 4
@.str.1 = private unnamed_addr constant [15 x i8] c"two steps: %d\0A\00", align 1, !dbg !38
@.str.2 = private unnamed_addr constant [12 x i8] c"four steps\0A\00", align 1, !dbg !43
@.str.3 = private unnamed_addr constant [20 x i8] c"slept for %d steps\0A\00", align 1, !dbg !48
@.str.4 = private unnamed_addr constant [13 x i8] c"in time: %d\0A\00", align 1, !dbg !53
@.str.5 = private unnamed_addr constant [10 x i8] c"held: %d\0A\00", align 1, !dbg !58
@.str.6 = private unnamed_addr constant [10 x i8] c"free: %d\0A\00", align 1, !dbg !63
@.str.7 = private unnamed_addr constant [19 x i8] c"not signalled: %d\0A\00", align 1, !dbg !65
@.str.8 = private unnamed_addr constant [23 x i8] c"the mutex is given up\0A\00", align 1, !dbg !70
@lock = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !75
@changed = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !94

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !110 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @sem_init(ptr noundef @nobody_posts, i32 noundef 0, i32 noundef 0), !dbg !114
  %call1 = call i32 @sem_init(ptr noundef @late, i32 noundef 0, i32 noundef 0), !dbg !115
  call void @sleeps(), !dbg !116
  call void @waits(), !dbg !117
    #dbg_declare(ptr %thread, !118, !DIExpression(), !121)
  %call2 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @waker, ptr noundef null), !dbg !122
  br label %while.cond, !dbg !123

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @is_awake seq_cst, align 4, !dbg !124
  store i32 %0, ptr %atomic-temp, align 4, !dbg !124
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !124
  %tobool = icmp ne i32 %1, 0, !dbg !125
  %lnot = xor i1 %tobool, true, !dbg !125
  br i1 %lnot, label %while.body, label %while.end, !dbg !123

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !123, !llvm.loop !126

while.end:                                        ; preds = %while.cond
  %2 = load i64, ptr %thread, align 8, !dbg !129
  %call3 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !130
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str), !dbg !131
  ret i32 0, !dbg !132
}

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @sleeps() #0 !dbg !133 {
entry:
  %threads = alloca [3 x i64], align 16
  %steps = alloca [3 x i32], align 4
  %i = alloca i32, align 4
  %time = alloca %struct.timespec, align 8
  %error = alloca i32, align 4
  %i10 = alloca i32, align 4
    #dbg_declare(ptr %threads, !136, !DIExpression(), !140)
    #dbg_declare(ptr %steps, !141, !DIExpression(), !143)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %steps, ptr align 4 @__const.sleeps.steps, i64 12, i1 false), !dbg !143
    #dbg_declare(ptr %i, !144, !DIExpression(), !146)
  store i32 0, ptr %i, align 4, !dbg !146
  br label %for.cond, !dbg !147

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !148
  %cmp = icmp slt i32 %0, 3, !dbg !150
  br i1 %cmp, label %for.body, label %for.end, !dbg !151

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !152
  %idxprom = sext i32 %1 to i64, !dbg !153
  %arrayidx = getelementptr inbounds [3 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !153
  %2 = load i32, ptr %i, align 4, !dbg !154
  %idxprom1 = sext i32 %2 to i64, !dbg !155
  %arrayidx2 = getelementptr inbounds [3 x i32], ptr %steps, i64 0, i64 %idxprom1, !dbg !155
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @sleeper, ptr noundef %arrayidx2), !dbg !156
  br label %for.inc, !dbg !156

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4, !dbg !157
  %inc = add nsw i32 %3, 1, !dbg !157
  store i32 %inc, ptr %i, align 4, !dbg !157
  br label %for.cond, !dbg !158, !llvm.loop !159

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %time, !161, !DIExpression(), !168)
  %call3 = call { i64, i64 } @in_steps(i32 noundef 2), !dbg !169
  %4 = getelementptr inbounds { i64, i64 }, ptr %time, i32 0, i32 0, !dbg !169
  %5 = extractvalue { i64, i64 } %call3, 0, !dbg !169
  store i64 %5, ptr %4, align 8, !dbg !169
  %6 = getelementptr inbounds { i64, i64 }, ptr %time, i32 0, i32 1, !dbg !169
  %7 = extractvalue { i64, i64 } %call3, 1, !dbg !169
  store i64 %7, ptr %6, align 8, !dbg !169
    #dbg_declare(ptr %error, !170, !DIExpression(), !171)
  %call4 = call i32 @sem_timedwait(ptr noundef @nobody_posts, ptr noundef %time), !dbg !172
  %tobool = icmp ne i32 %call4, 0, !dbg !172
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !172

cond.true:                                        ; preds = %for.end
  %call5 = call ptr @__errno_location() #4, !dbg !173
  %8 = load i32, ptr %call5, align 4, !dbg !173
  br label %cond.end, !dbg !172

cond.false:                                       ; preds = %for.end
  br label %cond.end, !dbg !172

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %8, %cond.true ], [ 0, %cond.false ], !dbg !172
  store i32 %cond, ptr %error, align 4, !dbg !171
  %9 = load i32, ptr %error, align 4, !dbg !174
  %cmp6 = icmp eq i32 %9, 110, !dbg !175
  %conv = zext i1 %cmp6 to i32, !dbg !175
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv), !dbg !176
  %call8 = call i32 @usleep(i32 noundef 200000), !dbg !177
  %call9 = call i32 (ptr, ...) @printf(ptr noundef @.str.2), !dbg !178
    #dbg_declare(ptr %i10, !179, !DIExpression(), !181)
  store i32 0, ptr %i10, align 4, !dbg !181
  br label %for.cond11, !dbg !182

for.cond11:                                       ; preds = %for.inc18, %cond.end
  %10 = load i32, ptr %i10, align 4, !dbg !183
  %cmp12 = icmp slt i32 %10, 3, !dbg !185
  br i1 %cmp12, label %for.body14, label %for.end20, !dbg !186

for.body14:                                       ; preds = %for.cond11
  %11 = load i32, ptr %i10, align 4, !dbg !187
  %idxprom15 = sext i32 %11 to i64, !dbg !188
  %arrayidx16 = getelementptr inbounds [3 x i64], ptr %threads, i64 0, i64 %idxprom15, !dbg !188
  %12 = load i64, ptr %arrayidx16, align 8, !dbg !188
  %call17 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !189
  br label %for.inc18, !dbg !189

for.inc18:                                        ; preds = %for.body14
  %13 = load i32, ptr %i10, align 4, !dbg !190
  %inc19 = add nsw i32 %13, 1, !dbg !190
  store i32 %inc19, ptr %i10, align 4, !dbg !190
  br label %for.cond11, !dbg !191, !llvm.loop !192

for.end20:                                        ; preds = %for.cond11
  ret void, !dbg !194
}

; Function Attrs: noinline nounwind uwtable
define internal void @waits() #0 !dbg !195 {
entry:
  %thread = alloca i64, align 8
  %time = alloca %struct.timespec, align 8
  %tmp = alloca %struct.timespec, align 8
  %tmp12 = alloca %struct.timespec, align 8
  %tmp18 = alloca %struct.timespec, align 8
    #dbg_declare(ptr %thread, !196, !DIExpression(), !197)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @poster, ptr noundef null), !dbg !198
    #dbg_declare(ptr %time, !199, !DIExpression(), !200)
  %call1 = call { i64, i64 } @in_steps(i32 noundef 2), !dbg !201
  %0 = getelementptr inbounds { i64, i64 }, ptr %time, i32 0, i32 0, !dbg !201
  %1 = extractvalue { i64, i64 } %call1, 0, !dbg !201
  store i64 %1, ptr %0, align 8, !dbg !201
  %2 = getelementptr inbounds { i64, i64 }, ptr %time, i32 0, i32 1, !dbg !201
  %3 = extractvalue { i64, i64 } %call1, 1, !dbg !201
  store i64 %3, ptr %2, align 8, !dbg !201
  %call2 = call i32 @sem_timedwait(ptr noundef @late, ptr noundef %time), !dbg !202
  %cmp = icmp eq i32 %call2, 0, !dbg !203
  %conv = zext i1 %cmp to i32, !dbg !203
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv), !dbg !204
  %4 = load i64, ptr %thread, align 8, !dbg !205
  %call4 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !206
  %call5 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @holder, ptr noundef null), !dbg !207
  %call6 = call i32 @usleep(i32 noundef 100000), !dbg !208
  %call7 = call { i64, i64 } @in_steps(i32 noundef 1), !dbg !209
  %5 = getelementptr inbounds { i64, i64 }, ptr %tmp, i32 0, i32 0, !dbg !209
  %6 = extractvalue { i64, i64 } %call7, 0, !dbg !209
  store i64 %6, ptr %5, align 8, !dbg !209
  %7 = getelementptr inbounds { i64, i64 }, ptr %tmp, i32 0, i32 1, !dbg !209
  %8 = extractvalue { i64, i64 } %call7, 1, !dbg !209
  store i64 %8, ptr %7, align 8, !dbg !209
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %time, ptr align 8 %tmp, i64 16, i1 false), !dbg !209
  %call8 = call i32 @pthread_mutex_timedlock(ptr noundef @lock, ptr noundef %time), !dbg !210
  %cmp9 = icmp eq i32 %call8, 110, !dbg !211
  %conv10 = zext i1 %cmp9 to i32, !dbg !211
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %conv10), !dbg !212
  %call13 = call { i64, i64 } @in_steps(i32 noundef 3), !dbg !213
  %9 = getelementptr inbounds { i64, i64 }, ptr %tmp12, i32 0, i32 0, !dbg !213
  %10 = extractvalue { i64, i64 } %call13, 0, !dbg !213
  store i64 %10, ptr %9, align 8, !dbg !213
  %11 = getelementptr inbounds { i64, i64 }, ptr %tmp12, i32 0, i32 1, !dbg !213
  %12 = extractvalue { i64, i64 } %call13, 1, !dbg !213
  store i64 %12, ptr %11, align 8, !dbg !213
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %time, ptr align 8 %tmp12, i64 16, i1 false), !dbg !213
  %call14 = call i32 @pthread_mutex_timedlock(ptr noundef @lock, ptr noundef %time), !dbg !214
  %cmp15 = icmp eq i32 %call14, 0, !dbg !215
  %conv16 = zext i1 %cmp15 to i32, !dbg !215
  %call17 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %conv16), !dbg !216
  %call19 = call { i64, i64 } @in_steps(i32 noundef 1), !dbg !217
  %13 = getelementptr inbounds { i64, i64 }, ptr %tmp18, i32 0, i32 0, !dbg !217
  %14 = extractvalue { i64, i64 } %call19, 0, !dbg !217
  store i64 %14, ptr %13, align 8, !dbg !217
  %15 = getelementptr inbounds { i64, i64 }, ptr %tmp18, i32 0, i32 1, !dbg !217
  %16 = extractvalue { i64, i64 } %call19, 1, !dbg !217
  store i64 %16, ptr %15, align 8, !dbg !217
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %time, ptr align 8 %tmp18, i64 16, i1 false), !dbg !217
  %call20 = call i32 @pthread_cond_timedwait(ptr noundef @changed, ptr noundef @lock, ptr noundef %time), !dbg !218
  %cmp21 = icmp eq i32 %call20, 110, !dbg !219
  %conv22 = zext i1 %cmp21 to i32, !dbg !219
  %call23 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %conv22), !dbg !220
  %call24 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !221
  %17 = load i64, ptr %thread, align 8, !dbg !222
  %call25 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !223
  ret void, !dbg !224
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waker(ptr noundef %unused) #0 !dbg !225 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !228, !DIExpression(), !229)
  %call = call i32 @usleep(i32 noundef 100000), !dbg !230
  store i32 1, ptr %.atomictmp, align 4, !dbg !231
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !231
  store atomic i32 %0, ptr @is_awake seq_cst, align 4, !dbg !231
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !232
  ret ptr %1, !dbg !233
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @sleeper(ptr noundef %steps) #0 !dbg !234 {
entry:
  %steps.addr = alloca ptr, align 8
  store ptr %steps, ptr %steps.addr, align 8
    #dbg_declare(ptr %steps.addr, !235, !DIExpression(), !236)
  %0 = load ptr, ptr %steps.addr, align 8, !dbg !237
  %1 = load i32, ptr %0, align 4, !dbg !238
  %mul = mul nsw i32 100000, %1, !dbg !239
  %call = call i32 @usleep(i32 noundef %mul), !dbg !240
  %2 = load ptr, ptr %steps.addr, align 8, !dbg !241
  %3 = load i32, ptr %2, align 4, !dbg !242
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %3), !dbg !243
  ret ptr null, !dbg !244
}

; Function Attrs: noinline nounwind uwtable
define internal { i64, i64 } @in_steps(i32 noundef %steps) #0 !dbg !245 {
entry:
  %retval = alloca %struct.timespec, align 8
  %steps.addr = alloca i32, align 4
  %rest = alloca i64, align 8
  store i32 %steps, ptr %steps.addr, align 4
    #dbg_declare(ptr %steps.addr, !248, !DIExpression(), !249)
    #dbg_declare(ptr %retval, !250, !DIExpression(), !251)
  %call = call i32 @clock_gettime(i32 noundef 0, ptr noundef %retval), !dbg !252
    #dbg_declare(ptr %rest, !253, !DIExpression(), !254)
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %retval, i32 0, i32 1, !dbg !255
  %0 = load i64, ptr %tv_nsec, align 8, !dbg !255
  %1 = load i32, ptr %steps.addr, align 4, !dbg !256
  %conv = sext i32 %1 to i64, !dbg !256
  %mul = mul nsw i64 100000000, %conv, !dbg !257
  %add = add nsw i64 %0, %mul, !dbg !258
  store i64 %add, ptr %rest, align 8, !dbg !254
  %2 = load i64, ptr %rest, align 8, !dbg !259
  %div = sdiv i64 %2, 1000000000, !dbg !260
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %retval, i32 0, i32 0, !dbg !261
  %3 = load i64, ptr %tv_sec, align 8, !dbg !262
  %add1 = add nsw i64 %3, %div, !dbg !262
  store i64 %add1, ptr %tv_sec, align 8, !dbg !262
  %4 = load i64, ptr %rest, align 8, !dbg !263
  %rem = srem i64 %4, 1000000000, !dbg !264
  %tv_nsec2 = getelementptr inbounds %struct.timespec, ptr %retval, i32 0, i32 1, !dbg !265
  store i64 %rem, ptr %tv_nsec2, align 8, !dbg !266
  %5 = load { i64, i64 }, ptr %retval, align 8, !dbg !267
  ret { i64, i64 } %5, !dbg !267
}

declare i32 @sem_timedwait(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

declare i32 @usleep(i32 noundef) #1

declare i32 @clock_gettime(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @poster(ptr noundef %unused) #0 !dbg !268 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !269, !DIExpression(), !270)
  %call = call i32 @usleep(i32 noundef 100000), !dbg !271
  %call1 = call i32 @sem_post(ptr noundef @late), !dbg !272
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !273
  ret ptr %0, !dbg !274
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @holder(ptr noundef %unused) #0 !dbg !275 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !276, !DIExpression(), !277)
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !278
  %call1 = call i32 @usleep(i32 noundef 300000), !dbg !279
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.8), !dbg !280
  %call3 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !281
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !282
  ret ptr %0, !dbg !283
}

declare i32 @pthread_mutex_timedlock(ptr noundef, ptr noundef) #1

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @sem_post(ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!103, !104, !105, !106, !107, !108, !109}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "nobody_posts", scope: !2, file: !3, line: 14, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !9, globals: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sleeping_in_order.c", directory: ".", checksumkind: CSK_MD5, checksum: "558449b5e78905447f4b461ebf151c03")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 12, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8}
!8 = !DIEnumerator(name: "STEP", value: 100000)
!9 = !{!10, !11}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !0, !20, !33, !38, !43, !48, !53, !58, !63, !65, !70, !75, !94}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 97, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 56, elements: !18)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19}
!19 = !DISubrange(count: 7)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "late", scope: !2, file: !3, line: 14, type: !22, isLocal: true, isDefinition: true)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !23, line: 11, baseType: !24)
!23 = !DIFile(filename: "../../libc-shim/include/semaphore.h", directory: ".", checksumkind: CSK_MD5, checksum: "82374f60a482038d1bb9c53a7d9b0cc7")
!24 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !23, line: 7, size: 256, elements: !25)
!25 = !{!26, !27, !31}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !24, file: !23, line: 8, baseType: !6, size: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !24, file: !23, line: 9, baseType: !28, size: 256)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 256, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 32)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !24, file: !23, line: 10, baseType: !32, size: 64)
!32 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "is_awake", scope: !2, file: !3, line: 17, type: !35, isLocal: true, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !36, line: 104, baseType: !37)
!36 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!37 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 120, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 15)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 63, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 96, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 12)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 160, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 20)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !3, line: 72, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 104, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 13)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !3, line: 77, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 80, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 10)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !3, line: 79, type: !60, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(scope: null, file: !3, line: 81, type: !67, isLocal: true, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 152, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 19)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !72, isLocal: true, isDefinition: true)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 184, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 23)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 15, type: !77, isLocal: true, isDefinition: true)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !78, line: 57, baseType: !79)
!78 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!79 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !78, line: 45, size: 320, elements: !80)
!80 = !{!81, !89, !93}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !79, file: !78, line: 54, baseType: !82, size: 160)
!82 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !79, file: !78, line: 46, size: 160, elements: !83)
!83 = !{!84, !85, !86, !87, !88}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !82, file: !78, line: 47, baseType: !12, size: 32)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !82, file: !78, line: 48, baseType: !6, size: 32, offset: 32)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !82, file: !78, line: 49, baseType: !12, size: 32, offset: 64)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !82, file: !78, line: 51, baseType: !6, size: 32, offset: 96)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !82, file: !78, line: 53, baseType: !12, size: 32, offset: 128)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !79, file: !78, line: 55, baseType: !90, size: 320)
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 320, elements: !91)
!91 = !{!92}
!92 = !DISubrange(count: 40)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !79, file: !78, line: 56, baseType: !32, size: 64)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(name: "changed", scope: !2, file: !3, line: 16, type: !96, isLocal: true, isDefinition: true)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !78, line: 66, baseType: !97)
!97 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !78, line: 63, size: 384, elements: !98)
!98 = !{!99, !101}
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !97, file: !78, line: 64, baseType: !100, size: 384)
!100 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 384, elements: !46)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !97, file: !78, line: 65, baseType: !102, size: 64)
!102 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!103 = !{i32 7, !"Dwarf Version", i32 5}
!104 = !{i32 2, !"Debug Info Version", i32 3}
!105 = !{i32 1, !"wchar_size", i32 4}
!106 = !{i32 8, !"PIC Level", i32 2}
!107 = !{i32 7, !"PIE Level", i32 2}
!108 = !{i32 7, !"uwtable", i32 2}
!109 = !{i32 7, !"frame-pointer", i32 2}
!110 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 86, type: !111, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !113)
!111 = !DISubroutineType(types: !112)
!112 = !{!12}
!113 = !{}
!114 = !DILocation(line: 87, column: 3, scope: !110)
!115 = !DILocation(line: 88, column: 3, scope: !110)
!116 = !DILocation(line: 89, column: 3, scope: !110)
!117 = !DILocation(line: 90, column: 3, scope: !110)
!118 = !DILocalVariable(name: "thread", scope: !110, file: !3, line: 92, type: !119)
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !78, line: 39, baseType: !120)
!120 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!121 = !DILocation(line: 92, column: 13, scope: !110)
!122 = !DILocation(line: 93, column: 3, scope: !110)
!123 = !DILocation(line: 94, column: 3, scope: !110)
!124 = !DILocation(line: 94, column: 11, scope: !110)
!125 = !DILocation(line: 94, column: 10, scope: !110)
!126 = distinct !{!126, !123, !127, !128}
!127 = !DILocation(line: 95, column: 5, scope: !110)
!128 = !{!"llvm.loop.mustprogress"}
!129 = !DILocation(line: 96, column: 16, scope: !110)
!130 = !DILocation(line: 96, column: 3, scope: !110)
!131 = !DILocation(line: 97, column: 3, scope: !110)
!132 = !DILocation(line: 98, column: 3, scope: !110)
!133 = distinct !DISubprogram(name: "sleeps", scope: !3, file: !3, line: 54, type: !134, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !113)
!134 = !DISubroutineType(types: !135)
!135 = !{null}
!136 = !DILocalVariable(name: "threads", scope: !133, file: !3, line: 55, type: !137)
!137 = !DICompositeType(tag: DW_TAG_array_type, baseType: !119, size: 192, elements: !138)
!138 = !{!139}
!139 = !DISubrange(count: 3)
!140 = !DILocation(line: 55, column: 13, scope: !133)
!141 = !DILocalVariable(name: "steps", scope: !133, file: !3, line: 56, type: !142)
!142 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 96, elements: !138)
!143 = !DILocation(line: 56, column: 7, scope: !133)
!144 = !DILocalVariable(name: "i", scope: !145, file: !3, line: 57, type: !12)
!145 = distinct !DILexicalBlock(scope: !133, file: !3, line: 57, column: 3)
!146 = !DILocation(line: 57, column: 12, scope: !145)
!147 = !DILocation(line: 57, column: 8, scope: !145)
!148 = !DILocation(line: 57, column: 19, scope: !149)
!149 = distinct !DILexicalBlock(scope: !145, file: !3, line: 57, column: 3)
!150 = !DILocation(line: 57, column: 21, scope: !149)
!151 = !DILocation(line: 57, column: 3, scope: !145)
!152 = !DILocation(line: 58, column: 29, scope: !149)
!153 = !DILocation(line: 58, column: 21, scope: !149)
!154 = !DILocation(line: 58, column: 55, scope: !149)
!155 = !DILocation(line: 58, column: 49, scope: !149)
!156 = !DILocation(line: 58, column: 5, scope: !149)
!157 = !DILocation(line: 57, column: 27, scope: !149)
!158 = !DILocation(line: 57, column: 3, scope: !149)
!159 = distinct !{!159, !151, !160, !128}
!160 = !DILocation(line: 58, column: 57, scope: !145)
!161 = !DILocalVariable(name: "time", scope: !133, file: !3, line: 59, type: !162)
!162 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !163, line: 8, size: 128, elements: !164)
!163 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "d39ec06182267c165bc5ae32a6941cfd")
!164 = !{!165, !167}
!165 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !162, file: !163, line: 9, baseType: !166, size: 64)
!166 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !78, line: 23, baseType: !32)
!167 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !162, file: !163, line: 10, baseType: !32, size: 64, offset: 64)
!168 = !DILocation(line: 59, column: 19, scope: !133)
!169 = !DILocation(line: 59, column: 26, scope: !133)
!170 = !DILocalVariable(name: "error", scope: !133, file: !3, line: 60, type: !12)
!171 = !DILocation(line: 60, column: 7, scope: !133)
!172 = !DILocation(line: 60, column: 15, scope: !133)
!173 = !DILocation(line: 60, column: 53, scope: !133)
!174 = !DILocation(line: 61, column: 29, scope: !133)
!175 = !DILocation(line: 61, column: 35, scope: !133)
!176 = !DILocation(line: 61, column: 3, scope: !133)
!177 = !DILocation(line: 62, column: 3, scope: !133)
!178 = !DILocation(line: 63, column: 3, scope: !133)
!179 = !DILocalVariable(name: "i", scope: !180, file: !3, line: 64, type: !12)
!180 = distinct !DILexicalBlock(scope: !133, file: !3, line: 64, column: 3)
!181 = !DILocation(line: 64, column: 12, scope: !180)
!182 = !DILocation(line: 64, column: 8, scope: !180)
!183 = !DILocation(line: 64, column: 19, scope: !184)
!184 = distinct !DILexicalBlock(scope: !180, file: !3, line: 64, column: 3)
!185 = !DILocation(line: 64, column: 21, scope: !184)
!186 = !DILocation(line: 64, column: 3, scope: !180)
!187 = !DILocation(line: 65, column: 26, scope: !184)
!188 = !DILocation(line: 65, column: 18, scope: !184)
!189 = !DILocation(line: 65, column: 5, scope: !184)
!190 = !DILocation(line: 64, column: 27, scope: !184)
!191 = !DILocation(line: 64, column: 3, scope: !184)
!192 = distinct !{!192, !186, !193, !128}
!193 = !DILocation(line: 65, column: 34, scope: !180)
!194 = !DILocation(line: 66, column: 1, scope: !133)
!195 = distinct !DISubprogram(name: "waits", scope: !3, file: !3, line: 68, type: !134, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !113)
!196 = !DILocalVariable(name: "thread", scope: !195, file: !3, line: 69, type: !119)
!197 = !DILocation(line: 69, column: 13, scope: !195)
!198 = !DILocation(line: 70, column: 3, scope: !195)
!199 = !DILocalVariable(name: "time", scope: !195, file: !3, line: 71, type: !162)
!200 = !DILocation(line: 71, column: 19, scope: !195)
!201 = !DILocation(line: 71, column: 26, scope: !195)
!202 = !DILocation(line: 72, column: 27, scope: !195)
!203 = !DILocation(line: 72, column: 55, scope: !195)
!204 = !DILocation(line: 72, column: 3, scope: !195)
!205 = !DILocation(line: 73, column: 16, scope: !195)
!206 = !DILocation(line: 73, column: 3, scope: !195)
!207 = !DILocation(line: 74, column: 3, scope: !195)
!208 = !DILocation(line: 75, column: 3, scope: !195)
!209 = !DILocation(line: 76, column: 10, scope: !195)
!210 = !DILocation(line: 77, column: 24, scope: !195)
!211 = !DILocation(line: 77, column: 62, scope: !195)
!212 = !DILocation(line: 77, column: 3, scope: !195)
!213 = !DILocation(line: 78, column: 10, scope: !195)
!214 = !DILocation(line: 79, column: 24, scope: !195)
!215 = !DILocation(line: 79, column: 62, scope: !195)
!216 = !DILocation(line: 79, column: 3, scope: !195)
!217 = !DILocation(line: 80, column: 10, scope: !195)
!218 = !DILocation(line: 81, column: 33, scope: !195)
!219 = !DILocation(line: 81, column: 80, scope: !195)
!220 = !DILocation(line: 81, column: 3, scope: !195)
!221 = !DILocation(line: 82, column: 3, scope: !195)
!222 = !DILocation(line: 83, column: 16, scope: !195)
!223 = !DILocation(line: 83, column: 3, scope: !195)
!224 = !DILocation(line: 84, column: 1, scope: !195)
!225 = distinct !DISubprogram(name: "waker", scope: !3, file: !3, line: 48, type: !226, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !113)
!226 = !DISubroutineType(types: !227)
!227 = !{!10, !10}
!228 = !DILocalVariable(name: "unused", arg: 1, scope: !225, file: !3, line: 48, type: !10)
!229 = !DILocation(line: 48, column: 26, scope: !225)
!230 = !DILocation(line: 49, column: 3, scope: !225)
!231 = !DILocation(line: 50, column: 3, scope: !225)
!232 = !DILocation(line: 51, column: 10, scope: !225)
!233 = !DILocation(line: 51, column: 3, scope: !225)
!234 = distinct !DISubprogram(name: "sleeper", scope: !3, file: !3, line: 28, type: !226, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !113)
!235 = !DILocalVariable(name: "steps", arg: 1, scope: !234, file: !3, line: 28, type: !10)
!236 = !DILocation(line: 28, column: 28, scope: !234)
!237 = !DILocation(line: 29, column: 25, scope: !234)
!238 = !DILocation(line: 29, column: 17, scope: !234)
!239 = !DILocation(line: 29, column: 15, scope: !234)
!240 = !DILocation(line: 29, column: 3, scope: !234)
!241 = !DILocation(line: 30, column: 42, scope: !234)
!242 = !DILocation(line: 30, column: 34, scope: !234)
!243 = !DILocation(line: 30, column: 3, scope: !234)
!244 = !DILocation(line: 31, column: 3, scope: !234)
!245 = distinct !DISubprogram(name: "in_steps", scope: !3, file: !3, line: 19, type: !246, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !113)
!246 = !DISubroutineType(types: !247)
!247 = !{!162, !12}
!248 = !DILocalVariable(name: "steps", arg: 1, scope: !245, file: !3, line: 19, type: !12)
!249 = !DILocation(line: 19, column: 37, scope: !245)
!250 = !DILocalVariable(name: "time", scope: !245, file: !3, line: 20, type: !162)
!251 = !DILocation(line: 20, column: 19, scope: !245)
!252 = !DILocation(line: 21, column: 3, scope: !245)
!253 = !DILocalVariable(name: "rest", scope: !245, file: !3, line: 22, type: !102)
!254 = !DILocation(line: 22, column: 13, scope: !245)
!255 = !DILocation(line: 22, column: 25, scope: !245)
!256 = !DILocation(line: 22, column: 51, scope: !245)
!257 = !DILocation(line: 22, column: 49, scope: !245)
!258 = !DILocation(line: 22, column: 33, scope: !245)
!259 = !DILocation(line: 23, column: 18, scope: !245)
!260 = !DILocation(line: 23, column: 23, scope: !245)
!261 = !DILocation(line: 23, column: 8, scope: !245)
!262 = !DILocation(line: 23, column: 15, scope: !245)
!263 = !DILocation(line: 24, column: 18, scope: !245)
!264 = !DILocation(line: 24, column: 23, scope: !245)
!265 = !DILocation(line: 24, column: 8, scope: !245)
!266 = !DILocation(line: 24, column: 16, scope: !245)
!267 = !DILocation(line: 25, column: 3, scope: !245)
!268 = distinct !DISubprogram(name: "poster", scope: !3, file: !3, line: 34, type: !226, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !113)
!269 = !DILocalVariable(name: "unused", arg: 1, scope: !268, file: !3, line: 34, type: !10)
!270 = !DILocation(line: 34, column: 27, scope: !268)
!271 = !DILocation(line: 35, column: 3, scope: !268)
!272 = !DILocation(line: 36, column: 3, scope: !268)
!273 = !DILocation(line: 37, column: 10, scope: !268)
!274 = !DILocation(line: 37, column: 3, scope: !268)
!275 = distinct !DISubprogram(name: "holder", scope: !3, file: !3, line: 40, type: !226, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !113)
!276 = !DILocalVariable(name: "unused", arg: 1, scope: !275, file: !3, line: 40, type: !10)
!277 = !DILocation(line: 40, column: 27, scope: !275)
!278 = !DILocation(line: 41, column: 3, scope: !275)
!279 = !DILocation(line: 42, column: 3, scope: !275)
!280 = !DILocation(line: 43, column: 3, scope: !275)
!281 = !DILocation(line: 44, column: 3, scope: !275)
!282 = !DILocation(line: 45, column: 10, scope: !275)
!283 = !DILocation(line: 45, column: 3, scope: !275)
