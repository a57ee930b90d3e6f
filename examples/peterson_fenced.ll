; ModuleID = 'peterson_fenced.c'
source_filename = "peterson_fenced.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@counter = internal unnamed_addr global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"counter == 2\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [18 x i8] c"peterson_fenced.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@wants.0 = internal unnamed_addr global i32 0, align 4, !dbg !35
@wants.1 = internal unnamed_addr global i32 0, align 4, !dbg !36
@turn = internal unnamed_addr global i32 0, align 4, !dbg !33

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !44 {
entry:
  %a = alloca i64, align 8, !DIAssignID !53
    #dbg_assign(i1 undef, !48, !DIExpression(), !53, ptr %a, !DIExpression(), !54)
  %b = alloca i64, align 8, !DIAssignID !55
    #dbg_assign(i1 undef, !52, !DIExpression(), !55, ptr %b, !DIExpression(), !54)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #5, !dbg !56
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #5, !dbg !56
  %call = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @first, ptr noundef null) #5, !dbg !57
  %call1 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @second, ptr noundef null) #5, !dbg !58
  %0 = load i64, ptr %a, align 8, !dbg !59, !tbaa !60
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #5, !dbg !64
  %1 = load i64, ptr %b, align 8, !dbg !65, !tbaa !60
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #5, !dbg !66
  %2 = load i32, ptr @counter, align 4, !dbg !67, !tbaa !68
  %cmp = icmp eq i32 %2, 2, !dbg !67
  br i1 %cmp, label %cond.end, label %cond.false, !dbg !67

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 51, ptr noundef nonnull @__func__.main) #6, !dbg !67
  unreachable, !dbg !67

cond.end:                                         ; preds = %entry
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #5, !dbg !70
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #5, !dbg !70
  ret i32 0, !dbg !71
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !72 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @first(ptr nocapture readnone %unused) #3 !dbg !106 {
entry:
    #dbg_value(ptr poison, !108, !DIExpression(), !109)
    #dbg_value(i32 0, !110, !DIExpression(), !116)
    #dbg_value(i32 1, !115, !DIExpression(), !116)
  store atomic i32 1, ptr @wants.0 seq_cst, align 4, !dbg !118
  store atomic i32 1, ptr @turn seq_cst, align 4, !dbg !119
  br label %while.cond.i, !dbg !120

while.cond.i:                                     ; preds = %land.rhs.i, %entry
  %0 = load atomic i32, ptr @wants.1 seq_cst, align 4, !dbg !121
  %tobool.not.i = icmp eq i32 %0, 0, !dbg !121
  br i1 %tobool.not.i, label %enter.exit, label %land.rhs.i, !dbg !122

land.rhs.i:                                       ; preds = %while.cond.i
  %1 = load atomic i32, ptr @turn seq_cst, align 4, !dbg !123
  %cmp.i = icmp eq i32 %1, 1, !dbg !124
  br i1 %cmp.i, label %while.cond.i, label %enter.exit, !dbg !120, !llvm.loop !125

enter.exit:                                       ; preds = %while.cond.i, %land.rhs.i
  %2 = load i32, ptr @counter, align 4, !dbg !129, !tbaa !68
  %inc = add nsw i32 %2, 1, !dbg !129
  store i32 %inc, ptr @counter, align 4, !dbg !129, !tbaa !68
    #dbg_value(i32 0, !130, !DIExpression(), !133)
  store atomic i32 0, ptr @wants.0 seq_cst, align 4, !dbg !135
  ret ptr null, !dbg !136
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @second(ptr nocapture readnone %unused) #3 !dbg !137 {
entry:
    #dbg_value(ptr poison, !139, !DIExpression(), !140)
    #dbg_value(i32 1, !110, !DIExpression(), !141)
    #dbg_value(i32 0, !115, !DIExpression(), !141)
  store atomic i32 1, ptr @wants.1 seq_cst, align 4, !dbg !143
  store atomic i32 0, ptr @turn seq_cst, align 4, !dbg !144
  br label %while.cond.i, !dbg !145

while.cond.i:                                     ; preds = %land.rhs.i, %entry
  %0 = load atomic i32, ptr @wants.0 seq_cst, align 4, !dbg !146
  %tobool.not.i = icmp eq i32 %0, 0, !dbg !146
  br i1 %tobool.not.i, label %enter.exit, label %land.rhs.i, !dbg !147

land.rhs.i:                                       ; preds = %while.cond.i
  %1 = load atomic i32, ptr @turn seq_cst, align 4, !dbg !148
  %cmp.i = icmp eq i32 %1, 0, !dbg !149
  br i1 %cmp.i, label %while.cond.i, label %enter.exit, !dbg !145, !llvm.loop !150

enter.exit:                                       ; preds = %while.cond.i, %land.rhs.i
  %2 = load i32, ptr @counter, align 4, !dbg !152, !tbaa !68
  %inc = add nsw i32 %2, 1, !dbg !152
  store i32 %inc, ptr @counter, align 4, !dbg !152, !tbaa !68
    #dbg_value(i32 1, !130, !DIExpression(), !153)
  store atomic i32 0, ptr @wants.1 seq_cst, align 4, !dbg !155
  ret ptr null, !dbg !156
}

declare !dbg !157 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !161 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 15, type: !30, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "peterson_fenced.c", directory: ".", checksumkind: CSK_MD5, checksum: "1904ae1d9cbed4b4507ebefc487876db")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !33}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 104, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 13)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 144, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 18)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 13, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 64, elements: !31)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !28, line: 104, baseType: !29)
!28 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !30)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{!32}
!32 = !DISubrange(count: 2)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 14, type: !27, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
!36 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression(DW_OP_LLVM_fragment, 32, 32))
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !45, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!30}
!47 = !{!48, !52}
!48 = !DILocalVariable(name: "a", scope: !44, file: !3, line: 46, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !50, line: 35, baseType: !51)
!50 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !DILocalVariable(name: "b", scope: !44, file: !3, line: 46, type: !49)
!53 = distinct !DIAssignID()
!54 = !DILocation(line: 0, scope: !44)
!55 = distinct !DIAssignID()
!56 = !DILocation(line: 46, column: 3, scope: !44)
!57 = !DILocation(line: 47, column: 3, scope: !44)
!58 = !DILocation(line: 48, column: 3, scope: !44)
!59 = !DILocation(line: 49, column: 16, scope: !44)
!60 = !{!61, !61, i64 0}
!61 = !{!"long", !62, i64 0}
!62 = !{!"omnipotent char", !63, i64 0}
!63 = !{!"Simple C/C++ TBAA"}
!64 = !DILocation(line: 49, column: 3, scope: !44)
!65 = !DILocation(line: 50, column: 16, scope: !44)
!66 = !DILocation(line: 50, column: 3, scope: !44)
!67 = !DILocation(line: 51, column: 3, scope: !44)
!68 = !{!69, !69, i64 0}
!69 = !{!"int", !62, i64 0}
!70 = !DILocation(line: 53, column: 1, scope: !44)
!71 = !DILocation(line: 52, column: 3, scope: !44)
!72 = !DISubprogram(name: "pthread_create", scope: !73, file: !73, line: 53, type: !74, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!73 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!74 = !DISubroutineType(types: !75)
!75 = !{!30, !76, !78, !102, !105}
!76 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !77)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !79)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !81)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !50, line: 106, baseType: !82)
!82 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !50, line: 91, size: 448, elements: !83)
!83 = !{!84, !96, !100}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !82, file: !50, line: 100, baseType: !85, size: 320)
!85 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !82, file: !50, line: 92, size: 320, elements: !86)
!86 = !{!87, !88, !91, !92, !93, !94, !95}
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !85, file: !50, line: 93, baseType: !30, size: 32)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !85, file: !50, line: 94, baseType: !89, size: 64, offset: 64)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !90, line: 18, baseType: !51)
!90 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !85, file: !50, line: 95, baseType: !89, size: 64, offset: 128)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !85, file: !50, line: 96, baseType: !30, size: 32, offset: 192)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !85, file: !50, line: 97, baseType: !30, size: 32, offset: 224)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !85, file: !50, line: 98, baseType: !30, size: 32, offset: 256)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !85, file: !50, line: 99, baseType: !30, size: 32, offset: 288)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !82, file: !50, line: 101, baseType: !97, size: 448)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !98)
!98 = !{!99}
!99 = !DISubrange(count: 56)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !82, file: !50, line: 102, baseType: !101, size: 64)
!101 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = !DISubroutineType(types: !104)
!104 = !{!5, !5}
!105 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!106 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 29, type: !103, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !107)
!107 = !{!108}
!108 = !DILocalVariable(name: "unused", arg: 1, scope: !106, file: !3, line: 29, type: !5)
!109 = !DILocation(line: 0, scope: !106)
!110 = !DILocalVariable(name: "me", arg: 1, scope: !111, file: !3, line: 17, type: !30)
!111 = distinct !DISubprogram(name: "enter", scope: !3, file: !3, line: 17, type: !112, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !114)
!112 = !DISubroutineType(types: !113)
!113 = !{null, !30}
!114 = !{!110, !115}
!115 = !DILocalVariable(name: "other", scope: !111, file: !3, line: 18, type: !30)
!116 = !DILocation(line: 0, scope: !111, inlinedAt: !117)
!117 = distinct !DILocation(line: 31, column: 3, scope: !106)
!118 = !DILocation(line: 19, column: 3, scope: !111, inlinedAt: !117)
!119 = !DILocation(line: 20, column: 3, scope: !111, inlinedAt: !117)
!120 = !DILocation(line: 21, column: 3, scope: !111, inlinedAt: !117)
!121 = !DILocation(line: 21, column: 10, scope: !111, inlinedAt: !117)
!122 = !DILocation(line: 21, column: 37, scope: !111, inlinedAt: !117)
!123 = !DILocation(line: 21, column: 40, scope: !111, inlinedAt: !117)
!124 = !DILocation(line: 21, column: 59, scope: !111, inlinedAt: !117)
!125 = distinct !{!125, !120, !126, !127, !128}
!126 = !DILocation(line: 22, column: 5, scope: !111, inlinedAt: !117)
!127 = !{!"llvm.loop.mustprogress"}
!128 = !{!"llvm.loop.unroll.disable"}
!129 = !DILocation(line: 32, column: 10, scope: !106)
!130 = !DILocalVariable(name: "me", arg: 1, scope: !131, file: !3, line: 25, type: !30)
!131 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 25, type: !112, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !132)
!132 = !{!130}
!133 = !DILocation(line: 0, scope: !131, inlinedAt: !134)
!134 = distinct !DILocation(line: 33, column: 3, scope: !106)
!135 = !DILocation(line: 26, column: 3, scope: !131, inlinedAt: !134)
!136 = !DILocation(line: 34, column: 3, scope: !106)
!137 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 37, type: !103, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !138)
!138 = !{!139}
!139 = !DILocalVariable(name: "unused", arg: 1, scope: !137, file: !3, line: 37, type: !5)
!140 = !DILocation(line: 0, scope: !137)
!141 = !DILocation(line: 0, scope: !111, inlinedAt: !142)
!142 = distinct !DILocation(line: 39, column: 3, scope: !137)
!143 = !DILocation(line: 19, column: 3, scope: !111, inlinedAt: !142)
!144 = !DILocation(line: 20, column: 3, scope: !111, inlinedAt: !142)
!145 = !DILocation(line: 21, column: 3, scope: !111, inlinedAt: !142)
!146 = !DILocation(line: 21, column: 10, scope: !111, inlinedAt: !142)
!147 = !DILocation(line: 21, column: 37, scope: !111, inlinedAt: !142)
!148 = !DILocation(line: 21, column: 40, scope: !111, inlinedAt: !142)
!149 = !DILocation(line: 21, column: 59, scope: !111, inlinedAt: !142)
!150 = distinct !{!150, !145, !151, !127, !128}
!151 = !DILocation(line: 22, column: 5, scope: !111, inlinedAt: !142)
!152 = !DILocation(line: 40, column: 10, scope: !137)
!153 = !DILocation(line: 0, scope: !131, inlinedAt: !154)
!154 = distinct !DILocation(line: 41, column: 3, scope: !137)
!155 = !DILocation(line: 26, column: 3, scope: !131, inlinedAt: !154)
!156 = !DILocation(line: 42, column: 3, scope: !137)
!157 = !DISubprogram(name: "pthread_join", scope: !73, file: !73, line: 55, type: !158, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!158 = !DISubroutineType(types: !159)
!159 = !{!30, !49, !160}
!160 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!161 = !DISubprogram(name: "__assert_fail", scope: !162, file: !162, line: 9, type: !163, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!162 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!163 = !DISubroutineType(types: !164)
!164 = !{null, !165, !165, !166, !165}
!165 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!166 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
