; ModuleID = 'varargs_aggregates.c'
source_filename = "varargs_aggregates.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.mixed = type { double, i32 }
%struct.small = type { [3 x i8] }
%struct.aligned = type { i64, i64 }
%struct.big = type { [5 x i64] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__const.main.mixed = private unnamed_addr constant %struct.mixed { double 2.500000e+00, i32 7 }, align 8
@__const.main.small = private unnamed_addr constant %struct.small { [3 x i8] c"abc" }, align 1
@__const.main.aligned = private unnamed_addr constant %struct.aligned { i64 8, i64 9 }, align 16
@.str = private unnamed_addr constant [8 x i8] c"iiiiiii\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [12 x i8] c"ddddddddddi\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [5 x i8] c"BiBi\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [5 x i8] c"iBSM\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [5 x i8] c"MMMM\00", align 1, !dbg !19
@.str.5 = private unnamed_addr constant [6 x i8] c"iwiiw\00", align 1, !dbg !21
@.str.6 = private unnamed_addr constant [7 x i8] c"iAiAiA\00", align 1, !dbg !26
@.str.7 = private unnamed_addr constant [7 x i8] c"LiLiBL\00", align 1, !dbg !31
@.str.8 = private unnamed_addr constant [4 x i8] c" %d\00", align 1, !dbg !33
@.str.9 = private unnamed_addr constant [4 x i8] c" %g\00", align 1, !dbg !38
@.str.10 = private unnamed_addr constant [5 x i8] c" %Lg\00", align 1, !dbg !40
@.str.11 = private unnamed_addr constant [11 x i8] c" %lld:%lld\00", align 1, !dbg !42
@.str.12 = private unnamed_addr constant [12 x i8] c" {%ld..%ld}\00", align 1, !dbg !47
@.str.13 = private unnamed_addr constant [9 x i8] c" {%g,%d}\00", align 1, !dbg !49
@.str.14 = private unnamed_addr constant [8 x i8] c" {%.3s}\00", align 1, !dbg !54
@.str.15 = private unnamed_addr constant [11 x i8] c" {%ld,%ld}\00", align 1, !dbg !56
@.str.16 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1, !dbg !58
@.str.17 = private unnamed_addr constant [3 x i8] c" |\00", align 1, !dbg !63

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !80 {
entry:
  %retval = alloca i32, align 4
  %big = alloca %struct.big, align 8
  %mixed = alloca %struct.mixed, align 8
  %small = alloca %struct.small, align 1
  %aligned = alloca %struct.aligned, align 16
  %wide = alloca i128, align 16
  %coerce.dive.coerce = alloca i24, align 4
  %coerce = alloca i128, align 16
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %big, !85, !DIExpression(), !91)
  call void @llvm.memset.p0.i64(ptr align 8 %big, i8 0, i64 40, i1 false), !dbg !91
  %0 = getelementptr inbounds %struct.big, ptr %big, i32 0, i32 0, !dbg !91
  %1 = getelementptr inbounds [5 x i64], ptr %0, i32 0, i32 0, !dbg !91
  store i64 10, ptr %1, align 8, !dbg !91
  %2 = getelementptr inbounds [5 x i64], ptr %0, i32 0, i32 1, !dbg !91
  store i64 20, ptr %2, align 8, !dbg !91
  %3 = getelementptr inbounds [5 x i64], ptr %0, i32 0, i32 2, !dbg !91
  store i64 30, ptr %3, align 8, !dbg !91
  %4 = getelementptr inbounds [5 x i64], ptr %0, i32 0, i32 3, !dbg !91
  store i64 40, ptr %4, align 8, !dbg !91
  %5 = getelementptr inbounds [5 x i64], ptr %0, i32 0, i32 4, !dbg !91
  store i64 50, ptr %5, align 8, !dbg !91
    #dbg_declare(ptr %mixed, !92, !DIExpression(), !98)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %mixed, ptr align 8 @__const.main.mixed, i64 16, i1 false), !dbg !98
    #dbg_declare(ptr %small, !99, !DIExpression(), !103)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %small, ptr align 1 @__const.main.small, i64 3, i1 false), !dbg !103
    #dbg_declare(ptr %aligned, !104, !DIExpression(), !109)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %aligned, ptr align 16 @__const.main.aligned, i64 16, i1 false), !dbg !109
    #dbg_declare(ptr %wide, !110, !DIExpression(), !111)
  store i128 55340232221128654852, ptr %wide, align 16, !dbg !111
  call void (ptr, ...) @show(ptr noundef @.str, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7), !dbg !112
  call void (ptr, ...) @show(ptr noundef @.str.1, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 3.000000e+00, double noundef 4.000000e+00, double noundef 5.000000e+00, double noundef 6.000000e+00, double noundef 7.000000e+00, double noundef 8.000000e+00, double noundef 9.000000e+00, double noundef 1.000000e+01, i32 noundef 11), !dbg !113
  call void (ptr, ...) @show(ptr noundef @.str.2, ptr noundef byval(%struct.big) align 8 %big, i32 noundef 1, ptr noundef byval(%struct.big) align 8 %big, i32 noundef 2), !dbg !114
  %part = getelementptr inbounds %struct.big, ptr %big, i32 0, i32 0, !dbg !115
  %arrayidx = getelementptr inbounds [5 x i64], ptr %part, i64 0, i64 4, !dbg !116
  store i64 51, ptr %arrayidx, align 8, !dbg !117
  %coerce.dive = getelementptr inbounds %struct.small, ptr %small, i32 0, i32 0, !dbg !118
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %coerce.dive.coerce, ptr align 1 %coerce.dive, i64 3, i1 false), !dbg !118
  %6 = load i24, ptr %coerce.dive.coerce, align 4, !dbg !118
  %7 = getelementptr inbounds { double, i32 }, ptr %mixed, i32 0, i32 0, !dbg !118
  %8 = load double, ptr %7, align 8, !dbg !118
  %9 = getelementptr inbounds { double, i32 }, ptr %mixed, i32 0, i32 1, !dbg !118
  %10 = load i32, ptr %9, align 8, !dbg !118
  call void (ptr, ...) @show(ptr noundef @.str.3, i32 noundef 1, ptr noundef byval(%struct.big) align 8 %big, i24 %6, double %8, i32 %10), !dbg !118
  %11 = getelementptr inbounds { double, i32 }, ptr %mixed, i32 0, i32 0, !dbg !119
  %12 = load double, ptr %11, align 8, !dbg !119
  %13 = getelementptr inbounds { double, i32 }, ptr %mixed, i32 0, i32 1, !dbg !119
  %14 = load i32, ptr %13, align 8, !dbg !119
  %15 = getelementptr inbounds { double, i32 }, ptr %mixed, i32 0, i32 0, !dbg !119
  %16 = load double, ptr %15, align 8, !dbg !119
  %17 = getelementptr inbounds { double, i32 }, ptr %mixed, i32 0, i32 1, !dbg !119
  %18 = load i32, ptr %17, align 8, !dbg !119
  %19 = getelementptr inbounds { double, i32 }, ptr %mixed, i32 0, i32 0, !dbg !119
  %20 = load double, ptr %19, align 8, !dbg !119
  %21 = getelementptr inbounds { double, i32 }, ptr %mixed, i32 0, i32 1, !dbg !119
  %22 = load i32, ptr %21, align 8, !dbg !119
  %23 = getelementptr inbounds { double, i32 }, ptr %mixed, i32 0, i32 0, !dbg !119
  %24 = load double, ptr %23, align 8, !dbg !119
  %25 = getelementptr inbounds { double, i32 }, ptr %mixed, i32 0, i32 1, !dbg !119
  %26 = load i32, ptr %25, align 8, !dbg !119
  call void (ptr, ...) @show(ptr noundef @.str.4, double %12, i32 %14, double %16, i32 %18, double %20, i32 %22, double %24, i32 %26), !dbg !119
  %27 = load i128, ptr %wide, align 16, !dbg !120
  %28 = load i128, ptr %wide, align 16, !dbg !121
  store i128 %27, ptr %coerce, align 16, !dbg !122
  %29 = getelementptr inbounds { i64, i64 }, ptr %coerce, i32 0, i32 0, !dbg !122
  %30 = load i64, ptr %29, align 16, !dbg !122
  %31 = getelementptr inbounds { i64, i64 }, ptr %coerce, i32 0, i32 1, !dbg !122
  %32 = load i64, ptr %31, align 8, !dbg !122
  call void (ptr, ...) @show(ptr noundef @.str.5, i32 noundef 1, i64 noundef %30, i64 noundef %32, i32 noundef 2, i32 noundef 3, i128 noundef %28), !dbg !122
  %33 = getelementptr inbounds { i64, i64 }, ptr %aligned, i32 0, i32 0, !dbg !123
  %34 = load i64, ptr %33, align 16, !dbg !123
  %35 = getelementptr inbounds { i64, i64 }, ptr %aligned, i32 0, i32 1, !dbg !123
  %36 = load i64, ptr %35, align 8, !dbg !123
  call void (ptr, ...) @show(ptr noundef @.str.6, i32 noundef 1, i64 %34, i64 %36, i32 noundef 2, ptr noundef byval(%struct.aligned) align 16 %aligned, i32 noundef 3, ptr noundef byval(%struct.aligned) align 16 %aligned), !dbg !123
  call void (ptr, ...) @show(ptr noundef @.str.7, x86_fp80 noundef 0xK3FFFC000000000000000, i32 noundef 1, x86_fp80 noundef 0xK4000A000000000000000, i32 noundef 2, ptr noundef byval(%struct.big) align 8 %big, x86_fp80 noundef 0xK4000E000000000000000), !dbg !124
  ret i32 0, !dbg !125
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal void @show(ptr noundef %kinds, ...) #0 !dbg !126 {
entry:
  %kinds.addr = alloca ptr, align 8
  %now = alloca [1 x %struct.__va_list_tag], align 16
  %again = alloca [1 x %struct.__va_list_tag], align 16
  %round = alloca i32, align 4
  %kind = alloca ptr, align 8
  %wide = alloca i128, align 16
  %tmp = alloca i128, align 16
  %tmp84 = alloca i128, align 16
  %big = alloca %struct.big, align 8
  %mixed = alloca %struct.mixed, align 8
  %tmp124 = alloca %struct.mixed, align 8
  %tmp141 = alloca %struct.mixed, align 8
  %small = alloca %struct.small, align 1
  %a = alloca %struct.aligned, align 16
  %tmp190 = alloca %struct.aligned, align 16
  %tmp204 = alloca %struct.aligned, align 16
  store ptr %kinds, ptr %kinds.addr, align 8
    #dbg_declare(ptr %kinds.addr, !131, !DIExpression(), !132)
    #dbg_declare(ptr %now, !133, !DIExpression(), !148)
    #dbg_declare(ptr %again, !149, !DIExpression(), !150)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %now, i64 0, i64 0, !dbg !151
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !151
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0, !dbg !152
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %now, i64 0, i64 0, !dbg !152
  call void @llvm.va_copy.p0(ptr %arraydecay1, ptr %arraydecay2), !dbg !152
    #dbg_declare(ptr %round, !153, !DIExpression(), !155)
  store i32 0, ptr %round, align 4, !dbg !155
  br label %for.cond, !dbg !156

for.cond:                                         ; preds = %for.inc216, %entry
  %0 = load i32, ptr %round, align 4, !dbg !157
  %cmp = icmp slt i32 %0, 2, !dbg !159
  br i1 %cmp, label %for.body, label %for.end217, !dbg !160

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %kind, !161, !DIExpression(), !164)
  %1 = load ptr, ptr %kinds.addr, align 8, !dbg !165
  store ptr %1, ptr %kind, align 8, !dbg !164
  br label %for.cond3, !dbg !166

for.cond3:                                        ; preds = %for.inc, %for.body
  %2 = load ptr, ptr %kind, align 8, !dbg !167
  %3 = load i8, ptr %2, align 1, !dbg !169
  %tobool = icmp ne i8 %3, 0, !dbg !170
  br i1 %tobool, label %for.body4, label %for.end, !dbg !170

for.body4:                                        ; preds = %for.cond3
  %4 = load ptr, ptr %kind, align 8, !dbg !171
  %5 = load i8, ptr %4, align 1, !dbg !173
  %conv = sext i8 %5 to i32, !dbg !173
  switch i32 %conv, label %sw.epilog [
    i32 105, label %sw.bb
    i32 100, label %sw.bb19
    i32 76, label %sw.bb47
    i32 119, label %sw.bb62
    i32 66, label %sw.bb96
    i32 77, label %sw.bb112
    i32 83, label %sw.bb150
    i32 65, label %sw.bb181
  ], !dbg !174

sw.bb:                                            ; preds = %for.body4
  %6 = load i32, ptr %round, align 4, !dbg !175
  %tobool5 = icmp ne i32 %6, 0, !dbg !175
  br i1 %tobool5, label %cond.true, label %cond.false, !dbg !175

cond.true:                                        ; preds = %sw.bb
  %arraydecay6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0, !dbg !177
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay6, i32 0, i32 0, !dbg !177
  %gp_offset = load i32, ptr %gp_offset_p, align 16, !dbg !177
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !177
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !177

vaarg.in_reg:                                     ; preds = %cond.true
  %7 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay6, i32 0, i32 3, !dbg !177
  %reg_save_area = load ptr, ptr %7, align 16, !dbg !177
  %8 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset, !dbg !177
  %9 = add i32 %gp_offset, 8, !dbg !177
  store i32 %9, ptr %gp_offset_p, align 16, !dbg !177
  br label %vaarg.end, !dbg !177

vaarg.in_mem:                                     ; preds = %cond.true
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay6, i32 0, i32 2, !dbg !177
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8, !dbg !177
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8, !dbg !177
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !177
  br label %vaarg.end, !dbg !177

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %8, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ], !dbg !177
  %10 = load i32, ptr %vaarg.addr, align 4, !dbg !177
  br label %cond.end, !dbg !175

cond.false:                                       ; preds = %sw.bb
  %arraydecay7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %now, i64 0, i64 0, !dbg !178
  %gp_offset_p8 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay7, i32 0, i32 0, !dbg !178
  %gp_offset9 = load i32, ptr %gp_offset_p8, align 16, !dbg !178
  %fits_in_gp10 = icmp ule i32 %gp_offset9, 40, !dbg !178
  br i1 %fits_in_gp10, label %vaarg.in_reg11, label %vaarg.in_mem13, !dbg !178

vaarg.in_reg11:                                   ; preds = %cond.false
  %11 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay7, i32 0, i32 3, !dbg !178
  %reg_save_area12 = load ptr, ptr %11, align 16, !dbg !178
  %12 = getelementptr i8, ptr %reg_save_area12, i32 %gp_offset9, !dbg !178
  %13 = add i32 %gp_offset9, 8, !dbg !178
  store i32 %13, ptr %gp_offset_p8, align 16, !dbg !178
  br label %vaarg.end17, !dbg !178

vaarg.in_mem13:                                   ; preds = %cond.false
  %overflow_arg_area_p14 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay7, i32 0, i32 2, !dbg !178
  %overflow_arg_area15 = load ptr, ptr %overflow_arg_area_p14, align 8, !dbg !178
  %overflow_arg_area.next16 = getelementptr i8, ptr %overflow_arg_area15, i32 8, !dbg !178
  store ptr %overflow_arg_area.next16, ptr %overflow_arg_area_p14, align 8, !dbg !178
  br label %vaarg.end17, !dbg !178

vaarg.end17:                                      ; preds = %vaarg.in_mem13, %vaarg.in_reg11
  %vaarg.addr18 = phi ptr [ %12, %vaarg.in_reg11 ], [ %overflow_arg_area15, %vaarg.in_mem13 ], !dbg !178
  %14 = load i32, ptr %vaarg.addr18, align 4, !dbg !178
  br label %cond.end, !dbg !175

cond.end:                                         ; preds = %vaarg.end17, %vaarg.end
  %cond = phi i32 [ %10, %vaarg.end ], [ %14, %vaarg.end17 ], !dbg !175
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %cond), !dbg !179
  br label %sw.epilog, !dbg !180

sw.bb19:                                          ; preds = %for.body4
  %15 = load i32, ptr %round, align 4, !dbg !181
  %tobool20 = icmp ne i32 %15, 0, !dbg !181
  br i1 %tobool20, label %cond.true21, label %cond.false31, !dbg !181

cond.true21:                                      ; preds = %sw.bb19
  %arraydecay22 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0, !dbg !182
  %fp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay22, i32 0, i32 1, !dbg !182
  %fp_offset = load i32, ptr %fp_offset_p, align 4, !dbg !182
  %fits_in_fp = icmp ule i32 %fp_offset, 160, !dbg !182
  br i1 %fits_in_fp, label %vaarg.in_reg23, label %vaarg.in_mem25, !dbg !182

vaarg.in_reg23:                                   ; preds = %cond.true21
  %16 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay22, i32 0, i32 3, !dbg !182
  %reg_save_area24 = load ptr, ptr %16, align 16, !dbg !182
  %17 = getelementptr i8, ptr %reg_save_area24, i32 %fp_offset, !dbg !182
  %18 = add i32 %fp_offset, 16, !dbg !182
  store i32 %18, ptr %fp_offset_p, align 4, !dbg !182
  br label %vaarg.end29, !dbg !182

vaarg.in_mem25:                                   ; preds = %cond.true21
  %overflow_arg_area_p26 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay22, i32 0, i32 2, !dbg !182
  %overflow_arg_area27 = load ptr, ptr %overflow_arg_area_p26, align 8, !dbg !182
  %overflow_arg_area.next28 = getelementptr i8, ptr %overflow_arg_area27, i32 8, !dbg !182
  store ptr %overflow_arg_area.next28, ptr %overflow_arg_area_p26, align 8, !dbg !182
  br label %vaarg.end29, !dbg !182

vaarg.end29:                                      ; preds = %vaarg.in_mem25, %vaarg.in_reg23
  %vaarg.addr30 = phi ptr [ %17, %vaarg.in_reg23 ], [ %overflow_arg_area27, %vaarg.in_mem25 ], !dbg !182
  %19 = load double, ptr %vaarg.addr30, align 8, !dbg !182
  br label %cond.end44, !dbg !181

cond.false31:                                     ; preds = %sw.bb19
  %arraydecay32 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %now, i64 0, i64 0, !dbg !183
  %fp_offset_p33 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay32, i32 0, i32 1, !dbg !183
  %fp_offset34 = load i32, ptr %fp_offset_p33, align 4, !dbg !183
  %fits_in_fp35 = icmp ule i32 %fp_offset34, 160, !dbg !183
  br i1 %fits_in_fp35, label %vaarg.in_reg36, label %vaarg.in_mem38, !dbg !183

vaarg.in_reg36:                                   ; preds = %cond.false31
  %20 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay32, i32 0, i32 3, !dbg !183
  %reg_save_area37 = load ptr, ptr %20, align 16, !dbg !183
  %21 = getelementptr i8, ptr %reg_save_area37, i32 %fp_offset34, !dbg !183
  %22 = add i32 %fp_offset34, 16, !dbg !183
  store i32 %22, ptr %fp_offset_p33, align 4, !dbg !183
  br label %vaarg.end42, !dbg !183

vaarg.in_mem38:                                   ; preds = %cond.false31
  %overflow_arg_area_p39 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay32, i32 0, i32 2, !dbg !183
  %overflow_arg_area40 = load ptr, ptr %overflow_arg_area_p39, align 8, !dbg !183
  %overflow_arg_area.next41 = getelementptr i8, ptr %overflow_arg_area40, i32 8, !dbg !183
  store ptr %overflow_arg_area.next41, ptr %overflow_arg_area_p39, align 8, !dbg !183
  br label %vaarg.end42, !dbg !183

vaarg.end42:                                      ; preds = %vaarg.in_mem38, %vaarg.in_reg36
  %vaarg.addr43 = phi ptr [ %21, %vaarg.in_reg36 ], [ %overflow_arg_area40, %vaarg.in_mem38 ], !dbg !183
  %23 = load double, ptr %vaarg.addr43, align 8, !dbg !183
  br label %cond.end44, !dbg !181

cond.end44:                                       ; preds = %vaarg.end42, %vaarg.end29
  %cond45 = phi double [ %19, %vaarg.end29 ], [ %23, %vaarg.end42 ], !dbg !181
  %call46 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, double noundef %cond45), !dbg !184
  br label %sw.epilog, !dbg !185

sw.bb47:                                          ; preds = %for.body4
  %24 = load i32, ptr %round, align 4, !dbg !186
  %tobool48 = icmp ne i32 %24, 0, !dbg !186
  br i1 %tobool48, label %cond.true49, label %cond.false54, !dbg !186

cond.true49:                                      ; preds = %sw.bb47
  %arraydecay50 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0, !dbg !187
  %overflow_arg_area_p51 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay50, i32 0, i32 2, !dbg !187
  %overflow_arg_area52 = load ptr, ptr %overflow_arg_area_p51, align 8, !dbg !187
  %25 = getelementptr inbounds i8, ptr %overflow_arg_area52, i32 15, !dbg !187
  %overflow_arg_area52.aligned = call ptr @llvm.ptrmask.p0.i64(ptr %25, i64 -16), !dbg !187
  %overflow_arg_area.next53 = getelementptr i8, ptr %overflow_arg_area52.aligned, i32 16, !dbg !187
  store ptr %overflow_arg_area.next53, ptr %overflow_arg_area_p51, align 8, !dbg !187
  %26 = load x86_fp80, ptr %overflow_arg_area52.aligned, align 16, !dbg !187
  br label %cond.end59, !dbg !186

cond.false54:                                     ; preds = %sw.bb47
  %arraydecay55 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %now, i64 0, i64 0, !dbg !188
  %overflow_arg_area_p56 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay55, i32 0, i32 2, !dbg !188
  %overflow_arg_area57 = load ptr, ptr %overflow_arg_area_p56, align 8, !dbg !188
  %27 = getelementptr inbounds i8, ptr %overflow_arg_area57, i32 15, !dbg !188
  %overflow_arg_area57.aligned = call ptr @llvm.ptrmask.p0.i64(ptr %27, i64 -16), !dbg !188
  %overflow_arg_area.next58 = getelementptr i8, ptr %overflow_arg_area57.aligned, i32 16, !dbg !188
  store ptr %overflow_arg_area.next58, ptr %overflow_arg_area_p56, align 8, !dbg !188
  %28 = load x86_fp80, ptr %overflow_arg_area57.aligned, align 16, !dbg !188
  br label %cond.end59, !dbg !186

cond.end59:                                       ; preds = %cond.false54, %cond.true49
  %cond60 = phi x86_fp80 [ %26, %cond.true49 ], [ %28, %cond.false54 ], !dbg !186
  %call61 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, x86_fp80 noundef %cond60), !dbg !189
  br label %sw.epilog, !dbg !190

sw.bb62:                                          ; preds = %for.body4
    #dbg_declare(ptr %wide, !191, !DIExpression(), !193)
  %29 = load i32, ptr %round, align 4, !dbg !194
  %tobool63 = icmp ne i32 %29, 0, !dbg !194
  br i1 %tobool63, label %cond.true64, label %cond.false77, !dbg !194

cond.true64:                                      ; preds = %sw.bb62
  %arraydecay65 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0, !dbg !195
  %gp_offset_p66 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay65, i32 0, i32 0, !dbg !195
  %gp_offset67 = load i32, ptr %gp_offset_p66, align 16, !dbg !195
  %fits_in_gp68 = icmp ule i32 %gp_offset67, 32, !dbg !195
  br i1 %fits_in_gp68, label %vaarg.in_reg69, label %vaarg.in_mem71, !dbg !195

vaarg.in_reg69:                                   ; preds = %cond.true64
  %30 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay65, i32 0, i32 3, !dbg !195
  %reg_save_area70 = load ptr, ptr %30, align 16, !dbg !195
  %31 = getelementptr i8, ptr %reg_save_area70, i32 %gp_offset67, !dbg !195
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %tmp, ptr align 8 %31, i64 16, i1 false), !dbg !195
  %32 = add i32 %gp_offset67, 16, !dbg !195
  store i32 %32, ptr %gp_offset_p66, align 16, !dbg !195
  br label %vaarg.end75, !dbg !195

vaarg.in_mem71:                                   ; preds = %cond.true64
  %overflow_arg_area_p72 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay65, i32 0, i32 2, !dbg !195
  %overflow_arg_area73 = load ptr, ptr %overflow_arg_area_p72, align 8, !dbg !195
  %33 = getelementptr inbounds i8, ptr %overflow_arg_area73, i32 15, !dbg !195
  %overflow_arg_area73.aligned = call ptr @llvm.ptrmask.p0.i64(ptr %33, i64 -16), !dbg !195
  %overflow_arg_area.next74 = getelementptr i8, ptr %overflow_arg_area73.aligned, i32 16, !dbg !195
  store ptr %overflow_arg_area.next74, ptr %overflow_arg_area_p72, align 8, !dbg !195
  br label %vaarg.end75, !dbg !195

vaarg.end75:                                      ; preds = %vaarg.in_mem71, %vaarg.in_reg69
  %vaarg.addr76 = phi ptr [ %tmp, %vaarg.in_reg69 ], [ %overflow_arg_area73.aligned, %vaarg.in_mem71 ], !dbg !195
  %34 = load i128, ptr %vaarg.addr76, align 16, !dbg !195
  br label %cond.end91, !dbg !194

cond.false77:                                     ; preds = %sw.bb62
  %arraydecay78 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %now, i64 0, i64 0, !dbg !196
  %gp_offset_p79 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay78, i32 0, i32 0, !dbg !196
  %gp_offset80 = load i32, ptr %gp_offset_p79, align 16, !dbg !196
  %fits_in_gp81 = icmp ule i32 %gp_offset80, 32, !dbg !196
  br i1 %fits_in_gp81, label %vaarg.in_reg82, label %vaarg.in_mem85, !dbg !196

vaarg.in_reg82:                                   ; preds = %cond.false77
  %35 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay78, i32 0, i32 3, !dbg !196
  %reg_save_area83 = load ptr, ptr %35, align 16, !dbg !196
  %36 = getelementptr i8, ptr %reg_save_area83, i32 %gp_offset80, !dbg !196
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %tmp84, ptr align 8 %36, i64 16, i1 false), !dbg !196
  %37 = add i32 %gp_offset80, 16, !dbg !196
  store i32 %37, ptr %gp_offset_p79, align 16, !dbg !196
  br label %vaarg.end89, !dbg !196

vaarg.in_mem85:                                   ; preds = %cond.false77
  %overflow_arg_area_p86 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay78, i32 0, i32 2, !dbg !196
  %overflow_arg_area87 = load ptr, ptr %overflow_arg_area_p86, align 8, !dbg !196
  %38 = getelementptr inbounds i8, ptr %overflow_arg_area87, i32 15, !dbg !196
  %overflow_arg_area87.aligned = call ptr @llvm.ptrmask.p0.i64(ptr %38, i64 -16), !dbg !196
  %overflow_arg_area.next88 = getelementptr i8, ptr %overflow_arg_area87.aligned, i32 16, !dbg !196
  store ptr %overflow_arg_area.next88, ptr %overflow_arg_area_p86, align 8, !dbg !196
  br label %vaarg.end89, !dbg !196

vaarg.end89:                                      ; preds = %vaarg.in_mem85, %vaarg.in_reg82
  %vaarg.addr90 = phi ptr [ %tmp84, %vaarg.in_reg82 ], [ %overflow_arg_area87.aligned, %vaarg.in_mem85 ], !dbg !196
  %39 = load i128, ptr %vaarg.addr90, align 16, !dbg !196
  br label %cond.end91, !dbg !194

cond.end91:                                       ; preds = %vaarg.end89, %vaarg.end75
  %cond92 = phi i128 [ %34, %vaarg.end75 ], [ %39, %vaarg.end89 ], !dbg !194
  store i128 %cond92, ptr %wide, align 16, !dbg !193
  %40 = load i128, ptr %wide, align 16, !dbg !197
  %shr = ashr i128 %40, 64, !dbg !198
  %conv93 = trunc i128 %shr to i64, !dbg !199
  %41 = load i128, ptr %wide, align 16, !dbg !200
  %conv94 = trunc i128 %41 to i64, !dbg !201
  %call95 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i64 noundef %conv93, i64 noundef %conv94), !dbg !202
  br label %sw.epilog, !dbg !203

sw.bb96:                                          ; preds = %for.body4
    #dbg_declare(ptr %big, !204, !DIExpression(), !206)
  %42 = load i32, ptr %round, align 4, !dbg !207
  %tobool97 = icmp ne i32 %42, 0, !dbg !207
  br i1 %tobool97, label %cond.true98, label %cond.false103, !dbg !207

cond.true98:                                      ; preds = %sw.bb96
  %arraydecay99 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0, !dbg !208
  %overflow_arg_area_p100 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay99, i32 0, i32 2, !dbg !208
  %overflow_arg_area101 = load ptr, ptr %overflow_arg_area_p100, align 8, !dbg !208
  %overflow_arg_area.next102 = getelementptr i8, ptr %overflow_arg_area101, i32 40, !dbg !208
  store ptr %overflow_arg_area.next102, ptr %overflow_arg_area_p100, align 8, !dbg !208
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %big, ptr align 8 %overflow_arg_area101, i64 40, i1 false), !dbg !208
  br label %cond.end108, !dbg !207

cond.false103:                                    ; preds = %sw.bb96
  %arraydecay104 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %now, i64 0, i64 0, !dbg !209
  %overflow_arg_area_p105 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay104, i32 0, i32 2, !dbg !209
  %overflow_arg_area106 = load ptr, ptr %overflow_arg_area_p105, align 8, !dbg !209
  %overflow_arg_area.next107 = getelementptr i8, ptr %overflow_arg_area106, i32 40, !dbg !209
  store ptr %overflow_arg_area.next107, ptr %overflow_arg_area_p105, align 8, !dbg !209
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %big, ptr align 8 %overflow_arg_area106, i64 40, i1 false), !dbg !209
  br label %cond.end108, !dbg !207

cond.end108:                                      ; preds = %cond.false103, %cond.true98
  %part = getelementptr inbounds %struct.big, ptr %big, i32 0, i32 0, !dbg !210
  %arrayidx = getelementptr inbounds [5 x i64], ptr %part, i64 0, i64 0, !dbg !211
  %43 = load i64, ptr %arrayidx, align 8, !dbg !211
  %part109 = getelementptr inbounds %struct.big, ptr %big, i32 0, i32 0, !dbg !212
  %arrayidx110 = getelementptr inbounds [5 x i64], ptr %part109, i64 0, i64 4, !dbg !213
  %44 = load i64, ptr %arrayidx110, align 8, !dbg !213
  %call111 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i64 noundef %43, i64 noundef %44), !dbg !214
  br label %sw.epilog, !dbg !215

sw.bb112:                                         ; preds = %for.body4
    #dbg_declare(ptr %mixed, !216, !DIExpression(), !218)
  %45 = load i32, ptr %round, align 4, !dbg !219
  %tobool113 = icmp ne i32 %45, 0, !dbg !219
  br i1 %tobool113, label %cond.true114, label %cond.false131, !dbg !219

cond.true114:                                     ; preds = %sw.bb112
  %arraydecay115 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0, !dbg !220
  %gp_offset_p116 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay115, i32 0, i32 0, !dbg !220
  %gp_offset117 = load i32, ptr %gp_offset_p116, align 16, !dbg !220
  %fits_in_gp118 = icmp ule i32 %gp_offset117, 40, !dbg !220
  %fp_offset_p119 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay115, i32 0, i32 1, !dbg !220
  %fp_offset120 = load i32, ptr %fp_offset_p119, align 4, !dbg !220
  %fits_in_fp121 = icmp ule i32 %fp_offset120, 160, !dbg !220
  %46 = and i1 %fits_in_gp118, %fits_in_fp121, !dbg !220
  br i1 %46, label %vaarg.in_reg122, label %vaarg.in_mem125, !dbg !220

vaarg.in_reg122:                                  ; preds = %cond.true114
  %47 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay115, i32 0, i32 3, !dbg !220
  %reg_save_area123 = load ptr, ptr %47, align 16, !dbg !220
  %48 = getelementptr i8, ptr %reg_save_area123, i32 %gp_offset117, !dbg !220
  %49 = getelementptr i8, ptr %reg_save_area123, i32 %fp_offset120, !dbg !220
  %50 = load double, ptr %49, align 8, !dbg !220
  %51 = getelementptr inbounds { double, i32 }, ptr %tmp124, i32 0, i32 0, !dbg !220
  store double %50, ptr %51, align 8, !dbg !220
  %52 = load i32, ptr %48, align 4, !dbg !220
  %53 = getelementptr inbounds { double, i32 }, ptr %tmp124, i32 0, i32 1, !dbg !220
  store i32 %52, ptr %53, align 8, !dbg !220
  %54 = add i32 %gp_offset117, 8, !dbg !220
  store i32 %54, ptr %gp_offset_p116, align 16, !dbg !220
  %55 = add i32 %fp_offset120, 16, !dbg !220
  store i32 %55, ptr %fp_offset_p119, align 4, !dbg !220
  br label %vaarg.end129, !dbg !220

vaarg.in_mem125:                                  ; preds = %cond.true114
  %overflow_arg_area_p126 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay115, i32 0, i32 2, !dbg !220
  %overflow_arg_area127 = load ptr, ptr %overflow_arg_area_p126, align 8, !dbg !220
  %overflow_arg_area.next128 = getelementptr i8, ptr %overflow_arg_area127, i32 16, !dbg !220
  store ptr %overflow_arg_area.next128, ptr %overflow_arg_area_p126, align 8, !dbg !220
  br label %vaarg.end129, !dbg !220

vaarg.end129:                                     ; preds = %vaarg.in_mem125, %vaarg.in_reg122
  %vaarg.addr130 = phi ptr [ %tmp124, %vaarg.in_reg122 ], [ %overflow_arg_area127, %vaarg.in_mem125 ], !dbg !220
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %mixed, ptr align 8 %vaarg.addr130, i64 16, i1 false), !dbg !220
  br label %cond.end148, !dbg !219

cond.false131:                                    ; preds = %sw.bb112
  %arraydecay132 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %now, i64 0, i64 0, !dbg !221
  %gp_offset_p133 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay132, i32 0, i32 0, !dbg !221
  %gp_offset134 = load i32, ptr %gp_offset_p133, align 16, !dbg !221
  %fits_in_gp135 = icmp ule i32 %gp_offset134, 40, !dbg !221
  %fp_offset_p136 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay132, i32 0, i32 1, !dbg !221
  %fp_offset137 = load i32, ptr %fp_offset_p136, align 4, !dbg !221
  %fits_in_fp138 = icmp ule i32 %fp_offset137, 160, !dbg !221
  %56 = and i1 %fits_in_gp135, %fits_in_fp138, !dbg !221
  br i1 %56, label %vaarg.in_reg139, label %vaarg.in_mem142, !dbg !221

vaarg.in_reg139:                                  ; preds = %cond.false131
  %57 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay132, i32 0, i32 3, !dbg !221
  %reg_save_area140 = load ptr, ptr %57, align 16, !dbg !221
  %58 = getelementptr i8, ptr %reg_save_area140, i32 %gp_offset134, !dbg !221
  %59 = getelementptr i8, ptr %reg_save_area140, i32 %fp_offset137, !dbg !221
  %60 = load double, ptr %59, align 8, !dbg !221
  %61 = getelementptr inbounds { double, i32 }, ptr %tmp141, i32 0, i32 0, !dbg !221
  store double %60, ptr %61, align 8, !dbg !221
  %62 = load i32, ptr %58, align 4, !dbg !221
  %63 = getelementptr inbounds { double, i32 }, ptr %tmp141, i32 0, i32 1, !dbg !221
  store i32 %62, ptr %63, align 8, !dbg !221
  %64 = add i32 %gp_offset134, 8, !dbg !221
  store i32 %64, ptr %gp_offset_p133, align 16, !dbg !221
  %65 = add i32 %fp_offset137, 16, !dbg !221
  store i32 %65, ptr %fp_offset_p136, align 4, !dbg !221
  br label %vaarg.end146, !dbg !221

vaarg.in_mem142:                                  ; preds = %cond.false131
  %overflow_arg_area_p143 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay132, i32 0, i32 2, !dbg !221
  %overflow_arg_area144 = load ptr, ptr %overflow_arg_area_p143, align 8, !dbg !221
  %overflow_arg_area.next145 = getelementptr i8, ptr %overflow_arg_area144, i32 16, !dbg !221
  store ptr %overflow_arg_area.next145, ptr %overflow_arg_area_p143, align 8, !dbg !221
  br label %vaarg.end146, !dbg !221

vaarg.end146:                                     ; preds = %vaarg.in_mem142, %vaarg.in_reg139
  %vaarg.addr147 = phi ptr [ %tmp141, %vaarg.in_reg139 ], [ %overflow_arg_area144, %vaarg.in_mem142 ], !dbg !221
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %mixed, ptr align 8 %vaarg.addr147, i64 16, i1 false), !dbg !221
  br label %cond.end148, !dbg !219

cond.end148:                                      ; preds = %vaarg.end146, %vaarg.end129
  %weight = getelementptr inbounds %struct.mixed, ptr %mixed, i32 0, i32 0, !dbg !222
  %66 = load double, ptr %weight, align 8, !dbg !222
  %count = getelementptr inbounds %struct.mixed, ptr %mixed, i32 0, i32 1, !dbg !223
  %67 = load i32, ptr %count, align 8, !dbg !223
  %call149 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, double noundef %66, i32 noundef %67), !dbg !224
  br label %sw.epilog, !dbg !225

sw.bb150:                                         ; preds = %for.body4
    #dbg_declare(ptr %small, !226, !DIExpression(), !228)
  %68 = load i32, ptr %round, align 4, !dbg !229
  %tobool151 = icmp ne i32 %68, 0, !dbg !229
  br i1 %tobool151, label %cond.true152, label %cond.false165, !dbg !229

cond.true152:                                     ; preds = %sw.bb150
  %arraydecay153 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0, !dbg !230
  %gp_offset_p154 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay153, i32 0, i32 0, !dbg !230
  %gp_offset155 = load i32, ptr %gp_offset_p154, align 16, !dbg !230
  %fits_in_gp156 = icmp ule i32 %gp_offset155, 40, !dbg !230
  br i1 %fits_in_gp156, label %vaarg.in_reg157, label %vaarg.in_mem159, !dbg !230

vaarg.in_reg157:                                  ; preds = %cond.true152
  %69 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay153, i32 0, i32 3, !dbg !230
  %reg_save_area158 = load ptr, ptr %69, align 16, !dbg !230
  %70 = getelementptr i8, ptr %reg_save_area158, i32 %gp_offset155, !dbg !230
  %71 = add i32 %gp_offset155, 8, !dbg !230
  store i32 %71, ptr %gp_offset_p154, align 16, !dbg !230
  br label %vaarg.end163, !dbg !230

vaarg.in_mem159:                                  ; preds = %cond.true152
  %overflow_arg_area_p160 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay153, i32 0, i32 2, !dbg !230
  %overflow_arg_area161 = load ptr, ptr %overflow_arg_area_p160, align 8, !dbg !230
  %overflow_arg_area.next162 = getelementptr i8, ptr %overflow_arg_area161, i32 8, !dbg !230
  store ptr %overflow_arg_area.next162, ptr %overflow_arg_area_p160, align 8, !dbg !230
  br label %vaarg.end163, !dbg !230

vaarg.end163:                                     ; preds = %vaarg.in_mem159, %vaarg.in_reg157
  %vaarg.addr164 = phi ptr [ %70, %vaarg.in_reg157 ], [ %overflow_arg_area161, %vaarg.in_mem159 ], !dbg !230
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %small, ptr align 1 %vaarg.addr164, i64 3, i1 false), !dbg !230
  br label %cond.end178, !dbg !229

cond.false165:                                    ; preds = %sw.bb150
  %arraydecay166 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %now, i64 0, i64 0, !dbg !231
  %gp_offset_p167 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay166, i32 0, i32 0, !dbg !231
  %gp_offset168 = load i32, ptr %gp_offset_p167, align 16, !dbg !231
  %fits_in_gp169 = icmp ule i32 %gp_offset168, 40, !dbg !231
  br i1 %fits_in_gp169, label %vaarg.in_reg170, label %vaarg.in_mem172, !dbg !231

vaarg.in_reg170:                                  ; preds = %cond.false165
  %72 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay166, i32 0, i32 3, !dbg !231
  %reg_save_area171 = load ptr, ptr %72, align 16, !dbg !231
  %73 = getelementptr i8, ptr %reg_save_area171, i32 %gp_offset168, !dbg !231
  %74 = add i32 %gp_offset168, 8, !dbg !231
  store i32 %74, ptr %gp_offset_p167, align 16, !dbg !231
  br label %vaarg.end176, !dbg !231

vaarg.in_mem172:                                  ; preds = %cond.false165
  %overflow_arg_area_p173 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay166, i32 0, i32 2, !dbg !231
  %overflow_arg_area174 = load ptr, ptr %overflow_arg_area_p173, align 8, !dbg !231
  %overflow_arg_area.next175 = getelementptr i8, ptr %overflow_arg_area174, i32 8, !dbg !231
  store ptr %overflow_arg_area.next175, ptr %overflow_arg_area_p173, align 8, !dbg !231
  br label %vaarg.end176, !dbg !231

vaarg.end176:                                     ; preds = %vaarg.in_mem172, %vaarg.in_reg170
  %vaarg.addr177 = phi ptr [ %73, %vaarg.in_reg170 ], [ %overflow_arg_area174, %vaarg.in_mem172 ], !dbg !231
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %small, ptr align 1 %vaarg.addr177, i64 3, i1 false), !dbg !231
  br label %cond.end178, !dbg !229

cond.end178:                                      ; preds = %vaarg.end176, %vaarg.end163
  %text = getelementptr inbounds %struct.small, ptr %small, i32 0, i32 0, !dbg !232
  %arraydecay179 = getelementptr inbounds [3 x i8], ptr %text, i64 0, i64 0, !dbg !233
  %call180 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, ptr noundef %arraydecay179), !dbg !234
  br label %sw.epilog, !dbg !235

sw.bb181:                                         ; preds = %for.body4
    #dbg_declare(ptr %a, !236, !DIExpression(), !238)
  %75 = load i32, ptr %round, align 4, !dbg !239
  %tobool182 = icmp ne i32 %75, 0, !dbg !239
  br i1 %tobool182, label %cond.true183, label %cond.false197, !dbg !239

cond.true183:                                     ; preds = %sw.bb181
  %arraydecay184 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0, !dbg !240
  %gp_offset_p185 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay184, i32 0, i32 0, !dbg !240
  %gp_offset186 = load i32, ptr %gp_offset_p185, align 16, !dbg !240
  %fits_in_gp187 = icmp ule i32 %gp_offset186, 32, !dbg !240
  br i1 %fits_in_gp187, label %vaarg.in_reg188, label %vaarg.in_mem191, !dbg !240

vaarg.in_reg188:                                  ; preds = %cond.true183
  %76 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay184, i32 0, i32 3, !dbg !240
  %reg_save_area189 = load ptr, ptr %76, align 16, !dbg !240
  %77 = getelementptr i8, ptr %reg_save_area189, i32 %gp_offset186, !dbg !240
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %tmp190, ptr align 8 %77, i64 16, i1 false), !dbg !240
  %78 = add i32 %gp_offset186, 16, !dbg !240
  store i32 %78, ptr %gp_offset_p185, align 16, !dbg !240
  br label %vaarg.end195, !dbg !240

vaarg.in_mem191:                                  ; preds = %cond.true183
  %overflow_arg_area_p192 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay184, i32 0, i32 2, !dbg !240
  %overflow_arg_area193 = load ptr, ptr %overflow_arg_area_p192, align 8, !dbg !240
  %79 = getelementptr inbounds i8, ptr %overflow_arg_area193, i32 15, !dbg !240
  %overflow_arg_area193.aligned = call ptr @llvm.ptrmask.p0.i64(ptr %79, i64 -16), !dbg !240
  %overflow_arg_area.next194 = getelementptr i8, ptr %overflow_arg_area193.aligned, i32 16, !dbg !240
  store ptr %overflow_arg_area.next194, ptr %overflow_arg_area_p192, align 8, !dbg !240
  br label %vaarg.end195, !dbg !240

vaarg.end195:                                     ; preds = %vaarg.in_mem191, %vaarg.in_reg188
  %vaarg.addr196 = phi ptr [ %tmp190, %vaarg.in_reg188 ], [ %overflow_arg_area193.aligned, %vaarg.in_mem191 ], !dbg !240
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %a, ptr align 16 %vaarg.addr196, i64 16, i1 false), !dbg !240
  br label %cond.end211, !dbg !239

cond.false197:                                    ; preds = %sw.bb181
  %arraydecay198 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %now, i64 0, i64 0, !dbg !241
  %gp_offset_p199 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay198, i32 0, i32 0, !dbg !241
  %gp_offset200 = load i32, ptr %gp_offset_p199, align 16, !dbg !241
  %fits_in_gp201 = icmp ule i32 %gp_offset200, 32, !dbg !241
  br i1 %fits_in_gp201, label %vaarg.in_reg202, label %vaarg.in_mem205, !dbg !241

vaarg.in_reg202:                                  ; preds = %cond.false197
  %80 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay198, i32 0, i32 3, !dbg !241
  %reg_save_area203 = load ptr, ptr %80, align 16, !dbg !241
  %81 = getelementptr i8, ptr %reg_save_area203, i32 %gp_offset200, !dbg !241
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %tmp204, ptr align 8 %81, i64 16, i1 false), !dbg !241
  %82 = add i32 %gp_offset200, 16, !dbg !241
  store i32 %82, ptr %gp_offset_p199, align 16, !dbg !241
  br label %vaarg.end209, !dbg !241

vaarg.in_mem205:                                  ; preds = %cond.false197
  %overflow_arg_area_p206 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay198, i32 0, i32 2, !dbg !241
  %overflow_arg_area207 = load ptr, ptr %overflow_arg_area_p206, align 8, !dbg !241
  %83 = getelementptr inbounds i8, ptr %overflow_arg_area207, i32 15, !dbg !241
  %overflow_arg_area207.aligned = call ptr @llvm.ptrmask.p0.i64(ptr %83, i64 -16), !dbg !241
  %overflow_arg_area.next208 = getelementptr i8, ptr %overflow_arg_area207.aligned, i32 16, !dbg !241
  store ptr %overflow_arg_area.next208, ptr %overflow_arg_area_p206, align 8, !dbg !241
  br label %vaarg.end209, !dbg !241

vaarg.end209:                                     ; preds = %vaarg.in_mem205, %vaarg.in_reg202
  %vaarg.addr210 = phi ptr [ %tmp204, %vaarg.in_reg202 ], [ %overflow_arg_area207.aligned, %vaarg.in_mem205 ], !dbg !241
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %a, ptr align 16 %vaarg.addr210, i64 16, i1 false), !dbg !241
  br label %cond.end211, !dbg !239

cond.end211:                                      ; preds = %vaarg.end209, %vaarg.end195
  %first = getelementptr inbounds %struct.aligned, ptr %a, i32 0, i32 0, !dbg !242
  %84 = load i64, ptr %first, align 16, !dbg !242
  %second = getelementptr inbounds %struct.aligned, ptr %a, i32 0, i32 1, !dbg !243
  %85 = load i64, ptr %second, align 8, !dbg !243
  %call212 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, i64 noundef %84, i64 noundef %85), !dbg !244
  br label %sw.epilog, !dbg !245

sw.epilog:                                        ; preds = %for.body4, %cond.end211, %cond.end178, %cond.end148, %cond.end108, %cond.end91, %cond.end59, %cond.end44, %cond.end
  br label %for.inc, !dbg !246

for.inc:                                          ; preds = %sw.epilog
  %86 = load ptr, ptr %kind, align 8, !dbg !247
  %incdec.ptr = getelementptr inbounds i8, ptr %86, i32 1, !dbg !247
  store ptr %incdec.ptr, ptr %kind, align 8, !dbg !247
  br label %for.cond3, !dbg !248, !llvm.loop !249

for.end:                                          ; preds = %for.cond3
  %87 = load i32, ptr %round, align 4, !dbg !252
  %tobool213 = icmp ne i32 %87, 0, !dbg !252
  %88 = zext i1 %tobool213 to i64, !dbg !252
  %cond214 = select i1 %tobool213, ptr @.str.16, ptr @.str.17, !dbg !252
  %call215 = call i32 (ptr, ...) @printf(ptr noundef %cond214), !dbg !253
  br label %for.inc216, !dbg !254

for.inc216:                                       ; preds = %for.end
  %89 = load i32, ptr %round, align 4, !dbg !255
  %inc = add nsw i32 %89, 1, !dbg !255
  store i32 %inc, ptr %round, align 4, !dbg !255
  br label %for.cond, !dbg !256, !llvm.loop !257

for.end217:                                       ; preds = %for.cond
  %arraydecay218 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0, !dbg !259
  call void @llvm.va_end.p0(ptr %arraydecay218), !dbg !259
  %arraydecay219 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %now, i64 0, i64 0, !dbg !260
  call void @llvm.va_end.p0(ptr %arraydecay219), !dbg !260
  ret void, !dbg !261
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #3

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!68}
!llvm.module.flags = !{!73, !74, !75, !76, !77, !78, !79}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 77, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "varargs_aggregates.c", directory: ".", checksumkind: CSK_MD5, checksum: "bd0c13cb13e8675824a16e9e0747653d")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 8)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 78, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 12)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 79, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 5)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 81, type: !14, isLocal: true, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 82, type: !14, isLocal: true, isDefinition: true)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 83, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 6)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !2, line: 84, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 7)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !2, line: 85, type: !28, isLocal: true, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 4)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !35, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !14, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 11)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !9, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 9)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 55, type: !3, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !2, line: 60, type: !44, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 2)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !65, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 3)
!68 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !69, globals: !72, splitDebugInlining: false, nameTableKind: None)
!69 = !{!70, !71}
!70 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!71 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!72 = !{!0, !7, !12, !17, !19, !21, !26, !31, !33, !38, !40, !42, !47, !49, !54, !56, !58, !63}
!73 = !{i32 7, !"Dwarf Version", i32 5}
!74 = !{i32 2, !"Debug Info Version", i32 3}
!75 = !{i32 1, !"wchar_size", i32 4}
!76 = !{i32 8, !"PIC Level", i32 2}
!77 = !{i32 7, !"PIE Level", i32 2}
!78 = !{i32 7, !"uwtable", i32 2}
!79 = !{i32 7, !"frame-pointer", i32 2}
!80 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 71, type: !81, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !68, retainedNodes: !84)
!81 = !DISubroutineType(types: !82)
!82 = !{!83}
!83 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!84 = !{}
!85 = !DILocalVariable(name: "big", scope: !80, file: !2, line: 72, type: !86)
!86 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !2, line: 7, size: 320, elements: !87)
!87 = !{!88}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "part", scope: !86, file: !2, line: 8, baseType: !89, size: 320)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !90, size: 320, elements: !15)
!90 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!91 = !DILocation(line: 72, column: 14, scope: !80)
!92 = !DILocalVariable(name: "mixed", scope: !80, file: !2, line: 73, type: !93)
!93 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mixed", file: !2, line: 10, size: 128, elements: !94)
!94 = !{!95, !97}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !93, file: !2, line: 11, baseType: !96, size: 64)
!96 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !93, file: !2, line: 12, baseType: !83, size: 32, offset: 64)
!98 = !DILocation(line: 73, column: 16, scope: !80)
!99 = !DILocalVariable(name: "small", scope: !80, file: !2, line: 74, type: !100)
!100 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "small", file: !2, line: 14, size: 24, elements: !101)
!101 = !{!102}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !100, file: !2, line: 15, baseType: !65, size: 24)
!103 = !DILocation(line: 74, column: 16, scope: !80)
!104 = !DILocalVariable(name: "aligned", scope: !80, file: !2, line: 75, type: !105)
!105 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "aligned", file: !2, line: 17, size: 128, elements: !106)
!106 = !{!107, !108}
!107 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !105, file: !2, line: 18, baseType: !90, size: 64, align: 128)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !105, file: !2, line: 19, baseType: !90, size: 64, offset: 64)
!109 = !DILocation(line: 75, column: 18, scope: !80)
!110 = !DILocalVariable(name: "wide", scope: !80, file: !2, line: 76, type: !70)
!111 = !DILocation(line: 76, column: 12, scope: !80)
!112 = !DILocation(line: 77, column: 3, scope: !80)
!113 = !DILocation(line: 78, column: 3, scope: !80)
!114 = !DILocation(line: 79, column: 3, scope: !80)
!115 = !DILocation(line: 80, column: 7, scope: !80)
!116 = !DILocation(line: 80, column: 3, scope: !80)
!117 = !DILocation(line: 80, column: 15, scope: !80)
!118 = !DILocation(line: 81, column: 3, scope: !80)
!119 = !DILocation(line: 82, column: 3, scope: !80)
!120 = !DILocation(line: 83, column: 20, scope: !80)
!121 = !DILocation(line: 83, column: 32, scope: !80)
!122 = !DILocation(line: 83, column: 3, scope: !80)
!123 = !DILocation(line: 84, column: 3, scope: !80)
!124 = !DILocation(line: 85, column: 3, scope: !80)
!125 = !DILocation(line: 86, column: 3, scope: !80)
!126 = distinct !DISubprogram(name: "show", scope: !2, file: !2, line: 22, type: !127, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !68, retainedNodes: !84)
!127 = !DISubroutineType(types: !128)
!128 = !{null, !129, null}
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !130, size: 64)
!130 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!131 = !DILocalVariable(name: "kinds", arg: 1, scope: !126, file: !2, line: 22, type: !129)
!132 = !DILocation(line: 22, column: 30, scope: !126)
!133 = !DILocalVariable(name: "now", scope: !126, file: !2, line: 23, type: !134)
!134 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !135, line: 12, baseType: !136)
!135 = !DIFile(filename: "clang/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!136 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !137)
!137 = !DICompositeType(tag: DW_TAG_array_type, baseType: !138, size: 192, elements: !146)
!138 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !139)
!139 = !{!140, !142, !143, !145}
!140 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !138, file: !2, line: 23, baseType: !141, size: 32)
!141 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !138, file: !2, line: 23, baseType: !141, size: 32, offset: 32)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !138, file: !2, line: 23, baseType: !144, size: 64, offset: 64)
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !138, file: !2, line: 23, baseType: !144, size: 64, offset: 128)
!146 = !{!147}
!147 = !DISubrange(count: 1)
!148 = !DILocation(line: 23, column: 11, scope: !126)
!149 = !DILocalVariable(name: "again", scope: !126, file: !2, line: 23, type: !134)
!150 = !DILocation(line: 23, column: 16, scope: !126)
!151 = !DILocation(line: 24, column: 3, scope: !126)
!152 = !DILocation(line: 25, column: 3, scope: !126)
!153 = !DILocalVariable(name: "round", scope: !154, file: !2, line: 26, type: !83)
!154 = distinct !DILexicalBlock(scope: !126, file: !2, line: 26, column: 3)
!155 = !DILocation(line: 26, column: 12, scope: !154)
!156 = !DILocation(line: 26, column: 8, scope: !154)
!157 = !DILocation(line: 26, column: 23, scope: !158)
!158 = distinct !DILexicalBlock(scope: !154, file: !2, line: 26, column: 3)
!159 = !DILocation(line: 26, column: 29, scope: !158)
!160 = !DILocation(line: 26, column: 3, scope: !154)
!161 = !DILocalVariable(name: "kind", scope: !162, file: !2, line: 27, type: !129)
!162 = distinct !DILexicalBlock(scope: !163, file: !2, line: 27, column: 5)
!163 = distinct !DILexicalBlock(scope: !158, file: !2, line: 26, column: 43)
!164 = !DILocation(line: 27, column: 22, scope: !162)
!165 = !DILocation(line: 27, column: 29, scope: !162)
!166 = !DILocation(line: 27, column: 10, scope: !162)
!167 = !DILocation(line: 27, column: 37, scope: !168)
!168 = distinct !DILexicalBlock(scope: !162, file: !2, line: 27, column: 5)
!169 = !DILocation(line: 27, column: 36, scope: !168)
!170 = !DILocation(line: 27, column: 5, scope: !162)
!171 = !DILocation(line: 28, column: 16, scope: !172)
!172 = distinct !DILexicalBlock(scope: !168, file: !2, line: 27, column: 51)
!173 = !DILocation(line: 28, column: 15, scope: !172)
!174 = !DILocation(line: 28, column: 7, scope: !172)
!175 = !DILocation(line: 30, column: 23, scope: !176)
!176 = distinct !DILexicalBlock(scope: !172, file: !2, line: 28, column: 22)
!177 = !DILocation(line: 30, column: 31, scope: !176)
!178 = !DILocation(line: 30, column: 52, scope: !176)
!179 = !DILocation(line: 30, column: 9, scope: !176)
!180 = !DILocation(line: 31, column: 9, scope: !176)
!181 = !DILocation(line: 33, column: 23, scope: !176)
!182 = !DILocation(line: 33, column: 31, scope: !176)
!183 = !DILocation(line: 33, column: 55, scope: !176)
!184 = !DILocation(line: 33, column: 9, scope: !176)
!185 = !DILocation(line: 34, column: 9, scope: !176)
!186 = !DILocation(line: 36, column: 24, scope: !176)
!187 = !DILocation(line: 36, column: 32, scope: !176)
!188 = !DILocation(line: 36, column: 61, scope: !176)
!189 = !DILocation(line: 36, column: 9, scope: !176)
!190 = !DILocation(line: 37, column: 9, scope: !176)
!191 = !DILocalVariable(name: "wide", scope: !192, file: !2, line: 39, type: !70)
!192 = distinct !DILexicalBlock(scope: !176, file: !2, line: 38, column: 17)
!193 = !DILocation(line: 39, column: 18, scope: !192)
!194 = !DILocation(line: 39, column: 25, scope: !192)
!195 = !DILocation(line: 39, column: 33, scope: !192)
!196 = !DILocation(line: 39, column: 59, scope: !192)
!197 = !DILocation(line: 40, column: 42, scope: !192)
!198 = !DILocation(line: 40, column: 47, scope: !192)
!199 = !DILocation(line: 40, column: 30, scope: !192)
!200 = !DILocation(line: 40, column: 66, scope: !192)
!201 = !DILocation(line: 40, column: 55, scope: !192)
!202 = !DILocation(line: 40, column: 9, scope: !192)
!203 = !DILocation(line: 41, column: 9, scope: !192)
!204 = !DILocalVariable(name: "big", scope: !205, file: !2, line: 44, type: !86)
!205 = distinct !DILexicalBlock(scope: !176, file: !2, line: 43, column: 17)
!206 = !DILocation(line: 44, column: 20, scope: !205)
!207 = !DILocation(line: 44, column: 26, scope: !205)
!208 = !DILocation(line: 44, column: 34, scope: !205)
!209 = !DILocation(line: 44, column: 62, scope: !205)
!210 = !DILocation(line: 45, column: 35, scope: !205)
!211 = !DILocation(line: 45, column: 31, scope: !205)
!212 = !DILocation(line: 45, column: 48, scope: !205)
!213 = !DILocation(line: 45, column: 44, scope: !205)
!214 = !DILocation(line: 45, column: 9, scope: !205)
!215 = !DILocation(line: 46, column: 9, scope: !205)
!216 = !DILocalVariable(name: "mixed", scope: !217, file: !2, line: 49, type: !93)
!217 = distinct !DILexicalBlock(scope: !176, file: !2, line: 48, column: 17)
!218 = !DILocation(line: 49, column: 22, scope: !217)
!219 = !DILocation(line: 49, column: 30, scope: !217)
!220 = !DILocation(line: 49, column: 38, scope: !217)
!221 = !DILocation(line: 49, column: 68, scope: !217)
!222 = !DILocation(line: 50, column: 34, scope: !217)
!223 = !DILocation(line: 50, column: 48, scope: !217)
!224 = !DILocation(line: 50, column: 9, scope: !217)
!225 = !DILocation(line: 51, column: 9, scope: !217)
!226 = !DILocalVariable(name: "small", scope: !227, file: !2, line: 54, type: !100)
!227 = distinct !DILexicalBlock(scope: !176, file: !2, line: 53, column: 17)
!228 = !DILocation(line: 54, column: 22, scope: !227)
!229 = !DILocation(line: 54, column: 30, scope: !227)
!230 = !DILocation(line: 54, column: 38, scope: !227)
!231 = !DILocation(line: 54, column: 68, scope: !227)
!232 = !DILocation(line: 55, column: 33, scope: !227)
!233 = !DILocation(line: 55, column: 27, scope: !227)
!234 = !DILocation(line: 55, column: 9, scope: !227)
!235 = !DILocation(line: 56, column: 9, scope: !227)
!236 = !DILocalVariable(name: "a", scope: !237, file: !2, line: 59, type: !105)
!237 = distinct !DILexicalBlock(scope: !176, file: !2, line: 58, column: 17)
!238 = !DILocation(line: 59, column: 24, scope: !237)
!239 = !DILocation(line: 59, column: 28, scope: !237)
!240 = !DILocation(line: 59, column: 36, scope: !237)
!241 = !DILocation(line: 59, column: 68, scope: !237)
!242 = !DILocation(line: 60, column: 32, scope: !237)
!243 = !DILocation(line: 60, column: 41, scope: !237)
!244 = !DILocation(line: 60, column: 9, scope: !237)
!245 = !DILocation(line: 61, column: 9, scope: !237)
!246 = !DILocation(line: 64, column: 5, scope: !172)
!247 = !DILocation(line: 27, column: 47, scope: !168)
!248 = !DILocation(line: 27, column: 5, scope: !168)
!249 = distinct !{!249, !170, !250, !251}
!250 = !DILocation(line: 64, column: 5, scope: !162)
!251 = !{!"llvm.loop.mustprogress"}
!252 = !DILocation(line: 65, column: 12, scope: !163)
!253 = !DILocation(line: 65, column: 5, scope: !163)
!254 = !DILocation(line: 66, column: 3, scope: !163)
!255 = !DILocation(line: 26, column: 39, scope: !158)
!256 = !DILocation(line: 26, column: 3, scope: !158)
!257 = distinct !{!257, !160, !258, !251}
!258 = !DILocation(line: 66, column: 3, scope: !154)
!259 = !DILocation(line: 67, column: 3, scope: !126)
!260 = !DILocation(line: 68, column: 3, scope: !126)
!261 = !DILocation(line: 69, column: 1, scope: !126)
