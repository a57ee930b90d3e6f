; ModuleID = 'numbers_of_48_bits.c'
source_filename = "numbers_of_48_bits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.drand48_data = type { [3 x i16], [3 x i16], i16, i16, i64 }

@__const.main.state = private unnamed_addr constant [3 x i16] [i16 1, i16 -1, i16 7], align 2
@__const.main.parameters = private unnamed_addr constant [7 x i16] [i16 1, i16 2, i16 3, i16 4661, i16 5, i16 6, i16 99], align 2
@.str = private unnamed_addr constant [6 x i8] c"%.12f\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [7 x i8] c" %.12f\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [5 x i8] c" %ld\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [6 x i8] c" %ld\0A\00", align 1, !dbg !17

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !28 {
entry:
  %data = alloca %struct.drand48_data, align 8, !DIAssignID !51
    #dbg_assign(i1 undef, !33, !DIExpression(), !51, ptr %data, !DIExpression(), !52)
  %other = alloca %struct.drand48_data, align 8, !DIAssignID !53
    #dbg_assign(i1 undef, !47, !DIExpression(), !53, ptr %other, !DIExpression(), !52)
  %state = alloca [3 x i16], align 2, !DIAssignID !54
    #dbg_assign(i1 undef, !48, !DIExpression(), !54, ptr %state, !DIExpression(), !52)
  %parameters = alloca [7 x i16], align 2, !DIAssignID !55
    #dbg_assign(i1 undef, !49, !DIExpression(), !55, ptr %parameters, !DIExpression(), !52)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %data) #6, !dbg !56
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %other) #6, !dbg !56
  call void @llvm.lifetime.start.p0(i64 6, ptr nonnull %state) #6, !dbg !57
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(6) %state, ptr noundef nonnull align 2 dereferenceable(6) @__const.main.state, i64 6, i1 false), !dbg !58, !DIAssignID !59
    #dbg_assign(i1 undef, !48, !DIExpression(), !59, ptr %state, !DIExpression(), !52)
  call void @llvm.lifetime.start.p0(i64 14, ptr nonnull %parameters) #6, !dbg !57
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(14) %parameters, ptr noundef nonnull align 2 dereferenceable(14) @__const.main.parameters, i64 14, i1 false), !dbg !60, !DIAssignID !61
    #dbg_assign(i1 undef, !49, !DIExpression(), !61, ptr %parameters, !DIExpression(), !52)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %data, i8 0, i64 24, i1 false), !dbg !62, !DIAssignID !63
    #dbg_assign(i8 0, !33, !DIExpression(), !63, ptr %data, !DIExpression(), !52)
  call fastcc void @show(ptr noundef nonnull %data, ptr noundef nonnull %state), !dbg !64
  %call = call i32 @srand48_r(i64 noundef -5, ptr noundef nonnull %data) #6, !dbg !65
  %call1 = call i32 @srand48_r(i64 noundef 77, ptr noundef nonnull %other) #6, !dbg !66
  call fastcc void @show(ptr noundef nonnull %data, ptr noundef nonnull %state), !dbg !67
  call fastcc void @show(ptr noundef nonnull %other, ptr noundef nonnull %state), !dbg !68
  %call5 = call i32 @seed48_r(ptr noundef nonnull %state, ptr noundef nonnull %other) #6, !dbg !69
  call fastcc void @show(ptr noundef nonnull %other, ptr noundef nonnull %state), !dbg !70
  %call8 = call i32 @lcong48_r(ptr noundef nonnull %parameters, ptr noundef nonnull %other) #6, !dbg !71
  call fastcc void @show(ptr noundef nonnull %other, ptr noundef nonnull %state), !dbg !72
  call fastcc void @show(ptr noundef nonnull %data, ptr noundef nonnull %state), !dbg !73
  call void @llvm.lifetime.end.p0(i64 14, ptr nonnull %parameters) #6, !dbg !74
  call void @llvm.lifetime.end.p0(i64 6, ptr nonnull %state) #6, !dbg !74
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %other) #6, !dbg !74
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %data) #6, !dbg !74
  ret i32 0, !dbg !75
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind uwtable
define internal fastcc void @show(ptr noundef %data, ptr noundef %state) unnamed_addr #0 !dbg !76 {
entry:
  %real = alloca double, align 8, !DIAssignID !88
    #dbg_assign(i1 undef, !84, !DIExpression(), !88, ptr %real, !DIExpression(), !89)
  %number = alloca i64, align 8, !DIAssignID !90
    #dbg_assign(i1 undef, !86, !DIExpression(), !90, ptr %number, !DIExpression(), !89)
    #dbg_value(ptr %data, !82, !DIExpression(), !89)
    #dbg_value(ptr %state, !83, !DIExpression(), !89)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %real) #6, !dbg !91
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %number) #6, !dbg !92
  %call = call i32 @drand48_r(ptr noundef %data, ptr noundef nonnull %real) #6, !dbg !93
  %0 = load double, ptr %real, align 8, !dbg !94, !tbaa !95
  %call1 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %0), !dbg !99
  %call2 = call i32 @erand48_r(ptr noundef %state, ptr noundef %data, ptr noundef nonnull %real) #6, !dbg !100
  %1 = load double, ptr %real, align 8, !dbg !101, !tbaa !95
  %call3 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %1), !dbg !102
  %call4 = call i32 @lrand48_r(ptr noundef %data, ptr noundef nonnull %number) #6, !dbg !103
  %2 = load i64, ptr %number, align 8, !dbg !104, !tbaa !105
  %call5 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i64 noundef %2), !dbg !107
  %call6 = call i32 @nrand48_r(ptr noundef %state, ptr noundef %data, ptr noundef nonnull %number) #6, !dbg !108
  %3 = load i64, ptr %number, align 8, !dbg !109, !tbaa !105
  %call7 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i64 noundef %3), !dbg !110
  %call8 = call i32 @mrand48_r(ptr noundef %data, ptr noundef nonnull %number) #6, !dbg !111
  %4 = load i64, ptr %number, align 8, !dbg !112, !tbaa !105
  %call9 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i64 noundef %4), !dbg !113
  %call10 = call i32 @jrand48_r(ptr noundef %state, ptr noundef %data, ptr noundef nonnull %number) #6, !dbg !114
  %5 = load i64, ptr %number, align 8, !dbg !115, !tbaa !105
  %call11 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %5), !dbg !116
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %number) #6, !dbg !117
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %real) #6, !dbg !117
  ret void, !dbg !117
}

declare !dbg !118 i32 @srand48_r(i64 noundef, ptr noundef) local_unnamed_addr #4

declare !dbg !121 i32 @seed48_r(ptr noundef, ptr noundef) local_unnamed_addr #4

declare !dbg !124 i32 @lcong48_r(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !125 i32 @drand48_r(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare !dbg !129 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

declare !dbg !136 i32 @erand48_r(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

declare !dbg !139 i32 @lrand48_r(ptr noundef, ptr noundef) local_unnamed_addr #4

declare !dbg !143 i32 @nrand48_r(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

declare !dbg !146 i32 @mrand48_r(ptr noundef, ptr noundef) local_unnamed_addr #4

declare !dbg !147 i32 @jrand48_r(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!19}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "numbers_of_48_bits.c", directory: ".", checksumkind: CSK_MD5, checksum: "4a39874ac73a35fd2ab5504778fb8218")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 7)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 5)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !3, isLocal: true, isDefinition: true)
!19 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !20, splitDebugInlining: false, nameTableKind: None)
!20 = !{!0, !7, !12, !17}
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!28 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 25, type: !29, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !19, retainedNodes: !32)
!29 = !DISubroutineType(types: !30)
!30 = !{!31}
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !{!33, !47, !48, !49}
!33 = !DILocalVariable(name: "data", scope: !28, file: !2, line: 26, type: !34)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "drand48_data", file: !35, line: 115, size: 192, elements: !36)
!35 = !DIFile(filename: "../../libc-shim/include/stdlib.h", directory: ".", checksumkind: CSK_MD5, checksum: "c207eb3a7ad68f0926179d79bf111307")
!36 = !{!37, !42, !43, !44, !45}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__x", scope: !34, file: !35, line: 116, baseType: !38, size: 48)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 48, elements: !40)
!39 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!40 = !{!41}
!41 = !DISubrange(count: 3)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__old_x", scope: !34, file: !35, line: 116, baseType: !38, size: 48, offset: 48)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__c", scope: !34, file: !35, line: 116, baseType: !39, size: 16, offset: 96)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__init", scope: !34, file: !35, line: 116, baseType: !39, size: 16, offset: 112)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__a", scope: !34, file: !35, line: 117, baseType: !46, size: 64, offset: 128)
!46 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DILocalVariable(name: "other", scope: !28, file: !2, line: 26, type: !34)
!48 = !DILocalVariable(name: "state", scope: !28, file: !2, line: 27, type: !38)
!49 = !DILocalVariable(name: "parameters", scope: !28, file: !2, line: 27, type: !50)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 112, elements: !10)
!51 = distinct !DIAssignID()
!52 = !DILocation(line: 0, scope: !28)
!53 = distinct !DIAssignID()
!54 = distinct !DIAssignID()
!55 = distinct !DIAssignID()
!56 = !DILocation(line: 26, column: 3, scope: !28)
!57 = !DILocation(line: 27, column: 3, scope: !28)
!58 = !DILocation(line: 27, column: 18, scope: !28)
!59 = distinct !DIAssignID()
!60 = !DILocation(line: 27, column: 47, scope: !28)
!61 = distinct !DIAssignID()
!62 = !DILocation(line: 28, column: 3, scope: !28)
!63 = distinct !DIAssignID()
!64 = !DILocation(line: 29, column: 3, scope: !28)
!65 = !DILocation(line: 30, column: 3, scope: !28)
!66 = !DILocation(line: 31, column: 3, scope: !28)
!67 = !DILocation(line: 32, column: 3, scope: !28)
!68 = !DILocation(line: 33, column: 3, scope: !28)
!69 = !DILocation(line: 34, column: 3, scope: !28)
!70 = !DILocation(line: 35, column: 3, scope: !28)
!71 = !DILocation(line: 36, column: 3, scope: !28)
!72 = !DILocation(line: 37, column: 3, scope: !28)
!73 = !DILocation(line: 38, column: 3, scope: !28)
!74 = !DILocation(line: 40, column: 1, scope: !28)
!75 = !DILocation(line: 39, column: 3, scope: !28)
!76 = distinct !DISubprogram(name: "show", scope: !2, file: !2, line: 8, type: !77, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !19, retainedNodes: !81)
!77 = !DISubroutineType(types: !78)
!78 = !{null, !79, !80}
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!81 = !{!82, !83, !84, !86}
!82 = !DILocalVariable(name: "data", arg: 1, scope: !76, file: !2, line: 8, type: !79)
!83 = !DILocalVariable(name: "state", arg: 2, scope: !76, file: !2, line: 8, type: !80)
!84 = !DILocalVariable(name: "real", scope: !76, file: !2, line: 9, type: !85)
!85 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!86 = !DILocalVariable(name: "number", scope: !76, file: !2, line: 10, type: !87)
!87 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!88 = distinct !DIAssignID()
!89 = !DILocation(line: 0, scope: !76)
!90 = distinct !DIAssignID()
!91 = !DILocation(line: 9, column: 3, scope: !76)
!92 = !DILocation(line: 10, column: 3, scope: !76)
!93 = !DILocation(line: 11, column: 3, scope: !76)
!94 = !DILocation(line: 12, column: 19, scope: !76)
!95 = !{!96, !96, i64 0}
!96 = !{!"double", !97, i64 0}
!97 = !{!"omnipotent char", !98, i64 0}
!98 = !{!"Simple C/C++ TBAA"}
!99 = !DILocation(line: 12, column: 3, scope: !76)
!100 = !DILocation(line: 13, column: 3, scope: !76)
!101 = !DILocation(line: 14, column: 20, scope: !76)
!102 = !DILocation(line: 14, column: 3, scope: !76)
!103 = !DILocation(line: 15, column: 3, scope: !76)
!104 = !DILocation(line: 16, column: 18, scope: !76)
!105 = !{!106, !106, i64 0}
!106 = !{!"long", !97, i64 0}
!107 = !DILocation(line: 16, column: 3, scope: !76)
!108 = !DILocation(line: 17, column: 3, scope: !76)
!109 = !DILocation(line: 18, column: 18, scope: !76)
!110 = !DILocation(line: 18, column: 3, scope: !76)
!111 = !DILocation(line: 19, column: 3, scope: !76)
!112 = !DILocation(line: 20, column: 18, scope: !76)
!113 = !DILocation(line: 20, column: 3, scope: !76)
!114 = !DILocation(line: 21, column: 3, scope: !76)
!115 = !DILocation(line: 22, column: 20, scope: !76)
!116 = !DILocation(line: 22, column: 3, scope: !76)
!117 = !DILocation(line: 23, column: 1, scope: !76)
!118 = !DISubprogram(name: "srand48_r", scope: !35, file: !35, line: 125, type: !119, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!119 = !DISubroutineType(types: !120)
!120 = !{!31, !87, !79}
!121 = !DISubprogram(name: "seed48_r", scope: !35, file: !35, line: 126, type: !122, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!122 = !DISubroutineType(types: !123)
!123 = !{!31, !80, !79}
!124 = !DISubprogram(name: "lcong48_r", scope: !35, file: !35, line: 127, type: !122, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!125 = !DISubprogram(name: "drand48_r", scope: !35, file: !35, line: 119, type: !126, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!126 = !DISubroutineType(types: !127)
!127 = !{!31, !79, !128}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64)
!129 = !DISubprogram(name: "printf", scope: !130, file: !130, line: 44, type: !131, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!130 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "ead6eea74c339c03b5b1ca631994b452")
!131 = !DISubroutineType(types: !132)
!132 = !{!31, !133, null}
!133 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !134)
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !135, size: 64)
!135 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!136 = !DISubprogram(name: "erand48_r", scope: !35, file: !35, line: 120, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!137 = !DISubroutineType(types: !138)
!138 = !{!31, !80, !79, !128}
!139 = !DISubprogram(name: "lrand48_r", scope: !35, file: !35, line: 121, type: !140, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!140 = !DISubroutineType(types: !141)
!141 = !{!31, !79, !142}
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!143 = !DISubprogram(name: "nrand48_r", scope: !35, file: !35, line: 122, type: !144, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!144 = !DISubroutineType(types: !145)
!145 = !{!31, !80, !79, !142}
!146 = !DISubprogram(name: "mrand48_r", scope: !35, file: !35, line: 123, type: !140, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!147 = !DISubprogram(name: "jrand48_r", scope: !35, file: !35, line: 124, type: !144, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
