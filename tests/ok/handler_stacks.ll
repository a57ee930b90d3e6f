; ModuleID = 'handler_stacks.c'
source_filename = "handler_stacks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%union.anon = type { ptr }
%struct.__sigset_t = type { [16 x i64] }
%struct.stack_t = type { ptr, i32, i64 }

@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !12
@__const.main.action = private unnamed_addr constant %struct.sigaction { %union.anon { ptr @handler }, %struct.__sigset_t zeroinitializer, i32 0, ptr null }, align 8
@calls = internal global i32 0, align 4, !dbg !17

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !29 {
entry:
  %retval = alloca i32, align 4
  %now = alloca %struct.stack_t, align 8
  %own = alloca %struct.stack_t, align 8
  %result = alloca i32, align 4
  %wrong = alloca %struct.stack_t, align 8
  %error = alloca i32, align 4
  %action = alloca %struct.sigaction, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %now, !33, !DIExpression(), !43)
    #dbg_declare(ptr %own, !44, !DIExpression(), !45)
  %ss_sp = getelementptr inbounds %struct.stack_t, ptr %own, i32 0, i32 0, !dbg !46
  %call = call ptr @malloc(i64 noundef 8192) #5, !dbg !47
  store ptr %call, ptr %ss_sp, align 8, !dbg !46
  %ss_flags = getelementptr inbounds %struct.stack_t, ptr %own, i32 0, i32 1, !dbg !46
  store i32 0, ptr %ss_flags, align 8, !dbg !46
  %ss_size = getelementptr inbounds %struct.stack_t, ptr %own, i32 0, i32 2, !dbg !46
  store i64 8192, ptr %ss_size, align 8, !dbg !46
    #dbg_declare(ptr %result, !48, !DIExpression(), !49)
  %call1 = call i32 @sigaltstack(ptr noundef null, ptr noundef %now), !dbg !50
  store i32 %call1, ptr %result, align 4, !dbg !49
  %0 = load i32, ptr %result, align 4, !dbg !51
  %ss_flags2 = getelementptr inbounds %struct.stack_t, ptr %now, i32 0, i32 1, !dbg !52
  %1 = load i32, ptr %ss_flags2, align 8, !dbg !52
  %cmp = icmp eq i32 %1, 2, !dbg !53
  %conv = zext i1 %cmp to i32, !dbg !53
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %0, i32 noundef %conv), !dbg !54
  %call4 = call i32 @sigaltstack(ptr noundef %own, ptr noundef null), !dbg !55
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call4), !dbg !56
  %call6 = call i32 @sigaltstack(ptr noundef null, ptr noundef %now), !dbg !57
  store i32 %call6, ptr %result, align 4, !dbg !58
  %2 = load i32, ptr %result, align 4, !dbg !59
  %ss_sp7 = getelementptr inbounds %struct.stack_t, ptr %now, i32 0, i32 0, !dbg !60
  %3 = load ptr, ptr %ss_sp7, align 8, !dbg !60
  %ss_sp8 = getelementptr inbounds %struct.stack_t, ptr %own, i32 0, i32 0, !dbg !61
  %4 = load ptr, ptr %ss_sp8, align 8, !dbg !61
  %cmp9 = icmp eq ptr %3, %4, !dbg !62
  br i1 %cmp9, label %land.rhs, label %land.end, !dbg !63

land.rhs:                                         ; preds = %entry
  %ss_size11 = getelementptr inbounds %struct.stack_t, ptr %now, i32 0, i32 2, !dbg !64
  %5 = load i64, ptr %ss_size11, align 8, !dbg !64
  %cmp12 = icmp eq i64 %5, 8192, !dbg !65
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %6 = phi i1 [ false, %entry ], [ %cmp12, %land.rhs ], !dbg !66
  %land.ext = zext i1 %6 to i32, !dbg !63
  %ss_flags14 = getelementptr inbounds %struct.stack_t, ptr %now, i32 0, i32 1, !dbg !67
  %7 = load i32, ptr %ss_flags14, align 8, !dbg !67
  %call15 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %2, i32 noundef %land.ext, i32 noundef %7), !dbg !68
    #dbg_declare(ptr %wrong, !69, !DIExpression(), !70)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %wrong, ptr align 8 %own, i64 24, i1 false), !dbg !71
  %ss_size16 = getelementptr inbounds %struct.stack_t, ptr %wrong, i32 0, i32 2, !dbg !72
  store i64 10, ptr %ss_size16, align 8, !dbg !73
  %call17 = call i32 @sigaltstack(ptr noundef %wrong, ptr noundef null), !dbg !74
  store i32 %call17, ptr %result, align 4, !dbg !75
    #dbg_declare(ptr %error, !76, !DIExpression(), !77)
  %call18 = call ptr @__errno_location() #6, !dbg !78
  %8 = load i32, ptr %call18, align 4, !dbg !78
  store i32 %8, ptr %error, align 4, !dbg !77
  %9 = load i32, ptr %result, align 4, !dbg !79
  %10 = load i32, ptr %error, align 4, !dbg !80
  %cmp19 = icmp eq i32 %10, 12, !dbg !81
  %conv20 = zext i1 %cmp19 to i32, !dbg !81
  %call21 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %9, i32 noundef %conv20), !dbg !82
  %ss_flags22 = getelementptr inbounds %struct.stack_t, ptr %wrong, i32 0, i32 1, !dbg !83
  store i32 77, ptr %ss_flags22, align 8, !dbg !84
  %call23 = call i32 @sigaltstack(ptr noundef %wrong, ptr noundef null), !dbg !85
  store i32 %call23, ptr %result, align 4, !dbg !86
  %call24 = call ptr @__errno_location() #6, !dbg !87
  %11 = load i32, ptr %call24, align 4, !dbg !87
  store i32 %11, ptr %error, align 4, !dbg !88
  %12 = load i32, ptr %result, align 4, !dbg !89
  %13 = load i32, ptr %error, align 4, !dbg !90
  %cmp25 = icmp eq i32 %13, 22, !dbg !91
  %conv26 = zext i1 %cmp25 to i32, !dbg !91
  %call27 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %12, i32 noundef %conv26), !dbg !92
  %ss_flags28 = getelementptr inbounds %struct.stack_t, ptr %own, i32 0, i32 1, !dbg !93
  store i32 1, ptr %ss_flags28, align 8, !dbg !94
  %call29 = call i32 @sigaltstack(ptr noundef %own, ptr noundef null), !dbg !95
  store i32 %call29, ptr %result, align 4, !dbg !96
  %call30 = call i32 @sigaltstack(ptr noundef null, ptr noundef %now), !dbg !97
  %14 = load i32, ptr %result, align 4, !dbg !98
  %ss_flags31 = getelementptr inbounds %struct.stack_t, ptr %now, i32 0, i32 1, !dbg !99
  %15 = load i32, ptr %ss_flags31, align 8, !dbg !99
  %call32 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %14, i32 noundef %15), !dbg !100
    #dbg_declare(ptr %action, !101, !DIExpression(), !156)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %action, ptr align 8 @__const.main.action, i64 152, i1 false), !dbg !156
  %call33 = call i32 @sigaction(i32 noundef 10, ptr noundef %action, ptr noundef null), !dbg !157
  %call34 = call i32 @raise(i32 noundef 10), !dbg !158
  %ss_flags35 = getelementptr inbounds %struct.stack_t, ptr %own, i32 0, i32 1, !dbg !159
  store i32 2, ptr %ss_flags35, align 8, !dbg !160
  %call36 = call i32 @sigaltstack(ptr noundef %own, ptr noundef null), !dbg !161
  %16 = load i32, ptr @calls, align 4, !dbg !162
  %call37 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call36, i32 noundef %16), !dbg !163
  %sa_flags = getelementptr inbounds %struct.sigaction, ptr %action, i32 0, i32 2, !dbg !164
  store i32 134217728, ptr %sa_flags, align 8, !dbg !165
  %call38 = call i32 @sigaction(i32 noundef 10, ptr noundef %action, ptr noundef null), !dbg !166
  %call39 = call i32 @raise(i32 noundef 10), !dbg !167
  %17 = load i32, ptr @calls, align 4, !dbg !168
  %call40 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %17), !dbg !169
  %ss_sp41 = getelementptr inbounds %struct.stack_t, ptr %own, i32 0, i32 0, !dbg !170
  %18 = load ptr, ptr %ss_sp41, align 8, !dbg !170
  call void @free(ptr noundef %18), !dbg !171
  ret i32 0, !dbg !172
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @sigaltstack(ptr noundef, ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #4

; Function Attrs: noinline nounwind uwtable
define internal void @handler(i32 noundef %number) #0 !dbg !173 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !174, !DIExpression(), !175)
  %0 = load i32, ptr %number.addr, align 4, !dbg !176
  %cmp = icmp eq i32 %0, 10, !dbg !177
  %conv = zext i1 %cmp to i32, !dbg !177
  %1 = load i32, ptr @calls, align 4, !dbg !178
  %add = add nsw i32 %1, %conv, !dbg !178
  store i32 %add, ptr @calls, align 4, !dbg !178
  ret void, !dbg !179
}

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #2

declare i32 @raise(i32 noundef) #2

declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { allocsize(0) }
attributes #6 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!19}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "handler_stacks.c", directory: ".", checksumkind: CSK_MD5, checksum: "d4490bb1bf20685255d2689d2ed3f336")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 4)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 10)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "calls", scope: !19, file: !2, line: 9, type: !21, isLocal: true, isDefinition: true)
!19 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !20, splitDebugInlining: false, nameTableKind: None)
!20 = !{!0, !7, !12, !17}
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 8, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 2}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 13, type: !30, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!21}
!32 = !{}
!33 = !DILocalVariable(name: "now", scope: !29, file: !2, line: 14, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "stack_t", file: !35, line: 191, baseType: !36)
!35 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "5a8d24d2ea1a95bea7c24946965d7016")
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !35, line: 187, size: 192, elements: !37)
!37 = !{!38, !40, !41}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "ss_sp", scope: !36, file: !35, line: 188, baseType: !39, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "ss_flags", scope: !36, file: !35, line: 189, baseType: !21, size: 32, offset: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "ss_size", scope: !36, file: !35, line: 190, baseType: !42, size: 64, offset: 128)
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 14, column: 11, scope: !29)
!44 = !DILocalVariable(name: "own", scope: !29, file: !2, line: 14, type: !34)
!45 = !DILocation(line: 14, column: 16, scope: !29)
!46 = !DILocation(line: 14, column: 22, scope: !29)
!47 = !DILocation(line: 14, column: 33, scope: !29)
!48 = !DILocalVariable(name: "result", scope: !29, file: !2, line: 15, type: !21)
!49 = !DILocation(line: 15, column: 7, scope: !29)
!50 = !DILocation(line: 15, column: 16, scope: !29)
!51 = !DILocation(line: 16, column: 21, scope: !29)
!52 = !DILocation(line: 16, column: 33, scope: !29)
!53 = !DILocation(line: 16, column: 42, scope: !29)
!54 = !DILocation(line: 16, column: 3, scope: !29)
!55 = !DILocation(line: 17, column: 18, scope: !29)
!56 = !DILocation(line: 17, column: 3, scope: !29)
!57 = !DILocation(line: 18, column: 12, scope: !29)
!58 = !DILocation(line: 18, column: 10, scope: !29)
!59 = !DILocation(line: 19, column: 24, scope: !29)
!60 = !DILocation(line: 19, column: 36, scope: !29)
!61 = !DILocation(line: 19, column: 49, scope: !29)
!62 = !DILocation(line: 19, column: 42, scope: !29)
!63 = !DILocation(line: 19, column: 55, scope: !29)
!64 = !DILocation(line: 19, column: 62, scope: !29)
!65 = !DILocation(line: 19, column: 70, scope: !29)
!66 = !DILocation(line: 0, scope: !29)
!67 = !DILocation(line: 19, column: 87, scope: !29)
!68 = !DILocation(line: 19, column: 3, scope: !29)
!69 = !DILocalVariable(name: "wrong", scope: !29, file: !2, line: 20, type: !34)
!70 = !DILocation(line: 20, column: 11, scope: !29)
!71 = !DILocation(line: 20, column: 19, scope: !29)
!72 = !DILocation(line: 21, column: 9, scope: !29)
!73 = !DILocation(line: 21, column: 17, scope: !29)
!74 = !DILocation(line: 22, column: 12, scope: !29)
!75 = !DILocation(line: 22, column: 10, scope: !29)
!76 = !DILocalVariable(name: "error", scope: !29, file: !2, line: 23, type: !21)
!77 = !DILocation(line: 23, column: 7, scope: !29)
!78 = !DILocation(line: 23, column: 15, scope: !29)
!79 = !DILocation(line: 24, column: 21, scope: !29)
!80 = !DILocation(line: 24, column: 29, scope: !29)
!81 = !DILocation(line: 24, column: 35, scope: !29)
!82 = !DILocation(line: 24, column: 3, scope: !29)
!83 = !DILocation(line: 25, column: 9, scope: !29)
!84 = !DILocation(line: 25, column: 18, scope: !29)
!85 = !DILocation(line: 26, column: 12, scope: !29)
!86 = !DILocation(line: 26, column: 10, scope: !29)
!87 = !DILocation(line: 27, column: 11, scope: !29)
!88 = !DILocation(line: 27, column: 9, scope: !29)
!89 = !DILocation(line: 28, column: 21, scope: !29)
!90 = !DILocation(line: 28, column: 29, scope: !29)
!91 = !DILocation(line: 28, column: 35, scope: !29)
!92 = !DILocation(line: 28, column: 3, scope: !29)
!93 = !DILocation(line: 29, column: 7, scope: !29)
!94 = !DILocation(line: 29, column: 16, scope: !29)
!95 = !DILocation(line: 30, column: 12, scope: !29)
!96 = !DILocation(line: 30, column: 10, scope: !29)
!97 = !DILocation(line: 31, column: 3, scope: !29)
!98 = !DILocation(line: 32, column: 21, scope: !29)
!99 = !DILocation(line: 32, column: 33, scope: !29)
!100 = !DILocation(line: 32, column: 3, scope: !29)
!101 = !DILocalVariable(name: "action", scope: !29, file: !2, line: 33, type: !102)
!102 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !35, line: 201, size: 1216, elements: !103)
!103 = !{!104, !142, !151, !152}
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__handler", scope: !102, file: !35, line: 205, baseType: !105, size: 64)
!105 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !102, file: !35, line: 202, size: 64, elements: !106)
!106 = !{!107, !112}
!107 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !105, file: !35, line: 203, baseType: !108, size: 64)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "sighandler_t", file: !35, line: 10, baseType: !109)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!110 = !DISubroutineType(types: !111)
!111 = !{null, !21}
!112 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !105, file: !35, line: 204, baseType: !113, size: 64)
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64)
!114 = !DISubroutineType(types: !115)
!115 = !{null, !21, !116, !39}
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !35, line: 116, baseType: !118)
!118 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !35, line: 107, size: 1024, elements: !119)
!119 = !{!120, !121, !122, !123, !126, !129, !130, !131, !133, !138}
!120 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !118, file: !35, line: 108, baseType: !21, size: 32)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !118, file: !35, line: 108, baseType: !21, size: 32, offset: 32)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !118, file: !35, line: 108, baseType: !21, size: 32, offset: 64)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !118, file: !35, line: 109, baseType: !124, size: 32, offset: 96)
!124 = !DIDerivedType(tag: DW_TAG_typedef, name: "pid_t", file: !125, line: 26, baseType: !21)
!125 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!126 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !118, file: !35, line: 110, baseType: !127, size: 32, offset: 128)
!127 = !DIDerivedType(tag: DW_TAG_typedef, name: "uid_t", file: !125, line: 30, baseType: !128)
!128 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !118, file: !35, line: 111, baseType: !21, size: 32, offset: 160)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !118, file: !35, line: 112, baseType: !39, size: 64, offset: 192)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !118, file: !35, line: 113, baseType: !132, size: 64, offset: 256)
!132 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "si_value", scope: !118, file: !35, line: 114, baseType: !134, size: 64, offset: 320)
!134 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !35, line: 94, size: 64, elements: !135)
!135 = !{!136, !137}
!136 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !134, file: !35, line: 95, baseType: !21, size: 32)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !134, file: !35, line: 96, baseType: !39, size: 64)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "__room", scope: !118, file: !35, line: 115, baseType: !139, size: 640, offset: 384)
!139 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 640, elements: !140)
!140 = !{!141}
!141 = !DISubrange(count: 80)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !102, file: !35, line: 208, baseType: !143, size: 1024, offset: 64)
!143 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !35, line: 89, baseType: !144)
!144 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !35, line: 85, baseType: !145)
!145 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !35, line: 83, size: 1024, elements: !146)
!146 = !{!147}
!147 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !145, file: !35, line: 84, baseType: !148, size: 1024)
!148 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 1024, elements: !149)
!149 = !{!150}
!150 = !DISubrange(count: 16)
!151 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !102, file: !35, line: 209, baseType: !21, size: 32, offset: 1088)
!152 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !102, file: !35, line: 210, baseType: !153, size: 64, offset: 1152)
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !154, size: 64)
!154 = !DISubroutineType(types: !155)
!155 = !{null}
!156 = !DILocation(line: 33, column: 20, scope: !29)
!157 = !DILocation(line: 34, column: 3, scope: !29)
!158 = !DILocation(line: 35, column: 3, scope: !29)
!159 = !DILocation(line: 36, column: 7, scope: !29)
!160 = !DILocation(line: 36, column: 16, scope: !29)
!161 = !DILocation(line: 37, column: 21, scope: !29)
!162 = !DILocation(line: 37, column: 46, scope: !29)
!163 = !DILocation(line: 37, column: 3, scope: !29)
!164 = !DILocation(line: 38, column: 10, scope: !29)
!165 = !DILocation(line: 38, column: 19, scope: !29)
!166 = !DILocation(line: 39, column: 3, scope: !29)
!167 = !DILocation(line: 40, column: 3, scope: !29)
!168 = !DILocation(line: 41, column: 18, scope: !29)
!169 = !DILocation(line: 41, column: 3, scope: !29)
!170 = !DILocation(line: 42, column: 12, scope: !29)
!171 = !DILocation(line: 42, column: 3, scope: !29)
!172 = !DILocation(line: 43, column: 3, scope: !29)
!173 = distinct !DISubprogram(name: "handler", scope: !2, file: !2, line: 11, type: !110, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !32)
!174 = !DILocalVariable(name: "number", arg: 1, scope: !173, file: !2, line: 11, type: !21)
!175 = !DILocation(line: 11, column: 25, scope: !173)
!176 = !DILocation(line: 11, column: 44, scope: !173)
!177 = !DILocation(line: 11, column: 51, scope: !173)
!178 = !DILocation(line: 11, column: 41, scope: !173)
!179 = !DILocation(line: 11, column: 63, scope: !173)
