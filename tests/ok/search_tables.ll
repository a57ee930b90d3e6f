; ModuleID = 'search_tables.c'
source_filename = "search_tables.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.item = type { ptr, ptr }
%struct.ring = type { ptr, ptr, i32 }

@__const.main.numbers = private unnamed_addr constant [8 x i32] [i32 5, i32 3, i32 9, i32 0, i32 0, i32 0, i32 0, i32 0], align 16
@__const.main.keys = private unnamed_addr constant [5 x i32] [i32 3, i32 4, i32 4, i32 7, i32 5], align 16
@.str = private unnamed_addr constant [4 x i8] c"%d \00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [8 x i8] c"%zu %d\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [12 x i8] c"gone before\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [11 x i8] c"\0A%d %d %d\0A\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !24
@.str.6 = private unnamed_addr constant [6 x i8] c"three\00", align 1, !dbg !26
@.str.7 = private unnamed_addr constant [5 x i8] c"four\00", align 1, !dbg !31
@.str.8 = private unnamed_addr constant [5 x i8] c"five\00", align 1, !dbg !36
@__const.main.words = private unnamed_addr constant [5 x ptr] [ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8], align 16
@.str.9 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !38
@.str.10 = private unnamed_addr constant [4 x i8] c" %d\00", align 1, !dbg !43
@.str.11 = private unnamed_addr constant [4 x i8] c" %s\00", align 1, !dbg !45
@.str.12 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1, !dbg !47
@.str.13 = private unnamed_addr constant [4 x i8] c"six\00", align 1, !dbg !49
@.str.14 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !51

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !86 {
entry:
  %retval = alloca i32, align 4
  %numbers = alloca [8 x i32], align 16
  %keys = alloca [5 x i32], align 16
  %count = alloca i64, align 8
  %i = alloca i32, align 4
  %none = alloca i32, align 4
  %root = alloca ptr, align 8
  %all = alloca [64 x i32], align 16
  %i6 = alloca i32, align 4
  %i19 = alloca i32, align 4
  %one = alloca i32, align 4
  %zero = alloca i32, align 4
  %words = alloca [5 x ptr], align 16
  %i46 = alloca i32, align 4
  %.compoundliteral = alloca %struct.item, align 8
  %i62 = alloca i32, align 4
  %.compoundliteral67 = alloca %struct.item, align 8
  %.compoundliteral78 = alloca %struct.item, align 8
  %rings = alloca [4 x %struct.ring], align 16
  %i86 = alloca i32, align 4
  %at = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %numbers, !90, !DIExpression(), !92)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %numbers, ptr align 16 @__const.main.numbers, i64 32, i1 false), !dbg !92
    #dbg_declare(ptr %keys, !93, !DIExpression(), !95)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %keys, ptr align 16 @__const.main.keys, i64 20, i1 false), !dbg !95
    #dbg_declare(ptr %count, !96, !DIExpression(), !100)
  store i64 3, ptr %count, align 8, !dbg !100
    #dbg_declare(ptr %i, !101, !DIExpression(), !103)
  store i32 0, ptr %i, align 4, !dbg !103
  br label %for.cond, !dbg !104

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !105
  %cmp = icmp slt i32 %0, 5, !dbg !107
  br i1 %cmp, label %for.body, label %for.end, !dbg !108

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !109
  %idxprom = sext i32 %1 to i64, !dbg !110
  %arrayidx = getelementptr inbounds [5 x i32], ptr %keys, i64 0, i64 %idxprom, !dbg !110
  %arraydecay = getelementptr inbounds [8 x i32], ptr %numbers, i64 0, i64 0, !dbg !111
  %call = call ptr @lsearch(ptr noundef %arrayidx, ptr noundef %arraydecay, ptr noundef %count, i64 noundef 4, ptr noundef @by_number), !dbg !112
  %2 = load i32, ptr %call, align 4, !dbg !113
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %2), !dbg !114
  br label %for.inc, !dbg !114

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4, !dbg !115
  %inc = add nsw i32 %3, 1, !dbg !115
  store i32 %inc, ptr %i, align 4, !dbg !115
  br label %for.cond, !dbg !116, !llvm.loop !117

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %none, !120, !DIExpression(), !121)
  store i32 77, ptr %none, align 4, !dbg !121
  %4 = load i64, ptr %count, align 8, !dbg !122
  %arraydecay2 = getelementptr inbounds [8 x i32], ptr %numbers, i64 0, i64 0, !dbg !123
  %call3 = call ptr @lfind(ptr noundef %none, ptr noundef %arraydecay2, ptr noundef %count, i64 noundef 4, ptr noundef @by_number), !dbg !124
  %cmp4 = icmp eq ptr %call3, null, !dbg !125
  %conv = zext i1 %cmp4 to i32, !dbg !125
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %4, i32 noundef %conv), !dbg !126
    #dbg_declare(ptr %root, !127, !DIExpression(), !128)
  store ptr null, ptr %root, align 8, !dbg !128
    #dbg_declare(ptr %all, !129, !DIExpression(), !133)
    #dbg_declare(ptr %i6, !134, !DIExpression(), !136)
  store i32 0, ptr %i6, align 4, !dbg !136
  br label %for.cond7, !dbg !137

for.cond7:                                        ; preds = %for.inc16, %for.end
  %5 = load i32, ptr %i6, align 4, !dbg !138
  %cmp8 = icmp slt i32 %5, 64, !dbg !140
  br i1 %cmp8, label %for.body10, label %for.end18, !dbg !141

for.body10:                                       ; preds = %for.cond7
  %6 = load i32, ptr %i6, align 4, !dbg !142
  %mul = mul nsw i32 %6, 37, !dbg !144
  %rem = srem i32 %mul, 64, !dbg !145
  %7 = load i32, ptr %i6, align 4, !dbg !146
  %idxprom11 = sext i32 %7 to i64, !dbg !147
  %arrayidx12 = getelementptr inbounds [64 x i32], ptr %all, i64 0, i64 %idxprom11, !dbg !147
  store i32 %rem, ptr %arrayidx12, align 4, !dbg !148
  %8 = load i32, ptr %i6, align 4, !dbg !149
  %idxprom13 = sext i32 %8 to i64, !dbg !150
  %arrayidx14 = getelementptr inbounds [64 x i32], ptr %all, i64 0, i64 %idxprom13, !dbg !150
  %call15 = call ptr @tsearch(ptr noundef %arrayidx14, ptr noundef %root, ptr noundef @by_number), !dbg !151
  br label %for.inc16, !dbg !152

for.inc16:                                        ; preds = %for.body10
  %9 = load i32, ptr %i6, align 4, !dbg !153
  %inc17 = add nsw i32 %9, 1, !dbg !153
  store i32 %inc17, ptr %i6, align 4, !dbg !153
  br label %for.cond7, !dbg !154, !llvm.loop !155

for.end18:                                        ; preds = %for.cond7
    #dbg_declare(ptr %i19, !157, !DIExpression(), !159)
  store i32 0, ptr %i19, align 4, !dbg !159
  br label %for.cond20, !dbg !160

for.cond20:                                       ; preds = %for.inc30, %for.end18
  %10 = load i32, ptr %i19, align 4, !dbg !161
  %cmp21 = icmp slt i32 %10, 64, !dbg !163
  br i1 %cmp21, label %for.body23, label %for.end31, !dbg !164

for.body23:                                       ; preds = %for.cond20
  %11 = load i32, ptr %i19, align 4, !dbg !165
  %idxprom24 = sext i32 %11 to i64, !dbg !167
  %arrayidx25 = getelementptr inbounds [64 x i32], ptr %all, i64 0, i64 %idxprom24, !dbg !167
  %call26 = call ptr @tdelete(ptr noundef %arrayidx25, ptr noundef %root, ptr noundef @by_number), !dbg !168
  %cmp27 = icmp eq ptr %call26, null, !dbg !169
  br i1 %cmp27, label %if.then, label %if.end, !dbg !170

if.then:                                          ; preds = %for.body23
  %call29 = call i32 @puts(ptr noundef @.str.2), !dbg !171
  br label %if.end, !dbg !171

if.end:                                           ; preds = %if.then, %for.body23
  br label %for.inc30, !dbg !172

for.inc30:                                        ; preds = %if.end
  %12 = load i32, ptr %i19, align 4, !dbg !173
  %add = add nsw i32 %12, 3, !dbg !173
  store i32 %add, ptr %i19, align 4, !dbg !173
  br label %for.cond20, !dbg !174, !llvm.loop !175

for.end31:                                        ; preds = %for.cond20
  %13 = load ptr, ptr %root, align 8, !dbg !177
  call void @twalk(ptr noundef %13, ptr noundef @show), !dbg !178
    #dbg_declare(ptr %one, !179, !DIExpression(), !180)
  store i32 1, ptr %one, align 4, !dbg !180
    #dbg_declare(ptr %zero, !181, !DIExpression(), !182)
  store i32 0, ptr %zero, align 4, !dbg !182
  %call32 = call ptr @tfind(ptr noundef %one, ptr noundef %root, ptr noundef @by_number), !dbg !183
  %cmp33 = icmp ne ptr %call32, null, !dbg !184
  %conv34 = zext i1 %cmp33 to i32, !dbg !184
  %call35 = call ptr @tfind(ptr noundef %zero, ptr noundef %root, ptr noundef @by_number), !dbg !185
  %cmp36 = icmp ne ptr %call35, null, !dbg !186
  %conv37 = zext i1 %cmp36 to i32, !dbg !186
  %call38 = call ptr @tdelete(ptr noundef %none, ptr noundef %root, ptr noundef @by_number), !dbg !187
  %cmp39 = icmp eq ptr %call38, null, !dbg !188
  %conv40 = zext i1 %cmp39 to i32, !dbg !188
  %call41 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %conv34, i32 noundef %conv37, i32 noundef %conv40), !dbg !189
  %14 = load ptr, ptr %root, align 8, !dbg !190
  call void @tdestroy(ptr noundef %14, ptr noundef @nothing), !dbg !191
    #dbg_declare(ptr %words, !192, !DIExpression(), !194)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %words, ptr align 16 @__const.main.words, i64 40, i1 false), !dbg !194
  %call42 = call i32 @hcreate(i64 noundef 5), !dbg !195
  %cmp43 = icmp ne i32 %call42, 0, !dbg !196
  %conv44 = zext i1 %cmp43 to i32, !dbg !196
  %call45 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %conv44), !dbg !197
    #dbg_declare(ptr %i46, !198, !DIExpression(), !200)
  store i32 0, ptr %i46, align 4, !dbg !200
  br label %for.cond47, !dbg !201

for.cond47:                                       ; preds = %for.inc59, %for.end31
  %15 = load i32, ptr %i46, align 4, !dbg !202
  %cmp48 = icmp slt i32 %15, 5, !dbg !204
  br i1 %cmp48, label %for.body50, label %for.end61, !dbg !205

for.body50:                                       ; preds = %for.cond47
  %key = getelementptr inbounds %struct.item, ptr %.compoundliteral, i32 0, i32 0, !dbg !206
  %16 = load i32, ptr %i46, align 4, !dbg !207
  %idxprom51 = sext i32 %16 to i64, !dbg !208
  %arrayidx52 = getelementptr inbounds [5 x ptr], ptr %words, i64 0, i64 %idxprom51, !dbg !208
  %17 = load ptr, ptr %arrayidx52, align 8, !dbg !208
  store ptr %17, ptr %key, align 8, !dbg !206
  %data = getelementptr inbounds %struct.item, ptr %.compoundliteral, i32 0, i32 1, !dbg !206
  %18 = load i32, ptr %i46, align 4, !dbg !209
  %idxprom53 = sext i32 %18 to i64, !dbg !210
  %arrayidx54 = getelementptr inbounds [5 x ptr], ptr %words, i64 0, i64 %idxprom53, !dbg !210
  %19 = load ptr, ptr %arrayidx54, align 8, !dbg !210
  %add.ptr = getelementptr inbounds i8, ptr %19, i64 1, !dbg !211
  store ptr %add.ptr, ptr %data, align 8, !dbg !206
  %20 = getelementptr inbounds { ptr, ptr }, ptr %.compoundliteral, i32 0, i32 0, !dbg !212
  %21 = load ptr, ptr %20, align 8, !dbg !212
  %22 = getelementptr inbounds { ptr, ptr }, ptr %.compoundliteral, i32 0, i32 1, !dbg !212
  %23 = load ptr, ptr %22, align 8, !dbg !212
  %call55 = call ptr @hsearch(ptr %21, ptr %23, i32 noundef 1), !dbg !212
  %cmp56 = icmp ne ptr %call55, null, !dbg !213
  %conv57 = zext i1 %cmp56 to i32, !dbg !213
  %call58 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %conv57), !dbg !214
  br label %for.inc59, !dbg !214

for.inc59:                                        ; preds = %for.body50
  %24 = load i32, ptr %i46, align 4, !dbg !215
  %inc60 = add nsw i32 %24, 1, !dbg !215
  store i32 %inc60, ptr %i46, align 4, !dbg !215
  br label %for.cond47, !dbg !216, !llvm.loop !217

for.end61:                                        ; preds = %for.cond47
    #dbg_declare(ptr %i62, !219, !DIExpression(), !221)
  store i32 0, ptr %i62, align 4, !dbg !221
  br label %for.cond63, !dbg !222

for.cond63:                                       ; preds = %for.inc75, %for.end61
  %25 = load i32, ptr %i62, align 4, !dbg !223
  %cmp64 = icmp slt i32 %25, 5, !dbg !225
  br i1 %cmp64, label %for.body66, label %for.end77, !dbg !226

for.body66:                                       ; preds = %for.cond63
  %key68 = getelementptr inbounds %struct.item, ptr %.compoundliteral67, i32 0, i32 0, !dbg !227
  %26 = load i32, ptr %i62, align 4, !dbg !228
  %idxprom69 = sext i32 %26 to i64, !dbg !229
  %arrayidx70 = getelementptr inbounds [5 x ptr], ptr %words, i64 0, i64 %idxprom69, !dbg !229
  %27 = load ptr, ptr %arrayidx70, align 8, !dbg !229
  store ptr %27, ptr %key68, align 8, !dbg !227
  %data71 = getelementptr inbounds %struct.item, ptr %.compoundliteral67, i32 0, i32 1, !dbg !227
  store ptr null, ptr %data71, align 8, !dbg !227
  %28 = getelementptr inbounds { ptr, ptr }, ptr %.compoundliteral67, i32 0, i32 0, !dbg !230
  %29 = load ptr, ptr %28, align 8, !dbg !230
  %30 = getelementptr inbounds { ptr, ptr }, ptr %.compoundliteral67, i32 0, i32 1, !dbg !230
  %31 = load ptr, ptr %30, align 8, !dbg !230
  %call72 = call ptr @hsearch(ptr %29, ptr %31, i32 noundef 0), !dbg !230
  %data73 = getelementptr inbounds %struct.item, ptr %call72, i32 0, i32 1, !dbg !231
  %32 = load ptr, ptr %data73, align 8, !dbg !231
  %call74 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, ptr noundef %32), !dbg !232
  br label %for.inc75, !dbg !232

for.inc75:                                        ; preds = %for.body66
  %33 = load i32, ptr %i62, align 4, !dbg !233
  %inc76 = add nsw i32 %33, 1, !dbg !233
  store i32 %inc76, ptr %i62, align 4, !dbg !233
  br label %for.cond63, !dbg !234, !llvm.loop !235

for.end77:                                        ; preds = %for.cond63
  %key79 = getelementptr inbounds %struct.item, ptr %.compoundliteral78, i32 0, i32 0, !dbg !237
  store ptr @.str.13, ptr %key79, align 8, !dbg !237
  %data80 = getelementptr inbounds %struct.item, ptr %.compoundliteral78, i32 0, i32 1, !dbg !237
  store ptr null, ptr %data80, align 8, !dbg !237
  %34 = getelementptr inbounds { ptr, ptr }, ptr %.compoundliteral78, i32 0, i32 0, !dbg !238
  %35 = load ptr, ptr %34, align 8, !dbg !238
  %36 = getelementptr inbounds { ptr, ptr }, ptr %.compoundliteral78, i32 0, i32 1, !dbg !238
  %37 = load ptr, ptr %36, align 8, !dbg !238
  %call81 = call ptr @hsearch(ptr %35, ptr %37, i32 noundef 0), !dbg !238
  %cmp82 = icmp eq ptr %call81, null, !dbg !239
  %conv83 = zext i1 %cmp82 to i32, !dbg !239
  %call84 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i32 noundef %conv83), !dbg !240
  call void @hdestroy(), !dbg !241
    #dbg_declare(ptr %rings, !242, !DIExpression(), !250)
  %arrayidx85 = getelementptr inbounds [4 x %struct.ring], ptr %rings, i64 0, i64 0, !dbg !251
  call void @insque(ptr noundef %arrayidx85, ptr noundef null), !dbg !252
    #dbg_declare(ptr %i86, !253, !DIExpression(), !255)
  store i32 0, ptr %i86, align 4, !dbg !255
  br label %for.cond87, !dbg !256

for.cond87:                                       ; preds = %for.inc100, %for.end77
  %38 = load i32, ptr %i86, align 4, !dbg !257
  %cmp88 = icmp slt i32 %38, 4, !dbg !259
  br i1 %cmp88, label %for.body90, label %for.end102, !dbg !260

for.body90:                                       ; preds = %for.cond87
  %39 = load i32, ptr %i86, align 4, !dbg !261
  %40 = load i32, ptr %i86, align 4, !dbg !263
  %idxprom91 = sext i32 %40 to i64, !dbg !264
  %arrayidx92 = getelementptr inbounds [4 x %struct.ring], ptr %rings, i64 0, i64 %idxprom91, !dbg !264
  %value = getelementptr inbounds %struct.ring, ptr %arrayidx92, i32 0, i32 2, !dbg !265
  store i32 %39, ptr %value, align 8, !dbg !266
  %41 = load i32, ptr %i86, align 4, !dbg !267
  %cmp93 = icmp sgt i32 %41, 0, !dbg !269
  br i1 %cmp93, label %if.then95, label %if.end99, !dbg !270

if.then95:                                        ; preds = %for.body90
  %42 = load i32, ptr %i86, align 4, !dbg !271
  %idxprom96 = sext i32 %42 to i64, !dbg !272
  %arrayidx97 = getelementptr inbounds [4 x %struct.ring], ptr %rings, i64 0, i64 %idxprom96, !dbg !272
  %arrayidx98 = getelementptr inbounds [4 x %struct.ring], ptr %rings, i64 0, i64 0, !dbg !273
  call void @insque(ptr noundef %arrayidx97, ptr noundef %arrayidx98), !dbg !274
  br label %if.end99, !dbg !274

if.end99:                                         ; preds = %if.then95, %for.body90
  br label %for.inc100, !dbg !275

for.inc100:                                       ; preds = %if.end99
  %43 = load i32, ptr %i86, align 4, !dbg !276
  %inc101 = add nsw i32 %43, 1, !dbg !276
  store i32 %inc101, ptr %i86, align 4, !dbg !276
  br label %for.cond87, !dbg !277, !llvm.loop !278

for.end102:                                       ; preds = %for.cond87
  %arrayidx103 = getelementptr inbounds [4 x %struct.ring], ptr %rings, i64 0, i64 2, !dbg !280
  call void @remque(ptr noundef %arrayidx103), !dbg !281
    #dbg_declare(ptr %at, !282, !DIExpression(), !284)
  %arrayidx104 = getelementptr inbounds [4 x %struct.ring], ptr %rings, i64 0, i64 0, !dbg !285
  store ptr %arrayidx104, ptr %at, align 8, !dbg !284
  br label %for.cond105, !dbg !286

for.cond105:                                      ; preds = %for.inc109, %for.end102
  %44 = load ptr, ptr %at, align 8, !dbg !287
  %tobool = icmp ne ptr %44, null, !dbg !289
  br i1 %tobool, label %for.body106, label %for.end110, !dbg !289

for.body106:                                      ; preds = %for.cond105
  %45 = load ptr, ptr %at, align 8, !dbg !290
  %value107 = getelementptr inbounds %struct.ring, ptr %45, i32 0, i32 2, !dbg !291
  %46 = load i32, ptr %value107, align 8, !dbg !291
  %call108 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %46), !dbg !292
  br label %for.inc109, !dbg !292

for.inc109:                                       ; preds = %for.body106
  %47 = load ptr, ptr %at, align 8, !dbg !293
  %next = getelementptr inbounds %struct.ring, ptr %47, i32 0, i32 0, !dbg !294
  %48 = load ptr, ptr %next, align 8, !dbg !294
  store ptr %48, ptr %at, align 8, !dbg !295
  br label %for.cond105, !dbg !296, !llvm.loop !297

for.end110:                                       ; preds = %for.cond105
  %call111 = call i32 @puts(ptr noundef @.str.14), !dbg !299
  ret i32 0, !dbg !300
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

declare ptr @lsearch(ptr noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_number(ptr noundef %a, ptr noundef %b) #0 !dbg !301 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !306, !DIExpression(), !307)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !308, !DIExpression(), !309)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !310
  %1 = load i32, ptr %0, align 4, !dbg !311
  %2 = load ptr, ptr %b.addr, align 8, !dbg !312
  %3 = load i32, ptr %2, align 4, !dbg !313
  %sub = sub nsw i32 %1, %3, !dbg !314
  ret i32 %sub, !dbg !315
}

declare ptr @lfind(ptr noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef) #2

declare ptr @tsearch(ptr noundef, ptr noundef, ptr noundef) #2

declare ptr @tdelete(ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @puts(ptr noundef) #2

declare void @twalk(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @show(ptr noundef %node, i32 noundef %visit, i32 noundef %depth) #0 !dbg !316 {
entry:
  %node.addr = alloca ptr, align 8
  %visit.addr = alloca i32, align 4
  %depth.addr = alloca i32, align 4
  store ptr %node, ptr %node.addr, align 8
    #dbg_declare(ptr %node.addr, !319, !DIExpression(), !320)
  store i32 %visit, ptr %visit.addr, align 4
    #dbg_declare(ptr %visit.addr, !321, !DIExpression(), !322)
  store i32 %depth, ptr %depth.addr, align 4
    #dbg_declare(ptr %depth.addr, !323, !DIExpression(), !324)
  %0 = load i32, ptr %depth.addr, align 4, !dbg !325
  %1 = load i32, ptr %visit.addr, align 4, !dbg !326
  %cmp = icmp eq i32 %1, 1, !dbg !328
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !329

lor.lhs.false:                                    ; preds = %entry
  %2 = load i32, ptr %visit.addr, align 4, !dbg !330
  %cmp1 = icmp eq i32 %2, 3, !dbg !331
  br i1 %cmp1, label %if.then, label %if.end, !dbg !332

if.then:                                          ; preds = %lor.lhs.false, %entry
  %3 = load ptr, ptr %node.addr, align 8, !dbg !333
  %4 = load ptr, ptr %3, align 8, !dbg !334
  %5 = load i32, ptr %4, align 4, !dbg !335
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %5), !dbg !336
  br label %if.end, !dbg !336

if.end:                                           ; preds = %if.then, %lor.lhs.false
  ret void, !dbg !337
}

declare ptr @tfind(ptr noundef, ptr noundef, ptr noundef) #2

declare void @tdestroy(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @nothing(ptr noundef %key) #0 !dbg !338 {
entry:
  %key.addr = alloca ptr, align 8
  store ptr %key, ptr %key.addr, align 8
    #dbg_declare(ptr %key.addr, !341, !DIExpression(), !342)
  %0 = load ptr, ptr %key.addr, align 8, !dbg !343
  ret void, !dbg !344
}

declare i32 @hcreate(i64 noundef) #2

declare ptr @hsearch(ptr, ptr, i32 noundef) #2

declare void @hdestroy() #2

declare void @insque(ptr noundef, ptr noundef) #2

declare void @remque(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!56}
!llvm.module.flags = !{!79, !80, !81, !82, !83, !84, !85}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "search_tables.c", directory: ".", checksumkind: CSK_MD5, checksum: "b9a9d34c0cc52ddf031497d40fd34b9f")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 8)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 51, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 12)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 11)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 58, type: !3, isLocal: true, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 58, type: !3, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !2, line: 58, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 6)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !2, line: 58, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 5)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !2, line: 58, type: !33, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 59, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 3)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 61, type: !3, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !2, line: 63, type: !3, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !2, line: 64, type: !33, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 64, type: !3, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !2, line: 77, type: !53, isLocal: true, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 1)
!56 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !57, retainedTypes: !69, globals: !78, splitDebugInlining: false, nameTableKind: None)
!57 = !{!58, !63}
!58 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 9, baseType: !59, size: 32, elements: !60)
!59 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!60 = !{!61, !62}
!61 = !DIEnumerator(name: "FIND", value: 0)
!62 = !DIEnumerator(name: "ENTER", value: 1)
!63 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 10, baseType: !59, size: 32, elements: !64)
!64 = !{!65, !66, !67, !68}
!65 = !DIEnumerator(name: "PREORDER", value: 0)
!66 = !DIEnumerator(name: "POSTORDER", value: 1)
!67 = !DIEnumerator(name: "ENDORDER", value: 2)
!68 = !DIEnumerator(name: "LEAF", value: 3)
!69 = !{!70, !72, !73, !74, !76}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !71)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !74)
!78 = !{!0, !7, !12, !17, !22, !24, !26, !31, !36, !38, !43, !45, !47, !49, !51}
!79 = !{i32 7, !"Dwarf Version", i32 5}
!80 = !{i32 2, !"Debug Info Version", i32 3}
!81 = !{i32 1, !"wchar_size", i32 4}
!82 = !{i32 8, !"PIC Level", i32 2}
!83 = !{i32 7, !"PIE Level", i32 2}
!84 = !{i32 7, !"uwtable", i32 2}
!85 = !{i32 7, !"frame-pointer", i32 2}
!86 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 35, type: !87, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !56, retainedNodes: !89)
!87 = !DISubroutineType(types: !88)
!88 = !{!71}
!89 = !{}
!90 = !DILocalVariable(name: "numbers", scope: !86, file: !2, line: 36, type: !91)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !71, size: 256, elements: !10)
!92 = !DILocation(line: 36, column: 7, scope: !86)
!93 = !DILocalVariable(name: "keys", scope: !86, file: !2, line: 36, type: !94)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !71, size: 160, elements: !34)
!95 = !DILocation(line: 36, column: 33, scope: !86)
!96 = !DILocalVariable(name: "count", scope: !86, file: !2, line: 37, type: !97)
!97 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !98, line: 18, baseType: !99)
!98 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!99 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!100 = !DILocation(line: 37, column: 10, scope: !86)
!101 = !DILocalVariable(name: "i", scope: !102, file: !2, line: 38, type: !71)
!102 = distinct !DILexicalBlock(scope: !86, file: !2, line: 38, column: 3)
!103 = !DILocation(line: 38, column: 12, scope: !102)
!104 = !DILocation(line: 38, column: 8, scope: !102)
!105 = !DILocation(line: 38, column: 19, scope: !106)
!106 = distinct !DILexicalBlock(scope: !102, file: !2, line: 38, column: 3)
!107 = !DILocation(line: 38, column: 21, scope: !106)
!108 = !DILocation(line: 38, column: 3, scope: !102)
!109 = !DILocation(line: 39, column: 41, scope: !106)
!110 = !DILocation(line: 39, column: 36, scope: !106)
!111 = !DILocation(line: 39, column: 45, scope: !106)
!112 = !DILocation(line: 39, column: 27, scope: !106)
!113 = !DILocation(line: 39, column: 19, scope: !106)
!114 = !DILocation(line: 39, column: 5, scope: !106)
!115 = !DILocation(line: 38, column: 27, scope: !106)
!116 = !DILocation(line: 38, column: 3, scope: !106)
!117 = distinct !{!117, !108, !118, !119}
!118 = !DILocation(line: 39, column: 89, scope: !102)
!119 = !{!"llvm.loop.mustprogress"}
!120 = !DILocalVariable(name: "none", scope: !86, file: !2, line: 40, type: !71)
!121 = !DILocation(line: 40, column: 7, scope: !86)
!122 = !DILocation(line: 41, column: 22, scope: !86)
!123 = !DILocation(line: 41, column: 42, scope: !86)
!124 = !DILocation(line: 41, column: 29, scope: !86)
!125 = !DILocation(line: 41, column: 87, scope: !86)
!126 = !DILocation(line: 41, column: 3, scope: !86)
!127 = !DILocalVariable(name: "root", scope: !86, file: !2, line: 43, type: !72)
!128 = !DILocation(line: 43, column: 9, scope: !86)
!129 = !DILocalVariable(name: "all", scope: !86, file: !2, line: 44, type: !130)
!130 = !DICompositeType(tag: DW_TAG_array_type, baseType: !71, size: 2048, elements: !131)
!131 = !{!132}
!132 = !DISubrange(count: 64)
!133 = !DILocation(line: 44, column: 7, scope: !86)
!134 = !DILocalVariable(name: "i", scope: !135, file: !2, line: 45, type: !71)
!135 = distinct !DILexicalBlock(scope: !86, file: !2, line: 45, column: 3)
!136 = !DILocation(line: 45, column: 12, scope: !135)
!137 = !DILocation(line: 45, column: 8, scope: !135)
!138 = !DILocation(line: 45, column: 19, scope: !139)
!139 = distinct !DILexicalBlock(scope: !135, file: !2, line: 45, column: 3)
!140 = !DILocation(line: 45, column: 21, scope: !139)
!141 = !DILocation(line: 45, column: 3, scope: !135)
!142 = !DILocation(line: 46, column: 14, scope: !143)
!143 = distinct !DILexicalBlock(scope: !139, file: !2, line: 45, column: 32)
!144 = !DILocation(line: 46, column: 16, scope: !143)
!145 = !DILocation(line: 46, column: 21, scope: !143)
!146 = !DILocation(line: 46, column: 9, scope: !143)
!147 = !DILocation(line: 46, column: 5, scope: !143)
!148 = !DILocation(line: 46, column: 12, scope: !143)
!149 = !DILocation(line: 47, column: 18, scope: !143)
!150 = !DILocation(line: 47, column: 14, scope: !143)
!151 = !DILocation(line: 47, column: 5, scope: !143)
!152 = !DILocation(line: 48, column: 3, scope: !143)
!153 = !DILocation(line: 45, column: 28, scope: !139)
!154 = !DILocation(line: 45, column: 3, scope: !139)
!155 = distinct !{!155, !141, !156, !119}
!156 = !DILocation(line: 48, column: 3, scope: !135)
!157 = !DILocalVariable(name: "i", scope: !158, file: !2, line: 49, type: !71)
!158 = distinct !DILexicalBlock(scope: !86, file: !2, line: 49, column: 3)
!159 = !DILocation(line: 49, column: 12, scope: !158)
!160 = !DILocation(line: 49, column: 8, scope: !158)
!161 = !DILocation(line: 49, column: 19, scope: !162)
!162 = distinct !DILexicalBlock(scope: !158, file: !2, line: 49, column: 3)
!163 = !DILocation(line: 49, column: 21, scope: !162)
!164 = !DILocation(line: 49, column: 3, scope: !158)
!165 = !DILocation(line: 50, column: 22, scope: !166)
!166 = distinct !DILexicalBlock(scope: !162, file: !2, line: 50, column: 9)
!167 = !DILocation(line: 50, column: 18, scope: !166)
!168 = !DILocation(line: 50, column: 9, scope: !166)
!169 = !DILocation(line: 50, column: 44, scope: !166)
!170 = !DILocation(line: 50, column: 9, scope: !162)
!171 = !DILocation(line: 51, column: 7, scope: !166)
!172 = !DILocation(line: 50, column: 47, scope: !166)
!173 = !DILocation(line: 49, column: 29, scope: !162)
!174 = !DILocation(line: 49, column: 3, scope: !162)
!175 = distinct !{!175, !164, !176, !119}
!176 = !DILocation(line: 51, column: 25, scope: !158)
!177 = !DILocation(line: 52, column: 9, scope: !86)
!178 = !DILocation(line: 52, column: 3, scope: !86)
!179 = !DILocalVariable(name: "one", scope: !86, file: !2, line: 53, type: !71)
!180 = !DILocation(line: 53, column: 7, scope: !86)
!181 = !DILocalVariable(name: "zero", scope: !86, file: !2, line: 53, type: !71)
!182 = !DILocation(line: 53, column: 16, scope: !86)
!183 = !DILocation(line: 54, column: 26, scope: !86)
!184 = !DILocation(line: 54, column: 56, scope: !86)
!185 = !DILocation(line: 55, column: 10, scope: !86)
!186 = !DILocation(line: 55, column: 41, scope: !86)
!187 = !DILocation(line: 55, column: 50, scope: !86)
!188 = !DILocation(line: 55, column: 83, scope: !86)
!189 = !DILocation(line: 54, column: 3, scope: !86)
!190 = !DILocation(line: 56, column: 12, scope: !86)
!191 = !DILocation(line: 56, column: 3, scope: !86)
!192 = !DILocalVariable(name: "words", scope: !86, file: !2, line: 58, type: !193)
!193 = !DICompositeType(tag: DW_TAG_array_type, baseType: !73, size: 320, elements: !34)
!194 = !DILocation(line: 58, column: 9, scope: !86)
!195 = !DILocation(line: 59, column: 16, scope: !86)
!196 = !DILocation(line: 59, column: 27, scope: !86)
!197 = !DILocation(line: 59, column: 3, scope: !86)
!198 = !DILocalVariable(name: "i", scope: !199, file: !2, line: 60, type: !71)
!199 = distinct !DILexicalBlock(scope: !86, file: !2, line: 60, column: 3)
!200 = !DILocation(line: 60, column: 12, scope: !199)
!201 = !DILocation(line: 60, column: 8, scope: !199)
!202 = !DILocation(line: 60, column: 19, scope: !203)
!203 = distinct !DILexicalBlock(scope: !199, file: !2, line: 60, column: 3)
!204 = !DILocation(line: 60, column: 21, scope: !203)
!205 = !DILocation(line: 60, column: 3, scope: !199)
!206 = !DILocation(line: 61, column: 33, scope: !203)
!207 = !DILocation(line: 61, column: 41, scope: !203)
!208 = !DILocation(line: 61, column: 35, scope: !203)
!209 = !DILocation(line: 61, column: 51, scope: !203)
!210 = !DILocation(line: 61, column: 45, scope: !203)
!211 = !DILocation(line: 61, column: 54, scope: !203)
!212 = !DILocation(line: 61, column: 19, scope: !203)
!213 = !DILocation(line: 61, column: 68, scope: !203)
!214 = !DILocation(line: 61, column: 5, scope: !203)
!215 = !DILocation(line: 60, column: 27, scope: !203)
!216 = !DILocation(line: 60, column: 3, scope: !203)
!217 = distinct !{!217, !205, !218, !119}
!218 = !DILocation(line: 61, column: 75, scope: !199)
!219 = !DILocalVariable(name: "i", scope: !220, file: !2, line: 62, type: !71)
!220 = distinct !DILexicalBlock(scope: !86, file: !2, line: 62, column: 3)
!221 = !DILocation(line: 62, column: 12, scope: !220)
!222 = !DILocation(line: 62, column: 8, scope: !220)
!223 = !DILocation(line: 62, column: 19, scope: !224)
!224 = distinct !DILexicalBlock(scope: !220, file: !2, line: 62, column: 3)
!225 = !DILocation(line: 62, column: 21, scope: !224)
!226 = !DILocation(line: 62, column: 3, scope: !220)
!227 = !DILocation(line: 63, column: 41, scope: !224)
!228 = !DILocation(line: 63, column: 49, scope: !224)
!229 = !DILocation(line: 63, column: 43, scope: !224)
!230 = !DILocation(line: 63, column: 27, scope: !224)
!231 = !DILocation(line: 63, column: 68, scope: !224)
!232 = !DILocation(line: 63, column: 5, scope: !224)
!233 = !DILocation(line: 62, column: 27, scope: !224)
!234 = !DILocation(line: 62, column: 3, scope: !224)
!235 = distinct !{!235, !226, !236, !119}
!236 = !DILocation(line: 63, column: 72, scope: !220)
!237 = !DILocation(line: 64, column: 33, scope: !86)
!238 = !DILocation(line: 64, column: 19, scope: !86)
!239 = !DILocation(line: 64, column: 56, scope: !86)
!240 = !DILocation(line: 64, column: 3, scope: !86)
!241 = !DILocation(line: 65, column: 3, scope: !86)
!242 = !DILocalVariable(name: "rings", scope: !86, file: !2, line: 67, type: !243)
!243 = !DICompositeType(tag: DW_TAG_array_type, baseType: !244, size: 768, elements: !5)
!244 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ring", file: !2, line: 33, size: 192, elements: !245)
!245 = !{!246, !248, !249}
!246 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !244, file: !2, line: 33, baseType: !247, size: 64)
!247 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !244, size: 64)
!248 = !DIDerivedType(tag: DW_TAG_member, name: "previous", scope: !244, file: !2, line: 33, baseType: !247, size: 64, offset: 64)
!249 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !244, file: !2, line: 33, baseType: !71, size: 32, offset: 128)
!250 = !DILocation(line: 67, column: 15, scope: !86)
!251 = !DILocation(line: 68, column: 11, scope: !86)
!252 = !DILocation(line: 68, column: 3, scope: !86)
!253 = !DILocalVariable(name: "i", scope: !254, file: !2, line: 69, type: !71)
!254 = distinct !DILexicalBlock(scope: !86, file: !2, line: 69, column: 3)
!255 = !DILocation(line: 69, column: 12, scope: !254)
!256 = !DILocation(line: 69, column: 8, scope: !254)
!257 = !DILocation(line: 69, column: 19, scope: !258)
!258 = distinct !DILexicalBlock(scope: !254, file: !2, line: 69, column: 3)
!259 = !DILocation(line: 69, column: 21, scope: !258)
!260 = !DILocation(line: 69, column: 3, scope: !254)
!261 = !DILocation(line: 70, column: 22, scope: !262)
!262 = distinct !DILexicalBlock(scope: !258, file: !2, line: 69, column: 31)
!263 = !DILocation(line: 70, column: 11, scope: !262)
!264 = !DILocation(line: 70, column: 5, scope: !262)
!265 = !DILocation(line: 70, column: 14, scope: !262)
!266 = !DILocation(line: 70, column: 20, scope: !262)
!267 = !DILocation(line: 71, column: 9, scope: !268)
!268 = distinct !DILexicalBlock(scope: !262, file: !2, line: 71, column: 9)
!269 = !DILocation(line: 71, column: 11, scope: !268)
!270 = !DILocation(line: 71, column: 9, scope: !262)
!271 = !DILocation(line: 72, column: 21, scope: !268)
!272 = !DILocation(line: 72, column: 15, scope: !268)
!273 = !DILocation(line: 72, column: 26, scope: !268)
!274 = !DILocation(line: 72, column: 7, scope: !268)
!275 = !DILocation(line: 73, column: 3, scope: !262)
!276 = !DILocation(line: 69, column: 27, scope: !258)
!277 = !DILocation(line: 69, column: 3, scope: !258)
!278 = distinct !{!278, !260, !279, !119}
!279 = !DILocation(line: 73, column: 3, scope: !254)
!280 = !DILocation(line: 74, column: 11, scope: !86)
!281 = !DILocation(line: 74, column: 3, scope: !86)
!282 = !DILocalVariable(name: "at", scope: !283, file: !2, line: 75, type: !247)
!283 = distinct !DILexicalBlock(scope: !86, file: !2, line: 75, column: 3)
!284 = !DILocation(line: 75, column: 21, scope: !283)
!285 = !DILocation(line: 75, column: 27, scope: !283)
!286 = !DILocation(line: 75, column: 8, scope: !283)
!287 = !DILocation(line: 75, column: 37, scope: !288)
!288 = distinct !DILexicalBlock(scope: !283, file: !2, line: 75, column: 3)
!289 = !DILocation(line: 75, column: 3, scope: !283)
!290 = !DILocation(line: 76, column: 19, scope: !288)
!291 = !DILocation(line: 76, column: 23, scope: !288)
!292 = !DILocation(line: 76, column: 5, scope: !288)
!293 = !DILocation(line: 75, column: 46, scope: !288)
!294 = !DILocation(line: 75, column: 50, scope: !288)
!295 = !DILocation(line: 75, column: 44, scope: !288)
!296 = !DILocation(line: 75, column: 3, scope: !288)
!297 = distinct !{!297, !289, !298, !119}
!298 = !DILocation(line: 76, column: 28, scope: !283)
!299 = !DILocation(line: 77, column: 3, scope: !86)
!300 = !DILocation(line: 78, column: 3, scope: !86)
!301 = distinct !DISubprogram(name: "by_number", scope: !2, file: !2, line: 24, type: !302, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !56, retainedNodes: !89)
!302 = !DISubroutineType(types: !303)
!303 = !{!71, !304, !304}
!304 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !305, size: 64)
!305 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!306 = !DILocalVariable(name: "a", arg: 1, scope: !301, file: !2, line: 24, type: !304)
!307 = !DILocation(line: 24, column: 34, scope: !301)
!308 = !DILocalVariable(name: "b", arg: 2, scope: !301, file: !2, line: 24, type: !304)
!309 = !DILocation(line: 24, column: 49, scope: !301)
!310 = !DILocation(line: 24, column: 75, scope: !301)
!311 = !DILocation(line: 24, column: 61, scope: !301)
!312 = !DILocation(line: 24, column: 93, scope: !301)
!313 = !DILocation(line: 24, column: 79, scope: !301)
!314 = !DILocation(line: 24, column: 77, scope: !301)
!315 = !DILocation(line: 24, column: 54, scope: !301)
!316 = distinct !DISubprogram(name: "show", scope: !2, file: !2, line: 27, type: !317, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !56, retainedNodes: !89)
!317 = !DISubroutineType(types: !318)
!318 = !{null, !304, !59, !71}
!319 = !DILocalVariable(name: "node", arg: 1, scope: !316, file: !2, line: 27, type: !304)
!320 = !DILocation(line: 27, column: 30, scope: !316)
!321 = !DILocalVariable(name: "visit", arg: 2, scope: !316, file: !2, line: 27, type: !59)
!322 = !DILocation(line: 27, column: 45, scope: !316)
!323 = !DILocalVariable(name: "depth", arg: 3, scope: !316, file: !2, line: 27, type: !71)
!324 = !DILocation(line: 27, column: 56, scope: !316)
!325 = !DILocation(line: 28, column: 9, scope: !316)
!326 = !DILocation(line: 29, column: 7, scope: !327)
!327 = distinct !DILexicalBlock(scope: !316, file: !2, line: 29, column: 7)
!328 = !DILocation(line: 29, column: 13, scope: !327)
!329 = !DILocation(line: 29, column: 26, scope: !327)
!330 = !DILocation(line: 29, column: 29, scope: !327)
!331 = !DILocation(line: 29, column: 35, scope: !327)
!332 = !DILocation(line: 29, column: 7, scope: !316)
!333 = !DILocation(line: 30, column: 41, scope: !327)
!334 = !DILocation(line: 30, column: 20, scope: !327)
!335 = !DILocation(line: 30, column: 19, scope: !327)
!336 = !DILocation(line: 30, column: 5, scope: !327)
!337 = !DILocation(line: 31, column: 1, scope: !316)
!338 = distinct !DISubprogram(name: "nothing", scope: !2, file: !2, line: 25, type: !339, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !56, retainedNodes: !89)
!339 = !DISubroutineType(types: !340)
!340 = !{null, !72}
!341 = !DILocalVariable(name: "key", arg: 1, scope: !338, file: !2, line: 25, type: !72)
!342 = !DILocation(line: 25, column: 27, scope: !338)
!343 = !DILocation(line: 25, column: 40, scope: !338)
!344 = !DILocation(line: 25, column: 45, scope: !338)
