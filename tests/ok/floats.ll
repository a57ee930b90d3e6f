; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [25 x i8] c"%.17g %.17g %.17g %.17g\0A\00", align 1, !dbg !0
@one = internal global double 1.000000e+00, align 8, !dbg !7
@tenth = internal global double 1.000000e-01, align 8, !dbg !72
@three = internal global double 3.000000e+00, align 8, !dbg !75
@.str.1 = private unnamed_addr constant [14 x i8] c"%016llx %08x\0A\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [9 x i8] c"%.9g %d\0A\00", align 1, !dbg !23
@zero = internal global double 0.000000e+00, align 8, !dbg !77
@.str.3 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1, !dbg !28
@.str.4 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !33
@.str.5 = private unnamed_addr constant [10 x i8] c"%d %g %g\0A\00", align 1, !dbg !38
@.str.6 = private unnamed_addr constant [9 x i8] c"%u %llu\0A\00", align 1, !dbg !40
@.str.7 = private unnamed_addr constant [13 x i8] c"%.17g %.17g\0A\00", align 1, !dbg !42
@.str.8 = private unnamed_addr constant [11 x i8] c"%.9g %.9g\0A\00", align 1, !dbg !44
@.str.9 = private unnamed_addr constant [7 x i8] c"%.17g\0A\00", align 1, !dbg !49
@.str.10 = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1, !dbg !54
@.str.11 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1, !dbg !56
@.str.12 = private unnamed_addr constant [10 x i8] c"%g %g %g\0A\00", align 1, !dbg !61
@.str.13 = private unnamed_addr constant [15 x i8] c"%.17g %.9g %g\0A\00", align 1, !dbg !63
@.str.14 = private unnamed_addr constant [15 x i8] c"%.15f %016llx\0A\00", align 1, !dbg !68
@.str.15 = private unnamed_addr constant [13 x i8] c"%.15f %.15f\0A\00", align 1, !dbg !70

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !86 {
entry:
  %retval = alloca i32, align 4
  %sum = alloca float, align 4
  %i = alloca i32, align 4
  %nan = alloca double, align 8
  %inf = alloca double, align 8
  %x = alloca double, align 8
  %i67 = alloca i32, align 4
  %e = alloca double, align 8
  %term = alloca double, align 8
  %i80 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %0 = load volatile double, ptr @one, align 8, !dbg !90
  %1 = load volatile double, ptr @tenth, align 8, !dbg !91
  %add = fadd double %0, %1, !dbg !92
  %2 = load volatile double, ptr @one, align 8, !dbg !93
  %3 = load volatile double, ptr @tenth, align 8, !dbg !94
  %sub = fsub double %2, %3, !dbg !95
  %4 = load volatile double, ptr @one, align 8, !dbg !96
  %5 = load volatile double, ptr @three, align 8, !dbg !97
  %div = fdiv double %4, %5, !dbg !98
  %6 = load volatile double, ptr @tenth, align 8, !dbg !99
  %7 = load volatile double, ptr @three, align 8, !dbg !100
  %mul = fmul double %6, %7, !dbg !101
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %add, double noundef %sub, double noundef %div, double noundef %mul), !dbg !102
  %8 = load volatile double, ptr @one, align 8, !dbg !103
  %9 = load volatile double, ptr @three, align 8, !dbg !104
  %div1 = fdiv double %8, %9, !dbg !105
  %call2 = call i64 @bits(double noundef %div1), !dbg !106
  %10 = load volatile double, ptr @one, align 8, !dbg !107
  %conv = fptrunc double %10 to float, !dbg !108
  %div3 = fdiv float %conv, 3.000000e+00, !dbg !109
  %call4 = call i32 @bits32(float noundef %div3), !dbg !110
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %call2, i32 noundef %call4), !dbg !111
    #dbg_declare(ptr %sum, !112, !DIExpression(), !113)
  store float 0.000000e+00, ptr %sum, align 4, !dbg !113
    #dbg_declare(ptr %i, !114, !DIExpression(), !116)
  store i32 0, ptr %i, align 4, !dbg !116
  br label %for.cond, !dbg !117

for.cond:                                         ; preds = %for.inc, %entry
  %11 = load i32, ptr %i, align 4, !dbg !118
  %cmp = icmp slt i32 %11, 10, !dbg !120
  br i1 %cmp, label %for.body, label %for.end, !dbg !121

for.body:                                         ; preds = %for.cond
  %12 = load float, ptr %sum, align 4, !dbg !122
  %add7 = fadd float %12, 0x3FB99999A0000000, !dbg !122
  store float %add7, ptr %sum, align 4, !dbg !122
  br label %for.inc, !dbg !123

for.inc:                                          ; preds = %for.body
  %13 = load i32, ptr %i, align 4, !dbg !124
  %inc = add nsw i32 %13, 1, !dbg !124
  store i32 %inc, ptr %i, align 4, !dbg !124
  br label %for.cond, !dbg !125, !llvm.loop !126

for.end:                                          ; preds = %for.cond
  %14 = load float, ptr %sum, align 4, !dbg !129
  %conv8 = fpext float %14 to double, !dbg !129
  %15 = load float, ptr %sum, align 4, !dbg !130
  %cmp9 = fcmp oeq float %15, 1.000000e+00, !dbg !131
  %conv10 = zext i1 %cmp9 to i32, !dbg !131
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %conv8, i32 noundef %conv10), !dbg !132
    #dbg_declare(ptr %nan, !133, !DIExpression(), !134)
  %16 = load volatile double, ptr @zero, align 8, !dbg !135
  %17 = load volatile double, ptr @zero, align 8, !dbg !136
  %div12 = fdiv double %16, %17, !dbg !137
  store double %div12, ptr %nan, align 8, !dbg !134
    #dbg_declare(ptr %inf, !138, !DIExpression(), !139)
  %18 = load volatile double, ptr @one, align 8, !dbg !140
  %19 = load volatile double, ptr @zero, align 8, !dbg !141
  %div13 = fdiv double %18, %19, !dbg !142
  store double %div13, ptr %inf, align 8, !dbg !139
  %20 = load double, ptr %nan, align 8, !dbg !143
  %21 = load double, ptr %nan, align 8, !dbg !144
  %cmp14 = fcmp oeq double %20, %21, !dbg !145
  %conv15 = zext i1 %cmp14 to i32, !dbg !145
  %22 = load double, ptr %nan, align 8, !dbg !146
  %23 = load double, ptr %nan, align 8, !dbg !147
  %cmp16 = fcmp une double %22, %23, !dbg !148
  %conv17 = zext i1 %cmp16 to i32, !dbg !148
  %24 = load double, ptr %nan, align 8, !dbg !149
  %25 = load volatile double, ptr @one, align 8, !dbg !150
  %cmp18 = fcmp olt double %24, %25, !dbg !151
  %conv19 = zext i1 %cmp18 to i32, !dbg !151
  %26 = load double, ptr %nan, align 8, !dbg !152
  %27 = load volatile double, ptr @one, align 8, !dbg !153
  %cmp20 = fcmp oge double %26, %27, !dbg !154
  %lnot = xor i1 %cmp20, true, !dbg !155
  %lnot.ext = zext i1 %lnot to i32, !dbg !155
  %call22 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %conv15, i32 noundef %conv17, i32 noundef %conv19, i32 noundef %lnot.ext), !dbg !156
  %28 = load double, ptr %inf, align 8, !dbg !157
  %cmp23 = fcmp ogt double %28, 0x7FEFFFFFFFFFFFFF, !dbg !158
  %conv24 = zext i1 %cmp23 to i32, !dbg !158
  %29 = load double, ptr %inf, align 8, !dbg !159
  %fneg = fneg double %29, !dbg !160
  %cmp25 = fcmp olt double %fneg, 0xFFEFFFFFFFFFFFFF, !dbg !161
  %conv26 = zext i1 %cmp25 to i32, !dbg !161
  %30 = load double, ptr %inf, align 8, !dbg !162
  %31 = load double, ptr %inf, align 8, !dbg !163
  %cmp27 = fcmp oeq double %30, %31, !dbg !164
  %conv28 = zext i1 %cmp27 to i32, !dbg !164
  %call29 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv24, i32 noundef %conv26, i32 noundef %conv28), !dbg !165
  %32 = load volatile double, ptr @zero, align 8, !dbg !166
  %33 = load volatile double, ptr @zero, align 8, !dbg !167
  %fneg30 = fneg double %33, !dbg !168
  %cmp31 = fcmp oeq double %32, %fneg30, !dbg !169
  %conv32 = zext i1 %cmp31 to i32, !dbg !169
  %34 = load volatile double, ptr @zero, align 8, !dbg !170
  %div33 = fdiv double 1.000000e+00, %34, !dbg !171
  %35 = load volatile double, ptr @zero, align 8, !dbg !172
  %fneg34 = fneg double %35, !dbg !173
  %div35 = fdiv double 1.000000e+00, %fneg34, !dbg !174
  %call36 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %conv32, double noundef %div33, double noundef %div35), !dbg !175
  %36 = load volatile double, ptr @one, align 8, !dbg !176
  %37 = load volatile double, ptr @three, align 8, !dbg !177
  %cmp37 = fcmp olt double %36, %37, !dbg !178
  %conv38 = zext i1 %cmp37 to i32, !dbg !178
  %38 = load volatile double, ptr @three, align 8, !dbg !179
  %39 = load volatile double, ptr @three, align 8, !dbg !180
  %cmp39 = fcmp ole double %38, %39, !dbg !181
  %conv40 = zext i1 %cmp39 to i32, !dbg !181
  %40 = load volatile double, ptr @one, align 8, !dbg !182
  %41 = load volatile double, ptr @three, align 8, !dbg !183
  %cmp41 = fcmp ogt double %40, %41, !dbg !184
  %conv42 = zext i1 %cmp41 to i32, !dbg !184
  %call43 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv38, i32 noundef %conv40, i32 noundef %conv42), !dbg !185
  %42 = load double, ptr %nan, align 8, !dbg !186
  %43 = call i1 @llvm.is.fpclass.f64(double %42, i32 3), !dbg !186
  %44 = zext i1 %43 to i32, !dbg !186
  %cmp44 = icmp ne i32 %44, 0, !dbg !187
  %conv45 = zext i1 %cmp44 to i32, !dbg !187
  %45 = load double, ptr %inf, align 8, !dbg !188
  %46 = call i1 @llvm.is.fpclass.f64(double %45, i32 516), !dbg !188
  %47 = zext i1 %46 to i32, !dbg !188
  %cmp46 = icmp ne i32 %47, 0, !dbg !189
  %conv47 = zext i1 %cmp46 to i32, !dbg !189
  %48 = load volatile double, ptr @zero, align 8, !dbg !190
  %fneg48 = fneg double %48, !dbg !190
  %49 = bitcast double %fneg48 to i64, !dbg !190
  %50 = icmp slt i64 %49, 0, !dbg !190
  %51 = zext i1 %50 to i32, !dbg !190
  %cmp49 = icmp ne i32 %51, 0, !dbg !191
  %conv50 = zext i1 %cmp49 to i32, !dbg !191
  %call51 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv45, i32 noundef %conv47, i32 noundef %conv50), !dbg !192
  %call52 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef 2, i32 noundef -2, i32 noundef 1000000000, i32 noundef 200), !dbg !193
  %call53 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef -294967296, i64 noundef -3446744073709551616), !dbg !194
  %call54 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, double noundef 0x43E0000000000000, double noundef 0x43F0000000000000), !dbg !195
  %call55 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, double noundef 0x4170000000000000, double noundef 0x3FB99999A0000000), !dbg !196
  %call56 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, double noundef 0x3FB99999A0000000), !dbg !197
  %call57 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, double noundef 0x3810000000000000, double noundef 0x3800000000000000), !dbg !198
  %call58 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, double noundef 4.940660e-324), !dbg !199
  %call59 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, double noundef 0x7FEFFFFFFFFFFFFF, double noundef 0x7FF0000000000000), !dbg !200
  %52 = call double @llvm.floor.f64(double -2.500000e+00), !dbg !201
  %53 = call double @llvm.ceil.f64(double -2.500000e+00), !dbg !202
  %54 = call double @llvm.fabs.f64(double -2.500000e+00), !dbg !203
  %call60 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, double noundef %52, double noundef %53, double noundef %54), !dbg !204
  %call61 = call double @sqrt(double noundef 2.000000e+00) #5, !dbg !205
  %call62 = call float @sqrtf(float noundef 2.000000e+00) #5, !dbg !206
  %conv63 = fpext float %call62 to double, !dbg !206
  %55 = load volatile double, ptr @zero, align 8, !dbg !207
  %fneg64 = fneg double %55, !dbg !208
  %56 = call double @llvm.copysign.f64(double 3.000000e+00, double %fneg64), !dbg !209
  %call65 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, double noundef %call61, double noundef %conv63, double noundef %56), !dbg !210
  %57 = call double @llvm.minnum.f64(double 1.000000e+00, double 2.000000e+00), !dbg !211
  %58 = call double @llvm.maxnum.f64(double 1.000000e+00, double 2.000000e+00), !dbg !212
  %call66 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, double noundef %57, double noundef %58), !dbg !213
    #dbg_declare(ptr %x, !214, !DIExpression(), !215)
  store double 2.000000e+00, ptr %x, align 8, !dbg !215
    #dbg_declare(ptr %i67, !216, !DIExpression(), !218)
  store i32 0, ptr %i67, align 4, !dbg !218
  br label %for.cond68, !dbg !219

for.cond68:                                       ; preds = %for.inc75, %for.end
  %59 = load i32, ptr %i67, align 4, !dbg !220
  %cmp69 = icmp slt i32 %59, 6, !dbg !222
  br i1 %cmp69, label %for.body71, label %for.end77, !dbg !223

for.body71:                                       ; preds = %for.cond68
  %60 = load double, ptr %x, align 8, !dbg !224
  %61 = load double, ptr %x, align 8, !dbg !225
  %div72 = fdiv double 5.000000e+00, %61, !dbg !226
  %add73 = fadd double %60, %div72, !dbg !227
  %div74 = fdiv double %add73, 2.000000e+00, !dbg !228
  store double %div74, ptr %x, align 8, !dbg !229
  br label %for.inc75, !dbg !230

for.inc75:                                        ; preds = %for.body71
  %62 = load i32, ptr %i67, align 4, !dbg !231
  %inc76 = add nsw i32 %62, 1, !dbg !231
  store i32 %inc76, ptr %i67, align 4, !dbg !231
  br label %for.cond68, !dbg !232, !llvm.loop !233

for.end77:                                        ; preds = %for.cond68
  %63 = load double, ptr %x, align 8, !dbg !235
  %64 = load double, ptr %x, align 8, !dbg !236
  %call78 = call i64 @bits(double noundef %64), !dbg !237
  %call79 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, double noundef %63, i64 noundef %call78), !dbg !238
    #dbg_declare(ptr %e, !239, !DIExpression(), !240)
  store double 0.000000e+00, ptr %e, align 8, !dbg !240
    #dbg_declare(ptr %term, !241, !DIExpression(), !242)
  store double 1.000000e+00, ptr %term, align 8, !dbg !242
    #dbg_declare(ptr %i80, !243, !DIExpression(), !245)
  store i32 1, ptr %i80, align 4, !dbg !245
  br label %for.cond81, !dbg !246

for.cond81:                                       ; preds = %for.inc88, %for.end77
  %65 = load i32, ptr %i80, align 4, !dbg !247
  %cmp82 = icmp slt i32 %65, 25, !dbg !249
  br i1 %cmp82, label %for.body84, label %for.end90, !dbg !250

for.body84:                                       ; preds = %for.cond81
  %66 = load double, ptr %term, align 8, !dbg !251
  %67 = load double, ptr %e, align 8, !dbg !253
  %add85 = fadd double %67, %66, !dbg !253
  store double %add85, ptr %e, align 8, !dbg !253
  %68 = load i32, ptr %i80, align 4, !dbg !254
  %conv86 = sitofp i32 %68 to double, !dbg !254
  %69 = load double, ptr %term, align 8, !dbg !255
  %div87 = fdiv double %69, %conv86, !dbg !255
  store double %div87, ptr %term, align 8, !dbg !255
  br label %for.inc88, !dbg !256

for.inc88:                                        ; preds = %for.body84
  %70 = load i32, ptr %i80, align 4, !dbg !257
  %inc89 = add nsw i32 %70, 1, !dbg !257
  store i32 %inc89, ptr %i80, align 4, !dbg !257
  br label %for.cond81, !dbg !258, !llvm.loop !259

for.end90:                                        ; preds = %for.cond81
  %71 = load double, ptr %e, align 8, !dbg !261
  %72 = load double, ptr %e, align 8, !dbg !262
  %fneg91 = fneg double %72, !dbg !263
  %call92 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, double noundef %71, double noundef %fneg91), !dbg !264
  ret i32 0, !dbg !265
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @bits(double noundef %d) #0 !dbg !266 {
entry:
  %d.addr = alloca double, align 8
  %u = alloca i64, align 8
  store double %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !272, !DIExpression(), !273)
    #dbg_declare(ptr %u, !274, !DIExpression(), !275)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %u, ptr align 8 %d.addr, i64 8, i1 false), !dbg !276
  %0 = load i64, ptr %u, align 8, !dbg !277
  ret i64 %0, !dbg !278
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @bits32(float noundef %f) #0 !dbg !279 {
entry:
  %f.addr = alloca float, align 4
  %u = alloca i32, align 4
  store float %f, ptr %f.addr, align 4
    #dbg_declare(ptr %f.addr, !283, !DIExpression(), !284)
    #dbg_declare(ptr %u, !285, !DIExpression(), !286)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %u, ptr align 4 %f.addr, i64 4, i1 false), !dbg !287
  %0 = load i32, ptr %u, align 4, !dbg !288
  ret i32 %0, !dbg !289
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: nounwind
declare double @sqrt(double noundef) #3

; Function Attrs: nounwind
declare float @sqrtf(float noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!79, !80, !81, !82, !83, !84, !85}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "floats.c", directory: ".", checksumkind: CSK_MD5, checksum: "ac6eb786de6a7579e4a0fe644b7bf9fc")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 25)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "one", scope: !9, file: !2, line: 21, type: !74, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !17, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11, !12, !13, !14, !15, !16}
!11 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!17 = !{!0, !18, !23, !28, !33, !38, !40, !42, !44, !49, !54, !56, !61, !63, !68, !70, !7, !72, !75, !77}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 14)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 9)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 13)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 10)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !35, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !25, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !30, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 11)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 7)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !51, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !58, isLocal: true, isDefinition: true)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 4)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !35, isLocal: true, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !65, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 15)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !2, line: 51, type: !65, isLocal: true, isDefinition: true)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !30, isLocal: true, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "tenth", scope: !9, file: !2, line: 21, type: !74, isLocal: true, isDefinition: true)
!74 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !16)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "three", scope: !9, file: !2, line: 21, type: !74, isLocal: true, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "zero", scope: !9, file: !2, line: 21, type: !74, isLocal: true, isDefinition: true)
!79 = !{i32 7, !"Dwarf Version", i32 5}
!80 = !{i32 2, !"Debug Info Version", i32 3}
!81 = !{i32 1, !"wchar_size", i32 4}
!82 = !{i32 8, !"PIC Level", i32 2}
!83 = !{i32 7, !"PIE Level", i32 2}
!84 = !{i32 7, !"uwtable", i32 2}
!85 = !{i32 7, !"frame-pointer", i32 2}
!86 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 23, type: !87, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !89)
!87 = !DISubroutineType(types: !88)
!88 = !{!13}
!89 = !{}
!90 = !DILocation(line: 24, column: 39, scope: !86)
!91 = !DILocation(line: 24, column: 45, scope: !86)
!92 = !DILocation(line: 24, column: 43, scope: !86)
!93 = !DILocation(line: 24, column: 52, scope: !86)
!94 = !DILocation(line: 24, column: 58, scope: !86)
!95 = !DILocation(line: 24, column: 56, scope: !86)
!96 = !DILocation(line: 24, column: 65, scope: !86)
!97 = !DILocation(line: 24, column: 71, scope: !86)
!98 = !DILocation(line: 24, column: 69, scope: !86)
!99 = !DILocation(line: 24, column: 78, scope: !86)
!100 = !DILocation(line: 24, column: 86, scope: !86)
!101 = !DILocation(line: 24, column: 84, scope: !86)
!102 = !DILocation(line: 24, column: 3, scope: !86)
!103 = !DILocation(line: 25, column: 53, scope: !86)
!104 = !DILocation(line: 25, column: 59, scope: !86)
!105 = !DILocation(line: 25, column: 57, scope: !86)
!106 = !DILocation(line: 25, column: 48, scope: !86)
!107 = !DILocation(line: 25, column: 81, scope: !86)
!108 = !DILocation(line: 25, column: 74, scope: !86)
!109 = !DILocation(line: 25, column: 85, scope: !86)
!110 = !DILocation(line: 25, column: 67, scope: !86)
!111 = !DILocation(line: 25, column: 3, scope: !86)
!112 = !DILocalVariable(name: "sum", scope: !86, file: !2, line: 26, type: !12)
!113 = !DILocation(line: 26, column: 9, scope: !86)
!114 = !DILocalVariable(name: "i", scope: !115, file: !2, line: 27, type: !13)
!115 = distinct !DILexicalBlock(scope: !86, file: !2, line: 27, column: 3)
!116 = !DILocation(line: 27, column: 12, scope: !115)
!117 = !DILocation(line: 27, column: 8, scope: !115)
!118 = !DILocation(line: 27, column: 19, scope: !119)
!119 = distinct !DILexicalBlock(scope: !115, file: !2, line: 27, column: 3)
!120 = !DILocation(line: 27, column: 21, scope: !119)
!121 = !DILocation(line: 27, column: 3, scope: !115)
!122 = !DILocation(line: 28, column: 9, scope: !119)
!123 = !DILocation(line: 28, column: 5, scope: !119)
!124 = !DILocation(line: 27, column: 28, scope: !119)
!125 = !DILocation(line: 27, column: 3, scope: !119)
!126 = distinct !{!126, !121, !127, !128}
!127 = !DILocation(line: 28, column: 12, scope: !115)
!128 = !{!"llvm.loop.mustprogress"}
!129 = !DILocation(line: 29, column: 23, scope: !86)
!130 = !DILocation(line: 29, column: 28, scope: !86)
!131 = !DILocation(line: 29, column: 32, scope: !86)
!132 = !DILocation(line: 29, column: 3, scope: !86)
!133 = !DILocalVariable(name: "nan", scope: !86, file: !2, line: 30, type: !16)
!134 = !DILocation(line: 30, column: 10, scope: !86)
!135 = !DILocation(line: 30, column: 16, scope: !86)
!136 = !DILocation(line: 30, column: 23, scope: !86)
!137 = !DILocation(line: 30, column: 21, scope: !86)
!138 = !DILocalVariable(name: "inf", scope: !86, file: !2, line: 30, type: !16)
!139 = !DILocation(line: 30, column: 29, scope: !86)
!140 = !DILocation(line: 30, column: 35, scope: !86)
!141 = !DILocation(line: 30, column: 41, scope: !86)
!142 = !DILocation(line: 30, column: 39, scope: !86)
!143 = !DILocation(line: 31, column: 27, scope: !86)
!144 = !DILocation(line: 31, column: 34, scope: !86)
!145 = !DILocation(line: 31, column: 31, scope: !86)
!146 = !DILocation(line: 31, column: 39, scope: !86)
!147 = !DILocation(line: 31, column: 46, scope: !86)
!148 = !DILocation(line: 31, column: 43, scope: !86)
!149 = !DILocation(line: 31, column: 51, scope: !86)
!150 = !DILocation(line: 31, column: 57, scope: !86)
!151 = !DILocation(line: 31, column: 55, scope: !86)
!152 = !DILocation(line: 31, column: 64, scope: !86)
!153 = !DILocation(line: 31, column: 71, scope: !86)
!154 = !DILocation(line: 31, column: 68, scope: !86)
!155 = !DILocation(line: 31, column: 62, scope: !86)
!156 = !DILocation(line: 31, column: 3, scope: !86)
!157 = !DILocation(line: 32, column: 24, scope: !86)
!158 = !DILocation(line: 32, column: 28, scope: !86)
!159 = !DILocation(line: 32, column: 40, scope: !86)
!160 = !DILocation(line: 32, column: 39, scope: !86)
!161 = !DILocation(line: 32, column: 44, scope: !86)
!162 = !DILocation(line: 32, column: 56, scope: !86)
!163 = !DILocation(line: 32, column: 63, scope: !86)
!164 = !DILocation(line: 32, column: 60, scope: !86)
!165 = !DILocation(line: 32, column: 3, scope: !86)
!166 = !DILocation(line: 33, column: 24, scope: !86)
!167 = !DILocation(line: 33, column: 33, scope: !86)
!168 = !DILocation(line: 33, column: 32, scope: !86)
!169 = !DILocation(line: 33, column: 29, scope: !86)
!170 = !DILocation(line: 33, column: 43, scope: !86)
!171 = !DILocation(line: 33, column: 41, scope: !86)
!172 = !DILocation(line: 33, column: 54, scope: !86)
!173 = !DILocation(line: 33, column: 53, scope: !86)
!174 = !DILocation(line: 33, column: 51, scope: !86)
!175 = !DILocation(line: 33, column: 3, scope: !86)
!176 = !DILocation(line: 34, column: 24, scope: !86)
!177 = !DILocation(line: 34, column: 30, scope: !86)
!178 = !DILocation(line: 34, column: 28, scope: !86)
!179 = !DILocation(line: 34, column: 37, scope: !86)
!180 = !DILocation(line: 34, column: 46, scope: !86)
!181 = !DILocation(line: 34, column: 43, scope: !86)
!182 = !DILocation(line: 34, column: 53, scope: !86)
!183 = !DILocation(line: 34, column: 59, scope: !86)
!184 = !DILocation(line: 34, column: 57, scope: !86)
!185 = !DILocation(line: 34, column: 3, scope: !86)
!186 = !DILocation(line: 35, column: 24, scope: !86)
!187 = !DILocation(line: 35, column: 35, scope: !86)
!188 = !DILocation(line: 35, column: 41, scope: !86)
!189 = !DILocation(line: 35, column: 52, scope: !86)
!190 = !DILocation(line: 35, column: 58, scope: !86)
!191 = !DILocation(line: 35, column: 73, scope: !86)
!192 = !DILocation(line: 35, column: 3, scope: !86)
!193 = !DILocation(line: 37, column: 3, scope: !86)
!194 = !DILocation(line: 38, column: 3, scope: !86)
!195 = !DILocation(line: 39, column: 3, scope: !86)
!196 = !DILocation(line: 40, column: 3, scope: !86)
!197 = !DILocation(line: 41, column: 3, scope: !86)
!198 = !DILocation(line: 42, column: 3, scope: !86)
!199 = !DILocation(line: 43, column: 3, scope: !86)
!200 = !DILocation(line: 44, column: 3, scope: !86)
!201 = !DILocation(line: 45, column: 24, scope: !86)
!202 = !DILocation(line: 45, column: 37, scope: !86)
!203 = !DILocation(line: 45, column: 49, scope: !86)
!204 = !DILocation(line: 45, column: 3, scope: !86)
!205 = !DILocation(line: 46, column: 29, scope: !86)
!206 = !DILocation(line: 46, column: 40, scope: !86)
!207 = !DILocation(line: 46, column: 68, scope: !86)
!208 = !DILocation(line: 46, column: 67, scope: !86)
!209 = !DILocation(line: 46, column: 53, scope: !86)
!210 = !DILocation(line: 46, column: 3, scope: !86)
!211 = !DILocation(line: 47, column: 21, scope: !86)
!212 = !DILocation(line: 47, column: 33, scope: !86)
!213 = !DILocation(line: 47, column: 3, scope: !86)
!214 = !DILocalVariable(name: "x", scope: !86, file: !2, line: 48, type: !16)
!215 = !DILocation(line: 48, column: 10, scope: !86)
!216 = !DILocalVariable(name: "i", scope: !217, file: !2, line: 49, type: !13)
!217 = distinct !DILexicalBlock(scope: !86, file: !2, line: 49, column: 3)
!218 = !DILocation(line: 49, column: 12, scope: !217)
!219 = !DILocation(line: 49, column: 8, scope: !217)
!220 = !DILocation(line: 49, column: 19, scope: !221)
!221 = distinct !DILexicalBlock(scope: !217, file: !2, line: 49, column: 3)
!222 = !DILocation(line: 49, column: 21, scope: !221)
!223 = !DILocation(line: 49, column: 3, scope: !217)
!224 = !DILocation(line: 50, column: 10, scope: !221)
!225 = !DILocation(line: 50, column: 18, scope: !221)
!226 = !DILocation(line: 50, column: 16, scope: !221)
!227 = !DILocation(line: 50, column: 12, scope: !221)
!228 = !DILocation(line: 50, column: 21, scope: !221)
!229 = !DILocation(line: 50, column: 7, scope: !221)
!230 = !DILocation(line: 50, column: 5, scope: !221)
!231 = !DILocation(line: 49, column: 27, scope: !221)
!232 = !DILocation(line: 49, column: 3, scope: !221)
!233 = distinct !{!233, !223, !234, !128}
!234 = !DILocation(line: 50, column: 23, scope: !217)
!235 = !DILocation(line: 51, column: 29, scope: !86)
!236 = !DILocation(line: 51, column: 57, scope: !86)
!237 = !DILocation(line: 51, column: 52, scope: !86)
!238 = !DILocation(line: 51, column: 3, scope: !86)
!239 = !DILocalVariable(name: "e", scope: !86, file: !2, line: 52, type: !16)
!240 = !DILocation(line: 52, column: 10, scope: !86)
!241 = !DILocalVariable(name: "term", scope: !86, file: !2, line: 52, type: !16)
!242 = !DILocation(line: 52, column: 17, scope: !86)
!243 = !DILocalVariable(name: "i", scope: !244, file: !2, line: 53, type: !13)
!244 = distinct !DILexicalBlock(scope: !86, file: !2, line: 53, column: 3)
!245 = !DILocation(line: 53, column: 12, scope: !244)
!246 = !DILocation(line: 53, column: 8, scope: !244)
!247 = !DILocation(line: 53, column: 19, scope: !248)
!248 = distinct !DILexicalBlock(scope: !244, file: !2, line: 53, column: 3)
!249 = !DILocation(line: 53, column: 21, scope: !248)
!250 = !DILocation(line: 53, column: 3, scope: !244)
!251 = !DILocation(line: 54, column: 10, scope: !252)
!252 = distinct !DILexicalBlock(scope: !248, file: !2, line: 53, column: 32)
!253 = !DILocation(line: 54, column: 7, scope: !252)
!254 = !DILocation(line: 55, column: 13, scope: !252)
!255 = !DILocation(line: 55, column: 10, scope: !252)
!256 = !DILocation(line: 56, column: 3, scope: !252)
!257 = !DILocation(line: 53, column: 28, scope: !248)
!258 = !DILocation(line: 53, column: 3, scope: !248)
!259 = distinct !{!259, !250, !260, !128}
!260 = !DILocation(line: 56, column: 3, scope: !244)
!261 = !DILocation(line: 57, column: 27, scope: !86)
!262 = !DILocation(line: 57, column: 31, scope: !86)
!263 = !DILocation(line: 57, column: 30, scope: !86)
!264 = !DILocation(line: 57, column: 3, scope: !86)
!265 = !DILocation(line: 58, column: 3, scope: !86)
!266 = distinct !DISubprogram(name: "bits", scope: !2, file: !2, line: 9, type: !267, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !89)
!267 = !DISubroutineType(types: !268)
!268 = !{!269, !16}
!269 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !270, line: 14, baseType: !271)
!270 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "ebc75cd258e1e4e9fcf6eddd6ad2b8ba")
!271 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!272 = !DILocalVariable(name: "d", arg: 1, scope: !266, file: !2, line: 9, type: !16)
!273 = !DILocation(line: 9, column: 29, scope: !266)
!274 = !DILocalVariable(name: "u", scope: !266, file: !2, line: 10, type: !269)
!275 = !DILocation(line: 10, column: 12, scope: !266)
!276 = !DILocation(line: 11, column: 3, scope: !266)
!277 = !DILocation(line: 12, column: 10, scope: !266)
!278 = !DILocation(line: 12, column: 3, scope: !266)
!279 = distinct !DISubprogram(name: "bits32", scope: !2, file: !2, line: 15, type: !280, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !89)
!280 = !DISubroutineType(types: !281)
!281 = !{!282, !12}
!282 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !270, line: 12, baseType: !15)
!283 = !DILocalVariable(name: "f", arg: 1, scope: !279, file: !2, line: 15, type: !12)
!284 = !DILocation(line: 15, column: 30, scope: !279)
!285 = !DILocalVariable(name: "u", scope: !279, file: !2, line: 16, type: !282)
!286 = !DILocation(line: 16, column: 12, scope: !279)
!287 = !DILocation(line: 17, column: 3, scope: !279)
!288 = !DILocation(line: 18, column: 10, scope: !279)
!289 = !DILocation(line: 18, column: 3, scope: !279)
