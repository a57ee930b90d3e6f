; LangRef, Vector Predication Intrinsics; lanes that are off are zero here. The numbers are random;
; what they give is what clang 19 makes of them natively.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@d = constant [6 x i8] c"%lld \00"
@f = constant [4 x i8] c"%a \00"
@n = constant [2 x i8] c"\0A\00"
declare i32 @printf(ptr, ...)
@g0 = global <2 x i8> <i8 -3, i8 -128>
@g1 = global i32 2
@g2 = global <2 x i32> <i32 -1, i32 2147483647>
@g3 = global <2 x i32> <i32 2147483647, i32 0>
@g4 = global <4 x float> <float 0.0, float -3.5, float -7.75, float 0.0>
@g5 = global <4 x float> <float -7.75, float -7.75, float 0.5, float 0.125>
@g6 = global <4 x i8> <i8 -128, i8 -2, i8 -85, i8 -128>
@g7 = global i32 4
@g8 = global <2 x i8> <i8 72, i8 -64>
@g9 = global i32 0
@g10 = global <2 x i16> <i16 -19015, i16 32767>
@g11 = global <2 x i16> <i16 15564, i16 32767>
@g12 = global <4 x i8> <i8 127, i8 -1, i8 -2, i8 -128>
@g13 = global i32 2
@g14 = global <4 x float> <float -1.0, float 0xFFF0000000000000, float 0.0, float -7.75>
@g15 = global <4 x i8> <i8 127, i8 -128, i8 -128, i8 2>
@g16 = global i32 3
@g17 = global i8 2
@g18 = global <4 x i8> <i8 127, i8 123, i8 127, i8 -128>
@g19 = global <4 x i8> <i8 -128, i8 127, i8 127, i8 -2>
@g20 = global i32 4
@g21 = global <4 x double> <double -1.0, double 0.125, double 100.25, double -1.0>
@g22 = global <4 x double> <double 2.5, double 1.5, double 1.0, double 1.0>
@g23 = global <2 x double> <double 0.0, double 2.5>
@g24 = global <2 x double> <double 1.0, double -3.5>
@g25 = global <2 x i8> <i8 -2, i8 34>
@g26 = global i32 0
@g27 = global <2 x i8> <i8 -128, i8 1>
@g28 = global i32 2
@g29 = global <2 x i16> <i16 -32768, i16 -32768>
@g30 = global <8 x i8> <i8 0, i8 -128, i8 0, i8 127, i8 -2, i8 -128, i8 -128, i8 2>
@g31 = global i32 1
@g32 = global i32 -829025475
@g33 = global <8 x i32> <i32 -3, i32 2147483647, i32 -2147483648, i32 2147483647, i32 -2147483648, i32 854795173, i32 -2147483648, i32 1>
@g34 = global <4 x i8> <i8 127, i8 -6, i8 -1, i8 127>
@g35 = global i32 2
@g36 = global <4 x float> <float 1.5, float 0.0, float 2.5, float -0.0>
@g37 = global <4 x float> <float 0.0, float -3.5, float 0.125, float 0xFFF0000000000000>
@g38 = global <2 x double> <double 10000.0, double -7.75>
@g39 = global <2 x double> <double 0.5, double -1.0>
@g40 = global <2 x i8> <i8 22, i8 62>
@g41 = global i32 0
@g42 = global <2 x i8> <i8 127, i8 127>
@g43 = global i32 1
@g44 = global <2 x i8> <i8 1, i8 127>
@g45 = global <2 x i8> <i8 -128, i8 -128>
@g46 = global i32 2
@g47 = global <2 x i8> <i8 127, i8 50>
@g48 = global <2 x i8> <i8 127, i8 22>
@g49 = global i32 1
@g50 = global i32 -2147483648
@g51 = global <2 x i32> <i32 1, i32 -527574124>
@g52 = global <2 x i8> <i8 -128, i8 127>
@g53 = global i32 1
@g54 = global <2 x i64> <i64 9223372036854775807, i64 -9223372036854775808>
@g55 = global <2 x i64> <i64 8199780632532029104, i64 1>
@g56 = global <2 x i64> <i64 9223372036854775807, i64 2>
@g57 = global <2 x i64> <i64 9223372036854775807, i64 -3843932227598304403>
@g58 = global <2 x i8> <i8 -2, i8 -113>
@g59 = global i32 1
@g60 = global <2 x i8> <i8 1, i8 -1>
@g61 = global i32 2
@g62 = global <2 x i64> <i64 -9223372036854775808, i64 0>
@g63 = global <2 x i64> <i64 -2820167704500447254, i64 -9223372036854775808>
@g64 = global <2 x i8> <i8 -128, i8 8>
@g65 = global i32 1
@g66 = global <2 x i16> <i16 10773, i16 32767>
@g67 = global <8 x i8> <i8 -128, i8 127, i8 -1, i8 -128, i8 -128, i8 -3, i8 -128, i8 -2>
@g68 = global i32 6
@g69 = global i8 127
@g70 = global <8 x i8> <i8 76, i8 104, i8 -128, i8 -128, i8 -128, i8 -128, i8 -128, i8 127>
@g71 = global <8 x i64> <i64 0, i64 -9223372036854775808, i64 -1, i64 -9223372036854775808, i64 -9223372036854775808, i64 8521179950287576899, i64 -2, i64 -2277273529287603795>
@g72 = global <8 x i64> <i64 4967325271707976496, i64 -6401153140394065506, i64 9223372036854775807, i64 9223372036854775807, i64 2, i64 3, i64 9223372036854775807, i64 3>
@g73 = global <8 x i8> <i8 127, i8 2, i8 -128, i8 0, i8 -128, i8 127, i8 127, i8 88>
@g74 = global i32 3
@g75 = global <8 x i8> <i8 127, i8 0, i8 127, i8 127, i8 22, i8 65, i8 61, i8 127>
@g76 = global i32 6
@g77 = global <8 x i8> <i8 16, i8 2, i8 0, i8 2, i8 -128, i8 -27, i8 -2, i8 -128>
@g78 = global <8 x i8> <i8 0, i8 0, i8 -1, i8 -128, i8 -128, i8 -125, i8 -128, i8 -2>
@g79 = global <4 x i8> <i8 2, i8 3, i8 2, i8 127>
@g80 = global i32 4
@g81 = global <4 x i64> <i64 5435107813714791048, i64 -3, i64 -4773476534103427142, i64 -1>
@g82 = global <4 x i8> <i8 127, i8 127, i8 -15, i8 127>
@g83 = global i32 0
@g84 = global i64 -9223372036854775808
@g85 = global <4 x i64> <i64 -9223372036854775808, i64 5641361387688602152, i64 6336113842248451957, i64 9223372036854775807>
@g86 = global <4 x i8> <i8 -107, i8 -128, i8 -128, i8 -128>
@g87 = global <4 x i8> <i8 -128, i8 127, i8 -28, i8 127>
@g88 = global <4 x i8> <i8 1, i8 127, i8 -1, i8 -128>
@g89 = global i32 1
@g90 = global <4 x i8> <i8 127, i8 -112, i8 127, i8 18>
@g91 = global i32 3
@g92 = global <4 x double> <double 100.25, double 0.0, double -1.0, double 1.0>
@g93 = global <4 x double> <double -3.5, double 0xFFF0000000000000, double -1.0, double 0.5>
@g94 = global <4 x double> <double 0x7FF0000000000000, double 0.0, double 1.5, double 10000.0>
@g95 = global <2 x i8> <i8 -128, i8 0>
@g96 = global i32 1
@g97 = global <2 x float> <float 2.5, float -7.75>
@g98 = global <2 x float> <float 100.25, float -0.0>
@g99 = global <2 x float> <float 0.5, float 1.0>
@g100 = global <4 x i8> <i8 127, i8 127, i8 1, i8 127>
@g101 = global i32 2
@g102 = global <4 x i32> <i32 2147483647, i32 1446993746, i32 2147483647, i32 2147483647>
@g103 = global <8 x i8> <i8 0, i8 2, i8 -128, i8 -105, i8 -2, i8 127, i8 79, i8 127>
@g104 = global i32 8
@g105 = global i8 127
@g106 = global <8 x i8> <i8 127, i8 2, i8 -128, i8 -96, i8 127, i8 -52, i8 112, i8 -1>
@g107 = global <8 x i8> <i8 127, i8 -1, i8 3, i8 -128, i8 -57, i8 127, i8 57, i8 2>
@g108 = global i32 0
@g109 = global <8 x i32> <i32 254005380, i32 58140421, i32 -2147483648, i32 2147483647, i32 2147483647, i32 -2147483648, i32 -2147483648, i32 -2147483648>
@g110 = global <8 x i32> <i32 -2147483648, i32 2147483647, i32 2147483647, i32 1030719813, i32 -1, i32 -2147483648, i32 -3, i32 3>
@g111 = global <2 x i8> <i8 8, i8 -3>
@g112 = global i32 2
@g113 = global <2 x float> <float 0.0, float 0xFFF0000000000000>
@g114 = global <2 x float> <float 10000.0, float 0.0>
@g115 = global <2 x i8> <i8 -128, i8 -128>
@g116 = global i32 2
@g117 = global <2 x float> <float 1.5, float 0.0>
@g118 = global <8 x i8> <i8 127, i8 127, i8 127, i8 1, i8 0, i8 127, i8 40, i8 119>
@g119 = global i32 4
@g120 = global i64 0
@g121 = global <8 x i64> <i64 4790782116191857699, i64 9223372036854775807, i64 1, i64 4380008714990734975, i64 -2, i64 8966345531266667273, i64 -3946908974723784118, i64 -9223372036854775808>
@g122 = global <4 x i8> <i8 -128, i8 -128, i8 1, i8 2>
@g123 = global <4 x i8> <i8 -15, i8 -3, i8 127, i8 -105>
@g124 = global <4 x i8> <i8 -2, i8 82, i8 0, i8 -128>
@g125 = global i32 2
@g126 = global <2 x i8> <i8 127, i8 -85>
@g127 = global i32 0
@g128 = global <2 x i32> <i32 -2147483648, i32 -713835799>
@g129 = global <2 x i8> <i8 -128, i8 127>
@g130 = global i32 1
@g131 = global <2 x double> <double 0xFFF0000000000000, double -0.0>
@g132 = global <8 x i8> <i8 127, i8 -3, i8 126, i8 3, i8 -128, i8 127, i8 127, i8 -1>
@g133 = global i32 8
@g134 = global i8 -128
@g135 = global <8 x i8> <i8 -128, i8 127, i8 -128, i8 113, i8 -128, i8 0, i8 -128, i8 127>
@g136 = global <4 x i16> <i16 -32768, i16 -32768, i16 32767, i16 -32768>
@g137 = global <4 x i16> <i16 -3, i16 32767, i16 32767, i16 -1>
@g138 = global <4 x i8> <i8 -122, i8 1, i8 -128, i8 108>
@g139 = global i32 3
@g140 = global <4 x i8> <i8 67, i8 -120, i8 -128, i8 -128>
@g141 = global i32 1
@g142 = global <4 x float> <float 2.5, float 0.125, float 1.0, float -3.5>
@g143 = global <4 x float> <float 10000.0, float 100.25, float -7.75, float 0.5>
@g144 = global <4 x i8> <i8 -128, i8 0, i8 2, i8 3>
@g145 = global i32 3
@g146 = global <4 x i64> <i64 9223372036854775807, i64 -9223372036854775808, i64 -3, i64 -9223372036854775808>
@g147 = global <4 x i8> <i8 -22, i8 -128, i8 90, i8 100>
@g148 = global i32 3
@g149 = global double 0.125
@g150 = global <4 x double> <double -0.0, double -0.0, double -7.75, double 1.0>
declare <2 x double> @llvm.vp.fmul.v2f64(<2 x double>, <2 x double>, <2 x i1>, i32)
declare <2 x double> @llvm.vp.fpext.v2f64.v2f32(<2 x float>, <2 x i1>, i32)
declare <2 x double> @llvm.vp.fsub.v2f64(<2 x double>, <2 x double>, <2 x i1>, i32)
declare <2 x float> @llvm.vp.fma.v2f32(<2 x float>, <2 x float>, <2 x float>, <2 x i1>, i32)
declare <2 x float> @llvm.vp.fptrunc.v2f32.v2f64(<2 x double>, <2 x i1>, i32)
declare <2 x float> @llvm.vp.minnum.v2f32(<2 x float>, <2 x float>, <2 x i1>, i32)
declare <2 x i16> @llvm.vp.smax.v2i16(<2 x i16>, <2 x i16>, <2 x i1>, i32)
declare <2 x i1> @llvm.vp.icmp.v2i32(<2 x i32>, <2 x i32>, metadata, <2 x i1>, i32)
declare <2 x i1> @llvm.vp.icmp.v2i64(<2 x i64>, <2 x i64>, metadata, <2 x i1>, i32)
declare <2 x i32> @llvm.vp.bswap.v2i32(<2 x i32>, <2 x i1>, i32)
declare <2 x i32> @llvm.vp.zext.v2i32.v2i8(<2 x i8>, <2 x i1>, i32)
declare <2 x i64> @llvm.vp.sext.v2i64.v2i16(<2 x i16>, <2 x i1>, i32)
declare <2 x i64> @llvm.vp.smin.v2i64(<2 x i64>, <2 x i64>, <2 x i1>, i32)
declare <2 x i64> @llvm.vp.sub.v2i64(<2 x i64>, <2 x i64>, <2 x i1>, i32)
declare <2 x i8> @llvm.vp.abs.v2i8(<2 x i8>, i1, <2 x i1>, i32)
declare <4 x double> @llvm.vp.fma.v4f64(<4 x double>, <4 x double>, <4 x double>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.fpext.v4f64.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x double> @llvm.vp.sitofp.v4f64.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fsub.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.minnum.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x i16> @llvm.vp.and.v4i16(<4 x i16>, <4 x i16>, <4 x i1>, i32)
declare <4 x i16> @llvm.vp.trunc.v4i16.v4i64(<4 x i64>, <4 x i1>, i32)
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
declare <4 x i1> @llvm.vp.fcmp.v4f64(<4 x double>, <4 x double>, metadata, <4 x i1>, i32)
declare <4 x i8> @llvm.vp.lshr.v4i8(<4 x i8>, <4 x i8>, <4 x i1>, i32)
declare <4 x i8> @llvm.vp.mul.v4i8(<4 x i8>, <4 x i8>, <4 x i1>, i32)
declare <8 x i32> @llvm.vp.smax.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
declare <8 x i64> @llvm.vp.and.v8i64(<8 x i64>, <8 x i64>, <8 x i1>, i32)
declare <8 x i8> @llvm.vp.umin.v8i8(<8 x i8>, <8 x i8>, <8 x i1>, i32)
declare double @llvm.vp.reduce.fmin.v4f64(double, <4 x double>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.or.v8i32(i32, <8 x i32>, <8 x i1>, i32)
declare i32 @llvm.vp.reduce.smax.v2i32(i32, <2 x i32>, <2 x i1>, i32)
declare i64 @llvm.vp.reduce.and.v8i64(i64, <8 x i64>, <8 x i1>, i32)
declare i64 @llvm.vp.reduce.smin.v4i64(i64, <4 x i64>, <4 x i1>, i32)
declare i8 @llvm.vp.reduce.add.v8i8(i8, <8 x i8>, <8 x i1>, i32)
declare i8 @llvm.vp.reduce.mul.v8i8(i8, <8 x i8>, <8 x i1>, i32)
declare i8 @llvm.vp.reduce.or.v8i8(i8, <8 x i8>, <8 x i1>, i32)
declare i8 @llvm.vp.reduce.xor.v4i8(i8, <4 x i8>, <4 x i1>, i32)
define i32 @main() {
  %x1 = load <2 x i8>, ptr @g0
  %x2 = icmp slt <2 x i8> %x1, zeroinitializer
  %x3 = load i32, ptr @g1
  %x4 = insertelement <2 x i32> poison, i32 %x3, i32 0
  %x5 = shufflevector <2 x i32> %x4, <2 x i32> poison, <2 x i32> zeroinitializer
  %x6 = icmp ult <2 x i32> <i32 0, i32 1>, %x5
  %x7 = and <2 x i1> %x2, %x6
  %x8 = load <2 x i32>, ptr @g2
  %x9 = load <2 x i32>, ptr @g3
  %x10 = call <2 x i1> @llvm.vp.icmp.v2i32(<2 x i32> %x8, <2 x i32> %x9, metadata !"ult", <2 x i1> %x2, i32 %x3)
  %x11 = select <2 x i1> %x7, <2 x i1> %x10, <2 x i1> zeroinitializer
  %x12 = zext <2 x i1> %x11 to <2 x i8>
  call void @show.v2i8(<2 x i8> %x12)
  call i32 (ptr, ...) @printf(ptr @n)
  %x13 = load <4 x float>, ptr @g4
  %x14 = load <4 x float>, ptr @g5
  %x15 = load <4 x i8>, ptr @g6
  %x16 = icmp slt <4 x i8> %x15, zeroinitializer
  %x17 = load i32, ptr @g7
  %x18 = insertelement <4 x i32> poison, i32 %x17, i32 0
  %x19 = shufflevector <4 x i32> %x18, <4 x i32> poison, <4 x i32> zeroinitializer
  %x20 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %x19
  %x21 = and <4 x i1> %x16, %x20
  %x22 = call <4 x float> @llvm.vp.fsub.v4f32(<4 x float> %x13, <4 x float> %x14, <4 x i1> %x16, i32 %x17)
  %x23 = select <4 x i1> %x21, <4 x float> %x22, <4 x float> zeroinitializer
  call void @show.v4f32(<4 x float> %x23)
  call i32 (ptr, ...) @printf(ptr @n)
  %x24 = load <2 x i8>, ptr @g8
  %x25 = icmp slt <2 x i8> %x24, zeroinitializer
  %x26 = load i32, ptr @g9
  %x27 = insertelement <2 x i32> poison, i32 %x26, i32 0
  %x28 = shufflevector <2 x i32> %x27, <2 x i32> poison, <2 x i32> zeroinitializer
  %x29 = icmp ult <2 x i32> <i32 0, i32 1>, %x28
  %x30 = and <2 x i1> %x25, %x29
  %x31 = load <2 x i16>, ptr @g10
  %x32 = load <2 x i16>, ptr @g11
  %x33 = call <2 x i16> @llvm.vp.smax.v2i16(<2 x i16> %x31, <2 x i16> %x32, <2 x i1> %x25, i32 %x26)
  %x34 = select <2 x i1> %x30, <2 x i16> %x33, <2 x i16> zeroinitializer
  call void @show.v2i16(<2 x i16> %x34)
  call i32 (ptr, ...) @printf(ptr @n)
  %x35 = load <4 x i8>, ptr @g12
  %x36 = icmp slt <4 x i8> %x35, zeroinitializer
  %x37 = load i32, ptr @g13
  %x38 = insertelement <4 x i32> poison, i32 %x37, i32 0
  %x39 = shufflevector <4 x i32> %x38, <4 x i32> poison, <4 x i32> zeroinitializer
  %x40 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %x39
  %x41 = and <4 x i1> %x36, %x40
  %x42 = load <4 x float>, ptr @g14
  %x43 = call <4 x double> @llvm.vp.fpext.v4f64.v4f32(<4 x float> %x42, <4 x i1> %x36, i32 %x37)
  %x44 = select <4 x i1> %x41, <4 x double> %x43, <4 x double> zeroinitializer
  call void @show.v4f64(<4 x double> %x44)
  call i32 (ptr, ...) @printf(ptr @n)
  %x45 = load <4 x i8>, ptr @g15
  %x46 = icmp slt <4 x i8> %x45, zeroinitializer
  %x47 = load i32, ptr @g16
  %x48 = insertelement <4 x i32> poison, i32 %x47, i32 0
  %x49 = shufflevector <4 x i32> %x48, <4 x i32> poison, <4 x i32> zeroinitializer
  %x50 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %x49
  %x51 = and <4 x i1> %x46, %x50
  %x52 = load i8, ptr @g17
  %x53 = load <4 x i8>, ptr @g18
  %x54 = call i8 @llvm.vp.reduce.xor.v4i8(i8 %x52, <4 x i8> %x53, <4 x i1> %x46, i32 %x47)
  %x55 = sext i8 %x54 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x55)
  call i32 (ptr, ...) @printf(ptr @n)
  %x56 = load <4 x i8>, ptr @g19
  %x57 = icmp slt <4 x i8> %x56, zeroinitializer
  %x58 = load i32, ptr @g20
  %x59 = insertelement <4 x i32> poison, i32 %x58, i32 0
  %x60 = shufflevector <4 x i32> %x59, <4 x i32> poison, <4 x i32> zeroinitializer
  %x61 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %x60
  %x62 = and <4 x i1> %x57, %x61
  %x63 = load <4 x double>, ptr @g21
  %x64 = load <4 x double>, ptr @g22
  %x65 = call <4 x i1> @llvm.vp.fcmp.v4f64(<4 x double> %x63, <4 x double> %x64, metadata !"ult", <4 x i1> %x57, i32 %x58)
  %x66 = select <4 x i1> %x62, <4 x i1> %x65, <4 x i1> zeroinitializer
  %x67 = zext <4 x i1> %x66 to <4 x i8>
  call void @show.v4i8(<4 x i8> %x67)
  call i32 (ptr, ...) @printf(ptr @n)
  %x68 = load <2 x double>, ptr @g23
  %x69 = load <2 x double>, ptr @g24
  %x70 = load <2 x i8>, ptr @g25
  %x71 = icmp slt <2 x i8> %x70, zeroinitializer
  %x72 = load i32, ptr @g26
  %x73 = insertelement <2 x i32> poison, i32 %x72, i32 0
  %x74 = shufflevector <2 x i32> %x73, <2 x i32> poison, <2 x i32> zeroinitializer
  %x75 = icmp ult <2 x i32> <i32 0, i32 1>, %x74
  %x76 = and <2 x i1> %x71, %x75
  %x77 = call <2 x double> @llvm.vp.fmul.v2f64(<2 x double> %x68, <2 x double> %x69, <2 x i1> %x71, i32 %x72)
  %x78 = select <2 x i1> %x76, <2 x double> %x77, <2 x double> zeroinitializer
  call void @show.v2f64(<2 x double> %x78)
  call i32 (ptr, ...) @printf(ptr @n)
  %x79 = load <2 x i8>, ptr @g27
  %x80 = icmp slt <2 x i8> %x79, zeroinitializer
  %x81 = load i32, ptr @g28
  %x82 = insertelement <2 x i32> poison, i32 %x81, i32 0
  %x83 = shufflevector <2 x i32> %x82, <2 x i32> poison, <2 x i32> zeroinitializer
  %x84 = icmp ult <2 x i32> <i32 0, i32 1>, %x83
  %x85 = and <2 x i1> %x80, %x84
  %x86 = load <2 x i16>, ptr @g29
  %x87 = call <2 x i64> @llvm.vp.sext.v2i64.v2i16(<2 x i16> %x86, <2 x i1> %x80, i32 %x81)
  %x88 = select <2 x i1> %x85, <2 x i64> %x87, <2 x i64> zeroinitializer
  call void @show.v2i64(<2 x i64> %x88)
  call i32 (ptr, ...) @printf(ptr @n)
  %x89 = load <8 x i8>, ptr @g30
  %x90 = icmp slt <8 x i8> %x89, zeroinitializer
  %x91 = load i32, ptr @g31
  %x92 = insertelement <8 x i32> poison, i32 %x91, i32 0
  %x93 = shufflevector <8 x i32> %x92, <8 x i32> poison, <8 x i32> zeroinitializer
  %x94 = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %x93
  %x95 = and <8 x i1> %x90, %x94
  %x96 = load i32, ptr @g32
  %x97 = load <8 x i32>, ptr @g33
  %x98 = call i32 @llvm.vp.reduce.or.v8i32(i32 %x96, <8 x i32> %x97, <8 x i1> %x90, i32 %x91)
  %x99 = sext i32 %x98 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x99)
  call i32 (ptr, ...) @printf(ptr @n)
  %x100 = load <4 x i8>, ptr @g34
  %x101 = icmp slt <4 x i8> %x100, zeroinitializer
  %x102 = load i32, ptr @g35
  %x103 = insertelement <4 x i32> poison, i32 %x102, i32 0
  %x104 = shufflevector <4 x i32> %x103, <4 x i32> poison, <4 x i32> zeroinitializer
  %x105 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %x104
  %x106 = and <4 x i1> %x101, %x105
  %x107 = load <4 x float>, ptr @g36
  %x108 = load <4 x float>, ptr @g37
  %x109 = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %x107, <4 x float> %x108, metadata !"ord", <4 x i1> %x101, i32 %x102)
  %x110 = select <4 x i1> %x106, <4 x i1> %x109, <4 x i1> zeroinitializer
  %x111 = zext <4 x i1> %x110 to <4 x i8>
  call void @show.v4i8(<4 x i8> %x111)
  call i32 (ptr, ...) @printf(ptr @n)
  %x112 = load <2 x double>, ptr @g38
  %x113 = load <2 x double>, ptr @g39
  %x114 = load <2 x i8>, ptr @g40
  %x115 = icmp slt <2 x i8> %x114, zeroinitializer
  %x116 = load i32, ptr @g41
  %x117 = insertelement <2 x i32> poison, i32 %x116, i32 0
  %x118 = shufflevector <2 x i32> %x117, <2 x i32> poison, <2 x i32> zeroinitializer
  %x119 = icmp ult <2 x i32> <i32 0, i32 1>, %x118
  %x120 = and <2 x i1> %x115, %x119
  %x121 = call <2 x double> @llvm.vp.fsub.v2f64(<2 x double> %x112, <2 x double> %x113, <2 x i1> %x115, i32 %x116)
  %x122 = select <2 x i1> %x120, <2 x double> %x121, <2 x double> zeroinitializer
  call void @show.v2f64(<2 x double> %x122)
  call i32 (ptr, ...) @printf(ptr @n)
  %x123 = load <2 x i8>, ptr @g42
  %x124 = icmp slt <2 x i8> %x123, zeroinitializer
  %x125 = load i32, ptr @g43
  %x126 = insertelement <2 x i32> poison, i32 %x125, i32 0
  %x127 = shufflevector <2 x i32> %x126, <2 x i32> poison, <2 x i32> zeroinitializer
  %x128 = icmp ult <2 x i32> <i32 0, i32 1>, %x127
  %x129 = and <2 x i1> %x124, %x128
  %x130 = load <2 x i8>, ptr @g44
  %x131 = call <2 x i8> @llvm.vp.abs.v2i8(<2 x i8> %x130, i1 false, <2 x i1> %x124, i32 %x125)
  %x132 = select <2 x i1> %x129, <2 x i8> %x131, <2 x i8> zeroinitializer
  call void @show.v2i8(<2 x i8> %x132)
  call i32 (ptr, ...) @printf(ptr @n)
  %x133 = load <2 x i8>, ptr @g45
  %x134 = icmp slt <2 x i8> %x133, zeroinitializer
  %x135 = load i32, ptr @g46
  %x136 = insertelement <2 x i32> poison, i32 %x135, i32 0
  %x137 = shufflevector <2 x i32> %x136, <2 x i32> poison, <2 x i32> zeroinitializer
  %x138 = icmp ult <2 x i32> <i32 0, i32 1>, %x137
  %x139 = and <2 x i1> %x134, %x138
  %x140 = load <2 x i8>, ptr @g47
  %x141 = call <2 x i32> @llvm.vp.zext.v2i32.v2i8(<2 x i8> %x140, <2 x i1> %x134, i32 %x135)
  %x142 = select <2 x i1> %x139, <2 x i32> %x141, <2 x i32> zeroinitializer
  call void @show.v2i32(<2 x i32> %x142)
  call i32 (ptr, ...) @printf(ptr @n)
  %x143 = load <2 x i8>, ptr @g48
  %x144 = icmp slt <2 x i8> %x143, zeroinitializer
  %x145 = load i32, ptr @g49
  %x146 = insertelement <2 x i32> poison, i32 %x145, i32 0
  %x147 = shufflevector <2 x i32> %x146, <2 x i32> poison, <2 x i32> zeroinitializer
  %x148 = icmp ult <2 x i32> <i32 0, i32 1>, %x147
  %x149 = and <2 x i1> %x144, %x148
  %x150 = load i32, ptr @g50
  %x151 = load <2 x i32>, ptr @g51
  %x152 = call i32 @llvm.vp.reduce.smax.v2i32(i32 %x150, <2 x i32> %x151, <2 x i1> %x144, i32 %x145)
  %x153 = sext i32 %x152 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x153)
  call i32 (ptr, ...) @printf(ptr @n)
  %x154 = load <2 x i8>, ptr @g52
  %x155 = icmp slt <2 x i8> %x154, zeroinitializer
  %x156 = load i32, ptr @g53
  %x157 = insertelement <2 x i32> poison, i32 %x156, i32 0
  %x158 = shufflevector <2 x i32> %x157, <2 x i32> poison, <2 x i32> zeroinitializer
  %x159 = icmp ult <2 x i32> <i32 0, i32 1>, %x158
  %x160 = and <2 x i1> %x155, %x159
  %x161 = load <2 x i64>, ptr @g54
  %x162 = load <2 x i64>, ptr @g55
  %x163 = call <2 x i1> @llvm.vp.icmp.v2i64(<2 x i64> %x161, <2 x i64> %x162, metadata !"ult", <2 x i1> %x155, i32 %x156)
  %x164 = select <2 x i1> %x160, <2 x i1> %x163, <2 x i1> zeroinitializer
  %x165 = zext <2 x i1> %x164 to <2 x i8>
  call void @show.v2i8(<2 x i8> %x165)
  call i32 (ptr, ...) @printf(ptr @n)
  %x166 = load <2 x i64>, ptr @g56
  %x167 = load <2 x i64>, ptr @g57
  %x168 = load <2 x i8>, ptr @g58
  %x169 = icmp slt <2 x i8> %x168, zeroinitializer
  %x170 = load i32, ptr @g59
  %x171 = insertelement <2 x i32> poison, i32 %x170, i32 0
  %x172 = shufflevector <2 x i32> %x171, <2 x i32> poison, <2 x i32> zeroinitializer
  %x173 = icmp ult <2 x i32> <i32 0, i32 1>, %x172
  %x174 = and <2 x i1> %x169, %x173
  %x175 = call <2 x i64> @llvm.vp.sub.v2i64(<2 x i64> %x166, <2 x i64> %x167, <2 x i1> %x169, i32 %x170)
  %x176 = select <2 x i1> %x174, <2 x i64> %x175, <2 x i64> zeroinitializer
  call void @show.v2i64(<2 x i64> %x176)
  call i32 (ptr, ...) @printf(ptr @n)
  %x177 = load <2 x i8>, ptr @g60
  %x178 = icmp slt <2 x i8> %x177, zeroinitializer
  %x179 = load i32, ptr @g61
  %x180 = insertelement <2 x i32> poison, i32 %x179, i32 0
  %x181 = shufflevector <2 x i32> %x180, <2 x i32> poison, <2 x i32> zeroinitializer
  %x182 = icmp ult <2 x i32> <i32 0, i32 1>, %x181
  %x183 = and <2 x i1> %x178, %x182
  %x184 = load <2 x i64>, ptr @g62
  %x185 = load <2 x i64>, ptr @g63
  %x186 = call <2 x i64> @llvm.vp.smin.v2i64(<2 x i64> %x184, <2 x i64> %x185, <2 x i1> %x178, i32 %x179)
  %x187 = select <2 x i1> %x183, <2 x i64> %x186, <2 x i64> zeroinitializer
  call void @show.v2i64(<2 x i64> %x187)
  call i32 (ptr, ...) @printf(ptr @n)
  %x188 = load <2 x i8>, ptr @g64
  %x189 = icmp slt <2 x i8> %x188, zeroinitializer
  %x190 = load i32, ptr @g65
  %x191 = insertelement <2 x i32> poison, i32 %x190, i32 0
  %x192 = shufflevector <2 x i32> %x191, <2 x i32> poison, <2 x i32> zeroinitializer
  %x193 = icmp ult <2 x i32> <i32 0, i32 1>, %x192
  %x194 = and <2 x i1> %x189, %x193
  %x195 = load <2 x i16>, ptr @g66
  %x196 = call <2 x i64> @llvm.vp.sext.v2i64.v2i16(<2 x i16> %x195, <2 x i1> %x189, i32 %x190)
  %x197 = select <2 x i1> %x194, <2 x i64> %x196, <2 x i64> zeroinitializer
  call void @show.v2i64(<2 x i64> %x197)
  call i32 (ptr, ...) @printf(ptr @n)
  %x198 = load <8 x i8>, ptr @g67
  %x199 = icmp slt <8 x i8> %x198, zeroinitializer
  %x200 = load i32, ptr @g68
  %x201 = insertelement <8 x i32> poison, i32 %x200, i32 0
  %x202 = shufflevector <8 x i32> %x201, <8 x i32> poison, <8 x i32> zeroinitializer
  %x203 = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %x202
  %x204 = and <8 x i1> %x199, %x203
  %x205 = load i8, ptr @g69
  %x206 = load <8 x i8>, ptr @g70
  %x207 = call i8 @llvm.vp.reduce.or.v8i8(i8 %x205, <8 x i8> %x206, <8 x i1> %x199, i32 %x200)
  %x208 = sext i8 %x207 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x208)
  call i32 (ptr, ...) @printf(ptr @n)
  %x209 = load <8 x i64>, ptr @g71
  %x210 = load <8 x i64>, ptr @g72
  %x211 = load <8 x i8>, ptr @g73
  %x212 = icmp slt <8 x i8> %x211, zeroinitializer
  %x213 = load i32, ptr @g74
  %x214 = insertelement <8 x i32> poison, i32 %x213, i32 0
  %x215 = shufflevector <8 x i32> %x214, <8 x i32> poison, <8 x i32> zeroinitializer
  %x216 = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %x215
  %x217 = and <8 x i1> %x212, %x216
  %x218 = call <8 x i64> @llvm.vp.and.v8i64(<8 x i64> %x209, <8 x i64> %x210, <8 x i1> %x212, i32 %x213)
  %x219 = select <8 x i1> %x217, <8 x i64> %x218, <8 x i64> zeroinitializer
  call void @show.v8i64(<8 x i64> %x219)
  call i32 (ptr, ...) @printf(ptr @n)
  %x220 = load <8 x i8>, ptr @g75
  %x221 = icmp slt <8 x i8> %x220, zeroinitializer
  %x222 = load i32, ptr @g76
  %x223 = insertelement <8 x i32> poison, i32 %x222, i32 0
  %x224 = shufflevector <8 x i32> %x223, <8 x i32> poison, <8 x i32> zeroinitializer
  %x225 = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %x224
  %x226 = and <8 x i1> %x221, %x225
  %x227 = load <8 x i8>, ptr @g77
  %x228 = load <8 x i8>, ptr @g78
  %x229 = call <8 x i8> @llvm.vp.umin.v8i8(<8 x i8> %x227, <8 x i8> %x228, <8 x i1> %x221, i32 %x222)
  %x230 = select <8 x i1> %x226, <8 x i8> %x229, <8 x i8> zeroinitializer
  call void @show.v8i8(<8 x i8> %x230)
  call i32 (ptr, ...) @printf(ptr @n)
  %x231 = load <4 x i8>, ptr @g79
  %x232 = icmp slt <4 x i8> %x231, zeroinitializer
  %x233 = load i32, ptr @g80
  %x234 = insertelement <4 x i32> poison, i32 %x233, i32 0
  %x235 = shufflevector <4 x i32> %x234, <4 x i32> poison, <4 x i32> zeroinitializer
  %x236 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %x235
  %x237 = and <4 x i1> %x232, %x236
  %x238 = load <4 x i64>, ptr @g81
  %x239 = call <4 x i16> @llvm.vp.trunc.v4i16.v4i64(<4 x i64> %x238, <4 x i1> %x232, i32 %x233)
  %x240 = select <4 x i1> %x237, <4 x i16> %x239, <4 x i16> zeroinitializer
  call void @show.v4i16(<4 x i16> %x240)
  call i32 (ptr, ...) @printf(ptr @n)
  %x241 = load <4 x i8>, ptr @g82
  %x242 = icmp slt <4 x i8> %x241, zeroinitializer
  %x243 = load i32, ptr @g83
  %x244 = insertelement <4 x i32> poison, i32 %x243, i32 0
  %x245 = shufflevector <4 x i32> %x244, <4 x i32> poison, <4 x i32> zeroinitializer
  %x246 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %x245
  %x247 = and <4 x i1> %x242, %x246
  %x248 = load i64, ptr @g84
  %x249 = load <4 x i64>, ptr @g85
  %x250 = call i64 @llvm.vp.reduce.smin.v4i64(i64 %x248, <4 x i64> %x249, <4 x i1> %x242, i32 %x243)
  call i32 (ptr, ...) @printf(ptr @d, i64 %x250)
  call i32 (ptr, ...) @printf(ptr @n)
  %x251 = load <4 x i8>, ptr @g86
  %x252 = load <4 x i8>, ptr @g87
  %x253 = load <4 x i8>, ptr @g88
  %x254 = icmp slt <4 x i8> %x253, zeroinitializer
  %x255 = load i32, ptr @g89
  %x256 = insertelement <4 x i32> poison, i32 %x255, i32 0
  %x257 = shufflevector <4 x i32> %x256, <4 x i32> poison, <4 x i32> zeroinitializer
  %x258 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %x257
  %x259 = and <4 x i1> %x254, %x258
  %x260 = call <4 x i8> @llvm.vp.mul.v4i8(<4 x i8> %x251, <4 x i8> %x252, <4 x i1> %x254, i32 %x255)
  %x261 = select <4 x i1> %x259, <4 x i8> %x260, <4 x i8> zeroinitializer
  call void @show.v4i8(<4 x i8> %x261)
  call i32 (ptr, ...) @printf(ptr @n)
  %x262 = load <4 x i8>, ptr @g90
  %x263 = icmp slt <4 x i8> %x262, zeroinitializer
  %x264 = load i32, ptr @g91
  %x265 = insertelement <4 x i32> poison, i32 %x264, i32 0
  %x266 = shufflevector <4 x i32> %x265, <4 x i32> poison, <4 x i32> zeroinitializer
  %x267 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %x266
  %x268 = and <4 x i1> %x263, %x267
  %x269 = load <4 x double>, ptr @g92
  %x270 = load <4 x double>, ptr @g93
  %x271 = load <4 x double>, ptr @g94
  %x272 = call <4 x double> @llvm.vp.fma.v4f64(<4 x double> %x269, <4 x double> %x270, <4 x double> %x271, <4 x i1> %x263, i32 %x264)
  %x273 = select <4 x i1> %x268, <4 x double> %x272, <4 x double> zeroinitializer
  call void @show.v4f64(<4 x double> %x273)
  call i32 (ptr, ...) @printf(ptr @n)
  %x274 = load <2 x i8>, ptr @g95
  %x275 = icmp slt <2 x i8> %x274, zeroinitializer
  %x276 = load i32, ptr @g96
  %x277 = insertelement <2 x i32> poison, i32 %x276, i32 0
  %x278 = shufflevector <2 x i32> %x277, <2 x i32> poison, <2 x i32> zeroinitializer
  %x279 = icmp ult <2 x i32> <i32 0, i32 1>, %x278
  %x280 = and <2 x i1> %x275, %x279
  %x281 = load <2 x float>, ptr @g97
  %x282 = load <2 x float>, ptr @g98
  %x283 = load <2 x float>, ptr @g99
  %x284 = call <2 x float> @llvm.vp.fma.v2f32(<2 x float> %x281, <2 x float> %x282, <2 x float> %x283, <2 x i1> %x275, i32 %x276)
  %x285 = select <2 x i1> %x280, <2 x float> %x284, <2 x float> zeroinitializer
  call void @show.v2f32(<2 x float> %x285)
  call i32 (ptr, ...) @printf(ptr @n)
  %x286 = load <4 x i8>, ptr @g100
  %x287 = icmp slt <4 x i8> %x286, zeroinitializer
  %x288 = load i32, ptr @g101
  %x289 = insertelement <4 x i32> poison, i32 %x288, i32 0
  %x290 = shufflevector <4 x i32> %x289, <4 x i32> poison, <4 x i32> zeroinitializer
  %x291 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %x290
  %x292 = and <4 x i1> %x287, %x291
  %x293 = load <4 x i32>, ptr @g102
  %x294 = call <4 x double> @llvm.vp.sitofp.v4f64.v4i32(<4 x i32> %x293, <4 x i1> %x287, i32 %x288)
  %x295 = select <4 x i1> %x292, <4 x double> %x294, <4 x double> zeroinitializer
  call void @show.v4f64(<4 x double> %x295)
  call i32 (ptr, ...) @printf(ptr @n)
  %x296 = load <8 x i8>, ptr @g103
  %x297 = icmp slt <8 x i8> %x296, zeroinitializer
  %x298 = load i32, ptr @g104
  %x299 = insertelement <8 x i32> poison, i32 %x298, i32 0
  %x300 = shufflevector <8 x i32> %x299, <8 x i32> poison, <8 x i32> zeroinitializer
  %x301 = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %x300
  %x302 = and <8 x i1> %x297, %x301
  %x303 = load i8, ptr @g105
  %x304 = load <8 x i8>, ptr @g106
  %x305 = call i8 @llvm.vp.reduce.add.v8i8(i8 %x303, <8 x i8> %x304, <8 x i1> %x297, i32 %x298)
  %x306 = sext i8 %x305 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x306)
  call i32 (ptr, ...) @printf(ptr @n)
  %x307 = load <8 x i8>, ptr @g107
  %x308 = icmp slt <8 x i8> %x307, zeroinitializer
  %x309 = load i32, ptr @g108
  %x310 = insertelement <8 x i32> poison, i32 %x309, i32 0
  %x311 = shufflevector <8 x i32> %x310, <8 x i32> poison, <8 x i32> zeroinitializer
  %x312 = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %x311
  %x313 = and <8 x i1> %x308, %x312
  %x314 = load <8 x i32>, ptr @g109
  %x315 = load <8 x i32>, ptr @g110
  %x316 = call <8 x i32> @llvm.vp.smax.v8i32(<8 x i32> %x314, <8 x i32> %x315, <8 x i1> %x308, i32 %x309)
  %x317 = select <8 x i1> %x313, <8 x i32> %x316, <8 x i32> zeroinitializer
  call void @show.v8i32(<8 x i32> %x317)
  call i32 (ptr, ...) @printf(ptr @n)
  %x318 = load <2 x i8>, ptr @g111
  %x319 = icmp slt <2 x i8> %x318, zeroinitializer
  %x320 = load i32, ptr @g112
  %x321 = insertelement <2 x i32> poison, i32 %x320, i32 0
  %x322 = shufflevector <2 x i32> %x321, <2 x i32> poison, <2 x i32> zeroinitializer
  %x323 = icmp ult <2 x i32> <i32 0, i32 1>, %x322
  %x324 = and <2 x i1> %x319, %x323
  %x325 = load <2 x float>, ptr @g113
  %x326 = load <2 x float>, ptr @g114
  %x327 = call <2 x float> @llvm.vp.minnum.v2f32(<2 x float> %x325, <2 x float> %x326, <2 x i1> %x319, i32 %x320)
  %x328 = select <2 x i1> %x324, <2 x float> %x327, <2 x float> zeroinitializer
  call void @show.v2f32(<2 x float> %x328)
  call i32 (ptr, ...) @printf(ptr @n)
  %x329 = load <2 x i8>, ptr @g115
  %x330 = icmp slt <2 x i8> %x329, zeroinitializer
  %x331 = load i32, ptr @g116
  %x332 = insertelement <2 x i32> poison, i32 %x331, i32 0
  %x333 = shufflevector <2 x i32> %x332, <2 x i32> poison, <2 x i32> zeroinitializer
  %x334 = icmp ult <2 x i32> <i32 0, i32 1>, %x333
  %x335 = and <2 x i1> %x330, %x334
  %x336 = load <2 x float>, ptr @g117
  %x337 = call <2 x double> @llvm.vp.fpext.v2f64.v2f32(<2 x float> %x336, <2 x i1> %x330, i32 %x331)
  %x338 = select <2 x i1> %x335, <2 x double> %x337, <2 x double> zeroinitializer
  call void @show.v2f64(<2 x double> %x338)
  call i32 (ptr, ...) @printf(ptr @n)
  %x339 = load <8 x i8>, ptr @g118
  %x340 = icmp slt <8 x i8> %x339, zeroinitializer
  %x341 = load i32, ptr @g119
  %x342 = insertelement <8 x i32> poison, i32 %x341, i32 0
  %x343 = shufflevector <8 x i32> %x342, <8 x i32> poison, <8 x i32> zeroinitializer
  %x344 = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %x343
  %x345 = and <8 x i1> %x340, %x344
  %x346 = load i64, ptr @g120
  %x347 = load <8 x i64>, ptr @g121
  %x348 = call i64 @llvm.vp.reduce.and.v8i64(i64 %x346, <8 x i64> %x347, <8 x i1> %x340, i32 %x341)
  call i32 (ptr, ...) @printf(ptr @d, i64 %x348)
  call i32 (ptr, ...) @printf(ptr @n)
  %x349 = load <4 x i8>, ptr @g122
  %x350 = load <4 x i8>, ptr @g123
  %x351 = load <4 x i8>, ptr @g124
  %x352 = icmp slt <4 x i8> %x351, zeroinitializer
  %x353 = load i32, ptr @g125
  %x354 = insertelement <4 x i32> poison, i32 %x353, i32 0
  %x355 = shufflevector <4 x i32> %x354, <4 x i32> poison, <4 x i32> zeroinitializer
  %x356 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %x355
  %x357 = and <4 x i1> %x352, %x356
  %x358 = and <4 x i8> %x350, <i8 7, i8 7, i8 7, i8 7>
  %x359 = call <4 x i8> @llvm.vp.lshr.v4i8(<4 x i8> %x349, <4 x i8> %x358, <4 x i1> %x352, i32 %x353)
  %x360 = select <4 x i1> %x357, <4 x i8> %x359, <4 x i8> zeroinitializer
  call void @show.v4i8(<4 x i8> %x360)
  call i32 (ptr, ...) @printf(ptr @n)
  %x361 = load <2 x i8>, ptr @g126
  %x362 = icmp slt <2 x i8> %x361, zeroinitializer
  %x363 = load i32, ptr @g127
  %x364 = insertelement <2 x i32> poison, i32 %x363, i32 0
  %x365 = shufflevector <2 x i32> %x364, <2 x i32> poison, <2 x i32> zeroinitializer
  %x366 = icmp ult <2 x i32> <i32 0, i32 1>, %x365
  %x367 = and <2 x i1> %x362, %x366
  %x368 = load <2 x i32>, ptr @g128
  %x369 = call <2 x i32> @llvm.vp.bswap.v2i32(<2 x i32> %x368, <2 x i1> %x362, i32 %x363)
  %x370 = select <2 x i1> %x367, <2 x i32> %x369, <2 x i32> zeroinitializer
  call void @show.v2i32(<2 x i32> %x370)
  call i32 (ptr, ...) @printf(ptr @n)
  %x371 = load <2 x i8>, ptr @g129
  %x372 = icmp slt <2 x i8> %x371, zeroinitializer
  %x373 = load i32, ptr @g130
  %x374 = insertelement <2 x i32> poison, i32 %x373, i32 0
  %x375 = shufflevector <2 x i32> %x374, <2 x i32> poison, <2 x i32> zeroinitializer
  %x376 = icmp ult <2 x i32> <i32 0, i32 1>, %x375
  %x377 = and <2 x i1> %x372, %x376
  %x378 = load <2 x double>, ptr @g131
  %x379 = call <2 x float> @llvm.vp.fptrunc.v2f32.v2f64(<2 x double> %x378, <2 x i1> %x372, i32 %x373)
  %x380 = select <2 x i1> %x377, <2 x float> %x379, <2 x float> zeroinitializer
  call void @show.v2f32(<2 x float> %x380)
  call i32 (ptr, ...) @printf(ptr @n)
  %x381 = load <8 x i8>, ptr @g132
  %x382 = icmp slt <8 x i8> %x381, zeroinitializer
  %x383 = load i32, ptr @g133
  %x384 = insertelement <8 x i32> poison, i32 %x383, i32 0
  %x385 = shufflevector <8 x i32> %x384, <8 x i32> poison, <8 x i32> zeroinitializer
  %x386 = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %x385
  %x387 = and <8 x i1> %x382, %x386
  %x388 = load i8, ptr @g134
  %x389 = load <8 x i8>, ptr @g135
  %x390 = call i8 @llvm.vp.reduce.mul.v8i8(i8 %x388, <8 x i8> %x389, <8 x i1> %x382, i32 %x383)
  %x391 = sext i8 %x390 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x391)
  call i32 (ptr, ...) @printf(ptr @n)
  %x392 = load <4 x i16>, ptr @g136
  %x393 = load <4 x i16>, ptr @g137
  %x394 = load <4 x i8>, ptr @g138
  %x395 = icmp slt <4 x i8> %x394, zeroinitializer
  %x396 = load i32, ptr @g139
  %x397 = insertelement <4 x i32> poison, i32 %x396, i32 0
  %x398 = shufflevector <4 x i32> %x397, <4 x i32> poison, <4 x i32> zeroinitializer
  %x399 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %x398
  %x400 = and <4 x i1> %x395, %x399
  %x401 = call <4 x i16> @llvm.vp.and.v4i16(<4 x i16> %x392, <4 x i16> %x393, <4 x i1> %x395, i32 %x396)
  %x402 = select <4 x i1> %x400, <4 x i16> %x401, <4 x i16> zeroinitializer
  call void @show.v4i16(<4 x i16> %x402)
  call i32 (ptr, ...) @printf(ptr @n)
  %x403 = load <4 x i8>, ptr @g140
  %x404 = icmp slt <4 x i8> %x403, zeroinitializer
  %x405 = load i32, ptr @g141
  %x406 = insertelement <4 x i32> poison, i32 %x405, i32 0
  %x407 = shufflevector <4 x i32> %x406, <4 x i32> poison, <4 x i32> zeroinitializer
  %x408 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %x407
  %x409 = and <4 x i1> %x404, %x408
  %x410 = load <4 x float>, ptr @g142
  %x411 = load <4 x float>, ptr @g143
  %x412 = call <4 x float> @llvm.vp.minnum.v4f32(<4 x float> %x410, <4 x float> %x411, <4 x i1> %x404, i32 %x405)
  %x413 = select <4 x i1> %x409, <4 x float> %x412, <4 x float> zeroinitializer
  call void @show.v4f32(<4 x float> %x413)
  call i32 (ptr, ...) @printf(ptr @n)
  %x414 = load <4 x i8>, ptr @g144
  %x415 = icmp slt <4 x i8> %x414, zeroinitializer
  %x416 = load i32, ptr @g145
  %x417 = insertelement <4 x i32> poison, i32 %x416, i32 0
  %x418 = shufflevector <4 x i32> %x417, <4 x i32> poison, <4 x i32> zeroinitializer
  %x419 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %x418
  %x420 = and <4 x i1> %x415, %x419
  %x421 = load <4 x i64>, ptr @g146
  %x422 = call <4 x i16> @llvm.vp.trunc.v4i16.v4i64(<4 x i64> %x421, <4 x i1> %x415, i32 %x416)
  %x423 = select <4 x i1> %x420, <4 x i16> %x422, <4 x i16> zeroinitializer
  call void @show.v4i16(<4 x i16> %x423)
  call i32 (ptr, ...) @printf(ptr @n)
  %x424 = load <4 x i8>, ptr @g147
  %x425 = icmp slt <4 x i8> %x424, zeroinitializer
  %x426 = load i32, ptr @g148
  %x427 = insertelement <4 x i32> poison, i32 %x426, i32 0
  %x428 = shufflevector <4 x i32> %x427, <4 x i32> poison, <4 x i32> zeroinitializer
  %x429 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %x428
  %x430 = and <4 x i1> %x425, %x429
  %x431 = load double, ptr @g149
  %x432 = load <4 x double>, ptr @g150
  %x433 = call double @llvm.vp.reduce.fmin.v4f64(double %x431, <4 x double> %x432, <4 x i1> %x425, i32 %x426)
  call i32 (ptr, ...) @printf(ptr @f, double %x433)
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
define void @show.v4i16(<4 x i16> %v) {
  %e0 = extractelement <4 x i16> %v, i32 0
  %w0 = sext i16 %e0 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w0)
  %e1 = extractelement <4 x i16> %v, i32 1
  %w1 = sext i16 %e1 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w1)
  %e2 = extractelement <4 x i16> %v, i32 2
  %w2 = sext i16 %e2 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w2)
  %e3 = extractelement <4 x i16> %v, i32 3
  %w3 = sext i16 %e3 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %w3)
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
