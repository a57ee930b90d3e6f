; ModuleID = 'optimized_mutex_ok.c'
source_filename = "optimized_mutex_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@data = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@ready = dso_local local_unnamed_addr global i32 0, align 4, !dbg !7
@out = dso_local local_unnamed_addr global i32 0, align 4, !dbg !10
@mutex = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !12

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !41 {
entry:
  %thread = alloca i64, align 8, !DIAssignID !48
    #dbg_assign(i1 undef, !45, !DIExpression(), !48, ptr %thread, !DIExpression(), !49)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %thread) #3, !dbg !50
  %call = call i32 @pthread_create(ptr noundef nonnull %thread, ptr noundef null, ptr noundef nonnull @writer, ptr noundef null) #3, !dbg !51
  %call.i = call i32 @pthread_mutex_lock(ptr noundef nonnull @mutex) #3, !dbg !52
  %0 = load i32, ptr @ready, align 4, !dbg !59, !tbaa !60
    #dbg_value(i32 %0, !57, !DIExpression(), !64)
  %call1.i = call i32 @pthread_mutex_unlock(ptr noundef nonnull @mutex) #3, !dbg !65
  %tobool.not.i = icmp eq i32 %0, 0, !dbg !66
  %1 = load i32, ptr @data, align 4, !dbg !66
  %cond.i = select i1 %tobool.not.i, i32 0, i32 %1, !dbg !66
  store i32 %cond.i, ptr @out, align 4, !dbg !67, !tbaa !60
  %2 = load i64, ptr %thread, align 8, !dbg !68, !tbaa !69
  %call1 = call i32 @pthread_join(i64 noundef %2, ptr noundef null) #3, !dbg !71
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %thread) #3, !dbg !72
  ret i32 0, !dbg !73
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !74 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @writer(ptr nocapture readnone %unused) #0 !dbg !107 {
entry:
    #dbg_value(ptr poison, !109, !DIExpression(), !110)
  store i32 1, ptr @data, align 4, !dbg !111, !tbaa !60
  %call = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @mutex) #3, !dbg !112
  store i32 1, ptr @ready, align 4, !dbg !113, !tbaa !60
  %call1 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @mutex) #3, !dbg !114
  ret ptr null, !dbg !115
}

declare !dbg !116 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !120 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare !dbg !124 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!34, !35, !36, !37, !38, !39, !40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 11, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "optimized_mutex_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "2d4c427d238bc0c31b1171912f378c5b")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10, !12}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 11, type: !9, isLocal: false, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "out", scope: !2, file: !3, line: 11, type: !9, isLocal: false, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 10, type: !14, isLocal: true, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !15, line: 52, baseType: !16)
!15 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 40, size: 320, elements: !17)
!17 = !{!18, !27, !32}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !16, file: !15, line: 49, baseType: !19, size: 160)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !16, file: !15, line: 41, size: 160, elements: !20)
!20 = !{!21, !22, !24, !25, !26}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !19, file: !15, line: 42, baseType: !9, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !19, file: !15, line: 43, baseType: !23, size: 32, offset: 32)
!23 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !19, file: !15, line: 44, baseType: !9, size: 32, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !19, file: !15, line: 46, baseType: !23, size: 32, offset: 96)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !19, file: !15, line: 48, baseType: !9, size: 32, offset: 128)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !16, file: !15, line: 50, baseType: !28, size: 320)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 320, elements: !30)
!29 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!30 = !{!31}
!31 = !DISubrange(count: 40)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !16, file: !15, line: 51, baseType: !33, size: 64)
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!34 = !{i32 7, !"Dwarf Version", i32 5}
!35 = !{i32 2, !"Debug Info Version", i32 3}
!36 = !{i32 1, !"wchar_size", i32 4}
!37 = !{i32 8, !"PIC Level", i32 2}
!38 = !{i32 7, !"PIE Level", i32 2}
!39 = !{i32 7, !"uwtable", i32 2}
!40 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!41 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !42, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!9}
!44 = !{!45}
!45 = !DILocalVariable(name: "thread", scope: !41, file: !3, line: 30, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 35, baseType: !47)
!47 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!48 = distinct !DIAssignID()
!49 = !DILocation(line: 0, scope: !41)
!50 = !DILocation(line: 30, column: 3, scope: !41)
!51 = !DILocation(line: 31, column: 3, scope: !41)
!52 = !DILocation(line: 23, column: 3, scope: !53, inlinedAt: !58)
!53 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 22, type: !54, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{null}
!56 = !{!57}
!57 = !DILocalVariable(name: "is_ready", scope: !53, file: !3, line: 24, type: !9)
!58 = distinct !DILocation(line: 32, column: 3, scope: !41)
!59 = !DILocation(line: 24, column: 18, scope: !53, inlinedAt: !58)
!60 = !{!61, !61, i64 0}
!61 = !{!"int", !62, i64 0}
!62 = !{!"omnipotent char", !63, i64 0}
!63 = !{!"Simple C/C++ TBAA"}
!64 = !DILocation(line: 0, scope: !53, inlinedAt: !58)
!65 = !DILocation(line: 25, column: 3, scope: !53, inlinedAt: !58)
!66 = !DILocation(line: 26, column: 9, scope: !53, inlinedAt: !58)
!67 = !DILocation(line: 26, column: 7, scope: !53, inlinedAt: !58)
!68 = !DILocation(line: 33, column: 16, scope: !41)
!69 = !{!70, !70, i64 0}
!70 = !{!"long", !62, i64 0}
!71 = !DILocation(line: 33, column: 3, scope: !41)
!72 = !DILocation(line: 35, column: 1, scope: !41)
!73 = !DILocation(line: 34, column: 3, scope: !41)
!74 = !DISubprogram(name: "pthread_create", scope: !75, file: !75, line: 53, type: !76, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!76 = !DISubroutineType(types: !77)
!77 = !{!9, !78, !80, !103, !106}
!78 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !79)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !81)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !83)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !15, line: 106, baseType: !84)
!84 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !15, line: 91, size: 448, elements: !85)
!85 = !{!86, !98, !102}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !84, file: !15, line: 100, baseType: !87, size: 320)
!87 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !84, file: !15, line: 92, size: 320, elements: !88)
!88 = !{!89, !90, !93, !94, !95, !96, !97}
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !87, file: !15, line: 93, baseType: !9, size: 32)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !87, file: !15, line: 94, baseType: !91, size: 64, offset: 64)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !92, line: 18, baseType: !47)
!92 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !87, file: !15, line: 95, baseType: !91, size: 64, offset: 128)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !87, file: !15, line: 96, baseType: !9, size: 32, offset: 192)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !87, file: !15, line: 97, baseType: !9, size: 32, offset: 224)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !87, file: !15, line: 98, baseType: !9, size: 32, offset: 256)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !87, file: !15, line: 99, baseType: !9, size: 32, offset: 288)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !84, file: !15, line: 101, baseType: !99, size: 448)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 448, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 56)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !84, file: !15, line: 102, baseType: !33, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64)
!104 = !DISubroutineType(types: !105)
!105 = !{!5, !5}
!106 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!107 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 13, type: !104, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !108)
!108 = !{!109}
!109 = !DILocalVariable(name: "unused", arg: 1, scope: !107, file: !3, line: 13, type: !5)
!110 = !DILocation(line: 0, scope: !107)
!111 = !DILocation(line: 15, column: 8, scope: !107)
!112 = !DILocation(line: 16, column: 3, scope: !107)
!113 = !DILocation(line: 17, column: 9, scope: !107)
!114 = !DILocation(line: 18, column: 3, scope: !107)
!115 = !DILocation(line: 19, column: 3, scope: !107)
!116 = !DISubprogram(name: "pthread_join", scope: !75, file: !75, line: 55, type: !117, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DISubroutineType(types: !118)
!118 = !{!9, !46, !119}
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!120 = !DISubprogram(name: "pthread_mutex_lock", scope: !75, file: !75, line: 91, type: !121, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!121 = !DISubroutineType(types: !122)
!122 = !{!9, !123}
!123 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!124 = !DISubprogram(name: "pthread_mutex_unlock", scope: !75, file: !75, line: 97, type: !121, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
