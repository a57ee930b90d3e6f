; ModuleID = 'mappings_of_files.c'
source_filename = "mappings_of_files.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.cell = type { i32, i32 }

@.str = private unnamed_addr constant [25 x i8] c"tresse-mappings-of-files\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [12 x i8] c"hello world\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [8 x i8] c"no file\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [10 x i8] c"no length\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [14 x i8] c"within a page\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [8 x i8] c"no kind\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [20 x i8] c"shared, for reading\00", align 1, !dbg !29
@.str.7 = private unnamed_addr constant [8 x i8] c"private\00", align 1, !dbg !34
@.str.8 = private unnamed_addr constant [12 x i8] c"for writing\00", align 1, !dbg !36
@.str.9 = private unnamed_addr constant [7 x i8] c"a pipe\00", align 1, !dbg !38
@.str.10 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !43
@.str.11 = private unnamed_addr constant [6 x i8] c"HELLO\00", align 1, !dbg !45
@.str.12 = private unnamed_addr constant [12 x i8] c"%.5s %s %d\0A\00", align 1, !dbg !50
@.str.13 = private unnamed_addr constant [10 x i8] c"%.11s %d\0A\00", align 1, !dbg !52
@.str.14 = private unnamed_addr constant [7 x i8] c"%.11s\0A\00", align 1, !dbg !54
@.str.15 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !56
@.str.16 = private unnamed_addr constant [2 x i8] c"W\00", align 1, !dbg !61
@.str.17 = private unnamed_addr constant [11 x i8] c"%s, %.11s\0A\00", align 1, !dbg !66
@.str.18 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !71
@.str.19 = private unnamed_addr constant [13 x i8] c"/tresse-cell\00", align 1, !dbg !73
@.str.20 = private unnamed_addr constant [5 x i8] c"torn\00", align 1, !dbg !78
@.str.21 = private unnamed_addr constant [12 x i8] c"tresse-cell\00", align 1, !dbg !83
@.str.22 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !85
@.str.23 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1, !dbg !90
@.str.24 = private unnamed_addr constant [5 x i8] c"/a/b\00", align 1, !dbg !92
@.str.25 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1, !dbg !94
@.str.26 = private unnamed_addr constant [8 x i8] c"%s: %s\0A\00", align 1, !dbg !96
@.str.27 = private unnamed_addr constant [7 x i8] c"mapped\00", align 1, !dbg !98

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !137 {
entry:
  %name = alloca ptr, align 8
  %fd = alloca i32, align 4
  %pipes = alloca [2 x i32], align 4
  %zeros = alloca ptr, align 8
    #dbg_declare(ptr %name, !142, !DIExpression(), !145)
  store ptr @.str, ptr %name, align 8, !dbg !145
    #dbg_declare(ptr %fd, !146, !DIExpression(), !147)
  %0 = load ptr, ptr %name, align 8, !dbg !148
  %call = call i32 (ptr, i32, ...) @open(ptr noundef %0, i32 noundef 578, i32 noundef 384), !dbg !149
  store i32 %call, ptr %fd, align 4, !dbg !147
    #dbg_declare(ptr %pipes, !150, !DIExpression(), !152)
  %1 = load i32, ptr %fd, align 4, !dbg !153
  %call1 = call i64 @write(i32 noundef %1, ptr noundef @.str.1, i64 noundef 11), !dbg !154
  %2 = load i32, ptr %fd, align 4, !dbg !155
  call void @private_ones(i32 noundef %2), !dbg !156
  %3 = load i32, ptr %fd, align 4, !dbg !157
  call void @shared_ones(i32 noundef %3), !dbg !158
  call void @memory_with_a_name(), !dbg !159
  %call2 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 1, i32 noundef 2, i32 noundef 60, i64 noundef 0), !dbg !160
  call void @refused(ptr noundef @.str.2, ptr noundef %call2), !dbg !161
  %4 = load i32, ptr %fd, align 4, !dbg !162
  %call3 = call ptr @mmap(ptr noundef null, i64 noundef 0, i32 noundef 1, i32 noundef 2, i32 noundef %4, i64 noundef 0), !dbg !163
  call void @refused(ptr noundef @.str.3, ptr noundef %call3), !dbg !164
  %5 = load i32, ptr %fd, align 4, !dbg !165
  %call4 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 1, i32 noundef 2, i32 noundef %5, i64 noundef 5), !dbg !166
  call void @refused(ptr noundef @.str.4, ptr noundef %call4), !dbg !167
  %6 = load i32, ptr %fd, align 4, !dbg !168
  %call5 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 1, i32 noundef 0, i32 noundef %6, i64 noundef 0), !dbg !169
  call void @refused(ptr noundef @.str.5, ptr noundef %call5), !dbg !170
  %7 = load i32, ptr %fd, align 4, !dbg !171
  %call6 = call i32 @close(i32 noundef %7), !dbg !172
  %8 = load ptr, ptr %name, align 8, !dbg !173
  %call7 = call i32 (ptr, i32, ...) @open(ptr noundef %8, i32 noundef 0), !dbg !174
  store i32 %call7, ptr %fd, align 4, !dbg !175
  %9 = load i32, ptr %fd, align 4, !dbg !176
  %call8 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 3, i32 noundef 1, i32 noundef %9, i64 noundef 0), !dbg !177
  call void @refused(ptr noundef @.str.6, ptr noundef %call8), !dbg !178
  %10 = load i32, ptr %fd, align 4, !dbg !179
  %call9 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 3, i32 noundef 2, i32 noundef %10, i64 noundef 0), !dbg !180
  call void @refused(ptr noundef @.str.7, ptr noundef %call9), !dbg !181
  %11 = load i32, ptr %fd, align 4, !dbg !182
  %call10 = call i32 @close(i32 noundef %11), !dbg !183
  %12 = load ptr, ptr %name, align 8, !dbg !184
  %call11 = call i32 (ptr, i32, ...) @open(ptr noundef %12, i32 noundef 1), !dbg !185
  store i32 %call11, ptr %fd, align 4, !dbg !186
  %13 = load i32, ptr %fd, align 4, !dbg !187
  %call12 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 1, i32 noundef 1, i32 noundef %13, i64 noundef 0), !dbg !188
  call void @refused(ptr noundef @.str.8, ptr noundef %call12), !dbg !189
  %14 = load i32, ptr %fd, align 4, !dbg !190
  %call13 = call i32 @close(i32 noundef %14), !dbg !191
  %arraydecay = getelementptr inbounds [2 x i32], ptr %pipes, i64 0, i64 0, !dbg !192
  %call14 = call i32 @pipe(ptr noundef %arraydecay), !dbg !193
  %arrayidx = getelementptr inbounds [2 x i32], ptr %pipes, i64 0, i64 0, !dbg !194
  %15 = load i32, ptr %arrayidx, align 4, !dbg !194
  %call15 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 1, i32 noundef 2, i32 noundef %15, i64 noundef 0), !dbg !195
  call void @refused(ptr noundef @.str.9, ptr noundef %call15), !dbg !196
    #dbg_declare(ptr %zeros, !197, !DIExpression(), !200)
  %call16 = call ptr @mmap(ptr noundef null, i64 noundef 4096, i32 noundef 1, i32 noundef 34, i32 noundef -1, i64 noundef 0), !dbg !201
  store ptr %call16, ptr %zeros, align 8, !dbg !200
  %16 = load ptr, ptr %zeros, align 8, !dbg !202
  %arrayidx17 = getelementptr inbounds i32, ptr %16, i64 7, !dbg !202
  %17 = load i32, ptr %arrayidx17, align 4, !dbg !202
  %18 = load ptr, ptr %zeros, align 8, !dbg !203
  %call18 = call i32 @msync(ptr noundef %18, i64 noundef 4096, i32 noundef 5), !dbg !204
  %call19 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %17, i32 noundef %call18), !dbg !205
  %19 = load ptr, ptr %zeros, align 8, !dbg !206
  %call20 = call i32 @munmap(ptr noundef %19, i64 noundef 4096), !dbg !207
  %20 = load ptr, ptr %name, align 8, !dbg !208
  %call21 = call i32 @unlink(ptr noundef %20), !dbg !209
  ret i32 0, !dbg !210
}

declare i32 @open(ptr noundef, i32 noundef, ...) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @private_ones(i32 noundef %fd) #0 !dbg !211 {
entry:
  %fd.addr = alloca i32, align 4
  %text = alloca [8 x i8], align 1
  %copy = alloca ptr, align 8
  %view = alloca ptr, align 8
  store i32 %fd, ptr %fd.addr, align 4
    #dbg_declare(ptr %fd.addr, !214, !DIExpression(), !215)
    #dbg_declare(ptr %text, !216, !DIExpression(), !217)
  call void @llvm.memset.p0.i64(ptr align 1 %text, i8 0, i64 8, i1 false), !dbg !217
    #dbg_declare(ptr %copy, !218, !DIExpression(), !220)
  %0 = load i32, ptr %fd.addr, align 4, !dbg !221
  %call = call ptr @mmap(ptr noundef null, i64 noundef 5, i32 noundef 3, i32 noundef 2, i32 noundef %0, i64 noundef 0), !dbg !222
  store ptr %call, ptr %copy, align 8, !dbg !220
  %1 = load ptr, ptr %copy, align 8, !dbg !223
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @.str.11, i64 5, i1 false), !dbg !224
  %2 = load i32, ptr %fd.addr, align 4, !dbg !225
  %arraydecay = getelementptr inbounds [8 x i8], ptr %text, i64 0, i64 0, !dbg !226
  %call1 = call i64 @pread(i32 noundef %2, ptr noundef %arraydecay, i64 noundef 5, i64 noundef 0), !dbg !227
  %3 = load ptr, ptr %copy, align 8, !dbg !228
  %arraydecay2 = getelementptr inbounds [8 x i8], ptr %text, i64 0, i64 0, !dbg !229
  %4 = load ptr, ptr %copy, align 8, !dbg !230
  %arrayidx = getelementptr inbounds i8, ptr %4, i64 5, !dbg !230
  %5 = load i8, ptr %arrayidx, align 1, !dbg !230
  %conv = sext i8 %5 to i32, !dbg !230
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, ptr noundef %3, ptr noundef %arraydecay2, i32 noundef %conv), !dbg !231
  %6 = load ptr, ptr %copy, align 8, !dbg !232
  %call4 = call i32 @munmap(ptr noundef %6, i64 noundef 5), !dbg !233
    #dbg_declare(ptr %view, !234, !DIExpression(), !235)
  %7 = load i32, ptr %fd.addr, align 4, !dbg !236
  %call5 = call ptr @mmap(ptr noundef null, i64 noundef 8192, i32 noundef 1, i32 noundef 2, i32 noundef %7, i64 noundef 0), !dbg !237
  store ptr %call5, ptr %view, align 8, !dbg !235
  %8 = load ptr, ptr %view, align 8, !dbg !238
  %9 = load ptr, ptr %view, align 8, !dbg !239
  %arrayidx6 = getelementptr inbounds i8, ptr %9, i64 4095, !dbg !239
  %10 = load i8, ptr %arrayidx6, align 1, !dbg !239
  %conv7 = sext i8 %10 to i32, !dbg !239
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, ptr noundef %8, i32 noundef %conv7), !dbg !240
  %11 = load ptr, ptr %view, align 8, !dbg !241
  %call9 = call i32 @munmap(ptr noundef %11, i64 noundef 8192), !dbg !242
  %12 = load i32, ptr %fd.addr, align 4, !dbg !243
  %call10 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 1, i32 noundef 1, i32 noundef %12, i64 noundef 0), !dbg !244
  store ptr %call10, ptr %view, align 8, !dbg !245
  %13 = load ptr, ptr %view, align 8, !dbg !246
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, ptr noundef %13), !dbg !247
  %14 = load ptr, ptr %view, align 8, !dbg !248
  %call12 = call i32 @munmap(ptr noundef %14, i64 noundef 1), !dbg !249
  ret void, !dbg !250
}

; Function Attrs: noinline nounwind uwtable
define internal void @shared_ones(i32 noundef %fd) #0 !dbg !251 {
entry:
  %fd.addr = alloca i32, align 4
  %text = alloca [16 x i8], align 16
  %bytes = alloca ptr, align 8
  store i32 %fd, ptr %fd.addr, align 4
    #dbg_declare(ptr %fd.addr, !252, !DIExpression(), !253)
    #dbg_declare(ptr %text, !254, !DIExpression(), !258)
  call void @llvm.memset.p0.i64(ptr align 16 %text, i8 0, i64 16, i1 false), !dbg !258
    #dbg_declare(ptr %bytes, !259, !DIExpression(), !260)
  %0 = load i32, ptr %fd.addr, align 4, !dbg !261
  %call = call ptr @mmap(ptr noundef null, i64 noundef 11, i32 noundef 3, i32 noundef 1, i32 noundef %0, i64 noundef 0), !dbg !262
  store ptr %call, ptr %bytes, align 8, !dbg !260
  %1 = load ptr, ptr %bytes, align 8, !dbg !263
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @.str.11, i64 5, i1 false), !dbg !264
  %2 = load ptr, ptr %bytes, align 8, !dbg !265
  %call1 = call i32 @msync(ptr noundef %2, i64 noundef 11, i32 noundef 4), !dbg !266
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, i32 noundef %call1), !dbg !267
  %3 = load i32, ptr %fd.addr, align 4, !dbg !268
  %arraydecay = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !269
  %call3 = call i64 @pread(i32 noundef %3, ptr noundef %arraydecay, i64 noundef 11, i64 noundef 0), !dbg !270
  %4 = load i32, ptr %fd.addr, align 4, !dbg !271
  %call4 = call i64 @pwrite(i32 noundef %4, ptr noundef @.str.16, i64 noundef 1, i64 noundef 6), !dbg !272
  %arraydecay5 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !273
  %5 = load ptr, ptr %bytes, align 8, !dbg !274
  %call6 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, ptr noundef %arraydecay5, ptr noundef %5), !dbg !275
  %6 = load ptr, ptr %bytes, align 8, !dbg !276
  %call7 = call i32 @munmap(ptr noundef %6, i64 noundef 11), !dbg !277
  %arraydecay8 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !278
  call void @llvm.memset.p0.i64(ptr align 16 %arraydecay8, i8 0, i64 16, i1 false), !dbg !278
  %7 = load i32, ptr %fd.addr, align 4, !dbg !279
  %arraydecay9 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !280
  %call10 = call i64 @pread(i32 noundef %7, ptr noundef %arraydecay9, i64 noundef 15, i64 noundef 0), !dbg !281
  %arraydecay11 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !282
  %call12 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, ptr noundef %arraydecay11), !dbg !283
  ret void, !dbg !284
}

; Function Attrs: noinline nounwind uwtable
define internal void @memory_with_a_name() #0 !dbg !285 {
entry:
  %thread = alloca i64, align 8
  %fd = alloca i32, align 4
  %cell = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %again = alloca ptr, align 8
    #dbg_declare(ptr %thread, !288, !DIExpression(), !292)
    #dbg_declare(ptr %fd, !293, !DIExpression(), !294)
  %call = call i32 @shm_open(ptr noundef @.str.19, i32 noundef 194, i32 noundef 384), !dbg !295
  store i32 %call, ptr %fd, align 4, !dbg !294
  %0 = load i32, ptr %fd, align 4, !dbg !296
  %call1 = call i32 @ftruncate(i32 noundef %0, i64 noundef 8), !dbg !297
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, i32 noundef %call1), !dbg !298
    #dbg_declare(ptr %cell, !299, !DIExpression(), !307)
  %1 = load i32, ptr %fd, align 4, !dbg !308
  %call3 = call ptr @mmap(ptr noundef null, i64 noundef 8, i32 noundef 3, i32 noundef 1, i32 noundef %1, i64 noundef 0), !dbg !309
  store ptr %call3, ptr %cell, align 8, !dbg !307
  %2 = load i32, ptr %fd, align 4, !dbg !310
  %call4 = call i32 @close(i32 noundef %2), !dbg !311
  %3 = load ptr, ptr %cell, align 8, !dbg !312
  %call5 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @writer, ptr noundef %3), !dbg !313
  %4 = load ptr, ptr %cell, align 8, !dbg !314
  %ready = getelementptr inbounds %struct.cell, ptr %4, i32 0, i32 0, !dbg !316
  %5 = load atomic i32, ptr %ready acquire, align 4, !dbg !317
  store i32 %5, ptr %atomic-temp, align 4, !dbg !317
  %6 = load i32, ptr %atomic-temp, align 4, !dbg !317
  %tobool = icmp ne i32 %6, 0, !dbg !317
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !318

land.lhs.true:                                    ; preds = %entry
  %7 = load ptr, ptr %cell, align 8, !dbg !319
  %value = getelementptr inbounds %struct.cell, ptr %7, i32 0, i32 1, !dbg !320
  %8 = load i32, ptr %value, align 4, !dbg !320
  %cmp = icmp ne i32 %8, 42, !dbg !321
  br i1 %cmp, label %if.then, label %if.end, !dbg !322

if.then:                                          ; preds = %land.lhs.true
  %call6 = call i32 @puts(ptr noundef @.str.20), !dbg !323
  br label %if.end, !dbg !323

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %9 = load i64, ptr %thread, align 8, !dbg !324
  %call7 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !325
  %10 = load ptr, ptr %cell, align 8, !dbg !326
  %call8 = call i32 @munmap(ptr noundef %10, i64 noundef 8), !dbg !327
  %call9 = call i32 @shm_open(ptr noundef @.str.21, i32 noundef 0, i32 noundef 0), !dbg !328
  store i32 %call9, ptr %fd, align 4, !dbg !329
    #dbg_declare(ptr %again, !330, !DIExpression(), !333)
  %11 = load i32, ptr %fd, align 4, !dbg !334
  %call10 = call ptr @mmap(ptr noundef null, i64 noundef 8, i32 noundef 1, i32 noundef 1, i32 noundef %11, i64 noundef 0), !dbg !335
  store ptr %call10, ptr %again, align 8, !dbg !333
  %12 = load ptr, ptr %again, align 8, !dbg !336
  %ready11 = getelementptr inbounds %struct.cell, ptr %12, i32 0, i32 0, !dbg !337
  %atomic-load = load atomic i32, ptr %ready11 seq_cst, align 4, !dbg !337
  %13 = load ptr, ptr %again, align 8, !dbg !338
  %value12 = getelementptr inbounds %struct.cell, ptr %13, i32 0, i32 1, !dbg !339
  %14 = load i32, ptr %value12, align 4, !dbg !339
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %atomic-load, i32 noundef %14), !dbg !340
  %call14 = call i32 @shm_unlink(ptr noundef @.str.19), !dbg !341
  %call15 = call i32 (ptr, ...) @printf(ptr noundef @.str.22, i32 noundef %call14), !dbg !342
  %15 = load ptr, ptr %again, align 8, !dbg !343
  %value16 = getelementptr inbounds %struct.cell, ptr %15, i32 0, i32 1, !dbg !344
  %16 = load i32, ptr %value16, align 4, !dbg !344
  %call17 = call i32 (ptr, ...) @printf(ptr noundef @.str.23, i32 noundef %16), !dbg !345
  %call18 = call i32 @shm_open(ptr noundef @.str.19, i32 noundef 0, i32 noundef 0), !dbg !346
  call void @failed(i32 noundef %call18), !dbg !347
  %call19 = call i32 @shm_open(ptr noundef @.str.24, i32 noundef 66, i32 noundef 384), !dbg !348
  call void @failed(i32 noundef %call19), !dbg !349
  %call20 = call i32 @shm_unlink(ptr noundef @.str.24), !dbg !350
  call void @failed(i32 noundef %call20), !dbg !351
  %17 = load ptr, ptr %again, align 8, !dbg !352
  %call21 = call i32 @munmap(ptr noundef %17, i64 noundef 8), !dbg !353
  %18 = load i32, ptr %fd, align 4, !dbg !354
  %call22 = call i32 @close(i32 noundef %18), !dbg !355
  ret void, !dbg !356
}

; Function Attrs: noinline nounwind uwtable
define internal void @refused(ptr noundef %what, ptr noundef %at) #0 !dbg !357 {
entry:
  %what.addr = alloca ptr, align 8
  %at.addr = alloca ptr, align 8
  store ptr %what, ptr %what.addr, align 8
    #dbg_declare(ptr %what.addr, !360, !DIExpression(), !361)
  store ptr %at, ptr %at.addr, align 8
    #dbg_declare(ptr %at.addr, !362, !DIExpression(), !363)
  %0 = load ptr, ptr %what.addr, align 8, !dbg !364
  %1 = load ptr, ptr %at.addr, align 8, !dbg !365
  %cmp = icmp eq ptr %1, inttoptr (i64 -1 to ptr), !dbg !366
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !365

cond.true:                                        ; preds = %entry
  %call = call ptr @__errno_location() #5, !dbg !367
  %2 = load i32, ptr %call, align 4, !dbg !367
  %call1 = call ptr @strerrorname_np(i32 noundef %2), !dbg !368
  br label %cond.end, !dbg !365

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !365

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %call1, %cond.true ], [ @.str.27, %cond.false ], !dbg !365
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.26, ptr noundef %0, ptr noundef %cond), !dbg !369
  ret void, !dbg !370
}

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #1

declare i32 @close(i32 noundef) #1

declare i32 @pipe(ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #1

declare i32 @msync(ptr noundef, i64 noundef, i32 noundef) #1

declare i32 @munmap(ptr noundef, i64 noundef) #1

declare i32 @unlink(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i64 @pread(i32 noundef, ptr noundef, i64 noundef, i64 noundef) #1

declare i64 @pwrite(i32 noundef, ptr noundef, i64 noundef, i64 noundef) #1

declare i32 @shm_open(ptr noundef, i32 noundef, i32 noundef) #1

declare i32 @ftruncate(i32 noundef, i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %given) #0 !dbg !371 {
entry:
  %given.addr = alloca ptr, align 8
  %cell = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %given, ptr %given.addr, align 8
    #dbg_declare(ptr %given.addr, !374, !DIExpression(), !375)
    #dbg_declare(ptr %cell, !376, !DIExpression(), !377)
  %0 = load ptr, ptr %given.addr, align 8, !dbg !378
  store ptr %0, ptr %cell, align 8, !dbg !377
  %1 = load ptr, ptr %cell, align 8, !dbg !379
  %value = getelementptr inbounds %struct.cell, ptr %1, i32 0, i32 1, !dbg !380
  store i32 42, ptr %value, align 4, !dbg !381
  %2 = load ptr, ptr %cell, align 8, !dbg !382
  %ready = getelementptr inbounds %struct.cell, ptr %2, i32 0, i32 0, !dbg !383
  store i32 1, ptr %.atomictmp, align 4, !dbg !384
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !384
  store atomic i32 %3, ptr %ready release, align 4, !dbg !384
  ret ptr null, !dbg !385
}

declare i32 @puts(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @shm_unlink(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @failed(i32 noundef %result) #0 !dbg !386 {
entry:
  %result.addr = alloca i32, align 4
  store i32 %result, ptr %result.addr, align 4
    #dbg_declare(ptr %result.addr, !387, !DIExpression(), !388)
  %0 = load i32, ptr %result.addr, align 4, !dbg !389
  %call = call ptr @__errno_location() #5, !dbg !390
  %1 = load i32, ptr %call, align 4, !dbg !390
  %call1 = call ptr @strerrorname_np(i32 noundef %1), !dbg !391
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.25, i32 noundef %0, ptr noundef %call1), !dbg !392
  ret void, !dbg !393
}

declare ptr @strerrorname_np(i32 noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!100}
!llvm.module.flags = !{!130, !131, !132, !133, !134, !135, !136}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 95, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "mappings_of_files.c", directory: ".", checksumkind: CSK_MD5, checksum: "54f6dba0d8f0ec3c9e39fa78b1446140")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 25)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 97, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 12)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 101, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 8)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 102, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 10)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 103, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 14)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 104, type: !14, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 107, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 20)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 108, type: !14, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !2, line: 111, type: !9, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 114, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 7)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 116, type: !40, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 6)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !9, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !19, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !40, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !58, isLocal: true, isDefinition: true)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 4)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !2, line: 51, type: !63, isLocal: true, isDefinition: true)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 2)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !68, isLocal: true, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 11)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !2, line: 56, type: !58, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !2, line: 73, type: !75, isLocal: true, isDefinition: true)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 13)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(scope: null, file: !2, line: 79, type: !80, isLocal: true, isDefinition: true)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 5)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !2, line: 82, type: !9, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(scope: null, file: !2, line: 85, type: !87, isLocal: true, isDefinition: true)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !88)
!88 = !{!89}
!89 = !DISubrange(count: 3)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(scope: null, file: !2, line: 86, type: !80, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !2, line: 88, type: !80, isLocal: true, isDefinition: true)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !40, isLocal: true, isDefinition: true)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !14, isLocal: true, isDefinition: true)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !40, isLocal: true, isDefinition: true)
!100 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !101, retainedTypes: !127, globals: !129, splitDebugInlining: false, nameTableKind: None)
!101 = !{!102, !110, !114, !118}
!102 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 13, baseType: !103, size: 32, elements: !104)
!103 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!104 = !{!105, !106, !107, !108, !109}
!105 = !DIEnumerator(name: "PROT_READ", value: 1)
!106 = !DIEnumerator(name: "PROT_WRITE", value: 2)
!107 = !DIEnumerator(name: "MAP_SHARED", value: 1)
!108 = !DIEnumerator(name: "MAP_PRIVATE", value: 2)
!109 = !DIEnumerator(name: "MAP_ANONYMOUS", value: 32)
!110 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 22, baseType: !103, size: 32, elements: !111)
!111 = !{!112, !113}
!112 = !DIEnumerator(name: "BOTH", value: 3)
!113 = !DIEnumerator(name: "PAGE", value: 4096)
!114 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 14, baseType: !103, size: 32, elements: !115)
!115 = !{!116, !117}
!116 = !DIEnumerator(name: "MS_ASYNC", value: 1)
!117 = !DIEnumerator(name: "MS_SYNC", value: 4)
!118 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !119, line: 68, baseType: !103, size: 32, elements: !120)
!119 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!120 = !{!121, !122, !123, !124, !125, !126}
!121 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!122 = !DIEnumerator(name: "memory_order_consume", value: 1)
!123 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!124 = !DIEnumerator(name: "memory_order_release", value: 3)
!125 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!126 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!127 = !{!128}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!129 = !{!0, !7, !12, !17, !22, !27, !29, !34, !36, !38, !43, !45, !50, !52, !54, !56, !61, !66, !71, !73, !78, !83, !85, !90, !92, !94, !96, !98}
!130 = !{i32 7, !"Dwarf Version", i32 5}
!131 = !{i32 2, !"Debug Info Version", i32 3}
!132 = !{i32 1, !"wchar_size", i32 4}
!133 = !{i32 8, !"PIC Level", i32 2}
!134 = !{i32 7, !"PIE Level", i32 2}
!135 = !{i32 7, !"uwtable", i32 2}
!136 = !{i32 7, !"frame-pointer", i32 2}
!137 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 94, type: !138, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !100, retainedNodes: !141)
!138 = !DISubroutineType(types: !139)
!139 = !{!140}
!140 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!141 = !{}
!142 = !DILocalVariable(name: "name", scope: !137, file: !2, line: 95, type: !143)
!143 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !144, size: 64)
!144 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!145 = !DILocation(line: 95, column: 15, scope: !137)
!146 = !DILocalVariable(name: "fd", scope: !137, file: !2, line: 96, type: !140)
!147 = !DILocation(line: 96, column: 7, scope: !137)
!148 = !DILocation(line: 96, column: 17, scope: !137)
!149 = !DILocation(line: 96, column: 12, scope: !137)
!150 = !DILocalVariable(name: "pipes", scope: !137, file: !2, line: 96, type: !151)
!151 = !DICompositeType(tag: DW_TAG_array_type, baseType: !140, size: 64, elements: !64)
!152 = !DILocation(line: 96, column: 58, scope: !137)
!153 = !DILocation(line: 97, column: 9, scope: !137)
!154 = !DILocation(line: 97, column: 3, scope: !137)
!155 = !DILocation(line: 98, column: 16, scope: !137)
!156 = !DILocation(line: 98, column: 3, scope: !137)
!157 = !DILocation(line: 99, column: 15, scope: !137)
!158 = !DILocation(line: 99, column: 3, scope: !137)
!159 = !DILocation(line: 100, column: 3, scope: !137)
!160 = !DILocation(line: 101, column: 22, scope: !137)
!161 = !DILocation(line: 101, column: 3, scope: !137)
!162 = !DILocation(line: 102, column: 62, scope: !137)
!163 = !DILocation(line: 102, column: 24, scope: !137)
!164 = !DILocation(line: 102, column: 3, scope: !137)
!165 = !DILocation(line: 103, column: 66, scope: !137)
!166 = !DILocation(line: 103, column: 28, scope: !137)
!167 = !DILocation(line: 103, column: 3, scope: !137)
!168 = !DILocation(line: 104, column: 50, scope: !137)
!169 = !DILocation(line: 104, column: 22, scope: !137)
!170 = !DILocation(line: 104, column: 3, scope: !137)
!171 = !DILocation(line: 105, column: 9, scope: !137)
!172 = !DILocation(line: 105, column: 3, scope: !137)
!173 = !DILocation(line: 106, column: 13, scope: !137)
!174 = !DILocation(line: 106, column: 8, scope: !137)
!175 = !DILocation(line: 106, column: 6, scope: !137)
!176 = !DILocation(line: 107, column: 66, scope: !137)
!177 = !DILocation(line: 107, column: 34, scope: !137)
!178 = !DILocation(line: 107, column: 3, scope: !137)
!179 = !DILocation(line: 108, column: 55, scope: !137)
!180 = !DILocation(line: 108, column: 22, scope: !137)
!181 = !DILocation(line: 108, column: 3, scope: !137)
!182 = !DILocation(line: 109, column: 9, scope: !137)
!183 = !DILocation(line: 109, column: 3, scope: !137)
!184 = !DILocation(line: 110, column: 13, scope: !137)
!185 = !DILocation(line: 110, column: 8, scope: !137)
!186 = !DILocation(line: 110, column: 6, scope: !137)
!187 = !DILocation(line: 111, column: 63, scope: !137)
!188 = !DILocation(line: 111, column: 26, scope: !137)
!189 = !DILocation(line: 111, column: 3, scope: !137)
!190 = !DILocation(line: 112, column: 9, scope: !137)
!191 = !DILocation(line: 112, column: 3, scope: !137)
!192 = !DILocation(line: 113, column: 8, scope: !137)
!193 = !DILocation(line: 113, column: 3, scope: !137)
!194 = !DILocation(line: 114, column: 59, scope: !137)
!195 = !DILocation(line: 114, column: 21, scope: !137)
!196 = !DILocation(line: 114, column: 3, scope: !137)
!197 = !DILocalVariable(name: "zeros", scope: !137, file: !2, line: 115, type: !198)
!198 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !199, size: 64)
!199 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !140)
!200 = !DILocation(line: 115, column: 14, scope: !137)
!201 = !DILocation(line: 115, column: 22, scope: !137)
!202 = !DILocation(line: 116, column: 21, scope: !137)
!203 = !DILocation(line: 116, column: 45, scope: !137)
!204 = !DILocation(line: 116, column: 31, scope: !137)
!205 = !DILocation(line: 116, column: 3, scope: !137)
!206 = !DILocation(line: 117, column: 18, scope: !137)
!207 = !DILocation(line: 117, column: 3, scope: !137)
!208 = !DILocation(line: 118, column: 10, scope: !137)
!209 = !DILocation(line: 118, column: 3, scope: !137)
!210 = !DILocation(line: 119, column: 1, scope: !137)
!211 = distinct !DISubprogram(name: "private_ones", scope: !2, file: !2, line: 30, type: !212, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !100, retainedNodes: !141)
!212 = !DISubroutineType(types: !213)
!213 = !{null, !140}
!214 = !DILocalVariable(name: "fd", arg: 1, scope: !211, file: !2, line: 30, type: !140)
!215 = !DILocation(line: 30, column: 30, scope: !211)
!216 = !DILocalVariable(name: "text", scope: !211, file: !2, line: 31, type: !14)
!217 = !DILocation(line: 31, column: 8, scope: !211)
!218 = !DILocalVariable(name: "copy", scope: !211, file: !2, line: 32, type: !219)
!219 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!220 = !DILocation(line: 32, column: 9, scope: !211)
!221 = !DILocation(line: 32, column: 49, scope: !211)
!222 = !DILocation(line: 32, column: 16, scope: !211)
!223 = !DILocation(line: 33, column: 10, scope: !211)
!224 = !DILocation(line: 33, column: 3, scope: !211)
!225 = !DILocation(line: 34, column: 9, scope: !211)
!226 = !DILocation(line: 34, column: 13, scope: !211)
!227 = !DILocation(line: 34, column: 3, scope: !211)
!228 = !DILocation(line: 35, column: 26, scope: !211)
!229 = !DILocation(line: 35, column: 32, scope: !211)
!230 = !DILocation(line: 35, column: 38, scope: !211)
!231 = !DILocation(line: 35, column: 3, scope: !211)
!232 = !DILocation(line: 36, column: 10, scope: !211)
!233 = !DILocation(line: 36, column: 3, scope: !211)
!234 = !DILocalVariable(name: "view", scope: !211, file: !2, line: 37, type: !143)
!235 = !DILocation(line: 37, column: 15, scope: !211)
!236 = !DILocation(line: 37, column: 67, scope: !211)
!237 = !DILocation(line: 37, column: 22, scope: !211)
!238 = !DILocation(line: 38, column: 24, scope: !211)
!239 = !DILocation(line: 38, column: 30, scope: !211)
!240 = !DILocation(line: 38, column: 3, scope: !211)
!241 = !DILocation(line: 39, column: 18, scope: !211)
!242 = !DILocation(line: 39, column: 3, scope: !211)
!243 = !DILocation(line: 40, column: 47, scope: !211)
!244 = !DILocation(line: 40, column: 10, scope: !211)
!245 = !DILocation(line: 40, column: 8, scope: !211)
!246 = !DILocation(line: 41, column: 21, scope: !211)
!247 = !DILocation(line: 41, column: 3, scope: !211)
!248 = !DILocation(line: 42, column: 18, scope: !211)
!249 = !DILocation(line: 42, column: 3, scope: !211)
!250 = !DILocation(line: 43, column: 1, scope: !211)
!251 = distinct !DISubprogram(name: "shared_ones", scope: !2, file: !2, line: 45, type: !212, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !100, retainedNodes: !141)
!252 = !DILocalVariable(name: "fd", arg: 1, scope: !251, file: !2, line: 45, type: !140)
!253 = !DILocation(line: 45, column: 29, scope: !251)
!254 = !DILocalVariable(name: "text", scope: !251, file: !2, line: 46, type: !255)
!255 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !256)
!256 = !{!257}
!257 = !DISubrange(count: 16)
!258 = !DILocation(line: 46, column: 8, scope: !251)
!259 = !DILocalVariable(name: "bytes", scope: !251, file: !2, line: 47, type: !219)
!260 = !DILocation(line: 47, column: 9, scope: !251)
!261 = !DILocation(line: 47, column: 50, scope: !251)
!262 = !DILocation(line: 47, column: 17, scope: !251)
!263 = !DILocation(line: 48, column: 10, scope: !251)
!264 = !DILocation(line: 48, column: 3, scope: !251)
!265 = !DILocation(line: 49, column: 24, scope: !251)
!266 = !DILocation(line: 49, column: 18, scope: !251)
!267 = !DILocation(line: 49, column: 3, scope: !251)
!268 = !DILocation(line: 50, column: 9, scope: !251)
!269 = !DILocation(line: 50, column: 13, scope: !251)
!270 = !DILocation(line: 50, column: 3, scope: !251)
!271 = !DILocation(line: 51, column: 10, scope: !251)
!272 = !DILocation(line: 51, column: 3, scope: !251)
!273 = !DILocation(line: 52, column: 25, scope: !251)
!274 = !DILocation(line: 52, column: 31, scope: !251)
!275 = !DILocation(line: 52, column: 3, scope: !251)
!276 = !DILocation(line: 53, column: 10, scope: !251)
!277 = !DILocation(line: 53, column: 3, scope: !251)
!278 = !DILocation(line: 54, column: 3, scope: !251)
!279 = !DILocation(line: 55, column: 9, scope: !251)
!280 = !DILocation(line: 55, column: 13, scope: !251)
!281 = !DILocation(line: 55, column: 3, scope: !251)
!282 = !DILocation(line: 56, column: 18, scope: !251)
!283 = !DILocation(line: 56, column: 3, scope: !251)
!284 = !DILocation(line: 57, column: 1, scope: !251)
!285 = distinct !DISubprogram(name: "memory_with_a_name", scope: !2, file: !2, line: 71, type: !286, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !100, retainedNodes: !141)
!286 = !DISubroutineType(types: !287)
!287 = !{null}
!288 = !DILocalVariable(name: "thread", scope: !285, file: !2, line: 72, type: !289)
!289 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !290, line: 75, baseType: !291)
!290 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!291 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!292 = !DILocation(line: 72, column: 13, scope: !285)
!293 = !DILocalVariable(name: "fd", scope: !285, file: !2, line: 73, type: !140)
!294 = !DILocation(line: 73, column: 7, scope: !285)
!295 = !DILocation(line: 73, column: 12, scope: !285)
!296 = !DILocation(line: 74, column: 28, scope: !285)
!297 = !DILocation(line: 74, column: 18, scope: !285)
!298 = !DILocation(line: 74, column: 3, scope: !285)
!299 = !DILocalVariable(name: "cell", scope: !285, file: !2, line: 75, type: !300)
!300 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !301, size: 64)
!301 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !2, line: 59, size: 64, elements: !302)
!302 = !{!303, !306}
!303 = !DIDerivedType(tag: DW_TAG_member, name: "ready", scope: !301, file: !2, line: 60, baseType: !304, size: 32)
!304 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !119, line: 104, baseType: !305)
!305 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !140)
!306 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !301, file: !2, line: 61, baseType: !140, size: 32, offset: 32)
!307 = !DILocation(line: 75, column: 16, scope: !285)
!308 = !DILocation(line: 75, column: 66, scope: !285)
!309 = !DILocation(line: 75, column: 23, scope: !285)
!310 = !DILocation(line: 76, column: 9, scope: !285)
!311 = !DILocation(line: 76, column: 3, scope: !285)
!312 = !DILocation(line: 77, column: 41, scope: !285)
!313 = !DILocation(line: 77, column: 3, scope: !285)
!314 = !DILocation(line: 78, column: 29, scope: !315)
!315 = distinct !DILexicalBlock(scope: !285, file: !2, line: 78, column: 7)
!316 = !DILocation(line: 78, column: 35, scope: !315)
!317 = !DILocation(line: 78, column: 7, scope: !315)
!318 = !DILocation(line: 78, column: 64, scope: !315)
!319 = !DILocation(line: 78, column: 67, scope: !315)
!320 = !DILocation(line: 78, column: 73, scope: !315)
!321 = !DILocation(line: 78, column: 79, scope: !315)
!322 = !DILocation(line: 78, column: 7, scope: !285)
!323 = !DILocation(line: 79, column: 5, scope: !315)
!324 = !DILocation(line: 80, column: 16, scope: !285)
!325 = !DILocation(line: 80, column: 3, scope: !285)
!326 = !DILocation(line: 81, column: 10, scope: !285)
!327 = !DILocation(line: 81, column: 3, scope: !285)
!328 = !DILocation(line: 82, column: 8, scope: !285)
!329 = !DILocation(line: 82, column: 6, scope: !285)
!330 = !DILocalVariable(name: "again", scope: !285, file: !2, line: 83, type: !331)
!331 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !332, size: 64)
!332 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !301)
!333 = !DILocation(line: 83, column: 22, scope: !285)
!334 = !DILocation(line: 83, column: 79, scope: !285)
!335 = !DILocation(line: 83, column: 30, scope: !285)
!336 = !DILocation(line: 84, column: 21, scope: !285)
!337 = !DILocation(line: 84, column: 28, scope: !285)
!338 = !DILocation(line: 84, column: 35, scope: !285)
!339 = !DILocation(line: 84, column: 42, scope: !285)
!340 = !DILocation(line: 84, column: 3, scope: !285)
!341 = !DILocation(line: 85, column: 16, scope: !285)
!342 = !DILocation(line: 85, column: 3, scope: !285)
!343 = !DILocation(line: 86, column: 19, scope: !285)
!344 = !DILocation(line: 86, column: 26, scope: !285)
!345 = !DILocation(line: 86, column: 3, scope: !285)
!346 = !DILocation(line: 87, column: 10, scope: !285)
!347 = !DILocation(line: 87, column: 3, scope: !285)
!348 = !DILocation(line: 88, column: 10, scope: !285)
!349 = !DILocation(line: 88, column: 3, scope: !285)
!350 = !DILocation(line: 89, column: 10, scope: !285)
!351 = !DILocation(line: 89, column: 3, scope: !285)
!352 = !DILocation(line: 90, column: 18, scope: !285)
!353 = !DILocation(line: 90, column: 3, scope: !285)
!354 = !DILocation(line: 91, column: 9, scope: !285)
!355 = !DILocation(line: 91, column: 3, scope: !285)
!356 = !DILocation(line: 92, column: 1, scope: !285)
!357 = distinct !DISubprogram(name: "refused", scope: !2, file: !2, line: 24, type: !358, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !100, retainedNodes: !141)
!358 = !DISubroutineType(types: !359)
!359 = !{null, !143, !128}
!360 = !DILocalVariable(name: "what", arg: 1, scope: !357, file: !2, line: 24, type: !143)
!361 = !DILocation(line: 24, column: 33, scope: !357)
!362 = !DILocalVariable(name: "at", arg: 2, scope: !357, file: !2, line: 24, type: !128)
!363 = !DILocation(line: 24, column: 45, scope: !357)
!364 = !DILocation(line: 25, column: 22, scope: !357)
!365 = !DILocation(line: 25, column: 28, scope: !357)
!366 = !DILocation(line: 25, column: 31, scope: !357)
!367 = !DILocation(line: 25, column: 63, scope: !357)
!368 = !DILocation(line: 25, column: 47, scope: !357)
!369 = !DILocation(line: 25, column: 3, scope: !357)
!370 = !DILocation(line: 26, column: 1, scope: !357)
!371 = distinct !DISubprogram(name: "writer", scope: !2, file: !2, line: 64, type: !372, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !100, retainedNodes: !141)
!372 = !DISubroutineType(types: !373)
!373 = !{!128, !128}
!374 = !DILocalVariable(name: "given", arg: 1, scope: !371, file: !2, line: 64, type: !128)
!375 = !DILocation(line: 64, column: 27, scope: !371)
!376 = !DILocalVariable(name: "cell", scope: !371, file: !2, line: 65, type: !300)
!377 = !DILocation(line: 65, column: 16, scope: !371)
!378 = !DILocation(line: 65, column: 23, scope: !371)
!379 = !DILocation(line: 66, column: 3, scope: !371)
!380 = !DILocation(line: 66, column: 9, scope: !371)
!381 = !DILocation(line: 66, column: 15, scope: !371)
!382 = !DILocation(line: 67, column: 26, scope: !371)
!383 = !DILocation(line: 67, column: 32, scope: !371)
!384 = !DILocation(line: 67, column: 3, scope: !371)
!385 = !DILocation(line: 68, column: 3, scope: !371)
!386 = distinct !DISubprogram(name: "failed", scope: !2, file: !2, line: 28, type: !212, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !100, retainedNodes: !141)
!387 = !DILocalVariable(name: "result", arg: 1, scope: !386, file: !2, line: 28, type: !140)
!388 = !DILocation(line: 28, column: 24, scope: !386)
!389 = !DILocation(line: 28, column: 52, scope: !386)
!390 = !DILocation(line: 28, column: 76, scope: !386)
!391 = !DILocation(line: 28, column: 60, scope: !386)
!392 = !DILocation(line: 28, column: 34, scope: !386)
!393 = !DILocation(line: 28, column: 85, scope: !386)
