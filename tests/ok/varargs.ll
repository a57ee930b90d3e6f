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
define dso_local i32 @main() #0 !dbg !67 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i64 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, i32 noundef 2, i32 noundef 3), !dbg !72
  %call1 = call i64 (i32, ...) @sum(i32 noundef 10, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7, i32 noundef 8, i32 noundef 9, i32 noundef 10), !dbg !73
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %call, i64 noundef %call1), !dbg !74
  call void (ptr, ...) @show(ptr noundef @.str.1, i32 noundef 7, double noundef 2.500000e+00, ptr noundef @.str.2, i64 noundef 1099511627776, i32 noundef 120), !dbg !75
  call void (ptr, ...) @show(ptr noundef @.str.3, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 3.000000e+00, double noundef 4.000000e+00, double noundef 5.000000e+00, double noundef 6.000000e+00, double noundef 7.000000e+00, double noundef 8.000000e+00, double noundef 9.000000e+00, double noundef 1.000000e+01, i32 noundef 11), !dbg !76
  call void (ptr, ...) @show(ptr noundef @.str.4, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7, i32 noundef 8, i32 noundef 9, double noundef 5.000000e-01), !dbg !77
  %call3 = call double (i32, ...) @average(i32 noundef 4, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 3.000000e+00, double noundef 4.000000e+00), !dbg !78
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, double noundef %call3), !dbg !79
    #dbg_declare(ptr %n, !80, !DIExpression(), !81)
  %call5 = call i32 (ptr, ...) @print(ptr noundef @.str.6, ptr noundef @.str.7, i32 noundef 5), !dbg !82
  store i32 %call5, ptr %n, align 4, !dbg !81
  %0 = load i32, ptr %n, align 4, !dbg !83
  %call6 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %0), !dbg !84
  ret i32 0, !dbg !85
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @sum(i32 noundef %n, ...) #0 !dbg !86 {
entry:
  %n.addr = alloca i32, align 4
  %args = alloca [1 x %struct.__va_list_tag], align 16
  %total = alloca i64, align 8
  %i = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !89, !DIExpression(), !90)
    #dbg_declare(ptr %args, !91, !DIExpression(), !106)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !107
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !107
    #dbg_declare(ptr %total, !108, !DIExpression(), !109)
  store i64 0, ptr %total, align 8, !dbg !109
    #dbg_declare(ptr %i, !110, !DIExpression(), !112)
  store i32 0, ptr %i, align 4, !dbg !112
  br label %for.cond, !dbg !113

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !114
  %1 = load i32, ptr %n.addr, align 4, !dbg !116
  %cmp = icmp slt i32 %0, %1, !dbg !117
  br i1 %cmp, label %for.body, label %for.end, !dbg !118

for.body:                                         ; preds = %for.cond
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !119
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 0, !dbg !119
  %gp_offset = load i32, ptr %gp_offset_p, align 16, !dbg !119
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !119
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !119

vaarg.in_reg:                                     ; preds = %for.body
  %2 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 3, !dbg !119
  %reg_save_area = load ptr, ptr %2, align 16, !dbg !119
  %3 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset, !dbg !119
  %4 = add i32 %gp_offset, 8, !dbg !119
  store i32 %4, ptr %gp_offset_p, align 16, !dbg !119
  br label %vaarg.end, !dbg !119

vaarg.in_mem:                                     ; preds = %for.body
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 2, !dbg !119
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8, !dbg !119
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8, !dbg !119
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !119
  br label %vaarg.end, !dbg !119

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %3, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ], !dbg !119
  %5 = load i32, ptr %vaarg.addr, align 4, !dbg !119
  %conv = sext i32 %5 to i64, !dbg !119
  %6 = load i64, ptr %total, align 8, !dbg !120
  %add = add nsw i64 %6, %conv, !dbg !120
  store i64 %add, ptr %total, align 8, !dbg !120
  br label %for.inc, !dbg !121

for.inc:                                          ; preds = %vaarg.end
  %7 = load i32, ptr %i, align 4, !dbg !122
  %inc = add nsw i32 %7, 1, !dbg !122
  store i32 %inc, ptr %i, align 4, !dbg !122
  br label %for.cond, !dbg !123, !llvm.loop !124

for.end:                                          ; preds = %for.cond
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !127
  call void @llvm.va_end.p0(ptr %arraydecay2), !dbg !127
  %8 = load i64, ptr %total, align 8, !dbg !128
  ret i64 %8, !dbg !129
}

; Function Attrs: noinline nounwind uwtable
define internal void @show(ptr noundef %kinds, ...) #0 !dbg !130 {
entry:
  %kinds.addr = alloca ptr, align 8
  %args = alloca [1 x %struct.__va_list_tag], align 16
  store ptr %kinds, ptr %kinds.addr, align 8
    #dbg_declare(ptr %kinds.addr, !135, !DIExpression(), !136)
    #dbg_declare(ptr %args, !137, !DIExpression(), !138)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !139
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !139
  %0 = load ptr, ptr %kinds.addr, align 8, !dbg !140
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !141
  call void @show_all(ptr noundef %0, ptr noundef %arraydecay1), !dbg !142
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !143
  call void @llvm.va_end.p0(ptr %arraydecay2), !dbg !143
  ret void, !dbg !144
}

; Function Attrs: noinline nounwind uwtable
define internal double @average(i32 noundef %n, ...) #0 !dbg !145 {
entry:
  %n.addr = alloca i32, align 4
  %args = alloca [1 x %struct.__va_list_tag], align 16
  %again = alloca [1 x %struct.__va_list_tag], align 16
  %total = alloca double, align 8
  %i = alloca i32, align 4
  %first = alloca double, align 8
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !149, !DIExpression(), !150)
    #dbg_declare(ptr %args, !151, !DIExpression(), !152)
    #dbg_declare(ptr %again, !153, !DIExpression(), !154)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !155
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !155
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0, !dbg !156
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !156
  call void @llvm.va_copy.p0(ptr %arraydecay1, ptr %arraydecay2), !dbg !156
    #dbg_declare(ptr %total, !157, !DIExpression(), !158)
  store double 0.000000e+00, ptr %total, align 8, !dbg !158
    #dbg_declare(ptr %i, !159, !DIExpression(), !161)
  store i32 0, ptr %i, align 4, !dbg !161
  br label %for.cond, !dbg !162

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !163
  %1 = load i32, ptr %n.addr, align 4, !dbg !165
  %cmp = icmp slt i32 %0, %1, !dbg !166
  br i1 %cmp, label %for.body, label %for.end, !dbg !167

for.body:                                         ; preds = %for.cond
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !168
  %fp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay3, i32 0, i32 1, !dbg !168
  %fp_offset = load i32, ptr %fp_offset_p, align 4, !dbg !168
  %fits_in_fp = icmp ule i32 %fp_offset, 160, !dbg !168
  br i1 %fits_in_fp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !168

vaarg.in_reg:                                     ; preds = %for.body
  %2 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay3, i32 0, i32 3, !dbg !168
  %reg_save_area = load ptr, ptr %2, align 16, !dbg !168
  %3 = getelementptr i8, ptr %reg_save_area, i32 %fp_offset, !dbg !168
  %4 = add i32 %fp_offset, 16, !dbg !168
  store i32 %4, ptr %fp_offset_p, align 4, !dbg !168
  br label %vaarg.end, !dbg !168

vaarg.in_mem:                                     ; preds = %for.body
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay3, i32 0, i32 2, !dbg !168
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8, !dbg !168
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8, !dbg !168
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !168
  br label %vaarg.end, !dbg !168

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %3, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ], !dbg !168
  %5 = load double, ptr %vaarg.addr, align 8, !dbg !168
  %6 = load double, ptr %total, align 8, !dbg !169
  %add = fadd double %6, %5, !dbg !169
  store double %add, ptr %total, align 8, !dbg !169
  br label %for.inc, !dbg !170

for.inc:                                          ; preds = %vaarg.end
  %7 = load i32, ptr %i, align 4, !dbg !171
  %inc = add nsw i32 %7, 1, !dbg !171
  store i32 %inc, ptr %i, align 4, !dbg !171
  br label %for.cond, !dbg !172, !llvm.loop !173

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %first, !175, !DIExpression(), !176)
  %arraydecay4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0, !dbg !177
  %fp_offset_p5 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay4, i32 0, i32 1, !dbg !177
  %fp_offset6 = load i32, ptr %fp_offset_p5, align 4, !dbg !177
  %fits_in_fp7 = icmp ule i32 %fp_offset6, 160, !dbg !177
  br i1 %fits_in_fp7, label %vaarg.in_reg8, label %vaarg.in_mem10, !dbg !177

vaarg.in_reg8:                                    ; preds = %for.end
  %8 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay4, i32 0, i32 3, !dbg !177
  %reg_save_area9 = load ptr, ptr %8, align 16, !dbg !177
  %9 = getelementptr i8, ptr %reg_save_area9, i32 %fp_offset6, !dbg !177
  %10 = add i32 %fp_offset6, 16, !dbg !177
  store i32 %10, ptr %fp_offset_p5, align 4, !dbg !177
  br label %vaarg.end14, !dbg !177

vaarg.in_mem10:                                   ; preds = %for.end
  %overflow_arg_area_p11 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay4, i32 0, i32 2, !dbg !177
  %overflow_arg_area12 = load ptr, ptr %overflow_arg_area_p11, align 8, !dbg !177
  %overflow_arg_area.next13 = getelementptr i8, ptr %overflow_arg_area12, i32 8, !dbg !177
  store ptr %overflow_arg_area.next13, ptr %overflow_arg_area_p11, align 8, !dbg !177
  br label %vaarg.end14, !dbg !177

vaarg.end14:                                      ; preds = %vaarg.in_mem10, %vaarg.in_reg8
  %vaarg.addr15 = phi ptr [ %9, %vaarg.in_reg8 ], [ %overflow_arg_area12, %vaarg.in_mem10 ], !dbg !177
  %11 = load double, ptr %vaarg.addr15, align 8, !dbg !177
  store double %11, ptr %first, align 8, !dbg !176
  %arraydecay16 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0, !dbg !178
  call void @llvm.va_end.p0(ptr %arraydecay16), !dbg !178
  %arraydecay17 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !179
  call void @llvm.va_end.p0(ptr %arraydecay17), !dbg !179
  %12 = load double, ptr %total, align 8, !dbg !180
  %13 = load i32, ptr %n.addr, align 4, !dbg !181
  %conv = sitofp i32 %13 to double, !dbg !181
  %div = fdiv double %12, %conv, !dbg !182
  %14 = load double, ptr %first, align 8, !dbg !183
  %15 = call double @llvm.fmuladd.f64(double %14, double 0.000000e+00, double %div), !dbg !184
  ret double %15, !dbg !185
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @print(ptr noundef %format, ...) #0 !dbg !186 {
entry:
  %format.addr = alloca ptr, align 8
  %args = alloca [1 x %struct.__va_list_tag], align 16
  %n = alloca i32, align 4
  store ptr %format, ptr %format.addr, align 8
    #dbg_declare(ptr %format.addr, !189, !DIExpression(), !190)
    #dbg_declare(ptr %args, !191, !DIExpression(), !192)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !193
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !193
    #dbg_declare(ptr %n, !194, !DIExpression(), !195)
  %0 = load ptr, ptr %format.addr, align 8, !dbg !196
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !197
  %call = call i32 @vprintf(ptr noundef %0, ptr noundef %arraydecay1) #5, !dbg !198
  store i32 %call, ptr %n, align 4, !dbg !195
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0, !dbg !199
  call void @llvm.va_end.p0(ptr %arraydecay2), !dbg !199
  %1 = load i32, ptr %n, align 4, !dbg !200
  ret i32 %1, !dbg !201
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

; Function Attrs: noinline nounwind uwtable
define internal void @show_all(ptr noundef %kinds, ptr noundef %args) #0 !dbg !202 {
entry:
  %kinds.addr = alloca ptr, align 8
  %args.addr = alloca ptr, align 8
  store ptr %kinds, ptr %kinds.addr, align 8
    #dbg_declare(ptr %kinds.addr, !206, !DIExpression(), !207)
  store ptr %args, ptr %args.addr, align 8
    #dbg_declare(ptr %args.addr, !208, !DIExpression(), !209)
  br label %for.cond, !dbg !210

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load ptr, ptr %kinds.addr, align 8, !dbg !211
  %1 = load i8, ptr %0, align 1, !dbg !214
  %tobool = icmp ne i8 %1, 0, !dbg !215
  br i1 %tobool, label %for.body, label %for.end, !dbg !215

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %kinds.addr, align 8, !dbg !216
  %3 = load i8, ptr %2, align 1, !dbg !217
  %conv = sext i8 %3 to i32, !dbg !217
  switch i32 %conv, label %sw.epilog [
    i32 105, label %sw.bb
    i32 108, label %sw.bb1
    i32 100, label %sw.bb14
    i32 115, label %sw.bb24
    i32 99, label %sw.bb37
  ], !dbg !218

sw.bb:                                            ; preds = %for.body
  %4 = load ptr, ptr %args.addr, align 8, !dbg !219
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %4, i32 0, i32 0, !dbg !219
  %gp_offset = load i32, ptr %gp_offset_p, align 8, !dbg !219
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !219
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !219

vaarg.in_reg:                                     ; preds = %sw.bb
  %5 = getelementptr inbounds %struct.__va_list_tag, ptr %4, i32 0, i32 3, !dbg !219
  %reg_save_area = load ptr, ptr %5, align 8, !dbg !219
  %6 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset, !dbg !219
  %7 = add i32 %gp_offset, 8, !dbg !219
  store i32 %7, ptr %gp_offset_p, align 8, !dbg !219
  br label %vaarg.end, !dbg !219

vaarg.in_mem:                                     ; preds = %sw.bb
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %4, i32 0, i32 2, !dbg !219
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8, !dbg !219
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8, !dbg !219
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !219
  br label %vaarg.end, !dbg !219

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %6, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ], !dbg !219
  %8 = load i32, ptr %vaarg.addr, align 4, !dbg !219
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %8), !dbg !221
  br label %sw.epilog, !dbg !222

sw.bb1:                                           ; preds = %for.body
  %9 = load ptr, ptr %args.addr, align 8, !dbg !223
  %gp_offset_p2 = getelementptr inbounds %struct.__va_list_tag, ptr %9, i32 0, i32 0, !dbg !223
  %gp_offset3 = load i32, ptr %gp_offset_p2, align 8, !dbg !223
  %fits_in_gp4 = icmp ule i32 %gp_offset3, 40, !dbg !223
  br i1 %fits_in_gp4, label %vaarg.in_reg5, label %vaarg.in_mem7, !dbg !223

vaarg.in_reg5:                                    ; preds = %sw.bb1
  %10 = getelementptr inbounds %struct.__va_list_tag, ptr %9, i32 0, i32 3, !dbg !223
  %reg_save_area6 = load ptr, ptr %10, align 8, !dbg !223
  %11 = getelementptr i8, ptr %reg_save_area6, i32 %gp_offset3, !dbg !223
  %12 = add i32 %gp_offset3, 8, !dbg !223
  store i32 %12, ptr %gp_offset_p2, align 8, !dbg !223
  br label %vaarg.end11, !dbg !223

vaarg.in_mem7:                                    ; preds = %sw.bb1
  %overflow_arg_area_p8 = getelementptr inbounds %struct.__va_list_tag, ptr %9, i32 0, i32 2, !dbg !223
  %overflow_arg_area9 = load ptr, ptr %overflow_arg_area_p8, align 8, !dbg !223
  %overflow_arg_area.next10 = getelementptr i8, ptr %overflow_arg_area9, i32 8, !dbg !223
  store ptr %overflow_arg_area.next10, ptr %overflow_arg_area_p8, align 8, !dbg !223
  br label %vaarg.end11, !dbg !223

vaarg.end11:                                      ; preds = %vaarg.in_mem7, %vaarg.in_reg5
  %vaarg.addr12 = phi ptr [ %11, %vaarg.in_reg5 ], [ %overflow_arg_area9, %vaarg.in_mem7 ], !dbg !223
  %13 = load i64, ptr %vaarg.addr12, align 8, !dbg !223
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i64 noundef %13), !dbg !224
  br label %sw.epilog, !dbg !225

sw.bb14:                                          ; preds = %for.body
  %14 = load ptr, ptr %args.addr, align 8, !dbg !226
  %fp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %14, i32 0, i32 1, !dbg !226
  %fp_offset = load i32, ptr %fp_offset_p, align 4, !dbg !226
  %fits_in_fp = icmp ule i32 %fp_offset, 160, !dbg !226
  br i1 %fits_in_fp, label %vaarg.in_reg15, label %vaarg.in_mem17, !dbg !226

vaarg.in_reg15:                                   ; preds = %sw.bb14
  %15 = getelementptr inbounds %struct.__va_list_tag, ptr %14, i32 0, i32 3, !dbg !226
  %reg_save_area16 = load ptr, ptr %15, align 8, !dbg !226
  %16 = getelementptr i8, ptr %reg_save_area16, i32 %fp_offset, !dbg !226
  %17 = add i32 %fp_offset, 16, !dbg !226
  store i32 %17, ptr %fp_offset_p, align 4, !dbg !226
  br label %vaarg.end21, !dbg !226

vaarg.in_mem17:                                   ; preds = %sw.bb14
  %overflow_arg_area_p18 = getelementptr inbounds %struct.__va_list_tag, ptr %14, i32 0, i32 2, !dbg !226
  %overflow_arg_area19 = load ptr, ptr %overflow_arg_area_p18, align 8, !dbg !226
  %overflow_arg_area.next20 = getelementptr i8, ptr %overflow_arg_area19, i32 8, !dbg !226
  store ptr %overflow_arg_area.next20, ptr %overflow_arg_area_p18, align 8, !dbg !226
  br label %vaarg.end21, !dbg !226

vaarg.end21:                                      ; preds = %vaarg.in_mem17, %vaarg.in_reg15
  %vaarg.addr22 = phi ptr [ %16, %vaarg.in_reg15 ], [ %overflow_arg_area19, %vaarg.in_mem17 ], !dbg !226
  %18 = load double, ptr %vaarg.addr22, align 8, !dbg !226
  %call23 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, double noundef %18), !dbg !227
  br label %sw.epilog, !dbg !228

sw.bb24:                                          ; preds = %for.body
  %19 = load ptr, ptr %args.addr, align 8, !dbg !229
  %gp_offset_p25 = getelementptr inbounds %struct.__va_list_tag, ptr %19, i32 0, i32 0, !dbg !229
  %gp_offset26 = load i32, ptr %gp_offset_p25, align 8, !dbg !229
  %fits_in_gp27 = icmp ule i32 %gp_offset26, 40, !dbg !229
  br i1 %fits_in_gp27, label %vaarg.in_reg28, label %vaarg.in_mem30, !dbg !229

vaarg.in_reg28:                                   ; preds = %sw.bb24
  %20 = getelementptr inbounds %struct.__va_list_tag, ptr %19, i32 0, i32 3, !dbg !229
  %reg_save_area29 = load ptr, ptr %20, align 8, !dbg !229
  %21 = getelementptr i8, ptr %reg_save_area29, i32 %gp_offset26, !dbg !229
  %22 = add i32 %gp_offset26, 8, !dbg !229
  store i32 %22, ptr %gp_offset_p25, align 8, !dbg !229
  br label %vaarg.end34, !dbg !229

vaarg.in_mem30:                                   ; preds = %sw.bb24
  %overflow_arg_area_p31 = getelementptr inbounds %struct.__va_list_tag, ptr %19, i32 0, i32 2, !dbg !229
  %overflow_arg_area32 = load ptr, ptr %overflow_arg_area_p31, align 8, !dbg !229
  %overflow_arg_area.next33 = getelementptr i8, ptr %overflow_arg_area32, i32 8, !dbg !229
  store ptr %overflow_arg_area.next33, ptr %overflow_arg_area_p31, align 8, !dbg !229
  br label %vaarg.end34, !dbg !229

vaarg.end34:                                      ; preds = %vaarg.in_mem30, %vaarg.in_reg28
  %vaarg.addr35 = phi ptr [ %21, %vaarg.in_reg28 ], [ %overflow_arg_area32, %vaarg.in_mem30 ], !dbg !229
  %23 = load ptr, ptr %vaarg.addr35, align 8, !dbg !229
  %call36 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, ptr noundef %23), !dbg !230
  br label %sw.epilog, !dbg !231

sw.bb37:                                          ; preds = %for.body
  %24 = load ptr, ptr %args.addr, align 8, !dbg !232
  %gp_offset_p38 = getelementptr inbounds %struct.__va_list_tag, ptr %24, i32 0, i32 0, !dbg !232
  %gp_offset39 = load i32, ptr %gp_offset_p38, align 8, !dbg !232
  %fits_in_gp40 = icmp ule i32 %gp_offset39, 40, !dbg !232
  br i1 %fits_in_gp40, label %vaarg.in_reg41, label %vaarg.in_mem43, !dbg !232

vaarg.in_reg41:                                   ; preds = %sw.bb37
  %25 = getelementptr inbounds %struct.__va_list_tag, ptr %24, i32 0, i32 3, !dbg !232
  %reg_save_area42 = load ptr, ptr %25, align 8, !dbg !232
  %26 = getelementptr i8, ptr %reg_save_area42, i32 %gp_offset39, !dbg !232
  %27 = add i32 %gp_offset39, 8, !dbg !232
  store i32 %27, ptr %gp_offset_p38, align 8, !dbg !232
  br label %vaarg.end47, !dbg !232

vaarg.in_mem43:                                   ; preds = %sw.bb37
  %overflow_arg_area_p44 = getelementptr inbounds %struct.__va_list_tag, ptr %24, i32 0, i32 2, !dbg !232
  %overflow_arg_area45 = load ptr, ptr %overflow_arg_area_p44, align 8, !dbg !232
  %overflow_arg_area.next46 = getelementptr i8, ptr %overflow_arg_area45, i32 8, !dbg !232
  store ptr %overflow_arg_area.next46, ptr %overflow_arg_area_p44, align 8, !dbg !232
  br label %vaarg.end47, !dbg !232

vaarg.end47:                                      ; preds = %vaarg.in_mem43, %vaarg.in_reg41
  %vaarg.addr48 = phi ptr [ %26, %vaarg.in_reg41 ], [ %overflow_arg_area45, %vaarg.in_mem43 ], !dbg !232
  %28 = load i32, ptr %vaarg.addr48, align 4, !dbg !232
  %call49 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, i32 noundef %28), !dbg !233
  br label %sw.epilog, !dbg !234

sw.epilog:                                        ; preds = %for.body, %vaarg.end47, %vaarg.end34, %vaarg.end21, %vaarg.end11, %vaarg.end
  br label %for.inc, !dbg !235

for.inc:                                          ; preds = %sw.epilog
  %29 = load ptr, ptr %kinds.addr, align 8, !dbg !236
  %incdec.ptr = getelementptr inbounds i8, ptr %29, i32 1, !dbg !236
  store ptr %incdec.ptr, ptr %kinds.addr, align 8, !dbg !236
  br label %for.cond, !dbg !237, !llvm.loop !238

for.end:                                          ; preds = %for.cond
  %call50 = call i32 (ptr, ...) @printf(ptr noundef @.str.14), !dbg !240
  ret void, !dbg !241
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
!llvm.module.flags = !{!60, !61, !62, !63, !64, !65, !66}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 67, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "varargs.c", directory: ".", checksumkind: CSK_MD5, checksum: "dda59b456149fc96df58f89d7831c8c4")
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
!56 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !57, globals: !59, splitDebugInlining: false, nameTableKind: None)
!57 = !{!58}
!58 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!59 = !{!0, !7, !12, !17, !22, !27, !32, !37, !42, !44, !46, !48, !50, !52, !54}
!60 = !{i32 7, !"Dwarf Version", i32 5}
!61 = !{i32 2, !"Debug Info Version", i32 3}
!62 = !{i32 1, !"wchar_size", i32 4}
!63 = !{i32 8, !"PIC Level", i32 2}
!64 = !{i32 7, !"PIE Level", i32 2}
!65 = !{i32 7, !"uwtable", i32 2}
!66 = !{i32 7, !"frame-pointer", i32 2}
!67 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 66, type: !68, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !56, retainedNodes: !71)
!68 = !DISubroutineType(types: !69)
!69 = !{!70}
!70 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!71 = !{}
!72 = !DILocation(line: 67, column: 23, scope: !67)
!73 = !DILocation(line: 67, column: 40, scope: !67)
!74 = !DILocation(line: 67, column: 3, scope: !67)
!75 = !DILocation(line: 68, column: 3, scope: !67)
!76 = !DILocation(line: 69, column: 3, scope: !67)
!77 = !DILocation(line: 70, column: 3, scope: !67)
!78 = !DILocation(line: 71, column: 18, scope: !67)
!79 = !DILocation(line: 71, column: 3, scope: !67)
!80 = !DILocalVariable(name: "n", scope: !67, file: !2, line: 72, type: !70)
!81 = !DILocation(line: 72, column: 7, scope: !67)
!82 = !DILocation(line: 72, column: 11, scope: !67)
!83 = !DILocation(line: 73, column: 18, scope: !67)
!84 = !DILocation(line: 73, column: 3, scope: !67)
!85 = !DILocation(line: 74, column: 3, scope: !67)
!86 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 6, type: !87, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !56, retainedNodes: !71)
!87 = !DISubroutineType(types: !88)
!88 = !{!58, !70, null}
!89 = !DILocalVariable(name: "n", arg: 1, scope: !86, file: !2, line: 6, type: !70)
!90 = !DILocation(line: 6, column: 21, scope: !86)
!91 = !DILocalVariable(name: "args", scope: !86, file: !2, line: 7, type: !92)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !93, line: 12, baseType: !94)
!93 = !DIFile(filename: "clang/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !95)
!95 = !DICompositeType(tag: DW_TAG_array_type, baseType: !96, size: 192, elements: !104)
!96 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !97)
!97 = !{!98, !100, !101, !103}
!98 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !96, file: !2, line: 7, baseType: !99, size: 32)
!99 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !96, file: !2, line: 7, baseType: !99, size: 32, offset: 32)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !96, file: !2, line: 7, baseType: !102, size: 64, offset: 64)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !96, file: !2, line: 7, baseType: !102, size: 64, offset: 128)
!104 = !{!105}
!105 = !DISubrange(count: 1)
!106 = !DILocation(line: 7, column: 11, scope: !86)
!107 = !DILocation(line: 8, column: 3, scope: !86)
!108 = !DILocalVariable(name: "total", scope: !86, file: !2, line: 9, type: !58)
!109 = !DILocation(line: 9, column: 8, scope: !86)
!110 = !DILocalVariable(name: "i", scope: !111, file: !2, line: 10, type: !70)
!111 = distinct !DILexicalBlock(scope: !86, file: !2, line: 10, column: 3)
!112 = !DILocation(line: 10, column: 12, scope: !111)
!113 = !DILocation(line: 10, column: 8, scope: !111)
!114 = !DILocation(line: 10, column: 19, scope: !115)
!115 = distinct !DILexicalBlock(scope: !111, file: !2, line: 10, column: 3)
!116 = !DILocation(line: 10, column: 23, scope: !115)
!117 = !DILocation(line: 10, column: 21, scope: !115)
!118 = !DILocation(line: 10, column: 3, scope: !111)
!119 = !DILocation(line: 11, column: 14, scope: !115)
!120 = !DILocation(line: 11, column: 11, scope: !115)
!121 = !DILocation(line: 11, column: 5, scope: !115)
!122 = !DILocation(line: 10, column: 27, scope: !115)
!123 = !DILocation(line: 10, column: 3, scope: !115)
!124 = distinct !{!124, !118, !125, !126}
!125 = !DILocation(line: 11, column: 14, scope: !111)
!126 = !{!"llvm.loop.mustprogress"}
!127 = !DILocation(line: 12, column: 3, scope: !86)
!128 = !DILocation(line: 13, column: 10, scope: !86)
!129 = !DILocation(line: 13, column: 3, scope: !86)
!130 = distinct !DISubprogram(name: "show", scope: !2, file: !2, line: 38, type: !131, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !56, retainedNodes: !71)
!131 = !DISubroutineType(types: !132)
!132 = !{null, !133, null}
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !134, size: 64)
!134 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!135 = !DILocalVariable(name: "kinds", arg: 1, scope: !130, file: !2, line: 38, type: !133)
!136 = !DILocation(line: 38, column: 30, scope: !130)
!137 = !DILocalVariable(name: "args", scope: !130, file: !2, line: 39, type: !92)
!138 = !DILocation(line: 39, column: 11, scope: !130)
!139 = !DILocation(line: 40, column: 3, scope: !130)
!140 = !DILocation(line: 41, column: 12, scope: !130)
!141 = !DILocation(line: 41, column: 19, scope: !130)
!142 = !DILocation(line: 41, column: 3, scope: !130)
!143 = !DILocation(line: 42, column: 3, scope: !130)
!144 = !DILocation(line: 43, column: 1, scope: !130)
!145 = distinct !DISubprogram(name: "average", scope: !2, file: !2, line: 45, type: !146, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !56, retainedNodes: !71)
!146 = !DISubroutineType(types: !147)
!147 = !{!148, !70, null}
!148 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!149 = !DILocalVariable(name: "n", arg: 1, scope: !145, file: !2, line: 45, type: !70)
!150 = !DILocation(line: 45, column: 27, scope: !145)
!151 = !DILocalVariable(name: "args", scope: !145, file: !2, line: 46, type: !92)
!152 = !DILocation(line: 46, column: 11, scope: !145)
!153 = !DILocalVariable(name: "again", scope: !145, file: !2, line: 46, type: !92)
!154 = !DILocation(line: 46, column: 17, scope: !145)
!155 = !DILocation(line: 47, column: 3, scope: !145)
!156 = !DILocation(line: 48, column: 3, scope: !145)
!157 = !DILocalVariable(name: "total", scope: !145, file: !2, line: 49, type: !148)
!158 = !DILocation(line: 49, column: 10, scope: !145)
!159 = !DILocalVariable(name: "i", scope: !160, file: !2, line: 50, type: !70)
!160 = distinct !DILexicalBlock(scope: !145, file: !2, line: 50, column: 3)
!161 = !DILocation(line: 50, column: 12, scope: !160)
!162 = !DILocation(line: 50, column: 8, scope: !160)
!163 = !DILocation(line: 50, column: 19, scope: !164)
!164 = distinct !DILexicalBlock(scope: !160, file: !2, line: 50, column: 3)
!165 = !DILocation(line: 50, column: 23, scope: !164)
!166 = !DILocation(line: 50, column: 21, scope: !164)
!167 = !DILocation(line: 50, column: 3, scope: !160)
!168 = !DILocation(line: 51, column: 14, scope: !164)
!169 = !DILocation(line: 51, column: 11, scope: !164)
!170 = !DILocation(line: 51, column: 5, scope: !164)
!171 = !DILocation(line: 50, column: 27, scope: !164)
!172 = !DILocation(line: 50, column: 3, scope: !164)
!173 = distinct !{!173, !167, !174, !126}
!174 = !DILocation(line: 51, column: 14, scope: !160)
!175 = !DILocalVariable(name: "first", scope: !145, file: !2, line: 52, type: !148)
!176 = !DILocation(line: 52, column: 10, scope: !145)
!177 = !DILocation(line: 52, column: 18, scope: !145)
!178 = !DILocation(line: 53, column: 3, scope: !145)
!179 = !DILocation(line: 54, column: 3, scope: !145)
!180 = !DILocation(line: 55, column: 10, scope: !145)
!181 = !DILocation(line: 55, column: 18, scope: !145)
!182 = !DILocation(line: 55, column: 16, scope: !145)
!183 = !DILocation(line: 55, column: 22, scope: !145)
!184 = !DILocation(line: 55, column: 20, scope: !145)
!185 = !DILocation(line: 55, column: 3, scope: !145)
!186 = distinct !DISubprogram(name: "print", scope: !2, file: !2, line: 58, type: !187, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !56, retainedNodes: !71)
!187 = !DISubroutineType(types: !188)
!188 = !{!70, !133, null}
!189 = !DILocalVariable(name: "format", arg: 1, scope: !186, file: !2, line: 58, type: !133)
!190 = !DILocation(line: 58, column: 30, scope: !186)
!191 = !DILocalVariable(name: "args", scope: !186, file: !2, line: 59, type: !92)
!192 = !DILocation(line: 59, column: 11, scope: !186)
!193 = !DILocation(line: 60, column: 3, scope: !186)
!194 = !DILocalVariable(name: "n", scope: !186, file: !2, line: 61, type: !70)
!195 = !DILocation(line: 61, column: 7, scope: !186)
!196 = !DILocation(line: 61, column: 19, scope: !186)
!197 = !DILocation(line: 61, column: 27, scope: !186)
!198 = !DILocation(line: 61, column: 11, scope: !186)
!199 = !DILocation(line: 62, column: 3, scope: !186)
!200 = !DILocation(line: 63, column: 10, scope: !186)
!201 = !DILocation(line: 63, column: 3, scope: !186)
!202 = distinct !DISubprogram(name: "show_all", scope: !2, file: !2, line: 16, type: !203, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !56, retainedNodes: !71)
!203 = !DISubroutineType(types: !204)
!204 = !{null, !133, !205}
!205 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!206 = !DILocalVariable(name: "kinds", arg: 1, scope: !202, file: !2, line: 16, type: !133)
!207 = !DILocation(line: 16, column: 34, scope: !202)
!208 = !DILocalVariable(name: "args", arg: 2, scope: !202, file: !2, line: 16, type: !205)
!209 = !DILocation(line: 16, column: 49, scope: !202)
!210 = !DILocation(line: 17, column: 3, scope: !202)
!211 = !DILocation(line: 17, column: 11, scope: !212)
!212 = distinct !DILexicalBlock(scope: !213, file: !2, line: 17, column: 3)
!213 = distinct !DILexicalBlock(scope: !202, file: !2, line: 17, column: 3)
!214 = !DILocation(line: 17, column: 10, scope: !212)
!215 = !DILocation(line: 17, column: 3, scope: !213)
!216 = !DILocation(line: 18, column: 14, scope: !212)
!217 = !DILocation(line: 18, column: 13, scope: !212)
!218 = !DILocation(line: 18, column: 5, scope: !212)
!219 = !DILocation(line: 20, column: 21, scope: !220)
!220 = distinct !DILexicalBlock(scope: !212, file: !2, line: 18, column: 21)
!221 = !DILocation(line: 20, column: 7, scope: !220)
!222 = !DILocation(line: 21, column: 7, scope: !220)
!223 = !DILocation(line: 23, column: 22, scope: !220)
!224 = !DILocation(line: 23, column: 7, scope: !220)
!225 = !DILocation(line: 24, column: 7, scope: !220)
!226 = !DILocation(line: 26, column: 23, scope: !220)
!227 = !DILocation(line: 26, column: 7, scope: !220)
!228 = !DILocation(line: 27, column: 7, scope: !220)
!229 = !DILocation(line: 29, column: 21, scope: !220)
!230 = !DILocation(line: 29, column: 7, scope: !220)
!231 = !DILocation(line: 30, column: 7, scope: !220)
!232 = !DILocation(line: 32, column: 21, scope: !220)
!233 = !DILocation(line: 32, column: 7, scope: !220)
!234 = !DILocation(line: 33, column: 7, scope: !220)
!235 = !DILocation(line: 34, column: 5, scope: !220)
!236 = !DILocation(line: 17, column: 23, scope: !212)
!237 = !DILocation(line: 17, column: 3, scope: !212)
!238 = distinct !{!238, !215, !239, !126}
!239 = !DILocation(line: 34, column: 5, scope: !213)
!240 = !DILocation(line: 35, column: 3, scope: !202)
!241 = !DILocation(line: 36, column: 1, scope: !202)
