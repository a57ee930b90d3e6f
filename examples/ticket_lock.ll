; ModuleID = 'ticket_lock.c'
source_filename = "ticket_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@counter = internal unnamed_addr global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"counter == 2\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [14 x i8] c"ticket_lock.c\00", align 1, !dbg !24
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !29
@next_ticket = internal global i32 0, align 4, !dbg !35
@now_serving = internal unnamed_addr global i32 0, align 4, !dbg !39

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !49 {
entry:
  %a = alloca i64, align 8, !DIAssignID !58
    #dbg_assign(i1 undef, !53, !DIExpression(), !58, ptr %a, !DIExpression(), !59)
  %b = alloca i64, align 8, !DIAssignID !60
    #dbg_assign(i1 undef, !57, !DIExpression(), !60, ptr %b, !DIExpression(), !59)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #5, !dbg !61
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #5, !dbg !61
  %call = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @worker, ptr noundef null) #5, !dbg !62
  %call1 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @worker, ptr noundef null) #5, !dbg !63
  %0 = load i64, ptr %a, align 8, !dbg !64, !tbaa !65
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #5, !dbg !69
  %1 = load i64, ptr %b, align 8, !dbg !70, !tbaa !65
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #5, !dbg !71
  %2 = load i32, ptr @counter, align 4, !dbg !72, !tbaa !73
  %cmp = icmp eq i32 %2, 2, !dbg !72
  br i1 %cmp, label %cond.end, label %cond.false, !dbg !72

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 32, ptr noundef nonnull @__func__.main) #6, !dbg !72
  unreachable, !dbg !72

cond.end:                                         ; preds = %entry
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #5, !dbg !75
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #5, !dbg !75
  ret i32 0, !dbg !76
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !77 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @worker(ptr nocapture readnone %unused) #3 !dbg !111 {
entry:
    #dbg_value(ptr poison, !113, !DIExpression(), !115)
  %0 = atomicrmw add ptr @next_ticket, i32 1 monotonic, align 4, !dbg !116
    #dbg_value(i32 %0, !114, !DIExpression(), !115)
  br label %while.cond, !dbg !117

while.cond:                                       ; preds = %while.cond, %entry
  %1 = load atomic i32, ptr @now_serving acquire, align 4, !dbg !118
  %cmp.not = icmp eq i32 %1, %0, !dbg !119
  br i1 %cmp.not, label %while.end, label %while.cond, !dbg !117, !llvm.loop !120

while.end:                                        ; preds = %while.cond
  %2 = load i32, ptr @counter, align 4, !dbg !124, !tbaa !73
  %inc = add nsw i32 %2, 1, !dbg !124
  store i32 %inc, ptr @counter, align 4, !dbg !124, !tbaa !73
  %add = add i32 %0, 1, !dbg !125
  store atomic i32 %add, ptr @now_serving release, align 4, !dbg !126
  ret ptr null, !dbg !127
}

declare !dbg !128 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !132 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

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
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 14, type: !41, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "ticket_lock.c", directory: ".", checksumkind: CSK_MD5, checksum: "4f0f3db1f7a516339da757a38d34493a")
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
!17 = !{!18, !24, !29, !0, !35, !39}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 104, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 13)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 112, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 14)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 40, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 5)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "next_ticket", scope: !2, file: !3, line: 12, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !6, line: 105, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "now_serving", scope: !2, file: !3, line: 13, type: !37, isLocal: true, isDefinition: true)
!41 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!49 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !50, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{!41}
!52 = !{!53, !57}
!53 = !DILocalVariable(name: "a", scope: !49, file: !3, line: 27, type: !54)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !55, line: 35, baseType: !56)
!55 = !DIFile(filename: "../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DILocalVariable(name: "b", scope: !49, file: !3, line: 27, type: !54)
!58 = distinct !DIAssignID()
!59 = !DILocation(line: 0, scope: !49)
!60 = distinct !DIAssignID()
!61 = !DILocation(line: 27, column: 3, scope: !49)
!62 = !DILocation(line: 28, column: 3, scope: !49)
!63 = !DILocation(line: 29, column: 3, scope: !49)
!64 = !DILocation(line: 30, column: 16, scope: !49)
!65 = !{!66, !66, i64 0}
!66 = !{!"long", !67, i64 0}
!67 = !{!"omnipotent char", !68, i64 0}
!68 = !{!"Simple C/C++ TBAA"}
!69 = !DILocation(line: 30, column: 3, scope: !49)
!70 = !DILocation(line: 31, column: 16, scope: !49)
!71 = !DILocation(line: 31, column: 3, scope: !49)
!72 = !DILocation(line: 32, column: 3, scope: !49)
!73 = !{!74, !74, i64 0}
!74 = !{!"int", !67, i64 0}
!75 = !DILocation(line: 34, column: 1, scope: !49)
!76 = !DILocation(line: 33, column: 3, scope: !49)
!77 = !DISubprogram(name: "pthread_create", scope: !78, file: !78, line: 53, type: !79, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!78 = !DIFile(filename: "../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!79 = !DISubroutineType(types: !80)
!80 = !{!41, !81, !83, !107, !110}
!81 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !82)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !84)
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !86)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !55, line: 106, baseType: !87)
!87 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !55, line: 91, size: 448, elements: !88)
!88 = !{!89, !101, !105}
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !87, file: !55, line: 100, baseType: !90, size: 320)
!90 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !87, file: !55, line: 92, size: 320, elements: !91)
!91 = !{!92, !93, !96, !97, !98, !99, !100}
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !90, file: !55, line: 93, baseType: !41, size: 32)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !90, file: !55, line: 94, baseType: !94, size: 64, offset: 64)
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !95, line: 18, baseType: !56)
!95 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !90, file: !55, line: 95, baseType: !94, size: 64, offset: 128)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !90, file: !55, line: 96, baseType: !41, size: 32, offset: 192)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !90, file: !55, line: 97, baseType: !41, size: 32, offset: 224)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !90, file: !55, line: 98, baseType: !41, size: 32, offset: 256)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !90, file: !55, line: 99, baseType: !41, size: 32, offset: 288)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !87, file: !55, line: 101, baseType: !102, size: 448)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 448, elements: !103)
!103 = !{!104}
!104 = !DISubrange(count: 56)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !87, file: !55, line: 102, baseType: !106, size: 64)
!106 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!108 = !DISubroutineType(types: !109)
!109 = !{!16, !16}
!110 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!111 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 16, type: !108, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !112)
!112 = !{!113, !114}
!113 = !DILocalVariable(name: "unused", arg: 1, scope: !111, file: !3, line: 16, type: !16)
!114 = !DILocalVariable(name: "mine", scope: !111, file: !3, line: 18, type: !7)
!115 = !DILocation(line: 0, scope: !111)
!116 = !DILocation(line: 18, column: 19, scope: !111)
!117 = !DILocation(line: 19, column: 3, scope: !111)
!118 = !DILocation(line: 19, column: 10, scope: !111)
!119 = !DILocation(line: 19, column: 67, scope: !111)
!120 = distinct !{!120, !117, !121, !122, !123}
!121 = !DILocation(line: 20, column: 5, scope: !111)
!122 = !{!"llvm.loop.mustprogress"}
!123 = !{!"llvm.loop.unroll.disable"}
!124 = !DILocation(line: 21, column: 10, scope: !111)
!125 = !DILocation(line: 22, column: 44, scope: !111)
!126 = !DILocation(line: 22, column: 3, scope: !111)
!127 = !DILocation(line: 23, column: 3, scope: !111)
!128 = !DISubprogram(name: "pthread_join", scope: !78, file: !78, line: 55, type: !129, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!129 = !DISubroutineType(types: !130)
!130 = !{!41, !54, !131}
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!132 = !DISubprogram(name: "__assert_fail", scope: !133, file: !133, line: 9, type: !134, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!133 = !DIFile(filename: "../libc-shim/include/assert.h", directory: ".", checksumkind: CSK_MD5, checksum: "591939884a173408141647d339d127e3")
!134 = !DISubroutineType(types: !135)
!135 = !{null, !136, !136, !7, !136}
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
