; ModuleID = 'bank_ordered.c'
source_filename = "bank_ordered.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@.str = private unnamed_addr constant [42 x i8] c"alice.balance == 80 && bob.balance == 120\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [15 x i8] c"bank_ordered.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12
@alice = internal global { { %struct.anon, [20 x i8] }, i32, i32 } { { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, i32 1, i32 100 }, align 8, !dbg !18
@bob = internal global { { %struct.anon, [20 x i8] }, i32, i32 } { { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, i32 2, i32 100 }, align 8, !dbg !24

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !58 {
entry:
  %a = alloca i64, align 8, !DIAssignID !66
    #dbg_assign(i1 undef, !62, !DIExpression(), !66, ptr %a, !DIExpression(), !67)
  %b = alloca i64, align 8, !DIAssignID !68
    #dbg_assign(i1 undef, !65, !DIExpression(), !68, ptr %b, !DIExpression(), !67)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #4, !dbg !69
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #4, !dbg !69
  %call = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @rent, ptr noundef null) #4, !dbg !70
  %call1 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @refund, ptr noundef null) #4, !dbg !71
  %0 = load i64, ptr %a, align 8, !dbg !72, !tbaa !73
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !77
  %1 = load i64, ptr %b, align 8, !dbg !78, !tbaa !73
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !79
  %2 = load i32, ptr getelementptr inbounds (i8, ptr @alice, i64 44), align 4, !dbg !80, !tbaa !81
  %cmp = icmp eq i32 %2, 80, !dbg !80
  %3 = load i32, ptr getelementptr inbounds (i8, ptr @bob, i64 44), align 4, !dbg !80
  %cmp4 = icmp eq i32 %3, 120, !dbg !80
  %or.cond = select i1 %cmp, i1 %cmp4, i1 false, !dbg !80
  br i1 %or.cond, label %cond.end, label %cond.false, !dbg !80

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 53, ptr noundef nonnull @__func__.main) #5, !dbg !80
  unreachable, !dbg !80

cond.end:                                         ; preds = %entry
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #4, !dbg !84
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #4, !dbg !84
  ret i32 0, !dbg !85
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !86 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @rent(ptr nocapture readnone %unused) #0 !dbg !119 {
entry:
    #dbg_value(ptr poison, !121, !DIExpression(), !122)
    #dbg_value(ptr @alice, !123, !DIExpression(), !133)
    #dbg_value(ptr @bob, !129, !DIExpression(), !133)
    #dbg_value(i32 30, !130, !DIExpression(), !133)
    #dbg_value(ptr @alice, !131, !DIExpression(), !133)
    #dbg_value(ptr @bob, !132, !DIExpression(), !133)
  %0 = load i32, ptr getelementptr inbounds (i8, ptr @bob, i64 40), align 8, !dbg !135, !tbaa !137
  %1 = load i32, ptr getelementptr inbounds (i8, ptr @alice, i64 40), align 8, !dbg !138, !tbaa !137
  %cmp.i = icmp slt i32 %0, %1, !dbg !139
  %spec.select.i = select i1 %cmp.i, ptr @bob, ptr @alice, !dbg !140
  %spec.select18.i = select i1 %cmp.i, ptr @alice, ptr @bob, !dbg !140
    #dbg_value(ptr %spec.select18.i, !132, !DIExpression(), !133)
    #dbg_value(ptr %spec.select.i, !131, !DIExpression(), !133)
  %call.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %spec.select.i) #4, !dbg !141
  %call3.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %spec.select18.i) #4, !dbg !142
  %2 = load i32, ptr getelementptr inbounds (i8, ptr @alice, i64 44), align 4, !dbg !143, !tbaa !81
  %sub.i = add nsw i32 %2, -30, !dbg !143
  store i32 %sub.i, ptr getelementptr inbounds (i8, ptr @alice, i64 44), align 4, !dbg !143, !tbaa !81
  %3 = load i32, ptr getelementptr inbounds (i8, ptr @bob, i64 44), align 4, !dbg !144, !tbaa !81
  %add.i = add nsw i32 %3, 30, !dbg !144
  store i32 %add.i, ptr getelementptr inbounds (i8, ptr @bob, i64 44), align 4, !dbg !144, !tbaa !81
  %call6.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %spec.select18.i) #4, !dbg !145
  %call8.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %spec.select.i) #4, !dbg !146
  ret ptr null, !dbg !147
}

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @refund(ptr nocapture readnone %unused) #0 !dbg !148 {
entry:
    #dbg_value(ptr poison, !150, !DIExpression(), !151)
    #dbg_value(ptr @bob, !123, !DIExpression(), !152)
    #dbg_value(ptr @alice, !129, !DIExpression(), !152)
    #dbg_value(i32 10, !130, !DIExpression(), !152)
    #dbg_value(ptr @bob, !131, !DIExpression(), !152)
    #dbg_value(ptr @alice, !132, !DIExpression(), !152)
  %0 = load i32, ptr getelementptr inbounds (i8, ptr @alice, i64 40), align 8, !dbg !154, !tbaa !137
  %1 = load i32, ptr getelementptr inbounds (i8, ptr @bob, i64 40), align 8, !dbg !155, !tbaa !137
  %cmp.i = icmp slt i32 %0, %1, !dbg !156
  %spec.select.i = select i1 %cmp.i, ptr @alice, ptr @bob, !dbg !157
  %spec.select18.i = select i1 %cmp.i, ptr @bob, ptr @alice, !dbg !157
    #dbg_value(ptr %spec.select18.i, !132, !DIExpression(), !152)
    #dbg_value(ptr %spec.select.i, !131, !DIExpression(), !152)
  %call.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %spec.select.i) #4, !dbg !158
  %call3.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %spec.select18.i) #4, !dbg !159
  %2 = load i32, ptr getelementptr inbounds (i8, ptr @bob, i64 44), align 4, !dbg !160, !tbaa !81
  %sub.i = add nsw i32 %2, -10, !dbg !160
  store i32 %sub.i, ptr getelementptr inbounds (i8, ptr @bob, i64 44), align 4, !dbg !160, !tbaa !81
  %3 = load i32, ptr getelementptr inbounds (i8, ptr @alice, i64 44), align 4, !dbg !161, !tbaa !81
  %add.i = add nsw i32 %3, 10, !dbg !161
  store i32 %add.i, ptr getelementptr inbounds (i8, ptr @alice, i64 44), align 4, !dbg !161, !tbaa !81
  %call6.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %spec.select18.i) #4, !dbg !162
  %call8.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %spec.select.i) #4, !dbg !163
  ret ptr null, !dbg !164
}

declare !dbg !165 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !169 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !174 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare !dbg !178 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!51, !52, !53, !54, !55, !56, !57}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "bank_ordered.c", directory: ".", checksumkind: CSK_MD5, checksum: "f6bfef4fa81aa95f007b9a41e9a0f89b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 336, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 42)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 15)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "alice", scope: !20, file: !2, line: 18, type: !26, isLocal: true, isDefinition: true)
!20 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !21, globals: !23, splitDebugInlining: false, nameTableKind: None)
!21 = !{!22}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!23 = !{!0, !7, !12, !18, !24}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "bob", scope: !20, file: !2, line: 19, type: !26, isLocal: true, isDefinition: true)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "account", file: !2, line: 12, size: 384, elements: !27)
!27 = !{!28, !49, !50}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !26, file: !2, line: 13, baseType: !29, size: 320)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !30, line: 52, baseType: !31)
!30 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 40, size: 320, elements: !32)
!32 = !{!33, !43, !47}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !31, file: !30, line: 49, baseType: !34, size: 160)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !31, file: !30, line: 41, size: 160, elements: !35)
!35 = !{!36, !38, !40, !41, !42}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !34, file: !30, line: 42, baseType: !37, size: 32)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !34, file: !30, line: 43, baseType: !39, size: 32, offset: 32)
!39 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !34, file: !30, line: 44, baseType: !37, size: 32, offset: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !34, file: !30, line: 46, baseType: !39, size: 32, offset: 96)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !34, file: !30, line: 48, baseType: !37, size: 32, offset: 128)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !31, file: !30, line: 50, baseType: !44, size: 320)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 40)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !31, file: !30, line: 51, baseType: !48, size: 64)
!48 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !26, file: !2, line: 14, baseType: !37, size: 32, offset: 320)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "balance", scope: !26, file: !2, line: 15, baseType: !37, size: 32, offset: 352)
!51 = !{i32 7, !"Dwarf Version", i32 5}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 8, !"PIC Level", i32 2}
!55 = !{i32 7, !"PIE Level", i32 2}
!56 = !{i32 7, !"uwtable", i32 2}
!57 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!58 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 47, type: !59, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !20, retainedNodes: !61)
!59 = !DISubroutineType(types: !60)
!60 = !{!37}
!61 = !{!62, !65}
!62 = !DILocalVariable(name: "a", scope: !58, file: !2, line: 48, type: !63)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 35, baseType: !64)
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!65 = !DILocalVariable(name: "b", scope: !58, file: !2, line: 48, type: !63)
!66 = distinct !DIAssignID()
!67 = !DILocation(line: 0, scope: !58)
!68 = distinct !DIAssignID()
!69 = !DILocation(line: 48, column: 3, scope: !58)
!70 = !DILocation(line: 49, column: 3, scope: !58)
!71 = !DILocation(line: 50, column: 3, scope: !58)
!72 = !DILocation(line: 51, column: 16, scope: !58)
!73 = !{!74, !74, i64 0}
!74 = !{!"long", !75, i64 0}
!75 = !{!"omnipotent char", !76, i64 0}
!76 = !{!"Simple C/C++ TBAA"}
!77 = !DILocation(line: 51, column: 3, scope: !58)
!78 = !DILocation(line: 52, column: 16, scope: !58)
!79 = !DILocation(line: 52, column: 3, scope: !58)
!80 = !DILocation(line: 53, column: 3, scope: !58)
!81 = !{!82, !83, i64 44}
!82 = !{!"account", !75, i64 0, !83, i64 40, !83, i64 44}
!83 = !{!"int", !75, i64 0}
!84 = !DILocation(line: 55, column: 1, scope: !58)
!85 = !DILocation(line: 54, column: 3, scope: !58)
!86 = !DISubprogram(name: "pthread_create", scope: !87, file: !87, line: 53, type: !88, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!87 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!88 = !DISubroutineType(types: !89)
!89 = !{!37, !90, !92, !115, !118}
!90 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !91)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !93)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64)
!94 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !95)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !30, line: 106, baseType: !96)
!96 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !30, line: 91, size: 448, elements: !97)
!97 = !{!98, !110, !114}
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !96, file: !30, line: 100, baseType: !99, size: 320)
!99 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !96, file: !30, line: 92, size: 320, elements: !100)
!100 = !{!101, !102, !105, !106, !107, !108, !109}
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !99, file: !30, line: 93, baseType: !37, size: 32)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !99, file: !30, line: 94, baseType: !103, size: 64, offset: 64)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !104, line: 18, baseType: !64)
!104 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !99, file: !30, line: 95, baseType: !103, size: 64, offset: 128)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !99, file: !30, line: 96, baseType: !37, size: 32, offset: 192)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !99, file: !30, line: 97, baseType: !37, size: 32, offset: 224)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !99, file: !30, line: 98, baseType: !37, size: 32, offset: 256)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !99, file: !30, line: 99, baseType: !37, size: 32, offset: 288)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !96, file: !30, line: 101, baseType: !111, size: 448)
!111 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !112)
!112 = !{!113}
!113 = !DISubrange(count: 56)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !96, file: !30, line: 102, baseType: !48, size: 64)
!115 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !116, size: 64)
!116 = !DISubroutineType(types: !117)
!117 = !{!22, !22}
!118 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !22)
!119 = distinct !DISubprogram(name: "rent", scope: !2, file: !2, line: 35, type: !116, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !20, retainedNodes: !120)
!120 = !{!121}
!121 = !DILocalVariable(name: "unused", arg: 1, scope: !119, file: !2, line: 35, type: !22)
!122 = !DILocation(line: 0, scope: !119)
!123 = !DILocalVariable(name: "from", arg: 1, scope: !124, file: !2, line: 21, type: !127)
!124 = distinct !DISubprogram(name: "transfer", scope: !2, file: !2, line: 21, type: !125, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !20, retainedNodes: !128)
!125 = !DISubroutineType(types: !126)
!126 = !{null, !127, !127, !37}
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!128 = !{!123, !129, !130, !131, !132}
!129 = !DILocalVariable(name: "to", arg: 2, scope: !124, file: !2, line: 21, type: !127)
!130 = !DILocalVariable(name: "amount", arg: 3, scope: !124, file: !2, line: 21, type: !37)
!131 = !DILocalVariable(name: "first", scope: !124, file: !2, line: 22, type: !127)
!132 = !DILocalVariable(name: "second", scope: !124, file: !2, line: 22, type: !127)
!133 = !DILocation(line: 0, scope: !124, inlinedAt: !134)
!134 = distinct !DILocation(line: 37, column: 3, scope: !119)
!135 = !DILocation(line: 23, column: 11, scope: !136, inlinedAt: !134)
!136 = distinct !DILexicalBlock(scope: !124, file: !2, line: 23, column: 7)
!137 = !{!82, !83, i64 40}
!138 = !DILocation(line: 23, column: 26, scope: !136, inlinedAt: !134)
!139 = !DILocation(line: 23, column: 18, scope: !136, inlinedAt: !134)
!140 = !DILocation(line: 23, column: 7, scope: !124, inlinedAt: !134)
!141 = !DILocation(line: 27, column: 3, scope: !124, inlinedAt: !134)
!142 = !DILocation(line: 28, column: 3, scope: !124, inlinedAt: !134)
!143 = !DILocation(line: 29, column: 17, scope: !124, inlinedAt: !134)
!144 = !DILocation(line: 30, column: 15, scope: !124, inlinedAt: !134)
!145 = !DILocation(line: 31, column: 3, scope: !124, inlinedAt: !134)
!146 = !DILocation(line: 32, column: 3, scope: !124, inlinedAt: !134)
!147 = !DILocation(line: 38, column: 3, scope: !119)
!148 = distinct !DISubprogram(name: "refund", scope: !2, file: !2, line: 41, type: !116, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !20, retainedNodes: !149)
!149 = !{!150}
!150 = !DILocalVariable(name: "unused", arg: 1, scope: !148, file: !2, line: 41, type: !22)
!151 = !DILocation(line: 0, scope: !148)
!152 = !DILocation(line: 0, scope: !124, inlinedAt: !153)
!153 = distinct !DILocation(line: 43, column: 3, scope: !148)
!154 = !DILocation(line: 23, column: 11, scope: !136, inlinedAt: !153)
!155 = !DILocation(line: 23, column: 26, scope: !136, inlinedAt: !153)
!156 = !DILocation(line: 23, column: 18, scope: !136, inlinedAt: !153)
!157 = !DILocation(line: 23, column: 7, scope: !124, inlinedAt: !153)
!158 = !DILocation(line: 27, column: 3, scope: !124, inlinedAt: !153)
!159 = !DILocation(line: 28, column: 3, scope: !124, inlinedAt: !153)
!160 = !DILocation(line: 29, column: 17, scope: !124, inlinedAt: !153)
!161 = !DILocation(line: 30, column: 15, scope: !124, inlinedAt: !153)
!162 = !DILocation(line: 31, column: 3, scope: !124, inlinedAt: !153)
!163 = !DILocation(line: 32, column: 3, scope: !124, inlinedAt: !153)
!164 = !DILocation(line: 44, column: 3, scope: !148)
!165 = !DISubprogram(name: "pthread_join", scope: !87, file: !87, line: 55, type: !166, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!166 = !DISubroutineType(types: !167)
!167 = !{!37, !63, !168}
!168 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!169 = !DISubprogram(name: "__assert_fail", scope: !170, file: !170, line: 9, type: !171, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!170 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!171 = !DISubroutineType(types: !172)
!172 = !{null, !173, !173, !39, !173}
!173 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!174 = !DISubprogram(name: "pthread_mutex_lock", scope: !87, file: !87, line: 91, type: !175, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!175 = !DISubroutineType(types: !176)
!176 = !{!37, !177}
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!178 = !DISubprogram(name: "pthread_mutex_unlock", scope: !87, file: !87, line: 97, type: !175, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
