; ModuleID = 'streams_held.c'
source_filename = "streams_held.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"held\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [3 x i8] c"w+\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [13 x i8] c"file != NULL\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [15 x i8] c"streams_held.c\00", align 1, !dbg !17
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !22
@.str.4 = private unnamed_addr constant [3 x i8] c"xy\00", align 1, !dbg !26
@printed = internal global i32 0, align 4, !dbg !28
@warned = internal global i32 0, align 4, !dbg !64
@written = internal global i32 0, align 4, !dbg !67
@.str.5 = private unnamed_addr constant [44 x i8] c"printed == 2 && warned == 2 && written == 2\00", align 1, !dbg !34
@.str.6 = private unnamed_addr constant [24 x i8] c"ftrylockfile(file) == 0\00", align 1, !dbg !39
@.str.7 = private unnamed_addr constant [61 x i8] c"first == 'a' ? second == 'b' : first == 'x' && second == 'y'\00", align 1, !dbg !44
@.str.8 = private unnamed_addr constant [38 x i8] c"fgets_unlocked(rest, 4, file) == rest\00", align 1, !dbg !49
@.str.9 = private unnamed_addr constant [87 x i8] c"fread_unlocked(rest, 1, 4, file) == 1 && feof_unlocked(file) && !ferror_unlocked(file)\00", align 1, !dbg !54
@.str.10 = private unnamed_addr constant [41 x i8] c"fclose(file) == 0 && remove(\22held\22) == 0\00", align 1, !dbg !59
@stdout = external global ptr, align 8
@.str.11 = private unnamed_addr constant [3 x i8] c"%c\00", align 1, !dbg !69
@.str.12 = private unnamed_addr constant [3 x i8] c"c\0A\00", align 1, !dbg !71
@stderr = external global ptr, align 8
@.str.13 = private unnamed_addr constant [2 x i8] c"b\00", align 1, !dbg !73

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !85 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  %file = alloca ptr, align 8
  %first = alloca i32, align 4
  %second = alloca i32, align 4
  %rest = alloca [8 x i8], align 1
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !89, !DIExpression(), !93)
    #dbg_declare(ptr %b, !94, !DIExpression(), !95)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @print, ptr noundef null), !dbg !96
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @print, ptr noundef null), !dbg !97
  %0 = load i64, ptr %a, align 8, !dbg !98
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !99
  %1 = load i64, ptr %b, align 8, !dbg !100
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !101
    #dbg_declare(ptr %file, !102, !DIExpression(), !107)
  %call4 = call ptr @fopen(ptr noundef @.str, ptr noundef @.str.1), !dbg !108
  store ptr %call4, ptr %file, align 8, !dbg !107
  %2 = load ptr, ptr %file, align 8, !dbg !109
  %cmp = icmp ne ptr %2, null, !dbg !109
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !109

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !109

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.3, i32 noundef 44, ptr noundef @__func__.main) #3, !dbg !109
  unreachable, !dbg !109

3:                                                ; No predecessors!
  br label %cond.end, !dbg !109

cond.end:                                         ; preds = %3, %cond.true
  %4 = load ptr, ptr %file, align 8, !dbg !110
  %call5 = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @write_file, ptr noundef %4), !dbg !111
  %5 = load ptr, ptr %file, align 8, !dbg !112
  %call6 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @write_file, ptr noundef %5), !dbg !113
  %6 = load ptr, ptr %file, align 8, !dbg !114
  %call7 = call i32 @fputs(ptr noundef @.str.4, ptr noundef %6), !dbg !115
  %7 = load i64, ptr %a, align 8, !dbg !116
  %call8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !117
  %8 = load i64, ptr %b, align 8, !dbg !118
  %call9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !119
  %9 = load i32, ptr @printed, align 4, !dbg !120
  %cmp10 = icmp eq i32 %9, 2, !dbg !120
  br i1 %cmp10, label %land.lhs.true, label %cond.false15, !dbg !120

land.lhs.true:                                    ; preds = %cond.end
  %10 = load i32, ptr @warned, align 4, !dbg !120
  %cmp11 = icmp eq i32 %10, 2, !dbg !120
  br i1 %cmp11, label %land.lhs.true12, label %cond.false15, !dbg !120

land.lhs.true12:                                  ; preds = %land.lhs.true
  %11 = load i32, ptr @written, align 4, !dbg !120
  %cmp13 = icmp eq i32 %11, 2, !dbg !120
  br i1 %cmp13, label %cond.true14, label %cond.false15, !dbg !120

cond.true14:                                      ; preds = %land.lhs.true12
  br label %cond.end16, !dbg !120

cond.false15:                                     ; preds = %land.lhs.true12, %land.lhs.true, %cond.end
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.3, i32 noundef 50, ptr noundef @__func__.main) #3, !dbg !120
  unreachable, !dbg !120

12:                                               ; No predecessors!
  br label %cond.end16, !dbg !120

cond.end16:                                       ; preds = %12, %cond.true14
  %13 = load ptr, ptr %file, align 8, !dbg !121
  call void @rewind(ptr noundef %13), !dbg !122
  %14 = load ptr, ptr %file, align 8, !dbg !123
  %call17 = call i32 @ftrylockfile(ptr noundef %14), !dbg !123
  %cmp18 = icmp eq i32 %call17, 0, !dbg !123
  br i1 %cmp18, label %cond.true19, label %cond.false20, !dbg !123

cond.true19:                                      ; preds = %cond.end16
  br label %cond.end21, !dbg !123

cond.false20:                                     ; preds = %cond.end16
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.3, i32 noundef 53, ptr noundef @__func__.main) #3, !dbg !123
  unreachable, !dbg !123

15:                                               ; No predecessors!
  br label %cond.end21, !dbg !123

cond.end21:                                       ; preds = %15, %cond.true19
    #dbg_declare(ptr %first, !124, !DIExpression(), !125)
  %16 = load ptr, ptr %file, align 8, !dbg !126
  %call22 = call i32 @getc_unlocked(ptr noundef %16), !dbg !127
  store i32 %call22, ptr %first, align 4, !dbg !125
    #dbg_declare(ptr %second, !128, !DIExpression(), !129)
  %17 = load ptr, ptr %file, align 8, !dbg !130
  %call23 = call i32 @fgetc_unlocked(ptr noundef %17), !dbg !131
  store i32 %call23, ptr %second, align 4, !dbg !129
  %18 = load i32, ptr %first, align 4, !dbg !132
  %cmp24 = icmp eq i32 %18, 97, !dbg !132
  br i1 %cmp24, label %cond.true25, label %cond.false27, !dbg !132

cond.true25:                                      ; preds = %cond.end21
  %19 = load i32, ptr %second, align 4, !dbg !132
  %cmp26 = icmp eq i32 %19, 98, !dbg !132
  br i1 %cmp26, label %cond.true31, label %cond.false32, !dbg !132

cond.false27:                                     ; preds = %cond.end21
  %20 = load i32, ptr %first, align 4, !dbg !132
  %cmp28 = icmp eq i32 %20, 120, !dbg !132
  br i1 %cmp28, label %land.lhs.true29, label %cond.false32, !dbg !132

land.lhs.true29:                                  ; preds = %cond.false27
  %21 = load i32, ptr %second, align 4, !dbg !132
  %cmp30 = icmp eq i32 %21, 121, !dbg !132
  br i1 %cmp30, label %cond.true31, label %cond.false32, !dbg !132

cond.true31:                                      ; preds = %land.lhs.true29, %cond.true25
  br label %cond.end33, !dbg !132

cond.false32:                                     ; preds = %land.lhs.true29, %cond.false27, %cond.true25
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.3, i32 noundef 55, ptr noundef @__func__.main) #3, !dbg !132
  unreachable, !dbg !132

22:                                               ; No predecessors!
  br label %cond.end33, !dbg !132

cond.end33:                                       ; preds = %22, %cond.true31
    #dbg_declare(ptr %rest, !133, !DIExpression(), !137)
  %arraydecay = getelementptr inbounds [8 x i8], ptr %rest, i64 0, i64 0, !dbg !138
  %23 = load ptr, ptr %file, align 8, !dbg !138
  %call34 = call ptr @fgets_unlocked(ptr noundef %arraydecay, i32 noundef 4, ptr noundef %23), !dbg !138
  %arraydecay35 = getelementptr inbounds [8 x i8], ptr %rest, i64 0, i64 0, !dbg !138
  %cmp36 = icmp eq ptr %call34, %arraydecay35, !dbg !138
  br i1 %cmp36, label %cond.true37, label %cond.false38, !dbg !138

cond.true37:                                      ; preds = %cond.end33
  br label %cond.end39, !dbg !138

cond.false38:                                     ; preds = %cond.end33
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.3, i32 noundef 57, ptr noundef @__func__.main) #3, !dbg !138
  unreachable, !dbg !138

24:                                               ; No predecessors!
  br label %cond.end39, !dbg !138

cond.end39:                                       ; preds = %24, %cond.true37
  %arraydecay40 = getelementptr inbounds [8 x i8], ptr %rest, i64 0, i64 0, !dbg !139
  %25 = load ptr, ptr %file, align 8, !dbg !139
  %call41 = call i64 @fread_unlocked(ptr noundef %arraydecay40, i64 noundef 1, i64 noundef 4, ptr noundef %25), !dbg !139
  %cmp42 = icmp eq i64 %call41, 1, !dbg !139
  br i1 %cmp42, label %land.lhs.true43, label %cond.false49, !dbg !139

land.lhs.true43:                                  ; preds = %cond.end39
  %26 = load ptr, ptr %file, align 8, !dbg !139
  %call44 = call i32 @feof_unlocked(ptr noundef %26), !dbg !139
  %tobool = icmp ne i32 %call44, 0, !dbg !139
  br i1 %tobool, label %land.lhs.true45, label %cond.false49, !dbg !139

land.lhs.true45:                                  ; preds = %land.lhs.true43
  %27 = load ptr, ptr %file, align 8, !dbg !139
  %call46 = call i32 @ferror_unlocked(ptr noundef %27), !dbg !139
  %tobool47 = icmp ne i32 %call46, 0, !dbg !139
  br i1 %tobool47, label %cond.false49, label %cond.true48, !dbg !139

cond.true48:                                      ; preds = %land.lhs.true45
  br label %cond.end50, !dbg !139

cond.false49:                                     ; preds = %land.lhs.true45, %land.lhs.true43, %cond.end39
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.3, i32 noundef 58, ptr noundef @__func__.main) #3, !dbg !139
  unreachable, !dbg !139

28:                                               ; No predecessors!
  br label %cond.end50, !dbg !139

cond.end50:                                       ; preds = %28, %cond.true48
  %29 = load ptr, ptr %file, align 8, !dbg !140
  call void @clearerr_unlocked(ptr noundef %29), !dbg !141
  %30 = load ptr, ptr %file, align 8, !dbg !142
  call void @funlockfile(ptr noundef %30), !dbg !143
  %31 = load ptr, ptr %file, align 8, !dbg !144
  %call51 = call i32 @fclose(ptr noundef %31), !dbg !144
  %cmp52 = icmp eq i32 %call51, 0, !dbg !144
  br i1 %cmp52, label %land.lhs.true53, label %cond.false57, !dbg !144

land.lhs.true53:                                  ; preds = %cond.end50
  %call54 = call i32 @remove(ptr noundef @.str), !dbg !144
  %cmp55 = icmp eq i32 %call54, 0, !dbg !144
  br i1 %cmp55, label %cond.true56, label %cond.false57, !dbg !144

cond.true56:                                      ; preds = %land.lhs.true53
  br label %cond.end58, !dbg !144

cond.false57:                                     ; preds = %land.lhs.true53, %cond.end50
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.3, i32 noundef 61, ptr noundef @__func__.main) #3, !dbg !144
  unreachable, !dbg !144

32:                                               ; No predecessors!
  br label %cond.end58, !dbg !144

cond.end58:                                       ; preds = %32, %cond.true56
  ret i32 0, !dbg !145
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @print(ptr noundef %unused) #0 !dbg !146 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !149, !DIExpression(), !150)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !151
  %1 = load ptr, ptr @stdout, align 8, !dbg !152
  call void @flockfile(ptr noundef %1), !dbg !153
  %2 = load i32, ptr @printed, align 4, !dbg !154
  %inc = add nsw i32 %2, 1, !dbg !154
  store i32 %inc, ptr @printed, align 4, !dbg !154
  %call = call i32 @putchar_unlocked(i32 noundef 97), !dbg !155
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef 98), !dbg !156
  %3 = load ptr, ptr @stdout, align 8, !dbg !157
  %call2 = call i32 @fputs_unlocked(ptr noundef @.str.12, ptr noundef %3), !dbg !158
  %4 = load ptr, ptr @stdout, align 8, !dbg !159
  call void @funlockfile(ptr noundef %4), !dbg !160
  %5 = load ptr, ptr @stderr, align 8, !dbg !161
  call void @flockfile(ptr noundef %5), !dbg !162
  %6 = load i32, ptr @warned, align 4, !dbg !163
  %inc3 = add nsw i32 %6, 1, !dbg !163
  store i32 %inc3, ptr @warned, align 4, !dbg !163
  %7 = load ptr, ptr @stderr, align 8, !dbg !164
  call void @funlockfile(ptr noundef %7), !dbg !165
  ret ptr null, !dbg !166
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare ptr @fopen(ptr noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @write_file(ptr noundef %file) #0 !dbg !167 {
entry:
  %file.addr = alloca ptr, align 8
  store ptr %file, ptr %file.addr, align 8
    #dbg_declare(ptr %file.addr, !168, !DIExpression(), !169)
  %0 = load ptr, ptr %file.addr, align 8, !dbg !170
  call void @flockfile(ptr noundef %0), !dbg !171
  %1 = load ptr, ptr %file.addr, align 8, !dbg !172
  %call = call i32 @putc_unlocked(i32 noundef 97, ptr noundef %1), !dbg !173
  %2 = load i32, ptr @written, align 4, !dbg !174
  %inc = add nsw i32 %2, 1, !dbg !174
  store i32 %inc, ptr @written, align 4, !dbg !174
  %3 = load ptr, ptr %file.addr, align 8, !dbg !175
  %call1 = call i64 @fwrite_unlocked(ptr noundef @.str.13, i64 noundef 1, i64 noundef 1, ptr noundef %3), !dbg !176
  %4 = load ptr, ptr %file.addr, align 8, !dbg !177
  call void @funlockfile(ptr noundef %4), !dbg !178
  ret ptr null, !dbg !179
}

declare i32 @fputs(ptr noundef, ptr noundef) #1

declare void @rewind(ptr noundef) #1

declare i32 @ftrylockfile(ptr noundef) #1

declare i32 @getc_unlocked(ptr noundef) #1

declare i32 @fgetc_unlocked(ptr noundef) #1

declare ptr @fgets_unlocked(ptr noundef, i32 noundef, ptr noundef) #1

declare i64 @fread_unlocked(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

declare i32 @feof_unlocked(ptr noundef) #1

declare i32 @ferror_unlocked(ptr noundef) #1

declare void @clearerr_unlocked(ptr noundef) #1

declare void @funlockfile(ptr noundef) #1

declare i32 @fclose(ptr noundef) #1

declare i32 @remove(ptr noundef) #1

declare void @flockfile(ptr noundef) #1

declare i32 @putchar_unlocked(i32 noundef) #1

declare i32 @printf(ptr noundef, ...) #1

declare i32 @fputs_unlocked(ptr noundef, ptr noundef) #1

declare i32 @putc_unlocked(i32 noundef, ptr noundef) #1

declare i64 @fwrite_unlocked(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!30}
!llvm.module.flags = !{!78, !79, !80, !81, !82, !83, !84}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "streams_held.c", directory: ".", checksumkind: CSK_MD5, checksum: "2dc21dc78beec0a74c7a028d2e22a2c1")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 5)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 3)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 13)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 15)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 40, elements: !5)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !9, isLocal: true, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "printed", scope: !30, file: !2, line: 10, type: !66, isLocal: true, isDefinition: true)
!30 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !31, globals: !33, splitDebugInlining: false, nameTableKind: None)
!31 = !{!32}
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!33 = !{!0, !7, !12, !17, !22, !26, !34, !39, !44, !49, !54, !59, !28, !64, !67, !69, !71, !73}
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 352, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 44)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 24)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 55, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 488, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 61)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 304, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 38)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 58, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 696, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 87)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !2, line: 61, type: !61, isLocal: true, isDefinition: true)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 328, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 41)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "warned", scope: !30, file: !2, line: 10, type: !66, isLocal: true, isDefinition: true)
!66 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "written", scope: !30, file: !2, line: 10, type: !66, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !9, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !9, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !75, isLocal: true, isDefinition: true)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 2)
!78 = !{i32 7, !"Dwarf Version", i32 5}
!79 = !{i32 2, !"Debug Info Version", i32 3}
!80 = !{i32 1, !"wchar_size", i32 4}
!81 = !{i32 8, !"PIC Level", i32 2}
!82 = !{i32 7, !"PIE Level", i32 2}
!83 = !{i32 7, !"uwtable", i32 2}
!84 = !{i32 7, !"frame-pointer", i32 2}
!85 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 36, type: !86, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !30, retainedNodes: !88)
!86 = !DISubroutineType(types: !87)
!87 = !{!66}
!88 = !{}
!89 = !DILocalVariable(name: "a", scope: !85, file: !2, line: 37, type: !90)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !91, line: 75, baseType: !92)
!91 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!92 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!93 = !DILocation(line: 37, column: 13, scope: !85)
!94 = !DILocalVariable(name: "b", scope: !85, file: !2, line: 37, type: !90)
!95 = !DILocation(line: 37, column: 16, scope: !85)
!96 = !DILocation(line: 38, column: 3, scope: !85)
!97 = !DILocation(line: 39, column: 3, scope: !85)
!98 = !DILocation(line: 40, column: 16, scope: !85)
!99 = !DILocation(line: 40, column: 3, scope: !85)
!100 = !DILocation(line: 41, column: 16, scope: !85)
!101 = !DILocation(line: 41, column: 3, scope: !85)
!102 = !DILocalVariable(name: "file", scope: !85, file: !2, line: 43, type: !103)
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !105, line: 12, baseType: !106)
!105 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "ead6eea74c339c03b5b1ca631994b452")
!106 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !105, line: 12, flags: DIFlagFwdDecl)
!107 = !DILocation(line: 43, column: 9, scope: !85)
!108 = !DILocation(line: 43, column: 16, scope: !85)
!109 = !DILocation(line: 44, column: 3, scope: !85)
!110 = !DILocation(line: 45, column: 40, scope: !85)
!111 = !DILocation(line: 45, column: 3, scope: !85)
!112 = !DILocation(line: 46, column: 40, scope: !85)
!113 = !DILocation(line: 46, column: 3, scope: !85)
!114 = !DILocation(line: 47, column: 15, scope: !85)
!115 = !DILocation(line: 47, column: 3, scope: !85)
!116 = !DILocation(line: 48, column: 16, scope: !85)
!117 = !DILocation(line: 48, column: 3, scope: !85)
!118 = !DILocation(line: 49, column: 16, scope: !85)
!119 = !DILocation(line: 49, column: 3, scope: !85)
!120 = !DILocation(line: 50, column: 3, scope: !85)
!121 = !DILocation(line: 52, column: 10, scope: !85)
!122 = !DILocation(line: 52, column: 3, scope: !85)
!123 = !DILocation(line: 53, column: 3, scope: !85)
!124 = !DILocalVariable(name: "first", scope: !85, file: !2, line: 54, type: !66)
!125 = !DILocation(line: 54, column: 7, scope: !85)
!126 = !DILocation(line: 54, column: 29, scope: !85)
!127 = !DILocation(line: 54, column: 15, scope: !85)
!128 = !DILocalVariable(name: "second", scope: !85, file: !2, line: 54, type: !66)
!129 = !DILocation(line: 54, column: 36, scope: !85)
!130 = !DILocation(line: 54, column: 60, scope: !85)
!131 = !DILocation(line: 54, column: 45, scope: !85)
!132 = !DILocation(line: 55, column: 3, scope: !85)
!133 = !DILocalVariable(name: "rest", scope: !85, file: !2, line: 56, type: !134)
!134 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !135)
!135 = !{!136}
!136 = !DISubrange(count: 8)
!137 = !DILocation(line: 56, column: 8, scope: !85)
!138 = !DILocation(line: 57, column: 3, scope: !85)
!139 = !DILocation(line: 58, column: 3, scope: !85)
!140 = !DILocation(line: 59, column: 21, scope: !85)
!141 = !DILocation(line: 59, column: 3, scope: !85)
!142 = !DILocation(line: 60, column: 15, scope: !85)
!143 = !DILocation(line: 60, column: 3, scope: !85)
!144 = !DILocation(line: 61, column: 3, scope: !85)
!145 = !DILocation(line: 62, column: 3, scope: !85)
!146 = distinct !DISubprogram(name: "print", scope: !2, file: !2, line: 12, type: !147, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !88)
!147 = !DISubroutineType(types: !148)
!148 = !{!32, !32}
!149 = !DILocalVariable(name: "unused", arg: 1, scope: !146, file: !2, line: 12, type: !32)
!150 = !DILocation(line: 12, column: 26, scope: !146)
!151 = !DILocation(line: 13, column: 9, scope: !146)
!152 = !DILocation(line: 14, column: 13, scope: !146)
!153 = !DILocation(line: 14, column: 3, scope: !146)
!154 = !DILocation(line: 15, column: 10, scope: !146)
!155 = !DILocation(line: 16, column: 3, scope: !146)
!156 = !DILocation(line: 17, column: 3, scope: !146)
!157 = !DILocation(line: 18, column: 25, scope: !146)
!158 = !DILocation(line: 18, column: 3, scope: !146)
!159 = !DILocation(line: 19, column: 15, scope: !146)
!160 = !DILocation(line: 19, column: 3, scope: !146)
!161 = !DILocation(line: 21, column: 13, scope: !146)
!162 = !DILocation(line: 21, column: 3, scope: !146)
!163 = !DILocation(line: 22, column: 9, scope: !146)
!164 = !DILocation(line: 23, column: 15, scope: !146)
!165 = !DILocation(line: 23, column: 3, scope: !146)
!166 = !DILocation(line: 24, column: 3, scope: !146)
!167 = distinct !DISubprogram(name: "write_file", scope: !2, file: !2, line: 27, type: !147, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !88)
!168 = !DILocalVariable(name: "file", arg: 1, scope: !167, file: !2, line: 27, type: !32)
!169 = !DILocation(line: 27, column: 31, scope: !167)
!170 = !DILocation(line: 28, column: 13, scope: !167)
!171 = !DILocation(line: 28, column: 3, scope: !167)
!172 = !DILocation(line: 29, column: 22, scope: !167)
!173 = !DILocation(line: 29, column: 3, scope: !167)
!174 = !DILocation(line: 30, column: 10, scope: !167)
!175 = !DILocation(line: 31, column: 30, scope: !167)
!176 = !DILocation(line: 31, column: 3, scope: !167)
!177 = !DILocation(line: 32, column: 15, scope: !167)
!178 = !DILocation(line: 32, column: 3, scope: !167)
!179 = !DILocation(line: 33, column: 3, scope: !167)
