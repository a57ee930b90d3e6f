; ModuleID = 'signals.c'
source_filename = "signals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%union.anon = type { ptr }
%struct.__sigset_t = type { [16 x i64] }

@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c" %d\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [7 x i8] c" %d %d\00", align 1, !dbg !17

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !38 {
entry:
  %retval = alloca i32, align 4
  %action = alloca %struct.sigaction, align 8
  %old = alloca %struct.sigaction, align 8
  %set = alloca %struct.__sigset_t, align 8
  store i32 0, ptr %retval, align 4
  %call = call ptr @signal(i32 noundef 13, ptr noundef inttoptr (i64 1 to ptr)), !dbg !42
  %cmp = icmp eq ptr %call, null, !dbg !43
  %conv = zext i1 %cmp to i32, !dbg !43
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv), !dbg !44
  %call2 = call ptr @signal(i32 noundef 13, ptr noundef @handler), !dbg !45
  %cmp3 = icmp eq ptr %call2, inttoptr (i64 1 to ptr), !dbg !46
  %conv4 = zext i1 %cmp3 to i32, !dbg !46
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv4), !dbg !47
  %call6 = call ptr @signal(i32 noundef 13, ptr noundef null), !dbg !48
  %cmp7 = icmp eq ptr %call6, @handler, !dbg !49
  %conv8 = zext i1 %cmp7 to i32, !dbg !49
  %call9 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %conv8), !dbg !50
  %call10 = call ptr @__errno_location() #4, !dbg !51
  store i32 0, ptr %call10, align 4, !dbg !52
  %call11 = call ptr @signal(i32 noundef 9, ptr noundef inttoptr (i64 1 to ptr)), !dbg !53
  %cmp12 = icmp eq ptr %call11, inttoptr (i64 -1 to ptr), !dbg !54
  %conv13 = zext i1 %cmp12 to i32, !dbg !54
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv13), !dbg !55
  %call15 = call ptr @__errno_location() #4, !dbg !56
  %0 = load i32, ptr %call15, align 4, !dbg !56
  %cmp16 = icmp eq i32 %0, 22, !dbg !57
  %conv17 = zext i1 %cmp16 to i32, !dbg !57
  %call18 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv17), !dbg !58
  %call19 = call ptr @signal(i32 noundef 0, ptr noundef inttoptr (i64 1 to ptr)), !dbg !59
  %cmp20 = icmp eq ptr %call19, inttoptr (i64 -1 to ptr), !dbg !60
  %conv21 = zext i1 %cmp20 to i32, !dbg !60
  %call22 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %conv21), !dbg !61
    #dbg_declare(ptr %action, !62, !DIExpression(), !115)
    #dbg_declare(ptr %old, !116, !DIExpression(), !117)
  call void @llvm.memset.p0.i64(ptr align 8 %action, i8 0, i64 152, i1 false), !dbg !118
  %__handler = getelementptr inbounds %struct.sigaction, ptr %action, i32 0, i32 0, !dbg !119
  store ptr @other, ptr %__handler, align 8, !dbg !120
  %sa_flags = getelementptr inbounds %struct.sigaction, ptr %action, i32 0, i32 2, !dbg !121
  store i32 4, ptr %sa_flags, align 8, !dbg !122
  %sa_mask = getelementptr inbounds %struct.sigaction, ptr %action, i32 0, i32 1, !dbg !123
  %call23 = call i32 @sigemptyset(ptr noundef %sa_mask), !dbg !124
  %sa_mask24 = getelementptr inbounds %struct.sigaction, ptr %action, i32 0, i32 1, !dbg !125
  %call25 = call i32 @sigaddset(ptr noundef %sa_mask24, i32 noundef 15), !dbg !126
  %call26 = call i32 @sigaction(i32 noundef 2, ptr noundef %action, ptr noundef %old), !dbg !127
  %call27 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call26), !dbg !128
  %__handler28 = getelementptr inbounds %struct.sigaction, ptr %old, i32 0, i32 0, !dbg !129
  %1 = load ptr, ptr %__handler28, align 8, !dbg !129
  %cmp29 = icmp eq ptr %1, null, !dbg !130
  %conv30 = zext i1 %cmp29 to i32, !dbg !130
  %call31 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv30), !dbg !131
  %call32 = call i32 @sigaction(i32 noundef 2, ptr noundef null, ptr noundef %old), !dbg !132
  %call33 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call32), !dbg !133
  %__handler34 = getelementptr inbounds %struct.sigaction, ptr %old, i32 0, i32 0, !dbg !134
  %2 = load ptr, ptr %__handler34, align 8, !dbg !134
  %cmp35 = icmp eq ptr %2, @other, !dbg !135
  %conv36 = zext i1 %cmp35 to i32, !dbg !135
  %call37 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv36), !dbg !136
  %sa_flags38 = getelementptr inbounds %struct.sigaction, ptr %old, i32 0, i32 2, !dbg !137
  %3 = load i32, ptr %sa_flags38, align 8, !dbg !137
  %and = and i32 %3, 4, !dbg !138
  %cmp39 = icmp ne i32 %and, 0, !dbg !139
  %conv40 = zext i1 %cmp39 to i32, !dbg !139
  %call41 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv40), !dbg !140
  %sa_mask42 = getelementptr inbounds %struct.sigaction, ptr %old, i32 0, i32 1, !dbg !141
  %call43 = call i32 @sigismember(ptr noundef %sa_mask42, i32 noundef 15), !dbg !142
  %sa_mask44 = getelementptr inbounds %struct.sigaction, ptr %old, i32 0, i32 1, !dbg !143
  %call45 = call i32 @sigismember(ptr noundef %sa_mask44, i32 noundef 2), !dbg !144
  %call46 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %call43, i32 noundef %call45), !dbg !145
  %call47 = call i32 @sigaction(i32 noundef 19, ptr noundef %action, ptr noundef null), !dbg !146
  %call48 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %call47), !dbg !147
    #dbg_declare(ptr %set, !148, !DIExpression(), !149)
  %call49 = call i32 @sigfillset(ptr noundef %set), !dbg !150
  %call50 = call i32 @sigismember(ptr noundef %set, i32 noundef 10), !dbg !151
  %call51 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call50), !dbg !152
  %call52 = call i32 @sigdelset(ptr noundef %set, i32 noundef 10), !dbg !153
  %call53 = call i32 @sigismember(ptr noundef %set, i32 noundef 10), !dbg !154
  %call54 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call53), !dbg !155
  %call55 = call i32 @sigismember(ptr noundef %set, i32 noundef 64), !dbg !156
  %call56 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call55), !dbg !157
  %call57 = call i32 @sigaddset(ptr noundef %set, i32 noundef 0), !dbg !158
  %call58 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call57), !dbg !159
  %call59 = call i32 @sigismember(ptr noundef %set, i32 noundef 1000), !dbg !160
  %call60 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %call59), !dbg !161
  ret i32 0, !dbg !162
}

declare i32 @printf(ptr noundef, ...) #1

declare ptr @signal(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @handler(i32 noundef %number) #0 !dbg !163 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !164, !DIExpression(), !165)
  %0 = load i32, ptr %number.addr, align 4, !dbg !166
  ret void, !dbg !167
}

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal void @other(i32 noundef %number, ptr noundef %info, ptr noundef %context) #0 !dbg !168 {
entry:
  %number.addr = alloca i32, align 4
  %info.addr = alloca ptr, align 8
  %context.addr = alloca ptr, align 8
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !169, !DIExpression(), !170)
  store ptr %info, ptr %info.addr, align 8
    #dbg_declare(ptr %info.addr, !171, !DIExpression(), !172)
  store ptr %context, ptr %context.addr, align 8
    #dbg_declare(ptr %context.addr, !173, !DIExpression(), !174)
  %0 = load i32, ptr %number.addr, align 4, !dbg !175
  %1 = load ptr, ptr %info.addr, align 8, !dbg !176
  %2 = load ptr, ptr %context.addr, align 8, !dbg !177
  ret void, !dbg !178
}

declare i32 @sigemptyset(ptr noundef) #1

declare i32 @sigaddset(ptr noundef, i32 noundef) #1

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #1

declare i32 @sigismember(ptr noundef, i32 noundef) #1

declare i32 @sigfillset(ptr noundef) #1

declare i32 @sigdelset(ptr noundef, i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!22}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36, !37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "signals.c", directory: ".", checksumkind: CSK_MD5, checksum: "874561c147fe70f7b4da77034703db15")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 3)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 4)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 5)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 7)
!22 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !23, globals: !30, splitDebugInlining: false, nameTableKind: None)
!23 = !{!24}
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "sighandler_t", file: !25, line: 10, baseType: !26)
!25 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "57a24cf5df3739c572112f257e5cb899")
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DISubroutineType(types: !28)
!28 = !{null, !29}
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !{!0, !7, !12, !17}
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 8, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 14, type: !39, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !22, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!29}
!41 = !{}
!42 = !DILocation(line: 15, column: 16, scope: !38)
!43 = !DILocation(line: 15, column: 41, scope: !38)
!44 = !DILocation(line: 15, column: 3, scope: !38)
!45 = !DILocation(line: 16, column: 17, scope: !38)
!46 = !DILocation(line: 16, column: 42, scope: !38)
!47 = !DILocation(line: 16, column: 3, scope: !38)
!48 = !DILocation(line: 17, column: 19, scope: !38)
!49 = !DILocation(line: 17, column: 44, scope: !38)
!50 = !DILocation(line: 17, column: 3, scope: !38)
!51 = !DILocation(line: 19, column: 3, scope: !38)
!52 = !DILocation(line: 19, column: 9, scope: !38)
!53 = !DILocation(line: 20, column: 16, scope: !38)
!54 = !DILocation(line: 20, column: 41, scope: !38)
!55 = !DILocation(line: 20, column: 3, scope: !38)
!56 = !DILocation(line: 21, column: 17, scope: !38)
!57 = !DILocation(line: 21, column: 23, scope: !38)
!58 = !DILocation(line: 21, column: 3, scope: !38)
!59 = !DILocation(line: 22, column: 19, scope: !38)
!60 = !DILocation(line: 22, column: 38, scope: !38)
!61 = !DILocation(line: 22, column: 3, scope: !38)
!62 = !DILocalVariable(name: "action", scope: !38, file: !2, line: 24, type: !63)
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !25, line: 110, size: 1216, elements: !64)
!64 = !{!65, !100, !110, !111}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__handler", scope: !63, file: !25, line: 114, baseType: !66, size: 64)
!66 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !63, file: !25, line: 111, size: 64, elements: !67)
!67 = !{!68, !69}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !66, file: !25, line: 112, baseType: !24, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !66, file: !25, line: 113, baseType: !70, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DISubroutineType(types: !72)
!72 = !{null, !29, !73, !88}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !25, line: 98, baseType: !75)
!75 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !25, line: 89, size: 1024, elements: !76)
!76 = !{!77, !78, !79, !80, !83, !86, !87, !89, !91, !96}
!77 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !75, file: !25, line: 90, baseType: !29, size: 32)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !75, file: !25, line: 90, baseType: !29, size: 32, offset: 32)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !75, file: !25, line: 90, baseType: !29, size: 32, offset: 64)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !75, file: !25, line: 91, baseType: !81, size: 32, offset: 96)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "pid_t", file: !82, line: 18, baseType: !29)
!82 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!83 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !75, file: !25, line: 92, baseType: !84, size: 32, offset: 128)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "uid_t", file: !82, line: 19, baseType: !85)
!85 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !75, file: !25, line: 93, baseType: !29, size: 32, offset: 160)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !75, file: !25, line: 94, baseType: !88, size: 64, offset: 192)
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !75, file: !25, line: 95, baseType: !90, size: 64, offset: 256)
!90 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "si_value", scope: !75, file: !25, line: 96, baseType: !92, size: 64, offset: 320)
!92 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !25, line: 76, size: 64, elements: !93)
!93 = !{!94, !95}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !92, file: !25, line: 77, baseType: !29, size: 32)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !92, file: !25, line: 78, baseType: !88, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__room", scope: !75, file: !25, line: 97, baseType: !97, size: 640, offset: 384)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 640, elements: !98)
!98 = !{!99}
!99 = !DISubrange(count: 80)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !63, file: !25, line: 117, baseType: !101, size: 1024, offset: 64)
!101 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !25, line: 71, baseType: !102)
!102 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !25, line: 67, baseType: !103)
!103 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !25, line: 65, size: 1024, elements: !104)
!104 = !{!105}
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !103, file: !25, line: 66, baseType: !106, size: 1024)
!106 = !DICompositeType(tag: DW_TAG_array_type, baseType: !107, size: 1024, elements: !108)
!107 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!108 = !{!109}
!109 = !DISubrange(count: 16)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !63, file: !25, line: 118, baseType: !29, size: 32, offset: 1088)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !63, file: !25, line: 119, baseType: !112, size: 64, offset: 1152)
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !113, size: 64)
!113 = !DISubroutineType(types: !114)
!114 = !{null}
!115 = !DILocation(line: 24, column: 20, scope: !38)
!116 = !DILocalVariable(name: "old", scope: !38, file: !2, line: 24, type: !63)
!117 = !DILocation(line: 24, column: 28, scope: !38)
!118 = !DILocation(line: 25, column: 3, scope: !38)
!119 = !DILocation(line: 26, column: 10, scope: !38)
!120 = !DILocation(line: 26, column: 23, scope: !38)
!121 = !DILocation(line: 27, column: 10, scope: !38)
!122 = !DILocation(line: 27, column: 19, scope: !38)
!123 = !DILocation(line: 28, column: 23, scope: !38)
!124 = !DILocation(line: 28, column: 3, scope: !38)
!125 = !DILocation(line: 29, column: 21, scope: !38)
!126 = !DILocation(line: 29, column: 3, scope: !38)
!127 = !DILocation(line: 30, column: 16, scope: !38)
!128 = !DILocation(line: 30, column: 3, scope: !38)
!129 = !DILocation(line: 31, column: 21, scope: !38)
!130 = !DILocation(line: 31, column: 32, scope: !38)
!131 = !DILocation(line: 31, column: 3, scope: !38)
!132 = !DILocation(line: 32, column: 17, scope: !38)
!133 = !DILocation(line: 32, column: 3, scope: !38)
!134 = !DILocation(line: 33, column: 21, scope: !38)
!135 = !DILocation(line: 33, column: 34, scope: !38)
!136 = !DILocation(line: 33, column: 3, scope: !38)
!137 = !DILocation(line: 34, column: 22, scope: !38)
!138 = !DILocation(line: 34, column: 31, scope: !38)
!139 = !DILocation(line: 34, column: 45, scope: !38)
!140 = !DILocation(line: 34, column: 3, scope: !38)
!141 = !DILocation(line: 35, column: 37, scope: !38)
!142 = !DILocation(line: 35, column: 20, scope: !38)
!143 = !DILocation(line: 35, column: 73, scope: !38)
!144 = !DILocation(line: 35, column: 56, scope: !38)
!145 = !DILocation(line: 35, column: 3, scope: !38)
!146 = !DILocation(line: 36, column: 19, scope: !38)
!147 = !DILocation(line: 36, column: 3, scope: !38)
!148 = !DILocalVariable(name: "set", scope: !38, file: !2, line: 38, type: !101)
!149 = !DILocation(line: 38, column: 12, scope: !38)
!150 = !DILocation(line: 39, column: 3, scope: !38)
!151 = !DILocation(line: 40, column: 16, scope: !38)
!152 = !DILocation(line: 40, column: 3, scope: !38)
!153 = !DILocation(line: 41, column: 3, scope: !38)
!154 = !DILocation(line: 42, column: 17, scope: !38)
!155 = !DILocation(line: 42, column: 3, scope: !38)
!156 = !DILocation(line: 43, column: 17, scope: !38)
!157 = !DILocation(line: 43, column: 3, scope: !38)
!158 = !DILocation(line: 44, column: 17, scope: !38)
!159 = !DILocation(line: 44, column: 3, scope: !38)
!160 = !DILocation(line: 45, column: 19, scope: !38)
!161 = !DILocation(line: 45, column: 3, scope: !38)
!162 = !DILocation(line: 46, column: 3, scope: !38)
!163 = distinct !DISubprogram(name: "handler", scope: !2, file: !2, line: 8, type: !27, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !22, retainedNodes: !41)
!164 = !DILocalVariable(name: "number", arg: 1, scope: !163, file: !2, line: 8, type: !29)
!165 = !DILocation(line: 8, column: 25, scope: !163)
!166 = !DILocation(line: 8, column: 41, scope: !163)
!167 = !DILocation(line: 8, column: 49, scope: !163)
!168 = distinct !DISubprogram(name: "other", scope: !2, file: !2, line: 10, type: !71, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !22, retainedNodes: !41)
!169 = !DILocalVariable(name: "number", arg: 1, scope: !168, file: !2, line: 10, type: !29)
!170 = !DILocation(line: 10, column: 23, scope: !168)
!171 = !DILocalVariable(name: "info", arg: 2, scope: !168, file: !2, line: 10, type: !73)
!172 = !DILocation(line: 10, column: 42, scope: !168)
!173 = !DILocalVariable(name: "context", arg: 3, scope: !168, file: !2, line: 10, type: !88)
!174 = !DILocation(line: 10, column: 54, scope: !168)
!175 = !DILocation(line: 11, column: 9, scope: !168)
!176 = !DILocation(line: 11, column: 23, scope: !168)
!177 = !DILocation(line: 11, column: 35, scope: !168)
!178 = !DILocation(line: 12, column: 1, scope: !168)
