; ModuleID = 'sigsuspend_twice_ok.c'
source_filename = "sigsuspend_twice_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%union.anon = type { ptr }
%struct.__sigset_t = type { [16 x i64] }
%struct.siginfo_t = type { i32, i32, i32, i32, i32, i32, ptr, i64, %union.sigval, [80 x i8] }
%union.sigval = type { ptr }

@__const.main.action = private unnamed_addr constant %struct.sigaction { %union.anon { ptr @note }, %struct.__sigset_t zeroinitializer, i32 4, ptr null }, align 8
@count = internal global i32 0, align 4, !dbg !0
@values = internal global [2 x i32] zeroinitializer, align 4, !dbg !27
@.str = private unnamed_addr constant [33 x i8] c"values[0] == 1 && values[1] == 2\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [22 x i8] c"sigsuspend_twice_ok.c\00", align 1, !dbg !16
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !43 {
entry:
  %retval = alloca i32, align 4
  %first = alloca %struct.__sigset_t, align 8
  %none = alloca %struct.__sigset_t, align 8
  %action = alloca %struct.sigaction, align 8
  %self = alloca i64, align 8
  %other = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %first, !47, !DIExpression(), !56)
    #dbg_declare(ptr %none, !57, !DIExpression(), !58)
  %call = call i32 @sigemptyset(ptr noundef %none), !dbg !59
  %call1 = call i32 @sigemptyset(ptr noundef %first), !dbg !60
  %call2 = call i32 @sigaddset(ptr noundef %first, i32 noundef 34), !dbg !61
    #dbg_declare(ptr %action, !62, !DIExpression(), !109)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %action, ptr align 8 @__const.main.action, i64 152, i1 false), !dbg !109
  %call3 = call i32 @sigaction(i32 noundef 34, ptr noundef %action, ptr noundef null), !dbg !110
  %call4 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef %first, ptr noundef null), !dbg !111
    #dbg_declare(ptr %self, !112, !DIExpression(), !113)
  %call5 = call i64 @pthread_self(), !dbg !114
  store i64 %call5, ptr %self, align 8, !dbg !113
    #dbg_declare(ptr %other, !115, !DIExpression(), !116)
  %call6 = call i32 @pthread_create(ptr noundef %other, ptr noundef null, ptr noundef @sender, ptr noundef %self), !dbg !117
  br label %while.cond, !dbg !118

while.cond:                                       ; preds = %while.body, %entry
  %0 = load volatile i32, ptr @count, align 4, !dbg !119
  %cmp = icmp slt i32 %0, 2, !dbg !120
  br i1 %cmp, label %while.body, label %while.end, !dbg !118

while.body:                                       ; preds = %while.cond
  %call7 = call i32 @sigsuspend(ptr noundef %none), !dbg !121
  br label %while.cond, !dbg !118, !llvm.loop !122

while.end:                                        ; preds = %while.cond
  %1 = load i64, ptr %other, align 8, !dbg !125
  %call8 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !126
  %2 = load i32, ptr @values, align 4, !dbg !127
  %cmp9 = icmp eq i32 %2, 1, !dbg !127
  br i1 %cmp9, label %land.lhs.true, label %cond.false, !dbg !127

land.lhs.true:                                    ; preds = %while.end
  %3 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @values, i64 0, i64 1), align 4, !dbg !127
  %cmp10 = icmp eq i32 %3, 2, !dbg !127
  br i1 %cmp10, label %cond.true, label %cond.false, !dbg !127

cond.true:                                        ; preds = %land.lhs.true
  br label %cond.end, !dbg !127

cond.false:                                       ; preds = %land.lhs.true, %while.end
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__func__.main) #4, !dbg !127
  unreachable, !dbg !127

4:                                                ; No predecessors!
  br label %cond.end, !dbg !127

cond.end:                                         ; preds = %4, %cond.true
  ret i32 0, !dbg !128
}

declare i32 @sigemptyset(ptr noundef) #1

declare i32 @sigaddset(ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @note(i32 noundef %number, ptr noundef %info, ptr noundef %context) #0 !dbg !129 {
entry:
  %number.addr = alloca i32, align 4
  %info.addr = alloca ptr, align 8
  %context.addr = alloca ptr, align 8
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !130, !DIExpression(), !131)
  store ptr %info, ptr %info.addr, align 8
    #dbg_declare(ptr %info.addr, !132, !DIExpression(), !133)
  store ptr %context, ptr %context.addr, align 8
    #dbg_declare(ptr %context.addr, !134, !DIExpression(), !135)
  %0 = load i32, ptr %number.addr, align 4, !dbg !136
  %1 = load ptr, ptr %context.addr, align 8, !dbg !137
  %2 = load ptr, ptr %info.addr, align 8, !dbg !138
  %si_value = getelementptr inbounds %struct.siginfo_t, ptr %2, i32 0, i32 8, !dbg !139
  %3 = load i32, ptr %si_value, align 8, !dbg !140
  %4 = load volatile i32, ptr @count, align 4, !dbg !141
  %inc = add nsw i32 %4, 1, !dbg !141
  store volatile i32 %inc, ptr @count, align 4, !dbg !141
  %idxprom = sext i32 %4 to i64, !dbg !142
  %arrayidx = getelementptr inbounds [2 x i32], ptr @values, i64 0, i64 %idxprom, !dbg !142
  store i32 %3, ptr %arrayidx, align 4, !dbg !143
  ret void, !dbg !144
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) #1

declare i64 @pthread_self() #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @sender(ptr noundef %main_thread) #0 !dbg !145 {
entry:
  %main_thread.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %.compoundliteral = alloca %union.sigval, align 8
  store ptr %main_thread, ptr %main_thread.addr, align 8
    #dbg_declare(ptr %main_thread.addr, !148, !DIExpression(), !149)
    #dbg_declare(ptr %i, !150, !DIExpression(), !152)
  store i32 1, ptr %i, align 4, !dbg !152
  br label %for.cond, !dbg !153

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !154
  %cmp = icmp sle i32 %0, 2, !dbg !156
  br i1 %cmp, label %for.body, label %for.end, !dbg !157

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %main_thread.addr, align 8, !dbg !158
  %2 = load i64, ptr %1, align 8, !dbg !159
  %3 = load i32, ptr %i, align 4, !dbg !160
  store i32 %3, ptr %.compoundliteral, align 8, !dbg !161
  %coerce.dive = getelementptr inbounds %union.sigval, ptr %.compoundliteral, i32 0, i32 0, !dbg !162
  %4 = load ptr, ptr %coerce.dive, align 8, !dbg !162
  %call = call i32 @pthread_sigqueue(i64 noundef %2, i32 noundef 34, ptr %4), !dbg !162
  br label %for.inc, !dbg !162

for.inc:                                          ; preds = %for.body
  %5 = load i32, ptr %i, align 4, !dbg !163
  %inc = add nsw i32 %5, 1, !dbg !163
  store i32 %inc, ptr %i, align 4, !dbg !163
  br label %for.cond, !dbg !164, !llvm.loop !165

for.end:                                          ; preds = %for.cond
  ret ptr null, !dbg !167
}

declare i32 @sigsuspend(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_sigqueue(i64 noundef, i32 noundef, ptr) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 10, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sigsuspend_twice_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "4c8d69dcf09f83664e58d9a371e0d852")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !7, line: 75, baseType: !8)
!7 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!8 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!9 = !{!10, !16, !21, !0, !27}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 264, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 33)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 176, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 22)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 40, elements: !25)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !{!26}
!26 = !DISubrange(count: 5)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "values", scope: !2, file: !3, line: 11, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 64, elements: !31)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{!32}
!32 = !DISubrange(count: 2)
!33 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !34)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "sig_atomic_t", file: !35, line: 9, baseType: !30)
!35 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "ce91b7d906fa137326fde6a4d8625cbe")
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 8, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 2}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !44, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !46)
!44 = !DISubroutineType(types: !45)
!45 = !{!30}
!46 = !{}
!47 = !DILocalVariable(name: "first", scope: !43, file: !3, line: 25, type: !48)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !35, line: 89, baseType: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !35, line: 85, baseType: !50)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !35, line: 83, size: 1024, elements: !51)
!51 = !{!52}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !50, file: !35, line: 84, baseType: !53, size: 1024)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1024, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 16)
!56 = !DILocation(line: 25, column: 14, scope: !43)
!57 = !DILocalVariable(name: "none", scope: !43, file: !3, line: 25, type: !48)
!58 = !DILocation(line: 25, column: 21, scope: !43)
!59 = !DILocation(line: 26, column: 5, scope: !43)
!60 = !DILocation(line: 27, column: 5, scope: !43)
!61 = !DILocation(line: 28, column: 5, scope: !43)
!62 = !DILocalVariable(name: "action", scope: !43, file: !3, line: 29, type: !63)
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !35, line: 201, size: 1216, elements: !64)
!64 = !{!65, !103, !104, !105}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__handler", scope: !63, file: !35, line: 205, baseType: !66, size: 64)
!66 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !63, file: !35, line: 202, size: 64, elements: !67)
!67 = !{!68, !73}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !66, file: !35, line: 203, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "sighandler_t", file: !35, line: 10, baseType: !70)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DISubroutineType(types: !72)
!72 = !{null, !30}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !66, file: !35, line: 204, baseType: !74, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!75 = !DISubroutineType(types: !76)
!76 = !{null, !30, !77, !91}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !35, line: 116, baseType: !79)
!79 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !35, line: 107, size: 1024, elements: !80)
!80 = !{!81, !82, !83, !84, !86, !89, !90, !92, !94, !99}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !79, file: !35, line: 108, baseType: !30, size: 32)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !79, file: !35, line: 108, baseType: !30, size: 32, offset: 32)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !79, file: !35, line: 108, baseType: !30, size: 32, offset: 64)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !79, file: !35, line: 109, baseType: !85, size: 32, offset: 96)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "pid_t", file: !7, line: 26, baseType: !30)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !79, file: !35, line: 110, baseType: !87, size: 32, offset: 128)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "uid_t", file: !7, line: 30, baseType: !88)
!88 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !79, file: !35, line: 111, baseType: !30, size: 32, offset: 160)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !79, file: !35, line: 112, baseType: !91, size: 64, offset: 192)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !79, file: !35, line: 113, baseType: !93, size: 64, offset: 256)
!93 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "si_value", scope: !79, file: !35, line: 114, baseType: !95, size: 64, offset: 320)
!95 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !35, line: 94, size: 64, elements: !96)
!96 = !{!97, !98}
!97 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !95, file: !35, line: 95, baseType: !30, size: 32)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !95, file: !35, line: 96, baseType: !91, size: 64)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__room", scope: !79, file: !35, line: 115, baseType: !100, size: 640, offset: 384)
!100 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 640, elements: !101)
!101 = !{!102}
!102 = !DISubrange(count: 80)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !63, file: !35, line: 208, baseType: !48, size: 1024, offset: 64)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !63, file: !35, line: 209, baseType: !30, size: 32, offset: 1088)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !63, file: !35, line: 210, baseType: !106, size: 64, offset: 1152)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64)
!107 = !DISubroutineType(types: !108)
!108 = !{null}
!109 = !DILocation(line: 29, column: 22, scope: !43)
!110 = !DILocation(line: 30, column: 5, scope: !43)
!111 = !DILocation(line: 31, column: 5, scope: !43)
!112 = !DILocalVariable(name: "self", scope: !43, file: !3, line: 32, type: !6)
!113 = !DILocation(line: 32, column: 15, scope: !43)
!114 = !DILocation(line: 32, column: 22, scope: !43)
!115 = !DILocalVariable(name: "other", scope: !43, file: !3, line: 32, type: !6)
!116 = !DILocation(line: 32, column: 38, scope: !43)
!117 = !DILocation(line: 33, column: 5, scope: !43)
!118 = !DILocation(line: 34, column: 5, scope: !43)
!119 = !DILocation(line: 34, column: 12, scope: !43)
!120 = !DILocation(line: 34, column: 18, scope: !43)
!121 = !DILocation(line: 35, column: 9, scope: !43)
!122 = distinct !{!122, !118, !123, !124}
!123 = !DILocation(line: 35, column: 25, scope: !43)
!124 = !{!"llvm.loop.mustprogress"}
!125 = !DILocation(line: 36, column: 18, scope: !43)
!126 = !DILocation(line: 36, column: 5, scope: !43)
!127 = !DILocation(line: 37, column: 5, scope: !43)
!128 = !DILocation(line: 38, column: 5, scope: !43)
!129 = distinct !DISubprogram(name: "note", scope: !3, file: !3, line: 13, type: !75, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!130 = !DILocalVariable(name: "number", arg: 1, scope: !129, file: !3, line: 13, type: !30)
!131 = !DILocation(line: 13, column: 22, scope: !129)
!132 = !DILocalVariable(name: "info", arg: 2, scope: !129, file: !3, line: 13, type: !77)
!133 = !DILocation(line: 13, column: 41, scope: !129)
!134 = !DILocalVariable(name: "context", arg: 3, scope: !129, file: !3, line: 13, type: !91)
!135 = !DILocation(line: 13, column: 53, scope: !129)
!136 = !DILocation(line: 14, column: 11, scope: !129)
!137 = !DILocation(line: 14, column: 25, scope: !129)
!138 = !DILocation(line: 15, column: 23, scope: !129)
!139 = !DILocation(line: 15, column: 29, scope: !129)
!140 = !DILocation(line: 15, column: 38, scope: !129)
!141 = !DILocation(line: 15, column: 17, scope: !129)
!142 = !DILocation(line: 15, column: 5, scope: !129)
!143 = !DILocation(line: 15, column: 21, scope: !129)
!144 = !DILocation(line: 16, column: 1, scope: !129)
!145 = distinct !DISubprogram(name: "sender", scope: !3, file: !3, line: 18, type: !146, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!146 = !DISubroutineType(types: !147)
!147 = !{!91, !91}
!148 = !DILocalVariable(name: "main_thread", arg: 1, scope: !145, file: !3, line: 18, type: !91)
!149 = !DILocation(line: 18, column: 27, scope: !145)
!150 = !DILocalVariable(name: "i", scope: !151, file: !3, line: 19, type: !30)
!151 = distinct !DILexicalBlock(scope: !145, file: !3, line: 19, column: 5)
!152 = !DILocation(line: 19, column: 14, scope: !151)
!153 = !DILocation(line: 19, column: 10, scope: !151)
!154 = !DILocation(line: 19, column: 21, scope: !155)
!155 = distinct !DILexicalBlock(scope: !151, file: !3, line: 19, column: 5)
!156 = !DILocation(line: 19, column: 23, scope: !155)
!157 = !DILocation(line: 19, column: 5, scope: !151)
!158 = !DILocation(line: 20, column: 40, scope: !155)
!159 = !DILocation(line: 20, column: 26, scope: !155)
!160 = !DILocation(line: 20, column: 92, scope: !155)
!161 = !DILocation(line: 20, column: 77, scope: !155)
!162 = !DILocation(line: 20, column: 9, scope: !155)
!163 = !DILocation(line: 19, column: 30, scope: !155)
!164 = !DILocation(line: 19, column: 5, scope: !155)
!165 = distinct !{!165, !157, !166, !124}
!166 = !DILocation(line: 20, column: 95, scope: !151)
!167 = !DILocation(line: 21, column: 5, scope: !145)
