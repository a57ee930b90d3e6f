; ModuleID = 'vla.c'
source_filename = "vla.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%d \00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !14
@.str.4 = private unnamed_addr constant [9 x i8] c"desserts\00", align 1, !dbg !16
@.str.5 = private unnamed_addr constant [5 x i8] c"%zu:\00", align 1, !dbg !21
@.str.6 = private unnamed_addr constant [4 x i8] c" %d\00", align 1, !dbg !26
@backwards.out = internal global [32 x i8] zeroinitializer, align 16, !dbg !28

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !50 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %saved_stack = alloca ptr, align 8
  %__vla_expr0 = alloca i64, align 8
  %i = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %n, !52, !DIExpression(), !54)
  store i32 1, ptr %n, align 4, !dbg !54
  br label %for.cond, !dbg !55

for.cond:                                         ; preds = %for.inc5, %entry
  %0 = load i32, ptr %n, align 4, !dbg !56
  %cmp = icmp slt i32 %0, 5, !dbg !58
  br i1 %cmp, label %for.body, label %for.end7, !dbg !59

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %n, align 4, !dbg !60
  %2 = zext i32 %1 to i64, !dbg !62
  %3 = call ptr @llvm.stacksave.p0(), !dbg !62
  store ptr %3, ptr %saved_stack, align 8, !dbg !62
  %vla = alloca i32, i64 %2, align 16, !dbg !62
  store i64 %2, ptr %__vla_expr0, align 8, !dbg !62
    #dbg_declare(ptr %__vla_expr0, !63, !DIExpression(), !65)
    #dbg_declare(ptr %vla, !66, !DIExpression(), !70)
    #dbg_declare(ptr %i, !71, !DIExpression(), !73)
  store i32 0, ptr %i, align 4, !dbg !73
  br label %for.cond1, !dbg !74

for.cond1:                                        ; preds = %for.inc, %for.body
  %4 = load i32, ptr %i, align 4, !dbg !75
  %5 = load i32, ptr %n, align 4, !dbg !77
  %cmp2 = icmp slt i32 %4, %5, !dbg !78
  br i1 %cmp2, label %for.body3, label %for.end, !dbg !79

for.body3:                                        ; preds = %for.cond1
  %6 = load i32, ptr %i, align 4, !dbg !80
  %7 = load i32, ptr %n, align 4, !dbg !81
  %mul = mul nsw i32 %6, %7, !dbg !82
  %8 = load i32, ptr %i, align 4, !dbg !83
  %idxprom = sext i32 %8 to i64, !dbg !84
  %arrayidx = getelementptr inbounds i32, ptr %vla, i64 %idxprom, !dbg !84
  store i32 %mul, ptr %arrayidx, align 4, !dbg !85
  br label %for.inc, !dbg !84

for.inc:                                          ; preds = %for.body3
  %9 = load i32, ptr %i, align 4, !dbg !86
  %inc = add nsw i32 %9, 1, !dbg !86
  store i32 %inc, ptr %i, align 4, !dbg !86
  br label %for.cond1, !dbg !87, !llvm.loop !88

for.end:                                          ; preds = %for.cond1
  %10 = load i32, ptr %n, align 4, !dbg !91
  %call = call i32 @sum(i32 noundef %10, ptr noundef %vla), !dbg !92
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call), !dbg !93
  %11 = load ptr, ptr %saved_stack, align 8, !dbg !94
  call void @llvm.stackrestore.p0(ptr %11), !dbg !94
  br label %for.inc5, !dbg !95

for.inc5:                                         ; preds = %for.end
  %12 = load i32, ptr %n, align 4, !dbg !96
  %inc6 = add nsw i32 %12, 1, !dbg !96
  store i32 %inc6, ptr %n, align 4, !dbg !96
  br label %for.cond, !dbg !97, !llvm.loop !98

for.end7:                                         ; preds = %for.cond
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str.1), !dbg !100
  call void @triangle(i32 noundef 7), !dbg !101
  %call9 = call i32 @table(i32 noundef 6, i32 noundef 7), !dbg !102
  %call10 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %call9), !dbg !103
  %call11 = call ptr @backwards(ptr noundef @.str.4, i32 noundef 8), !dbg !104
  %call12 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, ptr noundef %call11), !dbg !105
  ret i32 0, !dbg !106
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #1

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @sum(i32 noundef %n, ptr noundef %a) #0 !dbg !107 {
entry:
  %n.addr = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %total = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !112, !DIExpression(), !113)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !114, !DIExpression(), !115)
  %0 = load i32, ptr %n.addr, align 4, !dbg !116
  %1 = zext i32 %0 to i64
    #dbg_declare(ptr %total, !117, !DIExpression(), !118)
  store i32 0, ptr %total, align 4, !dbg !118
    #dbg_declare(ptr %i, !119, !DIExpression(), !121)
  store i32 0, ptr %i, align 4, !dbg !121
  br label %for.cond, !dbg !122

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4, !dbg !123
  %3 = load i32, ptr %n.addr, align 4, !dbg !125
  %cmp = icmp slt i32 %2, %3, !dbg !126
  br i1 %cmp, label %for.body, label %for.end, !dbg !127

for.body:                                         ; preds = %for.cond
  %4 = load ptr, ptr %a.addr, align 8, !dbg !128
  %5 = load i32, ptr %i, align 4, !dbg !129
  %idxprom = sext i32 %5 to i64, !dbg !128
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !128
  %6 = load i32, ptr %arrayidx, align 4, !dbg !128
  %7 = load i32, ptr %total, align 4, !dbg !130
  %add = add nsw i32 %7, %6, !dbg !130
  store i32 %add, ptr %total, align 4, !dbg !130
  br label %for.inc, !dbg !131

for.inc:                                          ; preds = %for.body
  %8 = load i32, ptr %i, align 4, !dbg !132
  %inc = add nsw i32 %8, 1, !dbg !132
  store i32 %inc, ptr %i, align 4, !dbg !132
  br label %for.cond, !dbg !133, !llvm.loop !134

for.end:                                          ; preds = %for.cond
  %9 = load i32, ptr %total, align 4, !dbg !136
  ret i32 %9, !dbg !137
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #1

; Function Attrs: noinline nounwind uwtable
define internal void @triangle(i32 noundef %n) #0 !dbg !138 {
entry:
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %saved_stack = alloca ptr, align 8
  %__vla_expr0 = alloca i64, align 8
  %j = alloca i32, align 4
  %j9 = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !141, !DIExpression(), !142)
    #dbg_declare(ptr %i, !143, !DIExpression(), !145)
  store i32 1, ptr %i, align 4, !dbg !145
  br label %for.cond, !dbg !146

for.cond:                                         ; preds = %for.inc20, %entry
  %0 = load i32, ptr %i, align 4, !dbg !147
  %1 = load i32, ptr %n.addr, align 4, !dbg !149
  %cmp = icmp sle i32 %0, %1, !dbg !150
  br i1 %cmp, label %for.body, label %for.end22, !dbg !151

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %i, align 4, !dbg !152
  %3 = zext i32 %2 to i64, !dbg !154
  %4 = call ptr @llvm.stacksave.p0(), !dbg !154
  store ptr %4, ptr %saved_stack, align 8, !dbg !154
  %vla = alloca i32, i64 %3, align 16, !dbg !154
  store i64 %3, ptr %__vla_expr0, align 8, !dbg !154
    #dbg_declare(ptr %__vla_expr0, !155, !DIExpression(), !156)
    #dbg_declare(ptr %vla, !157, !DIExpression(), !161)
  %arrayidx = getelementptr inbounds i32, ptr %vla, i64 0, !dbg !162
  store i32 1, ptr %arrayidx, align 16, !dbg !163
    #dbg_declare(ptr %j, !164, !DIExpression(), !166)
  store i32 1, ptr %j, align 4, !dbg !166
  br label %for.cond1, !dbg !167

for.cond1:                                        ; preds = %for.inc, %for.body
  %5 = load i32, ptr %j, align 4, !dbg !168
  %6 = load i32, ptr %i, align 4, !dbg !170
  %cmp2 = icmp slt i32 %5, %6, !dbg !171
  br i1 %cmp2, label %for.body3, label %for.end, !dbg !172

for.body3:                                        ; preds = %for.cond1
  %7 = load i32, ptr %j, align 4, !dbg !173
  %sub = sub nsw i32 %7, 1, !dbg !174
  %idxprom = sext i32 %sub to i64, !dbg !175
  %arrayidx4 = getelementptr inbounds i32, ptr %vla, i64 %idxprom, !dbg !175
  %8 = load i32, ptr %arrayidx4, align 4, !dbg !175
  %9 = load i32, ptr %i, align 4, !dbg !176
  %10 = load i32, ptr %j, align 4, !dbg !177
  %sub5 = sub nsw i32 %9, %10, !dbg !178
  %mul = mul nsw i32 %8, %sub5, !dbg !179
  %11 = load i32, ptr %j, align 4, !dbg !180
  %div = sdiv i32 %mul, %11, !dbg !181
  %12 = load i32, ptr %j, align 4, !dbg !182
  %idxprom6 = sext i32 %12 to i64, !dbg !183
  %arrayidx7 = getelementptr inbounds i32, ptr %vla, i64 %idxprom6, !dbg !183
  store i32 %div, ptr %arrayidx7, align 4, !dbg !184
  br label %for.inc, !dbg !183

for.inc:                                          ; preds = %for.body3
  %13 = load i32, ptr %j, align 4, !dbg !185
  %inc = add nsw i32 %13, 1, !dbg !185
  store i32 %inc, ptr %j, align 4, !dbg !185
  br label %for.cond1, !dbg !186, !llvm.loop !187

for.end:                                          ; preds = %for.cond1
  %14 = mul nuw i64 4, %3, !dbg !189
  %div8 = udiv i64 %14, 4, !dbg !190
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %div8), !dbg !191
    #dbg_declare(ptr %j9, !192, !DIExpression(), !194)
  store i32 0, ptr %j9, align 4, !dbg !194
  br label %for.cond10, !dbg !195

for.cond10:                                       ; preds = %for.inc16, %for.end
  %15 = load i32, ptr %j9, align 4, !dbg !196
  %16 = load i32, ptr %i, align 4, !dbg !198
  %cmp11 = icmp slt i32 %15, %16, !dbg !199
  br i1 %cmp11, label %for.body12, label %for.end18, !dbg !200

for.body12:                                       ; preds = %for.cond10
  %17 = load i32, ptr %j9, align 4, !dbg !201
  %idxprom13 = sext i32 %17 to i64, !dbg !202
  %arrayidx14 = getelementptr inbounds i32, ptr %vla, i64 %idxprom13, !dbg !202
  %18 = load i32, ptr %arrayidx14, align 4, !dbg !202
  %call15 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %18), !dbg !203
  br label %for.inc16, !dbg !203

for.inc16:                                        ; preds = %for.body12
  %19 = load i32, ptr %j9, align 4, !dbg !204
  %inc17 = add nsw i32 %19, 1, !dbg !204
  store i32 %inc17, ptr %j9, align 4, !dbg !204
  br label %for.cond10, !dbg !205, !llvm.loop !206

for.end18:                                        ; preds = %for.cond10
  %call19 = call i32 (ptr, ...) @printf(ptr noundef @.str.1), !dbg !208
  %20 = load ptr, ptr %saved_stack, align 8, !dbg !209
  call void @llvm.stackrestore.p0(ptr %20), !dbg !209
  br label %for.inc20, !dbg !210

for.inc20:                                        ; preds = %for.end18
  %21 = load i32, ptr %i, align 4, !dbg !211
  %inc21 = add nsw i32 %21, 1, !dbg !211
  store i32 %inc21, ptr %i, align 4, !dbg !211
  br label %for.cond, !dbg !212, !llvm.loop !213

for.end22:                                        ; preds = %for.cond
  ret void, !dbg !215
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @table(i32 noundef %rows, i32 noundef %columns) #0 !dbg !216 {
entry:
  %rows.addr = alloca i32, align 4
  %columns.addr = alloca i32, align 4
  %saved_stack = alloca ptr, align 8
  %__vla_expr0 = alloca i64, align 8
  %__vla_expr1 = alloca i64, align 8
  %r = alloca i32, align 4
  %c = alloca i32, align 4
  store i32 %rows, ptr %rows.addr, align 4
    #dbg_declare(ptr %rows.addr, !219, !DIExpression(), !220)
  store i32 %columns, ptr %columns.addr, align 4
    #dbg_declare(ptr %columns.addr, !221, !DIExpression(), !222)
  %0 = load i32, ptr %rows.addr, align 4, !dbg !223
  %1 = zext i32 %0 to i64, !dbg !224
  %2 = load i32, ptr %columns.addr, align 4, !dbg !225
  %3 = zext i32 %2 to i64, !dbg !224
  %4 = call ptr @llvm.stacksave.p0(), !dbg !224
  store ptr %4, ptr %saved_stack, align 8, !dbg !224
  %5 = mul nuw i64 %1, %3, !dbg !224
  %vla = alloca i32, i64 %5, align 16, !dbg !224
  store i64 %1, ptr %__vla_expr0, align 8, !dbg !224
  store i64 %3, ptr %__vla_expr1, align 8, !dbg !224
    #dbg_declare(ptr %__vla_expr0, !226, !DIExpression(), !227)
    #dbg_declare(ptr %__vla_expr1, !228, !DIExpression(), !227)
    #dbg_declare(ptr %vla, !229, !DIExpression(), !234)
    #dbg_declare(ptr %r, !235, !DIExpression(), !237)
  store i32 0, ptr %r, align 4, !dbg !237
  br label %for.cond, !dbg !238

for.cond:                                         ; preds = %for.inc7, %entry
  %6 = load i32, ptr %r, align 4, !dbg !239
  %7 = load i32, ptr %rows.addr, align 4, !dbg !241
  %cmp = icmp slt i32 %6, %7, !dbg !242
  br i1 %cmp, label %for.body, label %for.end9, !dbg !243

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %c, !244, !DIExpression(), !246)
  store i32 0, ptr %c, align 4, !dbg !246
  br label %for.cond1, !dbg !247

for.cond1:                                        ; preds = %for.inc, %for.body
  %8 = load i32, ptr %c, align 4, !dbg !248
  %9 = load i32, ptr %columns.addr, align 4, !dbg !250
  %cmp2 = icmp slt i32 %8, %9, !dbg !251
  br i1 %cmp2, label %for.body3, label %for.end, !dbg !252

for.body3:                                        ; preds = %for.cond1
  %10 = load i32, ptr %r, align 4, !dbg !253
  %add = add nsw i32 %10, 1, !dbg !254
  %11 = load i32, ptr %c, align 4, !dbg !255
  %add4 = add nsw i32 %11, 1, !dbg !256
  %mul = mul nsw i32 %add, %add4, !dbg !257
  %12 = load i32, ptr %r, align 4, !dbg !258
  %idxprom = sext i32 %12 to i64, !dbg !259
  %13 = mul nsw i64 %idxprom, %3, !dbg !259
  %arrayidx = getelementptr inbounds i32, ptr %vla, i64 %13, !dbg !259
  %14 = load i32, ptr %c, align 4, !dbg !260
  %idxprom5 = sext i32 %14 to i64, !dbg !259
  %arrayidx6 = getelementptr inbounds i32, ptr %arrayidx, i64 %idxprom5, !dbg !259
  store i32 %mul, ptr %arrayidx6, align 4, !dbg !261
  br label %for.inc, !dbg !259

for.inc:                                          ; preds = %for.body3
  %15 = load i32, ptr %c, align 4, !dbg !262
  %inc = add nsw i32 %15, 1, !dbg !262
  store i32 %inc, ptr %c, align 4, !dbg !262
  br label %for.cond1, !dbg !263, !llvm.loop !264

for.end:                                          ; preds = %for.cond1
  br label %for.inc7, !dbg !265

for.inc7:                                         ; preds = %for.end
  %16 = load i32, ptr %r, align 4, !dbg !266
  %inc8 = add nsw i32 %16, 1, !dbg !266
  store i32 %inc8, ptr %r, align 4, !dbg !266
  br label %for.cond, !dbg !267, !llvm.loop !268

for.end9:                                         ; preds = %for.cond
  %17 = load i32, ptr %rows.addr, align 4, !dbg !270
  %sub = sub nsw i32 %17, 1, !dbg !271
  %idxprom10 = sext i32 %sub to i64, !dbg !272
  %18 = mul nsw i64 %idxprom10, %3, !dbg !272
  %arrayidx11 = getelementptr inbounds i32, ptr %vla, i64 %18, !dbg !272
  %19 = load i32, ptr %columns.addr, align 4, !dbg !273
  %sub12 = sub nsw i32 %19, 1, !dbg !274
  %idxprom13 = sext i32 %sub12 to i64, !dbg !272
  %arrayidx14 = getelementptr inbounds i32, ptr %arrayidx11, i64 %idxprom13, !dbg !272
  %20 = load i32, ptr %arrayidx14, align 4, !dbg !272
  %21 = mul nsw i64 0, %3, !dbg !275
  %arrayidx15 = getelementptr inbounds i32, ptr %vla, i64 %21, !dbg !275
  %22 = mul nuw i64 4, %3, !dbg !276
  %div = udiv i64 %22, 4, !dbg !277
  %conv = trunc i64 %div to i32, !dbg !278
  %add16 = add nsw i32 %20, %conv, !dbg !279
  %23 = load ptr, ptr %saved_stack, align 8, !dbg !280
  call void @llvm.stackrestore.p0(ptr %23), !dbg !280
  ret i32 %add16, !dbg !280
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @backwards(ptr noundef %s, i32 noundef %n) #0 !dbg !30 {
entry:
  %s.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %copy = alloca ptr, align 8
  %i = alloca i32, align 4
  %i5 = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
    #dbg_declare(ptr %s.addr, !281, !DIExpression(), !282)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !283, !DIExpression(), !284)
    #dbg_declare(ptr %copy, !285, !DIExpression(), !287)
  %0 = load i32, ptr %n.addr, align 4, !dbg !288
  %conv = sext i32 %0 to i64, !dbg !288
  %1 = alloca i8, i64 %conv, align 16, !dbg !289
  store ptr %1, ptr %copy, align 8, !dbg !287
    #dbg_declare(ptr %i, !290, !DIExpression(), !292)
  store i32 0, ptr %i, align 4, !dbg !292
  br label %for.cond, !dbg !293

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4, !dbg !294
  %3 = load i32, ptr %n.addr, align 4, !dbg !296
  %cmp = icmp slt i32 %2, %3, !dbg !297
  br i1 %cmp, label %for.body, label %for.end, !dbg !298

for.body:                                         ; preds = %for.cond
  %4 = load ptr, ptr %s.addr, align 8, !dbg !299
  %5 = load i32, ptr %n.addr, align 4, !dbg !300
  %sub = sub nsw i32 %5, 1, !dbg !301
  %6 = load i32, ptr %i, align 4, !dbg !302
  %sub2 = sub nsw i32 %sub, %6, !dbg !303
  %idxprom = sext i32 %sub2 to i64, !dbg !299
  %arrayidx = getelementptr inbounds i8, ptr %4, i64 %idxprom, !dbg !299
  %7 = load i8, ptr %arrayidx, align 1, !dbg !299
  %8 = load ptr, ptr %copy, align 8, !dbg !304
  %9 = load i32, ptr %i, align 4, !dbg !305
  %idxprom3 = sext i32 %9 to i64, !dbg !304
  %arrayidx4 = getelementptr inbounds i8, ptr %8, i64 %idxprom3, !dbg !304
  store i8 %7, ptr %arrayidx4, align 1, !dbg !306
  br label %for.inc, !dbg !304

for.inc:                                          ; preds = %for.body
  %10 = load i32, ptr %i, align 4, !dbg !307
  %inc = add nsw i32 %10, 1, !dbg !307
  store i32 %inc, ptr %i, align 4, !dbg !307
  br label %for.cond, !dbg !308, !llvm.loop !309

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i5, !311, !DIExpression(), !313)
  store i32 0, ptr %i5, align 4, !dbg !313
  br label %for.cond6, !dbg !314

for.cond6:                                        ; preds = %for.inc14, %for.end
  %11 = load i32, ptr %i5, align 4, !dbg !315
  %12 = load i32, ptr %n.addr, align 4, !dbg !317
  %cmp7 = icmp slt i32 %11, %12, !dbg !318
  br i1 %cmp7, label %for.body9, label %for.end16, !dbg !319

for.body9:                                        ; preds = %for.cond6
  %13 = load ptr, ptr %copy, align 8, !dbg !320
  %14 = load i32, ptr %i5, align 4, !dbg !321
  %idxprom10 = sext i32 %14 to i64, !dbg !320
  %arrayidx11 = getelementptr inbounds i8, ptr %13, i64 %idxprom10, !dbg !320
  %15 = load i8, ptr %arrayidx11, align 1, !dbg !320
  %16 = load i32, ptr %i5, align 4, !dbg !322
  %idxprom12 = sext i32 %16 to i64, !dbg !323
  %arrayidx13 = getelementptr inbounds [32 x i8], ptr @backwards.out, i64 0, i64 %idxprom12, !dbg !323
  store i8 %15, ptr %arrayidx13, align 1, !dbg !324
  br label %for.inc14, !dbg !323

for.inc14:                                        ; preds = %for.body9
  %17 = load i32, ptr %i5, align 4, !dbg !325
  %inc15 = add nsw i32 %17, 1, !dbg !325
  store i32 %inc15, ptr %i5, align 4, !dbg !325
  br label %for.cond6, !dbg !326, !llvm.loop !327

for.end16:                                        ; preds = %for.cond6
  ret ptr @backwards.out, !dbg !329
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!36}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "vla.c", directory: ".", checksumkind: CSK_MD5, checksum: "a5dcb9c54afe8e51220c2a9f8e112752")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 2)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !3, isLocal: true, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !3, isLocal: true, isDefinition: true)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 9)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 5)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !3, isLocal: true, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "out", scope: !30, file: !2, line: 34, type: !40, isLocal: true, isDefinition: true)
!30 = distinct !DISubprogram(name: "backwards", scope: !2, file: !2, line: 33, type: !31, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !36, retainedNodes: !39)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33, !35}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !37, globals: !38, splitDebugInlining: false, nameTableKind: None)
!37 = !{!35}
!38 = !{!0, !7, !12, !14, !16, !21, !26, !28}
!39 = !{}
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 32)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 43, type: !51, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !36, retainedNodes: !39)
!51 = !DISubroutineType(types: !37)
!52 = !DILocalVariable(name: "n", scope: !53, file: !2, line: 44, type: !35)
!53 = distinct !DILexicalBlock(scope: !50, file: !2, line: 44, column: 3)
!54 = !DILocation(line: 44, column: 12, scope: !53)
!55 = !DILocation(line: 44, column: 8, scope: !53)
!56 = !DILocation(line: 44, column: 19, scope: !57)
!57 = distinct !DILexicalBlock(scope: !53, file: !2, line: 44, column: 3)
!58 = !DILocation(line: 44, column: 21, scope: !57)
!59 = !DILocation(line: 44, column: 3, scope: !53)
!60 = !DILocation(line: 45, column: 11, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !2, line: 44, column: 31)
!62 = !DILocation(line: 45, column: 5, scope: !61)
!63 = !DILocalVariable(name: "__vla_expr0", scope: !61, type: !64, flags: DIFlagArtificial)
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!65 = !DILocation(line: 0, scope: !61)
!66 = !DILocalVariable(name: "a", scope: !61, file: !2, line: 45, type: !67)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: !63)
!70 = !DILocation(line: 45, column: 9, scope: !61)
!71 = !DILocalVariable(name: "i", scope: !72, file: !2, line: 46, type: !35)
!72 = distinct !DILexicalBlock(scope: !61, file: !2, line: 46, column: 5)
!73 = !DILocation(line: 46, column: 14, scope: !72)
!74 = !DILocation(line: 46, column: 10, scope: !72)
!75 = !DILocation(line: 46, column: 21, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !2, line: 46, column: 5)
!77 = !DILocation(line: 46, column: 25, scope: !76)
!78 = !DILocation(line: 46, column: 23, scope: !76)
!79 = !DILocation(line: 46, column: 5, scope: !72)
!80 = !DILocation(line: 47, column: 14, scope: !76)
!81 = !DILocation(line: 47, column: 18, scope: !76)
!82 = !DILocation(line: 47, column: 16, scope: !76)
!83 = !DILocation(line: 47, column: 9, scope: !76)
!84 = !DILocation(line: 47, column: 7, scope: !76)
!85 = !DILocation(line: 47, column: 12, scope: !76)
!86 = !DILocation(line: 46, column: 29, scope: !76)
!87 = !DILocation(line: 46, column: 5, scope: !76)
!88 = distinct !{!88, !79, !89, !90}
!89 = !DILocation(line: 47, column: 18, scope: !72)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !DILocation(line: 48, column: 23, scope: !61)
!92 = !DILocation(line: 48, column: 19, scope: !61)
!93 = !DILocation(line: 48, column: 5, scope: !61)
!94 = !DILocation(line: 49, column: 3, scope: !57)
!95 = !DILocation(line: 49, column: 3, scope: !61)
!96 = !DILocation(line: 44, column: 27, scope: !57)
!97 = !DILocation(line: 44, column: 3, scope: !57)
!98 = distinct !{!98, !59, !99, !90}
!99 = !DILocation(line: 49, column: 3, scope: !53)
!100 = !DILocation(line: 50, column: 3, scope: !50)
!101 = !DILocation(line: 51, column: 3, scope: !50)
!102 = !DILocation(line: 52, column: 18, scope: !50)
!103 = !DILocation(line: 52, column: 3, scope: !50)
!104 = !DILocation(line: 53, column: 18, scope: !50)
!105 = !DILocation(line: 53, column: 3, scope: !50)
!106 = !DILocation(line: 54, column: 3, scope: !50)
!107 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 5, type: !108, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !36, retainedNodes: !39)
!108 = !DISubroutineType(types: !109)
!109 = !{!35, !35, !110}
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64)
!111 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!112 = !DILocalVariable(name: "n", arg: 1, scope: !107, file: !2, line: 5, type: !35)
!113 = !DILocation(line: 5, column: 20, scope: !107)
!114 = !DILocalVariable(name: "a", arg: 2, scope: !107, file: !2, line: 5, type: !110)
!115 = !DILocation(line: 5, column: 33, scope: !107)
!116 = !DILocation(line: 5, column: 35, scope: !107)
!117 = !DILocalVariable(name: "total", scope: !107, file: !2, line: 6, type: !35)
!118 = !DILocation(line: 6, column: 7, scope: !107)
!119 = !DILocalVariable(name: "i", scope: !120, file: !2, line: 7, type: !35)
!120 = distinct !DILexicalBlock(scope: !107, file: !2, line: 7, column: 3)
!121 = !DILocation(line: 7, column: 12, scope: !120)
!122 = !DILocation(line: 7, column: 8, scope: !120)
!123 = !DILocation(line: 7, column: 19, scope: !124)
!124 = distinct !DILexicalBlock(scope: !120, file: !2, line: 7, column: 3)
!125 = !DILocation(line: 7, column: 23, scope: !124)
!126 = !DILocation(line: 7, column: 21, scope: !124)
!127 = !DILocation(line: 7, column: 3, scope: !120)
!128 = !DILocation(line: 8, column: 14, scope: !124)
!129 = !DILocation(line: 8, column: 16, scope: !124)
!130 = !DILocation(line: 8, column: 11, scope: !124)
!131 = !DILocation(line: 8, column: 5, scope: !124)
!132 = !DILocation(line: 7, column: 27, scope: !124)
!133 = !DILocation(line: 7, column: 3, scope: !124)
!134 = distinct !{!134, !127, !135, !90}
!135 = !DILocation(line: 8, column: 17, scope: !120)
!136 = !DILocation(line: 9, column: 10, scope: !107)
!137 = !DILocation(line: 9, column: 3, scope: !107)
!138 = distinct !DISubprogram(name: "triangle", scope: !2, file: !2, line: 12, type: !139, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !36, retainedNodes: !39)
!139 = !DISubroutineType(types: !140)
!140 = !{null, !35}
!141 = !DILocalVariable(name: "n", arg: 1, scope: !138, file: !2, line: 12, type: !35)
!142 = !DILocation(line: 12, column: 26, scope: !138)
!143 = !DILocalVariable(name: "i", scope: !144, file: !2, line: 13, type: !35)
!144 = distinct !DILexicalBlock(scope: !138, file: !2, line: 13, column: 3)
!145 = !DILocation(line: 13, column: 12, scope: !144)
!146 = !DILocation(line: 13, column: 8, scope: !144)
!147 = !DILocation(line: 13, column: 19, scope: !148)
!148 = distinct !DILexicalBlock(scope: !144, file: !2, line: 13, column: 3)
!149 = !DILocation(line: 13, column: 24, scope: !148)
!150 = !DILocation(line: 13, column: 21, scope: !148)
!151 = !DILocation(line: 13, column: 3, scope: !144)
!152 = !DILocation(line: 14, column: 13, scope: !153)
!153 = distinct !DILexicalBlock(scope: !148, file: !2, line: 13, column: 32)
!154 = !DILocation(line: 14, column: 5, scope: !153)
!155 = !DILocalVariable(name: "__vla_expr0", scope: !153, type: !64, flags: DIFlagArtificial)
!156 = !DILocation(line: 0, scope: !153)
!157 = !DILocalVariable(name: "row", scope: !153, file: !2, line: 14, type: !158)
!158 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, elements: !159)
!159 = !{!160}
!160 = !DISubrange(count: !155)
!161 = !DILocation(line: 14, column: 9, scope: !153)
!162 = !DILocation(line: 15, column: 5, scope: !153)
!163 = !DILocation(line: 15, column: 12, scope: !153)
!164 = !DILocalVariable(name: "j", scope: !165, file: !2, line: 16, type: !35)
!165 = distinct !DILexicalBlock(scope: !153, file: !2, line: 16, column: 5)
!166 = !DILocation(line: 16, column: 14, scope: !165)
!167 = !DILocation(line: 16, column: 10, scope: !165)
!168 = !DILocation(line: 16, column: 21, scope: !169)
!169 = distinct !DILexicalBlock(scope: !165, file: !2, line: 16, column: 5)
!170 = !DILocation(line: 16, column: 25, scope: !169)
!171 = !DILocation(line: 16, column: 23, scope: !169)
!172 = !DILocation(line: 16, column: 5, scope: !165)
!173 = !DILocation(line: 17, column: 20, scope: !169)
!174 = !DILocation(line: 17, column: 22, scope: !169)
!175 = !DILocation(line: 17, column: 16, scope: !169)
!176 = !DILocation(line: 17, column: 30, scope: !169)
!177 = !DILocation(line: 17, column: 34, scope: !169)
!178 = !DILocation(line: 17, column: 32, scope: !169)
!179 = !DILocation(line: 17, column: 27, scope: !169)
!180 = !DILocation(line: 17, column: 39, scope: !169)
!181 = !DILocation(line: 17, column: 37, scope: !169)
!182 = !DILocation(line: 17, column: 11, scope: !169)
!183 = !DILocation(line: 17, column: 7, scope: !169)
!184 = !DILocation(line: 17, column: 14, scope: !169)
!185 = !DILocation(line: 16, column: 29, scope: !169)
!186 = !DILocation(line: 16, column: 5, scope: !169)
!187 = distinct !{!187, !172, !188, !90}
!188 = !DILocation(line: 17, column: 39, scope: !165)
!189 = !DILocation(line: 18, column: 20, scope: !153)
!190 = !DILocation(line: 18, column: 31, scope: !153)
!191 = !DILocation(line: 18, column: 5, scope: !153)
!192 = !DILocalVariable(name: "j", scope: !193, file: !2, line: 19, type: !35)
!193 = distinct !DILexicalBlock(scope: !153, file: !2, line: 19, column: 5)
!194 = !DILocation(line: 19, column: 14, scope: !193)
!195 = !DILocation(line: 19, column: 10, scope: !193)
!196 = !DILocation(line: 19, column: 21, scope: !197)
!197 = distinct !DILexicalBlock(scope: !193, file: !2, line: 19, column: 5)
!198 = !DILocation(line: 19, column: 25, scope: !197)
!199 = !DILocation(line: 19, column: 23, scope: !197)
!200 = !DILocation(line: 19, column: 5, scope: !193)
!201 = !DILocation(line: 20, column: 25, scope: !197)
!202 = !DILocation(line: 20, column: 21, scope: !197)
!203 = !DILocation(line: 20, column: 7, scope: !197)
!204 = !DILocation(line: 19, column: 29, scope: !197)
!205 = !DILocation(line: 19, column: 5, scope: !197)
!206 = distinct !{!206, !200, !207, !90}
!207 = !DILocation(line: 20, column: 27, scope: !193)
!208 = !DILocation(line: 21, column: 5, scope: !153)
!209 = !DILocation(line: 22, column: 3, scope: !148)
!210 = !DILocation(line: 22, column: 3, scope: !153)
!211 = !DILocation(line: 13, column: 28, scope: !148)
!212 = !DILocation(line: 13, column: 3, scope: !148)
!213 = distinct !{!213, !151, !214, !90}
!214 = !DILocation(line: 22, column: 3, scope: !144)
!215 = !DILocation(line: 23, column: 1, scope: !138)
!216 = distinct !DISubprogram(name: "table", scope: !2, file: !2, line: 25, type: !217, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !36, retainedNodes: !39)
!217 = !DISubroutineType(types: !218)
!218 = !{!35, !35, !35}
!219 = !DILocalVariable(name: "rows", arg: 1, scope: !216, file: !2, line: 25, type: !35)
!220 = !DILocation(line: 25, column: 22, scope: !216)
!221 = !DILocalVariable(name: "columns", arg: 2, scope: !216, file: !2, line: 25, type: !35)
!222 = !DILocation(line: 25, column: 32, scope: !216)
!223 = !DILocation(line: 26, column: 9, scope: !216)
!224 = !DILocation(line: 26, column: 3, scope: !216)
!225 = !DILocation(line: 26, column: 15, scope: !216)
!226 = !DILocalVariable(name: "__vla_expr0", scope: !216, type: !64, flags: DIFlagArtificial)
!227 = !DILocation(line: 0, scope: !216)
!228 = !DILocalVariable(name: "__vla_expr1", scope: !216, type: !64, flags: DIFlagArtificial)
!229 = !DILocalVariable(name: "t", scope: !216, file: !2, line: 26, type: !230)
!230 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, elements: !231)
!231 = !{!232, !233}
!232 = !DISubrange(count: !226)
!233 = !DISubrange(count: !228)
!234 = !DILocation(line: 26, column: 7, scope: !216)
!235 = !DILocalVariable(name: "r", scope: !236, file: !2, line: 27, type: !35)
!236 = distinct !DILexicalBlock(scope: !216, file: !2, line: 27, column: 3)
!237 = !DILocation(line: 27, column: 12, scope: !236)
!238 = !DILocation(line: 27, column: 8, scope: !236)
!239 = !DILocation(line: 27, column: 19, scope: !240)
!240 = distinct !DILexicalBlock(scope: !236, file: !2, line: 27, column: 3)
!241 = !DILocation(line: 27, column: 23, scope: !240)
!242 = !DILocation(line: 27, column: 21, scope: !240)
!243 = !DILocation(line: 27, column: 3, scope: !236)
!244 = !DILocalVariable(name: "c", scope: !245, file: !2, line: 28, type: !35)
!245 = distinct !DILexicalBlock(scope: !240, file: !2, line: 28, column: 5)
!246 = !DILocation(line: 28, column: 14, scope: !245)
!247 = !DILocation(line: 28, column: 10, scope: !245)
!248 = !DILocation(line: 28, column: 21, scope: !249)
!249 = distinct !DILexicalBlock(scope: !245, file: !2, line: 28, column: 5)
!250 = !DILocation(line: 28, column: 25, scope: !249)
!251 = !DILocation(line: 28, column: 23, scope: !249)
!252 = !DILocation(line: 28, column: 5, scope: !245)
!253 = !DILocation(line: 29, column: 18, scope: !249)
!254 = !DILocation(line: 29, column: 20, scope: !249)
!255 = !DILocation(line: 29, column: 28, scope: !249)
!256 = !DILocation(line: 29, column: 30, scope: !249)
!257 = !DILocation(line: 29, column: 25, scope: !249)
!258 = !DILocation(line: 29, column: 9, scope: !249)
!259 = !DILocation(line: 29, column: 7, scope: !249)
!260 = !DILocation(line: 29, column: 12, scope: !249)
!261 = !DILocation(line: 29, column: 15, scope: !249)
!262 = !DILocation(line: 28, column: 35, scope: !249)
!263 = !DILocation(line: 28, column: 5, scope: !249)
!264 = distinct !{!264, !252, !265, !90}
!265 = !DILocation(line: 29, column: 33, scope: !245)
!266 = !DILocation(line: 27, column: 30, scope: !240)
!267 = !DILocation(line: 27, column: 3, scope: !240)
!268 = distinct !{!268, !243, !269, !90}
!269 = !DILocation(line: 29, column: 33, scope: !236)
!270 = !DILocation(line: 30, column: 12, scope: !216)
!271 = !DILocation(line: 30, column: 17, scope: !216)
!272 = !DILocation(line: 30, column: 10, scope: !216)
!273 = !DILocation(line: 30, column: 22, scope: !216)
!274 = !DILocation(line: 30, column: 30, scope: !216)
!275 = !DILocation(line: 30, column: 50, scope: !216)
!276 = !DILocation(line: 30, column: 43, scope: !216)
!277 = !DILocation(line: 30, column: 55, scope: !216)
!278 = !DILocation(line: 30, column: 37, scope: !216)
!279 = !DILocation(line: 30, column: 35, scope: !216)
!280 = !DILocation(line: 31, column: 1, scope: !216)
!281 = !DILocalVariable(name: "s", arg: 1, scope: !30, file: !2, line: 33, type: !33)
!282 = !DILocation(line: 33, column: 42, scope: !30)
!283 = !DILocalVariable(name: "n", arg: 2, scope: !30, file: !2, line: 33, type: !35)
!284 = !DILocation(line: 33, column: 49, scope: !30)
!285 = !DILocalVariable(name: "copy", scope: !30, file: !2, line: 35, type: !286)
!286 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!287 = !DILocation(line: 35, column: 9, scope: !30)
!288 = !DILocation(line: 35, column: 33, scope: !30)
!289 = !DILocation(line: 35, column: 16, scope: !30)
!290 = !DILocalVariable(name: "i", scope: !291, file: !2, line: 36, type: !35)
!291 = distinct !DILexicalBlock(scope: !30, file: !2, line: 36, column: 3)
!292 = !DILocation(line: 36, column: 12, scope: !291)
!293 = !DILocation(line: 36, column: 8, scope: !291)
!294 = !DILocation(line: 36, column: 19, scope: !295)
!295 = distinct !DILexicalBlock(scope: !291, file: !2, line: 36, column: 3)
!296 = !DILocation(line: 36, column: 23, scope: !295)
!297 = !DILocation(line: 36, column: 21, scope: !295)
!298 = !DILocation(line: 36, column: 3, scope: !291)
!299 = !DILocation(line: 37, column: 15, scope: !295)
!300 = !DILocation(line: 37, column: 17, scope: !295)
!301 = !DILocation(line: 37, column: 19, scope: !295)
!302 = !DILocation(line: 37, column: 25, scope: !295)
!303 = !DILocation(line: 37, column: 23, scope: !295)
!304 = !DILocation(line: 37, column: 5, scope: !295)
!305 = !DILocation(line: 37, column: 10, scope: !295)
!306 = !DILocation(line: 37, column: 13, scope: !295)
!307 = !DILocation(line: 36, column: 27, scope: !295)
!308 = !DILocation(line: 36, column: 3, scope: !295)
!309 = distinct !{!309, !298, !310, !90}
!310 = !DILocation(line: 37, column: 26, scope: !291)
!311 = !DILocalVariable(name: "i", scope: !312, file: !2, line: 38, type: !35)
!312 = distinct !DILexicalBlock(scope: !30, file: !2, line: 38, column: 3)
!313 = !DILocation(line: 38, column: 12, scope: !312)
!314 = !DILocation(line: 38, column: 8, scope: !312)
!315 = !DILocation(line: 38, column: 19, scope: !316)
!316 = distinct !DILexicalBlock(scope: !312, file: !2, line: 38, column: 3)
!317 = !DILocation(line: 38, column: 23, scope: !316)
!318 = !DILocation(line: 38, column: 21, scope: !316)
!319 = !DILocation(line: 38, column: 3, scope: !312)
!320 = !DILocation(line: 39, column: 14, scope: !316)
!321 = !DILocation(line: 39, column: 19, scope: !316)
!322 = !DILocation(line: 39, column: 9, scope: !316)
!323 = !DILocation(line: 39, column: 5, scope: !316)
!324 = !DILocation(line: 39, column: 12, scope: !316)
!325 = !DILocation(line: 38, column: 27, scope: !316)
!326 = !DILocation(line: 38, column: 3, scope: !316)
!327 = distinct !{!327, !319, !328, !90}
!328 = !DILocation(line: 39, column: 20, scope: !312)
!329 = !DILocation(line: 40, column: 3, scope: !30)
