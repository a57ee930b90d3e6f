; ModuleID = 'sigaction_at_once_ok.c'
source_filename = "sigaction_at_once_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%union.anon = type { ptr }
%struct.__sigset_t = type { [16 x i64] }

@.str = private unnamed_addr constant [88 x i8] c"(last.sa_flags & SA_SIGINFO) ? last.sa_sigaction == informed : last.sa_handler == plain\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [23 x i8] c"sigaction_at_once_ok.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12
@seen = internal global [2 x ptr] zeroinitializer, align 16, !dbg !18
@.str.2 = private unnamed_addr constant [45 x i8] c"(seen[0] == SIG_DFL) != (seen[1] == SIG_DFL)\00", align 1, !dbg !30
@__const.set_plain.action = private unnamed_addr constant %struct.sigaction { %union.anon { ptr @plain }, %struct.__sigset_t zeroinitializer, i32 0, ptr null }, align 8
@__const.set_informed.action = private unnamed_addr constant %struct.sigaction { %union.anon { ptr @informed }, %struct.__sigset_t zeroinitializer, i32 4, ptr null }, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !45 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [2 x i64], align 16
  %i = alloca i32, align 4
  %last = alloca %struct.sigaction, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !49, !DIExpression(), !54)
  %arrayidx = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 0, !dbg !55
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @set_plain, ptr noundef null), !dbg !56
  %arrayidx1 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 1, !dbg !57
  %call2 = call i32 @pthread_create(ptr noundef %arrayidx1, ptr noundef null, ptr noundef @set_informed, ptr noundef null), !dbg !58
    #dbg_declare(ptr %i, !59, !DIExpression(), !61)
  store i32 0, ptr %i, align 4, !dbg !61
  br label %for.cond, !dbg !62

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !63
  %cmp = icmp slt i32 %0, 2, !dbg !65
  br i1 %cmp, label %for.body, label %for.end, !dbg !66

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !67
  %idxprom = sext i32 %1 to i64, !dbg !68
  %arrayidx3 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !68
  %2 = load i64, ptr %arrayidx3, align 8, !dbg !68
  %call4 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !69
  br label %for.inc, !dbg !69

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4, !dbg !70
  %inc = add nsw i32 %3, 1, !dbg !70
  store i32 %inc, ptr %i, align 4, !dbg !70
  br label %for.cond, !dbg !71, !llvm.loop !72

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %last, !75, !DIExpression(), !125)
  %call5 = call i32 @sigaction(i32 noundef 2, ptr noundef null, ptr noundef %last), !dbg !126
  %sa_flags = getelementptr inbounds %struct.sigaction, ptr %last, i32 0, i32 2, !dbg !127
  %4 = load i32, ptr %sa_flags, align 8, !dbg !127
  %and = and i32 %4, 4, !dbg !127
  %tobool = icmp ne i32 %and, 0, !dbg !127
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !127

cond.true:                                        ; preds = %for.end
  %__handler = getelementptr inbounds %struct.sigaction, ptr %last, i32 0, i32 0, !dbg !127
  %5 = load ptr, ptr %__handler, align 8, !dbg !127
  %cmp6 = icmp eq ptr %5, @informed, !dbg !127
  br i1 %cmp6, label %cond.true9, label %cond.false10, !dbg !127

cond.false:                                       ; preds = %for.end
  %__handler7 = getelementptr inbounds %struct.sigaction, ptr %last, i32 0, i32 0, !dbg !127
  %6 = load ptr, ptr %__handler7, align 8, !dbg !127
  %cmp8 = icmp eq ptr %6, @plain, !dbg !127
  br i1 %cmp8, label %cond.true9, label %cond.false10, !dbg !127

cond.true9:                                       ; preds = %cond.false, %cond.true
  br label %cond.end, !dbg !127

cond.false10:                                     ; preds = %cond.false, %cond.true
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__func__.main) #4, !dbg !127
  unreachable, !dbg !127

7:                                                ; No predecessors!
  br label %cond.end, !dbg !127

cond.end:                                         ; preds = %7, %cond.true9
  %8 = load ptr, ptr @seen, align 16, !dbg !128
  %cmp11 = icmp eq ptr %8, null, !dbg !128
  %conv = zext i1 %cmp11 to i32, !dbg !128
  %9 = load ptr, ptr getelementptr inbounds ([2 x ptr], ptr @seen, i64 0, i64 1), align 8, !dbg !128
  %cmp12 = icmp eq ptr %9, null, !dbg !128
  %conv13 = zext i1 %cmp12 to i32, !dbg !128
  %cmp14 = icmp ne i32 %conv, %conv13, !dbg !128
  br i1 %cmp14, label %cond.true16, label %cond.false17, !dbg !128

cond.true16:                                      ; preds = %cond.end
  br label %cond.end18, !dbg !128

cond.false17:                                     ; preds = %cond.end
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__func__.main) #4, !dbg !128
  unreachable, !dbg !128

10:                                               ; No predecessors!
  br label %cond.end18, !dbg !128

cond.end18:                                       ; preds = %10, %cond.true16
  ret i32 0, !dbg !129
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @set_plain(ptr noundef %unused) #0 !dbg !130 {
entry:
  %unused.addr = alloca ptr, align 8
  %action = alloca %struct.sigaction, align 8
  %old = alloca %struct.sigaction, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !133, !DIExpression(), !134)
    #dbg_declare(ptr %action, !135, !DIExpression(), !136)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %action, ptr align 8 @__const.set_plain.action, i64 152, i1 false), !dbg !136
    #dbg_declare(ptr %old, !137, !DIExpression(), !138)
  %call = call i32 @sigaction(i32 noundef 2, ptr noundef %action, ptr noundef %old), !dbg !139
  %__handler = getelementptr inbounds %struct.sigaction, ptr %old, i32 0, i32 0, !dbg !140
  %0 = load ptr, ptr %__handler, align 8, !dbg !140
  store ptr %0, ptr @seen, align 16, !dbg !141
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !142
  ret ptr %1, !dbg !143
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @set_informed(ptr noundef %unused) #0 !dbg !144 {
entry:
  %unused.addr = alloca ptr, align 8
  %action = alloca %struct.sigaction, align 8
  %old = alloca %struct.sigaction, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !145, !DIExpression(), !146)
    #dbg_declare(ptr %action, !147, !DIExpression(), !148)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %action, ptr align 8 @__const.set_informed.action, i64 152, i1 false), !dbg !148
    #dbg_declare(ptr %old, !149, !DIExpression(), !150)
  %call = call i32 @sigaction(i32 noundef 2, ptr noundef %action, ptr noundef %old), !dbg !151
  %__handler = getelementptr inbounds %struct.sigaction, ptr %old, i32 0, i32 0, !dbg !152
  %0 = load ptr, ptr %__handler, align 8, !dbg !152
  store ptr %0, ptr getelementptr inbounds ([2 x ptr], ptr @seen, i64 0, i64 1), align 8, !dbg !153
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !154
  ret ptr %1, !dbg !155
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @informed(i32 noundef %number, ptr noundef %info, ptr noundef %context) #0 !dbg !156 {
entry:
  %number.addr = alloca i32, align 4
  %info.addr = alloca ptr, align 8
  %context.addr = alloca ptr, align 8
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !157, !DIExpression(), !158)
  store ptr %info, ptr %info.addr, align 8
    #dbg_declare(ptr %info.addr, !159, !DIExpression(), !160)
  store ptr %context, ptr %context.addr, align 8
    #dbg_declare(ptr %context.addr, !161, !DIExpression(), !162)
  %0 = load i32, ptr %number.addr, align 4, !dbg !163
  %1 = load ptr, ptr %info.addr, align 8, !dbg !164
  %2 = load ptr, ptr %context.addr, align 8, !dbg !165
  ret void, !dbg !166
}

; Function Attrs: noinline nounwind uwtable
define internal void @plain(i32 noundef %number) #0 !dbg !167 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !168, !DIExpression(), !169)
  %0 = load i32, ptr %number.addr, align 4, !dbg !170
  ret void, !dbg !171
}

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "sigaction_at_once_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "381921cc9e902f67920ac01f55c17659")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 704, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 88)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 23)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "seen", scope: !20, file: !2, line: 9, type: !35, isLocal: true, isDefinition: true)
!20 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !21, globals: !29, splitDebugInlining: false, nameTableKind: None)
!21 = !{!22, !23}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "sighandler_t", file: !24, line: 10, baseType: !25)
!24 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "57a24cf5df3739c572112f257e5cb899")
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DISubroutineType(types: !27)
!27 = !{null, !28}
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !{!0, !7, !12, !30, !18}
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 360, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 45)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 128, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 2)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 31, type: !46, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !20, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!28}
!48 = !{}
!49 = !DILocalVariable(name: "threads", scope: !45, file: !2, line: 32, type: !50)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 128, elements: !36)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !52, line: 35, baseType: !53)
!52 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!53 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!54 = !DILocation(line: 32, column: 13, scope: !45)
!55 = !DILocation(line: 33, column: 19, scope: !45)
!56 = !DILocation(line: 33, column: 3, scope: !45)
!57 = !DILocation(line: 34, column: 19, scope: !45)
!58 = !DILocation(line: 34, column: 3, scope: !45)
!59 = !DILocalVariable(name: "i", scope: !60, file: !2, line: 35, type: !28)
!60 = distinct !DILexicalBlock(scope: !45, file: !2, line: 35, column: 3)
!61 = !DILocation(line: 35, column: 12, scope: !60)
!62 = !DILocation(line: 35, column: 8, scope: !60)
!63 = !DILocation(line: 35, column: 19, scope: !64)
!64 = distinct !DILexicalBlock(scope: !60, file: !2, line: 35, column: 3)
!65 = !DILocation(line: 35, column: 21, scope: !64)
!66 = !DILocation(line: 35, column: 3, scope: !60)
!67 = !DILocation(line: 36, column: 26, scope: !64)
!68 = !DILocation(line: 36, column: 18, scope: !64)
!69 = !DILocation(line: 36, column: 5, scope: !64)
!70 = !DILocation(line: 35, column: 27, scope: !64)
!71 = !DILocation(line: 35, column: 3, scope: !64)
!72 = distinct !{!72, !66, !73, !74}
!73 = !DILocation(line: 36, column: 34, scope: !60)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocalVariable(name: "last", scope: !45, file: !2, line: 37, type: !76)
!76 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !24, line: 110, size: 1216, elements: !77)
!77 = !{!78, !111, !120, !121}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__handler", scope: !76, file: !24, line: 114, baseType: !79, size: 64)
!79 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !76, file: !24, line: 111, size: 64, elements: !80)
!80 = !{!81, !82}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !79, file: !24, line: 112, baseType: !23, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !79, file: !24, line: 113, baseType: !83, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!84 = !DISubroutineType(types: !85)
!85 = !{null, !28, !86, !22}
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !24, line: 98, baseType: !88)
!88 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !24, line: 89, size: 1024, elements: !89)
!89 = !{!90, !91, !92, !93, !95, !98, !99, !100, !102, !107}
!90 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !88, file: !24, line: 90, baseType: !28, size: 32)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !88, file: !24, line: 90, baseType: !28, size: 32, offset: 32)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !88, file: !24, line: 90, baseType: !28, size: 32, offset: 64)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !88, file: !24, line: 91, baseType: !94, size: 32, offset: 96)
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "pid_t", file: !52, line: 18, baseType: !28)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !88, file: !24, line: 92, baseType: !96, size: 32, offset: 128)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "uid_t", file: !52, line: 19, baseType: !97)
!97 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !88, file: !24, line: 93, baseType: !28, size: 32, offset: 160)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !88, file: !24, line: 94, baseType: !22, size: 64, offset: 192)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !88, file: !24, line: 95, baseType: !101, size: 64, offset: 256)
!101 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "si_value", scope: !88, file: !24, line: 96, baseType: !103, size: 64, offset: 320)
!103 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !24, line: 76, size: 64, elements: !104)
!104 = !{!105, !106}
!105 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !103, file: !24, line: 77, baseType: !28, size: 32)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !103, file: !24, line: 78, baseType: !22, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__room", scope: !88, file: !24, line: 97, baseType: !108, size: 640, offset: 384)
!108 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 640, elements: !109)
!109 = !{!110}
!110 = !DISubrange(count: 80)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !76, file: !24, line: 117, baseType: !112, size: 1024, offset: 64)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !24, line: 71, baseType: !113)
!113 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !24, line: 67, baseType: !114)
!114 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !24, line: 65, size: 1024, elements: !115)
!115 = !{!116}
!116 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !114, file: !24, line: 66, baseType: !117, size: 1024)
!117 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 1024, elements: !118)
!118 = !{!119}
!119 = !DISubrange(count: 16)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !76, file: !24, line: 118, baseType: !28, size: 32, offset: 1088)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !76, file: !24, line: 119, baseType: !122, size: 64, offset: 1152)
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !123, size: 64)
!123 = !DISubroutineType(types: !124)
!124 = !{null}
!125 = !DILocation(line: 37, column: 20, scope: !45)
!126 = !DILocation(line: 38, column: 3, scope: !45)
!127 = !DILocation(line: 39, column: 3, scope: !45)
!128 = !DILocation(line: 40, column: 3, scope: !45)
!129 = !DILocation(line: 41, column: 3, scope: !45)
!130 = distinct !DISubprogram(name: "set_plain", scope: !2, file: !2, line: 17, type: !131, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !48)
!131 = !DISubroutineType(types: !132)
!132 = !{!22, !22}
!133 = !DILocalVariable(name: "unused", arg: 1, scope: !130, file: !2, line: 17, type: !22)
!134 = !DILocation(line: 17, column: 30, scope: !130)
!135 = !DILocalVariable(name: "action", scope: !130, file: !2, line: 18, type: !76)
!136 = !DILocation(line: 18, column: 20, scope: !130)
!137 = !DILocalVariable(name: "old", scope: !130, file: !2, line: 18, type: !76)
!138 = !DILocation(line: 18, column: 54, scope: !130)
!139 = !DILocation(line: 19, column: 3, scope: !130)
!140 = !DILocation(line: 20, column: 17, scope: !130)
!141 = !DILocation(line: 20, column: 11, scope: !130)
!142 = !DILocation(line: 21, column: 10, scope: !130)
!143 = !DILocation(line: 21, column: 3, scope: !130)
!144 = distinct !DISubprogram(name: "set_informed", scope: !2, file: !2, line: 24, type: !131, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !48)
!145 = !DILocalVariable(name: "unused", arg: 1, scope: !144, file: !2, line: 24, type: !22)
!146 = !DILocation(line: 24, column: 33, scope: !144)
!147 = !DILocalVariable(name: "action", scope: !144, file: !2, line: 25, type: !76)
!148 = !DILocation(line: 25, column: 20, scope: !144)
!149 = !DILocalVariable(name: "old", scope: !144, file: !2, line: 25, type: !76)
!150 = !DILocation(line: 25, column: 83, scope: !144)
!151 = !DILocation(line: 26, column: 3, scope: !144)
!152 = !DILocation(line: 27, column: 17, scope: !144)
!153 = !DILocation(line: 27, column: 11, scope: !144)
!154 = !DILocation(line: 28, column: 10, scope: !144)
!155 = !DILocation(line: 28, column: 3, scope: !144)
!156 = distinct !DISubprogram(name: "informed", scope: !2, file: !2, line: 13, type: !84, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !48)
!157 = !DILocalVariable(name: "number", arg: 1, scope: !156, file: !2, line: 13, type: !28)
!158 = !DILocation(line: 13, column: 26, scope: !156)
!159 = !DILocalVariable(name: "info", arg: 2, scope: !156, file: !2, line: 13, type: !86)
!160 = !DILocation(line: 13, column: 45, scope: !156)
!161 = !DILocalVariable(name: "context", arg: 3, scope: !156, file: !2, line: 13, type: !22)
!162 = !DILocation(line: 13, column: 57, scope: !156)
!163 = !DILocation(line: 14, column: 9, scope: !156)
!164 = !DILocation(line: 14, column: 23, scope: !156)
!165 = !DILocation(line: 14, column: 35, scope: !156)
!166 = !DILocation(line: 15, column: 1, scope: !156)
!167 = distinct !DISubprogram(name: "plain", scope: !2, file: !2, line: 11, type: !26, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !48)
!168 = !DILocalVariable(name: "number", arg: 1, scope: !167, file: !2, line: 11, type: !28)
!169 = !DILocation(line: 11, column: 23, scope: !167)
!170 = !DILocation(line: 11, column: 39, scope: !167)
!171 = !DILocation(line: 11, column: 47, scope: !167)
