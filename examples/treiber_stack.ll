; ModuleID = 'treiber_stack.c'
source_filename = "treiber_stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { ptr, i32 }

@nodes = internal global [2 x %struct.node] zeroinitializer, align 16, !dbg !0
@popped = internal unnamed_addr global [2 x i32] zeroinitializer, align 4, !dbg !49
@.str = private unnamed_addr constant [53 x i8] c"popped[0] + popped[1] == 3 && popped[0] != popped[1]\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [16 x i8] c"treiber_stack.c\00", align 1, !dbg !24
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !29
@top = internal global ptr null, align 8, !dbg !40
@.str.2 = private unnamed_addr constant [26 x i8] c"atomic_load(&top) == NULL\00", align 1, !dbg !35
@.str.3 = private unnamed_addr constant [10 x i8] c"n != NULL\00", align 1, !dbg !54
@__func__.worker = private unnamed_addr constant [7 x i8] c"worker\00", align 1, !dbg !59

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !72 {
entry:
  %a = alloca i64, align 8, !DIAssignID !81
    #dbg_assign(i1 undef, !76, !DIExpression(), !81, ptr %a, !DIExpression(), !82)
  %b = alloca i64, align 8, !DIAssignID !83
    #dbg_assign(i1 undef, !80, !DIExpression(), !83, ptr %b, !DIExpression(), !82)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #4, !dbg !84
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #4, !dbg !84
  %call = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @worker, ptr noundef nonnull @nodes) #4, !dbg !85
  %call1 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @worker, ptr noundef nonnull getelementptr inbounds (i8, ptr @nodes, i64 16)) #4, !dbg !86
  %0 = load i64, ptr %a, align 8, !dbg !87, !tbaa !88
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !92
  %1 = load i64, ptr %b, align 8, !dbg !93, !tbaa !88
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !94
  %2 = load i32, ptr @popped, align 4, !dbg !95, !tbaa !96
  %3 = load i32, ptr getelementptr inbounds (i8, ptr @popped, i64 4), align 4, !dbg !95, !tbaa !96
  %add = add nsw i32 %3, %2, !dbg !95
  %cmp = icmp ne i32 %add, 3, !dbg !95
  %cmp4.not = icmp eq i32 %2, %3, !dbg !95
  %or.cond = or i1 %cmp4.not, %cmp, !dbg !95
  br i1 %or.cond, label %cond.false, label %cond.end, !dbg !95

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 55, ptr noundef nonnull @__func__.main) #5, !dbg !95
  unreachable, !dbg !95

cond.end:                                         ; preds = %entry
  %4 = load atomic i64, ptr @top seq_cst, align 8, !dbg !98
  %cmp5 = icmp eq i64 %4, 0, !dbg !98
  br i1 %cmp5, label %cond.end8, label %cond.false7, !dbg !98

cond.false7:                                      ; preds = %cond.end
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 56, ptr noundef nonnull @__func__.main) #5, !dbg !98
  unreachable, !dbg !98

cond.end8:                                        ; preds = %cond.end
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #4, !dbg !99
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #4, !dbg !99
  ret i32 0, !dbg !100
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !101 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker(ptr noundef %argument) #0 !dbg !135 {
entry:
    #dbg_value(ptr %argument, !137, !DIExpression(), !140)
    #dbg_value(ptr %argument, !138, !DIExpression(), !140)
  %cmp = icmp eq ptr %argument, @nodes, !dbg !141
  %cond = select i1 %cmp, i32 1, i32 2, !dbg !142
  %value = getelementptr inbounds i8, ptr %argument, i64 8, !dbg !143
  store i32 %cond, ptr %value, align 8, !dbg !144, !tbaa !145
    #dbg_value(ptr %argument, !148, !DIExpression(), !154)
  %0 = load atomic i64, ptr @top monotonic, align 8, !dbg !156
  %1 = inttoptr i64 %0 to ptr, !dbg !156
    #dbg_value(ptr %1, !153, !DIExpression(), !154)
  %2 = ptrtoint ptr %argument to i64
  br label %do.body.i, !dbg !157

do.body.i:                                        ; preds = %do.body.i, %entry
  %old.0.i = phi ptr [ %1, %entry ], [ %old.1.i, %do.body.i ], !dbg !158
    #dbg_value(ptr %old.0.i, !153, !DIExpression(), !154)
  store ptr %old.0.i, ptr %argument, align 8, !dbg !159, !tbaa !160
  %3 = ptrtoint ptr %old.0.i to i64, !dbg !161
  %4 = cmpxchg weak ptr @top, i64 %3, i64 %2 release monotonic, align 8, !dbg !161
  %5 = extractvalue { i64, i1 } %4, 1, !dbg !161
  %6 = extractvalue { i64, i1 } %4, 0, !dbg !161
  %7 = inttoptr i64 %6 to ptr, !dbg !161
  %old.1.i = select i1 %5, ptr %old.0.i, ptr %7, !dbg !161
    #dbg_value(ptr %old.1.i, !153, !DIExpression(), !154)
  br i1 %5, label %push.exit, label %do.body.i, !dbg !162, !llvm.loop !163

push.exit:                                        ; preds = %do.body.i
  %8 = load atomic i64, ptr @top acquire, align 8, !dbg !167
    #dbg_value(i64 %8, !172, !DIExpression(), !174)
  %tobool.old.not.i = icmp eq i64 %8, 0, !dbg !175
  br i1 %tobool.old.not.i, label %pop.exit, label %land.rhs.preheader.i, !dbg !176

land.rhs.preheader.i:                             ; preds = %push.exit
  %9 = inttoptr i64 %8 to ptr, !dbg !167
    #dbg_value(ptr %9, !172, !DIExpression(), !174)
  br label %land.rhs.i, !dbg !177

land.rhs.i:                                       ; preds = %land.rhs.i, %land.rhs.preheader.i
  %old.0.i7 = phi ptr [ %old.1.i8, %land.rhs.i ], [ %9, %land.rhs.preheader.i ], !dbg !178
    #dbg_value(ptr %old.0.i7, !172, !DIExpression(), !174)
  %10 = load ptr, ptr %old.0.i7, align 8, !dbg !179, !tbaa !160
  %11 = ptrtoint ptr %old.0.i7 to i64, !dbg !180
  %12 = ptrtoint ptr %10 to i64, !dbg !180
  %13 = cmpxchg weak ptr @top, i64 %11, i64 %12 acquire acquire, align 8, !dbg !180
  %14 = extractvalue { i64, i1 } %13, 1, !dbg !180
  %15 = extractvalue { i64, i1 } %13, 0, !dbg !180
  %16 = inttoptr i64 %15 to ptr, !dbg !180
  %old.1.i8 = select i1 %14, ptr %old.0.i7, ptr %16, !dbg !180
    #dbg_value(ptr %old.1.i8, !172, !DIExpression(), !174)
  %tobool.i = icmp eq ptr %old.1.i8, null
  %or.cond.not.i = select i1 %14, i1 true, i1 %tobool.i, !dbg !177
  br i1 %or.cond.not.i, label %pop.exit, label %land.rhs.i, !dbg !177, !llvm.loop !181

pop.exit:                                         ; preds = %land.rhs.i, %push.exit
  %old.2.i = phi ptr [ null, %push.exit ], [ %old.1.i8, %land.rhs.i ], !dbg !178
    #dbg_value(ptr %old.2.i, !172, !DIExpression(), !174)
    #dbg_value(ptr %old.2.i, !139, !DIExpression(), !140)
  %cmp1.not = icmp eq ptr %old.2.i, null, !dbg !183
  br i1 %cmp1.not, label %cond.false, label %cond.end, !dbg !183

cond.false:                                       ; preds = %pop.exit
  tail call void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.1, i32 noundef 44, ptr noundef nonnull @__func__.worker) #5, !dbg !183
  unreachable, !dbg !183

cond.end:                                         ; preds = %pop.exit
  %value2 = getelementptr inbounds i8, ptr %old.2.i, i64 8, !dbg !184
  %17 = load i32, ptr %value2, align 8, !dbg !184, !tbaa !145
  %sub.ptr.sub = sub i64 %2, ptrtoint (ptr @nodes to i64), !dbg !185
  %sub.ptr.div = ashr exact i64 %sub.ptr.sub, 4, !dbg !185
  %arrayidx = getelementptr inbounds [2 x i32], ptr @popped, i64 0, i64 %sub.ptr.div, !dbg !186
  store i32 %17, ptr %arrayidx, align 4, !dbg !187, !tbaa !96
  ret ptr null, !dbg !188
}

declare !dbg !189 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !193 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!65, !66, !67, !68, !69, !70, !71}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 18, type: !64, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "treiber_stack.c", directory: ".", checksumkind: CSK_MD5, checksum: "b9e46ddd4a41f76fe3757164b53223e4")
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
!17 = !{!18, !24, !29, !35, !0, !40, !49, !54, !59}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 424, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 53)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 128, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 16)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 40, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 5)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 56, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 208, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 26)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 19, type: !42, isLocal: true, isDefinition: true)
!42 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 13, size: 128, elements: !45)
!45 = !{!46, !47}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !44, file: !3, line: 14, baseType: !43, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !44, file: !3, line: 15, baseType: !48, size: 32, offset: 64)
!48 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "popped", scope: !2, file: !3, line: 37, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 64, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 2)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 80, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 10)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !61, isLocal: true, isDefinition: true)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 56, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 7)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 256, elements: !52)
!65 = !{i32 7, !"Dwarf Version", i32 5}
!66 = !{i32 2, !"Debug Info Version", i32 3}
!67 = !{i32 1, !"wchar_size", i32 4}
!68 = !{i32 8, !"PIC Level", i32 2}
!69 = !{i32 7, !"PIE Level", i32 2}
!70 = !{i32 7, !"uwtable", i32 2}
!71 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!72 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 49, type: !73, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !75)
!73 = !DISubroutineType(types: !74)
!74 = !{!48}
!75 = !{!76, !80}
!76 = !DILocalVariable(name: "a", scope: !72, file: !3, line: 50, type: !77)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !78, line: 35, baseType: !79)
!78 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!79 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!80 = !DILocalVariable(name: "b", scope: !72, file: !3, line: 50, type: !77)
!81 = distinct !DIAssignID()
!82 = !DILocation(line: 0, scope: !72)
!83 = distinct !DIAssignID()
!84 = !DILocation(line: 50, column: 3, scope: !72)
!85 = !DILocation(line: 51, column: 3, scope: !72)
!86 = !DILocation(line: 52, column: 3, scope: !72)
!87 = !DILocation(line: 53, column: 16, scope: !72)
!88 = !{!89, !89, i64 0}
!89 = !{!"long", !90, i64 0}
!90 = !{!"omnipotent char", !91, i64 0}
!91 = !{!"Simple C/C++ TBAA"}
!92 = !DILocation(line: 53, column: 3, scope: !72)
!93 = !DILocation(line: 54, column: 16, scope: !72)
!94 = !DILocation(line: 54, column: 3, scope: !72)
!95 = !DILocation(line: 55, column: 3, scope: !72)
!96 = !{!97, !97, i64 0}
!97 = !{!"int", !90, i64 0}
!98 = !DILocation(line: 56, column: 3, scope: !72)
!99 = !DILocation(line: 58, column: 1, scope: !72)
!100 = !DILocation(line: 57, column: 3, scope: !72)
!101 = !DISubprogram(name: "pthread_create", scope: !102, file: !102, line: 53, type: !103, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!102 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!103 = !DISubroutineType(types: !104)
!104 = !{!48, !105, !107, !131, !134}
!105 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !106)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !108)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !110)
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !78, line: 106, baseType: !111)
!111 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !78, line: 91, size: 448, elements: !112)
!112 = !{!113, !125, !129}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !111, file: !78, line: 100, baseType: !114, size: 320)
!114 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !111, file: !78, line: 92, size: 320, elements: !115)
!115 = !{!116, !117, !120, !121, !122, !123, !124}
!116 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !114, file: !78, line: 93, baseType: !48, size: 32)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !114, file: !78, line: 94, baseType: !118, size: 64, offset: 64)
!118 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !119, line: 18, baseType: !79)
!119 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!120 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !114, file: !78, line: 95, baseType: !118, size: 64, offset: 128)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !114, file: !78, line: 96, baseType: !48, size: 32, offset: 192)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !114, file: !78, line: 97, baseType: !48, size: 32, offset: 224)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !114, file: !78, line: 98, baseType: !48, size: 32, offset: 256)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !114, file: !78, line: 99, baseType: !48, size: 32, offset: 288)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !111, file: !78, line: 101, baseType: !126, size: 448)
!126 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 448, elements: !127)
!127 = !{!128}
!128 = !DISubrange(count: 56)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !111, file: !78, line: 102, baseType: !130, size: 64)
!130 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !132, size: 64)
!132 = !DISubroutineType(types: !133)
!133 = !{!16, !16}
!134 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!135 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 39, type: !132, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !136)
!136 = !{!137, !138, !139}
!137 = !DILocalVariable(name: "argument", arg: 1, scope: !135, file: !3, line: 39, type: !16)
!138 = !DILocalVariable(name: "mine", scope: !135, file: !3, line: 40, type: !43)
!139 = !DILocalVariable(name: "n", scope: !135, file: !3, line: 43, type: !43)
!140 = !DILocation(line: 0, scope: !135)
!141 = !DILocation(line: 41, column: 22, scope: !135)
!142 = !DILocation(line: 41, column: 17, scope: !135)
!143 = !DILocation(line: 41, column: 9, scope: !135)
!144 = !DILocation(line: 41, column: 15, scope: !135)
!145 = !{!146, !97, i64 8}
!146 = !{!"node", !147, i64 0, !97, i64 8}
!147 = !{!"any pointer", !90, i64 0}
!148 = !DILocalVariable(name: "n", arg: 1, scope: !149, file: !3, line: 21, type: !43)
!149 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 21, type: !150, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !152)
!150 = !DISubroutineType(types: !151)
!151 = !{null, !43}
!152 = !{!148, !153}
!153 = !DILocalVariable(name: "old", scope: !149, file: !3, line: 22, type: !43)
!154 = !DILocation(line: 0, scope: !149, inlinedAt: !155)
!155 = distinct !DILocation(line: 42, column: 3, scope: !135)
!156 = !DILocation(line: 22, column: 22, scope: !149, inlinedAt: !155)
!157 = !DILocation(line: 23, column: 3, scope: !149, inlinedAt: !155)
!158 = !DILocation(line: 22, column: 16, scope: !149, inlinedAt: !155)
!159 = !DILocation(line: 24, column: 13, scope: !149, inlinedAt: !155)
!160 = !{!146, !147, i64 0}
!161 = !DILocation(line: 25, column: 11, scope: !149, inlinedAt: !155)
!162 = !DILocation(line: 24, column: 5, scope: !149, inlinedAt: !155)
!163 = distinct !{!163, !157, !164, !165, !166}
!164 = !DILocation(line: 26, column: 70, scope: !149, inlinedAt: !155)
!165 = !{!"llvm.loop.mustprogress"}
!166 = !{!"llvm.loop.unroll.disable"}
!167 = !DILocation(line: 30, column: 22, scope: !168, inlinedAt: !173)
!168 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 29, type: !169, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !171)
!169 = !DISubroutineType(types: !170)
!170 = !{!43}
!171 = !{!172}
!172 = !DILocalVariable(name: "old", scope: !168, file: !3, line: 30, type: !43)
!173 = distinct !DILocation(line: 43, column: 20, scope: !135)
!174 = !DILocation(line: 0, scope: !168, inlinedAt: !173)
!175 = !DILocation(line: 31, column: 10, scope: !168, inlinedAt: !173)
!176 = !DILocation(line: 31, column: 14, scope: !168, inlinedAt: !173)
!177 = !DILocation(line: 31, column: 3, scope: !168, inlinedAt: !173)
!178 = !DILocation(line: 30, column: 16, scope: !168, inlinedAt: !173)
!179 = !DILocation(line: 31, column: 73, scope: !168, inlinedAt: !173)
!180 = !DILocation(line: 31, column: 18, scope: !168, inlinedAt: !173)
!181 = distinct !{!181, !177, !182, !165, !166}
!182 = !DILocation(line: 33, column: 5, scope: !168, inlinedAt: !173)
!183 = !DILocation(line: 44, column: 3, scope: !135)
!184 = !DILocation(line: 45, column: 29, scope: !135)
!185 = !DILocation(line: 45, column: 15, scope: !135)
!186 = !DILocation(line: 45, column: 3, scope: !135)
!187 = !DILocation(line: 45, column: 24, scope: !135)
!188 = !DILocation(line: 46, column: 3, scope: !135)
!189 = !DISubprogram(name: "pthread_join", scope: !102, file: !102, line: 55, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!190 = !DISubroutineType(types: !191)
!191 = !{!48, !77, !192}
!192 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!193 = !DISubprogram(name: "__assert_fail", scope: !194, file: !194, line: 9, type: !195, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!194 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!195 = !DISubroutineType(types: !196)
!196 = !{null, !197, !197, !7, !197}
!197 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
