; ModuleID = 'places_in_files.c'
source_filename = "places_in_files.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [14 x i8] c"tresse_places\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [6 x i8] c"write\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [7 x i8] c"abcdef\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [7 x i8] c"pwrite\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [3 x i8] c"XY\00", align 1, !dbg !19
@.str.5 = private unnamed_addr constant [22 x i8] c"pwrite behind the end\00", align 1, !dbg !24
@.str.6 = private unnamed_addr constant [2 x i8] c"Z\00", align 1, !dbg !29
@.str.7 = private unnamed_addr constant [3 x i8] c"at\00", align 1, !dbg !34
@.str.8 = private unnamed_addr constant [6 x i8] c"pread\00", align 1, !dbg !36
@.str.9 = private unnamed_addr constant [4 x i8] c"%d \00", align 1, !dbg !38
@.str.10 = private unnamed_addr constant [4 x i8] c"\0Aat\00", align 1, !dbg !43
@.str.11 = private unnamed_addr constant [5 x i8] c"read\00", align 1, !dbg !45
@.str.12 = private unnamed_addr constant [17 x i8] c"pread at the end\00", align 1, !dbg !50
@.str.13 = private unnamed_addr constant [23 x i8] c"pread before the start\00", align 1, !dbg !55
@.str.14 = private unnamed_addr constant [23 x i8] c"pwrite to what is read\00", align 1, !dbg !60
@.str.15 = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !62
@.str.16 = private unnamed_addr constant [21 x i8] c"room in what is read\00", align 1, !dbg !64
@.str.17 = private unnamed_addr constant [19 x i8] c"room that is there\00", align 1, !dbg !69
@.str.18 = private unnamed_addr constant [11 x i8] c"at the end\00", align 1, !dbg !74
@.str.19 = private unnamed_addr constant [20 x i8] c"room behind the end\00", align 1, !dbg !79
@.str.20 = private unnamed_addr constant [5 x i8] c"room\00", align 1, !dbg !84
@.str.21 = private unnamed_addr constant [8 x i8] c"no room\00", align 1, !dbg !86
@.str.22 = private unnamed_addr constant [17 x i8] c"before the start\00", align 1, !dbg !91
@.str.23 = private unnamed_addr constant [7 x i8] c"advice\00", align 1, !dbg !93
@.str.24 = private unnamed_addr constant [10 x i8] c"no advice\00", align 1, !dbg !95
@.str.25 = private unnamed_addr constant [16 x i8] c"pread of a pipe\00", align 1, !dbg !100
@.str.26 = private unnamed_addr constant [15 x i8] c"room in a pipe\00", align 1, !dbg !105
@.str.27 = private unnamed_addr constant [24 x i8] c"pread of what is closed\00", align 1, !dbg !110
@.str.28 = private unnamed_addr constant [8 x i8] c"%s: %s\0A\00", align 1, !dbg !115
@.str.29 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1, !dbg !117
@.str.30 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !119
@.str.31 = private unnamed_addr constant [7 x i8] c"%s %ld\00", align 1, !dbg !121
@.str.32 = private unnamed_addr constant [4 x i8] c" %s\00", align 1, !dbg !123
@.str.33 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !125

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !141 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [16 x i8], align 16
  %fd = alloca i32, align 4
  %i = alloca i32, align 4
  %only_read = alloca i32, align 4
  %ends = alloca [2 x i32], align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %text, !146, !DIExpression(), !147)
  call void @llvm.memset.p0.i64(ptr align 16 %text, i8 0, i64 16, i1 false), !dbg !147
    #dbg_declare(ptr %fd, !148, !DIExpression(), !149)
  %call = call i32 (ptr, i32, ...) @open(ptr noundef @.str, i32 noundef 578, i32 noundef 384), !dbg !150
  store i32 %call, ptr %fd, align 4, !dbg !149
  %0 = load i32, ptr %fd, align 4, !dbg !151
  %call1 = call i64 @write(i32 noundef %0, ptr noundef @.str.2, i64 noundef 6), !dbg !152
  call void @tell(ptr noundef @.str.1, i64 noundef %call1), !dbg !153
  %1 = load i32, ptr %fd, align 4, !dbg !154
  %call2 = call i64 @pwrite(i32 noundef %1, ptr noundef @.str.4, i64 noundef 2, i64 noundef 1), !dbg !155
  call void @tell(ptr noundef @.str.3, i64 noundef %call2), !dbg !156
  %2 = load i32, ptr %fd, align 4, !dbg !157
  %call3 = call i64 @pwrite(i32 noundef %2, ptr noundef @.str.6, i64 noundef 1, i64 noundef 8), !dbg !158
  call void @tell(ptr noundef @.str.5, i64 noundef %call3), !dbg !159
  %3 = load i32, ptr %fd, align 4, !dbg !160
  %call4 = call i64 @lseek(i32 noundef %3, i64 noundef 0, i32 noundef 1), !dbg !161
  call void @tell(ptr noundef @.str.7, i64 noundef %call4), !dbg !162
  %4 = load i32, ptr %fd, align 4, !dbg !163
  %arraydecay = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !164
  %call5 = call i64 @pread(i32 noundef %4, ptr noundef %arraydecay, i64 noundef 16, i64 noundef 4), !dbg !165
  call void @tell(ptr noundef @.str.8, i64 noundef %call5), !dbg !166
    #dbg_declare(ptr %i, !167, !DIExpression(), !169)
  store i32 0, ptr %i, align 4, !dbg !169
  br label %for.cond, !dbg !170

for.cond:                                         ; preds = %for.inc, %entry
  %5 = load i32, ptr %i, align 4, !dbg !171
  %cmp = icmp slt i32 %5, 5, !dbg !173
  br i1 %cmp, label %for.body, label %for.end, !dbg !174

for.body:                                         ; preds = %for.cond
  %6 = load i32, ptr %i, align 4, !dbg !175
  %idxprom = sext i32 %6 to i64, !dbg !176
  %arrayidx = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 %idxprom, !dbg !176
  %7 = load i8, ptr %arrayidx, align 1, !dbg !176
  %conv = sext i8 %7 to i32, !dbg !176
  %call6 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %conv), !dbg !177
  br label %for.inc, !dbg !177

for.inc:                                          ; preds = %for.body
  %8 = load i32, ptr %i, align 4, !dbg !178
  %inc = add nsw i32 %8, 1, !dbg !178
  store i32 %inc, ptr %i, align 4, !dbg !178
  br label %for.cond, !dbg !179, !llvm.loop !180

for.end:                                          ; preds = %for.cond
  %9 = load i32, ptr %fd, align 4, !dbg !183
  %call7 = call i64 @lseek(i32 noundef %9, i64 noundef 0, i32 noundef 1), !dbg !184
  call void @tell(ptr noundef @.str.10, i64 noundef %call7), !dbg !185
  %10 = load i32, ptr %fd, align 4, !dbg !186
  %arraydecay8 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !187
  %call9 = call i64 @read(i32 noundef %10, ptr noundef %arraydecay8, i64 noundef 16), !dbg !188
  call void @tell(ptr noundef @.str.11, i64 noundef %call9), !dbg !189
  %11 = load i32, ptr %fd, align 4, !dbg !190
  %arraydecay10 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !191
  %call11 = call i64 @pread(i32 noundef %11, ptr noundef %arraydecay10, i64 noundef 16, i64 noundef 9), !dbg !192
  call void @tell(ptr noundef @.str.12, i64 noundef %call11), !dbg !193
  %12 = load i32, ptr %fd, align 4, !dbg !194
  %arraydecay12 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !195
  %call13 = call i64 @pread(i32 noundef %12, ptr noundef %arraydecay12, i64 noundef 16, i64 noundef -1), !dbg !196
  call void @tell(ptr noundef @.str.13, i64 noundef %call13), !dbg !197
    #dbg_declare(ptr %only_read, !198, !DIExpression(), !199)
  %call14 = call i32 (ptr, i32, ...) @open(ptr noundef @.str, i32 noundef 0), !dbg !200
  store i32 %call14, ptr %only_read, align 4, !dbg !199
  %13 = load i32, ptr %only_read, align 4, !dbg !201
  %call15 = call i64 @pwrite(i32 noundef %13, ptr noundef @.str.15, i64 noundef 1, i64 noundef 0), !dbg !202
  call void @tell(ptr noundef @.str.14, i64 noundef %call15), !dbg !203
  %14 = load i32, ptr %only_read, align 4, !dbg !204
  %call16 = call i32 @posix_fallocate(i32 noundef %14, i64 noundef 0, i64 noundef 1), !dbg !205
  %conv17 = sext i32 %call16 to i64, !dbg !205
  call void @tell(ptr noundef @.str.16, i64 noundef %conv17), !dbg !206
  %15 = load i32, ptr %only_read, align 4, !dbg !207
  %call18 = call i32 @close(i32 noundef %15), !dbg !208
  %16 = load i32, ptr %fd, align 4, !dbg !209
  %call19 = call i32 @posix_fallocate(i32 noundef %16, i64 noundef 2, i64 noundef 3), !dbg !210
  %conv20 = sext i32 %call19 to i64, !dbg !210
  call void @tell(ptr noundef @.str.17, i64 noundef %conv20), !dbg !211
  %17 = load i32, ptr %fd, align 4, !dbg !212
  %call21 = call i64 @lseek(i32 noundef %17, i64 noundef 0, i32 noundef 2), !dbg !213
  call void @tell(ptr noundef @.str.18, i64 noundef %call21), !dbg !214
  %18 = load i32, ptr %fd, align 4, !dbg !215
  %call22 = call i32 @fallocate(i32 noundef %18, i32 noundef 1, i64 noundef 10, i64 noundef 10), !dbg !216
  %conv23 = sext i32 %call22 to i64, !dbg !216
  call void @tell(ptr noundef @.str.19, i64 noundef %conv23), !dbg !217
  %19 = load i32, ptr %fd, align 4, !dbg !218
  %call24 = call i64 @lseek(i32 noundef %19, i64 noundef 0, i32 noundef 2), !dbg !219
  call void @tell(ptr noundef @.str.18, i64 noundef %call24), !dbg !220
  %20 = load i32, ptr %fd, align 4, !dbg !221
  %call25 = call i32 @posix_fallocate(i32 noundef %20, i64 noundef 10, i64 noundef 10), !dbg !222
  %conv26 = sext i32 %call25 to i64, !dbg !222
  call void @tell(ptr noundef @.str.20, i64 noundef %conv26), !dbg !223
  %21 = load i32, ptr %fd, align 4, !dbg !224
  %call27 = call i64 @lseek(i32 noundef %21, i64 noundef 0, i32 noundef 2), !dbg !225
  call void @tell(ptr noundef @.str.18, i64 noundef %call27), !dbg !226
  %22 = load i32, ptr %fd, align 4, !dbg !227
  %call28 = call i32 @fallocate(i32 noundef %22, i32 noundef 0, i64 noundef 5, i64 noundef 0), !dbg !228
  %conv29 = sext i32 %call28 to i64, !dbg !228
  call void @tell(ptr noundef @.str.21, i64 noundef %conv29), !dbg !229
  %23 = load i32, ptr %fd, align 4, !dbg !230
  %call30 = call i32 @fallocate(i32 noundef %23, i32 noundef 0, i64 noundef -1, i64 noundef 5), !dbg !231
  %conv31 = sext i32 %call30 to i64, !dbg !231
  call void @tell(ptr noundef @.str.22, i64 noundef %conv31), !dbg !232
  %24 = load i32, ptr %fd, align 4, !dbg !233
  %call32 = call i32 @posix_fadvise(i32 noundef %24, i64 noundef 0, i64 noundef 0, i32 noundef 2), !dbg !234
  %conv33 = sext i32 %call32 to i64, !dbg !234
  call void @tell(ptr noundef @.str.23, i64 noundef %conv33), !dbg !235
  %25 = load i32, ptr %fd, align 4, !dbg !236
  %call34 = call i32 @posix_fadvise(i32 noundef %25, i64 noundef 0, i64 noundef 0, i32 noundef 77), !dbg !237
  %conv35 = sext i32 %call34 to i64, !dbg !237
  call void @tell(ptr noundef @.str.24, i64 noundef %conv35), !dbg !238
    #dbg_declare(ptr %ends, !239, !DIExpression(), !241)
  %arraydecay36 = getelementptr inbounds [2 x i32], ptr %ends, i64 0, i64 0, !dbg !242
  %call37 = call i32 @pipe(ptr noundef %arraydecay36), !dbg !243
  %arrayidx38 = getelementptr inbounds [2 x i32], ptr %ends, i64 0, i64 0, !dbg !244
  %26 = load i32, ptr %arrayidx38, align 4, !dbg !244
  %arraydecay39 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !245
  %call40 = call i64 @pread(i32 noundef %26, ptr noundef %arraydecay39, i64 noundef 1, i64 noundef 0), !dbg !246
  call void @tell(ptr noundef @.str.25, i64 noundef %call40), !dbg !247
  %arrayidx41 = getelementptr inbounds [2 x i32], ptr %ends, i64 0, i64 1, !dbg !248
  %27 = load i32, ptr %arrayidx41, align 4, !dbg !248
  %call42 = call i32 @posix_fallocate(i32 noundef %27, i64 noundef 0, i64 noundef 1), !dbg !249
  %conv43 = sext i32 %call42 to i64, !dbg !249
  call void @tell(ptr noundef @.str.26, i64 noundef %conv43), !dbg !250
  %28 = load i32, ptr %fd, align 4, !dbg !251
  %call44 = call i32 @close(i32 noundef %28), !dbg !252
  %29 = load i32, ptr %fd, align 4, !dbg !253
  %arraydecay45 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !254
  %call46 = call i64 @pread(i32 noundef %29, ptr noundef %arraydecay45, i64 noundef 1, i64 noundef 0), !dbg !255
  call void @tell(ptr noundef @.str.27, i64 noundef %call46), !dbg !256
  %call47 = call i32 @unlink(ptr noundef @.str), !dbg !257
  %call48 = call ptr @strerrorname_np(i32 noundef 11), !dbg !258
  %call49 = call ptr @strerrordesc_np(i32 noundef 11), !dbg !259
  %call50 = call i32 (ptr, ...) @printf(ptr noundef @.str.28, ptr noundef %call48, ptr noundef %call49), !dbg !260
  %call51 = call ptr @strerrorname_np(i32 noundef 0), !dbg !261
  %call52 = call ptr @strerrorname_np(i32 noundef 12345), !dbg !262
  %cmp53 = icmp eq ptr %call52, null, !dbg !263
  %conv54 = zext i1 %cmp53 to i32, !dbg !263
  %call55 = call i32 (ptr, ...) @printf(ptr noundef @.str.29, ptr noundef %call51, i32 noundef %conv54), !dbg !264
  %call56 = call ptr @sigabbrev_np(i32 noundef 10), !dbg !265
  %call57 = call ptr @sigdescr_np(i32 noundef 10), !dbg !266
  %call58 = call i32 (ptr, ...) @printf(ptr noundef @.str.28, ptr noundef %call56, ptr noundef %call57), !dbg !267
  %call59 = call ptr @sigabbrev_np(i32 noundef 0), !dbg !268
  %cmp60 = icmp eq ptr %call59, null, !dbg !269
  %conv61 = zext i1 %cmp60 to i32, !dbg !269
  %call62 = call ptr @sigdescr_np(i32 noundef 34), !dbg !270
  %cmp63 = icmp eq ptr %call62, null, !dbg !271
  %conv64 = zext i1 %cmp63 to i32, !dbg !271
  %call65 = call i32 (ptr, ...) @printf(ptr noundef @.str.30, i32 noundef %conv61, i32 noundef %conv64), !dbg !272
  ret i32 0, !dbg !273
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @open(ptr noundef, i32 noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @tell(ptr noundef %what, i64 noundef %result) #0 !dbg !274 {
entry:
  %what.addr = alloca ptr, align 8
  %result.addr = alloca i64, align 8
  store ptr %what, ptr %what.addr, align 8
    #dbg_declare(ptr %what.addr, !280, !DIExpression(), !281)
  store i64 %result, ptr %result.addr, align 8
    #dbg_declare(ptr %result.addr, !282, !DIExpression(), !283)
  %0 = load ptr, ptr %what.addr, align 8, !dbg !284
  %1 = load i64, ptr %result.addr, align 8, !dbg !285
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.31, ptr noundef %0, i64 noundef %1), !dbg !286
  %2 = load i64, ptr %result.addr, align 8, !dbg !287
  %cmp = icmp slt i64 %2, 0, !dbg !289
  br i1 %cmp, label %if.then, label %if.end, !dbg !290

if.then:                                          ; preds = %entry
  %call1 = call ptr @__errno_location() #4, !dbg !291
  %3 = load i32, ptr %call1, align 4, !dbg !291
  %call2 = call ptr @strerrorname_np(i32 noundef %3), !dbg !292
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.32, ptr noundef %call2), !dbg !293
  br label %if.end, !dbg !293

if.end:                                           ; preds = %if.then, %entry
  %call4 = call i32 @puts(ptr noundef @.str.33), !dbg !294
  ret void, !dbg !295
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #2

declare i64 @pwrite(i32 noundef, ptr noundef, i64 noundef, i64 noundef) #2

declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) #2

declare i64 @pread(i32 noundef, ptr noundef, i64 noundef, i64 noundef) #2

declare i32 @printf(ptr noundef, ...) #2

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #2

declare i32 @posix_fallocate(i32 noundef, i64 noundef, i64 noundef) #2

declare i32 @close(i32 noundef) #2

declare i32 @fallocate(i32 noundef, i32 noundef, i64 noundef, i64 noundef) #2

declare i32 @posix_fadvise(i32 noundef, i64 noundef, i64 noundef, i32 noundef) #2

declare i32 @pipe(ptr noundef) #2

declare i32 @unlink(ptr noundef) #2

declare ptr @strerrorname_np(i32 noundef) #2

declare ptr @strerrordesc_np(i32 noundef) #2

declare ptr @sigabbrev_np(i32 noundef) #2

declare ptr @sigdescr_np(i32 noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

declare i32 @puts(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!130}
!llvm.module.flags = !{!134, !135, !136, !137, !138, !139, !140}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "places_in_files.c", directory: ".", checksumkind: CSK_MD5, checksum: "db524d1233364365792934ffa58270af")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 14)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 6)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 7)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !14, isLocal: true, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 3)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 22)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 2)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !21, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !9, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 4)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !40, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 5)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 17)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 23)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !57, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !31, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !66, isLocal: true, isDefinition: true)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 21)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 19)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !76, isLocal: true, isDefinition: true)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 11)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !81, isLocal: true, isDefinition: true)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !82)
!82 = !{!83}
!83 = !DISubrange(count: 20)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !47, isLocal: true, isDefinition: true)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !88, isLocal: true, isDefinition: true)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !89)
!89 = !{!90}
!90 = !DISubrange(count: 8)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !52, isLocal: true, isDefinition: true)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !14, isLocal: true, isDefinition: true)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !97, isLocal: true, isDefinition: true)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !98)
!98 = !{!99}
!99 = !DISubrange(count: 10)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !102, isLocal: true, isDefinition: true)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !103)
!103 = !{!104}
!104 = !DISubrange(count: 16)
!105 = !DIGlobalVariableExpression(var: !106, expr: !DIExpression())
!106 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !107, isLocal: true, isDefinition: true)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !108)
!108 = !{!109}
!109 = !DISubrange(count: 15)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !112, isLocal: true, isDefinition: true)
!112 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !113)
!113 = !{!114}
!114 = !DISubrange(count: 24)
!115 = !DIGlobalVariableExpression(var: !116, expr: !DIExpression())
!116 = distinct !DIGlobalVariable(scope: null, file: !2, line: 55, type: !88, isLocal: true, isDefinition: true)
!117 = !DIGlobalVariableExpression(var: !118, expr: !DIExpression())
!118 = distinct !DIGlobalVariable(scope: null, file: !2, line: 56, type: !14, isLocal: true, isDefinition: true)
!119 = !DIGlobalVariableExpression(var: !120, expr: !DIExpression())
!120 = distinct !DIGlobalVariable(scope: null, file: !2, line: 58, type: !14, isLocal: true, isDefinition: true)
!121 = !DIGlobalVariableExpression(var: !122, expr: !DIExpression())
!122 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !14, isLocal: true, isDefinition: true)
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !40, isLocal: true, isDefinition: true)
!125 = !DIGlobalVariableExpression(var: !126, expr: !DIExpression())
!126 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !127, isLocal: true, isDefinition: true)
!127 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !128)
!128 = !{!129}
!129 = !DISubrange(count: 1)
!130 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !131, globals: !133, splitDebugInlining: false, nameTableKind: None)
!131 = !{!132}
!132 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!133 = !{!0, !7, !12, !17, !19, !24, !29, !34, !36, !38, !43, !45, !50, !55, !60, !62, !64, !69, !74, !79, !84, !86, !91, !93, !95, !100, !105, !110, !115, !117, !119, !121, !123, !125}
!134 = !{i32 7, !"Dwarf Version", i32 5}
!135 = !{i32 2, !"Debug Info Version", i32 3}
!136 = !{i32 1, !"wchar_size", i32 4}
!137 = !{i32 8, !"PIC Level", i32 2}
!138 = !{i32 7, !"PIE Level", i32 2}
!139 = !{i32 7, !"uwtable", i32 2}
!140 = !{i32 7, !"frame-pointer", i32 2}
!141 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 19, type: !142, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !130, retainedNodes: !145)
!142 = !DISubroutineType(types: !143)
!143 = !{!144}
!144 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!145 = !{}
!146 = !DILocalVariable(name: "text", scope: !141, file: !2, line: 20, type: !102)
!147 = !DILocation(line: 20, column: 8, scope: !141)
!148 = !DILocalVariable(name: "fd", scope: !141, file: !2, line: 21, type: !144)
!149 = !DILocation(line: 21, column: 7, scope: !141)
!150 = !DILocation(line: 21, column: 12, scope: !141)
!151 = !DILocation(line: 22, column: 23, scope: !141)
!152 = !DILocation(line: 22, column: 17, scope: !141)
!153 = !DILocation(line: 22, column: 3, scope: !141)
!154 = !DILocation(line: 23, column: 25, scope: !141)
!155 = !DILocation(line: 23, column: 18, scope: !141)
!156 = !DILocation(line: 23, column: 3, scope: !141)
!157 = !DILocation(line: 24, column: 40, scope: !141)
!158 = !DILocation(line: 24, column: 33, scope: !141)
!159 = !DILocation(line: 24, column: 3, scope: !141)
!160 = !DILocation(line: 25, column: 20, scope: !141)
!161 = !DILocation(line: 25, column: 14, scope: !141)
!162 = !DILocation(line: 25, column: 3, scope: !141)
!163 = !DILocation(line: 26, column: 23, scope: !141)
!164 = !DILocation(line: 26, column: 27, scope: !141)
!165 = !DILocation(line: 26, column: 17, scope: !141)
!166 = !DILocation(line: 26, column: 3, scope: !141)
!167 = !DILocalVariable(name: "i", scope: !168, file: !2, line: 27, type: !144)
!168 = distinct !DILexicalBlock(scope: !141, file: !2, line: 27, column: 3)
!169 = !DILocation(line: 27, column: 12, scope: !168)
!170 = !DILocation(line: 27, column: 8, scope: !168)
!171 = !DILocation(line: 27, column: 19, scope: !172)
!172 = distinct !DILexicalBlock(scope: !168, file: !2, line: 27, column: 3)
!173 = !DILocation(line: 27, column: 21, scope: !172)
!174 = !DILocation(line: 27, column: 3, scope: !168)
!175 = !DILocation(line: 28, column: 24, scope: !172)
!176 = !DILocation(line: 28, column: 19, scope: !172)
!177 = !DILocation(line: 28, column: 5, scope: !172)
!178 = !DILocation(line: 27, column: 27, scope: !172)
!179 = !DILocation(line: 27, column: 3, scope: !172)
!180 = distinct !{!180, !174, !181, !182}
!181 = !DILocation(line: 28, column: 26, scope: !168)
!182 = !{!"llvm.loop.mustprogress"}
!183 = !DILocation(line: 29, column: 22, scope: !141)
!184 = !DILocation(line: 29, column: 16, scope: !141)
!185 = !DILocation(line: 29, column: 3, scope: !141)
!186 = !DILocation(line: 30, column: 21, scope: !141)
!187 = !DILocation(line: 30, column: 25, scope: !141)
!188 = !DILocation(line: 30, column: 16, scope: !141)
!189 = !DILocation(line: 30, column: 3, scope: !141)
!190 = !DILocation(line: 31, column: 34, scope: !141)
!191 = !DILocation(line: 31, column: 38, scope: !141)
!192 = !DILocation(line: 31, column: 28, scope: !141)
!193 = !DILocation(line: 31, column: 3, scope: !141)
!194 = !DILocation(line: 32, column: 40, scope: !141)
!195 = !DILocation(line: 32, column: 44, scope: !141)
!196 = !DILocation(line: 32, column: 34, scope: !141)
!197 = !DILocation(line: 32, column: 3, scope: !141)
!198 = !DILocalVariable(name: "only_read", scope: !141, file: !2, line: 33, type: !144)
!199 = !DILocation(line: 33, column: 7, scope: !141)
!200 = !DILocation(line: 33, column: 19, scope: !141)
!201 = !DILocation(line: 34, column: 41, scope: !141)
!202 = !DILocation(line: 34, column: 34, scope: !141)
!203 = !DILocation(line: 34, column: 3, scope: !141)
!204 = !DILocation(line: 35, column: 48, scope: !141)
!205 = !DILocation(line: 35, column: 32, scope: !141)
!206 = !DILocation(line: 35, column: 3, scope: !141)
!207 = !DILocation(line: 36, column: 9, scope: !141)
!208 = !DILocation(line: 36, column: 3, scope: !141)
!209 = !DILocation(line: 37, column: 46, scope: !141)
!210 = !DILocation(line: 37, column: 30, scope: !141)
!211 = !DILocation(line: 37, column: 3, scope: !141)
!212 = !DILocation(line: 38, column: 28, scope: !141)
!213 = !DILocation(line: 38, column: 22, scope: !141)
!214 = !DILocation(line: 38, column: 3, scope: !141)
!215 = !DILocation(line: 39, column: 41, scope: !141)
!216 = !DILocation(line: 39, column: 31, scope: !141)
!217 = !DILocation(line: 39, column: 3, scope: !141)
!218 = !DILocation(line: 40, column: 28, scope: !141)
!219 = !DILocation(line: 40, column: 22, scope: !141)
!220 = !DILocation(line: 40, column: 3, scope: !141)
!221 = !DILocation(line: 41, column: 32, scope: !141)
!222 = !DILocation(line: 41, column: 16, scope: !141)
!223 = !DILocation(line: 41, column: 3, scope: !141)
!224 = !DILocation(line: 42, column: 28, scope: !141)
!225 = !DILocation(line: 42, column: 22, scope: !141)
!226 = !DILocation(line: 42, column: 3, scope: !141)
!227 = !DILocation(line: 43, column: 29, scope: !141)
!228 = !DILocation(line: 43, column: 19, scope: !141)
!229 = !DILocation(line: 43, column: 3, scope: !141)
!230 = !DILocation(line: 44, column: 38, scope: !141)
!231 = !DILocation(line: 44, column: 28, scope: !141)
!232 = !DILocation(line: 44, column: 3, scope: !141)
!233 = !DILocation(line: 45, column: 32, scope: !141)
!234 = !DILocation(line: 45, column: 18, scope: !141)
!235 = !DILocation(line: 45, column: 3, scope: !141)
!236 = !DILocation(line: 46, column: 35, scope: !141)
!237 = !DILocation(line: 46, column: 21, scope: !141)
!238 = !DILocation(line: 46, column: 3, scope: !141)
!239 = !DILocalVariable(name: "ends", scope: !141, file: !2, line: 47, type: !240)
!240 = !DICompositeType(tag: DW_TAG_array_type, baseType: !144, size: 64, elements: !32)
!241 = !DILocation(line: 47, column: 7, scope: !141)
!242 = !DILocation(line: 48, column: 8, scope: !141)
!243 = !DILocation(line: 48, column: 3, scope: !141)
!244 = !DILocation(line: 49, column: 33, scope: !141)
!245 = !DILocation(line: 49, column: 42, scope: !141)
!246 = !DILocation(line: 49, column: 27, scope: !141)
!247 = !DILocation(line: 49, column: 3, scope: !141)
!248 = !DILocation(line: 50, column: 42, scope: !141)
!249 = !DILocation(line: 50, column: 26, scope: !141)
!250 = !DILocation(line: 50, column: 3, scope: !141)
!251 = !DILocation(line: 51, column: 9, scope: !141)
!252 = !DILocation(line: 51, column: 3, scope: !141)
!253 = !DILocation(line: 52, column: 41, scope: !141)
!254 = !DILocation(line: 52, column: 45, scope: !141)
!255 = !DILocation(line: 52, column: 35, scope: !141)
!256 = !DILocation(line: 52, column: 3, scope: !141)
!257 = !DILocation(line: 53, column: 3, scope: !141)
!258 = !DILocation(line: 55, column: 22, scope: !141)
!259 = !DILocation(line: 55, column: 47, scope: !141)
!260 = !DILocation(line: 55, column: 3, scope: !141)
!261 = !DILocation(line: 56, column: 21, scope: !141)
!262 = !DILocation(line: 56, column: 41, scope: !141)
!263 = !DILocation(line: 56, column: 64, scope: !141)
!264 = !DILocation(line: 56, column: 3, scope: !141)
!265 = !DILocation(line: 57, column: 22, scope: !141)
!266 = !DILocation(line: 57, column: 45, scope: !141)
!267 = !DILocation(line: 57, column: 3, scope: !141)
!268 = !DILocation(line: 58, column: 21, scope: !141)
!269 = !DILocation(line: 58, column: 37, scope: !141)
!270 = !DILocation(line: 58, column: 46, scope: !141)
!271 = !DILocation(line: 58, column: 68, scope: !141)
!272 = !DILocation(line: 58, column: 3, scope: !141)
!273 = !DILocation(line: 59, column: 3, scope: !141)
!274 = distinct !DISubprogram(name: "tell", scope: !2, file: !2, line: 12, type: !275, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !130, retainedNodes: !145)
!275 = !DISubroutineType(types: !276)
!276 = !{null, !277, !279}
!277 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !278, size: 64)
!278 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!279 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!280 = !DILocalVariable(name: "what", arg: 1, scope: !274, file: !2, line: 12, type: !277)
!281 = !DILocation(line: 12, column: 30, scope: !274)
!282 = !DILocalVariable(name: "result", arg: 2, scope: !274, file: !2, line: 12, type: !279)
!283 = !DILocation(line: 12, column: 41, scope: !274)
!284 = !DILocation(line: 13, column: 20, scope: !274)
!285 = !DILocation(line: 13, column: 26, scope: !274)
!286 = !DILocation(line: 13, column: 3, scope: !274)
!287 = !DILocation(line: 14, column: 7, scope: !288)
!288 = distinct !DILexicalBlock(scope: !274, file: !2, line: 14, column: 7)
!289 = !DILocation(line: 14, column: 14, scope: !288)
!290 = !DILocation(line: 14, column: 7, scope: !274)
!291 = !DILocation(line: 15, column: 35, scope: !288)
!292 = !DILocation(line: 15, column: 19, scope: !288)
!293 = !DILocation(line: 15, column: 5, scope: !288)
!294 = !DILocation(line: 16, column: 3, scope: !274)
!295 = !DILocation(line: 17, column: 1, scope: !274)
