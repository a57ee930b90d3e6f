; ModuleID = 'cancellation.c'
source_filename = "cancellation.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%struct.__tresse_cleanup = type { ptr, ptr, ptr }
%struct.timespec = type { i64, i64 }

@begun = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@cancelled = internal global %union.sem_t zeroinitializer, align 8, !dbg !21
@key = internal global i32 0, align 4, !dbg !16
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !9
@.str.1 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !14
@.str.2 = private unnamed_addr constant [18 x i8] c"destructor of %s\0A\00", align 1, !dbg !34
@.str.3 = private unnamed_addr constant [8 x i8] c"a point\00", align 1, !dbg !39
@.str.4 = private unnamed_addr constant [14 x i8] c"outer handler\00", align 1, !dbg !44
@__const.at_a_point.__handler = private unnamed_addr constant %struct.__tresse_cleanup { ptr @say, ptr @.str.4, ptr null }, align 8
@.str.5 = private unnamed_addr constant [14 x i8] c"inner handler\00", align 1, !dbg !49
@__const.at_a_point.__handler.6 = private unnamed_addr constant %struct.__tresse_cleanup { ptr @say, ptr @.str.5, ptr null }, align 8
@.str.7 = private unnamed_addr constant [21 x i8] c"still there, was %s\0A\00", align 1, !dbg !51
@.str.8 = private unnamed_addr constant [8 x i8] c"enabled\00", align 1, !dbg !56
@.str.9 = private unnamed_addr constant [9 x i8] c"disabled\00", align 1, !dbg !58
@.str.10 = private unnamed_addr constant [6 x i8] c"never\00", align 1, !dbg !63
@__const.at_a_sleep.length = private unnamed_addr constant %struct.timespec { i64 0, i64 1000000 }, align 8
@.str.11 = private unnamed_addr constant [12 x i8] c"one handler\00", align 1, !dbg !68
@__const.in_a_handler.__handler = private unnamed_addr constant %struct.__tresse_cleanup { ptr @say, ptr @.str.11, ptr null }, align 8
@.str.12 = private unnamed_addr constant [7 x i8] c"exited\00", align 1, !dbg !73

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !85 {
entry:
  %call = call i32 @sem_init(ptr noundef @begun, i32 noundef 0, i32 noundef 0), !dbg !89
  %call1 = call i32 @sem_init(ptr noundef @cancelled, i32 noundef 0, i32 noundef 0), !dbg !90
  %call2 = call i32 @pthread_key_create(ptr noundef @key, ptr noundef @destroy), !dbg !91
  %call3 = call ptr @result_of(ptr noundef @at_a_point), !dbg !92
  %cmp = icmp eq ptr %call3, inttoptr (i64 -1 to ptr), !dbg !93
  %conv = zext i1 %cmp to i32, !dbg !93
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv), !dbg !94
  %call5 = call ptr @result_of(ptr noundef @at_a_sleep), !dbg !95
  %cmp6 = icmp eq ptr %call5, inttoptr (i64 -1 to ptr), !dbg !96
  %conv7 = zext i1 %cmp6 to i32, !dbg !96
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv7), !dbg !97
  %call9 = call ptr @result_of(ptr noundef @ends_by_itself), !dbg !98
  %cmp10 = icmp eq ptr %call9, null, !dbg !99
  %conv11 = zext i1 %cmp10 to i32, !dbg !99
  %call12 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv11), !dbg !100
  %call13 = call ptr @result_of(ptr noundef @in_a_handler), !dbg !101
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef %call13), !dbg !102
  %call15 = call i32 @pthread_setcancelstate(i32 noundef 7, ptr noundef null), !dbg !103
  %cmp16 = icmp eq i32 %call15, 22, !dbg !104
  %conv17 = zext i1 %cmp16 to i32, !dbg !104
  %call18 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv17), !dbg !105
  ret i32 0, !dbg !106
}

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

declare i32 @pthread_key_create(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @destroy(ptr noundef %value) #0 !dbg !107 {
entry:
  %value.addr = alloca ptr, align 8
  store ptr %value, ptr %value.addr, align 8
    #dbg_declare(ptr %value.addr, !111, !DIExpression(), !112)
  %0 = load ptr, ptr %value.addr, align 8, !dbg !113
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.2, ptr noundef %0), !dbg !114
  ret void, !dbg !115
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @result_of(ptr noundef %run) #0 !dbg !116 {
entry:
  %run.addr = alloca ptr, align 8
  %thread = alloca i64, align 8
  %result = alloca ptr, align 8
  store ptr %run, ptr %run.addr, align 8
    #dbg_declare(ptr %run.addr, !122, !DIExpression(), !123)
    #dbg_declare(ptr %thread, !124, !DIExpression(), !127)
    #dbg_declare(ptr %result, !128, !DIExpression(), !129)
  %0 = load ptr, ptr %run.addr, align 8, !dbg !130
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef %0, ptr noundef null), !dbg !131
  %1 = load ptr, ptr %run.addr, align 8, !dbg !132
  %cmp = icmp eq ptr %1, @at_a_point, !dbg !134
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !135

lor.lhs.false:                                    ; preds = %entry
  %2 = load ptr, ptr %run.addr, align 8, !dbg !136
  %cmp1 = icmp eq ptr %2, @at_a_sleep, !dbg !137
  br i1 %cmp1, label %if.then, label %if.end, !dbg !138

if.then:                                          ; preds = %lor.lhs.false, %entry
  %call2 = call i32 @sem_wait(ptr noundef @begun), !dbg !139
  %3 = load i64, ptr %thread, align 8, !dbg !141
  %call3 = call i32 @pthread_cancel(i64 noundef %3), !dbg !142
  %call4 = call i32 @sem_post(ptr noundef @cancelled), !dbg !143
  br label %if.end, !dbg !144

if.end:                                           ; preds = %if.then, %lor.lhs.false
  %4 = load i64, ptr %thread, align 8, !dbg !145
  %call5 = call i32 @pthread_join(i64 noundef %4, ptr noundef %result), !dbg !146
  %5 = load ptr, ptr %result, align 8, !dbg !147
  ret ptr %5, !dbg !148
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @at_a_point(ptr noundef %unused) #0 !dbg !149 {
entry:
  %unused.addr = alloca ptr, align 8
  %old = alloca i32, align 4
  %__handler = alloca %struct.__tresse_cleanup, align 8
  %__handler3 = alloca %struct.__tresse_cleanup, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !150, !DIExpression(), !151)
    #dbg_declare(ptr %old, !152, !DIExpression(), !153)
  %0 = load i32, ptr @key, align 4, !dbg !154
  %call = call i32 @pthread_setspecific(i32 noundef %0, ptr noundef @.str.3), !dbg !155
  br label %do.body, !dbg !156

do.body:                                          ; preds = %entry
    #dbg_declare(ptr %__handler, !157, !DIExpression(), !167)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %__handler, ptr align 8 @__const.at_a_point.__handler, i64 24, i1 false), !dbg !167
  call void @__tresse_cleanup_push(ptr noundef %__handler), !dbg !167
  br label %do.body1, !dbg !167

do.body1:                                         ; preds = %do.body
  br label %do.body2, !dbg !168

do.body2:                                         ; preds = %do.body1
    #dbg_declare(ptr %__handler3, !170, !DIExpression(), !172)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %__handler3, ptr align 8 @__const.at_a_point.__handler.6, i64 24, i1 false), !dbg !172
  call void @__tresse_cleanup_push(ptr noundef %__handler3), !dbg !172
  br label %do.body4, !dbg !172

do.body4:                                         ; preds = %do.body2
  %call5 = call i32 @pthread_setcancelstate(i32 noundef 1, ptr noundef %old), !dbg !173
  %call6 = call i32 @sem_post(ptr noundef @begun), !dbg !175
  %call7 = call i32 @sem_wait(ptr noundef @cancelled), !dbg !176
  call void @pthread_testcancel(), !dbg !177
  %call8 = call i32 @sleep(i32 noundef 1), !dbg !178
  %1 = load i32, ptr %old, align 4, !dbg !179
  %cmp = icmp eq i32 %1, 0, !dbg !180
  %2 = zext i1 %cmp to i64, !dbg !179
  %cond = select i1 %cmp, ptr @.str.8, ptr @.str.9, !dbg !179
  %call9 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, ptr noundef %cond), !dbg !181
  %call10 = call i32 @pthread_setcancelstate(i32 noundef 0, ptr noundef %old), !dbg !182
  call void @pthread_testcancel(), !dbg !183
  %call11 = call i32 @puts(ptr noundef @.str.10), !dbg !184
  br label %do.end, !dbg !185

do.end:                                           ; preds = %do.body4
  call void @__tresse_cleanup_pop(ptr noundef %__handler3), !dbg !186
  br label %do.end12, !dbg !186

do.end12:                                         ; preds = %do.end
  br label %do.end13, !dbg !187

do.end13:                                         ; preds = %do.end12
  call void @__tresse_cleanup_pop(ptr noundef %__handler), !dbg !188
  br label %do.end14, !dbg !188

do.end14:                                         ; preds = %do.end13
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !189
  ret ptr %3, !dbg !190
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @at_a_sleep(ptr noundef %unused) #0 !dbg !191 {
entry:
  %unused.addr = alloca ptr, align 8
  %length = alloca %struct.timespec, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !192, !DIExpression(), !193)
    #dbg_declare(ptr %length, !194, !DIExpression(), !201)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %length, ptr align 8 @__const.at_a_sleep.length, i64 16, i1 false), !dbg !201
  %call = call i32 @sem_post(ptr noundef @begun), !dbg !202
  br label %for.cond, !dbg !203

for.cond:                                         ; preds = %for.cond, %entry
  %call1 = call i32 @nanosleep(ptr noundef %length, ptr noundef null), !dbg !204
  br label %for.cond, !dbg !207, !llvm.loop !208
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @ends_by_itself(ptr noundef %unused) #0 !dbg !211 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !212, !DIExpression(), !213)
  %call = call i64 @pthread_self(), !dbg !214
  %call1 = call i32 @pthread_cancel(i64 noundef %call), !dbg !215
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !216
  ret ptr %0, !dbg !217
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @in_a_handler(ptr noundef %unused) #0 !dbg !218 {
entry:
  %unused.addr = alloca ptr, align 8
  %__handler = alloca %struct.__tresse_cleanup, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !219, !DIExpression(), !220)
  br label %do.body, !dbg !221

do.body:                                          ; preds = %entry
    #dbg_declare(ptr %__handler, !222, !DIExpression(), !224)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %__handler, ptr align 8 @__const.in_a_handler.__handler, i64 24, i1 false), !dbg !224
  call void @__tresse_cleanup_push(ptr noundef %__handler), !dbg !224
  br label %do.body1, !dbg !224

do.body1:                                         ; preds = %do.body
  call void @pthread_exit(ptr noundef @.str.12) #4, !dbg !225
  unreachable, !dbg !225

do.end:                                           ; No predecessors!
  call void @__tresse_cleanup_pop(ptr noundef %__handler), !dbg !227
  br label %do.end2, !dbg !227

do.end2:                                          ; preds = %do.end
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !228
  ret ptr %0, !dbg !229
}

declare i32 @pthread_setcancelstate(i32 noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @sem_wait(ptr noundef) #1

declare i32 @pthread_cancel(i64 noundef) #1

declare i32 @sem_post(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_setspecific(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @say(ptr noundef %text) #0 !dbg !230 {
entry:
  %text.addr = alloca ptr, align 8
  store ptr %text, ptr %text.addr, align 8
    #dbg_declare(ptr %text.addr, !231, !DIExpression(), !232)
  %0 = load ptr, ptr %text.addr, align 8, !dbg !233
  %call = call i32 @puts(ptr noundef %0), !dbg !234
  ret void, !dbg !235
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare void @__tresse_cleanup_push(ptr noundef) #1

declare void @pthread_testcancel() #1

declare i32 @sleep(i32 noundef) #1

declare i32 @puts(ptr noundef) #1

declare void @__tresse_cleanup_pop(ptr noundef) #1

declare i32 @nanosleep(ptr noundef, ptr noundef) #1

declare i64 @pthread_self() #1

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!78, !79, !80, !81, !82, !83, !84}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "begun", scope: !2, file: !3, line: 11, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cancellation.c", directory: ".", checksumkind: CSK_MD5, checksum: "ccf199cd418e38324b5b1346dde953aa")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!8 = !{!9, !14, !16, !0, !21, !34, !39, !44, !49, !51, !56, !58, !63, !68, !73}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !3, line: 71, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 32, elements: !12)
!12 = !{!13}
!13 = !DISubrange(count: 4)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 74, type: !11, isLocal: true, isDefinition: true)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "key", scope: !2, file: !3, line: 10, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_key_t", file: !19, line: 40, baseType: !20)
!19 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "cancelled", scope: !2, file: !3, line: 11, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !24, line: 11, baseType: !25)
!24 = !DIFile(filename: "../../libc-shim/include/semaphore.h", directory: ".", checksumkind: CSK_MD5, checksum: "82374f60a482038d1bb9c53a7d9b0cc7")
!25 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !24, line: 7, size: 256, elements: !26)
!26 = !{!27, !28, !32}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !25, file: !24, line: 8, baseType: !20, size: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !25, file: !24, line: 9, baseType: !29, size: 256)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 256, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !25, file: !24, line: 10, baseType: !33, size: 64)
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 144, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 18)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 8)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 112, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 14)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !46, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !53, isLocal: true, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 168, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 21)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !41, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 72, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 9)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !65, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 48, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 6)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !70, isLocal: true, isDefinition: true)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 96, elements: !71)
!71 = !{!72}
!72 = !DISubrange(count: 12)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !75, isLocal: true, isDefinition: true)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 56, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 7)
!78 = !{i32 7, !"Dwarf Version", i32 5}
!79 = !{i32 2, !"Debug Info Version", i32 3}
!80 = !{i32 1, !"wchar_size", i32 4}
!81 = !{i32 8, !"PIC Level", i32 2}
!82 = !{i32 7, !"PIE Level", i32 2}
!83 = !{i32 7, !"uwtable", i32 2}
!84 = !{i32 7, !"frame-pointer", i32 2}
!85 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 67, type: !86, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!86 = !DISubroutineType(types: !87)
!87 = !{!88}
!88 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!89 = !DILocation(line: 68, column: 3, scope: !85)
!90 = !DILocation(line: 69, column: 3, scope: !85)
!91 = !DILocation(line: 70, column: 3, scope: !85)
!92 = !DILocation(line: 71, column: 18, scope: !85)
!93 = !DILocation(line: 71, column: 40, scope: !85)
!94 = !DILocation(line: 71, column: 3, scope: !85)
!95 = !DILocation(line: 72, column: 18, scope: !85)
!96 = !DILocation(line: 72, column: 40, scope: !85)
!97 = !DILocation(line: 72, column: 3, scope: !85)
!98 = !DILocation(line: 73, column: 18, scope: !85)
!99 = !DILocation(line: 73, column: 44, scope: !85)
!100 = !DILocation(line: 73, column: 3, scope: !85)
!101 = !DILocation(line: 74, column: 26, scope: !85)
!102 = !DILocation(line: 74, column: 3, scope: !85)
!103 = !DILocation(line: 75, column: 18, scope: !85)
!104 = !DILocation(line: 75, column: 50, scope: !85)
!105 = !DILocation(line: 75, column: 3, scope: !85)
!106 = !DILocation(line: 76, column: 1, scope: !85)
!107 = distinct !DISubprogram(name: "destroy", scope: !3, file: !3, line: 14, type: !108, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !110)
!108 = !DISubroutineType(types: !109)
!109 = !{null, !5}
!110 = !{}
!111 = !DILocalVariable(name: "value", arg: 1, scope: !107, file: !3, line: 14, type: !5)
!112 = !DILocation(line: 14, column: 27, scope: !107)
!113 = !DILocation(line: 14, column: 73, scope: !107)
!114 = !DILocation(line: 14, column: 36, scope: !107)
!115 = !DILocation(line: 14, column: 81, scope: !107)
!116 = distinct !DISubprogram(name: "result_of", scope: !3, file: !3, line: 54, type: !117, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !110)
!117 = !DISubroutineType(types: !118)
!118 = !{!5, !119}
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64)
!120 = !DISubroutineType(types: !121)
!121 = !{!5, !5}
!122 = !DILocalVariable(name: "run", arg: 1, scope: !116, file: !3, line: 54, type: !119)
!123 = !DILocation(line: 54, column: 32, scope: !116)
!124 = !DILocalVariable(name: "thread", scope: !116, file: !3, line: 55, type: !125)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 39, baseType: !126)
!126 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!127 = !DILocation(line: 55, column: 13, scope: !116)
!128 = !DILocalVariable(name: "result", scope: !116, file: !3, line: 56, type: !5)
!129 = !DILocation(line: 56, column: 9, scope: !116)
!130 = !DILocation(line: 57, column: 33, scope: !116)
!131 = !DILocation(line: 57, column: 3, scope: !116)
!132 = !DILocation(line: 58, column: 7, scope: !133)
!133 = distinct !DILexicalBlock(scope: !116, file: !3, line: 58, column: 7)
!134 = !DILocation(line: 58, column: 11, scope: !133)
!135 = !DILocation(line: 58, column: 25, scope: !133)
!136 = !DILocation(line: 58, column: 28, scope: !133)
!137 = !DILocation(line: 58, column: 32, scope: !133)
!138 = !DILocation(line: 58, column: 7, scope: !116)
!139 = !DILocation(line: 59, column: 5, scope: !140)
!140 = distinct !DILexicalBlock(scope: !133, file: !3, line: 58, column: 47)
!141 = !DILocation(line: 60, column: 20, scope: !140)
!142 = !DILocation(line: 60, column: 5, scope: !140)
!143 = !DILocation(line: 61, column: 5, scope: !140)
!144 = !DILocation(line: 62, column: 3, scope: !140)
!145 = !DILocation(line: 63, column: 16, scope: !116)
!146 = !DILocation(line: 63, column: 3, scope: !116)
!147 = !DILocation(line: 64, column: 10, scope: !116)
!148 = !DILocation(line: 64, column: 3, scope: !116)
!149 = distinct !DISubprogram(name: "at_a_point", scope: !3, file: !3, line: 16, type: !120, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !110)
!150 = !DILocalVariable(name: "unused", arg: 1, scope: !149, file: !3, line: 16, type: !5)
!151 = !DILocation(line: 16, column: 31, scope: !149)
!152 = !DILocalVariable(name: "old", scope: !149, file: !3, line: 17, type: !88)
!153 = !DILocation(line: 17, column: 7, scope: !149)
!154 = !DILocation(line: 18, column: 23, scope: !149)
!155 = !DILocation(line: 18, column: 3, scope: !149)
!156 = !DILocation(line: 19, column: 3, scope: !149)
!157 = !DILocalVariable(name: "__handler", scope: !158, file: !3, line: 19, type: !159)
!158 = distinct !DILexicalBlock(scope: !149, file: !3, line: 19, column: 3)
!159 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__tresse_cleanup", file: !160, line: 218, size: 192, elements: !161)
!160 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "1cde8452f9f43dbfd3ed6dc1758ff438")
!161 = !{!162, !164, !165}
!162 = !DIDerivedType(tag: DW_TAG_member, name: "__run", scope: !159, file: !160, line: 219, baseType: !163, size: 64)
!163 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!164 = !DIDerivedType(tag: DW_TAG_member, name: "__argument", scope: !159, file: !160, line: 220, baseType: !5, size: 64, offset: 64)
!165 = !DIDerivedType(tag: DW_TAG_member, name: "__outer", scope: !159, file: !160, line: 221, baseType: !166, size: 64, offset: 128)
!166 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !159, size: 64)
!167 = !DILocation(line: 19, column: 3, scope: !158)
!168 = !DILocation(line: 20, column: 3, scope: !169)
!169 = distinct !DILexicalBlock(scope: !158, file: !3, line: 19, column: 3)
!170 = !DILocalVariable(name: "__handler", scope: !171, file: !3, line: 20, type: !159)
!171 = distinct !DILexicalBlock(scope: !169, file: !3, line: 20, column: 3)
!172 = !DILocation(line: 20, column: 3, scope: !171)
!173 = !DILocation(line: 21, column: 3, scope: !174)
!174 = distinct !DILexicalBlock(scope: !171, file: !3, line: 20, column: 3)
!175 = !DILocation(line: 22, column: 3, scope: !174)
!176 = !DILocation(line: 23, column: 3, scope: !174)
!177 = !DILocation(line: 24, column: 3, scope: !174)
!178 = !DILocation(line: 25, column: 3, scope: !174)
!179 = !DILocation(line: 26, column: 35, scope: !174)
!180 = !DILocation(line: 26, column: 39, scope: !174)
!181 = !DILocation(line: 26, column: 3, scope: !174)
!182 = !DILocation(line: 27, column: 3, scope: !174)
!183 = !DILocation(line: 28, column: 3, scope: !174)
!184 = !DILocation(line: 29, column: 3, scope: !174)
!185 = !DILocation(line: 30, column: 3, scope: !174)
!186 = !DILocation(line: 30, column: 3, scope: !171)
!187 = !DILocation(line: 31, column: 3, scope: !169)
!188 = !DILocation(line: 31, column: 3, scope: !158)
!189 = !DILocation(line: 32, column: 10, scope: !149)
!190 = !DILocation(line: 32, column: 3, scope: !149)
!191 = distinct !DISubprogram(name: "at_a_sleep", scope: !3, file: !3, line: 35, type: !120, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !110)
!192 = !DILocalVariable(name: "unused", arg: 1, scope: !191, file: !3, line: 35, type: !5)
!193 = !DILocation(line: 35, column: 31, scope: !191)
!194 = !DILocalVariable(name: "length", scope: !191, file: !3, line: 36, type: !195)
!195 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !196, line: 8, size: 128, elements: !197)
!196 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "d39ec06182267c165bc5ae32a6941cfd")
!197 = !{!198, !200}
!198 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !195, file: !196, line: 9, baseType: !199, size: 64)
!199 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !19, line: 23, baseType: !33)
!200 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !195, file: !196, line: 10, baseType: !33, size: 64, offset: 64)
!201 = !DILocation(line: 36, column: 19, scope: !191)
!202 = !DILocation(line: 37, column: 3, scope: !191)
!203 = !DILocation(line: 38, column: 3, scope: !191)
!204 = !DILocation(line: 38, column: 12, scope: !205)
!205 = distinct !DILexicalBlock(scope: !206, file: !3, line: 38, column: 3)
!206 = distinct !DILexicalBlock(scope: !191, file: !3, line: 38, column: 3)
!207 = !DILocation(line: 38, column: 3, scope: !205)
!208 = distinct !{!208, !209, !210}
!209 = !DILocation(line: 38, column: 3, scope: !206)
!210 = !DILocation(line: 38, column: 35, scope: !206)
!211 = distinct !DISubprogram(name: "ends_by_itself", scope: !3, file: !3, line: 42, type: !120, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !110)
!212 = !DILocalVariable(name: "unused", arg: 1, scope: !211, file: !3, line: 42, type: !5)
!213 = !DILocation(line: 42, column: 35, scope: !211)
!214 = !DILocation(line: 43, column: 18, scope: !211)
!215 = !DILocation(line: 43, column: 3, scope: !211)
!216 = !DILocation(line: 44, column: 10, scope: !211)
!217 = !DILocation(line: 44, column: 3, scope: !211)
!218 = distinct !DISubprogram(name: "in_a_handler", scope: !3, file: !3, line: 47, type: !120, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !110)
!219 = !DILocalVariable(name: "unused", arg: 1, scope: !218, file: !3, line: 47, type: !5)
!220 = !DILocation(line: 47, column: 33, scope: !218)
!221 = !DILocation(line: 48, column: 3, scope: !218)
!222 = !DILocalVariable(name: "__handler", scope: !223, file: !3, line: 48, type: !159)
!223 = distinct !DILexicalBlock(scope: !218, file: !3, line: 48, column: 3)
!224 = !DILocation(line: 48, column: 3, scope: !223)
!225 = !DILocation(line: 49, column: 3, scope: !226)
!226 = distinct !DILexicalBlock(scope: !223, file: !3, line: 48, column: 3)
!227 = !DILocation(line: 50, column: 3, scope: !223)
!228 = !DILocation(line: 51, column: 10, scope: !218)
!229 = !DILocation(line: 51, column: 3, scope: !218)
!230 = distinct !DISubprogram(name: "say", scope: !3, file: !3, line: 13, type: !108, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !110)
!231 = !DILocalVariable(name: "text", arg: 1, scope: !230, file: !3, line: 13, type: !5)
!232 = !DILocation(line: 13, column: 23, scope: !230)
!233 = !DILocation(line: 13, column: 36, scope: !230)
!234 = !DILocation(line: 13, column: 31, scope: !230)
!235 = !DILocation(line: 13, column: 43, scope: !230)
