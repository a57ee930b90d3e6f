target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [33 x i8] c"line %d of %s has some words, %x\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"the text\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c" and a tail\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"words\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca [256 x i8], align 16
  %4 = alloca [256 x i8], align 16
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %63, %0
  %8 = load i32, ptr %5, align 4
  %9 = icmp slt i32 %8, 4000
  br i1 %9, label %10, label %66

10:                                               ; preds = %7
  %11 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 0
  %12 = load i32, ptr %5, align 4
  %13 = load i32, ptr %5, align 4
  %14 = mul nsw i32 %13, 77
  %15 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %11, i64 noundef 256, ptr noundef @.str, i32 noundef %12, ptr noundef @.str.1, i32 noundef %14) #4
  %16 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 0
  %17 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 0
  %18 = call ptr @strcpy(ptr noundef %16, ptr noundef %17) #4
  %19 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 0
  call void @reverse(ptr noundef %19)
  %20 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 0
  call void @reverse(ptr noundef %20)
  %21 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 0
  %22 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 0
  %23 = call i32 @strcmp(ptr noundef %21, ptr noundef %22) #5
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %26

25:                                               ; preds = %10
  store i32 255, ptr %1, align 4
  br label %69

26:                                               ; preds = %10
  %27 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 0
  %28 = call ptr @strcat(ptr noundef %27, ptr noundef @.str.2) #4
  %29 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 0
  %30 = call i32 @words(ptr noundef %29)
  %31 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 0
  %32 = call i64 @strlen(ptr noundef %31) #5
  %33 = trunc i64 %32 to i32
  %34 = add i32 %30, %33
  %35 = load i32, ptr %2, align 4
  %36 = add i32 %35, %34
  store i32 %36, ptr %2, align 4
  %37 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 0
  %38 = call ptr @strstr(ptr noundef %37, ptr noundef @.str.3) #5
  store ptr %38, ptr %6, align 8
  %39 = load i32, ptr %2, align 4
  %40 = mul i32 %39, 31
  %41 = load ptr, ptr %6, align 8
  %42 = icmp ne ptr %41, null
  br i1 %42, label %43, label %49

43:                                               ; preds = %26
  %44 = load ptr, ptr %6, align 8
  %45 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 0
  %46 = ptrtoint ptr %44 to i64
  %47 = ptrtoint ptr %45 to i64
  %48 = sub i64 %46, %47
  br label %50

49:                                               ; preds = %26
  br label %50

50:                                               ; preds = %49, %43
  %51 = phi i64 [ %48, %43 ], [ 0, %49 ]
  %52 = trunc i64 %51 to i32
  %53 = add i32 %40, %52
  store i32 %53, ptr %2, align 4
  %54 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 16 %54, i8 120, i64 100, i1 false)
  %55 = load i32, ptr %5, align 4
  %56 = srem i32 %55, 100
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %57
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = load i32, ptr %2, align 4
  %62 = add i32 %61, %60
  store i32 %62, ptr %2, align 4
  br label %63

63:                                               ; preds = %50
  %64 = load i32, ptr %5, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %5, align 4
  br label %7, !llvm.loop !6

66:                                               ; preds = %7
  %67 = load i32, ptr %2, align 4
  %68 = urem i32 %67, 251
  store i32 %68, ptr %1, align 4
  br label %69

69:                                               ; preds = %66, %25
  %70 = load i32, ptr %1, align 4
  ret i32 %70
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @reverse(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = call i64 @strlen(ptr noundef %6) #5
  %8 = getelementptr inbounds i8, ptr %5, i64 %7
  store ptr %8, ptr %3, align 8
  br label %9

9:                                                ; preds = %13, %1
  %10 = load ptr, ptr %2, align 8
  %11 = load ptr, ptr %3, align 8
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %23

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8
  %15 = load i8, ptr %14, align 1
  store i8 %15, ptr %4, align 1
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds i8, ptr %16, i32 -1
  store ptr %17, ptr %3, align 8
  %18 = load i8, ptr %17, align 1
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds i8, ptr %19, i32 1
  store ptr %20, ptr %2, align 8
  store i8 %18, ptr %19, align 1
  %21 = load i8, ptr %4, align 1
  %22 = load ptr, ptr %3, align 8
  store i8 %21, ptr %22, align 1
  br label %9, !llvm.loop !8

23:                                               ; preds = %9
  ret void
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @words(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %5

5:                                                ; preds = %23, %1
  %6 = load ptr, ptr %2, align 8
  %7 = load i8, ptr %6, align 1
  %8 = icmp ne i8 %7, 0
  br i1 %8, label %9, label %26

9:                                                ; preds = %5
  %10 = load ptr, ptr %2, align 8
  %11 = load i8, ptr %10, align 1
  %12 = sext i8 %11 to i32
  %13 = icmp eq i32 %12, 32
  br i1 %13, label %14, label %15

14:                                               ; preds = %9
  store i32 0, ptr %4, align 4
  br label %22

15:                                               ; preds = %9
  %16 = load i32, ptr %4, align 4
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %15
  store i32 1, ptr %4, align 4
  %19 = load i32, ptr %3, align 4
  %20 = add i32 %19, 1
  store i32 %20, ptr %3, align 4
  br label %21

21:                                               ; preds = %18, %15
  br label %22

22:                                               ; preds = %21, %14
  br label %23

23:                                               ; preds = %22
  %24 = load ptr, ptr %2, align 8
  %25 = getelementptr inbounds i8, ptr %24, i32 1
  store ptr %25, ptr %2, align 8
  br label %5, !llvm.loop !9

26:                                               ; preds = %5
  %27 = load i32, ptr %3, align 4
  ret i32 %27
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strstr(ptr noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }
attributes #5 = { nounwind willreturn memory(read) }

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
