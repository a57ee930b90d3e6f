; ModuleID = 'reader_writer.c'
source_filename = "reader_writer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_rwlock_t = type { %struct.anon, [40 x i8] }
%struct.anon = type { i32, i64 }

@is_square = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [29 x i8] c"is_square[0] && is_square[1]\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [16 x i8] c"reader_writer.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18
@lock = internal global %union.pthread_rwlock_t { %struct.anon zeroinitializer, [40 x i8] undef }, align 8, !dbg !24
@width = internal unnamed_addr global i1 false, align 4, !dbg !51
@height = internal unnamed_addr global i1 false, align 4, !dbg !52

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !60 {
entry:
  %w = alloca i64, align 8, !DIAssignID !67
    #dbg_assign(i1 undef, !64, !DIExpression(), !67, ptr %w, !DIExpression(), !68)
  %a = alloca i64, align 8, !DIAssignID !69
    #dbg_assign(i1 undef, !65, !DIExpression(), !69, ptr %a, !DIExpression(), !68)
  %b = alloca i64, align 8, !DIAssignID !70
    #dbg_assign(i1 undef, !66, !DIExpression(), !70, ptr %b, !DIExpression(), !68)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %w) #4, !dbg !71
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #4, !dbg !71
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #4, !dbg !71
  %call = call i32 @pthread_create(ptr noundef nonnull %w, ptr noundef null, ptr noundef nonnull @writer, ptr noundef null) #4, !dbg !72
  %call1 = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @reader, ptr noundef nonnull @is_square) #4, !dbg !73
  %call2 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @reader, ptr noundef nonnull getelementptr inbounds (i8, ptr @is_square, i64 4)) #4, !dbg !74
  %0 = load i64, ptr %w, align 8, !dbg !75, !tbaa !76
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !80
  %1 = load i64, ptr %a, align 8, !dbg !81, !tbaa !76
  %call4 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !82
  %2 = load i64, ptr %b, align 8, !dbg !83, !tbaa !76
  %call5 = call i32 @pthread_join(i64 noundef %2, ptr noundef null) #4, !dbg !84
  %3 = load i32, ptr @is_square, align 4, !dbg !85, !tbaa !86
  %tobool = icmp ne i32 %3, 0, !dbg !85
  %4 = load i32, ptr getelementptr inbounds (i8, ptr @is_square, i64 4), align 4, !dbg !85
  %tobool6 = icmp ne i32 %4, 0, !dbg !85
  %or.cond = select i1 %tobool, i1 %tobool6, i1 false, !dbg !85
  br i1 %or.cond, label %cond.end, label %cond.false, !dbg !85

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 42, ptr noundef nonnull @__func__.main) #5, !dbg !85
  unreachable, !dbg !85

cond.end:                                         ; preds = %entry
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #4, !dbg !88
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #4, !dbg !88
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %w) #4, !dbg !88
  ret i32 0, !dbg !89
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !90 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @writer(ptr nocapture readnone %unused) #0 !dbg !120 {
entry:
    #dbg_value(ptr poison, !122, !DIExpression(), !123)
  %call = tail call i32 @pthread_rwlock_wrlock(ptr noundef nonnull @lock) #4, !dbg !124
  store i1 true, ptr @width, align 4, !dbg !125
  store i1 true, ptr @height, align 4, !dbg !126
  %call1 = tail call i32 @pthread_rwlock_unlock(ptr noundef nonnull @lock) #4, !dbg !127
  ret ptr null, !dbg !128
}

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @reader(ptr nocapture noundef writeonly %argument) #0 !dbg !129 {
entry:
    #dbg_value(ptr %argument, !131, !DIExpression(), !134)
    #dbg_value(ptr %argument, !132, !DIExpression(), !134)
  %call = tail call i32 @pthread_rwlock_rdlock(ptr noundef nonnull @lock) #4, !dbg !135
  %.b = load i1, ptr @width, align 4, !dbg !136
  %.b2 = load i1, ptr @height, align 4, !dbg !137
  %0 = xor i1 %.b, %.b2, !dbg !138
  %cmp = xor i1 %0, true, !dbg !138
  %conv = zext i1 %cmp to i32, !dbg !138
  store i32 %conv, ptr %argument, align 4, !dbg !139, !tbaa !86
  %call1 = tail call i32 @pthread_rwlock_unlock(ptr noundef nonnull @lock) #4, !dbg !140
  ret ptr null, !dbg !141
}

declare !dbg !142 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !146 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !152 i32 @pthread_rwlock_wrlock(ptr noundef) local_unnamed_addr #2

declare !dbg !156 i32 @pthread_rwlock_unlock(ptr noundef) local_unnamed_addr #2

declare !dbg !157 i32 @pthread_rwlock_rdlock(ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!53, !54, !55, !56, !57, !58, !59}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "is_square", scope: !2, file: !3, line: 24, type: !48, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "reader_writer.c", directory: ".", checksumkind: CSK_MD5, checksum: "bd4979eed625989459aa1ef70faf2b29")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !44, !46}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 232, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 29)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 16)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 12, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !27, line: 74, baseType: !28)
!27 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 67, size: 448, elements: !29)
!29 = !{!30, !38, !42}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !28, file: !27, line: 71, baseType: !31, size: 128)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !28, file: !27, line: 68, size: 128, elements: !32)
!32 = !{!33, !35}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__state", scope: !31, file: !27, line: 69, baseType: !34, size: 32)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__writer", scope: !31, file: !27, line: 70, baseType: !36, size: 64, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 35, baseType: !37)
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !28, file: !27, line: 72, baseType: !39, size: 448)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 56)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !27, line: 73, baseType: !43, size: 64)
!43 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "width", scope: !2, file: !3, line: 13, type: !34, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "height", scope: !2, file: !3, line: 13, type: !34, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 64, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 2)
!51 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression(DW_OP_deref_size, 1, DW_OP_constu, 4, DW_OP_mul, DW_OP_constu, 1, DW_OP_plus, DW_OP_stack_value))
!52 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression(DW_OP_deref_size, 1, DW_OP_constu, 4, DW_OP_mul, DW_OP_constu, 1, DW_OP_plus, DW_OP_stack_value))
!53 = !{i32 7, !"Dwarf Version", i32 5}
!54 = !{i32 2, !"Debug Info Version", i32 3}
!55 = !{i32 1, !"wchar_size", i32 4}
!56 = !{i32 8, !"PIC Level", i32 2}
!57 = !{i32 7, !"PIE Level", i32 2}
!58 = !{i32 7, !"uwtable", i32 2}
!59 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!60 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !61, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !63)
!61 = !DISubroutineType(types: !62)
!62 = !{!34}
!63 = !{!64, !65, !66}
!64 = !DILocalVariable(name: "w", scope: !60, file: !3, line: 35, type: !36)
!65 = !DILocalVariable(name: "a", scope: !60, file: !3, line: 35, type: !36)
!66 = !DILocalVariable(name: "b", scope: !60, file: !3, line: 35, type: !36)
!67 = distinct !DIAssignID()
!68 = !DILocation(line: 0, scope: !60)
!69 = distinct !DIAssignID()
!70 = distinct !DIAssignID()
!71 = !DILocation(line: 35, column: 3, scope: !60)
!72 = !DILocation(line: 36, column: 3, scope: !60)
!73 = !DILocation(line: 37, column: 3, scope: !60)
!74 = !DILocation(line: 38, column: 3, scope: !60)
!75 = !DILocation(line: 39, column: 16, scope: !60)
!76 = !{!77, !77, i64 0}
!77 = !{!"long", !78, i64 0}
!78 = !{!"omnipotent char", !79, i64 0}
!79 = !{!"Simple C/C++ TBAA"}
!80 = !DILocation(line: 39, column: 3, scope: !60)
!81 = !DILocation(line: 40, column: 16, scope: !60)
!82 = !DILocation(line: 40, column: 3, scope: !60)
!83 = !DILocation(line: 41, column: 16, scope: !60)
!84 = !DILocation(line: 41, column: 3, scope: !60)
!85 = !DILocation(line: 42, column: 3, scope: !60)
!86 = !{!87, !87, i64 0}
!87 = !{!"int", !78, i64 0}
!88 = !DILocation(line: 44, column: 1, scope: !60)
!89 = !DILocation(line: 43, column: 3, scope: !60)
!90 = !DISubprogram(name: "pthread_create", scope: !91, file: !91, line: 53, type: !92, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!91 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!92 = !DISubroutineType(types: !93)
!93 = !{!34, !94, !96, !116, !119}
!94 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !95)
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !97)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !99)
!99 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !27, line: 106, baseType: !100)
!100 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !27, line: 91, size: 448, elements: !101)
!101 = !{!102, !114, !115}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !100, file: !27, line: 100, baseType: !103, size: 320)
!103 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !100, file: !27, line: 92, size: 320, elements: !104)
!104 = !{!105, !106, !109, !110, !111, !112, !113}
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !103, file: !27, line: 93, baseType: !34, size: 32)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !103, file: !27, line: 94, baseType: !107, size: 64, offset: 64)
!107 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !108, line: 18, baseType: !37)
!108 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!109 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !103, file: !27, line: 95, baseType: !107, size: 64, offset: 128)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !103, file: !27, line: 96, baseType: !34, size: 32, offset: 192)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !103, file: !27, line: 97, baseType: !34, size: 32, offset: 224)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !103, file: !27, line: 98, baseType: !34, size: 32, offset: 256)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !103, file: !27, line: 99, baseType: !34, size: 32, offset: 288)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !100, file: !27, line: 101, baseType: !39, size: 448)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !100, file: !27, line: 102, baseType: !43, size: 64)
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!117 = !DISubroutineType(types: !118)
!118 = !{!5, !5}
!119 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!120 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 15, type: !117, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !121)
!121 = !{!122}
!122 = !DILocalVariable(name: "unused", arg: 1, scope: !120, file: !3, line: 15, type: !5)
!123 = !DILocation(line: 0, scope: !120)
!124 = !DILocation(line: 17, column: 3, scope: !120)
!125 = !DILocation(line: 18, column: 9, scope: !120)
!126 = !DILocation(line: 19, column: 10, scope: !120)
!127 = !DILocation(line: 20, column: 3, scope: !120)
!128 = !DILocation(line: 21, column: 3, scope: !120)
!129 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 26, type: !117, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !130)
!130 = !{!131, !132}
!131 = !DILocalVariable(name: "argument", arg: 1, scope: !129, file: !3, line: 26, type: !5)
!132 = !DILocalVariable(name: "out", scope: !129, file: !3, line: 27, type: !133)
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!134 = !DILocation(line: 0, scope: !129)
!135 = !DILocation(line: 28, column: 3, scope: !129)
!136 = !DILocation(line: 29, column: 10, scope: !129)
!137 = !DILocation(line: 29, column: 19, scope: !129)
!138 = !DILocation(line: 29, column: 16, scope: !129)
!139 = !DILocation(line: 29, column: 8, scope: !129)
!140 = !DILocation(line: 30, column: 3, scope: !129)
!141 = !DILocation(line: 31, column: 3, scope: !129)
!142 = !DISubprogram(name: "pthread_join", scope: !91, file: !91, line: 55, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!143 = !DISubroutineType(types: !144)
!144 = !{!34, !36, !145}
!145 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!146 = !DISubprogram(name: "__assert_fail", scope: !147, file: !147, line: 9, type: !148, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!147 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!148 = !DISubroutineType(types: !149)
!149 = !{null, !150, !150, !151, !150}
!150 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!151 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!152 = !DISubprogram(name: "pthread_rwlock_wrlock", scope: !91, file: !91, line: 135, type: !153, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DISubroutineType(types: !154)
!154 = !{!34, !155}
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!156 = !DISubprogram(name: "pthread_rwlock_unlock", scope: !91, file: !91, line: 145, type: !153, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!157 = !DISubprogram(name: "pthread_rwlock_rdlock", scope: !91, file: !91, line: 133, type: !153, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
