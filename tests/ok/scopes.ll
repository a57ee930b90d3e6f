; ModuleID = 'scopes.c'
source_filename = "scopes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.work = type { i32, i32, %union.pthread_mutex_t }
%union.pthread_mutex_t = type { i64, [32 x i8] }
%struct.anon = type { i32, i32, i32, i32, i32 }

@known = internal global ptr null, align 8, !dbg !0
@taken = internal global i32 0, align 4, !dbg !21
@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !8
@.str.1 = private unnamed_addr constant [6 x i8] c"three\00", align 1, !dbg !14
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !19

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !34 {
entry:
  %retval = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  %work = alloca %struct.work, align 8
  %id = alloca i64, align 8
  %id4 = alloca i64, align 8
  %i6 = alloca i32, align 4
  %offered = alloca i32, align 4
  %.atomictmp = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  %i16 = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %buffer = alloca [32 x i8], align 16
  %far = alloca ptr, align 8
  %near = alloca [3 x i32], align 4
  store i32 0, ptr %retval, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %sum) #5, !dbg !38
    #dbg_declare(ptr %sum, !39, !DIExpression(), !40)
  store i32 0, ptr %sum, align 4, !dbg !40
  call void @llvm.lifetime.start.p0(i64 4, ptr %i) #5, !dbg !41
    #dbg_declare(ptr %i, !43, !DIExpression(), !44)
  store i32 0, ptr %i, align 4, !dbg !44
  br label %for.cond, !dbg !41

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !45
  %cmp = icmp slt i32 %0, 2, !dbg !47
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !48

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr %i) #5, !dbg !49
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(i64 48, ptr %work) #5, !dbg !50
    #dbg_declare(ptr %work, !52, !DIExpression(), !77)
  call void @llvm.memset.p0.i64(ptr align 8 %work, i8 0, i64 48, i1 false), !dbg !77
  %number = getelementptr inbounds %struct.work, ptr %work, i32 0, i32 0, !dbg !78
  %1 = load i32, ptr %i, align 4, !dbg !79
  %add = add nsw i32 %1, 2, !dbg !80
  store i32 %add, ptr %number, align 8, !dbg !78
  %square = getelementptr inbounds %struct.work, ptr %work, i32 0, i32 1, !dbg !78
  %lock = getelementptr inbounds %struct.work, ptr %work, i32 0, i32 2, !dbg !78
  %__lock = getelementptr inbounds %struct.anon, ptr %lock, i32 0, i32 0, !dbg !81
  %__count = getelementptr inbounds %struct.anon, ptr %lock, i32 0, i32 1, !dbg !81
  %__owner = getelementptr inbounds %struct.anon, ptr %lock, i32 0, i32 2, !dbg !81
  %__users = getelementptr inbounds %struct.anon, ptr %lock, i32 0, i32 3, !dbg !81
  %__kind = getelementptr inbounds %struct.anon, ptr %lock, i32 0, i32 4, !dbg !81
  call void @llvm.lifetime.start.p0(i64 8, ptr %id) #5, !dbg !82
    #dbg_declare(ptr %id, !83, !DIExpression(), !86)
  %call = call i32 @pthread_create(ptr noundef %id, ptr noundef null, ptr noundef @square, ptr noundef %work), !dbg !87
  %2 = load i64, ptr %id, align 8, !dbg !88
  %call1 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !89
  %square2 = getelementptr inbounds %struct.work, ptr %work, i32 0, i32 1, !dbg !90
  %3 = load i32, ptr %square2, align 4, !dbg !90
  %4 = load i32, ptr %sum, align 4, !dbg !91
  %add3 = add nsw i32 %4, %3, !dbg !91
  store i32 %add3, ptr %sum, align 4, !dbg !91
  call void @llvm.lifetime.end.p0(i64 8, ptr %id) #5, !dbg !92
  call void @llvm.lifetime.end.p0(i64 48, ptr %work) #5, !dbg !92
  br label %for.inc, !dbg !93

for.inc:                                          ; preds = %for.body
  %5 = load i32, ptr %i, align 4, !dbg !94
  %inc = add nsw i32 %5, 1, !dbg !94
  store i32 %inc, ptr %i, align 4, !dbg !94
  br label %for.cond, !dbg !49, !llvm.loop !95

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(i64 8, ptr %id4) #5, !dbg !98
    #dbg_declare(ptr %id4, !99, !DIExpression(), !100)
  %call5 = call i32 @pthread_create(ptr noundef %id4, ptr noundef null, ptr noundef @take, ptr noundef null), !dbg !101
  call void @llvm.lifetime.start.p0(i64 4, ptr %i6) #5, !dbg !102
    #dbg_declare(ptr %i6, !104, !DIExpression(), !105)
  store i32 1, ptr %i6, align 4, !dbg !105
  br label %for.cond7, !dbg !102

for.cond7:                                        ; preds = %for.inc12, %for.end
  %6 = load i32, ptr %i6, align 4, !dbg !106
  %cmp8 = icmp slt i32 %6, 3, !dbg !108
  br i1 %cmp8, label %for.body10, label %for.cond.cleanup9, !dbg !109

for.cond.cleanup9:                                ; preds = %for.cond7
  call void @llvm.lifetime.end.p0(i64 4, ptr %i6) #5, !dbg !110
  br label %for.end14

for.body10:                                       ; preds = %for.cond7
  call void @llvm.lifetime.start.p0(i64 4, ptr %offered) #5, !dbg !111
    #dbg_declare(ptr %offered, !113, !DIExpression(), !114)
  %7 = load i32, ptr %i6, align 4, !dbg !115
  %mul = mul nsw i32 10, %7, !dbg !116
  store i32 %mul, ptr %offered, align 4, !dbg !114
  store ptr %offered, ptr %.atomictmp, align 8, !dbg !117
  %8 = load i64, ptr %.atomictmp, align 8, !dbg !117
  store atomic i64 %8, ptr @known seq_cst, align 8, !dbg !117
  br label %while.cond, !dbg !118

while.cond:                                       ; preds = %while.body, %for.body10
  %9 = load atomic i32, ptr @taken seq_cst, align 4, !dbg !119
  store i32 %9, ptr %atomic-temp, align 4, !dbg !119
  %10 = load i32, ptr %atomic-temp, align 4, !dbg !119
  %11 = load i32, ptr %offered, align 4, !dbg !120
  %cmp11 = icmp ne i32 %10, %11, !dbg !121
  br i1 %cmp11, label %while.body, label %while.end, !dbg !118

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !118, !llvm.loop !122

while.end:                                        ; preds = %while.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr %offered) #5, !dbg !124
  br label %for.inc12, !dbg !125

for.inc12:                                        ; preds = %while.end
  %12 = load i32, ptr %i6, align 4, !dbg !126
  %inc13 = add nsw i32 %12, 1, !dbg !126
  store i32 %inc13, ptr %i6, align 4, !dbg !126
  br label %for.cond7, !dbg !110, !llvm.loop !127

for.end14:                                        ; preds = %for.cond.cleanup9
  %13 = load i64, ptr %id4, align 8, !dbg !129
  %call15 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !130
  call void @llvm.lifetime.start.p0(i64 4, ptr %i16) #5, !dbg !131
    #dbg_declare(ptr %i16, !133, !DIExpression(), !134)
  store i32 0, ptr %i16, align 4, !dbg !134
  br label %for.cond17, !dbg !131

for.cond17:                                       ; preds = %for.inc31, %for.end14
  %14 = load i32, ptr %i16, align 4, !dbg !135
  %cmp18 = icmp slt i32 %14, 4, !dbg !137
  br i1 %cmp18, label %for.body20, label %for.cond.cleanup19, !dbg !138

for.cond.cleanup19:                               ; preds = %for.cond17
  store i32 10, ptr %cleanup.dest.slot, align 4
  br label %cleanup33, !dbg !138

for.body20:                                       ; preds = %for.cond17
  call void @llvm.lifetime.start.p0(i64 32, ptr %buffer) #5, !dbg !139
    #dbg_declare(ptr %buffer, !141, !DIExpression(), !145)
  %15 = load i32, ptr %i16, align 4, !dbg !146
  %cmp21 = icmp eq i32 %15, 1, !dbg !148
  br i1 %cmp21, label %if.then, label %if.end, !dbg !149

if.then:                                          ; preds = %for.body20
  store i32 12, ptr %cleanup.dest.slot, align 4
  br label %cleanup30, !dbg !150

if.end:                                           ; preds = %for.body20
  %arraydecay = getelementptr inbounds [32 x i8], ptr %buffer, i64 0, i64 0, !dbg !151
  %16 = load i32, ptr %i16, align 4, !dbg !152
  %cmp22 = icmp eq i32 %16, 0, !dbg !153
  %17 = zext i1 %cmp22 to i64, !dbg !152
  %cond = select i1 %cmp22, ptr @.str, ptr @.str.1, !dbg !152
  %call23 = call i32 @length(ptr noundef %arraydecay, ptr noundef %cond), !dbg !154
  %18 = load i32, ptr %sum, align 4, !dbg !155
  %add24 = add nsw i32 %18, %call23, !dbg !155
  store i32 %add24, ptr %sum, align 4, !dbg !155
  call void @llvm.lifetime.start.p0(i64 8, ptr %far) #5, !dbg !156
    #dbg_declare(ptr %far, !157, !DIExpression(), !158)
  call void @llvm.lifetime.start.p0(i64 12, ptr %near) #5, !dbg !159
    #dbg_declare(ptr %near, !161, !DIExpression(), !165)
  %19 = load i32, ptr %i16, align 4, !dbg !166
  store i32 %19, ptr %near, align 4, !dbg !167
  %arrayinit.element = getelementptr inbounds i32, ptr %near, i64 1, !dbg !167
  %20 = load i32, ptr %i16, align 4, !dbg !168
  store i32 %20, ptr %arrayinit.element, align 4, !dbg !167
  %arrayinit.element25 = getelementptr inbounds i32, ptr %near, i64 2, !dbg !167
  %21 = load i32, ptr %i16, align 4, !dbg !169
  store i32 %21, ptr %arrayinit.element25, align 4, !dbg !167
  %arrayidx = getelementptr inbounds [3 x i32], ptr %near, i64 0, i64 1, !dbg !170
  store ptr %arrayidx, ptr %far, align 8, !dbg !171
  %22 = load ptr, ptr %far, align 8, !dbg !172
  %23 = load i32, ptr %22, align 4, !dbg !173
  %24 = load i32, ptr %sum, align 4, !dbg !174
  %add26 = add nsw i32 %24, %23, !dbg !174
  store i32 %add26, ptr %sum, align 4, !dbg !174
  call void @llvm.lifetime.end.p0(i64 12, ptr %near) #5, !dbg !175
  %25 = load i32, ptr %i16, align 4, !dbg !176
  %cmp27 = icmp eq i32 %25, 2, !dbg !178
  br i1 %cmp27, label %if.then28, label %if.end29, !dbg !179

if.then28:                                        ; preds = %if.end
  store i32 10, ptr %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !180

if.end29:                                         ; preds = %if.end
  store i32 0, ptr %cleanup.dest.slot, align 4, !dbg !181
  br label %cleanup, !dbg !181

cleanup:                                          ; preds = %if.end29, %if.then28
  call void @llvm.lifetime.end.p0(i64 8, ptr %far) #5, !dbg !181
  br label %cleanup30

cleanup30:                                        ; preds = %cleanup, %if.then
  call void @llvm.lifetime.end.p0(i64 32, ptr %buffer) #5, !dbg !181
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup33 [
    i32 0, label %cleanup.cont
    i32 12, label %for.inc31
  ]

cleanup.cont:                                     ; preds = %cleanup30
  br label %for.inc31, !dbg !182

for.inc31:                                        ; preds = %cleanup.cont, %cleanup30
  %26 = load i32, ptr %i16, align 4, !dbg !183
  %inc32 = add nsw i32 %26, 1, !dbg !183
  store i32 %inc32, ptr %i16, align 4, !dbg !183
  br label %for.cond17, !dbg !184, !llvm.loop !185

cleanup33:                                        ; preds = %cleanup30, %for.cond.cleanup19
  call void @llvm.lifetime.end.p0(i64 4, ptr %i16) #5, !dbg !184
  br label %for.end34

for.end34:                                        ; preds = %cleanup33
  %27 = load i32, ptr %sum, align 4, !dbg !187
  %call35 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %27), !dbg !188
  call void @llvm.lifetime.end.p0(i64 8, ptr %id4) #5, !dbg !189
  call void @llvm.lifetime.end.p0(i64 4, ptr %sum) #5, !dbg !189
  %28 = load i32, ptr %retval, align 4, !dbg !189
  ret i32 %28, !dbg !189
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @square(ptr noundef %given) #0 !dbg !190 {
entry:
  %given.addr = alloca ptr, align 8
  %work = alloca ptr, align 8
  store ptr %given, ptr %given.addr, align 8
    #dbg_declare(ptr %given.addr, !194, !DIExpression(), !195)
  call void @llvm.lifetime.start.p0(i64 8, ptr %work) #5, !dbg !196
    #dbg_declare(ptr %work, !197, !DIExpression(), !199)
  %0 = load ptr, ptr %given.addr, align 8, !dbg !200
  store ptr %0, ptr %work, align 8, !dbg !199
  %1 = load ptr, ptr %work, align 8, !dbg !201
  %lock = getelementptr inbounds %struct.work, ptr %1, i32 0, i32 2, !dbg !202
  %call = call i32 @pthread_mutex_lock(ptr noundef %lock), !dbg !203
  %2 = load ptr, ptr %work, align 8, !dbg !204
  %number = getelementptr inbounds %struct.work, ptr %2, i32 0, i32 0, !dbg !205
  %3 = load i32, ptr %number, align 8, !dbg !205
  %4 = load ptr, ptr %work, align 8, !dbg !206
  %number1 = getelementptr inbounds %struct.work, ptr %4, i32 0, i32 0, !dbg !207
  %5 = load i32, ptr %number1, align 8, !dbg !207
  %mul = mul nsw i32 %3, %5, !dbg !208
  %6 = load ptr, ptr %work, align 8, !dbg !209
  %square = getelementptr inbounds %struct.work, ptr %6, i32 0, i32 1, !dbg !210
  store i32 %mul, ptr %square, align 4, !dbg !211
  %7 = load ptr, ptr %work, align 8, !dbg !212
  %lock2 = getelementptr inbounds %struct.work, ptr %7, i32 0, i32 2, !dbg !213
  %call3 = call i32 @pthread_mutex_unlock(ptr noundef %lock2), !dbg !214
  call void @llvm.lifetime.end.p0(i64 8, ptr %work) #5, !dbg !215
  ret ptr null, !dbg !216
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @take(ptr noundef %unused) #0 !dbg !217 {
entry:
  %unused.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %there = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %seen = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !218, !DIExpression(), !219)
  call void @llvm.lifetime.start.p0(i64 4, ptr %i) #5, !dbg !220
    #dbg_declare(ptr %i, !222, !DIExpression(), !223)
  store i32 0, ptr %i, align 4, !dbg !223
  br label %for.cond, !dbg !220

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !224
  %cmp = icmp slt i32 %0, 2, !dbg !226
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !227

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr %i) #5, !dbg !228
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(i64 8, ptr %there) #5, !dbg !229
    #dbg_declare(ptr %there, !231, !DIExpression(), !232)
  br label %while.cond, !dbg !233

while.cond:                                       ; preds = %while.body, %for.body
  store ptr null, ptr %.atomictmp, align 8, !dbg !234
  %1 = load i64, ptr %.atomictmp, align 8, !dbg !234
  %2 = atomicrmw xchg ptr @known, i64 %1 seq_cst, align 8, !dbg !234
  store i64 %2, ptr %atomic-temp, align 8, !dbg !234
  %3 = load ptr, ptr %atomic-temp, align 8, !dbg !234
  store ptr %3, ptr %there, align 8, !dbg !235
  %tobool = icmp ne ptr %3, null, !dbg !236
  %lnot = xor i1 %tobool, true, !dbg !236
  br i1 %lnot, label %while.body, label %while.end, !dbg !233

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !233, !llvm.loop !237

while.end:                                        ; preds = %while.cond
  call void @llvm.lifetime.start.p0(i64 4, ptr %seen) #5, !dbg !239
    #dbg_declare(ptr %seen, !240, !DIExpression(), !241)
  %4 = load ptr, ptr %there, align 8, !dbg !242
  %5 = load i32, ptr %4, align 4, !dbg !243
  store i32 %5, ptr %seen, align 4, !dbg !241
  %6 = load i32, ptr %seen, align 4, !dbg !244
  store i32 %6, ptr %.atomictmp1, align 4, !dbg !244
  %7 = load i32, ptr %.atomictmp1, align 4, !dbg !244
  store atomic i32 %7, ptr @taken seq_cst, align 4, !dbg !244
  call void @llvm.lifetime.end.p0(i64 4, ptr %seen) #5, !dbg !245
  call void @llvm.lifetime.end.p0(i64 8, ptr %there) #5, !dbg !245
  br label %for.inc, !dbg !246

for.inc:                                          ; preds = %while.end
  %8 = load i32, ptr %i, align 4, !dbg !247
  %inc = add nsw i32 %8, 1, !dbg !247
  store i32 %inc, ptr %i, align 4, !dbg !247
  br label %for.cond, !dbg !228, !llvm.loop !248

for.end:                                          ; preds = %for.cond.cleanup
  %9 = load ptr, ptr %unused.addr, align 8, !dbg !250
  ret ptr %9, !dbg !251
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @length(ptr noundef %buffer, ptr noundef %text) #0 !dbg !252 {
entry:
  %buffer.addr = alloca ptr, align 8
  %text.addr = alloca ptr, align 8
  store ptr %buffer, ptr %buffer.addr, align 8
    #dbg_declare(ptr %buffer.addr, !258, !DIExpression(), !259)
  store ptr %text, ptr %text.addr, align 8
    #dbg_declare(ptr %text.addr, !260, !DIExpression(), !261)
  %0 = load ptr, ptr %buffer.addr, align 8, !dbg !262
  %1 = load ptr, ptr %text.addr, align 8, !dbg !263
  %call = call ptr @strcpy(ptr noundef %0, ptr noundef %1) #5, !dbg !264
  %2 = load ptr, ptr %buffer.addr, align 8, !dbg !265
  %call1 = call i64 @strlen(ptr noundef %2) #5, !dbg !266
  %conv = trunc i64 %call1 to i32, !dbg !267
  ret i32 %conv, !dbg !268
}

declare i32 @printf(ptr noundef, ...) #3

declare i32 @pthread_mutex_lock(ptr noundef) #3

declare i32 @pthread_mutex_unlock(ptr noundef) #3

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i64 @strlen(ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "known", scope: !2, file: !3, line: 14, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "scopes.c", directory: ".", checksumkind: CSK_MD5, checksum: "5309f1e896848b667151f0b4b85cfd1e")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !14, !19, !0, !21}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 63, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 32, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 4)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 63, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 48, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 6)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 73, type: !10, isLocal: true, isDefinition: true)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 15, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !24, line: 104, baseType: !25)
!24 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !5)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !35, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!6}
!37 = !{}
!38 = !DILocation(line: 42, column: 3, scope: !34)
!39 = !DILocalVariable(name: "sum", scope: !34, file: !3, line: 42, type: !6)
!40 = !DILocation(line: 42, column: 7, scope: !34)
!41 = !DILocation(line: 43, column: 8, scope: !42)
!42 = distinct !DILexicalBlock(scope: !34, file: !3, line: 43, column: 3)
!43 = !DILocalVariable(name: "i", scope: !42, file: !3, line: 43, type: !6)
!44 = !DILocation(line: 43, column: 12, scope: !42)
!45 = !DILocation(line: 43, column: 19, scope: !46)
!46 = distinct !DILexicalBlock(scope: !42, file: !3, line: 43, column: 3)
!47 = !DILocation(line: 43, column: 21, scope: !46)
!48 = !DILocation(line: 43, column: 3, scope: !42)
!49 = !DILocation(line: 43, column: 3, scope: !46)
!50 = !DILocation(line: 44, column: 5, scope: !51)
!51 = distinct !DILexicalBlock(scope: !46, file: !3, line: 43, column: 31)
!52 = !DILocalVariable(name: "work", scope: !51, file: !3, line: 44, type: !53)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "work", file: !3, line: 9, size: 384, elements: !54)
!54 = !{!55, !56, !57}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !53, file: !3, line: 10, baseType: !6, size: 32)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "square", scope: !53, file: !3, line: 11, baseType: !6, size: 32, offset: 32)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !53, file: !3, line: 12, baseType: !58, size: 320, offset: 64)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !59, line: 93, baseType: !60)
!59 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!60 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !59, line: 81, size: 320, elements: !61)
!61 = !{!62, !71, !75}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !60, file: !59, line: 90, baseType: !63, size: 160)
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !60, file: !59, line: 82, size: 160, elements: !64)
!64 = !{!65, !66, !68, !69, !70}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !63, file: !59, line: 83, baseType: !6, size: 32)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !63, file: !59, line: 84, baseType: !67, size: 32, offset: 32)
!67 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !63, file: !59, line: 85, baseType: !6, size: 32, offset: 64)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !63, file: !59, line: 87, baseType: !67, size: 32, offset: 96)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !63, file: !59, line: 89, baseType: !6, size: 32, offset: 128)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !60, file: !59, line: 91, baseType: !72, size: 320)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 320, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 40)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !60, file: !59, line: 92, baseType: !76, size: 64)
!76 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!77 = !DILocation(line: 44, column: 17, scope: !51)
!78 = !DILocation(line: 44, column: 24, scope: !51)
!79 = !DILocation(line: 44, column: 25, scope: !51)
!80 = !DILocation(line: 44, column: 27, scope: !51)
!81 = !DILocation(line: 44, column: 35, scope: !51)
!82 = !DILocation(line: 45, column: 5, scope: !51)
!83 = !DILocalVariable(name: "id", scope: !51, file: !3, line: 45, type: !84)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !59, line: 75, baseType: !85)
!85 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!86 = !DILocation(line: 45, column: 15, scope: !51)
!87 = !DILocation(line: 46, column: 5, scope: !51)
!88 = !DILocation(line: 47, column: 18, scope: !51)
!89 = !DILocation(line: 47, column: 5, scope: !51)
!90 = !DILocation(line: 48, column: 17, scope: !51)
!91 = !DILocation(line: 48, column: 9, scope: !51)
!92 = !DILocation(line: 49, column: 3, scope: !46)
!93 = !DILocation(line: 49, column: 3, scope: !51)
!94 = !DILocation(line: 43, column: 27, scope: !46)
!95 = distinct !{!95, !48, !96, !97}
!96 = !DILocation(line: 49, column: 3, scope: !42)
!97 = !{!"llvm.loop.mustprogress"}
!98 = !DILocation(line: 50, column: 3, scope: !34)
!99 = !DILocalVariable(name: "id", scope: !34, file: !3, line: 50, type: !84)
!100 = !DILocation(line: 50, column: 13, scope: !34)
!101 = !DILocation(line: 51, column: 3, scope: !34)
!102 = !DILocation(line: 52, column: 8, scope: !103)
!103 = distinct !DILexicalBlock(scope: !34, file: !3, line: 52, column: 3)
!104 = !DILocalVariable(name: "i", scope: !103, file: !3, line: 52, type: !6)
!105 = !DILocation(line: 52, column: 12, scope: !103)
!106 = !DILocation(line: 52, column: 19, scope: !107)
!107 = distinct !DILexicalBlock(scope: !103, file: !3, line: 52, column: 3)
!108 = !DILocation(line: 52, column: 21, scope: !107)
!109 = !DILocation(line: 52, column: 3, scope: !103)
!110 = !DILocation(line: 52, column: 3, scope: !107)
!111 = !DILocation(line: 53, column: 5, scope: !112)
!112 = distinct !DILexicalBlock(scope: !107, file: !3, line: 52, column: 31)
!113 = !DILocalVariable(name: "offered", scope: !112, file: !3, line: 53, type: !6)
!114 = !DILocation(line: 53, column: 9, scope: !112)
!115 = !DILocation(line: 53, column: 24, scope: !112)
!116 = !DILocation(line: 53, column: 22, scope: !112)
!117 = !DILocation(line: 54, column: 5, scope: !112)
!118 = !DILocation(line: 55, column: 5, scope: !112)
!119 = !DILocation(line: 55, column: 12, scope: !112)
!120 = !DILocation(line: 55, column: 35, scope: !112)
!121 = !DILocation(line: 55, column: 32, scope: !112)
!122 = distinct !{!122, !118, !123, !97}
!123 = !DILocation(line: 56, column: 7, scope: !112)
!124 = !DILocation(line: 57, column: 3, scope: !107)
!125 = !DILocation(line: 57, column: 3, scope: !112)
!126 = !DILocation(line: 52, column: 27, scope: !107)
!127 = distinct !{!127, !109, !128, !97}
!128 = !DILocation(line: 57, column: 3, scope: !103)
!129 = !DILocation(line: 58, column: 16, scope: !34)
!130 = !DILocation(line: 58, column: 3, scope: !34)
!131 = !DILocation(line: 59, column: 8, scope: !132)
!132 = distinct !DILexicalBlock(scope: !34, file: !3, line: 59, column: 3)
!133 = !DILocalVariable(name: "i", scope: !132, file: !3, line: 59, type: !6)
!134 = !DILocation(line: 59, column: 12, scope: !132)
!135 = !DILocation(line: 59, column: 19, scope: !136)
!136 = distinct !DILexicalBlock(scope: !132, file: !3, line: 59, column: 3)
!137 = !DILocation(line: 59, column: 21, scope: !136)
!138 = !DILocation(line: 59, column: 3, scope: !132)
!139 = !DILocation(line: 60, column: 5, scope: !140)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 59, column: 31)
!141 = !DILocalVariable(name: "buffer", scope: !140, file: !3, line: 60, type: !142)
!142 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 256, elements: !143)
!143 = !{!144}
!144 = !DISubrange(count: 32)
!145 = !DILocation(line: 60, column: 10, scope: !140)
!146 = !DILocation(line: 61, column: 9, scope: !147)
!147 = distinct !DILexicalBlock(scope: !140, file: !3, line: 61, column: 9)
!148 = !DILocation(line: 61, column: 11, scope: !147)
!149 = !DILocation(line: 61, column: 9, scope: !140)
!150 = !DILocation(line: 62, column: 7, scope: !147)
!151 = !DILocation(line: 63, column: 19, scope: !140)
!152 = !DILocation(line: 63, column: 27, scope: !140)
!153 = !DILocation(line: 63, column: 29, scope: !140)
!154 = !DILocation(line: 63, column: 12, scope: !140)
!155 = !DILocation(line: 63, column: 9, scope: !140)
!156 = !DILocation(line: 64, column: 5, scope: !140)
!157 = !DILocalVariable(name: "far", scope: !140, file: !3, line: 64, type: !5)
!158 = !DILocation(line: 64, column: 10, scope: !140)
!159 = !DILocation(line: 66, column: 7, scope: !160)
!160 = distinct !DILexicalBlock(scope: !140, file: !3, line: 65, column: 5)
!161 = !DILocalVariable(name: "near", scope: !160, file: !3, line: 66, type: !162)
!162 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 96, elements: !163)
!163 = !{!164}
!164 = !DISubrange(count: 3)
!165 = !DILocation(line: 66, column: 11, scope: !160)
!166 = !DILocation(line: 66, column: 22, scope: !160)
!167 = !DILocation(line: 66, column: 21, scope: !160)
!168 = !DILocation(line: 66, column: 25, scope: !160)
!169 = !DILocation(line: 66, column: 28, scope: !160)
!170 = !DILocation(line: 67, column: 14, scope: !160)
!171 = !DILocation(line: 67, column: 11, scope: !160)
!172 = !DILocation(line: 68, column: 15, scope: !160)
!173 = !DILocation(line: 68, column: 14, scope: !160)
!174 = !DILocation(line: 68, column: 11, scope: !160)
!175 = !DILocation(line: 69, column: 5, scope: !140)
!176 = !DILocation(line: 70, column: 9, scope: !177)
!177 = distinct !DILexicalBlock(scope: !140, file: !3, line: 70, column: 9)
!178 = !DILocation(line: 70, column: 11, scope: !177)
!179 = !DILocation(line: 70, column: 9, scope: !140)
!180 = !DILocation(line: 71, column: 7, scope: !177)
!181 = !DILocation(line: 72, column: 3, scope: !136)
!182 = !DILocation(line: 72, column: 3, scope: !140)
!183 = !DILocation(line: 59, column: 27, scope: !136)
!184 = !DILocation(line: 59, column: 3, scope: !136)
!185 = distinct !{!185, !138, !186, !97}
!186 = !DILocation(line: 72, column: 3, scope: !132)
!187 = !DILocation(line: 73, column: 18, scope: !34)
!188 = !DILocation(line: 73, column: 3, scope: !34)
!189 = !DILocation(line: 74, column: 1, scope: !34)
!190 = distinct !DISubprogram(name: "square", scope: !3, file: !3, line: 17, type: !191, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!191 = !DISubroutineType(types: !192)
!192 = !{!193, !193}
!193 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!194 = !DILocalVariable(name: "given", arg: 1, scope: !190, file: !3, line: 17, type: !193)
!195 = !DILocation(line: 17, column: 27, scope: !190)
!196 = !DILocation(line: 18, column: 3, scope: !190)
!197 = !DILocalVariable(name: "work", scope: !190, file: !3, line: 18, type: !198)
!198 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!199 = !DILocation(line: 18, column: 16, scope: !190)
!200 = !DILocation(line: 18, column: 23, scope: !190)
!201 = !DILocation(line: 19, column: 23, scope: !190)
!202 = !DILocation(line: 19, column: 29, scope: !190)
!203 = !DILocation(line: 19, column: 3, scope: !190)
!204 = !DILocation(line: 20, column: 18, scope: !190)
!205 = !DILocation(line: 20, column: 24, scope: !190)
!206 = !DILocation(line: 20, column: 33, scope: !190)
!207 = !DILocation(line: 20, column: 39, scope: !190)
!208 = !DILocation(line: 20, column: 31, scope: !190)
!209 = !DILocation(line: 20, column: 3, scope: !190)
!210 = !DILocation(line: 20, column: 9, scope: !190)
!211 = !DILocation(line: 20, column: 16, scope: !190)
!212 = !DILocation(line: 21, column: 25, scope: !190)
!213 = !DILocation(line: 21, column: 31, scope: !190)
!214 = !DILocation(line: 21, column: 3, scope: !190)
!215 = !DILocation(line: 23, column: 1, scope: !190)
!216 = !DILocation(line: 22, column: 3, scope: !190)
!217 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 25, type: !191, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!218 = !DILocalVariable(name: "unused", arg: 1, scope: !217, file: !3, line: 25, type: !193)
!219 = !DILocation(line: 25, column: 25, scope: !217)
!220 = !DILocation(line: 26, column: 8, scope: !221)
!221 = distinct !DILexicalBlock(scope: !217, file: !3, line: 26, column: 3)
!222 = !DILocalVariable(name: "i", scope: !221, file: !3, line: 26, type: !6)
!223 = !DILocation(line: 26, column: 12, scope: !221)
!224 = !DILocation(line: 26, column: 19, scope: !225)
!225 = distinct !DILexicalBlock(scope: !221, file: !3, line: 26, column: 3)
!226 = !DILocation(line: 26, column: 21, scope: !225)
!227 = !DILocation(line: 26, column: 3, scope: !221)
!228 = !DILocation(line: 26, column: 3, scope: !225)
!229 = !DILocation(line: 27, column: 5, scope: !230)
!230 = distinct !DILexicalBlock(scope: !225, file: !3, line: 26, column: 31)
!231 = !DILocalVariable(name: "there", scope: !230, file: !3, line: 27, type: !5)
!232 = !DILocation(line: 27, column: 10, scope: !230)
!233 = !DILocation(line: 28, column: 5, scope: !230)
!234 = !DILocation(line: 28, column: 22, scope: !230)
!235 = !DILocation(line: 28, column: 20, scope: !230)
!236 = !DILocation(line: 28, column: 12, scope: !230)
!237 = distinct !{!237, !233, !238, !97}
!238 = !DILocation(line: 29, column: 7, scope: !230)
!239 = !DILocation(line: 30, column: 5, scope: !230)
!240 = !DILocalVariable(name: "seen", scope: !230, file: !3, line: 30, type: !6)
!241 = !DILocation(line: 30, column: 9, scope: !230)
!242 = !DILocation(line: 30, column: 17, scope: !230)
!243 = !DILocation(line: 30, column: 16, scope: !230)
!244 = !DILocation(line: 31, column: 5, scope: !230)
!245 = !DILocation(line: 32, column: 3, scope: !225)
!246 = !DILocation(line: 32, column: 3, scope: !230)
!247 = !DILocation(line: 26, column: 27, scope: !225)
!248 = distinct !{!248, !227, !249, !97}
!249 = !DILocation(line: 32, column: 3, scope: !221)
!250 = !DILocation(line: 33, column: 10, scope: !217)
!251 = !DILocation(line: 33, column: 3, scope: !217)
!252 = distinct !DISubprogram(name: "length", scope: !3, file: !3, line: 36, type: !253, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!253 = !DISubroutineType(types: !254)
!254 = !{!6, !255, !256}
!255 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!256 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !257, size: 64)
!257 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!258 = !DILocalVariable(name: "buffer", arg: 1, scope: !252, file: !3, line: 36, type: !255)
!259 = !DILocation(line: 36, column: 25, scope: !252)
!260 = !DILocalVariable(name: "text", arg: 2, scope: !252, file: !3, line: 36, type: !256)
!261 = !DILocation(line: 36, column: 45, scope: !252)
!262 = !DILocation(line: 37, column: 10, scope: !252)
!263 = !DILocation(line: 37, column: 18, scope: !252)
!264 = !DILocation(line: 37, column: 3, scope: !252)
!265 = !DILocation(line: 38, column: 22, scope: !252)
!266 = !DILocation(line: 38, column: 15, scope: !252)
!267 = !DILocation(line: 38, column: 10, scope: !252)
!268 = !DILocation(line: 38, column: 3, scope: !252)
