; ModuleID = 'bank_deadlock.c'
source_filename = "bank_deadlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }

@.str = private unnamed_addr constant [42 x i8] c"alice.balance == 80 && bob.balance == 120\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [16 x i8] c"bank_deadlock.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12
@alice = internal global { { %struct.anon, [20 x i8] }, i32, [4 x i8] } { { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, i32 100, [4 x i8] undef }, align 8, !dbg !18
@bob = internal global { { %struct.anon, [20 x i8] }, i32, [4 x i8] } { { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, i32 100, [4 x i8] undef }, align 8, !dbg !24

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !57 {
entry:
  %a = alloca i64, align 8, !DIAssignID !65
    #dbg_assign(i1 undef, !61, !DIExpression(), !65, ptr %a, !DIExpression(), !66)
  %b = alloca i64, align 8, !DIAssignID !67
    #dbg_assign(i1 undef, !64, !DIExpression(), !67, ptr %b, !DIExpression(), !66)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #4, !dbg !68
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #4, !dbg !68
  %call = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @rent, ptr noundef null) #4, !dbg !69
  %call1 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @refund, ptr noundef null) #4, !dbg !70
  %0 = load i64, ptr %a, align 8, !dbg !71, !tbaa !72
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #4, !dbg !76
  %1 = load i64, ptr %b, align 8, !dbg !77, !tbaa !72
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #4, !dbg !78
  %2 = load i32, ptr getelementptr inbounds (i8, ptr @alice, i64 40), align 8, !dbg !79, !tbaa !80
  %cmp = icmp eq i32 %2, 80, !dbg !79
  %3 = load i32, ptr getelementptr inbounds (i8, ptr @bob, i64 40), align 8, !dbg !79
  %cmp4 = icmp eq i32 %3, 120, !dbg !79
  %or.cond = select i1 %cmp, i1 %cmp4, i1 false, !dbg !79
  br i1 %or.cond, label %cond.end, label %cond.false, !dbg !79

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 47, ptr noundef nonnull @__func__.main) #5, !dbg !79
  unreachable, !dbg !79

cond.end:                                         ; preds = %entry
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #4, !dbg !83
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #4, !dbg !83
  ret i32 0, !dbg !84
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !85 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @rent(ptr nocapture readnone %unused) #0 !dbg !118 {
entry:
    #dbg_value(ptr poison, !120, !DIExpression(), !121)
    #dbg_value(ptr @alice, !122, !DIExpression(), !130)
    #dbg_value(ptr @bob, !128, !DIExpression(), !130)
    #dbg_value(i32 30, !129, !DIExpression(), !130)
  %call.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @alice) #4, !dbg !132
  %call2.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @bob) #4, !dbg !133
  %0 = load i32, ptr getelementptr inbounds (i8, ptr @alice, i64 40), align 8, !dbg !134, !tbaa !80
  %sub.i = add nsw i32 %0, -30, !dbg !134
  store i32 %sub.i, ptr getelementptr inbounds (i8, ptr @alice, i64 40), align 8, !dbg !134, !tbaa !80
  %1 = load i32, ptr getelementptr inbounds (i8, ptr @bob, i64 40), align 8, !dbg !135, !tbaa !80
  %add.i = add nsw i32 %1, 30, !dbg !135
  store i32 %add.i, ptr getelementptr inbounds (i8, ptr @bob, i64 40), align 8, !dbg !135, !tbaa !80
  %call5.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @bob) #4, !dbg !136
  %call7.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @alice) #4, !dbg !137
  ret ptr null, !dbg !138
}

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @refund(ptr nocapture readnone %unused) #0 !dbg !139 {
entry:
    #dbg_value(ptr poison, !141, !DIExpression(), !142)
    #dbg_value(ptr @bob, !122, !DIExpression(), !143)
    #dbg_value(ptr @alice, !128, !DIExpression(), !143)
    #dbg_value(i32 10, !129, !DIExpression(), !143)
  %call.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @bob) #4, !dbg !145
  %call2.i = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @alice) #4, !dbg !146
  %0 = load i32, ptr getelementptr inbounds (i8, ptr @bob, i64 40), align 8, !dbg !147, !tbaa !80
  %sub.i = add nsw i32 %0, -10, !dbg !147
  store i32 %sub.i, ptr getelementptr inbounds (i8, ptr @bob, i64 40), align 8, !dbg !147, !tbaa !80
  %1 = load i32, ptr getelementptr inbounds (i8, ptr @alice, i64 40), align 8, !dbg !148, !tbaa !80
  %add.i = add nsw i32 %1, 10, !dbg !148
  store i32 %add.i, ptr getelementptr inbounds (i8, ptr @alice, i64 40), align 8, !dbg !148, !tbaa !80
  %call5.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @alice) #4, !dbg !149
  %call7.i = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @bob) #4, !dbg !150
  ret ptr null, !dbg !151
}

declare !dbg !152 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !156 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !161 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare !dbg !165 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "bank_deadlock.c", directory: ".", checksumkind: CSK_MD5, checksum: "cc095914b5308182999855268b26f78f")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 336, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 42)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 16)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "alice", scope: !20, file: !2, line: 17, type: !26, isLocal: true, isDefinition: true)
!20 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !21, globals: !23, splitDebugInlining: false, nameTableKind: None)
!21 = !{!22}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!23 = !{!0, !7, !12, !18, !24}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "bob", scope: !20, file: !2, line: 18, type: !26, isLocal: true, isDefinition: true)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "account", file: !2, line: 12, size: 384, elements: !27)
!27 = !{!28, !49}
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
!49 = !DIDerivedType(tag: DW_TAG_member, name: "balance", scope: !26, file: !2, line: 14, baseType: !37, size: 32, offset: 320)
!50 = !{i32 7, !"Dwarf Version", i32 5}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 8, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 2}
!56 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!57 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 41, type: !58, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !20, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!37}
!60 = !{!61, !64}
!61 = !DILocalVariable(name: "a", scope: !57, file: !2, line: 42, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 35, baseType: !63)
!63 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!64 = !DILocalVariable(name: "b", scope: !57, file: !2, line: 42, type: !62)
!65 = distinct !DIAssignID()
!66 = !DILocation(line: 0, scope: !57)
!67 = distinct !DIAssignID()
!68 = !DILocation(line: 42, column: 3, scope: !57)
!69 = !DILocation(line: 43, column: 3, scope: !57)
!70 = !DILocation(line: 44, column: 3, scope: !57)
!71 = !DILocation(line: 45, column: 16, scope: !57)
!72 = !{!73, !73, i64 0}
!73 = !{!"long", !74, i64 0}
!74 = !{!"omnipotent char", !75, i64 0}
!75 = !{!"Simple C/C++ TBAA"}
!76 = !DILocation(line: 45, column: 3, scope: !57)
!77 = !DILocation(line: 46, column: 16, scope: !57)
!78 = !DILocation(line: 46, column: 3, scope: !57)
!79 = !DILocation(line: 47, column: 3, scope: !57)
!80 = !{!81, !82, i64 40}
!81 = !{!"account", !74, i64 0, !82, i64 40}
!82 = !{!"int", !74, i64 0}
!83 = !DILocation(line: 49, column: 1, scope: !57)
!84 = !DILocation(line: 48, column: 3, scope: !57)
!85 = !DISubprogram(name: "pthread_create", scope: !86, file: !86, line: 53, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!86 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!87 = !DISubroutineType(types: !88)
!88 = !{!37, !89, !91, !114, !117}
!89 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !90)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!91 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !92)
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !94)
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !30, line: 106, baseType: !95)
!95 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !30, line: 91, size: 448, elements: !96)
!96 = !{!97, !109, !113}
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !95, file: !30, line: 100, baseType: !98, size: 320)
!98 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !95, file: !30, line: 92, size: 320, elements: !99)
!99 = !{!100, !101, !104, !105, !106, !107, !108}
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !98, file: !30, line: 93, baseType: !37, size: 32)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !98, file: !30, line: 94, baseType: !102, size: 64, offset: 64)
!102 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !103, line: 18, baseType: !63)
!103 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !98, file: !30, line: 95, baseType: !102, size: 64, offset: 128)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !98, file: !30, line: 96, baseType: !37, size: 32, offset: 192)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !98, file: !30, line: 97, baseType: !37, size: 32, offset: 224)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !98, file: !30, line: 98, baseType: !37, size: 32, offset: 256)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !98, file: !30, line: 99, baseType: !37, size: 32, offset: 288)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !95, file: !30, line: 101, baseType: !110, size: 448)
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !111)
!111 = !{!112}
!112 = !DISubrange(count: 56)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !95, file: !30, line: 102, baseType: !48, size: 64)
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !115, size: 64)
!115 = !DISubroutineType(types: !116)
!116 = !{!22, !22}
!117 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !22)
!118 = distinct !DISubprogram(name: "rent", scope: !2, file: !2, line: 29, type: !115, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !20, retainedNodes: !119)
!119 = !{!120}
!120 = !DILocalVariable(name: "unused", arg: 1, scope: !118, file: !2, line: 29, type: !22)
!121 = !DILocation(line: 0, scope: !118)
!122 = !DILocalVariable(name: "from", arg: 1, scope: !123, file: !2, line: 20, type: !126)
!123 = distinct !DISubprogram(name: "transfer", scope: !2, file: !2, line: 20, type: !124, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !20, retainedNodes: !127)
!124 = !DISubroutineType(types: !125)
!125 = !{null, !126, !126, !37}
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!127 = !{!122, !128, !129}
!128 = !DILocalVariable(name: "to", arg: 2, scope: !123, file: !2, line: 20, type: !126)
!129 = !DILocalVariable(name: "amount", arg: 3, scope: !123, file: !2, line: 20, type: !37)
!130 = !DILocation(line: 0, scope: !123, inlinedAt: !131)
!131 = distinct !DILocation(line: 31, column: 3, scope: !118)
!132 = !DILocation(line: 21, column: 3, scope: !123, inlinedAt: !131)
!133 = !DILocation(line: 22, column: 3, scope: !123, inlinedAt: !131)
!134 = !DILocation(line: 23, column: 17, scope: !123, inlinedAt: !131)
!135 = !DILocation(line: 24, column: 15, scope: !123, inlinedAt: !131)
!136 = !DILocation(line: 25, column: 3, scope: !123, inlinedAt: !131)
!137 = !DILocation(line: 26, column: 3, scope: !123, inlinedAt: !131)
!138 = !DILocation(line: 32, column: 3, scope: !118)
!139 = distinct !DISubprogram(name: "refund", scope: !2, file: !2, line: 35, type: !115, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !20, retainedNodes: !140)
!140 = !{!141}
!141 = !DILocalVariable(name: "unused", arg: 1, scope: !139, file: !2, line: 35, type: !22)
!142 = !DILocation(line: 0, scope: !139)
!143 = !DILocation(line: 0, scope: !123, inlinedAt: !144)
!144 = distinct !DILocation(line: 37, column: 3, scope: !139)
!145 = !DILocation(line: 21, column: 3, scope: !123, inlinedAt: !144)
!146 = !DILocation(line: 22, column: 3, scope: !123, inlinedAt: !144)
!147 = !DILocation(line: 23, column: 17, scope: !123, inlinedAt: !144)
!148 = !DILocation(line: 24, column: 15, scope: !123, inlinedAt: !144)
!149 = !DILocation(line: 25, column: 3, scope: !123, inlinedAt: !144)
!150 = !DILocation(line: 26, column: 3, scope: !123, inlinedAt: !144)
!151 = !DILocation(line: 38, column: 3, scope: !139)
!152 = !DISubprogram(name: "pthread_join", scope: !86, file: !86, line: 55, type: !153, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DISubroutineType(types: !154)
!154 = !{!37, !62, !155}
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!156 = !DISubprogram(name: "__assert_fail", scope: !157, file: !157, line: 9, type: !158, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!157 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!158 = !DISubroutineType(types: !159)
!159 = !{null, !160, !160, !39, !160}
!160 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!161 = !DISubprogram(name: "pthread_mutex_lock", scope: !86, file: !86, line: 91, type: !162, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!162 = !DISubroutineType(types: !163)
!163 = !{!37, !164}
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!165 = !DISubprogram(name: "pthread_mutex_unlock", scope: !86, file: !86, line: 97, type: !162, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
