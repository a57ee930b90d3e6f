; ModuleID = 'relative_tables.c'
source_filename = "relative_tables.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [11 x i8] c"%d %s %zu\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [7 x i8] c"Monday\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [8 x i8] c"Tuesday\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [10 x i8] c"Wednesday\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [9 x i8] c"Thursday\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [7 x i8] c"Friday\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !29
@.str.7 = private unnamed_addr constant [7 x i8] c"no day\00", align 1, !dbg !34
@switch.table.name.rel = private unnamed_addr constant [6 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.1 to i64), i64 ptrtoint (ptr @switch.table.name.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.2 to i64), i64 ptrtoint (ptr @switch.table.name.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.3 to i64), i64 ptrtoint (ptr @switch.table.name.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.4 to i64), i64 ptrtoint (ptr @switch.table.name.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.5 to i64), i64 ptrtoint (ptr @switch.table.name.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.6 to i64), i64 ptrtoint (ptr @switch.table.name.rel to i64)) to i32)], align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define noundef nonnull ptr @name(i32 noundef %day) local_unnamed_addr #0 !dbg !53 {
entry:
    #dbg_value(i32 %day, !59, !DIExpression(), !60)
    #dbg_value(i32 %day, !61, !DIExpression(), !64)
  %0 = icmp ult i32 %day, 6, !dbg !66
  br i1 %0, label %switch.lookup, label %name_of.exit, !dbg !66

switch.lookup:                                    ; preds = %entry
  %1 = zext nneg i32 %day to i64, !dbg !66
  %reltable.shift = shl i64 %1, 2, !dbg !66
  %reltable.intrinsic = call ptr @llvm.load.relative.i64(ptr @switch.table.name.rel, i64 %reltable.shift), !dbg !66
  br label %name_of.exit, !dbg !66

name_of.exit:                                     ; preds = %entry, %switch.lookup
  %retval.0.i = phi ptr [ %reltable.intrinsic, %switch.lookup ], [ @.str.7, %entry ], !dbg !67
  ret ptr %retval.0.i, !dbg !69
}

; Function Attrs: nounwind uwtable
define noundef i32 @main() local_unnamed_addr #1 !dbg !70 {
entry:
  %day4 = alloca i32, align 4, !DIAssignID !81
    #dbg_assign(i1 undef, !76, !DIExpression(), !81, ptr %day4, !DIExpression(), !82)
  %thread = alloca i64, align 8, !DIAssignID !83
    #dbg_assign(i1 undef, !77, !DIExpression(), !83, ptr %thread, !DIExpression(), !82)
    #dbg_value(i32 -1, !74, !DIExpression(), !84)
    #dbg_value(i32 -1, !74, !DIExpression(), !84)
  %call = tail call ptr @name(i32 noundef -1), !dbg !85
  %call2 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call) #9, !dbg !87
  %call3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef -1, ptr noundef nonnull %call, i64 noundef %call2), !dbg !88
    #dbg_value(i32 0, !74, !DIExpression(), !84)
  %call.1 = tail call ptr @name(i32 noundef 0), !dbg !85
  %call2.1 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call.1) #9, !dbg !87
  %call3.1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 0, ptr noundef nonnull %call.1, i64 noundef %call2.1), !dbg !88
    #dbg_value(i32 1, !74, !DIExpression(), !84)
  %call.2 = tail call ptr @name(i32 noundef 1), !dbg !85
  %call2.2 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call.2) #9, !dbg !87
  %call3.2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 1, ptr noundef nonnull %call.2, i64 noundef %call2.2), !dbg !88
    #dbg_value(i32 2, !74, !DIExpression(), !84)
  %call.3 = tail call ptr @name(i32 noundef 2), !dbg !85
  %call2.3 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call.3) #9, !dbg !87
  %call3.3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 2, ptr noundef nonnull %call.3, i64 noundef %call2.3), !dbg !88
    #dbg_value(i32 3, !74, !DIExpression(), !84)
  %call.4 = tail call ptr @name(i32 noundef 3), !dbg !85
  %call2.4 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call.4) #9, !dbg !87
  %call3.4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 3, ptr noundef nonnull %call.4, i64 noundef %call2.4), !dbg !88
    #dbg_value(i32 4, !74, !DIExpression(), !84)
  %call.5 = tail call ptr @name(i32 noundef 4), !dbg !85
  %call2.5 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call.5) #9, !dbg !87
  %call3.5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 4, ptr noundef nonnull %call.5, i64 noundef %call2.5), !dbg !88
    #dbg_value(i32 5, !74, !DIExpression(), !84)
  %call.6 = tail call ptr @name(i32 noundef 5), !dbg !85
  %call2.6 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call.6) #9, !dbg !87
  %call3.6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 5, ptr noundef nonnull %call.6, i64 noundef %call2.6), !dbg !88
    #dbg_value(i32 6, !74, !DIExpression(), !84)
  %call.7 = tail call ptr @name(i32 noundef 6), !dbg !85
  %call2.7 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call.7) #9, !dbg !87
  %call3.7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 6, ptr noundef nonnull %call.7, i64 noundef %call2.7), !dbg !88
    #dbg_value(i32 7, !74, !DIExpression(), !84)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %day4) #9, !dbg !89
  store i32 3, ptr %day4, align 4, !dbg !90, !tbaa !91, !DIAssignID !95
    #dbg_assign(i32 3, !76, !DIExpression(), !95, ptr %day4, !DIExpression(), !82)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %thread) #9, !dbg !96
  %call5 = call i32 @pthread_create(ptr noundef nonnull %thread, ptr noundef null, ptr noundef nonnull @look, ptr noundef nonnull %day4) #9, !dbg !97
  %0 = load i64, ptr %thread, align 8, !dbg !98, !tbaa !99
  %call6 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #9, !dbg !101
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %thread) #9, !dbg !102
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %day4) #9, !dbg !102
  ret i32 0, !dbg !103
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nofree nounwind
declare !dbg !104 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !109 i64 @strlen(ptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

declare !dbg !113 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nofree nounwind uwtable
define internal noalias noundef ptr @look(ptr nocapture noundef readonly %day) #6 !dbg !147 {
entry:
    #dbg_value(ptr %day, !149, !DIExpression(), !150)
  %0 = load i32, ptr %day, align 4, !dbg !151, !tbaa !91
  %call = tail call ptr @name(i32 noundef %0), !dbg !152
  %puts = tail call i32 @puts(ptr nonnull dereferenceable(1) %call), !dbg !153
  ret ptr null, !dbg !154
}

declare !dbg !155 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare ptr @llvm.load.relative.i64(ptr, i64) #8

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!36}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "relative_tables.c", directory: ".", checksumkind: CSK_MD5, checksum: "bb87267ae11d007873ea5bd4b22431db")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 11)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 7)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 8)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 10)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 9)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !9, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 1)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !9, isLocal: true, isDefinition: true)
!36 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !37, globals: !41, splitDebugInlining: false, nameTableKind: None)
!37 = !{!38, !40}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!41 = !{!0, !7, !12, !17, !22, !27, !29, !34, !42}
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 4)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!53 = distinct !DISubprogram(name: "name", scope: !2, file: !2, line: 19, type: !54, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !36, retainedNodes: !58)
!54 = !DISubroutineType(types: !55)
!55 = !{!56, !39}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!58 = !{!59}
!59 = !DILocalVariable(name: "day", arg: 1, scope: !53, file: !2, line: 19, type: !39)
!60 = !DILocation(line: 0, scope: !53)
!61 = !DILocalVariable(name: "day", arg: 1, scope: !62, file: !2, line: 7, type: !39)
!62 = distinct !DISubprogram(name: "name_of", scope: !2, file: !2, line: 7, type: !54, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !36, retainedNodes: !63)
!63 = !{!61}
!64 = !DILocation(line: 0, scope: !62, inlinedAt: !65)
!65 = distinct !DILocation(line: 19, column: 62, scope: !53)
!66 = !DILocation(line: 8, column: 3, scope: !62, inlinedAt: !65)
!67 = !DILocation(line: 0, scope: !68, inlinedAt: !65)
!68 = distinct !DILexicalBlock(scope: !62, file: !2, line: 8, column: 16)
!69 = !DILocation(line: 19, column: 55, scope: !53)
!70 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 26, type: !71, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !36, retainedNodes: !73)
!71 = !DISubroutineType(types: !72)
!72 = !{!39}
!73 = !{!74, !76, !77}
!74 = !DILocalVariable(name: "day", scope: !75, file: !2, line: 27, type: !39)
!75 = distinct !DILexicalBlock(scope: !70, file: !2, line: 27, column: 3)
!76 = !DILocalVariable(name: "day", scope: !70, file: !2, line: 29, type: !39)
!77 = !DILocalVariable(name: "thread", scope: !70, file: !2, line: 30, type: !78)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !79, line: 35, baseType: !80)
!79 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!80 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!81 = distinct !DIAssignID()
!82 = !DILocation(line: 0, scope: !70)
!83 = distinct !DIAssignID()
!84 = !DILocation(line: 0, scope: !75)
!85 = !DILocation(line: 28, column: 32, scope: !86)
!86 = distinct !DILexicalBlock(scope: !75, file: !2, line: 27, column: 3)
!87 = !DILocation(line: 28, column: 43, scope: !86)
!88 = !DILocation(line: 28, column: 5, scope: !86)
!89 = !DILocation(line: 29, column: 3, scope: !70)
!90 = !DILocation(line: 29, column: 7, scope: !70)
!91 = !{!92, !92, i64 0}
!92 = !{!"int", !93, i64 0}
!93 = !{!"omnipotent char", !94, i64 0}
!94 = !{!"Simple C/C++ TBAA"}
!95 = distinct !DIAssignID()
!96 = !DILocation(line: 30, column: 3, scope: !70)
!97 = !DILocation(line: 31, column: 3, scope: !70)
!98 = !DILocation(line: 32, column: 16, scope: !70)
!99 = !{!100, !100, i64 0}
!100 = !{!"long", !93, i64 0}
!101 = !DILocation(line: 32, column: 3, scope: !70)
!102 = !DILocation(line: 34, column: 1, scope: !70)
!103 = !DILocation(line: 33, column: 3, scope: !70)
!104 = !DISubprogram(name: "printf", scope: !105, file: !105, line: 40, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "6e8bd40d5b60fc062877c4ce3eeb8808")
!106 = !DISubroutineType(types: !107)
!107 = !{!39, !108, null}
!108 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !56)
!109 = !DISubprogram(name: "strlen", scope: !110, file: !110, line: 20, type: !111, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!110 = !DIFile(filename: "../../libc-shim/include/string.h", directory: ".", checksumkind: CSK_MD5, checksum: "f97b86ec97f34ae574b93d875e7883e0")
!111 = !DISubroutineType(types: !112)
!112 = !{!80, !56}
!113 = !DISubprogram(name: "pthread_create", scope: !114, file: !114, line: 53, type: !115, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!114 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "b3acc7fda600bad6b52848b5fa1dea8d")
!115 = !DISubroutineType(types: !116)
!116 = !{!39, !117, !119, !143, !146}
!117 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !118)
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!119 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !120)
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64)
!121 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !122)
!122 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !79, line: 107, baseType: !123)
!123 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !79, line: 92, size: 448, elements: !124)
!124 = !{!125, !137, !141}
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !123, file: !79, line: 101, baseType: !126, size: 320)
!126 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !123, file: !79, line: 93, size: 320, elements: !127)
!127 = !{!128, !129, !132, !133, !134, !135, !136}
!128 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !126, file: !79, line: 94, baseType: !39, size: 32)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !126, file: !79, line: 95, baseType: !130, size: 64, offset: 64)
!130 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !131, line: 18, baseType: !80)
!131 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!132 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !126, file: !79, line: 96, baseType: !130, size: 64, offset: 128)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !126, file: !79, line: 97, baseType: !39, size: 32, offset: 192)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !126, file: !79, line: 98, baseType: !39, size: 32, offset: 224)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !126, file: !79, line: 99, baseType: !39, size: 32, offset: 256)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !126, file: !79, line: 100, baseType: !39, size: 32, offset: 288)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !123, file: !79, line: 102, baseType: !138, size: 448)
!138 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !139)
!139 = !{!140}
!140 = !DISubrange(count: 56)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !123, file: !79, line: 103, baseType: !142, size: 64)
!142 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!143 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !144, size: 64)
!144 = !DISubroutineType(types: !145)
!145 = !{!40, !40}
!146 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !40)
!147 = distinct !DISubprogram(name: "look", scope: !2, file: !2, line: 21, type: !144, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !36, retainedNodes: !148)
!148 = !{!149}
!149 = !DILocalVariable(name: "day", arg: 1, scope: !147, file: !2, line: 21, type: !40)
!150 = !DILocation(line: 0, scope: !147)
!151 = !DILocation(line: 22, column: 23, scope: !147)
!152 = !DILocation(line: 22, column: 18, scope: !147)
!153 = !DILocation(line: 22, column: 3, scope: !147)
!154 = !DILocation(line: 23, column: 3, scope: !147)
!155 = !DISubprogram(name: "pthread_join", scope: !114, file: !114, line: 55, type: !156, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!156 = !DISubroutineType(types: !157)
!157 = !{!39, !78, !158}
!158 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
