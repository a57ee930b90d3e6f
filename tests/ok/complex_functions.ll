; ModuleID = 'complex_functions.c'
source_filename = "complex_functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"csqrt\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"cexp\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [5 x i8] c"clog\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [5 x i8] c"csin\00", align 1, !dbg !14
@.str.4 = private unnamed_addr constant [5 x i8] c"ccos\00", align 1, !dbg !16
@.str.5 = private unnamed_addr constant [5 x i8] c"ctan\00", align 1, !dbg !18
@.str.6 = private unnamed_addr constant [6 x i8] c"casin\00", align 1, !dbg !20
@.str.7 = private unnamed_addr constant [6 x i8] c"cacos\00", align 1, !dbg !22
@.str.8 = private unnamed_addr constant [6 x i8] c"catan\00", align 1, !dbg !24
@.str.9 = private unnamed_addr constant [6 x i8] c"csinh\00", align 1, !dbg !26
@.str.10 = private unnamed_addr constant [6 x i8] c"ccosh\00", align 1, !dbg !28
@.str.11 = private unnamed_addr constant [6 x i8] c"ctanh\00", align 1, !dbg !30
@.str.12 = private unnamed_addr constant [7 x i8] c"casinh\00", align 1, !dbg !32
@.str.13 = private unnamed_addr constant [7 x i8] c"cacosh\00", align 1, !dbg !37
@.str.14 = private unnamed_addr constant [7 x i8] c"catanh\00", align 1, !dbg !39
@.str.15 = private unnamed_addr constant [5 x i8] c"cpow\00", align 1, !dbg !41
@.str.16 = private unnamed_addr constant [17 x i8] c"root of infinity\00", align 1, !dbg !43
@.str.17 = private unnamed_addr constant [24 x i8] c"power of minus infinity\00", align 1, !dbg !48
@.str.18 = private unnamed_addr constant [18 x i8] c"logarithm of zero\00", align 1, !dbg !53
@.str.19 = private unnamed_addr constant [11 x i8] c"on the cut\00", align 1, !dbg !58
@.str.20 = private unnamed_addr constant [11 x i8] c"%.5g %.5g\0A\00", align 1, !dbg !63
@.str.21 = private unnamed_addr constant [9 x i8] c"%Lg %Lg\0A\00", align 1, !dbg !65
@.str.22 = private unnamed_addr constant [17 x i8] c"%Lg %Lg %Lg %Lg\0A\00", align 1, !dbg !70
@.str.23 = private unnamed_addr constant [14 x i8] c"%Lg %ld %lld\0A\00", align 1, !dbg !72
@.str.24 = private unnamed_addr constant [4 x i8] c"%Lg\00", align 1, !dbg !77
@.str.25 = private unnamed_addr constant [9 x i8] c" %Lg %Lg\00", align 1, !dbg !82
@.str.26 = private unnamed_addr constant [9 x i8] c" %d %Lg\0A\00", align 1, !dbg !84
@.str.27 = private unnamed_addr constant [13 x i8] c" %d %Lg %Lg\0A\00", align 1, !dbg !86
@.str.28 = private unnamed_addr constant [15 x i8] c"%.20Lg %.20Lg\0A\00", align 1, !dbg !91
@.str.29 = private unnamed_addr constant [8 x i8] c"%d %Lg\0A\00", align 1, !dbg !96
@.str.30 = private unnamed_addr constant [10 x i8] c"%d %.17g\0A\00", align 1, !dbg !101
@.str.31 = private unnamed_addr constant [13 x i8] c"%Lg %Lg %Lg\0A\00", align 1, !dbg !106
@.str.32 = private unnamed_addr constant [17 x i8] c"%s: %.10g %.10g\0A\00", align 1, !dbg !108

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !122 {
entry:
  %coerce = alloca { double, double }, align 8
  %coerce1 = alloca { double, double }, align 8
  %coerce2 = alloca { double, double }, align 8
  %coerce4 = alloca { double, double }, align 8
  %coerce5 = alloca { double, double }, align 8
  %coerce7 = alloca { double, double }, align 8
  %coerce8 = alloca { double, double }, align 8
  %coerce10 = alloca { double, double }, align 8
  %coerce11 = alloca { double, double }, align 8
  %coerce13 = alloca { double, double }, align 8
  %coerce14 = alloca { double, double }, align 8
  %coerce16 = alloca { double, double }, align 8
  %coerce17 = alloca { double, double }, align 8
  %coerce19 = alloca { double, double }, align 8
  %coerce20 = alloca { double, double }, align 8
  %coerce22 = alloca { double, double }, align 8
  %coerce23 = alloca { double, double }, align 8
  %coerce25 = alloca { double, double }, align 8
  %coerce26 = alloca { double, double }, align 8
  %coerce28 = alloca { double, double }, align 8
  %coerce29 = alloca { double, double }, align 8
  %coerce31 = alloca { double, double }, align 8
  %coerce32 = alloca { double, double }, align 8
  %coerce34 = alloca { double, double }, align 8
  %coerce35 = alloca { double, double }, align 8
  %coerce37 = alloca { double, double }, align 8
  %coerce38 = alloca { double, double }, align 8
  %coerce40 = alloca { double, double }, align 8
  %coerce41 = alloca { double, double }, align 8
  %coerce43 = alloca { double, double }, align 8
  %coerce44 = alloca { double, double }, align 8
  %coerce45 = alloca { double, double }, align 8
  %coerce47 = alloca { double, double }, align 8
  %coerce48 = alloca { double, double }, align 8
  %coerce50 = alloca { double, double }, align 8
  %coerce51 = alloca { double, double }, align 8
  %coerce53 = alloca { double, double }, align 8
  %coerce54 = alloca { double, double }, align 8
  %coerce56 = alloca { double, double }, align 8
  %coerce57 = alloca { double, double }, align 8
  %coerce59 = alloca { double, double }, align 8
  %f = alloca { float, float }, align 4
  %coerce60 = alloca { float, float }, align 4
  %coerce62 = alloca { float, float }, align 4
  %coerce63 = alloca { float, float }, align 4
  %coerce65 = alloca { float, float }, align 4
  %l = alloca { x86_fp80, x86_fp80 }, align 16
  %x = alloca x86_fp80, align 16
  %part = alloca x86_fp80, align 16
  %third = alloca x86_fp80, align 16
  %exponent = alloca i32, align 4
  %quotient = alloca i32, align 4
  %coerce.realp = getelementptr inbounds { double, double }, ptr %coerce, i32 0, i32 0, !dbg !127
  %coerce.imagp = getelementptr inbounds { double, double }, ptr %coerce, i32 0, i32 1, !dbg !127
  store double 7.500000e-01, ptr %coerce.realp, align 8, !dbg !127
  store double -1.250000e+00, ptr %coerce.imagp, align 8, !dbg !127
  %0 = getelementptr inbounds { double, double }, ptr %coerce, i32 0, i32 0, !dbg !127
  %1 = load double, ptr %0, align 8, !dbg !127
  %2 = getelementptr inbounds { double, double }, ptr %coerce, i32 0, i32 1, !dbg !127
  %3 = load double, ptr %2, align 8, !dbg !127
  %call = call { double, double } @csqrt(double noundef %1, double noundef %3) #5, !dbg !127
  %4 = extractvalue { double, double } %call, 0, !dbg !127
  %5 = extractvalue { double, double } %call, 1, !dbg !127
  %coerce1.realp = getelementptr inbounds { double, double }, ptr %coerce1, i32 0, i32 0, !dbg !127
  %coerce1.imagp = getelementptr inbounds { double, double }, ptr %coerce1, i32 0, i32 1, !dbg !127
  store double %4, ptr %coerce1.realp, align 8, !dbg !127
  store double %5, ptr %coerce1.imagp, align 8, !dbg !127
  %6 = getelementptr inbounds { double, double }, ptr %coerce1, i32 0, i32 0, !dbg !127
  %7 = load double, ptr %6, align 8, !dbg !127
  %8 = getelementptr inbounds { double, double }, ptr %coerce1, i32 0, i32 1, !dbg !127
  %9 = load double, ptr %8, align 8, !dbg !127
  call void @show(ptr noundef @.str, double noundef %7, double noundef %9), !dbg !127
  %coerce2.realp = getelementptr inbounds { double, double }, ptr %coerce2, i32 0, i32 0, !dbg !128
  %coerce2.imagp = getelementptr inbounds { double, double }, ptr %coerce2, i32 0, i32 1, !dbg !128
  store double 7.500000e-01, ptr %coerce2.realp, align 8, !dbg !128
  store double -1.250000e+00, ptr %coerce2.imagp, align 8, !dbg !128
  %10 = getelementptr inbounds { double, double }, ptr %coerce2, i32 0, i32 0, !dbg !128
  %11 = load double, ptr %10, align 8, !dbg !128
  %12 = getelementptr inbounds { double, double }, ptr %coerce2, i32 0, i32 1, !dbg !128
  %13 = load double, ptr %12, align 8, !dbg !128
  %call3 = call { double, double } @cexp(double noundef %11, double noundef %13) #5, !dbg !128
  %14 = extractvalue { double, double } %call3, 0, !dbg !128
  %15 = extractvalue { double, double } %call3, 1, !dbg !128
  %coerce4.realp = getelementptr inbounds { double, double }, ptr %coerce4, i32 0, i32 0, !dbg !128
  %coerce4.imagp = getelementptr inbounds { double, double }, ptr %coerce4, i32 0, i32 1, !dbg !128
  store double %14, ptr %coerce4.realp, align 8, !dbg !128
  store double %15, ptr %coerce4.imagp, align 8, !dbg !128
  %16 = getelementptr inbounds { double, double }, ptr %coerce4, i32 0, i32 0, !dbg !128
  %17 = load double, ptr %16, align 8, !dbg !128
  %18 = getelementptr inbounds { double, double }, ptr %coerce4, i32 0, i32 1, !dbg !128
  %19 = load double, ptr %18, align 8, !dbg !128
  call void @show(ptr noundef @.str.1, double noundef %17, double noundef %19), !dbg !128
  %coerce5.realp = getelementptr inbounds { double, double }, ptr %coerce5, i32 0, i32 0, !dbg !129
  %coerce5.imagp = getelementptr inbounds { double, double }, ptr %coerce5, i32 0, i32 1, !dbg !129
  store double 7.500000e-01, ptr %coerce5.realp, align 8, !dbg !129
  store double -1.250000e+00, ptr %coerce5.imagp, align 8, !dbg !129
  %20 = getelementptr inbounds { double, double }, ptr %coerce5, i32 0, i32 0, !dbg !129
  %21 = load double, ptr %20, align 8, !dbg !129
  %22 = getelementptr inbounds { double, double }, ptr %coerce5, i32 0, i32 1, !dbg !129
  %23 = load double, ptr %22, align 8, !dbg !129
  %call6 = call { double, double } @clog(double noundef %21, double noundef %23) #5, !dbg !129
  %24 = extractvalue { double, double } %call6, 0, !dbg !129
  %25 = extractvalue { double, double } %call6, 1, !dbg !129
  %coerce7.realp = getelementptr inbounds { double, double }, ptr %coerce7, i32 0, i32 0, !dbg !129
  %coerce7.imagp = getelementptr inbounds { double, double }, ptr %coerce7, i32 0, i32 1, !dbg !129
  store double %24, ptr %coerce7.realp, align 8, !dbg !129
  store double %25, ptr %coerce7.imagp, align 8, !dbg !129
  %26 = getelementptr inbounds { double, double }, ptr %coerce7, i32 0, i32 0, !dbg !129
  %27 = load double, ptr %26, align 8, !dbg !129
  %28 = getelementptr inbounds { double, double }, ptr %coerce7, i32 0, i32 1, !dbg !129
  %29 = load double, ptr %28, align 8, !dbg !129
  call void @show(ptr noundef @.str.2, double noundef %27, double noundef %29), !dbg !129
  %coerce8.realp = getelementptr inbounds { double, double }, ptr %coerce8, i32 0, i32 0, !dbg !130
  %coerce8.imagp = getelementptr inbounds { double, double }, ptr %coerce8, i32 0, i32 1, !dbg !130
  store double 7.500000e-01, ptr %coerce8.realp, align 8, !dbg !130
  store double -1.250000e+00, ptr %coerce8.imagp, align 8, !dbg !130
  %30 = getelementptr inbounds { double, double }, ptr %coerce8, i32 0, i32 0, !dbg !130
  %31 = load double, ptr %30, align 8, !dbg !130
  %32 = getelementptr inbounds { double, double }, ptr %coerce8, i32 0, i32 1, !dbg !130
  %33 = load double, ptr %32, align 8, !dbg !130
  %call9 = call { double, double } @csin(double noundef %31, double noundef %33) #5, !dbg !130
  %34 = extractvalue { double, double } %call9, 0, !dbg !130
  %35 = extractvalue { double, double } %call9, 1, !dbg !130
  %coerce10.realp = getelementptr inbounds { double, double }, ptr %coerce10, i32 0, i32 0, !dbg !130
  %coerce10.imagp = getelementptr inbounds { double, double }, ptr %coerce10, i32 0, i32 1, !dbg !130
  store double %34, ptr %coerce10.realp, align 8, !dbg !130
  store double %35, ptr %coerce10.imagp, align 8, !dbg !130
  %36 = getelementptr inbounds { double, double }, ptr %coerce10, i32 0, i32 0, !dbg !130
  %37 = load double, ptr %36, align 8, !dbg !130
  %38 = getelementptr inbounds { double, double }, ptr %coerce10, i32 0, i32 1, !dbg !130
  %39 = load double, ptr %38, align 8, !dbg !130
  call void @show(ptr noundef @.str.3, double noundef %37, double noundef %39), !dbg !130
  %coerce11.realp = getelementptr inbounds { double, double }, ptr %coerce11, i32 0, i32 0, !dbg !131
  %coerce11.imagp = getelementptr inbounds { double, double }, ptr %coerce11, i32 0, i32 1, !dbg !131
  store double 7.500000e-01, ptr %coerce11.realp, align 8, !dbg !131
  store double -1.250000e+00, ptr %coerce11.imagp, align 8, !dbg !131
  %40 = getelementptr inbounds { double, double }, ptr %coerce11, i32 0, i32 0, !dbg !131
  %41 = load double, ptr %40, align 8, !dbg !131
  %42 = getelementptr inbounds { double, double }, ptr %coerce11, i32 0, i32 1, !dbg !131
  %43 = load double, ptr %42, align 8, !dbg !131
  %call12 = call { double, double } @ccos(double noundef %41, double noundef %43) #5, !dbg !131
  %44 = extractvalue { double, double } %call12, 0, !dbg !131
  %45 = extractvalue { double, double } %call12, 1, !dbg !131
  %coerce13.realp = getelementptr inbounds { double, double }, ptr %coerce13, i32 0, i32 0, !dbg !131
  %coerce13.imagp = getelementptr inbounds { double, double }, ptr %coerce13, i32 0, i32 1, !dbg !131
  store double %44, ptr %coerce13.realp, align 8, !dbg !131
  store double %45, ptr %coerce13.imagp, align 8, !dbg !131
  %46 = getelementptr inbounds { double, double }, ptr %coerce13, i32 0, i32 0, !dbg !131
  %47 = load double, ptr %46, align 8, !dbg !131
  %48 = getelementptr inbounds { double, double }, ptr %coerce13, i32 0, i32 1, !dbg !131
  %49 = load double, ptr %48, align 8, !dbg !131
  call void @show(ptr noundef @.str.4, double noundef %47, double noundef %49), !dbg !131
  %coerce14.realp = getelementptr inbounds { double, double }, ptr %coerce14, i32 0, i32 0, !dbg !132
  %coerce14.imagp = getelementptr inbounds { double, double }, ptr %coerce14, i32 0, i32 1, !dbg !132
  store double 7.500000e-01, ptr %coerce14.realp, align 8, !dbg !132
  store double -1.250000e+00, ptr %coerce14.imagp, align 8, !dbg !132
  %50 = getelementptr inbounds { double, double }, ptr %coerce14, i32 0, i32 0, !dbg !132
  %51 = load double, ptr %50, align 8, !dbg !132
  %52 = getelementptr inbounds { double, double }, ptr %coerce14, i32 0, i32 1, !dbg !132
  %53 = load double, ptr %52, align 8, !dbg !132
  %call15 = call { double, double } @ctan(double noundef %51, double noundef %53) #5, !dbg !132
  %54 = extractvalue { double, double } %call15, 0, !dbg !132
  %55 = extractvalue { double, double } %call15, 1, !dbg !132
  %coerce16.realp = getelementptr inbounds { double, double }, ptr %coerce16, i32 0, i32 0, !dbg !132
  %coerce16.imagp = getelementptr inbounds { double, double }, ptr %coerce16, i32 0, i32 1, !dbg !132
  store double %54, ptr %coerce16.realp, align 8, !dbg !132
  store double %55, ptr %coerce16.imagp, align 8, !dbg !132
  %56 = getelementptr inbounds { double, double }, ptr %coerce16, i32 0, i32 0, !dbg !132
  %57 = load double, ptr %56, align 8, !dbg !132
  %58 = getelementptr inbounds { double, double }, ptr %coerce16, i32 0, i32 1, !dbg !132
  %59 = load double, ptr %58, align 8, !dbg !132
  call void @show(ptr noundef @.str.5, double noundef %57, double noundef %59), !dbg !132
  %coerce17.realp = getelementptr inbounds { double, double }, ptr %coerce17, i32 0, i32 0, !dbg !133
  %coerce17.imagp = getelementptr inbounds { double, double }, ptr %coerce17, i32 0, i32 1, !dbg !133
  store double 7.500000e-01, ptr %coerce17.realp, align 8, !dbg !133
  store double -1.250000e+00, ptr %coerce17.imagp, align 8, !dbg !133
  %60 = getelementptr inbounds { double, double }, ptr %coerce17, i32 0, i32 0, !dbg !133
  %61 = load double, ptr %60, align 8, !dbg !133
  %62 = getelementptr inbounds { double, double }, ptr %coerce17, i32 0, i32 1, !dbg !133
  %63 = load double, ptr %62, align 8, !dbg !133
  %call18 = call { double, double } @casin(double noundef %61, double noundef %63) #5, !dbg !133
  %64 = extractvalue { double, double } %call18, 0, !dbg !133
  %65 = extractvalue { double, double } %call18, 1, !dbg !133
  %coerce19.realp = getelementptr inbounds { double, double }, ptr %coerce19, i32 0, i32 0, !dbg !133
  %coerce19.imagp = getelementptr inbounds { double, double }, ptr %coerce19, i32 0, i32 1, !dbg !133
  store double %64, ptr %coerce19.realp, align 8, !dbg !133
  store double %65, ptr %coerce19.imagp, align 8, !dbg !133
  %66 = getelementptr inbounds { double, double }, ptr %coerce19, i32 0, i32 0, !dbg !133
  %67 = load double, ptr %66, align 8, !dbg !133
  %68 = getelementptr inbounds { double, double }, ptr %coerce19, i32 0, i32 1, !dbg !133
  %69 = load double, ptr %68, align 8, !dbg !133
  call void @show(ptr noundef @.str.6, double noundef %67, double noundef %69), !dbg !133
  %coerce20.realp = getelementptr inbounds { double, double }, ptr %coerce20, i32 0, i32 0, !dbg !134
  %coerce20.imagp = getelementptr inbounds { double, double }, ptr %coerce20, i32 0, i32 1, !dbg !134
  store double 7.500000e-01, ptr %coerce20.realp, align 8, !dbg !134
  store double -1.250000e+00, ptr %coerce20.imagp, align 8, !dbg !134
  %70 = getelementptr inbounds { double, double }, ptr %coerce20, i32 0, i32 0, !dbg !134
  %71 = load double, ptr %70, align 8, !dbg !134
  %72 = getelementptr inbounds { double, double }, ptr %coerce20, i32 0, i32 1, !dbg !134
  %73 = load double, ptr %72, align 8, !dbg !134
  %call21 = call { double, double } @cacos(double noundef %71, double noundef %73) #5, !dbg !134
  %74 = extractvalue { double, double } %call21, 0, !dbg !134
  %75 = extractvalue { double, double } %call21, 1, !dbg !134
  %coerce22.realp = getelementptr inbounds { double, double }, ptr %coerce22, i32 0, i32 0, !dbg !134
  %coerce22.imagp = getelementptr inbounds { double, double }, ptr %coerce22, i32 0, i32 1, !dbg !134
  store double %74, ptr %coerce22.realp, align 8, !dbg !134
  store double %75, ptr %coerce22.imagp, align 8, !dbg !134
  %76 = getelementptr inbounds { double, double }, ptr %coerce22, i32 0, i32 0, !dbg !134
  %77 = load double, ptr %76, align 8, !dbg !134
  %78 = getelementptr inbounds { double, double }, ptr %coerce22, i32 0, i32 1, !dbg !134
  %79 = load double, ptr %78, align 8, !dbg !134
  call void @show(ptr noundef @.str.7, double noundef %77, double noundef %79), !dbg !134
  %coerce23.realp = getelementptr inbounds { double, double }, ptr %coerce23, i32 0, i32 0, !dbg !135
  %coerce23.imagp = getelementptr inbounds { double, double }, ptr %coerce23, i32 0, i32 1, !dbg !135
  store double 7.500000e-01, ptr %coerce23.realp, align 8, !dbg !135
  store double -1.250000e+00, ptr %coerce23.imagp, align 8, !dbg !135
  %80 = getelementptr inbounds { double, double }, ptr %coerce23, i32 0, i32 0, !dbg !135
  %81 = load double, ptr %80, align 8, !dbg !135
  %82 = getelementptr inbounds { double, double }, ptr %coerce23, i32 0, i32 1, !dbg !135
  %83 = load double, ptr %82, align 8, !dbg !135
  %call24 = call { double, double } @catan(double noundef %81, double noundef %83) #5, !dbg !135
  %84 = extractvalue { double, double } %call24, 0, !dbg !135
  %85 = extractvalue { double, double } %call24, 1, !dbg !135
  %coerce25.realp = getelementptr inbounds { double, double }, ptr %coerce25, i32 0, i32 0, !dbg !135
  %coerce25.imagp = getelementptr inbounds { double, double }, ptr %coerce25, i32 0, i32 1, !dbg !135
  store double %84, ptr %coerce25.realp, align 8, !dbg !135
  store double %85, ptr %coerce25.imagp, align 8, !dbg !135
  %86 = getelementptr inbounds { double, double }, ptr %coerce25, i32 0, i32 0, !dbg !135
  %87 = load double, ptr %86, align 8, !dbg !135
  %88 = getelementptr inbounds { double, double }, ptr %coerce25, i32 0, i32 1, !dbg !135
  %89 = load double, ptr %88, align 8, !dbg !135
  call void @show(ptr noundef @.str.8, double noundef %87, double noundef %89), !dbg !135
  %coerce26.realp = getelementptr inbounds { double, double }, ptr %coerce26, i32 0, i32 0, !dbg !136
  %coerce26.imagp = getelementptr inbounds { double, double }, ptr %coerce26, i32 0, i32 1, !dbg !136
  store double 7.500000e-01, ptr %coerce26.realp, align 8, !dbg !136
  store double -1.250000e+00, ptr %coerce26.imagp, align 8, !dbg !136
  %90 = getelementptr inbounds { double, double }, ptr %coerce26, i32 0, i32 0, !dbg !136
  %91 = load double, ptr %90, align 8, !dbg !136
  %92 = getelementptr inbounds { double, double }, ptr %coerce26, i32 0, i32 1, !dbg !136
  %93 = load double, ptr %92, align 8, !dbg !136
  %call27 = call { double, double } @csinh(double noundef %91, double noundef %93) #5, !dbg !136
  %94 = extractvalue { double, double } %call27, 0, !dbg !136
  %95 = extractvalue { double, double } %call27, 1, !dbg !136
  %coerce28.realp = getelementptr inbounds { double, double }, ptr %coerce28, i32 0, i32 0, !dbg !136
  %coerce28.imagp = getelementptr inbounds { double, double }, ptr %coerce28, i32 0, i32 1, !dbg !136
  store double %94, ptr %coerce28.realp, align 8, !dbg !136
  store double %95, ptr %coerce28.imagp, align 8, !dbg !136
  %96 = getelementptr inbounds { double, double }, ptr %coerce28, i32 0, i32 0, !dbg !136
  %97 = load double, ptr %96, align 8, !dbg !136
  %98 = getelementptr inbounds { double, double }, ptr %coerce28, i32 0, i32 1, !dbg !136
  %99 = load double, ptr %98, align 8, !dbg !136
  call void @show(ptr noundef @.str.9, double noundef %97, double noundef %99), !dbg !136
  %coerce29.realp = getelementptr inbounds { double, double }, ptr %coerce29, i32 0, i32 0, !dbg !137
  %coerce29.imagp = getelementptr inbounds { double, double }, ptr %coerce29, i32 0, i32 1, !dbg !137
  store double 7.500000e-01, ptr %coerce29.realp, align 8, !dbg !137
  store double -1.250000e+00, ptr %coerce29.imagp, align 8, !dbg !137
  %100 = getelementptr inbounds { double, double }, ptr %coerce29, i32 0, i32 0, !dbg !137
  %101 = load double, ptr %100, align 8, !dbg !137
  %102 = getelementptr inbounds { double, double }, ptr %coerce29, i32 0, i32 1, !dbg !137
  %103 = load double, ptr %102, align 8, !dbg !137
  %call30 = call { double, double } @ccosh(double noundef %101, double noundef %103) #5, !dbg !137
  %104 = extractvalue { double, double } %call30, 0, !dbg !137
  %105 = extractvalue { double, double } %call30, 1, !dbg !137
  %coerce31.realp = getelementptr inbounds { double, double }, ptr %coerce31, i32 0, i32 0, !dbg !137
  %coerce31.imagp = getelementptr inbounds { double, double }, ptr %coerce31, i32 0, i32 1, !dbg !137
  store double %104, ptr %coerce31.realp, align 8, !dbg !137
  store double %105, ptr %coerce31.imagp, align 8, !dbg !137
  %106 = getelementptr inbounds { double, double }, ptr %coerce31, i32 0, i32 0, !dbg !137
  %107 = load double, ptr %106, align 8, !dbg !137
  %108 = getelementptr inbounds { double, double }, ptr %coerce31, i32 0, i32 1, !dbg !137
  %109 = load double, ptr %108, align 8, !dbg !137
  call void @show(ptr noundef @.str.10, double noundef %107, double noundef %109), !dbg !137
  %coerce32.realp = getelementptr inbounds { double, double }, ptr %coerce32, i32 0, i32 0, !dbg !138
  %coerce32.imagp = getelementptr inbounds { double, double }, ptr %coerce32, i32 0, i32 1, !dbg !138
  store double 7.500000e-01, ptr %coerce32.realp, align 8, !dbg !138
  store double -1.250000e+00, ptr %coerce32.imagp, align 8, !dbg !138
  %110 = getelementptr inbounds { double, double }, ptr %coerce32, i32 0, i32 0, !dbg !138
  %111 = load double, ptr %110, align 8, !dbg !138
  %112 = getelementptr inbounds { double, double }, ptr %coerce32, i32 0, i32 1, !dbg !138
  %113 = load double, ptr %112, align 8, !dbg !138
  %call33 = call { double, double } @ctanh(double noundef %111, double noundef %113) #5, !dbg !138
  %114 = extractvalue { double, double } %call33, 0, !dbg !138
  %115 = extractvalue { double, double } %call33, 1, !dbg !138
  %coerce34.realp = getelementptr inbounds { double, double }, ptr %coerce34, i32 0, i32 0, !dbg !138
  %coerce34.imagp = getelementptr inbounds { double, double }, ptr %coerce34, i32 0, i32 1, !dbg !138
  store double %114, ptr %coerce34.realp, align 8, !dbg !138
  store double %115, ptr %coerce34.imagp, align 8, !dbg !138
  %116 = getelementptr inbounds { double, double }, ptr %coerce34, i32 0, i32 0, !dbg !138
  %117 = load double, ptr %116, align 8, !dbg !138
  %118 = getelementptr inbounds { double, double }, ptr %coerce34, i32 0, i32 1, !dbg !138
  %119 = load double, ptr %118, align 8, !dbg !138
  call void @show(ptr noundef @.str.11, double noundef %117, double noundef %119), !dbg !138
  %coerce35.realp = getelementptr inbounds { double, double }, ptr %coerce35, i32 0, i32 0, !dbg !139
  %coerce35.imagp = getelementptr inbounds { double, double }, ptr %coerce35, i32 0, i32 1, !dbg !139
  store double 7.500000e-01, ptr %coerce35.realp, align 8, !dbg !139
  store double -1.250000e+00, ptr %coerce35.imagp, align 8, !dbg !139
  %120 = getelementptr inbounds { double, double }, ptr %coerce35, i32 0, i32 0, !dbg !139
  %121 = load double, ptr %120, align 8, !dbg !139
  %122 = getelementptr inbounds { double, double }, ptr %coerce35, i32 0, i32 1, !dbg !139
  %123 = load double, ptr %122, align 8, !dbg !139
  %call36 = call { double, double } @casinh(double noundef %121, double noundef %123) #5, !dbg !139
  %124 = extractvalue { double, double } %call36, 0, !dbg !139
  %125 = extractvalue { double, double } %call36, 1, !dbg !139
  %coerce37.realp = getelementptr inbounds { double, double }, ptr %coerce37, i32 0, i32 0, !dbg !139
  %coerce37.imagp = getelementptr inbounds { double, double }, ptr %coerce37, i32 0, i32 1, !dbg !139
  store double %124, ptr %coerce37.realp, align 8, !dbg !139
  store double %125, ptr %coerce37.imagp, align 8, !dbg !139
  %126 = getelementptr inbounds { double, double }, ptr %coerce37, i32 0, i32 0, !dbg !139
  %127 = load double, ptr %126, align 8, !dbg !139
  %128 = getelementptr inbounds { double, double }, ptr %coerce37, i32 0, i32 1, !dbg !139
  %129 = load double, ptr %128, align 8, !dbg !139
  call void @show(ptr noundef @.str.12, double noundef %127, double noundef %129), !dbg !139
  %coerce38.realp = getelementptr inbounds { double, double }, ptr %coerce38, i32 0, i32 0, !dbg !140
  %coerce38.imagp = getelementptr inbounds { double, double }, ptr %coerce38, i32 0, i32 1, !dbg !140
  store double 7.500000e-01, ptr %coerce38.realp, align 8, !dbg !140
  store double -1.250000e+00, ptr %coerce38.imagp, align 8, !dbg !140
  %130 = getelementptr inbounds { double, double }, ptr %coerce38, i32 0, i32 0, !dbg !140
  %131 = load double, ptr %130, align 8, !dbg !140
  %132 = getelementptr inbounds { double, double }, ptr %coerce38, i32 0, i32 1, !dbg !140
  %133 = load double, ptr %132, align 8, !dbg !140
  %call39 = call { double, double } @cacosh(double noundef %131, double noundef %133) #5, !dbg !140
  %134 = extractvalue { double, double } %call39, 0, !dbg !140
  %135 = extractvalue { double, double } %call39, 1, !dbg !140
  %coerce40.realp = getelementptr inbounds { double, double }, ptr %coerce40, i32 0, i32 0, !dbg !140
  %coerce40.imagp = getelementptr inbounds { double, double }, ptr %coerce40, i32 0, i32 1, !dbg !140
  store double %134, ptr %coerce40.realp, align 8, !dbg !140
  store double %135, ptr %coerce40.imagp, align 8, !dbg !140
  %136 = getelementptr inbounds { double, double }, ptr %coerce40, i32 0, i32 0, !dbg !140
  %137 = load double, ptr %136, align 8, !dbg !140
  %138 = getelementptr inbounds { double, double }, ptr %coerce40, i32 0, i32 1, !dbg !140
  %139 = load double, ptr %138, align 8, !dbg !140
  call void @show(ptr noundef @.str.13, double noundef %137, double noundef %139), !dbg !140
  %coerce41.realp = getelementptr inbounds { double, double }, ptr %coerce41, i32 0, i32 0, !dbg !141
  %coerce41.imagp = getelementptr inbounds { double, double }, ptr %coerce41, i32 0, i32 1, !dbg !141
  store double 7.500000e-01, ptr %coerce41.realp, align 8, !dbg !141
  store double -1.250000e+00, ptr %coerce41.imagp, align 8, !dbg !141
  %140 = getelementptr inbounds { double, double }, ptr %coerce41, i32 0, i32 0, !dbg !141
  %141 = load double, ptr %140, align 8, !dbg !141
  %142 = getelementptr inbounds { double, double }, ptr %coerce41, i32 0, i32 1, !dbg !141
  %143 = load double, ptr %142, align 8, !dbg !141
  %call42 = call { double, double } @catanh(double noundef %141, double noundef %143) #5, !dbg !141
  %144 = extractvalue { double, double } %call42, 0, !dbg !141
  %145 = extractvalue { double, double } %call42, 1, !dbg !141
  %coerce43.realp = getelementptr inbounds { double, double }, ptr %coerce43, i32 0, i32 0, !dbg !141
  %coerce43.imagp = getelementptr inbounds { double, double }, ptr %coerce43, i32 0, i32 1, !dbg !141
  store double %144, ptr %coerce43.realp, align 8, !dbg !141
  store double %145, ptr %coerce43.imagp, align 8, !dbg !141
  %146 = getelementptr inbounds { double, double }, ptr %coerce43, i32 0, i32 0, !dbg !141
  %147 = load double, ptr %146, align 8, !dbg !141
  %148 = getelementptr inbounds { double, double }, ptr %coerce43, i32 0, i32 1, !dbg !141
  %149 = load double, ptr %148, align 8, !dbg !141
  call void @show(ptr noundef @.str.14, double noundef %147, double noundef %149), !dbg !141
  %coerce44.realp = getelementptr inbounds { double, double }, ptr %coerce44, i32 0, i32 0, !dbg !142
  %coerce44.imagp = getelementptr inbounds { double, double }, ptr %coerce44, i32 0, i32 1, !dbg !142
  store double 1.000000e+00, ptr %coerce44.realp, align 8, !dbg !142
  store double 2.000000e+00, ptr %coerce44.imagp, align 8, !dbg !142
  %150 = getelementptr inbounds { double, double }, ptr %coerce44, i32 0, i32 0, !dbg !142
  %151 = load double, ptr %150, align 8, !dbg !142
  %152 = getelementptr inbounds { double, double }, ptr %coerce44, i32 0, i32 1, !dbg !142
  %153 = load double, ptr %152, align 8, !dbg !142
  %coerce45.realp = getelementptr inbounds { double, double }, ptr %coerce45, i32 0, i32 0, !dbg !142
  %coerce45.imagp = getelementptr inbounds { double, double }, ptr %coerce45, i32 0, i32 1, !dbg !142
  store double 5.000000e-01, ptr %coerce45.realp, align 8, !dbg !142
  store double -2.500000e-01, ptr %coerce45.imagp, align 8, !dbg !142
  %154 = getelementptr inbounds { double, double }, ptr %coerce45, i32 0, i32 0, !dbg !142
  %155 = load double, ptr %154, align 8, !dbg !142
  %156 = getelementptr inbounds { double, double }, ptr %coerce45, i32 0, i32 1, !dbg !142
  %157 = load double, ptr %156, align 8, !dbg !142
  %call46 = call { double, double } @cpow(double noundef %151, double noundef %153, double noundef %155, double noundef %157) #5, !dbg !142
  %158 = extractvalue { double, double } %call46, 0, !dbg !142
  %159 = extractvalue { double, double } %call46, 1, !dbg !142
  %coerce47.realp = getelementptr inbounds { double, double }, ptr %coerce47, i32 0, i32 0, !dbg !143
  %coerce47.imagp = getelementptr inbounds { double, double }, ptr %coerce47, i32 0, i32 1, !dbg !143
  store double %158, ptr %coerce47.realp, align 8, !dbg !143
  store double %159, ptr %coerce47.imagp, align 8, !dbg !143
  %160 = getelementptr inbounds { double, double }, ptr %coerce47, i32 0, i32 0, !dbg !143
  %161 = load double, ptr %160, align 8, !dbg !143
  %162 = getelementptr inbounds { double, double }, ptr %coerce47, i32 0, i32 1, !dbg !143
  %163 = load double, ptr %162, align 8, !dbg !143
  call void @show(ptr noundef @.str.15, double noundef %161, double noundef %163), !dbg !143
  %coerce48.realp = getelementptr inbounds { double, double }, ptr %coerce48, i32 0, i32 0, !dbg !144
  %coerce48.imagp = getelementptr inbounds { double, double }, ptr %coerce48, i32 0, i32 1, !dbg !144
  store double 0xFFF0000000000000, ptr %coerce48.realp, align 8, !dbg !144
  store double 2.000000e+00, ptr %coerce48.imagp, align 8, !dbg !144
  %164 = getelementptr inbounds { double, double }, ptr %coerce48, i32 0, i32 0, !dbg !144
  %165 = load double, ptr %164, align 8, !dbg !144
  %166 = getelementptr inbounds { double, double }, ptr %coerce48, i32 0, i32 1, !dbg !144
  %167 = load double, ptr %166, align 8, !dbg !144
  %call49 = call { double, double } @csqrt(double noundef %165, double noundef %167) #5, !dbg !144
  %168 = extractvalue { double, double } %call49, 0, !dbg !144
  %169 = extractvalue { double, double } %call49, 1, !dbg !144
  %coerce50.realp = getelementptr inbounds { double, double }, ptr %coerce50, i32 0, i32 0, !dbg !145
  %coerce50.imagp = getelementptr inbounds { double, double }, ptr %coerce50, i32 0, i32 1, !dbg !145
  store double %168, ptr %coerce50.realp, align 8, !dbg !145
  store double %169, ptr %coerce50.imagp, align 8, !dbg !145
  %170 = getelementptr inbounds { double, double }, ptr %coerce50, i32 0, i32 0, !dbg !145
  %171 = load double, ptr %170, align 8, !dbg !145
  %172 = getelementptr inbounds { double, double }, ptr %coerce50, i32 0, i32 1, !dbg !145
  %173 = load double, ptr %172, align 8, !dbg !145
  call void @show(ptr noundef @.str.16, double noundef %171, double noundef %173), !dbg !145
  %coerce51.realp = getelementptr inbounds { double, double }, ptr %coerce51, i32 0, i32 0, !dbg !146
  %coerce51.imagp = getelementptr inbounds { double, double }, ptr %coerce51, i32 0, i32 1, !dbg !146
  store double 0xFFF0000000000000, ptr %coerce51.realp, align 8, !dbg !146
  store double 1.000000e+00, ptr %coerce51.imagp, align 8, !dbg !146
  %174 = getelementptr inbounds { double, double }, ptr %coerce51, i32 0, i32 0, !dbg !146
  %175 = load double, ptr %174, align 8, !dbg !146
  %176 = getelementptr inbounds { double, double }, ptr %coerce51, i32 0, i32 1, !dbg !146
  %177 = load double, ptr %176, align 8, !dbg !146
  %call52 = call { double, double } @cexp(double noundef %175, double noundef %177) #5, !dbg !146
  %178 = extractvalue { double, double } %call52, 0, !dbg !146
  %179 = extractvalue { double, double } %call52, 1, !dbg !146
  %coerce53.realp = getelementptr inbounds { double, double }, ptr %coerce53, i32 0, i32 0, !dbg !147
  %coerce53.imagp = getelementptr inbounds { double, double }, ptr %coerce53, i32 0, i32 1, !dbg !147
  store double %178, ptr %coerce53.realp, align 8, !dbg !147
  store double %179, ptr %coerce53.imagp, align 8, !dbg !147
  %180 = getelementptr inbounds { double, double }, ptr %coerce53, i32 0, i32 0, !dbg !147
  %181 = load double, ptr %180, align 8, !dbg !147
  %182 = getelementptr inbounds { double, double }, ptr %coerce53, i32 0, i32 1, !dbg !147
  %183 = load double, ptr %182, align 8, !dbg !147
  call void @show(ptr noundef @.str.17, double noundef %181, double noundef %183), !dbg !147
  %coerce54.realp = getelementptr inbounds { double, double }, ptr %coerce54, i32 0, i32 0, !dbg !148
  %coerce54.imagp = getelementptr inbounds { double, double }, ptr %coerce54, i32 0, i32 1, !dbg !148
  store double -0.000000e+00, ptr %coerce54.realp, align 8, !dbg !148
  store double 0.000000e+00, ptr %coerce54.imagp, align 8, !dbg !148
  %184 = getelementptr inbounds { double, double }, ptr %coerce54, i32 0, i32 0, !dbg !148
  %185 = load double, ptr %184, align 8, !dbg !148
  %186 = getelementptr inbounds { double, double }, ptr %coerce54, i32 0, i32 1, !dbg !148
  %187 = load double, ptr %186, align 8, !dbg !148
  %call55 = call { double, double } @clog(double noundef %185, double noundef %187) #5, !dbg !148
  %188 = extractvalue { double, double } %call55, 0, !dbg !148
  %189 = extractvalue { double, double } %call55, 1, !dbg !148
  %coerce56.realp = getelementptr inbounds { double, double }, ptr %coerce56, i32 0, i32 0, !dbg !149
  %coerce56.imagp = getelementptr inbounds { double, double }, ptr %coerce56, i32 0, i32 1, !dbg !149
  store double %188, ptr %coerce56.realp, align 8, !dbg !149
  store double %189, ptr %coerce56.imagp, align 8, !dbg !149
  %190 = getelementptr inbounds { double, double }, ptr %coerce56, i32 0, i32 0, !dbg !149
  %191 = load double, ptr %190, align 8, !dbg !149
  %192 = getelementptr inbounds { double, double }, ptr %coerce56, i32 0, i32 1, !dbg !149
  %193 = load double, ptr %192, align 8, !dbg !149
  call void @show(ptr noundef @.str.18, double noundef %191, double noundef %193), !dbg !149
  %coerce57.realp = getelementptr inbounds { double, double }, ptr %coerce57, i32 0, i32 0, !dbg !150
  %coerce57.imagp = getelementptr inbounds { double, double }, ptr %coerce57, i32 0, i32 1, !dbg !150
  store double -4.000000e+00, ptr %coerce57.realp, align 8, !dbg !150
  store double -0.000000e+00, ptr %coerce57.imagp, align 8, !dbg !150
  %194 = getelementptr inbounds { double, double }, ptr %coerce57, i32 0, i32 0, !dbg !150
  %195 = load double, ptr %194, align 8, !dbg !150
  %196 = getelementptr inbounds { double, double }, ptr %coerce57, i32 0, i32 1, !dbg !150
  %197 = load double, ptr %196, align 8, !dbg !150
  %call58 = call { double, double } @csqrt(double noundef %195, double noundef %197) #5, !dbg !150
  %198 = extractvalue { double, double } %call58, 0, !dbg !150
  %199 = extractvalue { double, double } %call58, 1, !dbg !150
  %coerce59.realp = getelementptr inbounds { double, double }, ptr %coerce59, i32 0, i32 0, !dbg !151
  %coerce59.imagp = getelementptr inbounds { double, double }, ptr %coerce59, i32 0, i32 1, !dbg !151
  store double %198, ptr %coerce59.realp, align 8, !dbg !151
  store double %199, ptr %coerce59.imagp, align 8, !dbg !151
  %200 = getelementptr inbounds { double, double }, ptr %coerce59, i32 0, i32 0, !dbg !151
  %201 = load double, ptr %200, align 8, !dbg !151
  %202 = getelementptr inbounds { double, double }, ptr %coerce59, i32 0, i32 1, !dbg !151
  %203 = load double, ptr %202, align 8, !dbg !151
  call void @show(ptr noundef @.str.19, double noundef %201, double noundef %203), !dbg !151
    #dbg_declare(ptr %f, !152, !DIExpression(), !153)
  %coerce60.realp = getelementptr inbounds { float, float }, ptr %coerce60, i32 0, i32 0, !dbg !154
  %coerce60.imagp = getelementptr inbounds { float, float }, ptr %coerce60, i32 0, i32 1, !dbg !154
  store float 1.000000e+00, ptr %coerce60.realp, align 4, !dbg !154
  store float 1.000000e+00, ptr %coerce60.imagp, align 4, !dbg !154
  %204 = load <2 x float>, ptr %coerce60, align 4, !dbg !154
  %call61 = call <2 x float> @cexpf(<2 x float> noundef %204) #5, !dbg !154
  store <2 x float> %call61, ptr %coerce62, align 4, !dbg !154
  %coerce62.realp = getelementptr inbounds { float, float }, ptr %coerce62, i32 0, i32 0, !dbg !154
  %coerce62.real = load float, ptr %coerce62.realp, align 4, !dbg !154
  %coerce62.imagp = getelementptr inbounds { float, float }, ptr %coerce62, i32 0, i32 1, !dbg !154
  %coerce62.imag = load float, ptr %coerce62.imagp, align 4, !dbg !154
  %coerce63.realp = getelementptr inbounds { float, float }, ptr %coerce63, i32 0, i32 0, !dbg !155
  %coerce63.imagp = getelementptr inbounds { float, float }, ptr %coerce63, i32 0, i32 1, !dbg !155
  store float %coerce62.real, ptr %coerce63.realp, align 4, !dbg !155
  store float %coerce62.imag, ptr %coerce63.imagp, align 4, !dbg !155
  %205 = load <2 x float>, ptr %coerce63, align 4, !dbg !155
  %call64 = call <2 x float> @csqrtf(<2 x float> noundef %205) #5, !dbg !155
  store <2 x float> %call64, ptr %coerce65, align 4, !dbg !155
  %coerce65.realp = getelementptr inbounds { float, float }, ptr %coerce65, i32 0, i32 0, !dbg !155
  %coerce65.real = load float, ptr %coerce65.realp, align 4, !dbg !155
  %coerce65.imagp = getelementptr inbounds { float, float }, ptr %coerce65, i32 0, i32 1, !dbg !155
  %coerce65.imag = load float, ptr %coerce65.imagp, align 4, !dbg !155
  %f.realp = getelementptr inbounds { float, float }, ptr %f, i32 0, i32 0, !dbg !153
  %f.imagp = getelementptr inbounds { float, float }, ptr %f, i32 0, i32 1, !dbg !153
  store float %coerce65.real, ptr %f.realp, align 4, !dbg !153
  store float %coerce65.imag, ptr %f.imagp, align 4, !dbg !153
  %f.realp66 = getelementptr inbounds { float, float }, ptr %f, i32 0, i32 0, !dbg !156
  %f.real = load float, ptr %f.realp66, align 4, !dbg !156
  %f.imagp67 = getelementptr inbounds { float, float }, ptr %f, i32 0, i32 1, !dbg !156
  %f.imag = load float, ptr %f.imagp67, align 4, !dbg !156
  %conv = fpext float %f.real to double, !dbg !157
  %f.realp68 = getelementptr inbounds { float, float }, ptr %f, i32 0, i32 0, !dbg !158
  %f.real69 = load float, ptr %f.realp68, align 4, !dbg !158
  %f.imagp70 = getelementptr inbounds { float, float }, ptr %f, i32 0, i32 1, !dbg !158
  %f.imag71 = load float, ptr %f.imagp70, align 4, !dbg !158
  %conv72 = fpext float %f.imag71 to double, !dbg !159
  %call73 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, double noundef %conv, double noundef %conv72), !dbg !160
    #dbg_declare(ptr %l, !161, !DIExpression(), !163)
  %l.realp = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %l, i32 0, i32 0, !dbg !163
  %l.imagp = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %l, i32 0, i32 1, !dbg !163
  store x86_fp80 0xK4000C000000000000000, ptr %l.realp, align 16, !dbg !163
  store x86_fp80 0xK40018000000000000000, ptr %l.imagp, align 16, !dbg !163
  %l.realp74 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %l, i32 0, i32 0, !dbg !164
  %l.real = load x86_fp80, ptr %l.realp74, align 16, !dbg !164
  %l.imagp75 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %l, i32 0, i32 1, !dbg !164
  %l.imag = load x86_fp80, ptr %l.imagp75, align 16, !dbg !164
  %l.realp76 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %l, i32 0, i32 0, !dbg !165
  %l.real77 = load x86_fp80, ptr %l.realp76, align 16, !dbg !165
  %l.imagp78 = getelementptr inbounds { x86_fp80, x86_fp80 }, ptr %l, i32 0, i32 1, !dbg !165
  %l.imag79 = load x86_fp80, ptr %l.imagp78, align 16, !dbg !165
  %call80 = call i32 (ptr, ...) @printf(ptr noundef @.str.21, x86_fp80 noundef %l.real, x86_fp80 noundef %l.imag79), !dbg !166
    #dbg_declare(ptr %x, !167, !DIExpression(), !169)
  store x86_fp80 0xKC000A000000000000000, ptr %x, align 16, !dbg !169
    #dbg_declare(ptr %part, !170, !DIExpression(), !171)
    #dbg_declare(ptr %third, !172, !DIExpression(), !173)
  store x86_fp80 0xK3FFDAAAAAAAAAAAAAAAB, ptr %third, align 16, !dbg !173
    #dbg_declare(ptr %exponent, !174, !DIExpression(), !175)
    #dbg_declare(ptr %quotient, !176, !DIExpression(), !177)
  %206 = load x86_fp80, ptr %x, align 16, !dbg !178
  %207 = call x86_fp80 @llvm.floor.f80(x86_fp80 %206), !dbg !179
  %208 = load x86_fp80, ptr %x, align 16, !dbg !180
  %209 = call x86_fp80 @llvm.ceil.f80(x86_fp80 %208), !dbg !181
  %210 = load x86_fp80, ptr %x, align 16, !dbg !182
  %211 = call x86_fp80 @llvm.trunc.f80(x86_fp80 %210), !dbg !183
  %212 = load x86_fp80, ptr %x, align 16, !dbg !184
  %213 = call x86_fp80 @llvm.round.f80(x86_fp80 %212), !dbg !185
  %call81 = call i32 (ptr, ...) @printf(ptr noundef @.str.22, x86_fp80 noundef %207, x86_fp80 noundef %209, x86_fp80 noundef %211, x86_fp80 noundef %213), !dbg !186
  %214 = load x86_fp80, ptr %x, align 16, !dbg !187
  %215 = call x86_fp80 @llvm.rint.f80(x86_fp80 %214), !dbg !188
  %216 = load x86_fp80, ptr %x, align 16, !dbg !189
  %call82 = call i64 @lrintl(x86_fp80 noundef %216) #5, !dbg !190
  %217 = load x86_fp80, ptr %x, align 16, !dbg !191
  %call83 = call i64 @llroundl(x86_fp80 noundef %217) #5, !dbg !192
  %call84 = call i32 (ptr, ...) @printf(ptr noundef @.str.23, x86_fp80 noundef %215, i64 noundef %call82, i64 noundef %call83), !dbg !193
  %218 = load x86_fp80, ptr %x, align 16, !dbg !194
  %call85 = call x86_fp80 @modfl(x86_fp80 noundef %218, ptr noundef %part) #5, !dbg !195
  %call86 = call i32 (ptr, ...) @printf(ptr noundef @.str.24, x86_fp80 noundef %call85), !dbg !196
  %219 = load x86_fp80, ptr %part, align 16, !dbg !197
  %220 = load x86_fp80, ptr %x, align 16, !dbg !198
  %call87 = call x86_fp80 @frexpl(x86_fp80 noundef %220, ptr noundef %exponent) #5, !dbg !199
  %call88 = call i32 (ptr, ...) @printf(ptr noundef @.str.25, x86_fp80 noundef %219, x86_fp80 noundef %call87), !dbg !200
  %221 = load i32, ptr %exponent, align 4, !dbg !201
  %222 = load x86_fp80, ptr %x, align 16, !dbg !202
  %call89 = call x86_fp80 @ldexpl(x86_fp80 noundef %222, i32 noundef 10) #5, !dbg !203
  %call90 = call i32 (ptr, ...) @printf(ptr noundef @.str.26, i32 noundef %221, x86_fp80 noundef %call89), !dbg !204
  %call91 = call x86_fp80 @remquol(x86_fp80 noundef 0xK4002A000000000000000, x86_fp80 noundef 0xK4000E000000000000000, ptr noundef %quotient) #5, !dbg !205
  %call92 = call i32 (ptr, ...) @printf(ptr noundef @.str.24, x86_fp80 noundef %call91), !dbg !206
  %223 = load i32, ptr %quotient, align 4, !dbg !207
  %call93 = call x86_fp80 @fmodl(x86_fp80 noundef 0xK4002A000000000000000, x86_fp80 noundef 0xK4000E000000000000000) #5, !dbg !208
  %call94 = call x86_fp80 @remainderl(x86_fp80 noundef 0xK4002A000000000000000, x86_fp80 noundef 0xK4000E000000000000000) #5, !dbg !209
  %call95 = call i32 (ptr, ...) @printf(ptr noundef @.str.27, i32 noundef %223, x86_fp80 noundef %call93, x86_fp80 noundef %call94), !dbg !210
  %call96 = call x86_fp80 @sqrtl(x86_fp80 noundef 0xK40008000000000000000) #5, !dbg !211
  %224 = load x86_fp80, ptr %third, align 16, !dbg !212
  %225 = call x86_fp80 @llvm.fma.f80(x86_fp80 %224, x86_fp80 0xK4000C000000000000000, x86_fp80 0xKBFFF8000000000000000), !dbg !213
  %call97 = call i32 (ptr, ...) @printf(ptr noundef @.str.28, x86_fp80 noundef %call96, x86_fp80 noundef %225), !dbg !214
  %call98 = call x86_fp80 @nextafterl(x86_fp80 noundef 0xK3FFF8000000000000000, x86_fp80 noundef 0xK40008000000000000000) #5, !dbg !215
  %cmp = fcmp ogt x86_fp80 %call98, 0xK3FFF8000000000000000, !dbg !216
  %conv99 = zext i1 %cmp to i32, !dbg !216
  %call100 = call x86_fp80 @nextafterl(x86_fp80 noundef 0xK3FFF8000000000000000, x86_fp80 noundef 0xK40008000000000000000) #5, !dbg !217
  %sub = fsub x86_fp80 %call100, 0xK3FFF8000000000000000, !dbg !218
  %call101 = call i32 (ptr, ...) @printf(ptr noundef @.str.29, i32 noundef %conv99, x86_fp80 noundef %sub), !dbg !219
  %call102 = call i32 @ilogbl(x86_fp80 noundef 0xK4008FA00000000000000) #5, !dbg !220
  %call103 = call double @nexttoward(double noundef 1.000000e+00, x86_fp80 noundef 0xK40008000000000000000) #5, !dbg !221
  %call104 = call i32 (ptr, ...) @printf(ptr noundef @.str.30, i32 noundef %call102, double noundef %call103), !dbg !222
  %226 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK7FFFC000000000000000), !dbg !223
  %227 = call x86_fp80 @llvm.minnum.f80(x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK40008000000000000000), !dbg !224
  %228 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK80000000000000000000), !dbg !225
  %call105 = call i32 (ptr, ...) @printf(ptr noundef @.str.31, x86_fp80 noundef %226, x86_fp80 noundef %227, x86_fp80 noundef %228), !dbg !226
  ret i32 0, !dbg !227
}

; Function Attrs: noinline nounwind uwtable
define internal void @show(ptr noundef %name, double noundef %z.coerce0, double noundef %z.coerce1) #1 !dbg !228 {
entry:
  %z = alloca { double, double }, align 8
  %name.addr = alloca ptr, align 8
  %0 = getelementptr inbounds { double, double }, ptr %z, i32 0, i32 0
  store double %z.coerce0, ptr %0, align 8
  %1 = getelementptr inbounds { double, double }, ptr %z, i32 0, i32 1
  store double %z.coerce1, ptr %1, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !234, !DIExpression(), !235)
    #dbg_declare(ptr %z, !236, !DIExpression(), !237)
  %2 = load ptr, ptr %name.addr, align 8, !dbg !238
  %z.realp = getelementptr inbounds { double, double }, ptr %z, i32 0, i32 0, !dbg !239
  %z.real = load double, ptr %z.realp, align 8, !dbg !239
  %z.imagp = getelementptr inbounds { double, double }, ptr %z, i32 0, i32 1, !dbg !239
  %z.imag = load double, ptr %z.imagp, align 8, !dbg !239
  %z.realp1 = getelementptr inbounds { double, double }, ptr %z, i32 0, i32 0, !dbg !240
  %z.real2 = load double, ptr %z.realp1, align 8, !dbg !240
  %z.imagp3 = getelementptr inbounds { double, double }, ptr %z, i32 0, i32 1, !dbg !240
  %z.imag4 = load double, ptr %z.imagp3, align 8, !dbg !240
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.32, ptr noundef %2, double noundef %z.real, double noundef %z.imag4), !dbg !241
  ret void, !dbg !242
}

; Function Attrs: nounwind
declare { double, double } @csqrt(double noundef, double noundef) #2

; Function Attrs: nounwind
declare { double, double } @cexp(double noundef, double noundef) #2

; Function Attrs: nounwind
declare { double, double } @clog(double noundef, double noundef) #2

; Function Attrs: nounwind
declare { double, double } @csin(double noundef, double noundef) #2

; Function Attrs: nounwind
declare { double, double } @ccos(double noundef, double noundef) #2

; Function Attrs: nounwind
declare { double, double } @ctan(double noundef, double noundef) #2

; Function Attrs: nounwind
declare { double, double } @casin(double noundef, double noundef) #2

; Function Attrs: nounwind
declare { double, double } @cacos(double noundef, double noundef) #2

; Function Attrs: nounwind
declare { double, double } @catan(double noundef, double noundef) #2

; Function Attrs: nounwind
declare { double, double } @csinh(double noundef, double noundef) #2

; Function Attrs: nounwind
declare { double, double } @ccosh(double noundef, double noundef) #2

; Function Attrs: nounwind
declare { double, double } @ctanh(double noundef, double noundef) #2

; Function Attrs: nounwind
declare { double, double } @casinh(double noundef, double noundef) #2

; Function Attrs: nounwind
declare { double, double } @cacosh(double noundef, double noundef) #2

; Function Attrs: nounwind
declare { double, double } @catanh(double noundef, double noundef) #2

; Function Attrs: nounwind
declare { double, double } @cpow(double noundef, double noundef, double noundef, double noundef) #2

; Function Attrs: nounwind
declare <2 x float> @csqrtf(<2 x float> noundef) #2

; Function Attrs: nounwind
declare <2 x float> @cexpf(<2 x float> noundef) #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.floor.f80(x86_fp80) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.ceil.f80(x86_fp80) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.trunc.f80(x86_fp80) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.round.f80(x86_fp80) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.rint.f80(x86_fp80) #4

; Function Attrs: nounwind
declare i64 @lrintl(x86_fp80 noundef) #2

; Function Attrs: nounwind
declare i64 @llroundl(x86_fp80 noundef) #2

; Function Attrs: nounwind
declare x86_fp80 @modfl(x86_fp80 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare x86_fp80 @frexpl(x86_fp80 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare x86_fp80 @ldexpl(x86_fp80 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare x86_fp80 @remquol(x86_fp80 noundef, x86_fp80 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare x86_fp80 @fmodl(x86_fp80 noundef, x86_fp80 noundef) #2

; Function Attrs: nounwind
declare x86_fp80 @remainderl(x86_fp80 noundef, x86_fp80 noundef) #2

; Function Attrs: nounwind
declare x86_fp80 @sqrtl(x86_fp80 noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fma.f80(x86_fp80, x86_fp80, x86_fp80) #4

; Function Attrs: nounwind
declare x86_fp80 @nextafterl(x86_fp80 noundef, x86_fp80 noundef) #2

; Function Attrs: nounwind
declare i32 @ilogbl(x86_fp80 noundef) #2

; Function Attrs: nounwind
declare double @nexttoward(double noundef, x86_fp80 noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.maxnum.f80(x86_fp80, x86_fp80) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.minnum.f80(x86_fp80, x86_fp80) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!110}
!llvm.module.flags = !{!115, !116, !117, !118, !119, !120, !121}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "complex_functions.c", directory: ".", checksumkind: CSK_MD5, checksum: "9eb24bb1667659cc3972663779bf58a3")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 5)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !9, isLocal: true, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !9, isLocal: true, isDefinition: true)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !9, isLocal: true, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !9, isLocal: true, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !3, isLocal: true, isDefinition: true)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !3, isLocal: true, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !3, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !3, isLocal: true, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !3, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !3, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 7)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !34, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !34, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !9, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 17)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 24)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 18)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 11)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !60, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !67, isLocal: true, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 9)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !45, isLocal: true, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !74, isLocal: true, isDefinition: true)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !75)
!75 = !{!76}
!76 = !DISubrange(count: 14)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !79, isLocal: true, isDefinition: true)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !80)
!80 = !{!81}
!81 = !DISubrange(count: 4)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(scope: null, file: !2, line: 51, type: !67, isLocal: true, isDefinition: true)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !67, isLocal: true, isDefinition: true)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !88, isLocal: true, isDefinition: true)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !89)
!89 = !{!90}
!90 = !DISubrange(count: 13)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(scope: null, file: !2, line: 55, type: !93, isLocal: true, isDefinition: true)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !94)
!94 = !{!95}
!95 = !DISubrange(count: 15)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(scope: null, file: !2, line: 56, type: !98, isLocal: true, isDefinition: true)
!98 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !99)
!99 = !{!100}
!100 = !DISubrange(count: 8)
!101 = !DIGlobalVariableExpression(var: !102, expr: !DIExpression())
!102 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !103, isLocal: true, isDefinition: true)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !104)
!104 = !{!105}
!105 = !DISubrange(count: 10)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(scope: null, file: !2, line: 58, type: !88, isLocal: true, isDefinition: true)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !45, isLocal: true, isDefinition: true)
!110 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !111, globals: !114, splitDebugInlining: false, nameTableKind: None)
!111 = !{!112, !113}
!112 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!113 = !DIBasicType(name: "complex", size: 64, encoding: DW_ATE_complex_float)
!114 = !{!0, !7, !12, !14, !16, !18, !20, !22, !24, !26, !28, !30, !32, !37, !39, !41, !43, !48, !53, !58, !63, !65, !70, !72, !77, !82, !84, !86, !91, !96, !101, !106, !108}
!115 = !{i32 7, !"Dwarf Version", i32 5}
!116 = !{i32 2, !"Debug Info Version", i32 3}
!117 = !{i32 1, !"wchar_size", i32 4}
!118 = !{i32 8, !"PIC Level", i32 2}
!119 = !{i32 7, !"PIE Level", i32 2}
!120 = !{i32 7, !"uwtable", i32 2}
!121 = !{i32 7, !"frame-pointer", i32 2}
!122 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 31, type: !123, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !110, retainedNodes: !126)
!123 = !DISubroutineType(types: !124)
!124 = !{!125}
!125 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!126 = !{}
!127 = !DILocation(line: 32, column: 3, scope: !122)
!128 = !DILocation(line: 32, column: 16, scope: !122)
!129 = !DILocation(line: 32, column: 28, scope: !122)
!130 = !DILocation(line: 32, column: 40, scope: !122)
!131 = !DILocation(line: 32, column: 52, scope: !122)
!132 = !DILocation(line: 32, column: 64, scope: !122)
!133 = !DILocation(line: 33, column: 3, scope: !122)
!134 = !DILocation(line: 33, column: 16, scope: !122)
!135 = !DILocation(line: 33, column: 29, scope: !122)
!136 = !DILocation(line: 33, column: 42, scope: !122)
!137 = !DILocation(line: 33, column: 55, scope: !122)
!138 = !DILocation(line: 33, column: 68, scope: !122)
!139 = !DILocation(line: 34, column: 3, scope: !122)
!140 = !DILocation(line: 34, column: 17, scope: !122)
!141 = !DILocation(line: 34, column: 31, scope: !122)
!142 = !DILocation(line: 35, column: 16, scope: !122)
!143 = !DILocation(line: 35, column: 3, scope: !122)
!144 = !DILocation(line: 37, column: 28, scope: !122)
!145 = !DILocation(line: 37, column: 3, scope: !122)
!146 = !DILocation(line: 38, column: 35, scope: !122)
!147 = !DILocation(line: 38, column: 3, scope: !122)
!148 = !DILocation(line: 39, column: 29, scope: !122)
!149 = !DILocation(line: 39, column: 3, scope: !122)
!150 = !DILocation(line: 40, column: 22, scope: !122)
!151 = !DILocation(line: 40, column: 3, scope: !122)
!152 = !DILocalVariable(name: "f", scope: !122, file: !2, line: 41, type: !113)
!153 = !DILocation(line: 41, column: 17, scope: !122)
!154 = !DILocation(line: 41, column: 28, scope: !122)
!155 = !DILocation(line: 41, column: 21, scope: !122)
!156 = !DILocation(line: 42, column: 32, scope: !122)
!157 = !DILocation(line: 42, column: 25, scope: !122)
!158 = !DILocation(line: 42, column: 43, scope: !122)
!159 = !DILocation(line: 42, column: 36, scope: !122)
!160 = !DILocation(line: 42, column: 3, scope: !122)
!161 = !DILocalVariable(name: "l", scope: !122, file: !2, line: 43, type: !162)
!162 = !DIBasicType(name: "complex", size: 256, encoding: DW_ATE_complex_float)
!163 = !DILocation(line: 43, column: 23, scope: !122)
!164 = !DILocation(line: 44, column: 30, scope: !122)
!165 = !DILocation(line: 44, column: 41, scope: !122)
!166 = !DILocation(line: 44, column: 3, scope: !122)
!167 = !DILocalVariable(name: "x", scope: !122, file: !2, line: 46, type: !168)
!168 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!169 = !DILocation(line: 46, column: 15, scope: !122)
!170 = !DILocalVariable(name: "part", scope: !122, file: !2, line: 46, type: !168)
!171 = !DILocation(line: 46, column: 26, scope: !122)
!172 = !DILocalVariable(name: "third", scope: !122, file: !2, line: 46, type: !168)
!173 = !DILocation(line: 46, column: 32, scope: !122)
!174 = !DILocalVariable(name: "exponent", scope: !122, file: !2, line: 47, type: !125)
!175 = !DILocation(line: 47, column: 7, scope: !122)
!176 = !DILocalVariable(name: "quotient", scope: !122, file: !2, line: 47, type: !125)
!177 = !DILocation(line: 47, column: 17, scope: !122)
!178 = !DILocation(line: 48, column: 38, scope: !122)
!179 = !DILocation(line: 48, column: 31, scope: !122)
!180 = !DILocation(line: 48, column: 48, scope: !122)
!181 = !DILocation(line: 48, column: 42, scope: !122)
!182 = !DILocation(line: 48, column: 59, scope: !122)
!183 = !DILocation(line: 48, column: 52, scope: !122)
!184 = !DILocation(line: 48, column: 70, scope: !122)
!185 = !DILocation(line: 48, column: 63, scope: !122)
!186 = !DILocation(line: 48, column: 3, scope: !122)
!187 = !DILocation(line: 49, column: 34, scope: !122)
!188 = !DILocation(line: 49, column: 28, scope: !122)
!189 = !DILocation(line: 49, column: 45, scope: !122)
!190 = !DILocation(line: 49, column: 38, scope: !122)
!191 = !DILocation(line: 49, column: 58, scope: !122)
!192 = !DILocation(line: 49, column: 49, scope: !122)
!193 = !DILocation(line: 49, column: 3, scope: !122)
!194 = !DILocation(line: 50, column: 23, scope: !122)
!195 = !DILocation(line: 50, column: 17, scope: !122)
!196 = !DILocation(line: 50, column: 3, scope: !122)
!197 = !DILocation(line: 51, column: 22, scope: !122)
!198 = !DILocation(line: 51, column: 35, scope: !122)
!199 = !DILocation(line: 51, column: 28, scope: !122)
!200 = !DILocation(line: 51, column: 3, scope: !122)
!201 = !DILocation(line: 52, column: 23, scope: !122)
!202 = !DILocation(line: 52, column: 40, scope: !122)
!203 = !DILocation(line: 52, column: 33, scope: !122)
!204 = !DILocation(line: 52, column: 3, scope: !122)
!205 = !DILocation(line: 53, column: 17, scope: !122)
!206 = !DILocation(line: 53, column: 3, scope: !122)
!207 = !DILocation(line: 54, column: 27, scope: !122)
!208 = !DILocation(line: 54, column: 37, scope: !122)
!209 = !DILocation(line: 54, column: 54, scope: !122)
!210 = !DILocation(line: 54, column: 3, scope: !122)
!211 = !DILocation(line: 55, column: 29, scope: !122)
!212 = !DILocation(line: 55, column: 44, scope: !122)
!213 = !DILocation(line: 55, column: 39, scope: !122)
!214 = !DILocation(line: 55, column: 3, scope: !122)
!215 = !DILocation(line: 56, column: 22, scope: !122)
!216 = !DILocation(line: 56, column: 39, scope: !122)
!217 = !DILocation(line: 56, column: 44, scope: !122)
!218 = !DILocation(line: 56, column: 61, scope: !122)
!219 = !DILocation(line: 56, column: 3, scope: !122)
!220 = !DILocation(line: 57, column: 24, scope: !122)
!221 = !DILocation(line: 57, column: 38, scope: !122)
!222 = !DILocation(line: 57, column: 3, scope: !122)
!223 = !DILocation(line: 58, column: 27, scope: !122)
!224 = !DILocation(line: 58, column: 42, scope: !122)
!225 = !DILocation(line: 58, column: 55, scope: !122)
!226 = !DILocation(line: 58, column: 3, scope: !122)
!227 = !DILocation(line: 59, column: 1, scope: !122)
!228 = distinct !DISubprogram(name: "show", scope: !2, file: !2, line: 25, type: !229, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !110, retainedNodes: !126)
!229 = !DISubroutineType(types: !230)
!230 = !{null, !231, !233}
!231 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !232, size: 64)
!232 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!233 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!234 = !DILocalVariable(name: "name", arg: 1, scope: !228, file: !2, line: 25, type: !231)
!235 = !DILocation(line: 25, column: 30, scope: !228)
!236 = !DILocalVariable(name: "z", arg: 2, scope: !228, file: !2, line: 25, type: !233)
!237 = !DILocation(line: 25, column: 51, scope: !228)
!238 = !DILocation(line: 26, column: 31, scope: !228)
!239 = !DILocation(line: 26, column: 43, scope: !228)
!240 = !DILocation(line: 26, column: 53, scope: !228)
!241 = !DILocation(line: 26, column: 3, scope: !228)
!242 = !DILocation(line: 27, column: 1, scope: !228)
