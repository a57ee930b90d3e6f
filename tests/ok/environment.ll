; ModuleID = 'environment.c'
source_filename = "environment.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.own = internal global [6 x i8] c"OWN=1\00", align 1, !dbg !0
@main.none = internal global [5 x i8] c"LONG\00", align 1, !dbg !14
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !19
@.str.1 = private unnamed_addr constant [2 x i8] c"A\00", align 1, !dbg !24
@.str.2 = private unnamed_addr constant [6 x i8] c"first\00", align 1, !dbg !29
@.str.3 = private unnamed_addr constant [7 x i8] c"second\00", align 1, !dbg !34
@.str.4 = private unnamed_addr constant [6 x i8] c"third\00", align 1, !dbg !39
@.str.5 = private unnamed_addr constant [3 x i8] c"AB\00", align 1, !dbg !41
@.str.6 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !46
@.str.7 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !51
@.str.8 = private unnamed_addr constant [4 x i8] c"A=B\00", align 1, !dbg !53
@.str.9 = private unnamed_addr constant [4 x i8] c"OWN\00", align 1, !dbg !55
@__const.main.name = private unnamed_addr constant [3 x i8] c"N_\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"LONG\00", align 1, !dbg !57
@.str.11 = private unnamed_addr constant [39 x i8] c"a value that is longer than the others\00", align 1, !dbg !59
@.str.12 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !64
@.str.13 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !66
@.str.14 = private unnamed_addr constant [3 x i8] c"Nq\00", align 1, !dbg !68
@.str.15 = private unnamed_addr constant [5 x i8] c"LAST\00", align 1, !dbg !70
@.str.16 = private unnamed_addr constant [2 x i8] c"=\00", align 1, !dbg !72
@environ = external global ptr, align 8
@.str.17 = private unnamed_addr constant [6 x i8] c"[%s] \00", align 1, !dbg !74
@.str.18 = private unnamed_addr constant [10 x i8] c"%s is %s\0A\00", align 1, !dbg !76
@.str.19 = private unnamed_addr constant [10 x i8] c"not there\00", align 1, !dbg !81
@.str.20 = private unnamed_addr constant [15 x i8] c"set %s: %d %d\0A\00", align 1, !dbg !83

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv, ptr noundef %given) #0 !dbg !2 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %given.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %name = alloca [3 x i8], align 1
  store i32 0, ptr %retval, align 4
  store i32 %argc, ptr %argc.addr, align 4
    #dbg_declare(ptr %argc.addr, !96, !DIExpression(), !97)
  store ptr %argv, ptr %argv.addr, align 8
    #dbg_declare(ptr %argv.addr, !98, !DIExpression(), !99)
  store ptr %given, ptr %given.addr, align 8
    #dbg_declare(ptr %given.addr, !100, !DIExpression(), !101)
  %0 = load i32, ptr %argc.addr, align 4, !dbg !102
  %1 = load ptr, ptr %argv.addr, align 8, !dbg !103
  %2 = load ptr, ptr %given.addr, align 8, !dbg !104
  %3 = load ptr, ptr %2, align 8, !dbg !105
  %cmp = icmp eq ptr %3, null, !dbg !106
  %conv = zext i1 %cmp to i32, !dbg !106
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv), !dbg !107
  call void @show(), !dbg !108
  call void @get(ptr noundef @.str.1), !dbg !109
  call void @set(ptr noundef @.str.1, ptr noundef @.str.2, i32 noundef 0), !dbg !110
  call void @set(ptr noundef @.str.1, ptr noundef @.str.3, i32 noundef 0), !dbg !111
  call void @get(ptr noundef @.str.1), !dbg !112
  call void @set(ptr noundef @.str.1, ptr noundef @.str.4, i32 noundef 1), !dbg !113
  call void @get(ptr noundef @.str.1), !dbg !114
  call void @set(ptr noundef @.str.5, ptr noundef @.str.6, i32 noundef 1), !dbg !115
  call void @set(ptr noundef @.str.6, ptr noundef @.str.7, i32 noundef 1), !dbg !116
  call void @set(ptr noundef @.str.8, ptr noundef @.str.7, i32 noundef 1), !dbg !117
  call void @get(ptr noundef @.str.6), !dbg !118
  call void @show(), !dbg !119
  %call1 = call i32 @putenv(ptr noundef @main.own), !dbg !120
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call1), !dbg !121
  store i8 50, ptr getelementptr inbounds ([6 x i8], ptr @main.own, i64 0, i64 4), align 1, !dbg !122
  call void @get(ptr noundef @.str.9), !dbg !123
    #dbg_declare(ptr %i, !124, !DIExpression(), !126)
  store i32 0, ptr %i, align 4, !dbg !126
  br label %for.cond, !dbg !127

for.cond:                                         ; preds = %for.inc, %entry
  %4 = load i32, ptr %i, align 4, !dbg !128
  %cmp3 = icmp slt i32 %4, 20, !dbg !130
  br i1 %cmp3, label %for.body, label %for.end, !dbg !131

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %name, !132, !DIExpression(), !134)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %name, ptr align 1 @__const.main.name, i64 3, i1 false), !dbg !134
  %5 = load i32, ptr %i, align 4, !dbg !135
  %add = add nsw i32 97, %5, !dbg !136
  %conv5 = trunc i32 %add to i8, !dbg !137
  %arrayidx = getelementptr inbounds [3 x i8], ptr %name, i64 0, i64 1, !dbg !138
  store i8 %conv5, ptr %arrayidx, align 1, !dbg !139
  %arraydecay = getelementptr inbounds [3 x i8], ptr %name, i64 0, i64 0, !dbg !140
  %arraydecay6 = getelementptr inbounds [3 x i8], ptr %name, i64 0, i64 0, !dbg !141
  %call7 = call i32 @setenv(ptr noundef %arraydecay, ptr noundef %arraydecay6, i32 noundef 1), !dbg !142
  br label %for.inc, !dbg !143

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %i, align 4, !dbg !144
  %inc = add nsw i32 %6, 1, !dbg !144
  store i32 %inc, ptr %i, align 4, !dbg !144
  br label %for.cond, !dbg !145, !llvm.loop !146

for.end:                                          ; preds = %for.cond
  call void @set(ptr noundef @.str.10, ptr noundef @.str.11, i32 noundef 1), !dbg !149
  call void @get(ptr noundef @.str.10), !dbg !150
  call void @show(), !dbg !151
  %call8 = call i32 @putenv(ptr noundef @main.none), !dbg !152
  %call9 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call8), !dbg !153
  call void @get(ptr noundef @.str.10), !dbg !154
  %call10 = call i32 @unsetenv(ptr noundef @.str.1), !dbg !155
  %call11 = call i32 @unsetenv(ptr noundef @.str.1), !dbg !156
  %call12 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i32 noundef %call10, i32 noundef %call11), !dbg !157
  call void @get(ptr noundef @.str.1), !dbg !158
  call void @get(ptr noundef @.str.5), !dbg !159
  %call13 = call ptr @secure_getenv(ptr noundef @.str.14), !dbg !160
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, ptr noundef %call13), !dbg !161
  %call15 = call i32 @clearenv(), !dbg !162
  %call16 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call15), !dbg !163
  call void @get(ptr noundef @.str.9), !dbg !164
  call void @set(ptr noundef @.str.15, ptr noundef @.str.16, i32 noundef 1), !dbg !165
  call void @show(), !dbg !166
  ret i32 0, !dbg !167
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal void @show() #0 !dbg !168 {
entry:
  %n = alloca i32, align 4
  %entry1 = alloca ptr, align 8
    #dbg_declare(ptr %n, !171, !DIExpression(), !172)
  store i32 0, ptr %n, align 4, !dbg !172
    #dbg_declare(ptr %entry1, !173, !DIExpression(), !175)
  %0 = load ptr, ptr @environ, align 8, !dbg !176
  store ptr %0, ptr %entry1, align 8, !dbg !175
  br label %for.cond, !dbg !177

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load ptr, ptr %entry1, align 8, !dbg !178
  %tobool = icmp ne ptr %1, null, !dbg !178
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !180

land.rhs:                                         ; preds = %for.cond
  %2 = load ptr, ptr %entry1, align 8, !dbg !181
  %3 = load ptr, ptr %2, align 8, !dbg !182
  %tobool2 = icmp ne ptr %3, null, !dbg !180
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %4 = phi i1 [ false, %for.cond ], [ %tobool2, %land.rhs ], !dbg !183
  br i1 %4, label %for.body, label %for.end, !dbg !184

for.body:                                         ; preds = %land.end
  %5 = load ptr, ptr %entry1, align 8, !dbg !185
  %6 = load ptr, ptr %5, align 8, !dbg !186
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.17, ptr noundef %6), !dbg !187
  br label %for.inc, !dbg !187

for.inc:                                          ; preds = %for.body
  %7 = load ptr, ptr %entry1, align 8, !dbg !188
  %incdec.ptr = getelementptr inbounds ptr, ptr %7, i32 1, !dbg !188
  store ptr %incdec.ptr, ptr %entry1, align 8, !dbg !188
  %8 = load i32, ptr %n, align 4, !dbg !189
  %inc = add nsw i32 %8, 1, !dbg !189
  store i32 %inc, ptr %n, align 4, !dbg !189
  br label %for.cond, !dbg !190, !llvm.loop !191

for.end:                                          ; preds = %land.end
  %9 = load i32, ptr %n, align 4, !dbg !193
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %9), !dbg !194
  ret void, !dbg !195
}

; Function Attrs: noinline nounwind uwtable
define internal void @get(ptr noundef %name) #0 !dbg !196 {
entry:
  %name.addr = alloca ptr, align 8
  %value = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !201, !DIExpression(), !202)
    #dbg_declare(ptr %value, !203, !DIExpression(), !204)
  %0 = load ptr, ptr %name.addr, align 8, !dbg !205
  %call = call ptr @getenv(ptr noundef %0), !dbg !206
  store ptr %call, ptr %value, align 8, !dbg !204
  %1 = load ptr, ptr %name.addr, align 8, !dbg !207
  %2 = load ptr, ptr %value, align 8, !dbg !208
  %tobool = icmp ne ptr %2, null, !dbg !208
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !208

cond.true:                                        ; preds = %entry
  %3 = load ptr, ptr %value, align 8, !dbg !209
  br label %cond.end, !dbg !208

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !208

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %3, %cond.true ], [ @.str.19, %cond.false ], !dbg !208
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, ptr noundef %1, ptr noundef %cond), !dbg !210
  ret void, !dbg !211
}

; Function Attrs: noinline nounwind uwtable
define internal void @set(ptr noundef %name, ptr noundef %value, i32 noundef %overwrites) #0 !dbg !212 {
entry:
  %name.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %overwrites.addr = alloca i32, align 4
  %result = alloca i32, align 4
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !215, !DIExpression(), !216)
  store ptr %value, ptr %value.addr, align 8
    #dbg_declare(ptr %value.addr, !217, !DIExpression(), !218)
  store i32 %overwrites, ptr %overwrites.addr, align 4
    #dbg_declare(ptr %overwrites.addr, !219, !DIExpression(), !220)
  %call = call ptr @__errno_location() #4, !dbg !221
  store i32 0, ptr %call, align 4, !dbg !222
    #dbg_declare(ptr %result, !223, !DIExpression(), !224)
  %0 = load ptr, ptr %name.addr, align 8, !dbg !225
  %1 = load ptr, ptr %value.addr, align 8, !dbg !226
  %2 = load i32, ptr %overwrites.addr, align 4, !dbg !227
  %call1 = call i32 @setenv(ptr noundef %0, ptr noundef %1, i32 noundef %2), !dbg !228
  store i32 %call1, ptr %result, align 4, !dbg !224
  %3 = load ptr, ptr %name.addr, align 8, !dbg !229
  %4 = load i32, ptr %result, align 4, !dbg !230
  %call2 = call ptr @__errno_location() #4, !dbg !231
  %5 = load i32, ptr %call2, align 4, !dbg !231
  %cmp = icmp eq i32 %5, 22, !dbg !232
  %conv = zext i1 %cmp to i32, !dbg !232
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %3, i32 noundef %4, i32 noundef %conv), !dbg !233
  ret void, !dbg !234
}

declare i32 @putenv(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare i32 @setenv(ptr noundef, ptr noundef, i32 noundef) #1

declare i32 @unsetenv(ptr noundef) #1

declare ptr @secure_getenv(ptr noundef) #1

declare i32 @clearenv() #1

declare ptr @getenv(ptr noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!89, !90, !91, !92, !93, !94, !95}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 28, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !4, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !88)
!3 = !DIFile(filename: "environment.c", directory: ".", checksumkind: CSK_MD5, checksum: "6142a04096c35c6c975f576892e3275e")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6, !7, !7}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !13, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !9}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!13 = !{!0, !14, !19, !24, !29, !34, !39, !41, !46, !51, !53, !55, !57, !59, !64, !66, !68, !70, !72, !74, !76, !81, !83}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "none", scope: !2, file: !3, line: 28, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 40, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 5)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 32, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 4)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 16, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 2)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 48, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 6)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 56, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 7)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !31, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 24, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 3)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 8, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 1)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !26, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !21, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !3, line: 45, type: !21, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !16, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !61, isLocal: true, isDefinition: true)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 312, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 39)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(scope: null, file: !3, line: 56, type: !36, isLocal: true, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !21, isLocal: true, isDefinition: true)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !43, isLocal: true, isDefinition: true)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !3, line: 62, type: !16, isLocal: true, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(scope: null, file: !3, line: 62, type: !26, isLocal: true, isDefinition: true)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(scope: null, file: !3, line: 12, type: !31, isLocal: true, isDefinition: true)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !78, isLocal: true, isDefinition: true)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 80, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 10)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !78, isLocal: true, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !85, isLocal: true, isDefinition: true)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 120, elements: !86)
!86 = !{!87}
!87 = !DISubrange(count: 15)
!88 = !{}
!89 = !{i32 7, !"Dwarf Version", i32 5}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = !{i32 1, !"wchar_size", i32 4}
!92 = !{i32 8, !"PIC Level", i32 2}
!93 = !{i32 7, !"PIE Level", i32 2}
!94 = !{i32 7, !"uwtable", i32 2}
!95 = !{i32 7, !"frame-pointer", i32 2}
!96 = !DILocalVariable(name: "argc", arg: 1, scope: !2, file: !3, line: 27, type: !6)
!97 = !DILocation(line: 27, column: 14, scope: !2)
!98 = !DILocalVariable(name: "argv", arg: 2, scope: !2, file: !3, line: 27, type: !7)
!99 = !DILocation(line: 27, column: 27, scope: !2)
!100 = !DILocalVariable(name: "given", arg: 3, scope: !2, file: !3, line: 27, type: !7)
!101 = !DILocation(line: 27, column: 40, scope: !2)
!102 = !DILocation(line: 29, column: 9, scope: !2)
!103 = !DILocation(line: 29, column: 21, scope: !2)
!104 = !DILocation(line: 30, column: 19, scope: !2)
!105 = !DILocation(line: 30, column: 18, scope: !2)
!106 = !DILocation(line: 30, column: 25, scope: !2)
!107 = !DILocation(line: 30, column: 3, scope: !2)
!108 = !DILocation(line: 31, column: 3, scope: !2)
!109 = !DILocation(line: 32, column: 3, scope: !2)
!110 = !DILocation(line: 33, column: 3, scope: !2)
!111 = !DILocation(line: 34, column: 3, scope: !2)
!112 = !DILocation(line: 35, column: 3, scope: !2)
!113 = !DILocation(line: 36, column: 3, scope: !2)
!114 = !DILocation(line: 37, column: 3, scope: !2)
!115 = !DILocation(line: 38, column: 3, scope: !2)
!116 = !DILocation(line: 39, column: 3, scope: !2)
!117 = !DILocation(line: 40, column: 3, scope: !2)
!118 = !DILocation(line: 41, column: 3, scope: !2)
!119 = !DILocation(line: 42, column: 3, scope: !2)
!120 = !DILocation(line: 43, column: 18, scope: !2)
!121 = !DILocation(line: 43, column: 3, scope: !2)
!122 = !DILocation(line: 44, column: 10, scope: !2)
!123 = !DILocation(line: 45, column: 3, scope: !2)
!124 = !DILocalVariable(name: "i", scope: !125, file: !3, line: 46, type: !6)
!125 = distinct !DILexicalBlock(scope: !2, file: !3, line: 46, column: 3)
!126 = !DILocation(line: 46, column: 12, scope: !125)
!127 = !DILocation(line: 46, column: 8, scope: !125)
!128 = !DILocation(line: 46, column: 19, scope: !129)
!129 = distinct !DILexicalBlock(scope: !125, file: !3, line: 46, column: 3)
!130 = !DILocation(line: 46, column: 21, scope: !129)
!131 = !DILocation(line: 46, column: 3, scope: !125)
!132 = !DILocalVariable(name: "name", scope: !133, file: !3, line: 47, type: !43)
!133 = distinct !DILexicalBlock(scope: !129, file: !3, line: 46, column: 32)
!134 = !DILocation(line: 47, column: 10, scope: !133)
!135 = !DILocation(line: 48, column: 28, scope: !133)
!136 = !DILocation(line: 48, column: 26, scope: !133)
!137 = !DILocation(line: 48, column: 15, scope: !133)
!138 = !DILocation(line: 48, column: 5, scope: !133)
!139 = !DILocation(line: 48, column: 13, scope: !133)
!140 = !DILocation(line: 49, column: 12, scope: !133)
!141 = !DILocation(line: 49, column: 18, scope: !133)
!142 = !DILocation(line: 49, column: 5, scope: !133)
!143 = !DILocation(line: 50, column: 3, scope: !133)
!144 = !DILocation(line: 46, column: 28, scope: !129)
!145 = !DILocation(line: 46, column: 3, scope: !129)
!146 = distinct !{!146, !131, !147, !148}
!147 = !DILocation(line: 50, column: 3, scope: !125)
!148 = !{!"llvm.loop.mustprogress"}
!149 = !DILocation(line: 51, column: 3, scope: !2)
!150 = !DILocation(line: 52, column: 3, scope: !2)
!151 = !DILocation(line: 53, column: 3, scope: !2)
!152 = !DILocation(line: 54, column: 18, scope: !2)
!153 = !DILocation(line: 54, column: 3, scope: !2)
!154 = !DILocation(line: 55, column: 3, scope: !2)
!155 = !DILocation(line: 56, column: 21, scope: !2)
!156 = !DILocation(line: 56, column: 36, scope: !2)
!157 = !DILocation(line: 56, column: 3, scope: !2)
!158 = !DILocation(line: 57, column: 3, scope: !2)
!159 = !DILocation(line: 58, column: 3, scope: !2)
!160 = !DILocation(line: 59, column: 18, scope: !2)
!161 = !DILocation(line: 59, column: 3, scope: !2)
!162 = !DILocation(line: 60, column: 18, scope: !2)
!163 = !DILocation(line: 60, column: 3, scope: !2)
!164 = !DILocation(line: 61, column: 3, scope: !2)
!165 = !DILocation(line: 62, column: 3, scope: !2)
!166 = !DILocation(line: 63, column: 3, scope: !2)
!167 = !DILocation(line: 64, column: 3, scope: !2)
!168 = distinct !DISubprogram(name: "show", scope: !3, file: !3, line: 9, type: !169, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !88)
!169 = !DISubroutineType(types: !170)
!170 = !{null}
!171 = !DILocalVariable(name: "n", scope: !168, file: !3, line: 10, type: !6)
!172 = !DILocation(line: 10, column: 7, scope: !168)
!173 = !DILocalVariable(name: "entry", scope: !174, file: !3, line: 11, type: !7)
!174 = distinct !DILexicalBlock(scope: !168, file: !3, line: 11, column: 3)
!175 = !DILocation(line: 11, column: 15, scope: !174)
!176 = !DILocation(line: 11, column: 23, scope: !174)
!177 = !DILocation(line: 11, column: 8, scope: !174)
!178 = !DILocation(line: 11, column: 32, scope: !179)
!179 = distinct !DILexicalBlock(scope: !174, file: !3, line: 11, column: 3)
!180 = !DILocation(line: 11, column: 38, scope: !179)
!181 = !DILocation(line: 11, column: 42, scope: !179)
!182 = !DILocation(line: 11, column: 41, scope: !179)
!183 = !DILocation(line: 0, scope: !179)
!184 = !DILocation(line: 11, column: 3, scope: !174)
!185 = !DILocation(line: 12, column: 22, scope: !179)
!186 = !DILocation(line: 12, column: 21, scope: !179)
!187 = !DILocation(line: 12, column: 5, scope: !179)
!188 = !DILocation(line: 11, column: 54, scope: !179)
!189 = !DILocation(line: 11, column: 59, scope: !179)
!190 = !DILocation(line: 11, column: 3, scope: !179)
!191 = distinct !{!191, !184, !192, !148}
!192 = !DILocation(line: 12, column: 27, scope: !174)
!193 = !DILocation(line: 13, column: 18, scope: !168)
!194 = !DILocation(line: 13, column: 3, scope: !168)
!195 = !DILocation(line: 14, column: 1, scope: !168)
!196 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 16, type: !197, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !88)
!197 = !DISubroutineType(types: !198)
!198 = !{null, !199}
!199 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !200, size: 64)
!200 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!201 = !DILocalVariable(name: "name", arg: 1, scope: !196, file: !3, line: 16, type: !199)
!202 = !DILocation(line: 16, column: 29, scope: !196)
!203 = !DILocalVariable(name: "value", scope: !196, file: !3, line: 17, type: !199)
!204 = !DILocation(line: 17, column: 15, scope: !196)
!205 = !DILocation(line: 17, column: 30, scope: !196)
!206 = !DILocation(line: 17, column: 23, scope: !196)
!207 = !DILocation(line: 18, column: 24, scope: !196)
!208 = !DILocation(line: 18, column: 30, scope: !196)
!209 = !DILocation(line: 18, column: 38, scope: !196)
!210 = !DILocation(line: 18, column: 3, scope: !196)
!211 = !DILocation(line: 19, column: 1, scope: !196)
!212 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 21, type: !213, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !88)
!213 = !DISubroutineType(types: !214)
!214 = !{null, !199, !199, !6}
!215 = !DILocalVariable(name: "name", arg: 1, scope: !212, file: !3, line: 21, type: !199)
!216 = !DILocation(line: 21, column: 29, scope: !212)
!217 = !DILocalVariable(name: "value", arg: 2, scope: !212, file: !3, line: 21, type: !199)
!218 = !DILocation(line: 21, column: 47, scope: !212)
!219 = !DILocalVariable(name: "overwrites", arg: 3, scope: !212, file: !3, line: 21, type: !6)
!220 = !DILocation(line: 21, column: 58, scope: !212)
!221 = !DILocation(line: 22, column: 3, scope: !212)
!222 = !DILocation(line: 22, column: 9, scope: !212)
!223 = !DILocalVariable(name: "result", scope: !212, file: !3, line: 23, type: !6)
!224 = !DILocation(line: 23, column: 7, scope: !212)
!225 = !DILocation(line: 23, column: 23, scope: !212)
!226 = !DILocation(line: 23, column: 29, scope: !212)
!227 = !DILocation(line: 23, column: 36, scope: !212)
!228 = !DILocation(line: 23, column: 16, scope: !212)
!229 = !DILocation(line: 24, column: 29, scope: !212)
!230 = !DILocation(line: 24, column: 35, scope: !212)
!231 = !DILocation(line: 24, column: 43, scope: !212)
!232 = !DILocation(line: 24, column: 49, scope: !212)
!233 = !DILocation(line: 24, column: 3, scope: !212)
!234 = !DILocation(line: 25, column: 1, scope: !212)
