; LangRef, Matrix Intrinsics. The numbers are random; what they give is what clang 19 makes of them
; natively.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@d = constant [6 x i8] c"%lld \00"
@f = constant [4 x i8] c"%a \00"
@n = constant [2 x i8] c"\0A\00"
declare i32 @printf(ptr, ...)
@g0 = global <6 x i8> <i8 1, i8 0, i8 40, i8 -2, i8 127, i8 127>
@g1 = global <3 x double> <double 0.0, double -3.5, double -7.75>
@g2 = global <9 x double> <double 0.0, double -7.75, double -7.75, double 0.5, double 0.125, double 100.25, double 100.25, double -7.75, double 0.125>
@g3 = global <9 x i32> <i32 812113989, i32 2147483647, i32 -3, i32 -2041292824, i32 2147483647, i32 3, i32 -2, i32 1, i32 0>
@g4 = global <9 x i32> <i32 2147483647, i32 2147483647, i32 -1760702913, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 2147483647, i32 1>
@m5 = global [6 x i8] [i8 2, i8 -120, i8 -53, i8 40, i8 127, i8 -1], align 64
@m6 = global [6 x i32] [i32 -1, i32 -2, i32 -2147483648, i32 -2147483648, i32 2, i32 2147483647], align 64
@m7 = global [12 x i32] [i32 1315666862, i32 -2147483648, i32 2, i32 -2147483648, i32 2147483647, i32 -580745187, i32 -1, i32 -1546303581, i32 2, i32 2147483647, i32 -2147483648, i32 -2], align 64
@g8 = global <3 x i32> <i32 -2, i32 1, i32 2147483647>
@m9 = global [10 x double] [double 100.25, double 0x7FF0000000000000, double 1.0, double -3.5, double -3.5, double -7.75, double 0.5, double 0.125, double 10000.0, double -3.5], align 64
@g10 = global <4 x double> <double 0xFFF0000000000000, double 1.5, double 2.5, double -1.0>
@g11 = global <6 x double> <double 2.5, double 100.25, double -0.0, double -3.5, double -7.75, double 100.25>
declare <3 x double> @llvm.matrix.multiply.v3f64.v3f64.v9f64(<3 x double>, <9 x double>, i32, i32, i32)
declare <3 x i32> @llvm.matrix.column.major.load.v3i32.i64(ptr, i64, i1, i32, i32)
declare <3 x i8> @llvm.matrix.column.major.load.v3i8.i64(ptr, i64, i1, i32, i32)
declare <6 x double> @llvm.matrix.transpose.v6f64(<6 x double>, i32, i32)
declare <6 x i8> @llvm.matrix.transpose.v6i8(<6 x i8>, i32, i32)
declare <9 x i32> @llvm.matrix.multiply.v9i32.v9i32.v9i32(<9 x i32>, <9 x i32>, i32, i32, i32)
declare void @llvm.matrix.column.major.store.v3i32.i64(<3 x i32>, ptr, i64, i1, i32, i32)
declare void @llvm.matrix.column.major.store.v4f64.i64(<4 x double>, ptr, i64, i1, i32, i32)
define i32 @main() {
  %x1 = load <6 x i8>, ptr @g0
  %x2 = call <6 x i8> @llvm.matrix.transpose.v6i8(<6 x i8> %x1, i32 3, i32 2)
  call void @show.v6i8(<6 x i8> %x2)
  call i32 (ptr, ...) @printf(ptr @n)
  %x3 = load <3 x double>, ptr @g1
  %x4 = load <9 x double>, ptr @g2
  %x5 = call <3 x double> @llvm.matrix.multiply.v3f64.v3f64.v9f64(<3 x double> %x3, <9 x double> %x4, i32 1, i32 3, i32 3)
  call void @show.v3f64(<3 x double> %x5)
  call i32 (ptr, ...) @printf(ptr @n)
  %x6 = load <9 x i32>, ptr @g3
  %x7 = load <9 x i32>, ptr @g4
  %x8 = call <9 x i32> @llvm.matrix.multiply.v9i32.v9i32.v9i32(<9 x i32> %x6, <9 x i32> %x7, i32 3, i32 3, i32 3)
  call void @show.v9i32(<9 x i32> %x8)
  call i32 (ptr, ...) @printf(ptr @n)
  %x9 = call <3 x i8> @llvm.matrix.column.major.load.v3i8.i64(ptr @m5, i64 5, i1 false, i32 3, i32 1)
  call void @show.v3i8(<3 x i8> %x9)
  call i32 (ptr, ...) @printf(ptr @n)
  %x10 = call <3 x i32> @llvm.matrix.column.major.load.v3i32.i64(ptr @m6, i64 3, i1 false, i32 3, i32 1)
  call void @show.v3i32(<3 x i32> %x10)
  call i32 (ptr, ...) @printf(ptr @n)
  %x11 = load <3 x i32>, ptr @g8
  call void @llvm.matrix.column.major.store.v3i32.i64(<3 x i32> %x11, ptr @m7, i64 1, i1 false, i32 1, i32 3)
  %x12 = getelementptr i32, ptr @m7, i64 0
  %x13 = load i32, ptr %x12
  %x14 = sext i32 %x13 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x14)
  %x15 = getelementptr i32, ptr @m7, i64 1
  %x16 = load i32, ptr %x15
  %x17 = sext i32 %x16 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x17)
  %x18 = getelementptr i32, ptr @m7, i64 2
  %x19 = load i32, ptr %x18
  %x20 = sext i32 %x19 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x20)
  %x21 = getelementptr i32, ptr @m7, i64 3
  %x22 = load i32, ptr %x21
  %x23 = sext i32 %x22 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x23)
  %x24 = getelementptr i32, ptr @m7, i64 4
  %x25 = load i32, ptr %x24
  %x26 = sext i32 %x25 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x26)
  %x27 = getelementptr i32, ptr @m7, i64 5
  %x28 = load i32, ptr %x27
  %x29 = sext i32 %x28 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x29)
  %x30 = getelementptr i32, ptr @m7, i64 6
  %x31 = load i32, ptr %x30
  %x32 = sext i32 %x31 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x32)
  %x33 = getelementptr i32, ptr @m7, i64 7
  %x34 = load i32, ptr %x33
  %x35 = sext i32 %x34 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x35)
  %x36 = getelementptr i32, ptr @m7, i64 8
  %x37 = load i32, ptr %x36
  %x38 = sext i32 %x37 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x38)
  %x39 = getelementptr i32, ptr @m7, i64 9
  %x40 = load i32, ptr %x39
  %x41 = sext i32 %x40 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x41)
  %x42 = getelementptr i32, ptr @m7, i64 10
  %x43 = load i32, ptr %x42
  %x44 = sext i32 %x43 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x44)
  %x45 = getelementptr i32, ptr @m7, i64 11
  %x46 = load i32, ptr %x45
  %x47 = sext i32 %x46 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x47)
  call i32 (ptr, ...) @printf(ptr @n)
  %x48 = load <4 x double>, ptr @g10
  call void @llvm.matrix.column.major.store.v4f64.i64(<4 x double> %x48, ptr @m9, i64 4, i1 false, i32 2, i32 2)
  %x49 = getelementptr double, ptr @m9, i64 0
  %x50 = load double, ptr %x49
  call i32 (ptr, ...) @printf(ptr @f, double %x50)
  %x51 = getelementptr double, ptr @m9, i64 1
  %x52 = load double, ptr %x51
  call i32 (ptr, ...) @printf(ptr @f, double %x52)
  %x53 = getelementptr double, ptr @m9, i64 2
  %x54 = load double, ptr %x53
  call i32 (ptr, ...) @printf(ptr @f, double %x54)
  %x55 = getelementptr double, ptr @m9, i64 3
  %x56 = load double, ptr %x55
  call i32 (ptr, ...) @printf(ptr @f, double %x56)
  %x57 = getelementptr double, ptr @m9, i64 4
  %x58 = load double, ptr %x57
  call i32 (ptr, ...) @printf(ptr @f, double %x58)
  %x59 = getelementptr double, ptr @m9, i64 5
  %x60 = load double, ptr %x59
  call i32 (ptr, ...) @printf(ptr @f, double %x60)
  %x61 = getelementptr double, ptr @m9, i64 6
  %x62 = load double, ptr %x61
  call i32 (ptr, ...) @printf(ptr @f, double %x62)
  %x63 = getelementptr double, ptr @m9, i64 7
  %x64 = load double, ptr %x63
  call i32 (ptr, ...) @printf(ptr @f, double %x64)
  %x65 = getelementptr double, ptr @m9, i64 8
  %x66 = load double, ptr %x65
  call i32 (ptr, ...) @printf(ptr @f, double %x66)
  %x67 = getelementptr double, ptr @m9, i64 9
  %x68 = load double, ptr %x67
  call i32 (ptr, ...) @printf(ptr @f, double %x68)
  call i32 (ptr, ...) @printf(ptr @n)
  %x69 = load <6 x double>, ptr @g11
  %x70 = call <6 x double> @llvm.matrix.transpose.v6f64(<6 x double> %x69, i32 2, i32 3)
  call void @show.v6f64(<6 x double> %x70)
  call i32 (ptr, ...) @printf(ptr @n)
  ret i32 0
}
define void @show.v3f64(<3 x double> %v) {
  %e0 = extractelement <3 x double> %v, i32 0
  call i32 (ptr, ...) @printf(ptr @f, double %e0)
  %e1 = extractelement <3 x double> %v, i32 1
  call i32 (ptr, ...) @printf(ptr @f, double %e1)
  %e2 = extractelement <3 x double> %v, i32 2
  call i32 (ptr, ...) @printf(ptr @f, double %e2)
  ret void
}
define void @show.v3i32(<3 x i32> %v) {
  %e0 = extractelement <3 x i32> %v, i32 0
  %w0 = sext i32 %e0 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w0)
  %e1 = extractelement <3 x i32> %v, i32 1
  %w1 = sext i32 %e1 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w1)
  %e2 = extractelement <3 x i32> %v, i32 2
  %w2 = sext i32 %e2 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w2)
  ret void
}
define void @show.v3i8(<3 x i8> %v) {
  %e0 = extractelement <3 x i8> %v, i32 0
  %w0 = sext i8 %e0 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w0)
  %e1 = extractelement <3 x i8> %v, i32 1
  %w1 = sext i8 %e1 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w1)
  %e2 = extractelement <3 x i8> %v, i32 2
  %w2 = sext i8 %e2 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w2)
  ret void
}
define void @show.v6f64(<6 x double> %v) {
  %e0 = extractelement <6 x double> %v, i32 0
  call i32 (ptr, ...) @printf(ptr @f, double %e0)
  %e1 = extractelement <6 x double> %v, i32 1
  call i32 (ptr, ...) @printf(ptr @f, double %e1)
  %e2 = extractelement <6 x double> %v, i32 2
  call i32 (ptr, ...) @printf(ptr @f, double %e2)
  %e3 = extractelement <6 x double> %v, i32 3
  call i32 (ptr, ...) @printf(ptr @f, double %e3)
  %e4 = extractelement <6 x double> %v, i32 4
  call i32 (ptr, ...) @printf(ptr @f, double %e4)
  %e5 = extractelement <6 x double> %v, i32 5
  call i32 (ptr, ...) @printf(ptr @f, double %e5)
  ret void
}
define void @show.v6i8(<6 x i8> %v) {
  %e0 = extractelement <6 x i8> %v, i32 0
  %w0 = sext i8 %e0 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w0)
  %e1 = extractelement <6 x i8> %v, i32 1
  %w1 = sext i8 %e1 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w1)
  %e2 = extractelement <6 x i8> %v, i32 2
  %w2 = sext i8 %e2 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w2)
  %e3 = extractelement <6 x i8> %v, i32 3
  %w3 = sext i8 %e3 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w3)
  %e4 = extractelement <6 x i8> %v, i32 4
  %w4 = sext i8 %e4 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w4)
  %e5 = extractelement <6 x i8> %v, i32 5
  %w5 = sext i8 %e5 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w5)
  ret void
}
define void @show.v9i32(<9 x i32> %v) {
  %e0 = extractelement <9 x i32> %v, i32 0
  %w0 = sext i32 %e0 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w0)
  %e1 = extractelement <9 x i32> %v, i32 1
  %w1 = sext i32 %e1 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w1)
  %e2 = extractelement <9 x i32> %v, i32 2
  %w2 = sext i32 %e2 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w2)
  %e3 = extractelement <9 x i32> %v, i32 3
  %w3 = sext i32 %e3 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w3)
  %e4 = extractelement <9 x i32> %v, i32 4
  %w4 = sext i32 %e4 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w4)
  %e5 = extractelement <9 x i32> %v, i32 5
  %w5 = sext i32 %e5 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w5)
  %e6 = extractelement <9 x i32> %v, i32 6
  %w6 = sext i32 %e6 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w6)
  %e7 = extractelement <9 x i32> %v, i32 7
  %w7 = sext i32 %e7 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w7)
  %e8 = extractelement <9 x i32> %v, i32 8
  %w8 = sext i32 %e8 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w8)
  ret void
}
