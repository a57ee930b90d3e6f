; ModuleID = 'scope_of_argument_optimised.c'
source_filename = "scope_of_argument_optimised.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.work = type { i32 }

@done = internal unnamed_addr global i32 0, align 4, !dbg !0

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main() local_unnamed_addr #0 !dbg !13 {
entry:
  %id = alloca i64, align 8, !DIAssignID !26
    #dbg_assign(i1 undef, !17, !DIExpression(), !26, ptr %id, !DIExpression(), !27)
  %work = alloca %struct.work, align 4, !DIAssignID !28
    #dbg_assign(i1 undef, !21, !DIExpression(), !28, ptr %work, !DIExpression(), !29)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %id) #4, !dbg !30
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %work) #4, !dbg !31
  store i32 3, ptr %work, align 4, !dbg !32, !DIAssignID !33
    #dbg_assign(i1 undef, !21, !DIExpression(), !33, ptr %work, !DIExpression(), !29)
  %call = call i32 @pthread_create(ptr noundef nonnull %id, ptr noundef null, ptr noundef nonnull @thread, ptr noundef nonnull %work) #4, !dbg !34
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %work) #4, !dbg !35
  %0 = load i64, ptr %id, align 8, !dbg !36, !tbaa !37
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !41
  %1 = load i32, ptr @done, align 4, !dbg !42, !tbaa !43
  %cmp = icmp ne i32 %1, 3, !dbg !45
  %conv = zext i1 %cmp to i32, !dbg !45
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %id) #4, !dbg !46
  ret i32 %conv, !dbg !47
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !48 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: read, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @thread(ptr nocapture noundef readonly %given) #3 !dbg !85 {
entry:
    #dbg_value(ptr %given, !87, !DIExpression(), !90)
    #dbg_value(ptr %given, !88, !DIExpression(), !90)
  %0 = load i32, ptr %given, align 4, !dbg !91, !tbaa !92
  store i32 %0, ptr @done, align 4, !dbg !94, !tbaa !43
  ret ptr null, !dbg !95
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !96 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 9, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "scope_of_argument_optimised.c", directory: ".", checksumkind: CSK_MD5, checksum: "edecb00aabe5abf893e1225009dbc570")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!13 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !14, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{!17, !21}
!17 = !DILocalVariable(name: "id", scope: !13, file: !3, line: 18, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 75, baseType: !20)
!19 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DILocalVariable(name: "work", scope: !22, file: !3, line: 20, type: !23)
!22 = distinct !DILexicalBlock(scope: !13, file: !3, line: 19, column: 3)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "work", file: !3, line: 6, size: 32, elements: !24)
!24 = !{!25}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !23, file: !3, line: 7, baseType: !5, size: 32)
!26 = distinct !DIAssignID()
!27 = !DILocation(line: 0, scope: !13)
!28 = distinct !DIAssignID()
!29 = !DILocation(line: 0, scope: !22)
!30 = !DILocation(line: 18, column: 3, scope: !13)
!31 = !DILocation(line: 20, column: 5, scope: !22)
!32 = !DILocation(line: 20, column: 17, scope: !22)
!33 = distinct !DIAssignID()
!34 = !DILocation(line: 21, column: 5, scope: !22)
!35 = !DILocation(line: 22, column: 3, scope: !13)
!36 = !DILocation(line: 23, column: 16, scope: !13)
!37 = !{!38, !38, i64 0}
!38 = !{!"long", !39, i64 0}
!39 = !{!"omnipotent char", !40, i64 0}
!40 = !{!"Simple C/C++ TBAA"}
!41 = !DILocation(line: 23, column: 3, scope: !13)
!42 = !DILocation(line: 24, column: 10, scope: !13)
!43 = !{!44, !44, i64 0}
!44 = !{!"int", !39, i64 0}
!45 = !DILocation(line: 24, column: 15, scope: !13)
!46 = !DILocation(line: 25, column: 1, scope: !13)
!47 = !DILocation(line: 24, column: 3, scope: !13)
!48 = !DISubprogram(name: "pthread_create", scope: !49, file: !49, line: 60, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!49 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "83b47baa7c47b52bd45051ff153e725e")
!50 = !DISubroutineType(types: !51)
!51 = !{!5, !52, !54, !81, !84}
!52 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !53)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !55)
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !19, line: 148, baseType: !58)
!58 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !19, line: 132, size: 448, elements: !59)
!59 = !{!60, !74, !79}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !58, file: !19, line: 142, baseType: !61, size: 384)
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !58, file: !19, line: 133, size: 384, elements: !62)
!62 = !{!63, !64, !67, !68, !69, !70, !71, !72}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !61, file: !19, line: 134, baseType: !5, size: 32)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !61, file: !19, line: 135, baseType: !65, size: 64, offset: 64)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !66, line: 18, baseType: !20)
!66 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !61, file: !19, line: 136, baseType: !65, size: 64, offset: 128)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !61, file: !19, line: 137, baseType: !5, size: 32, offset: 192)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !61, file: !19, line: 138, baseType: !5, size: 32, offset: 224)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !61, file: !19, line: 139, baseType: !5, size: 32, offset: 256)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !61, file: !19, line: 140, baseType: !5, size: 32, offset: 288)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__stack", scope: !61, file: !19, line: 141, baseType: !73, size: 64, offset: 320)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !58, file: !19, line: 143, baseType: !75, size: 448)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !76, size: 448, elements: !77)
!76 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!77 = !{!78}
!78 = !DISubrange(count: 56)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !58, file: !19, line: 144, baseType: !80, size: 64)
!80 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = !DISubroutineType(types: !83)
!83 = !{!73, !73}
!84 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !73)
!85 = distinct !DISubprogram(name: "thread", scope: !3, file: !3, line: 11, type: !82, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !86)
!86 = !{!87, !88}
!87 = !DILocalVariable(name: "given", arg: 1, scope: !85, file: !3, line: 11, type: !73)
!88 = !DILocalVariable(name: "work", scope: !85, file: !3, line: 12, type: !89)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!90 = !DILocation(line: 0, scope: !85)
!91 = !DILocation(line: 13, column: 16, scope: !85)
!92 = !{!93, !44, i64 0}
!93 = !{!"work", !44, i64 0}
!94 = !DILocation(line: 13, column: 8, scope: !85)
!95 = !DILocation(line: 14, column: 3, scope: !85)
!96 = !DISubprogram(name: "pthread_join", scope: !49, file: !49, line: 62, type: !97, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!97 = !DISubroutineType(types: !98)
!98 = !{!5, !18, !99}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
