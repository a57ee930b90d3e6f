; ModuleID = 'names_and_addresses.c'
source_filename = "names_and_addresses.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.in_addr = type { i32 }

@.str = private unnamed_addr constant [16 x i8] c"%g %d %g %g %d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !7
@files.names = internal constant [5 x ptr] [ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6], align 16, !dbg !12
@.str.2 = private unnamed_addr constant [10 x i8] c"/usr/lib/\00", align 1, !dbg !22
@.str.3 = private unnamed_addr constant [7 x i8] c"file.c\00", align 1, !dbg !27
@.str.4 = private unnamed_addr constant [2 x i8] c"/\00", align 1, !dbg !32
@.str.5 = private unnamed_addr constant [5 x i8] c"a//b\00", align 1, !dbg !37
@.str.6 = private unnamed_addr constant [13 x i8] c"dir/file.tar\00", align 1, !dbg !42
@.str.7 = private unnamed_addr constant [24 x i8] c"%s: '%s' in '%s', '%s'\0A\00", align 1, !dbg !47
@addresses.texts = internal constant [6 x ptr] [ptr @.str.8, ptr @.str.9, ptr @.str.10, ptr @.str.11, ptr @.str.12, ptr @.str.13], align 16, !dbg !73
@.str.8 = private unnamed_addr constant [3 x i8] c"::\00", align 1, !dbg !52
@.str.9 = private unnamed_addr constant [4 x i8] c"::1\00", align 1, !dbg !57
@.str.10 = private unnamed_addr constant [14 x i8] c"fe80::1:0:0:2\00", align 1, !dbg !62
@.str.11 = private unnamed_addr constant [16 x i8] c"::ffff:10.1.2.3\00", align 1, !dbg !67
@.str.12 = private unnamed_addr constant [4 x i8] c"1:2\00", align 1, !dbg !69
@.str.13 = private unnamed_addr constant [4 x i8] c"g::\00", align 1, !dbg !71
@.str.14 = private unnamed_addr constant [4 x i8] c"%s \00", align 1, !dbg !83
@.str.15 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !85
@.str.16 = private unnamed_addr constant [11 x i8] c"10.0.0.256\00", align 1, !dbg !87
@.str.17 = private unnamed_addr constant [10 x i8] c"192.168.1\00", align 1, !dbg !92
@.str.18 = private unnamed_addr constant [17 x i8] c"%s %08x %04x %s\0A\00", align 1, !dbg !94
@.str.19 = private unnamed_addr constant [2 x i8] c"?\00", align 1, !dbg !99
@.str.20 = private unnamed_addr constant [8 x i8] c"no room\00", align 1, !dbg !101
@.str.21 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !106
@.str.22 = private unnamed_addr constant [3 x i8] c"a9\00", align 1, !dbg !108
@.str.23 = private unnamed_addr constant [4 x i8] c"a10\00", align 1, !dbg !110
@.str.24 = private unnamed_addr constant [5 x i8] c"1.05\00", align 1, !dbg !112
@.str.25 = private unnamed_addr constant [4 x i8] c"1.5\00", align 1, !dbg !114
@.str.26 = private unnamed_addr constant [4 x i8] c"000\00", align 1, !dbg !116
@.str.27 = private unnamed_addr constant [3 x i8] c"00\00", align 1, !dbg !118
@.str.28 = private unnamed_addr constant [7 x i8] c"%s %s\0A\00", align 1, !dbg !120
@.str.29 = private unnamed_addr constant [12 x i8] c"Where It Is\00", align 1, !dbg !122
@.str.30 = private unnamed_addr constant [3 x i8] c"it\00", align 1, !dbg !127
@.str.31 = private unnamed_addr constant [5 x i8] c"none\00", align 1, !dbg !129
@.str.32 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !131
@.str.33 = private unnamed_addr constant [8 x i8] c"nowhere\00", align 1, !dbg !133
@.str.34 = private unnamed_addr constant [8 x i8] c"%s, %s\0A\00", align 1, !dbg !135
@words.known = internal constant [3 x ptr] [ptr @.str.35, ptr @.str.36, ptr null], align 16, !dbg !141
@.str.35 = private unnamed_addr constant [3 x i8] c"ro\00", align 1, !dbg !137
@.str.36 = private unnamed_addr constant [5 x i8] c"size\00", align 1, !dbg !139
@__const.words.list = private unnamed_addr constant [17 x i8] c"ro,size=10,other\00", align 16
@.str.37 = private unnamed_addr constant [8 x i8] c"%d %s; \00", align 1, !dbg !146
@.str.38 = private unnamed_addr constant [2 x i8] c"-\00", align 1, !dbg !148

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !158 {
entry:
  %quotient = alloca i32, align 4
  %left = alloca double, align 8
  %sine = alloca double, align 8
  %cosine = alloca double, align 8
  call void @files(), !dbg !162
  call void @addresses(), !dbg !163
  call void @words(), !dbg !164
    #dbg_declare(ptr %quotient, !165, !DIExpression(), !166)
    #dbg_declare(ptr %left, !167, !DIExpression(), !169)
  %call = call double @remquo(double noundef -2.900000e+01, double noundef 3.000000e+00, ptr noundef %quotient) #5, !dbg !170
  store double %call, ptr %left, align 8, !dbg !169
    #dbg_declare(ptr %sine, !171, !DIExpression(), !172)
    #dbg_declare(ptr %cosine, !173, !DIExpression(), !174)
  call void @sincos(double noundef 0.000000e+00, ptr noundef %sine, ptr noundef %cosine), !dbg !175
  %0 = load double, ptr %left, align 8, !dbg !176
  %1 = load i32, ptr %quotient, align 4, !dbg !177
  %2 = load double, ptr %sine, align 8, !dbg !178
  %3 = load double, ptr %cosine, align 8, !dbg !179
  %call1 = call double @nan(ptr noundef @.str.1) #6, !dbg !180
  %call2 = call double @nan(ptr noundef @.str.1) #6, !dbg !181
  %cmp = fcmp une double %call1, %call2, !dbg !182
  %conv = zext i1 %cmp to i32, !dbg !182
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %0, i32 noundef %1, double noundef %2, double noundef %3, i32 noundef %conv), !dbg !183
  ret i32 0, !dbg !184
}

; Function Attrs: noinline nounwind uwtable
define internal void @files() #0 !dbg !14 {
entry:
  %i = alloca i32, align 4
  %copy = alloca [20 x i8], align 16
  %other = alloca [20 x i8], align 16
    #dbg_declare(ptr %i, !185, !DIExpression(), !187)
  store i32 0, ptr %i, align 4, !dbg !187
  br label %for.cond, !dbg !188

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !189
  %cmp = icmp slt i32 %0, 5, !dbg !191
  br i1 %cmp, label %for.body, label %for.end, !dbg !192

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %copy, !193, !DIExpression(), !198)
    #dbg_declare(ptr %other, !199, !DIExpression(), !200)
  %arraydecay = getelementptr inbounds [20 x i8], ptr %copy, i64 0, i64 0, !dbg !201
  %1 = load i32, ptr %i, align 4, !dbg !202
  %idxprom = sext i32 %1 to i64, !dbg !203
  %arrayidx = getelementptr inbounds [5 x ptr], ptr @files.names, i64 0, i64 %idxprom, !dbg !203
  %2 = load ptr, ptr %arrayidx, align 8, !dbg !203
  %call = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef %2) #5, !dbg !204
  %arraydecay1 = getelementptr inbounds [20 x i8], ptr %other, i64 0, i64 0, !dbg !205
  %3 = load i32, ptr %i, align 4, !dbg !206
  %idxprom2 = sext i32 %3 to i64, !dbg !207
  %arrayidx3 = getelementptr inbounds [5 x ptr], ptr @files.names, i64 0, i64 %idxprom2, !dbg !207
  %4 = load ptr, ptr %arrayidx3, align 8, !dbg !207
  %call4 = call ptr @strcpy(ptr noundef %arraydecay1, ptr noundef %4) #5, !dbg !208
  %5 = load i32, ptr %i, align 4, !dbg !209
  %idxprom5 = sext i32 %5 to i64, !dbg !210
  %arrayidx6 = getelementptr inbounds [5 x ptr], ptr @files.names, i64 0, i64 %idxprom5, !dbg !210
  %6 = load ptr, ptr %arrayidx6, align 8, !dbg !210
  %arraydecay7 = getelementptr inbounds [20 x i8], ptr %copy, i64 0, i64 0, !dbg !211
  %call8 = call ptr @__xpg_basename(ptr noundef %arraydecay7), !dbg !212
  %arraydecay9 = getelementptr inbounds [20 x i8], ptr %other, i64 0, i64 0, !dbg !213
  %call10 = call ptr @dirname(ptr noundef %arraydecay9), !dbg !214
  %7 = load i32, ptr %i, align 4, !dbg !215
  %idxprom11 = sext i32 %7 to i64, !dbg !216
  %arrayidx12 = getelementptr inbounds [5 x ptr], ptr @files.names, i64 0, i64 %idxprom11, !dbg !216
  %8 = load ptr, ptr %arrayidx12, align 8, !dbg !216
  %call13 = call ptr @basename(ptr noundef %8), !dbg !217
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, ptr noundef %6, ptr noundef %call8, ptr noundef %call10, ptr noundef %call13), !dbg !218
  br label %for.inc, !dbg !219

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %i, align 4, !dbg !220
  %inc = add nsw i32 %9, 1, !dbg !220
  store i32 %inc, ptr %i, align 4, !dbg !220
  br label %for.cond, !dbg !221, !llvm.loop !222

for.end:                                          ; preds = %for.cond
  ret void, !dbg !225
}

; Function Attrs: noinline nounwind uwtable
define internal void @addresses() #0 !dbg !75 {
entry:
  %bytes = alloca [16 x i8], align 16
  %text = alloca [46 x i8], align 16
  %i = alloca i32, align 4
  %address = alloca %struct.in_addr, align 4
    #dbg_declare(ptr %bytes, !226, !DIExpression(), !229)
    #dbg_declare(ptr %text, !230, !DIExpression(), !234)
    #dbg_declare(ptr %i, !235, !DIExpression(), !237)
  store i32 0, ptr %i, align 4, !dbg !237
  br label %for.cond, !dbg !238

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !239
  %cmp = icmp slt i32 %0, 6, !dbg !241
  br i1 %cmp, label %for.body, label %for.end, !dbg !242

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !243
  %idxprom = sext i32 %1 to i64, !dbg !245
  %arrayidx = getelementptr inbounds [6 x ptr], ptr @addresses.texts, i64 0, i64 %idxprom, !dbg !245
  %2 = load ptr, ptr %arrayidx, align 8, !dbg !245
  %arraydecay = getelementptr inbounds [16 x i8], ptr %bytes, i64 0, i64 0, !dbg !246
  %call = call i32 @inet_pton(i32 noundef 10, ptr noundef %2, ptr noundef %arraydecay), !dbg !247
  %cmp1 = icmp eq i32 %call, 1, !dbg !248
  br i1 %cmp1, label %if.then, label %if.end, !dbg !249

if.then:                                          ; preds = %for.body
  %arraydecay2 = getelementptr inbounds [16 x i8], ptr %bytes, i64 0, i64 0, !dbg !250
  %arraydecay3 = getelementptr inbounds [46 x i8], ptr %text, i64 0, i64 0, !dbg !251
  %call4 = call ptr @inet_ntop(i32 noundef 10, ptr noundef %arraydecay2, ptr noundef %arraydecay3, i32 noundef 46), !dbg !252
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, ptr noundef %call4), !dbg !253
  br label %if.end, !dbg !253

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc, !dbg !254

for.inc:                                          ; preds = %if.end
  %3 = load i32, ptr %i, align 4, !dbg !255
  %inc = add nsw i32 %3, 1, !dbg !255
  store i32 %inc, ptr %i, align 4, !dbg !255
  br label %for.cond, !dbg !256, !llvm.loop !257

for.end:                                          ; preds = %for.cond
  %arraydecay6 = getelementptr inbounds [16 x i8], ptr %bytes, i64 0, i64 0, !dbg !259
  %call7 = call i32 @inet_pton(i32 noundef 10, ptr noundef @.str.12, ptr noundef %arraydecay6), !dbg !260
  %arraydecay8 = getelementptr inbounds [16 x i8], ptr %bytes, i64 0, i64 0, !dbg !261
  %call9 = call i32 @inet_pton(i32 noundef 2, ptr noundef @.str.16, ptr noundef %arraydecay8), !dbg !262
  %call10 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, i32 noundef %call7, i32 noundef %call9), !dbg !263
    #dbg_declare(ptr %address, !264, !DIExpression(), !271)
  %s_addr = getelementptr inbounds %struct.in_addr, ptr %address, i32 0, i32 0, !dbg !272
  %call11 = call i32 @inet_addr(ptr noundef @.str.17), !dbg !273
  store i32 %call11, ptr %s_addr, align 4, !dbg !272
  %coerce.dive = getelementptr inbounds %struct.in_addr, ptr %address, i32 0, i32 0, !dbg !274
  %4 = load i32, ptr %coerce.dive, align 4, !dbg !274
  %call12 = call ptr @inet_ntoa(i32 %4), !dbg !274
  %call13 = call i32 @htonl(i32 noundef 16909060), !dbg !275
  %cmp14 = icmp eq i32 %call13, 16909060, !dbg !276
  %conv = zext i1 %cmp14 to i32, !dbg !276
  %call15 = call zeroext i16 @htons(i16 noundef zeroext 1), !dbg !277
  %conv16 = zext i16 %call15 to i32, !dbg !277
  %cmp17 = icmp eq i32 %conv16, 1, !dbg !278
  %conv18 = zext i1 %cmp17 to i32, !dbg !278
  %arraydecay19 = getelementptr inbounds [46 x i8], ptr %text, i64 0, i64 0, !dbg !279
  %call20 = call ptr @inet_ntop(i32 noundef 2, ptr noundef %address, ptr noundef %arraydecay19, i32 noundef 4), !dbg !280
  %tobool = icmp ne ptr %call20, null, !dbg !280
  %5 = zext i1 %tobool to i64, !dbg !280
  %cond = select i1 %tobool, ptr @.str.19, ptr @.str.20, !dbg !280
  %call21 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, ptr noundef %call12, i32 noundef %conv, i32 noundef %conv18, ptr noundef %cond), !dbg !281
  ret void, !dbg !282
}

; Function Attrs: noinline nounwind uwtable
define internal void @words() #0 !dbg !143 {
entry:
  %list = alloca [17 x i8], align 16
  %rest = alloca ptr, align 8
  %value = alloca ptr, align 8
  %which = alloca i32, align 4
  %call = call i32 @strverscmp(ptr noundef @.str.22, ptr noundef @.str.23), !dbg !283
  %cmp = icmp slt i32 %call, 0, !dbg !284
  %conv = zext i1 %cmp to i32, !dbg !284
  %call1 = call i32 @strverscmp(ptr noundef @.str.24, ptr noundef @.str.25), !dbg !285
  %cmp2 = icmp slt i32 %call1, 0, !dbg !286
  %conv3 = zext i1 %cmp2 to i32, !dbg !286
  %call4 = call i32 @strverscmp(ptr noundef @.str.26, ptr noundef @.str.27), !dbg !287
  %cmp5 = icmp slt i32 %call4, 0, !dbg !288
  %conv6 = zext i1 %cmp5 to i32, !dbg !288
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str.21, i32 noundef %conv, i32 noundef %conv3, i32 noundef %conv6), !dbg !289
  %call8 = call ptr @strcasestr(ptr noundef @.str.29, ptr noundef @.str.30), !dbg !290
  %call9 = call ptr @strcasestr(ptr noundef @.str.31, ptr noundef @.str.32), !dbg !291
  %tobool = icmp ne ptr %call9, null, !dbg !291
  %0 = zext i1 %tobool to i64, !dbg !291
  %cond = select i1 %tobool, ptr @.str.19, ptr @.str.33, !dbg !291
  %call10 = call i32 (ptr, ...) @printf(ptr noundef @.str.28, ptr noundef %call8, ptr noundef %cond), !dbg !292
  %call11 = call ptr @strsignal(i32 noundef 11), !dbg !293
  %call12 = call ptr @strsignal(i32 noundef 15), !dbg !294
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str.34, ptr noundef %call11, ptr noundef %call12), !dbg !295
    #dbg_declare(ptr %list, !296, !DIExpression(), !297)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %list, ptr align 16 @__const.words.list, i64 17, i1 false), !dbg !297
    #dbg_declare(ptr %rest, !298, !DIExpression(), !299)
  %arraydecay = getelementptr inbounds [17 x i8], ptr %list, i64 0, i64 0, !dbg !300
  store ptr %arraydecay, ptr %rest, align 8, !dbg !299
    #dbg_declare(ptr %value, !301, !DIExpression(), !302)
  br label %while.cond, !dbg !303

while.cond:                                       ; preds = %cond.end, %entry
  %1 = load ptr, ptr %rest, align 8, !dbg !304
  %2 = load i8, ptr %1, align 1, !dbg !305
  %tobool14 = icmp ne i8 %2, 0, !dbg !303
  br i1 %tobool14, label %while.body, label %while.end, !dbg !303

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %which, !306, !DIExpression(), !308)
  %call15 = call i32 @getsubopt(ptr noundef %rest, ptr noundef @words.known, ptr noundef %value), !dbg !309
  store i32 %call15, ptr %which, align 4, !dbg !308
  %3 = load i32, ptr %which, align 4, !dbg !310
  %4 = load ptr, ptr %value, align 8, !dbg !311
  %tobool16 = icmp ne ptr %4, null, !dbg !311
  br i1 %tobool16, label %cond.true, label %cond.false, !dbg !311

cond.true:                                        ; preds = %while.body
  %5 = load ptr, ptr %value, align 8, !dbg !312
  br label %cond.end, !dbg !311

cond.false:                                       ; preds = %while.body
  br label %cond.end, !dbg !311

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond17 = phi ptr [ %5, %cond.true ], [ @.str.38, %cond.false ], !dbg !311
  %call18 = call i32 (ptr, ...) @printf(ptr noundef @.str.37, i32 noundef %3, ptr noundef %cond17), !dbg !313
  br label %while.cond, !dbg !303, !llvm.loop !314

while.end:                                        ; preds = %while.cond
  %call19 = call i32 @putchar(i32 noundef 10), !dbg !316
  ret void, !dbg !317
}

; Function Attrs: nounwind
declare double @remquo(double noundef, double noundef, ptr noundef) #1

declare void @sincos(double noundef, ptr noundef, ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nounwind willreturn memory(read)
declare double @nan(ptr noundef) #3

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #1

declare ptr @__xpg_basename(ptr noundef) #2

declare ptr @dirname(ptr noundef) #2

declare ptr @basename(ptr noundef) #2

declare i32 @inet_pton(i32 noundef, ptr noundef, ptr noundef) #2

declare ptr @inet_ntop(i32 noundef, ptr noundef, ptr noundef, i32 noundef) #2

declare i32 @inet_addr(ptr noundef) #2

declare ptr @inet_ntoa(i32) #2

declare i32 @htonl(i32 noundef) #2

declare zeroext i16 @htons(i16 noundef zeroext) #2

declare i32 @strverscmp(ptr noundef, ptr noundef) #2

declare ptr @strcasestr(ptr noundef, ptr noundef) #2

declare ptr @strsignal(i32 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

declare i32 @getsubopt(ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @putchar(i32 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }
attributes #6 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!151, !152, !153, !154, !155, !156, !157}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "names_and_addresses.c", directory: ".", checksumkind: CSK_MD5, checksum: "4a72f37f07aa2af9215ec305e828cd13")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 16)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 1)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "names", scope: !14, file: !2, line: 21, type: !150, isLocal: true, isDefinition: true)
!14 = distinct !DISubprogram(name: "files", scope: !2, file: !2, line: 20, type: !15, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !76)
!15 = !DISubroutineType(types: !16)
!16 = !{null}
!17 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !18, globals: !21, splitDebugInlining: false, nameTableKind: None)
!18 = !{!19, !20}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !{!0, !7, !22, !27, !32, !37, !42, !12, !47, !52, !57, !62, !67, !69, !71, !73, !83, !85, !87, !92, !94, !99, !101, !106, !108, !110, !112, !114, !116, !118, !120, !122, !127, !129, !131, !133, !135, !137, !139, !141, !146, !148}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 10)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 7)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 2)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 5)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 13)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 24)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 3)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 4)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 14)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !59, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !59, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "texts", scope: !75, file: !2, line: 32, type: !77, isLocal: true, isDefinition: true)
!75 = distinct !DISubprogram(name: "addresses", scope: !2, file: !2, line: 31, type: !15, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !76)
!76 = !{}
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !78, size: 384, elements: !81)
!78 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !79)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!81 = !{!82}
!82 = !DISubrange(count: 6)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !59, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !29, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !89, isLocal: true, isDefinition: true)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !90)
!90 = !{!91}
!91 = !DISubrange(count: 11)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !24, isLocal: true, isDefinition: true)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !96, isLocal: true, isDefinition: true)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !97)
!97 = !{!98}
!98 = !DISubrange(count: 17)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !34, isLocal: true, isDefinition: true)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !103, isLocal: true, isDefinition: true)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !104)
!104 = !{!105}
!105 = !DISubrange(count: 8)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !24, isLocal: true, isDefinition: true)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !54, isLocal: true, isDefinition: true)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !59, isLocal: true, isDefinition: true)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !39, isLocal: true, isDefinition: true)
!114 = !DIGlobalVariableExpression(var: !115, expr: !DIExpression())
!115 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !59, isLocal: true, isDefinition: true)
!116 = !DIGlobalVariableExpression(var: !117, expr: !DIExpression())
!117 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !59, isLocal: true, isDefinition: true)
!118 = !DIGlobalVariableExpression(var: !119, expr: !DIExpression())
!119 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !54, isLocal: true, isDefinition: true)
!120 = !DIGlobalVariableExpression(var: !121, expr: !DIExpression())
!121 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !29, isLocal: true, isDefinition: true)
!122 = !DIGlobalVariableExpression(var: !123, expr: !DIExpression())
!123 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !124, isLocal: true, isDefinition: true)
!124 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !125)
!125 = !{!126}
!126 = !DISubrange(count: 12)
!127 = !DIGlobalVariableExpression(var: !128, expr: !DIExpression())
!128 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !54, isLocal: true, isDefinition: true)
!129 = !DIGlobalVariableExpression(var: !130, expr: !DIExpression())
!130 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !39, isLocal: true, isDefinition: true)
!131 = !DIGlobalVariableExpression(var: !132, expr: !DIExpression())
!132 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !34, isLocal: true, isDefinition: true)
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !103, isLocal: true, isDefinition: true)
!135 = !DIGlobalVariableExpression(var: !136, expr: !DIExpression())
!136 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !103, isLocal: true, isDefinition: true)
!137 = !DIGlobalVariableExpression(var: !138, expr: !DIExpression())
!138 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !54, isLocal: true, isDefinition: true)
!139 = !DIGlobalVariableExpression(var: !140, expr: !DIExpression())
!140 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !39, isLocal: true, isDefinition: true)
!141 = !DIGlobalVariableExpression(var: !142, expr: !DIExpression())
!142 = distinct !DIGlobalVariable(name: "known", scope: !143, file: !2, line: 49, type: !144, isLocal: true, isDefinition: true)
!143 = distinct !DISubprogram(name: "words", scope: !2, file: !2, line: 44, type: !15, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !76)
!144 = !DICompositeType(tag: DW_TAG_array_type, baseType: !145, size: 192, elements: !55)
!145 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!146 = !DIGlobalVariableExpression(var: !147, expr: !DIExpression())
!147 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !103, isLocal: true, isDefinition: true)
!148 = !DIGlobalVariableExpression(var: !149, expr: !DIExpression())
!149 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !34, isLocal: true, isDefinition: true)
!150 = !DICompositeType(tag: DW_TAG_array_type, baseType: !78, size: 320, elements: !40)
!151 = !{i32 7, !"Dwarf Version", i32 5}
!152 = !{i32 2, !"Debug Info Version", i32 3}
!153 = !{i32 1, !"wchar_size", i32 4}
!154 = !{i32 8, !"PIC Level", i32 2}
!155 = !{i32 7, !"PIE Level", i32 2}
!156 = !{i32 7, !"uwtable", i32 2}
!157 = !{i32 7, !"frame-pointer", i32 2}
!158 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 58, type: !159, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17, retainedNodes: !76)
!159 = !DISubroutineType(types: !160)
!160 = !{!161}
!161 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!162 = !DILocation(line: 59, column: 3, scope: !158)
!163 = !DILocation(line: 60, column: 3, scope: !158)
!164 = !DILocation(line: 61, column: 3, scope: !158)
!165 = !DILocalVariable(name: "quotient", scope: !158, file: !2, line: 62, type: !161)
!166 = !DILocation(line: 62, column: 7, scope: !158)
!167 = !DILocalVariable(name: "left", scope: !158, file: !2, line: 63, type: !168)
!168 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!169 = !DILocation(line: 63, column: 10, scope: !158)
!170 = !DILocation(line: 63, column: 17, scope: !158)
!171 = !DILocalVariable(name: "sine", scope: !158, file: !2, line: 63, type: !168)
!172 = !DILocation(line: 63, column: 44, scope: !158)
!173 = !DILocalVariable(name: "cosine", scope: !158, file: !2, line: 63, type: !168)
!174 = !DILocation(line: 63, column: 50, scope: !158)
!175 = !DILocation(line: 64, column: 3, scope: !158)
!176 = !DILocation(line: 65, column: 30, scope: !158)
!177 = !DILocation(line: 65, column: 36, scope: !158)
!178 = !DILocation(line: 65, column: 46, scope: !158)
!179 = !DILocation(line: 65, column: 52, scope: !158)
!180 = !DILocation(line: 65, column: 60, scope: !158)
!181 = !DILocation(line: 65, column: 71, scope: !158)
!182 = !DILocation(line: 65, column: 68, scope: !158)
!183 = !DILocation(line: 65, column: 3, scope: !158)
!184 = !DILocation(line: 66, column: 1, scope: !158)
!185 = !DILocalVariable(name: "i", scope: !186, file: !2, line: 22, type: !161)
!186 = distinct !DILexicalBlock(scope: !14, file: !2, line: 22, column: 3)
!187 = !DILocation(line: 22, column: 12, scope: !186)
!188 = !DILocation(line: 22, column: 8, scope: !186)
!189 = !DILocation(line: 22, column: 19, scope: !190)
!190 = distinct !DILexicalBlock(scope: !186, file: !2, line: 22, column: 3)
!191 = !DILocation(line: 22, column: 21, scope: !190)
!192 = !DILocation(line: 22, column: 3, scope: !186)
!193 = !DILocalVariable(name: "copy", scope: !194, file: !2, line: 23, type: !195)
!194 = distinct !DILexicalBlock(scope: !190, file: !2, line: 22, column: 31)
!195 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !196)
!196 = !{!197}
!197 = !DISubrange(count: 20)
!198 = !DILocation(line: 23, column: 10, scope: !194)
!199 = !DILocalVariable(name: "other", scope: !194, file: !2, line: 23, type: !195)
!200 = !DILocation(line: 23, column: 20, scope: !194)
!201 = !DILocation(line: 24, column: 12, scope: !194)
!202 = !DILocation(line: 24, column: 24, scope: !194)
!203 = !DILocation(line: 24, column: 18, scope: !194)
!204 = !DILocation(line: 24, column: 5, scope: !194)
!205 = !DILocation(line: 25, column: 12, scope: !194)
!206 = !DILocation(line: 25, column: 25, scope: !194)
!207 = !DILocation(line: 25, column: 19, scope: !194)
!208 = !DILocation(line: 25, column: 5, scope: !194)
!209 = !DILocation(line: 26, column: 46, scope: !194)
!210 = !DILocation(line: 26, column: 40, scope: !194)
!211 = !DILocation(line: 26, column: 65, scope: !194)
!212 = !DILocation(line: 26, column: 50, scope: !194)
!213 = !DILocation(line: 26, column: 80, scope: !194)
!214 = !DILocation(line: 26, column: 72, scope: !194)
!215 = !DILocation(line: 27, column: 27, scope: !194)
!216 = !DILocation(line: 27, column: 21, scope: !194)
!217 = !DILocation(line: 27, column: 12, scope: !194)
!218 = !DILocation(line: 26, column: 5, scope: !194)
!219 = !DILocation(line: 28, column: 3, scope: !194)
!220 = !DILocation(line: 22, column: 27, scope: !190)
!221 = !DILocation(line: 22, column: 3, scope: !190)
!222 = distinct !{!222, !192, !223, !224}
!223 = !DILocation(line: 28, column: 3, scope: !186)
!224 = !{!"llvm.loop.mustprogress"}
!225 = !DILocation(line: 29, column: 1, scope: !14)
!226 = !DILocalVariable(name: "bytes", scope: !75, file: !2, line: 33, type: !227)
!227 = !DICompositeType(tag: DW_TAG_array_type, baseType: !228, size: 128, elements: !5)
!228 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!229 = !DILocation(line: 33, column: 17, scope: !75)
!230 = !DILocalVariable(name: "text", scope: !75, file: !2, line: 34, type: !231)
!231 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 368, elements: !232)
!232 = !{!233}
!233 = !DISubrange(count: 46)
!234 = !DILocation(line: 34, column: 8, scope: !75)
!235 = !DILocalVariable(name: "i", scope: !236, file: !2, line: 35, type: !161)
!236 = distinct !DILexicalBlock(scope: !75, file: !2, line: 35, column: 3)
!237 = !DILocation(line: 35, column: 12, scope: !236)
!238 = !DILocation(line: 35, column: 8, scope: !236)
!239 = !DILocation(line: 35, column: 19, scope: !240)
!240 = distinct !DILexicalBlock(scope: !236, file: !2, line: 35, column: 3)
!241 = !DILocation(line: 35, column: 21, scope: !240)
!242 = !DILocation(line: 35, column: 3, scope: !236)
!243 = !DILocation(line: 36, column: 29, scope: !244)
!244 = distinct !DILexicalBlock(scope: !240, file: !2, line: 36, column: 9)
!245 = !DILocation(line: 36, column: 23, scope: !244)
!246 = !DILocation(line: 36, column: 33, scope: !244)
!247 = !DILocation(line: 36, column: 9, scope: !244)
!248 = !DILocation(line: 36, column: 40, scope: !244)
!249 = !DILocation(line: 36, column: 9, scope: !240)
!250 = !DILocation(line: 37, column: 35, scope: !244)
!251 = !DILocation(line: 37, column: 42, scope: !244)
!252 = !DILocation(line: 37, column: 21, scope: !244)
!253 = !DILocation(line: 37, column: 7, scope: !244)
!254 = !DILocation(line: 36, column: 43, scope: !244)
!255 = !DILocation(line: 35, column: 27, scope: !240)
!256 = !DILocation(line: 35, column: 3, scope: !240)
!257 = distinct !{!257, !242, !258, !224}
!258 = !DILocation(line: 37, column: 60, scope: !236)
!259 = !DILocation(line: 38, column: 42, scope: !75)
!260 = !DILocation(line: 38, column: 21, scope: !75)
!261 = !DILocation(line: 38, column: 77, scope: !75)
!262 = !DILocation(line: 38, column: 50, scope: !75)
!263 = !DILocation(line: 38, column: 3, scope: !75)
!264 = !DILocalVariable(name: "address", scope: !75, file: !2, line: 39, type: !265)
!265 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "in_addr", file: !2, line: 10, size: 32, elements: !266)
!266 = !{!267}
!267 = !DIDerivedType(tag: DW_TAG_member, name: "s_addr", scope: !265, file: !2, line: 10, baseType: !268, size: 32)
!268 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !269, line: 12, baseType: !270)
!269 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "ebc75cd258e1e4e9fcf6eddd6ad2b8ba")
!270 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!271 = !DILocation(line: 39, column: 18, scope: !75)
!272 = !DILocation(line: 39, column: 28, scope: !75)
!273 = !DILocation(line: 39, column: 30, scope: !75)
!274 = !DILocation(line: 40, column: 31, scope: !75)
!275 = !DILocation(line: 40, column: 51, scope: !75)
!276 = !DILocation(line: 40, column: 69, scope: !75)
!277 = !DILocation(line: 40, column: 84, scope: !75)
!278 = !DILocation(line: 40, column: 93, scope: !75)
!279 = !DILocation(line: 41, column: 33, scope: !75)
!280 = !DILocation(line: 41, column: 10, scope: !75)
!281 = !DILocation(line: 40, column: 3, scope: !75)
!282 = !DILocation(line: 42, column: 1, scope: !75)
!283 = !DILocation(line: 45, column: 24, scope: !143)
!284 = !DILocation(line: 45, column: 48, scope: !143)
!285 = !DILocation(line: 45, column: 53, scope: !143)
!286 = !DILocation(line: 45, column: 79, scope: !143)
!287 = !DILocation(line: 46, column: 10, scope: !143)
!288 = !DILocation(line: 46, column: 34, scope: !143)
!289 = !DILocation(line: 45, column: 3, scope: !143)
!290 = !DILocation(line: 47, column: 21, scope: !143)
!291 = !DILocation(line: 47, column: 54, scope: !143)
!292 = !DILocation(line: 47, column: 3, scope: !143)
!293 = !DILocation(line: 48, column: 22, scope: !143)
!294 = !DILocation(line: 48, column: 37, scope: !143)
!295 = !DILocation(line: 48, column: 3, scope: !143)
!296 = !DILocalVariable(name: "list", scope: !143, file: !2, line: 50, type: !96)
!297 = !DILocation(line: 50, column: 8, scope: !143)
!298 = !DILocalVariable(name: "rest", scope: !143, file: !2, line: 50, type: !19)
!299 = !DILocation(line: 50, column: 38, scope: !143)
!300 = !DILocation(line: 50, column: 45, scope: !143)
!301 = !DILocalVariable(name: "value", scope: !143, file: !2, line: 50, type: !19)
!302 = !DILocation(line: 50, column: 52, scope: !143)
!303 = !DILocation(line: 51, column: 3, scope: !143)
!304 = !DILocation(line: 51, column: 11, scope: !143)
!305 = !DILocation(line: 51, column: 10, scope: !143)
!306 = !DILocalVariable(name: "which", scope: !307, file: !2, line: 52, type: !161)
!307 = distinct !DILexicalBlock(scope: !143, file: !2, line: 51, column: 17)
!308 = !DILocation(line: 52, column: 9, scope: !307)
!309 = !DILocation(line: 52, column: 17, scope: !307)
!310 = !DILocation(line: 53, column: 23, scope: !307)
!311 = !DILocation(line: 53, column: 30, scope: !307)
!312 = !DILocation(line: 53, column: 38, scope: !307)
!313 = !DILocation(line: 53, column: 5, scope: !307)
!314 = distinct !{!314, !303, !315, !224}
!315 = !DILocation(line: 54, column: 3, scope: !143)
!316 = !DILocation(line: 55, column: 3, scope: !143)
!317 = !DILocation(line: 56, column: 1, scope: !143)
