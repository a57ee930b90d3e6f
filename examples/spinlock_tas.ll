; ModuleID = 'spinlock_tas.c'
source_filename = "spinlock_tas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.atomic_flag = type { i8 }

@counter = internal unnamed_addr global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"counter == 2\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [15 x i8] c"spinlock_tas.c\00", align 1, !dbg !24
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !29
@lock = internal global %struct.atomic_flag zeroinitializer, align 1, !dbg !35

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !52 {
entry:
  %a = alloca i64, align 8, !DIAssignID !61
    #dbg_assign(i1 undef, !56, !DIExpression(), !61, ptr %a, !DIExpression(), !62)
  %b = alloca i64, align 8, !DIAssignID !63
    #dbg_assign(i1 undef, !60, !DIExpression(), !63, ptr %b, !DIExpression(), !62)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #5, !dbg !64
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #5, !dbg !64
  %call = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @worker, ptr noundef null) #5, !dbg !65
  %call1 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @worker, ptr noundef null) #5, !dbg !66
  %0 = load i64, ptr %a, align 8, !dbg !67, !tbaa !68
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #5, !dbg !72
  %1 = load i64, ptr %b, align 8, !dbg !73, !tbaa !68
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #5, !dbg !74
  %2 = load i32, ptr @counter, align 4, !dbg !75, !tbaa !76
  %cmp = icmp eq i32 %2, 2, !dbg !75
  br i1 %cmp, label %cond.end, label %cond.false, !dbg !75

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 30, ptr noundef nonnull @__func__.main) #6, !dbg !75
  unreachable, !dbg !75

cond.end:                                         ; preds = %entry
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #5, !dbg !78
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #5, !dbg !78
  ret i32 0, !dbg !79
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !80 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @worker(ptr nocapture readnone %unused) #3 !dbg !114 {
entry:
    #dbg_value(ptr poison, !116, !DIExpression(), !117)
  br label %while.cond, !dbg !118

while.cond:                                       ; preds = %while.cond, %entry
  %0 = atomicrmw xchg ptr @lock, i8 1 acquire, align 1, !dbg !119
  %loadedv = trunc i8 %0 to i1, !dbg !119
  br i1 %loadedv, label %while.cond, label %while.end, !dbg !118, !llvm.loop !120

while.end:                                        ; preds = %while.cond
  %1 = load i32, ptr @counter, align 4, !dbg !124, !tbaa !76
  %inc = add nsw i32 %1, 1, !dbg !124
  store i32 %inc, ptr @counter, align 4, !dbg !124, !tbaa !76
  store atomic i8 0, ptr @lock release, align 1, !dbg !125
  ret ptr null, !dbg !126
}

declare !dbg !127 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !131 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

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
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 13, type: !44, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spinlock_tas.c", directory: ".", checksumkind: CSK_MD5, checksum: "36d699d8acd261b9e913881512b3d317")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !24, !29, !0, !35}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 104, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 13)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 15)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 40, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 5)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 12, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 173, baseType: !38)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 173, size: 8, elements: !39)
!39 = !{!40}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !38, file: !6, line: 173, baseType: !41, size: 8)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 97, baseType: !42)
!42 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !43)
!43 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!44 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 2}
!51 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !53, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!44}
!55 = !{!56, !60}
!56 = !DILocalVariable(name: "a", scope: !52, file: !3, line: 25, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !58, line: 35, baseType: !59)
!58 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!59 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!60 = !DILocalVariable(name: "b", scope: !52, file: !3, line: 25, type: !57)
!61 = distinct !DIAssignID()
!62 = !DILocation(line: 0, scope: !52)
!63 = distinct !DIAssignID()
!64 = !DILocation(line: 25, column: 3, scope: !52)
!65 = !DILocation(line: 26, column: 3, scope: !52)
!66 = !DILocation(line: 27, column: 3, scope: !52)
!67 = !DILocation(line: 28, column: 16, scope: !52)
!68 = !{!69, !69, i64 0}
!69 = !{!"long", !70, i64 0}
!70 = !{!"omnipotent char", !71, i64 0}
!71 = !{!"Simple C/C++ TBAA"}
!72 = !DILocation(line: 28, column: 3, scope: !52)
!73 = !DILocation(line: 29, column: 16, scope: !52)
!74 = !DILocation(line: 29, column: 3, scope: !52)
!75 = !DILocation(line: 30, column: 3, scope: !52)
!76 = !{!77, !77, i64 0}
!77 = !{!"int", !70, i64 0}
!78 = !DILocation(line: 32, column: 1, scope: !52)
!79 = !DILocation(line: 31, column: 3, scope: !52)
!80 = !DISubprogram(name: "pthread_create", scope: !81, file: !81, line: 53, type: !82, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!82 = !DISubroutineType(types: !83)
!83 = !{!44, !84, !86, !110, !113}
!84 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !85)
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!86 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !87)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !89)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !58, line: 106, baseType: !90)
!90 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !58, line: 91, size: 448, elements: !91)
!91 = !{!92, !104, !108}
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !90, file: !58, line: 100, baseType: !93, size: 320)
!93 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !90, file: !58, line: 92, size: 320, elements: !94)
!94 = !{!95, !96, !99, !100, !101, !102, !103}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !93, file: !58, line: 93, baseType: !44, size: 32)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !93, file: !58, line: 94, baseType: !97, size: 64, offset: 64)
!97 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !98, line: 18, baseType: !59)
!98 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !93, file: !58, line: 95, baseType: !97, size: 64, offset: 128)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !93, file: !58, line: 96, baseType: !44, size: 32, offset: 192)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !93, file: !58, line: 97, baseType: !44, size: 32, offset: 224)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !93, file: !58, line: 98, baseType: !44, size: 32, offset: 256)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !93, file: !58, line: 99, baseType: !44, size: 32, offset: 288)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !90, file: !58, line: 101, baseType: !105, size: 448)
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 448, elements: !106)
!106 = !{!107}
!107 = !DISubrange(count: 56)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !90, file: !58, line: 102, baseType: !109, size: 64)
!109 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64)
!111 = !DISubroutineType(types: !112)
!112 = !{!16, !16}
!113 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!114 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 15, type: !111, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !115)
!115 = !{!116}
!116 = !DILocalVariable(name: "unused", arg: 1, scope: !114, file: !3, line: 15, type: !16)
!117 = !DILocation(line: 0, scope: !114)
!118 = !DILocation(line: 17, column: 3, scope: !114)
!119 = !DILocation(line: 17, column: 10, scope: !114)
!120 = distinct !{!120, !118, !121, !122, !123}
!121 = !DILocation(line: 18, column: 5, scope: !114)
!122 = !{!"llvm.loop.mustprogress"}
!123 = !{!"llvm.loop.unroll.disable"}
!124 = !DILocation(line: 19, column: 10, scope: !114)
!125 = !DILocation(line: 20, column: 3, scope: !114)
!126 = !DILocation(line: 21, column: 3, scope: !114)
!127 = !DISubprogram(name: "pthread_join", scope: !81, file: !81, line: 55, type: !128, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!128 = !DISubroutineType(types: !129)
!129 = !{!44, !57, !130}
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!131 = !DISubprogram(name: "__assert_fail", scope: !132, file: !132, line: 9, type: !133, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!132 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!133 = !DISubroutineType(types: !134)
!134 = !{null, !135, !135, !7, !135}
!135 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
