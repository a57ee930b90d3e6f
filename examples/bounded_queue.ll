; ModuleID = 'bounded_queue.c'
source_filename = "bounded_queue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@first = internal unnamed_addr global i32 0, align 4, !dbg !0
@second = internal unnamed_addr global i32 0, align 4, !dbg !32
@.str = private unnamed_addr constant [26 x i8] c"first == 1 && second == 2\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [16 x i8] c"bounded_queue.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@count = internal unnamed_addr global i1 false, align 4, !dbg !70
@.str.2 = private unnamed_addr constant [11 x i8] c"count == 0\00", align 1, !dbg !24
@item = internal unnamed_addr global i32 0, align 4, !dbg !66
@lock = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !34
@not_full = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !55
@not_empty = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !68

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !78 {
entry:
  %p = alloca i64, align 8, !DIAssignID !86
    #dbg_assign(i1 undef, !82, !DIExpression(), !86, ptr %p, !DIExpression(), !87)
  %c = alloca i64, align 8, !DIAssignID !88
    #dbg_assign(i1 undef, !85, !DIExpression(), !88, ptr %c, !DIExpression(), !87)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %p) #4, !dbg !89
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %c) #4, !dbg !89
  %call = call i32 @pthread_create(ptr noundef nonnull %p, ptr noundef null, ptr noundef nonnull @producer, ptr noundef null) #4, !dbg !90
  %call1 = call i32 @pthread_create(ptr noundef nonnull %c, ptr noundef null, ptr noundef nonnull @consumer, ptr noundef null) #4, !dbg !91
  %0 = load i64, ptr %p, align 8, !dbg !92, !tbaa !93
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !97
  %1 = load i64, ptr %c, align 8, !dbg !98, !tbaa !93
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !99
  %2 = load i32, ptr @first, align 4, !dbg !100, !tbaa !101
  %cmp = icmp eq i32 %2, 1, !dbg !100
  %3 = load i32, ptr @second, align 4, !dbg !100
  %cmp4 = icmp eq i32 %3, 2, !dbg !100
  %or.cond = select i1 %cmp, i1 %cmp4, i1 false, !dbg !100
  br i1 %or.cond, label %cond.end, label %cond.false, !dbg !100

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 61, ptr noundef nonnull @__func__.main) #5, !dbg !100
  unreachable, !dbg !100

cond.end:                                         ; preds = %entry
  %.b = load i1, ptr @count, align 4, !dbg !103
  br i1 %.b, label %cond.false7, label %cond.end8, !dbg !103

cond.false7:                                      ; preds = %cond.end
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 62, ptr noundef nonnull @__func__.main) #5, !dbg !103
  unreachable, !dbg !103

cond.end8:                                        ; preds = %cond.end
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %c) #4, !dbg !104
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %p) #4, !dbg !104
  ret i32 0, !dbg !105
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !106 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @producer(ptr nocapture readnone %unused) #0 !dbg !139 {
entry:
    #dbg_value(ptr poison, !141, !DIExpression(), !142)
    #dbg_value(i32 1, !143, !DIExpression(), !148)
  %call.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #4, !dbg !150
  %.b4.i = load i1, ptr @count, align 4, !dbg !151
  br i1 %.b4.i, label %while.body.i, label %put.exit, !dbg !152

while.body.i:                                     ; preds = %entry, %while.body.i
  %call1.i = tail call i32 @pthread_cond_wait(ptr noundef nonnull @not_full, ptr noundef nonnull @lock) #4, !dbg !153
  %.b.i = load i1, ptr @count, align 4, !dbg !151
  br i1 %.b.i, label %while.body.i, label %put.exit, !dbg !152, !llvm.loop !154

put.exit:                                         ; preds = %while.body.i, %entry
  store i32 1, ptr @item, align 4, !dbg !158, !tbaa !101
  store i1 true, ptr @count, align 4, !dbg !159
  %call2.i = tail call i32 @pthread_cond_signal(ptr noundef nonnull @not_empty) #4, !dbg !160
  %call3.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #4, !dbg !161
    #dbg_value(i32 2, !143, !DIExpression(), !162)
  %call.i1 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #4, !dbg !164
  %.b4.i2 = load i1, ptr @count, align 4, !dbg !165
  br i1 %.b4.i2, label %while.body.i5, label %put.exit8, !dbg !166

while.body.i5:                                    ; preds = %put.exit, %while.body.i5
  %call1.i6 = tail call i32 @pthread_cond_wait(ptr noundef nonnull @not_full, ptr noundef nonnull @lock) #4, !dbg !167
  %.b.i7 = load i1, ptr @count, align 4, !dbg !165
  br i1 %.b.i7, label %while.body.i5, label %put.exit8, !dbg !166, !llvm.loop !168

put.exit8:                                        ; preds = %while.body.i5, %put.exit
  store i32 2, ptr @item, align 4, !dbg !170, !tbaa !101
  store i1 true, ptr @count, align 4, !dbg !171
  %call2.i3 = tail call i32 @pthread_cond_signal(ptr noundef nonnull @not_empty) #4, !dbg !172
  %call3.i4 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #4, !dbg !173
  ret ptr null, !dbg !174
}

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @consumer(ptr nocapture readnone %unused) #0 !dbg !175 {
entry:
    #dbg_value(ptr poison, !177, !DIExpression(), !178)
  %call.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #4, !dbg !179
  %.b4.i = load i1, ptr @count, align 4, !dbg !184
  br i1 %.b4.i, label %get.exit, label %while.body.i, !dbg !185

while.body.i:                                     ; preds = %entry, %while.body.i
  %call1.i = tail call i32 @pthread_cond_wait(ptr noundef nonnull @not_empty, ptr noundef nonnull @lock) #4, !dbg !186
  %.b.i = load i1, ptr @count, align 4, !dbg !184
  br i1 %.b.i, label %get.exit, label %while.body.i, !dbg !185, !llvm.loop !187

get.exit:                                         ; preds = %while.body.i, %entry
  %0 = load i32, ptr @item, align 4, !dbg !189, !tbaa !101
    #dbg_value(i32 %0, !182, !DIExpression(), !190)
  store i1 false, ptr @count, align 4, !dbg !191
  %call2.i = tail call i32 @pthread_cond_signal(ptr noundef nonnull @not_full) #4, !dbg !192
  %call3.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #4, !dbg !193
  store i32 %0, ptr @first, align 4, !dbg !194, !tbaa !101
  %call.i2 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #4, !dbg !195
  %.b4.i3 = load i1, ptr @count, align 4, !dbg !197
  br i1 %.b4.i3, label %get.exit9, label %while.body.i4, !dbg !198

while.body.i4:                                    ; preds = %get.exit, %while.body.i4
  %call1.i5 = tail call i32 @pthread_cond_wait(ptr noundef nonnull @not_empty, ptr noundef nonnull @lock) #4, !dbg !199
  %.b.i6 = load i1, ptr @count, align 4, !dbg !197
  br i1 %.b.i6, label %get.exit9, label %while.body.i4, !dbg !198, !llvm.loop !200

get.exit9:                                        ; preds = %while.body.i4, %get.exit
  %1 = load i32, ptr @item, align 4, !dbg !202, !tbaa !101
    #dbg_value(i32 %1, !182, !DIExpression(), !203)
  store i1 false, ptr @count, align 4, !dbg !204
  %call2.i7 = tail call i32 @pthread_cond_signal(ptr noundef nonnull @not_full) #4, !dbg !205
  %call3.i8 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #4, !dbg !206
  store i32 %1, ptr @second, align 4, !dbg !207, !tbaa !101
  ret ptr null, !dbg !208
}

declare !dbg !209 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !213 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !218 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare !dbg !222 i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #2

declare !dbg !228 i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #2

declare !dbg !231 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!71, !72, !73, !74, !75, !76, !77}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 39, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_queue.c", directory: ".", checksumkind: CSK_MD5, checksum: "07b60bb648c16dbb867396e216e61433")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !29, !0, !32, !34, !55, !66, !68}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 208, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 26)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 16)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 62, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 88, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 11)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 16, type: !31, isLocal: true, isDefinition: true)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 39, type: !31, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 12, type: !36, isLocal: true, isDefinition: true)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !37, line: 52, baseType: !38)
!37 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!38 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !37, line: 40, size: 320, elements: !39)
!39 = !{!40, !49, !53}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !38, file: !37, line: 49, baseType: !41, size: 160)
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !38, file: !37, line: 41, size: 160, elements: !42)
!42 = !{!43, !44, !46, !47, !48}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !41, file: !37, line: 42, baseType: !31, size: 32)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !41, file: !37, line: 43, baseType: !45, size: 32, offset: 32)
!45 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !41, file: !37, line: 44, baseType: !31, size: 32, offset: 64)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !41, file: !37, line: 46, baseType: !45, size: 32, offset: 96)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !41, file: !37, line: 48, baseType: !31, size: 32, offset: 128)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !38, file: !37, line: 50, baseType: !50, size: 320)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 40)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !38, file: !37, line: 51, baseType: !54, size: 64)
!54 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "not_full", scope: !2, file: !3, line: 14, type: !57, isLocal: true, isDefinition: true)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !37, line: 61, baseType: !58)
!58 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !37, line: 58, size: 384, elements: !59)
!59 = !{!60, !64}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !58, file: !37, line: 59, baseType: !61, size: 384)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 384, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 12)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !58, file: !37, line: 60, baseType: !65, size: 64)
!65 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "item", scope: !2, file: !3, line: 15, type: !31, isLocal: true, isDefinition: true)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(name: "not_empty", scope: !2, file: !3, line: 13, type: !57, isLocal: true, isDefinition: true)
!70 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression(DW_OP_deref_size, 1, DW_OP_constu, 1, DW_OP_mul, DW_OP_constu, 0, DW_OP_plus, DW_OP_stack_value))
!71 = !{i32 7, !"Dwarf Version", i32 5}
!72 = !{i32 2, !"Debug Info Version", i32 3}
!73 = !{i32 1, !"wchar_size", i32 4}
!74 = !{i32 8, !"PIC Level", i32 2}
!75 = !{i32 7, !"PIE Level", i32 2}
!76 = !{i32 7, !"uwtable", i32 2}
!77 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!78 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 55, type: !79, scopeLine: 55, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !81)
!79 = !DISubroutineType(types: !80)
!80 = !{!31}
!81 = !{!82, !85}
!82 = !DILocalVariable(name: "p", scope: !78, file: !3, line: 56, type: !83)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 35, baseType: !84)
!84 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!85 = !DILocalVariable(name: "c", scope: !78, file: !3, line: 56, type: !83)
!86 = distinct !DIAssignID()
!87 = !DILocation(line: 0, scope: !78)
!88 = distinct !DIAssignID()
!89 = !DILocation(line: 56, column: 3, scope: !78)
!90 = !DILocation(line: 57, column: 3, scope: !78)
!91 = !DILocation(line: 58, column: 3, scope: !78)
!92 = !DILocation(line: 59, column: 16, scope: !78)
!93 = !{!94, !94, i64 0}
!94 = !{!"long", !95, i64 0}
!95 = !{!"omnipotent char", !96, i64 0}
!96 = !{!"Simple C/C++ TBAA"}
!97 = !DILocation(line: 59, column: 3, scope: !78)
!98 = !DILocation(line: 60, column: 16, scope: !78)
!99 = !DILocation(line: 60, column: 3, scope: !78)
!100 = !DILocation(line: 61, column: 3, scope: !78)
!101 = !{!102, !102, i64 0}
!102 = !{!"int", !95, i64 0}
!103 = !DILocation(line: 62, column: 3, scope: !78)
!104 = !DILocation(line: 64, column: 1, scope: !78)
!105 = !DILocation(line: 63, column: 3, scope: !78)
!106 = !DISubprogram(name: "pthread_create", scope: !107, file: !107, line: 53, type: !108, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!107 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!108 = !DISubroutineType(types: !109)
!109 = !{!31, !110, !112, !135, !138}
!110 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !111)
!111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!112 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !113)
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64)
!114 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !115)
!115 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !37, line: 106, baseType: !116)
!116 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !37, line: 91, size: 448, elements: !117)
!117 = !{!118, !130, !134}
!118 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !116, file: !37, line: 100, baseType: !119, size: 320)
!119 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !116, file: !37, line: 92, size: 320, elements: !120)
!120 = !{!121, !122, !125, !126, !127, !128, !129}
!121 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !119, file: !37, line: 93, baseType: !31, size: 32)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !119, file: !37, line: 94, baseType: !123, size: 64, offset: 64)
!123 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !124, line: 18, baseType: !84)
!124 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !119, file: !37, line: 95, baseType: !123, size: 64, offset: 128)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !119, file: !37, line: 96, baseType: !31, size: 32, offset: 192)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !119, file: !37, line: 97, baseType: !31, size: 32, offset: 224)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !119, file: !37, line: 98, baseType: !31, size: 32, offset: 256)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !119, file: !37, line: 99, baseType: !31, size: 32, offset: 288)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !116, file: !37, line: 101, baseType: !131, size: 448)
!131 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !132)
!132 = !{!133}
!133 = !DISubrange(count: 56)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !116, file: !37, line: 102, baseType: !54, size: 64)
!135 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !136, size: 64)
!136 = !DISubroutineType(types: !137)
!137 = !{!5, !5}
!138 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!139 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 41, type: !136, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !140)
!140 = !{!141}
!141 = !DILocalVariable(name: "unused", arg: 1, scope: !139, file: !3, line: 41, type: !5)
!142 = !DILocation(line: 0, scope: !139)
!143 = !DILocalVariable(name: "value", arg: 1, scope: !144, file: !3, line: 18, type: !31)
!144 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 18, type: !145, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !147)
!145 = !DISubroutineType(types: !146)
!146 = !{null, !31}
!147 = !{!143}
!148 = !DILocation(line: 0, scope: !144, inlinedAt: !149)
!149 = distinct !DILocation(line: 43, column: 3, scope: !139)
!150 = !DILocation(line: 19, column: 3, scope: !144, inlinedAt: !149)
!151 = !DILocation(line: 20, column: 10, scope: !144, inlinedAt: !149)
!152 = !DILocation(line: 20, column: 3, scope: !144, inlinedAt: !149)
!153 = !DILocation(line: 21, column: 5, scope: !144, inlinedAt: !149)
!154 = distinct !{!154, !152, !155, !156, !157}
!155 = !DILocation(line: 21, column: 39, scope: !144, inlinedAt: !149)
!156 = !{!"llvm.loop.mustprogress"}
!157 = !{!"llvm.loop.unroll.disable"}
!158 = !DILocation(line: 22, column: 8, scope: !144, inlinedAt: !149)
!159 = !DILocation(line: 23, column: 9, scope: !144, inlinedAt: !149)
!160 = !DILocation(line: 24, column: 3, scope: !144, inlinedAt: !149)
!161 = !DILocation(line: 25, column: 3, scope: !144, inlinedAt: !149)
!162 = !DILocation(line: 0, scope: !144, inlinedAt: !163)
!163 = distinct !DILocation(line: 44, column: 3, scope: !139)
!164 = !DILocation(line: 19, column: 3, scope: !144, inlinedAt: !163)
!165 = !DILocation(line: 20, column: 10, scope: !144, inlinedAt: !163)
!166 = !DILocation(line: 20, column: 3, scope: !144, inlinedAt: !163)
!167 = !DILocation(line: 21, column: 5, scope: !144, inlinedAt: !163)
!168 = distinct !{!168, !166, !169, !156, !157}
!169 = !DILocation(line: 21, column: 39, scope: !144, inlinedAt: !163)
!170 = !DILocation(line: 22, column: 8, scope: !144, inlinedAt: !163)
!171 = !DILocation(line: 23, column: 9, scope: !144, inlinedAt: !163)
!172 = !DILocation(line: 24, column: 3, scope: !144, inlinedAt: !163)
!173 = !DILocation(line: 25, column: 3, scope: !144, inlinedAt: !163)
!174 = !DILocation(line: 45, column: 3, scope: !139)
!175 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 48, type: !136, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !176)
!176 = !{!177}
!177 = !DILocalVariable(name: "unused", arg: 1, scope: !175, file: !3, line: 48, type: !5)
!178 = !DILocation(line: 0, scope: !175)
!179 = !DILocation(line: 29, column: 3, scope: !180, inlinedAt: !183)
!180 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 28, type: !79, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !181)
!181 = !{!182}
!182 = !DILocalVariable(name: "value", scope: !180, file: !3, line: 32, type: !31)
!183 = distinct !DILocation(line: 50, column: 11, scope: !175)
!184 = !DILocation(line: 30, column: 10, scope: !180, inlinedAt: !183)
!185 = !DILocation(line: 30, column: 3, scope: !180, inlinedAt: !183)
!186 = !DILocation(line: 31, column: 5, scope: !180, inlinedAt: !183)
!187 = distinct !{!187, !185, !188, !156, !157}
!188 = !DILocation(line: 31, column: 40, scope: !180, inlinedAt: !183)
!189 = !DILocation(line: 32, column: 15, scope: !180, inlinedAt: !183)
!190 = !DILocation(line: 0, scope: !180, inlinedAt: !183)
!191 = !DILocation(line: 33, column: 9, scope: !180, inlinedAt: !183)
!192 = !DILocation(line: 34, column: 3, scope: !180, inlinedAt: !183)
!193 = !DILocation(line: 35, column: 3, scope: !180, inlinedAt: !183)
!194 = !DILocation(line: 50, column: 9, scope: !175)
!195 = !DILocation(line: 29, column: 3, scope: !180, inlinedAt: !196)
!196 = distinct !DILocation(line: 51, column: 12, scope: !175)
!197 = !DILocation(line: 30, column: 10, scope: !180, inlinedAt: !196)
!198 = !DILocation(line: 30, column: 3, scope: !180, inlinedAt: !196)
!199 = !DILocation(line: 31, column: 5, scope: !180, inlinedAt: !196)
!200 = distinct !{!200, !198, !201, !156, !157}
!201 = !DILocation(line: 31, column: 40, scope: !180, inlinedAt: !196)
!202 = !DILocation(line: 32, column: 15, scope: !180, inlinedAt: !196)
!203 = !DILocation(line: 0, scope: !180, inlinedAt: !196)
!204 = !DILocation(line: 33, column: 9, scope: !180, inlinedAt: !196)
!205 = !DILocation(line: 34, column: 3, scope: !180, inlinedAt: !196)
!206 = !DILocation(line: 35, column: 3, scope: !180, inlinedAt: !196)
!207 = !DILocation(line: 51, column: 10, scope: !175)
!208 = !DILocation(line: 52, column: 3, scope: !175)
!209 = !DISubprogram(name: "pthread_join", scope: !107, file: !107, line: 55, type: !210, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!210 = !DISubroutineType(types: !211)
!211 = !{!31, !83, !212}
!212 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!213 = !DISubprogram(name: "__assert_fail", scope: !214, file: !214, line: 9, type: !215, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!214 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!215 = !DISubroutineType(types: !216)
!216 = !{null, !217, !217, !45, !217}
!217 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!218 = !DISubprogram(name: "pthread_mutex_lock", scope: !107, file: !107, line: 91, type: !219, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!219 = !DISubroutineType(types: !220)
!220 = !{!31, !221}
!221 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!222 = !DISubprogram(name: "pthread_cond_wait", scope: !107, file: !107, line: 114, type: !223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!223 = !DISubroutineType(types: !224)
!224 = !{!31, !225, !227}
!225 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !226)
!226 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!227 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !221)
!228 = !DISubprogram(name: "pthread_cond_signal", scope: !107, file: !107, line: 119, type: !229, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!229 = !DISubroutineType(types: !230)
!230 = !{!31, !226}
!231 = !DISubprogram(name: "pthread_mutex_unlock", scope: !107, file: !107, line: 97, type: !219, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
