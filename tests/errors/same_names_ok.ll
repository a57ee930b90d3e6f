; ModuleID = 'same_names_ok.c'
source_filename = "same_names_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@own = internal thread_local global i32 0, align 4, !dbg !0
@counter = dso_local local_unnamed_addr global ptr null, align 8, !dbg !7
@where = dso_local local_unnamed_addr global ptr null, align 8, !dbg !10
@first.count = internal global i32 0, align 4, !dbg !12
@second.count = internal global i32 0, align 4, !dbg !17

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !27 {
entry:
  %other = alloca i64, align 8, !DIAssignID !35
    #dbg_assign(i1 undef, !31, !DIExpression(), !35, ptr %other, !DIExpression(), !36)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %other) #6, !dbg !37
  %0 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !38
  store i32 2, ptr %0, align 4, !dbg !39, !tbaa !40
  %call = call i32 @pthread_create(ptr noundef nonnull %other, ptr noundef null, ptr noundef nonnull @thread, ptr noundef null) #6, !dbg !44
  call fastcc void @second(), !dbg !45
  store atomic ptr @second.count, ptr @counter seq_cst, align 8, !dbg !46, !tbaa !47
  store atomic ptr %0, ptr @where seq_cst, align 8, !dbg !48, !tbaa !47
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %other) #6, !dbg !49
  ret i32 0, !dbg !50
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

declare !dbg !51 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @thread(ptr nocapture readnone %unused) #4 !dbg !86 {
entry:
    #dbg_value(ptr poison, !88, !DIExpression(), !89)
  %0 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !90
  store i32 1, ptr %0, align 4, !dbg !91, !tbaa !40
  tail call fastcc void @first(), !dbg !92
  store atomic ptr @first.count, ptr @counter seq_cst, align 8, !dbg !93, !tbaa !47
  store atomic ptr %0, ptr @where seq_cst, align 8, !dbg !94, !tbaa !47
  ret ptr null, !dbg !95
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc void @second() unnamed_addr #5 !dbg !19 {
entry:
  %0 = load i32, ptr @second.count, align 4, !dbg !96, !tbaa !40
  %inc = add nsw i32 %0, 1, !dbg !96
  store i32 %inc, ptr @second.count, align 4, !dbg !96, !tbaa !40
  ret void, !dbg !97
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc void @first() unnamed_addr #5 !dbg !14 {
entry:
  %0 = load i32, ptr @first.count, align 4, !dbg !98, !tbaa !40
  %inc = add nsw i32 %0, 1, !dbg !98
  store i32 %inc, ptr @first.count, align 4, !dbg !98, !tbaa !40
  ret void, !dbg !99
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 11, type: !16, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "same_names_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "a4356d1a3f2fc6cac519c0e67391fb22")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !10, !0, !12, !17}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !5)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "where", scope: !2, file: !3, line: 9, type: !9, isLocal: false, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "count", scope: !14, file: !3, line: 14, type: !16, isLocal: true, isDefinition: true)
!14 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 13, type: !15, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!15 = !DISubroutineType(cc: DW_CC_nocall, types: !4)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "count", scope: !19, file: !3, line: 20, type: !16, isLocal: true, isDefinition: true)
!19 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 19, type: !15, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 8, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 2}
!26 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!27 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !28, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !30)
!28 = !DISubroutineType(types: !29)
!29 = !{!16}
!30 = !{!31}
!31 = !DILocalVariable(name: "other", scope: !27, file: !3, line: 34, type: !32)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !33, line: 35, baseType: !34)
!33 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!34 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!35 = distinct !DIAssignID()
!36 = !DILocation(line: 0, scope: !27)
!37 = !DILocation(line: 34, column: 3, scope: !27)
!38 = !DILocation(line: 35, column: 3, scope: !27)
!39 = !DILocation(line: 35, column: 7, scope: !27)
!40 = !{!41, !41, i64 0}
!41 = !{!"int", !42, i64 0}
!42 = !{!"omnipotent char", !43, i64 0}
!43 = !{!"Simple C/C++ TBAA"}
!44 = !DILocation(line: 36, column: 3, scope: !27)
!45 = !DILocation(line: 37, column: 13, scope: !27)
!46 = !DILocation(line: 37, column: 11, scope: !27)
!47 = !{!42, !42, i64 0}
!48 = !DILocation(line: 38, column: 9, scope: !27)
!49 = !DILocation(line: 40, column: 1, scope: !27)
!50 = !DILocation(line: 39, column: 3, scope: !27)
!51 = !DISubprogram(name: "pthread_create", scope: !52, file: !52, line: 53, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!52 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!53 = !DISubroutineType(types: !54)
!54 = !{!16, !55, !57, !82, !85}
!55 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !56)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !58)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !60)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !33, line: 107, baseType: !61)
!61 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !33, line: 92, size: 448, elements: !62)
!62 = !{!63, !75, !80}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !61, file: !33, line: 101, baseType: !64, size: 320)
!64 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !61, file: !33, line: 93, size: 320, elements: !65)
!65 = !{!66, !67, !70, !71, !72, !73, !74}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !64, file: !33, line: 94, baseType: !16, size: 32)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !64, file: !33, line: 95, baseType: !68, size: 64, offset: 64)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !69, line: 18, baseType: !34)
!69 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !64, file: !33, line: 96, baseType: !68, size: 64, offset: 128)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !64, file: !33, line: 97, baseType: !16, size: 32, offset: 192)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !64, file: !33, line: 98, baseType: !16, size: 32, offset: 224)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !64, file: !33, line: 99, baseType: !16, size: 32, offset: 256)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !64, file: !33, line: 100, baseType: !16, size: 32, offset: 288)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !61, file: !33, line: 102, baseType: !76, size: 448)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 448, elements: !78)
!77 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!78 = !{!79}
!79 = !DISubrange(count: 56)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !61, file: !33, line: 103, baseType: !81, size: 64)
!81 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DISubroutineType(types: !84)
!84 = !{!5, !5}
!85 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!86 = distinct !DISubprogram(name: "thread", scope: !3, file: !3, line: 25, type: !83, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !87)
!87 = !{!88}
!88 = !DILocalVariable(name: "unused", arg: 1, scope: !86, file: !3, line: 25, type: !5)
!89 = !DILocation(line: 0, scope: !86)
!90 = !DILocation(line: 27, column: 3, scope: !86)
!91 = !DILocation(line: 27, column: 7, scope: !86)
!92 = !DILocation(line: 28, column: 13, scope: !86)
!93 = !DILocation(line: 28, column: 11, scope: !86)
!94 = !DILocation(line: 29, column: 9, scope: !86)
!95 = !DILocation(line: 30, column: 3, scope: !86)
!96 = !DILocation(line: 21, column: 8, scope: !19)
!97 = !DILocation(line: 22, column: 3, scope: !19)
!98 = !DILocation(line: 15, column: 8, scope: !14)
!99 = !DILocation(line: 16, column: 3, scope: !14)
