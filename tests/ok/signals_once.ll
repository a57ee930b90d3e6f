; ModuleID = 'signals_once.c'
source_filename = "signals_once.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%union.anon = type { ptr }
%struct.__sigset_t = type { [16 x i64] }

@.str = private unnamed_addr constant [7 x i8] c"before\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [7 x i8] c"behind\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [7 x i8] c"within\00", align 1, !dbg !9
@.str.3 = private unnamed_addr constant [13 x i8] c"%s %s %x %d\0A\00", align 1, !dbg !11
@.str.4 = private unnamed_addr constant [8 x i8] c"default\00", align 1, !dbg !16
@.str.5 = private unnamed_addr constant [8 x i8] c"handler\00", align 1, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !40 {
entry:
  %retval = alloca i32, align 4
  %action = alloca %struct.sigaction, align 8
  store i32 0, ptr %retval, align 4
  %call = call ptr @__sysv_signal(i32 noundef 10, ptr noundef @handler), !dbg !44
  call void @show(ptr noundef @.str), !dbg !45
  %call1 = call i32 @raise(i32 noundef 10), !dbg !46
  call void @show(ptr noundef @.str.1), !dbg !47
    #dbg_declare(ptr %action, !48, !DIExpression(), !100)
  call void @llvm.memset.p0.i64(ptr align 8 %action, i8 0, i64 152, i1 false), !dbg !101
  %__handler = getelementptr inbounds %struct.sigaction, ptr %action, i32 0, i32 0, !dbg !102
  store ptr @handler, ptr %__handler, align 8, !dbg !103
  %sa_flags = getelementptr inbounds %struct.sigaction, ptr %action, i32 0, i32 2, !dbg !104
  store i32 -1879048192, ptr %sa_flags, align 8, !dbg !105
  %sa_mask = getelementptr inbounds %struct.sigaction, ptr %action, i32 0, i32 1, !dbg !106
  %call2 = call i32 @sigaddset(ptr noundef %sa_mask, i32 noundef 12), !dbg !107
  %call3 = call i32 @sigaction(i32 noundef 10, ptr noundef %action, ptr noundef null), !dbg !108
  call void @show(ptr noundef @.str), !dbg !109
  %call4 = call i32 @raise(i32 noundef 10), !dbg !110
  call void @show(ptr noundef @.str.1), !dbg !111
  ret i32 0, !dbg !112
}

declare ptr @__sysv_signal(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @handler(i32 noundef %number) #0 !dbg !113 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !114, !DIExpression(), !115)
  %0 = load i32, ptr %number.addr, align 4, !dbg !116
  call void @show(ptr noundef @.str.2), !dbg !117
  ret void, !dbg !118
}

; Function Attrs: noinline nounwind uwtable
define internal void @show(ptr noundef %when) #0 !dbg !119 {
entry:
  %when.addr = alloca ptr, align 8
  %now = alloca %struct.sigaction, align 8
  %flags = alloca i32, align 4
  store ptr %when, ptr %when.addr, align 8
    #dbg_declare(ptr %when.addr, !124, !DIExpression(), !125)
    #dbg_declare(ptr %now, !126, !DIExpression(), !127)
  %call = call i32 @sigaction(i32 noundef 10, ptr noundef null, ptr noundef %now), !dbg !128
    #dbg_declare(ptr %flags, !129, !DIExpression(), !130)
  %sa_flags = getelementptr inbounds %struct.sigaction, ptr %now, i32 0, i32 2, !dbg !131
  %0 = load i32, ptr %sa_flags, align 8, !dbg !131
  %and = and i32 %0, -805306368, !dbg !132
  store i32 %and, ptr %flags, align 4, !dbg !130
  %1 = load ptr, ptr %when.addr, align 8, !dbg !133
  %__handler = getelementptr inbounds %struct.sigaction, ptr %now, i32 0, i32 0, !dbg !134
  %2 = load ptr, ptr %__handler, align 8, !dbg !134
  %cmp = icmp eq ptr %2, null, !dbg !135
  %3 = zext i1 %cmp to i64, !dbg !136
  %cond = select i1 %cmp, ptr @.str.4, ptr @.str.5, !dbg !136
  %4 = load i32, ptr %flags, align 4, !dbg !137
  %sa_mask = getelementptr inbounds %struct.sigaction, ptr %now, i32 0, i32 1, !dbg !138
  %call1 = call i32 @sigismember(ptr noundef %sa_mask, i32 noundef 12), !dbg !139
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, ptr noundef %1, ptr noundef %cond, i32 noundef %4, i32 noundef %call1), !dbg !140
  ret void, !dbg !141
}

declare i32 @raise(i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare i32 @sigaddset(ptr noundef, i32 noundef) #1

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #1

declare i32 @sigismember(ptr noundef, i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!23}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "signals_once.c", directory: ".", checksumkind: CSK_MD5, checksum: "fa58b7ddb0185f1ecaca81d7e16ada36")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !3, isLocal: true, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 13)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 8)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !18, isLocal: true, isDefinition: true)
!23 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !24, globals: !32, splitDebugInlining: false, nameTableKind: None)
!24 = !{!25, !26, !27}
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "sighandler_t", file: !28, line: 10, baseType: !29)
!28 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "7ec8b358a47ea38bc4ba573fe6f8fcf8")
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DISubroutineType(types: !31)
!31 = !{null, !25}
!32 = !{!0, !7, !9, !11, !16, !21}
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 2}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 23, type: !41, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !23, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!25}
!43 = !{}
!44 = !DILocation(line: 24, column: 3, scope: !40)
!45 = !DILocation(line: 25, column: 3, scope: !40)
!46 = !DILocation(line: 26, column: 3, scope: !40)
!47 = !DILocation(line: 27, column: 3, scope: !40)
!48 = !DILocalVariable(name: "action", scope: !40, file: !2, line: 28, type: !49)
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !28, line: 120, size: 1216, elements: !50)
!50 = !{!51, !85, !95, !96}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__handler", scope: !49, file: !28, line: 124, baseType: !52, size: 64)
!52 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !49, file: !28, line: 121, size: 64, elements: !53)
!53 = !{!54, !55}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !52, file: !28, line: 122, baseType: !27, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !52, file: !28, line: 123, baseType: !56, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DISubroutineType(types: !58)
!58 = !{null, !25, !59, !73}
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !28, line: 104, baseType: !61)
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !28, line: 95, size: 1024, elements: !62)
!62 = !{!63, !64, !65, !66, !69, !71, !72, !74, !76, !81}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !61, file: !28, line: 96, baseType: !25, size: 32)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !61, file: !28, line: 96, baseType: !25, size: 32, offset: 32)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !61, file: !28, line: 96, baseType: !25, size: 32, offset: 64)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !61, file: !28, line: 97, baseType: !67, size: 32, offset: 96)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "pid_t", file: !68, line: 18, baseType: !25)
!68 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!69 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !61, file: !28, line: 98, baseType: !70, size: 32, offset: 128)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "uid_t", file: !68, line: 19, baseType: !26)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !61, file: !28, line: 99, baseType: !25, size: 32, offset: 160)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !61, file: !28, line: 100, baseType: !73, size: 64, offset: 192)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !61, file: !28, line: 101, baseType: !75, size: 64, offset: 256)
!75 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "si_value", scope: !61, file: !28, line: 102, baseType: !77, size: 64, offset: 320)
!77 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !28, line: 82, size: 64, elements: !78)
!78 = !{!79, !80}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !77, file: !28, line: 83, baseType: !25, size: 32)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !77, file: !28, line: 84, baseType: !73, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__room", scope: !61, file: !28, line: 103, baseType: !82, size: 640, offset: 384)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 640, elements: !83)
!83 = !{!84}
!84 = !DISubrange(count: 80)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !49, file: !28, line: 127, baseType: !86, size: 1024, offset: 64)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !28, line: 77, baseType: !87)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !28, line: 73, baseType: !88)
!88 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !28, line: 71, size: 1024, elements: !89)
!89 = !{!90}
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !88, file: !28, line: 72, baseType: !91, size: 1024)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !92, size: 1024, elements: !93)
!92 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!93 = !{!94}
!94 = !DISubrange(count: 16)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !49, file: !28, line: 128, baseType: !25, size: 32, offset: 1088)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !49, file: !28, line: 129, baseType: !97, size: 64, offset: 1152)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!98 = !DISubroutineType(types: !99)
!99 = !{null}
!100 = !DILocation(line: 28, column: 20, scope: !40)
!101 = !DILocation(line: 29, column: 3, scope: !40)
!102 = !DILocation(line: 30, column: 10, scope: !40)
!103 = !DILocation(line: 30, column: 21, scope: !40)
!104 = !DILocation(line: 31, column: 10, scope: !40)
!105 = !DILocation(line: 31, column: 19, scope: !40)
!106 = !DILocation(line: 32, column: 21, scope: !40)
!107 = !DILocation(line: 32, column: 3, scope: !40)
!108 = !DILocation(line: 33, column: 3, scope: !40)
!109 = !DILocation(line: 34, column: 3, scope: !40)
!110 = !DILocation(line: 35, column: 3, scope: !40)
!111 = !DILocation(line: 36, column: 3, scope: !40)
!112 = !DILocation(line: 37, column: 3, scope: !40)
!113 = distinct !DISubprogram(name: "handler", scope: !2, file: !2, line: 18, type: !30, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !23, retainedNodes: !43)
!114 = !DILocalVariable(name: "number", arg: 1, scope: !113, file: !2, line: 18, type: !25)
!115 = !DILocation(line: 18, column: 25, scope: !113)
!116 = !DILocation(line: 19, column: 9, scope: !113)
!117 = !DILocation(line: 20, column: 3, scope: !113)
!118 = !DILocation(line: 21, column: 1, scope: !113)
!119 = distinct !DISubprogram(name: "show", scope: !2, file: !2, line: 10, type: !120, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !23, retainedNodes: !43)
!120 = !DISubroutineType(types: !121)
!121 = !{null, !122}
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !123, size: 64)
!123 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!124 = !DILocalVariable(name: "when", arg: 1, scope: !119, file: !2, line: 10, type: !122)
!125 = !DILocation(line: 10, column: 30, scope: !119)
!126 = !DILocalVariable(name: "now", scope: !119, file: !2, line: 11, type: !49)
!127 = !DILocation(line: 11, column: 20, scope: !119)
!128 = !DILocation(line: 12, column: 3, scope: !119)
!129 = !DILocalVariable(name: "flags", scope: !119, file: !2, line: 13, type: !26)
!130 = !DILocation(line: 13, column: 12, scope: !119)
!131 = !DILocation(line: 13, column: 34, scope: !119)
!132 = !DILocation(line: 13, column: 43, scope: !119)
!133 = !DILocation(line: 14, column: 27, scope: !119)
!134 = !DILocation(line: 14, column: 37, scope: !119)
!135 = !DILocation(line: 14, column: 48, scope: !119)
!136 = !DILocation(line: 14, column: 33, scope: !119)
!137 = !DILocation(line: 14, column: 84, scope: !119)
!138 = !DILocation(line: 15, column: 27, scope: !119)
!139 = !DILocation(line: 15, column: 10, scope: !119)
!140 = !DILocation(line: 14, column: 3, scope: !119)
!141 = !DILocation(line: 16, column: 1, scope: !119)
