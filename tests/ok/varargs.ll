; ModuleID = 'varargs.c'
source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [9 x i8] c"%ld %ld\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [6 x i8] c"idslc\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [12 x i8] c"ddddddddddi\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [11 x i8] c"iiiiiiiiid\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [7 x i8] c"%s=%d\0A\00", align 1, !dbg !32
@.str.7 = private unnamed_addr constant [2 x i8] c"n\00", align 1, !dbg !37
@.str.8 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !42
@.str.9 = private unnamed_addr constant [4 x i8] c"%d \00", align 1, !dbg !44
@.str.10 = private unnamed_addr constant [5 x i8] c"%ld \00", align 1, !dbg !46
@.str.11 = private unnamed_addr constant [6 x i8] c"%.3f \00", align 1, !dbg !48
@.str.12 = private unnamed_addr constant [4 x i8] c"%s \00", align 1, !dbg !50
@.str.13 = private unnamed_addr constant [4 x i8] c"%c \00", align 1, !dbg !52
@.str.14 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1, !dbg !54

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !65 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i64 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, i32 noundef 2, i32 noundef 3), !dbg !70
  %call1 = call i64 (i32, ...) @sum(i32 noundef 10, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7, i32 noundef 8, i32 noundef 9, i32 noundef 10), !dbg !71
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %call, i64 noundef %call1), !dbg !72
  call void (ptr, ...) @show(ptr noundef @.str.1, i32 noundef 7, double noundef 2.500000e+00, ptr noundef @.str.2, i64 noundef 1099511627776, i32 noundef 120), !dbg !73
  call void (ptr, ...) @show(ptr noundef @.str.3, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 3.000000e+00, double noundef 4.000000e+00, double noundef 5.000000e+00, double noundef 6.000000e+00, double noundef 7.000000e+00, double noundef 8.000000e+00, double noundef 9.000000e+00, double noundef 1.000000e+01, i32 noundef 11), !dbg !74
  call void (ptr, ...) @show(ptr noundef @.str.4, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7, i32 noundef 8, i32 noundef 9, double noundef 5.000000e-01), !dbg !75
  %call3 = call double (i32, ...) @average(i32 noundef 4, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 3.000000e+00, double noundef 4.000000e+00), !dbg !76
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, double noundef %call3), !dbg !77
    #dbg_declare(ptr %n, !78, !DIExpression(), !79)
  %call5 = call i32 (ptr, ...) @print(ptr noundef @.str.6, ptr noundef @.str.7, i32 noundef 5), !dbg !80
  store i32 %call5, ptr %n, align 4, !dbg !79
  %0 = load i32, ptr %n, align 4, !dbg !81
  %call6 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %0), !dbg !82
  ret i32 0, !dbg !83
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @sum(i32 noundef %n, ...) #0 !dbg !84 {
entry:
  %n.addr = alloca i32, align 4
  %args = alloca [1 x %struct.__va_list_tag], align 16
  %total = alloca i64, align 8
  %i = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !88, !DIExpression(), !89)
    #dbg_declare(ptr %args, !90, !DIExpression(), !105)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !106
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !106
    #dbg_declare(ptr %total, !107, !DIExpression(), !108)
  store i64 0, ptr %total, align 8, !dbg !108
    #dbg_declare(ptr %i, !109, !DIExpression(), !111)
  store i32 0, ptr %i, align 4, !dbg !111
  br label %for.cond, !dbg !112

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !113
  %1 = load i32, ptr %n.addr, align 4, !dbg !115
  %cmp = icmp slt i32 %0, %1, !dbg !116
  br i1 %cmp, label %for.body, label %for.end, !dbg !117

for.body:                                         ; preds = %for.cond
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !118
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 0, !dbg !118
  %gp_offset = load i32, ptr %gp_offset_p, align 16, !dbg !118
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !118
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !118

vaarg.in_reg:                                     ; preds = %for.body
  %2 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 3, !dbg !118
  %reg_save_area = load ptr, ptr %2, align 16, !dbg !118
  %3 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset, !dbg !118
  %4 = add i32 %gp_offset, 8, !dbg !118
  store i32 %4, ptr %gp_offset_p, align 16, !dbg !118
  br label %vaarg.end, !dbg !118

vaarg.in_mem:                                     ; preds = %for.body
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 2, !dbg !118
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8, !dbg !118
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8, !dbg !118
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !118
  br label %vaarg.end, !dbg !118

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %3, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ], !dbg !118
  %5 = load i32, ptr %vaarg.addr, align 4, !dbg !118
  %conv = sext i32 %5 to i64, !dbg !118
  %6 = load i64, ptr %total, align 8, !dbg !119
  %add = add nsw i64 %6, %conv, !dbg !119
  store i64 %add, ptr %total, align 8, !dbg !119
  br label %for.inc, !dbg !120

for.inc:                                          ; preds = %vaarg.end
  %7 = load i32, ptr %i, align 4, !dbg !121
  %inc = add nsw i32 %7, 1, !dbg !121
  store i32 %inc, ptr %i, align 4, !dbg !121
  br label %for.cond, !dbg !122, !llvm.loop !123

for.end:                                          ; preds = %for.cond
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !126
  call void @llvm.va_end.p0(ptr %arraydecay2), !dbg !126
  %8 = load i64, ptr %total, align 8, !dbg !127
  ret i64 %8, !dbg !128
}

; Function Attrs: noinline nounwind uwtable
define internal void @show(ptr noundef %kinds, ...) #0 !dbg !129 {
entry:
  %kinds.addr = alloca ptr, align 8
  %args = alloca [1 x %struct.__va_list_tag], align 16
  store ptr %kinds, ptr %kinds.addr, align 8
    #dbg_declare(ptr %kinds.addr, !134, !DIExpression(), !135)
    #dbg_declare(ptr %args, !136, !DIExpression(), !137)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !138
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !138
  %0 = load ptr, ptr %kinds.addr, align 8, !dbg !139
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !140
  call void @show_all(ptr noundef %0, ptr noundef %arraydecay1), !dbg !141
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !142
  call void @llvm.va_end.p0(ptr %arraydecay2), !dbg !142
  ret void, !dbg !143
}

; Function Attrs: noinline nounwind uwtable
define internal double @average(i32 noundef %n, ...) #0 !dbg !144 {
entry:
  %n.addr = alloca i32, align 4
  %args = alloca [1 x %struct.__va_list_tag], align 16
  %again = alloca [1 x %struct.__va_list_tag], align 16
  %total = alloca double, align 8
  %i = alloca i32, align 4
  %first = alloca double, align 8
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !148, !DIExpression(), !149)
    #dbg_declare(ptr %args, !150, !DIExpression(), !151)
    #dbg_declare(ptr %again, !152, !DIExpression(), !153)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !154
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !154
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0, !dbg !155
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !155
  call void @llvm.va_copy.p0(ptr %arraydecay1, ptr %arraydecay2), !dbg !155
    #dbg_declare(ptr %total, !156, !DIExpression(), !157)
  store double 0.000000e+00, ptr %total, align 8, !dbg !157
    #dbg_declare(ptr %i, !158, !DIExpression(), !160)
  store i32 0, ptr %i, align 4, !dbg !160
  br label %for.cond, !dbg !161

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !162
  %1 = load i32, ptr %n.addr, align 4, !dbg !164
  %cmp = icmp slt i32 %0, %1, !dbg !165
  br i1 %cmp, label %for.body, label %for.end, !dbg !166

for.body:                                         ; preds = %for.cond
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !167
  %fp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay3, i32 0, i32 1, !dbg !167
  %fp_offset = load i32, ptr %fp_offset_p, align 4, !dbg !167
  %fits_in_fp = icmp ule i32 %fp_offset, 160, !dbg !167
  br i1 %fits_in_fp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !167

vaarg.in_reg:                                     ; preds = %for.body
  %2 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay3, i32 0, i32 3, !dbg !167
  %reg_save_area = load ptr, ptr %2, align 16, !dbg !167
  %3 = getelementptr i8, ptr %reg_save_area, i32 %fp_offset, !dbg !167
  %4 = add i32 %fp_offset, 16, !dbg !167
  store i32 %4, ptr %fp_offset_p, align 4, !dbg !167
  br label %vaarg.end, !dbg !167

vaarg.in_mem:                                     ; preds = %for.body
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay3, i32 0, i32 2, !dbg !167
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8, !dbg !167
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8, !dbg !167
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !167
  br label %vaarg.end, !dbg !167

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %3, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ], !dbg !167
  %5 = load double, ptr %vaarg.addr, align 8, !dbg !167
  %6 = load double, ptr %total, align 8, !dbg !168
  %add = fadd double %6, %5, !dbg !168
  store double %add, ptr %total, align 8, !dbg !168
  br label %for.inc, !dbg !169

for.inc:                                          ; preds = %vaarg.end
  %7 = load i32, ptr %i, align 4, !dbg !170
  %inc = add nsw i32 %7, 1, !dbg !170
  store i32 %inc, ptr %i, align 4, !dbg !170
  br label %for.cond, !dbg !171, !llvm.loop !172

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %first, !174, !DIExpression(), !175)
  %arraydecay4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0, !dbg !176
  %fp_offset_p5 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay4, i32 0, i32 1, !dbg !176
  %fp_offset6 = load i32, ptr %fp_offset_p5, align 4, !dbg !176
  %fits_in_fp7 = icmp ule i32 %fp_offset6, 160, !dbg !176
  br i1 %fits_in_fp7, label %vaarg.in_reg8, label %vaarg.in_mem10, !dbg !176

vaarg.in_reg8:                                    ; preds = %for.end
  %8 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay4, i32 0, i32 3, !dbg !176
  %reg_save_area9 = load ptr, ptr %8, align 16, !dbg !176
  %9 = getelementptr i8, ptr %reg_save_area9, i32 %fp_offset6, !dbg !176
  %10 = add i32 %fp_offset6, 16, !dbg !176
  store i32 %10, ptr %fp_offset_p5, align 4, !dbg !176
  br label %vaarg.end14, !dbg !176

vaarg.in_mem10:                                   ; preds = %for.end
  %overflow_arg_area_p11 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay4, i32 0, i32 2, !dbg !176
  %overflow_arg_area12 = load ptr, ptr %overflow_arg_area_p11, align 8, !dbg !176
  %overflow_arg_area.next13 = getelementptr i8, ptr %overflow_arg_area12, i32 8, !dbg !176
  store ptr %overflow_arg_area.next13, ptr %overflow_arg_area_p11, align 8, !dbg !176
  br label %vaarg.end14, !dbg !176

vaarg.end14:                                      ; preds = %vaarg.in_mem10, %vaarg.in_reg8
  %vaarg.addr15 = phi ptr [ %9, %vaarg.in_reg8 ], [ %overflow_arg_area12, %vaarg.in_mem10 ], !dbg !176
  %11 = load double, ptr %vaarg.addr15, align 8, !dbg !176
  store double %11, ptr %first, align 8, !dbg !175
  %arraydecay16 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0, !dbg !177
  call void @llvm.va_end.p0(ptr %arraydecay16), !dbg !177
  %arraydecay17 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !178
  call void @llvm.va_end.p0(ptr %arraydecay17), !dbg !178
  %12 = load double, ptr %total, align 8, !dbg !179
  %13 = load i32, ptr %n.addr, align 4, !dbg !180
  %conv = sitofp i32 %13 to double, !dbg !180
  %div = fdiv double %12, %conv, !dbg !181
  %14 = load double, ptr %first, align 8, !dbg !182
  %15 = call double @llvm.fmuladd.f64(double %14, double 0.000000e+00, double %div), !dbg !183
  ret double %15, !dbg !184
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @print(ptr noundef %format, ...) #0 !dbg !185 {
entry:
  %format.addr = alloca ptr, align 8
  %args = alloca [1 x %struct.__va_list_tag], align 16
  %n = alloca i32, align 4
  store ptr %format, ptr %format.addr, align 8
    #dbg_declare(ptr %format.addr, !188, !DIExpression(), !189)
    #dbg_declare(ptr %args, !190, !DIExpression(), !191)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !192
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !192
    #dbg_declare(ptr %n, !193, !DIExpression(), !194)
  %0 = load ptr, ptr %format.addr, align 8, !dbg !195
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !196
  %call = call i32 @vprintf(ptr noundef %0, ptr noundef %arraydecay1) #5, !dbg !197
  store i32 %call, ptr %n, align 4, !dbg !194
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !198
  call void @llvm.va_end.p0(ptr %arraydecay2), !dbg !198
  %1 = load i32, ptr %n, align 4, !dbg !199
  ret i32 %1, !dbg !200
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

; Function Attrs: noinline nounwind uwtable
define internal void @show_all(ptr noundef %kinds, ptr noundef %args) #0 !dbg !201 {
entry:
  %kinds.addr = alloca ptr, align 8
  %args.addr = alloca ptr, align 8
  store ptr %kinds, ptr %kinds.addr, align 8
    #dbg_declare(ptr %kinds.addr, !205, !DIExpression(), !206)
  store ptr %args, ptr %args.addr, align 8
    #dbg_declare(ptr %args.addr, !207, !DIExpression(), !208)
  br label %for.cond, !dbg !209

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load ptr, ptr %kinds.addr, align 8, !dbg !210
  %1 = load i8, ptr %0, align 1, !dbg !213
  %tobool = icmp ne i8 %1, 0, !dbg !214
  br i1 %tobool, label %for.body, label %for.end, !dbg !214

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %kinds.addr, align 8, !dbg !215
  %3 = load i8, ptr %2, align 1, !dbg !216
  %conv = sext i8 %3 to i32, !dbg !216
  switch i32 %conv, label %sw.epilog [
    i32 105, label %sw.bb
    i32 108, label %sw.bb1
    i32 100, label %sw.bb14
    i32 115, label %sw.bb24
    i32 99, label %sw.bb37
  ], !dbg !217

sw.bb:                                            ; preds = %for.body
  %4 = load ptr, ptr %args.addr, align 8, !dbg !218
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %4, i32 0, i32 0, !dbg !218
  %gp_offset = load i32, ptr %gp_offset_p, align 8, !dbg !218
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !218
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !218

vaarg.in_reg:                                     ; preds = %sw.bb
  %5 = getelementptr inbounds %struct.__va_list_tag, ptr %4, i32 0, i32 3, !dbg !218
  %reg_save_area = load ptr, ptr %5, align 8, !dbg !218
  %6 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset, !dbg !218
  %7 = add i32 %gp_offset, 8, !dbg !218
  store i32 %7, ptr %gp_offset_p, align 8, !dbg !218
  br label %vaarg.end, !dbg !218

vaarg.in_mem:                                     ; preds = %sw.bb
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %4, i32 0, i32 2, !dbg !218
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8, !dbg !218
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8, !dbg !218
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !218
  br label %vaarg.end, !dbg !218

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %6, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ], !dbg !218
  %8 = load i32, ptr %vaarg.addr, align 4, !dbg !218
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %8), !dbg !220
  br label %sw.epilog, !dbg !221

sw.bb1:                                           ; preds = %for.body
  %9 = load ptr, ptr %args.addr, align 8, !dbg !222
  %gp_offset_p2 = getelementptr inbounds %struct.__va_list_tag, ptr %9, i32 0, i32 0, !dbg !222
  %gp_offset3 = load i32, ptr %gp_offset_p2, align 8, !dbg !222
  %fits_in_gp4 = icmp ule i32 %gp_offset3, 40, !dbg !222
  br i1 %fits_in_gp4, label %vaarg.in_reg5, label %vaarg.in_mem7, !dbg !222

vaarg.in_reg5:                                    ; preds = %sw.bb1
  %10 = getelementptr inbounds %struct.__va_list_tag, ptr %9, i32 0, i32 3, !dbg !222
  %reg_save_area6 = load ptr, ptr %10, align 8, !dbg !222
  %11 = getelementptr i8, ptr %reg_save_area6, i32 %gp_offset3, !dbg !222
  %12 = add i32 %gp_offset3, 8, !dbg !222
  store i32 %12, ptr %gp_offset_p2, align 8, !dbg !222
  br label %vaarg.end11, !dbg !222

vaarg.in_mem7:                                    ; preds = %sw.bb1
  %overflow_arg_area_p8 = getelementptr inbounds %struct.__va_list_tag, ptr %9, i32 0, i32 2, !dbg !222
  %overflow_arg_area9 = load ptr, ptr %overflow_arg_area_p8, align 8, !dbg !222
  %overflow_arg_area.next10 = getelementptr i8, ptr %overflow_arg_area9, i32 8, !dbg !222
  store ptr %overflow_arg_area.next10, ptr %overflow_arg_area_p8, align 8, !dbg !222
  br label %vaarg.end11, !dbg !222

vaarg.end11:                                      ; preds = %vaarg.in_mem7, %vaarg.in_reg5
  %vaarg.addr12 = phi ptr [ %11, %vaarg.in_reg5 ], [ %overflow_arg_area9, %vaarg.in_mem7 ], !dbg !222
  %13 = load i64, ptr %vaarg.addr12, align 8, !dbg !222
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i64 noundef %13), !dbg !223
  br label %sw.epilog, !dbg !224

sw.bb14:                                          ; preds = %for.body
  %14 = load ptr, ptr %args.addr, align 8, !dbg !225
  %fp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %14, i32 0, i32 1, !dbg !225
  %fp_offset = load i32, ptr %fp_offset_p, align 4, !dbg !225
  %fits_in_fp = icmp ule i32 %fp_offset, 160, !dbg !225
  br i1 %fits_in_fp, label %vaarg.in_reg15, label %vaarg.in_mem17, !dbg !225

vaarg.in_reg15:                                   ; preds = %sw.bb14
  %15 = getelementptr inbounds %struct.__va_list_tag, ptr %14, i32 0, i32 3, !dbg !225
  %reg_save_area16 = load ptr, ptr %15, align 8, !dbg !225
  %16 = getelementptr i8, ptr %reg_save_area16, i32 %fp_offset, !dbg !225
  %17 = add i32 %fp_offset, 16, !dbg !225
  store i32 %17, ptr %fp_offset_p, align 4, !dbg !225
  br label %vaarg.end21, !dbg !225

vaarg.in_mem17:                                   ; preds = %sw.bb14
  %overflow_arg_area_p18 = getelementptr inbounds %struct.__va_list_tag, ptr %14, i32 0, i32 2, !dbg !225
  %overflow_arg_area19 = load ptr, ptr %overflow_arg_area_p18, align 8, !dbg !225
  %overflow_arg_area.next20 = getelementptr i8, ptr %overflow_arg_area19, i32 8, !dbg !225
  store ptr %overflow_arg_area.next20, ptr %overflow_arg_area_p18, align 8, !dbg !225
  br label %vaarg.end21, !dbg !225

vaarg.end21:                                      ; preds = %vaarg.in_mem17, %vaarg.in_reg15
  %vaarg.addr22 = phi ptr [ %16, %vaarg.in_reg15 ], [ %overflow_arg_area19, %vaarg.in_mem17 ], !dbg !225
  %18 = load double, ptr %vaarg.addr22, align 8, !dbg !225
  %call23 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, double noundef %18), !dbg !226
  br label %sw.epilog, !dbg !227

sw.bb24:                                          ; preds = %for.body
  %19 = load ptr, ptr %args.addr, align 8, !dbg !228
  %gp_offset_p25 = getelementptr inbounds %struct.__va_list_tag, ptr %19, i32 0, i32 0, !dbg !228
  %gp_offset26 = load i32, ptr %gp_offset_p25, align 8, !dbg !228
  %fits_in_gp27 = icmp ule i32 %gp_offset26, 40, !dbg !228
  br i1 %fits_in_gp27, label %vaarg.in_reg28, label %vaarg.in_mem30, !dbg !228

vaarg.in_reg28:                                   ; preds = %sw.bb24
  %20 = getelementptr inbounds %struct.__va_list_tag, ptr %19, i32 0, i32 3, !dbg !228
  %reg_save_area29 = load ptr, ptr %20, align 8, !dbg !228
  %21 = getelementptr i8, ptr %reg_save_area29, i32 %gp_offset26, !dbg !228
  %22 = add i32 %gp_offset26, 8, !dbg !228
  store i32 %22, ptr %gp_offset_p25, align 8, !dbg !228
  br label %vaarg.end34, !dbg !228

vaarg.in_mem30:                                   ; preds = %sw.bb24
  %overflow_arg_area_p31 = getelementptr inbounds %struct.__va_list_tag, ptr %19, i32 0, i32 2, !dbg !228
  %overflow_arg_area32 = load ptr, ptr %overflow_arg_area_p31, align 8, !dbg !228
  %overflow_arg_area.next33 = getelementptr i8, ptr %overflow_arg_area32, i32 8, !dbg !228
  store ptr %overflow_arg_area.next33, ptr %overflow_arg_area_p31, align 8, !dbg !228
  br label %vaarg.end34, !dbg !228

vaarg.end34:                                      ; preds = %vaarg.in_mem30, %vaarg.in_reg28
  %vaarg.addr35 = phi ptr [ %21, %vaarg.in_reg28 ], [ %overflow_arg_area32, %vaarg.in_mem30 ], !dbg !228
  %23 = load ptr, ptr %vaarg.addr35, align 8, !dbg !228
  %call36 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, ptr noundef %23), !dbg !229
  br label %sw.epilog, !dbg !230

sw.bb37:                                          ; preds = %for.body
  %24 = load ptr, ptr %args.addr, align 8, !dbg !231
  %gp_offset_p38 = getelementptr inbounds %struct.__va_list_tag, ptr %24, i32 0, i32 0, !dbg !231
  %gp_offset39 = load i32, ptr %gp_offset_p38, align 8, !dbg !231
  %fits_in_gp40 = icmp ule i32 %gp_offset39, 40, !dbg !231
  br i1 %fits_in_gp40, label %vaarg.in_reg41, label %vaarg.in_mem43, !dbg !231

vaarg.in_reg41:                                   ; preds = %sw.bb37
  %25 = getelementptr inbounds %struct.__va_list_tag, ptr %24, i32 0, i32 3, !dbg !231
  %reg_save_area42 = load ptr, ptr %25, align 8, !dbg !231
  %26 = getelementptr i8, ptr %reg_save_area42, i32 %gp_offset39, !dbg !231
  %27 = add i32 %gp_offset39, 8, !dbg !231
  store i32 %27, ptr %gp_offset_p38, align 8, !dbg !231
  br label %vaarg.end47, !dbg !231

vaarg.in_mem43:                                   ; preds = %sw.bb37
  %overflow_arg_area_p44 = getelementptr inbounds %struct.__va_list_tag, ptr %24, i32 0, i32 2, !dbg !231
  %overflow_arg_area45 = load ptr, ptr %overflow_arg_area_p44, align 8, !dbg !231
  %overflow_arg_area.next46 = getelementptr i8, ptr %overflow_arg_area45, i32 8, !dbg !231
  store ptr %overflow_arg_area.next46, ptr %overflow_arg_area_p44, align 8, !dbg !231
  br label %vaarg.end47, !dbg !231

vaarg.end47:                                      ; preds = %vaarg.in_mem43, %vaarg.in_reg41
  %vaarg.addr48 = phi ptr [ %26, %vaarg.in_reg41 ], [ %overflow_arg_area45, %vaarg.in_mem43 ], !dbg !231
  %28 = load i32, ptr %vaarg.addr48, align 4, !dbg !231
  %call49 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, i32 noundef %28), !dbg !232
  br label %sw.epilog, !dbg !233

sw.epilog:                                        ; preds = %for.body, %vaarg.end47, %vaarg.end34, %vaarg.end21, %vaarg.end11, %vaarg.end
  br label %for.inc, !dbg !234

for.inc:                                          ; preds = %sw.epilog
  %29 = load ptr, ptr %kinds.addr, align 8, !dbg !235
  %incdec.ptr = getelementptr inbounds i8, ptr %29, i32 1, !dbg !235
  store ptr %incdec.ptr, ptr %kinds.addr, align 8, !dbg !235
  br label %for.cond, !dbg !236, !llvm.loop !237

for.end:                                          ; preds = %for.cond
  %call50 = call i32 (ptr, ...) @printf(ptr noundef @.str.14), !dbg !239
  ret void, !dbg !240
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nounwind
declare i32 @vprintf(ptr noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!56}
!llvm.module.flags = !{!58, !59, !60, !61, !62, !63, !64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 67, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "varargs.c", directory: ".", checksumkind: CSK_MD5, checksum: "948d513bed3e84e0a93f305401ab29c5")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 9)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 68, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 6)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 68, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 5)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 69, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 12)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 70, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 11)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 4)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 72, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 7)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 72, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 2)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 73, type: !29, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !29, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !14, isLocal: true, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !9, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !29, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !29, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !39, isLocal: true, isDefinition: true)
!56 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !57, splitDebugInlining: false, nameTableKind: None)
!57 = !{!0, !7, !12, !17, !22, !27, !32, !37, !42, !44, !46, !48, !50, !52, !54}
!58 = !{i32 7, !"Dwarf Version", i32 5}
!59 = !{i32 2, !"Debug Info Version", i32 3}
!60 = !{i32 1, !"wchar_size", i32 4}
!61 = !{i32 8, !"PIC Level", i32 2}
!62 = !{i32 7, !"PIE Level", i32 2}
!63 = !{i32 7, !"uwtable", i32 2}
!64 = !{i32 7, !"frame-pointer", i32 2}
!65 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 66, type: !66, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !56, retainedNodes: !69)
!66 = !DISubroutineType(types: !67)
!67 = !{!68}
!68 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!69 = !{}
!70 = !DILocation(line: 67, column: 23, scope: !65)
!71 = !DILocation(line: 67, column: 40, scope: !65)
!72 = !DILocation(line: 67, column: 3, scope: !65)
!73 = !DILocation(line: 68, column: 3, scope: !65)
!74 = !DILocation(line: 69, column: 3, scope: !65)
!75 = !DILocation(line: 70, column: 3, scope: !65)
!76 = !DILocation(line: 71, column: 18, scope: !65)
!77 = !DILocation(line: 71, column: 3, scope: !65)
!78 = !DILocalVariable(name: "n", scope: !65, file: !2, line: 72, type: !68)
!79 = !DILocation(line: 72, column: 7, scope: !65)
!80 = !DILocation(line: 72, column: 11, scope: !65)
!81 = !DILocation(line: 73, column: 18, scope: !65)
!82 = !DILocation(line: 73, column: 3, scope: !65)
!83 = !DILocation(line: 74, column: 3, scope: !65)
!84 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 6, type: !85, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !56, retainedNodes: !69)
!85 = !DISubroutineType(types: !86)
!86 = !{!87, !68, null}
!87 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!88 = !DILocalVariable(name: "n", arg: 1, scope: !84, file: !2, line: 6, type: !68)
!89 = !DILocation(line: 6, column: 21, scope: !84)
!90 = !DILocalVariable(name: "args", scope: !84, file: !2, line: 7, type: !91)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !92, line: 12, baseType: !93)
!92 = !DIFile(filename: "clang/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!93 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !94)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !95, size: 192, elements: !103)
!95 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !96)
!96 = !{!97, !99, !100, !102}
!97 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !95, file: !2, line: 7, baseType: !98, size: 32)
!98 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !95, file: !2, line: 7, baseType: !98, size: 32, offset: 32)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !95, file: !2, line: 7, baseType: !101, size: 64, offset: 64)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !95, file: !2, line: 7, baseType: !101, size: 64, offset: 128)
!103 = !{!104}
!104 = !DISubrange(count: 1)
!105 = !DILocation(line: 7, column: 11, scope: !84)
!106 = !DILocation(line: 8, column: 3, scope: !84)
!107 = !DILocalVariable(name: "total", scope: !84, file: !2, line: 9, type: !87)
!108 = !DILocation(line: 9, column: 8, scope: !84)
!109 = !DILocalVariable(name: "i", scope: !110, file: !2, line: 10, type: !68)
!110 = distinct !DILexicalBlock(scope: !84, file: !2, line: 10, column: 3)
!111 = !DILocation(line: 10, column: 12, scope: !110)
!112 = !DILocation(line: 10, column: 8, scope: !110)
!113 = !DILocation(line: 10, column: 19, scope: !114)
!114 = distinct !DILexicalBlock(scope: !110, file: !2, line: 10, column: 3)
!115 = !DILocation(line: 10, column: 23, scope: !114)
!116 = !DILocation(line: 10, column: 21, scope: !114)
!117 = !DILocation(line: 10, column: 3, scope: !110)
!118 = !DILocation(line: 11, column: 14, scope: !114)
!119 = !DILocation(line: 11, column: 11, scope: !114)
!120 = !DILocation(line: 11, column: 5, scope: !114)
!121 = !DILocation(line: 10, column: 27, scope: !114)
!122 = !DILocation(line: 10, column: 3, scope: !114)
!123 = distinct !{!123, !117, !124, !125}
!124 = !DILocation(line: 11, column: 14, scope: !110)
!125 = !{!"llvm.loop.mustprogress"}
!126 = !DILocation(line: 12, column: 3, scope: !84)
!127 = !DILocation(line: 13, column: 10, scope: !84)
!128 = !DILocation(line: 13, column: 3, scope: !84)
!129 = distinct !DISubprogram(name: "show", scope: !2, file: !2, line: 38, type: !130, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !56, retainedNodes: !69)
!130 = !DISubroutineType(types: !131)
!131 = !{null, !132, null}
!132 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !133, size: 64)
!133 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!134 = !DILocalVariable(name: "kinds", arg: 1, scope: !129, file: !2, line: 38, type: !132)
!135 = !DILocation(line: 38, column: 30, scope: !129)
!136 = !DILocalVariable(name: "args", scope: !129, file: !2, line: 39, type: !91)
!137 = !DILocation(line: 39, column: 11, scope: !129)
!138 = !DILocation(line: 40, column: 3, scope: !129)
!139 = !DILocation(line: 41, column: 12, scope: !129)
!140 = !DILocation(line: 41, column: 19, scope: !129)
!141 = !DILocation(line: 41, column: 3, scope: !129)
!142 = !DILocation(line: 42, column: 3, scope: !129)
!143 = !DILocation(line: 43, column: 1, scope: !129)
!144 = distinct !DISubprogram(name: "average", scope: !2, file: !2, line: 45, type: !145, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !56, retainedNodes: !69)
!145 = !DISubroutineType(types: !146)
!146 = !{!147, !68, null}
!147 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!148 = !DILocalVariable(name: "n", arg: 1, scope: !144, file: !2, line: 45, type: !68)
!149 = !DILocation(line: 45, column: 27, scope: !144)
!150 = !DILocalVariable(name: "args", scope: !144, file: !2, line: 46, type: !91)
!151 = !DILocation(line: 46, column: 11, scope: !144)
!152 = !DILocalVariable(name: "again", scope: !144, file: !2, line: 46, type: !91)
!153 = !DILocation(line: 46, column: 17, scope: !144)
!154 = !DILocation(line: 47, column: 3, scope: !144)
!155 = !DILocation(line: 48, column: 3, scope: !144)
!156 = !DILocalVariable(name: "total", scope: !144, file: !2, line: 49, type: !147)
!157 = !DILocation(line: 49, column: 10, scope: !144)
!158 = !DILocalVariable(name: "i", scope: !159, file: !2, line: 50, type: !68)
!159 = distinct !DILexicalBlock(scope: !144, file: !2, line: 50, column: 3)
!160 = !DILocation(line: 50, column: 12, scope: !159)
!161 = !DILocation(line: 50, column: 8, scope: !159)
!162 = !DILocation(line: 50, column: 19, scope: !163)
!163 = distinct !DILexicalBlock(scope: !159, file: !2, line: 50, column: 3)
!164 = !DILocation(line: 50, column: 23, scope: !163)
!165 = !DILocation(line: 50, column: 21, scope: !163)
!166 = !DILocation(line: 50, column: 3, scope: !159)
!167 = !DILocation(line: 51, column: 14, scope: !163)
!168 = !DILocation(line: 51, column: 11, scope: !163)
!169 = !DILocation(line: 51, column: 5, scope: !163)
!170 = !DILocation(line: 50, column: 27, scope: !163)
!171 = !DILocation(line: 50, column: 3, scope: !163)
!172 = distinct !{!172, !166, !173, !125}
!173 = !DILocation(line: 51, column: 14, scope: !159)
!174 = !DILocalVariable(name: "first", scope: !144, file: !2, line: 52, type: !147)
!175 = !DILocation(line: 52, column: 10, scope: !144)
!176 = !DILocation(line: 52, column: 18, scope: !144)
!177 = !DILocation(line: 53, column: 3, scope: !144)
!178 = !DILocation(line: 54, column: 3, scope: !144)
!179 = !DILocation(line: 55, column: 10, scope: !144)
!180 = !DILocation(line: 55, column: 18, scope: !144)
!181 = !DILocation(line: 55, column: 16, scope: !144)
!182 = !DILocation(line: 55, column: 22, scope: !144)
!183 = !DILocation(line: 55, column: 20, scope: !144)
!184 = !DILocation(line: 55, column: 3, scope: !144)
!185 = distinct !DISubprogram(name: "print", scope: !2, file: !2, line: 58, type: !186, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !56, retainedNodes: !69)
!186 = !DISubroutineType(types: !187)
!187 = !{!68, !132, null}
!188 = !DILocalVariable(name: "format", arg: 1, scope: !185, file: !2, line: 58, type: !132)
!189 = !DILocation(line: 58, column: 30, scope: !185)
!190 = !DILocalVariable(name: "args", scope: !185, file: !2, line: 59, type: !91)
!191 = !DILocation(line: 59, column: 11, scope: !185)
!192 = !DILocation(line: 60, column: 3, scope: !185)
!193 = !DILocalVariable(name: "n", scope: !185, file: !2, line: 61, type: !68)
!194 = !DILocation(line: 61, column: 7, scope: !185)
!195 = !DILocation(line: 61, column: 19, scope: !185)
!196 = !DILocation(line: 61, column: 27, scope: !185)
!197 = !DILocation(line: 61, column: 11, scope: !185)
!198 = !DILocation(line: 62, column: 3, scope: !185)
!199 = !DILocation(line: 63, column: 10, scope: !185)
!200 = !DILocation(line: 63, column: 3, scope: !185)
!201 = distinct !DISubprogram(name: "show_all", scope: !2, file: !2, line: 16, type: !202, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !56, retainedNodes: !69)
!202 = !DISubroutineType(types: !203)
!203 = !{null, !132, !204}
!204 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!205 = !DILocalVariable(name: "kinds", arg: 1, scope: !201, file: !2, line: 16, type: !132)
!206 = !DILocation(line: 16, column: 34, scope: !201)
!207 = !DILocalVariable(name: "args", arg: 2, scope: !201, file: !2, line: 16, type: !204)
!208 = !DILocation(line: 16, column: 49, scope: !201)
!209 = !DILocation(line: 17, column: 3, scope: !201)
!210 = !DILocation(line: 17, column: 11, scope: !211)
!211 = distinct !DILexicalBlock(scope: !212, file: !2, line: 17, column: 3)
!212 = distinct !DILexicalBlock(scope: !201, file: !2, line: 17, column: 3)
!213 = !DILocation(line: 17, column: 10, scope: !211)
!214 = !DILocation(line: 17, column: 3, scope: !212)
!215 = !DILocation(line: 18, column: 14, scope: !211)
!216 = !DILocation(line: 18, column: 13, scope: !211)
!217 = !DILocation(line: 18, column: 5, scope: !211)
!218 = !DILocation(line: 20, column: 21, scope: !219)
!219 = distinct !DILexicalBlock(scope: !211, file: !2, line: 18, column: 21)
!220 = !DILocation(line: 20, column: 7, scope: !219)
!221 = !DILocation(line: 21, column: 7, scope: !219)
!222 = !DILocation(line: 23, column: 22, scope: !219)
!223 = !DILocation(line: 23, column: 7, scope: !219)
!224 = !DILocation(line: 24, column: 7, scope: !219)
!225 = !DILocation(line: 26, column: 23, scope: !219)
!226 = !DILocation(line: 26, column: 7, scope: !219)
!227 = !DILocation(line: 27, column: 7, scope: !219)
!228 = !DILocation(line: 29, column: 21, scope: !219)
!229 = !DILocation(line: 29, column: 7, scope: !219)
!230 = !DILocation(line: 30, column: 7, scope: !219)
!231 = !DILocation(line: 32, column: 21, scope: !219)
!232 = !DILocation(line: 32, column: 7, scope: !219)
!233 = !DILocation(line: 33, column: 7, scope: !219)
!234 = !DILocation(line: 34, column: 5, scope: !219)
!235 = !DILocation(line: 17, column: 23, scope: !211)
!236 = !DILocation(line: 17, column: 3, scope: !211)
!237 = distinct !{!237, !214, !238, !125}
!238 = !DILocation(line: 34, column: 5, scope: !212)
!239 = !DILocation(line: 35, column: 3, scope: !201)
!240 = !DILocation(line: 36, column: 1, scope: !201)
