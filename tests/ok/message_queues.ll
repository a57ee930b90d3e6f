; ModuleID = 'message_queues.c'
source_filename = "message_queues.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.mq_attr = type { i64, i64, i64, i64, [4 x i64] }

@.str = private unnamed_addr constant [23 x i8] c"/tresse_message_queues\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [6 x i8] c"again\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [8 x i8] c"no mode\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [15 x i8] c"no mode, again\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [10 x i8] c"out of in\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !27
@.str.6 = private unnamed_addr constant [7 x i8] c"unlink\00", align 1, !dbg !32
@.str.7 = private unnamed_addr constant [10 x i8] c"not there\00", align 1, !dbg !37
@.str.8 = private unnamed_addr constant [6 x i8] c"close\00", align 1, !dbg !39
@.str.9 = private unnamed_addr constant [7 x i8] c"closed\00", align 1, !dbg !41
@.str.10 = private unnamed_addr constant [9 x i8] c"no slash\00", align 1, !dbg !43
@.str.11 = private unnamed_addr constant [7 x i8] c"tresse\00", align 1, !dbg !48
@.str.12 = private unnamed_addr constant [8 x i8] c"nothing\00", align 1, !dbg !50
@.str.13 = private unnamed_addr constant [2 x i8] c"/\00", align 1, !dbg !52
@.str.14 = private unnamed_addr constant [4 x i8] c"dot\00", align 1, !dbg !57
@.str.15 = private unnamed_addr constant [3 x i8] c"/.\00", align 1, !dbg !62
@.str.16 = private unnamed_addr constant [5 x i8] c"dots\00", align 1, !dbg !67
@.str.17 = private unnamed_addr constant [4 x i8] c"/..\00", align 1, !dbg !72
@.str.18 = private unnamed_addr constant [12 x i8] c"two slashes\00", align 1, !dbg !74
@.str.19 = private unnamed_addr constant [5 x i8] c"/a/b\00", align 1, !dbg !79
@.str.20 = private unnamed_addr constant [9 x i8] c"too long\00", align 1, !dbg !81
@.str.21 = private unnamed_addr constant [8 x i8] c"no room\00", align 1, !dbg !83
@.str.22 = private unnamed_addr constant [15 x i8] c"unlink of none\00", align 1, !dbg !85
@.str.23 = private unnamed_addr constant [14 x i8] c"close of none\00", align 1, !dbg !87
@.str.24 = private unnamed_addr constant [13 x i8] c"%s: %ld%s%s\0A\00", align 1, !dbg !92
@.str.25 = private unnamed_addr constant [2 x i8] c" \00", align 1, !dbg !97
@.str.26 = private unnamed_addr constant [47 x i8] c"%d: flags %ld, %ld messages of %ld, %ld there\0A\00", align 1, !dbg !99
@.str.27 = private unnamed_addr constant [5 x i8] c"send\00", align 1, !dbg !104
@.str.28 = private unnamed_addr constant [4 x i8] c"low\00", align 1, !dbg !106
@.str.29 = private unnamed_addr constant [5 x i8] c"high\00", align 1, !dbg !108
@.str.30 = private unnamed_addr constant [8 x i8] c"low too\00", align 1, !dbg !110
@.str.31 = private unnamed_addr constant [5 x i8] c"full\00", align 1, !dbg !112
@.str.32 = private unnamed_addr constant [5 x i8] c"more\00", align 1, !dbg !114
@.str.33 = private unnamed_addr constant [10 x i8] c"123456789\00", align 1, !dbg !116
@.str.34 = private unnamed_addr constant [9 x i8] c"priority\00", align 1, !dbg !118
@.str.35 = private unnamed_addr constant [10 x i8] c"too small\00", align 1, !dbg !120
@.str.36 = private unnamed_addr constant [16 x i8] c"%.*s (%zd, %u)\0A\00", align 1, !dbg !122
@__const.times.past = private unnamed_addr constant %struct.timespec { i64 1, i64 0 }, align 8
@__const.times.wrong = private unnamed_addr constant %struct.timespec { i64 1, i64 1000000000 }, align 8
@.str.37 = private unnamed_addr constant [8 x i8] c"setattr\00", align 1, !dbg !127
@.str.38 = private unnamed_addr constant [8 x i8] c"was %d\0A\00", align 1, !dbg !129
@.str.39 = private unnamed_addr constant [5 x i8] c"past\00", align 1, !dbg !131
@.str.40 = private unnamed_addr constant [6 x i8] c"wrong\00", align 1, !dbg !133
@.str.41 = private unnamed_addr constant [5 x i8] c"sent\00", align 1, !dbg !135
@.str.42 = private unnamed_addr constant [9 x i8] c"received\00", align 1, !dbg !137
@.str.43 = private unnamed_addr constant [12 x i8] c"nonblocking\00", align 1, !dbg !139
@.str.44 = private unnamed_addr constant [6 x i8] c"first\00", align 1, !dbg !141
@.str.45 = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !143
@.str.46 = private unnamed_addr constant [7 x i8] c"second\00", align 1, !dbg !145
@.str.47 = private unnamed_addr constant [2 x i8] c"b\00", align 1, !dbg !147
@.str.48 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !149

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !169 {
entry:
  %retval = alloca i32, align 4
  %asked = alloca %struct.mq_attr, align 8
  %giver = alloca i64, align 8
  %queue = alloca i32, align 4
  %in = alloca i32, align 4
  %out = alloca i32, align 4
  %in_and_out = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %asked, !173, !DIExpression(), !184)
  call void @llvm.memset.p0.i64(ptr align 8 %asked, i8 0, i64 64, i1 false), !dbg !184
  %0 = getelementptr inbounds %struct.mq_attr, ptr %asked, i32 0, i32 1, !dbg !184
  store i64 3, ptr %0, align 8, !dbg !184
  %1 = getelementptr inbounds %struct.mq_attr, ptr %asked, i32 0, i32 2, !dbg !184
  store i64 8, ptr %1, align 8, !dbg !184
    #dbg_declare(ptr %giver, !185, !DIExpression(), !189)
  %call = call i32 @mq_unlink(ptr noundef @.str), !dbg !190
  call void @names(), !dbg !191
    #dbg_declare(ptr %queue, !192, !DIExpression(), !193)
  %call1 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 2242, i32 noundef 384, ptr noundef %asked), !dbg !194
  store i32 %call1, ptr %queue, align 4, !dbg !193
  %call2 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 194, i32 noundef 384, ptr noundef %asked), !dbg !195
  %conv = sext i32 %call2 to i64, !dbg !195
  call void @show(ptr noundef @.str.1, i64 noundef %conv), !dbg !196
  %2 = load i32, ptr %queue, align 4, !dbg !197
  call void @show_attributes(i32 noundef %2), !dbg !198
  %3 = load i32, ptr %queue, align 4, !dbg !199
  call void @order(i32 noundef %3), !dbg !200
    #dbg_declare(ptr %in, !201, !DIExpression(), !202)
  %call3 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 0), !dbg !203
  store i32 %call3, ptr %in, align 4, !dbg !202
    #dbg_declare(ptr %out, !204, !DIExpression(), !205)
  %call4 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 1), !dbg !206
  store i32 %call4, ptr %out, align 4, !dbg !205
  %call5 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 3), !dbg !207
  %conv6 = sext i32 %call5 to i64, !dbg !207
  call void @show(ptr noundef @.str.2, i64 noundef %conv6), !dbg !208
  %call7 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 195, i32 noundef 384, ptr noundef %asked), !dbg !209
  %conv8 = sext i32 %call7 to i64, !dbg !209
  call void @show(ptr noundef @.str.3, i64 noundef %conv8), !dbg !210
  %4 = load i32, ptr %in, align 4, !dbg !211
  %call9 = call i32 @mq_send(i32 noundef %4, ptr noundef @.str.5, i64 noundef 0, i32 noundef 0), !dbg !212
  %conv10 = sext i32 %call9 to i64, !dbg !212
  call void @show(ptr noundef @.str.4, i64 noundef %conv10), !dbg !213
  %5 = load i32, ptr %out, align 4, !dbg !214
  call void @show_next(i32 noundef %5), !dbg !215
    #dbg_declare(ptr %in_and_out, !216, !DIExpression(), !217)
  %call11 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 2), !dbg !218
  store i32 %call11, ptr %in_and_out, align 4, !dbg !217
  %call12 = call i32 @mq_unlink(ptr noundef @.str), !dbg !219
  %conv13 = sext i32 %call12 to i64, !dbg !219
  call void @show(ptr noundef @.str.6, i64 noundef %conv13), !dbg !220
  %call14 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 2), !dbg !221
  %conv15 = sext i32 %call14 to i64, !dbg !221
  call void @show(ptr noundef @.str.7, i64 noundef %conv15), !dbg !222
  %6 = load i32, ptr %queue, align 4, !dbg !223
  call void @times(i32 noundef %6), !dbg !224
  %call16 = call i32 @pthread_create(ptr noundef %giver, ptr noundef null, ptr noundef @give, ptr noundef %out), !dbg !225
    #dbg_declare(ptr %i, !226, !DIExpression(), !228)
  store i32 0, ptr %i, align 4, !dbg !228
  br label %for.cond, !dbg !229

for.cond:                                         ; preds = %for.inc, %entry
  %7 = load i32, ptr %i, align 4, !dbg !230
  %cmp = icmp slt i32 %7, 7, !dbg !232
  br i1 %cmp, label %for.body, label %for.end, !dbg !233

for.body:                                         ; preds = %for.cond
  %8 = load i32, ptr %in, align 4, !dbg !234
  call void @show_next(i32 noundef %8), !dbg !235
  br label %for.inc, !dbg !235

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %i, align 4, !dbg !236
  %inc = add nsw i32 %9, 1, !dbg !236
  store i32 %inc, ptr %i, align 4, !dbg !236
  br label %for.cond, !dbg !237, !llvm.loop !238

for.end:                                          ; preds = %for.cond
  %10 = load i64, ptr %giver, align 8, !dbg !241
  %call18 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !242
  %11 = load i32, ptr %in_and_out, align 4, !dbg !243
  call void @make_nonblocking(i32 noundef %11), !dbg !244
  %12 = load i32, ptr %in_and_out, align 4, !dbg !245
  %call19 = call i32 @mq_close(i32 noundef %12), !dbg !246
  %conv20 = sext i32 %call19 to i64, !dbg !246
  call void @show(ptr noundef @.str.8, i64 noundef %conv20), !dbg !247
  %13 = load i32, ptr %queue, align 4, !dbg !248
  %call21 = call i32 @mq_close(i32 noundef %13), !dbg !249
  %conv22 = sext i32 %call21 to i64, !dbg !249
  call void @show(ptr noundef @.str.8, i64 noundef %conv22), !dbg !250
  %14 = load i32, ptr %queue, align 4, !dbg !251
  %call23 = call i32 @mq_send(i32 noundef %14, ptr noundef @.str.5, i64 noundef 0, i32 noundef 0), !dbg !252
  %conv24 = sext i32 %call23 to i64, !dbg !252
  call void @show(ptr noundef @.str.9, i64 noundef %conv24), !dbg !253
  %15 = load i32, ptr %in, align 4, !dbg !254
  %call25 = call i32 @mq_close(i32 noundef %15), !dbg !255
  %16 = load i32, ptr %out, align 4, !dbg !256
  %call26 = call i32 @mq_close(i32 noundef %16), !dbg !257
  %or = or i32 %call25, %call26, !dbg !258
  %conv27 = sext i32 %or to i64, !dbg !255
  call void @show(ptr noundef @.str.8, i64 noundef %conv27), !dbg !259
  %17 = load i32, ptr %retval, align 4, !dbg !260
  ret i32 %17, !dbg !260
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @mq_unlink(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @names() #0 !dbg !261 {
entry:
  %none = alloca %struct.mq_attr, align 8
  %longest = alloca [300 x i8], align 16
    #dbg_declare(ptr %none, !264, !DIExpression(), !265)
  call void @llvm.memset.p0.i64(ptr align 8 %none, i8 0, i64 64, i1 false), !dbg !265
  %0 = getelementptr inbounds %struct.mq_attr, ptr %none, i32 0, i32 2, !dbg !265
  store i64 8, ptr %0, align 8, !dbg !265
    #dbg_declare(ptr %longest, !266, !DIExpression(), !270)
  call void @llvm.memset.p0.i64(ptr align 16 %longest, i8 0, i64 300, i1 false), !dbg !270
  %1 = getelementptr inbounds [300 x i8], ptr %longest, i32 0, i32 0, !dbg !270
  store i8 47, ptr %1, align 16, !dbg !270
  %arraydecay = getelementptr inbounds [300 x i8], ptr %longest, i64 0, i64 0, !dbg !271
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay, i64 1, !dbg !272
  call void @llvm.memset.p0.i64(ptr align 1 %add.ptr, i8 120, i64 256, i1 false), !dbg !273
  %call = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str.11, i32 noundef 66, i32 noundef 384, ptr noundef null), !dbg !274
  %conv = sext i32 %call to i64, !dbg !274
  call void @show(ptr noundef @.str.10, i64 noundef %conv), !dbg !275
  %call1 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str.13, i32 noundef 66, i32 noundef 384, ptr noundef null), !dbg !276
  %conv2 = sext i32 %call1 to i64, !dbg !276
  call void @show(ptr noundef @.str.12, i64 noundef %conv2), !dbg !277
  %call3 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str.15, i32 noundef 66, i32 noundef 384, ptr noundef null), !dbg !278
  %conv4 = sext i32 %call3 to i64, !dbg !278
  call void @show(ptr noundef @.str.14, i64 noundef %conv4), !dbg !279
  %call5 = call i32 @mq_unlink(ptr noundef @.str.17), !dbg !280
  %conv6 = sext i32 %call5 to i64, !dbg !280
  call void @show(ptr noundef @.str.16, i64 noundef %conv6), !dbg !281
  %call7 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str.19, i32 noundef 66, i32 noundef 384, ptr noundef null), !dbg !282
  %conv8 = sext i32 %call7 to i64, !dbg !282
  call void @show(ptr noundef @.str.18, i64 noundef %conv8), !dbg !283
  %arraydecay9 = getelementptr inbounds [300 x i8], ptr %longest, i64 0, i64 0, !dbg !284
  %call10 = call i32 (ptr, i32, ...) @mq_open(ptr noundef %arraydecay9, i32 noundef 66, i32 noundef 384, ptr noundef null), !dbg !285
  %conv11 = sext i32 %call10 to i64, !dbg !285
  call void @show(ptr noundef @.str.20, i64 noundef %conv11), !dbg !286
  %call12 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 2), !dbg !287
  %conv13 = sext i32 %call12 to i64, !dbg !287
  call void @show(ptr noundef @.str.7, i64 noundef %conv13), !dbg !288
  %call14 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 66, i32 noundef 384, ptr noundef %none), !dbg !289
  %conv15 = sext i32 %call14 to i64, !dbg !289
  call void @show(ptr noundef @.str.21, i64 noundef %conv15), !dbg !290
  %call16 = call i32 @mq_unlink(ptr noundef @.str), !dbg !291
  %conv17 = sext i32 %call16 to i64, !dbg !291
  call void @show(ptr noundef @.str.22, i64 noundef %conv17), !dbg !292
  %call18 = call i32 @mq_close(i32 noundef -1), !dbg !293
  %conv19 = sext i32 %call18 to i64, !dbg !293
  call void @show(ptr noundef @.str.23, i64 noundef %conv19), !dbg !294
  ret void, !dbg !295
}

declare i32 @mq_open(ptr noundef, i32 noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @show(ptr noundef %what, i64 noundef %result) #0 !dbg !296 {
entry:
  %what.addr = alloca ptr, align 8
  %result.addr = alloca i64, align 8
  store ptr %what, ptr %what.addr, align 8
    #dbg_declare(ptr %what.addr, !299, !DIExpression(), !300)
  store i64 %result, ptr %result.addr, align 8
    #dbg_declare(ptr %result.addr, !301, !DIExpression(), !302)
  %0 = load ptr, ptr %what.addr, align 8, !dbg !303
  %1 = load i64, ptr %result.addr, align 8, !dbg !304
  %2 = load i64, ptr %result.addr, align 8, !dbg !305
  %cmp = icmp slt i64 %2, 0, !dbg !306
  %3 = zext i1 %cmp to i64, !dbg !305
  %cond = select i1 %cmp, ptr @.str.25, ptr @.str.5, !dbg !305
  %4 = load i64, ptr %result.addr, align 8, !dbg !307
  %cmp1 = icmp slt i64 %4, 0, !dbg !308
  br i1 %cmp1, label %cond.true, label %cond.false, !dbg !307

cond.true:                                        ; preds = %entry
  %call = call ptr @__errno_location() #6, !dbg !309
  %5 = load i32, ptr %call, align 4, !dbg !309
  %call2 = call ptr @strerror(i32 noundef %5), !dbg !310
  br label %cond.end, !dbg !307

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !307

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond3 = phi ptr [ %call2, %cond.true ], [ @.str.5, %cond.false ], !dbg !307
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str.24, ptr noundef %0, i64 noundef %1, ptr noundef %cond, ptr noundef %cond3), !dbg !311
  ret void, !dbg !312
}

; Function Attrs: noinline nounwind uwtable
define internal void @show_attributes(i32 noundef %queue) #0 !dbg !313 {
entry:
  %queue.addr = alloca i32, align 4
  %now = alloca %struct.mq_attr, align 8
  %result = alloca i32, align 4
  store i32 %queue, ptr %queue.addr, align 4
    #dbg_declare(ptr %queue.addr, !316, !DIExpression(), !317)
    #dbg_declare(ptr %now, !318, !DIExpression(), !319)
    #dbg_declare(ptr %result, !320, !DIExpression(), !321)
  %0 = load i32, ptr %queue.addr, align 4, !dbg !322
  %call = call i32 @mq_getattr(i32 noundef %0, ptr noundef %now), !dbg !323
  store i32 %call, ptr %result, align 4, !dbg !321
  %1 = load i32, ptr %result, align 4, !dbg !324
  %mq_flags = getelementptr inbounds %struct.mq_attr, ptr %now, i32 0, i32 0, !dbg !325
  %2 = load i64, ptr %mq_flags, align 8, !dbg !325
  %mq_maxmsg = getelementptr inbounds %struct.mq_attr, ptr %now, i32 0, i32 1, !dbg !326
  %3 = load i64, ptr %mq_maxmsg, align 8, !dbg !326
  %mq_msgsize = getelementptr inbounds %struct.mq_attr, ptr %now, i32 0, i32 2, !dbg !327
  %4 = load i64, ptr %mq_msgsize, align 8, !dbg !327
  %mq_curmsgs = getelementptr inbounds %struct.mq_attr, ptr %now, i32 0, i32 3, !dbg !328
  %5 = load i64, ptr %mq_curmsgs, align 8, !dbg !328
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.26, i32 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5), !dbg !329
  ret void, !dbg !330
}

; Function Attrs: noinline nounwind uwtable
define internal void @order(i32 noundef %queue) #0 !dbg !331 {
entry:
  %queue.addr = alloca i32, align 4
  %small = alloca [4 x i8], align 1
  %i = alloca i32, align 4
  store i32 %queue, ptr %queue.addr, align 4
    #dbg_declare(ptr %queue.addr, !332, !DIExpression(), !333)
  %0 = load i32, ptr %queue.addr, align 4, !dbg !334
  %call = call i32 @mq_send(i32 noundef %0, ptr noundef @.str.28, i64 noundef 3, i32 noundef 1), !dbg !335
  %conv = sext i32 %call to i64, !dbg !335
  call void @show(ptr noundef @.str.27, i64 noundef %conv), !dbg !336
  %1 = load i32, ptr %queue.addr, align 4, !dbg !337
  %call1 = call i32 @mq_send(i32 noundef %1, ptr noundef @.str.29, i64 noundef 4, i32 noundef 7), !dbg !338
  %conv2 = sext i32 %call1 to i64, !dbg !338
  call void @show(ptr noundef @.str.27, i64 noundef %conv2), !dbg !339
  %2 = load i32, ptr %queue.addr, align 4, !dbg !340
  %call3 = call i32 @mq_send(i32 noundef %2, ptr noundef @.str.30, i64 noundef 7, i32 noundef 1), !dbg !341
  %conv4 = sext i32 %call3 to i64, !dbg !341
  call void @show(ptr noundef @.str.27, i64 noundef %conv4), !dbg !342
  %3 = load i32, ptr %queue.addr, align 4, !dbg !343
  %call5 = call i32 @mq_send(i32 noundef %3, ptr noundef @.str.32, i64 noundef 4, i32 noundef 1), !dbg !344
  %conv6 = sext i32 %call5 to i64, !dbg !344
  call void @show(ptr noundef @.str.31, i64 noundef %conv6), !dbg !345
  %4 = load i32, ptr %queue.addr, align 4, !dbg !346
  %call7 = call i32 @mq_send(i32 noundef %4, ptr noundef @.str.33, i64 noundef 9, i32 noundef 1), !dbg !347
  %conv8 = sext i32 %call7 to i64, !dbg !347
  call void @show(ptr noundef @.str.20, i64 noundef %conv8), !dbg !348
  %5 = load i32, ptr %queue.addr, align 4, !dbg !349
  %call9 = call i32 @mq_send(i32 noundef %5, ptr noundef @.str.5, i64 noundef 0, i32 noundef 32768), !dbg !350
  %conv10 = sext i32 %call9 to i64, !dbg !350
  call void @show(ptr noundef @.str.34, i64 noundef %conv10), !dbg !351
  %6 = load i32, ptr %queue.addr, align 4, !dbg !352
  call void @show_attributes(i32 noundef %6), !dbg !353
    #dbg_declare(ptr %small, !354, !DIExpression(), !355)
  %7 = load i32, ptr %queue.addr, align 4, !dbg !356
  %arraydecay = getelementptr inbounds [4 x i8], ptr %small, i64 0, i64 0, !dbg !357
  %call11 = call i64 @mq_receive(i32 noundef %7, ptr noundef %arraydecay, i64 noundef 4, ptr noundef null), !dbg !358
  call void @show(ptr noundef @.str.35, i64 noundef %call11), !dbg !359
    #dbg_declare(ptr %i, !360, !DIExpression(), !362)
  store i32 0, ptr %i, align 4, !dbg !362
  br label %for.cond, !dbg !363

for.cond:                                         ; preds = %for.inc, %entry
  %8 = load i32, ptr %i, align 4, !dbg !364
  %cmp = icmp slt i32 %8, 4, !dbg !366
  br i1 %cmp, label %for.body, label %for.end, !dbg !367

for.body:                                         ; preds = %for.cond
  %9 = load i32, ptr %queue.addr, align 4, !dbg !368
  call void @show_next(i32 noundef %9), !dbg !369
  br label %for.inc, !dbg !369

for.inc:                                          ; preds = %for.body
  %10 = load i32, ptr %i, align 4, !dbg !370
  %inc = add nsw i32 %10, 1, !dbg !370
  store i32 %inc, ptr %i, align 4, !dbg !370
  br label %for.cond, !dbg !371, !llvm.loop !372

for.end:                                          ; preds = %for.cond
  ret void, !dbg !374
}

declare i32 @mq_send(i32 noundef, ptr noundef, i64 noundef, i32 noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @show_next(i32 noundef %queue) #0 !dbg !375 {
entry:
  %queue.addr = alloca i32, align 4
  %bytes = alloca [16 x i8], align 16
  %priority = alloca i32, align 4
  %got = alloca i64, align 8
  store i32 %queue, ptr %queue.addr, align 4
    #dbg_declare(ptr %queue.addr, !376, !DIExpression(), !377)
    #dbg_declare(ptr %bytes, !378, !DIExpression(), !379)
  call void @llvm.memset.p0.i64(ptr align 16 %bytes, i8 0, i64 16, i1 false), !dbg !379
    #dbg_declare(ptr %priority, !380, !DIExpression(), !382)
  store i32 99, ptr %priority, align 4, !dbg !382
    #dbg_declare(ptr %got, !383, !DIExpression(), !385)
  %0 = load i32, ptr %queue.addr, align 4, !dbg !386
  %arraydecay = getelementptr inbounds [16 x i8], ptr %bytes, i64 0, i64 0, !dbg !387
  %call = call i64 @mq_receive(i32 noundef %0, ptr noundef %arraydecay, i64 noundef 16, ptr noundef %priority), !dbg !388
  store i64 %call, ptr %got, align 8, !dbg !385
  %1 = load i64, ptr %got, align 8, !dbg !389
  %cmp = icmp sgt i64 %1, 0, !dbg !390
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !389

cond.true:                                        ; preds = %entry
  %2 = load i64, ptr %got, align 8, !dbg !391
  %conv = trunc i64 %2 to i32, !dbg !392
  br label %cond.end, !dbg !389

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !389

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv, %cond.true ], [ 0, %cond.false ], !dbg !389
  %arraydecay1 = getelementptr inbounds [16 x i8], ptr %bytes, i64 0, i64 0, !dbg !393
  %3 = load i64, ptr %got, align 8, !dbg !394
  %4 = load i32, ptr %priority, align 4, !dbg !395
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.36, i32 noundef %cond, ptr noundef %arraydecay1, i64 noundef %3, i32 noundef %4), !dbg !396
  ret void, !dbg !397
}

; Function Attrs: noinline nounwind uwtable
define internal void @times(i32 noundef %queue) #0 !dbg !398 {
entry:
  %queue.addr = alloca i32, align 4
  %blocking = alloca %struct.mq_attr, align 8
  %old = alloca %struct.mq_attr, align 8
  %past = alloca %struct.timespec, align 8
  %wrong = alloca %struct.timespec, align 8
  %bytes = alloca [8 x i8], align 1
  store i32 %queue, ptr %queue.addr, align 4
    #dbg_declare(ptr %queue.addr, !399, !DIExpression(), !400)
    #dbg_declare(ptr %blocking, !401, !DIExpression(), !402)
  call void @llvm.memset.p0.i64(ptr align 8 %blocking, i8 0, i64 64, i1 false), !dbg !402
    #dbg_declare(ptr %old, !403, !DIExpression(), !404)
    #dbg_declare(ptr %past, !405, !DIExpression(), !412)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %past, ptr align 8 @__const.times.past, i64 16, i1 false), !dbg !412
    #dbg_declare(ptr %wrong, !413, !DIExpression(), !414)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %wrong, ptr align 8 @__const.times.wrong, i64 16, i1 false), !dbg !414
    #dbg_declare(ptr %bytes, !415, !DIExpression(), !416)
  %0 = load i32, ptr %queue.addr, align 4, !dbg !417
  %call = call i32 @mq_setattr(i32 noundef %0, ptr noundef %blocking, ptr noundef %old), !dbg !418
  %conv = sext i32 %call to i64, !dbg !418
  call void @show(ptr noundef @.str.37, i64 noundef %conv), !dbg !419
  %mq_flags = getelementptr inbounds %struct.mq_attr, ptr %old, i32 0, i32 0, !dbg !420
  %1 = load i64, ptr %mq_flags, align 8, !dbg !420
  %cmp = icmp eq i64 %1, 2048, !dbg !421
  %conv1 = zext i1 %cmp to i32, !dbg !421
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.38, i32 noundef %conv1), !dbg !422
  %2 = load i32, ptr %queue.addr, align 4, !dbg !423
  %arraydecay = getelementptr inbounds [8 x i8], ptr %bytes, i64 0, i64 0, !dbg !424
  %call3 = call i64 @mq_timedreceive(i32 noundef %2, ptr noundef %arraydecay, i64 noundef 8, ptr noundef null, ptr noundef %past), !dbg !425
  call void @show(ptr noundef @.str.39, i64 noundef %call3), !dbg !426
  %3 = load i32, ptr %queue.addr, align 4, !dbg !427
  %arraydecay4 = getelementptr inbounds [8 x i8], ptr %bytes, i64 0, i64 0, !dbg !428
  %call5 = call i64 @mq_timedreceive(i32 noundef %3, ptr noundef %arraydecay4, i64 noundef 8, ptr noundef null, ptr noundef %wrong), !dbg !429
  call void @show(ptr noundef @.str.40, i64 noundef %call5), !dbg !430
  %4 = load i32, ptr %queue.addr, align 4, !dbg !431
  %call6 = call i32 @mq_timedsend(i32 noundef %4, ptr noundef @.str.5, i64 noundef 0, i32 noundef 0, ptr noundef %past), !dbg !432
  %conv7 = sext i32 %call6 to i64, !dbg !432
  call void @show(ptr noundef @.str.41, i64 noundef %conv7), !dbg !433
  %5 = load i32, ptr %queue.addr, align 4, !dbg !434
  %arraydecay8 = getelementptr inbounds [8 x i8], ptr %bytes, i64 0, i64 0, !dbg !435
  %call9 = call i64 @mq_timedreceive(i32 noundef %5, ptr noundef %arraydecay8, i64 noundef 8, ptr noundef null, ptr noundef %past), !dbg !436
  call void @show(ptr noundef @.str.42, i64 noundef %call9), !dbg !437
  ret void, !dbg !438
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @give(ptr noundef %queue) #0 !dbg !439 {
entry:
  %queue.addr = alloca ptr, align 8
  %i = alloca i8, align 1
  store ptr %queue, ptr %queue.addr, align 8
    #dbg_declare(ptr %queue.addr, !442, !DIExpression(), !443)
    #dbg_declare(ptr %i, !444, !DIExpression(), !446)
  store i8 97, ptr %i, align 1, !dbg !446
  br label %for.cond, !dbg !447

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i8, ptr %i, align 1, !dbg !448
  %conv = sext i8 %0 to i32, !dbg !448
  %cmp = icmp slt i32 %conv, 104, !dbg !450
  br i1 %cmp, label %for.body, label %for.end, !dbg !451

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %queue.addr, align 8, !dbg !452
  %2 = load i32, ptr %1, align 4, !dbg !454
  %call = call i32 @mq_send(i32 noundef %2, ptr noundef %i, i64 noundef 1, i32 noundef 0), !dbg !455
  %cmp2 = icmp ne i32 %call, 0, !dbg !456
  br i1 %cmp2, label %if.then, label %if.end, !dbg !457

if.then:                                          ; preds = %for.body
  call void @abort() #7, !dbg !458
  unreachable, !dbg !458

if.end:                                           ; preds = %for.body
  br label %for.inc, !dbg !459

for.inc:                                          ; preds = %if.end
  %3 = load i8, ptr %i, align 1, !dbg !460
  %inc = add i8 %3, 1, !dbg !460
  store i8 %inc, ptr %i, align 1, !dbg !460
  br label %for.cond, !dbg !461, !llvm.loop !462

for.end:                                          ; preds = %for.cond
  ret ptr null, !dbg !464
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @make_nonblocking(i32 noundef %queue) #0 !dbg !465 {
entry:
  %queue.addr = alloca i32, align 4
  %nonblocking = alloca %struct.mq_attr, align 8
  %takers = alloca [2 x i64], align 16
  %taken = alloca [2 x ptr], align 16
  %i = alloca i32, align 4
  %i8 = alloca i32, align 4
  store i32 %queue, ptr %queue.addr, align 4
    #dbg_declare(ptr %queue.addr, !466, !DIExpression(), !467)
    #dbg_declare(ptr %nonblocking, !468, !DIExpression(), !469)
  call void @llvm.memset.p0.i64(ptr align 8 %nonblocking, i8 0, i64 64, i1 false), !dbg !469
  %0 = getelementptr inbounds %struct.mq_attr, ptr %nonblocking, i32 0, i32 0, !dbg !469
  store i64 2048, ptr %0, align 8, !dbg !469
    #dbg_declare(ptr %takers, !470, !DIExpression(), !472)
    #dbg_declare(ptr %taken, !473, !DIExpression(), !475)
    #dbg_declare(ptr %i, !476, !DIExpression(), !478)
  store i32 0, ptr %i, align 4, !dbg !478
  br label %for.cond, !dbg !479

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !480
  %cmp = icmp slt i32 %1, 2, !dbg !482
  br i1 %cmp, label %for.body, label %for.end, !dbg !483

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %i, align 4, !dbg !484
  %idxprom = sext i32 %2 to i64, !dbg !485
  %arrayidx = getelementptr inbounds [2 x i64], ptr %takers, i64 0, i64 %idxprom, !dbg !485
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @take, ptr noundef %queue.addr), !dbg !486
  br label %for.inc, !dbg !486

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4, !dbg !487
  %inc = add nsw i32 %3, 1, !dbg !487
  store i32 %inc, ptr %i, align 4, !dbg !487
  br label %for.cond, !dbg !488, !llvm.loop !489

for.end:                                          ; preds = %for.cond
  %call1 = call i32 @usleep(i32 noundef 20000), !dbg !491
  %4 = load i32, ptr %queue.addr, align 4, !dbg !492
  %call2 = call i32 @mq_setattr(i32 noundef %4, ptr noundef %nonblocking, ptr noundef null), !dbg !493
  %conv = sext i32 %call2 to i64, !dbg !493
  call void @show(ptr noundef @.str.43, i64 noundef %conv), !dbg !494
  %5 = load i32, ptr %queue.addr, align 4, !dbg !495
  %call3 = call i32 @mq_send(i32 noundef %5, ptr noundef @.str.45, i64 noundef 1, i32 noundef 0), !dbg !496
  %conv4 = sext i32 %call3 to i64, !dbg !496
  call void @show(ptr noundef @.str.44, i64 noundef %conv4), !dbg !497
  %call5 = call i32 @usleep(i32 noundef 20000), !dbg !498
  %6 = load i32, ptr %queue.addr, align 4, !dbg !499
  %call6 = call i32 @mq_send(i32 noundef %6, ptr noundef @.str.47, i64 noundef 1, i32 noundef 0), !dbg !500
  %conv7 = sext i32 %call6 to i64, !dbg !500
  call void @show(ptr noundef @.str.46, i64 noundef %conv7), !dbg !501
    #dbg_declare(ptr %i8, !502, !DIExpression(), !504)
  store i32 0, ptr %i8, align 4, !dbg !504
  br label %for.cond9, !dbg !505

for.cond9:                                        ; preds = %for.inc18, %for.end
  %7 = load i32, ptr %i8, align 4, !dbg !506
  %cmp10 = icmp slt i32 %7, 2, !dbg !508
  br i1 %cmp10, label %for.body12, label %for.end20, !dbg !509

for.body12:                                       ; preds = %for.cond9
  %8 = load i32, ptr %i8, align 4, !dbg !510
  %idxprom13 = sext i32 %8 to i64, !dbg !511
  %arrayidx14 = getelementptr inbounds [2 x i64], ptr %takers, i64 0, i64 %idxprom13, !dbg !511
  %9 = load i64, ptr %arrayidx14, align 8, !dbg !511
  %10 = load i32, ptr %i8, align 4, !dbg !512
  %idxprom15 = sext i32 %10 to i64, !dbg !513
  %arrayidx16 = getelementptr inbounds [2 x ptr], ptr %taken, i64 0, i64 %idxprom15, !dbg !513
  %call17 = call i32 @pthread_join(i64 noundef %9, ptr noundef %arrayidx16), !dbg !514
  br label %for.inc18, !dbg !514

for.inc18:                                        ; preds = %for.body12
  %11 = load i32, ptr %i8, align 4, !dbg !515
  %inc19 = add nsw i32 %11, 1, !dbg !515
  store i32 %inc19, ptr %i8, align 4, !dbg !515
  br label %for.cond9, !dbg !516, !llvm.loop !517

for.end20:                                        ; preds = %for.cond9
  %arrayidx21 = getelementptr inbounds [2 x ptr], ptr %taken, i64 0, i64 0, !dbg !519
  %12 = load ptr, ptr %arrayidx21, align 16, !dbg !519
  %cmp22 = icmp ne ptr %12, null, !dbg !520
  %conv23 = zext i1 %cmp22 to i32, !dbg !520
  %arrayidx24 = getelementptr inbounds [2 x ptr], ptr %taken, i64 0, i64 1, !dbg !521
  %13 = load ptr, ptr %arrayidx24, align 8, !dbg !521
  %cmp25 = icmp ne ptr %13, null, !dbg !522
  %conv26 = zext i1 %cmp25 to i32, !dbg !522
  %call27 = call i32 (ptr, ...) @printf(ptr noundef @.str.48, i32 noundef %conv23, i32 noundef %conv26), !dbg !523
  ret void, !dbg !524
}

declare i32 @mq_close(i32 noundef) #2

declare i32 @printf(ptr noundef, ...) #2

declare ptr @strerror(i32 noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

declare i32 @mq_getattr(i32 noundef, ptr noundef) #2

declare i64 @mq_receive(i32 noundef, ptr noundef, i64 noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

declare i32 @mq_setattr(i32 noundef, ptr noundef, ptr noundef) #2

declare i64 @mq_timedreceive(i32 noundef, ptr noundef, i64 noundef, ptr noundef, ptr noundef) #2

declare i32 @mq_timedsend(i32 noundef, ptr noundef, i64 noundef, i32 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @abort() #5

; Function Attrs: noinline nounwind uwtable
define internal ptr @take(ptr noundef %queue) #0 !dbg !525 {
entry:
  %queue.addr = alloca ptr, align 8
  %bytes = alloca [8 x i8], align 1
  store ptr %queue, ptr %queue.addr, align 8
    #dbg_declare(ptr %queue.addr, !526, !DIExpression(), !527)
    #dbg_declare(ptr %bytes, !528, !DIExpression(), !529)
  %0 = load ptr, ptr %queue.addr, align 8, !dbg !530
  %1 = load i32, ptr %0, align 4, !dbg !531
  %arraydecay = getelementptr inbounds [8 x i8], ptr %bytes, i64 0, i64 0, !dbg !532
  %call = call i64 @mq_receive(i32 noundef %1, ptr noundef %arraydecay, i64 noundef 8, ptr noundef null), !dbg !533
  %cmp = icmp eq i64 %call, 1, !dbg !534
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !533

cond.true:                                        ; preds = %entry
  %2 = load ptr, ptr %queue.addr, align 8, !dbg !535
  br label %cond.end, !dbg !533

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !533

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %2, %cond.true ], [ null, %cond.false ], !dbg !533
  ret ptr %cond, !dbg !536
}

declare i32 @usleep(i32 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(none) }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!151}
!llvm.module.flags = !{!162, !163, !164, !165, !166, !167, !168}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "message_queues.c", directory: ".", checksumkind: CSK_MD5, checksum: "6656fdbacc2ac684cdb59f99894f4097")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 23)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 126, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 6)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 130, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 8)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 131, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 15)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 132, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 10)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 132, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 1)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 135, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 7)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 136, type: !24, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !2, line: 143, type: !9, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !2, line: 145, type: !34, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 9)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !34, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !14, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 2)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 4)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 3)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(scope: null, file: !2, line: 55, type: !69, isLocal: true, isDefinition: true)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !70)
!70 = !{!71}
!71 = !DISubrange(count: 5)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(scope: null, file: !2, line: 55, type: !59, isLocal: true, isDefinition: true)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(scope: null, file: !2, line: 56, type: !76, isLocal: true, isDefinition: true)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 12)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(scope: null, file: !2, line: 56, type: !69, isLocal: true, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !45, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !2, line: 59, type: !14, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(scope: null, file: !2, line: 60, type: !19, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(scope: null, file: !2, line: 61, type: !89, isLocal: true, isDefinition: true)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !90)
!90 = !{!91}
!91 = !DISubrange(count: 14)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !94, isLocal: true, isDefinition: true)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !95)
!95 = !{!96}
!96 = !DISubrange(count: 13)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !54, isLocal: true, isDefinition: true)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !101, isLocal: true, isDefinition: true)
!101 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 376, elements: !102)
!102 = !{!103}
!103 = !DISubrange(count: 47)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !69, isLocal: true, isDefinition: true)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !59, isLocal: true, isDefinition: true)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(scope: null, file: !2, line: 66, type: !69, isLocal: true, isDefinition: true)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(scope: null, file: !2, line: 67, type: !14, isLocal: true, isDefinition: true)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(scope: null, file: !2, line: 68, type: !69, isLocal: true, isDefinition: true)
!114 = !DIGlobalVariableExpression(var: !115, expr: !DIExpression())
!115 = distinct !DIGlobalVariable(scope: null, file: !2, line: 68, type: !69, isLocal: true, isDefinition: true)
!116 = !DIGlobalVariableExpression(var: !117, expr: !DIExpression())
!117 = distinct !DIGlobalVariable(scope: null, file: !2, line: 69, type: !24, isLocal: true, isDefinition: true)
!118 = !DIGlobalVariableExpression(var: !119, expr: !DIExpression())
!119 = distinct !DIGlobalVariable(scope: null, file: !2, line: 70, type: !45, isLocal: true, isDefinition: true)
!120 = !DIGlobalVariableExpression(var: !121, expr: !DIExpression())
!121 = distinct !DIGlobalVariable(scope: null, file: !2, line: 73, type: !24, isLocal: true, isDefinition: true)
!122 = !DIGlobalVariableExpression(var: !123, expr: !DIExpression())
!123 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !124, isLocal: true, isDefinition: true)
!124 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !125)
!125 = !{!126}
!126 = !DISubrange(count: 16)
!127 = !DIGlobalVariableExpression(var: !128, expr: !DIExpression())
!128 = distinct !DIGlobalVariable(scope: null, file: !2, line: 83, type: !14, isLocal: true, isDefinition: true)
!129 = !DIGlobalVariableExpression(var: !130, expr: !DIExpression())
!130 = distinct !DIGlobalVariable(scope: null, file: !2, line: 84, type: !14, isLocal: true, isDefinition: true)
!131 = !DIGlobalVariableExpression(var: !132, expr: !DIExpression())
!132 = distinct !DIGlobalVariable(scope: null, file: !2, line: 85, type: !69, isLocal: true, isDefinition: true)
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(scope: null, file: !2, line: 86, type: !9, isLocal: true, isDefinition: true)
!135 = !DIGlobalVariableExpression(var: !136, expr: !DIExpression())
!136 = distinct !DIGlobalVariable(scope: null, file: !2, line: 87, type: !69, isLocal: true, isDefinition: true)
!137 = !DIGlobalVariableExpression(var: !138, expr: !DIExpression())
!138 = distinct !DIGlobalVariable(scope: null, file: !2, line: 88, type: !45, isLocal: true, isDefinition: true)
!139 = !DIGlobalVariableExpression(var: !140, expr: !DIExpression())
!140 = distinct !DIGlobalVariable(scope: null, file: !2, line: 111, type: !76, isLocal: true, isDefinition: true)
!141 = !DIGlobalVariableExpression(var: !142, expr: !DIExpression())
!142 = distinct !DIGlobalVariable(scope: null, file: !2, line: 112, type: !9, isLocal: true, isDefinition: true)
!143 = !DIGlobalVariableExpression(var: !144, expr: !DIExpression())
!144 = distinct !DIGlobalVariable(scope: null, file: !2, line: 112, type: !54, isLocal: true, isDefinition: true)
!145 = !DIGlobalVariableExpression(var: !146, expr: !DIExpression())
!146 = distinct !DIGlobalVariable(scope: null, file: !2, line: 114, type: !34, isLocal: true, isDefinition: true)
!147 = !DIGlobalVariableExpression(var: !148, expr: !DIExpression())
!148 = distinct !DIGlobalVariable(scope: null, file: !2, line: 114, type: !54, isLocal: true, isDefinition: true)
!149 = !DIGlobalVariableExpression(var: !150, expr: !DIExpression())
!150 = distinct !DIGlobalVariable(scope: null, file: !2, line: 117, type: !34, isLocal: true, isDefinition: true)
!151 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !152, globals: !156, splitDebugInlining: false, nameTableKind: None)
!152 = !{!153, !154, !155}
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!154 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !154, size: 64)
!156 = !{!0, !157, !7, !12, !17, !22, !27, !32, !37, !39, !41, !43, !48, !50, !52, !57, !62, !67, !72, !74, !79, !81, !83, !85, !87, !92, !97, !99, !104, !106, !108, !110, !112, !114, !116, !118, !120, !122, !127, !129, !131, !133, !135, !137, !139, !141, !143, !145, !147, !149}
!157 = !DIGlobalVariableExpression(var: !158, expr: !DIExpression())
!158 = distinct !DIGlobalVariable(name: "name", scope: !151, file: !2, line: 28, type: !159, isLocal: true, isDefinition: true)
!159 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !160)
!160 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !161, size: 64)
!161 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!162 = !{i32 7, !"Dwarf Version", i32 5}
!163 = !{i32 2, !"Debug Info Version", i32 3}
!164 = !{i32 1, !"wchar_size", i32 4}
!165 = !{i32 8, !"PIC Level", i32 2}
!166 = !{i32 7, !"PIE Level", i32 2}
!167 = !{i32 7, !"uwtable", i32 2}
!168 = !{i32 7, !"frame-pointer", i32 2}
!169 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 120, type: !170, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !151, retainedNodes: !172)
!170 = !DISubroutineType(types: !171)
!171 = !{!154}
!172 = !{}
!173 = !DILocalVariable(name: "asked", scope: !169, file: !2, line: 121, type: !174)
!174 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !175)
!175 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mq_attr", file: !2, line: 15, size: 512, elements: !176)
!176 = !{!177, !179, !180, !181, !182}
!177 = !DIDerivedType(tag: DW_TAG_member, name: "mq_flags", scope: !175, file: !2, line: 16, baseType: !178, size: 64)
!178 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!179 = !DIDerivedType(tag: DW_TAG_member, name: "mq_maxmsg", scope: !175, file: !2, line: 16, baseType: !178, size: 64, offset: 64)
!180 = !DIDerivedType(tag: DW_TAG_member, name: "mq_msgsize", scope: !175, file: !2, line: 16, baseType: !178, size: 64, offset: 128)
!181 = !DIDerivedType(tag: DW_TAG_member, name: "mq_curmsgs", scope: !175, file: !2, line: 16, baseType: !178, size: 64, offset: 192)
!182 = !DIDerivedType(tag: DW_TAG_member, name: "unused", scope: !175, file: !2, line: 16, baseType: !183, size: 256, offset: 256)
!183 = !DICompositeType(tag: DW_TAG_array_type, baseType: !178, size: 256, elements: !60)
!184 = !DILocation(line: 121, column: 24, scope: !169)
!185 = !DILocalVariable(name: "giver", scope: !169, file: !2, line: 122, type: !186)
!186 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !187, line: 75, baseType: !188)
!187 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!188 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!189 = !DILocation(line: 122, column: 13, scope: !169)
!190 = !DILocation(line: 123, column: 3, scope: !169)
!191 = !DILocation(line: 124, column: 3, scope: !169)
!192 = !DILocalVariable(name: "queue", scope: !169, file: !2, line: 125, type: !154)
!193 = !DILocation(line: 125, column: 7, scope: !169)
!194 = !DILocation(line: 125, column: 15, scope: !169)
!195 = !DILocation(line: 126, column: 17, scope: !169)
!196 = !DILocation(line: 126, column: 3, scope: !169)
!197 = !DILocation(line: 127, column: 19, scope: !169)
!198 = !DILocation(line: 127, column: 3, scope: !169)
!199 = !DILocation(line: 128, column: 9, scope: !169)
!200 = !DILocation(line: 128, column: 3, scope: !169)
!201 = !DILocalVariable(name: "in", scope: !169, file: !2, line: 129, type: !154)
!202 = !DILocation(line: 129, column: 7, scope: !169)
!203 = !DILocation(line: 129, column: 12, scope: !169)
!204 = !DILocalVariable(name: "out", scope: !169, file: !2, line: 129, type: !154)
!205 = !DILocation(line: 129, column: 37, scope: !169)
!206 = !DILocation(line: 129, column: 43, scope: !169)
!207 = !DILocation(line: 130, column: 19, scope: !169)
!208 = !DILocation(line: 130, column: 3, scope: !169)
!209 = !DILocation(line: 131, column: 26, scope: !169)
!210 = !DILocation(line: 131, column: 3, scope: !169)
!211 = !DILocation(line: 132, column: 29, scope: !169)
!212 = !DILocation(line: 132, column: 21, scope: !169)
!213 = !DILocation(line: 132, column: 3, scope: !169)
!214 = !DILocation(line: 133, column: 13, scope: !169)
!215 = !DILocation(line: 133, column: 3, scope: !169)
!216 = !DILocalVariable(name: "in_and_out", scope: !169, file: !2, line: 134, type: !154)
!217 = !DILocation(line: 134, column: 7, scope: !169)
!218 = !DILocation(line: 134, column: 20, scope: !169)
!219 = !DILocation(line: 135, column: 18, scope: !169)
!220 = !DILocation(line: 135, column: 3, scope: !169)
!221 = !DILocation(line: 136, column: 21, scope: !169)
!222 = !DILocation(line: 136, column: 3, scope: !169)
!223 = !DILocation(line: 137, column: 9, scope: !169)
!224 = !DILocation(line: 137, column: 3, scope: !169)
!225 = !DILocation(line: 138, column: 3, scope: !169)
!226 = !DILocalVariable(name: "i", scope: !227, file: !2, line: 139, type: !154)
!227 = distinct !DILexicalBlock(scope: !169, file: !2, line: 139, column: 3)
!228 = !DILocation(line: 139, column: 12, scope: !227)
!229 = !DILocation(line: 139, column: 8, scope: !227)
!230 = !DILocation(line: 139, column: 19, scope: !231)
!231 = distinct !DILexicalBlock(scope: !227, file: !2, line: 139, column: 3)
!232 = !DILocation(line: 139, column: 21, scope: !231)
!233 = !DILocation(line: 139, column: 3, scope: !227)
!234 = !DILocation(line: 140, column: 15, scope: !231)
!235 = !DILocation(line: 140, column: 5, scope: !231)
!236 = !DILocation(line: 139, column: 27, scope: !231)
!237 = !DILocation(line: 139, column: 3, scope: !231)
!238 = distinct !{!238, !233, !239, !240}
!239 = !DILocation(line: 140, column: 17, scope: !227)
!240 = !{!"llvm.loop.mustprogress"}
!241 = !DILocation(line: 141, column: 16, scope: !169)
!242 = !DILocation(line: 141, column: 3, scope: !169)
!243 = !DILocation(line: 142, column: 20, scope: !169)
!244 = !DILocation(line: 142, column: 3, scope: !169)
!245 = !DILocation(line: 143, column: 26, scope: !169)
!246 = !DILocation(line: 143, column: 17, scope: !169)
!247 = !DILocation(line: 143, column: 3, scope: !169)
!248 = !DILocation(line: 144, column: 26, scope: !169)
!249 = !DILocation(line: 144, column: 17, scope: !169)
!250 = !DILocation(line: 144, column: 3, scope: !169)
!251 = !DILocation(line: 145, column: 26, scope: !169)
!252 = !DILocation(line: 145, column: 18, scope: !169)
!253 = !DILocation(line: 145, column: 3, scope: !169)
!254 = !DILocation(line: 146, column: 26, scope: !169)
!255 = !DILocation(line: 146, column: 17, scope: !169)
!256 = !DILocation(line: 146, column: 41, scope: !169)
!257 = !DILocation(line: 146, column: 32, scope: !169)
!258 = !DILocation(line: 146, column: 30, scope: !169)
!259 = !DILocation(line: 146, column: 3, scope: !169)
!260 = !DILocation(line: 147, column: 1, scope: !169)
!261 = distinct !DISubprogram(name: "names", scope: !2, file: !2, line: 48, type: !262, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !151, retainedNodes: !172)
!262 = !DISubroutineType(types: !263)
!263 = !{null}
!264 = !DILocalVariable(name: "none", scope: !261, file: !2, line: 49, type: !174)
!265 = !DILocation(line: 49, column: 24, scope: !261)
!266 = !DILocalVariable(name: "longest", scope: !261, file: !2, line: 50, type: !267)
!267 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 2400, elements: !268)
!268 = !{!269}
!269 = !DISubrange(count: 300)
!270 = !DILocation(line: 50, column: 8, scope: !261)
!271 = !DILocation(line: 51, column: 10, scope: !261)
!272 = !DILocation(line: 51, column: 18, scope: !261)
!273 = !DILocation(line: 51, column: 3, scope: !261)
!274 = !DILocation(line: 52, column: 20, scope: !261)
!275 = !DILocation(line: 52, column: 3, scope: !261)
!276 = !DILocation(line: 53, column: 19, scope: !261)
!277 = !DILocation(line: 53, column: 3, scope: !261)
!278 = !DILocation(line: 54, column: 15, scope: !261)
!279 = !DILocation(line: 54, column: 3, scope: !261)
!280 = !DILocation(line: 55, column: 16, scope: !261)
!281 = !DILocation(line: 55, column: 3, scope: !261)
!282 = !DILocation(line: 56, column: 23, scope: !261)
!283 = !DILocation(line: 56, column: 3, scope: !261)
!284 = !DILocation(line: 57, column: 28, scope: !261)
!285 = !DILocation(line: 57, column: 20, scope: !261)
!286 = !DILocation(line: 57, column: 3, scope: !261)
!287 = !DILocation(line: 58, column: 21, scope: !261)
!288 = !DILocation(line: 58, column: 3, scope: !261)
!289 = !DILocation(line: 59, column: 19, scope: !261)
!290 = !DILocation(line: 59, column: 3, scope: !261)
!291 = !DILocation(line: 60, column: 26, scope: !261)
!292 = !DILocation(line: 60, column: 3, scope: !261)
!293 = !DILocation(line: 61, column: 25, scope: !261)
!294 = !DILocation(line: 61, column: 3, scope: !261)
!295 = !DILocation(line: 62, column: 1, scope: !261)
!296 = distinct !DISubprogram(name: "show", scope: !2, file: !2, line: 30, type: !297, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !151, retainedNodes: !172)
!297 = !DISubroutineType(types: !298)
!298 = !{null, !160, !178}
!299 = !DILocalVariable(name: "what", arg: 1, scope: !296, file: !2, line: 30, type: !160)
!300 = !DILocation(line: 30, column: 30, scope: !296)
!301 = !DILocalVariable(name: "result", arg: 2, scope: !296, file: !2, line: 30, type: !178)
!302 = !DILocation(line: 30, column: 41, scope: !296)
!303 = !DILocation(line: 31, column: 27, scope: !296)
!304 = !DILocation(line: 31, column: 33, scope: !296)
!305 = !DILocation(line: 31, column: 41, scope: !296)
!306 = !DILocation(line: 31, column: 48, scope: !296)
!307 = !DILocation(line: 31, column: 64, scope: !296)
!308 = !DILocation(line: 31, column: 71, scope: !296)
!309 = !DILocation(line: 31, column: 86, scope: !296)
!310 = !DILocation(line: 31, column: 77, scope: !296)
!311 = !DILocation(line: 31, column: 3, scope: !296)
!312 = !DILocation(line: 32, column: 1, scope: !296)
!313 = distinct !DISubprogram(name: "show_attributes", scope: !2, file: !2, line: 34, type: !314, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !151, retainedNodes: !172)
!314 = !DISubroutineType(types: !315)
!315 = !{null, !154}
!316 = !DILocalVariable(name: "queue", arg: 1, scope: !313, file: !2, line: 34, type: !154)
!317 = !DILocation(line: 34, column: 33, scope: !313)
!318 = !DILocalVariable(name: "now", scope: !313, file: !2, line: 35, type: !175)
!319 = !DILocation(line: 35, column: 18, scope: !313)
!320 = !DILocalVariable(name: "result", scope: !313, file: !2, line: 36, type: !154)
!321 = !DILocation(line: 36, column: 7, scope: !313)
!322 = !DILocation(line: 36, column: 27, scope: !313)
!323 = !DILocation(line: 36, column: 16, scope: !313)
!324 = !DILocation(line: 37, column: 61, scope: !313)
!325 = !DILocation(line: 37, column: 73, scope: !313)
!326 = !DILocation(line: 37, column: 87, scope: !313)
!327 = !DILocation(line: 38, column: 14, scope: !313)
!328 = !DILocation(line: 38, column: 30, scope: !313)
!329 = !DILocation(line: 37, column: 3, scope: !313)
!330 = !DILocation(line: 39, column: 1, scope: !313)
!331 = distinct !DISubprogram(name: "order", scope: !2, file: !2, line: 64, type: !314, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !151, retainedNodes: !172)
!332 = !DILocalVariable(name: "queue", arg: 1, scope: !331, file: !2, line: 64, type: !154)
!333 = !DILocation(line: 64, column: 23, scope: !331)
!334 = !DILocation(line: 65, column: 24, scope: !331)
!335 = !DILocation(line: 65, column: 16, scope: !331)
!336 = !DILocation(line: 65, column: 3, scope: !331)
!337 = !DILocation(line: 66, column: 24, scope: !331)
!338 = !DILocation(line: 66, column: 16, scope: !331)
!339 = !DILocation(line: 66, column: 3, scope: !331)
!340 = !DILocation(line: 67, column: 24, scope: !331)
!341 = !DILocation(line: 67, column: 16, scope: !331)
!342 = !DILocation(line: 67, column: 3, scope: !331)
!343 = !DILocation(line: 68, column: 24, scope: !331)
!344 = !DILocation(line: 68, column: 16, scope: !331)
!345 = !DILocation(line: 68, column: 3, scope: !331)
!346 = !DILocation(line: 69, column: 28, scope: !331)
!347 = !DILocation(line: 69, column: 20, scope: !331)
!348 = !DILocation(line: 69, column: 3, scope: !331)
!349 = !DILocation(line: 70, column: 28, scope: !331)
!350 = !DILocation(line: 70, column: 20, scope: !331)
!351 = !DILocation(line: 70, column: 3, scope: !331)
!352 = !DILocation(line: 71, column: 19, scope: !331)
!353 = !DILocation(line: 71, column: 3, scope: !331)
!354 = !DILocalVariable(name: "small", scope: !331, file: !2, line: 72, type: !59)
!355 = !DILocation(line: 72, column: 8, scope: !331)
!356 = !DILocation(line: 73, column: 32, scope: !331)
!357 = !DILocation(line: 73, column: 39, scope: !331)
!358 = !DILocation(line: 73, column: 21, scope: !331)
!359 = !DILocation(line: 73, column: 3, scope: !331)
!360 = !DILocalVariable(name: "i", scope: !361, file: !2, line: 74, type: !154)
!361 = distinct !DILexicalBlock(scope: !331, file: !2, line: 74, column: 3)
!362 = !DILocation(line: 74, column: 12, scope: !361)
!363 = !DILocation(line: 74, column: 8, scope: !361)
!364 = !DILocation(line: 74, column: 19, scope: !365)
!365 = distinct !DILexicalBlock(scope: !361, file: !2, line: 74, column: 3)
!366 = !DILocation(line: 74, column: 21, scope: !365)
!367 = !DILocation(line: 74, column: 3, scope: !361)
!368 = !DILocation(line: 75, column: 15, scope: !365)
!369 = !DILocation(line: 75, column: 5, scope: !365)
!370 = !DILocation(line: 74, column: 27, scope: !365)
!371 = !DILocation(line: 74, column: 3, scope: !365)
!372 = distinct !{!372, !367, !373, !240}
!373 = !DILocation(line: 75, column: 20, scope: !361)
!374 = !DILocation(line: 76, column: 1, scope: !331)
!375 = distinct !DISubprogram(name: "show_next", scope: !2, file: !2, line: 41, type: !314, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !151, retainedNodes: !172)
!376 = !DILocalVariable(name: "queue", arg: 1, scope: !375, file: !2, line: 41, type: !154)
!377 = !DILocation(line: 41, column: 27, scope: !375)
!378 = !DILocalVariable(name: "bytes", scope: !375, file: !2, line: 42, type: !124)
!379 = !DILocation(line: 42, column: 8, scope: !375)
!380 = !DILocalVariable(name: "priority", scope: !375, file: !2, line: 43, type: !381)
!381 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!382 = !DILocation(line: 43, column: 12, scope: !375)
!383 = !DILocalVariable(name: "got", scope: !375, file: !2, line: 44, type: !384)
!384 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !187, line: 18, baseType: !178)
!385 = !DILocation(line: 44, column: 11, scope: !375)
!386 = !DILocation(line: 44, column: 28, scope: !375)
!387 = !DILocation(line: 44, column: 35, scope: !375)
!388 = !DILocation(line: 44, column: 17, scope: !375)
!389 = !DILocation(line: 45, column: 30, scope: !375)
!390 = !DILocation(line: 45, column: 34, scope: !375)
!391 = !DILocation(line: 45, column: 45, scope: !375)
!392 = !DILocation(line: 45, column: 40, scope: !375)
!393 = !DILocation(line: 45, column: 54, scope: !375)
!394 = !DILocation(line: 45, column: 61, scope: !375)
!395 = !DILocation(line: 45, column: 66, scope: !375)
!396 = !DILocation(line: 45, column: 3, scope: !375)
!397 = !DILocation(line: 46, column: 1, scope: !375)
!398 = distinct !DISubprogram(name: "times", scope: !2, file: !2, line: 78, type: !314, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !151, retainedNodes: !172)
!399 = !DILocalVariable(name: "queue", arg: 1, scope: !398, file: !2, line: 78, type: !154)
!400 = !DILocation(line: 78, column: 23, scope: !398)
!401 = !DILocalVariable(name: "blocking", scope: !398, file: !2, line: 79, type: !174)
!402 = !DILocation(line: 79, column: 24, scope: !398)
!403 = !DILocalVariable(name: "old", scope: !398, file: !2, line: 80, type: !175)
!404 = !DILocation(line: 80, column: 18, scope: !398)
!405 = !DILocalVariable(name: "past", scope: !398, file: !2, line: 81, type: !406)
!406 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !407, line: 8, size: 128, elements: !408)
!407 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "f515e855ce64e54435ef824cdbf07bf8")
!408 = !{!409, !411}
!409 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !406, file: !407, line: 9, baseType: !410, size: 64)
!410 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !187, line: 46, baseType: !178)
!411 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !406, file: !407, line: 10, baseType: !178, size: 64, offset: 64)
!412 = !DILocation(line: 81, column: 19, scope: !398)
!413 = !DILocalVariable(name: "wrong", scope: !398, file: !2, line: 81, type: !406)
!414 = !DILocation(line: 81, column: 36, scope: !398)
!415 = !DILocalVariable(name: "bytes", scope: !398, file: !2, line: 82, type: !14)
!416 = !DILocation(line: 82, column: 8, scope: !398)
!417 = !DILocation(line: 83, column: 30, scope: !398)
!418 = !DILocation(line: 83, column: 19, scope: !398)
!419 = !DILocation(line: 83, column: 3, scope: !398)
!420 = !DILocation(line: 84, column: 26, scope: !398)
!421 = !DILocation(line: 84, column: 35, scope: !398)
!422 = !DILocation(line: 84, column: 3, scope: !398)
!423 = !DILocation(line: 85, column: 32, scope: !398)
!424 = !DILocation(line: 85, column: 39, scope: !398)
!425 = !DILocation(line: 85, column: 16, scope: !398)
!426 = !DILocation(line: 85, column: 3, scope: !398)
!427 = !DILocation(line: 86, column: 33, scope: !398)
!428 = !DILocation(line: 86, column: 40, scope: !398)
!429 = !DILocation(line: 86, column: 17, scope: !398)
!430 = !DILocation(line: 86, column: 3, scope: !398)
!431 = !DILocation(line: 87, column: 29, scope: !398)
!432 = !DILocation(line: 87, column: 16, scope: !398)
!433 = !DILocation(line: 87, column: 3, scope: !398)
!434 = !DILocation(line: 88, column: 36, scope: !398)
!435 = !DILocation(line: 88, column: 43, scope: !398)
!436 = !DILocation(line: 88, column: 20, scope: !398)
!437 = !DILocation(line: 88, column: 3, scope: !398)
!438 = !DILocation(line: 89, column: 1, scope: !398)
!439 = distinct !DISubprogram(name: "give", scope: !2, file: !2, line: 91, type: !440, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !151, retainedNodes: !172)
!440 = !DISubroutineType(types: !441)
!441 = !{!153, !153}
!442 = !DILocalVariable(name: "queue", arg: 1, scope: !439, file: !2, line: 91, type: !153)
!443 = !DILocation(line: 91, column: 25, scope: !439)
!444 = !DILocalVariable(name: "i", scope: !445, file: !2, line: 92, type: !4)
!445 = distinct !DILexicalBlock(scope: !439, file: !2, line: 92, column: 3)
!446 = !DILocation(line: 92, column: 13, scope: !445)
!447 = !DILocation(line: 92, column: 8, scope: !445)
!448 = !DILocation(line: 92, column: 22, scope: !449)
!449 = distinct !DILexicalBlock(scope: !445, file: !2, line: 92, column: 3)
!450 = !DILocation(line: 92, column: 24, scope: !449)
!451 = !DILocation(line: 92, column: 3, scope: !445)
!452 = !DILocation(line: 93, column: 25, scope: !453)
!453 = distinct !DILexicalBlock(scope: !449, file: !2, line: 93, column: 9)
!454 = !DILocation(line: 93, column: 17, scope: !453)
!455 = !DILocation(line: 93, column: 9, scope: !453)
!456 = !DILocation(line: 93, column: 42, scope: !453)
!457 = !DILocation(line: 93, column: 9, scope: !449)
!458 = !DILocation(line: 94, column: 7, scope: !453)
!459 = !DILocation(line: 93, column: 45, scope: !453)
!460 = !DILocation(line: 92, column: 32, scope: !449)
!461 = !DILocation(line: 92, column: 3, scope: !449)
!462 = distinct !{!462, !451, !463, !240}
!463 = !DILocation(line: 94, column: 13, scope: !445)
!464 = !DILocation(line: 95, column: 3, scope: !439)
!465 = distinct !DISubprogram(name: "make_nonblocking", scope: !2, file: !2, line: 104, type: !314, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !151, retainedNodes: !172)
!466 = !DILocalVariable(name: "queue", arg: 1, scope: !465, file: !2, line: 104, type: !154)
!467 = !DILocation(line: 104, column: 34, scope: !465)
!468 = !DILocalVariable(name: "nonblocking", scope: !465, file: !2, line: 105, type: !174)
!469 = !DILocation(line: 105, column: 24, scope: !465)
!470 = !DILocalVariable(name: "takers", scope: !465, file: !2, line: 106, type: !471)
!471 = !DICompositeType(tag: DW_TAG_array_type, baseType: !186, size: 128, elements: !55)
!472 = !DILocation(line: 106, column: 13, scope: !465)
!473 = !DILocalVariable(name: "taken", scope: !465, file: !2, line: 107, type: !474)
!474 = !DICompositeType(tag: DW_TAG_array_type, baseType: !153, size: 128, elements: !55)
!475 = !DILocation(line: 107, column: 9, scope: !465)
!476 = !DILocalVariable(name: "i", scope: !477, file: !2, line: 108, type: !154)
!477 = distinct !DILexicalBlock(scope: !465, file: !2, line: 108, column: 3)
!478 = !DILocation(line: 108, column: 12, scope: !477)
!479 = !DILocation(line: 108, column: 8, scope: !477)
!480 = !DILocation(line: 108, column: 19, scope: !481)
!481 = distinct !DILexicalBlock(scope: !477, file: !2, line: 108, column: 3)
!482 = !DILocation(line: 108, column: 21, scope: !481)
!483 = !DILocation(line: 108, column: 3, scope: !477)
!484 = !DILocation(line: 109, column: 28, scope: !481)
!485 = !DILocation(line: 109, column: 21, scope: !481)
!486 = !DILocation(line: 109, column: 5, scope: !481)
!487 = !DILocation(line: 108, column: 27, scope: !481)
!488 = !DILocation(line: 108, column: 3, scope: !481)
!489 = distinct !{!489, !483, !490, !240}
!490 = !DILocation(line: 109, column: 50, scope: !477)
!491 = !DILocation(line: 110, column: 3, scope: !465)
!492 = !DILocation(line: 111, column: 34, scope: !465)
!493 = !DILocation(line: 111, column: 23, scope: !465)
!494 = !DILocation(line: 111, column: 3, scope: !465)
!495 = !DILocation(line: 112, column: 25, scope: !465)
!496 = !DILocation(line: 112, column: 17, scope: !465)
!497 = !DILocation(line: 112, column: 3, scope: !465)
!498 = !DILocation(line: 113, column: 3, scope: !465)
!499 = !DILocation(line: 114, column: 26, scope: !465)
!500 = !DILocation(line: 114, column: 18, scope: !465)
!501 = !DILocation(line: 114, column: 3, scope: !465)
!502 = !DILocalVariable(name: "i", scope: !503, file: !2, line: 115, type: !154)
!503 = distinct !DILexicalBlock(scope: !465, file: !2, line: 115, column: 3)
!504 = !DILocation(line: 115, column: 12, scope: !503)
!505 = !DILocation(line: 115, column: 8, scope: !503)
!506 = !DILocation(line: 115, column: 19, scope: !507)
!507 = distinct !DILexicalBlock(scope: !503, file: !2, line: 115, column: 3)
!508 = !DILocation(line: 115, column: 21, scope: !507)
!509 = !DILocation(line: 115, column: 3, scope: !503)
!510 = !DILocation(line: 116, column: 25, scope: !507)
!511 = !DILocation(line: 116, column: 18, scope: !507)
!512 = !DILocation(line: 116, column: 36, scope: !507)
!513 = !DILocation(line: 116, column: 30, scope: !507)
!514 = !DILocation(line: 116, column: 5, scope: !507)
!515 = !DILocation(line: 115, column: 27, scope: !507)
!516 = !DILocation(line: 115, column: 3, scope: !507)
!517 = distinct !{!517, !509, !518, !240}
!518 = !DILocation(line: 116, column: 38, scope: !503)
!519 = !DILocation(line: 117, column: 21, scope: !465)
!520 = !DILocation(line: 117, column: 30, scope: !465)
!521 = !DILocation(line: 117, column: 39, scope: !465)
!522 = !DILocation(line: 117, column: 48, scope: !465)
!523 = !DILocation(line: 117, column: 3, scope: !465)
!524 = !DILocation(line: 118, column: 1, scope: !465)
!525 = distinct !DISubprogram(name: "take", scope: !2, file: !2, line: 98, type: !440, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !151, retainedNodes: !172)
!526 = !DILocalVariable(name: "queue", arg: 1, scope: !525, file: !2, line: 98, type: !153)
!527 = !DILocation(line: 98, column: 25, scope: !525)
!528 = !DILocalVariable(name: "bytes", scope: !525, file: !2, line: 99, type: !14)
!529 = !DILocation(line: 99, column: 8, scope: !525)
!530 = !DILocation(line: 100, column: 29, scope: !525)
!531 = !DILocation(line: 100, column: 21, scope: !525)
!532 = !DILocation(line: 100, column: 36, scope: !525)
!533 = !DILocation(line: 100, column: 10, scope: !525)
!534 = !DILocation(line: 100, column: 63, scope: !525)
!535 = !DILocation(line: 100, column: 70, scope: !525)
!536 = !DILocation(line: 100, column: 3, scope: !525)
