; ModuleID = 'scope_address_kept_ok.c'
source_filename = "scope_address_kept_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { i64, [32 x i8] }
%struct.given = type { ptr, [8 x i64] }

@sum = internal unnamed_addr global i32 0, align 4, !dbg !0
@__const.rounds.local = private unnamed_addr constant [3 x i32] [i32 2, i32 5, i32 2], align 4
@kept = internal unnamed_addr global ptr null, align 8, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local range(i32 0, 2) i32 @main() local_unnamed_addr #0 !dbg !16 {
entry:
  tail call fastcc void @rounds(), !dbg !19
  %0 = load i32, ptr @sum, align 4, !dbg !20, !tbaa !21
  %cmp = icmp ne i32 %0, 2, !dbg !25
  %conv = zext i1 %cmp to i32, !dbg !25
  ret i32 %conv, !dbg !26
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @rounds() unnamed_addr #0 !dbg !27 {
entry:
  %local = alloca [3 x i32], align 4, !DIAssignID !73
    #dbg_assign(i1 undef, !33, !DIExpression(), !73, ptr %local, !DIExpression(), !74)
  %first = alloca i64, align 8, !DIAssignID !75
    #dbg_assign(i1 undef, !39, !DIExpression(), !75, ptr %first, !DIExpression(), !76)
  %second = alloca i64, align 8, !DIAssignID !77
    #dbg_assign(i1 undef, !43, !DIExpression(), !77, ptr %second, !DIExpression(), !76)
  %lock = alloca %union.pthread_mutex_t, align 8, !DIAssignID !78
    #dbg_assign(i1 undef, !44, !DIExpression(), !78, ptr %lock, !DIExpression(), !76)
  %given = alloca %struct.given, align 8, !DIAssignID !79
    #dbg_assign(i1 undef, !64, !DIExpression(), !79, ptr %given, !DIExpression(), !76)
    #dbg_value(i32 0, !31, !DIExpression(), !80)
  %arrayidx = getelementptr inbounds i8, ptr %local, i64 4
  store ptr %arrayidx, ptr @kept, align 8, !tbaa !81
    #dbg_value(i32 0, !31, !DIExpression(), !80)
  br label %for.body, !dbg !83

for.cond.cleanup:                                 ; preds = %for.body
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %first) #5, !dbg !84
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %second) #5, !dbg !84
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %lock) #5, !dbg !85
  %call = call i32 @pthread_mutex_init(ptr noundef nonnull %lock, ptr noundef null) #5, !dbg !86
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %given) #5, !dbg !87
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %given, i8 0, i64 72, i1 false), !dbg !88, !DIAssignID !89
    #dbg_assign(i8 0, !64, !DIExpression(), !89, ptr %given, !DIExpression(), !76)
  store ptr %lock, ptr %given, align 8, !dbg !90, !tbaa !91, !DIAssignID !93
    #dbg_assign(ptr %lock, !64, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !93, ptr %given, !DIExpression(), !76)
  %call2 = call i32 @pthread_create(ptr noundef nonnull %first, ptr noundef null, ptr noundef nonnull @thread, ptr noundef nonnull %given) #5, !dbg !94
  %call3 = call i32 @pthread_create(ptr noundef nonnull %second, ptr noundef null, ptr noundef nonnull @thread, ptr noundef nonnull %given) #5, !dbg !95
  %0 = load i64, ptr %first, align 8, !dbg !96, !tbaa !97
  %call4 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #5, !dbg !99
  %1 = load i64, ptr %second, align 8, !dbg !100, !tbaa !97
  %call5 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #5, !dbg !101
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %given) #5, !dbg !102
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %lock) #5, !dbg !102
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %second) #5, !dbg !102
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %first) #5, !dbg !102
  ret void, !dbg !102

for.body:                                         ; preds = %entry, %for.body
  %i.07 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
    #dbg_value(i32 %i.07, !31, !DIExpression(), !80)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %local) #5, !dbg !103
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %local, ptr noundef nonnull align 4 dereferenceable(12) @__const.rounds.local, i64 12, i1 false), !dbg !104, !DIAssignID !105
    #dbg_assign(i1 undef, !33, !DIExpression(), !105, ptr %local, !DIExpression(), !74)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %local) #5, !dbg !106
  %inc = add nuw nsw i32 %i.07, 1, !dbg !107
    #dbg_value(i32 %inc, !31, !DIExpression(), !80)
  %cmp = icmp eq i32 %i.07, 0, !dbg !108
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !83, !llvm.loop !109
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !113 i32 @pthread_mutex_init(ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

declare !dbg !125 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: noinline nounwind uwtable
define internal noalias noundef ptr @thread(ptr nocapture noundef readonly %to) #0 !dbg !159 {
entry:
    #dbg_value(ptr %to, !161, !DIExpression(), !164)
    #dbg_value(ptr %to, !162, !DIExpression(), !164)
  %0 = load ptr, ptr %to, align 8, !dbg !165, !tbaa !91
  %call = tail call i32 @pthread_mutex_lock(ptr noundef %0) #5, !dbg !166
  %1 = load i32, ptr @sum, align 4, !dbg !167, !tbaa !21
  %inc = add nsw i32 %1, 1, !dbg !167
  store i32 %inc, ptr @sum, align 4, !dbg !167, !tbaa !21
  %2 = load ptr, ptr %to, align 8, !dbg !168, !tbaa !91
  %call2 = tail call i32 @pthread_mutex_unlock(ptr noundef %2) #5, !dbg !169
  ret ptr null, !dbg !170
}

declare !dbg !171 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #3

declare !dbg !175 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #3

declare !dbg !178 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #3

attributes #0 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 8, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "scope_address_kept_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "8d23f61e849087abfb37a4396ebbc7fe")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !17, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!17 = !DISubroutineType(types: !18)
!18 = !{!8}
!19 = !DILocation(line: 39, column: 3, scope: !16)
!20 = !DILocation(line: 40, column: 10, scope: !16)
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !23, i64 0}
!23 = !{!"omnipotent char", !24, i64 0}
!24 = !{!"Simple C/C++ TBAA"}
!25 = !DILocation(line: 40, column: 14, scope: !16)
!26 = !DILocation(line: 40, column: 3, scope: !16)
!27 = distinct !DISubprogram(name: "rounds", scope: !3, file: !3, line: 23, type: !28, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !30)
!28 = !DISubroutineType(types: !29)
!29 = !{null}
!30 = !{!31, !33, !39, !43, !44, !64}
!31 = !DILocalVariable(name: "i", scope: !32, file: !3, line: 24, type: !8)
!32 = distinct !DILexicalBlock(scope: !27, file: !3, line: 24, column: 3)
!33 = !DILocalVariable(name: "local", scope: !34, file: !3, line: 25, type: !36)
!34 = distinct !DILexicalBlock(scope: !35, file: !3, line: 24, column: 31)
!35 = distinct !DILexicalBlock(scope: !32, file: !3, line: 24, column: 3)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 96, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 3)
!39 = !DILocalVariable(name: "first", scope: !27, file: !3, line: 28, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 75, baseType: !42)
!41 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocalVariable(name: "second", scope: !27, file: !3, line: 28, type: !40)
!44 = !DILocalVariable(name: "lock", scope: !27, file: !3, line: 29, type: !45)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !41, line: 93, baseType: !46)
!46 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !41, line: 81, size: 320, elements: !47)
!47 = !{!48, !57, !62}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !46, file: !41, line: 90, baseType: !49, size: 160)
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !46, file: !41, line: 82, size: 160, elements: !50)
!50 = !{!51, !52, !54, !55, !56}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !49, file: !41, line: 83, baseType: !8, size: 32)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !49, file: !41, line: 84, baseType: !53, size: 32, offset: 32)
!53 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !49, file: !41, line: 85, baseType: !8, size: 32, offset: 64)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !49, file: !41, line: 87, baseType: !53, size: 32, offset: 96)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !49, file: !41, line: 89, baseType: !8, size: 32, offset: 128)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !46, file: !41, line: 91, baseType: !58, size: 320)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !59, size: 320, elements: !60)
!59 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!60 = !{!61}
!61 = !DISubrange(count: 40)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !46, file: !41, line: 92, baseType: !63, size: 64)
!63 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!64 = !DILocalVariable(name: "given", scope: !27, file: !3, line: 31, type: !65)
!65 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "given", file: !3, line: 10, size: 576, elements: !66)
!66 = !{!67, !69}
!67 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !65, file: !3, line: 11, baseType: !68, size: 64)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "unused", scope: !65, file: !3, line: 12, baseType: !70, size: 512, offset: 64)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !63, size: 512, elements: !71)
!71 = !{!72}
!72 = !DISubrange(count: 8)
!73 = distinct !DIAssignID()
!74 = !DILocation(line: 0, scope: !34)
!75 = distinct !DIAssignID()
!76 = !DILocation(line: 0, scope: !27)
!77 = distinct !DIAssignID()
!78 = distinct !DIAssignID()
!79 = distinct !DIAssignID()
!80 = !DILocation(line: 0, scope: !32)
!81 = !{!82, !82, i64 0}
!82 = !{!"any pointer", !23, i64 0}
!83 = !DILocation(line: 24, column: 3, scope: !32)
!84 = !DILocation(line: 28, column: 3, scope: !27)
!85 = !DILocation(line: 29, column: 3, scope: !27)
!86 = !DILocation(line: 30, column: 3, scope: !27)
!87 = !DILocation(line: 31, column: 3, scope: !27)
!88 = !DILocation(line: 31, column: 16, scope: !27)
!89 = distinct !DIAssignID()
!90 = !DILocation(line: 31, column: 24, scope: !27)
!91 = !{!92, !82, i64 0}
!92 = !{!"given", !82, i64 0, !23, i64 8}
!93 = distinct !DIAssignID()
!94 = !DILocation(line: 32, column: 3, scope: !27)
!95 = !DILocation(line: 33, column: 3, scope: !27)
!96 = !DILocation(line: 34, column: 16, scope: !27)
!97 = !{!98, !98, i64 0}
!98 = !{!"long", !23, i64 0}
!99 = !DILocation(line: 34, column: 3, scope: !27)
!100 = !DILocation(line: 35, column: 16, scope: !27)
!101 = !DILocation(line: 35, column: 3, scope: !27)
!102 = !DILocation(line: 36, column: 1, scope: !27)
!103 = !DILocation(line: 25, column: 5, scope: !34)
!104 = !DILocation(line: 25, column: 9, scope: !34)
!105 = distinct !DIAssignID()
!106 = !DILocation(line: 27, column: 3, scope: !35)
!107 = !DILocation(line: 24, column: 27, scope: !35)
!108 = !DILocation(line: 24, column: 21, scope: !35)
!109 = distinct !{!109, !83, !110, !111, !112}
!110 = !DILocation(line: 27, column: 3, scope: !32)
!111 = !{!"llvm.loop.mustprogress"}
!112 = !{!"llvm.loop.unroll.disable"}
!113 = !DISubprogram(name: "pthread_mutex_init", scope: !114, file: !114, line: 113, type: !115, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!114 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "83b47baa7c47b52bd45051ff153e725e")
!115 = !DISubroutineType(types: !116)
!116 = !{!8, !117, !118}
!117 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !68)
!118 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !119)
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64)
!120 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !121)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !41, line: 97, baseType: !122)
!122 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !41, line: 95, size: 32, elements: !123)
!123 = !{!124}
!124 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !122, file: !41, line: 96, baseType: !8, size: 32)
!125 = !DISubprogram(name: "pthread_create", scope: !114, file: !114, line: 60, type: !126, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!126 = !DISubroutineType(types: !127)
!127 = !{!8, !128, !130, !155, !158}
!128 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !129)
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!130 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !131)
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !132, size: 64)
!132 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !133)
!133 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !41, line: 148, baseType: !134)
!134 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !41, line: 132, size: 448, elements: !135)
!135 = !{!136, !150, !154}
!136 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !134, file: !41, line: 142, baseType: !137, size: 384)
!137 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !134, file: !41, line: 133, size: 384, elements: !138)
!138 = !{!139, !140, !143, !144, !145, !146, !147, !148}
!139 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !137, file: !41, line: 134, baseType: !8, size: 32)
!140 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !137, file: !41, line: 135, baseType: !141, size: 64, offset: 64)
!141 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !142, line: 18, baseType: !42)
!142 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!143 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !137, file: !41, line: 136, baseType: !141, size: 64, offset: 128)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !137, file: !41, line: 137, baseType: !8, size: 32, offset: 192)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !137, file: !41, line: 138, baseType: !8, size: 32, offset: 224)
!146 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !137, file: !41, line: 139, baseType: !8, size: 32, offset: 256)
!147 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !137, file: !41, line: 140, baseType: !8, size: 32, offset: 288)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "__stack", scope: !137, file: !41, line: 141, baseType: !149, size: 64, offset: 320)
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!150 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !134, file: !41, line: 143, baseType: !151, size: 448)
!151 = !DICompositeType(tag: DW_TAG_array_type, baseType: !59, size: 448, elements: !152)
!152 = !{!153}
!153 = !DISubrange(count: 56)
!154 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !134, file: !41, line: 144, baseType: !63, size: 64)
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !156, size: 64)
!156 = !DISubroutineType(types: !157)
!157 = !{!149, !149}
!158 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !149)
!159 = distinct !DISubprogram(name: "thread", scope: !3, file: !3, line: 15, type: !156, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !160)
!160 = !{!161, !162}
!161 = !DILocalVariable(name: "to", arg: 1, scope: !159, file: !3, line: 15, type: !149)
!162 = !DILocalVariable(name: "given", scope: !159, file: !3, line: 16, type: !163)
!163 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!164 = !DILocation(line: 0, scope: !159)
!165 = !DILocation(line: 17, column: 29, scope: !159)
!166 = !DILocation(line: 17, column: 3, scope: !159)
!167 = !DILocation(line: 18, column: 6, scope: !159)
!168 = !DILocation(line: 19, column: 31, scope: !159)
!169 = !DILocation(line: 19, column: 3, scope: !159)
!170 = !DILocation(line: 20, column: 3, scope: !159)
!171 = !DISubprogram(name: "pthread_join", scope: !114, file: !114, line: 62, type: !172, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!172 = !DISubroutineType(types: !173)
!173 = !{!8, !40, !174}
!174 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !149, size: 64)
!175 = !DISubprogram(name: "pthread_mutex_lock", scope: !114, file: !114, line: 116, type: !176, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!176 = !DISubroutineType(types: !177)
!177 = !{!8, !68}
!178 = !DISubprogram(name: "pthread_mutex_unlock", scope: !114, file: !114, line: 122, type: !176, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
