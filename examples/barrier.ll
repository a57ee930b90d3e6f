; ModuleID = 'barrier.c'
source_filename = "barrier.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@copy.0 = internal unnamed_addr global i32 0, align 4, !dbg !0
@copy.1 = internal unnamed_addr global i32 0, align 4, !dbg !67
@.str = private unnamed_addr constant [31 x i8] c"copy[0] == 20 && copy[1] == 10\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [10 x i8] c"barrier.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@cell.0 = internal unnamed_addr global i1 false, align 4, !dbg !68
@cell.1 = internal unnamed_addr global i1 false, align 4, !dbg !69
@generation = internal unnamed_addr global i32 0, align 4, !dbg !52
@waiting = internal unnamed_addr global i32 0, align 4, !dbg !54
@lock = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !31
@all_here = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !56

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !77 {
entry:
  %a = alloca i64, align 8, !DIAssignID !85
    #dbg_assign(i1 undef, !81, !DIExpression(), !85, ptr %a, !DIExpression(), !86)
  %b = alloca i64, align 8, !DIAssignID !87
    #dbg_assign(i1 undef, !84, !DIExpression(), !87, ptr %b, !DIExpression(), !86)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #4, !dbg !88
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #4, !dbg !88
  %call = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @left, ptr noundef null) #4, !dbg !89
  %call1 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @right, ptr noundef null) #4, !dbg !90
  %0 = load i64, ptr %a, align 8, !dbg !91, !tbaa !92
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !96
  %1 = load i64, ptr %b, align 8, !dbg !97, !tbaa !92
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !98
  %2 = load i32, ptr @copy.0, align 4, !dbg !99, !tbaa !100
  %cmp = icmp eq i32 %2, 20, !dbg !99
  %3 = load i32, ptr @copy.1, align 4, !dbg !99
  %cmp4 = icmp eq i32 %3, 10, !dbg !99
  %or.cond = select i1 %cmp, i1 %cmp4, i1 false, !dbg !99
  br i1 %or.cond, label %cond.end, label %cond.false, !dbg !99

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 55, ptr noundef nonnull @__func__.main) #5, !dbg !99
  unreachable, !dbg !99

cond.end:                                         ; preds = %entry
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #4, !dbg !102
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #4, !dbg !102
  ret i32 0, !dbg !103
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !104 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @left(ptr nocapture readnone %unused) #0 !dbg !137 {
entry:
    #dbg_value(ptr poison, !139, !DIExpression(), !140)
  store i1 true, ptr @cell.0, align 4, !dbg !141
    #dbg_value(i32 2, !142, !DIExpression(), !148)
  %call.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #4, !dbg !150
  %0 = load i32, ptr @generation, align 4, !dbg !151, !tbaa !100
    #dbg_value(i32 %0, !147, !DIExpression(), !148)
  %1 = load i32, ptr @waiting, align 4, !dbg !152, !tbaa !100
  %inc.i = add nsw i32 %1, 1, !dbg !152
  store i32 %inc.i, ptr @waiting, align 4, !dbg !152, !tbaa !100
  %cmp.i = icmp eq i32 %inc.i, 2, !dbg !154
  br i1 %cmp.i, label %if.then.i, label %while.body.i, !dbg !155

if.then.i:                                        ; preds = %entry
  store i32 0, ptr @waiting, align 4, !dbg !156, !tbaa !100
  %inc1.i = add nsw i32 %0, 1, !dbg !158
  store i32 %inc1.i, ptr @generation, align 4, !dbg !158, !tbaa !100
  %call2.i = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull @all_here) #4, !dbg !159
  br label %wait_for_all.exit, !dbg !160

while.body.i:                                     ; preds = %entry, %while.body.i
  %call4.i = tail call i32 @pthread_cond_wait(ptr noundef nonnull @all_here, ptr noundef nonnull @lock) #4, !dbg !161
  %2 = load i32, ptr @generation, align 4, !dbg !163, !tbaa !100
  %cmp3.i = icmp eq i32 %2, %0, !dbg !164
  br i1 %cmp3.i, label %while.body.i, label %wait_for_all.exit, !dbg !165, !llvm.loop !166

wait_for_all.exit:                                ; preds = %while.body.i, %if.then.i
  %call5.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #4, !dbg !170
  %.b = load i1, ptr @cell.1, align 4, !dbg !171
  %3 = select i1 %.b, i32 20, i32 0, !dbg !171
  store i32 %3, ptr @copy.0, align 4, !dbg !172, !tbaa !100
  ret ptr null, !dbg !173
}

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @right(ptr nocapture readnone %unused) #0 !dbg !174 {
entry:
    #dbg_value(ptr poison, !176, !DIExpression(), !177)
  store i1 true, ptr @cell.1, align 4, !dbg !178
    #dbg_value(i32 2, !142, !DIExpression(), !179)
  %call.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #4, !dbg !181
  %0 = load i32, ptr @generation, align 4, !dbg !182, !tbaa !100
    #dbg_value(i32 %0, !147, !DIExpression(), !179)
  %1 = load i32, ptr @waiting, align 4, !dbg !183, !tbaa !100
  %inc.i = add nsw i32 %1, 1, !dbg !183
  store i32 %inc.i, ptr @waiting, align 4, !dbg !183, !tbaa !100
  %cmp.i = icmp eq i32 %inc.i, 2, !dbg !184
  br i1 %cmp.i, label %if.then.i, label %while.body.i, !dbg !185

if.then.i:                                        ; preds = %entry
  store i32 0, ptr @waiting, align 4, !dbg !186, !tbaa !100
  %inc1.i = add nsw i32 %0, 1, !dbg !187
  store i32 %inc1.i, ptr @generation, align 4, !dbg !187, !tbaa !100
  %call2.i = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull @all_here) #4, !dbg !188
  br label %wait_for_all.exit, !dbg !189

while.body.i:                                     ; preds = %entry, %while.body.i
  %call4.i = tail call i32 @pthread_cond_wait(ptr noundef nonnull @all_here, ptr noundef nonnull @lock) #4, !dbg !190
  %2 = load i32, ptr @generation, align 4, !dbg !191, !tbaa !100
  %cmp3.i = icmp eq i32 %2, %0, !dbg !192
  br i1 %cmp3.i, label %while.body.i, label %wait_for_all.exit, !dbg !193, !llvm.loop !194

wait_for_all.exit:                                ; preds = %while.body.i, %if.then.i
  %call5.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #4, !dbg !196
  %.b = load i1, ptr @cell.0, align 4, !dbg !197
  %3 = select i1 %.b, i32 10, i32 0, !dbg !197
  store i32 %3, ptr @copy.1, align 4, !dbg !198, !tbaa !100
  ret ptr null, !dbg !199
}

declare !dbg !200 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !204 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !209 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare !dbg !213 i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #2

declare !dbg !217 i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #2

declare !dbg !222 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!70, !71, !72, !73, !74, !75, !76}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
!1 = distinct !DIGlobalVariable(name: "copy", scope: !2, file: !3, line: 31, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "barrier.c", directory: ".", checksumkind: CSK_MD5, checksum: "30f69f6cde1bcbbd814a9c91999c734a")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !25, !31, !52, !54, !56}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 248, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 31)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 80, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 10)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 31, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 64, elements: !29)
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !{!30}
!30 = !DISubrange(count: 2)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 12, type: !33, isLocal: true, isDefinition: true)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !34, line: 52, baseType: !35)
!34 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!35 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !34, line: 40, size: 320, elements: !36)
!36 = !{!37, !46, !50}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !35, file: !34, line: 49, baseType: !38, size: 160)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !35, file: !34, line: 41, size: 160, elements: !39)
!39 = !{!40, !41, !43, !44, !45}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !38, file: !34, line: 42, baseType: !28, size: 32)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !38, file: !34, line: 43, baseType: !42, size: 32, offset: 32)
!42 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !38, file: !34, line: 44, baseType: !28, size: 32, offset: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !38, file: !34, line: 46, baseType: !42, size: 32, offset: 96)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !38, file: !34, line: 48, baseType: !28, size: 32, offset: 128)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !35, file: !34, line: 50, baseType: !47, size: 320)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 40)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !35, file: !34, line: 51, baseType: !51, size: 64)
!51 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "generation", scope: !2, file: !3, line: 15, type: !28, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "waiting", scope: !2, file: !3, line: 14, type: !28, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "all_here", scope: !2, file: !3, line: 13, type: !58, isLocal: true, isDefinition: true)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !34, line: 61, baseType: !59)
!59 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !34, line: 58, size: 384, elements: !60)
!60 = !{!61, !65}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !59, file: !34, line: 59, baseType: !62, size: 384)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 384, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 12)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !59, file: !34, line: 60, baseType: !66, size: 64)
!66 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!67 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_LLVM_fragment, 32, 32))
!68 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression(DW_OP_deref_size, 1, DW_OP_constu, 10, DW_OP_mul, DW_OP_constu, 0, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32))
!69 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression(DW_OP_deref_size, 1, DW_OP_constu, 20, DW_OP_mul, DW_OP_constu, 0, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32))
!70 = !{i32 7, !"Dwarf Version", i32 5}
!71 = !{i32 2, !"Debug Info Version", i32 3}
!72 = !{i32 1, !"wchar_size", i32 4}
!73 = !{i32 8, !"PIC Level", i32 2}
!74 = !{i32 7, !"PIE Level", i32 2}
!75 = !{i32 7, !"uwtable", i32 2}
!76 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!77 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 49, type: !78, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !80)
!78 = !DISubroutineType(types: !79)
!79 = !{!28}
!80 = !{!81, !84}
!81 = !DILocalVariable(name: "a", scope: !77, file: !3, line: 50, type: !82)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 35, baseType: !83)
!83 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!84 = !DILocalVariable(name: "b", scope: !77, file: !3, line: 50, type: !82)
!85 = distinct !DIAssignID()
!86 = !DILocation(line: 0, scope: !77)
!87 = distinct !DIAssignID()
!88 = !DILocation(line: 50, column: 3, scope: !77)
!89 = !DILocation(line: 51, column: 3, scope: !77)
!90 = !DILocation(line: 52, column: 3, scope: !77)
!91 = !DILocation(line: 53, column: 16, scope: !77)
!92 = !{!93, !93, i64 0}
!93 = !{!"long", !94, i64 0}
!94 = !{!"omnipotent char", !95, i64 0}
!95 = !{!"Simple C/C++ TBAA"}
!96 = !DILocation(line: 53, column: 3, scope: !77)
!97 = !DILocation(line: 54, column: 16, scope: !77)
!98 = !DILocation(line: 54, column: 3, scope: !77)
!99 = !DILocation(line: 55, column: 3, scope: !77)
!100 = !{!101, !101, i64 0}
!101 = !{!"int", !94, i64 0}
!102 = !DILocation(line: 57, column: 1, scope: !77)
!103 = !DILocation(line: 56, column: 3, scope: !77)
!104 = !DISubprogram(name: "pthread_create", scope: !105, file: !105, line: 53, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!106 = !DISubroutineType(types: !107)
!107 = !{!28, !108, !110, !133, !136}
!108 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !109)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!110 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !111)
!111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !112, size: 64)
!112 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !113)
!113 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !34, line: 106, baseType: !114)
!114 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !34, line: 91, size: 448, elements: !115)
!115 = !{!116, !128, !132}
!116 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !114, file: !34, line: 100, baseType: !117, size: 320)
!117 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !114, file: !34, line: 92, size: 320, elements: !118)
!118 = !{!119, !120, !123, !124, !125, !126, !127}
!119 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !117, file: !34, line: 93, baseType: !28, size: 32)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !117, file: !34, line: 94, baseType: !121, size: 64, offset: 64)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !122, line: 18, baseType: !83)
!122 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!123 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !117, file: !34, line: 95, baseType: !121, size: 64, offset: 128)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !117, file: !34, line: 96, baseType: !28, size: 32, offset: 192)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !117, file: !34, line: 97, baseType: !28, size: 32, offset: 224)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !117, file: !34, line: 98, baseType: !28, size: 32, offset: 256)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !117, file: !34, line: 99, baseType: !28, size: 32, offset: 288)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !114, file: !34, line: 101, baseType: !129, size: 448)
!129 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !130)
!130 = !{!131}
!131 = !DISubrange(count: 56)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !114, file: !34, line: 102, baseType: !51, size: 64)
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !134, size: 64)
!134 = !DISubroutineType(types: !135)
!135 = !{!5, !5}
!136 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!137 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 33, type: !134, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !138)
!138 = !{!139}
!139 = !DILocalVariable(name: "unused", arg: 1, scope: !137, file: !3, line: 33, type: !5)
!140 = !DILocation(line: 0, scope: !137)
!141 = !DILocation(line: 35, column: 11, scope: !137)
!142 = !DILocalVariable(name: "threads", arg: 1, scope: !143, file: !3, line: 17, type: !28)
!143 = distinct !DISubprogram(name: "wait_for_all", scope: !3, file: !3, line: 17, type: !144, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !146)
!144 = !DISubroutineType(types: !145)
!145 = !{null, !28}
!146 = !{!142, !147}
!147 = !DILocalVariable(name: "mine", scope: !143, file: !3, line: 19, type: !28)
!148 = !DILocation(line: 0, scope: !143, inlinedAt: !149)
!149 = distinct !DILocation(line: 36, column: 3, scope: !137)
!150 = !DILocation(line: 18, column: 3, scope: !143, inlinedAt: !149)
!151 = !DILocation(line: 19, column: 14, scope: !143, inlinedAt: !149)
!152 = !DILocation(line: 20, column: 7, scope: !153, inlinedAt: !149)
!153 = distinct !DILexicalBlock(scope: !143, file: !3, line: 20, column: 7)
!154 = !DILocation(line: 20, column: 17, scope: !153, inlinedAt: !149)
!155 = !DILocation(line: 20, column: 7, scope: !143, inlinedAt: !149)
!156 = !DILocation(line: 21, column: 13, scope: !157, inlinedAt: !149)
!157 = distinct !DILexicalBlock(scope: !153, file: !3, line: 20, column: 29)
!158 = !DILocation(line: 22, column: 15, scope: !157, inlinedAt: !149)
!159 = !DILocation(line: 23, column: 5, scope: !157, inlinedAt: !149)
!160 = !DILocation(line: 24, column: 3, scope: !157, inlinedAt: !149)
!161 = !DILocation(line: 26, column: 7, scope: !162, inlinedAt: !149)
!162 = distinct !DILexicalBlock(scope: !153, file: !3, line: 24, column: 10)
!163 = !DILocation(line: 25, column: 12, scope: !162, inlinedAt: !149)
!164 = !DILocation(line: 25, column: 23, scope: !162, inlinedAt: !149)
!165 = !DILocation(line: 25, column: 5, scope: !162, inlinedAt: !149)
!166 = distinct !{!166, !165, !167, !168, !169}
!167 = !DILocation(line: 26, column: 41, scope: !162, inlinedAt: !149)
!168 = !{!"llvm.loop.mustprogress"}
!169 = !{!"llvm.loop.unroll.disable"}
!170 = !DILocation(line: 28, column: 3, scope: !143, inlinedAt: !149)
!171 = !DILocation(line: 37, column: 13, scope: !137)
!172 = !DILocation(line: 37, column: 11, scope: !137)
!173 = !DILocation(line: 38, column: 3, scope: !137)
!174 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 41, type: !134, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !175)
!175 = !{!176}
!176 = !DILocalVariable(name: "unused", arg: 1, scope: !174, file: !3, line: 41, type: !5)
!177 = !DILocation(line: 0, scope: !174)
!178 = !DILocation(line: 43, column: 11, scope: !174)
!179 = !DILocation(line: 0, scope: !143, inlinedAt: !180)
!180 = distinct !DILocation(line: 44, column: 3, scope: !174)
!181 = !DILocation(line: 18, column: 3, scope: !143, inlinedAt: !180)
!182 = !DILocation(line: 19, column: 14, scope: !143, inlinedAt: !180)
!183 = !DILocation(line: 20, column: 7, scope: !153, inlinedAt: !180)
!184 = !DILocation(line: 20, column: 17, scope: !153, inlinedAt: !180)
!185 = !DILocation(line: 20, column: 7, scope: !143, inlinedAt: !180)
!186 = !DILocation(line: 21, column: 13, scope: !157, inlinedAt: !180)
!187 = !DILocation(line: 22, column: 15, scope: !157, inlinedAt: !180)
!188 = !DILocation(line: 23, column: 5, scope: !157, inlinedAt: !180)
!189 = !DILocation(line: 24, column: 3, scope: !157, inlinedAt: !180)
!190 = !DILocation(line: 26, column: 7, scope: !162, inlinedAt: !180)
!191 = !DILocation(line: 25, column: 12, scope: !162, inlinedAt: !180)
!192 = !DILocation(line: 25, column: 23, scope: !162, inlinedAt: !180)
!193 = !DILocation(line: 25, column: 5, scope: !162, inlinedAt: !180)
!194 = distinct !{!194, !193, !195, !168, !169}
!195 = !DILocation(line: 26, column: 41, scope: !162, inlinedAt: !180)
!196 = !DILocation(line: 28, column: 3, scope: !143, inlinedAt: !180)
!197 = !DILocation(line: 45, column: 13, scope: !174)
!198 = !DILocation(line: 45, column: 11, scope: !174)
!199 = !DILocation(line: 46, column: 3, scope: !174)
!200 = !DISubprogram(name: "pthread_join", scope: !105, file: !105, line: 55, type: !201, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!201 = !DISubroutineType(types: !202)
!202 = !{!28, !82, !203}
!203 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!204 = !DISubprogram(name: "__assert_fail", scope: !205, file: !205, line: 9, type: !206, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!205 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!206 = !DISubroutineType(types: !207)
!207 = !{null, !208, !208, !42, !208}
!208 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!209 = !DISubprogram(name: "pthread_mutex_lock", scope: !105, file: !105, line: 91, type: !210, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!210 = !DISubroutineType(types: !211)
!211 = !{!28, !212}
!212 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!213 = !DISubprogram(name: "pthread_cond_broadcast", scope: !105, file: !105, line: 120, type: !214, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!214 = !DISubroutineType(types: !215)
!215 = !{!28, !216}
!216 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!217 = !DISubprogram(name: "pthread_cond_wait", scope: !105, file: !105, line: 114, type: !218, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!218 = !DISubroutineType(types: !219)
!219 = !{!28, !220, !221}
!220 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !216)
!221 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !212)
!222 = !DISubprogram(name: "pthread_mutex_unlock", scope: !105, file: !105, line: 97, type: !210, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
