; ModuleID = 'pipes.c'
source_filename = "pipes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pollfd = type { i32, i16, i16 }

@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !0
@ends = internal global [2 x i32] zeroinitializer, align 4, !dbg !7
@back = internal global [2 x i32] zeroinitializer, align 4, !dbg !22
@.str.1 = private unnamed_addr constant [7 x i8] c"abcdef\00", align 1, !dbg !27
@.str.2 = private unnamed_addr constant [12 x i8] c"%zd %zd %s\0A\00", align 1, !dbg !29
@.str.3 = private unnamed_addr constant [10 x i8] c"%zd %.2s\0A\00", align 1, !dbg !34
@.str.4 = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1, !dbg !39
@.str.5 = private unnamed_addr constant [8 x i8] c"%zd %d\0A\00", align 1, !dbg !44
@.str.6 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !46
@.str.7 = private unnamed_addr constant [13 x i8] c"nothing: %d\0A\00", align 1, !dbg !48
@.str.8 = private unnamed_addr constant [4 x i8] c"HAL\00", align 1, !dbg !53
@.str.9 = private unnamed_addr constant [13 x i8] c"answered: %d\00", align 1, !dbg !58
@.str.10 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1, !dbg !60
@.str.11 = private unnamed_addr constant [8 x i8] c"%zd %s\0A\00", align 1, !dbg !65
@.str.12 = private unnamed_addr constant [16 x i8] c"hung up: %d %d\0A\00", align 1, !dbg !67
@.str.13 = private unnamed_addr constant [5 x i8] c"%zd\0A\00", align 1, !dbg !72
@.str.14 = private unnamed_addr constant [14 x i8] c"the end: %zd\0A\00", align 1, !dbg !74
@fills.much = internal global [70000 x i8] zeroinitializer, align 16, !dbg !79
@.str.15 = private unnamed_addr constant [12 x i8] c"%zd %zd %d\0A\00", align 1, !dbg !88
@.str.16 = private unnamed_addr constant [10 x i8] c"%zd %llu\0A\00", align 1, !dbg !90
@.str.17 = private unnamed_addr constant [9 x i8] c"%zd %llu\00", align 1, !dbg !92
@.str.18 = private unnamed_addr constant [6 x i8] c" %llu\00", align 1, !dbg !97
@.str.19 = private unnamed_addr constant [6 x i8] c" %zd\0A\00", align 1, !dbg !102

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !111 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @pipe(ptr noundef @ends), !dbg !114
  %call1 = call i32 @pipe(ptr noundef @back), !dbg !115
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call, i32 noundef %call1), !dbg !116
  call void @bytes(), !dbg !117
  call void @flags(), !dbg !118
  call void @waits(), !dbg !119
  call void @fills(), !dbg !120
  call void @counts(), !dbg !121
  ret i32 0, !dbg !122
}

declare i32 @printf(ptr noundef, ...) #1

declare i32 @pipe(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @bytes() #0 !dbg !123 {
entry:
  %room = alloca [16 x i8], align 16
  %written = alloca i64, align 8
  %got = alloca i64, align 8
  %at = alloca i64, align 8
  %error = alloca i32, align 4
    #dbg_declare(ptr %room, !124, !DIExpression(), !125)
  call void @llvm.memset.p0.i64(ptr align 16 %room, i8 0, i64 16, i1 false), !dbg !125
    #dbg_declare(ptr %written, !126, !DIExpression(), !130)
  %0 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @ends, i64 0, i64 1), align 4, !dbg !131
  %call = call i64 @write(i32 noundef %0, ptr noundef @.str.1, i64 noundef 6), !dbg !132
  store i64 %call, ptr %written, align 8, !dbg !130
    #dbg_declare(ptr %got, !133, !DIExpression(), !134)
  %1 = load i32, ptr @ends, align 4, !dbg !135
  %arraydecay = getelementptr inbounds [16 x i8], ptr %room, i64 0, i64 0, !dbg !136
  %call1 = call i64 @read(i32 noundef %1, ptr noundef %arraydecay, i64 noundef 4), !dbg !137
  store i64 %call1, ptr %got, align 8, !dbg !134
  %2 = load i64, ptr %written, align 8, !dbg !138
  %3 = load i64, ptr %got, align 8, !dbg !139
  %arraydecay2 = getelementptr inbounds [16 x i8], ptr %room, i64 0, i64 0, !dbg !140
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %2, i64 noundef %3, ptr noundef %arraydecay2), !dbg !141
  %4 = load i32, ptr @ends, align 4, !dbg !142
  %arraydecay4 = getelementptr inbounds [16 x i8], ptr %room, i64 0, i64 0, !dbg !143
  %call5 = call i64 @read(i32 noundef %4, ptr noundef %arraydecay4, i64 noundef 16), !dbg !144
  store i64 %call5, ptr %got, align 8, !dbg !145
  %5 = load i64, ptr %got, align 8, !dbg !146
  %arraydecay6 = getelementptr inbounds [16 x i8], ptr %room, i64 0, i64 0, !dbg !147
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i64 noundef %5, ptr noundef %arraydecay6), !dbg !148
    #dbg_declare(ptr %at, !149, !DIExpression(), !150)
  %6 = load i32, ptr @ends, align 4, !dbg !151
  %call8 = call i64 @lseek(i32 noundef %6, i64 noundef 0, i32 noundef 1), !dbg !152
  store i64 %call8, ptr %at, align 8, !dbg !150
    #dbg_declare(ptr %error, !153, !DIExpression(), !154)
  %call9 = call ptr @__errno_location() #4, !dbg !155
  %7 = load i32, ptr %call9, align 4, !dbg !155
  store i32 %7, ptr %error, align 4, !dbg !154
  %8 = load i64, ptr %at, align 8, !dbg !156
  %9 = load i32, ptr %error, align 4, !dbg !157
  %cmp = icmp eq i32 %9, 29, !dbg !158
  %conv = zext i1 %cmp to i32, !dbg !158
  %call10 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i64 noundef %8, i32 noundef %conv), !dbg !159
  %10 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @ends, i64 0, i64 1), align 4, !dbg !160
  %arraydecay11 = getelementptr inbounds [16 x i8], ptr %room, i64 0, i64 0, !dbg !161
  %call12 = call i64 @read(i32 noundef %10, ptr noundef %arraydecay11, i64 noundef 1), !dbg !162
  store i64 %call12, ptr %got, align 8, !dbg !163
  %call13 = call ptr @__errno_location() #4, !dbg !164
  %11 = load i32, ptr %call13, align 4, !dbg !164
  store i32 %11, ptr %error, align 4, !dbg !165
  %12 = load i64, ptr %got, align 8, !dbg !166
  %13 = load i32, ptr %error, align 4, !dbg !167
  %cmp14 = icmp eq i32 %13, 9, !dbg !168
  %conv15 = zext i1 %cmp14 to i32, !dbg !168
  %call16 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %12, i32 noundef %conv15), !dbg !169
  ret void, !dbg !170
}

; Function Attrs: noinline nounwind uwtable
define internal void @flags() #0 !dbg !171 {
entry:
  %byte = alloca i8, align 1
  %before = alloca i32, align 4
  %set = alloca i32, align 4
  %got = alloca i64, align 8
  %error = alloca i32, align 4
    #dbg_declare(ptr %byte, !172, !DIExpression(), !173)
    #dbg_declare(ptr %before, !174, !DIExpression(), !175)
  %0 = load i32, ptr @ends, align 4, !dbg !176
  %call = call i32 (i32, i32, ...) @fcntl(i32 noundef %0, i32 noundef 3), !dbg !177
  store i32 %call, ptr %before, align 4, !dbg !175
    #dbg_declare(ptr %set, !178, !DIExpression(), !179)
  %1 = load i32, ptr @ends, align 4, !dbg !180
  %2 = load i32, ptr %before, align 4, !dbg !181
  %or = or i32 %2, 2048, !dbg !182
  %call1 = call i32 (i32, i32, ...) @fcntl(i32 noundef %1, i32 noundef 4, i32 noundef %or), !dbg !183
  store i32 %call1, ptr %set, align 4, !dbg !179
  %3 = load i32, ptr %before, align 4, !dbg !184
  %cmp = icmp eq i32 %3, 0, !dbg !185
  %conv = zext i1 %cmp to i32, !dbg !185
  %4 = load i32, ptr %set, align 4, !dbg !186
  %5 = load i32, ptr @ends, align 4, !dbg !187
  %call2 = call i32 (i32, i32, ...) @fcntl(i32 noundef %5, i32 noundef 3), !dbg !188
  %cmp3 = icmp eq i32 %call2, 2048, !dbg !189
  %conv4 = zext i1 %cmp3 to i32, !dbg !189
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %conv, i32 noundef %4, i32 noundef %conv4), !dbg !190
    #dbg_declare(ptr %got, !191, !DIExpression(), !192)
  %6 = load i32, ptr @ends, align 4, !dbg !193
  %call6 = call i64 @read(i32 noundef %6, ptr noundef %byte, i64 noundef 1), !dbg !194
  store i64 %call6, ptr %got, align 8, !dbg !192
    #dbg_declare(ptr %error, !195, !DIExpression(), !196)
  %call7 = call ptr @__errno_location() #4, !dbg !197
  %7 = load i32, ptr %call7, align 4, !dbg !197
  store i32 %7, ptr %error, align 4, !dbg !196
  %8 = load i64, ptr %got, align 8, !dbg !198
  %9 = load i32, ptr %error, align 4, !dbg !199
  %cmp8 = icmp eq i32 %9, 11, !dbg !200
  %conv9 = zext i1 %cmp8 to i32, !dbg !200
  %call10 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %8, i32 noundef %conv9), !dbg !201
  %10 = load i32, ptr @ends, align 4, !dbg !202
  %11 = load i32, ptr %before, align 4, !dbg !203
  %call11 = call i32 (i32, i32, ...) @fcntl(i32 noundef %10, i32 noundef 4, i32 noundef %11), !dbg !204
  ret void, !dbg !205
}

; Function Attrs: noinline nounwind uwtable
define internal void @waits() #0 !dbg !206 {
entry:
  %thread = alloca i64, align 8
  %room = alloca [8 x i8], align 1
  %one = alloca %struct.pollfd, align 4
  %got = alloca i64, align 8
  %ready = alloca i32, align 4
    #dbg_declare(ptr %thread, !207, !DIExpression(), !209)
    #dbg_declare(ptr %room, !210, !DIExpression(), !211)
  call void @llvm.memset.p0.i64(ptr align 1 %room, i8 0, i64 8, i1 false), !dbg !211
    #dbg_declare(ptr %one, !212, !DIExpression(), !219)
  %fd = getelementptr inbounds %struct.pollfd, ptr %one, i32 0, i32 0, !dbg !220
  %0 = load i32, ptr @back, align 4, !dbg !221
  store i32 %0, ptr %fd, align 4, !dbg !220
  %events = getelementptr inbounds %struct.pollfd, ptr %one, i32 0, i32 1, !dbg !220
  store i16 1, ptr %events, align 4, !dbg !220
  %revents = getelementptr inbounds %struct.pollfd, ptr %one, i32 0, i32 2, !dbg !220
  store i16 0, ptr %revents, align 2, !dbg !220
  %call = call i32 @poll(ptr noundef %one, i64 noundef 1, i32 noundef 0), !dbg !222
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %call), !dbg !223
  %call2 = call i32 @poll(ptr noundef %one, i64 noundef 1, i32 noundef 20), !dbg !224
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %call2), !dbg !225
  %call4 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @answer, ptr noundef null), !dbg !226
  %call5 = call i32 @usleep(i32 noundef 20000), !dbg !227
  %1 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @ends, i64 0, i64 1), align 4, !dbg !228
  %call6 = call i64 @write(i32 noundef %1, ptr noundef @.str.8, i64 noundef 3), !dbg !229
  %call7 = call i32 @poll(ptr noundef %one, i64 noundef 1, i32 noundef -1), !dbg !230
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %call7), !dbg !231
  %revents9 = getelementptr inbounds %struct.pollfd, ptr %one, i32 0, i32 2, !dbg !232
  %2 = load i16, ptr %revents9, align 2, !dbg !232
  %conv = sext i16 %2 to i32, !dbg !233
  %cmp = icmp eq i32 %conv, 1, !dbg !234
  %conv10 = zext i1 %cmp to i32, !dbg !234
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %conv10), !dbg !235
    #dbg_declare(ptr %got, !236, !DIExpression(), !237)
  %3 = load i32, ptr @back, align 4, !dbg !238
  %arraydecay = getelementptr inbounds [8 x i8], ptr %room, i64 0, i64 0, !dbg !239
  %call12 = call i64 @read(i32 noundef %3, ptr noundef %arraydecay, i64 noundef 8), !dbg !240
  store i64 %call12, ptr %got, align 8, !dbg !237
  %4 = load i64, ptr %got, align 8, !dbg !241
  %arraydecay13 = getelementptr inbounds [8 x i8], ptr %room, i64 0, i64 0, !dbg !242
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i64 noundef %4, ptr noundef %arraydecay13), !dbg !243
  %5 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @ends, i64 0, i64 1), align 4, !dbg !244
  %call15 = call i32 @close(i32 noundef %5), !dbg !245
  %6 = load i64, ptr %thread, align 8, !dbg !246
  %call16 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !247
  %7 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @back, i64 0, i64 1), align 4, !dbg !248
  %call17 = call i32 @close(i32 noundef %7), !dbg !249
  %events18 = getelementptr inbounds %struct.pollfd, ptr %one, i32 0, i32 1, !dbg !250
  store i16 0, ptr %events18, align 4, !dbg !251
    #dbg_declare(ptr %ready, !252, !DIExpression(), !253)
  %call19 = call i32 @poll(ptr noundef %one, i64 noundef 1, i32 noundef -1), !dbg !254
  store i32 %call19, ptr %ready, align 4, !dbg !253
  %8 = load i32, ptr %ready, align 4, !dbg !255
  %revents20 = getelementptr inbounds %struct.pollfd, ptr %one, i32 0, i32 2, !dbg !256
  %9 = load i16, ptr %revents20, align 2, !dbg !256
  %conv21 = sext i16 %9 to i32, !dbg !257
  %cmp22 = icmp eq i32 %conv21, 16, !dbg !258
  %conv23 = zext i1 %cmp22 to i32, !dbg !258
  %call24 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i32 noundef %8, i32 noundef %conv23), !dbg !259
  %10 = load i32, ptr @back, align 4, !dbg !260
  %arraydecay25 = getelementptr inbounds [8 x i8], ptr %room, i64 0, i64 0, !dbg !261
  %call26 = call i64 @read(i32 noundef %10, ptr noundef %arraydecay25, i64 noundef 1), !dbg !262
  %call27 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, i64 noundef %call26), !dbg !263
  ret void, !dbg !264
}

; Function Attrs: noinline nounwind uwtable
define internal void @fills() #0 !dbg !81 {
entry:
  %first = alloca i64, align 8
  %second = alloca i64, align 8
  %error = alloca i32, align 4
  %call = call i32 @pipe2(ptr noundef @ends, i32 noundef 2048), !dbg !265
    #dbg_declare(ptr %first, !266, !DIExpression(), !267)
  %0 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @ends, i64 0, i64 1), align 4, !dbg !268
  %call1 = call i64 @write(i32 noundef %0, ptr noundef @fills.much, i64 noundef 70000), !dbg !269
  store i64 %call1, ptr %first, align 8, !dbg !267
    #dbg_declare(ptr %second, !270, !DIExpression(), !271)
  %1 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @ends, i64 0, i64 1), align 4, !dbg !272
  %call2 = call i64 @write(i32 noundef %1, ptr noundef @fills.much, i64 noundef 1), !dbg !273
  store i64 %call2, ptr %second, align 8, !dbg !271
    #dbg_declare(ptr %error, !274, !DIExpression(), !275)
  %call3 = call ptr @__errno_location() #4, !dbg !276
  %2 = load i32, ptr %call3, align 4, !dbg !276
  store i32 %2, ptr %error, align 4, !dbg !275
  %3 = load i64, ptr %first, align 8, !dbg !277
  %4 = load i64, ptr %second, align 8, !dbg !278
  %5 = load i32, ptr %error, align 4, !dbg !279
  %cmp = icmp eq i32 %5, 11, !dbg !280
  %conv = zext i1 %cmp to i32, !dbg !280
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, i64 noundef %3, i64 noundef %4, i32 noundef %conv), !dbg !281
  %6 = load i32, ptr @ends, align 4, !dbg !282
  %call5 = call i32 @close(i32 noundef %6), !dbg !283
  %call6 = call ptr @signal(i32 noundef 13, ptr noundef inttoptr (i64 1 to ptr)), !dbg !284
  %7 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @ends, i64 0, i64 1), align 4, !dbg !285
  %call7 = call i64 @write(i32 noundef %7, ptr noundef @fills.much, i64 noundef 1), !dbg !286
  store i64 %call7, ptr %second, align 8, !dbg !287
  %call8 = call ptr @__errno_location() #4, !dbg !288
  %8 = load i32, ptr %call8, align 4, !dbg !288
  store i32 %8, ptr %error, align 4, !dbg !289
  %9 = load i64, ptr %second, align 8, !dbg !290
  %10 = load i32, ptr %error, align 4, !dbg !291
  %cmp9 = icmp eq i32 %10, 32, !dbg !292
  %conv10 = zext i1 %cmp9 to i32, !dbg !292
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %9, i32 noundef %conv10), !dbg !293
  ret void, !dbg !294
}

; Function Attrs: noinline nounwind uwtable
define internal void @counts() #0 !dbg !295 {
entry:
  %value = alloca i64, align 8
  %plain = alloca i32, align 4
  %one = alloca i32, align 4
  %got = alloca i64, align 8
  %error = alloca i32, align 4
    #dbg_declare(ptr %value, !296, !DIExpression(), !298)
  store i64 3, ptr %value, align 8, !dbg !298
    #dbg_declare(ptr %plain, !299, !DIExpression(), !300)
  %call = call i32 @eventfd(i32 noundef 2, i32 noundef 2048), !dbg !301
  store i32 %call, ptr %plain, align 4, !dbg !300
    #dbg_declare(ptr %one, !302, !DIExpression(), !303)
  %call1 = call i32 @eventfd(i32 noundef 2, i32 noundef 2049), !dbg !304
  store i32 %call1, ptr %one, align 4, !dbg !303
  %0 = load i32, ptr %plain, align 4, !dbg !305
  %call2 = call i64 @write(i32 noundef %0, ptr noundef %value, i64 noundef 8), !dbg !306
    #dbg_declare(ptr %got, !307, !DIExpression(), !308)
  %1 = load i32, ptr %plain, align 4, !dbg !309
  %call3 = call i64 @read(i32 noundef %1, ptr noundef %value, i64 noundef 8), !dbg !310
  store i64 %call3, ptr %got, align 8, !dbg !308
  %2 = load i64, ptr %got, align 8, !dbg !311
  %3 = load i64, ptr %value, align 8, !dbg !312
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, i64 noundef %2, i64 noundef %3), !dbg !313
  %4 = load i32, ptr %plain, align 4, !dbg !314
  %call5 = call i64 @read(i32 noundef %4, ptr noundef %value, i64 noundef 8), !dbg !315
  store i64 %call5, ptr %got, align 8, !dbg !316
    #dbg_declare(ptr %error, !317, !DIExpression(), !318)
  %call6 = call ptr @__errno_location() #4, !dbg !319
  %5 = load i32, ptr %call6, align 4, !dbg !319
  store i32 %5, ptr %error, align 4, !dbg !318
  %6 = load i64, ptr %got, align 8, !dbg !320
  %7 = load i32, ptr %error, align 4, !dbg !321
  %cmp = icmp eq i32 %7, 11, !dbg !322
  %conv = zext i1 %cmp to i32, !dbg !322
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %6, i32 noundef %conv), !dbg !323
  %8 = load i32, ptr %one, align 4, !dbg !324
  %call8 = call i64 @read(i32 noundef %8, ptr noundef %value, i64 noundef 8), !dbg !325
  store i64 %call8, ptr %got, align 8, !dbg !326
  %9 = load i64, ptr %got, align 8, !dbg !327
  %10 = load i64, ptr %value, align 8, !dbg !328
  %call9 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, i64 noundef %9, i64 noundef %10), !dbg !329
  %11 = load i32, ptr %one, align 4, !dbg !330
  %call10 = call i64 @read(i32 noundef %11, ptr noundef %value, i64 noundef 8), !dbg !331
  store i64 %call10, ptr %got, align 8, !dbg !332
  %12 = load i64, ptr %value, align 8, !dbg !333
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, i64 noundef %12), !dbg !334
  %13 = load i32, ptr %one, align 4, !dbg !335
  %call12 = call i64 @read(i32 noundef %13, ptr noundef %value, i64 noundef 8), !dbg !336
  store i64 %call12, ptr %got, align 8, !dbg !337
  %14 = load i64, ptr %got, align 8, !dbg !338
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str.19, i64 noundef %14), !dbg !339
  %15 = load i32, ptr %one, align 4, !dbg !340
  %call14 = call i64 @read(i32 noundef %15, ptr noundef %value, i64 noundef 4), !dbg !341
  store i64 %call14, ptr %got, align 8, !dbg !342
  %call15 = call ptr @__errno_location() #4, !dbg !343
  %16 = load i32, ptr %call15, align 4, !dbg !343
  store i32 %16, ptr %error, align 4, !dbg !344
  %17 = load i64, ptr %got, align 8, !dbg !345
  %18 = load i32, ptr %error, align 4, !dbg !346
  %cmp16 = icmp eq i32 %18, 22, !dbg !347
  %conv17 = zext i1 %cmp16 to i32, !dbg !347
  %call18 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %17, i32 noundef %conv17), !dbg !348
  ret void, !dbg !349
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #1

declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

declare i32 @fcntl(i32 noundef, i32 noundef, ...) #1

declare i32 @poll(ptr noundef, i64 noundef, i32 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @answer(ptr noundef %unused) #0 !dbg !350 {
entry:
  %unused.addr = alloca ptr, align 8
  %room = alloca [8 x i8], align 1
  %got = alloca i64, align 8
  %i = alloca i64, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !353, !DIExpression(), !354)
    #dbg_declare(ptr %room, !355, !DIExpression(), !356)
    #dbg_declare(ptr %got, !357, !DIExpression(), !358)
  br label %while.cond, !dbg !359

while.cond:                                       ; preds = %for.end, %entry
  %0 = load i32, ptr @ends, align 4, !dbg !360
  %arraydecay = getelementptr inbounds [8 x i8], ptr %room, i64 0, i64 0, !dbg !361
  %call = call i64 @read(i32 noundef %0, ptr noundef %arraydecay, i64 noundef 8), !dbg !362
  store i64 %call, ptr %got, align 8, !dbg !363
  %cmp = icmp sgt i64 %call, 0, !dbg !364
  br i1 %cmp, label %while.body, label %while.end, !dbg !359

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %i, !365, !DIExpression(), !368)
  store i64 0, ptr %i, align 8, !dbg !368
  br label %for.cond, !dbg !369

for.cond:                                         ; preds = %for.inc, %while.body
  %1 = load i64, ptr %i, align 8, !dbg !370
  %2 = load i64, ptr %got, align 8, !dbg !372
  %cmp1 = icmp slt i64 %1, %2, !dbg !373
  br i1 %cmp1, label %for.body, label %for.end, !dbg !374

for.body:                                         ; preds = %for.cond
  %3 = load i64, ptr %i, align 8, !dbg !375
  %arrayidx = getelementptr inbounds [8 x i8], ptr %room, i64 0, i64 %3, !dbg !376
  %4 = load i8, ptr %arrayidx, align 1, !dbg !377
  %inc = add i8 %4, 1, !dbg !377
  store i8 %inc, ptr %arrayidx, align 1, !dbg !377
  br label %for.inc, !dbg !376

for.inc:                                          ; preds = %for.body
  %5 = load i64, ptr %i, align 8, !dbg !378
  %inc2 = add nsw i64 %5, 1, !dbg !378
  store i64 %inc2, ptr %i, align 8, !dbg !378
  br label %for.cond, !dbg !379, !llvm.loop !380

for.end:                                          ; preds = %for.cond
  %6 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @back, i64 0, i64 1), align 4, !dbg !383
  %arraydecay3 = getelementptr inbounds [8 x i8], ptr %room, i64 0, i64 0, !dbg !384
  %7 = load i64, ptr %got, align 8, !dbg !385
  %call4 = call i64 @write(i32 noundef %6, ptr noundef %arraydecay3, i64 noundef %7), !dbg !386
  br label %while.cond, !dbg !359, !llvm.loop !387

while.end:                                        ; preds = %while.cond
  %8 = load i64, ptr %got, align 8, !dbg !389
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i64 noundef %8), !dbg !390
  %9 = load ptr, ptr %unused.addr, align 8, !dbg !391
  ret ptr %9, !dbg !392
}

declare i32 @usleep(i32 noundef) #1

declare i32 @close(i32 noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pipe2(ptr noundef, i32 noundef) #1

declare ptr @signal(i32 noundef, ptr noundef) #1

declare i32 @eventfd(i32 noundef, i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!104, !105, !106, !107, !108, !109, !110}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 114, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "pipes.c", directory: ".", checksumkind: CSK_MD5, checksum: "ba8300ec29783aa730b5793ea1ee1bf2")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "ends", scope: !9, file: !2, line: 20, type: !24, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !21, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11, !12, !15}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !13, line: 18, baseType: !14)
!13 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!14 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "sighandler_t", file: !16, line: 10, baseType: !17)
!16 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "5a8d24d2ea1a95bea7c24946965d7016")
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!0, !7, !22, !27, !29, !34, !39, !44, !46, !48, !53, !58, !60, !65, !67, !72, !74, !79, !88, !90, !92, !97, !102}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "back", scope: !9, file: !2, line: 20, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 64, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 2)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !3, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 12)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 10)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 8)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !41, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !36, isLocal: true, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 62, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 13)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 66, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 4)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !2, line: 67, type: !50, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !2, line: 68, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 5)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(scope: null, file: !2, line: 70, type: !41, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(scope: null, file: !2, line: 76, type: !69, isLocal: true, isDefinition: true)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !70)
!70 = !{!71}
!71 = !DISubrange(count: 16)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(scope: null, file: !2, line: 77, type: !62, isLocal: true, isDefinition: true)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !76, isLocal: true, isDefinition: true)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 14)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "much", scope: !81, file: !2, line: 81, type: !85, isLocal: true, isDefinition: true)
!81 = distinct !DISubprogram(name: "fills", scope: !2, file: !2, line: 80, type: !82, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !84)
!82 = !DISubroutineType(types: !83)
!83 = !{null}
!84 = !{}
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 560000, elements: !86)
!86 = !{!87}
!87 = !DISubrange(count: 70000)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(scope: null, file: !2, line: 85, type: !31, isLocal: true, isDefinition: true)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(scope: null, file: !2, line: 98, type: !36, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !2, line: 103, type: !94, isLocal: true, isDefinition: true)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !95)
!95 = !{!96}
!96 = !DISubrange(count: 9)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(scope: null, file: !2, line: 105, type: !99, isLocal: true, isDefinition: true)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 6)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(scope: null, file: !2, line: 107, type: !99, isLocal: true, isDefinition: true)
!104 = !{i32 7, !"Dwarf Version", i32 5}
!105 = !{i32 2, !"Debug Info Version", i32 3}
!106 = !{i32 1, !"wchar_size", i32 4}
!107 = !{i32 8, !"PIC Level", i32 2}
!108 = !{i32 7, !"PIE Level", i32 2}
!109 = !{i32 7, !"uwtable", i32 2}
!110 = !{i32 7, !"frame-pointer", i32 2}
!111 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 113, type: !112, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9)
!112 = !DISubroutineType(types: !113)
!113 = !{!20}
!114 = !DILocation(line: 114, column: 21, scope: !111)
!115 = !DILocation(line: 114, column: 33, scope: !111)
!116 = !DILocation(line: 114, column: 3, scope: !111)
!117 = !DILocation(line: 115, column: 3, scope: !111)
!118 = !DILocation(line: 116, column: 3, scope: !111)
!119 = !DILocation(line: 117, column: 3, scope: !111)
!120 = !DILocation(line: 118, column: 3, scope: !111)
!121 = !DILocation(line: 119, column: 3, scope: !111)
!122 = !DILocation(line: 120, column: 3, scope: !111)
!123 = distinct !DISubprogram(name: "bytes", scope: !2, file: !2, line: 22, type: !82, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !84)
!124 = !DILocalVariable(name: "room", scope: !123, file: !2, line: 23, type: !69)
!125 = !DILocation(line: 23, column: 8, scope: !123)
!126 = !DILocalVariable(name: "written", scope: !123, file: !2, line: 24, type: !127)
!127 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !128, line: 18, baseType: !129)
!128 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!129 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!130 = !DILocation(line: 24, column: 11, scope: !123)
!131 = !DILocation(line: 24, column: 27, scope: !123)
!132 = !DILocation(line: 24, column: 21, scope: !123)
!133 = !DILocalVariable(name: "got", scope: !123, file: !2, line: 24, type: !127)
!134 = !DILocation(line: 24, column: 50, scope: !123)
!135 = !DILocation(line: 24, column: 61, scope: !123)
!136 = !DILocation(line: 24, column: 70, scope: !123)
!137 = !DILocation(line: 24, column: 56, scope: !123)
!138 = !DILocation(line: 25, column: 26, scope: !123)
!139 = !DILocation(line: 25, column: 35, scope: !123)
!140 = !DILocation(line: 25, column: 40, scope: !123)
!141 = !DILocation(line: 25, column: 3, scope: !123)
!142 = !DILocation(line: 26, column: 14, scope: !123)
!143 = !DILocation(line: 26, column: 23, scope: !123)
!144 = !DILocation(line: 26, column: 9, scope: !123)
!145 = !DILocation(line: 26, column: 7, scope: !123)
!146 = !DILocation(line: 27, column: 24, scope: !123)
!147 = !DILocation(line: 27, column: 29, scope: !123)
!148 = !DILocation(line: 27, column: 3, scope: !123)
!149 = !DILocalVariable(name: "at", scope: !123, file: !2, line: 28, type: !129)
!150 = !DILocation(line: 28, column: 8, scope: !123)
!151 = !DILocation(line: 28, column: 19, scope: !123)
!152 = !DILocation(line: 28, column: 13, scope: !123)
!153 = !DILocalVariable(name: "error", scope: !123, file: !2, line: 29, type: !20)
!154 = !DILocation(line: 29, column: 7, scope: !123)
!155 = !DILocation(line: 29, column: 15, scope: !123)
!156 = !DILocation(line: 30, column: 22, scope: !123)
!157 = !DILocation(line: 30, column: 26, scope: !123)
!158 = !DILocation(line: 30, column: 32, scope: !123)
!159 = !DILocation(line: 30, column: 3, scope: !123)
!160 = !DILocation(line: 31, column: 14, scope: !123)
!161 = !DILocation(line: 31, column: 23, scope: !123)
!162 = !DILocation(line: 31, column: 9, scope: !123)
!163 = !DILocation(line: 31, column: 7, scope: !123)
!164 = !DILocation(line: 32, column: 11, scope: !123)
!165 = !DILocation(line: 32, column: 9, scope: !123)
!166 = !DILocation(line: 33, column: 22, scope: !123)
!167 = !DILocation(line: 33, column: 27, scope: !123)
!168 = !DILocation(line: 33, column: 33, scope: !123)
!169 = !DILocation(line: 33, column: 3, scope: !123)
!170 = !DILocation(line: 34, column: 1, scope: !123)
!171 = distinct !DISubprogram(name: "flags", scope: !2, file: !2, line: 36, type: !82, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !84)
!172 = !DILocalVariable(name: "byte", scope: !171, file: !2, line: 37, type: !4)
!173 = !DILocation(line: 37, column: 8, scope: !171)
!174 = !DILocalVariable(name: "before", scope: !171, file: !2, line: 38, type: !20)
!175 = !DILocation(line: 38, column: 7, scope: !171)
!176 = !DILocation(line: 38, column: 22, scope: !171)
!177 = !DILocation(line: 38, column: 16, scope: !171)
!178 = !DILocalVariable(name: "set", scope: !171, file: !2, line: 38, type: !20)
!179 = !DILocation(line: 38, column: 41, scope: !171)
!180 = !DILocation(line: 38, column: 53, scope: !171)
!181 = !DILocation(line: 38, column: 71, scope: !171)
!182 = !DILocation(line: 38, column: 78, scope: !171)
!183 = !DILocation(line: 38, column: 47, scope: !171)
!184 = !DILocation(line: 39, column: 24, scope: !171)
!185 = !DILocation(line: 39, column: 31, scope: !171)
!186 = !DILocation(line: 39, column: 44, scope: !171)
!187 = !DILocation(line: 39, column: 55, scope: !171)
!188 = !DILocation(line: 39, column: 49, scope: !171)
!189 = !DILocation(line: 39, column: 73, scope: !171)
!190 = !DILocation(line: 39, column: 3, scope: !171)
!191 = !DILocalVariable(name: "got", scope: !171, file: !2, line: 40, type: !127)
!192 = !DILocation(line: 40, column: 11, scope: !171)
!193 = !DILocation(line: 40, column: 22, scope: !171)
!194 = !DILocation(line: 40, column: 17, scope: !171)
!195 = !DILocalVariable(name: "error", scope: !171, file: !2, line: 41, type: !20)
!196 = !DILocation(line: 41, column: 7, scope: !171)
!197 = !DILocation(line: 41, column: 15, scope: !171)
!198 = !DILocation(line: 42, column: 22, scope: !171)
!199 = !DILocation(line: 42, column: 27, scope: !171)
!200 = !DILocation(line: 42, column: 33, scope: !171)
!201 = !DILocation(line: 42, column: 3, scope: !171)
!202 = !DILocation(line: 43, column: 9, scope: !171)
!203 = !DILocation(line: 43, column: 27, scope: !171)
!204 = !DILocation(line: 43, column: 3, scope: !171)
!205 = !DILocation(line: 44, column: 1, scope: !171)
!206 = distinct !DISubprogram(name: "waits", scope: !2, file: !2, line: 58, type: !82, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !84)
!207 = !DILocalVariable(name: "thread", scope: !206, file: !2, line: 59, type: !208)
!208 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !128, line: 75, baseType: !14)
!209 = !DILocation(line: 59, column: 13, scope: !206)
!210 = !DILocalVariable(name: "room", scope: !206, file: !2, line: 60, type: !41)
!211 = !DILocation(line: 60, column: 8, scope: !206)
!212 = !DILocalVariable(name: "one", scope: !206, file: !2, line: 61, type: !213)
!213 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pollfd", file: !2, line: 14, size: 64, elements: !214)
!214 = !{!215, !216, !218}
!215 = !DIDerivedType(tag: DW_TAG_member, name: "fd", scope: !213, file: !2, line: 15, baseType: !20, size: 32)
!216 = !DIDerivedType(tag: DW_TAG_member, name: "events", scope: !213, file: !2, line: 16, baseType: !217, size: 16, offset: 32)
!217 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "revents", scope: !213, file: !2, line: 16, baseType: !217, size: 16, offset: 48)
!219 = !DILocation(line: 61, column: 17, scope: !206)
!220 = !DILocation(line: 61, column: 23, scope: !206)
!221 = !DILocation(line: 61, column: 31, scope: !206)
!222 = !DILocation(line: 62, column: 27, scope: !206)
!223 = !DILocation(line: 62, column: 3, scope: !206)
!224 = !DILocation(line: 63, column: 27, scope: !206)
!225 = !DILocation(line: 63, column: 3, scope: !206)
!226 = !DILocation(line: 64, column: 3, scope: !206)
!227 = !DILocation(line: 65, column: 3, scope: !206)
!228 = !DILocation(line: 66, column: 9, scope: !206)
!229 = !DILocation(line: 66, column: 3, scope: !206)
!230 = !DILocation(line: 67, column: 26, scope: !206)
!231 = !DILocation(line: 67, column: 3, scope: !206)
!232 = !DILocation(line: 68, column: 23, scope: !206)
!233 = !DILocation(line: 68, column: 19, scope: !206)
!234 = !DILocation(line: 68, column: 31, scope: !206)
!235 = !DILocation(line: 68, column: 3, scope: !206)
!236 = !DILocalVariable(name: "got", scope: !206, file: !2, line: 69, type: !127)
!237 = !DILocation(line: 69, column: 11, scope: !206)
!238 = !DILocation(line: 69, column: 22, scope: !206)
!239 = !DILocation(line: 69, column: 31, scope: !206)
!240 = !DILocation(line: 69, column: 17, scope: !206)
!241 = !DILocation(line: 70, column: 22, scope: !206)
!242 = !DILocation(line: 70, column: 27, scope: !206)
!243 = !DILocation(line: 70, column: 3, scope: !206)
!244 = !DILocation(line: 71, column: 9, scope: !206)
!245 = !DILocation(line: 71, column: 3, scope: !206)
!246 = !DILocation(line: 72, column: 16, scope: !206)
!247 = !DILocation(line: 72, column: 3, scope: !206)
!248 = !DILocation(line: 73, column: 9, scope: !206)
!249 = !DILocation(line: 73, column: 3, scope: !206)
!250 = !DILocation(line: 74, column: 7, scope: !206)
!251 = !DILocation(line: 74, column: 14, scope: !206)
!252 = !DILocalVariable(name: "ready", scope: !206, file: !2, line: 75, type: !20)
!253 = !DILocation(line: 75, column: 7, scope: !206)
!254 = !DILocation(line: 75, column: 15, scope: !206)
!255 = !DILocation(line: 76, column: 30, scope: !206)
!256 = !DILocation(line: 76, column: 41, scope: !206)
!257 = !DILocation(line: 76, column: 37, scope: !206)
!258 = !DILocation(line: 76, column: 49, scope: !206)
!259 = !DILocation(line: 76, column: 3, scope: !206)
!260 = !DILocation(line: 77, column: 24, scope: !206)
!261 = !DILocation(line: 77, column: 33, scope: !206)
!262 = !DILocation(line: 77, column: 19, scope: !206)
!263 = !DILocation(line: 77, column: 3, scope: !206)
!264 = !DILocation(line: 78, column: 1, scope: !206)
!265 = !DILocation(line: 82, column: 3, scope: !81)
!266 = !DILocalVariable(name: "first", scope: !81, file: !2, line: 83, type: !127)
!267 = !DILocation(line: 83, column: 11, scope: !81)
!268 = !DILocation(line: 83, column: 25, scope: !81)
!269 = !DILocation(line: 83, column: 19, scope: !81)
!270 = !DILocalVariable(name: "second", scope: !81, file: !2, line: 83, type: !127)
!271 = !DILocation(line: 83, column: 54, scope: !81)
!272 = !DILocation(line: 83, column: 69, scope: !81)
!273 = !DILocation(line: 83, column: 63, scope: !81)
!274 = !DILocalVariable(name: "error", scope: !81, file: !2, line: 84, type: !20)
!275 = !DILocation(line: 84, column: 7, scope: !81)
!276 = !DILocation(line: 84, column: 15, scope: !81)
!277 = !DILocation(line: 85, column: 26, scope: !81)
!278 = !DILocation(line: 85, column: 33, scope: !81)
!279 = !DILocation(line: 85, column: 41, scope: !81)
!280 = !DILocation(line: 85, column: 47, scope: !81)
!281 = !DILocation(line: 85, column: 3, scope: !81)
!282 = !DILocation(line: 86, column: 9, scope: !81)
!283 = !DILocation(line: 86, column: 3, scope: !81)
!284 = !DILocation(line: 87, column: 3, scope: !81)
!285 = !DILocation(line: 88, column: 18, scope: !81)
!286 = !DILocation(line: 88, column: 12, scope: !81)
!287 = !DILocation(line: 88, column: 10, scope: !81)
!288 = !DILocation(line: 89, column: 11, scope: !81)
!289 = !DILocation(line: 89, column: 9, scope: !81)
!290 = !DILocation(line: 90, column: 22, scope: !81)
!291 = !DILocation(line: 90, column: 30, scope: !81)
!292 = !DILocation(line: 90, column: 36, scope: !81)
!293 = !DILocation(line: 90, column: 3, scope: !81)
!294 = !DILocation(line: 91, column: 1, scope: !81)
!295 = distinct !DISubprogram(name: "counts", scope: !2, file: !2, line: 93, type: !82, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !84)
!296 = !DILocalVariable(name: "value", scope: !295, file: !2, line: 94, type: !297)
!297 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!298 = !DILocation(line: 94, column: 22, scope: !295)
!299 = !DILocalVariable(name: "plain", scope: !295, file: !2, line: 95, type: !20)
!300 = !DILocation(line: 95, column: 7, scope: !295)
!301 = !DILocation(line: 95, column: 15, scope: !295)
!302 = !DILocalVariable(name: "one", scope: !295, file: !2, line: 95, type: !20)
!303 = !DILocation(line: 95, column: 39, scope: !295)
!304 = !DILocation(line: 95, column: 45, scope: !295)
!305 = !DILocation(line: 96, column: 9, scope: !295)
!306 = !DILocation(line: 96, column: 3, scope: !295)
!307 = !DILocalVariable(name: "got", scope: !295, file: !2, line: 97, type: !127)
!308 = !DILocation(line: 97, column: 11, scope: !295)
!309 = !DILocation(line: 97, column: 22, scope: !295)
!310 = !DILocation(line: 97, column: 17, scope: !295)
!311 = !DILocation(line: 98, column: 24, scope: !295)
!312 = !DILocation(line: 98, column: 29, scope: !295)
!313 = !DILocation(line: 98, column: 3, scope: !295)
!314 = !DILocation(line: 99, column: 14, scope: !295)
!315 = !DILocation(line: 99, column: 9, scope: !295)
!316 = !DILocation(line: 99, column: 7, scope: !295)
!317 = !DILocalVariable(name: "error", scope: !295, file: !2, line: 100, type: !20)
!318 = !DILocation(line: 100, column: 7, scope: !295)
!319 = !DILocation(line: 100, column: 15, scope: !295)
!320 = !DILocation(line: 101, column: 22, scope: !295)
!321 = !DILocation(line: 101, column: 27, scope: !295)
!322 = !DILocation(line: 101, column: 33, scope: !295)
!323 = !DILocation(line: 101, column: 3, scope: !295)
!324 = !DILocation(line: 102, column: 14, scope: !295)
!325 = !DILocation(line: 102, column: 9, scope: !295)
!326 = !DILocation(line: 102, column: 7, scope: !295)
!327 = !DILocation(line: 103, column: 22, scope: !295)
!328 = !DILocation(line: 103, column: 27, scope: !295)
!329 = !DILocation(line: 103, column: 3, scope: !295)
!330 = !DILocation(line: 104, column: 14, scope: !295)
!331 = !DILocation(line: 104, column: 9, scope: !295)
!332 = !DILocation(line: 104, column: 7, scope: !295)
!333 = !DILocation(line: 105, column: 19, scope: !295)
!334 = !DILocation(line: 105, column: 3, scope: !295)
!335 = !DILocation(line: 106, column: 14, scope: !295)
!336 = !DILocation(line: 106, column: 9, scope: !295)
!337 = !DILocation(line: 106, column: 7, scope: !295)
!338 = !DILocation(line: 107, column: 20, scope: !295)
!339 = !DILocation(line: 107, column: 3, scope: !295)
!340 = !DILocation(line: 108, column: 14, scope: !295)
!341 = !DILocation(line: 108, column: 9, scope: !295)
!342 = !DILocation(line: 108, column: 7, scope: !295)
!343 = !DILocation(line: 109, column: 11, scope: !295)
!344 = !DILocation(line: 109, column: 9, scope: !295)
!345 = !DILocation(line: 110, column: 22, scope: !295)
!346 = !DILocation(line: 110, column: 27, scope: !295)
!347 = !DILocation(line: 110, column: 33, scope: !295)
!348 = !DILocation(line: 110, column: 3, scope: !295)
!349 = !DILocation(line: 111, column: 1, scope: !295)
!350 = distinct !DISubprogram(name: "answer", scope: !2, file: !2, line: 46, type: !351, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !84)
!351 = !DISubroutineType(types: !352)
!352 = !{!11, !11}
!353 = !DILocalVariable(name: "unused", arg: 1, scope: !350, file: !2, line: 46, type: !11)
!354 = !DILocation(line: 46, column: 27, scope: !350)
!355 = !DILocalVariable(name: "room", scope: !350, file: !2, line: 47, type: !41)
!356 = !DILocation(line: 47, column: 8, scope: !350)
!357 = !DILocalVariable(name: "got", scope: !350, file: !2, line: 48, type: !127)
!358 = !DILocation(line: 48, column: 11, scope: !350)
!359 = !DILocation(line: 49, column: 3, scope: !350)
!360 = !DILocation(line: 49, column: 22, scope: !350)
!361 = !DILocation(line: 49, column: 31, scope: !350)
!362 = !DILocation(line: 49, column: 17, scope: !350)
!363 = !DILocation(line: 49, column: 15, scope: !350)
!364 = !DILocation(line: 49, column: 51, scope: !350)
!365 = !DILocalVariable(name: "i", scope: !366, file: !2, line: 50, type: !127)
!366 = distinct !DILexicalBlock(scope: !367, file: !2, line: 50, column: 5)
!367 = distinct !DILexicalBlock(scope: !350, file: !2, line: 49, column: 56)
!368 = !DILocation(line: 50, column: 18, scope: !366)
!369 = !DILocation(line: 50, column: 10, scope: !366)
!370 = !DILocation(line: 50, column: 25, scope: !371)
!371 = distinct !DILexicalBlock(scope: !366, file: !2, line: 50, column: 5)
!372 = !DILocation(line: 50, column: 29, scope: !371)
!373 = !DILocation(line: 50, column: 27, scope: !371)
!374 = !DILocation(line: 50, column: 5, scope: !366)
!375 = !DILocation(line: 51, column: 12, scope: !371)
!376 = !DILocation(line: 51, column: 7, scope: !371)
!377 = !DILocation(line: 51, column: 14, scope: !371)
!378 = !DILocation(line: 50, column: 35, scope: !371)
!379 = !DILocation(line: 50, column: 5, scope: !371)
!380 = distinct !{!380, !374, !381, !382}
!381 = !DILocation(line: 51, column: 14, scope: !366)
!382 = !{!"llvm.loop.mustprogress"}
!383 = !DILocation(line: 52, column: 11, scope: !367)
!384 = !DILocation(line: 52, column: 20, scope: !367)
!385 = !DILocation(line: 52, column: 34, scope: !367)
!386 = !DILocation(line: 52, column: 5, scope: !367)
!387 = distinct !{!387, !359, !388, !382}
!388 = !DILocation(line: 53, column: 3, scope: !350)
!389 = !DILocation(line: 54, column: 28, scope: !350)
!390 = !DILocation(line: 54, column: 3, scope: !350)
!391 = !DILocation(line: 55, column: 10, scope: !350)
!392 = !DILocation(line: 55, column: 3, scope: !350)
