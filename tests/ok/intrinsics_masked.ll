; LangRef, masked loads, stores, gathers and scatters, with and without a length. The numbers are
; random; what they give is what clang 19 makes of them natively.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@d = constant [6 x i8] c"%lld \00"
@f = constant [4 x i8] c"%a \00"
@n = constant [2 x i8] c"\0A\00"
declare i32 @printf(ptr, ...)
@g0 = global <8 x i8> <i8 -3, i8 -128, i8 -128, i8 -1, i8 -128, i8 -128, i8 -128, i8 88>
@m1 = global [16 x i32] [i32 -1, i32 2147483647, i32 -518495591, i32 -2147483648, i32 -1740750858, i32 -1, i32 0, i32 3, i32 -2147483648, i32 2147483647, i32 1602165555, i32 1613649610, i32 2, i32 203305242, i32 2147483647, i32 2147483647], align 64
@g2 = global <8 x i8> <i8 -128, i8 127, i8 127, i8 -38, i8 -128, i8 127, i8 127, i8 2>
@g3 = global i32 8
@g4 = global <8 x i32> <i32 -3, i32 2147483647, i32 1692904803, i32 1052384244, i32 -1219137183, i32 2147483647, i32 3, i32 -2147483648>
@g5 = global <8 x i8> <i8 1, i8 -128, i8 2, i8 0, i8 -63, i8 -128, i8 2, i8 -128>
@m6 = global [16 x i32] [i32 559062843, i32 2, i32 -2147483648, i32 -2, i32 -3, i32 0, i32 2147483647, i32 0, i32 1, i32 2035872859, i32 0, i32 -2147483648, i32 0, i32 0, i32 -2147483648, i32 -2147483648], align 64
@g7 = global <8 x i8> <i8 3, i8 127, i8 -128, i8 2, i8 127, i8 -128, i8 -128, i8 2>
@g8 = global i32 4
@g9 = global <2 x i8> <i8 -128, i8 108>
@m10 = global [4 x float] [float -0.0, float 1.0, float -1.0, float 2.5], align 64
@g11 = global <2 x i8> <i8 -3, i8 -128>
@g12 = global i32 2
@g13 = global <2 x float> <float -7.75, float 0.125>
@g14 = global <2 x i8> <i8 72, i8 -64>
@m15 = global [4 x i16] [i16 -3, i16 32767, i16 15564, i16 32767], align 64
@g16 = global <2 x i8> <i8 25, i8 0>
@g17 = global i32 1
@g18 = global <8 x i8> <i8 127, i8 -58, i8 0, i8 127, i8 -2, i8 2, i8 -3, i8 -89>
@m19 = global [16 x i64] [i64 9223372036854775807, i64 -9223372036854775808, i64 9223372036854775807, i64 9223372036854775807, i64 -9223372036854775808, i64 -6176743151727676527, i64 3, i64 226809341179816816, i64 -9223372036854775808, i64 9223372036854775807, i64 -9223372036854775808, i64 9223372036854775807, i64 -9223372036854775808, i64 6366573151235974288, i64 -3, i64 -1], align 64
@g20 = global <8 x i8> <i8 -128, i8 0, i8 -97, i8 -1, i8 -128, i8 3, i8 127, i8 127>
@g21 = global i32 0
@g22 = global <8 x i64> <i64 -2, i64 9223372036854775807, i64 9223372036854775807, i64 -9223372036854775808, i64 -8148260022816900626, i64 -9223372036854775808, i64 4473998638845179574, i64 -815186971462481135>
@g23 = global <2 x i8> <i8 102, i8 -128>
@m24 = global [4 x double] [double -3.5, double -7.75, double 100.25, double 1.0], align 64
@g25 = global <2 x double> <double 0.0, double 0xFFF0000000000000>
@g26 = global <2 x i8> <i8 127, i8 -128>
@m27 = global [4 x double] [double 100.25, double 1.5, double 0.125, double 0.5], align 64
@g28 = global <2 x double> <double -0.0, double 10000.0>
@g29 = global <4 x i8> <i8 -128, i8 2, i8 1, i8 -128>
@m30 = global [8 x i64] [i64 9223372036854775807, i64 -2762585156890273882, i64 -9223372036854775808, i64 150669521892685195, i64 -2937630257989251196, i64 9223372036854775807, i64 -9223372036854775808, i64 -9223372036854775808], align 64
@g31 = global <4 x i8> <i8 -128, i8 -3, i8 3, i8 11>
@g32 = global i32 3
@g33 = global <8 x i8> <i8 127, i8 -6, i8 -1, i8 127, i8 127, i8 -128, i8 68, i8 -2>
@m34 = global [16 x i32] [i32 -2147483648, i32 2147483647, i32 -1323072857, i32 -1994699466, i32 1428588572, i32 2147483647, i32 -2147483648, i32 1, i32 -3, i32 2147483647, i32 -603971173, i32 -2, i32 2, i32 -1, i32 -2147483648, i32 1], align 64
@g35 = global <8 x i32> <i32 -2147483648, i32 1, i32 3, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -1914870286>
@g36 = global <8 x i8> <i8 2, i8 127, i8 127, i8 44, i8 -128, i8 127, i8 -128, i8 -128>
@m37 = global [16 x i8] [i8 127, i8 27, i8 3, i8 -1, i8 127, i8 1, i8 127, i8 -128, i8 127, i8 -2, i8 -23, i8 -128, i8 127, i8 -128, i8 3, i8 -128], align 64
@g38 = global <8 x i8> <i8 127, i8 127, i8 45, i8 127, i8 -128, i8 -128, i8 -128, i8 -128>
@g39 = global i32 1
@g40 = global <8 x i8> <i8 127, i8 -128, i8 84, i8 127, i8 54, i8 -85, i8 127, i8 3>
@g41 = global <2 x i8> <i8 127, i8 127>
@m42 = global [4 x float] [float -0.0, float 0.5, float 100.25, float 100.25], align 64
@g43 = global <2 x float> <float -3.5, float 0xFFF0000000000000>
@g44 = global <2 x i8> <i8 -128, i8 -128>
@m45 = global [4 x float] [float -7.75, float 0.0, float 0xFFF0000000000000, float -7.75], align 64
@g46 = global <2 x float> <float 1.5, float 0x7FF0000000000000>
@g47 = global <2 x i8> <i8 0, i8 80>
@m48 = global [4 x i16] [i16 -32768, i16 32767, i16 -3, i16 -32768], align 64
@g49 = global <2 x i8> <i8 2, i8 -128>
@g50 = global i32 1
@g51 = global <4 x i8> <i8 57, i8 27, i8 127, i8 -54>
@m52 = global [8 x i8] [i8 1, i8 65, i8 127, i8 -128, i8 -128, i8 -31, i8 -128, i8 -3], align 64
@g53 = global <4 x i8> <i8 127, i8 13, i8 1, i8 -20>
@g54 = global <2 x i8> <i8 1, i8 -1>
@m55 = global [4 x i64] [i64 -9223372036854775808, i64 -9223372036854775808, i64 1, i64 -2820167704500447254], align 64
@g56 = global <2 x i64> <i64 9223372036854775807, i64 9223372036854775807>
@g57 = global <8 x i8> <i8 127, i8 0, i8 -128, i8 -128, i8 2, i8 -128, i8 -91, i8 103>
@m58 = global [16 x i32] [i32 2147483647, i32 2147483647, i32 2147483647, i32 -504503108, i32 -3, i32 2147483647, i32 1, i32 -2147483648, i32 1722003411, i32 -2147483648, i32 2147483647, i32 2147483647, i32 3, i32 2, i32 2147483647, i32 2147483647], align 64
@g59 = global <8 x i32> <i32 -1523941622, i32 -628785516, i32 -2147483648, i32 2009149948, i32 -1, i32 2147483647, i32 2147483647, i32 2147483647>
@g60 = global <4 x i8> <i8 80, i8 127, i8 46, i8 127>
@m61 = global [8 x i8] [i8 2, i8 -128, i8 -128, i8 127, i8 101, i8 2, i8 -64, i8 -128], align 64
@g62 = global <4 x i8> <i8 127, i8 -128, i8 -128, i8 63>
@g63 = global <2 x i8> <i8 -1, i8 28>
@m64 = global [4 x i32] [i32 -2147483648, i32 2147483647, i32 0, i32 1576972160], align 64
@g65 = global <2 x i32> <i32 -2147483648, i32 -1775890566>
@g66 = global <4 x i8> <i8 127, i8 -112, i8 127, i8 18>
@m67 = global [8 x double] [double 0.0, double 100.25, double 0.0, double -1.0, double 1.0, double -3.5, double 0xFFF0000000000000, double -1.0], align 64
@g68 = global <4 x double> <double 1.0, double -7.75, double -1.0, double -7.75>
@g69 = global <2 x i8> <i8 3, i8 2>
@m70 = global [4 x double] [double -1.0, double 10000.0, double -0.0, double 0.5], align 64
@g71 = global <2 x double> <double 2.5, double 2.5>
declare <2 x double> @llvm.masked.gather.v2f64.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x double>)
declare <2 x float> @llvm.masked.gather.v2f32.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x float>)
declare <2 x i16> @llvm.vp.load.v2i16.p0(ptr, <2 x i1>, i32)
declare <2 x i32> @llvm.masked.expandload.v2i32(ptr, <2 x i1>, <2 x i32>)
declare <4 x double> @llvm.masked.load.v4f64.p0(ptr, i32, <4 x i1>, <4 x double>)
declare <4 x i64> @llvm.vp.gather.v4i64.v4p0(<4 x ptr>, <4 x i1>, i32)
declare <4 x i8> @llvm.masked.expandload.v4i8(ptr, <4 x i1>, <4 x i8>)
declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr, i32, <8 x i1>, <8 x i32>)
declare <8 x i32> @llvm.vp.gather.v8i32.v8p0(<8 x ptr>, <8 x i1>, i32)
declare void @llvm.masked.compressstore.v2i64(<2 x i64>, ptr, <2 x i1>)
declare void @llvm.masked.compressstore.v8i32(<8 x i32>, ptr, <8 x i1>)
declare void @llvm.masked.scatter.v2f64.v2p0(<2 x double>, <2 x ptr>, i32, <2 x i1>)
declare void @llvm.masked.scatter.v4i8.v4p0(<4 x i8>, <4 x ptr>, i32, <4 x i1>)
declare void @llvm.masked.store.v2f32.p0(<2 x float>, ptr, i32, <2 x i1>)
declare void @llvm.masked.store.v2f64.p0(<2 x double>, ptr, i32, <2 x i1>)
declare void @llvm.vp.scatter.v2f32.v2p0(<2 x float>, <2 x ptr>, <2 x i1>, i32)
declare void @llvm.vp.scatter.v8i8.v8p0(<8 x i8>, <8 x ptr>, <8 x i1>, i32)
declare void @llvm.vp.store.v8i32.p0(<8 x i32>, ptr, <8 x i1>, i32)
declare void @llvm.vp.store.v8i64.p0(<8 x i64>, ptr, <8 x i1>, i32)
define i32 @main() {
  %x1 = load <8 x i8>, ptr @g0
  %x2 = icmp slt <8 x i8> %x1, zeroinitializer
  %x3 = load <8 x i8>, ptr @g2
  %x4 = icmp slt <8 x i8> %x3, zeroinitializer
  %x5 = load i32, ptr @g3
  %x6 = insertelement <8 x i32> poison, i32 %x5, i32 0
  %x7 = shufflevector <8 x i32> %x6, <8 x i32> poison, <8 x i32> zeroinitializer
  %x8 = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %x7
  %x9 = and <8 x i1> %x4, %x8
  %x10 = load <8 x i32>, ptr @g4
  call void @llvm.vp.store.v8i32.p0(<8 x i32> %x10, ptr @m1, <8 x i1> %x4, i32 %x5)
  %x11 = getelementptr i32, ptr @m1, i64 0
  %x12 = load i32, ptr %x11
  %x13 = sext i32 %x12 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x13)
  %x14 = getelementptr i32, ptr @m1, i64 1
  %x15 = load i32, ptr %x14
  %x16 = sext i32 %x15 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x16)
  %x17 = getelementptr i32, ptr @m1, i64 2
  %x18 = load i32, ptr %x17
  %x19 = sext i32 %x18 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x19)
  %x20 = getelementptr i32, ptr @m1, i64 3
  %x21 = load i32, ptr %x20
  %x22 = sext i32 %x21 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x22)
  %x23 = getelementptr i32, ptr @m1, i64 4
  %x24 = load i32, ptr %x23
  %x25 = sext i32 %x24 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x25)
  %x26 = getelementptr i32, ptr @m1, i64 5
  %x27 = load i32, ptr %x26
  %x28 = sext i32 %x27 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x28)
  %x29 = getelementptr i32, ptr @m1, i64 6
  %x30 = load i32, ptr %x29
  %x31 = sext i32 %x30 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x31)
  %x32 = getelementptr i32, ptr @m1, i64 7
  %x33 = load i32, ptr %x32
  %x34 = sext i32 %x33 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x34)
  %x35 = getelementptr i32, ptr @m1, i64 8
  %x36 = load i32, ptr %x35
  %x37 = sext i32 %x36 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x37)
  %x38 = getelementptr i32, ptr @m1, i64 9
  %x39 = load i32, ptr %x38
  %x40 = sext i32 %x39 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x40)
  %x41 = getelementptr i32, ptr @m1, i64 10
  %x42 = load i32, ptr %x41
  %x43 = sext i32 %x42 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x43)
  %x44 = getelementptr i32, ptr @m1, i64 11
  %x45 = load i32, ptr %x44
  %x46 = sext i32 %x45 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x46)
  %x47 = getelementptr i32, ptr @m1, i64 12
  %x48 = load i32, ptr %x47
  %x49 = sext i32 %x48 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x49)
  %x50 = getelementptr i32, ptr @m1, i64 13
  %x51 = load i32, ptr %x50
  %x52 = sext i32 %x51 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x52)
  %x53 = getelementptr i32, ptr @m1, i64 14
  %x54 = load i32, ptr %x53
  %x55 = sext i32 %x54 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x55)
  %x56 = getelementptr i32, ptr @m1, i64 15
  %x57 = load i32, ptr %x56
  %x58 = sext i32 %x57 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x58)
  call i32 (ptr, ...) @printf(ptr @n)
  %x59 = load <8 x i8>, ptr @g5
  %x60 = icmp slt <8 x i8> %x59, zeroinitializer
  %x61 = getelementptr i32, ptr @m6, <8 x i64> <i64 7, i64 0, i64 2, i64 7, i64 12, i64 8, i64 4, i64 3>
  %x62 = load <8 x i8>, ptr @g7
  %x63 = icmp slt <8 x i8> %x62, zeroinitializer
  %x64 = load i32, ptr @g8
  %x65 = insertelement <8 x i32> poison, i32 %x64, i32 0
  %x66 = shufflevector <8 x i32> %x65, <8 x i32> poison, <8 x i32> zeroinitializer
  %x67 = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %x66
  %x68 = and <8 x i1> %x63, %x67
  %x69 = call <8 x i32> @llvm.vp.gather.v8i32.v8p0(<8 x ptr> %x61, <8 x i1> %x63, i32 %x64)
  %x70 = select <8 x i1> %x68, <8 x i32> %x69, <8 x i32> zeroinitializer
  call void @show.v8i32(<8 x i32> %x70)
  %x71 = getelementptr i32, ptr @m6, i64 0
  %x72 = load i32, ptr %x71
  %x73 = sext i32 %x72 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x73)
  %x74 = getelementptr i32, ptr @m6, i64 1
  %x75 = load i32, ptr %x74
  %x76 = sext i32 %x75 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x76)
  %x77 = getelementptr i32, ptr @m6, i64 2
  %x78 = load i32, ptr %x77
  %x79 = sext i32 %x78 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x79)
  %x80 = getelementptr i32, ptr @m6, i64 3
  %x81 = load i32, ptr %x80
  %x82 = sext i32 %x81 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x82)
  %x83 = getelementptr i32, ptr @m6, i64 4
  %x84 = load i32, ptr %x83
  %x85 = sext i32 %x84 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x85)
  %x86 = getelementptr i32, ptr @m6, i64 5
  %x87 = load i32, ptr %x86
  %x88 = sext i32 %x87 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x88)
  %x89 = getelementptr i32, ptr @m6, i64 6
  %x90 = load i32, ptr %x89
  %x91 = sext i32 %x90 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x91)
  %x92 = getelementptr i32, ptr @m6, i64 7
  %x93 = load i32, ptr %x92
  %x94 = sext i32 %x93 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x94)
  %x95 = getelementptr i32, ptr @m6, i64 8
  %x96 = load i32, ptr %x95
  %x97 = sext i32 %x96 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x97)
  %x98 = getelementptr i32, ptr @m6, i64 9
  %x99 = load i32, ptr %x98
  %x100 = sext i32 %x99 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x100)
  %x101 = getelementptr i32, ptr @m6, i64 10
  %x102 = load i32, ptr %x101
  %x103 = sext i32 %x102 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x103)
  %x104 = getelementptr i32, ptr @m6, i64 11
  %x105 = load i32, ptr %x104
  %x106 = sext i32 %x105 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x106)
  %x107 = getelementptr i32, ptr @m6, i64 12
  %x108 = load i32, ptr %x107
  %x109 = sext i32 %x108 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x109)
  %x110 = getelementptr i32, ptr @m6, i64 13
  %x111 = load i32, ptr %x110
  %x112 = sext i32 %x111 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x112)
  %x113 = getelementptr i32, ptr @m6, i64 14
  %x114 = load i32, ptr %x113
  %x115 = sext i32 %x114 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x115)
  %x116 = getelementptr i32, ptr @m6, i64 15
  %x117 = load i32, ptr %x116
  %x118 = sext i32 %x117 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x118)
  call i32 (ptr, ...) @printf(ptr @n)
  %x119 = load <2 x i8>, ptr @g9
  %x120 = icmp slt <2 x i8> %x119, zeroinitializer
  %x121 = getelementptr float, ptr @m10, <2 x i64> <i64 0, i64 0>
  %x122 = load <2 x i8>, ptr @g11
  %x123 = icmp slt <2 x i8> %x122, zeroinitializer
  %x124 = load i32, ptr @g12
  %x125 = insertelement <2 x i32> poison, i32 %x124, i32 0
  %x126 = shufflevector <2 x i32> %x125, <2 x i32> poison, <2 x i32> zeroinitializer
  %x127 = icmp ult <2 x i32> <i32 0, i32 1>, %x126
  %x128 = and <2 x i1> %x123, %x127
  %x129 = load <2 x float>, ptr @g13
  call void @llvm.vp.scatter.v2f32.v2p0(<2 x float> %x129, <2 x ptr> %x121, <2 x i1> %x123, i32 %x124)
  %x130 = getelementptr float, ptr @m10, i64 0
  %x131 = load float, ptr %x130
  %x132 = fpext float %x131 to double
  call i32 (ptr, ...) @printf(ptr @f, double %x132)
  %x133 = getelementptr float, ptr @m10, i64 1
  %x134 = load float, ptr %x133
  %x135 = fpext float %x134 to double
  call i32 (ptr, ...) @printf(ptr @f, double %x135)
  %x136 = getelementptr float, ptr @m10, i64 2
  %x137 = load float, ptr %x136
  %x138 = fpext float %x137 to double
  call i32 (ptr, ...) @printf(ptr @f, double %x138)
  %x139 = getelementptr float, ptr @m10, i64 3
  %x140 = load float, ptr %x139
  %x141 = fpext float %x140 to double
  call i32 (ptr, ...) @printf(ptr @f, double %x141)
  call i32 (ptr, ...) @printf(ptr @n)
  %x142 = load <2 x i8>, ptr @g14
  %x143 = icmp slt <2 x i8> %x142, zeroinitializer
  %x144 = load <2 x i8>, ptr @g16
  %x145 = icmp slt <2 x i8> %x144, zeroinitializer
  %x146 = load i32, ptr @g17
  %x147 = insertelement <2 x i32> poison, i32 %x146, i32 0
  %x148 = shufflevector <2 x i32> %x147, <2 x i32> poison, <2 x i32> zeroinitializer
  %x149 = icmp ult <2 x i32> <i32 0, i32 1>, %x148
  %x150 = and <2 x i1> %x145, %x149
  %x151 = call <2 x i16> @llvm.vp.load.v2i16.p0(ptr @m15, <2 x i1> %x145, i32 %x146)
  %x152 = select <2 x i1> %x150, <2 x i16> %x151, <2 x i16> zeroinitializer
  call void @show.v2i16(<2 x i16> %x152)
  %x153 = getelementptr i16, ptr @m15, i64 0
  %x154 = load i16, ptr %x153
  %x155 = sext i16 %x154 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x155)
  %x156 = getelementptr i16, ptr @m15, i64 1
  %x157 = load i16, ptr %x156
  %x158 = sext i16 %x157 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x158)
  %x159 = getelementptr i16, ptr @m15, i64 2
  %x160 = load i16, ptr %x159
  %x161 = sext i16 %x160 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x161)
  %x162 = getelementptr i16, ptr @m15, i64 3
  %x163 = load i16, ptr %x162
  %x164 = sext i16 %x163 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x164)
  call i32 (ptr, ...) @printf(ptr @n)
  %x165 = load <8 x i8>, ptr @g18
  %x166 = icmp slt <8 x i8> %x165, zeroinitializer
  %x167 = load <8 x i8>, ptr @g20
  %x168 = icmp slt <8 x i8> %x167, zeroinitializer
  %x169 = load i32, ptr @g21
  %x170 = insertelement <8 x i32> poison, i32 %x169, i32 0
  %x171 = shufflevector <8 x i32> %x170, <8 x i32> poison, <8 x i32> zeroinitializer
  %x172 = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %x171
  %x173 = and <8 x i1> %x168, %x172
  %x174 = load <8 x i64>, ptr @g22
  call void @llvm.vp.store.v8i64.p0(<8 x i64> %x174, ptr @m19, <8 x i1> %x168, i32 %x169)
  %x175 = getelementptr i64, ptr @m19, i64 0
  %x176 = load i64, ptr %x175
  call i32 (ptr, ...) @printf(ptr @d, i64 %x176)
  %x177 = getelementptr i64, ptr @m19, i64 1
  %x178 = load i64, ptr %x177
  call i32 (ptr, ...) @printf(ptr @d, i64 %x178)
  %x179 = getelementptr i64, ptr @m19, i64 2
  %x180 = load i64, ptr %x179
  call i32 (ptr, ...) @printf(ptr @d, i64 %x180)
  %x181 = getelementptr i64, ptr @m19, i64 3
  %x182 = load i64, ptr %x181
  call i32 (ptr, ...) @printf(ptr @d, i64 %x182)
  %x183 = getelementptr i64, ptr @m19, i64 4
  %x184 = load i64, ptr %x183
  call i32 (ptr, ...) @printf(ptr @d, i64 %x184)
  %x185 = getelementptr i64, ptr @m19, i64 5
  %x186 = load i64, ptr %x185
  call i32 (ptr, ...) @printf(ptr @d, i64 %x186)
  %x187 = getelementptr i64, ptr @m19, i64 6
  %x188 = load i64, ptr %x187
  call i32 (ptr, ...) @printf(ptr @d, i64 %x188)
  %x189 = getelementptr i64, ptr @m19, i64 7
  %x190 = load i64, ptr %x189
  call i32 (ptr, ...) @printf(ptr @d, i64 %x190)
  %x191 = getelementptr i64, ptr @m19, i64 8
  %x192 = load i64, ptr %x191
  call i32 (ptr, ...) @printf(ptr @d, i64 %x192)
  %x193 = getelementptr i64, ptr @m19, i64 9
  %x194 = load i64, ptr %x193
  call i32 (ptr, ...) @printf(ptr @d, i64 %x194)
  %x195 = getelementptr i64, ptr @m19, i64 10
  %x196 = load i64, ptr %x195
  call i32 (ptr, ...) @printf(ptr @d, i64 %x196)
  %x197 = getelementptr i64, ptr @m19, i64 11
  %x198 = load i64, ptr %x197
  call i32 (ptr, ...) @printf(ptr @d, i64 %x198)
  %x199 = getelementptr i64, ptr @m19, i64 12
  %x200 = load i64, ptr %x199
  call i32 (ptr, ...) @printf(ptr @d, i64 %x200)
  %x201 = getelementptr i64, ptr @m19, i64 13
  %x202 = load i64, ptr %x201
  call i32 (ptr, ...) @printf(ptr @d, i64 %x202)
  %x203 = getelementptr i64, ptr @m19, i64 14
  %x204 = load i64, ptr %x203
  call i32 (ptr, ...) @printf(ptr @d, i64 %x204)
  %x205 = getelementptr i64, ptr @m19, i64 15
  %x206 = load i64, ptr %x205
  call i32 (ptr, ...) @printf(ptr @d, i64 %x206)
  call i32 (ptr, ...) @printf(ptr @n)
  %x207 = load <2 x i8>, ptr @g23
  %x208 = icmp slt <2 x i8> %x207, zeroinitializer
  %x209 = getelementptr double, ptr @m24, <2 x i64> <i64 3, i64 2>
  %x210 = load <2 x double>, ptr @g25
  call void @llvm.masked.scatter.v2f64.v2p0(<2 x double> %x210, <2 x ptr> %x209, i32 8, <2 x i1> %x208)
  %x211 = getelementptr double, ptr @m24, i64 0
  %x212 = load double, ptr %x211
  call i32 (ptr, ...) @printf(ptr @f, double %x212)
  %x213 = getelementptr double, ptr @m24, i64 1
  %x214 = load double, ptr %x213
  call i32 (ptr, ...) @printf(ptr @f, double %x214)
  %x215 = getelementptr double, ptr @m24, i64 2
  %x216 = load double, ptr %x215
  call i32 (ptr, ...) @printf(ptr @f, double %x216)
  %x217 = getelementptr double, ptr @m24, i64 3
  %x218 = load double, ptr %x217
  call i32 (ptr, ...) @printf(ptr @f, double %x218)
  call i32 (ptr, ...) @printf(ptr @n)
  %x219 = load <2 x i8>, ptr @g26
  %x220 = icmp slt <2 x i8> %x219, zeroinitializer
  %x221 = load <2 x double>, ptr @g28
  call void @llvm.masked.store.v2f64.p0(<2 x double> %x221, ptr @m27, i32 8, <2 x i1> %x220)
  %x222 = getelementptr double, ptr @m27, i64 0
  %x223 = load double, ptr %x222
  call i32 (ptr, ...) @printf(ptr @f, double %x223)
  %x224 = getelementptr double, ptr @m27, i64 1
  %x225 = load double, ptr %x224
  call i32 (ptr, ...) @printf(ptr @f, double %x225)
  %x226 = getelementptr double, ptr @m27, i64 2
  %x227 = load double, ptr %x226
  call i32 (ptr, ...) @printf(ptr @f, double %x227)
  %x228 = getelementptr double, ptr @m27, i64 3
  %x229 = load double, ptr %x228
  call i32 (ptr, ...) @printf(ptr @f, double %x229)
  call i32 (ptr, ...) @printf(ptr @n)
  %x230 = load <4 x i8>, ptr @g29
  %x231 = icmp slt <4 x i8> %x230, zeroinitializer
  %x232 = getelementptr i64, ptr @m30, <4 x i64> <i64 0, i64 5, i64 3, i64 7>
  %x233 = load <4 x i8>, ptr @g31
  %x234 = icmp slt <4 x i8> %x233, zeroinitializer
  %x235 = load i32, ptr @g32
  %x236 = insertelement <4 x i32> poison, i32 %x235, i32 0
  %x237 = shufflevector <4 x i32> %x236, <4 x i32> poison, <4 x i32> zeroinitializer
  %x238 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %x237
  %x239 = and <4 x i1> %x234, %x238
  %x240 = call <4 x i64> @llvm.vp.gather.v4i64.v4p0(<4 x ptr> %x232, <4 x i1> %x234, i32 %x235)
  %x241 = select <4 x i1> %x239, <4 x i64> %x240, <4 x i64> zeroinitializer
  call void @show.v4i64(<4 x i64> %x241)
  %x242 = getelementptr i64, ptr @m30, i64 0
  %x243 = load i64, ptr %x242
  call i32 (ptr, ...) @printf(ptr @d, i64 %x243)
  %x244 = getelementptr i64, ptr @m30, i64 1
  %x245 = load i64, ptr %x244
  call i32 (ptr, ...) @printf(ptr @d, i64 %x245)
  %x246 = getelementptr i64, ptr @m30, i64 2
  %x247 = load i64, ptr %x246
  call i32 (ptr, ...) @printf(ptr @d, i64 %x247)
  %x248 = getelementptr i64, ptr @m30, i64 3
  %x249 = load i64, ptr %x248
  call i32 (ptr, ...) @printf(ptr @d, i64 %x249)
  %x250 = getelementptr i64, ptr @m30, i64 4
  %x251 = load i64, ptr %x250
  call i32 (ptr, ...) @printf(ptr @d, i64 %x251)
  %x252 = getelementptr i64, ptr @m30, i64 5
  %x253 = load i64, ptr %x252
  call i32 (ptr, ...) @printf(ptr @d, i64 %x253)
  %x254 = getelementptr i64, ptr @m30, i64 6
  %x255 = load i64, ptr %x254
  call i32 (ptr, ...) @printf(ptr @d, i64 %x255)
  %x256 = getelementptr i64, ptr @m30, i64 7
  %x257 = load i64, ptr %x256
  call i32 (ptr, ...) @printf(ptr @d, i64 %x257)
  call i32 (ptr, ...) @printf(ptr @n)
  %x258 = load <8 x i8>, ptr @g33
  %x259 = icmp slt <8 x i8> %x258, zeroinitializer
  %x260 = load <8 x i32>, ptr @g35
  call void @llvm.masked.compressstore.v8i32(<8 x i32> %x260, ptr @m34, <8 x i1> %x259)
  %x261 = getelementptr i32, ptr @m34, i64 0
  %x262 = load i32, ptr %x261
  %x263 = sext i32 %x262 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x263)
  %x264 = getelementptr i32, ptr @m34, i64 1
  %x265 = load i32, ptr %x264
  %x266 = sext i32 %x265 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x266)
  %x267 = getelementptr i32, ptr @m34, i64 2
  %x268 = load i32, ptr %x267
  %x269 = sext i32 %x268 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x269)
  %x270 = getelementptr i32, ptr @m34, i64 3
  %x271 = load i32, ptr %x270
  %x272 = sext i32 %x271 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x272)
  %x273 = getelementptr i32, ptr @m34, i64 4
  %x274 = load i32, ptr %x273
  %x275 = sext i32 %x274 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x275)
  %x276 = getelementptr i32, ptr @m34, i64 5
  %x277 = load i32, ptr %x276
  %x278 = sext i32 %x277 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x278)
  %x279 = getelementptr i32, ptr @m34, i64 6
  %x280 = load i32, ptr %x279
  %x281 = sext i32 %x280 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x281)
  %x282 = getelementptr i32, ptr @m34, i64 7
  %x283 = load i32, ptr %x282
  %x284 = sext i32 %x283 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x284)
  %x285 = getelementptr i32, ptr @m34, i64 8
  %x286 = load i32, ptr %x285
  %x287 = sext i32 %x286 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x287)
  %x288 = getelementptr i32, ptr @m34, i64 9
  %x289 = load i32, ptr %x288
  %x290 = sext i32 %x289 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x290)
  %x291 = getelementptr i32, ptr @m34, i64 10
  %x292 = load i32, ptr %x291
  %x293 = sext i32 %x292 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x293)
  %x294 = getelementptr i32, ptr @m34, i64 11
  %x295 = load i32, ptr %x294
  %x296 = sext i32 %x295 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x296)
  %x297 = getelementptr i32, ptr @m34, i64 12
  %x298 = load i32, ptr %x297
  %x299 = sext i32 %x298 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x299)
  %x300 = getelementptr i32, ptr @m34, i64 13
  %x301 = load i32, ptr %x300
  %x302 = sext i32 %x301 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x302)
  %x303 = getelementptr i32, ptr @m34, i64 14
  %x304 = load i32, ptr %x303
  %x305 = sext i32 %x304 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x305)
  %x306 = getelementptr i32, ptr @m34, i64 15
  %x307 = load i32, ptr %x306
  %x308 = sext i32 %x307 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x308)
  call i32 (ptr, ...) @printf(ptr @n)
  %x309 = load <8 x i8>, ptr @g36
  %x310 = icmp slt <8 x i8> %x309, zeroinitializer
  %x311 = getelementptr i8, ptr @m37, <8 x i64> <i64 15, i64 1, i64 0, i64 10, i64 11, i64 8, i64 1, i64 15>
  %x312 = load <8 x i8>, ptr @g38
  %x313 = icmp slt <8 x i8> %x312, zeroinitializer
  %x314 = load i32, ptr @g39
  %x315 = insertelement <8 x i32> poison, i32 %x314, i32 0
  %x316 = shufflevector <8 x i32> %x315, <8 x i32> poison, <8 x i32> zeroinitializer
  %x317 = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %x316
  %x318 = and <8 x i1> %x313, %x317
  %x319 = load <8 x i8>, ptr @g40
  call void @llvm.vp.scatter.v8i8.v8p0(<8 x i8> %x319, <8 x ptr> %x311, <8 x i1> %x313, i32 %x314)
  %x320 = getelementptr i8, ptr @m37, i64 0
  %x321 = load i8, ptr %x320
  %x322 = sext i8 %x321 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x322)
  %x323 = getelementptr i8, ptr @m37, i64 1
  %x324 = load i8, ptr %x323
  %x325 = sext i8 %x324 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x325)
  %x326 = getelementptr i8, ptr @m37, i64 2
  %x327 = load i8, ptr %x326
  %x328 = sext i8 %x327 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x328)
  %x329 = getelementptr i8, ptr @m37, i64 3
  %x330 = load i8, ptr %x329
  %x331 = sext i8 %x330 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x331)
  %x332 = getelementptr i8, ptr @m37, i64 4
  %x333 = load i8, ptr %x332
  %x334 = sext i8 %x333 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x334)
  %x335 = getelementptr i8, ptr @m37, i64 5
  %x336 = load i8, ptr %x335
  %x337 = sext i8 %x336 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x337)
  %x338 = getelementptr i8, ptr @m37, i64 6
  %x339 = load i8, ptr %x338
  %x340 = sext i8 %x339 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x340)
  %x341 = getelementptr i8, ptr @m37, i64 7
  %x342 = load i8, ptr %x341
  %x343 = sext i8 %x342 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x343)
  %x344 = getelementptr i8, ptr @m37, i64 8
  %x345 = load i8, ptr %x344
  %x346 = sext i8 %x345 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x346)
  %x347 = getelementptr i8, ptr @m37, i64 9
  %x348 = load i8, ptr %x347
  %x349 = sext i8 %x348 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x349)
  %x350 = getelementptr i8, ptr @m37, i64 10
  %x351 = load i8, ptr %x350
  %x352 = sext i8 %x351 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x352)
  %x353 = getelementptr i8, ptr @m37, i64 11
  %x354 = load i8, ptr %x353
  %x355 = sext i8 %x354 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x355)
  %x356 = getelementptr i8, ptr @m37, i64 12
  %x357 = load i8, ptr %x356
  %x358 = sext i8 %x357 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x358)
  %x359 = getelementptr i8, ptr @m37, i64 13
  %x360 = load i8, ptr %x359
  %x361 = sext i8 %x360 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x361)
  %x362 = getelementptr i8, ptr @m37, i64 14
  %x363 = load i8, ptr %x362
  %x364 = sext i8 %x363 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x364)
  %x365 = getelementptr i8, ptr @m37, i64 15
  %x366 = load i8, ptr %x365
  %x367 = sext i8 %x366 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x367)
  call i32 (ptr, ...) @printf(ptr @n)
  %x368 = load <2 x i8>, ptr @g41
  %x369 = icmp slt <2 x i8> %x368, zeroinitializer
  %x370 = getelementptr float, ptr @m42, <2 x i64> <i64 1, i64 0>
  %x371 = load <2 x float>, ptr @g43
  %x372 = call <2 x float> @llvm.masked.gather.v2f32.v2p0(<2 x ptr> %x370, i32 4, <2 x i1> %x369, <2 x float> %x371)
  call void @show.v2f32(<2 x float> %x372)
  %x373 = getelementptr float, ptr @m42, i64 0
  %x374 = load float, ptr %x373
  %x375 = fpext float %x374 to double
  call i32 (ptr, ...) @printf(ptr @f, double %x375)
  %x376 = getelementptr float, ptr @m42, i64 1
  %x377 = load float, ptr %x376
  %x378 = fpext float %x377 to double
  call i32 (ptr, ...) @printf(ptr @f, double %x378)
  %x379 = getelementptr float, ptr @m42, i64 2
  %x380 = load float, ptr %x379
  %x381 = fpext float %x380 to double
  call i32 (ptr, ...) @printf(ptr @f, double %x381)
  %x382 = getelementptr float, ptr @m42, i64 3
  %x383 = load float, ptr %x382
  %x384 = fpext float %x383 to double
  call i32 (ptr, ...) @printf(ptr @f, double %x384)
  call i32 (ptr, ...) @printf(ptr @n)
  %x385 = load <2 x i8>, ptr @g44
  %x386 = icmp slt <2 x i8> %x385, zeroinitializer
  %x387 = load <2 x float>, ptr @g46
  call void @llvm.masked.store.v2f32.p0(<2 x float> %x387, ptr @m45, i32 4, <2 x i1> %x386)
  %x388 = getelementptr float, ptr @m45, i64 0
  %x389 = load float, ptr %x388
  %x390 = fpext float %x389 to double
  call i32 (ptr, ...) @printf(ptr @f, double %x390)
  %x391 = getelementptr float, ptr @m45, i64 1
  %x392 = load float, ptr %x391
  %x393 = fpext float %x392 to double
  call i32 (ptr, ...) @printf(ptr @f, double %x393)
  %x394 = getelementptr float, ptr @m45, i64 2
  %x395 = load float, ptr %x394
  %x396 = fpext float %x395 to double
  call i32 (ptr, ...) @printf(ptr @f, double %x396)
  %x397 = getelementptr float, ptr @m45, i64 3
  %x398 = load float, ptr %x397
  %x399 = fpext float %x398 to double
  call i32 (ptr, ...) @printf(ptr @f, double %x399)
  call i32 (ptr, ...) @printf(ptr @n)
  %x400 = load <2 x i8>, ptr @g47
  %x401 = icmp slt <2 x i8> %x400, zeroinitializer
  %x402 = load <2 x i8>, ptr @g49
  %x403 = icmp slt <2 x i8> %x402, zeroinitializer
  %x404 = load i32, ptr @g50
  %x405 = insertelement <2 x i32> poison, i32 %x404, i32 0
  %x406 = shufflevector <2 x i32> %x405, <2 x i32> poison, <2 x i32> zeroinitializer
  %x407 = icmp ult <2 x i32> <i32 0, i32 1>, %x406
  %x408 = and <2 x i1> %x403, %x407
  %x409 = call <2 x i16> @llvm.vp.load.v2i16.p0(ptr @m48, <2 x i1> %x403, i32 %x404)
  %x410 = select <2 x i1> %x408, <2 x i16> %x409, <2 x i16> zeroinitializer
  call void @show.v2i16(<2 x i16> %x410)
  %x411 = getelementptr i16, ptr @m48, i64 0
  %x412 = load i16, ptr %x411
  %x413 = sext i16 %x412 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x413)
  %x414 = getelementptr i16, ptr @m48, i64 1
  %x415 = load i16, ptr %x414
  %x416 = sext i16 %x415 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x416)
  %x417 = getelementptr i16, ptr @m48, i64 2
  %x418 = load i16, ptr %x417
  %x419 = sext i16 %x418 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x419)
  %x420 = getelementptr i16, ptr @m48, i64 3
  %x421 = load i16, ptr %x420
  %x422 = sext i16 %x421 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x422)
  call i32 (ptr, ...) @printf(ptr @n)
  %x423 = load <4 x i8>, ptr @g51
  %x424 = icmp slt <4 x i8> %x423, zeroinitializer
  %x425 = getelementptr i8, ptr @m52, <4 x i64> <i64 5, i64 6, i64 3, i64 2>
  %x426 = load <4 x i8>, ptr @g53
  call void @llvm.masked.scatter.v4i8.v4p0(<4 x i8> %x426, <4 x ptr> %x425, i32 1, <4 x i1> %x424)
  %x427 = getelementptr i8, ptr @m52, i64 0
  %x428 = load i8, ptr %x427
  %x429 = sext i8 %x428 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x429)
  %x430 = getelementptr i8, ptr @m52, i64 1
  %x431 = load i8, ptr %x430
  %x432 = sext i8 %x431 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x432)
  %x433 = getelementptr i8, ptr @m52, i64 2
  %x434 = load i8, ptr %x433
  %x435 = sext i8 %x434 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x435)
  %x436 = getelementptr i8, ptr @m52, i64 3
  %x437 = load i8, ptr %x436
  %x438 = sext i8 %x437 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x438)
  %x439 = getelementptr i8, ptr @m52, i64 4
  %x440 = load i8, ptr %x439
  %x441 = sext i8 %x440 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x441)
  %x442 = getelementptr i8, ptr @m52, i64 5
  %x443 = load i8, ptr %x442
  %x444 = sext i8 %x443 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x444)
  %x445 = getelementptr i8, ptr @m52, i64 6
  %x446 = load i8, ptr %x445
  %x447 = sext i8 %x446 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x447)
  %x448 = getelementptr i8, ptr @m52, i64 7
  %x449 = load i8, ptr %x448
  %x450 = sext i8 %x449 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x450)
  call i32 (ptr, ...) @printf(ptr @n)
  %x451 = load <2 x i8>, ptr @g54
  %x452 = icmp slt <2 x i8> %x451, zeroinitializer
  %x453 = load <2 x i64>, ptr @g56
  call void @llvm.masked.compressstore.v2i64(<2 x i64> %x453, ptr @m55, <2 x i1> %x452)
  %x454 = getelementptr i64, ptr @m55, i64 0
  %x455 = load i64, ptr %x454
  call i32 (ptr, ...) @printf(ptr @d, i64 %x455)
  %x456 = getelementptr i64, ptr @m55, i64 1
  %x457 = load i64, ptr %x456
  call i32 (ptr, ...) @printf(ptr @d, i64 %x457)
  %x458 = getelementptr i64, ptr @m55, i64 2
  %x459 = load i64, ptr %x458
  call i32 (ptr, ...) @printf(ptr @d, i64 %x459)
  %x460 = getelementptr i64, ptr @m55, i64 3
  %x461 = load i64, ptr %x460
  call i32 (ptr, ...) @printf(ptr @d, i64 %x461)
  call i32 (ptr, ...) @printf(ptr @n)
  %x462 = load <8 x i8>, ptr @g57
  %x463 = icmp slt <8 x i8> %x462, zeroinitializer
  %x464 = load <8 x i32>, ptr @g59
  %x465 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr @m58, i32 4, <8 x i1> %x463, <8 x i32> %x464)
  call void @show.v8i32(<8 x i32> %x465)
  %x466 = getelementptr i32, ptr @m58, i64 0
  %x467 = load i32, ptr %x466
  %x468 = sext i32 %x467 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x468)
  %x469 = getelementptr i32, ptr @m58, i64 1
  %x470 = load i32, ptr %x469
  %x471 = sext i32 %x470 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x471)
  %x472 = getelementptr i32, ptr @m58, i64 2
  %x473 = load i32, ptr %x472
  %x474 = sext i32 %x473 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x474)
  %x475 = getelementptr i32, ptr @m58, i64 3
  %x476 = load i32, ptr %x475
  %x477 = sext i32 %x476 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x477)
  %x478 = getelementptr i32, ptr @m58, i64 4
  %x479 = load i32, ptr %x478
  %x480 = sext i32 %x479 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x480)
  %x481 = getelementptr i32, ptr @m58, i64 5
  %x482 = load i32, ptr %x481
  %x483 = sext i32 %x482 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x483)
  %x484 = getelementptr i32, ptr @m58, i64 6
  %x485 = load i32, ptr %x484
  %x486 = sext i32 %x485 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x486)
  %x487 = getelementptr i32, ptr @m58, i64 7
  %x488 = load i32, ptr %x487
  %x489 = sext i32 %x488 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x489)
  %x490 = getelementptr i32, ptr @m58, i64 8
  %x491 = load i32, ptr %x490
  %x492 = sext i32 %x491 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x492)
  %x493 = getelementptr i32, ptr @m58, i64 9
  %x494 = load i32, ptr %x493
  %x495 = sext i32 %x494 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x495)
  %x496 = getelementptr i32, ptr @m58, i64 10
  %x497 = load i32, ptr %x496
  %x498 = sext i32 %x497 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x498)
  %x499 = getelementptr i32, ptr @m58, i64 11
  %x500 = load i32, ptr %x499
  %x501 = sext i32 %x500 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x501)
  %x502 = getelementptr i32, ptr @m58, i64 12
  %x503 = load i32, ptr %x502
  %x504 = sext i32 %x503 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x504)
  %x505 = getelementptr i32, ptr @m58, i64 13
  %x506 = load i32, ptr %x505
  %x507 = sext i32 %x506 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x507)
  %x508 = getelementptr i32, ptr @m58, i64 14
  %x509 = load i32, ptr %x508
  %x510 = sext i32 %x509 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x510)
  %x511 = getelementptr i32, ptr @m58, i64 15
  %x512 = load i32, ptr %x511
  %x513 = sext i32 %x512 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x513)
  call i32 (ptr, ...) @printf(ptr @n)
  %x514 = load <4 x i8>, ptr @g60
  %x515 = icmp slt <4 x i8> %x514, zeroinitializer
  %x516 = load <4 x i8>, ptr @g62
  %x517 = call <4 x i8> @llvm.masked.expandload.v4i8(ptr @m61, <4 x i1> %x515, <4 x i8> %x516)
  call void @show.v4i8(<4 x i8> %x517)
  %x518 = getelementptr i8, ptr @m61, i64 0
  %x519 = load i8, ptr %x518
  %x520 = sext i8 %x519 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x520)
  %x521 = getelementptr i8, ptr @m61, i64 1
  %x522 = load i8, ptr %x521
  %x523 = sext i8 %x522 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x523)
  %x524 = getelementptr i8, ptr @m61, i64 2
  %x525 = load i8, ptr %x524
  %x526 = sext i8 %x525 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x526)
  %x527 = getelementptr i8, ptr @m61, i64 3
  %x528 = load i8, ptr %x527
  %x529 = sext i8 %x528 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x529)
  %x530 = getelementptr i8, ptr @m61, i64 4
  %x531 = load i8, ptr %x530
  %x532 = sext i8 %x531 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x532)
  %x533 = getelementptr i8, ptr @m61, i64 5
  %x534 = load i8, ptr %x533
  %x535 = sext i8 %x534 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x535)
  %x536 = getelementptr i8, ptr @m61, i64 6
  %x537 = load i8, ptr %x536
  %x538 = sext i8 %x537 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x538)
  %x539 = getelementptr i8, ptr @m61, i64 7
  %x540 = load i8, ptr %x539
  %x541 = sext i8 %x540 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x541)
  call i32 (ptr, ...) @printf(ptr @n)
  %x542 = load <2 x i8>, ptr @g63
  %x543 = icmp slt <2 x i8> %x542, zeroinitializer
  %x544 = load <2 x i32>, ptr @g65
  %x545 = call <2 x i32> @llvm.masked.expandload.v2i32(ptr @m64, <2 x i1> %x543, <2 x i32> %x544)
  call void @show.v2i32(<2 x i32> %x545)
  %x546 = getelementptr i32, ptr @m64, i64 0
  %x547 = load i32, ptr %x546
  %x548 = sext i32 %x547 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x548)
  %x549 = getelementptr i32, ptr @m64, i64 1
  %x550 = load i32, ptr %x549
  %x551 = sext i32 %x550 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x551)
  %x552 = getelementptr i32, ptr @m64, i64 2
  %x553 = load i32, ptr %x552
  %x554 = sext i32 %x553 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x554)
  %x555 = getelementptr i32, ptr @m64, i64 3
  %x556 = load i32, ptr %x555
  %x557 = sext i32 %x556 to i64
  call i32 (ptr, ...) @printf(ptr @d, i64 %x557)
  call i32 (ptr, ...) @printf(ptr @n)
  %x558 = load <4 x i8>, ptr @g66
  %x559 = icmp slt <4 x i8> %x558, zeroinitializer
  %x560 = load <4 x double>, ptr @g68
  %x561 = call <4 x double> @llvm.masked.load.v4f64.p0(ptr @m67, i32 8, <4 x i1> %x559, <4 x double> %x560)
  call void @show.v4f64(<4 x double> %x561)
  %x562 = getelementptr double, ptr @m67, i64 0
  %x563 = load double, ptr %x562
  call i32 (ptr, ...) @printf(ptr @f, double %x563)
  %x564 = getelementptr double, ptr @m67, i64 1
  %x565 = load double, ptr %x564
  call i32 (ptr, ...) @printf(ptr @f, double %x565)
  %x566 = getelementptr double, ptr @m67, i64 2
  %x567 = load double, ptr %x566
  call i32 (ptr, ...) @printf(ptr @f, double %x567)
  %x568 = getelementptr double, ptr @m67, i64 3
  %x569 = load double, ptr %x568
  call i32 (ptr, ...) @printf(ptr @f, double %x569)
  %x570 = getelementptr double, ptr @m67, i64 4
  %x571 = load double, ptr %x570
  call i32 (ptr, ...) @printf(ptr @f, double %x571)
  %x572 = getelementptr double, ptr @m67, i64 5
  %x573 = load double, ptr %x572
  call i32 (ptr, ...) @printf(ptr @f, double %x573)
  %x574 = getelementptr double, ptr @m67, i64 6
  %x575 = load double, ptr %x574
  call i32 (ptr, ...) @printf(ptr @f, double %x575)
  %x576 = getelementptr double, ptr @m67, i64 7
  %x577 = load double, ptr %x576
  call i32 (ptr, ...) @printf(ptr @f, double %x577)
  call i32 (ptr, ...) @printf(ptr @n)
  %x578 = load <2 x i8>, ptr @g69
  %x579 = icmp slt <2 x i8> %x578, zeroinitializer
  %x580 = getelementptr double, ptr @m70, <2 x i64> <i64 0, i64 0>
  %x581 = load <2 x double>, ptr @g71
  %x582 = call <2 x double> @llvm.masked.gather.v2f64.v2p0(<2 x ptr> %x580, i32 8, <2 x i1> %x579, <2 x double> %x581)
  call void @show.v2f64(<2 x double> %x582)
  %x583 = getelementptr double, ptr @m70, i64 0
  %x584 = load double, ptr %x583
  call i32 (ptr, ...) @printf(ptr @f, double %x584)
  %x585 = getelementptr double, ptr @m70, i64 1
  %x586 = load double, ptr %x585
  call i32 (ptr, ...) @printf(ptr @f, double %x586)
  %x587 = getelementptr double, ptr @m70, i64 2
  %x588 = load double, ptr %x587
  call i32 (ptr, ...) @printf(ptr @f, double %x588)
  %x589 = getelementptr double, ptr @m70, i64 3
  %x590 = load double, ptr %x589
  call i32 (ptr, ...) @printf(ptr @f, double %x590)
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
define void @show.v4i64(<4 x i64> %v) {
  %e0 = extractelement <4 x i64> %v, i32 0
  call i32 (ptr, ...) @printf(ptr @d, i64 %e0)
  %e1 = extractelement <4 x i64> %v, i32 1
  call i32 (ptr, ...) @printf(ptr @d, i64 %e1)
  %e2 = extractelement <4 x i64> %v, i32 2
  call i32 (ptr, ...) @printf(ptr @d, i64 %e2)
  %e3 = extractelement <4 x i64> %v, i32 3
  call i32 (ptr, ...) @printf(ptr @d, i64 %e3)
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
