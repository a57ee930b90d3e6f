; ModuleID = 'complex_numbers.c'
source_filename = "complex_numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.anon = type { [2 x double] }

@.str = private unnamed_addr constant [31 x i8] c"creal(q) == 2 && cimag(q) == 1\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [18 x i8] c"complex_numbers.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [39 x i8] c"creal(q * b) == 1 && cimag(q * b) == 8\00", align 1, !dbg !18
@.str.3 = private unnamed_addr constant [41 x i8] c"creal(narrow) == 2 && cimag(narrow) == 1\00", align 1, !dbg !23
@.str.4 = private unnamed_addr constant [76 x i8] c"cabs(number(3, -4)) == 5 && carg(number(0, 0)) == 0 && cimag(conj(b)) == -3\00", align 1, !dbg !28
@.str.5 = private unnamed_addr constant [57 x i8] c"isinf(creal(infinite * b)) || isinf(cimag(infinite * b))\00", align 1, !dbg !33
@.str.6 = private unnamed_addr constant [79 x i8] c"isinf(creal(b / zero)) && creal(b / infinite) == 0 && cimag(b / infinite) == 0\00", align 1, !dbg !38
@.str.7 = private unnamed_addr constant [35 x i8] c"creal(cproj(infinite)) == INFINITY\00", align 1, !dbg !43
@.str.8 = private unnamed_addr constant [7 x i8] c"%.15f\0A\00", align 1, !dbg !48
@.str.9 = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1, !dbg !53
@__const.main.pairs = private unnamed_addr constant [5 x i8] c"badc\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"abcd\00", align 1, !dbg !56

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !69 {
entry:
  %retval = alloca i32, align 4
  %a = alloca { double, double }, align 8
  %b = alloca { double, double }, align 8
  %q = alloca { double, double }, align 8
  %narrow = alloca { float, float }, align 4
  %coerce = alloca { float, float }, align 4
  %coerce83 = alloca { double, double }, align 8
  %coerce89 = alloca { double, double }, align 8
  %infinite = alloca { double, double }, align 8
  %zero = alloca { double, double }, align 8
  %coerce188 = alloca { double, double }, align 8
  %pairs = alloca [5 x i8], align 1
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !74, !DIExpression(), !77)
  %call = call { double, double } @number(double noundef 1.000000e+00, double noundef 8.000000e+00), !dbg !78
  %0 = extractvalue { double, double } %call, 0, !dbg !78
  %1 = extractvalue { double, double } %call, 1, !dbg !78
  %a.realp = getelementptr inbounds { double, double }, ptr %a, i32 0, i32 0, !dbg !77
  %a.imagp = getelementptr inbounds { double, double }, ptr %a, i32 0, i32 1, !dbg !77
  store volatile double %0, ptr %a.realp, align 8, !dbg !77
  store volatile double %1, ptr %a.imagp, align 8, !dbg !77
    #dbg_declare(ptr %b, !79, !DIExpression(), !80)
  %call1 = call { double, double } @number(double noundef 2.000000e+00, double noundef 3.000000e+00), !dbg !81
  %2 = extractvalue { double, double } %call1, 0, !dbg !81
  %3 = extractvalue { double, double } %call1, 1, !dbg !81
  %b.realp = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 0, !dbg !80
  %b.imagp = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 1, !dbg !80
  store volatile double %2, ptr %b.realp, align 8, !dbg !80
  store volatile double %3, ptr %b.imagp, align 8, !dbg !80
    #dbg_declare(ptr %q, !82, !DIExpression(), !83)
  %a.realp2 = getelementptr inbounds { double, double }, ptr %a, i32 0, i32 0, !dbg !84
  %a.real = load volatile double, ptr %a.realp2, align 8, !dbg !84
  %a.imagp3 = getelementptr inbounds { double, double }, ptr %a, i32 0, i32 1, !dbg !84
  %a.imag = load volatile double, ptr %a.imagp3, align 8, !dbg !84
  %b.realp4 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 0, !dbg !85
  %b.real = load volatile double, ptr %b.realp4, align 8, !dbg !85
  %b.imagp5 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 1, !dbg !85
  %b.imag = load volatile double, ptr %b.imagp5, align 8, !dbg !85
  %call6 = call { double, double } @__divdc3(double noundef %a.real, double noundef %a.imag, double noundef %b.real, double noundef %b.imag) #8, !dbg !86
  %4 = extractvalue { double, double } %call6, 0, !dbg !86
  %5 = extractvalue { double, double } %call6, 1, !dbg !86
  %q.realp = getelementptr inbounds { double, double }, ptr %q, i32 0, i32 0, !dbg !83
  %q.imagp = getelementptr inbounds { double, double }, ptr %q, i32 0, i32 1, !dbg !83
  store double %4, ptr %q.realp, align 8, !dbg !83
  store double %5, ptr %q.imagp, align 8, !dbg !83
  %q.realp7 = getelementptr inbounds { double, double }, ptr %q, i32 0, i32 0, !dbg !87
  %q.real = load double, ptr %q.realp7, align 8, !dbg !87
  %q.imagp8 = getelementptr inbounds { double, double }, ptr %q, i32 0, i32 1, !dbg !87
  %q.imag = load double, ptr %q.imagp8, align 8, !dbg !87
  %cmp = fcmp oeq double %q.real, 2.000000e+00, !dbg !87
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !87

land.lhs.true:                                    ; preds = %entry
  %q.realp9 = getelementptr inbounds { double, double }, ptr %q, i32 0, i32 0, !dbg !87
  %q.real10 = load double, ptr %q.realp9, align 8, !dbg !87
  %q.imagp11 = getelementptr inbounds { double, double }, ptr %q, i32 0, i32 1, !dbg !87
  %q.imag12 = load double, ptr %q.imagp11, align 8, !dbg !87
  %cmp13 = fcmp oeq double %q.imag12, 1.000000e+00, !dbg !87
  br i1 %cmp13, label %cond.true, label %cond.false, !dbg !87

cond.true:                                        ; preds = %land.lhs.true
  br label %cond.end, !dbg !87

cond.false:                                       ; preds = %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__func__.main) #9, !dbg !87
  unreachable, !dbg !87

6:                                                ; No predecessors!
  br label %cond.end, !dbg !87

cond.end:                                         ; preds = %6, %cond.true
  %q.realp14 = getelementptr inbounds { double, double }, ptr %q, i32 0, i32 0, !dbg !88
  %q.real15 = load double, ptr %q.realp14, align 8, !dbg !88
  %q.imagp16 = getelementptr inbounds { double, double }, ptr %q, i32 0, i32 1, !dbg !88
  %q.imag17 = load double, ptr %q.imagp16, align 8, !dbg !88
  %b.realp18 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 0, !dbg !88
  %b.real19 = load volatile double, ptr %b.realp18, align 8, !dbg !88
  %b.imagp20 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 1, !dbg !88
  %b.imag21 = load volatile double, ptr %b.imagp20, align 8, !dbg !88
  %mul_ac = fmul double %q.real15, %b.real19, !dbg !88
  %mul_bd = fmul double %q.imag17, %b.imag21, !dbg !88
  %mul_ad = fmul double %q.real15, %b.imag21, !dbg !88
  %mul_bc = fmul double %q.imag17, %b.real19, !dbg !88
  %mul_r = fsub double %mul_ac, %mul_bd, !dbg !88
  %mul_i = fadd double %mul_ad, %mul_bc, !dbg !88
  %isnan_cmp = fcmp uno double %mul_r, %mul_r, !dbg !88
  br i1 %isnan_cmp, label %complex_mul_imag_nan, label %complex_mul_cont, !dbg !88, !prof !89

complex_mul_imag_nan:                             ; preds = %cond.end
  %isnan_cmp22 = fcmp uno double %mul_i, %mul_i, !dbg !88
  br i1 %isnan_cmp22, label %complex_mul_libcall, label %complex_mul_cont, !dbg !88, !prof !89

complex_mul_libcall:                              ; preds = %complex_mul_imag_nan
  %call23 = call { double, double } @__muldc3(double noundef %q.real15, double noundef %q.imag17, double noundef %b.real19, double noundef %b.imag21) #8, !dbg !88
  %7 = extractvalue { double, double } %call23, 0, !dbg !88
  %8 = extractvalue { double, double } %call23, 1, !dbg !88
  br label %complex_mul_cont, !dbg !88

complex_mul_cont:                                 ; preds = %complex_mul_libcall, %complex_mul_imag_nan, %cond.end
  %real_mul_phi = phi double [ %mul_r, %cond.end ], [ %mul_r, %complex_mul_imag_nan ], [ %7, %complex_mul_libcall ], !dbg !88
  %imag_mul_phi = phi double [ %mul_i, %cond.end ], [ %mul_i, %complex_mul_imag_nan ], [ %8, %complex_mul_libcall ], !dbg !88
  %cmp24 = fcmp oeq double %real_mul_phi, 1.000000e+00, !dbg !88
  br i1 %cmp24, label %land.lhs.true25, label %cond.false50, !dbg !88

land.lhs.true25:                                  ; preds = %complex_mul_cont
  %q.realp26 = getelementptr inbounds { double, double }, ptr %q, i32 0, i32 0, !dbg !88
  %q.real27 = load double, ptr %q.realp26, align 8, !dbg !88
  %q.imagp28 = getelementptr inbounds { double, double }, ptr %q, i32 0, i32 1, !dbg !88
  %q.imag29 = load double, ptr %q.imagp28, align 8, !dbg !88
  %b.realp30 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 0, !dbg !88
  %b.real31 = load volatile double, ptr %b.realp30, align 8, !dbg !88
  %b.imagp32 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 1, !dbg !88
  %b.imag33 = load volatile double, ptr %b.imagp32, align 8, !dbg !88
  %mul_ac34 = fmul double %q.real27, %b.real31, !dbg !88
  %mul_bd35 = fmul double %q.imag29, %b.imag33, !dbg !88
  %mul_ad36 = fmul double %q.real27, %b.imag33, !dbg !88
  %mul_bc37 = fmul double %q.imag29, %b.real31, !dbg !88
  %mul_r38 = fsub double %mul_ac34, %mul_bd35, !dbg !88
  %mul_i39 = fadd double %mul_ad36, %mul_bc37, !dbg !88
  %isnan_cmp40 = fcmp uno double %mul_r38, %mul_r38, !dbg !88
  br i1 %isnan_cmp40, label %complex_mul_imag_nan41, label %complex_mul_cont45, !dbg !88, !prof !89

complex_mul_imag_nan41:                           ; preds = %land.lhs.true25
  %isnan_cmp42 = fcmp uno double %mul_i39, %mul_i39, !dbg !88
  br i1 %isnan_cmp42, label %complex_mul_libcall43, label %complex_mul_cont45, !dbg !88, !prof !89

complex_mul_libcall43:                            ; preds = %complex_mul_imag_nan41
  %call44 = call { double, double } @__muldc3(double noundef %q.real27, double noundef %q.imag29, double noundef %b.real31, double noundef %b.imag33) #8, !dbg !88
  %9 = extractvalue { double, double } %call44, 0, !dbg !88
  %10 = extractvalue { double, double } %call44, 1, !dbg !88
  br label %complex_mul_cont45, !dbg !88

complex_mul_cont45:                               ; preds = %complex_mul_libcall43, %complex_mul_imag_nan41, %land.lhs.true25
  %real_mul_phi46 = phi double [ %mul_r38, %land.lhs.true25 ], [ %mul_r38, %complex_mul_imag_nan41 ], [ %9, %complex_mul_libcall43 ], !dbg !88
  %imag_mul_phi47 = phi double [ %mul_i39, %land.lhs.true25 ], [ %mul_i39, %complex_mul_imag_nan41 ], [ %10, %complex_mul_libcall43 ], !dbg !88
  %cmp48 = fcmp oeq double %imag_mul_phi47, 8.000000e+00, !dbg !88
  br i1 %cmp48, label %cond.true49, label %cond.false50, !dbg !88

cond.true49:                                      ; preds = %complex_mul_cont45
  br label %cond.end51, !dbg !88

cond.false50:                                     ; preds = %complex_mul_cont45, %complex_mul_cont
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__func__.main) #9, !dbg !88
  unreachable, !dbg !88

11:                                               ; No predecessors!
  br label %cond.end51, !dbg !88

cond.end51:                                       ; preds = %11, %cond.true49
    #dbg_declare(ptr %narrow, !90, !DIExpression(), !92)
  %a.realp52 = getelementptr inbounds { double, double }, ptr %a, i32 0, i32 0, !dbg !93
  %a.real53 = load volatile double, ptr %a.realp52, align 8, !dbg !93
  %a.imagp54 = getelementptr inbounds { double, double }, ptr %a, i32 0, i32 1, !dbg !93
  %a.imag55 = load volatile double, ptr %a.imagp54, align 8, !dbg !93
  %conv = fptrunc double %a.real53 to float, !dbg !94
  %conv56 = fptrunc double %a.imag55 to float, !dbg !94
  %b.realp57 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 0, !dbg !95
  %b.real58 = load volatile double, ptr %b.realp57, align 8, !dbg !95
  %b.imagp59 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 1, !dbg !95
  %b.imag60 = load volatile double, ptr %b.imagp59, align 8, !dbg !95
  %conv61 = fptrunc double %b.real58 to float, !dbg !96
  %conv62 = fptrunc double %b.imag60 to float, !dbg !96
  %call63 = call <2 x float> @__divsc3(float noundef %conv, float noundef %conv56, float noundef %conv61, float noundef %conv62) #8, !dbg !97
  store <2 x float> %call63, ptr %coerce, align 4, !dbg !97
  %coerce.realp = getelementptr inbounds { float, float }, ptr %coerce, i32 0, i32 0, !dbg !97
  %coerce.real = load float, ptr %coerce.realp, align 4, !dbg !97
  %coerce.imagp = getelementptr inbounds { float, float }, ptr %coerce, i32 0, i32 1, !dbg !97
  %coerce.imag = load float, ptr %coerce.imagp, align 4, !dbg !97
  %narrow.realp = getelementptr inbounds { float, float }, ptr %narrow, i32 0, i32 0, !dbg !92
  %narrow.imagp = getelementptr inbounds { float, float }, ptr %narrow, i32 0, i32 1, !dbg !92
  store volatile float %coerce.real, ptr %narrow.realp, align 4, !dbg !92
  store volatile float %coerce.imag, ptr %narrow.imagp, align 4, !dbg !92
  %narrow.realp64 = getelementptr inbounds { float, float }, ptr %narrow, i32 0, i32 0, !dbg !98
  %narrow.real = load volatile float, ptr %narrow.realp64, align 4, !dbg !98
  %narrow.imagp65 = getelementptr inbounds { float, float }, ptr %narrow, i32 0, i32 1, !dbg !98
  %narrow.imag = load volatile float, ptr %narrow.imagp65, align 4, !dbg !98
  %conv66 = fpext float %narrow.real to double, !dbg !98
  %conv67 = fpext float %narrow.imag to double, !dbg !98
  %cmp68 = fcmp oeq double %conv66, 2.000000e+00, !dbg !98
  br i1 %cmp68, label %land.lhs.true70, label %cond.false80, !dbg !98

land.lhs.true70:                                  ; preds = %cond.end51
  %narrow.realp71 = getelementptr inbounds { float, float }, ptr %narrow, i32 0, i32 0, !dbg !98
  %narrow.real72 = load volatile float, ptr %narrow.realp71, align 4, !dbg !98
  %narrow.imagp73 = getelementptr inbounds { float, float }, ptr %narrow, i32 0, i32 1, !dbg !98
  %narrow.imag74 = load volatile float, ptr %narrow.imagp73, align 4, !dbg !98
  %conv75 = fpext float %narrow.real72 to double, !dbg !98
  %conv76 = fpext float %narrow.imag74 to double, !dbg !98
  %cmp77 = fcmp oeq double %conv76, 1.000000e+00, !dbg !98
  br i1 %cmp77, label %cond.true79, label %cond.false80, !dbg !98

cond.true79:                                      ; preds = %land.lhs.true70
  br label %cond.end81, !dbg !98

cond.false80:                                     ; preds = %land.lhs.true70, %cond.end51
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__func__.main) #9, !dbg !98
  unreachable, !dbg !98

12:                                               ; No predecessors!
  br label %cond.end81, !dbg !98

cond.end81:                                       ; preds = %12, %cond.true79
  %call82 = call { double, double } @number(double noundef 3.000000e+00, double noundef -4.000000e+00), !dbg !99
  %13 = extractvalue { double, double } %call82, 0, !dbg !99
  %14 = extractvalue { double, double } %call82, 1, !dbg !99
  %coerce83.realp = getelementptr inbounds { double, double }, ptr %coerce83, i32 0, i32 0, !dbg !99
  %coerce83.imagp = getelementptr inbounds { double, double }, ptr %coerce83, i32 0, i32 1, !dbg !99
  store double %13, ptr %coerce83.realp, align 8, !dbg !99
  store double %14, ptr %coerce83.imagp, align 8, !dbg !99
  %15 = getelementptr inbounds { double, double }, ptr %coerce83, i32 0, i32 0, !dbg !99
  %16 = load double, ptr %15, align 8, !dbg !99
  %17 = getelementptr inbounds { double, double }, ptr %coerce83, i32 0, i32 1, !dbg !99
  %18 = load double, ptr %17, align 8, !dbg !99
  %call84 = call double @cabs(double noundef %16, double noundef %18) #8, !dbg !99
  %cmp85 = fcmp oeq double %call84, 5.000000e+00, !dbg !99
  br i1 %cmp85, label %land.lhs.true87, label %cond.false101, !dbg !99

land.lhs.true87:                                  ; preds = %cond.end81
  %call88 = call { double, double } @number(double noundef 0.000000e+00, double noundef 0.000000e+00), !dbg !99
  %19 = extractvalue { double, double } %call88, 0, !dbg !99
  %20 = extractvalue { double, double } %call88, 1, !dbg !99
  %coerce89.realp = getelementptr inbounds { double, double }, ptr %coerce89, i32 0, i32 0, !dbg !99
  %coerce89.imagp = getelementptr inbounds { double, double }, ptr %coerce89, i32 0, i32 1, !dbg !99
  store double %19, ptr %coerce89.realp, align 8, !dbg !99
  store double %20, ptr %coerce89.imagp, align 8, !dbg !99
  %21 = getelementptr inbounds { double, double }, ptr %coerce89, i32 0, i32 0, !dbg !99
  %22 = load double, ptr %21, align 8, !dbg !99
  %23 = getelementptr inbounds { double, double }, ptr %coerce89, i32 0, i32 1, !dbg !99
  %24 = load double, ptr %23, align 8, !dbg !99
  %call90 = call double @carg(double noundef %22, double noundef %24) #8, !dbg !99
  %cmp91 = fcmp oeq double %call90, 0.000000e+00, !dbg !99
  br i1 %cmp91, label %land.lhs.true93, label %cond.false101, !dbg !99

land.lhs.true93:                                  ; preds = %land.lhs.true87
  %b.realp94 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 0, !dbg !99
  %b.real95 = load volatile double, ptr %b.realp94, align 8, !dbg !99
  %b.imagp96 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 1, !dbg !99
  %b.imag97 = load volatile double, ptr %b.imagp96, align 8, !dbg !99
  %neg = fneg double %b.imag97, !dbg !99
  %cmp98 = fcmp oeq double %neg, -3.000000e+00, !dbg !99
  br i1 %cmp98, label %cond.true100, label %cond.false101, !dbg !99

cond.true100:                                     ; preds = %land.lhs.true93
  br label %cond.end102, !dbg !99

cond.false101:                                    ; preds = %land.lhs.true93, %land.lhs.true87, %cond.end81
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__func__.main) #9, !dbg !99
  unreachable, !dbg !99

25:                                               ; No predecessors!
  br label %cond.end102, !dbg !99

cond.end102:                                      ; preds = %25, %cond.true100
    #dbg_declare(ptr %infinite, !100, !DIExpression(), !101)
  %call103 = call { double, double } @number(double noundef 0x7FF0000000000000, double noundef 0x7FF8000000000000), !dbg !102
  %26 = extractvalue { double, double } %call103, 0, !dbg !102
  %27 = extractvalue { double, double } %call103, 1, !dbg !102
  %infinite.realp = getelementptr inbounds { double, double }, ptr %infinite, i32 0, i32 0, !dbg !101
  %infinite.imagp = getelementptr inbounds { double, double }, ptr %infinite, i32 0, i32 1, !dbg !101
  store volatile double %26, ptr %infinite.realp, align 8, !dbg !101
  store volatile double %27, ptr %infinite.imagp, align 8, !dbg !101
    #dbg_declare(ptr %zero, !103, !DIExpression(), !104)
  %call104 = call { double, double } @number(double noundef 0.000000e+00, double noundef 0.000000e+00), !dbg !105
  %28 = extractvalue { double, double } %call104, 0, !dbg !105
  %29 = extractvalue { double, double } %call104, 1, !dbg !105
  %zero.realp = getelementptr inbounds { double, double }, ptr %zero, i32 0, i32 0, !dbg !104
  %zero.imagp = getelementptr inbounds { double, double }, ptr %zero, i32 0, i32 1, !dbg !104
  store volatile double %28, ptr %zero.realp, align 8, !dbg !104
  store volatile double %29, ptr %zero.imagp, align 8, !dbg !104
  %infinite.realp105 = getelementptr inbounds { double, double }, ptr %infinite, i32 0, i32 0, !dbg !106
  %infinite.real = load volatile double, ptr %infinite.realp105, align 8, !dbg !106
  %infinite.imagp106 = getelementptr inbounds { double, double }, ptr %infinite, i32 0, i32 1, !dbg !106
  %infinite.imag = load volatile double, ptr %infinite.imagp106, align 8, !dbg !106
  %b.realp107 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 0, !dbg !106
  %b.real108 = load volatile double, ptr %b.realp107, align 8, !dbg !106
  %b.imagp109 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 1, !dbg !106
  %b.imag110 = load volatile double, ptr %b.imagp109, align 8, !dbg !106
  %mul_ac111 = fmul double %infinite.real, %b.real108, !dbg !106
  %mul_bd112 = fmul double %infinite.imag, %b.imag110, !dbg !106
  %mul_ad113 = fmul double %infinite.real, %b.imag110, !dbg !106
  %mul_bc114 = fmul double %infinite.imag, %b.real108, !dbg !106
  %mul_r115 = fsub double %mul_ac111, %mul_bd112, !dbg !106
  %mul_i116 = fadd double %mul_ad113, %mul_bc114, !dbg !106
  %isnan_cmp117 = fcmp uno double %mul_r115, %mul_r115, !dbg !106
  br i1 %isnan_cmp117, label %complex_mul_imag_nan118, label %complex_mul_cont122, !dbg !106, !prof !89

complex_mul_imag_nan118:                          ; preds = %cond.end102
  %isnan_cmp119 = fcmp uno double %mul_i116, %mul_i116, !dbg !106
  br i1 %isnan_cmp119, label %complex_mul_libcall120, label %complex_mul_cont122, !dbg !106, !prof !89

complex_mul_libcall120:                           ; preds = %complex_mul_imag_nan118
  %call121 = call { double, double } @__muldc3(double noundef %infinite.real, double noundef %infinite.imag, double noundef %b.real108, double noundef %b.imag110) #8, !dbg !106
  %30 = extractvalue { double, double } %call121, 0, !dbg !106
  %31 = extractvalue { double, double } %call121, 1, !dbg !106
  br label %complex_mul_cont122, !dbg !106

complex_mul_cont122:                              ; preds = %complex_mul_libcall120, %complex_mul_imag_nan118, %cond.end102
  %real_mul_phi123 = phi double [ %mul_r115, %cond.end102 ], [ %mul_r115, %complex_mul_imag_nan118 ], [ %30, %complex_mul_libcall120 ], !dbg !106
  %imag_mul_phi124 = phi double [ %mul_i116, %cond.end102 ], [ %mul_i116, %complex_mul_imag_nan118 ], [ %31, %complex_mul_libcall120 ], !dbg !106
  %32 = call i1 @llvm.is.fpclass.f64(double %real_mul_phi123, i32 516), !dbg !106
  br i1 %32, label %cond.true147, label %lor.lhs.false, !dbg !106

lor.lhs.false:                                    ; preds = %complex_mul_cont122
  %infinite.realp125 = getelementptr inbounds { double, double }, ptr %infinite, i32 0, i32 0, !dbg !106
  %infinite.real126 = load volatile double, ptr %infinite.realp125, align 8, !dbg !106
  %infinite.imagp127 = getelementptr inbounds { double, double }, ptr %infinite, i32 0, i32 1, !dbg !106
  %infinite.imag128 = load volatile double, ptr %infinite.imagp127, align 8, !dbg !106
  %b.realp129 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 0, !dbg !106
  %b.real130 = load volatile double, ptr %b.realp129, align 8, !dbg !106
  %b.imagp131 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 1, !dbg !106
  %b.imag132 = load volatile double, ptr %b.imagp131, align 8, !dbg !106
  %mul_ac133 = fmul double %infinite.real126, %b.real130, !dbg !106
  %mul_bd134 = fmul double %infinite.imag128, %b.imag132, !dbg !106
  %mul_ad135 = fmul double %infinite.real126, %b.imag132, !dbg !106
  %mul_bc136 = fmul double %infinite.imag128, %b.real130, !dbg !106
  %mul_r137 = fsub double %mul_ac133, %mul_bd134, !dbg !106
  %mul_i138 = fadd double %mul_ad135, %mul_bc136, !dbg !106
  %isnan_cmp139 = fcmp uno double %mul_r137, %mul_r137, !dbg !106
  br i1 %isnan_cmp139, label %complex_mul_imag_nan140, label %complex_mul_cont144, !dbg !106, !prof !89

complex_mul_imag_nan140:                          ; preds = %lor.lhs.false
  %isnan_cmp141 = fcmp uno double %mul_i138, %mul_i138, !dbg !106
  br i1 %isnan_cmp141, label %complex_mul_libcall142, label %complex_mul_cont144, !dbg !106, !prof !89

complex_mul_libcall142:                           ; preds = %complex_mul_imag_nan140
  %call143 = call { double, double } @__muldc3(double noundef %infinite.real126, double noundef %infinite.imag128, double noundef %b.real130, double noundef %b.imag132) #8, !dbg !106
  %33 = extractvalue { double, double } %call143, 0, !dbg !106
  %34 = extractvalue { double, double } %call143, 1, !dbg !106
  br label %complex_mul_cont144, !dbg !106

complex_mul_cont144:                              ; preds = %complex_mul_libcall142, %complex_mul_imag_nan140, %lor.lhs.false
  %real_mul_phi145 = phi double [ %mul_r137, %lor.lhs.false ], [ %mul_r137, %complex_mul_imag_nan140 ], [ %33, %complex_mul_libcall142 ], !dbg !106
  %imag_mul_phi146 = phi double [ %mul_i138, %lor.lhs.false ], [ %mul_i138, %complex_mul_imag_nan140 ], [ %34, %complex_mul_libcall142 ], !dbg !106
  %35 = call i1 @llvm.is.fpclass.f64(double %imag_mul_phi146, i32 516), !dbg !106
  br i1 %35, label %cond.true147, label %cond.false148, !dbg !106

cond.true147:                                     ; preds = %complex_mul_cont144, %complex_mul_cont122
  br label %cond.end149, !dbg !106

cond.false148:                                    ; preds = %complex_mul_cont144
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__func__.main) #9, !dbg !106
  unreachable, !dbg !106

36:                                               ; No predecessors!
  br label %cond.end149, !dbg !106

cond.end149:                                      ; preds = %36, %cond.true147
  %b.realp150 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 0, !dbg !107
  %b.real151 = load volatile double, ptr %b.realp150, align 8, !dbg !107
  %b.imagp152 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 1, !dbg !107
  %b.imag153 = load volatile double, ptr %b.imagp152, align 8, !dbg !107
  %zero.realp154 = getelementptr inbounds { double, double }, ptr %zero, i32 0, i32 0, !dbg !107
  %zero.real = load volatile double, ptr %zero.realp154, align 8, !dbg !107
  %zero.imagp155 = getelementptr inbounds { double, double }, ptr %zero, i32 0, i32 1, !dbg !107
  %zero.imag = load volatile double, ptr %zero.imagp155, align 8, !dbg !107
  %call156 = call { double, double } @__divdc3(double noundef %b.real151, double noundef %b.imag153, double noundef %zero.real, double noundef %zero.imag) #8, !dbg !107
  %37 = extractvalue { double, double } %call156, 0, !dbg !107
  %38 = extractvalue { double, double } %call156, 1, !dbg !107
  %39 = call i1 @llvm.is.fpclass.f64(double %37, i32 516), !dbg !107
  br i1 %39, label %land.lhs.true157, label %cond.false182, !dbg !107

land.lhs.true157:                                 ; preds = %cond.end149
  %b.realp158 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 0, !dbg !107
  %b.real159 = load volatile double, ptr %b.realp158, align 8, !dbg !107
  %b.imagp160 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 1, !dbg !107
  %b.imag161 = load volatile double, ptr %b.imagp160, align 8, !dbg !107
  %infinite.realp162 = getelementptr inbounds { double, double }, ptr %infinite, i32 0, i32 0, !dbg !107
  %infinite.real163 = load volatile double, ptr %infinite.realp162, align 8, !dbg !107
  %infinite.imagp164 = getelementptr inbounds { double, double }, ptr %infinite, i32 0, i32 1, !dbg !107
  %infinite.imag165 = load volatile double, ptr %infinite.imagp164, align 8, !dbg !107
  %call166 = call { double, double } @__divdc3(double noundef %b.real159, double noundef %b.imag161, double noundef %infinite.real163, double noundef %infinite.imag165) #8, !dbg !107
  %40 = extractvalue { double, double } %call166, 0, !dbg !107
  %41 = extractvalue { double, double } %call166, 1, !dbg !107
  %cmp167 = fcmp oeq double %40, 0.000000e+00, !dbg !107
  br i1 %cmp167, label %land.lhs.true169, label %cond.false182, !dbg !107

land.lhs.true169:                                 ; preds = %land.lhs.true157
  %b.realp170 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 0, !dbg !107
  %b.real171 = load volatile double, ptr %b.realp170, align 8, !dbg !107
  %b.imagp172 = getelementptr inbounds { double, double }, ptr %b, i32 0, i32 1, !dbg !107
  %b.imag173 = load volatile double, ptr %b.imagp172, align 8, !dbg !107
  %infinite.realp174 = getelementptr inbounds { double, double }, ptr %infinite, i32 0, i32 0, !dbg !107
  %infinite.real175 = load volatile double, ptr %infinite.realp174, align 8, !dbg !107
  %infinite.imagp176 = getelementptr inbounds { double, double }, ptr %infinite, i32 0, i32 1, !dbg !107
  %infinite.imag177 = load volatile double, ptr %infinite.imagp176, align 8, !dbg !107
  %call178 = call { double, double } @__divdc3(double noundef %b.real171, double noundef %b.imag173, double noundef %infinite.real175, double noundef %infinite.imag177) #8, !dbg !107
  %42 = extractvalue { double, double } %call178, 0, !dbg !107
  %43 = extractvalue { double, double } %call178, 1, !dbg !107
  %cmp179 = fcmp oeq double %43, 0.000000e+00, !dbg !107
  br i1 %cmp179, label %cond.true181, label %cond.false182, !dbg !107

cond.true181:                                     ; preds = %land.lhs.true169
  br label %cond.end183, !dbg !107

cond.false182:                                    ; preds = %land.lhs.true169, %land.lhs.true157, %cond.end149
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__func__.main) #9, !dbg !107
  unreachable, !dbg !107

44:                                               ; No predecessors!
  br label %cond.end183, !dbg !107

cond.end183:                                      ; preds = %44, %cond.true181
  %infinite.realp184 = getelementptr inbounds { double, double }, ptr %infinite, i32 0, i32 0, !dbg !108
  %infinite.real185 = load volatile double, ptr %infinite.realp184, align 8, !dbg !108
  %infinite.imagp186 = getelementptr inbounds { double, double }, ptr %infinite, i32 0, i32 1, !dbg !108
  %infinite.imag187 = load volatile double, ptr %infinite.imagp186, align 8, !dbg !108
  %coerce188.realp = getelementptr inbounds { double, double }, ptr %coerce188, i32 0, i32 0, !dbg !108
  %coerce188.imagp = getelementptr inbounds { double, double }, ptr %coerce188, i32 0, i32 1, !dbg !108
  store double %infinite.real185, ptr %coerce188.realp, align 8, !dbg !108
  store double %infinite.imag187, ptr %coerce188.imagp, align 8, !dbg !108
  %45 = getelementptr inbounds { double, double }, ptr %coerce188, i32 0, i32 0, !dbg !108
  %46 = load double, ptr %45, align 8, !dbg !108
  %47 = getelementptr inbounds { double, double }, ptr %coerce188, i32 0, i32 1, !dbg !108
  %48 = load double, ptr %47, align 8, !dbg !108
  %call189 = call { double, double } @cproj(double noundef %46, double noundef %48) #10, !dbg !108
  %49 = extractvalue { double, double } %call189, 0, !dbg !108
  %50 = extractvalue { double, double } %call189, 1, !dbg !108
  %cmp190 = fcmp oeq double %49, 0x7FF0000000000000, !dbg !108
  br i1 %cmp190, label %cond.true192, label %cond.false193, !dbg !108

cond.true192:                                     ; preds = %cond.end183
  br label %cond.end194, !dbg !108

cond.false193:                                    ; preds = %cond.end183
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__func__.main) #9, !dbg !108
  unreachable, !dbg !108

51:                                               ; No predecessors!
  br label %cond.end194, !dbg !108

cond.end194:                                      ; preds = %51, %cond.true192
  call void @srand48(i64 noundef 7), !dbg !109
  %call195 = call double @drand48(), !dbg !110
  %call196 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, double noundef %call195), !dbg !111
  %call197 = call i64 @lrand48(), !dbg !112
  %call198 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i64 noundef %call197), !dbg !113
  %call199 = call i64 @mrand48(), !dbg !114
  %call200 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i64 noundef %call199), !dbg !115
    #dbg_declare(ptr %pairs, !116, !DIExpression(), !117)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %pairs, ptr align 1 @__const.main.pairs, i64 5, i1 false), !dbg !117
  %arraydecay = getelementptr inbounds [5 x i8], ptr %pairs, i64 0, i64 0, !dbg !118
  call void @swab(ptr noundef @.str.10, ptr noundef %arraydecay, i64 noundef 4), !dbg !119
  %arraydecay201 = getelementptr inbounds [5 x i8], ptr %pairs, i64 0, i64 0, !dbg !120
  %call202 = call i32 @puts(ptr noundef %arraydecay201), !dbg !121
  ret i32 0, !dbg !122
}

; Function Attrs: noinline nounwind uwtable
define internal { double, double } @number(double noundef %x, double noundef %y) #1 !dbg !123 {
entry:
  %retval = alloca { double, double }, align 8
  %x.addr = alloca double, align 8
  %y.addr = alloca double, align 8
  %.compoundliteral = alloca %union.anon, align 8
  store double %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !127, !DIExpression(), !128)
  store double %y, ptr %y.addr, align 8
    #dbg_declare(ptr %y.addr, !129, !DIExpression(), !130)
  %0 = load double, ptr %x.addr, align 8, !dbg !131
  store double %0, ptr %.compoundliteral, align 8, !dbg !132
  %arrayinit.element = getelementptr inbounds double, ptr %.compoundliteral, i64 1, !dbg !132
  %1 = load double, ptr %y.addr, align 8, !dbg !133
  store double %1, ptr %arrayinit.element, align 8, !dbg !132
  %.compoundliteral.realp = getelementptr inbounds { double, double }, ptr %.compoundliteral, i32 0, i32 0, !dbg !134
  %.compoundliteral.real = load double, ptr %.compoundliteral.realp, align 8, !dbg !134
  %.compoundliteral.imagp = getelementptr inbounds { double, double }, ptr %.compoundliteral, i32 0, i32 1, !dbg !134
  %.compoundliteral.imag = load double, ptr %.compoundliteral.imagp, align 8, !dbg !134
  %retval.realp = getelementptr inbounds { double, double }, ptr %retval, i32 0, i32 0, !dbg !135
  %retval.imagp = getelementptr inbounds { double, double }, ptr %retval, i32 0, i32 1, !dbg !135
  store double %.compoundliteral.real, ptr %retval.realp, align 8, !dbg !135
  store double %.compoundliteral.imag, ptr %retval.imagp, align 8, !dbg !135
  %2 = load { double, double }, ptr %retval, align 8, !dbg !135
  ret { double, double } %2, !dbg !135
}

declare { double, double } @__divdc3(double, double, double, double)

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare { double, double } @__muldc3(double, double, double, double)

declare <2 x float> @__divsc3(float, float, float, float)

; Function Attrs: nounwind
declare double @cabs(double noundef, double noundef) #3

; Function Attrs: nounwind
declare double @carg(double noundef, double noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #4

; Function Attrs: nounwind willreturn memory(none)
declare { double, double } @cproj(double noundef, double noundef) #5

declare void @srand48(i64 noundef) #6

declare i32 @printf(ptr noundef, ...) #6

declare double @drand48() #6

declare i64 @lrand48() #6

declare i64 @mrand48() #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

declare void @swab(ptr noundef, ptr noundef, i64 noundef) #6

declare i32 @puts(ptr noundef) #6

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nounwind }
attributes #9 = { noreturn }
attributes #10 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!58}
!llvm.module.flags = !{!62, !63, !64, !65, !66, !67, !68}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "complex_numbers.c", directory: ".", checksumkind: CSK_MD5, checksum: "fe5c8ff04ee6f0addac713776f96b7c0")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 31)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 18)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 312, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 39)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 328, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 41)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 608, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 76)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 456, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 57)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 632, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 79)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 280, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 35)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 7)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !16)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !55, isLocal: true, isDefinition: true)
!58 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !59, globals: !61, splitDebugInlining: false, nameTableKind: None)
!59 = !{!60}
!60 = !DIBasicType(name: "complex", size: 64, encoding: DW_ATE_complex_float)
!61 = !{!0, !7, !12, !18, !23, !28, !33, !38, !43, !48, !53, !56}
!62 = !{i32 7, !"Dwarf Version", i32 5}
!63 = !{i32 2, !"Debug Info Version", i32 3}
!64 = !{i32 1, !"wchar_size", i32 4}
!65 = !{i32 8, !"PIC Level", i32 2}
!66 = !{i32 7, !"PIE Level", i32 2}
!67 = !{i32 7, !"uwtable", i32 2}
!68 = !{i32 7, !"frame-pointer", i32 2}
!69 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 18, type: !70, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !73)
!70 = !DISubroutineType(types: !71)
!71 = !{!72}
!72 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!73 = !{}
!74 = !DILocalVariable(name: "a", scope: !69, file: !2, line: 19, type: !75)
!75 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !76)
!76 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!77 = !DILocation(line: 19, column: 28, scope: !69)
!78 = !DILocation(line: 19, column: 32, scope: !69)
!79 = !DILocalVariable(name: "b", scope: !69, file: !2, line: 19, type: !75)
!80 = !DILocation(line: 19, column: 46, scope: !69)
!81 = !DILocation(line: 19, column: 50, scope: !69)
!82 = !DILocalVariable(name: "q", scope: !69, file: !2, line: 20, type: !76)
!83 = !DILocation(line: 20, column: 19, scope: !69)
!84 = !DILocation(line: 20, column: 23, scope: !69)
!85 = !DILocation(line: 20, column: 27, scope: !69)
!86 = !DILocation(line: 20, column: 25, scope: !69)
!87 = !DILocation(line: 21, column: 3, scope: !69)
!88 = !DILocation(line: 22, column: 3, scope: !69)
!89 = !{!"branch_weights", i32 1, i32 1048575}
!90 = !DILocalVariable(name: "narrow", scope: !69, file: !2, line: 23, type: !91)
!91 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !60)
!92 = !DILocation(line: 23, column: 27, scope: !69)
!93 = !DILocation(line: 23, column: 52, scope: !69)
!94 = !DILocation(line: 23, column: 36, scope: !69)
!95 = !DILocation(line: 23, column: 72, scope: !69)
!96 = !DILocation(line: 23, column: 56, scope: !69)
!97 = !DILocation(line: 23, column: 54, scope: !69)
!98 = !DILocation(line: 24, column: 3, scope: !69)
!99 = !DILocation(line: 25, column: 3, scope: !69)
!100 = !DILocalVariable(name: "infinite", scope: !69, file: !2, line: 28, type: !75)
!101 = !DILocation(line: 28, column: 28, scope: !69)
!102 = !DILocation(line: 28, column: 39, scope: !69)
!103 = !DILocalVariable(name: "zero", scope: !69, file: !2, line: 28, type: !75)
!104 = !DILocation(line: 28, column: 62, scope: !69)
!105 = !DILocation(line: 28, column: 69, scope: !69)
!106 = !DILocation(line: 29, column: 3, scope: !69)
!107 = !DILocation(line: 30, column: 3, scope: !69)
!108 = !DILocation(line: 31, column: 3, scope: !69)
!109 = !DILocation(line: 33, column: 3, scope: !69)
!110 = !DILocation(line: 34, column: 21, scope: !69)
!111 = !DILocation(line: 34, column: 3, scope: !69)
!112 = !DILocation(line: 35, column: 19, scope: !69)
!113 = !DILocation(line: 35, column: 3, scope: !69)
!114 = !DILocation(line: 36, column: 19, scope: !69)
!115 = !DILocation(line: 36, column: 3, scope: !69)
!116 = !DILocalVariable(name: "pairs", scope: !69, file: !2, line: 37, type: !55)
!117 = !DILocation(line: 37, column: 8, scope: !69)
!118 = !DILocation(line: 38, column: 16, scope: !69)
!119 = !DILocation(line: 38, column: 3, scope: !69)
!120 = !DILocation(line: 39, column: 8, scope: !69)
!121 = !DILocation(line: 39, column: 3, scope: !69)
!122 = !DILocation(line: 40, column: 3, scope: !69)
!123 = distinct !DISubprogram(name: "number", scope: !2, file: !2, line: 14, type: !124, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !58, retainedNodes: !73)
!124 = !DISubroutineType(types: !125)
!125 = !{!76, !126, !126}
!126 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!127 = !DILocalVariable(name: "x", arg: 1, scope: !123, file: !2, line: 14, type: !126)
!128 = !DILocation(line: 14, column: 38, scope: !123)
!129 = !DILocalVariable(name: "y", arg: 2, scope: !123, file: !2, line: 14, type: !126)
!130 = !DILocation(line: 14, column: 48, scope: !123)
!131 = !DILocation(line: 15, column: 72, scope: !123)
!132 = !DILocation(line: 15, column: 70, scope: !123)
!133 = !DILocation(line: 15, column: 75, scope: !123)
!134 = !DILocation(line: 15, column: 81, scope: !123)
!135 = !DILocation(line: 15, column: 3, scope: !123)
