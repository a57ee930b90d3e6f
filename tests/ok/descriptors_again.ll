; ModuleID = 'descriptors_again.c'
source_filename = "descriptors_again.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [25 x i8] c"tresse-descriptors-again\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [8 x i8] c"a line\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [4 x i8] c"dup\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [5 x i8] c"dup2\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [11 x i8] c"dup2 of it\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [16 x i8] c"dup2 below zero\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [5 x i8] c"dup3\00", align 1, !dbg !32
@.str.7 = private unnamed_addr constant [8 x i8] c"F_DUPFD\00", align 1, !dbg !34
@.str.8 = private unnamed_addr constant [16 x i8] c"F_DUPFD of none\00", align 1, !dbg !36
@.str.9 = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !38
@.str.10 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !40
@.str.11 = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1, !dbg !42
@.str.12 = private unnamed_addr constant [4 x i8] c"%ld\00", align 1, !dbg !44
@.str.13 = private unnamed_addr constant [5 x i8] c" %s\0A\00", align 1, !dbg !46
@.str.14 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !48
@.str.15 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !53
@.str.16 = private unnamed_addr constant [4 x i8] c" %d\00", align 1, !dbg !58
@.str.17 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1, !dbg !60
@.str.18 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !62
@.str.19 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !64
@.str.20 = private unnamed_addr constant [6 x i8] c" %ld\0A\00", align 1, !dbg !66
@.str.21 = private unnamed_addr constant [11 x i8] c"%s: %d %s\0A\00", align 1, !dbg !71
@.str.22 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !73
@.str.23 = private unnamed_addr constant [3 x i8] c"%s\00", align 1, !dbg !78
@stdin = external global ptr, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !91 {
entry:
  %name = alloca ptr, align 8
  %fd = alloca i32, align 4
    #dbg_declare(ptr %name, !96, !DIExpression(), !99)
  store ptr @.str, ptr %name, align 8, !dbg !99
    #dbg_declare(ptr %fd, !100, !DIExpression(), !101)
  %0 = load ptr, ptr %name, align 8, !dbg !102
  %call = call i32 (ptr, i32, ...) @open(ptr noundef %0, i32 noundef 578, i32 noundef 384), !dbg !103
  store i32 %call, ptr %fd, align 4, !dbg !101
  %1 = load i32, ptr %fd, align 4, !dbg !104
  call void @share_a_place(i32 noundef %1), !dbg !105
  call void @last_writer(), !dbg !106
  %2 = load ptr, ptr %name, align 8, !dbg !107
  %call1 = call i32 (ptr, i32, ...) @open(ptr noundef %2, i32 noundef 1), !dbg !108
  store i32 %call1, ptr %fd, align 4, !dbg !109
  %3 = load i32, ptr %fd, align 4, !dbg !110
  %call2 = call i64 @write(i32 noundef %3, ptr noundef @.str.1, i64 noundef 7), !dbg !111
  %call3 = call i32 @dup(i32 noundef 60), !dbg !112
  call void @failed(ptr noundef @.str.2, i32 noundef %call3), !dbg !113
  %4 = load i32, ptr %fd, align 4, !dbg !114
  %call4 = call i32 @dup2(i32 noundef 60, i32 noundef %4), !dbg !115
  call void @failed(ptr noundef @.str.3, i32 noundef %call4), !dbg !116
  %call5 = call i32 @dup2(i32 noundef 60, i32 noundef 60), !dbg !117
  call void @failed(ptr noundef @.str.4, i32 noundef %call5), !dbg !118
  %5 = load i32, ptr %fd, align 4, !dbg !119
  %call6 = call i32 @dup2(i32 noundef %5, i32 noundef -1), !dbg !120
  call void @failed(ptr noundef @.str.5, i32 noundef %call6), !dbg !121
  %6 = load i32, ptr %fd, align 4, !dbg !122
  %7 = load i32, ptr %fd, align 4, !dbg !123
  %call7 = call i32 @dup3(i32 noundef %6, i32 noundef %7, i32 noundef 0), !dbg !124
  call void @failed(ptr noundef @.str.6, i32 noundef %call7), !dbg !125
  %8 = load i32, ptr %fd, align 4, !dbg !126
  %call8 = call i32 (i32, i32, ...) @fcntl(i32 noundef %8, i32 noundef 0, i32 noundef -1), !dbg !127
  call void @failed(ptr noundef @.str.7, i32 noundef %call8), !dbg !128
  %call9 = call i32 (i32, i32, ...) @fcntl(i32 noundef 60, i32 noundef 0, i32 noundef 0), !dbg !129
  call void @failed(ptr noundef @.str.8, i32 noundef %call9), !dbg !130
  %9 = load i32, ptr %fd, align 4, !dbg !131
  %call10 = call i32 @close(i32 noundef %9), !dbg !132
  %10 = load ptr, ptr %name, align 8, !dbg !133
  call void @standard_input(ptr noundef %10), !dbg !134
  %11 = load ptr, ptr %name, align 8, !dbg !135
  %call11 = call i32 @unlink(ptr noundef %11), !dbg !136
  ret i32 0, !dbg !137
}

declare i32 @open(ptr noundef, i32 noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal void @share_a_place(i32 noundef %fd) #0 !dbg !138 {
entry:
  %fd.addr = alloca i32, align 4
  %text = alloca [4 x i8], align 1
  %again = alloca i32, align 4
  %other = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
    #dbg_declare(ptr %fd.addr, !141, !DIExpression(), !142)
    #dbg_declare(ptr %text, !143, !DIExpression(), !144)
  call void @llvm.memset.p0.i64(ptr align 1 %text, i8 0, i64 4, i1 false), !dbg !144
    #dbg_declare(ptr %again, !145, !DIExpression(), !146)
  %0 = load i32, ptr %fd.addr, align 4, !dbg !147
  %call = call i32 @dup(i32 noundef %0), !dbg !148
  store i32 %call, ptr %again, align 4, !dbg !146
    #dbg_declare(ptr %other, !149, !DIExpression(), !150)
  %1 = load i32, ptr %fd.addr, align 4, !dbg !151
  %call1 = call i32 (i32, i32, ...) @fcntl(i32 noundef %1, i32 noundef 1030, i32 noundef 20), !dbg !152
  store i32 %call1, ptr %other, align 4, !dbg !150
  %2 = load i32, ptr %fd.addr, align 4, !dbg !153
  %call2 = call i64 @write(i32 noundef %2, ptr noundef @.str.9, i64 noundef 3), !dbg !154
  %3 = load i32, ptr %again, align 4, !dbg !155
  %call3 = call i64 @write(i32 noundef %3, ptr noundef @.str.10, i64 noundef 3), !dbg !156
  %4 = load i32, ptr %other, align 4, !dbg !157
  %call4 = call i64 @lseek(i32 noundef %4, i64 noundef 0, i32 noundef 1), !dbg !158
  %5 = load i32, ptr %other, align 4, !dbg !159
  %cmp = icmp sge i32 %5, 20, !dbg !160
  %conv = zext i1 %cmp to i32, !dbg !160
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i64 noundef %call4, i32 noundef %conv), !dbg !161
  %6 = load i32, ptr %fd.addr, align 4, !dbg !162
  %call6 = call i32 @close(i32 noundef %6), !dbg !163
  %7 = load i32, ptr %again, align 4, !dbg !164
  %call7 = call i64 @lseek(i32 noundef %7, i64 noundef 1, i32 noundef 0), !dbg !165
  %8 = load i32, ptr %other, align 4, !dbg !166
  %arraydecay = getelementptr inbounds [4 x i8], ptr %text, i64 0, i64 0, !dbg !167
  %call8 = call i64 @read(i32 noundef %8, ptr noundef %arraydecay, i64 noundef 3), !dbg !168
  %call9 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i64 noundef %call8), !dbg !169
  %arraydecay10 = getelementptr inbounds [4 x i8], ptr %text, i64 0, i64 0, !dbg !170
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, ptr noundef %arraydecay10), !dbg !171
  %9 = load i32, ptr %again, align 4, !dbg !172
  %call12 = call i32 (i32, i32, ...) @fcntl(i32 noundef %9, i32 noundef 1), !dbg !173
  %10 = load i32, ptr %other, align 4, !dbg !174
  %call13 = call i32 (i32, i32, ...) @fcntl(i32 noundef %10, i32 noundef 1), !dbg !175
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %call12, i32 noundef %call13), !dbg !176
  %11 = load i32, ptr %other, align 4, !dbg !177
  %12 = load i32, ptr %again, align 4, !dbg !178
  %call15 = call i32 @dup3(i32 noundef %11, i32 noundef %12, i32 noundef 524288), !dbg !179
  %13 = load i32, ptr %again, align 4, !dbg !180
  %cmp16 = icmp eq i32 %call15, %13, !dbg !181
  %conv17 = zext i1 %cmp16 to i32, !dbg !181
  %call18 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, i32 noundef %conv17), !dbg !182
  %14 = load i32, ptr %again, align 4, !dbg !183
  %call19 = call i32 (i32, i32, ...) @fcntl(i32 noundef %14, i32 noundef 1), !dbg !184
  %call20 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, i32 noundef %call19), !dbg !185
  %15 = load i32, ptr %other, align 4, !dbg !186
  %16 = load i32, ptr %again, align 4, !dbg !187
  %call21 = call i32 @dup2(i32 noundef %15, i32 noundef %16), !dbg !188
  %17 = load i32, ptr %again, align 4, !dbg !189
  %cmp22 = icmp eq i32 %call21, %17, !dbg !190
  %conv23 = zext i1 %cmp22 to i32, !dbg !190
  %call24 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, i32 noundef %conv23), !dbg !191
  %18 = load i32, ptr %again, align 4, !dbg !192
  %call25 = call i32 (i32, i32, ...) @fcntl(i32 noundef %18, i32 noundef 1), !dbg !193
  %call26 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, i32 noundef %call25), !dbg !194
  %19 = load i32, ptr %again, align 4, !dbg !195
  %20 = load i32, ptr %again, align 4, !dbg !196
  %call27 = call i32 @dup2(i32 noundef %19, i32 noundef %20), !dbg !197
  %21 = load i32, ptr %again, align 4, !dbg !198
  %cmp28 = icmp eq i32 %call27, %21, !dbg !199
  %conv29 = zext i1 %cmp28 to i32, !dbg !199
  %call30 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, i32 noundef %conv29), !dbg !200
  %22 = load i32, ptr %other, align 4, !dbg !201
  %call31 = call i32 @close(i32 noundef %22), !dbg !202
  %23 = load i32, ptr %again, align 4, !dbg !203
  %call32 = call i32 @close(i32 noundef %23), !dbg !204
  ret void, !dbg !205
}

; Function Attrs: noinline nounwind uwtable
define internal void @last_writer() #0 !dbg !206 {
entry:
  %ends = alloca [2 x i32], align 4
  %text = alloca [8 x i8], align 1
  %again = alloca i32, align 4
    #dbg_declare(ptr %ends, !209, !DIExpression(), !213)
    #dbg_declare(ptr %text, !214, !DIExpression(), !215)
  %arraydecay = getelementptr inbounds [2 x i32], ptr %ends, i64 0, i64 0, !dbg !216
  %call = call i32 @pipe(ptr noundef %arraydecay), !dbg !217
    #dbg_declare(ptr %again, !218, !DIExpression(), !219)
  %arrayidx = getelementptr inbounds [2 x i32], ptr %ends, i64 0, i64 1, !dbg !220
  %0 = load i32, ptr %arrayidx, align 4, !dbg !220
  %call1 = call i32 @dup(i32 noundef %0), !dbg !221
  store i32 %call1, ptr %again, align 4, !dbg !219
  %arrayidx2 = getelementptr inbounds [2 x i32], ptr %ends, i64 0, i64 1, !dbg !222
  %1 = load i32, ptr %arrayidx2, align 4, !dbg !222
  %call3 = call i32 @close(i32 noundef %1), !dbg !223
  %2 = load i32, ptr %again, align 4, !dbg !224
  %call4 = call i64 @write(i32 noundef %2, ptr noundef @.str.19, i64 noundef 4), !dbg !225
  %arrayidx5 = getelementptr inbounds [2 x i32], ptr %ends, i64 0, i64 0, !dbg !226
  %3 = load i32, ptr %arrayidx5, align 4, !dbg !226
  %arraydecay6 = getelementptr inbounds [8 x i8], ptr %text, i64 0, i64 0, !dbg !227
  %call7 = call i64 @read(i32 noundef %3, ptr noundef %arraydecay6, i64 noundef 8), !dbg !228
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i64 noundef %call7), !dbg !229
  %4 = load i32, ptr %again, align 4, !dbg !230
  %call9 = call i32 @close(i32 noundef %4), !dbg !231
  %arrayidx10 = getelementptr inbounds [2 x i32], ptr %ends, i64 0, i64 0, !dbg !232
  %5 = load i32, ptr %arrayidx10, align 4, !dbg !232
  %arraydecay11 = getelementptr inbounds [8 x i8], ptr %text, i64 0, i64 0, !dbg !233
  %call12 = call i64 @read(i32 noundef %5, ptr noundef %arraydecay11, i64 noundef 8), !dbg !234
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i64 noundef %call12), !dbg !235
  %arrayidx14 = getelementptr inbounds [2 x i32], ptr %ends, i64 0, i64 0, !dbg !236
  %6 = load i32, ptr %arrayidx14, align 4, !dbg !236
  %call15 = call i32 @close(i32 noundef %6), !dbg !237
  ret void, !dbg !238
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @failed(ptr noundef %what, i32 noundef %result) #0 !dbg !239 {
entry:
  %what.addr = alloca ptr, align 8
  %result.addr = alloca i32, align 4
  store ptr %what, ptr %what.addr, align 8
    #dbg_declare(ptr %what.addr, !242, !DIExpression(), !243)
  store i32 %result, ptr %result.addr, align 4
    #dbg_declare(ptr %result.addr, !244, !DIExpression(), !245)
  %0 = load ptr, ptr %what.addr, align 8, !dbg !246
  %1 = load i32, ptr %result.addr, align 4, !dbg !247
  %2 = load i32, ptr %result.addr, align 4, !dbg !248
  %cmp = icmp slt i32 %2, 0, !dbg !249
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !248

cond.true:                                        ; preds = %entry
  %call = call ptr @__errno_location() #4, !dbg !250
  %3 = load i32, ptr %call, align 4, !dbg !250
  %call1 = call ptr @strerrorname_np(i32 noundef %3), !dbg !251
  br label %cond.end, !dbg !248

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !248

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %call1, %cond.true ], [ @.str.22, %cond.false ], !dbg !248
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.21, ptr noundef %0, i32 noundef %1, ptr noundef %cond), !dbg !252
  ret void, !dbg !253
}

declare i32 @dup(i32 noundef) #1

declare i32 @dup2(i32 noundef, i32 noundef) #1

declare i32 @dup3(i32 noundef, i32 noundef, i32 noundef) #1

declare i32 @fcntl(i32 noundef, i32 noundef, ...) #1

declare i32 @close(i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @standard_input(ptr noundef %name) #0 !dbg !254 {
entry:
  %name.addr = alloca ptr, align 8
  %line = alloca [16 x i8], align 16
  %fd = alloca i32, align 4
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !257, !DIExpression(), !258)
    #dbg_declare(ptr %line, !259, !DIExpression(), !260)
    #dbg_declare(ptr %fd, !261, !DIExpression(), !262)
  %0 = load ptr, ptr %name.addr, align 8, !dbg !263
  %call = call i32 (ptr, i32, ...) @open(ptr noundef %0, i32 noundef 0), !dbg !264
  store i32 %call, ptr %fd, align 4, !dbg !262
  %1 = load i32, ptr %fd, align 4, !dbg !265
  %call1 = call i32 @dup2(i32 noundef %1, i32 noundef 0), !dbg !266
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, i32 noundef %call1), !dbg !267
  %2 = load i32, ptr %fd, align 4, !dbg !268
  %call3 = call i32 @close(i32 noundef %2), !dbg !269
  %arraydecay = getelementptr inbounds [16 x i8], ptr %line, i64 0, i64 0, !dbg !270
  %3 = load ptr, ptr @stdin, align 8, !dbg !271
  %call4 = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 16, ptr noundef %3), !dbg !272
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @.str.23, ptr noundef %call4), !dbg !273
  ret void, !dbg !274
}

declare i32 @unlink(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare i32 @printf(ptr noundef, ...) #1

declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) #1

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #1

declare i32 @pipe(ptr noundef) #1

declare ptr @strerrorname_np(i32 noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!80}
!llvm.module.flags = !{!84, !85, !86, !87, !88, !89, !90}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 56, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "descriptors_again.c", directory: ".", checksumkind: CSK_MD5, checksum: "97c58035d6b642a41635d92fa661a136")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 25)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 61, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 8)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 62, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 4)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 63, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 5)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 64, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 11)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 16)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 66, type: !19, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 67, type: !9, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !2, line: 68, type: !29, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !14, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !14, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !9, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !14, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !19, isLocal: true, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 7)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 3)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !14, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !19, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !14, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !19, isLocal: true, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !68, isLocal: true, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 6)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !24, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !75, isLocal: true, isDefinition: true)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 1)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !55, isLocal: true, isDefinition: true)
!80 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !81, globals: !83, splitDebugInlining: false, nameTableKind: None)
!81 = !{!82}
!82 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!83 = !{!0, !7, !12, !17, !22, !27, !32, !34, !36, !38, !40, !42, !44, !46, !48, !53, !58, !60, !62, !64, !66, !71, !73, !78}
!84 = !{i32 7, !"Dwarf Version", i32 5}
!85 = !{i32 2, !"Debug Info Version", i32 3}
!86 = !{i32 1, !"wchar_size", i32 4}
!87 = !{i32 8, !"PIC Level", i32 2}
!88 = !{i32 7, !"PIE Level", i32 2}
!89 = !{i32 7, !"uwtable", i32 2}
!90 = !{i32 7, !"frame-pointer", i32 2}
!91 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 55, type: !92, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !80, retainedNodes: !95)
!92 = !DISubroutineType(types: !93)
!93 = !{!94}
!94 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!95 = !{}
!96 = !DILocalVariable(name: "name", scope: !91, file: !2, line: 56, type: !97)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!99 = !DILocation(line: 56, column: 15, scope: !91)
!100 = !DILocalVariable(name: "fd", scope: !91, file: !2, line: 57, type: !94)
!101 = !DILocation(line: 57, column: 7, scope: !91)
!102 = !DILocation(line: 57, column: 17, scope: !91)
!103 = !DILocation(line: 57, column: 12, scope: !91)
!104 = !DILocation(line: 58, column: 17, scope: !91)
!105 = !DILocation(line: 58, column: 3, scope: !91)
!106 = !DILocation(line: 59, column: 3, scope: !91)
!107 = !DILocation(line: 60, column: 13, scope: !91)
!108 = !DILocation(line: 60, column: 8, scope: !91)
!109 = !DILocation(line: 60, column: 6, scope: !91)
!110 = !DILocation(line: 61, column: 9, scope: !91)
!111 = !DILocation(line: 61, column: 3, scope: !91)
!112 = !DILocation(line: 62, column: 17, scope: !91)
!113 = !DILocation(line: 62, column: 3, scope: !91)
!114 = !DILocation(line: 63, column: 27, scope: !91)
!115 = !DILocation(line: 63, column: 18, scope: !91)
!116 = !DILocation(line: 63, column: 3, scope: !91)
!117 = !DILocation(line: 64, column: 24, scope: !91)
!118 = !DILocation(line: 64, column: 3, scope: !91)
!119 = !DILocation(line: 65, column: 34, scope: !91)
!120 = !DILocation(line: 65, column: 29, scope: !91)
!121 = !DILocation(line: 65, column: 3, scope: !91)
!122 = !DILocation(line: 66, column: 23, scope: !91)
!123 = !DILocation(line: 66, column: 27, scope: !91)
!124 = !DILocation(line: 66, column: 18, scope: !91)
!125 = !DILocation(line: 66, column: 3, scope: !91)
!126 = !DILocation(line: 67, column: 27, scope: !91)
!127 = !DILocation(line: 67, column: 21, scope: !91)
!128 = !DILocation(line: 67, column: 3, scope: !91)
!129 = !DILocation(line: 68, column: 29, scope: !91)
!130 = !DILocation(line: 68, column: 3, scope: !91)
!131 = !DILocation(line: 69, column: 9, scope: !91)
!132 = !DILocation(line: 69, column: 3, scope: !91)
!133 = !DILocation(line: 70, column: 18, scope: !91)
!134 = !DILocation(line: 70, column: 3, scope: !91)
!135 = !DILocation(line: 71, column: 10, scope: !91)
!136 = !DILocation(line: 71, column: 3, scope: !91)
!137 = !DILocation(line: 72, column: 1, scope: !91)
!138 = distinct !DISubprogram(name: "share_a_place", scope: !2, file: !2, line: 14, type: !139, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !80, retainedNodes: !95)
!139 = !DISubroutineType(types: !140)
!140 = !{null, !94}
!141 = !DILocalVariable(name: "fd", arg: 1, scope: !138, file: !2, line: 14, type: !94)
!142 = !DILocation(line: 14, column: 31, scope: !138)
!143 = !DILocalVariable(name: "text", scope: !138, file: !2, line: 15, type: !14)
!144 = !DILocation(line: 15, column: 8, scope: !138)
!145 = !DILocalVariable(name: "again", scope: !138, file: !2, line: 16, type: !94)
!146 = !DILocation(line: 16, column: 7, scope: !138)
!147 = !DILocation(line: 16, column: 19, scope: !138)
!148 = !DILocation(line: 16, column: 15, scope: !138)
!149 = !DILocalVariable(name: "other", scope: !138, file: !2, line: 16, type: !94)
!150 = !DILocation(line: 16, column: 24, scope: !138)
!151 = !DILocation(line: 16, column: 38, scope: !138)
!152 = !DILocation(line: 16, column: 32, scope: !138)
!153 = !DILocation(line: 17, column: 9, scope: !138)
!154 = !DILocation(line: 17, column: 3, scope: !138)
!155 = !DILocation(line: 18, column: 9, scope: !138)
!156 = !DILocation(line: 18, column: 3, scope: !138)
!157 = !DILocation(line: 19, column: 34, scope: !138)
!158 = !DILocation(line: 19, column: 28, scope: !138)
!159 = !DILocation(line: 19, column: 55, scope: !138)
!160 = !DILocation(line: 19, column: 61, scope: !138)
!161 = !DILocation(line: 19, column: 3, scope: !138)
!162 = !DILocation(line: 20, column: 9, scope: !138)
!163 = !DILocation(line: 20, column: 3, scope: !138)
!164 = !DILocation(line: 21, column: 9, scope: !138)
!165 = !DILocation(line: 21, column: 3, scope: !138)
!166 = !DILocation(line: 22, column: 28, scope: !138)
!167 = !DILocation(line: 22, column: 35, scope: !138)
!168 = !DILocation(line: 22, column: 23, scope: !138)
!169 = !DILocation(line: 22, column: 3, scope: !138)
!170 = !DILocation(line: 23, column: 19, scope: !138)
!171 = !DILocation(line: 23, column: 3, scope: !138)
!172 = !DILocation(line: 24, column: 27, scope: !138)
!173 = !DILocation(line: 24, column: 21, scope: !138)
!174 = !DILocation(line: 24, column: 50, scope: !138)
!175 = !DILocation(line: 24, column: 44, scope: !138)
!176 = !DILocation(line: 24, column: 3, scope: !138)
!177 = !DILocation(line: 25, column: 21, scope: !138)
!178 = !DILocation(line: 25, column: 28, scope: !138)
!179 = !DILocation(line: 25, column: 16, scope: !138)
!180 = !DILocation(line: 25, column: 49, scope: !138)
!181 = !DILocation(line: 25, column: 46, scope: !138)
!182 = !DILocation(line: 25, column: 3, scope: !138)
!183 = !DILocation(line: 26, column: 23, scope: !138)
!184 = !DILocation(line: 26, column: 17, scope: !138)
!185 = !DILocation(line: 26, column: 3, scope: !138)
!186 = !DILocation(line: 27, column: 22, scope: !138)
!187 = !DILocation(line: 27, column: 29, scope: !138)
!188 = !DILocation(line: 27, column: 17, scope: !138)
!189 = !DILocation(line: 27, column: 39, scope: !138)
!190 = !DILocation(line: 27, column: 36, scope: !138)
!191 = !DILocation(line: 27, column: 3, scope: !138)
!192 = !DILocation(line: 28, column: 25, scope: !138)
!193 = !DILocation(line: 28, column: 19, scope: !138)
!194 = !DILocation(line: 28, column: 3, scope: !138)
!195 = !DILocation(line: 29, column: 23, scope: !138)
!196 = !DILocation(line: 29, column: 30, scope: !138)
!197 = !DILocation(line: 29, column: 18, scope: !138)
!198 = !DILocation(line: 29, column: 40, scope: !138)
!199 = !DILocation(line: 29, column: 37, scope: !138)
!200 = !DILocation(line: 29, column: 3, scope: !138)
!201 = !DILocation(line: 30, column: 9, scope: !138)
!202 = !DILocation(line: 30, column: 3, scope: !138)
!203 = !DILocation(line: 31, column: 9, scope: !138)
!204 = !DILocation(line: 31, column: 3, scope: !138)
!205 = !DILocation(line: 32, column: 1, scope: !138)
!206 = distinct !DISubprogram(name: "last_writer", scope: !2, file: !2, line: 34, type: !207, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !80, retainedNodes: !95)
!207 = !DISubroutineType(types: !208)
!208 = !{null}
!209 = !DILocalVariable(name: "ends", scope: !206, file: !2, line: 35, type: !210)
!210 = !DICompositeType(tag: DW_TAG_array_type, baseType: !94, size: 64, elements: !211)
!211 = !{!212}
!212 = !DISubrange(count: 2)
!213 = !DILocation(line: 35, column: 7, scope: !206)
!214 = !DILocalVariable(name: "text", scope: !206, file: !2, line: 36, type: !9)
!215 = !DILocation(line: 36, column: 8, scope: !206)
!216 = !DILocation(line: 37, column: 8, scope: !206)
!217 = !DILocation(line: 37, column: 3, scope: !206)
!218 = !DILocalVariable(name: "again", scope: !206, file: !2, line: 38, type: !94)
!219 = !DILocation(line: 38, column: 7, scope: !206)
!220 = !DILocation(line: 38, column: 19, scope: !206)
!221 = !DILocation(line: 38, column: 15, scope: !206)
!222 = !DILocation(line: 39, column: 9, scope: !206)
!223 = !DILocation(line: 39, column: 3, scope: !206)
!224 = !DILocation(line: 40, column: 9, scope: !206)
!225 = !DILocation(line: 40, column: 3, scope: !206)
!226 = !DILocation(line: 41, column: 28, scope: !206)
!227 = !DILocation(line: 41, column: 37, scope: !206)
!228 = !DILocation(line: 41, column: 23, scope: !206)
!229 = !DILocation(line: 41, column: 3, scope: !206)
!230 = !DILocation(line: 42, column: 9, scope: !206)
!231 = !DILocation(line: 42, column: 3, scope: !206)
!232 = !DILocation(line: 43, column: 31, scope: !206)
!233 = !DILocation(line: 43, column: 40, scope: !206)
!234 = !DILocation(line: 43, column: 26, scope: !206)
!235 = !DILocation(line: 43, column: 3, scope: !206)
!236 = !DILocation(line: 44, column: 9, scope: !206)
!237 = !DILocation(line: 44, column: 3, scope: !206)
!238 = !DILocation(line: 45, column: 1, scope: !206)
!239 = distinct !DISubprogram(name: "failed", scope: !2, file: !2, line: 10, type: !240, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !80, retainedNodes: !95)
!240 = !DISubroutineType(types: !241)
!241 = !{null, !97, !94}
!242 = !DILocalVariable(name: "what", arg: 1, scope: !239, file: !2, line: 10, type: !97)
!243 = !DILocation(line: 10, column: 32, scope: !239)
!244 = !DILocalVariable(name: "result", arg: 2, scope: !239, file: !2, line: 10, type: !94)
!245 = !DILocation(line: 10, column: 42, scope: !239)
!246 = !DILocation(line: 11, column: 25, scope: !239)
!247 = !DILocation(line: 11, column: 31, scope: !239)
!248 = !DILocation(line: 11, column: 39, scope: !239)
!249 = !DILocation(line: 11, column: 46, scope: !239)
!250 = !DILocation(line: 11, column: 68, scope: !239)
!251 = !DILocation(line: 11, column: 52, scope: !239)
!252 = !DILocation(line: 11, column: 3, scope: !239)
!253 = !DILocation(line: 12, column: 1, scope: !239)
!254 = distinct !DISubprogram(name: "standard_input", scope: !2, file: !2, line: 47, type: !255, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !80, retainedNodes: !95)
!255 = !DISubroutineType(types: !256)
!256 = !{null, !97}
!257 = !DILocalVariable(name: "name", arg: 1, scope: !254, file: !2, line: 47, type: !97)
!258 = !DILocation(line: 47, column: 40, scope: !254)
!259 = !DILocalVariable(name: "line", scope: !254, file: !2, line: 48, type: !29)
!260 = !DILocation(line: 48, column: 8, scope: !254)
!261 = !DILocalVariable(name: "fd", scope: !254, file: !2, line: 49, type: !94)
!262 = !DILocation(line: 49, column: 7, scope: !254)
!263 = !DILocation(line: 49, column: 17, scope: !254)
!264 = !DILocation(line: 49, column: 12, scope: !254)
!265 = !DILocation(line: 50, column: 23, scope: !254)
!266 = !DILocation(line: 50, column: 18, scope: !254)
!267 = !DILocation(line: 50, column: 3, scope: !254)
!268 = !DILocation(line: 51, column: 9, scope: !254)
!269 = !DILocation(line: 51, column: 3, scope: !254)
!270 = !DILocation(line: 52, column: 22, scope: !254)
!271 = !DILocation(line: 52, column: 41, scope: !254)
!272 = !DILocation(line: 52, column: 16, scope: !254)
!273 = !DILocation(line: 52, column: 3, scope: !254)
!274 = !DILocation(line: 53, column: 1, scope: !254)
