; ModuleID = 'scopes.c'
source_filename = "scopes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.work = type { i32, i32, %union.pthread_mutex_t }
%union.pthread_mutex_t = type { i64, [32 x i8] }
%struct.anon = type { i32, i32, i32, i32, i32 }

@known = internal global ptr null, align 8, !dbg !0
@taken = internal global i32 0, align 4, !dbg !32
@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !19
@.str.1 = private unnamed_addr constant [6 x i8] c"three\00", align 1, !dbg !25
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !30

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !44 {
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
  call void @llvm.lifetime.start.p0(i64 4, ptr %sum) #5, !dbg !48
    #dbg_declare(ptr %sum, !49, !DIExpression(), !50)
  store i32 0, ptr %sum, align 4, !dbg !50
  call void @llvm.lifetime.start.p0(i64 4, ptr %i) #5, !dbg !51
    #dbg_declare(ptr %i, !53, !DIExpression(), !54)
  store i32 0, ptr %i, align 4, !dbg !54
  br label %for.cond, !dbg !51

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !55
  %cmp = icmp slt i32 %0, 2, !dbg !57
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !58

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr %i) #5, !dbg !59
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(i64 48, ptr %work) #5, !dbg !60
    #dbg_declare(ptr %work, !62, !DIExpression(), !86)
  call void @llvm.memset.p0.i64(ptr align 8 %work, i8 0, i64 48, i1 false), !dbg !86
  %number = getelementptr inbounds %struct.work, ptr %work, i32 0, i32 0, !dbg !87
  %1 = load i32, ptr %i, align 4, !dbg !88
  %add = add nsw i32 %1, 2, !dbg !89
  store i32 %add, ptr %number, align 8, !dbg !87
  %square = getelementptr inbounds %struct.work, ptr %work, i32 0, i32 1, !dbg !87
  %lock = getelementptr inbounds %struct.work, ptr %work, i32 0, i32 2, !dbg !87
  %__lock = getelementptr inbounds %struct.anon, ptr %lock, i32 0, i32 0, !dbg !90
  %__count = getelementptr inbounds %struct.anon, ptr %lock, i32 0, i32 1, !dbg !90
  %__owner = getelementptr inbounds %struct.anon, ptr %lock, i32 0, i32 2, !dbg !90
  %__users = getelementptr inbounds %struct.anon, ptr %lock, i32 0, i32 3, !dbg !90
  %__kind = getelementptr inbounds %struct.anon, ptr %lock, i32 0, i32 4, !dbg !90
  call void @llvm.lifetime.start.p0(i64 8, ptr %id) #5, !dbg !91
    #dbg_declare(ptr %id, !92, !DIExpression(), !95)
  %call = call i32 @pthread_create(ptr noundef %id, ptr noundef null, ptr noundef @square, ptr noundef %work), !dbg !96
  %2 = load i64, ptr %id, align 8, !dbg !97
  %call1 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !98
  %square2 = getelementptr inbounds %struct.work, ptr %work, i32 0, i32 1, !dbg !99
  %3 = load i32, ptr %square2, align 4, !dbg !99
  %4 = load i32, ptr %sum, align 4, !dbg !100
  %add3 = add nsw i32 %4, %3, !dbg !100
  store i32 %add3, ptr %sum, align 4, !dbg !100
  call void @llvm.lifetime.end.p0(i64 8, ptr %id) #5, !dbg !101
  call void @llvm.lifetime.end.p0(i64 48, ptr %work) #5, !dbg !101
  br label %for.inc, !dbg !102

for.inc:                                          ; preds = %for.body
  %5 = load i32, ptr %i, align 4, !dbg !103
  %inc = add nsw i32 %5, 1, !dbg !103
  store i32 %inc, ptr %i, align 4, !dbg !103
  br label %for.cond, !dbg !59, !llvm.loop !104

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(i64 8, ptr %id4) #5, !dbg !107
    #dbg_declare(ptr %id4, !108, !DIExpression(), !109)
  %call5 = call i32 @pthread_create(ptr noundef %id4, ptr noundef null, ptr noundef @take, ptr noundef null), !dbg !110
  call void @llvm.lifetime.start.p0(i64 4, ptr %i6) #5, !dbg !111
    #dbg_declare(ptr %i6, !113, !DIExpression(), !114)
  store i32 1, ptr %i6, align 4, !dbg !114
  br label %for.cond7, !dbg !111

for.cond7:                                        ; preds = %for.inc12, %for.end
  %6 = load i32, ptr %i6, align 4, !dbg !115
  %cmp8 = icmp slt i32 %6, 3, !dbg !117
  br i1 %cmp8, label %for.body10, label %for.cond.cleanup9, !dbg !118

for.cond.cleanup9:                                ; preds = %for.cond7
  call void @llvm.lifetime.end.p0(i64 4, ptr %i6) #5, !dbg !119
  br label %for.end14

for.body10:                                       ; preds = %for.cond7
  call void @llvm.lifetime.start.p0(i64 4, ptr %offered) #5, !dbg !120
    #dbg_declare(ptr %offered, !122, !DIExpression(), !123)
  %7 = load i32, ptr %i6, align 4, !dbg !124
  %mul = mul nsw i32 10, %7, !dbg !125
  store i32 %mul, ptr %offered, align 4, !dbg !123
  store ptr %offered, ptr %.atomictmp, align 8, !dbg !126
  %8 = load i64, ptr %.atomictmp, align 8, !dbg !126
  store atomic i64 %8, ptr @known release, align 8, !dbg !126
  br label %while.cond, !dbg !127

while.cond:                                       ; preds = %while.body, %for.body10
  %9 = load atomic i32, ptr @taken acquire, align 4, !dbg !128
  store i32 %9, ptr %atomic-temp, align 4, !dbg !128
  %10 = load i32, ptr %atomic-temp, align 4, !dbg !128
  %11 = load i32, ptr %offered, align 4, !dbg !129
  %cmp11 = icmp ne i32 %10, %11, !dbg !130
  br i1 %cmp11, label %while.body, label %while.end, !dbg !127

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !127, !llvm.loop !131

while.end:                                        ; preds = %while.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr %offered) #5, !dbg !133
  br label %for.inc12, !dbg !134

for.inc12:                                        ; preds = %while.end
  %12 = load i32, ptr %i6, align 4, !dbg !135
  %inc13 = add nsw i32 %12, 1, !dbg !135
  store i32 %inc13, ptr %i6, align 4, !dbg !135
  br label %for.cond7, !dbg !119, !llvm.loop !136

for.end14:                                        ; preds = %for.cond.cleanup9
  %13 = load i64, ptr %id4, align 8, !dbg !138
  %call15 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !139
  call void @llvm.lifetime.start.p0(i64 4, ptr %i16) #5, !dbg !140
    #dbg_declare(ptr %i16, !142, !DIExpression(), !143)
  store i32 0, ptr %i16, align 4, !dbg !143
  br label %for.cond17, !dbg !140

for.cond17:                                       ; preds = %for.inc31, %for.end14
  %14 = load i32, ptr %i16, align 4, !dbg !144
  %cmp18 = icmp slt i32 %14, 4, !dbg !146
  br i1 %cmp18, label %for.body20, label %for.cond.cleanup19, !dbg !147

for.cond.cleanup19:                               ; preds = %for.cond17
  store i32 10, ptr %cleanup.dest.slot, align 4
  br label %cleanup33, !dbg !147

for.body20:                                       ; preds = %for.cond17
  call void @llvm.lifetime.start.p0(i64 32, ptr %buffer) #5, !dbg !148
    #dbg_declare(ptr %buffer, !150, !DIExpression(), !154)
  %15 = load i32, ptr %i16, align 4, !dbg !155
  %cmp21 = icmp eq i32 %15, 1, !dbg !157
  br i1 %cmp21, label %if.then, label %if.end, !dbg !158

if.then:                                          ; preds = %for.body20
  store i32 12, ptr %cleanup.dest.slot, align 4
  br label %cleanup30, !dbg !159

if.end:                                           ; preds = %for.body20
  %arraydecay = getelementptr inbounds [32 x i8], ptr %buffer, i64 0, i64 0, !dbg !160
  %16 = load i32, ptr %i16, align 4, !dbg !161
  %cmp22 = icmp eq i32 %16, 0, !dbg !162
  %17 = zext i1 %cmp22 to i64, !dbg !161
  %cond = select i1 %cmp22, ptr @.str, ptr @.str.1, !dbg !161
  %call23 = call i32 @length(ptr noundef %arraydecay, ptr noundef %cond), !dbg !163
  %18 = load i32, ptr %sum, align 4, !dbg !164
  %add24 = add nsw i32 %18, %call23, !dbg !164
  store i32 %add24, ptr %sum, align 4, !dbg !164
  call void @llvm.lifetime.start.p0(i64 8, ptr %far) #5, !dbg !165
    #dbg_declare(ptr %far, !166, !DIExpression(), !167)
  call void @llvm.lifetime.start.p0(i64 12, ptr %near) #5, !dbg !168
    #dbg_declare(ptr %near, !170, !DIExpression(), !174)
  %19 = load i32, ptr %i16, align 4, !dbg !175
  store i32 %19, ptr %near, align 4, !dbg !176
  %arrayinit.element = getelementptr inbounds i32, ptr %near, i64 1, !dbg !176
  %20 = load i32, ptr %i16, align 4, !dbg !177
  store i32 %20, ptr %arrayinit.element, align 4, !dbg !176
  %arrayinit.element25 = getelementptr inbounds i32, ptr %near, i64 2, !dbg !176
  %21 = load i32, ptr %i16, align 4, !dbg !178
  store i32 %21, ptr %arrayinit.element25, align 4, !dbg !176
  %arrayidx = getelementptr inbounds [3 x i32], ptr %near, i64 0, i64 1, !dbg !179
  store ptr %arrayidx, ptr %far, align 8, !dbg !180
  %22 = load ptr, ptr %far, align 8, !dbg !181
  %23 = load i32, ptr %22, align 4, !dbg !182
  %24 = load i32, ptr %sum, align 4, !dbg !183
  %add26 = add nsw i32 %24, %23, !dbg !183
  store i32 %add26, ptr %sum, align 4, !dbg !183
  call void @llvm.lifetime.end.p0(i64 12, ptr %near) #5, !dbg !184
  %25 = load i32, ptr %i16, align 4, !dbg !185
  %cmp27 = icmp eq i32 %25, 2, !dbg !187
  br i1 %cmp27, label %if.then28, label %if.end29, !dbg !188

if.then28:                                        ; preds = %if.end
  store i32 10, ptr %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !189

if.end29:                                         ; preds = %if.end
  store i32 0, ptr %cleanup.dest.slot, align 4, !dbg !190
  br label %cleanup, !dbg !190

cleanup:                                          ; preds = %if.end29, %if.then28
  call void @llvm.lifetime.end.p0(i64 8, ptr %far) #5, !dbg !190
  br label %cleanup30

cleanup30:                                        ; preds = %cleanup, %if.then
  call void @llvm.lifetime.end.p0(i64 32, ptr %buffer) #5, !dbg !190
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup33 [
    i32 0, label %cleanup.cont
    i32 12, label %for.inc31
  ]

cleanup.cont:                                     ; preds = %cleanup30
  br label %for.inc31, !dbg !191

for.inc31:                                        ; preds = %cleanup.cont, %cleanup30
  %26 = load i32, ptr %i16, align 4, !dbg !192
  %inc32 = add nsw i32 %26, 1, !dbg !192
  store i32 %inc32, ptr %i16, align 4, !dbg !192
  br label %for.cond17, !dbg !193, !llvm.loop !194

cleanup33:                                        ; preds = %cleanup30, %for.cond.cleanup19
  call void @llvm.lifetime.end.p0(i64 4, ptr %i16) #5, !dbg !193
  br label %for.end34

for.end34:                                        ; preds = %cleanup33
  %27 = load i32, ptr %sum, align 4, !dbg !196
  %call35 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %27), !dbg !197
  call void @llvm.lifetime.end.p0(i64 8, ptr %id4) #5, !dbg !198
  call void @llvm.lifetime.end.p0(i64 4, ptr %sum) #5, !dbg !198
  %28 = load i32, ptr %retval, align 4, !dbg !198
  ret i32 %28, !dbg !198
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @square(ptr noundef %given) #0 !dbg !199 {
entry:
  %given.addr = alloca ptr, align 8
  %work = alloca ptr, align 8
  store ptr %given, ptr %given.addr, align 8
    #dbg_declare(ptr %given.addr, !203, !DIExpression(), !204)
  call void @llvm.lifetime.start.p0(i64 8, ptr %work) #5, !dbg !205
    #dbg_declare(ptr %work, !206, !DIExpression(), !208)
  %0 = load ptr, ptr %given.addr, align 8, !dbg !209
  store ptr %0, ptr %work, align 8, !dbg !208
  %1 = load ptr, ptr %work, align 8, !dbg !210
  %lock = getelementptr inbounds %struct.work, ptr %1, i32 0, i32 2, !dbg !211
  %call = call i32 @pthread_mutex_lock(ptr noundef %lock), !dbg !212
  %2 = load ptr, ptr %work, align 8, !dbg !213
  %number = getelementptr inbounds %struct.work, ptr %2, i32 0, i32 0, !dbg !214
  %3 = load i32, ptr %number, align 8, !dbg !214
  %4 = load ptr, ptr %work, align 8, !dbg !215
  %number1 = getelementptr inbounds %struct.work, ptr %4, i32 0, i32 0, !dbg !216
  %5 = load i32, ptr %number1, align 8, !dbg !216
  %mul = mul nsw i32 %3, %5, !dbg !217
  %6 = load ptr, ptr %work, align 8, !dbg !218
  %square = getelementptr inbounds %struct.work, ptr %6, i32 0, i32 1, !dbg !219
  store i32 %mul, ptr %square, align 4, !dbg !220
  %7 = load ptr, ptr %work, align 8, !dbg !221
  %lock2 = getelementptr inbounds %struct.work, ptr %7, i32 0, i32 2, !dbg !222
  %call3 = call i32 @pthread_mutex_unlock(ptr noundef %lock2), !dbg !223
  call void @llvm.lifetime.end.p0(i64 8, ptr %work) #5, !dbg !224
  ret ptr null, !dbg !225
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @take(ptr noundef %unused) #0 !dbg !226 {
entry:
  %unused.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %there = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %seen = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !227, !DIExpression(), !228)
  call void @llvm.lifetime.start.p0(i64 4, ptr %i) #5, !dbg !229
    #dbg_declare(ptr %i, !231, !DIExpression(), !232)
  store i32 0, ptr %i, align 4, !dbg !232
  br label %for.cond, !dbg !229

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !233
  %cmp = icmp slt i32 %0, 2, !dbg !235
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !236

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr %i) #5, !dbg !237
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(i64 8, ptr %there) #5, !dbg !238
    #dbg_declare(ptr %there, !240, !DIExpression(), !241)
  br label %while.cond, !dbg !242

while.cond:                                       ; preds = %while.body, %for.body
  %1 = load atomic i64, ptr @known acquire, align 8, !dbg !243
  store i64 %1, ptr %atomic-temp, align 8, !dbg !243
  %2 = load ptr, ptr %atomic-temp, align 8, !dbg !243
  store ptr %2, ptr %there, align 8, !dbg !244
  %tobool = icmp ne ptr %2, null, !dbg !245
  %lnot = xor i1 %tobool, true, !dbg !245
  br i1 %lnot, label %while.body, label %while.end, !dbg !242

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !242, !llvm.loop !246

while.end:                                        ; preds = %while.cond
  store ptr null, ptr %.atomictmp, align 8, !dbg !248
  %3 = load i64, ptr %.atomictmp, align 8, !dbg !248
  store atomic i64 %3, ptr @known monotonic, align 8, !dbg !248
  call void @llvm.lifetime.start.p0(i64 4, ptr %seen) #5, !dbg !249
    #dbg_declare(ptr %seen, !250, !DIExpression(), !251)
  %4 = load ptr, ptr %there, align 8, !dbg !252
  %5 = load i32, ptr %4, align 4, !dbg !253
  store i32 %5, ptr %seen, align 4, !dbg !251
  %6 = load i32, ptr %seen, align 4, !dbg !254
  store i32 %6, ptr %.atomictmp1, align 4, !dbg !255
  %7 = load i32, ptr %.atomictmp1, align 4, !dbg !255
  store atomic i32 %7, ptr @taken release, align 4, !dbg !255
  call void @llvm.lifetime.end.p0(i64 4, ptr %seen) #5, !dbg !256
  call void @llvm.lifetime.end.p0(i64 8, ptr %there) #5, !dbg !256
  br label %for.inc, !dbg !257

for.inc:                                          ; preds = %while.end
  %8 = load i32, ptr %i, align 4, !dbg !258
  %inc = add nsw i32 %8, 1, !dbg !258
  store i32 %inc, ptr %i, align 4, !dbg !258
  br label %for.cond, !dbg !237, !llvm.loop !259

for.end:                                          ; preds = %for.cond.cleanup
  %9 = load ptr, ptr %unused.addr, align 8, !dbg !261
  ret ptr %9, !dbg !262
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @length(ptr noundef %buffer, ptr noundef %text) #0 !dbg !263 {
entry:
  %buffer.addr = alloca ptr, align 8
  %text.addr = alloca ptr, align 8
  store ptr %buffer, ptr %buffer.addr, align 8
    #dbg_declare(ptr %buffer.addr, !269, !DIExpression(), !270)
  store ptr %text, ptr %text.addr, align 8
    #dbg_declare(ptr %text.addr, !271, !DIExpression(), !272)
  %0 = load ptr, ptr %buffer.addr, align 8, !dbg !273
  %1 = load ptr, ptr %text.addr, align 8, !dbg !274
  %call = call ptr @strcpy(ptr noundef %0, ptr noundef %1) #5, !dbg !275
  %2 = load ptr, ptr %buffer.addr, align 8, !dbg !276
  %call1 = call i64 @strlen(ptr noundef %2) #5, !dbg !277
  %conv = trunc i64 %call1 to i32, !dbg !278
  ret i32 %conv, !dbg !279
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
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "known", scope: !2, file: !3, line: 14, type: !36, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "scopes.c", directory: ".", checksumkind: CSK_MD5, checksum: "7fdf3174f3e5a7186b78f528672ff605")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!19, !25, !30, !0, !32}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 64, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 32, elements: !23)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24}
!24 = !DISubrange(count: 4)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 64, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 48, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 6)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 74, type: !21, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 15, type: !34, isLocal: true, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !35)
!35 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !45, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!17}
!47 = !{}
!48 = !DILocation(line: 43, column: 3, scope: !44)
!49 = !DILocalVariable(name: "sum", scope: !44, file: !3, line: 43, type: !17)
!50 = !DILocation(line: 43, column: 7, scope: !44)
!51 = !DILocation(line: 44, column: 8, scope: !52)
!52 = distinct !DILexicalBlock(scope: !44, file: !3, line: 44, column: 3)
!53 = !DILocalVariable(name: "i", scope: !52, file: !3, line: 44, type: !17)
!54 = !DILocation(line: 44, column: 12, scope: !52)
!55 = !DILocation(line: 44, column: 19, scope: !56)
!56 = distinct !DILexicalBlock(scope: !52, file: !3, line: 44, column: 3)
!57 = !DILocation(line: 44, column: 21, scope: !56)
!58 = !DILocation(line: 44, column: 3, scope: !52)
!59 = !DILocation(line: 44, column: 3, scope: !56)
!60 = !DILocation(line: 45, column: 5, scope: !61)
!61 = distinct !DILexicalBlock(scope: !56, file: !3, line: 44, column: 31)
!62 = !DILocalVariable(name: "work", scope: !61, file: !3, line: 45, type: !63)
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "work", file: !3, line: 9, size: 384, elements: !64)
!64 = !{!65, !66, !67}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !63, file: !3, line: 10, baseType: !17, size: 32)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "square", scope: !63, file: !3, line: 11, baseType: !17, size: 32, offset: 32)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !63, file: !3, line: 12, baseType: !68, size: 320, offset: 64)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !69, line: 93, baseType: !70)
!69 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!70 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !69, line: 81, size: 320, elements: !71)
!71 = !{!72, !80, !84}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !70, file: !69, line: 90, baseType: !73, size: 160)
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !70, file: !69, line: 82, size: 160, elements: !74)
!74 = !{!75, !76, !77, !78, !79}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !73, file: !69, line: 83, baseType: !17, size: 32)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !73, file: !69, line: 84, baseType: !7, size: 32, offset: 32)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !73, file: !69, line: 85, baseType: !17, size: 32, offset: 64)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !73, file: !69, line: 87, baseType: !7, size: 32, offset: 96)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !73, file: !69, line: 89, baseType: !17, size: 32, offset: 128)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !70, file: !69, line: 91, baseType: !81, size: 320)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 320, elements: !82)
!82 = !{!83}
!83 = !DISubrange(count: 40)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !70, file: !69, line: 92, baseType: !85, size: 64)
!85 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!86 = !DILocation(line: 45, column: 17, scope: !61)
!87 = !DILocation(line: 45, column: 24, scope: !61)
!88 = !DILocation(line: 45, column: 25, scope: !61)
!89 = !DILocation(line: 45, column: 27, scope: !61)
!90 = !DILocation(line: 45, column: 35, scope: !61)
!91 = !DILocation(line: 46, column: 5, scope: !61)
!92 = !DILocalVariable(name: "id", scope: !61, file: !3, line: 46, type: !93)
!93 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !69, line: 75, baseType: !94)
!94 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!95 = !DILocation(line: 46, column: 15, scope: !61)
!96 = !DILocation(line: 47, column: 5, scope: !61)
!97 = !DILocation(line: 48, column: 18, scope: !61)
!98 = !DILocation(line: 48, column: 5, scope: !61)
!99 = !DILocation(line: 49, column: 17, scope: !61)
!100 = !DILocation(line: 49, column: 9, scope: !61)
!101 = !DILocation(line: 50, column: 3, scope: !56)
!102 = !DILocation(line: 50, column: 3, scope: !61)
!103 = !DILocation(line: 44, column: 27, scope: !56)
!104 = distinct !{!104, !58, !105, !106}
!105 = !DILocation(line: 50, column: 3, scope: !52)
!106 = !{!"llvm.loop.mustprogress"}
!107 = !DILocation(line: 51, column: 3, scope: !44)
!108 = !DILocalVariable(name: "id", scope: !44, file: !3, line: 51, type: !93)
!109 = !DILocation(line: 51, column: 13, scope: !44)
!110 = !DILocation(line: 52, column: 3, scope: !44)
!111 = !DILocation(line: 53, column: 8, scope: !112)
!112 = distinct !DILexicalBlock(scope: !44, file: !3, line: 53, column: 3)
!113 = !DILocalVariable(name: "i", scope: !112, file: !3, line: 53, type: !17)
!114 = !DILocation(line: 53, column: 12, scope: !112)
!115 = !DILocation(line: 53, column: 19, scope: !116)
!116 = distinct !DILexicalBlock(scope: !112, file: !3, line: 53, column: 3)
!117 = !DILocation(line: 53, column: 21, scope: !116)
!118 = !DILocation(line: 53, column: 3, scope: !112)
!119 = !DILocation(line: 53, column: 3, scope: !116)
!120 = !DILocation(line: 54, column: 5, scope: !121)
!121 = distinct !DILexicalBlock(scope: !116, file: !3, line: 53, column: 31)
!122 = !DILocalVariable(name: "offered", scope: !121, file: !3, line: 54, type: !17)
!123 = !DILocation(line: 54, column: 9, scope: !121)
!124 = !DILocation(line: 54, column: 24, scope: !121)
!125 = !DILocation(line: 54, column: 22, scope: !121)
!126 = !DILocation(line: 55, column: 5, scope: !121)
!127 = !DILocation(line: 56, column: 5, scope: !121)
!128 = !DILocation(line: 56, column: 12, scope: !121)
!129 = !DILocation(line: 56, column: 66, scope: !121)
!130 = !DILocation(line: 56, column: 63, scope: !121)
!131 = distinct !{!131, !127, !132, !106}
!132 = !DILocation(line: 57, column: 7, scope: !121)
!133 = !DILocation(line: 58, column: 3, scope: !116)
!134 = !DILocation(line: 58, column: 3, scope: !121)
!135 = !DILocation(line: 53, column: 27, scope: !116)
!136 = distinct !{!136, !118, !137, !106}
!137 = !DILocation(line: 58, column: 3, scope: !112)
!138 = !DILocation(line: 59, column: 16, scope: !44)
!139 = !DILocation(line: 59, column: 3, scope: !44)
!140 = !DILocation(line: 60, column: 8, scope: !141)
!141 = distinct !DILexicalBlock(scope: !44, file: !3, line: 60, column: 3)
!142 = !DILocalVariable(name: "i", scope: !141, file: !3, line: 60, type: !17)
!143 = !DILocation(line: 60, column: 12, scope: !141)
!144 = !DILocation(line: 60, column: 19, scope: !145)
!145 = distinct !DILexicalBlock(scope: !141, file: !3, line: 60, column: 3)
!146 = !DILocation(line: 60, column: 21, scope: !145)
!147 = !DILocation(line: 60, column: 3, scope: !141)
!148 = !DILocation(line: 61, column: 5, scope: !149)
!149 = distinct !DILexicalBlock(scope: !145, file: !3, line: 60, column: 31)
!150 = !DILocalVariable(name: "buffer", scope: !149, file: !3, line: 61, type: !151)
!151 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 256, elements: !152)
!152 = !{!153}
!153 = !DISubrange(count: 32)
!154 = !DILocation(line: 61, column: 10, scope: !149)
!155 = !DILocation(line: 62, column: 9, scope: !156)
!156 = distinct !DILexicalBlock(scope: !149, file: !3, line: 62, column: 9)
!157 = !DILocation(line: 62, column: 11, scope: !156)
!158 = !DILocation(line: 62, column: 9, scope: !149)
!159 = !DILocation(line: 63, column: 7, scope: !156)
!160 = !DILocation(line: 64, column: 19, scope: !149)
!161 = !DILocation(line: 64, column: 27, scope: !149)
!162 = !DILocation(line: 64, column: 29, scope: !149)
!163 = !DILocation(line: 64, column: 12, scope: !149)
!164 = !DILocation(line: 64, column: 9, scope: !149)
!165 = !DILocation(line: 65, column: 5, scope: !149)
!166 = !DILocalVariable(name: "far", scope: !149, file: !3, line: 65, type: !16)
!167 = !DILocation(line: 65, column: 10, scope: !149)
!168 = !DILocation(line: 67, column: 7, scope: !169)
!169 = distinct !DILexicalBlock(scope: !149, file: !3, line: 66, column: 5)
!170 = !DILocalVariable(name: "near", scope: !169, file: !3, line: 67, type: !171)
!171 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 96, elements: !172)
!172 = !{!173}
!173 = !DISubrange(count: 3)
!174 = !DILocation(line: 67, column: 11, scope: !169)
!175 = !DILocation(line: 67, column: 22, scope: !169)
!176 = !DILocation(line: 67, column: 21, scope: !169)
!177 = !DILocation(line: 67, column: 25, scope: !169)
!178 = !DILocation(line: 67, column: 28, scope: !169)
!179 = !DILocation(line: 68, column: 14, scope: !169)
!180 = !DILocation(line: 68, column: 11, scope: !169)
!181 = !DILocation(line: 69, column: 15, scope: !169)
!182 = !DILocation(line: 69, column: 14, scope: !169)
!183 = !DILocation(line: 69, column: 11, scope: !169)
!184 = !DILocation(line: 70, column: 5, scope: !149)
!185 = !DILocation(line: 71, column: 9, scope: !186)
!186 = distinct !DILexicalBlock(scope: !149, file: !3, line: 71, column: 9)
!187 = !DILocation(line: 71, column: 11, scope: !186)
!188 = !DILocation(line: 71, column: 9, scope: !149)
!189 = !DILocation(line: 72, column: 7, scope: !186)
!190 = !DILocation(line: 73, column: 3, scope: !145)
!191 = !DILocation(line: 73, column: 3, scope: !149)
!192 = !DILocation(line: 60, column: 27, scope: !145)
!193 = !DILocation(line: 60, column: 3, scope: !145)
!194 = distinct !{!194, !147, !195, !106}
!195 = !DILocation(line: 73, column: 3, scope: !141)
!196 = !DILocation(line: 74, column: 18, scope: !44)
!197 = !DILocation(line: 74, column: 3, scope: !44)
!198 = !DILocation(line: 75, column: 1, scope: !44)
!199 = distinct !DISubprogram(name: "square", scope: !3, file: !3, line: 17, type: !200, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!200 = !DISubroutineType(types: !201)
!201 = !{!202, !202}
!202 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!203 = !DILocalVariable(name: "given", arg: 1, scope: !199, file: !3, line: 17, type: !202)
!204 = !DILocation(line: 17, column: 27, scope: !199)
!205 = !DILocation(line: 18, column: 3, scope: !199)
!206 = !DILocalVariable(name: "work", scope: !199, file: !3, line: 18, type: !207)
!207 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!208 = !DILocation(line: 18, column: 16, scope: !199)
!209 = !DILocation(line: 18, column: 23, scope: !199)
!210 = !DILocation(line: 19, column: 23, scope: !199)
!211 = !DILocation(line: 19, column: 29, scope: !199)
!212 = !DILocation(line: 19, column: 3, scope: !199)
!213 = !DILocation(line: 20, column: 18, scope: !199)
!214 = !DILocation(line: 20, column: 24, scope: !199)
!215 = !DILocation(line: 20, column: 33, scope: !199)
!216 = !DILocation(line: 20, column: 39, scope: !199)
!217 = !DILocation(line: 20, column: 31, scope: !199)
!218 = !DILocation(line: 20, column: 3, scope: !199)
!219 = !DILocation(line: 20, column: 9, scope: !199)
!220 = !DILocation(line: 20, column: 16, scope: !199)
!221 = !DILocation(line: 21, column: 25, scope: !199)
!222 = !DILocation(line: 21, column: 31, scope: !199)
!223 = !DILocation(line: 21, column: 3, scope: !199)
!224 = !DILocation(line: 23, column: 1, scope: !199)
!225 = !DILocation(line: 22, column: 3, scope: !199)
!226 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 25, type: !200, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!227 = !DILocalVariable(name: "unused", arg: 1, scope: !226, file: !3, line: 25, type: !202)
!228 = !DILocation(line: 25, column: 25, scope: !226)
!229 = !DILocation(line: 26, column: 8, scope: !230)
!230 = distinct !DILexicalBlock(scope: !226, file: !3, line: 26, column: 3)
!231 = !DILocalVariable(name: "i", scope: !230, file: !3, line: 26, type: !17)
!232 = !DILocation(line: 26, column: 12, scope: !230)
!233 = !DILocation(line: 26, column: 19, scope: !234)
!234 = distinct !DILexicalBlock(scope: !230, file: !3, line: 26, column: 3)
!235 = !DILocation(line: 26, column: 21, scope: !234)
!236 = !DILocation(line: 26, column: 3, scope: !230)
!237 = !DILocation(line: 26, column: 3, scope: !234)
!238 = !DILocation(line: 27, column: 5, scope: !239)
!239 = distinct !DILexicalBlock(scope: !234, file: !3, line: 26, column: 31)
!240 = !DILocalVariable(name: "there", scope: !239, file: !3, line: 27, type: !16)
!241 = !DILocation(line: 27, column: 10, scope: !239)
!242 = !DILocation(line: 28, column: 5, scope: !239)
!243 = !DILocation(line: 28, column: 22, scope: !239)
!244 = !DILocation(line: 28, column: 20, scope: !239)
!245 = !DILocation(line: 28, column: 12, scope: !239)
!246 = distinct !{!246, !242, !247, !106}
!247 = !DILocation(line: 29, column: 7, scope: !239)
!248 = !DILocation(line: 30, column: 5, scope: !239)
!249 = !DILocation(line: 31, column: 5, scope: !239)
!250 = !DILocalVariable(name: "seen", scope: !239, file: !3, line: 31, type: !17)
!251 = !DILocation(line: 31, column: 9, scope: !239)
!252 = !DILocation(line: 31, column: 17, scope: !239)
!253 = !DILocation(line: 31, column: 16, scope: !239)
!254 = !DILocation(line: 32, column: 35, scope: !239)
!255 = !DILocation(line: 32, column: 5, scope: !239)
!256 = !DILocation(line: 33, column: 3, scope: !234)
!257 = !DILocation(line: 33, column: 3, scope: !239)
!258 = !DILocation(line: 26, column: 27, scope: !234)
!259 = distinct !{!259, !236, !260, !106}
!260 = !DILocation(line: 33, column: 3, scope: !230)
!261 = !DILocation(line: 34, column: 10, scope: !226)
!262 = !DILocation(line: 34, column: 3, scope: !226)
!263 = distinct !DISubprogram(name: "length", scope: !3, file: !3, line: 37, type: !264, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!264 = !DISubroutineType(types: !265)
!265 = !{!17, !266, !267}
!266 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!267 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !268, size: 64)
!268 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!269 = !DILocalVariable(name: "buffer", arg: 1, scope: !263, file: !3, line: 37, type: !266)
!270 = !DILocation(line: 37, column: 25, scope: !263)
!271 = !DILocalVariable(name: "text", arg: 2, scope: !263, file: !3, line: 37, type: !267)
!272 = !DILocation(line: 37, column: 45, scope: !263)
!273 = !DILocation(line: 38, column: 10, scope: !263)
!274 = !DILocation(line: 38, column: 18, scope: !263)
!275 = !DILocation(line: 38, column: 3, scope: !263)
!276 = !DILocation(line: 39, column: 22, scope: !263)
!277 = !DILocation(line: 39, column: 15, scope: !263)
!278 = !DILocation(line: 39, column: 10, scope: !263)
!279 = !DILocation(line: 39, column: 3, scope: !263)
