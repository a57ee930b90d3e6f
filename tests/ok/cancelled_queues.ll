; ModuleID = 'cancelled_queues.c'
source_filename = "cancelled_queues.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%struct.mq_attr = type { i64, i64, i64, i64, [4 x i64] }

@.str = private unnamed_addr constant [17 x i8] c"/cancelled_calls\00", align 1, !dbg !0
@queue = internal global i32 0, align 4, !dbg !7
@begin = internal global %union.sem_t zeroinitializer, align 8, !dbg !46
@.str.1 = private unnamed_addr constant [23 x i8] c"is_cancelled(send_one)\00", align 1, !dbg !13
@.str.2 = private unnamed_addr constant [19 x i8] c"cancelled_queues.c\00", align 1, !dbg !18
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !23
@.str.3 = private unnamed_addr constant [66 x i8] c"mq_getattr(queue, &attributes) == 0 && attributes.mq_curmsgs == 0\00", align 1, !dbg !29
@.str.4 = private unnamed_addr constant [2 x i8] c"b\00", align 1, !dbg !34
@.str.5 = private unnamed_addr constant [26 x i8] c"is_cancelled(receive_one)\00", align 1, !dbg !39
@.str.6 = private unnamed_addr constant [66 x i8] c"mq_getattr(queue, &attributes) == 0 && attributes.mq_curmsgs == 1\00", align 1, !dbg !44
@.str.7 = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !60

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !70 {
entry:
  %retval = alloca i32, align 4
  %attributes = alloca %struct.mq_attr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %attributes, !74, !DIExpression(), !85)
  call void @llvm.memset.p0.i64(ptr align 8 %attributes, i8 0, i64 64, i1 false), !dbg !85
  %mq_maxmsg = getelementptr inbounds %struct.mq_attr, ptr %attributes, i32 0, i32 1, !dbg !86
  store i64 2, ptr %mq_maxmsg, align 8, !dbg !87
  %mq_msgsize = getelementptr inbounds %struct.mq_attr, ptr %attributes, i32 0, i32 2, !dbg !88
  store i64 8, ptr %mq_msgsize, align 8, !dbg !89
  %call = call i32 (ptr, i32, ...) @mq_open(ptr noundef @.str, i32 noundef 66, i32 noundef 384, ptr noundef %attributes), !dbg !90
  store i32 %call, ptr @queue, align 4, !dbg !91
  %call1 = call i32 @sem_init(ptr noundef @begin, i32 noundef 0, i32 noundef 0), !dbg !92
  %call2 = call i32 @is_cancelled(ptr noundef @send_one), !dbg !93
  %tobool = icmp ne i32 %call2, 0, !dbg !93
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !93

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !93

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str.1, ptr noundef @.str.2, i32 noundef 59, ptr noundef @__func__.main) #4, !dbg !93
  unreachable, !dbg !93

0:                                                ; No predecessors!
  br label %cond.end, !dbg !93

cond.end:                                         ; preds = %0, %cond.true
  %1 = load i32, ptr @queue, align 4, !dbg !94
  %call3 = call i32 @mq_getattr(i32 noundef %1, ptr noundef %attributes), !dbg !94
  %cmp = icmp eq i32 %call3, 0, !dbg !94
  br i1 %cmp, label %land.lhs.true, label %cond.false6, !dbg !94

land.lhs.true:                                    ; preds = %cond.end
  %mq_curmsgs = getelementptr inbounds %struct.mq_attr, ptr %attributes, i32 0, i32 3, !dbg !94
  %2 = load i64, ptr %mq_curmsgs, align 8, !dbg !94
  %cmp4 = icmp eq i64 %2, 0, !dbg !94
  br i1 %cmp4, label %cond.true5, label %cond.false6, !dbg !94

cond.true5:                                       ; preds = %land.lhs.true
  br label %cond.end7, !dbg !94

cond.false6:                                      ; preds = %land.lhs.true, %cond.end
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.2, i32 noundef 60, ptr noundef @__func__.main) #4, !dbg !94
  unreachable, !dbg !94

3:                                                ; No predecessors!
  br label %cond.end7, !dbg !94

cond.end7:                                        ; preds = %3, %cond.true5
  %4 = load i32, ptr @queue, align 4, !dbg !95
  %call8 = call i32 @mq_send(i32 noundef %4, ptr noundef @.str.4, i64 noundef 1, i32 noundef 0), !dbg !96
  %call9 = call i32 @is_cancelled(ptr noundef @receive_one), !dbg !97
  %tobool10 = icmp ne i32 %call9, 0, !dbg !97
  br i1 %tobool10, label %cond.true11, label %cond.false12, !dbg !97

cond.true11:                                      ; preds = %cond.end7
  br label %cond.end13, !dbg !97

cond.false12:                                     ; preds = %cond.end7
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.2, i32 noundef 62, ptr noundef @__func__.main) #4, !dbg !97
  unreachable, !dbg !97

5:                                                ; No predecessors!
  br label %cond.end13, !dbg !97

cond.end13:                                       ; preds = %5, %cond.true11
  %6 = load i32, ptr @queue, align 4, !dbg !98
  %call14 = call i32 @mq_getattr(i32 noundef %6, ptr noundef %attributes), !dbg !98
  %cmp15 = icmp eq i32 %call14, 0, !dbg !98
  br i1 %cmp15, label %land.lhs.true16, label %cond.false20, !dbg !98

land.lhs.true16:                                  ; preds = %cond.end13
  %mq_curmsgs17 = getelementptr inbounds %struct.mq_attr, ptr %attributes, i32 0, i32 3, !dbg !98
  %7 = load i64, ptr %mq_curmsgs17, align 8, !dbg !98
  %cmp18 = icmp eq i64 %7, 1, !dbg !98
  br i1 %cmp18, label %cond.true19, label %cond.false20, !dbg !98

cond.true19:                                      ; preds = %land.lhs.true16
  br label %cond.end21, !dbg !98

cond.false20:                                     ; preds = %land.lhs.true16, %cond.end13
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.2, i32 noundef 63, ptr noundef @__func__.main) #4, !dbg !98
  unreachable, !dbg !98

8:                                                ; No predecessors!
  br label %cond.end21, !dbg !98

cond.end21:                                       ; preds = %8, %cond.true19
  %9 = load i32, ptr @queue, align 4, !dbg !99
  %call22 = call i32 @mq_close(i32 noundef %9), !dbg !100
  %call23 = call i32 @mq_unlink(ptr noundef @.str), !dbg !101
  %10 = load i32, ptr %retval, align 4, !dbg !102
  ret i32 %10, !dbg !102
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @mq_open(ptr noundef, i32 noundef, ...) #2

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_cancelled(ptr noundef %work) #0 !dbg !103 {
entry:
  %work.addr = alloca ptr, align 8
  %thread = alloca i64, align 8
  %result = alloca ptr, align 8
  store ptr %work, ptr %work.addr, align 8
    #dbg_declare(ptr %work.addr, !109, !DIExpression(), !110)
    #dbg_declare(ptr %thread, !111, !DIExpression(), !115)
    #dbg_declare(ptr %result, !116, !DIExpression(), !117)
  %0 = load ptr, ptr %work.addr, align 8, !dbg !118
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef %0, ptr noundef null), !dbg !119
  %1 = load i64, ptr %thread, align 8, !dbg !120
  %call1 = call i32 @pthread_cancel(i64 noundef %1), !dbg !121
  %call2 = call i32 @sem_post(ptr noundef @begin), !dbg !122
  %2 = load i64, ptr %thread, align 8, !dbg !123
  %call3 = call i32 @pthread_join(i64 noundef %2, ptr noundef %result), !dbg !124
  %3 = load ptr, ptr %result, align 8, !dbg !125
  %cmp = icmp eq ptr %3, inttoptr (i64 -1 to ptr), !dbg !126
  %conv = zext i1 %cmp to i32, !dbg !126
  ret i32 %conv, !dbg !127
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @send_one(ptr noundef %unused) #0 !dbg !128 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !129, !DIExpression(), !130)
  call void @wait_for_request(), !dbg !131
  %0 = load i32, ptr @queue, align 4, !dbg !132
  %call = call i32 @mq_send(i32 noundef %0, ptr noundef @.str.7, i64 noundef 1, i32 noundef 0), !dbg !133
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !134
  ret ptr %1, !dbg !135
}

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @mq_getattr(i32 noundef, ptr noundef) #2

declare i32 @mq_send(i32 noundef, ptr noundef, i64 noundef, i32 noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @receive_one(ptr noundef %unused) #0 !dbg !136 {
entry:
  %unused.addr = alloca ptr, align 8
  %bytes = alloca [8 x i8], align 1
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !137, !DIExpression(), !138)
    #dbg_declare(ptr %bytes, !139, !DIExpression(), !143)
  call void @wait_for_request(), !dbg !144
  %0 = load i32, ptr @queue, align 4, !dbg !145
  %arraydecay = getelementptr inbounds [8 x i8], ptr %bytes, i64 0, i64 0, !dbg !146
  %call = call i64 @mq_receive(i32 noundef %0, ptr noundef %arraydecay, i64 noundef 8, ptr noundef null), !dbg !147
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !148
  ret ptr %1, !dbg !149
}

declare i32 @mq_close(i32 noundef) #2

declare i32 @mq_unlink(ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_cancel(i64 noundef) #2

declare i32 @sem_post(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @wait_for_request() #0 !dbg !150 {
entry:
  %call = call i32 @pthread_setcancelstate(i32 noundef 1, ptr noundef null), !dbg !153
  %call1 = call i32 @sem_wait(ptr noundef @begin), !dbg !154
  %call2 = call i32 @pthread_setcancelstate(i32 noundef 0, ptr noundef null), !dbg !155
  ret void, !dbg !156
}

declare i32 @pthread_setcancelstate(i32 noundef, ptr noundef) #2

declare i32 @sem_wait(ptr noundef) #2

declare i64 @mq_receive(i32 noundef, ptr noundef, i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!63, !64, !65, !66, !67, !68, !69}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "cancelled_queues.c", directory: ".", checksumkind: CSK_MD5, checksum: "3bf574d98295d4537754154f711f3b79")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 17)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "queue", scope: !9, file: !2, line: 22, type: !62, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !12, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !{!0, !13, !18, !23, !29, !34, !39, !44, !46, !7, !60}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 59, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 23)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 59, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 19)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 59, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 40, elements: !27)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!27 = !{!28}
!28 = !DISubrange(count: 5)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 60, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 528, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 66)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 61, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 2)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !2, line: 62, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 26)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 63, type: !31, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "begin", scope: !9, file: !2, line: 21, type: !48, isLocal: true, isDefinition: true)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !49, line: 11, baseType: !50)
!49 = !DIFile(filename: "../../libc-shim/include/semaphore.h", directory: ".", checksumkind: CSK_MD5, checksum: "82374f60a482038d1bb9c53a7d9b0cc7")
!50 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !49, line: 7, size: 256, elements: !51)
!51 = !{!52, !54, !58}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !50, file: !49, line: 8, baseType: !53, size: 32)
!53 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !50, file: !49, line: 9, baseType: !55, size: 256)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 32)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !50, file: !49, line: 10, baseType: !59, size: 64)
!59 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !36, isLocal: true, isDefinition: true)
!62 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!63 = !{i32 7, !"Dwarf Version", i32 5}
!64 = !{i32 2, !"Debug Info Version", i32 3}
!65 = !{i32 1, !"wchar_size", i32 4}
!66 = !{i32 8, !"PIC Level", i32 2}
!67 = !{i32 7, !"PIE Level", i32 2}
!68 = !{i32 7, !"uwtable", i32 2}
!69 = !{i32 7, !"frame-pointer", i32 2}
!70 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 53, type: !71, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !73)
!71 = !DISubroutineType(types: !72)
!72 = !{!62}
!73 = !{}
!74 = !DILocalVariable(name: "attributes", scope: !70, file: !2, line: 54, type: !75)
!75 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mq_attr", file: !2, line: 11, size: 512, elements: !76)
!76 = !{!77, !78, !79, !80, !81}
!77 = !DIDerivedType(tag: DW_TAG_member, name: "mq_flags", scope: !75, file: !2, line: 12, baseType: !59, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "mq_maxmsg", scope: !75, file: !2, line: 12, baseType: !59, size: 64, offset: 64)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "mq_msgsize", scope: !75, file: !2, line: 12, baseType: !59, size: 64, offset: 128)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "mq_curmsgs", scope: !75, file: !2, line: 12, baseType: !59, size: 64, offset: 192)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "unused", scope: !75, file: !2, line: 12, baseType: !82, size: 256, offset: 256)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !59, size: 256, elements: !83)
!83 = !{!84}
!84 = !DISubrange(count: 4)
!85 = !DILocation(line: 54, column: 18, scope: !70)
!86 = !DILocation(line: 55, column: 14, scope: !70)
!87 = !DILocation(line: 55, column: 24, scope: !70)
!88 = !DILocation(line: 56, column: 14, scope: !70)
!89 = !DILocation(line: 56, column: 25, scope: !70)
!90 = !DILocation(line: 57, column: 11, scope: !70)
!91 = !DILocation(line: 57, column: 9, scope: !70)
!92 = !DILocation(line: 58, column: 3, scope: !70)
!93 = !DILocation(line: 59, column: 3, scope: !70)
!94 = !DILocation(line: 60, column: 3, scope: !70)
!95 = !DILocation(line: 61, column: 11, scope: !70)
!96 = !DILocation(line: 61, column: 3, scope: !70)
!97 = !DILocation(line: 62, column: 3, scope: !70)
!98 = !DILocation(line: 63, column: 3, scope: !70)
!99 = !DILocation(line: 64, column: 12, scope: !70)
!100 = !DILocation(line: 64, column: 3, scope: !70)
!101 = !DILocation(line: 65, column: 3, scope: !70)
!102 = !DILocation(line: 66, column: 1, scope: !70)
!103 = distinct !DISubprogram(name: "is_cancelled", scope: !2, file: !2, line: 43, type: !104, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !73)
!104 = !DISubroutineType(types: !105)
!105 = !{!62, !106}
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64)
!107 = !DISubroutineType(types: !108)
!108 = !{!11, !11}
!109 = !DILocalVariable(name: "work", arg: 1, scope: !103, file: !2, line: 43, type: !106)
!110 = !DILocation(line: 43, column: 33, scope: !103)
!111 = !DILocalVariable(name: "thread", scope: !103, file: !2, line: 44, type: !112)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !113, line: 75, baseType: !114)
!113 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!114 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!115 = !DILocation(line: 44, column: 13, scope: !103)
!116 = !DILocalVariable(name: "result", scope: !103, file: !2, line: 45, type: !11)
!117 = !DILocation(line: 45, column: 9, scope: !103)
!118 = !DILocation(line: 46, column: 33, scope: !103)
!119 = !DILocation(line: 46, column: 3, scope: !103)
!120 = !DILocation(line: 47, column: 18, scope: !103)
!121 = !DILocation(line: 47, column: 3, scope: !103)
!122 = !DILocation(line: 48, column: 3, scope: !103)
!123 = !DILocation(line: 49, column: 16, scope: !103)
!124 = !DILocation(line: 49, column: 3, scope: !103)
!125 = !DILocation(line: 50, column: 10, scope: !103)
!126 = !DILocation(line: 50, column: 17, scope: !103)
!127 = !DILocation(line: 50, column: 3, scope: !103)
!128 = distinct !DISubprogram(name: "send_one", scope: !2, file: !2, line: 30, type: !107, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !73)
!129 = !DILocalVariable(name: "unused", arg: 1, scope: !128, file: !2, line: 30, type: !11)
!130 = !DILocation(line: 30, column: 29, scope: !128)
!131 = !DILocation(line: 31, column: 3, scope: !128)
!132 = !DILocation(line: 32, column: 11, scope: !128)
!133 = !DILocation(line: 32, column: 3, scope: !128)
!134 = !DILocation(line: 33, column: 10, scope: !128)
!135 = !DILocation(line: 33, column: 3, scope: !128)
!136 = distinct !DISubprogram(name: "receive_one", scope: !2, file: !2, line: 36, type: !107, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !73)
!137 = !DILocalVariable(name: "unused", arg: 1, scope: !136, file: !2, line: 36, type: !11)
!138 = !DILocation(line: 36, column: 32, scope: !136)
!139 = !DILocalVariable(name: "bytes", scope: !136, file: !2, line: 37, type: !140)
!140 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !141)
!141 = !{!142}
!142 = !DISubrange(count: 8)
!143 = !DILocation(line: 37, column: 8, scope: !136)
!144 = !DILocation(line: 38, column: 3, scope: !136)
!145 = !DILocation(line: 39, column: 14, scope: !136)
!146 = !DILocation(line: 39, column: 21, scope: !136)
!147 = !DILocation(line: 39, column: 3, scope: !136)
!148 = !DILocation(line: 40, column: 10, scope: !136)
!149 = !DILocation(line: 40, column: 3, scope: !136)
!150 = distinct !DISubprogram(name: "wait_for_request", scope: !2, file: !2, line: 24, type: !151, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!151 = !DISubroutineType(types: !152)
!152 = !{null}
!153 = !DILocation(line: 25, column: 3, scope: !150)
!154 = !DILocation(line: 26, column: 3, scope: !150)
!155 = !DILocation(line: 27, column: 3, scope: !150)
!156 = !DILocation(line: 28, column: 1, scope: !150)
