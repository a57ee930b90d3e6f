; LangRef, Vector Manipulation Intrinsics, and getelementptr with vectors. The numbers are random;
; what they give is what clang 19 makes of them natively.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@d = constant [6 x i8] c"%lld \00"
@f = constant [4 x i8] c"%a \00"
@n = constant [2 x i8] c"\0A\00"
declare i32 @printf(ptr, ...)
@g0 = global <8 x i32> <i32 -2147483648, i32 -2147483648, i32 1, i32 1, i32 -2147483648, i32 559062843, i32 2, i32 -2147483648>
@g1 = global <2 x i16> <i16 -3, i16 -30577>
@g2 = global <2 x i8> <i8 -53, i8 40>
@g3 = global <2 x i16> <i16 32767, i16 -1>
@g4 = global <2 x double> <double 2.5, double 0x7FF0000000000000>
@g5 = global <2 x double> <double -0.0, double 1.5>
@g6 = global <8 x i8> <i8 0, i8 -1, i8 127, i8 -3, i8 -128, i8 127, i8 71, i8 127>
@g7 = global <8 x i8> <i8 2, i8 -128, i8 -19, i8 119, i8 127, i8 -128, i8 -1, i8 127>
@g8 = global <8 x i8> <i8 -3, i8 -128, i8 -3, i8 2, i8 127, i8 127, i8 -56, i8 -128>
@g9 = global i32 917034447
@g10 = global i32 2147483647
@g11 = global <16 x i8> <i8 -4, i8 127, i8 127, i8 44, i8 -128, i8 127, i8 -128, i8 -128, i8 127, i8 27, i8 3, i8 -1, i8 127, i8 1, i8 127, i8 -128>
@g12 = global <2 x float> <float -0.0, float -0.0>
@g13 = global <8 x i8> <i8 22, i8 27, i8 127, i8 -54, i8 1, i8 65, i8 127, i8 -128>
@g14 = global <2 x i64> <i64 9223372036854775807, i64 9223372036854775807>
@g15 = global <8 x i32> <i32 0, i32 0, i32 0, i32 -2147483648, i32 -1829108141, i32 -935796198, i32 -2147483648, i32 2147483647>
@g16 = global <2 x float> <float 0x7FF0000000000000, float 1.5>
@g17 = global <2 x float> <float 0.5, float 1.5>
@g18 = global <8 x i64> <i64 0, i64 -9223372036854775808, i64 -1, i64 -9223372036854775808, i64 -9223372036854775808, i64 8521179950287576899, i64 -2, i64 -2277273529287603795>
@g19 = global <8 x i64> <i64 4967325271707976496, i64 -6401153140394065506, i64 9223372036854775807, i64 9223372036854775807, i64 2, i64 3, i64 9223372036854775807, i64 3>
@g20 = global i32 2147483647
@g21 = global i32 1
@g22 = global <4 x i64> <i64 -9223372036854775808, i64 -9223372036854775808, i64 2, i64 9223372036854775807>
@g23 = global <4 x i64> <i64 9223372036854775807, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
@g24 = global <2 x double> <double 1.5, double 1.5>
@g25 = global <2 x double> <double 0xFFF0000000000000, double 0x7FF0000000000000>
@g26 = global <4 x float> <float -3.5, float 0x7FF0000000000000, float -0.0, float -1.0>
@g27 = global <4 x float> <float -1.0, float 0.0, float 1.0, float 0xFFF0000000000000>
@g28 = global <8 x i8> <i8 -128, i8 -128, i8 -115, i8 127, i8 -96, i8 -3, i8 83, i8 -2>
@g29 = global <4 x i8> <i8 -128, i8 -1, i8 -3, i8 11>
declare <2 x double> @llvm.vector.insert.v2f64.v2f64(<2 x double>, <2 x double>, i64)
declare <2 x float> @llvm.vector.insert.v2f32.v2f32(<2 x float>, <2 x float>, i64)
declare <2 x float> @llvm.vector.reverse.v2f32(<2 x float>)
declare <2 x i16> @llvm.experimental.vector.compress.v2i16(<2 x i16>, <2 x i1>, <2 x i16>)
declare <2 x i1> @llvm.get.active.lane.mask.v2i1.i32(i32, i32)
declare <2 x i32> @llvm.experimental.stepvector.v2i32()
declare <2 x i64> @llvm.vector.extract.v2i64.v2i64(<2 x i64>, i64)
declare <4 x double> @llvm.vector.interleave2.v4f64(<2 x double>, <2 x double>)
declare <4 x float> @llvm.vector.splice.v4f32(<4 x float>, <4 x float>, i32)
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32, i32)
declare <8 x i32> @llvm.vector.extract.v8i32.v8i32(<8 x i32>, i64)
declare <8 x i32> @llvm.vector.reverse.v8i32(<8 x i32>)
declare <8 x i64> @llvm.vector.interleave2.v8i64(<4 x i64>, <4 x i64>)
declare <8 x i64> @llvm.vector.splice.v8i64(<8 x i64>, <8 x i64>, i32)
declare <8 x i8> @llvm.experimental.vector.compress.v8i8(<8 x i8>, <8 x i1>, <8 x i8>)
declare i32 @llvm.experimental.cttz.elts.i32.v4i1(<4 x i1>, i1)
declare i32 @llvm.experimental.cttz.elts.i32.v8i1(<8 x i1>, i1)
declare {<4 x i8>, <4 x i8>} @llvm.vector.deinterleave2.v8i8(<8 x i8>)
declare {<8 x i8>, <8 x i8>} @llvm.vector.deinterleave2.v16i8(<16 x i8>)
define i32 @main() {
  %x1 = load <8 x i32>, ptr @g0
  %x2 = call <8 x i32> @llvm.vector.reverse.v8i32(<8 x i32> %x1)
  call void @show.v8i32(<8 x i32> %x2)
  call i32 (ptr, ...) @printf(ptr @n)
  %x3 = load <2 x i16>, ptr @g1
  %x4 = load <2 x i8>, ptr @g2
  %x5 = icmp slt <2 x i8> %x4, zeroinitializer
  %x6 = load <2 x i16>, ptr @g3
  %x7 = call <2 x i16> @llvm.experimental.vector.compress.v2i16(<2 x i16> %x3, <2 x i1> %x5, <2 x i16> %x6)
  call void @show.v2i16(<2 x i16> %x7)
  call i32 (ptr, ...) @printf(ptr @n)
  %x8 = load <2 x double>, ptr @g4
  %x9 = load <2 x double>, ptr @g5
  %x10 = call <2 x double> @llvm.vector.insert.v2f64.v2f64(<2 x double> %x8, <2 x double> %x9, i64 0)
  call void @show.v2f64(<2 x double> %x10)
  call i32 (ptr, ...) @printf(ptr @n)
  %x11 = load <8 x i8>, ptr @g6
  %x12 = load <8 x i8>, ptr @g7
  %x13 = icmp slt <8 x i8> %x12, zeroinitializer
  %x14 = load <8 x i8>, ptr @g8
  %x15 = call <8 x i8> @llvm.experimental.vector.compress.v8i8(<8 x i8> %x11, <8 x i1> %x13, <8 x i8> %x14)
  call void @show.v8i8(<8 x i8> %x15)
  call i32 (ptr, ...) @printf(ptr @n)
  %x16 = load i32, ptr @g9
  %x17 = load i32, ptr @g10
  %x18 = call <2 x i1> @llvm.get.active.lane.mask.v2i1.i32(i32 %x16, i32 %x17)
  %x19 = zext <2 x i1> %x18 to <2 x i8>
  call void @show.v2i8(<2 x i8> %x19)
  call i32 (ptr, ...) @printf(ptr @n)
  %x20 = load <16 x i8>, ptr @g11
  %x21 = call {<8 x i8>, <8 x i8>} @llvm.vector.deinterleave2.v16i8(<16 x i8> %x20)
  %x22 = extractvalue {<8 x i8>, <8 x i8>} %x21, 0
  call void @show.v8i8(<8 x i8> %x22)
  %x23 = extractvalue {<8 x i8>, <8 x i8>} %x21, 1
  call void @show.v8i8(<8 x i8> %x23)
  call i32 (ptr, ...) @printf(ptr @n)
  %x24 = load <2 x float>, ptr @g12
  %x25 = call <2 x float> @llvm.vector.reverse.v2f32(<2 x float> %x24)
  call void @show.v2f32(<2 x float> %x25)
  call i32 (ptr, ...) @printf(ptr @n)
  %x26 = load <8 x i8>, ptr @g13
  %x27 = call {<4 x i8>, <4 x i8>} @llvm.vector.deinterleave2.v8i8(<8 x i8> %x26)
  %x28 = extractvalue {<4 x i8>, <4 x i8>} %x27, 0
  call void @show.v4i8(<4 x i8> %x28)
  %x29 = extractvalue {<4 x i8>, <4 x i8>} %x27, 1
  call void @show.v4i8(<4 x i8> %x29)
  call i32 (ptr, ...) @printf(ptr @n)
  %x30 = load <2 x i64>, ptr @g14
  %x31 = call <2 x i64> @llvm.vector.extract.v2i64.v2i64(<2 x i64> %x30, i64 0)
  call void @show.v2i64(<2 x i64> %x31)
  call i32 (ptr, ...) @printf(ptr @n)
  %x32 = load <8 x i32>, ptr @g15
  %x33 = call <8 x i32> @llvm.vector.extract.v8i32.v8i32(<8 x i32> %x32, i64 0)
  call void @show.v8i32(<8 x i32> %x33)
  call i32 (ptr, ...) @printf(ptr @n)
  %x34 = load <2 x float>, ptr @g16
  %x35 = load <2 x float>, ptr @g17
  %x36 = call <2 x float> @llvm.vector.insert.v2f32.v2f32(<2 x float> %x34, <2 x float> %x35, i64 0)
  call void @show.v2f32(<2 x float> %x36)
  call i32 (ptr, ...) @printf(ptr @n)
  %x37 = load <8 x i64>, ptr @g18
  %x38 = load <8 x i64>, ptr @g19
  %x39 = call <8 x i64> @llvm.vector.splice.v8i64(<8 x i64> %x37, <8 x i64> %x38, i32 -5)
  call void @show.v8i64(<8 x i64> %x39)
  call i32 (ptr, ...) @printf(ptr @n)
  %x40 = load i32, ptr @g20
  %x41 = load i32, ptr @g21
  %x42 = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 %x40, i32 %x41)
  %x43 = zext <4 x i1> %x42 to <4 x i8>
  call void @show.v4i8(<4 x i8> %x43)
  call i32 (ptr, ...) @printf(ptr @n)
  %x44 = load <4 x i64>, ptr @g22
  %x45 = load <4 x i64>, ptr @g23
  %x46 = call <8 x i64> @llvm.vector.interleave2.v8i64(<4 x i64> %x44, <4 x i64> %x45)
  call void @show.v8i64(<8 x i64> %x46)
  call i32 (ptr, ...) @printf(ptr @n)
  %x47 = load <2 x double>, ptr @g24
  %x48 = load <2 x double>, ptr @g25
  %x49 = call <4 x double> @llvm.vector.interleave2.v4f64(<2 x double> %x47, <2 x double> %x48)
  call void @show.v4f64(<4 x double> %x49)
  call i32 (ptr, ...) @printf(ptr @n)
  %x50 = load <4 x float>, ptr @g26
  %x51 = load <4 x float>, ptr @g27
  %x52 = call <4 x float> @llvm.vector.splice.v4f32(<4 x float> %x50, <4 x float> %x51, i32 0)
  call void @show.v4f32(<4 x float> %x52)
  call i32 (ptr, ...) @printf(ptr @n)
  %x53 = load <8 x i8>, ptr @g28
  %x54 = icmp slt <8 x i8> %x53, zeroinitializer
  %x55 = call i32 @llvm.experimental.cttz.elts.i32.v8i1(<8 x i1> %x54, i1 false)
  %x56 = sext i32 %x55 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x56)
  call i32 (ptr, ...) @printf(ptr @n)
  %x57 = call <2 x i32> @llvm.experimental.stepvector.v2i32()
  call void @show.v2i32(<2 x i32> %x57)
  call i32 (ptr, ...) @printf(ptr @n)
  %x58 = call <2 x i32> @llvm.experimental.stepvector.v2i32()
  call void @show.v2i32(<2 x i32> %x58)
  call i32 (ptr, ...) @printf(ptr @n)
  %x59 = load <4 x i8>, ptr @g29
  %x60 = icmp slt <4 x i8> %x59, zeroinitializer
  %x61 = call i32 @llvm.experimental.cttz.elts.i32.v4i1(<4 x i1> %x60, i1 false)
  %x62 = sext i32 %x61 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x62)
  call i32 (ptr, ...) @printf(ptr @n)
  ret i32 0
}
define void @show.v2f64(<2 x double> %v) {
  %e0 = extractelement <2 x double> %v, i32 0
  call i32 (ptr, ...) @printf(ptr @f, double %e0)
  %e1 = extractelement <2 x double> %v, i32 1
  call i32 (ptr, ...) @printf(ptr @f, double %e1)
  ret void
}
define void @show.v2f32(<2 x float> %v) {
  %e0 = extractelement <2 x float> %v, i32 0
  %w0 = fpext float %e0 to double
  call i32 (ptr, ...) @printf(ptr @f, double %w0)
  %e1 = extractelement <2 x float> %v, i32 1
  %w1 = fpext float %e1 to double
  call i32 (ptr, ...) @printf(ptr @f, double %w1)
  ret void
}
define void @show.v2i16(<2 x i16> %v) {
  %e0 = extractelement <2 x i16> %v, i32 0
  %w0 = sext i16 %e0 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w0)
  %e1 = extractelement <2 x i16> %v, i32 1
  %w1 = sext i16 %e1 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w1)
  ret void
}
define void @show.v2i32(<2 x i32> %v) {
  %e0 = extractelement <2 x i32> %v, i32 0
  %w0 = sext i32 %e0 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w0)
  %e1 = extractelement <2 x i32> %v, i32 1
  %w1 = sext i32 %e1 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w1)
  ret void
}
define void @show.v2i64(<2 x i64> %v) {
  %e0 = extractelement <2 x i64> %v, i32 0
  call i32 (ptr, ...) @printf(ptr @d, i64 %e0)
  %e1 = extractelement <2 x i64> %v, i32 1
  call i32 (ptr, ...) @printf(ptr @d, i64 %e1)
  ret void
}
define void @show.v2i8(<2 x i8> %v) {
  %e0 = extractelement <2 x i8> %v, i32 0
  %w0 = sext i8 %e0 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w0)
  %e1 = extractelement <2 x i8> %v, i32 1
  %w1 = sext i8 %e1 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w1)
  ret void
}
define void @show.v4f64(<4 x double> %v) {
  %e0 = extractelement <4 x double> %v, i32 0
  call i32 (ptr, ...) @printf(ptr @f, double %e0)
  %e1 = extractelement <4 x double> %v, i32 1
  call i32 (ptr, ...) @printf(ptr @f, double %e1)
  %e2 = extractelement <4 x double> %v, i32 2
  call i32 (ptr, ...) @printf(ptr @f, double %e2)
  %e3 = extractelement <4 x double> %v, i32 3
  call i32 (ptr, ...) @printf(ptr @f, double %e3)
  ret void
}
define void @show.v4f32(<4 x float> %v) {
  %e0 = extractelement <4 x float> %v, i32 0
  %w0 = fpext float %e0 to double
  call i32 (ptr, ...) @printf(ptr @f, double %w0)
  %e1 = extractelement <4 x float> %v, i32 1
  %w1 = fpext float %e1 to double
  call i32 (ptr, ...) @printf(ptr @f, double %w1)
  %e2 = extractelement <4 x float> %v, i32 2
  %w2 = fpext float %e2 to double
  call i32 (ptr, ...) @printf(ptr @f, double %w2)
  %e3 = extractelement <4 x float> %v, i32 3
  %w3 = fpext float %e3 to double
  call i32 (ptr, ...) @printf(ptr @f, double %w3)
  ret void
}
define void @show.v4i8(<4 x i8> %v) {
  %e0 = extractelement <4 x i8> %v, i32 0
  %w0 = sext i8 %e0 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w0)
  %e1 = extractelement <4 x i8> %v, i32 1
  %w1 = sext i8 %e1 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w1)
  %e2 = extractelement <4 x i8> %v, i32 2
  %w2 = sext i8 %e2 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w2)
  %e3 = extractelement <4 x i8> %v, i32 3
  %w3 = sext i8 %e3 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w3)
  ret void
}
define void @show.v8i32(<8 x i32> %v) {
  %e0 = extractelement <8 x i32> %v, i32 0
  %w0 = sext i32 %e0 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w0)
  %e1 = extractelement <8 x i32> %v, i32 1
  %w1 = sext i32 %e1 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w1)
  %e2 = extractelement <8 x i32> %v, i32 2
  %w2 = sext i32 %e2 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w2)
  %e3 = extractelement <8 x i32> %v, i32 3
  %w3 = sext i32 %e3 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w3)
  %e4 = extractelement <8 x i32> %v, i32 4
  %w4 = sext i32 %e4 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w4)
  %e5 = extractelement <8 x i32> %v, i32 5
  %w5 = sext i32 %e5 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w5)
  %e6 = extractelement <8 x i32> %v, i32 6
  %w6 = sext i32 %e6 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w6)
  %e7 = extractelement <8 x i32> %v, i32 7
  %w7 = sext i32 %e7 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w7)
  ret void
}
define void @show.v8i64(<8 x i64> %v) {
  %e0 = extractelement <8 x i64> %v, i32 0
  call i32 (ptr, ...) @printf(ptr @d, i64 %e0)
  %e1 = extractelement <8 x i64> %v, i32 1
  call i32 (ptr, ...) @printf(ptr @d, i64 %e1)
  %e2 = extractelement <8 x i64> %v, i32 2
  call i32 (ptr, ...) @printf(ptr @d, i64 %e2)
  %e3 = extractelement <8 x i64> %v, i32 3
  call i32 (ptr, ...) @printf(ptr @d, i64 %e3)
  %e4 = extractelement <8 x i64> %v, i32 4
  call i32 (ptr, ...) @printf(ptr @d, i64 %e4)
  %e5 = extractelement <8 x i64> %v, i32 5
  call i32 (ptr, ...) @printf(ptr @d, i64 %e5)
  %e6 = extractelement <8 x i64> %v, i32 6
  call i32 (ptr, ...) @printf(ptr @d, i64 %e6)
  %e7 = extractelement <8 x i64> %v, i32 7
  call i32 (ptr, ...) @printf(ptr @d, i64 %e7)
  ret void
}
define void @show.v8i8(<8 x i8> %v) {
  %e0 = extractelement <8 x i8> %v, i32 0
  %w0 = sext i8 %e0 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w0)
  %e1 = extractelement <8 x i8> %v, i32 1
  %w1 = sext i8 %e1 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w1)
  %e2 = extractelement <8 x i8> %v, i32 2
  %w2 = sext i8 %e2 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w2)
  %e3 = extractelement <8 x i8> %v, i32 3
  %w3 = sext i8 %e3 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w3)
  %e4 = extractelement <8 x i8> %v, i32 4
  %w4 = sext i8 %e4 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w4)
  %e5 = extractelement <8 x i8> %v, i32 5
  %w5 = sext i8 %e5 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w5)
  %e6 = extractelement <8 x i8> %v, i32 6
  %w6 = sext i8 %e6 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w6)
  %e7 = extractelement <8 x i8> %v, i32 7
  %w7 = sext i8 %e7 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w7)
  ret void
}
