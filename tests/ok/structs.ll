; ModuleID = 'structs.c'
source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.point = type { i32, i32 }
%struct.mixed = type { i8, double }
%struct.floats = type { float, float, float }
%struct.large = type { [6 x i64], %struct.point }
%struct.one = type { i16 }

@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [7 x i8] c"%c %g\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [10 x i8] c"%g %g %g\0A\00", align 1, !dbg !9
@.str.3 = private unnamed_addr constant [13 x i8] c"%ld %ld %ld\0A\00", align 1, !dbg !14
@.str.4 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !19
@.str.5 = private unnamed_addr constant [11 x i8] c"%d %d %ld\0A\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !40 {
entry:
  %retval = alloca i32, align 4
  %p = alloca %struct.point, align 4
  %.compoundliteral = alloca %struct.point, align 4
  %m = alloca %struct.mixed, align 8
  %.compoundliteral4 = alloca %struct.mixed, align 8
  %f = alloca %struct.floats, align 4
  %.compoundliteral9 = alloca %struct.floats, align 4
  %.compoundliteral9.coerce = alloca { <2 x float>, float }, align 4
  %tmp.coerce = alloca { <2 x float>, float }, align 8
  %l = alloca %struct.large, align 8
  %agg.tmp = alloca %struct.large, align 8
  %agg.tmp21 = alloca %struct.point, align 4
  %agg.tmp25 = alloca %struct.one, align 2
  %.compoundliteral26 = alloca %struct.one, align 2
  %coerce = alloca %struct.one, align 2
  %agg.tmp35 = alloca %struct.point, align 4
  %array = alloca [3 x %struct.large], align 16
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %p, !44, !DIExpression(), !49)
  %x = getelementptr inbounds %struct.point, ptr %.compoundliteral, i32 0, i32 0, !dbg !50
  store i32 1, ptr %x, align 4, !dbg !50
  %y = getelementptr inbounds %struct.point, ptr %.compoundliteral, i32 0, i32 1, !dbg !50
  store i32 2, ptr %y, align 4, !dbg !50
  %0 = load i64, ptr %.compoundliteral, align 4, !dbg !51
  %call = call i64 @swap(i64 %0), !dbg !51
  store i64 %call, ptr %p, align 4, !dbg !51
  %x1 = getelementptr inbounds %struct.point, ptr %p, i32 0, i32 0, !dbg !52
  %1 = load i32, ptr %x1, align 4, !dbg !52
  %y2 = getelementptr inbounds %struct.point, ptr %p, i32 0, i32 1, !dbg !53
  %2 = load i32, ptr %y2, align 4, !dbg !53
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %1, i32 noundef %2), !dbg !54
    #dbg_declare(ptr %m, !55, !DIExpression(), !61)
  %c = getelementptr inbounds %struct.mixed, ptr %.compoundliteral4, i32 0, i32 0, !dbg !62
  store i8 97, ptr %c, align 8, !dbg !62
  %d = getelementptr inbounds %struct.mixed, ptr %.compoundliteral4, i32 0, i32 1, !dbg !62
  store double 1.500000e+00, ptr %d, align 8, !dbg !62
  %3 = getelementptr inbounds { i8, double }, ptr %.compoundliteral4, i32 0, i32 0, !dbg !63
  %4 = load i8, ptr %3, align 8, !dbg !63
  %5 = getelementptr inbounds { i8, double }, ptr %.compoundliteral4, i32 0, i32 1, !dbg !63
  %6 = load double, ptr %5, align 8, !dbg !63
  %call5 = call { i8, double } @shift(i8 %4, double %6, i32 noundef 3), !dbg !63
  %7 = getelementptr inbounds { i8, double }, ptr %m, i32 0, i32 0, !dbg !63
  %8 = extractvalue { i8, double } %call5, 0, !dbg !63
  store i8 %8, ptr %7, align 8, !dbg !63
  %9 = getelementptr inbounds { i8, double }, ptr %m, i32 0, i32 1, !dbg !63
  %10 = extractvalue { i8, double } %call5, 1, !dbg !63
  store double %10, ptr %9, align 8, !dbg !63
  %c6 = getelementptr inbounds %struct.mixed, ptr %m, i32 0, i32 0, !dbg !64
  %11 = load i8, ptr %c6, align 8, !dbg !64
  %conv = sext i8 %11 to i32, !dbg !65
  %d7 = getelementptr inbounds %struct.mixed, ptr %m, i32 0, i32 1, !dbg !66
  %12 = load double, ptr %d7, align 8, !dbg !66
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv, double noundef %12), !dbg !67
    #dbg_declare(ptr %f, !68, !DIExpression(), !75)
  %a = getelementptr inbounds %struct.floats, ptr %.compoundliteral9, i32 0, i32 0, !dbg !76
  store float 1.000000e+00, ptr %a, align 4, !dbg !76
  %b = getelementptr inbounds %struct.floats, ptr %.compoundliteral9, i32 0, i32 1, !dbg !76
  store float 2.000000e+00, ptr %b, align 4, !dbg !76
  %c10 = getelementptr inbounds %struct.floats, ptr %.compoundliteral9, i32 0, i32 2, !dbg !76
  store float 3.000000e+00, ptr %c10, align 4, !dbg !76
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %.compoundliteral9.coerce, ptr align 4 %.compoundliteral9, i64 12, i1 false), !dbg !77
  %13 = getelementptr inbounds { <2 x float>, float }, ptr %.compoundliteral9.coerce, i32 0, i32 0, !dbg !77
  %14 = load <2 x float>, ptr %13, align 4, !dbg !77
  %15 = getelementptr inbounds { <2 x float>, float }, ptr %.compoundliteral9.coerce, i32 0, i32 1, !dbg !77
  %16 = load float, ptr %15, align 4, !dbg !77
  %call11 = call { <2 x float>, float } @rotate(<2 x float> %14, float %16), !dbg !77
  store { <2 x float>, float } %call11, ptr %tmp.coerce, align 8, !dbg !77
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %f, ptr align 8 %tmp.coerce, i64 12, i1 false), !dbg !77
  %a12 = getelementptr inbounds %struct.floats, ptr %f, i32 0, i32 0, !dbg !78
  %17 = load float, ptr %a12, align 4, !dbg !78
  %conv13 = fpext float %17 to double, !dbg !79
  %b14 = getelementptr inbounds %struct.floats, ptr %f, i32 0, i32 1, !dbg !80
  %18 = load float, ptr %b14, align 4, !dbg !80
  %conv15 = fpext float %18 to double, !dbg !81
  %c16 = getelementptr inbounds %struct.floats, ptr %f, i32 0, i32 2, !dbg !82
  %19 = load float, ptr %c16, align 4, !dbg !82
  %conv17 = fpext float %19 to double, !dbg !83
  %call18 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %conv13, double noundef %conv15, double noundef %conv17), !dbg !84
    #dbg_declare(ptr %l, !85, !DIExpression(), !94)
  %20 = load i64, ptr %p, align 4, !dbg !95
  call void @fill(ptr dead_on_unwind writable sret(%struct.large) align 8 %l, i64 noundef 10, i64 %20), !dbg !95
  %call19 = call i64 @total(ptr noundef byval(%struct.large) align 8 %l), !dbg !96
  %a20 = getelementptr inbounds %struct.large, ptr %l, i32 0, i32 0, !dbg !97
  %arrayidx = getelementptr inbounds [6 x i64], ptr %a20, i64 0, i64 0, !dbg !98
  %21 = load i64, ptr %arrayidx, align 8, !dbg !98
  %22 = load i64, ptr %p, align 4, !dbg !99
  %call22 = call i64 @swap(i64 %22), !dbg !99
  store i64 %call22, ptr %agg.tmp21, align 4, !dbg !99
  %23 = load i64, ptr %agg.tmp21, align 4, !dbg !100
  call void @fill(ptr dead_on_unwind writable sret(%struct.large) align 8 %agg.tmp, i64 noundef 1, i64 %23), !dbg !100
  %call23 = call i64 @total(ptr noundef byval(%struct.large) align 8 %agg.tmp), !dbg !101
  %call24 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i64 noundef %call19, i64 noundef %21, i64 noundef %call23), !dbg !102
  %s = getelementptr inbounds %struct.one, ptr %.compoundliteral26, i32 0, i32 0, !dbg !103
  store i16 32000, ptr %s, align 2, !dbg !103
  %coerce.dive = getelementptr inbounds %struct.one, ptr %.compoundliteral26, i32 0, i32 0, !dbg !104
  %24 = load i16, ptr %coerce.dive, align 2, !dbg !104
  %call27 = call i16 @next(i16 %24), !dbg !104
  %coerce.dive28 = getelementptr inbounds %struct.one, ptr %agg.tmp25, i32 0, i32 0, !dbg !104
  store i16 %call27, ptr %coerce.dive28, align 2, !dbg !104
  %coerce.dive29 = getelementptr inbounds %struct.one, ptr %agg.tmp25, i32 0, i32 0, !dbg !105
  %25 = load i16, ptr %coerce.dive29, align 2, !dbg !105
  %call30 = call i16 @next(i16 %25), !dbg !105
  %coerce.dive31 = getelementptr inbounds %struct.one, ptr %coerce, i32 0, i32 0, !dbg !105
  store i16 %call30, ptr %coerce.dive31, align 2, !dbg !105
  %s32 = getelementptr inbounds %struct.one, ptr %coerce, i32 0, i32 0, !dbg !106
  %26 = load i16, ptr %s32, align 2, !dbg !106
  %conv33 = sext i16 %26 to i32, !dbg !105
  %call34 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv33), !dbg !107
  %27 = load i64, ptr %p, align 4, !dbg !108
  %call36 = call i64 @swap(i64 %27), !dbg !108
  store i64 %call36, ptr %agg.tmp35, align 4, !dbg !108
  %28 = load i64, ptr %p, align 4, !dbg !109
  %29 = getelementptr inbounds { i8, double }, ptr %m, i32 0, i32 0, !dbg !109
  %30 = load i8, ptr %29, align 8, !dbg !109
  %31 = getelementptr inbounds { i8, double }, ptr %m, i32 0, i32 1, !dbg !109
  %32 = load double, ptr %31, align 8, !dbg !109
  %33 = load i64, ptr %agg.tmp35, align 4, !dbg !109
  %call37 = call i32 @many(i32 noundef 1, i64 %28, double noundef 2.900000e+00, i8 %30, double %32, i32 noundef 4, i64 %33, i32 noundef 5), !dbg !109
  %call38 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %call37), !dbg !110
    #dbg_declare(ptr %array, !111, !DIExpression(), !115)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %array, ptr align 8 %l, i64 56, i1 false), !dbg !116
  %arrayinit.element = getelementptr inbounds %struct.large, ptr %array, i64 1, !dbg !117
  %34 = load i64, ptr %p, align 4, !dbg !118
  call void @fill(ptr dead_on_unwind writable sret(%struct.large) align 8 %arrayinit.element, i64 noundef 0, i64 %34), !dbg !118
  %arrayinit.start = getelementptr inbounds %struct.large, ptr %array, i64 2, !dbg !117
  %arrayinit.end = getelementptr inbounds %struct.large, ptr %array, i64 3, !dbg !117
  br label %arrayinit.body, !dbg !117

arrayinit.body:                                   ; preds = %arrayinit.body, %entry
  %arrayinit.cur = phi ptr [ %arrayinit.start, %entry ], [ %arrayinit.next, %arrayinit.body ], !dbg !117
  call void @llvm.memset.p0.i64(ptr align 8 %arrayinit.cur, i8 0, i64 56, i1 false), !dbg !117
  %arrayinit.next = getelementptr inbounds %struct.large, ptr %arrayinit.cur, i64 1, !dbg !117
  %arrayinit.done = icmp eq ptr %arrayinit.next, %arrayinit.end, !dbg !117
  br i1 %arrayinit.done, label %arrayinit.end39, label %arrayinit.body, !dbg !117

arrayinit.end39:                                  ; preds = %arrayinit.body
  %arrayidx40 = getelementptr inbounds [3 x %struct.large], ptr %array, i64 0, i64 2, !dbg !119
  %arrayidx41 = getelementptr inbounds [3 x %struct.large], ptr %array, i64 0, i64 1, !dbg !120
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx40, ptr align 8 %arrayidx41, i64 56, i1 false), !dbg !120
  %arrayidx42 = getelementptr inbounds [3 x %struct.large], ptr %array, i64 0, i64 1, !dbg !121
  %p43 = getelementptr inbounds %struct.large, ptr %arrayidx42, i32 0, i32 1, !dbg !122
  %x44 = getelementptr inbounds %struct.point, ptr %p43, i32 0, i32 0, !dbg !123
  store i32 99, ptr %x44, align 8, !dbg !124
  %arrayidx45 = getelementptr inbounds [3 x %struct.large], ptr %array, i64 0, i64 2, !dbg !125
  %p46 = getelementptr inbounds %struct.large, ptr %arrayidx45, i32 0, i32 1, !dbg !126
  %x47 = getelementptr inbounds %struct.point, ptr %p46, i32 0, i32 0, !dbg !127
  %35 = load i32, ptr %x47, align 16, !dbg !127
  %arrayidx48 = getelementptr inbounds [3 x %struct.large], ptr %array, i64 0, i64 1, !dbg !128
  %p49 = getelementptr inbounds %struct.large, ptr %arrayidx48, i32 0, i32 1, !dbg !129
  %x50 = getelementptr inbounds %struct.point, ptr %p49, i32 0, i32 0, !dbg !130
  %36 = load i32, ptr %x50, align 8, !dbg !130
  %arrayidx51 = getelementptr inbounds [3 x %struct.large], ptr %array, i64 0, i64 2, !dbg !131
  %call52 = call i64 @total(ptr noundef byval(%struct.large) align 8 %arrayidx51), !dbg !132
  %call53 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %35, i32 noundef %36, i64 noundef %call52), !dbg !133
  ret i32 0, !dbg !134
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @swap(i64 %p.coerce) #1 !dbg !135 {
entry:
  %retval = alloca %struct.point, align 4
  %p = alloca %struct.point, align 4
  store i64 %p.coerce, ptr %p, align 4
    #dbg_declare(ptr %p, !138, !DIExpression(), !139)
  %x = getelementptr inbounds %struct.point, ptr %retval, i32 0, i32 0, !dbg !140
  %y = getelementptr inbounds %struct.point, ptr %p, i32 0, i32 1, !dbg !141
  %0 = load i32, ptr %y, align 4, !dbg !141
  store i32 %0, ptr %x, align 4, !dbg !140
  %y1 = getelementptr inbounds %struct.point, ptr %retval, i32 0, i32 1, !dbg !140
  %x2 = getelementptr inbounds %struct.point, ptr %p, i32 0, i32 0, !dbg !142
  %1 = load i32, ptr %x2, align 4, !dbg !142
  store i32 %1, ptr %y1, align 4, !dbg !140
  %2 = load i64, ptr %retval, align 4, !dbg !143
  ret i64 %2, !dbg !143
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal { i8, double } @shift(i8 %m.coerce0, double %m.coerce1, i32 noundef %n) #1 !dbg !144 {
entry:
  %retval = alloca %struct.mixed, align 8
  %m = alloca %struct.mixed, align 8
  %n.addr = alloca i32, align 4
  %0 = getelementptr inbounds { i8, double }, ptr %m, i32 0, i32 0
  store i8 %m.coerce0, ptr %0, align 8
  %1 = getelementptr inbounds { i8, double }, ptr %m, i32 0, i32 1
  store double %m.coerce1, ptr %1, align 8
    #dbg_declare(ptr %m, !147, !DIExpression(), !148)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !149, !DIExpression(), !150)
  %c = getelementptr inbounds %struct.mixed, ptr %m, i32 0, i32 0, !dbg !151
  %2 = load i8, ptr %c, align 8, !dbg !151
  %conv = sext i8 %2 to i32, !dbg !152
  %3 = load i32, ptr %n.addr, align 4, !dbg !153
  %add = add nsw i32 %conv, %3, !dbg !154
  %conv1 = trunc i32 %add to i8, !dbg !155
  %c2 = getelementptr inbounds %struct.mixed, ptr %m, i32 0, i32 0, !dbg !156
  store i8 %conv1, ptr %c2, align 8, !dbg !157
  %4 = load i32, ptr %n.addr, align 4, !dbg !158
  %conv3 = sitofp i32 %4 to double, !dbg !158
  %d = getelementptr inbounds %struct.mixed, ptr %m, i32 0, i32 1, !dbg !159
  %5 = load double, ptr %d, align 8, !dbg !160
  %mul = fmul double %5, %conv3, !dbg !160
  store double %mul, ptr %d, align 8, !dbg !160
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %retval, ptr align 8 %m, i64 16, i1 false), !dbg !161
  %6 = load { i8, double }, ptr %retval, align 8, !dbg !162
  ret { i8, double } %6, !dbg !162
}

; Function Attrs: noinline nounwind uwtable
define internal { <2 x float>, float } @rotate(<2 x float> %f.coerce0, float %f.coerce1) #0 !dbg !163 {
entry:
  %retval = alloca %struct.floats, align 4
  %f = alloca %struct.floats, align 4
  %coerce = alloca { <2 x float>, float }, align 4
  %retval.coerce = alloca { <2 x float>, float }, align 8
  %0 = getelementptr inbounds { <2 x float>, float }, ptr %coerce, i32 0, i32 0
  store <2 x float> %f.coerce0, ptr %0, align 4
  %1 = getelementptr inbounds { <2 x float>, float }, ptr %coerce, i32 0, i32 1
  store float %f.coerce1, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %f, ptr align 4 %coerce, i64 12, i1 false)
    #dbg_declare(ptr %f, !166, !DIExpression(), !167)
  %a = getelementptr inbounds %struct.floats, ptr %retval, i32 0, i32 0, !dbg !168
  %b = getelementptr inbounds %struct.floats, ptr %f, i32 0, i32 1, !dbg !169
  %2 = load float, ptr %b, align 4, !dbg !169
  store float %2, ptr %a, align 4, !dbg !168
  %b1 = getelementptr inbounds %struct.floats, ptr %retval, i32 0, i32 1, !dbg !168
  %c = getelementptr inbounds %struct.floats, ptr %f, i32 0, i32 2, !dbg !170
  %3 = load float, ptr %c, align 4, !dbg !170
  store float %3, ptr %b1, align 4, !dbg !168
  %c2 = getelementptr inbounds %struct.floats, ptr %retval, i32 0, i32 2, !dbg !168
  %a3 = getelementptr inbounds %struct.floats, ptr %f, i32 0, i32 0, !dbg !171
  %4 = load float, ptr %a3, align 4, !dbg !171
  store float %4, ptr %c2, align 4, !dbg !168
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %retval.coerce, ptr align 4 %retval, i64 12, i1 false), !dbg !172
  %5 = load { <2 x float>, float }, ptr %retval.coerce, align 8, !dbg !172
  ret { <2 x float>, float } %5, !dbg !172
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal void @fill(ptr dead_on_unwind noalias writable sret(%struct.large) align 8 %agg.result, i64 noundef %from, i64 %p.coerce) #1 !dbg !173 {
entry:
  %p = alloca %struct.point, align 4
  %from.addr = alloca i64, align 8
  %i = alloca i32, align 4
  store i64 %p.coerce, ptr %p, align 4
  store i64 %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !176, !DIExpression(), !177)
    #dbg_declare(ptr %p, !178, !DIExpression(), !179)
    #dbg_declare(ptr %agg.result, !180, !DIExpression(), !181)
    #dbg_declare(ptr %i, !182, !DIExpression(), !184)
  store i32 0, ptr %i, align 4, !dbg !184
  br label %for.cond, !dbg !185

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !186
  %cmp = icmp slt i32 %0, 6, !dbg !188
  br i1 %cmp, label %for.body, label %for.end, !dbg !189

for.body:                                         ; preds = %for.cond
  %1 = load i64, ptr %from.addr, align 8, !dbg !190
  %2 = load i32, ptr %i, align 4, !dbg !191
  %conv = sext i32 %2 to i64, !dbg !191
  %add = add nsw i64 %1, %conv, !dbg !192
  %a = getelementptr inbounds %struct.large, ptr %agg.result, i32 0, i32 0, !dbg !193
  %3 = load i32, ptr %i, align 4, !dbg !194
  %idxprom = sext i32 %3 to i64, !dbg !195
  %arrayidx = getelementptr inbounds [6 x i64], ptr %a, i64 0, i64 %idxprom, !dbg !195
  store i64 %add, ptr %arrayidx, align 8, !dbg !196
  br label %for.inc, !dbg !195

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %i, align 4, !dbg !197
  %inc = add nsw i32 %4, 1, !dbg !197
  store i32 %inc, ptr %i, align 4, !dbg !197
  br label %for.cond, !dbg !198, !llvm.loop !199

for.end:                                          ; preds = %for.cond
  %p1 = getelementptr inbounds %struct.large, ptr %agg.result, i32 0, i32 1, !dbg !202
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p1, ptr align 4 %p, i64 8, i1 false), !dbg !203
  ret void, !dbg !204
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @total(ptr noundef byval(%struct.large) align 8 %l) #1 !dbg !205 {
entry:
  %sum = alloca i64, align 8
  %i = alloca i32, align 4
    #dbg_declare(ptr %l, !208, !DIExpression(), !209)
    #dbg_declare(ptr %sum, !210, !DIExpression(), !211)
  %p = getelementptr inbounds %struct.large, ptr %l, i32 0, i32 1, !dbg !212
  %x = getelementptr inbounds %struct.point, ptr %p, i32 0, i32 0, !dbg !213
  %0 = load i32, ptr %x, align 8, !dbg !213
  %p1 = getelementptr inbounds %struct.large, ptr %l, i32 0, i32 1, !dbg !214
  %y = getelementptr inbounds %struct.point, ptr %p1, i32 0, i32 1, !dbg !215
  %1 = load i32, ptr %y, align 4, !dbg !215
  %add = add nsw i32 %0, %1, !dbg !216
  %conv = sext i32 %add to i64, !dbg !217
  store i64 %conv, ptr %sum, align 8, !dbg !211
    #dbg_declare(ptr %i, !218, !DIExpression(), !220)
  store i32 0, ptr %i, align 4, !dbg !220
  br label %for.cond, !dbg !221

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4, !dbg !222
  %cmp = icmp slt i32 %2, 6, !dbg !224
  br i1 %cmp, label %for.body, label %for.end, !dbg !225

for.body:                                         ; preds = %for.cond
  %a = getelementptr inbounds %struct.large, ptr %l, i32 0, i32 0, !dbg !226
  %3 = load i32, ptr %i, align 4, !dbg !227
  %idxprom = sext i32 %3 to i64, !dbg !228
  %arrayidx = getelementptr inbounds [6 x i64], ptr %a, i64 0, i64 %idxprom, !dbg !228
  %4 = load i64, ptr %arrayidx, align 8, !dbg !228
  %5 = load i64, ptr %sum, align 8, !dbg !229
  %add3 = add nsw i64 %5, %4, !dbg !229
  store i64 %add3, ptr %sum, align 8, !dbg !229
  br label %for.inc, !dbg !230

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %i, align 4, !dbg !231
  %inc = add nsw i32 %6, 1, !dbg !231
  store i32 %inc, ptr %i, align 4, !dbg !231
  br label %for.cond, !dbg !232, !llvm.loop !233

for.end:                                          ; preds = %for.cond
  %a4 = getelementptr inbounds %struct.large, ptr %l, i32 0, i32 0, !dbg !235
  %arrayidx5 = getelementptr inbounds [6 x i64], ptr %a4, i64 0, i64 0, !dbg !236
  store i64 -1, ptr %arrayidx5, align 8, !dbg !237
  %7 = load i64, ptr %sum, align 8, !dbg !238
  ret i64 %7, !dbg !239
}

; Function Attrs: noinline nounwind uwtable
define internal i16 @next(i16 %o.coerce) #1 !dbg !240 {
entry:
  %retval = alloca %struct.one, align 2
  %o = alloca %struct.one, align 2
  %coerce.dive = getelementptr inbounds %struct.one, ptr %o, i32 0, i32 0
  store i16 %o.coerce, ptr %coerce.dive, align 2
    #dbg_declare(ptr %o, !247, !DIExpression(), !248)
  %s = getelementptr inbounds %struct.one, ptr %o, i32 0, i32 0, !dbg !249
  %0 = load i16, ptr %s, align 2, !dbg !250
  %inc = add i16 %0, 1, !dbg !250
  store i16 %inc, ptr %s, align 2, !dbg !250
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %retval, ptr align 2 %o, i64 2, i1 false), !dbg !251
  %coerce.dive1 = getelementptr inbounds %struct.one, ptr %retval, i32 0, i32 0, !dbg !252
  %1 = load i16, ptr %coerce.dive1, align 2, !dbg !252
  ret i16 %1, !dbg !252
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @many(i32 noundef %a, i64 %b.coerce, double noundef %c, i8 %d.coerce0, double %d.coerce1, i32 noundef %e, i64 %f.coerce, i32 noundef %g) #1 !dbg !253 {
entry:
  %b = alloca %struct.point, align 4
  %d = alloca %struct.mixed, align 8
  %f = alloca %struct.point, align 4
  %a.addr = alloca i32, align 4
  %c.addr = alloca double, align 8
  %e.addr = alloca i32, align 4
  %g.addr = alloca i32, align 4
  store i64 %b.coerce, ptr %b, align 4
  %0 = getelementptr inbounds { i8, double }, ptr %d, i32 0, i32 0
  store i8 %d.coerce0, ptr %0, align 8
  %1 = getelementptr inbounds { i8, double }, ptr %d, i32 0, i32 1
  store double %d.coerce1, ptr %1, align 8
  store i64 %f.coerce, ptr %f, align 4
  store i32 %a, ptr %a.addr, align 4
    #dbg_declare(ptr %a.addr, !256, !DIExpression(), !257)
    #dbg_declare(ptr %b, !258, !DIExpression(), !259)
  store double %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !260, !DIExpression(), !261)
    #dbg_declare(ptr %d, !262, !DIExpression(), !263)
  store i32 %e, ptr %e.addr, align 4
    #dbg_declare(ptr %e.addr, !264, !DIExpression(), !265)
    #dbg_declare(ptr %f, !266, !DIExpression(), !267)
  store i32 %g, ptr %g.addr, align 4
    #dbg_declare(ptr %g.addr, !268, !DIExpression(), !269)
  %2 = load i32, ptr %a.addr, align 4, !dbg !270
  %x = getelementptr inbounds %struct.point, ptr %b, i32 0, i32 0, !dbg !271
  %3 = load i32, ptr %x, align 4, !dbg !271
  %mul = mul nsw i32 %3, 2, !dbg !272
  %add = add nsw i32 %2, %mul, !dbg !273
  %y = getelementptr inbounds %struct.point, ptr %b, i32 0, i32 1, !dbg !274
  %4 = load i32, ptr %y, align 4, !dbg !274
  %mul1 = mul nsw i32 %4, 3, !dbg !275
  %add2 = add nsw i32 %add, %mul1, !dbg !276
  %5 = load double, ptr %c.addr, align 8, !dbg !277
  %conv = fptosi double %5 to i32, !dbg !278
  %add3 = add nsw i32 %add2, %conv, !dbg !279
  %c4 = getelementptr inbounds %struct.mixed, ptr %d, i32 0, i32 0, !dbg !280
  %6 = load i8, ptr %c4, align 8, !dbg !280
  %conv5 = sext i8 %6 to i32, !dbg !281
  %add6 = add nsw i32 %add3, %conv5, !dbg !282
  %d7 = getelementptr inbounds %struct.mixed, ptr %d, i32 0, i32 1, !dbg !283
  %7 = load double, ptr %d7, align 8, !dbg !283
  %conv8 = fptosi double %7 to i32, !dbg !284
  %add9 = add nsw i32 %add6, %conv8, !dbg !285
  %8 = load i32, ptr %e.addr, align 4, !dbg !286
  %add10 = add nsw i32 %add9, %8, !dbg !287
  %x11 = getelementptr inbounds %struct.point, ptr %f, i32 0, i32 0, !dbg !288
  %9 = load i32, ptr %x11, align 4, !dbg !288
  %add12 = add nsw i32 %add10, %9, !dbg !289
  %y13 = getelementptr inbounds %struct.point, ptr %f, i32 0, i32 1, !dbg !290
  %10 = load i32, ptr %y13, align 4, !dbg !290
  %add14 = add nsw i32 %add12, %10, !dbg !291
  %11 = load i32, ptr %g.addr, align 4, !dbg !292
  %add15 = add nsw i32 %add14, %11, !dbg !293
  ret i32 %add15, !dbg !294
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!29}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 64, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "structs.c", directory: ".", checksumkind: CSK_MD5, checksum: "3ba5ca572ecb183f8a190f5f5d92f076")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 66, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 68, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !12)
!12 = !{!13}
!13 = !DISubrange(count: 10)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !2, line: 70, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 13)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 4)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 76, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 11)
!29 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !30, globals: !32, splitDebugInlining: false, nameTableKind: None)
!30 = !{!4, !31}
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !{!0, !7, !9, !14, !19, !24}
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 2}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 62, type: !41, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !29, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!31}
!43 = !{}
!44 = !DILocalVariable(name: "p", scope: !40, file: !2, line: 63, type: !45)
!45 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !2, line: 5, size: 64, elements: !46)
!46 = !{!47, !48}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !45, file: !2, line: 6, baseType: !31, size: 32)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !45, file: !2, line: 6, baseType: !31, size: 32, offset: 32)
!49 = !DILocation(line: 63, column: 16, scope: !40)
!50 = !DILocation(line: 63, column: 39, scope: !40)
!51 = !DILocation(line: 63, column: 20, scope: !40)
!52 = !DILocation(line: 64, column: 23, scope: !40)
!53 = !DILocation(line: 64, column: 28, scope: !40)
!54 = !DILocation(line: 64, column: 3, scope: !40)
!55 = !DILocalVariable(name: "m", scope: !40, file: !2, line: 65, type: !56)
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mixed", file: !2, line: 8, size: 128, elements: !57)
!57 = !{!58, !59}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !56, file: !2, line: 9, baseType: !4, size: 8)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !56, file: !2, line: 10, baseType: !60, size: 64, offset: 64)
!60 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!61 = !DILocation(line: 65, column: 16, scope: !40)
!62 = !DILocation(line: 65, column: 40, scope: !40)
!63 = !DILocation(line: 65, column: 20, scope: !40)
!64 = !DILocation(line: 66, column: 23, scope: !40)
!65 = !DILocation(line: 66, column: 21, scope: !40)
!66 = !DILocation(line: 66, column: 28, scope: !40)
!67 = !DILocation(line: 66, column: 3, scope: !40)
!68 = !DILocalVariable(name: "f", scope: !40, file: !2, line: 67, type: !69)
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "floats", file: !2, line: 12, size: 96, elements: !70)
!70 = !{!71, !73, !74}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !69, file: !2, line: 13, baseType: !72, size: 32)
!72 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !69, file: !2, line: 13, baseType: !72, size: 32, offset: 32)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !69, file: !2, line: 13, baseType: !72, size: 32, offset: 64)
!75 = !DILocation(line: 67, column: 17, scope: !40)
!76 = !DILocation(line: 67, column: 43, scope: !40)
!77 = !DILocation(line: 67, column: 21, scope: !40)
!78 = !DILocation(line: 68, column: 26, scope: !40)
!79 = !DILocation(line: 68, column: 24, scope: !40)
!80 = !DILocation(line: 68, column: 31, scope: !40)
!81 = !DILocation(line: 68, column: 29, scope: !40)
!82 = !DILocation(line: 68, column: 36, scope: !40)
!83 = !DILocation(line: 68, column: 34, scope: !40)
!84 = !DILocation(line: 68, column: 3, scope: !40)
!85 = !DILocalVariable(name: "l", scope: !40, file: !2, line: 69, type: !86)
!86 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "large", file: !2, line: 15, size: 448, elements: !87)
!87 = !{!88, !93}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !86, file: !2, line: 16, baseType: !89, size: 384)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !90, size: 384, elements: !91)
!90 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!91 = !{!92}
!92 = !DISubrange(count: 6)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !86, file: !2, line: 17, baseType: !45, size: 64, offset: 384)
!94 = !DILocation(line: 69, column: 16, scope: !40)
!95 = !DILocation(line: 69, column: 20, scope: !40)
!96 = !DILocation(line: 70, column: 27, scope: !40)
!97 = !DILocation(line: 70, column: 39, scope: !40)
!98 = !DILocation(line: 70, column: 37, scope: !40)
!99 = !DILocation(line: 70, column: 59, scope: !40)
!100 = !DILocation(line: 70, column: 51, scope: !40)
!101 = !DILocation(line: 70, column: 45, scope: !40)
!102 = !DILocation(line: 70, column: 3, scope: !40)
!103 = !DILocation(line: 71, column: 40, scope: !40)
!104 = !DILocation(line: 71, column: 23, scope: !40)
!105 = !DILocation(line: 71, column: 18, scope: !40)
!106 = !DILocation(line: 71, column: 52, scope: !40)
!107 = !DILocation(line: 71, column: 3, scope: !40)
!108 = !DILocation(line: 72, column: 40, scope: !40)
!109 = !DILocation(line: 72, column: 18, scope: !40)
!110 = !DILocation(line: 72, column: 3, scope: !40)
!111 = !DILocalVariable(name: "array", scope: !40, file: !2, line: 73, type: !112)
!112 = !DICompositeType(tag: DW_TAG_array_type, baseType: !86, size: 1344, elements: !113)
!113 = !{!114}
!114 = !DISubrange(count: 3)
!115 = !DILocation(line: 73, column: 16, scope: !40)
!116 = !DILocation(line: 73, column: 29, scope: !40)
!117 = !DILocation(line: 73, column: 27, scope: !40)
!118 = !DILocation(line: 73, column: 32, scope: !40)
!119 = !DILocation(line: 74, column: 3, scope: !40)
!120 = !DILocation(line: 74, column: 14, scope: !40)
!121 = !DILocation(line: 75, column: 3, scope: !40)
!122 = !DILocation(line: 75, column: 12, scope: !40)
!123 = !DILocation(line: 75, column: 14, scope: !40)
!124 = !DILocation(line: 75, column: 16, scope: !40)
!125 = !DILocation(line: 76, column: 25, scope: !40)
!126 = !DILocation(line: 76, column: 34, scope: !40)
!127 = !DILocation(line: 76, column: 36, scope: !40)
!128 = !DILocation(line: 76, column: 39, scope: !40)
!129 = !DILocation(line: 76, column: 48, scope: !40)
!130 = !DILocation(line: 76, column: 50, scope: !40)
!131 = !DILocation(line: 76, column: 59, scope: !40)
!132 = !DILocation(line: 76, column: 53, scope: !40)
!133 = !DILocation(line: 76, column: 3, scope: !40)
!134 = !DILocation(line: 77, column: 3, scope: !40)
!135 = distinct !DISubprogram(name: "swap", scope: !2, file: !2, line: 23, type: !136, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !29, retainedNodes: !43)
!136 = !DISubroutineType(types: !137)
!137 = !{!45, !45}
!138 = !DILocalVariable(name: "p", arg: 1, scope: !135, file: !2, line: 23, type: !45)
!139 = !DILocation(line: 23, column: 39, scope: !135)
!140 = !DILocation(line: 24, column: 24, scope: !135)
!141 = !DILocation(line: 24, column: 28, scope: !135)
!142 = !DILocation(line: 24, column: 33, scope: !135)
!143 = !DILocation(line: 24, column: 3, scope: !135)
!144 = distinct !DISubprogram(name: "shift", scope: !2, file: !2, line: 27, type: !145, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !29, retainedNodes: !43)
!145 = !DISubroutineType(types: !146)
!146 = !{!56, !56, !31}
!147 = !DILocalVariable(name: "m", arg: 1, scope: !144, file: !2, line: 27, type: !56)
!148 = !DILocation(line: 27, column: 40, scope: !144)
!149 = !DILocalVariable(name: "n", arg: 2, scope: !144, file: !2, line: 27, type: !31)
!150 = !DILocation(line: 27, column: 47, scope: !144)
!151 = !DILocation(line: 28, column: 18, scope: !144)
!152 = !DILocation(line: 28, column: 16, scope: !144)
!153 = !DILocation(line: 28, column: 22, scope: !144)
!154 = !DILocation(line: 28, column: 20, scope: !144)
!155 = !DILocation(line: 28, column: 9, scope: !144)
!156 = !DILocation(line: 28, column: 5, scope: !144)
!157 = !DILocation(line: 28, column: 7, scope: !144)
!158 = !DILocation(line: 29, column: 10, scope: !144)
!159 = !DILocation(line: 29, column: 5, scope: !144)
!160 = !DILocation(line: 29, column: 7, scope: !144)
!161 = !DILocation(line: 30, column: 10, scope: !144)
!162 = !DILocation(line: 30, column: 3, scope: !144)
!163 = distinct !DISubprogram(name: "rotate", scope: !2, file: !2, line: 33, type: !164, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !29, retainedNodes: !43)
!164 = !DISubroutineType(types: !165)
!165 = !{!69, !69}
!166 = !DILocalVariable(name: "f", arg: 1, scope: !163, file: !2, line: 33, type: !69)
!167 = !DILocation(line: 33, column: 43, scope: !163)
!168 = !DILocation(line: 34, column: 25, scope: !163)
!169 = !DILocation(line: 34, column: 29, scope: !163)
!170 = !DILocation(line: 34, column: 34, scope: !163)
!171 = !DILocation(line: 34, column: 39, scope: !163)
!172 = !DILocation(line: 34, column: 3, scope: !163)
!173 = distinct !DISubprogram(name: "fill", scope: !2, file: !2, line: 37, type: !174, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !29, retainedNodes: !43)
!174 = !DISubroutineType(types: !175)
!175 = !{!86, !90, !45}
!176 = !DILocalVariable(name: "from", arg: 1, scope: !173, file: !2, line: 37, type: !90)
!177 = !DILocation(line: 37, column: 31, scope: !173)
!178 = !DILocalVariable(name: "p", arg: 2, scope: !173, file: !2, line: 37, type: !45)
!179 = !DILocation(line: 37, column: 50, scope: !173)
!180 = !DILocalVariable(name: "l", scope: !173, file: !2, line: 38, type: !86)
!181 = !DILocation(line: 38, column: 16, scope: !173)
!182 = !DILocalVariable(name: "i", scope: !183, file: !2, line: 39, type: !31)
!183 = distinct !DILexicalBlock(scope: !173, file: !2, line: 39, column: 3)
!184 = !DILocation(line: 39, column: 12, scope: !183)
!185 = !DILocation(line: 39, column: 8, scope: !183)
!186 = !DILocation(line: 39, column: 19, scope: !187)
!187 = distinct !DILexicalBlock(scope: !183, file: !2, line: 39, column: 3)
!188 = !DILocation(line: 39, column: 21, scope: !187)
!189 = !DILocation(line: 39, column: 3, scope: !183)
!190 = !DILocation(line: 40, column: 14, scope: !187)
!191 = !DILocation(line: 40, column: 21, scope: !187)
!192 = !DILocation(line: 40, column: 19, scope: !187)
!193 = !DILocation(line: 40, column: 7, scope: !187)
!194 = !DILocation(line: 40, column: 9, scope: !187)
!195 = !DILocation(line: 40, column: 5, scope: !187)
!196 = !DILocation(line: 40, column: 12, scope: !187)
!197 = !DILocation(line: 39, column: 27, scope: !187)
!198 = !DILocation(line: 39, column: 3, scope: !187)
!199 = distinct !{!199, !189, !200, !201}
!200 = !DILocation(line: 40, column: 21, scope: !183)
!201 = !{!"llvm.loop.mustprogress"}
!202 = !DILocation(line: 41, column: 5, scope: !173)
!203 = !DILocation(line: 41, column: 9, scope: !173)
!204 = !DILocation(line: 42, column: 3, scope: !173)
!205 = distinct !DISubprogram(name: "total", scope: !2, file: !2, line: 45, type: !206, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !29, retainedNodes: !43)
!206 = !DISubroutineType(types: !207)
!207 = !{!90, !86}
!208 = !DILocalVariable(name: "l", arg: 1, scope: !205, file: !2, line: 45, type: !86)
!209 = !DILocation(line: 45, column: 32, scope: !205)
!210 = !DILocalVariable(name: "sum", scope: !205, file: !2, line: 46, type: !90)
!211 = !DILocation(line: 46, column: 8, scope: !205)
!212 = !DILocation(line: 46, column: 16, scope: !205)
!213 = !DILocation(line: 46, column: 18, scope: !205)
!214 = !DILocation(line: 46, column: 24, scope: !205)
!215 = !DILocation(line: 46, column: 26, scope: !205)
!216 = !DILocation(line: 46, column: 20, scope: !205)
!217 = !DILocation(line: 46, column: 14, scope: !205)
!218 = !DILocalVariable(name: "i", scope: !219, file: !2, line: 47, type: !31)
!219 = distinct !DILexicalBlock(scope: !205, file: !2, line: 47, column: 3)
!220 = !DILocation(line: 47, column: 12, scope: !219)
!221 = !DILocation(line: 47, column: 8, scope: !219)
!222 = !DILocation(line: 47, column: 19, scope: !223)
!223 = distinct !DILexicalBlock(scope: !219, file: !2, line: 47, column: 3)
!224 = !DILocation(line: 47, column: 21, scope: !223)
!225 = !DILocation(line: 47, column: 3, scope: !219)
!226 = !DILocation(line: 48, column: 14, scope: !223)
!227 = !DILocation(line: 48, column: 16, scope: !223)
!228 = !DILocation(line: 48, column: 12, scope: !223)
!229 = !DILocation(line: 48, column: 9, scope: !223)
!230 = !DILocation(line: 48, column: 5, scope: !223)
!231 = !DILocation(line: 47, column: 27, scope: !223)
!232 = !DILocation(line: 47, column: 3, scope: !223)
!233 = distinct !{!233, !225, !234, !201}
!234 = !DILocation(line: 48, column: 17, scope: !219)
!235 = !DILocation(line: 49, column: 5, scope: !205)
!236 = !DILocation(line: 49, column: 3, scope: !205)
!237 = !DILocation(line: 49, column: 10, scope: !205)
!238 = !DILocation(line: 50, column: 10, scope: !205)
!239 = !DILocation(line: 50, column: 3, scope: !205)
!240 = distinct !DISubprogram(name: "next", scope: !2, file: !2, line: 53, type: !241, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !29, retainedNodes: !43)
!241 = !DISubroutineType(types: !242)
!242 = !{!243, !243}
!243 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "one", file: !2, line: 19, size: 16, elements: !244)
!244 = !{!245}
!245 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !243, file: !2, line: 20, baseType: !246, size: 16)
!246 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!247 = !DILocalVariable(name: "o", arg: 1, scope: !240, file: !2, line: 53, type: !243)
!248 = !DILocation(line: 53, column: 35, scope: !240)
!249 = !DILocation(line: 54, column: 5, scope: !240)
!250 = !DILocation(line: 54, column: 6, scope: !240)
!251 = !DILocation(line: 55, column: 10, scope: !240)
!252 = !DILocation(line: 55, column: 3, scope: !240)
!253 = distinct !DISubprogram(name: "many", scope: !2, file: !2, line: 58, type: !254, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !29, retainedNodes: !43)
!254 = !DISubroutineType(types: !255)
!255 = !{!31, !31, !45, !60, !56, !31, !45, !31}
!256 = !DILocalVariable(name: "a", arg: 1, scope: !253, file: !2, line: 58, type: !31)
!257 = !DILocation(line: 58, column: 21, scope: !253)
!258 = !DILocalVariable(name: "b", arg: 2, scope: !253, file: !2, line: 58, type: !45)
!259 = !DILocation(line: 58, column: 37, scope: !253)
!260 = !DILocalVariable(name: "c", arg: 3, scope: !253, file: !2, line: 58, type: !60)
!261 = !DILocation(line: 58, column: 47, scope: !253)
!262 = !DILocalVariable(name: "d", arg: 4, scope: !253, file: !2, line: 58, type: !56)
!263 = !DILocation(line: 58, column: 63, scope: !253)
!264 = !DILocalVariable(name: "e", arg: 5, scope: !253, file: !2, line: 58, type: !31)
!265 = !DILocation(line: 58, column: 70, scope: !253)
!266 = !DILocalVariable(name: "f", arg: 6, scope: !253, file: !2, line: 58, type: !45)
!267 = !DILocation(line: 58, column: 86, scope: !253)
!268 = !DILocalVariable(name: "g", arg: 7, scope: !253, file: !2, line: 58, type: !31)
!269 = !DILocation(line: 58, column: 93, scope: !253)
!270 = !DILocation(line: 59, column: 10, scope: !253)
!271 = !DILocation(line: 59, column: 16, scope: !253)
!272 = !DILocation(line: 59, column: 18, scope: !253)
!273 = !DILocation(line: 59, column: 12, scope: !253)
!274 = !DILocation(line: 59, column: 26, scope: !253)
!275 = !DILocation(line: 59, column: 28, scope: !253)
!276 = !DILocation(line: 59, column: 22, scope: !253)
!277 = !DILocation(line: 59, column: 39, scope: !253)
!278 = !DILocation(line: 59, column: 34, scope: !253)
!279 = !DILocation(line: 59, column: 32, scope: !253)
!280 = !DILocation(line: 59, column: 45, scope: !253)
!281 = !DILocation(line: 59, column: 43, scope: !253)
!282 = !DILocation(line: 59, column: 41, scope: !253)
!283 = !DILocation(line: 59, column: 56, scope: !253)
!284 = !DILocation(line: 59, column: 49, scope: !253)
!285 = !DILocation(line: 59, column: 47, scope: !253)
!286 = !DILocation(line: 59, column: 60, scope: !253)
!287 = !DILocation(line: 59, column: 58, scope: !253)
!288 = !DILocation(line: 59, column: 66, scope: !253)
!289 = !DILocation(line: 59, column: 62, scope: !253)
!290 = !DILocation(line: 59, column: 72, scope: !253)
!291 = !DILocation(line: 59, column: 68, scope: !253)
!292 = !DILocation(line: 59, column: 76, scope: !253)
!293 = !DILocation(line: 59, column: 74, scope: !253)
!294 = !DILocation(line: 59, column: 3, scope: !253)
