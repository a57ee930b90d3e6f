; ModuleID = 'matrix.c'
source_filename = "matrix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"b\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [3 x i8] c"ab\00", align 1, !dbg !9
@.str.3 = private unnamed_addr constant [11 x i8] c"transposed\00", align 1, !dbg !14
@.str.4 = private unnamed_addr constant [13 x i8] c"%ld %ld %ld\0A\00", align 1, !dbg !19
@.str.5 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !24
@.str.6 = private unnamed_addr constant [21 x i8] c"%8ld %8ld %8ld %8ld\0A\00", align 1, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !53 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [4 x [4 x i64]], align 16
  %b = alloca [4 x [4 x i64]], align 16
  %c = alloca [4 x [4 x i64]], align 16
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !58, !DIExpression(), !62)
    #dbg_declare(ptr %b, !63, !DIExpression(), !64)
    #dbg_declare(ptr %c, !65, !DIExpression(), !66)
    #dbg_declare(ptr %i, !67, !DIExpression(), !69)
  store i32 0, ptr %i, align 4, !dbg !69
  br label %for.cond, !dbg !70

for.cond:                                         ; preds = %for.inc16, %entry
  %0 = load i32, ptr %i, align 4, !dbg !71
  %cmp = icmp slt i32 %0, 4, !dbg !73
  br i1 %cmp, label %for.body, label %for.end18, !dbg !74

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %j, !75, !DIExpression(), !77)
  store i32 0, ptr %j, align 4, !dbg !77
  br label %for.cond1, !dbg !78

for.cond1:                                        ; preds = %for.inc, %for.body
  %1 = load i32, ptr %j, align 4, !dbg !79
  %cmp2 = icmp slt i32 %1, 4, !dbg !81
  br i1 %cmp2, label %for.body3, label %for.end, !dbg !82

for.body3:                                        ; preds = %for.cond1
  %2 = load i32, ptr %i, align 4, !dbg !83
  %3 = load i32, ptr %j, align 4, !dbg !85
  %mul = mul nsw i32 %2, %3, !dbg !86
  %4 = load i32, ptr %i, align 4, !dbg !87
  %5 = load i32, ptr %j, align 4, !dbg !88
  %cmp4 = icmp eq i32 %4, %5, !dbg !89
  %conv = zext i1 %cmp4 to i32, !dbg !89
  %mul5 = mul nsw i32 3, %conv, !dbg !90
  %sub = sub nsw i32 %mul, %mul5, !dbg !91
  %add = add nsw i32 %sub, 1, !dbg !92
  %conv6 = sext i32 %add to i64, !dbg !83
  %6 = load i32, ptr %i, align 4, !dbg !93
  %idxprom = sext i32 %6 to i64, !dbg !94
  %arrayidx = getelementptr inbounds [4 x [4 x i64]], ptr %a, i64 0, i64 %idxprom, !dbg !94
  %7 = load i32, ptr %j, align 4, !dbg !95
  %idxprom7 = sext i32 %7 to i64, !dbg !94
  %arrayidx8 = getelementptr inbounds [4 x i64], ptr %arrayidx, i64 0, i64 %idxprom7, !dbg !94
  store i64 %conv6, ptr %arrayidx8, align 8, !dbg !96
  %8 = load i32, ptr %i, align 4, !dbg !97
  %9 = load i32, ptr %j, align 4, !dbg !98
  %mul9 = mul nsw i32 2, %9, !dbg !99
  %add10 = add nsw i32 %8, %mul9, !dbg !100
  %rem = srem i32 %add10, 5, !dbg !101
  %conv11 = sext i32 %rem to i64, !dbg !102
  %10 = load i32, ptr %i, align 4, !dbg !103
  %idxprom12 = sext i32 %10 to i64, !dbg !104
  %arrayidx13 = getelementptr inbounds [4 x [4 x i64]], ptr %b, i64 0, i64 %idxprom12, !dbg !104
  %11 = load i32, ptr %j, align 4, !dbg !105
  %idxprom14 = sext i32 %11 to i64, !dbg !104
  %arrayidx15 = getelementptr inbounds [4 x i64], ptr %arrayidx13, i64 0, i64 %idxprom14, !dbg !104
  store i64 %conv11, ptr %arrayidx15, align 8, !dbg !106
  br label %for.inc, !dbg !107

for.inc:                                          ; preds = %for.body3
  %12 = load i32, ptr %j, align 4, !dbg !108
  %inc = add nsw i32 %12, 1, !dbg !108
  store i32 %inc, ptr %j, align 4, !dbg !108
  br label %for.cond1, !dbg !109, !llvm.loop !110

for.end:                                          ; preds = %for.cond1
  br label %for.inc16, !dbg !111

for.inc16:                                        ; preds = %for.end
  %13 = load i32, ptr %i, align 4, !dbg !113
  %inc17 = add nsw i32 %13, 1, !dbg !113
  store i32 %inc17, ptr %i, align 4, !dbg !113
  br label %for.cond, !dbg !114, !llvm.loop !115

for.end18:                                        ; preds = %for.cond
  %arraydecay = getelementptr inbounds [4 x [4 x i64]], ptr %c, i64 0, i64 0, !dbg !117
  %arraydecay19 = getelementptr inbounds [4 x [4 x i64]], ptr %a, i64 0, i64 0, !dbg !118
  %arraydecay20 = getelementptr inbounds [4 x [4 x i64]], ptr %b, i64 0, i64 0, !dbg !119
  call void @multiply(ptr noundef %arraydecay, ptr noundef %arraydecay19, ptr noundef %arraydecay20), !dbg !120
  %arraydecay21 = getelementptr inbounds [4 x [4 x i64]], ptr %a, i64 0, i64 0, !dbg !121
  call void @print(ptr noundef @.str, ptr noundef %arraydecay21), !dbg !122
  %arraydecay22 = getelementptr inbounds [4 x [4 x i64]], ptr %b, i64 0, i64 0, !dbg !123
  call void @print(ptr noundef @.str.1, ptr noundef %arraydecay22), !dbg !124
  %arraydecay23 = getelementptr inbounds [4 x [4 x i64]], ptr %c, i64 0, i64 0, !dbg !125
  call void @print(ptr noundef @.str.2, ptr noundef %arraydecay23), !dbg !126
  %arraydecay24 = getelementptr inbounds [4 x [4 x i64]], ptr %c, i64 0, i64 0, !dbg !127
  call void @transpose(ptr noundef %arraydecay24), !dbg !128
  %arraydecay25 = getelementptr inbounds [4 x [4 x i64]], ptr %c, i64 0, i64 0, !dbg !129
  call void @print(ptr noundef @.str.3, ptr noundef %arraydecay25), !dbg !130
  %arraydecay26 = getelementptr inbounds [4 x [4 x i64]], ptr %a, i64 0, i64 0, !dbg !131
  %call = call i64 @determinant(i32 noundef 4, ptr noundef %arraydecay26), !dbg !132
  %arraydecay27 = getelementptr inbounds [4 x [4 x i64]], ptr %b, i64 0, i64 0, !dbg !133
  %call28 = call i64 @determinant(i32 noundef 4, ptr noundef %arraydecay27), !dbg !134
  %arraydecay29 = getelementptr inbounds [4 x [4 x i64]], ptr %c, i64 0, i64 0, !dbg !135
  %call30 = call i64 @determinant(i32 noundef 4, ptr noundef %arraydecay29), !dbg !136
  %call31 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i64 noundef %call, i64 noundef %call28, i64 noundef %call30), !dbg !137
  ret i32 0, !dbg !138
}

; Function Attrs: noinline nounwind uwtable
define internal void @multiply(ptr noundef %out, ptr noundef %a, ptr noundef %b) #0 !dbg !139 {
entry:
  %out.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %sum = alloca i64, align 8
  %k = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !146, !DIExpression(), !147)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !148, !DIExpression(), !149)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !150, !DIExpression(), !151)
    #dbg_declare(ptr %i, !152, !DIExpression(), !154)
  store i32 0, ptr %i, align 4, !dbg !154
  br label %for.cond, !dbg !155

for.cond:                                         ; preds = %for.inc20, %entry
  %0 = load i32, ptr %i, align 4, !dbg !156
  %cmp = icmp slt i32 %0, 4, !dbg !158
  br i1 %cmp, label %for.body, label %for.end22, !dbg !159

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %j, !160, !DIExpression(), !162)
  store i32 0, ptr %j, align 4, !dbg !162
  br label %for.cond1, !dbg !163

for.cond1:                                        ; preds = %for.inc17, %for.body
  %1 = load i32, ptr %j, align 4, !dbg !164
  %cmp2 = icmp slt i32 %1, 4, !dbg !166
  br i1 %cmp2, label %for.body3, label %for.end19, !dbg !167

for.body3:                                        ; preds = %for.cond1
    #dbg_declare(ptr %sum, !168, !DIExpression(), !170)
  store i64 0, ptr %sum, align 8, !dbg !170
    #dbg_declare(ptr %k, !171, !DIExpression(), !173)
  store i32 0, ptr %k, align 4, !dbg !173
  br label %for.cond4, !dbg !174

for.cond4:                                        ; preds = %for.inc, %for.body3
  %2 = load i32, ptr %k, align 4, !dbg !175
  %cmp5 = icmp slt i32 %2, 4, !dbg !177
  br i1 %cmp5, label %for.body6, label %for.end, !dbg !178

for.body6:                                        ; preds = %for.cond4
  %3 = load ptr, ptr %a.addr, align 8, !dbg !179
  %4 = load i32, ptr %i, align 4, !dbg !180
  %idxprom = sext i32 %4 to i64, !dbg !179
  %arrayidx = getelementptr inbounds [4 x i64], ptr %3, i64 %idxprom, !dbg !179
  %5 = load i32, ptr %k, align 4, !dbg !181
  %idxprom7 = sext i32 %5 to i64, !dbg !179
  %arrayidx8 = getelementptr inbounds [4 x i64], ptr %arrayidx, i64 0, i64 %idxprom7, !dbg !179
  %6 = load i64, ptr %arrayidx8, align 8, !dbg !179
  %7 = load ptr, ptr %b.addr, align 8, !dbg !182
  %8 = load i32, ptr %k, align 4, !dbg !183
  %idxprom9 = sext i32 %8 to i64, !dbg !182
  %arrayidx10 = getelementptr inbounds [4 x i64], ptr %7, i64 %idxprom9, !dbg !182
  %9 = load i32, ptr %j, align 4, !dbg !184
  %idxprom11 = sext i32 %9 to i64, !dbg !182
  %arrayidx12 = getelementptr inbounds [4 x i64], ptr %arrayidx10, i64 0, i64 %idxprom11, !dbg !182
  %10 = load i64, ptr %arrayidx12, align 8, !dbg !182
  %mul = mul nsw i64 %6, %10, !dbg !185
  %11 = load i64, ptr %sum, align 8, !dbg !186
  %add = add nsw i64 %11, %mul, !dbg !186
  store i64 %add, ptr %sum, align 8, !dbg !186
  br label %for.inc, !dbg !187

for.inc:                                          ; preds = %for.body6
  %12 = load i32, ptr %k, align 4, !dbg !188
  %inc = add nsw i32 %12, 1, !dbg !188
  store i32 %inc, ptr %k, align 4, !dbg !188
  br label %for.cond4, !dbg !189, !llvm.loop !190

for.end:                                          ; preds = %for.cond4
  %13 = load i64, ptr %sum, align 8, !dbg !192
  %14 = load ptr, ptr %out.addr, align 8, !dbg !193
  %15 = load i32, ptr %i, align 4, !dbg !194
  %idxprom13 = sext i32 %15 to i64, !dbg !193
  %arrayidx14 = getelementptr inbounds [4 x i64], ptr %14, i64 %idxprom13, !dbg !193
  %16 = load i32, ptr %j, align 4, !dbg !195
  %idxprom15 = sext i32 %16 to i64, !dbg !193
  %arrayidx16 = getelementptr inbounds [4 x i64], ptr %arrayidx14, i64 0, i64 %idxprom15, !dbg !193
  store i64 %13, ptr %arrayidx16, align 8, !dbg !196
  br label %for.inc17, !dbg !197

for.inc17:                                        ; preds = %for.end
  %17 = load i32, ptr %j, align 4, !dbg !198
  %inc18 = add nsw i32 %17, 1, !dbg !198
  store i32 %inc18, ptr %j, align 4, !dbg !198
  br label %for.cond1, !dbg !199, !llvm.loop !200

for.end19:                                        ; preds = %for.cond1
  br label %for.inc20, !dbg !201

for.inc20:                                        ; preds = %for.end19
  %18 = load i32, ptr %i, align 4, !dbg !202
  %inc21 = add nsw i32 %18, 1, !dbg !202
  store i32 %inc21, ptr %i, align 4, !dbg !202
  br label %for.cond, !dbg !203, !llvm.loop !204

for.end22:                                        ; preds = %for.cond
  ret void, !dbg !206
}

; Function Attrs: noinline nounwind uwtable
define internal void @print(ptr noundef %name, ptr noundef %m) #0 !dbg !207 {
entry:
  %name.addr = alloca ptr, align 8
  %m.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !212, !DIExpression(), !213)
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !214, !DIExpression(), !215)
  %0 = load ptr, ptr %name.addr, align 8, !dbg !216
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.5, ptr noundef %0), !dbg !217
    #dbg_declare(ptr %i, !218, !DIExpression(), !220)
  store i32 0, ptr %i, align 4, !dbg !220
  br label %for.cond, !dbg !221

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !222
  %cmp = icmp slt i32 %1, 4, !dbg !224
  br i1 %cmp, label %for.body, label %for.end, !dbg !225

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %m.addr, align 8, !dbg !226
  %3 = load i32, ptr %i, align 4, !dbg !227
  %idxprom = sext i32 %3 to i64, !dbg !226
  %arrayidx = getelementptr inbounds [4 x i64], ptr %2, i64 %idxprom, !dbg !226
  %arrayidx1 = getelementptr inbounds [4 x i64], ptr %arrayidx, i64 0, i64 0, !dbg !226
  %4 = load i64, ptr %arrayidx1, align 8, !dbg !226
  %5 = load ptr, ptr %m.addr, align 8, !dbg !228
  %6 = load i32, ptr %i, align 4, !dbg !229
  %idxprom2 = sext i32 %6 to i64, !dbg !228
  %arrayidx3 = getelementptr inbounds [4 x i64], ptr %5, i64 %idxprom2, !dbg !228
  %arrayidx4 = getelementptr inbounds [4 x i64], ptr %arrayidx3, i64 0, i64 1, !dbg !228
  %7 = load i64, ptr %arrayidx4, align 8, !dbg !228
  %8 = load ptr, ptr %m.addr, align 8, !dbg !230
  %9 = load i32, ptr %i, align 4, !dbg !231
  %idxprom5 = sext i32 %9 to i64, !dbg !230
  %arrayidx6 = getelementptr inbounds [4 x i64], ptr %8, i64 %idxprom5, !dbg !230
  %arrayidx7 = getelementptr inbounds [4 x i64], ptr %arrayidx6, i64 0, i64 2, !dbg !230
  %10 = load i64, ptr %arrayidx7, align 8, !dbg !230
  %11 = load ptr, ptr %m.addr, align 8, !dbg !232
  %12 = load i32, ptr %i, align 4, !dbg !233
  %idxprom8 = sext i32 %12 to i64, !dbg !232
  %arrayidx9 = getelementptr inbounds [4 x i64], ptr %11, i64 %idxprom8, !dbg !232
  %arrayidx10 = getelementptr inbounds [4 x i64], ptr %arrayidx9, i64 0, i64 3, !dbg !232
  %13 = load i64, ptr %arrayidx10, align 8, !dbg !232
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i64 noundef %4, i64 noundef %7, i64 noundef %10, i64 noundef %13), !dbg !234
  br label %for.inc, !dbg !234

for.inc:                                          ; preds = %for.body
  %14 = load i32, ptr %i, align 4, !dbg !235
  %inc = add nsw i32 %14, 1, !dbg !235
  store i32 %inc, ptr %i, align 4, !dbg !235
  br label %for.cond, !dbg !236, !llvm.loop !237

for.end:                                          ; preds = %for.cond
  ret void, !dbg !239
}

; Function Attrs: noinline nounwind uwtable
define internal void @transpose(ptr noundef %m) #0 !dbg !240 {
entry:
  %m.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %t = alloca i64, align 8
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !243, !DIExpression(), !244)
    #dbg_declare(ptr %i, !245, !DIExpression(), !247)
  store i32 0, ptr %i, align 4, !dbg !247
  br label %for.cond, !dbg !248

for.cond:                                         ; preds = %for.inc18, %entry
  %0 = load i32, ptr %i, align 4, !dbg !249
  %cmp = icmp slt i32 %0, 4, !dbg !251
  br i1 %cmp, label %for.body, label %for.end20, !dbg !252

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %j, !253, !DIExpression(), !255)
  store i32 0, ptr %j, align 4, !dbg !255
  br label %for.cond1, !dbg !256

for.cond1:                                        ; preds = %for.inc, %for.body
  %1 = load i32, ptr %j, align 4, !dbg !257
  %2 = load i32, ptr %i, align 4, !dbg !259
  %cmp2 = icmp slt i32 %1, %2, !dbg !260
  br i1 %cmp2, label %for.body3, label %for.end, !dbg !261

for.body3:                                        ; preds = %for.cond1
    #dbg_declare(ptr %t, !262, !DIExpression(), !264)
  %3 = load ptr, ptr %m.addr, align 8, !dbg !265
  %4 = load i32, ptr %i, align 4, !dbg !266
  %idxprom = sext i32 %4 to i64, !dbg !265
  %arrayidx = getelementptr inbounds [4 x i64], ptr %3, i64 %idxprom, !dbg !265
  %5 = load i32, ptr %j, align 4, !dbg !267
  %idxprom4 = sext i32 %5 to i64, !dbg !265
  %arrayidx5 = getelementptr inbounds [4 x i64], ptr %arrayidx, i64 0, i64 %idxprom4, !dbg !265
  %6 = load i64, ptr %arrayidx5, align 8, !dbg !265
  store i64 %6, ptr %t, align 8, !dbg !264
  %7 = load ptr, ptr %m.addr, align 8, !dbg !268
  %8 = load i32, ptr %j, align 4, !dbg !269
  %idxprom6 = sext i32 %8 to i64, !dbg !268
  %arrayidx7 = getelementptr inbounds [4 x i64], ptr %7, i64 %idxprom6, !dbg !268
  %9 = load i32, ptr %i, align 4, !dbg !270
  %idxprom8 = sext i32 %9 to i64, !dbg !268
  %arrayidx9 = getelementptr inbounds [4 x i64], ptr %arrayidx7, i64 0, i64 %idxprom8, !dbg !268
  %10 = load i64, ptr %arrayidx9, align 8, !dbg !268
  %11 = load ptr, ptr %m.addr, align 8, !dbg !271
  %12 = load i32, ptr %i, align 4, !dbg !272
  %idxprom10 = sext i32 %12 to i64, !dbg !271
  %arrayidx11 = getelementptr inbounds [4 x i64], ptr %11, i64 %idxprom10, !dbg !271
  %13 = load i32, ptr %j, align 4, !dbg !273
  %idxprom12 = sext i32 %13 to i64, !dbg !271
  %arrayidx13 = getelementptr inbounds [4 x i64], ptr %arrayidx11, i64 0, i64 %idxprom12, !dbg !271
  store i64 %10, ptr %arrayidx13, align 8, !dbg !274
  %14 = load i64, ptr %t, align 8, !dbg !275
  %15 = load ptr, ptr %m.addr, align 8, !dbg !276
  %16 = load i32, ptr %j, align 4, !dbg !277
  %idxprom14 = sext i32 %16 to i64, !dbg !276
  %arrayidx15 = getelementptr inbounds [4 x i64], ptr %15, i64 %idxprom14, !dbg !276
  %17 = load i32, ptr %i, align 4, !dbg !278
  %idxprom16 = sext i32 %17 to i64, !dbg !276
  %arrayidx17 = getelementptr inbounds [4 x i64], ptr %arrayidx15, i64 0, i64 %idxprom16, !dbg !276
  store i64 %14, ptr %arrayidx17, align 8, !dbg !279
  br label %for.inc, !dbg !280

for.inc:                                          ; preds = %for.body3
  %18 = load i32, ptr %j, align 4, !dbg !281
  %inc = add nsw i32 %18, 1, !dbg !281
  store i32 %inc, ptr %j, align 4, !dbg !281
  br label %for.cond1, !dbg !282, !llvm.loop !283

for.end:                                          ; preds = %for.cond1
  br label %for.inc18, !dbg !284

for.inc18:                                        ; preds = %for.end
  %19 = load i32, ptr %i, align 4, !dbg !285
  %inc19 = add nsw i32 %19, 1, !dbg !285
  store i32 %inc19, ptr %i, align 4, !dbg !285
  br label %for.cond, !dbg !286, !llvm.loop !287

for.end20:                                        ; preds = %for.cond
  ret void, !dbg !289
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @determinant(i32 noundef %n, ptr noundef %m) #0 !dbg !290 {
entry:
  %retval = alloca i64, align 8
  %n.addr = alloca i32, align 4
  %m.addr = alloca ptr, align 8
  %sum = alloca i64, align 8
  %c = alloca i32, align 4
  %saved_stack = alloca ptr, align 8
  %__vla_expr0 = alloca i64, align 8
  %__vla_expr1 = alloca i64, align 8
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %to = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !297, !DIExpression(), !298)
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !299, !DIExpression(), !300)
  %0 = load i32, ptr %n.addr, align 4, !dbg !301
  %1 = zext i32 %0 to i64
  %2 = load i32, ptr %n.addr, align 4, !dbg !302
  %3 = zext i32 %2 to i64
  %4 = load i32, ptr %n.addr, align 4, !dbg !303
  %cmp = icmp eq i32 %4, 1, !dbg !305
  br i1 %cmp, label %if.then, label %if.end, !dbg !306

if.then:                                          ; preds = %entry
  %5 = load ptr, ptr %m.addr, align 8, !dbg !307
  %6 = mul nsw i64 0, %3, !dbg !307
  %arrayidx = getelementptr inbounds i64, ptr %5, i64 %6, !dbg !307
  %arrayidx1 = getelementptr inbounds i64, ptr %arrayidx, i64 0, !dbg !307
  %7 = load i64, ptr %arrayidx1, align 8, !dbg !307
  store i64 %7, ptr %retval, align 8, !dbg !308
  br label %return, !dbg !308

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %sum, !309, !DIExpression(), !310)
  store i64 0, ptr %sum, align 8, !dbg !310
    #dbg_declare(ptr %c, !311, !DIExpression(), !313)
  store i32 0, ptr %c, align 4, !dbg !313
  br label %for.cond, !dbg !314

for.cond:                                         ; preds = %for.inc30, %if.end
  %8 = load i32, ptr %c, align 4, !dbg !315
  %9 = load i32, ptr %n.addr, align 4, !dbg !317
  %cmp2 = icmp slt i32 %8, %9, !dbg !318
  br i1 %cmp2, label %for.body, label %for.end32, !dbg !319

for.body:                                         ; preds = %for.cond
  %10 = load i32, ptr %n.addr, align 4, !dbg !320
  %sub = sub nsw i32 %10, 1, !dbg !322
  %11 = zext i32 %sub to i64, !dbg !323
  %12 = load i32, ptr %n.addr, align 4, !dbg !324
  %sub3 = sub nsw i32 %12, 1, !dbg !325
  %13 = zext i32 %sub3 to i64, !dbg !323
  %14 = call ptr @llvm.stacksave.p0(), !dbg !323
  store ptr %14, ptr %saved_stack, align 8, !dbg !323
  %15 = mul nuw i64 %11, %13, !dbg !323
  %vla = alloca i64, i64 %15, align 16, !dbg !323
  store i64 %11, ptr %__vla_expr0, align 8, !dbg !323
  store i64 %13, ptr %__vla_expr1, align 8, !dbg !323
    #dbg_declare(ptr %__vla_expr0, !326, !DIExpression(), !328)
    #dbg_declare(ptr %__vla_expr1, !329, !DIExpression(), !328)
    #dbg_declare(ptr %vla, !330, !DIExpression(), !335)
    #dbg_declare(ptr %i, !336, !DIExpression(), !338)
  store i32 1, ptr %i, align 4, !dbg !338
  br label %for.cond4, !dbg !339

for.cond4:                                        ; preds = %for.inc22, %for.body
  %16 = load i32, ptr %i, align 4, !dbg !340
  %17 = load i32, ptr %n.addr, align 4, !dbg !342
  %cmp5 = icmp slt i32 %16, %17, !dbg !343
  br i1 %cmp5, label %for.body6, label %for.end24, !dbg !344

for.body6:                                        ; preds = %for.cond4
    #dbg_declare(ptr %j, !345, !DIExpression(), !347)
  store i32 0, ptr %j, align 4, !dbg !347
    #dbg_declare(ptr %to, !348, !DIExpression(), !349)
  store i32 0, ptr %to, align 4, !dbg !349
  br label %for.cond7, !dbg !350

for.cond7:                                        ; preds = %for.inc, %for.body6
  %18 = load i32, ptr %j, align 4, !dbg !351
  %19 = load i32, ptr %n.addr, align 4, !dbg !353
  %cmp8 = icmp slt i32 %18, %19, !dbg !354
  br i1 %cmp8, label %for.body9, label %for.end, !dbg !355

for.body9:                                        ; preds = %for.cond7
  %20 = load i32, ptr %j, align 4, !dbg !356
  %21 = load i32, ptr %c, align 4, !dbg !358
  %cmp10 = icmp ne i32 %20, %21, !dbg !359
  br i1 %cmp10, label %if.then11, label %if.end20, !dbg !360

if.then11:                                        ; preds = %for.body9
  %22 = load ptr, ptr %m.addr, align 8, !dbg !361
  %23 = load i32, ptr %i, align 4, !dbg !362
  %idxprom = sext i32 %23 to i64, !dbg !361
  %24 = mul nsw i64 %idxprom, %3, !dbg !361
  %arrayidx12 = getelementptr inbounds i64, ptr %22, i64 %24, !dbg !361
  %25 = load i32, ptr %j, align 4, !dbg !363
  %idxprom13 = sext i32 %25 to i64, !dbg !361
  %arrayidx14 = getelementptr inbounds i64, ptr %arrayidx12, i64 %idxprom13, !dbg !361
  %26 = load i64, ptr %arrayidx14, align 8, !dbg !361
  %27 = load i32, ptr %i, align 4, !dbg !364
  %sub15 = sub nsw i32 %27, 1, !dbg !365
  %idxprom16 = sext i32 %sub15 to i64, !dbg !366
  %28 = mul nsw i64 %idxprom16, %13, !dbg !366
  %arrayidx17 = getelementptr inbounds i64, ptr %vla, i64 %28, !dbg !366
  %29 = load i32, ptr %to, align 4, !dbg !367
  %inc = add nsw i32 %29, 1, !dbg !367
  store i32 %inc, ptr %to, align 4, !dbg !367
  %idxprom18 = sext i32 %29 to i64, !dbg !366
  %arrayidx19 = getelementptr inbounds i64, ptr %arrayidx17, i64 %idxprom18, !dbg !366
  store i64 %26, ptr %arrayidx19, align 8, !dbg !368
  br label %if.end20, !dbg !366

if.end20:                                         ; preds = %if.then11, %for.body9
  br label %for.inc, !dbg !358

for.inc:                                          ; preds = %if.end20
  %30 = load i32, ptr %j, align 4, !dbg !369
  %inc21 = add nsw i32 %30, 1, !dbg !369
  store i32 %inc21, ptr %j, align 4, !dbg !369
  br label %for.cond7, !dbg !370, !llvm.loop !371

for.end:                                          ; preds = %for.cond7
  br label %for.inc22, !dbg !372

for.inc22:                                        ; preds = %for.end
  %31 = load i32, ptr %i, align 4, !dbg !373
  %inc23 = add nsw i32 %31, 1, !dbg !373
  store i32 %inc23, ptr %i, align 4, !dbg !373
  br label %for.cond4, !dbg !374, !llvm.loop !375

for.end24:                                        ; preds = %for.cond4
  %32 = load i32, ptr %c, align 4, !dbg !377
  %rem = srem i32 %32, 2, !dbg !378
  %tobool = icmp ne i32 %rem, 0, !dbg !377
  %33 = zext i1 %tobool to i64, !dbg !377
  %cond = select i1 %tobool, i32 -1, i32 1, !dbg !377
  %conv = sext i32 %cond to i64, !dbg !379
  %34 = load ptr, ptr %m.addr, align 8, !dbg !380
  %35 = mul nsw i64 0, %3, !dbg !380
  %arrayidx25 = getelementptr inbounds i64, ptr %34, i64 %35, !dbg !380
  %36 = load i32, ptr %c, align 4, !dbg !381
  %idxprom26 = sext i32 %36 to i64, !dbg !380
  %arrayidx27 = getelementptr inbounds i64, ptr %arrayidx25, i64 %idxprom26, !dbg !380
  %37 = load i64, ptr %arrayidx27, align 8, !dbg !380
  %mul = mul nsw i64 %conv, %37, !dbg !382
  %38 = load i32, ptr %n.addr, align 4, !dbg !383
  %sub28 = sub nsw i32 %38, 1, !dbg !384
  %call = call i64 @determinant(i32 noundef %sub28, ptr noundef %vla), !dbg !385
  %mul29 = mul nsw i64 %mul, %call, !dbg !386
  %39 = load i64, ptr %sum, align 8, !dbg !387
  %add = add nsw i64 %39, %mul29, !dbg !387
  store i64 %add, ptr %sum, align 8, !dbg !387
  %40 = load ptr, ptr %saved_stack, align 8, !dbg !388
  call void @llvm.stackrestore.p0(ptr %40), !dbg !388
  br label %for.inc30, !dbg !389

for.inc30:                                        ; preds = %for.end24
  %41 = load i32, ptr %c, align 4, !dbg !390
  %inc31 = add nsw i32 %41, 1, !dbg !390
  store i32 %inc31, ptr %c, align 4, !dbg !390
  br label %for.cond, !dbg !391, !llvm.loop !392

for.end32:                                        ; preds = %for.cond
  %42 = load i64, ptr %sum, align 8, !dbg !394
  store i64 %42, ptr %retval, align 8, !dbg !395
  br label %return, !dbg !395

return:                                           ; preds = %for.end32, %if.then
  %43 = load i64, ptr %retval, align 8, !dbg !396
  ret i64 %43, !dbg !396
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn }

!llvm.dbg.cu = !{!34}
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "matrix.c", directory: ".", checksumkind: CSK_MD5, checksum: "3df7d7ed4cd869a32dd7faca81efc635")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 58, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 59, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !12)
!12 = !{!13}
!13 = !DISubrange(count: 3)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !2, line: 61, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 11)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 62, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 13)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 4)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 21)
!34 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !35, retainedTypes: !40, globals: !45, splitDebugInlining: false, nameTableKind: None)
!35 = !{!36}
!36 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 5, baseType: !37, size: 32, elements: !38)
!37 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!38 = !{!39}
!39 = !DIEnumerator(name: "N", value: 4)
!40 = !{!41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 256, elements: !27)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !44)
!44 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!45 = !{!0, !7, !9, !14, !19, !24, !29}
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 49, type: !54, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !34, retainedNodes: !57)
!54 = !DISubroutineType(types: !55)
!55 = !{!56}
!56 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!57 = !{}
!58 = !DILocalVariable(name: "a", scope: !53, file: !2, line: 50, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "matrix", file: !2, line: 7, baseType: !60)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 1024, elements: !61)
!61 = !{!28, !28}
!62 = !DILocation(line: 50, column: 10, scope: !53)
!63 = !DILocalVariable(name: "b", scope: !53, file: !2, line: 50, type: !59)
!64 = !DILocation(line: 50, column: 13, scope: !53)
!65 = !DILocalVariable(name: "c", scope: !53, file: !2, line: 50, type: !59)
!66 = !DILocation(line: 50, column: 16, scope: !53)
!67 = !DILocalVariable(name: "i", scope: !68, file: !2, line: 51, type: !56)
!68 = distinct !DILexicalBlock(scope: !53, file: !2, line: 51, column: 3)
!69 = !DILocation(line: 51, column: 12, scope: !68)
!70 = !DILocation(line: 51, column: 8, scope: !68)
!71 = !DILocation(line: 51, column: 19, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !2, line: 51, column: 3)
!73 = !DILocation(line: 51, column: 21, scope: !72)
!74 = !DILocation(line: 51, column: 3, scope: !68)
!75 = !DILocalVariable(name: "j", scope: !76, file: !2, line: 52, type: !56)
!76 = distinct !DILexicalBlock(scope: !72, file: !2, line: 52, column: 5)
!77 = !DILocation(line: 52, column: 14, scope: !76)
!78 = !DILocation(line: 52, column: 10, scope: !76)
!79 = !DILocation(line: 52, column: 21, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !2, line: 52, column: 5)
!81 = !DILocation(line: 52, column: 23, scope: !80)
!82 = !DILocation(line: 52, column: 5, scope: !76)
!83 = !DILocation(line: 53, column: 17, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !2, line: 52, column: 33)
!85 = !DILocation(line: 53, column: 21, scope: !84)
!86 = !DILocation(line: 53, column: 19, scope: !84)
!87 = !DILocation(line: 53, column: 30, scope: !84)
!88 = !DILocation(line: 53, column: 35, scope: !84)
!89 = !DILocation(line: 53, column: 32, scope: !84)
!90 = !DILocation(line: 53, column: 27, scope: !84)
!91 = !DILocation(line: 53, column: 23, scope: !84)
!92 = !DILocation(line: 53, column: 38, scope: !84)
!93 = !DILocation(line: 53, column: 9, scope: !84)
!94 = !DILocation(line: 53, column: 7, scope: !84)
!95 = !DILocation(line: 53, column: 12, scope: !84)
!96 = !DILocation(line: 53, column: 15, scope: !84)
!97 = !DILocation(line: 54, column: 18, scope: !84)
!98 = !DILocation(line: 54, column: 26, scope: !84)
!99 = !DILocation(line: 54, column: 24, scope: !84)
!100 = !DILocation(line: 54, column: 20, scope: !84)
!101 = !DILocation(line: 54, column: 29, scope: !84)
!102 = !DILocation(line: 54, column: 17, scope: !84)
!103 = !DILocation(line: 54, column: 9, scope: !84)
!104 = !DILocation(line: 54, column: 7, scope: !84)
!105 = !DILocation(line: 54, column: 12, scope: !84)
!106 = !DILocation(line: 54, column: 15, scope: !84)
!107 = !DILocation(line: 55, column: 5, scope: !84)
!108 = !DILocation(line: 52, column: 29, scope: !80)
!109 = !DILocation(line: 52, column: 5, scope: !80)
!110 = distinct !{!110, !82, !111, !112}
!111 = !DILocation(line: 55, column: 5, scope: !76)
!112 = !{!"llvm.loop.mustprogress"}
!113 = !DILocation(line: 51, column: 27, scope: !72)
!114 = !DILocation(line: 51, column: 3, scope: !72)
!115 = distinct !{!115, !74, !116, !112}
!116 = !DILocation(line: 55, column: 5, scope: !68)
!117 = !DILocation(line: 56, column: 12, scope: !53)
!118 = !DILocation(line: 56, column: 33, scope: !53)
!119 = !DILocation(line: 56, column: 54, scope: !53)
!120 = !DILocation(line: 56, column: 3, scope: !53)
!121 = !DILocation(line: 57, column: 32, scope: !53)
!122 = !DILocation(line: 57, column: 3, scope: !53)
!123 = !DILocation(line: 58, column: 32, scope: !53)
!124 = !DILocation(line: 58, column: 3, scope: !53)
!125 = !DILocation(line: 59, column: 33, scope: !53)
!126 = !DILocation(line: 59, column: 3, scope: !53)
!127 = !DILocation(line: 60, column: 13, scope: !53)
!128 = !DILocation(line: 60, column: 3, scope: !53)
!129 = !DILocation(line: 61, column: 41, scope: !53)
!130 = !DILocation(line: 61, column: 3, scope: !53)
!131 = !DILocation(line: 62, column: 42, scope: !53)
!132 = !DILocation(line: 62, column: 27, scope: !53)
!133 = !DILocation(line: 62, column: 61, scope: !53)
!134 = !DILocation(line: 62, column: 46, scope: !53)
!135 = !DILocation(line: 62, column: 80, scope: !53)
!136 = !DILocation(line: 62, column: 65, scope: !53)
!137 = !DILocation(line: 62, column: 3, scope: !53)
!138 = !DILocation(line: 63, column: 3, scope: !53)
!139 = distinct !DISubprogram(name: "multiply", scope: !2, file: !2, line: 9, type: !140, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !34, retainedNodes: !57)
!140 = !DISubroutineType(types: !141)
!141 = !{null, !142, !144, !144}
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !143, size: 64)
!143 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 256, elements: !27)
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !145, size: 64)
!145 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !143)
!146 = !DILocalVariable(name: "out", arg: 1, scope: !139, file: !2, line: 9, type: !142)
!147 = !DILocation(line: 9, column: 29, scope: !139)
!148 = !DILocalVariable(name: "a", arg: 2, scope: !139, file: !2, line: 9, type: !144)
!149 = !DILocation(line: 9, column: 47, scope: !139)
!150 = !DILocalVariable(name: "b", arg: 3, scope: !139, file: !2, line: 9, type: !144)
!151 = !DILocation(line: 9, column: 63, scope: !139)
!152 = !DILocalVariable(name: "i", scope: !153, file: !2, line: 10, type: !56)
!153 = distinct !DILexicalBlock(scope: !139, file: !2, line: 10, column: 3)
!154 = !DILocation(line: 10, column: 12, scope: !153)
!155 = !DILocation(line: 10, column: 8, scope: !153)
!156 = !DILocation(line: 10, column: 19, scope: !157)
!157 = distinct !DILexicalBlock(scope: !153, file: !2, line: 10, column: 3)
!158 = !DILocation(line: 10, column: 21, scope: !157)
!159 = !DILocation(line: 10, column: 3, scope: !153)
!160 = !DILocalVariable(name: "j", scope: !161, file: !2, line: 11, type: !56)
!161 = distinct !DILexicalBlock(scope: !157, file: !2, line: 11, column: 5)
!162 = !DILocation(line: 11, column: 14, scope: !161)
!163 = !DILocation(line: 11, column: 10, scope: !161)
!164 = !DILocation(line: 11, column: 21, scope: !165)
!165 = distinct !DILexicalBlock(scope: !161, file: !2, line: 11, column: 5)
!166 = !DILocation(line: 11, column: 23, scope: !165)
!167 = !DILocation(line: 11, column: 5, scope: !161)
!168 = !DILocalVariable(name: "sum", scope: !169, file: !2, line: 12, type: !44)
!169 = distinct !DILexicalBlock(scope: !165, file: !2, line: 11, column: 33)
!170 = !DILocation(line: 12, column: 12, scope: !169)
!171 = !DILocalVariable(name: "k", scope: !172, file: !2, line: 13, type: !56)
!172 = distinct !DILexicalBlock(scope: !169, file: !2, line: 13, column: 7)
!173 = !DILocation(line: 13, column: 16, scope: !172)
!174 = !DILocation(line: 13, column: 12, scope: !172)
!175 = !DILocation(line: 13, column: 23, scope: !176)
!176 = distinct !DILexicalBlock(scope: !172, file: !2, line: 13, column: 7)
!177 = !DILocation(line: 13, column: 25, scope: !176)
!178 = !DILocation(line: 13, column: 7, scope: !172)
!179 = !DILocation(line: 14, column: 16, scope: !176)
!180 = !DILocation(line: 14, column: 18, scope: !176)
!181 = !DILocation(line: 14, column: 21, scope: !176)
!182 = !DILocation(line: 14, column: 26, scope: !176)
!183 = !DILocation(line: 14, column: 28, scope: !176)
!184 = !DILocation(line: 14, column: 31, scope: !176)
!185 = !DILocation(line: 14, column: 24, scope: !176)
!186 = !DILocation(line: 14, column: 13, scope: !176)
!187 = !DILocation(line: 14, column: 9, scope: !176)
!188 = !DILocation(line: 13, column: 31, scope: !176)
!189 = !DILocation(line: 13, column: 7, scope: !176)
!190 = distinct !{!190, !178, !191, !112}
!191 = !DILocation(line: 14, column: 32, scope: !172)
!192 = !DILocation(line: 15, column: 19, scope: !169)
!193 = !DILocation(line: 15, column: 7, scope: !169)
!194 = !DILocation(line: 15, column: 11, scope: !169)
!195 = !DILocation(line: 15, column: 14, scope: !169)
!196 = !DILocation(line: 15, column: 17, scope: !169)
!197 = !DILocation(line: 16, column: 5, scope: !169)
!198 = !DILocation(line: 11, column: 29, scope: !165)
!199 = !DILocation(line: 11, column: 5, scope: !165)
!200 = distinct !{!200, !167, !201, !112}
!201 = !DILocation(line: 16, column: 5, scope: !161)
!202 = !DILocation(line: 10, column: 27, scope: !157)
!203 = !DILocation(line: 10, column: 3, scope: !157)
!204 = distinct !{!204, !159, !205, !112}
!205 = !DILocation(line: 16, column: 5, scope: !153)
!206 = !DILocation(line: 17, column: 1, scope: !139)
!207 = distinct !DISubprogram(name: "print", scope: !2, file: !2, line: 43, type: !208, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !34, retainedNodes: !57)
!208 = !DISubroutineType(types: !209)
!209 = !{null, !210, !144}
!210 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !211, size: 64)
!211 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!212 = !DILocalVariable(name: "name", arg: 1, scope: !207, file: !2, line: 43, type: !210)
!213 = !DILocation(line: 43, column: 31, scope: !207)
!214 = !DILocalVariable(name: "m", arg: 2, scope: !207, file: !2, line: 43, type: !144)
!215 = !DILocation(line: 43, column: 50, scope: !207)
!216 = !DILocation(line: 44, column: 18, scope: !207)
!217 = !DILocation(line: 44, column: 3, scope: !207)
!218 = !DILocalVariable(name: "i", scope: !219, file: !2, line: 45, type: !56)
!219 = distinct !DILexicalBlock(scope: !207, file: !2, line: 45, column: 3)
!220 = !DILocation(line: 45, column: 12, scope: !219)
!221 = !DILocation(line: 45, column: 8, scope: !219)
!222 = !DILocation(line: 45, column: 19, scope: !223)
!223 = distinct !DILexicalBlock(scope: !219, file: !2, line: 45, column: 3)
!224 = !DILocation(line: 45, column: 21, scope: !223)
!225 = !DILocation(line: 45, column: 3, scope: !219)
!226 = !DILocation(line: 46, column: 37, scope: !223)
!227 = !DILocation(line: 46, column: 39, scope: !223)
!228 = !DILocation(line: 46, column: 46, scope: !223)
!229 = !DILocation(line: 46, column: 48, scope: !223)
!230 = !DILocation(line: 46, column: 55, scope: !223)
!231 = !DILocation(line: 46, column: 57, scope: !223)
!232 = !DILocation(line: 46, column: 64, scope: !223)
!233 = !DILocation(line: 46, column: 66, scope: !223)
!234 = !DILocation(line: 46, column: 5, scope: !223)
!235 = !DILocation(line: 45, column: 27, scope: !223)
!236 = !DILocation(line: 45, column: 3, scope: !223)
!237 = distinct !{!237, !225, !238, !112}
!238 = !DILocation(line: 46, column: 71, scope: !219)
!239 = !DILocation(line: 47, column: 1, scope: !207)
!240 = distinct !DISubprogram(name: "transpose", scope: !2, file: !2, line: 19, type: !241, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !34, retainedNodes: !57)
!241 = !DISubroutineType(types: !242)
!242 = !{null, !142}
!243 = !DILocalVariable(name: "m", arg: 1, scope: !240, file: !2, line: 19, type: !142)
!244 = !DILocation(line: 19, column: 30, scope: !240)
!245 = !DILocalVariable(name: "i", scope: !246, file: !2, line: 20, type: !56)
!246 = distinct !DILexicalBlock(scope: !240, file: !2, line: 20, column: 3)
!247 = !DILocation(line: 20, column: 12, scope: !246)
!248 = !DILocation(line: 20, column: 8, scope: !246)
!249 = !DILocation(line: 20, column: 19, scope: !250)
!250 = distinct !DILexicalBlock(scope: !246, file: !2, line: 20, column: 3)
!251 = !DILocation(line: 20, column: 21, scope: !250)
!252 = !DILocation(line: 20, column: 3, scope: !246)
!253 = !DILocalVariable(name: "j", scope: !254, file: !2, line: 21, type: !56)
!254 = distinct !DILexicalBlock(scope: !250, file: !2, line: 21, column: 5)
!255 = !DILocation(line: 21, column: 14, scope: !254)
!256 = !DILocation(line: 21, column: 10, scope: !254)
!257 = !DILocation(line: 21, column: 21, scope: !258)
!258 = distinct !DILexicalBlock(scope: !254, file: !2, line: 21, column: 5)
!259 = !DILocation(line: 21, column: 25, scope: !258)
!260 = !DILocation(line: 21, column: 23, scope: !258)
!261 = !DILocation(line: 21, column: 5, scope: !254)
!262 = !DILocalVariable(name: "t", scope: !263, file: !2, line: 22, type: !44)
!263 = distinct !DILexicalBlock(scope: !258, file: !2, line: 21, column: 33)
!264 = !DILocation(line: 22, column: 12, scope: !263)
!265 = !DILocation(line: 22, column: 16, scope: !263)
!266 = !DILocation(line: 22, column: 18, scope: !263)
!267 = !DILocation(line: 22, column: 21, scope: !263)
!268 = !DILocation(line: 23, column: 17, scope: !263)
!269 = !DILocation(line: 23, column: 19, scope: !263)
!270 = !DILocation(line: 23, column: 22, scope: !263)
!271 = !DILocation(line: 23, column: 7, scope: !263)
!272 = !DILocation(line: 23, column: 9, scope: !263)
!273 = !DILocation(line: 23, column: 12, scope: !263)
!274 = !DILocation(line: 23, column: 15, scope: !263)
!275 = !DILocation(line: 24, column: 17, scope: !263)
!276 = !DILocation(line: 24, column: 7, scope: !263)
!277 = !DILocation(line: 24, column: 9, scope: !263)
!278 = !DILocation(line: 24, column: 12, scope: !263)
!279 = !DILocation(line: 24, column: 15, scope: !263)
!280 = !DILocation(line: 25, column: 5, scope: !263)
!281 = !DILocation(line: 21, column: 29, scope: !258)
!282 = !DILocation(line: 21, column: 5, scope: !258)
!283 = distinct !{!283, !261, !284, !112}
!284 = !DILocation(line: 25, column: 5, scope: !254)
!285 = !DILocation(line: 20, column: 27, scope: !250)
!286 = !DILocation(line: 20, column: 3, scope: !250)
!287 = distinct !{!287, !252, !288, !112}
!288 = !DILocation(line: 25, column: 5, scope: !246)
!289 = !DILocation(line: 26, column: 1, scope: !240)
!290 = distinct !DISubprogram(name: "determinant", scope: !2, file: !2, line: 28, type: !291, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !34, retainedNodes: !57)
!291 = !DISubroutineType(types: !292)
!292 = !{!44, !56, !293}
!293 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !294, size: 64)
!294 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, elements: !295)
!295 = !{!296}
!296 = !DISubrange(count: -1)
!297 = !DILocalVariable(name: "n", arg: 1, scope: !290, file: !2, line: 28, type: !56)
!298 = !DILocation(line: 28, column: 29, scope: !290)
!299 = !DILocalVariable(name: "m", arg: 2, scope: !290, file: !2, line: 28, type: !293)
!300 = !DILocation(line: 28, column: 37, scope: !290)
!301 = !DILocation(line: 28, column: 39, scope: !290)
!302 = !DILocation(line: 28, column: 42, scope: !290)
!303 = !DILocation(line: 29, column: 7, scope: !304)
!304 = distinct !DILexicalBlock(scope: !290, file: !2, line: 29, column: 7)
!305 = !DILocation(line: 29, column: 9, scope: !304)
!306 = !DILocation(line: 29, column: 7, scope: !290)
!307 = !DILocation(line: 30, column: 12, scope: !304)
!308 = !DILocation(line: 30, column: 5, scope: !304)
!309 = !DILocalVariable(name: "sum", scope: !290, file: !2, line: 31, type: !44)
!310 = !DILocation(line: 31, column: 8, scope: !290)
!311 = !DILocalVariable(name: "c", scope: !312, file: !2, line: 32, type: !56)
!312 = distinct !DILexicalBlock(scope: !290, file: !2, line: 32, column: 3)
!313 = !DILocation(line: 32, column: 12, scope: !312)
!314 = !DILocation(line: 32, column: 8, scope: !312)
!315 = !DILocation(line: 32, column: 19, scope: !316)
!316 = distinct !DILexicalBlock(scope: !312, file: !2, line: 32, column: 3)
!317 = !DILocation(line: 32, column: 23, scope: !316)
!318 = !DILocation(line: 32, column: 21, scope: !316)
!319 = !DILocation(line: 32, column: 3, scope: !312)
!320 = !DILocation(line: 33, column: 16, scope: !321)
!321 = distinct !DILexicalBlock(scope: !316, file: !2, line: 32, column: 31)
!322 = !DILocation(line: 33, column: 18, scope: !321)
!323 = !DILocation(line: 33, column: 5, scope: !321)
!324 = !DILocation(line: 33, column: 23, scope: !321)
!325 = !DILocation(line: 33, column: 25, scope: !321)
!326 = !DILocalVariable(name: "__vla_expr0", scope: !321, type: !327, flags: DIFlagArtificial)
!327 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!328 = !DILocation(line: 0, scope: !321)
!329 = !DILocalVariable(name: "__vla_expr1", scope: !321, type: !327, flags: DIFlagArtificial)
!330 = !DILocalVariable(name: "minor", scope: !321, file: !2, line: 33, type: !331)
!331 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, elements: !332)
!332 = !{!333, !334}
!333 = !DISubrange(count: !326)
!334 = !DISubrange(count: !329)
!335 = !DILocation(line: 33, column: 10, scope: !321)
!336 = !DILocalVariable(name: "i", scope: !337, file: !2, line: 34, type: !56)
!337 = distinct !DILexicalBlock(scope: !321, file: !2, line: 34, column: 5)
!338 = !DILocation(line: 34, column: 14, scope: !337)
!339 = !DILocation(line: 34, column: 10, scope: !337)
!340 = !DILocation(line: 34, column: 21, scope: !341)
!341 = distinct !DILexicalBlock(scope: !337, file: !2, line: 34, column: 5)
!342 = !DILocation(line: 34, column: 25, scope: !341)
!343 = !DILocation(line: 34, column: 23, scope: !341)
!344 = !DILocation(line: 34, column: 5, scope: !337)
!345 = !DILocalVariable(name: "j", scope: !346, file: !2, line: 35, type: !56)
!346 = distinct !DILexicalBlock(scope: !341, file: !2, line: 35, column: 7)
!347 = !DILocation(line: 35, column: 16, scope: !346)
!348 = !DILocalVariable(name: "to", scope: !346, file: !2, line: 35, type: !56)
!349 = !DILocation(line: 35, column: 23, scope: !346)
!350 = !DILocation(line: 35, column: 12, scope: !346)
!351 = !DILocation(line: 35, column: 31, scope: !352)
!352 = distinct !DILexicalBlock(scope: !346, file: !2, line: 35, column: 7)
!353 = !DILocation(line: 35, column: 35, scope: !352)
!354 = !DILocation(line: 35, column: 33, scope: !352)
!355 = !DILocation(line: 35, column: 7, scope: !346)
!356 = !DILocation(line: 36, column: 13, scope: !357)
!357 = distinct !DILexicalBlock(scope: !352, file: !2, line: 36, column: 13)
!358 = !DILocation(line: 36, column: 18, scope: !357)
!359 = !DILocation(line: 36, column: 15, scope: !357)
!360 = !DILocation(line: 36, column: 13, scope: !352)
!361 = !DILocation(line: 37, column: 32, scope: !357)
!362 = !DILocation(line: 37, column: 34, scope: !357)
!363 = !DILocation(line: 37, column: 37, scope: !357)
!364 = !DILocation(line: 37, column: 17, scope: !357)
!365 = !DILocation(line: 37, column: 19, scope: !357)
!366 = !DILocation(line: 37, column: 11, scope: !357)
!367 = !DILocation(line: 37, column: 26, scope: !357)
!368 = !DILocation(line: 37, column: 30, scope: !357)
!369 = !DILocation(line: 35, column: 39, scope: !352)
!370 = !DILocation(line: 35, column: 7, scope: !352)
!371 = distinct !{!371, !355, !372, !112}
!372 = !DILocation(line: 37, column: 38, scope: !346)
!373 = !DILocation(line: 34, column: 29, scope: !341)
!374 = !DILocation(line: 34, column: 5, scope: !341)
!375 = distinct !{!375, !344, !376, !112}
!376 = !DILocation(line: 37, column: 38, scope: !337)
!377 = !DILocation(line: 38, column: 13, scope: !321)
!378 = !DILocation(line: 38, column: 15, scope: !321)
!379 = !DILocation(line: 38, column: 12, scope: !321)
!380 = !DILocation(line: 38, column: 31, scope: !321)
!381 = !DILocation(line: 38, column: 36, scope: !321)
!382 = !DILocation(line: 38, column: 29, scope: !321)
!383 = !DILocation(line: 38, column: 53, scope: !321)
!384 = !DILocation(line: 38, column: 55, scope: !321)
!385 = !DILocation(line: 38, column: 41, scope: !321)
!386 = !DILocation(line: 38, column: 39, scope: !321)
!387 = !DILocation(line: 38, column: 9, scope: !321)
!388 = !DILocation(line: 39, column: 3, scope: !316)
!389 = !DILocation(line: 39, column: 3, scope: !321)
!390 = !DILocation(line: 32, column: 27, scope: !316)
!391 = !DILocation(line: 32, column: 3, scope: !316)
!392 = distinct !{!392, !319, !393, !112}
!393 = !DILocation(line: 39, column: 3, scope: !312)
!394 = !DILocation(line: 40, column: 10, scope: !290)
!395 = !DILocation(line: 40, column: 3, scope: !290)
!396 = !DILocation(line: 41, column: 1, scope: !290)
