; ModuleID = 'pthread_barrier.c'
source_filename = "pthread_barrier.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }

@barrier = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !0
@copy.0 = internal unnamed_addr global i32 0, align 4, !dbg !56
@copy.1 = internal unnamed_addr global i32 0, align 4, !dbg !57
@.str = private unnamed_addr constant [31 x i8] c"copy[0] == 20 && copy[1] == 10\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [18 x i8] c"pthread_barrier.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@is_serial.0 = internal unnamed_addr global i32 0, align 4, !dbg !58
@is_serial.1 = internal unnamed_addr global i32 0, align 4, !dbg !59
@.str.2 = private unnamed_addr constant [33 x i8] c"is_serial[0] + is_serial[1] == 1\00", align 1, !dbg !24
@cell.0 = internal unnamed_addr global i1 false, align 4, !dbg !60
@cell.1 = internal unnamed_addr global i1 false, align 4, !dbg !61

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !69 {
entry:
  %a = alloca i64, align 8, !DIAssignID !77
    #dbg_assign(i1 undef, !73, !DIExpression(), !77, ptr %a, !DIExpression(), !78)
  %b = alloca i64, align 8, !DIAssignID !79
    #dbg_assign(i1 undef, !76, !DIExpression(), !79, ptr %b, !DIExpression(), !78)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #4, !dbg !80
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #4, !dbg !80
  %call = tail call i32 @pthread_barrier_init(ptr noundef nonnull @barrier, ptr noundef null, i32 noundef 2) #4, !dbg !81
  %call1 = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @left, ptr noundef null) #4, !dbg !82
  %call2 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @right, ptr noundef null) #4, !dbg !83
  %0 = load i64, ptr %a, align 8, !dbg !84, !tbaa !85
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !89
  %1 = load i64, ptr %b, align 8, !dbg !90, !tbaa !85
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !91
  %call5 = call i32 @pthread_barrier_destroy(ptr noundef nonnull @barrier) #4, !dbg !92
  %2 = load i32, ptr @copy.0, align 4, !dbg !93, !tbaa !94
  %cmp = icmp eq i32 %2, 20, !dbg !93
  %3 = load i32, ptr @copy.1, align 4, !dbg !93
  %cmp6 = icmp eq i32 %3, 10, !dbg !93
  %or.cond = select i1 %cmp, i1 %cmp6, i1 false, !dbg !93
  br i1 %or.cond, label %cond.end, label %cond.false, !dbg !93

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 38, ptr noundef nonnull @__func__.main) #5, !dbg !93
  unreachable, !dbg !93

cond.end:                                         ; preds = %entry
  %4 = load i32, ptr @is_serial.0, align 4, !dbg !96, !tbaa !94
  %5 = load i32, ptr @is_serial.1, align 4, !dbg !96, !tbaa !94
  %add = add nsw i32 %5, %4, !dbg !96
  %cmp7 = icmp eq i32 %add, 1, !dbg !96
  br i1 %cmp7, label %cond.end10, label %cond.false9, !dbg !96

cond.false9:                                      ; preds = %cond.end
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 39, ptr noundef nonnull @__func__.main) #5, !dbg !96
  unreachable, !dbg !96

cond.end10:                                       ; preds = %cond.end
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #4, !dbg !97
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #4, !dbg !97
  ret i32 0, !dbg !98
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !99 i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !112 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @left(ptr nocapture readnone %unused) #0 !dbg !144 {
entry:
    #dbg_value(ptr poison, !146, !DIExpression(), !147)
  store i1 true, ptr @cell.0, align 4, !dbg !148
  %call = tail call i32 @pthread_barrier_wait(ptr noundef nonnull @barrier) #4, !dbg !149
  %cmp = icmp eq i32 %call, -1, !dbg !150
  %conv = zext i1 %cmp to i32, !dbg !150
  store i32 %conv, ptr @is_serial.0, align 4, !dbg !151, !tbaa !94
  %.b = load i1, ptr @cell.1, align 4, !dbg !152
  %0 = select i1 %.b, i32 20, i32 0, !dbg !152
  store i32 %0, ptr @copy.0, align 4, !dbg !153, !tbaa !94
  ret ptr null, !dbg !154
}

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @right(ptr nocapture readnone %unused) #0 !dbg !155 {
entry:
    #dbg_value(ptr poison, !157, !DIExpression(), !158)
  store i1 true, ptr @cell.1, align 4, !dbg !159
  %call = tail call i32 @pthread_barrier_wait(ptr noundef nonnull @barrier) #4, !dbg !160
  %cmp = icmp eq i32 %call, -1, !dbg !161
  %conv = zext i1 %cmp to i32, !dbg !161
  store i32 %conv, ptr @is_serial.1, align 4, !dbg !162, !tbaa !94
  %.b = load i1, ptr @cell.0, align 4, !dbg !163
  %0 = select i1 %.b, i32 10, i32 0, !dbg !163
  store i32 %0, ptr @copy.1, align 4, !dbg !164, !tbaa !94
  ret ptr null, !dbg !165
}

declare !dbg !166 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

declare !dbg !170 i32 @pthread_barrier_destroy(ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !173 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !178 i32 @pthread_barrier_wait(ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!62, !63, !64, !65, !66, !67, !68}

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
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !40, line: 89, baseType: !41)
!40 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e985251ba4983ebc7777bb4387137b7e")
!41 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !40, line: 81, size: 256, elements: !42)
!42 = !{!43, !50, !54}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !41, file: !40, line: 86, baseType: !44, size: 96)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !41, file: !40, line: 82, size: 96, elements: !45)
!45 = !{!46, !48, !49}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__total", scope: !44, file: !40, line: 83, baseType: !47, size: 32)
!47 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__in", scope: !44, file: !40, line: 84, baseType: !47, size: 32, offset: 32)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__out", scope: !44, file: !40, line: 85, baseType: !47, size: 32, offset: 64)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !41, file: !40, line: 87, baseType: !51, size: 256)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 32)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !41, file: !40, line: 88, baseType: !55, size: 64)
!55 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!56 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
!57 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression(DW_OP_LLVM_fragment, 32, 32))
!58 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
!59 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression(DW_OP_LLVM_fragment, 32, 32))
!60 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression(DW_OP_deref_size, 1, DW_OP_constu, 10, DW_OP_mul, DW_OP_constu, 0, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32))
!61 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression(DW_OP_deref_size, 1, DW_OP_constu, 20, DW_OP_mul, DW_OP_constu, 0, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32))
!62 = !{i32 7, !"Dwarf Version", i32 5}
!63 = !{i32 2, !"Debug Info Version", i32 3}
!64 = !{i32 1, !"wchar_size", i32 4}
!65 = !{i32 8, !"PIC Level", i32 2}
!66 = !{i32 7, !"PIE Level", i32 2}
!67 = !{i32 7, !"uwtable", i32 2}
!68 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!69 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !70, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !72)
!70 = !DISubroutineType(types: !71)
!71 = !{!32}
!72 = !{!73, !76}
!73 = !DILocalVariable(name: "a", scope: !69, file: !3, line: 31, type: !74)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 35, baseType: !75)
!75 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!76 = !DILocalVariable(name: "b", scope: !69, file: !3, line: 31, type: !74)
!77 = distinct !DIAssignID()
!78 = !DILocation(line: 0, scope: !69)
!79 = distinct !DIAssignID()
!80 = !DILocation(line: 31, column: 3, scope: !69)
!81 = !DILocation(line: 32, column: 3, scope: !69)
!82 = !DILocation(line: 33, column: 3, scope: !69)
!83 = !DILocation(line: 34, column: 3, scope: !69)
!84 = !DILocation(line: 35, column: 16, scope: !69)
!85 = !{!86, !86, i64 0}
!86 = !{!"long", !87, i64 0}
!87 = !{!"omnipotent char", !88, i64 0}
!88 = !{!"Simple C/C++ TBAA"}
!89 = !DILocation(line: 35, column: 3, scope: !69)
!90 = !DILocation(line: 36, column: 16, scope: !69)
!91 = !DILocation(line: 36, column: 3, scope: !69)
!92 = !DILocation(line: 37, column: 3, scope: !69)
!93 = !DILocation(line: 38, column: 3, scope: !69)
!94 = !{!95, !95, i64 0}
!95 = !{!"int", !87, i64 0}
!96 = !DILocation(line: 39, column: 3, scope: !69)
!97 = !DILocation(line: 41, column: 1, scope: !69)
!98 = !DILocation(line: 40, column: 3, scope: !69)
!99 = !DISubprogram(name: "pthread_barrier_init", scope: !100, file: !100, line: 117, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!100 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "cb6f8d4142f736b7517f303267e7816a")
!101 = !DISubroutineType(types: !102)
!102 = !{!32, !103, !105, !47}
!103 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !104)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!105 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !106)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !108)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrierattr_t", file: !40, line: 93, baseType: !109)
!109 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !40, line: 91, size: 32, elements: !110)
!110 = !{!111}
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !109, file: !40, line: 92, baseType: !32, size: 32)
!112 = !DISubprogram(name: "pthread_create", scope: !100, file: !100, line: 39, type: !113, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!113 = !DISubroutineType(types: !114)
!114 = !{!32, !115, !117, !140, !143}
!115 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !116)
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!117 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !118)
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64)
!119 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !120)
!120 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !40, line: 107, baseType: !121)
!121 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !40, line: 95, size: 448, elements: !122)
!122 = !{!123, !135, !139}
!123 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !121, file: !40, line: 104, baseType: !124, size: 320)
!124 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !121, file: !40, line: 96, size: 320, elements: !125)
!125 = !{!126, !127, !130, !131, !132, !133, !134}
!126 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !124, file: !40, line: 97, baseType: !32, size: 32)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !124, file: !40, line: 98, baseType: !128, size: 64, offset: 64)
!128 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !129, line: 18, baseType: !75)
!129 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!130 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !124, file: !40, line: 99, baseType: !128, size: 64, offset: 128)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !124, file: !40, line: 100, baseType: !32, size: 32, offset: 192)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !124, file: !40, line: 101, baseType: !32, size: 32, offset: 224)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !124, file: !40, line: 102, baseType: !32, size: 32, offset: 256)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !124, file: !40, line: 103, baseType: !32, size: 32, offset: 288)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !121, file: !40, line: 105, baseType: !136, size: 448)
!136 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !137)
!137 = !{!138}
!138 = !DISubrange(count: 56)
!139 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !121, file: !40, line: 106, baseType: !55, size: 64)
!140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !141, size: 64)
!141 = !DISubroutineType(types: !142)
!142 = !{!5, !5}
!143 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!144 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 14, type: !141, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !145)
!145 = !{!146}
!146 = !DILocalVariable(name: "unused", arg: 1, scope: !144, file: !3, line: 14, type: !5)
!147 = !DILocation(line: 0, scope: !144)
!148 = !DILocation(line: 16, column: 11, scope: !144)
!149 = !DILocation(line: 17, column: 18, scope: !144)
!150 = !DILocation(line: 17, column: 49, scope: !144)
!151 = !DILocation(line: 17, column: 16, scope: !144)
!152 = !DILocation(line: 18, column: 13, scope: !144)
!153 = !DILocation(line: 18, column: 11, scope: !144)
!154 = !DILocation(line: 19, column: 3, scope: !144)
!155 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 22, type: !141, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !156)
!156 = !{!157}
!157 = !DILocalVariable(name: "unused", arg: 1, scope: !155, file: !3, line: 22, type: !5)
!158 = !DILocation(line: 0, scope: !155)
!159 = !DILocation(line: 24, column: 11, scope: !155)
!160 = !DILocation(line: 25, column: 18, scope: !155)
!161 = !DILocation(line: 25, column: 49, scope: !155)
!162 = !DILocation(line: 25, column: 16, scope: !155)
!163 = !DILocation(line: 26, column: 13, scope: !155)
!164 = !DILocation(line: 26, column: 11, scope: !155)
!165 = !DILocation(line: 27, column: 3, scope: !155)
!166 = !DISubprogram(name: "pthread_join", scope: !100, file: !100, line: 41, type: !167, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!167 = !DISubroutineType(types: !168)
!168 = !{!32, !74, !169}
!169 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!170 = !DISubprogram(name: "pthread_barrier_destroy", scope: !100, file: !100, line: 119, type: !171, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!171 = !DISubroutineType(types: !172)
!172 = !{!32, !104}
!173 = !DISubprogram(name: "__assert_fail", scope: !174, file: !174, line: 9, type: !175, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!174 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!175 = !DISubroutineType(types: !176)
!176 = !{null, !177, !177, !47, !177}
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!178 = !DISubprogram(name: "pthread_barrier_wait", scope: !100, file: !100, line: 120, type: !171, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
