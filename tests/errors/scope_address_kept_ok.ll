; ModuleID = 'scope_address_kept_ok.c'
source_filename = "scope_address_kept_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { i64, [32 x i8] }
%struct.given = type { ptr, [8 x i64] }

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !0
@sum = internal unnamed_addr global i32 0, align 4, !dbg !7
@__const.rounds.local = private unnamed_addr constant [3 x i32] [i32 2, i32 5, i32 2], align 4
@kept = internal unnamed_addr global ptr null, align 8, !dbg !11

; Function Attrs: noinline nounwind uwtable
define dso_local range(i32 0, 2) i32 @main() local_unnamed_addr #0 !dbg !22 {
entry:
  tail call fastcc void @rounds(), !dbg !25
  %0 = load i32, ptr @sum, align 4, !dbg !26, !tbaa !27
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %0), !dbg !31
  %1 = load i32, ptr @sum, align 4, !dbg !32, !tbaa !27
  %cmp = icmp ne i32 %1, 2, !dbg !33
  %conv = zext i1 %cmp to i32, !dbg !33
  ret i32 %conv, !dbg !34
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @rounds() unnamed_addr #0 !dbg !35 {
entry:
  %local = alloca [3 x i32], align 4, !DIAssignID !80
    #dbg_assign(i1 undef, !41, !DIExpression(), !80, ptr %local, !DIExpression(), !81)
  %first = alloca i64, align 8, !DIAssignID !82
    #dbg_assign(i1 undef, !47, !DIExpression(), !82, ptr %first, !DIExpression(), !83)
  %second = alloca i64, align 8, !DIAssignID !84
    #dbg_assign(i1 undef, !51, !DIExpression(), !84, ptr %second, !DIExpression(), !83)
  %lock = alloca %union.pthread_mutex_t, align 8, !DIAssignID !85
    #dbg_assign(i1 undef, !52, !DIExpression(), !85, ptr %lock, !DIExpression(), !83)
  %given = alloca %struct.given, align 8, !DIAssignID !86
    #dbg_assign(i1 undef, !71, !DIExpression(), !86, ptr %given, !DIExpression(), !83)
    #dbg_value(i32 0, !39, !DIExpression(), !87)
  %arrayidx = getelementptr inbounds i8, ptr %local, i64 4
  store ptr %arrayidx, ptr @kept, align 8, !tbaa !88
    #dbg_value(i32 0, !39, !DIExpression(), !87)
  br label %for.body, !dbg !90

for.cond.cleanup:                                 ; preds = %for.body
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %first) #6, !dbg !91
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %second) #6, !dbg !91
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %lock) #6, !dbg !92
  %call = call i32 @pthread_mutex_init(ptr noundef nonnull %lock, ptr noundef null) #6, !dbg !93
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %given) #6, !dbg !94
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %given, i8 0, i64 72, i1 false), !dbg !95, !DIAssignID !96
    #dbg_assign(i8 0, !71, !DIExpression(), !96, ptr %given, !DIExpression(), !83)
  store ptr %lock, ptr %given, align 8, !dbg !97, !tbaa !98, !DIAssignID !100
    #dbg_assign(ptr %lock, !71, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !100, ptr %given, !DIExpression(), !83)
  %call2 = call i32 @pthread_create(ptr noundef nonnull %first, ptr noundef null, ptr noundef nonnull @thread, ptr noundef nonnull %given) #6, !dbg !101
  %call3 = call i32 @pthread_create(ptr noundef nonnull %second, ptr noundef null, ptr noundef nonnull @thread, ptr noundef nonnull %given) #6, !dbg !102
  %0 = load i64, ptr %first, align 8, !dbg !103, !tbaa !104
  %call4 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #6, !dbg !106
  %1 = load i64, ptr %second, align 8, !dbg !107, !tbaa !104
  %call5 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #6, !dbg !108
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %given) #6, !dbg !109
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %lock) #6, !dbg !109
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %second) #6, !dbg !109
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %first) #6, !dbg !109
  ret void, !dbg !109

for.body:                                         ; preds = %entry, %for.body
  %i.07 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
    #dbg_value(i32 %i.07, !39, !DIExpression(), !87)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %local) #6, !dbg !110
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %local, ptr noundef nonnull align 4 dereferenceable(12) @__const.rounds.local, i64 12, i1 false), !dbg !111, !DIAssignID !112
    #dbg_assign(i1 undef, !41, !DIExpression(), !112, ptr %local, !DIExpression(), !81)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %local) #6, !dbg !113
  %inc = add nuw nsw i32 %i.07, 1, !dbg !114
    #dbg_value(i32 %inc, !39, !DIExpression(), !87)
  %cmp = icmp eq i32 %i.07, 0, !dbg !115
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !90, !llvm.loop !116
}

; Function Attrs: nofree nounwind
declare !dbg !120 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

declare !dbg !127 i32 @pthread_mutex_init(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

declare !dbg !139 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: noinline nounwind uwtable
define internal noalias noundef ptr @thread(ptr nocapture noundef readonly %to) #0 !dbg !173 {
entry:
    #dbg_value(ptr %to, !175, !DIExpression(), !178)
    #dbg_value(ptr %to, !176, !DIExpression(), !178)
  %0 = load ptr, ptr %to, align 8, !dbg !179, !tbaa !98
  %call = tail call i32 @pthread_mutex_lock(ptr noundef %0) #6, !dbg !180
  %1 = load i32, ptr @sum, align 4, !dbg !181, !tbaa !27
  %inc = add nsw i32 %1, 1, !dbg !181
  store i32 %inc, ptr @sum, align 4, !dbg !181, !tbaa !27
  %2 = load ptr, ptr %to, align 8, !dbg !182, !tbaa !98
  %call2 = tail call i32 @pthread_mutex_unlock(ptr noundef %2) #6, !dbg !183
  ret ptr null, !dbg !184
}

declare !dbg !185 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

declare !dbg !189 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #4

declare !dbg !192 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #4

attributes #0 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "scope_address_kept_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "25ef6e679c5c0339ac2d0aefab47afaf")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "sum", scope: !9, file: !2, line: 9, type: !14, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !7, !11}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "kept", scope: !9, file: !2, line: 8, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!22 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 39, type: !23, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!23 = !DISubroutineType(types: !24)
!24 = !{!14}
!25 = !DILocation(line: 40, column: 3, scope: !22)
!26 = !DILocation(line: 41, column: 18, scope: !22)
!27 = !{!28, !28, i64 0}
!28 = !{!"int", !29, i64 0}
!29 = !{!"omnipotent char", !30, i64 0}
!30 = !{!"Simple C/C++ TBAA"}
!31 = !DILocation(line: 41, column: 3, scope: !22)
!32 = !DILocation(line: 42, column: 10, scope: !22)
!33 = !DILocation(line: 42, column: 14, scope: !22)
!34 = !DILocation(line: 42, column: 3, scope: !22)
!35 = distinct !DISubprogram(name: "rounds", scope: !2, file: !2, line: 24, type: !36, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{null}
!38 = !{!39, !41, !47, !51, !52, !71}
!39 = !DILocalVariable(name: "i", scope: !40, file: !2, line: 25, type: !14)
!40 = distinct !DILexicalBlock(scope: !35, file: !2, line: 25, column: 3)
!41 = !DILocalVariable(name: "local", scope: !42, file: !2, line: 26, type: !44)
!42 = distinct !DILexicalBlock(scope: !43, file: !2, line: 25, column: 31)
!43 = distinct !DILexicalBlock(scope: !40, file: !2, line: 25, column: 3)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 96, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 3)
!47 = !DILocalVariable(name: "first", scope: !35, file: !2, line: 29, type: !48)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !49, line: 75, baseType: !50)
!49 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!50 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!51 = !DILocalVariable(name: "second", scope: !35, file: !2, line: 29, type: !48)
!52 = !DILocalVariable(name: "lock", scope: !35, file: !2, line: 30, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !49, line: 93, baseType: !54)
!54 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !49, line: 81, size: 320, elements: !55)
!55 = !{!56, !65, !69}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !54, file: !49, line: 90, baseType: !57, size: 160)
!57 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !54, file: !49, line: 82, size: 160, elements: !58)
!58 = !{!59, !60, !62, !63, !64}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !57, file: !49, line: 83, baseType: !14, size: 32)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !57, file: !49, line: 84, baseType: !61, size: 32, offset: 32)
!61 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !57, file: !49, line: 85, baseType: !14, size: 32, offset: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !57, file: !49, line: 87, baseType: !61, size: 32, offset: 96)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !57, file: !49, line: 89, baseType: !14, size: 32, offset: 128)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !54, file: !49, line: 91, baseType: !66, size: 320)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 40)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !54, file: !49, line: 92, baseType: !70, size: 64)
!70 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!71 = !DILocalVariable(name: "given", scope: !35, file: !2, line: 32, type: !72)
!72 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "given", file: !2, line: 11, size: 576, elements: !73)
!73 = !{!74, !76}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !72, file: !2, line: 12, baseType: !75, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "unused", scope: !72, file: !2, line: 13, baseType: !77, size: 512, offset: 64)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !70, size: 512, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 8)
!80 = distinct !DIAssignID()
!81 = !DILocation(line: 0, scope: !42)
!82 = distinct !DIAssignID()
!83 = !DILocation(line: 0, scope: !35)
!84 = distinct !DIAssignID()
!85 = distinct !DIAssignID()
!86 = distinct !DIAssignID()
!87 = !DILocation(line: 0, scope: !40)
!88 = !{!89, !89, i64 0}
!89 = !{!"any pointer", !29, i64 0}
!90 = !DILocation(line: 25, column: 3, scope: !40)
!91 = !DILocation(line: 29, column: 3, scope: !35)
!92 = !DILocation(line: 30, column: 3, scope: !35)
!93 = !DILocation(line: 31, column: 3, scope: !35)
!94 = !DILocation(line: 32, column: 3, scope: !35)
!95 = !DILocation(line: 32, column: 16, scope: !35)
!96 = distinct !DIAssignID()
!97 = !DILocation(line: 32, column: 24, scope: !35)
!98 = !{!99, !89, i64 0}
!99 = !{!"given", !89, i64 0, !29, i64 8}
!100 = distinct !DIAssignID()
!101 = !DILocation(line: 33, column: 3, scope: !35)
!102 = !DILocation(line: 34, column: 3, scope: !35)
!103 = !DILocation(line: 35, column: 16, scope: !35)
!104 = !{!105, !105, i64 0}
!105 = !{!"long", !29, i64 0}
!106 = !DILocation(line: 35, column: 3, scope: !35)
!107 = !DILocation(line: 36, column: 16, scope: !35)
!108 = !DILocation(line: 36, column: 3, scope: !35)
!109 = !DILocation(line: 37, column: 1, scope: !35)
!110 = !DILocation(line: 26, column: 5, scope: !42)
!111 = !DILocation(line: 26, column: 9, scope: !42)
!112 = distinct !DIAssignID()
!113 = !DILocation(line: 28, column: 3, scope: !43)
!114 = !DILocation(line: 25, column: 27, scope: !43)
!115 = !DILocation(line: 25, column: 21, scope: !43)
!116 = distinct !{!116, !90, !117, !118, !119}
!117 = !DILocation(line: 28, column: 3, scope: !40)
!118 = !{!"llvm.loop.mustprogress"}
!119 = !{!"llvm.loop.unroll.disable"}
!120 = !DISubprogram(name: "printf", scope: !121, file: !121, line: 44, type: !122, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!121 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "95640981e1d5ca3302488a345fdefe87")
!122 = !DISubroutineType(types: !123)
!123 = !{!14, !124, null}
!124 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !125)
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !126, size: 64)
!126 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!127 = !DISubprogram(name: "pthread_mutex_init", scope: !128, file: !128, line: 113, type: !129, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!128 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "83b47baa7c47b52bd45051ff153e725e")
!129 = !DISubroutineType(types: !130)
!130 = !{!14, !131, !132}
!131 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !75)
!132 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !133)
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !134, size: 64)
!134 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !135)
!135 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !49, line: 97, baseType: !136)
!136 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !49, line: 95, size: 32, elements: !137)
!137 = !{!138}
!138 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !136, file: !49, line: 96, baseType: !14, size: 32)
!139 = !DISubprogram(name: "pthread_create", scope: !128, file: !128, line: 60, type: !140, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!140 = !DISubroutineType(types: !141)
!141 = !{!14, !142, !144, !169, !172}
!142 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !143)
!143 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!144 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !145)
!145 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !146, size: 64)
!146 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !147)
!147 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !49, line: 148, baseType: !148)
!148 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !49, line: 132, size: 448, elements: !149)
!149 = !{!150, !164, !168}
!150 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !148, file: !49, line: 142, baseType: !151, size: 384)
!151 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !148, file: !49, line: 133, size: 384, elements: !152)
!152 = !{!153, !154, !157, !158, !159, !160, !161, !162}
!153 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !151, file: !49, line: 134, baseType: !14, size: 32)
!154 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !151, file: !49, line: 135, baseType: !155, size: 64, offset: 64)
!155 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !156, line: 18, baseType: !50)
!156 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!157 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !151, file: !49, line: 136, baseType: !155, size: 64, offset: 128)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !151, file: !49, line: 137, baseType: !14, size: 32, offset: 192)
!159 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !151, file: !49, line: 138, baseType: !14, size: 32, offset: 224)
!160 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !151, file: !49, line: 139, baseType: !14, size: 32, offset: 256)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !151, file: !49, line: 140, baseType: !14, size: 32, offset: 288)
!162 = !DIDerivedType(tag: DW_TAG_member, name: "__stack", scope: !151, file: !49, line: 141, baseType: !163, size: 64, offset: 320)
!163 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!164 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !148, file: !49, line: 143, baseType: !165, size: 448)
!165 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !166)
!166 = !{!167}
!167 = !DISubrange(count: 56)
!168 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !148, file: !49, line: 144, baseType: !70, size: 64)
!169 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !170, size: 64)
!170 = !DISubroutineType(types: !171)
!171 = !{!163, !163}
!172 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !163)
!173 = distinct !DISubprogram(name: "thread", scope: !2, file: !2, line: 16, type: !170, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !174)
!174 = !{!175, !176}
!175 = !DILocalVariable(name: "to", arg: 1, scope: !173, file: !2, line: 16, type: !163)
!176 = !DILocalVariable(name: "given", scope: !173, file: !2, line: 17, type: !177)
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!178 = !DILocation(line: 0, scope: !173)
!179 = !DILocation(line: 18, column: 29, scope: !173)
!180 = !DILocation(line: 18, column: 3, scope: !173)
!181 = !DILocation(line: 19, column: 6, scope: !173)
!182 = !DILocation(line: 20, column: 31, scope: !173)
!183 = !DILocation(line: 20, column: 3, scope: !173)
!184 = !DILocation(line: 21, column: 3, scope: !173)
!185 = !DISubprogram(name: "pthread_join", scope: !128, file: !128, line: 62, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!186 = !DISubroutineType(types: !187)
!187 = !{!14, !48, !188}
!188 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !163, size: 64)
!189 = !DISubprogram(name: "pthread_mutex_lock", scope: !128, file: !128, line: 116, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!190 = !DISubroutineType(types: !191)
!191 = !{!14, !75}
!192 = !DISubprogram(name: "pthread_mutex_unlock", scope: !128, file: !128, line: 122, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
