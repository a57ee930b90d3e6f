; LangRef, Fixed Point Arithmetic Intrinsics. The numbers are random; what they give is what clang
; 19 makes of them natively.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@d = constant [6 x i8] c"%lld \00"
@f = constant [4 x i8] c"%a \00"
@n = constant [2 x i8] c"\0A\00"
declare i32 @printf(ptr, ...)
@g0 = global i16 0
@g1 = global i16 10359
@g2 = global <2 x i16> <i16 -32768, i16 2>
@g3 = global <2 x i16> <i16 0, i16 -15985>
@g4 = global <2 x i64> <i64 7188748242904880904, i64 -7706423189630988041>
@g5 = global <2 x i64> <i64 9223372036854775807, i64 -9223372036854775808>
@g6 = global i8 -120
@g7 = global i8 -53
@g8 = global <2 x i32> <i32 2147483647, i32 -2147483648>
@g9 = global <2 x i32> <i32 3, i32 2147483647>
@g10 = global <2 x i16> <i16 32767, i16 32767>
@g11 = global <2 x i16> <i16 -2, i16 -2>
@g12 = global i16 -2
@g13 = global i16 32767
@g14 = global i32 9512616
@g15 = global i32 2147483647
@g16 = global i16 -32768
@g17 = global i16 -32768
@g18 = global i8 -113
@g19 = global i8 127
@g20 = global i16 32767
@g21 = global i16 32767
@g22 = global i32 2147483647
@g23 = global i32 1
@g24 = global i32 -2147483648
@g25 = global i32 2147483647
@g26 = global <2 x i16> <i16 32767, i16 12953>
@g27 = global <2 x i16> <i16 -32768, i16 -32768>
@g28 = global i16 7046
@g29 = global i16 32767
@g30 = global <2 x i32> <i32 2147483647, i32 -1241629411>
@g31 = global <2 x i32> <i32 2147483647, i32 -1251851143>
@g32 = global <2 x i16> <i16 32767, i16 2>
@g33 = global <2 x i16> <i16 32767, i16 32767>
@g34 = global i8 -1
@g35 = global i8 -128
@g36 = global <2 x i16> <i16 32767, i16 2>
@g37 = global <2 x i16> <i16 0, i16 -32768>
@g38 = global i8 127
@g39 = global i8 46
@g40 = global i32 2147483647
@g41 = global i32 -2147483648
@g42 = global i32 2147483647
@g43 = global i32 3
@g44 = global i32 -2147483648
@g45 = global i32 2
@g46 = global <2 x i32> <i32 1, i32 2147483647>
@g47 = global <2 x i32> <i32 -3, i32 -931763450>
declare <2 x i16> @llvm.sdiv.fix.sat.v2i16(<2 x i16>, <2 x i16>, i32)
declare <2 x i16> @llvm.smul.fix.sat.v2i16(<2 x i16>, <2 x i16>, i32)
declare <2 x i16> @llvm.udiv.fix.sat.v2i16(<2 x i16>, <2 x i16>, i32)
declare <2 x i16> @llvm.umul.fix.sat.v2i16(<2 x i16>, <2 x i16>, i32)
declare <2 x i32> @llvm.sdiv.fix.sat.v2i32(<2 x i32>, <2 x i32>, i32)
declare <2 x i32> @llvm.smul.fix.sat.v2i32(<2 x i32>, <2 x i32>, i32)
declare <2 x i32> @llvm.udiv.fix.sat.v2i32(<2 x i32>, <2 x i32>, i32)
declare <2 x i64> @llvm.smul.fix.v2i64(<2 x i64>, <2 x i64>, i32)
declare i16 @llvm.sdiv.fix.sat.i16(i16, i16, i32)
declare i16 @llvm.udiv.fix.sat.i16(i16, i16, i32)
declare i16 @llvm.umul.fix.sat.i16(i16, i16, i32)
declare i32 @llvm.sdiv.fix.sat.i32(i32, i32, i32)
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
declare i32 @llvm.smul.fix.sat.i32(i32, i32, i32)
declare i32 @llvm.umul.fix.sat.i32(i32, i32, i32)
declare i8 @llvm.sdiv.fix.sat.i8(i8, i8, i32)
declare i8 @llvm.smul.fix.sat.i8(i8, i8, i32)
declare i8 @llvm.umul.fix.sat.i8(i8, i8, i32)
define i32 @main() {
  %x1 = load i16, ptr @g0
  %x2 = load i16, ptr @g1
  %x3 = or i16 %x2, 1
  %x4 = call i16 @llvm.udiv.fix.sat.i16(i16 %x1, i16 %x3, i32 7)
  %x5 = sext i16 %x4 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x5)
  call i32 (ptr, ...) @printf(ptr @n)
  %x6 = load <2 x i16>, ptr @g2
  %x7 = load <2 x i16>, ptr @g3
  %x8 = call <2 x i16> @llvm.umul.fix.sat.v2i16(<2 x i16> %x6, <2 x i16> %x7, i32 5)
  call void @show.v2i16(<2 x i16> %x8)
  call i32 (ptr, ...) @printf(ptr @n)
  %x9 = load <2 x i64>, ptr @g4
  %x10 = load <2 x i64>, ptr @g5
  %x11 = and <2 x i64> %x9, <i64 15, i64 15>
  %x12 = and <2 x i64> %x10, <i64 15, i64 15>
  %x13 = call <2 x i64> @llvm.smul.fix.v2i64(<2 x i64> %x11, <2 x i64> %x12, i32 0)
  call void @show.v2i64(<2 x i64> %x13)
  call i32 (ptr, ...) @printf(ptr @n)
  %x14 = load i8, ptr @g6
  %x15 = load i8, ptr @g7
  %x16 = call i8 @llvm.smul.fix.sat.i8(i8 %x14, i8 %x15, i32 2)
  %x17 = sext i8 %x16 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x17)
  call i32 (ptr, ...) @printf(ptr @n)
  %x18 = load <2 x i32>, ptr @g8
  %x19 = load <2 x i32>, ptr @g9
  %x20 = call <2 x i32> @llvm.smul.fix.sat.v2i32(<2 x i32> %x18, <2 x i32> %x19, i32 21)
  call void @show.v2i32(<2 x i32> %x20)
  call i32 (ptr, ...) @printf(ptr @n)
  %x21 = load <2 x i16>, ptr @g10
  %x22 = load <2 x i16>, ptr @g11
  %x23 = or <2 x i16> %x22, <i16 1, i16 1>
  %x24 = call <2 x i16> @llvm.udiv.fix.sat.v2i16(<2 x i16> %x21, <2 x i16> %x23, i32 13)
  call void @show.v2i16(<2 x i16> %x24)
  call i32 (ptr, ...) @printf(ptr @n)
  %x25 = load i16, ptr @g12
  %x26 = load i16, ptr @g13
  %x27 = or i16 %x26, 1
  %x28 = call i16 @llvm.sdiv.fix.sat.i16(i16 %x25, i16 %x27, i32 2)
  %x29 = sext i16 %x28 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x29)
  call i32 (ptr, ...) @printf(ptr @n)
  %x30 = load i32, ptr @g14
  %x31 = load i32, ptr @g15
  %x32 = or i32 %x31, 1
  %x33 = call i32 @llvm.sdiv.fix.sat.i32(i32 %x30, i32 %x32, i32 14)
  %x34 = sext i32 %x33 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x34)
  call i32 (ptr, ...) @printf(ptr @n)
  %x35 = load i16, ptr @g16
  %x36 = load i16, ptr @g17
  %x37 = or i16 %x36, 1
  %x38 = call i16 @llvm.udiv.fix.sat.i16(i16 %x35, i16 %x37, i32 5)
  %x39 = sext i16 %x38 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x39)
  call i32 (ptr, ...) @printf(ptr @n)
  %x40 = load i8, ptr @g18
  %x41 = load i8, ptr @g19
  %x42 = call i8 @llvm.umul.fix.sat.i8(i8 %x40, i8 %x41, i32 6)
  %x43 = sext i8 %x42 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x43)
  call i32 (ptr, ...) @printf(ptr @n)
  %x44 = load i16, ptr @g20
  %x45 = load i16, ptr @g21
  %x46 = or i16 %x45, 1
  %x47 = call i16 @llvm.sdiv.fix.sat.i16(i16 %x44, i16 %x46, i32 1)
  %x48 = sext i16 %x47 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x48)
  call i32 (ptr, ...) @printf(ptr @n)
  %x49 = load i32, ptr @g22
  %x50 = load i32, ptr @g23
  %x51 = call i32 @llvm.smul.fix.sat.i32(i32 %x49, i32 %x50, i32 18)
  %x52 = sext i32 %x51 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x52)
  call i32 (ptr, ...) @printf(ptr @n)
  %x53 = load i32, ptr @g24
  %x54 = load i32, ptr @g25
  %x55 = call i32 @llvm.smul.fix.sat.i32(i32 %x53, i32 %x54, i32 30)
  %x56 = sext i32 %x55 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x56)
  call i32 (ptr, ...) @printf(ptr @n)
  %x57 = load <2 x i16>, ptr @g26
  %x58 = load <2 x i16>, ptr @g27
  %x59 = call <2 x i16> @llvm.smul.fix.sat.v2i16(<2 x i16> %x57, <2 x i16> %x58, i32 13)
  call void @show.v2i16(<2 x i16> %x59)
  call i32 (ptr, ...) @printf(ptr @n)
  %x60 = load i16, ptr @g28
  %x61 = load i16, ptr @g29
  %x62 = call i16 @llvm.umul.fix.sat.i16(i16 %x60, i16 %x61, i32 0)
  %x63 = sext i16 %x62 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x63)
  call i32 (ptr, ...) @printf(ptr @n)
  %x64 = load <2 x i32>, ptr @g30
  %x65 = load <2 x i32>, ptr @g31
  %x66 = or <2 x i32> %x65, <i32 1, i32 1>
  %x67 = call <2 x i32> @llvm.sdiv.fix.sat.v2i32(<2 x i32> %x64, <2 x i32> %x66, i32 15)
  call void @show.v2i32(<2 x i32> %x67)
  call i32 (ptr, ...) @printf(ptr @n)
  %x68 = load <2 x i16>, ptr @g32
  %x69 = load <2 x i16>, ptr @g33
  %x70 = or <2 x i16> %x69, <i16 1, i16 1>
  %x71 = call <2 x i16> @llvm.sdiv.fix.sat.v2i16(<2 x i16> %x68, <2 x i16> %x70, i32 7)
  call void @show.v2i16(<2 x i16> %x71)
  call i32 (ptr, ...) @printf(ptr @n)
  %x72 = load i8, ptr @g34
  %x73 = load i8, ptr @g35
  %x74 = or i8 %x73, 1
  %x75 = call i8 @llvm.sdiv.fix.sat.i8(i8 %x72, i8 %x74, i32 2)
  %x76 = sext i8 %x75 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x76)
  call i32 (ptr, ...) @printf(ptr @n)
  %x77 = load <2 x i16>, ptr @g36
  %x78 = load <2 x i16>, ptr @g37
  %x79 = call <2 x i16> @llvm.umul.fix.sat.v2i16(<2 x i16> %x77, <2 x i16> %x78, i32 14)
  call void @show.v2i16(<2 x i16> %x79)
  call i32 (ptr, ...) @printf(ptr @n)
  %x80 = load i8, ptr @g38
  %x81 = load i8, ptr @g39
  %x82 = call i8 @llvm.umul.fix.sat.i8(i8 %x80, i8 %x81, i32 0)
  %x83 = sext i8 %x82 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x83)
  call i32 (ptr, ...) @printf(ptr @n)
  %x84 = load i32, ptr @g40
  %x85 = load i32, ptr @g41
  %x86 = and i32 %x84, 15
  %x87 = and i32 %x85, 15
  %x88 = call i32 @llvm.smul.fix.i32(i32 %x86, i32 %x87, i32 0)
  %x89 = sext i32 %x88 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x89)
  call i32 (ptr, ...) @printf(ptr @n)
  %x90 = load i32, ptr @g42
  %x91 = load i32, ptr @g43
  %x92 = or i32 %x91, 1
  %x93 = call i32 @llvm.sdiv.fix.sat.i32(i32 %x90, i32 %x92, i32 14)
  %x94 = sext i32 %x93 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x94)
  call i32 (ptr, ...) @printf(ptr @n)
  %x95 = load i32, ptr @g44
  %x96 = load i32, ptr @g45
  %x97 = call i32 @llvm.umul.fix.sat.i32(i32 %x95, i32 %x96, i32 7)
  %x98 = sext i32 %x97 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x98)
  call i32 (ptr, ...) @printf(ptr @n)
  %x99 = load <2 x i32>, ptr @g46
  %x100 = load <2 x i32>, ptr @g47
  %x101 = or <2 x i32> %x100, <i32 1, i32 1>
  %x102 = call <2 x i32> @llvm.udiv.fix.sat.v2i32(<2 x i32> %x99, <2 x i32> %x101, i32 28)
  call void @show.v2i32(<2 x i32> %x102)
  call i32 (ptr, ...) @printf(ptr @n)
  ret i32 0
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
