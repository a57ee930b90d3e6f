; ModuleID = 'strings.c'
source_filename = "strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [9 x i8] c"%zu %zu\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [11 x i8] c" is French\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [13 x i8] c" for braided\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [6 x i8] c"[%s]\0A\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [12 x i8] c"means braid\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [3 x i8] c"ab\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !32
@.str.7 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !37
@.str.8 = private unnamed_addr constant [20 x i8] c"the quick brown fox\00", align 1, !dbg !42
@.str.9 = private unnamed_addr constant [10 x i8] c"%s|%s|%s\0A\00", align 1, !dbg !47
@.str.10 = private unnamed_addr constant [4 x i8] c"own\00", align 1, !dbg !49
@.str.11 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !54
@.str.12 = private unnamed_addr constant [12 x i8] c"%zu %zu %s\0A\00", align 1, !dbg !59
@.str.13 = private unnamed_addr constant [4 x i8] c"eht\00", align 1, !dbg !61
@.str.14 = private unnamed_addr constant [2 x i8] c" \00", align 1, !dbg !63
@.str.15 = private unnamed_addr constant [3 x i8] c"kx\00", align 1, !dbg !68
@.str.16 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !70
@__const.main.list = private unnamed_addr constant [15 x i8] c"one,two;;three\00", align 1
@.str.17 = private unnamed_addr constant [3 x i8] c",;\00", align 1, !dbg !72
@.str.18 = private unnamed_addr constant [5 x i8] c"<%s>\00", align 1, !dbg !74
@.str.19 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1, !dbg !79
@__const.main.overlap = private unnamed_addr constant [11 x i8] c"0123456789\00", align 1
@.str.20 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1, !dbg !81
@.str.21 = private unnamed_addr constant [4 x i8] c"%ld\00", align 1, !dbg !83
@.str.22 = private unnamed_addr constant [10 x i8] c"  -123xyz\00", align 1, !dbg !85
@.str.23 = private unnamed_addr constant [5 x i8] c" %s\0A\00", align 1, !dbg !87
@.str.24 = private unnamed_addr constant [13 x i8] c"%ld %ld %ld\0A\00", align 1, !dbg !89
@.str.25 = private unnamed_addr constant [5 x i8] c"0x1F\00", align 1, !dbg !91
@.str.26 = private unnamed_addr constant [4 x i8] c"077\00", align 1, !dbg !93
@.str.27 = private unnamed_addr constant [4 x i8] c"101\00", align 1, !dbg !95
@.str.28 = private unnamed_addr constant [8 x i8] c"%lu %d\0A\00", align 1, !dbg !97
@.str.29 = private unnamed_addr constant [11 x i8] c"4294967295\00", align 1, !dbg !102
@.str.30 = private unnamed_addr constant [10 x i8] c"42 apples\00", align 1, !dbg !104
@.str.31 = private unnamed_addr constant [6 x i8] c"%lld\0A\00", align 1, !dbg !106
@.str.32 = private unnamed_addr constant [21 x i8] c"-9223372036854775808\00", align 1, !dbg !108
@.str.33 = private unnamed_addr constant [12 x i8] c"%.3f %.17g\0A\00", align 1, !dbg !113
@.str.34 = private unnamed_addr constant [8 x i8] c"3.14159\00", align 1, !dbg !115
@.str.35 = private unnamed_addr constant [4 x i8] c"0.1\00", align 1, !dbg !117

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !133 {
entry:
  %retval = alloca i32, align 4
  %buffer = alloca [64 x i8], align 16
  %small = alloca [6 x i8], align 1
  %s = alloca ptr, align 8
  %list = alloca [15 x i8], align 1
  %rest = alloca ptr, align 8
  %word = alloca ptr, align 8
  %overlap = alloca [11 x i8], align 1
  %copy = alloca ptr, align 8
  %p = alloca ptr, align 8
  %end = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %buffer, !138, !DIExpression(), !142)
  call void @llvm.memset.p0.i64(ptr align 16 %buffer, i8 0, i64 64, i1 false), !dbg !142
  %0 = getelementptr inbounds [64 x i8], ptr %buffer, i32 0, i32 0, !dbg !142
  store i8 116, ptr %0, align 16, !dbg !142
  %1 = getelementptr inbounds [64 x i8], ptr %buffer, i32 0, i32 1, !dbg !142
  store i8 114, ptr %1, align 1, !dbg !142
  %2 = getelementptr inbounds [64 x i8], ptr %buffer, i32 0, i32 2, !dbg !142
  store i8 101, ptr %2, align 2, !dbg !142
  %3 = getelementptr inbounds [64 x i8], ptr %buffer, i32 0, i32 3, !dbg !142
  store i8 115, ptr %3, align 1, !dbg !142
  %4 = getelementptr inbounds [64 x i8], ptr %buffer, i32 0, i32 4, !dbg !142
  store i8 115, ptr %4, align 4, !dbg !142
  %5 = getelementptr inbounds [64 x i8], ptr %buffer, i32 0, i32 5, !dbg !142
  store i8 101, ptr %5, align 1, !dbg !142
  %arraydecay = getelementptr inbounds [64 x i8], ptr %buffer, i64 0, i64 0, !dbg !143
  %call = call i64 @strlen(ptr noundef %arraydecay) #6, !dbg !144
  %arraydecay1 = getelementptr inbounds [64 x i8], ptr %buffer, i64 0, i64 0, !dbg !145
  %call2 = call i64 @strnlen(ptr noundef %arraydecay1, i64 noundef 3), !dbg !146
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %call, i64 noundef %call2), !dbg !147
  %arraydecay4 = getelementptr inbounds [64 x i8], ptr %buffer, i64 0, i64 0, !dbg !148
  %call5 = call ptr @strcat(ptr noundef %arraydecay4, ptr noundef @.str.1) #6, !dbg !149
  %arraydecay6 = getelementptr inbounds [64 x i8], ptr %buffer, i64 0, i64 0, !dbg !150
  %call7 = call ptr @strncat(ptr noundef %arraydecay6, ptr noundef @.str.2, i64 noundef 10) #6, !dbg !151
  %arraydecay8 = getelementptr inbounds [64 x i8], ptr %buffer, i64 0, i64 0, !dbg !152
  %call9 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, ptr noundef %arraydecay8), !dbg !153
  %arraydecay10 = getelementptr inbounds [64 x i8], ptr %buffer, i64 0, i64 0, !dbg !154
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay10, i64 7, !dbg !155
  %call11 = call ptr @strcpy(ptr noundef %add.ptr, ptr noundef @.str.4) #6, !dbg !156
  %arraydecay12 = getelementptr inbounds [64 x i8], ptr %buffer, i64 0, i64 0, !dbg !157
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, ptr noundef %arraydecay12), !dbg !158
    #dbg_declare(ptr %small, !159, !DIExpression(), !160)
  %arraydecay14 = getelementptr inbounds [6 x i8], ptr %small, i64 0, i64 0, !dbg !161
  %call15 = call ptr @strncpy(ptr noundef %arraydecay14, ptr noundef @.str.5, i64 noundef 6) #6, !dbg !162
  %arrayidx = getelementptr inbounds [6 x i8], ptr %small, i64 0, i64 1, !dbg !163
  %6 = load i8, ptr %arrayidx, align 1, !dbg !163
  %conv = sext i8 %6 to i32, !dbg !163
  %arrayidx16 = getelementptr inbounds [6 x i8], ptr %small, i64 0, i64 2, !dbg !164
  %7 = load i8, ptr %arrayidx16, align 1, !dbg !164
  %conv17 = sext i8 %7 to i32, !dbg !164
  %arrayidx18 = getelementptr inbounds [6 x i8], ptr %small, i64 0, i64 5, !dbg !165
  %8 = load i8, ptr %arrayidx18, align 1, !dbg !165
  %conv19 = sext i8 %8 to i32, !dbg !165
  %call20 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %conv, i32 noundef %conv17, i32 noundef %conv19), !dbg !166
  %call21 = call i32 @sign(i32 noundef -1), !dbg !167
  %call22 = call i32 @sign(i32 noundef 0), !dbg !168
  %call23 = call i32 @sign(i32 noundef 1), !dbg !169
  %call24 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %call21, i32 noundef %call22, i32 noundef %call23), !dbg !170
  %call25 = call i32 @sign(i32 noundef 0), !dbg !171
  %call26 = call i32 @sign(i32 noundef -1), !dbg !172
  %call27 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %call25, i32 noundef %call26), !dbg !173
  %call28 = call i32 @sign(i32 noundef 1), !dbg !174
  %call29 = call i32 @sign(i32 noundef 1), !dbg !175
  %call30 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %call28, i32 noundef %call29), !dbg !176
    #dbg_declare(ptr %s, !177, !DIExpression(), !178)
  store ptr @.str.8, ptr %s, align 8, !dbg !178
  %9 = load ptr, ptr %s, align 8, !dbg !179
  %call31 = call ptr @strchr(ptr noundef %9, i32 noundef 113) #6, !dbg !180
  %10 = load ptr, ptr %s, align 8, !dbg !181
  %call32 = call ptr @strrchr(ptr noundef %10, i32 noundef 111) #6, !dbg !182
  %11 = load ptr, ptr %s, align 8, !dbg !183
  %call33 = call ptr @strstr(ptr noundef %11, ptr noundef @.str.10) #6, !dbg !184
  %call34 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, ptr noundef %call31, ptr noundef %call32, ptr noundef %call33), !dbg !185
  %12 = load ptr, ptr %s, align 8, !dbg !186
  %call35 = call ptr @strchr(ptr noundef %12, i32 noundef 122) #6, !dbg !187
  %cmp = icmp eq ptr %call35, null, !dbg !188
  %conv36 = zext i1 %cmp to i32, !dbg !188
  %13 = load ptr, ptr %s, align 8, !dbg !189
  %call37 = call ptr @strstr(ptr noundef %13, ptr noundef @.str.11) #6, !dbg !190
  %14 = load ptr, ptr %s, align 8, !dbg !191
  %cmp38 = icmp eq ptr %call37, %14, !dbg !192
  %conv39 = zext i1 %cmp38 to i32, !dbg !192
  %call40 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %conv36, i32 noundef %conv39), !dbg !193
  %15 = load ptr, ptr %s, align 8, !dbg !194
  %call41 = call i64 @strspn(ptr noundef %15, ptr noundef @.str.13) #6, !dbg !195
  %16 = load ptr, ptr %s, align 8, !dbg !196
  %call42 = call i64 @strcspn(ptr noundef %16, ptr noundef @.str.14), !dbg !197
  %17 = load ptr, ptr %s, align 8, !dbg !198
  %call43 = call ptr @strpbrk(ptr noundef %17, ptr noundef @.str.15) #6, !dbg !199
  %call44 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i64 noundef %call41, i64 noundef %call42, ptr noundef %call43), !dbg !200
  %18 = load ptr, ptr %s, align 8, !dbg !201
  %19 = load ptr, ptr %s, align 8, !dbg !202
  %call45 = call i64 @strlen(ptr noundef %19) #6, !dbg !203
  %call46 = call ptr @memchr(ptr noundef %18, i32 noundef 98, i64 noundef %call45) #6, !dbg !204
  %call47 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, ptr noundef %call46), !dbg !205
    #dbg_declare(ptr %list, !206, !DIExpression(), !210)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %list, ptr align 1 @__const.main.list, i64 15, i1 false), !dbg !210
    #dbg_declare(ptr %rest, !211, !DIExpression(), !214)
    #dbg_declare(ptr %word, !215, !DIExpression(), !216)
  %arraydecay48 = getelementptr inbounds [15 x i8], ptr %list, i64 0, i64 0, !dbg !217
  %call49 = call ptr @strtok_r(ptr noundef %arraydecay48, ptr noundef @.str.17, ptr noundef %rest), !dbg !218
  store ptr %call49, ptr %word, align 8, !dbg !216
  br label %for.cond, !dbg !219

for.cond:                                         ; preds = %for.inc, %entry
  %20 = load ptr, ptr %word, align 8, !dbg !220
  %tobool = icmp ne ptr %20, null, !dbg !222
  br i1 %tobool, label %for.body, label %for.end, !dbg !222

for.body:                                         ; preds = %for.cond
  %21 = load ptr, ptr %word, align 8, !dbg !223
  %call50 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, ptr noundef %21), !dbg !224
  br label %for.inc, !dbg !224

for.inc:                                          ; preds = %for.body
  %call51 = call ptr @strtok_r(ptr noundef null, ptr noundef @.str.17, ptr noundef %rest), !dbg !225
  store ptr %call51, ptr %word, align 8, !dbg !226
  br label %for.cond, !dbg !227, !llvm.loop !228

for.end:                                          ; preds = %for.cond
  %call52 = call i32 (ptr, ...) @printf(ptr noundef @.str.19), !dbg !231
    #dbg_declare(ptr %overlap, !232, !DIExpression(), !233)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %overlap, ptr align 1 @__const.main.overlap, i64 11, i1 false), !dbg !233
  %arraydecay53 = getelementptr inbounds [11 x i8], ptr %overlap, i64 0, i64 0, !dbg !234
  %add.ptr54 = getelementptr inbounds i8, ptr %arraydecay53, i64 2, !dbg !235
  %arraydecay55 = getelementptr inbounds [11 x i8], ptr %overlap, i64 0, i64 0, !dbg !236
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr54, ptr align 1 %arraydecay55, i64 6, i1 false), !dbg !236
  %arraydecay56 = getelementptr inbounds [11 x i8], ptr %overlap, i64 0, i64 0, !dbg !237
  %call57 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, ptr noundef %arraydecay56), !dbg !238
  %arraydecay58 = getelementptr inbounds [11 x i8], ptr %overlap, i64 0, i64 0, !dbg !239
  %arraydecay59 = getelementptr inbounds [11 x i8], ptr %overlap, i64 0, i64 0, !dbg !240
  %add.ptr60 = getelementptr inbounds i8, ptr %arraydecay59, i64 3, !dbg !241
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %arraydecay58, ptr align 1 %add.ptr60, i64 6, i1 false), !dbg !239
  %arraydecay61 = getelementptr inbounds [11 x i8], ptr %overlap, i64 0, i64 0, !dbg !242
  %call62 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, ptr noundef %arraydecay61), !dbg !243
  %arraydecay63 = getelementptr inbounds [11 x i8], ptr %overlap, i64 0, i64 0, !dbg !244
  %add.ptr64 = getelementptr inbounds i8, ptr %arraydecay63, i64 1, !dbg !245
  call void @llvm.memset.p0.i64(ptr align 1 %add.ptr64, i8 45, i64 3, i1 false), !dbg !246
  %arraydecay65 = getelementptr inbounds [11 x i8], ptr %overlap, i64 0, i64 0, !dbg !247
  %call66 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, ptr noundef %arraydecay65), !dbg !248
    #dbg_declare(ptr %copy, !249, !DIExpression(), !250)
  %22 = load ptr, ptr %s, align 8, !dbg !251
  %call67 = call ptr @strdup(ptr noundef %22) #6, !dbg !252
  store ptr %call67, ptr %copy, align 8, !dbg !250
    #dbg_declare(ptr %p, !253, !DIExpression(), !255)
  %23 = load ptr, ptr %copy, align 8, !dbg !256
  store ptr %23, ptr %p, align 8, !dbg !255
  br label %for.cond68, !dbg !257

for.cond68:                                       ; preds = %for.inc74, %for.end
  %24 = load ptr, ptr %p, align 8, !dbg !258
  %25 = load i8, ptr %24, align 1, !dbg !260
  %tobool69 = icmp ne i8 %25, 0, !dbg !261
  br i1 %tobool69, label %for.body70, label %for.end75, !dbg !261

for.body70:                                       ; preds = %for.cond68
  %26 = load ptr, ptr %p, align 8, !dbg !262
  %27 = load i8, ptr %26, align 1, !dbg !263
  %conv71 = zext i8 %27 to i32, !dbg !264
  %call72 = call i32 @toupper(i32 noundef %conv71) #7, !dbg !265
  %conv73 = trunc i32 %call72 to i8, !dbg !266
  %28 = load ptr, ptr %p, align 8, !dbg !267
  store i8 %conv73, ptr %28, align 1, !dbg !268
  br label %for.inc74, !dbg !269

for.inc74:                                        ; preds = %for.body70
  %29 = load ptr, ptr %p, align 8, !dbg !270
  %incdec.ptr = getelementptr inbounds i8, ptr %29, i32 1, !dbg !270
  store ptr %incdec.ptr, ptr %p, align 8, !dbg !270
  br label %for.cond68, !dbg !271, !llvm.loop !272

for.end75:                                        ; preds = %for.cond68
  %30 = load ptr, ptr %copy, align 8, !dbg !274
  %call76 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, ptr noundef %30), !dbg !275
  %31 = load ptr, ptr %copy, align 8, !dbg !276
  call void @free(ptr noundef %31), !dbg !277
  %call77 = call i32 @isdigit(i32 noundef 55) #7, !dbg !278
  %tobool78 = icmp ne i32 %call77, 0, !dbg !279
  %lnot = xor i1 %tobool78, true, !dbg !279
  %lnot79 = xor i1 %lnot, true, !dbg !280
  %lnot.ext = zext i1 %lnot79 to i32, !dbg !280
  %call80 = call i32 @isalpha(i32 noundef 55) #7, !dbg !281
  %tobool81 = icmp ne i32 %call80, 0, !dbg !282
  %lnot82 = xor i1 %tobool81, true, !dbg !282
  %lnot84 = xor i1 %lnot82, true, !dbg !283
  %lnot.ext85 = zext i1 %lnot84 to i32, !dbg !283
  %call86 = call i32 @isspace(i32 noundef 9) #7, !dbg !284
  %tobool87 = icmp ne i32 %call86, 0, !dbg !285
  %lnot88 = xor i1 %tobool87, true, !dbg !285
  %lnot90 = xor i1 %lnot88, true, !dbg !286
  %lnot.ext91 = zext i1 %lnot90 to i32, !dbg !286
  %call92 = call i32 @isxdigit(i32 noundef 102) #7, !dbg !287
  %tobool93 = icmp ne i32 %call92, 0, !dbg !288
  %lnot94 = xor i1 %tobool93, true, !dbg !288
  %lnot96 = xor i1 %lnot94, true, !dbg !289
  %lnot.ext97 = zext i1 %lnot96 to i32, !dbg !289
  %call98 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %lnot.ext, i32 noundef %lnot.ext85, i32 noundef %lnot.ext91, i32 noundef %lnot.ext97), !dbg !290
    #dbg_declare(ptr %end, !291, !DIExpression(), !292)
  %call99 = call i64 @strtol(ptr noundef @.str.22, ptr noundef %end, i32 noundef 10), !dbg !293
  %call100 = call i32 (ptr, ...) @printf(ptr noundef @.str.21, i64 noundef %call99), !dbg !294
  %32 = load ptr, ptr %end, align 8, !dbg !295
  %call101 = call i32 (ptr, ...) @printf(ptr noundef @.str.23, ptr noundef %32), !dbg !296
  %call102 = call i64 @strtol(ptr noundef @.str.25, ptr noundef null, i32 noundef 0), !dbg !297
  %call103 = call i64 @strtol(ptr noundef @.str.26, ptr noundef null, i32 noundef 0), !dbg !298
  %call104 = call i64 @strtol(ptr noundef @.str.27, ptr noundef null, i32 noundef 2), !dbg !299
  %call105 = call i32 (ptr, ...) @printf(ptr noundef @.str.24, i64 noundef %call102, i64 noundef %call103, i64 noundef %call104), !dbg !300
  %call106 = call i64 @strtoul(ptr noundef @.str.29, ptr noundef null, i32 noundef 10), !dbg !301
  %call107 = call i32 @atoi(ptr noundef @.str.30), !dbg !302
  %call108 = call i32 (ptr, ...) @printf(ptr noundef @.str.28, i64 noundef %call106, i32 noundef %call107), !dbg !303
  %call109 = call i64 @strtoll(ptr noundef @.str.32, ptr noundef null, i32 noundef 10), !dbg !304
  %call110 = call i32 (ptr, ...) @printf(ptr noundef @.str.31, i64 noundef %call109), !dbg !305
  %call111 = call double @strtod(ptr noundef @.str.34, ptr noundef null), !dbg !306
  %call112 = call double @strtod(ptr noundef @.str.35, ptr noundef null), !dbg !307
  %call113 = call i32 (ptr, ...) @printf(ptr noundef @.str.33, double noundef %call111, double noundef %call112), !dbg !308
  ret i32 0, !dbg !309
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nounwind
declare i64 @strlen(ptr noundef) #3

declare i64 @strnlen(ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare ptr @strncat(ptr noundef, ptr noundef, i64 noundef) #3

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @sign(i32 noundef %n) #0 !dbg !310 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !313, !DIExpression(), !314)
  %0 = load i32, ptr %n.addr, align 4, !dbg !315
  %cmp = icmp sgt i32 %0, 0, !dbg !316
  %conv = zext i1 %cmp to i32, !dbg !316
  %1 = load i32, ptr %n.addr, align 4, !dbg !317
  %cmp1 = icmp slt i32 %1, 0, !dbg !318
  %conv2 = zext i1 %cmp1 to i32, !dbg !318
  %sub = sub nsw i32 %conv, %conv2, !dbg !319
  ret i32 %sub, !dbg !320
}

; Function Attrs: nounwind
declare ptr @strchr(ptr noundef, i32 noundef) #3

; Function Attrs: nounwind
declare ptr @strrchr(ptr noundef, i32 noundef) #3

; Function Attrs: nounwind
declare ptr @strstr(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i64 @strspn(ptr noundef, ptr noundef) #3

declare i64 @strcspn(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare ptr @strpbrk(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

declare ptr @strtok_r(ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
declare ptr @strdup(ptr noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @toupper(i32 noundef) #5

declare void @free(ptr noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i32 @isdigit(i32 noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i32 @isalpha(i32 noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i32 @isspace(i32 noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i32 @isxdigit(i32 noundef) #5

declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #2

declare i64 @strtoul(ptr noundef, ptr noundef, i32 noundef) #2

declare i32 @atoi(ptr noundef) #2

declare i64 @strtoll(ptr noundef, ptr noundef, i32 noundef) #2

declare double @strtod(ptr noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!119}
!llvm.module.flags = !{!126, !127, !128, !129, !130, !131, !132}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "strings.c", directory: ".", checksumkind: CSK_MD5, checksum: "f09dcd85c34eb65e8ae6689c455de24c")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 9)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 11)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 13)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 6)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 12)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 3)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 10)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 7)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 20)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !34, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 4)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 1)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !24, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !51, isLocal: true, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !65, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 2)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !29, isLocal: true, isDefinition: true)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !51, isLocal: true, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !29, isLocal: true, isDefinition: true)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !76, isLocal: true, isDefinition: true)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 5)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !65, isLocal: true, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !14, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !2, line: 55, type: !51, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(scope: null, file: !2, line: 55, type: !34, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(scope: null, file: !2, line: 56, type: !76, isLocal: true, isDefinition: true)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !14, isLocal: true, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !76, isLocal: true, isDefinition: true)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !51, isLocal: true, isDefinition: true)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !51, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(scope: null, file: !2, line: 58, type: !99, isLocal: true, isDefinition: true)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 8)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(scope: null, file: !2, line: 58, type: !9, isLocal: true, isDefinition: true)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(scope: null, file: !2, line: 58, type: !34, isLocal: true, isDefinition: true)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(scope: null, file: !2, line: 59, type: !19, isLocal: true, isDefinition: true)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(scope: null, file: !2, line: 59, type: !110, isLocal: true, isDefinition: true)
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !111)
!111 = !{!112}
!112 = !DISubrange(count: 21)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(scope: null, file: !2, line: 60, type: !24, isLocal: true, isDefinition: true)
!115 = !DIGlobalVariableExpression(var: !116, expr: !DIExpression())
!116 = distinct !DIGlobalVariable(scope: null, file: !2, line: 60, type: !99, isLocal: true, isDefinition: true)
!117 = !DIGlobalVariableExpression(var: !118, expr: !DIExpression())
!118 = distinct !DIGlobalVariable(scope: null, file: !2, line: 60, type: !51, isLocal: true, isDefinition: true)
!119 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !120, globals: !125, splitDebugInlining: false, nameTableKind: None)
!120 = !{!121, !122, !4, !124}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !123, size: 64)
!123 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!124 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!125 = !{!0, !7, !12, !17, !22, !27, !32, !37, !42, !47, !49, !54, !59, !61, !63, !68, !70, !72, !74, !79, !81, !83, !85, !87, !89, !91, !93, !95, !97, !102, !104, !106, !108, !113, !115, !117}
!126 = !{i32 7, !"Dwarf Version", i32 5}
!127 = !{i32 2, !"Debug Info Version", i32 3}
!128 = !{i32 1, !"wchar_size", i32 4}
!129 = !{i32 8, !"PIC Level", i32 2}
!130 = !{i32 7, !"PIE Level", i32 2}
!131 = !{i32 7, !"uwtable", i32 2}
!132 = !{i32 7, !"frame-pointer", i32 2}
!133 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 12, type: !134, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !119, retainedNodes: !137)
!134 = !DISubroutineType(types: !135)
!135 = !{!136}
!136 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!137 = !{}
!138 = !DILocalVariable(name: "buffer", scope: !133, file: !2, line: 13, type: !139)
!139 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 512, elements: !140)
!140 = !{!141}
!141 = !DISubrange(count: 64)
!142 = !DILocation(line: 13, column: 8, scope: !133)
!143 = !DILocation(line: 14, column: 30, scope: !133)
!144 = !DILocation(line: 14, column: 23, scope: !133)
!145 = !DILocation(line: 14, column: 47, scope: !133)
!146 = !DILocation(line: 14, column: 39, scope: !133)
!147 = !DILocation(line: 14, column: 3, scope: !133)
!148 = !DILocation(line: 15, column: 10, scope: !133)
!149 = !DILocation(line: 15, column: 3, scope: !133)
!150 = !DILocation(line: 16, column: 11, scope: !133)
!151 = !DILocation(line: 16, column: 3, scope: !133)
!152 = !DILocation(line: 17, column: 20, scope: !133)
!153 = !DILocation(line: 17, column: 3, scope: !133)
!154 = !DILocation(line: 18, column: 10, scope: !133)
!155 = !DILocation(line: 18, column: 17, scope: !133)
!156 = !DILocation(line: 18, column: 3, scope: !133)
!157 = !DILocation(line: 19, column: 20, scope: !133)
!158 = !DILocation(line: 19, column: 3, scope: !133)
!159 = !DILocalVariable(name: "small", scope: !133, file: !2, line: 20, type: !19)
!160 = !DILocation(line: 20, column: 8, scope: !133)
!161 = !DILocation(line: 21, column: 11, scope: !133)
!162 = !DILocation(line: 21, column: 3, scope: !133)
!163 = !DILocation(line: 22, column: 24, scope: !133)
!164 = !DILocation(line: 22, column: 34, scope: !133)
!165 = !DILocation(line: 22, column: 44, scope: !133)
!166 = !DILocation(line: 22, column: 3, scope: !133)
!167 = !DILocation(line: 24, column: 24, scope: !133)
!168 = !DILocation(line: 24, column: 52, scope: !133)
!169 = !DILocation(line: 24, column: 80, scope: !133)
!170 = !DILocation(line: 24, column: 3, scope: !133)
!171 = !DILocation(line: 25, column: 21, scope: !133)
!172 = !DILocation(line: 25, column: 55, scope: !133)
!173 = !DILocation(line: 25, column: 3, scope: !133)
!174 = !DILocation(line: 26, column: 21, scope: !133)
!175 = !DILocation(line: 26, column: 56, scope: !133)
!176 = !DILocation(line: 26, column: 3, scope: !133)
!177 = !DILocalVariable(name: "s", scope: !133, file: !2, line: 28, type: !122)
!178 = !DILocation(line: 28, column: 15, scope: !133)
!179 = !DILocation(line: 29, column: 31, scope: !133)
!180 = !DILocation(line: 29, column: 24, scope: !133)
!181 = !DILocation(line: 29, column: 48, scope: !133)
!182 = !DILocation(line: 29, column: 40, scope: !133)
!183 = !DILocation(line: 29, column: 64, scope: !133)
!184 = !DILocation(line: 29, column: 57, scope: !133)
!185 = !DILocation(line: 29, column: 3, scope: !133)
!186 = !DILocation(line: 30, column: 28, scope: !133)
!187 = !DILocation(line: 30, column: 21, scope: !133)
!188 = !DILocation(line: 30, column: 36, scope: !133)
!189 = !DILocation(line: 30, column: 52, scope: !133)
!190 = !DILocation(line: 30, column: 45, scope: !133)
!191 = !DILocation(line: 30, column: 62, scope: !133)
!192 = !DILocation(line: 30, column: 59, scope: !133)
!193 = !DILocation(line: 30, column: 3, scope: !133)
!194 = !DILocation(line: 31, column: 33, scope: !133)
!195 = !DILocation(line: 31, column: 26, scope: !133)
!196 = !DILocation(line: 31, column: 52, scope: !133)
!197 = !DILocation(line: 31, column: 44, scope: !133)
!198 = !DILocation(line: 31, column: 69, scope: !133)
!199 = !DILocation(line: 31, column: 61, scope: !133)
!200 = !DILocation(line: 31, column: 3, scope: !133)
!201 = !DILocation(line: 32, column: 39, scope: !133)
!202 = !DILocation(line: 32, column: 54, scope: !133)
!203 = !DILocation(line: 32, column: 47, scope: !133)
!204 = !DILocation(line: 32, column: 32, scope: !133)
!205 = !DILocation(line: 32, column: 3, scope: !133)
!206 = !DILocalVariable(name: "list", scope: !133, file: !2, line: 34, type: !207)
!207 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !208)
!208 = !{!209}
!209 = !DISubrange(count: 15)
!210 = !DILocation(line: 34, column: 8, scope: !133)
!211 = !DILocalVariable(name: "rest", scope: !212, file: !2, line: 35, type: !213)
!212 = distinct !DILexicalBlock(scope: !133, file: !2, line: 35, column: 3)
!213 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!214 = !DILocation(line: 35, column: 14, scope: !212)
!215 = !DILocalVariable(name: "word", scope: !212, file: !2, line: 35, type: !213)
!216 = !DILocation(line: 35, column: 21, scope: !212)
!217 = !DILocation(line: 35, column: 37, scope: !212)
!218 = !DILocation(line: 35, column: 28, scope: !212)
!219 = !DILocation(line: 35, column: 8, scope: !212)
!220 = !DILocation(line: 35, column: 57, scope: !221)
!221 = distinct !DILexicalBlock(scope: !212, file: !2, line: 35, column: 3)
!222 = !DILocation(line: 35, column: 3, scope: !212)
!223 = !DILocation(line: 36, column: 20, scope: !221)
!224 = !DILocation(line: 36, column: 5, scope: !221)
!225 = !DILocation(line: 35, column: 70, scope: !221)
!226 = !DILocation(line: 35, column: 68, scope: !221)
!227 = !DILocation(line: 35, column: 3, scope: !221)
!228 = distinct !{!228, !222, !229, !230}
!229 = !DILocation(line: 36, column: 24, scope: !212)
!230 = !{!"llvm.loop.mustprogress"}
!231 = !DILocation(line: 37, column: 3, scope: !133)
!232 = !DILocalVariable(name: "overlap", scope: !133, file: !2, line: 39, type: !9)
!233 = !DILocation(line: 39, column: 8, scope: !133)
!234 = !DILocation(line: 40, column: 11, scope: !133)
!235 = !DILocation(line: 40, column: 19, scope: !133)
!236 = !DILocation(line: 40, column: 3, scope: !133)
!237 = !DILocation(line: 41, column: 18, scope: !133)
!238 = !DILocation(line: 41, column: 3, scope: !133)
!239 = !DILocation(line: 42, column: 3, scope: !133)
!240 = !DILocation(line: 42, column: 20, scope: !133)
!241 = !DILocation(line: 42, column: 28, scope: !133)
!242 = !DILocation(line: 43, column: 18, scope: !133)
!243 = !DILocation(line: 43, column: 3, scope: !133)
!244 = !DILocation(line: 44, column: 10, scope: !133)
!245 = !DILocation(line: 44, column: 18, scope: !133)
!246 = !DILocation(line: 44, column: 3, scope: !133)
!247 = !DILocation(line: 45, column: 18, scope: !133)
!248 = !DILocation(line: 45, column: 3, scope: !133)
!249 = !DILocalVariable(name: "copy", scope: !133, file: !2, line: 47, type: !213)
!250 = !DILocation(line: 47, column: 9, scope: !133)
!251 = !DILocation(line: 47, column: 23, scope: !133)
!252 = !DILocation(line: 47, column: 16, scope: !133)
!253 = !DILocalVariable(name: "p", scope: !254, file: !2, line: 48, type: !213)
!254 = distinct !DILexicalBlock(scope: !133, file: !2, line: 48, column: 3)
!255 = !DILocation(line: 48, column: 14, scope: !254)
!256 = !DILocation(line: 48, column: 18, scope: !254)
!257 = !DILocation(line: 48, column: 8, scope: !254)
!258 = !DILocation(line: 48, column: 25, scope: !259)
!259 = distinct !DILexicalBlock(scope: !254, file: !2, line: 48, column: 3)
!260 = !DILocation(line: 48, column: 24, scope: !259)
!261 = !DILocation(line: 48, column: 3, scope: !254)
!262 = !DILocation(line: 49, column: 40, scope: !259)
!263 = !DILocation(line: 49, column: 39, scope: !259)
!264 = !DILocation(line: 49, column: 24, scope: !259)
!265 = !DILocation(line: 49, column: 16, scope: !259)
!266 = !DILocation(line: 49, column: 10, scope: !259)
!267 = !DILocation(line: 49, column: 6, scope: !259)
!268 = !DILocation(line: 49, column: 8, scope: !259)
!269 = !DILocation(line: 49, column: 5, scope: !259)
!270 = !DILocation(line: 48, column: 29, scope: !259)
!271 = !DILocation(line: 48, column: 3, scope: !259)
!272 = distinct !{!272, !261, !273, !230}
!273 = !DILocation(line: 49, column: 41, scope: !254)
!274 = !DILocation(line: 50, column: 18, scope: !133)
!275 = !DILocation(line: 50, column: 3, scope: !133)
!276 = !DILocation(line: 51, column: 8, scope: !133)
!277 = !DILocation(line: 51, column: 3, scope: !133)
!278 = !DILocation(line: 52, column: 29, scope: !133)
!279 = !DILocation(line: 52, column: 28, scope: !133)
!280 = !DILocation(line: 52, column: 27, scope: !133)
!281 = !DILocation(line: 52, column: 45, scope: !133)
!282 = !DILocation(line: 52, column: 44, scope: !133)
!283 = !DILocation(line: 52, column: 43, scope: !133)
!284 = !DILocation(line: 52, column: 61, scope: !133)
!285 = !DILocation(line: 52, column: 60, scope: !133)
!286 = !DILocation(line: 52, column: 59, scope: !133)
!287 = !DILocation(line: 52, column: 78, scope: !133)
!288 = !DILocation(line: 52, column: 77, scope: !133)
!289 = !DILocation(line: 52, column: 76, scope: !133)
!290 = !DILocation(line: 52, column: 3, scope: !133)
!291 = !DILocalVariable(name: "end", scope: !133, file: !2, line: 54, type: !213)
!292 = !DILocation(line: 54, column: 9, scope: !133)
!293 = !DILocation(line: 55, column: 17, scope: !133)
!294 = !DILocation(line: 55, column: 3, scope: !133)
!295 = !DILocation(line: 56, column: 19, scope: !133)
!296 = !DILocation(line: 56, column: 3, scope: !133)
!297 = !DILocation(line: 57, column: 27, scope: !133)
!298 = !DILocation(line: 57, column: 52, scope: !133)
!299 = !DILocation(line: 57, column: 76, scope: !133)
!300 = !DILocation(line: 57, column: 3, scope: !133)
!301 = !DILocation(line: 58, column: 22, scope: !133)
!302 = !DILocation(line: 58, column: 55, scope: !133)
!303 = !DILocation(line: 58, column: 3, scope: !133)
!304 = !DILocation(line: 59, column: 20, scope: !133)
!305 = !DILocation(line: 59, column: 3, scope: !133)
!306 = !DILocation(line: 60, column: 26, scope: !133)
!307 = !DILocation(line: 60, column: 51, scope: !133)
!308 = !DILocation(line: 60, column: 3, scope: !133)
!309 = !DILocation(line: 61, column: 3, scope: !133)
!310 = distinct !DISubprogram(name: "sign", scope: !2, file: !2, line: 8, type: !311, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !119, retainedNodes: !137)
!311 = !DISubroutineType(types: !312)
!312 = !{!136, !136}
!313 = !DILocalVariable(name: "n", arg: 1, scope: !310, file: !2, line: 8, type: !136)
!314 = !DILocation(line: 8, column: 21, scope: !310)
!315 = !DILocation(line: 9, column: 11, scope: !310)
!316 = !DILocation(line: 9, column: 13, scope: !310)
!317 = !DILocation(line: 9, column: 21, scope: !310)
!318 = !DILocation(line: 9, column: 23, scope: !310)
!319 = !DILocation(line: 9, column: 18, scope: !310)
!320 = !DILocation(line: 9, column: 3, scope: !310)
