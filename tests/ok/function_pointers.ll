; ModuleID = 'function_pointers.c'
source_filename = "function_pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.methods = type { ptr, ptr }
%struct.shape = type { ptr, double, double }
%struct.anon = type { i8, ptr }

@__const.main.numbers = private unnamed_addr constant [5 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5], align 16
@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !0
@rectangle = internal constant %struct.methods { ptr @.str.2, ptr @rectangle_area }, align 8, !dbg !7
@triangle = internal constant %struct.methods { ptr @.str.3, ptr @triangle_area }, align 8, !dbg !40
@__const.main.shapes = private unnamed_addr constant [2 x %struct.shape] [%struct.shape { ptr @rectangle, double 2.000000e+00, double 3.000000e+00 }, %struct.shape { ptr @triangle, double 2.000000e+00, double 3.000000e+00 }], align 16
@.str.1 = private unnamed_addr constant [7 x i8] c"%s %g\0A\00", align 1, !dbg !13
@table = internal constant [3 x %struct.anon] [%struct.anon { i8 43, ptr @add }, %struct.anon { i8 45, ptr @subtract }, %struct.anon { i8 42, ptr @multiply }], align 16, !dbg !15
@.str.2 = private unnamed_addr constant [10 x i8] c"rectangle\00", align 1, !dbg !30
@.str.3 = private unnamed_addr constant [9 x i8] c"triangle\00", align 1, !dbg !35
@.str.4 = private unnamed_addr constant [5 x i8] c"bye\0A\00", align 1, !dbg !61
@.str.5 = private unnamed_addr constant [9 x i8] c"see you\0A\00", align 1, !dbg !66

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !75 {
entry:
  %retval = alloca i32, align 4
  %numbers = alloca [5 x i32], align 16
  %f = alloca ptr, align 8
  %shapes = alloca [2 x %struct.shape], align 16
  %i = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %numbers, !79, !DIExpression(), !82)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %numbers, ptr align 16 @__const.main.numbers, i64 20, i1 false), !dbg !82
  %arraydecay = getelementptr inbounds [5 x i32], ptr %numbers, i64 0, i64 0, !dbg !83
  %call = call i32 @fold(ptr noundef @add, i32 noundef 0, ptr noundef %arraydecay, i32 noundef 5), !dbg !84
  %call1 = call ptr @find(i8 noundef signext 42), !dbg !85
  %arraydecay2 = getelementptr inbounds [5 x i32], ptr %numbers, i64 0, i64 0, !dbg !86
  %call3 = call i32 @fold(ptr noundef %call1, i32 noundef 1, ptr noundef %arraydecay2, i32 noundef 5), !dbg !87
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call, i32 noundef %call3), !dbg !88
  %call5 = call ptr @find(i8 noundef signext 45), !dbg !89
  %call6 = call i32 %call5(i32 noundef 7, i32 noundef 9), !dbg !89
  %call7 = call ptr @find(i8 noundef signext 47), !dbg !90
  %cmp = icmp eq ptr %call7, null, !dbg !91
  %conv = zext i1 %cmp to i32, !dbg !91
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call6, i32 noundef %conv), !dbg !92
    #dbg_declare(ptr %f, !93, !DIExpression(), !94)
  store ptr @add, ptr %f, align 8, !dbg !94
  %0 = load ptr, ptr %f, align 8, !dbg !95
  %call9 = call ptr @find(i8 noundef signext 43), !dbg !96
  %cmp10 = icmp eq ptr %0, %call9, !dbg !97
  %conv11 = zext i1 %cmp10 to i32, !dbg !97
  %1 = load ptr, ptr %f, align 8, !dbg !98
  %cmp12 = icmp eq ptr %1, @subtract, !dbg !99
  %conv13 = zext i1 %cmp12 to i32, !dbg !99
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv11, i32 noundef %conv13), !dbg !100
  store ptr @subtract, ptr %f, align 8, !dbg !101
  %2 = load ptr, ptr %f, align 8, !dbg !102
  %call15 = call i32 %2(i32 noundef 3, i32 noundef 1), !dbg !103
  %3 = load ptr, ptr %f, align 8, !dbg !104
  %call16 = call i32 %3(i32 noundef 3, i32 noundef 2), !dbg !105
  %call17 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call15, i32 noundef %call16), !dbg !106
    #dbg_declare(ptr %shapes, !107, !DIExpression(), !111)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %shapes, ptr align 16 @__const.main.shapes, i64 48, i1 false), !dbg !111
    #dbg_declare(ptr %i, !112, !DIExpression(), !114)
  store i32 0, ptr %i, align 4, !dbg !114
  br label %for.cond, !dbg !115

for.cond:                                         ; preds = %for.inc, %entry
  %4 = load i32, ptr %i, align 4, !dbg !116
  %cmp18 = icmp slt i32 %4, 2, !dbg !118
  br i1 %cmp18, label %for.body, label %for.end, !dbg !119

for.body:                                         ; preds = %for.cond
  %5 = load i32, ptr %i, align 4, !dbg !120
  %idxprom = sext i32 %5 to i64, !dbg !121
  %arrayidx = getelementptr inbounds [2 x %struct.shape], ptr %shapes, i64 0, i64 %idxprom, !dbg !121
  %methods = getelementptr inbounds %struct.shape, ptr %arrayidx, i32 0, i32 0, !dbg !122
  %6 = load ptr, ptr %methods, align 8, !dbg !122
  %name = getelementptr inbounds %struct.methods, ptr %6, i32 0, i32 0, !dbg !123
  %7 = load ptr, ptr %name, align 8, !dbg !123
  %8 = load i32, ptr %i, align 4, !dbg !124
  %idxprom20 = sext i32 %8 to i64, !dbg !125
  %arrayidx21 = getelementptr inbounds [2 x %struct.shape], ptr %shapes, i64 0, i64 %idxprom20, !dbg !125
  %methods22 = getelementptr inbounds %struct.shape, ptr %arrayidx21, i32 0, i32 0, !dbg !126
  %9 = load ptr, ptr %methods22, align 8, !dbg !126
  %area = getelementptr inbounds %struct.methods, ptr %9, i32 0, i32 1, !dbg !127
  %10 = load ptr, ptr %area, align 8, !dbg !127
  %11 = load i32, ptr %i, align 4, !dbg !128
  %idxprom23 = sext i32 %11 to i64, !dbg !129
  %arrayidx24 = getelementptr inbounds [2 x %struct.shape], ptr %shapes, i64 0, i64 %idxprom23, !dbg !129
  %call25 = call double %10(ptr noundef %arrayidx24), !dbg !125
  %call26 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef %7, double noundef %call25), !dbg !130
  br label %for.inc, !dbg !130

for.inc:                                          ; preds = %for.body
  %12 = load i32, ptr %i, align 4, !dbg !131
  %inc = add nsw i32 %12, 1, !dbg !131
  store i32 %inc, ptr %i, align 4, !dbg !131
  br label %for.cond, !dbg !132, !llvm.loop !133

for.end:                                          ; preds = %for.cond
  %call27 = call i32 @atexit(ptr noundef @bye), !dbg !136
  %call28 = call i32 @atexit(ptr noundef @see_you), !dbg !137
  ret i32 0, !dbg !138
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @fold(ptr noundef %f, i32 noundef %start, ptr noundef %a, i32 noundef %n) #0 !dbg !139 {
entry:
  %f.addr = alloca ptr, align 8
  %start.addr = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %f, ptr %f.addr, align 8
    #dbg_declare(ptr %f.addr, !143, !DIExpression(), !144)
  store i32 %start, ptr %start.addr, align 4
    #dbg_declare(ptr %start.addr, !145, !DIExpression(), !146)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !147, !DIExpression(), !148)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !149, !DIExpression(), !150)
    #dbg_declare(ptr %i, !151, !DIExpression(), !153)
  store i32 0, ptr %i, align 4, !dbg !153
  br label %for.cond, !dbg !154

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !155
  %1 = load i32, ptr %n.addr, align 4, !dbg !157
  %cmp = icmp slt i32 %0, %1, !dbg !158
  br i1 %cmp, label %for.body, label %for.end, !dbg !159

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %f.addr, align 8, !dbg !160
  %3 = load i32, ptr %start.addr, align 4, !dbg !161
  %4 = load ptr, ptr %a.addr, align 8, !dbg !162
  %5 = load i32, ptr %i, align 4, !dbg !163
  %idxprom = sext i32 %5 to i64, !dbg !162
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !162
  %6 = load i32, ptr %arrayidx, align 4, !dbg !162
  %call = call i32 %2(i32 noundef %3, i32 noundef %6), !dbg !160
  store i32 %call, ptr %start.addr, align 4, !dbg !164
  br label %for.inc, !dbg !165

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %i, align 4, !dbg !166
  %inc = add nsw i32 %7, 1, !dbg !166
  store i32 %inc, ptr %i, align 4, !dbg !166
  br label %for.cond, !dbg !167, !llvm.loop !168

for.end:                                          ; preds = %for.cond
  %8 = load i32, ptr %start.addr, align 4, !dbg !170
  ret i32 %8, !dbg !171
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @add(i32 noundef %a, i32 noundef %b) #0 !dbg !172 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
    #dbg_declare(ptr %a.addr, !173, !DIExpression(), !174)
  store i32 %b, ptr %b.addr, align 4
    #dbg_declare(ptr %b.addr, !175, !DIExpression(), !176)
  %0 = load i32, ptr %a.addr, align 4, !dbg !177
  %1 = load i32, ptr %b.addr, align 4, !dbg !178
  %add = add nsw i32 %0, %1, !dbg !179
  ret i32 %add, !dbg !180
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @find(i8 noundef signext %sign) #0 !dbg !181 {
entry:
  %retval = alloca ptr, align 8
  %sign.addr = alloca i8, align 1
  %i = alloca i64, align 8
  store i8 %sign, ptr %sign.addr, align 1
    #dbg_declare(ptr %sign.addr, !184, !DIExpression(), !185)
    #dbg_declare(ptr %i, !186, !DIExpression(), !191)
  store i64 0, ptr %i, align 8, !dbg !191
  br label %for.cond, !dbg !192

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %i, align 8, !dbg !193
  %cmp = icmp ult i64 %0, 3, !dbg !195
  br i1 %cmp, label %for.body, label %for.end, !dbg !196

for.body:                                         ; preds = %for.cond
  %1 = load i64, ptr %i, align 8, !dbg !197
  %arrayidx = getelementptr inbounds [3 x %struct.anon], ptr @table, i64 0, i64 %1, !dbg !199
  %sign1 = getelementptr inbounds %struct.anon, ptr %arrayidx, i32 0, i32 0, !dbg !200
  %2 = load i8, ptr %sign1, align 16, !dbg !200
  %conv = sext i8 %2 to i32, !dbg !199
  %3 = load i8, ptr %sign.addr, align 1, !dbg !201
  %conv2 = sext i8 %3 to i32, !dbg !201
  %cmp3 = icmp eq i32 %conv, %conv2, !dbg !202
  br i1 %cmp3, label %if.then, label %if.end, !dbg !203

if.then:                                          ; preds = %for.body
  %4 = load i64, ptr %i, align 8, !dbg !204
  %arrayidx5 = getelementptr inbounds [3 x %struct.anon], ptr @table, i64 0, i64 %4, !dbg !205
  %run = getelementptr inbounds %struct.anon, ptr %arrayidx5, i32 0, i32 1, !dbg !206
  %5 = load ptr, ptr %run, align 8, !dbg !206
  store ptr %5, ptr %retval, align 8, !dbg !207
  br label %return, !dbg !207

if.end:                                           ; preds = %for.body
  br label %for.inc, !dbg !201

for.inc:                                          ; preds = %if.end
  %6 = load i64, ptr %i, align 8, !dbg !208
  %inc = add i64 %6, 1, !dbg !208
  store i64 %inc, ptr %i, align 8, !dbg !208
  br label %for.cond, !dbg !209, !llvm.loop !210

for.end:                                          ; preds = %for.cond
  store ptr null, ptr %retval, align 8, !dbg !212
  br label %return, !dbg !212

return:                                           ; preds = %for.end, %if.then
  %7 = load ptr, ptr %retval, align 8, !dbg !213
  ret ptr %7, !dbg !213
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @subtract(i32 noundef %a, i32 noundef %b) #0 !dbg !214 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
    #dbg_declare(ptr %a.addr, !215, !DIExpression(), !216)
  store i32 %b, ptr %b.addr, align 4
    #dbg_declare(ptr %b.addr, !217, !DIExpression(), !218)
  %0 = load i32, ptr %a.addr, align 4, !dbg !219
  %1 = load i32, ptr %b.addr, align 4, !dbg !220
  %sub = sub nsw i32 %0, %1, !dbg !221
  ret i32 %sub, !dbg !222
}

declare i32 @atexit(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @bye() #0 !dbg !223 {
entry:
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.4), !dbg !226
  ret void, !dbg !227
}

; Function Attrs: noinline nounwind uwtable
define internal void @see_you() #0 !dbg !228 {
entry:
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.5), !dbg !229
  ret void, !dbg !230
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @multiply(i32 noundef %a, i32 noundef %b) #0 !dbg !231 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
    #dbg_declare(ptr %a.addr, !232, !DIExpression(), !233)
  store i32 %b, ptr %b.addr, align 4
    #dbg_declare(ptr %b.addr, !234, !DIExpression(), !235)
  %0 = load i32, ptr %a.addr, align 4, !dbg !236
  %1 = load i32, ptr %b.addr, align 4, !dbg !237
  %mul = mul nsw i32 %0, %1, !dbg !238
  ret i32 %mul, !dbg !239
}

; Function Attrs: noinline nounwind uwtable
define internal double @rectangle_area(ptr noundef %s) #0 !dbg !240 {
entry:
  %s.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
    #dbg_declare(ptr %s.addr, !241, !DIExpression(), !242)
  %0 = load ptr, ptr %s.addr, align 8, !dbg !243
  %a = getelementptr inbounds %struct.shape, ptr %0, i32 0, i32 1, !dbg !244
  %1 = load double, ptr %a, align 8, !dbg !244
  %2 = load ptr, ptr %s.addr, align 8, !dbg !245
  %b = getelementptr inbounds %struct.shape, ptr %2, i32 0, i32 2, !dbg !246
  %3 = load double, ptr %b, align 8, !dbg !246
  %mul = fmul double %1, %3, !dbg !247
  ret double %mul, !dbg !248
}

; Function Attrs: noinline nounwind uwtable
define internal double @triangle_area(ptr noundef %s) #0 !dbg !249 {
entry:
  %s.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
    #dbg_declare(ptr %s.addr, !250, !DIExpression(), !251)
  %0 = load ptr, ptr %s.addr, align 8, !dbg !252
  %a = getelementptr inbounds %struct.shape, ptr %0, i32 0, i32 1, !dbg !253
  %1 = load double, ptr %a, align 8, !dbg !253
  %2 = load ptr, ptr %s.addr, align 8, !dbg !254
  %b = getelementptr inbounds %struct.shape, ptr %2, i32 0, i32 2, !dbg !255
  %3 = load double, ptr %b, align 8, !dbg !255
  %mul = fmul double %1, %3, !dbg !256
  %div = fdiv double %mul, 2.000000e+00, !dbg !257
  ret double %div, !dbg !258
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!68, !69, !70, !71, !72, !73, !74}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "function_pointers.c", directory: ".", checksumkind: CSK_MD5, checksum: "4418f9befae3423869d6139aecaf26d0")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "rectangle", scope: !9, file: !2, line: 41, type: !42, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !12, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !{!0, !13, !15, !30, !7, !35, !40, !61, !66}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 62, type: !3, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "table", scope: !9, file: !2, line: 15, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 384, elements: !28)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 12, size: 128, elements: !20)
!20 = !{!21, !22}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "sign", scope: !19, file: !2, line: 13, baseType: !4, size: 8)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !19, file: !2, line: 14, baseType: !23, size: 64, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "operation", file: !2, line: 6, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !27, !27}
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{!29}
!29 = !DISubrange(count: 3)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 10)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 9)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "triangle", scope: !9, file: !2, line: 42, type: !42, isLocal: true, isDefinition: true)
!42 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !43)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "methods", file: !2, line: 34, size: 128, elements: !44)
!44 = !{!45, !48}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !43, file: !2, line: 35, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "area", scope: !43, file: !2, line: 36, baseType: !49, size: 64, offset: 64)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !53}
!52 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !55)
!55 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "shape", file: !2, line: 30, size: 192, elements: !56)
!56 = !{!57, !59, !60}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "methods", scope: !55, file: !2, line: 31, baseType: !58, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !55, file: !2, line: 32, baseType: !52, size: 64, offset: 64)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !55, file: !2, line: 32, baseType: !52, size: 64, offset: 128)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !63, isLocal: true, isDefinition: true)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 5)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !37, isLocal: true, isDefinition: true)
!68 = !{i32 7, !"Dwarf Version", i32 5}
!69 = !{i32 2, !"Debug Info Version", i32 3}
!70 = !{i32 1, !"wchar_size", i32 4}
!71 = !{i32 8, !"PIC Level", i32 2}
!72 = !{i32 7, !"PIE Level", i32 2}
!73 = !{i32 7, !"uwtable", i32 2}
!74 = !{i32 7, !"frame-pointer", i32 2}
!75 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 52, type: !76, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !78)
!76 = !DISubroutineType(types: !77)
!77 = !{!27}
!78 = !{}
!79 = !DILocalVariable(name: "numbers", scope: !75, file: !2, line: 53, type: !80)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !81, size: 160, elements: !64)
!81 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!82 = !DILocation(line: 53, column: 13, scope: !75)
!83 = !DILocation(line: 54, column: 34, scope: !75)
!84 = !DILocation(line: 54, column: 21, scope: !75)
!85 = !DILocation(line: 54, column: 52, scope: !75)
!86 = !DILocation(line: 54, column: 66, scope: !75)
!87 = !DILocation(line: 54, column: 47, scope: !75)
!88 = !DILocation(line: 54, column: 3, scope: !75)
!89 = !DILocation(line: 55, column: 21, scope: !75)
!90 = !DILocation(line: 55, column: 38, scope: !75)
!91 = !DILocation(line: 55, column: 48, scope: !75)
!92 = !DILocation(line: 55, column: 3, scope: !75)
!93 = !DILocalVariable(name: "f", scope: !75, file: !2, line: 56, type: !23)
!94 = !DILocation(line: 56, column: 13, scope: !75)
!95 = !DILocation(line: 57, column: 21, scope: !75)
!96 = !DILocation(line: 57, column: 26, scope: !75)
!97 = !DILocation(line: 57, column: 23, scope: !75)
!98 = !DILocation(line: 57, column: 37, scope: !75)
!99 = !DILocation(line: 57, column: 39, scope: !75)
!100 = !DILocation(line: 57, column: 3, scope: !75)
!101 = !DILocation(line: 58, column: 5, scope: !75)
!102 = !DILocation(line: 59, column: 23, scope: !75)
!103 = !DILocation(line: 59, column: 21, scope: !75)
!104 = !DILocation(line: 59, column: 36, scope: !75)
!105 = !DILocation(line: 59, column: 33, scope: !75)
!106 = !DILocation(line: 59, column: 3, scope: !75)
!107 = !DILocalVariable(name: "shapes", scope: !75, file: !2, line: 60, type: !108)
!108 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 384, elements: !109)
!109 = !{!110}
!110 = !DISubrange(count: 2)
!111 = !DILocation(line: 60, column: 16, scope: !75)
!112 = !DILocalVariable(name: "i", scope: !113, file: !2, line: 61, type: !27)
!113 = distinct !DILexicalBlock(scope: !75, file: !2, line: 61, column: 3)
!114 = !DILocation(line: 61, column: 12, scope: !113)
!115 = !DILocation(line: 61, column: 8, scope: !113)
!116 = !DILocation(line: 61, column: 19, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !2, line: 61, column: 3)
!118 = !DILocation(line: 61, column: 21, scope: !117)
!119 = !DILocation(line: 61, column: 3, scope: !113)
!120 = !DILocation(line: 62, column: 30, scope: !117)
!121 = !DILocation(line: 62, column: 23, scope: !117)
!122 = !DILocation(line: 62, column: 33, scope: !117)
!123 = !DILocation(line: 62, column: 42, scope: !117)
!124 = !DILocation(line: 62, column: 55, scope: !117)
!125 = !DILocation(line: 62, column: 48, scope: !117)
!126 = !DILocation(line: 62, column: 58, scope: !117)
!127 = !DILocation(line: 62, column: 67, scope: !117)
!128 = !DILocation(line: 62, column: 80, scope: !117)
!129 = !DILocation(line: 62, column: 73, scope: !117)
!130 = !DILocation(line: 62, column: 5, scope: !117)
!131 = !DILocation(line: 61, column: 27, scope: !117)
!132 = !DILocation(line: 61, column: 3, scope: !117)
!133 = distinct !{!133, !119, !134, !135}
!134 = !DILocation(line: 62, column: 83, scope: !113)
!135 = !{!"llvm.loop.mustprogress"}
!136 = !DILocation(line: 63, column: 3, scope: !75)
!137 = !DILocation(line: 64, column: 3, scope: !75)
!138 = !DILocation(line: 65, column: 3, scope: !75)
!139 = distinct !DISubprogram(name: "fold", scope: !2, file: !2, line: 24, type: !140, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !78)
!140 = !DISubroutineType(types: !141)
!141 = !{!27, !23, !27, !142, !27}
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!143 = !DILocalVariable(name: "f", arg: 1, scope: !139, file: !2, line: 24, type: !23)
!144 = !DILocation(line: 24, column: 27, scope: !139)
!145 = !DILocalVariable(name: "start", arg: 2, scope: !139, file: !2, line: 24, type: !27)
!146 = !DILocation(line: 24, column: 34, scope: !139)
!147 = !DILocalVariable(name: "a", arg: 3, scope: !139, file: !2, line: 24, type: !142)
!148 = !DILocation(line: 24, column: 52, scope: !139)
!149 = !DILocalVariable(name: "n", arg: 4, scope: !139, file: !2, line: 24, type: !27)
!150 = !DILocation(line: 24, column: 59, scope: !139)
!151 = !DILocalVariable(name: "i", scope: !152, file: !2, line: 25, type: !27)
!152 = distinct !DILexicalBlock(scope: !139, file: !2, line: 25, column: 3)
!153 = !DILocation(line: 25, column: 12, scope: !152)
!154 = !DILocation(line: 25, column: 8, scope: !152)
!155 = !DILocation(line: 25, column: 19, scope: !156)
!156 = distinct !DILexicalBlock(scope: !152, file: !2, line: 25, column: 3)
!157 = !DILocation(line: 25, column: 23, scope: !156)
!158 = !DILocation(line: 25, column: 21, scope: !156)
!159 = !DILocation(line: 25, column: 3, scope: !152)
!160 = !DILocation(line: 26, column: 13, scope: !156)
!161 = !DILocation(line: 26, column: 15, scope: !156)
!162 = !DILocation(line: 26, column: 22, scope: !156)
!163 = !DILocation(line: 26, column: 24, scope: !156)
!164 = !DILocation(line: 26, column: 11, scope: !156)
!165 = !DILocation(line: 26, column: 5, scope: !156)
!166 = !DILocation(line: 25, column: 27, scope: !156)
!167 = !DILocation(line: 25, column: 3, scope: !156)
!168 = distinct !{!168, !159, !169, !135}
!169 = !DILocation(line: 26, column: 26, scope: !152)
!170 = !DILocation(line: 27, column: 10, scope: !139)
!171 = !DILocation(line: 27, column: 3, scope: !139)
!172 = distinct !DISubprogram(name: "add", scope: !2, file: !2, line: 8, type: !25, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !78)
!173 = !DILocalVariable(name: "a", arg: 1, scope: !172, file: !2, line: 8, type: !27)
!174 = !DILocation(line: 8, column: 20, scope: !172)
!175 = !DILocalVariable(name: "b", arg: 2, scope: !172, file: !2, line: 8, type: !27)
!176 = !DILocation(line: 8, column: 27, scope: !172)
!177 = !DILocation(line: 8, column: 39, scope: !172)
!178 = !DILocation(line: 8, column: 43, scope: !172)
!179 = !DILocation(line: 8, column: 41, scope: !172)
!180 = !DILocation(line: 8, column: 32, scope: !172)
!181 = distinct !DISubprogram(name: "find", scope: !2, file: !2, line: 17, type: !182, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !78)
!182 = !DISubroutineType(types: !183)
!183 = !{!23, !4}
!184 = !DILocalVariable(name: "sign", arg: 1, scope: !181, file: !2, line: 17, type: !4)
!185 = !DILocation(line: 17, column: 28, scope: !181)
!186 = !DILocalVariable(name: "i", scope: !187, file: !2, line: 18, type: !188)
!187 = distinct !DILexicalBlock(scope: !181, file: !2, line: 18, column: 3)
!188 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !189, line: 18, baseType: !190)
!189 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!190 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!191 = !DILocation(line: 18, column: 15, scope: !187)
!192 = !DILocation(line: 18, column: 8, scope: !187)
!193 = !DILocation(line: 18, column: 22, scope: !194)
!194 = distinct !DILexicalBlock(scope: !187, file: !2, line: 18, column: 3)
!195 = !DILocation(line: 18, column: 24, scope: !194)
!196 = !DILocation(line: 18, column: 3, scope: !187)
!197 = !DILocation(line: 19, column: 15, scope: !198)
!198 = distinct !DILexicalBlock(scope: !194, file: !2, line: 19, column: 9)
!199 = !DILocation(line: 19, column: 9, scope: !198)
!200 = !DILocation(line: 19, column: 18, scope: !198)
!201 = !DILocation(line: 19, column: 26, scope: !198)
!202 = !DILocation(line: 19, column: 23, scope: !198)
!203 = !DILocation(line: 19, column: 9, scope: !194)
!204 = !DILocation(line: 20, column: 20, scope: !198)
!205 = !DILocation(line: 20, column: 14, scope: !198)
!206 = !DILocation(line: 20, column: 23, scope: !198)
!207 = !DILocation(line: 20, column: 7, scope: !198)
!208 = !DILocation(line: 18, column: 57, scope: !194)
!209 = !DILocation(line: 18, column: 3, scope: !194)
!210 = distinct !{!210, !196, !211, !135}
!211 = !DILocation(line: 20, column: 23, scope: !187)
!212 = !DILocation(line: 21, column: 3, scope: !181)
!213 = !DILocation(line: 22, column: 1, scope: !181)
!214 = distinct !DISubprogram(name: "subtract", scope: !2, file: !2, line: 9, type: !25, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !78)
!215 = !DILocalVariable(name: "a", arg: 1, scope: !214, file: !2, line: 9, type: !27)
!216 = !DILocation(line: 9, column: 25, scope: !214)
!217 = !DILocalVariable(name: "b", arg: 2, scope: !214, file: !2, line: 9, type: !27)
!218 = !DILocation(line: 9, column: 32, scope: !214)
!219 = !DILocation(line: 9, column: 44, scope: !214)
!220 = !DILocation(line: 9, column: 48, scope: !214)
!221 = !DILocation(line: 9, column: 46, scope: !214)
!222 = !DILocation(line: 9, column: 37, scope: !214)
!223 = distinct !DISubprogram(name: "bye", scope: !2, file: !2, line: 44, type: !224, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!224 = !DISubroutineType(types: !225)
!225 = !{null}
!226 = !DILocation(line: 45, column: 3, scope: !223)
!227 = !DILocation(line: 46, column: 1, scope: !223)
!228 = distinct !DISubprogram(name: "see_you", scope: !2, file: !2, line: 48, type: !224, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!229 = !DILocation(line: 49, column: 3, scope: !228)
!230 = !DILocation(line: 50, column: 1, scope: !228)
!231 = distinct !DISubprogram(name: "multiply", scope: !2, file: !2, line: 10, type: !25, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !78)
!232 = !DILocalVariable(name: "a", arg: 1, scope: !231, file: !2, line: 10, type: !27)
!233 = !DILocation(line: 10, column: 25, scope: !231)
!234 = !DILocalVariable(name: "b", arg: 2, scope: !231, file: !2, line: 10, type: !27)
!235 = !DILocation(line: 10, column: 32, scope: !231)
!236 = !DILocation(line: 10, column: 44, scope: !231)
!237 = !DILocation(line: 10, column: 48, scope: !231)
!238 = !DILocation(line: 10, column: 46, scope: !231)
!239 = !DILocation(line: 10, column: 37, scope: !231)
!240 = distinct !DISubprogram(name: "rectangle_area", scope: !2, file: !2, line: 39, type: !50, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !78)
!241 = !DILocalVariable(name: "s", arg: 1, scope: !240, file: !2, line: 39, type: !53)
!242 = !DILocation(line: 39, column: 50, scope: !240)
!243 = !DILocation(line: 39, column: 62, scope: !240)
!244 = !DILocation(line: 39, column: 65, scope: !240)
!245 = !DILocation(line: 39, column: 69, scope: !240)
!246 = !DILocation(line: 39, column: 72, scope: !240)
!247 = !DILocation(line: 39, column: 67, scope: !240)
!248 = !DILocation(line: 39, column: 55, scope: !240)
!249 = distinct !DISubprogram(name: "triangle_area", scope: !2, file: !2, line: 40, type: !50, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !78)
!250 = !DILocalVariable(name: "s", arg: 1, scope: !249, file: !2, line: 40, type: !53)
!251 = !DILocation(line: 40, column: 49, scope: !249)
!252 = !DILocation(line: 40, column: 61, scope: !249)
!253 = !DILocation(line: 40, column: 64, scope: !249)
!254 = !DILocation(line: 40, column: 68, scope: !249)
!255 = !DILocation(line: 40, column: 71, scope: !249)
!256 = !DILocation(line: 40, column: 66, scope: !249)
!257 = !DILocation(line: 40, column: 73, scope: !249)
!258 = !DILocation(line: 40, column: 54, scope: !249)
