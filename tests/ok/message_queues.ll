; ModuleID = 'message_queues.c'
source_filename = "message_queues.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.mq_attr = type { i64, i64, i64, i64, [4 x i64] }

@.str = private unnamed_addr constant [23 x i8] c"/tresse_message_queues\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [6 x i8] c"again\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [10 x i8] c"out of in\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !17
@.str.4 = private unnamed_addr constant [7 x i8] c"unlink\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [10 x i8] c"not there\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [6 x i8] c"close\00", align 1, !dbg !29
@.str.7 = private unnamed_addr constant [7 x i8] c"closed\00", align 1, !dbg !31
@.str.8 = private unnamed_addr constant [9 x i8] c"no slash\00", align 1, !dbg !33
@.str.9 = private unnamed_addr constant [7 x i8] c"tresse\00", align 1, !dbg !38
@.str.10 = private unnamed_addr constant [8 x i8] c"nothing\00", align 1, !dbg !40
@.str.11 = private unnamed_addr constant [2 x i8] c"/\00", align 1, !dbg !45
@.str.12 = private unnamed_addr constant [12 x i8] c"two slashes\00", align 1, !dbg !50
@.str.13 = private unnamed_addr constant [5 x i8] c"/a/b\00", align 1, !dbg !55
@.str.14 = private unnamed_addr constant [9 x i8] c"too long\00", align 1, !dbg !60
@.str.15 = private unnamed_addr constant [8 x i8] c"no room\00", align 1, !dbg !62
@.str.16 = private unnamed_addr constant [15 x i8] c"unlink of none\00", align 1, !dbg !64
@.str.17 = private unnamed_addr constant [14 x i8] c"close of none\00", align 1, !dbg !69
@.str.18 = private unnamed_addr constant [13 x i8] c"%s: %ld%s%s\0A\00", align 1, !dbg !74
@.str.19 = private unnamed_addr constant [2 x i8] c" \00", align 1, !dbg !79
@.str.20 = private unnamed_addr constant [47 x i8] c"%d: flags %ld, %ld messages of %ld, %ld there\0A\00", align 1, !dbg !81
@.str.21 = private unnamed_addr constant [5 x i8] c"send\00", align 1, !dbg !86
@.str.22 = private unnamed_addr constant [4 x i8] c"low\00", align 1, !dbg !88
@.str.23 = private unnamed_addr constant [5 x i8] c"high\00", align 1, !dbg !93
@.str.24 = private unnamed_addr constant [8 x i8] c"low too\00", align 1, !dbg !95
@.str.25 = private unnamed_addr constant [5 x i8] c"full\00", align 1, !dbg !97
@.str.26 = private unnamed_addr constant [5 x i8] c"more\00", align 1, !dbg !99
@.str.27 = private unnamed_addr constant [10 x i8] c"123456789\00", align 1, !dbg !101
@.str.28 = private unnamed_addr constant [9 x i8] c"priority\00", align 1, !dbg !103
@.str.29 = private unnamed_addr constant [10 x i8] c"too small\00", align 1, !dbg !105
@.str.30 = private unnamed_addr constant [16 x i8] c"%.*s (%zd, %u)\0A\00", align 1, !dbg !107
@__const.times.past = private unnamed_addr constant %struct.timespec { i64 1, i64 0 }, align 8
@__const.times.wrong = private unnamed_addr constant %struct.timespec { i64 1, i64 1000000000 }, align 8
@.str.31 = private unnamed_addr constant [8 x i8] c"setattr\00", align 1, !dbg !112
@.str.32 = private unnamed_addr constant [8 x i8] c"was %d\0A\00", align 1, !dbg !114
@.str.33 = private unnamed_addr constant [5 x i8] c"past\00", align 1, !dbg !116
@.str.34 = private unnamed_addr constant [6 x i8] c"wrong\00", align 1, !dbg !118
@.str.35 = private unnamed_addr constant [5 x i8] c"sent\00", align 1, !dbg !120
@.str.36 = private unnamed_addr constant [9 x i8] c"received\00", align 1, !dbg !122

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !142 {
entry:
  %retval = alloca i32, align 4
  %asked = alloca %struct.mq_attr, align 8
  %giver = alloca i64, align 8
  %queue = alloca i32, align 4
  %in = alloca i32, align 4
  %out = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %asked, !146, !DIExpression(), !157)
  call void @llvm.memset.p0.i64(ptr align 8 %asked, i8 0, i64 64, i1 false), !dbg !157
  %0 = getelementptr inbounds %struct.mq_attr, ptr %asked, i32 0, i32 1, !dbg !157
  store i64 3, ptr %0, align 8, !dbg !157
  %1 = getelementptr inbounds %struct.mq_attr, ptr %asked, i32 0, i32 2, !dbg !157
  store i64 8, ptr %1, align 8, !dbg !157
    #dbg_declare(ptr %giver, !158, !DIExpression(), !162)
  %call = call i32 @mq_unlink(ptr noundef @.str), !dbg !163
  call void @names(), !dbg !164
    #dbg_declare(ptr %queue, !165, !DIExpression(), !166)
  %call1 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 2242, i32 noundef 384, ptr noundef %asked), !dbg !167
  store i32 %call1, ptr %queue, align 4, !dbg !166
  %call2 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 194, i32 noundef 384, ptr noundef %asked), !dbg !168
  %conv = sext i32 %call2 to i64, !dbg !168
  call void @show(ptr noundef @.str.1, i64 noundef %conv), !dbg !169
  %2 = load i32, ptr %queue, align 4, !dbg !170
  call void @show_attributes(i32 noundef %2), !dbg !171
  %3 = load i32, ptr %queue, align 4, !dbg !172
  call void @order(i32 noundef %3), !dbg !173
    #dbg_declare(ptr %in, !174, !DIExpression(), !175)
  %call3 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 0), !dbg !176
  store i32 %call3, ptr %in, align 4, !dbg !175
    #dbg_declare(ptr %out, !177, !DIExpression(), !178)
  %call4 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 1), !dbg !179
  store i32 %call4, ptr %out, align 4, !dbg !178
  %4 = load i32, ptr %in, align 4, !dbg !180
  %call5 = call i32 @mq_send(i32 noundef %4, ptr noundef @.str.3, i64 noundef 0, i32 noundef 0), !dbg !181
  %conv6 = sext i32 %call5 to i64, !dbg !181
  call void @show(ptr noundef @.str.2, i64 noundef %conv6), !dbg !182
  %5 = load i32, ptr %out, align 4, !dbg !183
  call void @show_next(i32 noundef %5), !dbg !184
  %call7 = call i32 @mq_unlink(ptr noundef @.str), !dbg !185
  %conv8 = sext i32 %call7 to i64, !dbg !185
  call void @show(ptr noundef @.str.4, i64 noundef %conv8), !dbg !186
  %call9 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 2), !dbg !187
  %conv10 = sext i32 %call9 to i64, !dbg !187
  call void @show(ptr noundef @.str.5, i64 noundef %conv10), !dbg !188
  %6 = load i32, ptr %queue, align 4, !dbg !189
  call void @times(i32 noundef %6), !dbg !190
  %call11 = call i32 @pthread_create(ptr noundef %giver, ptr noundef null, ptr noundef @give, ptr noundef %out), !dbg !191
    #dbg_declare(ptr %i, !192, !DIExpression(), !194)
  store i32 0, ptr %i, align 4, !dbg !194
  br label %for.cond, !dbg !195

for.cond:                                         ; preds = %for.inc, %entry
  %7 = load i32, ptr %i, align 4, !dbg !196
  %cmp = icmp slt i32 %7, 7, !dbg !198
  br i1 %cmp, label %for.body, label %for.end, !dbg !199

for.body:                                         ; preds = %for.cond
  %8 = load i32, ptr %in, align 4, !dbg !200
  call void @show_next(i32 noundef %8), !dbg !201
  br label %for.inc, !dbg !201

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %i, align 4, !dbg !202
  %inc = add nsw i32 %9, 1, !dbg !202
  store i32 %inc, ptr %i, align 4, !dbg !202
  br label %for.cond, !dbg !203, !llvm.loop !204

for.end:                                          ; preds = %for.cond
  %10 = load i64, ptr %giver, align 8, !dbg !207
  %call13 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !208
  %11 = load i32, ptr %queue, align 4, !dbg !209
  %call14 = call i32 @mq_close(i32 noundef %11), !dbg !210
  %conv15 = sext i32 %call14 to i64, !dbg !210
  call void @show(ptr noundef @.str.6, i64 noundef %conv15), !dbg !211
  %12 = load i32, ptr %queue, align 4, !dbg !212
  %call16 = call i32 @mq_send(i32 noundef %12, ptr noundef @.str.3, i64 noundef 0, i32 noundef 0), !dbg !213
  %conv17 = sext i32 %call16 to i64, !dbg !213
  call void @show(ptr noundef @.str.7, i64 noundef %conv17), !dbg !214
  %13 = load i32, ptr %in, align 4, !dbg !215
  %call18 = call i32 @mq_close(i32 noundef %13), !dbg !216
  %14 = load i32, ptr %out, align 4, !dbg !217
  %call19 = call i32 @mq_close(i32 noundef %14), !dbg !218
  %or = or i32 %call18, %call19, !dbg !219
  %conv20 = sext i32 %or to i64, !dbg !216
  call void @show(ptr noundef @.str.6, i64 noundef %conv20), !dbg !220
  %15 = load i32, ptr %retval, align 4, !dbg !221
  ret i32 %15, !dbg !221
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @mq_unlink(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @names() #0 !dbg !222 {
entry:
  %none = alloca %struct.mq_attr, align 8
  %longest = alloca [300 x i8], align 16
    #dbg_declare(ptr %none, !225, !DIExpression(), !226)
  call void @llvm.memset.p0.i64(ptr align 8 %none, i8 0, i64 64, i1 false), !dbg !226
  %0 = getelementptr inbounds %struct.mq_attr, ptr %none, i32 0, i32 2, !dbg !226
  store i64 8, ptr %0, align 8, !dbg !226
    #dbg_declare(ptr %longest, !227, !DIExpression(), !231)
  call void @llvm.memset.p0.i64(ptr align 16 %longest, i8 0, i64 300, i1 false), !dbg !231
  %1 = getelementptr inbounds [300 x i8], ptr %longest, i32 0, i32 0, !dbg !231
  store i8 47, ptr %1, align 16, !dbg !231
  %arraydecay = getelementptr inbounds [300 x i8], ptr %longest, i64 0, i64 0, !dbg !232
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay, i64 1, !dbg !233
  call void @llvm.memset.p0.i64(ptr align 1 %add.ptr, i8 120, i64 256, i1 false), !dbg !234
  %call = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str.9, i32 noundef 66, i32 noundef 384, ptr noundef null), !dbg !235
  %conv = sext i32 %call to i64, !dbg !235
  call void @show(ptr noundef @.str.8, i64 noundef %conv), !dbg !236
  %call1 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str.11, i32 noundef 66, i32 noundef 384, ptr noundef null), !dbg !237
  %conv2 = sext i32 %call1 to i64, !dbg !237
  call void @show(ptr noundef @.str.10, i64 noundef %conv2), !dbg !238
  %call3 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str.13, i32 noundef 66, i32 noundef 384, ptr noundef null), !dbg !239
  %conv4 = sext i32 %call3 to i64, !dbg !239
  call void @show(ptr noundef @.str.12, i64 noundef %conv4), !dbg !240
  %arraydecay5 = getelementptr inbounds [300 x i8], ptr %longest, i64 0, i64 0, !dbg !241
  %call6 = call i32 (ptr, i32, ...) @mq_open(ptr noundef %arraydecay5, i32 noundef 66, i32 noundef 384, ptr noundef null), !dbg !242
  %conv7 = sext i32 %call6 to i64, !dbg !242
  call void @show(ptr noundef @.str.14, i64 noundef %conv7), !dbg !243
  %call8 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 2), !dbg !244
  %conv9 = sext i32 %call8 to i64, !dbg !244
  call void @show(ptr noundef @.str.5, i64 noundef %conv9), !dbg !245
  %call10 = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 66, i32 noundef 384, ptr noundef %none), !dbg !246
  %conv11 = sext i32 %call10 to i64, !dbg !246
  call void @show(ptr noundef @.str.15, i64 noundef %conv11), !dbg !247
  %call12 = call i32 @mq_unlink(ptr noundef @.str), !dbg !248
  %conv13 = sext i32 %call12 to i64, !dbg !248
  call void @show(ptr noundef @.str.16, i64 noundef %conv13), !dbg !249
  %call14 = call i32 @mq_close(i32 noundef -1), !dbg !250
  %conv15 = sext i32 %call14 to i64, !dbg !250
  call void @show(ptr noundef @.str.17, i64 noundef %conv15), !dbg !251
  ret void, !dbg !252
}

declare i32 @mq_open(ptr noundef, i32 noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @show(ptr noundef %what, i64 noundef %result) #0 !dbg !253 {
entry:
  %what.addr = alloca ptr, align 8
  %result.addr = alloca i64, align 8
  store ptr %what, ptr %what.addr, align 8
    #dbg_declare(ptr %what.addr, !256, !DIExpression(), !257)
  store i64 %result, ptr %result.addr, align 8
    #dbg_declare(ptr %result.addr, !258, !DIExpression(), !259)
  %0 = load ptr, ptr %what.addr, align 8, !dbg !260
  %1 = load i64, ptr %result.addr, align 8, !dbg !261
  %2 = load i64, ptr %result.addr, align 8, !dbg !262
  %cmp = icmp slt i64 %2, 0, !dbg !263
  %3 = zext i1 %cmp to i64, !dbg !262
  %cond = select i1 %cmp, ptr @.str.19, ptr @.str.3, !dbg !262
  %4 = load i64, ptr %result.addr, align 8, !dbg !264
  %cmp1 = icmp slt i64 %4, 0, !dbg !265
  br i1 %cmp1, label %cond.true, label %cond.false, !dbg !264

cond.true:                                        ; preds = %entry
  %call = call ptr @__errno_location() #6, !dbg !266
  %5 = load i32, ptr %call, align 4, !dbg !266
  %call2 = call ptr @strerror(i32 noundef %5), !dbg !267
  br label %cond.end, !dbg !264

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !264

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond3 = phi ptr [ %call2, %cond.true ], [ @.str.3, %cond.false ], !dbg !264
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, ptr noundef %0, i64 noundef %1, ptr noundef %cond, ptr noundef %cond3), !dbg !268
  ret void, !dbg !269
}

; Function Attrs: noinline nounwind uwtable
define internal void @show_attributes(i32 noundef %queue) #0 !dbg !270 {
entry:
  %queue.addr = alloca i32, align 4
  %now = alloca %struct.mq_attr, align 8
  %result = alloca i32, align 4
  store i32 %queue, ptr %queue.addr, align 4
    #dbg_declare(ptr %queue.addr, !273, !DIExpression(), !274)
    #dbg_declare(ptr %now, !275, !DIExpression(), !276)
    #dbg_declare(ptr %result, !277, !DIExpression(), !278)
  %0 = load i32, ptr %queue.addr, align 4, !dbg !279
  %call = call i32 @mq_getattr(i32 noundef %0, ptr noundef %now), !dbg !280
  store i32 %call, ptr %result, align 4, !dbg !278
  %1 = load i32, ptr %result, align 4, !dbg !281
  %mq_flags = getelementptr inbounds %struct.mq_attr, ptr %now, i32 0, i32 0, !dbg !282
  %2 = load i64, ptr %mq_flags, align 8, !dbg !282
  %mq_maxmsg = getelementptr inbounds %struct.mq_attr, ptr %now, i32 0, i32 1, !dbg !283
  %3 = load i64, ptr %mq_maxmsg, align 8, !dbg !283
  %mq_msgsize = getelementptr inbounds %struct.mq_attr, ptr %now, i32 0, i32 2, !dbg !284
  %4 = load i64, ptr %mq_msgsize, align 8, !dbg !284
  %mq_curmsgs = getelementptr inbounds %struct.mq_attr, ptr %now, i32 0, i32 3, !dbg !285
  %5 = load i64, ptr %mq_curmsgs, align 8, !dbg !285
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5), !dbg !286
  ret void, !dbg !287
}

; Function Attrs: noinline nounwind uwtable
define internal void @order(i32 noundef %queue) #0 !dbg !288 {
entry:
  %queue.addr = alloca i32, align 4
  %small = alloca [4 x i8], align 1
  %i = alloca i32, align 4
  store i32 %queue, ptr %queue.addr, align 4
    #dbg_declare(ptr %queue.addr, !289, !DIExpression(), !290)
  %0 = load i32, ptr %queue.addr, align 4, !dbg !291
  %call = call i32 @mq_send(i32 noundef %0, ptr noundef @.str.22, i64 noundef 3, i32 noundef 1), !dbg !292
  %conv = sext i32 %call to i64, !dbg !292
  call void @show(ptr noundef @.str.21, i64 noundef %conv), !dbg !293
  %1 = load i32, ptr %queue.addr, align 4, !dbg !294
  %call1 = call i32 @mq_send(i32 noundef %1, ptr noundef @.str.23, i64 noundef 4, i32 noundef 7), !dbg !295
  %conv2 = sext i32 %call1 to i64, !dbg !295
  call void @show(ptr noundef @.str.21, i64 noundef %conv2), !dbg !296
  %2 = load i32, ptr %queue.addr, align 4, !dbg !297
  %call3 = call i32 @mq_send(i32 noundef %2, ptr noundef @.str.24, i64 noundef 7, i32 noundef 1), !dbg !298
  %conv4 = sext i32 %call3 to i64, !dbg !298
  call void @show(ptr noundef @.str.21, i64 noundef %conv4), !dbg !299
  %3 = load i32, ptr %queue.addr, align 4, !dbg !300
  %call5 = call i32 @mq_send(i32 noundef %3, ptr noundef @.str.26, i64 noundef 4, i32 noundef 1), !dbg !301
  %conv6 = sext i32 %call5 to i64, !dbg !301
  call void @show(ptr noundef @.str.25, i64 noundef %conv6), !dbg !302
  %4 = load i32, ptr %queue.addr, align 4, !dbg !303
  %call7 = call i32 @mq_send(i32 noundef %4, ptr noundef @.str.27, i64 noundef 9, i32 noundef 1), !dbg !304
  %conv8 = sext i32 %call7 to i64, !dbg !304
  call void @show(ptr noundef @.str.14, i64 noundef %conv8), !dbg !305
  %5 = load i32, ptr %queue.addr, align 4, !dbg !306
  %call9 = call i32 @mq_send(i32 noundef %5, ptr noundef @.str.3, i64 noundef 0, i32 noundef 32768), !dbg !307
  %conv10 = sext i32 %call9 to i64, !dbg !307
  call void @show(ptr noundef @.str.28, i64 noundef %conv10), !dbg !308
  %6 = load i32, ptr %queue.addr, align 4, !dbg !309
  call void @show_attributes(i32 noundef %6), !dbg !310
    #dbg_declare(ptr %small, !311, !DIExpression(), !312)
  %7 = load i32, ptr %queue.addr, align 4, !dbg !313
  %arraydecay = getelementptr inbounds [4 x i8], ptr %small, i64 0, i64 0, !dbg !314
  %call11 = call i64 @mq_receive(i32 noundef %7, ptr noundef %arraydecay, i64 noundef 4, ptr noundef null), !dbg !315
  call void @show(ptr noundef @.str.29, i64 noundef %call11), !dbg !316
    #dbg_declare(ptr %i, !317, !DIExpression(), !319)
  store i32 0, ptr %i, align 4, !dbg !319
  br label %for.cond, !dbg !320

for.cond:                                         ; preds = %for.inc, %entry
  %8 = load i32, ptr %i, align 4, !dbg !321
  %cmp = icmp slt i32 %8, 4, !dbg !323
  br i1 %cmp, label %for.body, label %for.end, !dbg !324

for.body:                                         ; preds = %for.cond
  %9 = load i32, ptr %queue.addr, align 4, !dbg !325
  call void @show_next(i32 noundef %9), !dbg !326
  br label %for.inc, !dbg !326

for.inc:                                          ; preds = %for.body
  %10 = load i32, ptr %i, align 4, !dbg !327
  %inc = add nsw i32 %10, 1, !dbg !327
  store i32 %inc, ptr %i, align 4, !dbg !327
  br label %for.cond, !dbg !328, !llvm.loop !329

for.end:                                          ; preds = %for.cond
  ret void, !dbg !331
}

declare i32 @mq_send(i32 noundef, ptr noundef, i64 noundef, i32 noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @show_next(i32 noundef %queue) #0 !dbg !332 {
entry:
  %queue.addr = alloca i32, align 4
  %bytes = alloca [16 x i8], align 16
  %priority = alloca i32, align 4
  %got = alloca i64, align 8
  store i32 %queue, ptr %queue.addr, align 4
    #dbg_declare(ptr %queue.addr, !333, !DIExpression(), !334)
    #dbg_declare(ptr %bytes, !335, !DIExpression(), !336)
  call void @llvm.memset.p0.i64(ptr align 16 %bytes, i8 0, i64 16, i1 false), !dbg !336
    #dbg_declare(ptr %priority, !337, !DIExpression(), !339)
  store i32 99, ptr %priority, align 4, !dbg !339
    #dbg_declare(ptr %got, !340, !DIExpression(), !342)
  %0 = load i32, ptr %queue.addr, align 4, !dbg !343
  %arraydecay = getelementptr inbounds [16 x i8], ptr %bytes, i64 0, i64 0, !dbg !344
  %call = call i64 @mq_receive(i32 noundef %0, ptr noundef %arraydecay, i64 noundef 16, ptr noundef %priority), !dbg !345
  store i64 %call, ptr %got, align 8, !dbg !342
  %1 = load i64, ptr %got, align 8, !dbg !346
  %cmp = icmp sgt i64 %1, 0, !dbg !347
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !346

cond.true:                                        ; preds = %entry
  %2 = load i64, ptr %got, align 8, !dbg !348
  %conv = trunc i64 %2 to i32, !dbg !349
  br label %cond.end, !dbg !346

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !346

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv, %cond.true ], [ 0, %cond.false ], !dbg !346
  %arraydecay1 = getelementptr inbounds [16 x i8], ptr %bytes, i64 0, i64 0, !dbg !350
  %3 = load i64, ptr %got, align 8, !dbg !351
  %4 = load i32, ptr %priority, align 4, !dbg !352
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.30, i32 noundef %cond, ptr noundef %arraydecay1, i64 noundef %3, i32 noundef %4), !dbg !353
  ret void, !dbg !354
}

; Function Attrs: noinline nounwind uwtable
define internal void @times(i32 noundef %queue) #0 !dbg !355 {
entry:
  %queue.addr = alloca i32, align 4
  %blocking = alloca %struct.mq_attr, align 8
  %old = alloca %struct.mq_attr, align 8
  %past = alloca %struct.timespec, align 8
  %wrong = alloca %struct.timespec, align 8
  %bytes = alloca [8 x i8], align 1
  store i32 %queue, ptr %queue.addr, align 4
    #dbg_declare(ptr %queue.addr, !356, !DIExpression(), !357)
    #dbg_declare(ptr %blocking, !358, !DIExpression(), !359)
  call void @llvm.memset.p0.i64(ptr align 8 %blocking, i8 0, i64 64, i1 false), !dbg !359
    #dbg_declare(ptr %old, !360, !DIExpression(), !361)
    #dbg_declare(ptr %past, !362, !DIExpression(), !369)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %past, ptr align 8 @__const.times.past, i64 16, i1 false), !dbg !369
    #dbg_declare(ptr %wrong, !370, !DIExpression(), !371)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %wrong, ptr align 8 @__const.times.wrong, i64 16, i1 false), !dbg !371
    #dbg_declare(ptr %bytes, !372, !DIExpression(), !373)
  %0 = load i32, ptr %queue.addr, align 4, !dbg !374
  %call = call i32 @mq_setattr(i32 noundef %0, ptr noundef %blocking, ptr noundef %old), !dbg !375
  %conv = sext i32 %call to i64, !dbg !375
  call void @show(ptr noundef @.str.31, i64 noundef %conv), !dbg !376
  %mq_flags = getelementptr inbounds %struct.mq_attr, ptr %old, i32 0, i32 0, !dbg !377
  %1 = load i64, ptr %mq_flags, align 8, !dbg !377
  %cmp = icmp eq i64 %1, 2048, !dbg !378
  %conv1 = zext i1 %cmp to i32, !dbg !378
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.32, i32 noundef %conv1), !dbg !379
  %2 = load i32, ptr %queue.addr, align 4, !dbg !380
  %arraydecay = getelementptr inbounds [8 x i8], ptr %bytes, i64 0, i64 0, !dbg !381
  %call3 = call i64 @mq_timedreceive(i32 noundef %2, ptr noundef %arraydecay, i64 noundef 8, ptr noundef null, ptr noundef %past), !dbg !382
  call void @show(ptr noundef @.str.33, i64 noundef %call3), !dbg !383
  %3 = load i32, ptr %queue.addr, align 4, !dbg !384
  %arraydecay4 = getelementptr inbounds [8 x i8], ptr %bytes, i64 0, i64 0, !dbg !385
  %call5 = call i64 @mq_timedreceive(i32 noundef %3, ptr noundef %arraydecay4, i64 noundef 8, ptr noundef null, ptr noundef %wrong), !dbg !386
  call void @show(ptr noundef @.str.34, i64 noundef %call5), !dbg !387
  %4 = load i32, ptr %queue.addr, align 4, !dbg !388
  %call6 = call i32 @mq_timedsend(i32 noundef %4, ptr noundef @.str.3, i64 noundef 0, i32 noundef 0, ptr noundef %past), !dbg !389
  %conv7 = sext i32 %call6 to i64, !dbg !389
  call void @show(ptr noundef @.str.35, i64 noundef %conv7), !dbg !390
  %5 = load i32, ptr %queue.addr, align 4, !dbg !391
  %arraydecay8 = getelementptr inbounds [8 x i8], ptr %bytes, i64 0, i64 0, !dbg !392
  %call9 = call i64 @mq_timedreceive(i32 noundef %5, ptr noundef %arraydecay8, i64 noundef 8, ptr noundef null, ptr noundef %past), !dbg !393
  call void @show(ptr noundef @.str.36, i64 noundef %call9), !dbg !394
  ret void, !dbg !395
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @give(ptr noundef %queue) #0 !dbg !396 {
entry:
  %queue.addr = alloca ptr, align 8
  %i = alloca i8, align 1
  store ptr %queue, ptr %queue.addr, align 8
    #dbg_declare(ptr %queue.addr, !399, !DIExpression(), !400)
    #dbg_declare(ptr %i, !401, !DIExpression(), !403)
  store i8 97, ptr %i, align 1, !dbg !403
  br label %for.cond, !dbg !404

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i8, ptr %i, align 1, !dbg !405
  %conv = sext i8 %0 to i32, !dbg !405
  %cmp = icmp slt i32 %conv, 104, !dbg !407
  br i1 %cmp, label %for.body, label %for.end, !dbg !408

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %queue.addr, align 8, !dbg !409
  %2 = load i32, ptr %1, align 4, !dbg !411
  %call = call i32 @mq_send(i32 noundef %2, ptr noundef %i, i64 noundef 1, i32 noundef 0), !dbg !412
  %cmp2 = icmp ne i32 %call, 0, !dbg !413
  br i1 %cmp2, label %if.then, label %if.end, !dbg !414

if.then:                                          ; preds = %for.body
  call void @abort() #7, !dbg !415
  unreachable, !dbg !415

if.end:                                           ; preds = %for.body
  br label %for.inc, !dbg !416

for.inc:                                          ; preds = %if.end
  %3 = load i8, ptr %i, align 1, !dbg !417
  %inc = add i8 %3, 1, !dbg !417
  store i8 %inc, ptr %i, align 1, !dbg !417
  br label %for.cond, !dbg !418, !llvm.loop !419

for.end:                                          ; preds = %for.cond
  ret ptr null, !dbg !421
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

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

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(none) }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!124}
!llvm.module.flags = !{!135, !136, !137, !138, !139, !140, !141}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "message_queues.c", directory: ".", checksumkind: CSK_MD5, checksum: "31131077db654df1d8bb764f975ecb0d")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 23)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 101, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 6)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 105, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 10)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 105, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 1)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 107, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 7)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 108, type: !14, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 114, type: !9, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !2, line: 115, type: !24, isLocal: true, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 51, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 9)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 51, type: !24, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !42, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 8)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 2)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 12)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 5)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !35, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !2, line: 56, type: !42, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !66, isLocal: true, isDefinition: true)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 15)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !2, line: 58, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 14)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !76, isLocal: true, isDefinition: true)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 13)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !47, isLocal: true, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !83, isLocal: true, isDefinition: true)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 376, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 47)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(scope: null, file: !2, line: 62, type: !57, isLocal: true, isDefinition: true)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(scope: null, file: !2, line: 62, type: !90, isLocal: true, isDefinition: true)
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !91)
!91 = !{!92}
!92 = !DISubrange(count: 4)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(scope: null, file: !2, line: 63, type: !57, isLocal: true, isDefinition: true)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !2, line: 64, type: !42, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !57, isLocal: true, isDefinition: true)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !57, isLocal: true, isDefinition: true)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(scope: null, file: !2, line: 66, type: !14, isLocal: true, isDefinition: true)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(scope: null, file: !2, line: 67, type: !35, isLocal: true, isDefinition: true)
!105 = !DIGlobalVariableExpression(var: !106, expr: !DIExpression())
!106 = distinct !DIGlobalVariable(scope: null, file: !2, line: 70, type: !14, isLocal: true, isDefinition: true)
!107 = !DIGlobalVariableExpression(var: !108, expr: !DIExpression())
!108 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !109, isLocal: true, isDefinition: true)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !110)
!110 = !{!111}
!111 = !DISubrange(count: 16)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(scope: null, file: !2, line: 80, type: !42, isLocal: true, isDefinition: true)
!114 = !DIGlobalVariableExpression(var: !115, expr: !DIExpression())
!115 = distinct !DIGlobalVariable(scope: null, file: !2, line: 81, type: !42, isLocal: true, isDefinition: true)
!116 = !DIGlobalVariableExpression(var: !117, expr: !DIExpression())
!117 = distinct !DIGlobalVariable(scope: null, file: !2, line: 82, type: !57, isLocal: true, isDefinition: true)
!118 = !DIGlobalVariableExpression(var: !119, expr: !DIExpression())
!119 = distinct !DIGlobalVariable(scope: null, file: !2, line: 83, type: !9, isLocal: true, isDefinition: true)
!120 = !DIGlobalVariableExpression(var: !121, expr: !DIExpression())
!121 = distinct !DIGlobalVariable(scope: null, file: !2, line: 84, type: !57, isLocal: true, isDefinition: true)
!122 = !DIGlobalVariableExpression(var: !123, expr: !DIExpression())
!123 = distinct !DIGlobalVariable(scope: null, file: !2, line: 85, type: !35, isLocal: true, isDefinition: true)
!124 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !125, globals: !129, splitDebugInlining: false, nameTableKind: None)
!125 = !{!126, !127, !128}
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!127 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!129 = !{!0, !130, !7, !12, !17, !22, !27, !29, !31, !33, !38, !40, !45, !50, !55, !60, !62, !64, !69, !74, !79, !81, !86, !88, !93, !95, !97, !99, !101, !103, !105, !107, !112, !114, !116, !118, !120, !122}
!130 = !DIGlobalVariableExpression(var: !131, expr: !DIExpression())
!131 = distinct !DIGlobalVariable(name: "name", scope: !124, file: !2, line: 27, type: !132, isLocal: true, isDefinition: true)
!132 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !133)
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !134, size: 64)
!134 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!135 = !{i32 7, !"Dwarf Version", i32 5}
!136 = !{i32 2, !"Debug Info Version", i32 3}
!137 = !{i32 1, !"wchar_size", i32 4}
!138 = !{i32 8, !"PIC Level", i32 2}
!139 = !{i32 7, !"PIE Level", i32 2}
!140 = !{i32 7, !"uwtable", i32 2}
!141 = !{i32 7, !"frame-pointer", i32 2}
!142 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 95, type: !143, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !124, retainedNodes: !145)
!143 = !DISubroutineType(types: !144)
!144 = !{!127}
!145 = !{}
!146 = !DILocalVariable(name: "asked", scope: !142, file: !2, line: 96, type: !147)
!147 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !148)
!148 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mq_attr", file: !2, line: 14, size: 512, elements: !149)
!149 = !{!150, !152, !153, !154, !155}
!150 = !DIDerivedType(tag: DW_TAG_member, name: "mq_flags", scope: !148, file: !2, line: 15, baseType: !151, size: 64)
!151 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!152 = !DIDerivedType(tag: DW_TAG_member, name: "mq_maxmsg", scope: !148, file: !2, line: 15, baseType: !151, size: 64, offset: 64)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "mq_msgsize", scope: !148, file: !2, line: 15, baseType: !151, size: 64, offset: 128)
!154 = !DIDerivedType(tag: DW_TAG_member, name: "mq_curmsgs", scope: !148, file: !2, line: 15, baseType: !151, size: 64, offset: 192)
!155 = !DIDerivedType(tag: DW_TAG_member, name: "unused", scope: !148, file: !2, line: 15, baseType: !156, size: 256, offset: 256)
!156 = !DICompositeType(tag: DW_TAG_array_type, baseType: !151, size: 256, elements: !91)
!157 = !DILocation(line: 96, column: 24, scope: !142)
!158 = !DILocalVariable(name: "giver", scope: !142, file: !2, line: 97, type: !159)
!159 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !160, line: 75, baseType: !161)
!160 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!161 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!162 = !DILocation(line: 97, column: 13, scope: !142)
!163 = !DILocation(line: 98, column: 3, scope: !142)
!164 = !DILocation(line: 99, column: 3, scope: !142)
!165 = !DILocalVariable(name: "queue", scope: !142, file: !2, line: 100, type: !127)
!166 = !DILocation(line: 100, column: 7, scope: !142)
!167 = !DILocation(line: 100, column: 15, scope: !142)
!168 = !DILocation(line: 101, column: 17, scope: !142)
!169 = !DILocation(line: 101, column: 3, scope: !142)
!170 = !DILocation(line: 102, column: 19, scope: !142)
!171 = !DILocation(line: 102, column: 3, scope: !142)
!172 = !DILocation(line: 103, column: 9, scope: !142)
!173 = !DILocation(line: 103, column: 3, scope: !142)
!174 = !DILocalVariable(name: "in", scope: !142, file: !2, line: 104, type: !127)
!175 = !DILocation(line: 104, column: 7, scope: !142)
!176 = !DILocation(line: 104, column: 12, scope: !142)
!177 = !DILocalVariable(name: "out", scope: !142, file: !2, line: 104, type: !127)
!178 = !DILocation(line: 104, column: 37, scope: !142)
!179 = !DILocation(line: 104, column: 43, scope: !142)
!180 = !DILocation(line: 105, column: 29, scope: !142)
!181 = !DILocation(line: 105, column: 21, scope: !142)
!182 = !DILocation(line: 105, column: 3, scope: !142)
!183 = !DILocation(line: 106, column: 13, scope: !142)
!184 = !DILocation(line: 106, column: 3, scope: !142)
!185 = !DILocation(line: 107, column: 18, scope: !142)
!186 = !DILocation(line: 107, column: 3, scope: !142)
!187 = !DILocation(line: 108, column: 21, scope: !142)
!188 = !DILocation(line: 108, column: 3, scope: !142)
!189 = !DILocation(line: 109, column: 9, scope: !142)
!190 = !DILocation(line: 109, column: 3, scope: !142)
!191 = !DILocation(line: 110, column: 3, scope: !142)
!192 = !DILocalVariable(name: "i", scope: !193, file: !2, line: 111, type: !127)
!193 = distinct !DILexicalBlock(scope: !142, file: !2, line: 111, column: 3)
!194 = !DILocation(line: 111, column: 12, scope: !193)
!195 = !DILocation(line: 111, column: 8, scope: !193)
!196 = !DILocation(line: 111, column: 19, scope: !197)
!197 = distinct !DILexicalBlock(scope: !193, file: !2, line: 111, column: 3)
!198 = !DILocation(line: 111, column: 21, scope: !197)
!199 = !DILocation(line: 111, column: 3, scope: !193)
!200 = !DILocation(line: 112, column: 15, scope: !197)
!201 = !DILocation(line: 112, column: 5, scope: !197)
!202 = !DILocation(line: 111, column: 27, scope: !197)
!203 = !DILocation(line: 111, column: 3, scope: !197)
!204 = distinct !{!204, !199, !205, !206}
!205 = !DILocation(line: 112, column: 17, scope: !193)
!206 = !{!"llvm.loop.mustprogress"}
!207 = !DILocation(line: 113, column: 16, scope: !142)
!208 = !DILocation(line: 113, column: 3, scope: !142)
!209 = !DILocation(line: 114, column: 26, scope: !142)
!210 = !DILocation(line: 114, column: 17, scope: !142)
!211 = !DILocation(line: 114, column: 3, scope: !142)
!212 = !DILocation(line: 115, column: 26, scope: !142)
!213 = !DILocation(line: 115, column: 18, scope: !142)
!214 = !DILocation(line: 115, column: 3, scope: !142)
!215 = !DILocation(line: 116, column: 26, scope: !142)
!216 = !DILocation(line: 116, column: 17, scope: !142)
!217 = !DILocation(line: 116, column: 41, scope: !142)
!218 = !DILocation(line: 116, column: 32, scope: !142)
!219 = !DILocation(line: 116, column: 30, scope: !142)
!220 = !DILocation(line: 116, column: 3, scope: !142)
!221 = !DILocation(line: 117, column: 1, scope: !142)
!222 = distinct !DISubprogram(name: "names", scope: !2, file: !2, line: 47, type: !223, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !124, retainedNodes: !145)
!223 = !DISubroutineType(types: !224)
!224 = !{null}
!225 = !DILocalVariable(name: "none", scope: !222, file: !2, line: 48, type: !147)
!226 = !DILocation(line: 48, column: 24, scope: !222)
!227 = !DILocalVariable(name: "longest", scope: !222, file: !2, line: 49, type: !228)
!228 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 2400, elements: !229)
!229 = !{!230}
!230 = !DISubrange(count: 300)
!231 = !DILocation(line: 49, column: 8, scope: !222)
!232 = !DILocation(line: 50, column: 10, scope: !222)
!233 = !DILocation(line: 50, column: 18, scope: !222)
!234 = !DILocation(line: 50, column: 3, scope: !222)
!235 = !DILocation(line: 51, column: 20, scope: !222)
!236 = !DILocation(line: 51, column: 3, scope: !222)
!237 = !DILocation(line: 52, column: 19, scope: !222)
!238 = !DILocation(line: 52, column: 3, scope: !222)
!239 = !DILocation(line: 53, column: 23, scope: !222)
!240 = !DILocation(line: 53, column: 3, scope: !222)
!241 = !DILocation(line: 54, column: 28, scope: !222)
!242 = !DILocation(line: 54, column: 20, scope: !222)
!243 = !DILocation(line: 54, column: 3, scope: !222)
!244 = !DILocation(line: 55, column: 21, scope: !222)
!245 = !DILocation(line: 55, column: 3, scope: !222)
!246 = !DILocation(line: 56, column: 19, scope: !222)
!247 = !DILocation(line: 56, column: 3, scope: !222)
!248 = !DILocation(line: 57, column: 26, scope: !222)
!249 = !DILocation(line: 57, column: 3, scope: !222)
!250 = !DILocation(line: 58, column: 25, scope: !222)
!251 = !DILocation(line: 58, column: 3, scope: !222)
!252 = !DILocation(line: 59, column: 1, scope: !222)
!253 = distinct !DISubprogram(name: "show", scope: !2, file: !2, line: 29, type: !254, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !124, retainedNodes: !145)
!254 = !DISubroutineType(types: !255)
!255 = !{null, !133, !151}
!256 = !DILocalVariable(name: "what", arg: 1, scope: !253, file: !2, line: 29, type: !133)
!257 = !DILocation(line: 29, column: 30, scope: !253)
!258 = !DILocalVariable(name: "result", arg: 2, scope: !253, file: !2, line: 29, type: !151)
!259 = !DILocation(line: 29, column: 41, scope: !253)
!260 = !DILocation(line: 30, column: 27, scope: !253)
!261 = !DILocation(line: 30, column: 33, scope: !253)
!262 = !DILocation(line: 30, column: 41, scope: !253)
!263 = !DILocation(line: 30, column: 48, scope: !253)
!264 = !DILocation(line: 30, column: 64, scope: !253)
!265 = !DILocation(line: 30, column: 71, scope: !253)
!266 = !DILocation(line: 30, column: 86, scope: !253)
!267 = !DILocation(line: 30, column: 77, scope: !253)
!268 = !DILocation(line: 30, column: 3, scope: !253)
!269 = !DILocation(line: 31, column: 1, scope: !253)
!270 = distinct !DISubprogram(name: "show_attributes", scope: !2, file: !2, line: 33, type: !271, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !124, retainedNodes: !145)
!271 = !DISubroutineType(types: !272)
!272 = !{null, !127}
!273 = !DILocalVariable(name: "queue", arg: 1, scope: !270, file: !2, line: 33, type: !127)
!274 = !DILocation(line: 33, column: 33, scope: !270)
!275 = !DILocalVariable(name: "now", scope: !270, file: !2, line: 34, type: !148)
!276 = !DILocation(line: 34, column: 18, scope: !270)
!277 = !DILocalVariable(name: "result", scope: !270, file: !2, line: 35, type: !127)
!278 = !DILocation(line: 35, column: 7, scope: !270)
!279 = !DILocation(line: 35, column: 27, scope: !270)
!280 = !DILocation(line: 35, column: 16, scope: !270)
!281 = !DILocation(line: 36, column: 61, scope: !270)
!282 = !DILocation(line: 36, column: 73, scope: !270)
!283 = !DILocation(line: 36, column: 87, scope: !270)
!284 = !DILocation(line: 37, column: 14, scope: !270)
!285 = !DILocation(line: 37, column: 30, scope: !270)
!286 = !DILocation(line: 36, column: 3, scope: !270)
!287 = !DILocation(line: 38, column: 1, scope: !270)
!288 = distinct !DISubprogram(name: "order", scope: !2, file: !2, line: 61, type: !271, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !124, retainedNodes: !145)
!289 = !DILocalVariable(name: "queue", arg: 1, scope: !288, file: !2, line: 61, type: !127)
!290 = !DILocation(line: 61, column: 23, scope: !288)
!291 = !DILocation(line: 62, column: 24, scope: !288)
!292 = !DILocation(line: 62, column: 16, scope: !288)
!293 = !DILocation(line: 62, column: 3, scope: !288)
!294 = !DILocation(line: 63, column: 24, scope: !288)
!295 = !DILocation(line: 63, column: 16, scope: !288)
!296 = !DILocation(line: 63, column: 3, scope: !288)
!297 = !DILocation(line: 64, column: 24, scope: !288)
!298 = !DILocation(line: 64, column: 16, scope: !288)
!299 = !DILocation(line: 64, column: 3, scope: !288)
!300 = !DILocation(line: 65, column: 24, scope: !288)
!301 = !DILocation(line: 65, column: 16, scope: !288)
!302 = !DILocation(line: 65, column: 3, scope: !288)
!303 = !DILocation(line: 66, column: 28, scope: !288)
!304 = !DILocation(line: 66, column: 20, scope: !288)
!305 = !DILocation(line: 66, column: 3, scope: !288)
!306 = !DILocation(line: 67, column: 28, scope: !288)
!307 = !DILocation(line: 67, column: 20, scope: !288)
!308 = !DILocation(line: 67, column: 3, scope: !288)
!309 = !DILocation(line: 68, column: 19, scope: !288)
!310 = !DILocation(line: 68, column: 3, scope: !288)
!311 = !DILocalVariable(name: "small", scope: !288, file: !2, line: 69, type: !90)
!312 = !DILocation(line: 69, column: 8, scope: !288)
!313 = !DILocation(line: 70, column: 32, scope: !288)
!314 = !DILocation(line: 70, column: 39, scope: !288)
!315 = !DILocation(line: 70, column: 21, scope: !288)
!316 = !DILocation(line: 70, column: 3, scope: !288)
!317 = !DILocalVariable(name: "i", scope: !318, file: !2, line: 71, type: !127)
!318 = distinct !DILexicalBlock(scope: !288, file: !2, line: 71, column: 3)
!319 = !DILocation(line: 71, column: 12, scope: !318)
!320 = !DILocation(line: 71, column: 8, scope: !318)
!321 = !DILocation(line: 71, column: 19, scope: !322)
!322 = distinct !DILexicalBlock(scope: !318, file: !2, line: 71, column: 3)
!323 = !DILocation(line: 71, column: 21, scope: !322)
!324 = !DILocation(line: 71, column: 3, scope: !318)
!325 = !DILocation(line: 72, column: 15, scope: !322)
!326 = !DILocation(line: 72, column: 5, scope: !322)
!327 = !DILocation(line: 71, column: 27, scope: !322)
!328 = !DILocation(line: 71, column: 3, scope: !322)
!329 = distinct !{!329, !324, !330, !206}
!330 = !DILocation(line: 72, column: 20, scope: !318)
!331 = !DILocation(line: 73, column: 1, scope: !288)
!332 = distinct !DISubprogram(name: "show_next", scope: !2, file: !2, line: 40, type: !271, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !124, retainedNodes: !145)
!333 = !DILocalVariable(name: "queue", arg: 1, scope: !332, file: !2, line: 40, type: !127)
!334 = !DILocation(line: 40, column: 27, scope: !332)
!335 = !DILocalVariable(name: "bytes", scope: !332, file: !2, line: 41, type: !109)
!336 = !DILocation(line: 41, column: 8, scope: !332)
!337 = !DILocalVariable(name: "priority", scope: !332, file: !2, line: 42, type: !338)
!338 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!339 = !DILocation(line: 42, column: 12, scope: !332)
!340 = !DILocalVariable(name: "got", scope: !332, file: !2, line: 43, type: !341)
!341 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !160, line: 18, baseType: !151)
!342 = !DILocation(line: 43, column: 11, scope: !332)
!343 = !DILocation(line: 43, column: 28, scope: !332)
!344 = !DILocation(line: 43, column: 35, scope: !332)
!345 = !DILocation(line: 43, column: 17, scope: !332)
!346 = !DILocation(line: 44, column: 30, scope: !332)
!347 = !DILocation(line: 44, column: 34, scope: !332)
!348 = !DILocation(line: 44, column: 45, scope: !332)
!349 = !DILocation(line: 44, column: 40, scope: !332)
!350 = !DILocation(line: 44, column: 54, scope: !332)
!351 = !DILocation(line: 44, column: 61, scope: !332)
!352 = !DILocation(line: 44, column: 66, scope: !332)
!353 = !DILocation(line: 44, column: 3, scope: !332)
!354 = !DILocation(line: 45, column: 1, scope: !332)
!355 = distinct !DISubprogram(name: "times", scope: !2, file: !2, line: 75, type: !271, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !124, retainedNodes: !145)
!356 = !DILocalVariable(name: "queue", arg: 1, scope: !355, file: !2, line: 75, type: !127)
!357 = !DILocation(line: 75, column: 23, scope: !355)
!358 = !DILocalVariable(name: "blocking", scope: !355, file: !2, line: 76, type: !147)
!359 = !DILocation(line: 76, column: 24, scope: !355)
!360 = !DILocalVariable(name: "old", scope: !355, file: !2, line: 77, type: !148)
!361 = !DILocation(line: 77, column: 18, scope: !355)
!362 = !DILocalVariable(name: "past", scope: !355, file: !2, line: 78, type: !363)
!363 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !364, line: 8, size: 128, elements: !365)
!364 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "f515e855ce64e54435ef824cdbf07bf8")
!365 = !{!366, !368}
!366 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !363, file: !364, line: 9, baseType: !367, size: 64)
!367 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !160, line: 46, baseType: !151)
!368 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !363, file: !364, line: 10, baseType: !151, size: 64, offset: 64)
!369 = !DILocation(line: 78, column: 19, scope: !355)
!370 = !DILocalVariable(name: "wrong", scope: !355, file: !2, line: 78, type: !363)
!371 = !DILocation(line: 78, column: 36, scope: !355)
!372 = !DILocalVariable(name: "bytes", scope: !355, file: !2, line: 79, type: !42)
!373 = !DILocation(line: 79, column: 8, scope: !355)
!374 = !DILocation(line: 80, column: 30, scope: !355)
!375 = !DILocation(line: 80, column: 19, scope: !355)
!376 = !DILocation(line: 80, column: 3, scope: !355)
!377 = !DILocation(line: 81, column: 26, scope: !355)
!378 = !DILocation(line: 81, column: 35, scope: !355)
!379 = !DILocation(line: 81, column: 3, scope: !355)
!380 = !DILocation(line: 82, column: 32, scope: !355)
!381 = !DILocation(line: 82, column: 39, scope: !355)
!382 = !DILocation(line: 82, column: 16, scope: !355)
!383 = !DILocation(line: 82, column: 3, scope: !355)
!384 = !DILocation(line: 83, column: 33, scope: !355)
!385 = !DILocation(line: 83, column: 40, scope: !355)
!386 = !DILocation(line: 83, column: 17, scope: !355)
!387 = !DILocation(line: 83, column: 3, scope: !355)
!388 = !DILocation(line: 84, column: 29, scope: !355)
!389 = !DILocation(line: 84, column: 16, scope: !355)
!390 = !DILocation(line: 84, column: 3, scope: !355)
!391 = !DILocation(line: 85, column: 36, scope: !355)
!392 = !DILocation(line: 85, column: 43, scope: !355)
!393 = !DILocation(line: 85, column: 20, scope: !355)
!394 = !DILocation(line: 85, column: 3, scope: !355)
!395 = !DILocation(line: 86, column: 1, scope: !355)
!396 = distinct !DISubprogram(name: "give", scope: !2, file: !2, line: 88, type: !397, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !124, retainedNodes: !145)
!397 = !DISubroutineType(types: !398)
!398 = !{!126, !126}
!399 = !DILocalVariable(name: "queue", arg: 1, scope: !396, file: !2, line: 88, type: !126)
!400 = !DILocation(line: 88, column: 25, scope: !396)
!401 = !DILocalVariable(name: "i", scope: !402, file: !2, line: 89, type: !4)
!402 = distinct !DILexicalBlock(scope: !396, file: !2, line: 89, column: 3)
!403 = !DILocation(line: 89, column: 13, scope: !402)
!404 = !DILocation(line: 89, column: 8, scope: !402)
!405 = !DILocation(line: 89, column: 22, scope: !406)
!406 = distinct !DILexicalBlock(scope: !402, file: !2, line: 89, column: 3)
!407 = !DILocation(line: 89, column: 24, scope: !406)
!408 = !DILocation(line: 89, column: 3, scope: !402)
!409 = !DILocation(line: 90, column: 25, scope: !410)
!410 = distinct !DILexicalBlock(scope: !406, file: !2, line: 90, column: 9)
!411 = !DILocation(line: 90, column: 17, scope: !410)
!412 = !DILocation(line: 90, column: 9, scope: !410)
!413 = !DILocation(line: 90, column: 42, scope: !410)
!414 = !DILocation(line: 90, column: 9, scope: !406)
!415 = !DILocation(line: 91, column: 7, scope: !410)
!416 = !DILocation(line: 90, column: 45, scope: !410)
!417 = !DILocation(line: 89, column: 32, scope: !406)
!418 = !DILocation(line: 89, column: 3, scope: !406)
!419 = distinct !{!419, !408, !420, !206}
!420 = !DILocation(line: 91, column: 13, scope: !402)
!421 = !DILocation(line: 92, column: 3, scope: !396)
