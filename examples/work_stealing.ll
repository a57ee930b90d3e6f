; ModuleID = 'work_stealing.c'
source_filename = "work_stealing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@taken = internal unnamed_addr global i32 0, align 4, !dbg !0
@stolen1 = internal unnamed_addr global i32 0, align 4, !dbg !35
@stolen2 = internal unnamed_addr global i32 0, align 4, !dbg !38
@.str = private unnamed_addr constant [53 x i8] c"taken == 0 || (taken != stolen1 && taken != stolen2)\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [16 x i8] c"work_stealing.c\00", align 1, !dbg !24
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !29
@bottom = internal unnamed_addr global i32 2, align 4, !dbg !40
@top = internal global i32 0, align 4, !dbg !44
@items = internal unnamed_addr constant [2 x i32] [i32 1, i32 2], align 4, !dbg !46

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !59 {
entry:
  %o = alloca i64, align 8, !DIAssignID !68
    #dbg_assign(i1 undef, !63, !DIExpression(), !68, ptr %o, !DIExpression(), !69)
  %t = alloca i64, align 8, !DIAssignID !70
    #dbg_assign(i1 undef, !67, !DIExpression(), !70, ptr %t, !DIExpression(), !69)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %o) #5, !dbg !71
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t) #5, !dbg !71
  %call = call i32 @pthread_create(ptr noundef nonnull %o, ptr noundef null, ptr noundef nonnull @owner, ptr noundef null) #5, !dbg !72
  %call1 = call i32 @pthread_create(ptr noundef nonnull %t, ptr noundef null, ptr noundef nonnull @thief, ptr noundef null) #5, !dbg !73
  %0 = load i64, ptr %o, align 8, !dbg !74, !tbaa !75
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #5, !dbg !79
  %1 = load i64, ptr %t, align 8, !dbg !80, !tbaa !75
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #5, !dbg !81
  %2 = load i32, ptr @taken, align 4, !dbg !82, !tbaa !83
  %cmp = icmp eq i32 %2, 0, !dbg !82
  br i1 %cmp, label %cond.end, label %lor.lhs.false, !dbg !82

lor.lhs.false:                                    ; preds = %entry
  %3 = load i32, ptr @stolen1, align 4, !dbg !82, !tbaa !83
  %cmp4.not = icmp eq i32 %2, %3, !dbg !82
  %4 = load i32, ptr @stolen2, align 4, !dbg !82
  %cmp5.not = icmp eq i32 %2, %4, !dbg !82
  %or.cond = select i1 %cmp4.not, i1 true, i1 %cmp5.not, !dbg !82
  br i1 %or.cond, label %cond.false, label %cond.end, !dbg !82

cond.false:                                       ; preds = %lor.lhs.false
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 64, ptr noundef nonnull @__func__.main) #6, !dbg !82
  unreachable, !dbg !82

cond.end:                                         ; preds = %lor.lhs.false, %entry
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t) #5, !dbg !85
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %o) #5, !dbg !85
  ret i32 0, !dbg !86
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !87 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define internal noalias noundef ptr @owner(ptr nocapture readnone %unused) #3 !dbg !121 {
entry:
    #dbg_value(ptr poison, !123, !DIExpression(), !124)
  %0 = load atomic i32, ptr @bottom monotonic, align 4, !dbg !125
  %sub.i = add nsw i32 %0, -1, !dbg !132
    #dbg_value(i32 %sub.i, !128, !DIExpression(), !133)
  store atomic i32 %sub.i, ptr @bottom monotonic, align 4, !dbg !134
  fence seq_cst, !dbg !135
  %1 = load atomic i32, ptr @top monotonic, align 4, !dbg !136
    #dbg_value(i32 %1, !129, !DIExpression(), !133)
  %cmp.i = icmp slt i32 %1, %sub.i, !dbg !137
  br i1 %cmp.i, label %if.then.i, label %if.end.i, !dbg !139

if.then.i:                                        ; preds = %entry
  %idxprom.i = sext i32 %sub.i to i64, !dbg !140
  %arrayidx.i = getelementptr inbounds [2 x i32], ptr @items, i64 0, i64 %idxprom.i, !dbg !140
  %2 = load i32, ptr %arrayidx.i, align 4, !dbg !140, !tbaa !83
  br label %take.exit, !dbg !141

if.end.i:                                         ; preds = %entry
    #dbg_value(i32 0, !130, !DIExpression(), !133)
  %cmp2.i = icmp eq i32 %1, %sub.i, !dbg !142
  br i1 %cmp2.i, label %land.lhs.true.i, label %if.end7.i, !dbg !144

land.lhs.true.i:                                  ; preds = %if.end.i
  %add.i = add nsw i32 %1, 1, !dbg !145
  %3 = cmpxchg ptr @top, i32 %1, i32 %add.i seq_cst seq_cst, align 4, !dbg !145
  %4 = extractvalue { i32, i1 } %3, 1, !dbg !145
  br i1 %4, label %if.then4.i, label %if.end7.i, !dbg !146

if.then4.i:                                       ; preds = %land.lhs.true.i
  %idxprom5.i = sext i32 %sub.i to i64, !dbg !147
  %arrayidx6.i = getelementptr inbounds [2 x i32], ptr @items, i64 0, i64 %idxprom5.i, !dbg !147
  %5 = load i32, ptr %arrayidx6.i, align 4, !dbg !147, !tbaa !83
    #dbg_value(i32 %5, !130, !DIExpression(), !133)
  br label %if.end7.i, !dbg !148

if.end7.i:                                        ; preds = %if.then4.i, %land.lhs.true.i, %if.end.i
  %item.0.i = phi i32 [ %5, %if.then4.i ], [ 0, %land.lhs.true.i ], [ 0, %if.end.i ], !dbg !133
    #dbg_value(i32 %item.0.i, !130, !DIExpression(), !133)
  store atomic i32 %0, ptr @bottom monotonic, align 4, !dbg !149
  br label %take.exit

take.exit:                                        ; preds = %if.then.i, %if.end7.i
  %retval.0.i = phi i32 [ %2, %if.then.i ], [ %item.0.i, %if.end7.i ], !dbg !133
  store i32 %retval.0.i, ptr @taken, align 4, !dbg !150, !tbaa !83
  ret ptr null, !dbg !151
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define internal noalias noundef ptr @thief(ptr nocapture readnone %unused) #3 !dbg !152 {
entry:
    #dbg_value(ptr poison, !154, !DIExpression(), !155)
  %0 = load atomic i32, ptr @top acquire, align 4, !dbg !156
    #dbg_value(i32 %0, !159, !DIExpression(), !163)
  fence seq_cst, !dbg !164
  %1 = load atomic i32, ptr @bottom acquire, align 4, !dbg !165
    #dbg_value(i32 %1, !160, !DIExpression(), !163)
  %cmp.not.i = icmp slt i32 %0, %1, !dbg !166
  br i1 %cmp.not.i, label %if.end.i, label %steal.exit, !dbg !168

if.end.i:                                         ; preds = %entry
  %idxprom.i = sext i32 %0 to i64, !dbg !169
  %arrayidx.i = getelementptr inbounds [2 x i32], ptr @items, i64 0, i64 %idxprom.i, !dbg !169
  %2 = load i32, ptr %arrayidx.i, align 4, !dbg !169, !tbaa !83
    #dbg_value(i32 %2, !161, !DIExpression(), !163)
  %add.i = add nsw i32 %0, 1, !dbg !170
  %3 = cmpxchg ptr @top, i32 %0, i32 %add.i seq_cst seq_cst, align 4, !dbg !170
  %4 = extractvalue { i32, i1 } %3, 1, !dbg !170
  %spec.select.i = select i1 %4, i32 %2, i32 0, !dbg !170
  br label %steal.exit

steal.exit:                                       ; preds = %entry, %if.end.i
  %retval.0.i = phi i32 [ %spec.select.i, %if.end.i ], [ 0, %entry ], !dbg !163
  store i32 %retval.0.i, ptr @stolen1, align 4, !dbg !171, !tbaa !83
  %5 = load atomic i32, ptr @top acquire, align 4, !dbg !172
    #dbg_value(i32 %5, !159, !DIExpression(), !174)
  fence seq_cst, !dbg !175
  %6 = load atomic i32, ptr @bottom acquire, align 4, !dbg !176
    #dbg_value(i32 %6, !160, !DIExpression(), !174)
  %cmp.not.i2 = icmp slt i32 %5, %6, !dbg !177
  br i1 %cmp.not.i2, label %if.end.i4, label %steal.exit9, !dbg !178

if.end.i4:                                        ; preds = %steal.exit
  %idxprom.i5 = sext i32 %5 to i64, !dbg !179
  %arrayidx.i6 = getelementptr inbounds [2 x i32], ptr @items, i64 0, i64 %idxprom.i5, !dbg !179
  %7 = load i32, ptr %arrayidx.i6, align 4, !dbg !179, !tbaa !83
    #dbg_value(i32 %7, !161, !DIExpression(), !174)
  %add.i7 = add nsw i32 %5, 1, !dbg !180
  %8 = cmpxchg ptr @top, i32 %5, i32 %add.i7 seq_cst seq_cst, align 4, !dbg !180
  %9 = extractvalue { i32, i1 } %8, 1, !dbg !180
  %spec.select.i8 = select i1 %9, i32 %7, i32 0, !dbg !180
  br label %steal.exit9

steal.exit9:                                      ; preds = %steal.exit, %if.end.i4
  %retval.0.i3 = phi i32 [ %spec.select.i8, %if.end.i4 ], [ 0, %steal.exit ], !dbg !174
  store i32 %retval.0.i3, ptr @stolen2, align 4, !dbg !181, !tbaa !83
  ret ptr null, !dbg !182
}

declare !dbg !183 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !187 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!52, !53, !54, !55, !56, !57, !58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 43, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "work_stealing.c", directory: ".", checksumkind: CSK_MD5, checksum: "80e3989861d107c3b1463f8544e28901")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !24, !29, !0, !35, !38, !40, !44, !46}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 64, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 424, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 53)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 64, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 128, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 16)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 64, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 40, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 5)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "stolen1", scope: !2, file: !3, line: 43, type: !37, isLocal: true, isDefinition: true)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "stolen2", scope: !2, file: !3, line: 43, type: !37, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "bottom", scope: !2, file: !3, line: 15, type: !42, isLocal: true, isDefinition: true)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 14, type: !42, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "items", scope: !2, file: !3, line: 13, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 64, elements: !50)
!49 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !37)
!50 = !{!51}
!51 = !DISubrange(count: 2)
!52 = !{i32 7, !"Dwarf Version", i32 5}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 8, !"PIC Level", i32 2}
!56 = !{i32 7, !"PIE Level", i32 2}
!57 = !{i32 7, !"uwtable", i32 2}
!58 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!59 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 58, type: !60, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !62)
!60 = !DISubroutineType(types: !61)
!61 = !{!37}
!62 = !{!63, !67}
!63 = !DILocalVariable(name: "o", scope: !59, file: !3, line: 59, type: !64)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !65, line: 35, baseType: !66)
!65 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!66 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!67 = !DILocalVariable(name: "t", scope: !59, file: !3, line: 59, type: !64)
!68 = distinct !DIAssignID()
!69 = !DILocation(line: 0, scope: !59)
!70 = distinct !DIAssignID()
!71 = !DILocation(line: 59, column: 3, scope: !59)
!72 = !DILocation(line: 60, column: 3, scope: !59)
!73 = !DILocation(line: 61, column: 3, scope: !59)
!74 = !DILocation(line: 62, column: 16, scope: !59)
!75 = !{!76, !76, i64 0}
!76 = !{!"long", !77, i64 0}
!77 = !{!"omnipotent char", !78, i64 0}
!78 = !{!"Simple C/C++ TBAA"}
!79 = !DILocation(line: 62, column: 3, scope: !59)
!80 = !DILocation(line: 63, column: 16, scope: !59)
!81 = !DILocation(line: 63, column: 3, scope: !59)
!82 = !DILocation(line: 64, column: 3, scope: !59)
!83 = !{!84, !84, i64 0}
!84 = !{!"int", !77, i64 0}
!85 = !DILocation(line: 66, column: 1, scope: !59)
!86 = !DILocation(line: 65, column: 3, scope: !59)
!87 = !DISubprogram(name: "pthread_create", scope: !88, file: !88, line: 53, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!88 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!89 = !DISubroutineType(types: !90)
!90 = !{!37, !91, !93, !117, !120}
!91 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !92)
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !94)
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!95 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !96)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !65, line: 106, baseType: !97)
!97 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !65, line: 91, size: 448, elements: !98)
!98 = !{!99, !111, !115}
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !97, file: !65, line: 100, baseType: !100, size: 320)
!100 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !97, file: !65, line: 92, size: 320, elements: !101)
!101 = !{!102, !103, !106, !107, !108, !109, !110}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !100, file: !65, line: 93, baseType: !37, size: 32)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !100, file: !65, line: 94, baseType: !104, size: 64, offset: 64)
!104 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !105, line: 18, baseType: !66)
!105 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!106 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !100, file: !65, line: 95, baseType: !104, size: 64, offset: 128)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !100, file: !65, line: 96, baseType: !37, size: 32, offset: 192)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !100, file: !65, line: 97, baseType: !37, size: 32, offset: 224)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !100, file: !65, line: 98, baseType: !37, size: 32, offset: 256)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !100, file: !65, line: 99, baseType: !37, size: 32, offset: 288)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !97, file: !65, line: 101, baseType: !112, size: 448)
!112 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 448, elements: !113)
!113 = !{!114}
!114 = !DISubrange(count: 56)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !97, file: !65, line: 102, baseType: !116, size: 64)
!116 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !118, size: 64)
!118 = !DISubroutineType(types: !119)
!119 = !{!16, !16}
!120 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!121 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 45, type: !118, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !122)
!122 = !{!123}
!123 = !DILocalVariable(name: "unused", arg: 1, scope: !121, file: !3, line: 45, type: !16)
!124 = !DILocation(line: 0, scope: !121)
!125 = !DILocation(line: 19, column: 11, scope: !126, inlinedAt: !131)
!126 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 18, type: !60, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !127)
!127 = !{!128, !129, !130}
!128 = !DILocalVariable(name: "b", scope: !126, file: !3, line: 19, type: !37)
!129 = !DILocalVariable(name: "t", scope: !126, file: !3, line: 22, type: !37)
!130 = !DILocalVariable(name: "item", scope: !126, file: !3, line: 25, type: !37)
!131 = distinct !DILocation(line: 47, column: 11, scope: !121)
!132 = !DILocation(line: 19, column: 63, scope: !126, inlinedAt: !131)
!133 = !DILocation(line: 0, scope: !126, inlinedAt: !131)
!134 = !DILocation(line: 20, column: 3, scope: !126, inlinedAt: !131)
!135 = !DILocation(line: 21, column: 3, scope: !126, inlinedAt: !131)
!136 = !DILocation(line: 22, column: 11, scope: !126, inlinedAt: !131)
!137 = !DILocation(line: 23, column: 9, scope: !138, inlinedAt: !131)
!138 = distinct !DILexicalBlock(scope: !126, file: !3, line: 23, column: 7)
!139 = !DILocation(line: 23, column: 7, scope: !126, inlinedAt: !131)
!140 = !DILocation(line: 24, column: 12, scope: !138, inlinedAt: !131)
!141 = !DILocation(line: 24, column: 5, scope: !138, inlinedAt: !131)
!142 = !DILocation(line: 26, column: 9, scope: !143, inlinedAt: !131)
!143 = distinct !DILexicalBlock(scope: !126, file: !3, line: 26, column: 7)
!144 = !DILocation(line: 26, column: 14, scope: !143, inlinedAt: !131)
!145 = !DILocation(line: 26, column: 17, scope: !143, inlinedAt: !131)
!146 = !DILocation(line: 26, column: 7, scope: !126, inlinedAt: !131)
!147 = !DILocation(line: 27, column: 12, scope: !143, inlinedAt: !131)
!148 = !DILocation(line: 27, column: 5, scope: !143, inlinedAt: !131)
!149 = !DILocation(line: 28, column: 3, scope: !126, inlinedAt: !131)
!150 = !DILocation(line: 47, column: 9, scope: !121)
!151 = !DILocation(line: 48, column: 3, scope: !121)
!152 = distinct !DISubprogram(name: "thief", scope: !3, file: !3, line: 51, type: !118, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !153)
!153 = !{!154}
!154 = !DILocalVariable(name: "unused", arg: 1, scope: !152, file: !3, line: 51, type: !16)
!155 = !DILocation(line: 0, scope: !152)
!156 = !DILocation(line: 34, column: 11, scope: !157, inlinedAt: !162)
!157 = distinct !DISubprogram(name: "steal", scope: !3, file: !3, line: 33, type: !60, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !158)
!158 = !{!159, !160, !161}
!159 = !DILocalVariable(name: "t", scope: !157, file: !3, line: 34, type: !37)
!160 = !DILocalVariable(name: "b", scope: !157, file: !3, line: 36, type: !37)
!161 = !DILocalVariable(name: "item", scope: !157, file: !3, line: 39, type: !37)
!162 = distinct !DILocation(line: 53, column: 13, scope: !152)
!163 = !DILocation(line: 0, scope: !157, inlinedAt: !162)
!164 = !DILocation(line: 35, column: 3, scope: !157, inlinedAt: !162)
!165 = !DILocation(line: 36, column: 11, scope: !157, inlinedAt: !162)
!166 = !DILocation(line: 37, column: 9, scope: !167, inlinedAt: !162)
!167 = distinct !DILexicalBlock(scope: !157, file: !3, line: 37, column: 7)
!168 = !DILocation(line: 37, column: 7, scope: !157, inlinedAt: !162)
!169 = !DILocation(line: 39, column: 14, scope: !157, inlinedAt: !162)
!170 = !DILocation(line: 40, column: 10, scope: !157, inlinedAt: !162)
!171 = !DILocation(line: 53, column: 11, scope: !152)
!172 = !DILocation(line: 34, column: 11, scope: !157, inlinedAt: !173)
!173 = distinct !DILocation(line: 54, column: 13, scope: !152)
!174 = !DILocation(line: 0, scope: !157, inlinedAt: !173)
!175 = !DILocation(line: 35, column: 3, scope: !157, inlinedAt: !173)
!176 = !DILocation(line: 36, column: 11, scope: !157, inlinedAt: !173)
!177 = !DILocation(line: 37, column: 9, scope: !167, inlinedAt: !173)
!178 = !DILocation(line: 37, column: 7, scope: !157, inlinedAt: !173)
!179 = !DILocation(line: 39, column: 14, scope: !157, inlinedAt: !173)
!180 = !DILocation(line: 40, column: 10, scope: !157, inlinedAt: !173)
!181 = !DILocation(line: 54, column: 11, scope: !152)
!182 = !DILocation(line: 55, column: 3, scope: !152)
!183 = !DISubprogram(name: "pthread_join", scope: !88, file: !88, line: 55, type: !184, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!184 = !DISubroutineType(types: !185)
!185 = !{!37, !64, !186}
!186 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!187 = !DISubprogram(name: "__assert_fail", scope: !188, file: !188, line: 9, type: !189, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!188 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!189 = !DISubroutineType(types: !190)
!190 = !{null, !191, !191, !7, !191}
!191 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
