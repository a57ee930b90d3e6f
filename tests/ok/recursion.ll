; ModuleID = 'recursion.c'
source_filename = "recursion.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"%u %u\0A\00", align 1, !dbg !0
@calls = internal global i32 0, align 4, !dbg !7
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !11
@moves = internal global i32 0, align 4, !dbg !21
@__const.main.s = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"\0A%d %d %ld\0A\00", align 1, !dbg !16
@.str.3 = private unnamed_addr constant [8 x i8] c"%c->%c \00", align 1, !dbg !24
@.str.4 = private unnamed_addr constant [4 x i8] c"%s \00", align 1, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !39 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i32, align 4
  %s = alloca [4 x i8], align 1
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !43, !DIExpression(), !44)
  %call = call i32 @ackermann(i32 noundef 2, i32 noundef 3), !dbg !45
  store i32 %call, ptr %a, align 4, !dbg !44
  %0 = load i32, ptr %a, align 4, !dbg !46
  %1 = load i32, ptr @calls, align 4, !dbg !47
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %0, i32 noundef %1), !dbg !48
  %call2 = call i32 @ackermann(i32 noundef 3, i32 noundef 3), !dbg !49
  store i32 %call2, ptr %a, align 4, !dbg !50
  %2 = load i32, ptr %a, align 4, !dbg !51
  %3 = load i32, ptr @calls, align 4, !dbg !52
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %2, i32 noundef %3), !dbg !53
  call void @hanoi(i32 noundef 7, i8 noundef signext 97, i8 noundef signext 98, i8 noundef signext 99), !dbg !54
  %4 = load i32, ptr @moves, align 4, !dbg !55
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %4), !dbg !56
    #dbg_declare(ptr %s, !57, !DIExpression(), !58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %s, ptr align 1 @__const.main.s, i64 4, i1 false), !dbg !58
  %arraydecay = getelementptr inbounds [4 x i8], ptr %s, i64 0, i64 0, !dbg !59
  call void @permute(ptr noundef %arraydecay, i32 noundef 0, i32 noundef 3), !dbg !60
  %call5 = call i32 @is_even(i32 noundef 50), !dbg !61
  %call6 = call i32 @is_odd(i32 noundef 50), !dbg !62
  %call7 = call i64 @fibonacci(i32 noundef 15), !dbg !63
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %call5, i32 noundef %call6, i64 noundef %call7), !dbg !64
  ret i32 0, !dbg !65
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @ackermann(i32 noundef %m, i32 noundef %n) #0 !dbg !66 {
entry:
  %retval = alloca i32, align 4
  %m.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store i32 %m, ptr %m.addr, align 4
    #dbg_declare(ptr %m.addr, !69, !DIExpression(), !70)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !71, !DIExpression(), !72)
  %0 = load i32, ptr @calls, align 4, !dbg !73
  %inc = add i32 %0, 1, !dbg !73
  store i32 %inc, ptr @calls, align 4, !dbg !73
  %1 = load i32, ptr %m.addr, align 4, !dbg !74
  %cmp = icmp eq i32 %1, 0, !dbg !76
  br i1 %cmp, label %if.then, label %if.end, !dbg !77

if.then:                                          ; preds = %entry
  %2 = load i32, ptr %n.addr, align 4, !dbg !78
  %add = add i32 %2, 1, !dbg !79
  store i32 %add, ptr %retval, align 4, !dbg !80
  br label %return, !dbg !80

if.end:                                           ; preds = %entry
  %3 = load i32, ptr %n.addr, align 4, !dbg !81
  %cmp1 = icmp eq i32 %3, 0, !dbg !83
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !84

if.then2:                                         ; preds = %if.end
  %4 = load i32, ptr %m.addr, align 4, !dbg !85
  %sub = sub i32 %4, 1, !dbg !86
  %call = call i32 @ackermann(i32 noundef %sub, i32 noundef 1), !dbg !87
  store i32 %call, ptr %retval, align 4, !dbg !88
  br label %return, !dbg !88

if.end3:                                          ; preds = %if.end
  %5 = load i32, ptr %m.addr, align 4, !dbg !89
  %sub4 = sub i32 %5, 1, !dbg !90
  %6 = load i32, ptr %m.addr, align 4, !dbg !91
  %7 = load i32, ptr %n.addr, align 4, !dbg !92
  %sub5 = sub i32 %7, 1, !dbg !93
  %call6 = call i32 @ackermann(i32 noundef %6, i32 noundef %sub5), !dbg !94
  %call7 = call i32 @ackermann(i32 noundef %sub4, i32 noundef %call6), !dbg !95
  store i32 %call7, ptr %retval, align 4, !dbg !96
  br label %return, !dbg !96

return:                                           ; preds = %if.end3, %if.then2, %if.then
  %8 = load i32, ptr %retval, align 4, !dbg !97
  ret i32 %8, !dbg !97
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal void @hanoi(i32 noundef %n, i8 noundef signext %from, i8 noundef signext %by, i8 noundef signext %to) #0 !dbg !98 {
entry:
  %n.addr = alloca i32, align 4
  %from.addr = alloca i8, align 1
  %by.addr = alloca i8, align 1
  %to.addr = alloca i8, align 1
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !101, !DIExpression(), !102)
  store i8 %from, ptr %from.addr, align 1
    #dbg_declare(ptr %from.addr, !103, !DIExpression(), !104)
  store i8 %by, ptr %by.addr, align 1
    #dbg_declare(ptr %by.addr, !105, !DIExpression(), !106)
  store i8 %to, ptr %to.addr, align 1
    #dbg_declare(ptr %to.addr, !107, !DIExpression(), !108)
  %0 = load i32, ptr %n.addr, align 4, !dbg !109
  %cmp = icmp eq i32 %0, 0, !dbg !111
  br i1 %cmp, label %if.then, label %if.end, !dbg !112

if.then:                                          ; preds = %entry
  br label %return, !dbg !113

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n.addr, align 4, !dbg !114
  %sub = sub nsw i32 %1, 1, !dbg !115
  %2 = load i8, ptr %from.addr, align 1, !dbg !116
  %3 = load i8, ptr %to.addr, align 1, !dbg !117
  %4 = load i8, ptr %by.addr, align 1, !dbg !118
  call void @hanoi(i32 noundef %sub, i8 noundef signext %2, i8 noundef signext %3, i8 noundef signext %4), !dbg !119
  %5 = load i32, ptr @moves, align 4, !dbg !120
  %inc = add nsw i32 %5, 1, !dbg !120
  store i32 %inc, ptr @moves, align 4, !dbg !120
  %cmp1 = icmp sle i32 %inc, 3, !dbg !122
  br i1 %cmp1, label %if.then2, label %if.end4, !dbg !123

if.then2:                                         ; preds = %if.end
  %6 = load i8, ptr %from.addr, align 1, !dbg !124
  %conv = sext i8 %6 to i32, !dbg !124
  %7 = load i8, ptr %to.addr, align 1, !dbg !125
  %conv3 = sext i8 %7 to i32, !dbg !125
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %conv, i32 noundef %conv3), !dbg !126
  br label %if.end4, !dbg !126

if.end4:                                          ; preds = %if.then2, %if.end
  %8 = load i32, ptr %n.addr, align 4, !dbg !127
  %sub5 = sub nsw i32 %8, 1, !dbg !128
  %9 = load i8, ptr %by.addr, align 1, !dbg !129
  %10 = load i8, ptr %from.addr, align 1, !dbg !130
  %11 = load i8, ptr %to.addr, align 1, !dbg !131
  call void @hanoi(i32 noundef %sub5, i8 noundef signext %9, i8 noundef signext %10, i8 noundef signext %11), !dbg !132
  br label %return, !dbg !133

return:                                           ; preds = %if.end4, %if.then
  ret void, !dbg !133
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal void @permute(ptr noundef %s, i32 noundef %from, i32 noundef %n) #0 !dbg !134 {
entry:
  %s.addr = alloca ptr, align 8
  %from.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %t = alloca i8, align 1
  store ptr %s, ptr %s.addr, align 8
    #dbg_declare(ptr %s.addr, !138, !DIExpression(), !139)
  store i32 %from, ptr %from.addr, align 4
    #dbg_declare(ptr %from.addr, !140, !DIExpression(), !141)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !142, !DIExpression(), !143)
  %0 = load i32, ptr %from.addr, align 4, !dbg !144
  %1 = load i32, ptr %n.addr, align 4, !dbg !146
  %cmp = icmp eq i32 %0, %1, !dbg !147
  br i1 %cmp, label %if.then, label %if.end, !dbg !148

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %s.addr, align 8, !dbg !149
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.4, ptr noundef %2), !dbg !151
  br label %for.end, !dbg !152

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %i, !153, !DIExpression(), !155)
  %3 = load i32, ptr %from.addr, align 4, !dbg !156
  store i32 %3, ptr %i, align 4, !dbg !155
  br label %for.cond, !dbg !157

for.cond:                                         ; preds = %for.inc, %if.end
  %4 = load i32, ptr %i, align 4, !dbg !158
  %5 = load i32, ptr %n.addr, align 4, !dbg !160
  %cmp1 = icmp slt i32 %4, %5, !dbg !161
  br i1 %cmp1, label %for.body, label %for.end, !dbg !162

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %t, !163, !DIExpression(), !165)
  %6 = load ptr, ptr %s.addr, align 8, !dbg !166
  %7 = load i32, ptr %from.addr, align 4, !dbg !167
  %idxprom = sext i32 %7 to i64, !dbg !166
  %arrayidx = getelementptr inbounds i8, ptr %6, i64 %idxprom, !dbg !166
  %8 = load i8, ptr %arrayidx, align 1, !dbg !166
  store i8 %8, ptr %t, align 1, !dbg !165
  %9 = load ptr, ptr %s.addr, align 8, !dbg !168
  %10 = load i32, ptr %i, align 4, !dbg !169
  %idxprom2 = sext i32 %10 to i64, !dbg !168
  %arrayidx3 = getelementptr inbounds i8, ptr %9, i64 %idxprom2, !dbg !168
  %11 = load i8, ptr %arrayidx3, align 1, !dbg !168
  %12 = load ptr, ptr %s.addr, align 8, !dbg !170
  %13 = load i32, ptr %from.addr, align 4, !dbg !171
  %idxprom4 = sext i32 %13 to i64, !dbg !170
  %arrayidx5 = getelementptr inbounds i8, ptr %12, i64 %idxprom4, !dbg !170
  store i8 %11, ptr %arrayidx5, align 1, !dbg !172
  %14 = load i8, ptr %t, align 1, !dbg !173
  %15 = load ptr, ptr %s.addr, align 8, !dbg !174
  %16 = load i32, ptr %i, align 4, !dbg !175
  %idxprom6 = sext i32 %16 to i64, !dbg !174
  %arrayidx7 = getelementptr inbounds i8, ptr %15, i64 %idxprom6, !dbg !174
  store i8 %14, ptr %arrayidx7, align 1, !dbg !176
  %17 = load ptr, ptr %s.addr, align 8, !dbg !177
  %18 = load i32, ptr %from.addr, align 4, !dbg !178
  %add = add nsw i32 %18, 1, !dbg !179
  %19 = load i32, ptr %n.addr, align 4, !dbg !180
  call void @permute(ptr noundef %17, i32 noundef %add, i32 noundef %19), !dbg !181
  %20 = load ptr, ptr %s.addr, align 8, !dbg !182
  %21 = load i32, ptr %from.addr, align 4, !dbg !183
  %idxprom8 = sext i32 %21 to i64, !dbg !182
  %arrayidx9 = getelementptr inbounds i8, ptr %20, i64 %idxprom8, !dbg !182
  %22 = load i8, ptr %arrayidx9, align 1, !dbg !182
  %23 = load ptr, ptr %s.addr, align 8, !dbg !184
  %24 = load i32, ptr %i, align 4, !dbg !185
  %idxprom10 = sext i32 %24 to i64, !dbg !184
  %arrayidx11 = getelementptr inbounds i8, ptr %23, i64 %idxprom10, !dbg !184
  store i8 %22, ptr %arrayidx11, align 1, !dbg !186
  %25 = load i8, ptr %t, align 1, !dbg !187
  %26 = load ptr, ptr %s.addr, align 8, !dbg !188
  %27 = load i32, ptr %from.addr, align 4, !dbg !189
  %idxprom12 = sext i32 %27 to i64, !dbg !188
  %arrayidx13 = getelementptr inbounds i8, ptr %26, i64 %idxprom12, !dbg !188
  store i8 %25, ptr %arrayidx13, align 1, !dbg !190
  br label %for.inc, !dbg !191

for.inc:                                          ; preds = %for.body
  %28 = load i32, ptr %i, align 4, !dbg !192
  %inc = add nsw i32 %28, 1, !dbg !192
  store i32 %inc, ptr %i, align 4, !dbg !192
  br label %for.cond, !dbg !193, !llvm.loop !194

for.end:                                          ; preds = %if.then, %for.cond
  ret void, !dbg !197
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_even(i32 noundef %n) #0 !dbg !198 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !201, !DIExpression(), !202)
  %0 = load i32, ptr %n.addr, align 4, !dbg !203
  %cmp = icmp eq i32 %0, 0, !dbg !204
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !203

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !203

cond.false:                                       ; preds = %entry
  %1 = load i32, ptr %n.addr, align 4, !dbg !205
  %sub = sub nsw i32 %1, 1, !dbg !206
  %call = call i32 @is_odd(i32 noundef %sub), !dbg !207
  br label %cond.end, !dbg !203

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 1, %cond.true ], [ %call, %cond.false ], !dbg !203
  ret i32 %cond, !dbg !208
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_odd(i32 noundef %n) #0 !dbg !209 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !210, !DIExpression(), !211)
  %0 = load i32, ptr %n.addr, align 4, !dbg !212
  %cmp = icmp eq i32 %0, 0, !dbg !213
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !212

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !212

cond.false:                                       ; preds = %entry
  %1 = load i32, ptr %n.addr, align 4, !dbg !214
  %sub = sub nsw i32 %1, 1, !dbg !215
  %call = call i32 @is_even(i32 noundef %sub), !dbg !216
  br label %cond.end, !dbg !212

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %call, %cond.false ], !dbg !212
  ret i32 %cond, !dbg !217
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @fibonacci(i32 noundef %n) #0 !dbg !218 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !222, !DIExpression(), !223)
  %0 = load i32, ptr %n.addr, align 4, !dbg !224
  %cmp = icmp slt i32 %0, 2, !dbg !225
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !224

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr %n.addr, align 4, !dbg !226
  %conv = sext i32 %1 to i64, !dbg !226
  br label %cond.end, !dbg !224

cond.false:                                       ; preds = %entry
  %2 = load i32, ptr %n.addr, align 4, !dbg !227
  %sub = sub nsw i32 %2, 1, !dbg !228
  %call = call i64 @fibonacci(i32 noundef %sub), !dbg !229
  %3 = load i32, ptr %n.addr, align 4, !dbg !230
  %sub1 = sub nsw i32 %3, 2, !dbg !231
  %call2 = call i64 @fibonacci(i32 noundef %sub1), !dbg !232
  %add = add nsw i64 %call, %call2, !dbg !233
  br label %cond.end, !dbg !224

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %conv, %cond.true ], [ %add, %cond.false ], !dbg !224
  ret i64 %cond, !dbg !234
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 58, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "recursion.c", directory: ".", checksumkind: CSK_MD5, checksum: "6a6ba8ef3b9147d3735c38ab744891c1")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "calls", scope: !9, file: !2, line: 5, type: !31, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !11, !16, !7, !21, !24, !29}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !2, line: 62, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 4)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 12)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "moves", scope: !9, file: !2, line: 16, type: !23, isLocal: true, isDefinition: true)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 8)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !13, isLocal: true, isDefinition: true)
!31 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 56, type: !40, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!23}
!42 = !{}
!43 = !DILocalVariable(name: "a", scope: !39, file: !2, line: 57, type: !31)
!44 = !DILocation(line: 57, column: 12, scope: !39)
!45 = !DILocation(line: 57, column: 16, scope: !39)
!46 = !DILocation(line: 58, column: 21, scope: !39)
!47 = !DILocation(line: 58, column: 24, scope: !39)
!48 = !DILocation(line: 58, column: 3, scope: !39)
!49 = !DILocation(line: 59, column: 7, scope: !39)
!50 = !DILocation(line: 59, column: 5, scope: !39)
!51 = !DILocation(line: 60, column: 21, scope: !39)
!52 = !DILocation(line: 60, column: 24, scope: !39)
!53 = !DILocation(line: 60, column: 3, scope: !39)
!54 = !DILocation(line: 61, column: 3, scope: !39)
!55 = !DILocation(line: 62, column: 18, scope: !39)
!56 = !DILocation(line: 62, column: 3, scope: !39)
!57 = !DILocalVariable(name: "s", scope: !39, file: !2, line: 63, type: !13)
!58 = !DILocation(line: 63, column: 8, scope: !39)
!59 = !DILocation(line: 64, column: 11, scope: !39)
!60 = !DILocation(line: 64, column: 3, scope: !39)
!61 = !DILocation(line: 65, column: 27, scope: !39)
!62 = !DILocation(line: 65, column: 40, scope: !39)
!63 = !DILocation(line: 65, column: 52, scope: !39)
!64 = !DILocation(line: 65, column: 3, scope: !39)
!65 = !DILocation(line: 66, column: 3, scope: !39)
!66 = distinct !DISubprogram(name: "ackermann", scope: !2, file: !2, line: 7, type: !67, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !42)
!67 = !DISubroutineType(types: !68)
!68 = !{!31, !31, !31}
!69 = !DILocalVariable(name: "m", arg: 1, scope: !66, file: !2, line: 7, type: !31)
!70 = !DILocation(line: 7, column: 36, scope: !66)
!71 = !DILocalVariable(name: "n", arg: 2, scope: !66, file: !2, line: 7, type: !31)
!72 = !DILocation(line: 7, column: 48, scope: !66)
!73 = !DILocation(line: 8, column: 8, scope: !66)
!74 = !DILocation(line: 9, column: 7, scope: !75)
!75 = distinct !DILexicalBlock(scope: !66, file: !2, line: 9, column: 7)
!76 = !DILocation(line: 9, column: 9, scope: !75)
!77 = !DILocation(line: 9, column: 7, scope: !66)
!78 = !DILocation(line: 10, column: 12, scope: !75)
!79 = !DILocation(line: 10, column: 14, scope: !75)
!80 = !DILocation(line: 10, column: 5, scope: !75)
!81 = !DILocation(line: 11, column: 7, scope: !82)
!82 = distinct !DILexicalBlock(scope: !66, file: !2, line: 11, column: 7)
!83 = !DILocation(line: 11, column: 9, scope: !82)
!84 = !DILocation(line: 11, column: 7, scope: !66)
!85 = !DILocation(line: 12, column: 22, scope: !82)
!86 = !DILocation(line: 12, column: 24, scope: !82)
!87 = !DILocation(line: 12, column: 12, scope: !82)
!88 = !DILocation(line: 12, column: 5, scope: !82)
!89 = !DILocation(line: 13, column: 20, scope: !66)
!90 = !DILocation(line: 13, column: 22, scope: !66)
!91 = !DILocation(line: 13, column: 37, scope: !66)
!92 = !DILocation(line: 13, column: 40, scope: !66)
!93 = !DILocation(line: 13, column: 42, scope: !66)
!94 = !DILocation(line: 13, column: 27, scope: !66)
!95 = !DILocation(line: 13, column: 10, scope: !66)
!96 = !DILocation(line: 13, column: 3, scope: !66)
!97 = !DILocation(line: 14, column: 1, scope: !66)
!98 = distinct !DISubprogram(name: "hanoi", scope: !2, file: !2, line: 18, type: !99, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !42)
!99 = !DISubroutineType(types: !100)
!100 = !{null, !23, !4, !4, !4}
!101 = !DILocalVariable(name: "n", arg: 1, scope: !98, file: !2, line: 18, type: !23)
!102 = !DILocation(line: 18, column: 23, scope: !98)
!103 = !DILocalVariable(name: "from", arg: 2, scope: !98, file: !2, line: 18, type: !4)
!104 = !DILocation(line: 18, column: 31, scope: !98)
!105 = !DILocalVariable(name: "by", arg: 3, scope: !98, file: !2, line: 18, type: !4)
!106 = !DILocation(line: 18, column: 42, scope: !98)
!107 = !DILocalVariable(name: "to", arg: 4, scope: !98, file: !2, line: 18, type: !4)
!108 = !DILocation(line: 18, column: 51, scope: !98)
!109 = !DILocation(line: 19, column: 7, scope: !110)
!110 = distinct !DILexicalBlock(scope: !98, file: !2, line: 19, column: 7)
!111 = !DILocation(line: 19, column: 9, scope: !110)
!112 = !DILocation(line: 19, column: 7, scope: !98)
!113 = !DILocation(line: 20, column: 5, scope: !110)
!114 = !DILocation(line: 21, column: 9, scope: !98)
!115 = !DILocation(line: 21, column: 11, scope: !98)
!116 = !DILocation(line: 21, column: 16, scope: !98)
!117 = !DILocation(line: 21, column: 22, scope: !98)
!118 = !DILocation(line: 21, column: 26, scope: !98)
!119 = !DILocation(line: 21, column: 3, scope: !98)
!120 = !DILocation(line: 22, column: 7, scope: !121)
!121 = distinct !DILexicalBlock(scope: !98, file: !2, line: 22, column: 7)
!122 = !DILocation(line: 22, column: 15, scope: !121)
!123 = !DILocation(line: 22, column: 7, scope: !98)
!124 = !DILocation(line: 23, column: 23, scope: !121)
!125 = !DILocation(line: 23, column: 29, scope: !121)
!126 = !DILocation(line: 23, column: 5, scope: !121)
!127 = !DILocation(line: 24, column: 9, scope: !98)
!128 = !DILocation(line: 24, column: 11, scope: !98)
!129 = !DILocation(line: 24, column: 16, scope: !98)
!130 = !DILocation(line: 24, column: 20, scope: !98)
!131 = !DILocation(line: 24, column: 26, scope: !98)
!132 = !DILocation(line: 24, column: 3, scope: !98)
!133 = !DILocation(line: 25, column: 1, scope: !98)
!134 = distinct !DISubprogram(name: "permute", scope: !2, file: !2, line: 27, type: !135, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !42)
!135 = !DISubroutineType(types: !136)
!136 = !{null, !137, !23, !23}
!137 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!138 = !DILocalVariable(name: "s", arg: 1, scope: !134, file: !2, line: 27, type: !137)
!139 = !DILocation(line: 27, column: 27, scope: !134)
!140 = !DILocalVariable(name: "from", arg: 2, scope: !134, file: !2, line: 27, type: !23)
!141 = !DILocation(line: 27, column: 34, scope: !134)
!142 = !DILocalVariable(name: "n", arg: 3, scope: !134, file: !2, line: 27, type: !23)
!143 = !DILocation(line: 27, column: 44, scope: !134)
!144 = !DILocation(line: 28, column: 7, scope: !145)
!145 = distinct !DILexicalBlock(scope: !134, file: !2, line: 28, column: 7)
!146 = !DILocation(line: 28, column: 15, scope: !145)
!147 = !DILocation(line: 28, column: 12, scope: !145)
!148 = !DILocation(line: 28, column: 7, scope: !134)
!149 = !DILocation(line: 29, column: 19, scope: !150)
!150 = distinct !DILexicalBlock(scope: !145, file: !2, line: 28, column: 18)
!151 = !DILocation(line: 29, column: 5, scope: !150)
!152 = !DILocation(line: 30, column: 5, scope: !150)
!153 = !DILocalVariable(name: "i", scope: !154, file: !2, line: 32, type: !23)
!154 = distinct !DILexicalBlock(scope: !134, file: !2, line: 32, column: 3)
!155 = !DILocation(line: 32, column: 12, scope: !154)
!156 = !DILocation(line: 32, column: 16, scope: !154)
!157 = !DILocation(line: 32, column: 8, scope: !154)
!158 = !DILocation(line: 32, column: 22, scope: !159)
!159 = distinct !DILexicalBlock(scope: !154, file: !2, line: 32, column: 3)
!160 = !DILocation(line: 32, column: 26, scope: !159)
!161 = !DILocation(line: 32, column: 24, scope: !159)
!162 = !DILocation(line: 32, column: 3, scope: !154)
!163 = !DILocalVariable(name: "t", scope: !164, file: !2, line: 33, type: !4)
!164 = distinct !DILexicalBlock(scope: !159, file: !2, line: 32, column: 34)
!165 = !DILocation(line: 33, column: 10, scope: !164)
!166 = !DILocation(line: 33, column: 14, scope: !164)
!167 = !DILocation(line: 33, column: 16, scope: !164)
!168 = !DILocation(line: 34, column: 15, scope: !164)
!169 = !DILocation(line: 34, column: 17, scope: !164)
!170 = !DILocation(line: 34, column: 5, scope: !164)
!171 = !DILocation(line: 34, column: 7, scope: !164)
!172 = !DILocation(line: 34, column: 13, scope: !164)
!173 = !DILocation(line: 35, column: 12, scope: !164)
!174 = !DILocation(line: 35, column: 5, scope: !164)
!175 = !DILocation(line: 35, column: 7, scope: !164)
!176 = !DILocation(line: 35, column: 10, scope: !164)
!177 = !DILocation(line: 36, column: 13, scope: !164)
!178 = !DILocation(line: 36, column: 16, scope: !164)
!179 = !DILocation(line: 36, column: 21, scope: !164)
!180 = !DILocation(line: 36, column: 26, scope: !164)
!181 = !DILocation(line: 36, column: 5, scope: !164)
!182 = !DILocation(line: 37, column: 12, scope: !164)
!183 = !DILocation(line: 37, column: 14, scope: !164)
!184 = !DILocation(line: 37, column: 5, scope: !164)
!185 = !DILocation(line: 37, column: 7, scope: !164)
!186 = !DILocation(line: 37, column: 10, scope: !164)
!187 = !DILocation(line: 38, column: 15, scope: !164)
!188 = !DILocation(line: 38, column: 5, scope: !164)
!189 = !DILocation(line: 38, column: 7, scope: !164)
!190 = !DILocation(line: 38, column: 13, scope: !164)
!191 = !DILocation(line: 39, column: 3, scope: !164)
!192 = !DILocation(line: 32, column: 30, scope: !159)
!193 = !DILocation(line: 32, column: 3, scope: !159)
!194 = distinct !{!194, !162, !195, !196}
!195 = !DILocation(line: 39, column: 3, scope: !154)
!196 = !{!"llvm.loop.mustprogress"}
!197 = !DILocation(line: 40, column: 1, scope: !134)
!198 = distinct !DISubprogram(name: "is_even", scope: !2, file: !2, line: 44, type: !199, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !42)
!199 = !DISubroutineType(types: !200)
!200 = !{!23, !23}
!201 = !DILocalVariable(name: "n", arg: 1, scope: !198, file: !2, line: 44, type: !23)
!202 = !DILocation(line: 44, column: 24, scope: !198)
!203 = !DILocation(line: 45, column: 10, scope: !198)
!204 = !DILocation(line: 45, column: 12, scope: !198)
!205 = !DILocation(line: 45, column: 30, scope: !198)
!206 = !DILocation(line: 45, column: 32, scope: !198)
!207 = !DILocation(line: 45, column: 23, scope: !198)
!208 = !DILocation(line: 45, column: 3, scope: !198)
!209 = distinct !DISubprogram(name: "is_odd", scope: !2, file: !2, line: 48, type: !199, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !42)
!210 = !DILocalVariable(name: "n", arg: 1, scope: !209, file: !2, line: 48, type: !23)
!211 = !DILocation(line: 48, column: 23, scope: !209)
!212 = !DILocation(line: 49, column: 10, scope: !209)
!213 = !DILocation(line: 49, column: 12, scope: !209)
!214 = !DILocation(line: 49, column: 31, scope: !209)
!215 = !DILocation(line: 49, column: 33, scope: !209)
!216 = !DILocation(line: 49, column: 23, scope: !209)
!217 = !DILocation(line: 49, column: 3, scope: !209)
!218 = distinct !DISubprogram(name: "fibonacci", scope: !2, file: !2, line: 52, type: !219, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !42)
!219 = !DISubroutineType(types: !220)
!220 = !{!221, !23}
!221 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!222 = !DILocalVariable(name: "n", arg: 1, scope: !218, file: !2, line: 52, type: !23)
!223 = !DILocation(line: 52, column: 27, scope: !218)
!224 = !DILocation(line: 53, column: 10, scope: !218)
!225 = !DILocation(line: 53, column: 12, scope: !218)
!226 = !DILocation(line: 53, column: 18, scope: !218)
!227 = !DILocation(line: 53, column: 32, scope: !218)
!228 = !DILocation(line: 53, column: 34, scope: !218)
!229 = !DILocation(line: 53, column: 22, scope: !218)
!230 = !DILocation(line: 53, column: 51, scope: !218)
!231 = !DILocation(line: 53, column: 53, scope: !218)
!232 = !DILocation(line: 53, column: 41, scope: !218)
!233 = !DILocation(line: 53, column: 39, scope: !218)
!234 = !DILocation(line: 53, column: 3, scope: !218)
