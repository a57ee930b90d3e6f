; ModuleID = 'math.c'
source_filename = "math.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"sin\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"cos\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [4 x i8] c"tan\00", align 1, !dbg !9
@.str.3 = private unnamed_addr constant [5 x i8] c"asin\00", align 1, !dbg !11
@.str.4 = private unnamed_addr constant [5 x i8] c"acos\00", align 1, !dbg !16
@.str.5 = private unnamed_addr constant [5 x i8] c"atan\00", align 1, !dbg !18
@.str.6 = private unnamed_addr constant [5 x i8] c"sinh\00", align 1, !dbg !20
@.str.7 = private unnamed_addr constant [5 x i8] c"cosh\00", align 1, !dbg !22
@.str.8 = private unnamed_addr constant [5 x i8] c"tanh\00", align 1, !dbg !24
@.str.9 = private unnamed_addr constant [6 x i8] c"asinh\00", align 1, !dbg !26
@.str.10 = private unnamed_addr constant [6 x i8] c"acosh\00", align 1, !dbg !31
@.str.11 = private unnamed_addr constant [6 x i8] c"atanh\00", align 1, !dbg !33
@.str.12 = private unnamed_addr constant [4 x i8] c"exp\00", align 1, !dbg !35
@.str.13 = private unnamed_addr constant [5 x i8] c"exp2\00", align 1, !dbg !37
@.str.14 = private unnamed_addr constant [6 x i8] c"expm1\00", align 1, !dbg !39
@.str.15 = private unnamed_addr constant [4 x i8] c"log\00", align 1, !dbg !41
@.str.16 = private unnamed_addr constant [5 x i8] c"log2\00", align 1, !dbg !43
@.str.17 = private unnamed_addr constant [6 x i8] c"log10\00", align 1, !dbg !45
@.str.18 = private unnamed_addr constant [6 x i8] c"log1p\00", align 1, !dbg !47
@.str.19 = private unnamed_addr constant [5 x i8] c"cbrt\00", align 1, !dbg !49
@.str.20 = private unnamed_addr constant [4 x i8] c"erf\00", align 1, !dbg !51
@.str.21 = private unnamed_addr constant [5 x i8] c"erfc\00", align 1, !dbg !53
@.str.22 = private unnamed_addr constant [7 x i8] c"tgamma\00", align 1, !dbg !55
@.str.23 = private unnamed_addr constant [7 x i8] c"lgamma\00", align 1, !dbg !60
@.str.24 = private unnamed_addr constant [4 x i8] c"pow\00", align 1, !dbg !62
@.str.25 = private unnamed_addr constant [6 x i8] c"atan2\00", align 1, !dbg !64
@.str.26 = private unnamed_addr constant [6 x i8] c"hypot\00", align 1, !dbg !66
@.str.27 = private unnamed_addr constant [5 x i8] c"fmod\00", align 1, !dbg !68
@.str.28 = private unnamed_addr constant [10 x i8] c"remainder\00", align 1, !dbg !70
@.str.29 = private unnamed_addr constant [11 x i8] c"%.6g %.6g\0A\00", align 1, !dbg !75
@.str.30 = private unnamed_addr constant [7 x i8] c"%g %d\0A\00", align 1, !dbg !80
@.str.31 = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1, !dbg !82
@.str.32 = private unnamed_addr constant [14 x i8] c"%ld %ld %lld\0A\00", align 1, !dbg !84
@.str.33 = private unnamed_addr constant [10 x i8] c"%g %d %g\0A\00", align 1, !dbg !89
@.str.34 = private unnamed_addr constant [7 x i8] c"%a %a\0A\00", align 1, !dbg !91
@.str.35 = private unnamed_addr constant [10 x i8] c"%g %g %g\0A\00", align 1, !dbg !93
@.str.36 = private unnamed_addr constant [16 x i8] c"%s(%g) = %.12g\0A\00", align 1, !dbg !95
@.str.37 = private unnamed_addr constant [20 x i8] c"%s(%g, %g) = %.12g\0A\00", align 1, !dbg !100

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !116 {
entry:
  %retval = alloca i32, align 4
  %exponent = alloca i32, align 4
  %whole = alloca double, align 8
  %part = alloca double, align 8
  store i32 0, ptr %retval, align 4
  call void @one(ptr noundef @.str, ptr noundef @sin, double noundef 1.000000e+00), !dbg !121
  call void @one(ptr noundef @.str.1, ptr noundef @cos, double noundef 1.000000e+02), !dbg !122
  call void @one(ptr noundef @.str.2, ptr noundef @tan, double noundef 5.000000e-01), !dbg !123
  call void @one(ptr noundef @.str.3, ptr noundef @asin, double noundef 2.500000e-01), !dbg !124
  call void @one(ptr noundef @.str.4, ptr noundef @acos, double noundef -7.500000e-01), !dbg !125
  call void @one(ptr noundef @.str.5, ptr noundef @atan, double noundef 3.000000e+00), !dbg !126
  call void @one(ptr noundef @.str.6, ptr noundef @sinh, double noundef 1.500000e+00), !dbg !127
  call void @one(ptr noundef @.str.7, ptr noundef @cosh, double noundef -2.000000e+00), !dbg !128
  call void @one(ptr noundef @.str.8, ptr noundef @tanh, double noundef 1.000000e-01), !dbg !129
  call void @one(ptr noundef @.str.9, ptr noundef @asinh, double noundef 4.000000e+00), !dbg !130
  call void @one(ptr noundef @.str.10, ptr noundef @acosh, double noundef 4.000000e+00), !dbg !131
  call void @one(ptr noundef @.str.11, ptr noundef @atanh, double noundef 5.000000e-01), !dbg !132
  call void @one(ptr noundef @.str.12, ptr noundef @exp, double noundef 2.500000e+00), !dbg !133
  call void @one(ptr noundef @.str.13, ptr noundef @exp2, double noundef 5.000000e-01), !dbg !134
  call void @one(ptr noundef @.str.14, ptr noundef @expm1, double noundef 1.000000e-09), !dbg !135
  call void @one(ptr noundef @.str.15, ptr noundef @log, double noundef 1.000000e+01), !dbg !136
  call void @one(ptr noundef @.str.16, ptr noundef @log2, double noundef 1.000000e+01), !dbg !137
  call void @one(ptr noundef @.str.17, ptr noundef @log10, double noundef 5.000000e+00), !dbg !138
  call void @one(ptr noundef @.str.18, ptr noundef @log1p, double noundef 1.000000e-09), !dbg !139
  call void @one(ptr noundef @.str.19, ptr noundef @cbrt, double noundef 1.000000e+01), !dbg !140
  call void @one(ptr noundef @.str.20, ptr noundef @erf, double noundef 3.000000e-01), !dbg !141
  call void @one(ptr noundef @.str.21, ptr noundef @erfc, double noundef 3.000000e-01), !dbg !142
  call void @one(ptr noundef @.str.22, ptr noundef @tgamma, double noundef 4.500000e+00), !dbg !143
  call void @one(ptr noundef @.str.23, ptr noundef @lgamma, double noundef 1.050000e+01), !dbg !144
  call void @two(ptr noundef @.str.24, ptr noundef @pow, double noundef 2.500000e+00, double noundef -3.250000e+00), !dbg !145
  call void @two(ptr noundef @.str.25, ptr noundef @atan2, double noundef -1.000000e+00, double noundef -2.000000e+00), !dbg !146
  call void @two(ptr noundef @.str.26, ptr noundef @hypot, double noundef 1.000000e+00, double noundef 2.000000e+00), !dbg !147
  call void @two(ptr noundef @.str.27, ptr noundef @fmod, double noundef -7.500000e+00, double noundef 2.000000e+00), !dbg !148
  call void @two(ptr noundef @.str.28, ptr noundef @remainder, double noundef 7.500000e+00, double noundef 2.000000e+00), !dbg !149
  %call = call float @sinf(float noundef 1.000000e+00) #5, !dbg !150
  %conv = fpext float %call to double, !dbg !151
  %call1 = call float @powf(float noundef 2.000000e+00, float noundef 5.000000e-01) #5, !dbg !152
  %conv2 = fpext float %call1 to double, !dbg !153
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.29, double noundef %conv, double noundef %conv2), !dbg !154
    #dbg_declare(ptr %exponent, !155, !DIExpression(), !156)
    #dbg_declare(ptr %whole, !157, !DIExpression(), !158)
    #dbg_declare(ptr %part, !159, !DIExpression(), !160)
  %call4 = call double @frexp(double noundef -1.250000e+01, ptr noundef %exponent) #5, !dbg !161
  store double %call4, ptr %part, align 8, !dbg !160
  %0 = load double, ptr %part, align 8, !dbg !162
  %1 = load i32, ptr %exponent, align 4, !dbg !163
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @.str.30, double noundef %0, i32 noundef %1), !dbg !164
  %call6 = call double @modf(double noundef -1.250000e+01, ptr noundef %whole) #5, !dbg !165
  store double %call6, ptr %part, align 8, !dbg !166
  %2 = load double, ptr %part, align 8, !dbg !167
  %3 = load double, ptr %whole, align 8, !dbg !168
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str.31, double noundef %2, double noundef %3), !dbg !169
  %call8 = call i64 @lround(double noundef -2.500000e+00) #5, !dbg !170
  %call9 = call i64 @lrint(double noundef -2.500000e+00) #5, !dbg !171
  %call10 = call i64 @llround(double noundef 0x3FDFFFFFFFFFFFFF) #5, !dbg !172
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.32, i64 noundef %call8, i64 noundef %call9, i64 noundef %call10), !dbg !173
  %call12 = call double @logb(double noundef 1.000000e-01) #5, !dbg !174
  %call13 = call i32 @ilogb(double noundef 1.000000e+03) #5, !dbg !175
  %call14 = call double @ldexp(double noundef 3.000000e+00, i32 noundef -2) #5, !dbg !176
  %call15 = call i32 (ptr, ...) @printf(ptr noundef @.str.33, double noundef %call12, i32 noundef %call13, double noundef %call14), !dbg !177
  %call16 = call double @nextafter(double noundef 1.000000e+00, double noundef 2.000000e+00) #5, !dbg !178
  %call17 = call double @nextafter(double noundef 0.000000e+00, double noundef -1.000000e+00) #5, !dbg !179
  %call18 = call i32 (ptr, ...) @printf(ptr noundef @.str.34, double noundef %call16, double noundef %call17), !dbg !180
  %4 = call double @llvm.round.f64(double -2.500000e+00), !dbg !181
  %5 = call double @llvm.trunc.f64(double -2.700000e+00), !dbg !182
  %call19 = call double @fdim(double noundef 5.000000e+00, double noundef 3.000000e+00) #5, !dbg !183
  %call20 = call i32 (ptr, ...) @printf(ptr noundef @.str.35, double noundef %4, double noundef %5, double noundef %call19), !dbg !184
  ret i32 0, !dbg !185
}

; Function Attrs: noinline nounwind uwtable
define internal void @one(ptr noundef %name, ptr noundef %f, double noundef %x) #0 !dbg !186 {
entry:
  %name.addr = alloca ptr, align 8
  %f.addr = alloca ptr, align 8
  %x.addr = alloca double, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !194, !DIExpression(), !195)
  store ptr %f, ptr %f.addr, align 8
    #dbg_declare(ptr %f.addr, !196, !DIExpression(), !197)
  store double %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !198, !DIExpression(), !199)
  %0 = load ptr, ptr %name.addr, align 8, !dbg !200
  %1 = load double, ptr %x.addr, align 8, !dbg !201
  %2 = load ptr, ptr %f.addr, align 8, !dbg !202
  %3 = load double, ptr %x.addr, align 8, !dbg !203
  %call = call double %2(double noundef %3), !dbg !202
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.36, ptr noundef %0, double noundef %1, double noundef %call), !dbg !204
  ret void, !dbg !205
}

; Function Attrs: nounwind
declare double @sin(double noundef) #1

; Function Attrs: nounwind
declare double @cos(double noundef) #1

; Function Attrs: nounwind
declare double @tan(double noundef) #1

; Function Attrs: nounwind
declare double @asin(double noundef) #1

; Function Attrs: nounwind
declare double @acos(double noundef) #1

; Function Attrs: nounwind
declare double @atan(double noundef) #1

; Function Attrs: nounwind
declare double @sinh(double noundef) #1

; Function Attrs: nounwind
declare double @cosh(double noundef) #1

; Function Attrs: nounwind
declare double @tanh(double noundef) #1

; Function Attrs: nounwind
declare double @asinh(double noundef) #1

; Function Attrs: nounwind
declare double @acosh(double noundef) #1

; Function Attrs: nounwind
declare double @atanh(double noundef) #1

; Function Attrs: nounwind
declare double @exp(double noundef) #1

; Function Attrs: nounwind
declare double @exp2(double noundef) #1

; Function Attrs: nounwind
declare double @expm1(double noundef) #1

; Function Attrs: nounwind
declare double @log(double noundef) #1

; Function Attrs: nounwind
declare double @log2(double noundef) #1

; Function Attrs: nounwind
declare double @log10(double noundef) #1

; Function Attrs: nounwind
declare double @log1p(double noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare double @cbrt(double noundef) #2

; Function Attrs: nounwind
declare double @erf(double noundef) #1

; Function Attrs: nounwind
declare double @erfc(double noundef) #1

; Function Attrs: nounwind
declare double @tgamma(double noundef) #1

; Function Attrs: nounwind
declare double @lgamma(double noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @two(ptr noundef %name, ptr noundef %f, double noundef %x, double noundef %y) #0 !dbg !206 {
entry:
  %name.addr = alloca ptr, align 8
  %f.addr = alloca ptr, align 8
  %x.addr = alloca double, align 8
  %y.addr = alloca double, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !212, !DIExpression(), !213)
  store ptr %f, ptr %f.addr, align 8
    #dbg_declare(ptr %f.addr, !214, !DIExpression(), !215)
  store double %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !216, !DIExpression(), !217)
  store double %y, ptr %y.addr, align 8
    #dbg_declare(ptr %y.addr, !218, !DIExpression(), !219)
  %0 = load ptr, ptr %name.addr, align 8, !dbg !220
  %1 = load double, ptr %x.addr, align 8, !dbg !221
  %2 = load double, ptr %y.addr, align 8, !dbg !222
  %3 = load ptr, ptr %f.addr, align 8, !dbg !223
  %4 = load double, ptr %x.addr, align 8, !dbg !224
  %5 = load double, ptr %y.addr, align 8, !dbg !225
  %call = call double %3(double noundef %4, double noundef %5), !dbg !223
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.37, ptr noundef %0, double noundef %1, double noundef %2, double noundef %call), !dbg !226
  ret void, !dbg !227
}

; Function Attrs: nounwind
declare double @pow(double noundef, double noundef) #1

; Function Attrs: nounwind
declare double @atan2(double noundef, double noundef) #1

; Function Attrs: nounwind
declare double @hypot(double noundef, double noundef) #1

; Function Attrs: nounwind
declare double @fmod(double noundef, double noundef) #1

; Function Attrs: nounwind
declare double @remainder(double noundef, double noundef) #1

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nounwind
declare float @sinf(float noundef) #1

; Function Attrs: nounwind
declare float @powf(float noundef, float noundef) #1

; Function Attrs: nounwind
declare double @frexp(double noundef, ptr noundef) #1

; Function Attrs: nounwind
declare double @modf(double noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i64 @lround(double noundef) #1

; Function Attrs: nounwind
declare i64 @lrint(double noundef) #1

; Function Attrs: nounwind
declare i64 @llround(double noundef) #1

; Function Attrs: nounwind
declare double @logb(double noundef) #1

; Function Attrs: nounwind
declare i32 @ilogb(double noundef) #1

; Function Attrs: nounwind
declare double @ldexp(double noundef, i32 noundef) #1

; Function Attrs: nounwind
declare double @nextafter(double noundef, double noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #4

; Function Attrs: nounwind
declare double @fdim(double noundef, double noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!105}
!llvm.module.flags = !{!109, !110, !111, !112, !113, !114, !115}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "math.c", directory: ".", checksumkind: CSK_MD5, checksum: "32f2799d847617d1b6c7d087c343cb14")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !3, isLocal: true, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 5)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !13, isLocal: true, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !13, isLocal: true, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !13, isLocal: true, isDefinition: true)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !13, isLocal: true, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !13, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 6)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !28, isLocal: true, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !28, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !3, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !13, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !28, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !3, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !13, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !28, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !28, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !13, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !3, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !13, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 7)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !57, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !3, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !28, isLocal: true, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !28, isLocal: true, isDefinition: true)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !13, isLocal: true, isDefinition: true)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !72, isLocal: true, isDefinition: true)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 10)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !77, isLocal: true, isDefinition: true)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 11)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !57, isLocal: true, isDefinition: true)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !57, isLocal: true, isDefinition: true)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !86, isLocal: true, isDefinition: true)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !87)
!87 = !{!88}
!88 = !DISubrange(count: 14)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(scope: null, file: !2, line: 51, type: !72, isLocal: true, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !57, isLocal: true, isDefinition: true)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !72, isLocal: true, isDefinition: true)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !97, isLocal: true, isDefinition: true)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !98)
!98 = !{!99}
!99 = !DISubrange(count: 16)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !102, isLocal: true, isDefinition: true)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !103)
!103 = !{!104}
!104 = !DISubrange(count: 20)
!105 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !106, globals: !108, splitDebugInlining: false, nameTableKind: None)
!106 = !{!107}
!107 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!108 = !{!0, !7, !9, !11, !16, !18, !20, !22, !24, !26, !31, !33, !35, !37, !39, !41, !43, !45, !47, !49, !51, !53, !55, !60, !62, !64, !66, !68, !70, !75, !80, !82, !84, !89, !91, !93, !95, !100}
!109 = !{i32 7, !"Dwarf Version", i32 5}
!110 = !{i32 2, !"Debug Info Version", i32 3}
!111 = !{i32 1, !"wchar_size", i32 4}
!112 = !{i32 8, !"PIC Level", i32 2}
!113 = !{i32 7, !"PIE Level", i32 2}
!114 = !{i32 7, !"uwtable", i32 2}
!115 = !{i32 7, !"frame-pointer", i32 2}
!116 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 14, type: !117, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !105, retainedNodes: !120)
!117 = !DISubroutineType(types: !118)
!118 = !{!119}
!119 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!120 = !{}
!121 = !DILocation(line: 15, column: 3, scope: !116)
!122 = !DILocation(line: 16, column: 3, scope: !116)
!123 = !DILocation(line: 17, column: 3, scope: !116)
!124 = !DILocation(line: 18, column: 3, scope: !116)
!125 = !DILocation(line: 19, column: 3, scope: !116)
!126 = !DILocation(line: 20, column: 3, scope: !116)
!127 = !DILocation(line: 21, column: 3, scope: !116)
!128 = !DILocation(line: 22, column: 3, scope: !116)
!129 = !DILocation(line: 23, column: 3, scope: !116)
!130 = !DILocation(line: 24, column: 3, scope: !116)
!131 = !DILocation(line: 25, column: 3, scope: !116)
!132 = !DILocation(line: 26, column: 3, scope: !116)
!133 = !DILocation(line: 27, column: 3, scope: !116)
!134 = !DILocation(line: 28, column: 3, scope: !116)
!135 = !DILocation(line: 29, column: 3, scope: !116)
!136 = !DILocation(line: 30, column: 3, scope: !116)
!137 = !DILocation(line: 31, column: 3, scope: !116)
!138 = !DILocation(line: 32, column: 3, scope: !116)
!139 = !DILocation(line: 33, column: 3, scope: !116)
!140 = !DILocation(line: 34, column: 3, scope: !116)
!141 = !DILocation(line: 35, column: 3, scope: !116)
!142 = !DILocation(line: 36, column: 3, scope: !116)
!143 = !DILocation(line: 37, column: 3, scope: !116)
!144 = !DILocation(line: 38, column: 3, scope: !116)
!145 = !DILocation(line: 39, column: 3, scope: !116)
!146 = !DILocation(line: 40, column: 3, scope: !116)
!147 = !DILocation(line: 41, column: 3, scope: !116)
!148 = !DILocation(line: 42, column: 3, scope: !116)
!149 = !DILocation(line: 43, column: 3, scope: !116)
!150 = !DILocation(line: 44, column: 33, scope: !116)
!151 = !DILocation(line: 44, column: 25, scope: !116)
!152 = !DILocation(line: 44, column: 50, scope: !116)
!153 = !DILocation(line: 44, column: 42, scope: !116)
!154 = !DILocation(line: 44, column: 3, scope: !116)
!155 = !DILocalVariable(name: "exponent", scope: !116, file: !2, line: 45, type: !119)
!156 = !DILocation(line: 45, column: 7, scope: !116)
!157 = !DILocalVariable(name: "whole", scope: !116, file: !2, line: 46, type: !107)
!158 = !DILocation(line: 46, column: 10, scope: !116)
!159 = !DILocalVariable(name: "part", scope: !116, file: !2, line: 46, type: !107)
!160 = !DILocation(line: 46, column: 17, scope: !116)
!161 = !DILocation(line: 46, column: 24, scope: !116)
!162 = !DILocation(line: 47, column: 21, scope: !116)
!163 = !DILocation(line: 47, column: 27, scope: !116)
!164 = !DILocation(line: 47, column: 3, scope: !116)
!165 = !DILocation(line: 48, column: 10, scope: !116)
!166 = !DILocation(line: 48, column: 8, scope: !116)
!167 = !DILocation(line: 49, column: 21, scope: !116)
!168 = !DILocation(line: 49, column: 27, scope: !116)
!169 = !DILocation(line: 49, column: 3, scope: !116)
!170 = !DILocation(line: 50, column: 28, scope: !116)
!171 = !DILocation(line: 50, column: 42, scope: !116)
!172 = !DILocation(line: 50, column: 55, scope: !116)
!173 = !DILocation(line: 50, column: 3, scope: !116)
!174 = !DILocation(line: 51, column: 24, scope: !116)
!175 = !DILocation(line: 51, column: 35, scope: !116)
!176 = !DILocation(line: 51, column: 48, scope: !116)
!177 = !DILocation(line: 51, column: 3, scope: !116)
!178 = !DILocation(line: 52, column: 21, scope: !116)
!179 = !DILocation(line: 52, column: 38, scope: !116)
!180 = !DILocation(line: 52, column: 3, scope: !116)
!181 = !DILocation(line: 53, column: 24, scope: !116)
!182 = !DILocation(line: 53, column: 37, scope: !116)
!183 = !DILocation(line: 53, column: 50, scope: !116)
!184 = !DILocation(line: 53, column: 3, scope: !116)
!185 = !DILocation(line: 54, column: 3, scope: !116)
!186 = distinct !DISubprogram(name: "one", scope: !2, file: !2, line: 6, type: !187, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !105, retainedNodes: !120)
!187 = !DISubroutineType(types: !188)
!188 = !{null, !189, !191, !107}
!189 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !190, size: 64)
!190 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!191 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !192, size: 64)
!192 = !DISubroutineType(types: !193)
!193 = !{!107, !107}
!194 = !DILocalVariable(name: "name", arg: 1, scope: !186, file: !2, line: 6, type: !189)
!195 = !DILocation(line: 6, column: 29, scope: !186)
!196 = !DILocalVariable(name: "f", arg: 2, scope: !186, file: !2, line: 6, type: !191)
!197 = !DILocation(line: 6, column: 44, scope: !186)
!198 = !DILocalVariable(name: "x", arg: 3, scope: !186, file: !2, line: 6, type: !107)
!199 = !DILocation(line: 6, column: 63, scope: !186)
!200 = !DILocation(line: 7, column: 30, scope: !186)
!201 = !DILocation(line: 7, column: 36, scope: !186)
!202 = !DILocation(line: 7, column: 39, scope: !186)
!203 = !DILocation(line: 7, column: 41, scope: !186)
!204 = !DILocation(line: 7, column: 3, scope: !186)
!205 = !DILocation(line: 8, column: 1, scope: !186)
!206 = distinct !DISubprogram(name: "two", scope: !2, file: !2, line: 10, type: !207, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !105, retainedNodes: !120)
!207 = !DISubroutineType(types: !208)
!208 = !{null, !189, !209, !107, !107}
!209 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !210, size: 64)
!210 = !DISubroutineType(types: !211)
!211 = !{!107, !107, !107}
!212 = !DILocalVariable(name: "name", arg: 1, scope: !206, file: !2, line: 10, type: !189)
!213 = !DILocation(line: 10, column: 29, scope: !206)
!214 = !DILocalVariable(name: "f", arg: 2, scope: !206, file: !2, line: 10, type: !209)
!215 = !DILocation(line: 10, column: 44, scope: !206)
!216 = !DILocalVariable(name: "x", arg: 3, scope: !206, file: !2, line: 10, type: !107)
!217 = !DILocation(line: 10, column: 71, scope: !206)
!218 = !DILocalVariable(name: "y", arg: 4, scope: !206, file: !2, line: 10, type: !107)
!219 = !DILocation(line: 10, column: 81, scope: !206)
!220 = !DILocation(line: 11, column: 34, scope: !206)
!221 = !DILocation(line: 11, column: 40, scope: !206)
!222 = !DILocation(line: 11, column: 43, scope: !206)
!223 = !DILocation(line: 11, column: 46, scope: !206)
!224 = !DILocation(line: 11, column: 48, scope: !206)
!225 = !DILocation(line: 11, column: 51, scope: !206)
!226 = !DILocation(line: 11, column: 3, scope: !206)
!227 = !DILocation(line: 12, column: 1, scope: !206)
