; ModuleID = 'hash_table.c'
source_filename = "hash_table.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.map = type { ptr, i64, i64 }
%struct.slot = type { ptr, i32 }

@__const.main.text = private unnamed_addr constant [75 x i8] c"a rose is a rose is a rose and what is in a name that which we call a rose\00", align 16
@.str = private unnamed_addr constant [2 x i8] c" \00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [12 x i8] c"%zu of %zu\0A\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !28 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [75 x i8], align 16
  %m = alloca %struct.map, align 8
  %word = alloca ptr, align 8
  %all = alloca ptr, align 8
  %n = alloca i64, align 8
  %i = alloca i64, align 8
  %i16 = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %text, !33, !DIExpression(), !37)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %text, ptr align 16 @__const.main.text, i64 75, i1 false), !dbg !37
    #dbg_declare(ptr %m, !38, !DIExpression(), !53)
  %slots = getelementptr inbounds %struct.map, ptr %m, i32 0, i32 0, !dbg !54
  %call = call ptr @calloc(i64 noundef 4, i64 noundef 16) #6, !dbg !55
  store ptr %call, ptr %slots, align 8, !dbg !54
  %room = getelementptr inbounds %struct.map, ptr %m, i32 0, i32 1, !dbg !54
  store i64 4, ptr %room, align 8, !dbg !54
  %used = getelementptr inbounds %struct.map, ptr %m, i32 0, i32 2, !dbg !54
  store i64 0, ptr %used, align 8, !dbg !54
    #dbg_declare(ptr %word, !56, !DIExpression(), !58)
  %arraydecay = getelementptr inbounds [75 x i8], ptr %text, i64 0, i64 0, !dbg !59
  %call1 = call ptr @strtok(ptr noundef %arraydecay, ptr noundef @.str), !dbg !60
  store ptr %call1, ptr %word, align 8, !dbg !58
  br label %for.cond, !dbg !61

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load ptr, ptr %word, align 8, !dbg !62
  %tobool = icmp ne ptr %0, null, !dbg !64
  br i1 %tobool, label %for.body, label %for.end, !dbg !64

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %word, align 8, !dbg !65
  call void @count(ptr noundef %m, ptr noundef %1), !dbg !66
  br label %for.inc, !dbg !66

for.inc:                                          ; preds = %for.body
  %call2 = call ptr @strtok(ptr noundef null, ptr noundef @.str), !dbg !67
  store ptr %call2, ptr %word, align 8, !dbg !68
  br label %for.cond, !dbg !69, !llvm.loop !70

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %all, !73, !DIExpression(), !74)
  %used3 = getelementptr inbounds %struct.map, ptr %m, i32 0, i32 2, !dbg !75
  %2 = load i64, ptr %used3, align 8, !dbg !75
  %mul = mul i64 %2, 16, !dbg !76
  %call4 = call ptr @malloc(i64 noundef %mul) #7, !dbg !77
  store ptr %call4, ptr %all, align 8, !dbg !74
    #dbg_declare(ptr %n, !78, !DIExpression(), !79)
  store i64 0, ptr %n, align 8, !dbg !79
    #dbg_declare(ptr %i, !80, !DIExpression(), !82)
  store i64 0, ptr %i, align 8, !dbg !82
  br label %for.cond5, !dbg !83

for.cond5:                                        ; preds = %for.inc13, %for.end
  %3 = load i64, ptr %i, align 8, !dbg !84
  %room6 = getelementptr inbounds %struct.map, ptr %m, i32 0, i32 1, !dbg !86
  %4 = load i64, ptr %room6, align 8, !dbg !86
  %cmp = icmp ult i64 %3, %4, !dbg !87
  br i1 %cmp, label %for.body7, label %for.end15, !dbg !88

for.body7:                                        ; preds = %for.cond5
  %slots8 = getelementptr inbounds %struct.map, ptr %m, i32 0, i32 0, !dbg !89
  %5 = load ptr, ptr %slots8, align 8, !dbg !89
  %6 = load i64, ptr %i, align 8, !dbg !91
  %arrayidx = getelementptr inbounds %struct.slot, ptr %5, i64 %6, !dbg !92
  %key = getelementptr inbounds %struct.slot, ptr %arrayidx, i32 0, i32 0, !dbg !93
  %7 = load ptr, ptr %key, align 8, !dbg !93
  %tobool9 = icmp ne ptr %7, null, !dbg !92
  br i1 %tobool9, label %if.then, label %if.end, !dbg !94

if.then:                                          ; preds = %for.body7
  %8 = load ptr, ptr %all, align 8, !dbg !95
  %9 = load i64, ptr %n, align 8, !dbg !96
  %inc = add i64 %9, 1, !dbg !96
  store i64 %inc, ptr %n, align 8, !dbg !96
  %arrayidx10 = getelementptr inbounds %struct.slot, ptr %8, i64 %9, !dbg !95
  %slots11 = getelementptr inbounds %struct.map, ptr %m, i32 0, i32 0, !dbg !97
  %10 = load ptr, ptr %slots11, align 8, !dbg !97
  %11 = load i64, ptr %i, align 8, !dbg !98
  %arrayidx12 = getelementptr inbounds %struct.slot, ptr %10, i64 %11, !dbg !99
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx10, ptr align 8 %arrayidx12, i64 16, i1 false), !dbg !99
  br label %if.end, !dbg !95

if.end:                                           ; preds = %if.then, %for.body7
  br label %for.inc13, !dbg !93

for.inc13:                                        ; preds = %if.end
  %12 = load i64, ptr %i, align 8, !dbg !100
  %inc14 = add i64 %12, 1, !dbg !100
  store i64 %inc14, ptr %i, align 8, !dbg !100
  br label %for.cond5, !dbg !101, !llvm.loop !102

for.end15:                                        ; preds = %for.cond5
  %13 = load ptr, ptr %all, align 8, !dbg !104
  %14 = load i64, ptr %n, align 8, !dbg !105
  call void @qsort(ptr noundef %13, i64 noundef %14, i64 noundef 16, ptr noundef @by_count), !dbg !106
    #dbg_declare(ptr %i16, !107, !DIExpression(), !109)
  store i64 0, ptr %i16, align 8, !dbg !109
  br label %for.cond17, !dbg !110

for.cond17:                                       ; preds = %for.inc26, %for.end15
  %15 = load i64, ptr %i16, align 8, !dbg !111
  %16 = load i64, ptr %n, align 8, !dbg !113
  %cmp18 = icmp ult i64 %15, %16, !dbg !114
  br i1 %cmp18, label %for.body19, label %for.end28, !dbg !115

for.body19:                                       ; preds = %for.cond17
  %17 = load ptr, ptr %all, align 8, !dbg !116
  %18 = load i64, ptr %i16, align 8, !dbg !118
  %arrayidx20 = getelementptr inbounds %struct.slot, ptr %17, i64 %18, !dbg !116
  %count = getelementptr inbounds %struct.slot, ptr %arrayidx20, i32 0, i32 1, !dbg !119
  %19 = load i32, ptr %count, align 8, !dbg !119
  %20 = load ptr, ptr %all, align 8, !dbg !120
  %21 = load i64, ptr %i16, align 8, !dbg !121
  %arrayidx21 = getelementptr inbounds %struct.slot, ptr %20, i64 %21, !dbg !120
  %key22 = getelementptr inbounds %struct.slot, ptr %arrayidx21, i32 0, i32 0, !dbg !122
  %22 = load ptr, ptr %key22, align 8, !dbg !122
  %call23 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %19, ptr noundef %22), !dbg !123
  %23 = load ptr, ptr %all, align 8, !dbg !124
  %24 = load i64, ptr %i16, align 8, !dbg !125
  %arrayidx24 = getelementptr inbounds %struct.slot, ptr %23, i64 %24, !dbg !124
  %key25 = getelementptr inbounds %struct.slot, ptr %arrayidx24, i32 0, i32 0, !dbg !126
  %25 = load ptr, ptr %key25, align 8, !dbg !126
  call void @free(ptr noundef %25), !dbg !127
  br label %for.inc26, !dbg !128

for.inc26:                                        ; preds = %for.body19
  %26 = load i64, ptr %i16, align 8, !dbg !129
  %inc27 = add i64 %26, 1, !dbg !129
  store i64 %inc27, ptr %i16, align 8, !dbg !129
  br label %for.cond17, !dbg !130, !llvm.loop !131

for.end28:                                        ; preds = %for.cond17
  %27 = load i64, ptr %n, align 8, !dbg !133
  %room29 = getelementptr inbounds %struct.map, ptr %m, i32 0, i32 1, !dbg !134
  %28 = load i64, ptr %room29, align 8, !dbg !134
  %call30 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %27, i64 noundef %28), !dbg !135
  %29 = load ptr, ptr %all, align 8, !dbg !136
  call void @free(ptr noundef %29), !dbg !137
  %slots31 = getelementptr inbounds %struct.map, ptr %m, i32 0, i32 0, !dbg !138
  %30 = load ptr, ptr %slots31, align 8, !dbg !138
  call void @free(ptr noundef %30), !dbg !139
  ret i32 0, !dbg !140
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: allocsize(0,1)
declare ptr @calloc(i64 noundef, i64 noundef) #2

declare ptr @strtok(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @count(ptr noundef %m, ptr noundef %key) #0 !dbg !141 {
entry:
  %m.addr = alloca ptr, align 8
  %key.addr = alloca ptr, align 8
  %s = alloca ptr, align 8
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !147, !DIExpression(), !148)
  store ptr %key, ptr %key.addr, align 8
    #dbg_declare(ptr %key.addr, !149, !DIExpression(), !150)
    #dbg_declare(ptr %s, !151, !DIExpression(), !152)
  %0 = load ptr, ptr %m.addr, align 8, !dbg !153
  %1 = load ptr, ptr %key.addr, align 8, !dbg !154
  %call = call ptr @find(ptr noundef %0, ptr noundef %1), !dbg !155
  store ptr %call, ptr %s, align 8, !dbg !152
  %2 = load ptr, ptr %s, align 8, !dbg !156
  %key1 = getelementptr inbounds %struct.slot, ptr %2, i32 0, i32 0, !dbg !158
  %3 = load ptr, ptr %key1, align 8, !dbg !158
  %tobool = icmp ne ptr %3, null, !dbg !156
  br i1 %tobool, label %if.end6, label %if.then, !dbg !159

if.then:                                          ; preds = %entry
  %4 = load ptr, ptr %m.addr, align 8, !dbg !160
  %used = getelementptr inbounds %struct.map, ptr %4, i32 0, i32 2, !dbg !163
  %5 = load i64, ptr %used, align 8, !dbg !164
  %inc = add i64 %5, 1, !dbg !164
  store i64 %inc, ptr %used, align 8, !dbg !164
  %mul = mul i64 %inc, 2, !dbg !165
  %6 = load ptr, ptr %m.addr, align 8, !dbg !166
  %room = getelementptr inbounds %struct.map, ptr %6, i32 0, i32 1, !dbg !167
  %7 = load i64, ptr %room, align 8, !dbg !167
  %cmp = icmp ugt i64 %mul, %7, !dbg !168
  br i1 %cmp, label %if.then2, label %if.end, !dbg !169

if.then2:                                         ; preds = %if.then
  %8 = load ptr, ptr %m.addr, align 8, !dbg !170
  call void @grow(ptr noundef %8), !dbg !172
  %9 = load ptr, ptr %m.addr, align 8, !dbg !173
  %10 = load ptr, ptr %key.addr, align 8, !dbg !174
  %call3 = call ptr @find(ptr noundef %9, ptr noundef %10), !dbg !175
  store ptr %call3, ptr %s, align 8, !dbg !176
  br label %if.end, !dbg !177

if.end:                                           ; preds = %if.then2, %if.then
  %11 = load ptr, ptr %key.addr, align 8, !dbg !178
  %call4 = call ptr @strdup(ptr noundef %11) #8, !dbg !179
  %12 = load ptr, ptr %s, align 8, !dbg !180
  %key5 = getelementptr inbounds %struct.slot, ptr %12, i32 0, i32 0, !dbg !181
  store ptr %call4, ptr %key5, align 8, !dbg !182
  br label %if.end6, !dbg !183

if.end6:                                          ; preds = %if.end, %entry
  %13 = load ptr, ptr %s, align 8, !dbg !184
  %count = getelementptr inbounds %struct.slot, ptr %13, i32 0, i32 1, !dbg !185
  %14 = load i32, ptr %count, align 8, !dbg !186
  %inc7 = add nsw i32 %14, 1, !dbg !186
  store i32 %inc7, ptr %count, align 8, !dbg !186
  ret void, !dbg !187
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #4

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_count(ptr noundef %a, ptr noundef %b) #0 !dbg !188 {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %x = alloca ptr, align 8
  %y = alloca ptr, align 8
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !193, !DIExpression(), !194)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !195, !DIExpression(), !196)
    #dbg_declare(ptr %x, !197, !DIExpression(), !200)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !201
  store ptr %0, ptr %x, align 8, !dbg !200
    #dbg_declare(ptr %y, !202, !DIExpression(), !203)
  %1 = load ptr, ptr %b.addr, align 8, !dbg !204
  store ptr %1, ptr %y, align 8, !dbg !203
  %2 = load ptr, ptr %x, align 8, !dbg !205
  %count = getelementptr inbounds %struct.slot, ptr %2, i32 0, i32 1, !dbg !207
  %3 = load i32, ptr %count, align 8, !dbg !207
  %4 = load ptr, ptr %y, align 8, !dbg !208
  %count1 = getelementptr inbounds %struct.slot, ptr %4, i32 0, i32 1, !dbg !209
  %5 = load i32, ptr %count1, align 8, !dbg !209
  %cmp = icmp ne i32 %3, %5, !dbg !210
  br i1 %cmp, label %if.then, label %if.end, !dbg !211

if.then:                                          ; preds = %entry
  %6 = load ptr, ptr %y, align 8, !dbg !212
  %count2 = getelementptr inbounds %struct.slot, ptr %6, i32 0, i32 1, !dbg !213
  %7 = load i32, ptr %count2, align 8, !dbg !213
  %8 = load ptr, ptr %x, align 8, !dbg !214
  %count3 = getelementptr inbounds %struct.slot, ptr %8, i32 0, i32 1, !dbg !215
  %9 = load i32, ptr %count3, align 8, !dbg !215
  %sub = sub nsw i32 %7, %9, !dbg !216
  store i32 %sub, ptr %retval, align 4, !dbg !217
  br label %return, !dbg !217

if.end:                                           ; preds = %entry
  %10 = load ptr, ptr %x, align 8, !dbg !218
  %key = getelementptr inbounds %struct.slot, ptr %10, i32 0, i32 0, !dbg !219
  %11 = load ptr, ptr %key, align 8, !dbg !219
  %12 = load ptr, ptr %y, align 8, !dbg !220
  %key4 = getelementptr inbounds %struct.slot, ptr %12, i32 0, i32 0, !dbg !221
  %13 = load ptr, ptr %key4, align 8, !dbg !221
  %call = call i32 @strcmp(ptr noundef %11, ptr noundef %13) #8, !dbg !222
  store i32 %call, ptr %retval, align 4, !dbg !223
  br label %return, !dbg !223

return:                                           ; preds = %if.end, %if.then
  %14 = load i32, ptr %retval, align 4, !dbg !224
  ret i32 %14, !dbg !224
}

declare i32 @printf(ptr noundef, ...) #3

declare void @free(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @find(ptr noundef %m, ptr noundef %key) #0 !dbg !225 {
entry:
  %m.addr = alloca ptr, align 8
  %key.addr = alloca ptr, align 8
  %i = alloca i64, align 8
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !228, !DIExpression(), !229)
  store ptr %key, ptr %key.addr, align 8
    #dbg_declare(ptr %key.addr, !230, !DIExpression(), !231)
    #dbg_declare(ptr %i, !232, !DIExpression(), !233)
  %0 = load ptr, ptr %key.addr, align 8, !dbg !234
  %call = call i64 @hash(ptr noundef %0), !dbg !235
  %1 = load ptr, ptr %m.addr, align 8, !dbg !236
  %room = getelementptr inbounds %struct.map, ptr %1, i32 0, i32 1, !dbg !237
  %2 = load i64, ptr %room, align 8, !dbg !237
  %sub = sub i64 %2, 1, !dbg !238
  %and = and i64 %call, %sub, !dbg !239
  store i64 %and, ptr %i, align 8, !dbg !233
  br label %while.cond, !dbg !240

while.cond:                                       ; preds = %while.body, %entry
  %3 = load ptr, ptr %m.addr, align 8, !dbg !241
  %slots = getelementptr inbounds %struct.map, ptr %3, i32 0, i32 0, !dbg !242
  %4 = load ptr, ptr %slots, align 8, !dbg !242
  %5 = load i64, ptr %i, align 8, !dbg !243
  %arrayidx = getelementptr inbounds %struct.slot, ptr %4, i64 %5, !dbg !241
  %key1 = getelementptr inbounds %struct.slot, ptr %arrayidx, i32 0, i32 0, !dbg !244
  %6 = load ptr, ptr %key1, align 8, !dbg !244
  %tobool = icmp ne ptr %6, null, !dbg !241
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !245

land.rhs:                                         ; preds = %while.cond
  %7 = load ptr, ptr %m.addr, align 8, !dbg !246
  %slots2 = getelementptr inbounds %struct.map, ptr %7, i32 0, i32 0, !dbg !247
  %8 = load ptr, ptr %slots2, align 8, !dbg !247
  %9 = load i64, ptr %i, align 8, !dbg !248
  %arrayidx3 = getelementptr inbounds %struct.slot, ptr %8, i64 %9, !dbg !246
  %key4 = getelementptr inbounds %struct.slot, ptr %arrayidx3, i32 0, i32 0, !dbg !249
  %10 = load ptr, ptr %key4, align 8, !dbg !249
  %11 = load ptr, ptr %key.addr, align 8, !dbg !250
  %call5 = call i32 @strcmp(ptr noundef %10, ptr noundef %11) #8, !dbg !251
  %cmp = icmp ne i32 %call5, 0, !dbg !252
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %12 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ], !dbg !253
  br i1 %12, label %while.body, label %while.end, !dbg !240

while.body:                                       ; preds = %land.end
  %13 = load i64, ptr %i, align 8, !dbg !254
  %add = add i64 %13, 1, !dbg !255
  %14 = load ptr, ptr %m.addr, align 8, !dbg !256
  %room6 = getelementptr inbounds %struct.map, ptr %14, i32 0, i32 1, !dbg !257
  %15 = load i64, ptr %room6, align 8, !dbg !257
  %sub7 = sub i64 %15, 1, !dbg !258
  %and8 = and i64 %add, %sub7, !dbg !259
  store i64 %and8, ptr %i, align 8, !dbg !260
  br label %while.cond, !dbg !240, !llvm.loop !261

while.end:                                        ; preds = %land.end
  %16 = load ptr, ptr %m.addr, align 8, !dbg !263
  %slots9 = getelementptr inbounds %struct.map, ptr %16, i32 0, i32 0, !dbg !264
  %17 = load ptr, ptr %slots9, align 8, !dbg !264
  %18 = load i64, ptr %i, align 8, !dbg !265
  %arrayidx10 = getelementptr inbounds %struct.slot, ptr %17, i64 %18, !dbg !263
  ret ptr %arrayidx10, !dbg !266
}

; Function Attrs: noinline nounwind uwtable
define internal void @grow(ptr noundef %m) #0 !dbg !267 {
entry:
  %m.addr = alloca ptr, align 8
  %bigger = alloca %struct.map, align 8
  %i = alloca i64, align 8
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !270, !DIExpression(), !271)
    #dbg_declare(ptr %bigger, !272, !DIExpression(), !273)
  %slots = getelementptr inbounds %struct.map, ptr %bigger, i32 0, i32 0, !dbg !274
  %0 = load ptr, ptr %m.addr, align 8, !dbg !275
  %room = getelementptr inbounds %struct.map, ptr %0, i32 0, i32 1, !dbg !276
  %1 = load i64, ptr %room, align 8, !dbg !276
  %mul = mul i64 %1, 2, !dbg !277
  %call = call ptr @calloc(i64 noundef %mul, i64 noundef 16) #6, !dbg !278
  store ptr %call, ptr %slots, align 8, !dbg !274
  %room1 = getelementptr inbounds %struct.map, ptr %bigger, i32 0, i32 1, !dbg !274
  %2 = load ptr, ptr %m.addr, align 8, !dbg !279
  %room2 = getelementptr inbounds %struct.map, ptr %2, i32 0, i32 1, !dbg !280
  %3 = load i64, ptr %room2, align 8, !dbg !280
  %mul3 = mul i64 %3, 2, !dbg !281
  store i64 %mul3, ptr %room1, align 8, !dbg !274
  %used = getelementptr inbounds %struct.map, ptr %bigger, i32 0, i32 2, !dbg !274
  %4 = load ptr, ptr %m.addr, align 8, !dbg !282
  %used4 = getelementptr inbounds %struct.map, ptr %4, i32 0, i32 2, !dbg !283
  %5 = load i64, ptr %used4, align 8, !dbg !283
  store i64 %5, ptr %used, align 8, !dbg !274
    #dbg_declare(ptr %i, !284, !DIExpression(), !286)
  store i64 0, ptr %i, align 8, !dbg !286
  br label %for.cond, !dbg !287

for.cond:                                         ; preds = %for.inc, %entry
  %6 = load i64, ptr %i, align 8, !dbg !288
  %7 = load ptr, ptr %m.addr, align 8, !dbg !290
  %room5 = getelementptr inbounds %struct.map, ptr %7, i32 0, i32 1, !dbg !291
  %8 = load i64, ptr %room5, align 8, !dbg !291
  %cmp = icmp ult i64 %6, %8, !dbg !292
  br i1 %cmp, label %for.body, label %for.end, !dbg !293

for.body:                                         ; preds = %for.cond
  %9 = load ptr, ptr %m.addr, align 8, !dbg !294
  %slots6 = getelementptr inbounds %struct.map, ptr %9, i32 0, i32 0, !dbg !296
  %10 = load ptr, ptr %slots6, align 8, !dbg !296
  %11 = load i64, ptr %i, align 8, !dbg !297
  %arrayidx = getelementptr inbounds %struct.slot, ptr %10, i64 %11, !dbg !294
  %key = getelementptr inbounds %struct.slot, ptr %arrayidx, i32 0, i32 0, !dbg !298
  %12 = load ptr, ptr %key, align 8, !dbg !298
  %tobool = icmp ne ptr %12, null, !dbg !294
  br i1 %tobool, label %if.then, label %if.end, !dbg !299

if.then:                                          ; preds = %for.body
  %13 = load ptr, ptr %m.addr, align 8, !dbg !300
  %slots7 = getelementptr inbounds %struct.map, ptr %13, i32 0, i32 0, !dbg !301
  %14 = load ptr, ptr %slots7, align 8, !dbg !301
  %15 = load i64, ptr %i, align 8, !dbg !302
  %arrayidx8 = getelementptr inbounds %struct.slot, ptr %14, i64 %15, !dbg !300
  %key9 = getelementptr inbounds %struct.slot, ptr %arrayidx8, i32 0, i32 0, !dbg !303
  %16 = load ptr, ptr %key9, align 8, !dbg !303
  %call10 = call ptr @find(ptr noundef %bigger, ptr noundef %16), !dbg !304
  %17 = load ptr, ptr %m.addr, align 8, !dbg !305
  %slots11 = getelementptr inbounds %struct.map, ptr %17, i32 0, i32 0, !dbg !306
  %18 = load ptr, ptr %slots11, align 8, !dbg !306
  %19 = load i64, ptr %i, align 8, !dbg !307
  %arrayidx12 = getelementptr inbounds %struct.slot, ptr %18, i64 %19, !dbg !305
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %call10, ptr align 8 %arrayidx12, i64 16, i1 false), !dbg !305
  br label %if.end, !dbg !308

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc, !dbg !298

for.inc:                                          ; preds = %if.end
  %20 = load i64, ptr %i, align 8, !dbg !309
  %inc = add i64 %20, 1, !dbg !309
  store i64 %inc, ptr %i, align 8, !dbg !309
  br label %for.cond, !dbg !310, !llvm.loop !311

for.end:                                          ; preds = %for.cond
  %21 = load ptr, ptr %m.addr, align 8, !dbg !313
  %slots13 = getelementptr inbounds %struct.map, ptr %21, i32 0, i32 0, !dbg !314
  %22 = load ptr, ptr %slots13, align 8, !dbg !314
  call void @free(ptr noundef %22), !dbg !315
  %23 = load ptr, ptr %m.addr, align 8, !dbg !316
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %bigger, i64 24, i1 false), !dbg !317
  ret void, !dbg !318
}

; Function Attrs: nounwind
declare ptr @strdup(ptr noundef) #5

; Function Attrs: noinline nounwind uwtable
define internal i64 @hash(ptr noundef %s) #0 !dbg !319 {
entry:
  %s.addr = alloca ptr, align 8
  %h = alloca i64, align 8
  store ptr %s, ptr %s.addr, align 8
    #dbg_declare(ptr %s.addr, !324, !DIExpression(), !325)
    #dbg_declare(ptr %h, !326, !DIExpression(), !327)
  store i64 1469598103934665603, ptr %h, align 8, !dbg !327
  br label %for.cond, !dbg !328

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load ptr, ptr %s.addr, align 8, !dbg !329
  %1 = load i8, ptr %0, align 1, !dbg !332
  %tobool = icmp ne i8 %1, 0, !dbg !333
  br i1 %tobool, label %for.body, label %for.end, !dbg !333

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %s.addr, align 8, !dbg !334
  %3 = load i8, ptr %2, align 1, !dbg !336
  %conv = zext i8 %3 to i64, !dbg !337
  %4 = load i64, ptr %h, align 8, !dbg !338
  %xor = xor i64 %4, %conv, !dbg !338
  store i64 %xor, ptr %h, align 8, !dbg !338
  %5 = load i64, ptr %h, align 8, !dbg !339
  %mul = mul i64 %5, 1099511628211, !dbg !339
  store i64 %mul, ptr %h, align 8, !dbg !339
  br label %for.inc, !dbg !340

for.inc:                                          ; preds = %for.body
  %6 = load ptr, ptr %s.addr, align 8, !dbg !341
  %incdec.ptr = getelementptr inbounds i8, ptr %6, i32 1, !dbg !341
  store ptr %incdec.ptr, ptr %s.addr, align 8, !dbg !341
  br label %for.cond, !dbg !342, !llvm.loop !343

for.end:                                          ; preds = %for.cond
  %7 = load i64, ptr %h, align 8, !dbg !345
  ret i64 %7, !dbg !346
}

; Function Attrs: nounwind
declare i32 @strcmp(ptr noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { allocsize(0,1) }
attributes #7 = { allocsize(0) }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "hash_table.c", directory: ".", checksumkind: CSK_MD5, checksum: "b2e9d7de046042b7c8924711b702ba52")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 74, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 7)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 77, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 12)
!17 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !18, globals: !20, splitDebugInlining: false, nameTableKind: None)
!18 = !{!19}
!19 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!20 = !{!0, !7, !12}
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 62, type: !29, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17, retainedNodes: !32)
!29 = !DISubroutineType(types: !30)
!30 = !{!31}
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !{}
!33 = !DILocalVariable(name: "text", scope: !28, file: !2, line: 63, type: !34)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 600, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 75)
!37 = !DILocation(line: 63, column: 8, scope: !28)
!38 = !DILocalVariable(name: "m", scope: !28, file: !2, line: 64, type: !39)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "map", file: !2, line: 13, size: 192, elements: !40)
!40 = !{!41, !48, !52}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "slots", scope: !39, file: !2, line: 14, baseType: !42, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "slot", file: !2, line: 8, size: 128, elements: !44)
!44 = !{!45, !47}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !43, file: !2, line: 9, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !43, file: !2, line: 10, baseType: !31, size: 32, offset: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "room", scope: !39, file: !2, line: 15, baseType: !49, size: 64, offset: 64)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !50, line: 18, baseType: !51)
!50 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "used", scope: !39, file: !2, line: 15, baseType: !49, size: 64, offset: 128)
!53 = !DILocation(line: 64, column: 14, scope: !28)
!54 = !DILocation(line: 64, column: 18, scope: !28)
!55 = !DILocation(line: 64, column: 20, scope: !28)
!56 = !DILocalVariable(name: "word", scope: !57, file: !2, line: 65, type: !46)
!57 = distinct !DILexicalBlock(scope: !28, file: !2, line: 65, column: 3)
!58 = !DILocation(line: 65, column: 14, scope: !57)
!59 = !DILocation(line: 65, column: 28, scope: !57)
!60 = !DILocation(line: 65, column: 21, scope: !57)
!61 = !DILocation(line: 65, column: 8, scope: !57)
!62 = !DILocation(line: 65, column: 40, scope: !63)
!63 = distinct !DILexicalBlock(scope: !57, file: !2, line: 65, column: 3)
!64 = !DILocation(line: 65, column: 3, scope: !57)
!65 = !DILocation(line: 66, column: 15, scope: !63)
!66 = !DILocation(line: 66, column: 5, scope: !63)
!67 = !DILocation(line: 65, column: 53, scope: !63)
!68 = !DILocation(line: 65, column: 51, scope: !63)
!69 = !DILocation(line: 65, column: 3, scope: !63)
!70 = distinct !{!70, !64, !71, !72}
!71 = !DILocation(line: 66, column: 19, scope: !57)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocalVariable(name: "all", scope: !28, file: !2, line: 67, type: !42)
!74 = !DILocation(line: 67, column: 16, scope: !28)
!75 = !DILocation(line: 67, column: 31, scope: !28)
!76 = !DILocation(line: 67, column: 36, scope: !28)
!77 = !DILocation(line: 67, column: 22, scope: !28)
!78 = !DILocalVariable(name: "n", scope: !28, file: !2, line: 68, type: !49)
!79 = !DILocation(line: 68, column: 10, scope: !28)
!80 = !DILocalVariable(name: "i", scope: !81, file: !2, line: 69, type: !49)
!81 = distinct !DILexicalBlock(scope: !28, file: !2, line: 69, column: 3)
!82 = !DILocation(line: 69, column: 15, scope: !81)
!83 = !DILocation(line: 69, column: 8, scope: !81)
!84 = !DILocation(line: 69, column: 22, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !2, line: 69, column: 3)
!86 = !DILocation(line: 69, column: 28, scope: !85)
!87 = !DILocation(line: 69, column: 24, scope: !85)
!88 = !DILocation(line: 69, column: 3, scope: !81)
!89 = !DILocation(line: 70, column: 11, scope: !90)
!90 = distinct !DILexicalBlock(scope: !85, file: !2, line: 70, column: 9)
!91 = !DILocation(line: 70, column: 17, scope: !90)
!92 = !DILocation(line: 70, column: 9, scope: !90)
!93 = !DILocation(line: 70, column: 20, scope: !90)
!94 = !DILocation(line: 70, column: 9, scope: !85)
!95 = !DILocation(line: 71, column: 7, scope: !90)
!96 = !DILocation(line: 71, column: 12, scope: !90)
!97 = !DILocation(line: 71, column: 20, scope: !90)
!98 = !DILocation(line: 71, column: 26, scope: !90)
!99 = !DILocation(line: 71, column: 18, scope: !90)
!100 = !DILocation(line: 69, column: 35, scope: !85)
!101 = !DILocation(line: 69, column: 3, scope: !85)
!102 = distinct !{!102, !88, !103, !72}
!103 = !DILocation(line: 71, column: 27, scope: !81)
!104 = !DILocation(line: 72, column: 9, scope: !28)
!105 = !DILocation(line: 72, column: 14, scope: !28)
!106 = !DILocation(line: 72, column: 3, scope: !28)
!107 = !DILocalVariable(name: "i", scope: !108, file: !2, line: 73, type: !49)
!108 = distinct !DILexicalBlock(scope: !28, file: !2, line: 73, column: 3)
!109 = !DILocation(line: 73, column: 15, scope: !108)
!110 = !DILocation(line: 73, column: 8, scope: !108)
!111 = !DILocation(line: 73, column: 22, scope: !112)
!112 = distinct !DILexicalBlock(scope: !108, file: !2, line: 73, column: 3)
!113 = !DILocation(line: 73, column: 26, scope: !112)
!114 = !DILocation(line: 73, column: 24, scope: !112)
!115 = !DILocation(line: 73, column: 3, scope: !108)
!116 = !DILocation(line: 74, column: 23, scope: !117)
!117 = distinct !DILexicalBlock(scope: !112, file: !2, line: 73, column: 34)
!118 = !DILocation(line: 74, column: 27, scope: !117)
!119 = !DILocation(line: 74, column: 30, scope: !117)
!120 = !DILocation(line: 74, column: 37, scope: !117)
!121 = !DILocation(line: 74, column: 41, scope: !117)
!122 = !DILocation(line: 74, column: 44, scope: !117)
!123 = !DILocation(line: 74, column: 5, scope: !117)
!124 = !DILocation(line: 75, column: 10, scope: !117)
!125 = !DILocation(line: 75, column: 14, scope: !117)
!126 = !DILocation(line: 75, column: 17, scope: !117)
!127 = !DILocation(line: 75, column: 5, scope: !117)
!128 = !DILocation(line: 76, column: 3, scope: !117)
!129 = !DILocation(line: 73, column: 30, scope: !112)
!130 = !DILocation(line: 73, column: 3, scope: !112)
!131 = distinct !{!131, !115, !132, !72}
!132 = !DILocation(line: 76, column: 3, scope: !108)
!133 = !DILocation(line: 77, column: 26, scope: !28)
!134 = !DILocation(line: 77, column: 31, scope: !28)
!135 = !DILocation(line: 77, column: 3, scope: !28)
!136 = !DILocation(line: 78, column: 8, scope: !28)
!137 = !DILocation(line: 78, column: 3, scope: !28)
!138 = !DILocation(line: 79, column: 10, scope: !28)
!139 = !DILocation(line: 79, column: 3, scope: !28)
!140 = !DILocation(line: 80, column: 3, scope: !28)
!141 = distinct !DISubprogram(name: "count", scope: !2, file: !2, line: 43, type: !142, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !32)
!142 = !DISubroutineType(types: !143)
!143 = !{null, !144, !145}
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!145 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !146, size: 64)
!146 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!147 = !DILocalVariable(name: "m", arg: 1, scope: !141, file: !2, line: 43, type: !144)
!148 = !DILocation(line: 43, column: 31, scope: !141)
!149 = !DILocalVariable(name: "key", arg: 2, scope: !141, file: !2, line: 43, type: !145)
!150 = !DILocation(line: 43, column: 46, scope: !141)
!151 = !DILocalVariable(name: "s", scope: !141, file: !2, line: 44, type: !42)
!152 = !DILocation(line: 44, column: 16, scope: !141)
!153 = !DILocation(line: 44, column: 25, scope: !141)
!154 = !DILocation(line: 44, column: 28, scope: !141)
!155 = !DILocation(line: 44, column: 20, scope: !141)
!156 = !DILocation(line: 45, column: 8, scope: !157)
!157 = distinct !DILexicalBlock(scope: !141, file: !2, line: 45, column: 7)
!158 = !DILocation(line: 45, column: 11, scope: !157)
!159 = !DILocation(line: 45, column: 7, scope: !141)
!160 = !DILocation(line: 46, column: 11, scope: !161)
!161 = distinct !DILexicalBlock(scope: !162, file: !2, line: 46, column: 9)
!162 = distinct !DILexicalBlock(scope: !157, file: !2, line: 45, column: 16)
!163 = !DILocation(line: 46, column: 14, scope: !161)
!164 = !DILocation(line: 46, column: 9, scope: !161)
!165 = !DILocation(line: 46, column: 19, scope: !161)
!166 = !DILocation(line: 46, column: 25, scope: !161)
!167 = !DILocation(line: 46, column: 28, scope: !161)
!168 = !DILocation(line: 46, column: 23, scope: !161)
!169 = !DILocation(line: 46, column: 9, scope: !162)
!170 = !DILocation(line: 47, column: 12, scope: !171)
!171 = distinct !DILexicalBlock(scope: !161, file: !2, line: 46, column: 34)
!172 = !DILocation(line: 47, column: 7, scope: !171)
!173 = !DILocation(line: 48, column: 16, scope: !171)
!174 = !DILocation(line: 48, column: 19, scope: !171)
!175 = !DILocation(line: 48, column: 11, scope: !171)
!176 = !DILocation(line: 48, column: 9, scope: !171)
!177 = !DILocation(line: 49, column: 5, scope: !171)
!178 = !DILocation(line: 50, column: 21, scope: !162)
!179 = !DILocation(line: 50, column: 14, scope: !162)
!180 = !DILocation(line: 50, column: 5, scope: !162)
!181 = !DILocation(line: 50, column: 8, scope: !162)
!182 = !DILocation(line: 50, column: 12, scope: !162)
!183 = !DILocation(line: 51, column: 3, scope: !162)
!184 = !DILocation(line: 52, column: 3, scope: !141)
!185 = !DILocation(line: 52, column: 6, scope: !141)
!186 = !DILocation(line: 52, column: 11, scope: !141)
!187 = !DILocation(line: 53, column: 1, scope: !141)
!188 = distinct !DISubprogram(name: "by_count", scope: !2, file: !2, line: 55, type: !189, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !32)
!189 = !DISubroutineType(types: !190)
!190 = !{!31, !191, !191}
!191 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !192, size: 64)
!192 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!193 = !DILocalVariable(name: "a", arg: 1, scope: !188, file: !2, line: 55, type: !191)
!194 = !DILocation(line: 55, column: 33, scope: !188)
!195 = !DILocalVariable(name: "b", arg: 2, scope: !188, file: !2, line: 55, type: !191)
!196 = !DILocation(line: 55, column: 48, scope: !188)
!197 = !DILocalVariable(name: "x", scope: !188, file: !2, line: 56, type: !198)
!198 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !199, size: 64)
!199 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !43)
!200 = !DILocation(line: 56, column: 22, scope: !188)
!201 = !DILocation(line: 56, column: 26, scope: !188)
!202 = !DILocalVariable(name: "y", scope: !188, file: !2, line: 56, type: !198)
!203 = !DILocation(line: 56, column: 30, scope: !188)
!204 = !DILocation(line: 56, column: 34, scope: !188)
!205 = !DILocation(line: 57, column: 7, scope: !206)
!206 = distinct !DILexicalBlock(scope: !188, file: !2, line: 57, column: 7)
!207 = !DILocation(line: 57, column: 10, scope: !206)
!208 = !DILocation(line: 57, column: 19, scope: !206)
!209 = !DILocation(line: 57, column: 22, scope: !206)
!210 = !DILocation(line: 57, column: 16, scope: !206)
!211 = !DILocation(line: 57, column: 7, scope: !188)
!212 = !DILocation(line: 58, column: 12, scope: !206)
!213 = !DILocation(line: 58, column: 15, scope: !206)
!214 = !DILocation(line: 58, column: 23, scope: !206)
!215 = !DILocation(line: 58, column: 26, scope: !206)
!216 = !DILocation(line: 58, column: 21, scope: !206)
!217 = !DILocation(line: 58, column: 5, scope: !206)
!218 = !DILocation(line: 59, column: 17, scope: !188)
!219 = !DILocation(line: 59, column: 20, scope: !188)
!220 = !DILocation(line: 59, column: 25, scope: !188)
!221 = !DILocation(line: 59, column: 28, scope: !188)
!222 = !DILocation(line: 59, column: 10, scope: !188)
!223 = !DILocation(line: 59, column: 3, scope: !188)
!224 = !DILocation(line: 60, column: 1, scope: !188)
!225 = distinct !DISubprogram(name: "find", scope: !2, file: !2, line: 27, type: !226, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !32)
!226 = !DISubroutineType(types: !227)
!227 = !{!42, !144, !145}
!228 = !DILocalVariable(name: "m", arg: 1, scope: !225, file: !2, line: 27, type: !144)
!229 = !DILocation(line: 27, column: 38, scope: !225)
!230 = !DILocalVariable(name: "key", arg: 2, scope: !225, file: !2, line: 27, type: !145)
!231 = !DILocation(line: 27, column: 53, scope: !225)
!232 = !DILocalVariable(name: "i", scope: !225, file: !2, line: 28, type: !49)
!233 = !DILocation(line: 28, column: 10, scope: !225)
!234 = !DILocation(line: 28, column: 19, scope: !225)
!235 = !DILocation(line: 28, column: 14, scope: !225)
!236 = !DILocation(line: 28, column: 27, scope: !225)
!237 = !DILocation(line: 28, column: 30, scope: !225)
!238 = !DILocation(line: 28, column: 35, scope: !225)
!239 = !DILocation(line: 28, column: 24, scope: !225)
!240 = !DILocation(line: 29, column: 3, scope: !225)
!241 = !DILocation(line: 29, column: 10, scope: !225)
!242 = !DILocation(line: 29, column: 13, scope: !225)
!243 = !DILocation(line: 29, column: 19, scope: !225)
!244 = !DILocation(line: 29, column: 22, scope: !225)
!245 = !DILocation(line: 29, column: 26, scope: !225)
!246 = !DILocation(line: 29, column: 36, scope: !225)
!247 = !DILocation(line: 29, column: 39, scope: !225)
!248 = !DILocation(line: 29, column: 45, scope: !225)
!249 = !DILocation(line: 29, column: 48, scope: !225)
!250 = !DILocation(line: 29, column: 53, scope: !225)
!251 = !DILocation(line: 29, column: 29, scope: !225)
!252 = !DILocation(line: 29, column: 58, scope: !225)
!253 = !DILocation(line: 0, scope: !225)
!254 = !DILocation(line: 30, column: 10, scope: !225)
!255 = !DILocation(line: 30, column: 12, scope: !225)
!256 = !DILocation(line: 30, column: 20, scope: !225)
!257 = !DILocation(line: 30, column: 23, scope: !225)
!258 = !DILocation(line: 30, column: 28, scope: !225)
!259 = !DILocation(line: 30, column: 17, scope: !225)
!260 = !DILocation(line: 30, column: 7, scope: !225)
!261 = distinct !{!261, !240, !262, !72}
!262 = !DILocation(line: 30, column: 31, scope: !225)
!263 = !DILocation(line: 31, column: 11, scope: !225)
!264 = !DILocation(line: 31, column: 14, scope: !225)
!265 = !DILocation(line: 31, column: 20, scope: !225)
!266 = !DILocation(line: 31, column: 3, scope: !225)
!267 = distinct !DISubprogram(name: "grow", scope: !2, file: !2, line: 34, type: !268, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !32)
!268 = !DISubroutineType(types: !269)
!269 = !{null, !144}
!270 = !DILocalVariable(name: "m", arg: 1, scope: !267, file: !2, line: 34, type: !144)
!271 = !DILocation(line: 34, column: 30, scope: !267)
!272 = !DILocalVariable(name: "bigger", scope: !267, file: !2, line: 35, type: !39)
!273 = !DILocation(line: 35, column: 14, scope: !267)
!274 = !DILocation(line: 35, column: 23, scope: !267)
!275 = !DILocation(line: 35, column: 32, scope: !267)
!276 = !DILocation(line: 35, column: 35, scope: !267)
!277 = !DILocation(line: 35, column: 40, scope: !267)
!278 = !DILocation(line: 35, column: 25, scope: !267)
!279 = !DILocation(line: 35, column: 64, scope: !267)
!280 = !DILocation(line: 35, column: 67, scope: !267)
!281 = !DILocation(line: 35, column: 72, scope: !267)
!282 = !DILocation(line: 35, column: 77, scope: !267)
!283 = !DILocation(line: 35, column: 80, scope: !267)
!284 = !DILocalVariable(name: "i", scope: !285, file: !2, line: 36, type: !49)
!285 = distinct !DILexicalBlock(scope: !267, file: !2, line: 36, column: 3)
!286 = !DILocation(line: 36, column: 15, scope: !285)
!287 = !DILocation(line: 36, column: 8, scope: !285)
!288 = !DILocation(line: 36, column: 22, scope: !289)
!289 = distinct !DILexicalBlock(scope: !285, file: !2, line: 36, column: 3)
!290 = !DILocation(line: 36, column: 26, scope: !289)
!291 = !DILocation(line: 36, column: 29, scope: !289)
!292 = !DILocation(line: 36, column: 24, scope: !289)
!293 = !DILocation(line: 36, column: 3, scope: !285)
!294 = !DILocation(line: 37, column: 9, scope: !295)
!295 = distinct !DILexicalBlock(scope: !289, file: !2, line: 37, column: 9)
!296 = !DILocation(line: 37, column: 12, scope: !295)
!297 = !DILocation(line: 37, column: 18, scope: !295)
!298 = !DILocation(line: 37, column: 21, scope: !295)
!299 = !DILocation(line: 37, column: 9, scope: !289)
!300 = !DILocation(line: 38, column: 22, scope: !295)
!301 = !DILocation(line: 38, column: 25, scope: !295)
!302 = !DILocation(line: 38, column: 31, scope: !295)
!303 = !DILocation(line: 38, column: 34, scope: !295)
!304 = !DILocation(line: 38, column: 8, scope: !295)
!305 = !DILocation(line: 38, column: 41, scope: !295)
!306 = !DILocation(line: 38, column: 44, scope: !295)
!307 = !DILocation(line: 38, column: 50, scope: !295)
!308 = !DILocation(line: 38, column: 7, scope: !295)
!309 = !DILocation(line: 36, column: 36, scope: !289)
!310 = !DILocation(line: 36, column: 3, scope: !289)
!311 = distinct !{!311, !293, !312, !72}
!312 = !DILocation(line: 38, column: 51, scope: !285)
!313 = !DILocation(line: 39, column: 8, scope: !267)
!314 = !DILocation(line: 39, column: 11, scope: !267)
!315 = !DILocation(line: 39, column: 3, scope: !267)
!316 = !DILocation(line: 40, column: 4, scope: !267)
!317 = !DILocation(line: 40, column: 8, scope: !267)
!318 = !DILocation(line: 41, column: 1, scope: !267)
!319 = distinct !DISubprogram(name: "hash", scope: !2, file: !2, line: 18, type: !320, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !32)
!320 = !DISubroutineType(types: !321)
!321 = !{!322, !145}
!322 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !323, line: 14, baseType: !51)
!323 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "ebc75cd258e1e4e9fcf6eddd6ad2b8ba")
!324 = !DILocalVariable(name: "s", arg: 1, scope: !319, file: !2, line: 18, type: !145)
!325 = !DILocation(line: 18, column: 34, scope: !319)
!326 = !DILocalVariable(name: "h", scope: !319, file: !2, line: 19, type: !322)
!327 = !DILocation(line: 19, column: 12, scope: !319)
!328 = !DILocation(line: 20, column: 3, scope: !319)
!329 = !DILocation(line: 20, column: 11, scope: !330)
!330 = distinct !DILexicalBlock(scope: !331, file: !2, line: 20, column: 3)
!331 = distinct !DILexicalBlock(scope: !319, file: !2, line: 20, column: 3)
!332 = !DILocation(line: 20, column: 10, scope: !330)
!333 = !DILocation(line: 20, column: 3, scope: !331)
!334 = !DILocation(line: 21, column: 26, scope: !335)
!335 = distinct !DILexicalBlock(scope: !330, file: !2, line: 20, column: 19)
!336 = !DILocation(line: 21, column: 25, scope: !335)
!337 = !DILocation(line: 21, column: 10, scope: !335)
!338 = !DILocation(line: 21, column: 7, scope: !335)
!339 = !DILocation(line: 22, column: 7, scope: !335)
!340 = !DILocation(line: 23, column: 3, scope: !335)
!341 = !DILocation(line: 20, column: 15, scope: !330)
!342 = !DILocation(line: 20, column: 3, scope: !330)
!343 = distinct !{!343, !333, !344, !72}
!344 = !DILocation(line: 23, column: 3, scope: !331)
!345 = !DILocation(line: 24, column: 10, scope: !319)
!346 = !DILocation(line: 24, column: 3, scope: !319)
