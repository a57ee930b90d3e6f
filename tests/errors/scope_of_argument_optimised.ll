; ModuleID = 'scope_of_argument_optimised.c'
source_filename = "scope_of_argument_optimised.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.work = type { i32 }

@done = internal unnamed_addr global i32 0, align 4, !dbg !0

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main() local_unnamed_addr #0 !dbg !14 {
entry:
  %id = alloca i64, align 8, !DIAssignID !27
    #dbg_assign(i1 undef, !18, !DIExpression(), !27, ptr %id, !DIExpression(), !28)
  %work = alloca %struct.work, align 4, !DIAssignID !29
    #dbg_assign(i1 undef, !22, !DIExpression(), !29, ptr %work, !DIExpression(), !30)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %id) #4, !dbg !31
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %work) #4, !dbg !32
  store i32 3, ptr %work, align 4, !dbg !33, !DIAssignID !34
    #dbg_assign(i1 undef, !22, !DIExpression(), !34, ptr %work, !DIExpression(), !30)
  %call = call i32 @pthread_create(ptr noundef nonnull %id, ptr noundef null, ptr noundef nonnull @thread, ptr noundef nonnull %work) #4, !dbg !35
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %work) #4, !dbg !36
  %0 = load i64, ptr %id, align 8, !dbg !37, !tbaa !38
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !42
  %1 = load i32, ptr @done, align 4, !dbg !43, !tbaa !44
  %cmp = icmp ne i32 %1, 3, !dbg !46
  %conv = zext i1 %cmp to i32, !dbg !46
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %id) #4, !dbg !47
  ret i32 %conv, !dbg !48
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !49 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: read, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @thread(ptr nocapture noundef readonly %given) #3 !dbg !86 {
entry:
    #dbg_value(ptr %given, !88, !DIExpression(), !91)
    #dbg_value(ptr %given, !89, !DIExpression(), !91)
  %0 = load i32, ptr %given, align 4, !dbg !92, !tbaa !93
  store i32 %0, ptr @done, align 4, !dbg !95, !tbaa !44
  ret ptr null, !dbg !96
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !97 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12, !13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !5, line: 9, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "scope_of_argument_optimised.c", directory: ".", checksumkind: CSK_MD5, checksum: "dbf50e254f7a8bf63ae091dba46c8e49")
!4 = !{!0}
!5 = !DIFile(filename: "./scope_of_argument.c", directory: ".", checksumkind: CSK_MD5, checksum: "681ba9e752d435933063605e6b823d15")
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 8, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 2}
!13 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!14 = distinct !DISubprogram(name: "main", scope: !5, file: !5, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!6}
!17 = !{!18, !22}
!18 = !DILocalVariable(name: "id", scope: !14, file: !5, line: 18, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !20, line: 75, baseType: !21)
!20 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DILocalVariable(name: "work", scope: !23, file: !5, line: 20, type: !24)
!23 = distinct !DILexicalBlock(scope: !14, file: !5, line: 19, column: 3)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "work", file: !5, line: 6, size: 32, elements: !25)
!25 = !{!26}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !24, file: !5, line: 7, baseType: !6, size: 32)
!27 = distinct !DIAssignID()
!28 = !DILocation(line: 0, scope: !14)
!29 = distinct !DIAssignID()
!30 = !DILocation(line: 0, scope: !23)
!31 = !DILocation(line: 18, column: 3, scope: !14)
!32 = !DILocation(line: 20, column: 5, scope: !23)
!33 = !DILocation(line: 20, column: 17, scope: !23)
!34 = distinct !DIAssignID()
!35 = !DILocation(line: 21, column: 5, scope: !23)
!36 = !DILocation(line: 22, column: 3, scope: !14)
!37 = !DILocation(line: 23, column: 16, scope: !14)
!38 = !{!39, !39, i64 0}
!39 = !{!"long", !40, i64 0}
!40 = !{!"omnipotent char", !41, i64 0}
!41 = !{!"Simple C/C++ TBAA"}
!42 = !DILocation(line: 23, column: 3, scope: !14)
!43 = !DILocation(line: 24, column: 10, scope: !14)
!44 = !{!45, !45, i64 0}
!45 = !{!"int", !40, i64 0}
!46 = !DILocation(line: 24, column: 15, scope: !14)
!47 = !DILocation(line: 25, column: 1, scope: !14)
!48 = !DILocation(line: 24, column: 3, scope: !14)
!49 = !DISubprogram(name: "pthread_create", scope: !50, file: !50, line: 60, type: !51, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!50 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "83b47baa7c47b52bd45051ff153e725e")
!51 = !DISubroutineType(types: !52)
!52 = !{!6, !53, !55, !82, !85}
!53 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !54)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !56)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !58)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !20, line: 148, baseType: !59)
!59 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !20, line: 132, size: 448, elements: !60)
!60 = !{!61, !75, !80}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !59, file: !20, line: 142, baseType: !62, size: 384)
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !59, file: !20, line: 133, size: 384, elements: !63)
!63 = !{!64, !65, !68, !69, !70, !71, !72, !73}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !62, file: !20, line: 134, baseType: !6, size: 32)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !62, file: !20, line: 135, baseType: !66, size: 64, offset: 64)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !67, line: 18, baseType: !21)
!67 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !62, file: !20, line: 136, baseType: !66, size: 64, offset: 128)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !62, file: !20, line: 137, baseType: !6, size: 32, offset: 192)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !62, file: !20, line: 138, baseType: !6, size: 32, offset: 224)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !62, file: !20, line: 139, baseType: !6, size: 32, offset: 256)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !62, file: !20, line: 140, baseType: !6, size: 32, offset: 288)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__stack", scope: !62, file: !20, line: 141, baseType: !74, size: 64, offset: 320)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !59, file: !20, line: 143, baseType: !76, size: 448)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 448, elements: !78)
!77 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!78 = !{!79}
!79 = !DISubrange(count: 56)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !59, file: !20, line: 144, baseType: !81, size: 64)
!81 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DISubroutineType(types: !84)
!84 = !{!74, !74}
!85 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !74)
!86 = distinct !DISubprogram(name: "thread", scope: !5, file: !5, line: 11, type: !83, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !87)
!87 = !{!88, !89}
!88 = !DILocalVariable(name: "given", arg: 1, scope: !86, file: !5, line: 11, type: !74)
!89 = !DILocalVariable(name: "work", scope: !86, file: !5, line: 12, type: !90)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!91 = !DILocation(line: 0, scope: !86)
!92 = !DILocation(line: 13, column: 16, scope: !86)
!93 = !{!94, !45, i64 0}
!94 = !{!"work", !45, i64 0}
!95 = !DILocation(line: 13, column: 8, scope: !86)
!96 = !DILocation(line: 14, column: 3, scope: !86)
!97 = !DISubprogram(name: "pthread_join", scope: !50, file: !50, line: 62, type: !98, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!98 = !DISubroutineType(types: !99)
!99 = !{!6, !19, !100}
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
