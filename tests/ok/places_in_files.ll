; ModuleID = 'places_in_files.c'
source_filename = "places_in_files.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [14 x i8] c"tresse_places\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [6 x i8] c"write\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [7 x i8] c"abcdef\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [7 x i8] c"pwrite\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [3 x i8] c"XY\00", align 1, !dbg !19
@.str.5 = private unnamed_addr constant [22 x i8] c"pwrite behind the end\00", align 1, !dbg !24
@.str.6 = private unnamed_addr constant [2 x i8] c"Z\00", align 1, !dbg !29
@.str.7 = private unnamed_addr constant [3 x i8] c"at\00", align 1, !dbg !34
@.str.8 = private unnamed_addr constant [6 x i8] c"pread\00", align 1, !dbg !36
@.str.9 = private unnamed_addr constant [4 x i8] c"%d \00", align 1, !dbg !38
@.str.10 = private unnamed_addr constant [4 x i8] c"\0Aat\00", align 1, !dbg !43
@.str.11 = private unnamed_addr constant [5 x i8] c"read\00", align 1, !dbg !45
@.str.12 = private unnamed_addr constant [17 x i8] c"pread at the end\00", align 1, !dbg !50
@.str.13 = private unnamed_addr constant [23 x i8] c"pread before the start\00", align 1, !dbg !55
@.str.14 = private unnamed_addr constant [23 x i8] c"pwrite to what is read\00", align 1, !dbg !60
@.str.15 = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !62
@.str.16 = private unnamed_addr constant [16 x i8] c"pread of a pipe\00", align 1, !dbg !64
@.str.17 = private unnamed_addr constant [24 x i8] c"pread of what is closed\00", align 1, !dbg !69
@.str.18 = private unnamed_addr constant [8 x i8] c"%s: %s\0A\00", align 1, !dbg !74
@.str.19 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1, !dbg !79
@.str.20 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !81
@.str.21 = private unnamed_addr constant [7 x i8] c"%s %ld\00", align 1, !dbg !83
@.str.22 = private unnamed_addr constant [4 x i8] c" %s\00", align 1, !dbg !85
@.str.23 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !87

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !103 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [16 x i8], align 16
  %fd = alloca i32, align 4
  %i = alloca i32, align 4
  %only_read = alloca i32, align 4
  %ends = alloca [2 x i32], align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %text, !108, !DIExpression(), !109)
  call void @llvm.memset.p0.i64(ptr align 16 %text, i8 0, i64 16, i1 false), !dbg !109
    #dbg_declare(ptr %fd, !110, !DIExpression(), !111)
  %call = call i32 (ptr, i32, ...) @open(ptr noundef @.str, i32 noundef 578, i32 noundef 384), !dbg !112
  store i32 %call, ptr %fd, align 4, !dbg !111
  %0 = load i32, ptr %fd, align 4, !dbg !113
  %call1 = call i64 @write(i32 noundef %0, ptr noundef @.str.2, i64 noundef 6), !dbg !114
  call void @tell(ptr noundef @.str.1, i64 noundef %call1), !dbg !115
  %1 = load i32, ptr %fd, align 4, !dbg !116
  %call2 = call i64 @pwrite(i32 noundef %1, ptr noundef @.str.4, i64 noundef 2, i64 noundef 1), !dbg !117
  call void @tell(ptr noundef @.str.3, i64 noundef %call2), !dbg !118
  %2 = load i32, ptr %fd, align 4, !dbg !119
  %call3 = call i64 @pwrite(i32 noundef %2, ptr noundef @.str.6, i64 noundef 1, i64 noundef 8), !dbg !120
  call void @tell(ptr noundef @.str.5, i64 noundef %call3), !dbg !121
  %3 = load i32, ptr %fd, align 4, !dbg !122
  %call4 = call i64 @lseek(i32 noundef %3, i64 noundef 0, i32 noundef 1), !dbg !123
  call void @tell(ptr noundef @.str.7, i64 noundef %call4), !dbg !124
  %4 = load i32, ptr %fd, align 4, !dbg !125
  %arraydecay = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !126
  %call5 = call i64 @pread(i32 noundef %4, ptr noundef %arraydecay, i64 noundef 16, i64 noundef 4), !dbg !127
  call void @tell(ptr noundef @.str.8, i64 noundef %call5), !dbg !128
    #dbg_declare(ptr %i, !129, !DIExpression(), !131)
  store i32 0, ptr %i, align 4, !dbg !131
  br label %for.cond, !dbg !132

for.cond:                                         ; preds = %for.inc, %entry
  %5 = load i32, ptr %i, align 4, !dbg !133
  %cmp = icmp slt i32 %5, 5, !dbg !135
  br i1 %cmp, label %for.body, label %for.end, !dbg !136

for.body:                                         ; preds = %for.cond
  %6 = load i32, ptr %i, align 4, !dbg !137
  %idxprom = sext i32 %6 to i64, !dbg !138
  %arrayidx = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 %idxprom, !dbg !138
  %7 = load i8, ptr %arrayidx, align 1, !dbg !138
  %conv = sext i8 %7 to i32, !dbg !138
  %call6 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %conv), !dbg !139
  br label %for.inc, !dbg !139

for.inc:                                          ; preds = %for.body
  %8 = load i32, ptr %i, align 4, !dbg !140
  %inc = add nsw i32 %8, 1, !dbg !140
  store i32 %inc, ptr %i, align 4, !dbg !140
  br label %for.cond, !dbg !141, !llvm.loop !142

for.end:                                          ; preds = %for.cond
  %9 = load i32, ptr %fd, align 4, !dbg !145
  %call7 = call i64 @lseek(i32 noundef %9, i64 noundef 0, i32 noundef 1), !dbg !146
  call void @tell(ptr noundef @.str.10, i64 noundef %call7), !dbg !147
  %10 = load i32, ptr %fd, align 4, !dbg !148
  %arraydecay8 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !149
  %call9 = call i64 @read(i32 noundef %10, ptr noundef %arraydecay8, i64 noundef 16), !dbg !150
  call void @tell(ptr noundef @.str.11, i64 noundef %call9), !dbg !151
  %11 = load i32, ptr %fd, align 4, !dbg !152
  %arraydecay10 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !153
  %call11 = call i64 @pread(i32 noundef %11, ptr noundef %arraydecay10, i64 noundef 16, i64 noundef 9), !dbg !154
  call void @tell(ptr noundef @.str.12, i64 noundef %call11), !dbg !155
  %12 = load i32, ptr %fd, align 4, !dbg !156
  %arraydecay12 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !157
  %call13 = call i64 @pread(i32 noundef %12, ptr noundef %arraydecay12, i64 noundef 16, i64 noundef -1), !dbg !158
  call void @tell(ptr noundef @.str.13, i64 noundef %call13), !dbg !159
    #dbg_declare(ptr %only_read, !160, !DIExpression(), !161)
  %call14 = call i32 (ptr, i32, ...) @open(ptr noundef @.str, i32 noundef 0), !dbg !162
  store i32 %call14, ptr %only_read, align 4, !dbg !161
  %13 = load i32, ptr %only_read, align 4, !dbg !163
  %call15 = call i64 @pwrite(i32 noundef %13, ptr noundef @.str.15, i64 noundef 1, i64 noundef 0), !dbg !164
  call void @tell(ptr noundef @.str.14, i64 noundef %call15), !dbg !165
  %14 = load i32, ptr %only_read, align 4, !dbg !166
  %call16 = call i32 @close(i32 noundef %14), !dbg !167
    #dbg_declare(ptr %ends, !168, !DIExpression(), !170)
  %arraydecay17 = getelementptr inbounds [2 x i32], ptr %ends, i64 0, i64 0, !dbg !171
  %call18 = call i32 @pipe(ptr noundef %arraydecay17), !dbg !172
  %arrayidx19 = getelementptr inbounds [2 x i32], ptr %ends, i64 0, i64 0, !dbg !173
  %15 = load i32, ptr %arrayidx19, align 4, !dbg !173
  %arraydecay20 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !174
  %call21 = call i64 @pread(i32 noundef %15, ptr noundef %arraydecay20, i64 noundef 1, i64 noundef 0), !dbg !175
  call void @tell(ptr noundef @.str.16, i64 noundef %call21), !dbg !176
  %16 = load i32, ptr %fd, align 4, !dbg !177
  %call22 = call i32 @close(i32 noundef %16), !dbg !178
  %17 = load i32, ptr %fd, align 4, !dbg !179
  %arraydecay23 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 0, !dbg !180
  %call24 = call i64 @pread(i32 noundef %17, ptr noundef %arraydecay23, i64 noundef 1, i64 noundef 0), !dbg !181
  call void @tell(ptr noundef @.str.17, i64 noundef %call24), !dbg !182
  %call25 = call i32 @unlink(ptr noundef @.str), !dbg !183
  %call26 = call ptr @strerrorname_np(i32 noundef 11), !dbg !184
  %call27 = call ptr @strerrordesc_np(i32 noundef 11), !dbg !185
  %call28 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, ptr noundef %call26, ptr noundef %call27), !dbg !186
  %call29 = call ptr @strerrorname_np(i32 noundef 0), !dbg !187
  %call30 = call ptr @strerrorname_np(i32 noundef 12345), !dbg !188
  %cmp31 = icmp eq ptr %call30, null, !dbg !189
  %conv32 = zext i1 %cmp31 to i32, !dbg !189
  %call33 = call i32 (ptr, ...) @printf(ptr noundef @.str.19, ptr noundef %call29, i32 noundef %conv32), !dbg !190
  %call34 = call ptr @sigabbrev_np(i32 noundef 10), !dbg !191
  %call35 = call ptr @sigdescr_np(i32 noundef 10), !dbg !192
  %call36 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, ptr noundef %call34, ptr noundef %call35), !dbg !193
  %call37 = call ptr @sigabbrev_np(i32 noundef 0), !dbg !194
  %cmp38 = icmp eq ptr %call37, null, !dbg !195
  %conv39 = zext i1 %cmp38 to i32, !dbg !195
  %call40 = call ptr @sigdescr_np(i32 noundef 34), !dbg !196
  %cmp41 = icmp eq ptr %call40, null, !dbg !197
  %conv42 = zext i1 %cmp41 to i32, !dbg !197
  %call43 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %conv39, i32 noundef %conv42), !dbg !198
  ret i32 0, !dbg !199
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @open(ptr noundef, i32 noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @tell(ptr noundef %what, i64 noundef %result) #0 !dbg !200 {
entry:
  %what.addr = alloca ptr, align 8
  %result.addr = alloca i64, align 8
  store ptr %what, ptr %what.addr, align 8
    #dbg_declare(ptr %what.addr, !206, !DIExpression(), !207)
  store i64 %result, ptr %result.addr, align 8
    #dbg_declare(ptr %result.addr, !208, !DIExpression(), !209)
  %0 = load ptr, ptr %what.addr, align 8, !dbg !210
  %1 = load i64, ptr %result.addr, align 8, !dbg !211
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.21, ptr noundef %0, i64 noundef %1), !dbg !212
  %2 = load i64, ptr %result.addr, align 8, !dbg !213
  %cmp = icmp slt i64 %2, 0, !dbg !215
  br i1 %cmp, label %if.then, label %if.end, !dbg !216

if.then:                                          ; preds = %entry
  %call1 = call ptr @__errno_location() #4, !dbg !217
  %3 = load i32, ptr %call1, align 4, !dbg !217
  %call2 = call ptr @strerrorname_np(i32 noundef %3), !dbg !218
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.22, ptr noundef %call2), !dbg !219
  br label %if.end, !dbg !219

if.end:                                           ; preds = %if.then, %entry
  %call4 = call i32 @puts(ptr noundef @.str.23), !dbg !220
  ret void, !dbg !221
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #2

declare i64 @pwrite(i32 noundef, ptr noundef, i64 noundef, i64 noundef) #2

declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) #2

declare i64 @pread(i32 noundef, ptr noundef, i64 noundef, i64 noundef) #2

declare i32 @printf(ptr noundef, ...) #2

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #2

declare i32 @close(i32 noundef) #2

declare i32 @pipe(ptr noundef) #2

declare i32 @unlink(ptr noundef) #2

declare ptr @strerrorname_np(i32 noundef) #2

declare ptr @strerrordesc_np(i32 noundef) #2

declare ptr @sigabbrev_np(i32 noundef) #2

declare ptr @sigdescr_np(i32 noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

declare i32 @puts(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!92}
!llvm.module.flags = !{!96, !97, !98, !99, !100, !101, !102}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "places_in_files.c", directory: ".", checksumkind: CSK_MD5, checksum: "586f2449f4d826086a93b28d7b3e7771")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 14)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 6)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 7)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !14, isLocal: true, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 3)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 22)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 2)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !21, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !9, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 4)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !40, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 5)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 17)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 23)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !57, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !31, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !66, isLocal: true, isDefinition: true)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 16)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 24)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !76, isLocal: true, isDefinition: true)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 8)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !14, isLocal: true, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !14, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !14, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !40, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !89, isLocal: true, isDefinition: true)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !90)
!90 = !{!91}
!91 = !DISubrange(count: 1)
!92 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !93, globals: !95, splitDebugInlining: false, nameTableKind: None)
!93 = !{!94}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!95 = !{!0, !7, !12, !17, !19, !24, !29, !34, !36, !38, !43, !45, !50, !55, !60, !62, !64, !69, !74, !79, !81, !83, !85, !87}
!96 = !{i32 7, !"Dwarf Version", i32 5}
!97 = !{i32 2, !"Debug Info Version", i32 3}
!98 = !{i32 1, !"wchar_size", i32 4}
!99 = !{i32 8, !"PIC Level", i32 2}
!100 = !{i32 7, !"PIE Level", i32 2}
!101 = !{i32 7, !"uwtable", i32 2}
!102 = !{i32 7, !"frame-pointer", i32 2}
!103 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 19, type: !104, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !92, retainedNodes: !107)
!104 = !DISubroutineType(types: !105)
!105 = !{!106}
!106 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!107 = !{}
!108 = !DILocalVariable(name: "text", scope: !103, file: !2, line: 20, type: !66)
!109 = !DILocation(line: 20, column: 8, scope: !103)
!110 = !DILocalVariable(name: "fd", scope: !103, file: !2, line: 21, type: !106)
!111 = !DILocation(line: 21, column: 7, scope: !103)
!112 = !DILocation(line: 21, column: 12, scope: !103)
!113 = !DILocation(line: 22, column: 23, scope: !103)
!114 = !DILocation(line: 22, column: 17, scope: !103)
!115 = !DILocation(line: 22, column: 3, scope: !103)
!116 = !DILocation(line: 23, column: 25, scope: !103)
!117 = !DILocation(line: 23, column: 18, scope: !103)
!118 = !DILocation(line: 23, column: 3, scope: !103)
!119 = !DILocation(line: 24, column: 40, scope: !103)
!120 = !DILocation(line: 24, column: 33, scope: !103)
!121 = !DILocation(line: 24, column: 3, scope: !103)
!122 = !DILocation(line: 25, column: 20, scope: !103)
!123 = !DILocation(line: 25, column: 14, scope: !103)
!124 = !DILocation(line: 25, column: 3, scope: !103)
!125 = !DILocation(line: 26, column: 23, scope: !103)
!126 = !DILocation(line: 26, column: 27, scope: !103)
!127 = !DILocation(line: 26, column: 17, scope: !103)
!128 = !DILocation(line: 26, column: 3, scope: !103)
!129 = !DILocalVariable(name: "i", scope: !130, file: !2, line: 27, type: !106)
!130 = distinct !DILexicalBlock(scope: !103, file: !2, line: 27, column: 3)
!131 = !DILocation(line: 27, column: 12, scope: !130)
!132 = !DILocation(line: 27, column: 8, scope: !130)
!133 = !DILocation(line: 27, column: 19, scope: !134)
!134 = distinct !DILexicalBlock(scope: !130, file: !2, line: 27, column: 3)
!135 = !DILocation(line: 27, column: 21, scope: !134)
!136 = !DILocation(line: 27, column: 3, scope: !130)
!137 = !DILocation(line: 28, column: 24, scope: !134)
!138 = !DILocation(line: 28, column: 19, scope: !134)
!139 = !DILocation(line: 28, column: 5, scope: !134)
!140 = !DILocation(line: 27, column: 27, scope: !134)
!141 = !DILocation(line: 27, column: 3, scope: !134)
!142 = distinct !{!142, !136, !143, !144}
!143 = !DILocation(line: 28, column: 26, scope: !130)
!144 = !{!"llvm.loop.mustprogress"}
!145 = !DILocation(line: 29, column: 22, scope: !103)
!146 = !DILocation(line: 29, column: 16, scope: !103)
!147 = !DILocation(line: 29, column: 3, scope: !103)
!148 = !DILocation(line: 30, column: 21, scope: !103)
!149 = !DILocation(line: 30, column: 25, scope: !103)
!150 = !DILocation(line: 30, column: 16, scope: !103)
!151 = !DILocation(line: 30, column: 3, scope: !103)
!152 = !DILocation(line: 31, column: 34, scope: !103)
!153 = !DILocation(line: 31, column: 38, scope: !103)
!154 = !DILocation(line: 31, column: 28, scope: !103)
!155 = !DILocation(line: 31, column: 3, scope: !103)
!156 = !DILocation(line: 32, column: 40, scope: !103)
!157 = !DILocation(line: 32, column: 44, scope: !103)
!158 = !DILocation(line: 32, column: 34, scope: !103)
!159 = !DILocation(line: 32, column: 3, scope: !103)
!160 = !DILocalVariable(name: "only_read", scope: !103, file: !2, line: 33, type: !106)
!161 = !DILocation(line: 33, column: 7, scope: !103)
!162 = !DILocation(line: 33, column: 19, scope: !103)
!163 = !DILocation(line: 34, column: 41, scope: !103)
!164 = !DILocation(line: 34, column: 34, scope: !103)
!165 = !DILocation(line: 34, column: 3, scope: !103)
!166 = !DILocation(line: 35, column: 9, scope: !103)
!167 = !DILocation(line: 35, column: 3, scope: !103)
!168 = !DILocalVariable(name: "ends", scope: !103, file: !2, line: 36, type: !169)
!169 = !DICompositeType(tag: DW_TAG_array_type, baseType: !106, size: 64, elements: !32)
!170 = !DILocation(line: 36, column: 7, scope: !103)
!171 = !DILocation(line: 37, column: 8, scope: !103)
!172 = !DILocation(line: 37, column: 3, scope: !103)
!173 = !DILocation(line: 38, column: 33, scope: !103)
!174 = !DILocation(line: 38, column: 42, scope: !103)
!175 = !DILocation(line: 38, column: 27, scope: !103)
!176 = !DILocation(line: 38, column: 3, scope: !103)
!177 = !DILocation(line: 39, column: 9, scope: !103)
!178 = !DILocation(line: 39, column: 3, scope: !103)
!179 = !DILocation(line: 40, column: 41, scope: !103)
!180 = !DILocation(line: 40, column: 45, scope: !103)
!181 = !DILocation(line: 40, column: 35, scope: !103)
!182 = !DILocation(line: 40, column: 3, scope: !103)
!183 = !DILocation(line: 41, column: 3, scope: !103)
!184 = !DILocation(line: 43, column: 22, scope: !103)
!185 = !DILocation(line: 43, column: 47, scope: !103)
!186 = !DILocation(line: 43, column: 3, scope: !103)
!187 = !DILocation(line: 44, column: 21, scope: !103)
!188 = !DILocation(line: 44, column: 41, scope: !103)
!189 = !DILocation(line: 44, column: 64, scope: !103)
!190 = !DILocation(line: 44, column: 3, scope: !103)
!191 = !DILocation(line: 45, column: 22, scope: !103)
!192 = !DILocation(line: 45, column: 45, scope: !103)
!193 = !DILocation(line: 45, column: 3, scope: !103)
!194 = !DILocation(line: 46, column: 21, scope: !103)
!195 = !DILocation(line: 46, column: 37, scope: !103)
!196 = !DILocation(line: 46, column: 46, scope: !103)
!197 = !DILocation(line: 46, column: 68, scope: !103)
!198 = !DILocation(line: 46, column: 3, scope: !103)
!199 = !DILocation(line: 47, column: 3, scope: !103)
!200 = distinct !DISubprogram(name: "tell", scope: !2, file: !2, line: 12, type: !201, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !92, retainedNodes: !107)
!201 = !DISubroutineType(types: !202)
!202 = !{null, !203, !205}
!203 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !204, size: 64)
!204 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!205 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!206 = !DILocalVariable(name: "what", arg: 1, scope: !200, file: !2, line: 12, type: !203)
!207 = !DILocation(line: 12, column: 30, scope: !200)
!208 = !DILocalVariable(name: "result", arg: 2, scope: !200, file: !2, line: 12, type: !205)
!209 = !DILocation(line: 12, column: 41, scope: !200)
!210 = !DILocation(line: 13, column: 20, scope: !200)
!211 = !DILocation(line: 13, column: 26, scope: !200)
!212 = !DILocation(line: 13, column: 3, scope: !200)
!213 = !DILocation(line: 14, column: 7, scope: !214)
!214 = distinct !DILexicalBlock(scope: !200, file: !2, line: 14, column: 7)
!215 = !DILocation(line: 14, column: 14, scope: !214)
!216 = !DILocation(line: 14, column: 7, scope: !200)
!217 = !DILocation(line: 15, column: 35, scope: !214)
!218 = !DILocation(line: 15, column: 19, scope: !214)
!219 = !DILocation(line: 15, column: 5, scope: !214)
!220 = !DILocation(line: 16, column: 3, scope: !200)
!221 = !DILocation(line: 17, column: 1, scope: !200)
