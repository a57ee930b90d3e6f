; ModuleID = 'dynamic_casts.cpp'
source_filename = "dynamic_casts.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.A = type <{ ptr, i32, [4 x i8] }>
%struct.D = type { %struct.B, %struct.C, i32, [4 x i8] }
%struct.B = type { %struct.A.base, i32 }
%struct.A.base = type <{ ptr, i32 }>
%struct.C = type { %struct.A.base, i32 }
%struct.W = type { %struct.V1.base, [4 x i8], %struct.V2.base, i32, %struct.A.base, [4 x i8] }
%struct.V1.base = type <{ ptr, i32 }>
%struct.V2.base = type <{ ptr, i32 }>
%struct.E = type { %struct.W.base, %struct.Other.base, [4 x i8], %struct.A.base, [4 x i8] }
%struct.W.base = type { %struct.V1.base, [4 x i8], %struct.V2.base, i32 }
%struct.Other.base = type <{ ptr, i32 }>
%struct.Hidden = type { %struct.B, %struct.V1.base, [4 x i8], %struct.A.base, [4 x i8] }
%struct.Far = type { %struct.E.base, [4 x i8], %struct.D.base, [4 x i8], %struct.A.base, [4 x i8] }
%struct.E.base = type { %struct.W.base, %struct.Other.base }
%struct.D.base = type { %struct.B, %struct.C, i32 }
%struct.Made = type { %struct.Making.base, [4 x i8] }
%struct.Making.base = type { %struct.A.base }
%struct.V1 = type <{ ptr, i32, [4 x i8], %struct.A.base, [4 x i8] }>
%struct.V2 = type <{ ptr, i32, [4 x i8], %struct.A.base, [4 x i8] }>
%struct.Other = type <{ ptr, i32, [4 x i8] }>

$_ZN1AC2Ev = comdat any

$_ZN1DC2Ev = comdat any

$_ZN1WC1Ev = comdat any

$_ZN1EC1Ev = comdat any

$_ZN6HiddenC1Ev = comdat any

$_ZN3FarC1Ev = comdat any

$_ZN4MadeC2Ev = comdat any

$_ZN4MadeD2Ev = comdat any

$_ZN3FarD1Ev = comdat any

$_ZN6HiddenD1Ev = comdat any

$_ZN1ED1Ev = comdat any

$_ZN1WD1Ev = comdat any

$_ZN1DD2Ev = comdat any

$_ZN6MakingD2Ev = comdat any

$_ZN6MakingD0Ev = comdat any

$_ZN1AD2Ev = comdat any

$_ZN1AD0Ev = comdat any

$_ZN1BC2Ev = comdat any

$_ZN1CC2Ev = comdat any

$_ZN1DD0Ev = comdat any

$_ZThn16_N1DD1Ev = comdat any

$_ZThn16_N1DD0Ev = comdat any

$_ZN1BD2Ev = comdat any

$_ZN1BD0Ev = comdat any

$_ZN1CD2Ev = comdat any

$_ZN1CD0Ev = comdat any

$_ZN2V1C2Ev = comdat any

$_ZN2V2C2Ev = comdat any

$_ZN2V1D1Ev = comdat any

$_ZN2V1D0Ev = comdat any

$_ZTv0_n24_N2V1D1Ev = comdat any

$_ZTv0_n24_N2V1D0Ev = comdat any

$_ZN2V2D1Ev = comdat any

$_ZN2V2D0Ev = comdat any

$_ZTv0_n24_N2V2D1Ev = comdat any

$_ZTv0_n24_N2V2D0Ev = comdat any

$_ZN1WD0Ev = comdat any

$_ZThn16_N1WD1Ev = comdat any

$_ZThn16_N1WD0Ev = comdat any

$_ZTv0_n24_N1WD1Ev = comdat any

$_ZTv0_n24_N1WD0Ev = comdat any

$_ZN2V1D2Ev = comdat any

$_ZN2V2D2Ev = comdat any

$_ZN1WC2Ev = comdat any

$_ZN5OtherC2Ev = comdat any

$_ZN1ED0Ev = comdat any

$_ZThn16_N1ED1Ev = comdat any

$_ZThn16_N1ED0Ev = comdat any

$_ZThn32_N1ED1Ev = comdat any

$_ZThn32_N1ED0Ev = comdat any

$_ZTv0_n24_N1ED1Ev = comdat any

$_ZTv0_n24_N1ED0Ev = comdat any

$_ZN5OtherD2Ev = comdat any

$_ZN5OtherD0Ev = comdat any

$_ZN6HiddenD0Ev = comdat any

$_ZThn16_N6HiddenD1Ev = comdat any

$_ZThn16_N6HiddenD0Ev = comdat any

$_ZTv0_n24_N6HiddenD1Ev = comdat any

$_ZTv0_n24_N6HiddenD0Ev = comdat any

$_ZN1EC2Ev = comdat any

$_ZN3FarD0Ev = comdat any

$_ZThn16_N3FarD1Ev = comdat any

$_ZThn16_N3FarD0Ev = comdat any

$_ZThn32_N3FarD1Ev = comdat any

$_ZThn32_N3FarD0Ev = comdat any

$_ZThn48_N3FarD1Ev = comdat any

$_ZThn48_N3FarD0Ev = comdat any

$_ZThn64_N3FarD1Ev = comdat any

$_ZThn64_N3FarD0Ev = comdat any

$_ZTv0_n24_N3FarD1Ev = comdat any

$_ZTv0_n24_N3FarD0Ev = comdat any

$_ZN4MadeD0Ev = comdat any

$_ZN3FarD2Ev = comdat any

$_ZN1ED2Ev = comdat any

$_ZN1WD2Ev = comdat any

$_ZN6HiddenD2Ev = comdat any

$_ZTV6Making = comdat any

$_ZTS1A = comdat any

$_ZTI1A = comdat any

$_ZTS4Made = comdat any

$_ZTS6Making = comdat any

$_ZTI6Making = comdat any

$_ZTI4Made = comdat any

$_ZTV1A = comdat any

$_ZTV1D = comdat any

$_ZTS1D = comdat any

$_ZTS1B = comdat any

$_ZTI1B = comdat any

$_ZTS1C = comdat any

$_ZTI1C = comdat any

$_ZTI1D = comdat any

$_ZTV1B = comdat any

$_ZTV1C = comdat any

$_ZTV1W = comdat any

$_ZTT1W = comdat any

$_ZTC1W0_2V1 = comdat any

$_ZTS2V1 = comdat any

$_ZTI2V1 = comdat any

$_ZTC1W16_2V2 = comdat any

$_ZTS2V2 = comdat any

$_ZTI2V2 = comdat any

$_ZTS1W = comdat any

$_ZTI1W = comdat any

$_ZTV2V1 = comdat any

$_ZTT2V1 = comdat any

$_ZTV2V2 = comdat any

$_ZTT2V2 = comdat any

$_ZTV1E = comdat any

$_ZTT1E = comdat any

$_ZTC1E0_1W = comdat any

$_ZTC1E0_2V1 = comdat any

$_ZTC1E16_2V2 = comdat any

$_ZTS1E = comdat any

$_ZTS5Other = comdat any

$_ZTI5Other = comdat any

$_ZTI1E = comdat any

$_ZTV5Other = comdat any

$_ZTV6Hidden = comdat any

$_ZTT6Hidden = comdat any

$_ZTC6Hidden16_2V1 = comdat any

$_ZTS6Hidden = comdat any

$_ZTI6Hidden = comdat any

$_ZTV3Far = comdat any

$_ZTT3Far = comdat any

$_ZTC3Far0_1E = comdat any

$_ZTC3Far0_1W = comdat any

$_ZTC3Far0_2V1 = comdat any

$_ZTC3Far16_2V2 = comdat any

$_ZTS3Far = comdat any

$_ZTI3Far = comdat any

$_ZTV4Made = comdat any

@_ZTV6Making = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI6Making, ptr @_ZN6MakingD2Ev, ptr @_ZN6MakingD0Ev] }, comdat, align 8
@.str = private unnamed_addr constant [12 x i8] c"made %d %d\0A\00", align 1, !dbg !0
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS1A = linkonce_odr dso_local constant [3 x i8] c"1A\00", comdat, align 1
@_ZTI1A = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS1A }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS4Made = linkonce_odr dso_local constant [6 x i8] c"4Made\00", comdat, align 1
@_ZTS6Making = linkonce_odr dso_local constant [8 x i8] c"6Making\00", comdat, align 1
@_ZTI6Making = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS6Making, ptr @_ZTI1A }, comdat, align 8
@_ZTI4Made = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS4Made, ptr @_ZTI6Making }, comdat, align 8
@.str.1 = private unnamed_addr constant [7 x i8] c"B to D\00", align 1, !dbg !8
@.str.2 = private unnamed_addr constant [7 x i8] c"B to C\00", align 1, !dbg !13
@.str.3 = private unnamed_addr constant [12 x i8] c"A of C to D\00", align 1, !dbg !15
@.str.4 = private unnamed_addr constant [12 x i8] c"A of C to B\00", align 1, !dbg !17
@.str.5 = private unnamed_addr constant [12 x i8] c"A of C to C\00", align 1, !dbg !19
@.str.6 = private unnamed_addr constant [8 x i8] c"B to V1\00", align 1, !dbg !21
@.str.7 = private unnamed_addr constant [7 x i8] c"A to W\00", align 1, !dbg !26
@.str.8 = private unnamed_addr constant [8 x i8] c"A to V2\00", align 1, !dbg !28
@.str.9 = private unnamed_addr constant [9 x i8] c"V1 to V2\00", align 1, !dbg !30
@.str.10 = private unnamed_addr constant [12 x i8] c"V1 to Other\00", align 1, !dbg !35
@.str.11 = private unnamed_addr constant [12 x i8] c"Other to V2\00", align 1, !dbg !37
@.str.12 = private unnamed_addr constant [11 x i8] c"Other to A\00", align 1, !dbg !39
@.str.13 = private unnamed_addr constant [13 x i8] c"V1 to Hidden\00", align 1, !dbg !44
@.str.14 = private unnamed_addr constant [8 x i8] c"V1 to B\00", align 1, !dbg !49
@.str.15 = private unnamed_addr constant [15 x i8] c"hidden B to V1\00", align 1, !dbg !51
@.str.16 = private unnamed_addr constant [11 x i8] c"Other to D\00", align 1, !dbg !56
@.str.17 = private unnamed_addr constant [22 x i8] c"Other to A, ambiguous\00", align 1, !dbg !58
@.str.18 = private unnamed_addr constant [13 x i8] c"A of V1 to B\00", align 1, !dbg !63
@.str.19 = private unnamed_addr constant [16 x i8] c"A of C to Other\00", align 1, !dbg !65
@_ZTV1A = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI1A, ptr @_ZN1AD2Ev, ptr @_ZN1AD0Ev] }, comdat, align 8
@_ZTV1D = linkonce_odr dso_local unnamed_addr constant { [4 x ptr], [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI1D, ptr @_ZN1DD2Ev, ptr @_ZN1DD0Ev], [4 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr @_ZTI1D, ptr @_ZThn16_N1DD1Ev, ptr @_ZThn16_N1DD0Ev] }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS1D = linkonce_odr dso_local constant [3 x i8] c"1D\00", comdat, align 1
@_ZTS1B = linkonce_odr dso_local constant [3 x i8] c"1B\00", comdat, align 1
@_ZTI1B = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS1B, ptr @_ZTI1A }, comdat, align 8
@_ZTS1C = linkonce_odr dso_local constant [3 x i8] c"1C\00", comdat, align 1
@_ZTI1C = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS1C, ptr @_ZTI1A }, comdat, align 8
@_ZTI1D = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS1D, i32 1, i32 2, ptr @_ZTI1B, i64 2, ptr @_ZTI1C, i64 4098 }, comdat, align 8
@_ZTV1B = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI1B, ptr @_ZN1BD2Ev, ptr @_ZN1BD0Ev] }, comdat, align 8
@_ZTV1C = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI1C, ptr @_ZN1CD2Ev, ptr @_ZN1CD0Ev] }, comdat, align 8
@_ZTV1W = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTI1W, ptr @_ZN1WD1Ev, ptr @_ZN1WD0Ev], [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI1W, ptr @_ZThn16_N1WD1Ev, ptr @_ZThn16_N1WD0Ev], [5 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTI1W, ptr @_ZTv0_n24_N1WD1Ev, ptr @_ZTv0_n24_N1WD0Ev] }, comdat, align 8
@_ZTT1W = linkonce_odr dso_local unnamed_addr constant [7 x ptr] [ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV1W, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC1W0_2V1, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC1W0_2V1, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC1W16_2V2, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC1W16_2V2, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV1W, i32 0, i32 2, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV1W, i32 0, i32 1, i32 3)], comdat, align 8
@_ZTC1W0_2V1 = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTI2V1, ptr @_ZN2V1D1Ev, ptr @_ZN2V1D0Ev], [5 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTI2V1, ptr @_ZTv0_n24_N2V1D1Ev, ptr @_ZTv0_n24_N2V1D0Ev] }, comdat, align 8
@_ZTS2V1 = linkonce_odr dso_local constant [4 x i8] c"2V1\00", comdat, align 1
@_ZTI2V1 = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS2V1, i32 0, i32 1, ptr @_ZTI1A, i64 -6141 }, comdat, align 8
@_ZTC1W16_2V2 = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI2V2, ptr @_ZN2V2D1Ev, ptr @_ZN2V2D0Ev], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI2V2, ptr @_ZTv0_n24_N2V2D1Ev, ptr @_ZTv0_n24_N2V2D0Ev] }, comdat, align 8
@_ZTS2V2 = linkonce_odr dso_local constant [4 x i8] c"2V2\00", comdat, align 1
@_ZTI2V2 = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS2V2, i32 0, i32 1, ptr @_ZTI1A, i64 -6141 }, comdat, align 8
@_ZTS1W = linkonce_odr dso_local constant [3 x i8] c"1W\00", comdat, align 1
@_ZTI1W = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS1W, i32 2, i32 2, ptr @_ZTI2V1, i64 2, ptr @_ZTI2V2, i64 4098 }, comdat, align 8
@_ZTV2V1 = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI2V1, ptr @_ZN2V1D1Ev, ptr @_ZN2V1D0Ev], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI2V1, ptr @_ZTv0_n24_N2V1D1Ev, ptr @_ZTv0_n24_N2V1D0Ev] }, comdat, align 8
@_ZTT2V1 = linkonce_odr dso_local unnamed_addr constant [2 x ptr] [ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTV2V1, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTV2V1, i32 0, i32 1, i32 3)], comdat, align 8
@_ZTV2V2 = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI2V2, ptr @_ZN2V2D1Ev, ptr @_ZN2V2D0Ev], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI2V2, ptr @_ZTv0_n24_N2V2D1Ev, ptr @_ZTv0_n24_N2V2D0Ev] }, comdat, align 8
@_ZTT2V2 = linkonce_odr dso_local unnamed_addr constant [2 x ptr] [ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTV2V2, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTV2V2, i32 0, i32 1, i32 3)], comdat, align 8
@_ZTV1E = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr], [4 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 48 to ptr), ptr null, ptr @_ZTI1E, ptr @_ZN1ED1Ev, ptr @_ZN1ED0Ev], [5 x ptr] [ptr inttoptr (i64 32 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI1E, ptr @_ZThn16_N1ED1Ev, ptr @_ZThn16_N1ED0Ev], [4 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr @_ZTI1E, ptr @_ZThn32_N1ED1Ev, ptr @_ZThn32_N1ED0Ev], [5 x ptr] [ptr inttoptr (i64 -48 to ptr), ptr inttoptr (i64 -48 to ptr), ptr @_ZTI1E, ptr @_ZTv0_n24_N1ED1Ev, ptr @_ZTv0_n24_N1ED0Ev] }, comdat, align 8
@_ZTT1E = linkonce_odr dso_local unnamed_addr constant [10 x ptr] [ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [4 x ptr], [5 x ptr] }, ptr @_ZTV1E, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTC1E0_1W, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC1E0_2V1, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC1E0_2V1, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC1E16_2V2, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC1E16_2V2, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTC1E0_1W, i32 0, i32 2, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTC1E0_1W, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [4 x ptr], [5 x ptr] }, ptr @_ZTV1E, i32 0, i32 3, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [4 x ptr], [5 x ptr] }, ptr @_ZTV1E, i32 0, i32 1, i32 3)], comdat, align 8
@_ZTC1E0_1W = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 48 to ptr), ptr null, ptr @_ZTI1W, ptr @_ZN1WD1Ev, ptr @_ZN1WD0Ev], [5 x ptr] [ptr inttoptr (i64 32 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI1W, ptr @_ZThn16_N1WD1Ev, ptr @_ZThn16_N1WD0Ev], [5 x ptr] [ptr inttoptr (i64 -48 to ptr), ptr inttoptr (i64 -48 to ptr), ptr @_ZTI1W, ptr @_ZTv0_n24_N1WD1Ev, ptr @_ZTv0_n24_N1WD0Ev] }, comdat, align 8
@_ZTC1E0_2V1 = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 48 to ptr), ptr null, ptr @_ZTI2V1, ptr @_ZN2V1D1Ev, ptr @_ZN2V1D0Ev], [5 x ptr] [ptr inttoptr (i64 -48 to ptr), ptr inttoptr (i64 -48 to ptr), ptr @_ZTI2V1, ptr @_ZTv0_n24_N2V1D1Ev, ptr @_ZTv0_n24_N2V1D0Ev] }, comdat, align 8
@_ZTC1E16_2V2 = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTI2V2, ptr @_ZN2V2D1Ev, ptr @_ZN2V2D0Ev], [5 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTI2V2, ptr @_ZTv0_n24_N2V2D1Ev, ptr @_ZTv0_n24_N2V2D0Ev] }, comdat, align 8
@_ZTS1E = linkonce_odr dso_local constant [3 x i8] c"1E\00", comdat, align 1
@_ZTS5Other = linkonce_odr dso_local constant [7 x i8] c"5Other\00", comdat, align 1
@_ZTI5Other = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Other }, comdat, align 8
@_ZTI1E = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS1E, i32 2, i32 2, ptr @_ZTI1W, i64 2, ptr @_ZTI5Other, i64 8194 }, comdat, align 8
@_ZTV5Other = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI5Other, ptr @_ZN5OtherD2Ev, ptr @_ZN5OtherD0Ev] }, comdat, align 8
@_ZTV6Hidden = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTI6Hidden, ptr @_ZN6HiddenD1Ev, ptr @_ZN6HiddenD0Ev], [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI6Hidden, ptr @_ZThn16_N6HiddenD1Ev, ptr @_ZThn16_N6HiddenD0Ev], [5 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTI6Hidden, ptr @_ZTv0_n24_N6HiddenD1Ev, ptr @_ZTv0_n24_N6HiddenD0Ev] }, comdat, align 8
@_ZTT6Hidden = linkonce_odr dso_local unnamed_addr constant [5 x ptr] [ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV6Hidden, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC6Hidden16_2V1, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC6Hidden16_2V1, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV6Hidden, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV6Hidden, i32 0, i32 2, i32 3)], comdat, align 8
@_ZTC6Hidden16_2V1 = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI2V1, ptr @_ZN2V1D1Ev, ptr @_ZN2V1D0Ev], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI2V1, ptr @_ZTv0_n24_N2V1D1Ev, ptr @_ZTv0_n24_N2V1D0Ev] }, comdat, align 8
@_ZTS6Hidden = linkonce_odr dso_local constant [8 x i8] c"6Hidden\00", comdat, align 1
@_ZTI6Hidden = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS6Hidden, i32 1, i32 2, ptr @_ZTI1B, i64 0, ptr @_ZTI2V1, i64 4098 }, comdat, align 8
@_ZTV3Far = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr], [4 x ptr], [4 x ptr], [4 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 88 to ptr), ptr null, ptr @_ZTI3Far, ptr @_ZN3FarD1Ev, ptr @_ZN3FarD0Ev], [5 x ptr] [ptr inttoptr (i64 72 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI3Far, ptr @_ZThn16_N3FarD1Ev, ptr @_ZThn16_N3FarD0Ev], [4 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr @_ZTI3Far, ptr @_ZThn32_N3FarD1Ev, ptr @_ZThn32_N3FarD0Ev], [4 x ptr] [ptr inttoptr (i64 -48 to ptr), ptr @_ZTI3Far, ptr @_ZThn48_N3FarD1Ev, ptr @_ZThn48_N3FarD0Ev], [4 x ptr] [ptr inttoptr (i64 -64 to ptr), ptr @_ZTI3Far, ptr @_ZThn64_N3FarD1Ev, ptr @_ZThn64_N3FarD0Ev], [5 x ptr] [ptr inttoptr (i64 -88 to ptr), ptr inttoptr (i64 -88 to ptr), ptr @_ZTI3Far, ptr @_ZTv0_n24_N3FarD1Ev, ptr @_ZTv0_n24_N3FarD0Ev] }, comdat, align 8
@_ZTT3Far = linkonce_odr dso_local unnamed_addr constant [13 x ptr] [ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [4 x ptr], [4 x ptr], [4 x ptr], [5 x ptr] }, ptr @_ZTV3Far, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTC3Far0_1E, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTC3Far0_1W, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC3Far0_2V1, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC3Far0_2V1, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC3Far16_2V2, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC3Far16_2V2, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTC3Far0_1W, i32 0, i32 2, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTC3Far0_1W, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTC3Far0_1E, i32 0, i32 2, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTC3Far0_1E, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [4 x ptr], [4 x ptr], [4 x ptr], [5 x ptr] }, ptr @_ZTV3Far, i32 0, i32 5, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [4 x ptr], [4 x ptr], [4 x ptr], [5 x ptr] }, ptr @_ZTV3Far, i32 0, i32 1, i32 3)], comdat, align 8
@_ZTC3Far0_1E = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 88 to ptr), ptr null, ptr @_ZTI1E, ptr @_ZN1ED1Ev, ptr @_ZN1ED0Ev], [5 x ptr] [ptr inttoptr (i64 72 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI1E, ptr @_ZThn16_N1ED1Ev, ptr @_ZThn16_N1ED0Ev], [5 x ptr] [ptr inttoptr (i64 -88 to ptr), ptr inttoptr (i64 -88 to ptr), ptr @_ZTI1E, ptr @_ZTv0_n24_N1ED1Ev, ptr @_ZTv0_n24_N1ED0Ev] }, comdat, align 8
@_ZTC3Far0_1W = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 88 to ptr), ptr null, ptr @_ZTI1W, ptr @_ZN1WD1Ev, ptr @_ZN1WD0Ev], [5 x ptr] [ptr inttoptr (i64 72 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI1W, ptr @_ZThn16_N1WD1Ev, ptr @_ZThn16_N1WD0Ev], [5 x ptr] [ptr inttoptr (i64 -88 to ptr), ptr inttoptr (i64 -88 to ptr), ptr @_ZTI1W, ptr @_ZTv0_n24_N1WD1Ev, ptr @_ZTv0_n24_N1WD0Ev] }, comdat, align 8
@_ZTC3Far0_2V1 = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 88 to ptr), ptr null, ptr @_ZTI2V1, ptr @_ZN2V1D1Ev, ptr @_ZN2V1D0Ev], [5 x ptr] [ptr inttoptr (i64 -88 to ptr), ptr inttoptr (i64 -88 to ptr), ptr @_ZTI2V1, ptr @_ZTv0_n24_N2V1D1Ev, ptr @_ZTv0_n24_N2V1D0Ev] }, comdat, align 8
@_ZTC3Far16_2V2 = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 72 to ptr), ptr null, ptr @_ZTI2V2, ptr @_ZN2V2D1Ev, ptr @_ZN2V2D0Ev], [5 x ptr] [ptr inttoptr (i64 -72 to ptr), ptr inttoptr (i64 -72 to ptr), ptr @_ZTI2V2, ptr @_ZTv0_n24_N2V2D1Ev, ptr @_ZTv0_n24_N2V2D0Ev] }, comdat, align 8
@_ZTS3Far = linkonce_odr dso_local constant [5 x i8] c"3Far\00", comdat, align 1
@_ZTI3Far = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS3Far, i32 3, i32 2, ptr @_ZTI1E, i64 2, ptr @_ZTI1D, i64 12290 }, comdat, align 8
@_ZTV4Made = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI4Made, ptr @_ZN4MadeD2Ev, ptr @_ZN4MadeD0Ev] }, comdat, align 8
@.str.20 = private unnamed_addr constant [11 x i8] c"%s %ld %d\0A\00", align 1, !dbg !70

@_ZN6MakingC1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZN6MakingC2Ev

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_ZN6MakingC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #0 align 2 personality ptr @__gxx_personality_v0 !dbg !159 {
entry:
  %this.addr = alloca ptr, align 8
  %self = alloca ptr, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !161, !DIExpression(), !162)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #7, !dbg !163
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV6Making, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !164
    #dbg_declare(ptr %self, !165, !DIExpression(), !167)
  store ptr %this1, ptr %self, align 8, !dbg !167
  %0 = load ptr, ptr %self, align 8, !dbg !168
  %1 = icmp eq ptr %0, null, !dbg !169
  br i1 %1, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !169

dynamic_cast.notnull:                             ; preds = %entry
  %2 = call ptr @__dynamic_cast(ptr %0, ptr @_ZTI1A, ptr @_ZTI4Made, i64 0) #7, !dbg !169
  br label %dynamic_cast.end, !dbg !169

dynamic_cast.null:                                ; preds = %entry
  br label %dynamic_cast.end, !dbg !169

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %3 = phi ptr [ %2, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !169
  %cmp = icmp ne ptr %3, null, !dbg !170
  %conv = zext i1 %cmp to i32, !dbg !169
  %4 = load ptr, ptr %self, align 8, !dbg !171
  %5 = icmp eq ptr %4, null, !dbg !172
  br i1 %5, label %dynamic_cast.null3, label %dynamic_cast.notnull2, !dbg !172

dynamic_cast.notnull2:                            ; preds = %dynamic_cast.end
  %6 = call ptr @__dynamic_cast(ptr %4, ptr @_ZTI1A, ptr @_ZTI6Making, i64 0) #7, !dbg !172
  br label %dynamic_cast.end4, !dbg !172

dynamic_cast.null3:                               ; preds = %dynamic_cast.end
  br label %dynamic_cast.end4, !dbg !172

dynamic_cast.end4:                                ; preds = %dynamic_cast.null3, %dynamic_cast.notnull2
  %7 = phi ptr [ %6, %dynamic_cast.notnull2 ], [ null, %dynamic_cast.null3 ], !dbg !172
  %cmp5 = icmp eq ptr %7, %this1, !dbg !173
  %conv6 = zext i1 %cmp5 to i32, !dbg !172
  %call = invoke i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv, i32 noundef %conv6)
          to label %invoke.cont unwind label %lpad, !dbg !174

invoke.cont:                                      ; preds = %dynamic_cast.end4
  ret void, !dbg !175

lpad:                                             ; preds = %dynamic_cast.end4
  %8 = landingpad { ptr, i32 }
          cleanup, !dbg !176
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !176
  store ptr %9, ptr %exn.slot, align 8, !dbg !176
  %10 = extractvalue { ptr, i32 } %8, 1, !dbg !176
  store i32 %10, ptr %ehselector.slot, align 4, !dbg !176
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #7, !dbg !176
  br label %eh.resume, !dbg !176

eh.resume:                                        ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !176
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !176
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !176
  %lpad.val7 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !176
  resume { ptr, i32 } %lpad.val7, !dbg !176
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !177 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !179, !DIExpression(), !180)
  %this1 = load ptr, ptr %this.addr, align 8
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV1A, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !181
  %a = getelementptr inbounds %struct.A, ptr %this1, i32 0, i32 1, !dbg !182
  store i32 1, ptr %a, align 8, !dbg !182
  ret void, !dbg !181
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) #3

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #4 personality ptr @__gxx_personality_v0 !dbg !183 {
entry:
  %retval = alloca i32, align 4
  %d = alloca %struct.D, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %w = alloca %struct.W, align 8
  %e = alloca %struct.E, align 8
  %h = alloca %struct.Hidden, align 8
  %f = alloca %struct.Far, align 8
  %made = alloca %struct.Made, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %d, !184, !DIExpression(), !185)
  call void @_ZN1DC2Ev(ptr noundef nonnull align 8 dereferenceable(36) %d) #7, !dbg !185
  invoke void @_ZL4castI1D1BEvPKcPT0_Pv(ptr noundef @.str.1, ptr noundef %d, ptr noundef %d)
          to label %invoke.cont unwind label %lpad, !dbg !186

invoke.cont:                                      ; preds = %entry
  invoke void @_ZL4castI1C1BEvPKcPT0_Pv(ptr noundef @.str.2, ptr noundef %d, ptr noundef %d)
          to label %invoke.cont1 unwind label %lpad, !dbg !187

invoke.cont1:                                     ; preds = %invoke.cont
  %0 = icmp eq ptr %d, null, !dbg !188
  br i1 %0, label %cast.end, label %cast.notnull, !dbg !188

cast.notnull:                                     ; preds = %invoke.cont1
  %add.ptr = getelementptr inbounds i8, ptr %d, i64 16, !dbg !188
  br label %cast.end, !dbg !188

cast.end:                                         ; preds = %cast.notnull, %invoke.cont1
  %cast.result = phi ptr [ %add.ptr, %cast.notnull ], [ null, %invoke.cont1 ], !dbg !188
  invoke void @_ZL4castI1D1AEvPKcPT0_Pv(ptr noundef @.str.3, ptr noundef %cast.result, ptr noundef %d)
          to label %invoke.cont2 unwind label %lpad, !dbg !189

invoke.cont2:                                     ; preds = %cast.end
  %1 = icmp eq ptr %d, null, !dbg !190
  br i1 %1, label %cast.end5, label %cast.notnull3, !dbg !190

cast.notnull3:                                    ; preds = %invoke.cont2
  %add.ptr4 = getelementptr inbounds i8, ptr %d, i64 16, !dbg !190
  br label %cast.end5, !dbg !190

cast.end5:                                        ; preds = %cast.notnull3, %invoke.cont2
  %cast.result6 = phi ptr [ %add.ptr4, %cast.notnull3 ], [ null, %invoke.cont2 ], !dbg !190
  invoke void @_ZL4castI1B1AEvPKcPT0_Pv(ptr noundef @.str.4, ptr noundef %cast.result6, ptr noundef %d)
          to label %invoke.cont7 unwind label %lpad, !dbg !191

invoke.cont7:                                     ; preds = %cast.end5
  %2 = icmp eq ptr %d, null, !dbg !192
  br i1 %2, label %cast.end10, label %cast.notnull8, !dbg !192

cast.notnull8:                                    ; preds = %invoke.cont7
  %add.ptr9 = getelementptr inbounds i8, ptr %d, i64 16, !dbg !192
  br label %cast.end10, !dbg !192

cast.end10:                                       ; preds = %cast.notnull8, %invoke.cont7
  %cast.result11 = phi ptr [ %add.ptr9, %cast.notnull8 ], [ null, %invoke.cont7 ], !dbg !192
  invoke void @_ZL4castI1C1AEvPKcPT0_Pv(ptr noundef @.str.5, ptr noundef %cast.result11, ptr noundef %d)
          to label %invoke.cont12 unwind label %lpad, !dbg !193

invoke.cont12:                                    ; preds = %cast.end10
  invoke void @_ZL4castI2V11BEvPKcPT0_Pv(ptr noundef @.str.6, ptr noundef %d, ptr noundef %d)
          to label %invoke.cont13 unwind label %lpad, !dbg !194

invoke.cont13:                                    ; preds = %invoke.cont12
    #dbg_declare(ptr %w, !195, !DIExpression(), !196)
  call void @_ZN1WC1Ev(ptr noundef nonnull align 8 dereferenceable(32) %w) #7, !dbg !196
  %3 = icmp eq ptr %w, null, !dbg !197
  br i1 %3, label %cast.end16, label %cast.notnull14, !dbg !197

cast.notnull14:                                   ; preds = %invoke.cont13
  %vtable = load ptr, ptr %w, align 8, !dbg !197
  %vbase.offset.ptr = getelementptr i8, ptr %vtable, i64 -24, !dbg !197
  %vbase.offset = load i64, ptr %vbase.offset.ptr, align 8, !dbg !197
  %add.ptr15 = getelementptr inbounds i8, ptr %w, i64 %vbase.offset, !dbg !197
  br label %cast.end16, !dbg !197

cast.end16:                                       ; preds = %cast.notnull14, %invoke.cont13
  %cast.result17 = phi ptr [ %add.ptr15, %cast.notnull14 ], [ null, %invoke.cont13 ], !dbg !197
  invoke void @_ZL4castI1W1AEvPKcPT0_Pv(ptr noundef @.str.7, ptr noundef %cast.result17, ptr noundef %w)
          to label %invoke.cont19 unwind label %lpad18, !dbg !198

invoke.cont19:                                    ; preds = %cast.end16
  %4 = icmp eq ptr %w, null, !dbg !199
  br i1 %4, label %cast.end25, label %cast.notnull20, !dbg !199

cast.notnull20:                                   ; preds = %invoke.cont19
  %vtable21 = load ptr, ptr %w, align 8, !dbg !199
  %vbase.offset.ptr22 = getelementptr i8, ptr %vtable21, i64 -24, !dbg !199
  %vbase.offset23 = load i64, ptr %vbase.offset.ptr22, align 8, !dbg !199
  %add.ptr24 = getelementptr inbounds i8, ptr %w, i64 %vbase.offset23, !dbg !199
  br label %cast.end25, !dbg !199

cast.end25:                                       ; preds = %cast.notnull20, %invoke.cont19
  %cast.result26 = phi ptr [ %add.ptr24, %cast.notnull20 ], [ null, %invoke.cont19 ], !dbg !199
  invoke void @_ZL4castI2V21AEvPKcPT0_Pv(ptr noundef @.str.8, ptr noundef %cast.result26, ptr noundef %w)
          to label %invoke.cont27 unwind label %lpad18, !dbg !200

invoke.cont27:                                    ; preds = %cast.end25
  invoke void @_ZL4castI2V22V1EvPKcPT0_Pv(ptr noundef @.str.9, ptr noundef %w, ptr noundef %w)
          to label %invoke.cont28 unwind label %lpad18, !dbg !201

invoke.cont28:                                    ; preds = %invoke.cont27
    #dbg_declare(ptr %e, !202, !DIExpression(), !207)
  call void @_ZN1EC1Ev(ptr noundef nonnull align 8 dereferenceable(44) %e) #7, !dbg !207
  invoke void @_ZL4castI5Other2V1EvPKcPT0_Pv(ptr noundef @.str.10, ptr noundef %e, ptr noundef %e)
          to label %invoke.cont30 unwind label %lpad29, !dbg !208

invoke.cont30:                                    ; preds = %invoke.cont28
  %5 = icmp eq ptr %e, null, !dbg !209
  br i1 %5, label %cast.end33, label %cast.notnull31, !dbg !209

cast.notnull31:                                   ; preds = %invoke.cont30
  %add.ptr32 = getelementptr inbounds i8, ptr %e, i64 32, !dbg !209
  br label %cast.end33, !dbg !209

cast.end33:                                       ; preds = %cast.notnull31, %invoke.cont30
  %cast.result34 = phi ptr [ %add.ptr32, %cast.notnull31 ], [ null, %invoke.cont30 ], !dbg !209
  invoke void @_ZL4castI2V25OtherEvPKcPT0_Pv(ptr noundef @.str.11, ptr noundef %cast.result34, ptr noundef %e)
          to label %invoke.cont35 unwind label %lpad29, !dbg !210

invoke.cont35:                                    ; preds = %cast.end33
  %6 = icmp eq ptr %e, null, !dbg !211
  br i1 %6, label %cast.end38, label %cast.notnull36, !dbg !211

cast.notnull36:                                   ; preds = %invoke.cont35
  %add.ptr37 = getelementptr inbounds i8, ptr %e, i64 32, !dbg !211
  br label %cast.end38, !dbg !211

cast.end38:                                       ; preds = %cast.notnull36, %invoke.cont35
  %cast.result39 = phi ptr [ %add.ptr37, %cast.notnull36 ], [ null, %invoke.cont35 ], !dbg !211
  invoke void @_ZL4castI1A5OtherEvPKcPT0_Pv(ptr noundef @.str.12, ptr noundef %cast.result39, ptr noundef %e)
          to label %invoke.cont40 unwind label %lpad29, !dbg !212

invoke.cont40:                                    ; preds = %cast.end38
    #dbg_declare(ptr %h, !213, !DIExpression(), !214)
  call void @_ZN6HiddenC1Ev(ptr noundef nonnull align 8 dereferenceable(28) %h) #7, !dbg !214
  %7 = icmp eq ptr %h, null, !dbg !215
  br i1 %7, label %cast.end43, label %cast.notnull41, !dbg !215

cast.notnull41:                                   ; preds = %invoke.cont40
  %add.ptr42 = getelementptr inbounds i8, ptr %h, i64 16, !dbg !215
  br label %cast.end43, !dbg !215

cast.end43:                                       ; preds = %cast.notnull41, %invoke.cont40
  %cast.result44 = phi ptr [ %add.ptr42, %cast.notnull41 ], [ null, %invoke.cont40 ], !dbg !215
  invoke void @_ZL4castI6Hidden2V1EvPKcPT0_Pv(ptr noundef @.str.13, ptr noundef %cast.result44, ptr noundef %h)
          to label %invoke.cont46 unwind label %lpad45, !dbg !216

invoke.cont46:                                    ; preds = %cast.end43
  %8 = icmp eq ptr %h, null, !dbg !217
  br i1 %8, label %cast.end49, label %cast.notnull47, !dbg !217

cast.notnull47:                                   ; preds = %invoke.cont46
  %add.ptr48 = getelementptr inbounds i8, ptr %h, i64 16, !dbg !217
  br label %cast.end49, !dbg !217

cast.end49:                                       ; preds = %cast.notnull47, %invoke.cont46
  %cast.result50 = phi ptr [ %add.ptr48, %cast.notnull47 ], [ null, %invoke.cont46 ], !dbg !217
  invoke void @_ZL4castI1B2V1EvPKcPT0_Pv(ptr noundef @.str.14, ptr noundef %cast.result50, ptr noundef %h)
          to label %invoke.cont51 unwind label %lpad45, !dbg !218

invoke.cont51:                                    ; preds = %cast.end49
  invoke void @_ZL4castI1BS0_EvPKcPT0_Pv(ptr noundef @.str.15, ptr noundef %h, ptr noundef %h)
          to label %invoke.cont52 unwind label %lpad45, !dbg !219

invoke.cont52:                                    ; preds = %invoke.cont51
    #dbg_declare(ptr %f, !220, !DIExpression(), !225)
  call void @_ZN3FarC1Ev(ptr noundef nonnull align 8 dereferenceable(84) %f) #7, !dbg !225
  %9 = icmp eq ptr %f, null, !dbg !226
  br i1 %9, label %cast.end55, label %cast.notnull53, !dbg !226

cast.notnull53:                                   ; preds = %invoke.cont52
  %add.ptr54 = getelementptr inbounds i8, ptr %f, i64 32, !dbg !226
  br label %cast.end55, !dbg !226

cast.end55:                                       ; preds = %cast.notnull53, %invoke.cont52
  %cast.result56 = phi ptr [ %add.ptr54, %cast.notnull53 ], [ null, %invoke.cont52 ], !dbg !226
  invoke void @_ZL4castI1D5OtherEvPKcPT0_Pv(ptr noundef @.str.16, ptr noundef %cast.result56, ptr noundef %f)
          to label %invoke.cont58 unwind label %lpad57, !dbg !227

invoke.cont58:                                    ; preds = %cast.end55
  %10 = icmp eq ptr %f, null, !dbg !228
  br i1 %10, label %cast.end61, label %cast.notnull59, !dbg !228

cast.notnull59:                                   ; preds = %invoke.cont58
  %add.ptr60 = getelementptr inbounds i8, ptr %f, i64 32, !dbg !228
  br label %cast.end61, !dbg !228

cast.end61:                                       ; preds = %cast.notnull59, %invoke.cont58
  %cast.result62 = phi ptr [ %add.ptr60, %cast.notnull59 ], [ null, %invoke.cont58 ], !dbg !228
  invoke void @_ZL4castI1A5OtherEvPKcPT0_Pv(ptr noundef @.str.17, ptr noundef %cast.result62, ptr noundef %f)
          to label %invoke.cont63 unwind label %lpad57, !dbg !229

invoke.cont63:                                    ; preds = %cast.end61
  %11 = icmp eq ptr %f, null, !dbg !230
  br i1 %11, label %cast.end69, label %cast.notnull64, !dbg !230

cast.notnull64:                                   ; preds = %invoke.cont63
  %vtable65 = load ptr, ptr %f, align 8, !dbg !230
  %vbase.offset.ptr66 = getelementptr i8, ptr %vtable65, i64 -24, !dbg !230
  %vbase.offset67 = load i64, ptr %vbase.offset.ptr66, align 8, !dbg !230
  %add.ptr68 = getelementptr inbounds i8, ptr %f, i64 %vbase.offset67, !dbg !230
  br label %cast.end69, !dbg !230

cast.end69:                                       ; preds = %cast.notnull64, %invoke.cont63
  %cast.result70 = phi ptr [ %add.ptr68, %cast.notnull64 ], [ null, %invoke.cont63 ], !dbg !230
  invoke void @_ZL4castI1B1AEvPKcPT0_Pv(ptr noundef @.str.18, ptr noundef %cast.result70, ptr noundef %f)
          to label %invoke.cont71 unwind label %lpad57, !dbg !231

invoke.cont71:                                    ; preds = %cast.end69
  %12 = icmp eq ptr %f, null, !dbg !232
  br i1 %12, label %cast.end74, label %cast.notnull72, !dbg !232

cast.notnull72:                                   ; preds = %invoke.cont71
  %add.ptr73 = getelementptr inbounds i8, ptr %f, i64 64, !dbg !232
  br label %cast.end74, !dbg !232

cast.end74:                                       ; preds = %cast.notnull72, %invoke.cont71
  %cast.result75 = phi ptr [ %add.ptr73, %cast.notnull72 ], [ null, %invoke.cont71 ], !dbg !232
  invoke void @_ZL4castI5Other1AEvPKcPT0_Pv(ptr noundef @.str.19, ptr noundef %cast.result75, ptr noundef %f)
          to label %invoke.cont76 unwind label %lpad57, !dbg !233

invoke.cont76:                                    ; preds = %cast.end74
    #dbg_declare(ptr %made, !234, !DIExpression(), !235)
  invoke void @_ZN4MadeC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %made)
          to label %invoke.cont77 unwind label %lpad57, !dbg !235

invoke.cont77:                                    ; preds = %invoke.cont76
  store i32 0, ptr %retval, align 4, !dbg !236
  call void @_ZN4MadeD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %made) #7, !dbg !237
  call void @_ZN3FarD1Ev(ptr noundef nonnull align 8 dereferenceable(84) %f) #7, !dbg !237
  call void @_ZN6HiddenD1Ev(ptr noundef nonnull align 8 dereferenceable(28) %h) #7, !dbg !237
  call void @_ZN1ED1Ev(ptr noundef nonnull align 8 dereferenceable(44) %e) #7, !dbg !237
  call void @_ZN1WD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %w) #7, !dbg !237
  call void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(36) %d) #7, !dbg !237
  %13 = load i32, ptr %retval, align 4, !dbg !237
  ret i32 %13, !dbg !237

lpad:                                             ; preds = %invoke.cont12, %cast.end10, %cast.end5, %cast.end, %invoke.cont, %entry
  %14 = landingpad { ptr, i32 }
          cleanup, !dbg !237
  %15 = extractvalue { ptr, i32 } %14, 0, !dbg !237
  store ptr %15, ptr %exn.slot, align 8, !dbg !237
  %16 = extractvalue { ptr, i32 } %14, 1, !dbg !237
  store i32 %16, ptr %ehselector.slot, align 4, !dbg !237
  br label %ehcleanup80, !dbg !237

lpad18:                                           ; preds = %invoke.cont27, %cast.end25, %cast.end16
  %17 = landingpad { ptr, i32 }
          cleanup, !dbg !237
  %18 = extractvalue { ptr, i32 } %17, 0, !dbg !237
  store ptr %18, ptr %exn.slot, align 8, !dbg !237
  %19 = extractvalue { ptr, i32 } %17, 1, !dbg !237
  store i32 %19, ptr %ehselector.slot, align 4, !dbg !237
  br label %ehcleanup79, !dbg !237

lpad29:                                           ; preds = %cast.end38, %cast.end33, %invoke.cont28
  %20 = landingpad { ptr, i32 }
          cleanup, !dbg !237
  %21 = extractvalue { ptr, i32 } %20, 0, !dbg !237
  store ptr %21, ptr %exn.slot, align 8, !dbg !237
  %22 = extractvalue { ptr, i32 } %20, 1, !dbg !237
  store i32 %22, ptr %ehselector.slot, align 4, !dbg !237
  br label %ehcleanup78, !dbg !237

lpad45:                                           ; preds = %invoke.cont51, %cast.end49, %cast.end43
  %23 = landingpad { ptr, i32 }
          cleanup, !dbg !237
  %24 = extractvalue { ptr, i32 } %23, 0, !dbg !237
  store ptr %24, ptr %exn.slot, align 8, !dbg !237
  %25 = extractvalue { ptr, i32 } %23, 1, !dbg !237
  store i32 %25, ptr %ehselector.slot, align 4, !dbg !237
  br label %ehcleanup, !dbg !237

lpad57:                                           ; preds = %invoke.cont76, %cast.end74, %cast.end69, %cast.end61, %cast.end55
  %26 = landingpad { ptr, i32 }
          cleanup, !dbg !237
  %27 = extractvalue { ptr, i32 } %26, 0, !dbg !237
  store ptr %27, ptr %exn.slot, align 8, !dbg !237
  %28 = extractvalue { ptr, i32 } %26, 1, !dbg !237
  store i32 %28, ptr %ehselector.slot, align 4, !dbg !237
  call void @_ZN3FarD1Ev(ptr noundef nonnull align 8 dereferenceable(84) %f) #7, !dbg !237
  br label %ehcleanup, !dbg !237

ehcleanup:                                        ; preds = %lpad57, %lpad45
  call void @_ZN6HiddenD1Ev(ptr noundef nonnull align 8 dereferenceable(28) %h) #7, !dbg !237
  br label %ehcleanup78, !dbg !237

ehcleanup78:                                      ; preds = %ehcleanup, %lpad29
  call void @_ZN1ED1Ev(ptr noundef nonnull align 8 dereferenceable(44) %e) #7, !dbg !237
  br label %ehcleanup79, !dbg !237

ehcleanup79:                                      ; preds = %ehcleanup78, %lpad18
  call void @_ZN1WD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %w) #7, !dbg !237
  br label %ehcleanup80, !dbg !237

ehcleanup80:                                      ; preds = %ehcleanup79, %lpad
  call void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(36) %d) #7, !dbg !237
  br label %eh.resume, !dbg !237

eh.resume:                                        ; preds = %ehcleanup80
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !237
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !237
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !237
  %lpad.val81 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !237
  resume { ptr, i32 } %lpad.val81, !dbg !237
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1DC2Ev(ptr noundef nonnull align 8 dereferenceable(36) %this) unnamed_addr #1 comdat align 2 !dbg !238 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !243, !DIExpression(), !244)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this1) #7, !dbg !245
  %0 = getelementptr inbounds i8, ptr %this1, i64 16, !dbg !245
  call void @_ZN1CC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #7, !dbg !245
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr], [4 x ptr] }, ptr @_ZTV1D, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !245
  %add.ptr = getelementptr inbounds i8, ptr %this1, i64 16, !dbg !245
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr], [4 x ptr] }, ptr @_ZTV1D, i32 0, i32 1, i32 2), ptr %add.ptr, align 8, !dbg !245
  %d = getelementptr inbounds %struct.D, ptr %this1, i32 0, i32 2, !dbg !246
  store i32 4, ptr %d, align 8, !dbg !246
  ret void, !dbg !245
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4castI1D1BEvPKcPT0_Pv(ptr noundef %name, ptr noundef %from, ptr noundef %whole) #0 !dbg !247 {
entry:
  %name.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %whole.addr = alloca ptr, align 8
  %to = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !254, !DIExpression(), !255)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !256, !DIExpression(), !257)
  store ptr %whole, ptr %whole.addr, align 8
    #dbg_declare(ptr %whole.addr, !258, !DIExpression(), !259)
    #dbg_declare(ptr %to, !260, !DIExpression(), !261)
  %0 = load ptr, ptr %from.addr, align 8, !dbg !262
  %1 = icmp eq ptr %0, null, !dbg !263
  br i1 %1, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !263

dynamic_cast.notnull:                             ; preds = %entry
  %2 = call ptr @__dynamic_cast(ptr %0, ptr @_ZTI1B, ptr @_ZTI1D, i64 0) #7, !dbg !263
  br label %dynamic_cast.end, !dbg !263

dynamic_cast.null:                                ; preds = %entry
  br label %dynamic_cast.end, !dbg !263

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %3 = phi ptr [ %2, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !263
  store ptr %3, ptr %to, align 8, !dbg !261
  %4 = load ptr, ptr %name.addr, align 8, !dbg !264
  %5 = load ptr, ptr %to, align 8, !dbg !265
  %tobool = icmp ne ptr %5, null, !dbg !265
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !265

cond.true:                                        ; preds = %dynamic_cast.end
  %6 = load ptr, ptr %to, align 8, !dbg !266
  %7 = load ptr, ptr %whole.addr, align 8, !dbg !267
  %sub.ptr.lhs.cast = ptrtoint ptr %6 to i64, !dbg !268
  %sub.ptr.rhs.cast = ptrtoint ptr %7 to i64, !dbg !268
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !268
  br label %cond.end, !dbg !265

cond.false:                                       ; preds = %dynamic_cast.end
  br label %cond.end, !dbg !265

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub.ptr.sub, %cond.true ], [ -1, %cond.false ], !dbg !265
  %8 = load ptr, ptr %from.addr, align 8, !dbg !269
  %9 = icmp eq ptr %8, null, !dbg !270
  br i1 %9, label %dynamic_cast.null2, label %dynamic_cast.notnull1, !dbg !270

dynamic_cast.notnull1:                            ; preds = %cond.end
  %vtable = load ptr, ptr %8, align 8, !dbg !270
  %10 = getelementptr inbounds i64, ptr %vtable, i64 -2, !dbg !270
  %offset.to.top = load i64, ptr %10, align 8, !dbg !270
  %11 = getelementptr inbounds i8, ptr %8, i64 %offset.to.top, !dbg !270
  br label %dynamic_cast.end3, !dbg !270

dynamic_cast.null2:                               ; preds = %cond.end
  br label %dynamic_cast.end3, !dbg !270

dynamic_cast.end3:                                ; preds = %dynamic_cast.null2, %dynamic_cast.notnull1
  %12 = phi ptr [ %11, %dynamic_cast.notnull1 ], [ null, %dynamic_cast.null2 ], !dbg !270
  %13 = load ptr, ptr %whole.addr, align 8, !dbg !271
  %cmp = icmp eq ptr %12, %13, !dbg !272
  %conv = zext i1 %cmp to i32, !dbg !270
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %4, i64 noundef %cond, i32 noundef %conv), !dbg !273
  ret void, !dbg !274
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4castI1C1BEvPKcPT0_Pv(ptr noundef %name, ptr noundef %from, ptr noundef %whole) #0 !dbg !275 {
entry:
  %name.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %whole.addr = alloca ptr, align 8
  %to = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !278, !DIExpression(), !279)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !280, !DIExpression(), !281)
  store ptr %whole, ptr %whole.addr, align 8
    #dbg_declare(ptr %whole.addr, !282, !DIExpression(), !283)
    #dbg_declare(ptr %to, !284, !DIExpression(), !285)
  %0 = load ptr, ptr %from.addr, align 8, !dbg !286
  %1 = icmp eq ptr %0, null, !dbg !287
  br i1 %1, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !287

dynamic_cast.notnull:                             ; preds = %entry
  %2 = call ptr @__dynamic_cast(ptr %0, ptr @_ZTI1B, ptr @_ZTI1C, i64 -2) #7, !dbg !287
  br label %dynamic_cast.end, !dbg !287

dynamic_cast.null:                                ; preds = %entry
  br label %dynamic_cast.end, !dbg !287

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %3 = phi ptr [ %2, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !287
  store ptr %3, ptr %to, align 8, !dbg !285
  %4 = load ptr, ptr %name.addr, align 8, !dbg !288
  %5 = load ptr, ptr %to, align 8, !dbg !289
  %tobool = icmp ne ptr %5, null, !dbg !289
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !289

cond.true:                                        ; preds = %dynamic_cast.end
  %6 = load ptr, ptr %to, align 8, !dbg !290
  %7 = load ptr, ptr %whole.addr, align 8, !dbg !291
  %sub.ptr.lhs.cast = ptrtoint ptr %6 to i64, !dbg !292
  %sub.ptr.rhs.cast = ptrtoint ptr %7 to i64, !dbg !292
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !292
  br label %cond.end, !dbg !289

cond.false:                                       ; preds = %dynamic_cast.end
  br label %cond.end, !dbg !289

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub.ptr.sub, %cond.true ], [ -1, %cond.false ], !dbg !289
  %8 = load ptr, ptr %from.addr, align 8, !dbg !293
  %9 = icmp eq ptr %8, null, !dbg !294
  br i1 %9, label %dynamic_cast.null2, label %dynamic_cast.notnull1, !dbg !294

dynamic_cast.notnull1:                            ; preds = %cond.end
  %vtable = load ptr, ptr %8, align 8, !dbg !294
  %10 = getelementptr inbounds i64, ptr %vtable, i64 -2, !dbg !294
  %offset.to.top = load i64, ptr %10, align 8, !dbg !294
  %11 = getelementptr inbounds i8, ptr %8, i64 %offset.to.top, !dbg !294
  br label %dynamic_cast.end3, !dbg !294

dynamic_cast.null2:                               ; preds = %cond.end
  br label %dynamic_cast.end3, !dbg !294

dynamic_cast.end3:                                ; preds = %dynamic_cast.null2, %dynamic_cast.notnull1
  %12 = phi ptr [ %11, %dynamic_cast.notnull1 ], [ null, %dynamic_cast.null2 ], !dbg !294
  %13 = load ptr, ptr %whole.addr, align 8, !dbg !295
  %cmp = icmp eq ptr %12, %13, !dbg !296
  %conv = zext i1 %cmp to i32, !dbg !294
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %4, i64 noundef %cond, i32 noundef %conv), !dbg !297
  ret void, !dbg !298
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4castI1D1AEvPKcPT0_Pv(ptr noundef %name, ptr noundef %from, ptr noundef %whole) #0 !dbg !299 {
entry:
  %name.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %whole.addr = alloca ptr, align 8
  %to = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !304, !DIExpression(), !305)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !306, !DIExpression(), !307)
  store ptr %whole, ptr %whole.addr, align 8
    #dbg_declare(ptr %whole.addr, !308, !DIExpression(), !309)
    #dbg_declare(ptr %to, !310, !DIExpression(), !311)
  %0 = load ptr, ptr %from.addr, align 8, !dbg !312
  %1 = icmp eq ptr %0, null, !dbg !313
  br i1 %1, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !313

dynamic_cast.notnull:                             ; preds = %entry
  %2 = call ptr @__dynamic_cast(ptr %0, ptr @_ZTI1A, ptr @_ZTI1D, i64 -3) #7, !dbg !313
  br label %dynamic_cast.end, !dbg !313

dynamic_cast.null:                                ; preds = %entry
  br label %dynamic_cast.end, !dbg !313

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %3 = phi ptr [ %2, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !313
  store ptr %3, ptr %to, align 8, !dbg !311
  %4 = load ptr, ptr %name.addr, align 8, !dbg !314
  %5 = load ptr, ptr %to, align 8, !dbg !315
  %tobool = icmp ne ptr %5, null, !dbg !315
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !315

cond.true:                                        ; preds = %dynamic_cast.end
  %6 = load ptr, ptr %to, align 8, !dbg !316
  %7 = load ptr, ptr %whole.addr, align 8, !dbg !317
  %sub.ptr.lhs.cast = ptrtoint ptr %6 to i64, !dbg !318
  %sub.ptr.rhs.cast = ptrtoint ptr %7 to i64, !dbg !318
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !318
  br label %cond.end, !dbg !315

cond.false:                                       ; preds = %dynamic_cast.end
  br label %cond.end, !dbg !315

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub.ptr.sub, %cond.true ], [ -1, %cond.false ], !dbg !315
  %8 = load ptr, ptr %from.addr, align 8, !dbg !319
  %9 = icmp eq ptr %8, null, !dbg !320
  br i1 %9, label %dynamic_cast.null2, label %dynamic_cast.notnull1, !dbg !320

dynamic_cast.notnull1:                            ; preds = %cond.end
  %vtable = load ptr, ptr %8, align 8, !dbg !320
  %10 = getelementptr inbounds i64, ptr %vtable, i64 -2, !dbg !320
  %offset.to.top = load i64, ptr %10, align 8, !dbg !320
  %11 = getelementptr inbounds i8, ptr %8, i64 %offset.to.top, !dbg !320
  br label %dynamic_cast.end3, !dbg !320

dynamic_cast.null2:                               ; preds = %cond.end
  br label %dynamic_cast.end3, !dbg !320

dynamic_cast.end3:                                ; preds = %dynamic_cast.null2, %dynamic_cast.notnull1
  %12 = phi ptr [ %11, %dynamic_cast.notnull1 ], [ null, %dynamic_cast.null2 ], !dbg !320
  %13 = load ptr, ptr %whole.addr, align 8, !dbg !321
  %cmp = icmp eq ptr %12, %13, !dbg !322
  %conv = zext i1 %cmp to i32, !dbg !320
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %4, i64 noundef %cond, i32 noundef %conv), !dbg !323
  ret void, !dbg !324
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4castI1B1AEvPKcPT0_Pv(ptr noundef %name, ptr noundef %from, ptr noundef %whole) #0 !dbg !325 {
entry:
  %name.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %whole.addr = alloca ptr, align 8
  %to = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !328, !DIExpression(), !329)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !330, !DIExpression(), !331)
  store ptr %whole, ptr %whole.addr, align 8
    #dbg_declare(ptr %whole.addr, !332, !DIExpression(), !333)
    #dbg_declare(ptr %to, !334, !DIExpression(), !335)
  %0 = load ptr, ptr %from.addr, align 8, !dbg !336
  %1 = icmp eq ptr %0, null, !dbg !337
  br i1 %1, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !337

dynamic_cast.notnull:                             ; preds = %entry
  %2 = call ptr @__dynamic_cast(ptr %0, ptr @_ZTI1A, ptr @_ZTI1B, i64 0) #7, !dbg !337
  br label %dynamic_cast.end, !dbg !337

dynamic_cast.null:                                ; preds = %entry
  br label %dynamic_cast.end, !dbg !337

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %3 = phi ptr [ %2, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !337
  store ptr %3, ptr %to, align 8, !dbg !335
  %4 = load ptr, ptr %name.addr, align 8, !dbg !338
  %5 = load ptr, ptr %to, align 8, !dbg !339
  %tobool = icmp ne ptr %5, null, !dbg !339
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !339

cond.true:                                        ; preds = %dynamic_cast.end
  %6 = load ptr, ptr %to, align 8, !dbg !340
  %7 = load ptr, ptr %whole.addr, align 8, !dbg !341
  %sub.ptr.lhs.cast = ptrtoint ptr %6 to i64, !dbg !342
  %sub.ptr.rhs.cast = ptrtoint ptr %7 to i64, !dbg !342
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !342
  br label %cond.end, !dbg !339

cond.false:                                       ; preds = %dynamic_cast.end
  br label %cond.end, !dbg !339

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub.ptr.sub, %cond.true ], [ -1, %cond.false ], !dbg !339
  %8 = load ptr, ptr %from.addr, align 8, !dbg !343
  %9 = icmp eq ptr %8, null, !dbg !344
  br i1 %9, label %dynamic_cast.null2, label %dynamic_cast.notnull1, !dbg !344

dynamic_cast.notnull1:                            ; preds = %cond.end
  %vtable = load ptr, ptr %8, align 8, !dbg !344
  %10 = getelementptr inbounds i64, ptr %vtable, i64 -2, !dbg !344
  %offset.to.top = load i64, ptr %10, align 8, !dbg !344
  %11 = getelementptr inbounds i8, ptr %8, i64 %offset.to.top, !dbg !344
  br label %dynamic_cast.end3, !dbg !344

dynamic_cast.null2:                               ; preds = %cond.end
  br label %dynamic_cast.end3, !dbg !344

dynamic_cast.end3:                                ; preds = %dynamic_cast.null2, %dynamic_cast.notnull1
  %12 = phi ptr [ %11, %dynamic_cast.notnull1 ], [ null, %dynamic_cast.null2 ], !dbg !344
  %13 = load ptr, ptr %whole.addr, align 8, !dbg !345
  %cmp = icmp eq ptr %12, %13, !dbg !346
  %conv = zext i1 %cmp to i32, !dbg !344
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %4, i64 noundef %cond, i32 noundef %conv), !dbg !347
  ret void, !dbg !348
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4castI1C1AEvPKcPT0_Pv(ptr noundef %name, ptr noundef %from, ptr noundef %whole) #0 !dbg !349 {
entry:
  %name.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %whole.addr = alloca ptr, align 8
  %to = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !351, !DIExpression(), !352)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !353, !DIExpression(), !354)
  store ptr %whole, ptr %whole.addr, align 8
    #dbg_declare(ptr %whole.addr, !355, !DIExpression(), !356)
    #dbg_declare(ptr %to, !357, !DIExpression(), !358)
  %0 = load ptr, ptr %from.addr, align 8, !dbg !359
  %1 = icmp eq ptr %0, null, !dbg !360
  br i1 %1, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !360

dynamic_cast.notnull:                             ; preds = %entry
  %2 = call ptr @__dynamic_cast(ptr %0, ptr @_ZTI1A, ptr @_ZTI1C, i64 0) #7, !dbg !360
  br label %dynamic_cast.end, !dbg !360

dynamic_cast.null:                                ; preds = %entry
  br label %dynamic_cast.end, !dbg !360

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %3 = phi ptr [ %2, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !360
  store ptr %3, ptr %to, align 8, !dbg !358
  %4 = load ptr, ptr %name.addr, align 8, !dbg !361
  %5 = load ptr, ptr %to, align 8, !dbg !362
  %tobool = icmp ne ptr %5, null, !dbg !362
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !362

cond.true:                                        ; preds = %dynamic_cast.end
  %6 = load ptr, ptr %to, align 8, !dbg !363
  %7 = load ptr, ptr %whole.addr, align 8, !dbg !364
  %sub.ptr.lhs.cast = ptrtoint ptr %6 to i64, !dbg !365
  %sub.ptr.rhs.cast = ptrtoint ptr %7 to i64, !dbg !365
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !365
  br label %cond.end, !dbg !362

cond.false:                                       ; preds = %dynamic_cast.end
  br label %cond.end, !dbg !362

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub.ptr.sub, %cond.true ], [ -1, %cond.false ], !dbg !362
  %8 = load ptr, ptr %from.addr, align 8, !dbg !366
  %9 = icmp eq ptr %8, null, !dbg !367
  br i1 %9, label %dynamic_cast.null2, label %dynamic_cast.notnull1, !dbg !367

dynamic_cast.notnull1:                            ; preds = %cond.end
  %vtable = load ptr, ptr %8, align 8, !dbg !367
  %10 = getelementptr inbounds i64, ptr %vtable, i64 -2, !dbg !367
  %offset.to.top = load i64, ptr %10, align 8, !dbg !367
  %11 = getelementptr inbounds i8, ptr %8, i64 %offset.to.top, !dbg !367
  br label %dynamic_cast.end3, !dbg !367

dynamic_cast.null2:                               ; preds = %cond.end
  br label %dynamic_cast.end3, !dbg !367

dynamic_cast.end3:                                ; preds = %dynamic_cast.null2, %dynamic_cast.notnull1
  %12 = phi ptr [ %11, %dynamic_cast.notnull1 ], [ null, %dynamic_cast.null2 ], !dbg !367
  %13 = load ptr, ptr %whole.addr, align 8, !dbg !368
  %cmp = icmp eq ptr %12, %13, !dbg !369
  %conv = zext i1 %cmp to i32, !dbg !367
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %4, i64 noundef %cond, i32 noundef %conv), !dbg !370
  ret void, !dbg !371
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4castI2V11BEvPKcPT0_Pv(ptr noundef %name, ptr noundef %from, ptr noundef %whole) #0 !dbg !372 {
entry:
  %name.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %whole.addr = alloca ptr, align 8
  %to = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !375, !DIExpression(), !376)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !377, !DIExpression(), !378)
  store ptr %whole, ptr %whole.addr, align 8
    #dbg_declare(ptr %whole.addr, !379, !DIExpression(), !380)
    #dbg_declare(ptr %to, !381, !DIExpression(), !382)
  %0 = load ptr, ptr %from.addr, align 8, !dbg !383
  %1 = icmp eq ptr %0, null, !dbg !384
  br i1 %1, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !384

dynamic_cast.notnull:                             ; preds = %entry
  %2 = call ptr @__dynamic_cast(ptr %0, ptr @_ZTI1B, ptr @_ZTI2V1, i64 -2) #7, !dbg !384
  br label %dynamic_cast.end, !dbg !384

dynamic_cast.null:                                ; preds = %entry
  br label %dynamic_cast.end, !dbg !384

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %3 = phi ptr [ %2, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !384
  store ptr %3, ptr %to, align 8, !dbg !382
  %4 = load ptr, ptr %name.addr, align 8, !dbg !385
  %5 = load ptr, ptr %to, align 8, !dbg !386
  %tobool = icmp ne ptr %5, null, !dbg !386
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !386

cond.true:                                        ; preds = %dynamic_cast.end
  %6 = load ptr, ptr %to, align 8, !dbg !387
  %7 = load ptr, ptr %whole.addr, align 8, !dbg !388
  %sub.ptr.lhs.cast = ptrtoint ptr %6 to i64, !dbg !389
  %sub.ptr.rhs.cast = ptrtoint ptr %7 to i64, !dbg !389
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !389
  br label %cond.end, !dbg !386

cond.false:                                       ; preds = %dynamic_cast.end
  br label %cond.end, !dbg !386

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub.ptr.sub, %cond.true ], [ -1, %cond.false ], !dbg !386
  %8 = load ptr, ptr %from.addr, align 8, !dbg !390
  %9 = icmp eq ptr %8, null, !dbg !391
  br i1 %9, label %dynamic_cast.null2, label %dynamic_cast.notnull1, !dbg !391

dynamic_cast.notnull1:                            ; preds = %cond.end
  %vtable = load ptr, ptr %8, align 8, !dbg !391
  %10 = getelementptr inbounds i64, ptr %vtable, i64 -2, !dbg !391
  %offset.to.top = load i64, ptr %10, align 8, !dbg !391
  %11 = getelementptr inbounds i8, ptr %8, i64 %offset.to.top, !dbg !391
  br label %dynamic_cast.end3, !dbg !391

dynamic_cast.null2:                               ; preds = %cond.end
  br label %dynamic_cast.end3, !dbg !391

dynamic_cast.end3:                                ; preds = %dynamic_cast.null2, %dynamic_cast.notnull1
  %12 = phi ptr [ %11, %dynamic_cast.notnull1 ], [ null, %dynamic_cast.null2 ], !dbg !391
  %13 = load ptr, ptr %whole.addr, align 8, !dbg !392
  %cmp = icmp eq ptr %12, %13, !dbg !393
  %conv = zext i1 %cmp to i32, !dbg !391
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %4, i64 noundef %cond, i32 noundef %conv), !dbg !394
  ret void, !dbg !395
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1WC1Ev(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #1 comdat align 2 !dbg !396 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !401, !DIExpression(), !402)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = getelementptr inbounds i8, ptr %this1, i64 32, !dbg !403
  call void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) #7, !dbg !403
  call void @_ZN2V1C2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1, ptr noundef getelementptr inbounds ([7 x ptr], ptr @_ZTT1W, i64 0, i64 1)) #7, !dbg !403
  %1 = getelementptr inbounds i8, ptr %this1, i64 16, !dbg !403
  call void @_ZN2V2C2Ev(ptr noundef nonnull align 8 dereferenceable(12) %1, ptr noundef getelementptr inbounds ([7 x ptr], ptr @_ZTT1W, i64 0, i64 3)) #7, !dbg !403
  store ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV1W, i32 0, i32 0, i32 3), ptr %this1, align 8, !dbg !403
  %add.ptr = getelementptr inbounds i8, ptr %this1, i64 32, !dbg !403
  store ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV1W, i32 0, i32 2, i32 3), ptr %add.ptr, align 8, !dbg !403
  %add.ptr2 = getelementptr inbounds i8, ptr %this1, i64 16, !dbg !403
  store ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV1W, i32 0, i32 1, i32 3), ptr %add.ptr2, align 8, !dbg !403
  %w = getelementptr inbounds %struct.W, ptr %this1, i32 0, i32 3, !dbg !404
  store i32 7, ptr %w, align 4, !dbg !404
  ret void, !dbg !403
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4castI1W1AEvPKcPT0_Pv(ptr noundef %name, ptr noundef %from, ptr noundef %whole) #0 !dbg !405 {
entry:
  %name.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %whole.addr = alloca ptr, align 8
  %to = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !408, !DIExpression(), !409)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !410, !DIExpression(), !411)
  store ptr %whole, ptr %whole.addr, align 8
    #dbg_declare(ptr %whole.addr, !412, !DIExpression(), !413)
    #dbg_declare(ptr %to, !414, !DIExpression(), !415)
  %0 = load ptr, ptr %from.addr, align 8, !dbg !416
  %1 = icmp eq ptr %0, null, !dbg !417
  br i1 %1, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !417

dynamic_cast.notnull:                             ; preds = %entry
  %2 = call ptr @__dynamic_cast(ptr %0, ptr @_ZTI1A, ptr @_ZTI1W, i64 -1) #7, !dbg !417
  br label %dynamic_cast.end, !dbg !417

dynamic_cast.null:                                ; preds = %entry
  br label %dynamic_cast.end, !dbg !417

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %3 = phi ptr [ %2, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !417
  store ptr %3, ptr %to, align 8, !dbg !415
  %4 = load ptr, ptr %name.addr, align 8, !dbg !418
  %5 = load ptr, ptr %to, align 8, !dbg !419
  %tobool = icmp ne ptr %5, null, !dbg !419
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !419

cond.true:                                        ; preds = %dynamic_cast.end
  %6 = load ptr, ptr %to, align 8, !dbg !420
  %7 = load ptr, ptr %whole.addr, align 8, !dbg !421
  %sub.ptr.lhs.cast = ptrtoint ptr %6 to i64, !dbg !422
  %sub.ptr.rhs.cast = ptrtoint ptr %7 to i64, !dbg !422
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !422
  br label %cond.end, !dbg !419

cond.false:                                       ; preds = %dynamic_cast.end
  br label %cond.end, !dbg !419

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub.ptr.sub, %cond.true ], [ -1, %cond.false ], !dbg !419
  %8 = load ptr, ptr %from.addr, align 8, !dbg !423
  %9 = icmp eq ptr %8, null, !dbg !424
  br i1 %9, label %dynamic_cast.null2, label %dynamic_cast.notnull1, !dbg !424

dynamic_cast.notnull1:                            ; preds = %cond.end
  %vtable = load ptr, ptr %8, align 8, !dbg !424
  %10 = getelementptr inbounds i64, ptr %vtable, i64 -2, !dbg !424
  %offset.to.top = load i64, ptr %10, align 8, !dbg !424
  %11 = getelementptr inbounds i8, ptr %8, i64 %offset.to.top, !dbg !424
  br label %dynamic_cast.end3, !dbg !424

dynamic_cast.null2:                               ; preds = %cond.end
  br label %dynamic_cast.end3, !dbg !424

dynamic_cast.end3:                                ; preds = %dynamic_cast.null2, %dynamic_cast.notnull1
  %12 = phi ptr [ %11, %dynamic_cast.notnull1 ], [ null, %dynamic_cast.null2 ], !dbg !424
  %13 = load ptr, ptr %whole.addr, align 8, !dbg !425
  %cmp = icmp eq ptr %12, %13, !dbg !426
  %conv = zext i1 %cmp to i32, !dbg !424
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %4, i64 noundef %cond, i32 noundef %conv), !dbg !427
  ret void, !dbg !428
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4castI2V21AEvPKcPT0_Pv(ptr noundef %name, ptr noundef %from, ptr noundef %whole) #0 !dbg !429 {
entry:
  %name.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %whole.addr = alloca ptr, align 8
  %to = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !432, !DIExpression(), !433)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !434, !DIExpression(), !435)
  store ptr %whole, ptr %whole.addr, align 8
    #dbg_declare(ptr %whole.addr, !436, !DIExpression(), !437)
    #dbg_declare(ptr %to, !438, !DIExpression(), !439)
  %0 = load ptr, ptr %from.addr, align 8, !dbg !440
  %1 = icmp eq ptr %0, null, !dbg !441
  br i1 %1, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !441

dynamic_cast.notnull:                             ; preds = %entry
  %2 = call ptr @__dynamic_cast(ptr %0, ptr @_ZTI1A, ptr @_ZTI2V2, i64 -1) #7, !dbg !441
  br label %dynamic_cast.end, !dbg !441

dynamic_cast.null:                                ; preds = %entry
  br label %dynamic_cast.end, !dbg !441

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %3 = phi ptr [ %2, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !441
  store ptr %3, ptr %to, align 8, !dbg !439
  %4 = load ptr, ptr %name.addr, align 8, !dbg !442
  %5 = load ptr, ptr %to, align 8, !dbg !443
  %tobool = icmp ne ptr %5, null, !dbg !443
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !443

cond.true:                                        ; preds = %dynamic_cast.end
  %6 = load ptr, ptr %to, align 8, !dbg !444
  %7 = load ptr, ptr %whole.addr, align 8, !dbg !445
  %sub.ptr.lhs.cast = ptrtoint ptr %6 to i64, !dbg !446
  %sub.ptr.rhs.cast = ptrtoint ptr %7 to i64, !dbg !446
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !446
  br label %cond.end, !dbg !443

cond.false:                                       ; preds = %dynamic_cast.end
  br label %cond.end, !dbg !443

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub.ptr.sub, %cond.true ], [ -1, %cond.false ], !dbg !443
  %8 = load ptr, ptr %from.addr, align 8, !dbg !447
  %9 = icmp eq ptr %8, null, !dbg !448
  br i1 %9, label %dynamic_cast.null2, label %dynamic_cast.notnull1, !dbg !448

dynamic_cast.notnull1:                            ; preds = %cond.end
  %vtable = load ptr, ptr %8, align 8, !dbg !448
  %10 = getelementptr inbounds i64, ptr %vtable, i64 -2, !dbg !448
  %offset.to.top = load i64, ptr %10, align 8, !dbg !448
  %11 = getelementptr inbounds i8, ptr %8, i64 %offset.to.top, !dbg !448
  br label %dynamic_cast.end3, !dbg !448

dynamic_cast.null2:                               ; preds = %cond.end
  br label %dynamic_cast.end3, !dbg !448

dynamic_cast.end3:                                ; preds = %dynamic_cast.null2, %dynamic_cast.notnull1
  %12 = phi ptr [ %11, %dynamic_cast.notnull1 ], [ null, %dynamic_cast.null2 ], !dbg !448
  %13 = load ptr, ptr %whole.addr, align 8, !dbg !449
  %cmp = icmp eq ptr %12, %13, !dbg !450
  %conv = zext i1 %cmp to i32, !dbg !448
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %4, i64 noundef %cond, i32 noundef %conv), !dbg !451
  ret void, !dbg !452
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4castI2V22V1EvPKcPT0_Pv(ptr noundef %name, ptr noundef %from, ptr noundef %whole) #0 !dbg !453 {
entry:
  %name.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %whole.addr = alloca ptr, align 8
  %to = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !458, !DIExpression(), !459)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !460, !DIExpression(), !461)
  store ptr %whole, ptr %whole.addr, align 8
    #dbg_declare(ptr %whole.addr, !462, !DIExpression(), !463)
    #dbg_declare(ptr %to, !464, !DIExpression(), !465)
  %0 = load ptr, ptr %from.addr, align 8, !dbg !466
  %1 = icmp eq ptr %0, null, !dbg !467
  br i1 %1, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !467

dynamic_cast.notnull:                             ; preds = %entry
  %2 = call ptr @__dynamic_cast(ptr %0, ptr @_ZTI2V1, ptr @_ZTI2V2, i64 -2) #7, !dbg !467
  br label %dynamic_cast.end, !dbg !467

dynamic_cast.null:                                ; preds = %entry
  br label %dynamic_cast.end, !dbg !467

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %3 = phi ptr [ %2, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !467
  store ptr %3, ptr %to, align 8, !dbg !465
  %4 = load ptr, ptr %name.addr, align 8, !dbg !468
  %5 = load ptr, ptr %to, align 8, !dbg !469
  %tobool = icmp ne ptr %5, null, !dbg !469
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !469

cond.true:                                        ; preds = %dynamic_cast.end
  %6 = load ptr, ptr %to, align 8, !dbg !470
  %7 = load ptr, ptr %whole.addr, align 8, !dbg !471
  %sub.ptr.lhs.cast = ptrtoint ptr %6 to i64, !dbg !472
  %sub.ptr.rhs.cast = ptrtoint ptr %7 to i64, !dbg !472
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !472
  br label %cond.end, !dbg !469

cond.false:                                       ; preds = %dynamic_cast.end
  br label %cond.end, !dbg !469

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub.ptr.sub, %cond.true ], [ -1, %cond.false ], !dbg !469
  %8 = load ptr, ptr %from.addr, align 8, !dbg !473
  %9 = icmp eq ptr %8, null, !dbg !474
  br i1 %9, label %dynamic_cast.null2, label %dynamic_cast.notnull1, !dbg !474

dynamic_cast.notnull1:                            ; preds = %cond.end
  %vtable = load ptr, ptr %8, align 8, !dbg !474
  %10 = getelementptr inbounds i64, ptr %vtable, i64 -2, !dbg !474
  %offset.to.top = load i64, ptr %10, align 8, !dbg !474
  %11 = getelementptr inbounds i8, ptr %8, i64 %offset.to.top, !dbg !474
  br label %dynamic_cast.end3, !dbg !474

dynamic_cast.null2:                               ; preds = %cond.end
  br label %dynamic_cast.end3, !dbg !474

dynamic_cast.end3:                                ; preds = %dynamic_cast.null2, %dynamic_cast.notnull1
  %12 = phi ptr [ %11, %dynamic_cast.notnull1 ], [ null, %dynamic_cast.null2 ], !dbg !474
  %13 = load ptr, ptr %whole.addr, align 8, !dbg !475
  %cmp = icmp eq ptr %12, %13, !dbg !476
  %conv = zext i1 %cmp to i32, !dbg !474
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %4, i64 noundef %cond, i32 noundef %conv), !dbg !477
  ret void, !dbg !478
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1EC1Ev(ptr noundef nonnull align 8 dereferenceable(44) %this) unnamed_addr #1 comdat align 2 !dbg !479 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !484, !DIExpression(), !486)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = getelementptr inbounds i8, ptr %this1, i64 48, !dbg !487
  call void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) #7, !dbg !487
  call void @_ZN1WC2Ev(ptr noundef nonnull align 8 dereferenceable(32) %this1, ptr noundef getelementptr inbounds ([10 x ptr], ptr @_ZTT1E, i64 0, i64 1)) #7, !dbg !487
  %1 = getelementptr inbounds i8, ptr %this1, i64 32, !dbg !487
  call void @_ZN5OtherC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %1) #7, !dbg !487
  store ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [4 x ptr], [5 x ptr] }, ptr @_ZTV1E, i32 0, i32 0, i32 3), ptr %this1, align 8, !dbg !487
  %add.ptr = getelementptr inbounds i8, ptr %this1, i64 48, !dbg !487
  store ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [4 x ptr], [5 x ptr] }, ptr @_ZTV1E, i32 0, i32 3, i32 3), ptr %add.ptr, align 8, !dbg !487
  %add.ptr2 = getelementptr inbounds i8, ptr %this1, i64 16, !dbg !487
  store ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [4 x ptr], [5 x ptr] }, ptr @_ZTV1E, i32 0, i32 1, i32 3), ptr %add.ptr2, align 8, !dbg !487
  %add.ptr3 = getelementptr inbounds i8, ptr %this1, i64 32, !dbg !487
  store ptr getelementptr inbounds inrange(-16, 16) ({ [5 x ptr], [5 x ptr], [4 x ptr], [5 x ptr] }, ptr @_ZTV1E, i32 0, i32 2, i32 2), ptr %add.ptr3, align 8, !dbg !487
  ret void, !dbg !487
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4castI5Other2V1EvPKcPT0_Pv(ptr noundef %name, ptr noundef %from, ptr noundef %whole) #0 !dbg !488 {
entry:
  %name.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %whole.addr = alloca ptr, align 8
  %to = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !491, !DIExpression(), !492)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !493, !DIExpression(), !494)
  store ptr %whole, ptr %whole.addr, align 8
    #dbg_declare(ptr %whole.addr, !495, !DIExpression(), !496)
    #dbg_declare(ptr %to, !497, !DIExpression(), !498)
  %0 = load ptr, ptr %from.addr, align 8, !dbg !499
  %1 = icmp eq ptr %0, null, !dbg !500
  br i1 %1, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !500

dynamic_cast.notnull:                             ; preds = %entry
  %2 = call ptr @__dynamic_cast(ptr %0, ptr @_ZTI2V1, ptr @_ZTI5Other, i64 -2) #7, !dbg !500
  br label %dynamic_cast.end, !dbg !500

dynamic_cast.null:                                ; preds = %entry
  br label %dynamic_cast.end, !dbg !500

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %3 = phi ptr [ %2, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !500
  store ptr %3, ptr %to, align 8, !dbg !498
  %4 = load ptr, ptr %name.addr, align 8, !dbg !501
  %5 = load ptr, ptr %to, align 8, !dbg !502
  %tobool = icmp ne ptr %5, null, !dbg !502
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !502

cond.true:                                        ; preds = %dynamic_cast.end
  %6 = load ptr, ptr %to, align 8, !dbg !503
  %7 = load ptr, ptr %whole.addr, align 8, !dbg !504
  %sub.ptr.lhs.cast = ptrtoint ptr %6 to i64, !dbg !505
  %sub.ptr.rhs.cast = ptrtoint ptr %7 to i64, !dbg !505
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !505
  br label %cond.end, !dbg !502

cond.false:                                       ; preds = %dynamic_cast.end
  br label %cond.end, !dbg !502

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub.ptr.sub, %cond.true ], [ -1, %cond.false ], !dbg !502
  %8 = load ptr, ptr %from.addr, align 8, !dbg !506
  %9 = icmp eq ptr %8, null, !dbg !507
  br i1 %9, label %dynamic_cast.null2, label %dynamic_cast.notnull1, !dbg !507

dynamic_cast.notnull1:                            ; preds = %cond.end
  %vtable = load ptr, ptr %8, align 8, !dbg !507
  %10 = getelementptr inbounds i64, ptr %vtable, i64 -2, !dbg !507
  %offset.to.top = load i64, ptr %10, align 8, !dbg !507
  %11 = getelementptr inbounds i8, ptr %8, i64 %offset.to.top, !dbg !507
  br label %dynamic_cast.end3, !dbg !507

dynamic_cast.null2:                               ; preds = %cond.end
  br label %dynamic_cast.end3, !dbg !507

dynamic_cast.end3:                                ; preds = %dynamic_cast.null2, %dynamic_cast.notnull1
  %12 = phi ptr [ %11, %dynamic_cast.notnull1 ], [ null, %dynamic_cast.null2 ], !dbg !507
  %13 = load ptr, ptr %whole.addr, align 8, !dbg !508
  %cmp = icmp eq ptr %12, %13, !dbg !509
  %conv = zext i1 %cmp to i32, !dbg !507
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %4, i64 noundef %cond, i32 noundef %conv), !dbg !510
  ret void, !dbg !511
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4castI2V25OtherEvPKcPT0_Pv(ptr noundef %name, ptr noundef %from, ptr noundef %whole) #0 !dbg !512 {
entry:
  %name.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %whole.addr = alloca ptr, align 8
  %to = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !517, !DIExpression(), !518)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !519, !DIExpression(), !520)
  store ptr %whole, ptr %whole.addr, align 8
    #dbg_declare(ptr %whole.addr, !521, !DIExpression(), !522)
    #dbg_declare(ptr %to, !523, !DIExpression(), !524)
  %0 = load ptr, ptr %from.addr, align 8, !dbg !525
  %1 = icmp eq ptr %0, null, !dbg !526
  br i1 %1, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !526

dynamic_cast.notnull:                             ; preds = %entry
  %2 = call ptr @__dynamic_cast(ptr %0, ptr @_ZTI5Other, ptr @_ZTI2V2, i64 -2) #7, !dbg !526
  br label %dynamic_cast.end, !dbg !526

dynamic_cast.null:                                ; preds = %entry
  br label %dynamic_cast.end, !dbg !526

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %3 = phi ptr [ %2, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !526
  store ptr %3, ptr %to, align 8, !dbg !524
  %4 = load ptr, ptr %name.addr, align 8, !dbg !527
  %5 = load ptr, ptr %to, align 8, !dbg !528
  %tobool = icmp ne ptr %5, null, !dbg !528
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !528

cond.true:                                        ; preds = %dynamic_cast.end
  %6 = load ptr, ptr %to, align 8, !dbg !529
  %7 = load ptr, ptr %whole.addr, align 8, !dbg !530
  %sub.ptr.lhs.cast = ptrtoint ptr %6 to i64, !dbg !531
  %sub.ptr.rhs.cast = ptrtoint ptr %7 to i64, !dbg !531
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !531
  br label %cond.end, !dbg !528

cond.false:                                       ; preds = %dynamic_cast.end
  br label %cond.end, !dbg !528

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub.ptr.sub, %cond.true ], [ -1, %cond.false ], !dbg !528
  %8 = load ptr, ptr %from.addr, align 8, !dbg !532
  %9 = icmp eq ptr %8, null, !dbg !533
  br i1 %9, label %dynamic_cast.null2, label %dynamic_cast.notnull1, !dbg !533

dynamic_cast.notnull1:                            ; preds = %cond.end
  %vtable = load ptr, ptr %8, align 8, !dbg !533
  %10 = getelementptr inbounds i64, ptr %vtable, i64 -2, !dbg !533
  %offset.to.top = load i64, ptr %10, align 8, !dbg !533
  %11 = getelementptr inbounds i8, ptr %8, i64 %offset.to.top, !dbg !533
  br label %dynamic_cast.end3, !dbg !533

dynamic_cast.null2:                               ; preds = %cond.end
  br label %dynamic_cast.end3, !dbg !533

dynamic_cast.end3:                                ; preds = %dynamic_cast.null2, %dynamic_cast.notnull1
  %12 = phi ptr [ %11, %dynamic_cast.notnull1 ], [ null, %dynamic_cast.null2 ], !dbg !533
  %13 = load ptr, ptr %whole.addr, align 8, !dbg !534
  %cmp = icmp eq ptr %12, %13, !dbg !535
  %conv = zext i1 %cmp to i32, !dbg !533
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %4, i64 noundef %cond, i32 noundef %conv), !dbg !536
  ret void, !dbg !537
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4castI1A5OtherEvPKcPT0_Pv(ptr noundef %name, ptr noundef %from, ptr noundef %whole) #0 !dbg !538 {
entry:
  %name.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %whole.addr = alloca ptr, align 8
  %to = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !541, !DIExpression(), !542)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !543, !DIExpression(), !544)
  store ptr %whole, ptr %whole.addr, align 8
    #dbg_declare(ptr %whole.addr, !545, !DIExpression(), !546)
    #dbg_declare(ptr %to, !547, !DIExpression(), !548)
  %0 = load ptr, ptr %from.addr, align 8, !dbg !549
  %1 = icmp eq ptr %0, null, !dbg !550
  br i1 %1, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !550

dynamic_cast.notnull:                             ; preds = %entry
  %2 = call ptr @__dynamic_cast(ptr %0, ptr @_ZTI5Other, ptr @_ZTI1A, i64 -2) #7, !dbg !550
  br label %dynamic_cast.end, !dbg !550

dynamic_cast.null:                                ; preds = %entry
  br label %dynamic_cast.end, !dbg !550

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %3 = phi ptr [ %2, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !550
  store ptr %3, ptr %to, align 8, !dbg !548
  %4 = load ptr, ptr %name.addr, align 8, !dbg !551
  %5 = load ptr, ptr %to, align 8, !dbg !552
  %tobool = icmp ne ptr %5, null, !dbg !552
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !552

cond.true:                                        ; preds = %dynamic_cast.end
  %6 = load ptr, ptr %to, align 8, !dbg !553
  %7 = load ptr, ptr %whole.addr, align 8, !dbg !554
  %sub.ptr.lhs.cast = ptrtoint ptr %6 to i64, !dbg !555
  %sub.ptr.rhs.cast = ptrtoint ptr %7 to i64, !dbg !555
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !555
  br label %cond.end, !dbg !552

cond.false:                                       ; preds = %dynamic_cast.end
  br label %cond.end, !dbg !552

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub.ptr.sub, %cond.true ], [ -1, %cond.false ], !dbg !552
  %8 = load ptr, ptr %from.addr, align 8, !dbg !556
  %9 = icmp eq ptr %8, null, !dbg !557
  br i1 %9, label %dynamic_cast.null2, label %dynamic_cast.notnull1, !dbg !557

dynamic_cast.notnull1:                            ; preds = %cond.end
  %vtable = load ptr, ptr %8, align 8, !dbg !557
  %10 = getelementptr inbounds i64, ptr %vtable, i64 -2, !dbg !557
  %offset.to.top = load i64, ptr %10, align 8, !dbg !557
  %11 = getelementptr inbounds i8, ptr %8, i64 %offset.to.top, !dbg !557
  br label %dynamic_cast.end3, !dbg !557

dynamic_cast.null2:                               ; preds = %cond.end
  br label %dynamic_cast.end3, !dbg !557

dynamic_cast.end3:                                ; preds = %dynamic_cast.null2, %dynamic_cast.notnull1
  %12 = phi ptr [ %11, %dynamic_cast.notnull1 ], [ null, %dynamic_cast.null2 ], !dbg !557
  %13 = load ptr, ptr %whole.addr, align 8, !dbg !558
  %cmp = icmp eq ptr %12, %13, !dbg !559
  %conv = zext i1 %cmp to i32, !dbg !557
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %4, i64 noundef %cond, i32 noundef %conv), !dbg !560
  ret void, !dbg !561
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6HiddenC1Ev(ptr noundef nonnull align 8 dereferenceable(28) %this) unnamed_addr #1 comdat align 2 !dbg !562 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !567, !DIExpression(), !568)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = getelementptr inbounds i8, ptr %this1, i64 32, !dbg !569
  call void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) #7, !dbg !569
  call void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this1) #7, !dbg !569
  %1 = getelementptr inbounds i8, ptr %this1, i64 16, !dbg !569
  call void @_ZN2V1C2Ev(ptr noundef nonnull align 8 dereferenceable(12) %1, ptr noundef getelementptr inbounds ([5 x ptr], ptr @_ZTT6Hidden, i64 0, i64 1)) #7, !dbg !569
  store ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV6Hidden, i32 0, i32 0, i32 3), ptr %this1, align 8, !dbg !569
  %add.ptr = getelementptr inbounds i8, ptr %this1, i64 16, !dbg !569
  store ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV6Hidden, i32 0, i32 1, i32 3), ptr %add.ptr, align 8, !dbg !569
  %add.ptr2 = getelementptr inbounds i8, ptr %this1, i64 32, !dbg !569
  store ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV6Hidden, i32 0, i32 2, i32 3), ptr %add.ptr2, align 8, !dbg !569
  ret void, !dbg !569
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4castI6Hidden2V1EvPKcPT0_Pv(ptr noundef %name, ptr noundef %from, ptr noundef %whole) #0 !dbg !570 {
entry:
  %name.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %whole.addr = alloca ptr, align 8
  %to = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !573, !DIExpression(), !574)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !575, !DIExpression(), !576)
  store ptr %whole, ptr %whole.addr, align 8
    #dbg_declare(ptr %whole.addr, !577, !DIExpression(), !578)
    #dbg_declare(ptr %to, !579, !DIExpression(), !580)
  %0 = load ptr, ptr %from.addr, align 8, !dbg !581
  %1 = icmp eq ptr %0, null, !dbg !582
  br i1 %1, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !582

dynamic_cast.notnull:                             ; preds = %entry
  %2 = call ptr @__dynamic_cast(ptr %0, ptr @_ZTI2V1, ptr @_ZTI6Hidden, i64 16) #7, !dbg !582
  br label %dynamic_cast.end, !dbg !582

dynamic_cast.null:                                ; preds = %entry
  br label %dynamic_cast.end, !dbg !582

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %3 = phi ptr [ %2, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !582
  store ptr %3, ptr %to, align 8, !dbg !580
  %4 = load ptr, ptr %name.addr, align 8, !dbg !583
  %5 = load ptr, ptr %to, align 8, !dbg !584
  %tobool = icmp ne ptr %5, null, !dbg !584
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !584

cond.true:                                        ; preds = %dynamic_cast.end
  %6 = load ptr, ptr %to, align 8, !dbg !585
  %7 = load ptr, ptr %whole.addr, align 8, !dbg !586
  %sub.ptr.lhs.cast = ptrtoint ptr %6 to i64, !dbg !587
  %sub.ptr.rhs.cast = ptrtoint ptr %7 to i64, !dbg !587
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !587
  br label %cond.end, !dbg !584

cond.false:                                       ; preds = %dynamic_cast.end
  br label %cond.end, !dbg !584

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub.ptr.sub, %cond.true ], [ -1, %cond.false ], !dbg !584
  %8 = load ptr, ptr %from.addr, align 8, !dbg !588
  %9 = icmp eq ptr %8, null, !dbg !589
  br i1 %9, label %dynamic_cast.null2, label %dynamic_cast.notnull1, !dbg !589

dynamic_cast.notnull1:                            ; preds = %cond.end
  %vtable = load ptr, ptr %8, align 8, !dbg !589
  %10 = getelementptr inbounds i64, ptr %vtable, i64 -2, !dbg !589
  %offset.to.top = load i64, ptr %10, align 8, !dbg !589
  %11 = getelementptr inbounds i8, ptr %8, i64 %offset.to.top, !dbg !589
  br label %dynamic_cast.end3, !dbg !589

dynamic_cast.null2:                               ; preds = %cond.end
  br label %dynamic_cast.end3, !dbg !589

dynamic_cast.end3:                                ; preds = %dynamic_cast.null2, %dynamic_cast.notnull1
  %12 = phi ptr [ %11, %dynamic_cast.notnull1 ], [ null, %dynamic_cast.null2 ], !dbg !589
  %13 = load ptr, ptr %whole.addr, align 8, !dbg !590
  %cmp = icmp eq ptr %12, %13, !dbg !591
  %conv = zext i1 %cmp to i32, !dbg !589
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %4, i64 noundef %cond, i32 noundef %conv), !dbg !592
  ret void, !dbg !593
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4castI1B2V1EvPKcPT0_Pv(ptr noundef %name, ptr noundef %from, ptr noundef %whole) #0 !dbg !594 {
entry:
  %name.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %whole.addr = alloca ptr, align 8
  %to = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !596, !DIExpression(), !597)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !598, !DIExpression(), !599)
  store ptr %whole, ptr %whole.addr, align 8
    #dbg_declare(ptr %whole.addr, !600, !DIExpression(), !601)
    #dbg_declare(ptr %to, !602, !DIExpression(), !603)
  %0 = load ptr, ptr %from.addr, align 8, !dbg !604
  %1 = icmp eq ptr %0, null, !dbg !605
  br i1 %1, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !605

dynamic_cast.notnull:                             ; preds = %entry
  %2 = call ptr @__dynamic_cast(ptr %0, ptr @_ZTI2V1, ptr @_ZTI1B, i64 -2) #7, !dbg !605
  br label %dynamic_cast.end, !dbg !605

dynamic_cast.null:                                ; preds = %entry
  br label %dynamic_cast.end, !dbg !605

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %3 = phi ptr [ %2, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !605
  store ptr %3, ptr %to, align 8, !dbg !603
  %4 = load ptr, ptr %name.addr, align 8, !dbg !606
  %5 = load ptr, ptr %to, align 8, !dbg !607
  %tobool = icmp ne ptr %5, null, !dbg !607
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !607

cond.true:                                        ; preds = %dynamic_cast.end
  %6 = load ptr, ptr %to, align 8, !dbg !608
  %7 = load ptr, ptr %whole.addr, align 8, !dbg !609
  %sub.ptr.lhs.cast = ptrtoint ptr %6 to i64, !dbg !610
  %sub.ptr.rhs.cast = ptrtoint ptr %7 to i64, !dbg !610
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !610
  br label %cond.end, !dbg !607

cond.false:                                       ; preds = %dynamic_cast.end
  br label %cond.end, !dbg !607

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub.ptr.sub, %cond.true ], [ -1, %cond.false ], !dbg !607
  %8 = load ptr, ptr %from.addr, align 8, !dbg !611
  %9 = icmp eq ptr %8, null, !dbg !612
  br i1 %9, label %dynamic_cast.null2, label %dynamic_cast.notnull1, !dbg !612

dynamic_cast.notnull1:                            ; preds = %cond.end
  %vtable = load ptr, ptr %8, align 8, !dbg !612
  %10 = getelementptr inbounds i64, ptr %vtable, i64 -2, !dbg !612
  %offset.to.top = load i64, ptr %10, align 8, !dbg !612
  %11 = getelementptr inbounds i8, ptr %8, i64 %offset.to.top, !dbg !612
  br label %dynamic_cast.end3, !dbg !612

dynamic_cast.null2:                               ; preds = %cond.end
  br label %dynamic_cast.end3, !dbg !612

dynamic_cast.end3:                                ; preds = %dynamic_cast.null2, %dynamic_cast.notnull1
  %12 = phi ptr [ %11, %dynamic_cast.notnull1 ], [ null, %dynamic_cast.null2 ], !dbg !612
  %13 = load ptr, ptr %whole.addr, align 8, !dbg !613
  %cmp = icmp eq ptr %12, %13, !dbg !614
  %conv = zext i1 %cmp to i32, !dbg !612
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %4, i64 noundef %cond, i32 noundef %conv), !dbg !615
  ret void, !dbg !616
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4castI1BS0_EvPKcPT0_Pv(ptr noundef %name, ptr noundef %from, ptr noundef %whole) #0 !dbg !617 {
entry:
  %name.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %whole.addr = alloca ptr, align 8
  %to = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !619, !DIExpression(), !620)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !621, !DIExpression(), !622)
  store ptr %whole, ptr %whole.addr, align 8
    #dbg_declare(ptr %whole.addr, !623, !DIExpression(), !624)
    #dbg_declare(ptr %to, !625, !DIExpression(), !626)
  %0 = load ptr, ptr %from.addr, align 8, !dbg !627
  store ptr %0, ptr %to, align 8, !dbg !626
  %1 = load ptr, ptr %name.addr, align 8, !dbg !628
  %2 = load ptr, ptr %to, align 8, !dbg !629
  %tobool = icmp ne ptr %2, null, !dbg !629
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !629

cond.true:                                        ; preds = %entry
  %3 = load ptr, ptr %to, align 8, !dbg !630
  %4 = load ptr, ptr %whole.addr, align 8, !dbg !631
  %sub.ptr.lhs.cast = ptrtoint ptr %3 to i64, !dbg !632
  %sub.ptr.rhs.cast = ptrtoint ptr %4 to i64, !dbg !632
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !632
  br label %cond.end, !dbg !629

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !629

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub.ptr.sub, %cond.true ], [ -1, %cond.false ], !dbg !629
  %5 = load ptr, ptr %from.addr, align 8, !dbg !633
  %6 = icmp eq ptr %5, null, !dbg !634
  br i1 %6, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !634

dynamic_cast.notnull:                             ; preds = %cond.end
  %vtable = load ptr, ptr %5, align 8, !dbg !634
  %7 = getelementptr inbounds i64, ptr %vtable, i64 -2, !dbg !634
  %offset.to.top = load i64, ptr %7, align 8, !dbg !634
  %8 = getelementptr inbounds i8, ptr %5, i64 %offset.to.top, !dbg !634
  br label %dynamic_cast.end, !dbg !634

dynamic_cast.null:                                ; preds = %cond.end
  br label %dynamic_cast.end, !dbg !634

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %9 = phi ptr [ %8, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !634
  %10 = load ptr, ptr %whole.addr, align 8, !dbg !635
  %cmp = icmp eq ptr %9, %10, !dbg !636
  %conv = zext i1 %cmp to i32, !dbg !634
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %1, i64 noundef %cond, i32 noundef %conv), !dbg !637
  ret void, !dbg !638
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN3FarC1Ev(ptr noundef nonnull align 8 dereferenceable(84) %this) unnamed_addr #1 comdat align 2 !dbg !639 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !644, !DIExpression(), !646)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = getelementptr inbounds i8, ptr %this1, i64 88, !dbg !647
  call void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) #7, !dbg !647
  call void @_ZN1EC2Ev(ptr noundef nonnull align 8 dereferenceable(44) %this1, ptr noundef getelementptr inbounds ([13 x ptr], ptr @_ZTT3Far, i64 0, i64 1)) #7, !dbg !647
  %1 = getelementptr inbounds i8, ptr %this1, i64 48, !dbg !647
  call void @_ZN1DC2Ev(ptr noundef nonnull align 8 dereferenceable(36) %1) #7, !dbg !647
  store ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [4 x ptr], [4 x ptr], [4 x ptr], [5 x ptr] }, ptr @_ZTV3Far, i32 0, i32 0, i32 3), ptr %this1, align 8, !dbg !647
  %add.ptr = getelementptr inbounds i8, ptr %this1, i64 88, !dbg !647
  store ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [4 x ptr], [4 x ptr], [4 x ptr], [5 x ptr] }, ptr @_ZTV3Far, i32 0, i32 5, i32 3), ptr %add.ptr, align 8, !dbg !647
  %add.ptr2 = getelementptr inbounds i8, ptr %this1, i64 16, !dbg !647
  store ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [4 x ptr], [4 x ptr], [4 x ptr], [5 x ptr] }, ptr @_ZTV3Far, i32 0, i32 1, i32 3), ptr %add.ptr2, align 8, !dbg !647
  %add.ptr3 = getelementptr inbounds i8, ptr %this1, i64 32, !dbg !647
  store ptr getelementptr inbounds inrange(-16, 16) ({ [5 x ptr], [5 x ptr], [4 x ptr], [4 x ptr], [4 x ptr], [5 x ptr] }, ptr @_ZTV3Far, i32 0, i32 2, i32 2), ptr %add.ptr3, align 8, !dbg !647
  %add.ptr4 = getelementptr inbounds i8, ptr %this1, i64 48, !dbg !647
  store ptr getelementptr inbounds inrange(-16, 16) ({ [5 x ptr], [5 x ptr], [4 x ptr], [4 x ptr], [4 x ptr], [5 x ptr] }, ptr @_ZTV3Far, i32 0, i32 3, i32 2), ptr %add.ptr4, align 8, !dbg !647
  %add.ptr5 = getelementptr inbounds i8, ptr %this1, i64 64, !dbg !647
  store ptr getelementptr inbounds inrange(-16, 16) ({ [5 x ptr], [5 x ptr], [4 x ptr], [4 x ptr], [4 x ptr], [5 x ptr] }, ptr @_ZTV3Far, i32 0, i32 4, i32 2), ptr %add.ptr5, align 8, !dbg !647
  ret void, !dbg !647
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4castI1D5OtherEvPKcPT0_Pv(ptr noundef %name, ptr noundef %from, ptr noundef %whole) #0 !dbg !648 {
entry:
  %name.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %whole.addr = alloca ptr, align 8
  %to = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !650, !DIExpression(), !651)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !652, !DIExpression(), !653)
  store ptr %whole, ptr %whole.addr, align 8
    #dbg_declare(ptr %whole.addr, !654, !DIExpression(), !655)
    #dbg_declare(ptr %to, !656, !DIExpression(), !657)
  %0 = load ptr, ptr %from.addr, align 8, !dbg !658
  %1 = icmp eq ptr %0, null, !dbg !659
  br i1 %1, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !659

dynamic_cast.notnull:                             ; preds = %entry
  %2 = call ptr @__dynamic_cast(ptr %0, ptr @_ZTI5Other, ptr @_ZTI1D, i64 -2) #7, !dbg !659
  br label %dynamic_cast.end, !dbg !659

dynamic_cast.null:                                ; preds = %entry
  br label %dynamic_cast.end, !dbg !659

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %3 = phi ptr [ %2, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !659
  store ptr %3, ptr %to, align 8, !dbg !657
  %4 = load ptr, ptr %name.addr, align 8, !dbg !660
  %5 = load ptr, ptr %to, align 8, !dbg !661
  %tobool = icmp ne ptr %5, null, !dbg !661
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !661

cond.true:                                        ; preds = %dynamic_cast.end
  %6 = load ptr, ptr %to, align 8, !dbg !662
  %7 = load ptr, ptr %whole.addr, align 8, !dbg !663
  %sub.ptr.lhs.cast = ptrtoint ptr %6 to i64, !dbg !664
  %sub.ptr.rhs.cast = ptrtoint ptr %7 to i64, !dbg !664
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !664
  br label %cond.end, !dbg !661

cond.false:                                       ; preds = %dynamic_cast.end
  br label %cond.end, !dbg !661

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub.ptr.sub, %cond.true ], [ -1, %cond.false ], !dbg !661
  %8 = load ptr, ptr %from.addr, align 8, !dbg !665
  %9 = icmp eq ptr %8, null, !dbg !666
  br i1 %9, label %dynamic_cast.null2, label %dynamic_cast.notnull1, !dbg !666

dynamic_cast.notnull1:                            ; preds = %cond.end
  %vtable = load ptr, ptr %8, align 8, !dbg !666
  %10 = getelementptr inbounds i64, ptr %vtable, i64 -2, !dbg !666
  %offset.to.top = load i64, ptr %10, align 8, !dbg !666
  %11 = getelementptr inbounds i8, ptr %8, i64 %offset.to.top, !dbg !666
  br label %dynamic_cast.end3, !dbg !666

dynamic_cast.null2:                               ; preds = %cond.end
  br label %dynamic_cast.end3, !dbg !666

dynamic_cast.end3:                                ; preds = %dynamic_cast.null2, %dynamic_cast.notnull1
  %12 = phi ptr [ %11, %dynamic_cast.notnull1 ], [ null, %dynamic_cast.null2 ], !dbg !666
  %13 = load ptr, ptr %whole.addr, align 8, !dbg !667
  %cmp = icmp eq ptr %12, %13, !dbg !668
  %conv = zext i1 %cmp to i32, !dbg !666
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %4, i64 noundef %cond, i32 noundef %conv), !dbg !669
  ret void, !dbg !670
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4castI5Other1AEvPKcPT0_Pv(ptr noundef %name, ptr noundef %from, ptr noundef %whole) #0 !dbg !671 {
entry:
  %name.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %whole.addr = alloca ptr, align 8
  %to = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !673, !DIExpression(), !674)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !675, !DIExpression(), !676)
  store ptr %whole, ptr %whole.addr, align 8
    #dbg_declare(ptr %whole.addr, !677, !DIExpression(), !678)
    #dbg_declare(ptr %to, !679, !DIExpression(), !680)
  %0 = load ptr, ptr %from.addr, align 8, !dbg !681
  %1 = icmp eq ptr %0, null, !dbg !682
  br i1 %1, label %dynamic_cast.null, label %dynamic_cast.notnull, !dbg !682

dynamic_cast.notnull:                             ; preds = %entry
  %2 = call ptr @__dynamic_cast(ptr %0, ptr @_ZTI1A, ptr @_ZTI5Other, i64 -2) #7, !dbg !682
  br label %dynamic_cast.end, !dbg !682

dynamic_cast.null:                                ; preds = %entry
  br label %dynamic_cast.end, !dbg !682

dynamic_cast.end:                                 ; preds = %dynamic_cast.null, %dynamic_cast.notnull
  %3 = phi ptr [ %2, %dynamic_cast.notnull ], [ null, %dynamic_cast.null ], !dbg !682
  store ptr %3, ptr %to, align 8, !dbg !680
  %4 = load ptr, ptr %name.addr, align 8, !dbg !683
  %5 = load ptr, ptr %to, align 8, !dbg !684
  %tobool = icmp ne ptr %5, null, !dbg !684
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !684

cond.true:                                        ; preds = %dynamic_cast.end
  %6 = load ptr, ptr %to, align 8, !dbg !685
  %7 = load ptr, ptr %whole.addr, align 8, !dbg !686
  %sub.ptr.lhs.cast = ptrtoint ptr %6 to i64, !dbg !687
  %sub.ptr.rhs.cast = ptrtoint ptr %7 to i64, !dbg !687
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !687
  br label %cond.end, !dbg !684

cond.false:                                       ; preds = %dynamic_cast.end
  br label %cond.end, !dbg !684

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub.ptr.sub, %cond.true ], [ -1, %cond.false ], !dbg !684
  %8 = load ptr, ptr %from.addr, align 8, !dbg !688
  %9 = icmp eq ptr %8, null, !dbg !689
  br i1 %9, label %dynamic_cast.null2, label %dynamic_cast.notnull1, !dbg !689

dynamic_cast.notnull1:                            ; preds = %cond.end
  %vtable = load ptr, ptr %8, align 8, !dbg !689
  %10 = getelementptr inbounds i64, ptr %vtable, i64 -2, !dbg !689
  %offset.to.top = load i64, ptr %10, align 8, !dbg !689
  %11 = getelementptr inbounds i8, ptr %8, i64 %offset.to.top, !dbg !689
  br label %dynamic_cast.end3, !dbg !689

dynamic_cast.null2:                               ; preds = %cond.end
  br label %dynamic_cast.end3, !dbg !689

dynamic_cast.end3:                                ; preds = %dynamic_cast.null2, %dynamic_cast.notnull1
  %12 = phi ptr [ %11, %dynamic_cast.notnull1 ], [ null, %dynamic_cast.null2 ], !dbg !689
  %13 = load ptr, ptr %whole.addr, align 8, !dbg !690
  %cmp = icmp eq ptr %12, %13, !dbg !691
  %conv = zext i1 %cmp to i32, !dbg !689
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %4, i64 noundef %cond, i32 noundef %conv), !dbg !692
  ret void, !dbg !693
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZN4MadeC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #0 comdat align 2 !dbg !694 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !699, !DIExpression(), !700)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN6MakingC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1), !dbg !701
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV4Made, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !701
  ret void, !dbg !701
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4MadeD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !702 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !704, !DIExpression(), !705)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN6MakingD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #7, !dbg !706
  ret void, !dbg !708
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN3FarD1Ev(ptr noundef nonnull align 8 dereferenceable(84) %this) unnamed_addr #1 comdat align 2 !dbg !709 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !711, !DIExpression(), !712)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN3FarD2Ev(ptr noundef nonnull align 8 dereferenceable(84) %this1, ptr noundef @_ZTT3Far) #7, !dbg !713
  %0 = getelementptr inbounds i8, ptr %this1, i64 88, !dbg !713
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) #7, !dbg !713
  ret void, !dbg !713
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6HiddenD1Ev(ptr noundef nonnull align 8 dereferenceable(28) %this) unnamed_addr #1 comdat align 2 !dbg !714 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !716, !DIExpression(), !717)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN6HiddenD2Ev(ptr noundef nonnull align 8 dereferenceable(28) %this1, ptr noundef @_ZTT6Hidden) #7, !dbg !718
  %0 = getelementptr inbounds i8, ptr %this1, i64 32, !dbg !718
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) #7, !dbg !718
  ret void, !dbg !718
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1ED1Ev(ptr noundef nonnull align 8 dereferenceable(44) %this) unnamed_addr #1 comdat align 2 !dbg !719 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !721, !DIExpression(), !722)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN1ED2Ev(ptr noundef nonnull align 8 dereferenceable(44) %this1, ptr noundef @_ZTT1E) #7, !dbg !723
  %0 = getelementptr inbounds i8, ptr %this1, i64 48, !dbg !723
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) #7, !dbg !723
  ret void, !dbg !723
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1WD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #1 comdat align 2 !dbg !724 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !726, !DIExpression(), !727)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN1WD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %this1, ptr noundef @_ZTT1W) #7, !dbg !728
  %0 = getelementptr inbounds i8, ptr %this1, i64 32, !dbg !728
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) #7, !dbg !728
  ret void, !dbg !728
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(36) %this) unnamed_addr #1 comdat align 2 !dbg !729 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !731, !DIExpression(), !732)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = getelementptr inbounds i8, ptr %this1, i64 16, !dbg !733
  call void @_ZN1CD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #7, !dbg !733
  call void @_ZN1BD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this1) #7, !dbg !733
  ret void, !dbg !735
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6MakingD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !736 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !738, !DIExpression(), !739)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #7, !dbg !740
  ret void, !dbg !742
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6MakingD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !743 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !744, !DIExpression(), !745)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN6MakingD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #7, !dbg !746
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 16) #8, !dbg !746
  ret void, !dbg !746
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !747 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !748, !DIExpression(), !749)
  %this1 = load ptr, ptr %this.addr, align 8
  ret void, !dbg !750
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1AD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !751 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !752, !DIExpression(), !753)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #7, !dbg !754
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 16) #8, !dbg !754
  ret void, !dbg !755
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #5

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #1 comdat align 2 !dbg !756 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !761, !DIExpression(), !762)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #7, !dbg !763
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV1B, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !763
  %b = getelementptr inbounds %struct.B, ptr %this1, i32 0, i32 1, !dbg !764
  store i32 2, ptr %b, align 4, !dbg !764
  ret void, !dbg !763
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1CC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #1 comdat align 2 !dbg !765 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !770, !DIExpression(), !771)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #7, !dbg !772
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV1C, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !772
  %c = getelementptr inbounds %struct.C, ptr %this1, i32 0, i32 1, !dbg !773
  store i32 3, ptr %c, align 4, !dbg !773
  ret void, !dbg !772
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1DD0Ev(ptr noundef nonnull align 8 dereferenceable(36) %this) unnamed_addr #1 comdat align 2 !dbg !774 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !775, !DIExpression(), !776)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(36) %this1) #7, !dbg !777
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 40) #8, !dbg !777
  ret void, !dbg !777
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N1DD1Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !778 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !780
  %0 = getelementptr inbounds i8, ptr %this1, i64 -16, !dbg !780
  tail call void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(36) %0) #7, !dbg !780
  ret void, !dbg !780
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N1DD0Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !781 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !782
  %0 = getelementptr inbounds i8, ptr %this1, i64 -16, !dbg !782
  tail call void @_ZN1DD0Ev(ptr noundef nonnull align 8 dereferenceable(36) %0) #7, !dbg !782
  ret void, !dbg !782
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1BD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #1 comdat align 2 !dbg !783 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !785, !DIExpression(), !786)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #7, !dbg !787
  ret void, !dbg !789
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1BD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #1 comdat align 2 !dbg !790 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !791, !DIExpression(), !792)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN1BD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this1) #7, !dbg !793
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 16) #8, !dbg !793
  ret void, !dbg !793
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1CD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #1 comdat align 2 !dbg !794 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !796, !DIExpression(), !797)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #7, !dbg !798
  ret void, !dbg !800
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1CD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #1 comdat align 2 !dbg !801 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !802, !DIExpression(), !803)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN1CD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this1) #7, !dbg !804
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 16) #8, !dbg !804
  ret void, !dbg !804
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2V1C2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this, ptr noundef %vtt) unnamed_addr #1 comdat align 2 !dbg !805 {
entry:
  %this.addr = alloca ptr, align 8
  %vtt.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !810, !DIExpression(), !811)
  store ptr %vtt, ptr %vtt.addr, align 8
    #dbg_declare(ptr %vtt.addr, !812, !DIExpression(), !811)
  %this1 = load ptr, ptr %this.addr, align 8
  %vtt2 = load ptr, ptr %vtt.addr, align 8
  %0 = load ptr, ptr %vtt2, align 8, !dbg !814
  store ptr %0, ptr %this1, align 8, !dbg !814
  %1 = getelementptr inbounds ptr, ptr %vtt2, i64 1, !dbg !814
  %2 = load ptr, ptr %1, align 8, !dbg !814
  %vtable = load ptr, ptr %this1, align 8, !dbg !814
  %vbase.offset.ptr = getelementptr i8, ptr %vtable, i64 -24, !dbg !814
  %vbase.offset = load i64, ptr %vbase.offset.ptr, align 8, !dbg !814
  %add.ptr = getelementptr inbounds i8, ptr %this1, i64 %vbase.offset, !dbg !814
  store ptr %2, ptr %add.ptr, align 8, !dbg !814
  %v1 = getelementptr inbounds %struct.V1, ptr %this1, i32 0, i32 1, !dbg !815
  store i32 5, ptr %v1, align 8, !dbg !815
  ret void, !dbg !814
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2V2C2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this, ptr noundef %vtt) unnamed_addr #1 comdat align 2 !dbg !816 {
entry:
  %this.addr = alloca ptr, align 8
  %vtt.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !821, !DIExpression(), !822)
  store ptr %vtt, ptr %vtt.addr, align 8
    #dbg_declare(ptr %vtt.addr, !823, !DIExpression(), !822)
  %this1 = load ptr, ptr %this.addr, align 8
  %vtt2 = load ptr, ptr %vtt.addr, align 8
  %0 = load ptr, ptr %vtt2, align 8, !dbg !824
  store ptr %0, ptr %this1, align 8, !dbg !824
  %1 = getelementptr inbounds ptr, ptr %vtt2, i64 1, !dbg !824
  %2 = load ptr, ptr %1, align 8, !dbg !824
  %vtable = load ptr, ptr %this1, align 8, !dbg !824
  %vbase.offset.ptr = getelementptr i8, ptr %vtable, i64 -24, !dbg !824
  %vbase.offset = load i64, ptr %vbase.offset.ptr, align 8, !dbg !824
  %add.ptr = getelementptr inbounds i8, ptr %this1, i64 %vbase.offset, !dbg !824
  store ptr %2, ptr %add.ptr, align 8, !dbg !824
  %v2 = getelementptr inbounds %struct.V2, ptr %this1, i32 0, i32 1, !dbg !825
  store i32 6, ptr %v2, align 8, !dbg !825
  ret void, !dbg !824
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2V1D1Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !826 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !828, !DIExpression(), !829)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN2V1D2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1, ptr noundef @_ZTT2V1) #7, !dbg !830
  %0 = getelementptr inbounds i8, ptr %this1, i64 16, !dbg !830
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) #7, !dbg !830
  ret void, !dbg !830
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2V1D0Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !831 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !832, !DIExpression(), !833)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN2V1D1Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #7, !dbg !834
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 32) #8, !dbg !834
  ret void, !dbg !834
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N2V1D1Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !835 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !836
  %vtable = load ptr, ptr %this1, align 8, !dbg !836
  %0 = getelementptr inbounds i8, ptr %vtable, i64 -24, !dbg !836
  %1 = load i64, ptr %0, align 8, !dbg !836
  %2 = getelementptr inbounds i8, ptr %this1, i64 %1, !dbg !836
  tail call void @_ZN2V1D1Ev(ptr noundef nonnull align 8 dereferenceable(12) %2) #7, !dbg !836
  ret void, !dbg !836
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N2V1D0Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !837 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !838
  %vtable = load ptr, ptr %this1, align 8, !dbg !838
  %0 = getelementptr inbounds i8, ptr %vtable, i64 -24, !dbg !838
  %1 = load i64, ptr %0, align 8, !dbg !838
  %2 = getelementptr inbounds i8, ptr %this1, i64 %1, !dbg !838
  tail call void @_ZN2V1D0Ev(ptr noundef nonnull align 8 dereferenceable(12) %2) #7, !dbg !838
  ret void, !dbg !838
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2V2D1Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !839 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !841, !DIExpression(), !842)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN2V2D2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1, ptr noundef @_ZTT2V2) #7, !dbg !843
  %0 = getelementptr inbounds i8, ptr %this1, i64 16, !dbg !843
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) #7, !dbg !843
  ret void, !dbg !843
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2V2D0Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !844 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !845, !DIExpression(), !846)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN2V2D1Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #7, !dbg !847
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 32) #8, !dbg !847
  ret void, !dbg !847
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N2V2D1Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !848 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !849
  %vtable = load ptr, ptr %this1, align 8, !dbg !849
  %0 = getelementptr inbounds i8, ptr %vtable, i64 -24, !dbg !849
  %1 = load i64, ptr %0, align 8, !dbg !849
  %2 = getelementptr inbounds i8, ptr %this1, i64 %1, !dbg !849
  tail call void @_ZN2V2D1Ev(ptr noundef nonnull align 8 dereferenceable(12) %2) #7, !dbg !849
  ret void, !dbg !849
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N2V2D0Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !850 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !851
  %vtable = load ptr, ptr %this1, align 8, !dbg !851
  %0 = getelementptr inbounds i8, ptr %vtable, i64 -24, !dbg !851
  %1 = load i64, ptr %0, align 8, !dbg !851
  %2 = getelementptr inbounds i8, ptr %this1, i64 %1, !dbg !851
  tail call void @_ZN2V2D0Ev(ptr noundef nonnull align 8 dereferenceable(12) %2) #7, !dbg !851
  ret void, !dbg !851
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1WD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #1 comdat align 2 !dbg !852 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !853, !DIExpression(), !854)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN1WD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %this1) #7, !dbg !855
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 48) #8, !dbg !855
  ret void, !dbg !855
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N1WD1Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !856 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !857
  %0 = getelementptr inbounds i8, ptr %this1, i64 -16, !dbg !857
  tail call void @_ZN1WD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) #7, !dbg !857
  ret void, !dbg !857
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N1WD0Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !858 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !859
  %0 = getelementptr inbounds i8, ptr %this1, i64 -16, !dbg !859
  tail call void @_ZN1WD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) #7, !dbg !859
  ret void, !dbg !859
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N1WD1Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !860 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !861
  %vtable = load ptr, ptr %this1, align 8, !dbg !861
  %0 = getelementptr inbounds i8, ptr %vtable, i64 -24, !dbg !861
  %1 = load i64, ptr %0, align 8, !dbg !861
  %2 = getelementptr inbounds i8, ptr %this1, i64 %1, !dbg !861
  tail call void @_ZN1WD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %2) #7, !dbg !861
  ret void, !dbg !861
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N1WD0Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !862 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !863
  %vtable = load ptr, ptr %this1, align 8, !dbg !863
  %0 = getelementptr inbounds i8, ptr %vtable, i64 -24, !dbg !863
  %1 = load i64, ptr %0, align 8, !dbg !863
  %2 = getelementptr inbounds i8, ptr %this1, i64 %1, !dbg !863
  tail call void @_ZN1WD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %2) #7, !dbg !863
  ret void, !dbg !863
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2V1D2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this, ptr noundef %vtt) unnamed_addr #1 comdat align 2 !dbg !864 {
entry:
  %this.addr = alloca ptr, align 8
  %vtt.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !865, !DIExpression(), !866)
  store ptr %vtt, ptr %vtt.addr, align 8
    #dbg_declare(ptr %vtt.addr, !867, !DIExpression(), !866)
  %this1 = load ptr, ptr %this.addr, align 8
  %vtt2 = load ptr, ptr %vtt.addr, align 8
  ret void, !dbg !868
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2V2D2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this, ptr noundef %vtt) unnamed_addr #1 comdat align 2 !dbg !869 {
entry:
  %this.addr = alloca ptr, align 8
  %vtt.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !870, !DIExpression(), !871)
  store ptr %vtt, ptr %vtt.addr, align 8
    #dbg_declare(ptr %vtt.addr, !872, !DIExpression(), !871)
  %this1 = load ptr, ptr %this.addr, align 8
  %vtt2 = load ptr, ptr %vtt.addr, align 8
  ret void, !dbg !873
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1WC2Ev(ptr noundef nonnull align 8 dereferenceable(32) %this, ptr noundef %vtt) unnamed_addr #1 comdat align 2 !dbg !874 {
entry:
  %this.addr = alloca ptr, align 8
  %vtt.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !875, !DIExpression(), !876)
  store ptr %vtt, ptr %vtt.addr, align 8
    #dbg_declare(ptr %vtt.addr, !877, !DIExpression(), !876)
  %this1 = load ptr, ptr %this.addr, align 8
  %vtt2 = load ptr, ptr %vtt.addr, align 8
  %0 = getelementptr inbounds ptr, ptr %vtt2, i64 1, !dbg !878
  call void @_ZN2V1C2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1, ptr noundef %0) #7, !dbg !878
  %1 = getelementptr inbounds i8, ptr %this1, i64 16, !dbg !878
  %2 = getelementptr inbounds ptr, ptr %vtt2, i64 3, !dbg !878
  call void @_ZN2V2C2Ev(ptr noundef nonnull align 8 dereferenceable(12) %1, ptr noundef %2) #7, !dbg !878
  %3 = load ptr, ptr %vtt2, align 8, !dbg !878
  store ptr %3, ptr %this1, align 8, !dbg !878
  %4 = getelementptr inbounds ptr, ptr %vtt2, i64 5, !dbg !878
  %5 = load ptr, ptr %4, align 8, !dbg !878
  %vtable = load ptr, ptr %this1, align 8, !dbg !878
  %vbase.offset.ptr = getelementptr i8, ptr %vtable, i64 -24, !dbg !878
  %vbase.offset = load i64, ptr %vbase.offset.ptr, align 8, !dbg !878
  %add.ptr = getelementptr inbounds i8, ptr %this1, i64 %vbase.offset, !dbg !878
  store ptr %5, ptr %add.ptr, align 8, !dbg !878
  %6 = getelementptr inbounds ptr, ptr %vtt2, i64 6, !dbg !878
  %7 = load ptr, ptr %6, align 8, !dbg !878
  %add.ptr3 = getelementptr inbounds i8, ptr %this1, i64 16, !dbg !878
  store ptr %7, ptr %add.ptr3, align 8, !dbg !878
  %w = getelementptr inbounds %struct.W, ptr %this1, i32 0, i32 3, !dbg !879
  store i32 7, ptr %w, align 4, !dbg !879
  ret void, !dbg !878
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5OtherC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !880 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !882, !DIExpression(), !883)
  %this1 = load ptr, ptr %this.addr, align 8
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV5Other, i32 0, i32 0, i32 2), ptr %this1, align 8, !dbg !884
  %other = getelementptr inbounds %struct.Other, ptr %this1, i32 0, i32 1, !dbg !885
  store i32 8, ptr %other, align 8, !dbg !885
  ret void, !dbg !884
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1ED0Ev(ptr noundef nonnull align 8 dereferenceable(44) %this) unnamed_addr #1 comdat align 2 !dbg !886 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !887, !DIExpression(), !888)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN1ED1Ev(ptr noundef nonnull align 8 dereferenceable(44) %this1) #7, !dbg !889
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 64) #8, !dbg !889
  ret void, !dbg !889
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N1ED1Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !890 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !891
  %0 = getelementptr inbounds i8, ptr %this1, i64 -16, !dbg !891
  tail call void @_ZN1ED1Ev(ptr noundef nonnull align 8 dereferenceable(44) %0) #7, !dbg !891
  ret void, !dbg !891
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N1ED0Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !892 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !893
  %0 = getelementptr inbounds i8, ptr %this1, i64 -16, !dbg !893
  tail call void @_ZN1ED0Ev(ptr noundef nonnull align 8 dereferenceable(44) %0) #7, !dbg !893
  ret void, !dbg !893
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn32_N1ED1Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !894 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !895
  %0 = getelementptr inbounds i8, ptr %this1, i64 -32, !dbg !895
  tail call void @_ZN1ED1Ev(ptr noundef nonnull align 8 dereferenceable(44) %0) #7, !dbg !895
  ret void, !dbg !895
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn32_N1ED0Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !896 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !897
  %0 = getelementptr inbounds i8, ptr %this1, i64 -32, !dbg !897
  tail call void @_ZN1ED0Ev(ptr noundef nonnull align 8 dereferenceable(44) %0) #7, !dbg !897
  ret void, !dbg !897
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N1ED1Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !898 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !899
  %vtable = load ptr, ptr %this1, align 8, !dbg !899
  %0 = getelementptr inbounds i8, ptr %vtable, i64 -24, !dbg !899
  %1 = load i64, ptr %0, align 8, !dbg !899
  %2 = getelementptr inbounds i8, ptr %this1, i64 %1, !dbg !899
  tail call void @_ZN1ED1Ev(ptr noundef nonnull align 8 dereferenceable(44) %2) #7, !dbg !899
  ret void, !dbg !899
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N1ED0Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !900 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !901
  %vtable = load ptr, ptr %this1, align 8, !dbg !901
  %0 = getelementptr inbounds i8, ptr %vtable, i64 -24, !dbg !901
  %1 = load i64, ptr %0, align 8, !dbg !901
  %2 = getelementptr inbounds i8, ptr %this1, i64 %1, !dbg !901
  tail call void @_ZN1ED0Ev(ptr noundef nonnull align 8 dereferenceable(44) %2) #7, !dbg !901
  ret void, !dbg !901
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5OtherD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !902 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !903, !DIExpression(), !904)
  %this1 = load ptr, ptr %this.addr, align 8
  ret void, !dbg !905
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5OtherD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !906 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !907, !DIExpression(), !908)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN5OtherD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #7, !dbg !909
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 16) #8, !dbg !909
  ret void, !dbg !910
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6HiddenD0Ev(ptr noundef nonnull align 8 dereferenceable(28) %this) unnamed_addr #1 comdat align 2 !dbg !911 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !912, !DIExpression(), !913)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN6HiddenD1Ev(ptr noundef nonnull align 8 dereferenceable(28) %this1) #7, !dbg !914
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 48) #8, !dbg !914
  ret void, !dbg !914
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N6HiddenD1Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !915 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !916
  %0 = getelementptr inbounds i8, ptr %this1, i64 -16, !dbg !916
  tail call void @_ZN6HiddenD1Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) #7, !dbg !916
  ret void, !dbg !916
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N6HiddenD0Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !917 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !918
  %0 = getelementptr inbounds i8, ptr %this1, i64 -16, !dbg !918
  tail call void @_ZN6HiddenD0Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) #7, !dbg !918
  ret void, !dbg !918
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6HiddenD1Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !919 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !920
  %vtable = load ptr, ptr %this1, align 8, !dbg !920
  %0 = getelementptr inbounds i8, ptr %vtable, i64 -24, !dbg !920
  %1 = load i64, ptr %0, align 8, !dbg !920
  %2 = getelementptr inbounds i8, ptr %this1, i64 %1, !dbg !920
  tail call void @_ZN6HiddenD1Ev(ptr noundef nonnull align 8 dereferenceable(28) %2) #7, !dbg !920
  ret void, !dbg !920
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6HiddenD0Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !921 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !922
  %vtable = load ptr, ptr %this1, align 8, !dbg !922
  %0 = getelementptr inbounds i8, ptr %vtable, i64 -24, !dbg !922
  %1 = load i64, ptr %0, align 8, !dbg !922
  %2 = getelementptr inbounds i8, ptr %this1, i64 %1, !dbg !922
  tail call void @_ZN6HiddenD0Ev(ptr noundef nonnull align 8 dereferenceable(28) %2) #7, !dbg !922
  ret void, !dbg !922
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1EC2Ev(ptr noundef nonnull align 8 dereferenceable(44) %this, ptr noundef %vtt) unnamed_addr #1 comdat align 2 !dbg !923 {
entry:
  %this.addr = alloca ptr, align 8
  %vtt.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !924, !DIExpression(), !925)
  store ptr %vtt, ptr %vtt.addr, align 8
    #dbg_declare(ptr %vtt.addr, !926, !DIExpression(), !925)
  %this1 = load ptr, ptr %this.addr, align 8
  %vtt2 = load ptr, ptr %vtt.addr, align 8
  %0 = getelementptr inbounds ptr, ptr %vtt2, i64 1, !dbg !927
  call void @_ZN1WC2Ev(ptr noundef nonnull align 8 dereferenceable(32) %this1, ptr noundef %0) #7, !dbg !927
  %1 = getelementptr inbounds i8, ptr %this1, i64 32, !dbg !927
  call void @_ZN5OtherC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %1) #7, !dbg !927
  %2 = load ptr, ptr %vtt2, align 8, !dbg !927
  store ptr %2, ptr %this1, align 8, !dbg !927
  %3 = getelementptr inbounds ptr, ptr %vtt2, i64 8, !dbg !927
  %4 = load ptr, ptr %3, align 8, !dbg !927
  %vtable = load ptr, ptr %this1, align 8, !dbg !927
  %vbase.offset.ptr = getelementptr i8, ptr %vtable, i64 -24, !dbg !927
  %vbase.offset = load i64, ptr %vbase.offset.ptr, align 8, !dbg !927
  %add.ptr = getelementptr inbounds i8, ptr %this1, i64 %vbase.offset, !dbg !927
  store ptr %4, ptr %add.ptr, align 8, !dbg !927
  %5 = getelementptr inbounds ptr, ptr %vtt2, i64 9, !dbg !927
  %6 = load ptr, ptr %5, align 8, !dbg !927
  %add.ptr3 = getelementptr inbounds i8, ptr %this1, i64 16, !dbg !927
  store ptr %6, ptr %add.ptr3, align 8, !dbg !927
  %add.ptr4 = getelementptr inbounds i8, ptr %this1, i64 32, !dbg !927
  store ptr getelementptr inbounds inrange(-16, 16) ({ [5 x ptr], [5 x ptr], [4 x ptr], [5 x ptr] }, ptr @_ZTV1E, i32 0, i32 2, i32 2), ptr %add.ptr4, align 8, !dbg !927
  ret void, !dbg !927
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN3FarD0Ev(ptr noundef nonnull align 8 dereferenceable(84) %this) unnamed_addr #1 comdat align 2 !dbg !928 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !929, !DIExpression(), !930)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN3FarD1Ev(ptr noundef nonnull align 8 dereferenceable(84) %this1) #7, !dbg !931
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 104) #8, !dbg !931
  ret void, !dbg !931
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N3FarD1Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !932 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !933
  %0 = getelementptr inbounds i8, ptr %this1, i64 -16, !dbg !933
  tail call void @_ZN3FarD1Ev(ptr noundef nonnull align 8 dereferenceable(84) %0) #7, !dbg !933
  ret void, !dbg !933
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N3FarD0Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !934 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !935
  %0 = getelementptr inbounds i8, ptr %this1, i64 -16, !dbg !935
  tail call void @_ZN3FarD0Ev(ptr noundef nonnull align 8 dereferenceable(84) %0) #7, !dbg !935
  ret void, !dbg !935
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn32_N3FarD1Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !936 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !937
  %0 = getelementptr inbounds i8, ptr %this1, i64 -32, !dbg !937
  tail call void @_ZN3FarD1Ev(ptr noundef nonnull align 8 dereferenceable(84) %0) #7, !dbg !937
  ret void, !dbg !937
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn32_N3FarD0Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !938 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !939
  %0 = getelementptr inbounds i8, ptr %this1, i64 -32, !dbg !939
  tail call void @_ZN3FarD0Ev(ptr noundef nonnull align 8 dereferenceable(84) %0) #7, !dbg !939
  ret void, !dbg !939
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn48_N3FarD1Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !940 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !941
  %0 = getelementptr inbounds i8, ptr %this1, i64 -48, !dbg !941
  tail call void @_ZN3FarD1Ev(ptr noundef nonnull align 8 dereferenceable(84) %0) #7, !dbg !941
  ret void, !dbg !941
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn48_N3FarD0Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !942 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !943
  %0 = getelementptr inbounds i8, ptr %this1, i64 -48, !dbg !943
  tail call void @_ZN3FarD0Ev(ptr noundef nonnull align 8 dereferenceable(84) %0) #7, !dbg !943
  ret void, !dbg !943
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn64_N3FarD1Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !944 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !945
  %0 = getelementptr inbounds i8, ptr %this1, i64 -64, !dbg !945
  tail call void @_ZN3FarD1Ev(ptr noundef nonnull align 8 dereferenceable(84) %0) #7, !dbg !945
  ret void, !dbg !945
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn64_N3FarD0Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !946 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !947
  %0 = getelementptr inbounds i8, ptr %this1, i64 -64, !dbg !947
  tail call void @_ZN3FarD0Ev(ptr noundef nonnull align 8 dereferenceable(84) %0) #7, !dbg !947
  ret void, !dbg !947
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N3FarD1Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !948 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !949
  %vtable = load ptr, ptr %this1, align 8, !dbg !949
  %0 = getelementptr inbounds i8, ptr %vtable, i64 -24, !dbg !949
  %1 = load i64, ptr %0, align 8, !dbg !949
  %2 = getelementptr inbounds i8, ptr %this1, i64 %1, !dbg !949
  tail call void @_ZN3FarD1Ev(ptr noundef nonnull align 8 dereferenceable(84) %2) #7, !dbg !949
  ret void, !dbg !949
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N3FarD0Ev(ptr noundef %this) unnamed_addr #6 comdat align 2 !dbg !950 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8, !dbg !951
  %vtable = load ptr, ptr %this1, align 8, !dbg !951
  %0 = getelementptr inbounds i8, ptr %vtable, i64 -24, !dbg !951
  %1 = load i64, ptr %0, align 8, !dbg !951
  %2 = getelementptr inbounds i8, ptr %this1, i64 %1, !dbg !951
  tail call void @_ZN3FarD0Ev(ptr noundef nonnull align 8 dereferenceable(84) %2) #7, !dbg !951
  ret void, !dbg !951
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4MadeD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #1 comdat align 2 !dbg !952 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !953, !DIExpression(), !954)
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN4MadeD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1) #7, !dbg !955
  call void @_ZdlPvm(ptr noundef %this1, i64 noundef 16) #8, !dbg !955
  ret void, !dbg !955
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN3FarD2Ev(ptr noundef nonnull align 8 dereferenceable(84) %this, ptr noundef %vtt) unnamed_addr #1 comdat align 2 !dbg !956 {
entry:
  %this.addr = alloca ptr, align 8
  %vtt.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !957, !DIExpression(), !958)
  store ptr %vtt, ptr %vtt.addr, align 8
    #dbg_declare(ptr %vtt.addr, !959, !DIExpression(), !958)
  %this1 = load ptr, ptr %this.addr, align 8
  %vtt2 = load ptr, ptr %vtt.addr, align 8
  %0 = getelementptr inbounds i8, ptr %this1, i64 48, !dbg !960
  call void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(36) %0) #7, !dbg !960
  %1 = getelementptr inbounds ptr, ptr %vtt2, i64 1, !dbg !960
  call void @_ZN1ED2Ev(ptr noundef nonnull align 8 dereferenceable(44) %this1, ptr noundef %1) #7, !dbg !960
  ret void, !dbg !962
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1ED2Ev(ptr noundef nonnull align 8 dereferenceable(44) %this, ptr noundef %vtt) unnamed_addr #1 comdat align 2 !dbg !963 {
entry:
  %this.addr = alloca ptr, align 8
  %vtt.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !964, !DIExpression(), !965)
  store ptr %vtt, ptr %vtt.addr, align 8
    #dbg_declare(ptr %vtt.addr, !966, !DIExpression(), !965)
  %this1 = load ptr, ptr %this.addr, align 8
  %vtt2 = load ptr, ptr %vtt.addr, align 8
  %0 = getelementptr inbounds i8, ptr %this1, i64 32, !dbg !967
  call void @_ZN5OtherD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) #7, !dbg !967
  %1 = getelementptr inbounds ptr, ptr %vtt2, i64 1, !dbg !967
  call void @_ZN1WD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %this1, ptr noundef %1) #7, !dbg !967
  ret void, !dbg !969
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1WD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %this, ptr noundef %vtt) unnamed_addr #1 comdat align 2 !dbg !970 {
entry:
  %this.addr = alloca ptr, align 8
  %vtt.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !971, !DIExpression(), !972)
  store ptr %vtt, ptr %vtt.addr, align 8
    #dbg_declare(ptr %vtt.addr, !973, !DIExpression(), !972)
  %this1 = load ptr, ptr %this.addr, align 8
  %vtt2 = load ptr, ptr %vtt.addr, align 8
  %0 = getelementptr inbounds i8, ptr %this1, i64 16, !dbg !974
  %1 = getelementptr inbounds ptr, ptr %vtt2, i64 3, !dbg !974
  call void @_ZN2V2D2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1) #7, !dbg !974
  %2 = getelementptr inbounds ptr, ptr %vtt2, i64 1, !dbg !974
  call void @_ZN2V1D2Ev(ptr noundef nonnull align 8 dereferenceable(12) %this1, ptr noundef %2) #7, !dbg !974
  ret void, !dbg !976
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6HiddenD2Ev(ptr noundef nonnull align 8 dereferenceable(28) %this, ptr noundef %vtt) unnamed_addr #1 comdat align 2 !dbg !977 {
entry:
  %this.addr = alloca ptr, align 8
  %vtt.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !978, !DIExpression(), !979)
  store ptr %vtt, ptr %vtt.addr, align 8
    #dbg_declare(ptr %vtt.addr, !980, !DIExpression(), !979)
  %this1 = load ptr, ptr %this.addr, align 8
  %vtt2 = load ptr, ptr %vtt.addr, align 8
  %0 = getelementptr inbounds i8, ptr %this1, i64 16, !dbg !981
  %1 = getelementptr inbounds ptr, ptr %vtt2, i64 1, !dbg !981
  call void @_ZN2V1D2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1) #7, !dbg !981
  call void @_ZN1BD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this1) #7, !dbg !981
  ret void, !dbg !983
}

attributes #0 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(read) }
attributes #4 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { builtin nounwind }

!llvm.dbg.cu = !{!72}
!llvm.module.flags = !{!152, !153, !154, !155, !156, !157, !158}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "dynamic_casts.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "b03c83f749fff8f5dd11bf2836d92f14")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 12)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 7)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !10, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !2, line: 55, type: !3, isLocal: true, isDefinition: true)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 56, type: !3, isLocal: true, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !3, isLocal: true, isDefinition: true)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 58, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 8)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !2, line: 60, type: !10, isLocal: true, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 61, type: !23, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !2, line: 62, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 9)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !2, line: 64, type: !3, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !3, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !2, line: 66, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 11)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 68, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 13)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 69, type: !23, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !2, line: 70, type: !53, isLocal: true, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 15)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !2, line: 72, type: !41, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !2, line: 73, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 22)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !2, line: 74, type: !46, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(scope: null, file: !2, line: 75, type: !67, isLocal: true, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 16)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !41, isLocal: true, isDefinition: true)
!72 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !73, globals: !151, splitDebugInlining: false, nameTableKind: None)
!73 = !{!74, !98, !99, !104, !105, !110, !116, !125, !126, !132, !133, !134, !145, !146}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!75 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Made", file: !2, line: 44, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !76, vtableHolder: !81, identifier: "_ZTS4Made")
!76 = !{!77}
!77 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !75, baseType: !78, extraData: i32 0)
!78 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Making", file: !2, line: 41, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !79, vtableHolder: !81, identifier: "_ZTS6Making")
!79 = !{!80, !94}
!80 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !78, baseType: !81, extraData: i32 0)
!81 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "A", file: !2, line: 5, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !82, vtableHolder: !81, identifier: "_ZTS1A")
!82 = !{!83, !89, !90}
!83 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$A", scope: !2, file: !2, baseType: !84, size: 64, flags: DIFlagArtificial)
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !86, size: 64)
!86 = !DISubroutineType(types: !87)
!87 = !{!88}
!88 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !81, file: !2, line: 6, baseType: !88, size: 32, offset: 64)
!90 = !DISubprogram(name: "~A", scope: !81, file: !2, line: 7, type: !91, scopeLine: 7, containingType: !81, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!91 = !DISubroutineType(types: !92)
!92 = !{null, !93}
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!94 = !DISubprogram(name: "Making", scope: !78, file: !2, line: 42, type: !95, scopeLine: 42, flags: DIFlagPrototyped, spFlags: 0)
!95 = !DISubroutineType(types: !96)
!96 = !{null, !97}
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!100 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "B", file: !2, line: 9, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !101, vtableHolder: !81, identifier: "_ZTS1B")
!101 = !{!102, !103}
!102 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !100, baseType: !81, extraData: i32 0)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !100, file: !2, line: 10, baseType: !88, size: 32, offset: 96)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!106 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "C", file: !2, line: 12, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !107, vtableHolder: !81, identifier: "_ZTS1C")
!107 = !{!108, !109}
!108 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !106, baseType: !81, extraData: i32 0)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !106, file: !2, line: 13, baseType: !88, size: 32, offset: 96)
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64)
!111 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "V1", file: !2, line: 18, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !112, vtableHolder: !111, identifier: "_ZTS2V1")
!112 = !{!113, !114, !115}
!113 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !111, baseType: !81, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$V1", scope: !2, file: !2, baseType: !84, size: 64, flags: DIFlagArtificial)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "v1", scope: !111, file: !2, line: 19, baseType: !88, size: 32, offset: 64)
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!117 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Other", file: !2, line: 28, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !118, vtableHolder: !117, identifier: "_ZTS5Other")
!118 = !{!119, !120, !121}
!119 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Other", scope: !2, file: !2, baseType: !84, size: 64, flags: DIFlagArtificial)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "other", scope: !117, file: !2, line: 29, baseType: !88, size: 32, offset: 64)
!121 = !DISubprogram(name: "~Other", scope: !117, file: !2, line: 30, type: !122, scopeLine: 30, containingType: !117, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!122 = !DISubroutineType(types: !123)
!123 = !{null, !124}
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!127 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "D", file: !2, line: 15, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !128, vtableHolder: !81, identifier: "_ZTS1D")
!128 = !{!129, !130, !131}
!129 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !127, baseType: !100, extraData: i32 0)
!130 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !127, baseType: !106, offset: 128, extraData: i32 0)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !127, file: !2, line: 16, baseType: !88, size: 32, offset: 256)
!132 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !135, size: 64)
!135 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "W", file: !2, line: 24, size: 384, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !136, vtableHolder: !111, identifier: "_ZTS1W")
!136 = !{!137, !138, !144}
!137 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !135, baseType: !111, extraData: i32 0)
!138 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !135, baseType: !139, offset: 128, extraData: i32 0)
!139 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "V2", file: !2, line: 21, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !140, vtableHolder: !139, identifier: "_ZTS2V2")
!140 = !{!141, !142, !143}
!141 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !139, baseType: !81, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$V2", scope: !2, file: !2, baseType: !84, size: 64, flags: DIFlagArtificial)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "v2", scope: !139, file: !2, line: 22, baseType: !88, size: 32, offset: 64)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !135, file: !2, line: 25, baseType: !88, size: 32, offset: 224)
!145 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !139, size: 64)
!146 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !147, size: 64)
!147 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Hidden", file: !2, line: 27, size: 384, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !148, vtableHolder: !81, identifier: "_ZTS6Hidden")
!148 = !{!149, !150}
!149 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !147, baseType: !100, flags: DIFlagPrivate, extraData: i32 0)
!150 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !147, baseType: !111, offset: 128, extraData: i32 0)
!151 = !{!0, !8, !13, !15, !17, !19, !21, !26, !28, !30, !35, !37, !39, !44, !49, !51, !56, !58, !63, !65, !70}
!152 = !{i32 7, !"Dwarf Version", i32 5}
!153 = !{i32 2, !"Debug Info Version", i32 3}
!154 = !{i32 1, !"wchar_size", i32 4}
!155 = !{i32 8, !"PIC Level", i32 2}
!156 = !{i32 7, !"PIE Level", i32 2}
!157 = !{i32 7, !"uwtable", i32 2}
!158 = !{i32 7, !"frame-pointer", i32 2}
!159 = distinct !DISubprogram(name: "Making", linkageName: "_ZN6MakingC2Ev", scope: !78, file: !2, line: 45, type: !95, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !94, retainedNodes: !160)
!160 = !{}
!161 = !DILocalVariable(name: "this", arg: 1, scope: !159, type: !98, flags: DIFlagArtificial | DIFlagObjectPointer)
!162 = !DILocation(line: 0, scope: !159)
!163 = !DILocation(line: 45, column: 9, scope: !159)
!164 = !DILocation(line: 45, column: 18, scope: !159)
!165 = !DILocalVariable(name: "self", scope: !166, file: !2, line: 46, type: !104)
!166 = distinct !DILexicalBlock(scope: !159, file: !2, line: 45, column: 18)
!167 = !DILocation(line: 46, column: 6, scope: !166)
!168 = !DILocation(line: 47, column: 47, scope: !166)
!169 = !DILocation(line: 47, column: 26, scope: !166)
!170 = !DILocation(line: 47, column: 53, scope: !166)
!171 = !DILocation(line: 48, column: 33, scope: !166)
!172 = !DILocation(line: 48, column: 10, scope: !166)
!173 = !DILocation(line: 48, column: 39, scope: !166)
!174 = !DILocation(line: 47, column: 3, scope: !166)
!175 = !DILocation(line: 49, column: 1, scope: !159)
!176 = !DILocation(line: 49, column: 1, scope: !166)
!177 = distinct !DISubprogram(name: "A", linkageName: "_ZN1AC2Ev", scope: !81, file: !2, line: 5, type: !91, scopeLine: 5, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !178, retainedNodes: !160)
!178 = !DISubprogram(name: "A", scope: !81, type: !91, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!179 = !DILocalVariable(name: "this", arg: 1, scope: !177, type: !104, flags: DIFlagArtificial | DIFlagObjectPointer)
!180 = !DILocation(line: 0, scope: !177)
!181 = !DILocation(line: 5, column: 8, scope: !177)
!182 = !DILocation(line: 6, column: 7, scope: !177)
!183 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 51, type: !86, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, retainedNodes: !160)
!184 = !DILocalVariable(name: "d", scope: !183, file: !2, line: 52, type: !127)
!185 = !DILocation(line: 52, column: 5, scope: !183)
!186 = !DILocation(line: 53, column: 3, scope: !183)
!187 = !DILocation(line: 54, column: 3, scope: !183)
!188 = !DILocation(line: 55, column: 31, scope: !183)
!189 = !DILocation(line: 55, column: 3, scope: !183)
!190 = !DILocation(line: 56, column: 31, scope: !183)
!191 = !DILocation(line: 56, column: 3, scope: !183)
!192 = !DILocation(line: 57, column: 31, scope: !183)
!193 = !DILocation(line: 57, column: 3, scope: !183)
!194 = !DILocation(line: 58, column: 3, scope: !183)
!195 = !DILocalVariable(name: "w", scope: !183, file: !2, line: 59, type: !135)
!196 = !DILocation(line: 59, column: 5, scope: !183)
!197 = !DILocation(line: 60, column: 26, scope: !183)
!198 = !DILocation(line: 60, column: 3, scope: !183)
!199 = !DILocation(line: 61, column: 28, scope: !183)
!200 = !DILocation(line: 61, column: 3, scope: !183)
!201 = !DILocation(line: 62, column: 3, scope: !183)
!202 = !DILocalVariable(name: "e", scope: !183, file: !2, line: 63, type: !203)
!203 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "E", file: !2, line: 32, size: 512, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !204, vtableHolder: !111, identifier: "_ZTS1E")
!204 = !{!205, !206}
!205 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !203, baseType: !135, extraData: i32 0)
!206 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !203, baseType: !117, offset: 256, extraData: i32 0)
!207 = !DILocation(line: 63, column: 5, scope: !183)
!208 = !DILocation(line: 64, column: 3, scope: !183)
!209 = !DILocation(line: 65, column: 36, scope: !183)
!210 = !DILocation(line: 65, column: 3, scope: !183)
!211 = !DILocation(line: 66, column: 34, scope: !183)
!212 = !DILocation(line: 66, column: 3, scope: !183)
!213 = !DILocalVariable(name: "h", scope: !183, file: !2, line: 67, type: !147)
!214 = !DILocation(line: 67, column: 10, scope: !183)
!215 = !DILocation(line: 68, column: 38, scope: !183)
!216 = !DILocation(line: 68, column: 3, scope: !183)
!217 = !DILocation(line: 69, column: 28, scope: !183)
!218 = !DILocation(line: 69, column: 3, scope: !183)
!219 = !DILocation(line: 70, column: 3, scope: !183)
!220 = !DILocalVariable(name: "f", scope: !183, file: !2, line: 71, type: !221)
!221 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Far", file: !2, line: 33, size: 832, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !222, vtableHolder: !111, identifier: "_ZTS3Far")
!222 = !{!223, !224}
!223 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !221, baseType: !203, extraData: i32 0)
!224 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !221, baseType: !127, offset: 384, extraData: i32 0)
!225 = !DILocation(line: 71, column: 7, scope: !183)
!226 = !DILocation(line: 72, column: 34, scope: !183)
!227 = !DILocation(line: 72, column: 3, scope: !183)
!228 = !DILocation(line: 73, column: 45, scope: !183)
!229 = !DILocation(line: 73, column: 3, scope: !183)
!230 = !DILocation(line: 74, column: 32, scope: !183)
!231 = !DILocation(line: 74, column: 3, scope: !183)
!232 = !DILocation(line: 75, column: 39, scope: !183)
!233 = !DILocation(line: 75, column: 3, scope: !183)
!234 = !DILocalVariable(name: "made", scope: !183, file: !2, line: 76, type: !75)
!235 = !DILocation(line: 76, column: 8, scope: !183)
!236 = !DILocation(line: 77, column: 3, scope: !183)
!237 = !DILocation(line: 78, column: 1, scope: !183)
!238 = distinct !DISubprogram(name: "D", linkageName: "_ZN1DC2Ev", scope: !127, file: !2, line: 15, type: !239, scopeLine: 15, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !242, retainedNodes: !160)
!239 = !DISubroutineType(types: !240)
!240 = !{null, !241}
!241 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!242 = !DISubprogram(name: "D", scope: !127, type: !239, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!243 = !DILocalVariable(name: "this", arg: 1, scope: !238, type: !126, flags: DIFlagArtificial | DIFlagObjectPointer)
!244 = !DILocation(line: 0, scope: !238)
!245 = !DILocation(line: 15, column: 8, scope: !238)
!246 = !DILocation(line: 16, column: 7, scope: !238)
!247 = distinct !DISubprogram(name: "cast<D, B>", linkageName: "_ZL4castI1D1BEvPKcPT0_Pv", scope: !2, file: !2, line: 35, type: !248, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !72, templateParams: !251, retainedNodes: !160)
!248 = !DISubroutineType(types: !249)
!249 = !{null, !250, !99, !125}
!250 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!251 = !{!252, !253}
!252 = !DITemplateTypeParameter(name: "To", type: !127)
!253 = !DITemplateTypeParameter(name: "From", type: !100)
!254 = !DILocalVariable(name: "name", arg: 1, scope: !247, file: !2, line: 35, type: !250)
!255 = !DILocation(line: 35, column: 62, scope: !247)
!256 = !DILocalVariable(name: "from", arg: 2, scope: !247, file: !2, line: 35, type: !99)
!257 = !DILocation(line: 35, column: 74, scope: !247)
!258 = !DILocalVariable(name: "whole", arg: 3, scope: !247, file: !2, line: 35, type: !125)
!259 = !DILocation(line: 35, column: 86, scope: !247)
!260 = !DILocalVariable(name: "to", scope: !247, file: !2, line: 36, type: !126)
!261 = !DILocation(line: 36, column: 7, scope: !247)
!262 = !DILocation(line: 36, column: 31, scope: !247)
!263 = !DILocation(line: 36, column: 12, scope: !247)
!264 = !DILocation(line: 37, column: 25, scope: !247)
!265 = !DILocation(line: 37, column: 31, scope: !247)
!266 = !DILocation(line: 37, column: 51, scope: !247)
!267 = !DILocation(line: 37, column: 64, scope: !247)
!268 = !DILocation(line: 37, column: 54, scope: !247)
!269 = !DILocation(line: 38, column: 31, scope: !247)
!270 = !DILocation(line: 38, column: 10, scope: !247)
!271 = !DILocation(line: 38, column: 40, scope: !247)
!272 = !DILocation(line: 38, column: 37, scope: !247)
!273 = !DILocation(line: 37, column: 3, scope: !247)
!274 = !DILocation(line: 39, column: 1, scope: !247)
!275 = distinct !DISubprogram(name: "cast<C, B>", linkageName: "_ZL4castI1C1BEvPKcPT0_Pv", scope: !2, file: !2, line: 35, type: !248, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !72, templateParams: !276, retainedNodes: !160)
!276 = !{!277, !253}
!277 = !DITemplateTypeParameter(name: "To", type: !106)
!278 = !DILocalVariable(name: "name", arg: 1, scope: !275, file: !2, line: 35, type: !250)
!279 = !DILocation(line: 35, column: 62, scope: !275)
!280 = !DILocalVariable(name: "from", arg: 2, scope: !275, file: !2, line: 35, type: !99)
!281 = !DILocation(line: 35, column: 74, scope: !275)
!282 = !DILocalVariable(name: "whole", arg: 3, scope: !275, file: !2, line: 35, type: !125)
!283 = !DILocation(line: 35, column: 86, scope: !275)
!284 = !DILocalVariable(name: "to", scope: !275, file: !2, line: 36, type: !105)
!285 = !DILocation(line: 36, column: 7, scope: !275)
!286 = !DILocation(line: 36, column: 31, scope: !275)
!287 = !DILocation(line: 36, column: 12, scope: !275)
!288 = !DILocation(line: 37, column: 25, scope: !275)
!289 = !DILocation(line: 37, column: 31, scope: !275)
!290 = !DILocation(line: 37, column: 51, scope: !275)
!291 = !DILocation(line: 37, column: 64, scope: !275)
!292 = !DILocation(line: 37, column: 54, scope: !275)
!293 = !DILocation(line: 38, column: 31, scope: !275)
!294 = !DILocation(line: 38, column: 10, scope: !275)
!295 = !DILocation(line: 38, column: 40, scope: !275)
!296 = !DILocation(line: 38, column: 37, scope: !275)
!297 = !DILocation(line: 37, column: 3, scope: !275)
!298 = !DILocation(line: 39, column: 1, scope: !275)
!299 = distinct !DISubprogram(name: "cast<D, A>", linkageName: "_ZL4castI1D1AEvPKcPT0_Pv", scope: !2, file: !2, line: 35, type: !300, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !72, templateParams: !302, retainedNodes: !160)
!300 = !DISubroutineType(types: !301)
!301 = !{null, !250, !104, !125}
!302 = !{!252, !303}
!303 = !DITemplateTypeParameter(name: "From", type: !81)
!304 = !DILocalVariable(name: "name", arg: 1, scope: !299, file: !2, line: 35, type: !250)
!305 = !DILocation(line: 35, column: 62, scope: !299)
!306 = !DILocalVariable(name: "from", arg: 2, scope: !299, file: !2, line: 35, type: !104)
!307 = !DILocation(line: 35, column: 74, scope: !299)
!308 = !DILocalVariable(name: "whole", arg: 3, scope: !299, file: !2, line: 35, type: !125)
!309 = !DILocation(line: 35, column: 86, scope: !299)
!310 = !DILocalVariable(name: "to", scope: !299, file: !2, line: 36, type: !126)
!311 = !DILocation(line: 36, column: 7, scope: !299)
!312 = !DILocation(line: 36, column: 31, scope: !299)
!313 = !DILocation(line: 36, column: 12, scope: !299)
!314 = !DILocation(line: 37, column: 25, scope: !299)
!315 = !DILocation(line: 37, column: 31, scope: !299)
!316 = !DILocation(line: 37, column: 51, scope: !299)
!317 = !DILocation(line: 37, column: 64, scope: !299)
!318 = !DILocation(line: 37, column: 54, scope: !299)
!319 = !DILocation(line: 38, column: 31, scope: !299)
!320 = !DILocation(line: 38, column: 10, scope: !299)
!321 = !DILocation(line: 38, column: 40, scope: !299)
!322 = !DILocation(line: 38, column: 37, scope: !299)
!323 = !DILocation(line: 37, column: 3, scope: !299)
!324 = !DILocation(line: 39, column: 1, scope: !299)
!325 = distinct !DISubprogram(name: "cast<B, A>", linkageName: "_ZL4castI1B1AEvPKcPT0_Pv", scope: !2, file: !2, line: 35, type: !300, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !72, templateParams: !326, retainedNodes: !160)
!326 = !{!327, !303}
!327 = !DITemplateTypeParameter(name: "To", type: !100)
!328 = !DILocalVariable(name: "name", arg: 1, scope: !325, file: !2, line: 35, type: !250)
!329 = !DILocation(line: 35, column: 62, scope: !325)
!330 = !DILocalVariable(name: "from", arg: 2, scope: !325, file: !2, line: 35, type: !104)
!331 = !DILocation(line: 35, column: 74, scope: !325)
!332 = !DILocalVariable(name: "whole", arg: 3, scope: !325, file: !2, line: 35, type: !125)
!333 = !DILocation(line: 35, column: 86, scope: !325)
!334 = !DILocalVariable(name: "to", scope: !325, file: !2, line: 36, type: !99)
!335 = !DILocation(line: 36, column: 7, scope: !325)
!336 = !DILocation(line: 36, column: 31, scope: !325)
!337 = !DILocation(line: 36, column: 12, scope: !325)
!338 = !DILocation(line: 37, column: 25, scope: !325)
!339 = !DILocation(line: 37, column: 31, scope: !325)
!340 = !DILocation(line: 37, column: 51, scope: !325)
!341 = !DILocation(line: 37, column: 64, scope: !325)
!342 = !DILocation(line: 37, column: 54, scope: !325)
!343 = !DILocation(line: 38, column: 31, scope: !325)
!344 = !DILocation(line: 38, column: 10, scope: !325)
!345 = !DILocation(line: 38, column: 40, scope: !325)
!346 = !DILocation(line: 38, column: 37, scope: !325)
!347 = !DILocation(line: 37, column: 3, scope: !325)
!348 = !DILocation(line: 39, column: 1, scope: !325)
!349 = distinct !DISubprogram(name: "cast<C, A>", linkageName: "_ZL4castI1C1AEvPKcPT0_Pv", scope: !2, file: !2, line: 35, type: !300, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !72, templateParams: !350, retainedNodes: !160)
!350 = !{!277, !303}
!351 = !DILocalVariable(name: "name", arg: 1, scope: !349, file: !2, line: 35, type: !250)
!352 = !DILocation(line: 35, column: 62, scope: !349)
!353 = !DILocalVariable(name: "from", arg: 2, scope: !349, file: !2, line: 35, type: !104)
!354 = !DILocation(line: 35, column: 74, scope: !349)
!355 = !DILocalVariable(name: "whole", arg: 3, scope: !349, file: !2, line: 35, type: !125)
!356 = !DILocation(line: 35, column: 86, scope: !349)
!357 = !DILocalVariable(name: "to", scope: !349, file: !2, line: 36, type: !105)
!358 = !DILocation(line: 36, column: 7, scope: !349)
!359 = !DILocation(line: 36, column: 31, scope: !349)
!360 = !DILocation(line: 36, column: 12, scope: !349)
!361 = !DILocation(line: 37, column: 25, scope: !349)
!362 = !DILocation(line: 37, column: 31, scope: !349)
!363 = !DILocation(line: 37, column: 51, scope: !349)
!364 = !DILocation(line: 37, column: 64, scope: !349)
!365 = !DILocation(line: 37, column: 54, scope: !349)
!366 = !DILocation(line: 38, column: 31, scope: !349)
!367 = !DILocation(line: 38, column: 10, scope: !349)
!368 = !DILocation(line: 38, column: 40, scope: !349)
!369 = !DILocation(line: 38, column: 37, scope: !349)
!370 = !DILocation(line: 37, column: 3, scope: !349)
!371 = !DILocation(line: 39, column: 1, scope: !349)
!372 = distinct !DISubprogram(name: "cast<V1, B>", linkageName: "_ZL4castI2V11BEvPKcPT0_Pv", scope: !2, file: !2, line: 35, type: !248, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !72, templateParams: !373, retainedNodes: !160)
!373 = !{!374, !253}
!374 = !DITemplateTypeParameter(name: "To", type: !111)
!375 = !DILocalVariable(name: "name", arg: 1, scope: !372, file: !2, line: 35, type: !250)
!376 = !DILocation(line: 35, column: 62, scope: !372)
!377 = !DILocalVariable(name: "from", arg: 2, scope: !372, file: !2, line: 35, type: !99)
!378 = !DILocation(line: 35, column: 74, scope: !372)
!379 = !DILocalVariable(name: "whole", arg: 3, scope: !372, file: !2, line: 35, type: !125)
!380 = !DILocation(line: 35, column: 86, scope: !372)
!381 = !DILocalVariable(name: "to", scope: !372, file: !2, line: 36, type: !110)
!382 = !DILocation(line: 36, column: 7, scope: !372)
!383 = !DILocation(line: 36, column: 31, scope: !372)
!384 = !DILocation(line: 36, column: 12, scope: !372)
!385 = !DILocation(line: 37, column: 25, scope: !372)
!386 = !DILocation(line: 37, column: 31, scope: !372)
!387 = !DILocation(line: 37, column: 51, scope: !372)
!388 = !DILocation(line: 37, column: 64, scope: !372)
!389 = !DILocation(line: 37, column: 54, scope: !372)
!390 = !DILocation(line: 38, column: 31, scope: !372)
!391 = !DILocation(line: 38, column: 10, scope: !372)
!392 = !DILocation(line: 38, column: 40, scope: !372)
!393 = !DILocation(line: 38, column: 37, scope: !372)
!394 = !DILocation(line: 37, column: 3, scope: !372)
!395 = !DILocation(line: 39, column: 1, scope: !372)
!396 = distinct !DISubprogram(name: "W", linkageName: "_ZN1WC1Ev", scope: !135, file: !2, line: 24, type: !397, scopeLine: 24, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !400, retainedNodes: !160)
!397 = !DISubroutineType(types: !398)
!398 = !{null, !399}
!399 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !135, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!400 = !DISubprogram(name: "W", scope: !135, type: !397, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!401 = !DILocalVariable(name: "this", arg: 1, scope: !396, type: !134, flags: DIFlagArtificial | DIFlagObjectPointer)
!402 = !DILocation(line: 0, scope: !396)
!403 = !DILocation(line: 24, column: 8, scope: !396)
!404 = !DILocation(line: 25, column: 7, scope: !396)
!405 = distinct !DISubprogram(name: "cast<W, A>", linkageName: "_ZL4castI1W1AEvPKcPT0_Pv", scope: !2, file: !2, line: 35, type: !300, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !72, templateParams: !406, retainedNodes: !160)
!406 = !{!407, !303}
!407 = !DITemplateTypeParameter(name: "To", type: !135)
!408 = !DILocalVariable(name: "name", arg: 1, scope: !405, file: !2, line: 35, type: !250)
!409 = !DILocation(line: 35, column: 62, scope: !405)
!410 = !DILocalVariable(name: "from", arg: 2, scope: !405, file: !2, line: 35, type: !104)
!411 = !DILocation(line: 35, column: 74, scope: !405)
!412 = !DILocalVariable(name: "whole", arg: 3, scope: !405, file: !2, line: 35, type: !125)
!413 = !DILocation(line: 35, column: 86, scope: !405)
!414 = !DILocalVariable(name: "to", scope: !405, file: !2, line: 36, type: !134)
!415 = !DILocation(line: 36, column: 7, scope: !405)
!416 = !DILocation(line: 36, column: 31, scope: !405)
!417 = !DILocation(line: 36, column: 12, scope: !405)
!418 = !DILocation(line: 37, column: 25, scope: !405)
!419 = !DILocation(line: 37, column: 31, scope: !405)
!420 = !DILocation(line: 37, column: 51, scope: !405)
!421 = !DILocation(line: 37, column: 64, scope: !405)
!422 = !DILocation(line: 37, column: 54, scope: !405)
!423 = !DILocation(line: 38, column: 31, scope: !405)
!424 = !DILocation(line: 38, column: 10, scope: !405)
!425 = !DILocation(line: 38, column: 40, scope: !405)
!426 = !DILocation(line: 38, column: 37, scope: !405)
!427 = !DILocation(line: 37, column: 3, scope: !405)
!428 = !DILocation(line: 39, column: 1, scope: !405)
!429 = distinct !DISubprogram(name: "cast<V2, A>", linkageName: "_ZL4castI2V21AEvPKcPT0_Pv", scope: !2, file: !2, line: 35, type: !300, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !72, templateParams: !430, retainedNodes: !160)
!430 = !{!431, !303}
!431 = !DITemplateTypeParameter(name: "To", type: !139)
!432 = !DILocalVariable(name: "name", arg: 1, scope: !429, file: !2, line: 35, type: !250)
!433 = !DILocation(line: 35, column: 62, scope: !429)
!434 = !DILocalVariable(name: "from", arg: 2, scope: !429, file: !2, line: 35, type: !104)
!435 = !DILocation(line: 35, column: 74, scope: !429)
!436 = !DILocalVariable(name: "whole", arg: 3, scope: !429, file: !2, line: 35, type: !125)
!437 = !DILocation(line: 35, column: 86, scope: !429)
!438 = !DILocalVariable(name: "to", scope: !429, file: !2, line: 36, type: !145)
!439 = !DILocation(line: 36, column: 7, scope: !429)
!440 = !DILocation(line: 36, column: 31, scope: !429)
!441 = !DILocation(line: 36, column: 12, scope: !429)
!442 = !DILocation(line: 37, column: 25, scope: !429)
!443 = !DILocation(line: 37, column: 31, scope: !429)
!444 = !DILocation(line: 37, column: 51, scope: !429)
!445 = !DILocation(line: 37, column: 64, scope: !429)
!446 = !DILocation(line: 37, column: 54, scope: !429)
!447 = !DILocation(line: 38, column: 31, scope: !429)
!448 = !DILocation(line: 38, column: 10, scope: !429)
!449 = !DILocation(line: 38, column: 40, scope: !429)
!450 = !DILocation(line: 38, column: 37, scope: !429)
!451 = !DILocation(line: 37, column: 3, scope: !429)
!452 = !DILocation(line: 39, column: 1, scope: !429)
!453 = distinct !DISubprogram(name: "cast<V2, V1>", linkageName: "_ZL4castI2V22V1EvPKcPT0_Pv", scope: !2, file: !2, line: 35, type: !454, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !72, templateParams: !456, retainedNodes: !160)
!454 = !DISubroutineType(types: !455)
!455 = !{null, !250, !110, !125}
!456 = !{!431, !457}
!457 = !DITemplateTypeParameter(name: "From", type: !111)
!458 = !DILocalVariable(name: "name", arg: 1, scope: !453, file: !2, line: 35, type: !250)
!459 = !DILocation(line: 35, column: 62, scope: !453)
!460 = !DILocalVariable(name: "from", arg: 2, scope: !453, file: !2, line: 35, type: !110)
!461 = !DILocation(line: 35, column: 74, scope: !453)
!462 = !DILocalVariable(name: "whole", arg: 3, scope: !453, file: !2, line: 35, type: !125)
!463 = !DILocation(line: 35, column: 86, scope: !453)
!464 = !DILocalVariable(name: "to", scope: !453, file: !2, line: 36, type: !145)
!465 = !DILocation(line: 36, column: 7, scope: !453)
!466 = !DILocation(line: 36, column: 31, scope: !453)
!467 = !DILocation(line: 36, column: 12, scope: !453)
!468 = !DILocation(line: 37, column: 25, scope: !453)
!469 = !DILocation(line: 37, column: 31, scope: !453)
!470 = !DILocation(line: 37, column: 51, scope: !453)
!471 = !DILocation(line: 37, column: 64, scope: !453)
!472 = !DILocation(line: 37, column: 54, scope: !453)
!473 = !DILocation(line: 38, column: 31, scope: !453)
!474 = !DILocation(line: 38, column: 10, scope: !453)
!475 = !DILocation(line: 38, column: 40, scope: !453)
!476 = !DILocation(line: 38, column: 37, scope: !453)
!477 = !DILocation(line: 37, column: 3, scope: !453)
!478 = !DILocation(line: 39, column: 1, scope: !453)
!479 = distinct !DISubprogram(name: "E", linkageName: "_ZN1EC1Ev", scope: !203, file: !2, line: 32, type: !480, scopeLine: 32, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !483, retainedNodes: !160)
!480 = !DISubroutineType(types: !481)
!481 = !{null, !482}
!482 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !203, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!483 = !DISubprogram(name: "E", scope: !203, type: !480, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!484 = !DILocalVariable(name: "this", arg: 1, scope: !479, type: !485, flags: DIFlagArtificial | DIFlagObjectPointer)
!485 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !203, size: 64)
!486 = !DILocation(line: 0, scope: !479)
!487 = !DILocation(line: 32, column: 8, scope: !479)
!488 = distinct !DISubprogram(name: "cast<Other, V1>", linkageName: "_ZL4castI5Other2V1EvPKcPT0_Pv", scope: !2, file: !2, line: 35, type: !454, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !72, templateParams: !489, retainedNodes: !160)
!489 = !{!490, !457}
!490 = !DITemplateTypeParameter(name: "To", type: !117)
!491 = !DILocalVariable(name: "name", arg: 1, scope: !488, file: !2, line: 35, type: !250)
!492 = !DILocation(line: 35, column: 62, scope: !488)
!493 = !DILocalVariable(name: "from", arg: 2, scope: !488, file: !2, line: 35, type: !110)
!494 = !DILocation(line: 35, column: 74, scope: !488)
!495 = !DILocalVariable(name: "whole", arg: 3, scope: !488, file: !2, line: 35, type: !125)
!496 = !DILocation(line: 35, column: 86, scope: !488)
!497 = !DILocalVariable(name: "to", scope: !488, file: !2, line: 36, type: !116)
!498 = !DILocation(line: 36, column: 7, scope: !488)
!499 = !DILocation(line: 36, column: 31, scope: !488)
!500 = !DILocation(line: 36, column: 12, scope: !488)
!501 = !DILocation(line: 37, column: 25, scope: !488)
!502 = !DILocation(line: 37, column: 31, scope: !488)
!503 = !DILocation(line: 37, column: 51, scope: !488)
!504 = !DILocation(line: 37, column: 64, scope: !488)
!505 = !DILocation(line: 37, column: 54, scope: !488)
!506 = !DILocation(line: 38, column: 31, scope: !488)
!507 = !DILocation(line: 38, column: 10, scope: !488)
!508 = !DILocation(line: 38, column: 40, scope: !488)
!509 = !DILocation(line: 38, column: 37, scope: !488)
!510 = !DILocation(line: 37, column: 3, scope: !488)
!511 = !DILocation(line: 39, column: 1, scope: !488)
!512 = distinct !DISubprogram(name: "cast<V2, Other>", linkageName: "_ZL4castI2V25OtherEvPKcPT0_Pv", scope: !2, file: !2, line: 35, type: !513, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !72, templateParams: !515, retainedNodes: !160)
!513 = !DISubroutineType(types: !514)
!514 = !{null, !250, !116, !125}
!515 = !{!431, !516}
!516 = !DITemplateTypeParameter(name: "From", type: !117)
!517 = !DILocalVariable(name: "name", arg: 1, scope: !512, file: !2, line: 35, type: !250)
!518 = !DILocation(line: 35, column: 62, scope: !512)
!519 = !DILocalVariable(name: "from", arg: 2, scope: !512, file: !2, line: 35, type: !116)
!520 = !DILocation(line: 35, column: 74, scope: !512)
!521 = !DILocalVariable(name: "whole", arg: 3, scope: !512, file: !2, line: 35, type: !125)
!522 = !DILocation(line: 35, column: 86, scope: !512)
!523 = !DILocalVariable(name: "to", scope: !512, file: !2, line: 36, type: !145)
!524 = !DILocation(line: 36, column: 7, scope: !512)
!525 = !DILocation(line: 36, column: 31, scope: !512)
!526 = !DILocation(line: 36, column: 12, scope: !512)
!527 = !DILocation(line: 37, column: 25, scope: !512)
!528 = !DILocation(line: 37, column: 31, scope: !512)
!529 = !DILocation(line: 37, column: 51, scope: !512)
!530 = !DILocation(line: 37, column: 64, scope: !512)
!531 = !DILocation(line: 37, column: 54, scope: !512)
!532 = !DILocation(line: 38, column: 31, scope: !512)
!533 = !DILocation(line: 38, column: 10, scope: !512)
!534 = !DILocation(line: 38, column: 40, scope: !512)
!535 = !DILocation(line: 38, column: 37, scope: !512)
!536 = !DILocation(line: 37, column: 3, scope: !512)
!537 = !DILocation(line: 39, column: 1, scope: !512)
!538 = distinct !DISubprogram(name: "cast<A, Other>", linkageName: "_ZL4castI1A5OtherEvPKcPT0_Pv", scope: !2, file: !2, line: 35, type: !513, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !72, templateParams: !539, retainedNodes: !160)
!539 = !{!540, !516}
!540 = !DITemplateTypeParameter(name: "To", type: !81)
!541 = !DILocalVariable(name: "name", arg: 1, scope: !538, file: !2, line: 35, type: !250)
!542 = !DILocation(line: 35, column: 62, scope: !538)
!543 = !DILocalVariable(name: "from", arg: 2, scope: !538, file: !2, line: 35, type: !116)
!544 = !DILocation(line: 35, column: 74, scope: !538)
!545 = !DILocalVariable(name: "whole", arg: 3, scope: !538, file: !2, line: 35, type: !125)
!546 = !DILocation(line: 35, column: 86, scope: !538)
!547 = !DILocalVariable(name: "to", scope: !538, file: !2, line: 36, type: !104)
!548 = !DILocation(line: 36, column: 7, scope: !538)
!549 = !DILocation(line: 36, column: 31, scope: !538)
!550 = !DILocation(line: 36, column: 12, scope: !538)
!551 = !DILocation(line: 37, column: 25, scope: !538)
!552 = !DILocation(line: 37, column: 31, scope: !538)
!553 = !DILocation(line: 37, column: 51, scope: !538)
!554 = !DILocation(line: 37, column: 64, scope: !538)
!555 = !DILocation(line: 37, column: 54, scope: !538)
!556 = !DILocation(line: 38, column: 31, scope: !538)
!557 = !DILocation(line: 38, column: 10, scope: !538)
!558 = !DILocation(line: 38, column: 40, scope: !538)
!559 = !DILocation(line: 38, column: 37, scope: !538)
!560 = !DILocation(line: 37, column: 3, scope: !538)
!561 = !DILocation(line: 39, column: 1, scope: !538)
!562 = distinct !DISubprogram(name: "Hidden", linkageName: "_ZN6HiddenC1Ev", scope: !147, file: !2, line: 27, type: !563, scopeLine: 27, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !566, retainedNodes: !160)
!563 = !DISubroutineType(types: !564)
!564 = !{null, !565}
!565 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !147, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!566 = !DISubprogram(name: "Hidden", scope: !147, type: !563, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!567 = !DILocalVariable(name: "this", arg: 1, scope: !562, type: !146, flags: DIFlagArtificial | DIFlagObjectPointer)
!568 = !DILocation(line: 0, scope: !562)
!569 = !DILocation(line: 27, column: 8, scope: !562)
!570 = distinct !DISubprogram(name: "cast<Hidden, V1>", linkageName: "_ZL4castI6Hidden2V1EvPKcPT0_Pv", scope: !2, file: !2, line: 35, type: !454, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !72, templateParams: !571, retainedNodes: !160)
!571 = !{!572, !457}
!572 = !DITemplateTypeParameter(name: "To", type: !147)
!573 = !DILocalVariable(name: "name", arg: 1, scope: !570, file: !2, line: 35, type: !250)
!574 = !DILocation(line: 35, column: 62, scope: !570)
!575 = !DILocalVariable(name: "from", arg: 2, scope: !570, file: !2, line: 35, type: !110)
!576 = !DILocation(line: 35, column: 74, scope: !570)
!577 = !DILocalVariable(name: "whole", arg: 3, scope: !570, file: !2, line: 35, type: !125)
!578 = !DILocation(line: 35, column: 86, scope: !570)
!579 = !DILocalVariable(name: "to", scope: !570, file: !2, line: 36, type: !146)
!580 = !DILocation(line: 36, column: 7, scope: !570)
!581 = !DILocation(line: 36, column: 31, scope: !570)
!582 = !DILocation(line: 36, column: 12, scope: !570)
!583 = !DILocation(line: 37, column: 25, scope: !570)
!584 = !DILocation(line: 37, column: 31, scope: !570)
!585 = !DILocation(line: 37, column: 51, scope: !570)
!586 = !DILocation(line: 37, column: 64, scope: !570)
!587 = !DILocation(line: 37, column: 54, scope: !570)
!588 = !DILocation(line: 38, column: 31, scope: !570)
!589 = !DILocation(line: 38, column: 10, scope: !570)
!590 = !DILocation(line: 38, column: 40, scope: !570)
!591 = !DILocation(line: 38, column: 37, scope: !570)
!592 = !DILocation(line: 37, column: 3, scope: !570)
!593 = !DILocation(line: 39, column: 1, scope: !570)
!594 = distinct !DISubprogram(name: "cast<B, V1>", linkageName: "_ZL4castI1B2V1EvPKcPT0_Pv", scope: !2, file: !2, line: 35, type: !454, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !72, templateParams: !595, retainedNodes: !160)
!595 = !{!327, !457}
!596 = !DILocalVariable(name: "name", arg: 1, scope: !594, file: !2, line: 35, type: !250)
!597 = !DILocation(line: 35, column: 62, scope: !594)
!598 = !DILocalVariable(name: "from", arg: 2, scope: !594, file: !2, line: 35, type: !110)
!599 = !DILocation(line: 35, column: 74, scope: !594)
!600 = !DILocalVariable(name: "whole", arg: 3, scope: !594, file: !2, line: 35, type: !125)
!601 = !DILocation(line: 35, column: 86, scope: !594)
!602 = !DILocalVariable(name: "to", scope: !594, file: !2, line: 36, type: !99)
!603 = !DILocation(line: 36, column: 7, scope: !594)
!604 = !DILocation(line: 36, column: 31, scope: !594)
!605 = !DILocation(line: 36, column: 12, scope: !594)
!606 = !DILocation(line: 37, column: 25, scope: !594)
!607 = !DILocation(line: 37, column: 31, scope: !594)
!608 = !DILocation(line: 37, column: 51, scope: !594)
!609 = !DILocation(line: 37, column: 64, scope: !594)
!610 = !DILocation(line: 37, column: 54, scope: !594)
!611 = !DILocation(line: 38, column: 31, scope: !594)
!612 = !DILocation(line: 38, column: 10, scope: !594)
!613 = !DILocation(line: 38, column: 40, scope: !594)
!614 = !DILocation(line: 38, column: 37, scope: !594)
!615 = !DILocation(line: 37, column: 3, scope: !594)
!616 = !DILocation(line: 39, column: 1, scope: !594)
!617 = distinct !DISubprogram(name: "cast<B, B>", linkageName: "_ZL4castI1BS0_EvPKcPT0_Pv", scope: !2, file: !2, line: 35, type: !248, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !72, templateParams: !618, retainedNodes: !160)
!618 = !{!327, !253}
!619 = !DILocalVariable(name: "name", arg: 1, scope: !617, file: !2, line: 35, type: !250)
!620 = !DILocation(line: 35, column: 62, scope: !617)
!621 = !DILocalVariable(name: "from", arg: 2, scope: !617, file: !2, line: 35, type: !99)
!622 = !DILocation(line: 35, column: 74, scope: !617)
!623 = !DILocalVariable(name: "whole", arg: 3, scope: !617, file: !2, line: 35, type: !125)
!624 = !DILocation(line: 35, column: 86, scope: !617)
!625 = !DILocalVariable(name: "to", scope: !617, file: !2, line: 36, type: !99)
!626 = !DILocation(line: 36, column: 7, scope: !617)
!627 = !DILocation(line: 36, column: 31, scope: !617)
!628 = !DILocation(line: 37, column: 25, scope: !617)
!629 = !DILocation(line: 37, column: 31, scope: !617)
!630 = !DILocation(line: 37, column: 51, scope: !617)
!631 = !DILocation(line: 37, column: 64, scope: !617)
!632 = !DILocation(line: 37, column: 54, scope: !617)
!633 = !DILocation(line: 38, column: 31, scope: !617)
!634 = !DILocation(line: 38, column: 10, scope: !617)
!635 = !DILocation(line: 38, column: 40, scope: !617)
!636 = !DILocation(line: 38, column: 37, scope: !617)
!637 = !DILocation(line: 37, column: 3, scope: !617)
!638 = !DILocation(line: 39, column: 1, scope: !617)
!639 = distinct !DISubprogram(name: "Far", linkageName: "_ZN3FarC1Ev", scope: !221, file: !2, line: 33, type: !640, scopeLine: 33, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !643, retainedNodes: !160)
!640 = !DISubroutineType(types: !641)
!641 = !{null, !642}
!642 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !221, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!643 = !DISubprogram(name: "Far", scope: !221, type: !640, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!644 = !DILocalVariable(name: "this", arg: 1, scope: !639, type: !645, flags: DIFlagArtificial | DIFlagObjectPointer)
!645 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !221, size: 64)
!646 = !DILocation(line: 0, scope: !639)
!647 = !DILocation(line: 33, column: 8, scope: !639)
!648 = distinct !DISubprogram(name: "cast<D, Other>", linkageName: "_ZL4castI1D5OtherEvPKcPT0_Pv", scope: !2, file: !2, line: 35, type: !513, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !72, templateParams: !649, retainedNodes: !160)
!649 = !{!252, !516}
!650 = !DILocalVariable(name: "name", arg: 1, scope: !648, file: !2, line: 35, type: !250)
!651 = !DILocation(line: 35, column: 62, scope: !648)
!652 = !DILocalVariable(name: "from", arg: 2, scope: !648, file: !2, line: 35, type: !116)
!653 = !DILocation(line: 35, column: 74, scope: !648)
!654 = !DILocalVariable(name: "whole", arg: 3, scope: !648, file: !2, line: 35, type: !125)
!655 = !DILocation(line: 35, column: 86, scope: !648)
!656 = !DILocalVariable(name: "to", scope: !648, file: !2, line: 36, type: !126)
!657 = !DILocation(line: 36, column: 7, scope: !648)
!658 = !DILocation(line: 36, column: 31, scope: !648)
!659 = !DILocation(line: 36, column: 12, scope: !648)
!660 = !DILocation(line: 37, column: 25, scope: !648)
!661 = !DILocation(line: 37, column: 31, scope: !648)
!662 = !DILocation(line: 37, column: 51, scope: !648)
!663 = !DILocation(line: 37, column: 64, scope: !648)
!664 = !DILocation(line: 37, column: 54, scope: !648)
!665 = !DILocation(line: 38, column: 31, scope: !648)
!666 = !DILocation(line: 38, column: 10, scope: !648)
!667 = !DILocation(line: 38, column: 40, scope: !648)
!668 = !DILocation(line: 38, column: 37, scope: !648)
!669 = !DILocation(line: 37, column: 3, scope: !648)
!670 = !DILocation(line: 39, column: 1, scope: !648)
!671 = distinct !DISubprogram(name: "cast<Other, A>", linkageName: "_ZL4castI5Other1AEvPKcPT0_Pv", scope: !2, file: !2, line: 35, type: !300, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !72, templateParams: !672, retainedNodes: !160)
!672 = !{!490, !303}
!673 = !DILocalVariable(name: "name", arg: 1, scope: !671, file: !2, line: 35, type: !250)
!674 = !DILocation(line: 35, column: 62, scope: !671)
!675 = !DILocalVariable(name: "from", arg: 2, scope: !671, file: !2, line: 35, type: !104)
!676 = !DILocation(line: 35, column: 74, scope: !671)
!677 = !DILocalVariable(name: "whole", arg: 3, scope: !671, file: !2, line: 35, type: !125)
!678 = !DILocation(line: 35, column: 86, scope: !671)
!679 = !DILocalVariable(name: "to", scope: !671, file: !2, line: 36, type: !116)
!680 = !DILocation(line: 36, column: 7, scope: !671)
!681 = !DILocation(line: 36, column: 31, scope: !671)
!682 = !DILocation(line: 36, column: 12, scope: !671)
!683 = !DILocation(line: 37, column: 25, scope: !671)
!684 = !DILocation(line: 37, column: 31, scope: !671)
!685 = !DILocation(line: 37, column: 51, scope: !671)
!686 = !DILocation(line: 37, column: 64, scope: !671)
!687 = !DILocation(line: 37, column: 54, scope: !671)
!688 = !DILocation(line: 38, column: 31, scope: !671)
!689 = !DILocation(line: 38, column: 10, scope: !671)
!690 = !DILocation(line: 38, column: 40, scope: !671)
!691 = !DILocation(line: 38, column: 37, scope: !671)
!692 = !DILocation(line: 37, column: 3, scope: !671)
!693 = !DILocation(line: 39, column: 1, scope: !671)
!694 = distinct !DISubprogram(name: "Made", linkageName: "_ZN4MadeC2Ev", scope: !75, file: !2, line: 44, type: !695, scopeLine: 44, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !698, retainedNodes: !160)
!695 = !DISubroutineType(types: !696)
!696 = !{null, !697}
!697 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!698 = !DISubprogram(name: "Made", scope: !75, type: !695, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!699 = !DILocalVariable(name: "this", arg: 1, scope: !694, type: !74, flags: DIFlagArtificial | DIFlagObjectPointer)
!700 = !DILocation(line: 0, scope: !694)
!701 = !DILocation(line: 44, column: 8, scope: !694)
!702 = distinct !DISubprogram(name: "~Made", linkageName: "_ZN4MadeD2Ev", scope: !75, file: !2, line: 44, type: !695, scopeLine: 44, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !703, retainedNodes: !160)
!703 = !DISubprogram(name: "~Made", scope: !75, type: !695, containingType: !75, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!704 = !DILocalVariable(name: "this", arg: 1, scope: !702, type: !74, flags: DIFlagArtificial | DIFlagObjectPointer)
!705 = !DILocation(line: 0, scope: !702)
!706 = !DILocation(line: 44, column: 8, scope: !707)
!707 = distinct !DILexicalBlock(scope: !702, file: !2, line: 44, column: 8)
!708 = !DILocation(line: 44, column: 8, scope: !702)
!709 = distinct !DISubprogram(name: "~Far", linkageName: "_ZN3FarD1Ev", scope: !221, file: !2, line: 33, type: !640, scopeLine: 33, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !710, retainedNodes: !160)
!710 = !DISubprogram(name: "~Far", scope: !221, type: !640, containingType: !221, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!711 = !DILocalVariable(name: "this", arg: 1, scope: !709, type: !645, flags: DIFlagArtificial | DIFlagObjectPointer)
!712 = !DILocation(line: 0, scope: !709)
!713 = !DILocation(line: 33, column: 8, scope: !709)
!714 = distinct !DISubprogram(name: "~Hidden", linkageName: "_ZN6HiddenD1Ev", scope: !147, file: !2, line: 27, type: !563, scopeLine: 27, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !715, retainedNodes: !160)
!715 = !DISubprogram(name: "~Hidden", scope: !147, type: !563, containingType: !147, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!716 = !DILocalVariable(name: "this", arg: 1, scope: !714, type: !146, flags: DIFlagArtificial | DIFlagObjectPointer)
!717 = !DILocation(line: 0, scope: !714)
!718 = !DILocation(line: 27, column: 8, scope: !714)
!719 = distinct !DISubprogram(name: "~E", linkageName: "_ZN1ED1Ev", scope: !203, file: !2, line: 32, type: !480, scopeLine: 32, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !720, retainedNodes: !160)
!720 = !DISubprogram(name: "~E", scope: !203, type: !480, containingType: !203, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!721 = !DILocalVariable(name: "this", arg: 1, scope: !719, type: !485, flags: DIFlagArtificial | DIFlagObjectPointer)
!722 = !DILocation(line: 0, scope: !719)
!723 = !DILocation(line: 32, column: 8, scope: !719)
!724 = distinct !DISubprogram(name: "~W", linkageName: "_ZN1WD1Ev", scope: !135, file: !2, line: 24, type: !397, scopeLine: 24, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !725, retainedNodes: !160)
!725 = !DISubprogram(name: "~W", scope: !135, type: !397, containingType: !135, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!726 = !DILocalVariable(name: "this", arg: 1, scope: !724, type: !134, flags: DIFlagArtificial | DIFlagObjectPointer)
!727 = !DILocation(line: 0, scope: !724)
!728 = !DILocation(line: 24, column: 8, scope: !724)
!729 = distinct !DISubprogram(name: "~D", linkageName: "_ZN1DD2Ev", scope: !127, file: !2, line: 15, type: !239, scopeLine: 15, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !730, retainedNodes: !160)
!730 = !DISubprogram(name: "~D", scope: !127, type: !239, containingType: !127, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!731 = !DILocalVariable(name: "this", arg: 1, scope: !729, type: !126, flags: DIFlagArtificial | DIFlagObjectPointer)
!732 = !DILocation(line: 0, scope: !729)
!733 = !DILocation(line: 15, column: 8, scope: !734)
!734 = distinct !DILexicalBlock(scope: !729, file: !2, line: 15, column: 8)
!735 = !DILocation(line: 15, column: 8, scope: !729)
!736 = distinct !DISubprogram(name: "~Making", linkageName: "_ZN6MakingD2Ev", scope: !78, file: !2, line: 41, type: !95, scopeLine: 41, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !737, retainedNodes: !160)
!737 = !DISubprogram(name: "~Making", scope: !78, type: !95, containingType: !78, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!738 = !DILocalVariable(name: "this", arg: 1, scope: !736, type: !98, flags: DIFlagArtificial | DIFlagObjectPointer)
!739 = !DILocation(line: 0, scope: !736)
!740 = !DILocation(line: 41, column: 8, scope: !741)
!741 = distinct !DILexicalBlock(scope: !736, file: !2, line: 41, column: 8)
!742 = !DILocation(line: 41, column: 8, scope: !736)
!743 = distinct !DISubprogram(name: "~Making", linkageName: "_ZN6MakingD0Ev", scope: !78, file: !2, line: 41, type: !95, scopeLine: 41, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !737, retainedNodes: !160)
!744 = !DILocalVariable(name: "this", arg: 1, scope: !743, type: !98, flags: DIFlagArtificial | DIFlagObjectPointer)
!745 = !DILocation(line: 0, scope: !743)
!746 = !DILocation(line: 41, column: 8, scope: !743)
!747 = distinct !DISubprogram(name: "~A", linkageName: "_ZN1AD2Ev", scope: !81, file: !2, line: 7, type: !91, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !90, retainedNodes: !160)
!748 = !DILocalVariable(name: "this", arg: 1, scope: !747, type: !104, flags: DIFlagArtificial | DIFlagObjectPointer)
!749 = !DILocation(line: 0, scope: !747)
!750 = !DILocation(line: 7, column: 17, scope: !747)
!751 = distinct !DISubprogram(name: "~A", linkageName: "_ZN1AD0Ev", scope: !81, file: !2, line: 7, type: !91, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !90, retainedNodes: !160)
!752 = !DILocalVariable(name: "this", arg: 1, scope: !751, type: !104, flags: DIFlagArtificial | DIFlagObjectPointer)
!753 = !DILocation(line: 0, scope: !751)
!754 = !DILocation(line: 7, column: 16, scope: !751)
!755 = !DILocation(line: 7, column: 17, scope: !751)
!756 = distinct !DISubprogram(name: "B", linkageName: "_ZN1BC2Ev", scope: !100, file: !2, line: 9, type: !757, scopeLine: 9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !760, retainedNodes: !160)
!757 = !DISubroutineType(types: !758)
!758 = !{null, !759}
!759 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!760 = !DISubprogram(name: "B", scope: !100, type: !757, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!761 = !DILocalVariable(name: "this", arg: 1, scope: !756, type: !99, flags: DIFlagArtificial | DIFlagObjectPointer)
!762 = !DILocation(line: 0, scope: !756)
!763 = !DILocation(line: 9, column: 8, scope: !756)
!764 = !DILocation(line: 10, column: 7, scope: !756)
!765 = distinct !DISubprogram(name: "C", linkageName: "_ZN1CC2Ev", scope: !106, file: !2, line: 12, type: !766, scopeLine: 12, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !769, retainedNodes: !160)
!766 = !DISubroutineType(types: !767)
!767 = !{null, !768}
!768 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!769 = !DISubprogram(name: "C", scope: !106, type: !766, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!770 = !DILocalVariable(name: "this", arg: 1, scope: !765, type: !105, flags: DIFlagArtificial | DIFlagObjectPointer)
!771 = !DILocation(line: 0, scope: !765)
!772 = !DILocation(line: 12, column: 8, scope: !765)
!773 = !DILocation(line: 13, column: 7, scope: !765)
!774 = distinct !DISubprogram(name: "~D", linkageName: "_ZN1DD0Ev", scope: !127, file: !2, line: 15, type: !239, scopeLine: 15, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !730, retainedNodes: !160)
!775 = !DILocalVariable(name: "this", arg: 1, scope: !774, type: !126, flags: DIFlagArtificial | DIFlagObjectPointer)
!776 = !DILocation(line: 0, scope: !774)
!777 = !DILocation(line: 15, column: 8, scope: !774)
!778 = distinct !DISubprogram(linkageName: "_ZThn16_N1DD1Ev", scope: !2, file: !2, line: 15, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!779 = !DISubroutineType(types: !160)
!780 = !DILocation(line: 0, scope: !778)
!781 = distinct !DISubprogram(linkageName: "_ZThn16_N1DD0Ev", scope: !2, file: !2, line: 15, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!782 = !DILocation(line: 0, scope: !781)
!783 = distinct !DISubprogram(name: "~B", linkageName: "_ZN1BD2Ev", scope: !100, file: !2, line: 9, type: !757, scopeLine: 9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !784, retainedNodes: !160)
!784 = !DISubprogram(name: "~B", scope: !100, type: !757, containingType: !100, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!785 = !DILocalVariable(name: "this", arg: 1, scope: !783, type: !99, flags: DIFlagArtificial | DIFlagObjectPointer)
!786 = !DILocation(line: 0, scope: !783)
!787 = !DILocation(line: 9, column: 8, scope: !788)
!788 = distinct !DILexicalBlock(scope: !783, file: !2, line: 9, column: 8)
!789 = !DILocation(line: 9, column: 8, scope: !783)
!790 = distinct !DISubprogram(name: "~B", linkageName: "_ZN1BD0Ev", scope: !100, file: !2, line: 9, type: !757, scopeLine: 9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !784, retainedNodes: !160)
!791 = !DILocalVariable(name: "this", arg: 1, scope: !790, type: !99, flags: DIFlagArtificial | DIFlagObjectPointer)
!792 = !DILocation(line: 0, scope: !790)
!793 = !DILocation(line: 9, column: 8, scope: !790)
!794 = distinct !DISubprogram(name: "~C", linkageName: "_ZN1CD2Ev", scope: !106, file: !2, line: 12, type: !766, scopeLine: 12, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !795, retainedNodes: !160)
!795 = !DISubprogram(name: "~C", scope: !106, type: !766, containingType: !106, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!796 = !DILocalVariable(name: "this", arg: 1, scope: !794, type: !105, flags: DIFlagArtificial | DIFlagObjectPointer)
!797 = !DILocation(line: 0, scope: !794)
!798 = !DILocation(line: 12, column: 8, scope: !799)
!799 = distinct !DILexicalBlock(scope: !794, file: !2, line: 12, column: 8)
!800 = !DILocation(line: 12, column: 8, scope: !794)
!801 = distinct !DISubprogram(name: "~C", linkageName: "_ZN1CD0Ev", scope: !106, file: !2, line: 12, type: !766, scopeLine: 12, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !795, retainedNodes: !160)
!802 = !DILocalVariable(name: "this", arg: 1, scope: !801, type: !105, flags: DIFlagArtificial | DIFlagObjectPointer)
!803 = !DILocation(line: 0, scope: !801)
!804 = !DILocation(line: 12, column: 8, scope: !801)
!805 = distinct !DISubprogram(name: "V1", linkageName: "_ZN2V1C2Ev", scope: !111, file: !2, line: 18, type: !806, scopeLine: 18, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !809, retainedNodes: !160)
!806 = !DISubroutineType(types: !807)
!807 = !{null, !808}
!808 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!809 = !DISubprogram(name: "V1", scope: !111, type: !806, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!810 = !DILocalVariable(name: "this", arg: 1, scope: !805, type: !110, flags: DIFlagArtificial | DIFlagObjectPointer)
!811 = !DILocation(line: 0, scope: !805)
!812 = !DILocalVariable(name: "vtt", arg: 2, scope: !805, type: !813, flags: DIFlagArtificial)
!813 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !125, size: 64)
!814 = !DILocation(line: 18, column: 8, scope: !805)
!815 = !DILocation(line: 19, column: 7, scope: !805)
!816 = distinct !DISubprogram(name: "V2", linkageName: "_ZN2V2C2Ev", scope: !139, file: !2, line: 21, type: !817, scopeLine: 21, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !820, retainedNodes: !160)
!817 = !DISubroutineType(types: !818)
!818 = !{null, !819}
!819 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !139, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!820 = !DISubprogram(name: "V2", scope: !139, type: !817, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!821 = !DILocalVariable(name: "this", arg: 1, scope: !816, type: !145, flags: DIFlagArtificial | DIFlagObjectPointer)
!822 = !DILocation(line: 0, scope: !816)
!823 = !DILocalVariable(name: "vtt", arg: 2, scope: !816, type: !813, flags: DIFlagArtificial)
!824 = !DILocation(line: 21, column: 8, scope: !816)
!825 = !DILocation(line: 22, column: 7, scope: !816)
!826 = distinct !DISubprogram(name: "~V1", linkageName: "_ZN2V1D1Ev", scope: !111, file: !2, line: 18, type: !806, scopeLine: 18, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !827, retainedNodes: !160)
!827 = !DISubprogram(name: "~V1", scope: !111, type: !806, containingType: !111, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!828 = !DILocalVariable(name: "this", arg: 1, scope: !826, type: !110, flags: DIFlagArtificial | DIFlagObjectPointer)
!829 = !DILocation(line: 0, scope: !826)
!830 = !DILocation(line: 18, column: 8, scope: !826)
!831 = distinct !DISubprogram(name: "~V1", linkageName: "_ZN2V1D0Ev", scope: !111, file: !2, line: 18, type: !806, scopeLine: 18, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !827, retainedNodes: !160)
!832 = !DILocalVariable(name: "this", arg: 1, scope: !831, type: !110, flags: DIFlagArtificial | DIFlagObjectPointer)
!833 = !DILocation(line: 0, scope: !831)
!834 = !DILocation(line: 18, column: 8, scope: !831)
!835 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N2V1D1Ev", scope: !2, file: !2, line: 18, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!836 = !DILocation(line: 0, scope: !835)
!837 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N2V1D0Ev", scope: !2, file: !2, line: 18, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!838 = !DILocation(line: 0, scope: !837)
!839 = distinct !DISubprogram(name: "~V2", linkageName: "_ZN2V2D1Ev", scope: !139, file: !2, line: 21, type: !817, scopeLine: 21, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !840, retainedNodes: !160)
!840 = !DISubprogram(name: "~V2", scope: !139, type: !817, containingType: !139, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!841 = !DILocalVariable(name: "this", arg: 1, scope: !839, type: !145, flags: DIFlagArtificial | DIFlagObjectPointer)
!842 = !DILocation(line: 0, scope: !839)
!843 = !DILocation(line: 21, column: 8, scope: !839)
!844 = distinct !DISubprogram(name: "~V2", linkageName: "_ZN2V2D0Ev", scope: !139, file: !2, line: 21, type: !817, scopeLine: 21, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !840, retainedNodes: !160)
!845 = !DILocalVariable(name: "this", arg: 1, scope: !844, type: !145, flags: DIFlagArtificial | DIFlagObjectPointer)
!846 = !DILocation(line: 0, scope: !844)
!847 = !DILocation(line: 21, column: 8, scope: !844)
!848 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N2V2D1Ev", scope: !2, file: !2, line: 21, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!849 = !DILocation(line: 0, scope: !848)
!850 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N2V2D0Ev", scope: !2, file: !2, line: 21, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!851 = !DILocation(line: 0, scope: !850)
!852 = distinct !DISubprogram(name: "~W", linkageName: "_ZN1WD0Ev", scope: !135, file: !2, line: 24, type: !397, scopeLine: 24, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !725, retainedNodes: !160)
!853 = !DILocalVariable(name: "this", arg: 1, scope: !852, type: !134, flags: DIFlagArtificial | DIFlagObjectPointer)
!854 = !DILocation(line: 0, scope: !852)
!855 = !DILocation(line: 24, column: 8, scope: !852)
!856 = distinct !DISubprogram(linkageName: "_ZThn16_N1WD1Ev", scope: !2, file: !2, line: 24, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!857 = !DILocation(line: 0, scope: !856)
!858 = distinct !DISubprogram(linkageName: "_ZThn16_N1WD0Ev", scope: !2, file: !2, line: 24, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!859 = !DILocation(line: 0, scope: !858)
!860 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N1WD1Ev", scope: !2, file: !2, line: 24, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!861 = !DILocation(line: 0, scope: !860)
!862 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N1WD0Ev", scope: !2, file: !2, line: 24, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!863 = !DILocation(line: 0, scope: !862)
!864 = distinct !DISubprogram(name: "~V1", linkageName: "_ZN2V1D2Ev", scope: !111, file: !2, line: 18, type: !806, scopeLine: 18, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !827, retainedNodes: !160)
!865 = !DILocalVariable(name: "this", arg: 1, scope: !864, type: !110, flags: DIFlagArtificial | DIFlagObjectPointer)
!866 = !DILocation(line: 0, scope: !864)
!867 = !DILocalVariable(name: "vtt", arg: 2, scope: !864, type: !813, flags: DIFlagArtificial)
!868 = !DILocation(line: 18, column: 8, scope: !864)
!869 = distinct !DISubprogram(name: "~V2", linkageName: "_ZN2V2D2Ev", scope: !139, file: !2, line: 21, type: !817, scopeLine: 21, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !840, retainedNodes: !160)
!870 = !DILocalVariable(name: "this", arg: 1, scope: !869, type: !145, flags: DIFlagArtificial | DIFlagObjectPointer)
!871 = !DILocation(line: 0, scope: !869)
!872 = !DILocalVariable(name: "vtt", arg: 2, scope: !869, type: !813, flags: DIFlagArtificial)
!873 = !DILocation(line: 21, column: 8, scope: !869)
!874 = distinct !DISubprogram(name: "W", linkageName: "_ZN1WC2Ev", scope: !135, file: !2, line: 24, type: !397, scopeLine: 24, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !400, retainedNodes: !160)
!875 = !DILocalVariable(name: "this", arg: 1, scope: !874, type: !134, flags: DIFlagArtificial | DIFlagObjectPointer)
!876 = !DILocation(line: 0, scope: !874)
!877 = !DILocalVariable(name: "vtt", arg: 2, scope: !874, type: !813, flags: DIFlagArtificial)
!878 = !DILocation(line: 24, column: 8, scope: !874)
!879 = !DILocation(line: 25, column: 7, scope: !874)
!880 = distinct !DISubprogram(name: "Other", linkageName: "_ZN5OtherC2Ev", scope: !117, file: !2, line: 28, type: !122, scopeLine: 28, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !881, retainedNodes: !160)
!881 = !DISubprogram(name: "Other", scope: !117, type: !122, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!882 = !DILocalVariable(name: "this", arg: 1, scope: !880, type: !116, flags: DIFlagArtificial | DIFlagObjectPointer)
!883 = !DILocation(line: 0, scope: !880)
!884 = !DILocation(line: 28, column: 8, scope: !880)
!885 = !DILocation(line: 29, column: 7, scope: !880)
!886 = distinct !DISubprogram(name: "~E", linkageName: "_ZN1ED0Ev", scope: !203, file: !2, line: 32, type: !480, scopeLine: 32, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !720, retainedNodes: !160)
!887 = !DILocalVariable(name: "this", arg: 1, scope: !886, type: !485, flags: DIFlagArtificial | DIFlagObjectPointer)
!888 = !DILocation(line: 0, scope: !886)
!889 = !DILocation(line: 32, column: 8, scope: !886)
!890 = distinct !DISubprogram(linkageName: "_ZThn16_N1ED1Ev", scope: !2, file: !2, line: 32, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!891 = !DILocation(line: 0, scope: !890)
!892 = distinct !DISubprogram(linkageName: "_ZThn16_N1ED0Ev", scope: !2, file: !2, line: 32, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!893 = !DILocation(line: 0, scope: !892)
!894 = distinct !DISubprogram(linkageName: "_ZThn32_N1ED1Ev", scope: !2, file: !2, line: 32, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!895 = !DILocation(line: 0, scope: !894)
!896 = distinct !DISubprogram(linkageName: "_ZThn32_N1ED0Ev", scope: !2, file: !2, line: 32, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!897 = !DILocation(line: 0, scope: !896)
!898 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N1ED1Ev", scope: !2, file: !2, line: 32, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!899 = !DILocation(line: 0, scope: !898)
!900 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N1ED0Ev", scope: !2, file: !2, line: 32, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!901 = !DILocation(line: 0, scope: !900)
!902 = distinct !DISubprogram(name: "~Other", linkageName: "_ZN5OtherD2Ev", scope: !117, file: !2, line: 30, type: !122, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !121, retainedNodes: !160)
!903 = !DILocalVariable(name: "this", arg: 1, scope: !902, type: !116, flags: DIFlagArtificial | DIFlagObjectPointer)
!904 = !DILocation(line: 0, scope: !902)
!905 = !DILocation(line: 30, column: 21, scope: !902)
!906 = distinct !DISubprogram(name: "~Other", linkageName: "_ZN5OtherD0Ev", scope: !117, file: !2, line: 30, type: !122, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !121, retainedNodes: !160)
!907 = !DILocalVariable(name: "this", arg: 1, scope: !906, type: !116, flags: DIFlagArtificial | DIFlagObjectPointer)
!908 = !DILocation(line: 0, scope: !906)
!909 = !DILocation(line: 30, column: 20, scope: !906)
!910 = !DILocation(line: 30, column: 21, scope: !906)
!911 = distinct !DISubprogram(name: "~Hidden", linkageName: "_ZN6HiddenD0Ev", scope: !147, file: !2, line: 27, type: !563, scopeLine: 27, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !715, retainedNodes: !160)
!912 = !DILocalVariable(name: "this", arg: 1, scope: !911, type: !146, flags: DIFlagArtificial | DIFlagObjectPointer)
!913 = !DILocation(line: 0, scope: !911)
!914 = !DILocation(line: 27, column: 8, scope: !911)
!915 = distinct !DISubprogram(linkageName: "_ZThn16_N6HiddenD1Ev", scope: !2, file: !2, line: 27, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!916 = !DILocation(line: 0, scope: !915)
!917 = distinct !DISubprogram(linkageName: "_ZThn16_N6HiddenD0Ev", scope: !2, file: !2, line: 27, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!918 = !DILocation(line: 0, scope: !917)
!919 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N6HiddenD1Ev", scope: !2, file: !2, line: 27, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!920 = !DILocation(line: 0, scope: !919)
!921 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N6HiddenD0Ev", scope: !2, file: !2, line: 27, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!922 = !DILocation(line: 0, scope: !921)
!923 = distinct !DISubprogram(name: "E", linkageName: "_ZN1EC2Ev", scope: !203, file: !2, line: 32, type: !480, scopeLine: 32, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !483, retainedNodes: !160)
!924 = !DILocalVariable(name: "this", arg: 1, scope: !923, type: !485, flags: DIFlagArtificial | DIFlagObjectPointer)
!925 = !DILocation(line: 0, scope: !923)
!926 = !DILocalVariable(name: "vtt", arg: 2, scope: !923, type: !813, flags: DIFlagArtificial)
!927 = !DILocation(line: 32, column: 8, scope: !923)
!928 = distinct !DISubprogram(name: "~Far", linkageName: "_ZN3FarD0Ev", scope: !221, file: !2, line: 33, type: !640, scopeLine: 33, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !710, retainedNodes: !160)
!929 = !DILocalVariable(name: "this", arg: 1, scope: !928, type: !645, flags: DIFlagArtificial | DIFlagObjectPointer)
!930 = !DILocation(line: 0, scope: !928)
!931 = !DILocation(line: 33, column: 8, scope: !928)
!932 = distinct !DISubprogram(linkageName: "_ZThn16_N3FarD1Ev", scope: !2, file: !2, line: 33, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!933 = !DILocation(line: 0, scope: !932)
!934 = distinct !DISubprogram(linkageName: "_ZThn16_N3FarD0Ev", scope: !2, file: !2, line: 33, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!935 = !DILocation(line: 0, scope: !934)
!936 = distinct !DISubprogram(linkageName: "_ZThn32_N3FarD1Ev", scope: !2, file: !2, line: 33, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!937 = !DILocation(line: 0, scope: !936)
!938 = distinct !DISubprogram(linkageName: "_ZThn32_N3FarD0Ev", scope: !2, file: !2, line: 33, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!939 = !DILocation(line: 0, scope: !938)
!940 = distinct !DISubprogram(linkageName: "_ZThn48_N3FarD1Ev", scope: !2, file: !2, line: 33, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!941 = !DILocation(line: 0, scope: !940)
!942 = distinct !DISubprogram(linkageName: "_ZThn48_N3FarD0Ev", scope: !2, file: !2, line: 33, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!943 = !DILocation(line: 0, scope: !942)
!944 = distinct !DISubprogram(linkageName: "_ZThn64_N3FarD1Ev", scope: !2, file: !2, line: 33, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!945 = !DILocation(line: 0, scope: !944)
!946 = distinct !DISubprogram(linkageName: "_ZThn64_N3FarD0Ev", scope: !2, file: !2, line: 33, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!947 = !DILocation(line: 0, scope: !946)
!948 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N3FarD1Ev", scope: !2, file: !2, line: 33, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!949 = !DILocation(line: 0, scope: !948)
!950 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N3FarD0Ev", scope: !2, file: !2, line: 33, type: !779, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !72)
!951 = !DILocation(line: 0, scope: !950)
!952 = distinct !DISubprogram(name: "~Made", linkageName: "_ZN4MadeD0Ev", scope: !75, file: !2, line: 44, type: !695, scopeLine: 44, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !703, retainedNodes: !160)
!953 = !DILocalVariable(name: "this", arg: 1, scope: !952, type: !74, flags: DIFlagArtificial | DIFlagObjectPointer)
!954 = !DILocation(line: 0, scope: !952)
!955 = !DILocation(line: 44, column: 8, scope: !952)
!956 = distinct !DISubprogram(name: "~Far", linkageName: "_ZN3FarD2Ev", scope: !221, file: !2, line: 33, type: !640, scopeLine: 33, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !710, retainedNodes: !160)
!957 = !DILocalVariable(name: "this", arg: 1, scope: !956, type: !645, flags: DIFlagArtificial | DIFlagObjectPointer)
!958 = !DILocation(line: 0, scope: !956)
!959 = !DILocalVariable(name: "vtt", arg: 2, scope: !956, type: !813, flags: DIFlagArtificial)
!960 = !DILocation(line: 33, column: 8, scope: !961)
!961 = distinct !DILexicalBlock(scope: !956, file: !2, line: 33, column: 8)
!962 = !DILocation(line: 33, column: 8, scope: !956)
!963 = distinct !DISubprogram(name: "~E", linkageName: "_ZN1ED2Ev", scope: !203, file: !2, line: 32, type: !480, scopeLine: 32, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !720, retainedNodes: !160)
!964 = !DILocalVariable(name: "this", arg: 1, scope: !963, type: !485, flags: DIFlagArtificial | DIFlagObjectPointer)
!965 = !DILocation(line: 0, scope: !963)
!966 = !DILocalVariable(name: "vtt", arg: 2, scope: !963, type: !813, flags: DIFlagArtificial)
!967 = !DILocation(line: 32, column: 8, scope: !968)
!968 = distinct !DILexicalBlock(scope: !963, file: !2, line: 32, column: 8)
!969 = !DILocation(line: 32, column: 8, scope: !963)
!970 = distinct !DISubprogram(name: "~W", linkageName: "_ZN1WD2Ev", scope: !135, file: !2, line: 24, type: !397, scopeLine: 24, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !725, retainedNodes: !160)
!971 = !DILocalVariable(name: "this", arg: 1, scope: !970, type: !134, flags: DIFlagArtificial | DIFlagObjectPointer)
!972 = !DILocation(line: 0, scope: !970)
!973 = !DILocalVariable(name: "vtt", arg: 2, scope: !970, type: !813, flags: DIFlagArtificial)
!974 = !DILocation(line: 24, column: 8, scope: !975)
!975 = distinct !DILexicalBlock(scope: !970, file: !2, line: 24, column: 8)
!976 = !DILocation(line: 24, column: 8, scope: !970)
!977 = distinct !DISubprogram(name: "~Hidden", linkageName: "_ZN6HiddenD2Ev", scope: !147, file: !2, line: 27, type: !563, scopeLine: 27, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !72, declaration: !715, retainedNodes: !160)
!978 = !DILocalVariable(name: "this", arg: 1, scope: !977, type: !146, flags: DIFlagArtificial | DIFlagObjectPointer)
!979 = !DILocation(line: 0, scope: !977)
!980 = !DILocalVariable(name: "vtt", arg: 2, scope: !977, type: !813, flags: DIFlagArtificial)
!981 = !DILocation(line: 27, column: 8, scope: !982)
!982 = distinct !DILexicalBlock(scope: !977, file: !2, line: 27, column: 8)
!983 = !DILocation(line: 27, column: 8, scope: !977)
