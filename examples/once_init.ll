; ModuleID = 'once_init.c'
source_filename = "once_init.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@seen = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@times = internal unnamed_addr global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [45 x i8] c"seen[0] == 42 && seen[1] == 42 && times == 1\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [12 x i8] c"once_init.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@once = internal global i32 0, align 4, !dbg !27
@settings = internal unnamed_addr global i1 false, align 4, !dbg !36

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !44 {
entry:
  %a = alloca i64, align 8, !DIAssignID !52
    #dbg_assign(i1 undef, !48, !DIExpression(), !52, ptr %a, !DIExpression(), !53)
  %b = alloca i64, align 8, !DIAssignID !54
    #dbg_assign(i1 undef, !51, !DIExpression(), !54, ptr %b, !DIExpression(), !53)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #5, !dbg !55
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #5, !dbg !55
  %call = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @worker, ptr noundef nonnull @seen) #5, !dbg !56
  %call1 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @worker, ptr noundef nonnull getelementptr inbounds (i8, ptr @seen, i64 4)) #5, !dbg !57
  %0 = load i64, ptr %a, align 8, !dbg !58, !tbaa !59
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #5, !dbg !63
  %1 = load i64, ptr %b, align 8, !dbg !64, !tbaa !59
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #5, !dbg !65
  %2 = load i32, ptr @seen, align 4, !dbg !66, !tbaa !67
  %cmp = icmp eq i32 %2, 42, !dbg !66
  %3 = load i32, ptr getelementptr inbounds (i8, ptr @seen, i64 4), align 4, !dbg !66
  %cmp4 = icmp eq i32 %3, 42, !dbg !66
  %or.cond = select i1 %cmp, i1 %cmp4, i1 false, !dbg !66
  %4 = load i32, ptr @times, align 4, !dbg !66
  %cmp6 = icmp eq i32 %4, 1, !dbg !66
  %or.cond7 = select i1 %or.cond, i1 %cmp6, i1 false, !dbg !66
  br i1 %or.cond7, label %cond.end, label %cond.false, !dbg !66

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 35, ptr noundef nonnull @__func__.main) #6, !dbg !66
  unreachable, !dbg !66

cond.end:                                         ; preds = %entry
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #5, !dbg !69
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #5, !dbg !69
  ret i32 0, !dbg !70
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !71 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker(ptr nocapture noundef writeonly %argument) #0 !dbg !105 {
entry:
    #dbg_value(ptr %argument, !107, !DIExpression(), !110)
    #dbg_value(ptr %argument, !108, !DIExpression(), !110)
  %call = tail call i32 @pthread_once(ptr noundef nonnull @once, ptr noundef nonnull @read_settings) #5, !dbg !111
  %.b = load i1, ptr @settings, align 4, !dbg !112
  %0 = select i1 %.b, i32 42, i32 0, !dbg !112
  store i32 %0, ptr %argument, align 4, !dbg !113, !tbaa !67
  ret ptr null, !dbg !114
}

declare !dbg !115 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !119 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !125 i32 @pthread_once(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal void @read_settings() #4 !dbg !132 {
entry:
  %0 = load i32, ptr @times, align 4, !dbg !133, !tbaa !67
  %inc = add nsw i32 %0, 1, !dbg !133
  store i32 %inc, ptr @times, align 4, !dbg !133, !tbaa !67
  store i1 true, ptr @settings, align 4, !dbg !134
  ret void, !dbg !135
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 20, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "once_init.c", directory: ".", checksumkind: CSK_MD5, checksum: "c0f421ae8744b81ae46c06bcfc077072")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0, !27, !31}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 360, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 45)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 12)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "times", scope: !2, file: !3, line: 13, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "once", scope: !2, file: !3, line: 11, type: !29, isLocal: true, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !30, line: 37, baseType: !26)
!30 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "settings", scope: !2, file: !3, line: 12, type: !26, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 64, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 2)
!36 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression(DW_OP_deref_size, 1, DW_OP_constu, 42, DW_OP_mul, DW_OP_constu, 0, DW_OP_plus, DW_OP_stack_value))
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !45, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!26}
!47 = !{!48, !51}
!48 = !DILocalVariable(name: "a", scope: !44, file: !3, line: 30, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 35, baseType: !50)
!50 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!51 = !DILocalVariable(name: "b", scope: !44, file: !3, line: 30, type: !49)
!52 = distinct !DIAssignID()
!53 = !DILocation(line: 0, scope: !44)
!54 = distinct !DIAssignID()
!55 = !DILocation(line: 30, column: 3, scope: !44)
!56 = !DILocation(line: 31, column: 3, scope: !44)
!57 = !DILocation(line: 32, column: 3, scope: !44)
!58 = !DILocation(line: 33, column: 16, scope: !44)
!59 = !{!60, !60, i64 0}
!60 = !{!"long", !61, i64 0}
!61 = !{!"omnipotent char", !62, i64 0}
!62 = !{!"Simple C/C++ TBAA"}
!63 = !DILocation(line: 33, column: 3, scope: !44)
!64 = !DILocation(line: 34, column: 16, scope: !44)
!65 = !DILocation(line: 34, column: 3, scope: !44)
!66 = !DILocation(line: 35, column: 3, scope: !44)
!67 = !{!68, !68, i64 0}
!68 = !{!"int", !61, i64 0}
!69 = !DILocation(line: 37, column: 1, scope: !44)
!70 = !DILocation(line: 36, column: 3, scope: !44)
!71 = !DISubprogram(name: "pthread_create", scope: !72, file: !72, line: 53, type: !73, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!72 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!73 = !DISubroutineType(types: !74)
!74 = !{!26, !75, !77, !101, !104}
!75 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !76)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !78)
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !80)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !30, line: 106, baseType: !81)
!81 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !30, line: 91, size: 448, elements: !82)
!82 = !{!83, !95, !99}
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !81, file: !30, line: 100, baseType: !84, size: 320)
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !81, file: !30, line: 92, size: 320, elements: !85)
!85 = !{!86, !87, !90, !91, !92, !93, !94}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !84, file: !30, line: 93, baseType: !26, size: 32)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !84, file: !30, line: 94, baseType: !88, size: 64, offset: 64)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !89, line: 18, baseType: !50)
!89 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !84, file: !30, line: 95, baseType: !88, size: 64, offset: 128)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !84, file: !30, line: 96, baseType: !26, size: 32, offset: 192)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !84, file: !30, line: 97, baseType: !26, size: 32, offset: 224)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !84, file: !30, line: 98, baseType: !26, size: 32, offset: 256)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !84, file: !30, line: 99, baseType: !26, size: 32, offset: 288)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !81, file: !30, line: 101, baseType: !96, size: 448)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !97)
!97 = !{!98}
!98 = !DISubrange(count: 56)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !81, file: !30, line: 102, baseType: !100, size: 64)
!100 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!102 = !DISubroutineType(types: !103)
!103 = !{!5, !5}
!104 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!105 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 22, type: !102, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !106)
!106 = !{!107, !108}
!107 = !DILocalVariable(name: "argument", arg: 1, scope: !105, file: !3, line: 22, type: !5)
!108 = !DILocalVariable(name: "out", scope: !105, file: !3, line: 23, type: !109)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!110 = !DILocation(line: 0, scope: !105)
!111 = !DILocation(line: 24, column: 3, scope: !105)
!112 = !DILocation(line: 25, column: 10, scope: !105)
!113 = !DILocation(line: 25, column: 8, scope: !105)
!114 = !DILocation(line: 26, column: 3, scope: !105)
!115 = !DISubprogram(name: "pthread_join", scope: !72, file: !72, line: 55, type: !116, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!116 = !DISubroutineType(types: !117)
!117 = !{!26, !49, !118}
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!119 = !DISubprogram(name: "__assert_fail", scope: !120, file: !120, line: 9, type: !121, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!120 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!121 = !DISubroutineType(types: !122)
!122 = !{null, !123, !123, !124, !123}
!123 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!124 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!125 = !DISubprogram(name: "pthread_once", scope: !72, file: !72, line: 171, type: !126, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!126 = !DISubroutineType(types: !127)
!127 = !{!26, !128, !129}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !130, size: 64)
!130 = !DISubroutineType(types: !131)
!131 = !{null}
!132 = distinct !DISubprogram(name: "read_settings", scope: !3, file: !3, line: 15, type: !130, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!133 = !DILocation(line: 16, column: 8, scope: !132)
!134 = !DILocation(line: 17, column: 12, scope: !132)
!135 = !DILocation(line: 18, column: 1, scope: !132)
