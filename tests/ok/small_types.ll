; ModuleID = 'small_types.c'
source_filename = "small_types.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [7 x i8] c"%d %u\0A\00", align 1, !dbg !17
@__const.main.text = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1, !dbg !19
@mine = internal thread_local global i32 5, align 4, !dbg !21
@zeroed = internal thread_local global [3 x i32] zeroinitializer, align 4, !dbg !44
@watched = internal global i32 1, align 4, !dbg !49
@.str.5 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !39

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !59 {
entry:
  %retval = alloca i32, align 4
  %tenth = alloca double, align 8
  %b = alloca i8, align 1
  %c = alloca i8, align 1
  %d = alloca i8, align 1
  %s = alloca i8, align 1
  %u = alloca i8, align 1
  %h = alloca i16, align 2
  %w = alloca i16, align 2
  %text = alloca [4 x i8], align 1
  %i = alloca i32, align 4
  %copy = alloca i32, align 4
  %e = alloca i32, align 4
  %n = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %tenth, !63, !DIExpression(), !65)
  store double 1.000000e-01, ptr %tenth, align 8, !dbg !65
    #dbg_declare(ptr %b, !66, !DIExpression(), !68)
  store i8 1, ptr %b, align 1, !dbg !68
    #dbg_declare(ptr %c, !69, !DIExpression(), !70)
  %0 = load double, ptr %tenth, align 8, !dbg !71
  %tobool = fcmp une double %0, 0.000000e+00, !dbg !71
  %storedv = zext i1 %tobool to i8, !dbg !70
  store i8 %storedv, ptr %c, align 1, !dbg !70
    #dbg_declare(ptr %d, !72, !DIExpression(), !73)
  %1 = load double, ptr %tenth, align 8, !dbg !74
  %cmp = fcmp ogt double %1, 1.000000e+00, !dbg !75
  %storedv1 = zext i1 %cmp to i8, !dbg !73
  store i8 %storedv1, ptr %d, align 1, !dbg !73
  %2 = load i8, ptr %b, align 1, !dbg !76
  %loadedv = trunc i8 %2 to i1, !dbg !76
  %conv = zext i1 %loadedv to i32, !dbg !76
  %3 = load i8, ptr %c, align 1, !dbg !77
  %loadedv2 = trunc i8 %3 to i1, !dbg !77
  %conv3 = zext i1 %loadedv2 to i32, !dbg !77
  %4 = load i8, ptr %d, align 1, !dbg !78
  %loadedv4 = trunc i8 %4 to i1, !dbg !78
  %conv5 = zext i1 %loadedv4 to i32, !dbg !78
  %5 = load i8, ptr %b, align 1, !dbg !79
  %loadedv6 = trunc i8 %5 to i1, !dbg !79
  %conv7 = zext i1 %loadedv6 to i32, !dbg !79
  %6 = load i8, ptr %c, align 1, !dbg !80
  %loadedv8 = trunc i8 %6 to i1, !dbg !80
  %conv9 = zext i1 %loadedv8 to i32, !dbg !80
  %add = add nsw i32 %conv7, %conv9, !dbg !81
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv, i32 noundef %conv3, i32 noundef %conv5, i32 noundef %add), !dbg !82
  %7 = load i8, ptr %b, align 1, !dbg !83
  %loadedv10 = trunc i8 %7 to i1, !dbg !83
  %lnot = xor i1 %loadedv10, true, !dbg !84
  %storedv11 = zext i1 %lnot to i8, !dbg !85
  store i8 %storedv11, ptr %b, align 1, !dbg !85
  %8 = load i8, ptr %b, align 1, !dbg !86
  %loadedv12 = trunc i8 %8 to i1, !dbg !86
  %conv13 = zext i1 %loadedv12 to i32, !dbg !86
  %or = or i32 %conv13, 6, !dbg !86
  %tobool14 = icmp ne i32 %or, 0, !dbg !86
  %storedv15 = zext i1 %tobool14 to i8, !dbg !86
  store i8 %storedv15, ptr %b, align 1, !dbg !86
  %9 = load i8, ptr %b, align 1, !dbg !87
  %loadedv16 = trunc i8 %9 to i1, !dbg !87
  %conv17 = zext i1 %loadedv16 to i32, !dbg !87
  %call18 = call zeroext i1 @is_set(i32 noundef 256, i32 noundef 8), !dbg !88
  %conv19 = zext i1 %call18 to i32, !dbg !88
  %call20 = call zeroext i1 @is_set(i32 noundef 255, i32 noundef 8), !dbg !89
  %conv21 = zext i1 %call20 to i32, !dbg !89
  %call22 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv17, i32 noundef %conv19, i32 noundef %conv21), !dbg !90
    #dbg_declare(ptr %s, !91, !DIExpression(), !93)
  store i8 -1, ptr %s, align 1, !dbg !93
    #dbg_declare(ptr %u, !94, !DIExpression(), !95)
  %10 = load i8, ptr %s, align 1, !dbg !96
  store i8 %10, ptr %u, align 1, !dbg !95
    #dbg_declare(ptr %h, !97, !DIExpression(), !98)
  store i16 -25536, ptr %h, align 2, !dbg !98
    #dbg_declare(ptr %w, !99, !DIExpression(), !100)
  store i16 -2, ptr %w, align 2, !dbg !100
  %11 = load i8, ptr %s, align 1, !dbg !101
  %conv23 = sext i8 %11 to i32, !dbg !101
  %12 = load i8, ptr %u, align 1, !dbg !102
  %conv24 = zext i8 %12 to i32, !dbg !102
  %13 = load i16, ptr %h, align 2, !dbg !103
  %conv25 = sext i16 %13 to i32, !dbg !103
  %14 = load i16, ptr %w, align 2, !dbg !104
  %conv26 = zext i16 %14 to i32, !dbg !104
  %call27 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv23, i32 noundef %conv24, i32 noundef %conv25, i32 noundef %conv26), !dbg !105
  %15 = load i8, ptr %s, align 1, !dbg !106
  %conv28 = sext i8 %15 to i32, !dbg !106
  %16 = load i8, ptr %u, align 1, !dbg !107
  %conv29 = zext i8 %16 to i32, !dbg !107
  %cmp30 = icmp eq i32 %conv28, %conv29, !dbg !108
  %conv31 = zext i1 %cmp30 to i32, !dbg !108
  %17 = load i8, ptr %s, align 1, !dbg !109
  %conv32 = sext i8 %17 to i32, !dbg !110
  %cmp33 = icmp ugt i32 %conv32, 5, !dbg !111
  %conv34 = zext i1 %cmp33 to i32, !dbg !111
  %18 = load i8, ptr %s, align 1, !dbg !112
  %conv35 = sext i8 %18 to i32, !dbg !112
  %cmp36 = icmp slt i32 %conv35, 1, !dbg !113
  %conv37 = zext i1 %cmp36 to i32, !dbg !113
  %call38 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv31, i32 noundef %conv34, i32 noundef %conv37), !dbg !114
  %19 = load i8, ptr %u, align 1, !dbg !115
  %conv39 = zext i8 %19 to i32, !dbg !115
  %add40 = add nsw i32 %conv39, 1, !dbg !115
  %conv41 = trunc i32 %add40 to i8, !dbg !115
  store i8 %conv41, ptr %u, align 1, !dbg !115
  store i8 127, ptr %s, align 1, !dbg !116
  %20 = load i16, ptr %w, align 2, !dbg !117
  %inc = add i16 %20, 1, !dbg !117
  store i16 %inc, ptr %w, align 2, !dbg !117
  %21 = load i16, ptr %w, align 2, !dbg !118
  %inc42 = add i16 %21, 1, !dbg !118
  store i16 %inc42, ptr %w, align 2, !dbg !118
  %22 = load i8, ptr %u, align 1, !dbg !119
  %conv43 = zext i8 %22 to i32, !dbg !119
  %23 = load i8, ptr %s, align 1, !dbg !120
  %conv44 = sext i8 %23 to i32, !dbg !120
  %shr = ashr i32 %conv44, 1, !dbg !121
  %24 = load i16, ptr %w, align 2, !dbg !122
  %conv45 = zext i16 %24 to i32, !dbg !122
  %call46 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv43, i32 noundef %shr, i32 noundef %conv45), !dbg !123
  %call47 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef -3, i32 noundef -1), !dbg !124
  %call48 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef -4, i32 noundef 2147483644), !dbg !125
    #dbg_declare(ptr %text, !126, !DIExpression(), !127)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %text, ptr align 1 @__const.main.text, i64 4, i1 false), !dbg !127
  %arrayidx = getelementptr inbounds [4 x i8], ptr %text, i64 0, i64 1, !dbg !128
  %25 = load i8, ptr %arrayidx, align 1, !dbg !129
  %conv49 = sext i8 %25 to i32, !dbg !129
  %sub = sub nsw i32 %conv49, 32, !dbg !129
  %conv50 = trunc i32 %sub to i8, !dbg !129
  store i8 %conv50, ptr %arrayidx, align 1, !dbg !129
  %arraydecay = getelementptr inbounds [4 x i8], ptr %text, i64 0, i64 0, !dbg !130
  %call51 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, ptr noundef %arraydecay, i32 noundef 98), !dbg !131
  %26 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine), !dbg !132
  %27 = load i32, ptr %26, align 4, !dbg !133
  %inc52 = add nsw i32 %27, 1, !dbg !133
  store i32 %inc52, ptr %26, align 4, !dbg !133
  %28 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine), !dbg !134
  %29 = load i32, ptr %28, align 4, !dbg !134
  %30 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @zeroed), !dbg !135
  %arrayidx53 = getelementptr inbounds [3 x i32], ptr %30, i64 0, i64 2, !dbg !135
  store i32 %29, ptr %arrayidx53, align 4, !dbg !136
  %31 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine), !dbg !137
  %32 = load i32, ptr %31, align 4, !dbg !137
  %33 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @zeroed), !dbg !138
  %arrayidx54 = getelementptr inbounds [3 x i32], ptr %33, i64 0, i64 0, !dbg !138
  %34 = load i32, ptr %arrayidx54, align 4, !dbg !138
  %35 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @zeroed), !dbg !139
  %arrayidx55 = getelementptr inbounds [3 x i32], ptr %35, i64 0, i64 2, !dbg !139
  %36 = load i32, ptr %arrayidx55, align 4, !dbg !139
  %call56 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %32, i32 noundef %34, i32 noundef %36), !dbg !140
    #dbg_declare(ptr %i, !141, !DIExpression(), !143)
  store i32 0, ptr %i, align 4, !dbg !143
  br label %for.cond, !dbg !144

for.cond:                                         ; preds = %for.inc, %entry
  %37 = load i32, ptr %i, align 4, !dbg !145
  %cmp57 = icmp slt i32 %37, 5, !dbg !147
  br i1 %cmp57, label %for.body, label %for.end, !dbg !148

for.body:                                         ; preds = %for.cond
  %38 = load volatile i32, ptr @watched, align 4, !dbg !149
  %39 = load volatile i32, ptr @watched, align 4, !dbg !150
  %add59 = add nsw i32 %39, %38, !dbg !150
  store volatile i32 %add59, ptr @watched, align 4, !dbg !150
  br label %for.inc, !dbg !151

for.inc:                                          ; preds = %for.body
  %40 = load i32, ptr %i, align 4, !dbg !152
  %inc60 = add nsw i32 %40, 1, !dbg !152
  store i32 %inc60, ptr %i, align 4, !dbg !152
  br label %for.cond, !dbg !153, !llvm.loop !154

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %copy, !157, !DIExpression(), !158)
  %41 = load volatile i32, ptr @watched, align 4, !dbg !159
  store i32 %41, ptr %copy, align 4, !dbg !158
  %42 = load i32, ptr %copy, align 4, !dbg !160
  %call61 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %42), !dbg !161
    #dbg_declare(ptr %e, !162, !DIExpression(), !163)
  store i32 11, ptr %e, align 4, !dbg !163
  %43 = load i32, ptr %e, align 4, !dbg !164
  %44 = load i32, ptr %e, align 4, !dbg !165
  %cmp62 = icmp ugt i32 %44, 10, !dbg !166
  %conv63 = zext i1 %cmp62 to i32, !dbg !166
  %call64 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef 0, i32 noundef %43, i32 noundef %conv63), !dbg !167
    #dbg_declare(ptr %n, !168, !DIExpression(), !170)
  store i64 0, ptr %n, align 8, !dbg !170
  %45 = load i64, ptr %n, align 8, !dbg !171
  %dec = add i64 %45, -1, !dbg !171
  store i64 %dec, ptr %n, align 8, !dbg !171
  %46 = load i64, ptr %n, align 8, !dbg !172
  %cmp65 = icmp eq i64 %46, -1, !dbg !173
  %conv66 = zext i1 %cmp65 to i32, !dbg !173
  %call67 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %conv66, i32 noundef 1), !dbg !174
  ret i32 0, !dbg !175
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @is_set(i32 noundef %flags, i32 noundef %bit) #0 !dbg !176 {
entry:
  %flags.addr = alloca i32, align 4
  %bit.addr = alloca i32, align 4
  store i32 %flags, ptr %flags.addr, align 4
    #dbg_declare(ptr %flags.addr, !179, !DIExpression(), !180)
  store i32 %bit, ptr %bit.addr, align 4
    #dbg_declare(ptr %bit.addr, !181, !DIExpression(), !182)
  %0 = load i32, ptr %flags.addr, align 4, !dbg !183
  %1 = load i32, ptr %bit.addr, align 4, !dbg !184
  %shl = shl i32 1, %1, !dbg !185
  %and = and i32 %0, %shl, !dbg !186
  %tobool = icmp ne i32 %and, 0, !dbg !183
  ret i1 %tobool, !dbg !187
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!23}
!llvm.module.flags = !{!52, !53, !54, !55, !56, !57, !58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "small_types.c", directory: ".", checksumkind: CSK_MD5, checksum: "e24677ceba2293081f3a16fc1ed05473")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 13)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 10)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 7)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !14, isLocal: true, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !14, isLocal: true, isDefinition: true)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "mine", scope: !23, file: !2, line: 8, type: !37, isLocal: true, isDefinition: true)
!23 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !24, retainedTypes: !31, globals: !38, splitDebugInlining: false, nameTableKind: None)
!24 = !{!25}
!25 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "colour", file: !2, line: 12, baseType: !26, size: 32, elements: !27)
!26 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!27 = !{!28, !29, !30}
!28 = !DIEnumerator(name: "RED", value: 0)
!29 = !DIEnumerator(name: "GREEN", value: 10)
!30 = !DIEnumerator(name: "BLUE", value: 11)
!31 = !{!32, !33, !34, !26, !37}
!32 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!33 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !35, line: 10, baseType: !36)
!35 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "ebc75cd258e1e4e9fcf6eddd6ad2b8ba")
!36 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !{!0, !7, !12, !17, !19, !39, !44, !21, !49}
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 4)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "zeroed", scope: !23, file: !2, line: 9, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 96, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 3)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "watched", scope: !23, file: !2, line: 10, type: !51, isLocal: true, isDefinition: true)
!51 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !37)
!52 = !{i32 7, !"Dwarf Version", i32 5}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 8, !"PIC Level", i32 2}
!56 = !{i32 7, !"PIE Level", i32 2}
!57 = !{i32 7, !"uwtable", i32 2}
!58 = !{i32 7, !"frame-pointer", i32 2}
!59 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 18, type: !60, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !23, retainedNodes: !62)
!60 = !DISubroutineType(types: !61)
!61 = !{!37}
!62 = !{}
!63 = !DILocalVariable(name: "tenth", scope: !59, file: !2, line: 19, type: !64)
!64 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!65 = !DILocation(line: 19, column: 10, scope: !59)
!66 = !DILocalVariable(name: "b", scope: !59, file: !2, line: 20, type: !67)
!67 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!68 = !DILocation(line: 20, column: 8, scope: !59)
!69 = !DILocalVariable(name: "c", scope: !59, file: !2, line: 20, type: !67)
!70 = !DILocation(line: 20, column: 16, scope: !59)
!71 = !DILocation(line: 20, column: 20, scope: !59)
!72 = !DILocalVariable(name: "d", scope: !59, file: !2, line: 20, type: !67)
!73 = !DILocation(line: 20, column: 27, scope: !59)
!74 = !DILocation(line: 20, column: 31, scope: !59)
!75 = !DILocation(line: 20, column: 37, scope: !59)
!76 = !DILocation(line: 21, column: 27, scope: !59)
!77 = !DILocation(line: 21, column: 30, scope: !59)
!78 = !DILocation(line: 21, column: 33, scope: !59)
!79 = !DILocation(line: 21, column: 36, scope: !59)
!80 = !DILocation(line: 21, column: 40, scope: !59)
!81 = !DILocation(line: 21, column: 38, scope: !59)
!82 = !DILocation(line: 21, column: 3, scope: !59)
!83 = !DILocation(line: 22, column: 8, scope: !59)
!84 = !DILocation(line: 22, column: 7, scope: !59)
!85 = !DILocation(line: 22, column: 5, scope: !59)
!86 = !DILocation(line: 23, column: 5, scope: !59)
!87 = !DILocation(line: 24, column: 24, scope: !59)
!88 = !DILocation(line: 24, column: 27, scope: !59)
!89 = !DILocation(line: 24, column: 43, scope: !59)
!90 = !DILocation(line: 24, column: 3, scope: !59)
!91 = !DILocalVariable(name: "s", scope: !59, file: !2, line: 26, type: !92)
!92 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!93 = !DILocation(line: 26, column: 15, scope: !59)
!94 = !DILocalVariable(name: "u", scope: !59, file: !2, line: 27, type: !32)
!95 = !DILocation(line: 27, column: 17, scope: !59)
!96 = !DILocation(line: 27, column: 36, scope: !59)
!97 = !DILocalVariable(name: "h", scope: !59, file: !2, line: 28, type: !33)
!98 = !DILocation(line: 28, column: 9, scope: !59)
!99 = !DILocalVariable(name: "w", scope: !59, file: !2, line: 29, type: !34)
!100 = !DILocation(line: 29, column: 12, scope: !59)
!101 = !DILocation(line: 30, column: 27, scope: !59)
!102 = !DILocation(line: 30, column: 30, scope: !59)
!103 = !DILocation(line: 30, column: 33, scope: !59)
!104 = !DILocation(line: 30, column: 36, scope: !59)
!105 = !DILocation(line: 30, column: 3, scope: !59)
!106 = !DILocation(line: 31, column: 24, scope: !59)
!107 = !DILocation(line: 31, column: 29, scope: !59)
!108 = !DILocation(line: 31, column: 26, scope: !59)
!109 = !DILocation(line: 31, column: 42, scope: !59)
!110 = !DILocation(line: 31, column: 32, scope: !59)
!111 = !DILocation(line: 31, column: 44, scope: !59)
!112 = !DILocation(line: 31, column: 49, scope: !59)
!113 = !DILocation(line: 31, column: 51, scope: !59)
!114 = !DILocation(line: 31, column: 3, scope: !59)
!115 = !DILocation(line: 32, column: 5, scope: !59)
!116 = !DILocation(line: 33, column: 5, scope: !59)
!117 = !DILocation(line: 34, column: 4, scope: !59)
!118 = !DILocation(line: 35, column: 4, scope: !59)
!119 = !DILocation(line: 36, column: 24, scope: !59)
!120 = !DILocation(line: 36, column: 27, scope: !59)
!121 = !DILocation(line: 36, column: 29, scope: !59)
!122 = !DILocation(line: 36, column: 35, scope: !59)
!123 = !DILocation(line: 36, column: 3, scope: !59)
!124 = !DILocation(line: 37, column: 3, scope: !59)
!125 = !DILocation(line: 38, column: 3, scope: !59)
!126 = !DILocalVariable(name: "text", scope: !59, file: !2, line: 39, type: !41)
!127 = !DILocation(line: 39, column: 8, scope: !59)
!128 = !DILocation(line: 40, column: 3, scope: !59)
!129 = !DILocation(line: 40, column: 11, scope: !59)
!130 = !DILocation(line: 41, column: 21, scope: !59)
!131 = !DILocation(line: 41, column: 3, scope: !59)
!132 = !DILocation(line: 43, column: 3, scope: !59)
!133 = !DILocation(line: 43, column: 7, scope: !59)
!134 = !DILocation(line: 44, column: 15, scope: !59)
!135 = !DILocation(line: 44, column: 3, scope: !59)
!136 = !DILocation(line: 44, column: 13, scope: !59)
!137 = !DILocation(line: 45, column: 24, scope: !59)
!138 = !DILocation(line: 45, column: 30, scope: !59)
!139 = !DILocation(line: 45, column: 41, scope: !59)
!140 = !DILocation(line: 45, column: 3, scope: !59)
!141 = !DILocalVariable(name: "i", scope: !142, file: !2, line: 46, type: !37)
!142 = distinct !DILexicalBlock(scope: !59, file: !2, line: 46, column: 3)
!143 = !DILocation(line: 46, column: 12, scope: !142)
!144 = !DILocation(line: 46, column: 8, scope: !142)
!145 = !DILocation(line: 46, column: 19, scope: !146)
!146 = distinct !DILexicalBlock(scope: !142, file: !2, line: 46, column: 3)
!147 = !DILocation(line: 46, column: 21, scope: !146)
!148 = !DILocation(line: 46, column: 3, scope: !142)
!149 = !DILocation(line: 47, column: 16, scope: !146)
!150 = !DILocation(line: 47, column: 13, scope: !146)
!151 = !DILocation(line: 47, column: 5, scope: !146)
!152 = !DILocation(line: 46, column: 27, scope: !146)
!153 = !DILocation(line: 46, column: 3, scope: !146)
!154 = distinct !{!154, !148, !155, !156}
!155 = !DILocation(line: 47, column: 16, scope: !142)
!156 = !{!"llvm.loop.mustprogress"}
!157 = !DILocalVariable(name: "copy", scope: !59, file: !2, line: 48, type: !37)
!158 = !DILocation(line: 48, column: 7, scope: !59)
!159 = !DILocation(line: 48, column: 14, scope: !59)
!160 = !DILocation(line: 49, column: 18, scope: !59)
!161 = !DILocation(line: 49, column: 3, scope: !59)
!162 = !DILocalVariable(name: "e", scope: !59, file: !2, line: 50, type: !25)
!163 = !DILocation(line: 50, column: 15, scope: !59)
!164 = !DILocation(line: 51, column: 29, scope: !59)
!165 = !DILocation(line: 51, column: 32, scope: !59)
!166 = !DILocation(line: 51, column: 34, scope: !59)
!167 = !DILocation(line: 51, column: 3, scope: !59)
!168 = !DILocalVariable(name: "n", scope: !59, file: !2, line: 52, type: !169)
!169 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!170 = !DILocation(line: 52, column: 17, scope: !59)
!171 = !DILocation(line: 53, column: 4, scope: !59)
!172 = !DILocation(line: 54, column: 21, scope: !59)
!173 = !DILocation(line: 54, column: 23, scope: !59)
!174 = !DILocation(line: 54, column: 3, scope: !59)
!175 = !DILocation(line: 55, column: 3, scope: !59)
!176 = distinct !DISubprogram(name: "is_set", scope: !2, file: !2, line: 14, type: !177, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !23, retainedNodes: !62)
!177 = !DISubroutineType(types: !178)
!178 = !{!67, !37, !37}
!179 = !DILocalVariable(name: "flags", arg: 1, scope: !176, file: !2, line: 14, type: !37)
!180 = !DILocation(line: 14, column: 24, scope: !176)
!181 = !DILocalVariable(name: "bit", arg: 2, scope: !176, file: !2, line: 14, type: !37)
!182 = !DILocation(line: 14, column: 35, scope: !176)
!183 = !DILocation(line: 15, column: 10, scope: !176)
!184 = !DILocation(line: 15, column: 23, scope: !176)
!185 = !DILocation(line: 15, column: 20, scope: !176)
!186 = !DILocation(line: 15, column: 16, scope: !176)
!187 = !DILocation(line: 15, column: 3, scope: !176)
