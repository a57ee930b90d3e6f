; ModuleID = 'michael_scott_queue.c'
source_filename = "michael_scott_queue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { ptr, i32 }

@nodes = internal global [3 x %struct.node] zeroinitializer, align 16, !dbg !0
@taken = internal unnamed_addr global [2 x i32] zeroinitializer, align 4, !dbg !35
@.str = private unnamed_addr constant [49 x i8] c"taken[0] + taken[1] == 3 && taken[0] != taken[1]\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [22 x i8] c"michael_scott_queue.c\00", align 1, !dbg !24
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !29
@.str.2 = private unnamed_addr constant [9 x i8] c"is_found\00", align 1, !dbg !41
@__func__.worker = private unnamed_addr constant [7 x i8] c"worker\00", align 1, !dbg !46
@tail = internal global ptr getelementptr inbounds (i8, ptr @nodes, i64 32), align 8, !dbg !51
@head = internal global ptr getelementptr inbounds (i8, ptr @nodes, i64 32), align 8, !dbg !59

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !71 {
entry:
  %a = alloca i64, align 8, !DIAssignID !80
    #dbg_assign(i1 undef, !75, !DIExpression(), !80, ptr %a, !DIExpression(), !81)
  %b = alloca i64, align 8, !DIAssignID !82
    #dbg_assign(i1 undef, !79, !DIExpression(), !82, ptr %b, !DIExpression(), !81)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #4, !dbg !83
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #4, !dbg !83
  %call = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @worker, ptr noundef nonnull @nodes) #4, !dbg !84
  %call1 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @worker, ptr noundef nonnull getelementptr inbounds (i8, ptr @nodes, i64 16)) #4, !dbg !85
  %0 = load i64, ptr %a, align 8, !dbg !86, !tbaa !87
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !91
  %1 = load i64, ptr %b, align 8, !dbg !92, !tbaa !87
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !93
  %2 = load i32, ptr @taken, align 4, !dbg !94, !tbaa !95
  %3 = load i32, ptr getelementptr inbounds (i8, ptr @taken, i64 4), align 4, !dbg !94, !tbaa !95
  %add = add nsw i32 %3, %2, !dbg !94
  %cmp = icmp ne i32 %add, 3, !dbg !94
  %cmp4.not = icmp eq i32 %2, %3, !dbg !94
  %or.cond = or i1 %cmp4.not, %cmp, !dbg !94
  br i1 %or.cond, label %cond.false, label %cond.end, !dbg !94

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 82, ptr noundef nonnull @__func__.main) #5, !dbg !94
  unreachable, !dbg !94

cond.end:                                         ; preds = %entry
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #4, !dbg !97
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #4, !dbg !97
  ret i32 0, !dbg !98
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !99 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker(ptr noundef %argument) #0 !dbg !133 {
entry:
    #dbg_value(ptr %argument, !135, !DIExpression(), !140)
    #dbg_value(ptr %argument, !136, !DIExpression(), !140)
  %cmp = icmp eq ptr %argument, @nodes, !dbg !141
  %cond = select i1 %cmp, i32 1, i32 2, !dbg !142
  %value = getelementptr inbounds i8, ptr %argument, i64 8, !dbg !143
  store i32 %cond, ptr %value, align 8, !dbg !144, !tbaa !145
    #dbg_value(ptr %argument, !147, !DIExpression(), !157)
  %0 = ptrtoint ptr %argument to i64
  br label %for.cond.i, !dbg !159

for.cond.i:                                       ; preds = %for.cond.i.backedge, %entry
  %1 = load atomic i64, ptr @tail acquire, align 8, !dbg !160
  %2 = inttoptr i64 %1 to ptr, !dbg !160
    #dbg_value(ptr %2, !152, !DIExpression(), !161)
  %3 = load atomic i64, ptr %2 acquire, align 8, !dbg !162
    #dbg_value(i64 %3, !156, !DIExpression(), !161)
  %cmp.i = icmp eq i64 %3, 0, !dbg !163
  br i1 %cmp.i, label %if.then.i, label %if.else.i, !dbg !165

if.then.i:                                        ; preds = %for.cond.i
  %4 = cmpxchg ptr %2, i64 %3, i64 %0 release monotonic, align 8, !dbg !166
  %5 = extractvalue { i64, i1 } %4, 1, !dbg !166
  br i1 %5, label %enqueue.exit, label %for.cond.i.backedge, !dbg !169

if.else.i:                                        ; preds = %for.cond.i
  %6 = cmpxchg ptr @tail, i64 %1, i64 %3 release monotonic, align 8, !dbg !170
  br label %for.cond.i.backedge

for.cond.i.backedge:                              ; preds = %if.else.i, %if.then.i
  br label %for.cond.i, !dbg !160

enqueue.exit:                                     ; preds = %if.then.i
  %7 = cmpxchg ptr @tail, i64 %1, i64 %0 release monotonic, align 8, !dbg !172
    #dbg_value(i32 0, !137, !DIExpression(), !140)
    #dbg_value(ptr undef, !174, !DIExpression(), !187)
  br label %for.cond.i5, !dbg !189

for.cond.i5:                                      ; preds = %cleanup16.i, %enqueue.exit
  %value1.0 = phi i32 [ 0, %enqueue.exit ], [ %value1.1, %cleanup16.i ], !dbg !190
  %retval.0.i = phi i1 [ undef, %enqueue.exit ], [ %retval.2.i, %cleanup16.i ]
    #dbg_value(i32 %value1.0, !137, !DIExpression(), !140)
  %8 = load atomic i64, ptr @head acquire, align 8, !dbg !191
  %9 = inttoptr i64 %8 to ptr, !dbg !191
    #dbg_value(ptr %9, !180, !DIExpression(), !192)
  %10 = load atomic i64, ptr @tail acquire, align 8, !dbg !193
    #dbg_value(i64 %10, !184, !DIExpression(), !192)
  %11 = load atomic i64, ptr %9 acquire, align 8, !dbg !194
  %12 = inttoptr i64 %11 to ptr, !dbg !194
    #dbg_value(ptr %12, !185, !DIExpression(), !192)
  %cmp.i6 = icmp eq i64 %11, 0, !dbg !195
  br i1 %cmp.i6, label %cleanup16.i, label %if.end.i, !dbg !197

if.end.i:                                         ; preds = %for.cond.i5
  %13 = inttoptr i64 %10 to ptr, !dbg !193
    #dbg_value(ptr %13, !184, !DIExpression(), !192)
  %cmp4.i = icmp eq ptr %9, %13, !dbg !198
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i, !dbg !200

if.then5.i:                                       ; preds = %if.end.i
  %14 = cmpxchg ptr @tail, i64 %10, i64 %11 release monotonic, align 8, !dbg !201
  br label %cleanup16.i, !dbg !203, !llvm.loop !204

if.end6.i:                                        ; preds = %if.end.i
  %value7.i = getelementptr inbounds i8, ptr %12, i64 8, !dbg !208
  %15 = load i32, ptr %value7.i, align 8, !dbg !208, !tbaa !145
    #dbg_value(i32 %15, !186, !DIExpression(), !192)
  %16 = cmpxchg ptr @head, i64 %8, i64 %11 acq_rel monotonic, align 8, !dbg !209
  %17 = extractvalue { i64, i1 } %16, 1, !dbg !209
  br i1 %17, label %if.then14.i, label %cleanup16.i, !dbg !211

if.then14.i:                                      ; preds = %if.end6.i
    #dbg_value(i32 %15, !137, !DIExpression(), !140)
  br label %cleanup16.i, !dbg !212

cleanup16.i:                                      ; preds = %if.then14.i, %if.end6.i, %if.then5.i, %for.cond.i5
  %value1.1 = phi i32 [ %value1.0, %for.cond.i5 ], [ %value1.0, %if.then5.i ], [ %15, %if.then14.i ], [ %value1.0, %if.end6.i ], !dbg !140
  %switch.i = phi i1 [ true, %for.cond.i5 ], [ false, %if.then5.i ], [ true, %if.then14.i ], [ false, %if.end6.i ]
  %retval.2.i = phi i1 [ false, %for.cond.i5 ], [ %retval.0.i, %if.then5.i ], [ true, %if.then14.i ], [ %retval.0.i, %if.end6.i ]
    #dbg_value(i32 %value1.1, !137, !DIExpression(), !140)
  br i1 %switch.i, label %dequeue.exit, label %for.cond.i5

dequeue.exit:                                     ; preds = %cleanup16.i
    #dbg_value(i1 %retval.2.i, !138, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !140)
  br i1 %retval.2.i, label %cond.end, label %cond.false, !dbg !214

cond.false:                                       ; preds = %dequeue.exit
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 71, ptr noundef nonnull @__func__.worker) #5, !dbg !214
  unreachable, !dbg !214

cond.end:                                         ; preds = %dequeue.exit
  %sub.ptr.sub = sub i64 %0, ptrtoint (ptr @nodes to i64), !dbg !215
  %sub.ptr.div = ashr exact i64 %sub.ptr.sub, 4, !dbg !215
  %arrayidx = getelementptr inbounds [2 x i32], ptr @taken, i64 0, i64 %sub.ptr.div, !dbg !216
  store i32 %value1.1, ptr %arrayidx, align 4, !dbg !217, !tbaa !95
  ret ptr null, !dbg !218
}

declare !dbg !219 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !223 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!64, !65, !66, !67, !68, !69, !70}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 19, type: !61, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "michael_scott_queue.c", directory: ".", checksumkind: CSK_MD5, checksum: "d4ac9f85f22fcd826fc7792c94d23a4e")
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
!17 = !{!18, !24, !29, !0, !35, !41, !46, !51, !59}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 82, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 392, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 49)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 82, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 176, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 22)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 82, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 40, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 5)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 63, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 64, elements: !39)
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !{!40}
!40 = !DISubrange(count: 2)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 71, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 72, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 9)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !3, line: 71, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 56, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 7)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 21, type: !53, isLocal: true, isDefinition: true)
!53 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !54)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!55 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 14, size: 128, elements: !56)
!56 = !{!57, !58}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !55, file: !3, line: 15, baseType: !53, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !55, file: !3, line: 16, baseType: !38, size: 32, offset: 64)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 20, type: !53, isLocal: true, isDefinition: true)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 384, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 3)
!64 = !{i32 7, !"Dwarf Version", i32 5}
!65 = !{i32 2, !"Debug Info Version", i32 3}
!66 = !{i32 1, !"wchar_size", i32 4}
!67 = !{i32 8, !"PIC Level", i32 2}
!68 = !{i32 7, !"PIE Level", i32 2}
!69 = !{i32 7, !"uwtable", i32 2}
!70 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!71 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 76, type: !72, scopeLine: 76, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !74)
!72 = !DISubroutineType(types: !73)
!73 = !{!38}
!74 = !{!75, !79}
!75 = !DILocalVariable(name: "a", scope: !71, file: !3, line: 77, type: !76)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !77, line: 35, baseType: !78)
!77 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!78 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!79 = !DILocalVariable(name: "b", scope: !71, file: !3, line: 77, type: !76)
!80 = distinct !DIAssignID()
!81 = !DILocation(line: 0, scope: !71)
!82 = distinct !DIAssignID()
!83 = !DILocation(line: 77, column: 3, scope: !71)
!84 = !DILocation(line: 78, column: 3, scope: !71)
!85 = !DILocation(line: 79, column: 3, scope: !71)
!86 = !DILocation(line: 80, column: 16, scope: !71)
!87 = !{!88, !88, i64 0}
!88 = !{!"long", !89, i64 0}
!89 = !{!"omnipotent char", !90, i64 0}
!90 = !{!"Simple C/C++ TBAA"}
!91 = !DILocation(line: 80, column: 3, scope: !71)
!92 = !DILocation(line: 81, column: 16, scope: !71)
!93 = !DILocation(line: 81, column: 3, scope: !71)
!94 = !DILocation(line: 82, column: 3, scope: !71)
!95 = !{!96, !96, i64 0}
!96 = !{!"int", !89, i64 0}
!97 = !DILocation(line: 84, column: 1, scope: !71)
!98 = !DILocation(line: 83, column: 3, scope: !71)
!99 = !DISubprogram(name: "pthread_create", scope: !100, file: !100, line: 53, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!100 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!101 = !DISubroutineType(types: !102)
!102 = !{!38, !103, !105, !129, !132}
!103 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !104)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!105 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !106)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !108)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !77, line: 106, baseType: !109)
!109 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !77, line: 91, size: 448, elements: !110)
!110 = !{!111, !123, !127}
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !109, file: !77, line: 100, baseType: !112, size: 320)
!112 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !109, file: !77, line: 92, size: 320, elements: !113)
!113 = !{!114, !115, !118, !119, !120, !121, !122}
!114 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !112, file: !77, line: 93, baseType: !38, size: 32)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !112, file: !77, line: 94, baseType: !116, size: 64, offset: 64)
!116 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !117, line: 18, baseType: !78)
!117 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!118 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !112, file: !77, line: 95, baseType: !116, size: 64, offset: 128)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !112, file: !77, line: 96, baseType: !38, size: 32, offset: 192)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !112, file: !77, line: 97, baseType: !38, size: 32, offset: 224)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !112, file: !77, line: 98, baseType: !38, size: 32, offset: 256)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !112, file: !77, line: 99, baseType: !38, size: 32, offset: 288)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !109, file: !77, line: 101, baseType: !124, size: 448)
!124 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 448, elements: !125)
!125 = !{!126}
!126 = !DISubrange(count: 56)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !109, file: !77, line: 102, baseType: !128, size: 64)
!128 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !130, size: 64)
!130 = !DISubroutineType(types: !131)
!131 = !{!16, !16}
!132 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!133 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 65, type: !130, scopeLine: 65, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !134)
!134 = !{!135, !136, !137, !138}
!135 = !DILocalVariable(name: "argument", arg: 1, scope: !133, file: !3, line: 65, type: !16)
!136 = !DILocalVariable(name: "mine", scope: !133, file: !3, line: 66, type: !54)
!137 = !DILocalVariable(name: "value", scope: !133, file: !3, line: 69, type: !38)
!138 = !DILocalVariable(name: "is_found", scope: !133, file: !3, line: 70, type: !139)
!139 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!140 = !DILocation(line: 0, scope: !133)
!141 = !DILocation(line: 67, column: 22, scope: !133)
!142 = !DILocation(line: 67, column: 17, scope: !133)
!143 = !DILocation(line: 67, column: 9, scope: !133)
!144 = !DILocation(line: 67, column: 15, scope: !133)
!145 = !{!146, !96, i64 8}
!146 = !{!"node", !89, i64 0, !96, i64 8}
!147 = !DILocalVariable(name: "n", arg: 1, scope: !148, file: !3, line: 23, type: !54)
!148 = distinct !DISubprogram(name: "enqueue", scope: !3, file: !3, line: 23, type: !149, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !151)
!149 = !DISubroutineType(types: !150)
!150 = !{null, !54}
!151 = !{!147, !152, !156}
!152 = !DILocalVariable(name: "last", scope: !153, file: !3, line: 25, type: !54)
!153 = distinct !DILexicalBlock(scope: !154, file: !3, line: 24, column: 12)
!154 = distinct !DILexicalBlock(scope: !155, file: !3, line: 24, column: 3)
!155 = distinct !DILexicalBlock(scope: !148, file: !3, line: 24, column: 3)
!156 = !DILocalVariable(name: "next", scope: !153, file: !3, line: 26, type: !54)
!157 = !DILocation(line: 0, scope: !148, inlinedAt: !158)
!158 = distinct !DILocation(line: 68, column: 3, scope: !133)
!159 = !DILocation(line: 24, column: 3, scope: !148, inlinedAt: !158)
!160 = !DILocation(line: 25, column: 25, scope: !153, inlinedAt: !158)
!161 = !DILocation(line: 0, scope: !153, inlinedAt: !158)
!162 = !DILocation(line: 26, column: 25, scope: !153, inlinedAt: !158)
!163 = !DILocation(line: 27, column: 14, scope: !164, inlinedAt: !158)
!164 = distinct !DILexicalBlock(scope: !153, file: !3, line: 27, column: 9)
!165 = !DILocation(line: 27, column: 9, scope: !153, inlinedAt: !158)
!166 = !DILocation(line: 28, column: 11, scope: !167, inlinedAt: !158)
!167 = distinct !DILexicalBlock(scope: !168, file: !3, line: 28, column: 11)
!168 = distinct !DILexicalBlock(scope: !164, file: !3, line: 27, column: 23)
!169 = !DILocation(line: 28, column: 11, scope: !168, inlinedAt: !158)
!170 = !DILocation(line: 36, column: 7, scope: !171, inlinedAt: !158)
!171 = distinct !DILexicalBlock(scope: !164, file: !3, line: 34, column: 12)
!172 = !DILocation(line: 30, column: 9, scope: !173, inlinedAt: !158)
!173 = distinct !DILexicalBlock(scope: !167, file: !3, line: 29, column: 74)
!174 = !DILocalVariable(name: "value", arg: 1, scope: !175, file: !3, line: 42, type: !178)
!175 = distinct !DISubprogram(name: "dequeue", scope: !3, file: !3, line: 42, type: !176, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !179)
!176 = !DISubroutineType(types: !177)
!177 = !{!139, !178}
!178 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!179 = !{!174, !180, !184, !185, !186}
!180 = !DILocalVariable(name: "first", scope: !181, file: !3, line: 44, type: !54)
!181 = distinct !DILexicalBlock(scope: !182, file: !3, line: 43, column: 12)
!182 = distinct !DILexicalBlock(scope: !183, file: !3, line: 43, column: 3)
!183 = distinct !DILexicalBlock(scope: !175, file: !3, line: 43, column: 3)
!184 = !DILocalVariable(name: "last", scope: !181, file: !3, line: 45, type: !54)
!185 = !DILocalVariable(name: "next", scope: !181, file: !3, line: 46, type: !54)
!186 = !DILocalVariable(name: "found", scope: !181, file: !3, line: 54, type: !38)
!187 = !DILocation(line: 0, scope: !175, inlinedAt: !188)
!188 = distinct !DILocation(line: 70, column: 19, scope: !133)
!189 = !DILocation(line: 43, column: 3, scope: !175, inlinedAt: !188)
!190 = !DILocation(line: 69, column: 7, scope: !133)
!191 = !DILocation(line: 44, column: 26, scope: !181, inlinedAt: !188)
!192 = !DILocation(line: 0, scope: !181, inlinedAt: !188)
!193 = !DILocation(line: 45, column: 25, scope: !181, inlinedAt: !188)
!194 = !DILocation(line: 46, column: 25, scope: !181, inlinedAt: !188)
!195 = !DILocation(line: 47, column: 14, scope: !196, inlinedAt: !188)
!196 = distinct !DILexicalBlock(scope: !181, file: !3, line: 47, column: 9)
!197 = !DILocation(line: 47, column: 9, scope: !181, inlinedAt: !188)
!198 = !DILocation(line: 49, column: 15, scope: !199, inlinedAt: !188)
!199 = distinct !DILexicalBlock(scope: !181, file: !3, line: 49, column: 9)
!200 = !DILocation(line: 49, column: 9, scope: !181, inlinedAt: !188)
!201 = !DILocation(line: 50, column: 7, scope: !202, inlinedAt: !188)
!202 = distinct !DILexicalBlock(scope: !199, file: !3, line: 49, column: 24)
!203 = !DILocation(line: 52, column: 7, scope: !202, inlinedAt: !188)
!204 = distinct !{!204, !205, !206, !207}
!205 = !DILocation(line: 43, column: 3, scope: !183, inlinedAt: !188)
!206 = !DILocation(line: 60, column: 3, scope: !183, inlinedAt: !188)
!207 = !{!"llvm.loop.unroll.disable"}
!208 = !DILocation(line: 54, column: 23, scope: !181, inlinedAt: !188)
!209 = !DILocation(line: 55, column: 9, scope: !210, inlinedAt: !188)
!210 = distinct !DILexicalBlock(scope: !181, file: !3, line: 55, column: 9)
!211 = !DILocation(line: 55, column: 9, scope: !181, inlinedAt: !188)
!212 = !DILocation(line: 58, column: 7, scope: !213, inlinedAt: !188)
!213 = distinct !DILexicalBlock(scope: !210, file: !3, line: 56, column: 72)
!214 = !DILocation(line: 71, column: 3, scope: !133)
!215 = !DILocation(line: 72, column: 14, scope: !133)
!216 = !DILocation(line: 72, column: 3, scope: !133)
!217 = !DILocation(line: 72, column: 23, scope: !133)
!218 = !DILocation(line: 73, column: 3, scope: !133)
!219 = !DISubprogram(name: "pthread_join", scope: !100, file: !100, line: 55, type: !220, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!220 = !DISubroutineType(types: !221)
!221 = !{!38, !76, !222}
!222 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!223 = !DISubprogram(name: "__assert_fail", scope: !224, file: !224, line: 9, type: !225, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!224 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!225 = !DISubroutineType(types: !226)
!226 = !{null, !227, !227, !7, !227}
!227 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
