; ModuleID = 'wide_text.c'
source_filename = "wide_text.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }
%struct.mbstate_t = type { i32, i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [28 x i32] [i32 37, i32 100, i32 124, i32 37, i32 53, i32 108, i32 115, i32 124, i32 37, i32 45, i32 53, i32 115, i32 124, i32 37, i32 46, i32 50, i32 108, i32 115, i32 124, i32 37, i32 108, i32 99, i32 37, i32 99, i32 124, i32 37, i32 110, i32 0], align 4, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i32] [i32 119, i32 105, i32 100, i32 101, i32 0], align 4, !dbg !7
@.str.2 = private unnamed_addr constant [5 x i8] c"byte\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [4 x i32] [i32 99, i32 117, i32 116, i32 0], align 4, !dbg !16
@.str.4 = private unnamed_addr constant [23 x i32] [i32 37, i32 100, i32 124, i32 37, i32 35, i32 108, i32 120, i32 124, i32 37, i32 48, i32 56, i32 46, i32 51, i32 102, i32 124, i32 37, i32 76, i32 103, i32 124, i32 37, i32 37, i32 10, i32 0], align 4, !dbg !21
@.str.5 = private unnamed_addr constant [12 x i32] [i32 9786, i32 37, i32 54, i32 46, i32 50, i32 108, i32 115, i32 124, i32 37, i32 108, i32 99, i32 0], align 4, !dbg !26
@.str.6 = private unnamed_addr constant [4 x i32] [i32 233, i32 9786, i32 9786, i32 0], align 4, !dbg !31
@.str.7 = private unnamed_addr constant [4 x i32] [i32 37, i32 100, i32 58, i32 0], align 4, !dbg !33
@.str.8 = private unnamed_addr constant [4 x i32] [i32 32, i32 37, i32 120, i32 0], align 4, !dbg !35
@.str.9 = private unnamed_addr constant [8 x i32] [i32 10, i32 37, i32 100, i32 32, i32 37, i32 100, i32 10, i32 0], align 4, !dbg !37
@.str.10 = private unnamed_addr constant [5 x i32] [i32 102, i32 111, i32 117, i32 114, i32 0], align 4, !dbg !42
@stdout = external global ptr, align 8
@.str.11 = private unnamed_addr constant [13 x i32] [i32 32, i32 97, i32 110, i32 100, i32 32, i32 97, i32 32, i32 108, i32 105, i32 110, i32 101, i32 10, i32 0], align 4, !dbg !44
@.str.12 = private unnamed_addr constant [14 x i32] [i32 37, i32 65, i32 32, i32 37, i32 100, i32 32, i32 37, i32 98, i32 32, i32 37, i32 89, i32 32, i32 9786, i32 0], align 4, !dbg !49
@.str.13 = private unnamed_addr constant [14 x i32] [i32 37, i32 122, i32 117, i32 32, i32 37, i32 120, i32 32, i32 37, i32 46, i32 42, i32 108, i32 115, i32 10, i32 0], align 4, !dbg !54
@.str.14 = private unnamed_addr constant [14 x i8] c"wide_text.tmp\00", align 1, !dbg !56
@.str.15 = private unnamed_addr constant [3 x i8] c"w+\00", align 1, !dbg !59
@.str.16 = private unnamed_addr constant [21 x i32] [i32 37, i32 100, i32 32, i32 37, i32 108, i32 115, i32 10, i32 115, i32 101, i32 99, i32 111, i32 110, i32 100, i32 32, i32 108, i32 105, i32 110, i32 101, i32 10, i32 10, i32 0], align 4, !dbg !64
@.str.17 = private unnamed_addr constant [6 x i32] [i32 119, i32 111, i32 114, i32 100, i32 115, i32 0], align 4, !dbg !69
@.str.18 = private unnamed_addr constant [9 x i32] [i32 37, i32 100, i32 32, i32 37, i32 49, i32 53, i32 108, i32 115, i32 0], align 4, !dbg !74
@.str.19 = private unnamed_addr constant [11 x i32] [i32 37, i32 100, i32 32, i32 37, i32 100, i32 32, i32 37, i32 108, i32 115, i32 10, i32 0], align 4, !dbg !79
@.str.20 = private unnamed_addr constant [8 x i32] [i32 37, i32 100, i32 32, i32 37, i32 108, i32 99, i32 10, i32 0], align 4, !dbg !84
@.str.21 = private unnamed_addr constant [6 x i32] [i32 37, i32 108, i32 115, i32 124, i32 10, i32 0], align 4, !dbg !86
@.str.22 = private unnamed_addr constant [5 x i32] [i32 37, i32 122, i32 117, i32 32, i32 0], align 4, !dbg !88
@.str.23 = private unnamed_addr constant [7 x i32] [i32 37, i32 100, i32 32, i32 37, i32 100, i32 10, i32 0], align 4, !dbg !90
@.str.24 = private unnamed_addr constant [22 x i32] [i32 9786, i32 32, i32 48, i32 120, i32 49, i32 102, i32 32, i32 116, i32 119, i32 111, i32 32, i32 116, i32 104, i32 114, i32 101, i32 101, i32 49, i32 46, i32 53, i32 101, i32 49, i32 0], align 4, !dbg !95
@.str.25 = private unnamed_addr constant [19 x i32] [i32 9786, i32 32, i32 37, i32 105, i32 32, i32 37, i32 115, i32 32, i32 37, i32 108, i32 91, i32 97, i32 45, i32 122, i32 93, i32 37, i32 108, i32 102, i32 0], align 4, !dbg !100
@.str.26 = private unnamed_addr constant [18 x i32] [i32 37, i32 100, i32 58, i32 32, i32 37, i32 100, i32 32, i32 37, i32 115, i32 32, i32 37, i32 108, i32 115, i32 32, i32 37, i32 103, i32 10, i32 0], align 4, !dbg !105
@.str.27 = private unnamed_addr constant [6 x i8] c"bytes\00", align 1, !dbg !110
@.str.28 = private unnamed_addr constant [8 x i8] c"%2ls%lc\00", align 1, !dbg !113
@.str.29 = private unnamed_addr constant [13 x i32] [i32 37, i32 100, i32 58, i32 32, i32 37, i32 108, i32 115, i32 32, i32 37, i32 108, i32 99, i32 10, i32 0], align 4, !dbg !116
@.str.30 = private unnamed_addr constant [9 x i32] [i32 32, i32 32, i32 45, i32 48, i32 120, i32 55, i32 102, i32 122, i32 0], align 4, !dbg !118
@.str.31 = private unnamed_addr constant [9 x i32] [i32 37, i32 108, i32 100, i32 32, i32 37, i32 108, i32 115, i32 10, i32 0], align 4, !dbg !120
@.str.32 = private unnamed_addr constant [6 x i32] [i32 37, i32 108, i32 108, i32 117, i32 32, i32 0], align 4, !dbg !122
@.str.33 = private unnamed_addr constant [21 x i32] [i32 57, i32 57, i32 57, i32 57, i32 57, i32 57, i32 57, i32 57, i32 57, i32 57, i32 57, i32 57, i32 57, i32 57, i32 57, i32 57, i32 57, i32 57, i32 57, i32 57, i32 0], align 4, !dbg !124
@.str.34 = private unnamed_addr constant [4 x i32] [i32 37, i32 100, i32 10, i32 0], align 4, !dbg !126
@.str.35 = private unnamed_addr constant [7 x i32] [i32 49, i32 46, i32 53, i32 101, i32 51, i32 101, i32 0], align 4, !dbg !128
@.str.36 = private unnamed_addr constant [8 x i32] [i32 37, i32 97, i32 32, i32 37, i32 108, i32 115, i32 10, i32 0], align 4, !dbg !130
@.str.37 = private unnamed_addr constant [9 x i32] [i32 37, i32 76, i32 97, i32 32, i32 37, i32 76, i32 97, i32 10, i32 0], align 4, !dbg !132
@.str.38 = private unnamed_addr constant [4 x i32] [i32 48, i32 46, i32 49, i32 0], align 4, !dbg !134
@.str.39 = private unnamed_addr constant [9 x i8] c"-1e-4950\00", align 1, !dbg !136
@.str.40 = private unnamed_addr constant [2 x i32] [i32 1635, i32 0], align 4, !dbg !139
@.str.41 = private unnamed_addr constant [10 x i32] [i32 37, i32 100, i32 32, i32 37, i32 100, i32 32, i32 37, i32 100, i32 10, i32 0], align 4, !dbg !144
@.str.42 = private unnamed_addr constant [6 x i8] c"lower\00", align 1, !dbg !149
@.str.43 = private unnamed_addr constant [6 x i8] c"digit\00", align 1, !dbg !151
@.str.44 = private unnamed_addr constant [7 x i8] c"letter\00", align 1, !dbg !153
@.str.45 = private unnamed_addr constant [8 x i32] [i32 37, i32 108, i32 99, i32 32, i32 37, i32 100, i32 10, i32 0], align 4, !dbg !156
@.str.46 = private unnamed_addr constant [8 x i8] c"toupper\00", align 1, !dbg !158
@.str.47 = private unnamed_addr constant [6 x i8] c"other\00", align 1, !dbg !160
@.str.48 = private unnamed_addr constant [5 x i32] [i32 83, i32 97, i32 109, i32 101, i32 0], align 4, !dbg !162
@.str.49 = private unnamed_addr constant [5 x i32] [i32 115, i32 65, i32 77, i32 69, i32 0], align 4, !dbg !164
@.str.50 = private unnamed_addr constant [4 x i32] [i32 65, i32 98, i32 49, i32 0], align 4, !dbg !166
@.str.51 = private unnamed_addr constant [4 x i32] [i32 97, i32 66, i32 50, i32 0], align 4, !dbg !168
@.str.52 = private unnamed_addr constant [5 x i32] [i32 111, i32 110, i32 101, i32 32, i32 0], align 4, !dbg !170
@.str.53 = private unnamed_addr constant [4 x i32] [i32 116, i32 119, i32 111, i32 0], align 4, !dbg !172
@.str.54 = private unnamed_addr constant [13 x i32] [i32 37, i32 116, i32 100, i32 32, i32 37, i32 108, i32 115, i32 32, i32 37, i32 122, i32 117, i32 10, i32 0], align 4, !dbg !174
@.str.55 = private unnamed_addr constant [6 x i8] c"some\80\00", align 1, !dbg !176
@.str.56 = private unnamed_addr constant [5 x i32] [i32 98, i32 97, i32 99, i32 107, i32 0], align 4, !dbg !178
@.str.57 = private unnamed_addr constant [11 x i32] [i32 37, i32 100, i32 32, i32 37, i32 100, i32 32, i32 37, i32 116, i32 100, i32 10, i32 0], align 4, !dbg !180
@.str.58 = private unnamed_addr constant [11 x i32] [i32 37, i32 122, i32 117, i32 32, i32 37, i32 115, i32 32, i32 37, i32 100, i32 10, i32 0], align 4, !dbg !182
@.str.59 = private unnamed_addr constant [2 x i8] c"u\00", align 1, !dbg !184
@.str.60 = private unnamed_addr constant [11 x i32] [i32 37, i32 122, i32 117, i32 32, i32 37, i32 120, i32 32, i32 37, i32 100, i32 10, i32 0], align 4, !dbg !187
@.str.61 = private unnamed_addr constant [13 x i32] [i32 37, i32 115, i32 32, i32 37, i32 115, i32 32, i32 37, i32 115, i32 32, i32 37, i32 115, i32 10, i32 0], align 4, !dbg !189
@.str.62 = private unnamed_addr constant [7 x i32] [i32 37, i32 115, i32 32, i32 37, i32 115, i32 10, i32 0], align 4, !dbg !191
@.str.63 = private unnamed_addr constant [2 x i8] c"C\00", align 1, !dbg !193
@.str.64 = private unnamed_addr constant [2 x i32] [i32 97, i32 0], align 4, !dbg !195
@.str.65 = private unnamed_addr constant [2 x i32] [i32 98, i32 0], align 4, !dbg !197
@.str.66 = private unnamed_addr constant [4 x i32] [i32 37, i32 100, i32 32, i32 0], align 4, !dbg !199
@.str.67 = private unnamed_addr constant [8 x i8] c"no_SUCH\00", align 1, !dbg !201

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !235 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @output(), !dbg !238
  call void @input(), !dbg !239
  call void @numbers(), !dbg !240
  call void @kinds(), !dbg !241
  call void @locales(), !dbg !242
  ret i32 0, !dbg !243
}

; Function Attrs: noinline nounwind uwtable
define internal void @output() #0 !dbg !244 {
entry:
  %room = alloca [64 x i32], align 16
  %count = alloca i32, align 4
  %i = alloca i32, align 4
  %tm = alloca %struct.tm, align 8
  %n = alloca i64, align 8
    #dbg_declare(ptr %room, !248, !DIExpression(), !254)
    #dbg_declare(ptr %count, !255, !DIExpression(), !256)
  %call = call i32 (ptr, ...) @wprintf(ptr noundef @.str, i32 noundef -7, ptr noundef @.str.1, ptr noundef @.str.2, ptr noundef @.str.3, i32 noundef 120, i32 noundef 121, ptr noundef %count), !dbg !257
  %0 = load i32, ptr %count, align 4, !dbg !258
  %call1 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.4, i32 noundef %0, i64 noundef 2748, double noundef 3.141590e+00, x86_fp80 noundef 0xK3FFBCCCCCCCCCCCCCCCD), !dbg !259
  %arraydecay = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !260
  %call2 = call i32 (ptr, i64, ptr, ...) @printed(ptr noundef %arraydecay, i64 noundef 64, ptr noundef @.str.5, ptr noundef @.str.6, i32 noundef 128512), !dbg !261
  store i32 %call2, ptr %count, align 4, !dbg !262
  %1 = load i32, ptr %count, align 4, !dbg !263
  %call3 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.7, i32 noundef %1), !dbg !264
    #dbg_declare(ptr %i, !265, !DIExpression(), !267)
  store i32 0, ptr %i, align 4, !dbg !267
  br label %for.cond, !dbg !268

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4, !dbg !269
  %idxprom = sext i32 %2 to i64, !dbg !271
  %arrayidx = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 %idxprom, !dbg !271
  %3 = load i32, ptr %arrayidx, align 4, !dbg !271
  %tobool = icmp ne i32 %3, 0, !dbg !272
  br i1 %tobool, label %for.body, label %for.end, !dbg !272

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr %i, align 4, !dbg !273
  %idxprom4 = sext i32 %4 to i64, !dbg !274
  %arrayidx5 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 %idxprom4, !dbg !274
  %5 = load i32, ptr %arrayidx5, align 4, !dbg !274
  %call6 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.8, i32 noundef %5), !dbg !275
  br label %for.inc, !dbg !275

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %i, align 4, !dbg !276
  %inc = add nsw i32 %6, 1, !dbg !276
  store i32 %inc, ptr %i, align 4, !dbg !276
  br label %for.cond, !dbg !277, !llvm.loop !278

for.end:                                          ; preds = %for.cond
  %arraydecay7 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !281
  %call8 = call i32 (ptr, i64, ptr, ...) @swprintf(ptr noundef %arraydecay7, i64 noundef 4, ptr noundef @.str.10), !dbg !282
  %cmp = icmp slt i32 %call8, 0, !dbg !283
  %conv = zext i1 %cmp to i32, !dbg !283
  %arraydecay9 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !284
  %call10 = call i32 (ptr, i64, ptr, ...) @swprintf(ptr noundef %arraydecay9, i64 noundef 5, ptr noundef @.str.10), !dbg !285
  %call11 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.9, i32 noundef %conv, i32 noundef %call10), !dbg !286
  %call12 = call i32 @putwchar(i32 noundef 112), !dbg !287
  %7 = load ptr, ptr @stdout, align 8, !dbg !288
  %call13 = call i32 @fputwc(i32 noundef 113, ptr noundef %7), !dbg !289
  %8 = load ptr, ptr @stdout, align 8, !dbg !290
  %call14 = call i32 @fputws(ptr noundef @.str.11, ptr noundef %8), !dbg !291
    #dbg_declare(ptr %tm, !292, !DIExpression(), !310)
  call void @llvm.memset.p0.i64(ptr align 8 %tm, i8 0, i64 56, i1 false), !dbg !310
  %9 = getelementptr inbounds %struct.tm, ptr %tm, i32 0, i32 3, !dbg !310
  store i32 30, ptr %9, align 4, !dbg !310
  %10 = getelementptr inbounds %struct.tm, ptr %tm, i32 0, i32 4, !dbg !310
  store i32 10, ptr %10, align 8, !dbg !310
  %11 = getelementptr inbounds %struct.tm, ptr %tm, i32 0, i32 5, !dbg !310
  store i32 126, ptr %11, align 4, !dbg !310
  %12 = getelementptr inbounds %struct.tm, ptr %tm, i32 0, i32 6, !dbg !310
  store i32 1, ptr %12, align 8, !dbg !310
    #dbg_declare(ptr %n, !311, !DIExpression(), !312)
  %arraydecay15 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !313
  %call16 = call i64 @wcsftime(ptr noundef %arraydecay15, i64 noundef 64, ptr noundef @.str.12, ptr noundef %tm), !dbg !314
  store i64 %call16, ptr %n, align 8, !dbg !312
  %13 = load i64, ptr %n, align 8, !dbg !315
  %14 = load i64, ptr %n, align 8, !dbg !316
  %sub = sub i64 %14, 1, !dbg !317
  %arrayidx17 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 %sub, !dbg !318
  %15 = load i32, ptr %arrayidx17, align 4, !dbg !318
  %16 = load i64, ptr %n, align 8, !dbg !319
  %conv18 = trunc i64 %16 to i32, !dbg !320
  %sub19 = sub nsw i32 %conv18, 1, !dbg !321
  %arraydecay20 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !322
  %call21 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.13, i64 noundef %13, i32 noundef %15, i32 noundef %sub19, ptr noundef %arraydecay20), !dbg !323
  ret void, !dbg !324
}

; Function Attrs: noinline nounwind uwtable
define internal void @input() #0 !dbg !325 {
entry:
  %file = alloca ptr, align 8
  %word = alloca [16 x i32], align 16
  %line = alloca [16 x i32], align 16
  %number = alloca i32, align 4
  %count = alloca i32, align 4
  %c = alloca i32, align 4
  %bytes = alloca [16 x i8], align 16
  %set = alloca [16 x i32], align 16
  %real = alloca double, align 8
  %text = alloca ptr, align 8
    #dbg_declare(ptr %file, !326, !DIExpression(), !331)
  %call = call ptr @fopen(ptr noundef @.str.14, ptr noundef @.str.15), !dbg !332
  store ptr %call, ptr %file, align 8, !dbg !331
  %0 = load ptr, ptr %file, align 8, !dbg !333
  %call1 = call i32 (ptr, ptr, ...) @fwprintf(ptr noundef %0, ptr noundef @.str.16, i32 noundef 42, ptr noundef @.str.17), !dbg !334
  %1 = load ptr, ptr %file, align 8, !dbg !335
  call void @rewind(ptr noundef %1), !dbg !336
    #dbg_declare(ptr %word, !337, !DIExpression(), !341)
    #dbg_declare(ptr %line, !342, !DIExpression(), !343)
    #dbg_declare(ptr %number, !344, !DIExpression(), !345)
  store i32 0, ptr %number, align 4, !dbg !345
    #dbg_declare(ptr %count, !346, !DIExpression(), !347)
  %2 = load ptr, ptr %file, align 8, !dbg !348
  %arraydecay = getelementptr inbounds [16 x i32], ptr %word, i64 0, i64 0, !dbg !349
  %call2 = call i32 (ptr, ptr, ...) @fwscanf(ptr noundef %2, ptr noundef @.str.18, ptr noundef %number, ptr noundef %arraydecay), !dbg !350
  store i32 %call2, ptr %count, align 4, !dbg !347
  %3 = load i32, ptr %count, align 4, !dbg !351
  %4 = load i32, ptr %number, align 4, !dbg !352
  %arraydecay3 = getelementptr inbounds [16 x i32], ptr %word, i64 0, i64 0, !dbg !353
  %call4 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.19, i32 noundef %3, i32 noundef %4, ptr noundef %arraydecay3), !dbg !354
    #dbg_declare(ptr %c, !355, !DIExpression(), !356)
  %5 = load ptr, ptr %file, align 8, !dbg !357
  %call5 = call i32 @fgetwc(ptr noundef %5), !dbg !358
  store i32 %call5, ptr %c, align 4, !dbg !356
  %6 = load i32, ptr %c, align 4, !dbg !359
  %cmp = icmp eq i32 %6, 10, !dbg !360
  %conv = zext i1 %cmp to i32, !dbg !360
  %7 = load ptr, ptr %file, align 8, !dbg !361
  %call6 = call i32 @ungetwc(i32 noundef 83, ptr noundef %7), !dbg !362
  %call7 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.20, i32 noundef %conv, i32 noundef %call6), !dbg !363
  %arraydecay8 = getelementptr inbounds [16 x i32], ptr %line, i64 0, i64 0, !dbg !364
  %8 = load ptr, ptr %file, align 8, !dbg !365
  %call9 = call ptr @fgetws(ptr noundef %arraydecay8, i32 noundef 4, ptr noundef %8), !dbg !366
  %call10 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.21, ptr noundef %call9), !dbg !367
  br label %while.cond, !dbg !368

while.cond:                                       ; preds = %while.body, %entry
  %arraydecay11 = getelementptr inbounds [16 x i32], ptr %line, i64 0, i64 0, !dbg !369
  %9 = load ptr, ptr %file, align 8, !dbg !370
  %call12 = call ptr @fgetws(ptr noundef %arraydecay11, i32 noundef 16, ptr noundef %9), !dbg !371
  %tobool = icmp ne ptr %call12, null, !dbg !368
  br i1 %tobool, label %while.body, label %while.end, !dbg !368

while.body:                                       ; preds = %while.cond
  %arraydecay13 = getelementptr inbounds [16 x i32], ptr %line, i64 0, i64 0, !dbg !372
  %call14 = call i64 @wcslen(ptr noundef %arraydecay13) #6, !dbg !373
  %call15 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.22, i64 noundef %call14), !dbg !374
  br label %while.cond, !dbg !368, !llvm.loop !375

while.end:                                        ; preds = %while.cond
  %10 = load ptr, ptr %file, align 8, !dbg !377
  %call16 = call i32 @fgetwc(ptr noundef %10), !dbg !378
  %cmp17 = icmp eq i32 %call16, -1, !dbg !379
  %conv18 = zext i1 %cmp17 to i32, !dbg !379
  %11 = load ptr, ptr %file, align 8, !dbg !380
  %call19 = call i32 @feof(ptr noundef %11), !dbg !381
  %cmp20 = icmp ne i32 %call19, 0, !dbg !382
  %conv21 = zext i1 %cmp20 to i32, !dbg !382
  %call22 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.23, i32 noundef %conv18, i32 noundef %conv21), !dbg !383
  %12 = load ptr, ptr %file, align 8, !dbg !384
  %call23 = call i32 @fclose(ptr noundef %12), !dbg !385
  %call24 = call i32 @remove(ptr noundef @.str.14), !dbg !386
    #dbg_declare(ptr %bytes, !387, !DIExpression(), !389)
    #dbg_declare(ptr %set, !390, !DIExpression(), !391)
    #dbg_declare(ptr %real, !392, !DIExpression(), !394)
    #dbg_declare(ptr %text, !395, !DIExpression(), !398)
  store ptr @.str.24, ptr %text, align 8, !dbg !398
  %13 = load ptr, ptr %text, align 8, !dbg !399
  %arraydecay25 = getelementptr inbounds [16 x i8], ptr %bytes, i64 0, i64 0, !dbg !400
  %arraydecay26 = getelementptr inbounds [16 x i32], ptr %set, i64 0, i64 0, !dbg !401
  %call27 = call i32 (ptr, ptr, ...) @swscanf(ptr noundef %13, ptr noundef @.str.25, ptr noundef %number, ptr noundef %arraydecay25, ptr noundef %arraydecay26, ptr noundef %real), !dbg !402
  store i32 %call27, ptr %count, align 4, !dbg !403
  %14 = load i32, ptr %count, align 4, !dbg !404
  %15 = load i32, ptr %number, align 4, !dbg !405
  %arraydecay28 = getelementptr inbounds [16 x i8], ptr %bytes, i64 0, i64 0, !dbg !406
  %arraydecay29 = getelementptr inbounds [16 x i32], ptr %set, i64 0, i64 0, !dbg !407
  %16 = load double, ptr %real, align 8, !dbg !408
  %call30 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.26, i32 noundef %14, i32 noundef %15, ptr noundef %arraydecay28, ptr noundef %arraydecay29, double noundef %16), !dbg !409
  %arraydecay31 = getelementptr inbounds [16 x i32], ptr %set, i64 0, i64 0, !dbg !410
  %arrayidx = getelementptr inbounds [16 x i32], ptr %word, i64 0, i64 0, !dbg !411
  %call32 = call i32 (ptr, ptr, ...) @sscanf(ptr noundef @.str.27, ptr noundef @.str.28, ptr noundef %arraydecay31, ptr noundef %arrayidx), !dbg !412
  store i32 %call32, ptr %count, align 4, !dbg !413
  %17 = load i32, ptr %count, align 4, !dbg !414
  %arraydecay33 = getelementptr inbounds [16 x i32], ptr %set, i64 0, i64 0, !dbg !415
  %arrayidx34 = getelementptr inbounds [16 x i32], ptr %word, i64 0, i64 0, !dbg !416
  %18 = load i32, ptr %arrayidx34, align 16, !dbg !416
  %call35 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.29, i32 noundef %17, ptr noundef %arraydecay33, i32 noundef %18), !dbg !417
  ret void, !dbg !418
}

; Function Attrs: noinline nounwind uwtable
define internal void @numbers() #0 !dbg !419 {
entry:
  %end = alloca ptr, align 8
  %whole = alloca i64, align 8
  %real = alloca double, align 8
    #dbg_declare(ptr %end, !420, !DIExpression(), !422)
    #dbg_declare(ptr %whole, !423, !DIExpression(), !424)
  %call = call i64 @wcstol(ptr noundef @.str.30, ptr noundef %end, i32 noundef 0), !dbg !425
  store i64 %call, ptr %whole, align 8, !dbg !424
  %0 = load i64, ptr %whole, align 8, !dbg !426
  %1 = load ptr, ptr %end, align 8, !dbg !427
  %call1 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.31, i64 noundef %0, ptr noundef %1), !dbg !428
  %call2 = call i64 @wcstoull(ptr noundef @.str.33, ptr noundef null, i32 noundef 10), !dbg !429
  %call3 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.32, i64 noundef %call2), !dbg !430
  %call4 = call ptr @__errno_location() #7, !dbg !431
  %2 = load i32, ptr %call4, align 4, !dbg !431
  %cmp = icmp eq i32 %2, 34, !dbg !432
  %conv = zext i1 %cmp to i32, !dbg !432
  %call5 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.34, i32 noundef %conv), !dbg !433
    #dbg_declare(ptr %real, !434, !DIExpression(), !435)
  %call6 = call double @wcstod(ptr noundef @.str.35, ptr noundef %end), !dbg !436
  store double %call6, ptr %real, align 8, !dbg !435
  %3 = load double, ptr %real, align 8, !dbg !437
  %4 = load ptr, ptr %end, align 8, !dbg !438
  %call7 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.36, double noundef %3, ptr noundef %4), !dbg !439
  %call8 = call x86_fp80 @wcstold(ptr noundef @.str.38, ptr noundef null), !dbg !440
  %call9 = call x86_fp80 @strtold(ptr noundef @.str.39, ptr noundef null), !dbg !441
  %call10 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.37, x86_fp80 noundef %call8, x86_fp80 noundef %call9), !dbg !442
  %call11 = call i64 @wcstol(ptr noundef @.str.40, ptr noundef null, i32 noundef 10), !dbg !443
  %conv12 = trunc i64 %call11 to i32, !dbg !444
  %call13 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.34, i32 noundef %conv12), !dbg !445
  ret void, !dbg !446
}

; Function Attrs: noinline nounwind uwtable
define internal void @kinds() #0 !dbg !447 {
entry:
  %room = alloca [16 x i32], align 16
  %at = alloca ptr, align 8
  %bytes = alloca ptr, align 8
  %from = alloca ptr, align 8
  %wide = alloca ptr, align 8
  %also = alloca ptr, align 8
  %text = alloca [8 x i8], align 1
  %state = alloca %struct.mbstate_t, align 4
  %length = alloca i64, align 8
  %unit = alloca i16, align 2
  %call = call i64 @wctype(ptr noundef @.str.42), !dbg !448
  %call1 = call i32 @iswctype(i32 noundef 113, i64 noundef %call), !dbg !449
  %cmp = icmp ne i32 %call1, 0, !dbg !450
  %conv = zext i1 %cmp to i32, !dbg !450
  %call2 = call i64 @wctype(ptr noundef @.str.43), !dbg !451
  %call3 = call i32 @iswctype(i32 noundef 113, i64 noundef %call2), !dbg !452
  %call4 = call i64 @wctype(ptr noundef @.str.44), !dbg !453
  %cmp5 = icmp eq i64 %call4, 0, !dbg !454
  %conv6 = zext i1 %cmp5 to i32, !dbg !454
  %call7 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.41, i32 noundef %conv, i32 noundef %call3, i32 noundef %conv6), !dbg !455
  %call8 = call ptr @wctrans(ptr noundef @.str.46), !dbg !456
  %call9 = call i32 @towctrans(i32 noundef 113, ptr noundef %call8), !dbg !457
  %call10 = call ptr @wctrans(ptr noundef @.str.47), !dbg !458
  %cmp11 = icmp eq ptr %call10, null, !dbg !459
  %conv12 = zext i1 %cmp11 to i32, !dbg !459
  %call13 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.45, i32 noundef %call9, i32 noundef %conv12), !dbg !460
  %call14 = call i32 @wcwidth(i32 noundef 97), !dbg !461
  %call15 = call i32 @wcwidth(i32 noundef 10), !dbg !462
  %call16 = call i32 @wcswidth(ptr noundef @.str.10, i64 noundef 9), !dbg !463
  %call17 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.41, i32 noundef %call14, i32 noundef %call15, i32 noundef %call16), !dbg !464
  %call18 = call i32 @wcscasecmp(ptr noundef @.str.48, ptr noundef @.str.49), !dbg !465
  %call19 = call i32 @wcsncasecmp(ptr noundef @.str.50, ptr noundef @.str.51, i64 noundef 2), !dbg !466
  %call20 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.23, i32 noundef %call18, i32 noundef %call19), !dbg !467
    #dbg_declare(ptr %room, !468, !DIExpression(), !469)
    #dbg_declare(ptr %at, !470, !DIExpression(), !471)
  %arraydecay = getelementptr inbounds [16 x i32], ptr %room, i64 0, i64 0, !dbg !472
  %call21 = call ptr @wcpcpy(ptr noundef %arraydecay, ptr noundef @.str.52), !dbg !473
  %call22 = call ptr @wcpcpy(ptr noundef %call21, ptr noundef @.str.53), !dbg !474
  store ptr %call22, ptr %at, align 8, !dbg !471
  %0 = load ptr, ptr %at, align 8, !dbg !475
  %arraydecay23 = getelementptr inbounds [16 x i32], ptr %room, i64 0, i64 0, !dbg !476
  %sub.ptr.lhs.cast = ptrtoint ptr %0 to i64, !dbg !477
  %sub.ptr.rhs.cast = ptrtoint ptr %arraydecay23 to i64, !dbg !477
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !477
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4, !dbg !477
  %arraydecay24 = getelementptr inbounds [16 x i32], ptr %room, i64 0, i64 0, !dbg !478
  %arraydecay25 = getelementptr inbounds [16 x i32], ptr %room, i64 0, i64 0, !dbg !479
  %call26 = call i64 @wcsxfrm(ptr noundef null, ptr noundef %arraydecay25, i64 noundef 0), !dbg !480
  %call27 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.54, i64 noundef %sub.ptr.div, ptr noundef %arraydecay24, i64 noundef %call26), !dbg !481
    #dbg_declare(ptr %bytes, !482, !DIExpression(), !483)
  store ptr @.str.55, ptr %bytes, align 8, !dbg !483
    #dbg_declare(ptr %from, !484, !DIExpression(), !485)
  %1 = load ptr, ptr %bytes, align 8, !dbg !486
  store ptr %1, ptr %from, align 8, !dbg !485
    #dbg_declare(ptr %wide, !487, !DIExpression(), !488)
  store ptr @.str.56, ptr %wide, align 8, !dbg !488
    #dbg_declare(ptr %also, !489, !DIExpression(), !490)
  %2 = load ptr, ptr %wide, align 8, !dbg !491
  store ptr %2, ptr %also, align 8, !dbg !490
    #dbg_declare(ptr %text, !492, !DIExpression(), !493)
    #dbg_declare(ptr %state, !494, !DIExpression(), !500)
  call void @llvm.memset.p0.i64(ptr align 4 %state, i8 0, i64 8, i1 false), !dbg !500
    #dbg_declare(ptr %length, !501, !DIExpression(), !502)
  %arraydecay28 = getelementptr inbounds [16 x i32], ptr %room, i64 0, i64 0, !dbg !503
  %call29 = call i64 @mbsrtowcs(ptr noundef %arraydecay28, ptr noundef %from, i64 noundef 16, ptr noundef %state), !dbg !504
  store i64 %call29, ptr %length, align 8, !dbg !502
  %3 = load i64, ptr %length, align 8, !dbg !505
  %cmp30 = icmp eq i64 %3, -1, !dbg !506
  %conv31 = zext i1 %cmp30 to i32, !dbg !506
  %call32 = call ptr @__errno_location() #7, !dbg !507
  %4 = load i32, ptr %call32, align 4, !dbg !507
  %cmp33 = icmp eq i32 %4, 84, !dbg !508
  %conv34 = zext i1 %cmp33 to i32, !dbg !508
  %5 = load ptr, ptr %from, align 8, !dbg !509
  %6 = load ptr, ptr %bytes, align 8, !dbg !510
  %sub.ptr.lhs.cast35 = ptrtoint ptr %5 to i64, !dbg !511
  %sub.ptr.rhs.cast36 = ptrtoint ptr %6 to i64, !dbg !511
  %sub.ptr.sub37 = sub i64 %sub.ptr.lhs.cast35, %sub.ptr.rhs.cast36, !dbg !511
  %call38 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.57, i32 noundef %conv31, i32 noundef %conv34, i64 noundef %sub.ptr.sub37), !dbg !512
  %arraydecay39 = getelementptr inbounds [8 x i8], ptr %text, i64 0, i64 0, !dbg !513
  %call40 = call i64 @wcsrtombs(ptr noundef %arraydecay39, ptr noundef %also, i64 noundef 8, ptr noundef null), !dbg !514
  store i64 %call40, ptr %length, align 8, !dbg !515
  %7 = load i64, ptr %length, align 8, !dbg !516
  %arraydecay41 = getelementptr inbounds [8 x i8], ptr %text, i64 0, i64 0, !dbg !517
  %8 = load ptr, ptr %also, align 8, !dbg !518
  %cmp42 = icmp eq ptr %8, null, !dbg !519
  %conv43 = zext i1 %cmp42 to i32, !dbg !519
  %call44 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.58, i64 noundef %7, ptr noundef %arraydecay41, i32 noundef %conv43), !dbg !520
    #dbg_declare(ptr %unit, !521, !DIExpression(), !525)
  store i16 0, ptr %unit, align 2, !dbg !525
  call void @llvm.memset.p0.i64(ptr align 4 %state, i8 0, i64 8, i1 false), !dbg !526
  %call45 = call i64 @mbrtoc16(ptr noundef %unit, ptr noundef @.str.59, i64 noundef 1, ptr noundef %state), !dbg !527
  store i64 %call45, ptr %length, align 8, !dbg !528
  %9 = load i64, ptr %length, align 8, !dbg !529
  %10 = load i16, ptr %unit, align 2, !dbg !530
  %conv46 = zext i16 %10 to i32, !dbg !531
  %arraydecay47 = getelementptr inbounds [8 x i8], ptr %text, i64 0, i64 0, !dbg !532
  %call48 = call i64 @c32rtomb(ptr noundef %arraydecay47, i32 noundef 128512, ptr noundef %state), !dbg !533
  %cmp49 = icmp eq i64 %call48, -1, !dbg !534
  %conv50 = zext i1 %cmp49 to i32, !dbg !534
  %call51 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.60, i64 noundef %9, i32 noundef %conv46, i32 noundef %conv50), !dbg !535
  ret void, !dbg !536
}

; Function Attrs: noinline nounwind uwtable
define internal void @locales() #0 !dbg !537 {
entry:
  %locale = alloca ptr, align 8
  %before = alloca ptr, align 8
  %call = call ptr @nl_langinfo(i32 noundef 14), !dbg !538
  %call1 = call ptr @nl_langinfo(i32 noundef 65536), !dbg !539
  %call2 = call ptr @nl_langinfo(i32 noundef 131079), !dbg !540
  %call3 = call ptr @nl_langinfo(i32 noundef 131097), !dbg !541
  %call4 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.61, ptr noundef %call, ptr noundef %call1, ptr noundef %call2, ptr noundef %call3), !dbg !542
  %call5 = call ptr @nl_langinfo(i32 noundef 131112), !dbg !543
  %call6 = call ptr @nl_langinfo(i32 noundef 327680), !dbg !544
  %call7 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.62, ptr noundef %call5, ptr noundef %call6), !dbg !545
    #dbg_declare(ptr %locale, !546, !DIExpression(), !547)
  %call8 = call ptr @newlocale(i32 noundef 8127, ptr noundef @.str.63, ptr noundef null), !dbg !548
  store ptr %call8, ptr %locale, align 8, !dbg !547
    #dbg_declare(ptr %before, !549, !DIExpression(), !550)
  %0 = load ptr, ptr %locale, align 8, !dbg !551
  %call9 = call ptr @uselocale(ptr noundef %0), !dbg !552
  store ptr %call9, ptr %before, align 8, !dbg !550
  %1 = load ptr, ptr %before, align 8, !dbg !553
  %cmp = icmp eq ptr %1, inttoptr (i64 -1 to ptr), !dbg !554
  %conv = zext i1 %cmp to i32, !dbg !554
  %2 = load ptr, ptr %before, align 8, !dbg !555
  %call10 = call ptr @uselocale(ptr noundef %2), !dbg !556
  %3 = load ptr, ptr %locale, align 8, !dbg !557
  %cmp11 = icmp eq ptr %call10, %3, !dbg !558
  %conv12 = zext i1 %cmp11 to i32, !dbg !558
  %call13 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.23, i32 noundef %conv, i32 noundef %conv12), !dbg !559
  %4 = load ptr, ptr %locale, align 8, !dbg !560
  %call14 = call i32 @iswalpha_l(i32 noundef 97, ptr noundef %4), !dbg !561
  %cmp15 = icmp ne i32 %call14, 0, !dbg !562
  %conv16 = zext i1 %cmp15 to i32, !dbg !562
  %5 = load ptr, ptr %locale, align 8, !dbg !563
  %call17 = call i32 @wcscoll_l(ptr noundef @.str.64, ptr noundef @.str.65, ptr noundef %5), !dbg !564
  %cmp18 = icmp slt i32 %call17, 0, !dbg !565
  %conv19 = zext i1 %cmp18 to i32, !dbg !565
  %call20 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.23, i32 noundef %conv16, i32 noundef %conv19), !dbg !566
  %6 = load ptr, ptr %locale, align 8, !dbg !567
  call void @freelocale(ptr noundef %6), !dbg !568
  %call21 = call ptr @newlocale(i32 noundef 8127, ptr noundef @.str.67, ptr noundef null), !dbg !569
  %cmp22 = icmp eq ptr %call21, null, !dbg !570
  %conv23 = zext i1 %cmp22 to i32, !dbg !570
  %call24 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.66, i32 noundef %conv23), !dbg !571
  %call25 = call ptr @__errno_location() #7, !dbg !572
  %7 = load i32, ptr %call25, align 4, !dbg !572
  %cmp26 = icmp eq i32 %7, 2, !dbg !573
  %conv27 = zext i1 %cmp26 to i32, !dbg !573
  %call28 = call i32 (ptr, ...) @wprintf(ptr noundef @.str.34, i32 noundef %conv27), !dbg !574
  ret void, !dbg !575
}

declare i32 @wprintf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @printed(ptr noundef %to, i64 noundef %n, ptr noundef %format, ...) #0 !dbg !576 {
entry:
  %to.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  %format.addr = alloca ptr, align 8
  %args = alloca [1 x %struct.__va_list_tag], align 16
  %length = alloca i32, align 4
  store ptr %to, ptr %to.addr, align 8
    #dbg_declare(ptr %to.addr, !579, !DIExpression(), !580)
  store i64 %n, ptr %n.addr, align 8
    #dbg_declare(ptr %n.addr, !581, !DIExpression(), !582)
  store ptr %format, ptr %format.addr, align 8
    #dbg_declare(ptr %format.addr, !583, !DIExpression(), !584)
    #dbg_declare(ptr %args, !585, !DIExpression(), !598)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !599
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !599
    #dbg_declare(ptr %length, !600, !DIExpression(), !601)
  %0 = load ptr, ptr %to.addr, align 8, !dbg !602
  %1 = load i64, ptr %n.addr, align 8, !dbg !603
  %2 = load ptr, ptr %format.addr, align 8, !dbg !604
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !605
  %call = call i32 @vswprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %arraydecay1), !dbg !606
  store i32 %call, ptr %length, align 4, !dbg !601
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !607
  call void @llvm.va_end.p0(ptr %arraydecay2), !dbg !607
  %3 = load i32, ptr %length, align 4, !dbg !608
  ret i32 %3, !dbg !609
}

declare i32 @swprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

declare i32 @putwchar(i32 noundef) #1

declare i32 @fputwc(i32 noundef, ptr noundef) #1

declare i32 @fputws(ptr noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare i64 @wcsftime(ptr noundef, i64 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #3

declare i32 @vswprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #3

declare ptr @fopen(ptr noundef, ptr noundef) #1

declare i32 @fwprintf(ptr noundef, ptr noundef, ...) #1

declare void @rewind(ptr noundef) #1

declare i32 @fwscanf(ptr noundef, ptr noundef, ...) #1

declare i32 @fgetwc(ptr noundef) #1

declare i32 @ungetwc(i32 noundef, ptr noundef) #1

declare ptr @fgetws(ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i64 @wcslen(ptr noundef) #4

declare i32 @feof(ptr noundef) #1

declare i32 @fclose(ptr noundef) #1

declare i32 @remove(ptr noundef) #1

declare i32 @swscanf(ptr noundef, ptr noundef, ...) #1

declare i32 @sscanf(ptr noundef, ptr noundef, ...) #1

declare i64 @wcstol(ptr noundef, ptr noundef, i32 noundef) #1

declare i64 @wcstoull(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #5

declare double @wcstod(ptr noundef, ptr noundef) #1

declare x86_fp80 @wcstold(ptr noundef, ptr noundef) #1

declare x86_fp80 @strtold(ptr noundef, ptr noundef) #1

declare i32 @iswctype(i32 noundef, i64 noundef) #1

declare i64 @wctype(ptr noundef) #1

declare i32 @towctrans(i32 noundef, ptr noundef) #1

declare ptr @wctrans(ptr noundef) #1

declare i32 @wcwidth(i32 noundef) #1

declare i32 @wcswidth(ptr noundef, i64 noundef) #1

declare i32 @wcscasecmp(ptr noundef, ptr noundef) #1

declare i32 @wcsncasecmp(ptr noundef, ptr noundef, i64 noundef) #1

declare ptr @wcpcpy(ptr noundef, ptr noundef) #1

declare i64 @wcsxfrm(ptr noundef, ptr noundef, i64 noundef) #1

declare i64 @mbsrtowcs(ptr noundef, ptr noundef, i64 noundef, ptr noundef) #1

declare i64 @wcsrtombs(ptr noundef, ptr noundef, i64 noundef, ptr noundef) #1

declare i64 @mbrtoc16(ptr noundef, ptr noundef, i64 noundef, ptr noundef) #1

declare i64 @c32rtomb(ptr noundef, i32 noundef, ptr noundef) #1

declare ptr @nl_langinfo(i32 noundef) #1

declare ptr @newlocale(i32 noundef, ptr noundef, ptr noundef) #1

declare ptr @uselocale(ptr noundef) #1

declare i32 @iswalpha_l(i32 noundef, ptr noundef) #1

declare i32 @wcscoll_l(ptr noundef, ptr noundef, ptr noundef) #1

declare void @freelocale(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(read) }
attributes #7 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!203}
!llvm.module.flags = !{!228, !229, !230, !231, !232, !233, !234}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 75, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "wide_text.c", directory: ".", checksumkind: CSK_MD5, checksum: "5f9044639d5c80ee735bb281dda4f957")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 896, elements: !5)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{!6}
!6 = !DISubrange(count: 28)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 75, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 5)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 75, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !10)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !2, line: 75, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 4)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 76, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 736, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 23)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !2, line: 77, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 384, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 12)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !2, line: 77, type: !18, isLocal: true, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 78, type: !18, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !2, line: 80, type: !18, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 81, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 8)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 81, type: !9, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 82, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 416, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 13)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 84, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 14)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 85, type: !51, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !2, line: 89, type: !58, isLocal: true, isDefinition: true)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 112, elements: !52)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !2, line: 89, type: !61, isLocal: true, isDefinition: true)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 24, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 3)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(scope: null, file: !2, line: 90, type: !66, isLocal: true, isDefinition: true)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 672, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 21)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !2, line: 90, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 6)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(scope: null, file: !2, line: 93, type: !76, isLocal: true, isDefinition: true)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 288, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 9)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(scope: null, file: !2, line: 94, type: !81, isLocal: true, isDefinition: true)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 352, elements: !82)
!82 = !{!83}
!83 = !DISubrange(count: 11)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(scope: null, file: !2, line: 96, type: !39, isLocal: true, isDefinition: true)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(scope: null, file: !2, line: 97, type: !71, isLocal: true, isDefinition: true)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(scope: null, file: !2, line: 99, type: !9, isLocal: true, isDefinition: true)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(scope: null, file: !2, line: 100, type: !92, isLocal: true, isDefinition: true)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 224, elements: !93)
!93 = !{!94}
!94 = !DISubrange(count: 7)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !2, line: 105, type: !97, isLocal: true, isDefinition: true)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 704, elements: !98)
!98 = !{!99}
!99 = !DISubrange(count: 22)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(scope: null, file: !2, line: 106, type: !102, isLocal: true, isDefinition: true)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 608, elements: !103)
!103 = !{!104}
!104 = !DISubrange(count: 19)
!105 = !DIGlobalVariableExpression(var: !106, expr: !DIExpression())
!106 = distinct !DIGlobalVariable(scope: null, file: !2, line: 107, type: !107, isLocal: true, isDefinition: true)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 576, elements: !108)
!108 = !{!109}
!109 = !DISubrange(count: 18)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(scope: null, file: !2, line: 108, type: !112, isLocal: true, isDefinition: true)
!112 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 48, elements: !72)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(scope: null, file: !2, line: 108, type: !115, isLocal: true, isDefinition: true)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 64, elements: !40)
!116 = !DIGlobalVariableExpression(var: !117, expr: !DIExpression())
!117 = distinct !DIGlobalVariable(scope: null, file: !2, line: 109, type: !46, isLocal: true, isDefinition: true)
!118 = !DIGlobalVariableExpression(var: !119, expr: !DIExpression())
!119 = distinct !DIGlobalVariable(scope: null, file: !2, line: 114, type: !76, isLocal: true, isDefinition: true)
!120 = !DIGlobalVariableExpression(var: !121, expr: !DIExpression())
!121 = distinct !DIGlobalVariable(scope: null, file: !2, line: 115, type: !76, isLocal: true, isDefinition: true)
!122 = !DIGlobalVariableExpression(var: !123, expr: !DIExpression())
!123 = distinct !DIGlobalVariable(scope: null, file: !2, line: 116, type: !71, isLocal: true, isDefinition: true)
!124 = !DIGlobalVariableExpression(var: !125, expr: !DIExpression())
!125 = distinct !DIGlobalVariable(scope: null, file: !2, line: 116, type: !66, isLocal: true, isDefinition: true)
!126 = !DIGlobalVariableExpression(var: !127, expr: !DIExpression())
!127 = distinct !DIGlobalVariable(scope: null, file: !2, line: 117, type: !18, isLocal: true, isDefinition: true)
!128 = !DIGlobalVariableExpression(var: !129, expr: !DIExpression())
!129 = distinct !DIGlobalVariable(scope: null, file: !2, line: 118, type: !92, isLocal: true, isDefinition: true)
!130 = !DIGlobalVariableExpression(var: !131, expr: !DIExpression())
!131 = distinct !DIGlobalVariable(scope: null, file: !2, line: 119, type: !39, isLocal: true, isDefinition: true)
!132 = !DIGlobalVariableExpression(var: !133, expr: !DIExpression())
!133 = distinct !DIGlobalVariable(scope: null, file: !2, line: 120, type: !76, isLocal: true, isDefinition: true)
!134 = !DIGlobalVariableExpression(var: !135, expr: !DIExpression())
!135 = distinct !DIGlobalVariable(scope: null, file: !2, line: 120, type: !18, isLocal: true, isDefinition: true)
!136 = !DIGlobalVariableExpression(var: !137, expr: !DIExpression())
!137 = distinct !DIGlobalVariable(scope: null, file: !2, line: 120, type: !138, isLocal: true, isDefinition: true)
!138 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 72, elements: !77)
!139 = !DIGlobalVariableExpression(var: !140, expr: !DIExpression())
!140 = distinct !DIGlobalVariable(scope: null, file: !2, line: 121, type: !141, isLocal: true, isDefinition: true)
!141 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !142)
!142 = !{!143}
!143 = !DISubrange(count: 2)
!144 = !DIGlobalVariableExpression(var: !145, expr: !DIExpression())
!145 = distinct !DIGlobalVariable(scope: null, file: !2, line: 125, type: !146, isLocal: true, isDefinition: true)
!146 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !147)
!147 = !{!148}
!148 = !DISubrange(count: 10)
!149 = !DIGlobalVariableExpression(var: !150, expr: !DIExpression())
!150 = distinct !DIGlobalVariable(scope: null, file: !2, line: 125, type: !112, isLocal: true, isDefinition: true)
!151 = !DIGlobalVariableExpression(var: !152, expr: !DIExpression())
!152 = distinct !DIGlobalVariable(scope: null, file: !2, line: 125, type: !112, isLocal: true, isDefinition: true)
!153 = !DIGlobalVariableExpression(var: !154, expr: !DIExpression())
!154 = distinct !DIGlobalVariable(scope: null, file: !2, line: 126, type: !155, isLocal: true, isDefinition: true)
!155 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 56, elements: !93)
!156 = !DIGlobalVariableExpression(var: !157, expr: !DIExpression())
!157 = distinct !DIGlobalVariable(scope: null, file: !2, line: 127, type: !39, isLocal: true, isDefinition: true)
!158 = !DIGlobalVariableExpression(var: !159, expr: !DIExpression())
!159 = distinct !DIGlobalVariable(scope: null, file: !2, line: 127, type: !115, isLocal: true, isDefinition: true)
!160 = !DIGlobalVariableExpression(var: !161, expr: !DIExpression())
!161 = distinct !DIGlobalVariable(scope: null, file: !2, line: 127, type: !112, isLocal: true, isDefinition: true)
!162 = !DIGlobalVariableExpression(var: !163, expr: !DIExpression())
!163 = distinct !DIGlobalVariable(scope: null, file: !2, line: 129, type: !9, isLocal: true, isDefinition: true)
!164 = !DIGlobalVariableExpression(var: !165, expr: !DIExpression())
!165 = distinct !DIGlobalVariable(scope: null, file: !2, line: 129, type: !9, isLocal: true, isDefinition: true)
!166 = !DIGlobalVariableExpression(var: !167, expr: !DIExpression())
!167 = distinct !DIGlobalVariable(scope: null, file: !2, line: 129, type: !18, isLocal: true, isDefinition: true)
!168 = !DIGlobalVariableExpression(var: !169, expr: !DIExpression())
!169 = distinct !DIGlobalVariable(scope: null, file: !2, line: 129, type: !18, isLocal: true, isDefinition: true)
!170 = !DIGlobalVariableExpression(var: !171, expr: !DIExpression())
!171 = distinct !DIGlobalVariable(scope: null, file: !2, line: 130, type: !9, isLocal: true, isDefinition: true)
!172 = !DIGlobalVariableExpression(var: !173, expr: !DIExpression())
!173 = distinct !DIGlobalVariable(scope: null, file: !2, line: 130, type: !18, isLocal: true, isDefinition: true)
!174 = !DIGlobalVariableExpression(var: !175, expr: !DIExpression())
!175 = distinct !DIGlobalVariable(scope: null, file: !2, line: 131, type: !46, isLocal: true, isDefinition: true)
!176 = !DIGlobalVariableExpression(var: !177, expr: !DIExpression())
!177 = distinct !DIGlobalVariable(scope: null, file: !2, line: 132, type: !112, isLocal: true, isDefinition: true)
!178 = !DIGlobalVariableExpression(var: !179, expr: !DIExpression())
!179 = distinct !DIGlobalVariable(scope: null, file: !2, line: 133, type: !9, isLocal: true, isDefinition: true)
!180 = !DIGlobalVariableExpression(var: !181, expr: !DIExpression())
!181 = distinct !DIGlobalVariable(scope: null, file: !2, line: 137, type: !81, isLocal: true, isDefinition: true)
!182 = !DIGlobalVariableExpression(var: !183, expr: !DIExpression())
!183 = distinct !DIGlobalVariable(scope: null, file: !2, line: 139, type: !81, isLocal: true, isDefinition: true)
!184 = !DIGlobalVariableExpression(var: !185, expr: !DIExpression())
!185 = distinct !DIGlobalVariable(scope: null, file: !2, line: 142, type: !186, isLocal: true, isDefinition: true)
!186 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 16, elements: !142)
!187 = !DIGlobalVariableExpression(var: !188, expr: !DIExpression())
!188 = distinct !DIGlobalVariable(scope: null, file: !2, line: 143, type: !81, isLocal: true, isDefinition: true)
!189 = !DIGlobalVariableExpression(var: !190, expr: !DIExpression())
!190 = distinct !DIGlobalVariable(scope: null, file: !2, line: 147, type: !46, isLocal: true, isDefinition: true)
!191 = !DIGlobalVariableExpression(var: !192, expr: !DIExpression())
!192 = distinct !DIGlobalVariable(scope: null, file: !2, line: 149, type: !92, isLocal: true, isDefinition: true)
!193 = !DIGlobalVariableExpression(var: !194, expr: !DIExpression())
!194 = distinct !DIGlobalVariable(scope: null, file: !2, line: 150, type: !186, isLocal: true, isDefinition: true)
!195 = !DIGlobalVariableExpression(var: !196, expr: !DIExpression())
!196 = distinct !DIGlobalVariable(scope: null, file: !2, line: 152, type: !141, isLocal: true, isDefinition: true)
!197 = !DIGlobalVariableExpression(var: !198, expr: !DIExpression())
!198 = distinct !DIGlobalVariable(scope: null, file: !2, line: 152, type: !141, isLocal: true, isDefinition: true)
!199 = !DIGlobalVariableExpression(var: !200, expr: !DIExpression())
!200 = distinct !DIGlobalVariable(scope: null, file: !2, line: 154, type: !18, isLocal: true, isDefinition: true)
!201 = !DIGlobalVariableExpression(var: !202, expr: !DIExpression())
!202 = distinct !DIGlobalVariable(scope: null, file: !2, line: 154, type: !115, isLocal: true, isDefinition: true)
!203 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !204, retainedTypes: !217, globals: !227, splitDebugInlining: false, nameTableKind: None)
!204 = !{!205, !213}
!205 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 21, baseType: !206, size: 32, elements: !207)
!206 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!207 = !{!208, !209, !210, !211, !212}
!208 = !DIEnumerator(name: "CODESET", value: 14)
!209 = !DIEnumerator(name: "RADIXCHAR", value: 65536)
!210 = !DIEnumerator(name: "DAY_1", value: 131079)
!211 = !DIEnumerator(name: "ABMON_12", value: 131097)
!212 = !DIEnumerator(name: "D_T_FMT", value: 131112)
!213 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 22, baseType: !206, size: 32, elements: !214)
!214 = !{!215, !216}
!215 = !DIEnumerator(name: "YESEXPR", value: 327680)
!216 = !DIEnumerator(name: "LC_ALL_MASK", value: 8127)
!217 = !{!218, !206, !4, !219, !220, !223}
!218 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !2, line: 13, baseType: !206)
!219 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!220 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !221, line: 18, baseType: !222)
!221 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!222 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!223 = !DIDerivedType(tag: DW_TAG_typedef, name: "locale_t", file: !2, line: 20, baseType: !224)
!224 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !225, size: 64)
!225 = !DICompositeType(tag: DW_TAG_structure_type, name: "__locale_struct", file: !226, line: 19, flags: DIFlagFwdDecl)
!226 = !DIFile(filename: "../../libc-shim/include/strings.h", directory: ".", checksumkind: CSK_MD5, checksum: "161518cabae712a7929bff6808fb3157")
!227 = !{!0, !7, !12, !16, !21, !26, !31, !33, !35, !37, !42, !44, !49, !54, !56, !59, !64, !69, !74, !79, !84, !86, !88, !90, !95, !100, !105, !110, !113, !116, !118, !120, !122, !124, !126, !128, !130, !132, !134, !136, !139, !144, !149, !151, !153, !156, !158, !160, !162, !164, !166, !168, !170, !172, !174, !176, !178, !180, !182, !184, !187, !189, !191, !193, !195, !197, !199, !201}
!228 = !{i32 7, !"Dwarf Version", i32 5}
!229 = !{i32 2, !"Debug Info Version", i32 3}
!230 = !{i32 1, !"wchar_size", i32 4}
!231 = !{i32 8, !"PIC Level", i32 2}
!232 = !{i32 7, !"PIE Level", i32 2}
!233 = !{i32 7, !"uwtable", i32 2}
!234 = !{i32 7, !"frame-pointer", i32 2}
!235 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 158, type: !236, scopeLine: 158, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !203)
!236 = !DISubroutineType(types: !237)
!237 = !{!4}
!238 = !DILocation(line: 159, column: 3, scope: !235)
!239 = !DILocation(line: 160, column: 3, scope: !235)
!240 = !DILocation(line: 161, column: 3, scope: !235)
!241 = !DILocation(line: 162, column: 3, scope: !235)
!242 = !DILocation(line: 163, column: 3, scope: !235)
!243 = !DILocation(line: 164, column: 3, scope: !235)
!244 = distinct !DISubprogram(name: "output", scope: !2, file: !2, line: 72, type: !245, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !203, retainedNodes: !247)
!245 = !DISubroutineType(types: !246)
!246 = !{null}
!247 = !{}
!248 = !DILocalVariable(name: "room", scope: !244, file: !2, line: 73, type: !249)
!249 = !DICompositeType(tag: DW_TAG_array_type, baseType: !250, size: 2048, elements: !252)
!250 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !251, line: 24, baseType: !4)
!251 = !DIFile(filename: "clang/include/__stddef_wchar_t.h", directory: "", checksumkind: CSK_MD5, checksum: "1bf0c51e90dd5eb05cdcc01afdea587a")
!252 = !{!253}
!253 = !DISubrange(count: 64)
!254 = !DILocation(line: 73, column: 11, scope: !244)
!255 = !DILocalVariable(name: "count", scope: !244, file: !2, line: 74, type: !4)
!256 = !DILocation(line: 74, column: 7, scope: !244)
!257 = !DILocation(line: 75, column: 3, scope: !244)
!258 = !DILocation(line: 76, column: 39, scope: !244)
!259 = !DILocation(line: 76, column: 3, scope: !244)
!260 = !DILocation(line: 77, column: 19, scope: !244)
!261 = !DILocation(line: 77, column: 11, scope: !244)
!262 = !DILocation(line: 77, column: 9, scope: !244)
!263 = !DILocation(line: 78, column: 19, scope: !244)
!264 = !DILocation(line: 78, column: 3, scope: !244)
!265 = !DILocalVariable(name: "i", scope: !266, file: !2, line: 79, type: !4)
!266 = distinct !DILexicalBlock(scope: !244, file: !2, line: 79, column: 3)
!267 = !DILocation(line: 79, column: 12, scope: !266)
!268 = !DILocation(line: 79, column: 8, scope: !266)
!269 = !DILocation(line: 79, column: 24, scope: !270)
!270 = distinct !DILexicalBlock(scope: !266, file: !2, line: 79, column: 3)
!271 = !DILocation(line: 79, column: 19, scope: !270)
!272 = !DILocation(line: 79, column: 3, scope: !266)
!273 = !DILocation(line: 80, column: 36, scope: !270)
!274 = !DILocation(line: 80, column: 31, scope: !270)
!275 = !DILocation(line: 80, column: 5, scope: !270)
!276 = !DILocation(line: 79, column: 29, scope: !270)
!277 = !DILocation(line: 79, column: 3, scope: !270)
!278 = distinct !{!278, !272, !279, !280}
!279 = !DILocation(line: 80, column: 38, scope: !266)
!280 = !{!"llvm.loop.mustprogress"}
!281 = !DILocation(line: 81, column: 34, scope: !244)
!282 = !DILocation(line: 81, column: 25, scope: !244)
!283 = !DILocation(line: 81, column: 52, scope: !244)
!284 = !DILocation(line: 81, column: 66, scope: !244)
!285 = !DILocation(line: 81, column: 57, scope: !244)
!286 = !DILocation(line: 81, column: 3, scope: !244)
!287 = !DILocation(line: 82, column: 3, scope: !244)
!288 = !DILocation(line: 82, column: 32, scope: !244)
!289 = !DILocation(line: 82, column: 19, scope: !244)
!290 = !DILocation(line: 82, column: 66, scope: !244)
!291 = !DILocation(line: 82, column: 41, scope: !244)
!292 = !DILocalVariable(name: "tm", scope: !244, file: !2, line: 83, type: !293)
!293 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !294, line: 27, size: 448, elements: !295)
!294 = !DIFile(filename: "../../libc-shim/include/time.h", directory: ".", checksumkind: CSK_MD5, checksum: "6a3a7e80a89b09939719fcf98d3ba56e")
!295 = !{!296, !297, !298, !299, !300, !301, !302, !303, !304, !305, !307}
!296 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !293, file: !294, line: 28, baseType: !4, size: 32)
!297 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !293, file: !294, line: 28, baseType: !4, size: 32, offset: 32)
!298 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !293, file: !294, line: 28, baseType: !4, size: 32, offset: 64)
!299 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !293, file: !294, line: 28, baseType: !4, size: 32, offset: 96)
!300 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !293, file: !294, line: 28, baseType: !4, size: 32, offset: 128)
!301 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !293, file: !294, line: 28, baseType: !4, size: 32, offset: 160)
!302 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !293, file: !294, line: 28, baseType: !4, size: 32, offset: 192)
!303 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !293, file: !294, line: 28, baseType: !4, size: 32, offset: 224)
!304 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !293, file: !294, line: 28, baseType: !4, size: 32, offset: 256)
!305 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !293, file: !294, line: 29, baseType: !306, size: 64, offset: 320)
!306 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!307 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !293, file: !294, line: 30, baseType: !308, size: 64, offset: 384)
!308 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !309, size: 64)
!309 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!310 = !DILocation(line: 83, column: 13, scope: !244)
!311 = !DILocalVariable(name: "n", scope: !244, file: !2, line: 84, type: !220)
!312 = !DILocation(line: 84, column: 10, scope: !244)
!313 = !DILocation(line: 84, column: 23, scope: !244)
!314 = !DILocation(line: 84, column: 14, scope: !244)
!315 = !DILocation(line: 85, column: 30, scope: !244)
!316 = !DILocation(line: 85, column: 48, scope: !244)
!317 = !DILocation(line: 85, column: 50, scope: !244)
!318 = !DILocation(line: 85, column: 43, scope: !244)
!319 = !DILocation(line: 85, column: 61, scope: !244)
!320 = !DILocation(line: 85, column: 56, scope: !244)
!321 = !DILocation(line: 85, column: 63, scope: !244)
!322 = !DILocation(line: 85, column: 68, scope: !244)
!323 = !DILocation(line: 85, column: 3, scope: !244)
!324 = !DILocation(line: 86, column: 1, scope: !244)
!325 = distinct !DISubprogram(name: "input", scope: !2, file: !2, line: 88, type: !245, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !203, retainedNodes: !247)
!326 = !DILocalVariable(name: "file", scope: !325, file: !2, line: 89, type: !327)
!327 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !328, size: 64)
!328 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !329, line: 12, baseType: !330)
!329 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "95640981e1d5ca3302488a345fdefe87")
!330 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !329, line: 12, flags: DIFlagFwdDecl)
!331 = !DILocation(line: 89, column: 9, scope: !325)
!332 = !DILocation(line: 89, column: 16, scope: !325)
!333 = !DILocation(line: 90, column: 12, scope: !325)
!334 = !DILocation(line: 90, column: 3, scope: !325)
!335 = !DILocation(line: 91, column: 10, scope: !325)
!336 = !DILocation(line: 91, column: 3, scope: !325)
!337 = !DILocalVariable(name: "word", scope: !325, file: !2, line: 92, type: !338)
!338 = !DICompositeType(tag: DW_TAG_array_type, baseType: !250, size: 512, elements: !339)
!339 = !{!340}
!340 = !DISubrange(count: 16)
!341 = !DILocation(line: 92, column: 11, scope: !325)
!342 = !DILocalVariable(name: "line", scope: !325, file: !2, line: 92, type: !338)
!343 = !DILocation(line: 92, column: 21, scope: !325)
!344 = !DILocalVariable(name: "number", scope: !325, file: !2, line: 93, type: !4)
!345 = !DILocation(line: 93, column: 7, scope: !325)
!346 = !DILocalVariable(name: "count", scope: !325, file: !2, line: 93, type: !4)
!347 = !DILocation(line: 93, column: 19, scope: !325)
!348 = !DILocation(line: 93, column: 35, scope: !325)
!349 = !DILocation(line: 93, column: 63, scope: !325)
!350 = !DILocation(line: 93, column: 27, scope: !325)
!351 = !DILocation(line: 94, column: 27, scope: !325)
!352 = !DILocation(line: 94, column: 34, scope: !325)
!353 = !DILocation(line: 94, column: 42, scope: !325)
!354 = !DILocation(line: 94, column: 3, scope: !325)
!355 = !DILocalVariable(name: "c", scope: !325, file: !2, line: 95, type: !218)
!356 = !DILocation(line: 95, column: 10, scope: !325)
!357 = !DILocation(line: 95, column: 21, scope: !325)
!358 = !DILocation(line: 95, column: 14, scope: !325)
!359 = !DILocation(line: 96, column: 24, scope: !325)
!360 = !DILocation(line: 96, column: 26, scope: !325)
!361 = !DILocation(line: 96, column: 50, scope: !325)
!362 = !DILocation(line: 96, column: 36, scope: !325)
!363 = !DILocation(line: 96, column: 3, scope: !325)
!364 = !DILocation(line: 97, column: 29, scope: !325)
!365 = !DILocation(line: 97, column: 38, scope: !325)
!366 = !DILocation(line: 97, column: 22, scope: !325)
!367 = !DILocation(line: 97, column: 3, scope: !325)
!368 = !DILocation(line: 98, column: 3, scope: !325)
!369 = !DILocation(line: 98, column: 17, scope: !325)
!370 = !DILocation(line: 98, column: 27, scope: !325)
!371 = !DILocation(line: 98, column: 10, scope: !325)
!372 = !DILocation(line: 99, column: 29, scope: !325)
!373 = !DILocation(line: 99, column: 22, scope: !325)
!374 = !DILocation(line: 99, column: 5, scope: !325)
!375 = distinct !{!375, !368, !376, !280}
!376 = !DILocation(line: 99, column: 34, scope: !325)
!377 = !DILocation(line: 100, column: 30, scope: !325)
!378 = !DILocation(line: 100, column: 23, scope: !325)
!379 = !DILocation(line: 100, column: 36, scope: !325)
!380 = !DILocation(line: 100, column: 56, scope: !325)
!381 = !DILocation(line: 100, column: 51, scope: !325)
!382 = !DILocation(line: 100, column: 62, scope: !325)
!383 = !DILocation(line: 100, column: 3, scope: !325)
!384 = !DILocation(line: 101, column: 10, scope: !325)
!385 = !DILocation(line: 101, column: 3, scope: !325)
!386 = !DILocation(line: 101, column: 17, scope: !325)
!387 = !DILocalVariable(name: "bytes", scope: !325, file: !2, line: 102, type: !388)
!388 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 128, elements: !339)
!389 = !DILocation(line: 102, column: 8, scope: !325)
!390 = !DILocalVariable(name: "set", scope: !325, file: !2, line: 103, type: !338)
!391 = !DILocation(line: 103, column: 11, scope: !325)
!392 = !DILocalVariable(name: "real", scope: !325, file: !2, line: 104, type: !393)
!393 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!394 = !DILocation(line: 104, column: 10, scope: !325)
!395 = !DILocalVariable(name: "text", scope: !325, file: !2, line: 105, type: !396)
!396 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !397, size: 64)
!397 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !250)
!398 = !DILocation(line: 105, column: 18, scope: !325)
!399 = !DILocation(line: 106, column: 19, scope: !325)
!400 = !DILocation(line: 106, column: 62, scope: !325)
!401 = !DILocation(line: 106, column: 69, scope: !325)
!402 = !DILocation(line: 106, column: 11, scope: !325)
!403 = !DILocation(line: 106, column: 9, scope: !325)
!404 = !DILocation(line: 107, column: 34, scope: !325)
!405 = !DILocation(line: 107, column: 41, scope: !325)
!406 = !DILocation(line: 107, column: 49, scope: !325)
!407 = !DILocation(line: 107, column: 56, scope: !325)
!408 = !DILocation(line: 107, column: 61, scope: !325)
!409 = !DILocation(line: 107, column: 3, scope: !325)
!410 = !DILocation(line: 108, column: 38, scope: !325)
!411 = !DILocation(line: 108, column: 44, scope: !325)
!412 = !DILocation(line: 108, column: 11, scope: !325)
!413 = !DILocation(line: 108, column: 9, scope: !325)
!414 = !DILocation(line: 109, column: 29, scope: !325)
!415 = !DILocation(line: 109, column: 36, scope: !325)
!416 = !DILocation(line: 109, column: 49, scope: !325)
!417 = !DILocation(line: 109, column: 3, scope: !325)
!418 = !DILocation(line: 110, column: 1, scope: !325)
!419 = distinct !DISubprogram(name: "numbers", scope: !2, file: !2, line: 112, type: !245, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !203, retainedNodes: !247)
!420 = !DILocalVariable(name: "end", scope: !419, file: !2, line: 113, type: !421)
!421 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !250, size: 64)
!422 = !DILocation(line: 113, column: 12, scope: !419)
!423 = !DILocalVariable(name: "whole", scope: !419, file: !2, line: 114, type: !306)
!424 = !DILocation(line: 114, column: 8, scope: !419)
!425 = !DILocation(line: 114, column: 16, scope: !419)
!426 = !DILocation(line: 115, column: 25, scope: !419)
!427 = !DILocation(line: 115, column: 32, scope: !419)
!428 = !DILocation(line: 115, column: 3, scope: !419)
!429 = !DILocation(line: 116, column: 21, scope: !419)
!430 = !DILocation(line: 116, column: 3, scope: !419)
!431 = !DILocation(line: 117, column: 20, scope: !419)
!432 = !DILocation(line: 117, column: 26, scope: !419)
!433 = !DILocation(line: 117, column: 3, scope: !419)
!434 = !DILocalVariable(name: "real", scope: !419, file: !2, line: 118, type: !393)
!435 = !DILocation(line: 118, column: 10, scope: !419)
!436 = !DILocation(line: 118, column: 17, scope: !419)
!437 = !DILocation(line: 119, column: 24, scope: !419)
!438 = !DILocation(line: 119, column: 30, scope: !419)
!439 = !DILocation(line: 119, column: 3, scope: !419)
!440 = !DILocation(line: 120, column: 25, scope: !419)
!441 = !DILocation(line: 120, column: 48, scope: !419)
!442 = !DILocation(line: 120, column: 3, scope: !419)
!443 = !DILocation(line: 121, column: 25, scope: !419)
!444 = !DILocation(line: 121, column: 20, scope: !419)
!445 = !DILocation(line: 121, column: 3, scope: !419)
!446 = !DILocation(line: 122, column: 1, scope: !419)
!447 = distinct !DISubprogram(name: "kinds", scope: !2, file: !2, line: 124, type: !245, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !203, retainedNodes: !247)
!448 = !DILocation(line: 125, column: 41, scope: !447)
!449 = !DILocation(line: 125, column: 26, scope: !447)
!450 = !DILocation(line: 125, column: 58, scope: !447)
!451 = !DILocation(line: 125, column: 79, scope: !447)
!452 = !DILocation(line: 125, column: 64, scope: !447)
!453 = !DILocation(line: 126, column: 11, scope: !447)
!454 = !DILocation(line: 126, column: 28, scope: !447)
!455 = !DILocation(line: 125, column: 3, scope: !447)
!456 = !DILocation(line: 127, column: 40, scope: !447)
!457 = !DILocation(line: 127, column: 24, scope: !447)
!458 = !DILocation(line: 127, column: 61, scope: !447)
!459 = !DILocation(line: 127, column: 78, scope: !447)
!460 = !DILocation(line: 127, column: 3, scope: !447)
!461 = !DILocation(line: 128, column: 26, scope: !447)
!462 = !DILocation(line: 128, column: 41, scope: !447)
!463 = !DILocation(line: 128, column: 57, scope: !447)
!464 = !DILocation(line: 128, column: 3, scope: !447)
!465 = !DILocation(line: 129, column: 23, scope: !447)
!466 = !DILocation(line: 129, column: 53, scope: !447)
!467 = !DILocation(line: 129, column: 3, scope: !447)
!468 = !DILocalVariable(name: "room", scope: !447, file: !2, line: 130, type: !338)
!469 = !DILocation(line: 130, column: 11, scope: !447)
!470 = !DILocalVariable(name: "at", scope: !447, file: !2, line: 130, type: !421)
!471 = !DILocation(line: 130, column: 22, scope: !447)
!472 = !DILocation(line: 130, column: 41, scope: !447)
!473 = !DILocation(line: 130, column: 34, scope: !447)
!474 = !DILocation(line: 130, column: 27, scope: !447)
!475 = !DILocation(line: 131, column: 29, scope: !447)
!476 = !DILocation(line: 131, column: 34, scope: !447)
!477 = !DILocation(line: 131, column: 32, scope: !447)
!478 = !DILocation(line: 131, column: 40, scope: !447)
!479 = !DILocation(line: 131, column: 60, scope: !447)
!480 = !DILocation(line: 131, column: 46, scope: !447)
!481 = !DILocation(line: 131, column: 3, scope: !447)
!482 = !DILocalVariable(name: "bytes", scope: !447, file: !2, line: 132, type: !308)
!483 = !DILocation(line: 132, column: 15, scope: !447)
!484 = !DILocalVariable(name: "from", scope: !447, file: !2, line: 132, type: !308)
!485 = !DILocation(line: 132, column: 36, scope: !447)
!486 = !DILocation(line: 132, column: 43, scope: !447)
!487 = !DILocalVariable(name: "wide", scope: !447, file: !2, line: 133, type: !396)
!488 = !DILocation(line: 133, column: 18, scope: !447)
!489 = !DILocalVariable(name: "also", scope: !447, file: !2, line: 133, type: !396)
!490 = !DILocation(line: 133, column: 35, scope: !447)
!491 = !DILocation(line: 133, column: 42, scope: !447)
!492 = !DILocalVariable(name: "text", scope: !447, file: !2, line: 134, type: !115)
!493 = !DILocation(line: 134, column: 8, scope: !447)
!494 = !DILocalVariable(name: "state", scope: !447, file: !2, line: 135, type: !495)
!495 = !DIDerivedType(tag: DW_TAG_typedef, name: "mbstate_t", file: !2, line: 17, baseType: !496)
!496 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 14, size: 64, elements: !497)
!497 = !{!498, !499}
!498 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !496, file: !2, line: 15, baseType: !4, size: 32)
!499 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !496, file: !2, line: 16, baseType: !206, size: 32, offset: 32)
!500 = !DILocation(line: 135, column: 13, scope: !447)
!501 = !DILocalVariable(name: "length", scope: !447, file: !2, line: 136, type: !220)
!502 = !DILocation(line: 136, column: 10, scope: !447)
!503 = !DILocation(line: 136, column: 29, scope: !447)
!504 = !DILocation(line: 136, column: 19, scope: !447)
!505 = !DILocation(line: 137, column: 27, scope: !447)
!506 = !DILocation(line: 137, column: 34, scope: !447)
!507 = !DILocation(line: 137, column: 49, scope: !447)
!508 = !DILocation(line: 137, column: 55, scope: !447)
!509 = !DILocation(line: 137, column: 66, scope: !447)
!510 = !DILocation(line: 137, column: 73, scope: !447)
!511 = !DILocation(line: 137, column: 71, scope: !447)
!512 = !DILocation(line: 137, column: 3, scope: !447)
!513 = !DILocation(line: 138, column: 22, scope: !447)
!514 = !DILocation(line: 138, column: 12, scope: !447)
!515 = !DILocation(line: 138, column: 10, scope: !447)
!516 = !DILocation(line: 139, column: 27, scope: !447)
!517 = !DILocation(line: 139, column: 35, scope: !447)
!518 = !DILocation(line: 139, column: 41, scope: !447)
!519 = !DILocation(line: 139, column: 46, scope: !447)
!520 = !DILocation(line: 139, column: 3, scope: !447)
!521 = !DILocalVariable(name: "unit", scope: !447, file: !2, line: 140, type: !522)
!522 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !523, line: 18, baseType: !524)
!523 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "78c4f75d05cc47f1c15dc60e3adeca04")
!524 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!525 = !DILocation(line: 140, column: 18, scope: !447)
!526 = !DILocation(line: 141, column: 3, scope: !447)
!527 = !DILocation(line: 142, column: 12, scope: !447)
!528 = !DILocation(line: 142, column: 10, scope: !447)
!529 = !DILocation(line: 143, column: 27, scope: !447)
!530 = !DILocation(line: 143, column: 45, scope: !447)
!531 = !DILocation(line: 143, column: 35, scope: !447)
!532 = !DILocation(line: 143, column: 60, scope: !447)
!533 = !DILocation(line: 143, column: 51, scope: !447)
!534 = !DILocation(line: 143, column: 83, scope: !447)
!535 = !DILocation(line: 143, column: 3, scope: !447)
!536 = !DILocation(line: 144, column: 1, scope: !447)
!537 = distinct !DISubprogram(name: "locales", scope: !2, file: !2, line: 146, type: !245, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !203, retainedNodes: !247)
!538 = !DILocation(line: 147, column: 29, scope: !537)
!539 = !DILocation(line: 147, column: 51, scope: !537)
!540 = !DILocation(line: 147, column: 75, scope: !537)
!541 = !DILocation(line: 148, column: 11, scope: !537)
!542 = !DILocation(line: 147, column: 3, scope: !537)
!543 = !DILocation(line: 149, column: 23, scope: !537)
!544 = !DILocation(line: 149, column: 45, scope: !537)
!545 = !DILocation(line: 149, column: 3, scope: !537)
!546 = !DILocalVariable(name: "locale", scope: !537, file: !2, line: 150, type: !223)
!547 = !DILocation(line: 150, column: 12, scope: !537)
!548 = !DILocation(line: 150, column: 21, scope: !537)
!549 = !DILocalVariable(name: "before", scope: !537, file: !2, line: 150, type: !223)
!550 = !DILocation(line: 150, column: 56, scope: !537)
!551 = !DILocation(line: 150, column: 75, scope: !537)
!552 = !DILocation(line: 150, column: 65, scope: !537)
!553 = !DILocation(line: 151, column: 23, scope: !537)
!554 = !DILocation(line: 151, column: 30, scope: !537)
!555 = !DILocation(line: 151, column: 57, scope: !537)
!556 = !DILocation(line: 151, column: 47, scope: !537)
!557 = !DILocation(line: 151, column: 68, scope: !537)
!558 = !DILocation(line: 151, column: 65, scope: !537)
!559 = !DILocation(line: 151, column: 3, scope: !537)
!560 = !DILocation(line: 152, column: 40, scope: !537)
!561 = !DILocation(line: 152, column: 23, scope: !537)
!562 = !DILocation(line: 152, column: 48, scope: !537)
!563 = !DILocation(line: 152, column: 76, scope: !537)
!564 = !DILocation(line: 152, column: 54, scope: !537)
!565 = !DILocation(line: 152, column: 84, scope: !537)
!566 = !DILocation(line: 152, column: 3, scope: !537)
!567 = !DILocation(line: 153, column: 14, scope: !537)
!568 = !DILocation(line: 153, column: 3, scope: !537)
!569 = !DILocation(line: 154, column: 19, scope: !537)
!570 = !DILocation(line: 154, column: 59, scope: !537)
!571 = !DILocation(line: 154, column: 3, scope: !537)
!572 = !DILocation(line: 155, column: 20, scope: !537)
!573 = !DILocation(line: 155, column: 26, scope: !537)
!574 = !DILocation(line: 155, column: 3, scope: !537)
!575 = !DILocation(line: 156, column: 1, scope: !537)
!576 = distinct !DISubprogram(name: "printed", scope: !2, file: !2, line: 64, type: !577, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !203, retainedNodes: !247)
!577 = !DISubroutineType(types: !578)
!578 = !{!4, !421, !220, !396, null}
!579 = !DILocalVariable(name: "to", arg: 1, scope: !576, file: !2, line: 64, type: !421)
!580 = !DILocation(line: 64, column: 29, scope: !576)
!581 = !DILocalVariable(name: "n", arg: 2, scope: !576, file: !2, line: 64, type: !220)
!582 = !DILocation(line: 64, column: 40, scope: !576)
!583 = !DILocalVariable(name: "format", arg: 3, scope: !576, file: !2, line: 64, type: !396)
!584 = !DILocation(line: 64, column: 58, scope: !576)
!585 = !DILocalVariable(name: "args", scope: !576, file: !2, line: 65, type: !586)
!586 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !587, line: 12, baseType: !588)
!587 = !DIFile(filename: "clang/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!588 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !589)
!589 = !DICompositeType(tag: DW_TAG_array_type, baseType: !590, size: 192, elements: !596)
!590 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !591)
!591 = !{!592, !593, !594, !595}
!592 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !590, file: !2, line: 65, baseType: !206, size: 32)
!593 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !590, file: !2, line: 65, baseType: !206, size: 32, offset: 32)
!594 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !590, file: !2, line: 65, baseType: !219, size: 64, offset: 64)
!595 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !590, file: !2, line: 65, baseType: !219, size: 64, offset: 128)
!596 = !{!597}
!597 = !DISubrange(count: 1)
!598 = !DILocation(line: 65, column: 11, scope: !576)
!599 = !DILocation(line: 66, column: 3, scope: !576)
!600 = !DILocalVariable(name: "length", scope: !576, file: !2, line: 67, type: !4)
!601 = !DILocation(line: 67, column: 7, scope: !576)
!602 = !DILocation(line: 67, column: 26, scope: !576)
!603 = !DILocation(line: 67, column: 30, scope: !576)
!604 = !DILocation(line: 67, column: 33, scope: !576)
!605 = !DILocation(line: 67, column: 41, scope: !576)
!606 = !DILocation(line: 67, column: 16, scope: !576)
!607 = !DILocation(line: 68, column: 3, scope: !576)
!608 = !DILocation(line: 69, column: 10, scope: !576)
!609 = !DILocation(line: 69, column: 3, scope: !576)
