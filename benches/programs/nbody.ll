target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.body = type { double, double, double, double, double, double, double }

@bodies = internal global [5 x %struct.body] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca double, align 8
  %4 = alloca %struct.body, align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %9

9:                                                ; preds = %40, %0
  %10 = load i32, ptr %2, align 4
  %11 = icmp slt i32 %10, 5
  br i1 %11, label %12, label %43

12:                                               ; preds = %9
  %13 = load i32, ptr %2, align 4
  %14 = sitofp i32 %13 to double
  store double %14, ptr %3, align 8
  %15 = load i32, ptr %2, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %16
  %18 = getelementptr inbounds %struct.body, ptr %4, i32 0, i32 0
  %19 = load double, ptr %3, align 8
  %20 = fmul double %19, 3.000000e+00
  store double %20, ptr %18, align 8
  %21 = getelementptr inbounds %struct.body, ptr %4, i32 0, i32 1
  %22 = load double, ptr %3, align 8
  %23 = load double, ptr %3, align 8
  %24 = fmul double %22, %23
  store double %24, ptr %21, align 8
  %25 = getelementptr inbounds %struct.body, ptr %4, i32 0, i32 2
  %26 = load double, ptr %3, align 8
  %27 = fsub double 1.000000e+00, %26
  store double %27, ptr %25, align 8
  %28 = getelementptr inbounds %struct.body, ptr %4, i32 0, i32 3
  %29 = load double, ptr %3, align 8
  %30 = fmul double 1.000000e-01, %29
  store double %30, ptr %28, align 8
  %31 = getelementptr inbounds %struct.body, ptr %4, i32 0, i32 4
  %32 = load double, ptr %3, align 8
  %33 = fsub double %32, 2.000000e+00
  %34 = fmul double 5.000000e-02, %33
  store double %34, ptr %31, align 8
  %35 = getelementptr inbounds %struct.body, ptr %4, i32 0, i32 5
  store double 1.000000e-02, ptr %35, align 8
  %36 = getelementptr inbounds %struct.body, ptr %4, i32 0, i32 6
  %37 = load double, ptr %3, align 8
  %38 = fadd double 1.000000e+00, %37
  %39 = fdiv double 1.000000e+01, %38
  store double %39, ptr %36, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %4, i64 56, i1 false)
  br label %40

40:                                               ; preds = %12
  %41 = load i32, ptr %2, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %2, align 4
  br label %9, !llvm.loop !6

43:                                               ; preds = %9
  store i32 0, ptr %5, align 4
  br label %44

44:                                               ; preds = %48, %43
  %45 = load i32, ptr %5, align 4
  %46 = icmp slt i32 %45, 12000
  br i1 %46, label %47, label %51

47:                                               ; preds = %44
  call void @advance(double noundef 1.000000e-03)
  br label %48

48:                                               ; preds = %47
  %49 = load i32, ptr %5, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %5, align 4
  br label %44, !llvm.loop !8

51:                                               ; preds = %44
  store double 0.000000e+00, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %52

52:                                               ; preds = %86, %51
  %53 = load i32, ptr %7, align 4
  %54 = icmp slt i32 %53, 5
  br i1 %54, label %55, label %89

55:                                               ; preds = %52
  %56 = load i32, ptr %7, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %57
  store ptr %58, ptr %8, align 8
  %59 = load ptr, ptr %8, align 8
  %60 = getelementptr inbounds %struct.body, ptr %59, i32 0, i32 6
  %61 = load double, ptr %60, align 8
  %62 = fmul double 5.000000e-01, %61
  %63 = load ptr, ptr %8, align 8
  %64 = getelementptr inbounds %struct.body, ptr %63, i32 0, i32 3
  %65 = load double, ptr %64, align 8
  %66 = load ptr, ptr %8, align 8
  %67 = getelementptr inbounds %struct.body, ptr %66, i32 0, i32 3
  %68 = load double, ptr %67, align 8
  %69 = load ptr, ptr %8, align 8
  %70 = getelementptr inbounds %struct.body, ptr %69, i32 0, i32 4
  %71 = load double, ptr %70, align 8
  %72 = load ptr, ptr %8, align 8
  %73 = getelementptr inbounds %struct.body, ptr %72, i32 0, i32 4
  %74 = load double, ptr %73, align 8
  %75 = fmul double %71, %74
  %76 = call double @llvm.fmuladd.f64(double %65, double %68, double %75)
  %77 = load ptr, ptr %8, align 8
  %78 = getelementptr inbounds %struct.body, ptr %77, i32 0, i32 5
  %79 = load double, ptr %78, align 8
  %80 = load ptr, ptr %8, align 8
  %81 = getelementptr inbounds %struct.body, ptr %80, i32 0, i32 5
  %82 = load double, ptr %81, align 8
  %83 = call double @llvm.fmuladd.f64(double %79, double %82, double %76)
  %84 = load double, ptr %6, align 8
  %85 = call double @llvm.fmuladd.f64(double %62, double %83, double %84)
  store double %85, ptr %6, align 8
  br label %86

86:                                               ; preds = %55
  %87 = load i32, ptr %7, align 4
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr %7, align 4
  br label %52, !llvm.loop !9

89:                                               ; preds = %52
  %90 = load double, ptr %6, align 8
  %91 = fmul double %90, 1.000000e+03
  %92 = call double @fmod(double noundef %91, double noundef 2.510000e+02) #4
  %93 = fptosi double %92 to i32
  ret i32 %93
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @advance(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca i32, align 4
  store double %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %13

13:                                               ; preds = %132, %1
  %14 = load i32, ptr %3, align 4
  %15 = icmp slt i32 %14, 5
  br i1 %15, label %16, label %135

16:                                               ; preds = %13
  %17 = load i32, ptr %3, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %18
  store ptr %19, ptr %4, align 8
  %20 = load i32, ptr %3, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %5, align 4
  br label %22

22:                                               ; preds = %128, %16
  %23 = load i32, ptr %5, align 4
  %24 = icmp slt i32 %23, 5
  br i1 %24, label %25, label %131

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %27
  store ptr %28, ptr %6, align 8
  %29 = load ptr, ptr %4, align 8
  %30 = getelementptr inbounds %struct.body, ptr %29, i32 0, i32 0
  %31 = load double, ptr %30, align 8
  %32 = load ptr, ptr %6, align 8
  %33 = getelementptr inbounds %struct.body, ptr %32, i32 0, i32 0
  %34 = load double, ptr %33, align 8
  %35 = fsub double %31, %34
  store double %35, ptr %7, align 8
  %36 = load ptr, ptr %4, align 8
  %37 = getelementptr inbounds %struct.body, ptr %36, i32 0, i32 1
  %38 = load double, ptr %37, align 8
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds %struct.body, ptr %39, i32 0, i32 1
  %41 = load double, ptr %40, align 8
  %42 = fsub double %38, %41
  store double %42, ptr %8, align 8
  %43 = load ptr, ptr %4, align 8
  %44 = getelementptr inbounds %struct.body, ptr %43, i32 0, i32 2
  %45 = load double, ptr %44, align 8
  %46 = load ptr, ptr %6, align 8
  %47 = getelementptr inbounds %struct.body, ptr %46, i32 0, i32 2
  %48 = load double, ptr %47, align 8
  %49 = fsub double %45, %48
  store double %49, ptr %9, align 8
  %50 = load double, ptr %7, align 8
  %51 = load double, ptr %7, align 8
  %52 = load double, ptr %8, align 8
  %53 = load double, ptr %8, align 8
  %54 = fmul double %52, %53
  %55 = call double @llvm.fmuladd.f64(double %50, double %51, double %54)
  %56 = load double, ptr %9, align 8
  %57 = load double, ptr %9, align 8
  %58 = call double @llvm.fmuladd.f64(double %56, double %57, double %55)
  store double %58, ptr %10, align 8
  %59 = load double, ptr %2, align 8
  %60 = load double, ptr %10, align 8
  %61 = load double, ptr %10, align 8
  %62 = call double @sqrt(double noundef %61) #4
  %63 = fmul double %60, %62
  %64 = fdiv double %59, %63
  store double %64, ptr %11, align 8
  %65 = load double, ptr %7, align 8
  %66 = load ptr, ptr %6, align 8
  %67 = getelementptr inbounds %struct.body, ptr %66, i32 0, i32 6
  %68 = load double, ptr %67, align 8
  %69 = fmul double %65, %68
  %70 = load double, ptr %11, align 8
  %71 = load ptr, ptr %4, align 8
  %72 = getelementptr inbounds %struct.body, ptr %71, i32 0, i32 3
  %73 = load double, ptr %72, align 8
  %74 = fneg double %69
  %75 = call double @llvm.fmuladd.f64(double %74, double %70, double %73)
  store double %75, ptr %72, align 8
  %76 = load double, ptr %8, align 8
  %77 = load ptr, ptr %6, align 8
  %78 = getelementptr inbounds %struct.body, ptr %77, i32 0, i32 6
  %79 = load double, ptr %78, align 8
  %80 = fmul double %76, %79
  %81 = load double, ptr %11, align 8
  %82 = load ptr, ptr %4, align 8
  %83 = getelementptr inbounds %struct.body, ptr %82, i32 0, i32 4
  %84 = load double, ptr %83, align 8
  %85 = fneg double %80
  %86 = call double @llvm.fmuladd.f64(double %85, double %81, double %84)
  store double %86, ptr %83, align 8
  %87 = load double, ptr %9, align 8
  %88 = load ptr, ptr %6, align 8
  %89 = getelementptr inbounds %struct.body, ptr %88, i32 0, i32 6
  %90 = load double, ptr %89, align 8
  %91 = fmul double %87, %90
  %92 = load double, ptr %11, align 8
  %93 = load ptr, ptr %4, align 8
  %94 = getelementptr inbounds %struct.body, ptr %93, i32 0, i32 5
  %95 = load double, ptr %94, align 8
  %96 = fneg double %91
  %97 = call double @llvm.fmuladd.f64(double %96, double %92, double %95)
  store double %97, ptr %94, align 8
  %98 = load double, ptr %7, align 8
  %99 = load ptr, ptr %4, align 8
  %100 = getelementptr inbounds %struct.body, ptr %99, i32 0, i32 6
  %101 = load double, ptr %100, align 8
  %102 = fmul double %98, %101
  %103 = load double, ptr %11, align 8
  %104 = load ptr, ptr %6, align 8
  %105 = getelementptr inbounds %struct.body, ptr %104, i32 0, i32 3
  %106 = load double, ptr %105, align 8
  %107 = call double @llvm.fmuladd.f64(double %102, double %103, double %106)
  store double %107, ptr %105, align 8
  %108 = load double, ptr %8, align 8
  %109 = load ptr, ptr %4, align 8
  %110 = getelementptr inbounds %struct.body, ptr %109, i32 0, i32 6
  %111 = load double, ptr %110, align 8
  %112 = fmul double %108, %111
  %113 = load double, ptr %11, align 8
  %114 = load ptr, ptr %6, align 8
  %115 = getelementptr inbounds %struct.body, ptr %114, i32 0, i32 4
  %116 = load double, ptr %115, align 8
  %117 = call double @llvm.fmuladd.f64(double %112, double %113, double %116)
  store double %117, ptr %115, align 8
  %118 = load double, ptr %9, align 8
  %119 = load ptr, ptr %4, align 8
  %120 = getelementptr inbounds %struct.body, ptr %119, i32 0, i32 6
  %121 = load double, ptr %120, align 8
  %122 = fmul double %118, %121
  %123 = load double, ptr %11, align 8
  %124 = load ptr, ptr %6, align 8
  %125 = getelementptr inbounds %struct.body, ptr %124, i32 0, i32 5
  %126 = load double, ptr %125, align 8
  %127 = call double @llvm.fmuladd.f64(double %122, double %123, double %126)
  store double %127, ptr %125, align 8
  br label %128

128:                                              ; preds = %25
  %129 = load i32, ptr %5, align 4
  %130 = add nsw i32 %129, 1
  store i32 %130, ptr %5, align 4
  br label %22, !llvm.loop !10

131:                                              ; preds = %22
  br label %132

132:                                              ; preds = %131
  %133 = load i32, ptr %3, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %3, align 4
  br label %13, !llvm.loop !11

135:                                              ; preds = %13
  store i32 0, ptr %12, align 4
  br label %136

136:                                              ; preds = %176, %135
  %137 = load i32, ptr %12, align 4
  %138 = icmp slt i32 %137, 5
  br i1 %138, label %139, label %179

139:                                              ; preds = %136
  %140 = load double, ptr %2, align 8
  %141 = load i32, ptr %12, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %142
  %144 = getelementptr inbounds %struct.body, ptr %143, i32 0, i32 3
  %145 = load double, ptr %144, align 8
  %146 = load i32, ptr %12, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %147
  %149 = getelementptr inbounds %struct.body, ptr %148, i32 0, i32 0
  %150 = load double, ptr %149, align 8
  %151 = call double @llvm.fmuladd.f64(double %140, double %145, double %150)
  store double %151, ptr %149, align 8
  %152 = load double, ptr %2, align 8
  %153 = load i32, ptr %12, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %154
  %156 = getelementptr inbounds %struct.body, ptr %155, i32 0, i32 4
  %157 = load double, ptr %156, align 8
  %158 = load i32, ptr %12, align 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %159
  %161 = getelementptr inbounds %struct.body, ptr %160, i32 0, i32 1
  %162 = load double, ptr %161, align 8
  %163 = call double @llvm.fmuladd.f64(double %152, double %157, double %162)
  store double %163, ptr %161, align 8
  %164 = load double, ptr %2, align 8
  %165 = load i32, ptr %12, align 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %166
  %168 = getelementptr inbounds %struct.body, ptr %167, i32 0, i32 5
  %169 = load double, ptr %168, align 8
  %170 = load i32, ptr %12, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [5 x %struct.body], ptr @bodies, i64 0, i64 %171
  %173 = getelementptr inbounds %struct.body, ptr %172, i32 0, i32 2
  %174 = load double, ptr %173, align 8
  %175 = call double @llvm.fmuladd.f64(double %164, double %169, double %174)
  store double %175, ptr %173, align 8
  br label %176

176:                                              ; preds = %139
  %177 = load i32, ptr %12, align 4
  %178 = add nsw i32 %177, 1
  store i32 %178, ptr %12, align 4
  br label %136, !llvm.loop !12

179:                                              ; preds = %136
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nounwind
declare double @fmod(double noundef, double noundef) #3

; Function Attrs: nounwind
declare double @sqrt(double noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
