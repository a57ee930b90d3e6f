target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.entry = type { ptr, i64, i32 }

@table = internal global [4096 x ptr] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  store i64 0, ptr %2, align 8
  store i64 0, ptr %3, align 8
  br label %9

9:                                                ; preds = %19, %0
  %10 = load i64, ptr %3, align 8
  %11 = icmp ult i64 %10, 20000
  br i1 %11, label %12, label %22

12:                                               ; preds = %9
  %13 = load i64, ptr %3, align 8
  %14 = load i64, ptr %3, align 8
  %15 = mul i64 %13, %14
  %16 = add i64 %15, 7
  %17 = load i64, ptr %3, align 8
  %18 = trunc i64 %17 to i32
  call void @insert(i64 noundef %16, i32 noundef %18)
  br label %19

19:                                               ; preds = %12
  %20 = load i64, ptr %3, align 8
  %21 = add i64 %20, 1
  store i64 %21, ptr %3, align 8
  br label %9, !llvm.loop !6

22:                                               ; preds = %9
  store i32 0, ptr %4, align 4
  br label %23

23:                                               ; preds = %74, %22
  %24 = load i32, ptr %4, align 4
  %25 = icmp slt i32 %24, 12
  br i1 %25, label %26, label %77

26:                                               ; preds = %23
  store i64 0, ptr %5, align 8
  br label %27

27:                                               ; preds = %46, %26
  %28 = load i64, ptr %5, align 8
  %29 = icmp ult i64 %28, 20000
  br i1 %29, label %30, label %49

30:                                               ; preds = %27
  %31 = load i64, ptr %5, align 8
  %32 = load i64, ptr %5, align 8
  %33 = mul i64 %31, %32
  %34 = add i64 %33, 7
  %35 = call ptr @find(i64 noundef %34)
  store ptr %35, ptr %6, align 8
  %36 = load ptr, ptr %6, align 8
  %37 = icmp ne ptr %36, null
  br i1 %37, label %38, label %45

38:                                               ; preds = %30
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds %struct.entry, ptr %39, i32 0, i32 2
  %41 = load i32, ptr %40, align 8
  %42 = sext i32 %41 to i64
  %43 = load i64, ptr %2, align 8
  %44 = add i64 %43, %42
  store i64 %44, ptr %2, align 8
  br label %45

45:                                               ; preds = %38, %30
  br label %46

46:                                               ; preds = %45
  %47 = load i64, ptr %5, align 8
  %48 = add i64 %47, 1
  store i64 %48, ptr %5, align 8
  br label %27, !llvm.loop !8

49:                                               ; preds = %27
  store i64 0, ptr %7, align 8
  br label %50

50:                                               ; preds = %70, %49
  %51 = load i64, ptr %7, align 8
  %52 = icmp ult i64 %51, 20000
  br i1 %52, label %53, label %73

53:                                               ; preds = %50
  %54 = load i64, ptr %7, align 8
  %55 = load i64, ptr %7, align 8
  %56 = mul i64 %54, %55
  %57 = add i64 %56, 7
  %58 = call i32 @take(i64 noundef %57)
  %59 = sext i32 %58 to i64
  %60 = load i64, ptr %2, align 8
  %61 = add i64 %60, %59
  store i64 %61, ptr %2, align 8
  %62 = load i64, ptr %7, align 8
  %63 = load i64, ptr %7, align 8
  %64 = mul i64 %62, %63
  %65 = add i64 %64, 7
  %66 = load i64, ptr %7, align 8
  %67 = trunc i64 %66 to i32
  %68 = load i32, ptr %4, align 4
  %69 = add nsw i32 %67, %68
  call void @insert(i64 noundef %65, i32 noundef %69)
  br label %70

70:                                               ; preds = %53
  %71 = load i64, ptr %7, align 8
  %72 = add i64 %71, 4
  store i64 %72, ptr %7, align 8
  br label %50, !llvm.loop !9

73:                                               ; preds = %50
  br label %74

74:                                               ; preds = %73
  %75 = load i32, ptr %4, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %4, align 4
  br label %23, !llvm.loop !10

77:                                               ; preds = %23
  store i64 0, ptr %8, align 8
  br label %78

78:                                               ; preds = %87, %77
  %79 = load i64, ptr %8, align 8
  %80 = icmp ult i64 %79, 20000
  br i1 %80, label %81, label %90

81:                                               ; preds = %78
  %82 = load i64, ptr %8, align 8
  %83 = load i64, ptr %8, align 8
  %84 = mul i64 %82, %83
  %85 = add i64 %84, 7
  %86 = call i32 @take(i64 noundef %85)
  br label %87

87:                                               ; preds = %81
  %88 = load i64, ptr %8, align 8
  %89 = add i64 %88, 1
  store i64 %89, ptr %8, align 8
  br label %78, !llvm.loop !11

90:                                               ; preds = %78
  %91 = load i64, ptr %2, align 8
  %92 = urem i64 %91, 251
  %93 = trunc i64 %92 to i32
  ret i32 %93
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @insert(i64 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i64 %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = call noalias ptr @malloc(i64 noundef 24) #3
  store ptr %7, ptr %5, align 8
  %8 = load i64, ptr %3, align 8
  %9 = call i32 @hash(i64 noundef %8)
  store i32 %9, ptr %6, align 4
  %10 = load i32, ptr %6, align 4
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds [4096 x ptr], ptr @table, i64 0, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds %struct.entry, ptr %14, i32 0, i32 0
  store ptr %13, ptr %15, align 8
  %16 = load i64, ptr %3, align 8
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds %struct.entry, ptr %17, i32 0, i32 1
  store i64 %16, ptr %18, align 8
  %19 = load i32, ptr %4, align 4
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds %struct.entry, ptr %20, i32 0, i32 2
  store i32 %19, ptr %21, align 8
  %22 = load ptr, ptr %5, align 8
  %23 = load i32, ptr %6, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds [4096 x ptr], ptr @table, i64 0, i64 %24
  store ptr %22, ptr %25, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @find(i64 noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8
  %5 = load i64, ptr %3, align 8
  %6 = call i32 @hash(i64 noundef %5)
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds [4096 x ptr], ptr @table, i64 0, i64 %7
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %4, align 8
  br label %10

10:                                               ; preds = %22, %1
  %11 = load ptr, ptr %4, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %26

13:                                               ; preds = %10
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds %struct.entry, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = load i64, ptr %3, align 8
  %18 = icmp eq i64 %16, %17
  br i1 %18, label %19, label %21

19:                                               ; preds = %13
  %20 = load ptr, ptr %4, align 8
  store ptr %20, ptr %2, align 8
  br label %27

21:                                               ; preds = %13
  br label %22

22:                                               ; preds = %21
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds %struct.entry, ptr %23, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %4, align 8
  br label %10, !llvm.loop !12

26:                                               ; preds = %10
  store ptr null, ptr %2, align 8
  br label %27

27:                                               ; preds = %26, %19
  %28 = load ptr, ptr %2, align 8
  ret ptr %28
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @take(i64 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i64 %0, ptr %3, align 8
  %7 = load i64, ptr %3, align 8
  %8 = call i32 @hash(i64 noundef %7)
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds [4096 x ptr], ptr @table, i64 0, i64 %9
  store ptr %10, ptr %4, align 8
  br label %11

11:                                               ; preds = %24, %1
  %12 = load ptr, ptr %4, align 8
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %22

15:                                               ; preds = %11
  %16 = load ptr, ptr %4, align 8
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.entry, ptr %17, i32 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = load i64, ptr %3, align 8
  %21 = icmp ne i64 %19, %20
  br label %22

22:                                               ; preds = %15, %11
  %23 = phi i1 [ false, %11 ], [ %21, %15 ]
  br i1 %23, label %24, label %28

24:                                               ; preds = %22
  %25 = load ptr, ptr %4, align 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds %struct.entry, ptr %26, i32 0, i32 0
  store ptr %27, ptr %4, align 8
  br label %11, !llvm.loop !13

28:                                               ; preds = %22
  %29 = load ptr, ptr %4, align 8
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr %5, align 8
  %31 = load ptr, ptr %5, align 8
  %32 = icmp ne ptr %31, null
  br i1 %32, label %34, label %33

33:                                               ; preds = %28
  store i32 0, ptr %2, align 4
  br label %44

34:                                               ; preds = %28
  %35 = load ptr, ptr %5, align 8
  %36 = getelementptr inbounds %struct.entry, ptr %35, i32 0, i32 2
  %37 = load i32, ptr %36, align 8
  store i32 %37, ptr %6, align 4
  %38 = load ptr, ptr %5, align 8
  %39 = getelementptr inbounds %struct.entry, ptr %38, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  %41 = load ptr, ptr %4, align 8
  store ptr %40, ptr %41, align 8
  %42 = load ptr, ptr %5, align 8
  call void @free(ptr noundef %42) #4
  %43 = load i32, ptr %6, align 4
  store i32 %43, ptr %2, align 4
  br label %44

44:                                               ; preds = %34, %33
  %45 = load i32, ptr %2, align 4
  ret i32 %45
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @hash(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = lshr i64 %3, 15
  %5 = load i64, ptr %2, align 8
  %6 = xor i64 %5, %4
  store i64 %6, ptr %2, align 8
  %7 = load i64, ptr %2, align 8
  %8 = mul i64 %7, -7046029254386353131
  store i64 %8, ptr %2, align 8
  %9 = load i64, ptr %2, align 8
  %10 = lshr i64 %9, 40
  %11 = trunc i64 %10 to i32
  %12 = urem i32 %11, 4096
  ret i32 %12
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) }
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
!13 = distinct !{!13, !7}
