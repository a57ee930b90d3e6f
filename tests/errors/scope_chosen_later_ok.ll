; ModuleID = 'scope_chosen_later_ok.c'
source_filename = "scope_chosen_later_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@is_asked = internal global i32 0, align 4, !dbg !0

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main() local_unnamed_addr #0 !dbg !16 {
entry:
  %far = alloca i32, align 4, !DIAssignID !28
    #dbg_assign(i1 undef, !22, !DIExpression(), !28, ptr %far, !DIExpression(), !29)
  %thread = alloca i64, align 8, !DIAssignID !30
    #dbg_assign(i1 undef, !24, !DIExpression(), !30, ptr %thread, !DIExpression(), !29)
    #dbg_value(i32 5, !20, !DIExpression(), !31)
    #dbg_value(ptr undef, !21, !DIExpression(), !31)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %far) #4, !dbg !32
  store i32 1, ptr %far, align 4, !dbg !33, !tbaa !34, !DIAssignID !38
    #dbg_assign(i32 1, !22, !DIExpression(), !38, ptr %far, !DIExpression(), !29)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %thread) #4, !dbg !39
  %call = call i32 @pthread_create(ptr noundef nonnull %thread, ptr noundef null, ptr noundef nonnull @add, ptr noundef nonnull %far) #4, !dbg !40
  %0 = load i64, ptr %thread, align 8, !dbg !41, !tbaa !42
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !44
  %1 = load i32, ptr %far, align 4, !dbg !45, !tbaa !34
  %add = add nsw i32 %1, 5, !dbg !46
    #dbg_value(i32 %add, !20, !DIExpression(), !31)
  %2 = load volatile i32, ptr @is_asked, align 4, !dbg !47, !tbaa !34
  %tobool.not = icmp eq i32 %2, 0, !dbg !47
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %thread) #4, !dbg !49
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %far) #4, !dbg !49
  %.sroa.speculate.load.false = load i32, ptr %far, align 4, !dbg !50, !tbaa !34
  %.sroa.speculated = select i1 %tobool.not, i32 %add, i32 %.sroa.speculate.load.false, !dbg !50
  %cmp = icmp ne i32 %.sroa.speculated, 7, !dbg !51
  %conv = zext i1 %cmp to i32, !dbg !51
  ret i32 %conv, !dbg !52
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !53 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal noalias noundef ptr @add(ptr nocapture noundef %to) #3 !dbg !90 {
entry:
    #dbg_value(ptr %to, !92, !DIExpression(), !93)
  %0 = load i32, ptr %to, align 4, !dbg !94, !tbaa !34
  %inc = add nsw i32 %0, 1, !dbg !94
  store i32 %inc, ptr %to, align 4, !dbg !94, !tbaa !34
  ret ptr null, !dbg !95
}

declare !dbg !96 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "is_asked", scope: !2, file: !3, line: 7, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "scope_chosen_later_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "aec5a3cb7903b41df2cb522498710997")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!0}
!8 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !6)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !17, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!6}
!19 = !{!20, !21, !22, !24}
!20 = !DILocalVariable(name: "near", scope: !16, file: !3, line: 15, type: !6)
!21 = !DILocalVariable(name: "chosen", scope: !16, file: !3, line: 16, type: !5)
!22 = !DILocalVariable(name: "far", scope: !23, file: !3, line: 18, type: !6)
!23 = distinct !DILexicalBlock(scope: !16, file: !3, line: 17, column: 3)
!24 = !DILocalVariable(name: "thread", scope: !23, file: !3, line: 19, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 75, baseType: !27)
!26 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = distinct !DIAssignID()
!29 = !DILocation(line: 0, scope: !23)
!30 = distinct !DIAssignID()
!31 = !DILocation(line: 0, scope: !16)
!32 = !DILocation(line: 18, column: 5, scope: !23)
!33 = !DILocation(line: 18, column: 9, scope: !23)
!34 = !{!35, !35, i64 0}
!35 = !{!"int", !36, i64 0}
!36 = !{!"omnipotent char", !37, i64 0}
!37 = !{!"Simple C/C++ TBAA"}
!38 = distinct !DIAssignID()
!39 = !DILocation(line: 19, column: 5, scope: !23)
!40 = !DILocation(line: 20, column: 5, scope: !23)
!41 = !DILocation(line: 21, column: 18, scope: !23)
!42 = !{!43, !43, i64 0}
!43 = !{!"long", !36, i64 0}
!44 = !DILocation(line: 21, column: 5, scope: !23)
!45 = !DILocation(line: 22, column: 13, scope: !23)
!46 = !DILocation(line: 22, column: 10, scope: !23)
!47 = !DILocation(line: 23, column: 9, scope: !48)
!48 = distinct !DILexicalBlock(scope: !23, file: !3, line: 23, column: 9)
!49 = !DILocation(line: 25, column: 3, scope: !16)
!50 = !DILocation(line: 26, column: 10, scope: !16)
!51 = !DILocation(line: 26, column: 18, scope: !16)
!52 = !DILocation(line: 26, column: 3, scope: !16)
!53 = !DISubprogram(name: "pthread_create", scope: !54, file: !54, line: 60, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!54 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "83b47baa7c47b52bd45051ff153e725e")
!55 = !DISubroutineType(types: !56)
!56 = !{!6, !57, !59, !86, !89}
!57 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !58)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !60)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !26, line: 148, baseType: !63)
!63 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !26, line: 132, size: 448, elements: !64)
!64 = !{!65, !79, !84}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !63, file: !26, line: 142, baseType: !66, size: 384)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !63, file: !26, line: 133, size: 384, elements: !67)
!67 = !{!68, !69, !72, !73, !74, !75, !76, !77}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !66, file: !26, line: 134, baseType: !6, size: 32)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !66, file: !26, line: 135, baseType: !70, size: 64, offset: 64)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !71, line: 18, baseType: !27)
!71 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !66, file: !26, line: 136, baseType: !70, size: 64, offset: 128)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !66, file: !26, line: 137, baseType: !6, size: 32, offset: 192)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !66, file: !26, line: 138, baseType: !6, size: 32, offset: 224)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !66, file: !26, line: 139, baseType: !6, size: 32, offset: 256)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !66, file: !26, line: 140, baseType: !6, size: 32, offset: 288)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__stack", scope: !66, file: !26, line: 141, baseType: !78, size: 64, offset: 320)
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !63, file: !26, line: 143, baseType: !80, size: 448)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !81, size: 448, elements: !82)
!81 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!82 = !{!83}
!83 = !DISubrange(count: 56)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !63, file: !26, line: 144, baseType: !85, size: 64)
!85 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!87 = !DISubroutineType(types: !88)
!88 = !{!78, !78}
!89 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !78)
!90 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 9, type: !87, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !91)
!91 = !{!92}
!92 = !DILocalVariable(name: "to", arg: 1, scope: !90, file: !3, line: 9, type: !78)
!93 = !DILocation(line: 0, scope: !90)
!94 = !DILocation(line: 10, column: 3, scope: !90)
!95 = !DILocation(line: 11, column: 3, scope: !90)
!96 = !DISubprogram(name: "pthread_join", scope: !54, file: !54, line: 62, type: !97, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!97 = !DISubroutineType(types: !98)
!98 = !{!6, !25, !99}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
