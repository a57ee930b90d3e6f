; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"7c z\09\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"%s \00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [14 x i8] c"\0A%d %d %d %d\0A\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [8 x i8] c"abcdefg\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1, !dbg !24
@.str.6 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !29
@.str.7 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !34
@.str.8 = private unnamed_addr constant [4 x i8] c"%d \00", align 1, !dbg !36
@.str.9 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1, !dbg !38
@.str.10 = private unnamed_addr constant [6 x i8] c"digit\00", align 1, !dbg !43
@.str.11 = private unnamed_addr constant [4 x i8] c"low\00", align 1, !dbg !45
@.str.12 = private unnamed_addr constant [6 x i8] c"blank\00", align 1, !dbg !47
@.str.13 = private unnamed_addr constant [6 x i8] c"other\00", align 1, !dbg !49

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !60 {
entry:
  %retval = alloca i32, align 4
  %s = alloca ptr, align 8
  %text = alloca [8 x i8], align 1
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %n = alloca i32, align 4
  %steps = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %s, !65, !DIExpression(), !69)
  store ptr @.str, ptr %s, align 8, !dbg !69
  br label %for.cond, !dbg !70

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load ptr, ptr %s, align 8, !dbg !71
  %1 = load i8, ptr %0, align 1, !dbg !73
  %tobool = icmp ne i8 %1, 0, !dbg !74
  br i1 %tobool, label %for.body, label %for.end, !dbg !74

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %s, align 8, !dbg !75
  %3 = load i8, ptr %2, align 1, !dbg !76
  %conv = sext i8 %3 to i32, !dbg !76
  %call = call ptr @classify(i32 noundef %conv), !dbg !77
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef %call), !dbg !78
  br label %for.inc, !dbg !78

for.inc:                                          ; preds = %for.body
  %4 = load ptr, ptr %s, align 8, !dbg !79
  %incdec.ptr = getelementptr inbounds i8, ptr %4, i32 1, !dbg !79
  store ptr %incdec.ptr, ptr %s, align 8, !dbg !79
  br label %for.cond, !dbg !80, !llvm.loop !81

for.end:                                          ; preds = %for.cond
  %call2 = call i32 @days(i32 noundef 2, i32 noundef 2000), !dbg !84
  %call3 = call i32 @days(i32 noundef 2, i32 noundef 1900), !dbg !85
  %call4 = call i32 @days(i32 noundef 2, i32 noundef 2024), !dbg !86
  %call5 = call i32 @days(i32 noundef 9, i32 noundef 1), !dbg !87
  %call6 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %call2, i32 noundef %call3, i32 noundef %call4, i32 noundef %call5), !dbg !88
    #dbg_declare(ptr %text, !89, !DIExpression(), !90)
  call void @llvm.memset.p0.i64(ptr align 1 %text, i8 0, i64 8, i1 false), !dbg !90
  %arraydecay = getelementptr inbounds [8 x i8], ptr %text, i64 0, i64 0, !dbg !91
  call void @copy(ptr noundef %arraydecay, ptr noundef @.str.3, i32 noundef 7), !dbg !92
  %arraydecay7 = getelementptr inbounds [8 x i8], ptr %text, i64 0, i64 0, !dbg !93
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, ptr noundef %arraydecay7), !dbg !94
  %call9 = call i32 @sparse(i64 noundef -1), !dbg !95
  %call10 = call i32 @sparse(i64 noundef 9223372036854775807), !dbg !96
  %call11 = call i32 @sparse(i64 noundef 1000000), !dbg !97
  %call12 = call i32 @sparse(i64 noundef 5), !dbg !98
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %call9, i32 noundef %call10, i32 noundef %call11, i32 noundef %call12), !dbg !99
    #dbg_declare(ptr %i, !100, !DIExpression(), !101)
    #dbg_declare(ptr %j, !102, !DIExpression(), !103)
  store i32 1, ptr %i, align 4, !dbg !104
  br label %for.cond14, !dbg !106

for.cond14:                                       ; preds = %for.inc25, %for.end
  %5 = load i32, ptr %i, align 4, !dbg !107
  %cmp = icmp slt i32 %5, 20, !dbg !109
  br i1 %cmp, label %for.body16, label %for.end27, !dbg !110

for.body16:                                       ; preds = %for.cond14
  store i32 1, ptr %j, align 4, !dbg !111
  br label %for.cond17, !dbg !113

for.cond17:                                       ; preds = %for.inc23, %for.body16
  %6 = load i32, ptr %j, align 4, !dbg !114
  %7 = load i32, ptr %i, align 4, !dbg !116
  %cmp18 = icmp slt i32 %6, %7, !dbg !117
  br i1 %cmp18, label %for.body20, label %for.end24, !dbg !118

for.body20:                                       ; preds = %for.cond17
  %8 = load i32, ptr %i, align 4, !dbg !119
  %9 = load i32, ptr %j, align 4, !dbg !121
  %mul = mul nsw i32 %8, %9, !dbg !122
  %cmp21 = icmp eq i32 %mul, 84, !dbg !123
  br i1 %cmp21, label %if.then, label %if.end, !dbg !124

if.then:                                          ; preds = %for.body20
  br label %found, !dbg !125

if.end:                                           ; preds = %for.body20
  br label %for.inc23, !dbg !126

for.inc23:                                        ; preds = %if.end
  %10 = load i32, ptr %j, align 4, !dbg !127
  %inc = add nsw i32 %10, 1, !dbg !127
  store i32 %inc, ptr %j, align 4, !dbg !127
  br label %for.cond17, !dbg !128, !llvm.loop !129

for.end24:                                        ; preds = %for.cond17
  br label %for.inc25, !dbg !130

for.inc25:                                        ; preds = %for.end24
  %11 = load i32, ptr %i, align 4, !dbg !131
  %inc26 = add nsw i32 %11, 1, !dbg !131
  store i32 %inc26, ptr %i, align 4, !dbg !131
  br label %for.cond14, !dbg !132, !llvm.loop !133

for.end27:                                        ; preds = %for.cond14
  br label %found, !dbg !134

found:                                            ; preds = %for.end27, %if.then
    #dbg_label(!135, !136)
  %12 = load i32, ptr %i, align 4, !dbg !137
  %13 = load i32, ptr %j, align 4, !dbg !138
  %call28 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %12, i32 noundef %13), !dbg !139
    #dbg_declare(ptr %n, !140, !DIExpression(), !141)
  store i32 27, ptr %n, align 4, !dbg !141
    #dbg_declare(ptr %steps, !142, !DIExpression(), !143)
  store i32 0, ptr %steps, align 4, !dbg !143
  br label %while.cond, !dbg !144

while.cond:                                       ; preds = %cond.end, %found
  %14 = load i32, ptr %n, align 4, !dbg !145
  %cmp29 = icmp ne i32 %14, 1, !dbg !146
  br i1 %cmp29, label %land.rhs, label %land.end, !dbg !147

land.rhs:                                         ; preds = %while.cond
  %15 = load i32, ptr %steps, align 4, !dbg !148
  %inc31 = add nsw i32 %15, 1, !dbg !148
  store i32 %inc31, ptr %steps, align 4, !dbg !148
  %tobool32 = icmp ne i32 %inc31, 0, !dbg !147
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %16 = phi i1 [ false, %while.cond ], [ %tobool32, %land.rhs ], !dbg !149
  br i1 %16, label %while.body, label %while.end, !dbg !144

while.body:                                       ; preds = %land.end
  %17 = load i32, ptr %n, align 4, !dbg !150
  %rem = srem i32 %17, 2, !dbg !151
  %tobool33 = icmp ne i32 %rem, 0, !dbg !151
  br i1 %tobool33, label %cond.true, label %cond.false, !dbg !150

cond.true:                                        ; preds = %while.body
  %18 = load i32, ptr %n, align 4, !dbg !152
  %mul34 = mul nsw i32 3, %18, !dbg !153
  %add = add nsw i32 %mul34, 1, !dbg !154
  br label %cond.end, !dbg !150

cond.false:                                       ; preds = %while.body
  %19 = load i32, ptr %n, align 4, !dbg !155
  %div = sdiv i32 %19, 2, !dbg !156
  br label %cond.end, !dbg !150

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ %div, %cond.false ], !dbg !150
  store i32 %cond, ptr %n, align 4, !dbg !157
  br label %while.cond, !dbg !144, !llvm.loop !158

while.end:                                        ; preds = %land.end
  %20 = load i32, ptr %steps, align 4, !dbg !160
  %call35 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %20), !dbg !161
    #dbg_declare(ptr %x, !162, !DIExpression(), !163)
  store i32 5, ptr %n, align 4, !dbg !164
  %21 = load i32, ptr %n, align 4, !dbg !165
  %add36 = add nsw i32 %21, 1, !dbg !166
  store i32 %add36, ptr %x, align 4, !dbg !163
  br label %do.body, !dbg !167

do.body:                                          ; preds = %do.cond, %while.end
  %22 = load i32, ptr %x, align 4, !dbg !168
  %cmp37 = icmp eq i32 %22, 8, !dbg !171
  br i1 %cmp37, label %if.then39, label %if.end40, !dbg !172

if.then39:                                        ; preds = %do.body
  br label %do.cond, !dbg !173

if.end40:                                         ; preds = %do.body
  %23 = load i32, ptr %x, align 4, !dbg !174
  %call41 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %23), !dbg !175
  br label %do.cond, !dbg !176

do.cond:                                          ; preds = %if.end40, %if.then39
  %24 = load i32, ptr %x, align 4, !dbg !177
  %inc42 = add nsw i32 %24, 1, !dbg !177
  store i32 %inc42, ptr %x, align 4, !dbg !177
  %cmp43 = icmp slt i32 %inc42, 10, !dbg !178
  br i1 %cmp43, label %do.body, label %do.end, !dbg !176, !llvm.loop !179

do.end:                                           ; preds = %do.cond
  %call45 = call i32 (ptr, ...) @printf(ptr noundef @.str.9), !dbg !181
  ret i32 0, !dbg !182
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @classify(i32 noundef %c) #0 !dbg !183 {
entry:
  %retval = alloca ptr, align 8
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
    #dbg_declare(ptr %c.addr, !186, !DIExpression(), !187)
  %0 = load i32, ptr %c.addr, align 4, !dbg !188
  switch i32 %0, label %sw.default [
    i32 48, label %sw.bb
    i32 49, label %sw.bb
    i32 50, label %sw.bb
    i32 51, label %sw.bb
    i32 52, label %sw.bb
    i32 53, label %sw.bb
    i32 54, label %sw.bb
    i32 55, label %sw.bb
    i32 56, label %sw.bb
    i32 57, label %sw.bb
    i32 97, label %sw.bb1
    i32 98, label %sw.bb1
    i32 99, label %sw.bb1
    i32 100, label %sw.bb1
    i32 101, label %sw.bb1
    i32 102, label %sw.bb1
    i32 32, label %sw.bb2
    i32 9, label %sw.bb2
  ], !dbg !189

sw.bb:                                            ; preds = %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry
  store ptr @.str.10, ptr %retval, align 8, !dbg !190
  br label %return, !dbg !190

sw.bb1:                                           ; preds = %entry, %entry, %entry, %entry, %entry, %entry
  store ptr @.str.11, ptr %retval, align 8, !dbg !192
  br label %return, !dbg !192

sw.bb2:                                           ; preds = %entry, %entry
  store ptr @.str.12, ptr %retval, align 8, !dbg !193
  br label %return, !dbg !193

sw.default:                                       ; preds = %entry
  store ptr @.str.13, ptr %retval, align 8, !dbg !194
  br label %return, !dbg !194

return:                                           ; preds = %sw.default, %sw.bb2, %sw.bb1, %sw.bb
  %1 = load ptr, ptr %retval, align 8, !dbg !195
  ret ptr %1, !dbg !195
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @days(i32 noundef %month, i32 noundef %year) #0 !dbg !196 {
entry:
  %retval = alloca i32, align 4
  %month.addr = alloca i32, align 4
  %year.addr = alloca i32, align 4
  store i32 %month, ptr %month.addr, align 4
    #dbg_declare(ptr %month.addr, !199, !DIExpression(), !200)
  store i32 %year, ptr %year.addr, align 4
    #dbg_declare(ptr %year.addr, !201, !DIExpression(), !202)
  %0 = load i32, ptr %month.addr, align 4, !dbg !203
  switch i32 %0, label %sw.default [
    i32 4, label %sw.bb
    i32 6, label %sw.bb
    i32 9, label %sw.bb
    i32 11, label %sw.bb
    i32 2, label %sw.bb1
  ], !dbg !204

sw.bb:                                            ; preds = %entry, %entry, %entry, %entry
  store i32 30, ptr %retval, align 4, !dbg !205
  br label %return, !dbg !205

sw.bb1:                                           ; preds = %entry
  %1 = load i32, ptr %year.addr, align 4, !dbg !207
  %rem = srem i32 %1, 4, !dbg !209
  %cmp = icmp eq i32 %rem, 0, !dbg !210
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !211

land.lhs.true:                                    ; preds = %sw.bb1
  %2 = load i32, ptr %year.addr, align 4, !dbg !212
  %rem2 = srem i32 %2, 100, !dbg !213
  %cmp3 = icmp ne i32 %rem2, 0, !dbg !214
  br i1 %cmp3, label %if.then, label %lor.lhs.false, !dbg !215

lor.lhs.false:                                    ; preds = %land.lhs.true
  %3 = load i32, ptr %year.addr, align 4, !dbg !216
  %rem4 = srem i32 %3, 400, !dbg !217
  %cmp5 = icmp eq i32 %rem4, 0, !dbg !218
  br i1 %cmp5, label %if.then, label %if.end, !dbg !219

if.then:                                          ; preds = %lor.lhs.false, %land.lhs.true
  store i32 29, ptr %retval, align 4, !dbg !220
  br label %return, !dbg !220

if.end:                                           ; preds = %lor.lhs.false, %sw.bb1
  store i32 28, ptr %retval, align 4, !dbg !221
  br label %return, !dbg !221

sw.default:                                       ; preds = %entry
  store i32 31, ptr %retval, align 4, !dbg !222
  br label %return, !dbg !222

return:                                           ; preds = %sw.default, %if.end, %if.then, %sw.bb
  %4 = load i32, ptr %retval, align 4, !dbg !223
  ret i32 %4, !dbg !223
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal void @copy(ptr noundef %to, ptr noundef %from, i32 noundef %n) #0 !dbg !224 {
entry:
  %to.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %rounds = alloca i32, align 4
  store ptr %to, ptr %to.addr, align 8
    #dbg_declare(ptr %to.addr, !228, !DIExpression(), !229)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !230, !DIExpression(), !231)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !232, !DIExpression(), !233)
    #dbg_declare(ptr %rounds, !234, !DIExpression(), !235)
  %0 = load i32, ptr %n.addr, align 4, !dbg !236
  %add = add nsw i32 %0, 3, !dbg !237
  %div = sdiv i32 %add, 4, !dbg !238
  store i32 %div, ptr %rounds, align 4, !dbg !235
  %1 = load i32, ptr %n.addr, align 4, !dbg !239
  %rem = srem i32 %1, 4, !dbg !240
  switch i32 %rem, label %sw.epilog [
    i32 0, label %sw.bb
    i32 3, label %sw.bb2
    i32 2, label %sw.bb5
    i32 1, label %sw.bb8
  ], !dbg !241

sw.bb:                                            ; preds = %entry
  br label %do.body, !dbg !242

do.body:                                          ; preds = %do.cond, %sw.bb
  %2 = load ptr, ptr %from.addr, align 8, !dbg !244
  %incdec.ptr = getelementptr inbounds i8, ptr %2, i32 1, !dbg !244
  store ptr %incdec.ptr, ptr %from.addr, align 8, !dbg !244
  %3 = load i8, ptr %2, align 1, !dbg !246
  %4 = load ptr, ptr %to.addr, align 8, !dbg !247
  %incdec.ptr1 = getelementptr inbounds i8, ptr %4, i32 1, !dbg !247
  store ptr %incdec.ptr1, ptr %to.addr, align 8, !dbg !247
  store i8 %3, ptr %4, align 1, !dbg !248
  br label %sw.bb2, !dbg !249

sw.bb2:                                           ; preds = %entry, %do.body
  %5 = load ptr, ptr %from.addr, align 8, !dbg !250
  %incdec.ptr3 = getelementptr inbounds i8, ptr %5, i32 1, !dbg !250
  store ptr %incdec.ptr3, ptr %from.addr, align 8, !dbg !250
  %6 = load i8, ptr %5, align 1, !dbg !251
  %7 = load ptr, ptr %to.addr, align 8, !dbg !252
  %incdec.ptr4 = getelementptr inbounds i8, ptr %7, i32 1, !dbg !252
  store ptr %incdec.ptr4, ptr %to.addr, align 8, !dbg !252
  store i8 %6, ptr %7, align 1, !dbg !253
  br label %sw.bb5, !dbg !254

sw.bb5:                                           ; preds = %entry, %sw.bb2
  %8 = load ptr, ptr %from.addr, align 8, !dbg !255
  %incdec.ptr6 = getelementptr inbounds i8, ptr %8, i32 1, !dbg !255
  store ptr %incdec.ptr6, ptr %from.addr, align 8, !dbg !255
  %9 = load i8, ptr %8, align 1, !dbg !256
  %10 = load ptr, ptr %to.addr, align 8, !dbg !257
  %incdec.ptr7 = getelementptr inbounds i8, ptr %10, i32 1, !dbg !257
  store ptr %incdec.ptr7, ptr %to.addr, align 8, !dbg !257
  store i8 %9, ptr %10, align 1, !dbg !258
  br label %sw.bb8, !dbg !259

sw.bb8:                                           ; preds = %entry, %sw.bb5
  %11 = load ptr, ptr %from.addr, align 8, !dbg !260
  %incdec.ptr9 = getelementptr inbounds i8, ptr %11, i32 1, !dbg !260
  store ptr %incdec.ptr9, ptr %from.addr, align 8, !dbg !260
  %12 = load i8, ptr %11, align 1, !dbg !261
  %13 = load ptr, ptr %to.addr, align 8, !dbg !262
  %incdec.ptr10 = getelementptr inbounds i8, ptr %13, i32 1, !dbg !262
  store ptr %incdec.ptr10, ptr %to.addr, align 8, !dbg !262
  store i8 %12, ptr %13, align 1, !dbg !263
  br label %do.cond, !dbg !264

do.cond:                                          ; preds = %sw.bb8
  %14 = load i32, ptr %rounds, align 4, !dbg !265
  %dec = add nsw i32 %14, -1, !dbg !265
  store i32 %dec, ptr %rounds, align 4, !dbg !265
  %cmp = icmp sgt i32 %dec, 0, !dbg !266
  br i1 %cmp, label %do.body, label %do.end, !dbg !264, !llvm.loop !267

do.end:                                           ; preds = %do.cond
  br label %sw.epilog, !dbg !269

sw.epilog:                                        ; preds = %do.end, %entry
  ret void, !dbg !270
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @sparse(i64 noundef %n) #0 !dbg !271 {
entry:
  %retval = alloca i32, align 4
  %n.addr = alloca i64, align 8
  store i64 %n, ptr %n.addr, align 8
    #dbg_declare(ptr %n.addr, !275, !DIExpression(), !276)
  %0 = load i64, ptr %n.addr, align 8, !dbg !277
  switch i64 %0, label %sw.default [
    i64 -1, label %sw.bb
    i64 9223372036854775807, label %sw.bb1
    i64 1000000, label %sw.bb2
  ], !dbg !278

sw.bb:                                            ; preds = %entry
  store i32 1, ptr %retval, align 4, !dbg !279
  br label %return, !dbg !279

sw.bb1:                                           ; preds = %entry
  store i32 2, ptr %retval, align 4, !dbg !281
  br label %return, !dbg !281

sw.bb2:                                           ; preds = %entry
  store i32 3, ptr %retval, align 4, !dbg !282
  br label %return, !dbg !282

sw.default:                                       ; preds = %entry
  store i32 0, ptr %retval, align 4, !dbg !283
  br label %return, !dbg !283

return:                                           ; preds = %sw.default, %sw.bb2, %sw.bb1, %sw.bb
  %1 = load i32, ptr %retval, align 4, !dbg !284
  ret i32 %1, !dbg !284
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!51}
!llvm.module.flags = !{!53, !54, !55, !56, !57, !58, !59}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 61, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "control.c", directory: ".", checksumkind: CSK_MD5, checksum: "422754030275b4e654a55ae732214763")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 62, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 4)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 63, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 14)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 8)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 66, type: !9, isLocal: true, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 67, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 13)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 74, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 7)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 78, type: !9, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !2, line: 83, type: !9, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 85, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 2)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !3, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !9, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !3, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !3, isLocal: true, isDefinition: true)
!51 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !52, splitDebugInlining: false, nameTableKind: None)
!52 = !{!0, !7, !12, !17, !22, !24, !29, !34, !36, !38, !43, !45, !47, !49}
!53 = !{i32 7, !"Dwarf Version", i32 5}
!54 = !{i32 2, !"Debug Info Version", i32 3}
!55 = !{i32 1, !"wchar_size", i32 4}
!56 = !{i32 8, !"PIC Level", i32 2}
!57 = !{i32 7, !"PIE Level", i32 2}
!58 = !{i32 7, !"uwtable", i32 2}
!59 = !{i32 7, !"frame-pointer", i32 2}
!60 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 60, type: !61, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !51, retainedNodes: !64)
!61 = !DISubroutineType(types: !62)
!62 = !{!63}
!63 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!64 = !{}
!65 = !DILocalVariable(name: "s", scope: !66, file: !2, line: 61, type: !67)
!66 = distinct !DILexicalBlock(scope: !60, file: !2, line: 61, column: 3)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!68 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!69 = !DILocation(line: 61, column: 20, scope: !66)
!70 = !DILocation(line: 61, column: 8, scope: !66)
!71 = !DILocation(line: 61, column: 35, scope: !72)
!72 = distinct !DILexicalBlock(scope: !66, file: !2, line: 61, column: 3)
!73 = !DILocation(line: 61, column: 34, scope: !72)
!74 = !DILocation(line: 61, column: 3, scope: !66)
!75 = !DILocation(line: 62, column: 29, scope: !72)
!76 = !DILocation(line: 62, column: 28, scope: !72)
!77 = !DILocation(line: 62, column: 19, scope: !72)
!78 = !DILocation(line: 62, column: 5, scope: !72)
!79 = !DILocation(line: 61, column: 39, scope: !72)
!80 = !DILocation(line: 61, column: 3, scope: !72)
!81 = distinct !{!81, !74, !82, !83}
!82 = !DILocation(line: 62, column: 31, scope: !66)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !DILocation(line: 63, column: 29, scope: !60)
!85 = !DILocation(line: 63, column: 44, scope: !60)
!86 = !DILocation(line: 63, column: 59, scope: !60)
!87 = !DILocation(line: 63, column: 74, scope: !60)
!88 = !DILocation(line: 63, column: 3, scope: !60)
!89 = !DILocalVariable(name: "text", scope: !60, file: !2, line: 64, type: !19)
!90 = !DILocation(line: 64, column: 8, scope: !60)
!91 = !DILocation(line: 65, column: 8, scope: !60)
!92 = !DILocation(line: 65, column: 3, scope: !60)
!93 = !DILocation(line: 66, column: 18, scope: !60)
!94 = !DILocation(line: 66, column: 3, scope: !60)
!95 = !DILocation(line: 67, column: 27, scope: !60)
!96 = !DILocation(line: 67, column: 39, scope: !60)
!97 = !DILocation(line: 67, column: 69, scope: !60)
!98 = !DILocation(line: 67, column: 86, scope: !60)
!99 = !DILocation(line: 67, column: 3, scope: !60)
!100 = !DILocalVariable(name: "i", scope: !60, file: !2, line: 68, type: !63)
!101 = !DILocation(line: 68, column: 7, scope: !60)
!102 = !DILocalVariable(name: "j", scope: !60, file: !2, line: 68, type: !63)
!103 = !DILocation(line: 68, column: 10, scope: !60)
!104 = !DILocation(line: 69, column: 10, scope: !105)
!105 = distinct !DILexicalBlock(scope: !60, file: !2, line: 69, column: 3)
!106 = !DILocation(line: 69, column: 8, scope: !105)
!107 = !DILocation(line: 69, column: 15, scope: !108)
!108 = distinct !DILexicalBlock(scope: !105, file: !2, line: 69, column: 3)
!109 = !DILocation(line: 69, column: 17, scope: !108)
!110 = !DILocation(line: 69, column: 3, scope: !105)
!111 = !DILocation(line: 70, column: 12, scope: !112)
!112 = distinct !DILexicalBlock(scope: !108, file: !2, line: 70, column: 5)
!113 = !DILocation(line: 70, column: 10, scope: !112)
!114 = !DILocation(line: 70, column: 17, scope: !115)
!115 = distinct !DILexicalBlock(scope: !112, file: !2, line: 70, column: 5)
!116 = !DILocation(line: 70, column: 21, scope: !115)
!117 = !DILocation(line: 70, column: 19, scope: !115)
!118 = !DILocation(line: 70, column: 5, scope: !112)
!119 = !DILocation(line: 71, column: 11, scope: !120)
!120 = distinct !DILexicalBlock(scope: !115, file: !2, line: 71, column: 11)
!121 = !DILocation(line: 71, column: 15, scope: !120)
!122 = !DILocation(line: 71, column: 13, scope: !120)
!123 = !DILocation(line: 71, column: 17, scope: !120)
!124 = !DILocation(line: 71, column: 11, scope: !115)
!125 = !DILocation(line: 72, column: 9, scope: !120)
!126 = !DILocation(line: 71, column: 20, scope: !120)
!127 = !DILocation(line: 70, column: 25, scope: !115)
!128 = !DILocation(line: 70, column: 5, scope: !115)
!129 = distinct !{!129, !118, !130, !83}
!130 = !DILocation(line: 72, column: 14, scope: !112)
!131 = !DILocation(line: 69, column: 24, scope: !108)
!132 = !DILocation(line: 69, column: 3, scope: !108)
!133 = distinct !{!133, !110, !134, !83}
!134 = !DILocation(line: 72, column: 14, scope: !105)
!135 = !DILabel(scope: !60, name: "found", file: !2, line: 73)
!136 = !DILocation(line: 73, column: 1, scope: !60)
!137 = !DILocation(line: 74, column: 21, scope: !60)
!138 = !DILocation(line: 74, column: 24, scope: !60)
!139 = !DILocation(line: 74, column: 3, scope: !60)
!140 = !DILocalVariable(name: "n", scope: !60, file: !2, line: 75, type: !63)
!141 = !DILocation(line: 75, column: 7, scope: !60)
!142 = !DILocalVariable(name: "steps", scope: !60, file: !2, line: 75, type: !63)
!143 = !DILocation(line: 75, column: 15, scope: !60)
!144 = !DILocation(line: 76, column: 3, scope: !60)
!145 = !DILocation(line: 76, column: 10, scope: !60)
!146 = !DILocation(line: 76, column: 12, scope: !60)
!147 = !DILocation(line: 76, column: 17, scope: !60)
!148 = !DILocation(line: 76, column: 20, scope: !60)
!149 = !DILocation(line: 0, scope: !60)
!150 = !DILocation(line: 77, column: 9, scope: !60)
!151 = !DILocation(line: 77, column: 11, scope: !60)
!152 = !DILocation(line: 77, column: 21, scope: !60)
!153 = !DILocation(line: 77, column: 19, scope: !60)
!154 = !DILocation(line: 77, column: 23, scope: !60)
!155 = !DILocation(line: 77, column: 29, scope: !60)
!156 = !DILocation(line: 77, column: 31, scope: !60)
!157 = !DILocation(line: 77, column: 7, scope: !60)
!158 = distinct !{!158, !144, !159, !83}
!159 = !DILocation(line: 77, column: 33, scope: !60)
!160 = !DILocation(line: 78, column: 18, scope: !60)
!161 = !DILocation(line: 78, column: 3, scope: !60)
!162 = !DILocalVariable(name: "x", scope: !60, file: !2, line: 79, type: !63)
!163 = !DILocation(line: 79, column: 7, scope: !60)
!164 = !DILocation(line: 79, column: 14, scope: !60)
!165 = !DILocation(line: 79, column: 19, scope: !60)
!166 = !DILocation(line: 79, column: 21, scope: !60)
!167 = !DILocation(line: 80, column: 3, scope: !60)
!168 = !DILocation(line: 81, column: 9, scope: !169)
!169 = distinct !DILexicalBlock(scope: !170, file: !2, line: 81, column: 9)
!170 = distinct !DILexicalBlock(scope: !60, file: !2, line: 80, column: 6)
!171 = !DILocation(line: 81, column: 11, scope: !169)
!172 = !DILocation(line: 81, column: 9, scope: !170)
!173 = !DILocation(line: 82, column: 7, scope: !169)
!174 = !DILocation(line: 83, column: 19, scope: !170)
!175 = !DILocation(line: 83, column: 5, scope: !170)
!176 = !DILocation(line: 84, column: 3, scope: !170)
!177 = !DILocation(line: 84, column: 12, scope: !60)
!178 = !DILocation(line: 84, column: 16, scope: !60)
!179 = distinct !{!179, !167, !180, !83}
!180 = !DILocation(line: 84, column: 20, scope: !60)
!181 = !DILocation(line: 85, column: 3, scope: !60)
!182 = !DILocation(line: 86, column: 3, scope: !60)
!183 = distinct !DISubprogram(name: "classify", scope: !2, file: !2, line: 5, type: !184, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !51, retainedNodes: !64)
!184 = !DISubroutineType(types: !185)
!185 = !{!67, !63}
!186 = !DILocalVariable(name: "c", arg: 1, scope: !183, file: !2, line: 5, type: !63)
!187 = !DILocation(line: 5, column: 33, scope: !183)
!188 = !DILocation(line: 6, column: 11, scope: !183)
!189 = !DILocation(line: 6, column: 3, scope: !183)
!190 = !DILocation(line: 8, column: 5, scope: !191)
!191 = distinct !DILexicalBlock(scope: !183, file: !2, line: 6, column: 14)
!192 = !DILocation(line: 10, column: 5, scope: !191)
!193 = !DILocation(line: 13, column: 5, scope: !191)
!194 = !DILocation(line: 15, column: 5, scope: !191)
!195 = !DILocation(line: 17, column: 1, scope: !183)
!196 = distinct !DISubprogram(name: "days", scope: !2, file: !2, line: 19, type: !197, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !51, retainedNodes: !64)
!197 = !DISubroutineType(types: !198)
!198 = !{!63, !63, !63}
!199 = !DILocalVariable(name: "month", arg: 1, scope: !196, file: !2, line: 19, type: !63)
!200 = !DILocation(line: 19, column: 21, scope: !196)
!201 = !DILocalVariable(name: "year", arg: 2, scope: !196, file: !2, line: 19, type: !63)
!202 = !DILocation(line: 19, column: 32, scope: !196)
!203 = !DILocation(line: 20, column: 11, scope: !196)
!204 = !DILocation(line: 20, column: 3, scope: !196)
!205 = !DILocation(line: 22, column: 5, scope: !206)
!206 = distinct !DILexicalBlock(scope: !196, file: !2, line: 20, column: 18)
!207 = !DILocation(line: 24, column: 9, scope: !208)
!208 = distinct !DILexicalBlock(scope: !206, file: !2, line: 24, column: 9)
!209 = !DILocation(line: 24, column: 14, scope: !208)
!210 = !DILocation(line: 24, column: 18, scope: !208)
!211 = !DILocation(line: 24, column: 23, scope: !208)
!212 = !DILocation(line: 24, column: 27, scope: !208)
!213 = !DILocation(line: 24, column: 32, scope: !208)
!214 = !DILocation(line: 24, column: 38, scope: !208)
!215 = !DILocation(line: 24, column: 43, scope: !208)
!216 = !DILocation(line: 24, column: 46, scope: !208)
!217 = !DILocation(line: 24, column: 51, scope: !208)
!218 = !DILocation(line: 24, column: 57, scope: !208)
!219 = !DILocation(line: 24, column: 9, scope: !206)
!220 = !DILocation(line: 25, column: 7, scope: !208)
!221 = !DILocation(line: 26, column: 5, scope: !206)
!222 = !DILocation(line: 28, column: 5, scope: !206)
!223 = !DILocation(line: 30, column: 1, scope: !196)
!224 = distinct !DISubprogram(name: "copy", scope: !2, file: !2, line: 32, type: !225, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !51, retainedNodes: !64)
!225 = !DISubroutineType(types: !226)
!226 = !{null, !227, !67, !63}
!227 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!228 = !DILocalVariable(name: "to", arg: 1, scope: !224, file: !2, line: 32, type: !227)
!229 = !DILocation(line: 32, column: 24, scope: !224)
!230 = !DILocalVariable(name: "from", arg: 2, scope: !224, file: !2, line: 32, type: !67)
!231 = !DILocation(line: 32, column: 40, scope: !224)
!232 = !DILocalVariable(name: "n", arg: 3, scope: !224, file: !2, line: 32, type: !63)
!233 = !DILocation(line: 32, column: 50, scope: !224)
!234 = !DILocalVariable(name: "rounds", scope: !224, file: !2, line: 33, type: !63)
!235 = !DILocation(line: 33, column: 7, scope: !224)
!236 = !DILocation(line: 33, column: 17, scope: !224)
!237 = !DILocation(line: 33, column: 19, scope: !224)
!238 = !DILocation(line: 33, column: 24, scope: !224)
!239 = !DILocation(line: 34, column: 11, scope: !224)
!240 = !DILocation(line: 34, column: 13, scope: !224)
!241 = !DILocation(line: 34, column: 3, scope: !224)
!242 = !DILocation(line: 36, column: 5, scope: !243)
!243 = distinct !DILexicalBlock(scope: !224, file: !2, line: 34, column: 18)
!244 = !DILocation(line: 37, column: 20, scope: !245)
!245 = distinct !DILexicalBlock(scope: !243, file: !2, line: 36, column: 8)
!246 = !DILocation(line: 37, column: 15, scope: !245)
!247 = !DILocation(line: 37, column: 10, scope: !245)
!248 = !DILocation(line: 37, column: 13, scope: !245)
!249 = !DILocation(line: 37, column: 7, scope: !245)
!250 = !DILocation(line: 40, column: 20, scope: !245)
!251 = !DILocation(line: 40, column: 15, scope: !245)
!252 = !DILocation(line: 40, column: 10, scope: !245)
!253 = !DILocation(line: 40, column: 13, scope: !245)
!254 = !DILocation(line: 40, column: 7, scope: !245)
!255 = !DILocation(line: 43, column: 20, scope: !245)
!256 = !DILocation(line: 43, column: 15, scope: !245)
!257 = !DILocation(line: 43, column: 10, scope: !245)
!258 = !DILocation(line: 43, column: 13, scope: !245)
!259 = !DILocation(line: 43, column: 7, scope: !245)
!260 = !DILocation(line: 46, column: 20, scope: !245)
!261 = !DILocation(line: 46, column: 15, scope: !245)
!262 = !DILocation(line: 46, column: 10, scope: !245)
!263 = !DILocation(line: 46, column: 13, scope: !245)
!264 = !DILocation(line: 47, column: 5, scope: !245)
!265 = !DILocation(line: 47, column: 14, scope: !243)
!266 = !DILocation(line: 47, column: 23, scope: !243)
!267 = distinct !{!267, !242, !268, !83}
!268 = !DILocation(line: 47, column: 26, scope: !243)
!269 = !DILocation(line: 48, column: 3, scope: !243)
!270 = !DILocation(line: 49, column: 1, scope: !224)
!271 = distinct !DISubprogram(name: "sparse", scope: !2, file: !2, line: 51, type: !272, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !51, retainedNodes: !64)
!272 = !DISubroutineType(types: !273)
!273 = !{!63, !274}
!274 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!275 = !DILocalVariable(name: "n", arg: 1, scope: !271, file: !2, line: 51, type: !274)
!276 = !DILocation(line: 51, column: 29, scope: !271)
!277 = !DILocation(line: 52, column: 11, scope: !271)
!278 = !DILocation(line: 52, column: 3, scope: !271)
!279 = !DILocation(line: 53, column: 12, scope: !280)
!280 = distinct !DILexicalBlock(scope: !271, file: !2, line: 52, column: 14)
!281 = !DILocation(line: 54, column: 30, scope: !280)
!282 = !DILocation(line: 55, column: 17, scope: !280)
!283 = !DILocation(line: 56, column: 12, scope: !280)
!284 = !DILocation(line: 58, column: 1, scope: !271)
