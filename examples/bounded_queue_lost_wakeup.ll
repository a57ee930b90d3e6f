; ModuleID = 'bounded_queue_lost_wakeup.c'
source_filename = "bounded_queue_lost_wakeup.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@first = internal unnamed_addr global i32 0, align 4, !dbg !0
@second = internal unnamed_addr global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [26 x i8] c"first == 1 && second == 2\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [28 x i8] c"bounded_queue_lost_wakeup.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@count = internal unnamed_addr global i32 0, align 4, !dbg !48
@item = internal unnamed_addr global i32 0, align 4, !dbg !64
@lock = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !27
@not_full = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !53
@not_empty = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !66

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !75 {
entry:
  %p = alloca i64, align 8, !DIAssignID !83
    #dbg_assign(i1 undef, !79, !DIExpression(), !83, ptr %p, !DIExpression(), !84)
  %c = alloca i64, align 8, !DIAssignID !85
    #dbg_assign(i1 undef, !82, !DIExpression(), !85, ptr %c, !DIExpression(), !84)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %p) #4, !dbg !86
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %c) #4, !dbg !86
  %call = call i32 @pthread_create(ptr noundef nonnull %p, ptr noundef null, ptr noundef nonnull @producer, ptr noundef null) #4, !dbg !87
  %call1 = call i32 @pthread_create(ptr noundef nonnull %c, ptr noundef null, ptr noundef nonnull @consumer, ptr noundef null) #4, !dbg !88
  %0 = load i64, ptr %p, align 8, !dbg !89, !tbaa !90
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !94
  %1 = load i64, ptr %c, align 8, !dbg !95, !tbaa !90
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !96
  %2 = load i32, ptr @first, align 4, !dbg !97, !tbaa !98
  %cmp = icmp eq i32 %2, 1, !dbg !97
  %3 = load i32, ptr @second, align 4, !dbg !97
  %cmp4 = icmp eq i32 %3, 2, !dbg !97
  %or.cond = select i1 %cmp, i1 %cmp4, i1 false, !dbg !97
  br i1 %or.cond, label %cond.end, label %cond.false, !dbg !97

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 64, ptr noundef nonnull @__func__.main) #5, !dbg !97
  unreachable, !dbg !97

cond.end:                                         ; preds = %entry
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %c) #4, !dbg !100
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %p) #4, !dbg !100
  ret i32 0, !dbg !101
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !102 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @producer(ptr nocapture readnone %unused) #0 !dbg !135 {
entry:
    #dbg_value(ptr poison, !137, !DIExpression(), !138)
    #dbg_value(i32 1, !139, !DIExpression(), !144)
  %call.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #4, !dbg !146
  %0 = load atomic i32, ptr @count seq_cst, align 4, !dbg !147
  %cmp4.i = icmp eq i32 %0, 1, !dbg !148
  br i1 %cmp4.i, label %while.body.i, label %put.exit, !dbg !149

while.body.i:                                     ; preds = %entry, %while.body.i
  %call1.i = tail call i32 @pthread_cond_wait(ptr noundef nonnull @not_full, ptr noundef nonnull @lock) #4, !dbg !150
  %1 = load atomic i32, ptr @count seq_cst, align 4, !dbg !147
  %cmp.i = icmp eq i32 %1, 1, !dbg !148
  br i1 %cmp.i, label %while.body.i, label %put.exit, !dbg !149, !llvm.loop !151

put.exit:                                         ; preds = %while.body.i, %entry
  store i32 1, ptr @item, align 4, !dbg !155, !tbaa !98
  store atomic i32 1, ptr @count seq_cst, align 4, !dbg !156
  %call2.i = tail call i32 @pthread_cond_signal(ptr noundef nonnull @not_empty) #4, !dbg !157
  %call3.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #4, !dbg !158
    #dbg_value(i32 2, !139, !DIExpression(), !159)
  %call.i1 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #4, !dbg !161
  %2 = load atomic i32, ptr @count seq_cst, align 4, !dbg !162
  %cmp4.i2 = icmp eq i32 %2, 1, !dbg !163
  br i1 %cmp4.i2, label %while.body.i5, label %put.exit8, !dbg !164

while.body.i5:                                    ; preds = %put.exit, %while.body.i5
  %call1.i6 = tail call i32 @pthread_cond_wait(ptr noundef nonnull @not_full, ptr noundef nonnull @lock) #4, !dbg !165
  %3 = load atomic i32, ptr @count seq_cst, align 4, !dbg !162
  %cmp.i7 = icmp eq i32 %3, 1, !dbg !163
  br i1 %cmp.i7, label %while.body.i5, label %put.exit8, !dbg !164, !llvm.loop !166

put.exit8:                                        ; preds = %while.body.i5, %put.exit
  store i32 2, ptr @item, align 4, !dbg !168, !tbaa !98
  store atomic i32 1, ptr @count seq_cst, align 4, !dbg !169
  %call2.i3 = tail call i32 @pthread_cond_signal(ptr noundef nonnull @not_empty) #4, !dbg !170
  %call3.i4 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #4, !dbg !171
  ret ptr null, !dbg !172
}

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @consumer(ptr nocapture readnone %unused) #0 !dbg !173 {
entry:
    #dbg_value(ptr poison, !175, !DIExpression(), !176)
  %0 = load atomic i32, ptr @count seq_cst, align 4, !dbg !177
  %cmp.i = icmp eq i32 %0, 0, !dbg !183
    #dbg_value(i1 %cmp.i, !180, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !184)
  %call.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #4, !dbg !185
  br i1 %cmp.i, label %if.then.i, label %get.exit, !dbg !186

if.then.i:                                        ; preds = %entry
  %call1.i = tail call i32 @pthread_cond_wait(ptr noundef nonnull @not_empty, ptr noundef nonnull @lock) #4, !dbg !187
  br label %get.exit, !dbg !187

get.exit:                                         ; preds = %entry, %if.then.i
  %1 = load i32, ptr @item, align 4, !dbg !189, !tbaa !98
    #dbg_value(i32 %1, !181, !DIExpression(), !184)
  store atomic i32 0, ptr @count seq_cst, align 4, !dbg !190
  %call2.i = tail call i32 @pthread_cond_signal(ptr noundef nonnull @not_full) #4, !dbg !191
  %call3.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #4, !dbg !192
  store i32 %1, ptr @first, align 4, !dbg !193, !tbaa !98
  %2 = load atomic i32, ptr @count seq_cst, align 4, !dbg !194
  %cmp.i2 = icmp eq i32 %2, 0, !dbg !196
    #dbg_value(i1 %cmp.i2, !180, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !197)
  %call.i3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #4, !dbg !198
  br i1 %cmp.i2, label %if.then.i6, label %get.exit8, !dbg !199

if.then.i6:                                       ; preds = %get.exit
  %call1.i7 = tail call i32 @pthread_cond_wait(ptr noundef nonnull @not_empty, ptr noundef nonnull @lock) #4, !dbg !200
  br label %get.exit8, !dbg !200

get.exit8:                                        ; preds = %get.exit, %if.then.i6
  %3 = load i32, ptr @item, align 4, !dbg !201, !tbaa !98
    #dbg_value(i32 %3, !181, !DIExpression(), !197)
  store atomic i32 0, ptr @count seq_cst, align 4, !dbg !202
  %call2.i4 = tail call i32 @pthread_cond_signal(ptr noundef nonnull @not_full) #4, !dbg !203
  %call3.i5 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #4, !dbg !204
  store i32 %3, ptr @second, align 4, !dbg !205, !tbaa !98
  ret ptr null, !dbg !206
}

declare !dbg !207 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !211 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !216 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare !dbg !220 i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #2

declare !dbg !226 i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #2

declare !dbg !229 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!68, !69, !70, !71, !72, !73, !74}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 42, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_queue_lost_wakeup.c", directory: ".", checksumkind: CSK_MD5, checksum: "02d7f340ace4508390b9f2c7a7300f26")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !27, !48, !53, !64, !66}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 64, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 208, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 26)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 64, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 224, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 28)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 64, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 42, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 14, type: !29, isLocal: true, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !30, line: 52, baseType: !31)
!30 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 40, size: 320, elements: !32)
!32 = !{!33, !42, !46}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !31, file: !30, line: 49, baseType: !34, size: 160)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !31, file: !30, line: 41, size: 160, elements: !35)
!35 = !{!36, !37, !39, !40, !41}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !34, file: !30, line: 42, baseType: !26, size: 32)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !34, file: !30, line: 43, baseType: !38, size: 32, offset: 32)
!38 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !34, file: !30, line: 44, baseType: !26, size: 32, offset: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !34, file: !30, line: 46, baseType: !38, size: 32, offset: 96)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !34, file: !30, line: 48, baseType: !26, size: 32, offset: 128)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !31, file: !30, line: 50, baseType: !43, size: 320)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 40)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !31, file: !30, line: 51, baseType: !47, size: 64)
!47 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 18, type: !50, isLocal: true, isDefinition: true)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !51, line: 104, baseType: !52)
!51 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!52 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !26)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "not_full", scope: !2, file: !3, line: 16, type: !55, isLocal: true, isDefinition: true)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !30, line: 61, baseType: !56)
!56 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 58, size: 384, elements: !57)
!57 = !{!58, !62}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !56, file: !30, line: 59, baseType: !59, size: 384)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 384, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 12)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !56, file: !30, line: 60, baseType: !63, size: 64)
!63 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "item", scope: !2, file: !3, line: 17, type: !26, isLocal: true, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "not_empty", scope: !2, file: !3, line: 15, type: !55, isLocal: true, isDefinition: true)
!68 = !{i32 7, !"Dwarf Version", i32 5}
!69 = !{i32 2, !"Debug Info Version", i32 3}
!70 = !{i32 1, !"wchar_size", i32 4}
!71 = !{i32 8, !"PIC Level", i32 2}
!72 = !{i32 7, !"PIE Level", i32 2}
!73 = !{i32 7, !"uwtable", i32 2}
!74 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!75 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 58, type: !76, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !78)
!76 = !DISubroutineType(types: !77)
!77 = !{!26}
!78 = !{!79, !82}
!79 = !DILocalVariable(name: "p", scope: !75, file: !3, line: 59, type: !80)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 35, baseType: !81)
!81 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!82 = !DILocalVariable(name: "c", scope: !75, file: !3, line: 59, type: !80)
!83 = distinct !DIAssignID()
!84 = !DILocation(line: 0, scope: !75)
!85 = distinct !DIAssignID()
!86 = !DILocation(line: 59, column: 3, scope: !75)
!87 = !DILocation(line: 60, column: 3, scope: !75)
!88 = !DILocation(line: 61, column: 3, scope: !75)
!89 = !DILocation(line: 62, column: 16, scope: !75)
!90 = !{!91, !91, i64 0}
!91 = !{!"long", !92, i64 0}
!92 = !{!"omnipotent char", !93, i64 0}
!93 = !{!"Simple C/C++ TBAA"}
!94 = !DILocation(line: 62, column: 3, scope: !75)
!95 = !DILocation(line: 63, column: 16, scope: !75)
!96 = !DILocation(line: 63, column: 3, scope: !75)
!97 = !DILocation(line: 64, column: 3, scope: !75)
!98 = !{!99, !99, i64 0}
!99 = !{!"int", !92, i64 0}
!100 = !DILocation(line: 66, column: 1, scope: !75)
!101 = !DILocation(line: 65, column: 3, scope: !75)
!102 = !DISubprogram(name: "pthread_create", scope: !103, file: !103, line: 53, type: !104, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!104 = !DISubroutineType(types: !105)
!105 = !{!26, !106, !108, !131, !134}
!106 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !107)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!108 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !109)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!110 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !111)
!111 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !30, line: 106, baseType: !112)
!112 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !30, line: 91, size: 448, elements: !113)
!113 = !{!114, !126, !130}
!114 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !112, file: !30, line: 100, baseType: !115, size: 320)
!115 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !112, file: !30, line: 92, size: 320, elements: !116)
!116 = !{!117, !118, !121, !122, !123, !124, !125}
!117 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !115, file: !30, line: 93, baseType: !26, size: 32)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !115, file: !30, line: 94, baseType: !119, size: 64, offset: 64)
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !120, line: 18, baseType: !81)
!120 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!121 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !115, file: !30, line: 95, baseType: !119, size: 64, offset: 128)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !115, file: !30, line: 96, baseType: !26, size: 32, offset: 192)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !115, file: !30, line: 97, baseType: !26, size: 32, offset: 224)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !115, file: !30, line: 98, baseType: !26, size: 32, offset: 256)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !115, file: !30, line: 99, baseType: !26, size: 32, offset: 288)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !112, file: !30, line: 101, baseType: !127, size: 448)
!127 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !128)
!128 = !{!129}
!129 = !DISubrange(count: 56)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !112, file: !30, line: 102, baseType: !47, size: 64)
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !132, size: 64)
!132 = !DISubroutineType(types: !133)
!133 = !{!5, !5}
!134 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!135 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 44, type: !132, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !136)
!136 = !{!137}
!137 = !DILocalVariable(name: "unused", arg: 1, scope: !135, file: !3, line: 44, type: !5)
!138 = !DILocation(line: 0, scope: !135)
!139 = !DILocalVariable(name: "value", arg: 1, scope: !140, file: !3, line: 20, type: !26)
!140 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 20, type: !141, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !143)
!141 = !DISubroutineType(types: !142)
!142 = !{null, !26}
!143 = !{!139}
!144 = !DILocation(line: 0, scope: !140, inlinedAt: !145)
!145 = distinct !DILocation(line: 46, column: 3, scope: !135)
!146 = !DILocation(line: 21, column: 3, scope: !140, inlinedAt: !145)
!147 = !DILocation(line: 22, column: 10, scope: !140, inlinedAt: !145)
!148 = !DILocation(line: 22, column: 30, scope: !140, inlinedAt: !145)
!149 = !DILocation(line: 22, column: 3, scope: !140, inlinedAt: !145)
!150 = !DILocation(line: 23, column: 5, scope: !140, inlinedAt: !145)
!151 = distinct !{!151, !149, !152, !153, !154}
!152 = !DILocation(line: 23, column: 39, scope: !140, inlinedAt: !145)
!153 = !{!"llvm.loop.mustprogress"}
!154 = !{!"llvm.loop.unroll.disable"}
!155 = !DILocation(line: 24, column: 8, scope: !140, inlinedAt: !145)
!156 = !DILocation(line: 25, column: 3, scope: !140, inlinedAt: !145)
!157 = !DILocation(line: 26, column: 3, scope: !140, inlinedAt: !145)
!158 = !DILocation(line: 27, column: 3, scope: !140, inlinedAt: !145)
!159 = !DILocation(line: 0, scope: !140, inlinedAt: !160)
!160 = distinct !DILocation(line: 47, column: 3, scope: !135)
!161 = !DILocation(line: 21, column: 3, scope: !140, inlinedAt: !160)
!162 = !DILocation(line: 22, column: 10, scope: !140, inlinedAt: !160)
!163 = !DILocation(line: 22, column: 30, scope: !140, inlinedAt: !160)
!164 = !DILocation(line: 22, column: 3, scope: !140, inlinedAt: !160)
!165 = !DILocation(line: 23, column: 5, scope: !140, inlinedAt: !160)
!166 = distinct !{!166, !164, !167, !153, !154}
!167 = !DILocation(line: 23, column: 39, scope: !140, inlinedAt: !160)
!168 = !DILocation(line: 24, column: 8, scope: !140, inlinedAt: !160)
!169 = !DILocation(line: 25, column: 3, scope: !140, inlinedAt: !160)
!170 = !DILocation(line: 26, column: 3, scope: !140, inlinedAt: !160)
!171 = !DILocation(line: 27, column: 3, scope: !140, inlinedAt: !160)
!172 = !DILocation(line: 48, column: 3, scope: !135)
!173 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 51, type: !132, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !174)
!174 = !{!175}
!175 = !DILocalVariable(name: "unused", arg: 1, scope: !173, file: !3, line: 51, type: !5)
!176 = !DILocation(line: 0, scope: !173)
!177 = !DILocation(line: 31, column: 18, scope: !178, inlinedAt: !182)
!178 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 30, type: !76, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !179)
!179 = !{!180, !181}
!180 = !DILocalVariable(name: "is_empty", scope: !178, file: !3, line: 31, type: !26)
!181 = !DILocalVariable(name: "value", scope: !178, file: !3, line: 35, type: !26)
!182 = distinct !DILocation(line: 53, column: 11, scope: !173)
!183 = !DILocation(line: 31, column: 38, scope: !178, inlinedAt: !182)
!184 = !DILocation(line: 0, scope: !178, inlinedAt: !182)
!185 = !DILocation(line: 32, column: 3, scope: !178, inlinedAt: !182)
!186 = !DILocation(line: 33, column: 7, scope: !178, inlinedAt: !182)
!187 = !DILocation(line: 34, column: 5, scope: !188, inlinedAt: !182)
!188 = distinct !DILexicalBlock(scope: !178, file: !3, line: 33, column: 7)
!189 = !DILocation(line: 35, column: 15, scope: !178, inlinedAt: !182)
!190 = !DILocation(line: 36, column: 3, scope: !178, inlinedAt: !182)
!191 = !DILocation(line: 37, column: 3, scope: !178, inlinedAt: !182)
!192 = !DILocation(line: 38, column: 3, scope: !178, inlinedAt: !182)
!193 = !DILocation(line: 53, column: 9, scope: !173)
!194 = !DILocation(line: 31, column: 18, scope: !178, inlinedAt: !195)
!195 = distinct !DILocation(line: 54, column: 12, scope: !173)
!196 = !DILocation(line: 31, column: 38, scope: !178, inlinedAt: !195)
!197 = !DILocation(line: 0, scope: !178, inlinedAt: !195)
!198 = !DILocation(line: 32, column: 3, scope: !178, inlinedAt: !195)
!199 = !DILocation(line: 33, column: 7, scope: !178, inlinedAt: !195)
!200 = !DILocation(line: 34, column: 5, scope: !188, inlinedAt: !195)
!201 = !DILocation(line: 35, column: 15, scope: !178, inlinedAt: !195)
!202 = !DILocation(line: 36, column: 3, scope: !178, inlinedAt: !195)
!203 = !DILocation(line: 37, column: 3, scope: !178, inlinedAt: !195)
!204 = !DILocation(line: 38, column: 3, scope: !178, inlinedAt: !195)
!205 = !DILocation(line: 54, column: 10, scope: !173)
!206 = !DILocation(line: 55, column: 3, scope: !173)
!207 = !DISubprogram(name: "pthread_join", scope: !103, file: !103, line: 55, type: !208, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!208 = !DISubroutineType(types: !209)
!209 = !{!26, !80, !210}
!210 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!211 = !DISubprogram(name: "__assert_fail", scope: !212, file: !212, line: 9, type: !213, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!212 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!213 = !DISubroutineType(types: !214)
!214 = !{null, !215, !215, !38, !215}
!215 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!216 = !DISubprogram(name: "pthread_mutex_lock", scope: !103, file: !103, line: 91, type: !217, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!217 = !DISubroutineType(types: !218)
!218 = !{!26, !219}
!219 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!220 = !DISubprogram(name: "pthread_cond_wait", scope: !103, file: !103, line: 114, type: !221, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!221 = !DISubroutineType(types: !222)
!222 = !{!26, !223, !225}
!223 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !224)
!224 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!225 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !219)
!226 = !DISubprogram(name: "pthread_cond_signal", scope: !103, file: !103, line: 119, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!227 = !DISubroutineType(types: !228)
!228 = !{!26, !224}
!229 = !DISubprogram(name: "pthread_mutex_unlock", scope: !103, file: !103, line: 97, type: !217, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
