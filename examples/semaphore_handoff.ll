; ModuleID = 'semaphore_handoff.c'
source_filename = "semaphore_handoff.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }

@question_is_there = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@answer_is_there = internal global %union.sem_t zeroinitializer, align 8, !dbg !24
@question = internal unnamed_addr global i1 false, align 4, !dbg !43
@answer = internal unnamed_addr global i32 0, align 4, !dbg !41
@.str = private unnamed_addr constant [13 x i8] c"answer == 42\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [20 x i8] c"semaphore_handoff.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !51 {
entry:
  %t = alloca i64, align 8, !DIAssignID !59
    #dbg_assign(i1 undef, !55, !DIExpression(), !59, ptr %t, !DIExpression(), !60)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %t) #4, !dbg !61
  %call = tail call i32 @sem_init(ptr noundef nonnull @question_is_there, i32 noundef 0, i32 noundef 0) #4, !dbg !62
  %call1 = tail call i32 @sem_init(ptr noundef nonnull @answer_is_there, i32 noundef 0, i32 noundef 0) #4, !dbg !63
  %call2 = call i32 @pthread_create(ptr noundef nonnull %t, ptr noundef null, ptr noundef nonnull @oracle, ptr noundef null) #4, !dbg !64
  store i1 true, ptr @question, align 4, !dbg !65
  %call3 = call i32 @sem_post(ptr noundef nonnull @question_is_there) #4, !dbg !66
  %call4 = call i32 @sem_wait(ptr noundef nonnull @answer_is_there) #4, !dbg !67
  %0 = load i32, ptr @answer, align 4, !dbg !68, !tbaa !69
  %cmp = icmp eq i32 %0, 42, !dbg !68
  br i1 %cmp, label %cond.end, label %cond.false, !dbg !68

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 31, ptr noundef nonnull @__func__.main) #5, !dbg !68
  unreachable, !dbg !68

cond.end:                                         ; preds = %entry
  %1 = load i64, ptr %t, align 8, !dbg !73, !tbaa !74
  %call5 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !76
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %t) #4, !dbg !77
  ret i32 0, !dbg !78
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !79 i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !83 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @oracle(ptr nocapture readnone %unused) #0 !dbg !116 {
entry:
    #dbg_value(ptr poison, !118, !DIExpression(), !119)
  %call = tail call i32 @sem_wait(ptr noundef nonnull @question_is_there) #4, !dbg !120
  %.b = load i1, ptr @question, align 4, !dbg !121
  %mul = select i1 %.b, i32 42, i32 0, !dbg !122
  store i32 %mul, ptr @answer, align 4, !dbg !123, !tbaa !69
  %call1 = tail call i32 @sem_post(ptr noundef nonnull @answer_is_there) #4, !dbg !124
  ret ptr null, !dbg !125
}

declare !dbg !126 i32 @sem_post(ptr noundef) local_unnamed_addr #2

declare !dbg !129 i32 @sem_wait(ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !130 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

declare !dbg !135 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "question_is_there", scope: !2, file: !3, line: 12, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "semaphore_handoff.c", directory: ".", checksumkind: CSK_MD5, checksum: "83a4d2517374e8ea29c8ad42979c270c")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !38, !41}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 104, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 13)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 160, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 20)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "answer_is_there", scope: !2, file: !3, line: 12, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !27, line: 11, baseType: !28)
!27 = !DIFile(filename: "../libc-shim/include/semaphore.h", directory: ".", checksumkind: CSK_MD5, checksum: "eb04fe92e2e96756c132ed9fc00f5e64")
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 7, size: 256, elements: !29)
!29 = !{!30, !32, !36}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !28, file: !27, line: 8, baseType: !31, size: 32)
!31 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !28, file: !27, line: 9, baseType: !33, size: 256)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 32)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !27, line: 10, baseType: !37, size: 64)
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "question", scope: !2, file: !3, line: 13, type: !40, isLocal: true, isDefinition: true)
!40 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "answer", scope: !2, file: !3, line: 13, type: !40, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression(DW_OP_deref_size, 1, DW_OP_constu, 21, DW_OP_mul, DW_OP_constu, 0, DW_OP_plus, DW_OP_stack_value))
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !52, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!40}
!54 = !{!55}
!55 = !DILocalVariable(name: "t", scope: !51, file: !3, line: 24, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !57, line: 35, baseType: !58)
!57 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = distinct !DIAssignID()
!60 = !DILocation(line: 0, scope: !51)
!61 = !DILocation(line: 24, column: 3, scope: !51)
!62 = !DILocation(line: 25, column: 3, scope: !51)
!63 = !DILocation(line: 26, column: 3, scope: !51)
!64 = !DILocation(line: 27, column: 3, scope: !51)
!65 = !DILocation(line: 28, column: 12, scope: !51)
!66 = !DILocation(line: 29, column: 3, scope: !51)
!67 = !DILocation(line: 30, column: 3, scope: !51)
!68 = !DILocation(line: 31, column: 3, scope: !51)
!69 = !{!70, !70, i64 0}
!70 = !{!"int", !71, i64 0}
!71 = !{!"omnipotent char", !72, i64 0}
!72 = !{!"Simple C/C++ TBAA"}
!73 = !DILocation(line: 32, column: 16, scope: !51)
!74 = !{!75, !75, i64 0}
!75 = !{!"long", !71, i64 0}
!76 = !DILocation(line: 32, column: 3, scope: !51)
!77 = !DILocation(line: 34, column: 1, scope: !51)
!78 = !DILocation(line: 33, column: 3, scope: !51)
!79 = !DISubprogram(name: "sem_init", scope: !27, file: !27, line: 15, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DISubroutineType(types: !81)
!81 = !{!40, !82, !40, !31}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!83 = !DISubprogram(name: "pthread_create", scope: !84, file: !84, line: 53, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!84 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!85 = !DISubroutineType(types: !86)
!86 = !{!40, !87, !89, !112, !115}
!87 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !88)
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !90)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !91, size: 64)
!91 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !92)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !57, line: 106, baseType: !93)
!93 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !57, line: 91, size: 448, elements: !94)
!94 = !{!95, !107, !111}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !93, file: !57, line: 100, baseType: !96, size: 320)
!96 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !93, file: !57, line: 92, size: 320, elements: !97)
!97 = !{!98, !99, !102, !103, !104, !105, !106}
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !96, file: !57, line: 93, baseType: !40, size: 32)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !96, file: !57, line: 94, baseType: !100, size: 64, offset: 64)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !101, line: 18, baseType: !58)
!101 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !96, file: !57, line: 95, baseType: !100, size: 64, offset: 128)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !96, file: !57, line: 96, baseType: !40, size: 32, offset: 192)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !96, file: !57, line: 97, baseType: !40, size: 32, offset: 224)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !96, file: !57, line: 98, baseType: !40, size: 32, offset: 256)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !96, file: !57, line: 99, baseType: !40, size: 32, offset: 288)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !93, file: !57, line: 101, baseType: !108, size: 448)
!108 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !109)
!109 = !{!110}
!110 = !DISubrange(count: 56)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !93, file: !57, line: 102, baseType: !37, size: 64)
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !113, size: 64)
!113 = !DISubroutineType(types: !114)
!114 = !{!5, !5}
!115 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!116 = distinct !DISubprogram(name: "oracle", scope: !3, file: !3, line: 15, type: !113, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !117)
!117 = !{!118}
!118 = !DILocalVariable(name: "unused", arg: 1, scope: !116, file: !3, line: 15, type: !5)
!119 = !DILocation(line: 0, scope: !116)
!120 = !DILocation(line: 17, column: 3, scope: !116)
!121 = !DILocation(line: 18, column: 12, scope: !116)
!122 = !DILocation(line: 18, column: 21, scope: !116)
!123 = !DILocation(line: 18, column: 10, scope: !116)
!124 = !DILocation(line: 19, column: 3, scope: !116)
!125 = !DILocation(line: 20, column: 3, scope: !116)
!126 = !DISubprogram(name: "sem_post", scope: !27, file: !27, line: 21, type: !127, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!127 = !DISubroutineType(types: !128)
!128 = !{!40, !82}
!129 = !DISubprogram(name: "sem_wait", scope: !27, file: !27, line: 17, type: !127, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!130 = !DISubprogram(name: "__assert_fail", scope: !131, file: !131, line: 9, type: !132, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!131 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!132 = !DISubroutineType(types: !133)
!133 = !{null, !134, !134, !31, !134}
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!135 = !DISubprogram(name: "pthread_join", scope: !84, file: !84, line: 55, type: !136, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!136 = !DISubroutineType(types: !137)
!137 = !{!40, !56, !138}
!138 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
