; ModuleID = 'memory_streams.c'
source_filename = "memory_streams.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [10 x i8] c"%d and %s\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"more\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [10 x i8] c"[%s] %zu\0A\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [12 x i8] c"%zu %zu %c\0A\00", align 1, !dbg !14
@.str.4 = private unnamed_addr constant [4 x i8] c"end\00", align 1, !dbg !19
@.str.5 = private unnamed_addr constant [14 x i8] c"%.12s %zu %s\0A\00", align 1, !dbg !24
@__const.reads.text = private unnamed_addr constant [20 x i8] c"7 words\0Asecond line\00", align 16
@.str.6 = private unnamed_addr constant [2 x i8] c"r\00", align 1, !dbg !29
@.str.7 = private unnamed_addr constant [9 x i8] c"%d %19s\0A\00", align 1, !dbg !34
@.str.8 = private unnamed_addr constant [10 x i8] c"%d %d %s\0A\00", align 1, !dbg !39
@.str.9 = private unnamed_addr constant [3 x i8] c"%s\00", align 1, !dbg !41
@.str.10 = private unnamed_addr constant [8 x i8] c" %d %d\0A\00", align 1, !dbg !46
@.str.11 = private unnamed_addr constant [4 x i8] c"%c\0A\00", align 1, !dbg !51
@.str.12 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !53
@.str.13 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !55
@.str.14 = private unnamed_addr constant [17 x i8] c"%zu %d %d %d %d\0A\00", align 1, !dbg !57
@.str.15 = private unnamed_addr constant [2 x i8] c"w\00", align 1, !dbg !62
@.str.16 = private unnamed_addr constant [4 x i8] c"abc\00", align 1, !dbg !64
@.str.17 = private unnamed_addr constant [7 x i8] c"%s %c\0A\00", align 1, !dbg !66
@.str.18 = private unnamed_addr constant [4 x i8] c"BCD\00", align 1, !dbg !71
@.str.19 = private unnamed_addr constant [6 x i8] c"%.4s\0A\00", align 1, !dbg !73
@.str.20 = private unnamed_addr constant [4 x i8] c"123\00", align 1, !dbg !78
@.str.21 = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !80
@.str.22 = private unnamed_addr constant [3 x i8] c"45\00", align 1, !dbg !82
@.str.23 = private unnamed_addr constant [3 x i8] c"r+\00", align 1, !dbg !84
@.str.24 = private unnamed_addr constant [7 x i8] c"%c %s\0A\00", align 1, !dbg !86
@.str.25 = private unnamed_addr constant [3 x i8] c"w+\00", align 1, !dbg !88
@.str.26 = private unnamed_addr constant [7 x i8] c"inside\00", align 1, !dbg !90
@.str.27 = private unnamed_addr constant [2 x i8] c"q\00", align 1, !dbg !92
@.str.28 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !94
@.str.29 = private unnamed_addr constant [7 x i8] c"123456\00", align 1, !dbg !96
@.str.30 = private unnamed_addr constant [12 x i8] c"%d %d %.3s\0A\00", align 1, !dbg !98

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !111 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @grows(), !dbg !115
  call void @reads(), !dbg !116
  call void @writes(), !dbg !117
  call void @overflows(), !dbg !118
  ret i32 0, !dbg !119
}

; Function Attrs: noinline nounwind uwtable
define internal void @grows() #0 !dbg !120 {
entry:
  %text = alloca ptr, align 8
  %length = alloca i64, align 8
  %file = alloca ptr, align 8
  %i = alloca i32, align 4
    #dbg_declare(ptr %text, !124, !DIExpression(), !126)
  store ptr null, ptr %text, align 8, !dbg !126
    #dbg_declare(ptr %length, !127, !DIExpression(), !131)
  store i64 0, ptr %length, align 8, !dbg !131
    #dbg_declare(ptr %file, !132, !DIExpression(), !137)
  %call = call ptr @open_memstream(ptr noundef %text, ptr noundef %length), !dbg !138
  store ptr %call, ptr %file, align 8, !dbg !137
  %0 = load ptr, ptr %file, align 8, !dbg !139
  %call1 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %0, ptr noundef @.str, i32 noundef 12, ptr noundef @.str.1) #6, !dbg !140
  %1 = load ptr, ptr %file, align 8, !dbg !141
  %call2 = call i32 @fflush(ptr noundef %1), !dbg !142
  %2 = load ptr, ptr %text, align 8, !dbg !143
  %3 = load i64, ptr %length, align 8, !dbg !144
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, ptr noundef %2, i64 noundef %3), !dbg !145
    #dbg_declare(ptr %i, !146, !DIExpression(), !148)
  store i32 0, ptr %i, align 4, !dbg !148
  br label %for.cond, !dbg !149

for.cond:                                         ; preds = %for.inc, %entry
  %4 = load i32, ptr %i, align 4, !dbg !150
  %cmp = icmp slt i32 %4, 1000, !dbg !152
  br i1 %cmp, label %for.body, label %for.end, !dbg !153

for.body:                                         ; preds = %for.cond
  %5 = load i32, ptr %i, align 4, !dbg !154
  %rem = srem i32 %5, 26, !dbg !155
  %add = add nsw i32 97, %rem, !dbg !156
  %6 = load ptr, ptr %file, align 8, !dbg !157
  %call4 = call i32 @fputc(i32 noundef %add, ptr noundef %6), !dbg !158
  br label %for.inc, !dbg !158

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %i, align 4, !dbg !159
  %inc = add nsw i32 %7, 1, !dbg !159
  store i32 %inc, ptr %i, align 4, !dbg !159
  br label %for.cond, !dbg !160, !llvm.loop !161

for.end:                                          ; preds = %for.cond
  %8 = load ptr, ptr %file, align 8, !dbg !164
  %call5 = call i32 @fflush(ptr noundef %8), !dbg !165
  %9 = load ptr, ptr %text, align 8, !dbg !166
  %call6 = call i64 @strlen(ptr noundef %9) #6, !dbg !167
  %10 = load i64, ptr %length, align 8, !dbg !168
  %11 = load ptr, ptr %text, align 8, !dbg !169
  %12 = load i64, ptr %length, align 8, !dbg !170
  %sub = sub i64 %12, 1, !dbg !171
  %arrayidx = getelementptr inbounds i8, ptr %11, i64 %sub, !dbg !169
  %13 = load i8, ptr %arrayidx, align 1, !dbg !169
  %conv = sext i8 %13 to i32, !dbg !169
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i64 noundef %call6, i64 noundef %10, i32 noundef %conv), !dbg !172
  %14 = load ptr, ptr %file, align 8, !dbg !173
  %call8 = call i32 @fputs(ptr noundef @.str.4, ptr noundef %14), !dbg !174
  %15 = load ptr, ptr %file, align 8, !dbg !175
  %call9 = call i32 @fclose(ptr noundef %15), !dbg !176
  %16 = load ptr, ptr %text, align 8, !dbg !177
  %17 = load i64, ptr %length, align 8, !dbg !178
  %18 = load ptr, ptr %text, align 8, !dbg !179
  %19 = load i64, ptr %length, align 8, !dbg !180
  %add.ptr = getelementptr inbounds i8, ptr %18, i64 %19, !dbg !181
  %add.ptr10 = getelementptr inbounds i8, ptr %add.ptr, i64 -4, !dbg !182
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, ptr noundef %16, i64 noundef %17, ptr noundef %add.ptr10), !dbg !183
  %20 = load ptr, ptr %text, align 8, !dbg !184
  call void @free(ptr noundef %20), !dbg !185
  %call12 = call ptr @open_memstream(ptr noundef %text, ptr noundef %length), !dbg !186
  store ptr %call12, ptr %file, align 8, !dbg !187
  %21 = load ptr, ptr %file, align 8, !dbg !188
  %call13 = call i32 @fclose(ptr noundef %21), !dbg !189
  %22 = load ptr, ptr %text, align 8, !dbg !190
  %23 = load i64, ptr %length, align 8, !dbg !191
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, ptr noundef %22, i64 noundef %23), !dbg !192
  %24 = load ptr, ptr %text, align 8, !dbg !193
  call void @free(ptr noundef %24), !dbg !194
  ret void, !dbg !195
}

; Function Attrs: noinline nounwind uwtable
define internal void @reads() #0 !dbg !196 {
entry:
  %text = alloca [20 x i8], align 16
  %file = alloca ptr, align 8
  %number = alloca i32, align 4
  %word = alloca [20 x i8], align 16
  %line = alloca [20 x i8], align 16
  %found = alloca i32, align 4
  %next = alloca i32, align 4
    #dbg_declare(ptr %text, !197, !DIExpression(), !201)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %text, ptr align 16 @__const.reads.text, i64 20, i1 false), !dbg !201
    #dbg_declare(ptr %file, !202, !DIExpression(), !203)
  %arraydecay = getelementptr inbounds [20 x i8], ptr %text, i64 0, i64 0, !dbg !204
  %arraydecay1 = getelementptr inbounds [20 x i8], ptr %text, i64 0, i64 0, !dbg !205
  %call = call i64 @strlen(ptr noundef %arraydecay1) #6, !dbg !206
  %call2 = call ptr @fmemopen(ptr noundef %arraydecay, i64 noundef %call, ptr noundef @.str.6), !dbg !207
  store ptr %call2, ptr %file, align 8, !dbg !203
  %0 = load ptr, ptr %file, align 8, !dbg !208
  call void @is_what(ptr noundef %0), !dbg !209
    #dbg_declare(ptr %number, !210, !DIExpression(), !211)
    #dbg_declare(ptr %word, !212, !DIExpression(), !213)
    #dbg_declare(ptr %line, !214, !DIExpression(), !215)
    #dbg_declare(ptr %found, !216, !DIExpression(), !217)
  %1 = load ptr, ptr %file, align 8, !dbg !218
  %arraydecay3 = getelementptr inbounds [20 x i8], ptr %word, i64 0, i64 0, !dbg !219
  %call4 = call i32 (ptr, ptr, ...) @fscanf(ptr noundef %1, ptr noundef @.str.7, ptr noundef %number, ptr noundef %arraydecay3), !dbg !220
  store i32 %call4, ptr %found, align 4, !dbg !217
  %2 = load i32, ptr %found, align 4, !dbg !221
  %3 = load i32, ptr %number, align 4, !dbg !222
  %arraydecay5 = getelementptr inbounds [20 x i8], ptr %word, i64 0, i64 0, !dbg !223
  %call6 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %2, i32 noundef %3, ptr noundef %arraydecay5), !dbg !224
  %arraydecay7 = getelementptr inbounds [20 x i8], ptr %line, i64 0, i64 0, !dbg !225
  %4 = load ptr, ptr %file, align 8, !dbg !226
  %call8 = call ptr @fgets(ptr noundef %arraydecay7, i32 noundef 20, ptr noundef %4), !dbg !227
  %call9 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, ptr noundef %call8), !dbg !228
    #dbg_declare(ptr %next, !229, !DIExpression(), !230)
  %5 = load ptr, ptr %file, align 8, !dbg !231
  %call10 = call i32 @fgetc(ptr noundef %5), !dbg !232
  store i32 %call10, ptr %next, align 4, !dbg !230
  %6 = load i32, ptr %next, align 4, !dbg !233
  %cmp = icmp eq i32 %6, -1, !dbg !234
  %conv = zext i1 %cmp to i32, !dbg !234
  %7 = load ptr, ptr %file, align 8, !dbg !235
  %call11 = call i32 @feof(ptr noundef %7), !dbg !236
  %cmp12 = icmp ne i32 %call11, 0, !dbg !237
  %conv13 = zext i1 %cmp12 to i32, !dbg !237
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %conv, i32 noundef %conv13), !dbg !238
  %8 = load ptr, ptr %file, align 8, !dbg !239
  call void @rewind(ptr noundef %8), !dbg !240
  %9 = load ptr, ptr %file, align 8, !dbg !241
  %call15 = call i32 @fgetc(ptr noundef %9), !dbg !242
  %call16 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef %call15), !dbg !243
  %10 = load ptr, ptr %file, align 8, !dbg !244
  %call17 = call i32 @fputc(i32 noundef 120, ptr noundef %10), !dbg !245
  %cmp18 = icmp eq i32 %call17, -1, !dbg !246
  %conv19 = zext i1 %cmp18 to i32, !dbg !246
  %call20 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i32 noundef %conv19), !dbg !247
  %11 = load ptr, ptr %file, align 8, !dbg !248
  %call21 = call i32 @fclose(ptr noundef %11), !dbg !249
  %arraydecay22 = getelementptr inbounds [20 x i8], ptr %text, i64 0, i64 0, !dbg !250
  %call23 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, ptr noundef %arraydecay22), !dbg !251
  ret void, !dbg !252
}

; Function Attrs: noinline nounwind uwtable
define internal void @writes() #0 !dbg !253 {
entry:
  %room = alloca [8 x i8], align 1
  %file = alloca ptr, align 8
  %first = alloca i32, align 4
  %back = alloca [16 x i8], align 16
  %none = alloca ptr, align 8
  %error = alloca i32, align 4
    #dbg_declare(ptr %room, !254, !DIExpression(), !255)
  %arraydecay = getelementptr inbounds [8 x i8], ptr %room, i64 0, i64 0, !dbg !256
  call void @llvm.memset.p0.i64(ptr align 1 %arraydecay, i8 122, i64 8, i1 false), !dbg !256
    #dbg_declare(ptr %file, !257, !DIExpression(), !258)
  %arraydecay1 = getelementptr inbounds [8 x i8], ptr %room, i64 0, i64 0, !dbg !259
  %call = call ptr @fmemopen(ptr noundef %arraydecay1, i64 noundef 8, ptr noundef @.str.15), !dbg !260
  store ptr %call, ptr %file, align 8, !dbg !258
  %0 = load ptr, ptr %file, align 8, !dbg !261
  %call2 = call i32 @fputs(ptr noundef @.str.16, ptr noundef %0), !dbg !262
  %1 = load ptr, ptr %file, align 8, !dbg !263
  %call3 = call i32 @fflush(ptr noundef %1), !dbg !264
  %2 = load ptr, ptr %file, align 8, !dbg !265
  call void @is_what(ptr noundef %2), !dbg !266
  %arraydecay4 = getelementptr inbounds [8 x i8], ptr %room, i64 0, i64 0, !dbg !267
  %arrayidx = getelementptr inbounds [8 x i8], ptr %room, i64 0, i64 4, !dbg !268
  %3 = load i8, ptr %arrayidx, align 1, !dbg !268
  %conv = sext i8 %3 to i32, !dbg !268
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, ptr noundef %arraydecay4, i32 noundef %conv), !dbg !269
  %4 = load ptr, ptr %file, align 8, !dbg !270
  %call6 = call i32 @fseek(ptr noundef %4, i64 noundef 1, i32 noundef 0), !dbg !271
  %5 = load ptr, ptr %file, align 8, !dbg !272
  %call7 = call i32 @fputs(ptr noundef @.str.18, ptr noundef %5), !dbg !273
  %6 = load ptr, ptr %file, align 8, !dbg !274
  %call8 = call i32 @fclose(ptr noundef %6), !dbg !275
  %arraydecay9 = getelementptr inbounds [8 x i8], ptr %room, i64 0, i64 0, !dbg !276
  %call10 = call i32 (ptr, ...) @printf(ptr noundef @.str.19, ptr noundef %arraydecay9), !dbg !277
  %arraydecay11 = getelementptr inbounds [8 x i8], ptr %room, i64 0, i64 0, !dbg !278
  %call12 = call ptr @strcpy(ptr noundef %arraydecay11, ptr noundef @.str.20) #6, !dbg !279
  %arraydecay13 = getelementptr inbounds [8 x i8], ptr %room, i64 0, i64 0, !dbg !280
  %call14 = call ptr @fmemopen(ptr noundef %arraydecay13, i64 noundef 8, ptr noundef @.str.21), !dbg !281
  store ptr %call14, ptr %file, align 8, !dbg !282
  %7 = load ptr, ptr %file, align 8, !dbg !283
  %call15 = call i32 @fputs(ptr noundef @.str.22, ptr noundef %7), !dbg !284
  %8 = load ptr, ptr %file, align 8, !dbg !285
  %call16 = call i32 @fclose(ptr noundef %8), !dbg !286
  %arraydecay17 = getelementptr inbounds [8 x i8], ptr %room, i64 0, i64 0, !dbg !287
  %call18 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, ptr noundef %arraydecay17), !dbg !288
  %arraydecay19 = getelementptr inbounds [8 x i8], ptr %room, i64 0, i64 0, !dbg !289
  %call20 = call ptr @fmemopen(ptr noundef %arraydecay19, i64 noundef 8, ptr noundef @.str.23), !dbg !290
  store ptr %call20, ptr %file, align 8, !dbg !291
    #dbg_declare(ptr %first, !292, !DIExpression(), !293)
  %9 = load ptr, ptr %file, align 8, !dbg !294
  %call21 = call i32 @fgetc(ptr noundef %9), !dbg !295
  store i32 %call21, ptr %first, align 4, !dbg !293
  %10 = load ptr, ptr %file, align 8, !dbg !296
  %call22 = call i32 @fseek(ptr noundef %10, i64 noundef 0, i32 noundef 1), !dbg !297
  %11 = load ptr, ptr %file, align 8, !dbg !298
  %call23 = call i32 @fputc(i32 noundef 95, ptr noundef %11), !dbg !299
  %12 = load ptr, ptr %file, align 8, !dbg !300
  %call24 = call i32 @fclose(ptr noundef %12), !dbg !301
  %13 = load i32, ptr %first, align 4, !dbg !302
  %arraydecay25 = getelementptr inbounds [8 x i8], ptr %room, i64 0, i64 0, !dbg !303
  %call26 = call i32 (ptr, ...) @printf(ptr noundef @.str.24, i32 noundef %13, ptr noundef %arraydecay25), !dbg !304
  %call27 = call ptr @fmemopen(ptr noundef null, i64 noundef 16, ptr noundef @.str.25), !dbg !305
  store ptr %call27, ptr %file, align 8, !dbg !306
  %14 = load ptr, ptr %file, align 8, !dbg !307
  %call28 = call i32 @fputs(ptr noundef @.str.26, ptr noundef %14), !dbg !308
  %15 = load ptr, ptr %file, align 8, !dbg !309
  call void @rewind(ptr noundef %15), !dbg !310
    #dbg_declare(ptr %back, !311, !DIExpression(), !315)
  %arraydecay29 = getelementptr inbounds [16 x i8], ptr %back, i64 0, i64 0, !dbg !316
  %16 = load ptr, ptr %file, align 8, !dbg !317
  %call30 = call ptr @fgets(ptr noundef %arraydecay29, i32 noundef 16, ptr noundef %16), !dbg !318
  %call31 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, ptr noundef %call30), !dbg !319
  %17 = load ptr, ptr %file, align 8, !dbg !320
  %call32 = call i32 @fclose(ptr noundef %17), !dbg !321
    #dbg_declare(ptr %none, !322, !DIExpression(), !323)
  %arraydecay33 = getelementptr inbounds [8 x i8], ptr %room, i64 0, i64 0, !dbg !324
  %call34 = call ptr @fmemopen(ptr noundef %arraydecay33, i64 noundef 8, ptr noundef @.str.27), !dbg !325
  store ptr %call34, ptr %none, align 8, !dbg !323
    #dbg_declare(ptr %error, !326, !DIExpression(), !327)
  %call35 = call ptr @__errno_location() #7, !dbg !328
  %18 = load i32, ptr %call35, align 4, !dbg !328
  store i32 %18, ptr %error, align 4, !dbg !327
  %19 = load ptr, ptr %none, align 8, !dbg !329
  %cmp = icmp eq ptr %19, null, !dbg !330
  %conv36 = zext i1 %cmp to i32, !dbg !330
  %20 = load i32, ptr %error, align 4, !dbg !331
  %cmp37 = icmp eq i32 %20, 22, !dbg !332
  %conv38 = zext i1 %cmp37 to i32, !dbg !332
  %call39 = call i32 (ptr, ...) @printf(ptr noundef @.str.28, i32 noundef %conv36, i32 noundef %conv38), !dbg !333
  ret void, !dbg !334
}

; Function Attrs: noinline nounwind uwtable
define internal void @overflows() #0 !dbg !335 {
entry:
  %room = alloca [4 x i8], align 1
  %file = alloca ptr, align 8
  %written = alloca i32, align 4
  %has_failed = alloca i32, align 4
    #dbg_declare(ptr %room, !336, !DIExpression(), !337)
    #dbg_declare(ptr %file, !338, !DIExpression(), !339)
  %arraydecay = getelementptr inbounds [4 x i8], ptr %room, i64 0, i64 0, !dbg !340
  %call = call ptr @fmemopen(ptr noundef %arraydecay, i64 noundef 4, ptr noundef @.str.15), !dbg !341
  store ptr %call, ptr %file, align 8, !dbg !339
  %0 = load ptr, ptr %file, align 8, !dbg !342
  %call1 = call i32 @setvbuf(ptr noundef %0, ptr noundef null, i32 noundef 2, i64 noundef 0), !dbg !343
    #dbg_declare(ptr %written, !344, !DIExpression(), !345)
  %1 = load ptr, ptr %file, align 8, !dbg !346
  %call2 = call i32 @fputs(ptr noundef @.str.29, ptr noundef %1), !dbg !347
  store i32 %call2, ptr %written, align 4, !dbg !345
    #dbg_declare(ptr %has_failed, !348, !DIExpression(), !349)
  %2 = load ptr, ptr %file, align 8, !dbg !350
  %call3 = call i32 @ferror(ptr noundef %2), !dbg !351
  %cmp = icmp ne i32 %call3, 0, !dbg !352
  %conv = zext i1 %cmp to i32, !dbg !352
  store i32 %conv, ptr %has_failed, align 4, !dbg !349
  %3 = load ptr, ptr %file, align 8, !dbg !353
  %call4 = call i32 @fclose(ptr noundef %3), !dbg !354
  %4 = load i32, ptr %written, align 4, !dbg !355
  %cmp5 = icmp eq i32 %4, -1, !dbg !356
  %conv6 = zext i1 %cmp5 to i32, !dbg !356
  %5 = load i32, ptr %has_failed, align 4, !dbg !357
  %arraydecay7 = getelementptr inbounds [4 x i8], ptr %room, i64 0, i64 0, !dbg !358
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str.30, i32 noundef %conv6, i32 noundef %5, ptr noundef %arraydecay7), !dbg !359
  ret void, !dbg !360
}

declare ptr @open_memstream(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #2

declare i32 @fflush(ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #1

declare i32 @fputc(i32 noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i64 @strlen(ptr noundef) #2

declare i32 @fputs(ptr noundef, ptr noundef) #1

declare i32 @fclose(ptr noundef) #1

declare void @free(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare ptr @fmemopen(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @is_what(ptr noundef %file) #0 !dbg !361 {
entry:
  %file.addr = alloca ptr, align 8
  store ptr %file, ptr %file.addr, align 8
    #dbg_declare(ptr %file.addr, !364, !DIExpression(), !365)
  %0 = load ptr, ptr %file.addr, align 8, !dbg !366
  %call = call i64 @__fpending(ptr noundef %0), !dbg !367
  %1 = load ptr, ptr %file.addr, align 8, !dbg !368
  %call1 = call i32 @__freading(ptr noundef %1), !dbg !369
  %cmp = icmp ne i32 %call1, 0, !dbg !370
  %conv = zext i1 %cmp to i32, !dbg !370
  %2 = load ptr, ptr %file.addr, align 8, !dbg !371
  %call2 = call i32 @__fwriting(ptr noundef %2), !dbg !372
  %cmp3 = icmp ne i32 %call2, 0, !dbg !373
  %conv4 = zext i1 %cmp3 to i32, !dbg !373
  %3 = load ptr, ptr %file.addr, align 8, !dbg !374
  %call5 = call i32 @__freadable(ptr noundef %3), !dbg !375
  %cmp6 = icmp ne i32 %call5, 0, !dbg !376
  %conv7 = zext i1 %cmp6 to i32, !dbg !376
  %4 = load ptr, ptr %file.addr, align 8, !dbg !377
  %call8 = call i32 @__fwritable(ptr noundef %4), !dbg !378
  %cmp9 = icmp ne i32 %call8, 0, !dbg !379
  %conv10 = zext i1 %cmp9 to i32, !dbg !379
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i64 noundef %call, i32 noundef %conv, i32 noundef %conv4, i32 noundef %conv7, i32 noundef %conv10), !dbg !380
  ret void, !dbg !381
}

declare i32 @fscanf(ptr noundef, ptr noundef, ...) #1

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #1

declare i32 @fgetc(ptr noundef) #1

declare i32 @feof(ptr noundef) #1

declare void @rewind(ptr noundef) #1

declare i64 @__fpending(ptr noundef) #1

declare i32 @__freading(ptr noundef) #1

declare i32 @__fwriting(ptr noundef) #1

declare i32 @__freadable(ptr noundef) #1

declare i32 @__fwritable(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

declare i32 @fseek(ptr noundef, i64 noundef, i32 noundef) #1

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #5

declare i32 @setvbuf(ptr noundef, ptr noundef, i32 noundef, i64 noundef) #1

declare i32 @ferror(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!100}
!llvm.module.flags = !{!104, !105, !106, !107, !108, !109, !110}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "memory_streams.c", directory: ".", checksumkind: CSK_MD5, checksum: "325bd679cd46c121bbcefb70655ce29a")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 10)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 5)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !3, isLocal: true, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 12)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 4)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 14)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 2)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 9)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !3, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 3)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 8)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !21, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 55, type: !21, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !21, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 17)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !2, line: 63, type: !31, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(scope: null, file: !2, line: 64, type: !21, isLocal: true, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !2, line: 67, type: !68, isLocal: true, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 7)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !2, line: 69, type: !21, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !75, isLocal: true, isDefinition: true)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 6)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(scope: null, file: !2, line: 73, type: !21, isLocal: true, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !2, line: 74, type: !31, isLocal: true, isDefinition: true)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(scope: null, file: !2, line: 75, type: !43, isLocal: true, isDefinition: true)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(scope: null, file: !2, line: 79, type: !43, isLocal: true, isDefinition: true)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(scope: null, file: !2, line: 84, type: !68, isLocal: true, isDefinition: true)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(scope: null, file: !2, line: 86, type: !43, isLocal: true, isDefinition: true)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(scope: null, file: !2, line: 87, type: !68, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !2, line: 92, type: !31, isLocal: true, isDefinition: true)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(scope: null, file: !2, line: 94, type: !68, isLocal: true, isDefinition: true)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(scope: null, file: !2, line: 101, type: !68, isLocal: true, isDefinition: true)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(scope: null, file: !2, line: 103, type: !16, isLocal: true, isDefinition: true)
!100 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !101, globals: !103, splitDebugInlining: false, nameTableKind: None)
!101 = !{!102}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!103 = !{!0, !7, !12, !14, !19, !24, !29, !34, !39, !41, !46, !51, !53, !55, !57, !62, !64, !66, !71, !73, !78, !80, !82, !84, !86, !88, !90, !92, !94, !96, !98}
!104 = !{i32 7, !"Dwarf Version", i32 5}
!105 = !{i32 2, !"Debug Info Version", i32 3}
!106 = !{i32 1, !"wchar_size", i32 4}
!107 = !{i32 8, !"PIC Level", i32 2}
!108 = !{i32 7, !"PIE Level", i32 2}
!109 = !{i32 7, !"uwtable", i32 2}
!110 = !{i32 7, !"frame-pointer", i32 2}
!111 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 106, type: !112, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !100)
!112 = !DISubroutineType(types: !113)
!113 = !{!114}
!114 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!115 = !DILocation(line: 107, column: 3, scope: !111)
!116 = !DILocation(line: 108, column: 3, scope: !111)
!117 = !DILocation(line: 109, column: 3, scope: !111)
!118 = !DILocation(line: 110, column: 3, scope: !111)
!119 = !DILocation(line: 111, column: 3, scope: !111)
!120 = distinct !DISubprogram(name: "grows", scope: !2, file: !2, line: 9, type: !121, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !100, retainedNodes: !123)
!121 = !DISubroutineType(types: !122)
!122 = !{null}
!123 = !{}
!124 = !DILocalVariable(name: "text", scope: !120, file: !2, line: 10, type: !125)
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!126 = !DILocation(line: 10, column: 9, scope: !120)
!127 = !DILocalVariable(name: "length", scope: !120, file: !2, line: 11, type: !128)
!128 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !129, line: 18, baseType: !130)
!129 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!130 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!131 = !DILocation(line: 11, column: 10, scope: !120)
!132 = !DILocalVariable(name: "file", scope: !120, file: !2, line: 12, type: !133)
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !134, size: 64)
!134 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !135, line: 12, baseType: !136)
!135 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "98bdef5725bc272398d8a03ba981aa7a")
!136 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !135, line: 12, flags: DIFlagFwdDecl)
!137 = !DILocation(line: 12, column: 9, scope: !120)
!138 = !DILocation(line: 12, column: 16, scope: !120)
!139 = !DILocation(line: 13, column: 11, scope: !120)
!140 = !DILocation(line: 13, column: 3, scope: !120)
!141 = !DILocation(line: 14, column: 10, scope: !120)
!142 = !DILocation(line: 14, column: 3, scope: !120)
!143 = !DILocation(line: 15, column: 24, scope: !120)
!144 = !DILocation(line: 15, column: 30, scope: !120)
!145 = !DILocation(line: 15, column: 3, scope: !120)
!146 = !DILocalVariable(name: "i", scope: !147, file: !2, line: 16, type: !114)
!147 = distinct !DILexicalBlock(scope: !120, file: !2, line: 16, column: 3)
!148 = !DILocation(line: 16, column: 12, scope: !147)
!149 = !DILocation(line: 16, column: 8, scope: !147)
!150 = !DILocation(line: 16, column: 19, scope: !151)
!151 = distinct !DILexicalBlock(scope: !147, file: !2, line: 16, column: 3)
!152 = !DILocation(line: 16, column: 21, scope: !151)
!153 = !DILocation(line: 16, column: 3, scope: !147)
!154 = !DILocation(line: 17, column: 17, scope: !151)
!155 = !DILocation(line: 17, column: 19, scope: !151)
!156 = !DILocation(line: 17, column: 15, scope: !151)
!157 = !DILocation(line: 17, column: 25, scope: !151)
!158 = !DILocation(line: 17, column: 5, scope: !151)
!159 = !DILocation(line: 16, column: 30, scope: !151)
!160 = !DILocation(line: 16, column: 3, scope: !151)
!161 = distinct !{!161, !153, !162, !163}
!162 = !DILocation(line: 17, column: 29, scope: !147)
!163 = !{!"llvm.loop.mustprogress"}
!164 = !DILocation(line: 18, column: 10, scope: !120)
!165 = !DILocation(line: 18, column: 3, scope: !120)
!166 = !DILocation(line: 19, column: 33, scope: !120)
!167 = !DILocation(line: 19, column: 26, scope: !120)
!168 = !DILocation(line: 19, column: 40, scope: !120)
!169 = !DILocation(line: 19, column: 48, scope: !120)
!170 = !DILocation(line: 19, column: 53, scope: !120)
!171 = !DILocation(line: 19, column: 60, scope: !120)
!172 = !DILocation(line: 19, column: 3, scope: !120)
!173 = !DILocation(line: 20, column: 16, scope: !120)
!174 = !DILocation(line: 20, column: 3, scope: !120)
!175 = !DILocation(line: 21, column: 10, scope: !120)
!176 = !DILocation(line: 21, column: 3, scope: !120)
!177 = !DILocation(line: 22, column: 28, scope: !120)
!178 = !DILocation(line: 22, column: 34, scope: !120)
!179 = !DILocation(line: 22, column: 42, scope: !120)
!180 = !DILocation(line: 22, column: 49, scope: !120)
!181 = !DILocation(line: 22, column: 47, scope: !120)
!182 = !DILocation(line: 22, column: 56, scope: !120)
!183 = !DILocation(line: 22, column: 3, scope: !120)
!184 = !DILocation(line: 23, column: 8, scope: !120)
!185 = !DILocation(line: 23, column: 3, scope: !120)
!186 = !DILocation(line: 24, column: 10, scope: !120)
!187 = !DILocation(line: 24, column: 8, scope: !120)
!188 = !DILocation(line: 25, column: 10, scope: !120)
!189 = !DILocation(line: 25, column: 3, scope: !120)
!190 = !DILocation(line: 26, column: 24, scope: !120)
!191 = !DILocation(line: 26, column: 30, scope: !120)
!192 = !DILocation(line: 26, column: 3, scope: !120)
!193 = !DILocation(line: 27, column: 8, scope: !120)
!194 = !DILocation(line: 27, column: 3, scope: !120)
!195 = !DILocation(line: 28, column: 1, scope: !120)
!196 = distinct !DISubprogram(name: "reads", scope: !2, file: !2, line: 42, type: !121, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !100, retainedNodes: !123)
!197 = !DILocalVariable(name: "text", scope: !196, file: !2, line: 43, type: !198)
!198 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !199)
!199 = !{!200}
!200 = !DISubrange(count: 20)
!201 = !DILocation(line: 43, column: 8, scope: !196)
!202 = !DILocalVariable(name: "file", scope: !196, file: !2, line: 44, type: !133)
!203 = !DILocation(line: 44, column: 9, scope: !196)
!204 = !DILocation(line: 44, column: 25, scope: !196)
!205 = !DILocation(line: 44, column: 38, scope: !196)
!206 = !DILocation(line: 44, column: 31, scope: !196)
!207 = !DILocation(line: 44, column: 16, scope: !196)
!208 = !DILocation(line: 45, column: 11, scope: !196)
!209 = !DILocation(line: 45, column: 3, scope: !196)
!210 = !DILocalVariable(name: "number", scope: !196, file: !2, line: 46, type: !114)
!211 = !DILocation(line: 46, column: 7, scope: !196)
!212 = !DILocalVariable(name: "word", scope: !196, file: !2, line: 47, type: !198)
!213 = !DILocation(line: 47, column: 8, scope: !196)
!214 = !DILocalVariable(name: "line", scope: !196, file: !2, line: 47, type: !198)
!215 = !DILocation(line: 47, column: 18, scope: !196)
!216 = !DILocalVariable(name: "found", scope: !196, file: !2, line: 48, type: !114)
!217 = !DILocation(line: 48, column: 7, scope: !196)
!218 = !DILocation(line: 48, column: 22, scope: !196)
!219 = !DILocation(line: 48, column: 50, scope: !196)
!220 = !DILocation(line: 48, column: 15, scope: !196)
!221 = !DILocation(line: 49, column: 24, scope: !196)
!222 = !DILocation(line: 49, column: 31, scope: !196)
!223 = !DILocation(line: 49, column: 39, scope: !196)
!224 = !DILocation(line: 49, column: 3, scope: !196)
!225 = !DILocation(line: 50, column: 22, scope: !196)
!226 = !DILocation(line: 50, column: 41, scope: !196)
!227 = !DILocation(line: 50, column: 16, scope: !196)
!228 = !DILocation(line: 50, column: 3, scope: !196)
!229 = !DILocalVariable(name: "next", scope: !196, file: !2, line: 51, type: !114)
!230 = !DILocation(line: 51, column: 7, scope: !196)
!231 = !DILocation(line: 51, column: 20, scope: !196)
!232 = !DILocation(line: 51, column: 14, scope: !196)
!233 = !DILocation(line: 52, column: 22, scope: !196)
!234 = !DILocation(line: 52, column: 27, scope: !196)
!235 = !DILocation(line: 52, column: 40, scope: !196)
!236 = !DILocation(line: 52, column: 35, scope: !196)
!237 = !DILocation(line: 52, column: 46, scope: !196)
!238 = !DILocation(line: 52, column: 3, scope: !196)
!239 = !DILocation(line: 53, column: 10, scope: !196)
!240 = !DILocation(line: 53, column: 3, scope: !196)
!241 = !DILocation(line: 54, column: 24, scope: !196)
!242 = !DILocation(line: 54, column: 18, scope: !196)
!243 = !DILocation(line: 54, column: 3, scope: !196)
!244 = !DILocation(line: 55, column: 29, scope: !196)
!245 = !DILocation(line: 55, column: 18, scope: !196)
!246 = !DILocation(line: 55, column: 35, scope: !196)
!247 = !DILocation(line: 55, column: 3, scope: !196)
!248 = !DILocation(line: 56, column: 10, scope: !196)
!249 = !DILocation(line: 56, column: 3, scope: !196)
!250 = !DILocation(line: 57, column: 18, scope: !196)
!251 = !DILocation(line: 57, column: 3, scope: !196)
!252 = !DILocation(line: 58, column: 1, scope: !196)
!253 = distinct !DISubprogram(name: "writes", scope: !2, file: !2, line: 60, type: !121, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !100, retainedNodes: !123)
!254 = !DILocalVariable(name: "room", scope: !253, file: !2, line: 61, type: !48)
!255 = !DILocation(line: 61, column: 8, scope: !253)
!256 = !DILocation(line: 62, column: 3, scope: !253)
!257 = !DILocalVariable(name: "file", scope: !253, file: !2, line: 63, type: !133)
!258 = !DILocation(line: 63, column: 9, scope: !253)
!259 = !DILocation(line: 63, column: 25, scope: !253)
!260 = !DILocation(line: 63, column: 16, scope: !253)
!261 = !DILocation(line: 64, column: 16, scope: !253)
!262 = !DILocation(line: 64, column: 3, scope: !253)
!263 = !DILocation(line: 65, column: 10, scope: !253)
!264 = !DILocation(line: 65, column: 3, scope: !253)
!265 = !DILocation(line: 66, column: 11, scope: !253)
!266 = !DILocation(line: 66, column: 3, scope: !253)
!267 = !DILocation(line: 67, column: 21, scope: !253)
!268 = !DILocation(line: 67, column: 27, scope: !253)
!269 = !DILocation(line: 67, column: 3, scope: !253)
!270 = !DILocation(line: 68, column: 9, scope: !253)
!271 = !DILocation(line: 68, column: 3, scope: !253)
!272 = !DILocation(line: 69, column: 16, scope: !253)
!273 = !DILocation(line: 69, column: 3, scope: !253)
!274 = !DILocation(line: 70, column: 10, scope: !253)
!275 = !DILocation(line: 70, column: 3, scope: !253)
!276 = !DILocation(line: 71, column: 20, scope: !253)
!277 = !DILocation(line: 71, column: 3, scope: !253)
!278 = !DILocation(line: 73, column: 10, scope: !253)
!279 = !DILocation(line: 73, column: 3, scope: !253)
!280 = !DILocation(line: 74, column: 19, scope: !253)
!281 = !DILocation(line: 74, column: 10, scope: !253)
!282 = !DILocation(line: 74, column: 8, scope: !253)
!283 = !DILocation(line: 75, column: 15, scope: !253)
!284 = !DILocation(line: 75, column: 3, scope: !253)
!285 = !DILocation(line: 76, column: 10, scope: !253)
!286 = !DILocation(line: 76, column: 3, scope: !253)
!287 = !DILocation(line: 77, column: 18, scope: !253)
!288 = !DILocation(line: 77, column: 3, scope: !253)
!289 = !DILocation(line: 79, column: 19, scope: !253)
!290 = !DILocation(line: 79, column: 10, scope: !253)
!291 = !DILocation(line: 79, column: 8, scope: !253)
!292 = !DILocalVariable(name: "first", scope: !253, file: !2, line: 80, type: !114)
!293 = !DILocation(line: 80, column: 7, scope: !253)
!294 = !DILocation(line: 80, column: 21, scope: !253)
!295 = !DILocation(line: 80, column: 15, scope: !253)
!296 = !DILocation(line: 81, column: 9, scope: !253)
!297 = !DILocation(line: 81, column: 3, scope: !253)
!298 = !DILocation(line: 82, column: 14, scope: !253)
!299 = !DILocation(line: 82, column: 3, scope: !253)
!300 = !DILocation(line: 83, column: 10, scope: !253)
!301 = !DILocation(line: 83, column: 3, scope: !253)
!302 = !DILocation(line: 84, column: 21, scope: !253)
!303 = !DILocation(line: 84, column: 28, scope: !253)
!304 = !DILocation(line: 84, column: 3, scope: !253)
!305 = !DILocation(line: 86, column: 10, scope: !253)
!306 = !DILocation(line: 86, column: 8, scope: !253)
!307 = !DILocation(line: 87, column: 19, scope: !253)
!308 = !DILocation(line: 87, column: 3, scope: !253)
!309 = !DILocation(line: 88, column: 10, scope: !253)
!310 = !DILocation(line: 88, column: 3, scope: !253)
!311 = !DILocalVariable(name: "back", scope: !253, file: !2, line: 89, type: !312)
!312 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !313)
!313 = !{!314}
!314 = !DISubrange(count: 16)
!315 = !DILocation(line: 89, column: 8, scope: !253)
!316 = !DILocation(line: 90, column: 24, scope: !253)
!317 = !DILocation(line: 90, column: 43, scope: !253)
!318 = !DILocation(line: 90, column: 18, scope: !253)
!319 = !DILocation(line: 90, column: 3, scope: !253)
!320 = !DILocation(line: 91, column: 10, scope: !253)
!321 = !DILocation(line: 91, column: 3, scope: !253)
!322 = !DILocalVariable(name: "none", scope: !253, file: !2, line: 92, type: !133)
!323 = !DILocation(line: 92, column: 9, scope: !253)
!324 = !DILocation(line: 92, column: 25, scope: !253)
!325 = !DILocation(line: 92, column: 16, scope: !253)
!326 = !DILocalVariable(name: "error", scope: !253, file: !2, line: 93, type: !114)
!327 = !DILocation(line: 93, column: 7, scope: !253)
!328 = !DILocation(line: 93, column: 15, scope: !253)
!329 = !DILocation(line: 94, column: 21, scope: !253)
!330 = !DILocation(line: 94, column: 26, scope: !253)
!331 = !DILocation(line: 94, column: 35, scope: !253)
!332 = !DILocation(line: 94, column: 41, scope: !253)
!333 = !DILocation(line: 94, column: 3, scope: !253)
!334 = !DILocation(line: 95, column: 1, scope: !253)
!335 = distinct !DISubprogram(name: "overflows", scope: !2, file: !2, line: 97, type: !121, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !100, retainedNodes: !123)
!336 = !DILocalVariable(name: "room", scope: !335, file: !2, line: 98, type: !21)
!337 = !DILocation(line: 98, column: 8, scope: !335)
!338 = !DILocalVariable(name: "file", scope: !335, file: !2, line: 99, type: !133)
!339 = !DILocation(line: 99, column: 9, scope: !335)
!340 = !DILocation(line: 99, column: 25, scope: !335)
!341 = !DILocation(line: 99, column: 16, scope: !335)
!342 = !DILocation(line: 100, column: 11, scope: !335)
!343 = !DILocation(line: 100, column: 3, scope: !335)
!344 = !DILocalVariable(name: "written", scope: !335, file: !2, line: 101, type: !114)
!345 = !DILocation(line: 101, column: 7, scope: !335)
!346 = !DILocation(line: 101, column: 33, scope: !335)
!347 = !DILocation(line: 101, column: 17, scope: !335)
!348 = !DILocalVariable(name: "has_failed", scope: !335, file: !2, line: 101, type: !114)
!349 = !DILocation(line: 101, column: 40, scope: !335)
!350 = !DILocation(line: 101, column: 60, scope: !335)
!351 = !DILocation(line: 101, column: 53, scope: !335)
!352 = !DILocation(line: 101, column: 66, scope: !335)
!353 = !DILocation(line: 102, column: 10, scope: !335)
!354 = !DILocation(line: 102, column: 3, scope: !335)
!355 = !DILocation(line: 103, column: 26, scope: !335)
!356 = !DILocation(line: 103, column: 34, scope: !335)
!357 = !DILocation(line: 103, column: 42, scope: !335)
!358 = !DILocation(line: 103, column: 54, scope: !335)
!359 = !DILocation(line: 103, column: 3, scope: !335)
!360 = !DILocation(line: 104, column: 1, scope: !335)
!361 = distinct !DISubprogram(name: "is_what", scope: !2, file: !2, line: 37, type: !362, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !100, retainedNodes: !123)
!362 = !DISubroutineType(types: !363)
!363 = !{null, !133}
!364 = !DILocalVariable(name: "file", arg: 1, scope: !361, file: !2, line: 37, type: !133)
!365 = !DILocation(line: 37, column: 27, scope: !361)
!366 = !DILocation(line: 38, column: 42, scope: !361)
!367 = !DILocation(line: 38, column: 31, scope: !361)
!368 = !DILocation(line: 38, column: 60, scope: !361)
!369 = !DILocation(line: 38, column: 49, scope: !361)
!370 = !DILocation(line: 38, column: 66, scope: !361)
!371 = !DILocation(line: 38, column: 83, scope: !361)
!372 = !DILocation(line: 38, column: 72, scope: !361)
!373 = !DILocation(line: 38, column: 89, scope: !361)
!374 = !DILocation(line: 39, column: 22, scope: !361)
!375 = !DILocation(line: 39, column: 10, scope: !361)
!376 = !DILocation(line: 39, column: 28, scope: !361)
!377 = !DILocation(line: 39, column: 46, scope: !361)
!378 = !DILocation(line: 39, column: 34, scope: !361)
!379 = !DILocation(line: 39, column: 52, scope: !361)
!380 = !DILocation(line: 38, column: 3, scope: !361)
!381 = !DILocation(line: 40, column: 1, scope: !361)
