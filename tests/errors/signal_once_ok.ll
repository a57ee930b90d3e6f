; ModuleID = 'signal_once_ok.c'
source_filename = "signal_once_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%union.anon = type { ptr }
%struct.__sigset_t = type { [16 x i64] }

@calls = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [42 x i8] c"calls == 1 && action.sa_handler == second\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [17 x i8] c"signal_once_ok.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %action = alloca %struct.sigaction, align 8
  %thread = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %action, !35, !DIExpression(), !93)
  call void @llvm.memset.p0.i64(ptr align 8 %action, i8 0, i64 152, i1 false), !dbg !94
  %__handler = getelementptr inbounds %struct.sigaction, ptr %action, i32 0, i32 0, !dbg !95
  store ptr @first, ptr %__handler, align 8, !dbg !96
  %sa_flags = getelementptr inbounds %struct.sigaction, ptr %action, i32 0, i32 2, !dbg !97
  store i32 -2147483648, ptr %sa_flags, align 8, !dbg !98
  %call = call i32 @sigaction(i32 noundef 10, ptr noundef %action, ptr noundef null), !dbg !99
    #dbg_declare(ptr %thread, !100, !DIExpression(), !102)
  %call1 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @other, ptr noundef null), !dbg !103
  %call2 = call i32 @raise(i32 noundef 10), !dbg !104
  %0 = load i64, ptr %thread, align 8, !dbg !105
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !106
  %call4 = call i32 @sigaction(i32 noundef 10, ptr noundef null, ptr noundef %action), !dbg !107
  %atomic-load = load atomic i32, ptr @calls seq_cst, align 4, !dbg !108
  %cmp = icmp eq i32 %atomic-load, 1, !dbg !108
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !108

land.lhs.true:                                    ; preds = %entry
  %__handler5 = getelementptr inbounds %struct.sigaction, ptr %action, i32 0, i32 0, !dbg !108
  %1 = load ptr, ptr %__handler5, align 8, !dbg !108
  %cmp6 = icmp eq ptr %1, @second, !dbg !108
  br i1 %cmp6, label %cond.true, label %cond.false, !dbg !108

cond.true:                                        ; preds = %land.lhs.true
  br label %cond.end, !dbg !108

cond.false:                                       ; preds = %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__func__.main) #4, !dbg !108
  unreachable, !dbg !108

2:                                                ; No predecessors!
  br label %cond.end, !dbg !108

cond.end:                                         ; preds = %2, %cond.true
  ret i32 0, !dbg !109
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: noinline nounwind uwtable
define internal void @first(i32 noundef %number) #0 !dbg !110 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !111, !DIExpression(), !112)
  %0 = load i32, ptr %number.addr, align 4, !dbg !113
  %cmp = icmp eq i32 %0, 10, !dbg !114
  %conv = zext i1 %cmp to i32, !dbg !114
  %1 = atomicrmw add ptr @calls, i32 %conv seq_cst, align 4, !dbg !115
  %2 = add i32 %1, %conv, !dbg !115
  ret void, !dbg !116
}

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @other(ptr noundef %unused) #0 !dbg !117 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !120, !DIExpression(), !121)
  %call = call ptr @signal(i32 noundef 10, ptr noundef @second), !dbg !122
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !123
  ret ptr %0, !dbg !124
}

declare i32 @raise(i32 noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @second(i32 noundef %number) #0 !dbg !125 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !126, !DIExpression(), !127)
  %0 = load i32, ptr %number.addr, align 4, !dbg !128
  %cmp = icmp eq i32 %0, 10, !dbg !129
  %conv = zext i1 %cmp to i32, !dbg !129
  %1 = atomicrmw add ptr @calls, i32 %conv seq_cst, align 4, !dbg !130
  %2 = add i32 %1, %conv, !dbg !130
  ret void, !dbg !131
}

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare ptr @signal(i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "calls", scope: !2, file: !3, line: 10, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signal_once_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "3ad19664a9a3c7ed0cf72812c862fe89")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!7, !13, !18, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 336, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 42)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 17)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !5)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !33, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!33 = !DISubroutineType(types: !4)
!34 = !{}
!35 = !DILocalVariable(name: "action", scope: !32, file: !3, line: 21, type: !36)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !37, line: 120, size: 1216, elements: !38)
!37 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "7ec8b358a47ea38bc4ba573fe6f8fcf8")
!38 = !{!39, !78, !88, !89}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__handler", scope: !36, file: !37, line: 124, baseType: !40, size: 64)
!40 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !36, file: !37, line: 121, size: 64, elements: !41)
!41 = !{!42, !47}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !40, file: !37, line: 122, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "sighandler_t", file: !37, line: 10, baseType: !44)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DISubroutineType(types: !46)
!46 = !{null, !5}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !40, file: !37, line: 123, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!49 = !DISubroutineType(types: !50)
!50 = !{null, !5, !51, !66}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !37, line: 104, baseType: !53)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !37, line: 95, size: 1024, elements: !54)
!54 = !{!55, !56, !57, !58, !61, !64, !65, !67, !69, !74}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !53, file: !37, line: 96, baseType: !5, size: 32)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !53, file: !37, line: 96, baseType: !5, size: 32, offset: 32)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !53, file: !37, line: 96, baseType: !5, size: 32, offset: 64)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !53, file: !37, line: 97, baseType: !59, size: 32, offset: 96)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pid_t", file: !60, line: 18, baseType: !5)
!60 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!61 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !53, file: !37, line: 98, baseType: !62, size: 32, offset: 128)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "uid_t", file: !60, line: 19, baseType: !63)
!63 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !53, file: !37, line: 99, baseType: !5, size: 32, offset: 160)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !53, file: !37, line: 100, baseType: !66, size: 64, offset: 192)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !53, file: !37, line: 101, baseType: !68, size: 64, offset: 256)
!68 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "si_value", scope: !53, file: !37, line: 102, baseType: !70, size: 64, offset: 320)
!70 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !37, line: 82, size: 64, elements: !71)
!71 = !{!72, !73}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !70, file: !37, line: 83, baseType: !5, size: 32)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !70, file: !37, line: 84, baseType: !66, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__room", scope: !53, file: !37, line: 103, baseType: !75, size: 640, offset: 384)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 640, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 80)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !36, file: !37, line: 127, baseType: !79, size: 1024, offset: 64)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !37, line: 77, baseType: !80)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !37, line: 73, baseType: !81)
!81 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !37, line: 71, size: 1024, elements: !82)
!82 = !{!83}
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !81, file: !37, line: 72, baseType: !84, size: 1024)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !85, size: 1024, elements: !86)
!85 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!86 = !{!87}
!87 = !DISubrange(count: 16)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !36, file: !37, line: 128, baseType: !5, size: 32, offset: 1088)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !36, file: !37, line: 129, baseType: !90, size: 64, offset: 1152)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !91, size: 64)
!91 = !DISubroutineType(types: !92)
!92 = !{null}
!93 = !DILocation(line: 21, column: 20, scope: !32)
!94 = !DILocation(line: 22, column: 3, scope: !32)
!95 = !DILocation(line: 23, column: 10, scope: !32)
!96 = !DILocation(line: 23, column: 21, scope: !32)
!97 = !DILocation(line: 24, column: 10, scope: !32)
!98 = !DILocation(line: 24, column: 19, scope: !32)
!99 = !DILocation(line: 25, column: 3, scope: !32)
!100 = !DILocalVariable(name: "thread", scope: !32, file: !3, line: 26, type: !101)
!101 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 39, baseType: !85)
!102 = !DILocation(line: 26, column: 13, scope: !32)
!103 = !DILocation(line: 27, column: 3, scope: !32)
!104 = !DILocation(line: 28, column: 3, scope: !32)
!105 = !DILocation(line: 29, column: 16, scope: !32)
!106 = !DILocation(line: 29, column: 3, scope: !32)
!107 = !DILocation(line: 30, column: 3, scope: !32)
!108 = !DILocation(line: 31, column: 3, scope: !32)
!109 = !DILocation(line: 32, column: 3, scope: !32)
!110 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 12, type: !45, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!111 = !DILocalVariable(name: "number", arg: 1, scope: !110, file: !3, line: 12, type: !5)
!112 = !DILocation(line: 12, column: 23, scope: !110)
!113 = !DILocation(line: 12, column: 42, scope: !110)
!114 = !DILocation(line: 12, column: 49, scope: !110)
!115 = !DILocation(line: 12, column: 39, scope: !110)
!116 = !DILocation(line: 12, column: 61, scope: !110)
!117 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 15, type: !118, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!118 = !DISubroutineType(types: !119)
!119 = !{!66, !66}
!120 = !DILocalVariable(name: "unused", arg: 1, scope: !117, file: !3, line: 15, type: !66)
!121 = !DILocation(line: 15, column: 26, scope: !117)
!122 = !DILocation(line: 16, column: 3, scope: !117)
!123 = !DILocation(line: 17, column: 10, scope: !117)
!124 = !DILocation(line: 17, column: 3, scope: !117)
!125 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 13, type: !45, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!126 = !DILocalVariable(name: "number", arg: 1, scope: !125, file: !3, line: 13, type: !5)
!127 = !DILocation(line: 13, column: 24, scope: !125)
!128 = !DILocation(line: 13, column: 43, scope: !125)
!129 = !DILocation(line: 13, column: 50, scope: !125)
!130 = !DILocation(line: 13, column: 40, scope: !125)
!131 = !DILocation(line: 13, column: 62, scope: !125)
