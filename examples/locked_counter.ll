; ModuleID = 'locked_counter.c'
source_filename = "locked_counter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@counter = internal unnamed_addr global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"counter == 4\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [17 x i8] c"locked_counter.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@lock = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !24

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !53 {
entry:
  %a = alloca i64, align 8, !DIAssignID !61
    #dbg_assign(i1 undef, !57, !DIExpression(), !61, ptr %a, !DIExpression(), !62)
  %b = alloca i64, align 8, !DIAssignID !63
    #dbg_assign(i1 undef, !60, !DIExpression(), !63, ptr %b, !DIExpression(), !62)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #4, !dbg !64
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #4, !dbg !64
  %call = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @worker, ptr noundef null) #4, !dbg !65
  %call1 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @worker, ptr noundef null) #4, !dbg !66
  %0 = load i64, ptr %a, align 8, !dbg !67, !tbaa !68
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !72
  %1 = load i64, ptr %b, align 8, !dbg !73, !tbaa !68
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !74
  %2 = load i32, ptr @counter, align 4, !dbg !75, !tbaa !76
  %cmp = icmp eq i32 %2, 4, !dbg !75
  br i1 %cmp, label %cond.end, label %cond.false, !dbg !75

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 30, ptr noundef nonnull @__func__.main) #5, !dbg !75
  unreachable, !dbg !75

cond.end:                                         ; preds = %entry
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #4, !dbg !78
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #4, !dbg !78
  ret i32 0, !dbg !79
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !80 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker(ptr nocapture readnone %unused) #0 !dbg !113 {
entry:
    #dbg_value(ptr poison, !115, !DIExpression(), !118)
    #dbg_value(i32 0, !116, !DIExpression(), !119)
  br label %for.body, !dbg !120

for.cond.cleanup:                                 ; preds = %for.body
  ret ptr null, !dbg !121

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i32 [ 0, %entry ], [ %inc2, %for.body ]
    #dbg_value(i32 %i.04, !116, !DIExpression(), !119)
  %call = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #4, !dbg !122
  %0 = load i32, ptr @counter, align 4, !dbg !125, !tbaa !76
  %inc = add nsw i32 %0, 1, !dbg !125
  store i32 %inc, ptr @counter, align 4, !dbg !125, !tbaa !76
  %call1 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #4, !dbg !126
  %inc2 = add nuw nsw i32 %i.04, 1, !dbg !127
    #dbg_value(i32 %inc2, !116, !DIExpression(), !119)
  %cmp = icmp eq i32 %i.04, 0, !dbg !128
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !120, !llvm.loop !129
}

declare !dbg !133 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !137 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !142 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare !dbg !146 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 12, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locked_counter.c", directory: ".", checksumkind: CSK_MD5, checksum: "7e28c0d4ad14f0db2df9ff95c8a4aff2")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 104, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 13)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 17)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 11, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !27, line: 52, baseType: !28)
!27 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 40, size: 320, elements: !29)
!29 = !{!30, !40, !44}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !28, file: !27, line: 49, baseType: !31, size: 160)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !28, file: !27, line: 41, size: 160, elements: !32)
!32 = !{!33, !35, !37, !38, !39}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !31, file: !27, line: 42, baseType: !34, size: 32)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !31, file: !27, line: 43, baseType: !36, size: 32, offset: 32)
!36 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !31, file: !27, line: 44, baseType: !34, size: 32, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !31, file: !27, line: 46, baseType: !36, size: 32, offset: 96)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !31, file: !27, line: 48, baseType: !34, size: 32, offset: 128)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !28, file: !27, line: 50, baseType: !41, size: 320)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 40)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !27, line: 51, baseType: !45, size: 64)
!45 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !54, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!34}
!56 = !{!57, !60}
!57 = !DILocalVariable(name: "a", scope: !53, file: !3, line: 25, type: !58)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 35, baseType: !59)
!59 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!60 = !DILocalVariable(name: "b", scope: !53, file: !3, line: 25, type: !58)
!61 = distinct !DIAssignID()
!62 = !DILocation(line: 0, scope: !53)
!63 = distinct !DIAssignID()
!64 = !DILocation(line: 25, column: 3, scope: !53)
!65 = !DILocation(line: 26, column: 3, scope: !53)
!66 = !DILocation(line: 27, column: 3, scope: !53)
!67 = !DILocation(line: 28, column: 16, scope: !53)
!68 = !{!69, !69, i64 0}
!69 = !{!"long", !70, i64 0}
!70 = !{!"omnipotent char", !71, i64 0}
!71 = !{!"Simple C/C++ TBAA"}
!72 = !DILocation(line: 28, column: 3, scope: !53)
!73 = !DILocation(line: 29, column: 16, scope: !53)
!74 = !DILocation(line: 29, column: 3, scope: !53)
!75 = !DILocation(line: 30, column: 3, scope: !53)
!76 = !{!77, !77, i64 0}
!77 = !{!"int", !70, i64 0}
!78 = !DILocation(line: 32, column: 1, scope: !53)
!79 = !DILocation(line: 31, column: 3, scope: !53)
!80 = !DISubprogram(name: "pthread_create", scope: !81, file: !81, line: 53, type: !82, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!82 = !DISubroutineType(types: !83)
!83 = !{!34, !84, !86, !109, !112}
!84 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !85)
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!86 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !87)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !89)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !27, line: 106, baseType: !90)
!90 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !27, line: 91, size: 448, elements: !91)
!91 = !{!92, !104, !108}
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !90, file: !27, line: 100, baseType: !93, size: 320)
!93 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !90, file: !27, line: 92, size: 320, elements: !94)
!94 = !{!95, !96, !99, !100, !101, !102, !103}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !93, file: !27, line: 93, baseType: !34, size: 32)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !93, file: !27, line: 94, baseType: !97, size: 64, offset: 64)
!97 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !98, line: 18, baseType: !59)
!98 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !93, file: !27, line: 95, baseType: !97, size: 64, offset: 128)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !93, file: !27, line: 96, baseType: !34, size: 32, offset: 192)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !93, file: !27, line: 97, baseType: !34, size: 32, offset: 224)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !93, file: !27, line: 98, baseType: !34, size: 32, offset: 256)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !93, file: !27, line: 99, baseType: !34, size: 32, offset: 288)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !90, file: !27, line: 101, baseType: !105, size: 448)
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !106)
!106 = !{!107}
!107 = !DISubrange(count: 56)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !90, file: !27, line: 102, baseType: !45, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!110 = !DISubroutineType(types: !111)
!111 = !{!5, !5}
!112 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!113 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 14, type: !110, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !114)
!114 = !{!115, !116}
!115 = !DILocalVariable(name: "unused", arg: 1, scope: !113, file: !3, line: 14, type: !5)
!116 = !DILocalVariable(name: "i", scope: !117, file: !3, line: 16, type: !34)
!117 = distinct !DILexicalBlock(scope: !113, file: !3, line: 16, column: 3)
!118 = !DILocation(line: 0, scope: !113)
!119 = !DILocation(line: 0, scope: !117)
!120 = !DILocation(line: 16, column: 3, scope: !117)
!121 = !DILocation(line: 21, column: 3, scope: !113)
!122 = !DILocation(line: 17, column: 5, scope: !123)
!123 = distinct !DILexicalBlock(scope: !124, file: !3, line: 16, column: 31)
!124 = distinct !DILexicalBlock(scope: !117, file: !3, line: 16, column: 3)
!125 = !DILocation(line: 18, column: 12, scope: !123)
!126 = !DILocation(line: 19, column: 5, scope: !123)
!127 = !DILocation(line: 16, column: 27, scope: !124)
!128 = !DILocation(line: 16, column: 21, scope: !124)
!129 = distinct !{!129, !120, !130, !131, !132}
!130 = !DILocation(line: 20, column: 3, scope: !117)
!131 = !{!"llvm.loop.mustprogress"}
!132 = !{!"llvm.loop.unroll.disable"}
!133 = !DISubprogram(name: "pthread_join", scope: !81, file: !81, line: 55, type: !134, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!134 = !DISubroutineType(types: !135)
!135 = !{!34, !58, !136}
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!137 = !DISubprogram(name: "__assert_fail", scope: !138, file: !138, line: 9, type: !139, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!138 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!139 = !DISubroutineType(types: !140)
!140 = !{null, !141, !141, !36, !141}
!141 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!142 = !DISubprogram(name: "pthread_mutex_lock", scope: !81, file: !81, line: 91, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!143 = !DISubroutineType(types: !144)
!144 = !{!34, !145}
!145 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!146 = !DISubprogram(name: "pthread_mutex_unlock", scope: !81, file: !81, line: 97, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
