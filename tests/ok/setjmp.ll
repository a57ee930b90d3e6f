; ModuleID = 'setjmp.c'
source_filename = "setjmp.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, [16 x i64] }
%struct.attempt = type { [1 x %struct.__jmp_buf_tag], ptr }

@top = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [19 x i8] c"code %d, round %d\0A\00", align 1, !dbg !9
@inner = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !25
@.str.1 = private unnamed_addr constant [10 x i8] c"again %d\0A\00", align 1, !dbg !15
@__const.main.numbers = private unnamed_addr constant [4 x i32] [i32 5, i32 4, i32 3, i32 2], align 16
@.str.2 = private unnamed_addr constant [14 x i8] c"out of qsort\0A\00", align 1, !dbg !20
@attempts = dso_local global ptr null, align 8, !dbg !44
@.str.3 = private unnamed_addr constant [26 x i8] c"attempt %d ended with %d\0A\00", align 1, !dbg !51

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !63 {
entry:
  %retval = alloca i32, align 4
  %rounds = alloca i32, align 4
  %code = alloca i32, align 4
  %again = alloca i32, align 4
  %numbers = alloca [4 x i32], align 16
  %with_mask = alloca [1 x %struct.__jmp_buf_tag], align 16
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %rounds, !67, !DIExpression(), !69)
  store volatile i32 0, ptr %rounds, align 4, !dbg !69
    #dbg_declare(ptr %code, !70, !DIExpression(), !71)
  %call = call i32 @_setjmp(ptr noundef @top) #6, !dbg !72
  store i32 %call, ptr %code, align 4, !dbg !71
  %0 = load i32, ptr %code, align 4, !dbg !73
  %1 = load volatile i32, ptr %rounds, align 4, !dbg !74
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %0, i32 noundef %1), !dbg !75
  %2 = load i32, ptr %code, align 4, !dbg !76
  %cmp = icmp eq i32 %2, 0, !dbg !78
  br i1 %cmp, label %if.then, label %if.end, !dbg !79

if.then:                                          ; preds = %entry
  %call2 = call i32 @deep(i32 noundef 5), !dbg !80
  br label %if.end, !dbg !80

if.end:                                           ; preds = %if.then, %entry
  %3 = load volatile i32, ptr %rounds, align 4, !dbg !81
  %inc = add nsw i32 %3, 1, !dbg !81
  store volatile i32 %inc, ptr %rounds, align 4, !dbg !81
  %cmp3 = icmp slt i32 %3, 3, !dbg !83
  br i1 %cmp3, label %if.then4, label %if.end13, !dbg !84

if.then4:                                         ; preds = %if.end
    #dbg_declare(ptr %again, !85, !DIExpression(), !87)
  %call5 = call i32 @_setjmp(ptr noundef @inner) #6, !dbg !88
  store i32 %call5, ptr %again, align 4, !dbg !87
  %4 = load i32, ptr %again, align 4, !dbg !89
  %cmp6 = icmp eq i32 %4, 0, !dbg !91
  br i1 %cmp6, label %if.then7, label %if.end8, !dbg !92

if.then7:                                         ; preds = %if.then4
  call void @leave(i32 noundef 0), !dbg !93
  br label %if.end8, !dbg !93

if.end8:                                          ; preds = %if.then7, %if.then4
  %5 = load i32, ptr %again, align 4, !dbg !94
  %call9 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %5), !dbg !95
  %6 = load i32, ptr %again, align 4, !dbg !96
  %cmp10 = icmp slt i32 %6, 3, !dbg !98
  br i1 %cmp10, label %if.then11, label %if.end12, !dbg !99

if.then11:                                        ; preds = %if.end8
  %7 = load i32, ptr %again, align 4, !dbg !100
  %add = add nsw i32 %7, 1, !dbg !101
  call void @longjmp(ptr noundef @inner, i32 noundef %add) #7, !dbg !102
  unreachable, !dbg !102

if.end12:                                         ; preds = %if.end8
  %8 = load volatile i32, ptr %rounds, align 4, !dbg !103
  call void @longjmp(ptr noundef @top, i32 noundef %8) #7, !dbg !104
  unreachable, !dbg !104

if.end13:                                         ; preds = %if.end
    #dbg_declare(ptr %numbers, !105, !DIExpression(), !109)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %numbers, ptr align 16 @__const.main.numbers, i64 16, i1 false), !dbg !109
  %call14 = call i32 @_setjmp(ptr noundef @inner) #6, !dbg !110
  switch i32 %call14, label %sw.epilog [
    i32 0, label %sw.bb
    i32 9, label %sw.bb15
  ], !dbg !111

sw.bb:                                            ; preds = %if.end13
  %arraydecay = getelementptr inbounds [4 x i32], ptr %numbers, i64 0, i64 0, !dbg !112
  call void @qsort(ptr noundef %arraydecay, i64 noundef 4, i64 noundef 4, ptr noundef @compare), !dbg !114
  br label %sw.epilog, !dbg !115

sw.bb15:                                          ; preds = %if.end13
  %call16 = call i32 (ptr, ...) @printf(ptr noundef @.str.2), !dbg !116
  br label %sw.epilog, !dbg !117

sw.epilog:                                        ; preds = %sw.bb15, %if.end13, %sw.bb
    #dbg_declare(ptr %with_mask, !118, !DIExpression(), !120)
  %arraydecay17 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %with_mask, i64 0, i64 0, !dbg !121
  %call18 = call i32 @__sigsetjmp(ptr noundef %arraydecay17, i32 noundef 1) #6, !dbg !121
  %cmp19 = icmp eq i32 %call18, 0, !dbg !123
  br i1 %cmp19, label %if.then20, label %if.end22, !dbg !124

if.then20:                                        ; preds = %sw.epilog
  %arraydecay21 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %with_mask, i64 0, i64 0, !dbg !125
  call void @siglongjmp(ptr noundef %arraydecay21, i32 noundef 2) #7, !dbg !126
  unreachable, !dbg !126

if.end22:                                         ; preds = %sw.epilog
  %call23 = call i32 @try_it(i32 noundef 3), !dbg !127
  %cmp24 = icmp ne i32 %call23, 4, !dbg !128
  %conv = zext i1 %cmp24 to i32, !dbg !128
  ret i32 %conv, !dbg !129
}

; Function Attrs: returns_twice
declare i32 @_setjmp(ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @deep(i32 noundef %n) #0 !dbg !130 {
entry:
  %n.addr = alloca i32, align 4
  %local = alloca [4 x i32], align 16
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !133, !DIExpression(), !134)
    #dbg_declare(ptr %local, !135, !DIExpression(), !136)
  %0 = load i32, ptr %n.addr, align 4, !dbg !137
  store i32 %0, ptr %local, align 4, !dbg !138
  %arrayinit.element = getelementptr inbounds i32, ptr %local, i64 1, !dbg !138
  %1 = load i32, ptr %n.addr, align 4, !dbg !139
  store i32 %1, ptr %arrayinit.element, align 4, !dbg !138
  %arrayinit.element1 = getelementptr inbounds i32, ptr %local, i64 2, !dbg !138
  %2 = load i32, ptr %n.addr, align 4, !dbg !140
  store i32 %2, ptr %arrayinit.element1, align 4, !dbg !138
  %arrayinit.element2 = getelementptr inbounds i32, ptr %local, i64 3, !dbg !138
  %3 = load i32, ptr %n.addr, align 4, !dbg !141
  store i32 %3, ptr %arrayinit.element2, align 4, !dbg !138
  %4 = load i32, ptr %n.addr, align 4, !dbg !142
  %cmp = icmp eq i32 %4, 0, !dbg !144
  br i1 %cmp, label %if.then, label %if.end, !dbg !145

if.then:                                          ; preds = %entry
  call void @longjmp(ptr noundef @top, i32 noundef 7) #7, !dbg !146
  unreachable, !dbg !146

if.end:                                           ; preds = %entry
  %5 = load i32, ptr %n.addr, align 4, !dbg !147
  %sub = sub nsw i32 %5, 1, !dbg !148
  %call = call i32 @deep(i32 noundef %sub), !dbg !149
  %arrayidx = getelementptr inbounds [4 x i32], ptr %local, i64 0, i64 2, !dbg !150
  %6 = load i32, ptr %arrayidx, align 8, !dbg !150
  %add = add nsw i32 %call, %6, !dbg !151
  ret i32 %add, !dbg !152
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave(i32 noundef %code) #0 !dbg !153 {
entry:
  %code.addr = alloca i32, align 4
  store i32 %code, ptr %code.addr, align 4
    #dbg_declare(ptr %code.addr, !156, !DIExpression(), !157)
  %0 = load i32, ptr %code.addr, align 4, !dbg !158
  call void @longjmp(ptr noundef @inner, i32 noundef %0) #7, !dbg !159
  unreachable, !dbg !159
}

; Function Attrs: noreturn
declare void @longjmp(ptr noundef, i32 noundef) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @compare(ptr noundef %a, ptr noundef %b) #0 !dbg !160 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !165, !DIExpression(), !166)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !167, !DIExpression(), !168)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !169
  %1 = load i32, ptr %0, align 4, !dbg !171
  %cmp = icmp eq i32 %1, 3, !dbg !172
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !173

lor.lhs.false:                                    ; preds = %entry
  %2 = load ptr, ptr %b.addr, align 8, !dbg !174
  %3 = load i32, ptr %2, align 4, !dbg !175
  %cmp1 = icmp eq i32 %3, 3, !dbg !176
  br i1 %cmp1, label %if.then, label %if.end, !dbg !177

if.then:                                          ; preds = %lor.lhs.false, %entry
  call void @longjmp(ptr noundef @inner, i32 noundef 9) #7, !dbg !178
  unreachable, !dbg !178

if.end:                                           ; preds = %lor.lhs.false
  %4 = load ptr, ptr %a.addr, align 8, !dbg !179
  %5 = load i32, ptr %4, align 4, !dbg !180
  %6 = load ptr, ptr %b.addr, align 8, !dbg !181
  %7 = load i32, ptr %6, align 4, !dbg !182
  %sub = sub nsw i32 %5, %7, !dbg !183
  ret i32 %sub, !dbg !184
}

; Function Attrs: returns_twice
declare i32 @__sigsetjmp(ptr noundef, i32 noundef) #1

; Function Attrs: noreturn
declare void @siglongjmp(ptr noundef, i32 noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @try_it(i32 noundef %n) #0 !dbg !185 {
entry:
  %n.addr = alloca i32, align 4
  %attempt = alloca %struct.attempt, align 8
  %code = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !186, !DIExpression(), !187)
    #dbg_declare(ptr %attempt, !188, !DIExpression(), !189)
  call void @llvm.memset.p0.i64(ptr align 8 %attempt, i8 0, i64 208, i1 false), !dbg !189
  %buffer = getelementptr inbounds %struct.attempt, ptr %attempt, i32 0, i32 0, !dbg !190
  %outer = getelementptr inbounds %struct.attempt, ptr %attempt, i32 0, i32 1, !dbg !190
  %0 = load ptr, ptr @attempts, align 8, !dbg !191
  store ptr %0, ptr %outer, align 8, !dbg !190
  store ptr %attempt, ptr @attempts, align 8, !dbg !192
    #dbg_declare(ptr %code, !193, !DIExpression(), !194)
  %buffer1 = getelementptr inbounds %struct.attempt, ptr %attempt, i32 0, i32 0, !dbg !195
  %arraydecay = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %buffer1, i64 0, i64 0, !dbg !195
  %call = call i32 @_setjmp(ptr noundef %arraydecay) #6, !dbg !195
  store i32 %call, ptr %code, align 4, !dbg !194
  %1 = load i32, ptr %code, align 4, !dbg !196
  %cmp = icmp eq i32 %1, 0, !dbg !198
  br i1 %cmp, label %if.then, label %if.end5, !dbg !199

if.then:                                          ; preds = %entry
  %2 = load i32, ptr %n.addr, align 4, !dbg !200
  %cmp2 = icmp sgt i32 %2, 0, !dbg !203
  br i1 %cmp2, label %if.then3, label %if.end, !dbg !204

if.then3:                                         ; preds = %if.then
  %3 = load i32, ptr %n.addr, align 4, !dbg !205
  %sub = sub nsw i32 %3, 1, !dbg !206
  %call4 = call i32 @try_it(i32 noundef %sub), !dbg !207
  br label %if.end, !dbg !207

if.end:                                           ; preds = %if.then3, %if.then
  %4 = load i32, ptr %n.addr, align 4, !dbg !208
  %add = add nsw i32 %4, 1, !dbg !209
  call void @fail(i32 noundef %add), !dbg !210
  br label %if.end5, !dbg !211

if.end5:                                          ; preds = %if.end, %entry
  %outer6 = getelementptr inbounds %struct.attempt, ptr %attempt, i32 0, i32 1, !dbg !212
  %5 = load ptr, ptr %outer6, align 8, !dbg !212
  store ptr %5, ptr @attempts, align 8, !dbg !213
  %6 = load i32, ptr %n.addr, align 4, !dbg !214
  %7 = load i32, ptr %code, align 4, !dbg !215
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %6, i32 noundef %7), !dbg !216
  %8 = load ptr, ptr @attempts, align 8, !dbg !217
  %tobool = icmp ne ptr %8, null, !dbg !217
  br i1 %tobool, label %land.lhs.true, label %if.end10, !dbg !219

land.lhs.true:                                    ; preds = %if.end5
  %9 = load i32, ptr %n.addr, align 4, !dbg !220
  %rem = srem i32 %9, 2, !dbg !221
  %tobool8 = icmp ne i32 %rem, 0, !dbg !221
  br i1 %tobool8, label %if.then9, label %if.end10, !dbg !222

if.then9:                                         ; preds = %land.lhs.true
  %10 = load i32, ptr %code, align 4, !dbg !223
  %mul = mul nsw i32 10, %10, !dbg !224
  call void @fail(i32 noundef %mul), !dbg !225
  br label %if.end10, !dbg !225

if.end10:                                         ; preds = %if.then9, %land.lhs.true, %if.end5
  %11 = load i32, ptr %code, align 4, !dbg !226
  ret i32 %11, !dbg !227
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noinline nounwind uwtable
define internal void @fail(i32 noundef %code) #0 !dbg !228 {
entry:
  %code.addr = alloca i32, align 4
  store i32 %code, ptr %code.addr, align 4
    #dbg_declare(ptr %code.addr, !229, !DIExpression(), !230)
  %0 = load ptr, ptr @attempts, align 8, !dbg !231
  %buffer = getelementptr inbounds %struct.attempt, ptr %0, i32 0, i32 0, !dbg !232
  %arraydecay = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %buffer, i64 0, i64 0, !dbg !231
  %1 = load i32, ptr %code.addr, align 4, !dbg !233
  call void @longjmp(ptr noundef %arraydecay, i32 noundef %1) #7, !dbg !234
  unreachable, !dbg !234
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { returns_twice }
attributes #7 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!56, !57, !58, !59, !60, !61, !62}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 7, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "setjmp.c", directory: ".", checksumkind: CSK_MD5, checksum: "ac93aef583f19f7f230dbd04a56272be")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!9, !15, !20, !0, !25, !44, !51}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 152, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 19)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 58, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 80, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 10)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 69, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 112, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 14)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "inner", scope: !2, file: !3, line: 7, type: !27, isLocal: true, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !28, line: 12, baseType: !29)
!28 = !DIFile(filename: "../../libc-shim/include/setjmp.h", directory: ".", checksumkind: CSK_MD5, checksum: "25ec729dfe7ee7b8c248fbdc6ce7f2e0")
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 1600, elements: !42)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !28, line: 7, size: 1600, elements: !31)
!31 = !{!32, !37, !38}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !30, file: !28, line: 8, baseType: !33, size: 512)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 512, elements: !35)
!34 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!35 = !{!36}
!36 = !DISubrange(count: 8)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !30, file: !28, line: 9, baseType: !7, size: 32, offset: 512)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !30, file: !28, line: 10, baseType: !39, size: 1024, offset: 576)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 1024, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 16)
!42 = !{!43}
!43 = !DISubrange(count: 1)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "attempts", scope: !2, file: !3, line: 28, type: !46, isLocal: false, isDefinition: true)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "attempt", file: !3, line: 25, size: 1664, elements: !48)
!48 = !{!49, !50}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "buffer", scope: !47, file: !3, line: 26, baseType: !27, size: 1600)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "outer", scope: !47, file: !3, line: 27, baseType: !46, size: 64, offset: 1600)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !53, isLocal: true, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 208, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 26)
!56 = !{i32 7, !"Dwarf Version", i32 5}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 8, !"PIC Level", i32 2}
!60 = !{i32 7, !"PIE Level", i32 2}
!61 = !{i32 7, !"uwtable", i32 2}
!62 = !{i32 7, !"frame-pointer", i32 2}
!63 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !64, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !66)
!64 = !DISubroutineType(types: !65)
!65 = !{!7}
!66 = !{}
!67 = !DILocalVariable(name: "rounds", scope: !63, file: !3, line: 49, type: !68)
!68 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!69 = !DILocation(line: 49, column: 16, scope: !63)
!70 = !DILocalVariable(name: "code", scope: !63, file: !3, line: 50, type: !7)
!71 = !DILocation(line: 50, column: 7, scope: !63)
!72 = !DILocation(line: 50, column: 14, scope: !63)
!73 = !DILocation(line: 51, column: 33, scope: !63)
!74 = !DILocation(line: 51, column: 39, scope: !63)
!75 = !DILocation(line: 51, column: 3, scope: !63)
!76 = !DILocation(line: 52, column: 7, scope: !77)
!77 = distinct !DILexicalBlock(scope: !63, file: !3, line: 52, column: 7)
!78 = !DILocation(line: 52, column: 12, scope: !77)
!79 = !DILocation(line: 52, column: 7, scope: !63)
!80 = !DILocation(line: 53, column: 5, scope: !77)
!81 = !DILocation(line: 54, column: 13, scope: !82)
!82 = distinct !DILexicalBlock(scope: !63, file: !3, line: 54, column: 7)
!83 = !DILocation(line: 54, column: 16, scope: !82)
!84 = !DILocation(line: 54, column: 7, scope: !63)
!85 = !DILocalVariable(name: "again", scope: !86, file: !3, line: 55, type: !7)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 54, column: 21)
!87 = !DILocation(line: 55, column: 9, scope: !86)
!88 = !DILocation(line: 55, column: 17, scope: !86)
!89 = !DILocation(line: 56, column: 9, scope: !90)
!90 = distinct !DILexicalBlock(scope: !86, file: !3, line: 56, column: 9)
!91 = !DILocation(line: 56, column: 15, scope: !90)
!92 = !DILocation(line: 56, column: 9, scope: !86)
!93 = !DILocation(line: 57, column: 7, scope: !90)
!94 = !DILocation(line: 58, column: 26, scope: !86)
!95 = !DILocation(line: 58, column: 5, scope: !86)
!96 = !DILocation(line: 59, column: 9, scope: !97)
!97 = distinct !DILexicalBlock(scope: !86, file: !3, line: 59, column: 9)
!98 = !DILocation(line: 59, column: 15, scope: !97)
!99 = !DILocation(line: 59, column: 9, scope: !86)
!100 = !DILocation(line: 60, column: 22, scope: !97)
!101 = !DILocation(line: 60, column: 28, scope: !97)
!102 = !DILocation(line: 60, column: 7, scope: !97)
!103 = !DILocation(line: 61, column: 18, scope: !86)
!104 = !DILocation(line: 61, column: 5, scope: !86)
!105 = !DILocalVariable(name: "numbers", scope: !63, file: !3, line: 63, type: !106)
!106 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !107)
!107 = !{!108}
!108 = !DISubrange(count: 4)
!109 = !DILocation(line: 63, column: 7, scope: !63)
!110 = !DILocation(line: 64, column: 11, scope: !63)
!111 = !DILocation(line: 64, column: 3, scope: !63)
!112 = !DILocation(line: 66, column: 11, scope: !113)
!113 = distinct !DILexicalBlock(scope: !63, file: !3, line: 64, column: 26)
!114 = !DILocation(line: 66, column: 5, scope: !113)
!115 = !DILocation(line: 67, column: 5, scope: !113)
!116 = !DILocation(line: 69, column: 5, scope: !113)
!117 = !DILocation(line: 70, column: 3, scope: !113)
!118 = !DILocalVariable(name: "with_mask", scope: !63, file: !3, line: 71, type: !119)
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigjmp_buf", file: !28, line: 24, baseType: !27)
!120 = !DILocation(line: 71, column: 14, scope: !63)
!121 = !DILocation(line: 72, column: 7, scope: !122)
!122 = distinct !DILexicalBlock(scope: !63, file: !3, line: 72, column: 7)
!123 = !DILocation(line: 72, column: 31, scope: !122)
!124 = !DILocation(line: 72, column: 7, scope: !63)
!125 = !DILocation(line: 73, column: 16, scope: !122)
!126 = !DILocation(line: 73, column: 5, scope: !122)
!127 = !DILocation(line: 74, column: 10, scope: !63)
!128 = !DILocation(line: 74, column: 20, scope: !63)
!129 = !DILocation(line: 74, column: 3, scope: !63)
!130 = distinct !DISubprogram(name: "deep", scope: !3, file: !3, line: 9, type: !131, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!131 = !DISubroutineType(types: !132)
!132 = !{!7, !7}
!133 = !DILocalVariable(name: "n", arg: 1, scope: !130, file: !3, line: 9, type: !7)
!134 = !DILocation(line: 9, column: 21, scope: !130)
!135 = !DILocalVariable(name: "local", scope: !130, file: !3, line: 10, type: !106)
!136 = !DILocation(line: 10, column: 7, scope: !130)
!137 = !DILocation(line: 10, column: 20, scope: !130)
!138 = !DILocation(line: 10, column: 18, scope: !130)
!139 = !DILocation(line: 10, column: 23, scope: !130)
!140 = !DILocation(line: 10, column: 26, scope: !130)
!141 = !DILocation(line: 10, column: 29, scope: !130)
!142 = !DILocation(line: 11, column: 7, scope: !143)
!143 = distinct !DILexicalBlock(scope: !130, file: !3, line: 11, column: 7)
!144 = !DILocation(line: 11, column: 9, scope: !143)
!145 = !DILocation(line: 11, column: 7, scope: !130)
!146 = !DILocation(line: 12, column: 5, scope: !143)
!147 = !DILocation(line: 13, column: 15, scope: !130)
!148 = !DILocation(line: 13, column: 17, scope: !130)
!149 = !DILocation(line: 13, column: 10, scope: !130)
!150 = !DILocation(line: 13, column: 24, scope: !130)
!151 = !DILocation(line: 13, column: 22, scope: !130)
!152 = !DILocation(line: 13, column: 3, scope: !130)
!153 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 22, type: !154, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!154 = !DISubroutineType(types: !155)
!155 = !{null, !7}
!156 = !DILocalVariable(name: "code", arg: 1, scope: !153, file: !3, line: 22, type: !7)
!157 = !DILocation(line: 22, column: 23, scope: !153)
!158 = !DILocation(line: 22, column: 46, scope: !153)
!159 = !DILocation(line: 22, column: 31, scope: !153)
!160 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 16, type: !161, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!161 = !DISubroutineType(types: !162)
!162 = !{!7, !163, !163}
!163 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !164, size: 64)
!164 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!165 = !DILocalVariable(name: "a", arg: 1, scope: !160, file: !3, line: 16, type: !163)
!166 = !DILocation(line: 16, column: 32, scope: !160)
!167 = !DILocalVariable(name: "b", arg: 2, scope: !160, file: !3, line: 16, type: !163)
!168 = !DILocation(line: 16, column: 47, scope: !160)
!169 = !DILocation(line: 17, column: 21, scope: !170)
!170 = distinct !DILexicalBlock(scope: !160, file: !3, line: 17, column: 7)
!171 = !DILocation(line: 17, column: 7, scope: !170)
!172 = !DILocation(line: 17, column: 23, scope: !170)
!173 = !DILocation(line: 17, column: 28, scope: !170)
!174 = !DILocation(line: 17, column: 45, scope: !170)
!175 = !DILocation(line: 17, column: 31, scope: !170)
!176 = !DILocation(line: 17, column: 47, scope: !170)
!177 = !DILocation(line: 17, column: 7, scope: !160)
!178 = !DILocation(line: 18, column: 5, scope: !170)
!179 = !DILocation(line: 19, column: 24, scope: !160)
!180 = !DILocation(line: 19, column: 10, scope: !160)
!181 = !DILocation(line: 19, column: 42, scope: !160)
!182 = !DILocation(line: 19, column: 28, scope: !160)
!183 = !DILocation(line: 19, column: 26, scope: !160)
!184 = !DILocation(line: 19, column: 3, scope: !160)
!185 = distinct !DISubprogram(name: "try_it", scope: !3, file: !3, line: 32, type: !131, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!186 = !DILocalVariable(name: "n", arg: 1, scope: !185, file: !3, line: 32, type: !7)
!187 = !DILocation(line: 32, column: 23, scope: !185)
!188 = !DILocalVariable(name: "attempt", scope: !185, file: !3, line: 33, type: !47)
!189 = !DILocation(line: 33, column: 18, scope: !185)
!190 = !DILocation(line: 33, column: 28, scope: !185)
!191 = !DILocation(line: 33, column: 39, scope: !185)
!192 = !DILocation(line: 34, column: 12, scope: !185)
!193 = !DILocalVariable(name: "code", scope: !185, file: !3, line: 35, type: !7)
!194 = !DILocation(line: 35, column: 7, scope: !185)
!195 = !DILocation(line: 35, column: 14, scope: !185)
!196 = !DILocation(line: 36, column: 7, scope: !197)
!197 = distinct !DILexicalBlock(scope: !185, file: !3, line: 36, column: 7)
!198 = !DILocation(line: 36, column: 12, scope: !197)
!199 = !DILocation(line: 36, column: 7, scope: !185)
!200 = !DILocation(line: 37, column: 9, scope: !201)
!201 = distinct !DILexicalBlock(scope: !202, file: !3, line: 37, column: 9)
!202 = distinct !DILexicalBlock(scope: !197, file: !3, line: 36, column: 18)
!203 = !DILocation(line: 37, column: 11, scope: !201)
!204 = !DILocation(line: 37, column: 9, scope: !202)
!205 = !DILocation(line: 38, column: 14, scope: !201)
!206 = !DILocation(line: 38, column: 16, scope: !201)
!207 = !DILocation(line: 38, column: 7, scope: !201)
!208 = !DILocation(line: 39, column: 10, scope: !202)
!209 = !DILocation(line: 39, column: 12, scope: !202)
!210 = !DILocation(line: 39, column: 5, scope: !202)
!211 = !DILocation(line: 40, column: 3, scope: !202)
!212 = !DILocation(line: 41, column: 22, scope: !185)
!213 = !DILocation(line: 41, column: 12, scope: !185)
!214 = !DILocation(line: 42, column: 40, scope: !185)
!215 = !DILocation(line: 42, column: 43, scope: !185)
!216 = !DILocation(line: 42, column: 3, scope: !185)
!217 = !DILocation(line: 43, column: 7, scope: !218)
!218 = distinct !DILexicalBlock(scope: !185, file: !3, line: 43, column: 7)
!219 = !DILocation(line: 43, column: 16, scope: !218)
!220 = !DILocation(line: 43, column: 19, scope: !218)
!221 = !DILocation(line: 43, column: 21, scope: !218)
!222 = !DILocation(line: 43, column: 7, scope: !185)
!223 = !DILocation(line: 44, column: 15, scope: !218)
!224 = !DILocation(line: 44, column: 13, scope: !218)
!225 = !DILocation(line: 44, column: 5, scope: !218)
!226 = !DILocation(line: 45, column: 10, scope: !185)
!227 = !DILocation(line: 45, column: 3, scope: !185)
!228 = distinct !DISubprogram(name: "fail", scope: !3, file: !3, line: 30, type: !154, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!229 = !DILocalVariable(name: "code", arg: 1, scope: !228, file: !3, line: 30, type: !7)
!230 = !DILocation(line: 30, column: 22, scope: !228)
!231 = !DILocation(line: 30, column: 38, scope: !228)
!232 = !DILocation(line: 30, column: 48, scope: !228)
!233 = !DILocation(line: 30, column: 56, scope: !228)
!234 = !DILocation(line: 30, column: 30, scope: !228)
