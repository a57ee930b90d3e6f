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
@.str.10 = private unnamed_addr constant [23 x i8] c"nothing, within a page\00", align 1, !dbg !43
@.str.11 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !48
@.str.12 = private unnamed_addr constant [6 x i8] c"HELLO\00", align 1, !dbg !50
@.str.13 = private unnamed_addr constant [12 x i8] c"%.5s %s %d\0A\00", align 1, !dbg !55
@.str.14 = private unnamed_addr constant [10 x i8] c"%.11s %d\0A\00", align 1, !dbg !57
@.str.15 = private unnamed_addr constant [7 x i8] c"%.11s\0A\00", align 1, !dbg !59
@.str.16 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !61
@.str.17 = private unnamed_addr constant [2 x i8] c"W\00", align 1, !dbg !66
@.str.18 = private unnamed_addr constant [11 x i8] c"%s, %.11s\0A\00", align 1, !dbg !71
@.str.19 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !76
@.str.20 = private unnamed_addr constant [13 x i8] c"/tresse-cell\00", align 1, !dbg !78
@.str.21 = private unnamed_addr constant [5 x i8] c"torn\00", align 1, !dbg !83
@.str.22 = private unnamed_addr constant [12 x i8] c"tresse-cell\00", align 1, !dbg !88
@.str.23 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !90
@.str.24 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1, !dbg !95
@.str.25 = private unnamed_addr constant [5 x i8] c"/a/b\00", align 1, !dbg !97
@.str.26 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1, !dbg !99
@.str.27 = private unnamed_addr constant [8 x i8] c"%s: %s\0A\00", align 1, !dbg !101
@.str.28 = private unnamed_addr constant [7 x i8] c"mapped\00", align 1, !dbg !103

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !143 {
entry:
  %name = alloca ptr, align 8
  %fd = alloca i32, align 4
  %pipes = alloca [2 x i32], align 4
  %zeros = alloca ptr, align 8
    #dbg_declare(ptr %name, !148, !DIExpression(), !151)
  store ptr @.str, ptr %name, align 8, !dbg !151
    #dbg_declare(ptr %fd, !152, !DIExpression(), !153)
  %0 = load ptr, ptr %name, align 8, !dbg !154
  %call = call i32 (ptr, i32, ...) @open(ptr noundef %0, i32 noundef 578, i32 noundef 384), !dbg !155
  store i32 %call, ptr %fd, align 4, !dbg !153
    #dbg_declare(ptr %pipes, !156, !DIExpression(), !158)
  %1 = load i32, ptr %fd, align 4, !dbg !159
  %call1 = call i64 @write(i32 noundef %1, ptr noundef @.str.1, i64 noundef 11), !dbg !160
  %2 = load i32, ptr %fd, align 4, !dbg !161
  call void @private_ones(i32 noundef %2), !dbg !162
  %3 = load i32, ptr %fd, align 4, !dbg !163
  call void @shared_ones(i32 noundef %3), !dbg !164
  call void @memory_with_a_name(), !dbg !165
  %call2 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 1, i32 noundef 2, i32 noundef 60, i64 noundef 0), !dbg !166
  call void @refused(ptr noundef @.str.2, ptr noundef %call2), !dbg !167
  %4 = load i32, ptr %fd, align 4, !dbg !168
  %call3 = call ptr @mmap(ptr noundef null, i64 noundef 0, i32 noundef 1, i32 noundef 2, i32 noundef %4, i64 noundef 0), !dbg !169
  call void @refused(ptr noundef @.str.3, ptr noundef %call3), !dbg !170
  %5 = load i32, ptr %fd, align 4, !dbg !171
  %call4 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 1, i32 noundef 2, i32 noundef %5, i64 noundef 5), !dbg !172
  call void @refused(ptr noundef @.str.4, ptr noundef %call4), !dbg !173
  %6 = load i32, ptr %fd, align 4, !dbg !174
  %call5 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 1, i32 noundef 0, i32 noundef %6, i64 noundef 0), !dbg !175
  call void @refused(ptr noundef @.str.5, ptr noundef %call5), !dbg !176
  %7 = load i32, ptr %fd, align 4, !dbg !177
  %call6 = call i32 @close(i32 noundef %7), !dbg !178
  %8 = load ptr, ptr %name, align 8, !dbg !179
  %call7 = call i32 (ptr, i32, ...) @open(ptr noundef %8, i32 noundef 0), !dbg !180
  store i32 %call7, ptr %fd, align 4, !dbg !181
  %9 = load i32, ptr %fd, align 4, !dbg !182
  %call8 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 3, i32 noundef 1, i32 noundef %9, i64 noundef 0), !dbg !183
  call void @refused(ptr noundef @.str.6, ptr noundef %call8), !dbg !184
  %10 = load i32, ptr %fd, align 4, !dbg !185
  %call9 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 3, i32 noundef 2, i32 noundef %10, i64 noundef 0), !dbg !186
  call void @refused(ptr noundef @.str.7, ptr noundef %call9), !dbg !187
  %11 = load i32, ptr %fd, align 4, !dbg !188
  %call10 = call i32 @close(i32 noundef %11), !dbg !189
  %12 = load ptr, ptr %name, align 8, !dbg !190
  %call11 = call i32 (ptr, i32, ...) @open(ptr noundef %12, i32 noundef 1), !dbg !191
  store i32 %call11, ptr %fd, align 4, !dbg !192
  %13 = load i32, ptr %fd, align 4, !dbg !193
  %call12 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 1, i32 noundef 1, i32 noundef %13, i64 noundef 0), !dbg !194
  call void @refused(ptr noundef @.str.8, ptr noundef %call12), !dbg !195
  %14 = load i32, ptr %fd, align 4, !dbg !196
  %call13 = call i32 @close(i32 noundef %14), !dbg !197
  %arraydecay = getelementptr inbounds [2 x i32], ptr %pipes, i64 0, i64 0, !dbg !198
  %call14 = call i32 @pipe(ptr noundef %arraydecay), !dbg !199
  %arrayidx = getelementptr inbounds [2 x i32], ptr %pipes, i64 0, i64 0, !dbg !200
  %15 = load i32, ptr %arrayidx, align 4, !dbg !200
  %call15 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 1, i32 noundef 2, i32 noundef %15, i64 noundef 0), !dbg !201
  call void @refused(ptr noundef @.str.9, ptr noundef %call15), !dbg !202
  %call16 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 1, i32 noundef 34, i32 noundef -1, i64 noundef -5), !dbg !203
  call void @refused(ptr noundef @.str.10, ptr noundef %call16), !dbg !204
    #dbg_declare(ptr %zeros, !205, !DIExpression(), !208)
  %call17 = call ptr @mmap(ptr noundef null, i64 noundef 4096, i32 noundef 1, i32 noundef 34, i32 noundef -1, i64 noundef -4096), !dbg !209
  store ptr %call17, ptr %zeros, align 8, !dbg !208
  %16 = load ptr, ptr %zeros, align 8, !dbg !210
  %arrayidx18 = getelementptr inbounds i32, ptr %16, i64 7, !dbg !210
  %17 = load i32, ptr %arrayidx18, align 4, !dbg !210
  %18 = load ptr, ptr %zeros, align 8, !dbg !211
  %call19 = call i32 @msync(ptr noundef %18, i64 noundef 4096, i32 noundef 5), !dbg !212
  %call20 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef %17, i32 noundef %call19), !dbg !213
  %19 = load ptr, ptr %zeros, align 8, !dbg !214
  %call21 = call i32 @munmap(ptr noundef %19, i64 noundef 4096), !dbg !215
  %20 = load ptr, ptr %name, align 8, !dbg !216
  %call22 = call i32 @unlink(ptr noundef %20), !dbg !217
  ret i32 0, !dbg !218
}

declare i32 @open(ptr noundef, i32 noundef, ...) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @private_ones(i32 noundef %fd) #0 !dbg !219 {
entry:
  %fd.addr = alloca i32, align 4
  %text = alloca [8 x i8], align 1
  %copy = alloca ptr, align 8
  %view = alloca ptr, align 8
  store i32 %fd, ptr %fd.addr, align 4
    #dbg_declare(ptr %fd.addr, !222, !DIExpression(), !223)
    #dbg_declare(ptr %text, !224, !DIExpression(), !225)
  call void @llvm.memset.p0.i64(ptr align 1 %text, i8 0, i64 8, i1 false), !dbg !225
    #dbg_declare(ptr %copy, !226, !DIExpression(), !228)
  %0 = load i32, ptr %fd.addr, align 4, !dbg !229
  %call = call ptr @mmap(ptr noundef null, i64 noundef 5, i32 noundef 3, i32 noundef 2, i32 noundef %0, i64 noundef 0), !dbg !230
  store ptr %call, ptr %copy, align 8, !dbg !228
  %1 = load ptr, ptr %copy, align 8, !dbg !231
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @.str.12, i64 5, i1 false), !dbg !232
  %2 = load i32, ptr %fd.addr, align 4, !dbg !233
  %arraydecay = getelementptr inbounds [8 x i8], ptr %text, i64 0, i64 0, !dbg !234
  %call1 = call i64 @pread(i32 noundef %2, ptr noundef %arraydecay, i64 noundef 5, i64 noundef 0), !dbg !235
  %3 = load ptr, ptr %copy, align 8, !dbg !236
  %arraydecay2 = getelementptr inbounds [8 x i8], ptr %text, i64 0, i64 0, !dbg !237
  %4 = load ptr, ptr %copy, align 8, !dbg !238
  %arrayidx = getelementptr inbounds i8, ptr %4, i64 5, !dbg !238
  %5 = load i8, ptr %arrayidx, align 1, !dbg !238
  %conv = sext i8 %5 to i32, !dbg !238
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, ptr noundef %3, ptr noundef %arraydecay2, i32 noundef %conv), !dbg !239
  %6 = load ptr, ptr %copy, align 8, !dbg !240
  %call4 = call i32 @munmap(ptr noundef %6, i64 noundef 5), !dbg !241
    #dbg_declare(ptr %view, !242, !DIExpression(), !243)
  %7 = load i32, ptr %fd.addr, align 4, !dbg !244
  %call5 = call ptr @mmap(ptr noundef null, i64 noundef 8192, i32 noundef 1, i32 noundef 2, i32 noundef %7, i64 noundef 0), !dbg !245
  store ptr %call5, ptr %view, align 8, !dbg !243
  %8 = load ptr, ptr %view, align 8, !dbg !246
  %9 = load ptr, ptr %view, align 8, !dbg !247
  %arrayidx6 = getelementptr inbounds i8, ptr %9, i64 4095, !dbg !247
  %10 = load i8, ptr %arrayidx6, align 1, !dbg !247
  %conv7 = sext i8 %10 to i32, !dbg !247
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, ptr noundef %8, i32 noundef %conv7), !dbg !248
  %11 = load ptr, ptr %view, align 8, !dbg !249
  %call9 = call i32 @munmap(ptr noundef %11, i64 noundef 8192), !dbg !250
  %12 = load i32, ptr %fd.addr, align 4, !dbg !251
  %call10 = call ptr @mmap(ptr noundef null, i64 noundef 1, i32 noundef 1, i32 noundef 1, i32 noundef %12, i64 noundef 0), !dbg !252
  store ptr %call10, ptr %view, align 8, !dbg !253
  %13 = load ptr, ptr %view, align 8, !dbg !254
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, ptr noundef %13), !dbg !255
  %14 = load ptr, ptr %view, align 8, !dbg !256
  %call12 = call i32 @munmap(ptr noundef %14, i64 noundef 1), !dbg !257
  ret void, !dbg !258
}

; Function Attrs: noinline nounwind uwtable
define internal void @shared_ones(i32 noundef %fd) #0 !dbg !259 {
entry:
  %fd.addr = alloca i32, align 4
  %text = alloca [16 x i8], align 16
  %bytes = alloca ptr, align 8
  store i32 %fd, ptr %fd.addr, align 4
    #dbg_declare(ptr %fd.addr, !260, !DIExpression(), !261)
    #dbg_declare(ptr %text, !262, !DIExpression(), !266)
  call void @llvm.memset.p0.i64(ptr align 16 %text, i8 0, i64 16, i1 false), !dbg !266
    #dbg_declare(ptr %bytes, !267, !DIExpression(), !268)
  %0 = load i32, ptr %fd.addr, align 4, !dbg !269
  %call = call ptr @mmap(ptr noundef null, i64 noundef 11, i32 noundef 3, i32 noundef 1, i32 noundef %0, i64 noundef 0), !dbg !270
  store ptr %call, ptr %bytes, align 8, !dbg !268
  %1 = load ptr, ptr %bytes, align 8, !dbg !271
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @.str.12, i64 5, i1 false), !dbg !272
  %2 = load ptr, ptr %bytes, align 8, !dbg !273
  %call1 = call i32 @msync(ptr noundef %2, i64 noundef 11, i32 noundef 4), !dbg !274
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, i32 noundef %call1), !dbg !275
  %3 = load i32, ptr %fd.addr, align 4, !dbg !276
  %arraydecay = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !277
  %call3 = call i64 @pread(i32 noundef %3, ptr noundef %arraydecay, i64 noundef 11, i64 noundef 0), !dbg !278
  %4 = load i32, ptr %fd.addr, align 4, !dbg !279
  %call4 = call i64 @pwrite(i32 noundef %4, ptr noundef @.str.17, i64 noundef 1, i64 noundef 6), !dbg !280
  %arraydecay5 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !281
  %5 = load ptr, ptr %bytes, align 8, !dbg !282
  %call6 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, ptr noundef %arraydecay5, ptr noundef %5), !dbg !283
  %6 = load ptr, ptr %bytes, align 8, !dbg !284
  %call7 = call i32 @munmap(ptr noundef %6, i64 noundef 11), !dbg !285
  %arraydecay8 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !286
  call void @llvm.memset.p0.i64(ptr align 16 %arraydecay8, i8 0, i64 16, i1 false), !dbg !286
  %7 = load i32, ptr %fd.addr, align 4, !dbg !287
  %arraydecay9 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !288
  %call10 = call i64 @pread(i32 noundef %7, ptr noundef %arraydecay9, i64 noundef 15, i64 noundef 0), !dbg !289
  %arraydecay11 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !290
  %call12 = call i32 (ptr, ...) @printf(ptr noundef @.str.19, ptr noundef %arraydecay11), !dbg !291
  ret void, !dbg !292
}

; Function Attrs: noinline nounwind uwtable
define internal void @memory_with_a_name() #0 !dbg !293 {
entry:
  %thread = alloca i64, align 8
  %fd = alloca i32, align 4
  %cell = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %again = alloca ptr, align 8
    #dbg_declare(ptr %thread, !296, !DIExpression(), !300)
    #dbg_declare(ptr %fd, !301, !DIExpression(), !302)
  %call = call i32 @shm_open(ptr noundef @.str.20, i32 noundef 194, i32 noundef 384), !dbg !303
  store i32 %call, ptr %fd, align 4, !dbg !302
  %0 = load i32, ptr %fd, align 4, !dbg !304
  %call1 = call i32 @ftruncate(i32 noundef %0, i64 noundef 8), !dbg !305
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, i32 noundef %call1), !dbg !306
    #dbg_declare(ptr %cell, !307, !DIExpression(), !315)
  %1 = load i32, ptr %fd, align 4, !dbg !316
  %call3 = call ptr @mmap(ptr noundef null, i64 noundef 8, i32 noundef 3, i32 noundef 1, i32 noundef %1, i64 noundef 0), !dbg !317
  store ptr %call3, ptr %cell, align 8, !dbg !315
  %2 = load i32, ptr %fd, align 4, !dbg !318
  %call4 = call i32 @close(i32 noundef %2), !dbg !319
  %3 = load ptr, ptr %cell, align 8, !dbg !320
  %call5 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @writer, ptr noundef %3), !dbg !321
  %4 = load ptr, ptr %cell, align 8, !dbg !322
  %ready = getelementptr inbounds %struct.cell, ptr %4, i32 0, i32 0, !dbg !324
  %5 = load atomic i32, ptr %ready acquire, align 4, !dbg !325
  store i32 %5, ptr %atomic-temp, align 4, !dbg !325
  %6 = load i32, ptr %atomic-temp, align 4, !dbg !325
  %tobool = icmp ne i32 %6, 0, !dbg !325
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !326

land.lhs.true:                                    ; preds = %entry
  %7 = load ptr, ptr %cell, align 8, !dbg !327
  %value = getelementptr inbounds %struct.cell, ptr %7, i32 0, i32 1, !dbg !328
  %8 = load i32, ptr %value, align 4, !dbg !328
  %cmp = icmp ne i32 %8, 42, !dbg !329
  br i1 %cmp, label %if.then, label %if.end, !dbg !330

if.then:                                          ; preds = %land.lhs.true
  %call6 = call i32 @puts(ptr noundef @.str.21), !dbg !331
  br label %if.end, !dbg !331

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %9 = load i64, ptr %thread, align 8, !dbg !332
  %call7 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !333
  %10 = load ptr, ptr %cell, align 8, !dbg !334
  %call8 = call i32 @munmap(ptr noundef %10, i64 noundef 8), !dbg !335
  %call9 = call i32 @shm_open(ptr noundef @.str.22, i32 noundef 0, i32 noundef 0), !dbg !336
  store i32 %call9, ptr %fd, align 4, !dbg !337
    #dbg_declare(ptr %again, !338, !DIExpression(), !341)
  %11 = load i32, ptr %fd, align 4, !dbg !342
  %call10 = call ptr @mmap(ptr noundef null, i64 noundef 8, i32 noundef 1, i32 noundef 1, i32 noundef %11, i64 noundef 0), !dbg !343
  store ptr %call10, ptr %again, align 8, !dbg !341
  %12 = load ptr, ptr %again, align 8, !dbg !344
  %ready11 = getelementptr inbounds %struct.cell, ptr %12, i32 0, i32 0, !dbg !345
  %atomic-load = load atomic i32, ptr %ready11 seq_cst, align 4, !dbg !345
  %13 = load ptr, ptr %again, align 8, !dbg !346
  %value12 = getelementptr inbounds %struct.cell, ptr %13, i32 0, i32 1, !dbg !347
  %14 = load i32, ptr %value12, align 4, !dbg !347
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef %atomic-load, i32 noundef %14), !dbg !348
  %call14 = call i32 @shm_unlink(ptr noundef @.str.20), !dbg !349
  %call15 = call i32 (ptr, ...) @printf(ptr noundef @.str.23, i32 noundef %call14), !dbg !350
  %15 = load ptr, ptr %again, align 8, !dbg !351
  %value16 = getelementptr inbounds %struct.cell, ptr %15, i32 0, i32 1, !dbg !352
  %16 = load i32, ptr %value16, align 4, !dbg !352
  %call17 = call i32 (ptr, ...) @printf(ptr noundef @.str.24, i32 noundef %16), !dbg !353
  %call18 = call i32 @shm_open(ptr noundef @.str.20, i32 noundef 0, i32 noundef 0), !dbg !354
  call void @failed(i32 noundef %call18), !dbg !355
  %call19 = call i32 @shm_open(ptr noundef @.str.25, i32 noundef 66, i32 noundef 384), !dbg !356
  call void @failed(i32 noundef %call19), !dbg !357
  %call20 = call i32 @shm_unlink(ptr noundef @.str.25), !dbg !358
  call void @failed(i32 noundef %call20), !dbg !359
  %17 = load ptr, ptr %again, align 8, !dbg !360
  %call21 = call i32 @munmap(ptr noundef %17, i64 noundef 8), !dbg !361
  %18 = load i32, ptr %fd, align 4, !dbg !362
  %call22 = call i32 @close(i32 noundef %18), !dbg !363
  ret void, !dbg !364
}

; Function Attrs: noinline nounwind uwtable
define internal void @refused(ptr noundef %what, ptr noundef %at) #0 !dbg !365 {
entry:
  %what.addr = alloca ptr, align 8
  %at.addr = alloca ptr, align 8
  store ptr %what, ptr %what.addr, align 8
    #dbg_declare(ptr %what.addr, !368, !DIExpression(), !369)
  store ptr %at, ptr %at.addr, align 8
    #dbg_declare(ptr %at.addr, !370, !DIExpression(), !371)
  %0 = load ptr, ptr %what.addr, align 8, !dbg !372
  %1 = load ptr, ptr %at.addr, align 8, !dbg !373
  %cmp = icmp eq ptr %1, inttoptr (i64 -1 to ptr), !dbg !374
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !373

cond.true:                                        ; preds = %entry
  %call = call ptr @__errno_location() #5, !dbg !375
  %2 = load i32, ptr %call, align 4, !dbg !375
  %call1 = call ptr @strerrorname_np(i32 noundef %2), !dbg !376
  br label %cond.end, !dbg !373

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !373

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %call1, %cond.true ], [ @.str.28, %cond.false ], !dbg !373
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.27, ptr noundef %0, ptr noundef %cond), !dbg !377
  ret void, !dbg !378
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
define internal ptr @writer(ptr noundef %given) #0 !dbg !379 {
entry:
  %given.addr = alloca ptr, align 8
  %cell = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %given, ptr %given.addr, align 8
    #dbg_declare(ptr %given.addr, !382, !DIExpression(), !383)
    #dbg_declare(ptr %cell, !384, !DIExpression(), !385)
  %0 = load ptr, ptr %given.addr, align 8, !dbg !386
  store ptr %0, ptr %cell, align 8, !dbg !385
  %1 = load ptr, ptr %cell, align 8, !dbg !387
  %value = getelementptr inbounds %struct.cell, ptr %1, i32 0, i32 1, !dbg !388
  store i32 42, ptr %value, align 4, !dbg !389
  %2 = load ptr, ptr %cell, align 8, !dbg !390
  %ready = getelementptr inbounds %struct.cell, ptr %2, i32 0, i32 0, !dbg !391
  store i32 1, ptr %.atomictmp, align 4, !dbg !392
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !392
  store atomic i32 %3, ptr %ready release, align 4, !dbg !392
  ret ptr null, !dbg !393
}

declare i32 @puts(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @shm_unlink(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @failed(i32 noundef %result) #0 !dbg !394 {
entry:
  %result.addr = alloca i32, align 4
  store i32 %result, ptr %result.addr, align 4
    #dbg_declare(ptr %result.addr, !395, !DIExpression(), !396)
  %0 = load i32, ptr %result.addr, align 4, !dbg !397
  %call = call ptr @__errno_location() #5, !dbg !398
  %1 = load i32, ptr %call, align 4, !dbg !398
  %call1 = call ptr @strerrorname_np(i32 noundef %1), !dbg !399
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.26, i32 noundef %0, ptr noundef %call1), !dbg !400
  ret void, !dbg !401
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

!llvm.dbg.cu = !{!105}
!llvm.module.flags = !{!136, !137, !138, !139, !140, !141, !142}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 87, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "mappings_of_files.c", directory: ".", checksumkind: CSK_MD5, checksum: "d10235d31e2e7e4b3cfcd753709d60e4")
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
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 108, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 23)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 110, type: !40, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 6)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !9, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !19, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !40, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !63, isLocal: true, isDefinition: true)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 4)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !68, isLocal: true, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 2)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !73, isLocal: true, isDefinition: true)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !74)
!74 = !{!75}
!75 = !DISubrange(count: 11)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !63, isLocal: true, isDefinition: true)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !80, isLocal: true, isDefinition: true)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 13)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !85, isLocal: true, isDefinition: true)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !86)
!86 = !{!87}
!87 = !DISubrange(count: 5)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(scope: null, file: !2, line: 74, type: !9, isLocal: true, isDefinition: true)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(scope: null, file: !2, line: 77, type: !92, isLocal: true, isDefinition: true)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !93)
!93 = !{!94}
!94 = !DISubrange(count: 3)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !2, line: 78, type: !85, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(scope: null, file: !2, line: 80, type: !85, isLocal: true, isDefinition: true)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !40, isLocal: true, isDefinition: true)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !14, isLocal: true, isDefinition: true)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !40, isLocal: true, isDefinition: true)
!105 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !106, retainedTypes: !133, globals: !135, splitDebugInlining: false, nameTableKind: None)
!106 = !{!107, !116, !120, !124}
!107 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !108, line: 4, baseType: !109, size: 32, elements: !110)
!108 = !DIFile(filename: "./../mman.h", directory: ".", checksumkind: CSK_MD5, checksum: "7d6004efc8143a70cdea2f1e6eaf969f")
!109 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!110 = !{!111, !112, !113, !114, !115}
!111 = !DIEnumerator(name: "PROT_READ", value: 1)
!112 = !DIEnumerator(name: "PROT_WRITE", value: 2)
!113 = !DIEnumerator(name: "MAP_SHARED", value: 1)
!114 = !DIEnumerator(name: "MAP_PRIVATE", value: 2)
!115 = !DIEnumerator(name: "MAP_ANONYMOUS", value: 32)
!116 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 14, baseType: !109, size: 32, elements: !117)
!117 = !{!118, !119}
!118 = !DIEnumerator(name: "BOTH", value: 3)
!119 = !DIEnumerator(name: "PAGE", value: 4096)
!120 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !108, line: 5, baseType: !109, size: 32, elements: !121)
!121 = !{!122, !123}
!122 = !DIEnumerator(name: "MS_ASYNC", value: 1)
!123 = !DIEnumerator(name: "MS_SYNC", value: 4)
!124 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !125, line: 68, baseType: !109, size: 32, elements: !126)
!125 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!126 = !{!127, !128, !129, !130, !131, !132}
!127 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!128 = !DIEnumerator(name: "memory_order_consume", value: 1)
!129 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!130 = !DIEnumerator(name: "memory_order_release", value: 3)
!131 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!132 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!133 = !{!134}
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!135 = !{!0, !7, !12, !17, !22, !27, !29, !34, !36, !38, !43, !48, !50, !55, !57, !59, !61, !66, !71, !76, !78, !83, !88, !90, !95, !97, !99, !101, !103}
!136 = !{i32 7, !"Dwarf Version", i32 5}
!137 = !{i32 2, !"Debug Info Version", i32 3}
!138 = !{i32 1, !"wchar_size", i32 4}
!139 = !{i32 8, !"PIC Level", i32 2}
!140 = !{i32 7, !"PIE Level", i32 2}
!141 = !{i32 7, !"uwtable", i32 2}
!142 = !{i32 7, !"frame-pointer", i32 2}
!143 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 86, type: !144, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !105, retainedNodes: !147)
!144 = !DISubroutineType(types: !145)
!145 = !{!146}
!146 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!147 = !{}
!148 = !DILocalVariable(name: "name", scope: !143, file: !2, line: 87, type: !149)
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !150, size: 64)
!150 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!151 = !DILocation(line: 87, column: 15, scope: !143)
!152 = !DILocalVariable(name: "fd", scope: !143, file: !2, line: 88, type: !146)
!153 = !DILocation(line: 88, column: 7, scope: !143)
!154 = !DILocation(line: 88, column: 17, scope: !143)
!155 = !DILocation(line: 88, column: 12, scope: !143)
!156 = !DILocalVariable(name: "pipes", scope: !143, file: !2, line: 88, type: !157)
!157 = !DICompositeType(tag: DW_TAG_array_type, baseType: !146, size: 64, elements: !69)
!158 = !DILocation(line: 88, column: 58, scope: !143)
!159 = !DILocation(line: 89, column: 9, scope: !143)
!160 = !DILocation(line: 89, column: 3, scope: !143)
!161 = !DILocation(line: 90, column: 16, scope: !143)
!162 = !DILocation(line: 90, column: 3, scope: !143)
!163 = !DILocation(line: 91, column: 15, scope: !143)
!164 = !DILocation(line: 91, column: 3, scope: !143)
!165 = !DILocation(line: 92, column: 3, scope: !143)
!166 = !DILocation(line: 93, column: 22, scope: !143)
!167 = !DILocation(line: 93, column: 3, scope: !143)
!168 = !DILocation(line: 94, column: 62, scope: !143)
!169 = !DILocation(line: 94, column: 24, scope: !143)
!170 = !DILocation(line: 94, column: 3, scope: !143)
!171 = !DILocation(line: 95, column: 66, scope: !143)
!172 = !DILocation(line: 95, column: 28, scope: !143)
!173 = !DILocation(line: 95, column: 3, scope: !143)
!174 = !DILocation(line: 96, column: 50, scope: !143)
!175 = !DILocation(line: 96, column: 22, scope: !143)
!176 = !DILocation(line: 96, column: 3, scope: !143)
!177 = !DILocation(line: 97, column: 9, scope: !143)
!178 = !DILocation(line: 97, column: 3, scope: !143)
!179 = !DILocation(line: 98, column: 13, scope: !143)
!180 = !DILocation(line: 98, column: 8, scope: !143)
!181 = !DILocation(line: 98, column: 6, scope: !143)
!182 = !DILocation(line: 99, column: 66, scope: !143)
!183 = !DILocation(line: 99, column: 34, scope: !143)
!184 = !DILocation(line: 99, column: 3, scope: !143)
!185 = !DILocation(line: 100, column: 55, scope: !143)
!186 = !DILocation(line: 100, column: 22, scope: !143)
!187 = !DILocation(line: 100, column: 3, scope: !143)
!188 = !DILocation(line: 101, column: 9, scope: !143)
!189 = !DILocation(line: 101, column: 3, scope: !143)
!190 = !DILocation(line: 102, column: 13, scope: !143)
!191 = !DILocation(line: 102, column: 8, scope: !143)
!192 = !DILocation(line: 102, column: 6, scope: !143)
!193 = !DILocation(line: 103, column: 63, scope: !143)
!194 = !DILocation(line: 103, column: 26, scope: !143)
!195 = !DILocation(line: 103, column: 3, scope: !143)
!196 = !DILocation(line: 104, column: 9, scope: !143)
!197 = !DILocation(line: 104, column: 3, scope: !143)
!198 = !DILocation(line: 105, column: 8, scope: !143)
!199 = !DILocation(line: 105, column: 3, scope: !143)
!200 = !DILocation(line: 106, column: 59, scope: !143)
!201 = !DILocation(line: 106, column: 21, scope: !143)
!202 = !DILocation(line: 106, column: 3, scope: !143)
!203 = !DILocation(line: 108, column: 37, scope: !143)
!204 = !DILocation(line: 108, column: 3, scope: !143)
!205 = !DILocalVariable(name: "zeros", scope: !143, file: !2, line: 109, type: !206)
!206 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !207, size: 64)
!207 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !146)
!208 = !DILocation(line: 109, column: 14, scope: !143)
!209 = !DILocation(line: 109, column: 22, scope: !143)
!210 = !DILocation(line: 110, column: 21, scope: !143)
!211 = !DILocation(line: 110, column: 45, scope: !143)
!212 = !DILocation(line: 110, column: 31, scope: !143)
!213 = !DILocation(line: 110, column: 3, scope: !143)
!214 = !DILocation(line: 111, column: 18, scope: !143)
!215 = !DILocation(line: 111, column: 3, scope: !143)
!216 = !DILocation(line: 112, column: 10, scope: !143)
!217 = !DILocation(line: 112, column: 3, scope: !143)
!218 = !DILocation(line: 113, column: 1, scope: !143)
!219 = distinct !DISubprogram(name: "private_ones", scope: !2, file: !2, line: 22, type: !220, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !105, retainedNodes: !147)
!220 = !DISubroutineType(types: !221)
!221 = !{null, !146}
!222 = !DILocalVariable(name: "fd", arg: 1, scope: !219, file: !2, line: 22, type: !146)
!223 = !DILocation(line: 22, column: 30, scope: !219)
!224 = !DILocalVariable(name: "text", scope: !219, file: !2, line: 23, type: !14)
!225 = !DILocation(line: 23, column: 8, scope: !219)
!226 = !DILocalVariable(name: "copy", scope: !219, file: !2, line: 24, type: !227)
!227 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!228 = !DILocation(line: 24, column: 9, scope: !219)
!229 = !DILocation(line: 24, column: 49, scope: !219)
!230 = !DILocation(line: 24, column: 16, scope: !219)
!231 = !DILocation(line: 25, column: 10, scope: !219)
!232 = !DILocation(line: 25, column: 3, scope: !219)
!233 = !DILocation(line: 26, column: 9, scope: !219)
!234 = !DILocation(line: 26, column: 13, scope: !219)
!235 = !DILocation(line: 26, column: 3, scope: !219)
!236 = !DILocation(line: 27, column: 26, scope: !219)
!237 = !DILocation(line: 27, column: 32, scope: !219)
!238 = !DILocation(line: 27, column: 38, scope: !219)
!239 = !DILocation(line: 27, column: 3, scope: !219)
!240 = !DILocation(line: 28, column: 10, scope: !219)
!241 = !DILocation(line: 28, column: 3, scope: !219)
!242 = !DILocalVariable(name: "view", scope: !219, file: !2, line: 29, type: !149)
!243 = !DILocation(line: 29, column: 15, scope: !219)
!244 = !DILocation(line: 29, column: 67, scope: !219)
!245 = !DILocation(line: 29, column: 22, scope: !219)
!246 = !DILocation(line: 30, column: 24, scope: !219)
!247 = !DILocation(line: 30, column: 30, scope: !219)
!248 = !DILocation(line: 30, column: 3, scope: !219)
!249 = !DILocation(line: 31, column: 18, scope: !219)
!250 = !DILocation(line: 31, column: 3, scope: !219)
!251 = !DILocation(line: 32, column: 47, scope: !219)
!252 = !DILocation(line: 32, column: 10, scope: !219)
!253 = !DILocation(line: 32, column: 8, scope: !219)
!254 = !DILocation(line: 33, column: 21, scope: !219)
!255 = !DILocation(line: 33, column: 3, scope: !219)
!256 = !DILocation(line: 34, column: 18, scope: !219)
!257 = !DILocation(line: 34, column: 3, scope: !219)
!258 = !DILocation(line: 35, column: 1, scope: !219)
!259 = distinct !DISubprogram(name: "shared_ones", scope: !2, file: !2, line: 37, type: !220, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !105, retainedNodes: !147)
!260 = !DILocalVariable(name: "fd", arg: 1, scope: !259, file: !2, line: 37, type: !146)
!261 = !DILocation(line: 37, column: 29, scope: !259)
!262 = !DILocalVariable(name: "text", scope: !259, file: !2, line: 38, type: !263)
!263 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !264)
!264 = !{!265}
!265 = !DISubrange(count: 16)
!266 = !DILocation(line: 38, column: 8, scope: !259)
!267 = !DILocalVariable(name: "bytes", scope: !259, file: !2, line: 39, type: !227)
!268 = !DILocation(line: 39, column: 9, scope: !259)
!269 = !DILocation(line: 39, column: 50, scope: !259)
!270 = !DILocation(line: 39, column: 17, scope: !259)
!271 = !DILocation(line: 40, column: 10, scope: !259)
!272 = !DILocation(line: 40, column: 3, scope: !259)
!273 = !DILocation(line: 41, column: 24, scope: !259)
!274 = !DILocation(line: 41, column: 18, scope: !259)
!275 = !DILocation(line: 41, column: 3, scope: !259)
!276 = !DILocation(line: 42, column: 9, scope: !259)
!277 = !DILocation(line: 42, column: 13, scope: !259)
!278 = !DILocation(line: 42, column: 3, scope: !259)
!279 = !DILocation(line: 43, column: 10, scope: !259)
!280 = !DILocation(line: 43, column: 3, scope: !259)
!281 = !DILocation(line: 44, column: 25, scope: !259)
!282 = !DILocation(line: 44, column: 31, scope: !259)
!283 = !DILocation(line: 44, column: 3, scope: !259)
!284 = !DILocation(line: 45, column: 10, scope: !259)
!285 = !DILocation(line: 45, column: 3, scope: !259)
!286 = !DILocation(line: 46, column: 3, scope: !259)
!287 = !DILocation(line: 47, column: 9, scope: !259)
!288 = !DILocation(line: 47, column: 13, scope: !259)
!289 = !DILocation(line: 47, column: 3, scope: !259)
!290 = !DILocation(line: 48, column: 18, scope: !259)
!291 = !DILocation(line: 48, column: 3, scope: !259)
!292 = !DILocation(line: 49, column: 1, scope: !259)
!293 = distinct !DISubprogram(name: "memory_with_a_name", scope: !2, file: !2, line: 63, type: !294, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !105, retainedNodes: !147)
!294 = !DISubroutineType(types: !295)
!295 = !{null}
!296 = !DILocalVariable(name: "thread", scope: !293, file: !2, line: 64, type: !297)
!297 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !298, line: 75, baseType: !299)
!298 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!299 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!300 = !DILocation(line: 64, column: 13, scope: !293)
!301 = !DILocalVariable(name: "fd", scope: !293, file: !2, line: 65, type: !146)
!302 = !DILocation(line: 65, column: 7, scope: !293)
!303 = !DILocation(line: 65, column: 12, scope: !293)
!304 = !DILocation(line: 66, column: 28, scope: !293)
!305 = !DILocation(line: 66, column: 18, scope: !293)
!306 = !DILocation(line: 66, column: 3, scope: !293)
!307 = !DILocalVariable(name: "cell", scope: !293, file: !2, line: 67, type: !308)
!308 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !309, size: 64)
!309 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !2, line: 51, size: 64, elements: !310)
!310 = !{!311, !314}
!311 = !DIDerivedType(tag: DW_TAG_member, name: "ready", scope: !309, file: !2, line: 52, baseType: !312, size: 32)
!312 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !125, line: 104, baseType: !313)
!313 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !146)
!314 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !309, file: !2, line: 53, baseType: !146, size: 32, offset: 32)
!315 = !DILocation(line: 67, column: 16, scope: !293)
!316 = !DILocation(line: 67, column: 66, scope: !293)
!317 = !DILocation(line: 67, column: 23, scope: !293)
!318 = !DILocation(line: 68, column: 9, scope: !293)
!319 = !DILocation(line: 68, column: 3, scope: !293)
!320 = !DILocation(line: 69, column: 41, scope: !293)
!321 = !DILocation(line: 69, column: 3, scope: !293)
!322 = !DILocation(line: 70, column: 29, scope: !323)
!323 = distinct !DILexicalBlock(scope: !293, file: !2, line: 70, column: 7)
!324 = !DILocation(line: 70, column: 35, scope: !323)
!325 = !DILocation(line: 70, column: 7, scope: !323)
!326 = !DILocation(line: 70, column: 64, scope: !323)
!327 = !DILocation(line: 70, column: 67, scope: !323)
!328 = !DILocation(line: 70, column: 73, scope: !323)
!329 = !DILocation(line: 70, column: 79, scope: !323)
!330 = !DILocation(line: 70, column: 7, scope: !293)
!331 = !DILocation(line: 71, column: 5, scope: !323)
!332 = !DILocation(line: 72, column: 16, scope: !293)
!333 = !DILocation(line: 72, column: 3, scope: !293)
!334 = !DILocation(line: 73, column: 10, scope: !293)
!335 = !DILocation(line: 73, column: 3, scope: !293)
!336 = !DILocation(line: 74, column: 8, scope: !293)
!337 = !DILocation(line: 74, column: 6, scope: !293)
!338 = !DILocalVariable(name: "again", scope: !293, file: !2, line: 75, type: !339)
!339 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !340, size: 64)
!340 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !309)
!341 = !DILocation(line: 75, column: 22, scope: !293)
!342 = !DILocation(line: 75, column: 79, scope: !293)
!343 = !DILocation(line: 75, column: 30, scope: !293)
!344 = !DILocation(line: 76, column: 21, scope: !293)
!345 = !DILocation(line: 76, column: 28, scope: !293)
!346 = !DILocation(line: 76, column: 35, scope: !293)
!347 = !DILocation(line: 76, column: 42, scope: !293)
!348 = !DILocation(line: 76, column: 3, scope: !293)
!349 = !DILocation(line: 77, column: 16, scope: !293)
!350 = !DILocation(line: 77, column: 3, scope: !293)
!351 = !DILocation(line: 78, column: 19, scope: !293)
!352 = !DILocation(line: 78, column: 26, scope: !293)
!353 = !DILocation(line: 78, column: 3, scope: !293)
!354 = !DILocation(line: 79, column: 10, scope: !293)
!355 = !DILocation(line: 79, column: 3, scope: !293)
!356 = !DILocation(line: 80, column: 10, scope: !293)
!357 = !DILocation(line: 80, column: 3, scope: !293)
!358 = !DILocation(line: 81, column: 10, scope: !293)
!359 = !DILocation(line: 81, column: 3, scope: !293)
!360 = !DILocation(line: 82, column: 18, scope: !293)
!361 = !DILocation(line: 82, column: 3, scope: !293)
!362 = !DILocation(line: 83, column: 9, scope: !293)
!363 = !DILocation(line: 83, column: 3, scope: !293)
!364 = !DILocation(line: 84, column: 1, scope: !293)
!365 = distinct !DISubprogram(name: "refused", scope: !2, file: !2, line: 16, type: !366, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !105, retainedNodes: !147)
!366 = !DISubroutineType(types: !367)
!367 = !{null, !149, !134}
!368 = !DILocalVariable(name: "what", arg: 1, scope: !365, file: !2, line: 16, type: !149)
!369 = !DILocation(line: 16, column: 33, scope: !365)
!370 = !DILocalVariable(name: "at", arg: 2, scope: !365, file: !2, line: 16, type: !134)
!371 = !DILocation(line: 16, column: 45, scope: !365)
!372 = !DILocation(line: 17, column: 22, scope: !365)
!373 = !DILocation(line: 17, column: 28, scope: !365)
!374 = !DILocation(line: 17, column: 31, scope: !365)
!375 = !DILocation(line: 17, column: 63, scope: !365)
!376 = !DILocation(line: 17, column: 47, scope: !365)
!377 = !DILocation(line: 17, column: 3, scope: !365)
!378 = !DILocation(line: 18, column: 1, scope: !365)
!379 = distinct !DISubprogram(name: "writer", scope: !2, file: !2, line: 56, type: !380, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !105, retainedNodes: !147)
!380 = !DISubroutineType(types: !381)
!381 = !{!134, !134}
!382 = !DILocalVariable(name: "given", arg: 1, scope: !379, file: !2, line: 56, type: !134)
!383 = !DILocation(line: 56, column: 27, scope: !379)
!384 = !DILocalVariable(name: "cell", scope: !379, file: !2, line: 57, type: !308)
!385 = !DILocation(line: 57, column: 16, scope: !379)
!386 = !DILocation(line: 57, column: 23, scope: !379)
!387 = !DILocation(line: 58, column: 3, scope: !379)
!388 = !DILocation(line: 58, column: 9, scope: !379)
!389 = !DILocation(line: 58, column: 15, scope: !379)
!390 = !DILocation(line: 59, column: 26, scope: !379)
!391 = !DILocation(line: 59, column: 32, scope: !379)
!392 = !DILocation(line: 59, column: 3, scope: !379)
!393 = !DILocation(line: 60, column: 3, scope: !379)
!394 = distinct !DISubprogram(name: "failed", scope: !2, file: !2, line: 20, type: !220, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !105, retainedNodes: !147)
!395 = !DILocalVariable(name: "result", arg: 1, scope: !394, file: !2, line: 20, type: !146)
!396 = !DILocation(line: 20, column: 24, scope: !394)
!397 = !DILocation(line: 20, column: 52, scope: !394)
!398 = !DILocation(line: 20, column: 76, scope: !394)
!399 = !DILocation(line: 20, column: 60, scope: !394)
!400 = !DILocation(line: 20, column: 34, scope: !394)
!401 = !DILocation(line: 20, column: 85, scope: !394)
