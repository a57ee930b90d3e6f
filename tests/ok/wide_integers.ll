; ModuleID = 'wide_integers.c'
source_filename = "wide_integers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [21 x i8] c"%lld %lld %lld %lld\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [16 x i8] c"%llx %llx %lld\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [21 x i8] c"%llx %llx %llx %llx\0A\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [11 x i8] c"%llu %llu\0A\00", align 1, !dbg !14
@.str.4 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !19
@.str.5 = private unnamed_addr constant [10 x i8] c"%d %u %d\0A\00", align 1, !dbg !24
@.str.6 = private unnamed_addr constant [4 x i8] c"add\00", align 1, !dbg !26
@.str.7 = private unnamed_addr constant [4 x i8] c"sub\00", align 1, !dbg !31
@.str.8 = private unnamed_addr constant [4 x i8] c"mul\00", align 1, !dbg !33
@.str.9 = private unnamed_addr constant [4 x i8] c"div\00", align 1, !dbg !35
@.str.10 = private unnamed_addr constant [4 x i8] c"rem\00", align 1, !dbg !37
@.str.11 = private unnamed_addr constant [4 x i8] c"shl\00", align 1, !dbg !39
@.str.12 = private unnamed_addr constant [4 x i8] c"shr\00", align 1, !dbg !41
@.str.13 = private unnamed_addr constant [4 x i8] c"and\00", align 1, !dbg !43
@.str.14 = private unnamed_addr constant [4 x i8] c"not\00", align 1, !dbg !45
@.str.15 = private unnamed_addr constant [4 x i8] c"sar\00", align 1, !dbg !47
@.str.16 = private unnamed_addr constant [5 x i8] c"sdiv\00", align 1, !dbg !49
@.str.17 = private unnamed_addr constant [5 x i8] c"srem\00", align 1, !dbg !54
@.str.18 = private unnamed_addr constant [6 x i8] c"%.6e\0A\00", align 1, !dbg !56
@.str.19 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1, !dbg !61
@.str.20 = private unnamed_addr constant [9 x i8] c"%x %llx\0A\00", align 1, !dbg !66
@.str.21 = private unnamed_addr constant [4 x i8] c"%d \00", align 1, !dbg !71
@.str.22 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !73
@.str.23 = private unnamed_addr constant [19 x i8] c"%s %016llx%016llx\0A\00", align 1, !dbg !75
@.str.24 = private unnamed_addr constant [6 x i8] c"%s%s\0A\00", align 1, !dbg !80
@.str.25 = private unnamed_addr constant [2 x i8] c"-\00", align 1, !dbg !82
@.str.26 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !87

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !111 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  %u = alloca i64, align 8
  %x = alloca i128, align 16
  %y = alloca i128, align 16
  %coerce = alloca i128, align 16
  %coerce20 = alloca i128, align 16
  %coerce22 = alloca i128, align 16
  %coerce24 = alloca i128, align 16
  %coerce26 = alloca i128, align 16
  %coerce28 = alloca i128, align 16
  %coerce30 = alloca i128, align 16
  %coerce32 = alloca i128, align 16
  %coerce34 = alloca i128, align 16
  %n = alloca i128, align 16
  %coerce37 = alloca i128, align 16
  %coerce39 = alloca i128, align 16
  %coerce41 = alloca i128, align 16
  %coerce49 = alloca i128, align 16
  %coerce50 = alloca i128, align 16
  %coerce51 = alloca i128, align 16
  %factorial = alloca i128, align 16
  %i = alloca i32, align 4
  %coerce58 = alloca i128, align 16
  %r = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !115, !DIExpression(), !118)
  store volatile i64 -1234567890123456789, ptr %a, align 8, !dbg !118
    #dbg_declare(ptr %b, !119, !DIExpression(), !120)
  store volatile i64 987654321, ptr %b, align 8, !dbg !120
    #dbg_declare(ptr %u, !121, !DIExpression(), !123)
  store volatile i64 -81985529216486896, ptr %u, align 8, !dbg !123
  %0 = load volatile i64, ptr %a, align 8, !dbg !124
  %1 = load volatile i64, ptr %b, align 8, !dbg !125
  %add = add nsw i64 %0, %1, !dbg !126
  %2 = load volatile i64, ptr %a, align 8, !dbg !127
  %3 = load volatile i64, ptr %b, align 8, !dbg !128
  %sub = sub nsw i64 %2, %3, !dbg !129
  %4 = load volatile i64, ptr %a, align 8, !dbg !130
  %5 = load volatile i64, ptr %b, align 8, !dbg !131
  %div = sdiv i64 %4, %5, !dbg !132
  %6 = load volatile i64, ptr %a, align 8, !dbg !133
  %7 = load volatile i64, ptr %b, align 8, !dbg !134
  %rem = srem i64 %6, %7, !dbg !135
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %add, i64 noundef %sub, i64 noundef %div, i64 noundef %rem), !dbg !136
  %8 = load volatile i64, ptr %u, align 8, !dbg !137
  %shr = lshr i64 %8, 4, !dbg !138
  %9 = load volatile i64, ptr %u, align 8, !dbg !139
  %shl = shl i64 %9, 8, !dbg !140
  %10 = load volatile i64, ptr %a, align 8, !dbg !141
  %shr1 = ashr i64 %10, 3, !dbg !142
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %shr, i64 noundef %shl, i64 noundef %shr1), !dbg !143
  %11 = load volatile i64, ptr %u, align 8, !dbg !144
  %and = and i64 %11, -71777214294589696, !dbg !145
  %12 = load volatile i64, ptr %u, align 8, !dbg !146
  %or = or i64 %12, 15, !dbg !147
  %13 = load volatile i64, ptr %u, align 8, !dbg !148
  %xor = xor i64 %13, -1, !dbg !149
  %14 = load volatile i64, ptr %u, align 8, !dbg !150
  %not = xor i64 %14, -1, !dbg !151
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %and, i64 noundef %or, i64 noundef %xor, i64 noundef %not), !dbg !152
  %15 = load volatile i64, ptr %u, align 8, !dbg !153
  %div4 = udiv i64 %15, 10, !dbg !154
  %16 = load volatile i64, ptr %u, align 8, !dbg !155
  %rem5 = urem i64 %16, 10, !dbg !156
  %call6 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i64 noundef %div4, i64 noundef %rem5), !dbg !157
  %17 = load volatile i64, ptr %a, align 8, !dbg !158
  %18 = load volatile i64, ptr %b, align 8, !dbg !159
  %cmp = icmp slt i64 %17, %18, !dbg !160
  %conv = zext i1 %cmp to i32, !dbg !160
  %19 = load volatile i64, ptr %u, align 8, !dbg !161
  %cmp7 = icmp ugt i64 %19, 5, !dbg !162
  %conv8 = zext i1 %cmp7 to i32, !dbg !162
  %20 = load volatile i64, ptr %a, align 8, !dbg !163
  %21 = load volatile i64, ptr %u, align 8, !dbg !164
  %cmp9 = icmp ult i64 %20, %21, !dbg !165
  %conv10 = zext i1 %cmp9 to i32, !dbg !165
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv, i32 noundef %conv8, i32 noundef %conv10), !dbg !166
  %22 = load volatile i64, ptr %u, align 8, !dbg !167
  %conv12 = trunc i64 %22 to i32, !dbg !168
  %23 = load volatile i64, ptr %a, align 8, !dbg !169
  %conv13 = trunc i64 %23 to i32, !dbg !170
  %24 = load volatile i64, ptr %u, align 8, !dbg !171
  %conv14 = trunc i64 %24 to i16, !dbg !172
  %conv15 = sext i16 %conv14 to i32, !dbg !172
  %call16 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %conv12, i32 noundef %conv13, i32 noundef %conv15), !dbg !173
    #dbg_declare(ptr %x, !174, !DIExpression(), !176)
  store volatile i128 1512366075204170947332355369683137040, ptr %x, align 16, !dbg !176
    #dbg_declare(ptr %y, !177, !DIExpression(), !178)
  store volatile i128 4886718345, ptr %y, align 16, !dbg !178
  %25 = load volatile i128, ptr %x, align 16, !dbg !179
  %26 = load volatile i128, ptr %y, align 16, !dbg !180
  %mul = mul i128 %26, 1000000000000, !dbg !181
  %add17 = add i128 %25, %mul, !dbg !182
  store i128 %add17, ptr %coerce, align 16, !dbg !183
  %27 = getelementptr inbounds { i64, i64 }, ptr %coerce, i32 0, i32 0, !dbg !183
  %28 = load i64, ptr %27, align 16, !dbg !183
  %29 = getelementptr inbounds { i64, i64 }, ptr %coerce, i32 0, i32 1, !dbg !183
  %30 = load i64, ptr %29, align 8, !dbg !183
  call void @print(ptr noundef @.str.6, i64 noundef %28, i64 noundef %30), !dbg !183
  %31 = load volatile i128, ptr %x, align 16, !dbg !184
  %32 = load volatile i128, ptr %x, align 16, !dbg !185
  %shl18 = shl i128 %32, 3, !dbg !186
  %sub19 = sub i128 %31, %shl18, !dbg !187
  store i128 %sub19, ptr %coerce20, align 16, !dbg !188
  %33 = getelementptr inbounds { i64, i64 }, ptr %coerce20, i32 0, i32 0, !dbg !188
  %34 = load i64, ptr %33, align 16, !dbg !188
  %35 = getelementptr inbounds { i64, i64 }, ptr %coerce20, i32 0, i32 1, !dbg !188
  %36 = load i64, ptr %35, align 8, !dbg !188
  call void @print(ptr noundef @.str.7, i64 noundef %34, i64 noundef %36), !dbg !188
  %37 = load volatile i128, ptr %x, align 16, !dbg !189
  %38 = load volatile i128, ptr %y, align 16, !dbg !190
  %mul21 = mul i128 %37, %38, !dbg !191
  store i128 %mul21, ptr %coerce22, align 16, !dbg !192
  %39 = getelementptr inbounds { i64, i64 }, ptr %coerce22, i32 0, i32 0, !dbg !192
  %40 = load i64, ptr %39, align 16, !dbg !192
  %41 = getelementptr inbounds { i64, i64 }, ptr %coerce22, i32 0, i32 1, !dbg !192
  %42 = load i64, ptr %41, align 8, !dbg !192
  call void @print(ptr noundef @.str.8, i64 noundef %40, i64 noundef %42), !dbg !192
  %43 = load volatile i128, ptr %x, align 16, !dbg !193
  %44 = load volatile i128, ptr %y, align 16, !dbg !194
  %div23 = udiv i128 %43, %44, !dbg !195
  store i128 %div23, ptr %coerce24, align 16, !dbg !196
  %45 = getelementptr inbounds { i64, i64 }, ptr %coerce24, i32 0, i32 0, !dbg !196
  %46 = load i64, ptr %45, align 16, !dbg !196
  %47 = getelementptr inbounds { i64, i64 }, ptr %coerce24, i32 0, i32 1, !dbg !196
  %48 = load i64, ptr %47, align 8, !dbg !196
  call void @print(ptr noundef @.str.9, i64 noundef %46, i64 noundef %48), !dbg !196
  %49 = load volatile i128, ptr %x, align 16, !dbg !197
  %50 = load volatile i128, ptr %y, align 16, !dbg !198
  %rem25 = urem i128 %49, %50, !dbg !199
  store i128 %rem25, ptr %coerce26, align 16, !dbg !200
  %51 = getelementptr inbounds { i64, i64 }, ptr %coerce26, i32 0, i32 0, !dbg !200
  %52 = load i64, ptr %51, align 16, !dbg !200
  %53 = getelementptr inbounds { i64, i64 }, ptr %coerce26, i32 0, i32 1, !dbg !200
  %54 = load i64, ptr %53, align 8, !dbg !200
  call void @print(ptr noundef @.str.10, i64 noundef %52, i64 noundef %54), !dbg !200
  %55 = load volatile i128, ptr %x, align 16, !dbg !201
  %shl27 = shl i128 %55, 70, !dbg !202
  store i128 %shl27, ptr %coerce28, align 16, !dbg !203
  %56 = getelementptr inbounds { i64, i64 }, ptr %coerce28, i32 0, i32 0, !dbg !203
  %57 = load i64, ptr %56, align 16, !dbg !203
  %58 = getelementptr inbounds { i64, i64 }, ptr %coerce28, i32 0, i32 1, !dbg !203
  %59 = load i64, ptr %58, align 8, !dbg !203
  call void @print(ptr noundef @.str.11, i64 noundef %57, i64 noundef %59), !dbg !203
  %60 = load volatile i128, ptr %x, align 16, !dbg !204
  %shr29 = lshr i128 %60, 37, !dbg !205
  store i128 %shr29, ptr %coerce30, align 16, !dbg !206
  %61 = getelementptr inbounds { i64, i64 }, ptr %coerce30, i32 0, i32 0, !dbg !206
  %62 = load i64, ptr %61, align 16, !dbg !206
  %63 = getelementptr inbounds { i64, i64 }, ptr %coerce30, i32 0, i32 1, !dbg !206
  %64 = load i64, ptr %63, align 8, !dbg !206
  call void @print(ptr noundef @.str.12, i64 noundef %62, i64 noundef %64), !dbg !206
  %65 = load volatile i128, ptr %x, align 16, !dbg !207
  %and31 = and i128 %65, 324518553658426726783156020576255, !dbg !208
  store i128 %and31, ptr %coerce32, align 16, !dbg !209
  %66 = getelementptr inbounds { i64, i64 }, ptr %coerce32, i32 0, i32 0, !dbg !209
  %67 = load i64, ptr %66, align 16, !dbg !209
  %68 = getelementptr inbounds { i64, i64 }, ptr %coerce32, i32 0, i32 1, !dbg !209
  %69 = load i64, ptr %68, align 8, !dbg !209
  call void @print(ptr noundef @.str.13, i64 noundef %67, i64 noundef %69), !dbg !209
  %70 = load volatile i128, ptr %x, align 16, !dbg !210
  %not33 = xor i128 %70, -1, !dbg !211
  store i128 %not33, ptr %coerce34, align 16, !dbg !212
  %71 = getelementptr inbounds { i64, i64 }, ptr %coerce34, i32 0, i32 0, !dbg !212
  %72 = load i64, ptr %71, align 16, !dbg !212
  %73 = getelementptr inbounds { i64, i64 }, ptr %coerce34, i32 0, i32 1, !dbg !212
  %74 = load i64, ptr %73, align 8, !dbg !212
  call void @print(ptr noundef @.str.14, i64 noundef %72, i64 noundef %74), !dbg !212
    #dbg_declare(ptr %n, !213, !DIExpression(), !215)
  %75 = load volatile i128, ptr %x, align 16, !dbg !216
  %sub35 = sub nsw i128 0, %75, !dbg !217
  store volatile i128 %sub35, ptr %n, align 16, !dbg !215
  %76 = load volatile i128, ptr %n, align 16, !dbg !218
  %shr36 = ashr i128 %76, 65, !dbg !219
  store i128 %shr36, ptr %coerce37, align 16, !dbg !220
  %77 = getelementptr inbounds { i64, i64 }, ptr %coerce37, i32 0, i32 0, !dbg !220
  %78 = load i64, ptr %77, align 16, !dbg !220
  %79 = getelementptr inbounds { i64, i64 }, ptr %coerce37, i32 0, i32 1, !dbg !220
  %80 = load i64, ptr %79, align 8, !dbg !220
  call void @print(ptr noundef @.str.15, i64 noundef %78, i64 noundef %80), !dbg !220
  %81 = load volatile i128, ptr %n, align 16, !dbg !221
  %div38 = sdiv i128 %81, 7, !dbg !222
  store i128 %div38, ptr %coerce39, align 16, !dbg !223
  %82 = getelementptr inbounds { i64, i64 }, ptr %coerce39, i32 0, i32 0, !dbg !223
  %83 = load i64, ptr %82, align 16, !dbg !223
  %84 = getelementptr inbounds { i64, i64 }, ptr %coerce39, i32 0, i32 1, !dbg !223
  %85 = load i64, ptr %84, align 8, !dbg !223
  call void @print(ptr noundef @.str.16, i64 noundef %83, i64 noundef %85), !dbg !223
  %86 = load volatile i128, ptr %n, align 16, !dbg !224
  %rem40 = srem i128 %86, 1000, !dbg !225
  store i128 %rem40, ptr %coerce41, align 16, !dbg !226
  %87 = getelementptr inbounds { i64, i64 }, ptr %coerce41, i32 0, i32 0, !dbg !226
  %88 = load i64, ptr %87, align 16, !dbg !226
  %89 = getelementptr inbounds { i64, i64 }, ptr %coerce41, i32 0, i32 1, !dbg !226
  %90 = load i64, ptr %89, align 8, !dbg !226
  call void @print(ptr noundef @.str.17, i64 noundef %88, i64 noundef %90), !dbg !226
  %91 = load volatile i128, ptr %n, align 16, !dbg !227
  %cmp42 = icmp slt i128 %91, 0, !dbg !228
  %conv43 = zext i1 %cmp42 to i32, !dbg !228
  %92 = load volatile i128, ptr %x, align 16, !dbg !229
  %93 = load volatile i128, ptr %y, align 16, !dbg !230
  %cmp44 = icmp ugt i128 %92, %93, !dbg !231
  %conv45 = zext i1 %cmp44 to i32, !dbg !231
  %94 = load volatile i128, ptr %n, align 16, !dbg !232
  %95 = load volatile i128, ptr %x, align 16, !dbg !233
  %cmp46 = icmp ugt i128 %94, %95, !dbg !234
  %conv47 = zext i1 %cmp46 to i32, !dbg !234
  %call48 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv43, i32 noundef %conv45, i32 noundef %conv47), !dbg !235
  %96 = load volatile i128, ptr %n, align 16, !dbg !236
  store i128 %96, ptr %coerce49, align 16, !dbg !237
  %97 = getelementptr inbounds { i64, i64 }, ptr %coerce49, i32 0, i32 0, !dbg !237
  %98 = load i64, ptr %97, align 16, !dbg !237
  %99 = getelementptr inbounds { i64, i64 }, ptr %coerce49, i32 0, i32 1, !dbg !237
  %100 = load i64, ptr %99, align 8, !dbg !237
  call void @print_decimal(i64 noundef %98, i64 noundef %100), !dbg !237
  store i128 1267650600228229401496703205376, ptr %coerce50, align 16, !dbg !238
  %101 = getelementptr inbounds { i64, i64 }, ptr %coerce50, i32 0, i32 0, !dbg !238
  %102 = load i64, ptr %101, align 16, !dbg !238
  %103 = getelementptr inbounds { i64, i64 }, ptr %coerce50, i32 0, i32 1, !dbg !238
  %104 = load i64, ptr %103, align 8, !dbg !238
  call void @print_decimal(i64 noundef %102, i64 noundef %104), !dbg !238
  store i128 1000000000000000019884624838656, ptr %coerce51, align 16, !dbg !239
  %105 = getelementptr inbounds { i64, i64 }, ptr %coerce51, i32 0, i32 0, !dbg !239
  %106 = load i64, ptr %105, align 16, !dbg !239
  %107 = getelementptr inbounds { i64, i64 }, ptr %coerce51, i32 0, i32 1, !dbg !239
  %108 = load i64, ptr %107, align 8, !dbg !239
  call void @print_decimal(i64 noundef %106, i64 noundef %108), !dbg !239
  %109 = load volatile i128, ptr %x, align 16, !dbg !240
  %conv52 = uitofp i128 %109 to double, !dbg !241
  %call53 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, double noundef %conv52), !dbg !242
    #dbg_declare(ptr %factorial, !243, !DIExpression(), !244)
  store i128 1, ptr %factorial, align 16, !dbg !244
    #dbg_declare(ptr %i, !245, !DIExpression(), !247)
  store i32 2, ptr %i, align 4, !dbg !247
  br label %for.cond, !dbg !248

for.cond:                                         ; preds = %for.inc, %entry
  %110 = load i32, ptr %i, align 4, !dbg !249
  %cmp54 = icmp sle i32 %110, 33, !dbg !251
  br i1 %cmp54, label %for.body, label %for.end, !dbg !252

for.body:                                         ; preds = %for.cond
  %111 = load i32, ptr %i, align 4, !dbg !253
  %conv56 = sext i32 %111 to i128, !dbg !253
  %112 = load i128, ptr %factorial, align 16, !dbg !254
  %mul57 = mul nsw i128 %112, %conv56, !dbg !254
  store i128 %mul57, ptr %factorial, align 16, !dbg !254
  br label %for.inc, !dbg !255

for.inc:                                          ; preds = %for.body
  %113 = load i32, ptr %i, align 4, !dbg !256
  %inc = add nsw i32 %113, 1, !dbg !256
  store i32 %inc, ptr %i, align 4, !dbg !256
  br label %for.cond, !dbg !257, !llvm.loop !258

for.end:                                          ; preds = %for.cond
  %114 = load i128, ptr %factorial, align 16, !dbg !261
  store i128 %114, ptr %coerce58, align 16, !dbg !262
  %115 = getelementptr inbounds { i64, i64 }, ptr %coerce58, i32 0, i32 0, !dbg !262
  %116 = load i64, ptr %115, align 16, !dbg !262
  %117 = getelementptr inbounds { i64, i64 }, ptr %coerce58, i32 0, i32 1, !dbg !262
  %118 = load i64, ptr %117, align 8, !dbg !262
  call void @print_decimal(i64 noundef %116, i64 noundef %118), !dbg !262
  %119 = load volatile i64, ptr %u, align 8, !dbg !263
  %120 = call i64 @llvm.ctpop.i64(i64 %119), !dbg !264
  %cast = trunc i64 %120 to i32, !dbg !264
  %call59 = call i32 (ptr, ...) @printf(ptr noundef @.str.19, i32 noundef 23, i32 noundef 40, i32 noundef %cast, i32 noundef 1), !dbg !265
  %121 = load volatile i64, ptr %u, align 8, !dbg !266
  %122 = call i64 @llvm.bswap.i64(i64 %121), !dbg !267
  %call60 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef 2018915346, i64 noundef %122), !dbg !268
    #dbg_declare(ptr %r, !269, !DIExpression(), !270)
  %123 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 2147483647, i32 1), !dbg !271
  %124 = extractvalue { i32, i1 } %123, 1, !dbg !271
  %125 = extractvalue { i32, i1 } %123, 0, !dbg !271
  store i32 %125, ptr %r, align 4, !dbg !271
  %conv61 = zext i1 %124 to i32, !dbg !271
  %call62 = call i32 (ptr, ...) @printf(ptr noundef @.str.21, i32 noundef %conv61), !dbg !272
  %126 = load i32, ptr %r, align 4, !dbg !273
  %call63 = call i32 (ptr, ...) @printf(ptr noundef @.str.21, i32 noundef %126), !dbg !274
  %127 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 1000, i32 1000), !dbg !275
  %128 = extractvalue { i32, i1 } %127, 1, !dbg !275
  %129 = extractvalue { i32, i1 } %127, 0, !dbg !275
  store i32 %129, ptr %r, align 4, !dbg !275
  %conv64 = zext i1 %128 to i32, !dbg !275
  %call65 = call i32 (ptr, ...) @printf(ptr noundef @.str.21, i32 noundef %conv64), !dbg !276
  %130 = load i32, ptr %r, align 4, !dbg !277
  %call66 = call i32 (ptr, ...) @printf(ptr noundef @.str.22, i32 noundef %130), !dbg !278
  ret i32 0, !dbg !279
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal void @print(ptr noundef %name, i64 noundef %n.coerce0, i64 noundef %n.coerce1) #0 !dbg !280 {
entry:
  %n = alloca i128, align 16
  %name.addr = alloca ptr, align 8
  %n.addr = alloca i128, align 16
  %0 = getelementptr inbounds { i64, i64 }, ptr %n, i32 0, i32 0
  store i64 %n.coerce0, ptr %0, align 16
  %1 = getelementptr inbounds { i64, i64 }, ptr %n, i32 0, i32 1
  store i64 %n.coerce1, ptr %1, align 8
  %n1 = load i128, ptr %n, align 16
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !285, !DIExpression(), !286)
  store i128 %n1, ptr %n.addr, align 16
    #dbg_declare(ptr %n.addr, !287, !DIExpression(), !288)
  %2 = load ptr, ptr %name.addr, align 8, !dbg !289
  %3 = load i128, ptr %n.addr, align 16, !dbg !290
  %shr = lshr i128 %3, 64, !dbg !291
  %conv = trunc i128 %shr to i64, !dbg !292
  %4 = load i128, ptr %n.addr, align 16, !dbg !293
  %conv2 = trunc i128 %4 to i64, !dbg !294
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.23, ptr noundef %2, i64 noundef %conv, i64 noundef %conv2), !dbg !295
  ret void, !dbg !296
}

; Function Attrs: noinline nounwind uwtable
define internal void @print_decimal(i64 noundef %n.coerce0, i64 noundef %n.coerce1) #0 !dbg !297 {
entry:
  %n = alloca i128, align 16
  %n.addr = alloca i128, align 16
  %digits = alloca [41 x i8], align 16
  %at = alloca i32, align 4
  %u = alloca i128, align 16
  %0 = getelementptr inbounds { i64, i64 }, ptr %n, i32 0, i32 0
  store i64 %n.coerce0, ptr %0, align 16
  %1 = getelementptr inbounds { i64, i64 }, ptr %n, i32 0, i32 1
  store i64 %n.coerce1, ptr %1, align 8
  %n1 = load i128, ptr %n, align 16
  store i128 %n1, ptr %n.addr, align 16
    #dbg_declare(ptr %n.addr, !300, !DIExpression(), !301)
    #dbg_declare(ptr %digits, !302, !DIExpression(), !306)
    #dbg_declare(ptr %at, !307, !DIExpression(), !308)
  store i32 40, ptr %at, align 4, !dbg !308
    #dbg_declare(ptr %u, !309, !DIExpression(), !310)
  %2 = load i128, ptr %n.addr, align 16, !dbg !311
  %cmp = icmp slt i128 %2, 0, !dbg !312
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !311

cond.true:                                        ; preds = %entry
  %3 = load i128, ptr %n.addr, align 16, !dbg !313
  %sub = sub i128 0, %3, !dbg !314
  br label %cond.end, !dbg !311

cond.false:                                       ; preds = %entry
  %4 = load i128, ptr %n.addr, align 16, !dbg !315
  br label %cond.end, !dbg !311

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i128 [ %sub, %cond.true ], [ %4, %cond.false ], !dbg !311
  store i128 %cond, ptr %u, align 16, !dbg !310
  %5 = load i32, ptr %at, align 4, !dbg !316
  %idxprom = sext i32 %5 to i64, !dbg !317
  %arrayidx = getelementptr inbounds [41 x i8], ptr %digits, i64 0, i64 %idxprom, !dbg !317
  store i8 0, ptr %arrayidx, align 1, !dbg !318
  br label %do.body, !dbg !319

do.body:                                          ; preds = %do.cond, %cond.end
  %6 = load i128, ptr %u, align 16, !dbg !320
  %rem = urem i128 %6, 10, !dbg !321
  %conv = trunc i128 %rem to i32, !dbg !322
  %add = add nsw i32 48, %conv, !dbg !323
  %conv2 = trunc i32 %add to i8, !dbg !324
  %7 = load i32, ptr %at, align 4, !dbg !325
  %dec = add nsw i32 %7, -1, !dbg !325
  store i32 %dec, ptr %at, align 4, !dbg !325
  %idxprom3 = sext i32 %dec to i64, !dbg !326
  %arrayidx4 = getelementptr inbounds [41 x i8], ptr %digits, i64 0, i64 %idxprom3, !dbg !326
  store i8 %conv2, ptr %arrayidx4, align 1, !dbg !327
  br label %do.cond, !dbg !326

do.cond:                                          ; preds = %do.body
  %8 = load i128, ptr %u, align 16, !dbg !328
  %div = udiv i128 %8, 10, !dbg !328
  store i128 %div, ptr %u, align 16, !dbg !328
  %tobool = icmp ne i128 %div, 0, !dbg !326
  br i1 %tobool, label %do.body, label %do.end, !dbg !326, !llvm.loop !329

do.end:                                           ; preds = %do.cond
  %9 = load i128, ptr %n.addr, align 16, !dbg !331
  %cmp5 = icmp slt i128 %9, 0, !dbg !332
  %10 = zext i1 %cmp5 to i64, !dbg !331
  %cond7 = select i1 %cmp5, ptr @.str.25, ptr @.str.26, !dbg !331
  %arraydecay = getelementptr inbounds [41 x i8], ptr %digits, i64 0, i64 0, !dbg !333
  %11 = load i32, ptr %at, align 4, !dbg !334
  %idx.ext = sext i32 %11 to i64, !dbg !335
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay, i64 %idx.ext, !dbg !335
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.24, ptr noundef %cond7, ptr noundef %add.ptr), !dbg !336
  ret void, !dbg !337
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!92}
!llvm.module.flags = !{!104, !105, !106, !107, !108, !109, !110}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "wide_integers.c", directory: ".", checksumkind: CSK_MD5, checksum: "0dfdc45e86c87ab323cd3583b78effeb")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 21)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 16)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !3, isLocal: true, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 11)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 10)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !21, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 4)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !28, isLocal: true, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !28, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !28, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !28, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !28, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !28, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !28, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !28, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !28, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 5)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !51, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !58, isLocal: true, isDefinition: true)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 6)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !2, line: 59, type: !63, isLocal: true, isDefinition: true)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 13)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !2, line: 61, type: !68, isLocal: true, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 9)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !2, line: 63, type: !28, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !2, line: 66, type: !28, isLocal: true, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !77, isLocal: true, isDefinition: true)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 19)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !58, isLocal: true, isDefinition: true)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !84, isLocal: true, isDefinition: true)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !85)
!85 = !{!86}
!86 = !DISubrange(count: 2)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !89, isLocal: true, isDefinition: true)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !90)
!90 = !{!91}
!91 = !DISubrange(count: 1)
!92 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !93, globals: !103, splitDebugInlining: false, nameTableKind: None)
!93 = !{!94, !95, !96, !97, !98, !100, !102, !4}
!94 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!95 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!96 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!97 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "u128", file: !2, line: 6, baseType: !99)
!99 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "i128", file: !2, line: 7, baseType: !101)
!101 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!102 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!103 = !{!0, !7, !12, !14, !19, !24, !26, !31, !33, !35, !37, !39, !41, !43, !45, !47, !49, !54, !56, !61, !66, !71, !73, !75, !80, !82, !87}
!104 = !{i32 7, !"Dwarf Version", i32 5}
!105 = !{i32 2, !"Debug Info Version", i32 3}
!106 = !{i32 1, !"wchar_size", i32 4}
!107 = !{i32 8, !"PIC Level", i32 2}
!108 = !{i32 7, !"PIE Level", i32 2}
!109 = !{i32 7, !"uwtable", i32 2}
!110 = !{i32 7, !"frame-pointer", i32 2}
!111 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 24, type: !112, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !92, retainedNodes: !114)
!112 = !DISubroutineType(types: !113)
!113 = !{!95}
!114 = !{}
!115 = !DILocalVariable(name: "a", scope: !111, file: !2, line: 25, type: !116)
!116 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !117)
!117 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!118 = !DILocation(line: 25, column: 22, scope: !111)
!119 = !DILocalVariable(name: "b", scope: !111, file: !2, line: 25, type: !116)
!120 = !DILocation(line: 25, column: 50, scope: !111)
!121 = !DILocalVariable(name: "u", scope: !111, file: !2, line: 26, type: !122)
!122 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !94)
!123 = !DILocation(line: 26, column: 31, scope: !111)
!124 = !DILocation(line: 27, column: 35, scope: !111)
!125 = !DILocation(line: 27, column: 39, scope: !111)
!126 = !DILocation(line: 27, column: 37, scope: !111)
!127 = !DILocation(line: 27, column: 42, scope: !111)
!128 = !DILocation(line: 27, column: 46, scope: !111)
!129 = !DILocation(line: 27, column: 44, scope: !111)
!130 = !DILocation(line: 27, column: 49, scope: !111)
!131 = !DILocation(line: 27, column: 53, scope: !111)
!132 = !DILocation(line: 27, column: 51, scope: !111)
!133 = !DILocation(line: 27, column: 56, scope: !111)
!134 = !DILocation(line: 27, column: 60, scope: !111)
!135 = !DILocation(line: 27, column: 58, scope: !111)
!136 = !DILocation(line: 27, column: 3, scope: !111)
!137 = !DILocation(line: 28, column: 30, scope: !111)
!138 = !DILocation(line: 28, column: 32, scope: !111)
!139 = !DILocation(line: 28, column: 38, scope: !111)
!140 = !DILocation(line: 28, column: 40, scope: !111)
!141 = !DILocation(line: 28, column: 46, scope: !111)
!142 = !DILocation(line: 28, column: 48, scope: !111)
!143 = !DILocation(line: 28, column: 3, scope: !111)
!144 = !DILocation(line: 29, column: 35, scope: !111)
!145 = !DILocation(line: 29, column: 37, scope: !111)
!146 = !DILocation(line: 29, column: 62, scope: !111)
!147 = !DILocation(line: 29, column: 64, scope: !111)
!148 = !DILocation(line: 29, column: 74, scope: !111)
!149 = !DILocation(line: 29, column: 76, scope: !111)
!150 = !DILocation(line: 29, column: 86, scope: !111)
!151 = !DILocation(line: 29, column: 85, scope: !111)
!152 = !DILocation(line: 29, column: 3, scope: !111)
!153 = !DILocation(line: 30, column: 25, scope: !111)
!154 = !DILocation(line: 30, column: 27, scope: !111)
!155 = !DILocation(line: 30, column: 33, scope: !111)
!156 = !DILocation(line: 30, column: 35, scope: !111)
!157 = !DILocation(line: 30, column: 3, scope: !111)
!158 = !DILocation(line: 31, column: 24, scope: !111)
!159 = !DILocation(line: 31, column: 28, scope: !111)
!160 = !DILocation(line: 31, column: 26, scope: !111)
!161 = !DILocation(line: 31, column: 31, scope: !111)
!162 = !DILocation(line: 31, column: 33, scope: !111)
!163 = !DILocation(line: 31, column: 58, scope: !111)
!164 = !DILocation(line: 31, column: 62, scope: !111)
!165 = !DILocation(line: 31, column: 60, scope: !111)
!166 = !DILocation(line: 31, column: 3, scope: !111)
!167 = !DILocation(line: 32, column: 29, scope: !111)
!168 = !DILocation(line: 32, column: 24, scope: !111)
!169 = !DILocation(line: 32, column: 42, scope: !111)
!170 = !DILocation(line: 32, column: 32, scope: !111)
!171 = !DILocation(line: 32, column: 52, scope: !111)
!172 = !DILocation(line: 32, column: 45, scope: !111)
!173 = !DILocation(line: 32, column: 3, scope: !111)
!174 = !DILocalVariable(name: "x", scope: !111, file: !2, line: 34, type: !175)
!175 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !98)
!176 = !DILocation(line: 34, column: 17, scope: !111)
!177 = !DILocalVariable(name: "y", scope: !111, file: !2, line: 34, type: !175)
!178 = !DILocation(line: 34, column: 82, scope: !111)
!179 = !DILocation(line: 35, column: 16, scope: !111)
!180 = !DILocation(line: 35, column: 20, scope: !111)
!181 = !DILocation(line: 35, column: 22, scope: !111)
!182 = !DILocation(line: 35, column: 18, scope: !111)
!183 = !DILocation(line: 35, column: 3, scope: !111)
!184 = !DILocation(line: 36, column: 16, scope: !111)
!185 = !DILocation(line: 36, column: 21, scope: !111)
!186 = !DILocation(line: 36, column: 23, scope: !111)
!187 = !DILocation(line: 36, column: 18, scope: !111)
!188 = !DILocation(line: 36, column: 3, scope: !111)
!189 = !DILocation(line: 37, column: 16, scope: !111)
!190 = !DILocation(line: 37, column: 20, scope: !111)
!191 = !DILocation(line: 37, column: 18, scope: !111)
!192 = !DILocation(line: 37, column: 3, scope: !111)
!193 = !DILocation(line: 38, column: 16, scope: !111)
!194 = !DILocation(line: 38, column: 20, scope: !111)
!195 = !DILocation(line: 38, column: 18, scope: !111)
!196 = !DILocation(line: 38, column: 3, scope: !111)
!197 = !DILocation(line: 39, column: 16, scope: !111)
!198 = !DILocation(line: 39, column: 20, scope: !111)
!199 = !DILocation(line: 39, column: 18, scope: !111)
!200 = !DILocation(line: 39, column: 3, scope: !111)
!201 = !DILocation(line: 40, column: 16, scope: !111)
!202 = !DILocation(line: 40, column: 18, scope: !111)
!203 = !DILocation(line: 40, column: 3, scope: !111)
!204 = !DILocation(line: 41, column: 16, scope: !111)
!205 = !DILocation(line: 41, column: 18, scope: !111)
!206 = !DILocation(line: 41, column: 3, scope: !111)
!207 = !DILocation(line: 42, column: 16, scope: !111)
!208 = !DILocation(line: 42, column: 18, scope: !111)
!209 = !DILocation(line: 42, column: 3, scope: !111)
!210 = !DILocation(line: 43, column: 17, scope: !111)
!211 = !DILocation(line: 43, column: 16, scope: !111)
!212 = !DILocation(line: 43, column: 3, scope: !111)
!213 = !DILocalVariable(name: "n", scope: !111, file: !2, line: 44, type: !214)
!214 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !100)
!215 = !DILocation(line: 44, column: 17, scope: !111)
!216 = !DILocation(line: 44, column: 28, scope: !111)
!217 = !DILocation(line: 44, column: 21, scope: !111)
!218 = !DILocation(line: 45, column: 23, scope: !111)
!219 = !DILocation(line: 45, column: 25, scope: !111)
!220 = !DILocation(line: 45, column: 3, scope: !111)
!221 = !DILocation(line: 46, column: 24, scope: !111)
!222 = !DILocation(line: 46, column: 26, scope: !111)
!223 = !DILocation(line: 46, column: 3, scope: !111)
!224 = !DILocation(line: 47, column: 24, scope: !111)
!225 = !DILocation(line: 47, column: 26, scope: !111)
!226 = !DILocation(line: 47, column: 3, scope: !111)
!227 = !DILocation(line: 48, column: 24, scope: !111)
!228 = !DILocation(line: 48, column: 26, scope: !111)
!229 = !DILocation(line: 48, column: 31, scope: !111)
!230 = !DILocation(line: 48, column: 35, scope: !111)
!231 = !DILocation(line: 48, column: 33, scope: !111)
!232 = !DILocation(line: 48, column: 44, scope: !111)
!233 = !DILocation(line: 48, column: 48, scope: !111)
!234 = !DILocation(line: 48, column: 46, scope: !111)
!235 = !DILocation(line: 48, column: 3, scope: !111)
!236 = !DILocation(line: 49, column: 17, scope: !111)
!237 = !DILocation(line: 49, column: 3, scope: !111)
!238 = !DILocation(line: 50, column: 3, scope: !111)
!239 = !DILocation(line: 51, column: 3, scope: !111)
!240 = !DILocation(line: 52, column: 28, scope: !111)
!241 = !DILocation(line: 52, column: 20, scope: !111)
!242 = !DILocation(line: 52, column: 3, scope: !111)
!243 = !DILocalVariable(name: "factorial", scope: !111, file: !2, line: 54, type: !100)
!244 = !DILocation(line: 54, column: 8, scope: !111)
!245 = !DILocalVariable(name: "i", scope: !246, file: !2, line: 55, type: !95)
!246 = distinct !DILexicalBlock(scope: !111, file: !2, line: 55, column: 3)
!247 = !DILocation(line: 55, column: 12, scope: !246)
!248 = !DILocation(line: 55, column: 8, scope: !246)
!249 = !DILocation(line: 55, column: 19, scope: !250)
!250 = distinct !DILexicalBlock(scope: !246, file: !2, line: 55, column: 3)
!251 = !DILocation(line: 55, column: 21, scope: !250)
!252 = !DILocation(line: 55, column: 3, scope: !246)
!253 = !DILocation(line: 56, column: 18, scope: !250)
!254 = !DILocation(line: 56, column: 15, scope: !250)
!255 = !DILocation(line: 56, column: 5, scope: !250)
!256 = !DILocation(line: 55, column: 29, scope: !250)
!257 = !DILocation(line: 55, column: 3, scope: !250)
!258 = distinct !{!258, !252, !259, !260}
!259 = !DILocation(line: 56, column: 18, scope: !246)
!260 = !{!"llvm.loop.mustprogress"}
!261 = !DILocation(line: 57, column: 17, scope: !111)
!262 = !DILocation(line: 57, column: 3, scope: !111)
!263 = !DILocation(line: 60, column: 31, scope: !111)
!264 = !DILocation(line: 60, column: 10, scope: !111)
!265 = !DILocation(line: 59, column: 3, scope: !111)
!266 = !DILocation(line: 61, column: 92, scope: !111)
!267 = !DILocation(line: 61, column: 74, scope: !111)
!268 = !DILocation(line: 61, column: 3, scope: !111)
!269 = !DILocalVariable(name: "r", scope: !111, file: !2, line: 62, type: !95)
!270 = !DILocation(line: 62, column: 7, scope: !111)
!271 = !DILocation(line: 63, column: 17, scope: !111)
!272 = !DILocation(line: 63, column: 3, scope: !111)
!273 = !DILocation(line: 64, column: 17, scope: !111)
!274 = !DILocation(line: 64, column: 3, scope: !111)
!275 = !DILocation(line: 65, column: 17, scope: !111)
!276 = !DILocation(line: 65, column: 3, scope: !111)
!277 = !DILocation(line: 66, column: 18, scope: !111)
!278 = !DILocation(line: 66, column: 3, scope: !111)
!279 = !DILocation(line: 67, column: 3, scope: !111)
!280 = distinct !DISubprogram(name: "print", scope: !2, file: !2, line: 9, type: !281, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !92, retainedNodes: !114)
!281 = !DISubroutineType(types: !282)
!282 = !{null, !283, !98}
!283 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !284, size: 64)
!284 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!285 = !DILocalVariable(name: "name", arg: 1, scope: !280, file: !2, line: 9, type: !283)
!286 = !DILocation(line: 9, column: 31, scope: !280)
!287 = !DILocalVariable(name: "n", arg: 2, scope: !280, file: !2, line: 9, type: !98)
!288 = !DILocation(line: 9, column: 42, scope: !280)
!289 = !DILocation(line: 10, column: 33, scope: !280)
!290 = !DILocation(line: 10, column: 60, scope: !280)
!291 = !DILocation(line: 10, column: 62, scope: !280)
!292 = !DILocation(line: 10, column: 39, scope: !280)
!293 = !DILocation(line: 10, column: 90, scope: !280)
!294 = !DILocation(line: 10, column: 70, scope: !280)
!295 = !DILocation(line: 10, column: 3, scope: !280)
!296 = !DILocation(line: 11, column: 1, scope: !280)
!297 = distinct !DISubprogram(name: "print_decimal", scope: !2, file: !2, line: 13, type: !298, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !92, retainedNodes: !114)
!298 = !DISubroutineType(types: !299)
!299 = !{null, !100}
!300 = !DILocalVariable(name: "n", arg: 1, scope: !297, file: !2, line: 13, type: !100)
!301 = !DILocation(line: 13, column: 32, scope: !297)
!302 = !DILocalVariable(name: "digits", scope: !297, file: !2, line: 14, type: !303)
!303 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 328, elements: !304)
!304 = !{!305}
!305 = !DISubrange(count: 41)
!306 = !DILocation(line: 14, column: 8, scope: !297)
!307 = !DILocalVariable(name: "at", scope: !297, file: !2, line: 15, type: !95)
!308 = !DILocation(line: 15, column: 7, scope: !297)
!309 = !DILocalVariable(name: "u", scope: !297, file: !2, line: 16, type: !98)
!310 = !DILocation(line: 16, column: 8, scope: !297)
!311 = !DILocation(line: 16, column: 12, scope: !297)
!312 = !DILocation(line: 16, column: 14, scope: !297)
!313 = !DILocation(line: 16, column: 27, scope: !297)
!314 = !DILocation(line: 16, column: 20, scope: !297)
!315 = !DILocation(line: 16, column: 37, scope: !297)
!316 = !DILocation(line: 17, column: 10, scope: !297)
!317 = !DILocation(line: 17, column: 3, scope: !297)
!318 = !DILocation(line: 17, column: 14, scope: !297)
!319 = !DILocation(line: 18, column: 3, scope: !297)
!320 = !DILocation(line: 19, column: 39, scope: !297)
!321 = !DILocation(line: 19, column: 41, scope: !297)
!322 = !DILocation(line: 19, column: 33, scope: !297)
!323 = !DILocation(line: 19, column: 31, scope: !297)
!324 = !DILocation(line: 19, column: 20, scope: !297)
!325 = !DILocation(line: 19, column: 12, scope: !297)
!326 = !DILocation(line: 19, column: 5, scope: !297)
!327 = !DILocation(line: 19, column: 18, scope: !297)
!328 = !DILocation(line: 20, column: 12, scope: !297)
!329 = distinct !{!329, !319, !330, !260}
!330 = !DILocation(line: 20, column: 17, scope: !297)
!331 = !DILocation(line: 21, column: 20, scope: !297)
!332 = !DILocation(line: 21, column: 22, scope: !297)
!333 = !DILocation(line: 21, column: 38, scope: !297)
!334 = !DILocation(line: 21, column: 47, scope: !297)
!335 = !DILocation(line: 21, column: 45, scope: !297)
!336 = !DILocation(line: 21, column: 3, scope: !297)
!337 = !DILocation(line: 22, column: 1, scope: !297)
