; ModuleID = 'sorting.c'
source_filename = "sorting.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.person = type { [8 x i8], i16, double }

@.str = private unnamed_addr constant [5 x i8] c"%d%c\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [24 x i8] c"same: %d, compared: %d\0A\00", align 1, !dbg !7
@comparisons = internal global i32 0, align 4, !dbg !12
@.str.2 = private unnamed_addr constant [11 x i8] c"found: %d\0A\00", align 1, !dbg !25
@.str.3 = private unnamed_addr constant [5 x i8] c"pear\00", align 1, !dbg !30
@.str.4 = private unnamed_addr constant [4 x i8] c"fig\00", align 1, !dbg !32
@.str.5 = private unnamed_addr constant [7 x i8] c"banana\00", align 1, !dbg !37
@.str.6 = private unnamed_addr constant [5 x i8] c"kiwi\00", align 1, !dbg !42
@.str.7 = private unnamed_addr constant [6 x i8] c"apple\00", align 1, !dbg !44
@.str.8 = private unnamed_addr constant [5 x i8] c"date\00", align 1, !dbg !49
@.str.9 = private unnamed_addr constant [5 x i8] c"plum\00", align 1, !dbg !51
@.str.10 = private unnamed_addr constant [4 x i8] c"nut\00", align 1, !dbg !53
@__const.main.words = private unnamed_addr constant [8 x ptr] [ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8, ptr @.str.9, ptr @.str.10], align 16
@.str.11 = private unnamed_addr constant [4 x i8] c"%s \00", align 1, !dbg !55
@.str.12 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1, !dbg !57
@__const.main.people = private unnamed_addr constant [3 x %struct.person] [%struct.person { [8 x i8] c"Ada\00\00\00\00\00", i16 36, double 1.650000e+00 }, %struct.person { [8 x i8] c"Emmy\00\00\00\00", i16 53, double 1.600000e+00 }, %struct.person { [8 x i8] c"Sofia\00\00\00", i16 41, double 1.700000e+00 }], align 16
@.str.13 = private unnamed_addr constant [12 x i8] c"%s %d %.2f\0A\00", align 1, !dbg !62

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !74 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [40 x i32], align 16
  %b = alloca [40 x i32], align 16
  %x = alloca i32, align 4
  %i = alloca i32, align 4
  %i5 = alloca i32, align 4
  %key = alloca i32, align 4
  %found = alloca ptr, align 8
  %words = alloca [8 x ptr], align 16
  %i37 = alloca i32, align 4
  %people = alloca [3 x %struct.person], align 16
  %i50 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !78, !DIExpression(), !82)
    #dbg_declare(ptr %b, !83, !DIExpression(), !84)
    #dbg_declare(ptr %x, !85, !DIExpression(), !87)
  store i32 12345, ptr %x, align 4, !dbg !87
    #dbg_declare(ptr %i, !88, !DIExpression(), !90)
  store i32 0, ptr %i, align 4, !dbg !90
  br label %for.cond, !dbg !91

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !92
  %cmp = icmp slt i32 %0, 40, !dbg !94
  br i1 %cmp, label %for.body, label %for.end, !dbg !95

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %x, align 4, !dbg !96
  %mul = mul i32 %1, 1103515245, !dbg !98
  %add = add i32 %mul, 12345, !dbg !99
  store i32 %add, ptr %x, align 4, !dbg !100
  %2 = load i32, ptr %x, align 4, !dbg !101
  %shr = lshr i32 %2, 16, !dbg !102
  %rem = srem i32 %shr, 1000, !dbg !103
  %sub = sub nsw i32 %rem, 300, !dbg !104
  %3 = load i32, ptr %i, align 4, !dbg !105
  %idxprom = sext i32 %3 to i64, !dbg !106
  %arrayidx = getelementptr inbounds [40 x i32], ptr %b, i64 0, i64 %idxprom, !dbg !106
  store i32 %sub, ptr %arrayidx, align 4, !dbg !107
  %4 = load i32, ptr %i, align 4, !dbg !108
  %idxprom1 = sext i32 %4 to i64, !dbg !109
  %arrayidx2 = getelementptr inbounds [40 x i32], ptr %a, i64 0, i64 %idxprom1, !dbg !109
  store i32 %sub, ptr %arrayidx2, align 4, !dbg !110
  br label %for.inc, !dbg !111

for.inc:                                          ; preds = %for.body
  %5 = load i32, ptr %i, align 4, !dbg !112
  %inc = add nsw i32 %5, 1, !dbg !112
  store i32 %inc, ptr %i, align 4, !dbg !112
  br label %for.cond, !dbg !113, !llvm.loop !114

for.end:                                          ; preds = %for.cond
  %arraydecay = getelementptr inbounds [40 x i32], ptr %a, i64 0, i64 0, !dbg !117
  call void @qsort(ptr noundef %arraydecay, i64 noundef 40, i64 noundef 4, ptr noundef @by_value), !dbg !118
  %arraydecay3 = getelementptr inbounds [40 x i32], ptr %b, i64 0, i64 0, !dbg !119
  %arraydecay4 = getelementptr inbounds [40 x i32], ptr %b, i64 0, i64 0, !dbg !120
  %add.ptr = getelementptr inbounds i32, ptr %arraydecay4, i64 40, !dbg !121
  call void @quicksort(ptr noundef %arraydecay3, ptr noundef %add.ptr), !dbg !122
    #dbg_declare(ptr %i5, !123, !DIExpression(), !125)
  store i32 0, ptr %i5, align 4, !dbg !125
  br label %for.cond6, !dbg !126

for.cond6:                                        ; preds = %for.inc13, %for.end
  %6 = load i32, ptr %i5, align 4, !dbg !127
  %cmp7 = icmp slt i32 %6, 40, !dbg !129
  br i1 %cmp7, label %for.body8, label %for.end15, !dbg !130

for.body8:                                        ; preds = %for.cond6
  %7 = load i32, ptr %i5, align 4, !dbg !131
  %idxprom9 = sext i32 %7 to i64, !dbg !132
  %arrayidx10 = getelementptr inbounds [40 x i32], ptr %a, i64 0, i64 %idxprom9, !dbg !132
  %8 = load i32, ptr %arrayidx10, align 4, !dbg !132
  %9 = load i32, ptr %i5, align 4, !dbg !133
  %rem11 = srem i32 %9, 10, !dbg !134
  %cmp12 = icmp eq i32 %rem11, 9, !dbg !135
  %10 = zext i1 %cmp12 to i64, !dbg !133
  %cond = select i1 %cmp12, i32 10, i32 32, !dbg !133
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %8, i32 noundef %cond), !dbg !136
  br label %for.inc13, !dbg !136

for.inc13:                                        ; preds = %for.body8
  %11 = load i32, ptr %i5, align 4, !dbg !137
  %inc14 = add nsw i32 %11, 1, !dbg !137
  store i32 %inc14, ptr %i5, align 4, !dbg !137
  br label %for.cond6, !dbg !138, !llvm.loop !139

for.end15:                                        ; preds = %for.cond6
  %arraydecay16 = getelementptr inbounds [40 x i32], ptr %a, i64 0, i64 0, !dbg !141
  %arraydecay17 = getelementptr inbounds [40 x i32], ptr %b, i64 0, i64 0, !dbg !142
  %call18 = call i32 @memcmp(ptr noundef %arraydecay16, ptr noundef %arraydecay17, i64 noundef 160), !dbg !143
  %cmp19 = icmp eq i32 %call18, 0, !dbg !144
  %conv = zext i1 %cmp19 to i32, !dbg !144
  %12 = load i32, ptr @comparisons, align 4, !dbg !145
  %cmp20 = icmp sgt i32 %12, 40, !dbg !146
  %conv21 = zext i1 %cmp20 to i32, !dbg !146
  %call22 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv, i32 noundef %conv21), !dbg !147
    #dbg_declare(ptr %key, !148, !DIExpression(), !149)
  %arrayidx23 = getelementptr inbounds [40 x i32], ptr %a, i64 0, i64 17, !dbg !150
  %13 = load i32, ptr %arrayidx23, align 4, !dbg !150
  store i32 %13, ptr %key, align 4, !dbg !149
    #dbg_declare(ptr %found, !151, !DIExpression(), !153)
  %arraydecay24 = getelementptr inbounds [40 x i32], ptr %a, i64 0, i64 0, !dbg !154
  %call25 = call ptr @bsearch(ptr noundef %key, ptr noundef %arraydecay24, i64 noundef 40, i64 noundef 4, ptr noundef @by_value), !dbg !155
  store ptr %call25, ptr %found, align 8, !dbg !153
  %14 = load ptr, ptr %found, align 8, !dbg !156
  %cmp26 = icmp ne ptr %14, null, !dbg !157
  br i1 %cmp26, label %land.rhs, label %land.end, !dbg !158

land.rhs:                                         ; preds = %for.end15
  %15 = load ptr, ptr %found, align 8, !dbg !159
  %16 = load i32, ptr %15, align 4, !dbg !160
  %17 = load i32, ptr %key, align 4, !dbg !161
  %cmp28 = icmp eq i32 %16, %17, !dbg !162
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.end15
  %18 = phi i1 [ false, %for.end15 ], [ %cmp28, %land.rhs ], !dbg !163
  %land.ext = zext i1 %18 to i32, !dbg !158
  %call30 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %land.ext), !dbg !164
  store i32 5000, ptr %key, align 4, !dbg !165
  %arraydecay31 = getelementptr inbounds [40 x i32], ptr %a, i64 0, i64 0, !dbg !166
  %call32 = call ptr @bsearch(ptr noundef %key, ptr noundef %arraydecay31, i64 noundef 40, i64 noundef 4, ptr noundef @by_value), !dbg !167
  %cmp33 = icmp ne ptr %call32, null, !dbg !168
  %conv34 = zext i1 %cmp33 to i32, !dbg !168
  %call35 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %conv34), !dbg !169
    #dbg_declare(ptr %words, !170, !DIExpression(), !174)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %words, ptr align 16 @__const.main.words, i64 64, i1 false), !dbg !174
  %arraydecay36 = getelementptr inbounds [8 x ptr], ptr %words, i64 0, i64 0, !dbg !175
  call void @qsort(ptr noundef %arraydecay36, i64 noundef 8, i64 noundef 8, ptr noundef @by_length_then_text), !dbg !176
    #dbg_declare(ptr %i37, !177, !DIExpression(), !179)
  store i32 0, ptr %i37, align 4, !dbg !179
  br label %for.cond38, !dbg !180

for.cond38:                                       ; preds = %for.inc45, %land.end
  %19 = load i32, ptr %i37, align 4, !dbg !181
  %cmp39 = icmp slt i32 %19, 8, !dbg !183
  br i1 %cmp39, label %for.body41, label %for.end47, !dbg !184

for.body41:                                       ; preds = %for.cond38
  %20 = load i32, ptr %i37, align 4, !dbg !185
  %idxprom42 = sext i32 %20 to i64, !dbg !186
  %arrayidx43 = getelementptr inbounds [8 x ptr], ptr %words, i64 0, i64 %idxprom42, !dbg !186
  %21 = load ptr, ptr %arrayidx43, align 8, !dbg !186
  %call44 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, ptr noundef %21), !dbg !187
  br label %for.inc45, !dbg !187

for.inc45:                                        ; preds = %for.body41
  %22 = load i32, ptr %i37, align 4, !dbg !188
  %inc46 = add nsw i32 %22, 1, !dbg !188
  store i32 %inc46, ptr %i37, align 4, !dbg !188
  br label %for.cond38, !dbg !189, !llvm.loop !190

for.end47:                                        ; preds = %for.cond38
  %call48 = call i32 (ptr, ...) @printf(ptr noundef @.str.12), !dbg !192
    #dbg_declare(ptr %people, !193, !DIExpression(), !205)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %people, ptr align 16 @__const.main.people, i64 72, i1 false), !dbg !205
  %arraydecay49 = getelementptr inbounds [3 x %struct.person], ptr %people, i64 0, i64 0, !dbg !206
  call void @qsort(ptr noundef %arraydecay49, i64 noundef 3, i64 noundef 24, ptr noundef @by_age), !dbg !207
    #dbg_declare(ptr %i50, !208, !DIExpression(), !210)
  store i32 0, ptr %i50, align 4, !dbg !210
  br label %for.cond51, !dbg !211

for.cond51:                                       ; preds = %for.inc64, %for.end47
  %23 = load i32, ptr %i50, align 4, !dbg !212
  %cmp52 = icmp slt i32 %23, 3, !dbg !214
  br i1 %cmp52, label %for.body54, label %for.end66, !dbg !215

for.body54:                                       ; preds = %for.cond51
  %24 = load i32, ptr %i50, align 4, !dbg !216
  %idxprom55 = sext i32 %24 to i64, !dbg !217
  %arrayidx56 = getelementptr inbounds [3 x %struct.person], ptr %people, i64 0, i64 %idxprom55, !dbg !217
  %name = getelementptr inbounds %struct.person, ptr %arrayidx56, i32 0, i32 0, !dbg !218
  %arraydecay57 = getelementptr inbounds [8 x i8], ptr %name, i64 0, i64 0, !dbg !217
  %25 = load i32, ptr %i50, align 4, !dbg !219
  %idxprom58 = sext i32 %25 to i64, !dbg !220
  %arrayidx59 = getelementptr inbounds [3 x %struct.person], ptr %people, i64 0, i64 %idxprom58, !dbg !220
  %age = getelementptr inbounds %struct.person, ptr %arrayidx59, i32 0, i32 1, !dbg !221
  %26 = load i16, ptr %age, align 8, !dbg !221
  %conv60 = sext i16 %26 to i32, !dbg !220
  %27 = load i32, ptr %i50, align 4, !dbg !222
  %idxprom61 = sext i32 %27 to i64, !dbg !223
  %arrayidx62 = getelementptr inbounds [3 x %struct.person], ptr %people, i64 0, i64 %idxprom61, !dbg !223
  %height = getelementptr inbounds %struct.person, ptr %arrayidx62, i32 0, i32 2, !dbg !224
  %28 = load double, ptr %height, align 8, !dbg !224
  %call63 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, ptr noundef %arraydecay57, i32 noundef %conv60, double noundef %28), !dbg !225
  br label %for.inc64, !dbg !225

for.inc64:                                        ; preds = %for.body54
  %29 = load i32, ptr %i50, align 4, !dbg !226
  %inc65 = add nsw i32 %29, 1, !dbg !226
  store i32 %inc65, ptr %i50, align 4, !dbg !226
  br label %for.cond51, !dbg !227, !llvm.loop !228

for.end66:                                        ; preds = %for.cond51
  ret i32 0, !dbg !230
}

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_value(ptr noundef %a, ptr noundef %b) #0 !dbg !231 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !236, !DIExpression(), !237)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !238, !DIExpression(), !239)
    #dbg_declare(ptr %x, !240, !DIExpression(), !241)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !242
  %1 = load i32, ptr %0, align 4, !dbg !243
  store i32 %1, ptr %x, align 4, !dbg !241
    #dbg_declare(ptr %y, !244, !DIExpression(), !245)
  %2 = load ptr, ptr %b.addr, align 8, !dbg !246
  %3 = load i32, ptr %2, align 4, !dbg !247
  store i32 %3, ptr %y, align 4, !dbg !245
  %4 = load i32, ptr @comparisons, align 4, !dbg !248
  %inc = add nsw i32 %4, 1, !dbg !248
  store i32 %inc, ptr @comparisons, align 4, !dbg !248
  %5 = load i32, ptr %x, align 4, !dbg !249
  %6 = load i32, ptr %y, align 4, !dbg !250
  %cmp = icmp sgt i32 %5, %6, !dbg !251
  %conv = zext i1 %cmp to i32, !dbg !251
  %7 = load i32, ptr %x, align 4, !dbg !252
  %8 = load i32, ptr %y, align 4, !dbg !253
  %cmp1 = icmp slt i32 %7, %8, !dbg !254
  %conv2 = zext i1 %cmp1 to i32, !dbg !254
  %sub = sub nsw i32 %conv, %conv2, !dbg !255
  ret i32 %sub, !dbg !256
}

; Function Attrs: noinline nounwind uwtable
define internal void @quicksort(ptr noundef %from, ptr noundef %to) #0 !dbg !257 {
entry:
  %from.addr = alloca ptr, align 8
  %to.addr = alloca ptr, align 8
  %pivot = alloca i32, align 4
  %i = alloca ptr, align 8
  %j = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !260, !DIExpression(), !261)
  store ptr %to, ptr %to.addr, align 8
    #dbg_declare(ptr %to.addr, !262, !DIExpression(), !263)
  %0 = load ptr, ptr %to.addr, align 8, !dbg !264
  %1 = load ptr, ptr %from.addr, align 8, !dbg !266
  %sub.ptr.lhs.cast = ptrtoint ptr %0 to i64, !dbg !267
  %sub.ptr.rhs.cast = ptrtoint ptr %1 to i64, !dbg !267
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !267
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4, !dbg !267
  %cmp = icmp slt i64 %sub.ptr.div, 2, !dbg !268
  br i1 %cmp, label %if.then, label %if.end, !dbg !269

if.then:                                          ; preds = %entry
  br label %return, !dbg !270

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %pivot, !271, !DIExpression(), !272)
  %2 = load ptr, ptr %from.addr, align 8, !dbg !273
  %3 = load ptr, ptr %to.addr, align 8, !dbg !274
  %4 = load ptr, ptr %from.addr, align 8, !dbg !275
  %sub.ptr.lhs.cast1 = ptrtoint ptr %3 to i64, !dbg !276
  %sub.ptr.rhs.cast2 = ptrtoint ptr %4 to i64, !dbg !276
  %sub.ptr.sub3 = sub i64 %sub.ptr.lhs.cast1, %sub.ptr.rhs.cast2, !dbg !276
  %sub.ptr.div4 = sdiv exact i64 %sub.ptr.sub3, 4, !dbg !276
  %div = sdiv i64 %sub.ptr.div4, 2, !dbg !277
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %div, !dbg !273
  %5 = load i32, ptr %arrayidx, align 4, !dbg !273
  store i32 %5, ptr %pivot, align 4, !dbg !272
    #dbg_declare(ptr %i, !278, !DIExpression(), !279)
  %6 = load ptr, ptr %from.addr, align 8, !dbg !280
  store ptr %6, ptr %i, align 8, !dbg !279
    #dbg_declare(ptr %j, !281, !DIExpression(), !282)
  %7 = load ptr, ptr %to.addr, align 8, !dbg !283
  %add.ptr = getelementptr inbounds i32, ptr %7, i64 -1, !dbg !284
  store ptr %add.ptr, ptr %j, align 8, !dbg !282
  br label %while.cond, !dbg !285

while.cond:                                       ; preds = %if.end18, %if.end
  %8 = load ptr, ptr %i, align 8, !dbg !286
  %9 = load ptr, ptr %j, align 8, !dbg !287
  %cmp5 = icmp ule ptr %8, %9, !dbg !288
  br i1 %cmp5, label %while.body, label %while.end19, !dbg !285

while.body:                                       ; preds = %while.cond
  br label %while.cond6, !dbg !289

while.cond6:                                      ; preds = %while.body8, %while.body
  %10 = load ptr, ptr %i, align 8, !dbg !291
  %11 = load i32, ptr %10, align 4, !dbg !292
  %12 = load i32, ptr %pivot, align 4, !dbg !293
  %cmp7 = icmp slt i32 %11, %12, !dbg !294
  br i1 %cmp7, label %while.body8, label %while.end, !dbg !289

while.body8:                                      ; preds = %while.cond6
  %13 = load ptr, ptr %i, align 8, !dbg !295
  %incdec.ptr = getelementptr inbounds i32, ptr %13, i32 1, !dbg !295
  store ptr %incdec.ptr, ptr %i, align 8, !dbg !295
  br label %while.cond6, !dbg !289, !llvm.loop !296

while.end:                                        ; preds = %while.cond6
  br label %while.cond9, !dbg !297

while.cond9:                                      ; preds = %while.body11, %while.end
  %14 = load ptr, ptr %j, align 8, !dbg !298
  %15 = load i32, ptr %14, align 4, !dbg !299
  %16 = load i32, ptr %pivot, align 4, !dbg !300
  %cmp10 = icmp sgt i32 %15, %16, !dbg !301
  br i1 %cmp10, label %while.body11, label %while.end13, !dbg !297

while.body11:                                     ; preds = %while.cond9
  %17 = load ptr, ptr %j, align 8, !dbg !302
  %incdec.ptr12 = getelementptr inbounds i32, ptr %17, i32 -1, !dbg !302
  store ptr %incdec.ptr12, ptr %j, align 8, !dbg !302
  br label %while.cond9, !dbg !297, !llvm.loop !303

while.end13:                                      ; preds = %while.cond9
  %18 = load ptr, ptr %i, align 8, !dbg !304
  %19 = load ptr, ptr %j, align 8, !dbg !306
  %cmp14 = icmp ule ptr %18, %19, !dbg !307
  br i1 %cmp14, label %if.then15, label %if.end18, !dbg !308

if.then15:                                        ; preds = %while.end13
    #dbg_declare(ptr %t, !309, !DIExpression(), !311)
  %20 = load ptr, ptr %i, align 8, !dbg !312
  %21 = load i32, ptr %20, align 4, !dbg !313
  store i32 %21, ptr %t, align 4, !dbg !311
  %22 = load ptr, ptr %j, align 8, !dbg !314
  %23 = load i32, ptr %22, align 4, !dbg !315
  %24 = load ptr, ptr %i, align 8, !dbg !316
  %incdec.ptr16 = getelementptr inbounds i32, ptr %24, i32 1, !dbg !316
  store ptr %incdec.ptr16, ptr %i, align 8, !dbg !316
  store i32 %23, ptr %24, align 4, !dbg !317
  %25 = load i32, ptr %t, align 4, !dbg !318
  %26 = load ptr, ptr %j, align 8, !dbg !319
  %incdec.ptr17 = getelementptr inbounds i32, ptr %26, i32 -1, !dbg !319
  store ptr %incdec.ptr17, ptr %j, align 8, !dbg !319
  store i32 %25, ptr %26, align 4, !dbg !320
  br label %if.end18, !dbg !321

if.end18:                                         ; preds = %if.then15, %while.end13
  br label %while.cond, !dbg !285, !llvm.loop !322

while.end19:                                      ; preds = %while.cond
  %27 = load ptr, ptr %from.addr, align 8, !dbg !324
  %28 = load ptr, ptr %j, align 8, !dbg !325
  %add.ptr20 = getelementptr inbounds i32, ptr %28, i64 1, !dbg !326
  call void @quicksort(ptr noundef %27, ptr noundef %add.ptr20), !dbg !327
  %29 = load ptr, ptr %i, align 8, !dbg !328
  %30 = load ptr, ptr %to.addr, align 8, !dbg !329
  call void @quicksort(ptr noundef %29, ptr noundef %30), !dbg !330
  br label %return, !dbg !331

return:                                           ; preds = %while.end19, %if.then
  ret void, !dbg !331
}

declare i32 @printf(ptr noundef, ...) #1

declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #1

declare ptr @bsearch(ptr noundef, ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_length_then_text(ptr noundef %a, ptr noundef %b) #0 !dbg !332 {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %x = alloca ptr, align 8
  %y = alloca ptr, align 8
  %n = alloca i64, align 8
  %m = alloca i64, align 8
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !333, !DIExpression(), !334)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !335, !DIExpression(), !336)
    #dbg_declare(ptr %x, !337, !DIExpression(), !338)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !339
  %1 = load ptr, ptr %0, align 8, !dbg !340
  store ptr %1, ptr %x, align 8, !dbg !338
    #dbg_declare(ptr %y, !341, !DIExpression(), !342)
  %2 = load ptr, ptr %b.addr, align 8, !dbg !343
  %3 = load ptr, ptr %2, align 8, !dbg !344
  store ptr %3, ptr %y, align 8, !dbg !342
    #dbg_declare(ptr %n, !345, !DIExpression(), !349)
  %4 = load ptr, ptr %x, align 8, !dbg !350
  %call = call i64 @strlen(ptr noundef %4) #4, !dbg !351
  store i64 %call, ptr %n, align 8, !dbg !349
    #dbg_declare(ptr %m, !352, !DIExpression(), !353)
  %5 = load ptr, ptr %y, align 8, !dbg !354
  %call1 = call i64 @strlen(ptr noundef %5) #4, !dbg !355
  store i64 %call1, ptr %m, align 8, !dbg !353
  %6 = load i64, ptr %n, align 8, !dbg !356
  %7 = load i64, ptr %m, align 8, !dbg !358
  %cmp = icmp ne i64 %6, %7, !dbg !359
  br i1 %cmp, label %if.then, label %if.end, !dbg !360

if.then:                                          ; preds = %entry
  %8 = load i64, ptr %n, align 8, !dbg !361
  %9 = load i64, ptr %m, align 8, !dbg !362
  %cmp2 = icmp ult i64 %8, %9, !dbg !363
  %10 = zext i1 %cmp2 to i64, !dbg !361
  %cond = select i1 %cmp2, i32 -1, i32 1, !dbg !361
  store i32 %cond, ptr %retval, align 4, !dbg !364
  br label %return, !dbg !364

if.end:                                           ; preds = %entry
  %11 = load ptr, ptr %x, align 8, !dbg !365
  %12 = load ptr, ptr %y, align 8, !dbg !366
  %call3 = call i32 @strcmp(ptr noundef %11, ptr noundef %12) #4, !dbg !367
  store i32 %call3, ptr %retval, align 4, !dbg !368
  br label %return, !dbg !368

return:                                           ; preds = %if.end, %if.then
  %13 = load i32, ptr %retval, align 4, !dbg !369
  ret i32 %13, !dbg !369
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_age(ptr noundef %a, ptr noundef %b) #0 !dbg !370 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %x = alloca ptr, align 8
  %y = alloca ptr, align 8
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !371, !DIExpression(), !372)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !373, !DIExpression(), !374)
    #dbg_declare(ptr %x, !375, !DIExpression(), !378)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !379
  store ptr %0, ptr %x, align 8, !dbg !378
    #dbg_declare(ptr %y, !380, !DIExpression(), !381)
  %1 = load ptr, ptr %b.addr, align 8, !dbg !382
  store ptr %1, ptr %y, align 8, !dbg !381
  %2 = load ptr, ptr %x, align 8, !dbg !383
  %age = getelementptr inbounds %struct.person, ptr %2, i32 0, i32 1, !dbg !384
  %3 = load i16, ptr %age, align 8, !dbg !384
  %conv = sext i16 %3 to i32, !dbg !383
  %4 = load ptr, ptr %y, align 8, !dbg !385
  %age1 = getelementptr inbounds %struct.person, ptr %4, i32 0, i32 1, !dbg !386
  %5 = load i16, ptr %age1, align 8, !dbg !386
  %conv2 = sext i16 %5 to i32, !dbg !385
  %sub = sub nsw i32 %conv, %conv2, !dbg !387
  ret i32 %sub, !dbg !388
}

; Function Attrs: nounwind
declare i64 @strlen(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @strcmp(ptr noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!67, !68, !69, !70, !71, !72, !73}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 63, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "sorting.c", directory: ".", checksumkind: CSK_MD5, checksum: "22c7ae9b8448c84f166d888f979d839b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 5)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 64, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 24)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "comparisons", scope: !14, file: !2, line: 7, type: !16, isLocal: true, isDefinition: true)
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !15, globals: !24, splitDebugInlining: false, nameTableKind: None)
!15 = !{!16, !17, !18, !20}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!24 = !{!0, !7, !25, !30, !32, !37, !42, !44, !49, !51, !53, !55, !57, !62, !12}
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !2, line: 67, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 11)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !3, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 4)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 7)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !3, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 6)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !3, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !3, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !34, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !2, line: 74, type: !34, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !2, line: 75, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 2)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !2, line: 80, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 12)
!67 = !{i32 7, !"Dwarf Version", i32 5}
!68 = !{i32 2, !"Debug Info Version", i32 3}
!69 = !{i32 1, !"wchar_size", i32 4}
!70 = !{i32 8, !"PIC Level", i32 2}
!71 = !{i32 7, !"PIE Level", i32 2}
!72 = !{i32 7, !"uwtable", i32 2}
!73 = !{i32 7, !"frame-pointer", i32 2}
!74 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 53, type: !75, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !77)
!75 = !DISubroutineType(types: !76)
!76 = !{!16}
!77 = !{}
!78 = !DILocalVariable(name: "a", scope: !74, file: !2, line: 54, type: !79)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 1280, elements: !80)
!80 = !{!81}
!81 = !DISubrange(count: 40)
!82 = !DILocation(line: 54, column: 7, scope: !74)
!83 = !DILocalVariable(name: "b", scope: !74, file: !2, line: 54, type: !79)
!84 = !DILocation(line: 54, column: 14, scope: !74)
!85 = !DILocalVariable(name: "x", scope: !74, file: !2, line: 55, type: !86)
!86 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!87 = !DILocation(line: 55, column: 12, scope: !74)
!88 = !DILocalVariable(name: "i", scope: !89, file: !2, line: 56, type: !16)
!89 = distinct !DILexicalBlock(scope: !74, file: !2, line: 56, column: 3)
!90 = !DILocation(line: 56, column: 12, scope: !89)
!91 = !DILocation(line: 56, column: 8, scope: !89)
!92 = !DILocation(line: 56, column: 19, scope: !93)
!93 = distinct !DILexicalBlock(scope: !89, file: !2, line: 56, column: 3)
!94 = !DILocation(line: 56, column: 21, scope: !93)
!95 = !DILocation(line: 56, column: 3, scope: !89)
!96 = !DILocation(line: 57, column: 9, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !2, line: 56, column: 32)
!98 = !DILocation(line: 57, column: 11, scope: !97)
!99 = !DILocation(line: 57, column: 25, scope: !97)
!100 = !DILocation(line: 57, column: 7, scope: !97)
!101 = !DILocation(line: 58, column: 25, scope: !97)
!102 = !DILocation(line: 58, column: 27, scope: !97)
!103 = !DILocation(line: 58, column: 34, scope: !97)
!104 = !DILocation(line: 58, column: 41, scope: !97)
!105 = !DILocation(line: 58, column: 14, scope: !97)
!106 = !DILocation(line: 58, column: 12, scope: !97)
!107 = !DILocation(line: 58, column: 17, scope: !97)
!108 = !DILocation(line: 58, column: 7, scope: !97)
!109 = !DILocation(line: 58, column: 5, scope: !97)
!110 = !DILocation(line: 58, column: 10, scope: !97)
!111 = !DILocation(line: 59, column: 3, scope: !97)
!112 = !DILocation(line: 56, column: 28, scope: !93)
!113 = !DILocation(line: 56, column: 3, scope: !93)
!114 = distinct !{!114, !95, !115, !116}
!115 = !DILocation(line: 59, column: 3, scope: !89)
!116 = !{!"llvm.loop.mustprogress"}
!117 = !DILocation(line: 60, column: 9, scope: !74)
!118 = !DILocation(line: 60, column: 3, scope: !74)
!119 = !DILocation(line: 61, column: 13, scope: !74)
!120 = !DILocation(line: 61, column: 16, scope: !74)
!121 = !DILocation(line: 61, column: 18, scope: !74)
!122 = !DILocation(line: 61, column: 3, scope: !74)
!123 = !DILocalVariable(name: "i", scope: !124, file: !2, line: 62, type: !16)
!124 = distinct !DILexicalBlock(scope: !74, file: !2, line: 62, column: 3)
!125 = !DILocation(line: 62, column: 12, scope: !124)
!126 = !DILocation(line: 62, column: 8, scope: !124)
!127 = !DILocation(line: 62, column: 19, scope: !128)
!128 = distinct !DILexicalBlock(scope: !124, file: !2, line: 62, column: 3)
!129 = !DILocation(line: 62, column: 21, scope: !128)
!130 = !DILocation(line: 62, column: 3, scope: !124)
!131 = !DILocation(line: 63, column: 22, scope: !128)
!132 = !DILocation(line: 63, column: 20, scope: !128)
!133 = !DILocation(line: 63, column: 26, scope: !128)
!134 = !DILocation(line: 63, column: 28, scope: !128)
!135 = !DILocation(line: 63, column: 33, scope: !128)
!136 = !DILocation(line: 63, column: 5, scope: !128)
!137 = !DILocation(line: 62, column: 28, scope: !128)
!138 = !DILocation(line: 62, column: 3, scope: !128)
!139 = distinct !{!139, !130, !140, !116}
!140 = !DILocation(line: 63, column: 50, scope: !124)
!141 = !DILocation(line: 64, column: 45, scope: !74)
!142 = !DILocation(line: 64, column: 48, scope: !74)
!143 = !DILocation(line: 64, column: 38, scope: !74)
!144 = !DILocation(line: 64, column: 61, scope: !74)
!145 = !DILocation(line: 64, column: 67, scope: !74)
!146 = !DILocation(line: 64, column: 79, scope: !74)
!147 = !DILocation(line: 64, column: 3, scope: !74)
!148 = !DILocalVariable(name: "key", scope: !74, file: !2, line: 65, type: !16)
!149 = !DILocation(line: 65, column: 7, scope: !74)
!150 = !DILocation(line: 65, column: 13, scope: !74)
!151 = !DILocalVariable(name: "found", scope: !74, file: !2, line: 66, type: !152)
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!153 = !DILocation(line: 66, column: 8, scope: !74)
!154 = !DILocation(line: 66, column: 30, scope: !74)
!155 = !DILocation(line: 66, column: 16, scope: !74)
!156 = !DILocation(line: 67, column: 25, scope: !74)
!157 = !DILocation(line: 67, column: 31, scope: !74)
!158 = !DILocation(line: 67, column: 39, scope: !74)
!159 = !DILocation(line: 67, column: 43, scope: !74)
!160 = !DILocation(line: 67, column: 42, scope: !74)
!161 = !DILocation(line: 67, column: 52, scope: !74)
!162 = !DILocation(line: 67, column: 49, scope: !74)
!163 = !DILocation(line: 0, scope: !74)
!164 = !DILocation(line: 67, column: 3, scope: !74)
!165 = !DILocation(line: 68, column: 7, scope: !74)
!166 = !DILocation(line: 69, column: 39, scope: !74)
!167 = !DILocation(line: 69, column: 25, scope: !74)
!168 = !DILocation(line: 69, column: 67, scope: !74)
!169 = !DILocation(line: 69, column: 3, scope: !74)
!170 = !DILocalVariable(name: "words", scope: !74, file: !2, line: 71, type: !171)
!171 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 512, elements: !172)
!172 = !{!173}
!173 = !DISubrange(count: 8)
!174 = !DILocation(line: 71, column: 15, scope: !74)
!175 = !DILocation(line: 72, column: 9, scope: !74)
!176 = !DILocation(line: 72, column: 3, scope: !74)
!177 = !DILocalVariable(name: "i", scope: !178, file: !2, line: 73, type: !16)
!178 = distinct !DILexicalBlock(scope: !74, file: !2, line: 73, column: 3)
!179 = !DILocation(line: 73, column: 12, scope: !178)
!180 = !DILocation(line: 73, column: 8, scope: !178)
!181 = !DILocation(line: 73, column: 19, scope: !182)
!182 = distinct !DILexicalBlock(scope: !178, file: !2, line: 73, column: 3)
!183 = !DILocation(line: 73, column: 21, scope: !182)
!184 = !DILocation(line: 73, column: 3, scope: !178)
!185 = !DILocation(line: 74, column: 25, scope: !182)
!186 = !DILocation(line: 74, column: 19, scope: !182)
!187 = !DILocation(line: 74, column: 5, scope: !182)
!188 = !DILocation(line: 73, column: 27, scope: !182)
!189 = !DILocation(line: 73, column: 3, scope: !182)
!190 = distinct !{!190, !184, !191, !116}
!191 = !DILocation(line: 74, column: 27, scope: !178)
!192 = !DILocation(line: 75, column: 3, scope: !74)
!193 = !DILocalVariable(name: "people", scope: !74, file: !2, line: 77, type: !194)
!194 = !DICompositeType(tag: DW_TAG_array_type, baseType: !195, size: 576, elements: !203)
!195 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "person", file: !2, line: 23, size: 192, elements: !196)
!196 = !{!197, !199, !201}
!197 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !195, file: !2, line: 24, baseType: !198, size: 64)
!198 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !172)
!199 = !DIDerivedType(tag: DW_TAG_member, name: "age", scope: !195, file: !2, line: 25, baseType: !200, size: 16, offset: 64)
!200 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!201 = !DIDerivedType(tag: DW_TAG_member, name: "height", scope: !195, file: !2, line: 26, baseType: !202, size: 64, offset: 128)
!202 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!203 = !{!204}
!204 = !DISubrange(count: 3)
!205 = !DILocation(line: 77, column: 17, scope: !74)
!206 = !DILocation(line: 78, column: 9, scope: !74)
!207 = !DILocation(line: 78, column: 3, scope: !74)
!208 = !DILocalVariable(name: "i", scope: !209, file: !2, line: 79, type: !16)
!209 = distinct !DILexicalBlock(scope: !74, file: !2, line: 79, column: 3)
!210 = !DILocation(line: 79, column: 12, scope: !209)
!211 = !DILocation(line: 79, column: 8, scope: !209)
!212 = !DILocation(line: 79, column: 19, scope: !213)
!213 = distinct !DILexicalBlock(scope: !209, file: !2, line: 79, column: 3)
!214 = !DILocation(line: 79, column: 21, scope: !213)
!215 = !DILocation(line: 79, column: 3, scope: !209)
!216 = !DILocation(line: 80, column: 35, scope: !213)
!217 = !DILocation(line: 80, column: 28, scope: !213)
!218 = !DILocation(line: 80, column: 38, scope: !213)
!219 = !DILocation(line: 80, column: 51, scope: !213)
!220 = !DILocation(line: 80, column: 44, scope: !213)
!221 = !DILocation(line: 80, column: 54, scope: !213)
!222 = !DILocation(line: 80, column: 66, scope: !213)
!223 = !DILocation(line: 80, column: 59, scope: !213)
!224 = !DILocation(line: 80, column: 69, scope: !213)
!225 = !DILocation(line: 80, column: 5, scope: !213)
!226 = !DILocation(line: 79, column: 27, scope: !213)
!227 = !DILocation(line: 79, column: 3, scope: !213)
!228 = distinct !{!228, !215, !229, !116}
!229 = !DILocation(line: 80, column: 75, scope: !209)
!230 = !DILocation(line: 81, column: 3, scope: !74)
!231 = distinct !DISubprogram(name: "by_value", scope: !2, file: !2, line: 9, type: !232, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !77)
!232 = !DISubroutineType(types: !233)
!233 = !{!16, !234, !234}
!234 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !235, size: 64)
!235 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!236 = !DILocalVariable(name: "a", arg: 1, scope: !231, file: !2, line: 9, type: !234)
!237 = !DILocation(line: 9, column: 33, scope: !231)
!238 = !DILocalVariable(name: "b", arg: 2, scope: !231, file: !2, line: 9, type: !234)
!239 = !DILocation(line: 9, column: 48, scope: !231)
!240 = !DILocalVariable(name: "x", scope: !231, file: !2, line: 10, type: !16)
!241 = !DILocation(line: 10, column: 7, scope: !231)
!242 = !DILocation(line: 10, column: 25, scope: !231)
!243 = !DILocation(line: 10, column: 11, scope: !231)
!244 = !DILocalVariable(name: "y", scope: !231, file: !2, line: 10, type: !16)
!245 = !DILocation(line: 10, column: 28, scope: !231)
!246 = !DILocation(line: 10, column: 46, scope: !231)
!247 = !DILocation(line: 10, column: 32, scope: !231)
!248 = !DILocation(line: 11, column: 14, scope: !231)
!249 = !DILocation(line: 12, column: 11, scope: !231)
!250 = !DILocation(line: 12, column: 15, scope: !231)
!251 = !DILocation(line: 12, column: 13, scope: !231)
!252 = !DILocation(line: 12, column: 21, scope: !231)
!253 = !DILocation(line: 12, column: 25, scope: !231)
!254 = !DILocation(line: 12, column: 23, scope: !231)
!255 = !DILocation(line: 12, column: 18, scope: !231)
!256 = !DILocation(line: 12, column: 3, scope: !231)
!257 = distinct !DISubprogram(name: "quicksort", scope: !2, file: !2, line: 34, type: !258, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !77)
!258 = !DISubroutineType(types: !259)
!259 = !{null, !152, !152}
!260 = !DILocalVariable(name: "from", arg: 1, scope: !257, file: !2, line: 34, type: !152)
!261 = !DILocation(line: 34, column: 28, scope: !257)
!262 = !DILocalVariable(name: "to", arg: 2, scope: !257, file: !2, line: 34, type: !152)
!263 = !DILocation(line: 34, column: 39, scope: !257)
!264 = !DILocation(line: 35, column: 7, scope: !265)
!265 = distinct !DILexicalBlock(scope: !257, file: !2, line: 35, column: 7)
!266 = !DILocation(line: 35, column: 12, scope: !265)
!267 = !DILocation(line: 35, column: 10, scope: !265)
!268 = !DILocation(line: 35, column: 17, scope: !265)
!269 = !DILocation(line: 35, column: 7, scope: !257)
!270 = !DILocation(line: 36, column: 5, scope: !265)
!271 = !DILocalVariable(name: "pivot", scope: !257, file: !2, line: 37, type: !16)
!272 = !DILocation(line: 37, column: 7, scope: !257)
!273 = !DILocation(line: 37, column: 15, scope: !257)
!274 = !DILocation(line: 37, column: 21, scope: !257)
!275 = !DILocation(line: 37, column: 26, scope: !257)
!276 = !DILocation(line: 37, column: 24, scope: !257)
!277 = !DILocation(line: 37, column: 32, scope: !257)
!278 = !DILocalVariable(name: "i", scope: !257, file: !2, line: 37, type: !152)
!279 = !DILocation(line: 37, column: 39, scope: !257)
!280 = !DILocation(line: 37, column: 43, scope: !257)
!281 = !DILocalVariable(name: "j", scope: !257, file: !2, line: 37, type: !152)
!282 = !DILocation(line: 37, column: 50, scope: !257)
!283 = !DILocation(line: 37, column: 54, scope: !257)
!284 = !DILocation(line: 37, column: 57, scope: !257)
!285 = !DILocation(line: 38, column: 3, scope: !257)
!286 = !DILocation(line: 38, column: 10, scope: !257)
!287 = !DILocation(line: 38, column: 15, scope: !257)
!288 = !DILocation(line: 38, column: 12, scope: !257)
!289 = !DILocation(line: 39, column: 5, scope: !290)
!290 = distinct !DILexicalBlock(scope: !257, file: !2, line: 38, column: 18)
!291 = !DILocation(line: 39, column: 13, scope: !290)
!292 = !DILocation(line: 39, column: 12, scope: !290)
!293 = !DILocation(line: 39, column: 17, scope: !290)
!294 = !DILocation(line: 39, column: 15, scope: !290)
!295 = !DILocation(line: 40, column: 8, scope: !290)
!296 = distinct !{!296, !289, !295, !116}
!297 = !DILocation(line: 41, column: 5, scope: !290)
!298 = !DILocation(line: 41, column: 13, scope: !290)
!299 = !DILocation(line: 41, column: 12, scope: !290)
!300 = !DILocation(line: 41, column: 17, scope: !290)
!301 = !DILocation(line: 41, column: 15, scope: !290)
!302 = !DILocation(line: 42, column: 8, scope: !290)
!303 = distinct !{!303, !297, !302, !116}
!304 = !DILocation(line: 43, column: 9, scope: !305)
!305 = distinct !DILexicalBlock(scope: !290, file: !2, line: 43, column: 9)
!306 = !DILocation(line: 43, column: 14, scope: !305)
!307 = !DILocation(line: 43, column: 11, scope: !305)
!308 = !DILocation(line: 43, column: 9, scope: !290)
!309 = !DILocalVariable(name: "t", scope: !310, file: !2, line: 44, type: !16)
!310 = distinct !DILexicalBlock(scope: !305, file: !2, line: 43, column: 17)
!311 = !DILocation(line: 44, column: 11, scope: !310)
!312 = !DILocation(line: 44, column: 16, scope: !310)
!313 = !DILocation(line: 44, column: 15, scope: !310)
!314 = !DILocation(line: 45, column: 15, scope: !310)
!315 = !DILocation(line: 45, column: 14, scope: !310)
!316 = !DILocation(line: 45, column: 9, scope: !310)
!317 = !DILocation(line: 45, column: 12, scope: !310)
!318 = !DILocation(line: 46, column: 14, scope: !310)
!319 = !DILocation(line: 46, column: 9, scope: !310)
!320 = !DILocation(line: 46, column: 12, scope: !310)
!321 = !DILocation(line: 47, column: 5, scope: !310)
!322 = distinct !{!322, !285, !323, !116}
!323 = !DILocation(line: 48, column: 3, scope: !257)
!324 = !DILocation(line: 49, column: 13, scope: !257)
!325 = !DILocation(line: 49, column: 19, scope: !257)
!326 = !DILocation(line: 49, column: 21, scope: !257)
!327 = !DILocation(line: 49, column: 3, scope: !257)
!328 = !DILocation(line: 50, column: 13, scope: !257)
!329 = !DILocation(line: 50, column: 16, scope: !257)
!330 = !DILocation(line: 50, column: 3, scope: !257)
!331 = !DILocation(line: 51, column: 1, scope: !257)
!332 = distinct !DISubprogram(name: "by_length_then_text", scope: !2, file: !2, line: 15, type: !232, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !77)
!333 = !DILocalVariable(name: "a", arg: 1, scope: !332, file: !2, line: 15, type: !234)
!334 = !DILocation(line: 15, column: 44, scope: !332)
!335 = !DILocalVariable(name: "b", arg: 2, scope: !332, file: !2, line: 15, type: !234)
!336 = !DILocation(line: 15, column: 59, scope: !332)
!337 = !DILocalVariable(name: "x", scope: !332, file: !2, line: 16, type: !22)
!338 = !DILocation(line: 16, column: 15, scope: !332)
!339 = !DILocation(line: 16, column: 41, scope: !332)
!340 = !DILocation(line: 16, column: 19, scope: !332)
!341 = !DILocalVariable(name: "y", scope: !332, file: !2, line: 16, type: !22)
!342 = !DILocation(line: 16, column: 45, scope: !332)
!343 = !DILocation(line: 16, column: 71, scope: !332)
!344 = !DILocation(line: 16, column: 49, scope: !332)
!345 = !DILocalVariable(name: "n", scope: !332, file: !2, line: 17, type: !346)
!346 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !347, line: 18, baseType: !348)
!347 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!348 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!349 = !DILocation(line: 17, column: 10, scope: !332)
!350 = !DILocation(line: 17, column: 21, scope: !332)
!351 = !DILocation(line: 17, column: 14, scope: !332)
!352 = !DILocalVariable(name: "m", scope: !332, file: !2, line: 17, type: !346)
!353 = !DILocation(line: 17, column: 25, scope: !332)
!354 = !DILocation(line: 17, column: 36, scope: !332)
!355 = !DILocation(line: 17, column: 29, scope: !332)
!356 = !DILocation(line: 18, column: 7, scope: !357)
!357 = distinct !DILexicalBlock(scope: !332, file: !2, line: 18, column: 7)
!358 = !DILocation(line: 18, column: 12, scope: !357)
!359 = !DILocation(line: 18, column: 9, scope: !357)
!360 = !DILocation(line: 18, column: 7, scope: !332)
!361 = !DILocation(line: 19, column: 12, scope: !357)
!362 = !DILocation(line: 19, column: 16, scope: !357)
!363 = !DILocation(line: 19, column: 14, scope: !357)
!364 = !DILocation(line: 19, column: 5, scope: !357)
!365 = !DILocation(line: 20, column: 17, scope: !332)
!366 = !DILocation(line: 20, column: 20, scope: !332)
!367 = !DILocation(line: 20, column: 10, scope: !332)
!368 = !DILocation(line: 20, column: 3, scope: !332)
!369 = !DILocation(line: 21, column: 1, scope: !332)
!370 = distinct !DISubprogram(name: "by_age", scope: !2, file: !2, line: 29, type: !232, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !77)
!371 = !DILocalVariable(name: "a", arg: 1, scope: !370, file: !2, line: 29, type: !234)
!372 = !DILocation(line: 29, column: 31, scope: !370)
!373 = !DILocalVariable(name: "b", arg: 2, scope: !370, file: !2, line: 29, type: !234)
!374 = !DILocation(line: 29, column: 46, scope: !370)
!375 = !DILocalVariable(name: "x", scope: !370, file: !2, line: 30, type: !376)
!376 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !377, size: 64)
!377 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !195)
!378 = !DILocation(line: 30, column: 24, scope: !370)
!379 = !DILocation(line: 30, column: 28, scope: !370)
!380 = !DILocalVariable(name: "y", scope: !370, file: !2, line: 30, type: !376)
!381 = !DILocation(line: 30, column: 32, scope: !370)
!382 = !DILocation(line: 30, column: 36, scope: !370)
!383 = !DILocation(line: 31, column: 10, scope: !370)
!384 = !DILocation(line: 31, column: 13, scope: !370)
!385 = !DILocation(line: 31, column: 19, scope: !370)
!386 = !DILocation(line: 31, column: 22, scope: !370)
!387 = !DILocation(line: 31, column: 17, scope: !370)
!388 = !DILocation(line: 31, column: 3, scope: !370)
