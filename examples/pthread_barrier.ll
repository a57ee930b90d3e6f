; ModuleID = 'pthread_barrier.c'
source_filename = "pthread_barrier.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }

@barrier = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !0
@copy.0 = internal unnamed_addr global i32 0, align 4, !dbg !49
@copy.1 = internal unnamed_addr global i32 0, align 4, !dbg !50
@.str = private unnamed_addr constant [31 x i8] c"copy[0] == 20 && copy[1] == 10\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [18 x i8] c"pthread_barrier.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@is_serial.0 = internal unnamed_addr global i32 0, align 4, !dbg !51
@is_serial.1 = internal unnamed_addr global i32 0, align 4, !dbg !52
@.str.2 = private unnamed_addr constant [33 x i8] c"is_serial[0] + is_serial[1] == 1\00", align 1, !dbg !24
@cell.0 = internal unnamed_addr global i1 false, align 4, !dbg !53
@cell.1 = internal unnamed_addr global i1 false, align 4, !dbg !54

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !62 {
entry:
  %a = alloca i64, align 8, !DIAssignID !70
    #dbg_assign(i1 undef, !66, !DIExpression(), !70, ptr %a, !DIExpression(), !71)
  %b = alloca i64, align 8, !DIAssignID !72
    #dbg_assign(i1 undef, !69, !DIExpression(), !72, ptr %b, !DIExpression(), !71)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #4, !dbg !73
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #4, !dbg !73
  %call = tail call i32 @pthread_barrier_init(ptr noundef nonnull @barrier, ptr noundef null, i32 noundef 2) #4, !dbg !74
  %call1 = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @left, ptr noundef null) #4, !dbg !75
  %call2 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @right, ptr noundef null) #4, !dbg !76
  %0 = load i64, ptr %a, align 8, !dbg !77, !tbaa !78
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !82
  %1 = load i64, ptr %b, align 8, !dbg !83, !tbaa !78
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !84
  %call5 = call i32 @pthread_barrier_destroy(ptr noundef nonnull @barrier) #4, !dbg !85
  %2 = load i32, ptr @copy.0, align 4, !dbg !86, !tbaa !87
  %cmp = icmp eq i32 %2, 20, !dbg !86
  %3 = load i32, ptr @copy.1, align 4, !dbg !86
  %cmp6 = icmp eq i32 %3, 10, !dbg !86
  %or.cond = select i1 %cmp, i1 %cmp6, i1 false, !dbg !86
  br i1 %or.cond, label %cond.end, label %cond.false, !dbg !86

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 38, ptr noundef nonnull @__func__.main) #5, !dbg !86
  unreachable, !dbg !86

cond.end:                                         ; preds = %entry
  %4 = load i32, ptr @is_serial.0, align 4, !dbg !89, !tbaa !87
  %5 = load i32, ptr @is_serial.1, align 4, !dbg !89, !tbaa !87
  %add = add nsw i32 %5, %4, !dbg !89
  %cmp7 = icmp eq i32 %add, 1, !dbg !89
  br i1 %cmp7, label %cond.end10, label %cond.false9, !dbg !89

cond.false9:                                      ; preds = %cond.end
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 39, ptr noundef nonnull @__func__.main) #5, !dbg !89
  unreachable, !dbg !89

cond.end10:                                       ; preds = %cond.end
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #4, !dbg !90
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #4, !dbg !90
  ret i32 0, !dbg !91
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !92 i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !106 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @left(ptr nocapture readnone %unused) #0 !dbg !138 {
entry:
    #dbg_value(ptr poison, !140, !DIExpression(), !141)
  store i1 true, ptr @cell.0, align 4, !dbg !142
  %call = tail call i32 @pthread_barrier_wait(ptr noundef nonnull @barrier) #4, !dbg !143
  %cmp = icmp eq i32 %call, -1, !dbg !144
  %conv = zext i1 %cmp to i32, !dbg !144
  store i32 %conv, ptr @is_serial.0, align 4, !dbg !145, !tbaa !87
  %.b = load i1, ptr @cell.1, align 4, !dbg !146
  %0 = select i1 %.b, i32 20, i32 0, !dbg !146
  store i32 %0, ptr @copy.0, align 4, !dbg !147, !tbaa !87
  ret ptr null, !dbg !148
}

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @right(ptr nocapture readnone %unused) #0 !dbg !149 {
entry:
    #dbg_value(ptr poison, !151, !DIExpression(), !152)
  store i1 true, ptr @cell.1, align 4, !dbg !153
  %call = tail call i32 @pthread_barrier_wait(ptr noundef nonnull @barrier) #4, !dbg !154
  %cmp = icmp eq i32 %call, -1, !dbg !155
  %conv = zext i1 %cmp to i32, !dbg !155
  store i32 %conv, ptr @is_serial.1, align 4, !dbg !156, !tbaa !87
  %.b = load i1, ptr @cell.0, align 4, !dbg !157
  %0 = select i1 %.b, i32 10, i32 0, !dbg !157
  store i32 %0, ptr @copy.1, align 4, !dbg !158, !tbaa !87
  ret ptr null, !dbg !159
}

declare !dbg !160 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

declare !dbg !164 i32 @pthread_barrier_destroy(ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !167 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !172 i32 @pthread_barrier_wait(ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!55, !56, !57, !58, !59, !60, !61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "barrier", scope: !2, file: !3, line: 11, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthread_barrier.c", directory: ".", checksumkind: CSK_MD5, checksum: "bfabd498f1c106ee43a0cda7e71b0c3c")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0, !29, !35, !37}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 248, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 31)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 144, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 18)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 264, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 33)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "copy", scope: !2, file: !3, line: 12, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 64, elements: !33)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !{!34}
!34 = !DISubrange(count: 2)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "is_serial", scope: !2, file: !3, line: 12, type: !31, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 12, type: !31, isLocal: true, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !40, line: 85, baseType: !41)
!40 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!41 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !40, line: 82, size: 256, elements: !42)
!42 = !{!43, !47}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !41, file: !40, line: 83, baseType: !44, size: 256)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !41, file: !40, line: 84, baseType: !48, size: 64)
!48 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!49 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
!50 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression(DW_OP_LLVM_fragment, 32, 32))
!51 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
!52 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression(DW_OP_LLVM_fragment, 32, 32))
!53 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression(DW_OP_deref_size, 1, DW_OP_constu, 10, DW_OP_mul, DW_OP_constu, 0, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32))
!54 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression(DW_OP_deref_size, 1, DW_OP_constu, 20, DW_OP_mul, DW_OP_constu, 0, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32))
!55 = !{i32 7, !"Dwarf Version", i32 5}
!56 = !{i32 2, !"Debug Info Version", i32 3}
!57 = !{i32 1, !"wchar_size", i32 4}
!58 = !{i32 8, !"PIC Level", i32 2}
!59 = !{i32 7, !"PIE Level", i32 2}
!60 = !{i32 7, !"uwtable", i32 2}
!61 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!62 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !63, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !65)
!63 = !DISubroutineType(types: !64)
!64 = !{!32}
!65 = !{!66, !69}
!66 = !DILocalVariable(name: "a", scope: !62, file: !3, line: 31, type: !67)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 35, baseType: !68)
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DILocalVariable(name: "b", scope: !62, file: !3, line: 31, type: !67)
!70 = distinct !DIAssignID()
!71 = !DILocation(line: 0, scope: !62)
!72 = distinct !DIAssignID()
!73 = !DILocation(line: 31, column: 3, scope: !62)
!74 = !DILocation(line: 32, column: 3, scope: !62)
!75 = !DILocation(line: 33, column: 3, scope: !62)
!76 = !DILocation(line: 34, column: 3, scope: !62)
!77 = !DILocation(line: 35, column: 16, scope: !62)
!78 = !{!79, !79, i64 0}
!79 = !{!"long", !80, i64 0}
!80 = !{!"omnipotent char", !81, i64 0}
!81 = !{!"Simple C/C++ TBAA"}
!82 = !DILocation(line: 35, column: 3, scope: !62)
!83 = !DILocation(line: 36, column: 16, scope: !62)
!84 = !DILocation(line: 36, column: 3, scope: !62)
!85 = !DILocation(line: 37, column: 3, scope: !62)
!86 = !DILocation(line: 38, column: 3, scope: !62)
!87 = !{!88, !88, i64 0}
!88 = !{!"int", !80, i64 0}
!89 = !DILocation(line: 39, column: 3, scope: !62)
!90 = !DILocation(line: 41, column: 1, scope: !62)
!91 = !DILocation(line: 40, column: 3, scope: !62)
!92 = !DISubprogram(name: "pthread_barrier_init", scope: !93, file: !93, line: 153, type: !94, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!93 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!94 = !DISubroutineType(types: !95)
!95 = !{!32, !96, !98, !105}
!96 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !97)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !99)
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!100 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !101)
!101 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrierattr_t", file: !40, line: 89, baseType: !102)
!102 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !40, line: 87, size: 32, elements: !103)
!103 = !{!104}
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !102, file: !40, line: 88, baseType: !32, size: 32)
!105 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!106 = !DISubprogram(name: "pthread_create", scope: !93, file: !93, line: 53, type: !107, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!107 = !DISubroutineType(types: !108)
!108 = !{!32, !109, !111, !134, !137}
!109 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !110)
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!111 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !112)
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !113, size: 64)
!113 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !114)
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !40, line: 106, baseType: !115)
!115 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !40, line: 91, size: 448, elements: !116)
!116 = !{!117, !129, !133}
!117 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !115, file: !40, line: 100, baseType: !118, size: 320)
!118 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !115, file: !40, line: 92, size: 320, elements: !119)
!119 = !{!120, !121, !124, !125, !126, !127, !128}
!120 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !118, file: !40, line: 93, baseType: !32, size: 32)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !118, file: !40, line: 94, baseType: !122, size: 64, offset: 64)
!122 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !123, line: 18, baseType: !68)
!123 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!124 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !118, file: !40, line: 95, baseType: !122, size: 64, offset: 128)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !118, file: !40, line: 96, baseType: !32, size: 32, offset: 192)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !118, file: !40, line: 97, baseType: !32, size: 32, offset: 224)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !118, file: !40, line: 98, baseType: !32, size: 32, offset: 256)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !118, file: !40, line: 99, baseType: !32, size: 32, offset: 288)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !115, file: !40, line: 101, baseType: !130, size: 448)
!130 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !131)
!131 = !{!132}
!132 = !DISubrange(count: 56)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !115, file: !40, line: 102, baseType: !48, size: 64)
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !135, size: 64)
!135 = !DISubroutineType(types: !136)
!136 = !{!5, !5}
!137 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!138 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 14, type: !135, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !139)
!139 = !{!140}
!140 = !DILocalVariable(name: "unused", arg: 1, scope: !138, file: !3, line: 14, type: !5)
!141 = !DILocation(line: 0, scope: !138)
!142 = !DILocation(line: 16, column: 11, scope: !138)
!143 = !DILocation(line: 17, column: 18, scope: !138)
!144 = !DILocation(line: 17, column: 49, scope: !138)
!145 = !DILocation(line: 17, column: 16, scope: !138)
!146 = !DILocation(line: 18, column: 13, scope: !138)
!147 = !DILocation(line: 18, column: 11, scope: !138)
!148 = !DILocation(line: 19, column: 3, scope: !138)
!149 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 22, type: !135, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !150)
!150 = !{!151}
!151 = !DILocalVariable(name: "unused", arg: 1, scope: !149, file: !3, line: 22, type: !5)
!152 = !DILocation(line: 0, scope: !149)
!153 = !DILocation(line: 24, column: 11, scope: !149)
!154 = !DILocation(line: 25, column: 18, scope: !149)
!155 = !DILocation(line: 25, column: 49, scope: !149)
!156 = !DILocation(line: 25, column: 16, scope: !149)
!157 = !DILocation(line: 26, column: 13, scope: !149)
!158 = !DILocation(line: 26, column: 11, scope: !149)
!159 = !DILocation(line: 27, column: 3, scope: !149)
!160 = !DISubprogram(name: "pthread_join", scope: !93, file: !93, line: 55, type: !161, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!161 = !DISubroutineType(types: !162)
!162 = !{!32, !67, !163}
!163 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!164 = !DISubprogram(name: "pthread_barrier_destroy", scope: !93, file: !93, line: 155, type: !165, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!165 = !DISubroutineType(types: !166)
!166 = !{!32, !97}
!167 = !DISubprogram(name: "__assert_fail", scope: !168, file: !168, line: 9, type: !169, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!168 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!169 = !DISubroutineType(types: !170)
!170 = !{null, !171, !171, !105, !171}
!171 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!172 = !DISubprogram(name: "pthread_barrier_wait", scope: !93, file: !93, line: 156, type: !165, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
