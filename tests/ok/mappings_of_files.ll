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
define dso_local i32 @main() #0 !dbg !138 {
entry:
  %name = alloca ptr, align 8
  %fd = alloca i32, align 4
  %pipes = alloca [2 x i32], align 4
  %zeros = alloca ptr, align 8
    #dbg_declare(ptr %name, !143, !DIExpression(), !146)
  store ptr @.str, ptr %name, align 8, !dbg !146
    #dbg_declare(ptr %fd, !147, !DIExpression(), !148)
  %0 = load ptr, ptr %name, align 8, !dbg !149
  %call = call i32 (ptr, i32, ...) @open(ptr noundef %0, i32 noundef 578, i32 noundef 384), !dbg !150
  store i32 %call, ptr %fd, align 4, !dbg !148
    #dbg_declare(ptr %pipes, !151, !DIExpression(), !153)
  %1 = load i32, ptr %fd, align 4, !dbg !154
  %call1 = call i64 @write(i32 noundef %1, ptr noundef @.str.1, i64 noundef 11), !dbg !155
  %2 = load i32, ptr %fd, align 4, !dbg !156
  call void @private_ones(i32 noundef %2), !dbg !157
  %3 = load i32, ptr %fd, align 4, !dbg !158
  call void @shared_ones(i32 noundef %3), !dbg !159
  call void @memory_with_a_name(), !dbg !160
  %call2 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 1, i32 noundef 2, i32 noundef 60, i64 noundef 0), !dbg !161
  call void @refused(ptr noundef @.str.2, ptr noundef %call2), !dbg !162
  %4 = load i32, ptr %fd, align 4, !dbg !163
  %call3 = call ptr @mmap(ptr noundef null, i64 noundef 0, i32 noundef 1, i32 noundef 2, i32 noundef %4, i64 noundef 0), !dbg !164
  call void @refused(ptr noundef @.str.3, ptr noundef %call3), !dbg !165
  %5 = load i32, ptr %fd, align 4, !dbg !166
  %call4 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 1, i32 noundef 2, i32 noundef %5, i64 noundef 5), !dbg !167
  call void @refused(ptr noundef @.str.4, ptr noundef %call4), !dbg !168
  %6 = load i32, ptr %fd, align 4, !dbg !169
  %call5 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 1, i32 noundef 0, i32 noundef %6, i64 noundef 0), !dbg !170
  call void @refused(ptr noundef @.str.5, ptr noundef %call5), !dbg !171
  %7 = load i32, ptr %fd, align 4, !dbg !172
  %call6 = call i32 @close(i32 noundef %7), !dbg !173
  %8 = load ptr, ptr %name, align 8, !dbg !174
  %call7 = call i32 (ptr, i32, ...) @open(ptr noundef %8, i32 noundef 0), !dbg !175
  store i32 %call7, ptr %fd, align 4, !dbg !176
  %9 = load i32, ptr %fd, align 4, !dbg !177
  %call8 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 3, i32 noundef 1, i32 noundef %9, i64 noundef 0), !dbg !178
  call void @refused(ptr noundef @.str.6, ptr noundef %call8), !dbg !179
  %10 = load i32, ptr %fd, align 4, !dbg !180
  %call9 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 3, i32 noundef 2, i32 noundef %10, i64 noundef 0), !dbg !181
  call void @refused(ptr noundef @.str.7, ptr noundef %call9), !dbg !182
  %11 = load i32, ptr %fd, align 4, !dbg !183
  %call10 = call i32 @close(i32 noundef %11), !dbg !184
  %12 = load ptr, ptr %name, align 8, !dbg !185
  %call11 = call i32 (ptr, i32, ...) @open(ptr noundef %12, i32 noundef 1), !dbg !186
  store i32 %call11, ptr %fd, align 4, !dbg !187
  %13 = load i32, ptr %fd, align 4, !dbg !188
  %call12 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 1, i32 noundef 1, i32 noundef %13, i64 noundef 0), !dbg !189
  call void @refused(ptr noundef @.str.8, ptr noundef %call12), !dbg !190
  %14 = load i32, ptr %fd, align 4, !dbg !191
  %call13 = call i32 @close(i32 noundef %14), !dbg !192
  %arraydecay = getelementptr inbounds [2 x i32], ptr %pipes, i64 0, i64 0, !dbg !193
  %call14 = call i32 @pipe(ptr noundef %arraydecay), !dbg !194
  %arrayidx = getelementptr inbounds [2 x i32], ptr %pipes, i64 0, i64 0, !dbg !195
  %15 = load i32, ptr %arrayidx, align 4, !dbg !195
  %call15 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 1, i32 noundef 2, i32 noundef %15, i64 noundef 0), !dbg !196
  call void @refused(ptr noundef @.str.9, ptr noundef %call15), !dbg !197
    #dbg_declare(ptr %zeros, !198, !DIExpression(), !201)
  %call16 = call ptr @mmap(ptr noundef null, i64 noundef 4096, i32 noundef 1, i32 noundef 34, i32 noundef -1, i64 noundef 0), !dbg !202
  store ptr %call16, ptr %zeros, align 8, !dbg !201
  %16 = load ptr, ptr %zeros, align 8, !dbg !203
  %arrayidx17 = getelementptr inbounds i32, ptr %16, i64 7, !dbg !203
  %17 = load i32, ptr %arrayidx17, align 4, !dbg !203
  %18 = load ptr, ptr %zeros, align 8, !dbg !204
  %call18 = call i32 @msync(ptr noundef %18, i64 noundef 4096, i32 noundef 5), !dbg !205
  %call19 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %17, i32 noundef %call18), !dbg !206
  %19 = load ptr, ptr %zeros, align 8, !dbg !207
  %call20 = call i32 @munmap(ptr noundef %19, i64 noundef 4096), !dbg !208
  %20 = load ptr, ptr %name, align 8, !dbg !209
  %call21 = call i32 @unlink(ptr noundef %20), !dbg !210
  ret i32 0, !dbg !211
}

declare i32 @open(ptr noundef, i32 noundef, ...) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @private_ones(i32 noundef %fd) #0 !dbg !212 {
entry:
  %fd.addr = alloca i32, align 4
  %text = alloca [8 x i8], align 1
  %copy = alloca ptr, align 8
  %view = alloca ptr, align 8
  store i32 %fd, ptr %fd.addr, align 4
    #dbg_declare(ptr %fd.addr, !215, !DIExpression(), !216)
    #dbg_declare(ptr %text, !217, !DIExpression(), !218)
  call void @llvm.memset.p0.i64(ptr align 1 %text, i8 0, i64 8, i1 false), !dbg !218
    #dbg_declare(ptr %copy, !219, !DIExpression(), !221)
  %0 = load i32, ptr %fd.addr, align 4, !dbg !222
  %call = call ptr @mmap(ptr noundef null, i64 noundef 5, i32 noundef 3, i32 noundef 2, i32 noundef %0, i64 noundef 0), !dbg !223
  store ptr %call, ptr %copy, align 8, !dbg !221
  %1 = load ptr, ptr %copy, align 8, !dbg !224
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @.str.11, i64 5, i1 false), !dbg !225
  %2 = load i32, ptr %fd.addr, align 4, !dbg !226
  %arraydecay = getelementptr inbounds [8 x i8], ptr %text, i64 0, i64 0, !dbg !227
  %call1 = call i64 @pread(i32 noundef %2, ptr noundef %arraydecay, i64 noundef 5, i64 noundef 0), !dbg !228
  %3 = load ptr, ptr %copy, align 8, !dbg !229
  %arraydecay2 = getelementptr inbounds [8 x i8], ptr %text, i64 0, i64 0, !dbg !230
  %4 = load ptr, ptr %copy, align 8, !dbg !231
  %arrayidx = getelementptr inbounds i8, ptr %4, i64 5, !dbg !231
  %5 = load i8, ptr %arrayidx, align 1, !dbg !231
  %conv = sext i8 %5 to i32, !dbg !231
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, ptr noundef %3, ptr noundef %arraydecay2, i32 noundef %conv), !dbg !232
  %6 = load ptr, ptr %copy, align 8, !dbg !233
  %call4 = call i32 @munmap(ptr noundef %6, i64 noundef 5), !dbg !234
    #dbg_declare(ptr %view, !235, !DIExpression(), !236)
  %7 = load i32, ptr %fd.addr, align 4, !dbg !237
  %call5 = call ptr @mmap(ptr noundef null, i64 noundef 8192, i32 noundef 1, i32 noundef 2, i32 noundef %7, i64 noundef 0), !dbg !238
  store ptr %call5, ptr %view, align 8, !dbg !236
  %8 = load ptr, ptr %view, align 8, !dbg !239
  %9 = load ptr, ptr %view, align 8, !dbg !240
  %arrayidx6 = getelementptr inbounds i8, ptr %9, i64 4095, !dbg !240
  %10 = load i8, ptr %arrayidx6, align 1, !dbg !240
  %conv7 = sext i8 %10 to i32, !dbg !240
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, ptr noundef %8, i32 noundef %conv7), !dbg !241
  %11 = load ptr, ptr %view, align 8, !dbg !242
  %call9 = call i32 @munmap(ptr noundef %11, i64 noundef 8192), !dbg !243
  %12 = load i32, ptr %fd.addr, align 4, !dbg !244
  %call10 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 1, i32 noundef 1, i32 noundef %12, i64 noundef 0), !dbg !245
  store ptr %call10, ptr %view, align 8, !dbg !246
  %13 = load ptr, ptr %view, align 8, !dbg !247
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, ptr noundef %13), !dbg !248
  %14 = load ptr, ptr %view, align 8, !dbg !249
  %call12 = call i32 @munmap(ptr noundef %14, i64 noundef 1), !dbg !250
  ret void, !dbg !251
}

; Function Attrs: noinline nounwind uwtable
define internal void @shared_ones(i32 noundef %fd) #0 !dbg !252 {
entry:
  %fd.addr = alloca i32, align 4
  %text = alloca [16 x i8], align 16
  %bytes = alloca ptr, align 8
  store i32 %fd, ptr %fd.addr, align 4
    #dbg_declare(ptr %fd.addr, !253, !DIExpression(), !254)
    #dbg_declare(ptr %text, !255, !DIExpression(), !259)
  call void @llvm.memset.p0.i64(ptr align 16 %text, i8 0, i64 16, i1 false), !dbg !259
    #dbg_declare(ptr %bytes, !260, !DIExpression(), !261)
  %0 = load i32, ptr %fd.addr, align 4, !dbg !262
  %call = call ptr @mmap(ptr noundef null, i64 noundef 11, i32 noundef 3, i32 noundef 1, i32 noundef %0, i64 noundef 0), !dbg !263
  store ptr %call, ptr %bytes, align 8, !dbg !261
  %1 = load ptr, ptr %bytes, align 8, !dbg !264
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @.str.11, i64 5, i1 false), !dbg !265
  %2 = load ptr, ptr %bytes, align 8, !dbg !266
  %call1 = call i32 @msync(ptr noundef %2, i64 noundef 11, i32 noundef 4), !dbg !267
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, i32 noundef %call1), !dbg !268
  %3 = load i32, ptr %fd.addr, align 4, !dbg !269
  %arraydecay = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !270
  %call3 = call i64 @pread(i32 noundef %3, ptr noundef %arraydecay, i64 noundef 11, i64 noundef 0), !dbg !271
  %4 = load i32, ptr %fd.addr, align 4, !dbg !272
  %call4 = call i64 @pwrite(i32 noundef %4, ptr noundef @.str.16, i64 noundef 1, i64 noundef 6), !dbg !273
  %arraydecay5 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !274
  %5 = load ptr, ptr %bytes, align 8, !dbg !275
  %call6 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, ptr noundef %arraydecay5, ptr noundef %5), !dbg !276
  %6 = load ptr, ptr %bytes, align 8, !dbg !277
  %call7 = call i32 @munmap(ptr noundef %6, i64 noundef 11), !dbg !278
  %arraydecay8 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !279
  call void @llvm.memset.p0.i64(ptr align 16 %arraydecay8, i8 0, i64 16, i1 false), !dbg !279
  %7 = load i32, ptr %fd.addr, align 4, !dbg !280
  %arraydecay9 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !281
  %call10 = call i64 @pread(i32 noundef %7, ptr noundef %arraydecay9, i64 noundef 15, i64 noundef 0), !dbg !282
  %arraydecay11 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !283
  %call12 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, ptr noundef %arraydecay11), !dbg !284
  ret void, !dbg !285
}

; Function Attrs: noinline nounwind uwtable
define internal void @memory_with_a_name() #0 !dbg !286 {
entry:
  %thread = alloca i64, align 8
  %fd = alloca i32, align 4
  %cell = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %again = alloca ptr, align 8
    #dbg_declare(ptr %thread, !289, !DIExpression(), !293)
    #dbg_declare(ptr %fd, !294, !DIExpression(), !295)
  %call = call i32 @shm_open(ptr noundef @.str.19, i32 noundef 194, i32 noundef 384), !dbg !296
  store i32 %call, ptr %fd, align 4, !dbg !295
  %0 = load i32, ptr %fd, align 4, !dbg !297
  %call1 = call i32 @ftruncate(i32 noundef %0, i64 noundef 8), !dbg !298
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, i32 noundef %call1), !dbg !299
    #dbg_declare(ptr %cell, !300, !DIExpression(), !308)
  %1 = load i32, ptr %fd, align 4, !dbg !309
  %call3 = call ptr @mmap(ptr noundef null, i64 noundef 8, i32 noundef 3, i32 noundef 1, i32 noundef %1, i64 noundef 0), !dbg !310
  store ptr %call3, ptr %cell, align 8, !dbg !308
  %2 = load i32, ptr %fd, align 4, !dbg !311
  %call4 = call i32 @close(i32 noundef %2), !dbg !312
  %3 = load ptr, ptr %cell, align 8, !dbg !313
  %call5 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @writer, ptr noundef %3), !dbg !314
  %4 = load ptr, ptr %cell, align 8, !dbg !315
  %ready = getelementptr inbounds %struct.cell, ptr %4, i32 0, i32 0, !dbg !317
  %5 = load atomic i32, ptr %ready acquire, align 4, !dbg !318
  store i32 %5, ptr %atomic-temp, align 4, !dbg !318
  %6 = load i32, ptr %atomic-temp, align 4, !dbg !318
  %tobool = icmp ne i32 %6, 0, !dbg !318
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !319

land.lhs.true:                                    ; preds = %entry
  %7 = load ptr, ptr %cell, align 8, !dbg !320
  %value = getelementptr inbounds %struct.cell, ptr %7, i32 0, i32 1, !dbg !321
  %8 = load i32, ptr %value, align 4, !dbg !321
  %cmp = icmp ne i32 %8, 42, !dbg !322
  br i1 %cmp, label %if.then, label %if.end, !dbg !323

if.then:                                          ; preds = %land.lhs.true
  %call6 = call i32 @puts(ptr noundef @.str.20), !dbg !324
  br label %if.end, !dbg !324

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %9 = load i64, ptr %thread, align 8, !dbg !325
  %call7 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !326
  %10 = load ptr, ptr %cell, align 8, !dbg !327
  %call8 = call i32 @munmap(ptr noundef %10, i64 noundef 8), !dbg !328
  %call9 = call i32 @shm_open(ptr noundef @.str.21, i32 noundef 0, i32 noundef 0), !dbg !329
  store i32 %call9, ptr %fd, align 4, !dbg !330
    #dbg_declare(ptr %again, !331, !DIExpression(), !334)
  %11 = load i32, ptr %fd, align 4, !dbg !335
  %call10 = call ptr @mmap(ptr noundef null, i64 noundef 8, i32 noundef 1, i32 noundef 1, i32 noundef %11, i64 noundef 0), !dbg !336
  store ptr %call10, ptr %again, align 8, !dbg !334
  %12 = load ptr, ptr %again, align 8, !dbg !337
  %ready11 = getelementptr inbounds %struct.cell, ptr %12, i32 0, i32 0, !dbg !338
  %atomic-load = load atomic i32, ptr %ready11 seq_cst, align 4, !dbg !338
  %13 = load ptr, ptr %again, align 8, !dbg !339
  %value12 = getelementptr inbounds %struct.cell, ptr %13, i32 0, i32 1, !dbg !340
  %14 = load i32, ptr %value12, align 4, !dbg !340
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %atomic-load, i32 noundef %14), !dbg !341
  %call14 = call i32 @shm_unlink(ptr noundef @.str.19), !dbg !342
  %call15 = call i32 (ptr, ...) @printf(ptr noundef @.str.22, i32 noundef %call14), !dbg !343
  %15 = load ptr, ptr %again, align 8, !dbg !344
  %value16 = getelementptr inbounds %struct.cell, ptr %15, i32 0, i32 1, !dbg !345
  %16 = load i32, ptr %value16, align 4, !dbg !345
  %call17 = call i32 (ptr, ...) @printf(ptr noundef @.str.23, i32 noundef %16), !dbg !346
  %call18 = call i32 @shm_open(ptr noundef @.str.19, i32 noundef 0, i32 noundef 0), !dbg !347
  call void @failed(i32 noundef %call18), !dbg !348
  %call19 = call i32 @shm_open(ptr noundef @.str.24, i32 noundef 66, i32 noundef 384), !dbg !349
  call void @failed(i32 noundef %call19), !dbg !350
  %call20 = call i32 @shm_unlink(ptr noundef @.str.24), !dbg !351
  call void @failed(i32 noundef %call20), !dbg !352
  %17 = load ptr, ptr %again, align 8, !dbg !353
  %call21 = call i32 @munmap(ptr noundef %17, i64 noundef 8), !dbg !354
  %18 = load i32, ptr %fd, align 4, !dbg !355
  %call22 = call i32 @close(i32 noundef %18), !dbg !356
  ret void, !dbg !357
}

; Function Attrs: noinline nounwind uwtable
define internal void @refused(ptr noundef %what, ptr noundef %at) #0 !dbg !358 {
entry:
  %what.addr = alloca ptr, align 8
  %at.addr = alloca ptr, align 8
  store ptr %what, ptr %what.addr, align 8
    #dbg_declare(ptr %what.addr, !361, !DIExpression(), !362)
  store ptr %at, ptr %at.addr, align 8
    #dbg_declare(ptr %at.addr, !363, !DIExpression(), !364)
  %0 = load ptr, ptr %what.addr, align 8, !dbg !365
  %1 = load ptr, ptr %at.addr, align 8, !dbg !366
  %cmp = icmp eq ptr %1, inttoptr (i64 -1 to ptr), !dbg !367
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !366

cond.true:                                        ; preds = %entry
  %call = call ptr @__errno_location() #5, !dbg !368
  %2 = load i32, ptr %call, align 4, !dbg !368
  %call1 = call ptr @strerrorname_np(i32 noundef %2), !dbg !369
  br label %cond.end, !dbg !366

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !366

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %call1, %cond.true ], [ @.str.27, %cond.false ], !dbg !366
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.26, ptr noundef %0, ptr noundef %cond), !dbg !370
  ret void, !dbg !371
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
define internal ptr @writer(ptr noundef %given) #0 !dbg !372 {
entry:
  %given.addr = alloca ptr, align 8
  %cell = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %given, ptr %given.addr, align 8
    #dbg_declare(ptr %given.addr, !375, !DIExpression(), !376)
    #dbg_declare(ptr %cell, !377, !DIExpression(), !378)
  %0 = load ptr, ptr %given.addr, align 8, !dbg !379
  store ptr %0, ptr %cell, align 8, !dbg !378
  %1 = load ptr, ptr %cell, align 8, !dbg !380
  %value = getelementptr inbounds %struct.cell, ptr %1, i32 0, i32 1, !dbg !381
  store i32 42, ptr %value, align 4, !dbg !382
  %2 = load ptr, ptr %cell, align 8, !dbg !383
  %ready = getelementptr inbounds %struct.cell, ptr %2, i32 0, i32 0, !dbg !384
  store i32 1, ptr %.atomictmp, align 4, !dbg !385
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !385
  store atomic i32 %3, ptr %ready release, align 4, !dbg !385
  ret ptr null, !dbg !386
}

declare i32 @puts(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @shm_unlink(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @failed(i32 noundef %result) #0 !dbg !387 {
entry:
  %result.addr = alloca i32, align 4
  store i32 %result, ptr %result.addr, align 4
    #dbg_declare(ptr %result.addr, !388, !DIExpression(), !389)
  %0 = load i32, ptr %result.addr, align 4, !dbg !390
  %call = call ptr @__errno_location() #5, !dbg !391
  %1 = load i32, ptr %call, align 4, !dbg !391
  %call1 = call ptr @strerrorname_np(i32 noundef %1), !dbg !392
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.25, i32 noundef %0, ptr noundef %call1), !dbg !393
  ret void, !dbg !394
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
!llvm.module.flags = !{!131, !132, !133, !134, !135, !136, !137}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 87, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "mappings_of_files.c", directory: ".", checksumkind: CSK_MD5, checksum: "f94a1620500d8ba0bfd45bd854f5ef8f")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 25)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 89, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 12)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 93, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 8)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 94, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 10)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 95, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 14)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 96, type: !14, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 99, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 20)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 100, type: !14, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !2, line: 103, type: !9, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 106, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 7)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 108, type: !40, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 6)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !9, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !19, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !40, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !58, isLocal: true, isDefinition: true)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 4)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !63, isLocal: true, isDefinition: true)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 2)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !68, isLocal: true, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 11)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !58, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !75, isLocal: true, isDefinition: true)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 13)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !80, isLocal: true, isDefinition: true)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 5)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !2, line: 74, type: !9, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(scope: null, file: !2, line: 77, type: !87, isLocal: true, isDefinition: true)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !88)
!88 = !{!89}
!89 = !DISubrange(count: 3)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(scope: null, file: !2, line: 78, type: !80, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !2, line: 80, type: !80, isLocal: true, isDefinition: true)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !40, isLocal: true, isDefinition: true)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !14, isLocal: true, isDefinition: true)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !40, isLocal: true, isDefinition: true)
!100 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !101, retainedTypes: !128, globals: !130, splitDebugInlining: false, nameTableKind: None)
!101 = !{!102, !111, !115, !119}
!102 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !103, line: 4, baseType: !104, size: 32, elements: !105)
!103 = !DIFile(filename: "./../mman.h", directory: ".", checksumkind: CSK_MD5, checksum: "7d6004efc8143a70cdea2f1e6eaf969f")
!104 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!105 = !{!106, !107, !108, !109, !110}
!106 = !DIEnumerator(name: "PROT_READ", value: 1)
!107 = !DIEnumerator(name: "PROT_WRITE", value: 2)
!108 = !DIEnumerator(name: "MAP_SHARED", value: 1)
!109 = !DIEnumerator(name: "MAP_PRIVATE", value: 2)
!110 = !DIEnumerator(name: "MAP_ANONYMOUS", value: 32)
!111 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 14, baseType: !104, size: 32, elements: !112)
!112 = !{!113, !114}
!113 = !DIEnumerator(name: "BOTH", value: 3)
!114 = !DIEnumerator(name: "PAGE", value: 4096)
!115 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !103, line: 5, baseType: !104, size: 32, elements: !116)
!116 = !{!117, !118}
!117 = !DIEnumerator(name: "MS_ASYNC", value: 1)
!118 = !DIEnumerator(name: "MS_SYNC", value: 4)
!119 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !120, line: 68, baseType: !104, size: 32, elements: !121)
!120 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!121 = !{!122, !123, !124, !125, !126, !127}
!122 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!123 = !DIEnumerator(name: "memory_order_consume", value: 1)
!124 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!125 = !DIEnumerator(name: "memory_order_release", value: 3)
!126 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!127 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!128 = !{!129}
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!130 = !{!0, !7, !12, !17, !22, !27, !29, !34, !36, !38, !43, !45, !50, !52, !54, !56, !61, !66, !71, !73, !78, !83, !85, !90, !92, !94, !96, !98}
!131 = !{i32 7, !"Dwarf Version", i32 5}
!132 = !{i32 2, !"Debug Info Version", i32 3}
!133 = !{i32 1, !"wchar_size", i32 4}
!134 = !{i32 8, !"PIC Level", i32 2}
!135 = !{i32 7, !"PIE Level", i32 2}
!136 = !{i32 7, !"uwtable", i32 2}
!137 = !{i32 7, !"frame-pointer", i32 2}
!138 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 86, type: !139, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !100, retainedNodes: !142)
!139 = !DISubroutineType(types: !140)
!140 = !{!141}
!141 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!142 = !{}
!143 = !DILocalVariable(name: "name", scope: !138, file: !2, line: 87, type: !144)
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !145, size: 64)
!145 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!146 = !DILocation(line: 87, column: 15, scope: !138)
!147 = !DILocalVariable(name: "fd", scope: !138, file: !2, line: 88, type: !141)
!148 = !DILocation(line: 88, column: 7, scope: !138)
!149 = !DILocation(line: 88, column: 17, scope: !138)
!150 = !DILocation(line: 88, column: 12, scope: !138)
!151 = !DILocalVariable(name: "pipes", scope: !138, file: !2, line: 88, type: !152)
!152 = !DICompositeType(tag: DW_TAG_array_type, baseType: !141, size: 64, elements: !64)
!153 = !DILocation(line: 88, column: 58, scope: !138)
!154 = !DILocation(line: 89, column: 9, scope: !138)
!155 = !DILocation(line: 89, column: 3, scope: !138)
!156 = !DILocation(line: 90, column: 16, scope: !138)
!157 = !DILocation(line: 90, column: 3, scope: !138)
!158 = !DILocation(line: 91, column: 15, scope: !138)
!159 = !DILocation(line: 91, column: 3, scope: !138)
!160 = !DILocation(line: 92, column: 3, scope: !138)
!161 = !DILocation(line: 93, column: 22, scope: !138)
!162 = !DILocation(line: 93, column: 3, scope: !138)
!163 = !DILocation(line: 94, column: 62, scope: !138)
!164 = !DILocation(line: 94, column: 24, scope: !138)
!165 = !DILocation(line: 94, column: 3, scope: !138)
!166 = !DILocation(line: 95, column: 66, scope: !138)
!167 = !DILocation(line: 95, column: 28, scope: !138)
!168 = !DILocation(line: 95, column: 3, scope: !138)
!169 = !DILocation(line: 96, column: 50, scope: !138)
!170 = !DILocation(line: 96, column: 22, scope: !138)
!171 = !DILocation(line: 96, column: 3, scope: !138)
!172 = !DILocation(line: 97, column: 9, scope: !138)
!173 = !DILocation(line: 97, column: 3, scope: !138)
!174 = !DILocation(line: 98, column: 13, scope: !138)
!175 = !DILocation(line: 98, column: 8, scope: !138)
!176 = !DILocation(line: 98, column: 6, scope: !138)
!177 = !DILocation(line: 99, column: 66, scope: !138)
!178 = !DILocation(line: 99, column: 34, scope: !138)
!179 = !DILocation(line: 99, column: 3, scope: !138)
!180 = !DILocation(line: 100, column: 55, scope: !138)
!181 = !DILocation(line: 100, column: 22, scope: !138)
!182 = !DILocation(line: 100, column: 3, scope: !138)
!183 = !DILocation(line: 101, column: 9, scope: !138)
!184 = !DILocation(line: 101, column: 3, scope: !138)
!185 = !DILocation(line: 102, column: 13, scope: !138)
!186 = !DILocation(line: 102, column: 8, scope: !138)
!187 = !DILocation(line: 102, column: 6, scope: !138)
!188 = !DILocation(line: 103, column: 63, scope: !138)
!189 = !DILocation(line: 103, column: 26, scope: !138)
!190 = !DILocation(line: 103, column: 3, scope: !138)
!191 = !DILocation(line: 104, column: 9, scope: !138)
!192 = !DILocation(line: 104, column: 3, scope: !138)
!193 = !DILocation(line: 105, column: 8, scope: !138)
!194 = !DILocation(line: 105, column: 3, scope: !138)
!195 = !DILocation(line: 106, column: 59, scope: !138)
!196 = !DILocation(line: 106, column: 21, scope: !138)
!197 = !DILocation(line: 106, column: 3, scope: !138)
!198 = !DILocalVariable(name: "zeros", scope: !138, file: !2, line: 107, type: !199)
!199 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !200, size: 64)
!200 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !141)
!201 = !DILocation(line: 107, column: 14, scope: !138)
!202 = !DILocation(line: 107, column: 22, scope: !138)
!203 = !DILocation(line: 108, column: 21, scope: !138)
!204 = !DILocation(line: 108, column: 45, scope: !138)
!205 = !DILocation(line: 108, column: 31, scope: !138)
!206 = !DILocation(line: 108, column: 3, scope: !138)
!207 = !DILocation(line: 109, column: 18, scope: !138)
!208 = !DILocation(line: 109, column: 3, scope: !138)
!209 = !DILocation(line: 110, column: 10, scope: !138)
!210 = !DILocation(line: 110, column: 3, scope: !138)
!211 = !DILocation(line: 111, column: 1, scope: !138)
!212 = distinct !DISubprogram(name: "private_ones", scope: !2, file: !2, line: 22, type: !213, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !100, retainedNodes: !142)
!213 = !DISubroutineType(types: !214)
!214 = !{null, !141}
!215 = !DILocalVariable(name: "fd", arg: 1, scope: !212, file: !2, line: 22, type: !141)
!216 = !DILocation(line: 22, column: 30, scope: !212)
!217 = !DILocalVariable(name: "text", scope: !212, file: !2, line: 23, type: !14)
!218 = !DILocation(line: 23, column: 8, scope: !212)
!219 = !DILocalVariable(name: "copy", scope: !212, file: !2, line: 24, type: !220)
!220 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!221 = !DILocation(line: 24, column: 9, scope: !212)
!222 = !DILocation(line: 24, column: 49, scope: !212)
!223 = !DILocation(line: 24, column: 16, scope: !212)
!224 = !DILocation(line: 25, column: 10, scope: !212)
!225 = !DILocation(line: 25, column: 3, scope: !212)
!226 = !DILocation(line: 26, column: 9, scope: !212)
!227 = !DILocation(line: 26, column: 13, scope: !212)
!228 = !DILocation(line: 26, column: 3, scope: !212)
!229 = !DILocation(line: 27, column: 26, scope: !212)
!230 = !DILocation(line: 27, column: 32, scope: !212)
!231 = !DILocation(line: 27, column: 38, scope: !212)
!232 = !DILocation(line: 27, column: 3, scope: !212)
!233 = !DILocation(line: 28, column: 10, scope: !212)
!234 = !DILocation(line: 28, column: 3, scope: !212)
!235 = !DILocalVariable(name: "view", scope: !212, file: !2, line: 29, type: !144)
!236 = !DILocation(line: 29, column: 15, scope: !212)
!237 = !DILocation(line: 29, column: 67, scope: !212)
!238 = !DILocation(line: 29, column: 22, scope: !212)
!239 = !DILocation(line: 30, column: 24, scope: !212)
!240 = !DILocation(line: 30, column: 30, scope: !212)
!241 = !DILocation(line: 30, column: 3, scope: !212)
!242 = !DILocation(line: 31, column: 18, scope: !212)
!243 = !DILocation(line: 31, column: 3, scope: !212)
!244 = !DILocation(line: 32, column: 47, scope: !212)
!245 = !DILocation(line: 32, column: 10, scope: !212)
!246 = !DILocation(line: 32, column: 8, scope: !212)
!247 = !DILocation(line: 33, column: 21, scope: !212)
!248 = !DILocation(line: 33, column: 3, scope: !212)
!249 = !DILocation(line: 34, column: 18, scope: !212)
!250 = !DILocation(line: 34, column: 3, scope: !212)
!251 = !DILocation(line: 35, column: 1, scope: !212)
!252 = distinct !DISubprogram(name: "shared_ones", scope: !2, file: !2, line: 37, type: !213, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !100, retainedNodes: !142)
!253 = !DILocalVariable(name: "fd", arg: 1, scope: !252, file: !2, line: 37, type: !141)
!254 = !DILocation(line: 37, column: 29, scope: !252)
!255 = !DILocalVariable(name: "text", scope: !252, file: !2, line: 38, type: !256)
!256 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !257)
!257 = !{!258}
!258 = !DISubrange(count: 16)
!259 = !DILocation(line: 38, column: 8, scope: !252)
!260 = !DILocalVariable(name: "bytes", scope: !252, file: !2, line: 39, type: !220)
!261 = !DILocation(line: 39, column: 9, scope: !252)
!262 = !DILocation(line: 39, column: 50, scope: !252)
!263 = !DILocation(line: 39, column: 17, scope: !252)
!264 = !DILocation(line: 40, column: 10, scope: !252)
!265 = !DILocation(line: 40, column: 3, scope: !252)
!266 = !DILocation(line: 41, column: 24, scope: !252)
!267 = !DILocation(line: 41, column: 18, scope: !252)
!268 = !DILocation(line: 41, column: 3, scope: !252)
!269 = !DILocation(line: 42, column: 9, scope: !252)
!270 = !DILocation(line: 42, column: 13, scope: !252)
!271 = !DILocation(line: 42, column: 3, scope: !252)
!272 = !DILocation(line: 43, column: 10, scope: !252)
!273 = !DILocation(line: 43, column: 3, scope: !252)
!274 = !DILocation(line: 44, column: 25, scope: !252)
!275 = !DILocation(line: 44, column: 31, scope: !252)
!276 = !DILocation(line: 44, column: 3, scope: !252)
!277 = !DILocation(line: 45, column: 10, scope: !252)
!278 = !DILocation(line: 45, column: 3, scope: !252)
!279 = !DILocation(line: 46, column: 3, scope: !252)
!280 = !DILocation(line: 47, column: 9, scope: !252)
!281 = !DILocation(line: 47, column: 13, scope: !252)
!282 = !DILocation(line: 47, column: 3, scope: !252)
!283 = !DILocation(line: 48, column: 18, scope: !252)
!284 = !DILocation(line: 48, column: 3, scope: !252)
!285 = !DILocation(line: 49, column: 1, scope: !252)
!286 = distinct !DISubprogram(name: "memory_with_a_name", scope: !2, file: !2, line: 63, type: !287, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !100, retainedNodes: !142)
!287 = !DISubroutineType(types: !288)
!288 = !{null}
!289 = !DILocalVariable(name: "thread", scope: !286, file: !2, line: 64, type: !290)
!290 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !291, line: 75, baseType: !292)
!291 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!292 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!293 = !DILocation(line: 64, column: 13, scope: !286)
!294 = !DILocalVariable(name: "fd", scope: !286, file: !2, line: 65, type: !141)
!295 = !DILocation(line: 65, column: 7, scope: !286)
!296 = !DILocation(line: 65, column: 12, scope: !286)
!297 = !DILocation(line: 66, column: 28, scope: !286)
!298 = !DILocation(line: 66, column: 18, scope: !286)
!299 = !DILocation(line: 66, column: 3, scope: !286)
!300 = !DILocalVariable(name: "cell", scope: !286, file: !2, line: 67, type: !301)
!301 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !302, size: 64)
!302 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !2, line: 51, size: 64, elements: !303)
!303 = !{!304, !307}
!304 = !DIDerivedType(tag: DW_TAG_member, name: "ready", scope: !302, file: !2, line: 52, baseType: !305, size: 32)
!305 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !120, line: 104, baseType: !306)
!306 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !141)
!307 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !302, file: !2, line: 53, baseType: !141, size: 32, offset: 32)
!308 = !DILocation(line: 67, column: 16, scope: !286)
!309 = !DILocation(line: 67, column: 66, scope: !286)
!310 = !DILocation(line: 67, column: 23, scope: !286)
!311 = !DILocation(line: 68, column: 9, scope: !286)
!312 = !DILocation(line: 68, column: 3, scope: !286)
!313 = !DILocation(line: 69, column: 41, scope: !286)
!314 = !DILocation(line: 69, column: 3, scope: !286)
!315 = !DILocation(line: 70, column: 29, scope: !316)
!316 = distinct !DILexicalBlock(scope: !286, file: !2, line: 70, column: 7)
!317 = !DILocation(line: 70, column: 35, scope: !316)
!318 = !DILocation(line: 70, column: 7, scope: !316)
!319 = !DILocation(line: 70, column: 64, scope: !316)
!320 = !DILocation(line: 70, column: 67, scope: !316)
!321 = !DILocation(line: 70, column: 73, scope: !316)
!322 = !DILocation(line: 70, column: 79, scope: !316)
!323 = !DILocation(line: 70, column: 7, scope: !286)
!324 = !DILocation(line: 71, column: 5, scope: !316)
!325 = !DILocation(line: 72, column: 16, scope: !286)
!326 = !DILocation(line: 72, column: 3, scope: !286)
!327 = !DILocation(line: 73, column: 10, scope: !286)
!328 = !DILocation(line: 73, column: 3, scope: !286)
!329 = !DILocation(line: 74, column: 8, scope: !286)
!330 = !DILocation(line: 74, column: 6, scope: !286)
!331 = !DILocalVariable(name: "again", scope: !286, file: !2, line: 75, type: !332)
!332 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !333, size: 64)
!333 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !302)
!334 = !DILocation(line: 75, column: 22, scope: !286)
!335 = !DILocation(line: 75, column: 79, scope: !286)
!336 = !DILocation(line: 75, column: 30, scope: !286)
!337 = !DILocation(line: 76, column: 21, scope: !286)
!338 = !DILocation(line: 76, column: 28, scope: !286)
!339 = !DILocation(line: 76, column: 35, scope: !286)
!340 = !DILocation(line: 76, column: 42, scope: !286)
!341 = !DILocation(line: 76, column: 3, scope: !286)
!342 = !DILocation(line: 77, column: 16, scope: !286)
!343 = !DILocation(line: 77, column: 3, scope: !286)
!344 = !DILocation(line: 78, column: 19, scope: !286)
!345 = !DILocation(line: 78, column: 26, scope: !286)
!346 = !DILocation(line: 78, column: 3, scope: !286)
!347 = !DILocation(line: 79, column: 10, scope: !286)
!348 = !DILocation(line: 79, column: 3, scope: !286)
!349 = !DILocation(line: 80, column: 10, scope: !286)
!350 = !DILocation(line: 80, column: 3, scope: !286)
!351 = !DILocation(line: 81, column: 10, scope: !286)
!352 = !DILocation(line: 81, column: 3, scope: !286)
!353 = !DILocation(line: 82, column: 18, scope: !286)
!354 = !DILocation(line: 82, column: 3, scope: !286)
!355 = !DILocation(line: 83, column: 9, scope: !286)
!356 = !DILocation(line: 83, column: 3, scope: !286)
!357 = !DILocation(line: 84, column: 1, scope: !286)
!358 = distinct !DISubprogram(name: "refused", scope: !2, file: !2, line: 16, type: !359, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !100, retainedNodes: !142)
!359 = !DISubroutineType(types: !360)
!360 = !{null, !144, !129}
!361 = !DILocalVariable(name: "what", arg: 1, scope: !358, file: !2, line: 16, type: !144)
!362 = !DILocation(line: 16, column: 33, scope: !358)
!363 = !DILocalVariable(name: "at", arg: 2, scope: !358, file: !2, line: 16, type: !129)
!364 = !DILocation(line: 16, column: 45, scope: !358)
!365 = !DILocation(line: 17, column: 22, scope: !358)
!366 = !DILocation(line: 17, column: 28, scope: !358)
!367 = !DILocation(line: 17, column: 31, scope: !358)
!368 = !DILocation(line: 17, column: 63, scope: !358)
!369 = !DILocation(line: 17, column: 47, scope: !358)
!370 = !DILocation(line: 17, column: 3, scope: !358)
!371 = !DILocation(line: 18, column: 1, scope: !358)
!372 = distinct !DISubprogram(name: "writer", scope: !2, file: !2, line: 56, type: !373, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !100, retainedNodes: !142)
!373 = !DISubroutineType(types: !374)
!374 = !{!129, !129}
!375 = !DILocalVariable(name: "given", arg: 1, scope: !372, file: !2, line: 56, type: !129)
!376 = !DILocation(line: 56, column: 27, scope: !372)
!377 = !DILocalVariable(name: "cell", scope: !372, file: !2, line: 57, type: !301)
!378 = !DILocation(line: 57, column: 16, scope: !372)
!379 = !DILocation(line: 57, column: 23, scope: !372)
!380 = !DILocation(line: 58, column: 3, scope: !372)
!381 = !DILocation(line: 58, column: 9, scope: !372)
!382 = !DILocation(line: 58, column: 15, scope: !372)
!383 = !DILocation(line: 59, column: 26, scope: !372)
!384 = !DILocation(line: 59, column: 32, scope: !372)
!385 = !DILocation(line: 59, column: 3, scope: !372)
!386 = !DILocation(line: 60, column: 3, scope: !372)
!387 = distinct !DISubprogram(name: "failed", scope: !2, file: !2, line: 20, type: !213, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !100, retainedNodes: !142)
!388 = !DILocalVariable(name: "result", arg: 1, scope: !387, file: !2, line: 20, type: !141)
!389 = !DILocation(line: 20, column: 24, scope: !387)
!390 = !DILocation(line: 20, column: 52, scope: !387)
!391 = !DILocation(line: 20, column: 76, scope: !387)
!392 = !DILocation(line: 20, column: 60, scope: !387)
!393 = !DILocation(line: 20, column: 34, scope: !387)
!394 = !DILocation(line: 20, column: 85, scope: !387)
