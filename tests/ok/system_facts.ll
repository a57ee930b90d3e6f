; ModuleID = 'system_facts.c'
source_filename = "system_facts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.passwd = type { ptr, ptr, i32, i32, ptr, ptr, ptr }
%struct.group = type { ptr, ptr, i32, ptr }
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }

@.str = private unnamed_addr constant [10 x i8] c"%s %d %d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [14 x i8] c"nobody-at-all\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [5 x i8] c"root\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [8 x i8] c" %d %s\0A\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1, !dbg !32
@.str.7 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !34
@.str.8 = private unnamed_addr constant [8 x i8] c" %s %d\0A\00", align 1, !dbg !36
@.str.9 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !38
@.str.10 = private unnamed_addr constant [8 x i8] c"program\00", align 1, !dbg !43
@.str.11 = private unnamed_addr constant [12 x i8] c"%d messages\00", align 1, !dbg !45
@.str.12 = private unnamed_addr constant [25 x i8] c"2024-02-29 23:59:58 rest\00", align 1, !dbg !50
@.str.13 = private unnamed_addr constant [12 x i8] c"%Y-%m-%d %T\00", align 1, !dbg !55
@.str.14 = private unnamed_addr constant [61 x i8] c"%d-%d-%d %d:%d:%d, day %d of the week and %d of the year,%s\0A\00", align 1, !dbg !57
@.str.15 = private unnamed_addr constant [11 x i8] c"2023-13-01\00", align 1, !dbg !62
@.str.16 = private unnamed_addr constant [3 x i8] c"%F\00", align 1, !dbg !67
@.str.17 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !69
@.str.18 = private unnamed_addr constant [7 x i8] c"*.[ch]\00", align 1, !dbg !71
@.str.19 = private unnamed_addr constant [4 x i8] c"a.c\00", align 1, !dbg !73
@.str.20 = private unnamed_addr constant [2 x i8] c"*\00", align 1, !dbg !75
@.str.21 = private unnamed_addr constant [4 x i8] c"a/b\00", align 1, !dbg !80
@.str.22 = private unnamed_addr constant [13 x i8] c"[[:digit:]]?\00", align 1, !dbg !82
@.str.23 = private unnamed_addr constant [3 x i8] c"7x\00", align 1, !dbg !87
@.str.24 = private unnamed_addr constant [8 x i8] c"%ld %s\0A\00", align 1, !dbg !89
@.str.25 = private unnamed_addr constant [4 x i8] c"zz/\00", align 1, !dbg !91
@stdout = external global ptr, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !114 {
entry:
  %user = alloca ptr, align 8
  %copy = alloca %struct.passwd, align 8
  %result = alloca ptr, align 8
  %room = alloca [1000 x i8], align 16
  %group = alloca %struct.group, align 8
  %other = alloca ptr, align 8
  %tm = alloca %struct.tm, align 8
  %end = alloca ptr, align 8
    #dbg_declare(ptr %user, !118, !DIExpression(), !133)
  %call = call ptr @getpwuid(i32 noundef 0), !dbg !134
  store ptr %call, ptr %user, align 8, !dbg !133
    #dbg_declare(ptr %copy, !135, !DIExpression(), !136)
    #dbg_declare(ptr %result, !137, !DIExpression(), !138)
  %0 = load ptr, ptr %user, align 8, !dbg !139
  %pw_name = getelementptr inbounds %struct.passwd, ptr %0, i32 0, i32 0, !dbg !140
  %1 = load ptr, ptr %pw_name, align 8, !dbg !140
  %2 = load ptr, ptr %user, align 8, !dbg !141
  %pw_uid = getelementptr inbounds %struct.passwd, ptr %2, i32 0, i32 2, !dbg !142
  %3 = load i32, ptr %pw_uid, align 8, !dbg !142
  %4 = load ptr, ptr %user, align 8, !dbg !143
  %pw_gid = getelementptr inbounds %struct.passwd, ptr %4, i32 0, i32 3, !dbg !144
  %5 = load i32, ptr %pw_gid, align 4, !dbg !144
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %1, i32 noundef %3, i32 noundef %5), !dbg !145
  %call2 = call ptr @getpwnam(ptr noundef @.str.2), !dbg !146
  %cmp = icmp eq ptr %call2, null, !dbg !147
  %conv = zext i1 %cmp to i32, !dbg !147
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv), !dbg !148
    #dbg_declare(ptr %room, !149, !DIExpression(), !153)
  %arraydecay = getelementptr inbounds [1000 x i8], ptr %room, i64 0, i64 0, !dbg !154
  %call4 = call i32 @getpwnam_r(ptr noundef @.str.4, ptr noundef %copy, ptr noundef %arraydecay, i64 noundef 1000, ptr noundef %result), !dbg !155
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %call4), !dbg !156
  %6 = load ptr, ptr %result, align 8, !dbg !157
  %cmp6 = icmp eq ptr %6, %copy, !dbg !158
  %conv7 = zext i1 %cmp6 to i32, !dbg !158
  %pw_name8 = getelementptr inbounds %struct.passwd, ptr %copy, i32 0, i32 0, !dbg !159
  %7 = load ptr, ptr %pw_name8, align 8, !dbg !159
  %call9 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %conv7, ptr noundef %7), !dbg !160
  %arraydecay10 = getelementptr inbounds [1000 x i8], ptr %room, i64 0, i64 0, !dbg !161
  %call11 = call i32 @getpwuid_r(i32 noundef 0, ptr noundef %copy, ptr noundef %arraydecay10, i64 noundef 3, ptr noundef %result), !dbg !162
  %cmp12 = icmp eq i32 %call11, 34, !dbg !163
  %conv13 = zext i1 %cmp12 to i32, !dbg !163
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %conv13), !dbg !164
  %8 = load ptr, ptr %result, align 8, !dbg !165
  %cmp15 = icmp eq ptr %8, null, !dbg !166
  %conv16 = zext i1 %cmp15 to i32, !dbg !166
  %call17 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %conv16), !dbg !167
  %call18 = call ptr @getgrgid(i32 noundef 0), !dbg !168
  %gr_name = getelementptr inbounds %struct.group, ptr %call18, i32 0, i32 0, !dbg !169
  %9 = load ptr, ptr %gr_name, align 8, !dbg !169
  %call19 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, ptr noundef %9), !dbg !170
    #dbg_declare(ptr %group, !171, !DIExpression(), !179)
    #dbg_declare(ptr %other, !180, !DIExpression(), !182)
  %arraydecay20 = getelementptr inbounds [1000 x i8], ptr %room, i64 0, i64 0, !dbg !183
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay20, i64 1, !dbg !184
  %call21 = call i32 @getgrnam_r(ptr noundef @.str.4, ptr noundef %group, ptr noundef %add.ptr, i64 noundef 999, ptr noundef %other), !dbg !185
  %call22 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %call21), !dbg !186
  %10 = load ptr, ptr %other, align 8, !dbg !187
  %gr_name23 = getelementptr inbounds %struct.group, ptr %10, i32 0, i32 0, !dbg !188
  %11 = load ptr, ptr %gr_name23, align 8, !dbg !188
  %gr_mem = getelementptr inbounds %struct.group, ptr %group, i32 0, i32 3, !dbg !189
  %12 = load ptr, ptr %gr_mem, align 8, !dbg !189
  %arrayidx = getelementptr inbounds ptr, ptr %12, i64 0, !dbg !190
  %13 = load ptr, ptr %arrayidx, align 8, !dbg !190
  %cmp24 = icmp eq ptr %13, null, !dbg !191
  %conv25 = zext i1 %cmp24 to i32, !dbg !191
  %call26 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, ptr noundef %11, i32 noundef %conv25), !dbg !192
  %call27 = call i32 @setuid(i32 noundef 0), !dbg !193
  %call28 = call i32 @setgid(i32 noundef 0), !dbg !194
  %call29 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %call27, i32 noundef %call28), !dbg !195
  %call30 = call ptr @__errno_location() #4, !dbg !196
  store i32 0, ptr %call30, align 4, !dbg !197
  %call31 = call i32 @getpriority(i32 noundef 0, i32 noundef 0), !dbg !198
  %call32 = call ptr @__errno_location() #4, !dbg !199
  %14 = load i32, ptr %call32, align 4, !dbg !199
  %call33 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %call31, i32 noundef %14), !dbg !200
  %call34 = call i32 @nice(i32 noundef 3), !dbg !201
  %call35 = call i32 @getpriority(i32 noundef 0, i32 noundef 0), !dbg !202
  %call36 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %call34, i32 noundef %call35), !dbg !203
  call void @openlog(ptr noundef @.str.10, i32 noundef 1, i32 noundef 8), !dbg !204
  call void (i32, ptr, ...) @syslog(i32 noundef 6, ptr noundef @.str.11, i32 noundef 1), !dbg !205
  call void @closelog(), !dbg !206
    #dbg_declare(ptr %tm, !207, !DIExpression(), !225)
  call void @llvm.memset.p0.i64(ptr align 8 %tm, i8 0, i64 56, i1 false), !dbg !225
    #dbg_declare(ptr %end, !226, !DIExpression(), !227)
  %call37 = call ptr @strptime(ptr noundef @.str.12, ptr noundef @.str.13, ptr noundef %tm), !dbg !228
  store ptr %call37, ptr %end, align 8, !dbg !227
  %tm_year = getelementptr inbounds %struct.tm, ptr %tm, i32 0, i32 5, !dbg !229
  %15 = load i32, ptr %tm_year, align 4, !dbg !229
  %add = add nsw i32 %15, 1900, !dbg !230
  %tm_mon = getelementptr inbounds %struct.tm, ptr %tm, i32 0, i32 4, !dbg !231
  %16 = load i32, ptr %tm_mon, align 8, !dbg !231
  %add38 = add nsw i32 %16, 1, !dbg !232
  %tm_mday = getelementptr inbounds %struct.tm, ptr %tm, i32 0, i32 3, !dbg !233
  %17 = load i32, ptr %tm_mday, align 4, !dbg !233
  %tm_hour = getelementptr inbounds %struct.tm, ptr %tm, i32 0, i32 2, !dbg !234
  %18 = load i32, ptr %tm_hour, align 8, !dbg !234
  %tm_min = getelementptr inbounds %struct.tm, ptr %tm, i32 0, i32 1, !dbg !235
  %19 = load i32, ptr %tm_min, align 4, !dbg !235
  %tm_sec = getelementptr inbounds %struct.tm, ptr %tm, i32 0, i32 0, !dbg !236
  %20 = load i32, ptr %tm_sec, align 8, !dbg !236
  %tm_wday = getelementptr inbounds %struct.tm, ptr %tm, i32 0, i32 6, !dbg !237
  %21 = load i32, ptr %tm_wday, align 8, !dbg !237
  %tm_yday = getelementptr inbounds %struct.tm, ptr %tm, i32 0, i32 7, !dbg !238
  %22 = load i32, ptr %tm_yday, align 4, !dbg !238
  %23 = load ptr, ptr %end, align 8, !dbg !239
  %call39 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %add, i32 noundef %add38, i32 noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, i32 noundef %22, ptr noundef %23), !dbg !240
  %call40 = call ptr @strptime(ptr noundef @.str.15, ptr noundef @.str.16, ptr noundef %tm), !dbg !241
  %cmp41 = icmp eq ptr %call40, null, !dbg !242
  %conv42 = zext i1 %cmp41 to i32, !dbg !242
  %call43 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv42), !dbg !243
  %call44 = call i32 @fnmatch(ptr noundef @.str.18, ptr noundef @.str.19, i32 noundef 0), !dbg !244
  %call45 = call i32 @fnmatch(ptr noundef @.str.20, ptr noundef @.str.21, i32 noundef 1), !dbg !245
  %call46 = call i32 @fnmatch(ptr noundef @.str.22, ptr noundef @.str.23, i32 noundef 0), !dbg !246
  %call47 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, i32 noundef %call44, i32 noundef %call45, i32 noundef %call46), !dbg !247
  %call48 = call i64 @a64l(ptr noundef @.str.25), !dbg !248
  %call49 = call ptr @l64a(i64 noundef 100000), !dbg !249
  %call50 = call i32 (ptr, ...) @printf(ptr noundef @.str.24, i64 noundef %call48, ptr noundef %call49), !dbg !250
  %24 = load ptr, ptr @stdout, align 8, !dbg !251
  %call51 = call i32 @ftrylockfile(ptr noundef %24), !dbg !252
  %call52 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call51), !dbg !253
  %25 = load ptr, ptr @stdout, align 8, !dbg !254
  call void @funlockfile(ptr noundef %25), !dbg !255
  ret i32 0, !dbg !256
}

declare ptr @getpwuid(i32 noundef) #1

declare i32 @printf(ptr noundef, ...) #1

declare ptr @getpwnam(ptr noundef) #1

declare i32 @getpwnam_r(ptr noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef) #1

declare i32 @getpwuid_r(i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef) #1

declare ptr @getgrgid(i32 noundef) #1

declare i32 @getgrnam_r(ptr noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef) #1

declare i32 @setuid(i32 noundef) #1

declare i32 @setgid(i32 noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #2

declare i32 @getpriority(i32 noundef, i32 noundef) #1

declare i32 @nice(i32 noundef) #1

declare void @openlog(ptr noundef, i32 noundef, i32 noundef) #1

declare void @syslog(i32 noundef, ptr noundef, ...) #1

declare void @closelog() #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

declare ptr @strptime(ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @fnmatch(ptr noundef, ptr noundef, i32 noundef) #1

declare i64 @a64l(ptr noundef) #1

declare ptr @l64a(i64 noundef) #1

declare i32 @ftrylockfile(ptr noundef) #1

declare void @funlockfile(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!93}
!llvm.module.flags = !{!107, !108, !109, !110, !111, !112, !113}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "system_facts.c", directory: ".", checksumkind: CSK_MD5, checksum: "18d69823b8bd7b9df1eb649ad2c220a2")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 10)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 4)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 14)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 3)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 5)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 51, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 8)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !24, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !9, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !29, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 59, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 7)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 63, type: !29, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !2, line: 64, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 12)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !2, line: 68, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 25)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !2, line: 68, type: !47, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !2, line: 69, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 488, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 61)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 11)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !19, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !2, line: 72, type: !3, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !2, line: 72, type: !40, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !2, line: 72, type: !9, isLocal: true, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(scope: null, file: !2, line: 72, type: !77, isLocal: true, isDefinition: true)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 2)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !2, line: 72, type: !9, isLocal: true, isDefinition: true)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(scope: null, file: !2, line: 73, type: !84, isLocal: true, isDefinition: true)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !85)
!85 = !{!86}
!86 = !DISubrange(count: 13)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(scope: null, file: !2, line: 73, type: !19, isLocal: true, isDefinition: true)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(scope: null, file: !2, line: 74, type: !29, isLocal: true, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(scope: null, file: !2, line: 74, type: !9, isLocal: true, isDefinition: true)
!93 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !94, retainedTypes: !103, globals: !106, splitDebugInlining: false, nameTableKind: None)
!94 = !{!95}
!95 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 30, baseType: !96, size: 32, elements: !97)
!96 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!97 = !{!98, !99, !100, !101, !102}
!98 = !DIEnumerator(name: "FNM_PATHNAME", value: 1)
!99 = !DIEnumerator(name: "PRIO_PROCESS", value: 0)
!100 = !DIEnumerator(name: "LOG_PID", value: 1)
!101 = !DIEnumerator(name: "LOG_USER", value: 8)
!102 = !DIEnumerator(name: "LOG_INFO", value: 6)
!103 = !{!104, !105}
!104 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!106 = !{!0, !7, !12, !17, !22, !27, !32, !34, !36, !38, !43, !45, !50, !55, !57, !62, !67, !69, !71, !73, !75, !80, !82, !87, !89, !91}
!107 = !{i32 7, !"Dwarf Version", i32 5}
!108 = !{i32 2, !"Debug Info Version", i32 3}
!109 = !{i32 1, !"wchar_size", i32 4}
!110 = !{i32 8, !"PIC Level", i32 2}
!111 = !{i32 7, !"PIE Level", i32 2}
!112 = !{i32 7, !"uwtable", i32 2}
!113 = !{i32 7, !"frame-pointer", i32 2}
!114 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 45, type: !115, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !93, retainedNodes: !117)
!115 = !DISubroutineType(types: !116)
!116 = !{!104}
!117 = !{}
!118 = !DILocalVariable(name: "user", scope: !114, file: !2, line: 46, type: !119)
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64)
!120 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "passwd", file: !2, line: 19, size: 384, elements: !121)
!121 = !{!122, !124, !125, !128, !130, !131, !132}
!122 = !DIDerivedType(tag: DW_TAG_member, name: "pw_name", scope: !120, file: !2, line: 20, baseType: !123, size: 64)
!123 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "pw_passwd", scope: !120, file: !2, line: 20, baseType: !123, size: 64, offset: 64)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "pw_uid", scope: !120, file: !2, line: 21, baseType: !126, size: 32, offset: 128)
!126 = !DIDerivedType(tag: DW_TAG_typedef, name: "uid_t", file: !127, line: 30, baseType: !96)
!127 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!128 = !DIDerivedType(tag: DW_TAG_member, name: "pw_gid", scope: !120, file: !2, line: 22, baseType: !129, size: 32, offset: 160)
!129 = !DIDerivedType(tag: DW_TAG_typedef, name: "gid_t", file: !127, line: 34, baseType: !96)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "pw_gecos", scope: !120, file: !2, line: 23, baseType: !123, size: 64, offset: 192)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "pw_dir", scope: !120, file: !2, line: 23, baseType: !123, size: 64, offset: 256)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "pw_shell", scope: !120, file: !2, line: 23, baseType: !123, size: 64, offset: 320)
!133 = !DILocation(line: 46, column: 18, scope: !114)
!134 = !DILocation(line: 46, column: 25, scope: !114)
!135 = !DILocalVariable(name: "copy", scope: !114, file: !2, line: 46, type: !120)
!136 = !DILocation(line: 46, column: 38, scope: !114)
!137 = !DILocalVariable(name: "result", scope: !114, file: !2, line: 46, type: !119)
!138 = !DILocation(line: 46, column: 45, scope: !114)
!139 = !DILocation(line: 47, column: 24, scope: !114)
!140 = !DILocation(line: 47, column: 30, scope: !114)
!141 = !DILocation(line: 47, column: 44, scope: !114)
!142 = !DILocation(line: 47, column: 50, scope: !114)
!143 = !DILocation(line: 47, column: 63, scope: !114)
!144 = !DILocation(line: 47, column: 69, scope: !114)
!145 = !DILocation(line: 47, column: 3, scope: !114)
!146 = !DILocation(line: 48, column: 18, scope: !114)
!147 = !DILocation(line: 48, column: 44, scope: !114)
!148 = !DILocation(line: 48, column: 3, scope: !114)
!149 = !DILocalVariable(name: "room", scope: !114, file: !2, line: 49, type: !150)
!150 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8000, elements: !151)
!151 = !{!152}
!152 = !DISubrange(count: 1000)
!153 = !DILocation(line: 49, column: 8, scope: !114)
!154 = !DILocation(line: 50, column: 42, scope: !114)
!155 = !DILocation(line: 50, column: 16, scope: !114)
!156 = !DILocation(line: 50, column: 3, scope: !114)
!157 = !DILocation(line: 51, column: 22, scope: !114)
!158 = !DILocation(line: 51, column: 29, scope: !114)
!159 = !DILocation(line: 51, column: 44, scope: !114)
!160 = !DILocation(line: 51, column: 3, scope: !114)
!161 = !DILocation(line: 52, column: 37, scope: !114)
!162 = !DILocation(line: 52, column: 16, scope: !114)
!163 = !DILocation(line: 52, column: 55, scope: !114)
!164 = !DILocation(line: 52, column: 3, scope: !114)
!165 = !DILocation(line: 53, column: 19, scope: !114)
!166 = !DILocation(line: 53, column: 26, scope: !114)
!167 = !DILocation(line: 53, column: 3, scope: !114)
!168 = !DILocation(line: 54, column: 18, scope: !114)
!169 = !DILocation(line: 54, column: 31, scope: !114)
!170 = !DILocation(line: 54, column: 3, scope: !114)
!171 = !DILocalVariable(name: "group", scope: !114, file: !2, line: 55, type: !172)
!172 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "group", file: !2, line: 25, size: 256, elements: !173)
!173 = !{!174, !175, !176, !177}
!174 = !DIDerivedType(tag: DW_TAG_member, name: "gr_name", scope: !172, file: !2, line: 26, baseType: !123, size: 64)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "gr_passwd", scope: !172, file: !2, line: 26, baseType: !123, size: 64, offset: 64)
!176 = !DIDerivedType(tag: DW_TAG_member, name: "gr_gid", scope: !172, file: !2, line: 27, baseType: !129, size: 32, offset: 128)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "gr_mem", scope: !172, file: !2, line: 28, baseType: !178, size: 64, offset: 192)
!178 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !123, size: 64)
!179 = !DILocation(line: 55, column: 16, scope: !114)
!180 = !DILocalVariable(name: "other", scope: !114, file: !2, line: 55, type: !181)
!181 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !172, size: 64)
!182 = !DILocation(line: 55, column: 24, scope: !114)
!183 = !DILocation(line: 56, column: 43, scope: !114)
!184 = !DILocation(line: 56, column: 48, scope: !114)
!185 = !DILocation(line: 56, column: 16, scope: !114)
!186 = !DILocation(line: 56, column: 3, scope: !114)
!187 = !DILocation(line: 57, column: 22, scope: !114)
!188 = !DILocation(line: 57, column: 29, scope: !114)
!189 = !DILocation(line: 57, column: 44, scope: !114)
!190 = !DILocation(line: 57, column: 38, scope: !114)
!191 = !DILocation(line: 57, column: 54, scope: !114)
!192 = !DILocation(line: 57, column: 3, scope: !114)
!193 = !DILocation(line: 59, column: 21, scope: !114)
!194 = !DILocation(line: 59, column: 32, scope: !114)
!195 = !DILocation(line: 59, column: 3, scope: !114)
!196 = !DILocation(line: 60, column: 3, scope: !114)
!197 = !DILocation(line: 60, column: 9, scope: !114)
!198 = !DILocation(line: 61, column: 21, scope: !114)
!199 = !DILocation(line: 61, column: 51, scope: !114)
!200 = !DILocation(line: 61, column: 3, scope: !114)
!201 = !DILocation(line: 62, column: 21, scope: !114)
!202 = !DILocation(line: 62, column: 30, scope: !114)
!203 = !DILocation(line: 62, column: 3, scope: !114)
!204 = !DILocation(line: 63, column: 3, scope: !114)
!205 = !DILocation(line: 64, column: 3, scope: !114)
!206 = !DILocation(line: 65, column: 3, scope: !114)
!207 = !DILocalVariable(name: "tm", scope: !114, file: !2, line: 67, type: !208)
!208 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !209, line: 27, size: 448, elements: !210)
!209 = !DIFile(filename: "../../libc-shim/include/time.h", directory: ".", checksumkind: CSK_MD5, checksum: "c240bf5974443e58c6ab93e8d0960438")
!210 = !{!211, !212, !213, !214, !215, !216, !217, !218, !219, !220, !222}
!211 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !208, file: !209, line: 28, baseType: !104, size: 32)
!212 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !208, file: !209, line: 28, baseType: !104, size: 32, offset: 32)
!213 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !208, file: !209, line: 28, baseType: !104, size: 32, offset: 64)
!214 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !208, file: !209, line: 28, baseType: !104, size: 32, offset: 96)
!215 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !208, file: !209, line: 28, baseType: !104, size: 32, offset: 128)
!216 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !208, file: !209, line: 28, baseType: !104, size: 32, offset: 160)
!217 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !208, file: !209, line: 28, baseType: !104, size: 32, offset: 192)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !208, file: !209, line: 28, baseType: !104, size: 32, offset: 224)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !208, file: !209, line: 28, baseType: !104, size: 32, offset: 256)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !208, file: !209, line: 29, baseType: !221, size: 64, offset: 320)
!221 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!222 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !208, file: !209, line: 30, baseType: !223, size: 64, offset: 384)
!223 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !224, size: 64)
!224 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!225 = !DILocation(line: 67, column: 13, scope: !114)
!226 = !DILocalVariable(name: "end", scope: !114, file: !2, line: 68, type: !123)
!227 = !DILocation(line: 68, column: 9, scope: !114)
!228 = !DILocation(line: 68, column: 15, scope: !114)
!229 = !DILocation(line: 69, column: 78, scope: !114)
!230 = !DILocation(line: 69, column: 86, scope: !114)
!231 = !DILocation(line: 70, column: 13, scope: !114)
!232 = !DILocation(line: 70, column: 20, scope: !114)
!233 = !DILocation(line: 70, column: 28, scope: !114)
!234 = !DILocation(line: 70, column: 40, scope: !114)
!235 = !DILocation(line: 70, column: 52, scope: !114)
!236 = !DILocation(line: 70, column: 63, scope: !114)
!237 = !DILocation(line: 70, column: 74, scope: !114)
!238 = !DILocation(line: 70, column: 86, scope: !114)
!239 = !DILocation(line: 70, column: 95, scope: !114)
!240 = !DILocation(line: 69, column: 3, scope: !114)
!241 = !DILocation(line: 71, column: 18, scope: !114)
!242 = !DILocation(line: 71, column: 52, scope: !114)
!243 = !DILocation(line: 71, column: 3, scope: !114)
!244 = !DILocation(line: 72, column: 24, scope: !114)
!245 = !DILocation(line: 72, column: 53, scope: !114)
!246 = !DILocation(line: 73, column: 10, scope: !114)
!247 = !DILocation(line: 72, column: 3, scope: !114)
!248 = !DILocation(line: 74, column: 22, scope: !114)
!249 = !DILocation(line: 74, column: 35, scope: !114)
!250 = !DILocation(line: 74, column: 3, scope: !114)
!251 = !DILocation(line: 75, column: 31, scope: !114)
!252 = !DILocation(line: 75, column: 18, scope: !114)
!253 = !DILocation(line: 75, column: 3, scope: !114)
!254 = !DILocation(line: 76, column: 15, scope: !114)
!255 = !DILocation(line: 76, column: 3, scope: !114)
!256 = !DILocation(line: 77, column: 1, scope: !114)
