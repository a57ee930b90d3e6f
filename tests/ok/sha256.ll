; ModuleID = 'sha256.c'
source_filename = "sha256.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.sha = type { [8 x i32], [64 x i8], i64 }

@.str = private unnamed_addr constant [21 x i8] c"%08x %08x %08x %08x\0A\00", align 1, !dbg !0
@start = internal global [8 x i32] zeroinitializer, align 16, !dbg !7
@k = internal global [64 x i32] zeroinitializer, align 16, !dbg !33
@.str.1 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !18
@.str.2 = private unnamed_addr constant [4 x i8] c"abc\00", align 1, !dbg !23
@.str.3 = private unnamed_addr constant [57 x i8] c"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq\00", align 1, !dbg !28
@.str.4 = private unnamed_addr constant [2 x i8] c"\80\00", align 1, !dbg !38
@.str.5 = private unnamed_addr constant [5 x i8] c"%08x\00", align 1, !dbg !43
@.str.6 = private unnamed_addr constant [8 x i8] c"  \22%s\22\0A\00", align 1, !dbg !48

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !61 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @make_constants(), !dbg !65
  %0 = load i32, ptr @start, align 16, !dbg !66
  %1 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @start, i64 0, i64 7), align 4, !dbg !67
  %2 = load i32, ptr @k, align 16, !dbg !68
  %3 = load i32, ptr getelementptr inbounds ([64 x i32], ptr @k, i64 0, i64 63), align 4, !dbg !69
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3), !dbg !70
  call void @print_digest(ptr noundef @.str.1), !dbg !71
  call void @print_digest(ptr noundef @.str.2), !dbg !72
  call void @print_digest(ptr noundef @.str.3), !dbg !73
  ret i32 0, !dbg !74
}

; Function Attrs: noinline nounwind uwtable
define internal void @make_constants() #0 !dbg !75 {
entry:
  %found = alloca i32, align 4
  %n = alloca i32, align 4
  %is_prime = alloca i32, align 4
  %d = alloca i32, align 4
    #dbg_declare(ptr %found, !79, !DIExpression(), !80)
  store i32 0, ptr %found, align 4, !dbg !80
    #dbg_declare(ptr %n, !81, !DIExpression(), !83)
  store i32 2, ptr %n, align 4, !dbg !83
  br label %for.cond, !dbg !84

for.cond:                                         ; preds = %for.inc14, %entry
  %0 = load i32, ptr %found, align 4, !dbg !85
  %cmp = icmp slt i32 %0, 64, !dbg !87
  br i1 %cmp, label %for.body, label %for.end16, !dbg !88

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %is_prime, !89, !DIExpression(), !91)
  store i32 1, ptr %is_prime, align 4, !dbg !91
    #dbg_declare(ptr %d, !92, !DIExpression(), !94)
  store i32 2, ptr %d, align 4, !dbg !94
  br label %for.cond1, !dbg !95

for.cond1:                                        ; preds = %for.inc, %for.body
  %1 = load i32, ptr %d, align 4, !dbg !96
  %2 = load i32, ptr %d, align 4, !dbg !98
  %mul = mul i32 %1, %2, !dbg !99
  %3 = load i32, ptr %n, align 4, !dbg !100
  %cmp2 = icmp ule i32 %mul, %3, !dbg !101
  br i1 %cmp2, label %for.body3, label %for.end, !dbg !102

for.body3:                                        ; preds = %for.cond1
  %4 = load i32, ptr %n, align 4, !dbg !103
  %5 = load i32, ptr %d, align 4, !dbg !105
  %rem = urem i32 %4, %5, !dbg !106
  %cmp4 = icmp eq i32 %rem, 0, !dbg !107
  br i1 %cmp4, label %if.then, label %if.end, !dbg !108

if.then:                                          ; preds = %for.body3
  store i32 0, ptr %is_prime, align 4, !dbg !109
  br label %if.end, !dbg !110

if.end:                                           ; preds = %if.then, %for.body3
  br label %for.inc, !dbg !111

for.inc:                                          ; preds = %if.end
  %6 = load i32, ptr %d, align 4, !dbg !112
  %inc = add i32 %6, 1, !dbg !112
  store i32 %inc, ptr %d, align 4, !dbg !112
  br label %for.cond1, !dbg !113, !llvm.loop !114

for.end:                                          ; preds = %for.cond1
  %7 = load i32, ptr %is_prime, align 4, !dbg !117
  %tobool = icmp ne i32 %7, 0, !dbg !117
  br i1 %tobool, label %if.end6, label %if.then5, !dbg !119

if.then5:                                         ; preds = %for.end
  br label %for.inc14, !dbg !120

if.end6:                                          ; preds = %for.end
  %8 = load i32, ptr %found, align 4, !dbg !121
  %cmp7 = icmp slt i32 %8, 8, !dbg !123
  br i1 %cmp7, label %if.then8, label %if.end9, !dbg !124

if.then8:                                         ; preds = %if.end6
  %9 = load i32, ptr %n, align 4, !dbg !125
  %call = call i32 @root_fraction(i32 noundef %9, i32 noundef 0), !dbg !126
  %10 = load i32, ptr %found, align 4, !dbg !127
  %idxprom = sext i32 %10 to i64, !dbg !128
  %arrayidx = getelementptr inbounds [8 x i32], ptr @start, i64 0, i64 %idxprom, !dbg !128
  store i32 %call, ptr %arrayidx, align 4, !dbg !129
  br label %if.end9, !dbg !128

if.end9:                                          ; preds = %if.then8, %if.end6
  %11 = load i32, ptr %n, align 4, !dbg !130
  %call10 = call i32 @root_fraction(i32 noundef %11, i32 noundef 1), !dbg !131
  %12 = load i32, ptr %found, align 4, !dbg !132
  %inc11 = add nsw i32 %12, 1, !dbg !132
  store i32 %inc11, ptr %found, align 4, !dbg !132
  %idxprom12 = sext i32 %12 to i64, !dbg !133
  %arrayidx13 = getelementptr inbounds [64 x i32], ptr @k, i64 0, i64 %idxprom12, !dbg !133
  store i32 %call10, ptr %arrayidx13, align 4, !dbg !134
  br label %for.inc14, !dbg !135

for.inc14:                                        ; preds = %if.end9, %if.then5
  %13 = load i32, ptr %n, align 4, !dbg !136
  %inc15 = add i32 %13, 1, !dbg !136
  store i32 %inc15, ptr %n, align 4, !dbg !136
  br label %for.cond, !dbg !137, !llvm.loop !138

for.end16:                                        ; preds = %for.cond
  ret void, !dbg !140
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal void @print_digest(ptr noundef %text) #0 !dbg !141 {
entry:
  %text.addr = alloca ptr, align 8
  %s = alloca %struct.sha, align 8
  %bits = alloca i64, align 8
  %end = alloca [8 x i8], align 1
  %i = alloca i32, align 4
  %i6 = alloca i32, align 4
  store ptr %text, ptr %text.addr, align 8
    #dbg_declare(ptr %text.addr, !146, !DIExpression(), !147)
    #dbg_declare(ptr %s, !148, !DIExpression(), !157)
  %h = getelementptr inbounds %struct.sha, ptr %s, i32 0, i32 0, !dbg !158
  %arraydecay = getelementptr inbounds [8 x i32], ptr %h, i64 0, i64 0, !dbg !159
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arraydecay, ptr align 16 @start, i64 32, i1 false), !dbg !159
  %length = getelementptr inbounds %struct.sha, ptr %s, i32 0, i32 2, !dbg !160
  store i64 0, ptr %length, align 8, !dbg !161
  %0 = load ptr, ptr %text.addr, align 8, !dbg !162
  %1 = load ptr, ptr %text.addr, align 8, !dbg !163
  %call = call i64 @strlen(ptr noundef %1) #4, !dbg !164
  call void @add(ptr noundef %s, ptr noundef %0, i64 noundef %call), !dbg !165
    #dbg_declare(ptr %bits, !166, !DIExpression(), !167)
  %length1 = getelementptr inbounds %struct.sha, ptr %s, i32 0, i32 2, !dbg !168
  %2 = load i64, ptr %length1, align 8, !dbg !168
  %mul = mul i64 %2, 8, !dbg !169
  store i64 %mul, ptr %bits, align 8, !dbg !167
  call void @add(ptr noundef %s, ptr noundef @.str.4, i64 noundef 1), !dbg !170
  br label %while.cond, !dbg !171

while.cond:                                       ; preds = %while.body, %entry
  %length2 = getelementptr inbounds %struct.sha, ptr %s, i32 0, i32 2, !dbg !172
  %3 = load i64, ptr %length2, align 8, !dbg !172
  %rem = urem i64 %3, 64, !dbg !173
  %cmp = icmp ne i64 %rem, 56, !dbg !174
  br i1 %cmp, label %while.body, label %while.end, !dbg !171

while.body:                                       ; preds = %while.cond
  call void @add(ptr noundef %s, ptr noundef @.str.1, i64 noundef 1), !dbg !175
  br label %while.cond, !dbg !171, !llvm.loop !176

while.end:                                        ; preds = %while.cond
    #dbg_declare(ptr %end, !178, !DIExpression(), !180)
    #dbg_declare(ptr %i, !181, !DIExpression(), !183)
  store i32 0, ptr %i, align 4, !dbg !183
  br label %for.cond, !dbg !184

for.cond:                                         ; preds = %for.inc, %while.end
  %4 = load i32, ptr %i, align 4, !dbg !185
  %cmp3 = icmp slt i32 %4, 8, !dbg !187
  br i1 %cmp3, label %for.body, label %for.end, !dbg !188

for.body:                                         ; preds = %for.cond
  %5 = load i64, ptr %bits, align 8, !dbg !189
  %6 = load i32, ptr %i, align 4, !dbg !190
  %mul4 = mul nsw i32 8, %6, !dbg !191
  %sub = sub nsw i32 56, %mul4, !dbg !192
  %sh_prom = zext i32 %sub to i64, !dbg !193
  %shr = lshr i64 %5, %sh_prom, !dbg !193
  %conv = trunc i64 %shr to i8, !dbg !194
  %7 = load i32, ptr %i, align 4, !dbg !195
  %idxprom = sext i32 %7 to i64, !dbg !196
  %arrayidx = getelementptr inbounds [8 x i8], ptr %end, i64 0, i64 %idxprom, !dbg !196
  store i8 %conv, ptr %arrayidx, align 1, !dbg !197
  br label %for.inc, !dbg !196

for.inc:                                          ; preds = %for.body
  %8 = load i32, ptr %i, align 4, !dbg !198
  %inc = add nsw i32 %8, 1, !dbg !198
  store i32 %inc, ptr %i, align 4, !dbg !198
  br label %for.cond, !dbg !199, !llvm.loop !200

for.end:                                          ; preds = %for.cond
  %arraydecay5 = getelementptr inbounds [8 x i8], ptr %end, i64 0, i64 0, !dbg !202
  call void @add(ptr noundef %s, ptr noundef %arraydecay5, i64 noundef 8), !dbg !203
    #dbg_declare(ptr %i6, !204, !DIExpression(), !206)
  store i32 0, ptr %i6, align 4, !dbg !206
  br label %for.cond7, !dbg !207

for.cond7:                                        ; preds = %for.inc15, %for.end
  %9 = load i32, ptr %i6, align 4, !dbg !208
  %cmp8 = icmp slt i32 %9, 8, !dbg !210
  br i1 %cmp8, label %for.body10, label %for.end17, !dbg !211

for.body10:                                       ; preds = %for.cond7
  %h11 = getelementptr inbounds %struct.sha, ptr %s, i32 0, i32 0, !dbg !212
  %10 = load i32, ptr %i6, align 4, !dbg !213
  %idxprom12 = sext i32 %10 to i64, !dbg !214
  %arrayidx13 = getelementptr inbounds [8 x i32], ptr %h11, i64 0, i64 %idxprom12, !dbg !214
  %11 = load i32, ptr %arrayidx13, align 4, !dbg !214
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %11), !dbg !215
  br label %for.inc15, !dbg !215

for.inc15:                                        ; preds = %for.body10
  %12 = load i32, ptr %i6, align 4, !dbg !216
  %inc16 = add nsw i32 %12, 1, !dbg !216
  store i32 %inc16, ptr %i6, align 4, !dbg !216
  br label %for.cond7, !dbg !217, !llvm.loop !218

for.end17:                                        ; preds = %for.cond7
  %13 = load ptr, ptr %text.addr, align 8, !dbg !220
  %call18 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, ptr noundef %13), !dbg !221
  ret void, !dbg !222
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @root_fraction(i32 noundef %n, i32 noundef %is_cube) #0 !dbg !223 {
entry:
  %n.addr = alloca i32, align 4
  %is_cube.addr = alloca i32, align 4
  %low = alloca i128, align 16
  %high = alloca i128, align 16
  %goal = alloca i128, align 16
  %middle = alloca i128, align 16
  %power = alloca i128, align 16
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !226, !DIExpression(), !227)
  store i32 %is_cube, ptr %is_cube.addr, align 4
    #dbg_declare(ptr %is_cube.addr, !228, !DIExpression(), !229)
    #dbg_declare(ptr %low, !230, !DIExpression(), !231)
  store i128 0, ptr %low, align 16, !dbg !231
    #dbg_declare(ptr %high, !232, !DIExpression(), !233)
  %0 = load i32, ptr %n.addr, align 4, !dbg !234
  %conv = zext i32 %0 to i128, !dbg !235
  %shl = shl i128 %conv, 36, !dbg !236
  store i128 %shl, ptr %high, align 16, !dbg !233
    #dbg_declare(ptr %goal, !237, !DIExpression(), !238)
  %1 = load i128, ptr %high, align 16, !dbg !239
  %shr = lshr i128 %1, 40, !dbg !241
  %tobool = icmp ne i128 %shr, 0, !dbg !241
  br i1 %tobool, label %if.then, label %if.end, !dbg !242

if.then:                                          ; preds = %entry
  store i128 1099511627776, ptr %high, align 16, !dbg !243
  br label %if.end, !dbg !244

if.end:                                           ; preds = %if.then, %entry
  %2 = load i32, ptr %n.addr, align 4, !dbg !245
  %conv1 = zext i32 %2 to i128, !dbg !246
  %3 = load i32, ptr %is_cube.addr, align 4, !dbg !247
  %tobool2 = icmp ne i32 %3, 0, !dbg !247
  %4 = zext i1 %tobool2 to i64, !dbg !247
  %cond = select i1 %tobool2, i32 96, i32 64, !dbg !247
  %sh_prom = zext i32 %cond to i128, !dbg !248
  %shl3 = shl i128 %conv1, %sh_prom, !dbg !248
  store i128 %shl3, ptr %goal, align 16, !dbg !249
  br label %while.cond, !dbg !250

while.cond:                                       ; preds = %if.end12, %if.end
  %5 = load i128, ptr %high, align 16, !dbg !251
  %6 = load i128, ptr %low, align 16, !dbg !252
  %sub = sub i128 %5, %6, !dbg !253
  %cmp = icmp ugt i128 %sub, 1, !dbg !254
  br i1 %cmp, label %while.body, label %while.end, !dbg !250

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %middle, !255, !DIExpression(), !257)
  %7 = load i128, ptr %low, align 16, !dbg !258
  %8 = load i128, ptr %high, align 16, !dbg !259
  %add = add i128 %7, %8, !dbg !260
  %div = udiv i128 %add, 2, !dbg !261
  store i128 %div, ptr %middle, align 16, !dbg !257
    #dbg_declare(ptr %power, !262, !DIExpression(), !263)
  %9 = load i128, ptr %middle, align 16, !dbg !264
  %10 = load i128, ptr %middle, align 16, !dbg !265
  %mul = mul i128 %9, %10, !dbg !266
  store i128 %mul, ptr %power, align 16, !dbg !263
  %11 = load i32, ptr %is_cube.addr, align 4, !dbg !267
  %tobool5 = icmp ne i32 %11, 0, !dbg !267
  br i1 %tobool5, label %if.then6, label %if.end8, !dbg !269

if.then6:                                         ; preds = %while.body
  %12 = load i128, ptr %middle, align 16, !dbg !270
  %13 = load i128, ptr %power, align 16, !dbg !271
  %mul7 = mul i128 %13, %12, !dbg !271
  store i128 %mul7, ptr %power, align 16, !dbg !271
  br label %if.end8, !dbg !272

if.end8:                                          ; preds = %if.then6, %while.body
  %14 = load i128, ptr %power, align 16, !dbg !273
  %15 = load i128, ptr %goal, align 16, !dbg !275
  %cmp9 = icmp ule i128 %14, %15, !dbg !276
  br i1 %cmp9, label %if.then11, label %if.else, !dbg !277

if.then11:                                        ; preds = %if.end8
  %16 = load i128, ptr %middle, align 16, !dbg !278
  store i128 %16, ptr %low, align 16, !dbg !279
  br label %if.end12, !dbg !280

if.else:                                          ; preds = %if.end8
  %17 = load i128, ptr %middle, align 16, !dbg !281
  store i128 %17, ptr %high, align 16, !dbg !282
  br label %if.end12

if.end12:                                         ; preds = %if.else, %if.then11
  br label %while.cond, !dbg !250, !llvm.loop !283

while.end:                                        ; preds = %while.cond
  %18 = load i128, ptr %low, align 16, !dbg !285
  %conv13 = trunc i128 %18 to i32, !dbg !286
  ret i32 %conv13, !dbg !287
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal void @add(ptr noundef %s, ptr noundef %data, i64 noundef %n) #0 !dbg !288 {
entry:
  %s.addr = alloca ptr, align 8
  %data.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  %from = alloca ptr, align 8
  %i = alloca i64, align 8
  store ptr %s, ptr %s.addr, align 8
    #dbg_declare(ptr %s.addr, !296, !DIExpression(), !297)
  store ptr %data, ptr %data.addr, align 8
    #dbg_declare(ptr %data.addr, !298, !DIExpression(), !299)
  store i64 %n, ptr %n.addr, align 8
    #dbg_declare(ptr %n.addr, !300, !DIExpression(), !301)
    #dbg_declare(ptr %from, !302, !DIExpression(), !305)
  %0 = load ptr, ptr %data.addr, align 8, !dbg !306
  store ptr %0, ptr %from, align 8, !dbg !305
    #dbg_declare(ptr %i, !307, !DIExpression(), !309)
  store i64 0, ptr %i, align 8, !dbg !309
  br label %for.cond, !dbg !310

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i64, ptr %i, align 8, !dbg !311
  %2 = load i64, ptr %n.addr, align 8, !dbg !313
  %cmp = icmp ult i64 %1, %2, !dbg !314
  br i1 %cmp, label %for.body, label %for.end, !dbg !315

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr %from, align 8, !dbg !316
  %4 = load i64, ptr %i, align 8, !dbg !318
  %arrayidx = getelementptr inbounds i8, ptr %3, i64 %4, !dbg !316
  %5 = load i8, ptr %arrayidx, align 1, !dbg !316
  %6 = load ptr, ptr %s.addr, align 8, !dbg !319
  %block = getelementptr inbounds %struct.sha, ptr %6, i32 0, i32 1, !dbg !320
  %7 = load ptr, ptr %s.addr, align 8, !dbg !321
  %length = getelementptr inbounds %struct.sha, ptr %7, i32 0, i32 2, !dbg !322
  %8 = load i64, ptr %length, align 8, !dbg !323
  %inc = add i64 %8, 1, !dbg !323
  store i64 %inc, ptr %length, align 8, !dbg !323
  %rem = urem i64 %8, 64, !dbg !324
  %arrayidx1 = getelementptr inbounds [64 x i8], ptr %block, i64 0, i64 %rem, !dbg !319
  store i8 %5, ptr %arrayidx1, align 1, !dbg !325
  %9 = load ptr, ptr %s.addr, align 8, !dbg !326
  %length2 = getelementptr inbounds %struct.sha, ptr %9, i32 0, i32 2, !dbg !328
  %10 = load i64, ptr %length2, align 8, !dbg !328
  %rem3 = urem i64 %10, 64, !dbg !329
  %cmp4 = icmp eq i64 %rem3, 0, !dbg !330
  br i1 %cmp4, label %if.then, label %if.end, !dbg !331

if.then:                                          ; preds = %for.body
  %11 = load ptr, ptr %s.addr, align 8, !dbg !332
  call void @compress(ptr noundef %11), !dbg !333
  br label %if.end, !dbg !333

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc, !dbg !334

for.inc:                                          ; preds = %if.end
  %12 = load i64, ptr %i, align 8, !dbg !335
  %inc5 = add i64 %12, 1, !dbg !335
  store i64 %inc5, ptr %i, align 8, !dbg !335
  br label %for.cond, !dbg !336, !llvm.loop !337

for.end:                                          ; preds = %for.cond
  ret void, !dbg !339
}

; Function Attrs: nounwind
declare i64 @strlen(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @compress(ptr noundef %s) #0 !dbg !340 {
entry:
  %s.addr = alloca ptr, align 8
  %w = alloca [64 x i32], align 16
  %v = alloca [8 x i32], align 16
  %i = alloca i32, align 4
  %b = alloca ptr, align 8
  %i12 = alloca i32, align 4
  %a = alloca i32, align 4
  %b19 = alloca i32, align 4
  %s0 = alloca i32, align 4
  %s1 = alloca i32, align 4
  %i45 = alloca i32, align 4
  %s150 = alloca i32, align 4
  %choice = alloca i32, align 4
  %t1 = alloca i32, align 4
  %s074 = alloca i32, align 4
  %majority = alloca i32, align 4
  %i105 = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
    #dbg_declare(ptr %s.addr, !343, !DIExpression(), !344)
    #dbg_declare(ptr %w, !345, !DIExpression(), !346)
    #dbg_declare(ptr %v, !347, !DIExpression(), !348)
    #dbg_declare(ptr %i, !349, !DIExpression(), !351)
  store i32 0, ptr %i, align 4, !dbg !351
  br label %for.cond, !dbg !352

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !353
  %cmp = icmp slt i32 %0, 16, !dbg !355
  br i1 %cmp, label %for.body, label %for.end, !dbg !356

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %b, !357, !DIExpression(), !359)
  %1 = load ptr, ptr %s.addr, align 8, !dbg !360
  %block = getelementptr inbounds %struct.sha, ptr %1, i32 0, i32 1, !dbg !361
  %arraydecay = getelementptr inbounds [64 x i8], ptr %block, i64 0, i64 0, !dbg !360
  %2 = load i32, ptr %i, align 4, !dbg !362
  %mul = mul nsw i32 4, %2, !dbg !363
  %idx.ext = sext i32 %mul to i64, !dbg !364
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay, i64 %idx.ext, !dbg !364
  store ptr %add.ptr, ptr %b, align 8, !dbg !359
  %3 = load ptr, ptr %b, align 8, !dbg !365
  %arrayidx = getelementptr inbounds i8, ptr %3, i64 0, !dbg !365
  %4 = load i8, ptr %arrayidx, align 1, !dbg !365
  %conv = zext i8 %4 to i32, !dbg !366
  %shl = shl i32 %conv, 24, !dbg !367
  %5 = load ptr, ptr %b, align 8, !dbg !368
  %arrayidx1 = getelementptr inbounds i8, ptr %5, i64 1, !dbg !368
  %6 = load i8, ptr %arrayidx1, align 1, !dbg !368
  %conv2 = zext i8 %6 to i32, !dbg !369
  %shl3 = shl i32 %conv2, 16, !dbg !370
  %or = or i32 %shl, %shl3, !dbg !371
  %7 = load ptr, ptr %b, align 8, !dbg !372
  %arrayidx4 = getelementptr inbounds i8, ptr %7, i64 2, !dbg !372
  %8 = load i8, ptr %arrayidx4, align 1, !dbg !372
  %conv5 = zext i8 %8 to i32, !dbg !373
  %shl6 = shl i32 %conv5, 8, !dbg !374
  %or7 = or i32 %or, %shl6, !dbg !375
  %9 = load ptr, ptr %b, align 8, !dbg !376
  %arrayidx8 = getelementptr inbounds i8, ptr %9, i64 3, !dbg !376
  %10 = load i8, ptr %arrayidx8, align 1, !dbg !376
  %conv9 = zext i8 %10 to i32, !dbg !376
  %or10 = or i32 %or7, %conv9, !dbg !377
  %11 = load i32, ptr %i, align 4, !dbg !378
  %idxprom = sext i32 %11 to i64, !dbg !379
  %arrayidx11 = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 %idxprom, !dbg !379
  store i32 %or10, ptr %arrayidx11, align 4, !dbg !380
  br label %for.inc, !dbg !381

for.inc:                                          ; preds = %for.body
  %12 = load i32, ptr %i, align 4, !dbg !382
  %inc = add nsw i32 %12, 1, !dbg !382
  store i32 %inc, ptr %i, align 4, !dbg !382
  br label %for.cond, !dbg !383, !llvm.loop !384

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i12, !386, !DIExpression(), !388)
  store i32 16, ptr %i12, align 4, !dbg !388
  br label %for.cond13, !dbg !389

for.cond13:                                       ; preds = %for.inc40, %for.end
  %13 = load i32, ptr %i12, align 4, !dbg !390
  %cmp14 = icmp slt i32 %13, 64, !dbg !392
  br i1 %cmp14, label %for.body16, label %for.end42, !dbg !393

for.body16:                                       ; preds = %for.cond13
    #dbg_declare(ptr %a, !394, !DIExpression(), !396)
  %14 = load i32, ptr %i12, align 4, !dbg !397
  %sub = sub nsw i32 %14, 15, !dbg !398
  %idxprom17 = sext i32 %sub to i64, !dbg !399
  %arrayidx18 = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 %idxprom17, !dbg !399
  %15 = load i32, ptr %arrayidx18, align 4, !dbg !399
  store i32 %15, ptr %a, align 4, !dbg !396
    #dbg_declare(ptr %b19, !400, !DIExpression(), !401)
  %16 = load i32, ptr %i12, align 4, !dbg !402
  %sub20 = sub nsw i32 %16, 2, !dbg !403
  %idxprom21 = sext i32 %sub20 to i64, !dbg !404
  %arrayidx22 = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 %idxprom21, !dbg !404
  %17 = load i32, ptr %arrayidx22, align 4, !dbg !404
  store i32 %17, ptr %b19, align 4, !dbg !401
    #dbg_declare(ptr %s0, !405, !DIExpression(), !406)
  %18 = load i32, ptr %a, align 4, !dbg !407
  %call = call i32 @rotate(i32 noundef %18, i32 noundef 7), !dbg !408
  %19 = load i32, ptr %a, align 4, !dbg !409
  %call23 = call i32 @rotate(i32 noundef %19, i32 noundef 18), !dbg !410
  %xor = xor i32 %call, %call23, !dbg !411
  %20 = load i32, ptr %a, align 4, !dbg !412
  %shr = lshr i32 %20, 3, !dbg !413
  %xor24 = xor i32 %xor, %shr, !dbg !414
  store i32 %xor24, ptr %s0, align 4, !dbg !406
    #dbg_declare(ptr %s1, !415, !DIExpression(), !416)
  %21 = load i32, ptr %b19, align 4, !dbg !417
  %call25 = call i32 @rotate(i32 noundef %21, i32 noundef 17), !dbg !418
  %22 = load i32, ptr %b19, align 4, !dbg !419
  %call26 = call i32 @rotate(i32 noundef %22, i32 noundef 19), !dbg !420
  %xor27 = xor i32 %call25, %call26, !dbg !421
  %23 = load i32, ptr %b19, align 4, !dbg !422
  %shr28 = lshr i32 %23, 10, !dbg !423
  %xor29 = xor i32 %xor27, %shr28, !dbg !424
  store i32 %xor29, ptr %s1, align 4, !dbg !416
  %24 = load i32, ptr %i12, align 4, !dbg !425
  %sub30 = sub nsw i32 %24, 16, !dbg !426
  %idxprom31 = sext i32 %sub30 to i64, !dbg !427
  %arrayidx32 = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 %idxprom31, !dbg !427
  %25 = load i32, ptr %arrayidx32, align 4, !dbg !427
  %26 = load i32, ptr %s0, align 4, !dbg !428
  %add = add i32 %25, %26, !dbg !429
  %27 = load i32, ptr %i12, align 4, !dbg !430
  %sub33 = sub nsw i32 %27, 7, !dbg !431
  %idxprom34 = sext i32 %sub33 to i64, !dbg !432
  %arrayidx35 = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 %idxprom34, !dbg !432
  %28 = load i32, ptr %arrayidx35, align 4, !dbg !432
  %add36 = add i32 %add, %28, !dbg !433
  %29 = load i32, ptr %s1, align 4, !dbg !434
  %add37 = add i32 %add36, %29, !dbg !435
  %30 = load i32, ptr %i12, align 4, !dbg !436
  %idxprom38 = sext i32 %30 to i64, !dbg !437
  %arrayidx39 = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 %idxprom38, !dbg !437
  store i32 %add37, ptr %arrayidx39, align 4, !dbg !438
  br label %for.inc40, !dbg !439

for.inc40:                                        ; preds = %for.body16
  %31 = load i32, ptr %i12, align 4, !dbg !440
  %inc41 = add nsw i32 %31, 1, !dbg !440
  store i32 %inc41, ptr %i12, align 4, !dbg !440
  br label %for.cond13, !dbg !441, !llvm.loop !442

for.end42:                                        ; preds = %for.cond13
  %arraydecay43 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 0, !dbg !444
  %32 = load ptr, ptr %s.addr, align 8, !dbg !445
  %h = getelementptr inbounds %struct.sha, ptr %32, i32 0, i32 0, !dbg !446
  %arraydecay44 = getelementptr inbounds [8 x i32], ptr %h, i64 0, i64 0, !dbg !444
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arraydecay43, ptr align 8 %arraydecay44, i64 32, i1 false), !dbg !444
    #dbg_declare(ptr %i45, !447, !DIExpression(), !449)
  store i32 0, ptr %i45, align 4, !dbg !449
  br label %for.cond46, !dbg !450

for.cond46:                                       ; preds = %for.inc102, %for.end42
  %33 = load i32, ptr %i45, align 4, !dbg !451
  %cmp47 = icmp slt i32 %33, 64, !dbg !453
  br i1 %cmp47, label %for.body49, label %for.end104, !dbg !454

for.body49:                                       ; preds = %for.cond46
    #dbg_declare(ptr %s150, !455, !DIExpression(), !457)
  %arrayidx51 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 4, !dbg !458
  %34 = load i32, ptr %arrayidx51, align 16, !dbg !458
  %call52 = call i32 @rotate(i32 noundef %34, i32 noundef 6), !dbg !459
  %arrayidx53 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 4, !dbg !460
  %35 = load i32, ptr %arrayidx53, align 16, !dbg !460
  %call54 = call i32 @rotate(i32 noundef %35, i32 noundef 11), !dbg !461
  %xor55 = xor i32 %call52, %call54, !dbg !462
  %arrayidx56 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 4, !dbg !463
  %36 = load i32, ptr %arrayidx56, align 16, !dbg !463
  %call57 = call i32 @rotate(i32 noundef %36, i32 noundef 25), !dbg !464
  %xor58 = xor i32 %xor55, %call57, !dbg !465
  store i32 %xor58, ptr %s150, align 4, !dbg !457
    #dbg_declare(ptr %choice, !466, !DIExpression(), !467)
  %arrayidx59 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 4, !dbg !468
  %37 = load i32, ptr %arrayidx59, align 16, !dbg !468
  %arrayidx60 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 5, !dbg !469
  %38 = load i32, ptr %arrayidx60, align 4, !dbg !469
  %and = and i32 %37, %38, !dbg !470
  %arrayidx61 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 4, !dbg !471
  %39 = load i32, ptr %arrayidx61, align 16, !dbg !471
  %not = xor i32 %39, -1, !dbg !472
  %arrayidx62 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 6, !dbg !473
  %40 = load i32, ptr %arrayidx62, align 8, !dbg !473
  %and63 = and i32 %not, %40, !dbg !474
  %xor64 = xor i32 %and, %and63, !dbg !475
  store i32 %xor64, ptr %choice, align 4, !dbg !467
    #dbg_declare(ptr %t1, !476, !DIExpression(), !477)
  %arrayidx65 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 7, !dbg !478
  %41 = load i32, ptr %arrayidx65, align 4, !dbg !478
  %42 = load i32, ptr %s150, align 4, !dbg !479
  %add66 = add i32 %41, %42, !dbg !480
  %43 = load i32, ptr %choice, align 4, !dbg !481
  %add67 = add i32 %add66, %43, !dbg !482
  %44 = load i32, ptr %i45, align 4, !dbg !483
  %idxprom68 = sext i32 %44 to i64, !dbg !484
  %arrayidx69 = getelementptr inbounds [64 x i32], ptr @k, i64 0, i64 %idxprom68, !dbg !484
  %45 = load i32, ptr %arrayidx69, align 4, !dbg !484
  %add70 = add i32 %add67, %45, !dbg !485
  %46 = load i32, ptr %i45, align 4, !dbg !486
  %idxprom71 = sext i32 %46 to i64, !dbg !487
  %arrayidx72 = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 %idxprom71, !dbg !487
  %47 = load i32, ptr %arrayidx72, align 4, !dbg !487
  %add73 = add i32 %add70, %47, !dbg !488
  store i32 %add73, ptr %t1, align 4, !dbg !477
    #dbg_declare(ptr %s074, !489, !DIExpression(), !490)
  %arrayidx75 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 0, !dbg !491
  %48 = load i32, ptr %arrayidx75, align 16, !dbg !491
  %call76 = call i32 @rotate(i32 noundef %48, i32 noundef 2), !dbg !492
  %arrayidx77 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 0, !dbg !493
  %49 = load i32, ptr %arrayidx77, align 16, !dbg !493
  %call78 = call i32 @rotate(i32 noundef %49, i32 noundef 13), !dbg !494
  %xor79 = xor i32 %call76, %call78, !dbg !495
  %arrayidx80 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 0, !dbg !496
  %50 = load i32, ptr %arrayidx80, align 16, !dbg !496
  %call81 = call i32 @rotate(i32 noundef %50, i32 noundef 22), !dbg !497
  %xor82 = xor i32 %xor79, %call81, !dbg !498
  store i32 %xor82, ptr %s074, align 4, !dbg !490
    #dbg_declare(ptr %majority, !499, !DIExpression(), !500)
  %arrayidx83 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 0, !dbg !501
  %51 = load i32, ptr %arrayidx83, align 16, !dbg !501
  %arrayidx84 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 1, !dbg !502
  %52 = load i32, ptr %arrayidx84, align 4, !dbg !502
  %and85 = and i32 %51, %52, !dbg !503
  %arrayidx86 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 0, !dbg !504
  %53 = load i32, ptr %arrayidx86, align 16, !dbg !504
  %arrayidx87 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 2, !dbg !505
  %54 = load i32, ptr %arrayidx87, align 8, !dbg !505
  %and88 = and i32 %53, %54, !dbg !506
  %xor89 = xor i32 %and85, %and88, !dbg !507
  %arrayidx90 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 1, !dbg !508
  %55 = load i32, ptr %arrayidx90, align 4, !dbg !508
  %arrayidx91 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 2, !dbg !509
  %56 = load i32, ptr %arrayidx91, align 8, !dbg !509
  %and92 = and i32 %55, %56, !dbg !510
  %xor93 = xor i32 %xor89, %and92, !dbg !511
  store i32 %xor93, ptr %majority, align 4, !dbg !500
  %arraydecay94 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 0, !dbg !512
  %add.ptr95 = getelementptr inbounds i32, ptr %arraydecay94, i64 1, !dbg !513
  %arraydecay96 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 0, !dbg !514
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %add.ptr95, ptr align 16 %arraydecay96, i64 28, i1 false), !dbg !514
  %57 = load i32, ptr %t1, align 4, !dbg !515
  %arrayidx97 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 4, !dbg !516
  %58 = load i32, ptr %arrayidx97, align 16, !dbg !517
  %add98 = add i32 %58, %57, !dbg !517
  store i32 %add98, ptr %arrayidx97, align 16, !dbg !517
  %59 = load i32, ptr %t1, align 4, !dbg !518
  %60 = load i32, ptr %s074, align 4, !dbg !519
  %add99 = add i32 %59, %60, !dbg !520
  %61 = load i32, ptr %majority, align 4, !dbg !521
  %add100 = add i32 %add99, %61, !dbg !522
  %arrayidx101 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 0, !dbg !523
  store i32 %add100, ptr %arrayidx101, align 16, !dbg !524
  br label %for.inc102, !dbg !525

for.inc102:                                       ; preds = %for.body49
  %62 = load i32, ptr %i45, align 4, !dbg !526
  %inc103 = add nsw i32 %62, 1, !dbg !526
  store i32 %inc103, ptr %i45, align 4, !dbg !526
  br label %for.cond46, !dbg !527, !llvm.loop !528

for.end104:                                       ; preds = %for.cond46
    #dbg_declare(ptr %i105, !530, !DIExpression(), !532)
  store i32 0, ptr %i105, align 4, !dbg !532
  br label %for.cond106, !dbg !533

for.cond106:                                      ; preds = %for.inc116, %for.end104
  %63 = load i32, ptr %i105, align 4, !dbg !534
  %cmp107 = icmp slt i32 %63, 8, !dbg !536
  br i1 %cmp107, label %for.body109, label %for.end118, !dbg !537

for.body109:                                      ; preds = %for.cond106
  %64 = load i32, ptr %i105, align 4, !dbg !538
  %idxprom110 = sext i32 %64 to i64, !dbg !539
  %arrayidx111 = getelementptr inbounds [8 x i32], ptr %v, i64 0, i64 %idxprom110, !dbg !539
  %65 = load i32, ptr %arrayidx111, align 4, !dbg !539
  %66 = load ptr, ptr %s.addr, align 8, !dbg !540
  %h112 = getelementptr inbounds %struct.sha, ptr %66, i32 0, i32 0, !dbg !541
  %67 = load i32, ptr %i105, align 4, !dbg !542
  %idxprom113 = sext i32 %67 to i64, !dbg !540
  %arrayidx114 = getelementptr inbounds [8 x i32], ptr %h112, i64 0, i64 %idxprom113, !dbg !540
  %68 = load i32, ptr %arrayidx114, align 4, !dbg !543
  %add115 = add i32 %68, %65, !dbg !543
  store i32 %add115, ptr %arrayidx114, align 4, !dbg !543
  br label %for.inc116, !dbg !540

for.inc116:                                       ; preds = %for.body109
  %69 = load i32, ptr %i105, align 4, !dbg !544
  %inc117 = add nsw i32 %69, 1, !dbg !544
  store i32 %inc117, ptr %i105, align 4, !dbg !544
  br label %for.cond106, !dbg !545, !llvm.loop !546

for.end118:                                       ; preds = %for.cond106
  ret void, !dbg !548
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @rotate(i32 noundef %x, i32 noundef %n) #0 !dbg !549 {
entry:
  %x.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !552, !DIExpression(), !553)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !554, !DIExpression(), !555)
  %0 = load i32, ptr %x.addr, align 4, !dbg !556
  %1 = load i32, ptr %n.addr, align 4, !dbg !557
  %shr = lshr i32 %0, %1, !dbg !558
  %2 = load i32, ptr %x.addr, align 4, !dbg !559
  %3 = load i32, ptr %n.addr, align 4, !dbg !560
  %sub = sub nsw i32 32, %3, !dbg !561
  %shl = shl i32 %2, %sub, !dbg !562
  %or = or i32 %shr, %shl, !dbg !563
  ret i32 %or, !dbg !564
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!54, !55, !56, !57, !58, !59, !60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 109, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "sha256.c", directory: ".", checksumkind: CSK_MD5, checksum: "4a97c24280848df7ccf770f6ed22efb6")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 21)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "start", scope: !9, file: !2, line: 13, type: !53, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !17, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11, !12, !15}
!11 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !13, line: 12, baseType: !14)
!13 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "ebc75cd258e1e4e9fcf6eddd6ad2b8ba")
!14 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !13, line: 8, baseType: !16)
!16 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!17 = !{!0, !18, !23, !28, !33, !7, !38, !43, !48}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 110, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 1)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 111, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 4)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 112, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 456, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 57)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "k", scope: !9, file: !2, line: 13, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 2048, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 64)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 95, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 2)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 103, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 5)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 104, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 8)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 256, elements: !51)
!54 = !{i32 7, !"Dwarf Version", i32 5}
!55 = !{i32 2, !"Debug Info Version", i32 3}
!56 = !{i32 1, !"wchar_size", i32 4}
!57 = !{i32 8, !"PIC Level", i32 2}
!58 = !{i32 7, !"PIE Level", i32 2}
!59 = !{i32 7, !"uwtable", i32 2}
!60 = !{i32 7, !"frame-pointer", i32 2}
!61 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 107, type: !62, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9)
!62 = !DISubroutineType(types: !63)
!63 = !{!64}
!64 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!65 = !DILocation(line: 108, column: 3, scope: !61)
!66 = !DILocation(line: 109, column: 35, scope: !61)
!67 = !DILocation(line: 109, column: 45, scope: !61)
!68 = !DILocation(line: 109, column: 55, scope: !61)
!69 = !DILocation(line: 109, column: 61, scope: !61)
!70 = !DILocation(line: 109, column: 3, scope: !61)
!71 = !DILocation(line: 110, column: 3, scope: !61)
!72 = !DILocation(line: 111, column: 3, scope: !61)
!73 = !DILocation(line: 112, column: 3, scope: !61)
!74 = !DILocation(line: 113, column: 3, scope: !61)
!75 = distinct !DISubprogram(name: "make_constants", scope: !2, file: !2, line: 34, type: !76, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !78)
!76 = !DISubroutineType(types: !77)
!77 = !{null}
!78 = !{}
!79 = !DILocalVariable(name: "found", scope: !75, file: !2, line: 35, type: !64)
!80 = !DILocation(line: 35, column: 7, scope: !75)
!81 = !DILocalVariable(name: "n", scope: !82, file: !2, line: 36, type: !14)
!82 = distinct !DILexicalBlock(scope: !75, file: !2, line: 36, column: 3)
!83 = !DILocation(line: 36, column: 17, scope: !82)
!84 = !DILocation(line: 36, column: 8, scope: !82)
!85 = !DILocation(line: 36, column: 24, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !2, line: 36, column: 3)
!87 = !DILocation(line: 36, column: 30, scope: !86)
!88 = !DILocation(line: 36, column: 3, scope: !82)
!89 = !DILocalVariable(name: "is_prime", scope: !90, file: !2, line: 37, type: !64)
!90 = distinct !DILexicalBlock(scope: !86, file: !2, line: 36, column: 41)
!91 = !DILocation(line: 37, column: 9, scope: !90)
!92 = !DILocalVariable(name: "d", scope: !93, file: !2, line: 38, type: !14)
!93 = distinct !DILexicalBlock(scope: !90, file: !2, line: 38, column: 5)
!94 = !DILocation(line: 38, column: 19, scope: !93)
!95 = !DILocation(line: 38, column: 10, scope: !93)
!96 = !DILocation(line: 38, column: 26, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !2, line: 38, column: 5)
!98 = !DILocation(line: 38, column: 30, scope: !97)
!99 = !DILocation(line: 38, column: 28, scope: !97)
!100 = !DILocation(line: 38, column: 35, scope: !97)
!101 = !DILocation(line: 38, column: 32, scope: !97)
!102 = !DILocation(line: 38, column: 5, scope: !93)
!103 = !DILocation(line: 39, column: 11, scope: !104)
!104 = distinct !DILexicalBlock(scope: !97, file: !2, line: 39, column: 11)
!105 = !DILocation(line: 39, column: 15, scope: !104)
!106 = !DILocation(line: 39, column: 13, scope: !104)
!107 = !DILocation(line: 39, column: 17, scope: !104)
!108 = !DILocation(line: 39, column: 11, scope: !97)
!109 = !DILocation(line: 40, column: 18, scope: !104)
!110 = !DILocation(line: 40, column: 9, scope: !104)
!111 = !DILocation(line: 39, column: 20, scope: !104)
!112 = !DILocation(line: 38, column: 39, scope: !97)
!113 = !DILocation(line: 38, column: 5, scope: !97)
!114 = distinct !{!114, !102, !115, !116}
!115 = !DILocation(line: 40, column: 20, scope: !93)
!116 = !{!"llvm.loop.mustprogress"}
!117 = !DILocation(line: 41, column: 10, scope: !118)
!118 = distinct !DILexicalBlock(scope: !90, file: !2, line: 41, column: 9)
!119 = !DILocation(line: 41, column: 9, scope: !90)
!120 = !DILocation(line: 42, column: 7, scope: !118)
!121 = !DILocation(line: 43, column: 9, scope: !122)
!122 = distinct !DILexicalBlock(scope: !90, file: !2, line: 43, column: 9)
!123 = !DILocation(line: 43, column: 15, scope: !122)
!124 = !DILocation(line: 43, column: 9, scope: !90)
!125 = !DILocation(line: 44, column: 36, scope: !122)
!126 = !DILocation(line: 44, column: 22, scope: !122)
!127 = !DILocation(line: 44, column: 13, scope: !122)
!128 = !DILocation(line: 44, column: 7, scope: !122)
!129 = !DILocation(line: 44, column: 20, scope: !122)
!130 = !DILocation(line: 45, column: 32, scope: !90)
!131 = !DILocation(line: 45, column: 18, scope: !90)
!132 = !DILocation(line: 45, column: 12, scope: !90)
!133 = !DILocation(line: 45, column: 5, scope: !90)
!134 = !DILocation(line: 45, column: 16, scope: !90)
!135 = !DILocation(line: 46, column: 3, scope: !90)
!136 = !DILocation(line: 36, column: 37, scope: !86)
!137 = !DILocation(line: 36, column: 3, scope: !86)
!138 = distinct !{!138, !88, !139, !116}
!139 = !DILocation(line: 46, column: 3, scope: !82)
!140 = !DILocation(line: 47, column: 1, scope: !75)
!141 = distinct !DISubprogram(name: "print_digest", scope: !2, file: !2, line: 89, type: !142, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !78)
!142 = !DISubroutineType(types: !143)
!143 = !{null, !144}
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !145, size: 64)
!145 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!146 = !DILocalVariable(name: "text", arg: 1, scope: !141, file: !2, line: 89, type: !144)
!147 = !DILocation(line: 89, column: 38, scope: !141)
!148 = !DILocalVariable(name: "s", scope: !141, file: !2, line: 90, type: !149)
!149 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sha", file: !2, line: 7, size: 832, elements: !150)
!150 = !{!151, !152, !154}
!151 = !DIDerivedType(tag: DW_TAG_member, name: "h", scope: !149, file: !2, line: 8, baseType: !53, size: 256)
!152 = !DIDerivedType(tag: DW_TAG_member, name: "block", scope: !149, file: !2, line: 9, baseType: !153, size: 512, offset: 256)
!153 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 512, elements: !36)
!154 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !149, file: !2, line: 10, baseType: !155, size: 64, offset: 768)
!155 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !13, line: 14, baseType: !156)
!156 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!157 = !DILocation(line: 90, column: 14, scope: !141)
!158 = !DILocation(line: 91, column: 12, scope: !141)
!159 = !DILocation(line: 91, column: 3, scope: !141)
!160 = !DILocation(line: 92, column: 5, scope: !141)
!161 = !DILocation(line: 92, column: 12, scope: !141)
!162 = !DILocation(line: 93, column: 11, scope: !141)
!163 = !DILocation(line: 93, column: 24, scope: !141)
!164 = !DILocation(line: 93, column: 17, scope: !141)
!165 = !DILocation(line: 93, column: 3, scope: !141)
!166 = !DILocalVariable(name: "bits", scope: !141, file: !2, line: 94, type: !155)
!167 = !DILocation(line: 94, column: 12, scope: !141)
!168 = !DILocation(line: 94, column: 21, scope: !141)
!169 = !DILocation(line: 94, column: 28, scope: !141)
!170 = !DILocation(line: 95, column: 3, scope: !141)
!171 = !DILocation(line: 96, column: 3, scope: !141)
!172 = !DILocation(line: 96, column: 12, scope: !141)
!173 = !DILocation(line: 96, column: 19, scope: !141)
!174 = !DILocation(line: 96, column: 24, scope: !141)
!175 = !DILocation(line: 97, column: 5, scope: !141)
!176 = distinct !{!176, !171, !177, !116}
!177 = !DILocation(line: 97, column: 18, scope: !141)
!178 = !DILocalVariable(name: "end", scope: !141, file: !2, line: 98, type: !179)
!179 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 64, elements: !51)
!180 = !DILocation(line: 98, column: 11, scope: !141)
!181 = !DILocalVariable(name: "i", scope: !182, file: !2, line: 99, type: !64)
!182 = distinct !DILexicalBlock(scope: !141, file: !2, line: 99, column: 3)
!183 = !DILocation(line: 99, column: 12, scope: !182)
!184 = !DILocation(line: 99, column: 8, scope: !182)
!185 = !DILocation(line: 99, column: 19, scope: !186)
!186 = distinct !DILexicalBlock(scope: !182, file: !2, line: 99, column: 3)
!187 = !DILocation(line: 99, column: 21, scope: !186)
!188 = !DILocation(line: 99, column: 3, scope: !182)
!189 = !DILocation(line: 100, column: 24, scope: !186)
!190 = !DILocation(line: 100, column: 42, scope: !186)
!191 = !DILocation(line: 100, column: 40, scope: !186)
!192 = !DILocation(line: 100, column: 36, scope: !186)
!193 = !DILocation(line: 100, column: 29, scope: !186)
!194 = !DILocation(line: 100, column: 14, scope: !186)
!195 = !DILocation(line: 100, column: 9, scope: !186)
!196 = !DILocation(line: 100, column: 5, scope: !186)
!197 = !DILocation(line: 100, column: 12, scope: !186)
!198 = !DILocation(line: 99, column: 27, scope: !186)
!199 = !DILocation(line: 99, column: 3, scope: !186)
!200 = distinct !{!200, !188, !201, !116}
!201 = !DILocation(line: 100, column: 44, scope: !182)
!202 = !DILocation(line: 101, column: 11, scope: !141)
!203 = !DILocation(line: 101, column: 3, scope: !141)
!204 = !DILocalVariable(name: "i", scope: !205, file: !2, line: 102, type: !64)
!205 = distinct !DILexicalBlock(scope: !141, file: !2, line: 102, column: 3)
!206 = !DILocation(line: 102, column: 12, scope: !205)
!207 = !DILocation(line: 102, column: 8, scope: !205)
!208 = !DILocation(line: 102, column: 19, scope: !209)
!209 = distinct !DILexicalBlock(scope: !205, file: !2, line: 102, column: 3)
!210 = !DILocation(line: 102, column: 21, scope: !209)
!211 = !DILocation(line: 102, column: 3, scope: !205)
!212 = !DILocation(line: 103, column: 22, scope: !209)
!213 = !DILocation(line: 103, column: 24, scope: !209)
!214 = !DILocation(line: 103, column: 20, scope: !209)
!215 = !DILocation(line: 103, column: 5, scope: !209)
!216 = !DILocation(line: 102, column: 27, scope: !209)
!217 = !DILocation(line: 102, column: 3, scope: !209)
!218 = distinct !{!218, !211, !219, !116}
!219 = !DILocation(line: 103, column: 26, scope: !205)
!220 = !DILocation(line: 104, column: 24, scope: !141)
!221 = !DILocation(line: 104, column: 3, scope: !141)
!222 = !DILocation(line: 105, column: 1, scope: !141)
!223 = distinct !DISubprogram(name: "root_fraction", scope: !2, file: !2, line: 16, type: !224, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !78)
!224 = !DISubroutineType(types: !225)
!225 = !{!12, !14, !64}
!226 = !DILocalVariable(name: "n", arg: 1, scope: !223, file: !2, line: 16, type: !14)
!227 = !DILocation(line: 16, column: 40, scope: !223)
!228 = !DILocalVariable(name: "is_cube", arg: 2, scope: !223, file: !2, line: 16, type: !64)
!229 = !DILocation(line: 16, column: 47, scope: !223)
!230 = !DILocalVariable(name: "low", scope: !223, file: !2, line: 17, type: !11)
!231 = !DILocation(line: 17, column: 21, scope: !223)
!232 = !DILocalVariable(name: "high", scope: !223, file: !2, line: 17, type: !11)
!233 = !DILocation(line: 17, column: 30, scope: !223)
!234 = !DILocation(line: 17, column: 56, scope: !223)
!235 = !DILocation(line: 17, column: 37, scope: !223)
!236 = !DILocation(line: 17, column: 58, scope: !223)
!237 = !DILocalVariable(name: "goal", scope: !223, file: !2, line: 17, type: !11)
!238 = !DILocation(line: 17, column: 65, scope: !223)
!239 = !DILocation(line: 18, column: 7, scope: !240)
!240 = distinct !DILexicalBlock(scope: !223, file: !2, line: 18, column: 7)
!241 = !DILocation(line: 18, column: 12, scope: !240)
!242 = !DILocation(line: 18, column: 7, scope: !223)
!243 = !DILocation(line: 19, column: 10, scope: !240)
!244 = !DILocation(line: 19, column: 5, scope: !240)
!245 = !DILocation(line: 20, column: 29, scope: !223)
!246 = !DILocation(line: 20, column: 10, scope: !223)
!247 = !DILocation(line: 20, column: 35, scope: !223)
!248 = !DILocation(line: 20, column: 31, scope: !223)
!249 = !DILocation(line: 20, column: 8, scope: !223)
!250 = !DILocation(line: 21, column: 3, scope: !223)
!251 = !DILocation(line: 21, column: 10, scope: !223)
!252 = !DILocation(line: 21, column: 17, scope: !223)
!253 = !DILocation(line: 21, column: 15, scope: !223)
!254 = !DILocation(line: 21, column: 21, scope: !223)
!255 = !DILocalVariable(name: "middle", scope: !256, file: !2, line: 22, type: !11)
!256 = distinct !DILexicalBlock(scope: !223, file: !2, line: 21, column: 26)
!257 = !DILocation(line: 22, column: 23, scope: !256)
!258 = !DILocation(line: 22, column: 33, scope: !256)
!259 = !DILocation(line: 22, column: 39, scope: !256)
!260 = !DILocation(line: 22, column: 37, scope: !256)
!261 = !DILocation(line: 22, column: 45, scope: !256)
!262 = !DILocalVariable(name: "power", scope: !256, file: !2, line: 23, type: !11)
!263 = !DILocation(line: 23, column: 23, scope: !256)
!264 = !DILocation(line: 23, column: 31, scope: !256)
!265 = !DILocation(line: 23, column: 40, scope: !256)
!266 = !DILocation(line: 23, column: 38, scope: !256)
!267 = !DILocation(line: 24, column: 9, scope: !268)
!268 = distinct !DILexicalBlock(scope: !256, file: !2, line: 24, column: 9)
!269 = !DILocation(line: 24, column: 9, scope: !256)
!270 = !DILocation(line: 25, column: 16, scope: !268)
!271 = !DILocation(line: 25, column: 13, scope: !268)
!272 = !DILocation(line: 25, column: 7, scope: !268)
!273 = !DILocation(line: 26, column: 9, scope: !274)
!274 = distinct !DILexicalBlock(scope: !256, file: !2, line: 26, column: 9)
!275 = !DILocation(line: 26, column: 18, scope: !274)
!276 = !DILocation(line: 26, column: 15, scope: !274)
!277 = !DILocation(line: 26, column: 9, scope: !256)
!278 = !DILocation(line: 27, column: 13, scope: !274)
!279 = !DILocation(line: 27, column: 11, scope: !274)
!280 = !DILocation(line: 27, column: 7, scope: !274)
!281 = !DILocation(line: 29, column: 14, scope: !274)
!282 = !DILocation(line: 29, column: 12, scope: !274)
!283 = distinct !{!283, !250, !284, !116}
!284 = !DILocation(line: 30, column: 3, scope: !223)
!285 = !DILocation(line: 31, column: 20, scope: !223)
!286 = !DILocation(line: 31, column: 10, scope: !223)
!287 = !DILocation(line: 31, column: 3, scope: !223)
!288 = distinct !DISubprogram(name: "add", scope: !2, file: !2, line: 80, type: !289, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !78)
!289 = !DISubroutineType(types: !290)
!290 = !{null, !291, !292, !294}
!291 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !149, size: 64)
!292 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !293, size: 64)
!293 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!294 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !295, line: 18, baseType: !156)
!295 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!296 = !DILocalVariable(name: "s", arg: 1, scope: !288, file: !2, line: 80, type: !291)
!297 = !DILocation(line: 80, column: 29, scope: !288)
!298 = !DILocalVariable(name: "data", arg: 2, scope: !288, file: !2, line: 80, type: !292)
!299 = !DILocation(line: 80, column: 44, scope: !288)
!300 = !DILocalVariable(name: "n", arg: 3, scope: !288, file: !2, line: 80, type: !294)
!301 = !DILocation(line: 80, column: 57, scope: !288)
!302 = !DILocalVariable(name: "from", scope: !288, file: !2, line: 81, type: !303)
!303 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !304, size: 64)
!304 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!305 = !DILocation(line: 81, column: 18, scope: !288)
!306 = !DILocation(line: 81, column: 25, scope: !288)
!307 = !DILocalVariable(name: "i", scope: !308, file: !2, line: 82, type: !294)
!308 = distinct !DILexicalBlock(scope: !288, file: !2, line: 82, column: 3)
!309 = !DILocation(line: 82, column: 15, scope: !308)
!310 = !DILocation(line: 82, column: 8, scope: !308)
!311 = !DILocation(line: 82, column: 22, scope: !312)
!312 = distinct !DILexicalBlock(scope: !308, file: !2, line: 82, column: 3)
!313 = !DILocation(line: 82, column: 26, scope: !312)
!314 = !DILocation(line: 82, column: 24, scope: !312)
!315 = !DILocation(line: 82, column: 3, scope: !308)
!316 = !DILocation(line: 83, column: 34, scope: !317)
!317 = distinct !DILexicalBlock(scope: !312, file: !2, line: 82, column: 34)
!318 = !DILocation(line: 83, column: 39, scope: !317)
!319 = !DILocation(line: 83, column: 5, scope: !317)
!320 = !DILocation(line: 83, column: 8, scope: !317)
!321 = !DILocation(line: 83, column: 14, scope: !317)
!322 = !DILocation(line: 83, column: 17, scope: !317)
!323 = !DILocation(line: 83, column: 23, scope: !317)
!324 = !DILocation(line: 83, column: 26, scope: !317)
!325 = !DILocation(line: 83, column: 32, scope: !317)
!326 = !DILocation(line: 84, column: 9, scope: !327)
!327 = distinct !DILexicalBlock(scope: !317, file: !2, line: 84, column: 9)
!328 = !DILocation(line: 84, column: 12, scope: !327)
!329 = !DILocation(line: 84, column: 19, scope: !327)
!330 = !DILocation(line: 84, column: 24, scope: !327)
!331 = !DILocation(line: 84, column: 9, scope: !317)
!332 = !DILocation(line: 85, column: 16, scope: !327)
!333 = !DILocation(line: 85, column: 7, scope: !327)
!334 = !DILocation(line: 86, column: 3, scope: !317)
!335 = !DILocation(line: 82, column: 30, scope: !312)
!336 = !DILocation(line: 82, column: 3, scope: !312)
!337 = distinct !{!337, !315, !338, !116}
!338 = !DILocation(line: 86, column: 3, scope: !308)
!339 = !DILocation(line: 87, column: 1, scope: !288)
!340 = distinct !DISubprogram(name: "compress", scope: !2, file: !2, line: 53, type: !341, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !78)
!341 = !DISubroutineType(types: !342)
!342 = !{null, !291}
!343 = !DILocalVariable(name: "s", arg: 1, scope: !340, file: !2, line: 53, type: !291)
!344 = !DILocation(line: 53, column: 34, scope: !340)
!345 = !DILocalVariable(name: "w", scope: !340, file: !2, line: 54, type: !35)
!346 = !DILocation(line: 54, column: 12, scope: !340)
!347 = !DILocalVariable(name: "v", scope: !340, file: !2, line: 54, type: !53)
!348 = !DILocation(line: 54, column: 19, scope: !340)
!349 = !DILocalVariable(name: "i", scope: !350, file: !2, line: 55, type: !64)
!350 = distinct !DILexicalBlock(scope: !340, file: !2, line: 55, column: 3)
!351 = !DILocation(line: 55, column: 12, scope: !350)
!352 = !DILocation(line: 55, column: 8, scope: !350)
!353 = !DILocation(line: 55, column: 19, scope: !354)
!354 = distinct !DILexicalBlock(scope: !350, file: !2, line: 55, column: 3)
!355 = !DILocation(line: 55, column: 21, scope: !354)
!356 = !DILocation(line: 55, column: 3, scope: !350)
!357 = !DILocalVariable(name: "b", scope: !358, file: !2, line: 56, type: !303)
!358 = distinct !DILexicalBlock(scope: !354, file: !2, line: 55, column: 32)
!359 = !DILocation(line: 56, column: 20, scope: !358)
!360 = !DILocation(line: 56, column: 24, scope: !358)
!361 = !DILocation(line: 56, column: 27, scope: !358)
!362 = !DILocation(line: 56, column: 39, scope: !358)
!363 = !DILocation(line: 56, column: 37, scope: !358)
!364 = !DILocation(line: 56, column: 33, scope: !358)
!365 = !DILocation(line: 57, column: 22, scope: !358)
!366 = !DILocation(line: 57, column: 12, scope: !358)
!367 = !DILocation(line: 57, column: 27, scope: !358)
!368 = !DILocation(line: 57, column: 45, scope: !358)
!369 = !DILocation(line: 57, column: 35, scope: !358)
!370 = !DILocation(line: 57, column: 50, scope: !358)
!371 = !DILocation(line: 57, column: 33, scope: !358)
!372 = !DILocation(line: 57, column: 68, scope: !358)
!373 = !DILocation(line: 57, column: 58, scope: !358)
!374 = !DILocation(line: 57, column: 73, scope: !358)
!375 = !DILocation(line: 57, column: 56, scope: !358)
!376 = !DILocation(line: 57, column: 80, scope: !358)
!377 = !DILocation(line: 57, column: 78, scope: !358)
!378 = !DILocation(line: 57, column: 7, scope: !358)
!379 = !DILocation(line: 57, column: 5, scope: !358)
!380 = !DILocation(line: 57, column: 10, scope: !358)
!381 = !DILocation(line: 58, column: 3, scope: !358)
!382 = !DILocation(line: 55, column: 28, scope: !354)
!383 = !DILocation(line: 55, column: 3, scope: !354)
!384 = distinct !{!384, !356, !385, !116}
!385 = !DILocation(line: 58, column: 3, scope: !350)
!386 = !DILocalVariable(name: "i", scope: !387, file: !2, line: 59, type: !64)
!387 = distinct !DILexicalBlock(scope: !340, file: !2, line: 59, column: 3)
!388 = !DILocation(line: 59, column: 12, scope: !387)
!389 = !DILocation(line: 59, column: 8, scope: !387)
!390 = !DILocation(line: 59, column: 20, scope: !391)
!391 = distinct !DILexicalBlock(scope: !387, file: !2, line: 59, column: 3)
!392 = !DILocation(line: 59, column: 22, scope: !391)
!393 = !DILocation(line: 59, column: 3, scope: !387)
!394 = !DILocalVariable(name: "a", scope: !395, file: !2, line: 60, type: !12)
!395 = distinct !DILexicalBlock(scope: !391, file: !2, line: 59, column: 33)
!396 = !DILocation(line: 60, column: 14, scope: !395)
!397 = !DILocation(line: 60, column: 20, scope: !395)
!398 = !DILocation(line: 60, column: 22, scope: !395)
!399 = !DILocation(line: 60, column: 18, scope: !395)
!400 = !DILocalVariable(name: "b", scope: !395, file: !2, line: 60, type: !12)
!401 = !DILocation(line: 60, column: 29, scope: !395)
!402 = !DILocation(line: 60, column: 35, scope: !395)
!403 = !DILocation(line: 60, column: 37, scope: !395)
!404 = !DILocation(line: 60, column: 33, scope: !395)
!405 = !DILocalVariable(name: "s0", scope: !395, file: !2, line: 61, type: !12)
!406 = !DILocation(line: 61, column: 14, scope: !395)
!407 = !DILocation(line: 61, column: 26, scope: !395)
!408 = !DILocation(line: 61, column: 19, scope: !395)
!409 = !DILocation(line: 61, column: 41, scope: !395)
!410 = !DILocation(line: 61, column: 34, scope: !395)
!411 = !DILocation(line: 61, column: 32, scope: !395)
!412 = !DILocation(line: 61, column: 50, scope: !395)
!413 = !DILocation(line: 61, column: 52, scope: !395)
!414 = !DILocation(line: 61, column: 48, scope: !395)
!415 = !DILocalVariable(name: "s1", scope: !395, file: !2, line: 62, type: !12)
!416 = !DILocation(line: 62, column: 14, scope: !395)
!417 = !DILocation(line: 62, column: 26, scope: !395)
!418 = !DILocation(line: 62, column: 19, scope: !395)
!419 = !DILocation(line: 62, column: 42, scope: !395)
!420 = !DILocation(line: 62, column: 35, scope: !395)
!421 = !DILocation(line: 62, column: 33, scope: !395)
!422 = !DILocation(line: 62, column: 51, scope: !395)
!423 = !DILocation(line: 62, column: 53, scope: !395)
!424 = !DILocation(line: 62, column: 49, scope: !395)
!425 = !DILocation(line: 63, column: 14, scope: !395)
!426 = !DILocation(line: 63, column: 16, scope: !395)
!427 = !DILocation(line: 63, column: 12, scope: !395)
!428 = !DILocation(line: 63, column: 24, scope: !395)
!429 = !DILocation(line: 63, column: 22, scope: !395)
!430 = !DILocation(line: 63, column: 31, scope: !395)
!431 = !DILocation(line: 63, column: 33, scope: !395)
!432 = !DILocation(line: 63, column: 29, scope: !395)
!433 = !DILocation(line: 63, column: 27, scope: !395)
!434 = !DILocation(line: 63, column: 40, scope: !395)
!435 = !DILocation(line: 63, column: 38, scope: !395)
!436 = !DILocation(line: 63, column: 7, scope: !395)
!437 = !DILocation(line: 63, column: 5, scope: !395)
!438 = !DILocation(line: 63, column: 10, scope: !395)
!439 = !DILocation(line: 64, column: 3, scope: !395)
!440 = !DILocation(line: 59, column: 29, scope: !391)
!441 = !DILocation(line: 59, column: 3, scope: !391)
!442 = distinct !{!442, !393, !443, !116}
!443 = !DILocation(line: 64, column: 3, scope: !387)
!444 = !DILocation(line: 65, column: 3, scope: !340)
!445 = !DILocation(line: 65, column: 13, scope: !340)
!446 = !DILocation(line: 65, column: 16, scope: !340)
!447 = !DILocalVariable(name: "i", scope: !448, file: !2, line: 66, type: !64)
!448 = distinct !DILexicalBlock(scope: !340, file: !2, line: 66, column: 3)
!449 = !DILocation(line: 66, column: 12, scope: !448)
!450 = !DILocation(line: 66, column: 8, scope: !448)
!451 = !DILocation(line: 66, column: 19, scope: !452)
!452 = distinct !DILexicalBlock(scope: !448, file: !2, line: 66, column: 3)
!453 = !DILocation(line: 66, column: 21, scope: !452)
!454 = !DILocation(line: 66, column: 3, scope: !448)
!455 = !DILocalVariable(name: "s1", scope: !456, file: !2, line: 67, type: !12)
!456 = distinct !DILexicalBlock(scope: !452, file: !2, line: 66, column: 32)
!457 = !DILocation(line: 67, column: 14, scope: !456)
!458 = !DILocation(line: 67, column: 26, scope: !456)
!459 = !DILocation(line: 67, column: 19, scope: !456)
!460 = !DILocation(line: 67, column: 44, scope: !456)
!461 = !DILocation(line: 67, column: 37, scope: !456)
!462 = !DILocation(line: 67, column: 35, scope: !456)
!463 = !DILocation(line: 67, column: 63, scope: !456)
!464 = !DILocation(line: 67, column: 56, scope: !456)
!465 = !DILocation(line: 67, column: 54, scope: !456)
!466 = !DILocalVariable(name: "choice", scope: !456, file: !2, line: 68, type: !12)
!467 = !DILocation(line: 68, column: 14, scope: !456)
!468 = !DILocation(line: 68, column: 24, scope: !456)
!469 = !DILocation(line: 68, column: 31, scope: !456)
!470 = !DILocation(line: 68, column: 29, scope: !456)
!471 = !DILocation(line: 68, column: 41, scope: !456)
!472 = !DILocation(line: 68, column: 40, scope: !456)
!473 = !DILocation(line: 68, column: 48, scope: !456)
!474 = !DILocation(line: 68, column: 46, scope: !456)
!475 = !DILocation(line: 68, column: 37, scope: !456)
!476 = !DILocalVariable(name: "t1", scope: !456, file: !2, line: 69, type: !12)
!477 = !DILocation(line: 69, column: 14, scope: !456)
!478 = !DILocation(line: 69, column: 19, scope: !456)
!479 = !DILocation(line: 69, column: 26, scope: !456)
!480 = !DILocation(line: 69, column: 24, scope: !456)
!481 = !DILocation(line: 69, column: 31, scope: !456)
!482 = !DILocation(line: 69, column: 29, scope: !456)
!483 = !DILocation(line: 69, column: 42, scope: !456)
!484 = !DILocation(line: 69, column: 40, scope: !456)
!485 = !DILocation(line: 69, column: 38, scope: !456)
!486 = !DILocation(line: 69, column: 49, scope: !456)
!487 = !DILocation(line: 69, column: 47, scope: !456)
!488 = !DILocation(line: 69, column: 45, scope: !456)
!489 = !DILocalVariable(name: "s0", scope: !456, file: !2, line: 70, type: !12)
!490 = !DILocation(line: 70, column: 14, scope: !456)
!491 = !DILocation(line: 70, column: 26, scope: !456)
!492 = !DILocation(line: 70, column: 19, scope: !456)
!493 = !DILocation(line: 70, column: 44, scope: !456)
!494 = !DILocation(line: 70, column: 37, scope: !456)
!495 = !DILocation(line: 70, column: 35, scope: !456)
!496 = !DILocation(line: 70, column: 63, scope: !456)
!497 = !DILocation(line: 70, column: 56, scope: !456)
!498 = !DILocation(line: 70, column: 54, scope: !456)
!499 = !DILocalVariable(name: "majority", scope: !456, file: !2, line: 71, type: !12)
!500 = !DILocation(line: 71, column: 14, scope: !456)
!501 = !DILocation(line: 71, column: 26, scope: !456)
!502 = !DILocation(line: 71, column: 33, scope: !456)
!503 = !DILocation(line: 71, column: 31, scope: !456)
!504 = !DILocation(line: 71, column: 42, scope: !456)
!505 = !DILocation(line: 71, column: 49, scope: !456)
!506 = !DILocation(line: 71, column: 47, scope: !456)
!507 = !DILocation(line: 71, column: 39, scope: !456)
!508 = !DILocation(line: 71, column: 58, scope: !456)
!509 = !DILocation(line: 71, column: 65, scope: !456)
!510 = !DILocation(line: 71, column: 63, scope: !456)
!511 = !DILocation(line: 71, column: 55, scope: !456)
!512 = !DILocation(line: 72, column: 13, scope: !456)
!513 = !DILocation(line: 72, column: 15, scope: !456)
!514 = !DILocation(line: 72, column: 5, scope: !456)
!515 = !DILocation(line: 73, column: 13, scope: !456)
!516 = !DILocation(line: 73, column: 5, scope: !456)
!517 = !DILocation(line: 73, column: 10, scope: !456)
!518 = !DILocation(line: 74, column: 12, scope: !456)
!519 = !DILocation(line: 74, column: 17, scope: !456)
!520 = !DILocation(line: 74, column: 15, scope: !456)
!521 = !DILocation(line: 74, column: 22, scope: !456)
!522 = !DILocation(line: 74, column: 20, scope: !456)
!523 = !DILocation(line: 74, column: 5, scope: !456)
!524 = !DILocation(line: 74, column: 10, scope: !456)
!525 = !DILocation(line: 75, column: 3, scope: !456)
!526 = !DILocation(line: 66, column: 28, scope: !452)
!527 = !DILocation(line: 66, column: 3, scope: !452)
!528 = distinct !{!528, !454, !529, !116}
!529 = !DILocation(line: 75, column: 3, scope: !448)
!530 = !DILocalVariable(name: "i", scope: !531, file: !2, line: 76, type: !64)
!531 = distinct !DILexicalBlock(scope: !340, file: !2, line: 76, column: 3)
!532 = !DILocation(line: 76, column: 12, scope: !531)
!533 = !DILocation(line: 76, column: 8, scope: !531)
!534 = !DILocation(line: 76, column: 19, scope: !535)
!535 = distinct !DILexicalBlock(scope: !531, file: !2, line: 76, column: 3)
!536 = !DILocation(line: 76, column: 21, scope: !535)
!537 = !DILocation(line: 76, column: 3, scope: !531)
!538 = !DILocation(line: 77, column: 18, scope: !535)
!539 = !DILocation(line: 77, column: 16, scope: !535)
!540 = !DILocation(line: 77, column: 5, scope: !535)
!541 = !DILocation(line: 77, column: 8, scope: !535)
!542 = !DILocation(line: 77, column: 10, scope: !535)
!543 = !DILocation(line: 77, column: 13, scope: !535)
!544 = !DILocation(line: 76, column: 27, scope: !535)
!545 = !DILocation(line: 76, column: 3, scope: !535)
!546 = distinct !{!546, !537, !547, !116}
!547 = !DILocation(line: 77, column: 19, scope: !531)
!548 = !DILocation(line: 78, column: 1, scope: !340)
!549 = distinct !DISubprogram(name: "rotate", scope: !2, file: !2, line: 49, type: !550, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !78)
!550 = !DISubroutineType(types: !551)
!551 = !{!12, !12, !64}
!552 = !DILocalVariable(name: "x", arg: 1, scope: !549, file: !2, line: 49, type: !12)
!553 = !DILocation(line: 49, column: 33, scope: !549)
!554 = !DILocalVariable(name: "n", arg: 2, scope: !549, file: !2, line: 49, type: !64)
!555 = !DILocation(line: 49, column: 40, scope: !549)
!556 = !DILocation(line: 50, column: 10, scope: !549)
!557 = !DILocation(line: 50, column: 15, scope: !549)
!558 = !DILocation(line: 50, column: 12, scope: !549)
!559 = !DILocation(line: 50, column: 19, scope: !549)
!560 = !DILocation(line: 50, column: 30, scope: !549)
!561 = !DILocation(line: 50, column: 28, scope: !549)
!562 = !DILocation(line: 50, column: 21, scope: !549)
!563 = !DILocation(line: 50, column: 17, scope: !549)
!564 = !DILocation(line: 50, column: 3, scope: !549)
