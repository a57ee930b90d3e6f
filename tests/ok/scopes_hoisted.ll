; ModuleID = 'scopes_hoisted.c'
source_filename = "scopes_hoisted.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.place = type { ptr }

@.str = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !0
@shown = internal unnamed_addr global ptr null, align 8, !dbg !7

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !15 {
entry:
  %call = tail call fastcc i32 @above(), !dbg !31
  %call1 = tail call fastcc i32 @find(), !dbg !32
  %call2 = tail call fastcc i32 @by_thread(), !dbg !33
  %call3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %call, i32 noundef %call1, i32 noundef %call2), !dbg !34
  ret i32 0, !dbg !35
}

; Function Attrs: nofree nounwind
declare !dbg !36 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none) uwtable
define internal fastcc i32 @above() unnamed_addr #2 !dbg !43 {
entry:
  %local = alloca i32, align 4, !DIAssignID !53
    #dbg_assign(i1 undef, !50, !DIExpression(), !53, ptr %local, !DIExpression(), !54)
    #dbg_value(i32 30, !47, !DIExpression(), !55)
    #dbg_value(i32 0, !48, !DIExpression(), !56)
  store ptr %local, ptr @shown, align 8, !tbaa !57
    #dbg_value(i32 0, !48, !DIExpression(), !56)
    #dbg_value(i32 0, !48, !DIExpression(), !56)
    #dbg_value(i32 1, !48, !DIExpression(), !56)
    #dbg_assign(i32 1, !50, !DIExpression(), !61, ptr %local, !DIExpression(), !54)
    #dbg_value(i32 2, !48, !DIExpression(), !56)
    #dbg_assign(i32 4, !50, !DIExpression(), !61, ptr %local, !DIExpression(), !54)
    #dbg_value(i32 3, !48, !DIExpression(), !56)
    #dbg_assign(i32 9, !50, !DIExpression(), !61, ptr %local, !DIExpression(), !54)
    #dbg_value(i32 4, !48, !DIExpression(), !56)
    #dbg_assign(i32 16, !50, !DIExpression(), !61, ptr %local, !DIExpression(), !54)
    #dbg_value(i32 5, !48, !DIExpression(), !56)
    #dbg_assign(i32 25, !50, !DIExpression(), !61, ptr %local, !DIExpression(), !54)
    #dbg_value(i32 6, !48, !DIExpression(), !56)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %local) #8, !dbg !62
  store i32 36, ptr %local, align 4, !dbg !63, !tbaa !64, !DIAssignID !61
    #dbg_assign(i32 36, !50, !DIExpression(), !61, ptr %local, !DIExpression(), !54)
  %call = call fastcc i32 @use(), !dbg !66
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %local) #8, !dbg !68
  ret i32 %call, !dbg !69
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @find() unnamed_addr #3 !dbg !70 {
cleanup6:
  %place = alloca %struct.place, align 8, !DIAssignID !90
    #dbg_assign(i1 undef, !78, !DIExpression(), !90, ptr %place, !DIExpression(), !91)
  %local = alloca [2 x i32], align 4, !DIAssignID !92
    #dbg_assign(i1 undef, !84, !DIExpression(), !92, ptr %local, !DIExpression(), !93)
    #dbg_value(ptr poison, !75, !DIExpression(), !91)
    #dbg_value(i32 6, !76, !DIExpression(), !91)
    #dbg_value(i32 5, !77, !DIExpression(), !91)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %place) #8, !dbg !94
    #dbg_value(i32 0, !82, !DIExpression(), !95)
  store ptr %local, ptr %place, align 8, !tbaa !96, !DIAssignID !98
  %arrayidx2 = getelementptr inbounds i8, ptr %local, i64 4
    #dbg_value(i64 0, !82, !DIExpression(), !95)
    #dbg_assign(ptr %local, !78, !DIExpression(), !98, ptr %place, !DIExpression(), !91)
    #dbg_assign(i32 3, !84, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !99, ptr %local, !DIExpression(), !93)
    #dbg_assign(i64 0, !84, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !100, ptr %arrayidx2, !DIExpression(), !93)
    #dbg_value(i64 1, !82, !DIExpression(), !95)
    #dbg_assign(ptr %local, !78, !DIExpression(), !98, ptr %place, !DIExpression(), !91)
    #dbg_assign(i32 1, !84, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !99, ptr %local, !DIExpression(), !93)
    #dbg_assign(i64 1, !84, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !100, ptr %arrayidx2, !DIExpression(), !93)
    #dbg_value(i64 2, !82, !DIExpression(), !95)
    #dbg_assign(ptr %local, !78, !DIExpression(), !98, ptr %place, !DIExpression(), !91)
    #dbg_assign(i32 4, !84, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !99, ptr %local, !DIExpression(), !93)
    #dbg_assign(i64 2, !84, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !100, ptr %arrayidx2, !DIExpression(), !93)
    #dbg_value(i64 3, !82, !DIExpression(), !95)
    #dbg_assign(ptr %local, !78, !DIExpression(), !98, ptr %place, !DIExpression(), !91)
    #dbg_assign(i32 1, !84, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !99, ptr %local, !DIExpression(), !93)
    #dbg_assign(i64 3, !84, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !100, ptr %arrayidx2, !DIExpression(), !93)
    #dbg_value(i64 4, !82, !DIExpression(), !95)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %local) #8, !dbg !101
    #dbg_assign(ptr %local, !78, !DIExpression(), !98, ptr %place, !DIExpression(), !91)
  store i32 5, ptr %local, align 4, !dbg !102, !tbaa !64, !DIAssignID !99
    #dbg_assign(i32 5, !84, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !99, ptr %local, !DIExpression(), !93)
  store i32 4, ptr %arrayidx2, align 4, !dbg !103, !tbaa !64, !DIAssignID !100
    #dbg_assign(i64 4, !84, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !100, ptr %arrayidx2, !DIExpression(), !93)
  %call = call fastcc i32 @read_place(ptr noundef nonnull %place), !dbg !104
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %local) #8, !dbg !106
  %add = add nsw i32 %call, 4, !dbg !107
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %place) #8, !dbg !108
  ret i32 %add, !dbg !108
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @by_thread() unnamed_addr #4 !dbg !109 {
entry:
  %local = alloca i32, align 4, !DIAssignID !123
    #dbg_assign(i1 undef, !114, !DIExpression(), !123, ptr %local, !DIExpression(), !124)
  %thread = alloca i64, align 8, !DIAssignID !125
    #dbg_assign(i1 undef, !117, !DIExpression(), !125, ptr %thread, !DIExpression(), !126)
    #dbg_value(i32 30, !111, !DIExpression(), !127)
    #dbg_value(i32 0, !112, !DIExpression(), !128)
  store ptr %local, ptr @shown, align 8, !tbaa !57
    #dbg_value(i32 0, !112, !DIExpression(), !128)
    #dbg_value(i32 0, !112, !DIExpression(), !128)
    #dbg_value(i32 1, !112, !DIExpression(), !128)
    #dbg_assign(i32 1, !114, !DIExpression(), !129, ptr %local, !DIExpression(), !124)
    #dbg_value(i32 2, !112, !DIExpression(), !128)
    #dbg_assign(i32 2, !114, !DIExpression(), !129, ptr %local, !DIExpression(), !124)
    #dbg_value(i32 3, !112, !DIExpression(), !128)
    #dbg_assign(i32 3, !114, !DIExpression(), !129, ptr %local, !DIExpression(), !124)
    #dbg_value(i32 4, !112, !DIExpression(), !128)
    #dbg_assign(i32 4, !114, !DIExpression(), !129, ptr %local, !DIExpression(), !124)
    #dbg_value(i32 5, !112, !DIExpression(), !128)
    #dbg_assign(i32 5, !114, !DIExpression(), !129, ptr %local, !DIExpression(), !124)
    #dbg_value(i32 6, !112, !DIExpression(), !128)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %local) #8, !dbg !130
  store i32 6, ptr %local, align 4, !dbg !131, !tbaa !64, !DIAssignID !129
    #dbg_assign(i32 6, !114, !DIExpression(), !129, ptr %local, !DIExpression(), !124)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %thread) #8, !dbg !132
  %call = call i32 @pthread_create(ptr noundef nonnull %thread, ptr noundef null, ptr noundef nonnull @doubled, ptr noundef null) #8, !dbg !133
  %0 = load i64, ptr %thread, align 8, !dbg !134, !tbaa !135
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #8, !dbg !137
  %1 = load i32, ptr %local, align 4, !dbg !138, !tbaa !64
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %thread) #8, !dbg !139
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %local) #8, !dbg !140
  ret i32 %1, !dbg !141
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @use() unnamed_addr #3 !dbg !142 {
entry:
  %0 = load ptr, ptr @shown, align 8, !dbg !143, !tbaa !57
  %1 = load i32, ptr %0, align 4, !dbg !144, !tbaa !64
  ret i32 %1, !dbg !145
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @read_place(ptr nocapture noundef readonly %place) unnamed_addr #3 !dbg !146 {
entry:
    #dbg_value(ptr %place, !152, !DIExpression(), !153)
  %0 = load ptr, ptr %place, align 8, !dbg !154, !tbaa !96
  %1 = load i32, ptr %0, align 4, !dbg !155, !tbaa !64
  ret i32 %1, !dbg !156
}

declare !dbg !157 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define internal noundef ptr @doubled(ptr noundef readnone returned %unused) #7 !dbg !192 {
entry:
    #dbg_value(ptr %unused, !194, !DIExpression(), !195)
  %0 = load ptr, ptr @shown, align 8, !dbg !196, !tbaa !57
  %1 = load i32, ptr %0, align 4, !dbg !197, !tbaa !64
  %mul = shl nsw i32 %1, 1, !dbg !197
  store i32 %mul, ptr %0, align 4, !dbg !197, !tbaa !64
  ret ptr %unused, !dbg !198
}

declare !dbg !199 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #6

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 61, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "scopes_hoisted.c", directory: ".", checksumkind: CSK_MD5, checksum: "1cb55c71d552c154b968f079a6139287")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 10)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "shown", scope: !9, file: !2, line: 7, type: !23, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !12, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !{!13, !0, !7}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "values", scope: !15, file: !2, line: 60, type: !19, isLocal: true, isDefinition: true)
!15 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 59, type: !16, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!16 = !DISubroutineType(types: !17)
!17 = !{!18}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 192, elements: !21)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!21 = !{!22}
!22 = !DISubrange(count: 6)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 8, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!31 = !DILocation(line: 61, column: 26, scope: !15)
!32 = !DILocation(line: 61, column: 37, scope: !15)
!33 = !DILocation(line: 61, column: 57, scope: !15)
!34 = !DILocation(line: 61, column: 5, scope: !15)
!35 = !DILocation(line: 62, column: 5, scope: !15)
!36 = !DISubprogram(name: "printf", scope: !37, file: !37, line: 44, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!37 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "95640981e1d5ca3302488a345fdefe87")
!38 = !DISubroutineType(types: !39)
!39 = !{!18, !40, null}
!40 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!43 = distinct !DISubprogram(name: "above", scope: !2, file: !2, line: 11, type: !44, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !46)
!44 = !DISubroutineType(cc: DW_CC_nocall, types: !45)
!45 = !{!18, !18}
!46 = !{!47, !48, !50}
!47 = !DILocalVariable(name: "n", arg: 1, scope: !43, file: !2, line: 11, type: !18)
!48 = !DILocalVariable(name: "i", scope: !49, file: !2, line: 12, type: !18)
!49 = distinct !DILexicalBlock(scope: !43, file: !2, line: 12, column: 5)
!50 = !DILocalVariable(name: "local", scope: !51, file: !2, line: 13, type: !18)
!51 = distinct !DILexicalBlock(scope: !52, file: !2, line: 12, column: 27)
!52 = distinct !DILexicalBlock(scope: !49, file: !2, line: 12, column: 5)
!53 = distinct !DIAssignID()
!54 = !DILocation(line: 0, scope: !51)
!55 = !DILocation(line: 0, scope: !43)
!56 = !DILocation(line: 0, scope: !49)
!57 = !{!58, !58, i64 0}
!58 = !{!"any pointer", !59, i64 0}
!59 = !{!"omnipotent char", !60, i64 0}
!60 = !{!"Simple C/C++ TBAA"}
!61 = distinct !DIAssignID()
!62 = !DILocation(line: 13, column: 9, scope: !51)
!63 = !DILocation(line: 15, column: 15, scope: !51)
!64 = !{!65, !65, i64 0}
!65 = !{!"int", !59, i64 0}
!66 = !DILocation(line: 17, column: 20, scope: !67)
!67 = distinct !DILexicalBlock(scope: !51, file: !2, line: 16, column: 13)
!68 = !DILocation(line: 18, column: 5, scope: !52)
!69 = !DILocation(line: 19, column: 1, scope: !43)
!70 = distinct !DISubprogram(name: "find", scope: !2, file: !2, line: 27, type: !71, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !74)
!71 = !DISubroutineType(cc: DW_CC_nocall, types: !72)
!72 = !{!18, !73, !18, !18}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!74 = !{!75, !76, !77, !78, !82, !84}
!75 = !DILocalVariable(name: "values", arg: 1, scope: !70, file: !2, line: 27, type: !73)
!76 = !DILocalVariable(name: "n", arg: 2, scope: !70, file: !2, line: 27, type: !18)
!77 = !DILocalVariable(name: "wanted", arg: 3, scope: !70, file: !2, line: 27, type: !18)
!78 = !DILocalVariable(name: "place", scope: !70, file: !2, line: 28, type: !79)
!79 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "place", file: !2, line: 21, size: 64, elements: !80)
!80 = !{!81}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "at", scope: !79, file: !2, line: 22, baseType: !23, size: 64)
!82 = !DILocalVariable(name: "i", scope: !83, file: !2, line: 29, type: !18)
!83 = distinct !DILexicalBlock(scope: !70, file: !2, line: 29, column: 5)
!84 = !DILocalVariable(name: "local", scope: !85, file: !2, line: 30, type: !87)
!85 = distinct !DILexicalBlock(scope: !86, file: !2, line: 29, column: 33)
!86 = distinct !DILexicalBlock(scope: !83, file: !2, line: 29, column: 5)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 64, elements: !88)
!88 = !{!89}
!89 = !DISubrange(count: 2)
!90 = distinct !DIAssignID()
!91 = !DILocation(line: 0, scope: !70)
!92 = distinct !DIAssignID()
!93 = !DILocation(line: 0, scope: !85)
!94 = !DILocation(line: 28, column: 5, scope: !70)
!95 = !DILocation(line: 0, scope: !83)
!96 = !{!97, !58, i64 0}
!97 = !{!"place", !58, i64 0}
!98 = distinct !DIAssignID()
!99 = distinct !DIAssignID()
!100 = distinct !DIAssignID()
!101 = !DILocation(line: 30, column: 9, scope: !85)
!102 = !DILocation(line: 32, column: 18, scope: !85)
!103 = !DILocation(line: 33, column: 18, scope: !85)
!104 = !DILocation(line: 35, column: 20, scope: !105)
!105 = distinct !DILexicalBlock(scope: !85, file: !2, line: 34, column: 13)
!106 = !DILocation(line: 36, column: 5, scope: !86)
!107 = !DILocation(line: 35, column: 39, scope: !105)
!108 = !DILocation(line: 38, column: 1, scope: !70)
!109 = distinct !DISubprogram(name: "by_thread", scope: !2, file: !2, line: 45, type: !44, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !110)
!110 = !{!111, !112, !114, !117}
!111 = !DILocalVariable(name: "n", arg: 1, scope: !109, file: !2, line: 45, type: !18)
!112 = !DILocalVariable(name: "i", scope: !113, file: !2, line: 46, type: !18)
!113 = distinct !DILexicalBlock(scope: !109, file: !2, line: 46, column: 5)
!114 = !DILocalVariable(name: "local", scope: !115, file: !2, line: 47, type: !18)
!115 = distinct !DILexicalBlock(scope: !116, file: !2, line: 46, column: 27)
!116 = distinct !DILexicalBlock(scope: !113, file: !2, line: 46, column: 5)
!117 = !DILocalVariable(name: "thread", scope: !118, file: !2, line: 51, type: !120)
!118 = distinct !DILexicalBlock(scope: !119, file: !2, line: 50, column: 32)
!119 = distinct !DILexicalBlock(scope: !115, file: !2, line: 50, column: 13)
!120 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !121, line: 75, baseType: !122)
!121 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!122 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!123 = distinct !DIAssignID()
!124 = !DILocation(line: 0, scope: !115)
!125 = distinct !DIAssignID()
!126 = !DILocation(line: 0, scope: !118)
!127 = !DILocation(line: 0, scope: !109)
!128 = !DILocation(line: 0, scope: !113)
!129 = distinct !DIAssignID()
!130 = !DILocation(line: 47, column: 9, scope: !115)
!131 = !DILocation(line: 49, column: 15, scope: !115)
!132 = !DILocation(line: 51, column: 13, scope: !118)
!133 = !DILocation(line: 52, column: 13, scope: !118)
!134 = !DILocation(line: 53, column: 26, scope: !118)
!135 = !{!136, !136, i64 0}
!136 = !{!"long", !59, i64 0}
!137 = !DILocation(line: 53, column: 13, scope: !118)
!138 = !DILocation(line: 54, column: 20, scope: !118)
!139 = !DILocation(line: 55, column: 9, scope: !119)
!140 = !DILocation(line: 56, column: 5, scope: !116)
!141 = !DILocation(line: 57, column: 1, scope: !109)
!142 = distinct !DISubprogram(name: "use", scope: !2, file: !2, line: 9, type: !16, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!143 = !DILocation(line: 9, column: 58, scope: !142)
!144 = !DILocation(line: 9, column: 57, scope: !142)
!145 = !DILocation(line: 9, column: 50, scope: !142)
!146 = distinct !DISubprogram(name: "read_place", scope: !2, file: !2, line: 25, type: !147, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !151)
!147 = !DISubroutineType(types: !148)
!148 = !{!18, !149}
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !150, size: 64)
!150 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !79)
!151 = !{!152}
!152 = !DILocalVariable(name: "place", arg: 1, scope: !146, file: !2, line: 25, type: !149)
!153 = !DILocation(line: 0, scope: !146)
!154 = !DILocation(line: 25, column: 93, scope: !146)
!155 = !DILocation(line: 25, column: 85, scope: !146)
!156 = !DILocation(line: 25, column: 78, scope: !146)
!157 = !DISubprogram(name: "pthread_create", scope: !158, file: !158, line: 60, type: !159, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!158 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "83b47baa7c47b52bd45051ff153e725e")
!159 = !DISubroutineType(types: !160)
!160 = !{!18, !161, !163, !188, !191}
!161 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !162)
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64)
!163 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !164)
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !165, size: 64)
!165 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !166)
!166 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !121, line: 148, baseType: !167)
!167 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !121, line: 132, size: 448, elements: !168)
!168 = !{!169, !182, !186}
!169 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !167, file: !121, line: 142, baseType: !170, size: 384)
!170 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !167, file: !121, line: 133, size: 384, elements: !171)
!171 = !{!172, !173, !176, !177, !178, !179, !180, !181}
!172 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !170, file: !121, line: 134, baseType: !18, size: 32)
!173 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !170, file: !121, line: 135, baseType: !174, size: 64, offset: 64)
!174 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !175, line: 18, baseType: !122)
!175 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!176 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !170, file: !121, line: 136, baseType: !174, size: 64, offset: 128)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !170, file: !121, line: 137, baseType: !18, size: 32, offset: 192)
!178 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !170, file: !121, line: 138, baseType: !18, size: 32, offset: 224)
!179 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !170, file: !121, line: 139, baseType: !18, size: 32, offset: 256)
!180 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !170, file: !121, line: 140, baseType: !18, size: 32, offset: 288)
!181 = !DIDerivedType(tag: DW_TAG_member, name: "__stack", scope: !170, file: !121, line: 141, baseType: !11, size: 64, offset: 320)
!182 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !167, file: !121, line: 143, baseType: !183, size: 448)
!183 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !184)
!184 = !{!185}
!185 = !DISubrange(count: 56)
!186 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !167, file: !121, line: 144, baseType: !187, size: 64)
!187 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!188 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !189, size: 64)
!189 = !DISubroutineType(types: !190)
!190 = !{!11, !11}
!191 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !11)
!192 = distinct !DISubprogram(name: "doubled", scope: !2, file: !2, line: 40, type: !189, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !193)
!193 = !{!194}
!194 = !DILocalVariable(name: "unused", arg: 1, scope: !192, file: !2, line: 40, type: !11)
!195 = !DILocation(line: 0, scope: !192)
!196 = !DILocation(line: 41, column: 6, scope: !192)
!197 = !DILocation(line: 41, column: 12, scope: !192)
!198 = !DILocation(line: 42, column: 5, scope: !192)
!199 = !DISubprogram(name: "pthread_join", scope: !158, file: !158, line: 62, type: !200, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!200 = !DISubroutineType(types: !201)
!201 = !{!18, !120, !202}
!202 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
