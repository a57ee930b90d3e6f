; LangRef, Constrained Floating-Point Intrinsics, llvm.lrint and its kin, llvm.frexp, half
; precision. The numbers are random; what they give is what clang 19 makes of them natively.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@d = constant [6 x i8] c"%lld \00"
@f = constant [4 x i8] c"%a \00"
@n = constant [2 x i8] c"\0A\00"
declare i32 @printf(ptr, ...)
@g0 = global double 100.25
@g1 = global double -1.0
@g2 = global float 2.5
@g3 = global float 0.5
@g4 = global double 100.25
@g5 = global float 0.25
@g6 = global float 0.0
@g7 = global double 0.5
@g8 = global float 1.5
@g9 = global double 0x7FF0000000000000
@g10 = global double 10000.0
@g11 = global float -1.0
@g12 = global double 1.0
@g13 = global float 10000.0
@g14 = global float 0.125
@g15 = global float 0.125
@g16 = global i32 2147483647
@g17 = global double 1.0
@g18 = global float 0.5
@g19 = global double 0.125
@g20 = global double 0.0
@g21 = global double 0x7FF0000000000000
@g22 = global double -7.75
@g23 = global float 0.0
@g24 = global double 100.25
declare double @llvm.convert.from.fp16.f64(i16)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.sqrt.f64(double, metadata, metadata)
declare float @llvm.convert.from.fp16.f32(i16)
declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata)
declare i16 @llvm.convert.to.fp16.f32(float)
declare i64 @llvm.llrint.i64.f32(float)
declare i64 @llvm.llrint.i64.f64(double)
declare i64 @llvm.llround.i64.f32(float)
declare i64 @llvm.llround.i64.f64(double)
declare i64 @llvm.lrint.i64.f32(float)
declare i64 @llvm.lrint.i64.f64(double)
declare i64 @llvm.lround.i64.f32(float)
declare {double, i32} @llvm.frexp.f64.i32(double)
declare {float, i32} @llvm.frexp.f32.i32(float)
define i32 @main() {
  %x1 = load double, ptr @g0
  %x2 = call i64 @llvm.llround.i64.f64(double %x1)
  call i32 (ptr, ...) @printf(ptr @d, i64 %x2)
  call i32 (ptr, ...) @printf(ptr @n)
  %x3 = load double, ptr @g1
  %x4 = call i64 @llvm.llrint.i64.f64(double %x3)
  call i32 (ptr, ...) @printf(ptr @d, i64 %x4)
  call i32 (ptr, ...) @printf(ptr @n)
  %x5 = call float @llvm.convert.from.fp16.f32(i16 22579)
  %x6 = fpext float %x5 to double
  call i32 (ptr, ...) @printf(ptr @f, double %x6)
  call i32 (ptr, ...) @printf(ptr @n)
  %x7 = load float, ptr @g2
  %x8 = call i64 @llvm.lrint.i64.f32(float %x7)
  call i32 (ptr, ...) @printf(ptr @d, i64 %x8)
  call i32 (ptr, ...) @printf(ptr @n)
  %x9 = load float, ptr @g3
  %x10 = bitcast i32 805644 to float
  %x11 = call {float, i32} @llvm.frexp.f32.i32(float %x10)
  %x12 = extractvalue {float, i32} %x11, 0
  %x13 = fpext float %x12 to double
  call i32 (ptr, ...) @printf(ptr @f, double %x13)
  %x14 = extractvalue {float, i32} %x11, 1
  %x15 = sext i32 %x14 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x15)
  call i32 (ptr, ...) @printf(ptr @n)
  %x16 = call float @llvm.convert.from.fp16.f32(i16 18199)
  %x17 = fpext float %x16 to double
  call i32 (ptr, ...) @printf(ptr @f, double %x17)
  call i32 (ptr, ...) @printf(ptr @n)
  %x18 = load double, ptr @g4
  %x19 = call i64 @llvm.llround.i64.f64(double %x18)
  call i32 (ptr, ...) @printf(ptr @d, i64 %x19)
  call i32 (ptr, ...) @printf(ptr @n)
  %x20 = load float, ptr @g5
  %x21 = call i64 @llvm.llrint.i64.f32(float %x20)
  call i32 (ptr, ...) @printf(ptr @d, i64 %x21)
  call i32 (ptr, ...) @printf(ptr @n)
  %x22 = load float, ptr @g6
  %x23 = call i16 @llvm.convert.to.fp16.f32(float %x22)
  %x24 = sext i16 %x23 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x24)
  call i32 (ptr, ...) @printf(ptr @n)
  %x25 = call double @llvm.convert.from.fp16.f64(i16 22919)
  call i32 (ptr, ...) @printf(ptr @f, double %x25)
  call i32 (ptr, ...) @printf(ptr @n)
  %x26 = load double, ptr @g7
  %x27 = call i64 @llvm.lrint.i64.f64(double %x26)
  call i32 (ptr, ...) @printf(ptr @d, i64 %x27)
  call i32 (ptr, ...) @printf(ptr @n)
  %x28 = load float, ptr @g8
  %x29 = call i64 @llvm.llround.i64.f32(float %x28)
  call i32 (ptr, ...) @printf(ptr @d, i64 %x29)
  call i32 (ptr, ...) @printf(ptr @n)
  %x30 = load double, ptr @g9
  %x31 = load double, ptr @g10
  %x32 = call double @llvm.experimental.constrained.fadd.f64(double %x30, double %x31, metadata !"round.tonearest", metadata !"fpexcept.strict")
  call i32 (ptr, ...) @printf(ptr @f, double %x32)
  call i32 (ptr, ...) @printf(ptr @n)
  %x33 = load float, ptr @g11
  %x34 = call i64 @llvm.llround.i64.f32(float %x33)
  call i32 (ptr, ...) @printf(ptr @d, i64 %x34)
  call i32 (ptr, ...) @printf(ptr @n)
  %x35 = load double, ptr @g12
  %x36 = call i64 @llvm.llrint.i64.f64(double %x35)
  call i32 (ptr, ...) @printf(ptr @d, i64 %x36)
  call i32 (ptr, ...) @printf(ptr @n)
  %x37 = load float, ptr @g13
  %x38 = load float, ptr @g14
  %x39 = call float @llvm.experimental.constrained.fdiv.f32(float %x37, float %x38, metadata !"round.tonearest", metadata !"fpexcept.strict")
  %x40 = fpext float %x39 to double
  call i32 (ptr, ...) @printf(ptr @f, double %x40)
  call i32 (ptr, ...) @printf(ptr @n)
  %x41 = load float, ptr @g15
  %x42 = call i64 @llvm.lround.i64.f32(float %x41)
  call i32 (ptr, ...) @printf(ptr @d, i64 %x42)
  call i32 (ptr, ...) @printf(ptr @n)
  %x43 = load i32, ptr @g16
  %x44 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %x43, metadata !"round.tonearest", metadata !"fpexcept.strict")
  %x45 = fpext float %x44 to double
  call i32 (ptr, ...) @printf(ptr @f, double %x45)
  call i32 (ptr, ...) @printf(ptr @n)
  %x46 = load double, ptr @g17
  %x47 = call i64 @llvm.lrint.i64.f64(double %x46)
  call i32 (ptr, ...) @printf(ptr @d, i64 %x47)
  call i32 (ptr, ...) @printf(ptr @n)
  %x48 = load float, ptr @g18
  %x49 = call i64 @llvm.lrint.i64.f32(float %x48)
  call i32 (ptr, ...) @printf(ptr @d, i64 %x49)
  call i32 (ptr, ...) @printf(ptr @n)
  %x50 = load double, ptr @g19
  %x51 = load double, ptr @g20
  %x52 = call double @llvm.experimental.constrained.fadd.f64(double %x50, double %x51, metadata !"round.tonearest", metadata !"fpexcept.strict")
  call i32 (ptr, ...) @printf(ptr @f, double %x52)
  call i32 (ptr, ...) @printf(ptr @n)
  %x53 = load double, ptr @g21
  %x54 = call double @llvm.experimental.constrained.sqrt.f64(double %x53, metadata !"round.tonearest", metadata !"fpexcept.strict")
  call i32 (ptr, ...) @printf(ptr @f, double %x54)
  call i32 (ptr, ...) @printf(ptr @n)
  %x55 = load double, ptr @g22
  %x56 = bitcast i64 300757 to double
  %x57 = call {double, i32} @llvm.frexp.f64.i32(double %x56)
  %x58 = extractvalue {double, i32} %x57, 0
  call i32 (ptr, ...) @printf(ptr @f, double %x58)
  %x59 = extractvalue {double, i32} %x57, 1
  %x60 = sext i32 %x59 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x60)
  call i32 (ptr, ...) @printf(ptr @n)
  %x61 = load float, ptr @g23
  %x62 = call i16 @llvm.convert.to.fp16.f32(float %x61)
  %x63 = sext i16 %x62 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x63)
  call i32 (ptr, ...) @printf(ptr @n)
  %x64 = call double @llvm.convert.from.fp16.f64(i16 15805)
  call i32 (ptr, ...) @printf(ptr @f, double %x64)
  call i32 (ptr, ...) @printf(ptr @n)
  %x65 = load double, ptr @g24
  %x66 = bitcast i64 740098 to double
  %x67 = call {double, i32} @llvm.frexp.f64.i32(double %x66)
  %x68 = extractvalue {double, i32} %x67, 0
  call i32 (ptr, ...) @printf(ptr @f, double %x68)
  %x69 = extractvalue {double, i32} %x67, 1
  %x70 = sext i32 %x69 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x70)
  call i32 (ptr, ...) @printf(ptr @n)
  ret i32 0
}
