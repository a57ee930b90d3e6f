; ModuleID = 'queued_signals.c'
source_filename = "queued_signals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%union.anon = type { ptr }
%struct.__sigset_t = type { [16 x i64] }
%union.sigval = type { ptr }
%struct.siginfo_t = type { i32, i32, i32, i32, i32, i32, ptr, i64, %union.sigval, [80 x i8] }
%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !7
@__const.main.action = private unnamed_addr constant %struct.sigaction { %union.anon { ptr @tell }, %struct.__sigset_t zeroinitializer, i32 4, ptr null }, align 8
@.str.2 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !12
@count = internal global i32 0, align 4, !dbg !17
@.str.3 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !28
@.str.4 = private unnamed_addr constant [4 x i8] c"%d \00", align 1, !dbg !33
@order = internal global [16 x i32] zeroinitializer, align 16, !dbg !37
@.str.5 = private unnamed_addr constant [7 x i8] c"%d %d \00", align 1, !dbg !35
@.str.6 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1, !dbg !41

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !53 {
entry:
  %retval = alloca i32, align 4
  %all = alloca %struct.__sigset_t, align 8
  %none = alloca %struct.__sigset_t, align 8
  %i = alloca i32, align 4
  %.compoundliteral = alloca %union.sigval, align 8
  %.compoundliteral9 = alloca %union.sigval, align 8
  %info = alloca %struct.siginfo_t, align 8
  %i14 = alloca i32, align 4
  %number = alloca i32, align 4
  %never = alloca %struct.timespec, align 8
  %action = alloca %struct.sigaction, align 8
  %.compoundliteral40 = alloca %union.sigval, align 8
  %.compoundliteral44 = alloca %union.sigval, align 8
  %result = alloca i32, align 4
  %now = alloca %struct.__sigset_t, align 8
  %i58 = alloca i32, align 4
  %pending = alloca %struct.__sigset_t, align 8
  %i72 = alloca i32, align 4
  %other = alloca %struct.__sigset_t, align 8
  %i84 = alloca i32, align 4
  %i117 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %all, !57, !DIExpression(), !65)
    #dbg_declare(ptr %none, !66, !DIExpression(), !67)
  %call = call i32 @sigemptyset(ptr noundef %none), !dbg !68
  %call1 = call i32 @sigemptyset(ptr noundef %all), !dbg !69
  %call2 = call i32 @sigaddset(ptr noundef %all, i32 noundef 10), !dbg !70
  %call3 = call i32 @sigaddset(ptr noundef %all, i32 noundef 35), !dbg !71
  %call4 = call i32 @sigaddset(ptr noundef %all, i32 noundef 36), !dbg !72
  %call5 = call i32 @sigprocmask(i32 noundef 0, ptr noundef %all, ptr noundef null), !dbg !73
    #dbg_declare(ptr %i, !74, !DIExpression(), !76)
  store i32 1, ptr %i, align 4, !dbg !76
  br label %for.cond, !dbg !77

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !78
  %cmp = icmp sle i32 %0, 2, !dbg !80
  br i1 %cmp, label %for.body, label %for.end, !dbg !81

for.body:                                         ; preds = %for.cond
  %call6 = call i32 @getpid(), !dbg !82
  %1 = load i32, ptr %i, align 4, !dbg !84
  %mul = mul nsw i32 10, %1, !dbg !85
  store i32 %mul, ptr %.compoundliteral, align 8, !dbg !86
  %coerce.dive = getelementptr inbounds %union.sigval, ptr %.compoundliteral, i32 0, i32 0, !dbg !87
  %2 = load ptr, ptr %coerce.dive, align 8, !dbg !87
  %call7 = call i32 @sigqueue(i32 noundef %call6, i32 noundef 36, ptr %2), !dbg !87
  %call8 = call i32 @getpid(), !dbg !88
  %3 = load i32, ptr %i, align 4, !dbg !89
  store i32 %3, ptr %.compoundliteral9, align 8, !dbg !90
  %coerce.dive10 = getelementptr inbounds %union.sigval, ptr %.compoundliteral9, i32 0, i32 0, !dbg !91
  %4 = load ptr, ptr %coerce.dive10, align 8, !dbg !91
  %call11 = call i32 @sigqueue(i32 noundef %call8, i32 noundef 35, ptr %4), !dbg !91
  br label %for.inc, !dbg !92

for.inc:                                          ; preds = %for.body
  %5 = load i32, ptr %i, align 4, !dbg !93
  %inc = add nsw i32 %5, 1, !dbg !93
  store i32 %inc, ptr %i, align 4, !dbg !93
  br label %for.cond, !dbg !94, !llvm.loop !95

for.end:                                          ; preds = %for.cond
  %call12 = call i32 @getpid(), !dbg !98
  %call13 = call i32 @kill(i32 noundef %call12, i32 noundef 35), !dbg !99
    #dbg_declare(ptr %info, !100, !DIExpression(), !127)
    #dbg_declare(ptr %i14, !128, !DIExpression(), !130)
  store i32 0, ptr %i14, align 4, !dbg !130
  br label %for.cond15, !dbg !131

for.cond15:                                       ; preds = %for.inc29, %for.end
  %6 = load i32, ptr %i14, align 4, !dbg !132
  %cmp16 = icmp slt i32 %6, 5, !dbg !134
  br i1 %cmp16, label %for.body17, label %for.end31, !dbg !135

for.body17:                                       ; preds = %for.cond15
    #dbg_declare(ptr %number, !136, !DIExpression(), !138)
  %call18 = call i32 @sigwaitinfo(ptr noundef %all, ptr noundef %info), !dbg !139
  store i32 %call18, ptr %number, align 4, !dbg !138
  %7 = load i32, ptr %number, align 4, !dbg !140
  %si_signo = getelementptr inbounds %struct.siginfo_t, ptr %info, i32 0, i32 0, !dbg !141
  %8 = load i32, ptr %si_signo, align 8, !dbg !141
  %cmp19 = icmp eq i32 %7, %8, !dbg !142
  %conv = zext i1 %cmp19 to i32, !dbg !142
  %9 = load i32, ptr %number, align 4, !dbg !143
  %sub = sub nsw i32 %9, 34, !dbg !144
  %si_code = getelementptr inbounds %struct.siginfo_t, ptr %info, i32 0, i32 2, !dbg !145
  %10 = load i32, ptr %si_code, align 8, !dbg !145
  %cmp20 = icmp eq i32 %10, -1, !dbg !146
  %conv21 = zext i1 %cmp20 to i32, !dbg !146
  %si_code22 = getelementptr inbounds %struct.siginfo_t, ptr %info, i32 0, i32 2, !dbg !147
  %11 = load i32, ptr %si_code22, align 8, !dbg !147
  %cmp23 = icmp eq i32 %11, 0, !dbg !148
  %conv24 = zext i1 %cmp23 to i32, !dbg !148
  %si_code25 = getelementptr inbounds %struct.siginfo_t, ptr %info, i32 0, i32 2, !dbg !149
  %12 = load i32, ptr %si_code25, align 8, !dbg !149
  %cmp26 = icmp eq i32 %12, -1, !dbg !150
  br i1 %cmp26, label %cond.true, label %cond.false, !dbg !151

cond.true:                                        ; preds = %for.body17
  %si_value = getelementptr inbounds %struct.siginfo_t, ptr %info, i32 0, i32 8, !dbg !152
  %13 = load i32, ptr %si_value, align 8, !dbg !153
  br label %cond.end, !dbg !151

cond.false:                                       ; preds = %for.body17
  br label %cond.end, !dbg !151

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %13, %cond.true ], [ 0, %cond.false ], !dbg !151
  %call28 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv, i32 noundef %sub, i32 noundef %conv21, i32 noundef %conv24, i32 noundef %cond), !dbg !154
  br label %for.inc29, !dbg !155

for.inc29:                                        ; preds = %cond.end
  %14 = load i32, ptr %i14, align 4, !dbg !156
  %inc30 = add nsw i32 %14, 1, !dbg !156
  store i32 %inc30, ptr %i14, align 4, !dbg !156
  br label %for.cond15, !dbg !157, !llvm.loop !158

for.end31:                                        ; preds = %for.cond15
    #dbg_declare(ptr %never, !160, !DIExpression(), !167)
  call void @llvm.memset.p0.i64(ptr align 8 %never, i8 0, i64 16, i1 false), !dbg !167
  %call32 = call ptr @__errno_location() #5, !dbg !168
  store i32 0, ptr %call32, align 4, !dbg !169
  %call33 = call i32 @sigtimedwait(ptr noundef %all, ptr noundef %info, ptr noundef %never), !dbg !170
  %call34 = call ptr @__errno_location() #5, !dbg !171
  %15 = load i32, ptr %call34, align 4, !dbg !171
  %cmp35 = icmp eq i32 %15, 11, !dbg !172
  %conv36 = zext i1 %cmp35 to i32, !dbg !172
  %call37 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call33, i32 noundef %conv36), !dbg !173
    #dbg_declare(ptr %action, !174, !DIExpression(), !192)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %action, ptr align 8 @__const.main.action, i64 152, i1 false), !dbg !192
  %call38 = call i32 @sigaction(i32 noundef 10, ptr noundef %action, ptr noundef null), !dbg !193
  %call39 = call i32 @getpid(), !dbg !194
  store i32 7, ptr %.compoundliteral40, align 8, !dbg !195
  %coerce.dive41 = getelementptr inbounds %union.sigval, ptr %.compoundliteral40, i32 0, i32 0, !dbg !196
  %16 = load ptr, ptr %coerce.dive41, align 8, !dbg !196
  %call42 = call i32 @sigqueue(i32 noundef %call39, i32 noundef 10, ptr %16), !dbg !196
  %call43 = call i32 @getpid(), !dbg !197
  store i32 8, ptr %.compoundliteral44, align 8, !dbg !198
  %coerce.dive45 = getelementptr inbounds %union.sigval, ptr %.compoundliteral44, i32 0, i32 0, !dbg !199
  %17 = load ptr, ptr %coerce.dive45, align 8, !dbg !199
  %call46 = call i32 @sigqueue(i32 noundef %call43, i32 noundef 10, ptr %17), !dbg !199
  %call47 = call ptr @__errno_location() #5, !dbg !200
  store i32 0, ptr %call47, align 4, !dbg !201
    #dbg_declare(ptr %result, !202, !DIExpression(), !203)
  %call48 = call i32 @sigsuspend(ptr noundef %none), !dbg !204
  store i32 %call48, ptr %result, align 4, !dbg !203
  %18 = load i32, ptr %result, align 4, !dbg !205
  %call49 = call ptr @__errno_location() #5, !dbg !206
  %19 = load i32, ptr %call49, align 4, !dbg !206
  %cmp50 = icmp eq i32 %19, 4, !dbg !207
  %conv51 = zext i1 %cmp50 to i32, !dbg !207
  %20 = load i32, ptr @count, align 4, !dbg !208
  %call52 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %18, i32 noundef %conv51, i32 noundef %20), !dbg !209
  store i32 0, ptr @count, align 4, !dbg !210
    #dbg_declare(ptr %now, !211, !DIExpression(), !212)
  %call53 = call i32 @sigprocmask(i32 noundef 2, ptr noundef null, ptr noundef %now), !dbg !213
  %call54 = call i32 @sigismember(ptr noundef %now, i32 noundef 10), !dbg !214
  %call55 = call i32 @sigismember(ptr noundef %now, i32 noundef 12), !dbg !215
  %call56 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call54, i32 noundef %call55), !dbg !216
  %call57 = call ptr @signal(i32 noundef 35, ptr noundef @note), !dbg !217
    #dbg_declare(ptr %i58, !218, !DIExpression(), !220)
  store i32 0, ptr %i58, align 4, !dbg !220
  br label %for.cond59, !dbg !221

for.cond59:                                       ; preds = %for.inc64, %for.end31
  %21 = load i32, ptr %i58, align 4, !dbg !222
  %cmp60 = icmp slt i32 %21, 3, !dbg !224
  br i1 %cmp60, label %for.body62, label %for.end66, !dbg !225

for.body62:                                       ; preds = %for.cond59
  %call63 = call i32 @raise(i32 noundef 35), !dbg !226
  br label %for.inc64, !dbg !226

for.inc64:                                        ; preds = %for.body62
  %22 = load i32, ptr %i58, align 4, !dbg !227
  %inc65 = add nsw i32 %22, 1, !dbg !227
  store i32 %inc65, ptr %i58, align 4, !dbg !227
  br label %for.cond59, !dbg !228, !llvm.loop !229

for.end66:                                        ; preds = %for.cond59
  %call67 = call ptr @signal(i32 noundef 35, ptr noundef inttoptr (i64 1 to ptr)), !dbg !231
  %call68 = call ptr @signal(i32 noundef 35, ptr noundef @note), !dbg !232
    #dbg_declare(ptr %pending, !233, !DIExpression(), !234)
  %call69 = call i32 @sigpending(ptr noundef %pending), !dbg !235
  %call70 = call i32 @sigismember(ptr noundef %pending, i32 noundef 35), !dbg !236
  %call71 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %call70), !dbg !237
    #dbg_declare(ptr %i72, !238, !DIExpression(), !240)
  store i32 0, ptr %i72, align 4, !dbg !240
  br label %for.cond73, !dbg !241

for.cond73:                                       ; preds = %for.inc78, %for.end66
  %23 = load i32, ptr %i72, align 4, !dbg !242
  %cmp74 = icmp slt i32 %23, 2, !dbg !244
  br i1 %cmp74, label %for.body76, label %for.end80, !dbg !245

for.body76:                                       ; preds = %for.cond73
  %call77 = call i32 @raise(i32 noundef 35), !dbg !246
  br label %for.inc78, !dbg !246

for.inc78:                                        ; preds = %for.body76
  %24 = load i32, ptr %i72, align 4, !dbg !247
  %inc79 = add nsw i32 %24, 1, !dbg !247
  store i32 %inc79, ptr %i72, align 4, !dbg !247
  br label %for.cond73, !dbg !248, !llvm.loop !249

for.end80:                                        ; preds = %for.cond73
    #dbg_declare(ptr %other, !251, !DIExpression(), !252)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %other, ptr align 8 %all, i64 128, i1 false), !dbg !253
  %call81 = call i32 @sigdelset(ptr noundef %other, i32 noundef 35), !dbg !254
  %call82 = call i32 @sigsuspend(ptr noundef %other), !dbg !255
  %call83 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %call82), !dbg !256
    #dbg_declare(ptr %i84, !257, !DIExpression(), !259)
  store i32 0, ptr %i84, align 4, !dbg !259
  br label %for.cond85, !dbg !260

for.cond85:                                       ; preds = %for.inc90, %for.end80
  %25 = load i32, ptr %i84, align 4, !dbg !261
  %26 = load i32, ptr @count, align 4, !dbg !263
  %cmp86 = icmp slt i32 %25, %26, !dbg !264
  br i1 %cmp86, label %for.body88, label %for.end92, !dbg !265

for.body88:                                       ; preds = %for.cond85
  %27 = load i32, ptr %i84, align 4, !dbg !266
  %idxprom = sext i32 %27 to i64, !dbg !267
  %arrayidx = getelementptr inbounds [16 x i32], ptr @order, i64 0, i64 %idxprom, !dbg !267
  %28 = load volatile i32, ptr %arrayidx, align 4, !dbg !268
  %sub89 = sub nsw i32 %28, 34, !dbg !268
  store volatile i32 %sub89, ptr %arrayidx, align 4, !dbg !268
  br label %for.inc90, !dbg !267

for.inc90:                                        ; preds = %for.body88
  %29 = load i32, ptr %i84, align 4, !dbg !269
  %inc91 = add nsw i32 %29, 1, !dbg !269
  store i32 %inc91, ptr %i84, align 4, !dbg !269
  br label %for.cond85, !dbg !270, !llvm.loop !271

for.end92:                                        ; preds = %for.cond85
  call void @show(), !dbg !273
  %call93 = call ptr @sigset(i32 noundef 12, ptr noundef inttoptr (i64 2 to ptr)), !dbg !274
  %cmp94 = icmp eq ptr %call93, null, !dbg !275
  %conv95 = zext i1 %cmp94 to i32, !dbg !275
  %call96 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv95), !dbg !276
  %call97 = call i32 @raise(i32 noundef 12), !dbg !277
  %call98 = call ptr @sigset(i32 noundef 12, ptr noundef @note), !dbg !278
  %cmp99 = icmp eq ptr %call98, inttoptr (i64 2 to ptr), !dbg !279
  %conv100 = zext i1 %cmp99 to i32, !dbg !279
  %call101 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv100), !dbg !280
  %call102 = call ptr @sigset(i32 noundef 12, ptr noundef inttoptr (i64 1 to ptr)), !dbg !281
  %cmp103 = icmp eq ptr %call102, @note, !dbg !282
  %conv104 = zext i1 %cmp103 to i32, !dbg !282
  %call105 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv104), !dbg !283
  %call106 = call ptr @sigset(i32 noundef 9, ptr noundef @note), !dbg !284
  %cmp107 = icmp eq ptr %call106, inttoptr (i64 -1 to ptr), !dbg !285
  br i1 %cmp107, label %land.rhs, label %land.end, !dbg !286

land.rhs:                                         ; preds = %for.end92
  %call109 = call ptr @__errno_location() #5, !dbg !287
  %30 = load i32, ptr %call109, align 4, !dbg !287
  %cmp110 = icmp eq i32 %30, 22, !dbg !288
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.end92
  %31 = phi i1 [ false, %for.end92 ], [ %cmp110, %land.rhs ], !dbg !289
  %land.ext = zext i1 %31 to i32, !dbg !286
  %call112 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %land.ext), !dbg !290
  call void @show(), !dbg !291
  %call113 = call ptr @signal(i32 noundef 36, ptr noundef @note), !dbg !292
  %call114 = call i32 @raise(i32 noundef 35), !dbg !293
  %call115 = call i32 @raise(i32 noundef 36), !dbg !294
  %call116 = call i32 @sigprocmask(i32 noundef 1, ptr noundef %all, ptr noundef null), !dbg !295
    #dbg_declare(ptr %i117, !296, !DIExpression(), !298)
  store i32 0, ptr %i117, align 4, !dbg !298
  br label %for.cond118, !dbg !299

for.cond118:                                      ; preds = %for.inc125, %land.end
  %32 = load i32, ptr %i117, align 4, !dbg !300
  %33 = load i32, ptr @count, align 4, !dbg !302
  %cmp119 = icmp slt i32 %32, %33, !dbg !303
  br i1 %cmp119, label %for.body121, label %for.end127, !dbg !304

for.body121:                                      ; preds = %for.cond118
  %34 = load i32, ptr %i117, align 4, !dbg !305
  %idxprom122 = sext i32 %34 to i64, !dbg !306
  %arrayidx123 = getelementptr inbounds [16 x i32], ptr @order, i64 0, i64 %idxprom122, !dbg !306
  %35 = load volatile i32, ptr %arrayidx123, align 4, !dbg !307
  %sub124 = sub nsw i32 %35, 34, !dbg !307
  store volatile i32 %sub124, ptr %arrayidx123, align 4, !dbg !307
  br label %for.inc125, !dbg !306

for.inc125:                                       ; preds = %for.body121
  %36 = load i32, ptr %i117, align 4, !dbg !308
  %inc126 = add nsw i32 %36, 1, !dbg !308
  store i32 %inc126, ptr %i117, align 4, !dbg !308
  br label %for.cond118, !dbg !309, !llvm.loop !310

for.end127:                                       ; preds = %for.cond118
  call void @show(), !dbg !312
  %call128 = call i32 @sighold(i32 noundef 12), !dbg !313
  %call129 = call ptr @signal(i32 noundef 12, ptr noundef @note), !dbg !314
  %call130 = call i32 @raise(i32 noundef 12), !dbg !315
  %call131 = call ptr @signal(i32 noundef 12, ptr noundef inttoptr (i64 1 to ptr)), !dbg !316
  %call132 = call i32 @raise(i32 noundef 12), !dbg !317
  %call133 = call i32 @sigpending(ptr noundef %pending), !dbg !318
  %call134 = call i32 @sigismember(ptr noundef %pending, i32 noundef 12), !dbg !319
  %call135 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %call134), !dbg !320
  %call136 = call i32 @siginterrupt(i32 noundef 12, i32 noundef 1), !dbg !321
  %call137 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %call136), !dbg !322
  %call138 = call i32 @sigpending(ptr noundef %pending), !dbg !323
  %call139 = call i32 @sigismember(ptr noundef %pending, i32 noundef 12), !dbg !324
  %call140 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %call139), !dbg !325
  %call141 = call ptr @signal(i32 noundef 10, ptr noundef @note), !dbg !326
  %call142 = call i32 @sighold(i32 noundef 10), !dbg !327
  %call143 = call i32 @raise(i32 noundef 10), !dbg !328
  %call144 = call i32 @__xpg_sigpause(i32 noundef 10), !dbg !329
  %call145 = call ptr @__errno_location() #5, !dbg !330
  %37 = load i32, ptr %call145, align 4, !dbg !330
  %cmp146 = icmp eq i32 %37, 4, !dbg !331
  %conv147 = zext i1 %cmp146 to i32, !dbg !331
  %call148 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %call144, i32 noundef %conv147), !dbg !332
  call void @show(), !dbg !333
  %call149 = call i32 @killpg(i32 noundef 0, i32 noundef 0), !dbg !334
  %call150 = call i32 @getpgrp(), !dbg !335
  %call151 = call i32 @killpg(i32 noundef %call150, i32 noundef 0), !dbg !336
  %call152 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call149, i32 noundef %call151), !dbg !337
  ret i32 0, !dbg !338
}

declare i32 @sigemptyset(ptr noundef) #1

declare i32 @sigaddset(ptr noundef, i32 noundef) #1

declare i32 @sigprocmask(i32 noundef, ptr noundef, ptr noundef) #1

declare i32 @sigqueue(i32 noundef, i32 noundef, ptr) #1

declare i32 @getpid() #1

declare i32 @kill(i32 noundef, i32 noundef) #1

declare i32 @sigwaitinfo(ptr noundef, ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

declare i32 @sigtimedwait(ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @tell(i32 noundef %number, ptr noundef %info, ptr noundef %context) #0 !dbg !339 {
entry:
  %number.addr = alloca i32, align 4
  %info.addr = alloca ptr, align 8
  %context.addr = alloca ptr, align 8
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !340, !DIExpression(), !341)
  store ptr %info, ptr %info.addr, align 8
    #dbg_declare(ptr %info.addr, !342, !DIExpression(), !343)
  store ptr %context, ptr %context.addr, align 8
    #dbg_declare(ptr %context.addr, !344, !DIExpression(), !345)
  %0 = load ptr, ptr %context.addr, align 8, !dbg !346
  %1 = load i32, ptr %number.addr, align 4, !dbg !347
  %2 = load ptr, ptr %info.addr, align 8, !dbg !348
  %si_code = getelementptr inbounds %struct.siginfo_t, ptr %2, i32 0, i32 2, !dbg !349
  %3 = load i32, ptr %si_code, align 8, !dbg !349
  %cmp = icmp eq i32 %3, -1, !dbg !350
  %conv = zext i1 %cmp to i32, !dbg !350
  %4 = load ptr, ptr %info.addr, align 8, !dbg !351
  %si_value = getelementptr inbounds %struct.siginfo_t, ptr %4, i32 0, i32 8, !dbg !352
  %5 = load i32, ptr %si_value, align 8, !dbg !353
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %1, i32 noundef %conv, i32 noundef %5), !dbg !354
  %6 = load i32, ptr @count, align 4, !dbg !355
  %inc = add nsw i32 %6, 1, !dbg !355
  store i32 %inc, ptr @count, align 4, !dbg !355
  ret void, !dbg !356
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #1

declare i32 @sigsuspend(ptr noundef) #1

declare i32 @sigismember(ptr noundef, i32 noundef) #1

declare ptr @signal(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @note(i32 noundef %number) #0 !dbg !357 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !358, !DIExpression(), !359)
  %0 = load i32, ptr %number.addr, align 4, !dbg !360
  %1 = load i32, ptr @count, align 4, !dbg !361
  %inc = add nsw i32 %1, 1, !dbg !361
  store i32 %inc, ptr @count, align 4, !dbg !361
  %idxprom = sext i32 %1 to i64, !dbg !362
  %arrayidx = getelementptr inbounds [16 x i32], ptr @order, i64 0, i64 %idxprom, !dbg !362
  store volatile i32 %0, ptr %arrayidx, align 4, !dbg !363
  ret void, !dbg !364
}

declare i32 @raise(i32 noundef) #1

declare i32 @sigpending(ptr noundef) #1

declare i32 @sigdelset(ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @show() #0 !dbg !365 {
entry:
  %i = alloca i32, align 4
    #dbg_declare(ptr %i, !366, !DIExpression(), !368)
  store i32 0, ptr %i, align 4, !dbg !368
  br label %for.cond, !dbg !369

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !370
  %1 = load i32, ptr @count, align 4, !dbg !372
  %cmp = icmp slt i32 %0, %1, !dbg !373
  br i1 %cmp, label %for.body, label %for.end, !dbg !374

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %i, align 4, !dbg !375
  %idxprom = sext i32 %2 to i64, !dbg !376
  %arrayidx = getelementptr inbounds [16 x i32], ptr @order, i64 0, i64 %idxprom, !dbg !376
  %3 = load volatile i32, ptr %arrayidx, align 4, !dbg !376
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %3), !dbg !377
  br label %for.inc, !dbg !377

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %i, align 4, !dbg !378
  %inc = add nsw i32 %4, 1, !dbg !378
  store i32 %inc, ptr %i, align 4, !dbg !378
  br label %for.cond, !dbg !379, !llvm.loop !380

for.end:                                          ; preds = %for.cond
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.6), !dbg !382
  store i32 0, ptr @count, align 4, !dbg !383
  ret void, !dbg !384
}

declare ptr @sigset(i32 noundef, ptr noundef) #1

declare i32 @sighold(i32 noundef) #1

declare i32 @siginterrupt(i32 noundef, i32 noundef) #1

declare i32 @__xpg_sigpause(i32 noundef) #1

declare i32 @killpg(i32 noundef, i32 noundef) #1

declare i32 @getpgrp() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!19}
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "queued_signals.c", directory: ".", checksumkind: CSK_MD5, checksum: "c8f43c71ed979fd969c00585cb44367c")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 16)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 7)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 62, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 10)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "count", scope: !19, file: !2, line: 11, type: !26, isLocal: true, isDefinition: true)
!19 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !20, globals: !27, splitDebugInlining: false, nameTableKind: None)
!20 = !{!21}
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "sighandler_t", file: !22, line: 10, baseType: !23)
!22 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "ce91b7d906fa137326fde6a4d8625cbe")
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DISubroutineType(types: !25)
!25 = !{null, !26}
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{!0, !7, !12, !28, !33, !35, !17, !37, !41}
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 76, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 4)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 81, type: !30, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !2, line: 119, type: !9, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "order", scope: !19, file: !2, line: 12, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 512, elements: !5)
!40 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !26)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 2)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 29, type: !54, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!26}
!56 = !{}
!57 = !DILocalVariable(name: "all", scope: !53, file: !2, line: 30, type: !58)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !22, line: 89, baseType: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !22, line: 85, baseType: !60)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !22, line: 83, size: 1024, elements: !61)
!61 = !{!62}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !60, file: !22, line: 84, baseType: !63, size: 1024)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !64, size: 1024, elements: !5)
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!65 = !DILocation(line: 30, column: 14, scope: !53)
!66 = !DILocalVariable(name: "none", scope: !53, file: !2, line: 30, type: !58)
!67 = !DILocation(line: 30, column: 19, scope: !53)
!68 = !DILocation(line: 31, column: 5, scope: !53)
!69 = !DILocation(line: 32, column: 5, scope: !53)
!70 = !DILocation(line: 33, column: 5, scope: !53)
!71 = !DILocation(line: 34, column: 5, scope: !53)
!72 = !DILocation(line: 35, column: 5, scope: !53)
!73 = !DILocation(line: 36, column: 5, scope: !53)
!74 = !DILocalVariable(name: "i", scope: !75, file: !2, line: 39, type: !26)
!75 = distinct !DILexicalBlock(scope: !53, file: !2, line: 39, column: 5)
!76 = !DILocation(line: 39, column: 14, scope: !75)
!77 = !DILocation(line: 39, column: 10, scope: !75)
!78 = !DILocation(line: 39, column: 21, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !2, line: 39, column: 5)
!80 = !DILocation(line: 39, column: 23, scope: !79)
!81 = !DILocation(line: 39, column: 5, scope: !75)
!82 = !DILocation(line: 40, column: 18, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !2, line: 39, column: 34)
!84 = !DILocation(line: 40, column: 76, scope: !83)
!85 = !DILocation(line: 40, column: 74, scope: !83)
!86 = !DILocation(line: 40, column: 56, scope: !83)
!87 = !DILocation(line: 40, column: 9, scope: !83)
!88 = !DILocation(line: 41, column: 18, scope: !83)
!89 = !DILocation(line: 41, column: 71, scope: !83)
!90 = !DILocation(line: 41, column: 56, scope: !83)
!91 = !DILocation(line: 41, column: 9, scope: !83)
!92 = !DILocation(line: 42, column: 5, scope: !83)
!93 = !DILocation(line: 39, column: 30, scope: !79)
!94 = !DILocation(line: 39, column: 5, scope: !79)
!95 = distinct !{!95, !81, !96, !97}
!96 = !DILocation(line: 42, column: 5, scope: !75)
!97 = !{!"llvm.loop.mustprogress"}
!98 = !DILocation(line: 43, column: 10, scope: !53)
!99 = !DILocation(line: 43, column: 5, scope: !53)
!100 = !DILocalVariable(name: "info", scope: !53, file: !2, line: 44, type: !101)
!101 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !22, line: 116, baseType: !102)
!102 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !22, line: 107, size: 1024, elements: !103)
!103 = !{!104, !105, !106, !107, !110, !113, !114, !116, !118, !123}
!104 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !102, file: !22, line: 108, baseType: !26, size: 32)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !102, file: !22, line: 108, baseType: !26, size: 32, offset: 32)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !102, file: !22, line: 108, baseType: !26, size: 32, offset: 64)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !102, file: !22, line: 109, baseType: !108, size: 32, offset: 96)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "pid_t", file: !109, line: 26, baseType: !26)
!109 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!110 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !102, file: !22, line: 110, baseType: !111, size: 32, offset: 128)
!111 = !DIDerivedType(tag: DW_TAG_typedef, name: "uid_t", file: !109, line: 30, baseType: !112)
!112 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !102, file: !22, line: 111, baseType: !26, size: 32, offset: 160)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !102, file: !22, line: 112, baseType: !115, size: 64, offset: 192)
!115 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !102, file: !22, line: 113, baseType: !117, size: 64, offset: 256)
!117 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "si_value", scope: !102, file: !22, line: 114, baseType: !119, size: 64, offset: 320)
!119 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !22, line: 94, size: 64, elements: !120)
!120 = !{!121, !122}
!121 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !119, file: !22, line: 95, baseType: !26, size: 32)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !119, file: !22, line: 96, baseType: !115, size: 64)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "__room", scope: !102, file: !22, line: 115, baseType: !124, size: 640, offset: 384)
!124 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 640, elements: !125)
!125 = !{!126}
!126 = !DISubrange(count: 80)
!127 = !DILocation(line: 44, column: 15, scope: !53)
!128 = !DILocalVariable(name: "i", scope: !129, file: !2, line: 45, type: !26)
!129 = distinct !DILexicalBlock(scope: !53, file: !2, line: 45, column: 5)
!130 = !DILocation(line: 45, column: 14, scope: !129)
!131 = !DILocation(line: 45, column: 10, scope: !129)
!132 = !DILocation(line: 45, column: 21, scope: !133)
!133 = distinct !DILexicalBlock(scope: !129, file: !2, line: 45, column: 5)
!134 = !DILocation(line: 45, column: 23, scope: !133)
!135 = !DILocation(line: 45, column: 5, scope: !129)
!136 = !DILocalVariable(name: "number", scope: !137, file: !2, line: 46, type: !26)
!137 = distinct !DILexicalBlock(scope: !133, file: !2, line: 45, column: 33)
!138 = !DILocation(line: 46, column: 13, scope: !137)
!139 = !DILocation(line: 46, column: 22, scope: !137)
!140 = !DILocation(line: 47, column: 36, scope: !137)
!141 = !DILocation(line: 47, column: 51, scope: !137)
!142 = !DILocation(line: 47, column: 43, scope: !137)
!143 = !DILocation(line: 47, column: 61, scope: !137)
!144 = !DILocation(line: 47, column: 68, scope: !137)
!145 = !DILocation(line: 48, column: 21, scope: !137)
!146 = !DILocation(line: 48, column: 29, scope: !137)
!147 = !DILocation(line: 48, column: 47, scope: !137)
!148 = !DILocation(line: 48, column: 55, scope: !137)
!149 = !DILocation(line: 49, column: 21, scope: !137)
!150 = !DILocation(line: 49, column: 29, scope: !137)
!151 = !DILocation(line: 49, column: 16, scope: !137)
!152 = !DILocation(line: 49, column: 48, scope: !137)
!153 = !DILocation(line: 49, column: 57, scope: !137)
!154 = !DILocation(line: 47, column: 9, scope: !137)
!155 = !DILocation(line: 50, column: 5, scope: !137)
!156 = !DILocation(line: 45, column: 29, scope: !133)
!157 = !DILocation(line: 45, column: 5, scope: !133)
!158 = distinct !{!158, !135, !159, !97}
!159 = !DILocation(line: 50, column: 5, scope: !129)
!160 = !DILocalVariable(name: "never", scope: !53, file: !2, line: 51, type: !161)
!161 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !162, line: 8, size: 128, elements: !163)
!162 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "f515e855ce64e54435ef824cdbf07bf8")
!163 = !{!164, !166}
!164 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !161, file: !162, line: 9, baseType: !165, size: 64)
!165 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !109, line: 46, baseType: !117)
!166 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !161, file: !162, line: 10, baseType: !117, size: 64, offset: 64)
!167 = !DILocation(line: 51, column: 21, scope: !53)
!168 = !DILocation(line: 52, column: 5, scope: !53)
!169 = !DILocation(line: 52, column: 11, scope: !53)
!170 = !DILocation(line: 53, column: 23, scope: !53)
!171 = !DILocation(line: 53, column: 58, scope: !53)
!172 = !DILocation(line: 53, column: 64, scope: !53)
!173 = !DILocation(line: 53, column: 5, scope: !53)
!174 = !DILocalVariable(name: "action", scope: !53, file: !2, line: 56, type: !175)
!175 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !22, line: 201, size: 1216, elements: !176)
!176 = !{!177, !186, !187, !188}
!177 = !DIDerivedType(tag: DW_TAG_member, name: "__handler", scope: !175, file: !22, line: 205, baseType: !178, size: 64)
!178 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !175, file: !22, line: 202, size: 64, elements: !179)
!179 = !{!180, !181}
!180 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !178, file: !22, line: 203, baseType: !21, size: 64)
!181 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !178, file: !22, line: 204, baseType: !182, size: 64)
!182 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !183, size: 64)
!183 = !DISubroutineType(types: !184)
!184 = !{null, !26, !185, !115}
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !101, size: 64)
!186 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !175, file: !22, line: 208, baseType: !58, size: 1024, offset: 64)
!187 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !175, file: !22, line: 209, baseType: !26, size: 32, offset: 1088)
!188 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !175, file: !22, line: 210, baseType: !189, size: 64, offset: 1152)
!189 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !190, size: 64)
!190 = !DISubroutineType(types: !191)
!191 = !{null}
!192 = !DILocation(line: 56, column: 22, scope: !53)
!193 = !DILocation(line: 57, column: 5, scope: !53)
!194 = !DILocation(line: 58, column: 14, scope: !53)
!195 = !DILocation(line: 58, column: 47, scope: !53)
!196 = !DILocation(line: 58, column: 5, scope: !53)
!197 = !DILocation(line: 59, column: 14, scope: !53)
!198 = !DILocation(line: 59, column: 47, scope: !53)
!199 = !DILocation(line: 59, column: 5, scope: !53)
!200 = !DILocation(line: 60, column: 5, scope: !53)
!201 = !DILocation(line: 60, column: 11, scope: !53)
!202 = !DILocalVariable(name: "result", scope: !53, file: !2, line: 61, type: !26)
!203 = !DILocation(line: 61, column: 9, scope: !53)
!204 = !DILocation(line: 61, column: 18, scope: !53)
!205 = !DILocation(line: 62, column: 26, scope: !53)
!206 = !DILocation(line: 62, column: 34, scope: !53)
!207 = !DILocation(line: 62, column: 40, scope: !53)
!208 = !DILocation(line: 62, column: 50, scope: !53)
!209 = !DILocation(line: 62, column: 5, scope: !53)
!210 = !DILocation(line: 63, column: 11, scope: !53)
!211 = !DILocalVariable(name: "now", scope: !53, file: !2, line: 64, type: !58)
!212 = !DILocation(line: 64, column: 14, scope: !53)
!213 = !DILocation(line: 65, column: 5, scope: !53)
!214 = !DILocation(line: 66, column: 23, scope: !53)
!215 = !DILocation(line: 66, column: 51, scope: !53)
!216 = !DILocation(line: 66, column: 5, scope: !53)
!217 = !DILocation(line: 69, column: 5, scope: !53)
!218 = !DILocalVariable(name: "i", scope: !219, file: !2, line: 70, type: !26)
!219 = distinct !DILexicalBlock(scope: !53, file: !2, line: 70, column: 5)
!220 = !DILocation(line: 70, column: 14, scope: !219)
!221 = !DILocation(line: 70, column: 10, scope: !219)
!222 = !DILocation(line: 70, column: 21, scope: !223)
!223 = distinct !DILexicalBlock(scope: !219, file: !2, line: 70, column: 5)
!224 = !DILocation(line: 70, column: 23, scope: !223)
!225 = !DILocation(line: 70, column: 5, scope: !219)
!226 = !DILocation(line: 71, column: 9, scope: !223)
!227 = !DILocation(line: 70, column: 29, scope: !223)
!228 = !DILocation(line: 70, column: 5, scope: !223)
!229 = distinct !{!229, !225, !230, !97}
!230 = !DILocation(line: 71, column: 27, scope: !219)
!231 = !DILocation(line: 72, column: 5, scope: !53)
!232 = !DILocation(line: 73, column: 5, scope: !53)
!233 = !DILocalVariable(name: "pending", scope: !53, file: !2, line: 74, type: !58)
!234 = !DILocation(line: 74, column: 14, scope: !53)
!235 = !DILocation(line: 75, column: 5, scope: !53)
!236 = !DILocation(line: 76, column: 20, scope: !53)
!237 = !DILocation(line: 76, column: 5, scope: !53)
!238 = !DILocalVariable(name: "i", scope: !239, file: !2, line: 77, type: !26)
!239 = distinct !DILexicalBlock(scope: !53, file: !2, line: 77, column: 5)
!240 = !DILocation(line: 77, column: 14, scope: !239)
!241 = !DILocation(line: 77, column: 10, scope: !239)
!242 = !DILocation(line: 77, column: 21, scope: !243)
!243 = distinct !DILexicalBlock(scope: !239, file: !2, line: 77, column: 5)
!244 = !DILocation(line: 77, column: 23, scope: !243)
!245 = !DILocation(line: 77, column: 5, scope: !239)
!246 = !DILocation(line: 78, column: 9, scope: !243)
!247 = !DILocation(line: 77, column: 29, scope: !243)
!248 = !DILocation(line: 77, column: 5, scope: !243)
!249 = distinct !{!249, !245, !250, !97}
!250 = !DILocation(line: 78, column: 27, scope: !239)
!251 = !DILocalVariable(name: "other", scope: !53, file: !2, line: 79, type: !58)
!252 = !DILocation(line: 79, column: 14, scope: !53)
!253 = !DILocation(line: 79, column: 22, scope: !53)
!254 = !DILocation(line: 80, column: 5, scope: !53)
!255 = !DILocation(line: 81, column: 19, scope: !53)
!256 = !DILocation(line: 81, column: 5, scope: !53)
!257 = !DILocalVariable(name: "i", scope: !258, file: !2, line: 82, type: !26)
!258 = distinct !DILexicalBlock(scope: !53, file: !2, line: 82, column: 5)
!259 = !DILocation(line: 82, column: 14, scope: !258)
!260 = !DILocation(line: 82, column: 10, scope: !258)
!261 = !DILocation(line: 82, column: 21, scope: !262)
!262 = distinct !DILexicalBlock(scope: !258, file: !2, line: 82, column: 5)
!263 = !DILocation(line: 82, column: 25, scope: !262)
!264 = !DILocation(line: 82, column: 23, scope: !262)
!265 = !DILocation(line: 82, column: 5, scope: !258)
!266 = !DILocation(line: 83, column: 15, scope: !262)
!267 = !DILocation(line: 83, column: 9, scope: !262)
!268 = !DILocation(line: 83, column: 18, scope: !262)
!269 = !DILocation(line: 82, column: 33, scope: !262)
!270 = !DILocation(line: 82, column: 5, scope: !262)
!271 = distinct !{!271, !265, !272, !97}
!272 = !DILocation(line: 83, column: 21, scope: !258)
!273 = !DILocation(line: 84, column: 5, scope: !53)
!274 = !DILocation(line: 87, column: 19, scope: !53)
!275 = !DILocation(line: 87, column: 45, scope: !53)
!276 = !DILocation(line: 87, column: 5, scope: !53)
!277 = !DILocation(line: 88, column: 5, scope: !53)
!278 = !DILocation(line: 89, column: 19, scope: !53)
!279 = !DILocation(line: 89, column: 41, scope: !53)
!280 = !DILocation(line: 89, column: 5, scope: !53)
!281 = !DILocation(line: 90, column: 19, scope: !53)
!282 = !DILocation(line: 90, column: 44, scope: !53)
!283 = !DILocation(line: 90, column: 5, scope: !53)
!284 = !DILocation(line: 91, column: 19, scope: !53)
!285 = !DILocation(line: 91, column: 41, scope: !53)
!286 = !DILocation(line: 91, column: 52, scope: !53)
!287 = !DILocation(line: 91, column: 55, scope: !53)
!288 = !DILocation(line: 91, column: 61, scope: !53)
!289 = !DILocation(line: 0, scope: !53)
!290 = !DILocation(line: 91, column: 5, scope: !53)
!291 = !DILocation(line: 92, column: 5, scope: !53)
!292 = !DILocation(line: 95, column: 5, scope: !53)
!293 = !DILocation(line: 96, column: 5, scope: !53)
!294 = !DILocation(line: 97, column: 5, scope: !53)
!295 = !DILocation(line: 98, column: 5, scope: !53)
!296 = !DILocalVariable(name: "i", scope: !297, file: !2, line: 99, type: !26)
!297 = distinct !DILexicalBlock(scope: !53, file: !2, line: 99, column: 5)
!298 = !DILocation(line: 99, column: 14, scope: !297)
!299 = !DILocation(line: 99, column: 10, scope: !297)
!300 = !DILocation(line: 99, column: 21, scope: !301)
!301 = distinct !DILexicalBlock(scope: !297, file: !2, line: 99, column: 5)
!302 = !DILocation(line: 99, column: 25, scope: !301)
!303 = !DILocation(line: 99, column: 23, scope: !301)
!304 = !DILocation(line: 99, column: 5, scope: !297)
!305 = !DILocation(line: 100, column: 15, scope: !301)
!306 = !DILocation(line: 100, column: 9, scope: !301)
!307 = !DILocation(line: 100, column: 18, scope: !301)
!308 = !DILocation(line: 99, column: 33, scope: !301)
!309 = !DILocation(line: 99, column: 5, scope: !301)
!310 = distinct !{!310, !304, !311, !97}
!311 = !DILocation(line: 100, column: 21, scope: !297)
!312 = !DILocation(line: 101, column: 5, scope: !53)
!313 = !DILocation(line: 104, column: 5, scope: !53)
!314 = !DILocation(line: 105, column: 5, scope: !53)
!315 = !DILocation(line: 106, column: 5, scope: !53)
!316 = !DILocation(line: 107, column: 5, scope: !53)
!317 = !DILocation(line: 108, column: 5, scope: !53)
!318 = !DILocation(line: 109, column: 5, scope: !53)
!319 = !DILocation(line: 110, column: 19, scope: !53)
!320 = !DILocation(line: 110, column: 5, scope: !53)
!321 = !DILocation(line: 111, column: 19, scope: !53)
!322 = !DILocation(line: 111, column: 5, scope: !53)
!323 = !DILocation(line: 112, column: 5, scope: !53)
!324 = !DILocation(line: 113, column: 20, scope: !53)
!325 = !DILocation(line: 113, column: 5, scope: !53)
!326 = !DILocation(line: 116, column: 5, scope: !53)
!327 = !DILocation(line: 117, column: 5, scope: !53)
!328 = !DILocation(line: 118, column: 5, scope: !53)
!329 = !DILocation(line: 119, column: 22, scope: !53)
!330 = !DILocation(line: 119, column: 41, scope: !53)
!331 = !DILocation(line: 119, column: 47, scope: !53)
!332 = !DILocation(line: 119, column: 5, scope: !53)
!333 = !DILocation(line: 120, column: 5, scope: !53)
!334 = !DILocation(line: 121, column: 23, scope: !53)
!335 = !DILocation(line: 121, column: 44, scope: !53)
!336 = !DILocation(line: 121, column: 37, scope: !53)
!337 = !DILocation(line: 121, column: 5, scope: !53)
!338 = !DILocation(line: 122, column: 5, scope: !53)
!339 = distinct !DISubprogram(name: "tell", scope: !2, file: !2, line: 16, type: !183, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !56)
!340 = !DILocalVariable(name: "number", arg: 1, scope: !339, file: !2, line: 16, type: !26)
!341 = !DILocation(line: 16, column: 22, scope: !339)
!342 = !DILocalVariable(name: "info", arg: 2, scope: !339, file: !2, line: 16, type: !185)
!343 = !DILocation(line: 16, column: 41, scope: !339)
!344 = !DILocalVariable(name: "context", arg: 3, scope: !339, file: !2, line: 16, type: !115)
!345 = !DILocation(line: 16, column: 53, scope: !339)
!346 = !DILocation(line: 17, column: 11, scope: !339)
!347 = !DILocation(line: 18, column: 26, scope: !339)
!348 = !DILocation(line: 18, column: 34, scope: !339)
!349 = !DILocation(line: 18, column: 40, scope: !339)
!350 = !DILocation(line: 18, column: 48, scope: !339)
!351 = !DILocation(line: 18, column: 61, scope: !339)
!352 = !DILocation(line: 18, column: 67, scope: !339)
!353 = !DILocation(line: 18, column: 76, scope: !339)
!354 = !DILocation(line: 18, column: 5, scope: !339)
!355 = !DILocation(line: 19, column: 10, scope: !339)
!356 = !DILocation(line: 20, column: 1, scope: !339)
!357 = distinct !DISubprogram(name: "note", scope: !2, file: !2, line: 14, type: !24, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !56)
!358 = !DILocalVariable(name: "number", arg: 1, scope: !357, file: !2, line: 14, type: !26)
!359 = !DILocation(line: 14, column: 22, scope: !357)
!360 = !DILocation(line: 14, column: 49, scope: !357)
!361 = !DILocation(line: 14, column: 43, scope: !357)
!362 = !DILocation(line: 14, column: 32, scope: !357)
!363 = !DILocation(line: 14, column: 47, scope: !357)
!364 = !DILocation(line: 14, column: 57, scope: !357)
!365 = distinct !DISubprogram(name: "show", scope: !2, file: !2, line: 22, type: !190, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !56)
!366 = !DILocalVariable(name: "i", scope: !367, file: !2, line: 23, type: !26)
!367 = distinct !DILexicalBlock(scope: !365, file: !2, line: 23, column: 5)
!368 = !DILocation(line: 23, column: 14, scope: !367)
!369 = !DILocation(line: 23, column: 10, scope: !367)
!370 = !DILocation(line: 23, column: 21, scope: !371)
!371 = distinct !DILexicalBlock(scope: !367, file: !2, line: 23, column: 5)
!372 = !DILocation(line: 23, column: 25, scope: !371)
!373 = !DILocation(line: 23, column: 23, scope: !371)
!374 = !DILocation(line: 23, column: 5, scope: !367)
!375 = !DILocation(line: 24, column: 29, scope: !371)
!376 = !DILocation(line: 24, column: 23, scope: !371)
!377 = !DILocation(line: 24, column: 9, scope: !371)
!378 = !DILocation(line: 23, column: 33, scope: !371)
!379 = !DILocation(line: 23, column: 5, scope: !371)
!380 = distinct !{!380, !374, !381, !97}
!381 = !DILocation(line: 24, column: 31, scope: !367)
!382 = !DILocation(line: 25, column: 5, scope: !365)
!383 = !DILocation(line: 26, column: 11, scope: !365)
!384 = !DILocation(line: 27, column: 1, scope: !365)
