; ModuleID = 'kernel_calls.c'
source_filename = "kernel_calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pollfd = type { i32, i16, i16 }
%struct.iovec = type { ptr, i64 }
%struct.cpu_set_t = type { [16 x i64] }

@.str = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1, !dbg !7
@word = internal global i32 0, align 4, !dbg !12
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !43
@.str.3 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !48
@.str.4 = private unnamed_addr constant [13 x i8] c"in a mapping\00", align 1, !dbg !53
@.str.5 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !58
@__const.main.list = private unnamed_addr constant [3 x %struct.pollfd] [%struct.pollfd { i32 1, i16 4, i16 0 }, %struct.pollfd { i32 -1, i16 1, i16 7 }, %struct.pollfd { i32 60, i16 1, i16 0 }], align 16
@.str.6 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !60
@.str.7 = private unnamed_addr constant [11 x i8] c" %d %d %d\0A\00", align 1, !dbg !65
@stdout = external global ptr, align 8
@.str.8 = private unnamed_addr constant [5 x i8] c"two \00", align 1, !dbg !70
@.str.9 = private unnamed_addr constant [7 x i8] c"parts\0A\00", align 1, !dbg !72
@__const.main.parts = private unnamed_addr constant [2 x %struct.iovec] [%struct.iovec { ptr @.str.8, i64 4 }, %struct.iovec { ptr @.str.9, i64 6 }], align 16
@.str.10 = private unnamed_addr constant [4 x i8] c"%ld\00", align 1, !dbg !74
@.str.11 = private unnamed_addr constant [4 x i8] c" %d\00", align 1, !dbg !76
@.str.12 = private unnamed_addr constant [8 x i8] c" %d %d\0A\00", align 1, !dbg !78
@.str.13 = private unnamed_addr constant [6 x i8] c"%d %d\00", align 1, !dbg !80

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !92 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %waited = alloca i64, align 8
  %atomic-temp = alloca i32, align 4
  %page = alloca i64, align 8
  %map = alloca ptr, align 8
  %unmapped = alloca i32, align 4
  %list = alloca [3 x %struct.pollfd], align 16
  %parts = alloca [2 x %struct.iovec], align 16
  %written = alloca i64, align 8
  %bytes = alloca [300 x i8], align 16
  %too_many = alloca i32, align 4
  %set = alloca %struct.cpu_set_t, align 8
  %all = alloca i32, align 4
  %part = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !97, !DIExpression(), !101)
  %call = call i64 @futex(i32 noundef 1, i32 noundef 5), !dbg !102
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %call), !dbg !103
    #dbg_declare(ptr %waited, !104, !DIExpression(), !106)
  %call2 = call i64 @futex(i32 noundef 0, i32 noundef 7), !dbg !107
  store i64 %call2, ptr %waited, align 8, !dbg !106
  %0 = load i64, ptr %waited, align 8, !dbg !108
  %call3 = call ptr @__errno_location() #6, !dbg !109
  %1 = load i32, ptr %call3, align 4, !dbg !109
  %cmp = icmp eq i32 %1, 11, !dbg !110
  %conv = zext i1 %cmp to i32, !dbg !110
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %0, i32 noundef %conv), !dbg !111
  %call5 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @waker, ptr noundef null), !dbg !112
  br label %while.cond, !dbg !113

while.cond:                                       ; preds = %while.body, %entry
  %2 = load atomic i32, ptr @word acquire, align 4, !dbg !114
  store i32 %2, ptr %atomic-temp, align 4, !dbg !114
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !114
  %cmp6 = icmp eq i32 %3, 0, !dbg !115
  br i1 %cmp6, label %while.body, label %while.end, !dbg !113

while.body:                                       ; preds = %while.cond
  %call8 = call i64 @futex(i32 noundef 0, i32 noundef 0), !dbg !116
  br label %while.cond, !dbg !113, !llvm.loop !117

while.end:                                        ; preds = %while.cond
  %4 = load i64, ptr %thread, align 8, !dbg !120
  %call9 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !121
  %call10 = call i64 (i64, ...) @syscall(i64 noundef 186), !dbg !122
  %call11 = call i32 @getpid(), !dbg !123
  %conv12 = sext i32 %call11 to i64, !dbg !123
  %cmp13 = icmp eq i64 %call10, %conv12, !dbg !124
  %conv14 = zext i1 %cmp13 to i32, !dbg !124
  %call15 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %conv14), !dbg !125
    #dbg_declare(ptr %page, !126, !DIExpression(), !127)
  %call16 = call i64 @sysconf(i32 noundef 30), !dbg !128
  store i64 %call16, ptr %page, align 8, !dbg !127
    #dbg_declare(ptr %map, !129, !DIExpression(), !131)
  %5 = load i64, ptr %page, align 8, !dbg !132
  %mul = mul nsw i64 2, %5, !dbg !133
  %call17 = call ptr @mmap(ptr noundef null, i64 noundef %mul, i32 noundef 3, i32 noundef 34, i32 noundef -1, i64 noundef 0), !dbg !134
  store ptr %call17, ptr %map, align 8, !dbg !131
  %6 = load ptr, ptr %map, align 8, !dbg !135
  %arrayidx = getelementptr inbounds i8, ptr %6, i64 0, !dbg !135
  %7 = load i8, ptr %arrayidx, align 1, !dbg !135
  %conv18 = sext i8 %7 to i32, !dbg !135
  %8 = load ptr, ptr %map, align 8, !dbg !136
  %9 = load i64, ptr %page, align 8, !dbg !137
  %mul19 = mul nsw i64 2, %9, !dbg !138
  %sub = sub nsw i64 %mul19, 1, !dbg !139
  %arrayidx20 = getelementptr inbounds i8, ptr %8, i64 %sub, !dbg !136
  %10 = load i8, ptr %arrayidx20, align 1, !dbg !136
  %conv21 = sext i8 %10 to i32, !dbg !136
  %call22 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %conv18, i32 noundef %conv21), !dbg !140
  %11 = load ptr, ptr %map, align 8, !dbg !141
  %12 = load i64, ptr %page, align 8, !dbg !142
  %add.ptr = getelementptr inbounds i8, ptr %11, i64 %12, !dbg !143
  %call23 = call ptr @strcpy(ptr noundef %add.ptr, ptr noundef @.str.4) #7, !dbg !144
  %13 = load ptr, ptr %map, align 8, !dbg !145
  %14 = load i64, ptr %page, align 8, !dbg !146
  %add.ptr24 = getelementptr inbounds i8, ptr %13, i64 %14, !dbg !147
  %call25 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, ptr noundef %add.ptr24), !dbg !148
  %15 = load ptr, ptr %map, align 8, !dbg !149
  %16 = load i64, ptr %page, align 8, !dbg !150
  %mul26 = mul nsw i64 2, %16, !dbg !151
  %call27 = call i32 @munmap(ptr noundef %15, i64 noundef %mul26), !dbg !152
  %call28 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %call27), !dbg !153
    #dbg_declare(ptr %unmapped, !154, !DIExpression(), !155)
  %17 = load ptr, ptr %map, align 8, !dbg !156
  %add.ptr29 = getelementptr inbounds i8, ptr %17, i64 1, !dbg !157
  %18 = load i64, ptr %page, align 8, !dbg !158
  %call30 = call i32 @munmap(ptr noundef %add.ptr29, i64 noundef %18), !dbg !159
  store i32 %call30, ptr %unmapped, align 4, !dbg !155
  %19 = load i32, ptr %unmapped, align 4, !dbg !160
  %call31 = call ptr @__errno_location() #6, !dbg !161
  %20 = load i32, ptr %call31, align 4, !dbg !161
  %cmp32 = icmp eq i32 %20, 22, !dbg !162
  %conv33 = zext i1 %cmp32 to i32, !dbg !162
  %call34 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %19, i32 noundef %conv33), !dbg !163
    #dbg_declare(ptr %list, !164, !DIExpression(), !172)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %list, ptr align 16 @__const.main.list, i64 24, i1 false), !dbg !172
  %arraydecay = getelementptr inbounds [3 x %struct.pollfd], ptr %list, i64 0, i64 0, !dbg !173
  %call35 = call i32 @poll(ptr noundef %arraydecay, i64 noundef 3, i32 noundef 0), !dbg !174
  %call36 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %call35), !dbg !175
  %arrayidx37 = getelementptr inbounds [3 x %struct.pollfd], ptr %list, i64 0, i64 0, !dbg !176
  %revents = getelementptr inbounds %struct.pollfd, ptr %arrayidx37, i32 0, i32 2, !dbg !177
  %21 = load i16, ptr %revents, align 2, !dbg !177
  %conv38 = sext i16 %21 to i32, !dbg !176
  %cmp39 = icmp eq i32 %conv38, 4, !dbg !178
  %conv40 = zext i1 %cmp39 to i32, !dbg !178
  %arrayidx41 = getelementptr inbounds [3 x %struct.pollfd], ptr %list, i64 0, i64 1, !dbg !179
  %revents42 = getelementptr inbounds %struct.pollfd, ptr %arrayidx41, i32 0, i32 2, !dbg !180
  %22 = load i16, ptr %revents42, align 2, !dbg !180
  %conv43 = sext i16 %22 to i32, !dbg !179
  %arrayidx44 = getelementptr inbounds [3 x %struct.pollfd], ptr %list, i64 0, i64 2, !dbg !181
  %revents45 = getelementptr inbounds %struct.pollfd, ptr %arrayidx44, i32 0, i32 2, !dbg !182
  %23 = load i16, ptr %revents45, align 2, !dbg !182
  %conv46 = sext i16 %23 to i32, !dbg !181
  %cmp47 = icmp eq i32 %conv46, 32, !dbg !183
  %conv48 = zext i1 %cmp47 to i32, !dbg !183
  %call49 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %conv40, i32 noundef %conv43, i32 noundef %conv48), !dbg !184
  %24 = load ptr, ptr @stdout, align 8, !dbg !185
  %call50 = call i32 @fflush(ptr noundef %24), !dbg !186
    #dbg_declare(ptr %parts, !187, !DIExpression(), !197)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %parts, ptr align 16 @__const.main.parts, i64 32, i1 false), !dbg !197
    #dbg_declare(ptr %written, !198, !DIExpression(), !199)
  %arraydecay51 = getelementptr inbounds [2 x %struct.iovec], ptr %parts, i64 0, i64 0, !dbg !200
  %call52 = call i64 @writev(i32 noundef 1, ptr noundef %arraydecay51, i32 noundef 2), !dbg !201
  store i64 %call52, ptr %written, align 8, !dbg !199
  %25 = load i64, ptr %written, align 8, !dbg !202
  %call53 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %25), !dbg !203
    #dbg_declare(ptr %bytes, !204, !DIExpression(), !209)
  %arraydecay54 = getelementptr inbounds [300 x i8], ptr %bytes, i64 0, i64 0, !dbg !210
  %call55 = call i64 @getrandom(ptr noundef %arraydecay54, i64 noundef 5, i32 noundef 0), !dbg !211
  %call56 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i64 noundef %call55), !dbg !212
  %arraydecay57 = getelementptr inbounds [300 x i8], ptr %bytes, i64 0, i64 0, !dbg !213
  %call58 = call i32 @getentropy(ptr noundef %arraydecay57, i64 noundef 256), !dbg !214
  %call59 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef %call58), !dbg !215
    #dbg_declare(ptr %too_many, !216, !DIExpression(), !217)
  %arraydecay60 = getelementptr inbounds [300 x i8], ptr %bytes, i64 0, i64 0, !dbg !218
  %call61 = call i32 @getentropy(ptr noundef %arraydecay60, i64 noundef 300), !dbg !219
  store i32 %call61, ptr %too_many, align 4, !dbg !217
  %26 = load i32, ptr %too_many, align 4, !dbg !220
  %call62 = call ptr @__errno_location() #6, !dbg !221
  %27 = load i32, ptr %call62, align 4, !dbg !221
  %cmp63 = icmp eq i32 %27, 5, !dbg !222
  %conv64 = zext i1 %cmp63 to i32, !dbg !222
  %call65 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i32 noundef %26, i32 noundef %conv64), !dbg !223
    #dbg_declare(ptr %set, !224, !DIExpression(), !233)
    #dbg_declare(ptr %all, !234, !DIExpression(), !235)
  %call66 = call i32 @sched_getaffinity(i32 noundef 0, i64 noundef 128, ptr noundef %set), !dbg !236
  store i32 %call66, ptr %all, align 4, !dbg !235
  %28 = load i32, ptr %all, align 4, !dbg !237
  %call67 = call i32 @__tresse_cpu_count(ptr noundef %set), !dbg !238
  %cmp68 = icmp sgt i32 %call67, 0, !dbg !239
  %conv69 = zext i1 %cmp68 to i32, !dbg !239
  %call70 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, i32 noundef %28, i32 noundef %conv69), !dbg !240
    #dbg_declare(ptr %part, !241, !DIExpression(), !242)
  %call71 = call i32 @sched_getaffinity(i32 noundef 0, i64 noundef 3, ptr noundef %set), !dbg !243
  store i32 %call71, ptr %part, align 4, !dbg !242
  %29 = load i32, ptr %part, align 4, !dbg !244
  %call72 = call ptr @__errno_location() #6, !dbg !245
  %30 = load i32, ptr %call72, align 4, !dbg !245
  %cmp73 = icmp eq i32 %30, 22, !dbg !246
  %conv74 = zext i1 %cmp73 to i32, !dbg !246
  %call75 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i32 noundef %29, i32 noundef %conv74), !dbg !247
  ret i32 0, !dbg !248
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @futex(i32 noundef %operation, i32 noundef %value) #0 !dbg !249 {
entry:
  %operation.addr = alloca i32, align 4
  %value.addr = alloca i32, align 4
  store i32 %operation, ptr %operation.addr, align 4
    #dbg_declare(ptr %operation.addr, !252, !DIExpression(), !253)
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !254, !DIExpression(), !255)
  %0 = load i32, ptr %operation.addr, align 4, !dbg !256
  %or = or i32 %0, 128, !dbg !257
  %1 = load i32, ptr %value.addr, align 4, !dbg !258
  %call = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef @word, i32 noundef %or, i32 noundef %1, ptr noundef null, ptr noundef null, i32 noundef 0), !dbg !259
  ret i64 %call, !dbg !260
}

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waker(ptr noundef %unused) #0 !dbg !261 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !264, !DIExpression(), !265)
  store i32 1, ptr %.atomictmp, align 4, !dbg !266
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !266
  store atomic i32 %0, ptr @word release, align 4, !dbg !266
  %call = call i64 @futex(i32 noundef 1, i32 noundef 1), !dbg !267
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !268
  ret ptr %1, !dbg !269
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i64 @syscall(i64 noundef, ...) #1

declare i32 @getpid() #1

declare i64 @sysconf(i32 noundef) #1

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #1

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #3

declare i32 @munmap(ptr noundef, i64 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

declare i32 @poll(ptr noundef, i64 noundef, i32 noundef) #1

declare i32 @fflush(ptr noundef) #1

declare i64 @writev(i32 noundef, ptr noundef, i32 noundef) #1

declare i64 @getrandom(ptr noundef, i64 noundef, i32 noundef) #1

declare i32 @getentropy(ptr noundef, i64 noundef) #1

declare i32 @sched_getaffinity(i32 noundef, i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @__tresse_cpu_count(ptr noundef %set) #0 !dbg !270 {
entry:
  %set.addr = alloca ptr, align 8
  %count = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %set, ptr %set.addr, align 8
    #dbg_declare(ptr %set.addr, !275, !DIExpression(), !276)
    #dbg_declare(ptr %count, !277, !DIExpression(), !278)
  store i32 0, ptr %count, align 4, !dbg !278
    #dbg_declare(ptr %i, !279, !DIExpression(), !281)
  store i32 0, ptr %i, align 4, !dbg !281
  br label %for.cond, !dbg !282

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !283
  %conv = zext i32 %0 to i64, !dbg !283
  %cmp = icmp ult i64 %conv, 16, !dbg !285
  br i1 %cmp, label %for.body, label %for.end, !dbg !286

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %set.addr, align 8, !dbg !287
  %__words = getelementptr inbounds %struct.cpu_set_t, ptr %1, i32 0, i32 0, !dbg !288
  %2 = load i32, ptr %i, align 4, !dbg !289
  %idxprom = zext i32 %2 to i64, !dbg !287
  %arrayidx = getelementptr inbounds [16 x i64], ptr %__words, i64 0, i64 %idxprom, !dbg !287
  %3 = load i64, ptr %arrayidx, align 8, !dbg !287
  %4 = call i64 @llvm.ctpop.i64(i64 %3), !dbg !290
  %cast = trunc i64 %4 to i32, !dbg !290
  %5 = load i32, ptr %count, align 4, !dbg !291
  %add = add nsw i32 %5, %cast, !dbg !291
  store i32 %add, ptr %count, align 4, !dbg !291
  br label %for.inc, !dbg !292

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %i, align 4, !dbg !293
  %inc = add i32 %6, 1, !dbg !293
  store i32 %inc, ptr %i, align 4, !dbg !293
  br label %for.cond, !dbg !294, !llvm.loop !295

for.end:                                          ; preds = %for.cond
  %7 = load i32, ptr %count, align 4, !dbg !297
  ret i32 %7, !dbg !298
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!85, !86, !87, !88, !89, !90, !91}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "kernel_calls.c", directory: ".", checksumkind: CSK_MD5, checksum: "5ddcedcc015b36401b36eceaa66a24a9")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 5)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 59, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 8)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "word", scope: !14, file: !2, line: 43, type: !17, isLocal: true, isDefinition: true)
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !15, retainedTypes: !40, globals: !42, splitDebugInlining: false, nameTableKind: None)
!15 = !{!16, !22, !26, !29, !35}
!16 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 41, baseType: !17, size: 32, elements: !18)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !{!19, !20, !21}
!19 = !DIEnumerator(name: "WAIT", value: 0)
!20 = !DIEnumerator(name: "WAKE", value: 1)
!21 = !DIEnumerator(name: "PRIVATE", value: 128)
!22 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 23, baseType: !17, size: 32, elements: !23)
!23 = !{!24, !25}
!24 = !DIEnumerator(name: "SYS_futex", value: 202)
!25 = !DIEnumerator(name: "SYS_gettid", value: 186)
!26 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 31, baseType: !17, size: 32, elements: !27)
!27 = !{!28}
!28 = !DIEnumerator(name: "PAGE_SIZE_NAME", value: 30)
!29 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 21, baseType: !17, size: 32, elements: !30)
!30 = !{!31, !32, !33, !34}
!31 = !DIEnumerator(name: "PROT_READ", value: 1)
!32 = !DIEnumerator(name: "PROT_WRITE", value: 2)
!33 = !DIEnumerator(name: "MAP_PRIVATE", value: 2)
!34 = !DIEnumerator(name: "MAP_ANONYMOUS", value: 32)
!35 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 20, baseType: !17, size: 32, elements: !36)
!36 = !{!37, !38, !39}
!37 = !DIEnumerator(name: "POLLIN", value: 1)
!38 = !DIEnumerator(name: "POLLOUT", value: 4)
!39 = !DIEnumerator(name: "POLLNVAL", value: 32)
!40 = !{!41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!42 = !{!0, !7, !43, !48, !53, !58, !60, !65, !70, !72, !74, !76, !78, !80, !12}
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 64, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 4)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 68, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 7)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 69, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 13)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !2, line: 70, type: !45, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !2, line: 76, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 3)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(scope: null, file: !2, line: 77, type: !67, isLocal: true, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 11)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !2, line: 79, type: !3, isLocal: true, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(scope: null, file: !2, line: 79, type: !50, isLocal: true, isDefinition: true)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(scope: null, file: !2, line: 84, type: !45, isLocal: true, isDefinition: true)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(scope: null, file: !2, line: 85, type: !45, isLocal: true, isDefinition: true)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(scope: null, file: !2, line: 87, type: !9, isLocal: true, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !2, line: 90, type: !82, isLocal: true, isDefinition: true)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !83)
!83 = !{!84}
!84 = !DISubrange(count: 6)
!85 = !{i32 7, !"Dwarf Version", i32 5}
!86 = !{i32 2, !"Debug Info Version", i32 3}
!87 = !{i32 1, !"wchar_size", i32 4}
!88 = !{i32 8, !"PIC Level", i32 2}
!89 = !{i32 7, !"PIE Level", i32 2}
!90 = !{i32 7, !"uwtable", i32 2}
!91 = !{i32 7, !"frame-pointer", i32 2}
!92 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 55, type: !93, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !96)
!93 = !DISubroutineType(types: !94)
!94 = !{!95}
!95 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!96 = !{}
!97 = !DILocalVariable(name: "thread", scope: !92, file: !2, line: 56, type: !98)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !99, line: 35, baseType: !100)
!99 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!100 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!101 = !DILocation(line: 56, column: 13, scope: !92)
!102 = !DILocation(line: 57, column: 19, scope: !92)
!103 = !DILocation(line: 57, column: 3, scope: !92)
!104 = !DILocalVariable(name: "waited", scope: !92, file: !2, line: 58, type: !105)
!105 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!106 = !DILocation(line: 58, column: 8, scope: !92)
!107 = !DILocation(line: 58, column: 17, scope: !92)
!108 = !DILocation(line: 59, column: 22, scope: !92)
!109 = !DILocation(line: 59, column: 30, scope: !92)
!110 = !DILocation(line: 59, column: 36, scope: !92)
!111 = !DILocation(line: 59, column: 3, scope: !92)
!112 = !DILocation(line: 60, column: 3, scope: !92)
!113 = !DILocation(line: 61, column: 3, scope: !92)
!114 = !DILocation(line: 61, column: 10, scope: !92)
!115 = !DILocation(line: 61, column: 51, scope: !92)
!116 = !DILocation(line: 62, column: 5, scope: !92)
!117 = distinct !{!117, !113, !118, !119}
!118 = !DILocation(line: 62, column: 18, scope: !92)
!119 = !{!"llvm.loop.mustprogress"}
!120 = !DILocation(line: 63, column: 16, scope: !92)
!121 = !DILocation(line: 63, column: 3, scope: !92)
!122 = !DILocation(line: 64, column: 18, scope: !92)
!123 = !DILocation(line: 64, column: 41, scope: !92)
!124 = !DILocation(line: 64, column: 38, scope: !92)
!125 = !DILocation(line: 64, column: 3, scope: !92)
!126 = !DILocalVariable(name: "page", scope: !92, file: !2, line: 66, type: !105)
!127 = !DILocation(line: 66, column: 8, scope: !92)
!128 = !DILocation(line: 66, column: 15, scope: !92)
!129 = !DILocalVariable(name: "map", scope: !92, file: !2, line: 67, type: !130)
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!131 = !DILocation(line: 67, column: 9, scope: !92)
!132 = !DILocation(line: 67, column: 30, scope: !92)
!133 = !DILocation(line: 67, column: 28, scope: !92)
!134 = !DILocation(line: 67, column: 15, scope: !92)
!135 = !DILocation(line: 68, column: 21, scope: !92)
!136 = !DILocation(line: 68, column: 29, scope: !92)
!137 = !DILocation(line: 68, column: 37, scope: !92)
!138 = !DILocation(line: 68, column: 35, scope: !92)
!139 = !DILocation(line: 68, column: 42, scope: !92)
!140 = !DILocation(line: 68, column: 3, scope: !92)
!141 = !DILocation(line: 69, column: 10, scope: !92)
!142 = !DILocation(line: 69, column: 16, scope: !92)
!143 = !DILocation(line: 69, column: 14, scope: !92)
!144 = !DILocation(line: 69, column: 3, scope: !92)
!145 = !DILocation(line: 70, column: 18, scope: !92)
!146 = !DILocation(line: 70, column: 24, scope: !92)
!147 = !DILocation(line: 70, column: 22, scope: !92)
!148 = !DILocation(line: 70, column: 3, scope: !92)
!149 = !DILocation(line: 71, column: 25, scope: !92)
!150 = !DILocation(line: 71, column: 34, scope: !92)
!151 = !DILocation(line: 71, column: 32, scope: !92)
!152 = !DILocation(line: 71, column: 18, scope: !92)
!153 = !DILocation(line: 71, column: 3, scope: !92)
!154 = !DILocalVariable(name: "unmapped", scope: !92, file: !2, line: 72, type: !95)
!155 = !DILocation(line: 72, column: 7, scope: !92)
!156 = !DILocation(line: 72, column: 25, scope: !92)
!157 = !DILocation(line: 72, column: 29, scope: !92)
!158 = !DILocation(line: 72, column: 34, scope: !92)
!159 = !DILocation(line: 72, column: 18, scope: !92)
!160 = !DILocation(line: 73, column: 21, scope: !92)
!161 = !DILocation(line: 73, column: 31, scope: !92)
!162 = !DILocation(line: 73, column: 37, scope: !92)
!163 = !DILocation(line: 73, column: 3, scope: !92)
!164 = !DILocalVariable(name: "list", scope: !92, file: !2, line: 75, type: !165)
!165 = !DICompositeType(tag: DW_TAG_array_type, baseType: !166, size: 192, elements: !63)
!166 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pollfd", file: !2, line: 12, size: 64, elements: !167)
!167 = !{!168, !169, !171}
!168 = !DIDerivedType(tag: DW_TAG_member, name: "fd", scope: !166, file: !2, line: 13, baseType: !95, size: 32)
!169 = !DIDerivedType(tag: DW_TAG_member, name: "events", scope: !166, file: !2, line: 14, baseType: !170, size: 16, offset: 32)
!170 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!171 = !DIDerivedType(tag: DW_TAG_member, name: "revents", scope: !166, file: !2, line: 14, baseType: !170, size: 16, offset: 48)
!172 = !DILocation(line: 75, column: 17, scope: !92)
!173 = !DILocation(line: 76, column: 21, scope: !92)
!174 = !DILocation(line: 76, column: 16, scope: !92)
!175 = !DILocation(line: 76, column: 3, scope: !92)
!176 = !DILocation(line: 77, column: 25, scope: !92)
!177 = !DILocation(line: 77, column: 33, scope: !92)
!178 = !DILocation(line: 77, column: 41, scope: !92)
!179 = !DILocation(line: 77, column: 53, scope: !92)
!180 = !DILocation(line: 77, column: 61, scope: !92)
!181 = !DILocation(line: 77, column: 70, scope: !92)
!182 = !DILocation(line: 77, column: 78, scope: !92)
!183 = !DILocation(line: 77, column: 86, scope: !92)
!184 = !DILocation(line: 77, column: 3, scope: !92)
!185 = !DILocation(line: 78, column: 10, scope: !92)
!186 = !DILocation(line: 78, column: 3, scope: !92)
!187 = !DILocalVariable(name: "parts", scope: !92, file: !2, line: 79, type: !188)
!188 = !DICompositeType(tag: DW_TAG_array_type, baseType: !189, size: 256, elements: !195)
!189 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "iovec", file: !2, line: 16, size: 128, elements: !190)
!190 = !{!191, !192}
!191 = !DIDerivedType(tag: DW_TAG_member, name: "from", scope: !189, file: !2, line: 17, baseType: !41, size: 64)
!192 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !189, file: !2, line: 18, baseType: !193, size: 64, offset: 64)
!193 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !194, line: 18, baseType: !100)
!194 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!195 = !{!196}
!196 = !DISubrange(count: 2)
!197 = !DILocation(line: 79, column: 16, scope: !92)
!198 = !DILocalVariable(name: "written", scope: !92, file: !2, line: 80, type: !105)
!199 = !DILocation(line: 80, column: 8, scope: !92)
!200 = !DILocation(line: 80, column: 28, scope: !92)
!201 = !DILocation(line: 80, column: 18, scope: !92)
!202 = !DILocation(line: 81, column: 19, scope: !92)
!203 = !DILocation(line: 81, column: 3, scope: !92)
!204 = !DILocalVariable(name: "bytes", scope: !92, file: !2, line: 83, type: !205)
!205 = !DICompositeType(tag: DW_TAG_array_type, baseType: !206, size: 2400, elements: !207)
!206 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!207 = !{!208}
!208 = !DISubrange(count: 300)
!209 = !DILocation(line: 83, column: 17, scope: !92)
!210 = !DILocation(line: 84, column: 27, scope: !92)
!211 = !DILocation(line: 84, column: 17, scope: !92)
!212 = !DILocation(line: 84, column: 3, scope: !92)
!213 = !DILocation(line: 85, column: 28, scope: !92)
!214 = !DILocation(line: 85, column: 17, scope: !92)
!215 = !DILocation(line: 85, column: 3, scope: !92)
!216 = !DILocalVariable(name: "too_many", scope: !92, file: !2, line: 86, type: !95)
!217 = !DILocation(line: 86, column: 7, scope: !92)
!218 = !DILocation(line: 86, column: 29, scope: !92)
!219 = !DILocation(line: 86, column: 18, scope: !92)
!220 = !DILocation(line: 87, column: 22, scope: !92)
!221 = !DILocation(line: 87, column: 32, scope: !92)
!222 = !DILocation(line: 87, column: 38, scope: !92)
!223 = !DILocation(line: 87, column: 3, scope: !92)
!224 = !DILocalVariable(name: "set", scope: !92, file: !2, line: 88, type: !225)
!225 = !DIDerivedType(tag: DW_TAG_typedef, name: "cpu_set_t", file: !226, line: 23, baseType: !227)
!226 = !DIFile(filename: "../../libc-shim/include/sched.h", directory: ".", checksumkind: CSK_MD5, checksum: "9427def86d6a44877ebf00ad3ee57af9")
!227 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !226, line: 21, size: 1024, elements: !228)
!228 = !{!229}
!229 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !227, file: !226, line: 22, baseType: !230, size: 1024)
!230 = !DICompositeType(tag: DW_TAG_array_type, baseType: !100, size: 1024, elements: !231)
!231 = !{!232}
!232 = !DISubrange(count: 16)
!233 = !DILocation(line: 88, column: 13, scope: !92)
!234 = !DILocalVariable(name: "all", scope: !92, file: !2, line: 89, type: !95)
!235 = !DILocation(line: 89, column: 7, scope: !92)
!236 = !DILocation(line: 89, column: 13, scope: !92)
!237 = !DILocation(line: 90, column: 19, scope: !92)
!238 = !DILocation(line: 90, column: 24, scope: !92)
!239 = !DILocation(line: 90, column: 40, scope: !92)
!240 = !DILocation(line: 90, column: 3, scope: !92)
!241 = !DILocalVariable(name: "part", scope: !92, file: !2, line: 91, type: !95)
!242 = !DILocation(line: 91, column: 7, scope: !92)
!243 = !DILocation(line: 91, column: 14, scope: !92)
!244 = !DILocation(line: 92, column: 22, scope: !92)
!245 = !DILocation(line: 92, column: 28, scope: !92)
!246 = !DILocation(line: 92, column: 34, scope: !92)
!247 = !DILocation(line: 92, column: 3, scope: !92)
!248 = !DILocation(line: 93, column: 3, scope: !92)
!249 = distinct !DISubprogram(name: "futex", scope: !2, file: !2, line: 45, type: !250, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !96)
!250 = !DISubroutineType(types: !251)
!251 = !{!105, !95, !17}
!252 = !DILocalVariable(name: "operation", arg: 1, scope: !249, file: !2, line: 45, type: !95)
!253 = !DILocation(line: 45, column: 23, scope: !249)
!254 = !DILocalVariable(name: "value", arg: 2, scope: !249, file: !2, line: 45, type: !17)
!255 = !DILocation(line: 45, column: 43, scope: !249)
!256 = !DILocation(line: 46, column: 36, scope: !249)
!257 = !DILocation(line: 46, column: 46, scope: !249)
!258 = !DILocation(line: 46, column: 57, scope: !249)
!259 = !DILocation(line: 46, column: 10, scope: !249)
!260 = !DILocation(line: 46, column: 3, scope: !249)
!261 = distinct !DISubprogram(name: "waker", scope: !2, file: !2, line: 49, type: !262, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !96)
!262 = !DISubroutineType(types: !263)
!263 = !{!41, !41}
!264 = !DILocalVariable(name: "unused", arg: 1, scope: !261, file: !2, line: 49, type: !41)
!265 = !DILocation(line: 49, column: 26, scope: !261)
!266 = !DILocation(line: 50, column: 3, scope: !261)
!267 = !DILocation(line: 51, column: 3, scope: !261)
!268 = !DILocation(line: 52, column: 10, scope: !261)
!269 = !DILocation(line: 52, column: 3, scope: !261)
!270 = distinct !DISubprogram(name: "__tresse_cpu_count", scope: !226, file: !226, line: 30, type: !271, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !96)
!271 = !DISubroutineType(types: !272)
!272 = !{!95, !273}
!273 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !274, size: 64)
!274 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !225)
!275 = !DILocalVariable(name: "set", arg: 1, scope: !270, file: !226, line: 30, type: !273)
!276 = !DILocation(line: 30, column: 55, scope: !270)
!277 = !DILocalVariable(name: "count", scope: !270, file: !226, line: 31, type: !95)
!278 = !DILocation(line: 31, column: 7, scope: !270)
!279 = !DILocalVariable(name: "i", scope: !280, file: !226, line: 32, type: !17)
!280 = distinct !DILexicalBlock(scope: !270, file: !226, line: 32, column: 3)
!281 = !DILocation(line: 32, column: 17, scope: !280)
!282 = !DILocation(line: 32, column: 8, scope: !280)
!283 = !DILocation(line: 32, column: 24, scope: !284)
!284 = distinct !DILexicalBlock(scope: !280, file: !226, line: 32, column: 3)
!285 = !DILocation(line: 32, column: 26, scope: !284)
!286 = !DILocation(line: 32, column: 3, scope: !280)
!287 = !DILocation(line: 33, column: 34, scope: !284)
!288 = !DILocation(line: 33, column: 39, scope: !284)
!289 = !DILocation(line: 33, column: 47, scope: !284)
!290 = !DILocation(line: 33, column: 14, scope: !284)
!291 = !DILocation(line: 33, column: 11, scope: !284)
!292 = !DILocation(line: 33, column: 5, scope: !284)
!293 = !DILocation(line: 32, column: 73, scope: !284)
!294 = !DILocation(line: 32, column: 3, scope: !284)
!295 = distinct !{!295, !286, !296, !119}
!296 = !DILocation(line: 33, column: 49, scope: !280)
!297 = !DILocation(line: 34, column: 10, scope: !270)
!298 = !DILocation(line: 34, column: 3, scope: !270)
