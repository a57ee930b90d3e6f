target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.seeds = internal global [2 x i32] [i32 1, i32 2], align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %3, align 4
  br label %5

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4
  %7 = icmp slt i32 %6, 2
  br i1 %7, label %8, label %19

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10
  %12 = load i32, ptr %3, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [2 x i32], ptr @main.seeds, i64 0, i64 %13
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @multiply, ptr noundef %14) #4
  br label %16

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %3, align 4
  br label %5, !llvm.loop !6

19:                                               ; preds = %5
  store i32 0, ptr %4, align 4
  br label %20

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4
  %22 = icmp slt i32 %21, 2
  br i1 %22, label %23, label %32

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null)
  br label %29

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %4, align 4
  br label %20, !llvm.loop !8

32:                                               ; preds = %20
  %33 = load i32, ptr @main.seeds, align 4
  %34 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @main.seeds, i64 0, i64 1), align 4
  %35 = xor i32 %33, %34
  %36 = urem i32 %35, 251
  ret i32 %36
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @multiply(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %16 = call noalias ptr @malloc(i64 noundef 49152) #5
  store ptr %16, ptr %3, align 8
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds i32, ptr %17, i64 4096
  store ptr %18, ptr %4, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds i32, ptr %19, i64 4096
  store ptr %20, ptr %5, align 8
  %21 = load ptr, ptr %2, align 8
  %22 = load i32, ptr %21, align 4
  store i32 %22, ptr %6, align 4
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %23

23:                                               ; preds = %34, %1
  %24 = load i32, ptr %8, align 4
  %25 = icmp slt i32 %24, 8192
  br i1 %25, label %26, label %37

26:                                               ; preds = %23
  %27 = load i32, ptr %6, align 4
  %28 = mul i32 %27, 1664525
  %29 = add i32 %28, 1013904223
  store i32 %29, ptr %6, align 4
  %30 = load ptr, ptr %3, align 8
  %31 = load i32, ptr %8, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %30, i64 %32
  store i32 %29, ptr %33, align 4
  br label %34

34:                                               ; preds = %26
  %35 = load i32, ptr %8, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %8, align 4
  br label %23, !llvm.loop !9

37:                                               ; preds = %23
  store i32 0, ptr %9, align 4
  br label %38

38:                                               ; preds = %109, %37
  %39 = load i32, ptr %9, align 4
  %40 = icmp slt i32 %39, 8
  br i1 %40, label %41, label %112

41:                                               ; preds = %38
  store i32 0, ptr %10, align 4
  br label %42

42:                                               ; preds = %105, %41
  %43 = load i32, ptr %10, align 4
  %44 = icmp slt i32 %43, 64
  br i1 %44, label %45, label %108

45:                                               ; preds = %42
  store i32 0, ptr %11, align 4
  br label %46

46:                                               ; preds = %101, %45
  %47 = load i32, ptr %11, align 4
  %48 = icmp slt i32 %47, 64
  br i1 %48, label %49, label %104

49:                                               ; preds = %46
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %50

50:                                               ; preds = %73, %49
  %51 = load i32, ptr %13, align 4
  %52 = icmp slt i32 %51, 16
  br i1 %52, label %53, label %76

53:                                               ; preds = %50
  %54 = load ptr, ptr %3, align 8
  %55 = load i32, ptr %10, align 4
  %56 = mul nsw i32 %55, 64
  %57 = load i32, ptr %13, align 4
  %58 = add nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %54, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = load ptr, ptr %4, align 8
  %63 = load i32, ptr %13, align 4
  %64 = mul nsw i32 %63, 64
  %65 = load i32, ptr %11, align 4
  %66 = add nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %62, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = mul i32 %61, %69
  %71 = load i32, ptr %12, align 4
  %72 = add i32 %71, %70
  store i32 %72, ptr %12, align 4
  br label %73

73:                                               ; preds = %53
  %74 = load i32, ptr %13, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %13, align 4
  br label %50, !llvm.loop !10

76:                                               ; preds = %50
  %77 = load i32, ptr %9, align 4
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %81

79:                                               ; preds = %76
  %80 = load i32, ptr %12, align 4
  br label %92

81:                                               ; preds = %76
  %82 = load ptr, ptr %5, align 8
  %83 = load i32, ptr %10, align 4
  %84 = mul nsw i32 %83, 64
  %85 = load i32, ptr %11, align 4
  %86 = add nsw i32 %84, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr %82, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = load i32, ptr %12, align 4
  %91 = add i32 %89, %90
  br label %92

92:                                               ; preds = %81, %79
  %93 = phi i32 [ %80, %79 ], [ %91, %81 ]
  %94 = load ptr, ptr %5, align 8
  %95 = load i32, ptr %10, align 4
  %96 = mul nsw i32 %95, 64
  %97 = load i32, ptr %11, align 4
  %98 = add nsw i32 %96, %97
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i32, ptr %94, i64 %99
  store i32 %93, ptr %100, align 4
  br label %101

101:                                              ; preds = %92
  %102 = load i32, ptr %11, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %11, align 4
  br label %46, !llvm.loop !11

104:                                              ; preds = %46
  br label %105

105:                                              ; preds = %104
  %106 = load i32, ptr %10, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %10, align 4
  br label %42, !llvm.loop !12

108:                                              ; preds = %42
  br label %109

109:                                              ; preds = %108
  %110 = load i32, ptr %9, align 4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %9, align 4
  br label %38, !llvm.loop !13

112:                                              ; preds = %38
  store i32 0, ptr %14, align 4
  br label %113

113:                                              ; preds = %125, %112
  %114 = load i32, ptr %14, align 4
  %115 = icmp slt i32 %114, 4096
  br i1 %115, label %116, label %128

116:                                              ; preds = %113
  %117 = load i32, ptr %7, align 4
  %118 = mul i32 %117, 31
  %119 = load ptr, ptr %5, align 8
  %120 = load i32, ptr %14, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i32, ptr %119, i64 %121
  %123 = load i32, ptr %122, align 4
  %124 = add i32 %118, %123
  store i32 %124, ptr %7, align 4
  br label %125

125:                                              ; preds = %116
  %126 = load i32, ptr %14, align 4
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr %14, align 4
  br label %113, !llvm.loop !14

128:                                              ; preds = %113
  %129 = load ptr, ptr %3, align 8
  call void @free(ptr noundef %129) #4
  %130 = load ptr, ptr %2, align 8
  store ptr %130, ptr %15, align 8
  %131 = load i32, ptr %7, align 4
  %132 = load ptr, ptr %15, align 8
  store i32 %131, ptr %132, align 4
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind allocsize(0) }

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
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
