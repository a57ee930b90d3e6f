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
@.str.11 = private unnamed_addr constant [21 x i8] c"looked for one step\0A\00", align 1, !dbg !103
@__const.no_times.time = private unnamed_addr constant %struct.timespec { i64 0, i64 1000000000 }, align 8
@.str.12 = private unnamed_addr constant [13 x i8] c"held: %d %d\0A\00", align 1, !dbg !108
@.str.13 = private unnamed_addr constant [10 x i8] c"past: %d\0A\00", align 1, !dbg !110

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !119 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @sem_init(ptr noundef @nobody_posts, i32 noundef 0, i32 noundef 0), !dbg !123
  %call1 = call i32 @sem_init(ptr noundef @late, i32 noundef 0, i32 noundef 0), !dbg !124
  call void @sleeps(), !dbg !125
  call void @waits(), !dbg !126
    #dbg_declare(ptr %thread, !127, !DIExpression(), !130)
  %call2 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @waker, ptr noundef null), !dbg !131
  br label %while.cond, !dbg !132

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i32, ptr @is_awake seq_cst, align 4, !dbg !133
  store i32 %0, ptr %atomic-temp, align 4, !dbg !133
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !133
  %tobool = icmp ne i32 %1, 0, !dbg !134
  %lnot = xor i1 %tobool, true, !dbg !134
  br i1 %lnot, label %while.body, label %while.end, !dbg !132

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !132, !llvm.loop !135

while.end:                                        ; preds = %while.cond
  %2 = load i64, ptr %thread, align 8, !dbg !138
  %call3 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !139
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str), !dbg !140
  call void @looks(), !dbg !141
  call void @no_times(), !dbg !142
  ret i32 0, !dbg !143
}

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @sleeps() #0 !dbg !144 {
entry:
  %threads = alloca [3 x i64], align 16
  %steps = alloca [3 x i32], align 4
  %i = alloca i32, align 4
  %time = alloca %struct.timespec, align 8
  %error = alloca i32, align 4
  %i10 = alloca i32, align 4
    #dbg_declare(ptr %threads, !147, !DIExpression(), !151)
    #dbg_declare(ptr %steps, !152, !DIExpression(), !154)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %steps, ptr align 4 @__const.sleeps.steps, i64 12, i1 false), !dbg !154
    #dbg_declare(ptr %i, !155, !DIExpression(), !157)
  store i32 0, ptr %i, align 4, !dbg !157
  br label %for.cond, !dbg !158

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !159
  %cmp = icmp slt i32 %0, 3, !dbg !161
  br i1 %cmp, label %for.body, label %for.end, !dbg !162

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !163
  %idxprom = sext i32 %1 to i64, !dbg !164
  %arrayidx = getelementptr inbounds [3 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !164
  %2 = load i32, ptr %i, align 4, !dbg !165
  %idxprom1 = sext i32 %2 to i64, !dbg !166
  %arrayidx2 = getelementptr inbounds [3 x i32], ptr %steps, i64 0, i64 %idxprom1, !dbg !166
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @sleeper, ptr noundef %arrayidx2), !dbg !167
  br label %for.inc, !dbg !167

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4, !dbg !168
  %inc = add nsw i32 %3, 1, !dbg !168
  store i32 %inc, ptr %i, align 4, !dbg !168
  br label %for.cond, !dbg !169, !llvm.loop !170

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %time, !172, !DIExpression(), !179)
  %call3 = call { i64, i64 } @in_steps(i32 noundef 2), !dbg !180
  %4 = getelementptr inbounds { i64, i64 }, ptr %time, i32 0, i32 0, !dbg !180
  %5 = extractvalue { i64, i64 } %call3, 0, !dbg !180
  store i64 %5, ptr %4, align 8, !dbg !180
  %6 = getelementptr inbounds { i64, i64 }, ptr %time, i32 0, i32 1, !dbg !180
  %7 = extractvalue { i64, i64 } %call3, 1, !dbg !180
  store i64 %7, ptr %6, align 8, !dbg !180
    #dbg_declare(ptr %error, !181, !DIExpression(), !182)
  %call4 = call i32 @sem_timedwait(ptr noundef @nobody_posts, ptr noundef %time), !dbg !183
  %tobool = icmp ne i32 %call4, 0, !dbg !183
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !183

cond.true:                                        ; preds = %for.end
  %call5 = call ptr @__errno_location() #4, !dbg !184
  %8 = load i32, ptr %call5, align 4, !dbg !184
  br label %cond.end, !dbg !183

cond.false:                                       ; preds = %for.end
  br label %cond.end, !dbg !183

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %8, %cond.true ], [ 0, %cond.false ], !dbg !183
  store i32 %cond, ptr %error, align 4, !dbg !182
  %9 = load i32, ptr %error, align 4, !dbg !185
  %cmp6 = icmp eq i32 %9, 110, !dbg !186
  %conv = zext i1 %cmp6 to i32, !dbg !186
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv), !dbg !187
  %call8 = call i32 @usleep(i32 noundef 200000), !dbg !188
  %call9 = call i32 (ptr, ...) @printf(ptr noundef @.str.2), !dbg !189
    #dbg_declare(ptr %i10, !190, !DIExpression(), !192)
  store i32 0, ptr %i10, align 4, !dbg !192
  br label %for.cond11, !dbg !193

for.cond11:                                       ; preds = %for.inc18, %cond.end
  %10 = load i32, ptr %i10, align 4, !dbg !194
  %cmp12 = icmp slt i32 %10, 3, !dbg !196
  br i1 %cmp12, label %for.body14, label %for.end20, !dbg !197

for.body14:                                       ; preds = %for.cond11
  %11 = load i32, ptr %i10, align 4, !dbg !198
  %idxprom15 = sext i32 %11 to i64, !dbg !199
  %arrayidx16 = getelementptr inbounds [3 x i64], ptr %threads, i64 0, i64 %idxprom15, !dbg !199
  %12 = load i64, ptr %arrayidx16, align 8, !dbg !199
  %call17 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !200
  br label %for.inc18, !dbg !200

for.inc18:                                        ; preds = %for.body14
  %13 = load i32, ptr %i10, align 4, !dbg !201
  %inc19 = add nsw i32 %13, 1, !dbg !201
  store i32 %inc19, ptr %i10, align 4, !dbg !201
  br label %for.cond11, !dbg !202, !llvm.loop !203

for.end20:                                        ; preds = %for.cond11
  ret void, !dbg !205
}

; Function Attrs: noinline nounwind uwtable
define internal void @waits() #0 !dbg !206 {
entry:
  %thread = alloca i64, align 8
  %time = alloca %struct.timespec, align 8
  %tmp = alloca %struct.timespec, align 8
  %tmp12 = alloca %struct.timespec, align 8
  %tmp18 = alloca %struct.timespec, align 8
    #dbg_declare(ptr %thread, !207, !DIExpression(), !208)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @poster, ptr noundef null), !dbg !209
    #dbg_declare(ptr %time, !210, !DIExpression(), !211)
  %call1 = call { i64, i64 } @in_steps(i32 noundef 2), !dbg !212
  %0 = getelementptr inbounds { i64, i64 }, ptr %time, i32 0, i32 0, !dbg !212
  %1 = extractvalue { i64, i64 } %call1, 0, !dbg !212
  store i64 %1, ptr %0, align 8, !dbg !212
  %2 = getelementptr inbounds { i64, i64 }, ptr %time, i32 0, i32 1, !dbg !212
  %3 = extractvalue { i64, i64 } %call1, 1, !dbg !212
  store i64 %3, ptr %2, align 8, !dbg !212
  %call2 = call i32 @sem_timedwait(ptr noundef @late, ptr noundef %time), !dbg !213
  %cmp = icmp eq i32 %call2, 0, !dbg !214
  %conv = zext i1 %cmp to i32, !dbg !214
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv), !dbg !215
  %4 = load i64, ptr %thread, align 8, !dbg !216
  %call4 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !217
  %call5 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @holder, ptr noundef null), !dbg !218
  %call6 = call i32 @usleep(i32 noundef 100000), !dbg !219
  %call7 = call { i64, i64 } @in_steps(i32 noundef 1), !dbg !220
  %5 = getelementptr inbounds { i64, i64 }, ptr %tmp, i32 0, i32 0, !dbg !220
  %6 = extractvalue { i64, i64 } %call7, 0, !dbg !220
  store i64 %6, ptr %5, align 8, !dbg !220
  %7 = getelementptr inbounds { i64, i64 }, ptr %tmp, i32 0, i32 1, !dbg !220
  %8 = extractvalue { i64, i64 } %call7, 1, !dbg !220
  store i64 %8, ptr %7, align 8, !dbg !220
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %time, ptr align 8 %tmp, i64 16, i1 false), !dbg !220
  %call8 = call i32 @pthread_mutex_timedlock(ptr noundef @lock, ptr noundef %time), !dbg !221
  %cmp9 = icmp eq i32 %call8, 110, !dbg !222
  %conv10 = zext i1 %cmp9 to i32, !dbg !222
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %conv10), !dbg !223
  %call13 = call { i64, i64 } @in_steps(i32 noundef 3), !dbg !224
  %9 = getelementptr inbounds { i64, i64 }, ptr %tmp12, i32 0, i32 0, !dbg !224
  %10 = extractvalue { i64, i64 } %call13, 0, !dbg !224
  store i64 %10, ptr %9, align 8, !dbg !224
  %11 = getelementptr inbounds { i64, i64 }, ptr %tmp12, i32 0, i32 1, !dbg !224
  %12 = extractvalue { i64, i64 } %call13, 1, !dbg !224
  store i64 %12, ptr %11, align 8, !dbg !224
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %time, ptr align 8 %tmp12, i64 16, i1 false), !dbg !224
  %call14 = call i32 @pthread_mutex_timedlock(ptr noundef @lock, ptr noundef %time), !dbg !225
  %cmp15 = icmp eq i32 %call14, 0, !dbg !226
  %conv16 = zext i1 %cmp15 to i32, !dbg !226
  %call17 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %conv16), !dbg !227
  %call19 = call { i64, i64 } @in_steps(i32 noundef 1), !dbg !228
  %13 = getelementptr inbounds { i64, i64 }, ptr %tmp18, i32 0, i32 0, !dbg !228
  %14 = extractvalue { i64, i64 } %call19, 0, !dbg !228
  store i64 %14, ptr %13, align 8, !dbg !228
  %15 = getelementptr inbounds { i64, i64 }, ptr %tmp18, i32 0, i32 1, !dbg !228
  %16 = extractvalue { i64, i64 } %call19, 1, !dbg !228
  store i64 %16, ptr %15, align 8, !dbg !228
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %time, ptr align 8 %tmp18, i64 16, i1 false), !dbg !228
  %call20 = call i32 @pthread_cond_timedwait(ptr noundef @changed, ptr noundef @lock, ptr noundef %time), !dbg !229
  %cmp21 = icmp eq i32 %call20, 110, !dbg !230
  %conv22 = zext i1 %cmp21 to i32, !dbg !230
  %call23 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %conv22), !dbg !231
  %call24 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !232
  %17 = load i64, ptr %thread, align 8, !dbg !233
  %call25 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !234
  ret void, !dbg !235
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waker(ptr noundef %unused) #0 !dbg !236 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !239, !DIExpression(), !240)
  %call = call i32 @usleep(i32 noundef 100000), !dbg !241
  store i32 1, ptr %.atomictmp, align 4, !dbg !242
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !242
  store atomic i32 %0, ptr @is_awake seq_cst, align 4, !dbg !242
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !243
  ret ptr %1, !dbg !244
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal void @looks() #0 !dbg !245 {
entry:
  %thread = alloca i64, align 8
  %steps = alloca i32, align 4
  %until = alloca %struct.timespec, align 8
  %now = alloca %struct.timespec, align 8
    #dbg_declare(ptr %thread, !246, !DIExpression(), !247)
    #dbg_declare(ptr %steps, !248, !DIExpression(), !249)
  store i32 3, ptr %steps, align 4, !dbg !249
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @sleeper, ptr noundef %steps), !dbg !250
    #dbg_declare(ptr %until, !251, !DIExpression(), !252)
  %call1 = call { i64, i64 } @in_steps(i32 noundef 1), !dbg !253
  %0 = getelementptr inbounds { i64, i64 }, ptr %until, i32 0, i32 0, !dbg !253
  %1 = extractvalue { i64, i64 } %call1, 0, !dbg !253
  store i64 %1, ptr %0, align 8, !dbg !253
  %2 = getelementptr inbounds { i64, i64 }, ptr %until, i32 0, i32 1, !dbg !253
  %3 = extractvalue { i64, i64 } %call1, 1, !dbg !253
  store i64 %3, ptr %2, align 8, !dbg !253
    #dbg_declare(ptr %now, !254, !DIExpression(), !255)
  br label %do.body, !dbg !256

do.body:                                          ; preds = %lor.end, %entry
  %call2 = call i32 @clock_gettime(i32 noundef 0, ptr noundef %now), !dbg !257
  br label %do.cond, !dbg !257

do.cond:                                          ; preds = %do.body
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %now, i32 0, i32 0, !dbg !258
  %4 = load i64, ptr %tv_sec, align 8, !dbg !258
  %tv_sec3 = getelementptr inbounds %struct.timespec, ptr %until, i32 0, i32 0, !dbg !259
  %5 = load i64, ptr %tv_sec3, align 8, !dbg !259
  %cmp = icmp slt i64 %4, %5, !dbg !260
  br i1 %cmp, label %lor.end, label %lor.rhs, !dbg !261

lor.rhs:                                          ; preds = %do.cond
  %tv_sec4 = getelementptr inbounds %struct.timespec, ptr %now, i32 0, i32 0, !dbg !262
  %6 = load i64, ptr %tv_sec4, align 8, !dbg !262
  %tv_sec5 = getelementptr inbounds %struct.timespec, ptr %until, i32 0, i32 0, !dbg !263
  %7 = load i64, ptr %tv_sec5, align 8, !dbg !263
  %cmp6 = icmp eq i64 %6, %7, !dbg !264
  br i1 %cmp6, label %land.rhs, label %land.end, !dbg !265

land.rhs:                                         ; preds = %lor.rhs
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %now, i32 0, i32 1, !dbg !266
  %8 = load i64, ptr %tv_nsec, align 8, !dbg !266
  %tv_nsec7 = getelementptr inbounds %struct.timespec, ptr %until, i32 0, i32 1, !dbg !267
  %9 = load i64, ptr %tv_nsec7, align 8, !dbg !267
  %cmp8 = icmp slt i64 %8, %9, !dbg !268
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %10 = phi i1 [ false, %lor.rhs ], [ %cmp8, %land.rhs ], !dbg !269
  br label %lor.end, !dbg !261

lor.end:                                          ; preds = %land.end, %do.cond
  %11 = phi i1 [ true, %do.cond ], [ %10, %land.end ]
  br i1 %11, label %do.body, label %do.end, !dbg !257, !llvm.loop !270

do.end:                                           ; preds = %lor.end
  %call9 = call i32 (ptr, ...) @printf(ptr noundef @.str.11), !dbg !272
  %12 = load i64, ptr %thread, align 8, !dbg !273
  %call10 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !274
  ret void, !dbg !275
}

; Function Attrs: noinline nounwind uwtable
define internal void @no_times() #0 !dbg !276 {
entry:
  %thread = alloca i64, align 8
  %time = alloca %struct.timespec, align 8
  %at_once = alloca i32, align 4
  %.compoundliteral = alloca %struct.timespec, align 8
    #dbg_declare(ptr %thread, !277, !DIExpression(), !278)
    #dbg_declare(ptr %time, !279, !DIExpression(), !280)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %time, ptr align 8 @__const.no_times.time, i64 16, i1 false), !dbg !280
  %call = call i32 @pthread_mutex_timedlock(ptr noundef @lock, ptr noundef %time), !dbg !281
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %call), !dbg !282
  %call2 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !283
  %call3 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @holder, ptr noundef null), !dbg !284
  %call4 = call i32 @usleep(i32 noundef 100000), !dbg !285
    #dbg_declare(ptr %at_once, !286, !DIExpression(), !287)
  %call5 = call i32 @pthread_mutex_timedlock(ptr noundef @lock, ptr noundef %time), !dbg !288
  %cmp = icmp eq i32 %call5, 22, !dbg !289
  %conv = zext i1 %cmp to i32, !dbg !289
  store i32 %conv, ptr %at_once, align 4, !dbg !287
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %time, i32 0, i32 1, !dbg !290
  store i64 -1, ptr %tv_nsec, align 8, !dbg !291
  %0 = load i32, ptr %at_once, align 4, !dbg !292
  %call6 = call i32 @pthread_mutex_timedlock(ptr noundef @lock, ptr noundef %time), !dbg !293
  %cmp7 = icmp eq i32 %call6, 22, !dbg !294
  %conv8 = zext i1 %cmp7 to i32, !dbg !294
  %call9 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i32 noundef %0, i32 noundef %conv8), !dbg !295
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %.compoundliteral, i32 0, i32 0, !dbg !296
  store i64 0, ptr %tv_sec, align 8, !dbg !296
  %tv_nsec10 = getelementptr inbounds %struct.timespec, ptr %.compoundliteral, i32 0, i32 1, !dbg !296
  store i64 0, ptr %tv_nsec10, align 8, !dbg !296
  %call11 = call i32 @sem_timedwait(ptr noundef @nobody_posts, ptr noundef %.compoundliteral), !dbg !297
  %call12 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, i32 noundef %call11), !dbg !298
  %1 = load i64, ptr %thread, align 8, !dbg !299
  %call13 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !300
  ret void, !dbg !301
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @sleeper(ptr noundef %steps) #0 !dbg !302 {
entry:
  %steps.addr = alloca ptr, align 8
  store ptr %steps, ptr %steps.addr, align 8
    #dbg_declare(ptr %steps.addr, !303, !DIExpression(), !304)
  %0 = load ptr, ptr %steps.addr, align 8, !dbg !305
  %1 = load i32, ptr %0, align 4, !dbg !306
  %mul = mul nsw i32 100000, %1, !dbg !307
  %call = call i32 @usleep(i32 noundef %mul), !dbg !308
  %2 = load ptr, ptr %steps.addr, align 8, !dbg !309
  %3 = load i32, ptr %2, align 4, !dbg !310
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %3), !dbg !311
  ret ptr null, !dbg !312
}

; Function Attrs: noinline nounwind uwtable
define internal { i64, i64 } @in_steps(i32 noundef %steps) #0 !dbg !313 {
entry:
  %retval = alloca %struct.timespec, align 8
  %steps.addr = alloca i32, align 4
  %rest = alloca i64, align 8
  store i32 %steps, ptr %steps.addr, align 4
    #dbg_declare(ptr %steps.addr, !316, !DIExpression(), !317)
    #dbg_declare(ptr %retval, !318, !DIExpression(), !319)
  %call = call i32 @clock_gettime(i32 noundef 0, ptr noundef %retval), !dbg !320
    #dbg_declare(ptr %rest, !321, !DIExpression(), !322)
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %retval, i32 0, i32 1, !dbg !323
  %0 = load i64, ptr %tv_nsec, align 8, !dbg !323
  %1 = load i32, ptr %steps.addr, align 4, !dbg !324
  %conv = sext i32 %1 to i64, !dbg !324
  %mul = mul nsw i64 100000000, %conv, !dbg !325
  %add = add nsw i64 %0, %mul, !dbg !326
  store i64 %add, ptr %rest, align 8, !dbg !322
  %2 = load i64, ptr %rest, align 8, !dbg !327
  %div = sdiv i64 %2, 1000000000, !dbg !328
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %retval, i32 0, i32 0, !dbg !329
  %3 = load i64, ptr %tv_sec, align 8, !dbg !330
  %add1 = add nsw i64 %3, %div, !dbg !330
  store i64 %add1, ptr %tv_sec, align 8, !dbg !330
  %4 = load i64, ptr %rest, align 8, !dbg !331
  %rem = srem i64 %4, 1000000000, !dbg !332
  %tv_nsec2 = getelementptr inbounds %struct.timespec, ptr %retval, i32 0, i32 1, !dbg !333
  store i64 %rem, ptr %tv_nsec2, align 8, !dbg !334
  %5 = load { i64, i64 }, ptr %retval, align 8, !dbg !335
  ret { i64, i64 } %5, !dbg !335
}

declare i32 @sem_timedwait(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

declare i32 @usleep(i32 noundef) #1

declare i32 @clock_gettime(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @poster(ptr noundef %unused) #0 !dbg !336 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !337, !DIExpression(), !338)
  %call = call i32 @usleep(i32 noundef 100000), !dbg !339
  %call1 = call i32 @sem_post(ptr noundef @late), !dbg !340
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !341
  ret ptr %0, !dbg !342
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @holder(ptr noundef %unused) #0 !dbg !343 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !344, !DIExpression(), !345)
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock), !dbg !346
  %call1 = call i32 @usleep(i32 noundef 300000), !dbg !347
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.8), !dbg !348
  %call3 = call i32 @pthread_mutex_unlock(ptr noundef @lock), !dbg !349
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !350
  ret ptr %0, !dbg !351
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
!llvm.module.flags = !{!112, !113, !114, !115, !116, !117, !118}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "nobody_posts", scope: !2, file: !3, line: 14, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !9, globals: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sleeping_in_order.c", directory: ".", checksumkind: CSK_MD5, checksum: "cabb2a3dc2b47173270b4307c6bfffee")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 12, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8}
!8 = !DIEnumerator(name: "STEP", value: 100000)
!9 = !{!10, !11}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !0, !20, !33, !38, !43, !48, !53, !58, !63, !65, !70, !75, !94, !103, !108, !110}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 125, type: !16, isLocal: true, isDefinition: true)
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
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(scope: null, file: !3, line: 95, type: !105, isLocal: true, isDefinition: true)
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 168, elements: !106)
!106 = !{!107}
!107 = !DISubrange(count: 21)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(scope: null, file: !3, line: 109, type: !55, isLocal: true, isDefinition: true)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(scope: null, file: !3, line: 110, type: !60, isLocal: true, isDefinition: true)
!112 = !{i32 7, !"Dwarf Version", i32 5}
!113 = !{i32 2, !"Debug Info Version", i32 3}
!114 = !{i32 1, !"wchar_size", i32 4}
!115 = !{i32 8, !"PIC Level", i32 2}
!116 = !{i32 7, !"PIE Level", i32 2}
!117 = !{i32 7, !"uwtable", i32 2}
!118 = !{i32 7, !"frame-pointer", i32 2}
!119 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 114, type: !120, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !122)
!120 = !DISubroutineType(types: !121)
!121 = !{!12}
!122 = !{}
!123 = !DILocation(line: 115, column: 3, scope: !119)
!124 = !DILocation(line: 116, column: 3, scope: !119)
!125 = !DILocation(line: 117, column: 3, scope: !119)
!126 = !DILocation(line: 118, column: 3, scope: !119)
!127 = !DILocalVariable(name: "thread", scope: !119, file: !3, line: 120, type: !128)
!128 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !78, line: 39, baseType: !129)
!129 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!130 = !DILocation(line: 120, column: 13, scope: !119)
!131 = !DILocation(line: 121, column: 3, scope: !119)
!132 = !DILocation(line: 122, column: 3, scope: !119)
!133 = !DILocation(line: 122, column: 11, scope: !119)
!134 = !DILocation(line: 122, column: 10, scope: !119)
!135 = distinct !{!135, !132, !136, !137}
!136 = !DILocation(line: 123, column: 5, scope: !119)
!137 = !{!"llvm.loop.mustprogress"}
!138 = !DILocation(line: 124, column: 16, scope: !119)
!139 = !DILocation(line: 124, column: 3, scope: !119)
!140 = !DILocation(line: 125, column: 3, scope: !119)
!141 = !DILocation(line: 126, column: 3, scope: !119)
!142 = !DILocation(line: 127, column: 3, scope: !119)
!143 = !DILocation(line: 128, column: 3, scope: !119)
!144 = distinct !DISubprogram(name: "sleeps", scope: !3, file: !3, line: 54, type: !145, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !122)
!145 = !DISubroutineType(types: !146)
!146 = !{null}
!147 = !DILocalVariable(name: "threads", scope: !144, file: !3, line: 55, type: !148)
!148 = !DICompositeType(tag: DW_TAG_array_type, baseType: !128, size: 192, elements: !149)
!149 = !{!150}
!150 = !DISubrange(count: 3)
!151 = !DILocation(line: 55, column: 13, scope: !144)
!152 = !DILocalVariable(name: "steps", scope: !144, file: !3, line: 56, type: !153)
!153 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 96, elements: !149)
!154 = !DILocation(line: 56, column: 7, scope: !144)
!155 = !DILocalVariable(name: "i", scope: !156, file: !3, line: 57, type: !12)
!156 = distinct !DILexicalBlock(scope: !144, file: !3, line: 57, column: 3)
!157 = !DILocation(line: 57, column: 12, scope: !156)
!158 = !DILocation(line: 57, column: 8, scope: !156)
!159 = !DILocation(line: 57, column: 19, scope: !160)
!160 = distinct !DILexicalBlock(scope: !156, file: !3, line: 57, column: 3)
!161 = !DILocation(line: 57, column: 21, scope: !160)
!162 = !DILocation(line: 57, column: 3, scope: !156)
!163 = !DILocation(line: 58, column: 29, scope: !160)
!164 = !DILocation(line: 58, column: 21, scope: !160)
!165 = !DILocation(line: 58, column: 55, scope: !160)
!166 = !DILocation(line: 58, column: 49, scope: !160)
!167 = !DILocation(line: 58, column: 5, scope: !160)
!168 = !DILocation(line: 57, column: 27, scope: !160)
!169 = !DILocation(line: 57, column: 3, scope: !160)
!170 = distinct !{!170, !162, !171, !137}
!171 = !DILocation(line: 58, column: 57, scope: !156)
!172 = !DILocalVariable(name: "time", scope: !144, file: !3, line: 59, type: !173)
!173 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !174, line: 8, size: 128, elements: !175)
!174 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "d39ec06182267c165bc5ae32a6941cfd")
!175 = !{!176, !178}
!176 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !173, file: !174, line: 9, baseType: !177, size: 64)
!177 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !78, line: 23, baseType: !32)
!178 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !173, file: !174, line: 10, baseType: !32, size: 64, offset: 64)
!179 = !DILocation(line: 59, column: 19, scope: !144)
!180 = !DILocation(line: 59, column: 26, scope: !144)
!181 = !DILocalVariable(name: "error", scope: !144, file: !3, line: 60, type: !12)
!182 = !DILocation(line: 60, column: 7, scope: !144)
!183 = !DILocation(line: 60, column: 15, scope: !144)
!184 = !DILocation(line: 60, column: 53, scope: !144)
!185 = !DILocation(line: 61, column: 29, scope: !144)
!186 = !DILocation(line: 61, column: 35, scope: !144)
!187 = !DILocation(line: 61, column: 3, scope: !144)
!188 = !DILocation(line: 62, column: 3, scope: !144)
!189 = !DILocation(line: 63, column: 3, scope: !144)
!190 = !DILocalVariable(name: "i", scope: !191, file: !3, line: 64, type: !12)
!191 = distinct !DILexicalBlock(scope: !144, file: !3, line: 64, column: 3)
!192 = !DILocation(line: 64, column: 12, scope: !191)
!193 = !DILocation(line: 64, column: 8, scope: !191)
!194 = !DILocation(line: 64, column: 19, scope: !195)
!195 = distinct !DILexicalBlock(scope: !191, file: !3, line: 64, column: 3)
!196 = !DILocation(line: 64, column: 21, scope: !195)
!197 = !DILocation(line: 64, column: 3, scope: !191)
!198 = !DILocation(line: 65, column: 26, scope: !195)
!199 = !DILocation(line: 65, column: 18, scope: !195)
!200 = !DILocation(line: 65, column: 5, scope: !195)
!201 = !DILocation(line: 64, column: 27, scope: !195)
!202 = !DILocation(line: 64, column: 3, scope: !195)
!203 = distinct !{!203, !197, !204, !137}
!204 = !DILocation(line: 65, column: 34, scope: !191)
!205 = !DILocation(line: 66, column: 1, scope: !144)
!206 = distinct !DISubprogram(name: "waits", scope: !3, file: !3, line: 68, type: !145, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !122)
!207 = !DILocalVariable(name: "thread", scope: !206, file: !3, line: 69, type: !128)
!208 = !DILocation(line: 69, column: 13, scope: !206)
!209 = !DILocation(line: 70, column: 3, scope: !206)
!210 = !DILocalVariable(name: "time", scope: !206, file: !3, line: 71, type: !173)
!211 = !DILocation(line: 71, column: 19, scope: !206)
!212 = !DILocation(line: 71, column: 26, scope: !206)
!213 = !DILocation(line: 72, column: 27, scope: !206)
!214 = !DILocation(line: 72, column: 55, scope: !206)
!215 = !DILocation(line: 72, column: 3, scope: !206)
!216 = !DILocation(line: 73, column: 16, scope: !206)
!217 = !DILocation(line: 73, column: 3, scope: !206)
!218 = !DILocation(line: 74, column: 3, scope: !206)
!219 = !DILocation(line: 75, column: 3, scope: !206)
!220 = !DILocation(line: 76, column: 10, scope: !206)
!221 = !DILocation(line: 77, column: 24, scope: !206)
!222 = !DILocation(line: 77, column: 62, scope: !206)
!223 = !DILocation(line: 77, column: 3, scope: !206)
!224 = !DILocation(line: 78, column: 10, scope: !206)
!225 = !DILocation(line: 79, column: 24, scope: !206)
!226 = !DILocation(line: 79, column: 62, scope: !206)
!227 = !DILocation(line: 79, column: 3, scope: !206)
!228 = !DILocation(line: 80, column: 10, scope: !206)
!229 = !DILocation(line: 81, column: 33, scope: !206)
!230 = !DILocation(line: 81, column: 80, scope: !206)
!231 = !DILocation(line: 81, column: 3, scope: !206)
!232 = !DILocation(line: 82, column: 3, scope: !206)
!233 = !DILocation(line: 83, column: 16, scope: !206)
!234 = !DILocation(line: 83, column: 3, scope: !206)
!235 = !DILocation(line: 84, column: 1, scope: !206)
!236 = distinct !DISubprogram(name: "waker", scope: !3, file: !3, line: 48, type: !237, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !122)
!237 = !DISubroutineType(types: !238)
!238 = !{!10, !10}
!239 = !DILocalVariable(name: "unused", arg: 1, scope: !236, file: !3, line: 48, type: !10)
!240 = !DILocation(line: 48, column: 26, scope: !236)
!241 = !DILocation(line: 49, column: 3, scope: !236)
!242 = !DILocation(line: 50, column: 3, scope: !236)
!243 = !DILocation(line: 51, column: 10, scope: !236)
!244 = !DILocation(line: 51, column: 3, scope: !236)
!245 = distinct !DISubprogram(name: "looks", scope: !3, file: !3, line: 87, type: !145, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !122)
!246 = !DILocalVariable(name: "thread", scope: !245, file: !3, line: 88, type: !128)
!247 = !DILocation(line: 88, column: 13, scope: !245)
!248 = !DILocalVariable(name: "steps", scope: !245, file: !3, line: 89, type: !12)
!249 = !DILocation(line: 89, column: 7, scope: !245)
!250 = !DILocation(line: 90, column: 3, scope: !245)
!251 = !DILocalVariable(name: "until", scope: !245, file: !3, line: 91, type: !173)
!252 = !DILocation(line: 91, column: 19, scope: !245)
!253 = !DILocation(line: 91, column: 27, scope: !245)
!254 = !DILocalVariable(name: "now", scope: !245, file: !3, line: 91, type: !173)
!255 = !DILocation(line: 91, column: 40, scope: !245)
!256 = !DILocation(line: 92, column: 3, scope: !245)
!257 = !DILocation(line: 93, column: 5, scope: !245)
!258 = !DILocation(line: 94, column: 14, scope: !245)
!259 = !DILocation(line: 94, column: 29, scope: !245)
!260 = !DILocation(line: 94, column: 21, scope: !245)
!261 = !DILocation(line: 94, column: 36, scope: !245)
!262 = !DILocation(line: 94, column: 44, scope: !245)
!263 = !DILocation(line: 94, column: 60, scope: !245)
!264 = !DILocation(line: 94, column: 51, scope: !245)
!265 = !DILocation(line: 94, column: 67, scope: !245)
!266 = !DILocation(line: 94, column: 74, scope: !245)
!267 = !DILocation(line: 94, column: 90, scope: !245)
!268 = !DILocation(line: 94, column: 82, scope: !245)
!269 = !DILocation(line: 0, scope: !245)
!270 = distinct !{!270, !256, !271, !137}
!271 = !DILocation(line: 94, column: 98, scope: !245)
!272 = !DILocation(line: 95, column: 3, scope: !245)
!273 = !DILocation(line: 96, column: 16, scope: !245)
!274 = !DILocation(line: 96, column: 3, scope: !245)
!275 = !DILocation(line: 97, column: 1, scope: !245)
!276 = distinct !DISubprogram(name: "no_times", scope: !3, file: !3, line: 100, type: !145, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !122)
!277 = !DILocalVariable(name: "thread", scope: !276, file: !3, line: 101, type: !128)
!278 = !DILocation(line: 101, column: 13, scope: !276)
!279 = !DILocalVariable(name: "time", scope: !276, file: !3, line: 102, type: !173)
!280 = !DILocation(line: 102, column: 19, scope: !276)
!281 = !DILocation(line: 103, column: 24, scope: !276)
!282 = !DILocation(line: 103, column: 3, scope: !276)
!283 = !DILocation(line: 104, column: 3, scope: !276)
!284 = !DILocation(line: 105, column: 3, scope: !276)
!285 = !DILocation(line: 106, column: 3, scope: !276)
!286 = !DILocalVariable(name: "at_once", scope: !276, file: !3, line: 107, type: !12)
!287 = !DILocation(line: 107, column: 7, scope: !276)
!288 = !DILocation(line: 107, column: 17, scope: !276)
!289 = !DILocation(line: 107, column: 55, scope: !276)
!290 = !DILocation(line: 108, column: 8, scope: !276)
!291 = !DILocation(line: 108, column: 16, scope: !276)
!292 = !DILocation(line: 109, column: 27, scope: !276)
!293 = !DILocation(line: 109, column: 36, scope: !276)
!294 = !DILocation(line: 109, column: 74, scope: !276)
!295 = !DILocation(line: 109, column: 3, scope: !276)
!296 = !DILocation(line: 110, column: 71, scope: !276)
!297 = !DILocation(line: 110, column: 24, scope: !276)
!298 = !DILocation(line: 110, column: 3, scope: !276)
!299 = !DILocation(line: 111, column: 16, scope: !276)
!300 = !DILocation(line: 111, column: 3, scope: !276)
!301 = !DILocation(line: 112, column: 1, scope: !276)
!302 = distinct !DISubprogram(name: "sleeper", scope: !3, file: !3, line: 28, type: !237, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !122)
!303 = !DILocalVariable(name: "steps", arg: 1, scope: !302, file: !3, line: 28, type: !10)
!304 = !DILocation(line: 28, column: 28, scope: !302)
!305 = !DILocation(line: 29, column: 25, scope: !302)
!306 = !DILocation(line: 29, column: 17, scope: !302)
!307 = !DILocation(line: 29, column: 15, scope: !302)
!308 = !DILocation(line: 29, column: 3, scope: !302)
!309 = !DILocation(line: 30, column: 42, scope: !302)
!310 = !DILocation(line: 30, column: 34, scope: !302)
!311 = !DILocation(line: 30, column: 3, scope: !302)
!312 = !DILocation(line: 31, column: 3, scope: !302)
!313 = distinct !DISubprogram(name: "in_steps", scope: !3, file: !3, line: 19, type: !314, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !122)
!314 = !DISubroutineType(types: !315)
!315 = !{!173, !12}
!316 = !DILocalVariable(name: "steps", arg: 1, scope: !313, file: !3, line: 19, type: !12)
!317 = !DILocation(line: 19, column: 37, scope: !313)
!318 = !DILocalVariable(name: "time", scope: !313, file: !3, line: 20, type: !173)
!319 = !DILocation(line: 20, column: 19, scope: !313)
!320 = !DILocation(line: 21, column: 3, scope: !313)
!321 = !DILocalVariable(name: "rest", scope: !313, file: !3, line: 22, type: !102)
!322 = !DILocation(line: 22, column: 13, scope: !313)
!323 = !DILocation(line: 22, column: 25, scope: !313)
!324 = !DILocation(line: 22, column: 51, scope: !313)
!325 = !DILocation(line: 22, column: 49, scope: !313)
!326 = !DILocation(line: 22, column: 33, scope: !313)
!327 = !DILocation(line: 23, column: 18, scope: !313)
!328 = !DILocation(line: 23, column: 23, scope: !313)
!329 = !DILocation(line: 23, column: 8, scope: !313)
!330 = !DILocation(line: 23, column: 15, scope: !313)
!331 = !DILocation(line: 24, column: 18, scope: !313)
!332 = !DILocation(line: 24, column: 23, scope: !313)
!333 = !DILocation(line: 24, column: 8, scope: !313)
!334 = !DILocation(line: 24, column: 16, scope: !313)
!335 = !DILocation(line: 25, column: 3, scope: !313)
!336 = distinct !DISubprogram(name: "poster", scope: !3, file: !3, line: 34, type: !237, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !122)
!337 = !DILocalVariable(name: "unused", arg: 1, scope: !336, file: !3, line: 34, type: !10)
!338 = !DILocation(line: 34, column: 27, scope: !336)
!339 = !DILocation(line: 35, column: 3, scope: !336)
!340 = !DILocation(line: 36, column: 3, scope: !336)
!341 = !DILocation(line: 37, column: 10, scope: !336)
!342 = !DILocation(line: 37, column: 3, scope: !336)
!343 = distinct !DISubprogram(name: "holder", scope: !3, file: !3, line: 40, type: !237, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !122)
!344 = !DILocalVariable(name: "unused", arg: 1, scope: !343, file: !3, line: 40, type: !10)
!345 = !DILocation(line: 40, column: 27, scope: !343)
!346 = !DILocation(line: 41, column: 3, scope: !343)
!347 = !DILocation(line: 42, column: 3, scope: !343)
!348 = !DILocation(line: 43, column: 3, scope: !343)
!349 = !DILocation(line: 44, column: 3, scope: !343)
!350 = !DILocation(line: 45, column: 10, scope: !343)
!351 = !DILocation(line: 45, column: 3, scope: !343)
