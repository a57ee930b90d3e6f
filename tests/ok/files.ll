; ModuleID = 'files.c'
source_filename = "files.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [15 x i8] c"tresse-one.txt\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"w\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [9 x i8] c"line %d\0A\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [8 x i8] c"line 2\0A\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [3 x i8] c"r+\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [4 x i8] c"ONE\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [6 x i8] c"%c%c\0A\00", align 1, !dbg !32
@.str.7 = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !37
@.str.8 = private unnamed_addr constant [6 x i8] c"more\0A\00", align 1, !dbg !39
@.str.9 = private unnamed_addr constant [15 x i8] c"tresse-two.txt\00", align 1, !dbg !41
@.str.10 = private unnamed_addr constant [5 x i8] c"%zd \00", align 1, !dbg !43
@.str.11 = private unnamed_addr constant [7 x i8] c"abcdef\00", align 1, !dbg !48
@.str.12 = private unnamed_addr constant [5 x i8] c"%ld \00", align 1, !dbg !53
@.str.13 = private unnamed_addr constant [8 x i8] c"%zd %s\0A\00", align 1, !dbg !55
@.str.14 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !57
@.str.15 = private unnamed_addr constant [11 x i8] c"alpha\0Abeta\00", align 1, !dbg !59
@.str.16 = private unnamed_addr constant [12 x i8] c"%zd %zd %s\0A\00", align 1, !dbg !64
@.str.17 = private unnamed_addr constant [5 x i8] c"x=42\00", align 1, !dbg !69
@.str.18 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !71
@.str.19 = private unnamed_addr constant [5 x i8] c"x=%d\00", align 1, !dbg !73
@.str.20 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1, !dbg !75
@.str.21 = private unnamed_addr constant [2 x i8] c"r\00", align 1, !dbg !77
@.str.22 = private unnamed_addr constant [8 x i8] c"%s: %s\0A\00", align 1, !dbg !79
@.str.23 = private unnamed_addr constant [7 x i8] c"%s: %s\00", align 1, !dbg !81
@.str.24 = private unnamed_addr constant [20 x i8] c"%s ends at %ld, %d\0A\00", align 1, !dbg !83

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !100 {
entry:
  %retval = alloca i32, align 4
  %file = alloca ptr, align 8
  %c = alloca i32, align 4
  %given = alloca i32, align 4
  %fd = alloca i32, align 4
  %bytes = alloca [8 x i8], align 1
  %text = alloca ptr, align 8
  %room = alloca i64, align 8
  %first = alloca i64, align 8
  %second = alloca i64, align 8
  %number = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %file, !105, !DIExpression(), !110)
  %call = call ptr @fopen(ptr noundef @.str, ptr noundef @.str.1), !dbg !111
  store ptr %call, ptr %file, align 8, !dbg !110
  %0 = load ptr, ptr %file, align 8, !dbg !112
  %call1 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %0, ptr noundef @.str.2, i32 noundef 1) #5, !dbg !113
  %1 = load ptr, ptr %file, align 8, !dbg !114
  %call2 = call i32 @fputs(ptr noundef @.str.3, ptr noundef %1), !dbg !115
  %2 = load ptr, ptr %file, align 8, !dbg !116
  %call3 = call i32 @fputc(i32 noundef 51, ptr noundef %2), !dbg !117
  %3 = load ptr, ptr %file, align 8, !dbg !118
  %call4 = call i32 @fputc(i32 noundef 10, ptr noundef %3), !dbg !119
  %4 = load ptr, ptr %file, align 8, !dbg !120
  %call5 = call i32 @fclose(ptr noundef %4), !dbg !121
  call void @show(ptr noundef @.str), !dbg !122
  %call6 = call ptr @fopen(ptr noundef @.str, ptr noundef @.str.4), !dbg !123
  store ptr %call6, ptr %file, align 8, !dbg !124
  %5 = load ptr, ptr %file, align 8, !dbg !125
  %call7 = call i32 @fseek(ptr noundef %5, i64 noundef 5, i32 noundef 0), !dbg !126
  %6 = load ptr, ptr %file, align 8, !dbg !127
  %call8 = call i64 @fwrite(ptr noundef @.str.5, i64 noundef 1, i64 noundef 1, ptr noundef %6), !dbg !128
  %7 = load ptr, ptr %file, align 8, !dbg !129
  %call9 = call i32 @fseek(ptr noundef %7, i64 noundef -2, i32 noundef 2), !dbg !130
    #dbg_declare(ptr %c, !131, !DIExpression(), !132)
  %8 = load ptr, ptr %file, align 8, !dbg !133
  %call10 = call i32 @fgetc(ptr noundef %8), !dbg !134
  store i32 %call10, ptr %c, align 4, !dbg !132
  %9 = load i32, ptr %c, align 4, !dbg !135
  %add = add nsw i32 %9, 1, !dbg !136
  %10 = load ptr, ptr %file, align 8, !dbg !137
  %call11 = call i32 @ungetc(i32 noundef %add, ptr noundef %10), !dbg !138
    #dbg_declare(ptr %given, !139, !DIExpression(), !140)
  %11 = load ptr, ptr %file, align 8, !dbg !141
  %call12 = call i32 @fgetc(ptr noundef %11), !dbg !142
  store i32 %call12, ptr %given, align 4, !dbg !140
  %12 = load i32, ptr %c, align 4, !dbg !143
  %13 = load i32, ptr %given, align 4, !dbg !144
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %12, i32 noundef %13), !dbg !145
  %14 = load ptr, ptr %file, align 8, !dbg !146
  %call14 = call i32 @fclose(ptr noundef %14), !dbg !147
  %call15 = call ptr @fopen(ptr noundef @.str, ptr noundef @.str.7), !dbg !148
  store ptr %call15, ptr %file, align 8, !dbg !149
  %15 = load ptr, ptr %file, align 8, !dbg !150
  %call16 = call i32 @fputs(ptr noundef @.str.8, ptr noundef %15), !dbg !151
  %16 = load ptr, ptr %file, align 8, !dbg !152
  %call17 = call i32 @fclose(ptr noundef %16), !dbg !153
  %call18 = call i32 @rename(ptr noundef @.str, ptr noundef @.str.9), !dbg !154
  call void @show(ptr noundef @.str), !dbg !155
  call void @show(ptr noundef @.str.9), !dbg !156
    #dbg_declare(ptr %fd, !157, !DIExpression(), !158)
  %call19 = call i32 (ptr, i32, ...) @open(ptr noundef @.str.9, i32 noundef 514), !dbg !159
  store i32 %call19, ptr %fd, align 4, !dbg !158
  %17 = load i32, ptr %fd, align 4, !dbg !160
  %call20 = call i64 @write(i32 noundef %17, ptr noundef @.str.11, i64 noundef 6), !dbg !161
  %call21 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i64 noundef %call20), !dbg !162
  %18 = load i32, ptr %fd, align 4, !dbg !163
  %call22 = call i64 @lseek(i32 noundef %18, i64 noundef 2, i32 noundef 0), !dbg !164
  %call23 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i64 noundef %call22), !dbg !165
    #dbg_declare(ptr %bytes, !166, !DIExpression(), !167)
  call void @llvm.memset.p0.i64(ptr align 1 %bytes, i8 0, i64 8, i1 false), !dbg !167
  %19 = load i32, ptr %fd, align 4, !dbg !168
  %arraydecay = getelementptr inbounds [8 x i8], ptr %bytes, i64 0, i64 0, !dbg !169
  %call24 = call i64 @read(i32 noundef %19, ptr noundef %arraydecay, i64 noundef 3), !dbg !170
  %arraydecay25 = getelementptr inbounds [8 x i8], ptr %bytes, i64 0, i64 0, !dbg !171
  %call26 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, i64 noundef %call24, ptr noundef %arraydecay25), !dbg !172
  %20 = load i32, ptr %fd, align 4, !dbg !173
  %call27 = call i32 @close(i32 noundef %20), !dbg !174
  %call28 = call i32 (ptr, i32, ...) @open(ptr noundef @.str.9, i32 noundef 193, i32 noundef 384), !dbg !175
  store i32 %call28, ptr %fd, align 4, !dbg !176
  %21 = load i32, ptr %fd, align 4, !dbg !177
  %call29 = call ptr @__errno_location() #6, !dbg !178
  %22 = load i32, ptr %call29, align 4, !dbg !178
  %cmp = icmp eq i32 %22, 17, !dbg !179
  %conv = zext i1 %cmp to i32, !dbg !179
  %call30 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %21, i32 noundef %conv), !dbg !180
  %call31 = call i32 @remove(ptr noundef @.str.9), !dbg !181
  call void @show(ptr noundef @.str.9), !dbg !182
    #dbg_declare(ptr %text, !183, !DIExpression(), !185)
  store ptr null, ptr %text, align 8, !dbg !185
    #dbg_declare(ptr %room, !186, !DIExpression(), !190)
  store i64 0, ptr %room, align 8, !dbg !190
  %call32 = call ptr @tmpfile(), !dbg !191
  store ptr %call32, ptr %file, align 8, !dbg !192
  %23 = load ptr, ptr %file, align 8, !dbg !193
  %call33 = call i32 @fputs(ptr noundef @.str.15, ptr noundef %23), !dbg !194
  %24 = load ptr, ptr %file, align 8, !dbg !195
  call void @rewind(ptr noundef %24), !dbg !196
    #dbg_declare(ptr %first, !197, !DIExpression(), !200)
  %25 = load ptr, ptr %file, align 8, !dbg !201
  %call34 = call i64 @getline(ptr noundef %text, ptr noundef %room, ptr noundef %25), !dbg !202
  store i64 %call34, ptr %first, align 8, !dbg !200
    #dbg_declare(ptr %second, !203, !DIExpression(), !204)
  %26 = load ptr, ptr %file, align 8, !dbg !205
  %call35 = call i64 @getline(ptr noundef %text, ptr noundef %room, ptr noundef %26), !dbg !206
  store i64 %call35, ptr %second, align 8, !dbg !204
  %27 = load i64, ptr %first, align 8, !dbg !207
  %28 = load i64, ptr %second, align 8, !dbg !208
  %29 = load ptr, ptr %text, align 8, !dbg !209
  %call36 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, i64 noundef %27, i64 noundef %28, ptr noundef %29), !dbg !210
  %30 = load ptr, ptr %text, align 8, !dbg !211
  call void @free(ptr noundef %30), !dbg !212
  %31 = load ptr, ptr %file, align 8, !dbg !213
  %call37 = call i32 @fclose(ptr noundef %31), !dbg !214
    #dbg_declare(ptr %number, !215, !DIExpression(), !216)
  store i32 0, ptr %number, align 4, !dbg !216
  %call38 = call ptr @tmpfile(), !dbg !217
  store ptr %call38, ptr %file, align 8, !dbg !218
  %32 = load ptr, ptr %file, align 8, !dbg !219
  %call39 = call i32 @fputs(ptr noundef @.str.17, ptr noundef %32), !dbg !220
  %33 = load ptr, ptr %file, align 8, !dbg !221
  call void @rewind(ptr noundef %33), !dbg !222
  %34 = load ptr, ptr %file, align 8, !dbg !223
  %call40 = call i32 (ptr, ptr, ...) @fscanf(ptr noundef %34, ptr noundef @.str.19, ptr noundef %number), !dbg !224
  %call41 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, i32 noundef %call40), !dbg !225
  %35 = load i32, ptr %number, align 4, !dbg !226
  %call42 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %35), !dbg !227
  %36 = load ptr, ptr %file, align 8, !dbg !228
  %call43 = call i32 @fclose(ptr noundef %36), !dbg !229
  ret i32 0, !dbg !230
}

declare ptr @fopen(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #2

declare i32 @fputs(ptr noundef, ptr noundef) #1

declare i32 @fputc(i32 noundef, ptr noundef) #1

declare i32 @fclose(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @show(ptr noundef %name) #0 !dbg !231 {
entry:
  %name.addr = alloca ptr, align 8
  %line = alloca [64 x i8], align 16
  %file = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !236, !DIExpression(), !237)
    #dbg_declare(ptr %line, !238, !DIExpression(), !242)
    #dbg_declare(ptr %file, !243, !DIExpression(), !244)
  %0 = load ptr, ptr %name.addr, align 8, !dbg !245
  %call = call ptr @fopen(ptr noundef %0, ptr noundef @.str.21), !dbg !246
  store ptr %call, ptr %file, align 8, !dbg !244
  %1 = load ptr, ptr %file, align 8, !dbg !247
  %cmp = icmp eq ptr %1, null, !dbg !249
  br i1 %cmp, label %if.then, label %if.end, !dbg !250

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %name.addr, align 8, !dbg !251
  %call1 = call ptr @__errno_location() #6, !dbg !253
  %3 = load i32, ptr %call1, align 4, !dbg !253
  %call2 = call ptr @strerror(i32 noundef %3), !dbg !254
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.22, ptr noundef %2, ptr noundef %call2), !dbg !255
  br label %return, !dbg !256

if.end:                                           ; preds = %entry
  br label %while.cond, !dbg !257

while.cond:                                       ; preds = %while.body, %if.end
  %arraydecay = getelementptr inbounds [64 x i8], ptr %line, i64 0, i64 0, !dbg !258
  %4 = load ptr, ptr %file, align 8, !dbg !259
  %call4 = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 64, ptr noundef %4), !dbg !260
  %cmp5 = icmp ne ptr %call4, null, !dbg !261
  br i1 %cmp5, label %while.body, label %while.end, !dbg !257

while.body:                                       ; preds = %while.cond
  %5 = load ptr, ptr %name.addr, align 8, !dbg !262
  %arraydecay6 = getelementptr inbounds [64 x i8], ptr %line, i64 0, i64 0, !dbg !263
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str.23, ptr noundef %5, ptr noundef %arraydecay6), !dbg !264
  br label %while.cond, !dbg !257, !llvm.loop !265

while.end:                                        ; preds = %while.cond
  %6 = load ptr, ptr %name.addr, align 8, !dbg !268
  %7 = load ptr, ptr %file, align 8, !dbg !269
  %call8 = call i64 @ftell(ptr noundef %7), !dbg !270
  %8 = load ptr, ptr %file, align 8, !dbg !271
  %call9 = call i32 @feof(ptr noundef %8), !dbg !272
  %cmp10 = icmp ne i32 %call9, 0, !dbg !273
  %conv = zext i1 %cmp10 to i32, !dbg !273
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.24, ptr noundef %6, i64 noundef %call8, i32 noundef %conv), !dbg !274
  %9 = load ptr, ptr %file, align 8, !dbg !275
  %call12 = call i32 @fclose(ptr noundef %9), !dbg !276
  br label %return, !dbg !277

return:                                           ; preds = %while.end, %if.then
  ret void, !dbg !277
}

declare i32 @fseek(ptr noundef, i64 noundef, i32 noundef) #1

declare i64 @fwrite(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

declare i32 @fgetc(ptr noundef) #1

declare i32 @ungetc(i32 noundef, ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #1

declare i32 @rename(ptr noundef, ptr noundef) #1

declare i32 @open(ptr noundef, i32 noundef, ...) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #1

declare i32 @close(i32 noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #4

declare i32 @remove(ptr noundef) #1

declare ptr @tmpfile() #1

declare void @rewind(ptr noundef) #1

declare i64 @getline(ptr noundef, ptr noundef, ptr noundef) #1

declare void @free(ptr noundef) #1

declare i32 @fscanf(ptr noundef, ptr noundef, ...) #1

declare ptr @strerror(i32 noundef) #1

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #1

declare i64 @ftell(ptr noundef) #1

declare i32 @feof(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!88}
!llvm.module.flags = !{!93, !94, !95, !96, !97, !98, !99}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "files.c", directory: ".", checksumkind: CSK_MD5, checksum: "b7e360e82ec36dff7544370e39d7ce83")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 15)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 2)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 9)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 8)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 3)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 4)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 6)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !9, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !34, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !3, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 5)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 7)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !45, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !19, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !50, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !2, line: 59, type: !61, isLocal: true, isDefinition: true)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 11)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(scope: null, file: !2, line: 63, type: !66, isLocal: true, isDefinition: true)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 12)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !2, line: 68, type: !45, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !2, line: 70, type: !24, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !2, line: 70, type: !45, isLocal: true, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !45, isLocal: true, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !9, isLocal: true, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !19, isLocal: true, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !50, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !85, isLocal: true, isDefinition: true)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !86)
!86 = !{!87}
!87 = !DISubrange(count: 20)
!88 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !89, globals: !92, splitDebugInlining: false, nameTableKind: None)
!89 = !{!90, !91}
!90 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!92 = !{!0, !7, !12, !17, !22, !27, !32, !37, !39, !41, !43, !48, !53, !55, !57, !59, !64, !69, !71, !73, !75, !77, !79, !81, !83}
!93 = !{i32 7, !"Dwarf Version", i32 5}
!94 = !{i32 2, !"Debug Info Version", i32 3}
!95 = !{i32 1, !"wchar_size", i32 4}
!96 = !{i32 8, !"PIC Level", i32 2}
!97 = !{i32 7, !"PIE Level", i32 2}
!98 = !{i32 7, !"uwtable", i32 2}
!99 = !{i32 7, !"frame-pointer", i32 2}
!100 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 23, type: !101, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !88, retainedNodes: !104)
!101 = !DISubroutineType(types: !102)
!102 = !{!103}
!103 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!104 = !{}
!105 = !DILocalVariable(name: "file", scope: !100, file: !2, line: 24, type: !106)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !108, line: 11, baseType: !109)
!108 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "ce414c22ceec5a647edeb34d80bd1659")
!109 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !108, line: 11, flags: DIFlagFwdDecl)
!110 = !DILocation(line: 24, column: 9, scope: !100)
!111 = !DILocation(line: 24, column: 16, scope: !100)
!112 = !DILocation(line: 25, column: 11, scope: !100)
!113 = !DILocation(line: 25, column: 3, scope: !100)
!114 = !DILocation(line: 26, column: 21, scope: !100)
!115 = !DILocation(line: 26, column: 3, scope: !100)
!116 = !DILocation(line: 27, column: 14, scope: !100)
!117 = !DILocation(line: 27, column: 3, scope: !100)
!118 = !DILocation(line: 28, column: 15, scope: !100)
!119 = !DILocation(line: 28, column: 3, scope: !100)
!120 = !DILocation(line: 29, column: 10, scope: !100)
!121 = !DILocation(line: 29, column: 3, scope: !100)
!122 = !DILocation(line: 30, column: 3, scope: !100)
!123 = !DILocation(line: 31, column: 10, scope: !100)
!124 = !DILocation(line: 31, column: 8, scope: !100)
!125 = !DILocation(line: 32, column: 9, scope: !100)
!126 = !DILocation(line: 32, column: 3, scope: !100)
!127 = !DILocation(line: 33, column: 23, scope: !100)
!128 = !DILocation(line: 33, column: 3, scope: !100)
!129 = !DILocation(line: 34, column: 9, scope: !100)
!130 = !DILocation(line: 34, column: 3, scope: !100)
!131 = !DILocalVariable(name: "c", scope: !100, file: !2, line: 35, type: !103)
!132 = !DILocation(line: 35, column: 7, scope: !100)
!133 = !DILocation(line: 35, column: 17, scope: !100)
!134 = !DILocation(line: 35, column: 11, scope: !100)
!135 = !DILocation(line: 36, column: 10, scope: !100)
!136 = !DILocation(line: 36, column: 12, scope: !100)
!137 = !DILocation(line: 36, column: 17, scope: !100)
!138 = !DILocation(line: 36, column: 3, scope: !100)
!139 = !DILocalVariable(name: "given", scope: !100, file: !2, line: 37, type: !103)
!140 = !DILocation(line: 37, column: 7, scope: !100)
!141 = !DILocation(line: 37, column: 21, scope: !100)
!142 = !DILocation(line: 37, column: 15, scope: !100)
!143 = !DILocation(line: 38, column: 20, scope: !100)
!144 = !DILocation(line: 38, column: 23, scope: !100)
!145 = !DILocation(line: 38, column: 3, scope: !100)
!146 = !DILocation(line: 39, column: 10, scope: !100)
!147 = !DILocation(line: 39, column: 3, scope: !100)
!148 = !DILocation(line: 40, column: 10, scope: !100)
!149 = !DILocation(line: 40, column: 8, scope: !100)
!150 = !DILocation(line: 41, column: 19, scope: !100)
!151 = !DILocation(line: 41, column: 3, scope: !100)
!152 = !DILocation(line: 42, column: 10, scope: !100)
!153 = !DILocation(line: 42, column: 3, scope: !100)
!154 = !DILocation(line: 43, column: 3, scope: !100)
!155 = !DILocation(line: 44, column: 3, scope: !100)
!156 = !DILocation(line: 45, column: 3, scope: !100)
!157 = !DILocalVariable(name: "fd", scope: !100, file: !2, line: 46, type: !103)
!158 = !DILocation(line: 46, column: 7, scope: !100)
!159 = !DILocation(line: 46, column: 12, scope: !100)
!160 = !DILocation(line: 47, column: 24, scope: !100)
!161 = !DILocation(line: 47, column: 18, scope: !100)
!162 = !DILocation(line: 47, column: 3, scope: !100)
!163 = !DILocation(line: 48, column: 30, scope: !100)
!164 = !DILocation(line: 48, column: 24, scope: !100)
!165 = !DILocation(line: 48, column: 3, scope: !100)
!166 = !DILocalVariable(name: "bytes", scope: !100, file: !2, line: 49, type: !19)
!167 = !DILocation(line: 49, column: 8, scope: !100)
!168 = !DILocation(line: 50, column: 27, scope: !100)
!169 = !DILocation(line: 50, column: 31, scope: !100)
!170 = !DILocation(line: 50, column: 22, scope: !100)
!171 = !DILocation(line: 50, column: 42, scope: !100)
!172 = !DILocation(line: 50, column: 3, scope: !100)
!173 = !DILocation(line: 51, column: 9, scope: !100)
!174 = !DILocation(line: 51, column: 3, scope: !100)
!175 = !DILocation(line: 52, column: 8, scope: !100)
!176 = !DILocation(line: 52, column: 6, scope: !100)
!177 = !DILocation(line: 53, column: 21, scope: !100)
!178 = !DILocation(line: 53, column: 25, scope: !100)
!179 = !DILocation(line: 53, column: 31, scope: !100)
!180 = !DILocation(line: 53, column: 3, scope: !100)
!181 = !DILocation(line: 54, column: 3, scope: !100)
!182 = !DILocation(line: 55, column: 3, scope: !100)
!183 = !DILocalVariable(name: "text", scope: !100, file: !2, line: 56, type: !184)
!184 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!185 = !DILocation(line: 56, column: 9, scope: !100)
!186 = !DILocalVariable(name: "room", scope: !100, file: !2, line: 57, type: !187)
!187 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !188, line: 18, baseType: !189)
!188 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!189 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!190 = !DILocation(line: 57, column: 10, scope: !100)
!191 = !DILocation(line: 58, column: 10, scope: !100)
!192 = !DILocation(line: 58, column: 8, scope: !100)
!193 = !DILocation(line: 59, column: 24, scope: !100)
!194 = !DILocation(line: 59, column: 3, scope: !100)
!195 = !DILocation(line: 60, column: 10, scope: !100)
!196 = !DILocation(line: 60, column: 3, scope: !100)
!197 = !DILocalVariable(name: "first", scope: !100, file: !2, line: 61, type: !198)
!198 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !199, line: 16, baseType: !90)
!199 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!200 = !DILocation(line: 61, column: 11, scope: !100)
!201 = !DILocation(line: 61, column: 41, scope: !100)
!202 = !DILocation(line: 61, column: 19, scope: !100)
!203 = !DILocalVariable(name: "second", scope: !100, file: !2, line: 62, type: !198)
!204 = !DILocation(line: 62, column: 11, scope: !100)
!205 = !DILocation(line: 62, column: 42, scope: !100)
!206 = !DILocation(line: 62, column: 20, scope: !100)
!207 = !DILocation(line: 63, column: 26, scope: !100)
!208 = !DILocation(line: 63, column: 33, scope: !100)
!209 = !DILocation(line: 63, column: 41, scope: !100)
!210 = !DILocation(line: 63, column: 3, scope: !100)
!211 = !DILocation(line: 64, column: 8, scope: !100)
!212 = !DILocation(line: 64, column: 3, scope: !100)
!213 = !DILocation(line: 65, column: 10, scope: !100)
!214 = !DILocation(line: 65, column: 3, scope: !100)
!215 = !DILocalVariable(name: "number", scope: !100, file: !2, line: 66, type: !103)
!216 = !DILocation(line: 66, column: 7, scope: !100)
!217 = !DILocation(line: 67, column: 10, scope: !100)
!218 = !DILocation(line: 67, column: 8, scope: !100)
!219 = !DILocation(line: 68, column: 17, scope: !100)
!220 = !DILocation(line: 68, column: 3, scope: !100)
!221 = !DILocation(line: 69, column: 10, scope: !100)
!222 = !DILocation(line: 69, column: 3, scope: !100)
!223 = !DILocation(line: 70, column: 23, scope: !100)
!224 = !DILocation(line: 70, column: 16, scope: !100)
!225 = !DILocation(line: 70, column: 3, scope: !100)
!226 = !DILocation(line: 71, column: 19, scope: !100)
!227 = !DILocation(line: 71, column: 3, scope: !100)
!228 = !DILocation(line: 72, column: 10, scope: !100)
!229 = !DILocation(line: 72, column: 3, scope: !100)
!230 = !DILocation(line: 73, column: 3, scope: !100)
!231 = distinct !DISubprogram(name: "show", scope: !2, file: !2, line: 10, type: !232, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !88, retainedNodes: !104)
!232 = !DISubroutineType(types: !233)
!233 = !{null, !234}
!234 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !235, size: 64)
!235 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!236 = !DILocalVariable(name: "name", arg: 1, scope: !231, file: !2, line: 10, type: !234)
!237 = !DILocation(line: 10, column: 30, scope: !231)
!238 = !DILocalVariable(name: "line", scope: !231, file: !2, line: 11, type: !239)
!239 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 512, elements: !240)
!240 = !{!241}
!241 = !DISubrange(count: 64)
!242 = !DILocation(line: 11, column: 8, scope: !231)
!243 = !DILocalVariable(name: "file", scope: !231, file: !2, line: 12, type: !106)
!244 = !DILocation(line: 12, column: 9, scope: !231)
!245 = !DILocation(line: 12, column: 22, scope: !231)
!246 = !DILocation(line: 12, column: 16, scope: !231)
!247 = !DILocation(line: 13, column: 7, scope: !248)
!248 = distinct !DILexicalBlock(scope: !231, file: !2, line: 13, column: 7)
!249 = !DILocation(line: 13, column: 12, scope: !248)
!250 = !DILocation(line: 13, column: 7, scope: !231)
!251 = !DILocation(line: 14, column: 24, scope: !252)
!252 = distinct !DILexicalBlock(scope: !248, file: !2, line: 13, column: 21)
!253 = !DILocation(line: 14, column: 39, scope: !252)
!254 = !DILocation(line: 14, column: 30, scope: !252)
!255 = !DILocation(line: 14, column: 5, scope: !252)
!256 = !DILocation(line: 15, column: 5, scope: !252)
!257 = !DILocation(line: 17, column: 3, scope: !231)
!258 = !DILocation(line: 17, column: 16, scope: !231)
!259 = !DILocation(line: 17, column: 35, scope: !231)
!260 = !DILocation(line: 17, column: 10, scope: !231)
!261 = !DILocation(line: 17, column: 41, scope: !231)
!262 = !DILocation(line: 18, column: 22, scope: !231)
!263 = !DILocation(line: 18, column: 28, scope: !231)
!264 = !DILocation(line: 18, column: 5, scope: !231)
!265 = distinct !{!265, !257, !266, !267}
!266 = !DILocation(line: 18, column: 32, scope: !231)
!267 = !{!"llvm.loop.mustprogress"}
!268 = !DILocation(line: 19, column: 34, scope: !231)
!269 = !DILocation(line: 19, column: 46, scope: !231)
!270 = !DILocation(line: 19, column: 40, scope: !231)
!271 = !DILocation(line: 19, column: 58, scope: !231)
!272 = !DILocation(line: 19, column: 53, scope: !231)
!273 = !DILocation(line: 19, column: 64, scope: !231)
!274 = !DILocation(line: 19, column: 3, scope: !231)
!275 = !DILocation(line: 20, column: 10, scope: !231)
!276 = !DILocation(line: 20, column: 3, scope: !231)
!277 = !DILocation(line: 21, column: 1, scope: !231)
