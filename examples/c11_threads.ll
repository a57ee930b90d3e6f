; ModuleID = 'c11_threads.c'
source_filename = "c11_threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { i64, [32 x i8] }

@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@counter = internal unnamed_addr global i32 0, align 4, !dbg !32
@.str = private unnamed_addr constant [36 x i8] c"counter == 2 && first + second == 3\00", align 1, !dbg !15
@.str.1 = private unnamed_addr constant [14 x i8] c"c11_threads.c\00", align 1, !dbg !21
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !26

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !61 {
entry:
  %a = alloca i64, align 8, !DIAssignID !72
    #dbg_assign(i1 undef, !65, !DIExpression(), !72, ptr %a, !DIExpression(), !73)
  %b = alloca i64, align 8, !DIAssignID !74
    #dbg_assign(i1 undef, !69, !DIExpression(), !74, ptr %b, !DIExpression(), !73)
  %first = alloca i32, align 4, !DIAssignID !75
    #dbg_assign(i1 undef, !70, !DIExpression(), !75, ptr %first, !DIExpression(), !73)
  %second = alloca i32, align 4, !DIAssignID !76
    #dbg_assign(i1 undef, !71, !DIExpression(), !76, ptr %second, !DIExpression(), !73)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #4, !dbg !77
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #4, !dbg !77
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %first) #4, !dbg !78
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %second) #4, !dbg !78
  %call = tail call i32 @mtx_init(ptr noundef nonnull @lock, i32 noundef 0) #4, !dbg !79
  %call1 = call i32 @thrd_create(ptr noundef nonnull %a, ptr noundef nonnull @worker, ptr noundef null) #4, !dbg !80
  %call2 = call i32 @thrd_create(ptr noundef nonnull %b, ptr noundef nonnull @worker, ptr noundef null) #4, !dbg !81
  %0 = load i64, ptr %a, align 8, !dbg !82, !tbaa !83
  %call3 = call i32 @thrd_join(i64 noundef %0, ptr noundef nonnull %first) #4, !dbg !87
  %1 = load i64, ptr %b, align 8, !dbg !88, !tbaa !83
  %call4 = call i32 @thrd_join(i64 noundef %1, ptr noundef nonnull %second) #4, !dbg !89
  %2 = load i32, ptr @counter, align 4, !dbg !90, !tbaa !91
  %cmp = icmp eq i32 %2, 2, !dbg !90
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !90

land.lhs.true:                                    ; preds = %entry
  %3 = load i32, ptr %first, align 4, !dbg !90, !tbaa !91
  %4 = load i32, ptr %second, align 4, !dbg !90, !tbaa !91
  %add = add nsw i32 %4, %3, !dbg !90
  %cmp5 = icmp eq i32 %add, 3, !dbg !90
  br i1 %cmp5, label %cond.end, label %cond.false, !dbg !90

cond.false:                                       ; preds = %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 30, ptr noundef nonnull @__func__.main) #5, !dbg !90
  unreachable, !dbg !90

cond.end:                                         ; preds = %land.lhs.true
  call void @mtx_destroy(ptr noundef nonnull @lock) #4, !dbg !93
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %second) #4, !dbg !94
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %first) #4, !dbg !94
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #4, !dbg !94
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #4, !dbg !94
  ret i32 0, !dbg !95
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !96 i32 @mtx_init(ptr noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !100 i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal range(i32 -2147483647, -2147483648) i32 @worker(ptr nocapture readnone %unused) #0 !dbg !108 {
entry:
    #dbg_value(ptr poison, !110, !DIExpression(), !112)
  %call = tail call i32 @mtx_lock(ptr noundef nonnull @lock) #4, !dbg !113
  %0 = load i32, ptr @counter, align 4, !dbg !114, !tbaa !91
  %inc = add nsw i32 %0, 1, !dbg !114
  store i32 %inc, ptr @counter, align 4, !dbg !114, !tbaa !91
    #dbg_value(i32 %inc, !111, !DIExpression(), !112)
  %call1 = tail call i32 @mtx_unlock(ptr noundef nonnull @lock) #4, !dbg !115
  ret i32 %inc, !dbg !116
}

declare !dbg !117 i32 @thrd_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !121 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

declare !dbg !126 void @mtx_destroy(ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !129 i32 @mtx_lock(ptr noundef) local_unnamed_addr #2

declare !dbg !132 i32 @mtx_unlock(ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!54, !55, !56, !57, !58, !59, !60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 11, type: !35, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !12, globals: !14, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11_threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "22dee54d7fde1a8ff0dbca89da998a80")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 25, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "../libc-shim/include/threads.h", directory: ".", checksumkind: CSK_MD5, checksum: "5b89312e2562fa8f3b2ba82e62cecdf0")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11}
!9 = !DIEnumerator(name: "mtx_plain", value: 0)
!10 = !DIEnumerator(name: "mtx_recursive", value: 1)
!11 = !DIEnumerator(name: "mtx_timed", value: 2)
!12 = !{!13}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!14 = !{!15, !21, !26, !0, !32}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 288, elements: !19)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 36)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 112, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 14)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 40, elements: !30)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!30 = !{!31}
!31 = !DISubrange(count: 5)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 12, type: !34, isLocal: true, isDefinition: true)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "mtx_t", file: !6, line: 21, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !37, line: 52, baseType: !38)
!37 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!38 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !37, line: 40, size: 320, elements: !39)
!39 = !{!40, !48, !52}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !38, file: !37, line: 49, baseType: !41, size: 160)
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !38, file: !37, line: 41, size: 160, elements: !42)
!42 = !{!43, !44, !45, !46, !47}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !41, file: !37, line: 42, baseType: !34, size: 32)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !41, file: !37, line: 43, baseType: !7, size: 32, offset: 32)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !41, file: !37, line: 44, baseType: !34, size: 32, offset: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !41, file: !37, line: 46, baseType: !7, size: 32, offset: 96)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !41, file: !37, line: 48, baseType: !34, size: 32, offset: 128)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !38, file: !37, line: 50, baseType: !49, size: 320)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 320, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 40)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !38, file: !37, line: 51, baseType: !53, size: 64)
!53 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!54 = !{i32 7, !"Dwarf Version", i32 5}
!55 = !{i32 2, !"Debug Info Version", i32 3}
!56 = !{i32 1, !"wchar_size", i32 4}
!57 = !{i32 8, !"PIC Level", i32 2}
!58 = !{i32 7, !"PIE Level", i32 2}
!59 = !{i32 7, !"uwtable", i32 2}
!60 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!61 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !62, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{!34}
!64 = !{!65, !69, !70, !71}
!65 = !DILocalVariable(name: "a", scope: !61, file: !3, line: 23, type: !66)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_t", file: !6, line: 14, baseType: !67)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 35, baseType: !68)
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DILocalVariable(name: "b", scope: !61, file: !3, line: 23, type: !66)
!70 = !DILocalVariable(name: "first", scope: !61, file: !3, line: 24, type: !34)
!71 = !DILocalVariable(name: "second", scope: !61, file: !3, line: 24, type: !34)
!72 = distinct !DIAssignID()
!73 = !DILocation(line: 0, scope: !61)
!74 = distinct !DIAssignID()
!75 = distinct !DIAssignID()
!76 = distinct !DIAssignID()
!77 = !DILocation(line: 23, column: 3, scope: !61)
!78 = !DILocation(line: 24, column: 3, scope: !61)
!79 = !DILocation(line: 25, column: 3, scope: !61)
!80 = !DILocation(line: 26, column: 3, scope: !61)
!81 = !DILocation(line: 27, column: 3, scope: !61)
!82 = !DILocation(line: 28, column: 13, scope: !61)
!83 = !{!84, !84, i64 0}
!84 = !{!"long", !85, i64 0}
!85 = !{!"omnipotent char", !86, i64 0}
!86 = !{!"Simple C/C++ TBAA"}
!87 = !DILocation(line: 28, column: 3, scope: !61)
!88 = !DILocation(line: 29, column: 13, scope: !61)
!89 = !DILocation(line: 29, column: 3, scope: !61)
!90 = !DILocation(line: 30, column: 3, scope: !61)
!91 = !{!92, !92, i64 0}
!92 = !{!"int", !85, i64 0}
!93 = !DILocation(line: 31, column: 3, scope: !61)
!94 = !DILocation(line: 33, column: 1, scope: !61)
!95 = !DILocation(line: 32, column: 3, scope: !61)
!96 = !DISubprogram(name: "mtx_init", scope: !6, file: !6, line: 36, type: !97, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!97 = !DISubroutineType(types: !98)
!98 = !{!34, !99, !34}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!100 = !DISubprogram(name: "thrd_create", scope: !6, file: !6, line: 27, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = !DISubroutineType(types: !102)
!102 = !{!34, !103, !104, !13}
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_start_t", file: !6, line: 16, baseType: !105)
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!106 = !DISubroutineType(types: !107)
!107 = !{!34, !13}
!108 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 14, type: !106, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !109)
!109 = !{!110, !111}
!110 = !DILocalVariable(name: "unused", arg: 1, scope: !108, file: !3, line: 14, type: !13)
!111 = !DILocalVariable(name: "mine", scope: !108, file: !3, line: 17, type: !34)
!112 = !DILocation(line: 0, scope: !108)
!113 = !DILocation(line: 16, column: 3, scope: !108)
!114 = !DILocation(line: 17, column: 14, scope: !108)
!115 = !DILocation(line: 18, column: 3, scope: !108)
!116 = !DILocation(line: 19, column: 3, scope: !108)
!117 = !DISubprogram(name: "thrd_join", scope: !6, file: !6, line: 28, type: !118, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!118 = !DISubroutineType(types: !119)
!119 = !{!34, !66, !120}
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!121 = !DISubprogram(name: "__assert_fail", scope: !122, file: !122, line: 9, type: !123, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!122 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!123 = !DISubroutineType(types: !124)
!124 = !{null, !125, !125, !7, !125}
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!126 = !DISubprogram(name: "mtx_destroy", scope: !6, file: !6, line: 37, type: !127, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!127 = !DISubroutineType(types: !128)
!128 = !{null, !99}
!129 = !DISubprogram(name: "mtx_lock", scope: !6, file: !6, line: 38, type: !130, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!130 = !DISubroutineType(types: !131)
!131 = !{!34, !99}
!132 = !DISubprogram(name: "mtx_unlock", scope: !6, file: !6, line: 41, type: !130, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
