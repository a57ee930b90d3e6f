; ModuleID = 'scan.c'
source_filename = "scan.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [19 x i8] c"12 0x1F ff -7 rest\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [15 x i8] c"  -3\0A017\090xA 9\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [7 x i8] c"5 nine\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !17
@.str.4 = private unnamed_addr constant [19 x i8] c"3.25e2,-0x1p-3 inf\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [11 x i8] c"%lf,%lf %f\00", align 1, !dbg !24
@.str.6 = private unnamed_addr constant [14 x i8] c"%d: %g %g %g\0A\00", align 1, !dbg !29
@.str.7 = private unnamed_addr constant [15 x i8] c"hello,abcabz.x\00", align 1, !dbg !34
@.str.8 = private unnamed_addr constant [21 x i8] c"%5[a-z],%[abc]%c.%7s\00", align 1, !dbg !36
@.str.9 = private unnamed_addr constant [17 x i8] c"%d: %s %s %c %s\0A\00", align 1, !dbg !41
@.str.10 = private unnamed_addr constant [11 x i8] c"2026-11-24\00", align 1, !dbg !46
@.str.11 = private unnamed_addr constant [12 x i8] c"%4d-%2d-%2d\00", align 1, !dbg !48
@.str.12 = private unnamed_addr constant [14 x i8] c"%d: %d %d %d\0A\00", align 1, !dbg !53
@.str.13 = private unnamed_addr constant [6 x i8] c"1 2 3\00", align 1, !dbg !55
@.str.14 = private unnamed_addr constant [7 x i8] c"%*d %d\00", align 1, !dbg !60
@.str.15 = private unnamed_addr constant [8 x i8] c"%d: %d\0A\00", align 1, !dbg !62
@.str.16 = private unnamed_addr constant [8 x i8] c"50% off\00", align 1, !dbg !67
@.str.17 = private unnamed_addr constant [9 x i8] c"%d%% o%s\00", align 1, !dbg !69
@.str.18 = private unnamed_addr constant [11 x i8] c"%d: %d %s\0A\00", align 1, !dbg !74
@.str.19 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !76
@.str.20 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !78
@.str.21 = private unnamed_addr constant [2 x i8] c"y\00", align 1, !dbg !83
@.str.22 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !85
@.str.23 = private unnamed_addr constant [15 x i8] c"%d %i %x %hd%n\00", align 1, !dbg !90
@.str.24 = private unnamed_addr constant [21 x i8] c"%d: %d %d %u %d, %d\0A\00", align 1, !dbg !92

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !103 {
entry:
  %retval = alloca i32, align 4
  %a = alloca double, align 8
  %b = alloca double, align 8
  %f = alloca float, align 4
  %count = alloca i32, align 4
  %word = alloca [8 x i8], align 1
  %set = alloca [8 x i8], align 1
  %one = alloca i8, align 1
  %rest = alloca [8 x i8], align 1
  %year = alloca i32, align 4
  %month = alloca i32, align 4
  %day = alloca i32, align 4
  %skipped = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @numbers(ptr noundef @.str), !dbg !108
  call void @numbers(ptr noundef @.str.1), !dbg !109
  call void @numbers(ptr noundef @.str.2), !dbg !110
  call void @numbers(ptr noundef @.str.3), !dbg !111
    #dbg_declare(ptr %a, !112, !DIExpression(), !114)
  store double 0.000000e+00, ptr %a, align 8, !dbg !114
    #dbg_declare(ptr %b, !115, !DIExpression(), !116)
  store double 0.000000e+00, ptr %b, align 8, !dbg !116
    #dbg_declare(ptr %f, !117, !DIExpression(), !119)
  store float 0.000000e+00, ptr %f, align 4, !dbg !119
    #dbg_declare(ptr %count, !120, !DIExpression(), !121)
  %call = call i32 (ptr, ptr, ...) @sscanf(ptr noundef @.str.4, ptr noundef @.str.5, ptr noundef %a, ptr noundef %b, ptr noundef %f), !dbg !122
  store i32 %call, ptr %count, align 4, !dbg !121
  %0 = load i32, ptr %count, align 4, !dbg !123
  %1 = load double, ptr %a, align 8, !dbg !124
  %2 = load double, ptr %b, align 8, !dbg !125
  %3 = load float, ptr %f, align 4, !dbg !126
  %conv = fpext float %3 to double, !dbg !126
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %0, double noundef %1, double noundef %2, double noundef %conv), !dbg !127
    #dbg_declare(ptr %word, !128, !DIExpression(), !129)
  call void @llvm.memset.p0.i64(ptr align 1 %word, i8 0, i64 8, i1 false), !dbg !129
    #dbg_declare(ptr %set, !130, !DIExpression(), !131)
  call void @llvm.memset.p0.i64(ptr align 1 %set, i8 0, i64 8, i1 false), !dbg !131
    #dbg_declare(ptr %one, !132, !DIExpression(), !133)
  store i8 63, ptr %one, align 1, !dbg !133
    #dbg_declare(ptr %rest, !134, !DIExpression(), !135)
  call void @llvm.memset.p0.i64(ptr align 1 %rest, i8 0, i64 8, i1 false), !dbg !135
  %arraydecay = getelementptr inbounds [8 x i8], ptr %word, i64 0, i64 0, !dbg !136
  %arraydecay2 = getelementptr inbounds [8 x i8], ptr %set, i64 0, i64 0, !dbg !137
  %arraydecay3 = getelementptr inbounds [8 x i8], ptr %rest, i64 0, i64 0, !dbg !138
  %call4 = call i32 (ptr, ptr, ...) @sscanf(ptr noundef @.str.7, ptr noundef @.str.8, ptr noundef %arraydecay, ptr noundef %arraydecay2, ptr noundef %one, ptr noundef %arraydecay3), !dbg !139
  store i32 %call4, ptr %count, align 4, !dbg !140
  %4 = load i32, ptr %count, align 4, !dbg !141
  %arraydecay5 = getelementptr inbounds [8 x i8], ptr %word, i64 0, i64 0, !dbg !142
  %arraydecay6 = getelementptr inbounds [8 x i8], ptr %set, i64 0, i64 0, !dbg !143
  %5 = load i8, ptr %one, align 1, !dbg !144
  %conv7 = sext i8 %5 to i32, !dbg !144
  %arraydecay8 = getelementptr inbounds [8 x i8], ptr %rest, i64 0, i64 0, !dbg !145
  %call9 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %4, ptr noundef %arraydecay5, ptr noundef %arraydecay6, i32 noundef %conv7, ptr noundef %arraydecay8), !dbg !146
    #dbg_declare(ptr %year, !147, !DIExpression(), !148)
    #dbg_declare(ptr %month, !149, !DIExpression(), !150)
    #dbg_declare(ptr %day, !151, !DIExpression(), !152)
  %call10 = call i32 (ptr, ptr, ...) @sscanf(ptr noundef @.str.10, ptr noundef @.str.11, ptr noundef %year, ptr noundef %month, ptr noundef %day), !dbg !153
  store i32 %call10, ptr %count, align 4, !dbg !154
  %6 = load i32, ptr %count, align 4, !dbg !155
  %7 = load i32, ptr %year, align 4, !dbg !156
  %8 = load i32, ptr %month, align 4, !dbg !157
  %9 = load i32, ptr %day, align 4, !dbg !158
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9), !dbg !159
    #dbg_declare(ptr %skipped, !160, !DIExpression(), !161)
  store i32 0, ptr %skipped, align 4, !dbg !161
  %call12 = call i32 (ptr, ptr, ...) @sscanf(ptr noundef @.str.13, ptr noundef @.str.14, ptr noundef %skipped), !dbg !162
  store i32 %call12, ptr %count, align 4, !dbg !163
  %10 = load i32, ptr %count, align 4, !dbg !164
  %11 = load i32, ptr %skipped, align 4, !dbg !165
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, i32 noundef %10, i32 noundef %11), !dbg !166
  %arraydecay14 = getelementptr inbounds [8 x i8], ptr %word, i64 0, i64 0, !dbg !167
  %call15 = call i32 (ptr, ptr, ...) @sscanf(ptr noundef @.str.16, ptr noundef @.str.17, ptr noundef %skipped, ptr noundef %arraydecay14), !dbg !168
  store i32 %call15, ptr %count, align 4, !dbg !169
  %12 = load i32, ptr %count, align 4, !dbg !170
  %13 = load i32, ptr %skipped, align 4, !dbg !171
  %arraydecay16 = getelementptr inbounds [8 x i8], ptr %word, i64 0, i64 0, !dbg !172
  %call17 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, i32 noundef %12, i32 noundef %13, ptr noundef %arraydecay16), !dbg !173
  %call18 = call i32 (ptr, ptr, ...) @sscanf(ptr noundef @.str.20, ptr noundef @.str.21), !dbg !174
  %call19 = call i32 (ptr, ptr, ...) @sscanf(ptr noundef @.str.3, ptr noundef @.str.22, ptr noundef %skipped), !dbg !175
  %call20 = call i32 (ptr, ...) @printf(ptr noundef @.str.19, i32 noundef %call18, i32 noundef %call19), !dbg !176
  ret i32 0, !dbg !177
}

; Function Attrs: noinline nounwind uwtable
define internal void @numbers(ptr noundef %text) #0 !dbg !178 {
entry:
  %text.addr = alloca ptr, align 8
  %d = alloca i32, align 4
  %i = alloca i32, align 4
  %n = alloca i32, align 4
  %x = alloca i32, align 4
  %h = alloca i16, align 2
  %count = alloca i32, align 4
  store ptr %text, ptr %text.addr, align 8
    #dbg_declare(ptr %text.addr, !183, !DIExpression(), !184)
    #dbg_declare(ptr %d, !185, !DIExpression(), !186)
  store i32 -1, ptr %d, align 4, !dbg !186
    #dbg_declare(ptr %i, !187, !DIExpression(), !188)
  store i32 -1, ptr %i, align 4, !dbg !188
    #dbg_declare(ptr %n, !189, !DIExpression(), !190)
  store i32 -1, ptr %n, align 4, !dbg !190
    #dbg_declare(ptr %x, !191, !DIExpression(), !193)
  store i32 1, ptr %x, align 4, !dbg !193
    #dbg_declare(ptr %h, !194, !DIExpression(), !196)
  store i16 -1, ptr %h, align 2, !dbg !196
    #dbg_declare(ptr %count, !197, !DIExpression(), !198)
  %0 = load ptr, ptr %text.addr, align 8, !dbg !199
  %call = call i32 (ptr, ptr, ...) @sscanf(ptr noundef %0, ptr noundef @.str.23, ptr noundef %d, ptr noundef %i, ptr noundef %x, ptr noundef %h, ptr noundef %n), !dbg !200
  store i32 %call, ptr %count, align 4, !dbg !198
  %1 = load i32, ptr %count, align 4, !dbg !201
  %2 = load i32, ptr %d, align 4, !dbg !202
  %3 = load i32, ptr %i, align 4, !dbg !203
  %4 = load i32, ptr %x, align 4, !dbg !204
  %5 = load i16, ptr %h, align 2, !dbg !205
  %conv = sext i16 %5 to i32, !dbg !205
  %6 = load i32, ptr %n, align 4, !dbg !206
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.24, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %conv, i32 noundef %6), !dbg !207
  ret void, !dbg !208
}

declare i32 @sscanf(ptr noundef, ptr noundef, ...) #1

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!94}
!llvm.module.flags = !{!96, !97, !98, !99, !100, !101, !102}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "scan.c", directory: ".", checksumkind: CSK_MD5, checksum: "ac86d351b439fad80114b802c8a54aa2")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 19)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 15)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 7)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 1)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !3, isLocal: true, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 11)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 14)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !9, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 21)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 17)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !26, isLocal: true, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 12)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !31, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 6)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !14, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 8)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !64, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 9)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !26, isLocal: true, isDefinition: true)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !14, isLocal: true, isDefinition: true)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !80, isLocal: true, isDefinition: true)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 2)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !80, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !87, isLocal: true, isDefinition: true)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !88)
!88 = !{!89}
!89 = !DISubrange(count: 3)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !9, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !38, isLocal: true, isDefinition: true)
!94 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !95, splitDebugInlining: false, nameTableKind: None)
!95 = !{!0, !7, !12, !17, !22, !24, !29, !34, !36, !41, !46, !48, !53, !55, !60, !62, !67, !69, !74, !76, !78, !83, !85, !90, !92}
!96 = !{i32 7, !"Dwarf Version", i32 5}
!97 = !{i32 2, !"Debug Info Version", i32 3}
!98 = !{i32 1, !"wchar_size", i32 4}
!99 = !{i32 8, !"PIC Level", i32 2}
!100 = !{i32 7, !"PIE Level", i32 2}
!101 = !{i32 7, !"uwtable", i32 2}
!102 = !{i32 7, !"frame-pointer", i32 2}
!103 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 14, type: !104, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !94, retainedNodes: !107)
!104 = !DISubroutineType(types: !105)
!105 = !{!106}
!106 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!107 = !{}
!108 = !DILocation(line: 15, column: 3, scope: !103)
!109 = !DILocation(line: 16, column: 3, scope: !103)
!110 = !DILocation(line: 17, column: 3, scope: !103)
!111 = !DILocation(line: 18, column: 3, scope: !103)
!112 = !DILocalVariable(name: "a", scope: !103, file: !2, line: 19, type: !113)
!113 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!114 = !DILocation(line: 19, column: 10, scope: !103)
!115 = !DILocalVariable(name: "b", scope: !103, file: !2, line: 19, type: !113)
!116 = !DILocation(line: 19, column: 17, scope: !103)
!117 = !DILocalVariable(name: "f", scope: !103, file: !2, line: 20, type: !118)
!118 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!119 = !DILocation(line: 20, column: 9, scope: !103)
!120 = !DILocalVariable(name: "count", scope: !103, file: !2, line: 21, type: !106)
!121 = !DILocation(line: 21, column: 7, scope: !103)
!122 = !DILocation(line: 21, column: 15, scope: !103)
!123 = !DILocation(line: 22, column: 28, scope: !103)
!124 = !DILocation(line: 22, column: 35, scope: !103)
!125 = !DILocation(line: 22, column: 38, scope: !103)
!126 = !DILocation(line: 22, column: 41, scope: !103)
!127 = !DILocation(line: 22, column: 3, scope: !103)
!128 = !DILocalVariable(name: "word", scope: !103, file: !2, line: 23, type: !64)
!129 = !DILocation(line: 23, column: 8, scope: !103)
!130 = !DILocalVariable(name: "set", scope: !103, file: !2, line: 23, type: !64)
!131 = !DILocation(line: 23, column: 22, scope: !103)
!132 = !DILocalVariable(name: "one", scope: !103, file: !2, line: 23, type: !4)
!133 = !DILocation(line: 23, column: 35, scope: !103)
!134 = !DILocalVariable(name: "rest", scope: !103, file: !2, line: 23, type: !64)
!135 = !DILocation(line: 23, column: 46, scope: !103)
!136 = !DILocation(line: 24, column: 60, scope: !103)
!137 = !DILocation(line: 24, column: 66, scope: !103)
!138 = !DILocation(line: 24, column: 77, scope: !103)
!139 = !DILocation(line: 24, column: 11, scope: !103)
!140 = !DILocation(line: 24, column: 9, scope: !103)
!141 = !DILocation(line: 25, column: 31, scope: !103)
!142 = !DILocation(line: 25, column: 38, scope: !103)
!143 = !DILocation(line: 25, column: 44, scope: !103)
!144 = !DILocation(line: 25, column: 49, scope: !103)
!145 = !DILocation(line: 25, column: 54, scope: !103)
!146 = !DILocation(line: 25, column: 3, scope: !103)
!147 = !DILocalVariable(name: "year", scope: !103, file: !2, line: 26, type: !106)
!148 = !DILocation(line: 26, column: 7, scope: !103)
!149 = !DILocalVariable(name: "month", scope: !103, file: !2, line: 26, type: !106)
!150 = !DILocation(line: 26, column: 13, scope: !103)
!151 = !DILocalVariable(name: "day", scope: !103, file: !2, line: 26, type: !106)
!152 = !DILocation(line: 26, column: 20, scope: !103)
!153 = !DILocation(line: 27, column: 11, scope: !103)
!154 = !DILocation(line: 27, column: 9, scope: !103)
!155 = !DILocation(line: 28, column: 28, scope: !103)
!156 = !DILocation(line: 28, column: 35, scope: !103)
!157 = !DILocation(line: 28, column: 41, scope: !103)
!158 = !DILocation(line: 28, column: 48, scope: !103)
!159 = !DILocation(line: 28, column: 3, scope: !103)
!160 = !DILocalVariable(name: "skipped", scope: !103, file: !2, line: 29, type: !106)
!161 = !DILocation(line: 29, column: 7, scope: !103)
!162 = !DILocation(line: 30, column: 11, scope: !103)
!163 = !DILocation(line: 30, column: 9, scope: !103)
!164 = !DILocation(line: 31, column: 22, scope: !103)
!165 = !DILocation(line: 31, column: 29, scope: !103)
!166 = !DILocation(line: 31, column: 3, scope: !103)
!167 = !DILocation(line: 32, column: 51, scope: !103)
!168 = !DILocation(line: 32, column: 11, scope: !103)
!169 = !DILocation(line: 32, column: 9, scope: !103)
!170 = !DILocation(line: 33, column: 25, scope: !103)
!171 = !DILocation(line: 33, column: 32, scope: !103)
!172 = !DILocation(line: 33, column: 41, scope: !103)
!173 = !DILocation(line: 33, column: 3, scope: !103)
!174 = !DILocation(line: 34, column: 21, scope: !103)
!175 = !DILocation(line: 34, column: 39, scope: !103)
!176 = !DILocation(line: 34, column: 3, scope: !103)
!177 = !DILocation(line: 35, column: 3, scope: !103)
!178 = distinct !DISubprogram(name: "numbers", scope: !2, file: !2, line: 6, type: !179, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !94, retainedNodes: !107)
!179 = !DISubroutineType(types: !180)
!180 = !{null, !181}
!181 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !182, size: 64)
!182 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!183 = !DILocalVariable(name: "text", arg: 1, scope: !178, file: !2, line: 6, type: !181)
!184 = !DILocation(line: 6, column: 33, scope: !178)
!185 = !DILocalVariable(name: "d", scope: !178, file: !2, line: 7, type: !106)
!186 = !DILocation(line: 7, column: 7, scope: !178)
!187 = !DILocalVariable(name: "i", scope: !178, file: !2, line: 7, type: !106)
!188 = !DILocation(line: 7, column: 15, scope: !178)
!189 = !DILocalVariable(name: "n", scope: !178, file: !2, line: 7, type: !106)
!190 = !DILocation(line: 7, column: 23, scope: !178)
!191 = !DILocalVariable(name: "x", scope: !178, file: !2, line: 8, type: !192)
!192 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!193 = !DILocation(line: 8, column: 12, scope: !178)
!194 = !DILocalVariable(name: "h", scope: !178, file: !2, line: 9, type: !195)
!195 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!196 = !DILocation(line: 9, column: 9, scope: !178)
!197 = !DILocalVariable(name: "count", scope: !178, file: !2, line: 10, type: !106)
!198 = !DILocation(line: 10, column: 7, scope: !178)
!199 = !DILocation(line: 10, column: 22, scope: !178)
!200 = !DILocation(line: 10, column: 15, scope: !178)
!201 = !DILocation(line: 11, column: 35, scope: !178)
!202 = !DILocation(line: 11, column: 42, scope: !178)
!203 = !DILocation(line: 11, column: 45, scope: !178)
!204 = !DILocation(line: 11, column: 48, scope: !178)
!205 = !DILocation(line: 11, column: 51, scope: !178)
!206 = !DILocation(line: 11, column: 54, scope: !178)
!207 = !DILocation(line: 11, column: 3, scope: !178)
!208 = !DILocation(line: 12, column: 1, scope: !178)
