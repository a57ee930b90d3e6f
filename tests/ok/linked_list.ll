; ModuleID = 'linked_list.c'
source_filename = "linked_list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { i32, ptr }
%struct.tree = type { ptr, ptr, i32 }

@.str = private unnamed_addr constant [11 x i8] c"\0Adepth %d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [4 x i8] c"%d \00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1, !dbg !17

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !31 {
entry:
  %retval = alloca i32, align 4
  %list = alloca ptr, align 8
  %i = alloca i32, align 4
  %next = alloca ptr, align 8
  %root = alloca ptr, align 8
  %i3 = alloca i32, align 4
  %x = alloca i32, align 4
  %depth = alloca i32, align 4
  %numbers = alloca ptr, align 8
  %room = alloca i32, align 4
  %count = alloca i32, align 4
  %i13 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %list, !36, !DIExpression(), !42)
  store ptr null, ptr %list, align 8, !dbg !42
    #dbg_declare(ptr %i, !43, !DIExpression(), !45)
  store i32 1, ptr %i, align 4, !dbg !45
  br label %for.cond, !dbg !46

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !47
  %cmp = icmp sle i32 %0, 10, !dbg !49
  br i1 %cmp, label %for.body, label %for.end, !dbg !50

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !51
  %2 = load i32, ptr %i, align 4, !dbg !52
  %mul = mul nsw i32 %1, %2, !dbg !53
  %3 = load ptr, ptr %list, align 8, !dbg !54
  %call = call ptr @cons(i32 noundef %mul, ptr noundef %3), !dbg !55
  store ptr %call, ptr %list, align 8, !dbg !56
  br label %for.inc, !dbg !57

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %i, align 4, !dbg !58
  %inc = add nsw i32 %4, 1, !dbg !58
  store i32 %inc, ptr %i, align 4, !dbg !58
  br label %for.cond, !dbg !59, !llvm.loop !60

for.end:                                          ; preds = %for.cond
  %5 = load ptr, ptr %list, align 8, !dbg !63
  call void @print(ptr noundef %5), !dbg !64
  %6 = load ptr, ptr %list, align 8, !dbg !65
  %call1 = call ptr @reverse(ptr noundef %6), !dbg !66
  store ptr %call1, ptr %list, align 8, !dbg !67
  %7 = load ptr, ptr %list, align 8, !dbg !68
  call void @print(ptr noundef %7), !dbg !69
  call void @remove_odd(ptr noundef %list), !dbg !70
  %8 = load ptr, ptr %list, align 8, !dbg !71
  call void @print(ptr noundef %8), !dbg !72
  br label %while.cond, !dbg !73

while.cond:                                       ; preds = %while.body, %for.end
  %9 = load ptr, ptr %list, align 8, !dbg !74
  %tobool = icmp ne ptr %9, null, !dbg !73
  br i1 %tobool, label %while.body, label %while.end, !dbg !73

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %next, !75, !DIExpression(), !77)
  %10 = load ptr, ptr %list, align 8, !dbg !78
  %next2 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 1, !dbg !79
  %11 = load ptr, ptr %next2, align 8, !dbg !79
  store ptr %11, ptr %next, align 8, !dbg !77
  %12 = load ptr, ptr %list, align 8, !dbg !80
  call void @free(ptr noundef %12), !dbg !81
  %13 = load ptr, ptr %next, align 8, !dbg !82
  store ptr %13, ptr %list, align 8, !dbg !83
  br label %while.cond, !dbg !73, !llvm.loop !84

while.end:                                        ; preds = %while.cond
    #dbg_declare(ptr %root, !86, !DIExpression(), !93)
  store ptr null, ptr %root, align 8, !dbg !93
    #dbg_declare(ptr %i3, !94, !DIExpression(), !96)
  store i32 0, ptr %i3, align 4, !dbg !96
    #dbg_declare(ptr %x, !97, !DIExpression(), !98)
  store i32 7, ptr %x, align 4, !dbg !98
  br label %for.cond4, !dbg !99

for.cond4:                                        ; preds = %for.inc7, %while.end
  %14 = load i32, ptr %i3, align 4, !dbg !100
  %cmp5 = icmp slt i32 %14, 16, !dbg !102
  br i1 %cmp5, label %for.body6, label %for.end10, !dbg !103

for.body6:                                        ; preds = %for.cond4
  %15 = load i32, ptr %x, align 4, !dbg !104
  call void @insert(ptr noundef %root, i32 noundef %15), !dbg !105
  br label %for.inc7, !dbg !105

for.inc7:                                         ; preds = %for.body6
  %16 = load i32, ptr %i3, align 4, !dbg !106
  %inc8 = add nsw i32 %16, 1, !dbg !106
  store i32 %inc8, ptr %i3, align 4, !dbg !106
  %17 = load i32, ptr %x, align 4, !dbg !107
  %mul9 = mul nsw i32 %17, 29, !dbg !108
  %add = add nsw i32 %mul9, 11, !dbg !109
  %rem = srem i32 %add, 101, !dbg !110
  store i32 %rem, ptr %x, align 4, !dbg !111
  br label %for.cond4, !dbg !112, !llvm.loop !113

for.end10:                                        ; preds = %for.cond4
    #dbg_declare(ptr %depth, !115, !DIExpression(), !116)
  %18 = load ptr, ptr %root, align 8, !dbg !117
  %call11 = call i32 @walk(ptr noundef %18, i32 noundef 0), !dbg !118
  store i32 %call11, ptr %depth, align 4, !dbg !116
  %19 = load i32, ptr %depth, align 4, !dbg !119
  %call12 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %19), !dbg !120
    #dbg_declare(ptr %numbers, !121, !DIExpression(), !123)
  store ptr null, ptr %numbers, align 8, !dbg !123
    #dbg_declare(ptr %room, !124, !DIExpression(), !125)
  store i32 0, ptr %room, align 4, !dbg !125
    #dbg_declare(ptr %count, !126, !DIExpression(), !127)
  store i32 0, ptr %count, align 4, !dbg !127
    #dbg_declare(ptr %i13, !128, !DIExpression(), !130)
  store i32 0, ptr %i13, align 4, !dbg !130
  br label %for.cond14, !dbg !131

for.cond14:                                       ; preds = %for.inc24, %for.end10
  %20 = load i32, ptr %i13, align 4, !dbg !132
  %cmp15 = icmp slt i32 %20, 100, !dbg !134
  br i1 %cmp15, label %for.body16, label %for.end26, !dbg !135

for.body16:                                       ; preds = %for.cond14
  %21 = load i32, ptr %count, align 4, !dbg !136
  %22 = load i32, ptr %room, align 4, !dbg !139
  %cmp17 = icmp eq i32 %21, %22, !dbg !140
  br i1 %cmp17, label %if.then, label %if.end, !dbg !141

if.then:                                          ; preds = %for.body16
  %23 = load i32, ptr %room, align 4, !dbg !142
  %tobool18 = icmp ne i32 %23, 0, !dbg !142
  br i1 %tobool18, label %cond.true, label %cond.false, !dbg !142

cond.true:                                        ; preds = %if.then
  %24 = load i32, ptr %room, align 4, !dbg !144
  %mul19 = mul nsw i32 2, %24, !dbg !145
  br label %cond.end, !dbg !142

cond.false:                                       ; preds = %if.then
  br label %cond.end, !dbg !142

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %mul19, %cond.true ], [ 4, %cond.false ], !dbg !142
  store i32 %cond, ptr %room, align 4, !dbg !146
  %25 = load ptr, ptr %numbers, align 8, !dbg !147
  %26 = load i32, ptr %room, align 4, !dbg !148
  %conv = sext i32 %26 to i64, !dbg !148
  %mul20 = mul i64 %conv, 4, !dbg !149
  %call21 = call ptr @realloc(ptr noundef %25, i64 noundef %mul20) #5, !dbg !150
  store ptr %call21, ptr %numbers, align 8, !dbg !151
  br label %if.end, !dbg !152

if.end:                                           ; preds = %cond.end, %for.body16
  %27 = load i32, ptr %i13, align 4, !dbg !153
  %mul22 = mul nsw i32 %27, 3, !dbg !154
  %28 = load ptr, ptr %numbers, align 8, !dbg !155
  %29 = load i32, ptr %count, align 4, !dbg !156
  %inc23 = add nsw i32 %29, 1, !dbg !156
  store i32 %inc23, ptr %count, align 4, !dbg !156
  %idxprom = sext i32 %29 to i64, !dbg !155
  %arrayidx = getelementptr inbounds i32, ptr %28, i64 %idxprom, !dbg !155
  store i32 %mul22, ptr %arrayidx, align 4, !dbg !157
  br label %for.inc24, !dbg !158

for.inc24:                                        ; preds = %if.end
  %30 = load i32, ptr %i13, align 4, !dbg !159
  %inc25 = add nsw i32 %30, 1, !dbg !159
  store i32 %inc25, ptr %i13, align 4, !dbg !159
  br label %for.cond14, !dbg !160, !llvm.loop !161

for.end26:                                        ; preds = %for.cond14
  %31 = load i32, ptr %room, align 4, !dbg !163
  %32 = load ptr, ptr %numbers, align 8, !dbg !164
  %arrayidx27 = getelementptr inbounds i32, ptr %32, i64 50, !dbg !164
  %33 = load i32, ptr %arrayidx27, align 4, !dbg !164
  %34 = load ptr, ptr %numbers, align 8, !dbg !165
  %arrayidx28 = getelementptr inbounds i32, ptr %34, i64 99, !dbg !165
  %35 = load i32, ptr %arrayidx28, align 4, !dbg !165
  %call29 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %31, i32 noundef %33, i32 noundef %35), !dbg !166
  %36 = load ptr, ptr %numbers, align 8, !dbg !167
  call void @free(ptr noundef %36), !dbg !168
  ret i32 0, !dbg !169
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @cons(i32 noundef %value, ptr noundef %next) #0 !dbg !170 {
entry:
  %value.addr = alloca i32, align 4
  %next.addr = alloca ptr, align 8
  %n = alloca ptr, align 8
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !173, !DIExpression(), !174)
  store ptr %next, ptr %next.addr, align 8
    #dbg_declare(ptr %next.addr, !175, !DIExpression(), !176)
    #dbg_declare(ptr %n, !177, !DIExpression(), !178)
  %call = call ptr @malloc(i64 noundef 16) #6, !dbg !179
  store ptr %call, ptr %n, align 8, !dbg !178
  %0 = load i32, ptr %value.addr, align 4, !dbg !180
  %1 = load ptr, ptr %n, align 8, !dbg !181
  %value1 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !182
  store i32 %0, ptr %value1, align 8, !dbg !183
  %2 = load ptr, ptr %next.addr, align 8, !dbg !184
  %3 = load ptr, ptr %n, align 8, !dbg !185
  %next2 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !186
  store ptr %2, ptr %next2, align 8, !dbg !187
  %4 = load ptr, ptr %n, align 8, !dbg !188
  ret ptr %4, !dbg !189
}

; Function Attrs: noinline nounwind uwtable
define internal void @print(ptr noundef %n) #0 !dbg !190 {
entry:
  %n.addr = alloca ptr, align 8
  store ptr %n, ptr %n.addr, align 8
    #dbg_declare(ptr %n.addr, !195, !DIExpression(), !196)
  br label %for.cond, !dbg !197

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load ptr, ptr %n.addr, align 8, !dbg !198
  %tobool = icmp ne ptr %0, null, !dbg !201
  br i1 %tobool, label %for.body, label %for.end, !dbg !201

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %n.addr, align 8, !dbg !202
  %value = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !203
  %2 = load i32, ptr %value, align 8, !dbg !203
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %2), !dbg !204
  br label %for.inc, !dbg !204

for.inc:                                          ; preds = %for.body
  %3 = load ptr, ptr %n.addr, align 8, !dbg !205
  %next = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !206
  %4 = load ptr, ptr %next, align 8, !dbg !206
  store ptr %4, ptr %n.addr, align 8, !dbg !207
  br label %for.cond, !dbg !208, !llvm.loop !209

for.end:                                          ; preds = %for.cond
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.3), !dbg !211
  ret void, !dbg !212
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reverse(ptr noundef %list) #0 !dbg !213 {
entry:
  %list.addr = alloca ptr, align 8
  %done = alloca ptr, align 8
  %next = alloca ptr, align 8
  store ptr %list, ptr %list.addr, align 8
    #dbg_declare(ptr %list.addr, !216, !DIExpression(), !217)
    #dbg_declare(ptr %done, !218, !DIExpression(), !219)
  store ptr null, ptr %done, align 8, !dbg !219
  br label %while.cond, !dbg !220

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %list.addr, align 8, !dbg !221
  %tobool = icmp ne ptr %0, null, !dbg !220
  br i1 %tobool, label %while.body, label %while.end, !dbg !220

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %next, !222, !DIExpression(), !224)
  %1 = load ptr, ptr %list.addr, align 8, !dbg !225
  %next1 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 1, !dbg !226
  %2 = load ptr, ptr %next1, align 8, !dbg !226
  store ptr %2, ptr %next, align 8, !dbg !224
  %3 = load ptr, ptr %done, align 8, !dbg !227
  %4 = load ptr, ptr %list.addr, align 8, !dbg !228
  %next2 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 1, !dbg !229
  store ptr %3, ptr %next2, align 8, !dbg !230
  %5 = load ptr, ptr %list.addr, align 8, !dbg !231
  store ptr %5, ptr %done, align 8, !dbg !232
  %6 = load ptr, ptr %next, align 8, !dbg !233
  store ptr %6, ptr %list.addr, align 8, !dbg !234
  br label %while.cond, !dbg !220, !llvm.loop !235

while.end:                                        ; preds = %while.cond
  %7 = load ptr, ptr %done, align 8, !dbg !237
  ret ptr %7, !dbg !238
}

; Function Attrs: noinline nounwind uwtable
define internal void @remove_odd(ptr noundef %at) #0 !dbg !239 {
entry:
  %at.addr = alloca ptr, align 8
  %n = alloca ptr, align 8
  store ptr %at, ptr %at.addr, align 8
    #dbg_declare(ptr %at.addr, !243, !DIExpression(), !244)
  br label %while.cond, !dbg !245

while.cond:                                       ; preds = %if.end, %entry
  %0 = load ptr, ptr %at.addr, align 8, !dbg !246
  %1 = load ptr, ptr %0, align 8, !dbg !247
  %tobool = icmp ne ptr %1, null, !dbg !245
  br i1 %tobool, label %while.body, label %while.end, !dbg !245

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %n, !248, !DIExpression(), !250)
  %2 = load ptr, ptr %at.addr, align 8, !dbg !251
  %3 = load ptr, ptr %2, align 8, !dbg !252
  store ptr %3, ptr %n, align 8, !dbg !250
  %4 = load ptr, ptr %n, align 8, !dbg !253
  %value = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 0, !dbg !255
  %5 = load i32, ptr %value, align 8, !dbg !255
  %rem = srem i32 %5, 2, !dbg !256
  %tobool1 = icmp ne i32 %rem, 0, !dbg !256
  br i1 %tobool1, label %if.then, label %if.else, !dbg !257

if.then:                                          ; preds = %while.body
  %6 = load ptr, ptr %n, align 8, !dbg !258
  %next = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 1, !dbg !260
  %7 = load ptr, ptr %next, align 8, !dbg !260
  %8 = load ptr, ptr %at.addr, align 8, !dbg !261
  store ptr %7, ptr %8, align 8, !dbg !262
  %9 = load ptr, ptr %n, align 8, !dbg !263
  call void @free(ptr noundef %9), !dbg !264
  br label %if.end, !dbg !265

if.else:                                          ; preds = %while.body
  %10 = load ptr, ptr %n, align 8, !dbg !266
  %next2 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 1, !dbg !268
  store ptr %next2, ptr %at.addr, align 8, !dbg !269
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  br label %while.cond, !dbg !245, !llvm.loop !270

while.end:                                        ; preds = %while.cond
  ret void, !dbg !272
}

declare void @free(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @insert(ptr noundef %t, i32 noundef %key) #0 !dbg !273 {
entry:
  %t.addr = alloca ptr, align 8
  %key.addr = alloca i32, align 4
  store ptr %t, ptr %t.addr, align 8
    #dbg_declare(ptr %t.addr, !277, !DIExpression(), !278)
  store i32 %key, ptr %key.addr, align 4
    #dbg_declare(ptr %key.addr, !279, !DIExpression(), !280)
  br label %while.cond, !dbg !281

while.cond:                                       ; preds = %cond.end, %entry
  %0 = load ptr, ptr %t.addr, align 8, !dbg !282
  %1 = load ptr, ptr %0, align 8, !dbg !283
  %tobool = icmp ne ptr %1, null, !dbg !281
  br i1 %tobool, label %while.body, label %while.end, !dbg !281

while.body:                                       ; preds = %while.cond
  %2 = load i32, ptr %key.addr, align 4, !dbg !284
  %3 = load ptr, ptr %t.addr, align 8, !dbg !285
  %4 = load ptr, ptr %3, align 8, !dbg !286
  %key1 = getelementptr inbounds %struct.tree, ptr %4, i32 0, i32 2, !dbg !287
  %5 = load i32, ptr %key1, align 8, !dbg !287
  %cmp = icmp slt i32 %2, %5, !dbg !288
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !284

cond.true:                                        ; preds = %while.body
  %6 = load ptr, ptr %t.addr, align 8, !dbg !289
  %7 = load ptr, ptr %6, align 8, !dbg !290
  %left = getelementptr inbounds %struct.tree, ptr %7, i32 0, i32 0, !dbg !291
  br label %cond.end, !dbg !284

cond.false:                                       ; preds = %while.body
  %8 = load ptr, ptr %t.addr, align 8, !dbg !292
  %9 = load ptr, ptr %8, align 8, !dbg !293
  %right = getelementptr inbounds %struct.tree, ptr %9, i32 0, i32 1, !dbg !294
  br label %cond.end, !dbg !284

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %left, %cond.true ], [ %right, %cond.false ], !dbg !284
  store ptr %cond, ptr %t.addr, align 8, !dbg !295
  br label %while.cond, !dbg !281, !llvm.loop !296

while.end:                                        ; preds = %while.cond
  %call = call ptr @calloc(i64 noundef 1, i64 noundef 24) #7, !dbg !297
  %10 = load ptr, ptr %t.addr, align 8, !dbg !298
  store ptr %call, ptr %10, align 8, !dbg !299
  %11 = load i32, ptr %key.addr, align 4, !dbg !300
  %12 = load ptr, ptr %t.addr, align 8, !dbg !301
  %13 = load ptr, ptr %12, align 8, !dbg !302
  %key2 = getelementptr inbounds %struct.tree, ptr %13, i32 0, i32 2, !dbg !303
  store i32 %11, ptr %key2, align 8, !dbg !304
  ret void, !dbg !305
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @walk(ptr noundef %t, i32 noundef %depth) #0 !dbg !306 {
entry:
  %retval = alloca i32, align 4
  %t.addr = alloca ptr, align 8
  %depth.addr = alloca i32, align 4
  %l = alloca i32, align 4
  %r = alloca i32, align 4
  store ptr %t, ptr %t.addr, align 8
    #dbg_declare(ptr %t.addr, !309, !DIExpression(), !310)
  store i32 %depth, ptr %depth.addr, align 4
    #dbg_declare(ptr %depth.addr, !311, !DIExpression(), !312)
  %0 = load ptr, ptr %t.addr, align 8, !dbg !313
  %tobool = icmp ne ptr %0, null, !dbg !313
  br i1 %tobool, label %if.end, label %if.then, !dbg !315

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %depth.addr, align 4, !dbg !316
  store i32 %1, ptr %retval, align 4, !dbg !317
  br label %return, !dbg !317

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %l, !318, !DIExpression(), !319)
  %2 = load ptr, ptr %t.addr, align 8, !dbg !320
  %left = getelementptr inbounds %struct.tree, ptr %2, i32 0, i32 0, !dbg !321
  %3 = load ptr, ptr %left, align 8, !dbg !321
  %4 = load i32, ptr %depth.addr, align 4, !dbg !322
  %add = add nsw i32 %4, 1, !dbg !323
  %call = call i32 @walk(ptr noundef %3, i32 noundef %add), !dbg !324
  store i32 %call, ptr %l, align 4, !dbg !319
  %5 = load ptr, ptr %t.addr, align 8, !dbg !325
  %key = getelementptr inbounds %struct.tree, ptr %5, i32 0, i32 2, !dbg !326
  %6 = load i32, ptr %key, align 8, !dbg !326
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %6), !dbg !327
    #dbg_declare(ptr %r, !328, !DIExpression(), !329)
  %7 = load ptr, ptr %t.addr, align 8, !dbg !330
  %right = getelementptr inbounds %struct.tree, ptr %7, i32 0, i32 1, !dbg !331
  %8 = load ptr, ptr %right, align 8, !dbg !331
  %9 = load i32, ptr %depth.addr, align 4, !dbg !332
  %add2 = add nsw i32 %9, 1, !dbg !333
  %call3 = call i32 @walk(ptr noundef %8, i32 noundef %add2), !dbg !334
  store i32 %call3, ptr %r, align 4, !dbg !329
  %10 = load ptr, ptr %t.addr, align 8, !dbg !335
  call void @free(ptr noundef %10), !dbg !336
  %11 = load i32, ptr %l, align 4, !dbg !337
  %12 = load i32, ptr %r, align 4, !dbg !338
  %cmp = icmp sgt i32 %11, %12, !dbg !339
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !337

cond.true:                                        ; preds = %if.end
  %13 = load i32, ptr %l, align 4, !dbg !340
  br label %cond.end, !dbg !337

cond.false:                                       ; preds = %if.end
  %14 = load i32, ptr %r, align 4, !dbg !341
  br label %cond.end, !dbg !337

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %13, %cond.true ], [ %14, %cond.false ], !dbg !337
  store i32 %cond, ptr %retval, align 4, !dbg !342
  br label %return, !dbg !342

return:                                           ; preds = %cond.end, %if.then
  %15 = load i32, ptr %retval, align 4, !dbg !343
  ret i32 %15, !dbg !343
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #2

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #3

; Function Attrs: allocsize(0,1)
declare ptr @calloc(i64 noundef, i64 noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { allocsize(1) }
attributes #6 = { allocsize(0) }
attributes #7 = { allocsize(0,1) }

!llvm.dbg.cu = !{!22}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 88, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "linked_list.c", directory: ".", checksumkind: CSK_MD5, checksum: "d50915d6e151a4b5b38f7b2c890d7ce1")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 11)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 99, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 10)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 4)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 2)
!22 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !23, splitDebugInlining: false, nameTableKind: None)
!23 = !{!0, !7, !12, !17}
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 8, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 69, type: !32, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !22, retainedNodes: !35)
!32 = !DISubroutineType(types: !33)
!33 = !{!34}
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !{}
!36 = !DILocalVariable(name: "list", scope: !31, file: !2, line: 70, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !2, line: 6, size: 128, elements: !39)
!39 = !{!40, !41}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !38, file: !2, line: 7, baseType: !34, size: 32)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !38, file: !2, line: 8, baseType: !37, size: 64, offset: 64)
!42 = !DILocation(line: 70, column: 16, scope: !31)
!43 = !DILocalVariable(name: "i", scope: !44, file: !2, line: 71, type: !34)
!44 = distinct !DILexicalBlock(scope: !31, file: !2, line: 71, column: 3)
!45 = !DILocation(line: 71, column: 12, scope: !44)
!46 = !DILocation(line: 71, column: 8, scope: !44)
!47 = !DILocation(line: 71, column: 19, scope: !48)
!48 = distinct !DILexicalBlock(scope: !44, file: !2, line: 71, column: 3)
!49 = !DILocation(line: 71, column: 21, scope: !48)
!50 = !DILocation(line: 71, column: 3, scope: !44)
!51 = !DILocation(line: 72, column: 17, scope: !48)
!52 = !DILocation(line: 72, column: 21, scope: !48)
!53 = !DILocation(line: 72, column: 19, scope: !48)
!54 = !DILocation(line: 72, column: 24, scope: !48)
!55 = !DILocation(line: 72, column: 12, scope: !48)
!56 = !DILocation(line: 72, column: 10, scope: !48)
!57 = !DILocation(line: 72, column: 5, scope: !48)
!58 = !DILocation(line: 71, column: 29, scope: !48)
!59 = !DILocation(line: 71, column: 3, scope: !48)
!60 = distinct !{!60, !50, !61, !62}
!61 = !DILocation(line: 72, column: 28, scope: !44)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocation(line: 73, column: 9, scope: !31)
!64 = !DILocation(line: 73, column: 3, scope: !31)
!65 = !DILocation(line: 74, column: 18, scope: !31)
!66 = !DILocation(line: 74, column: 10, scope: !31)
!67 = !DILocation(line: 74, column: 8, scope: !31)
!68 = !DILocation(line: 75, column: 9, scope: !31)
!69 = !DILocation(line: 75, column: 3, scope: !31)
!70 = !DILocation(line: 76, column: 3, scope: !31)
!71 = !DILocation(line: 77, column: 9, scope: !31)
!72 = !DILocation(line: 77, column: 3, scope: !31)
!73 = !DILocation(line: 78, column: 3, scope: !31)
!74 = !DILocation(line: 78, column: 10, scope: !31)
!75 = !DILocalVariable(name: "next", scope: !76, file: !2, line: 79, type: !37)
!76 = distinct !DILexicalBlock(scope: !31, file: !2, line: 78, column: 16)
!77 = !DILocation(line: 79, column: 18, scope: !76)
!78 = !DILocation(line: 79, column: 25, scope: !76)
!79 = !DILocation(line: 79, column: 31, scope: !76)
!80 = !DILocation(line: 80, column: 10, scope: !76)
!81 = !DILocation(line: 80, column: 5, scope: !76)
!82 = !DILocation(line: 81, column: 12, scope: !76)
!83 = !DILocation(line: 81, column: 10, scope: !76)
!84 = distinct !{!84, !73, !85, !62}
!85 = !DILocation(line: 82, column: 3, scope: !31)
!86 = !DILocalVariable(name: "root", scope: !31, file: !2, line: 84, type: !87)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!88 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tree", file: !2, line: 11, size: 192, elements: !89)
!89 = !{!90, !91, !92}
!90 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !88, file: !2, line: 12, baseType: !87, size: 64)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !88, file: !2, line: 12, baseType: !87, size: 64, offset: 64)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !88, file: !2, line: 13, baseType: !34, size: 32, offset: 128)
!93 = !DILocation(line: 84, column: 16, scope: !31)
!94 = !DILocalVariable(name: "i", scope: !95, file: !2, line: 85, type: !34)
!95 = distinct !DILexicalBlock(scope: !31, file: !2, line: 85, column: 3)
!96 = !DILocation(line: 85, column: 12, scope: !95)
!97 = !DILocalVariable(name: "x", scope: !95, file: !2, line: 85, type: !34)
!98 = !DILocation(line: 85, column: 19, scope: !95)
!99 = !DILocation(line: 85, column: 8, scope: !95)
!100 = !DILocation(line: 85, column: 26, scope: !101)
!101 = distinct !DILexicalBlock(scope: !95, file: !2, line: 85, column: 3)
!102 = !DILocation(line: 85, column: 28, scope: !101)
!103 = !DILocation(line: 85, column: 3, scope: !95)
!104 = !DILocation(line: 86, column: 19, scope: !101)
!105 = !DILocation(line: 86, column: 5, scope: !101)
!106 = !DILocation(line: 85, column: 35, scope: !101)
!107 = !DILocation(line: 85, column: 44, scope: !101)
!108 = !DILocation(line: 85, column: 46, scope: !101)
!109 = !DILocation(line: 85, column: 51, scope: !101)
!110 = !DILocation(line: 85, column: 57, scope: !101)
!111 = !DILocation(line: 85, column: 41, scope: !101)
!112 = !DILocation(line: 85, column: 3, scope: !101)
!113 = distinct !{!113, !103, !114, !62}
!114 = !DILocation(line: 86, column: 20, scope: !95)
!115 = !DILocalVariable(name: "depth", scope: !31, file: !2, line: 87, type: !34)
!116 = !DILocation(line: 87, column: 7, scope: !31)
!117 = !DILocation(line: 87, column: 20, scope: !31)
!118 = !DILocation(line: 87, column: 15, scope: !31)
!119 = !DILocation(line: 88, column: 26, scope: !31)
!120 = !DILocation(line: 88, column: 3, scope: !31)
!121 = !DILocalVariable(name: "numbers", scope: !31, file: !2, line: 90, type: !122)
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!123 = !DILocation(line: 90, column: 8, scope: !31)
!124 = !DILocalVariable(name: "room", scope: !31, file: !2, line: 91, type: !34)
!125 = !DILocation(line: 91, column: 7, scope: !31)
!126 = !DILocalVariable(name: "count", scope: !31, file: !2, line: 91, type: !34)
!127 = !DILocation(line: 91, column: 17, scope: !31)
!128 = !DILocalVariable(name: "i", scope: !129, file: !2, line: 92, type: !34)
!129 = distinct !DILexicalBlock(scope: !31, file: !2, line: 92, column: 3)
!130 = !DILocation(line: 92, column: 12, scope: !129)
!131 = !DILocation(line: 92, column: 8, scope: !129)
!132 = !DILocation(line: 92, column: 19, scope: !133)
!133 = distinct !DILexicalBlock(scope: !129, file: !2, line: 92, column: 3)
!134 = !DILocation(line: 92, column: 21, scope: !133)
!135 = !DILocation(line: 92, column: 3, scope: !129)
!136 = !DILocation(line: 93, column: 9, scope: !137)
!137 = distinct !DILexicalBlock(scope: !138, file: !2, line: 93, column: 9)
!138 = distinct !DILexicalBlock(scope: !133, file: !2, line: 92, column: 33)
!139 = !DILocation(line: 93, column: 18, scope: !137)
!140 = !DILocation(line: 93, column: 15, scope: !137)
!141 = !DILocation(line: 93, column: 9, scope: !138)
!142 = !DILocation(line: 94, column: 14, scope: !143)
!143 = distinct !DILexicalBlock(scope: !137, file: !2, line: 93, column: 24)
!144 = !DILocation(line: 94, column: 25, scope: !143)
!145 = !DILocation(line: 94, column: 23, scope: !143)
!146 = !DILocation(line: 94, column: 12, scope: !143)
!147 = !DILocation(line: 95, column: 25, scope: !143)
!148 = !DILocation(line: 95, column: 34, scope: !143)
!149 = !DILocation(line: 95, column: 39, scope: !143)
!150 = !DILocation(line: 95, column: 17, scope: !143)
!151 = !DILocation(line: 95, column: 15, scope: !143)
!152 = !DILocation(line: 96, column: 5, scope: !143)
!153 = !DILocation(line: 97, column: 24, scope: !138)
!154 = !DILocation(line: 97, column: 26, scope: !138)
!155 = !DILocation(line: 97, column: 5, scope: !138)
!156 = !DILocation(line: 97, column: 18, scope: !138)
!157 = !DILocation(line: 97, column: 22, scope: !138)
!158 = !DILocation(line: 98, column: 3, scope: !138)
!159 = !DILocation(line: 92, column: 29, scope: !133)
!160 = !DILocation(line: 92, column: 3, scope: !133)
!161 = distinct !{!161, !135, !162, !62}
!162 = !DILocation(line: 98, column: 3, scope: !129)
!163 = !DILocation(line: 99, column: 24, scope: !31)
!164 = !DILocation(line: 99, column: 30, scope: !31)
!165 = !DILocation(line: 99, column: 43, scope: !31)
!166 = !DILocation(line: 99, column: 3, scope: !31)
!167 = !DILocation(line: 100, column: 8, scope: !31)
!168 = !DILocation(line: 100, column: 3, scope: !31)
!169 = !DILocation(line: 101, column: 3, scope: !31)
!170 = distinct !DISubprogram(name: "cons", scope: !2, file: !2, line: 16, type: !171, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !22, retainedNodes: !35)
!171 = !DISubroutineType(types: !172)
!172 = !{!37, !34, !37}
!173 = !DILocalVariable(name: "value", arg: 1, scope: !170, file: !2, line: 16, type: !34)
!174 = !DILocation(line: 16, column: 30, scope: !170)
!175 = !DILocalVariable(name: "next", arg: 2, scope: !170, file: !2, line: 16, type: !37)
!176 = !DILocation(line: 16, column: 50, scope: !170)
!177 = !DILocalVariable(name: "n", scope: !170, file: !2, line: 17, type: !37)
!178 = !DILocation(line: 17, column: 16, scope: !170)
!179 = !DILocation(line: 17, column: 20, scope: !170)
!180 = !DILocation(line: 18, column: 14, scope: !170)
!181 = !DILocation(line: 18, column: 3, scope: !170)
!182 = !DILocation(line: 18, column: 6, scope: !170)
!183 = !DILocation(line: 18, column: 12, scope: !170)
!184 = !DILocation(line: 19, column: 13, scope: !170)
!185 = !DILocation(line: 19, column: 3, scope: !170)
!186 = !DILocation(line: 19, column: 6, scope: !170)
!187 = !DILocation(line: 19, column: 11, scope: !170)
!188 = !DILocation(line: 20, column: 10, scope: !170)
!189 = !DILocation(line: 20, column: 3, scope: !170)
!190 = distinct !DISubprogram(name: "print", scope: !2, file: !2, line: 46, type: !191, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !22, retainedNodes: !35)
!191 = !DISubroutineType(types: !192)
!192 = !{null, !193}
!193 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !194, size: 64)
!194 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!195 = !DILocalVariable(name: "n", arg: 1, scope: !190, file: !2, line: 46, type: !193)
!196 = !DILocation(line: 46, column: 38, scope: !190)
!197 = !DILocation(line: 47, column: 3, scope: !190)
!198 = !DILocation(line: 47, column: 10, scope: !199)
!199 = distinct !DILexicalBlock(scope: !200, file: !2, line: 47, column: 3)
!200 = distinct !DILexicalBlock(scope: !190, file: !2, line: 47, column: 3)
!201 = !DILocation(line: 47, column: 3, scope: !200)
!202 = !DILocation(line: 48, column: 19, scope: !199)
!203 = !DILocation(line: 48, column: 22, scope: !199)
!204 = !DILocation(line: 48, column: 5, scope: !199)
!205 = !DILocation(line: 47, column: 17, scope: !199)
!206 = !DILocation(line: 47, column: 20, scope: !199)
!207 = !DILocation(line: 47, column: 15, scope: !199)
!208 = !DILocation(line: 47, column: 3, scope: !199)
!209 = distinct !{!209, !201, !210, !62}
!210 = !DILocation(line: 48, column: 27, scope: !200)
!211 = !DILocation(line: 49, column: 3, scope: !190)
!212 = !DILocation(line: 50, column: 1, scope: !190)
!213 = distinct !DISubprogram(name: "reverse", scope: !2, file: !2, line: 23, type: !214, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !22, retainedNodes: !35)
!214 = !DISubroutineType(types: !215)
!215 = !{!37, !37}
!216 = !DILocalVariable(name: "list", arg: 1, scope: !213, file: !2, line: 23, type: !37)
!217 = !DILocation(line: 23, column: 42, scope: !213)
!218 = !DILocalVariable(name: "done", scope: !213, file: !2, line: 24, type: !37)
!219 = !DILocation(line: 24, column: 16, scope: !213)
!220 = !DILocation(line: 25, column: 3, scope: !213)
!221 = !DILocation(line: 25, column: 10, scope: !213)
!222 = !DILocalVariable(name: "next", scope: !223, file: !2, line: 26, type: !37)
!223 = distinct !DILexicalBlock(scope: !213, file: !2, line: 25, column: 16)
!224 = !DILocation(line: 26, column: 18, scope: !223)
!225 = !DILocation(line: 26, column: 25, scope: !223)
!226 = !DILocation(line: 26, column: 31, scope: !223)
!227 = !DILocation(line: 27, column: 18, scope: !223)
!228 = !DILocation(line: 27, column: 5, scope: !223)
!229 = !DILocation(line: 27, column: 11, scope: !223)
!230 = !DILocation(line: 27, column: 16, scope: !223)
!231 = !DILocation(line: 28, column: 12, scope: !223)
!232 = !DILocation(line: 28, column: 10, scope: !223)
!233 = !DILocation(line: 29, column: 12, scope: !223)
!234 = !DILocation(line: 29, column: 10, scope: !223)
!235 = distinct !{!235, !220, !236, !62}
!236 = !DILocation(line: 30, column: 3, scope: !213)
!237 = !DILocation(line: 31, column: 10, scope: !213)
!238 = !DILocation(line: 31, column: 3, scope: !213)
!239 = distinct !DISubprogram(name: "remove_odd", scope: !2, file: !2, line: 34, type: !240, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !22, retainedNodes: !35)
!240 = !DISubroutineType(types: !241)
!241 = !{null, !242}
!242 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!243 = !DILocalVariable(name: "at", arg: 1, scope: !239, file: !2, line: 34, type: !242)
!244 = !DILocation(line: 34, column: 38, scope: !239)
!245 = !DILocation(line: 35, column: 3, scope: !239)
!246 = !DILocation(line: 35, column: 11, scope: !239)
!247 = !DILocation(line: 35, column: 10, scope: !239)
!248 = !DILocalVariable(name: "n", scope: !249, file: !2, line: 36, type: !37)
!249 = distinct !DILexicalBlock(scope: !239, file: !2, line: 35, column: 15)
!250 = !DILocation(line: 36, column: 18, scope: !249)
!251 = !DILocation(line: 36, column: 23, scope: !249)
!252 = !DILocation(line: 36, column: 22, scope: !249)
!253 = !DILocation(line: 37, column: 9, scope: !254)
!254 = distinct !DILexicalBlock(scope: !249, file: !2, line: 37, column: 9)
!255 = !DILocation(line: 37, column: 12, scope: !254)
!256 = !DILocation(line: 37, column: 18, scope: !254)
!257 = !DILocation(line: 37, column: 9, scope: !249)
!258 = !DILocation(line: 38, column: 13, scope: !259)
!259 = distinct !DILexicalBlock(scope: !254, file: !2, line: 37, column: 23)
!260 = !DILocation(line: 38, column: 16, scope: !259)
!261 = !DILocation(line: 38, column: 8, scope: !259)
!262 = !DILocation(line: 38, column: 11, scope: !259)
!263 = !DILocation(line: 39, column: 12, scope: !259)
!264 = !DILocation(line: 39, column: 7, scope: !259)
!265 = !DILocation(line: 40, column: 5, scope: !259)
!266 = !DILocation(line: 41, column: 13, scope: !267)
!267 = distinct !DILexicalBlock(scope: !254, file: !2, line: 40, column: 12)
!268 = !DILocation(line: 41, column: 16, scope: !267)
!269 = !DILocation(line: 41, column: 10, scope: !267)
!270 = distinct !{!270, !245, !271, !62}
!271 = !DILocation(line: 43, column: 3, scope: !239)
!272 = !DILocation(line: 44, column: 1, scope: !239)
!273 = distinct !DISubprogram(name: "insert", scope: !2, file: !2, line: 52, type: !274, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !22, retainedNodes: !35)
!274 = !DISubroutineType(types: !275)
!275 = !{null, !276, !34}
!276 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!277 = !DILocalVariable(name: "t", arg: 1, scope: !273, file: !2, line: 52, type: !276)
!278 = !DILocation(line: 52, column: 34, scope: !273)
!279 = !DILocalVariable(name: "key", arg: 2, scope: !273, file: !2, line: 52, type: !34)
!280 = !DILocation(line: 52, column: 41, scope: !273)
!281 = !DILocation(line: 53, column: 3, scope: !273)
!282 = !DILocation(line: 53, column: 11, scope: !273)
!283 = !DILocation(line: 53, column: 10, scope: !273)
!284 = !DILocation(line: 54, column: 9, scope: !273)
!285 = !DILocation(line: 54, column: 17, scope: !273)
!286 = !DILocation(line: 54, column: 16, scope: !273)
!287 = !DILocation(line: 54, column: 21, scope: !273)
!288 = !DILocation(line: 54, column: 13, scope: !273)
!289 = !DILocation(line: 54, column: 30, scope: !273)
!290 = !DILocation(line: 54, column: 29, scope: !273)
!291 = !DILocation(line: 54, column: 34, scope: !273)
!292 = !DILocation(line: 54, column: 44, scope: !273)
!293 = !DILocation(line: 54, column: 43, scope: !273)
!294 = !DILocation(line: 54, column: 48, scope: !273)
!295 = !DILocation(line: 54, column: 7, scope: !273)
!296 = distinct !{!296, !281, !294, !62}
!297 = !DILocation(line: 55, column: 8, scope: !273)
!298 = !DILocation(line: 55, column: 4, scope: !273)
!299 = !DILocation(line: 55, column: 6, scope: !273)
!300 = !DILocation(line: 56, column: 15, scope: !273)
!301 = !DILocation(line: 56, column: 5, scope: !273)
!302 = !DILocation(line: 56, column: 4, scope: !273)
!303 = !DILocation(line: 56, column: 9, scope: !273)
!304 = !DILocation(line: 56, column: 13, scope: !273)
!305 = !DILocation(line: 57, column: 1, scope: !273)
!306 = distinct !DISubprogram(name: "walk", scope: !2, file: !2, line: 59, type: !307, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !22, retainedNodes: !35)
!307 = !DISubroutineType(types: !308)
!308 = !{!34, !87, !34}
!309 = !DILocalVariable(name: "t", arg: 1, scope: !306, file: !2, line: 59, type: !87)
!310 = !DILocation(line: 59, column: 30, scope: !306)
!311 = !DILocalVariable(name: "depth", arg: 2, scope: !306, file: !2, line: 59, type: !34)
!312 = !DILocation(line: 59, column: 37, scope: !306)
!313 = !DILocation(line: 60, column: 8, scope: !314)
!314 = distinct !DILexicalBlock(scope: !306, file: !2, line: 60, column: 7)
!315 = !DILocation(line: 60, column: 7, scope: !306)
!316 = !DILocation(line: 61, column: 12, scope: !314)
!317 = !DILocation(line: 61, column: 5, scope: !314)
!318 = !DILocalVariable(name: "l", scope: !306, file: !2, line: 62, type: !34)
!319 = !DILocation(line: 62, column: 7, scope: !306)
!320 = !DILocation(line: 62, column: 16, scope: !306)
!321 = !DILocation(line: 62, column: 19, scope: !306)
!322 = !DILocation(line: 62, column: 25, scope: !306)
!323 = !DILocation(line: 62, column: 31, scope: !306)
!324 = !DILocation(line: 62, column: 11, scope: !306)
!325 = !DILocation(line: 63, column: 17, scope: !306)
!326 = !DILocation(line: 63, column: 20, scope: !306)
!327 = !DILocation(line: 63, column: 3, scope: !306)
!328 = !DILocalVariable(name: "r", scope: !306, file: !2, line: 64, type: !34)
!329 = !DILocation(line: 64, column: 7, scope: !306)
!330 = !DILocation(line: 64, column: 16, scope: !306)
!331 = !DILocation(line: 64, column: 19, scope: !306)
!332 = !DILocation(line: 64, column: 26, scope: !306)
!333 = !DILocation(line: 64, column: 32, scope: !306)
!334 = !DILocation(line: 64, column: 11, scope: !306)
!335 = !DILocation(line: 65, column: 8, scope: !306)
!336 = !DILocation(line: 65, column: 3, scope: !306)
!337 = !DILocation(line: 66, column: 10, scope: !306)
!338 = !DILocation(line: 66, column: 14, scope: !306)
!339 = !DILocation(line: 66, column: 12, scope: !306)
!340 = !DILocation(line: 66, column: 18, scope: !306)
!341 = !DILocation(line: 66, column: 22, scope: !306)
!342 = !DILocation(line: 66, column: 3, scope: !306)
!343 = !DILocation(line: 67, column: 1, scope: !306)
