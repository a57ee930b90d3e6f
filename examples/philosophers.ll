; ModuleID = 'philosophers.c'
source_filename = "philosophers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@fork0 = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !0
@fork1 = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !7
@fork2 = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !30

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !39 {
entry:
  %a = alloca i64, align 8, !DIAssignID !48
    #dbg_assign(i1 undef, !43, !DIExpression(), !48, ptr %a, !DIExpression(), !49)
  %b = alloca i64, align 8, !DIAssignID !50
    #dbg_assign(i1 undef, !46, !DIExpression(), !50, ptr %b, !DIExpression(), !49)
  %c = alloca i64, align 8, !DIAssignID !51
    #dbg_assign(i1 undef, !47, !DIExpression(), !51, ptr %c, !DIExpression(), !49)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #3, !dbg !52
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #3, !dbg !52
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %c) #3, !dbg !52
  %call = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @aristotle, ptr noundef null) #3, !dbg !53
  %call1 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @hypatia, ptr noundef null) #3, !dbg !54
  %call2 = call i32 @pthread_create(ptr noundef nonnull %c, ptr noundef null, ptr noundef nonnull @leibniz, ptr noundef null) #3, !dbg !55
  %0 = load i64, ptr %a, align 8, !dbg !56, !tbaa !57
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #3, !dbg !61
  %1 = load i64, ptr %b, align 8, !dbg !62, !tbaa !57
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #3, !dbg !63
  %2 = load i64, ptr %c, align 8, !dbg !64, !tbaa !57
  %call5 = call i32 @pthread_join(i64 noundef %2, ptr noundef null) #3, !dbg !65
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %c) #3, !dbg !66
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #3, !dbg !66
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #3, !dbg !66
  ret i32 0, !dbg !67
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !68 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @aristotle(ptr nocapture readnone %unused) #0 !dbg !101 {
entry:
    #dbg_value(ptr poison, !103, !DIExpression(), !104)
    #dbg_value(ptr @fork0, !105, !DIExpression(), !112)
    #dbg_value(ptr @fork1, !111, !DIExpression(), !112)
  %call.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @fork0) #3, !dbg !114
  %call1.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @fork1) #3, !dbg !115
  %call2.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @fork1) #3, !dbg !116
  %call3.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @fork0) #3, !dbg !117
  ret ptr null, !dbg !118
}

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @hypatia(ptr nocapture readnone %unused) #0 !dbg !119 {
entry:
    #dbg_value(ptr poison, !121, !DIExpression(), !122)
    #dbg_value(ptr @fork1, !105, !DIExpression(), !123)
    #dbg_value(ptr @fork2, !111, !DIExpression(), !123)
  %call.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @fork1) #3, !dbg !125
  %call1.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @fork2) #3, !dbg !126
  %call2.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @fork2) #3, !dbg !127
  %call3.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @fork1) #3, !dbg !128
  ret ptr null, !dbg !129
}

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @leibniz(ptr nocapture readnone %unused) #0 !dbg !130 {
entry:
    #dbg_value(ptr poison, !132, !DIExpression(), !133)
    #dbg_value(ptr @fork2, !105, !DIExpression(), !134)
    #dbg_value(ptr @fork0, !111, !DIExpression(), !134)
  %call.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @fork2) #3, !dbg !136
  %call1.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @fork0) #3, !dbg !137
  %call2.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @fork0) #3, !dbg !138
  %call3.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @fork2) #3, !dbg !139
  ret ptr null, !dbg !140
}

declare !dbg !141 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !145 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare !dbg !148 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "fork0", scope: !2, file: !3, line: 11, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "philosophers.c", directory: ".", checksumkind: CSK_MD5, checksum: "067e603bde33eabfe2afcd21ef53654d")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !30}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "fork1", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 52, baseType: !11)
!10 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 40, size: 320, elements: !12)
!12 = !{!13, !23, !28}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !11, file: !10, line: 49, baseType: !14, size: 160)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !11, file: !10, line: 41, size: 160, elements: !15)
!15 = !{!16, !18, !20, !21, !22}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !14, file: !10, line: 42, baseType: !17, size: 32)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !14, file: !10, line: 43, baseType: !19, size: 32, offset: 32)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !14, file: !10, line: 44, baseType: !17, size: 32, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !14, file: !10, line: 46, baseType: !19, size: 32, offset: 96)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !14, file: !10, line: 48, baseType: !17, size: 32, offset: 128)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !11, file: !10, line: 50, baseType: !24, size: 320)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 320, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 40)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 51, baseType: !29, size: 64)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "fork2", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !40, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!17}
!42 = !{!43, !46, !47}
!43 = !DILocalVariable(name: "a", scope: !39, file: !3, line: 41, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 35, baseType: !45)
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !DILocalVariable(name: "b", scope: !39, file: !3, line: 41, type: !44)
!47 = !DILocalVariable(name: "c", scope: !39, file: !3, line: 41, type: !44)
!48 = distinct !DIAssignID()
!49 = !DILocation(line: 0, scope: !39)
!50 = distinct !DIAssignID()
!51 = distinct !DIAssignID()
!52 = !DILocation(line: 41, column: 3, scope: !39)
!53 = !DILocation(line: 42, column: 3, scope: !39)
!54 = !DILocation(line: 43, column: 3, scope: !39)
!55 = !DILocation(line: 44, column: 3, scope: !39)
!56 = !DILocation(line: 45, column: 16, scope: !39)
!57 = !{!58, !58, i64 0}
!58 = !{!"long", !59, i64 0}
!59 = !{!"omnipotent char", !60, i64 0}
!60 = !{!"Simple C/C++ TBAA"}
!61 = !DILocation(line: 45, column: 3, scope: !39)
!62 = !DILocation(line: 46, column: 16, scope: !39)
!63 = !DILocation(line: 46, column: 3, scope: !39)
!64 = !DILocation(line: 47, column: 16, scope: !39)
!65 = !DILocation(line: 47, column: 3, scope: !39)
!66 = !DILocation(line: 49, column: 1, scope: !39)
!67 = !DILocation(line: 48, column: 3, scope: !39)
!68 = !DISubprogram(name: "pthread_create", scope: !69, file: !69, line: 53, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!69 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!70 = !DISubroutineType(types: !71)
!71 = !{!17, !72, !74, !97, !100}
!72 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !73)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !75)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !77)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !10, line: 106, baseType: !78)
!78 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !10, line: 91, size: 448, elements: !79)
!79 = !{!80, !92, !96}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !78, file: !10, line: 100, baseType: !81, size: 320)
!81 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !78, file: !10, line: 92, size: 320, elements: !82)
!82 = !{!83, !84, !87, !88, !89, !90, !91}
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !81, file: !10, line: 93, baseType: !17, size: 32)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !81, file: !10, line: 94, baseType: !85, size: 64, offset: 64)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !86, line: 18, baseType: !45)
!86 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !81, file: !10, line: 95, baseType: !85, size: 64, offset: 128)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !81, file: !10, line: 96, baseType: !17, size: 32, offset: 192)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !81, file: !10, line: 97, baseType: !17, size: 32, offset: 224)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !81, file: !10, line: 98, baseType: !17, size: 32, offset: 256)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !81, file: !10, line: 99, baseType: !17, size: 32, offset: 288)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !78, file: !10, line: 101, baseType: !93, size: 448)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 448, elements: !94)
!94 = !{!95}
!95 = !DISubrange(count: 56)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !78, file: !10, line: 102, baseType: !29, size: 64)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!98 = !DISubroutineType(types: !99)
!99 = !{!5, !5}
!100 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!101 = distinct !DISubprogram(name: "aristotle", scope: !3, file: !3, line: 22, type: !98, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !102)
!102 = !{!103}
!103 = !DILocalVariable(name: "unused", arg: 1, scope: !101, file: !3, line: 22, type: !5)
!104 = !DILocation(line: 0, scope: !101)
!105 = !DILocalVariable(name: "left", arg: 1, scope: !106, file: !3, line: 15, type: !109)
!106 = distinct !DISubprogram(name: "eat", scope: !3, file: !3, line: 15, type: !107, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !110)
!107 = !DISubroutineType(types: !108)
!108 = !{null, !109, !109}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!110 = !{!105, !111}
!111 = !DILocalVariable(name: "right", arg: 2, scope: !106, file: !3, line: 15, type: !109)
!112 = !DILocation(line: 0, scope: !106, inlinedAt: !113)
!113 = distinct !DILocation(line: 24, column: 3, scope: !101)
!114 = !DILocation(line: 16, column: 3, scope: !106, inlinedAt: !113)
!115 = !DILocation(line: 17, column: 3, scope: !106, inlinedAt: !113)
!116 = !DILocation(line: 18, column: 3, scope: !106, inlinedAt: !113)
!117 = !DILocation(line: 19, column: 3, scope: !106, inlinedAt: !113)
!118 = !DILocation(line: 25, column: 3, scope: !101)
!119 = distinct !DISubprogram(name: "hypatia", scope: !3, file: !3, line: 28, type: !98, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !120)
!120 = !{!121}
!121 = !DILocalVariable(name: "unused", arg: 1, scope: !119, file: !3, line: 28, type: !5)
!122 = !DILocation(line: 0, scope: !119)
!123 = !DILocation(line: 0, scope: !106, inlinedAt: !124)
!124 = distinct !DILocation(line: 30, column: 3, scope: !119)
!125 = !DILocation(line: 16, column: 3, scope: !106, inlinedAt: !124)
!126 = !DILocation(line: 17, column: 3, scope: !106, inlinedAt: !124)
!127 = !DILocation(line: 18, column: 3, scope: !106, inlinedAt: !124)
!128 = !DILocation(line: 19, column: 3, scope: !106, inlinedAt: !124)
!129 = !DILocation(line: 31, column: 3, scope: !119)
!130 = distinct !DISubprogram(name: "leibniz", scope: !3, file: !3, line: 34, type: !98, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !131)
!131 = !{!132}
!132 = !DILocalVariable(name: "unused", arg: 1, scope: !130, file: !3, line: 34, type: !5)
!133 = !DILocation(line: 0, scope: !130)
!134 = !DILocation(line: 0, scope: !106, inlinedAt: !135)
!135 = distinct !DILocation(line: 36, column: 3, scope: !130)
!136 = !DILocation(line: 16, column: 3, scope: !106, inlinedAt: !135)
!137 = !DILocation(line: 17, column: 3, scope: !106, inlinedAt: !135)
!138 = !DILocation(line: 18, column: 3, scope: !106, inlinedAt: !135)
!139 = !DILocation(line: 19, column: 3, scope: !106, inlinedAt: !135)
!140 = !DILocation(line: 37, column: 3, scope: !130)
!141 = !DISubprogram(name: "pthread_join", scope: !69, file: !69, line: 55, type: !142, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!142 = !DISubroutineType(types: !143)
!143 = !{!17, !44, !144}
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!145 = !DISubprogram(name: "pthread_mutex_lock", scope: !69, file: !69, line: 91, type: !146, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!146 = !DISubroutineType(types: !147)
!147 = !{!17, !109}
!148 = !DISubprogram(name: "pthread_mutex_unlock", scope: !69, file: !69, line: 97, type: !146, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
