; ModuleID = 'double_checked.c'
source_filename = "double_checked.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@seen = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [31 x i8] c"seen[0] == 42 && seen[1] == 42\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [17 x i8] c"double_checked.c\00", align 1, !dbg !24
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !29
@is_ready = internal unnamed_addr global i32 0, align 4, !dbg !35
@settings = internal unnamed_addr global i1 false, align 4, !dbg !65
@lock = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !40

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !73 {
entry:
  %a = alloca i64, align 8, !DIAssignID !81
    #dbg_assign(i1 undef, !77, !DIExpression(), !81, ptr %a, !DIExpression(), !82)
  %b = alloca i64, align 8, !DIAssignID !83
    #dbg_assign(i1 undef, !80, !DIExpression(), !83, ptr %b, !DIExpression(), !82)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #4, !dbg !84
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #4, !dbg !84
  %call = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @worker, ptr noundef nonnull @seen) #4, !dbg !85
  %call1 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @worker, ptr noundef nonnull getelementptr inbounds (i8, ptr @seen, i64 4)) #4, !dbg !86
  %0 = load i64, ptr %a, align 8, !dbg !87, !tbaa !88
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !92
  %1 = load i64, ptr %b, align 8, !dbg !93, !tbaa !88
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !94
  %2 = load i32, ptr @seen, align 4, !dbg !95, !tbaa !96
  %cmp = icmp eq i32 %2, 42, !dbg !95
  %3 = load i32, ptr getelementptr inbounds (i8, ptr @seen, i64 4), align 4, !dbg !95
  %cmp4 = icmp eq i32 %3, 42, !dbg !95
  %or.cond = select i1 %cmp, i1 %cmp4, i1 false, !dbg !95
  br i1 %or.cond, label %cond.end, label %cond.false, !dbg !95

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 43, ptr noundef nonnull @__func__.main) #5, !dbg !95
  unreachable, !dbg !95

cond.end:                                         ; preds = %entry
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #4, !dbg !98
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #4, !dbg !98
  ret i32 0, !dbg !99
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !100 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker(ptr nocapture noundef writeonly %argument) #0 !dbg !133 {
entry:
    #dbg_value(ptr %argument, !135, !DIExpression(), !138)
    #dbg_value(ptr %argument, !136, !DIExpression(), !138)
  %0 = load atomic i32, ptr @is_ready acquire, align 4, !dbg !139
  %tobool.not.i = icmp eq i32 %0, 0, !dbg !139
  br i1 %tobool.not.i, label %if.then.i, label %get_settings.exit, !dbg !143

if.then.i:                                        ; preds = %entry
  %call.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #4, !dbg !144
  %1 = load atomic i32, ptr @is_ready monotonic, align 4, !dbg !146
  %tobool2.not.i = icmp eq i32 %1, 0, !dbg !146
  br i1 %tobool2.not.i, label %if.then3.i, label %if.end.i, !dbg !148

if.then3.i:                                       ; preds = %if.then.i
  store i1 true, ptr @settings, align 4, !dbg !149
  store atomic i32 1, ptr @is_ready release, align 4, !dbg !151
  br label %if.end.i, !dbg !152

if.end.i:                                         ; preds = %if.then3.i, %if.then.i
  %call4.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #4, !dbg !153
  br label %get_settings.exit, !dbg !154

get_settings.exit:                                ; preds = %entry, %if.end.i
  %.b.i = load i1, ptr @settings, align 4, !dbg !155
  %2 = select i1 %.b.i, i32 42, i32 0, !dbg !155
  store i32 %2, ptr %argument, align 4, !dbg !156, !tbaa !96
  ret ptr null, !dbg !157
}

declare !dbg !158 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !162 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !167 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare !dbg !171 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!66, !67, !68, !69, !70, !71, !72}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 29, type: !62, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "double_checked.c", directory: ".", checksumkind: CSK_MD5, checksum: "c07654b2db8f7889f0da64595c4134bd")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !24, !29, !0, !35, !40, !60}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 248, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 31)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 136, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 17)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 40, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 5)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "is_ready", scope: !2, file: !3, line: 14, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !39)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 13, type: !42, isLocal: true, isDefinition: true)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !43, line: 52, baseType: !44)
!43 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!44 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !43, line: 40, size: 320, elements: !45)
!45 = !{!46, !54, !58}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !44, file: !43, line: 49, baseType: !47, size: 160)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !44, file: !43, line: 41, size: 160, elements: !48)
!48 = !{!49, !50, !51, !52, !53}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !47, file: !43, line: 42, baseType: !39, size: 32)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !47, file: !43, line: 43, baseType: !7, size: 32, offset: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !47, file: !43, line: 44, baseType: !39, size: 32, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !47, file: !43, line: 46, baseType: !7, size: 32, offset: 96)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !47, file: !43, line: 48, baseType: !39, size: 32, offset: 128)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !44, file: !43, line: 50, baseType: !55, size: 320)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 320, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 40)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !44, file: !43, line: 51, baseType: !59, size: 64)
!59 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "settings", scope: !2, file: !3, line: 15, type: !39, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 64, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 2)
!65 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression(DW_OP_deref_size, 1, DW_OP_constu, 42, DW_OP_mul, DW_OP_constu, 0, DW_OP_plus, DW_OP_stack_value))
!66 = !{i32 7, !"Dwarf Version", i32 5}
!67 = !{i32 2, !"Debug Info Version", i32 3}
!68 = !{i32 1, !"wchar_size", i32 4}
!69 = !{i32 8, !"PIC Level", i32 2}
!70 = !{i32 7, !"PIE Level", i32 2}
!71 = !{i32 7, !"uwtable", i32 2}
!72 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!73 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !74, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !76)
!74 = !DISubroutineType(types: !75)
!75 = !{!39}
!76 = !{!77, !80}
!77 = !DILocalVariable(name: "a", scope: !73, file: !3, line: 38, type: !78)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 35, baseType: !79)
!79 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!80 = !DILocalVariable(name: "b", scope: !73, file: !3, line: 38, type: !78)
!81 = distinct !DIAssignID()
!82 = !DILocation(line: 0, scope: !73)
!83 = distinct !DIAssignID()
!84 = !DILocation(line: 38, column: 3, scope: !73)
!85 = !DILocation(line: 39, column: 3, scope: !73)
!86 = !DILocation(line: 40, column: 3, scope: !73)
!87 = !DILocation(line: 41, column: 16, scope: !73)
!88 = !{!89, !89, i64 0}
!89 = !{!"long", !90, i64 0}
!90 = !{!"omnipotent char", !91, i64 0}
!91 = !{!"Simple C/C++ TBAA"}
!92 = !DILocation(line: 41, column: 3, scope: !73)
!93 = !DILocation(line: 42, column: 16, scope: !73)
!94 = !DILocation(line: 42, column: 3, scope: !73)
!95 = !DILocation(line: 43, column: 3, scope: !73)
!96 = !{!97, !97, i64 0}
!97 = !{!"int", !90, i64 0}
!98 = !DILocation(line: 45, column: 1, scope: !73)
!99 = !DILocation(line: 44, column: 3, scope: !73)
!100 = !DISubprogram(name: "pthread_create", scope: !101, file: !101, line: 53, type: !102, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!102 = !DISubroutineType(types: !103)
!103 = !{!39, !104, !106, !129, !132}
!104 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !105)
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!106 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !107)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!108 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !109)
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !43, line: 106, baseType: !110)
!110 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !43, line: 91, size: 448, elements: !111)
!111 = !{!112, !124, !128}
!112 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !110, file: !43, line: 100, baseType: !113, size: 320)
!113 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !110, file: !43, line: 92, size: 320, elements: !114)
!114 = !{!115, !116, !119, !120, !121, !122, !123}
!115 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !113, file: !43, line: 93, baseType: !39, size: 32)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !113, file: !43, line: 94, baseType: !117, size: 64, offset: 64)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !118, line: 18, baseType: !79)
!118 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!119 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !113, file: !43, line: 95, baseType: !117, size: 64, offset: 128)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !113, file: !43, line: 96, baseType: !39, size: 32, offset: 192)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !113, file: !43, line: 97, baseType: !39, size: 32, offset: 224)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !113, file: !43, line: 98, baseType: !39, size: 32, offset: 256)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !113, file: !43, line: 99, baseType: !39, size: 32, offset: 288)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !110, file: !43, line: 101, baseType: !125, size: 448)
!125 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 448, elements: !126)
!126 = !{!127}
!127 = !DISubrange(count: 56)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !110, file: !43, line: 102, baseType: !59, size: 64)
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !130, size: 64)
!130 = !DISubroutineType(types: !131)
!131 = !{!16, !16}
!132 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!133 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 31, type: !130, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !134)
!134 = !{!135, !136}
!135 = !DILocalVariable(name: "argument", arg: 1, scope: !133, file: !3, line: 31, type: !16)
!136 = !DILocalVariable(name: "out", scope: !133, file: !3, line: 32, type: !137)
!137 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!138 = !DILocation(line: 0, scope: !133)
!139 = !DILocation(line: 18, column: 8, scope: !140, inlinedAt: !142)
!140 = distinct !DILexicalBlock(scope: !141, file: !3, line: 18, column: 7)
!141 = distinct !DISubprogram(name: "get_settings", scope: !3, file: !3, line: 17, type: !74, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!142 = distinct !DILocation(line: 33, column: 10, scope: !133)
!143 = !DILocation(line: 18, column: 7, scope: !141, inlinedAt: !142)
!144 = !DILocation(line: 19, column: 5, scope: !145, inlinedAt: !142)
!145 = distinct !DILexicalBlock(scope: !140, file: !3, line: 18, column: 63)
!146 = !DILocation(line: 20, column: 10, scope: !147, inlinedAt: !142)
!147 = distinct !DILexicalBlock(scope: !145, file: !3, line: 20, column: 9)
!148 = !DILocation(line: 20, column: 9, scope: !145, inlinedAt: !142)
!149 = !DILocation(line: 21, column: 16, scope: !150, inlinedAt: !142)
!150 = distinct !DILexicalBlock(scope: !147, file: !3, line: 20, column: 65)
!151 = !DILocation(line: 22, column: 7, scope: !150, inlinedAt: !142)
!152 = !DILocation(line: 23, column: 5, scope: !150, inlinedAt: !142)
!153 = !DILocation(line: 24, column: 5, scope: !145, inlinedAt: !142)
!154 = !DILocation(line: 25, column: 3, scope: !145, inlinedAt: !142)
!155 = !DILocation(line: 26, column: 10, scope: !141, inlinedAt: !142)
!156 = !DILocation(line: 33, column: 8, scope: !133)
!157 = !DILocation(line: 34, column: 3, scope: !133)
!158 = !DISubprogram(name: "pthread_join", scope: !101, file: !101, line: 55, type: !159, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!159 = !DISubroutineType(types: !160)
!160 = !{!39, !78, !161}
!161 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!162 = !DISubprogram(name: "__assert_fail", scope: !163, file: !163, line: 9, type: !164, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!163 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!164 = !DISubroutineType(types: !165)
!165 = !{null, !166, !166, !7, !166}
!166 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!167 = !DISubprogram(name: "pthread_mutex_lock", scope: !101, file: !101, line: 91, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!168 = !DISubroutineType(types: !169)
!169 = !{!39, !170}
!170 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!171 = !DISubprogram(name: "pthread_mutex_unlock", scope: !101, file: !101, line: 97, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
