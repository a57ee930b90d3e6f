; ModuleID = 'signal_of_thread_and_process_ok.c'
source_filename = "signal_of_thread_and_process_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%union.anon = type { ptr }
%struct.__sigset_t = type { [16 x i64] }
%struct.siginfo_t = type { i32, i32, i32, i32, i32, i32, ptr, i64, %union.sigval, [80 x i8] }
%union.sigval = type { ptr }

@users = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"users == 1\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [34 x i8] c"signal_of_thread_and_process_ok.c\00", align 1, !dbg !11
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !16
@count = internal global i32 0, align 4, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %action = alloca %struct.sigaction, align 8
  %set = alloca %struct.__sigset_t, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %action, !36, !DIExpression(), !94)
  call void @llvm.memset.p0.i64(ptr align 8 %action, i8 0, i64 152, i1 false), !dbg !94
  %0 = getelementptr inbounds %struct.sigaction, ptr %action, i32 0, i32 2, !dbg !94
  store i32 4, ptr %0, align 8, !dbg !94
    #dbg_declare(ptr %set, !95, !DIExpression(), !96)
  %__handler = getelementptr inbounds %struct.sigaction, ptr %action, i32 0, i32 0, !dbg !97
  store ptr @handle, ptr %__handler, align 8, !dbg !98
  %call = call i32 @sigaction(i32 noundef 10, ptr noundef %action, ptr noundef null), !dbg !99
  %call1 = call i32 @sigemptyset(ptr noundef %set), !dbg !100
  %call2 = call i32 @sigaddset(ptr noundef %set, i32 noundef 10), !dbg !101
  %call3 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef %set, ptr noundef null), !dbg !102
  %call4 = call i32 @raise(i32 noundef 10), !dbg !103
  %call5 = call i32 @getpid(), !dbg !104
  %call6 = call i32 @kill(i32 noundef %call5, i32 noundef 10), !dbg !105
  %call7 = call i32 @pthread_sigmask(i32 noundef 1, ptr noundef %set, ptr noundef null), !dbg !106
  %1 = load i32, ptr @users, align 4, !dbg !107
  %cmp = icmp eq i32 %1, 1, !dbg !107
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !107

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !107

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__func__.main) #4, !dbg !107
  unreachable, !dbg !107

2:                                                ; No predecessors!
  br label %cond.end, !dbg !107

cond.end:                                         ; preds = %2, %cond.true
  %3 = load i32, ptr @count, align 4, !dbg !108
  ret i32 %3, !dbg !109
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: noinline nounwind uwtable
define internal void @handle(i32 noundef %number, ptr noundef %info, ptr noundef %unused) #0 !dbg !110 {
entry:
  %number.addr = alloca i32, align 4
  %info.addr = alloca ptr, align 8
  %unused.addr = alloca ptr, align 8
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !111, !DIExpression(), !112)
  store ptr %info, ptr %info.addr, align 8
    #dbg_declare(ptr %info.addr, !113, !DIExpression(), !114)
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !115, !DIExpression(), !116)
  %0 = load i32, ptr %number.addr, align 4, !dbg !117
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !118
  %2 = load ptr, ptr %info.addr, align 8, !dbg !119
  %si_code = getelementptr inbounds %struct.siginfo_t, ptr %2, i32 0, i32 2, !dbg !120
  %3 = load i32, ptr %si_code, align 8, !dbg !120
  %cmp = icmp eq i32 %3, 0, !dbg !121
  %conv = zext i1 %cmp to i32, !dbg !121
  %4 = load i32, ptr @users, align 4, !dbg !122
  %add = add nsw i32 %4, %conv, !dbg !122
  store i32 %add, ptr @users, align 4, !dbg !122
  %5 = load i32, ptr @count, align 4, !dbg !123
  %inc = add nsw i32 %5, 1, !dbg !123
  store i32 %inc, ptr @count, align 4, !dbg !123
  ret void, !dbg !124
}

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #2

declare i32 @sigemptyset(ptr noundef) #2

declare i32 @sigaddset(ptr noundef, i32 noundef) #2

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) #2

declare i32 @raise(i32 noundef) #2

declare i32 @kill(i32 noundef, i32 noundef) #2

declare i32 @getpid() #2

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "users", scope: !2, file: !3, line: 9, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signal_of_thread_and_process_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "71a4e1fb439b2a93cca8305481932131")
!4 = !{!5, !11, !16, !22, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 88, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 11)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 272, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 34)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 40, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 5)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 9, type: !24, isLocal: true, isDefinition: true)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !33, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!24}
!35 = !{}
!36 = !DILocalVariable(name: "action", scope: !32, file: !3, line: 16, type: !37)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !38, line: 120, size: 1216, elements: !39)
!38 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "be54901a530ae01086d6c160e27136b6")
!39 = !{!40, !79, !89, !90}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__handler", scope: !37, file: !38, line: 124, baseType: !41, size: 64)
!41 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !37, file: !38, line: 121, size: 64, elements: !42)
!42 = !{!43, !48}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !41, file: !38, line: 122, baseType: !44, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "sighandler_t", file: !38, line: 10, baseType: !45)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DISubroutineType(types: !47)
!47 = !{null, !24}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !41, file: !38, line: 123, baseType: !49, size: 64)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DISubroutineType(types: !51)
!51 = !{null, !24, !52, !67}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !38, line: 104, baseType: !54)
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !38, line: 95, size: 1024, elements: !55)
!55 = !{!56, !57, !58, !59, !62, !65, !66, !68, !70, !75}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !54, file: !38, line: 96, baseType: !24, size: 32)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !54, file: !38, line: 96, baseType: !24, size: 32, offset: 32)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !54, file: !38, line: 96, baseType: !24, size: 32, offset: 64)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !54, file: !38, line: 97, baseType: !60, size: 32, offset: 96)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pid_t", file: !61, line: 18, baseType: !24)
!61 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!62 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !54, file: !38, line: 98, baseType: !63, size: 32, offset: 128)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "uid_t", file: !61, line: 19, baseType: !64)
!64 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !54, file: !38, line: 99, baseType: !24, size: 32, offset: 160)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !54, file: !38, line: 100, baseType: !67, size: 64, offset: 192)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !54, file: !38, line: 101, baseType: !69, size: 64, offset: 256)
!69 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "si_value", scope: !54, file: !38, line: 102, baseType: !71, size: 64, offset: 320)
!71 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !38, line: 82, size: 64, elements: !72)
!72 = !{!73, !74}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !71, file: !38, line: 83, baseType: !24, size: 32)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !71, file: !38, line: 84, baseType: !67, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__room", scope: !54, file: !38, line: 103, baseType: !76, size: 640, offset: 384)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 640, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 80)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !37, file: !38, line: 127, baseType: !80, size: 1024, offset: 64)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !38, line: 77, baseType: !81)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !38, line: 73, baseType: !82)
!82 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !38, line: 71, size: 1024, elements: !83)
!83 = !{!84}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !82, file: !38, line: 72, baseType: !85, size: 1024)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !86, size: 1024, elements: !87)
!86 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!87 = !{!88}
!88 = !DISubrange(count: 16)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !37, file: !38, line: 128, baseType: !24, size: 32, offset: 1088)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !37, file: !38, line: 129, baseType: !91, size: 64, offset: 1152)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!92 = !DISubroutineType(types: !93)
!93 = !{null}
!94 = !DILocation(line: 16, column: 20, scope: !32)
!95 = !DILocalVariable(name: "set", scope: !32, file: !3, line: 17, type: !80)
!96 = !DILocation(line: 17, column: 12, scope: !32)
!97 = !DILocation(line: 18, column: 10, scope: !32)
!98 = !DILocation(line: 18, column: 23, scope: !32)
!99 = !DILocation(line: 19, column: 3, scope: !32)
!100 = !DILocation(line: 20, column: 3, scope: !32)
!101 = !DILocation(line: 21, column: 3, scope: !32)
!102 = !DILocation(line: 22, column: 3, scope: !32)
!103 = !DILocation(line: 23, column: 3, scope: !32)
!104 = !DILocation(line: 24, column: 8, scope: !32)
!105 = !DILocation(line: 24, column: 3, scope: !32)
!106 = !DILocation(line: 25, column: 3, scope: !32)
!107 = !DILocation(line: 26, column: 3, scope: !32)
!108 = !DILocation(line: 27, column: 10, scope: !32)
!109 = !DILocation(line: 27, column: 3, scope: !32)
!110 = distinct !DISubprogram(name: "handle", scope: !3, file: !3, line: 10, type: !50, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!111 = !DILocalVariable(name: "number", arg: 1, scope: !110, file: !3, line: 10, type: !24)
!112 = !DILocation(line: 10, column: 24, scope: !110)
!113 = !DILocalVariable(name: "info", arg: 2, scope: !110, file: !3, line: 10, type: !52)
!114 = !DILocation(line: 10, column: 43, scope: !110)
!115 = !DILocalVariable(name: "unused", arg: 3, scope: !110, file: !3, line: 10, type: !67)
!116 = !DILocation(line: 10, column: 55, scope: !110)
!117 = !DILocation(line: 11, column: 9, scope: !110)
!118 = !DILocation(line: 11, column: 23, scope: !110)
!119 = !DILocation(line: 12, column: 12, scope: !110)
!120 = !DILocation(line: 12, column: 18, scope: !110)
!121 = !DILocation(line: 12, column: 26, scope: !110)
!122 = !DILocation(line: 12, column: 9, scope: !110)
!123 = !DILocation(line: 13, column: 8, scope: !110)
!124 = !DILocation(line: 14, column: 1, scope: !110)
