; ModuleID = 'sigsuspend_ignored_ok.c'
source_filename = "sigsuspend_ignored_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__sigset_t = type { [16 x i64] }
%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%union.anon = type { ptr }

@came = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [35 x i8] c"came == SIGUSR1 || came == SIGUSR2\00", align 1, !dbg !16
@.str.1 = private unnamed_addr constant [24 x i8] c"sigsuspend_ignored_ok.c\00", align 1, !dbg !22
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !27
@.str.2 = private unnamed_addr constant [57 x i8] c"sigismember(&now, SIGUSR1) && sigismember(&now, SIGUSR2)\00", align 1, !dbg !33

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
entry:
  %retval = alloca i32, align 4
  %both = alloca %struct.__sigset_t, align 8
  %none = alloca %struct.__sigset_t, align 8
  %now = alloca %struct.__sigset_t, align 8
  %action = alloca %struct.sigaction, align 8
  %self = alloca i64, align 8
  %other = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %both, !51, !DIExpression(), !60)
    #dbg_declare(ptr %none, !61, !DIExpression(), !62)
    #dbg_declare(ptr %now, !63, !DIExpression(), !64)
  %call = call i32 @sigemptyset(ptr noundef %none), !dbg !65
  %call1 = call i32 @sigemptyset(ptr noundef %both), !dbg !66
  %call2 = call i32 @sigaddset(ptr noundef %both, i32 noundef 10), !dbg !67
  %call3 = call i32 @sigaddset(ptr noundef %both, i32 noundef 12), !dbg !68
    #dbg_declare(ptr %action, !69, !DIExpression(), !112)
  %__handler = getelementptr inbounds %struct.sigaction, ptr %action, i32 0, i32 0, !dbg !113
  store ptr @note, ptr %__handler, align 8, !dbg !114
  %sa_mask = getelementptr inbounds %struct.sigaction, ptr %action, i32 0, i32 1, !dbg !113
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %sa_mask, ptr align 8 %both, i64 128, i1 false), !dbg !115
  %sa_flags = getelementptr inbounds %struct.sigaction, ptr %action, i32 0, i32 2, !dbg !113
  store i32 0, ptr %sa_flags, align 8, !dbg !113
  %sa_restorer = getelementptr inbounds %struct.sigaction, ptr %action, i32 0, i32 3, !dbg !113
  store ptr null, ptr %sa_restorer, align 8, !dbg !113
  %call4 = call i32 @sigaction(i32 noundef 10, ptr noundef %action, ptr noundef null), !dbg !116
  %call5 = call i32 @sigaction(i32 noundef 12, ptr noundef %action, ptr noundef null), !dbg !117
  %call6 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef %both, ptr noundef null), !dbg !118
    #dbg_declare(ptr %self, !119, !DIExpression(), !120)
  %call7 = call i64 @pthread_self(), !dbg !121
  store i64 %call7, ptr %self, align 8, !dbg !120
    #dbg_declare(ptr %other, !122, !DIExpression(), !123)
  %call8 = call i32 @pthread_create(ptr noundef %other, ptr noundef null, ptr noundef @sender, ptr noundef %self), !dbg !124
  %call9 = call i32 @sigsuspend(ptr noundef %none), !dbg !125
  %0 = load volatile i32, ptr @came, align 4, !dbg !126
  %cmp = icmp eq i32 %0, 10, !dbg !126
  br i1 %cmp, label %cond.true, label %lor.lhs.false, !dbg !126

lor.lhs.false:                                    ; preds = %entry
  %1 = load volatile i32, ptr @came, align 4, !dbg !126
  %cmp10 = icmp eq i32 %1, 12, !dbg !126
  br i1 %cmp10, label %cond.true, label %cond.false, !dbg !126

cond.true:                                        ; preds = %lor.lhs.false, %entry
  br label %cond.end, !dbg !126

cond.false:                                       ; preds = %lor.lhs.false
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__func__.main) #4, !dbg !126
  unreachable, !dbg !126

2:                                                ; No predecessors!
  br label %cond.end, !dbg !126

cond.end:                                         ; preds = %2, %cond.true
  %call11 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef null, ptr noundef %now), !dbg !127
  %call12 = call i32 @sigismember(ptr noundef %now, i32 noundef 10), !dbg !128
  %tobool = icmp ne i32 %call12, 0, !dbg !128
  br i1 %tobool, label %land.lhs.true, label %cond.false16, !dbg !128

land.lhs.true:                                    ; preds = %cond.end
  %call13 = call i32 @sigismember(ptr noundef %now, i32 noundef 12), !dbg !128
  %tobool14 = icmp ne i32 %call13, 0, !dbg !128
  br i1 %tobool14, label %cond.true15, label %cond.false16, !dbg !128

cond.true15:                                      ; preds = %land.lhs.true
  br label %cond.end17, !dbg !128

cond.false16:                                     ; preds = %land.lhs.true, %cond.end
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__func__.main) #4, !dbg !128
  unreachable, !dbg !128

3:                                                ; No predecessors!
  br label %cond.end17, !dbg !128

cond.end17:                                       ; preds = %3, %cond.true15
  %4 = load i64, ptr %other, align 8, !dbg !129
  %call18 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !130
  ret i32 0, !dbg !131
}

declare i32 @sigemptyset(ptr noundef) #1

declare i32 @sigaddset(ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @note(i32 noundef %number) #0 !dbg !132 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !133, !DIExpression(), !134)
  %0 = load i32, ptr %number.addr, align 4, !dbg !135
  store volatile i32 %0, ptr @came, align 4, !dbg !136
  ret void, !dbg !137
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) #1

declare i64 @pthread_self() #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @sender(ptr noundef %main_thread) #0 !dbg !138 {
entry:
  %main_thread.addr = alloca ptr, align 8
  store ptr %main_thread, ptr %main_thread.addr, align 8
    #dbg_declare(ptr %main_thread.addr, !141, !DIExpression(), !142)
  %0 = load ptr, ptr %main_thread.addr, align 8, !dbg !143
  %1 = load i64, ptr %0, align 8, !dbg !144
  %call = call i32 @pthread_kill(i64 noundef %1, i32 noundef 10), !dbg !145
  %call1 = call ptr @signal(i32 noundef 10, ptr noundef inttoptr (i64 1 to ptr)), !dbg !146
  %2 = load ptr, ptr %main_thread.addr, align 8, !dbg !147
  %3 = load i64, ptr %2, align 8, !dbg !148
  %call2 = call i32 @pthread_kill(i64 noundef %3, i32 noundef 12), !dbg !149
  ret ptr null, !dbg !150
}

declare i32 @sigsuspend(ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @sigismember(ptr noundef, i32 noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_kill(i64 noundef, i32 noundef) #1

declare ptr @signal(i32 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "came", scope: !2, file: !3, line: 9, type: !38, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sigsuspend_ignored_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "af5772bd373dcf7cecfd8212710696ed")
!4 = !{!5, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !7, line: 75, baseType: !8)
!7 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!8 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "sighandler_t", file: !10, line: 10, baseType: !11)
!10 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "c7b6cd9018a698e0adb86d32183bf039")
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DISubroutineType(types: !13)
!13 = !{null, !14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !22, !27, !33, !0}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 280, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 35)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 192, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 24)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 40, elements: !31)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!31 = !{!32}
!32 = !DISubrange(count: 5)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 456, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 57)
!38 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "sig_atomic_t", file: !10, line: 9, baseType: !14)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !48, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!14}
!50 = !{}
!51 = !DILocalVariable(name: "both", scope: !47, file: !3, line: 21, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !10, line: 89, baseType: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !10, line: 85, baseType: !54)
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !10, line: 83, size: 1024, elements: !55)
!55 = !{!56}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !54, file: !10, line: 84, baseType: !57, size: 1024)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1024, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 16)
!60 = !DILocation(line: 21, column: 14, scope: !47)
!61 = !DILocalVariable(name: "none", scope: !47, file: !3, line: 21, type: !52)
!62 = !DILocation(line: 21, column: 20, scope: !47)
!63 = !DILocalVariable(name: "now", scope: !47, file: !3, line: 21, type: !52)
!64 = !DILocation(line: 21, column: 26, scope: !47)
!65 = !DILocation(line: 22, column: 5, scope: !47)
!66 = !DILocation(line: 23, column: 5, scope: !47)
!67 = !DILocation(line: 24, column: 5, scope: !47)
!68 = !DILocation(line: 25, column: 5, scope: !47)
!69 = !DILocalVariable(name: "action", scope: !47, file: !3, line: 26, type: !70)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !10, line: 201, size: 1216, elements: !71)
!71 = !{!72, !106, !107, !108}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__handler", scope: !70, file: !10, line: 205, baseType: !73, size: 64)
!73 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !70, file: !10, line: 202, size: 64, elements: !74)
!74 = !{!75, !76}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !73, file: !10, line: 203, baseType: !9, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !73, file: !10, line: 204, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!78 = !DISubroutineType(types: !79)
!79 = !{null, !14, !80, !94}
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !10, line: 116, baseType: !82)
!82 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !10, line: 107, size: 1024, elements: !83)
!83 = !{!84, !85, !86, !87, !89, !92, !93, !95, !97, !102}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !82, file: !10, line: 108, baseType: !14, size: 32)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !82, file: !10, line: 108, baseType: !14, size: 32, offset: 32)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !82, file: !10, line: 108, baseType: !14, size: 32, offset: 64)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !82, file: !10, line: 109, baseType: !88, size: 32, offset: 96)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "pid_t", file: !7, line: 26, baseType: !14)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !82, file: !10, line: 110, baseType: !90, size: 32, offset: 128)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "uid_t", file: !7, line: 30, baseType: !91)
!91 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !82, file: !10, line: 111, baseType: !14, size: 32, offset: 160)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !82, file: !10, line: 112, baseType: !94, size: 64, offset: 192)
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !82, file: !10, line: 113, baseType: !96, size: 64, offset: 256)
!96 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "si_value", scope: !82, file: !10, line: 114, baseType: !98, size: 64, offset: 320)
!98 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !10, line: 94, size: 64, elements: !99)
!99 = !{!100, !101}
!100 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !98, file: !10, line: 95, baseType: !14, size: 32)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !98, file: !10, line: 96, baseType: !94, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__room", scope: !82, file: !10, line: 115, baseType: !103, size: 640, offset: 384)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 640, elements: !104)
!104 = !{!105}
!105 = !DISubrange(count: 80)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !70, file: !10, line: 208, baseType: !52, size: 1024, offset: 64)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !70, file: !10, line: 209, baseType: !14, size: 32, offset: 1088)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !70, file: !10, line: 210, baseType: !109, size: 64, offset: 1152)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!110 = !DISubroutineType(types: !111)
!111 = !{null}
!112 = !DILocation(line: 26, column: 22, scope: !47)
!113 = !DILocation(line: 26, column: 31, scope: !47)
!114 = !DILocation(line: 26, column: 34, scope: !47)
!115 = !DILocation(line: 26, column: 64, scope: !47)
!116 = !DILocation(line: 27, column: 5, scope: !47)
!117 = !DILocation(line: 28, column: 5, scope: !47)
!118 = !DILocation(line: 29, column: 5, scope: !47)
!119 = !DILocalVariable(name: "self", scope: !47, file: !3, line: 30, type: !6)
!120 = !DILocation(line: 30, column: 15, scope: !47)
!121 = !DILocation(line: 30, column: 22, scope: !47)
!122 = !DILocalVariable(name: "other", scope: !47, file: !3, line: 30, type: !6)
!123 = !DILocation(line: 30, column: 38, scope: !47)
!124 = !DILocation(line: 31, column: 5, scope: !47)
!125 = !DILocation(line: 32, column: 5, scope: !47)
!126 = !DILocation(line: 33, column: 5, scope: !47)
!127 = !DILocation(line: 34, column: 5, scope: !47)
!128 = !DILocation(line: 35, column: 5, scope: !47)
!129 = !DILocation(line: 36, column: 18, scope: !47)
!130 = !DILocation(line: 36, column: 5, scope: !47)
!131 = !DILocation(line: 37, column: 5, scope: !47)
!132 = distinct !DISubprogram(name: "note", scope: !3, file: !3, line: 11, type: !12, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!133 = !DILocalVariable(name: "number", arg: 1, scope: !132, file: !3, line: 11, type: !14)
!134 = !DILocation(line: 11, column: 22, scope: !132)
!135 = !DILocation(line: 11, column: 39, scope: !132)
!136 = !DILocation(line: 11, column: 37, scope: !132)
!137 = !DILocation(line: 11, column: 47, scope: !132)
!138 = distinct !DISubprogram(name: "sender", scope: !3, file: !3, line: 13, type: !139, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!139 = !DISubroutineType(types: !140)
!140 = !{!94, !94}
!141 = !DILocalVariable(name: "main_thread", arg: 1, scope: !138, file: !3, line: 13, type: !94)
!142 = !DILocation(line: 13, column: 27, scope: !138)
!143 = !DILocation(line: 14, column: 32, scope: !138)
!144 = !DILocation(line: 14, column: 18, scope: !138)
!145 = !DILocation(line: 14, column: 5, scope: !138)
!146 = !DILocation(line: 15, column: 5, scope: !138)
!147 = !DILocation(line: 16, column: 32, scope: !138)
!148 = !DILocation(line: 16, column: 18, scope: !138)
!149 = !DILocation(line: 16, column: 5, scope: !138)
!150 = !DILocation(line: 17, column: 5, scope: !138)
