; ModuleID = 'wide_characters.c'
source_filename = "wide_characters.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [15 x i32] [i32 111, i32 110, i32 101, i32 44, i32 32, i32 116, i32 119, i32 111, i32 59, i32 116, i32 104, i32 114, i32 101, i32 101, i32 0], align 4, !dbg !0
@.str.1 = private unnamed_addr constant [6 x i32] [i32 32, i32 102, i32 111, i32 117, i32 114, i32 0], align 4, !dbg !7
@.str.2 = private unnamed_addr constant [9 x i32] [i32 32, i32 102, i32 105, i32 118, i32 101, i32 115, i32 105, i32 120, i32 0], align 4, !dbg !12
@.str.3 = private unnamed_addr constant [8 x i32] [i32 116, i32 104, i32 114, i32 101, i32 101, i32 32, i32 102, i32 0], align 4, !dbg !17
@.str.4 = private unnamed_addr constant [3 x i32] [i32 59, i32 44, i32 0], align 4, !dbg !22
@.str.5 = private unnamed_addr constant [12 x i8] c"%zu %zu %d\0A\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [4 x i32] [i32 101, i32 110, i32 111, i32 0], align 4, !dbg !33
@.str.7 = private unnamed_addr constant [6 x i32] [i32 115, i32 105, i32 120, i32 101, i32 115, i32 0], align 4, !dbg !38
@.str.8 = private unnamed_addr constant [4 x i32] [i32 32, i32 44, i32 59, i32 0], align 4, !dbg !40
@.str.9 = private unnamed_addr constant [3 x i32] [i32 97, i32 98, i32 0], align 4, !dbg !42
@.str.10 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !44
@.str.11 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1, !dbg !49
@.str.12 = private unnamed_addr constant [7 x i32] [i32 99, i32 111, i32 112, i32 105, i32 101, i32 100, i32 0], align 4, !dbg !54
@.str.13 = private unnamed_addr constant [9 x i8] c"%zu %zu\0A\00", align 1, !dbg !57
@.str.14 = private unnamed_addr constant [8 x i8] c"letters\00", align 1, !dbg !60
@.str.15 = private unnamed_addr constant [4 x i8] c"%d \00", align 1, !dbg !63
@.str.16 = private unnamed_addr constant [2 x i8] c"\80\00", align 1, !dbg !66
@.str.17 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !71
@.str.18 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !76
@.str.19 = private unnamed_addr constant [2 x i8] c"q\00", align 1, !dbg !81
@.str.20 = private unnamed_addr constant [13 x i8] c"%d %d %d %c\0A\00", align 1, !dbg !83
@.str.21 = private unnamed_addr constant [10 x i8] c"%s %s %d\0A\00", align 1, !dbg !85
@.str.22 = private unnamed_addr constant [2 x i8] c"C\00", align 1, !dbg !87
@.str.23 = private unnamed_addr constant [8 x i8] c"no_SUCH\00", align 1, !dbg !89
@.str.24 = private unnamed_addr constant [10 x i8] c"[%s] %zu\0A\00", align 1, !dbg !91
@.str.25 = private unnamed_addr constant [2 x i8] c"?\00", align 1, !dbg !93

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !109 {
entry:
  %retval = alloca i32, align 4
  %room = alloca [64 x i32], align 16
  %rest = alloca ptr, align 8
  %copy = alloca ptr, align 8
  %word = alloca ptr, align 8
  %.compoundliteral = alloca [3 x i32], align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %room, !113, !DIExpression(), !119)
    #dbg_declare(ptr %rest, !120, !DIExpression(), !122)
    #dbg_declare(ptr %copy, !123, !DIExpression(), !124)
  %arraydecay = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !125
  %call = call ptr @wcscpy(ptr noundef %arraydecay, ptr noundef @.str), !dbg !126
  call void @show(ptr noundef %call), !dbg !127
  %arraydecay1 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !128
  %call2 = call ptr @wcscat(ptr noundef %arraydecay1, ptr noundef @.str.1), !dbg !129
  call void @show(ptr noundef %call2), !dbg !130
  %arraydecay3 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !131
  %call4 = call ptr @wcsncat(ptr noundef %arraydecay3, ptr noundef @.str.2, i64 noundef 5), !dbg !132
  call void @show(ptr noundef %call4), !dbg !133
  %arraydecay5 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !134
  %call6 = call ptr @wcschr(ptr noundef %arraydecay5, i32 noundef 116) #4, !dbg !135
  call void @show(ptr noundef %call6), !dbg !136
  %arraydecay7 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !137
  %call8 = call ptr @wcsrchr(ptr noundef %arraydecay7, i32 noundef 116), !dbg !138
  call void @show(ptr noundef %call8), !dbg !139
  %arraydecay9 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !140
  %call10 = call ptr @wcsstr(ptr noundef %arraydecay9, ptr noundef @.str.3), !dbg !141
  call void @show(ptr noundef %call10), !dbg !142
  %arraydecay11 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !143
  %call12 = call ptr @wcspbrk(ptr noundef %arraydecay11, ptr noundef @.str.4), !dbg !144
  call void @show(ptr noundef %call12), !dbg !145
  %arraydecay13 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !146
  %call14 = call i64 @wcslen(ptr noundef %arraydecay13) #4, !dbg !147
  %arraydecay15 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !148
  %call16 = call i64 @wcsspn(ptr noundef %arraydecay15, ptr noundef @.str.6), !dbg !149
  %arraydecay17 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !150
  %call18 = call ptr @wcsstr(ptr noundef %arraydecay17, ptr noundef @.str.7), !dbg !151
  %cmp = icmp eq ptr %call18, null, !dbg !152
  %conv = zext i1 %cmp to i32, !dbg !152
  %call19 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %call14, i64 noundef %call16, i32 noundef %conv), !dbg !153
    #dbg_declare(ptr %word, !154, !DIExpression(), !156)
  %arraydecay20 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !157
  %call21 = call ptr @wcstok(ptr noundef %arraydecay20, ptr noundef @.str.8, ptr noundef %rest), !dbg !158
  store ptr %call21, ptr %word, align 8, !dbg !156
  br label %for.cond, !dbg !159

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load ptr, ptr %word, align 8, !dbg !160
  %tobool = icmp ne ptr %0, null, !dbg !162
  br i1 %tobool, label %for.body, label %for.end, !dbg !162

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %word, align 8, !dbg !163
  call void @show(ptr noundef %1), !dbg !164
  br label %for.inc, !dbg !164

for.inc:                                          ; preds = %for.body
  %call22 = call ptr @wcstok(ptr noundef null, ptr noundef @.str.8, ptr noundef %rest), !dbg !165
  store ptr %call22, ptr %word, align 8, !dbg !166
  br label %for.cond, !dbg !167, !llvm.loop !168

for.end:                                          ; preds = %for.cond
  %arraydecay23 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !171
  %call24 = call ptr @wmemset(ptr noundef %arraydecay23, i32 noundef 120, i64 noundef 10), !dbg !172
  %call25 = call ptr @wcsncpy(ptr noundef %call24, ptr noundef @.str.9, i64 noundef 5), !dbg !173
  call void @show(ptr noundef %call25), !dbg !174
  %arrayidx = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 4, !dbg !175
  %2 = load i32, ptr %arrayidx, align 16, !dbg !175
  %cmp26 = icmp eq i32 %2, 0, !dbg !176
  %conv27 = zext i1 %cmp26 to i32, !dbg !176
  %arrayidx28 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 5, !dbg !177
  %3 = load i32, ptr %arrayidx28, align 4, !dbg !177
  %cmp29 = icmp eq i32 %3, 120, !dbg !178
  %conv30 = zext i1 %cmp29 to i32, !dbg !178
  %call31 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %conv27, i32 noundef %conv30), !dbg !179
  %call32 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef 1, i32 noundef 1, i32 noundef 0, i32 noundef 1), !dbg !180
  %call33 = call ptr @wcsdup(ptr noundef @.str.12), !dbg !181
  store ptr %call33, ptr %copy, align 8, !dbg !182
  call void @show(ptr noundef %call33), !dbg !183
  %4 = load ptr, ptr %copy, align 8, !dbg !184
  call void @free(ptr noundef %4), !dbg !185
  %call34 = call i64 @mbstowcs(ptr noundef null, ptr noundef @.str.14, i64 noundef 0), !dbg !186
  %arraydecay35 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !187
  %call36 = call i64 @mbstowcs(ptr noundef %arraydecay35, ptr noundef @.str.14, i64 noundef 4), !dbg !188
  %call37 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, i64 noundef %call34, i64 noundef %call36), !dbg !189
  %arraydecay38 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !190
  %call39 = call i32 @mbtowc(ptr noundef %arraydecay38, ptr noundef @.str.16, i64 noundef 1), !dbg !191
  %call40 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, i32 noundef %call39), !dbg !192
  %call41 = call ptr @__errno_location() #5, !dbg !193
  %5 = load i32, ptr %call41, align 4, !dbg !193
  %cmp42 = icmp eq i32 %5, 84, !dbg !194
  %conv43 = zext i1 %cmp42 to i32, !dbg !194
  %arraydecay44 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !195
  %call45 = call i32 @mbtowc(ptr noundef %arraydecay44, ptr noundef @.str.18, i64 noundef 1), !dbg !196
  %arraydecay46 = getelementptr inbounds [64 x i32], ptr %room, i64 0, i64 0, !dbg !197
  %call47 = call i32 @mbtowc(ptr noundef %arraydecay46, ptr noundef @.str.19, i64 noundef 1), !dbg !198
  %call48 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, i32 noundef %conv43, i32 noundef %call45, i32 noundef %call47), !dbg !199
  store i32 97, ptr %.compoundliteral, align 4, !dbg !200
  %arrayinit.element = getelementptr inbounds i32, ptr %.compoundliteral, i64 1, !dbg !200
  store i32 9786, ptr %arrayinit.element, align 4, !dbg !200
  %arrayinit.element49 = getelementptr inbounds i32, ptr %.compoundliteral, i64 2, !dbg !200
  store i32 0, ptr %arrayinit.element49, align 4, !dbg !200
  %arraydecay50 = getelementptr inbounds [3 x i32], ptr %.compoundliteral, i64 0, i64 0, !dbg !201
  call void @show(ptr noundef %arraydecay50), !dbg !202
  %call51 = call i32 @iswalpha(i32 noundef 113), !dbg !203
  %cmp52 = icmp ne i32 %call51, 0, !dbg !204
  %conv53 = zext i1 %cmp52 to i32, !dbg !204
  %call54 = call i32 @iswalpha(i32 noundef 9786), !dbg !205
  %cmp55 = icmp ne i32 %call54, 0, !dbg !206
  %conv56 = zext i1 %cmp55 to i32, !dbg !206
  %call57 = call i32 @iswdigit(i32 noundef 55), !dbg !207
  %cmp58 = icmp ne i32 %call57, 0, !dbg !208
  %conv59 = zext i1 %cmp58 to i32, !dbg !208
  %call60 = call i32 @towupper(i32 noundef 113), !dbg !209
  %conv61 = trunc i32 %call60 to i8, !dbg !210
  %conv62 = sext i8 %conv61 to i32, !dbg !210
  %call63 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %conv53, i32 noundef %conv56, i32 noundef %conv59, i32 noundef %conv62), !dbg !211
  %call64 = call ptr @setlocale(i32 noundef 6, ptr noundef null), !dbg !212
  %call65 = call ptr @setlocale(i32 noundef 6, ptr noundef @.str.22), !dbg !213
  %call66 = call ptr @setlocale(i32 noundef 6, ptr noundef @.str.23), !dbg !214
  %cmp67 = icmp eq ptr %call66, null, !dbg !215
  %conv68 = zext i1 %cmp67 to i32, !dbg !215
  %call69 = call i32 (ptr, ...) @printf(ptr noundef @.str.21, ptr noundef %call64, ptr noundef %call65, i32 noundef %conv68), !dbg !216
  ret i32 0, !dbg !217
}

; Function Attrs: noinline nounwind uwtable
define internal void @show(ptr noundef %s) #0 !dbg !218 {
entry:
  %s.addr = alloca ptr, align 8
  %text = alloca [64 x i8], align 16
  %n = alloca i64, align 8
  store ptr %s, ptr %s.addr, align 8
    #dbg_declare(ptr %s.addr, !223, !DIExpression(), !224)
    #dbg_declare(ptr %text, !225, !DIExpression(), !227)
    #dbg_declare(ptr %n, !228, !DIExpression(), !229)
  %arraydecay = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0, !dbg !230
  %0 = load ptr, ptr %s.addr, align 8, !dbg !231
  %call = call i64 @wcstombs(ptr noundef %arraydecay, ptr noundef %0, i64 noundef 64), !dbg !232
  store i64 %call, ptr %n, align 8, !dbg !229
  %1 = load i64, ptr %n, align 8, !dbg !233
  %cmp = icmp eq i64 %1, -1, !dbg !234
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !233

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !233

cond.false:                                       ; preds = %entry
  %arraydecay1 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0, !dbg !235
  br label %cond.end, !dbg !233

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ @.str.25, %cond.true ], [ %arraydecay1, %cond.false ], !dbg !233
  %2 = load i64, ptr %n, align 8, !dbg !236
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.24, ptr noundef %cond, i64 noundef %2), !dbg !237
  ret void, !dbg !238
}

declare ptr @wcscpy(ptr noundef, ptr noundef) #1

declare ptr @wcscat(ptr noundef, ptr noundef) #1

declare ptr @wcsncat(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare ptr @wcschr(ptr noundef, i32 noundef) #2

declare ptr @wcsrchr(ptr noundef, i32 noundef) #1

declare ptr @wcsstr(ptr noundef, ptr noundef) #1

declare ptr @wcspbrk(ptr noundef, ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: nounwind willreturn memory(read)
declare i64 @wcslen(ptr noundef) #2

declare i64 @wcsspn(ptr noundef, ptr noundef) #1

declare ptr @wcstok(ptr noundef, ptr noundef, ptr noundef) #1

declare ptr @wcsncpy(ptr noundef, ptr noundef, i64 noundef) #1

declare ptr @wmemset(ptr noundef, i32 noundef, i64 noundef) #1

declare ptr @wcsdup(ptr noundef) #1

declare void @free(ptr noundef) #1

declare i64 @mbstowcs(ptr noundef, ptr noundef, i64 noundef) #1

declare i32 @mbtowc(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

declare i32 @iswalpha(i32 noundef) #1

declare i32 @iswdigit(i32 noundef) #1

declare i32 @towupper(i32 noundef) #1

declare ptr @setlocale(i32 noundef, ptr noundef) #1

declare i64 @wcstombs(ptr noundef, ptr noundef, i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) }
attributes #5 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!95}
!llvm.module.flags = !{!102, !103, !104, !105, !106, !107, !108}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "wide_characters.c", directory: ".", checksumkind: CSK_MD5, checksum: "c8c6c75cded1cb0ea50ae7a4845ad95b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 480, elements: !5)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{!6}
!6 = !DISubrange(count: 15)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 6)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 288, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 9)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 8)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 3)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 96, elements: !31)
!30 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!31 = !{!32}
!32 = !DISubrange(count: 12)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 4)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !9, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !35, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !24, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 56, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 7)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 104, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 13)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 224, elements: !47)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 72, elements: !15)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 64, elements: !20)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !2, line: 55, type: !65, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 32, elements: !36)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !2, line: 55, type: !68, isLocal: true, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 16, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 2)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !2, line: 56, type: !73, isLocal: true, isDefinition: true)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 80, elements: !74)
!74 = !{!75}
!75 = !DISubrange(count: 10)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(scope: null, file: !2, line: 56, type: !78, isLocal: true, isDefinition: true)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 8, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 1)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(scope: null, file: !2, line: 56, type: !68, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !2, line: 58, type: !51, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(scope: null, file: !2, line: 60, type: !73, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(scope: null, file: !2, line: 60, type: !68, isLocal: true, isDefinition: true)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(scope: null, file: !2, line: 60, type: !62, isLocal: true, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !73, isLocal: true, isDefinition: true)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !68, isLocal: true, isDefinition: true)
!95 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !96, globals: !101, splitDebugInlining: false, nameTableKind: None)
!96 = !{!97, !30, !98}
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !99, line: 18, baseType: !100)
!99 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!100 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!101 = !{!0, !7, !12, !17, !22, !27, !33, !38, !40, !42, !44, !49, !54, !57, !60, !63, !66, !71, !76, !81, !83, !85, !87, !89, !91, !93}
!102 = !{i32 7, !"Dwarf Version", i32 5}
!103 = !{i32 2, !"Debug Info Version", i32 3}
!104 = !{i32 1, !"wchar_size", i32 4}
!105 = !{i32 8, !"PIC Level", i32 2}
!106 = !{i32 7, !"PIE Level", i32 2}
!107 = !{i32 7, !"uwtable", i32 2}
!108 = !{i32 7, !"frame-pointer", i32 2}
!109 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 36, type: !110, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !95, retainedNodes: !112)
!110 = !DISubroutineType(types: !111)
!111 = !{!4}
!112 = !{}
!113 = !DILocalVariable(name: "room", scope: !109, file: !2, line: 37, type: !114)
!114 = !DICompositeType(tag: DW_TAG_array_type, baseType: !115, size: 2048, elements: !117)
!115 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !116, line: 24, baseType: !4)
!116 = !DIFile(filename: "clang/include/__stddef_wchar_t.h", directory: "", checksumkind: CSK_MD5, checksum: "1bf0c51e90dd5eb05cdcc01afdea587a")
!117 = !{!118}
!118 = !DISubrange(count: 64)
!119 = !DILocation(line: 37, column: 11, scope: !109)
!120 = !DILocalVariable(name: "rest", scope: !109, file: !2, line: 37, type: !121)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !115, size: 64)
!122 = !DILocation(line: 37, column: 22, scope: !109)
!123 = !DILocalVariable(name: "copy", scope: !109, file: !2, line: 37, type: !121)
!124 = !DILocation(line: 37, column: 29, scope: !109)
!125 = !DILocation(line: 38, column: 15, scope: !109)
!126 = !DILocation(line: 38, column: 8, scope: !109)
!127 = !DILocation(line: 38, column: 3, scope: !109)
!128 = !DILocation(line: 39, column: 15, scope: !109)
!129 = !DILocation(line: 39, column: 8, scope: !109)
!130 = !DILocation(line: 39, column: 3, scope: !109)
!131 = !DILocation(line: 40, column: 16, scope: !109)
!132 = !DILocation(line: 40, column: 8, scope: !109)
!133 = !DILocation(line: 40, column: 3, scope: !109)
!134 = !DILocation(line: 41, column: 15, scope: !109)
!135 = !DILocation(line: 41, column: 8, scope: !109)
!136 = !DILocation(line: 41, column: 3, scope: !109)
!137 = !DILocation(line: 42, column: 16, scope: !109)
!138 = !DILocation(line: 42, column: 8, scope: !109)
!139 = !DILocation(line: 42, column: 3, scope: !109)
!140 = !DILocation(line: 43, column: 15, scope: !109)
!141 = !DILocation(line: 43, column: 8, scope: !109)
!142 = !DILocation(line: 43, column: 3, scope: !109)
!143 = !DILocation(line: 44, column: 16, scope: !109)
!144 = !DILocation(line: 44, column: 8, scope: !109)
!145 = !DILocation(line: 44, column: 3, scope: !109)
!146 = !DILocation(line: 45, column: 33, scope: !109)
!147 = !DILocation(line: 45, column: 26, scope: !109)
!148 = !DILocation(line: 45, column: 47, scope: !109)
!149 = !DILocation(line: 45, column: 40, scope: !109)
!150 = !DILocation(line: 45, column: 69, scope: !109)
!151 = !DILocation(line: 45, column: 62, scope: !109)
!152 = !DILocation(line: 45, column: 85, scope: !109)
!153 = !DILocation(line: 45, column: 3, scope: !109)
!154 = !DILocalVariable(name: "word", scope: !155, file: !2, line: 46, type: !121)
!155 = distinct !DILexicalBlock(scope: !109, file: !2, line: 46, column: 3)
!156 = !DILocation(line: 46, column: 17, scope: !155)
!157 = !DILocation(line: 46, column: 31, scope: !155)
!158 = !DILocation(line: 46, column: 24, scope: !155)
!159 = !DILocation(line: 46, column: 8, scope: !155)
!160 = !DILocation(line: 46, column: 53, scope: !161)
!161 = distinct !DILexicalBlock(scope: !155, file: !2, line: 46, column: 3)
!162 = !DILocation(line: 46, column: 3, scope: !155)
!163 = !DILocation(line: 47, column: 10, scope: !161)
!164 = !DILocation(line: 47, column: 5, scope: !161)
!165 = !DILocation(line: 46, column: 66, scope: !161)
!166 = !DILocation(line: 46, column: 64, scope: !161)
!167 = !DILocation(line: 46, column: 3, scope: !161)
!168 = distinct !{!168, !162, !169, !170}
!169 = !DILocation(line: 47, column: 14, scope: !155)
!170 = !{!"llvm.loop.mustprogress"}
!171 = !DILocation(line: 48, column: 24, scope: !109)
!172 = !DILocation(line: 48, column: 16, scope: !109)
!173 = !DILocation(line: 48, column: 8, scope: !109)
!174 = !DILocation(line: 48, column: 3, scope: !109)
!175 = !DILocation(line: 49, column: 21, scope: !109)
!176 = !DILocation(line: 49, column: 29, scope: !109)
!177 = !DILocation(line: 49, column: 35, scope: !109)
!178 = !DILocation(line: 49, column: 43, scope: !109)
!179 = !DILocation(line: 49, column: 3, scope: !109)
!180 = !DILocation(line: 50, column: 3, scope: !109)
!181 = !DILocation(line: 52, column: 15, scope: !109)
!182 = !DILocation(line: 52, column: 13, scope: !109)
!183 = !DILocation(line: 52, column: 3, scope: !109)
!184 = !DILocation(line: 53, column: 8, scope: !109)
!185 = !DILocation(line: 53, column: 3, scope: !109)
!186 = !DILocation(line: 54, column: 23, scope: !109)
!187 = !DILocation(line: 54, column: 62, scope: !109)
!188 = !DILocation(line: 54, column: 53, scope: !109)
!189 = !DILocation(line: 54, column: 3, scope: !109)
!190 = !DILocation(line: 55, column: 24, scope: !109)
!191 = !DILocation(line: 55, column: 17, scope: !109)
!192 = !DILocation(line: 55, column: 3, scope: !109)
!193 = !DILocation(line: 56, column: 24, scope: !109)
!194 = !DILocation(line: 56, column: 30, scope: !109)
!195 = !DILocation(line: 56, column: 48, scope: !109)
!196 = !DILocation(line: 56, column: 41, scope: !109)
!197 = !DILocation(line: 56, column: 69, scope: !109)
!198 = !DILocation(line: 56, column: 62, scope: !109)
!199 = !DILocation(line: 56, column: 3, scope: !109)
!200 = !DILocation(line: 57, column: 25, scope: !109)
!201 = !DILocation(line: 57, column: 8, scope: !109)
!202 = !DILocation(line: 57, column: 3, scope: !109)
!203 = !DILocation(line: 58, column: 27, scope: !109)
!204 = !DILocation(line: 58, column: 41, scope: !109)
!205 = !DILocation(line: 58, column: 47, scope: !109)
!206 = !DILocation(line: 58, column: 64, scope: !109)
!207 = !DILocation(line: 58, column: 70, scope: !109)
!208 = !DILocation(line: 58, column: 84, scope: !109)
!209 = !DILocation(line: 59, column: 16, scope: !109)
!210 = !DILocation(line: 59, column: 10, scope: !109)
!211 = !DILocation(line: 58, column: 3, scope: !109)
!212 = !DILocation(line: 60, column: 24, scope: !109)
!213 = !DILocation(line: 60, column: 44, scope: !109)
!214 = !DILocation(line: 60, column: 63, scope: !109)
!215 = !DILocation(line: 60, column: 87, scope: !109)
!216 = !DILocation(line: 60, column: 3, scope: !109)
!217 = !DILocation(line: 61, column: 3, scope: !109)
!218 = distinct !DISubprogram(name: "show", scope: !2, file: !2, line: 30, type: !219, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !95, retainedNodes: !112)
!219 = !DISubroutineType(types: !220)
!220 = !{null, !221}
!221 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !222, size: 64)
!222 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !115)
!223 = !DILocalVariable(name: "s", arg: 1, scope: !218, file: !2, line: 30, type: !221)
!224 = !DILocation(line: 30, column: 33, scope: !218)
!225 = !DILocalVariable(name: "text", scope: !218, file: !2, line: 31, type: !226)
!226 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 512, elements: !117)
!227 = !DILocation(line: 31, column: 8, scope: !218)
!228 = !DILocalVariable(name: "n", scope: !218, file: !2, line: 32, type: !98)
!229 = !DILocation(line: 32, column: 10, scope: !218)
!230 = !DILocation(line: 32, column: 23, scope: !218)
!231 = !DILocation(line: 32, column: 29, scope: !218)
!232 = !DILocation(line: 32, column: 14, scope: !218)
!233 = !DILocation(line: 33, column: 24, scope: !218)
!234 = !DILocation(line: 33, column: 26, scope: !218)
!235 = !DILocation(line: 33, column: 48, scope: !218)
!236 = !DILocation(line: 33, column: 54, scope: !218)
!237 = !DILocation(line: 33, column: 3, scope: !218)
!238 = !DILocation(line: 34, column: 1, scope: !218)
