; ModuleID = 'poll_bits.c'
source_filename = "poll_bits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timeval = type { i64, i64 }
%struct.pollfd = type { i32, i16, i16 }
%struct.descriptors = type { [16 x i64] }

@__const.main.left = private unnamed_addr constant %struct.timeval { i64 0, i64 1000 }, align 8
@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !0
@ends = internal global [2 x i32] zeroinitializer, align 4, !dbg !7
@.str.1 = private unnamed_addr constant [4 x i8] c"out\00", align 1, !dbg !26
@.str.2 = private unnamed_addr constant [6 x i8] c"empty\00", align 1, !dbg !31
@.str.3 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !36
@.str.4 = private unnamed_addr constant [3 x i8] c"in\00", align 1, !dbg !41
@.str.5 = private unnamed_addr constant [8 x i8] c"counter\00", align 1, !dbg !46
@.str.6 = private unnamed_addr constant [7 x i8] c"closed\00", align 1, !dbg !51
@.str.7 = private unnamed_addr constant [5 x i8] c"file\00", align 1, !dbg !53
@.str.8 = private unnamed_addr constant [12 x i8] c"%s: %d %#x\0A\00", align 1, !dbg !58

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !71 {
entry:
  %retval = alloca i32, align 4
  %byte = alloca i8, align 1
  %later = alloca i64, align 8
  %left = alloca %struct.timeval, align 8
  %ready = alloca i32, align 4
  %file = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %byte, !75, !DIExpression(), !76)
    #dbg_declare(ptr %later, !77, !DIExpression(), !81)
    #dbg_declare(ptr %left, !82, !DIExpression(), !91)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %left, ptr align 8 @__const.main.left, i64 16, i1 false), !dbg !91
    #dbg_declare(ptr %ready, !92, !DIExpression(), !93)
  %call = call i32 @select(i32 noundef 2000, ptr noundef null, ptr noundef null, ptr noundef null, ptr noundef %left), !dbg !94
  store i32 %call, ptr %ready, align 4, !dbg !93
  %0 = load i32, ptr %ready, align 4, !dbg !95
  %tv_usec = getelementptr inbounds %struct.timeval, ptr %left, i32 0, i32 1, !dbg !96
  %1 = load i64, ptr %tv_usec, align 8, !dbg !96
  %conv = trunc i64 %1 to i32, !dbg !97
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %0, i32 noundef %conv), !dbg !98
  %call2 = call i32 @pipe(ptr noundef @ends), !dbg !99
  %2 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @ends, i64 0, i64 1), align 4, !dbg !100
  call void @show(ptr noundef @.str.1, i32 noundef %2, i32 noundef 832), !dbg !101
  %3 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @ends, i64 0, i64 1), align 4, !dbg !102
  call void @show(ptr noundef @.str.1, i32 noundef %3, i32 noundef 260), !dbg !103
  %4 = load i32, ptr @ends, align 4, !dbg !104
  call void @show(ptr noundef @.str.2, i32 noundef %4, i32 noundef 192), !dbg !105
  %5 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @ends, i64 0, i64 1), align 4, !dbg !106
  %call3 = call i64 @write(i32 noundef %5, ptr noundef @.str.3, i64 noundef 1), !dbg !107
  %cmp = icmp eq i64 %call3, 1, !dbg !108
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !109

land.rhs:                                         ; preds = %entry
  %call5 = call i32 @wait_at_end(ptr noundef %left), !dbg !110
  %cmp6 = icmp eq i32 %call5, 1, !dbg !111
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %6 = phi i1 [ false, %entry ], [ %cmp6, %land.rhs ], !dbg !112
  %land.ext = zext i1 %6 to i32, !dbg !109
  store i32 %land.ext, ptr %ready, align 4, !dbg !113
  %7 = load i32, ptr %ready, align 4, !dbg !114
  %tv_sec = getelementptr inbounds %struct.timeval, ptr %left, i32 0, i32 0, !dbg !115
  %8 = load i64, ptr %tv_sec, align 8, !dbg !115
  %cmp8 = icmp sge i64 %8, 4, !dbg !116
  %conv9 = zext i1 %cmp8 to i32, !dbg !116
  %call10 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %7, i32 noundef %conv9), !dbg !117
  %9 = load i32, ptr @ends, align 4, !dbg !118
  call void @show(ptr noundef @.str.4, i32 noundef %9, i32 noundef 64), !dbg !119
  %10 = load i32, ptr @ends, align 4, !dbg !120
  call void @show(ptr noundef @.str.4, i32 noundef %10, i32 noundef 67), !dbg !121
  %11 = load i32, ptr @ends, align 4, !dbg !122
  %call11 = call i64 @read(i32 noundef %11, ptr noundef %byte, i64 noundef 1), !dbg !123
  %cmp12 = icmp eq i64 %call11, 1, !dbg !124
  %conv13 = zext i1 %cmp12 to i32, !dbg !124
  store i32 %conv13, ptr %ready, align 4, !dbg !125
  %call14 = call i32 @pthread_create(ptr noundef %later, ptr noundef null, ptr noundef @write_later, ptr noundef null), !dbg !126
  %call15 = call i32 @wait_at_end(ptr noundef %left), !dbg !127
  %cmp16 = icmp eq i32 %call15, 1, !dbg !128
  %conv17 = zext i1 %cmp16 to i32, !dbg !128
  %12 = load i32, ptr %ready, align 4, !dbg !129
  %and = and i32 %12, %conv17, !dbg !129
  store i32 %and, ptr %ready, align 4, !dbg !129
  %13 = load i32, ptr %ready, align 4, !dbg !130
  %tv_sec18 = getelementptr inbounds %struct.timeval, ptr %left, i32 0, i32 0, !dbg !131
  %14 = load i64, ptr %tv_sec18, align 8, !dbg !131
  %cmp19 = icmp eq i64 %14, 4, !dbg !132
  br i1 %cmp19, label %land.rhs21, label %land.end25, !dbg !133

land.rhs21:                                       ; preds = %land.end
  %tv_usec22 = getelementptr inbounds %struct.timeval, ptr %left, i32 0, i32 1, !dbg !134
  %15 = load i64, ptr %tv_usec22, align 8, !dbg !134
  %cmp23 = icmp sgt i64 %15, 0, !dbg !135
  br label %land.end25

land.end25:                                       ; preds = %land.rhs21, %land.end
  %16 = phi i1 [ false, %land.end ], [ %cmp23, %land.rhs21 ], !dbg !112
  %land.ext26 = zext i1 %16 to i32, !dbg !133
  %call27 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %13, i32 noundef %land.ext26), !dbg !136
  %17 = load i64, ptr %later, align 8, !dbg !137
  %call28 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !138
  %call29 = call i32 @eventfd(i32 noundef 1, i32 noundef 0), !dbg !139
  call void @show(ptr noundef @.str.5, i32 noundef %call29, i32 noundef 325), !dbg !140
  %18 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @ends, i64 0, i64 1), align 4, !dbg !141
  %call30 = call i32 @close(i32 noundef %18), !dbg !142
  %19 = load i32, ptr @ends, align 4, !dbg !143
  %call31 = call i64 @read(i32 noundef %19, ptr noundef %byte, i64 noundef 1), !dbg !144
  %cmp32 = icmp eq i64 %call31, 1, !dbg !145
  %conv33 = zext i1 %cmp32 to i32, !dbg !145
  store i32 %conv33, ptr %ready, align 4, !dbg !146
  %20 = load i32, ptr @ends, align 4, !dbg !147
  call void @show(ptr noundef @.str.6, i32 noundef %20, i32 noundef 64), !dbg !148
    #dbg_declare(ptr %file, !149, !DIExpression(), !154)
  %call34 = call ptr @tmpfile(), !dbg !155
  store ptr %call34, ptr %file, align 8, !dbg !154
  %21 = load ptr, ptr %file, align 8, !dbg !156
  %call35 = call i32 @fileno(ptr noundef %21), !dbg !157
  call void @show(ptr noundef @.str.7, i32 noundef %call35, i32 noundef 322), !dbg !158
  %22 = load i32, ptr %retval, align 4, !dbg !159
  ret i32 %22, !dbg !159
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @select(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #2

declare i32 @pipe(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @show(ptr noundef %what, i32 noundef %fd, i32 noundef %wanted) #0 !dbg !160 {
entry:
  %what.addr = alloca ptr, align 8
  %fd.addr = alloca i32, align 4
  %wanted.addr = alloca i32, align 4
  %at = alloca %struct.pollfd, align 4
  %ready = alloca i32, align 4
  store ptr %what, ptr %what.addr, align 8
    #dbg_declare(ptr %what.addr, !165, !DIExpression(), !166)
  store i32 %fd, ptr %fd.addr, align 4
    #dbg_declare(ptr %fd.addr, !167, !DIExpression(), !168)
  store i32 %wanted, ptr %wanted.addr, align 4
    #dbg_declare(ptr %wanted.addr, !169, !DIExpression(), !170)
    #dbg_declare(ptr %at, !171, !DIExpression(), !177)
  %fd1 = getelementptr inbounds %struct.pollfd, ptr %at, i32 0, i32 0, !dbg !178
  %0 = load i32, ptr %fd.addr, align 4, !dbg !179
  store i32 %0, ptr %fd1, align 4, !dbg !178
  %events = getelementptr inbounds %struct.pollfd, ptr %at, i32 0, i32 1, !dbg !178
  %1 = load i32, ptr %wanted.addr, align 4, !dbg !180
  %conv = trunc i32 %1 to i16, !dbg !181
  store i16 %conv, ptr %events, align 4, !dbg !178
  %revents = getelementptr inbounds %struct.pollfd, ptr %at, i32 0, i32 2, !dbg !178
  store i16 0, ptr %revents, align 2, !dbg !178
    #dbg_declare(ptr %ready, !182, !DIExpression(), !183)
  %call = call i32 @poll(ptr noundef %at, i64 noundef 1, i32 noundef 0), !dbg !184
  store i32 %call, ptr %ready, align 4, !dbg !183
  %2 = load ptr, ptr %what.addr, align 8, !dbg !185
  %3 = load i32, ptr %ready, align 4, !dbg !186
  %revents2 = getelementptr inbounds %struct.pollfd, ptr %at, i32 0, i32 2, !dbg !187
  %4 = load i16, ptr %revents2, align 2, !dbg !187
  %conv3 = sext i16 %4 to i32, !dbg !188
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, ptr noundef %2, i32 noundef %3, i32 noundef %conv3), !dbg !189
  ret void, !dbg !190
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @wait_at_end(ptr noundef %left) #0 !dbg !191 {
entry:
  %left.addr = alloca ptr, align 8
  %set = alloca %struct.descriptors, align 8
  %.compoundliteral = alloca %struct.timeval, align 8
  store ptr %left, ptr %left.addr, align 8
    #dbg_declare(ptr %left.addr, !195, !DIExpression(), !196)
    #dbg_declare(ptr %set, !197, !DIExpression(), !205)
  call void @llvm.memset.p0.i64(ptr align 8 %set, i8 0, i64 128, i1 false), !dbg !205
  %0 = load i32, ptr @ends, align 4, !dbg !206
  %conv = sext i32 %0 to i64, !dbg !206
  %rem = urem i64 %conv, 64, !dbg !207
  %shl = shl i64 1, %rem, !dbg !208
  %words = getelementptr inbounds %struct.descriptors, ptr %set, i32 0, i32 0, !dbg !209
  %1 = load i32, ptr @ends, align 4, !dbg !210
  %conv1 = sext i32 %1 to i64, !dbg !210
  %div = udiv i64 %conv1, 64, !dbg !211
  %arrayidx = getelementptr inbounds [16 x i64], ptr %words, i64 0, i64 %div, !dbg !212
  %2 = load i64, ptr %arrayidx, align 8, !dbg !213
  %or = or i64 %2, %shl, !dbg !213
  store i64 %or, ptr %arrayidx, align 8, !dbg !213
  %3 = load ptr, ptr %left.addr, align 8, !dbg !214
  %tv_sec = getelementptr inbounds %struct.timeval, ptr %.compoundliteral, i32 0, i32 0, !dbg !215
  store i64 5, ptr %tv_sec, align 8, !dbg !215
  %tv_usec = getelementptr inbounds %struct.timeval, ptr %.compoundliteral, i32 0, i32 1, !dbg !215
  store i64 7, ptr %tv_usec, align 8, !dbg !215
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %.compoundliteral, i64 16, i1 false), !dbg !216
  %4 = load i32, ptr @ends, align 4, !dbg !217
  %add = add nsw i32 %4, 1, !dbg !218
  %5 = load ptr, ptr %left.addr, align 8, !dbg !219
  %call = call i32 @select(i32 noundef %add, ptr noundef %set, ptr noundef null, ptr noundef null, ptr noundef %5), !dbg !220
  ret i32 %call, !dbg !221
}

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @write_later(ptr noundef %unused) #0 !dbg !222 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !225, !DIExpression(), !226)
  %call = call i32 @usleep(i32 noundef 20000), !dbg !227
  %0 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @ends, i64 0, i64 1), align 4, !dbg !228
  %call1 = call i64 @write(i32 noundef %0, ptr noundef @.str.3, i64 noundef 1), !dbg !229
  %cmp = icmp eq i64 %call1, 1, !dbg !230
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !229

cond.true:                                        ; preds = %entry
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !231
  br label %cond.end, !dbg !229

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !229

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %1, %cond.true ], [ null, %cond.false ], !dbg !229
  ret ptr %cond, !dbg !232
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @eventfd(i32 noundef, i32 noundef) #2

declare i32 @close(i32 noundef) #2

declare ptr @tmpfile() #2

declare i32 @fileno(ptr noundef) #2

declare i32 @poll(ptr noundef, i64 noundef, i32 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

declare i32 @usleep(i32 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!64, !65, !66, !67, !68, !69, !70}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "poll_bits.c", directory: ".", checksumkind: CSK_MD5, checksum: "1a0630adcb8b8ae0941c5a978c66e38a")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "ends", scope: !9, file: !2, line: 24, type: !63, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !10, retainedTypes: !21, globals: !25, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 10, baseType: !12, size: 32, elements: !13)
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !{!14, !15, !16, !17, !18, !19, !20}
!14 = !DIEnumerator(name: "IN", value: 1)
!15 = !DIEnumerator(name: "PRIORITY", value: 2)
!16 = !DIEnumerator(name: "OUT", value: 4)
!17 = !DIEnumerator(name: "IN_NORMAL", value: 64)
!18 = !DIEnumerator(name: "IN_BAND", value: 128)
!19 = !DIEnumerator(name: "OUT_NORMAL", value: 256)
!20 = !DIEnumerator(name: "OUT_BAND", value: 512)
!21 = !{!22, !23, !24, !12}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!24 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!25 = !{!0, !26, !31, !36, !41, !46, !51, !53, !7, !58}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !2, line: 51, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 4)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 6)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 2)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !2, line: 56, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 3)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !2, line: 63, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 8)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !2, line: 66, type: !3, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 68, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 5)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 12)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 64, elements: !39)
!64 = !{i32 7, !"Dwarf Version", i32 5}
!65 = !{i32 2, !"Debug Info Version", i32 3}
!66 = !{i32 1, !"wchar_size", i32 4}
!67 = !{i32 8, !"PIC Level", i32 2}
!68 = !{i32 7, !"PIE Level", i32 2}
!69 = !{i32 7, !"uwtable", i32 2}
!70 = !{i32 7, !"frame-pointer", i32 2}
!71 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 44, type: !72, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !74)
!72 = !DISubroutineType(types: !73)
!73 = !{!22}
!74 = !{}
!75 = !DILocalVariable(name: "byte", scope: !71, file: !2, line: 45, type: !4)
!76 = !DILocation(line: 45, column: 8, scope: !71)
!77 = !DILocalVariable(name: "later", scope: !71, file: !2, line: 46, type: !78)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !79, line: 75, baseType: !80)
!79 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!80 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!81 = !DILocation(line: 46, column: 13, scope: !71)
!82 = !DILocalVariable(name: "left", scope: !71, file: !2, line: 47, type: !83)
!83 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timeval", file: !84, line: 16, size: 128, elements: !85)
!84 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "f515e855ce64e54435ef824cdbf07bf8")
!85 = !{!86, !89}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !83, file: !84, line: 17, baseType: !87, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !79, line: 46, baseType: !88)
!88 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "tv_usec", scope: !83, file: !84, line: 18, baseType: !90, size: 64, offset: 64)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "suseconds_t", file: !79, line: 50, baseType: !88)
!91 = !DILocation(line: 47, column: 18, scope: !71)
!92 = !DILocalVariable(name: "ready", scope: !71, file: !2, line: 48, type: !22)
!93 = !DILocation(line: 48, column: 7, scope: !71)
!94 = !DILocation(line: 48, column: 15, scope: !71)
!95 = !DILocation(line: 49, column: 21, scope: !71)
!96 = !DILocation(line: 49, column: 38, scope: !71)
!97 = !DILocation(line: 49, column: 28, scope: !71)
!98 = !DILocation(line: 49, column: 3, scope: !71)
!99 = !DILocation(line: 50, column: 3, scope: !71)
!100 = !DILocation(line: 51, column: 15, scope: !71)
!101 = !DILocation(line: 51, column: 3, scope: !71)
!102 = !DILocation(line: 52, column: 15, scope: !71)
!103 = !DILocation(line: 52, column: 3, scope: !71)
!104 = !DILocation(line: 53, column: 17, scope: !71)
!105 = !DILocation(line: 53, column: 3, scope: !71)
!106 = !DILocation(line: 54, column: 17, scope: !71)
!107 = !DILocation(line: 54, column: 11, scope: !71)
!108 = !DILocation(line: 54, column: 34, scope: !71)
!109 = !DILocation(line: 54, column: 39, scope: !71)
!110 = !DILocation(line: 54, column: 42, scope: !71)
!111 = !DILocation(line: 54, column: 61, scope: !71)
!112 = !DILocation(line: 0, scope: !71)
!113 = !DILocation(line: 54, column: 9, scope: !71)
!114 = !DILocation(line: 55, column: 21, scope: !71)
!115 = !DILocation(line: 55, column: 33, scope: !71)
!116 = !DILocation(line: 55, column: 40, scope: !71)
!117 = !DILocation(line: 55, column: 3, scope: !71)
!118 = !DILocation(line: 56, column: 14, scope: !71)
!119 = !DILocation(line: 56, column: 3, scope: !71)
!120 = !DILocation(line: 57, column: 14, scope: !71)
!121 = !DILocation(line: 57, column: 3, scope: !71)
!122 = !DILocation(line: 58, column: 16, scope: !71)
!123 = !DILocation(line: 58, column: 11, scope: !71)
!124 = !DILocation(line: 58, column: 35, scope: !71)
!125 = !DILocation(line: 58, column: 9, scope: !71)
!126 = !DILocation(line: 59, column: 3, scope: !71)
!127 = !DILocation(line: 60, column: 12, scope: !71)
!128 = !DILocation(line: 60, column: 31, scope: !71)
!129 = !DILocation(line: 60, column: 9, scope: !71)
!130 = !DILocation(line: 61, column: 21, scope: !71)
!131 = !DILocation(line: 61, column: 33, scope: !71)
!132 = !DILocation(line: 61, column: 40, scope: !71)
!133 = !DILocation(line: 61, column: 45, scope: !71)
!134 = !DILocation(line: 61, column: 53, scope: !71)
!135 = !DILocation(line: 61, column: 61, scope: !71)
!136 = !DILocation(line: 61, column: 3, scope: !71)
!137 = !DILocation(line: 62, column: 16, scope: !71)
!138 = !DILocation(line: 62, column: 3, scope: !71)
!139 = !DILocation(line: 63, column: 19, scope: !71)
!140 = !DILocation(line: 63, column: 3, scope: !71)
!141 = !DILocation(line: 64, column: 9, scope: !71)
!142 = !DILocation(line: 64, column: 3, scope: !71)
!143 = !DILocation(line: 65, column: 16, scope: !71)
!144 = !DILocation(line: 65, column: 11, scope: !71)
!145 = !DILocation(line: 65, column: 35, scope: !71)
!146 = !DILocation(line: 65, column: 9, scope: !71)
!147 = !DILocation(line: 66, column: 18, scope: !71)
!148 = !DILocation(line: 66, column: 3, scope: !71)
!149 = !DILocalVariable(name: "file", scope: !71, file: !2, line: 67, type: !150)
!150 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !151, size: 64)
!151 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !152, line: 12, baseType: !153)
!152 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "95640981e1d5ca3302488a345fdefe87")
!153 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !152, line: 12, flags: DIFlagFwdDecl)
!154 = !DILocation(line: 67, column: 9, scope: !71)
!155 = !DILocation(line: 67, column: 16, scope: !71)
!156 = !DILocation(line: 68, column: 23, scope: !71)
!157 = !DILocation(line: 68, column: 16, scope: !71)
!158 = !DILocation(line: 68, column: 3, scope: !71)
!159 = !DILocation(line: 69, column: 1, scope: !71)
!160 = distinct !DISubprogram(name: "show", scope: !2, file: !2, line: 26, type: !161, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !74)
!161 = !DISubroutineType(types: !162)
!162 = !{null, !163, !22, !22}
!163 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !164, size: 64)
!164 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!165 = !DILocalVariable(name: "what", arg: 1, scope: !160, file: !2, line: 26, type: !163)
!166 = !DILocation(line: 26, column: 30, scope: !160)
!167 = !DILocalVariable(name: "fd", arg: 2, scope: !160, file: !2, line: 26, type: !22)
!168 = !DILocation(line: 26, column: 40, scope: !160)
!169 = !DILocalVariable(name: "wanted", arg: 3, scope: !160, file: !2, line: 26, type: !22)
!170 = !DILocation(line: 26, column: 48, scope: !160)
!171 = !DILocalVariable(name: "at", scope: !160, file: !2, line: 27, type: !172)
!172 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pollfd", file: !2, line: 11, size: 64, elements: !173)
!173 = !{!174, !175, !176}
!174 = !DIDerivedType(tag: DW_TAG_member, name: "fd", scope: !172, file: !2, line: 12, baseType: !22, size: 32)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "events", scope: !172, file: !2, line: 13, baseType: !24, size: 16, offset: 32)
!176 = !DIDerivedType(tag: DW_TAG_member, name: "revents", scope: !172, file: !2, line: 13, baseType: !24, size: 16, offset: 48)
!177 = !DILocation(line: 27, column: 17, scope: !160)
!178 = !DILocation(line: 27, column: 22, scope: !160)
!179 = !DILocation(line: 27, column: 24, scope: !160)
!180 = !DILocation(line: 27, column: 35, scope: !160)
!181 = !DILocation(line: 27, column: 28, scope: !160)
!182 = !DILocalVariable(name: "ready", scope: !160, file: !2, line: 28, type: !22)
!183 = !DILocation(line: 28, column: 7, scope: !160)
!184 = !DILocation(line: 28, column: 15, scope: !160)
!185 = !DILocation(line: 29, column: 26, scope: !160)
!186 = !DILocation(line: 29, column: 32, scope: !160)
!187 = !DILocation(line: 29, column: 52, scope: !160)
!188 = !DILocation(line: 29, column: 39, scope: !160)
!189 = !DILocation(line: 29, column: 3, scope: !160)
!190 = !DILocation(line: 30, column: 1, scope: !160)
!191 = distinct !DISubprogram(name: "wait_at_end", scope: !2, file: !2, line: 37, type: !192, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !74)
!192 = !DISubroutineType(types: !193)
!193 = !{!22, !194}
!194 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!195 = !DILocalVariable(name: "left", arg: 1, scope: !191, file: !2, line: 37, type: !194)
!196 = !DILocation(line: 37, column: 40, scope: !191)
!197 = !DILocalVariable(name: "set", scope: !191, file: !2, line: 38, type: !198)
!198 = !DIDerivedType(tag: DW_TAG_typedef, name: "descriptors", file: !2, line: 20, baseType: !199)
!199 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 18, size: 1024, elements: !200)
!200 = !{!201}
!201 = !DIDerivedType(tag: DW_TAG_member, name: "words", scope: !199, file: !2, line: 19, baseType: !202, size: 1024)
!202 = !DICompositeType(tag: DW_TAG_array_type, baseType: !80, size: 1024, elements: !203)
!203 = !{!204}
!204 = !DISubrange(count: 16)
!205 = !DILocation(line: 38, column: 15, scope: !191)
!206 = !DILocation(line: 39, column: 53, scope: !191)
!207 = !DILocation(line: 39, column: 61, scope: !191)
!208 = !DILocation(line: 39, column: 50, scope: !191)
!209 = !DILocation(line: 39, column: 7, scope: !191)
!210 = !DILocation(line: 39, column: 13, scope: !191)
!211 = !DILocation(line: 39, column: 21, scope: !191)
!212 = !DILocation(line: 39, column: 3, scope: !191)
!213 = !DILocation(line: 39, column: 43, scope: !191)
!214 = !DILocation(line: 40, column: 4, scope: !191)
!215 = !DILocation(line: 40, column: 27, scope: !191)
!216 = !DILocation(line: 40, column: 11, scope: !191)
!217 = !DILocation(line: 41, column: 20, scope: !191)
!218 = !DILocation(line: 41, column: 28, scope: !191)
!219 = !DILocation(line: 41, column: 51, scope: !191)
!220 = !DILocation(line: 41, column: 10, scope: !191)
!221 = !DILocation(line: 41, column: 3, scope: !191)
!222 = distinct !DISubprogram(name: "write_later", scope: !2, file: !2, line: 32, type: !223, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !74)
!223 = !DISubroutineType(types: !224)
!224 = !{!23, !23}
!225 = !DILocalVariable(name: "unused", arg: 1, scope: !222, file: !2, line: 32, type: !23)
!226 = !DILocation(line: 32, column: 32, scope: !222)
!227 = !DILocation(line: 33, column: 3, scope: !222)
!228 = !DILocation(line: 34, column: 16, scope: !222)
!229 = !DILocation(line: 34, column: 10, scope: !222)
!230 = !DILocation(line: 34, column: 33, scope: !222)
!231 = !DILocation(line: 34, column: 40, scope: !222)
!232 = !DILocation(line: 34, column: 3, scope: !222)
