; ModuleID = 'atomic_counter_torn.c'
source_filename = "atomic_counter_torn.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@counter = internal unnamed_addr global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [27 x i8] c"atomic_load(&counter) == 2\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [22 x i8] c"atomic_counter_torn.c\00", align 1, !dbg !13
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !18

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !35 {
entry:
  %a = alloca i64, align 8, !DIAssignID !44
    #dbg_assign(i1 undef, !39, !DIExpression(), !44, ptr %a, !DIExpression(), !45)
  %b = alloca i64, align 8, !DIAssignID !46
    #dbg_assign(i1 undef, !43, !DIExpression(), !46, ptr %b, !DIExpression(), !45)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #5, !dbg !47
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #5, !dbg !47
  %call = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @worker, ptr noundef null) #5, !dbg !48
  %call1 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @worker, ptr noundef null) #5, !dbg !49
  %0 = load i64, ptr %a, align 8, !dbg !50, !tbaa !51
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #5, !dbg !55
  %1 = load i64, ptr %b, align 8, !dbg !56, !tbaa !51
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #5, !dbg !57
  %2 = load atomic i32, ptr @counter seq_cst, align 4, !dbg !58
  %cmp = icmp eq i32 %2, 2, !dbg !58
  br i1 %cmp, label %cond.end, label %cond.false, !dbg !58

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 27, ptr noundef nonnull @__func__.main) #6, !dbg !58
  unreachable, !dbg !58

cond.end:                                         ; preds = %entry
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #5, !dbg !59
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #5, !dbg !59
  ret i32 0, !dbg !60
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !61 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @worker(ptr nocapture readnone %unused) #3 !dbg !95 {
entry:
    #dbg_value(ptr poison, !97, !DIExpression(), !98)
  %0 = load atomic i32, ptr @counter seq_cst, align 4, !dbg !99
  %add = add nsw i32 %0, 1, !dbg !99
  store atomic i32 %add, ptr @counter seq_cst, align 4, !dbg !99
  ret ptr null, !dbg !100
}

declare !dbg !101 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !105 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 13, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomic_counter_torn.c", directory: ".", checksumkind: CSK_MD5, checksum: "8bbfb0d9ab73950675f86dd22b23fb7a")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 216, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 27)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 176, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 22)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 40, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !25, line: 104, baseType: !26)
!25 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !27)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !36, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!27}
!38 = !{!39, !43}
!39 = !DILocalVariable(name: "a", scope: !35, file: !3, line: 22, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 35, baseType: !42)
!41 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocalVariable(name: "b", scope: !35, file: !3, line: 22, type: !40)
!44 = distinct !DIAssignID()
!45 = !DILocation(line: 0, scope: !35)
!46 = distinct !DIAssignID()
!47 = !DILocation(line: 22, column: 3, scope: !35)
!48 = !DILocation(line: 23, column: 3, scope: !35)
!49 = !DILocation(line: 24, column: 3, scope: !35)
!50 = !DILocation(line: 25, column: 16, scope: !35)
!51 = !{!52, !52, i64 0}
!52 = !{!"long", !53, i64 0}
!53 = !{!"omnipotent char", !54, i64 0}
!54 = !{!"Simple C/C++ TBAA"}
!55 = !DILocation(line: 25, column: 3, scope: !35)
!56 = !DILocation(line: 26, column: 16, scope: !35)
!57 = !DILocation(line: 26, column: 3, scope: !35)
!58 = !DILocation(line: 27, column: 3, scope: !35)
!59 = !DILocation(line: 29, column: 1, scope: !35)
!60 = !DILocation(line: 28, column: 3, scope: !35)
!61 = !DISubprogram(name: "pthread_create", scope: !62, file: !62, line: 53, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!62 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!63 = !DISubroutineType(types: !64)
!64 = !{!27, !65, !67, !91, !94}
!65 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !66)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !68)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !70)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !41, line: 106, baseType: !71)
!71 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !41, line: 91, size: 448, elements: !72)
!72 = !{!73, !85, !89}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !71, file: !41, line: 100, baseType: !74, size: 320)
!74 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !71, file: !41, line: 92, size: 320, elements: !75)
!75 = !{!76, !77, !80, !81, !82, !83, !84}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !74, file: !41, line: 93, baseType: !27, size: 32)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !74, file: !41, line: 94, baseType: !78, size: 64, offset: 64)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !79, line: 18, baseType: !42)
!79 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !74, file: !41, line: 95, baseType: !78, size: 64, offset: 128)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !74, file: !41, line: 96, baseType: !27, size: 32, offset: 192)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !74, file: !41, line: 97, baseType: !27, size: 32, offset: 224)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !74, file: !41, line: 98, baseType: !27, size: 32, offset: 256)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !74, file: !41, line: 99, baseType: !27, size: 32, offset: 288)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !71, file: !41, line: 101, baseType: !86, size: 448)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !87)
!87 = !{!88}
!88 = !DISubrange(count: 56)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !71, file: !41, line: 102, baseType: !90, size: 64)
!90 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!92 = !DISubroutineType(types: !93)
!93 = !{!5, !5}
!94 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!95 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 15, type: !92, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !96)
!96 = !{!97}
!97 = !DILocalVariable(name: "unused", arg: 1, scope: !95, file: !3, line: 15, type: !5)
!98 = !DILocation(line: 0, scope: !95)
!99 = !DILocation(line: 17, column: 3, scope: !95)
!100 = !DILocation(line: 18, column: 3, scope: !95)
!101 = !DISubprogram(name: "pthread_join", scope: !62, file: !62, line: 55, type: !102, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!102 = !DISubroutineType(types: !103)
!103 = !{!27, !40, !104}
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!105 = !DISubprogram(name: "__assert_fail", scope: !106, file: !106, line: 9, type: !107, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!106 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!107 = !DISubroutineType(types: !108)
!108 = !{null, !109, !109, !110, !109}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!110 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
