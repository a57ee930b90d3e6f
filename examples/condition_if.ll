; ModuleID = 'condition_if.c'
source_filename = "condition_if.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@count = internal unnamed_addr global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [10 x i8] c"count > 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [15 x i8] c"condition_if.c\00", align 1, !dbg !13
@__func__.consumer = private unnamed_addr constant [9 x i8] c"consumer\00", align 1, !dbg !18
@lock = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !24
@not_empty = internal global { [12 x i32] } zeroinitializer, align 8, !dbg !46

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !64 {
entry:
  %a = alloca i64, align 8, !DIAssignID !72
    #dbg_assign(i1 undef, !68, !DIExpression(), !72, ptr %a, !DIExpression(), !73)
  %b = alloca i64, align 8, !DIAssignID !74
    #dbg_assign(i1 undef, !71, !DIExpression(), !74, ptr %b, !DIExpression(), !73)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #4, !dbg !75
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #4, !dbg !75
  %call = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @consumer, ptr noundef null) #4, !dbg !76
  %call1 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @consumer, ptr noundef null) #4, !dbg !77
  %call.i = call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #4, !dbg !78
  %0 = load i32, ptr @count, align 4, !dbg !83, !tbaa !84
  %inc.i = add nsw i32 %0, 1, !dbg !83
  store i32 %inc.i, ptr @count, align 4, !dbg !83, !tbaa !84
  %call1.i = call i32 @pthread_cond_signal(ptr noundef nonnull @not_empty) #4, !dbg !88
  %call2.i = call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #4, !dbg !89
  %call.i4 = call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #4, !dbg !90
  %1 = load i32, ptr @count, align 4, !dbg !92, !tbaa !84
  %inc.i5 = add nsw i32 %1, 1, !dbg !92
  store i32 %inc.i5, ptr @count, align 4, !dbg !92, !tbaa !84
  %call1.i6 = call i32 @pthread_cond_signal(ptr noundef nonnull @not_empty) #4, !dbg !93
  %call2.i7 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #4, !dbg !94
  %2 = load i64, ptr %a, align 8, !dbg !95, !tbaa !96
  %call2 = call i32 @pthread_join(i64 noundef %2, ptr noundef null) #4, !dbg !98
  %3 = load i64, ptr %b, align 8, !dbg !99, !tbaa !96
  %call3 = call i32 @pthread_join(i64 noundef %3, ptr noundef null) #4, !dbg !100
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #4, !dbg !101
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #4, !dbg !101
  ret i32 0, !dbg !102
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !103 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @consumer(ptr nocapture readnone %unused) #0 !dbg !136 {
entry:
    #dbg_value(ptr poison, !138, !DIExpression(), !139)
  %call = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #4, !dbg !140
  %0 = load i32, ptr @count, align 4, !dbg !141, !tbaa !84
  %cmp = icmp eq i32 %0, 0, !dbg !143
  br i1 %cmp, label %if.then, label %if.end, !dbg !144

if.then:                                          ; preds = %entry
  %call1 = tail call i32 @pthread_cond_wait(ptr noundef nonnull @not_empty, ptr noundef nonnull @lock) #4, !dbg !145
  br label %if.end, !dbg !145

if.end:                                           ; preds = %if.then, %entry
  %1 = load i32, ptr @count, align 4, !dbg !146, !tbaa !84
  %cmp2 = icmp sgt i32 %1, 0, !dbg !146
  br i1 %cmp2, label %cond.end, label %cond.false, !dbg !146

cond.false:                                       ; preds = %if.end
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 28, ptr noundef nonnull @__func__.consumer) #5, !dbg !146
  unreachable, !dbg !146

cond.end:                                         ; preds = %if.end
  %dec = add nsw i32 %1, -1, !dbg !147
  store i32 %dec, ptr @count, align 4, !dbg !147, !tbaa !84
  %call3 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #4, !dbg !148
  ret ptr null, !dbg !149
}

declare !dbg !150 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !154 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare !dbg !158 i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !164 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

declare !dbg !169 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

declare !dbg !170 i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!57, !58, !59, !60, !61, !62, !63}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 14, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "condition_if.c", directory: ".", checksumkind: CSK_MD5, checksum: "1f5d3170d0f24145277175d1d2c4e2c1")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0, !46}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 80, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 10)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 120, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 72, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 9)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 12, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !27, line: 52, baseType: !28)
!27 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 40, size: 320, elements: !29)
!29 = !{!30, !40, !44}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !28, file: !27, line: 49, baseType: !31, size: 160)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !28, file: !27, line: 41, size: 160, elements: !32)
!32 = !{!33, !35, !37, !38, !39}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !31, file: !27, line: 42, baseType: !34, size: 32)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !31, file: !27, line: 43, baseType: !36, size: 32, offset: 32)
!36 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !31, file: !27, line: 44, baseType: !34, size: 32, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !31, file: !27, line: 46, baseType: !36, size: 32, offset: 96)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !31, file: !27, line: 48, baseType: !34, size: 32, offset: 128)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !28, file: !27, line: 50, baseType: !41, size: 320)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 40)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !27, line: 51, baseType: !45, size: 64)
!45 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "not_empty", scope: !2, file: !3, line: 13, type: !48, isLocal: true, isDefinition: true)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !27, line: 61, baseType: !49)
!49 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 58, size: 384, elements: !50)
!50 = !{!51, !55}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__words", scope: !49, file: !27, line: 59, baseType: !52, size: 384)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 384, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 12)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !49, file: !27, line: 60, baseType: !56, size: 64)
!56 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!57 = !{i32 7, !"Dwarf Version", i32 5}
!58 = !{i32 2, !"Debug Info Version", i32 3}
!59 = !{i32 1, !"wchar_size", i32 4}
!60 = !{i32 8, !"PIC Level", i32 2}
!61 = !{i32 7, !"PIE Level", i32 2}
!62 = !{i32 7, !"uwtable", i32 2}
!63 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!64 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !65, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !67)
!65 = !DISubroutineType(types: !66)
!66 = !{!34}
!67 = !{!68, !71}
!68 = !DILocalVariable(name: "a", scope: !64, file: !3, line: 35, type: !69)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 35, baseType: !70)
!70 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!71 = !DILocalVariable(name: "b", scope: !64, file: !3, line: 35, type: !69)
!72 = distinct !DIAssignID()
!73 = !DILocation(line: 0, scope: !64)
!74 = distinct !DIAssignID()
!75 = !DILocation(line: 35, column: 3, scope: !64)
!76 = !DILocation(line: 36, column: 3, scope: !64)
!77 = !DILocation(line: 37, column: 3, scope: !64)
!78 = !DILocation(line: 17, column: 3, scope: !79, inlinedAt: !82)
!79 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 16, type: !80, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!80 = !DISubroutineType(types: !81)
!81 = !{null}
!82 = distinct !DILocation(line: 38, column: 3, scope: !64)
!83 = !DILocation(line: 18, column: 8, scope: !79, inlinedAt: !82)
!84 = !{!85, !85, i64 0}
!85 = !{!"int", !86, i64 0}
!86 = !{!"omnipotent char", !87, i64 0}
!87 = !{!"Simple C/C++ TBAA"}
!88 = !DILocation(line: 19, column: 3, scope: !79, inlinedAt: !82)
!89 = !DILocation(line: 20, column: 3, scope: !79, inlinedAt: !82)
!90 = !DILocation(line: 17, column: 3, scope: !79, inlinedAt: !91)
!91 = distinct !DILocation(line: 39, column: 3, scope: !64)
!92 = !DILocation(line: 18, column: 8, scope: !79, inlinedAt: !91)
!93 = !DILocation(line: 19, column: 3, scope: !79, inlinedAt: !91)
!94 = !DILocation(line: 20, column: 3, scope: !79, inlinedAt: !91)
!95 = !DILocation(line: 40, column: 16, scope: !64)
!96 = !{!97, !97, i64 0}
!97 = !{!"long", !86, i64 0}
!98 = !DILocation(line: 40, column: 3, scope: !64)
!99 = !DILocation(line: 41, column: 16, scope: !64)
!100 = !DILocation(line: 41, column: 3, scope: !64)
!101 = !DILocation(line: 43, column: 1, scope: !64)
!102 = !DILocation(line: 42, column: 3, scope: !64)
!103 = !DISubprogram(name: "pthread_create", scope: !104, file: !104, line: 53, type: !105, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!104 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!105 = !DISubroutineType(types: !106)
!106 = !{!34, !107, !109, !132, !135}
!107 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !108)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !110)
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64)
!111 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !112)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !27, line: 106, baseType: !113)
!113 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !27, line: 91, size: 448, elements: !114)
!114 = !{!115, !127, !131}
!115 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !113, file: !27, line: 100, baseType: !116, size: 320)
!116 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !113, file: !27, line: 92, size: 320, elements: !117)
!117 = !{!118, !119, !122, !123, !124, !125, !126}
!118 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !116, file: !27, line: 93, baseType: !34, size: 32)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !116, file: !27, line: 94, baseType: !120, size: 64, offset: 64)
!120 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !121, line: 18, baseType: !70)
!121 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!122 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !116, file: !27, line: 95, baseType: !120, size: 64, offset: 128)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !116, file: !27, line: 96, baseType: !34, size: 32, offset: 192)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !116, file: !27, line: 97, baseType: !34, size: 32, offset: 224)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !116, file: !27, line: 98, baseType: !34, size: 32, offset: 256)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !116, file: !27, line: 99, baseType: !34, size: 32, offset: 288)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !113, file: !27, line: 101, baseType: !128, size: 448)
!128 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !129)
!129 = !{!130}
!130 = !DISubrange(count: 56)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !113, file: !27, line: 102, baseType: !45, size: 64)
!132 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !133, size: 64)
!133 = !DISubroutineType(types: !134)
!134 = !{!5, !5}
!135 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!136 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 23, type: !133, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !137)
!137 = !{!138}
!138 = !DILocalVariable(name: "unused", arg: 1, scope: !136, file: !3, line: 23, type: !5)
!139 = !DILocation(line: 0, scope: !136)
!140 = !DILocation(line: 25, column: 3, scope: !136)
!141 = !DILocation(line: 26, column: 7, scope: !142)
!142 = distinct !DILexicalBlock(scope: !136, file: !3, line: 26, column: 7)
!143 = !DILocation(line: 26, column: 13, scope: !142)
!144 = !DILocation(line: 26, column: 7, scope: !136)
!145 = !DILocation(line: 27, column: 5, scope: !142)
!146 = !DILocation(line: 28, column: 3, scope: !136)
!147 = !DILocation(line: 29, column: 8, scope: !136)
!148 = !DILocation(line: 30, column: 3, scope: !136)
!149 = !DILocation(line: 31, column: 3, scope: !136)
!150 = !DISubprogram(name: "pthread_join", scope: !104, file: !104, line: 55, type: !151, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!151 = !DISubroutineType(types: !152)
!152 = !{!34, !69, !153}
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!154 = !DISubprogram(name: "pthread_mutex_lock", scope: !104, file: !104, line: 91, type: !155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!155 = !DISubroutineType(types: !156)
!156 = !{!34, !157}
!157 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!158 = !DISubprogram(name: "pthread_cond_wait", scope: !104, file: !104, line: 114, type: !159, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!159 = !DISubroutineType(types: !160)
!160 = !{!34, !161, !163}
!161 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !162)
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!163 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !157)
!164 = !DISubprogram(name: "__assert_fail", scope: !165, file: !165, line: 9, type: !166, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!165 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!166 = !DISubroutineType(types: !167)
!167 = !{null, !168, !168, !36, !168}
!168 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!169 = !DISubprogram(name: "pthread_mutex_unlock", scope: !104, file: !104, line: 97, type: !155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!170 = !DISubprogram(name: "pthread_cond_signal", scope: !104, file: !104, line: 119, type: !171, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!171 = !DISubroutineType(types: !172)
!172 = !{!34, !162}
