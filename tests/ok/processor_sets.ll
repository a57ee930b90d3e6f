; ModuleID = 'processor_sets.c'
source_filename = "processor_sets.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.cpu_set_t = type { [16 x i64] }

@.str = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [8 x i8] c" %d %d\0A\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [15 x i8] c"%zu %zu %d %d\0A\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [4 x i8] c" %d\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1, !dbg !32

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !60 {
entry:
  %retval = alloca i32, align 4
  %a = alloca %struct.cpu_set_t, align 8
  %b = alloca %struct.cpu_set_t, align 8
  %both = alloca %struct.cpu_set_t, align 8
  %next = alloca i32, align 4
  %small = alloca i64, align 8
  %large = alloca i64, align 8
  %few = alloca ptr, align 8
  %many = alloca ptr, align 8
  %other = alloca ptr, align 8
  %cpus = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !65, !DIExpression(), !66)
    #dbg_declare(ptr %b, !67, !DIExpression(), !68)
    #dbg_declare(ptr %both, !69, !DIExpression(), !70)
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 0, i64 128, i1 false), !dbg !71
  call void @llvm.memset.p0.i64(ptr align 8 %b, i8 0, i64 128, i1 false), !dbg !72
    #dbg_declare(ptr %next, !73, !DIExpression(), !74)
  store i32 70, ptr %next, align 4, !dbg !74
  br label %while.cond, !dbg !75

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, ptr %next, align 4, !dbg !76
  %cmp = icmp sgt i32 %0, 60, !dbg !77
  br i1 %cmp, label %while.body, label %while.end, !dbg !75

while.body:                                       ; preds = %while.cond
  %1 = load i32, ptr %next, align 4, !dbg !78
  %dec = add nsw i32 %1, -1, !dbg !78
  store i32 %dec, ptr %next, align 4, !dbg !78
  %conv = sext i32 %dec to i64, !dbg !78
  call void @__tresse_cpu_set(i64 noundef %conv, i64 noundef 128, ptr noundef %a), !dbg !78
  br label %while.cond, !dbg !75, !llvm.loop !79

while.end:                                        ; preds = %while.cond
  call void @__tresse_cpu_set(i64 noundef 1023, i64 noundef 128, ptr noundef %a), !dbg !81
  %2 = load i32, ptr %next, align 4, !dbg !82
  %inc = add nsw i32 %2, 1, !dbg !82
  store i32 %inc, ptr %next, align 4, !dbg !82
  %conv1 = sext i32 %2 to i64, !dbg !82
  call void @__tresse_cpu_set(i64 noundef %conv1, i64 noundef 128, ptr noundef %b), !dbg !82
  call void @__tresse_cpu_set(i64 noundef 3, i64 noundef 128, ptr noundef %b), !dbg !83
  %3 = load i32, ptr %next, align 4, !dbg !84
  %call = call i32 @__tresse_cpu_count(i64 noundef 128, ptr noundef %a), !dbg !85
  %call2 = call i32 @__tresse_cpu_count(i64 noundef 128, ptr noundef %b), !dbg !86
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %3, i32 noundef %call, i32 noundef %call2), !dbg !87
  call void @__tresse_cpu_all(i64 noundef 128, ptr noundef %both, ptr noundef %a, i8 noundef signext 38, ptr noundef %b), !dbg !88
  %call4 = call i32 @__tresse_cpu_count(i64 noundef 128, ptr noundef %both), !dbg !89
  %call5 = call i32 @__tresse_cpu_is_set(i64 noundef 60, i64 noundef 128, ptr noundef %both), !dbg !90
  %cmp6 = icmp ne i32 %call5, 0, !dbg !91
  %conv7 = zext i1 %cmp6 to i32, !dbg !91
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call4, i32 noundef %conv7), !dbg !92
  call void @__tresse_cpu_all(i64 noundef 128, ptr noundef %both, ptr noundef %a, i8 noundef signext 124, ptr noundef %b), !dbg !93
  %call9 = call i32 @__tresse_cpu_count(i64 noundef 128, ptr noundef %both), !dbg !94
  %call10 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %call9), !dbg !95
  call void @__tresse_cpu_all(i64 noundef 128, ptr noundef %both, ptr noundef %a, i8 noundef signext 94, ptr noundef %b), !dbg !96
  %call11 = call i32 @__tresse_cpu_count(i64 noundef 128, ptr noundef %both), !dbg !97
  %call12 = call i32 @memcmp(ptr noundef %a, ptr noundef %b, i64 noundef 128) #5, !dbg !98
  %cmp13 = icmp eq i32 %call12, 0, !dbg !98
  %conv14 = zext i1 %cmp13 to i32, !dbg !98
  %cmp15 = icmp ne i32 %conv14, 0, !dbg !99
  %conv16 = zext i1 %cmp15 to i32, !dbg !99
  %call17 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %call11, i32 noundef %conv16), !dbg !100
  %4 = load i32, ptr %next, align 4, !dbg !101
  %dec18 = add nsw i32 %4, -1, !dbg !101
  store i32 %dec18, ptr %next, align 4, !dbg !101
  %conv19 = sext i32 %dec18 to i64, !dbg !101
  call void @__tresse_cpu_clear(i64 noundef %conv19, i64 noundef 128, ptr noundef %a), !dbg !101
  %call20 = call i32 @__tresse_cpu_count(i64 noundef 128, ptr noundef %a), !dbg !102
  %call21 = call i32 @__tresse_cpu_is_set(i64 noundef 60, i64 noundef 128, ptr noundef %a), !dbg !103
  %cmp22 = icmp ne i32 %call21, 0, !dbg !104
  %conv23 = zext i1 %cmp22 to i32, !dbg !104
  %call24 = call i32 @__tresse_cpu_is_set(i64 noundef 1023, i64 noundef 128, ptr noundef %a), !dbg !105
  %cmp25 = icmp ne i32 %call24, 0, !dbg !106
  %conv26 = zext i1 %cmp25 to i32, !dbg !106
  %call27 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call20, i32 noundef %conv23, i32 noundef %conv26), !dbg !107
    #dbg_declare(ptr %small, !108, !DIExpression(), !111)
  store i64 8, ptr %small, align 8, !dbg !111
    #dbg_declare(ptr %large, !112, !DIExpression(), !113)
  store i64 256, ptr %large, align 8, !dbg !113
    #dbg_declare(ptr %few, !114, !DIExpression(), !115)
  %call28 = call ptr @malloc(i64 noundef 8) #5, !dbg !116
  store ptr %call28, ptr %few, align 8, !dbg !115
    #dbg_declare(ptr %many, !117, !DIExpression(), !118)
  %call29 = call ptr @malloc(i64 noundef 256) #5, !dbg !119
  store ptr %call29, ptr %many, align 8, !dbg !118
    #dbg_declare(ptr %other, !120, !DIExpression(), !121)
  %call30 = call ptr @malloc(i64 noundef 256) #5, !dbg !122
  store ptr %call30, ptr %other, align 8, !dbg !121
  %5 = load ptr, ptr %few, align 8, !dbg !123
  %6 = load i64, ptr %small, align 8, !dbg !123
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 %6, i1 false), !dbg !123
  %7 = load ptr, ptr %many, align 8, !dbg !124
  %8 = load i64, ptr %large, align 8, !dbg !124
  call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 %8, i1 false), !dbg !124
  %9 = load ptr, ptr %other, align 8, !dbg !125
  %10 = load i64, ptr %large, align 8, !dbg !125
  call void @llvm.memset.p0.i64(ptr align 8 %9, i8 0, i64 %10, i1 false), !dbg !125
    #dbg_declare(ptr %cpus, !126, !DIExpression(), !127)
  store i32 4, ptr %cpus, align 4, !dbg !127
  br label %while.cond31, !dbg !128

while.cond31:                                     ; preds = %while.body34, %while.end
  %11 = load i32, ptr %cpus, align 4, !dbg !129
  %cmp32 = icmp sgt i32 %11, 0, !dbg !130
  br i1 %cmp32, label %while.body34, label %while.end37, !dbg !128

while.body34:                                     ; preds = %while.cond31
  %12 = load i32, ptr %cpus, align 4, !dbg !131
  %dec35 = add nsw i32 %12, -1, !dbg !131
  store i32 %dec35, ptr %cpus, align 4, !dbg !131
  %conv36 = sext i32 %dec35 to i64, !dbg !131
  %13 = load i64, ptr %small, align 8, !dbg !131
  %14 = load ptr, ptr %few, align 8, !dbg !131
  call void @__tresse_cpu_set(i64 noundef %conv36, i64 noundef %13, ptr noundef %14), !dbg !131
  br label %while.cond31, !dbg !128, !llvm.loop !132

while.end37:                                      ; preds = %while.cond31
  %15 = load i64, ptr %small, align 8, !dbg !133
  %16 = load ptr, ptr %few, align 8, !dbg !133
  call void @__tresse_cpu_set(i64 noundef 5000, i64 noundef %15, ptr noundef %16), !dbg !133
  %17 = load i64, ptr %large, align 8, !dbg !134
  %18 = load ptr, ptr %many, align 8, !dbg !134
  call void @__tresse_cpu_set(i64 noundef 1999, i64 noundef %17, ptr noundef %18), !dbg !134
  %19 = load i64, ptr %large, align 8, !dbg !135
  %20 = load ptr, ptr %other, align 8, !dbg !135
  %21 = load ptr, ptr %many, align 8, !dbg !135
  %22 = load ptr, ptr %other, align 8, !dbg !135
  call void @__tresse_cpu_all(i64 noundef %19, ptr noundef %20, ptr noundef %21, i8 noundef signext 124, ptr noundef %22), !dbg !135
  %23 = load i64, ptr %small, align 8, !dbg !136
  %24 = load i64, ptr %large, align 8, !dbg !137
  %25 = load i64, ptr %small, align 8, !dbg !138
  %26 = load ptr, ptr %few, align 8, !dbg !138
  %call38 = call i32 @__tresse_cpu_count(i64 noundef %25, ptr noundef %26), !dbg !138
  %27 = load i64, ptr %large, align 8, !dbg !139
  %28 = load ptr, ptr %many, align 8, !dbg !139
  %call39 = call i32 @__tresse_cpu_count(i64 noundef %27, ptr noundef %28), !dbg !139
  %call40 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i64 noundef %23, i64 noundef %24, i32 noundef %call38, i32 noundef %call39), !dbg !140
  %29 = load i64, ptr %large, align 8, !dbg !141
  %30 = load ptr, ptr %other, align 8, !dbg !141
  %call41 = call i32 @__tresse_cpu_is_set(i64 noundef 1999, i64 noundef %29, ptr noundef %30), !dbg !141
  %cmp42 = icmp ne i32 %call41, 0, !dbg !142
  %conv43 = zext i1 %cmp42 to i32, !dbg !142
  %call44 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %conv43), !dbg !143
  %31 = load i64, ptr %small, align 8, !dbg !144
  %32 = load ptr, ptr %few, align 8, !dbg !144
  %call45 = call i32 @__tresse_cpu_is_set(i64 noundef 5000, i64 noundef %31, ptr noundef %32), !dbg !144
  %cmp46 = icmp ne i32 %call45, 0, !dbg !145
  %conv47 = zext i1 %cmp46 to i32, !dbg !145
  %call48 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %conv47), !dbg !146
  %33 = load ptr, ptr %many, align 8, !dbg !147
  %34 = load ptr, ptr %other, align 8, !dbg !147
  %35 = load i64, ptr %large, align 8, !dbg !147
  %call49 = call i32 @memcmp(ptr noundef %33, ptr noundef %34, i64 noundef %35) #5, !dbg !147
  %cmp50 = icmp eq i32 %call49, 0, !dbg !147
  %conv51 = zext i1 %cmp50 to i32, !dbg !147
  %cmp52 = icmp ne i32 %conv51, 0, !dbg !148
  %conv53 = zext i1 %cmp52 to i32, !dbg !148
  %call54 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %conv53), !dbg !149
  %36 = load ptr, ptr %few, align 8, !dbg !150
  call void @free(ptr noundef %36) #5, !dbg !150
  %37 = load ptr, ptr %many, align 8, !dbg !151
  call void @free(ptr noundef %37) #5, !dbg !151
  %38 = load ptr, ptr %other, align 8, !dbg !152
  call void @free(ptr noundef %38) #5, !dbg !152
  ret i32 0, !dbg !153
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: noinline nounwind uwtable
define internal void @__tresse_cpu_set(i64 noundef %cpu, i64 noundef %size, ptr noundef %set) #0 !dbg !154 {
entry:
  %cpu.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %set.addr = alloca ptr, align 8
  %word = alloca ptr, align 8
  store i64 %cpu, ptr %cpu.addr, align 8
    #dbg_declare(ptr %cpu.addr, !157, !DIExpression(), !158)
  store i64 %size, ptr %size.addr, align 8
    #dbg_declare(ptr %size.addr, !159, !DIExpression(), !160)
  store ptr %set, ptr %set.addr, align 8
    #dbg_declare(ptr %set.addr, !161, !DIExpression(), !162)
    #dbg_declare(ptr %word, !163, !DIExpression(), !164)
  %0 = load i64, ptr %cpu.addr, align 8, !dbg !165
  %1 = load i64, ptr %size.addr, align 8, !dbg !166
  %2 = load ptr, ptr %set.addr, align 8, !dbg !167
  %call = call ptr @__tresse_cpu(i64 noundef %0, i64 noundef %1, ptr noundef %2), !dbg !168
  store ptr %call, ptr %word, align 8, !dbg !164
  %3 = load ptr, ptr %word, align 8, !dbg !169
  %tobool = icmp ne ptr %3, null, !dbg !169
  br i1 %tobool, label %if.then, label %if.end, !dbg !171

if.then:                                          ; preds = %entry
  %4 = load i64, ptr %cpu.addr, align 8, !dbg !172
  %call1 = call i64 @__tresse_cpu_bit(i64 noundef %4), !dbg !173
  %5 = load ptr, ptr %word, align 8, !dbg !174
  %6 = load i64, ptr %5, align 8, !dbg !175
  %or = or i64 %6, %call1, !dbg !175
  store i64 %or, ptr %5, align 8, !dbg !175
  br label %if.end, !dbg !176

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !177
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @__tresse_cpu_count(i64 noundef %size, ptr noundef %set) #0 !dbg !178 {
entry:
  %size.addr = alloca i64, align 8
  %set.addr = alloca ptr, align 8
  %count = alloca i32, align 4
  %i = alloca i64, align 8
  store i64 %size, ptr %size.addr, align 8
    #dbg_declare(ptr %size.addr, !183, !DIExpression(), !184)
  store ptr %set, ptr %set.addr, align 8
    #dbg_declare(ptr %set.addr, !185, !DIExpression(), !186)
    #dbg_declare(ptr %count, !187, !DIExpression(), !188)
  store i32 0, ptr %count, align 4, !dbg !188
    #dbg_declare(ptr %i, !189, !DIExpression(), !191)
  store i64 0, ptr %i, align 8, !dbg !191
  br label %for.cond, !dbg !192

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %i, align 8, !dbg !193
  %1 = load i64, ptr %size.addr, align 8, !dbg !195
  %div = udiv i64 %1, 8, !dbg !196
  %cmp = icmp ult i64 %0, %div, !dbg !197
  br i1 %cmp, label %for.body, label %for.end, !dbg !198

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %set.addr, align 8, !dbg !199
  %3 = load i64, ptr %i, align 8, !dbg !200
  %arrayidx = getelementptr inbounds i64, ptr %2, i64 %3, !dbg !201
  %4 = load i64, ptr %arrayidx, align 8, !dbg !201
  %5 = call i64 @llvm.ctpop.i64(i64 %4), !dbg !202
  %cast = trunc i64 %5 to i32, !dbg !202
  %6 = load i32, ptr %count, align 4, !dbg !203
  %add = add nsw i32 %6, %cast, !dbg !203
  store i32 %add, ptr %count, align 4, !dbg !203
  br label %for.inc, !dbg !204

for.inc:                                          ; preds = %for.body
  %7 = load i64, ptr %i, align 8, !dbg !205
  %inc = add i64 %7, 1, !dbg !205
  store i64 %inc, ptr %i, align 8, !dbg !205
  br label %for.cond, !dbg !206, !llvm.loop !207

for.end:                                          ; preds = %for.cond
  %8 = load i32, ptr %count, align 4, !dbg !209
  ret i32 %8, !dbg !210
}

; Function Attrs: noinline nounwind uwtable
define internal void @__tresse_cpu_all(i64 noundef %size, ptr noundef %to, ptr noundef %a, i8 noundef signext %op, ptr noundef %b) #0 !dbg !211 {
entry:
  %size.addr = alloca i64, align 8
  %to.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %op.addr = alloca i8, align 1
  %b.addr = alloca ptr, align 8
  %i = alloca i64, align 8
  %x = alloca i64, align 8
  %y = alloca i64, align 8
  store i64 %size, ptr %size.addr, align 8
    #dbg_declare(ptr %size.addr, !214, !DIExpression(), !215)
  store ptr %to, ptr %to.addr, align 8
    #dbg_declare(ptr %to.addr, !216, !DIExpression(), !217)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !218, !DIExpression(), !219)
  store i8 %op, ptr %op.addr, align 1
    #dbg_declare(ptr %op.addr, !220, !DIExpression(), !221)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !222, !DIExpression(), !223)
    #dbg_declare(ptr %i, !224, !DIExpression(), !226)
  store i64 0, ptr %i, align 8, !dbg !226
  br label %for.cond, !dbg !227

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %i, align 8, !dbg !228
  %1 = load i64, ptr %size.addr, align 8, !dbg !230
  %div = udiv i64 %1, 8, !dbg !231
  %cmp = icmp ult i64 %0, %div, !dbg !232
  br i1 %cmp, label %for.body, label %for.end, !dbg !233

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %x, !234, !DIExpression(), !236)
  %2 = load ptr, ptr %a.addr, align 8, !dbg !237
  %3 = load i64, ptr %i, align 8, !dbg !238
  %arrayidx = getelementptr inbounds i64, ptr %2, i64 %3, !dbg !239
  %4 = load i64, ptr %arrayidx, align 8, !dbg !239
  store i64 %4, ptr %x, align 8, !dbg !236
    #dbg_declare(ptr %y, !240, !DIExpression(), !241)
  %5 = load ptr, ptr %b.addr, align 8, !dbg !242
  %6 = load i64, ptr %i, align 8, !dbg !243
  %arrayidx1 = getelementptr inbounds i64, ptr %5, i64 %6, !dbg !244
  %7 = load i64, ptr %arrayidx1, align 8, !dbg !244
  store i64 %7, ptr %y, align 8, !dbg !241
  %8 = load i8, ptr %op.addr, align 1, !dbg !245
  %conv = sext i8 %8 to i32, !dbg !245
  %cmp2 = icmp eq i32 %conv, 38, !dbg !246
  br i1 %cmp2, label %cond.true, label %cond.false, !dbg !245

cond.true:                                        ; preds = %for.body
  %9 = load i64, ptr %x, align 8, !dbg !247
  %10 = load i64, ptr %y, align 8, !dbg !248
  %and = and i64 %9, %10, !dbg !249
  br label %cond.end9, !dbg !245

cond.false:                                       ; preds = %for.body
  %11 = load i8, ptr %op.addr, align 1, !dbg !250
  %conv4 = sext i8 %11 to i32, !dbg !250
  %cmp5 = icmp eq i32 %conv4, 124, !dbg !251
  br i1 %cmp5, label %cond.true7, label %cond.false8, !dbg !250

cond.true7:                                       ; preds = %cond.false
  %12 = load i64, ptr %x, align 8, !dbg !252
  %13 = load i64, ptr %y, align 8, !dbg !253
  %or = or i64 %12, %13, !dbg !254
  br label %cond.end, !dbg !250

cond.false8:                                      ; preds = %cond.false
  %14 = load i64, ptr %x, align 8, !dbg !255
  %15 = load i64, ptr %y, align 8, !dbg !256
  %xor = xor i64 %14, %15, !dbg !257
  br label %cond.end, !dbg !250

cond.end:                                         ; preds = %cond.false8, %cond.true7
  %cond = phi i64 [ %or, %cond.true7 ], [ %xor, %cond.false8 ], !dbg !250
  br label %cond.end9, !dbg !245

cond.end9:                                        ; preds = %cond.end, %cond.true
  %cond10 = phi i64 [ %and, %cond.true ], [ %cond, %cond.end ], !dbg !245
  %16 = load ptr, ptr %to.addr, align 8, !dbg !258
  %17 = load i64, ptr %i, align 8, !dbg !259
  %arrayidx11 = getelementptr inbounds i64, ptr %16, i64 %17, !dbg !260
  store i64 %cond10, ptr %arrayidx11, align 8, !dbg !261
  br label %for.inc, !dbg !262

for.inc:                                          ; preds = %cond.end9
  %18 = load i64, ptr %i, align 8, !dbg !263
  %inc = add i64 %18, 1, !dbg !263
  store i64 %inc, ptr %i, align 8, !dbg !263
  br label %for.cond, !dbg !264, !llvm.loop !265

for.end:                                          ; preds = %for.cond
  ret void, !dbg !267
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @__tresse_cpu_is_set(i64 noundef %cpu, i64 noundef %size, ptr noundef %set) #0 !dbg !268 {
entry:
  %cpu.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %set.addr = alloca ptr, align 8
  %word = alloca ptr, align 8
  store i64 %cpu, ptr %cpu.addr, align 8
    #dbg_declare(ptr %cpu.addr, !271, !DIExpression(), !272)
  store i64 %size, ptr %size.addr, align 8
    #dbg_declare(ptr %size.addr, !273, !DIExpression(), !274)
  store ptr %set, ptr %set.addr, align 8
    #dbg_declare(ptr %set.addr, !275, !DIExpression(), !276)
    #dbg_declare(ptr %word, !277, !DIExpression(), !278)
  %0 = load i64, ptr %cpu.addr, align 8, !dbg !279
  %1 = load i64, ptr %size.addr, align 8, !dbg !280
  %2 = load ptr, ptr %set.addr, align 8, !dbg !281
  %call = call ptr @__tresse_cpu(i64 noundef %0, i64 noundef %1, ptr noundef %2), !dbg !282
  store ptr %call, ptr %word, align 8, !dbg !278
  %3 = load ptr, ptr %word, align 8, !dbg !283
  %tobool = icmp ne ptr %3, null, !dbg !283
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !284

land.rhs:                                         ; preds = %entry
  %4 = load ptr, ptr %word, align 8, !dbg !285
  %5 = load i64, ptr %4, align 8, !dbg !286
  %6 = load i64, ptr %cpu.addr, align 8, !dbg !287
  %call1 = call i64 @__tresse_cpu_bit(i64 noundef %6), !dbg !288
  %and = and i64 %5, %call1, !dbg !289
  %cmp = icmp ne i64 %and, 0, !dbg !290
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %7 = phi i1 [ false, %entry ], [ %cmp, %land.rhs ], !dbg !291
  %land.ext = zext i1 %7 to i32, !dbg !284
  ret i32 %land.ext, !dbg !292
}

; Function Attrs: nounwind
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @__tresse_cpu_clear(i64 noundef %cpu, i64 noundef %size, ptr noundef %set) #0 !dbg !293 {
entry:
  %cpu.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %set.addr = alloca ptr, align 8
  %word = alloca ptr, align 8
  store i64 %cpu, ptr %cpu.addr, align 8
    #dbg_declare(ptr %cpu.addr, !294, !DIExpression(), !295)
  store i64 %size, ptr %size.addr, align 8
    #dbg_declare(ptr %size.addr, !296, !DIExpression(), !297)
  store ptr %set, ptr %set.addr, align 8
    #dbg_declare(ptr %set.addr, !298, !DIExpression(), !299)
    #dbg_declare(ptr %word, !300, !DIExpression(), !301)
  %0 = load i64, ptr %cpu.addr, align 8, !dbg !302
  %1 = load i64, ptr %size.addr, align 8, !dbg !303
  %2 = load ptr, ptr %set.addr, align 8, !dbg !304
  %call = call ptr @__tresse_cpu(i64 noundef %0, i64 noundef %1, ptr noundef %2), !dbg !305
  store ptr %call, ptr %word, align 8, !dbg !301
  %3 = load ptr, ptr %word, align 8, !dbg !306
  %tobool = icmp ne ptr %3, null, !dbg !306
  br i1 %tobool, label %if.then, label %if.end, !dbg !308

if.then:                                          ; preds = %entry
  %4 = load i64, ptr %cpu.addr, align 8, !dbg !309
  %call1 = call i64 @__tresse_cpu_bit(i64 noundef %4), !dbg !310
  %not = xor i64 %call1, -1, !dbg !311
  %5 = load ptr, ptr %word, align 8, !dbg !312
  %6 = load i64, ptr %5, align 8, !dbg !313
  %and = and i64 %6, %not, !dbg !313
  store i64 %and, ptr %5, align 8, !dbg !313
  br label %if.end, !dbg !314

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !315
}

; Function Attrs: nounwind
declare ptr @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @__tresse_cpu(i64 noundef %cpu, i64 noundef %size, ptr noundef %set) #0 !dbg !316 {
entry:
  %cpu.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %set.addr = alloca ptr, align 8
  store i64 %cpu, ptr %cpu.addr, align 8
    #dbg_declare(ptr %cpu.addr, !319, !DIExpression(), !320)
  store i64 %size, ptr %size.addr, align 8
    #dbg_declare(ptr %size.addr, !321, !DIExpression(), !322)
  store ptr %set, ptr %set.addr, align 8
    #dbg_declare(ptr %set.addr, !323, !DIExpression(), !324)
  %0 = load i64, ptr %cpu.addr, align 8, !dbg !325
  %div = udiv i64 %0, 8, !dbg !326
  %1 = load i64, ptr %size.addr, align 8, !dbg !327
  %cmp = icmp ult i64 %div, %1, !dbg !328
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !325

cond.true:                                        ; preds = %entry
  %2 = load ptr, ptr %set.addr, align 8, !dbg !329
  %3 = load i64, ptr %cpu.addr, align 8, !dbg !330
  %div1 = udiv i64 %3, 64, !dbg !331
  %add.ptr = getelementptr inbounds i64, ptr %2, i64 %div1, !dbg !332
  br label %cond.end, !dbg !325

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !325

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %add.ptr, %cond.true ], [ null, %cond.false ], !dbg !325
  ret ptr %cond, !dbg !333
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @__tresse_cpu_bit(i64 noundef %cpu) #0 !dbg !334 {
entry:
  %cpu.addr = alloca i64, align 8
  store i64 %cpu, ptr %cpu.addr, align 8
    #dbg_declare(ptr %cpu.addr, !337, !DIExpression(), !338)
  %0 = load i64, ptr %cpu.addr, align 8, !dbg !339
  %rem = urem i64 %0, 64, !dbg !340
  %shl = shl i64 1, %rem, !dbg !341
  ret i64 %shl, !dbg !342
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!37}
!llvm.module.flags = !{!53, !54, !55, !56, !57, !58, !59}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "processor_sets.c", directory: ".", checksumkind: CSK_MD5, checksum: "050adf6d3021a6515b00e1f4cd13fadb")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 10)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 7)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 3)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 8)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 15)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 4)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 5)
!37 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !38, globals: !52, splitDebugInlining: false, nameTableKind: None)
!38 = !{!39, !49, !50}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "cpu_set_t", file: !41, line: 29, baseType: !42)
!41 = !DIFile(filename: "../../libc-shim/include/sched.h", directory: ".", checksumkind: CSK_MD5, checksum: "dc1ab0c5e5630862fae833d6cd953632")
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !41, line: 27, size: 1024, elements: !43)
!43 = !{!44}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !42, file: !41, line: 28, baseType: !45, size: 1024)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 1024, elements: !47)
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !{!48}
!48 = !DISubrange(count: 16)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !46)
!52 = !{!0, !7, !12, !17, !22, !27, !32}
!53 = !{i32 7, !"Dwarf Version", i32 5}
!54 = !{i32 2, !"Debug Info Version", i32 3}
!55 = !{i32 1, !"wchar_size", i32 4}
!56 = !{i32 8, !"PIC Level", i32 2}
!57 = !{i32 7, !"PIE Level", i32 2}
!58 = !{i32 7, !"uwtable", i32 2}
!59 = !{i32 7, !"frame-pointer", i32 2}
!60 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 7, type: !61, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !64)
!61 = !DISubroutineType(types: !62)
!62 = !{!63}
!63 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!64 = !{}
!65 = !DILocalVariable(name: "a", scope: !60, file: !2, line: 8, type: !40)
!66 = !DILocation(line: 8, column: 13, scope: !60)
!67 = !DILocalVariable(name: "b", scope: !60, file: !2, line: 8, type: !40)
!68 = !DILocation(line: 8, column: 16, scope: !60)
!69 = !DILocalVariable(name: "both", scope: !60, file: !2, line: 8, type: !40)
!70 = !DILocation(line: 8, column: 19, scope: !60)
!71 = !DILocation(line: 9, column: 3, scope: !60)
!72 = !DILocation(line: 10, column: 3, scope: !60)
!73 = !DILocalVariable(name: "next", scope: !60, file: !2, line: 11, type: !63)
!74 = !DILocation(line: 11, column: 7, scope: !60)
!75 = !DILocation(line: 12, column: 3, scope: !60)
!76 = !DILocation(line: 12, column: 10, scope: !60)
!77 = !DILocation(line: 12, column: 15, scope: !60)
!78 = !DILocation(line: 13, column: 5, scope: !60)
!79 = distinct !{!79, !75, !78, !80}
!80 = !{!"llvm.loop.mustprogress"}
!81 = !DILocation(line: 14, column: 3, scope: !60)
!82 = !DILocation(line: 15, column: 3, scope: !60)
!83 = !DILocation(line: 16, column: 3, scope: !60)
!84 = !DILocation(line: 17, column: 24, scope: !60)
!85 = !DILocation(line: 17, column: 30, scope: !60)
!86 = !DILocation(line: 17, column: 45, scope: !60)
!87 = !DILocation(line: 17, column: 3, scope: !60)
!88 = !DILocation(line: 18, column: 3, scope: !60)
!89 = !DILocation(line: 19, column: 21, scope: !60)
!90 = !DILocation(line: 19, column: 39, scope: !60)
!91 = !DILocation(line: 19, column: 60, scope: !60)
!92 = !DILocation(line: 19, column: 3, scope: !60)
!93 = !DILocation(line: 20, column: 3, scope: !60)
!94 = !DILocation(line: 21, column: 16, scope: !60)
!95 = !DILocation(line: 21, column: 3, scope: !60)
!96 = !DILocation(line: 22, column: 3, scope: !60)
!97 = !DILocation(line: 23, column: 22, scope: !60)
!98 = !DILocation(line: 23, column: 40, scope: !60)
!99 = !DILocation(line: 23, column: 58, scope: !60)
!100 = !DILocation(line: 23, column: 3, scope: !60)
!101 = !DILocation(line: 24, column: 3, scope: !60)
!102 = !DILocation(line: 25, column: 24, scope: !60)
!103 = !DILocation(line: 25, column: 39, scope: !60)
!104 = !DILocation(line: 25, column: 57, scope: !60)
!105 = !DILocation(line: 25, column: 63, scope: !60)
!106 = !DILocation(line: 25, column: 83, scope: !60)
!107 = !DILocation(line: 25, column: 3, scope: !60)
!108 = !DILocalVariable(name: "small", scope: !60, file: !2, line: 28, type: !109)
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !110, line: 18, baseType: !46)
!110 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!111 = !DILocation(line: 28, column: 10, scope: !60)
!112 = !DILocalVariable(name: "large", scope: !60, file: !2, line: 28, type: !109)
!113 = !DILocation(line: 28, column: 38, scope: !60)
!114 = !DILocalVariable(name: "few", scope: !60, file: !2, line: 29, type: !39)
!115 = !DILocation(line: 29, column: 14, scope: !60)
!116 = !DILocation(line: 29, column: 20, scope: !60)
!117 = !DILocalVariable(name: "many", scope: !60, file: !2, line: 29, type: !39)
!118 = !DILocation(line: 29, column: 36, scope: !60)
!119 = !DILocation(line: 29, column: 43, scope: !60)
!120 = !DILocalVariable(name: "other", scope: !60, file: !2, line: 29, type: !39)
!121 = !DILocation(line: 29, column: 61, scope: !60)
!122 = !DILocation(line: 29, column: 69, scope: !60)
!123 = !DILocation(line: 30, column: 3, scope: !60)
!124 = !DILocation(line: 31, column: 3, scope: !60)
!125 = !DILocation(line: 32, column: 3, scope: !60)
!126 = !DILocalVariable(name: "cpus", scope: !60, file: !2, line: 33, type: !63)
!127 = !DILocation(line: 33, column: 7, scope: !60)
!128 = !DILocation(line: 34, column: 3, scope: !60)
!129 = !DILocation(line: 34, column: 10, scope: !60)
!130 = !DILocation(line: 34, column: 15, scope: !60)
!131 = !DILocation(line: 35, column: 5, scope: !60)
!132 = distinct !{!132, !128, !131, !80}
!133 = !DILocation(line: 36, column: 3, scope: !60)
!134 = !DILocation(line: 37, column: 3, scope: !60)
!135 = !DILocation(line: 38, column: 3, scope: !60)
!136 = !DILocation(line: 39, column: 29, scope: !60)
!137 = !DILocation(line: 39, column: 36, scope: !60)
!138 = !DILocation(line: 39, column: 43, scope: !60)
!139 = !DILocation(line: 39, column: 68, scope: !60)
!140 = !DILocation(line: 39, column: 3, scope: !60)
!141 = !DILocation(line: 40, column: 16, scope: !60)
!142 = !DILocation(line: 40, column: 48, scope: !60)
!143 = !DILocation(line: 40, column: 3, scope: !60)
!144 = !DILocation(line: 41, column: 17, scope: !60)
!145 = !DILocation(line: 41, column: 47, scope: !60)
!146 = !DILocation(line: 41, column: 3, scope: !60)
!147 = !DILocation(line: 42, column: 19, scope: !60)
!148 = !DILocation(line: 42, column: 51, scope: !60)
!149 = !DILocation(line: 42, column: 3, scope: !60)
!150 = !DILocation(line: 43, column: 3, scope: !60)
!151 = !DILocation(line: 44, column: 3, scope: !60)
!152 = !DILocation(line: 45, column: 3, scope: !60)
!153 = !DILocation(line: 46, column: 3, scope: !60)
!154 = distinct !DISubprogram(name: "__tresse_cpu_set", scope: !41, file: !41, line: 35, type: !155, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !37, retainedNodes: !64)
!155 = !DISubroutineType(types: !156)
!156 = !{null, !109, !109, !39}
!157 = !DILocalVariable(name: "cpu", arg: 1, scope: !154, file: !41, line: 35, type: !109)
!158 = !DILocation(line: 35, column: 44, scope: !154)
!159 = !DILocalVariable(name: "size", arg: 2, scope: !154, file: !41, line: 35, type: !109)
!160 = !DILocation(line: 35, column: 56, scope: !154)
!161 = !DILocalVariable(name: "set", arg: 3, scope: !154, file: !41, line: 35, type: !39)
!162 = !DILocation(line: 35, column: 73, scope: !154)
!163 = !DILocalVariable(name: "word", scope: !154, file: !41, line: 36, type: !49)
!164 = !DILocation(line: 36, column: 18, scope: !154)
!165 = !DILocation(line: 36, column: 38, scope: !154)
!166 = !DILocation(line: 36, column: 43, scope: !154)
!167 = !DILocation(line: 36, column: 49, scope: !154)
!168 = !DILocation(line: 36, column: 25, scope: !154)
!169 = !DILocation(line: 37, column: 7, scope: !170)
!170 = distinct !DILexicalBlock(scope: !154, file: !41, line: 37, column: 7)
!171 = !DILocation(line: 37, column: 7, scope: !154)
!172 = !DILocation(line: 38, column: 31, scope: !170)
!173 = !DILocation(line: 38, column: 14, scope: !170)
!174 = !DILocation(line: 38, column: 6, scope: !170)
!175 = !DILocation(line: 38, column: 11, scope: !170)
!176 = !DILocation(line: 38, column: 5, scope: !170)
!177 = !DILocation(line: 39, column: 1, scope: !154)
!178 = distinct !DISubprogram(name: "__tresse_cpu_count", scope: !41, file: !41, line: 49, type: !179, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !37, retainedNodes: !64)
!179 = !DISubroutineType(types: !180)
!180 = !{!63, !109, !181}
!181 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !182, size: 64)
!182 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !40)
!183 = !DILocalVariable(name: "size", arg: 1, scope: !178, file: !41, line: 49, type: !109)
!184 = !DILocation(line: 49, column: 45, scope: !178)
!185 = !DILocalVariable(name: "set", arg: 2, scope: !178, file: !41, line: 49, type: !181)
!186 = !DILocation(line: 49, column: 68, scope: !178)
!187 = !DILocalVariable(name: "count", scope: !178, file: !41, line: 50, type: !63)
!188 = !DILocation(line: 50, column: 7, scope: !178)
!189 = !DILocalVariable(name: "i", scope: !190, file: !41, line: 51, type: !109)
!190 = distinct !DILexicalBlock(scope: !178, file: !41, line: 51, column: 3)
!191 = !DILocation(line: 51, column: 15, scope: !190)
!192 = !DILocation(line: 51, column: 8, scope: !190)
!193 = !DILocation(line: 51, column: 22, scope: !194)
!194 = distinct !DILexicalBlock(scope: !190, file: !41, line: 51, column: 3)
!195 = !DILocation(line: 51, column: 26, scope: !194)
!196 = !DILocation(line: 51, column: 31, scope: !194)
!197 = !DILocation(line: 51, column: 24, scope: !194)
!198 = !DILocation(line: 51, column: 3, scope: !190)
!199 = !DILocation(line: 52, column: 58, scope: !194)
!200 = !DILocation(line: 52, column: 63, scope: !194)
!201 = !DILocation(line: 52, column: 34, scope: !194)
!202 = !DILocation(line: 52, column: 14, scope: !194)
!203 = !DILocation(line: 52, column: 11, scope: !194)
!204 = !DILocation(line: 52, column: 5, scope: !194)
!205 = !DILocation(line: 51, column: 57, scope: !194)
!206 = !DILocation(line: 51, column: 3, scope: !194)
!207 = distinct !{!207, !198, !208, !80}
!208 = !DILocation(line: 52, column: 65, scope: !190)
!209 = !DILocation(line: 53, column: 10, scope: !178)
!210 = !DILocation(line: 53, column: 3, scope: !178)
!211 = distinct !DISubprogram(name: "__tresse_cpu_all", scope: !41, file: !41, line: 55, type: !212, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !37, retainedNodes: !64)
!212 = !DISubroutineType(types: !213)
!213 = !{null, !109, !39, !181, !4, !181}
!214 = !DILocalVariable(name: "size", arg: 1, scope: !211, file: !41, line: 55, type: !109)
!215 = !DILocation(line: 55, column: 44, scope: !211)
!216 = !DILocalVariable(name: "to", arg: 2, scope: !211, file: !41, line: 55, type: !39)
!217 = !DILocation(line: 55, column: 61, scope: !211)
!218 = !DILocalVariable(name: "a", arg: 3, scope: !211, file: !41, line: 55, type: !181)
!219 = !DILocation(line: 55, column: 82, scope: !211)
!220 = !DILocalVariable(name: "op", arg: 4, scope: !211, file: !41, line: 55, type: !4)
!221 = !DILocation(line: 55, column: 90, scope: !211)
!222 = !DILocalVariable(name: "b", arg: 5, scope: !211, file: !41, line: 56, type: !181)
!223 = !DILocation(line: 56, column: 54, scope: !211)
!224 = !DILocalVariable(name: "i", scope: !225, file: !41, line: 57, type: !109)
!225 = distinct !DILexicalBlock(scope: !211, file: !41, line: 57, column: 3)
!226 = !DILocation(line: 57, column: 15, scope: !225)
!227 = !DILocation(line: 57, column: 8, scope: !225)
!228 = !DILocation(line: 57, column: 22, scope: !229)
!229 = distinct !DILexicalBlock(scope: !225, file: !41, line: 57, column: 3)
!230 = !DILocation(line: 57, column: 26, scope: !229)
!231 = !DILocation(line: 57, column: 31, scope: !229)
!232 = !DILocation(line: 57, column: 24, scope: !229)
!233 = !DILocation(line: 57, column: 3, scope: !225)
!234 = !DILocalVariable(name: "x", scope: !235, file: !41, line: 58, type: !46)
!235 = distinct !DILexicalBlock(scope: !229, file: !41, line: 57, column: 61)
!236 = !DILocation(line: 58, column: 19, scope: !235)
!237 = !DILocation(line: 58, column: 47, scope: !235)
!238 = !DILocation(line: 58, column: 50, scope: !235)
!239 = !DILocation(line: 58, column: 23, scope: !235)
!240 = !DILocalVariable(name: "y", scope: !235, file: !41, line: 58, type: !46)
!241 = !DILocation(line: 58, column: 54, scope: !235)
!242 = !DILocation(line: 58, column: 82, scope: !235)
!243 = !DILocation(line: 58, column: 85, scope: !235)
!244 = !DILocation(line: 58, column: 58, scope: !235)
!245 = !DILocation(line: 59, column: 32, scope: !235)
!246 = !DILocation(line: 59, column: 35, scope: !235)
!247 = !DILocation(line: 59, column: 44, scope: !235)
!248 = !DILocation(line: 59, column: 48, scope: !235)
!249 = !DILocation(line: 59, column: 46, scope: !235)
!250 = !DILocation(line: 59, column: 52, scope: !235)
!251 = !DILocation(line: 59, column: 55, scope: !235)
!252 = !DILocation(line: 59, column: 64, scope: !235)
!253 = !DILocation(line: 59, column: 68, scope: !235)
!254 = !DILocation(line: 59, column: 66, scope: !235)
!255 = !DILocation(line: 59, column: 72, scope: !235)
!256 = !DILocation(line: 59, column: 76, scope: !235)
!257 = !DILocation(line: 59, column: 74, scope: !235)
!258 = !DILocation(line: 59, column: 23, scope: !235)
!259 = !DILocation(line: 59, column: 27, scope: !235)
!260 = !DILocation(line: 59, column: 5, scope: !235)
!261 = !DILocation(line: 59, column: 30, scope: !235)
!262 = !DILocation(line: 60, column: 3, scope: !235)
!263 = !DILocation(line: 57, column: 57, scope: !229)
!264 = !DILocation(line: 57, column: 3, scope: !229)
!265 = distinct !{!265, !233, !266, !80}
!266 = !DILocation(line: 60, column: 3, scope: !225)
!267 = !DILocation(line: 61, column: 1, scope: !211)
!268 = distinct !DISubprogram(name: "__tresse_cpu_is_set", scope: !41, file: !41, line: 45, type: !269, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !37, retainedNodes: !64)
!269 = !DISubroutineType(types: !270)
!270 = !{!63, !109, !109, !181}
!271 = !DILocalVariable(name: "cpu", arg: 1, scope: !268, file: !41, line: 45, type: !109)
!272 = !DILocation(line: 45, column: 46, scope: !268)
!273 = !DILocalVariable(name: "size", arg: 2, scope: !268, file: !41, line: 45, type: !109)
!274 = !DILocation(line: 45, column: 58, scope: !268)
!275 = !DILocalVariable(name: "set", arg: 3, scope: !268, file: !41, line: 45, type: !181)
!276 = !DILocation(line: 45, column: 81, scope: !268)
!277 = !DILocalVariable(name: "word", scope: !268, file: !41, line: 46, type: !50)
!278 = !DILocation(line: 46, column: 24, scope: !268)
!279 = !DILocation(line: 46, column: 44, scope: !268)
!280 = !DILocation(line: 46, column: 49, scope: !268)
!281 = !DILocation(line: 46, column: 55, scope: !268)
!282 = !DILocation(line: 46, column: 31, scope: !268)
!283 = !DILocation(line: 47, column: 10, scope: !268)
!284 = !DILocation(line: 47, column: 15, scope: !268)
!285 = !DILocation(line: 47, column: 20, scope: !268)
!286 = !DILocation(line: 47, column: 19, scope: !268)
!287 = !DILocation(line: 47, column: 44, scope: !268)
!288 = !DILocation(line: 47, column: 27, scope: !268)
!289 = !DILocation(line: 47, column: 25, scope: !268)
!290 = !DILocation(line: 47, column: 50, scope: !268)
!291 = !DILocation(line: 0, scope: !268)
!292 = !DILocation(line: 47, column: 3, scope: !268)
!293 = distinct !DISubprogram(name: "__tresse_cpu_clear", scope: !41, file: !41, line: 40, type: !155, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !37, retainedNodes: !64)
!294 = !DILocalVariable(name: "cpu", arg: 1, scope: !293, file: !41, line: 40, type: !109)
!295 = !DILocation(line: 40, column: 46, scope: !293)
!296 = !DILocalVariable(name: "size", arg: 2, scope: !293, file: !41, line: 40, type: !109)
!297 = !DILocation(line: 40, column: 58, scope: !293)
!298 = !DILocalVariable(name: "set", arg: 3, scope: !293, file: !41, line: 40, type: !39)
!299 = !DILocation(line: 40, column: 75, scope: !293)
!300 = !DILocalVariable(name: "word", scope: !293, file: !41, line: 41, type: !49)
!301 = !DILocation(line: 41, column: 18, scope: !293)
!302 = !DILocation(line: 41, column: 38, scope: !293)
!303 = !DILocation(line: 41, column: 43, scope: !293)
!304 = !DILocation(line: 41, column: 49, scope: !293)
!305 = !DILocation(line: 41, column: 25, scope: !293)
!306 = !DILocation(line: 42, column: 7, scope: !307)
!307 = distinct !DILexicalBlock(scope: !293, file: !41, line: 42, column: 7)
!308 = !DILocation(line: 42, column: 7, scope: !293)
!309 = !DILocation(line: 43, column: 32, scope: !307)
!310 = !DILocation(line: 43, column: 15, scope: !307)
!311 = !DILocation(line: 43, column: 14, scope: !307)
!312 = !DILocation(line: 43, column: 6, scope: !307)
!313 = !DILocation(line: 43, column: 11, scope: !307)
!314 = !DILocation(line: 43, column: 5, scope: !307)
!315 = !DILocation(line: 44, column: 1, scope: !293)
!316 = distinct !DISubprogram(name: "__tresse_cpu", scope: !41, file: !41, line: 31, type: !317, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !37, retainedNodes: !64)
!317 = !DISubroutineType(types: !318)
!318 = !{!49, !109, !109, !181}
!319 = !DILocalVariable(name: "cpu", arg: 1, scope: !316, file: !41, line: 31, type: !109)
!320 = !DILocation(line: 31, column: 50, scope: !316)
!321 = !DILocalVariable(name: "size", arg: 2, scope: !316, file: !41, line: 31, type: !109)
!322 = !DILocation(line: 31, column: 62, scope: !316)
!323 = !DILocalVariable(name: "set", arg: 3, scope: !316, file: !41, line: 31, type: !181)
!324 = !DILocation(line: 31, column: 85, scope: !316)
!325 = !DILocation(line: 32, column: 10, scope: !316)
!326 = !DILocation(line: 32, column: 14, scope: !316)
!327 = !DILocation(line: 32, column: 20, scope: !316)
!328 = !DILocation(line: 32, column: 18, scope: !316)
!329 = !DILocation(line: 32, column: 44, scope: !316)
!330 = !DILocation(line: 32, column: 50, scope: !316)
!331 = !DILocation(line: 32, column: 54, scope: !316)
!332 = !DILocation(line: 32, column: 48, scope: !316)
!333 = !DILocation(line: 32, column: 3, scope: !316)
!334 = distinct !DISubprogram(name: "__tresse_cpu_bit", scope: !41, file: !41, line: 34, type: !335, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !37, retainedNodes: !64)
!335 = !DISubroutineType(types: !336)
!336 = !{!46, !109}
!337 = !DILocalVariable(name: "cpu", arg: 1, scope: !334, file: !41, line: 34, type: !109)
!338 = !DILocation(line: 34, column: 53, scope: !334)
!339 = !DILocation(line: 34, column: 74, scope: !334)
!340 = !DILocation(line: 34, column: 78, scope: !334)
!341 = !DILocation(line: 34, column: 71, scope: !334)
!342 = !DILocation(line: 34, column: 60, scope: !334)
