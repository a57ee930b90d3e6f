; ModuleID = 'kernel_calls.c'
source_filename = "kernel_calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pollfd = type { i32, i16, i16 }
%struct.iovec = type { ptr, i64 }

@.str = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1, !dbg !7
@word = internal global i32 0, align 4, !dbg !12
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !43
@.str.3 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !48
@.str.4 = private unnamed_addr constant [13 x i8] c"in a mapping\00", align 1, !dbg !53
@.str.5 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !58
@__const.main.list = private unnamed_addr constant [3 x %struct.pollfd] [%struct.pollfd { i32 1, i16 4, i16 0 }, %struct.pollfd { i32 -1, i16 1, i16 7 }, %struct.pollfd { i32 60, i16 1, i16 0 }], align 16
@.str.6 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !60
@.str.7 = private unnamed_addr constant [11 x i8] c" %d %d %d\0A\00", align 1, !dbg !65
@stdout = external global ptr, align 8
@.str.8 = private unnamed_addr constant [5 x i8] c"two \00", align 1, !dbg !70
@.str.9 = private unnamed_addr constant [7 x i8] c"parts\0A\00", align 1, !dbg !72
@__const.main.parts = private unnamed_addr constant [2 x %struct.iovec] [%struct.iovec { ptr @.str.8, i64 4 }, %struct.iovec { ptr @.str.9, i64 6 }], align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !81 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %waited = alloca i64, align 8
  %atomic-temp = alloca i32, align 4
  %page = alloca i64, align 8
  %map = alloca ptr, align 8
  %unmapped = alloca i32, align 4
  %list = alloca [3 x %struct.pollfd], align 16
  %parts = alloca [2 x %struct.iovec], align 16
  %written = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !86, !DIExpression(), !90)
  %call = call i64 @futex(i32 noundef 1, i32 noundef 5), !dbg !91
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %call), !dbg !92
    #dbg_declare(ptr %waited, !93, !DIExpression(), !95)
  %call2 = call i64 @futex(i32 noundef 0, i32 noundef 7), !dbg !96
  store i64 %call2, ptr %waited, align 8, !dbg !95
  %0 = load i64, ptr %waited, align 8, !dbg !97
  %call3 = call ptr @__errno_location() #5, !dbg !98
  %1 = load i32, ptr %call3, align 4, !dbg !98
  %cmp = icmp eq i32 %1, 11, !dbg !99
  %conv = zext i1 %cmp to i32, !dbg !99
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %0, i32 noundef %conv), !dbg !100
  %call5 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @waker, ptr noundef null), !dbg !101
  br label %while.cond, !dbg !102

while.cond:                                       ; preds = %while.body, %entry
  %2 = load atomic i32, ptr @word acquire, align 4, !dbg !103
  store i32 %2, ptr %atomic-temp, align 4, !dbg !103
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !103
  %cmp6 = icmp eq i32 %3, 0, !dbg !104
  br i1 %cmp6, label %while.body, label %while.end, !dbg !102

while.body:                                       ; preds = %while.cond
  %call8 = call i64 @futex(i32 noundef 0, i32 noundef 0), !dbg !105
  br label %while.cond, !dbg !102, !llvm.loop !106

while.end:                                        ; preds = %while.cond
  %4 = load i64, ptr %thread, align 8, !dbg !109
  %call9 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !110
  %call10 = call i64 (i64, ...) @syscall(i64 noundef 186), !dbg !111
  %call11 = call i32 @getpid(), !dbg !112
  %conv12 = sext i32 %call11 to i64, !dbg !112
  %cmp13 = icmp eq i64 %call10, %conv12, !dbg !113
  %conv14 = zext i1 %cmp13 to i32, !dbg !113
  %call15 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %conv14), !dbg !114
    #dbg_declare(ptr %page, !115, !DIExpression(), !116)
  %call16 = call i64 @sysconf(i32 noundef 30), !dbg !117
  store i64 %call16, ptr %page, align 8, !dbg !116
    #dbg_declare(ptr %map, !118, !DIExpression(), !120)
  %5 = load i64, ptr %page, align 8, !dbg !121
  %mul = mul nsw i64 2, %5, !dbg !122
  %call17 = call ptr @mmap(ptr noundef null, i64 noundef %mul, i32 noundef 3, i32 noundef 34, i32 noundef -1, i64 noundef 0), !dbg !123
  store ptr %call17, ptr %map, align 8, !dbg !120
  %6 = load ptr, ptr %map, align 8, !dbg !124
  %arrayidx = getelementptr inbounds i8, ptr %6, i64 0, !dbg !124
  %7 = load i8, ptr %arrayidx, align 1, !dbg !124
  %conv18 = sext i8 %7 to i32, !dbg !124
  %8 = load ptr, ptr %map, align 8, !dbg !125
  %9 = load i64, ptr %page, align 8, !dbg !126
  %mul19 = mul nsw i64 2, %9, !dbg !127
  %sub = sub nsw i64 %mul19, 1, !dbg !128
  %arrayidx20 = getelementptr inbounds i8, ptr %8, i64 %sub, !dbg !125
  %10 = load i8, ptr %arrayidx20, align 1, !dbg !125
  %conv21 = sext i8 %10 to i32, !dbg !125
  %call22 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %conv18, i32 noundef %conv21), !dbg !129
  %11 = load ptr, ptr %map, align 8, !dbg !130
  %12 = load i64, ptr %page, align 8, !dbg !131
  %add.ptr = getelementptr inbounds i8, ptr %11, i64 %12, !dbg !132
  %call23 = call ptr @strcpy(ptr noundef %add.ptr, ptr noundef @.str.4) #6, !dbg !133
  %13 = load ptr, ptr %map, align 8, !dbg !134
  %14 = load i64, ptr %page, align 8, !dbg !135
  %add.ptr24 = getelementptr inbounds i8, ptr %13, i64 %14, !dbg !136
  %call25 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, ptr noundef %add.ptr24), !dbg !137
  %15 = load ptr, ptr %map, align 8, !dbg !138
  %16 = load i64, ptr %page, align 8, !dbg !139
  %mul26 = mul nsw i64 2, %16, !dbg !140
  %call27 = call i32 @munmap(ptr noundef %15, i64 noundef %mul26), !dbg !141
  %call28 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %call27), !dbg !142
    #dbg_declare(ptr %unmapped, !143, !DIExpression(), !144)
  %17 = load ptr, ptr %map, align 8, !dbg !145
  %add.ptr29 = getelementptr inbounds i8, ptr %17, i64 1, !dbg !146
  %18 = load i64, ptr %page, align 8, !dbg !147
  %call30 = call i32 @munmap(ptr noundef %add.ptr29, i64 noundef %18), !dbg !148
  store i32 %call30, ptr %unmapped, align 4, !dbg !144
  %19 = load i32, ptr %unmapped, align 4, !dbg !149
  %call31 = call ptr @__errno_location() #5, !dbg !150
  %20 = load i32, ptr %call31, align 4, !dbg !150
  %cmp32 = icmp eq i32 %20, 22, !dbg !151
  %conv33 = zext i1 %cmp32 to i32, !dbg !151
  %call34 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %19, i32 noundef %conv33), !dbg !152
    #dbg_declare(ptr %list, !153, !DIExpression(), !161)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %list, ptr align 16 @__const.main.list, i64 24, i1 false), !dbg !161
  %arraydecay = getelementptr inbounds [3 x %struct.pollfd], ptr %list, i64 0, i64 0, !dbg !162
  %call35 = call i32 @poll(ptr noundef %arraydecay, i64 noundef 3, i32 noundef 0), !dbg !163
  %call36 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %call35), !dbg !164
  %arrayidx37 = getelementptr inbounds [3 x %struct.pollfd], ptr %list, i64 0, i64 0, !dbg !165
  %revents = getelementptr inbounds %struct.pollfd, ptr %arrayidx37, i32 0, i32 2, !dbg !166
  %21 = load i16, ptr %revents, align 2, !dbg !166
  %conv38 = sext i16 %21 to i32, !dbg !165
  %cmp39 = icmp eq i32 %conv38, 4, !dbg !167
  %conv40 = zext i1 %cmp39 to i32, !dbg !167
  %arrayidx41 = getelementptr inbounds [3 x %struct.pollfd], ptr %list, i64 0, i64 1, !dbg !168
  %revents42 = getelementptr inbounds %struct.pollfd, ptr %arrayidx41, i32 0, i32 2, !dbg !169
  %22 = load i16, ptr %revents42, align 2, !dbg !169
  %conv43 = sext i16 %22 to i32, !dbg !168
  %arrayidx44 = getelementptr inbounds [3 x %struct.pollfd], ptr %list, i64 0, i64 2, !dbg !170
  %revents45 = getelementptr inbounds %struct.pollfd, ptr %arrayidx44, i32 0, i32 2, !dbg !171
  %23 = load i16, ptr %revents45, align 2, !dbg !171
  %conv46 = sext i16 %23 to i32, !dbg !170
  %cmp47 = icmp eq i32 %conv46, 32, !dbg !172
  %conv48 = zext i1 %cmp47 to i32, !dbg !172
  %call49 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %conv40, i32 noundef %conv43, i32 noundef %conv48), !dbg !173
  %24 = load ptr, ptr @stdout, align 8, !dbg !174
  %call50 = call i32 @fflush(ptr noundef %24), !dbg !175
    #dbg_declare(ptr %parts, !176, !DIExpression(), !186)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %parts, ptr align 16 @__const.main.parts, i64 32, i1 false), !dbg !186
    #dbg_declare(ptr %written, !187, !DIExpression(), !188)
  %arraydecay51 = getelementptr inbounds [2 x %struct.iovec], ptr %parts, i64 0, i64 0, !dbg !189
  %call52 = call i64 @writev(i32 noundef 1, ptr noundef %arraydecay51, i32 noundef 2), !dbg !190
  store i64 %call52, ptr %written, align 8, !dbg !188
  %25 = load i64, ptr %written, align 8, !dbg !191
  %call53 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %25), !dbg !192
  ret i32 0, !dbg !193
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @futex(i32 noundef %operation, i32 noundef %value) #0 !dbg !194 {
entry:
  %operation.addr = alloca i32, align 4
  %value.addr = alloca i32, align 4
  store i32 %operation, ptr %operation.addr, align 4
    #dbg_declare(ptr %operation.addr, !197, !DIExpression(), !198)
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !199, !DIExpression(), !200)
  %0 = load i32, ptr %operation.addr, align 4, !dbg !201
  %or = or i32 %0, 128, !dbg !202
  %1 = load i32, ptr %value.addr, align 4, !dbg !203
  %call = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef @word, i32 noundef %or, i32 noundef %1, ptr noundef null, ptr noundef null, i32 noundef 0), !dbg !204
  ret i64 %call, !dbg !205
}

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waker(ptr noundef %unused) #0 !dbg !206 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !209, !DIExpression(), !210)
  store i32 1, ptr %.atomictmp, align 4, !dbg !211
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !211
  store atomic i32 %0, ptr @word release, align 4, !dbg !211
  %call = call i64 @futex(i32 noundef 1, i32 noundef 1), !dbg !212
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !213
  ret ptr %1, !dbg !214
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i64 @syscall(i64 noundef, ...) #1

declare i32 @getpid() #1

declare i64 @sysconf(i32 noundef) #1

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #1

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #3

declare i32 @munmap(ptr noundef, i64 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

declare i32 @poll(ptr noundef, i64 noundef, i32 noundef) #1

declare i32 @fflush(ptr noundef) #1

declare i64 @writev(i32 noundef, ptr noundef, i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!74, !75, !76, !77, !78, !79, !80}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "kernel_calls.c", directory: ".", checksumkind: CSK_MD5, checksum: "efab36120bba7463de5e1a886a527d5a")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 5)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 56, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 8)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "word", scope: !14, file: !2, line: 40, type: !17, isLocal: true, isDefinition: true)
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !15, retainedTypes: !40, globals: !42, splitDebugInlining: false, nameTableKind: None)
!15 = !{!16, !22, !26, !29, !35}
!16 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 38, baseType: !17, size: 32, elements: !18)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !{!19, !20, !21}
!19 = !DIEnumerator(name: "WAIT", value: 0)
!20 = !DIEnumerator(name: "WAKE", value: 1)
!21 = !DIEnumerator(name: "PRIVATE", value: 128)
!22 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 22, baseType: !17, size: 32, elements: !23)
!23 = !{!24, !25}
!24 = !DIEnumerator(name: "SYS_futex", value: 202)
!25 = !DIEnumerator(name: "SYS_gettid", value: 186)
!26 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 30, baseType: !17, size: 32, elements: !27)
!27 = !{!28}
!28 = !DIEnumerator(name: "PAGE_SIZE_NAME", value: 30)
!29 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 20, baseType: !17, size: 32, elements: !30)
!30 = !{!31, !32, !33, !34}
!31 = !DIEnumerator(name: "PROT_READ", value: 1)
!32 = !DIEnumerator(name: "PROT_WRITE", value: 2)
!33 = !DIEnumerator(name: "MAP_PRIVATE", value: 2)
!34 = !DIEnumerator(name: "MAP_ANONYMOUS", value: 32)
!35 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 19, baseType: !17, size: 32, elements: !36)
!36 = !{!37, !38, !39}
!37 = !DIEnumerator(name: "POLLIN", value: 1)
!38 = !DIEnumerator(name: "POLLOUT", value: 4)
!39 = !DIEnumerator(name: "POLLNVAL", value: 32)
!40 = !{!41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!42 = !{!0, !7, !43, !48, !53, !58, !60, !65, !70, !72, !12}
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 61, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 4)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 7)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 66, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 13)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !2, line: 67, type: !45, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !2, line: 73, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 3)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(scope: null, file: !2, line: 74, type: !67, isLocal: true, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 11)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !2, line: 76, type: !3, isLocal: true, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(scope: null, file: !2, line: 76, type: !50, isLocal: true, isDefinition: true)
!74 = !{i32 7, !"Dwarf Version", i32 5}
!75 = !{i32 2, !"Debug Info Version", i32 3}
!76 = !{i32 1, !"wchar_size", i32 4}
!77 = !{i32 8, !"PIC Level", i32 2}
!78 = !{i32 7, !"PIE Level", i32 2}
!79 = !{i32 7, !"uwtable", i32 2}
!80 = !{i32 7, !"frame-pointer", i32 2}
!81 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 52, type: !82, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !85)
!82 = !DISubroutineType(types: !83)
!83 = !{!84}
!84 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!85 = !{}
!86 = !DILocalVariable(name: "thread", scope: !81, file: !2, line: 53, type: !87)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !88, line: 35, baseType: !89)
!88 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!89 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!90 = !DILocation(line: 53, column: 13, scope: !81)
!91 = !DILocation(line: 54, column: 19, scope: !81)
!92 = !DILocation(line: 54, column: 3, scope: !81)
!93 = !DILocalVariable(name: "waited", scope: !81, file: !2, line: 55, type: !94)
!94 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!95 = !DILocation(line: 55, column: 8, scope: !81)
!96 = !DILocation(line: 55, column: 17, scope: !81)
!97 = !DILocation(line: 56, column: 22, scope: !81)
!98 = !DILocation(line: 56, column: 30, scope: !81)
!99 = !DILocation(line: 56, column: 36, scope: !81)
!100 = !DILocation(line: 56, column: 3, scope: !81)
!101 = !DILocation(line: 57, column: 3, scope: !81)
!102 = !DILocation(line: 58, column: 3, scope: !81)
!103 = !DILocation(line: 58, column: 10, scope: !81)
!104 = !DILocation(line: 58, column: 51, scope: !81)
!105 = !DILocation(line: 59, column: 5, scope: !81)
!106 = distinct !{!106, !102, !107, !108}
!107 = !DILocation(line: 59, column: 18, scope: !81)
!108 = !{!"llvm.loop.mustprogress"}
!109 = !DILocation(line: 60, column: 16, scope: !81)
!110 = !DILocation(line: 60, column: 3, scope: !81)
!111 = !DILocation(line: 61, column: 18, scope: !81)
!112 = !DILocation(line: 61, column: 41, scope: !81)
!113 = !DILocation(line: 61, column: 38, scope: !81)
!114 = !DILocation(line: 61, column: 3, scope: !81)
!115 = !DILocalVariable(name: "page", scope: !81, file: !2, line: 63, type: !94)
!116 = !DILocation(line: 63, column: 8, scope: !81)
!117 = !DILocation(line: 63, column: 15, scope: !81)
!118 = !DILocalVariable(name: "map", scope: !81, file: !2, line: 64, type: !119)
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!120 = !DILocation(line: 64, column: 9, scope: !81)
!121 = !DILocation(line: 64, column: 30, scope: !81)
!122 = !DILocation(line: 64, column: 28, scope: !81)
!123 = !DILocation(line: 64, column: 15, scope: !81)
!124 = !DILocation(line: 65, column: 21, scope: !81)
!125 = !DILocation(line: 65, column: 29, scope: !81)
!126 = !DILocation(line: 65, column: 37, scope: !81)
!127 = !DILocation(line: 65, column: 35, scope: !81)
!128 = !DILocation(line: 65, column: 42, scope: !81)
!129 = !DILocation(line: 65, column: 3, scope: !81)
!130 = !DILocation(line: 66, column: 10, scope: !81)
!131 = !DILocation(line: 66, column: 16, scope: !81)
!132 = !DILocation(line: 66, column: 14, scope: !81)
!133 = !DILocation(line: 66, column: 3, scope: !81)
!134 = !DILocation(line: 67, column: 18, scope: !81)
!135 = !DILocation(line: 67, column: 24, scope: !81)
!136 = !DILocation(line: 67, column: 22, scope: !81)
!137 = !DILocation(line: 67, column: 3, scope: !81)
!138 = !DILocation(line: 68, column: 25, scope: !81)
!139 = !DILocation(line: 68, column: 34, scope: !81)
!140 = !DILocation(line: 68, column: 32, scope: !81)
!141 = !DILocation(line: 68, column: 18, scope: !81)
!142 = !DILocation(line: 68, column: 3, scope: !81)
!143 = !DILocalVariable(name: "unmapped", scope: !81, file: !2, line: 69, type: !84)
!144 = !DILocation(line: 69, column: 7, scope: !81)
!145 = !DILocation(line: 69, column: 25, scope: !81)
!146 = !DILocation(line: 69, column: 29, scope: !81)
!147 = !DILocation(line: 69, column: 34, scope: !81)
!148 = !DILocation(line: 69, column: 18, scope: !81)
!149 = !DILocation(line: 70, column: 21, scope: !81)
!150 = !DILocation(line: 70, column: 31, scope: !81)
!151 = !DILocation(line: 70, column: 37, scope: !81)
!152 = !DILocation(line: 70, column: 3, scope: !81)
!153 = !DILocalVariable(name: "list", scope: !81, file: !2, line: 72, type: !154)
!154 = !DICompositeType(tag: DW_TAG_array_type, baseType: !155, size: 192, elements: !63)
!155 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pollfd", file: !2, line: 11, size: 64, elements: !156)
!156 = !{!157, !158, !160}
!157 = !DIDerivedType(tag: DW_TAG_member, name: "fd", scope: !155, file: !2, line: 12, baseType: !84, size: 32)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "events", scope: !155, file: !2, line: 13, baseType: !159, size: 16, offset: 32)
!159 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!160 = !DIDerivedType(tag: DW_TAG_member, name: "revents", scope: !155, file: !2, line: 13, baseType: !159, size: 16, offset: 48)
!161 = !DILocation(line: 72, column: 17, scope: !81)
!162 = !DILocation(line: 73, column: 21, scope: !81)
!163 = !DILocation(line: 73, column: 16, scope: !81)
!164 = !DILocation(line: 73, column: 3, scope: !81)
!165 = !DILocation(line: 74, column: 25, scope: !81)
!166 = !DILocation(line: 74, column: 33, scope: !81)
!167 = !DILocation(line: 74, column: 41, scope: !81)
!168 = !DILocation(line: 74, column: 53, scope: !81)
!169 = !DILocation(line: 74, column: 61, scope: !81)
!170 = !DILocation(line: 74, column: 70, scope: !81)
!171 = !DILocation(line: 74, column: 78, scope: !81)
!172 = !DILocation(line: 74, column: 86, scope: !81)
!173 = !DILocation(line: 74, column: 3, scope: !81)
!174 = !DILocation(line: 75, column: 10, scope: !81)
!175 = !DILocation(line: 75, column: 3, scope: !81)
!176 = !DILocalVariable(name: "parts", scope: !81, file: !2, line: 76, type: !177)
!177 = !DICompositeType(tag: DW_TAG_array_type, baseType: !178, size: 256, elements: !184)
!178 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "iovec", file: !2, line: 15, size: 128, elements: !179)
!179 = !{!180, !181}
!180 = !DIDerivedType(tag: DW_TAG_member, name: "from", scope: !178, file: !2, line: 16, baseType: !41, size: 64)
!181 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !178, file: !2, line: 17, baseType: !182, size: 64, offset: 64)
!182 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !183, line: 18, baseType: !89)
!183 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!184 = !{!185}
!185 = !DISubrange(count: 2)
!186 = !DILocation(line: 76, column: 16, scope: !81)
!187 = !DILocalVariable(name: "written", scope: !81, file: !2, line: 77, type: !94)
!188 = !DILocation(line: 77, column: 8, scope: !81)
!189 = !DILocation(line: 77, column: 28, scope: !81)
!190 = !DILocation(line: 77, column: 18, scope: !81)
!191 = !DILocation(line: 78, column: 19, scope: !81)
!192 = !DILocation(line: 78, column: 3, scope: !81)
!193 = !DILocation(line: 79, column: 3, scope: !81)
!194 = distinct !DISubprogram(name: "futex", scope: !2, file: !2, line: 42, type: !195, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !85)
!195 = !DISubroutineType(types: !196)
!196 = !{!94, !84, !17}
!197 = !DILocalVariable(name: "operation", arg: 1, scope: !194, file: !2, line: 42, type: !84)
!198 = !DILocation(line: 42, column: 23, scope: !194)
!199 = !DILocalVariable(name: "value", arg: 2, scope: !194, file: !2, line: 42, type: !17)
!200 = !DILocation(line: 42, column: 43, scope: !194)
!201 = !DILocation(line: 43, column: 36, scope: !194)
!202 = !DILocation(line: 43, column: 46, scope: !194)
!203 = !DILocation(line: 43, column: 57, scope: !194)
!204 = !DILocation(line: 43, column: 10, scope: !194)
!205 = !DILocation(line: 43, column: 3, scope: !194)
!206 = distinct !DISubprogram(name: "waker", scope: !2, file: !2, line: 46, type: !207, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !85)
!207 = !DISubroutineType(types: !208)
!208 = !{!41, !41}
!209 = !DILocalVariable(name: "unused", arg: 1, scope: !206, file: !2, line: 46, type: !41)
!210 = !DILocation(line: 46, column: 26, scope: !206)
!211 = !DILocation(line: 47, column: 3, scope: !206)
!212 = !DILocation(line: 48, column: 3, scope: !206)
!213 = !DILocation(line: 49, column: 10, scope: !206)
!214 = !DILocation(line: 49, column: 3, scope: !206)
